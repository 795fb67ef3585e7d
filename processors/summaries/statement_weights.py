"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.80,
    "article": -0.78,
    "bias": -0.06,
    "colon": 0.48,
    "commas": -0.61,
    "comparison": 0.57,
    "condition": 0.15,
    "every": -0.13,
    "imperative": -0.28,
    "is": 0.44,
    "length": -0.17,
    "modal": 0.50,
    "negation": 0.81,
    "order": 0.39,
    "others": -0.39,
    "past": -0.94,
    "possessive": -0.45,
    "question": 0.08,
    "reason": 0.26,
    "short": 0.50,
    "speaker": 0.43,
    "told": -0.24,
    "user": 0.72,
    "vague": -1.03,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-11 !_!:22 !_^:-36 $:200 $_0:200 %:-94 %_^:-37 0:52 0_!:17 0_%:-94 0_0:95
0_?:18 0_^:119 0_a:-11 0_about:5 0_addresses:1 0_adults:51 0_all:40 0_alunos:35
0_am:-57 0_amps:42 0_an:1 0_and:-29 0_are:-20 0_as:81 0_at:85 0_attempts:12
0_aufträge:15 0_baguettes:12 0_bajtów:22 0_bar:12 0_bars:27 0_bathers:17
0_beats:35 0_because:-22 0_before:63 0_blechen:23 0_bottles:41 0_boxes:14
0_brezeln:18 0_broken:2 0_brokers:8 0_by:28 0_bytes:30 0_cafés:-20 0_call:-63
0_calls:20 0_came:7 0_canciones:-12 0_carretillas:6 0_cars:29 0_centimetres:18
0_characters:12 0_cinnamon:4 0_cm:101 0_coaches:7 0_coats:-12 0_coffees:-13
0_colleagues:-11 0_columns:-12 0_come:8 0_copies:1 0_copy:9 0_crates:21
0_cushions:4 0_days:48 0_degrees:-6 0_degrés:22 0_dezimeter:16 0_doors:-20
0_dp:12 0_drops:25 0_ducks:-4 0_eggs:57 0_elementos:53 0_employees:1 0_en:33
0_entrées:13 0_episodes:31 0_esquiadores:25 0_eur:-15 0_euro:85 0_euros:-28
0_evenings:38 0_exercises:20 0_faults:10 0_files:-48 0_flashcards:61 0_floor:-36
0_floors:-58 0_fois:-33 0_folders:15 0_footnotes:-14 0_for:88 0_fragen:22
0_frames:-72 0_from:11 0_fry:39 0_fächer:15 0_g:74 0_gb:58 0_gibi:37 0_gigas:22
0_go:-32 0_grad:28 0_gradi:38 0_gramm:16 0_grams:53 0_gulls:-53 0_gäste:-25
0_gästen:19 0_gün:16 0_h:30 0_haczyków:54 0_hand:-11 0_has:30 0_helm:29
0_hertz:15 0_hilos:16 0_hives:15 0_hocker:3 0_horas:-42 0_horses:-1 0_hosts:13
0_hours:-48 0_households:-11 0_hrs:-33 0_im:34 0_import:28 0_in:4 0_invoices:13
0_is:76 0_it:51 0_items:19 0_its:17 0_june:4 0_kb:64 0_kbaud:23 0_kg:49
0_kids:-7 0_kilo:-24 0_kilobytes:22 0_kilos:60 0_kilovatios:37 0_kilowatts:26
0_kinds:-1 0_kişi:19 0_kleine:-49 0_km:-64 0_knight:12 0_knots:11 0_kw:15
0_lamps:-51 0_layers:-40 0_letters:-54 0_leute:57 0_lines:-39 0_litres:78
0_litri:27 0_litros:20 0_loaves:-8 0_logins:-14 0_long:3 0_líneas:15 0_m:78
0_ma:32 0_mailboxes:37 0_maja:20 0_mal:-24 0_march:11 0_mb:73 0_mbit:3
0_means:51 0_megabyte:13 0_megabytes:16 0_megs:8 0_messages:30 0_metres:10
0_metros:45 0_mg:13 0_microns:17 0_microseconds:-7 0_mikroampere:17 0_miles:-17
0_million:8 0_milliseconds:39 0_min:4 0_mins:28 0_minuten:-16 0_minutes:-10
0_minuti:9 0_minutos:-11 0_mistakes:15 0_ml:30 0_mm:70 0_months:-30 0_ms:78
0_msgs:22 0_muestras:14 0_mv:3 0_needs:2 0_new:40 0_newtons:34 0_nights:65
0_nil:-23 0_nodes:5 0_not:33 0_notes:-67 0_nothing:50 0_nov:5 0_now:140 0_nu:18
0_o'clock:58 0_of:-39 0_ohms:47 0_on:20 0_only:44 0_opcodes:7 0_open:30
0_other:-43 0_out:-107 0_over:-80 0_packets:1 0_page:-50 0_pages:-64
0_palabras:16 0_palavras:27 0_pallets:25 0_palés:14 0_pancakes:-21 0_parallel:25
0_parcels:5 0_particiones:12 0_pass:-39 0_passed:-21 0_pens:-56 0_people:72
0_per:49 0_personas:32 0_persone:16 0_personnes:-56 0_physics:23 0_pieces:-41
0_places:15 0_players:30 0_plazas:6 0_pls:1 0_pm:47 0_points:56 0_pontos:33
0_pots:-10 0_pounds:11 0_ppl:55 0_ppm:21 0_practice:20 0_problems:25
0_procent:22 0_próbek:20 0_punkte:38 0_punten:13 0_puntos:40 0_pupils:-42
0_quadratmeter:26 0_questions:21 0_queue:22 0_quid:-70 0_radiators:19 0_reais:27
0_replicas:14 0_requests:-47 0_retries:-59 0_rounds:-6 0_rows:-37 0_s:61
0_saat:17 0_sacks:17 0_sacs:14 0_schüler:37 0_schülern:20 0_seasonal:21
0_seats:1 0_secondes:43 0_seconds:44 0_secs:17 0_sekunden:17 0_sekunder:32
0_sept:1 0_sharp:5 0_sheets:9 0_shes:20 0_shows:-11 0_signs:-5 0_sillas:11
0_since:-8 0_slots:12 0_small:-27 0_so:-39 0_sockets:27 0_songs:-26 0_sorten:-61
0_sourdough:4 0_steps:-49 0_stunden:-28 0_säcken:37 0_tabs:-100 0_tacks:59
0_tage:21 0_tapes:5 0_teeth:29 0_that:4 0_that's:16 0_thats:14 0_the:-21
0_then:-10 0_these:49 0_they:-10 0_thin:2 0_this:10 0_tiles:-7 0_times:-119
0_to:28 0_today:49 0_tonnes:32 0_trays:7 0_turns:-58 0_tygodniowo:20 0_u:1
0_uhr:44 0_unread:-62 0_until:3 0_users:14 0_utc:37 0_values:12 0_verses:-51
0_volt:17 0_volts:23 0_w:28 0_walks:4 0_was:-43 0_watt:5 0_watts:36 0_we:-30
0_weeks:-9 0_when:-35 0_which:5 0_winters:-26 0_without:7 0_wks:13 0_workers:1
0_wpm:31 0_years:-46 0_yr:-48 0_zentimeter:-17 0_zu:19 0_µa:24 0_élèves:20 0_に:8
0_ピ:4 0_克:47 0_分:9 0_天:8 0_段:15 0_点:4 0_秒:29 0_道:18 ?_?:-4 ?_^:3 ^:-9 ^_0:-142
^_a:12 ^_abbiamo:-26 ^_ablation:5 ^_about:89 ^_according:42 ^_ach:-33
^_actually:7 ^_adesso:88 ^_after:128 ^_afterwards:14 ^_again:-115 ^_agora:26
^_ah:-123 ^_ahora:33 ^_aim:7 ^_ainda:35 ^_airports:-38 ^_al:14 ^_ale:-86
^_all:80 ^_alla:81 ^_alright:15 ^_als:64 ^_also:6 ^_always:157 ^_am:83 ^_an:-29
^_and:86 ^_anouk:26 ^_antes:44 ^_any:-47 ^_anyone:22 ^_anything:115 ^_anyway:-74
^_apparently:-67 ^_apprentice:20 ^_aquí:-42 ^_are:-41 ^_around:-23 ^_as:117
^_ask:63 ^_asked:15 ^_asset:15 ^_at:-98 ^_aucun:20 ^_auditors:23 ^_aunt:-7
^_avant:31 ^_avec:-42 ^_aw:-76 ^_aww:-36 ^_ayer:-72 ^_back:-187 ^_backup:17
^_backups:35 ^_barnen:-106 ^_batch:15 ^_battery:1 ^_beaucoup:-65 ^_because:13
^_been:-42 ^_bees:13 ^_before:66 ^_bei:-12 ^_beim:18 ^_ben:55 ^_best:-59
^_better:58 ^_between:-70 ^_beyond:12 ^_bierzemy:60 ^_big:-16 ^_bike:26 ^_bin:-7
^_birds:-9 ^_bis:9 ^_bit:-40 ^_bitte:64 ^_black:65 ^_bless:-15 ^_blood:6
^_blue:46 ^_boah:-52 ^_bogdan:12 ^_boiler:5 ^_bon:-45 ^_booked:17 ^_booster:32
^_bootsprüfung:29 ^_boss:49 ^_both:57 ^_bottling:2 ^_bow:8 ^_bowline:69
^_brass:-13 ^_brb:-128 ^_bridge:4 ^_bring:-28 ^_british:43 ^_buenos:-65
^_bufor:6 ^_bugün:-28 ^_build:17 ^_bumped:42 ^_bus:28 ^_by:37 ^_büyük:30
^_c'est:57 ^_cable:-16 ^_cake:-32 ^_calculators:50 ^_call:53 ^_called:28
^_calls:4 ^_can:78 ^_cancelled:36 ^_cant:-70 ^_capisco:-57 ^_car:2 ^_carrier:5
^_case:17 ^_cash:-14 ^_cats:-25 ^_certo:34 ^_chairs:-28 ^_change:24 ^_chapter:27
^_chaque:37 ^_che:-110 ^_check:12 ^_checked:-44 ^_cheers:-58 ^_chi:55
^_children:7 ^_chip:6 ^_chlorine:26 ^_chose:40 ^_ci:74 ^_claims:47 ^_class:-37
^_cleaned:15 ^_clear:28 ^_cleared:14 ^_club:27 ^_cluster:6 ^_coach:2
^_coffee:-71 ^_cold:-45 ^_colour:29 ^_come:10 ^_coming:34 ^_comments:12
^_commit:32 ^_como:105 ^_compilers:-29 ^_compressor:10 ^_con:50
^_congratulations:-9 ^_consider:9 ^_contact:22 ^_cook:81 ^_correct:11
^_correction:3 ^_corrige:28 ^_cost:15 ^_could:128 ^_count:30 ^_counted:16
^_courier:14 ^_cousin:-42 ^_crash:11 ^_crashlytics:19 ^_crew:32 ^_cross:13
^_current:24 ^_curtain:29 ^_customer:48 ^_customs:-8 ^_cute:-3 ^_czyli:56
^_da:-78 ^_daarna:56 ^_dad:11 ^_dads:-27 ^_dailies:9 ^_danach:49 ^_danke:-50
^_dans:-13 ^_dark:16 ^_das:4 ^_dat:-19 ^_de:132 ^_decided:9 ^_deixa:7
^_delivery:-7 ^_den:57 ^_deploys:49 ^_der:53 ^_design:27 ^_designer:76
^_después:37 ^_det:19 ^_diagrams:77 ^_did:9 ^_die:83 ^_dinner:1 ^_disk:6 ^_do:55
^_dock:35 ^_does:68 ^_dog:-26 ^_dogs:18 ^_domani:63 ^_don't:-9 ^_done:67
^_dont:127 ^_doors:23 ^_dr:37 ^_draw:14 ^_drivers:12 ^_driving:-2 ^_dropped:16
^_dry:1 ^_du:87 ^_dunno:51 ^_during:26 ^_dörren:45 ^_dün:-80 ^_each:-32
^_early:40 ^_egg:30 ^_ein:-73 ^_el:8 ^_elle:61 ^_em:-70 ^_en:-65 ^_ended:-30
^_english:4 ^_enjoy:-42 ^_ensuite:52 ^_entre:17 ^_entro:43 ^_enums:3 ^_er:-14
^_erklär:27 ^_error:4 ^_es:-45 ^_est:53 ^_even:-74 ^_evening:-60 ^_ever:108
^_every:-53 ^_everybody:-22 ^_everyone:-19 ^_everything:63 ^_ewa:14
^_exactly:-45 ^_exam:39 ^_expect:43 ^_explain:41 ^_facilities:43 ^_fair:-55
^_falta:59 ^_families:22 ^_fan:-14 ^_fancy:-18 ^_fatto:13 ^_faut:13 ^_feature:21
^_feeling:-22 ^_feels:-63 ^_felt:-18 ^_ferry:-26 ^_fewer:5 ^_ficou:34 ^_field:1
^_files:-65 ^_finalement:71 ^_finance:45 ^_fine:66 ^_finger:31 ^_finished:18
^_fire:21 ^_firmware:-7 ^_first:-78 ^_fish:-51 ^_five:13 ^_fixed:-32 ^_flaky:10
^_flash:7 ^_flat:6 ^_fog:-72 ^_following:56 ^_food:35 ^_football:74 ^_for:222
^_force:9 ^_forget:73 ^_forklifts:30 ^_found:-8 ^_four:-99 ^_franchement:-139
^_fresh:33 ^_fridge:8 ^_from:51 ^_front:3 ^_früher:-58 ^_fun:-55 ^_funny:-40
^_für:79 ^_garage:14 ^_gardens:-14 ^_gave:15 ^_gece:17 ^_geef:71 ^_geen:-16
^_generally:-52 ^_generated:18 ^_gern:-22 ^_gestern:-113 ^_get:36 ^_getting:57
^_gimme:15 ^_gisteren:-91 ^_give:16 ^_given:9 ^_glad:-64 ^_gloves:41 ^_go:38
^_goats:-16 ^_god:-8 ^_going:96 ^_gonna:123 ^_good:29 ^_goodness:-35 ^_gosh:-70
^_gosto:79 ^_got:56 ^_grandad:-61 ^_grandma:-14 ^_grandpa:-51 ^_grandpa's:-14
^_graphs:30 ^_great:-52 ^_ground:2 ^_group:15 ^_gruppe:37 ^_guess:-26
^_guests:23 ^_gulls:-22 ^_gut:16 ^_gym:-63 ^_ha:-152 ^_hab:67 ^_had:-11
^_haha:-194 ^_half:-65 ^_hall:3 ^_han:28 ^_hand:6 ^_handover:2 ^_hands:30
^_hang:-94 ^_happy:-99 ^_har:35 ^_harbour:30 ^_hard:2 ^_has:11 ^_hate:-30
^_hava:-64 ^_have:-11 ^_havent:33 ^_having:59 ^_hay:59 ^_he:72 ^_he's:46
^_head:36 ^_headcount:6 ^_heard:-19 ^_heat:-80 ^_heb:-78 ^_hello:24 ^_help:12
^_helst:48 ^_hemos:6 ^_her:-54 ^_here:-58 ^_here's:27 ^_hes:69 ^_hey:-29
^_hi:-45 ^_hier:-38 ^_hire:8 ^_his:87 ^_historically:-1 ^_hive:4 ^_hiya:-70
^_hl:35 ^_hm:-47 ^_hmm:-39 ^_ho:158 ^_hoje:-34 ^_homework:38 ^_honestly:-24
^_honey:-22 ^_hooguit:30 ^_hope:-89 ^_hoping:60 ^_hospital:-109 ^_house:43
^_how:-11 ^_hows:-36 ^_hoy:-46 ^_hr:26 ^_huh:-52 ^_hull:10 ^_humidity:-40
^_hundefutter:37 ^_härnäst:53 ^_höchstens:17 ^_högst:63 ^_i:59 ^_i'd:19
^_i'll:48 ^_i'm:80 ^_i've:49 ^_ice:-34 ^_ich:-6 ^_id:67 ^_ideally:44 ^_ieri:-122
^_if:44 ^_ik:18 ^_il:-11 ^_ill:110 ^_im:-92 ^_imagine:-36 ^_imo:-57 ^_in:-70
^_inbound:1 ^_incident:10 ^_inga:85 ^_inspector:24 ^_instead:39 ^_insurance:23
^_interesting:-75 ^_invoices:8 ^_is:-49 ^_isn't:-37 ^_it:-73 ^_it'd:58
^_it's:-24 ^_its:-100 ^_ive:76 ^_j'ai:-68 ^_j'aime:52 ^_j'aimerais:61
^_j'avais:37 ^_jag:37 ^_jaja:-89 ^_jamais:21 ^_jasne:-2 ^_je:94 ^_jetty:21
^_jetzt:29 ^_jokes:-59 ^_juli:44 ^_just:32 ^_jutro:25 ^_já:75 ^_kafka:2
^_keep:35 ^_kein:37 ^_keine:-41 ^_keys:4 ^_kid:13 ^_kids:-95 ^_kiln:13
^_kinda:-68 ^_kindly:12 ^_kitchen:62 ^_kkk:-91 ^_koi:-51 ^_kommentare:8
^_korrektur:7 ^_kot:-26 ^_küçük:30 ^_l'atelier:9 ^_la:65 ^_lab:46 ^_label:7
^_las:86 ^_last:38 ^_latency:-3 ^_later:20 ^_latin:30 ^_laut:40 ^_le:-51
^_lead:5 ^_learned:-27 ^_leave:29 ^_left:72 ^_legal:68 ^_lena:61 ^_leo:42
^_les:5 ^_less:60 ^_lesson:34 ^_lessons:17 ^_let:36 ^_let's:50 ^_lets:63
^_letter:10 ^_letters:-44 ^_library:54 ^_lids:62 ^_lieber:27 ^_liever:86
^_lift:10 ^_line:87 ^_lo:123 ^_lock:15 ^_locker:1 ^_log:30 ^_login:7 ^_lol:-132
^_long:-49 ^_look:37 ^_looked:15 ^_looking:-1 ^_looks:36 ^_loop:16 ^_los:9
^_lost:-21 ^_lots:-35 ^_love:25 ^_lovely:-14 ^_low:33 ^_luego:23 ^_lukas:-15
^_lunch:-117 ^_länger:6 ^_ma:-63 ^_mai:37 ^_mail:11 ^_mails:28 ^_make:78
^_mamma:-34 ^_man:11 ^_many:-35 ^_mark:85 ^_marketing:84 ^_massimo:36 ^_max:70
^_maximal:30 ^_may:34 ^_maybe:-16 ^_mañana:17 ^_mdr:-105 ^_me:40 ^_measured:55
^_meeting:-63 ^_meglio:55 ^_meh:-92 ^_mehr:43 ^_mein:-41 ^_meine:9 ^_mejor:62
^_memory:-23 ^_menudo:-91 ^_merged:12 ^_mes:37 ^_meu:-49 ^_mi:-30 ^_mia:-8
^_mientras:46 ^_mijn:-119 ^_milk:12 ^_min:-38 ^_mine:-100 ^_minha:-56 ^_minors:9
^_mio:-82 ^_mir:60 ^_mirror:26 ^_mit:27 ^_mm:-73 ^_mock:4 ^_mod:4 ^_model:9
^_moi:15 ^_mon:-71 ^_monday:-61 ^_mondays:-56 ^_more:42 ^_morgen:38
^_mormor:-103 ^_morning:-15 ^_mornings:11 ^_most:-55 ^_mostly:-29 ^_moved:75
^_mr:-18 ^_mrs:-65 ^_muchas:-55 ^_mum:56 ^_mum's:-13 ^_music:43 ^_must:-156
^_my:-23 ^_märz:35 ^_målet:68 ^_mój:-76 ^_na:-60 ^_nach:53 ^_nada:35 ^_nah:30
^_nan:-41 ^_natural:2 ^_ne:81 ^_neap:8 ^_need:31 ^_neue:35 ^_never:56 ^_new:9
^_next:110 ^_ngl:-70 ^_nice:-106 ^_nie:141 ^_niente:78 ^_niet:11 ^_night:-49
^_nightly:15 ^_nine:-11 ^_ninguém:12 ^_no:5 ^_nobody:77 ^_noch:16 ^_non:50
^_noone:56 ^_nope:-21 ^_nos:87 ^_nossa:-65 ^_noted:43 ^_nothing:-58 ^_nous:48
^_now:3 ^_null:-9 ^_numbers:6 ^_numer:3 ^_nunca:54 ^_nurse:14 ^_nursery:-10
^_não:5 ^_o:-52 ^_ob:16 ^_odszkodowanie:61 ^_of:-90 ^_offen:19 ^_oh:-19 ^_ojo:5
^_ok:-4 ^_okay:46 ^_old:-54 ^_oma:-89 ^_omg:-93 ^_on:-27 ^_oncall:3 ^_one:-27
^_only:70 ^_ontem:-23 ^_onze:-42 ^_ooh:6 ^_op:4 ^_open:12 ^_orders:11 ^_organ:5
^_os:10 ^_osei:5 ^_our:-93 ^_out:74 ^_outbound:10 ^_oven:18 ^_p:32 ^_page:25
^_pager:16 ^_paid:34 ^_paint:12 ^_painted:38 ^_pallets:36 ^_paper:32 ^_para:10
^_parcel:-19 ^_parents:19 ^_parking:5 ^_parquet:38 ^_pas:7 ^_passed:-27
^_passport:-29 ^_patient:45 ^_people:-120 ^_per:65 ^_personne:47 ^_pff:-22
^_pharmacists:-12 ^_phew:-49 ^_phone:-43 ^_phones:16 ^_photos:8 ^_physio:2
^_picture:-36 ^_pier:1 ^_pies:-17 ^_pigeons:-38 ^_pivot:36 ^_plain:12
^_platform:7 ^_playlist:32 ^_please:-24 ^_plutôt:18 ^_po:69 ^_poi:68 ^_pond:13
^_poor:-108 ^_port:5 ^_pour:71 ^_ppl:-68 ^_preferisco:57 ^_prefiero:119
^_prefiro:86 ^_pressure:8 ^_pretty:-17 ^_prices:50 ^_prima:39 ^_printed:12
^_printer:-43 ^_privacy:22 ^_pro:39 ^_production:15 ^_professor:16
^_prosecco:-63 ^_proszę:35 ^_put:60 ^_python:9 ^_que:-131 ^_quel:-80
^_quelle:-52 ^_queremos:28 ^_quero:47 ^_queue:-30 ^_queueing:-44 ^_quick:-17
^_quiero:80 ^_quiet:73 ^_qué:-129 ^_rack:22 ^_radiology:-69 ^_rain:-45
^_raining:-73 ^_ran:40 ^_rather:93 ^_re:44 ^_reaching:2 ^_read:30 ^_reading:-132
^_recall:14 ^_rechnungen:8 ^_red:-44 ^_refunds:51 ^_registered:18 ^_rehearsal:14
^_reisetag:40 ^_remaining:13 ^_remember:-67 ^_reminders:9 ^_removed:21 ^_rent:20
^_replaced:10 ^_replica:34 ^_replication:24 ^_replies:8 ^_reply:52 ^_resta:26
^_reste:18 ^_result:9 ^_retired:-18 ^_returned:3 ^_reverse:-14 ^_reviewer:-28
^_right:27 ^_ring:6 ^_room:1 ^_root:15 ^_rope:-32 ^_rosa:10 ^_rosalind:27
^_round:-61 ^_row:18 ^_rumour:-63 ^_run:-73 ^_runbook:-58 ^_rust:-38 ^_said:16
^_sailors:-9 ^_sales:-42 ^_same:-57 ^_sample:13 ^_samples:7 ^_saturday:11
^_saw:5 ^_scale:37 ^_school:49 ^_schön:-26 ^_scrap:34 ^_scratch:75 ^_screen:19
^_screens:-43 ^_se:64 ^_seat:-49 ^_secrets:38 ^_security:11 ^_see:-18
^_seeing:49 ^_según:1 ^_sen:21 ^_send:30 ^_sensor:30 ^_sent:33 ^_seriously:-3
^_server:8 ^_service:2 ^_serwer:14 ^_será:50 ^_settled:19 ^_seven:-75 ^_she:-53
^_she's:-2 ^_shoe:14 ^_shoes:14 ^_shop:45 ^_short:65 ^_should:48 ^_show:36
^_si:59 ^_sie:86 ^_siempre:-16 ^_sigh:-64 ^_signed:11 ^_sin:32 ^_since:55
^_six:-23 ^_skimmed:-96 ^_skip:-17 ^_skipping:20 ^_skriv:52 ^_sleep:20
^_slept:-8 ^_small:33 ^_smells:-36 ^_snapshots:28 ^_snow:-19 ^_so:-47 ^_soft:1
^_soldered:-55 ^_solen:-94 ^_some:-156 ^_somebody:-79 ^_somebody's:-15
^_somehow:-55 ^_someone:-127 ^_something:53 ^_sometimes:-38 ^_somewhere:-55
^_sorry:-73 ^_sort:-4 ^_sorted:21 ^_sorter:6 ^_sound:7 ^_soup:-22 ^_sourdough:42
^_spare:7 ^_speak:68 ^_spent:-88 ^_spicy:45 ^_sports:-25 ^_spring:36
^_spätestens:12 ^_sry:-62 ^_stack:-38 ^_staging:31 ^_stamattina:-52
^_standing:-55 ^_standup:9 ^_status:23 ^_stay:12 ^_stick:33 ^_still:160
^_stock:32 ^_stop:46 ^_storage:-58 ^_store:18 ^_stories:72 ^_straks:70
^_strange:-17 ^_su:2 ^_such:-33 ^_sun:-111 ^_sunday's:4 ^_support:56 ^_sure:-56
^_surtout:39 ^_swap:-6 ^_swapped:77 ^_só:4 ^_sąsiad:-66 ^_tables:13 ^_tabs:67
^_tack:-61 ^_take:-44 ^_taking:1 ^_talk:6 ^_talked:72 ^_tbh:-85 ^_te:73 ^_tea:11
^_team:16 ^_tell:28 ^_tempo:4 ^_tenant:14 ^_tengo:6 ^_teniamo:20 ^_tent:45
^_teraz:120 ^_text:53 ^_teściowa:-54 ^_thank:-71 ^_thanks:-83 ^_that:-46
^_that's:5 ^_the:-44 ^_theatre:16 ^_then:76 ^_theory:27 ^_there:-31
^_there's:-40 ^_they:-30 ^_they're:27 ^_they've:2 ^_think:-48 ^_thirty:-15
^_this:-94 ^_those:-128 ^_three:-54 ^_thx:-67 ^_ticket:30 ^_tickets:27 ^_tide:33
^_time:-33 ^_timeout:21 ^_tmrw:5 ^_to:41 ^_todavía:6 ^_todo:81 ^_token:22
^_told:71 ^_tomorrow:91 ^_tonight:27 ^_too:100 ^_took:-13 ^_tools:5
^_toujours:57 ^_toute:14 ^_tracking:15 ^_tras:21 ^_treat:100 ^_tried:18
^_trois:-29 ^_trying:5 ^_tunnels:-50 ^_turns:-12 ^_twins:-56 ^_two:-50 ^_type:16
^_typo:26 ^_u:-71 ^_uf:-51 ^_ugh:-136 ^_ultimately:33 ^_um:9 ^_un:1 ^_uncle:-58
^_unclear:60 ^_undecided:42 ^_under:30 ^_understood:23 ^_une:4 ^_up:52
^_upload:9 ^_usch:-56 ^_use:50 ^_used:42 ^_uw:28 ^_vaccine:30 ^_vale:19
^_vaya:-58 ^_vendor:50 ^_vet:61 ^_vi:14 ^_viele:-36 ^_vilken:-58 ^_visitors:29
^_voice:31 ^_volunteers:1 ^_voor:22 ^_vor:31 ^_votre:49 ^_vous:9 ^_vroeger:-45
^_w:-109 ^_wait:-121 ^_waiting:33 ^_walking:-12 ^_wanna:52 ^_want:54 ^_ward:16
^_warm:29 ^_was:22 ^_wat:-72 ^_water:14 ^_wczoraj:-64 ^_we:29 ^_we'd:58
^_we'll:65 ^_we're:34 ^_we've:22 ^_wed:57 ^_wedding:6 ^_wednesday:21 ^_weekday:1
^_wegen:1 ^_weiß:21 ^_welcome:-52 ^_well:-111 ^_wenn:22 ^_went:-3 ^_wer:88
^_were:23 ^_wet:9 ^_weve:-14 ^_what:-19 ^_what's:39 ^_whatever:57 ^_whats:-50
^_when:139 ^_whenever:41 ^_whether:8 ^_which:48 ^_while:13 ^_who's:20
^_whoever:-13 ^_whose:-23 ^_why:-35 ^_wie:72 ^_wifi:46 ^_will:35 ^_window:37
^_wir:75 ^_wish:-20 ^_with:78 ^_without:-47 ^_woke:19 ^_wolę:85 ^_wood:-69
^_would:49 ^_wow:-76 ^_wrap:35 ^_wrote:-49 ^_ya:159 ^_yeah:-68 ^_yeast:-7
^_yes:-61 ^_yesterday:-16 ^_yo:83 ^_you:5 ^_you'll:38 ^_you're:-37 ^_you've:30
^_youll:12 ^_your:48 ^_yusuf:13 ^_zadań:20 ^_zebranie:40 ^_zero:18 ^_ziel:46
^_zonder:29 ^_zone:8 ^_zostajemy:33 ^_zrobione:87 ^_zum:32 ^_zwemles:8 ^_à:-88
^_çay:-70 ^_çocuklar:-9 ^_è:36 ^_к:56 ^_никогда:32 ^_あ:31 ^_う:-51 ^_お:-19
^_そ:-23 ^_チ:8 ^_一:30 ^_下:19 ^_不:-7 ^_串:17 ^_予:18 ^_今:-65 ^_保:19 ^_写:15 ^_冷:14
^_割:10 ^_千:6 ^_听:-54 ^_周:17 ^_地:37 ^_备:27 ^_夜:-11 ^_好:18 ^_娘:-29 ^_婚:-8 ^_小:-55
^_引:25 ^_必:5 ^_我:-6 ^_新:-19 ^_明:36 ^_昨:-70 ^_最:15 ^_月:20 ^_本:23 ^_次:23 ^_每:54
^_没:14 ^_発:13 ^_第:15 ^_筆:7 ^_老:-17 ^_連:14 ^_那:34 ^_開:3 ^_隣:-18 ^_雨:-3 ^_電:8
a:-26 a_0:-70 a_^:26 a_afternoon:-39 a_amostra:35 a_aula:43 a_baby:76
a_backup:-50 a_bag:-3 a_bakery:-25 a_balcony:23 a_balloon:5 a_bank:31 a_bar:-36
a_barbecue:39 a_basket:1 a_bassoon:-2 a_batch:44 a_bathtub:-65 a_bed:55
a_beer:-62 a_beginning:26 a_bell:-35 a_bench:-55 a_better:-35 a_bien:2 a_big:42
a_bigger:-49 a_bird:-58 a_biscuit:-52 a_bishop:-16 a_bit:13 a_board:19
a_boat:-39 a_border:2 a_box:-29 a_boy:-14 a_brass:11 a_break:-45 a_bridge:-9
a_bucket:-34 a_bug:-27 a_burst:15 a_cabin:-79 a_cache:-43 a_cake:-57 a_calm:52
a_car:39 a_case:-4 a_cash:4 a_cat:-8 a_cent:6 a_certain:-14 a_chain:32
a_chair:-43 a_change:27 a_chap:-38 a_character:-8 a_chemist:-9 a_choice:110
a_classic:-33 a_club:22 a_coaster:-18 a_coat:51 a_coffee:-8 a_coin:-22 a_cold:4
a_colour:-13 a_column:-28 a_comment:71 a_complaint:22 a_concert:-29
a_contract:-28 a_copy:18 a_cor:39 a_cot:13 a_couple:18 a_course:4 a_cow:-19
a_crack:25 a_crate:-31 a_crossing:-8 a_crossword:-19 a_dance:-35 a_data:-11
a_database:-53 a_date:56 a_day:199 a_degree:-5 a_delivery:16 a_deposit:-38
a_description:4 a_dictionary:23 a_difference:-20 a_different:67 a_dinghy:20
a_dinner:17 a_dip:-6 a_donkey:-1 a_door:-21 a_dot:21 a_double:8 a_draft:20
a_draws:1 a_dream:-10 a_dry:27 a_duck:-31 a_dull:-44 a_encore:-102 a_evening:-31
a_face:41 a_fact:-31 a_failed:10 a_fair:-36 a_family:-20 a_fan:41 a_festa:61
a_few:-15 a_field:-51 a_fine:-18 a_first:22 a_fix:-10 a_flat:35 a_flooded:-19
a_floppy:-47 a_footnote:-31 a_forest:-36 a_former:-26 a_fox:-1 a_frame:4
a_free:-24 a_fresh:30 a_friday:29 a_fridge:-74 a_friend:-10 a_friendly:7
a_full:78 a_funeral:-17 a_game:-13 a_gap:19 a_garden:15 a_generator:30 a_gift:49
a_glass:29 a_glove:15 a_go:12 a_goldfish:-26 a_good:-43 a_great:21 a_green:14
a_grudge:-28 a_guest:46 a_guy:34 a_gym:-1 a_half:16 a_has:31 a_hat:-36 a_head:42
a_heap:-23 a_heartbeat:-11 a_hedge:-62 a_heron:-41 a_ho:-21 a_holiday:-35
a_horse:-16 a_hotel:-45 a_house:-21 a_human:15 a_hundred:-11 a_hurry:16
a_idea:-45 a_ideia:49 a_jar:-26 a_job:22 a_joke:-45 a_kid:-1 a_kitchen:-1
a_knot:16 a_la:-10 a_label:37 a_ladder:17 a_lady:28 a_lamp:47 a_language:-23
a_laptop:-12 a_las:-29 a_laundry:-20 a_law:-53 a_lawyer:34 a_leaf:-11 a_leak:66
a_left:-48 a_lesson:48 a_letter:-38 a_level:36 a_lift:-81 a_lighthouse:-3
a_line:-36 a_list:-10 a_living:-16 a_look:35 a_loop:-5 a_loose:19 a_los:14
a_lost:-26 a_lot:-24 a_love:20 a_lovely:-35 a_m:-1 a_machine:-23 a_magician:-36
a_man:-41 a_mano:22 a_manual:34 a_matter:8 a_maximum:22 a_me:18 a_melon:-32
a_memory:38 a_menu:-5 a_mess:47 a_mi:49 a_milk:-15 a_million:-54 a_minha:-2
a_minute:69 a_missing:7 a_mistake:55 a_mix:25 a_mock:30 a_moment:86 a_monday:-37
a_month:44 a_mouse:-28 a_mr:14 a_museum:39 a_mutex:-19 a_mí:54 a_new:54
a_nice:17 a_night:56 a_no:72 a_noise:-3 a_note:42 a_novel:-42 a_number:-40
a_nurse:12 a_one:-31 a_padaria:38 a_page:16 a_pair:5 a_paperclip:26
a_paragraph:42 a_parcel:55 a_parent's:25 a_parrot:-32 a_passport:1 a_patient:39
a_pencil:8 a_perdu:-18 a_person:34 a_petrol:-14 a_phd:-83 a_phone:-4 a_photo:36
a_piano:-23 a_piece:16 a_pigeon:-46 a_pillar:-11 a_pin:-8 a_pinch:6 a_pint:13
a_poem:-5 a_point:-52 a_pond:36 a_por:7 a_poster:-2 a_potato:-8 a_power:4
a_price:15 a_primary:-14 a_pris:62 a_private:13 a_product:-7 a_professional:-12
a_professora:-35 a_promise:35 a_puzzling:-3 a_quarter:33 a_query:25
a_question:39 a_queue:-5 a_quiet:49 a_radio:12 a_rare:-31 a_rash:47 a_rather:-2
a_read:-16 a_real:79 a_reason:2 a_receipt:-2 a_recipe:-3 a_red:61 a_refund:14
a_reminder:44 a_repair:22 a_replacement:24 a_rest:-25 a_ring:21 a_rollback:29
a_room:41 a_rooster:-50 a_rough:-24 a_route:16 a_row:10 a_rule:-14 a_ruler:-25
a_runbook:28 a_safe:49 a_sample:33 a_sandwich:-21 a_saturday:-35 a_scan:-42
a_scarf:-24 a_school:-16 a_sec:-36 a_second:118 a_secret:-35 a_seguir:96
a_semaphore:-41 a_sense:-14 a_sensor:36 a_server:-3 a_session:33 a_shared:61
a_sheep:-35 a_shelf:40 a_shift:-5 a_ship:-44 a_short:5 a_shower:86 a_sick:61
a_sign:-4 a_signature:35 a_signed:-32 a_silent:38 a_simple:-24 a_single:-53
a_skeleton:4 a_sketch:16 a_sky:-1 a_slip:81 a_slipper:-9 a_small:11 a_smell:-46
a_smile:17 a_snail:-3 a_snake:-31 a_sock:-15 a_sofa:-17 a_soft:-50 a_soul:-27
a_sound:-1 a_sourdough:-31 a_spare:25 a_splendid:-24 a_spoon:-30 a_sports:-22
a_spreadsheet:38 a_stamp:-2 a_statue:-5 a_stick:-48 a_sticker:-39 a_stop:9
a_story:68 a_student:14 a_successful:20 a_suitcase:-4 a_sunday:-14 a_sunset:-6
a_surprise:61 a_surprising:-8 a_swan:-52 a_swimming:-11 a_switch:22 a_table:-2
a_tag:13 a_talent:-21 a_teacher:-12 a_technical:-21 a_teenager:-48 a_test:49
a_theory:-59 a_thermostat:-2 a_thing:-8 a_third:12 a_thousand:16 a_three:31
a_ticket:8 a_till:5 a_time:112 a_tin:-23 a_tiny:-21 a_toddler:-25 a_todos:-16
a_tone:-24 a_topic:-102 a_torch:-13 a_tortoise:-25 a_touch:-26 a_toujours:-30
a_town:-33 a_tractor:-8 a_train:-25 a_trampoline:-20 a_trip:-13 a_tutti:-34
a_two:14 a_usb:7 a_van:-15 a_vault:3 a_vegetarian:59 a_very:-63 a_vet:36
a_view:3 a_vintage:-27 a_warm:30 a_warning:5 a_washer:8 a_way:-78 a_wedding:-10
a_week:26 a_weekday:16 a_weekend:3 a_whale:-37 a_while:-23 a_whole:-109
a_window:47 a_winter:9 a_woman:-34 a_word:27 a_working:7 a_yes:27 aan:57
aan_de:14 ab:178 ab_0:169 ab_^:16 abba:-145 abbiamo:-59 abbiamo_mangiato:-42
abbreviation:57 abbreviation_list:18 abdeckung:26 abend:-14 abendessen:19
abends:10 abgestellt:6 abgestellt_^:6 abhängigkeiten:26 ablation:22 able:65
able_to:65 aboard:11 about:22 about_0:-80 about_^:31 about_any:16
about_bridges:-15 about_four:-26 about_getting:41 about_half:-9 about_it:73
about_that:-19 about_the:114 about_them:79 about_to:21 about_two:-58
about_whether:-39 about_your:-22 above:44 above_0:36 above_a:-35 above_the:6
abre:16 abroad:-1 absence:9 absence_badge:28 absolute:24 abstellen:14 abt:8
abt_the:28 abtastrate:12 abtastrate_liegt:9 abuela:-122 abuelo:-33 ac:23
accent:68 accent_^:39 accent_colour:4 accept:31 accept_our:7 accepted:56
accepted_^:8 accepts:61 access:75 accession:-14 according:-52 according_to:-52
accordion:-47 accordion_^:-42 accordions:-32 account:109 account_^:30
account_is:10 accountant:-7 accountant_^:-10 accountants:-26 accounting:-29
accounts:5 accounts_^:-7 acct:2 aceita:22 ach:-33 ach_herrje:-20 achievements:4
achievements_screen:4 acht:52 achterberg:9 acid:55 acids:41 acknowledge:15
acoustics:17 acronym:25 across:-63 across_the:-87 act_^:11 act_two:-10 active:22
actor:20 actually:-10 actually_^:-24 acuerdo:24 acuerdo_la:24 adapters:-11
adapters_in:-11 adc:21 add:46 add_a:34 adding:-14 address:17 address_^:24
address_is:6 address_on:-25 addressed:54 addresses:31 adesso:128 adesso_^:17
adesso_il:40 adesso_tocca:30 adeyemi:16 adeyemi_^:11 adjuster:4 admit:-66
admit_0:17 admit_i:-7 admit_that:-24 admit_the:-35 admite:27 admite_0:13
admits:4 admits_0:4 adore:34 adresse:22 aduana:2 adult:-58 adults:82 advanced:27
aeroporto:22 af:-11 afford:21 afford_0:13 afraid:28 after:61 after_0:-79
after_^:9 after_a:52 after_all:80 after_dinner:40 after_each:4 after_i:1
after_is:100 after_it:9 after_lunch:36 after_patients:60 after_ten:49
after_that:82 after_the:-77 after_this:-21 after_three:-14 after_your:32
afternoon:-49 afternoon_^:-18 afternoons:34 afterwards:81 afterwards_^:17
again:-71 again_0:-16 again_^:-45 again_and:18 again_at:87 again_i:29
again_it:11 again_like:-3 again_on:-17 again_send:-16 again_so:-26 again_with:17
against:93 against_a:-21 against_it:4 against_the:73 age:-12 age_of:-38
agency:-18 agent:-1 agent_0:-44 ages:-71 ages_^:-30 agm:46 agm_^:30 ago:44
ago_^:80 ago_and:21 ago_i:-1 agora:70 agora_falta:20 agora_é:54 agree:-80
agree_^:-49 agree_on:-20 agree_that:-16 agreed:100 agreed_^:11 agreed_a:6
agreed_on:12 agreed_the:3 agreed_with:2 agreement:-21 agrees:-18 agrees_^:3
agua:-29 aguenta:23 ah:-123 ah_la:-35 ah_the:-44 ah_well:-16 ah_yes:-12 ahead:51
ahead_^:14 ahead_of:26 ahnung:-57 ahora:11 ahora_es:9 ahora_toca:15 ai:-8 aid:40
aid_course:12 aim:75 aim_is:81 ainda:69 ainda_não:35 air:-83 air_^:-2 air_is:-44
airport:-17 airport_0:-29 airport_^:-1 airports:-38 aisle_^:7 akku:2 al:-61
al_0:23 al_final:14 al_massimo:25 al_mattino:22 alarm:89 alarm_^:-19 alarm_at:15
alarm_goes:23 alarm_is:4 alarm_trips:15 alarme:56 alarms:30 aldrig:67 ale:-86
ale_dziś:-33 alert:-41 alerts:29 alerts_go:9 alfred:84 algebra:-2 algo:-17
alguien:2 alias:23 alias_^:23 alive:6 all:-60 all_0:69 all_?:1 all_^:22
all_about:45 all_agreed:13 all_day:-63 all_four:21 all_from:-52 all_green:45
all_happens:-12 all_in:44 all_it:-6 all_its:5 all_my:-20 all_night:69
all_nine:27 all_over:24 all_places:-18 all_right:82 all_take:-31 all_that:-58
all_they:33 all_this:8 all_those:-25 all_three:29 all_times:25 all_verses:-88
all_we:14 all_week:47 alla:40 alla_fine:31 alle:30 alle_0:12 allen:-69
allergic:63 allergic_to:55 allergies:92 allergy:11 allergy_diet:11 alles:-118
alles_^:-35 allocation:-25 allocator:-24 allow:10 allow_0:6 allowed:104
allowed_0:3 allowed_in:13 allowed_on:4 allowed_to:41 allows:53 allows_0:19
allt:51 alltid:8 alltså:-35 almacén:37 almacén_de:14 almeno:-42 almost:-58
alone_^:10 alone_w:5 along:46 along_the:-15 aloud:40 aloud_^:27 alquiler:14
already:-14 already_^:-81 already_in:-55 als:-8 als_0:49 als_das:-32 als_een:-51
als_ein:-20 als_ik:-32 als_nächstes:62 also:2 alta:63 altar:-15 alte:-16
alten:53 altered:12 although:-88 although_it:-12 although_the:-31 altijd:32
altitude:63 alto:9 altogether:-56 alunos:35 alunos_^:35 always:-3 always_^:137
always_ask:23 always_been:-1 always_brings:-29 always_end:-52 always_forget:-46
always_get:-55 always_have:23 always_hums:-54 always_in:53 always_ring:5
always_tell:-19 always_the:-39 always_wanted:-15 always_write:35 am:67 am_0:55
am_^:-9 am_ende:43 am_glad:-6 am_going:3 am_liebsten:91 am_markt:18 am_may:1
am_morgen:-60 am_not:-50 am_reading:-52 am_samstag:-42 am_sorry:55 am_stück:16
am_tag:17 am_telefon:34 am_vormittag:36 amanhã:81 amanhã_cedo:29 amazing:-7
amazing_^:-1 amir:-8 ammonia:7 among:-38 amostra:35 amostra_do:35 amounts:4
amps:46 amps_^:5 an_^:20 an_agency:10 an_airport:17 an_answer:22 an_automatic:51
an_der:18 an_die:-6 an_empty:40 an_entry:8 an_epipen:45 an_evening:94
an_event:48 an_example:53 an_hour:43 an_old:-79 an_outage:-4 an_owner:29
an_upload:5 ana:10 anaesthetist:9 analyser:-35 analysis:-12 analysts:27 anche:25
anchor:41 anchored:9 ancora:-30 ancora_se:27 and:-28 and_0:-56 and_a:-11
and_acid:43 and_after:-11 and_all:-57 and_always:-51 and_an:-5 and_are:-27
and_as:-34 and_ask:2 and_asked:-38 and_at:-10 and_both:-39 and_by:44
and_came:-41 and_can:-4 and_choirs:-19 and_climbing:9 and_cooked:24
and_dropped:11 and_each:-70 and_entered:45 and_every:-31 and_everybody:-8
and_everyone:-5 and_explain:38 and_falls:-38 and_for:28 and_forth:24
and_found:44 and_get:17 and_give:17 and_goes:-24 and_good:-23 and_got:-83
and_green:41 and_had:-3 and_hands:-62 and_has:-36 and_have:43 and_he:-8
and_her:-2 and_hit:27 and_i:-21 and_i'd:29 and_i'm:34 and_im:-35 and_in:19
and_is:36 and_it:-31 and_it's:60 and_its:54 and_keep:16 and_label:20
and_landed:9 and_leave:5 and_less:13 and_look:-17 and_me:-17 and_means:-33
and_merged:12 and_most:-29 and_my:-35 and_never:100 and_no:-7 and_nobody:-75
and_not:80 and_nothing:23 and_now:-95 and_nowhere:63 and_of:-42 and_off:-23
and_oiled:28 and_on:-27 and_one:-99 and_only:26 and_our:40 and_out:-28
and_people:-31 and_physics:8 and_put:49 and_regret:-24 and_returns:-86
and_right:9 and_salt:-8 and_says:-31 and_send:4 and_she:-34 and_shes:-6
and_show:4 and_six:48 and_so:53 and_some:-15 and_someone:-2 and_still:-58
and_tell:47 and_that:51 and_that's:13 and_thats:57 and_the:-65 and_their:-33
and_then:-35 and_there:14 and_to:19 and_took:-43 and_two:-40 and_waits:23
and_wants:69 and_was:7 and_we:-70 and_well:41 and_what:36 and_when:10
and_without:31 and_woke:-34 and_yes:33 and_yet:-78 and_you:66 and_your:-34
andere:6 anders:6 android:59 android_builds:20 android_we:5 anecdote:-14
anecdote_^:-2 angeblich:-33 angry:42 animal:13 animals:1 animation:14 anke:21
ankle:45 anmeldung:39 anmeldung_zur:28 anna:6 annex:26 anniversary:43 annonce:65
announce:4 announced:7 année:-36 année_^:-36 anoche:-77 anonymous:12 another:-30
anouk:26 anruf:19 ans:-42 ans_^:-52 anselmo:15 answer:66 answer_^:13
answer_about:1 answer_as:5 answer_in:23 answer_is:-64 answer_the:-33
answer_to:13 answered:3 answered_^:14 answers:20 answers_are:-13 answers_in:5
answers_to:32 anteil:20 antena:27 antenna:7 antes:23 antes_^:6 antes_de:76
antes_que:-50 antique:-16 ants:-79 antwerp:-26 any:-47 any_day:27
any_evening:-51 any_idea:53 any_more:13 any_of:48 any_time:45 anybody:90
anybody_^:-12 anybody_ask:31 anybody_asked:54 anybody_know:12 anymore:105
anymore_^:58 anyone:-27 anyone_?:45 anyone_^:-55 anyone_actually:-55
anyone_else:-72 anyone_ever:-44 anyone_in:-8 anyone_know:71 anyone_who:23
anyone_with:2 anyone's:27 anything:39 anything_^:-78 anything_about:25
anything_above:13 anything_but:10 anything_else:-44 anything_in:40
anything_longer:32 anything_that:29 anything_to:10 anything_under:29
anything_with:50 anyway:-69 anyway_^:51 anywhere:-9 anywhere_^:-23 anzahlung:1
ao:87 apagues:17 apart:-3 apart_^:63 apart_and:4 apart_from:-46 api:10
api_is:-61 apiece:6 apiece_^:6 apologies:22 apologies_for:1 apologise:29
apologise_for:7 apologises:-10 apology:48 app:-10 app_^:41 app_for:2 app_gives:5
app_is:-25 app_shows:-27 apparently:-91 apparently_^:-32 apparently_my:-1
apparently_the:-49 appeal:8 appear:29 appears:-5 appears_in:5 appel:6 apple:-48
apple_tree:-45 apples_^:-33 application:27 application_is:13 apply:2
appointment:-5 appreciate:-1 appreciate_the:-1 apprentices:41 approval:6
approved:18 april:-22 april_^:5 april_no:-22 après_^:41 aquarium:32 aqui:-50
aquí:-42 arbeite:43 arbeitet:21 arbeitet_mit:11 arcade:-31 archive:23
archive_^:-6 archive_is:-12 archives:44 archives_are:4 are:24 are_0:44 are_^:40
are_a:-148 are_after:51 are_all:-64 are_allowed:37 are_and:-4 are_asleep:35
are_at:-69 are_back:-23 are_basically:-49 are_behind:17 are_cheap:-70
are_collected:7 are_common:-15 are_done:38 are_down:10 are_easier:-7
are_easy:-85 are_enough:30 are_fine:11 are_for:-6 are_four:36 are_from:-76
are_gone:64 are_great:-32 are_hard:-36 are_in:66 are_kept:91 are_like:67
are_many:-2 are_meant:8 are_nesting:-15 are_nicer:28 are_no:33 are_not:-43
are_of:-15 are_off:27 are_on:-6 are_only:36 are_out:-46 are_possible:6
are_rarely:-16 are_read:-27 are_removed:3 are_returned:4 are_reviewed:4
are_right:-24 are_serviced:14 are_short:71 are_shown:25 are_small:-4
are_smarter:-32 are_stacked:32 are_staying:8 are_still:29 are_stored:62
are_strings:-28 are_tagged:9 are_the:-32 are_they:-6 are_through:12 are_tiny:-19
are_to:21 are_told:-4 are_too:10 are_two:31 are_waiting:13 are_we:49 are_what:25
are_wired:4 are_with:20 are_you:-23 aren't:-21 arent:-49 argue:-36
argue_with:-44 argued:-31 arguing:-15 arguing_about:-6 arguments:-10 arm:-35
arm_is:43 armchair:23 armrest:17 around:-17 around_0:1 around_^:81
around_and:-18 around_are:-24 around_the:-25 around_there:-9 array:11 arriva:27
arrival:42 arrivare:37 arrivare_a:37 arrive:-7 arrived:-9 arrived_in:-19
arrives:-10 arrives_on:4 arriving:3 arrivé:-81 arrow:33 arrows:-21 arroz:-27
arroz_otra:-27 art:-55 artwork:8 artwork_sits:8 artık:31 artık_0:31 as:2
as_0:-28 as_a:-39 as_ab:4 as_agreed:14 as_an:-31 as_every:-13 as_far:-44
as_for:30 as_if:-50 as_it:57 as_its:22 as_long:-27 as_much:-77 as_my:48
as_of:147 as_on:-58 as_pdf:12 as_soon:34 as_the:18 as_their:-29 as_they:40
as_three:2 as_to:14 as_usual:-21 as_we:43 as_well:1 as_with:-3 as_you:68
as_your:29 ascii:14 ash:11 ask:-51 ask_^:-68 ask_about:37 ask_anyone:-44
ask_before:42 ask_for:41 ask_if:-115 ask_me:34 ask_the:-9 ask_why:-3 ask_you:5
asked:-72 asked_^:62 asked_for:57 asked_if:-121 asked_me:-27 asked_to:38
asked_us:-17 asked_what:-13 asked_whether:-7 asked_why:-45 asking:-70
asking_^:-34 asking_about:44 asking_for:36 asks:-30 asks_^:2 asks_for:-13
asleep:-44 asleep_^:28 asleep_in:-40 assembly:-32 assembly_^:-3 assessed:10
assessor:21 asset:3 asset_tag:19 assinatura:44 async:9 así:-63 at:-32 at_0:32
at_^:41 at_a:26 at_all:-10 at_breakfast:-31 at_chapter:10 at_dawn:51
at_dinner:-40 at_dusk:35 at_easter:36 at_eleven:-31 at_every:-67 at_first:-35
at_five:27 at_full:19 at_half:23 at_home:75 at_it:-41 at_least:-58 at_level:7
at_lunch:36 at_me:-112 at_minute:-41 at_most:150 at_my:-17 at_night:-31
at_nine:49 at_noon:5 at_once:81 at_one:7 at_our:45 at_parties:-51
at_reception:21 at_sea:-1 at_seven:-9 at_six:-18 at_table:-15 at_ten:9 at_the:-6
at_this:-1 at_three:66 at_weekends:-52 at_work:-18 at_your:61 ate:-84 ate_my:-68
ate_the:22 att:-117 att_höra:-31 attachments:1 attempt:21 attempt_at:-21
attempts:46 attention:17 attic:3 attic_are:24 attitude:-67 até:91 au:-27
au_bout:8 au_dessus:-12 auch:67 auch_für:27 auch_nicht:1 auch_wenn:18
auction:-39 aucun:40 aucune:71 audience:-62 audience_in:-5 audio:85 audio_ma:20
audit:31 audit_^:19 auditor:-11 auditors_have:-25 auditoría:35 auf:-3 auf_0:31
auf_das:5 auf_dem:-66 auf_den:-27 auf_deutsch:43 auf_englisch:25 auf_keinen:12
aufbewahrung:22 aufträge:15 aufträge_^:15 aufzug:-27 august:16 aula:61
aula_prática:43 aula_statt:12 aunque:35 aunt:2 aunt_once:-2 aura:6 aura_lieu:6
aurora:-27 aus:-111 aus_^:54 aus_dem:48 aus_hat:-31 aus_passau:-17 aus_und:-36
ausflug:9 ausschließlich:31 aussi:10 autant:-77 author:-65 auto:-7 autoclave:9
automatic:51 autumn:-3 autumn_^:33 aux:3 außer:30 av:5 avait:-52 avait_un:-36
avalanche:34 avant:160 avant_la:34 avant_le:10 avant_toute:27 avant_vendredi:31
avec:-88 avec_0:-48 avec_les:-112 avec_plaisir:-61 average:-11 averages:-51
avisa:24 avisado:20 avisado_al:20 avisar:57 avisar_^:39 aviso:26 avisos:36
avião:-6 avons:7 avons_terminé:21 avó:-21 aw:-76 awake:-26 awarii:-70 away:95
away_a:-46 away_and:30 away_from:88 awful:157 awful_^:122 awful_on:81 aws:-48
aww:-36 ayer:-54 ayer_en:-68 az:16 az_0:16 años:-36 aún:16 aż:-14 b:161 b_0:42
b_^:2 b_is:8 b_on:25 babcia:-14 baby:101 baby_comes:1 baby_got:36 baby_sleeps:2
bac:-16 bach:-3 back:-16 back_0:18 back_^:7 back_and:30 back_as:68 back_at:61
back_from:44 back_how:-29 back_in:-43 back_is:-29 back_on:41 back_so:-3
back_the:-62 back_then:-114 back_to:-44 back_when:-44 back_with:1 backed:18
backed_up:18 backend:21 background:-30 backstage:52 backup_ring:5 backups:109
backups_are:33 backwashed:31 bad:82 badge:79 badge_readers:36 badger:-85
badges:16 badges_are:32 badly:2 badly_^:-18 badly_so:20 badly_with:10 bag:6
bag_^:-53 bagpipe:-40 bags:-23 bags_^:22 baguettes:12 bahçede:-112 bajtów:22
bajtów_^:22 bake:-5 baker_^:-4 bakery:-5 bakery_^:25 bakery_in:-66 bakfiets:32
bakfiets_staat:28 baking:11 balance:2 balancers:22 balcony:-3 ball:36 ballet:-58
balloon:6 bambini:10 banana:-20 banana_^:-3 banco:-5 banco_^:-20 band:-38
bande:-37 bank:-87 bank_^:5 bank_holiday:-69 bank_sync:6 banks:-80 banned:12
banner:27 baptiste:59 baptiste_^:59 bar:-23 bar_^:29 bar_in:-11 bara:-36
barbecue:42 barbecue_^:60 barca:38 barco:14 barcodes:-23 barcodes_are:-23
bardzo:-77 bare:44 barely:-57 barley:59 barn:100 barn_^:-18 barnen:-87
barometer:-30 bars_^:-16 bars_of:17 bas:44 bascule:15 base:48 base_image:2
based:-36 baseline:75 basement:-41 bases:-69 basically:-144 basically_a:-66
basses:-18 bassin:25 bassoon:-2 bassoon_^:-2 bastion:44 bastun:8 bastun_åt:8
batch:11 batch_0:33 batch_holds:-9 batch_l:3 batch_of:27 batch_size:7 bath:-28
bath_^:-23 bathers:22 bathroom_^:11 bathroom_tiles:29 bathtub:-70 bathtub_^:-46
bathtub_in:-16 bathtubs:33 bats:31 batterie:3 batterie_faible:3 batteries:16
battery:104 battery_^:32 battery_alarm:6 baud:5 bay:60 bay_0:17 bay_humidity:8
bay_parking:28 bc:75 bc_of:63 be:38 be_0:81 be_?:50 be_a:-91 be_able:63
be_about:34 be_as:-32 be_at:16 be_better:27 be_blunt:26 be_closed:-28 be_done:23
be_dry:-45 be_faster:59 be_found:11 be_glad:22 be_great:27 be_had:26 be_here:21
be_honest:-80 be_illegal:-93 be_in:-27 be_joking:-27 be_kept:36 be_kind:2
be_lovely:42 be_made:36 be_my:47 be_nice:20 be_nicer:60 be_off:45 be_on:-20
be_out:23 be_over:8 be_part:6 be_returned:11 be_seen:69 be_sent:11
be_shorter:-40 be_such:-22 be_that:5 be_the:-53 be_there:-9 be_told:31
be_too:-57 be_treated:16 be_tried:7 be_under:22 be_used:56 be_windy:12
be_worse:-11 be_worth:-15 beach:28 beam:2 beamer:87 beams_^:-17 beams_are:8
beans:17 bear:-5 bear_it:39 bearing:-8 bearing_^:5 bearing_with:-25 bears_0:14
beat:29 beat_^:-6 beat_error:21 beatrix:2 beatrix_^:2 beats:-21 beats_a:32
beats_the:-74 beats_those:36 beaucoup:-65 beaucoup_de:-65 beautiful:-65
bebidas:14 became:6 became_so:-22 becario:-29 because:13 because_its:9
because_of:-52 because_the:28 because_we:-45 become:38 become_a:-42 becomes:-53
bed:11 bed_^:-5 bed_for:48 bed_in:-14 bedding:55 bedroom:44 beds:25 bedside:13
bedside_crib:13 bee:28 bee_friendly:17 beech:33 beech_^:26 beehives:10 been:-24
been_0:-38 been_a:-21 been_answered:14 been_at:20 been_backwashed:31
been_in:-104 been_opened:28 been_recalibrated:12 been_settled:25 been_there:-91
been_through:9 been_to:-11 beer:-36 beer_^:-89 bees:18 bees_and:73 bees_are:87
bees_can:-70 bees_in:-32 before:21 before_0:9 before_^:-85 before_any:44
before_anyone:60 before_anything:31 before_breakfast:-26 before_dawn:-19
before_going:68 before_i:39 before_it:46 before_lunch:10 before_noon:-10
before_summer:9 before_that:17 before_the:6 before_they:32 before_touching:14
before_u:8 before_us:-108 before_we:-26 before_winter:29 before_you:85
beforehand:-10 beforehand_^:10 beg:34 beg_your:27 began:-8 begin:13
begin_with:70 beginners:61 beginning:53 beginning_with:23 beginnt:49 begins:53
begins_at:5 begins_with:38 begleitet:31 begleitet_sie:31 begun:41 behalf:10
behind:-27 behind_it:1 behind_me:-37 behind_the:-51 behind_us:25 behind_with:-9
behåller:41 bei:23 bei_0:22 bei_der:41 bei_frau:8 bei_hetzner:7 bei_mir:-44
bei_uns:-63 beim:69 beim_abendessen:19 being:7 bekommt:66 beleg:45 believe:-178
believe_how:-30 believe_it:-13 believe_its:-37 believe_me:3 believe_that:-38
believe_the:37 believe_who:-13 believes:-33 believes_that:-33 bell:-47
bell_^:-18 bell_baby:1 bella:-36 bella_giornata:-34 belle:-4 bellen:28 bello:-15
bells:-58 belong:74 belong_in:71 belong_to:28 belonged:-43 belongs:110
belongs_in:6 belongs_on:14 belongs_to:79 below:-5 below_0:26 below_the:-22
belt:32 belt_the:39 belts:-12 belts_and:-12 ben:49 bench:-1 bench_by:-3 bend:-5
bene:-53 benedikt:11 bent:-15 bergen:-62 bernadette:45 berth:4 berthed:28
berthed_in:28 bertrand:39 bertrand_^:39 beside:-43 beside_the:59 besser:-79
best:-151 best_^:14 best_for:15 best_nap:-45 best_of:-9 best_so:50 bestehen:2
bestimmt:-32 bestimmt_0:-32 bet:-46 bet_the:-59 beta:4 beträgt:24 beträgt_0:10
bett:2 bett_ist:2 better:11 better_^:62 better_as:51 better_for:-55
better_from:31 better_in:5 better_on:33 better_soon:-26 better_than:-26
better_to:42 better_when:53 better_with:19 bettina:46 between:11 between_0:66
between_the:-31 between_two:-53 between_us:-23 between_you:17 bevor:16 beyond:99
beyond_0:42 beyond_that:59 bez:98 bez_kasku:19 bicycle:-5 bicycles:7 bien:-45
bierzemy:60 big:35 big_dog:42 big_enough:-23 big_one:46 big_ones:31 bigger:-28
bigger_screen:-69 biggest:-46 bij:18 bij_de:-5 bike_^:2 bike_is:13 bikes:49
bilbao:-44 bildern:7 bildern_^:7 bill:62 billing:53 billing_^:37
billing_address:1 bin:31 bin_^:16 bin_day:30 bin_ich:-41 binary:60 bind:41
binder:18 binding:26 binomial:25 bins:16 binôme:46 binôme_pour:46 biology:-47
bird:36 bird_from:59 birds:-45 birth_dates:8 birthday:-33 birthday_^:17
birthday_in:-34 birthdays:-53 bis:65 bis_mittwoch:32 bis_ostern:18 biscuit:-24
biscuit_tin:-4 biscuits:-88 bit:-8 bit_^:70 bit_about:2 bit_flat:-47 bit_like:-2
bit_of:-28 bit_the:14 bit_to:-1 bit_us:25 bites:92 bits:-32 bitte:200
bitte_immer:49 bitte_keine:16 bitte_nicht:23 bitte_nie:8 bitte_niemals:9
bitte_nur:24 black:63 blacksmith:-28 blame:-90 blame_the:-89 blankets:39 ble:38
ble_stack:30 blechen:23 bleed:4 bleiben:73 bleiben_bei:20 bleiben_beim:23
bleibt:56 bless:-61 bless_her:-6 bless_them:-24 blev:-47 blev_ändå:-38 blew:35
bli:58 blind:42 blindfolded:35 blindfolded_^:35 blink:-60 blinking:-108
blinks:20 blir:65 block:14 block_and:-25 blocked:55 blocked_by:21 blocking:-1
blocks:21 blocks_the:13 bloke:-60 blood:38 bloom:-16 blowing:-18 blue:80
blue_folder:9 bluetooth:-15 blunt:31 bo:103 boah:-52 boah_war:-13 board:62
board_^:1 board_is:20 board_so:-7 boarding:19 boarding_^:4 boards:-32
boards_in:-43 boat:-26 boat_^:-131 boat_draws:9 boat_is:72 boat_sank:27
boathouse:35 boathouse_^:18 boats:26 body:20 bogdan:19 boiler:73 boiler_^:-5
boiler_is:10 boiler_two:2 boiling:-18 bolo:-23 bologna:29 bolts:-8 bom:-73
bom_saber:-18 bon:40 bon_courage:-84 bon_on:26 bone:-41 bones:31 bonne:-27
bonnet:-5 bonus:18 book:33 book_^:73 book_about:-53 book_has:-5 booked:106
booked_^:29 booked_the:14 booking:33 booking_^:56 bookmarks:42 books:40
bookworm:-6 booster:68 booster_seat:1 boot:73 boot_^:21 bootloader:43
bootloader_is:9 boots:6 bootsprüfung:29 borden:-33 border:52 border_^:28
boring:71 boring_bit:10 boring_sql:32 born:-34 born_in:-9 borrow:56 boss:-16
boss_level:-27 bot:15 both:88 both_archives:6 both_are:14 both_fans:11
both_of:36 both_our:3 both_sides:14 both_ways:-32 bots:-54 bottle:6 bottle_^:8
bottles:57 bottles_a:39 bottles_and:14 bottling:7 bottom:5 bottom_^:6 boucle:-53
bought:-79 bought_a:-19 bounced:22 bounces:14 bout:30 bout_de:8 bout_en:3
bout_tournent:3 boven:7 boven_de:7 bow:32 bowline:72 box:13 box_^:-84 box_and:12
box_for:26 box_has:12 box_that:16 boxes:5 boxes_^:-72 boxes_and:57 boy:-19
boys:-16 bracelet:32 brackets:12 brains:-15 brake:30 brakes:-36 branch:-1
branch_^:43 branch_is:4 branches:-39 branches_^:-26 brand:-31 brand_^:-31
brandl:7 brandl_^:4 brandt:37 brass_band:-17 brauche:35 brauche_ich:35
braucht:45 brb:-128 brb_doorbell:-50 brb_someone:-31 bread:4 bread_^:-45
bread_and:-5 bread_in:-50 bread_supplier:52 break:-54 break_^:-100
break_every:55 break_is:39 break_room:-32 break_the:8 breaker:-15 breaker_^:8
breakfast:-8 breakfast_hamper:9 breakfast_is:22 breaks:62 breathe:-7
breathes:-87 breathes_in:-3 breed:-32 breed_^:13 brewery:54 brewery_is:3
brezeln:18 brezeln_^:18 bride:-32 bridge:-25 bridge_^:29 bridge_again:-50
bridge_and:28 bridge_call:22 bridge_for:-9 bridge_is:8 bridge_would:-45
bridges:-29 bridges_were:-4 brief:38 briefing:16 briefing_by:2 brigade:-19
bright:34 bright_tank:34 brilliant:-43 brine:26 brine_bath:9 bring:52
bring_back:-45 bring_the:52 bring_their:16 bringing:49 brings:36 brings_the:23
british:83 british_spelling:83 brix:35 brochure:33 broke:36 broke_down:-21
broke_his:38 broken:-6 broken_^:-35 broken_night:9 broken_or:-8 broken_rows:2
broken_so:-9 broker:61 brokers:23 brokers_^:8 bronze:44 broom:-53 brother:74
brother_^:8 brother_in:-38 brother_reads:53 brother's:22 brought:-76
brought_0:-46 brought_cake:-5 brown:45 brown_carpets:-9 brownout:3 browser:-66
bruit:-38 brunch:-27 brunch_is:-27 btw:-88 btw_^:-69 bu:-99 bubble:-10
bubble_wrap:-10 bubbles:-24 bucket:17 bucket_^:54 buckets:-28 buddy:23 budget:36
budget_for:10 budget_of:10 buenos:-65 buffer:19 buffet:97 bufor:49
bufor_audio:20 bufor_wejściowy:22 bug:35 bug_is:10 bug_was:-4 bugs:-35 bugs_^:35
bugün:-114 build:119 build_0:21 build_^:27 build_a:42 build_links:2 builder:-63
building:-27 building_^:-52 building_a:-5 building_in:24 building_the:29
builds:46 builds_take:6 built:-4 built_the:3 built_to:-11 bulbs:23 bullet:17
bullet_points:15 bulletin:30 bump:14 bumped_into:-50 bumped_the:56 bumper:26
bundle:28 bunk:39 buns:52 buoy:-8 buoyage:9 buren:12 burglars:30 burgos:2
buried:-7 burndown:-23 burned:-47 burner:79 burns:42 burnt:-17 burro:-9 burst:15
burst_pipe:34 bus:-109 bus_^:8 bus_depot:56 bus_driver:-58 bus_from:-48
bus_stop:-39 bus_was:-16 busco:7 buses:-5 busier:-23 business:35 bust:26 busy:-3
but:-75 but_a:33 but_i:-39 but_it:-44 but_nobody:73 but_not:-40 but_that:-2
but_the:-31 but_then:-44 but_you:-39 but_your:-47 butcher:-18 butter:41
butter_^:-50 button:-36 button_and:29 buttons:-19 buttons_are:4 buurman:-65
buy:-14 buy_a:-43 buys:44 buzzer:30 by:38 by_0:18 by_^:28 by_a:91 by_and:22
by_at:7 by_christmas:1 by_courier:6 by_ear:29 by_easter:9 by_email:13 by_far:48
by_fax:-9 by_five:24 by_hand:-10 by_heart:21 by_itself:23 by_letter:3 by_may:30
by_me:34 by_midnight:-15 by_monday:48 by_my:-4 by_name:-56 by_nobody:21
by_noon:7 by_now:-63 by_one:-11 by_our:36 by_ship:21 by_side:17 by_smell:13
by_someone:-7 by_the:-101 by_two:-27 by_vector:6 by_wednesday:34 by_xmas:37
by_your:19 byte:31 bytes:51 bytes_^:8 był:-103 było:-49 bäcker:-14 búfer:16
búfer_tiene:14 büro:-4 büyük:30 c:-4 c_0:4 c_^:15 c'era:-38 c'era_un:-33
c'est:-31 c'est_bon:64 c'est_la:-5 c'est_le:16 c'est_tranché:17 c'est_une:-47
c'è:13 c'était:-22 cab:8 cab_view:5 caben:58 caben_0:51 cabin:22 cabin_^:35
cabin_is:21 cabin_with:-79 cabina:38 cabinet:-17 cabinet_^:-38 cabinets:9
cabins:70 cabins_^:7 cable:-50 cable_^:-36 cable_is:32 cable_on:7 cables:-38
cabling:-62 cache:-36 cache_0:3 cache_^:14 cache_keeps:17 caches:25
caches_for:44 caching:-42 cacto:-70 cactus:-21 cada_foto:11 cafe_is:19 caffè:-87
caffè_^:-52 café:-104 café_de:-68 cafés:-23 cafés_^:-20 cage:58 cage_^:5
caiu:-16 caja:-37 cake:-29 cake_?:55 cake_^:-8 cake_and:-35 cake_will:22
cakes:-11 calcul:44 calculation:17 calculator:70 calculator_^:16
calculator_is:48 calculators:73 calculators_so:18 caldaia:34 caldo:-46
calendar:7 calendars:4 calibrate:32 calibration:14 call:133 call_^:25 call_at:10
call_beats:51 call_for:1 call_is:-2 call_it:-35 call_me:104 call_on:26
call_out:32 call_phone:33 call_the:20 call_tonight:14 call_with:-18 callback:-19
callback_fires:-19 calle:-32 calle_olmo:2 called:-14 called_^:31 called_mr:1
called_the:-27 called_their:17 caller:13 calling:-3 calling_the:20 calls:-6
calls_^:-53 calls_a:23 calls_as:22 calls_it:-39 calls_me:-48 calls_the:6
calls_to:18 calm:6 calor:-89 calor_hoje:-7 calories:1 calves:22 calves_get:18
cambio:57 came:48 came_^:1 came_back:82 came_by:81 came_down:37 came_from:15
came_home:-8 came_in:-4 came_into:-29 came_last:-28 came_on:2 came_out:-35
came_through:-23 came_to:-34 came_up:14 came_with:18 camera:89 camion:-3
camión:20 camp:-1 camping:-11 campsite:-27 can:-25 can_^:17 can_afford:21
can_be:10 can_borrow:57 can_count:-64 can_do:-10 can_draw:-13 can_expect:12
can_feel:-8 can_get:-50 can_go:21 can_guess:-20 can_hardly:46 can_have:7
can_hear:-96 can_imagine:-25 can_learn:33 can_live:-30 can_make:-27
can_manage:18 can_mix:14 can_often:-2 can_only:38 can_picture:-32 can_quote:2
can_read:10 can_run:-47 can_say:-20 can_search:36 can_see:-38 can_sit:14
can_sleep:-25 can_smell:-11 can_spend:11 can_still:-10 can_take:84 can_tell:-37
can_the:40 can_wait:46 can_we:28 can_you:-85 can't:-28 can't_be:-67
can't_make:20 can't_pour:5 can't_see:89 can't_tell:51 canal:-38 canal_^:17
canal_was:-22 cancelled:109 cancelled_^:41 cancelled_the:44 canciones:-12
candidates:17 candle:-2 candles:-66 candles_^:-10 canker:16 cannons:4 cannot:-99
cannot_be:22 canoe:-20 canoe_club:33 cans:-53 cant:15 cant_be:8 cant_believe:-79
cant_complain:-56 cant_do:40 cant_find:49 cant_have:95 cant_see:-1 cant_spend:19
cant_take:1 cant_tell:71 canta:-115 canta_a:-55 canteen:-107 canteen_^:25
cantine:-51 canvas:24 cap:14 capacity:-14 capire:26 capisco:-57 capitolo:30
capitolo_finale:30 capped:17 capped_at:17 caps:57 captain:69 captions:13
capture:-12 captures:-4 captures_the:-15 car:-71 car_has:24 car_park:-39
car_to:10 caravan:16 card:87 card_^:50 card_and:-9 card_images:41
cardiologist:12 cardiology:14 cardiology_import:11 cards:-43 cards_0:4
cards_^:11 cards_and:-31 cards_for:-39 care:-43 care_about:-29 care_of:8
care_who:10 careful:15 careful_^:7 caretaker:16 caretaker_^:-16 cargo:17
cargo_bike:14 carousel:24 carpet:17 carpet_^:-38 carpets:-77 carretillas:6
carretillas_^:6 carriage:24 carriage_^:24 carried:-78 carried_the:-51 carrier:55
carries:91 carries_0:31 carries_a:13 carries_an:45 carries_its:-32
carries_the:60 carry:-32 carry_0:10 carry_a:21 carry_on:-23 carry_over:-31
carrying:8 cars:-59 cars_^:7 cars_is:-89 cars_on:38 cart:-14 carte:19
carte_du:17 carton:-20 cartons:17 cascade:5 case:55 case_in:-7 case_of:-26
case_you:31 cases:62 cases_^:1 cash:12 cash_is:-13 casio:60 cask:37 cassette:-39
cast:36 castle:-21 casualties:27 cat:-113 cat_0:6 cat_^:-13 cat_has:-22
cat_is:29 cat_left:-7 cat_on:-23 cat_sat:-28 cat_sits:-54 cat_walked:-9
catalogue:81 catalogue_and:17 catch:-24 caterer:20 catering:14 cats:5 cats_^:-13
caught:-19 caught_a:9 cause:80 cause_of:50 cause_unknown:36 caused:-64
caution:30 cave:90 cave_^:29 cave_three:42 caves:5 cayó:-74 cbor:8 cbor_^:8
ce:-38 ce_matin:-37 ce_que:53 ce_sera:72 ce_soir:56 cedo:43 cedo_^:9
ceiling_^:-20 ceiling_and:-24 ceiling_for:13 cell:-41 cellar:20 cellar_^:-4
cellar_is:28 cello:-2 cells:17 celsius:26 cena:-27 cent:-2 cent_^:-18
centimetres:4 centimetres_^:25 centre:20 centre_^:-16 centro:30 centro_^:8
century:17 ceo:-51 cereal:-12 cereal_at:-12 cert:-27 certain:-14 certificat:19
certificate:7 certification:3 certified:21 certo:34 cerámica:25 cette:5
cette_semaine:-9 cfo:29 chain:69 chain_of:47 chains:-3 chair:-38 chair_^:43
chair_of:39 chairlift:20 chairlift_is:15 chairs:21 chairs_are:-12 chairs_in:5
chamber:10 chambre:54 chance:-15 chandelier:-19 change:-1 change_^:-70
change_a:26 change_my:-92 change_of:64 change_the:14 change_to:3 changed:107
changed_^:-32 changed_from:22 changed_it:12 changed_my:20 changelog_^:8
changes:70 changes_the:-7 changing:-54 channel:37 channel_is:4 channels:17
chante:-76 chaos:-41 chaos_^:-47 chap:-25 chapel:46 chapel_^:33 chapitre:15
chapitre_sur:15 chapter:133 chapter_0:57 chapter_four:3 chapter_on:23
chapters:-1 chaque:59 character:-10 characters:22 charging:-17 charging_^:17
charity:7 charm:-40 charm_^:-21 charm_of:-3 charming:-60 chart:-39 chart_^:-34
chart_is:-24 chart_plotting:15 charts:53 charts_^:17 charts_in:2 chartwork:46
chase:5 chase_the:8 chased:-52 chasing:24 chat:-13 chat_^:1 chat_greeting:70
chat_is:-31 chats:-38 chatter:-5 chatting:-34 chaudière:37 che:-50 che_bella:-39
che_bello:-21 che_caldo:-22 che_con:67 che_il:6 che_sonno:-5 cheap:-10
cheap_^:-70 cheap_phones:28 cheaper:-32 cheaper_one:39 check:48 check_^:8
check_in:37 check_that:-11 check_the:33 check_w:9 checked:-79 checked_^:-102
checked_and:8 checked_by:14 checked_the:-16 checker:-18 checking:-58 checkout:33
checks:23 checksum:50 checksums:6 checksums_of:2 cheers:-58 cheers_mate:-56
cheese:18 cheese_^:-51 cheese_in:3 cheese_needs:14 chef:35 chef_is:-1 cheiro:-64
chemistry:16 cherry:29 chess:-19 chess_^:-26 chessboard:-13 chest:-1 chestnut:27
chew:69 chew_on:69 chez:-36 chez_la:17 chez_le:17 chi:92 chi_paga:38 chicken:23
chien:-59 child:-27 childhood:-32 childhood_^:-9 children:12 children's:32
chill:18 chiller:35 chiller_is:29 chip:-14 chip_number:6 chipped:51
chipped_in:51 chips:-77 chips_^:-1 chips_in:-7 chlorine:5 chocolate:-27
chodzę:34 chodzę_do:34 choice:145 choice_^:20 choice_i:11 choir:24 choir_^:40
choir_got:-29 choir_has:-15 choir_of:1 choir_practice:-10 choir_sings:46
choirs:-63 chokes:9 choose:25 chor:4 chose:-21 chose_a:-51 chose_integer:16
chose_the:30 chose_to:-14 chosen:20 choveu:-43 choveu_tanto:-41
christening_cake:19 christmas_^:-40 christmas_i:1 chrome:26 chunks:31 church:-1
church_^:45 churn:45 chutney:-15 ci:48 ci_penso:5 cierra:17 cigar:26 cigar_box:5
cinco:-16 cinnamon_rolls:4 cinq:-24 cinq_minutes:-32 cinéma:-11 cinéma_^:-11
circuit_^:7 circuit_is:40 circuits:29 circular:15 cistern:4 citation:23
citation_style:23 city_^:-65 claim:76 claim_for:13 claims:-6 claims_^:-56
clapped:-66 clapped_^:-30 clase:32 clase_de:18 clases:13 clashes:54
clashes_with:30 class:37 class_^:59 class_came:-13 class_in:14 class_is:28
classe:20 classe_peut:20 classes:46 classic:-74 classic_^:-12 classic_case:-26
classroom:-31 clean:-35 clean_^:-72 cleaned:135 cleaned_0:43 cleaned_and:48
cleaner:-10 cleaners:20 cleaners_^:2 cleaning:30 cleaning_charge:9 cleanup:27
cleanup_job:10 clear:92 clear_the:24 clear_to:12 cleared:15 cleared_the:14
clearer:-1 clearing:-20 clementi:13 clementine:15 clerk:-53 clever:15 click:-48
click_^:-77 clicked:-72 clicked_for:-72 clicks:-23 client:-6 client_is:6
clients:26 clients_^:25 climbing:-32 climbing_^:32 climbs:25 clinking:-4
clip:-25 clip_^:-25 clips:25 cloakroom:28 clock:37 clock_^:2 clock_is:30
clocks:-67 clocks_^:11 clocks_in:-46 close:14 close_^:36 close_at:-20
close_the:30 closed:68 closed_^:25 closed_for:-12 closed_the:-33 closer:-5
closes:-6 closes_at:30 closes_on:-51 closest:-47 closest_to:-47 closure:-10
cloth:85 cloth_^:30 clothes:14 cloud:-74 cloud_bill:23 cloud_is:-71 clowns:-6
club:67 club_^:-47 club_game:49 club_has:21 club's:-40 clue:35 clue_^:5
clue_so:7 clue_who:29 clue_yet:15 cluster:13 cluster_^:4 cluster_is:-73 clé:23
clés:66 cm:101 cm_^:58 cm_in:2 cm_lang:2 cm_tall:6 co:54 co_0:45 coach:100
coaches:7 coaches_^:7 coast:-38 coast_road:-48 coastal:21 coaster:-18
coaster_^:-18 coat_^:-26 coat_of:64 coats:18 coats_^:25 coax:19 coax_cable:19
cobro:2 coche:62 coche_^:11 cocina:29 cocina_es:8 coda:7 code_0:12 code_du:6
code_examples:15 code_in:-2 code_on:-12 code_review:24 codebase:29 coded:-17
codes:1 codice:42 coffee:-136 coffee_^:7 coffee_and:58 coffee_first:-62
coffee_here:-33 coffee_in:-11 coffee_machine:-44 coffees:-25 coffees_and:-40
coil:-1 coil_and:-1 coin:-78 coin_cell:3 coin_for:-22 coins:-38 coins_^:-38
cok:-73 cok_guzeldi:-73 col:19 cola:-50 cola_de:53 cold:-15 cold_^:-32
cold_aisle:-67 cold_and:37 cold_coil:-1 cold_plunge:-3 cold_start:43
cold_store:76 coldest:-56 cole:-68 cole_^:-68 colis:4 collar:33 collar_^:21
colleague_^:14 colleague_from:-17 collected:41 collected_the:26 collection:22
collector:11 collector_runs:9 collectors:-4 collects:-88 collects_the:-42
college:32 college_is:17 collision:16 collision_rules:13 color:31 colour:145
colour_blind:57 colour_of:20 colour_the:36 column:33 columns:-4 columns_^:13
com:5 com_0:14 com_a:62 com_o:35 combina:-17 combinado:25 come:25 come_after:35
come_and:-10 come_back:93 come_first:25 come_for:7 come_from:-58 come_in:41
come_off:50 come_out:-71 come_to:-14 come_up:35 comedy:-44 comes:139 comes_^:12
comes_after:24 comes_at:13 comes_down:55 comes_from:-39 comes_in:17 comes_the:30
comes_to:74 comes_up:-6 comet:-13 comfortable:7 comfortable_with:7 comigo:55
coming:31 coming_from:5 coming_lesson:8 coming_up:34 comma:-21 command_^:-5
commande:56 commande_de:15 commas:-26 comme:-157 comme_des:-61 comme_le:-45
commence:12 commence_à:12 comment:22 comment_^:-35 comments:-14 comments_in:38
commercial:2 commit:71 commit_0:4 commit_a:31 commit_messages:4 commit_the:1
commits:53 commits_than:5 committee:35 common:-52 common_for:-40 como:58
como_mucho:55 companies:-9 company:-40 compare:-9 compared:-36 compared_^:7
comparison_of:11 compass:15 compass_rose:21 compañera:41 compañera_de:34
compiled:-34 compiler:-40 compilers:-29 compiles:-10 complain:-45 complain_^:-15
complained:84 complained_^:-28 complained_about:118 complains:46 complaint:37
complaints:30 complete:33 complete_^:17 completely:-14 completely_understand:-44
composition:17 comprar:-57 compressor:-65 compressor_^:-81 compressor_is:4
compridos:35 compridos_nas:35 compris:72 compris_^:81 compte:85 compte_0:46
compter:17 compter_0:17 computer:-36 computer_^:14 computer_the:-22
computers:-68 con:30 con_0:-157 con_el:101 con_gli:19 con_la:70 con_las:-93
con_le:21 con_los:-67 con_mi:8 con_un:20 concert:-33 concert_^:-29 concert_is:26
concerto:-38 condition:-62 conductor:65 conference:-100 confetti:12
confetti_^:12 confidence:6 confidence_level:1 config:43 config_^:9 confirm:11
confirma:9 confirma_por:2 confirmed:30 conflict:12 confuse:27 confuse_me:12
confused:22 confuses:44 confuses_me:52 confusing:-4 congratulations:-12
connect:-15 connection:36 connection_pool:35 consent:47 consent_and:40
consider:9 consider_the:9 console:21 console_^:1 consoles:18 constant:16
consulta:31 consultant:-52 consuma:27 consuma_0:27 consumo:10 contaba:-25
contact:103 contact_^:5 contact_at:59 contact_for:1 contact_in:6 container:-25
containers:-11 context:-69 contient:10 contient_0:10 continue:16
continue_with:16 contract:14 contract_^:4 contract_is:6 contract_with:11
contractor:9 contracts:5 contrast:35 contrato:17 contrato_^:7 control:-44
control_room:-19 controller:34 controllers:20 controls:56 contó:-29 contó_que:-6
convention:-38 conversation:82 conversation_^:19 conversion:6 converted:51
conveyor:-20 conveyor_belt:-32 conveyor_motor:16 convinced:-4 cook:-44 cooked:24
cooker:-17 cooking:18 cooks:4 cool:-36 cooling:18 cooper:-42 copes:13 copias:-31
copied:-41 copies_^:49 copies_of:-55 copy_^:15 copy_in:4 copy_is:-7 copy_of:23
copy_streams:9 copying:17 cor:39 cor_^:39 cork:-9 corner:-54 corner_^:40
corner_of:-32 coro:46 corpus:41 correct:100 correct_my:51 corrected:59
correction:19 corrector:49 correo:30 corridor:-54 corridor_^:-10 corridor_at:-17
corrige:28 corrige_toujours:28 corso:9 corso_di:9 cortafuegos:8 corte:27
corte_^:14 corte_dura:2 cost:-19 cost_centre:27 cost_me:-27 cost_of:14
cost_us:-28 costa:13 costs:73 costs_0:17 costs_less:-16 costs_more:8 costs_us:39
costume:-47 costumes:12 cot:42 cots:10 cottage:38 cottage_week:8 couch:-25
coughing:60 could:-85 could_be:-24 could_do:25 could_eat:-18 could_hear:-40
could_not:-29 could_talk:-48 could_tell:63 could_the:67 could_we:50 could_you:88
couldn't:57 couldn't_find:14 couldn't_make:25 couldn't_tell:13 couldnt:-28
council:47 council_has:4 counsel:5 count_0:5 count_^:-66 count_as:32 count_is:17
count_me:10 count_on:41 count_to:-55 counted:-32 counted_0:-31 counted_^:-13
counted_again:16 counted_the:-39 counter:-36 counters:-16 counting:-117
countries:-83 counts:4 counts_0:-5 counts_^:6 counts_as:29 counts_in:30
couple:18 couple_of:18 coupure:44 cour:26 courage:-53 courage_^:21 courier:4
courier_^:3 courier_is:18 couriers:40 cours:-14 cours_de:-21 course:11
course_^:11 course_be:14 course_has:62 course_i:-33 course_line:13 course_no:-21
course_was:-16 court:39 cousin_^:11 cousins:81 cousins_are:55 cover:21 cover_^:7
cover_of:7 cover_the:5 coverage:33 coverage_badge:2 covered_^:18 covers:82
covers_0:19 covers_the:17 cow:32 cow_wheels:59 cows:-35 coûte:23 coûte_0:18
crack:25 crack_in:25 cracked:30 craft:-53 craftsmen:8 crane:69 crane_sticker:21
cranes:-10 crash:88 crash_is:15 crash_on:20 crash_reporter:5 crashes:13
crashlytics:19 crate:46 crate_of:-21 crates:59 crates_^:28 crawl:36 crc:-40
cream:5 cream_^:35 cream_van:-51 created:10 credit:-60 credit_notes:18
credits:21 creeps:30 creeps_^:30 crete:6 crew:108 crew_0:27 crew_by:-50
crew_eats:20 crew_has:12 crew_signs:19 crews:-15 crib:24 cried:-48 cried_^:47
cried_at:-26 crisp:-7 crisps:-81 crisps_^:-40 critical:1 critical_alerts:1 crm:4
crochet:21 croissants:17 croissants_is:18 cron:-65 cron_jobs:-28 cross:-7
cross_^:6 cross_references:20 cross_sections:12 crossed:-9 crossing:-57
crossing_^:-8 crossword:-54 crowd:29 crowded:51 crumble:-17 crutches:-39 cry:-82
cry_^:-78 crying:-18 csv:-56 csv_^:-34 cuando:35 cuatro:-52 cubic:28
cubic_metres:28 cubre:16 cucina:-45 cucina_^:-22 cuckoo:1 cue:64 cue_files:12
cues:4 cuisine:-39 cuit:7 cuit_0:7 culprit:2 cuna:3 cuna_de:3 cup:-13 cupboard:3
cups:34 cures:-46 current:-2 current_arrows:5 currently:7 curry:-66 cursor:-56
cursors:18 curtain:-51 curtain_stuck:-52 curtas:2 curto:31 curve:-56 curve_^:33
curve_and:17 curve_is:-51 cushions:11 cushions_^:8 custard:-74 custom:6
customer_dimension:10 customers:30 customers_^:16 customers_are:14 cut:21
cut_off:3 cut_one:-55 cut_the:15 cute:-24 cutlery:23 cutover:71 cuts:9
cuts_off:1 cutting:1 cuve:2 cuve_0:2 czech:31 czech_^:31 czy:32 czyli:73
cámara:28 cérémonie:28 d:46 d'abord:26 d'entrée:31 d'expiration:7 d'un:-15
da:-101 da_^:-3 da_capire:26 da_igual:-18 da_la:-13 da_lunedì:18 daar:35
daarna:71 daarna_gaan:44 dad_says:-32 dad_wants:19 dad_was:-35 dad's:6 dads:-22
dafür:-94 dafür_bin:-59 dag:-59 dag_^:-16 dagster:71 dailies:11 dailies_travel:9
daily:24 daily_limit:6 dairy:108 dairy_^:26 dal:82 damage:59 damage_is:21
damage_on:19 damaged:52 damals:-29 damals_0:-29 dame:-59 damson:-25 dan:80
dan_0:29 dan_een:58 dana:1 danach:49 danach_kommt:21 dance:-28 dance_^:-49
dancing:33 danger:60 danger_zones:16 dangerous:67 danish:-23 danke:-50
danke_dir:-50 dann:-6 dans:-46 dans_le:-61 dans_les:2 dans_un:-8 daquele:-15
dared:-23 dared_to:-23 darf:90 darf_höchstens:14 dark:93 dark_^:84 dark_fibre:5
dark_theme:42 das:-50 das_eben:-86 das_gerät:9 das_gilt:22 das_ging:-15
das_heute:-8 das_klingt:-65 das_kollisionsmodul:33 das_lastenrad:36 das_neue:21
das_sekretariat:31 das_war:-25 das_wetter:-37 dash:-38 dashboard:-73
dashboard_banner:18 dashboard_is:-28 dashboards:-1 dass:-81 dass_der:-50
dass_es:-24 dat:-28 dat_is:-3 dat_klinkt:-32 data:-91 data_^:7 data_and:11
data_centre:-13 data_lives:19 database:-11 database_^:26 database_to:-19
dataclasses:23 datasheet:44 datasheets:-63 date:-16 date_^:-21 date_of:40
date_picker:11 dated:7 datei:15 datei_^:15 datenschutz:11 dates:32 dates_^:20
dating:-28 dauert:57 dauert_0:33 dauert_doch:18 daughter:66 daughter_in:44
daughter_is:1 daughter_named:-72 daughters:3 dave's:1 dave's_laptop:1 davon:31
dawn:-30 dawn_than:14 day:5 day_0:-20 day_?:51 day_^:38 day_and:-9 day_for:56
day_is:8 day_itself:25 day_my:26 day_of:-6 day_on:11 day_or:27 day_shift:4
day_so:8 day_thats:30 day_we:2 daylight:67 days:-37 days_0:25 days_^:10
days_a:-5 days_after:14 days_ahead:13 days_at:28 days_in:-49 days_instead:1
days_of:-12 days_on:16 days_so:41 days_straight:-27 days_the:-10 days_when:-48
days_where:-6 db:52 db_^:5 dbt:7 dbt_models:7 de:15 de_0:13 de_acuerdo:24
de_at:-20 de_batterie:3 de_bebidas:14 de_bout:3 de_buren:12 de_buurman:-61
de_cada:-41 de_cerámica:25 de_cocina:8 de_cola:-47 de_commande:30 de_commit:7
de_corte:2 de_descargas:53 de_deur:29 de_disco:31 de_dix:60 de_est:-49
de_gens:-65 de_guitarra:12 de_hechos:12 de_hele:-40 de_humidade:9 de_jabón:34
de_kaartlaag:20 de_kat:-55 de_la:47 de_las:21 de_logbestanden:33 de_los:20
de_matemáticas:42 de_mates:-47 de_mi:1 de_mise:18 de_nantes:9 de_nuit:-17
de_pago:16 de_plainte:4 de_plus:8 de_proefles:31 de_pruebas:23 de_que:-47
de_rendu:20 de_retrait:11 de_rijskast:5 de_secours:25 de_sleutels:8 de_sushis:15
de_tent:-22 de_trabajo:15 de_traduction:16 de_trein:-32 de_tripulación:34
de_um:-2 de_un:-21 de_usted:10 de_verdad:-45 de_viaje:3 de_werkplaats:46
de_zaal:29 de_zomer:53 dead:51 dead_^:30 deadlines:-23 deal:102 deal_^:23
deal_with:13 dealer:18 deans:11 debug:14 debuggen:35 debuggen_^:35 debugging:-34
debugging_^:-38 decades:-46 december:14 decent:-32 decibels:43 decibels_^:16
decide:-41 decided:-121 decided_against:8 decided_by:-56 decided_that:-2
decided_the:-31 decided_to:-5 decides:61 decimals:44 deck:66 decking:22
decoder:61 decoder_^:20 deed:-33 deegrecept:82 deep:-24 deep_freeze:5 deeper:66
default:76 default_language:22 default_theme:27 defence:21 definition:-7
degree:-9 degrees:-7 degrees_^:76 degrees_and:-15 degrees_in:-52
degrees_since:-9 degrés:22 degrés_^:4 dehumidifier:59 dehumidifier_shows:34
dei:44 dei_teli:29 deine:28 deine_anmeldung:28 deixa:7 deixa_que:7 deja:78
del:-30 del_cole:-68 del_mercato:-54 del_saxofón:16 delay:44 delete:43
deleted:-41 deleted_^:17 deleted_the:-23 delicious:-1 delighted:-14 deliver:51
deliver_the:12 delivered:14 delivered_by:3 deliveries:75 deliveries_^:38
delivery:-15 delivery_^:50 delivery_guy:-52 della:93 della_caldaia:34 delta:24
dem_haus:27 dem_neuen:54 demain:19 demand:6 demande:15 demasiado:46 demo:-35
demo_gods:-45 demo_works:-10 den:-16 den_akku:2 den_ganzen:-67 den_mietwagen:4
dental:4 dentist:-42 dentist_then:38 departure:8 deploy:-41 deploy_with:7
deployed:6 deploys:75 deploys_happen:49 deposit:48 deposit_is:-31 deposu:83
deposu_0:19 depot_^:-43 dept:21 depth:9 depth_0:6 depuis:-23 depuis_ce:2
depósito:34 der:-8 der_aufzug:20 der_aula:12 der_fahrer:9 der_halle:-8
der_herr:11 der_kaffee:-57 der_kater:-55 der_keller:-4 der_kurs:3
der_leihserver:6 der_neue:-13 der_notenschrank:15 der_parser:9 der_rest:-36
der_schlüssel:45 der_schule:-22 der_stock:12 der_teigkneter:21 der_trafo:7
der_tür:-34 der_wagen:6 der_zähler:13 dernière:35 dersi:43 des:-3 des_cousins:13
descargas:53 describe:1 described:-15 described_as:-12 desde:-42 desde_el:-14
desde_la:-44 deserves:-27 deserves_a:-5 design:31 designed:-99 designer:16
desk:-17 desk_^:71 desk_has:-74 desk_is:16 desk_they:11 después:37 después_de:37
dessus:-12 det:-69 det_blev:-47 det_blir:65 det_låter:-17 det_är:-51 detail:-45
details:-35 detector:-8 determined:16 detour:-30 deur:29 deutsch:43 deutsch_^:22
deux:-24 deux_^:13 deux_heures:-39 deux_secondes:-68 deuxième:-90 devant:-63
deve:26 deviation:-14 device:11 devices:16 devis:27 dezimeter:16 dezimeter_^:16
dhcp:39 di:42 di_0:25 di_mio:4 di_notte:50 di_nuoto:9 di_più:138 di_stare:-22
dia:-92 dia_^:-36 dia_todo:-28 diagram:-34 diagramas:20 diagrams:43
diagrams_^:-33 dial:23 dial_varnish:22 dialect:5 dialect_of:1 dialogue:40
dialysis:13 diary:-21 diary_^:-23 dias:-8 dice:-4 dice_^:-14 dicen:-47
dicen_que:-47 diceva:-65 dicht:13 dictating:-45 dictating_this:-45 dictation:29
dictionaries:17 dictionary_^:7 did:42 did_0:2 did_^:-31 did_anybody:31 did_i:-82
did_in:-11 did_it:11 did_that:75 did_the:100 did_you:-36 didnt:37 die:114
die_abtastrate:10 die_alte:-14 die_anzahlung:1 die_aufbewahrung:14
die_etiketten:9 die_etüde:2 die_filiale:18 die_frau:21 die_geschichte:-65
die_getränke:31 die_heizung:8 die_hölle:-30 die_kat:-53 die_kinder:-44
die_klausur:28 die_klimaanlage:16 die_krankmeldungen:32 die_montage:-29
die_neue:-44 die_on:36 die_prüfung:29 die_rechnung:40 die_rufbereitschaft:45
die_schlüssel:6 die_schlüsselübergabe:25 die_tonleitern:9 die_vorstellung:20
die_waage:8 die_warteschlange:7 die_wartezeit:17 die_wohnung:26
die_zeitstempel:19 died:-12 died_^:-26 died_on:-38 dierenarts:-39 dies:11
diesel:-2 diet:16 diff_is:5 differ:-20 difference:-16 differences:33
different:-25 different_^:-65 differs:20 diffs:13 dig:-27 dig_into:-27 digest:17
digest_at:14 digital:10 digits:-66 dimanche:33 dimanche_^:33 dimension:10
dimension_has:10 dinghy:60 dinner:44 dinner_^:-74 dinner_in:13 dinner_is:5
dinsdag:17 dip:-21 dir:-40 dir_die:16 direction:-35 direction_of:-35 director:27
directory:-21 directrice:33 direção:5 disabled:30 disabled_the:27 disagrees_^:-3
discharge:11 disco:31 disco_está:22 discovered:-41 discuss:5 discussion_^:11
dish:20 dishes:21 dishes_are:21 dishwasher:-8 disk:12 disk_is:-61 disks:-70
display:62 display_driver:15 distance:-49 distances:53 dit:-92 dit_0:26 ditch:13
divide:34 divide_en:12 dix:95 dizzy:9 dizzy_^:9 diálogo:47 dj:-5 dla:52 dns:-61
dns_^:-24 do:92 do_0:42 do_^:-36 do_a:25 do_all:-93 do_check:3 do_for:-59
do_have:-45 do_i:46 do_it:65 do_login:6 do_more:30 do_not:51 do_people:-86
do_que:-7 do_that:2 do_the:100 do_they:51 do_trabalho:35 do_we:154 do_with:-31
doch:35 dock:-38 dock_one:26 docstring:26 docstring_^:26 docteur:8 doctor:94
doctor_^:32 doctor_says:13 doctors:29 documentation:-28 doen:57 does:4 does_^:33
does_a:-9 does_anybody:20 does_anyone:-64 does_have:-40 does_it:68 does_one:66
does_sound:-17 does_that:23 does_the:67 doesn't:45 doesn't_^:-20 doesnt:26
doet:31 dog:-18 dog_ate:-40 dog_is:-24 dog_never:13 dog_of:-5 dogs:70 dogs_up:3
doing:28 doing_the:94 doit:68 doit_être:24 dolphins:-26 domani:78 dome:75
domingo:-32 don't:44 don't_get:-39 don't_have:4 don't_know:24 don't_laugh:-34
don't_think:-4 don't_want:31 donation:3 donc:90 donc_le:55 done:53 done_0:40
done_by:20 done_deal:4 done_in:16 done_that:-7 done_with:13 donkey:-30
donkey_^:-17 donne:23 donne_jamais:5 donors:8 dont:90 dont_^:48 dont_answer:41
dont_ask:-48 dont_care:37 dont_ever:33 dont_explain:11 dont_get:9 dont_have:-37
dont_mind:32 dont_need:1 dont_open:-50 dont_page:28 dont_tell:16 dont_think:2
dont_touch:17 dont_use:3 door:-69 door_^:-18 door_and:28 door_in:-41 door_is:7
door_opens:3 door_shut:11 door_with:-7 doorbell:-73 doorbell_^:-73 doors:7
doors_at:38 dopo:35 dormi:-51 dos:-25 dose:43 doses:-18 dossier:36 dossier_de:4
dot:-19 dot_^:-28 dots:7 dottore:-37 double:94 doubled:29 doubled_^:18 doubt:54
dough:7 dough_rest:9 dough_rests:1 down:44 down_^:-16 down_after:11 down_and:17
down_as:58 down_for:52 down_from:20 down_in:-18 down_on:3 down_so:5 down_the:-12
down_there:9 down_to:23 down_with:-44 download:39 download_is:6 downstairs:35
downtime:6 dozen:5 dp:12 dp_gutters:12 dr:-8 dr_^:33 dr_pettersen:1 draft:76
draft_^:7 drafts:-35 drafts_the:-57 dragon:32 drain:33 drain_the:8 drained:36
drained_^:25 drains:3 drains_the:-2 drama:-87 dran:43 dran_^:11 drank:-2
draught:12 draw:7 draw_0:4 draw_the:25 drawer:-35 drawer_and:-24 drawers:-4
drawing:18 drawings:18 drawings_than:5 drawn:48 drawn_in:37 draws:38 draws_0:25
draws_a:21 dreadful:-16 dream:-30 dream_^:-45 dream_about:-48 dreams:-63
dreams_in:-15 dreamt:-54 dreamt_of:-22 drei:-45 drei_stunden:-30 dress:-32
dressed:-47 dressed_as:-47 dressing:13 dressing_rooms:12 drew:-72 drie:-30
drie_^:3 dried:5 drift:15 drift_^:47 drifting:-36 drifts:66 drill:17 drill_^:-20
drills:70 drills_^:35 drink:-57 drink_^:-13 drinks:-15 drive:-5 drive_^:-6
drive_on:-1 driven:1 driver:-6 driver_^:42 driver_is:29 driver_sang:-18
drivers:-6 drives:125 drives_like:-41 drives_the:13 driving:1
driving_instructor:-64 driving_is:32 driving_licence:2 driving_test:-24
drone:-20 drones:-22 drop:6 dropped:62 dropped_a:-46 dropped_it:24 dropped_out:5
dropped_the:39 dropping:-15 dropping_the:87 drops:-6 drops_^:8 drops_the:21
drove:-73 drove_0:-34 drove_past:-1 drove_to:-26 drowning:48 drucker:14 drum:51
drummer:-3 drunk:-9 dry:83 dry_^:-39 dry_enough:50 du:-50 du_0:6 du_bridge:1
du_gîte:26 du_haut:12 du_laboratoire:18 du_matin:28 du_port:-44 du_simulateur:5
du_soir:-27 duas:-25 duas_vezes:-29 dublin:20 duck:-78 duck_^:-28 ducks:-28
due:-40 due_at:11 due_on:9 duet:21 duet_partner:21 dug:1 dull:-73 dumplings:-38
dumps:41 dunno:51 dunno_yet:22 duplicate:22 duplicates:33 duplicates_are:32
dur:35 dur_dans:29 dura:35 dura_0:31 durante:-51 durante_0:-9 durch_ist:32
dure:94 dure_environ:15 during:-5 during_a:17 during_an:5 during_the:-27 dus:93
dusk:43 dusk_^:21 dust:-35 dutch:13 duty:30 dwell:10 dwh:39 dye:4 dye_the:3
dyżur:14 dziadek:-111 działa:-32 dziś:-107 dziś_wieje:-59 dès:43 déjà:50 délai:7
délai_d'expiration:7 démarre:8 démarre_au:8 déménagé:27 dépasser:40
dépasser_0:31 désormais:98 désormais_^:40 día:19 día_^:-29 día_para:6 días:-46
dîner:37 dörren:45 dörren_på:45 dün:-80 e:-28 e_0:60 e_mail:13 e_ninguém:2
each:-30 each_^:40 each_a:-12 each_evening:3 each_hand:-16 each_lesson:32
each_new:30 each_of:-32 each_one:-42 each_time:84 each_with:-33 ear:107 ear_^:38
ear_than:22 earlier:35 earlier_^:7 early:140 early_returns:18 early_so:2
early_than:52 ears:-3 earth:-45 easier:-28 easier_on:24 easier_to:26
easier_with:-8 easily:53 east:69 easter:35 easy:22 easy_^:28 easy_to:-73
easy_until:-28 eat:57 eat_a:-11 eating:16 eating_at:42 eats:79 eats_before:6
eben:-74 echo:-38 echt:-46 ecrã:39 ecrã_de:39 edge:21 edge_test:36 edit:12
edit_the:9 editor:30 editor_is:4 edits:8 een:-75 een_weer:-13 eerst:22
eerst_de:22 effect:-55 efter:-15 eftersom:41 egg:-17 eggs:65 eggs_^:53
eggs_not:16 egyptian:7 ehrlich:-66 eigentlich:24 eight:80 eight_^:-16 eight_in:3
eighteen:36 ein:-60 ein_^:-17 ein_anruf:19 ein_termin:34 ein_zimmer:24 eine:-73
einem:-15 einem_schönen:-17 einen:52 einer:18 einfach:-44 einmal:36 einparken:19
einparken_am:19 either:-55 either_^:-19 ejemplos:67 ejercicios:31 el:41 el_0:9
el_almacén:30 el_alquiler:14 el_arroz:-27 el_becario:-29 el_bot:15 el_búfer:16
el_camión:20 el_cobro:2 el_coche:11 el_color:13 el_consumo:10 el_corrector:49
el_de:-26 el_depósito:34 el_diálogo:47 el_día:12 el_enlace:6 el_ensayo:31
el_entorno:16 el_equipo:12 el_examen:22 el_gato:-64 el_generador:35 el_grupo:11
el_horno:25 el_local:15 el_lote:7 el_límite:7 el_mar:-40 el_muelle:13
el_pedido:21 el_perro:-89 el_piso:14 el_presupuesto:16 el_profe:-43
el_proveedor:38 el_puerto:21 el_regalo:-40 el_registro:47 el_respaldo:14
el_seguro:21 el_servidor:28 el_simulacro:18 el_taller:33 el_tamaño:11
el_teleférico:16 el_telesilla:25 el_tema:24 el_torneo:26 el_trabajo:13
el_umbral:26 el_viernes:46 el_índice:-51 elective:84 electric:37 electrician:66
electricians:23 electricity:-16 elefante:-7 elegant:-38 elementos:53
elettrogeno:27 elevator:-66 eleven:-77 eleven_of:8 elkaar:25 elke:20 ella:123
ella_^:41 elle:9 elle_en:-18 else:2 else_^:74 else_and:28 else_can:31 else's:-49
eltern:23 em:-82 email:2 email_^:1 emails:3 emergency:54 emergency_buttons:4
emoji:20 emojis:61 emojis_in:31 employee:60 employees:6 employees_^:6 emptied:6
empties:54 empty:47 empty_^:-37 empty_and:18 emulator:-21 en:-33 en_0:-3
en_a:-26 en_az:16 en_bout:3 en_con:-9 en_dur:29 en_el:41 en_español:50
en_fazla:55 en_hay:-3 en_inglés:56 en_los:16 en_lång:9 en_niet:45 en_ningún:31
en_panne:-30 en_salle:-14 en_un:-24 en_una:-26 en_vimos:-10 encoder:24
encore:-124 end:-33 end_^:-131 end_and:39 end_at:11 end_closing:17 end_it:-34
end_of:118 end_there:27 end_up:-70 ende:43 ended:-114 ended_up:-70 endpoint:97
endpoint_answers:31 endpoint_is:13 endpoints:4 ends:59 ends_in:65 ends_up:8
ends_when:5 ends_with:-37 energy:-89 enfants:-8 enfants_ne:-14 engine:-6
engine_is:19 engine_room:-5 engineer:-49 engineer_^:-38 engineer_gets:11
engineer_has:-26 engineers:-13 engines:-20 englisch:40 englisch_^:17 english:61
english_^:24 english_even:13 english_for:3 english_only:4 enjoy:58 enjoy_a:60
enjoy_it:40 enjoy_most:76 enjoy_the:-111 enjoyed:-45 enjoyed_that:-27 enjoys:-10
enlace:6 enough_^:56 enough_about:-29 enough_for:-76 enough_spanish:6
enough_to:-13 enrolment:34 ensayo:31 ensuite:52 ensuite_je:46 entendu:-22
enter:3 enter_the:3 entered:82 entered_^:22 entered_with:18 enters:11
enters_the:8 entiendo:2 entire:-68 entire_time:-18 entire_way:-22 entorno:16
entra:34 entra_na:5 entradas:33 entrance:40 entrance_^:-1 entrance_floor:17
entre:44 entrega:55 entro:86 entry:-39 entry_in:8 entrées:13 então:68 enums:3
envelopes:49 envelopes_^:49 environ:15 environ_0:15 epipen:45 episodes:31
episodes_of:26 equipo:12 er:-11 er_ist:41 era:-20 erklär:27 erklär_mir:27
errata:42 error:50 error_message:-43 error_messages:60 error_must:21
error_rate:24 error_texts:7 errors:-19 errors_^:-19 errors_in:7 erst:102
erst_am:23 erst_nach:29 erst_um:44 erzählt:-16 es:-20 es_0:-1 es_de:33 es_el:34
es_en:52 es_in:42 es_seit:-36 es_und:-43 es_war:-33 es_wird:10 esa:1
escalated:-47 escalations:11 escape:-11 escaped:-49 escapement:74 escapes:37
escola:75 escriban:29 escribir:17 escuela:20 ese:-7 esel:-60 esempi:32 eso:29
eso_^:19 esp:-4 español:75 especially:8 espera:27 esquiadores:25
esquiadores_por:25 essais:7 essay:97 essay_has:23 essay_on:1 est:41 est_ce:53
est_de:4 est_en:48 est_fermé:13 est_passée:-53 est_presque:-5 est_refroidie:8
est_réservée:12 est_à:14 esta:51 estaba:-25 estaba_y:-4 estate:28
estate_agent:26 estimate:14 estimated:43 estudiar:17 está:115 está_a:27
está_en:58 et:-112 et_0:-36 et_il:-47 et_le:-52 ethics:32 etiketten:9 ett:-101
etwas:20 etüde:2 etüde_in:2 eu:-9 eu_busco:7 euch:-63 eur:-1 euro:-30 euro_^:43
europe:-55 euros:-6 euros_^:68 euros_for:-40 eve:50 even:-24 even_0:-8
even_at:17 even_have:34 even_if:69 even_in:-18 even_is:-50 even_the:-106
even_though:-24 even_when:83 even_with:27 evening:51 evening_0:-21 evening_^:-24
evening_and:15 evening_guests:14 evening_stop:1 evenings_^:63 event:80
event_^:38 events:-7 ever:-27 ever_^:117 ever_get:-57 ever_notice:-36
ever_reads:-64 ever_say:49 ever_since:-14 ever_tell:-13 ever_tells:39
ever_the:-18 every:-56 every_0:29 every_box:24 every_change:30 every_child:-26
every_company:-7 every_family:-31 every_form:28 every_line:7 every_migration:41
every_monday:26 every_morning:-22 every_one:13 every_parcel:-42 every_reminder:2
every_second:-4 every_session:19 every_single:-2 every_six:33 every_spring:-35
every_sunday:-25 every_ten:32 every_third:14 every_time:66 every_wedding:-44
every_year:-44 everybody:-46 everybody_^:-6 everybody_at:-27 everyone:-50
everyone_^:-13 everyone_in:-35 everyone_on:-34 everyone_says:-5 everyone_was:63
everything:20 everything_^:-21 everything_after:1 everything_and:-4
everything_else:47 everything_even:-11 everything_goes:30 everything_he:-25
everything_in:-17 everything_is:-42 everything_that:43 everywhere:19
everywhere_^:20 evidence:5 ewa:25 ex:52 ex_husband:5 exact:-30 exactly:-66
exactly_as:17 exactly_like:-8 exactly_one:-22 exam:-39 exam_^:18 exam_board:-33
exam_in:6 exam_is:55 exam_office:23 exam_on:-23 examen:22 examen_oral:13
examined:60 examiner:6 examiner_is:19 examiners:85 example:57 examples:131
examples_^:18 examples_i:17 examples_than:14 examples_work:7 exams:17 exceed:4
excel:-14 excellent:-55 excellent_^:-1 except:-53 except_the:32 exception:33
exception_^:32 exceptions:26 exceptions_^:21 excess:17 exchange:51 excluded:35
exercise:104 exercise_^:2 exercises:119 exercises_an:4 exercises_on:37 exist:-30
exist_^:-30 exit:-18 expect:29 expect_the:42 expect_you:2 expected:-6
expects:-21 expects_0:15 expensive:-60 experiment:5 experiment_tracker:17
experiments:28 expires:1 explain:33 explain_^:28 explain_it:-47 explain_that:-32
explain_the:24 explain_things:14 explain_to:-42 explained:9 explaining:-63
explains:-63 explains_a:-9 explains_why:-14 explanation:-21 explanation_of:-3
explanations:2 explicit:7 export:89 export_^:13 export_goes:9 exported:33 ext:39
ext_0:35 extend:25 extension:4 extinguisher:-46 extra:-5 extract:8 extract_is:2
extras:-23 eyebrows:-19 eyes:53 eyes_^:52 eyes_give:25 eyes_on:-43 eyes_than:6
f:-1 fabric:-63 fabrizio:18 face_^:41 face_of:-42 face_when:-12 faces:-7
fachwörter:5 facilities:43 facility:13 facing:1 fact:-38 fact_sheets:8
fact_that:-12 fact_the:-45 factor:3 factory:-34 facts:38 facts_land:38
facturas:33 faculty:79 fades:-18 fahrenheit:25 fahrer:9 fahrer_ist:9 fahrt:28
fahrt_zum:28 faible:3 fail:5 fail_^:2 failed:32 failed_download:10 failing:15
failover:69 failover_^:31 fails:-36 failure:5 fainted:-85 fair:-108 fair_^:-2
fair_enough:-55 fair_point:-3 faire:-19 fait:-20 fait_un:-76 fake:5 fala_com:-21
falconry:9 falk:2 fall:43 falla:20 fallback:4 falling:29 falls:-43 falls_back:-7
falls_on:17 false:-2 falta:116 falta_saber:18 families:37 family:-10 family_^:15
famoso:-81 famous:-72 fan:34 fan_^:-42 fan_of:59 fancy:-9 fancy_^:-51 fans:-35
fans_and:-8 fans_in:-22 far:-7 far_^:42 far_as:-35 far_better:39 far_from:28
far_too:18 far_why:7 fare:38 fares:16 farewell:15 farewell_cake:15 farm:16
farm_^:19 farrier:15 fasst:40 fasst_0:12 fast:-121 fast_^:-84 fast_path:9
fast_schon:-15 faster:-10 faster_but:39 faster_than:-44 father:24 fatto:33
fatto_il:13 fatto_male:11 faudra:10 faudra_0:10 fault:-13 faults:10 faults_^:10
faulty:12 faut:95 faut_il:13 faut_jamais:-7 faut_pas:11 faut_toujours:58
fautes:28 favour:65 favourite:24 favourite_topic:36 favourite_way:45 fax:-73
fax_gateway:22 fazla:55 fear:-9 feathers:-7 feature:29 feature_flag:13
feature_flags:18 february:35 february_^:35 fecha:28 fecha_às:28 fed:-98 fee:34
fee_is:1 fee_of:6 feed:53 feed_0:-14 feed_is:26 feed_the:35 feedback:25
feeding:34 feeds:64 feeds_the:60 feel_^:-3 feel_like:54 feel_the:12 feeling:-63
feeling_a:-19 feeling_when:-53 feelings:-16 feels:-20 feels_better:-9
feels_like:-61 feels_odd:-3 fees:-39 feet:-91 feet_^:-3 fehlt:35 fehlt_nur:22
feira:17 feira_^:17 feiras:-23 fel:71 fell:-115 fell_asleep:-38 fell_in:-75
fell_off:-9 fellow:-25 felt:-30 felt_like:-40 felt_that:23 female:27 femke:16
fence:8 fence_^:28 fender:26 fergus:29 ferme:64 ferme_pour:33 ferme_à:15
fermenter:36 fermenter_five:34 fermé:13 fermé_^:13 ferries:-10 ferry:-6
ferry_is:20 ferry_leaves:19 fertig:-25 fertig_^:-30 festa:19 fester:17
festival:52 festival_beer:43 festive:17 festive_^:17 fete:-49 fete_^:-37 feu:23
feu_du:18 fever:54 few:-36 few_months:28 fewer:40 fewer_than:9 fianza:32
fianza_del:16 fibre:68 fibre_between:13 fica:102 fica_com:16 fiche:47 fiches:33
fichier:31 fichier_de:16 fichiers:19 fick:-28 fico:2 ficou:47 field:59
field_^:54 field_at:15 fields:-19 fiets:-17 fifty:14 fight:-80 fight_me:-64
figure:16 figure_for:19 figure_is:53 figured:20 figured_out:20 figures:23
fijn:-36 fijn_om:-36 fila:-29 file:-84 file_^:-35 file_at:-29 file_is:-16
file_the:-9 files:-47 files_are:-60 files_in:-1 filiale:18 filiale_am:18
filing:-45 fill:5 fill_in:25 fill_up:-14 filled:15 filled_up:1 fills:-63
fills_the:-26 film:-108 film_^:-48 filme:-37 filter:56 filter_has:31 fim:22
fim_de:2 fin_du:16 final:8 final_0:-23 final_^:34 finale:30 finalement:95
finalement_on:1 finally:-89 finally_clicked:-72 finally_read:-5 finance:88
finance_has:2 finché:8 finché_non:8 find:3 find_^:-21 find_it:36 find_one:7
find_out:60 find_the:-35 finden:-36 findet:29 finding:-91 finding_the:-27
finds:-44 fine:74 fine_^:95 fine_for:1 fine_i:-86 fine_prendiamo:24 fine_w:9
finger:65 finger_weg:31 fingerings:17 fingerings_in:17 fingerprint:18 finish:20
finish_the:5 finished:60 finished_0:21 finished_^:6 finished_the:-43 finishes:48
finito:52 finito_^:52 fire:-20 fire_brigade:-19 fire_drill:-51 fire_exit:-25
fire_extinguisher:-46 fire_station:10 firefox:31 fires:6 fires_at:10
fires_twice:20 firewall:15 fireworks:39 firm:15 firm_lost:-21 firma:15
firmare:31 firms:14 firmware:99 firmware_0:57 firmware_is:12 firmware_on:6
first_0:-59 first_^:72 first_aid:15 first_and:90 first_attempt:-14
first_because:35 first_bird:24 first_boss:-15 first_dance:74 first_day:-34
first_exercise:47 first_half:-8 first_i:2 first_in:79 first_job:-58
first_name:-24 first_night:12 first_of:13 first_one:4 first_out:9 first_snow:-1
first_the:-27 first_then:38 first_thing:10 first_three:1 first_time:-39
first_try:-34 first_violin:-21 first_we:-27 first_week:-32 first_year:-19
fiscal:38 fish:-46 fish_^:46 fish_are:47 fish_man:-65 fishing:-90 fit:91
fit_^:12 fit_in:37 fit_into:22 fits:91 fits_0:7 fits_the:-5 fitted:3 fitter:76
five:17 five_^:-69 five_people:55 five_sharp:13 five_short:8 five_times:-6
fix:-61 fix_^:1 fix_is:4 fix_it:-13 fix_the:-30 fixar:22 fixed:-38 fixed_and:10
fixed_it:17 fixed_the:-34 fixture:6 fixtures:46 fizyki:20 flag:78 flag_^:17
flags:30 flaky:64 flaky_login:3 flame:-26 flap:-28 flash:90 flash_cards:51
flashcards:45 flashcards_a:39 flashcards_for:17 flashed:24 flashed_the:13
flat_0:28 flat_^:4 flat_and:-25 flat_is:12 flat_with:45 flatmate:-13 flew:-83
fliegt:8 flies:-64 flight:7 flip:-15 float:-38 floating:-4 floating_point:-3
floats:67 floats_for:33 flood:-13 flooded:49 flooded_^:68 floor:-65 floor_0:-5
floor_^:-42 floor_cleaning:3 floor_has:23 floor_is:48 floor_people:9
floor_plan:-6 floor_polish:-47 floors:-87 floors_0:-40 floppy:-103 florist:51
florist_she:50 flour:60 flour_comes:27 flow:57 flow_0:14 flower:-44 flowers:-5
flu:45 fluent:41 fluoride:53 flushed:4 flute:-16 flute_is:-7 fly:4 fly_tower:-12
flyer:21 flyer_^:6 flying:34 flying_weight:33 fm:-1 foal:-6 focal:1 fog:-124
fog_^:-11 fog_does:-22 fog_machine:29 fog_over:-14 fog_so:-22 foi:-49 fois:7
fois_^:54 fold:-9 folder:55 folder_^:54 folders:15 folding:9 folds:-47 folks:-53
folks_at:3 follow:-6 follow_the:-29 followed:-4 followers:-39 following:62
following_that:30 following_your:16 follows:-27 fond:24 fond_of:25 fonder:100
fonder_of:100 fondo:23 fondo_^:23 fondue:-31 font:-88 font_^:-93 fonts:15
food:67 food_that:22 food_waste:10 foot:-29 football:21 football_examples:7
footer:-24 footnote:-32 footnotes:-10 footnotes_^:15 for:5 for_$:3 for_0:-112
for_^:22 for_a:-51 for_about:49 for_adults:12 for_ages:-14 for_an:-73
for_another:31 for_any:-60 for_anything:-69 for_as:-24 for_bearing:-25
for_both:11 for_breakfast:3 for_decades:-46 for_evening:12 for_everybody:21
for_everyone:43 for_everything:-49 for_five:-31 for_fog:-2 for_fun:45
for_good:57 for_group:39 for_half:86 for_hedda:23 for_her:26 for_his:-36
for_hours:-21 for_indenting:12 for_it:-44 for_looks:-73 for_low:3 for_me:131
for_money:9 for_more:48 for_most:-11 for_my:64 for_nine:-53 for_nothing:53
for_once:22 for_one:-103 for_our:79 for_paper:16 for_plain:15 for_practice:3
for_repairs:28 for_rises:-38 for_rope:1 for_row:-1 for_seven:15 for_six:51
for_some:-43 for_somebody:-25 for_something:50 for_telling:-5 for_that:53
for_the:66 for_their:-2 for_them:-10 for_this:113 for_those:-13 for_three:-18
for_today:31 for_us:-26 for_which:33 for_you:38 for_your:-11 forbidden:60
forbids:37 force:28 force_pushes:9 forecast:-74 foreign:-7 forest:-13
forest_^:-10 forever:-54 forever_^:-39 forge:42 forget:76 forget_^:11
forget_how:-4 forget_it:-15 forget_the:48 forget_what:2 forget_which:-38
forgets:-22 forgets_its:-6 forgetting:-77 forgive:-39 forgives:-11 forgiving:-5
forgot:-60 forgotten:-59 forgotten_how:-22 forklift:-31 forklift_^:-24
forklifts:30 forks:-28 forks_for:12 form:21 form_^:3 form_accepts:4 form_back:4
form_is:-54 form_the:12 formal:11 format:79 formats:-5 formatter:15 formeln:30
former:-26 forms:14 forms_^:27 formula:17 formulaire:3 formulaire_^:3
formulare:-36 formulas:-36 formulas_^:8 formulas_on:-50 formule:19 formule_^:19
fortfarande:20 fortfarande_inte:20 forth:24 forty:-23 forty_jars:-30
forty_minutes:-8 forum:15 forward:36 foto:-68 foto_^:-89 foto_es:11 foto's:32
fotografiert:-5 fotos:15 fotos_^:12 fought:-44 fought_over:-44 found:-57
found_^:-10 found_a:18 found_in:13 found_it:28 found_that:-70 found_the:-60
found_you:69 foundation:7 founder:-43 fountain:64 fountain_^:58 four:-20
four_^:-106 four_and:40 four_floors:-28 four_holds:31 four_hours:28
four_hundred:-27 four_is:40 four_of:17 four_people:22 fourteen:-28 fourth:-35
fourth_time:-46 fox:-1 fractions:-119 fragen:22 fragen_^:22 fragile:37 frame:6
frame_^:15 frame_near:-19 framed:-55 framed_it:-55 frames:-23 frames_are:47
franchement:-139 franchise:40 franchise_s'applique:33 frau:129 frau_vom:21
free:-47 free_^:-16 free_pen:-6 free_tier:10 free_tray:12 freertos:4 freeze:81
freezer:-39 freezer_alarm:9 freezing:-31 freigabe:1 freigegeben:21
freigegeben_^:21 freight:35 freitag:13 french:2 french_tutor:10 fresh:-8 fri:12
friday:-61 friday_^:-86 friday_the:-21 friday_traffic:-5 fridays:67 fridge:-27
fridge_^:-62 fridge_died:-4 fridge_has:-45 fridge_is:64 friend:-26 friend_^:-8
friendlier:42 friendlier_^:20 friendly:24 friends:96 from:-66 from_0:-94
from_?:32 from_^:-165 from_a:7 from_all:-45 from_an:-18 from_and:-78
from_are:-24 from_around:-10 from_ask:-1 from_dr:27 from_has:-56 from_here:85
from_is:-56 from_last:77 from_me:70 from_memory:14 from_monday:18 from_my:48
from_now:75 from_one:-41 from_oslo:-4 from_our:56 from_platform:13
from_stood:-27 from_that:-14 from_the:60 from_this:29 from_two:-6 from_up:-16
from_us:4 from_was:-29 from_what:-20 from_you:55 from_your:29 fromage:-86
fromages:-44 front:82 front_desk:11 front_of:41 frost:79 frost_^:25
froze_twice:17 frozen:48 frozen_^:57 fruit:36 frustrating:-2 fry:48 fry_per:39
från:-63 från_och:38 frío:-65 frío_hace:-9 frío_hacía:-16 früh:43 früh_lag:-65
früher:-87 fuel:3 full:-39 full_^:24 full_at:24 full_charge:9 full_moon:-19
full_of:-69 full_so:35 full_stop:6 fun:-74 fun_^:33 fun_at:-17 fun_fact:-53
funciona:51 function:-40 function_walks:-42 functions:43 fund:15 funeral:-19
funniest:-22 funny:-72 funny_how:-16 fuori:-32 furgone:40 furnace:-34
furniture_^:3 further:2 fuse_box:8 fyra:-44 fyra_personer:22 fábrica:34
fächer:15 fächer_^:15 fährt:-41 färjan:-15 får:89 fête:8 för:-96 före:47 für:74
für_0:22 für_das:29 für_den:39 für_die:76 für_ein:-40 für_uns:24 fürs:5 g:75
g_^:27 gaan:112 gaan_toch:12 gaan_we:44 gaat:114 gaat_er:21 gab:20 gab_es:20
gabbiani:-8 gabler:23 gabler_^:23 gallery:75 gallery_padlock:7 gallery_the:14
galley:2 game:18 game_is:10 game_menu:28 games:8 gamla:65 gana:-74 gants:20
ganz:-12 ganzen:-67 gap:35 gaps:-90 gaps_^:-25 gar:-62 garage:72 garage_^:49
garantie:9 garbage:5 garbage_collector:5 garde:17 garde_le:52 garde_les:5
garden_^:9 garden_centre:-33 garden_that:15 gardener:-50 gardens:-56 gardien_^:7
gardien_de:-44 garlic:39 garten:8 gas:46 gas_^:20 gas_alarm:15 gasta:16
gasta_0:16 gastar:18 gata:51 gata_come:51 gate:152 gate_^:70 gate_b:29 gates:28
gates_^:28 gateway:49 gateway_was:1 gather:75 gather_you:32 gato:-57 gatos:-85
gatos_y:-39 gatto:-66 gauge:77 gave:78 gave_0:23 gave_me:52 gave_my:15
gave_the:-23 gave_up:-29 gave_us:26 gazebo:-9 gb:66 gb_^:12 gcode:39 gear:5
gearbox:67 gece:2 gece_nöbeti:17 geef:71 geen:-6 geese:-37 gefallen:-9
gefunden:-24 gefunden_^:-24 gegen:-27 gehen:107 geht_^:-7 geht_kein:27 gehört:36
geklaut:-50 geklaut_^:-40 gelachen:-74 gelachen_om:-74 gelmiyor:-73
gelmiyor_^:-73 gelsin:-8 gemeldet:52 gene:-28 generador:35 general:-105
general_a:-34 generally:-57 generally_speaking:-52 generated:38 generations:-54
generations_of:-45 generator:86 gens:-65 gente:-83 genug:34 geofence:19
geometry:30 geometry_^:12 geprüft:5 gerade:-18 gerador:36 geregnet:-23
gerlinde:33 german:75 german_^:19 gern:-22 gesagt:-52 geschichte:-65
geschilderd:24 geschlafen:-19 gestattet:30 gestattet_^:30 gestern:-68
gestern_beim:-43 gestern_waren:-11 get:105 get_0:86 get_a:75 get_back:15
get_in:1 get_it:20 get_me:-114 get_my:11 get_nervous:-46 get_one:55 get_sent:23
get_so:-21 get_sold:7 get_something:18 get_stuck:13 get_the:94 get_tired:-38
get_to:24 get_used:-31 get_washed:33 get_why:44 getauscht:56 getest:21
getränke:31 gets:119 gets_0:41 gets_a:103 gets_closed:4 gets_four:5 gets_here:28
gets_in:-66 gets_into:6 gets_its:48 gets_logged:25 gets_lost:25 gets_seasick:-6
gets_sent:24 gets_the:-24 gets_to:4 getting:23 getting_a:4 getting_the:71
gewoon:42 geworden:54 gezet:-5 gezet_^:49 gezählt:-61 gezählt_^:-51 geändert:26
gh:47 ghent:-45 ghent_^:-2 ghosts:3 giant:14 gibi_^:-2 gibts:-2 gider:36
gider_^:36 gifs:-25 gifs_^:-25 gift:-7 gift_box:22 gift_shop:-39 gigas:22
gigas_^:22 gigs:10 gilt:27 gilt_auch:22 gimme:15 ging:-15 giornata:-73
giovedì:56 gipfel:28 girl:68 gisteren:-91 git:-37 give:9 give_her:-19 give_me:55
give_the:37 give_up:40 given:26 given_how:36 given_that:22 given_the:21
given_up:-47 gives:104 gives_up:30 gives_you:2 giving:-125 già:56 glad:-58
glad_it:-25 glad_that:-43 glad_the:-13 glass:82 glasses:115 glasses_^:41
glaze:32 gli:56 gli_orari:24 glitter:-1 globe:-44 gloss:23 glossy:17 glove:-25
glove_^:43 glove_box:-57 gloves:-39 glue:-39 glue_^:-47 glued:-54 gluten:42
gluten_free:15 go:101 go_^:-67 go_and:-24 go_at:12 go_back:-57 go_easy:43
go_for:85 go_home:4 go_in:63 go_into:18 go_on:106 go_out:-13 go_over:-4
go_red:-29 go_through:30 go_to:92 go_together:-35 go_with:83 goat:16 goat_^:-6
goat_got:-20 goats:-68 god:-45 god_i:-8 gods:-22 goed:24 goes:41 goes_^:-38
goes_back:12 goes_for:58 goes_in:115 goes_into:44 goes_off:-28 goes_on:28
goes_out:59 goes_past:1 goes_that:-1 goes_the:-71 goes_through:62 goes_thru:15
goes_to:88 goes_up:61 goggles:30 going:118 going_by:9 going_for:-13 going_in:47
going_to:103 going_w:48 going_with:78 goldfish:-26 gone:122 gone_0:28 gone_^:73
gone_and:3 gone_before:15 gone_by:-10 gone_through:6 gong:-55 gong_^:-72
gonna:107 gonna_call:1 gonna_lie:-57 gonna_sit:24 gonna_try:7 good:-94 good_^:21
good_company:-38 good_day:26 good_for:29 good_grief:-14 good_luck:-58
good_morning:-12 good_news:39 good_old:-4 good_story:-7 good_the:3 good_to:40
good_work:-67 goodbye:-57 goodbye_^:-22 goodness:-35 goods:3 googly:-67
googly_eyes:-67 goose:-31 gorgeous:-31 gorgeous_^:-19 gosh:-70 gossip:-138
gossip_^:-106 gosto:79 gosto_mais:79 got:90 got_0:-23 got_a:14 got_an:12
got_back:10 got_in:-41 got_into:-25 got_it:85 got_lost:-81 got_my:-57 got_out:48
got_promoted:-66 got_pushed:6 got_that:-16 got_the:10 got_their:4 got_through:17
got_to:54 gott:-48 gotta:52 gotta_love:-14 gotta_pick:20 goûter:55 gpu:30
gra:-11 gra_na:-11 graag:9 grace:-19 grad:28 grade:32 gradi:38 gradient:-15
gradle:44 grafana:34 gramm:16 grammar:77 grammar_tables:35 grammars:-44 grams:63
grams_^:29 grams_each:19 gran_cant:21 gran_had:-17 gran's:-61 grand:-16
grand_piano:2 grandad:-74 grandad's:20 grande:46 grande_el:32 grandfather:-35
grandma:-11 grandma_never:-4 grandpa:-58 grandpa_^:-8 grandpa_always:-29
grandpa's:-14 grannen:-25 granny:10 grant:1 graph:-46 graphs:-19 graphs_in:21
graphs_look:-24 grass:-10 grateful_if:29 graz:9 grease:9 great:-8 great_^:19
great_deal:44 great_question:-21 great_uncle:84 great_wheel:50 green:29
green_^:-9 green_again:60 green_in:21 green_one:1 green_tiles:7 greenhouse:-33
greet:-30 greeting:106 greetings:-7 grenzwert:6 greta:16 grew:-14 grew_up:-40
grey:60 grief:-14 grill:-53 grillen:-38 grinder:16 groomer:77 groomers:29
gross:7 ground:49 ground_floor:22 group:66 group_0:25 group_and:-22
group_tickets:9 groupe:24 groupe_électrogène:8 groups:-24 grow:26 grown:-4
grown_men:-11 grown_ups:3 grows:-35 grudge:-35 grudge_^:-35 grumpy:-31 grupo:11
grupo_de:11 gruppe:37 gruppo:27 gruppo_elettrogeno:27 grúa:-5 guard_is:50
guarda:21 guardia:3 guess:-8 guess_a:36 guess_everyone:-10 guess_i:-35
guess_who:-26 guessed:-31 guessed_that:-23 guest:41 guest_is:-27 guest_who:-4
guesthouse:-6 guests:110 guests_^:36 guests_are:13 guests_do:5 guide:32
guides:42 guild:31 guild_^:26 guitar:-8 guitarra:12 gull:-6 gulls:-99 gum:-52
guns:26 gust:8 gust_speed:8 gusta:84 gusta_más:79 gustan:4 gustan_más:4 gusts:-6
gute:-8 gutters:52 gutters_^:15 guy:-79 guy_at:-86 guy_is:-43 guys_^:52
guzeldi:-73 gwendolyn:39 gym:-23 gym_^:3 gyro:47 gyro_driver:47 gärkeller:22
gäste:-59 gästen:19 gästen_^:19 gång:39 gång_0:39 gången:8 gången_^:8 går:69
gîte:5 gîte_c'est:26 gör:19 gün:46 gün_kiralanır:16 güzel:-40 güzel_bugün:-28
głowie:-49 głowie_^:-49 h:54 h_^:6 ha:-126 ha_0:-14 ha_^:-39 ha_a:-36 ha_that:-8
ha_the:-9 hab:-6 hab_die:63 hab_mich:12 habe:75 habe_ich:24 haben:-5 haben_0:-5
haben_^:9 haben_den:-46 haben_wir:9 habit:-1 habla:52 hables:25 hables_en:16
hace:-43 hace_un:-20 hacen:6 haczyków:54 haczyków_^:54 hacía:-29 had:-86
had_0:-125 had_a:20 had_already:10 had_been:7 had_counted:8 had_heard:-35
had_it:79 had_its:-43 had_me:-58 had_no:-36 had_not:-10 had_that:9 had_the:48
had_to:-94 had_trouble:57 haggle:7 haha:-239 haha_^:-77 haha_babcia:-14
haha_de:-14 haha_die:-15 haha_katten:-19 haha_no:-54 haha_yes:-14 hahaha:-118
hahaha_^:-33 haiku:-30 hair:-57 haircut:-1 halb:46 halb_neun:24 halen:28
half:-18 half_^:-26 half_a:-15 half_an:73 half_board:2 half_empty:-3 half_of:-52
half_past:31 half_the:-103 hall:78 hall_^:66 hall_and:-21 hall_in:-9 hall_is:31
halls:-1 hallway:49 hallway_^:-4 hamlet:-2 hamper:9 hamster:-142 hamster_is:-37
han:32 hand:9 hand_0:-9 hand_^:-58 hand_and:-15 hand_at:25 hand_for:-13
hand_is:-36 hand_it:45 hand_om:50 hand_on:30 hand_over:-9 hand_stuck:-33
hand_the:15 handbook:14 handdukar:-38 handed:44 handed_in:10 handed_out:18
handed_over:30 handed_the:10 handheld:5 handle:40 handle_the:29 handlebar:29
handler:10 handles:35 handover:76 handover_is:34 hands:28 hands_0:-64 hands_^:-2
hands_are:26 hands_off:19 hands_still:-24 handshake:-64 handshake_^:-40
handwriting:-72 handyman:-28 hang:-29 hang_on:-94 hang_the:7 hang_up:30
hangar:-25 hanging:-21 hangs:52 hangs_at:4 hangs_in:-14 hangs_on:49 hanna:36
hanno:-71 hanno_un:-71 happen:22 happen_^:-37 happen_on:33 happened:55
happens:15 happens_^:-19 happens_in:-8 happens_on:-69 happens_the:11
happens_to:6 happens_when:28 happens_with:47 happier:68 happier_with:61
happiest:75 happiest_with:75 happy:-4 happy_^:74 happy_birthday:-34
happy_friday:-91 happy_to:-17 har:-46 harbour_^:3 harbour_and:-22 harbour_is:-38
harbour_manoeuvres:46 hard_^:27 hard_at:-16 hard_on:-35 hard_part:6 hard_to:-4
hard_way:67 harder:-66 harder_dan:-40 harder_than:-16 hardest:-5
hardest_thing:-2 hardly:63 hardly_see:40 hardware:11 hardware_^:18
hardware_in:15 hardware_people:-25 harmless:-41 harmonii:34 harmonii_chodzę:34
harmonium:24 harness:12 harp_^:-27 harp_has:22 harpist:-34 harrow:-30 hartley:12
harvest_supper:-25 has:15 has_0:-38 has_a:3 has_already:35 has_anybody:34
has_anyone:-6 has_become:88 has_been:-3 has_better:-23 has_broken:45 has_come:13
has_confirmed:6 has_cost:-26 has_dared:-10 has_decided:-10 has_ever:-13
has_excellent:-43 has_gone:32 has_had:83 has_hurt:30 has_it:-75 has_its:-106
has_learned:-7 has_looked:12 has_lost:-23 has_more:-115 has_moved:-13 has_my:7
has_never:-52 has_no:30 has_one:-45 has_only:52 has_opinions:-4 has_ordered:21
has_promised:12 has_read:20 has_retired:31 has_room:27 has_said:20 has_such:-20
has_taken:11 has_that:-4 has_the:-25 has_to:169 has_told:59 has_two:-10
hasn't:54 hasn't_been:36 hasn't_got:11 hasta:-78 hasta_0:17 hasta_las:-31
hat:-36 hat_0:65 hat_^:14 hat_die:31 hat_es:-23 hat_früher:-21 hat_heute:-41
hat_meine:-64 hat_mir:-45 hat_sich:31 hat's:-65 hatch:6 hatching:39
hatching_tray:39 hate:-37 hate_it:21 hated:22 hated_the:35 hates:57 hates_it:85
hats:-33 hats_for:-12 hatte:-14 hauled:-63 hauled_the:18 haulier:1 haus:45
haus_^:27 hause:25 haut:17 haute:8 hava:-85 hava_çok:-40 have:-21 have_0:15
have_?:59 have_^:44 have_a:-78 have_all:-6 have_always:-5 have_booked:11
have_brought:-7 have_finished:18 have_forgotten:-19 have_found:-33 have_fun:-14
have_gone:-21 have_guessed:-23 have_had:-1 have_heard:-41 have_it:8
have_known:-2 have_left:6 have_lost:-7 have_loved:-13 have_made:-15 have_my:54
have_never:-65 have_no:-46 have_noted:4 have_noticed:-23 have_one:1
have_planned:18 have_put:9 have_read:-7 have_seen:-36 have_taken:30
have_talked:14 have_that:-37 have_the:54 have_thought:27 have_time:-15
have_to:80 have_told:13 have_used:-14 have_walked:-47 have_worked:11
have_you:-29 have_your:12 haven't:68 havent:50 havent_figured:11 havent_heard:32
having:68 having_a:25 having_seen:22 having_to:-10 hawk:33 hawks:-3 hay:-22
hay_0:-52 hay_que:75 hazard:-84 hazelnut:26 hazmat:4 he:-1 he_and:54
he_asked:-38 he_broke:30 he_can:-38 he_cannot:-96 he_decided:-26 he_did:-36
he_died:-26 he_gets:23 he_had:-9 he_has:94 he_is:13 he_isn't:-93 he_learned:-9
he_looks:55 he_never:-23 he_rings:40 he_said:-46 he_visto:-25 he_vuelto:33
he_was:120 he'd:-17 he'd_have:-21 he's:30 head:-20 head_^:-110 head_of:-14
head_office:32 head_spin:28 head_takes:27 head_teacher:-6 head_works:13
headcount:28 header_^:6 headphones:24 heads:61 heads_^:5 headset:-3
headset_on:-3 headteacher:28 health:-59 heap:-28 heap_of:2 hear:-104 hear_a:-29
hear_about:28 hear_from:19 hear_it:-23 hear_my:-20 hear_that:-53 hear_the:-99
heard:31 heard_back:15 heard_from:29 heard_of:-12 heard_the:11 hearing:51
hearing_aid:5 hears_about:7 heart_^:-31 heartbeat:-106 heartbeat_^:-10
hearts:-66 heat:-103 heat_the:18 heater:-38 heating:55 heats:10 heavier:24
heb:-72 heb_ik:37 heb_liever:19 hebben:-52 hechos:12 hechos_se:12 hedda:23
hedda_gabler:23 hedge:-43 hedge_^:-29 hedgehog:-54 heeft:-24 heeft_^:55 heel:-91
heerlijk:-60 heet:30 heg:4 height:33 heizung:8 heiß:-12 heiß_in:-7 hela:-93
held_0:5 held_by:7 hele:-52 helium:34 hello:23 hello_^:7 hello_and:8
hello_from:-43 hellre:91 hellre_ha:73 helm:35 helm_hours:29 helmet:19 help:-58
help_^:-101 help_desk:-2 help_me:44 help_to:4 help_with:-22 help_you:-22
helped:-27 helped_^:-12 helper:-23 helps:-30 helps_^:-60 helps_me:72 helst:70
helt:-89 hem:-85 hemos:19 hence:3 hence_the:-2 hens:20 hens_are:-23 hens_in:25
her_0:-51 her_^:-21 her_for:-9 her_handwriting:-1 her_in:28 her_life:-5
her_on:24 her_own:6 her_sleep:30 her_wrist:33 her_zaman:36 herbarium:-67
herbst:10 here:-60 here_0:9 here_^:99 here_a:-4 here_and:-54 here_at:11
here_has:-6 here_i:-6 here_in:-33 here_is:-42 here_on:83 here_the:-71
here_too:-19 here's:27 here's_one:33 hermana:58 heron:-16 herons:-2 herr:66
herring:-7 herrje:-20 hertz:15 hertz_^:15 hes:-8 hes_a:-30 hes_already:-65
het:-70 het_^:-35 het_lab:-30 het_regent:-30 heter:38 hetzner:7 heure:62
heures:-102 heures_^:-52 heut:-65 heute:-159 heute_früh:29 heute_heiß:-7
heute_wieder:-12 hey:-42 hi:-9 hibernate:53 hid:25 hier:-80 hier_soir:-16
high:15 highest:-28 highlight:15 highlight_verbs:15 hij:35 hike:-60
hilarious:-80 hilarious_^:-74 hill:-47 hill_^:-75 hills:-27 hills_^:3
hills_of:-8 hilos:16 hilos_^:16 him:-55 him_^:-29 him_in:24 him_to:-19
himself:-64 himself_in:-58 hinges_^:-22 hint:28 hinten:24 hinten_raus:24
hinterm:10 hints:86 hints_^:13 hints_only:36 hinweis:32 hip:-32 hip_^:-43
hire:-67 hired:3 his:16 his_car:-32 his_life:1 his_own:-54 his_roses:17
his_words:42 his_wrist:51 histoire:-1 historia:-34 historically:-1 history:2
history_of:-20 história:-91 hit:-103 hit_0:-5 hit_a:21 hit_the:-17 hitch:47
hits:-11 hits_the:-15 hive:60 hives:21 hives_^:24 hiya:-70 hiç:-56 hl:-7 hl_0:-8
hm:-32 hm_ok:-68 hm_that:70 hm_yes:-65 hmm:-39 hmm_ok:-13 ho:77 ho_già:56
ho_visto:-21 hoca:-14 hocker:3 hof_^:4 hofmann's:65 hog:43 hoje:-89 hold:-98
hold_a:41 hold_back:3 hold_for:-5 hold_music:-69 hold_the:32 holder:12
holding:-68 holdings:60 holdings_in:60 holds:87 holds_0:15 holds_the:22 hole:-5
holiday:-37 holiday_^:-71 holiday_and:2 holiday_flat:1 holidays:-41
holidays_^:-36 holm:63 holt:13 home:6 home_and:-51 home_by:6 home_to:26
home_was:-16 homework:95 honest:-67 honest_^:-79 honestly:-23 honestly_^:-55
honestly_a:41 honestly_i:-46 honestly_the:-6 honey:-35 honey_at:-10 honour:15
honour_^:15 hood:45 hood_^:20 hood_pattern:18 hoodie:-43 hooguit:66 hooguit_0:31
hook:57 hooks:26 hoor:-44 hope:-143 hope_it:-50 hope_the:-72 hope_to:95
hope_your:-37 hoping:67 hoping_to:67 hops:8 hora_^:-29 horarios:15 horas:-38
horas_a:28 horas_de:-38 horen:-15 horen_^:-36 horn:-37 horno:32 horse:-18
horse_^:-2 horses:-51 horses_^:13 hos:35 hose:25 hospital:-85 hostel:37
hostnames:6 hostnames_in:6 hosts:30 hot:-65 hot_tub:35 hotel:20 hotel_^:-6
hotel_booking:19 hotel_lobby:-18 hotels:-81 hotfix:7 hour:27 hour_about:-26
hour_is:9 hour_of:51 hour_on:10 hour_so:35 hour_the:2 hour_then:-20 hourly:6
hours:-39 hours_0:-30 hours_^:-16 hours_a:19 hours_about:-30 hours_and:-26
hours_before:2 hours_for:-18 hours_in:-6 hours_of:19 hours_on:-57 hours_with:-23
house:5 house_^:8 house_are:-35 house_in:-46 house_is:18 house_style:47
house_the:37 households:-7 housing:-31 housing_office:-31 how:-93 how_^:-24
how_a:11 how_are:-7 how_did:-52 how_good:16 how_heavy:-28 how_i:13 how_loud:-87
how_many:56 how_much:63 how_my:74 how_that:20 how_the:-78 how_to:54 how_was:-28
how_we:49 how_you:2 however:28 hows:-72 hows_the:-44 hoy:-43 hr:26 hrs:-25
hrs_^:39 hrs_of:-62 html:26 huge:8 hugo:28 huh:-52 hum:-106 hum_along:-10
human:-108 human_voice:-40 humid:-28 humidade:9 hummed:-15 humming:-118
humming_^:-29 humour:-22 humour_^:-22 hums:-116 hums_when:-54 hun:24 hund:-80
hundefutter:37 hundred:-83 hung:-6 hung_a:33 hung_up:-56 hungry:-17 hungry_^:2
hurdy:-41 hurry:6 hurry_^:19 hurt:89 hurt_her:11 hurt_his:51 hurts:115
hurts_^:71 hurts_from:-21 hurts_my:30 husband:44 husband_^:-15 hut:15 huts:10
hygiene:-9 hygrometer:18 hygrometer_shows:14 hymn:-57 hytt:45 hämtar:28
hängen:40 hängt:13 hängt_jetzt:10 härligt:-80 härnäst:53 hätte:-74 hätte_ich:-74
höchstens:103 höchstens_0:48 högst:92 högst_0:28 högst_fyra:22 hölle:-30
hölle_los:-30 höra:-31 i:-38 i_0:20 i_agree:-18 i_always:-109 i_am:-26
i_appreciate:-14 i_are:-108 i_ask:72 i_asked:-3 i_bastun:8 i_beg:34 i_bet:-64
i_buy:-9 i_can:-53 i_can't:69 i_cannot:-19 i_cant:-94 i_caught:-27 i_change:19
i_check:-32 i_checked:45 i_chose:43 i_come:-35 i_compared:-51 i_completely:-44
i_could:-111 i_couldn't:20 i_count:42 i_counted:-27 i_cried:-9 i_decided:-16
i_did:25 i_do:-44 i_don't:-42 i_dont:75 i_doubt:-21 i_dreamt:-47 i_drew:-42
i_dropped:-23 i_enjoy:134 i_enjoyed:-25 i_ever:-45 i_fancy:25 i_felt:-25
i_finally:-20 i_find:-37 i_follow:57 i_forget:6 i_forgot:-22 i_found:-85
i_gather:52 i_get:143 i_go:-26 i_got:38 i_grew:-13 i_guess:11 i_had:45 i_hate:41
i_have:43 i_haven't:23 i_hear:5 i_heard:5 i_honestly:52 i_hope:-9 i_just:2
i_keep:-37 i_knew:-7 i_know:67 i_laughed:-7 i_lean:46 i_learn:99 i_left:72
i_like:56 i_liked:-11 i_looked:119 i_lose:24 i_love:-41 i_made:21 i_make:43
i_manage:13 i_mean:57 i_met:-26 i_misread:48 i_mix:53 i_move:-5 i_moved:20
i_must:-55 i_nearly:42 i_need:17 i_never:15 i_now:16 i_once:-81 i_only:-35
i_opened:-4 i_ordered:28 i_owe:37 i_own:-32 i_paired:10 i_picked:52
i_practise:54 i_prefer:-17 i_put:24 i_raised:8 i_read:-63 i_regret:30
i_remember:59 i_replaced:-26 i_said:1 i_sat:-32 i_saw:-32 i_say:-47 i_see:33
i_send:11 i_sent:5 i_set:2 i_settled:36 i_shall:1 i_shook:37 i_should:30
i_signed:7 i_sit:5 i_sleep:31 i_slept:-28 i_spent:-39 i_spoke:19 i_start:51
i_still:23 i_study:40 i_suppose:-67 i_swear:-92 i_take:67 i_talk:-1 i_tell:-62
i_think:9 i_thought:-96 i_told:-3 i_took:-11 i_tre:62 i_tried:-28 i_turn:26
i_turni:21 i_type:-23 i_understand:-6 i_use:-4 i_used:-56 i_walked:-33 i_wanna:8
i_want:100 i_wanted:-57 i_was:-87 i_went:95 i_will:26 i_won't:29 i_wonder:35
i_wont:37 i_work:36 i_worked:-20 i_would:39 i_write:7 i'd:57 i'd_be:5 i'd_go:8
i'd_guess:-24 i'd_have:-3 i'd_like:145 i'd_love:30 i'd_much:12 i'd_pick:-27
i'd_rather:70 i'd_say:-23 i'd_sooner:39 i'd_take:4 i'll:112 i'll_get:8
i'll_keep:39 i'll_remind:13 i'll_start:19 i'll_stick:3 i'll_take:-66
i'll_write:5 i'm:52 i'm_a:34 i'm_afraid:30 i'm_after:37 i'm_doing:12
i'm_fonder:32 i'm_going:6 i'm_happier:15 i'm_happy:-35 i'm_more:26 i'm_not:-97
i'm_on:-33 i'm_trying:4 i've:68 i've_been:-38 i've_decided:15 i've_got:-17
i've_had:50 i've_made:46 i've_put:13 i've_renamed:4 i've_seen:-71 i've_settled:5
ice:-45 ice_cream:-43 ices:-12 ich:2 ich_0:50 ich_^:24 ich_bring:27 ich_das:20
ich_die:32 ich_dir:30 ich_hab:-67 ich_habe:29 ich_im:25 ich_mal:-42 ich_mit:12
ich_möchte:21 ich_noch:8 ich_übe:12 icing:-13 icing_^:9 icon:-61 icons:21 id:59
id_forgotten:-48 id_go:36 id_like:55 id_love:8 id_rather:38 id_say:18
id_sooner:8 idag:-56 idag_^:-56 idea:53 idea_^:47 idea_behind:2 idea_how:-78
idea_if:18 idea_in:30 idea_is:40 idea_so:56 idea_that:-51 idea_what:12
idea_whether:24 idea_who:30 idea_yet:8 ideally:54 ideally_the:44 ideas:7
ideia:49 identity:15 identity_card:8 idle:20 idle_for:15 idle_machines:-14
iedereen:54 ieri:-38 ieri_sera:-41 iets:-71 if:78 if_a:55 if_he:46 if_i:-17
if_it:34 if_it's:58 if_its:49 if_my:62 if_nobody:29 if_one:5 if_possible:13
if_she:-21 if_someone:57 if_something:-38 if_that:10 if_the:9 if_there:26
if_there's:7 if_theres:18 if_u:41 if_we:-37 if_your:4 ifs:4 igen:-88 igen_^:-88
ignore:3 igual:-18 ik:-39 ik_de:25 ik_heb:2 ik_het:26 ik_zie:-23 ikea:-49 il:21
il_0:20 il_a:-8 il_cane:3 il_codice:42 il_dit:-51 il_en:-9 il_fait:-45
il_faut:60 il_gatto:-65 il_gruppo:27 il_lunedì:-38 il_magazzino:29 il_me:67
il_mio:-36 il_montaggio:7 il_ne:51 il_nonno:18 il_nous:33 il_pleut:-75
il_quaderno:4 il_reste:-34 il_seggiolino:39 il_sensore:9 il_server:-57
il_soffritto:17 il_tempo:-36 il_traghetto:25 il_trasporto:16 il_turno:39
il_vecchio:21 il_y:20 ile:30 ile_yazılır:30 ill:138 ill_^:7 ill_have:5
ill_pay:16 ill_ring:30 ill_sort:21 illegal:-104 illegal_^:-73 im:-54 im_a:49
im_büro:-4 im_chat:58 im_keeping:16 im_keller:35 im_more:56 im_not:-48 im_on:-10
im_rollstuhl:30 im_so:-61 im_there:45 im_told:-33 im_torn:10 im_treppenhaus:-42
im_useless:22 im_vorspiel:31 image:82 image_cache:33 image_is:17 images:38
imagine:-104 imagine_0:-1 imagine_^:-1 imagine_a:-4 imagine_that:-27 immer:-61
immer_mit:32 immer_noch:-63 imo:-41 import:75 import_is:14 import_threads:28
importer:50 importer_^:23 imports:16 in:-68 in_$:22 in_0:-99 in_?:-1 in_^:20
in_a:-38 in_about:-7 in_act:29 in_after:-8 in_all:18 in_an:7 in_and:-90
in_another:21 in_antwerp:-5 in_any:25 in_anything:26 in_april:-22 in_as:5
in_at:5 in_august:-1 in_autumn:17 in_bay:17 in_bed:1 in_bergen:-62 in_between:22
in_both:20 in_brackets:12 in_british:17 in_bucket:8 in_by:-5 in_case:34
in_cash:41 in_cave:49 in_code:-21 in_cucina:-51 in_czech:31 in_daylight:73
in_de:-57 in_den:75 in_der:-22 in_desk:13 in_die:56 in_doubt:77 in_drawer:1
in_dublin:20 in_each:-26 in_early:44 in_einer:15 in_english:26 in_europe:-55
in_every:-8 in_everything:47 in_february:33 in_first:9 in_flat:65 in_fog:-2
in_for:-58 in_four:-50 in_french:-7 in_fridge:13 in_front:37 in_full:48
in_general:-36 in_german:33 in_ghent:-6 in_go:-14 in_has:-82 in_hat:-41
in_have:-29 in_her:25 in_here:-34 in_his:-40 in_i:2 in_is:-28 in_it:-6
in_italics:8 in_its:61 in_july:-43 in_knots:39 in_latin:11 in_law:-60 in_laws:6
in_line:-33 in_lisbon:17 in_lost:-32 in_love:-16 in_many:-25 in_march:-20
in_may:-24 in_millimetres:60 in_mind:50 in_moot:5 in_most:-27 in_must:-19
in_my:-33 in_on:37 in_once:-26 in_one:-25 in_open:-43 in_ops:-24 in_oslo:-40
in_our:-5 in_over:-25 in_pairs:10 in_paper:-32 in_part:34 in_place:59
in_plain:12 in_portugal:-32 in_portuguese:-46 in_public:17 in_release:32
in_room:50 in_school:-26 in_service:-3 in_shows:-96 in_smells:-9 in_some:-24
in_spanish:11 in_spring:63 in_statistics:6 in_still:-3 in_stock:22 in_such:-1
in_sync:41 in_ten:-5 in_text:1 in_that:39 in_the:12 in_their:-9 in_them:-8
in_they:-79 in_this:54 in_those:5 in_tickets:41 in_total:4 in_traffic:61
in_tune:-9 in_two:45 in_typescript:16 in_use:8 in_used:-58 in_utc:26
in_utrecht:-10 in_view:39 in_war:-1 in_was:-42 in_welsh:40 in_which:41
in_winter:-33 in_with:14 in_writing:27 in_zig:6 inbound:1 inbox:68 inbox_^:24
inbox_is:30 inches:62 inches_confuse:12 incident:-25 incident_^:-73 incl:21
incl_^:16 included:-17 included_^:-51 included_the:26 includes:59
includes_the:34 including_the:-24 inconvenience:-71 indeed:-71 indeed_^:-42
indenting:12 indenting_the:12 indents:1 index:71 index_is:19 indoors:67
information:6 infusion:-32 infusion_pumps:-34 inga:96 ingen:-87 ingest:12
inglés:56 ingredients:-36 ingrid:50 inhaler:19 inheritance:5 ink:27 inline:21
inline_styles:21 inliner:22 innan:59 inner:1 input:-53 ins:26 inside:37
inside_^:-35 inside_the:68 insieme:-4 insisted:28 insists:15 inskickad:41
inskickad_^:41 inspect:4 inspection:9 inspector:62 instant:-58 instead:153
instead_^:67 instead_of:103 instead_pls:7 instructor:-57 instructor_hums:-27
instrument:-20 instruments:30 insulin:9 insulin_is:9 insurance:66 insured:30
insurer:104 insurer_^:25 insurer_and:9 insurer_is:10 intake:-66 intake_^:8
inte:112 inte_än:21 integer:26 intensive:-38 intensive_care:-38 interdit:16
interdit_de:16 interest:-33 interesting:-113 interesting_^:-34 interesting_i:-21
intern:-28 intern_is:-37 internet:-91 interns:-44 interrupt:67 interval:14
interview:12 interview_in:3 into:-59 into_0:-46 into_a:16 introduced:7 invece:27
invented:-85 invented_the:-27 inventory:-3 inventory_^:-36 invitations:11
invoice:22 invoice_^:-4 invoice_in:2 invoice_is:11 invoices:115 involves:-12
inzwischen:4 io:52 ios:11 ipv:-40 ipv_0:-40 iron:-16 iron_^:-54 irregular:19
irregular_verbs:19 is:38 is_$:8 is_0:127 is_^:41 is_a:-57 is_ab:12 is_about:22
is_above:4 is_all:81 is_already:16 is_always:-29 is_an:-61 is_and:-52 is_as:15
is_assessed:10 is_at:43 is_back:21 is_basically:-78 is_beautiful:-45 is_behind:2
is_being:44 is_berthed:28 is_better:-90 is_blocked:9 is_booked:12 is_bringing:43
is_broken:-36 is_buried:-18 is_by:17 is_called:58 is_cancelled:41 is_capped:7
is_clementine:15 is_closed:37 is_colour:-19 is_coming:-39 is_covered:18
is_doing:11 is_done:31 is_down:81 is_dr:27 is_drawn:-4 is_drowning:40 is_dry:21
is_due:32 is_easy:-41 is_een:-33 is_either:-29 is_empty:5 is_enough:-35
is_entered:45 is_estimated:43 is_every:-45 is_fast:-28 is_fine:-41 is_finished:2
is_fixed:17 is_for:20 is_forbidden:54 is_four:21 is_free:14 is_from:-10
is_frozen:13 is_full:-12 is_fully:22 is_getting:16 is_given:21 is_going:19
is_gone:61 is_good:59 is_half:18 is_heron:35 is_how:54 is_ill:29 is_in:25
is_inside:-27 is_it:-78 is_jetzt:8 is_just:-144 is_kept:11 is_killing:-37
is_laid:-22 is_late:16 is_leaking:11 is_leek:46 is_left:14 is_leopold:24
is_like:-42 is_lovely:-78 is_made:-49 is_marked:7 is_may:24 is_mine:13
is_more:-38 is_mostly:-30 is_moving:19 is_mr:33 is_mrs:13 is_my:69 is_named:30
is_nearly:-25 is_never:8 is_new:-27 is_nicer:-26 is_ninety:-41 is_no:-20
is_not:3 is_nothing:-60 is_nougat:4 is_now:105 is_nu:16 is_odile:10 is_off:64
is_often:-20 is_old:-45 is_older:-61 is_on:50 is_one:-4 is_only:-14 is_open:67
is_over:11 is_paid:15 is_painted:45 is_parking:27 is_pregnant:-48
is_quarantined:3 is_quite:-25 is_rated:-59 is_rather:-79 is_read:38 is_ready:7
is_remarkably:-10 is_reserved:12 is_retired:15 is_right:27 is_rosalind:21
is_run:23 is_running:97 is_said:-57 is_set:29 is_shared:5 is_simply:-48
is_slow:-32 is_small:-44 is_so:-66 is_something:-16 is_sorted:7 is_spliced:13
is_staffed:16 is_still:113 is_stuck:-36 is_taking:10 is_tested:16 is_that:-80
is_the:38 is_there:-69 is_this:-28 is_through:29 is_thrown:19 is_tight:4
is_tiny:6 is_to:126 is_too:-5 is_tuesday:17 is_two:12 is_typical:-42
is_unclear:-52 is_under:-19 is_unplugged:25 is_unreal:-22 is_up:14 is_very:-17
is_void:15 is_waiting:23 is_watching:-28 is_weird:-4 is_what:-57 is_where:19
is_whether:-22 is_who:16 is_why:-49 is_with:-8 is_worth:-17 is_written:39
is_your:-43 island:-8 island_^:-27 isn't:-37 isn't_clear:15 isn't_it:-109 iso:19
isso:-29 issued:6 ist:45 ist_0:22 ist_^:30 ist_am:13 ist_das:-84 ist_der:22
ist_die:-36 ist_ein:35 ist_für:-6 ist_heute:-69 ist_jetzt:65 ist_mir:17
ist_noch:26 it:-27 it_0:22 it_?:-104 it_^:26 it_a:37 it_again:10 it_all:-39
it_always:-47 it_and:49 it_around:18 it_as:22 it_at:83 it_back:-31 it_be:31
it_breaks:32 it_but:-40 it_came:13 it_can:31 it_can't:-126 it_carries:25
it_clean:29 it_comes:13 it_costs:18 it_did:66 it_does:-42 it_easier:5 it_even:14
it_every:2 it_falls:-39 it_feels:13 it_for:-22 it_from:77 it_funny:-3
it_gets:-68 it_goes:-52 it_half:-23 it_has:-59 it_helps:-18 it_i:30 it_in:29
it_is:-36 it_isn't:56 it_just:-60 it_kept:-5 it_leaked:-7 it_lol:99 it_looked:-8
it_looks:25 it_may:-70 it_me:-81 it_must:-40 it_needs:-5 it_never:-71
it_normal:-25 it_now:-101 it_off:-10 it_ok:42 it_on:64 it_only:-8 it_otherwise:5
it_out:41 it_over:75 it_passes:38 it_rained:-7 it_reads:-14 it_remains:40
it_said:-1 it_says:-23 it_should:-21 it_shows:-23 it_since:-14 it_smells:10
it_snowed:-56 it_so:3 it_sold:-16 it_stays:27 it_still:-12 it_strange:-29
it_takes:20 it_that:51 it_the:23 it_they:72 it_through:1 it_too:34 it_took:-98
it_turns:18 it_up:6 it_w:-40 it_waits:11 it_was:38 it_well:11 it_went:-28
it_when:61 it_which:-15 it_will:-72 it_with:23 it_without:4 it_works:-43
it_would:74 it'd:58 it'd_be:58 it's:9 it's_0:102 it's_a:-38 it's_about:23
it's_all:40 it's_full:-7 it's_going:34 it's_like:-33 it's_on:34 it's_outside:-53
it's_snowing:-34 it's_so:-65 it's_still:-29 it's_the:139 italics:8 italy:-18
itch:35 itch_^:35 item:16 items:9 items_^:10 itinerary:24 its:-108 its_0:12
its_a:18 its_all:-15 its_always:-8 its_first:-30 its_floor:3 its_just:16
its_karin:19 its_like:-16 its_may:-5 its_name:-39 its_not:-40 its_old:13
its_on:-16 its_one:21 its_only:-7 its_over:20 its_own:-17 its_quiet:59
its_so:-66 its_tests:8 its_the:39 its_twin:-10 its_way:25 itself:-4 ive:-56
ive_been:6 için:77 için_^:42 j'adore:-64 j'adore_^:-64 j'ai:-115 j'ai_rendu:33
j'aime:52 j'aime_mieux:52 j'aimerais:61 j'avais:4 ja:-119 jab:58 jab_^:58
jabón:34 jag_fixar:22 jag_har:30 jag_tar:53 jag_vill:31 jahren:-63 jaja:-95
jaja_el:-29 jaja_mi:-34 jak:-163 jak_w:-46 jam:17 jam_on:-11 jamais:-32
jamais_de:21 jamais_le:30 jamais_les:13 jammed:37 jams:28 jams_on:49 january:-5
january_^:4 japanese:5 jar:-20 jar_of:-49 jars:-22 jars_^:7 jars_of:-44 jasne:-2
jazz:-90 je:-28 je_ne:-32 je_passe:21 je_préfère:75 je_repasse:2 je_suis:-2
je_te:40 je_vous:45 jede:24 jedem:11 jeder:62 jedzie:71 jedzie_w:71 jefe:35
jelly:-102 jelly_^:-51 jest:33 jeszcze:-15 jetty:58 jetzt:57 jetzt_0:12
jetzt_bei:13 jetzt_die:12 jetzt_fehlt:29 jetzt_im:21 jetzt_um:12 jeudi:22
jingle:-27 job:66 job_0:72 job_^:4 job_at:19 job_has:22 job_in:13 job_runner:11
job_runs:9 jobs:-22 jobs_^:-20 join:3 join_retries:14 joined:-27 joined_the:-50
joint:26 joke:-89 joke_^:-36 joke_and:-9 jokes:-43 jokes_about:-1 joking:-42
joli:-35 jonas:61 jour:37 journal:40 journaux:2 journaux_0:2 journey:-7
journée:-73 jours:-43 jours_^:2 joy:-76 joys:-4 joys_of:-4 json:29 jtag:-37
judge:15 judges:-43 judo:6 jug:6 juice:23 juli:28 juli_^:33 july:-79 july_^:-17
jump:-31 jumped:-6 jumper:-4 jumpers:-19 jumping:-23 june:30 june_^:4 junior:-18
junk:7 jurait:-52 jury:46 just:-37 just_a:17 just_before:-13 just_dinner:34
just_got:-33 just_heard:20 just_laughed:-9 just_me:-50 just_now:45 just_one:-39
just_rang:20 just_saw:22 just_show:-30 just_sitting:-7 just_so:42 just_the:2
just_thinking:36 just_to:-9 just_walked:54 just_want:6 juste:40 jutro:42 już:-70
já:75 k:54 k_0:14 kaart:33 kaartlaag:20 kafam:-35 kafam_kazan:-35 kaffee:-97
kafka:2 kafka_^:5 kafka_retention:2 kam:-40 kan:-21 kanelbullar:-64 kanji:-5
kann:-50 kann_ich:-8 karin:27 karin_who:19 karte:99 karteikarten:12 kasku:19
kat:-145 kater:-58 katten:-56 katzen:-100 kaution:42 kawa:-89 kayak:65 kazan:-35
kazan_gibi:-35 kb:64 kb_^:3 kb_for:28 kbaud:23 keen:7 keen_on:7 keep:79
keep_0:35 keep_a:-66 keep_forgetting:-49 keep_it:84 keep_my:24 keep_that:11
keep_the:105 keep_to:12 keep_up:-58 keep_wondering:73 keep_your:30 keeper:-43
keeper_has:-27 keeper_is:11 keeping:46 keeping_the:64 keeps:1 keeps_0:37
keeps_its:2 keeps_pdfs:21 keeps_the:70 kegs:12 kein:-31 kein_witz:-62 keine:-39
keine_ahnung:-57 keine_smileys:9 keinen_fall:12 keiner:69 keiner_^:39 keller:27
keller_^:12 kelly:4 kelp:18 ken:-30 kennel:22 kept:50 kept_a:-46 kept_every:-20
kept_for:64 kept_in:71 kept_the:7 kernel:14 kernel_^:3 kestrel:20 kettle:-135
kettle_^:-79 kettle_and:-7 kettle_took:-37 key:-7 key_hangs:6 key_is:24
keyboard:-78 keyboard_^:-46 keyboard_layout:43 keys:72 keys_are:48 keys_in:-8
keys_that:19 keys_to:8 keystore:27 keystore_alias:23 kg:49 kg_^:37 kg_of:-14
kg_they:9 kicked:-64 kicks:34 kid_^:11 kid_asked:-19 kid_has:60 kid_is:20
kidney:-23 kids_^:40 kids_and:11 kids_at:37 kids_to:-1 kids_under:2 kids_want:20
kids_were:-36 kill:-27 kill_the:-7 killed:67 killing:-75 killing_me:-86 kiln:4
kilo:-27 kilo_^:30 kilobytes:22 kilobytes_^:18 kilometer:34 kilometres_^:21
kilometres_to:-19 kilos:71 kilos_^:4 kilos_and:13 kilovatios:37 kilovatios_^:36
kilowatts:26 kim:-15 kind:-12 kind_^:3 kind_of:5 kind_to:2 kind_words:-35
kinda:-68 kinda_miss:-79 kinder:-21 kinder_haben:-53 kinder_to:23 kindly:56
kindly_^:7 kindly_keep:4 kinds:-32 kinds_of:-32 kiosk:7 kiosk_^:8 kiosks:12
kiralanır:16 kiralanır_^:16 kit:42 kitchen:26 kitchen_^:4 kitchen_at:-31
kitchen_has:-7 kitchen_is:39 kitchen_so:-27 kitchen_the:30 kitchen_tiles:66
kitten:79 kişi:19 kişi_çalıştırıyor:19 kkk:-99 kkk_o:-91 klaar:54 klar:69
klart:44 klausur:55 klausur_dauert:11 klausur_haben:8 klausur_hat:22 kleine:-87
kleinen:-33 klimaanlage:16 klimaanlage_nord:16 klingt:-64 klingt_nach:-49
klinkt:-50 klinkt_als:-32 klucze:44 km:-63 km_^:-7 km_for:-24 km_h:17 km_on:10
knee:-17 knees:-46 knees_^:-50 knew:-88 knew_it:-49 knight:12 knight_forks:12
knits:-51 knitted:-56 knitted_a:-49 knitting:-71 knitting_group:-47 knives:15
knock:44 knot:16 knoten:67 knots:46 knots_^:12 know_^:-9 know_about:-2 know_i:13
know_if:-28 know_the:32 know_where:66 know_which:40 know_who:3 know_why:37
know_with:-49 knowing:24 knowing_that:-12 known:-11 known_^:-2 known_each:42
known_for:-18 known_to:-23 knows:91 knows_^:118 knows_the:33 knows_why:-9
kod:-27 koffie:-87 koi:-30 kollege:-2 kollisionsmodul:33 kommen:-3 kommentare:8
kommer:86 kommt:72 kommt_am:47 kommt_die:38 komt:40 konnte:-23 kopia:57
kopia_zapasowa:28 korrektur:7 korte:16 kot:-26 kotlin:-33 kowalczyk:54
kowalczyk_^:13 krankmeldungen:32 kt:26 kt_^:26 kto:51 kubernetes:-28 kuchen:-49
kunden:40 kupolen:32 kurs:32 kurve:-85 kurz:-61 kurze:-30 kväll:-47
kväll_det:-38 kw:15 kwart:6 kwart_over:6 kx:1 kx_0:1 köket:48 köket_^:40 kör:43
küvet:16 küvet_en:16 küçük:30 l:47 l_0:11 l'air:-61 l'ancien:15 l'ancienne:18
l'ascenseur:-3 l'astreinte:65 l'astreinte_^:48 l'atelier:51 l'atelier_^:24
l'atelier_de:9 l'audition:1 l'eau:58 l'examen:40 l'inventaire:30 l'option:56
la:13 la_0:16 la_aduana:2 la_antena:27 la_caja:-38 la_calle:8 la_cantine:-51
la_carte:17 la_casa:11 la_caution:11 la_cave:35 la_chambre:17 la_clase:32
la_cola:-9 la_coupure:44 la_cuna:3 la_cuve:2 la_cámara:28 la_cérémonie:28
la_date:13 la_dernière:35 la_directrice:33 la_escuela:20 la_fianza:10 la_file:-9
la_fin:16 la_franchise:33 la_fête:8 la_gata:51 la_grúa:-5 la_lezione:10
la_lista:30 la_llave:42 la_macchina:-18 la_mairie:15 la_matrícula:29
la_mattina:19 la_mañana:-54 la_misma:-47 la_musica:7 la_nueva:9 la_nuit:42
la_pantalla:-22 la_pharmacie:11 la_pluie:-60 la_pompe:9 la_porta:13 la_pose:1
la_pratique:46 la_presión:8 la_prova:16 la_puerta:29 la_pâte:7 la_póliza:27
la_rama:54 la_reserva:53 la_riunione:8 la_régie:47 la_réplica:22 la_sala:35
la_salle:69 la_tabla:7 la_table:28 la_tarde:-6 la_terrasse:55 la_ventana:2
la_vida:1 la_vieille:-30 la_visita:18 la_voisine:12 lab:29 lab_^:5 lab_calls:14
lab_samples:26 label:7 label_^:4 label_it:32 label_on:8 label_printer:-92
label_the:13 labelled:-16 labelled_^:47 labeller:39 labels:81 laboratoire:18
laboratoire_est:18 laboratory:8 lack:2 ladder:57 ladder_^:47 ladder_is:6
ladders_^:-16 ladies:-9 lady:-42 lady_from:47 lady_on:-6 ladybirds:-3
ladybirds_in:-3 lag_alarms:3 lager:25 lago:-18 lags:12 laid:19 lake:5 lake_^:-41
lakes:-19 lamb:-25 laminate:63 lamp:-43 lamp_at:9 lamps:-24 lamps_^:18
land_in:21 landed:14 landed_on:16 landlady:-40 landline:24 landlord:-11
landlord_^:-84 landlord_about:32 landlord_that:29 landlord's:43 landlords:11
lands:33 lands_on:21 landscape:8 lane:23 lane_^:2 lanes:-12 lang:21 lang_^:2
lang_und:-16 lange:38 langs:-83 langs_de:-84 language:28 language_i:16
languages:-27 lantern:70 laptop_in:-27 large:60 las:121 las_0:11 las_copias:-31
las_cuatro:-53 las_entradas:10 las_facturas:33 las_fotos:12 las_llaves:23
las_ocho:7 las_piezas:28 lasagne:4 lasciare:19 last:5 last_0:-97 last_a:27
last_day:-48 last_for:20 last_friday:20 last_night's:3 last_nite:29 last_of:60
last_one:31 last_summer:-7 last_time:1 last_week:25 last_year:22 last_year's:84
lastbilen:12 lasted:-90 lastenrad:36 lasts:72 lasts_0:45 late:-33 late_^:21
late_again:-29 late_facts:38 late_reply:-39 late_shifts:-48 lately:47
lately_^:48 later:-78 later_^:-79 later_departure:5 later_than:3 later_today:20
latest:42 lathe:-31 lathe_^:44 latin_and:-54 latin_names:16 laugh:-82
laugh_but:-34 laughed:-133 laughed_^:-8 laughed_for:-40 laughed_in:-24
laughed_so:-15 laughed_until:-23 laughing:-64 laughing_about:-40 laughing_at:-21
launch:-112 laundry:13 laut:53 lautet:12 lautet_0:7 lautschrift:24 lava:8
lavender:-10 lavora:-23 law:-56 law_^:-53 lawn:11 lawn_^:50 laws:6 lawyer:55
lawyer_^:-8 lawyers:20 lay:52 layer_^:-23 layer_refreshes:19 layers:-40
layout:13 layout_^:-1 layout_code:-15 layout_is:46 lazy:-28 le:32 le_0:6
le_bac:-16 le_bassin:25 le_café:-56 le_camping:14 le_carton:-26 le_chapitre:15
le_chat:-66 le_chien:-22 le_code:49 le_cours:-21 le_den:25 le_devis:27
le_dossier:18 le_délai:7 le_dîner:37 le_fichier:7 le_format:6 le_formulaire:3
le_foto:27 le_gardien:-29 le_groupe:8 le_ha:97 le_hall:-51 le_journal:39
le_malt:14 le_manuel:12 le_marché:-37 le_may:23 le_moteur:20 le_musée:-14
le_numéro:14 le_panneau:65 le_pare:18 le_peintre:26 le_petit:-16 le_point:11
le_pont:12 le_port:5 le_poste:30 le_prof:-21 le_pédiatre:7 le_quai:28
le_robot:69 le_sauna:33 le_seuil:5 le_soir:52 le_temps:-37 le_thermomètre:20
le_train:-38 le_traiteur:22 le_transport:7 le_téléphérique:-74 le_vieux:-19
le_vol:43 lead:56 lead_^:56 lead_singer:-36 lead_time:8 leader:30 leaderboard:33
leaderboard_resets:33 leaf:-23 leaf_^:-38 leaflet:45 leaflet_^:45 leak:119
leak_?:8 leaked:15 leaking:65 leaking_roof:30 leaks:31 lean:39 lean_towards:70
leaned:-17 learn:143 learn_0:36 learn_a:-23 learn_better:31 learn_by:2
learn_enough:12 learn_faster:19 learn_it:26 learn_the:-1 learned:-88
learned_it:-38 learned_to:-88 learner:14 learners:-36 learning:10 learnt:21
lease:11 leased:21 least:-58 least_0:41 least_^:-10 least_in:-14 least_once:-46
leather:51 leave:101 leave_^:29 leave_in:-20 leave_it:29 leave_me:25 leave_out:5
leave_the:52 leavers:-17 leaves:115 leaves_from:45 leaves_it:13 leaves_the:57
leaves_this:27 leaves_us:8 leaving:51 lechuga:12 lecture:-45 lecture_on:-29
led:-9 led_blinks:20 led_by:1 ledger:38 ledgers:-8 leek:43 leek_^:46 leeks:-23
leer:-39 leer_^:-58 leerlingen:29 left:-47 left_0:-92 left_^:6 left_a:-98
left_and:17 left_behind:-7 left_for:29 left_hand:32 left_handed:-46 left_his:-14
left_last:8 left_on:36 left_to:-4 leftovers:-45 leg:-35 legacy:31 legal:111
legal_^:-4 legato:9 legend:-57 legend_^:-43 legend_in:21 legge:9 legge_0:9
lego:-118 legs:-5 legs_and:-14 leihserver:6 leihserver_steht:6 leipzig:-41
lekcje:34 lekcje_harmonii:34 lekker:-65 lemonade:-13 lena:65 lend:34 length_0:13
lens:2 leo:63 leopold:-6 lerne:38 lerne_ich:21 les:34 les_clés:68 les_enfants:19
les_journaux:2 les_leçons:16 les_longs:60 les_petites:23 les_petits:18
les_soirs:11 les_tests:3 les_voisins:-63 les_voitures:14 less:117 less_^:19
less_so:39 less_than:-16 lesson:215 lesson_^:39 lesson_is:50 lesson_on:-23
lesson_starts:2 lesson_then:23 lesson_we:27 lessons:53 lessons_^:66
lessons_are:8 lessons_in:9 let:-40 let_go:-26 let_it:16 let_me:-48 let_the:105
let_them:-8 let_us:-24 let's:83 let's_drop:20 let's_keep:7 lets:35 lets_do:20
lets_us:12 letter:58 letter_^:-5 letter_came:10 letter_from:42 letterbox:-19
letters:-98 letters_^:-9 letters_begin:21 letters_to:-18 leuk:-64 leute:6
leute_^:55 leva:33 leva_0:1 levantar:8 level:2 level_0:2 level_^:51 level_in:20
level_two:5 lexer:19 lezione:16 leçons:16 li:24 libanais:22 library:87
library_^:4 libre:21 licence:88 licence_has:18 licence_is:2 lichens:-25
licked:-81 lid:31 lid_^:44 lidar:23 lids:-2 lids_on:62 lie:-79 lie_that:-2
lie_the:-46 lieber:146 lieber_^:31 lieber_als:62 liebsten:91 liebsten_hätte:37
lieferschein:18 liefert:7 liefert_0:7 liefst:-45 liegen:68 liegt:22 liegt_bei:26
lies:36 lies_^:33 lies_with:5 lieu:11 lieu_le:7 liever:139 liever_dat:17
liever_een:58 liever_geen:1 liever_korte:16 life:-134 life_^:30 life_and:-5
life_with:-8 lifeguard:66 lifeguards:15 lift:-59 lift_0:10 lift_^:-32
lift_and:-21 lift_in:16 lift_was:-41 lifts_0:-29 lifts_^:50 ligger:75
ligger_i:27 light_^:-1 light_at:14 light_in:6 light_marks:12 light_switch:-57
lighter:-6 lighthouse:-54 lighthouse_^:-24 lighthouse_keeper:-31
lighthouse_of:-8 lighthouses:-11 lighting:-50 lightning:44 lights:19
lights_^:-33 lights_are:23 lights_go:13 ligt:-48 like:39 like_0:61 like_^:-26
like_a:-29 like_an:18 like_home:29 like_how:-73 like_it:21 like_its:-55
like_my:124 like_small:54 like_someone:-3 like_that:-3 like_this:-37 like_to:26
like_two:-29 liked:-58 liked_the:-31 likes:70 likes_to:31 lima:3 lime:72
limit:-23 limit_in:-28 limit_of:-5 limite:10 limite_do:10 limits:2 limpiar:23
limpiar_los:23 lindgren:8 lindner:54 lindqvist:83 lindqvist_^:46 line:26
line_0:-15 line_for:-80 line_in:1 line_of:-56 line_on:-14 line_with:27 lined:19
lined_with:19 linen:22 lines:-65 lines_^:-12 lines_are:55 lines_in:32 lining:24
link:43 link_^:13 link_was:24 links:22 links_^:37 linseed:2 linter:30 liquids:36
lisbon:-2 list:-1 list_and:18 list_by:2 list_is:24 list_of:33 list_paging:18
lista:58 listas:39 liste:63 listed:46 listed_as:4 listed_in:34 listener:33
listeners:-7 listening:93 listening_^:11 listening_part:12 listens:-9
listing:-52 listing_the:-7 lists:-17 lists_0:3 lit:-14 lit_^:45 literally:-8
lithium:3 litres:78 litres_^:18 litres_a:14 litri:27 litri_^:27 litros:20
litros_^:10 little:-25 little_and:5 little_one:-8 live:-7 live_^:34 live_for:24
live_in:-16 live_on:20 live_with:67 live_without:-36 lived:-87 lived_on:-21
lives:82 lives_in:58 lives_on:11 living:-60 livre:71 livreur:-26 llama:-2
llamas:-77 llamas_^:-77 llave:42 llave_del:16 llaves:23 llega:31 llegó:-84
lleva:-22 lleva_0:14 llevamos:-39 llevaré:26 llevaré_las:26 llevo:16 llueve:-99
lo:115 lo_he:13 lo_siguiente:40 lo_specchietto:13 load:-13 load_^:37
load_balancers:22 load_cell:61 load_the:3 loader:8 loading:-111 loading_dock:-58
loading_ramp:-27 loading_the:-70 loads:-35 loaf:-14 loan:12 loaves:15
loaves_for:4 lobby:-50 local:160 local_^:62 local_porque:44 local_time:25
locale:-13 locale_of:-19 lock_^:-17 lock_on:-3 lock_the:-2 locked:-35
locked_himself:-58 locker:66 locker_^:35 locksmith:-11 loft:-18 log_^:1
log_files:1 log_in:19 log_level:16 log_line:37 log_lines:54 log_of:-47
log_rotation:-42 logbestanden:33 logbook:52 logbook_^:16 logged:65 logger:26
logic:-4 logic_in:7 login:118 login_test:3 login_tests:7 logins:5 logins_per:5
logistics:-12 logistics_^:-12 logo:-23 logs:26 logs_are:9 logs_in:-15 logs_to:3
lol:-123 lol_^:-71 lol_at:-66 lol_fair:-5 lol_the:-73 london:-43 lonely:-84
long:-65 long_^:15 long_ago:-38 long_and:-15 long_as:-4 long_before:-14
long_day:-47 long_list:-3 long_mail:41 long_night:-55 long_one:8 long_ones:21
long_paragraphs:11 long_text:47 long_time:-6 long_way:-44 longer:71 longer_^:11
longer_and:30 longer_in:18 longer_than:6 longest:43 longest_^:14 longs:70
loodgieter:39 look:-24 look_^:19 look_almost:-28 look_at:-4 look_for:-8
look_like:-32 look_out:-34 look_over:11 look_so:-28 looked:19 looked_about:-39
looked_again:74 looked_it:48 looked_like:-10 looking:-39 looking_at:-64
looking_for:-12 looking_to:41 looks:41 looks_after:88 looks_at:-6 looks_calm:-20
looks_fine:23 looks_great:48 looks_harmless:-11 looks_like:-3 looks_nicer:22
lookup:83 lookup_^:2 loom:48 loom_^:-16 loop:-27 loop_^:36 loop_b:12 loop_rig:15
loop_that:-28 loose:34 lora:22 lorries:9 lorry:1 los:65 los_^:-30 los_avisos:6
los_de:31 los_diagramas:20 los_gatos:-53 los_lunes:-48 los_viernes:38 lose:-39
lose_the:-27 lose_their:14 losing:33 loss:7 lost:-60 lost_0:-13 lost_^:64
lost_a:115 lost_his:22 lost_in:21 lost_luggage:-36 lost_my:-34 lost_on:-66
lost_one:-40 lost_our:-24 lost_paper:48 lost_the:-52 lost_to:-21 lot:57 lot_^:32
lot_of:-37 lote:7 lote_nocturno:7 lots:-4 lots_of:-4 lotte:14 loud:-7 louder:45
louder_than:34 love:24 love_how:-43 love_if:11 love_it:3 love_the:28 loved:-46
loved_that:-5 loved_the:-8 loved_this:-13 lovely:-39 lovely_^:-45 lovely_if:91
lovely_in:-44 lovely_to:4 lovely_way:-15 low:58 low_^:29 lower:80
lower_gallery:3 lower_so:3 lowest:5 lowest_android:5 luck:-131 luck_with:-52
lucía:12 luego:79 luego_toca:10 luggage:-30 luggage_^:-19 luggage_only:-1
luggages:23 lukas:-15 luktade:-102 lunch:-52 lunch_^:74 lunch_and:-27
lunch_break:-12 lunch_is:14 lunedì:-21 lunes:-48 lute:2 luthier:57 lying:-46
lyon:6 lyrics:49 lyrics_endpoint:49 là:-22 là_là:-34 länger:20 länger_als:6
längre:-17 lässt:21 läuft:85 läuft_bei:28 läuft_seit:-21 läuft_wieder:56 lång:9
låter:-17 låter_som:-3 límite:7 líneas:15 líneas_^:15 löste:-60 lösungen:25 m:61
m_high:8 ma:27 ma_0:51 ma_^:32 ma_tante:-24 ma_voisine:-66 mac:42 mac_mini:42
macchina:-18 machen:13 machine:-128 machine_^:-52 machine_at:-6 machine_gave:-6
machine_is:35 machine_on:-3 machine_runs:29 machines:3 machines_^:17 macht:19
mad:3 mad_^:43 made:1 made_a:-53 made_and:-2 made_every:50 made_for:13
made_in:-10 made_it:-3 made_me:6 made_my:-12 made_of:18 made_the:-22 made_up:77
made_us:-78 madre:-26 madre_mía:-38 mag:-3 mag_hooguit:26 magazzino:43
magazzino_dei:29 magic:51 magic_numbers:1 magician:-67 magnetic:55 magnets:-80
mags:-64 mai:60 mai_lasciare:19 mail:92 mail_^:66 mail_in:17 mailbox:69
mailbox_^:10 mailbox_quota:10 mailboxes:85 mailed:-48 mails:142 mails_^:31
main:66 main_branch:-4 main_chiller:29 mainframe:-37 mainspring:8 maintains:10
maintains_the:10 maintenance:23 maintenance_window:15 maintenant:90
maintenant_^:40 maire:-23 mairie:15 mais:40 mais_de:64 maja:20 make:44
make_a:-44 make_for:-63 make_it:19 make_me:35 make_my:28 make_sure:13
make_that:15 make_the:67 make_you:-58 maker:-4 makes_a:14 makes_it:71
makes_me:29 makes_sense:-71 makes_the:-36 making:-51 making_tea:-7 making_the:24
maksymalnie:47 maksymalnie_0:47 mal:-70 mal_ein:-17 male:45 malik:22 malt:45
mama:127 mamma:-34 mamma_mia:-34 man:-9 man_^:37 man_für:17 man_the:-27
man_who:-63 manage:61 manage_0:33 manage_^:24 managed:8 managed_to:-2
managers:-32 managers_^:-31 manages:24 manages_0:39 mando:22 mangiato:-42
mangle:-1 mano:8 mano_^:5 manoeuvres:46 manoeuvres_on:46 manual:60
manual_gearbox:34 manuals:-33 manuel:-29 many:-60 many_a:-19 many_kinds:-16
many_ladybirds:-3 many_of:47 many_people:35 many_wasps:-15 map:-7 map_and:-11
map_so:-2 maps:-5 maps_screen:2 maquettes:13 mar:-51 marathon:-47 marca:65
marché:-52 mardi_^:-4 mare:8 marek:19 marek_^:17 margin_^:21 marguerite:3
marisol:51 mark:14 mark_it:41 mark_mistakes:1 mark_my:44 mark_the:-51 marked:71
market:-24 market_^:24 market_on:-6 marketing:68 marketing_hates:50 markets:58
marks:66 marks_^:25 marks_in:12 marks_the:33 markt:18 marquee_^:16 married:30
marrow:-37 marrow_theft:-37 marta:62 marta_^:15 marvellous:-60 maré:39 mas:-9
mash:-86 mask:18 masks:-5 massimo:66 massimo_0:22 mast:-4 master:-45 mastered:-5
mat:5 mat_^:-32 match:-39 match_^:15 mate:-48 mate_^:-61 matemáticas:42
material:40 maternity:13 maternity_leave:4 mates:-47 math:-3 maths:11
maths_teacher:-1 matinee:-7 matinée:17 matrícula:29 matte:42 matter:38
matter_of:10 matter_who:23 matters:28 matters_^:29 matters_more:17 mattina:-47
mattino:43 mattress:10 mattress_^:28 max:182 max_0:71 max_^:6 max_for:40 maxi:22
maximaal:23 maximaal_0:23 maximal:30 maximum:54 maximum_of:22 may:124 may_0:195
may_^:-12 may_admit:17 may_be:-31 may_bring:12 may_have:-66 may_i:45 may_look:11
may_not:13 may_only:1 may_stay:22 maybe_^:30 mayor_^:-22 mayor's:-29 maze:-16
mañana:-26 mañana_^:25 mb:73 mb_^:8 mbit:3 mdr:-126 mdr_^:-30 me:41 me_0:-66
me_^:-5 me_a:-36 me_about:19 me_and:-14 me_as:-41 me_at:-2 me_before:65
me_better:38 me_by:37 me_cold:24 me_da:14 me_diffs:17 me_dizzy:9 me_down:32
me_far:26 me_find:61 me_first:23 me_for:-10 me_from:-38 me_gusta:58 me_gustan:4
me_ha:34 me_hables:25 me_happy:94 me_his:-33 me_how:-7 me_hungry:-25 me_if:3
me_im:9 me_in:-28 me_it:-53 me_know:-76 me_lol:60 me_look:-31 me_montres:36
me_more:56 me_my:-45 me_nervous:29 me_nuts:17 me_of:29 me_off:44 me_on:53
me_one:43 me_or:-107 me_out:4 me_pongas:27 me_reste:21 me_smile:-53 me_so:12
me_started:-114 me_than:111 me_that:-94 me_the:147 me_think:-15 me_three:2
me_to:12 me_try:45 me_up:42 me_what:-20 me_when:-9 me_who:13 me_why:9
me_with:-34 me_yet:34 meadow:106 meadow_^:39 meal:86 mean:24 mean_^:-110
mean_if:13 mean_with:42 means:49 means_nothing:13 means_that:13 means_the:-31
meant:42 meant_for:16 meant_to:1 meanwhile:12 measure_the:25 measured:44
measured_^:76 measured_it:16 measured_the:-37 measurements:14 measures:11
measures_0:4 med:-35 med_kanelbullar:-64 media:-56 media_^:28 median:-25
medical:40 medicine:29 medieval:-14 medir:18 meds:6 mee:63 meer:-25 meer_dan:38
meet:-34 meet_at:16 meet_for:21 meet_in:44 meeting:-54 meeting_^:31
meeting_point:45 meetings:-80 meets:-2 meets_at:20 megabyte:13 megabyte_^:9
megabytes:16 megabytes_^:14 meglio:71 meglio_con:74 megs:8 meh:-94 mehmet:45
mehr:-27 mehr_als:-58 mein_nachbar:-19 mein_opa:-29 meine:-34 meine_frau:23
meine_tante:-54 mejor:94 mejor_en:39 melde:61 melde_mich:61 meldungen:3
melon:-32 melon_^:-32 melt:15 melts:63 melts_^:17 melts_at:15 member:-20
members:65 membership:-14 memo:-1 memorise:7 memorised:28 memory:31 memory_^:-5
memory_for:-25 memory_of:-1 men:-105 men_and:-15 menos:-5 mensch:-55 mention:44
mentioned:40 mentioned_i:15 mentions:13 mentor:42 menu:24 menu_^:18 menudo:-91
menus:8 mercato:-80 mercredi:6 mercy:-41 merge:34 merged:110 merged_^:19
merging:29 mertens:-4 mes:44 mes_fautes:28 mes_fiches:33 mesajı:36 mesajı_her:36
mesh:-62 mesmo:-40 mess:36 message:-33 message_bus:18 messages:76 messages_^:-15
messages_are:8 messages_in:-12 messages_of:-41 messwerte:7 met:70 met_a:-44
met_de:70 met_her:40 met_my:-23 met_one:-43 metal_ones:8 meters:43 meters_^:43
method:40 metre:-7 metre_^:-7 metres:82 metres_^:53 metres_and:22 metres_of:-15
metres_to:7 metric:36 metrics:5 metronome_is:74 metros:45 metros_^:51 mettez:42
meu:-130 meu_primo:-75 mezzanine:1 mg:13 mgr:-25 mi:-34 mi_abuela:-136
mi_compañera:41 mi_contó:-17 mi_hermana:58 mi_trovo:74 mi_vecino:-77 mia:39
mia_che:-34 mic:3 mich:42 mich_heute:-16 microns:17 microphone:-7
microseconds:-7 microwaved:-60 microwaved_fish:-57 mid:5 middle:13
middle_and:-16 middle_of:-3 middle_station:5 midi:29 midnight:1 midnight_^:7
midsommar:30 midsommar_^:30 mientras:46 mietwagen:4 mieux:106 mieux_les:23
mieści:22 mieści_0:22 mig:66 might:6 mignon:-53 mignon_le:-53 migrate:29
migrate_the:29 migration:68 migration_has:15 mijn:-121 mijn_fiets:-49
mikroampere:17 mikroampere_^:17 mild:30 milk:6 milk_^:81 milky:-5 mill:-7
mill_^:13 mill_lane:10 mille:-36 mille_^:1 millimetres:45 million:-66
million_^:-27 milliseconds:69 milliseconds_^:61 millisekunden_^:10 milo:-78
min_^:113 min_after:9 min_of:4 min_per:4 mind:37 mind_^:-89 mind_a:49
mind_the:35 minded:-14 minded_^:-14 mine:-53 mine_^:-1 mineurs:32 minha:-74
minha_avó:-21 mini:42 minibus:14 minors:23 mins:28 mint:-38 minuet:3 minus:62
minus_one:47 minute:-43 minute_0:-58 minute_^:89 minute_ago:3 minute_and:15
minuten:-2 minuten_^:70 minuten_am:9 minutes_^:28 minutes_a:56 minutes_about:-5
minutes_ago:28 minutes_and:-5 minutes_at:64 minutes_because:-45 minutes_each:9
minutes_for:42 minutes_long:22 minutes_of:19 minutes_on:-11 minutes_per:50
minutes_to:-61 minutes_west:2 minuti:60 minuti_^:57 minutos:-11 minutos_^:78
mio:-101 mio_nonno:-33 mio_zio:-25 mir:-48 mir_das:-3 mir_ist:-19 mir_wär:12
mir_wäre:51 mirror:97 mirror_is:7 mise:18 mise_à:18 misma:-47 mismo:-51
misread:48 misread_the:48 miss:-70 miss_hartley:12 miss_the:-33 missed:-4
missed_the:-5 missing:55 missing_is:15 missing_one:15 mission:12 mission_is:9
misst:46 misst_0:16 mistake:-19 mistake_^:37 mistakes:130 mistakes_^:28
mistakes_in:54 mistress:30 misura:16 mit:19 mit_0:-38 mit_^:24 mit_bildern:7
mit_dem:3 mit_der:36 mit_karteikarten:12 mitt:35 mitt_i:35 mittwoch:32 mix:142
mix_^:44 mix_them:5 mix_up:50 mixed:80 mixer:-2 ml:30 ml_for:11 mm:-15 mm_^:35
mnie:78 mnie_nie:39 mobile:55 mock:97 mock_came:16 mock_examiner:1 mock_oral:30
mock_went:81 mocks:45 mod:4 mode:64 mode_for:8 mode_palette:8 model:57 model_^:2
model_is:20 modelled:53 modelled_by:53 modelo:71 models:-7 modem:2 modem_^:-3
modern:-75 module:-12 module_^:5 modules:1 modulo:67 moet:23 moi:26 moi_^:-24
moi_je:-18 moins:36 moll:37 moment:-5 moment_^:3 moment_ago:89 moment_the:18
mon:-12 mon_binôme:46 mon_numéro:20 mon_oncle:-43 mon_père:-11 mon_voisin:-14
monastery:-36 monday:-9 monday_^:-46 monday_i:50 mondays:-100 mondays_^:-91
mondays_are:-52 monde:35 money:39 money_^:-18 money_goes:28 monitor:-35
monitoring:-55 monitors:-40 monorepo:25 monsieur:-3 montag:-29 montag_^:-20
montage:-21 montaggio:7 monteur:85 month:74 month_^:38 month_from:2 month_is:35
months:-1 months_and:-44 montre:-5 montres:41 moon:-96 moon_has:-24 moon_or:-19
mooring:60 moot:5 moot_court:5 more:57 more_^:119 more_about:-62 more_and:21
more_breaks:26 more_comfortable:7 more_easily:47 more_like:55 more_my:62
more_of:62 more_often:-42 more_so:-12 more_than:42 more_the:4 more_to:43
more_when:9 moreau:35 moreau_^:35 morgen:-2 morgen_^:-73 morgen_früh:69
mormor:-103 morning:7 morning_!:-45 morning_0:-15 morning_^:62 morning_all:-41
morning_at:-18 morning_briefing:2 morning_i:-40 morning_slot:22 morning_slots:27
morning_so:4 morning_still:-4 morning_the:11 mornings:51 mornings_work:7
morse:-10 morse_speed:31 mortar:29 mosaic:-14 most:-36 most_0:87 most_^:73
most_countries:-17 most_i:10 most_is:31 most_monitoring:-15 most_of:-90
most_people:-42 most_two:22 mostly:-89 mostly_because:67 mostly_the:-47 mot:40
mot_kupolen:32 moteur:20 moteur_de:20 mother:63 mother_^:28 mother_in:-34
mother's:15 moths:-32 motor:75 motor_driver:7 motor_is:33 motore:6
motorway_practice:10 mould:13 mouldy:38 mountain:16 mountains:11 mounts:35
mouse:-20 moustache:-45 moustiques:-87 mouth:-90 move:21 move_in:-23 move_on:10
move_the:12 moved:72 moved_^:-23 moved_here:-14 moved_into:-42 moved_its:21
moved_out:-8 moved_the:25 moved_to:94 movement:40 movements:63 movements_^:32
movers:24 moves:-32 moves_on:-65 moves_than:-13 moves_the:-2 moves_to:11
moves_with:-42 moving:-16 moving_^:32 moving_day:13 moving_is:-59 mower:36
mower_^:17 mr:56 mr_okafor:15 mr_silva:-23 mri:1 mri_console:1 mrs:17 ms:135
ms_^:44 ms_achterberg:9 msgs:-8 msgs_^:22 much:-16 much_^:76 much_as:-73
much_better:32 much_like:-13 much_rather:41 much_to:-6 much_you:-1 muchas:-55
mucho:-18 mucho_0:2 mucho_tres:22 mud:-65 mud_^:-56 muelle:13 muestras:14
muestras_^:14 mug:-130 mug_^:-52 mugs:-20 muito:-34 multiple:1 multiple_choice:1
mum:2 mum_says:-28 mum's:-4 mum's_seat:3 mums:-75 murdered:-91 muscle:-12
muscles:-4 museum:-29 museum_^:36 museum_gift:-25 museum_is:39 museum_lets:33
museum's:18 museums:-11 music:-17 music_^:-90 music_in:4 music_on:-2
music_room:2 musica:5 muss:-32 muss_die:-38 mussten:-75 mussten_wir:-75
must:-193 must_admit:-48 must_be:-102 must_fit:13 must_have:-143 must_never:47
must_not:74 must_say:-16 must_stay:5 mustn't:14 musée:-53 muted:45 mutex:-19
mv:5 mv_^:3 mx:31 mx_records:29 my:6 my_0:-62 my_^:-39 my_accent:8 my_aim:26
my_answer:16 my_apologies:10 my_application:13 my_asked:-74 my_aunt:7
my_back:-121 my_bag:-57 my_bank:-25 my_best:-66 my_boss:8 my_brain:23
my_brother:49 my_brother's:22 my_cat:-54 my_charts:16 my_chips:-26 my_club:18
my_colleague:4 my_could:-37 my_counted:-13 my_cousin:13 my_cousins:8
my_daughter:66 my_day:-93 my_dentist:-15 my_desk:13 my_doctor:6 my_dog:-44
my_driving:-40 my_duet:21 my_elective:80 my_english:-10 my_enrolment:34
my_evening:-16 my_ex:-6 my_examiner:21 my_eyes:160 my_father:1 my_favourite:22
my_fell:-15 my_fingers:1 my_first:-59 my_flatmate:-13 my_found:-23 my_french:2
my_gets:-58 my_gran:-25 my_grandfather:-52 my_great:45 my_hand:-45 my_hands:44
my_has:-43 my_head:-37 my_husband:38 my_in:16 my_inbox:47 my_is:-43 my_kid:-23
my_kids:35 my_landlord:-26 my_last:1 my_learned:-7 my_leg:-43 my_life:-42
my_list:12 my_lunch:-4 my_maths:3 my_mentor:42 my_mistakes:92 my_mock:28
my_mother:50 my_mother's:2 my_mum:-7 my_neighbour:-67 my_nerves:43 my_never:-4
my_next:2 my_niece:-40 my_night:50 my_notes:23 my_old:-16 my_older:28 my_once:-3
my_opinion:-9 my_own:32 my_parents:56 my_passport:34 my_phone:45 my_plan:14
my_plants:-25 my_practice:29 my_regrets:-16 my_role:56 my_rota:15 my_s:-47
my_says:-74 my_scope:27 my_screen:21 my_shifts:21 my_shoulder:-53 my_side:-19
my_sis:-14 my_sister:50 my_sleep:-19 my_son:-21 my_still:-46 my_stop:-9
my_student:-9 my_study:11 my_suitcase:-52 my_swears:-12 my_tablet:23 my_taste:20
my_teacher:89 my_team:15 my_term:41 my_theory:-21 my_thing:62 my_thinks:-19
my_uncle:12 my_watch:-9 my_whole:-13 my_wife:50 my_wife's:46 my_word:34
my_work:36 my_would:-40 my_wrist:-17 myself:105 myself_^:62 myself_and:-1
myself_before:11 más:59 más_^:25 más_de:13 más_las:4 más_que:33 máximo:40
máximo_0:11 máximo_de:11 märz:36 målet:68 målet_är:68 médical:28 même:18
même_les:42 même_pour:2 même_si:35 mí:54 mía:-38 mía_^:-38 módulo:26 mój:-76
möchte:21 n:-44 n_0:13 n_minus:47 n_then:-34 n'a:-35 n'a_pas:-35 n'est:36 na:-6
na_0:59 na_das:-2 na_lekcje:34 na_weselu:-7 na_środę:31 naar:-7 naar_de:-24
nach:-27 nach_0:-44 nach_^:24 nach_dem:6 nach_einem:-50 nach_einer:-25
nach_hinten:24 nach_rücksprache:48 nachbar:-23 nachbarn:26 nachmittag:-18
nacht:-36 nada:106 nada_de:66 nah:40 najwyżej:65 nam:-34 name:72 name_is:44
name_of:16 name_on:22 name_so:45 name_the:13 name_was:22 named:-136
named_after:-38 named_her:-41 named_the:-55 names:-37 names_^:-71 names_in:77
names_of:2 names_on:7 names_the:22 naming:-23 namiot:33 namiot_stoi:33 nan:12
nana:13 nans:4 nantes:9 nantes_est:9 nap:-121 nap_^:-57 napkins:18 nas:3
nas_^:25 natural:-27 natural_to:-11 naturally:-37 naturally_^:-23 nature:-16
nature_^:-12 nave:-15 navigue:69 navigue_avec:69 navy:-23 ne:-17 ne_doit:1
ne_donne:5 ne_faut:23 ne_peut:26 ne_redémarre:9 ne_sait:22 neap:8 neap_tide:8
near:-132 near_^:-44 near_are:-6 near_line:-15 near_so:-14 near_the:89
near_they:-11 nearest:21 nearly:16 nearly_all:18 neat:44 nebel:-17 ned:15
ned_^:15 need:26 need_0:29 need_the:81 need_to:72 needed:-9 needed_0:-35
needles:42 needs:120 needs_a:43 needs_an:43 needs_its:13 needs_to:9 neem:17
neemt:36 neemt_de:26 negative:15 negatives:15 negatives_^:15 nehmen:82
nehmen_das:16 nehmen_den:13 nehmen_wir:32 neighbour:-72 neighbour_^:2
neighbours:-35 neighbours_^:19 neighbours_cat:-29 neighbours_complained:66
neighbours_have:25 neither:-42 neither_of:-10 nella:-48 nephew:-13 nerves:4
nerves_^:36 nervous:-54 nervous_^:29 nervous_before:-46 nessuno:-10 nested_ifs:4
nested_proxies:-32 nesting:-11 nesting_in:-15 net:1 network:14 network_calls:27
networks:-22 netz:13 netz_^:13 neue:-8 neuen:59 neun:-50 neun_^:24 never:-83
never_a:11 never_again:11 never_been:-16 never_change:-23 never_discuss:8
never_feed:25 never_forget:-43 never_found:-41 never_got:43 never_had:-30
never_have:-30 never_hear:21 never_in:61 never_know:-50 never_paid:-27
never_phone:7 never_restart:21 never_said:69 never_saw:20 never_seen:-29
never_shared:-48 never_thought:-55 never_trust:-3 never_understood:-57
never_want:-31 never_win:-78 new:41 new_^:3 new_chair:-27 new_glasses:88
new_hire:-59 new_members:9 new_neighbours:-46 new_one:-5 new_place:16
new_price:11 new_signs:22 new_terms:22 new_words:28 newer:14 news:-36 news_^:-55
news_from:16 newsletter:3 newtons:34 next:-41 next_^:4 next_door:-111 next_is:4
next_morning:29 next_one:19 next_the:27 next_thing:10 next_time:30 next_to:-8
next_topic:1 next_up:35 next_we:8 next_week:16 next_year:-29 ngl:-73 ngl_the:-59
ni:4 ni_una:39 nic:13 nice:-70 nice_one:-38 nice_to:14 nicely:-63 nicely_^:-31
nicely_by:-46 nicer:74 nicer_^:-38 nicer_on:15 nicer_than:1 nicer_to:14
nicest:-46 nicht:106 nicht_^:-25 nicht_aus:4 nicht_in:34 nichts:-21
nichts_verloren:47 nickname:-2 nie:-31 nie_die:7 nie_ohne:4 nie_wchodzi:19
nie_wiadomo:58 nie_więcej:40 nie_wolno:16 niece:-40 niedzielę:7 niedzielę_^:63
niemals:40 niemand:71 niente:78 niet:153 niet_^:7 niet_meer:12 nigdy:12 night:10
night_0:-9 night_^:24 night_and:21 night_crew:26 night_driving:32 night_guard:50
night_in:-57 night_is:7 night_lights:9 night_mode:18 night_nurse:-10 night_on:7
night_porter:29 night_rounds:17 night_shift:-59 night_the:-20 night_train:-39
night_watch:53 night_we:22 night_with:-60 night's:2 nightly:79 nightly_build:3
nightly_builds:4 nightly_extract:2 nightmares:-42 nightmares_^:-42 nights:100
nights_^:35 nights_and:47 nikt:19 nikt_nie:19 nil:-23 nine:109 nine_^:49
nine_and:12 nine_days:-27 nineteen:-14 ninety:-14 ninety_percent:-80 ninguém:18
ningún:53 ningún_otro:31 nite:-79 nite_^:-46 nits:-38 nivel:42 nivel_de:42
niż:-81 no:49 no_0:27 no_^:-20 no_aeroporto:22 no_clue:35 no_discussion:11
no_dj:12 no_en:41 no_exceptions:26 no_fireworks:39 no_firmware:24 no_gaps:-41
no_go:15 no_he:-25 no_hurry:-1 no_idea:23 no_incident:-64 no_information:6
no_inline:21 no_joke:-15 no_jokes:26 no_latin:5 no_le:50 no_lift:2 no_lo:13
no_longer:21 no_me:100 no_more:148 no_music:28 no_máximo:7 no_need:-23
no_offence:-72 no_part:38 no_pictures:30 no_place:5 no_problem:-88 no_puedo:12
no_raw:16 no_rush:-45 no_sabemos:34 no_salen:10 no_se:59 no_sense:39
no_signal:-46 no_to:16 no_trouble:-27 no_two:-36 no_voice:4 no_way:6
no_wonder:-33 no_worries:-68 nobody:4 nobody_^:51 nobody_but:52 nobody_can:-14
nobody_climbs:18 nobody_could:5 nobody_else:46 nobody_enters:6 nobody_ever:-19
nobody_has:71 nobody_here:11 nobody_is:-8 nobody_knows:4 nobody_laughed:-17
nobody_looks:-59 nobody_minded:-14 nobody_opens:43 nobody_reads:-51
nobody_said:10 nobody_signs:17 nobody_tells:-42 nobody_told:-14 nobody_under:16
nobody_wants:40 nobody_warned:-79 nobody_who:-8 noch:-1 noch_0:-43 noch_das:24
noch_die:1 noch_keiner:9 noch_nicht:-46 noch_offen:4 noche:-10 nocturne:-15
nocturno:7 nocturno_tarda:7 nodes:-12 nodes_and:-42 nog_steeds:-34 noise:-132
noise_^:-3 noise_from:-28 noise_of:15 noisy:52 noisy_^:3 noisy_work:9 nome:-72
nomes:35 nomes_compridos:35 non:40 non_deve:20 non_oltre:8 non_si:28 non_usare:5
non_vanno:-3 none:61 none_^:67 none_of:-30 nonna:-36 nonna_diceva:-62 nonno:-9
noodles:96 nooit:24 noon:-32 noon_^:-35 noone:59 nope:-21 nord:41 nord_läuft:16
normal:-119 normal_^:-37 normal_to:-25 norte:32 north:56 north_gallery:13
north_of:-42 northern:24 northfield:27 norway:-13 nos:-18 nos_quedamos:37
nosotros:28 nossa:-65 nossa_que:-65 not:79 not_0:51 not_^:-13 not_a:72
not_after:17 not_at:24 not_be:-12 not_been:38 not_believe:-50 not_by:27
not_enough:4 not_even:96 not_exist:-30 not_find:59 not_fit:-14 not_from:-9
not_gonna:-57 not_help:-36 not_in:76 not_keen:7 not_me:-69 not_more:25
not_my:-68 not_on:-55 not_one:-91 not_open:6 not_see:-10 not_so:41
not_stopped:-29 not_sure:-7 not_the:-91 not_to:-53 not_touch:20 not_with:45
not_yet:12 notary:-10 note:-9 note_^:-28 note_that:44 noted:134 noted_^:88
noted_that:22 notenschrank:15 notenschrank_im:15 notes:-131 notes_^:4
notes_and:-1 notes_are:31 notes_in:-83 nothing:50 nothing_^:52 nothing_about:17
nothing_against:54 nothing_and:-81 nothing_at:46 nothing_beats:-122
nothing_else:-40 nothing_gets:32 nothing_goes:17 nothing_in:3 nothing_is:-25
nothing_like:-21 nothing_new:-62 nothing_that:31 nothing_to:15 nothing_with:58
notice_for:16 notice_how:-36 noticed:-26 noticed_^:-20 notte:52 notte_^:22
nougat:4 nougat_^:4 nous_avons:7 nous_reste:18 nouveau:63 nouvel:3 nouvelle:-31
nov:5 nove:-14 novel_^:-50 novels:40 novels_^:-23 november_^:13 now:35 now_0:23
now_^:-57 now_for:10 now_goes:1 now_has:26 now_i:-61 now_is:26 now_its:-26
now_my:15 now_not:18 now_on:62 now_since:1 now_that:36 now_the:39 now_we:-8
nowhere:75 nowhere_^:25 nowhere_else:66 nowy:62 npm:-31 nr:32 nr_0:11 nu:82
nu_^:115 nu_de:22 nu_om:12 nu_op:7 nudge:13 nueva:20 nuevo:47 nuevos:3
nuevos_el:3 nuit:7 nuit_^:56 null:13 null_in:8 number:51 number_0:6 number_^:6
number_ends:13 number_is:12 number_of:-29 number_on:-21 number_the:31
numbered:27 numbers:39 numbers_^:31 numbers_i:19 numer:4 numéro:66 numéro_de:20
nun:8 nunca:-12 nuoto:9 nuovo:73 nuovo_^:31 nur:114 nur_an:28 nur_die:18
nur_nach:48 nur_noch:33 nurse:21 nurse_and:12 nurse_i:13 nurse_on:13 nursery:30
nurses:39 nurses_can't:12 nursing:43 nursing_school:43 nutcracker:-22 nuts:82
nuts_^:56 nuts_are:24 nya:42 nyckeln:38 nylon:13 não:-13 não_pode:16 não_sei:25
nächstes:62 nächstes_kommt:12 nächstes_prüfen:14 när:-116 när_jag:-29 nöbeti:17
número:25 o:2 o_0:60 o_barco:14 o_café:-67 o_dia:-28 o_ecrã:39 o_gato:2
o_gerador:36 o_meu:-16 o_modelo:71 o_orçamento:23 o_plano:13 o_resumo:9
o_sensor:9 o_servidor:-38 o'clock:-6 o'clock_^:43 oak:24 oak_^:6 oak_for:8
oars:18 oat:-82 oat_milk:-82 ob:101 ob_der:10 ob_die:69 obiecuję:35 object:22
object_storage:22 objected:43 oboe:1 oboe_case:13 obras:52 obv:-82 obv_^:-82
och:-31 ocho:7 october:-35 october_^:4 october_already:-33 octopuses:-18 od:113
odd:40 odd_at:-32 oddam:36 oddać:17 oddly:-2 odile:14 odile_^:7 odometry:1
odszkodowanie:61 of:-86 of_$:8 of_0:-20 of_?:-40 of_^:-123 of_a:-1 of_all:18
of_an:-61 of_and:-2 of_apples:27 of_april:-7 of_are:-31 of_being:38 of_both:4
of_cake:-31 of_cascade:5 of_cases:35 of_chart:15 of_cheese:-12 of_course:-125
of_crisps:-21 of_croissants:18 of_diary:29 of_downtime:4 of_each:9 of_every:3
of_eyes:31 of_forty:4 of_gold:-10 of_has:-9 of_her:13 of_i:-4 of_input:-53
of_it:87 of_july:-50 of_linseed:-28 of_long:-25 of_love:-25 of_may:6 of_me:-1
of_memory:16 of_mine:-3 of_my:-62 of_new:-45 of_november:6 of_one:-1 of_order:11
of_our:71 of_ours:-4 of_paint:3 of_people:63 of_plums:-56 of_practice:54
of_questions:-38 of_reading:10 of_rubber:-34 of_school:55 of_snow:-11
of_socks:-28 of_solder:-7 of_spelt:17 of_ten:-7 of_text:36 of_that:-27 of_the:52
of_their:-8 of_them:-35 of_these:-90 of_this:113 of_those:9 of_three:12
of_thumb:-40 of_tiny:-4 of_today:78 of_us:-66 of_use:-75 of_way:133 of_wet:-33
of_which:-96 of_whom:-3 of_work:43 of_year:-24 of_you:41 of_your:19 ofen:5
off:103 off_0:-17 off_a:10 off_and:-25 off_at:-11 off_by:30 off_every:6
off_for:25 off_in:15 off_limits:2 off_my:22 off_on:2 off_once:29 off_the:30
off_to:30 offen:32 offen_ist:26 offence:-61 offended:-16 offended_^:-16 offer:60
offered:9 offered_me:4 offers:-24 office:-94 office_^:100 office_has:-29
office_in:-29 office_is:-32 office_today:-21 official:11 offline:-17 offs:-57
offset:27 offset_^:26 often:-58 often_at:46 often_tell:-3 often_than:-32
oggi:-56 ogórków:-54 oh:-19 oh_and:68 oh_là:-34 oh_no:-57 oh_the:-4 ohms:47
ohms_^:47 ohne:59 ohne_freigabe:1 oil:77 oil_changed:73 oiled:46 oiled_^:35
ojo:5 ok:53 ok_?:-57 ok_^:56 ok_and:22 ok_going:-13 ok_i:11 ok_im:-3
ok_interesting:-19 ok_no:67 ok_reading:-80 ok_that:-28 ok_the:20 ok_then:34
ok_we:29 ok_with:23 okafor:28 okafor_^:21 okay:57 okay_so:-4 okna:-4 okonjo:8
okulary:-49 old:-23 old_^:13 old_address:12 old_bakery:-13 old_blue:-9
old_boss:-19 old_boys:-30 old_contract:39 old_days:-12 old_dog:5 old_flat:-4
old_fridge:37 old_houses:-29 old_joke:-27 old_laptop:1 old_love:-1 old_men:-10
old_mr:-18 old_name:43 old_one:52 old_pump:2 old_saying:-32 older:11
older_than:-37 oldest:-16 olds:-45 olga:9 olmo:2 olmuş:-39 oltre:10 om:3 om_0:31
om_die:-65 om_kwart:6 om_te:-36 oma:-95 omg:-64 omg_the:-81 on:-28 on_0:-84
on_?:11 on_^:6 on_a:-67 on_all:124 on_an:16 on_and:-16 on_any:-64 on_anything:12
on_at:-62 on_avait:-18 on_block:27 on_both:21 on_by:-5 on_call:55 on_channel:20
on_each:31 on_earth:-59 on_en:9 on_est:-55 on_every:38 on_file:12 on_for:-5
on_friday:64 on_fridays:63 on_garde:61 on_her:62 on_his:-57 on_hold:-54
on_holiday:14 on_how:15 on_i:1 on_in:-1 on_is:3 on_it:28 on_its:97 on_leave:37
on_maternity:4 on_may:87 on_me:62 on_mill:4 on_monday:67 on_mondays:28 on_ne:8
on_night:-21 on_one:-2 on_our:40 on_paper:49 on_prend:22 on_raconte:-84
on_release:3 on_sampling:6 on_saturday:31 on_saturdays:30 on_screen:-18
on_second:19 on_site:21 on_small:-36 on_so:8 on_some:-33 on_sunday:17
on_sundays:-26 on_that:25 on_the:-50 on_them:-52 on_this:7 on_those:-17
on_thursday:-38 on_to:16 on_toast:-2 on_top:-12 on_tour:-4 on_tuesday:59
on_tuesdays:21 on_until:31 on_us:32 on_vise:27 on_wednesday:32 on_wednesdays:17
on_weekdays:32 on_what:27 on_when:13 on_whit:17 on_with:50 on_you:27
on_yourself:-42 onboarding:82 oncall:-48 once:-113 once_0:14 once_^:80 once_a:60
once_and:-30 once_argued:-25 once_drove:-29 once_every:20 once_in:8
once_kept:-12 once_more:108 once_sailed:-20 once_saw:-19 once_spent:-2
once_the:19 once_this:9 once_told:-22 once_waited:-22 once_who:-27 once_you:7
oncle:-43 onder:32 onder_de:24 one:-39 one_0:34 one_^:-11 one_about:-34
one_and:58 one_arrives:-24 one_asked:-13 one_at:13 one_away:25 one_belongs:5
one_big:18 one_can:-68 one_car:37 one_feels:-5 one_folder:17 one_for:89
one_from:-9 one_gets:16 one_giant:4 one_guest:-8 one_hand:-38 one_has:1 one_i:26
one_in:29 one_is:67 one_knows:30 one_line:-10 one_list:27 one_long:85
one_moment:-73 one_more:27 one_moves:-19 one_needs:23 one_never:16 one_of:-39
one_on:12 one_only:24 one_page:21 one_person:-43 one_picture:-20 one_point:25
one_question:-1 one_rack:27 one_reads:18 one_sees:-11 one_server:13
one_single:-53 one_so:7 one_song:-24 one_summary:7 one_summer:-30 one_tell:3
one_that:66 one_the:30 one_thing:72 one_to:33 one_took:19 one_types:22 one_w:2
one_was:85 one_way:-9 one_where:-44 one_with:-19 one_without:11 one_would:-69
one_wrong:1 one_you:-39 one_zone:10 one's:27 ones:148 ones_^:99 ones_at:-20
ones_by:-22 ones_for:7 ones_from:31 ones_if:3 ones_make:11 ones_were:-6
ones_with:-11 onions:-86 onions_^:-75 online:37 only:12 only_^:-2 only_a:49
only_accepts:13 only_after:-37 only_at:34 only_be:15 only_does:46 only_from:4
only_got:24 only_has:15 only_if:36 only_learn:33 only_manage:10 only_my:-63
only_on:-36 only_one:-56 only_takes:-49 only_the:29 only_then:5 only_thing:-2
only_three:7 only_to:40 only_two:8 only_until:44 only_when:21 only_while:12
only_works:-54 ons:-71 onsdag:83 onsdag_^:37 ontem:14 ontem_choveu:-23
onwards:-14 onze:-80 ooh:6 ook:-25 ook_niet:40 op:-71 op_0:11 op_de:-120 opa:-31
opa_hat:-21 opcodes:7 open:-50 open_0:3 open_^:-68 open_and:-30 open_bugs:30
open_day:1 open_fire:63 open_on:20 open_plan:-19 open_the:57 open_with:-32
opened_at:-10 opened_it:67 opened_the:-74 opengl:15 opening:27 opening_^:16
opening_hours:-2 opens:38 opens_^:53 opens_at:15 opens_the:-47 opens_with:29
opera:-102 opera_^:-75 operated:3 operation:48 operator:-11 opinion:3
opinions:-61 opinions_about:-9 oppas:11 opposite:-8 ops:-20 ops_^:2 optics:35
or:-66 or_a:-21 or_did:-48 or_do:20 or_does:38 or_just:-7 or_less:-5 or_night:27
or_not:35 or_on:11 or_only:13 or_so:-144 or_the:54 or_there:12 or_they:14
or_what:6 or_whatever:-26 ora:1 oral:96 oral_part:7 oral_vale:8 orange:10
oranges:-11 orari:24 orchard:117 orchard_^:59 orchestra:25 orchestra_pit:30
order:30 order_^:-32 order_for:2 order_is:29 order_of:26 ordered:-46
ordered_0:-31 ordered_for:15 ordering:40 orders:69 orders_^:27 ordinary:-38
ordinary_^:-12 ore:-76 organ:33 organ_pipes:15 organic:19 origami:-5
original:-37 orm:35 orm_^:15 ormai:-77 ormai_è:-77 orçamento:29 orçamento_da:21
oscilloscope:-34 osei:5 oslo:-26 oslo_^:10 osprey:35 ostarna:39 ostern:18
other:-32 other_^:12 other_half:38 other_one:35 other_people:-27 other_side:40
other_way:9 others:51 otherwise:69 otherwise_^:14 otherwise_the:23 otra:-61
otra_vez:-61 otro:31 otro_sitio:31 otters:-74 ottilie:56 ou:13 ou_pas:13
ought:32 ought_to:32 our:46 our_cat:15 our_club:-52 our_colleague:-6
our_contact:23 our_course:25 our_family:-49 our_fridge:-47 our_guests:50
our_hall:-19 our_house:19 our_insurer:18 our_juice:26 our_kitchen:16
our_landlord:-31 our_lesson:37 our_lessons:19 our_list:15 our_names:3
our_neighbours:-2 our_new:8 our_next:11 our_old:-73 our_own:86 our_partners:16
our_plot:20 our_project:-23 our_shop:33 our_side:4 our_team:-31 our_three:11
our_unit:16 our_wedding:-21 ours:119 ours_or:41 out:48 out_^:108 out_a:21
out_about:24 out_after:-49 out_all:-67 out_and:60 out_as:-55 out_because:4
out_by:-73 out_every:28 out_for:-59 out_from:19 out_how:28 out_i:34 out_if:35
out_in:-65 out_is:17 out_last:43 out_my:-28 out_of:50 out_on:-28 out_so:30
out_the:10 out_there:-16 out_this:6 out_to:12 out_whether:6 out_who:-42
out_why:52 outage:-58 outage_in:-9 outbound:11 outcome:9 outer:27 outlier:-25
outlier_goes:34 outliers:34 outline:29 output:-22 outra:-4 outra_vez:-52
outside:36 outside_^:75 outside_and:-53 outside_the:44 outstanding:8 oven:-28
oven_^:-107 oven_and:25 oven_draws:16 oven_is:7 ovens:-10 over:29 over_0:-76
over_^:-65 over_an:11 over_and:24 over_at:36 over_christmas:38 over_de:13
over_in:38 over_is:-51 over_nested:16 over_on:30 over_spaces:22 over_the:-42
over_there:-6 over_to:4 overdraft:26 overdraft_^:20 overflow:-14
overflow_kegs:12 overlay:-35 overnight:-12 overnight_^:16 overnight_and:-46
overtake:62 overtime:3 owe:60 owe_u:20 owed:-22 owes:-42 owes_me:-42 own_^:-6
own_driving:-30 own_it:4 owner:67 owner_^:23 owner_of:14 owners:-6 owners_^:-33
owns_the:58 oxygen:32 oyelaran:45 oysters:-48 p:-8 p_0:-44 p_anteil:20 pace:-26
pacifiers:6 package:-5 package_^:7 packed:33 packet:22 packets:25 pad:9
pad_thai:9 padaria:38 padlock:7 padlock_code:7 padre:-13 paediatric:4 paese:-10
paga:60 paga_il:38 pagar:24 page:-32 page_0:-5 page_^:-39 page_and:-27
page_me:14 page_of:6 page_on:12 page_the:33 page_turner:26 pager:12 pagers:19
pages:-50 pages_^:-18 pages_and:17 pages_at:39 pages_of:-10 pages_on:-26
paging:18 pago:66 pago_está:16 paid:55 paid_and:34 paid_for:-10 paid_the:24
paint:83 paint_it:5 paint_the:16 painted:23 painted_the:1 painter:6 painters:-25
painting:-31 paints:-1 pair_^:5 paired:14 paired_you:10 pairing:38 pairs:6
pairs_^:9 pairs_of:-4 paket:66 paket_servis:66 palabras:38 palabras_^:35
palavras:27 palavras_^:27 palette:8 pallet:42 pallets:61 pallets_^:21
pallets_of:-6 palés:38 palés_^:14 pan:-53 panadería:-27 pancakes:-88
pancakes_for:-43 panel:-24 panels:26 pani:85 panneau:65 pantalla:-22
pantalla_de:30 papagaio:-66 papel:12 paper:31 paper_^:-34 paper_birds:-17
paper_has:-38 paper_i:42 paper_was:12 paperclip:26 papers:15 papers_^:12
papers_are:10 papier:-8 papier_^:-27 papiro:15 papiro_tiene:15 par:22 par_le:43
para:41 para_0:18 para_a:55 para_la:3 para_o:58 parade:87 parade_^:24
paragraph:44 paragraphs:31 parallel:6 parallel_jobs:21 paraît:-35 parcel:-15
parcel_goes:-49 parcel_that:29 parcels:24 parcels_^:8 pardon:-6 pare:19
pare_feu:19 parece:-121 parent:60 parent's:25 parents:120 parents_can:3
parents_group:-25 parents_have:7 paris:14 parish:-36 park:-16 park_^:-31
park_again:-42 park_in:4 park_the:7 parked:-29 parkeren:28 parking:-25
parking_for:31 parking_is:66 parkplatz:-2 parla:-48 parle:-20 parole:-36
parquet:47 parrot:-91 parrot_that:-12 parrots:-39 parse:68 parser:69 parser_^:2
parser_arbeitet:9 parser_has:14 parsing:15 part:20 part_0:8 part_^:-31
part_is:-4 part_of:-67 part_three:-4 part_two:26 part_worth:6 part_you:15
particiones:12 particiones_^:12 parties:-56 partir:39 partir_de:26 partner:94
partner_is:39 partners:16 parts:77 parts_^:17 parts_arrive:39 parts_then:4
party:-38 party_^:-8 pas:66 pas_^:13 pas_de:37 pas_dépasser:40 pas_le:12
pas_me:31 pas_plus:23 pas_qui:26 pas_un:8 pasa:-46 pasa_a:29 paso:17 pass:-32
pass_^:30 pass_the:38 passa:-19 passages:24 passar:13 passar_de:4 passau:-17
passe:76 passe_au:-2 passe_par:12 passe_à:28 passed:-18 passed_a:-23
passed_on:-2 passen:36 passenger:36 passent:22 passent_^:22 passer:-8 passes:76
passes_^:65 passiamo:79 passing:20 passing_^:46 passo:56 passou:40 passport:-8
passport_^:31 passport_scan:5 password:-73 password_^:-37 password_i:-22
passée:-53 past:50 past_0:7 past_tense:47 past_that:-3 past_two:6 paste:-18
pasted:-31 pastry_^:-9 patch:73 patch_^:17 patched:24 path:29 patience:-73
patience_^:-22 patience_while:-13 patient:-31 patient_names:41 patients:26
patients_from:60 pattern:-53 pattern_in:-74 pattern_is:18 patterns:2 pause:-34
paw:39 paw_x:31 pay:-81 pay_0:11 pay_^:-92 pay_a:21 pay_for:-22 pay_the:1
payday:36 paying:37 paying_for:22 paying_the:5 payload:7 payment:8
payment_went:6 payouts:8 pays:59 pays_for:79 payslip:33 payslip_template:6
pdf:101 pdfs:34 pdfs_for:34 peace:14 peak:3 peanuts:24 pear:33 pears:-4
pears_^:-25 peas:-8 pebbles:-71 pedal:10 pedido:21 pedir:52 peindre:29
peintre:26 peintre_vient:26 pekka:45 pela:56 pen:41 pen_^:27 pencil:3
pencil_^:-24 pendant:-62 pendant_deux:-44 pendant_les:37 pending:46 pendulum:3
penny:-38 pens:-58 pension:77 penso:5 penso_io:5 pentola:-42 people:-36
people_^:125 people_always:-7 people_and:14 people_are:-4 people_fit:21
people_get:-21 people_in:-40 people_keep:19 people_leave:-53 people_on:31
people_rang:26 people_remember:42 people_say:-1 people_speak:-3 people_tend:-34
people_than:29 people_think:-28 people_underestimate:-8 people_usually:-25
people_were:55 people_who:-28 people_will:-38 people_wrote:-4 pepper:7 pequeño:9
per:15 per_0:4 per_gli:8 per_hatching:39 per_i:19 per_il:34 per_kiosk:5
per_la:-31 per_lesson:50 per_line:21 per_member:3 per_mille:1 per_pull:1
per_second:-18 per_sitting:23 per_term:3 per_the:6 per_tutti:-37 per_waiter:18
per_week:-129 percent:-50 percent_^:89 perché:55 perché_il:15 perde:49 perdu:-18
pereza:6 perfect:-51 perfectly:-34 perfume:-25 perhaps:-16 perito:25
permission:-23 permit:64 pero:-72 perro:-76 perry:-94 person:84 person_^:7
person_talks:38 person_than:43 person_who:-61 personality:-37 personas:-3
persone:61 persone_^:16 personen:17 personer:25 personer_i:25 personne:7
personne_ne:-1 personnes:-56 personnes_devant:-45 pesa:61 pete:13 petersen:71
petit:-64 petites:23 petites_^:23 petits:18 petra:4 petrol:-55 petrol_station:-3
pettersen:1 petty:7 petty_cash:7 peut:53 peut_pas:26 pff:-22 pfff:-74
pförtner:19 pharmacie:11 pharmacist:-4 pharmacists:-12 pharmacists_have:-12
pharmacy:2 pharmacy_on:17 phase:-22 phase_^:-28 phases:48 phd:-83 phew:-29
phew_^:61 phil:-74 philippa:22 phone:4 phone_^:13 phone_call:58 phone_calls:29
phone_in:15 phone_is:-35 phone_me:11 phone_number:3 phone_the:27 phone_with:11
phoned:29 phones:72 phones_^:-15 phones_in:23 phoning:12 phoning_me:12 photo:-78
photo_^:-31 photo_from:-24 photo_of:14 photograph:41 photographed:13
photographer:-54 photographs:-20 photographs_^:-7 photos_^:26 photos_of:44
phrase:-5 physics:-80 physics_^:-24 physics_problems:23 physio:-37
physio_has:-23 physio_is:-3 pi:-91 piace:63 piace_di:63 pianists:-41 piano:4
piano_^:-63 piano_and:-11 piano_has:22 piano_stool:8 pic:-52 piccioni:-60
piccolo:81 pick:-4 pick_that:-9 pick_the:-66 pick_up:25 picked:-19 picked_up:-39
picker:11 picking:37 picks_^:4 picks_the:-43 pickup:36 pickup_of:7
pickup_point:5 picnic:-105 pics:-31 pics_^:-19 picture:-166 picture_0:-1
picture_^:-37 picture_it:-17 picture_that:-20 picture_the:-31 pictured:-62
pictures:67 pictures_of:12 pid:20 pid_regler:20 pie:16 pie_^:23 piece:45
piece_^:5 pieces:-38 pier:13 pies:-64 piezas:28 pigeon:-50 pigeon_^:-7
pigeons:-95 pigeons_have:-29 pigs:-12 pile:5 pile_of:1 pillar:-22 pilot:55
pilot_boards:5 pilote:31 pin:-8 pin_^:-3 pinch:6 ping:1 ping_you:1 pings:47
pink:-45 pint:13 pint_of:13 pipe:20 pipe_^:-17 pipeline:20 pipes:32 pipes_^:2
piso:30 piso_de:6 piste:22 pit:28 pit_is:37 pitches:-38 pivot:36
pivot_polishing:36 pizza:-48 pizza_^:25 pizza_and:-47 pizzeria:21 pièce:13
più:45 piątek:43 place:6 place_0:12 place_^:20 place_by:-32 place_for:4
place_in:34 place_it:-25 place_of:22 place_to:-11 placeholder:32 places:-17
places_^:-17 plain:107 plain_functions:21 plain_text:4 plain_words:7 plainte:4
plaisir:-87 plan:41 plan_^:88 plan_by:5 plan_for:3 plan_is:27 plan_the:7
plan_your:-26 plane:23 planes:23 planetarium:-18 planned:-59 planned_0:18
planner:5 planner_works:4 planning:44 plano:13 plans:-102 plans_^:-54 plant:-95
planting:23 plants:-73 plants_^:26 plaster:10 plastic:-21 plate:72 plates_^:-17
platform:47 platform_0:14 platz:14 play:12 play_at:28 playable:24 played:-117
played_0:-26 played_cards:-35 played_the:-14 player:-95 players:35
players_are:-7 playing:-46 playlist:-52 playlist_server:6 plays:-63
plays_the:-61 plazas:6 plc:-44 please:133 please_^:99 please_be:26
please_bring:5 please_don't:-21 please_explain:27 please_i:-62 please_keep:10
please_mark:44 please_my:50 please_never:39 please_no:15 please_not:10
please_red:11 please_take:-31 please_the:44 pleased:-8 pleased_to:-1 plenty:14
plenty_for:33 plenty_of:-6 pleut:-75 ploeg:-14 plot:41 plots:22 plotter:-32
plotting:15 plotting_per:15 pls:230 pls_^:98 pls_always:13 pls_dont:9 pls_i:13
pls_keep:7 pls_my:18 pls_never:55 pls_no:20 pls_tell:-79 pls_the:17 pls_they:22
plugged:53 plugged_in:53 plugin:44 plugs:70 pluie:-60 plum:-32 plum_cake:-14
plumber:-11 plums:-46 plums_are:11 plums_in:4 plunge_pool:6 plus:49 plus_^:16
plus_de:25 plutôt:21 plutôt_le:9 plz:17 pm:70 pm_^:32 po:7 pocztowy:39
pocztowy_stoi:39 pod:-60 podcast:-60 podcast_about:-33 pode:42 pode_passar:4
pode_ter:16 pods:18 poem:-44 poetry:-92 pogoda:-95 poi:26 poi_passiamo:36
point:-15 point_^:-59 point_about:-7 point_de:11 point_is:76 point_of:27
point_the:1 pointers:-18 points:82 points_^:102 points_in:5 points_to:11
police:4 policy:84 policy_is:22 policy_no:5 polish:-25 polish_and:36 polished:97
polishing:36 polite:-28 polite_its:-17 poll:6 pollen:-4 polls:16 pompe:9 pond:63
pond_four:31 pongas:27 pont:15 pont_^:30 pontoon:56 pontos:33 pontos_^:33
pool:23 pool_in:-15 pool_is:1 pool_was:-17 pool_with:-9 pop:-7 popcorn:-42
poplars:19 poprawione:54 popular:-34 popular_in:-23 por:88 por_hora:25 por_la:27
porque:65 porridge:-45 port:-7 port_0:26 port_^:22 port_du:5 port_side:-16
porta:32 portal:14 porte:57 ported:9 porter:46 porter_^:3 porto:-19 porto_^:4
portraits:-4 portugal:-32 portuguese:-23 portuguese_^:-22 pose_du:1 possible:54
possible_^:15 post:-13 post_^:4 post_office:-21 postcard:-37 postcards:-43
postcards_^:-43 poste:26 poste_de:30 poster:-20 poster_^:-6 postgres:89
postman:-67 postmortem:-44 posts:-31 pot:18 pot_^:-1 pot_is:66 potatoes:-83
pots:-17 pounds:39 pour:46 pour_le:64 pour_les:57 pour_tout:-57 pour_un:9
power:22 power_feed:16 power_is:8 power_supply:4 ppl:-12 ppl_^:55 ppm:29
ppm_^:21 pr:8 pra:-24 pra_terça:50 practical:48 practicar:32 practice:38
practice_^:-67 practice_clock:38 practice_drives:8 practice_in:4
practice_questions:16 practice_room:15 practise:113 practise_the:20
practise_with:30 praia:-4 praise:33 pram:39 pratique:46 precisely:-55
predefinita:7 prefer:-8 prefer_not:-70 prefer_small:1 prefer_tabs:10
prefer_the:17 preferisco:57 preferisco_i:31 prefers_the:-10 prefetch:32
prefiero:142 prefiero_que:56 prefiro:86 prefiro_nomes:35 prefix:38 prefs:9
pregnant:-48 prend:34 prend_le:22 prendiamo:39 prendiamo_il:12 present:18
present_^:19 presentation_in:3 presión:14 presque:-46 presque_vide:3 press:-44
press_^:-1 pressa:-28 pressed:-65 pressure:59 pressure_cooker:8 presupuesto:16
prettier:56 prettier_^:56 pretty:-33 preview:23 preview_in:14 previous:-27
prevista:7 price:-52 price_of:-74 price_the:-50 prices:34 pricing:9 prima:102
prima_di:45 primary:8 primary_feathers:19 primeiro:41 primer:7 primo:-94
principal:29 print:-1 print_^:21 print_the:18 printed:-12 printed_and:23
printed_the:-35 printer:-98 printer_^:-29 printer_in:23 printer_only:-41
printer_ran:20 printers:-34 printing:64 prints:-29 pris:62 prise:1 privacy:23
private:30 private_one:16 privé:37 priya:56 prizes:29 pro:80 pro_woche:7 prob:30
probably:-77 proben:10 problem:-99 problem_at:-68 problems:17 problems_a:55
procedure:2 procent:22 procent_vocht:21 prochaine:28 prod:46 product:-67
production_database:-19 proefles:31 proefles_is:31 prof:-2 prof_^:35 profe:-35
profe_de:-37 professional:-12 professor_adeyemi:2 professora:-35
profile_from:-25 profile_the:20 profiler:57 program:-42 programme:41
programming:-51 programming_from:-22 programming_language:-19 prohibido:47
project:-30 projection:-25 projector:52 prometo:53 promise:74 promise_^:10
promised:-47 promised_it:-32 promised_to:12 promoted:-53 promoted_^:-18
prompt:16 proof:-67 proofing:17 proofing_0:10 proofread:5 proofs:3 prop:-4
proper:-14 properly:-54 property:15 property_and:10 props:-12 prose:15 prose_^:9
prosecco:-66 proszę:35 protocol:7 proud:6 proud_^:36 prova:50 prove:27 proved:28
proved_too:28 proveedor:38 proveedor_de:38 proxies:-45 proxy:22 prueba:30
pruebas:43 pruebas_usa:3 prune_the:-34 przesunięte:53 przesunięte_na:53 przy:101
prática:35 prática_é:6 préfère:75 préfère_les:28 préfère_qu'on:21 próbek:20
próbek_^:20 prüfen:14 prüfen_wir:14 prüfung:64 prüfung_ist:30 pub:-34
pub_quiz:-32 public:32 publisher:7 pudding:-52 pueblo:-15 puede:15 puedo:12
puedo_gastar:9 puerta:29 puerto:32 puerto_0:6 puerto_de:15 puff:18 puis:-84
puisque:10 puisque_la:10 pull:64 pull_request:12 pull_requests:28 pull_the:46
pulled:19 pulled_a:9 pulmino:14 pulse:45 pump:16 pump_four:37 pump_on:7
pumpkins:-54 pumps:-22 pun:-43 punch:-17 punch_cards:-6 punched:-20
punctuation:-12 punkte:38 punkte_^:30 punten:13 punten_breed:13 puntos:40
puntos_^:14 puntos_en:18 pupil:17 puppies:-33 puppy:-68 pups:31 purple:-104
purrs:70 purser:-29 push:25 push_^:15 pushed:59 pushed_^:14 pushed_the:14
pushed_to:14 pushes:12 pushes_are:9 put:29 put_^:-43 put_a:-49 put_back:36
put_googly:-67 put_in:70 put_it:-7 put_my:26 put_on:-21 put_them:23
put_together:-31 put_two:30 put_up:50 put_us:2 put_you:51 puts:71 puts_up:15
putting:-8 puzzling:-3 può:35 pâte:7 pão:-25 på:-51 på_hytt:45 på_svenska:47
père:-11 pédiatre:7 pénible:-8 pénible_^:-8 póliza:27 pół:-74 q:-2 qa:34
qa_is:32 qu'il:-84 qu'on:37 qu'un:-1 quaderno:4 quadratmeter:26
quadratmeter_^:26 quai:28 quai_0:5 quai_sud:12 quand:-140 quand_c'est:-12
quarantine:2 quarantine_for:1 quarantined:49 quarantined_^:26 quarantined_the:12
quarry:16 quart:-22 quarter:29 quarter_on:24 quarto:12 quay:40 que:-73 que_0:-4
que_a:10 que_bom:-18 que_calor:-54 que_con:42 que_de:10 que_el:-89 que_es:-25
que_eu:7 que_história:-32 que_je:27 que_la:30 que_las:10 que_le:3 que_les:52
que_lo:51 que_los:25 que_me:36 que_nadie:19 que_o:-47 que_saudade:-63 que_se:10
que_un:-1 que_una:22 queda:-2 queda_en:17 queda_por:11 quedamos:37
quedamos_con:37 quedan:44 quedó:3 quel:-118 quelle:-70 quelle_belle:-10
quello:15 quelqu'un:-51 quelqu'un_^:-57 quem:40 quemó:-27 quemó_el:-27
queremos:28 queries:4 quero:47 query:-12 question:-18 question_^:-28
question_about:-16 question_and:-13 question_nine:52 question_of:26
questionnaire:26 questionnaires:35 questions:-13 questions_^:10 questions_a:12
questions_and:-8 queue_^:-12 queue_at:-77 queue_depth:25 queue_for:-52
queue_in:-14 queue_is:23 queue_lives:19 queue_ordering:35 queue_since:21
queue_topic:27 queued:-60 queueing:-55 queueing_theory:-44 qui:-16 qui_garde:13
qui_tient:51 quick:-59 quickly_^:-1 quid:-76 quien:10 quiero:83 quiet:63
quiet_^:7 quiet_for:-37 quiet_here:-43 quiet_on:22 quiet_without:-58 quietly:-2
quindi:50 quite:-70 quite_ordinary:-7 quiz:19 quiz_me:13 quiz_night:7 quiz_you:8
quizzes:34 quién:55 quota:18 quotation:39 quote:100 quote_from:5 quote_in:8
quote_the:15 quoted:14 quoted_the:11 qué:-168 qué_frío:-44 qué_rica:-27 r:-4
r_0:1 rabbit:17 rabbits:26 race:-37 racing_games:-17 rack:-21 rack_^:-6
rack_at:27 racks:-8 racks_^:13 raconte:-84 raconte_que:-71 raconté:-67 radar:-38
radiators:19 radio:-35 radio_^:42 radio_exam:1 radio_is:-19 radio_on:-31
radio_played:-4 radio_plays:19 radio_procedure:2 radiology:-69 radios:-92
raffle:-22 raffle_prizes:29 raid:-19 rail:1 rail_^:4 railway:-22 railway_has:16
rain:-120 rain_^:8 rain_here:-4 rain_in:-2 rain_on:-23 rained:-7 rained_on:-14
rained_the:-12 raining:-131 raining_sideways:-39 raise:11 raise_it:8 raised:-15
raised_the:28 ram:-41 rama:54 rama_de:15 rama_principal:8 rambling:-43 ramen:-36
ramp:24 ramp_^:-14 ramp_is:2 ran:-8 ran_out:47 ran_the:-24 random:15 rang:3
rang_me:16 range:21 rano:118 rare:4 rare_thing:-20 rarely:-50 rash:49 rate:51
rate_^:24 rated:-58 rates:-65 rather:66 rather_a:10 rather_an:6 rather_be:-77
rather_get:14 rather_have:114 rather_than:110 ratio:-48 rattled:-1 raum:26
raus:49 raus_^:42 raw:55 raw_and:24 raw_sql:16 ray:36 re:20 reach:-32 reached:42
reaching:-17 read:47 read_0:31 read_^:38 read_a:-28 read_about:38 read_by:-9
read_in:-8 read_like:-45 read_on:1 read_only:82 read_replica:30 read_small:5
read_somewhere:-81 read_than:21 read_that:-29 read_the:-18 read_these:43
read_this:5 read_through:-45 reader:51 reader_even:25 reader_is:-29 readers:64
readers_are:36 reading:-107 reading_^:64 reading_about:-31 reading_all:-31
reading_an:16 reading_glasses:64 reading_room:21 reading_the:-24
reading_through:-34 reading_your:-106 readings:29 readme:1 readme_now:17
reads:-24 reads_0:-8 reads_along:53 reads_better:48 reads_from:1 reads_the:-64
reads_well:-49 ready:65 ready_^:13 ready_to:4 reais:27 real:57 really:-46
really_^:-18 really_a:33 really_does:-5 reason:-4 reason_^:-14 reasoning:19
reasoning_underneath:19 reasons:-3 rebooked:13 rebooked_the:13 reboot:32
reboot_^:-2 rebuild:16 recalibrated:31 recalibrated_^:22 recall:36
recall_notice:24 receipt:17 receipts:7 reception:72 reception_^:26 receta:-2
rechnen:32 rechnen_wir:19 rechnung:40 rechnungen:8 reckon:5 record:28
recorded:22 records:57 records_^:8 recovery:-39 recursive:22 recursive_calls:22
red:42 red_^:-29 red_and:41 red_light:28 redesign:19 redo:34 redo_the:34
redémarre:9 reeds:-7 reef:32 reefer:22 ref:33 refer:29 reference:40
reference_book:16 references:29 refers:-8 refers_to:-8 refilled:-29 refreshes:19
refreshes_every:19 refroidie:8 refroidie_par:8 refund:42 refund_goes:14
refunds:64 refunds_are:14 refunds_in:31 refuse:55 refused:3 refuses:-17
refuses_to:-26 regal:-36 regalo:-40 regalo_^:-40 regarde:-92 regarde_ça:-92
regards:-41 regen:-56 regent:-30 regex:-31 region:60 region_^:9 regions:-9
regions_^:-9 register:58 registered:84 registered_as:19 registrado:40
registre:46 registro:47 registry:62 regler:20 regression:9 regret:-7
regret_^:-26 regret_it:-3 regrets:-30 regular:10 regulars:59 regulations:67
rehearsal:45 rehearsal_room:6 rehearsals:-21 reichen:26 reisetag:40
reisetag_^:40 rejects:42 relabelled:31 release:46 release_0:7 release_branch:48
release_notes:-70 released:-3 releases:-86 releases_^:-90 relic:3 reliquary:40
rely:26 rely_on:26 remained:-33 remaining:19 remains:2 remains_is:11
remains_to:10 remains_unclear:25 remarkably:-10 remarks:47 remarks_in:22
remember:-30 remember_a:33 remember_from:30 remember_the:-54 remember_when:-72
remind:58 reminded:-42 reminder:34 reminder_now:25 reminders:32 reminds:-26
reminds_me:-26 remote:-55 remotely:25 removal:-93 removal_firm:-21
removal_men:-40 removed:56 removed_the:23 remplacé:7 remplacé_le:6 rename:7
renamed:39 renamed_the:21 render:26 renderer:20 rendu:87 rendu_les:47
rendu_utilise:20 renewed:16 rennet:1 rent:18 rent_^:-26 rented:-13 rented_a:-46
rep:-43 repainted:11 repair_came:22 repaired:20 repairs:14 repariert:-5
repasse:2 repeat:11 repeats:20 repeats_every:14 replace:19 replace_the:17
replaced:35 replaced_at:32 replaced_the:32 replacement:18 replacement_has:9
replacement_in:22 replacement_van:6 replacing:24 replay:17 replica:84
replica_in:30 replica_two:29 replicas:37 replicas_^:14 replication:37
replication_lag:25 replies:53 replies_to:10 reply:13 reply_i:5 reply_to:36
repo:6 repo_^:13 report:106 report_^:28 report_in:10 report_is:23 report_to:2
reported:32 reported_0:10 reporter:19 reports:4 reports_to:24 reporté:3
repository:32 reproducible:1 reprogrammed:23 reprogrammed_the:23 request:28
request_^:8 requests:-18 requests_better:28 reread:4 reread_the:4 rerun:33
res:15 rescue:12 reserva:61 reserve:30 reserve_^:17 reserved:55 reset:9
reset_the:4 resets:45 resets_at:35 resistor:9 resit:10 resit_in:6 resolve:-14
resolved:20 resonance:65 resonance_with:65 resort:24 respaldo:14
respaldo_tarda:14 respect:-32 respect_^:-33 response:-1 responsibility:7
rest:-12 rest_^:-20 rest_a:29 rest_is:4 rest_of:-58 resta:26 resta_da:26
restart:37 restarted:6 reste:17 reste_à:63 restent:24 rester:-12 rester_sous:-12
resting:45 resting_pulse:45 restore:44 restore_from:4 restored:-14
restored_^:-48 restored_accordion:5 rests:30 rests_0:5 result:-49 result_pages:9
results:36 resumo:47 retention:39 retention_is:5 retired:77 retired_^:47
retirement:-32 retires:-20 retrained:18 retrait:11 retries:-3 retries_0:20
retries_^:21 retries_in:3 retro:-36 retry:56 retry_loop:23 return:20 return_^:39
returned:69 returned_^:15 returned_pacifiers:6 returned_the:1 returns:-26
returns_^:2 returns_a:-22 rev:23 rev_d:19 rever:26 reverse:-9 reverted:21
reviennent:-4 review:59 review_^:40 review_at:16 reviewed:4 reviewed_by:4
reviewer:-40 reviews:30 reviews_^:-2 reviews_the:55 revisado:51 revisar:5
revised:29 rewritten:41 rewritten_and:19 rewritten_so:11 rewrote:18
rewrote_it:18 ri:-53 ria:-10 ribbons:52 ribs:9 ribs_^:12 rica:-27 rich:-58
rid:12 rid_of:12 rider:11 rides:-18 ridge:-21 riecht:-62 riecht_es:-62 rieger:23
rien:-84 rig:-1 rig_is:15 rigging:-44 right:-32 right_?:-23 right_after:13
right_and:7 right_for:25 right_no:8 right_now:-26 right_of:42 right_so:-14
right_the:20 right_to:-12 rights:35 rigolé:-68 rijskast:5 rijskast_staat:5
rind:52 ring:149 ring_buffer:28 ring_holds:5 ring_me:5 ring_of:-24 ring_road:3
ring_the:52 ring_them:27 rings_the:16 ringtone:-66 rinse:96 rinse_time:16
rinsed:19 rinsed_and:19 rinsing:11 rinsing_step:11 rip:38 ripening:18 rir:-82
rir_^:-82 rises:-49 risotto:27 rit:17 riu:-57 riunione:-98 river:-18 river_^:-23
road:-30 road_^:33 road_for:-3 road_you:7 roads:-13 roads_around:-18 roast:27
roasters:-21 rob:31 robot:-19 robot_arm:-28 robot_navigue:69 robots:-29 rock:32
rocket:-54 rocío:42 rods:-44 role:96 role_play:23 roligt:-58 roligt_att:-31
roll:-14 rollback:38 rollback_script:28 rolled:8 rolled_back:31 rollen:20
rollout:5 rolls:2 rolls_^:23 rollstuhl:30 rompe:24 rond:31 roof:-33 roof_^:44
roof_and:-31 roof_of:-37 rook:2 room:26 room_0:62 room_^:9 room_and:-11
room_door:2 room_for:64 room_has:-9 room_is:45 room_not:3 room_was:3
room_with:-39 rooms:112 rooms_have:13 rooster:-57 root:10 root_passwords:3
rope:-24 rope_^:-1 rope_and:3 rope_practice:41 ropes:-16 ropeway:13 rosa:2
rosa_^:-43 rosa_is:43 rosalind:54 rosalind_^:21 rose:96 rose_^:60 roses:-10
roses_^:-23 rosso:11 rot:-40 rota:76 rotated:13 rotation:-27 rotation_^:-40
rotta:-1 rough:-57 roughly:-102 roughly_0:-7 round:-17 round_^:-20
round_tables:-61 round_the:-24 round_to:26 roundabout:-37 roundabout_in:-21
roundabouts:47 rounded:30 rounding:3 rounds:-37 rounds_^:42 route:62 route_^:9
route_the:4 routed:36 router:-4 router_^:-26 routing:-12 row:48 row_0:-8
row_^:15 row_d:1 row_of:2 row_without:48 rows:-19 rows_^:60 rows_and:-11
rows_in:43 rows_of:43 rows_per:-10 royal:13 rubber:-48 rubber_duck:-38 rude:-15
ruf:6 ruf_ich:6 rufbereitschaft:45 rui:23 rui_^:23 rule:22 rule_of:-33 ruler:-25
rules:45 rules_again:9 rumour:-63 rumour_has:-63 run:-8 run_^:-82 run_by:23
run_it:9 run_on:49 run_out:1 run_the:34 runbook:-25 runner:25 runner_is:11
running_^:-37 running_a:-36 running_again:58 running_on:16 runs:111 runs_0:43
runs_a:-58 runs_as:15 runs_at:17 runs_for:29 runs_in:8 runs_on:-2 rush:-13
rushed:66 rye:49 rádio:21 régie:47 régie_son:47 réparée:42 réplica:22
réservée:12 réunion:5 révision:72 révisions:23 rücksprache:52 s:9 s_^:47
s'applique:33 s'est:-1 sa:-71 saal:21 saat:68 saat_0:45 saat_sürüyor:17 sabe:-41
sabemos:44 saber:15 saber_quién:7 sabine:39 sacar:16 sacks:17 sacks_of:17
sacs:14 sacs_^:14 sacó:18 sacó_0:18 saddle:23 sadly:90 safe:93 safe_^:17
safer:24 safety:2 safety_sheet:4 sag:-42 sagt:4 said:22 said_0:11 said_^:176
said_about:12 said_he:-7 said_i:-11 said_it:-44 said_so:25 said_the:13
said_to:-59 said_we:-1 said_yes:17 said_you:25 sail:3 sailed:-31 sailing:19
sailors:-9 sailors_in:-7 sails:19 sait:40 sait_toujours:26 sake:22 sake_of:22
sala:60 sale:-42 sale_a:2 sale_desde:15 sale_to:-3 salen:34 sales:23
sales_has:15 salire:22 salire_in:22 salle:28 salle_de:-37 salle_est:9 salt:5
salt_melts:24 sam:15 same:-137 same_0:-21 same_^:-5 same_as:-42 same_coat:-27
same_day:67 same_everywhere:-5 same_size:-32 same_song:-16 same_thing:-4
same_time:33 same_to:22 samedi:-17 sample:55 sample_of:20 sample_texts:24
samples:32 sampling:20 sampling_is:17 sampling_window:1 samstag:-33 sand:15
sandwich:-64 sandwich_^:-7 sandwich_in:-15 sandwiches:-36 sang:-105 sang_^:-11
sang_happy:-34 sang_the:-12 sank:36 sans:94 sat:-22 sat_behind:-5 sat_in:42
sat_next:-7 sat_on:-77 satellite:22 satisfying:-40 saturday:52 saturday_^:54
saturdays:30 saturdays_^:28 sauce:43 sauce_^:11 sauces:32 sauces_^:32
saudade:-63 saudade_daquele:-15 sauna:7 sausage:-24 save:-14 saved:7
saved_my:-18 saving:-11 savoir:15 savoir_si:9 savoury:55 saw:8 saw_0:-8
saw_a:-71 saw_the:117 saxofón:16 say:31 say_0:10 say_^:1 say_a:-31 say_and:13
say_hello:-19 say_in:-3 say_no:31 say_otherwise:1 say_so:52 say_that:-36
say_the:-64 say_what:-16 say_whether:36 say_who:32 say_why:64 say_yes:16
saying:30 sayings:-23 says:23 says_0:-11 says_^:17 says_a:9 says_hello:-23
says_hi:51 says_i:-37 says_it:-28 says_its:-25 says_no:-9 says_nothing:17
says_on:24 says_otherwise:32 says_so:36 says_statistics:-22 says_that:5
says_the:-75 says_what:24 says_yes:6 scaffolding:21 scaffolding_is:21 scala:7
scala_predefinita:7 scale:9 scales:-13 scales_before:-25 scan:-13 scan_is:11
scandal:-64 scanned:14 scanner:9 scanners:51 scanners_^:2 scans:38 scarecrow:-17
scares:-5 scares_me:-5 scarf:-52 scatter:1 scene:-8 schaffe:36 schaffe_ich:36
scheduled:3 scheduler:13 schedules:-53 schema:71 schema_^:38 schematics:5
scheme:16 schicken:6 schlüssel:26 schlüssel_hängt:10 schlüssel_liegen:6
schlüssel_zum:6 schlüsselübergabe:25 schmeckt:-85 schneit:-43 schneit_es:-43
schon:-94 schon_0:-2 schon_wieder:-89 school:45 school_^:32 school_and:-59
school_groups:51 school_in:33 school_play:-13 schools:-3 schule:-6 schule_^:20
schuur:37 schön:-72 schön_dass:-26 schönen:-24 schüler:37 schüler_^:37
schülern:20 schülern_^:20 scissors:2 scooter:23 scope:49 score:87 score_^:18
scores:8 scouts:14 scrap:53 scrap_that:13 scrap_the:30 scrapped:15 scratch:85
scratch_that:53 scratch_what:16 scratched:19 scratches:35 screamed:-8 screen:74
screen_^:-58 screen_is:6 screen_reader:36 screens:-21 screenshot:11
screenshots:4 screenshots_^:1 screw:-17 screws:18 screws_get:27 scribe:36
scribes:-24 script:6 script_^:26 scripts:15 scrolling:24 scrubbed:55 sdk:52
se:33 se_cayó:-74 se_confirma:9 se_divide:12 se_il:53 se_la:31 se_llama:22
se_o:22 se_queda:17 se_tocan:6 se_trouve:19 se_ve:24 sea:-69 sea_^:13
seagull:-30 seagull_stole:-26 seagulls:-63 seal:16 sealed:18 seals:6 search:62
seasick:47 season:-32 season_^:57 seasonal:21 seasonal_workers:21 seat:26
seat_^:-33 seat_by:10 seat_hangs:23 seat_in:2 seating:-22 seating_plan:-28
seats:7 seats_0:16 seats_^:-10 seats_are:-34 seats_in:12 sec:-39 sechs:33
second:10 second_^:48 second_day:-14 second_driver:21 second_floor:14
second_half:-13 second_house:-4 second_is:-30 second_language:16 second_one:-67
second_or:-23 second_page:41 second_person:10 second_power:16 second_thoughts:18
second_time:-12 secondes:-36 secondes_^:-8 seconds:53 seconds_^:82
seconds_for:32 seconds_in:3 seconds_on:18 seconds_or:-46 secours:25 secret:-20
secrets:31 secs:17 section:-4 sections:12 secure:10 security:-24
security_review:14 see_^:19 see_a:85 see_it:-23 see_me:6 see_on:-6 see_that:-3
see_the:-128 see_them:27 see_there:-4 see_what:-50 see_why:8 seeds:-22 seeing:72
seeing_that:82 seeing_the:27 seek:13 seek_bar:13 seem:-34 seem_to:-60 seems:-101
seems_to:-85 seen:-51 seen_^:44 seen_if:6 seen_so:-28 seen_the:-50
seen_things:-54 sees:-98 sees_0:-39 sees_the:-13 seggiolino:39 seguir:96
seguir_vou:31 segunda:45 segundo:5 seguridad:25 seguro:39 seguro_cubre:5 según:1
sehen:10 sehen_^:10 sei:-44 sei_se:25 sein:49 sein_^:49 seis:28 seismograph:-58
seit:-52 seit_gestern:53 sekretariat:31 sekunden:17 sekunder:32 sekunder_^:32
selbst:-60 selfies:-14 sell_the:15 sells:-10 sem:110 semaine_^:17 semana:-31
semaphore:-49 sembra:-22 semicolon:-75 semicolons:-42 seminterrato:29 sempre:-67
sempre_^:82 sempre_che:-9 sen:59 sen_tar:21 send:34 send_a:31 send_help:-53
send_it:9 send_the:32 send_u:4 sending:48 sending_the:15 sends:-47 sends_her:16
senior:12 sense:-12 sense_of:27 sense_thx:-2 sensor:88 sensor_de:12
sensor_reads:20 sensorcode:18 sensorcode_is:18 sensore:9 sensors:-83 sent:-58
sent_0:-50 sent_^:-25 sent_back:39 sent_out:9 sent_the:39 sent_to:20 sentence:54
sentences:32 separate:38 sept:31 sept_^:24 september:11 september_^:11 ser:68
sera:35 serial:43 serial_0:8 series:-30 serio:-6 serio_^:-6 seriously:24
seriously_^:93 seront:48 serve:47 served:-56 served_in:14 server:-70 server_^:42
server_di:55 server_has:-12 server_is:2 server_room:-63 servers:-55 serves:32
serveur:10 serveur_de:10 service:5 service_^:-47 service_admits:4
service_since:-32 serviced_by:14 services:-1 servidor:-35 servidor_de:-31
servis:66 servisi:30 serwer:47 serwer_pocztowy:39 será:57 ses:-77 sesame:62
sesame_^:53 session:99 session_^:32 session_may:15 sessions:50 set:31 set_^:27
set_has:-48 set_is:-6 set_the:15 set_to:8 setpoint:27 setpoint_0:20 sets:8
sette:-14 setting:27 settings:64 settings_page:28 settled:158 settled_on:78
settled_the:21 settled_who:17 settlement:17 setup:4 seuil:5 seuil_de:3 seul:-11
seul_^:-28 sev:25 sev_0:25 seven:-31 seven_^:7 seven_is:13 seventies:-35
seventies_^:-35 seventy:-8 sewing:12 sewing_machine:4 sextant:65 shader:29
shaky:77 shaky_^:77 shall:63 shall_be:31 shape_of:-23 shape_with:-2 shapes:-61
share:-16 share_a:-48 share_of:-7 share_the:48 shared:33 shared_a:-18
shared_mailboxes:37 shared_with:6 sharp:-9 she:50 she_always:-44 she_can:25
she_could:-8 she_cried:-19 she_gets:-54 she_had:-10 she_has:96 she_hates:41
she_is:26 she_likes:-13 she_must:-20 she_never:-12 she_purrs:70 she_said:-4
she_says:65 she_was:17 she_waved:-5 she's:80 she's_on:6 shed:44 shed_^:1
shed_geometry:12 sheep:-50 sheet:65 sheet_^:-14 sheet_is:13 sheets:90
sheets_^:29 shelf:52 shelf_^:-47 shelf_is:13 shelter:4 shelves:10 shes:-22
shift:38 shift_^:59 shift_book:3 shift_has:-29 shift_in:3 shift_is:-8
shift_lead:59 shift_report:8 shift_reported:10 shift_that:43 shifted:8 shifts:6
shifts_^:3 shifts_and:-47 ship:56 ship_the:13 ship's:54 shipped:-38 shipping:10
ships:-31 shirt:-32 shirts:37 shoe:-26 shoe_^:-32 shoe_size:23 shoes:-25
shoes_and:-31 shoes_off:16 shook:37 shooting:48 shop:23 shop_^:-35 shop_had:34
shop_to:52 shopping:-6 shopping_list:-12 shops:-25 short:4 short_^:12
short_and:24 short_drills:35 short_ones:24 short_quizzes:19 short_status:1
shortcuts:39 shorter:22 shot:16 should:-58 should_be:-29 should_get:-91
should_go:11 should_have:-20 should_like:33 should_never:-22 should_really:-79
should_see:-69 should_the:26 should_weigh:19 shoulder:-44 shoulder_is:-53
shouldn't:30 shout:-64 show_^:-35 show_is:16 show_me:68 show_up:22 showed:-1
showed_the:-2 showed_up:-26 shower:7 shower_^:52 shower_is:39 shown:-9
shown_to:3 shows:-55 shows_0:31 shows_^:-32 shows_a:-98 shows_in:-27 shows_up:52
shrink:-71 shrinks:-18 shunting:20 shut:50 shut_down:5 shuts:51 shuts_at:12
shuts_down:2 shutter:9 shuttle:66 si:10 si_el:9 si_falla:20 si_la:30 si_le:9
si_no:41 si_possible:1 si_spegne:30 si_è:-10 siamo:-85 sich:45 sich_die:9
sicher:-43 sicilian:30 sicilian_i:6 sick:77 side:78 side_^:76 side_by:17
side_is:13 side_of:21 sides:14 sideways:-39 sie:48 sie_in:-67 sieht:-5
sieht_aus:-5 siempre:-64 siempre_se:22 siete:-13 siete_^:33 sig:-29 sigh:-68
sight:33 sight_reading:46 sign:56 sign_^:-3 sign_in:-25 sign_that:-57
signal_^:27 signalling:1 signalling_part:1 signals:36 signals_^:22 signals_in:1
signature:84 signatures:5 signatures_on:3 signed_^:24 signed_for:2 signed_it:-45
signed_off:1 signed_the:22 signing:28 signing_job:22 signor:-27 signs:108
signs_^:6 signs_at:-34 signs_for:61 signs_in:59 signs_off:5 signs_the:10
siguiente:40 siguiente_es:33 silence:-33 silent:40 sillas:11 sillas_^:11
silly:94 silo:19 silver:17 sim:11 similar:-10 simple:-35 simply:-166
simply_a:-38 simulacro:18 simulacro_^:18 simulateur:-71 simulation:19
simulations:-22 simulator:56 sin_avisar:39 since:-41 since_0:-68 since_^:-23
since_a:26 since_easter:-7 since_i:-52 since_january:3 since_last:26
since_lunch:-15 since_march:-26 since_monday:38 since_nobody:-28 since_sunday:40
since_ten:35 since_the:48 since_this:14 since_your:2 sind:30 sind_0:25 sind_^:8
sind_die:-37 sing:-52 sing_the:9 singer:-66 singing:-26 single:-78 sings:41
sink:54 sink_^:23 sinking:-1 sinon:9 sis:-14 sister:60 sit:37 sit_^:-32
sit_at:20 sit_down:-50 sit_in:47 sit_the:12 sit_with:27 site:45 site_^:10
sitio:50 sitio_^:31 sitio_para:14 sits:35 sits_at:33 sits_in:43 sits_on:-47
sits_right:-34 sits_with:5 sitter:16 sitter_is:41 sitting:-4 sitting_^:15
sitzen:11 six:19 six_of:1 six_people:37 sixteen:45 size:42 size_0:30 size_^:-27
size_it:2 size_of:25 sizes:-62 się:-89 sju:-13 ska:86 skateboard:-55 skating:-47
skeleton:-46 sketch:21 sketch_^:65 sketch_of:-30 sketches:18 skiing:-44
skimmed:-96 skiner:-38 skip:65 skip_the:110 skipper:34 skipping:30 skips:8
skips_0:-13 skirting:21 skirting_board:12 skis:16 skriv:52 sky:-13 sky_at:-1
slack:49 sleep:30 sleep_^:-6 sleep_and:-26 sleep_at:-34 sleep_bug:13 sleep_in:16
sleeping:-7 sleeps:9 sleeps_0:20 sleeve:-86 slept:-93 slept_0:-12 slept_on:11
sleutel:30 sleutels:8 slice:11 slices:58 slid:-31 slide:42 slides:-50
slides_^:-13 slides_in:-28 slightly:4 slip:86 slip_^:21 slipped:15 slipper:-14
slippers:-13 slips:14 slipway:-16 slope:31 slope_^:54 slope_closes:14 slot:87
slot_^:14 slots:8 slots_^:42 slow:20 slow_^:-19 slow_with:-43 slower:-39
slowly_with:59 slug:6 slugs:-34 slugs_^:-34 sluice:5 small:16 small_^:8
small_and:-63 small_commits:22 small_gym:20 small_pull:28 small_talk:28
smaller:6 smart:-31 smarter:-32 smarter_than:-32 smell:-118 smell_fear:-9
smell_of:-106 smell_the:-10 smelled:-38 smelled_of:-35 smelling:-48 smells:-136
smells_at:-17 smells_like:-13 smells_of:-109 smile:-23 smile_^:-38 smile_and:17
smiled:-88 smileys:9 smoke:-38 smoked:48 smoked_batch:37 smooth:-43 sms:20
sms_^:19 snack:36 snail:-8 snails:-2 snake:-5 snapped:19 snapshots:45 sneeze:-29
sneezed:-74 snippet:-10 snore:-50 snores:3 snow:7 snow_^:-13 snow_and:-18
snow_cannons:4 snow_groomer:47 snow_guns:26 snow_in:-22 snowboard:18
snowboard_lesson:18 snowcat:18 snowcat_is:18 snowed:-56 snowing:-34
snowing_in:-34 snälla:-35 so:8 so_0:-15 so_^:7 so_a:-4 so_anyway:-69 so_by:3
so_check:17 so_come:5 so_ein:-16 so_every:29 so_everything:11 so_far:-34
so_forget:51 so_hard:-24 so_i:39 so_i'd:-36 so_i'm:32 so_i've:7 so_im:-7 so_in:2
so_it:-73 so_its:37 so_let's:8 so_long:-53 so_loud:-12 so_many:-97 so_much:-17
so_my:7 so_no:66 so_nobody:14 so_nothing:5 so_of:-18 so_order:2 so_our:39
so_please:22 so_polite:-17 so_proud:-27 so_quiet:-90 so_ring:3 so_somewhere:21
so_that:102 so_that's:22 so_thats:1 so_the:8 so_there:8 so_they:-15 so_thick:-30
so_tired:-18 so_we:4 so_we're:35 so_you:82 so_your:34 soap:-13 sobre:-30
social:-7 sock:-136 sock_^:-90 socket:36 socket_^:15 sockets:36 sockets_^:6
socks:-155 socks_and:-28 soep:-31 sofa:-24 sofa_is:-31 sofas:-14 soffitta:-41
soffritto:17 soffritto_usiamo:17 sofort:15 soft:-62 soft_spot:-50 softly:-57
software:-40 sogar:-40 soglia:28 soir:30 soir_au:-46 soirs:11 sol:-96 sol_^:-62
solange:19 solar:-86 solche:-45 sold:60 sold_0:-30 sold_^:39 sold_out:-8
sold_the:31 sold_to:48 solder:-8 soldered:-37 soldered_the:37 solen:-94
solen_skiner:-38 solid:67 solid_^:46 sollen:4 sollte:4 solo:125 solo_in:3
solo_la:15 solution:58 solutions:45 solved:46 solveig:62 solver:-6 som:-65
som_en:-3 some:-125 some_days:-25 some_folks:-26 some_of:48 some_people:-17
some_reason:-42 somebody_brought:-2 somebody_from:18 somebody_has:16
somebody_in:-53 somebody_left:-26 somebody_still:12 somebody_who:-13
somebody's:-32 somehow:-21 somehow_the:-55 someone:-79 someone_at:-39
someone_else's:-3 someone_from:-11 someone_microwaved:-57 someone_put:-51
someone_to:15 someone_who:65 someone's:-30 something:16 something_^:-54
something_about:-13 something_else:29 something_from:-2 something_in:-37
something_is:-52 something_soothing:-3 something_to:54 something_wrong:18
sometimes:-52 sometimes_i:-38 somewhere:-102 somewhere_in:-73 somewhere_that:-82
somos:15 son:-43 son_0:18 son_^:39 son_will:16 sonatina:8 sonatina_at:8
song:-103 songs:-95 songs_and:-32 songs_the:-9 sonno:-5 sonno_oggi:-5 sonst:-4
sont:60 soon:23 soon_^:-5 soon_as:38 sooner:118 sooner_have:38 soothing:-20
soothing_about:-3 sorry:-2 sorry_^:69 sorry_for:-119 sorry_i:31 sorry_not:34
sorry_to:19 sorry_typing:-50 sorry_was:-21 sort:20 sort_the:17 sorted:79
sorted_i:15 sorted_the:23 sorten:-61 sorter:-9 sorter_belt:6 sortir:-27
sotto:-60 soul:-27 soul_^:-27 sound:-5 sound_^:-2 sound_check:10 sound_like:-31
sound_of:-24 sounded:-24 sounds:-3 sounds_^:2 sounds_delicious:-1
sounds_like:-75 soup:-122 soup_^:-69 soup_is:-66 soup_of:46 source:-1
source_of:13 sources:24 sourdough:-28 sourdough_loaves:4 sous:6 south:75
southern:18 souvent:-45 souvent_une:-54 soy:-8 space_for:43 space_indents:1
spaces:26 spam:11 spanish:26 spanish_to:6 spare:134 spare_batteries:6
spare_key:35 spare_keys:11 speak:59 speak_^:-2 speak_for:-12 speak_of:50
speak_slowly:59 speaking:-104 speaking_the:-52 spec:3 specchietto:13 speech:-35
speeches:55 speeches_start:11 speed:30 speed_0:11 spegne:30 spelled:-30
spelling:60 spelling_^:-20 spelling_drills:32 spelt:17 spend:41 spend_0:5
spend_more:14 spending:4 spent:-135 spent_0:-84 spent_my:-12 spent_the:-21
spiegazioni:16 spikes:-40 spilled:-51 spin:43 spine:2 splash:53 splash_screen:53
splendid:-26 spliced:13 split:55 spoiled:15 spoke:20 spoken:16 spoken_to:5
spoon:-54 spoon_^:-32 spoon_race:-17 spoons:20 sports:-91 sports_car:-22
sports_day:-50 sports_desk:-75 spot:-5 spot_for:-50 spot_is:-39 spots:30
spots_a:22 spread:-15 spreadsheet:-12 spreadsheet_^:38 spreadsheets:-70
spreadsheets_are:-19 spring:5 spring_^:26 spring_constant:11 spring_i'm:39
spring_is:-33 spring_so:1 spring_tide:6 sprinkler:22 sprint:10 sprouts:-35
spätestens:12 spätestens_am:12 sql:35 sql_in:16 sql_than:35 sqlite:80
sqlite_for:17 squash:43 squeak:-56 squeaky:-23 squeezes:-33 sre:-46 sry:-62
sso:20 st:-25 st_marks:-18 sta:-24 sta_a:55 staat:110 staat_op:23 stable:-31
stack:-96 stack_gets:1 stack_overflow:-71 stack_trace:-26 stacked:25
stacked_in:12 stacks:-12 staff:-31 staff_^:34 staff_is:-10 staffed:16
staffed_by:16 stag:37 stage:96 stage_door:33 stage_is:36 stage_lights:9
staging:67 staging_cluster:18 stain:19 stains:-37 staircase:-13 stairs:-35
stairs_^:-3 stale:23 stall:21 stamattina:-64 stamp:-6 stamp_^:-29 stampa:51
stamped:45 stamps:-41 stand:83 stand_in:40 standard:-15 standard_deviation:-18
standby:7 standby_phone:3 standing_at:9 standing_desk:-68 standing_in:-7
standing_order:19 standing_up:-39 stands:94 stands_at:55 stands_for:25
stands_in:18 stansted:16 star:-4 star_^:-13 star_schema:1 starboard:38 stare:25
stare_at:-51 staring:-18 staring_at:-18 stars:-10 stars_^:-10 start:125
start_^:43 start_and:-24 start_at:46 start_of:7 start_on:44 start_the:-22
start_with:46 started:-96 started_^:41 started_on:-120 started_the:34
starting:33 starting_with:24 starts:46 starts_0:2 starts_^:13 starts_at:62
starts_from:7 starts_in:-34 starts_with:-40 state:8 state_machine:-7 statement:6
statements:19 static:43 station:53 station_^:40 station_in:-20 station_is:10
station_running:10 stations:-23 statistics:-12 statistics_and:6 statt:34
statt_^:12 statue:-6 statue_^:-34 statue_may:26 status_led:17 status_page:-31
stay:143 stay_away:21 stay_idle:15 stay_in:-9 stay_on:14 stay_out:9 stay_with:7
stayed:-32 stayed_in:-33 staying_with:8 stays:105 stays_^:32 stays_at:13
stays_behind:12 stays_in:52 stays_on:28 stays_out:49 stays_where:18 steal:-25
steam:-20 steam_^:4 steeds:-22 steel:-25 steered:5 steering:2 stehen:-51
steht:72 steht_im:43 stellen:8 step:-1 step_0:-60 step_^:13 step_is:14
step_of:28 step_on:5 stepped:-63 steps:-31 steps_^:-3 steps_and:-73 steps_on:-10
sterilised:27 stick:9 stick_^:-69 stick_to:74 stick_with:32 sticker:-13
sticker_^:24 sticker_on:-36 stickers:-47 sticks:16 sticks_^:48 sticks_to:-48
sticks_with:28 sticky:-11 sticky_notes:-11 still:-42 still_^:-2 still_a:43
still_believes:-33 still_calls:-2 still_does:-12 still_don't:47 still_feels:51
still_gotta:52 still_hanging:9 still_has:24 still_have:51 still_hear:-39
still_in:-30 still_laughing:-45 still_makes:-10 still_need:37 still_no:54
still_reads:4 still_smell:-10 still_standing:37 still_talk:-41 still_thinking:-8
still_unclear:18 still_unexplained:9 still_up:8 still_waiting:31 still_wants:31
still_works:-3 stock:95 stock_0:1 stock_am:12 stock_of:23 stocktake:-24
stocktaking:16 stoi:91 stoi_w:58 stoi_zawsze:33 stole:-42 stole_my:-11 stolen:56
stomach:-22 stond:-27 stood:-7 stood_in:-8 stool:8 stool_^:69 stop:59 stop_^:1
stop_at:40 stop_eating:42 stop_for:22 stop_it:-90 stop_me:14 stop_the:58
stopped:-58 stopped_to:-32 stops:26 stops_^:10 stops_at:62 storage:18
storage_^:27 store:82 store_^:30 store_the:-5 stored:22 stored_as:41
stored_in:14 stories:45 stories_stick:46 storm:-28 storm_^:-24 story:-15
story_0:-8 story_about:-5 story_goes:-6 story_is:-14 story_of:-43 story_the:34
stout:48 straight:-58 straight_^:-4 straight_away:42 straight_back:-24
straight_to:-56 straks:70 strange:-66 strange_how:-6 strange_that:-28
stranger:-21 strangers:23 strangers_^:14 strangest:-23 stream:7 streams:66
streams_in:26 street:-49 street_^:31 street_has:-16 stress:3 stressful:-14
stretch:66 stretch_it:2 stricter:30 strike:-52 strike_on:-1 strikes:-50
string:-93 string_^:-49 strings:20 strings_over:9 stripes:-18 stroke:-12
strong:1 struck:2 stubbornness:-54 stuck:-15 stuck_^:17 stuck_in:-50
stuck_queue:34 student:3 student_i:-2 students:-42 studiare:7 studies:2
studio:68 studio_b:29 study:121 study_buddy:23 study_material:13
study_partner:13 study_the:6 stuff:134 stuff_^:21 stuff_and:5 stuff_from:4
stuff_in:17 stuffed:-9 stunde:13 stunden:-52 stunden_^:19 stunden_über:13
stupid:60 style:27 styles:47 styles_^:37 stück:57 su:-20 subito:-48 subject:-10
subject_^:-9 subjunctive:1 subjunctive_is:2 submission:2 submission_^:2
substitution:2 succede:-9 successful:12 successful_unlock:20 such:-104
such_a:-71 sud:19 suena:-48 suerte:-39 suffit:15 suffit_^:15 suffix:30 sugar:-29
sugar_^:-50 sugar_in:17 suggest:11 sui:30 suis:-2 suit:144 suit_me:46
suit_the:46 suit_us:59 suitcase:-20 suitcase_^:-9 suitcase_and:-16
suite_passes:22 suits:106 suits_me:41 suits_us:11 sul:51 sulk:-30 sulk_^:-14
sulks:-19 sulla:-14 sum:-64 summary:-23 summary_at:42 summary_in:16 summer:-56
summer_^:56 summer_and:-15 summer_the:-13 summer_we:-12 summers:-14 summit:22
sums:7 sun:-98 sun_came:-47 sunday:61 sunday_^:29 sunday_and:36 sunday_at:-25
sunday_night:9 sunday's:4 sundays:-31 sundays_?:28 sundays_^:-59 sunflower:-16
sunrise:-19 sunset:-68 sunset_^:-14 suona:-10 superare:17 supermarkets:22
supermarkets_^:22 supervisor:12 supervisor_is:8 supplier:49 supply:14 support:8
support_is:8 suppose:-45 suppose_^:-50 supposed:-19 supposed_to:-19 sur:55
sur_la:-9 sur_le:-21 sur_les:15 sur_main:6 sure:-65 sure_that:8 sure_thing:-42
sure_yet:13 sure_you:-49 surfboard:13 surgery:36 surname:17 surprise:131
surprise_^:69 surprised:-11 surprises:76 surprising:-55 surprisingly:-22
surprisingly_good:-22 surtout:21 surtout_pas:76 survey:49 survived:-108
survived_the:-21 survives:12 survives_^:-19 sushis:15 sushis_est:15
suspension:12 suspension_spring:12 svenska:47 swallows:-36 swallows_are:-81
swan:-64 swans:-47 swapped:114 swapped_the:73 swapping:1 swaps:20 swatch:47
sway:56 swear:-139 swear_^:-16 swear_by:-33 swear_on:-9 swear_the:-14 swears:-64
swears_by:-34 swears_that:-12 swedish:12 swept:40 swim_^:-3 swimming:21
swimming_^:-1 swimming_club:-3 swimming_hall:17 swimming_pool:-9 swing:24
swing_seat:23 swings:-7 swiss:38 switch:-17 switch_^:-30 switch_in:-3
switch_to:1 switched:75 switches:25 swore:-16 swore_by:-14 syllabus:30
syllabus_^:16 symbol:43 symbol_lookup:40 symptom:70 sync:96 sync_^:10
sync_job:17 synthetic:17 sysadmin:-35 system:17 system_^:22 systems:24 szatni:46
szef:-33 szkole:-7 szpitalu:-30 sábado:26 säcken:37 säcken_^:37 så:-30
så_roligt:-53 sé:-26 só:56 sözlü:71 sørensen:12 sørensen_^:8 sürüyor:17
sürüyor_^:17 są:83 sąsiad:-66 słoików:-118 słoików_ogórków:-54 taart:-46 tabla:7
tabla_de:30 table:-2 table_^:71 table_des:10 table_for:-20 table_is:41
table_of:40 table_salt:24 table_the:22 tableau:-16 tablecloths:19 tables:87
tables_^:78 tables_of:13 tables_over:3 tablet:95 tabletop:16 tablets:82 tabs:-12
tabs_^:88 tabs_for:28 tabs_one:-48 tabs_open:-65 tabs_over:22 tack:-15 tack_^:25
tack_för:-48 tack_snälla:-35 tackle:29 tackle_the:21 tacks:59 tag:44 tag_^:12
tag_on:34 tage:21 tage_^:33 tagen:-39 tagged:49 tags:44 tags_^:1 tail:-47
tail_^:-47 tak:-28 take:-29 take_0:33 take_^:51 take_a:43 take_all:-67
take_it:33 take_on:8 take_one:6 take_the:106 take_three:-23 take_up:-3
take_your:-160 taken:104 taken_off:5 taken_the:11 takes:105 takes_0:107
takes_a:9 takes_about:-4 takes_dogs:3 takes_me:-35 takes_over:22 takes_place:41
takes_the:78 taket:-12 taking:46 taking_the:30 talent:-21 talent_for:-21
talk:-12 talk_about:-34 talk_to:66 talk_with:-27 talked:136 talked_it:84
talked_to:26 talking:-52 talking_about:-13 talking_to:-53 talks_at:46
talks_to:-24 tall_^:-5 taller:53 taller_de:23 tamaño:11 tamaño_máximo:11
también:25 tamper:12 tank:72 tank_was:37 tanklager:4 tanks:3 tannery:-18
tante:-67 tante_a:-24 tanto:-53 tanto_que:-52 tap:17 tap_needs:13 tape:41
tape_archive:9 tape_so:1 tapes:44 tar_hellre:12 tar_vi:35 tarball:82 tarda:32
tarda_0:32 tarde:1 tare:7 target:51 target_is:19 tariff:14 tariff_you:2 task:58
taste:2 tasted:8 tasting:23 tasting_tour:11 taught:16 tavern:22 taxi:26
taxi_driver:-8 tbd:14 tbh:-50 tbh_^:9 tbh_the:-67 te:-73 te_horen:-36 te_lo:44
tea:-99 tea_^:-51 teach:-10 teacher:-39 teacher_for:3 teacher_is:16
teacher_used:-6 teachers:41 teaches:-94 teaching:-54 team:-23 team_^:-88
team_lunch:17 team_voted:21 teams:10 tears:-42 technical:-23 technician:12
technician_can't:8 teenager:-48 teeth:-29 tegen:-56 tegen_de:31 teigkneter:21
teigkneter_ist:21 tekst:35 telefon:61 teleférico:16 teleférico_está:16
telephone:53 telephones:-23 telesilla:25 television:-9 teli:29 tell:56
tell_me:74 tell_that:40 tell_the:14 tell_us:44 tell_which:27 tell_you:-69
telling:-33 telling_me:-5 telling_you:-54 tells:14 tells_the:9 tells_you:22
telly:-31 telón:13 telón_^:13 tem:-32 tem_0:35 tema:24 temp:-11 temp_0:13
temp_readings:14 temperatura:33 temperature:16 template:-12 templates:28
tempo:-10 tempo_limite:6 temporary:15 temps:-75 temps_^:11 temps_de:-53 ten:-3
ten_^:37 ten_days:13 ten_kilometres:-18 ten_past:35 ten_years:-2 tenant:-36
tenant_in:8 tenants:9 tend:-11 tend_to:-43 tends:-37 tends_to:-37 tengo:42
teniamo:28 teniamo_il:21 tennis:-1 tenor:81 tense:47 tension:24 tent:-68
tent_^:-68 tent_pitch:39 tenía:-36 ter:32 teraz:167 teraz_trzeba:20 term:70
term_^:-2 term_and:-27 term_paper:41 term_starts:40 termin:70 termin_am:34
terminal:-45 terminal_^:-46 terminé:33 terminé_le:21 terms:-20 terms_by:-39
terrace:26 terrasse:55 terrible:-4 terça:50 tesoro:-55 tesoro_^:-55 test:127
test_^:-25 test_a:-2 test_has:12 test_in:13 test_is:49 test_on:-25 test_uses:8
test_went:6 teste:38 teste_^:35 tested:-28 tester:45 tester_^:20 testers:34
tests:91 tests_^:5 tests_are:3 tests_de:3 tests_pass:33 tests_passent:22
tests_run:39 text:149 text_^:45 text_me:47 text_messages:-22 text_the:7
textbook:16 textbook's:28 textbooks:-6 texte:21 textos:1 texts:81 texts_^:16
texts_about:24 texture:38 texture_budget:13 teściowa:-54 thai:-70 thai_0:9
than:-4 than_0:56 than_a:134 than_all:-61 than_an:27 than_any:-79
than_anyone:-21 than_anything:-22 than_by:50 than_evenings:7 than_from:38
than_half:62 than_i:-36 than_in:-41 than_long:15 than_me:-74 than_most:-57
than_my:-103 than_nested:15 than_of:44 than_on:15 than_one:-4 than_our:-90
than_people:-40 than_tables:1 than_ten:28 than_that:15 than_the:-93 than_they:-1
than_this:-80 than_three:12 than_two:43 than_water:-25 than_we:30 than_with:28
than_you:-66 than_your:13 thank:-7 thank_you:-43 thanks:-100 thanks_^:47
thanks_for:-94 thanks_that:-2 that:-79 that_0:-26 that_^:-36 that_a:-63
that_anyone:33 that_are:18 that_bakery:-6 that_bug:-4 that_button:-35
that_cannot:22 that_carries:-40 that_colour:24 that_computers:-16 that_could:7
that_counts:28 that_day:98 that_does:-9 that_drains:8 that_drawer:-5
that_error:-62 that_escalated:-47 that_even:-21 that_every:-30 that_feeling:-53
that_file:-18 that_for:-11 that_gave:71 that_goes:19 that_got:-4 that_has:-26
that_have:30 that_helps:-20 that_hour:-60 that_house:28 that_i:11 that_in:100
that_includes:47 that_is:-44 that_keeps:-51 that_kind:62 that_last:40
that_leaves:47 that_library:-23 that_little:-11 that_makes:-7 that_moves:16
that_mrs:46 that_much:9 that_must:-3 that_my:62 that_name:71 that_never:-12
that_no:-20 that_nobody:-96 that_octopuses:-18 that_one:52 that_order:34
that_out:24 that_page:-40 that_part:-21 that_people:-27 that_podcast:-33
that_pool:13 that_reminds:-20 that_room:-14 that_runs:4 that_she:-17
that_shop:-26 that_size:-29 that_somebody's:19 that_sounds:48 that_stack:-13
that_stick:19 that_takes:-1 that_the:41 that_thing:24 that_this:9 that_time:7
that_toddlers:-58 that_touches:25 that_trace:-29 that_tree:-1 that_trips:54
that_typo:17 that_wardrobe:-32 that_was:57 that_way:93 that_week:2 that_went:34
that_with:-6 that_word:22 that_would:-56 that_you:150 that_your:2 that's:34
that's_a:-48 that's_all:2 that's_how:53 that's_that:6 that's_what:77
that's_why:-60 thatch:-10 thats:117 thats_a:5 thats_all:48 thats_how:56
thats_it:55 thats_the:110 thats_what:63 the:18 the_0:-8 the_a:-26 the_absence:28
the_absolute:24 the_accession:-15 the_accordion:-44 the_account:20
the_accounts:-1 the_achievements:4 the_acoustics:-10 the_address:1 the_adult:30
the_advanced:27 the_afternoon:-54 the_agency:7 the_agent:-27 the_agm:46
the_aim:65 the_air:-15 the_airline:-9 the_airport:-31 the_aisle:-32 the_alarm:24
the_alert:-48 the_alto:9 the_anaesthetist:9 the_anchor:33 the_annex:26
the_answer:-35 the_antwerp:-15 the_app:22 the_apple:-41 the_application:3
the_apprentice:-4 the_archive:21 the_archives:13 the_arm:10 the_armchair:23
the_array:8 the_attic:17 the_audience:-25 the_audio:16 the_audit:7
the_auditor:-11 the_auditors:-20 the_aurora:-27 the_autumn:81 the_avalanche:5
the_average:-12 the_baby:6 the_back:69 the_background:-32 the_backup:31
the_bad:24 the_badge:53 the_bag:31 the_baker:19 the_bakery:37 the_balance:17
the_balcony:-17 the_band:15 the_bank:-90 the_bar:-24 the_barn:66 the_base:6
the_basement:-28 the_basket:51 the_bass:2 the_batch:-12 the_bath:-101
the_bathroom:-52 the_battery:33 the_bay:-5 the_beams:-17 the_beans:9 the_beat:21
the_bedding:55 the_bedroom:34 the_bees:26 the_beginners:15 the_bell:-13
the_belt:-3 the_bench:42 the_best:-196 the_beta:3 the_better:13 the_big:-1
the_biggest:-46 the_bike:-35 the_bin:28 the_binomial:25 the_biscuit:-12
the_bishop:4 the_bit:9 the_black:-25 the_blacksmith:-28 the_ble:2 the_blood:14
the_blue:110 the_board:41 the_boat:-10 the_boathouse:35 the_body:7 the_boiler:16
the_bonnet:-5 the_bonus:17 the_book:-15 the_booking:-13 the_bookmarks:42
the_bootloader:9 the_border:16 the_boss:-36 the_bottom:11 the_bow:31 the_box:45
the_boy:28 the_boys:23 the_bracelet:32 the_brake:17 the_branch:-70 the_brass:-3
the_bread:-48 the_breaker:4 the_breakfast:16 the_brewery:18 the_bridge:-22
the_bright:34 the_brine:10 the_brochure:33 the_broken:-23 the_brown:27
the_browser:-61 the_budget:4 the_buffer:-10 the_buffet:17 the_build:15
the_building:-74 the_bulbs:15 the_buoy:-25 the_burner:60 the_bus:-6
the_butcher:-18 the_butter:36 the_buzzer:30 the_cab:8 the_cabin:20
the_cabinet:-58 the_cabins:6 the_cable:-21 the_cache:-12 the_cactus:-11
the_cafe:32 the_cage:53 the_cake:105 the_call:-29 the_callback:-19 the_canal:-55
the_canoe:35 the_canteen:-112 the_captain:15 the_car:-83 the_caravan:9
the_card:37 the_cardiology:12 the_carousel:23 the_carpet:29 the_carrier:33
the_cat:-22 the_catalogue:31 the_caterer:20 the_cause:46 the_cell:1
the_cellar:38 the_cello:-56 the_ceo:-20 the_certificate:21 the_cfo:29
the_chairlift:19 the_chapel:46 the_chapter:17 the_charm:-27 the_chat:81
the_cheap:12 the_cheaper:39 the_check:14 the_checkout:7 the_checksum:17
the_checksums:2 the_cheese:10 the_children:6 the_children's:27 the_choice:22
the_choir:66 the_church:-10 the_cigar:26 the_claim:5 the_class:-7
the_classic:-30 the_cleaners:8 the_cleanup:8 the_clementi:13 the_click:-88
the_client:-61 the_clinic:12 the_cloakroom:25 the_clock:-15 the_clocks:-50
the_closing:-20 the_closure:-9 the_cloud:-73 the_club:71 the_coach:10
the_coast:-50 the_coastal:21 the_code:31 the_coffee:-53 the_cold:6
the_coldest:-56 the_colour:22 the_colours:-24 the_column:36 the_comet:-13
the_commit:-28 the_committee:23 the_compass:21 the_compiler:-38 the_conductor:39
the_confidence:1 the_config:6 the_connection:36 the_contact:1 the_container:2
the_control:-18 the_controller:18 the_converter:-4 the_conveyor:21 the_cook:-125
the_copy:-40 the_corner:-23 the_corridor:-35 the_costumes:31 the_cot:15
the_cottage:39 the_council:34 the_count:15 the_counter:-37 the_country:-18
the_courier:-31 the_course:46 the_court:3 the_cover:24 the_crane:45
the_crash:-10 the_creeps:30 the_crew:61 the_cross:16 the_crown:2 the_csv:-29
the_cue:13 the_culprit:2 the_current:-22 the_cursor:-57 the_curtain:-84
the_curtains:50 the_curve:-109 the_customer:-13 the_customers:-13 the_daily:7
the_dairy:41 the_dark:71 the_dashboard:-24 the_data:3 the_database:22
the_date:-36 the_day:46 the_db:16 the_dbt:7 the_dead:-2 the_dealer:33
the_deans:11 the_debug:17 the_decking:22 the_decoder:3 the_deep:12
the_default:58 the_delay:8 the_delivery:-66 the_deposit:66 the_depot:-43
the_desk:38 the_details:-37 the_device:10 the_dial:22 the_dialect:5 the_diesel:9
the_diff:-22 the_digital:10 the_dinghy:34 the_dinner:69 the_direction:-35
the_dishes:21 the_dishwasher:-5 the_disk:89 the_doctor:46 the_dog:38
the_donkey:-17 the_door:-37 the_doorbell:-26 the_double:4 the_draft:18
the_dragon:38 the_drain:6 the_dream:21 the_dressing:6 the_drill:11 the_drive:24
the_driver:34 the_drivers:-5 the_driving:33 the_drum:26 the_drums:7 the_dry:36
the_duck:-9 the_duplicate:21 the_duplicates:32 the_duty:26 the_earlier:7
the_east:9 the_edge:24 the_editor:-33 the_electric:29 the_electrician:56
the_electricity:5 the_emergency:25 the_emojis:29 the_emulator:-21 the_end:1
the_engine:-11 the_entire:-77 the_entrance:17 the_error:84 the_essay:40
the_estate:30 the_evening:75 the_evidence:2 the_exam:-83 the_examiner:10
the_examiners:44 the_examples:12 the_excess:13 the_exchange:1 the_exercise:21
the_exercises:81 the_export:21 the_eye:-18 the_face:-52 the_fact:7
the_faculty:78 the_fair:-8 the_fallback:4 the_family:45 the_fan:-34 the_fans:-40
the_farewell:15 the_farm:-7 the_farrier:15 the_fast:37 the_faulty:20 the_fax:10
the_feature:7 the_fellow:-43 the_fence:59 the_ferry:-34 the_festival:51
the_fete:-37 the_fibre:18 the_file:38 the_files:-1 the_film:-69 the_final:9
the_finance:32 the_fingerings:17 the_fire:-29 the_firewall:2 the_firmware:36
the_first:-73 the_fish:57 the_fitter:20 the_fix:17 the_flag:15 the_flaky:45
the_flash:63 the_flat:47 the_flea:7 the_float:9 the_flood:-24 the_floor:-9
the_florist:51 the_flour:33 the_flower:-44 the_flowers:2 the_fluoride:53
the_flute:-16 the_fly:-5 the_flyer:18 the_foal:-6 the_fog:-37 the_food:26
the_footer:-29 the_forklift:-30 the_form:-32 the_formatter:15 the_forms:12
the_founder:-43 the_fountain:25 the_four:13 the_fourth:-39 the_frame:8
the_frames:3 the_free:15 the_freeze:8 the_freezer:-55 the_freight:2 the_fresh:18
the_fridge:-42 the_friends:75 the_front:48 the_frost:22 the_full:-34 the_fun:-4
the_function:-42 the_funniest:-22 the_fuse:-4 the_gallery:7 the_game:12
the_gap:8 the_garage:21 the_garbage:5 the_garden:-31 the_gate:77 the_gateway:-14
the_gcode:39 the_gearbox:31 the_generator:4 the_german:31 the_ghost:64
the_gift:-25 the_glove:-52 the_glue:24 the_gluten:15 the_goat:-24 the_goats:-40
the_good:-72 the_gossip:-37 the_gpu:2 the_grammar:4 the_grand:13 the_graph:-14
the_graphs:-55 the_grease:9 the_great:46 the_green:-15 the_grey:52
the_groomers:3 the_ground:50 the_group:10 the_grumpy:-30 the_guest:21
the_guests:21 the_gulls:-29 the_guy:-34 the_gym:83 the_gyro:47 the_half:-24
the_hall:61 the_hallway:49 the_hamster:-91 the_hand:-29 the_handbook:10
the_handlebar:29 the_handover:40 the_harbour:-45 the_hard:83 the_hardest:-5
the_hardware:42 the_harpist:-34 the_harvest:-13 the_hat:23 the_hay:-38
the_hazard:9 the_head:-15 the_headteacher:28 the_heap:45 the_heart:-37
the_heating:48 the_hedge:6 the_hedgehog:-52 the_helmet:41 the_help:28
the_helper:-23 the_hens:29 the_herbarium:22 the_herring:-7 the_high:13
the_highest:-28 the_hill:56 the_hills:17 the_holdings:60 the_holiday:7
the_holidays:-13 the_home:60 the_hood:29 the_hook:34 the_horn:-31 the_horses:13
the_hospital:29 the_hot:20 the_hotel:20 the_house:-39 the_housing:-31
the_hull:-17 the_hum:-49 the_human:-47 the_humidity:13 the_hygrometer:18
the_ice:-15 the_icing:9 the_icon:-53 the_icons:19 the_image:47 the_importer:5
the_incident:-15 the_inhaler:19 the_inliner:22 the_inner:1 the_inspector:14
the_insurance:40 the_insurer:71 the_intake:-61 the_intern:-13 the_internet:-70
the_interns:-53 the_inventory:-2 the_invoice:-2 the_invoices:18 the_irregular:12
the_jam:44 the_jetty:29 the_job:-15 the_join:16 the_joke:6 the_jokes:42
the_joys:-4 the_judge:-2 the_kennel:14 the_kettle:-74 the_key:3 the_keyboard:-44
the_keys:26 the_kid:-29 the_kids:46 the_kiln:10 the_kind:-70 the_kiosk:37
the_kiosks:12 the_kitchen:-40 the_lab:45 the_label:-56 the_labeller:39
the_labels:23 the_laboratory:2 the_lake:-15 the_laminate:4 the_landline:24
the_landlord:38 the_language:40 the_lasagne:4 the_last:-27 the_late:-47
the_later:17 the_lathe:47 the_launch:-106 the_laundry:39 the_lawn:-47
the_lawyers:27 the_lead:-16 the_leaderboard:33 the_leaflet:12 the_leak:44
the_learner:6 the_lease:9 the_lecture:-45 the_led:20 the_ledger:30 the_left:-6
the_legacy:54 the_legend:12 the_lesson:-11 the_letter:19 the_letterbox:-19
the_licence:11 the_lid:-2 the_lifeguards:15 the_light:-39 the_lighthouse:-37
the_lighting:-4 the_lights:23 the_limit:-18 the_line:2 the_lining:24
the_linter:29 the_list:38 the_listening:12 the_listing:-45 the_little:20
the_live:8 the_load:44 the_loading:-68 the_lobby:-29 the_lock:-9 the_locker:27
the_log:-104 the_login:25 the_longest:43 the_loop:-81 the_loss:-8 the_lost:57
the_lot:30 the_lower:28 the_luggages:23 the_lunch:17 the_lute:2 the_machines:-38
the_magnetic:7 the_mail:7 the_main:40 the_mainspring:8 the_maintenance:16
the_man:-3 the_manual:35 the_map:-25 the_maps:13 the_marathon:-47 the_march:10
the_market:-33 the_mash:-86 the_mast:-13 the_match:-46 the_matinee:-7
the_matter:35 the_mayor's:-29 the_meadow:2 the_mean:30 the_mechanic:-20
the_meeting:-26 the_memory:4 the_message:32 the_metal:18 the_meter:17
the_metrics:5 the_metronome:-30 the_mezzanine:1 the_microphone:-7 the_middle:6
the_milk:13 the_mill:23 the_minibus:14 the_minuet:3 the_minute:-17 the_mirror:11
the_mistake:46 the_mixer:-4 the_mobile:40 the_mock:3 the_modem:-10
the_module:-58 the_moment:66 the_money:25 the_monitoring:-37 the_month:22
the_moon:-89 the_mooring:10 the_more:-19 the_morning:-63 the_mosaic:-14
the_most:-42 the_moth:-10 the_moths:-29 the_motor:16 the_motorway:-33
the_mould:27 the_mountain:5 the_mountains:11 the_mud:-31 the_museum:-12
the_museum's:18 the_music:13 the_navy:-23 the_nearest:21 the_neighbour:33
the_neighbours:-7 the_network:20 the_new:-81 the_news:-100 the_next:-101
the_nice:-7 the_night:17 the_nightly:50 the_nocturne:22 the_noise:-41
the_north:68 the_northern:24 the_notary:-9 the_notes:-111 the_novel:46
the_number:-37 the_numbers:33 the_nursery:45 the_nurses:27 the_nutcracker:-22
the_offer:39 the_office:-82 the_official:7 the_oil:-16 the_old:62 the_older:25
the_on:34 the_onboarding:33 the_one:-72 the_ones:-131 the_onions:-64
the_online:1 the_only:-99 the_open:12 the_oral:28 the_orange:29 the_orchard:54
the_orchestra:30 the_order:28 the_ordinary:-24 the_organ:5 the_organic:7
the_original:-37 the_oslo:14 the_other:11 the_others:56 the_outage:-6
the_outer:27 the_outlier:34 the_output:-30 the_outside:66 the_oven:43
the_overdraft:20 the_overflow:12 the_owner:43 the_oxygen:32 the_paediatric:4
the_page:-40 the_pager:7 the_painter:-5 the_painters:-25 the_painting:-30
the_panel:-29 the_paper:-74 the_papers:10 the_parade:24 the_parcel:-20
the_parents:22 the_park:-40 the_parking:-15 the_parrot:-29 the_parser:7
the_part:-100 the_parts:35 the_party:22 the_password:7 the_past:35 the_payment:1
the_payslip:6 the_pdf:16 the_pears:-6 the_people:-35 the_permit:31 the_person:8
the_petrol:-38 the_phone:-6 the_photo:-33 the_photos:-9 the_physics:-25
the_physio:-10 the_piano:90 the_pickup:6 the_picture:-54 the_pier:-5
the_pigeons:-38 the_pilot:45 the_pipes:-16 the_piste:22 the_pizzeria:31
the_plan:5 the_plant:-42 the_plaster:5 the_plates:40 the_platform:11
the_player:-19 the_players:33 the_plug:3 the_plunge:6 the_poem:-31 the_point:28
the_police:4 the_policy:21 the_pool:-32 the_port:-21 the_porter:10 the_post:-49
the_poster:-8 the_postman:-67 the_pot:26 the_practical:47 the_practice:42
the_pram:36 the_prefix:6 the_presentation:3 the_press:69 the_preview:20
the_previous:-27 the_price:-65 the_pricing:8 the_primary:25 the_print:20
the_printer:27 the_profile:-17 the_profiler:49 the_projection:-25
the_projector:33 the_props:-3 the_pub:-32 the_public:17 the_pull:-28 the_pump:11
the_puppy:-16 the_purser:-29 the_quarter:10 the_quay:34 the_query:-50
the_questions:15 the_queue:-10 the_quiet:8 the_quiz:30 the_quote:37 the_rack:-73
the_racks:-17 the_radio:-1 the_raffle:-21 the_rail:-6 the_railway:-13
the_rain:-31 the_ramp:47 the_raw:-6 the_read:30 the_reading:33 the_readme:17
the_real:-45 the_reasoning:19 the_recipe:50 the_recital:-3 the_recorded:2
the_red:25 the_refund:13 the_registry:32 the_regulations:53 the_rehearsal:13
the_release:-23 the_removal:-38 the_render:9 the_rental:9 the_repair:-15
the_repeat:51 the_replacement:26 the_replica:1 the_repo:21 the_report:16
the_rescue:12 the_resistor:9 the_resit:7 the_rest:-56 the_restore:-1
the_restored:5 the_result:-8 the_retro:-42 the_retry:20 the_return:9
the_returns:56 the_review:26 the_rhythm:4 the_ribbons:52 the_rider:2
the_ridge:-21 the_right:-98 the_rind:1 the_ring:31 the_rings:-47
the_ringtone:-34 the_rinse:17 the_rinsing:11 the_river:-18 the_road:-63
the_robot:-51 the_role:15 the_roof:-14 the_room:-38 the_rope:-9 the_ropes:-14
the_ropeway:13 the_roses:9 the_rota:23 the_roundabout:-32 the_rounding:1
the_route:6 the_router:-18 the_row:-5 the_rules:22 the_run:-12 the_runbook:-17
the_saddle:21 the_safe:11 the_sake:22 the_sale:8 the_same:-79 the_sample:-39
the_samples:-24 the_sampling:1 the_sand:11 the_sandwiches:-22 the_satellite:22
the_saturday:21 the_saw:12 the_scaffolding:21 the_scales:48 the_scanner:3
the_scarecrow:-17 the_scheduler:9 the_schema:60 the_school:14 the_scratch:17
the_screen:3 the_sea:-8 the_sealed:1 the_season:-35 the_seat:16 the_seating:-27
the_seats:-29 the_second:-49 the_secretary:-10 the_seed:-15 the_semicolon:-75
the_sensors:-12 the_serial:18 the_server:-70 the_session:6 the_set:18
the_settings:57 the_seventies:-4 the_sewing:12 the_shader:9 the_shape:-23
the_shared:50 the_shed:32 the_sheet:19 the_shelf:-50 the_shelter:2 the_shelves:7
the_shift:31 the_ship:40 the_shop:13 the_short:-67 the_shoulder:4 the_show:26
the_shower:-58 the_shuttle:54 the_sicilian:30 the_side:-35 the_sign:38
the_signalling:1 the_signing:24 the_silence:-35 the_simulator:42 the_sink:54
the_siren:-27 the_sister:10 the_site:3 the_sitter:37 the_sitting:25 the_six:1
the_size:6 the_skeleton:-34 the_skip:3 the_skirting:21 the_sky:-5 the_sleep:57
the_slide:38 the_slides:-24 the_slipway:-16 the_slow:3 the_small:14
the_smaller:46 the_smell:-99 the_smoke:-62 the_smoked:37 the_snow:61
the_sofa:-17 the_software:-6 the_solution:58 the_sort:-30 the_sound:-18
the_soup:-29 the_source:33 the_sourdough:-36 the_south:74 the_southern:18
the_spare:54 the_spec:3 the_spelling:6 the_spikes:-31 the_splash:53
the_spoken:17 the_sports:-42 the_spring:36 the_sprouts:-4 the_squeak:-35
the_stable:-34 the_stack:-25 the_stadium:1 the_staff:-6 the_stage:90
the_staging:26 the_stairs:-36 the_stall:7 the_stamp:13 the_standby:6
the_standing:-8 the_star:16 the_start:24 the_statement:16 the_status:32
the_steps:2 the_stock:4 the_storage:31 the_story:-7 the_street:-21
the_stroke:-12 the_stuck:35 the_stuffed:-17 the_subject:-3 the_subjunctive:1
the_sum:-60 the_summary:36 the_summit:22 the_sun:-17 the_sunday:16
the_sunrise:-11 the_sunset:-44 the_supplier:-1 the_surfboard:13 the_surgeon:4
the_surprise:50 the_survey:23 the_suspension:12 the_swallows:-81 the_swan:-8
the_swans:-47 the_swimming:52 the_swing:5 the_switch:-17 the_sync:40
the_system:5 the_table:-48 the_tablecloths:19 the_tables:27 the_tablet:12
the_tabletop:16 the_talk:-55 the_tannery:13 the_tape:60 the_tapes:28 the_tare:7
the_target:15 the_tasting:21 the_tavern:22 the_tax:36 the_teacher:-50
the_team:-10 the_technician:29 the_temp:14 the_temporary:15 the_tenant:-81
the_tenants:25 the_tenor:40 the_tent:-3 the_terminal:-50 the_test:21
the_tester:5 the_tests:-22 the_text:37 the_texture:19 the_thank:23
the_theatre:40 the_theme:24 the_theory:48 the_thermal:5 the_thermostat:14
the_thing:-33 the_third:-99 the_three:20 the_ticket:26 the_tickets:-27
the_tide:-57 the_tiler:58 the_time:-140 the_timer:18 the_toilet:-11
the_tokeniser:21 the_tone:-6 the_top:9 the_tortoise:-53 the_tourists:25
the_tournament:18 the_tower:-9 the_town:18 the_trace:-32 the_traces:-17
the_track:3 the_tractor:-5 the_traffic:-44 the_trail:-2 the_trailer:15
the_train:-50 the_training:10 the_tram:-79 the_trampoline:13 the_transfer:-10
the_transit:-32 the_translation:19 the_travel:14 the_treasurer:41 the_tree:-47
the_trial:19 the_trip:25 the_truck:24 the_trumpet:-36 the_ttl:-11 the_tuba:-40
the_tube:-48 the_tuesday:17 the_tunnel:39 the_turn:15 the_turnstile:4
the_turret:21 the_tutor:18 the_twins:40 the_two:52 the_type:-34
the_ultrasound:-18 the_undo:8 the_unit:28 the_unloading:9 the_update:-40
the_uploader:1 the_upper:28 the_upstairs:11 the_ushers:4 the_usual:-83
the_validation:2 the_valley:-6 the_value:-1 the_vans:25 the_variable:-66
the_vault:-1 the_vending:-58 the_vendor:-55 the_vendor's:20 the_very:54
the_vet:-31 the_vibraphone:11 the_vicar:-34 the_view:-33 the_village:10
the_villain:15 the_vocabulary:10 the_volunteers:61 the_vowels:1 the_waiter:-32
the_waiting:-38 the_wake:38 the_walk:19 the_walkway:15 the_walls:-34 the_waltz:8
the_ward:23 the_wardrobe:13 the_warehouse:54 the_warm:55 the_warning:3
the_warranty:46 the_washing:18 the_watch:17 the_watchdog:14 the_water:-6
the_watercolours:13 the_wave:-3 the_way:-111 the_weather:-49 the_web:9
the_webhook:4 the_website:-6 the_wedding:-13 the_week:41 the_weekend:-18
the_weekly:20 the_weight:5 the_whale:18 the_wheel:36 the_wheelchair:4
the_white:-15 the_whole:-53 the_widget:24 the_wifi:-35 the_wiki:52 the_wind:-50
the_window:-47 the_windows:-33 the_winter:69 the_wooden:-6 the_wool:-1
the_word:-123 the_wording:-75 the_words:5 the_workshop:45 the_world:-51
the_worm:-61 the_wrapping:17 the_written:22 the_wrong:-125 the_yaml:1
the_yard:-26 the_yeast:38 the_yellow:50 the_yoga:-43 the_youngest:58 the_zebra:6
theatre:104 theft:-37 their:-40 their_hands:10 their_head:-24 their_own:-12
their_way:6 them_0:-33 them_^:42 them_a:19 them_and:55 them_apart:-1
them_are:-21 them_as:32 them_at:52 them_come:-13 them_for:39 them_has:13
them_in:-32 them_is:-92 them_more:33 them_on:36 them_one:-44 them_or:-7
them_so:52 them_the:-22 them_to:19 them_together:39 them_up:15 theme:118
theme_uses:21 themselves:13 then:2 then_0:-67 then_^:68 then_a:-35 then_and:13
then_comes:5 then_found:-18 then_i:56 then_it:-115 then_it's:27 then_its:46
then_nothing:-13 then_one:-14 then_somebody:-4 then_the:-65 then_there:-17
then_they:-48 then_we:14 then_you:47 theory:9 theory_^:24 theory_exam:6
theory_test:28 theory_that:-59 therapy:-26 therapy_^:-26 there:-7 there_^:63
there_a:-14 there_all:-32 there_and:-9 there_are:33 there_by:-3 there_done:-60
there_goes:-101 there_has:-7 there_i:-18 there_is:-23 there_was:-30
there_were:-60 there_will:16 there's:50 there's_an:-16 there's_nothing:-49
there's_something:-13 there's_space:25 there's_the:33 therefore:54 theres:12
theres_0:16 theres_a:31 theres_no:-23 thermo:5 thermo_is:5 thermomètre:20
thermomètre_de:20 thermos:-23 thermos_^:-18 thermostat:3 these:-25
these_days:111 these_on:43 thesis:-2 they:13 they_are:-10 they_came:26
they_can:14 they_changed:3 they_close:24 they_closed:-26 they_could:-17
they_did:13 they_dont:11 they_even:-12 they_follow:-33 they_found:-28
they_gave:24 they_get:67 they_give:26 they_had:-7 they_have:28 they_leave:1
they_lost:-2 they_made:50 they_mix:18 they_must:-13 they_never:22
they_painted:-17 they_promised:-28 they_put:-49 they_read:26 they_said:-1
they_say:-110 they_sent:-20 they_should:-6 they_still:-43 they_told:-34
they_took:53 they_turned:40 they_used:-15 they_want:-12 they_weighed:-99
they_were:23 they_will:-11 they'd:26 they'll:4 they're:30 they've:9 theyre:-18
thick:10 thick_^:38 thin:-32 thin_clients:25 thing:10 thing_^:147
thing_about:-41 thing_and:-11 thing_i:-48 thing_is:-20 thing_missing:4
thing_my:40 thing_on:20 thing_people:6 thing_that:-4 thing_to:-17 thing_with:-43
things:-39 things_^:-118 things_are:-27 things_up:22 things_with:14 think:-32
think_^:92 think_a:-54 think_i:-4 think_in:80 think_of:-92 think_the:-57
thinking:27 thinking_about:-25 thinking_of:58 thinking_time:49 thinks:-80
thinks_he:-30 thinks_i:-14 thinks_i'm:-6 third:-78 third_day:-8 third_one:3
third_party:1 third_reminder:-13 third_time:5 thirteen:3 this:-58 this_^:-111
this_afternoon:53 this_app:-59 this_but:-30 this_chat:-23 this_class:14
this_hospital:-33 this_hour:-27 this_house:17 this_i:8 this_i'd:8 this_is:39
this_keyboard:-75 this_month:11 this_morning:28 this_one:4 this_point:-53
this_project:22 this_season:50 this_sort:-21 this_sprint:2 this_stuff:5
this_tariff:2 this_term:13 this_thread:24 this_time:48 this_town:-39 this_we:10
this_week:93 this_weekend:45 this_well:25 this_winter:37 this_with:-40
this_year:142 this_yr:14 tho:-22 tho_^:-30 those:-44 those_^:22 those_days:-31
those_who:-2 though:-58 though_^:-67 though_it:-47 thought:-50 thought_^:-2
thought_a:-46 thought_about:84 thought_id:-55 thought_the:-9 thoughts:-20
thoughts_^:-59 thousand:59 thousands:-20 thread:-7 thread_when:24 threads:49
threads_^:15 three:52 three_^:64 three_generations:-39 three_has:4 three_in:9
three_lines:37 three_of:35 three_people:-20 three_times:-35 three_weeks:-72
three_years:-17 threshold:26 threshold_to:6 threw:-29 threw_away:-2 throttled:48
throttles:5 through:-33 through_0:-3 through_a:-19 through_all:38
through_august:6 through_i:9 through_is:-11 through_it:-30 through_my:3
through_the:-92 through_this:42 through_with:16 throughout:-4 throughout_^:-8
throughput:-27 throw:-2 throw_away:-38 thrown:29 throws:21 thru:19 thru_the:-13
thu:7 thu_^:7 thumb:-114 thumbs:66 thunder:-13 thurs:14 thursday:-38
thursday_^:-44 thursday's:10 thursdays:48 thx:-74 thx_a:-54 thyroid:29 ti:72
tia:-38 ticked:39 ticked_off:63 ticket:25 ticket_^:3 ticket_ab:1 ticket_desk:23
ticket_number:2 ticket_with:-1 tickets:-31 tickets_^:-54 tickets_were:-12
ticking:36 ticks_^:5 tidal:13 tidal_streams:41 tide:15 tide_came:5 tide_here:9
tides:1 tidy:-8 tie:-9 tied:53 tied_back:23 tiene:80 tiene_0:39 tiene_la:-4
tiene_que:63 tiene_sitio:14 tienes:24 tient:59 tient_la:48 tier:-75 tier_^:22
tiers:13 tiers_^:14 ties:47 ties_me:38 tight:50 tight_^:30 til:50 til_the:5
tiler:42 tiles:39 tiles_^:-38 till:166 till_0:-51 till_^:26 till_breakfast:8
time:-52 time_0:-35 time_^:16 time_and:96 time_as:-1 time_at:28 time_for:21
time_i:-86 time_i'm:-48 time_in:89 time_is:71 time_it:-50 time_of:-35
time_somebody:-27 time_someone:-19 time_this:-38 time_to:-26 time_we:-29
time_which:-19 time_you:-12 timed:14 timeout:44 timeout_0:11 timeouten:32
timeouten_mot:32 timeouts:1 timer:56 timer_^:18 times:-13 times_^:-31 times_a:32
times_and:-41 times_at:-19 times_before:-14 times_each:-5 times_on:-4
times_out:30 times_which:-13 timestamp:-47 timestamp_^:-39 timestamps:43
timestamps_are:17 timetable:32 timetables:-19 timezone:-9 timing_^:-28
timmar:-41 tims:1 tin:-31 tin_roof:-23 tinha:-47 tiny:-30 tiny_^:46 tio:25
tipografia:47 tips:-37 tire:14 tired:-73 tired_^:-5 tired_of:-40 titles:38
titration:37 tls:10 tmrw:90 to:-26 to_0:24 to_^:-11 to_a:9 to_add:5 to_admit:-25
to_all:16 to_an:9 to_another:7 to_argue:-9 to_as:38 to_ask:-102 to_back:12
to_be:67 to_beat:-6 to_beatrix:2 to_become:-3 to_begin:38 to_bottom:-1
to_bring:35 to_carry:-14 to_chew:69 to_collect:11 to_come:14 to_correct:-1
to_count:-60 to_customers:5 to_cycle:-10 to_dig:-27 to_do:68 to_draw:-1
to_drive:-80 to_each:-46 to_eat:-51 to_every:5 to_everyone:-9 to_explain:-68
to_favour:39 to_find:-55 to_get:46 to_give:-67 to_go:6 to_half:27 to_hand:43
to_have:27 to_hazelnut:26 to_hear:-29 to_help:-63 to_her:33 to_him:-10 to_his:18
to_hold:4 to_hotels:-14 to_hum:-1 to_it:11 to_its:21 to_keep:12 to_know:64
to_label:-7 to_laugh:-6 to_let:-62 to_lisbon:-8 to_live:-63 to_look:-10
to_lose:-14 to_make:-24 to_me:25 to_measure:8 to_meet:-17 to_my:24 to_ninety:52
to_no:2 to_one:19 to_open:-19 to_our:29 to_own:31 to_pass:35 to_pay:-19
to_pedal:3 to_people:-27 to_pick:-39 to_plan:-26 to_play:62 to_put:-80
to_read:66 to_release:18 to_remember:-25 to_report:15 to_rest:26 to_restore:59
to_run:20 to_save:-7 to_school:-7 to_see:15 to_send:-12 to_show:-25 to_sit:-27
to_skip:19 to_sleep:-6 to_someone:10 to_speak:-3 to_start:-42 to_stood:-29
to_stop:74 to_study:6 to_swim:-3 to_take:-85 to_talk:9 to_tell:81 to_that:8
to_the:4 to_their:-17 to_them:68 to_three:-7 to_touch:16 to_turn:-38
to_twelve:11 to_two:32 to_understand:10 to_us:91 to_use:-24 to_wait:-31
to_work:-3 to_you:92 to_your:-15 toast:-60 toaster:-71 tobias:72 toca:-4 tocan:6
tocca:44 toch:11 toch_voor:12 toda:-60 toda_la:-77 todavía:23 todavía_no:6
today:-73 today_0:-61 today_^:-37 today_because:-12 today_i:5 today_is:64
today_that:-35 today_the:17 toddler:-98 toddlers:-46 todo:-43 todo_^:-28
todos:-28 together:19 together_^:-21 together_the:12 together_with:58 toilet:-11
token:77 token_machine:30 tokeniser:21 tokens:11 told:-7 told_a:-8 told_about:-3
told_me:-8 told_the:66 told_to:2 told_us:2 told_you:47 tom:6 tomasz:19
tomasz_^:1 tomates:-28 tomatoes:-28 tommes:4 tomorrow:84 tomorrow_^:-13
tomorrow_the:19 tomorrow_we:16 tomorrow's:-36 tone:15 tonight:57 tonight_?:22
tonight_^:-27 tonight_i:1 tonight_is:65 tonight_we:6 tonight's:-2 tonleitern:9
tonleitern_0:9 tonnes:32 tonnes_^:6 tonnes_and:16 too:124 too_^:-45 too_easy:61
too_far:14 too_high:6 too_loud:79 too_low:11 too_many:82 too_much:70
too_noisy:66 too_short:-8 too_slow:-30 too_so:-52 too_tight:26 took:-7
took_0:-45 took_a:-26 took_all:40 took_down:-16 took_it:93 took_me:15
took_out:-45 took_over:47 took_the:29 took_them:-13 took_you:27 tool:-10
tools:-16 top:-64 top_^:-42 top_of:39 top_to:-1 topic:-20 topic_^:-84
topic_is:35 topped:26 topped_up:26 tops:68 tops_^:4 torch:-59 torches:-34
torn:44 torn_between:10 torneo:26 torneo_llevaré:26 torque:-23 torque_wrench:-26
torta:-19 tortoise_^:-20 tortoise_has:16 total:-16 total_^:-9 touch:83
touch_it:-1 touch_the:64 touched:-14 touches:11 touching:15 toujours_mes:28
toujours_pas:38 tour:25 tour_meets:11 tourists:6 tournament:23
tournament_uses:18 tourne:29 tourne_^:29 tournent:3 tours:30 tous:-51
tous_les:-24 tout:-80 tout_le:-37 toute:13 toward:-35 towards:8 towards_^:14
towels:-1 towels_^:-14 tower:-33 tower_^:-18 town:-63 town_hall:54 town_has:-42
towns:-31 toy:58 trabajo:41 trabalho:35 trabalho_tem:35 trace:-21 trace_^:57
trace_and:-9 trace_is:-32 trace_one:-1 traceback:-29 traces:-54 traces_from:-24
track:4 tracked:25 tracker:29 tracking:23 tractor_^:14 tractor_it:-6
tractors:-31 trade:-27 trade_^:-41 trades:-30 tradition:27 tradition_^:30
traduction:16 traduction_^:16 traduzioni:5 trae:18 trae_0:11 traffic:38
traffic_^:63 traffic_for:-33 traffic_wardens:-39 trafia:28 trafia_do:28 trafo:7
trafo_im:7 traghetto:25 trail:-1 trail_marks:12 trailer:14 trailers:97
trailers_^:9 train:-41 train_^:38 train_and:33 train_is:-55 train_leaves:12
train_through:-36 train_to:-111 trainee:13 trains_^:4 traiteur:22
traiteur_libanais:22 trajo:-12 tram:-73 tram_^:-14 tram_so:-40 tram_through:-1
trampoline:-41 tranché:17 tranché_on:17 transactions:-5 transcribed:42
transfer:-7 transfer_from:-10 transformer:16 transit:-32 translate:6
translated:-5 translated_^:-21 translation:40 transport:62 transport_^:7 trap:58
tras:21 tras_la:21 trasporto:16 trata:24 travaille:33 travel:-47 travel_^:-69
travel_in:38 travel_on:-57 travel_papers:36 travelled:-39 travels:52
travels_in:62 tray:93 tray_^:39 trays:41 trays_^:1 trays_of:1 tre:-104
treasurer:47 treat:148 treat_every:25 treat_the:54 treated:13 treated_under:16
treatment:3 tree:-30 trees:34 treffpunkt:23 treffpunkt_der:9 treffpunkt_ist:2
trein:-32 tren:-51 treno:54 treppenhaus:-42 tres_horas:-52 tres_noches:22
tresor:28 tresor_^:28 triage:58 trial:18 trials:22 triangles:-56 tried:-53
tried_0:10 tried_^:57 tried_it:84 tried_the:-43 tried_to:-84 tries:5
tries_for:26 trip:50 trip_^:15 trip_is:8 trips:12 trips_at:31 trips_it:-50
tripulación:34 tripulación_es:34 trois:-76 trombone:-18 tronco:-22 tronco_^:-22
trond:-21 trop:-20 trop_lent:65 trop_mignon:-53 trophy:-55 trotz:-25 trouble:18
trouble_at:-27 trouble_with:57 trouve:2 trova:-16 trovo:74 trovo_meglio:74
truck:58 trucks:4 true:-3 true_^:22 true_story:-19 trumpet:-29 trumpets:-39
trunk:-22 trust:-68 trust_a:-43 try:36 try_^:-4 try_it:20 try_the:34 trying:25
trying_to:20 trzeba:59 trägt:27 très:-30 três:19 ttl:-11 tu:74 tu_me:21 tua:5
tub:42 tuba:-72 tuba_^:-46 tube:-4 tubs:3 tue:46 tuesday:-13 tuesday_^:-52
tuesday_and:13 tuesdays:40 tug_is:10 tuition:29 tun:-45 tune:-40 tune_^:-21
tuned:-2 tunnel_branch:17 turbine_^:-2 turing:33 turkish:-18 turn:20 turn_^:26
turn_it:-51 turn_of:15 turn_out:-38 turn_to:29 turned:-54 turned_0:-52
turned_down:25 turned_out:-69 turned_the:42 turned_up:-76 turner:26 turner_at:26
turni:21 turning:11 turno:77 turno_di:18 turns:-35 turns_away:1 turns_out:13
turnstile:4 turnstile_service:4 turret:21 turtle:-1 tutoie:60 tutor:69
tutor_is:51 tutti:-63 tutti_^:-47 tutto:-43 två:21 twee:15 twelve:48
twelve_and:7 twenty:-6 twenty_minutes:19 twenty_years:-3 twice:-13 twice_^:21
twice_a:1 twice_and:-8 twice_in:55 twice_on:20 twice_the:-8 twin:-8 twins:-50
twins_on:17 two:39 two_adults:9 two_and:23 two_at:11 two_coats:27
two_different:-37 two_drinks:30 two_hours:-69 two_hundred:3 two_in:-8 two_is:28
two_of:28 two_patients:-48 two_people:130 two_runs:12 two_signatures:13
two_small:43 two_things:10 two_weeks:-26 two_years:40 tygodniowo:20
tygodniowo_^:20 tylko:37 tym:-14 type_^:16 type_hints:31 type_in:-18 typed:45
typed_in:15 types:-1 typescript:36 typescript_^:18 typical:-127 typical_^:-55
typical_for:-67 typing:-35 typing_it:50 typing_with:-70 typo:63 typo_in:26
typos:-5 tyres:34 téléphone:13 téléphérique:-74 tür:-28 tür_^:-34 u:38 u_^:64
u_a:20 u_call:18 u_can:54 u_have:4 u_know:-22 u_nas:-93 u_should:-8 u_the:3
u_weterynarza:1 uf:-51 ugh:-132 ugh_my:-5 ugh_xcode:-39 ugly:-37 uhr:-11 ui:76
ui_is:68 uit:-65 uit_^:58 ukulele:-27 ultimately:33 ultrasound:-21 um:62 um_0:90
um_acht:32 um_halb:43 um_minute:25 um_zehn:16 umbral:26 umbral_de:26
umbrella:-67 umbrella_^:-1 umbrellas:-88 umlauts:11 umzug:10 un:-190
un_accent:38 un_bruit:-38 un_de:8 un_deposu:59 un_elefante:-7 un_film:-9
un_frío:-20 un_tableau:-26 un_temps:-44 un_tesoro:-55 una:-31 una_cabina:9
una_pentola:-42 una_vez:-22 unanswered:17 uncle:7 uncle_^:11 uncle_alfred:84
unclear:21 unclear_^:-48 unclear_to:34 unclear_which:23 uncomfortable:-52
und:-137 und_dann:-24 und_das:-62 und_der:-40 und_eine:-40 und_hat:-15
und_ich:-74 und_ist:-32 und_keine:-35 und_zwar:53 undecided:42 under:4
under_0:83 under_a:7 under_eight:26 under_the:-75 underestimate:-8
underestimate_how:-8 underneath:21 underneath_^:11 underrated:-102
understand:-59 understand_^:-36 understand_how:-4 understand_the:3
understood:-30 understood_^:26 understood_the:2 understood_why:-55
understudy_tonight:31 undici:-18 undo:41 undo_history:8 une:-7 une_classe:20
une_heure:62 unexplained:9 unit:97 unit_tests:21 units:46 university:-25
unknown:37 unknown_so:36 unless:-32 unless_the:4 unless_you:-54 unlock:46
unlock_^:20 unlucky:-2 uno:9 unopened:9 unplugged_^:37 unplugged_the:-18
unread:-54 unread_msgs:-38 unreal:-40 unreal_^:-30 uns:-29 uns_in:-39 unter:11
unterschrieben:23 unterschrieben_^:23 unterschrift:19 until:54 until_he:-12
until_i:16 until_next:39 until_the:-35 until_they:-24 until_we:9 until_you:-6
unusual:-7 up:22 up_0:-27 up_^:38 up_a:12 up_above:-22 up_after:42 up_again:20
up_and:-21 up_arguing:-6 up_as:-24 up_at:-86 up_by:6 up_call:6 up_four:-28
up_from:-6 up_in:34 up_is:16 up_left:15 up_my:64 up_next:10 up_on:64 up_once:55
up_so:3 up_the:-58 up_there:-6 up_with:29 update:-27 updates:3 upgrade:-20
uplink:13 upload:73 upload_chunks:31 uploaded:13 uploader:1 upon:15 upper:34
ups:36 ups_lasts:13 upset:-2 upset_the:-2 upstairs:56 uptime:-53 ur:32 urgent:45
urls:13 us:-19 us_0:-78 us_^:88 us_a:-18 us_at:-48 us_better:32 us_even:16
us_for:16 us_have:8 us_in:32 us_is:20 us_it:-43 us_no:31 us_off:46 us_or:17
us_out:-63 us_over:3 us_so:2 us_that:-7 us_the:-5 us_to:22 us_twice:25
us_with:67 us_would:-12 usa:23 usa_0:16 usa_a:39 usa_el:-45 usage:-27 usar:15
usare:5 usare_mai:5 usb:7 usb_stick:7 usch:-56 usch_vad:-56 use:29 use_^:-60
use_it:10 use_my:7 use_that:45 use_the:19 used:-113 used_for:35 used_in:35
used_to:-126 useful:-37 useless:-14 useless_^:-14 user:-4 users:53 users_^:28
users_can:27 uses:33 uses_a:40 uses_it:2 uses_links:21 uses_the:9 usher:45
ushers:24 usiamo:17 using:28 usted:10 usual:-122 usual_^:-43 usually:-116
usually_comes:-10 ut:14 utc:93 utc_^:15 ute:-38 utilise:20 utrecht:-53
utrecht_^:-10 uur:-33 uur_parkeren:28 uw:39 uw_bakfiets:28 v:43 v_0:37 va:-53
vaccine:57 vacuum:-26 vad:-74 vai:67 vaillant:1 vale:53 vale_0:8 valid:16
validation:2 validation_split:2 valla:-55 valley:3 valley_station:22 value:7
values:6 values_^:14 valve:-23 vamos:89 van:17 van_^:70 van_de:24 van_en:29
van_has:10 van_het:20 van_is:1 van_ons:-71 van_siempre:30 van_smells:-33
van_the:4 vanaf:25 vanaf_nu:14 vandaag:-77 vanno:-3 vans:25 vans_are:14 var:-59
variable:-68 variables:26 variation:2 varnish:57 varnish_^:7 varnish_is:22
vase:-52 vast:15 vat:6 vault:6 vault_^:-30 vault_and:32 vaya:-58 vd:-21 ve:24
ve_a:21 vecchio:47 veces:-19 vecino:-85 vecinos:12 vector:14 veel:-80 vegan:87
vegetarian:123 veggie:72 vem:73 vending:-62 vending_machine:-62 vendor:-15
vendor_^:-58 vendor_engineer:11 vendor_has:29 vendor's:20 vendredi:60
vendredi_^:38 ventana:2 ventana_de:2 venue:-9 ver:15 verano:28 verb:-17 verbs:39
verbs_^:2 verbs_in:15 verdad:-45 verdad_^:-45 verified:15 verloren:47
verloren_^:47 verses:-122 verses_^:-82 version:-26 version_is:-48 version_was:-7
versions:-17 versions_of:16 versprochen:42 versprochen_^:42 vertical:13
vertical_slice:13 vertrag:-24 very:-97 very_^:-32 very_clear:26 very_first:-45
very_funny:-8 very_most:54 very_polite:-1 very_same:7 very_welcome:-3 vests:15
vests_look:11 vet:25 vet_^:46 vet_inte:21 vet_is:25 vet_looked:43 vet_on:-77
vet_said:8 veut:-13 vez:-101 vez_^:-65 vezes:4 vi:-9 vi_behåller:41 vi_hand:17
via:10 viaggio:-9 viaggio_^:-9 viaje:4 vibraphone:11 vibration:-3 vicar:-34
vicino:-13 vida:1 vide:8 video:-6 videos:38 vieille:-30 viel:-68 viele:-91
viele_^:-48 viele_leute:-41 vient_de:-5 vier:15 viernes:84 vieux:-63 view:-4
view_^:-7 view_from:-28 view_of:37 view_on:5 viewings:11 views:38 vigila:15
vijf:42 vilken:-58 vill:113 vill_hellre:73 village:2 village_turned:-22
villain:15 vim:2 vimos:-38 vimos_un:-11 vinegar:-3 vingt:32 vino:-22 vintage:-9
viola:28 viola_has:25 violin:3 violin_^:35 violino:1 violino_è:7 violins:-14
virtual:27 vis:12 visa:5 vise:27 visible:1 visit:60 visit_^:46 visita:18
visite:47 visiting:34 visiting_and:8 visitor:18 visitors:73 visitors_^:-40
visitors_a:4 visitors_get:53 visto:-46 visto_0:-21 vizinho:-50 vlan:45 vlan_0:28
vocabulary:30 vocht:21 vocht_^:21 você:38 voglio:29 vogliono:8 voice:58
voice_^:21 voice_is:-7 voice_messages:27 voicemail:25 voices:52 voids:19
voids_the:19 voir:-48 voisin:-14 voisine:-52 voisins:-63 voitures:14 vol:26
vol_en:43 volt:17 volt_^:7 volta:-17 voltage:1 volts:28 volume:24 volumes:48
volunteer:4 volunteers:75 volunteers_shirts:37 volver:29 vom:4 von:-87
von_war:-4 voor:30 voor_de:72 voor_je:-9 voortaan:34 vor:-35 vor_der:-27
vor_jedem:6 vor_jeder:10 vorher:38 vorkheftruck:-29 vormittag:36 vorspiel:48
vorspiel_begleitet:31 vorstellung:46 vorstellung_am:20 vote:73 voted:103
voted_^:29 voted_and:33 voted_for:34 votre:53 votre_commande:8 votre_dossier:4
vou:81 voucher:70 vous:-93 vowels_^:-26 vowels_are:-10 vpn:-11 vpn_^:-17
vroeger:-64 vuelto:33 vuelto_a:33 vélos:-5 vérifier:17 w:-24 w_0:-17 w_a:6
w_it:9 w_karty:-14 w_me:18 w_my:-12 w_niedzielę:-11 w_o:17 w_piątek:43
w_szatni:46 w_szkole:-7 w_the:14 waage:8 waffles:-57 wagen:6 wait:-31 wait_^:38
wait_for:37 wait_until:9 waited:-64 waited_0:-17 waiter:-6 waiting:22
waiting_^:-25 waiting_for:41 waiting_on:1 waiting_room:-51 waiting_tent:42
waiting_to:42 waits:35 waits_^:-26 waits_for:6 waits_until:40 waived:9 waiver:16
wake:31 wake_me:23 wake_up:-6 wakes:-56 wakes_up:-50 walk_the:8 walked:-53
walked_0:-36 walked_over:-9 walked_past:-3 walking:-15 walking_through:-26
walking_to:-35 walks:-32 walks_the:-45 walkway:15 walkway_rail:15 wall:33
wall_^:-24 wallet:-23 walls:-19 walls_^:56 walls_in:-62 walnut:4 walrus:-18
waltz:1 wander:-45 wander_off:-24 wandered:-23 wanna:67 want:170 want_0:15
want_a:7 want_is:20 want_my:48 want_the:58 wanted:-122 wanted_to:-78 wants:111
wants_^:-30 wants_a:-19 wants_it:36 wants_more:-48 wants_the:11 wants_to:54
war:-75 war_^:-37 war_das:-23 war_die:-24 war_es:-7 war_und:-4 ward:6 ward_0:-3
ward_is:-45 ward_was:-22 wardens:-39 wardrobe:-7 wards:46 warehouse:48
warehouses:-22 waren:-51 warm:-6 warm_^:-66 warm_up:50 warm_water:-18 warmup:23
warned:-95 warned_me:-95 warning:50 warning_^:46 warning_is:-14
warning_message:5 warranty:50 warteschlange:21 wartezeit:17 was:-48 was_$:13
was_0:-128 was_^:-28 was_a:-19 was_all:-6 was_always:-22 was_and:-26 was_at:-5
was_basically:-17 was_better:-34 was_built:-4 was_called:19 was_cleaned:27
was_damaged:28 was_driving:-6 was_fine:7 was_for:89 was_freezing:-17
was_gone:-48 was_gorgeous:-19 was_het:-31 was_i:-28 was_in:-80 was_it:-50
was_late:-51 was_left:11 was_merged:24 was_modelled:53 was_more:9 was_mostly:-21
was_moved:29 was_not:-6 was_off:34 was_older:-4 was_on:-69 was_one:20
was_reading:44 was_replaced:32 was_right:-25 was_second:-1 was_small:-25
was_so:-95 was_sold:64 was_that:-35 was_the:4 was_there:-28 was_thinking:1
was_this:-44 was_to:-17 was_told:-59 was_too:111 was_unreal:-10 was_up:-24
was_very:58 was_whistling:-17 was_worth:7 was_written:-24 was_wrong:51 wash:39
washed:15 washer:13 washer_of:8 washing:35 washing_up:13 wasn't:25 wasnt:22
wasps:-116 wasser:19 waste:47 wat:-81 wat_een:-52 wat_fijn:-36 watch:72
watch_^:40 watch_says:-9 watchdog:18 watched:-13 watching:-49 watching_the:-54
water:33 water_^:-33 water_and:23 water_came:40 water_company:20 water_from:-35
water_in:-30 water_on:11 water_the:36 watercolours:13 watt:5 watts:36 watts_^:42
wave:38 waved:-8 waved_at:-11 waves:-15 wax:-33 way:53 way_back:85 way_for:28
way_home:-3 way_in:30 way_is:22 way_it:4 way_more:34 way_of:48 way_round:9
way_the:30 way_to:-130 way_too:85 way_up:-7 way_with:27 ways:-34 ways_^:58
wchodzi:19 wczoraj:-76 we:87 we_^:-67 we_agreed:17 we_all:-89 we_allow:5
we_always:-55 we_apologise:14 we_are:74 we_ate:-29 we_both:-24 we_buy:37
we_can:128 we_can't:5 we_cant:31 we_carry:53 we_chose:-40 we_could:-42 we_cut:15
we_de:16 we_decided:-15 we_deliver:32 we_deploy:5 we_did:18 we_do:110 we_doen:74
we_don't:16 we_drop:10 we_dropped:2 we_drove:-26 we_ended:-5 we_even:31
we_find:7 we_finished:13 we_found:83 we_gaan:25 we_get:34 we_go:69 we_got:-48
we_had:-104 we_hang:8 we_have:160 we_haven't:29 we_havent:11 we_hebben:-2
we_just:-8 we_keep:63 we_know:18 we_lack:2 we_laughed:-37 we_leave:30 we_like:89
we_look:21 we_lost:-62 we_may:13 we_measured:-67 we_meet:-31 we_migrate:17
we_move:20 we_moved:-47 we_must:-4 we_need:22 we_never:-65 we_once:-35
we_only:18 we_own:15 we_picked:-3 we_played:-45 we_practise:17 we_put:22
we_ran:-34 we_rent:32 we_said:39 we_sail:9 we_sang:-11 we_saw:-68 we_say:30
we_sell:-33 we_settled:6 we_shall:19 we_ship:38 we_shipped:-38 we_should:6
we_sign:16 we_skip:10 we_sold:-58 we_start:37 we_stay:2 we_stop:26 we_support:8
we_tackle:17 we_take:36 we_talk:-20 we_talked:21 we_thought:49 we_tried:-72
we_turn:5 we_use:-41 we_used:-72 we_want:50 we_went:-27 we_were:-75 we_will:24
we_willen:38 we_work:39 we_would:-46 we_wrote:-4 we'd:36 we'd_like:21 we'll:84
we'll_take:18 we're:15 we're_a:-21 we're_at:17 we're_going:3 we're_keeping:18
we're_taking:36 we've:79 we've_got:6 we've_had:2 we've_known:42 weak:-23
weak_spot:58 weakest:70 weakest_topic:12 wear:62 wear_vests:11 wearing:-41
wearing_my:-40 wears:-74 wears_a:-32 weather:-61 weather_bulletin:30
weather_forecast:-42 weavers:7 web:45 web_shop:3 webcam:-43 webhook:4
website:-74 websockets:14 wed:71 wed_like:4 wedding:-54 wedding_^:61
wedding_cake:-9 weddings:-22 weddings_^:-6 weddings_in:-12 wednesday:83
wednesdays:28 wednesdays_^:5 weeded:65 week:35 week_0:-31 week_?:4 week_^:2
week_and:5 week_at:-7 week_first:-59 week_i:-2 week_is:-20 week_of:29 week_on:-6
week_so:45 week_the:7 week_we:3 weekday:-2 weekdays:28 weekdays_^:28 weekend:47
weekend_^:-19 weekend_and:-13 weekend_is:20 weekends:-18 weekends_^:-52
weekly:39 weekly_report:15 weeks:-54 weeks_old:14 weer:-136 weet:-25 weg:31
wegen:11 wegen_des:11 weigh:44 weigh_0:40 weigh_more:-17 weigh_them:2 weighed:6
weighed_in:22 weighs:8 weighs_0:50 weight:34 weight_^:3 weight_of:11 weil:76
weil_die:13 weird:24 weird_^:-22 weiß:59 weiß_noch:9 wejściowy:22
wejściowy_mieści:22 welcome:-42 welcome_!:-39 welcome_back:-53 well:-42 well_?:6
well_^:-26 well_and:-25 well_in:7 well_that:-39 well_you:9 welsh:40 wenn:78
wenn_das:15 wenn_die:30 wenn_ich:21 went:51 went_^:40 went_badly:68
went_down:-41 went_for:17 went_from:28 went_in:4 went_into:50 went_off:-29
went_on:-76 went_out:5 went_past:-32 went_quiet:15 went_through:63 went_to:69
went_up:60 went_well:3 went_with:-67 wer:109 wer_den:25 wer_die:16 werden:42
were:31 were_0:-24 were_^:48 were_a:39 were_going:22 were_in:70 were_kind:-14
were_laid:14 were_little:-5 were_not:42 were_on:16 were_queueing:-8 were_the:-36
were_told:3 were_too:53 werkbank:36 werkbank_steht:36 werkplaats:46 weselu:-7
weselu_^:41 west:55 west_^:5 wet_tent:-38 weterynarza:1 wetter:-37 weve:-84
whale:-25 whale_sounds:-6 what:6 what_^:-51 what_a:-202 what_about:34
what_comes:9 what_did:59 what_do:-39 what_else:-26 what_even:-50 what_happens:96
what_i:128 what_i'm:45 what_is:-96 what_it:-34 what_it's:25 what_made:64
what_matters:-2 what_my:74 what_one:-52 what_people:14 what_remains:25
what_she:-29 what_the:7 what_time:22 what_to:23 what_was:-15 what_we:53
what_were:60 what_you:-92 what's:40 what's_left:18 whatever:39 whatever_is:4
whatever_the:-19 whatever_we:3 whatever_you:17 whats:-67 whats_with:-74
whats_wrong:25 whatsapp:18 whatsoever:37 wheel:104 wheel_^:24 wheel_for:11
wheel_nine:15 wheelchair:4 wheels:39 wheels_^:-88 wheels_get:39 wheels_in:6
wheels_w:21 when:-38 when_a:-14 when_both:52 when_does:49 when_he:-8 when_i:14
when_in:32 when_it:-40 when_its:-58 when_my:-12 when_nobody:-43 when_people:28
when_she:-18 when_somebody:22 when_the:-39 when_they:-84 when_two:-21 when_u:66
when_we:-106 when_you:34 when_you're:66 whenever:74 whenever_a:52
whenever_it:-16 whenever_the:5 whenever_there's:21 whenever_you:12 where:-52
where_0:-14 where_a:29 where_does:-46 where_every:-49 where_it:22 where_the:70
where_we:28 whereas:30 whether:88 whether_a:-4 whether_the:123 whether_we:1
whether_your:25 which:-65 which_are:-4 which_explains:-41 which_in:-57
which_is:-150 which_means:17 which_of:45 which_one:-31 which_still:16
which_turned:-11 which_was:-21 which_we:17 while:-21 while_a:18
while_charging:17 while_i:-12 while_i'm:13 while_the:81 while_we:-37
while_were:29 whistle:15 whistles:-77 whistling:30 whit:17 whit_monday:17
white:81 white_^:76 white_one:31 whiteboard:24 who:-35 who_are:-10 who_asks:-24
who_can:-47 who_designed:-56 who_does:12 who_drives:43 who_feeds:22 who_gets:-48
who_had:-12 who_has:82 who_holds:4 who_invented:-41 who_is:3 who_keeps:23
who_left:-24 who_looks:57 who_maintains:10 who_only:-5 who_owns:68 who_pays:56
who_signs:35 who_takes:25 who_the:-18 who_wanted:-23 who_was:15 who_wrote:-3
who's_got:19 whoever:-20 whoever_designed:-42 whoever_invented:-39
whoever_named:-24 whoever_opens:4 whoever_spots:22 whole:-87 whole_bus:-57
whole_class:-17 whole_family:-1 whole_file:1 whole_group:19 whole_of:5
whole_point:26 whole_sentences:8 whole_street:-50 whole_suite:22 whole_thing:49
whole_town:-26 whole_village:-9 whole_ward:-17 whole_way:-60 whole_yard:-16
why:-47 why_^:37 why_a:-6 why_do:-81 why_does:105 why_is:-34 why_it:-17
why_people:-15 why_that:-35 why_the:97 why_you:-8 wiadomo:58 wiadomo_jeszcze:19
wiadomo_kto:24 wide:-19 wide_bar:-35 wider:4 widget:24 width:6 wie:-107
wie_ein:-39 wie_neemt:36 wie_sie:31 wieczorem:59 wieder:-135 wieder_^:85
wieder_montag:-22 wiegt:12 wiegt_0:12 wieje:-59 wife:82 wife's:56 wifi:-15
wifi_^:-36 wifi_at:3 wifi_is:22 wiki:52 wil:24 wild:-8 will:46 will_^:-26
will_be:93 will_check:15 will_do:47 will_find:54 will_get:7 will_have:-79
will_take:16 will_tell:-36 will_the:26 willen:38 win:-35 win_anything:-75
wind:-52 wind_^:68 wind_and:30 wind_question:26 wind_that:-1 window:-16
window_^:10 window_cleaner:-22 window_if:16 window_of:26 window_seats:4
windows:-30 winds:-7 windy_and:12 wine:-70 wing:8 wings:73 winked:-44 wins:-16
winter:80 winter_^:-45 winter_garden:28 winters:-26 wipe:41 wiped:78
wiped_and:40 wir:70 wir_0:17 wir_bleiben:24 wir_den:7 wir_die:9 wir_haben:-7
wir_mit:38 wir_nehmen:48 wir_sind:6 wir_waren:-6 wird:169 wird_der:5
wird_nicht:9 wird_nichts:36 wire:12 wire_the:4 wired:9 wired_to:4 wirklich:-60
wise:-26 wish:-6 wish_i:-20 wished:1 wished_^:10 with:-5 with_0:-103 with_a:-18
with_all:-30 with_anything:10 with_better:-48 with_boxes:4 with_drawings:5
with_every:-62 with_examples:14 with_four:-6 with_her:19 with_him:20 with_his:-1
with_it:49 with_its:-45 with_me:30 with_more:15 with_mrs:1 with_my:1 with_no:-79
with_one:-65 with_our:15 with_paper:7 with_postgres:23 with_small:4
with_something:45 with_spaces:11 with_sqlite:19 with_tape:-14 with_that:51
with_the:12 with_their:-28 with_this:-61 with_those:37 with_two:25 with_ur:19
with_us:44 with_water:72 with_you:-22 with_your:8 within:-56 within_0:3
within_a:23 within_the:17 without:44 without_a:7 without_exception:7
without_losing:30 without_me:9 without_one:27 without_phoning:12
without_them:-40 without_you:-19 witness:41 witz:-62 witz_^:-62 wizard:3
wizyta:5 więc:16 więcej:40 więcej_niż:40 wks:13 wobble:-12 wobble_^:-4 wobbly:21
woche:21 woche_schaffe:7 wochenende:-28 wohnung:26 wohnung_hat:26 woke:-4
woke_up:-61 wolno:16 wolę:85 woman:-16 won:-72 won_^:-27 won_the:-77 won't:51
wonder_if:50 wonder_nobody:-33 wonder_what:-8 wonder_whether:34 wonderful:-4
wonderful_news:-4 wonderfully:-2 wondering:82 wondering_how:70 wondering_if:7
wont:57 wont_believe:-12 wont_fit:19 wood:-30 wood_^:22 wood_moves:-51 wool:32
word:-64 word_^:41 word_cheap:29 word_comes:-36 word_for:-103 word_from:6
word_in:35 word_the:5 word_with:55 wording:-80 words:91 words_^:82 words_and:-11
words_in:10 wordt:35 wore:-2 work:50 work_0:-1 work_^:73 work_best:15
work_better:19 work_for:-23 work_in:-41 work_is:4 work_nights:35 work_on:14
work_out:30 work_with:2 worked_examples:34 worked_out:-15 worked_through:11
worker:-36 workers:33 workers_^:29 working:29 working_towards:30 works_^:53
works_at:-23 works_for:2 works_on:-87 workshop_^:-2 workshop_is:14
workshop_opens:20 world:-87 world_^:-13 worm:-59 worn:68 worn_out:63 worries:-79
worries_at:-74 worse:-97 worse_^:-49 worth:-49 worth_^:5 worth_it:-30 would:-8
would_be:9 would_call:-34 would_eat:13 would_enjoy:47 would_expect:-29
would_have:-92 would_it:-17 would_kill:-3 would_like:84 would_look:10
would_love:2 would_make:-52 would_not:-35 would_put:7 would_rather:-33
would_sit:32 would_sooner:43 would_suit:69 would_take:20 would_think:-34
would_you:15 wouldnt:-21 wow:-82 wow_ok:-3 wow_that:-6 wpm:31 wrap:-41
wrap_the:-9 wrapped:35 wrapping_cloth:17 wrench:-26 wrist:66 wrist_^:41
wrist_hurts:-21 wrist_so:24 wristbands:37 wristbands_on:22 write:114
write_the:46 writes:94 writes_to:32 writing:17 writing_^:23 written:74
written_in:6 written_part:17 wrong:-34 wrong_^:-81 wrong_about:40 wrong_line:30
wrong_on:28 wrong_window:31 wrote:-28 wrote_^:30 wrote_in:22 wrote_it:-3
wrote_that:5 wrote_the:-71 wrote_to:20 wurde:55 wurden:54 wygrała:-14
wygrała_w:-14 wär:12 wär_ein:12 wäre:51 wäre_ein:39 x:-32 x_ray:39 xcode:-39
xmas:-53 xml_^:7 xray:46 y:-7 y_a:45 y_avait:-7 y_el:-3 y_en:35 y_las:16
y_luego:40 y_que:4 y_siempre:-21 y_un:-18 ya:68 ya_^:-71 ya_está:53 ya_he:35
ya_me:-1 ya_quedó:17 yaml:-20 yaml_^:47 yaml_file:-57 yard:-15 yard_^:-4
yard_is:-4 yawn:-87 yazılır:30 yazılır_^:30 yeah:-44 yeah_same:-24 year:-8
year_0:-28 year_^:71 year_end:17 year_he:-6 year_its:-9 year_since:-25
year_the:19 year_we:-44 year's:83 years:-108 years_^:36 years_ago:-63
years_and:-48 years_in:13 years_of:-54 years_old:-23 years_to:-16 yeast:21
yedekleme:37 yedekleme_saat:37 yellow:53 yellow_line:21 yeni:58 yes:76 yes_?:20
yes_^:64 yes_the:-73 yes_to:43 yesterday:120 yesterday_^:27 yesterday_and:36
yesterday_the:-19 yesterday's:-28 yet:17 yet_^:50 yet_if:33 yet_to:5
yet_whether:15 yet_which:14 yet_who:19 yet_why:11 yine:-203 yo:37 yoga:-78
you:31 you_0:6 you_?:-35 you_^:50 you_a:7 you_about:-28 you_again:-7 you_and:54
you_are:7 you_ask:6 you_asked:29 you_at:23 you_before:8 you_believe:-13
you_can:-74 you_can't:-5 you_cards:43 you_change:20 you_come:5 you_could:-125
you_delete:9 you_do:-57 you_don't:26 you_dont:39 you_down:5 you_even:-1
you_ever:-104 you_explain:18 you_explained:11 you_find:24 you_for:-55
you_forget:63 you_get:-1 you_give:-60 you_go:-12 you_got:-2 you_guys:7
you_had:31 you_how:-77 you_i:13 you_in:28 you_is:34 you_keep:5 you_know:-15
you_learned:-29 you_leave:8 you_left:24 you_like:62 you_look:-21 you_may:26
you_mean:-29 you_mentioned:37 you_missed:10 you_must:-22 you_need:-77
you_never:-30 you_of:10 you_on:32 you_open:-21 you_pay:-45 you_put:35 you_quiz:4
you_quoted:3 you_really:68 you_rename:13 you_ring:20 you_said:109 you_saved:-18
you_say:47 you_see:-46 you_seem:-15 you_sent:-35 you_should:-121 you_show:7
you_sit:-37 you_solved:45 you_something:49 you_stop:35 you_take:2 you_tell:-36
you_that:56 you_they:-19 you_think:52 you_to:41 you_told:49 you_touch:17
you_two:-37 you_use:30 you_want:16 you_will:54 you_with:-20 you_wont:-12
you_would:10 you_write:21 you_wrote:-5 you'd:2 you'd_rather:14 you'll:61
you'll_have:37 you'll_see:9 you're:38 you're_in:39 you're_very:-3
you're_welcome:-46 you've:-4 youll:10 youll_have:12 young:17 young_wheels:34
younger:7 youngest:38 your:18 your_0:-49 your_answers:-13 your_bank:23
your_booking:5 your_cabin:21 your_call:2 your_change:19 your_claim:13
your_contact:5 your_day:-91 your_door:18 your_essay:18 your_figures:3
your_first:24 your_go:2 your_grandfather:8 your_group:16 your_hands:7
your_has:-36 your_inbox:10 your_last:-34 your_mother's:3 your_mum:-28
your_next:18 your_night:-15 your_opening:17 your_own:22 your_parcel:1
your_pardon:27 your_patience:-33 your_photo:21 your_radio:2 your_score:14
your_seat:9 your_side:14 your_study:14 your_time:-104 your_weak:52
your_weakest:8 your_wife's:1 youre:39 yourself:-63 yourself_^:39 youtube:-41
yoğun:-16 yr:-88 yr_^:-58 yuki:10 yusuf:75 yusuf_^:22 z:29 z_fizyki:20 za:21
zaal:56 zadań:20 zadań_z:20 zahlen:8 zaman:36 zamiast:-44 zapasowa:28
zapasowa_trafia:28 zaterdag:33 zawsze:-54 zawsze_przy:33 ze:-62 zebra:6
zebranie:-40 zebranie_przesunięte:25 zeg:-89 zeg_^:-84 zegt:-83 zehn:23
zeigen:38 zeitstempel:19 zentimeter:-17 zephyr:4 zero:44 zero_^:5 zgłoszenia:49
zia:-1 zich:-69 zie:-23 zie_liever:6 zieht:17 zieht_0:17 ziek:16 ziek_is:16
ziel:46 ziel_ist:28 zig:22 zig_^:22 zijn:69 zimmer:30 zimmer_nach:24 zio:-25
zit:8 zitten:7 zitten_op:-9 zjadł:-80 znowu:-171 zo:-89 zo'n:-84 zombie:35
zomer:53 zonder:-36 zone:78 zone_^:6 zone_a:31 zone_at:10 zone_the:3 zones_in:16
zoo:-13 zoos:34 zoos_are:34 zostajemy:33 zostajemy_przy:33 zrobione:87 zu:111
zu_^:36 zu_zweit:31 zug:-1 zum:100 zum_bestehen:2 zum_gipfel:28 zum_tanklager:4
zur:41 zur_prüfung:28 zurück:45 zurück_^:26 zusammen:43 zusammen_^:49 zwar:53
zwei:18 zweit:31 zweite:44 zwemles:8 zwischenspeicher:5 zähler:36 zähler_^:13
µa:24 à:-11 à_0:87 à_chaque:9 à_il:-37 à_jour:18 à_l'examen:40 à_la:-16 à_on:-60
à_peindre:29 à_savoir:15 às:90 às_0:25 än:52 än_om:21 ändå:-38 ändå_^:-38
äntligen:-67 är:3 är_0:31 är_att:31 är_inskickad:41 åt:8 åt_gången:8 ça:-110
çalıştırıyor:19 çalıştırıyor_^:19 çay:-70 çekiç:42 çocuklar:-9 çok:-82
çok_güzel:-40 çok_yoğun:-16 è:23 è_0:27 è_in:54 è_per:4 é:82 é_a:77 é_um:-97
écrit:18 électrogène:8 électrogène_démarre:8 élèves:20 équipe:4 était:-83
étape:46 été:75 être:45 índice:-51 över:57 übe:38 übe_ich:17 über:-15 über_0:6
über_^:13 überwiesen:28 üyelere:36 üyelere_gider:36 środę:31 без:-15 больше:59
больше_не:40 в:-23 задачи:33 к:56 на:75 не:84 никогда:32 никогда_не:32
опять:-115 по:46 по_пятницам:30 пятницам:30 пятницам_^:30 с:-68 теперь:45
третьей:56 чем:-100 что:-91 あ_と:31 い:-95 い_^:36 い_い:-27 い_し:8 い_て:-40 い_で:-16
い_な:-30 い_の:2 う:-45 う_^:-42 う_が:47 う_こ:6 う_ち:-53 う_で:-19 え:10 え_は:12 お:-45
お_じ:-18 お_願:22 か:-65 か_す:-3 か_っ:-46 か_な:-21 か_ら:3 が:-22 が_い:-19 が_お:58 が_入:34
が_好:33 が_見:6 き:39 ぎ:-49 ぎ_て:-49 く:-1 く_だ:35 け:-36 け_で:13 け_の:-33 げ:-14 こ:7
こ_と:32 ご:-37 さ:36 さ_い:35 さ_ん:42 し:3 し_い:-68 し_か:-26 し_て:40 し_な:2 し_ま:62 じ:-18
じ_さ:-18 す:-45 す_^:4 す_が:-23 す_ぎ:-49 す_ご:-19 す_よ:-20 す_る:29 ず_っ:-32 せ:37 せ_ん:37
そ:-93 そ_う:-66 そ_れ:-33 た:-65 た_^:49 た_い:-26 た_っ:19 た_で:-6 た_ね:-38 た_の:17 た_よ:-6
だ_け:13 だ_さ:35 だ_っ:-5 ち:-93 ち_の:-53 ち_ゃ:-15 ち_時:3 ち_着:-15 っ:-23 っ_た:-18 っ_と:-32
っ_越:16 つ:30 て:-95 て_い:2 て_お:11 て_く:57 て_た:-45 て_て:-18 て_る:-56 て_笑:-16 で:-12
で_く:60 で_し:-33 で_す:2 で_で:25 で_に:13 で_の:3 で_は:13 で_も:-21 で_寝:-24 で_行:7 と:-14
と_^:7 と_お:-28 と_は:31 ど:-5 な:-17 な_い:29 な_か:-31 な_っ:-39 な_り:21 に:40 に_し:22
に_な:-21 に_変:43 ね:-48 ね_^:-18 の:-22 の_お:-18 の_で:-26 の_ほ:14 の_サ:6 の_バ:18 の_ラ:-45
の_上:-21 の_中:10 の_会:26 の_匂:-25 の_床:36 の_待:3 の_棚:15 の_犬:-23 の_猫:-32 の_目:4 は:124
は_0:71 は_一:21 は_三:12 は_十:3 は_大:-6 は_必:35 は_最:-29 は_来:4 は_田:4 は_絶:7 は_静:-8 へ:4
へ_の:4 ほ:31 ほ_う:47 ま:63 ま_^:1 ま_し:36 ま_す:-30 ま_せ:37 ま_た:-33 ま_だ:17 ま_で:26 ま_り:6
み_す:-28 み_の:10 み_ま:1 め:22 め_た:19 め_て:10 も:-48 も_う:21 も_の:-61 ゃ:-41 ゃ_い:-23 や:10
よ:-41 よ_^:-23 よ_く:-65 よ_り:56 ら:-2 り:86 り_で:2 り_ま:32 り_を:-8 り_メ:14 り_込:10 る:-23
る_^:-20 る_か:9 る_と:-32 る_ほ:12 れ:-49 れ_た:5 れ_て:-12 れ_は:-33 わ:12 わ_っ:43 わ_り:5 を:30
を_弾:13 ん_^:33 ん_が:38 ん_だ:-61 ん_に:31 ア:16 ア_ウ:5 イ:53 イ_ム:5 イ_ン:15 ウ:5 ウ_ト:5 ェ:8
ェ_ッ:8 エ:13 カ_メ:4 キ:11 ク:25 ク_イ:8 ク_セ:4 グ:26 コ:-26 サ:1 ス:27 ズ:2 セ:7 セ_ル:4 タ_イ:5
チ:36 チ_ェ:8 ッ:28 ッ_ク:12 ッ_ト:26 テ:24 ト:3 ト_に:-5 ト_は:12 ド:-26 ド_を:-13 バ:37 バ_グ:18
バ_ー:14 パ:4 ピ:30 ピ_ク:4 プ:7 ミ:48 ム_ア:5 メ:-24 メ_ラ:4 メ_ー:14 ュ:16 ュ_ー:16 ラ:-8 ラ_イ:21
ラ_ー:-22 ル:33 ル_の:14 ロ:18 ン:-27 ン_は:-30 ー:-29 ー_は:25 ー_タ:-9 ー_ド:-26 ー_バ:14 ー_ル:14
一:-32 一_共:18 一_只:-52 一_定:8 一_律:32 一_次:-20 一_点:34 万:21 万_不:6 万_円:3 三:85 三_百:16
上:27 上_で:-21 上_传:6 上_课:2 下_午:12 不:64 不_得:20 不_能:39 不_要:37 不_许:26 不_错:-12 两:56
个:-31 中:38 中_さ:21 中_で:10 串:17 串_口:17 为:20 久:-52 之:50 之_前:28 九:8 也:-2 习:21 习_题:18
了:-8 了_^:-16 了_一:-48 予:61 予_約:51 事:-19 事_が:9 二:88 二_十:22 二_月:12 五:70 交:29 产:7
人:-6 今:-87 今_天:-76 今_日:-52 今_晚:22 他:-29 付:40 代:8 以:-6 以_内:7 们_决:29 件:43 价:3 份:37
份_保:8 会:-12 会_場:7 会_改:3 传:26 位:24 住:35 佐:32 佐_藤:5 作:40 你:-30 使:7 保:74 保_存:2
保_留:23 信:7 修:68 倉:15 倉_庫:15 候:-44 值:22 停:-11 像:-20 元:15 先:72 先_生:6 光:16 克:47
克_^:18 克_水:21 入:77 入_っ:34 入_れ:34 公:43 公_開:21 共:18 共_有:18 关:11 关_卡:2 兴:-39 养:-23
内:-23 内_で:7 円:17 円_ま:8 册:18 册_一:18 再:42 再_起:3 写:49 写_真:21 决:29 决_定:29 冷:14 出:13
出_し:13 分:30 分_之:15 分_拣:14 别:31 到:38 到_周:5 前:87 前_把:25 割:10 割_り:10 力:-7 加:10
务:-10 务_器:-10 動_ま:3 動_会:-15 勤:-20 匂:-25 匂_い:-25 包:-11 包_括:21 匙:23 医:18 十:72
十_个:15 十_二:12 十_五:5 十_点:14 千:64 千_万:6 半:-2 单:51 卡:44 卡_数:2 厨:-12 厨_房:-12 去:31
又:-43 収:41 发:-16 发_出:14 取:8 取_り:3 受:5 受_け:3 变:-14 口:21 口_^:-1 口_波:17 古:-18
古_い:-18 只:-2 只_能:25 可:13 号:68 号_是:16 吃:-9 吃_0:18 合:45 合_同:33 同:-13 名:17 后:-13
听:-40 听_起:-18 告_发:14 周:82 周_四:4 味:-37 品:31 哈:-64 哈_哈:-43 唐:-24 唐_揚:-24 唱:-18
唱_会:-29 喜:52 喜_欢:52 器:-39 器_^:15 回:17 因:20 因_为:20 团:21 团_里:21 土:4 土_曜:4 在:28
在_看:-42 地:19 地_下:33 场:-43 坐:52 块:2 块_^:2 場:5 場_所:8 境:7 士:-23 备:33 备_份:17 备_用:5
変:18 変_わ:51 外:-39 外_と:-18 多:6 多_人:-20 夜:-7 夜_勤:-20 大:-63 大_家:-11 天:-63 天_^:8
天_吃:18 天_我:-6 太:-29 套:30 奶:-41 奶_奶:-27 好:29 好_み:43 娘:-29 婚:8 子:-16 子_都:-40
字_^:19 存:-16 存_在:2 学:-17 安:19 安_排:1 完:59 完_了:24 官:4 官_は:4 定:73 定_要:8 实:-29 审:3
客:-14 室:37 家_都:-13 容:-3 寝:-41 寝_て:-24 対:22 対_に:22 封:38 小:-24 小_时:-60 小_陈:17
就:-24 居:-3 屋:1 工:16 差:39 己:-3 已:76 已_经:76 师_上:18 带:-40 帮:-14 床:36 床_は:36 库:23
店:-11 度:23 度_是:15 庫:15 庫_の:15 开:-58 开_心:-10 引:40 引_き:18 引_っ:16 弾:13 弾_き:13 当:-38
当_に:-22 录:32 录_页:32 待:-9 待_ち:-24 很:-133 很_开:-10 很_有:-18 律:32 律_不:32 得:-11 微:-5
心:-10 心_^:-10 必:86 必_ず:35 必_须:54 忘:-35 念:-18 思:-51 思_^:-12 您:-11 情:-41 情_包:-41
意:-60 意_外:-18 意_思:-44 我:-37 我_更:28 我_的:21 我_看:15 户:19 房:35 房_东:29 房_检:16 所:40
所_の:1 所_は:8 手:13 打:-18 把:-17 护:-20 报:19 报_告:14 拣:14 拣_线:14 括:21 换:80 换_成:39 据:19
据_保:2 排:-5 排_在:1 接:27 提:40 揚:-24 揚_げ:-24 擬:4 擬_試:4 改:70 改_到:17 放:3 放_0:21 教_官:4
敢:-53 数:26 数_据:19 文:43 文_字:5 新:-26 方:29 日:-54 日_0:9 日_の:-57 日_は:-28 旧:6 早:35
早_上:35 时:-50 时_候:-44 昔:-64 星:-35 昨:-70 昨_天:-22 昨_日:-33 是:-13 是_百:15 是_老:6 時:33
時_間:15 暑:-45 曜:56 曜_に:37 曜_の:12 更:28 更_喜:28 書:33 書_は:8 替:5 替_え:5 最:-14 最_多:35
月:78 月_か:4 月_の:27 月_最:2 有_0:18 有_意:-28 有_我:11 服:-39 服_务:-10 朝:-35 期:-20 木:39
末:17 本:34 本_当:-22 本_番:23 机:2 机_房:39 李:22 来:-32 来_^:39 来_月:4 来_真:-33 格:23 检:16
检_修:16 棚:15 棚_は:15 標:17 標_は:7 模:4 模_擬:4 橋:35 橋_さ:31 次:14 次_は:23 欢:52 欢_用:12
欢_靠:24 款:38 止:17 正:-29 歯:16 每:100 每_个:2 每_天:58 比:-15 比_我:-66 比_较:17 气:-74 気:-45
水:21 水_^:21 決:58 決_ま:24 没:30 没_人:-7 没_有:66 波:-8 波_特:17 洗:27 洗_液:15 测:34 测_试:7
浓:15 浓_度:15 海:-9 液:15 液_的:15 混:-28 混_み:-28 清:45 清_洗:15 湯:36 湯_の:36 演:-29 演_唱:-29
点:117 点_^:53 点_就:1 然:-4 煮:-47 爸:-55 物:-5 特:-24 特_别:-33 特_率:17 犬:-22 狗:18 狗_每:18
独:-33 猫:-27 猫_が:-24 率:17 王:46 玩:-63 现:26 现_在:26 班:7 理:48 理_人:23 琴:4 生:16 生_产:7
用:45 用_钥:5 田:21 田_中:21 由:79 由_小:11 电:30 留:23 留_0:8 番:14 病:-9 病_院:-9 発:13 発_表:13
登:32 登_录:32 白_い:-25 百:39 百_分:15 的:-53 的_同:-19 的_浓:15 的_签:26 盆:-47 盖:-18 盖_子:-30
目:29 目_標:17 直:32 直_接:8 看:-12 看_^:-32 真:-48 真_是:-55 着:-72 知:15 短:49 码:25 社:8
祭:-25 祭_り:-25 禁:40 禁_止:8 私:-9 私_が:-9 种:-50 秒:29 秒_で:20 租:41 移:12 程:41 窓:27 窗:16
笑:-101 笑_^:-36 笑_う:-7 笑_っ:-9 第:19 第_二:3 筆:7 筆_記:7 答:28 答_え:12 签:53 签_名:25 签_字:22
算:42 管:23 管_理:23 箱:-32 系:28 約:51 約_は:11 絡:21 絡_は:14 絶:22 絶_対:22 練:21 練_習:21 线:33
组:-1 经:81 给:31 绝:-14 编:24 置:7 習:21 習_は:9 翻:-14 老:20 老_周:14 老_师:18 者:32 肉:-32
背:31 能:5 自:-3 自_己:-3 落:-15 落_ち:-15 藤:5 藤_さ:5 行:66 行_は:8 表:2 表_会:13 表_情:-41 西:-34
要:122 要_先:15 見:-17 見_ま:6 觉:-26 解:25 言:-9 計:29 記:7 記_試:7 設:8 設_定:8 証:14 試:37
試_験:37 話:-4 読:-61 誰:3 记:32 讲:22 许:26 词:-1 试:18 话:-20 话_^:-20 说:-59 请:35 课:85
课_由:18 谁:-21 调:36 负:32 负_责:32 责:32 责_^:11 货:28 走:-40 走_了:-28 起:-24 起_動:3 起_来:-61
超:20 超_过:20 越:16 越_し:16 跟:6 路:25 车:36 较:17 较_喜:17 边:-29 込:10 込_み:10 迁:12 迁_移:12
过:45 过_0:13 近:-3 返:12 还:-8 还_差:31 这_个:-16 退:39 送:23 通:64 連:21 連_絡:21 運:-15
運_動:-15 道_习:18 那:55 那_边:16 那_里:5 都:-30 都_必:19 都_有:-55 配:-13 里_^:65 里_放:21 重:7
量:19 金:25 銀:17 銀_行:17 鍵:25 鍵_は:25 钥:23 钥_匙:23 長:-24 长:-66 開:32 間_は:15 门:24 间:38
陈:32 院:29 险:18 階:-29 隣:-39 隣_の:-39 雨:-44 雨_で:-7 電:8 電_話:11 静_か:-10 靠:24 面:-18
面_团:21 面_白:-25 預:23 願:22 願_い:22 页:32 页_面:32 顶:24 须:54 须_先:16 须_写:4 预:48 预_算:20
题:12 题_^:18 食:-11 館:21 館_の:19 香:-33 験:37 験_の:21 高:-33 高_兴:-39 高_橋:31
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-645: fascinated
-615: admire
-610: awe
-580: amazed
-575: proud
-570: loving obsessed thrilled
-565: dreamed
-550: admired
-540: marvelous
-535: accustomed
-525: intrigued
-520: majestic
-515: brave imagined
-510: loved wonderful
-505: fond hated paranoid splendid
-500: enjoying glorious inspiring
-495: passionate remembered
-490: appalled embracing
-485: entertained goodness magnificent
-480: witnessing
-475: amazing incredible saddened spectacle
-470: cheerful excited naive pioneers ruthless visionary weird
-465: thankful
-460: charming delighted dinosaurs
-455: civilizations cowboy curious gorgeous laughing wonder
-450: contemporaries fantastic genuinely phenomenal playful scared scary
-445: adept appreciate delight grateful jealous penchant symbolize wonders
-440: admirers fortunate sadly warrior
-435: awful dreaming eyed fabulous fun greatness myth obsession remembering
remembers
-430: brilliant embraced flourishing frightening imagine lovers loves mindful
nostalgic terrifying unbelievable
-425: alike celebrating dumb horrified immensely love mythology restless
righteous tolerant tremendously
-420: appreciated fascination futuristic gentle heroic lovely pleasing strangely
surreal
-415: beautiful crazy devout disliked emulate ferocious gods heroes heyday
impressed liked passion refreshing wondered
-410: beloved creatures damn devotees folklore generosity haired humble hungry
incredibly joking laughed profoundly puzzled sad uneasy
-405: ashamed believer charismatic cheer civilized cynical exciting fearless
foolish graceful hates lately myths paradise watching
-400: admiration awesome compassion fairy glamorous great mourn mystic natives
silly thriving wandering
-395: babe disdain disillusioned happy respectful sensibility spirit terrific
wondering
-390: arrogant blessed boast crying dismayed enthusiastic envy fashioned
gentleman ghosts greedy happier hero lamented legend masterpiece oddly
sentimental shocked tastes wow
-385: breathtaking celebrate cry dreams folks joy mighty mythical nostalgia
praying psyche remarked tasted thrill tired
-380: bearded civilization dislike enjoyed fisherman folk frankly housewife
intensely roaring tale
-375: ardent eerie harmonious impatient notions strange terribly weeping
-370: adventurous ancestors behaved believers bless chants compassionate cute
danced dazzling disco fearful god lauded legends lore pagan preoccupied
prosperous reggae remember resilient romantic smiling tragedies warmly
-365: astonishing beings believing brilliantly cared conservatism courting
detractors fans funny godfather happily inspired kindness laugh offended
painfully pity stunned thinking vibrant weary
-360: affection afraid bred celebrated cinderella energetic fenway flamboyant
fool freak glad hey indifferent loud preached pundits realize sacrificed seeming
strangers tales wicked yeah
-355: buddies cheers dixie dressed eccentric environmentalists everywhere
fascinating footsteps glory hearted helpless hy metropolis misunderstood
nationalism retro revered spirited traditions utterly visions warriors
-350: beginnings bored capitalism cares courageous entertaining entrepreneurial
faithful forgotten genius grin haunted intimidating invaders joked likened lucky
miracle mocked patriotism prayed singing sleepy somber sorry surprised weathered
wisdom yankee
-345: anticipating countrymen cried devotion distrust famous felt laughs
laughter mystical ours perceive phenomenon realized realizing shining spirits
storytelling synonymous tempered tradition tragic woke
-340: amusement betrayed birthplace buddhists cheered cinematic congratulate
crow disturbed embrace enjoy enthusiasm evil excelled feel frightened greed
halloween horrible horror ideals intimidated kid lonely nicknamed observing
onlookers pretty pride quiet remarkably reminiscent scenery truly twilight
unthinkable virtues welcoming wildly yorkers
-335: akin avid dancing delicious dickens enthusiastically evoke famously fiery
goose hats hugely illusions imaginative intelligent ironic lively lust mankind
midst really reminds selfish sincere stupid terrible unlucky vivid witnessed
-330: amusing astronomers behave bizarre caring carnival chilly creations dared
depictions despair dream excitement fantasies feeling mao noisy poets pretend
remarkable renaissance samurai seeing sexy superstars titanic wandered warmth
worried
-325: articulate audiences colorful cordial crocodile culture curse dad dismay
elephants embarrassed enduring enthusiasts ethic experimenting gangsters
gentlemen gorilla guys hail hare harlem heck heroine imagination insulted
legendary luck musicals peasant revolution sentiments shameful sincerely sorrow
spectacular spoiled stubborn terrified vaguely wee wit
-320: alarmed anxious appalling arrogance coincidence cultivated curiosity
discouraged embodied enjoyable enlightenment finest gotta hopeless keen maya
monkey murderous peculiar pleased polite populace renowned screaming smile
swinging talked talking triumphant verge witty
-315: anthropologist bland brightest brightly creeping crowds deeply depicted
disciples dying enormously epic extravagant friendship gangster glow haunting
honest huh influenced manners misguided outsider portraying punk quirky quite
raucous relic shaken shaking thought tragedy traitor ugly understood unhappy
vicious wary witch woodstock zombie
-310: applauded cheering clown confused cultures daddy definitely devastated
dolls exploits fascism feminist frustrated glimpse goat happening horrors
inspire locals maybe monsters oh pioneer realise realization rebirth reminded
resurgence shame shiva souls stereotype thank thrilling ubiquitous waging wept
-305: angels bathing buddha chanting democracies demons disappointed discovering
enemies festive flocked forever forget furious goddess grandfather greeted like
mama martyr mentality merry noh nowadays observes pleasure portrayed rama
ridiculed rooted rude savage savvy shocking startling stereotypes stylish wise
-300: accomplishment ballads beauty belief blazing boasted comedies cosmopolitan
cozy derided devil enjoys extraordinarily figured filmmakers gigantic gloom
illusion irony kind krishna magical miracles outpouring resilience roar sake
seem smarter twain uncomfortable
-295: annoyed buddhist chasing circus congratulated daring dysfunctional fantasy
fonda fostering golfers good heaven hunted hype hypocrisy inroads nomadic
outraged pleasures poignant portrayal profound receptive reptiles rewarding
rightly sense sheer smiled smiles soul sparkling spirituality surely teammates
tempted think tibetans unsettling valentine youthful
-290: betrayal bohemian budding celebration charm creature dare depiction fading
flock frog gras guess hindu icy improbable kissing mad madness nationalists
novelty overly perfection pessimistic philosopher portrays roller romance
sadness shook simplicity slept stranger true warmed
-285: blonde cries cult darkness destructive devastation drank elvis excesses
forrest gonna greatest hawaiian hemingway hilarious imitation instincts lady
likes miserable painters peoples popularized preach preaching reformers
ridiculous rivalry ruin ruined satan satire skeptics strides techno tides
towering utter waking
-280: adamant advent always astronomer barbie beautifully billie bollywood boo
boring bunch cat celebrates chant charisma cheated comedians convinced
cricketers cruelty darling deity disneyland fruitful fuss guts hailed hardly
honestly hopeful irrational knowledgeable landscapes lazy looked luckily mickey
moms nun people persecuted primitive ripe shy smell sounding stared superstar
surfing surroundings sylvia symbolism thrive wilde young
-275: actresses ager allah antics aquarium backyard beast brutal brutally
bursting celebrities clever cruel cultivate decency ding enraged euphoria
evidently flavored friends gong grown happiness heartland heralded hitters
jittery knew liar maverick memories mom mood nah newfound notion playground
praised proclaimed reigned sammy scream sophistication stardom vitality warhol
yah zen
-270: ancestor bluegrass crowd depressing dinosaur divine eager eagerly fascist
followers forefront fundamentalists fury genre hatred historians honored
honoured importantly jurassic ladies loudly lucia metaphor monster philosophers
picturesque poet pragmatic preacher provoking psychedelic resentment sacrifices
seemed sinatra skinny socialism sounded taj transforming uniting ventured
violently watchers wild windy
-265: afflicted ai analogy apocalypse aura authentic ballpark bam bash beatles
bright calm campaigner cats characterised cherished chic chinatown clad coaster
costumes courage dragon echoes eclipsed elephant emperors engaging everybody
faint feelings frustrating generations ghetto grief handsome heavenly honesty
hugged ignorance immense inhabit kissed leap little modernist moose noir
optimistic paced papa perished popularly praising prehistoric proclaiming rage
recalls reputation resurrection ripken sincerity skyline smoky solemn something
sounds spicy stevie sweet temples thing turtles underestimated understandable
upsetting whirlwind
-260: abiding accomplished addicted adventures adversaries agers alas anymore
avant awakening aware belle brutality buck buoyant bustling carnage communism
demeanor desperate discouraging distraught drowned dusk dusty eh elegant
evolving exploiting frail fundamentally ghost gritty havoc hell homecoming
humiliated hunters idea instinct intellectuals jackie know learned legions
literally man mattered memorable monkeys morality movie myself oceans oranges
pleasant pray pretending princess quakes relentless resembled shooters shouting
silent stalin stature striving stroll stunning sunrise surf tremendous turks
underworld versace waving wilder
-255: blowing buddhism campaigners capitalist chanted claus conscious courted
coward deities dispel distant emotion extremes fashionable feat gee grandmother
grassroots hello hogan hollywood iconic incapable irwin looking lover lush mah
masses melodies minds navajo nervous nicklaus openness outspoken panicked
realised recalling remind seas seems spontaneous statues stirred stony successes
surfers teenagers tendencies tiger worrying yelling
-250: absolutely adventure afar angry anguish attraction bees believe breeds
classics clone columbine commonplace cops cosmic countless cypress descended
diner distinctly endured entrepreneurs evidenced evolved faded faiths fiercely
filmmaker fishermen flourish forecasters gin greeting grieving habit halo hobby
imagery lion madonna mistaken moments muddy multicultural neighbors nonsense
outsiders performers poetic powerless puppet rainbow relentlessly societies sort
stout tall unleashed zulu
-245: absurd alienated archaeologists arguably beatrice boomers casual centuries
chased classmates contagious countryside culturally dawn earnest exiles
exploited feared flair foremost frenzy funk hate hi housewives hug innocent
inspiration kobe kung leaping learnt liberals loo mimic mob mobs monk movies
nightmare novelist obviously olympian ominous paradox reassured reclusive reef
regret relaxed reliant rivalries seemingly shea shouts singers snowy
supernatural surprisingly tendency thais thoughtful tolerance transformed
tyranny underdog universally vain ye
-240: aftershocks applause atmosphere biologists blond brazilians brethren
burying cobb comfortable cousins crafts crossroads decades depict dwellers
educated emerald endure entertainer eroding everyone exquisite fathers feast
fetched fierce flourished forgot gardens golfer goodbye greet homage honoring
immoral indeed indians indifference infancy injustice invention jamaican joke
littered lizard lucy noble onstage overshadowed passions patriotic peach peacock
phenomena pop proudly pursuits raven reacting religions reminding rituals rosy
ruins rum salute satisfying sing sitcom sober softly stampede strawberry
sunshine swan triumphs tuh voices wanna we widows
-235: abound ah attitude baseball billy bit blues booed bracing brisk buoyed
catastrophe chestnut cold conducive coups dancers dances dominating dull dylan
eternal evident exaggerated experiencing eyes famed fortunately freud girl
guessing gypsy hee humans invented life listening louder menace mistrust moment
notoriously outrageous peasants personalities phyllis practiced prevalent
professionalism prophet prowess qing rah reformer revolutionary rhymes rode sang
scorsese shadows shine sisters somalis somehow soros sox spawned swallowed
sympathy taste thanksgiving treacherous upbringing visibly visually worst
-230: agony ahn annoying anthem antiquity ate audrey ballad bent bitter bitterly
branson che cinema clinging commentators culmination defensively diaspora
disbelief dolly doubted earthquakes educating empire empress expecting faith
farce festivities fireworks glamour globalization graveyard guy honey interested
interesting jesus knowing lou madame mammals marrying minded monks mu neo
nothing oasis occasion odyssey outfits overlook perhaps pilgrim pioneering
prosperity rabbits ranchers resemble roared roses royals safari salsa screams
shirley sigh sleek society sonic spielberg stars superiority too triumph tunes
undoubtedly vivian wrought
-225: adapting adolescent animals animosity apt asians attracted bandits bowden
boys breed bully candy catching cautiously celebrations cha christians
compatriots conquered constantly contemplating costello decidedly disgust
dissatisfied dolphin elders emotionally especially flesh gandhi goats gothic
greeks grim horrific inherently intimate kids luna mantra mcenroe mind mist
orchid overtures pinnacle praise pristine pueblo pure qualities rabbit reacted
realism realm reassuring regarded saakashvili saw say sci screamed sellout
sensation shattered shattering shrines smashing starved superman surprising
thunder tolerate understand understands unpredictable victorious villagers
whipping worry zeal
-220: alive anarchy archaeologist australians beaches benefiting birds birthday
blessing bowlers butterflies century chatting chefs classic confederacy
converged cooks crosby cuisine deer deng doomed dotted dwarf eating ego elder
emotions esteem fan fanning fated flashes frequented gem genuine grace grasp
gratitude grew hearts hospitality impression insiders intolerance jaws jokes
landscape learn maguire martyrdom martyrs mcgwire mei modern monumental muslims
oates openly owls philanthropist philanthropy portraits portray princes prosper
realizes resemblance resembling resist revival riches shakespeare sighted
silence slogans slugger spider staring stellar suited superpower supportive
symbol talented tears thanked tornadoes treasure tribute trilogy tumultuous
walking wars yelled
-215: acclaimed aussie bat bonnie brains brew caesar capitalize certainly
christianity concentrating confident confronting confuse congratulations
convincing crowe cyberspace darwin defy desperation disappointment disasters
doing donkey epicenter era explorers exploring farrakhan fi firsthand formidable
fuzzy hawk horseback hurting idol jah kathryn knit knows lesbian lit mariners me
mughal mullah nightmares nobody ourselves owl parade particularly pessimism
playing polo practicing predicting prolific reflective reminder respecting
rocking shark shun sicilian snakes sophia sturdy suddenly tennis touching trendy
vampire vastly villains volcanoes wearing what winters wolves worship youngsters
zoo
-210: accomplishments aesthetic apples backdrop bald booming brighter bubble
californians christ conception cows creativity crusade cubs dodger dog emotional
encounter endeavor entrepreneur exploding fame festivals fidel gloomy goo
grenada haynes hitchcock industrialist invisible irene kasparov keepers kisses
lifelong listened locke loyal malaysians mega mel mildly monarchs moon mourning
naturally notoriety ok pakistanis poe popping porcelain prairie prevail
prevailed proportions regrettable remake remembrance rescuing rhythms romans
roots sant scarcely sculptures seasoned seldom sharks shout similarities
skeptical snake swamp tarnished tea teenager temperate tolerated turtle uh
undermining wander warlords
-205: achievements amateurs appealing armenians aroused awake ballroom
bitterness bleak blizzard boasts bravery brothers bunny bystanders cakes chewing
climbers companions conquer contrasted crab crumbling culinary cultural cyrus
earthquake equally erotic everything experienced expressing feels friendly
funerals girls groves happened hardcore heard hesitant hollow hostility huts
lifestyles lily lived mahn marlon mayhem mercy miniature moses nature nino okay
optimism overboard pandas parody partisans pioneered presley rana richards
robots rooting scouts seaside shepherd shrine shunned sings sky sociologist
starving susceptible swallow sympathetic things treasures uncommon very violet
wives wizard worlds xi youngster zee
-200: abundant ahb alarming ancient appetite appreciation architects audience
augustine bergman blessings brink bullish burt busy calcutta chaotic
characterize christmas chronicles citrus commemorated communists confrontational
cricket dear demise demonstrating depicts deserve deserved disney diva dogs doo
dorothy dur eastwood elusive encouraging evolve experience fear fruits
granddaughter healing hiroshima hooked intrigue inventor joyce jules jupiter
lean leavitt lesbians magic mogul mother neighbours nina odd origins overlooked
patience patron perpetrated pilgrims pines ponder practically recognizable
resorted rich ruth sanford sheep siam slippery sloppy soaked stella subtle
sunglasses swirling tame theirs thugs tossing unease unfortunate upbeat waged
whale wrath xiaoping yes zionist
-195: accuse acquaintance appease artificially astronomy baba bastion begging
boon bowling cafe cafes carmen characterized chicks childhood clooney
commemorate crushed danes dedication depicting dim disciplined downer earth eden
encountered encounters erin europeans exotic farmer fran frogs gay glee gujarat
hah hannah hard hindus hymns icon ideal lot luther mara monuments muscular
musicians mysteries nora operas parades pig pigs politicians predictions
proponent raiders reefs regretted remorse rescuers resorts richer risking rocky
rodgers sacrifice scottsdale sickened smart staunch storms strive sun sung
sympathizers tavern tended terra texan theodore tian totally tourists upsets
vodka waning wanting watched yankees
-190: academics acknowledge ale andes angel aristotle attracting bad bang bats
beliefs boiled castles clubhouse conceived confronted dampened dark darker deeds
dictatorship disturbing dustin dynasty evangelical feng frantic fraternity fu
grandchildren harvey healthier herring horns horses hymn ideology incarnation
jolted kenyans killer kite knights lester lives lyrical maddon magician marian
marx motown nobles noteworthy nowhere olympia oppression orioles orphans
personality picasso pillars pollock popular praises razed reflections respected
robes rodeo seen semitism shouted showcased sinhalese soup spite struggle stung
subsided sui suppose supposedly temperament temptation theologian thinks touched
underscoring ushered vegetarian venus villain violent virtue vision watch
welcome willie wished yin younger
-185: acclaim actors admit advocating am ambition attitudes authoritarian
backlash beard bengal berry blind blur burmese cartoon charley chilling coined
condemn conspicuous criticize critics crumbled dante decent disgrace drifting
educators emergence encouraged extremely fancy federico fertile fragile
gilchrist grandparents gripped hoo hope humanity icons inclined incompetent
intricate inviting ironically irresponsible kazan kee kerala limelight marching
michelle mormon much nasty overtaken panic penguins plains playwright poetry
poisoned populist raging resembles rex roe scarred scientists seinfeld sheng
skepticism sopranos sound sow spiders spiritual stirring strategists sunny sweat
teddy teen tend toy troopers truth turf upset valentino vanished vengeance
wasted wendy why ya yoo
-180: aggressive alvin anybody aunt autocratic balls baroque bazaar bella
benefited better big bjorn bother boxing brewing brotherhood celestial choked
chow cindy cocktails colonists comedy concedes conglomerates creator crush dance
defiant denounce digging disagree displeasure doll dome dramas dugout echoed
echoing essence ever excellent excuses farah filmmaking films flawless forceful
freddy galaxies garfield gaze ginger glover grandson greetings growers gunshots
harming historically huddled hulk hurry hurt increasingly indie jubilee jung
labrador lenin leopard lesson liberated lofty looks lopsided mafia maori
marketers massacred meditation motorcycles mystery oats opera oyster parallels
pashtun persia pigeon planets polished popularity pounding predecessors quaker
rican riding ritual riviera rulers sixes skiing slums sons spectators stuff
sweetheart taboo tell toast trek tribes tudor understanding unite venerable
veronica violinist voiced warm waves woman worthy
-175: actress america animation armando aspirations attractions ay barren
batsmen beads bee begged biblical biographer bloodiest bowled boy braced caught
ch circles colored commended coping coyotes cradle crowned crusader cured defied
defying desires devastating devils discourse dismal domination dove downfall
dragons drowning duck ducks dunes dust ears emperor erratic even everest fashion
fast founder fountain garden gardening garland godfrey hallmark harmed ho hockey
humane importance indigenous invading invasions inventions isles jade ju just
lashed lobster loh lord lowell martian marvin massacre mee melting midwestern
missionaries monument motherland naomi noises noticed ole oo orchestras oriental
orphanage outset overcoming overwhelmed parkinson peers perfect pets pizza
planet plenty popcorn powerful promoters promoting prophecy psychic pumpkin
punctuated quietly rats rattled recounted replied restrained resurrected rife
rink roam rugged sachin scent schoolchildren scourge seychelles shakes sheen
sick sinister skies slogan snapping softball someday springsteen spurred
standpoint subdued supremacy surrounded taller tang teens telugu titans tito
toys troupe trump turned uncle unfortunately upheaval vince voicing walt way
world wyatt yachts yellowstone yo
-170: alley amidst animated annette apologize arnold basically beckett bells
biotech blockbuster bounce breeders camel champagne champs cinnamon coliseum
commented compelling cool cruising demon demonstrated describe devi dignity
diners disappearing distracted diverse duran eco economically endeavors
exceptionally film flashed foes fought fruit frustration gangs gardener gibson
goa golden hacker haitians hanks hardy hilary hitler hoop hoya humor hurricanes
hurts ideological infamous infuriated insane invariably kuh lantern look massed
mcgraw medieval ming missionary mock muralitharan murdered muse mushroom muted
nathaniel nationalist nigerians northridge oswald peabody pee perceived perched
perfectly persona pitt played potent racist rained ralph rational rave regina
rewarded reza rioters rupert sacred secretive shaanxi shaky shaquille sharpton
sheehan shrugged sight sioux sophisticated spared spotted style subcontinent
superb survived swept theater thieves trojans tug twins vajpayee weaving
weddings welcomed whipped wildfires wolf woods yi
-165: abundance aftermath agnes alec alumni amateur ants archaic arresting
banished battling beset billionaire bloodless bouncing burnett canadians
capsized catholicism cigar comedian concerned conservancy continent cop cowboys
crimson dedicated deh descendants differently disastrous distanced distinctive
distressed doris doubt drink easter ecosystems encouragement engaged entrenched
explored explores falun famer famine fest figuring floats forgive giants gloria
gotten gypsies hackers hess highland historian history hog homegrown homosexual
hop impress influencing inhabited jew jungle khomeini klan latinos lennon listen
mainstream mammoth many martha meredith messy mickelson neon nicholson norse
novels outdoors penguin pirates pitchers pony positively qin quasi racetrack
raping rebellious recognizing remnants revenge reverend rhetoric richest rock
rowling russians savannah shah showcase siberian skiers snail starbucks
steinbrenner stormy strongest succumbed suppressed tayyip telling thriller
torrential unhealthy untrue velvet vigorous whiskey wildlife wore yeh
-160: anaheim anniversary appalachian awkward bah bengali bloody bloom bo boone
breakthroughs buffett businessmen ca candle capable careers catholics cave caves
celebrity centennial chaos chickens chinese churches climax comets confess
confront confrontations consciousness continually cottage crescent dah democracy
depths destiny dewey dishes dubbed eclectic emphasizing endless engulfed
familiar fortunes fragmented frazier fried fundamentals futile geologist gilmore
golf gossip greens hanna hardliners harmony hat haunt hear hostile how
impressive intimidate inundated jia ka kaufman kicking lang loyalists mecca mere
millennium milton nickname nightclubs nintendo noel observed omaha oppenheimer
owe painter pasadena peaceful pervasive plentiful poems possessed prone
psychologically rains raza reckless ree reviving robbed rockwell rudolph rudy
rye scholars see sega shades sibling sih sins slaughtered snow socially somewhat
sorenstam spit stew stride success sudden superhero swell thanks theatrical
thoroughly tidal twentieth ty unsure volleyball waterfront whites wind yar
-155: absorbing activism africans alfred ant artists attracts babylon baked
balloons barbecue beer beg breton buddy bull candid cartoons chan chocolate
conquest contemporary contrary coral cornish costume cracked cricketer cub deaf
denounced dictator downplayed drunk eaten ellison extinguished fanfare fared
father festival greenwich gripping gus habits hank harbor hawks heritage holly
huskies hybrids inspirational intellectual intense ivy jacqueline jakob jeans
jen jolie kannada karnataka kings kitty knowles legacy loyalist luo magnitude
memorials meteorological migrated misunderstanding monarch moo mujahedeen murals
musician neighbor otis overthrown panda parks peanut peril physicist poised
pottery practitioners prefer prince proves publicist purity purple rain rallying
rampage reality reap recognize reign ren renegade repertory reputed resisting
respectable ruby rumor sailor scarlet scenes schizophrenia sequel shaped shirts
slavic smashed spaniards struggles swedes tah tara temper tibetan trying
turbulent ukrainians unfolding upsurge williamsburg wool worse worshippers yun
-150: acknowledging adorned adversary advocate ambitious andhra arabian avenge
badminton baseless boom bureaucrats burnt cautious cecil cemeteries ceos chess
chi cinemas collapsing colonization colors coloured comet comparatively compton
comrades contradiction dead dee described deserted designing desire disguise
displaying domino doom dramatic drinking easy ella elway eminem envisioned ernie
esther estranged evolution experiences experimentation extinction extremism fay
feminine fries generals giant goodwin greatly gretzky gusts han helen henson
hercules here heterosexual honolulu honorable hudson hung infectious influences
innocence insults intentions islam islanders jude kin kiss leo looters lu lured
maoists mathematician mediocre moderation morally mothers mounds museums musical
nation negro niece notwithstanding observe offshoot offspring overthrew oz
painted patrons perpetual phelps piercing plague playhouse poem politics
pomerania predict preserving provoke psychologists quest redwood reflection
regrets respects robot rowe sailors saints scene sexes shee sidewalks silently
skirmishes slick smoked somebody staged star stark statue strewn swamped
swimmers swings talents teachings technological theme thorn thoroughbred tooth
truman twisted tycoon visited weinstein wielding wish zhu
-145: academia aces aka altman amc americans anand anarchist anastasia antiques
arcade assassins attire becoming bliss bounty breeze buh burgeoning burned
burnham buzz cabaret cameron carol carpet cecilia cigars cloudy creators
dangerously dangers darryl deadliest denouncing deserves dressing drunken
economical egyptians englishman excuse exhibited explains fiction flavor flavors
fueled fuh fukuda fulfilling genres germanic glasses gospel grass hamlet healthy
hesitation holiday hopefully horse humorous hunting husbands inevitable
inflicted insult insulting jazz koreans ku landmarks leaning lech liang lions
living lombardi magnate majesty marxist meadow melville microsystems millionaire
monroe mysterious myung namesake native nazarbayev negatively nemesis nice noah
noodles nuns oprah outlaw outnumbered ovation pontiff predictable prejudice qi
raymond realities reds relaxing repressive respect reunion revelation ritchie
riverside roger saigon scenic scholar sculptor sensible shallow shiny sichuan
sorts sour sparsely starring storming straightforward strong stumbled suicidal
summed sunset taiwanese talent teach temple tendulkar theatres theories they
traits tremor trend trout tsunami unaffected varieties victorian vines warmer
westerners you zhou
-140: ablaze abstract adolescents advocates age anew angrily apollo arturo
attained backers ballet bands baths beneficial boots bowing bowls caribbean
carpenter celtic characters cherry classical cliffs climber colonial contrasts
corrupt cracking daley deepening descendant designers documentaries dominate
dominated dresses dukes eagles eat echo eleanor eliot exemplary expectations
faced falcon flags flames frustrations fur gadgets gesture goldberg gone grey
griffey groove groundbreaking gutted hai hao headway herat herzog hindi
homosexuals impunity independence inn insanity jams johnny kibaki killers knopf
known lahn leaned lhasa liners literary lyndon maggie monty mortal mosques
murdering nagasaki napoleon natalie newt nicholas noor novel oakley obvious ones
outburst overwhelming parishioners paused perceptions plain pond potato
precision protestants pub raged rat recalled relationships resisted roosevelt
salvation samarra semitic sensational shade shen shevardnadze sid sirens slang
sleeping slow sonny spoken squandered strongman struck suffer sumatra
superficial supporter survive sweater swing sylvester tangled tango torre
traditional uighurs um unpleasant unrealistic viewed vigilant vintage wembley
whitaker whom wills yours
-135: acknowledges actor afghans animal antigua ark artistic atrocities
attacking augusta austrians baby bacon bamboo banners basketball battled become
belize bermuda bing bird brooklyn burdened camden camped cerebral cheap chick
chorus ciudad committed composers confessed conservatives convey cruisers
crystals dangerous demonstrates destroying diminishing dinners dirty discoveries
discredit djindjic dreamworks ecumenical eli elk elton evolutionary exactly
expansive explosions eyeing fact fasting floyd fluent forgiven frances fred gang
gathered gathering gilbert gorbachev groomed haq hardened hardest hartley herds
hip hoped humphrey hut image immigrated james jayasuriya jessie judy juh kadyrov
malayalam masculine mastered mccartney mcmillan merchants mirza moderates moral
most mundane natural nazis nonetheless nur oaxaca ordeal orthodox oscars
paramount peanuts peggy pie pirate planners plantations plausible plight ponting
presided productive prospect queen raiding rangers rap rebellion reeves relics
researching rhythm ricky risked ruler sculpture seriousness sesame sheik sin
snacks solidarity soo soprano staunchly streets striped suffering sumo suspense
taught tay teaming themed thief thoughts tomato tonight toughness touted trench
tribe troubling tune uniquely universe unruly urdu viking vulnerable want who
wildcats youths
-130: activists ago airmen akbar assert augustus baptist biologist black brewery
candles cane cary chew chicken complain confronts consumed daisy daylight desert
desperately devoted diallo din ecological edmund eluded embarrassment emphasize
endurance epidemic eve everyday expressions eyebrows fallen feathers
firefighters friend gamble gil glaciers guh happen harassed harmless hendrix
horton hurled inciting indonesians insects insights insurrection jane jumping
kate kingdoms koch lagged lagoon lame leonid lightning linger longevity malls
mascot mausoleum mcgrath mia moderately motives mountains mud niagara nightclub
olga overcame overweight owning paisley performances photographed polluted
pouring precious prodigy proving qian rallied renee rioting russo sandwiches
saud scientist seafood seattle shaping slightest speculators splash sport
stalinist styles summers symbols thaw themes themselves there tiananmen tiffany
tombs tropical unusually waitress warn waterways whaling willy wines worrisome
zimbabweans
-125: about adulthood alien aliens anger antony armies art arthur astronomical
astros atal author babies backward bear benign best bluff bobby bronx bushes
chechens cheung children chong clans cleansing coconut conan conciliatory
constructive cookbook cooperated credited cube daly dancer daughters describing
distorted documentary ecstasy environmentally ethical everglades farewell farouk
faulkner favorably favorite fea fiesta fist fledgling frankie gatherings
genetically gourmet grow guo hamm harbin hint hyderabad implying interpret ital
jack jasper jeou jerk journey jungles kashmiri king knees kumble kwan lah latino
lauren lawlessness lawrence lighted literal lukashenko maldives mary masked
mccormick mcdowell mehmet mirrored misery molly music naked nan nickelodeon
norman ocean odds oldest our outing outrage pacifist park parted penny
perspective physically pitino plaza pollsters populated poured ramadan rebounded
rebounding repression retailing retreated richter ruh saga sah secular self
selig shadow skis smash soap soccer sometimes sparking spreading sticks still
stories streak sundance supporters surpassing swung talk tenor theaters tossed
tymoshenko unfamiliar unfounded unleash upholding vehemently vigil virgin walk
warlord washed wiping wishing woody worthwhile wrecked xinjiang yiddish yousuf
youth
-120: aboriginal alzheimer amelia anil asleep attacked averted ayatollah bananas
bartlett beaten believed bjp blacks blatant bombed bon bora bordering born
bowman boxers butch cain calderon carmel chamberlain championed chu civic clan
cloned closest coasts coffee coincidentally commemoration communicating
comparisons composer con constantine cosby cousin crowley crusaders dashed
decorated dialect diana disaster divers downsizing emma exerted exposition
extraordinary exxon fishing flame gainesville gale garrett gems generation
goldsmith grizzlies grove haifa hal hardships highlands hopper influential
innings instantly invaluable jewel julia kah koo lacking lava leonardo lil lilly
lois luciano manhunt maradona marshes mating mean mexicans meyer mired modestly
mona montgomerie mouths museveni muslim mutually nathan neat nepalese nestor
never nuts older orchards ought outback pam patriots perception philosophical
photographers pictures politician pounded providence queens rainforest real
realistic reasonably restaurants rhodes ride riots roach robbers rocked rongji
rowing sanctuary santana saturated sharper shih shoulders showtime shrimp sikh
simpsons singer slum spacious spies spokane started stood styled swear swimming
swore tan tasmania tense terrace thwarted timers today trees tribesmen tutu
valleys vineyards vow waiter wakefield whole widespread yourself
-115: aged aliyev allen ambrose angered anticipate attended banana barometer
batting battles blended bloggers blue bode bold bowie bowler breaking brewers
britney builders burger bursts cardenas ceramics chandra chiapas chili ching
christina classmate clerics clyde commemorating communities condolences
confrontation cove cow critically cruised curtis cyber deadly deepened dense
derby destroyed dickson diminished disruptive drifted ecosystem enormous eroded
erupt extinct fair fairfield feather fisher fortress fox freedoms frontier
gadhafi gaelic gaming garry gays going got gowns grader growing guthrie hahn
harriet hers huge huntington ice ideas ihs indian innovations intensifying
jewels johnnie judo katharine khamenei kissinger lavish ling madden manipulating
manmohan manny marchers married mars melodic men moslems mountain my natasha
newfoundland nobility notorious parlor pas pepsico performer populous porn
predatory prevailing productions progressive pronounced pros protectionism
proved provocative punished pursuit racism rajasthan react reese relate
relationship religious remark resurgent rethink robotics safer sailing
scandinavian scolari sect sees senses sentiment shake shaun shooter shores
sights sindh slain snack soft sosa spice sprung standstill strauss tata tee
teenage throwing tigers tomb tribal tributes typhoon undermined unravel ur
valley vaughan veiled venice view vigorously vijay vikings wave were wharf widow
wildfire winds woo worcester yang zhejiang
-110: affinity alamos alice alternately ambushed american amy anthology anything
apartheid apple are artificial artist avery backgrounds bahamas bankers bargains
bark barley benedict bombay bourbon bowed breakthrough breathe browne bud
burbank canals cao captains casablanca celtics choreographed choreographer chuan
clive condemning consort conveyed cooler countered cubans cyclone depressed died
diminish diversity divorced dominates dragging else emerged erdogan fahrenheit
fairs favorites favre firepower fisheries floods flop flower foothills
franciscan galveston gansu gastropod generous gestures getting grapes grips gum
gunned harboring harding harp hasty healed heath hillary himalayan historical
homeless hometown hovering impacted indispensable industry innovation innovative
insight intensity interiors invaded iris jesse jin judaism killed kolkata
lancashire lara leigh libertarian loch long longhorns luh luxurious mackay
mackenzie malay marched mead megawati mess mice mourinho mourners mozart
muhammad mutiny naacp nascent night noticeable ornate packard packers pale peck
pennant pitched pitcher pitching plummer poaching poisonous polar prayers
premise privileged protagonist pursued putt ravaged recep rendition resistant
responded restaurant retreating rides rogue salad sally sanskrit servant sevens
shadowy shan shia shiites shoppers shu skilled slowly so solidly song sonics
sparks speculated sporting squash stepfather successful suicides sur surpassed
swim sy tearing than theatre tonga toppling tortured trafford trailed treats
trinity unearthed unforced usher versus viewpoint waved wen wicket winfrey wwii
zhang
-105: accent acknowledgment activist aden affluent ages alamo alcoholic aloud
ang anticipation arches architectural assam avengers barry beaver benazir
blackhawks bothered braves brett brigham bu canned carving cayman character
coastline comeback comic cone couple couples crashing dame deborah deteriorated
detrimental diaz diets do dug ear ebola ehl ehr einstein elite emily eva
exhausted expect expectation explain expressed family fanned fatally federer
felix finely fists fledged fleeing fossils fraught gala gillette goh gould gray
griffith haley hanoi harshly harvest herbal hoffman holt homosexuality honeymoon
hottest hughes insignificant intriguing ivan jamaica jeffrey jolt kai kallis
karate katrina ken landfall leonard literature lo lows lull marlins mask mature
maureen mehd meltdown mentor messier miniseries mo multitude nee nights oaks
observatory orphan ortega others overrun paddy palaces pearl pedestrians pedro
persson philosophy polled potter probably provoked punishing quincy radicals
reformation relieved revolt roasted rockies rout rumors saint sandwich satisfied
saul scheffer seth sexuality shelled showing silicon sister skaters solitary
stein steinberg strategist suvs syed tails tamils teh teng teresa thorpe toddler
tornado unity unstable upton valdez vanilla variously ventura victoria waited
walked ware wasting wealthy willing yan
-100: abandoning abe accomplish adolf advocated alfredo annie apologized
attending autobiography banker barbados basilica batman battered beach bell
belly blaming blend bones boulevard boyle brother built bumps businessman caste
castro categorically cloning clothes clouds cocktail collisions comfort communal
condemned conscience continents crisp crossfire crushing dampen daughter
davidson die disturbances dolan dress ecology edgar edible elaborate elaine els
endangering epstein eruption ethiopian ethnically existence exploit exporters
exposing fabrics fairly fauna feudal fighters football footwear founded founders
gardner greenberg greer grinding guitars habitats havana heels helena herd
hispanic hitting holyfield homers human ignoring illustrates interred intrusion
islamists italians killing lal lee lisa listeners lyrics mahathir mainstay
mandarin mandela manner marketplace meh methodist migratory mild milestone milk
mixed monarchy moody mosaic mosley mosque mosquitoes murdoch neighborhood nests
norton occasionally outings overthrow pacers padres pageant pains panther payne
peng pier ping planetary poles poorly prefers prescott priests prized prominence
protector protestant rare reassure regulars rites robust rocker roo rubble
rumours salesman scattered sea sehwag serena sharapova shells sinking soho songs
speaks springboks stained statesman street struggled sunk survivors sword tells
termed tijuana tobin toppled toward town trusted tumble ultra unheard venetian
verdi victory views wally wan wanderers weaver willis women worm xiao yet yogurt
-95: achievement adaptation advancement alexis altar amongst andean anhui anyone
anyway apparel approaching aquatic arabs archaeology arctic arduous atkins
awareness bernstein betty blackwell blown breadth breath bulls burgundy bury
captivity casinos chances chill choking colleagues collectors coronation costas
cranes cuban debbie depression diamondbacks discontent eclipse economists
emerging evenings fastball fever firefight firmly flashing foundations freshly
fringe frost fuller gah game gibbons gifted glacial glendale gogh gruesome
haider hanson harold hawaii helpful homemade honor howard hume humiliation hunan
hungarians hurley hyun images impromptu inevitably inherent insist isabella jays
jews juliet knocking koreas kuo lankan lao learns leisure lights lin lindh
looting lots lyric macarthur mall marilyn markedly meadows memoir mikhail
mobilize monasteries movement murky musharraf nader nagano nash nativity
necessity neighbour nephew notre novice old once orderly ozawa paso patriarch
penang persisted personally pet poor precarious predator procession procter
proven provocation quake quentin raj reagan reason regimes reliance religion
rendered residents rivers robertson roddick rodney rus rusty samoa sandy sausage
scare shelley shelling shi siblings sidewalk similarly sir skating skins snails
socialists speculate sprewell staked steadily striking sul surprise surveying
sweeney taft tide toes torched tourism tree tudjman tuna turning unfolded unique
unlike vargas vee vietnamese wa wagner wanted weakened well willow wrestled xie
zion
-90: abbott ally amber anton archery assassin assassinated attractive bach
backbone badly barker basil battlefield beatty been beers behavior benitez
bernardino bet bhutto bihar billboards boats bombarded boxer boyd britons
brokerages brooke buchanan calvin cambodian capturing carey carved centenary
certainty challenging chef chemist choral christensen circumstance clara
collaborating commandments concept cottages crowded cups damien daunting
deceptive diamond dissent diversified dodgers donald duh edith emphasized
emphasizes employing farming fences ferrer fielder fights finally flattened
flowers flying forgiveness fuelled fujian fungus gallagher globally glowing
gradual grape guiding guinness hair hakim hathaway headlines henrik hikers
hingis hitachi hitter holy hoover hopes hot hunter hyde infighting infiltrated
instant investing islander jam john ky lamb lgbt macapagal maple mare mellon
memorial merchant mistake mongolia motto museum neglected nikolai organisers
ornamental oscar paintings panamanian peas pena perkins pete pianist pink
populations pr precedent preval professionally professionals progressing prose
prospects pubs putts qinghai rang reeling reigning reinforcing repercussions
responding retreat revolves rhythmic ringing rip rita robinson rocks rush sen
seriously shack shanahan shorts shutout soviet stan starred storm strategically
stunt suh suns sustaining tai tamil teamed texans trained treating tulsa tvs ul
unconventional unfold unionists uprising vera versatile victor village vincent
visitors volcano war warne waterfall waters wears weather wherever whose winter
yao yassin ying yunnan zanzibar
-85: aaron aggressively aging ahmadinejad amherst anime apparent architecture
argue around aspen attribute avoided avon barkley became bertrand betting bigger
billiton birch bombers broadway brooks bruised burke burst cabbage camouflage
canadiens cannon cannons charlie china cities city clarkson clearly coached
collectively combs come concert confluence corpses country criminals cruises
crystal cutler dalai decade defenders densely detecting devon dolphins dot duet
eelam efficient elf emigrated equestrian escalated extreme eye factional farmers
favoured fleming forbid forts franchises frank freedom fueling gators genesis
geo giorgio guests guilt hackett hangzhou harvesting have herself hit holiest
hua hugo hunt ike impoverished jackson jeanne jeb jerry jiangxi joan journalism
justified kang kantor khan khatami kidd kim kitchens knots lau lawn learning
legion lenny lesotho light lockhart losers ma making mantle marin marina martina
matsushita mattel mbeki mcdonald mckinley melted memphis mole mon morale more
mornings motivated mound narrated nerves nineteenth noses oilers orchard
orchestrated palace parents persuaded pine pitches poppy portrait prada pradesh
predators protester protesting publicized pursuing racers radcliffe rainy ramadi
rays regaining resort revived robotic royalist safeguarding sage salem
scholastic shock simitis skater slaves slender slim snyder solomon spices spoke
stagnant stanley staten stealing stifle stimulating studios submerged surveyed
sutherland taekwondo tallest tbilisi ted tina tones toured trait travelers
unaware vance vaughn walks washing watson waugh wedding weeds whales whitman
woven wracked yorkshire yves zedillo
-80: abd abilities academies acknowledged adapt arid asian assured athletes
banda bangalore beat bernardo blasted blindness bohemia boris bottled brodeur
brought bruins bubbles bugs bulldogs bullying but butcher calmly catch cedar
cesar choreography christi christian clarity clashed collaborated collapse
collegiate communist commuters consume contrast cornerstone correa cure czar day
decisively deep delicate desmond dessert destroy determination differentiate
dignitaries dire dispersed distinguished dogged donna drinks economies egan eid
eighty erupted erwin exert fairway fargo fdch few fictional filipinos finch fish
francisco frederic fry germ germans grabbing grappling grounded guerrilla guyana
harley harmful henan hindered horace hovered howe ideally ill influence
intercourse interrupted iranians island isolated janet japanese jaya jiang
joanna juarez kinmen knicks knight koh lama lei lena lexington loose lula marble
marches mates mazar mcnamara measuring med meddling mehdi mobilized mod monastic
monsoon mouse newest nicely notable noticeably oceanic onion onslaught orr ortiz
painting palms patton pebble pervez piazza pierce pietersen pius plantation
posing powerhouse prey projecting promotes rao readers relations relatives
researched ridden robbins robe rogge roman roofs rugby saskatchewan saturn
scalia scars scripture searching sensing shapes shoes shrinking shrunk skirts
sleep snapped soured stabbed stadium stones story strongly sumitomo sustain
swaziland thousand titan tobago trouble veterans vine warming westward writers
xfdws yacht zheng
-75: abhisit abused actually adultery aikman algae allies alma among ann apache
apologies archie arenas ashes athlete awami baldwin barrow basics beating beetle
behaviors belong besides biting blackpool bloodshed breeding bricks buffet
bullock bullpen busan cabrera captures caravan carrie chains clashes cliff
commentator competent concerted conditioned contrasting creative crowns currents
demonstrators describes disappointing drones duel electing emancipation eminent
equitable exacerbated excellence exploitation fearing fertility feuding fifty
fighting financially footed foothold foray forbidden francis franco freeman
friedrich giuliani glenn gloves greenpeace gustav handicapped hanged happens
harvested hatoyama heavyweights hesitate hillside hispanics hui hurricane hutton
ian ignore implications incompetence inefficient intervening iverson jiangsu
justify justin kane keegan knot laurence leaders liberty lifestyle limbaugh
madagascar marriages matthew mauritius millions mistress moths motifs muqtada
murayama murderers nest nevertheless nicola nut ordinary overlooking owens ozone
parliamentarians peace peaks perfume perot persian peyton play poorer pose
possibilities promise promote pulp ra rabbis radical radically railroads raped
rarely rash ravi rebuilt respite responds rory rosie rutgers sampras sank
scoreboard scots scripted shady silk some soviets speaking stadiums stanton
stray sultan sunlight suppress surprises swift tanaka tangible technically tibet
ties tone traders trapped treasuries tsang uconn umar underscores underwater
upstate viruses voice walled wet wie wolfe worms worn yanukovych yoga yu
yushchenko
-70: absorbed acted admits alliances android angela antique apprentice
approached arena ashley assuring autumn ball banquet barn battle bernie bicycles
bites blasts bob boise bolstering bowl bridges bringing bruce buffy bug cage
carnegie cartels catherine cavaliers claudia cleaner clearer climbing closet
clusters cola comics coming commercially compelled confusing congregation
consuming conversely coughlin cream creating dae dairy damaging damon danger
dartmouth deteriorating did dion discovers disgraced disguised donating done
doubleday dravid dubious durban dynamite ee embarked embroiled endowed enlist
enshrined ewing extremists fellows fishery forecasting fractured fundamentalist
ginsburg glass gravity grilled grossed guangxi hacking hale hbo he henry hewitt
highlighting holocaust homer hoping hu husband illuminated indebted independents
inflict invested iqbal irving israelis jacobs jeter julius kaczynski kennedy
kinds kramer lagos lakers lam langer lashkar lemon leslie less liberation
lighting limbs lutheran maharashtra maid malcolm manipulated manson maoist
martial martins mcgovern mcpherson meaningless melody mets mitsui mongolian
monsanto monterey mutant nanjing nasrallah nawaz neglect norms not oakland
obscure onetime outdoor outfit packing palmer pants patterson pavilion persists
phi pike pilgrimage plays plymouth ponce posture predominant presbyterian
presence promoter proponents prosecuting protesters prove publicity punjab
quantum rae rebecca red representations retribution revelations roberto romeo
ronnie rothschild rotten ryutaro sahn sarah saratoga says scandals sermons
shanxi shedding shields shrubs shuh sideways slave slavery smithsonian sneakers
snipers speak spearheaded spheres stare strife stronger successors super
supermarkets sure surrounding synchronized systematically tabloid tam tech terri
terry texaco thin tong traditionally trenches tucson tung turk unarmed
undefeated underscored unsafe unveiling urgency values vanguard vast
villaraigosa western wine wiped withstand witter wizards wong wwf years zeng
-65: achieved adaptations adapted aegean affair agassi aided alaska alfonso
amphibious anne archipelago as aspect ayala banner batters believes bellamy
berkeley bert biodiversity blake blew bosses brass breasts bureaucracy carrot
catholic cathy chance cheese christchurch churchill circa clint clocks closer
coach cochran collaborative conceding conservation consistently corn
corporations couture crops deception deliberately developing dexter discourage
dominican don dong donovan drake drama dunk dwindled eats elizabeth encompassing
endit enemy entertainment equals establishment ethan families farrell favoring
females fled flung forcefully founding fusion garcia george gorge graham
guerrero gunfire halls harder harry heidi hernandez higgins him himself holed
horizon howell hun hurling igor imaginary imam inclusive indicative interactive
jaime jake jesuit kathleen lahore lai lakes landslide lent locker loudspeakers
lowland mann maritime marvel maskhadov masks mcmahon melvin militancy moh musa
mutual neighborhoods neil newport nixon nuh often opponents ordained orleans
osborne outscored parker patriot paved payton penetrate penn phrase piper polk
pollster ponds popped programmers propaganda psychiatrist quitting racially
rahul rapids raptors ray refined refrained regard relying reviewers ripped
rollins rough rudolf rugova russell scouting screenwriter seminal sheffield
sherwood siberia significance skipper socks soong soy stabbing staging stir
strength stressing studded suburban succeeded sugar tacoma thinly those together
touring tourist trends tricks trivial trumpet una unbeaten undisputed untouched
uphill upside urge vega versa vineyard vogue wal watches weakest whistle
wilderness wishes yangtze yesterday yorker
-60: abandoned abraham adam africa ahl akram almost amazon amin announcer
aspiring assaulted athletics bahadur barre batted baylor being berisha berries
bhutan biography biotechnology blame blamed blaze boarded bow bowles bread
brendan brunt bryant buried burning butt byrne campaigned canary cancun
caterpillar cautioned centered ceramic champion citadel clemson clifford
clintons clippers clutching coastal competitive conglomerate congolese cooked
covenant craven cy dane davos debating deepest delgado dell demographics descent
developed dickinson dimensional dinner dino diplomacy disappear discomfort
dissatisfaction distinguish doc downey drought duo eagle educate endangered
entertain evergreen exhaustion experiment explore faisal far favourite feud
flowed foe forest foundation fours franklin fulfilled furniture galaxy galileo
galleries games gayle gillespie glacier grains ground gyanendra gymnastics
haitian ham hands having hears hershey hewlett highly historic hobart hubei
hubert hussain ii implication impressions inexperienced inhabitants interpreted
investors invitational jenny jeremiah jerseys jewelry jim karbala kerry
lackluster lectured longtime louis lynn maltese manitoba marie mario marred
mastermind mavericks mentally met michaels minh miss mohammad mollusk mumbai
nike nonstop nordic nova odinga onions onset organising outcry outperform
outpost outward overcome passive pasta pavement persecution persist petty
phillies phoned pi picnic pitting planted politically polytechnic positioned
preservation presidents pri producers python rebuild reconciliation relevance
repairing researchers retaliated ribbons richie rite roberts romanians rosa roy
sabbath scarborough schwarzenegger science separates severely seville shape she
sheltered shooting shoreline slaughter smooth softened soybeans spectator
speeches spikes sports squares stone strains such suleiman surrey sustainable
suzuki swath tao terrorists touch tough towards transformation tried trinidad
trust ultimate underwear underwood unprecedented upscale urban valentin
vegetables vinci visible vulnerability wah wake wax wed weightlifting whatsoever
where willingness wrote wu yale
-55: acts adults advantages afterward all alpine analysts anna asia backstage
bears beneath benny beside biggest blowout boss brad branded brewer bride buick
butterfly cadres calling cambridge canyon capitalized caroline carts chengdu
chin coca collaborators composing consecrated conservative cornwall courtney
craft cristina danny darren deco deepen defeated defiance della dig discover
discovered distinguishing divinity documented dominic dora dundee early educator
elliot environments equality erode examples exceptional expatriates expectancy
expo faltered faltering fears fellow fiasco flagging flores fog fraser frederick
freshwater galicia garments geographically glance glue graeme grammy granite
guise guru harrison harsh hasan hawkins haze heart heather hebei hideout hoax
houghton hubbard ignited immune impulse india indoors industries insect
intensified irina irish ivo jackets jacobson jfk jiabao jonas judged kan
kensington khmer landowners landslides lange launching laying leagues lemieux
leopold lettuce li liaoning livestock lleyton louisville luigi maier malibu
manga marcel marsh mart matthews merely messenger mexican mick middleton migrate
militarily mined miners mitt morales morton mural mustafa nakamura navigate
norris obesity ochoa olivia organisms paz percy peshawar phillip photographer
predicts professions prominent propelled protecting protested pulpit pushing
putnam puzzle racked randolph recognized reconcile regards renounced rested rok
romero rubber salam salmon salvador sands santa sarasota satirical saving
secessionist secrets sermon sherry shiite sightseeing simpler slam slipping
sniper soaring softer son sophie specialize speculative sprayed spy sri staple
strangled stripes stronghold tadic tcu teammate telecast televisions thatcher
tick toshiba towers traumatic twists unjust unseen unwilling uribe vanderbilt
victims violence visual vladimir warfare warring wealth westchester wheeler
whitney wife wrestling writer writings younis
-50: abacha abnormal accolades aground albert anc anglo anita anxiety arias
association associations atlas aurora baron barrage bay bernhard bethesda
bloated botanical boulder boycotting brings bulbs bunkers burma byzantine
canberra canucks captain careful casino cassidy caucasus challenged chandler
cheating chennai clash close coherent collapsed collided colony commenting
commercials community comparing concede congressmen contend conversation cooke
crippled criticised curry dalian defining demonstrations dent despite destroyers
disrupting disturbance dominance domingo downturn earliest edison edwin eisner
ernest escaping estuary fade faldo fang featuring fitzpatrick flatly focused
forests fortune ganguly genetics goodwill green grows ha hang heal hills hms
huckabee illustrate illustrated immigrant imperative imperial important inland
interact isaac islands isle jo joel justice kadhafi kamal keith kenny ki kremlin
lacrosse lan landlords larry leveled liberal linda longest lost lowe lucas made
mahr makes male malicious malik marat maria mayer mend messi meyers might miguel
miliband mix mobil mohammed mostly moth myriad nadu nassau nazi neither nelson
nesting newman nhk nod noise obasanjo observers olds opportunity oriented
painful pak papua passer past pastor pauline penned perspectives peters playboy
plotting pneumonia porter possesses practical raiser ranch rangel rapid rapidly
readily recent recreational replica retailers reviewer riordan roast rounder
samantha saunders scale segregation selectors separatists sham sheltering
shenyang simple singular skated slowing smokers snatched soda sonoma spate
sporadic standing stepping steward strengthening stuart swam swords taichung tal
tent textiles though thumbs torres tory treat tutsis undercut unreliable vendors
victories viewers visibility walesa wallace ways weakening willem wimbledon
winning wolfgang worcestershire worsened wreckage wright xii yong zardari
zyuganov
-45: abrupt abusing aceh addiction advertisers airliners ak ambitions amos
analyst anthropology assaulting asserted assorted avalanche bai balcony baltic
baltimore band bce beetles blatter boer boston breathing brittany cake campbell
capello capriati carson cater ceremony chavez cheng chesapeake chevron choir
cisco collaborations com commitment communicated competitors complains concern
connor conventions cracks crammed crane crawford crawl creed critic cruiser
crust debacle declaring defeat defenses destabilize destined destroys detective
detectives disappeared distinctions dmitry dom drift drogba duval dwelling
dynamic eastman embarrassing encyclopedia entourage environment espn estonian
ethnic exhibit explorer falsely fats feet filipino filled finley flawed flora
floral foods forestry franz geography geopolitical goldstein gundy gunman hainan
handicap hanging harbour harm harrington hasina healy heightened helicopters
helmand hide histories hopkins illustrator impossible inconsistent inducted
intentional interpretations invade ire irrelevant islamic ivanisevic jar jaw
jeep ji joanne joe juice jun kahr kaohsiung karachi kristin kumaratunga labelled
lasting laura lawless lds lebed lennox letting liberate lotus lunar lure madras
mandelson mar margaret marquee marshall martinez massacres matchup memoirs mi
misled monastery napster nicaraguan niche nighttime nissan nolan nomura now
nymex obese obrador occurrence olive olives olson omar oracle orlando osman
overcrowded overtake paceman pacific packed pakistan paradigm paralyzed
pedestrian pensacola pepsi performing peter piers pitch po poultry precisely
predicted premature profession props prostitute prudent puzzles quarterbacks
racer randall raphael rawalpindi recapture recipes recovering recreation reel
reggie reluctant rescued reversal rift risen sanders scandinavia secondly semis
serra seventy shandong sheikh shepard show shower simply sino skate skier skill
sluggish smoke sonia spanned srebrenica staggering staying studied studying
suffered suits surging surrendering symmetry symphony synagogues taliban
televised television texture thabo threw tufts universal unusual useless utmost
volunteers wang weaker weed westwood wisely word wounding wreck xu yoon zuma
-40: adelaide alliance anbar appeared appropriately arbor artifacts athletic
authoritative bahn beats behaviour beyond bookstore broke brook bullets
cardinals cattle ceremonies challenges chernobyl chiang cho choi chuck church
cio claire collingwood columbus comcast confidence congregations considered
convince cookies cooperating cooperative cotton counterparts cowen cpc crater
cristiano criticisms crossover cuomo curator danielle days debut declared
declares deliberate demonstration di disarray disparate draining dynamics
economy eggs emerge engineers ensemble erect escalation eugene everett executing
exercising exiled existed expeditions fernandes fighter firefighter fires flee
fleets flies flintoff flute flynn footballer frontline fuhrman gaining gambling
garlic garnett ghazi graffiti gut harness henri hilltop hoisted holidays
householder houston ignored impending injuring inning integrity intent
interviewer jimmy joachim judd kappa katie kirk laced lancaster landmark latin
leapt legislator leung lindsay livingstone losing lying maine marcia marry mas
medalists mehsud midwest mistakes modest mohamad monica mori mullen mushrooms na
narrator nay nebraska netscape newcomers newton noted nude nypd organized
organizing outbreaks overture panthers paramedics partnerships patel patrolling
perino perth philip philippoussis piedmont poorest porch postseason pots
prediction pressured prestige protestors protests puerto putin pyramid ranger
rashid redemption rees restraint revive richardson rockets rogers safin sand
scarf schilling scratch senegalese settlers sex shaw sheila shipyard shops shown
sigma sihanouk situation slope sol songwriter sparse spotlight stewardship
stigma strikeouts suffers suggestion surpass survival survivor suspicion syrup
tasting teeth that tiny trick trophies trousers tumbled tumbling turmoil twin
underlined unlikely uzbek vanessa vasquez vegetable wahid walsh walter wear webb
when workings wounded zoran
-35: academy accidental accountable accurately aiding akron anders architect
asahi attract balkan bedford beethoven belichick bestowed bharatiya biathlon
bickering bikes bite blames blanc blazers blow bolstered borneo brawl bucks
byron cameo camping carrots catastrophic charity charred chaudhry chee cherokee
cheshire chretien chun chung clayton commanders communicate compared comparison
complaining concentrated concerts consequences constellation conte corning
counterattack critique daiwa davydenko defeating defending descend deter
dialects dialogue diamonds dilemma dipping dish displayed displays douglas
drained dramatically duffy earl eaton ecevit eisenhower ellen embark endemic
ernesto evan evelyn exhibition explaining express facade fahd female find
finding footing fore fortifications francois frequently fulton gainers galway
getty giuseppe gown grassland grossman groundwork guardians gunners had handy
hart heaviest herb highs hokkaido home hoon huang hunger hydro il impacts
inaction inauguration indies inexpensive ing inscriptions isabel ivorian jacob
jacques jamie jammu jennifer jihad judging jumped kay koizumi kumar laborers
lanka leftist lessons liberties lies lobbied lookout loser lynch mack macy
marital mass mccurry mcgee melt mention midnight mombasa montana morrow
motorcade mountainous nashville newcomer no none nra oliver oppose opposed opus
orange organic organizers pace payoff peninsula potatoes premiere presiding
psychologist quick rabbi raced racial racing radios rafsanjani rallies ramon
rampant ravalomanana refrain researcher retaliate reunited rings riot rise
rivals rivera roque rosemary rovers sabres safest salvatore sami samuel sara
seismic settler sexually shane sheldon singh sitting slopes socialist sotheby
spector spend spike spurs square stand standout steady stephens stinging
strengths submarines subspecies sulawesi surrounds sven sway swine tapping
temperatures thrashers threaten thrift thunderstorms ticking tim timorese tinto
toh tore traffickers traveling uneven uniforms vernon vie villages visiting
vocabulary vojislav wade wei weiss wilhelm winnipeg woodlands words wyoming
youngest
-30: accidents accurate adherence aggression airplanes alpha ambiguity ancestral
antarctica arlington arts aso assertions assortment authors baja barney basin
beleaguered biographies blasting boiling bono boutique braun brenda briggs
broadly buster canoe cardinal catering caution celsius centrist challenge
challengers characteristic characterization charles chen chien cholera chunks
cleveland clogged coaches coke colt colts como compatriot competitor concepts
congresses conspiracy consumers criticizing cruise curling demolished
disadvantaged disgruntled disperse diver doe dominant dorset downside dozens
dragged dwight economist eduard eileen enclosure energies essex establishments
exodus expresses fault favor favourites federated federation feldman fiji
foliage forehead foreigner foster fronts functioning gaston geoffrey geological
gill giovanni golds gramm grozny gunbattle haiti handball handful hayward
helmets hemisphere herbs hooper humiliating incumbents indoor infected institute
intel invoked jarvis jintao journalistic keating lake lamps leadoff len leukemia
levi lieutenants lighthouse limb limestone lingering luncheon macedonian
macintosh makers males manipulate marketed markets marty mayors mazda mcbride
mccarthy medicinal mentioning merits middleweight miner mirage mittal mixing
moderate monrovia mtv mugabe named narrative nasser nets neutrality ngos objects
obscene obsolete occasions offensives olusegun osama own palin pamela pandemic
papandreou pat patti peacefully pew phil pillar pivotal plum policymakers pope
prasad president progress promising quetta quiz racket raja ramirez rams
rebuilding referring reflecting rifles rising rodman rumored rust rutherford sal
sam samaranch satisfaction sbc scotia serge settled sharm shoot shortstop
sickness sidney siegel signs skull slammed slater someone spear spencer spends
spent spilling spin splinter stanford stephen subtropical suburbs suggest suing
superior suzanne sweep talbot tattoo taylor tends therapies theresa thor till
tin tongue tracy treated trooper tsai turnaround turnovers tuzla twist tyson
unexpected urged vested vocal walker wall warned waterloo watershed wayne wb
went wolff wrong yousef
-25: abdallah abdul adler administrations african aisle albeit alcoholism
alexander ali amir anglican antarctic apprehended ashton asphalt assumption
asteroid atlantic bakery baseman battleship bean bible blows booker bordered
boyfriend brace broncos bronze brown brushed buckley builds burgess cahill cai
captained cathedral clinching coats cody collaborate compensated confederate
consequence conservatory consoles constantinople cornell couch courtroom
cromwell cycling danube deacon demonstrate dengue deterrent diego disagreed
dismissing disposable disregard divisive djokovic documenting dominion donaldson
doyle draped egg emilio empowerment engage enough erie expensive experiments
expos factions fitch fitting flowering fodder forrester fritz furnishings gained
georgian gloucestershire grave groom guangdong guatemalan gul gulf has hawkish
hiding hilton hornets hotels hsu hundreds hygiene idaho ignacio indonesian
inferior inner intermittent invasion irreversible ismail janata jared jilin
johann johansson joining journeys kahn karen knoxville kurds lack laureate
laurel liu louise lukas majors manhattan marriage maurice maxim medvedev
memorabilia methane miramax moe mogadishu molina montenegrin moro morrison moya
murderer musab mv nearing networking originated outbreak pac pairing pakistani
parcells partnered paternal patricia patten pereira persistent peruvian picture
prayer prelude premieres pretext priest pumped punch reception recognise
redskins relatively replies republicans reservoirs revealing ridges rigged riley
robb rockefeller rodriguez rookies rose runners rural sagging said saudis saves
scarce scattering scrambled semiconductors sharif sharpe shootings shopping
shots similarity simmering singaporean sixty skopje sleeves smugglers snowfall
spat stabilizing stands statistically stevenson submarine suharto supermarket
supposed suppression surround suu tackling taha teaches throughout tipping
toughest trail traveled tse tu tutsi verizon verona vigilance villa vomiting
welterweight wenger white widely wigan wooden yeast zah
-20: accessible addicts advertise album alerted ames anatomy ancestry annals
antiquities approach archaeological argues aspects attain attributes
authenticity awaited ballard bashar beans beckham bellsouth bending billed bio
bolivian book boosted brandenburg brands bravo brennan broadcaster buckingham
buffalo build bulldozers bureaucratic canterbury carlson catcher chargers cheek
clare clark clemens clocked clr collins colonies complex conceptual considerably
consolidating conway councilman damaged daryl dean depended deposed deprived
destruction disproportionate doctrine dole downtown draper drums dunn dwindling
empowered escalate espionage events expression fe ferguson fide fielding fields
finds fitzgerald flared flick flushing formations freeway garros georg gorges
guerrillas gunships gustavo gutierrez hamburger hampton harvard hashimoto
heiress helped hossein hostel hurd improvised infinite informed insider
intentionally internationals jessica julie junichiro junta kagame kansas keel
kemp klaus knocks ko kodak lace lawson lie lime lincolnshire live local looted
lounge loyalty lra mansion market marriott mater mccormack meal meat melbourne
mentions mercenaries metallic minivan moshe mosquito multimillion myers nailed
nautical nikolay nile nippon nor norodom occasional olympic opposite orient
ottoman parliaments patrolled peeled perpetrators phantom philharmonic
photography picking placards players plotted ploy pointed pointing poker pol
policeman princeton professional professor pt publicly rammed raw ready rebuke
regent responsive ria robson ronaldinho ronaldo rosario saharan salman scenario
scout secretly seles separatist sexual sharp shaved shui sierra slew slower soar
soundtrack spiked spinach sprawling sprinter stealth straight stricken sustained
swelled taiwan tatiana theological theology these thousands tikrit tomatoes
traced tractors transform transformers trusts tuned turbulence turkmen turner tv
ucla unification unions uphold vacations vegas vermont veteran villiers warren
warships waziristan weak wells wired won yoh yokohama
-15: absolute achilles actively adopting advancing afternoon aligned amenities
anatoly and apparently arthritis assembling atlantis attaches avail aziz bahr
baird bangladeshi barber bargain barnard batsman bavarian beck becker beginning
beit benches bethlehem bian blunt boil bombing bounds bring brunei bushel butter
cadets cal cannes capitals captured career casa cemetery champions chase circle
cite civilians closely coast coated coffins coles collaborator commandos
competed complicated complicity constructing contended contra convent corpse
coup curt cyclists decay defeats denials denominations derek deterioration
developers difficult dillon discovery disrupt distinction diving doherty
doubtful downgraded drone emerson emphasis engagement england ensued erected
exist explanations explosion extent extremist farther favored figure flagged
fleischer floating flyers fortnight forty fray funeral garnered geared goodyear
governed graves greek griffin grumman guzman gym halftime hall hampered hay
helping her hybrid illness impact incidents ineffective informs integrating
internationally intifada jimenez joined junk karzai khalifa khodorkovsky kla
kosher kostunica laredo led liberia lied lifetime lim limerick lincoln logic
loom loyola maddux majorities marginally marine mark mcdermott mckenzie meaning
medley melanie melinda militiamen misses modernization moore mortars motorcycle
mr multimedia najib need ninety notched nursery olsen origin pain pardoned pbs
petrochemical pomeranian pot potomac preserve prevented priory pro proclamation
producing profitable prostitutes prussian rafter rally rapper rbis rebuffed
redmond reflect regained registering relative reluctance reluctantly repertoire
resident reynolds roaming robbie role rolling ruiz saved saxon saying
scientology scott scottish sean sectarian seizing serious setback sf shalom
shapiro shinawatra shop simmons slamming soils solid soto south spinning spree
springboard springfield starvation surgeons svetlana swollen synagogue sync
tanjug tents terrain thai theo tommy torch towns tricky truckers trucking turns
varied variety verse vicente volcanic wealthiest wellington wetlands while
wickets winery woodland wreath yuri yusuf zanu zia
-10: aba accelerating accusations ace admitting aids alarm albums alexandre
amassed amp andrew anticipated appearing aquino arch aristide armenian arrows
ascent auckland avian backwards baker battleground beacon beheaded belmont bihac
blitz brand broadcasting bur cairns came cartoonist carve casualties changed
charleston chateau cheryl chipped cocoa cod coli colin collaboration confusion
conserve consistent consultants consulted contradictory convergence cook cough
countryman crafted credibility criticized cullen culprit culprits cup dale damp
datuk dawson deaths deeper defences denny detected deteriorate dialogues
diarrhea digest discussing disease distributors domestically drummond edward
elderly elian enactment eradicate erickson eriksson etienne exchanges executives
expanding explained eyewitness fah fallon farmhouse fat fend ferreira fingers
flowing fossil garment gateway gaulle gavin geometric gerrard gibbs gift goodman
goran guggenheim guillaume hadley hails hajj hashemi henin hillsborough hilly
homered hooker hosni hyundai impaired imply intensify ivanovic jaffna jaguar
jammed japan jason jetliner jong judith kendall kept khalil kingdom kirby
kitchen korean kuomintang lafayette lagging lamar larson laurent leno let lone
lorraine machines marines marking marquez massachusetts masterminding mckay
medal mercantile mercer migrant militias mindanao minibus mixes momentum moussa
mouth necessarily ned negroponte networks neville newswires nobel nz odor opium
orbiting ousting outsourcing paints partly party pastoral paul paula pendleton
peppers perennial petersburg phrases piled pinch pirated planting plastics plata
pleading poison policemen political pork porous possibility postwar practitioner
preparedness produced proximity purely putting quarterback que quicker quoting
rather recognised reilly relax remotely reunite reveals risky roadside sandstone
scathing sebastian serbs sergey sherman siege sinai since ski sloan smith
specimens speech speedy spilled steelers sting stormed succeeds suggesting
summon surges sutton thaksin thames them theory therapeutic thornton todd toss
trademark translating transparent travellers undertaking unfairly unionist
unmarried unsettled usa varsity venues vests viewing vinegar walters warplanes
waterway weaken welsh whatever winchester windfall working worldwide worries
wrestlers yudhoyono zimbabwean zimmerman
-5: abandon abbot aberdeen achieving adidas adobe alexandra alison allege amelie
annapolis appliances arab armstrong asserting attackers attic attributed
autobiographical avoiding bacteria baskets bbn begun bertie beverage beverly bhp
biased blackberry blanco blast bledsoe bogeys borne boundaries breakfast brick
brookings bt builder bust call campaigning cancers carlisle carter charities
chicago clijsters coincide collective comfortably comparable complained conceded
concord confederation convenience cooperatives cramped crop cypriots dai dave
davis def defectors dem deregulation diabetes dirt disapproval diseases
disrupted dissidents dresden dried duncan durable eastward economic eponymous
erekat event everton fabric facial facilitating fallujah flint flooded flooding
focusing forbes forested fouled francesco fuji fundraiser fungi gather gen giles
globe gore grange greenspan grind grueling hafez hamid hammond handlers heavily
heavyweight hill his hits homes hooks humid ibn ignite imminent inaugurated
incident incompatible infants insecurity insurgency invite issa ivory jay jewish
jill jirga joaquin johan johns journalist judgments julio kandahar katherine
kathy killings kirsten knowingly kok late latham latvian leader letterman
likelihood liquor listener litvinenko livelihood lodge lopez majid malawi malone
marietta marion marwan matter mini misleading mismanagement mississippi
mitterrand morning movements nadal napolitano natal nate nearby nicaragua nld
noon nowitzki nuri omega opportunities orchestra outfield overwhelmingly owes
participated partisan pastrana phoenix playstation plots plunge plunged plunging
possessing poster pow professors progressed promises prosecuted pulitzer rauf
ravens regency responsible rid rio river rooney safe sco scot secession setbacks
sewing shipbuilding shuttered sidelines situated skeleton skilling slowest
smallpox smear soared sociedad sociology somali somewhere southern souvenir
spring steamed stocks stoke strengthened suicide swimmer tajikistan teamsters
testament their this throne throw times timothy tirana treatise trickle twisting
umass underground uniformed unix uproar valuable versailles virginia vowed vows
voyage wallabies weakness wholly yamaha yangon york
0: abc accusing aclu acronym act admitted afford ailments alam alex alexei
alicia alps already angus answering antibodies appealed arizona assailants
astronaut astronauts atmospheric attendees attention aung autism away azerbaijan
ba backer baden bailey bait bali bangladesh bare barely began benton blades
blanche boat botswana bottles boucher bryan burrell campaigns cape catalan
catalonia cdy cereal chalabi charlotte chechen civil clarke climbed colours
colspan combating commodore condemnation constituents context continued cope
corporation councilor crist crossed cruz dal datafile debris decline degradation
diagnosed difference diyala domenech dominique duke eighteenth eldest emblem
ended enhancing executed experts exploration facto fastest felipe fidelity
filmed fischer foiled gallery gently ghanaian glen global gordon gradually grip
guarding gwen hairs hashim hayden heir hermann honour hotly houses hsieh hundred
improving inacio industrialized instrumental introducing ivanov johannes joints
joseph kaiser keeping kill kinkel knowledge kwasniewski lasted lay leafs lined
lobbyist lockheed logical lublin luis mahmud maize mansfield martin mason
masters maternal maze melissa midtown mining mit modeled moving mph mustard mvp
neurons nokia observations oklahoma opener orion out outdated oxford pair
peaking pep pg pinpoint plavsic posed posters precincts prep preserves
pressuring prevalence privately prostitution quality rahman raytheon reflected
reformed repeatedly reproductive republics restoring rice rim roads roland
romanized ronald runaway rushed rushing saeb salon samsung sauce savoy sawyer
scaled scar schiavo servicemen shared shore shot showers sicily simplest
simulated sinks slack slight smallest soldiers sparked specializes spread st
stern stockton stopping stressed strikers stuck subordinates sullivan susan
sussex symbolic syracuse syrians telescope tensions thick threatens told toro
towel trader trainers tri triangle tribunals turkmenistan unconscious usc useful
uss uzbekistan vandalism veterinarian vicar vice violin waco warwickshire wasps
weir welcomes whip wood xv zemin
5: abusive accountants acting admiral advocacy aerial aeronautics affirmed alba
albanians allied alvaro ambush argument aria atoms attendant auschwitz austin
aviv baptism bathrooms belonged benson beverages bicycle birth blankets bouts
buccaneers busiest byrd canon carolyn cause cbs chalk championships chang chao
cheat cincinnati clay clifton cloud clout cnbc common comoros compete condemns
consensus considerable contempt contenders cooking cory crews croats culminated
cunningham curtailed davenport delhi democratic dempsey depend depth derbyshire
dili dime disarmed dismiss dissenting distraction dived driven dudley duff
emptied encourages endanger equities evening excavated facing falcons farms
fatal favour fight fine float formerly fuels gate giambi gig gold gomez
guadalajara guam guitar hamdan hassan haven hazards hedge highlight hiking hood
hutchinson ibm illegitimate inc indonesia industrials infant inflated insurgents
interfere invited involved java jefferson jermaine jets jorge jose karl kashmir
katz keane kingston klinsmann kuchma laguna lining literacy lobby madeleine
mahdi mai make marathon marino martyn massey mclaughlin memory mendoza mike
militant min minnesota minorities mint mirror mobilization moist mora morris
moss napa nec newborn nicole nineteen normandy oleg one organization organizer
outfielder par paralympic paramilitaries particles piracy playoffs polio
predecessor privy prolonged prompting propel puck punches purpose rabbani read
reaffirmed recession recognizes recorded regime regis rene roh safina saxophone
schwartz scored scrimmage seated sergio severed shootout silver simms sims
singapore sistani skills skyscraper slalom slaying slumping soldier solving sony
sore southwestern spears specials species squarely steak stole strained
struggling suburb succeed succeeding suggests summer swede tailor tampa telegram
tension tentative texas thwart time tom torino touches trapping traps trash
travelled trivia troubled troy umpires unfair upright upstairs val vale valle
vancouver verses viacom vietnam vowing waist wardrobe was werner wichita win
wings witness workplace writing
10: abandonment acoustic affordable again akhtar alberta albuquerque amid ansa
arroyo ashore assassinate assaults assure asthma atom attack aviation baht
balked beaumont because becomes bedrooms belongs ben berkshire birdie blogs
bomber brisbane british broth building bumper burlington called cardoso carroll
caspian chairwoman characteristics charlton chat chatham chose christine ciller
collector committing compare completely compounded condo condoms contradicted
controversy cookie course created cynthia dams dar dating death decisive
decliners decorations defend derive destroyer different directed distinct
distract drastic emergencies emory engineered enhance erosion exchanging exile
expedition falling faster fernando ferries finale fired firstly flanked fletcher
foam forces forge franchise gates georgetown gerald getaway gifts gigs greenback
guatemala guilty hallway handheld heavier heavy hebrew herman holmes horn hosted
humidity hussein hutus hwang icelandic imposing inaccurate inception incursions
influenza institution interaction interactions interests invites irna javier
jing joey johnson jon journalists juniors justification justine karim korea
kyrgyz lag lars larsson lax levelled liam likewise lima limbo linguistic
linguistics linux lips logging machine meager meaningful measured medalist
merging michael moines mustang nalbandian namibia nicky notably noting nuggets
onward otto ouster palo parked peacemaking pentium periods plagued pleads
possess ppp predominantly preserved presumed prius protect punish rabin
reasoning recaptured recently reliable represented representing resided
resonance restive rhode roles romney ruben rumsfeld russian schumer screens
segregated selling shawn sided silva sink sit slams smog sphere spitzer
sponsoring springs stab steven stevens straw stumbling sunken surveyor
suspicions suv ta technique telstra tempo th thompson timber torah trails
translates treason try ultimately vegetation vickers viktor volunteered wagon
walls wesley wilkins windsor xiamen zealand zoe
15: abdel abed accusation accused addressing afghan allison altering
alternatives ana analyzing andres antara anti apart apex archer armed arose
atkinson attendance auburn automobiles avenues baku barack bavaria behest beige
beijing belarusian bike bin bissau blackmail blair bogey bombings boroughs
breakout brighton buying campo champ chaplain charitable clarence cleric
clothing colleague competence complexity compromised connecticut convenient
cooled corners corp countess countrywide crackdown crest crime cultivation
currie daewoo democratically dentist designer destination det developer
development developments dictate dies director dirk docks doubts doug eighteen
elevators elisabeth embryonic escaped example extensively facts fairness figures
fire flash flux forehand forex franks fresno friedman furor geoff go goalkeepers
guangzhou guarded guardian guitarist halifax hansen hector helmet helmut hoh
horta hubble hugh hurst instruments intervened ipod is jacket jaguars jonathan
jones jpmorgan kazakh kazakhstan kentucky kerr kicker kiev knock kph labeled
laid lance lauderdale ldp lesser lightly lose lowly luanda ludwig makeover
manager manning mariano marquis massive matched matsui mcdonnell medium meg
mekong miles mine minneapolis miranda mixture moi mrs multinational namely
needles nielsen nonprofit northrop norwich norwood novartis objected offensive
offerings offside organisations pataki paths patronage pearce perez performed
peterson phillips physics piles pillow pippen pla playmaker population
portuguese posthumously province prudential quell quo rachel rafael rebels
recognition reed remarks reproduce retired ropes saarc sampson san scenarios
seminary shearer shirt signalled slayings specializing sprint squeezed stamford
steffi strait strikes strongholds subaru swat sweeping syndrome tainted
terminology testifying thinner thirty ti tightly tobias tow tractor travelling
trevor typical und undermine unreasonable valery volley warship water weaknesses
weston wheat william williams worldcom wrestler zhao
20: ababa accorded adams addis adrian alarms alcoa alphabet analytical andy
anwar anywhere argued ari arrived assembled assertion asserts attempting ayman
azerbaijani barbara barbed barge barricades beef billboard blogger bodies
botched branding broadcasters buildings bulb california capita capitol carl
casting castle censorship chairs chapel chiluba citizens cleaned climate
collapses college colorado combining competitions complicating conclusion
conflicts continuation controversies conversations costly creation criticism
crocker curbing da dalton darrell dealing declining defended dementieva deny
didier dining disappearance displaced dive dormitory downed dudayev edmonton
efforts ellis embryos enforcing evicted excel expeditionary farmland fatah fatty
fc fibers field flipped floated flood footprint fortified framed fresh frozen
gabriel gallon garciaparra gareth gave geology georgia get goalie goaltender
gonzalez graders grammar gran grand groups guild gunmen hanover hartford haute
headache heads herrera hinder hiroshi hong hypothesis ignores illustrations
including insisted insistence institutes intercontinental invest iranian irvin
islamiyah it kabul kent kia kong kyi kyrgyzstan la land laos lbw lehmann levine
libel lobbyists los maintaining malaria manifest manifesto marcelo marshal marta
mccain megan mills milwaukee mir mk mobutu mohamed motel mozambican muh nagoya
national nausea navy near nearly newspapers nunn observation organised ould
owner paolo particle parties pasha pcs pepper poh portland practices precinct
preside preventing principality principles processors prohibition protective
pulling questioned quickly ramsey ranged reconstruct record referees refuge
rehman reinforced renamed renewing renovated repeating replay residing rico
ridge rival royalty rsa ryder sacramento salaam sanitary santo satellites sayyaf
scant scholarly schwab scoreless scrambling seahawks shanghai sharma shelters
shredded somalia somerset sotomayor southernmost spacecraft stable stearns
stephenson stretching su surged surgeon sydney tae tankers tanks taxis
technology telephoned toby toni topping toronto transatlantic unfit us ussr
uttar vi visit warburg weld wheelchair wiley wooded worked works worsening wuhan
yielded
25: abdullah abel accomplices acre adnan ahern ailment albany allan alto amd
americas answered arguments arlen aston augusto automakers bak bakiyev bashir
bates batter bel belfast bend benjamin berg berman bilbao blistering bone books
bookstores booths brady brain broadband broken browning burnley business by
cadillac cardiovascular carlos carlton cascade casts cedric chain chairman
changing charted charting chernomyrdin chiefly chiefs chronicle clement
collecting coma commodities computing consider consistency consolation conspired
constructed contending cornelius correlation corridors could countdown croatian
cue culminating czechs daniel deceased dei departed dependence designs detroit
diane dice dick difficulty disadvantage distortion does dorm drew drove during
dwellings easiest electorate electric elements encourage enhanced enrique enron
ensuing eritrean ernst espanyol estrada ethnicity exchanged explode expose fina
financier fireplace firmer forging fort found fowler fragments freighter gallup
generally genocide gerry gingrich governments graduated grande guides guinea
hammered hamper hauling heights heisman henderson herald honduran implies
incursion injures intimidation iowa islamist jalal jana joshua julian juveniles
kenyan kicked kirchner klein knocked kraft laboratories lambert lapd lea least
legs leone leroy lessen liechtenstein liverpool lorenzo lumber mahmoud malaysian
math mcguire mclean mdc mechanics medallist medina mentioned microwave midland
migrants morgan motorola nam ne nick nudity obama ocalan opposing optic outcome
outposts owen participating path paulson persuading pittsburgh platinum playoff
poisoning pops positive powell preceded prefecture premiered public publishers
publishing raising rebound recall refining reflects relied replays reunification
road rochester rouge rubin rushdie sat scam scientific seals shelves shin shire
should showed shows sides signaling simon slice smoking softening solved
southwest speculation spokesmen starr stocked stopped stove streamed strokes
surge surviving swearing synthetic telephones teller terrestrial thrown tomorrow
tony transplants trap trauma ukrainian undated unify unintended unmanned
unpopular utah verde vicinity vista vol waterford wilkes wisconsin wo work
writes xavier xerox xvi yahoo yeltsin zambian
30: abidjan aboard accumulate acres actions advances affiliated ahmad anatolia
aqsa arrested artillery artworks assisting atta bae barak barr beefed beforehand
besieged brokers bump bunker burial cali castillo ce centimeters clean climb
cohen collier commissioner communion complementary conflict connie considering
conspiring contender cooperation corey counselors counterpart courtyard cuba
cues dakota damian das decker deepwater defenseman del delivering delta detached
devise diaries diet disarming dismissed disruption earnhardt el endeavour
episcopal episode eradication establishing fall ferdinand ferry fits flag flew
flu formed forth forum freddie freestyle frontal gameplay gamma gomes grab
grabbed grazing greenland greenwood gt guido guns habibie habitat hamad heel
herbert hesse hierarchy high highways hungarian hutchison improvement increasing
indications infiltrate inspecting isolation istanbul ito itt jarrett jockey
josef jp juries keeper kelley knives kouchner landis largely laurie lectures
legitimacy lg liberian louisiana lsu ltte luxury maker mali manor marcos mccann
medals mediterranean mergers metal monterrey mubarak nancy neighbourhood ng nn
nominated obituary obstacles olympics opposition outlying owners particular peak
penetration perimeter philadelphia philips picked picket plummeted polls pools
positioning pour poverty pregnant preston progression prominently protracted
prussia quran raft rasmussen razor remedy renounce reservoir resting rib rios
romanian roommate rope rosenthal routines rule sabotage sailed saleh sandra
santos sciences scoring sellers servants setting sheriff shifting shocks
shortcomings showdown silvio simpson sinclair sketch slump sm small social
soybean spinner stalls start stayed steal stewart straits stranded stretch
suffrage summits sunderland supreme tactics teaspoon teaspoons telecoms
telegraph tennessee terence theoretically thomas tiles tires toledo towels
toyota troubles turn undergone unexpectedly valued vic virtually voters waits
weeklong winger zach
35: ability able abrams absorb abuja acceptance accompanied acquiring across ad
advising affected affecting against airplane alberto alito although ambiguous
anchors andersen anthony apostolic armitage asking assad assailant assumptions
aus badawi bambang barings bass bed birdies blood boca bolt bonds boosting
bought bratislava bridge brush busch calculating cameras captors cardboard
catalyst catches cathay caused ceremonial chelsea child chilean chimney chop
chris clinton clubs cobra colbert collection combatants commonly complexes
complicate considers continental continuously crease creek dan debates
deforestation democrats denis denise dennis devaluation devote dhaka dip display
disposed dozen drummer dry easily eddy edging ehud emerges engagements engineer
erased euthanasia every exercised exeter experimental face faction fernandez
flare flashpoint flaw florence florida forcibly foreigners freetown garner
glasgow group guided hampshire hardline hence hicks hints hk holden icahn ida
iii induce indy ingushetia injecting instability intend investor iron janeiro
jennings kabila kills kmt kuznetsova label labs lacked lavrov lawyer lehman les
liberalization lineage liz longstanding loss macau masri mauresmo mayor means
mena micro militants minerals mlb modernize motorists mueller murder mussa name
naples nguyen norte opening orchestral ossetia ostensibly ounce outlawed overs
owned paired parkway parry patrick performance perry petersen petra petroleum
pettitte pfizer plateau plumbing police pontiac pornographic pratt preparing
prime purdue qassam radovan raleigh reaching rebel reclaimed reconstructed
rector region rehearsals relates relief rely repetitive respondents restrain
rica riga ritz robin rover rubbish russ rwanda salinas salomon seasons settling
shear shimon sliced sneak sofia soil songwriting spokesman ss stick strengthens
stretched stretches stumps sufficiently suggestions susilo swiftly symposium
tail taipei tallahassee tanzanian tate territorial territory terror testified
therapist tianjin tipped topped tower trade truce turnout unaccounted uncertain
uncertainties unconfirmed unknown unnoticed up vague venezuelan victim
videotaped volatile volatility vs wagons watergate weekends wholesalers wii
witnesses zidane
40: abbey abramoff acc accidentally adriatic aerospace airstrike alexandria
alvarez ambulances anderson angolan appears archeological ariel armor arrow
assassination attacks await awards backstroke balancing bankrupt bari be behind
benefit benin births breakup bye caliber carbohydrates causing chadian cheaper
cigarettes citizen claimed claudio club comparative compass compositions conceal
concentrate confessions conrad create curved customary cyclist dade daniels dart
debuts den denying descending descriptions develop discarded distances
drastically driveway dwayne ea egyptian emanuel emigration emmy endorsing
enforced english ensured environmental er evans exited featured fell fencing
forecasts fujimori gary gearing germain goma grenades gucci heap heinrich henman
hepatitis hijacked hinted hole honduras hotel ih inaugural inched inconclusive
induced informally ingrid initials integrate interfering iraqis ix justices
kampala kaplan kcna kurdistan lampard language laptops las lewis lightweight
limousine lloyd locally loosely lori madison magistrates maiden managers manuel
marrow maxwell media medics mesa mexico michel mines miriam mortar murders nepal
nestle ngo nigel nightly nuevo oak of opened opinion outskirts pap parishes
patterns pause pf piero piling pinned pinto pitted poses prestigious primakov
profanity proposing proposition psychology punching questioning race railroad
ranariddh rand rationale raul reader regions rendering republican rescue reyes
robert rosen royal rudd russia saeed sampled sans saturday secrecy senator
sergei shelter shoots shortest shrapnel sirius soloist sooner space specimen
spence spun squads stain strain sunnis supporting symington thread timberwolves
tokyo triggering tuberculosis turnpike ugandan unilateral unrest utc vanity
viagra virtual vodafone washington weaponry webber wedge welch westminster
whoever with wrongful yates yellow yevgeny yonhap zebari
45: accomplice achieve adhere adversely affects aim airwaves alejandro
ambassadors amr anchorage andre angeles antoine antonio arguing arrival ash at
atalanta attempts auditorium balloon bankruptcies barnes bedroom bernard
blackouts bodyguards bragg brandon brian browns burkina calgary carr ceded
centerpiece centred chapter chevy chips christophe cluster coffin cognitive cole
color commander competitiveness compose composed connections cosmetics craig
crises crouch crown crude damage de decoration dependent derailed detect
develops devised dow down downhill draws dynamo earned eliezer empty energy eric
europe exists exporter fa fate fk food forecast forensic foreseeable foul
frontman gerard glove govern granada greater gregory grill grocery growth hamas
hancock harpercollins hastily headaches headmaster heed holland hospitalized
hostilities hwa hydroelectric impartial impetus indication institutions int
interpreter invasive izetbegovic jumbo jumper keeps lacks lamont landlord large
last leadership leather looming lungs macdonald magazines makeshift malaga
mallorca maneuvering marshals master mc mci mediated metals middle migration
militia miller missouri mold monopoly montenegro moreno mortality motif
motivation murray myanmar nanny nationalities nba nbc nicolas nigerian nl nose
ntv oceania odom okinawa oldham oman opinions osaka ounces outreach oval pave
peaked pens person petitioned physical piano pieces precursor presumably
principally problematic producer proton psychological quarry quoted railways
reasonable recruited reich remains remote renting represents reprisals
retaliation retiring reversing rhine ricardo routinely salah salvage schmidt
script secretary seeded semiconductor senegal seoul series seventeen sewer
shaath situations skin slid smoothly solar sometime soon spam spark spill
spokesperson staples stepped studio stuffed subjective sued supported tap te
teachers teaching tear technologies tel terrorism theoretical thierry titular
tottenham trainer trans translated tt tucker ulster underneath unified united
upon vacation vatican ventures vessels walnut walton warden watts wilson wrongly
yard yitzhak your zapatero
50: acquitted adrift advised agricultural amanda anchored angles ansar
appearance armour asif ask australia authorities averages backhand barcelona
beams belonging bipartisan bombardment bombs bush caldwell calf campus campuses
cancer carriages casey caucus championship chemistry clear clergy clues
coincided combination companion computers conclude conducting contests
convention coruna counted courts croatia cska curtain dallas declare defamation
defends democrat denver desirable dictionary differ dioceses dismisses doctors
drilled eastern eddie edwards embryo envisions equalized es ethiopia exporting
exposed falls federations ferrero fiber figaro flip forbids forming french fully
furnished gail georges girlfriend goal goals harmon homeland importers importing
imprisoned ina inappropriate instances interrogated involvement iphone jenin
johannesburg juve kafelnikov kevin labels landings launched lawful lend
leningrad librarian logged lott lunch lund lyle marianne massimo maturity
mcclellan mckinney menem mgm microsoft moscow moslem msnbc nave navigator needy
neighboring neumann nevada newcastle nominee norfolk notch object organizations
ousted outages paramilitary parenting parity passing pawn pearson pga
pharmaceutical pistols pleas politburo poole pornography porto preseason
pristina quadruple raids ramos reactions receivers receptors refineries
reinforce reiterated relaxation reservation resistance richard rigid risks rub
ruled saddam sahara salim scrub seniors separating sequences shoe siding skirt
societe speakers speeding spills spraying stakes stop storyline strictly stud
studies stump sunni tablet tajik tampering taps tat team techniques tens
terrorist textile texts throat titled tnt ton torpedo triangular trophy tumors
tunisian tunnels uganda umpire uniform urging vest vick viii vilnius virus
visitor vying wants warner wes west williamson winston xbox yen yielding
zoellick
55: aiming airliner andreas andrei andrews arsenal arson ashcroft associates
assurance australian avenue averaged avert avoids barnett bars beatings beshir
bind bishops bolivia both botha bounced break breaststroke bucs camera capture
caracas cardiff cent chopped citigroup clerks colonel commodity concerns
concrete conductor connection continue contribute conventional cooperate
corruption crash crosses cumberland cw declarations deed depends differed dipped
directing discipline disorder disparity dissident distance distress diversify
divide dpp duchess dumped durham dutch ed egypt enterprise enterprises entrusted
equipped estonia expatriate explanation flat forwards freezing freshmen future
generale giving google graduates greene grounds grupo gunshot gymnasium haas
hander hangs hardenne harper havens headed hijacking hormones ifor incomes
individuals inscribed insurers intersection irrigation islamabad jemaah jitters
julien jump keep kellogg kelly kgb kimberly kms kohl languages lansing largest
lends lexus lieberman lithuanian localities low lugar madoff magnum maintained
markus match mccall mcchrystal mcveigh middlesex moreover morse mostar motive
motorsports mottaki mundo nabil nabisco nantes napoli nationally naval navarro
nc negligence newer news northeast northernmost northwestern norwegian nyc
officials optical oregon organism organize other palestinians panathinaikos
partnership pediatric pen peso petrova physicians pietro pinochet pledging power
prematurely programmed pumping queensland qwest radio reading represent
resolving restoration romano rome rotary rounded rue run runner rusedski sails
schuster screen seaman searched severe seymour shed shenzhen size skipping
slumped soyuz spaniard spanish spiral spouses stabilized stacy statehood steve
strand styling suarez subdivisions superiors tariq thailand thomson toe topple
tournament tracing trading transition trio twa underscore usual veins violating
wait waiting weighed wilmington wireless
60: absent accident advise airlines allegation alone analyze andretti angelo
area arise arkansas armenia army asa baking banja barrett bayern bleeding
bradford bradley brent cambodia cameraman cantor cavalry cease chairperson
chapman chile coal collar columnist commanded commerce commercial commuter
compaq competing compromises computerized concluded consequently constant
contributes coordinated correspondents cr crashed cummings cutter cyril dagestan
decorative deflect demographic derives dj drawings du dupont edged elaborating
electronics engraved entirely escalating essays established estates ethanol
examines excavations exported factories fannie feeding fence flanders flaws
fluctuations flurry franc frenchman fugitives gains garza genoa ghraib glossy
gram gravel grenade hayes hezbollah hid hides highlights households hub idle
implied imprint in inability indiana inherit insists inspected intending
intention internet intervention interviewed interviewing italics jacksonville
jean jeff jet jr juan jurors kidnapped koran larsen latest legislators lionel
lpga lt lucent luiz lyons macao magazine maher manages managing meanings meant
mental merkel miami military mistakenly mladic mosul mozambique nails najaf nasa
nearest neural nichols nicotine northward obliged offense olympiakos otherwise
owns palm paralysis partner patented peru philippines phones photographs pill
places pows practice pre preparations prints productivity profiling quartet
quinn randy recovered recruit references regain regan remedies repaired reporter
reporters resources resuming retailer rodham rookie rotterdam runs runways sachs
salazar salt salzburg sanctioned sanitation saturdays save screenplay
sensitivity sharon ships shutting signaled silverman simulation slowdown
southampton spreads springer spying steiner stokes stores stresses strickland
stun subway successfully symptoms tablets taking tallinn tanner tile toilets
tome transparency tries tyler uncover unesco unharmed universidad unveil unveils
upgrading utilize vaclav variations veil vendor venture verbal vocals wartime
weekend winding yields yomiuri zarqawi
65: abducted advancers advantage advertised advises afl afloat after aggravated
agriculture alabama alias along ambassador ambulance apology appearances
armistice asked atlanta atomic atop attends az balkans banned blackburn bottle
brazil burn calculated camps cannot captive carefully carrying centralized cents
chancellor cheapest christopher chunk class classrooms cloth clue commandant
confederations connolly contributing cordon cork corporate crashes ct currencies
davies daytime dealt defected denies diary dictated discrimination disorders
dutchman editorials elias emi en equalizer ericsson expert exploded fallout fao
finger fis fit flush footage friday fundraising garbage geithner gina gloucester
grease hardship hutu hypothetical inadvertently inequality influx informing
international itself jelena jenkins kenya kinshasa kmart league linebacker
liters livni london lords macquarie magnus mainland marked mathematical mats mca
metz minister minsk montreal moran mousavi muscles nfc nhl nm nonfiction
obstacle occurring opponent ordinaries organise part pavel peripheral personal
pharmaceuticals phony photographic plaintiffs plastic preferring premier privacy
probing proportion protects psg quarterfinals raided raised rapes rated ratko
reasons recovery refer referee rehearsal rehnquist reject rematch rents rewards
ri rick rocket roof ross roth sadr samir schroeder score scrum serbian shannon
shell shimbun shotgun sideline sized spans speed srinagar stakeholders stickers
streams sudanese suffolk suit summoned suspicious sustainability swansea sweeps
tablespoons tactical tagged task threatening tobacco token toll tracked tracts
tram trimble uaw underage unfavorable venue viable videotapes von warnings
warwick watkins winless wrongdoing zimbabwe
70: abductions abide accepting acquittal afforded albanian albright alongside
another argentine average aznar bachelor ballack bearer before bennett
berlusconi bilateral biology bond bout briefly businesses canada cans cas
chechnya cheney chest chester cholesterol christie circumstances coleman
collision colombo colon commanding commando communication compiling computer
continuing correctly criticizes czechoslovakia daniela danish daytona declines
defuse denial derail disciplines doh downs drawing drawn dropping drum eased
effort elena enclaves encompasses enlisted escape fabian failures fetch finals
firestone fri garage gbagbo general generating genome genus graduating grain
harcourt hastings highlighted highway hmos house hydrogen illnesses imported
improve incarcerated incorporating insurgent intact invitation ipswich jankovic
kyle launchers lawyers le leading lecture lighter lines lip lobbying logos luke
lung machinery magnetic manned manufactured marc mat melamine michelin midday
mile miroslav missile mission mobility models morgue muller myspace ndp neal
negotiator norm north nottingham occurred ontario opting oral overturned panama
participant partners patrol patty paving pipes pockets preakness presentations
pulse qaida question reaction reforming resource restored rifle ring rn ron room
rossi salisbury sars school screw season sentenced singles sold sovereign
specialists stated steam steele steered steroids stockholm subjects sunday
surrendered survives tackled takers telecommunication telex took torn tours
trace traveler troublesome trucks tsvangirai tyco tyre undecided uruguayan
utilizing verdict vieira viscount volvo wharton without wolverhampton workout
workshop worth
75: abbas abuses accuses adjusting adult airing airs al allmusic an annexed
appear approaches areas asean assessing attendants autograph automobile award
ballistic baronet barring bb bi booth bordeaux bore borrowed brunswick callers
campaign carolina categorized cellar cellular chongqing clerical coaching coins
combine comes commonwealth conditions consolidate consolidation continuity
corinthians coroner corps costa counties county coventry cppcc croat curtail
curve dario dealings debra defense define deprivation dianne differences
differing dimension disappears ditch dixon donated downing dprk ds dye edge
effects emmanuel enclave eritrea essentially evacuees evenly faso feyenoord
fielded firing flats flemish fliers foreign fouls furnace gam gambia gephardt
gets ghana goalkeeper gov governance governors guillermo handcuffed harassment
harris hayat heirs homicide hopefuls hospitals however hsbc immigrants
inscription karadzic kdp khalilzad khost kyodo laden lane lcd legitimate
lewinsky libraries livingston ltd major makeup manchester max mediators mount
nablus narrow neutral nonpartisan normal nouri occupying only pairs petr philipp
planes polish portable possessions potentially prepared prizes prolong prosecute
protected quit rainfall ranked receptor recorders recycled redevelopment
referenced refurbished repetition reruns retaliatory rey riddled riders rig
rigging roc rodrigo rolf roundup salvaged scorers scripts secret secretaries
sevilla sharia snap specter sped spell stage states steep step stockholders
striker string sums surfaces swelling tanker tarmac tiebreaker timing trip
troops tuesday tumor turkey twenty undersecretary unfinished variation vein
verdicts video volunteer wada would yahya yemeni zaire
80: action active adopted advisers aires airstrikes alternative altitude angular
annexation apec armey arming arsenic arteries atletico backed based benfica
bengals bentley betis biomedical birdied boycott boycotted brief briefed buildup
burton cairo can canceling chief chirac chord columbia commit competition
concorde concussion console consumption contribution countries courthouse
credible cycles deflation dhabi dividing divorce dodge doubles elbow
electromagnetic emir escorted europa exercises extant fatalities favourable
feinstein fellowship former from fugitive fulfill fumes fundamental ge guide
half halting hammer headline heat heated hodgson hosts huber implicit improved
inflammatory infrared installing insulation interfax israeli italian jens
jeopardize josh judgement juergen kaka khartoum kilometers kuala kuerten lamy
laws levin longer lumpur maneuvers mathieu mill mineral minimize missing
mitigate molecules monday moroccan moynihan multi multibillion nationwide neatly
nepali nfl nigeria numbers numerous nw orbit outgoing outlook pablo paint pascal
pastry patrols philippe photograph pickups please polanski pound preferably
presents press profits proteins provinces ratings reciprocal recovers regiment
reissued reliever repeated reported reprinted returning ribs rights robberies
rolled routed rubens sa scanning se seekers selective serbia shall shelton
simultaneously sk slade slap slobodan stance stats stomach strategy stringer
subjected synod tapped targeting telecommunications tested thorough tour
townships tracking translations ulrich unita venezuela videotape villepin
wachovia wide widening worsen wounds zairean
85: abkhazia accuracy acute alan antibiotics ar arabia arabic archbishop
arrivals assassinations axis baath barrier bart baseline belarus bhd blog
boehner boj bombardier breaker brigadier bse burundi cagliari capital capt carla
caucuses clandestine cn coalition commentaries compact companies company
concluding confession congressman constitute consultative containment
contributed cooper copper copying corner correctional crete crunch curves dam
debuted decided defender denktash deportivo detectors difficulties dots drills
dyer east ebay edinburgh educational embedded enact ending enforce estate
etymology evidence exhibitions exhibits factual farm fatigue favorable filming
finnish fla flagship focus forums freed futures gabon gathers gennady habib
havel hd headlined heinz herve herzegovina hijackers hines holes holloway honda
identifying illicit indecent industrial inflows inherited interpol
interpretation into isolate italia jails jerome kadima lamp lawmaker leeds
lethal lien liner located luc luka macedonia matters mcgill mechanical mediate
middlesbrough midweek milosevic missed modeling mofaz moldova murphy naira
negative newscast nurses off organs palermo paraguay peer period pierre pilots
pin plaster porsche possibly potential precautions preschool prevent primaries
principals prize probes proliferation pronunciation ps put quebec rahim rai
rails rca rebounds reclaim recounts referred reno republic resigning robbery
rowland rwandan sadc scores serial sewage shale ship side siena simone singled
slices slightly smuggle smuggling snapshot sofa sovereignty spectrum spelling
spells spine stability standoff stefano stephanie structures subtitles tar
thursday topix touchdowns townsend trailer travels triggered tripled unicef
university verbs videos villeneuve wash windows workouts wrapped yards
90: abbreviated ada adding advanced agree ailing airports alessandro allegiance
altered altogether antitrust armored armoured arrives atoll awaits bagram
bangkok barclays barracks bbc bc bogged brazilian brock cabins cadet center
christoph claude clips compilation connect construct consultancy convicted
cosmetic courtesy cum custom dash david debate decreasing demanding description
desktop digitally direction djibouti drag driving easier effect ehn elsewhere
emil eng enriching envoys essay excessive fabricated faces fairfax fayed flour
fly frequent fridays fuse goldman gonzales gregg groceries guards hearing
helicopter helm hired homeowners hungary ibrahim instance instrument intervene
jurisdictions keynote khaled khalid kilometer kurt lanes leach ledger linear
loeb lottery magnet malta mans marco marketing mate mathematics mathis mayo
meals meanwhile medicine menus message metropolitan midfielders minority
missiles mistreatment mitchell nadia nafta naming nato neck needle negotiators
neurological occupation operatives outer overdose oxide pais palestine
participants paying pc perugia pest pesticides pipelines planning plasma plural
podium point pollutants pressed prices produce progressively prop provincial
pulled purported pushed qatari rancho receptions recordings relies research
respond retirees rider right rod roll scoop scotland sears sectors seedings
seeds semi seminar senators serving slowed southeast spanning sparta stairs
standards steel stiff streaming strengthen suez surfaced systemic tactic takeoff
temporal the threatened touchdown tournaments tyrone umbrella unemployed
unidentified unseeded utilized valencia variant viewer vitamins warehouses
wicketkeeper woodward wrapping youtube zelaya
95: aborted activity added advisors afterwards aimed albania algiers angola
antwerp argentina arrive attempted bacterial banning barriers baxter bets biden
billions birmingham bits bloomberg bounded breakaway bremer briton broad broader
bruises bruising bucharest bucket cac cafeteria calendar carole cars challenger
choices chords chronology classroom cleanup clinched cologne colombian compares
convened coordinating cordoned crisis culled customers dana definitive delegates
delivers denied deported derrick detachment detonated differs dock drill earning
economics efficiently elbaradei elevator elliott epo estimate estrogen explodes
fabio facebook facilitated finite finn fitness gallons gao gilles governor hamza
hans hearst hectares help helsinki hiv hostage hosting hurdles if illegally
illinois improves incidence indianapolis informal insurer interstate investment
iran itv jamal jospin kenneth legality logan mac malaysia maliki managed markers
meantime merger merrill milf minced mitsubishi montgomery nairobi nicosia
northern nuremberg odi opposes outside overturn pattern petit piece place posada
powered prisons privilege prosecutions protest quarters raid ram ran reconsider
reformist refugees regiments rejecting response retire retiree rigs rove running
sacking sarajevo schools seasonal sentinel separated several si sizable slovak
soften speedway spur stefan stockpiles streamlined students succession surgical
tass taxi teams tenants terrell testosterone threat throws traded translate
transplant travis unacceptable uncertainty undergoing unsuccessful unveiled
upheld ut vans variants wales whenever wilkinson winner yasser year zero
100: accords addressed advertising affairs albion alert allegedly alleviate
ample announce anytime app assemblyman associated averaging back barrel basel
bathroom bauer bearing behavioral bernanke between biennial bildt blackout
bogeyed bogota booster bowen broaden burns calls canadian caps carded carlo
carmaker cast cello change chrome claiming combatant commencement compatible
concentration constitutes continuous copenhagen copied corzine credentials
crossing deans debated deemed delegation dependency detentions distributor dos
dublin ecclesiastical ejected elect elementary emeritus employed enrich ensuring
entity european faculties favors feasible feingold fewer finished firm followed
for forthcoming ft generated genetic ger gop goss health hereditary heroin
hongkong hook horsepower hose iaaf identify indicted infections inflationary
inject insisting intelligence interceptions israel itar jeremy judgment kick
kigali kl kris kyoto larijani later ld legislatures malnutrition manufacturers
margins markings massage mast matt mauritania methodology miers mitch mls modem
monde names nerve nurse offering offshore onboard ordination organisation
osasuna outlet over pack packaged pamphlets paralympics parsley patches pathways
perform persuade pesticide phnom pins pistons pleaded plot ponte posthumous
powder presenting priesthood promoted properties qaeda quito recover recycling
rejects renewed reportedly resolved responsibility rest restricting retires
reverted reward rightful roma rounding rupiah ruud saab sacked santiago satisfy
severity short similar slovenia smuggled solve sonar starts stemmed subdivision
suggested support surpluses swedish synopsis talabani tank tanzania taxed
teacher then timely tni tools toxic traces trailing treaties turin turkish
twitter ubs unlawful valladolid version versions vfl vivendi warsaw weber weigh
whether whilst wingspan winners woes worded workers xinhua xxx yugoslavia
105: aa abu aig appointing arriving au autonomous barton bassist belongings beth
bodyguard breast broadcasts cameroon cannabis captives casket causes cement chad
claim cnn coffers collated condit condoleezza consumer continues controlling
converts convictions counter crimes cross delaware denominated depart detail
determined dimensions diplomat downward dr dvds earnings endowment establish
eventually exceeded expressway false feed first ford freely ga geographical
gerhard greg healthcare hoc hostages hull im importer infantry infield informant
infringement ingredients injured ink installations inter jordanian juvenile
larger latvia layup leaving libertadores litter looms loophole maintain majority
marcus matches mechanic merged meridian mesh midfielder midlands mobile model
molecule motion mutations narrowing nasdaq new newark newsday nih nihon nsw nv
open operators organizational outcomes outs oversaw oxygen pamphlet panetta
papal passages peg pegged pelosi philippine physiology pills pit platforms
pocket pollard pollution priced primarily psv purge pursue races ranging re
regulating regulators rejoined retrospective riyadh rojas rows ruble runway
rupees sail same sap sarkozy sas satisfactory sato saxony seed sharply shield
sketches southeastern spiraling splitting spokeswoman staffed stalling startup
steals strike surrender take td thirteen timor toulouse train transports
treasurer tribune unconstitutional undertook unnecessary unsolved ups utrecht
van volkswagen warehouse warning web wednesday wins wnba wolfsburg zoning
110: ab accept accepted acquired activities adjoining advertisement aired
airfield airways ajax algeria algerian ankara appeal appliance arises arranging
athens autos balanced banco bar basque baton belgrade binary biological blade
blocs bnp bolton borough bruno budapest bullion butler cable caller capabilities
carriers ceased choosing closed co coating coin coincides comments
communications competes composite confined confirm contraction councils dec
definite degree diluted disabilities disagreement disagreements dodd domestic
drains eduardo election electron embattled enlargement erik escapes exercise
exports factory farc fetus filling finish flotilla focuses fokker forged
formation fractures glucose government graphics halfway halved hamilton hangar
head honors household implants indices infiltration integration interest iraqi
its jensen jersey kathmandu kidnapping kidney kurdish leaf lengths libyan
lindsey lithuania locomotive macro mae magna manila manufactures merit metro
midfield minutes mirrors moved newsroom northeastern npc nsa observer oder pan
parent paribas pence pencil physician pile pipe plants player plc portsmouth
pretoria primetime prodi promotions prototype psychiatry ranks rape recording
recruiting rejection relation relay remained reply reserved resolve ringgit risk
rob sabah safeguard scans schultz schumacher scramble sebastien seller semifinal
serve shelf shortage sixteen sixteenth slows solo spa stade stating stave
storing strategic strict stuffing stuttgart subscribe suisse swiss systematic
taxpayers tenet therefore threads tops unconditional underwriting vaccines
vicario viola vitamin walkout warns whitewater
115: accelerate accessories accommodate adverse af affiliates afghanistan
alcatel announcing basra bath bergen bourse brahimi breached breaching broadcast
bulgarian bumped buyers camp ceasefire charcoal cited citibank cleaning coat
colleges compounds compuserve concerto concludes conference consultant convict
conviction crack critical deploying disabled dismantle disposition drying
earlier ecowas eindhoven end engineering enhancement entered evade evaluating
executions fed firms fleet flexible foley force forced formulate fr gap gas
generalized generate grievances haul helps herein holbrooke hour iceland
inadequate infrastructure instructed instructors instrumentation intensive
investigating investments ireland irregular jaafari jan join junction kilometres
lands larvae lays lecturer likely lille links lire liver marseille mediator
meeting methods minimal minute mri netted ni ninth nkorea nominate oil olivier
opted os palestinian percussion pesos plaque precipitation premiership problem
profit project prompted properly publisher punishment purportedly qantas qb
recurring reforms regents responses result ribbon rugbyu rulings scorer sending
sensory serb share shelby shoulder sked snatch solana sophomore sperm stacked
stages stainless starter static steroid stimulate successive summit sv tables
taxonomy technicians textbook threats trajectory turbines turbo underlying vent
vessel villarreal vital werder whereas wikileaks wolfowitz zaragoza
120: accumulated adopt ads advisories affect ahead air algorithms allawi also
answer any apartment arafat asks associate avoid berlin beta boeing bologna box
brescia bristol britain buenos bus canal capability capped care ceilings
cellphone chapters clinch clinics colombia communes compensate complying
conflicting connected contentious correspondent counselor covered creates
cypriot darfur defensive deliver demilitarized dial disbanded discriminatory
distributing donate drilling endorse enforcement ep equatorial est evacuated
faults forgery forward fulham gender geographic guaranteeing halves height
hurdle imbalance implanted initially ins institutional jakarta jordan juventus
ladder lap latter lawmakers likud lineman lineups lloyds locked loosen lucrative
manipulation marijuana maryland medicines meter minor missions morocco ms munich
muster nations needs neighbouring nt ny obligation occupied oils or ottawa
outlets pads pal paris parma patch pkk pm poll portal pp primera proceeded
products programmer proof pull pyongyang quarter railway recommend recommending
recurrence reelected refinery regularly reliability relocate restore reviews
saad saddle satellite scaling scandal screenings semifinals served seven shrink
simmer simplified sits slide spaces spd spray staircase steer stroke supplying
surface surname tablespoon tailored tied tire title to torture translator
tributaries twelve two union universities urges veterinary void weekdays
whereabouts zurich
125: accounted advice ahmed alain allegations amsterdam analyzed array artwork
austrian automaker automation axe basket billings bishop blanket blockade borrow
bra bremen bribery calories carriage centrifuges conferences confirming confirms
congo constable constitutionally contends contest contestants contributions
counsel counting crew curfew daimler dakar delegations delivered demos
destinations digital directors dismantled diversion dollar dose drives dubai
ease ecuador effective elections electrons elevated emirate entities episodes
equilibrium erase esp et ex examining factor five floors freeing frigate gag
gasoline gears genes give hospital humanities inches incorporate incumbent
initiated injuries intercept inventories investigated irl isaf kessler
kidnappers landed landfill launch launches lieutenant lifeline loaded lockerbie
manuscripts maps may measurements merchandise midterm midway moisture mossad
niger obligated packs paperback patients penalized plead poland powers pressures
probable projections prostate protein punishments push qatar quad reach readings
relocated render retail richmond rises rna roadmap routine ryan scales sedan
seized sensitive servings set settles shipping solutions sorting specially
speeds split stalemate stems stephan stock strategies sudan syndicate systems
transmitting transporting tying uae unincorporated updating value varying
violate westinghouse whopping wipe yuh zambia
130: abroad abuse academic accountant administrators admiralty aek agencies
align alleging assemblies attempt attorney baghdad banking beds beirut belt benz
boosts bp breaches canvas cc celta ceo choice cigarette complications conferred
confirmed cote councillor coupe coveted dealers decommissioned deluxe desks
dissolve edited electors embassies emirates employ entitlement eurovision
exposure factors faulted features feb fills finalist fork formulated gauge
gazprom german goes govt greece greenhouse harare hauled heading helms homework
horwitz hubs indexes indicating injected instead intestinal investigates isbn
jazeera job joins kilograms knife lapses latitude leicester leipzig leon
leverage linked luca macroeconomic manage mccoy median messaging mordechai
navigation network nominating northwest notation nucleus objective onwards
operation overhead parallel participate petraeus pistol platform portugal
printers prohibiting regional repatriated reservists resumption ritter
roadblocks romania schooling sealing securities seizures senatorial sheridan
shortly significant smaller span spoon stay stephane sticky store substitutes
sue sundays talks targeted tb tissues tolls towed traffic trials tributary
triple tutor types upwards use usually waste watford webster week wider will
worker yearlong
135: abn abortion accelerated advertisements affirmative afp alter antibiotic
arm arrests assault assisted assume assumed attacker attorneys automotive belts
berger bmw boarding bolster brasil brigade broker bromwich browser burdens
clearing clip cm collections comment compromise constituted contador converted
counterterrorism dated deal decrees defined denomination density deployed der
detain detained devices divided divides divisional doctor dormant drainage drc
duma dumping eleven equip evacuate except feeds flows follow foreclosures
freshman ftc garrison gibraltar gorazde grouping gun haaretz hand hariri hazard
headquartered holdings hormone hr inform initiatives inside insure integral
interference interrogators jerusalem junior keyboards kidnappings km knox kofi
labor labour launcher lazio leaflets lebanese left lenses line mainly mainz
malpractice mayoral michele mideast ministries molecular monaco months motor
moussaoui narcotics newspaper normalization normally ntsb officers officially
online ordinance overseas para parish participation penh peres peterborough
planner platoon prague preparation private progresses published questionable
qureia recipe reparations rigorous roche rosenberg ruling sanchez sao
scholarship seasonally seeking seize sells seventh shares sidelined sign slate
spain spinoff state sticking structured substance substantially subversion
sulfur supports survey synthesis tehran tf tilt tougher translation transmitted
trips ullrich unsuccessfully valerie vii watt weighing weighs yuan
140: acceleration acid acids administration airbus announcement assemble attend
barred battalion blueprint bomb bookings bosnian boundary brokerage bullet
bundled burden cells chambers chemicals chosen cites columns combat commune
computational consecutive contaminated contention controllers convicts courier
decision declaration defines denotes derivatives derived disruptions doha draw
drug earns edt eighth employers enclosed entitled expertise fare fatality fema
fm foot friction functional guilders icrc identical identified idf indicate
indirectly infinity inflation initiation initiative instituted internally
interventions investigators irvine jericho judges judiciary kilometre kosovo lab
laboratory layers leverkusen longitude lyonnais mapped mauro messages metres
million motors multilateral norway novak obey occupants outstanding owing
participates paycheck policies policing precaution prepare principle prisoners
pumps range readiness records refers remain resign respiratory rests reveal
revealed roadway ruptured scrutiny sharing significantly simplify site slip
slipped sought spelled squad sterling stream study suitable sweden sworn telecom
territories therapy tie transitional treatments trent trichet undercover
utilization vehicles vocalist vowel workshops wrangling wrist written yemen
145: abruptly adequately adjacent airplay amman annan answers assistant audition
banks basement batteries behalf buses capping capsule cardiac catalog category
chamber chemical chevrolet circular cis clarified colour confiscated congress
consolidated consult contacted controlled convoys corpus counterfeit currency
cylinders defects defence deficiency demand depot des detector detonate dini
diplomats disclosing discussions donors downstream earn efficiency elected
endorsements entire ethics execute explosive fake fifteen financed findings
forcing formal fourteen front froze funnel gases genera governing greenville
guard gubernatorial holding host hours humanitarian identities improvements
incorporated indicators inflammation ingredient instructor intern interview
involving journals juppe kidnap kilos laser leaks legally liable library lusaka
lyon madrid mails manufacturing map mapping maximize member merck metre michigan
mid ministers ministry muscle netting newhouse next nominations nonproliferation
northampton nov offenses orbital overdue owed packaging padilla parts patient
paulo pits plate port presentation privatization problems produces promised
punched punishable quote radiation ranges ras rating rectangular reelection
regulate regulated rented representation restrict restrictive returned reversed
root rp sector seek sell senior skipped starting statement stereo student
substances suspected ten tenth thirteenth three thumb tighter timed togo tomas
topics traction trafficking trailers truck twelfth utilities vaccine validity
vertical viral washn which wwe xp yugoslav zagreb
150: administering adviser alleged amounted amro assists background bcs begins
benchmark bias boot bosnia bound buttons calculations canopy cartel certain
cessation chairmen choose civilian clients conclusions condominium conform
connects consul contacts convoy correspond costing czech damascus deck
demolition design dioxide discharged disengagement divisions downloaded eight
employs enabled endorsement equations estimated evaluate excavation exceeding
expand extensive fictitious formally fragment francs gain gene gross honorary
impeachment insulin integrated introduced italy johnston kickoff kilogram kirkuk
leg lisbon logo luton magistrate marginal mcconnell members mercury microphone
mm monitored monte nail nascar needing oblast ohio originally peacekeepers
pickup pledged pole present presenter prohibits promotion propose pseudonym
publications qualifier quits radar rail rbi reconnaissance remixes renewal
reopened reports representative reservations resigned resumed retains saudi
servers settle shifted shuttle signing skinner slovakia slovenian splits
squadron steps structure suites suspect tapes tasked thermal thorny thus tissue
titles treaty type unofficial until unwanted upgraded upstream used vapor
violated voivodeship warranted welfare wholesale widen worldsources zones
155: abdominal abduction absentia actual aides alonso annulled attachment
autonomy auxerre barroso begin bodily bogus border bulgaria bundesbank cabinets
cam cbc charts clock combined commentary compiled comprehensive contamination
contested conversions cooling copa corrections dental depleted detection
diagnosis diesel discussed dnc downgrade duchy effectiveness entirety eur
exchequer expelled expense explicitly extortion facilitate filtering financial
fixing fixture fraud frist furthermore grabs handguns hardware hastert hazardous
held highest ibf identity implicated incorrectly indicator intergovernmental
interrogations introduces itunes jail jailed judge jumps juror keizai knockout
kroner lapse lead leinster linking locate location loses mercosur merge
metabolism minus narrower narrowly ncaa nine oas objectives occupy official opec
operated oslo overland overlap overseen paid passage paterson peel perks
permitting plo pool possible presented prevention projects radius reactors
recount reform renewable repeat reproduction rooms sampdoria samper screened
seminars sept serves shelved shillings shut siemens sliding spatial sprained
sprinkle stricter subdivided subprime substantial superintendent syrian takeover
tenure test textbooks theft tripoli uncovered unlimited unnamed urgently vienna
vw wta
160: adel adjourned administrator agents airport alternating amnesty andrea
ankle appointees arc archdiocese aside astra august auspices beneficiary bloc
borders borrowers borussia buy cab cart case central chartered chronic concacaf
concentrations concession coordinator cornerback crippling cutting deadlocked
deflected defunct delaying disambiguation dismantling disputes dissolved doors
dortmund education element enabling enacted enriched errors exclusion executive
fail feature forms free gazette given graduate graft grams halt handbook impasse
inch independent insured introduction investigate ioc jointly knee liga limiting
marks meters occur offending officer originating overnight overseeing parsons
pathology performs plane plates presidency preventive prix prohibitive
protection recruits refueling remix reprieve resides reuters santander seconds
secretariat shortages signature simultaneous sla software solicitor solution
speaker specifically sponsored standardized stations statistics stem supervising
taken tenant tentatively terms tertiary thereby through topic track transported
tuning tunisia twice ukraine undertake usoc waxman wing yongbyon
165: acceptable acquire adoption aircraft apartments apparatus approximate
archives assurances bans bench benchmarks bidding body braking calcium calculate
capacity cdc censure chair checkpoints chip clerk climbs combines commemorative
commissioned containers corridor count court cushion customs dea defective
definition diameter dietary diplomatic discusses disks disqualified drugs edges
editions editors electoral endorsed entering equal equity eta explicit feedback
fined formulas gaza generic gives grouped handle hire honours imaging induction
interception intermediary invitations iv jeopardy klm lasts lateral law lawsuits
lenders limitations losses lowering maneuver mediation method motions nacional
netanyahu nickel note nuclear offseason organizes original originate pad percent
perjury petrol peugeot pledges prisoner probability profiles programming
projection prompt quantities rafah raikkonen ramallah rein reinforcements rejoin
relegation reopening reorganized repaid repeats sacks schalke search sergeant
setup signals spacewalk sq starters stirling stolen stress subordinate summons
surveys temperature toilet tons transport ufc unanswered undocumented usda uses
vacuum various velocity voted wheel wound yield
170: abolition accumulation acquisitions ante aol appraisal arising asbestos
auctions austerity austria authority automated badges bayer boost burglary cabin
canceled capitalization channels circulating claims commissioners conditioning
conducted confinement congestion construction criminal cs daschle db dealerships
delegate denmark departing derivative discrete discussion dispatched dissolution
divert donations doubled dover electricity electronic eleventh essential
estimates eventual expansion extending extras faculty fbi flier fta fumble
governmental gps hamburg hebron hiring housed hp illustration implementing
infection involuntary ion ions ip kw levels libby lodging management milan
misconduct money mutation nationals oau offer olmert oust passengers paste
periodically photos plant posting preparatory presently print production
propeller property quantitative radioactive reached reads redundant refrigerator
releasing renovation reside retrieve return sales seal sediment sef seng
settings shaft single skillet skip specialty sponsors spores stint storey str
strasbourg stripping substituted table tight tool top transmit trustees unmarked
using violators watchdog weeks wheels
175: accessory accord afc agenda aims airborne airline alterations aluminum
anonymity assess attach auditors bahrain base biographical bolts candidate
catalogue cds centers centre centres clarify constitutional controversial
coordination counts crucial daily dealership decisions defection deficiencies
degrees deployments designed dinars discuss dough drive eads editor effectively
embassy enzymes expects filters fingerprints finishing flanker flight four
fraudulent freelance fund gmt graphic hidden higher hksar hold icc journal kicks
kospi kronor labeling laundry leads leahy leased libya lineup lufthansa
mastercard mileage milligrams minors moves newsweek number nursing occupies on
partition penultimate pledge precise pregnancy prison proceeding prohibit
prosecutors recaps reconstruction redesignated reid relieve renault rennes
residential resulted retaining reviewing safely scope sensex service sites
sorted stamped standings stationary statistical stoppage strings subset telekom
testimony tip tracks transportation unable unclear undertaken upcoming upward
utility vault violates weapon weapons weight window zinc
180: above absence according accordingly adopts analyses angle approving arms
assistants barrels beam bottom brigades canton carry choke collected combustion
complied consulting contesting cumulative dayton decks defendants definitions
demo deport deposited deputy diocese district dollars door dump engines
entrances equivalent extradite failure finances focal fullback galloway gunpoint
handling headquarters heating hike imports imposition independently inlet laps
lebanon levy licensed liquid maintains manufacture manufacturer march mercedes
mg mounts move must net nikkei non offered offers ongoing overall penal por
previous propulsion protections pushes quarterfinal ramp refuse registered rom
schemes shifts shrank slashing slug source spare spiegel stabilize staffs
statements substitute suspending tandem taxpayer tender transit trenton trillion
trimmed tunnel uci udinese uninsured unloaded volumes vowels
185: absorption alcohol algebra announces atp awaiting blix booked breaks
brokered car channel chrysler closing commits compel condition conducts
connecting consulate contracted convert converting coupled courses cubic dealer
depots directs docked domains doses drivers easing either emile exact excluded
exclusively extraction feasibility flank flown foreman fourth fraction frankfurt
ftse gaps germany identifies intercepted interchange kindergarten limited
managerial matrix nomination oath operative ordering outright pedal
precautionary prepares presidential product profitability proprietary providers
puts racketeering raise ratified rehab relayed repealed retirement royce
safeguards security separation shalit sheets shortened signed sinn skid
specialized spouse stabilization supervisors switzerland telephone theorem
thereafter township trunk tucked uc underwent uruguay vary wages widened within
yediot
190: abolish accredited agreeing amounts analog apiece arbitrary archive artery
assuming auction bake balance bern betancourt blagojevich bribe buys caretaker
carried clamp clemency commands compound comprise conduct conjunction coulthard
daimlerchrysler deadlock decrease decree determining deutsche digits discretion
dna donor double employees enrolled enzyme finland fiorentina flexibility form
france goods guest hague handled handover infusion involves jury laptop
legislature length level liaison lira lok lowest main montoya mounted munster
nasal negotiating nutrition objection pages phone pipeline planned prefix price
proxy ratify refuses rejected residences resignation restructured retake route
sac second shareholders shorter sizes slapped spinal station stockpile sub
subsidiary successor tendon terminals testify tests tract trigger unhcr va
vetoed visits vote ward wards wbc weighted yukos
195: accommodations airlift algorithm anchor anthrax april arrest backing ban
bandwidth barrichello bays benefits bidders blackwater blocking boiler boutros
breakdown bundesliga cancellations circulated clinic complement covert curb
cutbacks dismissal districts doubling embargo envisaged exterior facilities fein
ferrari fin finalists finishes fixtures further giro handing heathrow involve
ipo issues jobs kg lets locations lockout manpower marker mhz mounting munitions
negotiate negotiation nominees nutrients oic organ originates osce parachute
persons ph plea postage privatisation prosecutor providing punitive purchased
quantity reais related reopen replacing results rewrite royalties rs scrapped
settlements sixth slash solely squadrons staffers stationed statutes supplies
target tickets totalled trades trains transcription tubes unanimous websites
zone
200: aaa advisor agreed airspace atm badge battalions blocked boxes cables
carbon certified charged commute complaints considerations content copyright cpi
crossbar cycle dateline decides declined decreased detailing developmental digit
directorate disarmament diverted dlrs dropped elevation encoded envoy equipment
examined excess extradited foil folded full generates halted hamstring hotline
imposed imprisonment include increase incurred inmate interior lausanne layoffs
lp mb medications meetings meets ml modes municipal nextel nord nutritional
october overview partially plutonium policy preceding pressure pupils purchasing
reaches regardless regulator rehabilitation representatives retrieved roughly
schneider scholarships securing selecting shipped six squeeze strapped strip
subfamily subject suite syria tackles tallied technician term thigh ticket
tightened tips triggers ultimatum under unemployment violations volume wikipedia
205: abolished abs affiliation agrees amino amtrak announcements api appellate
auditor axel branches briefs bundle calculation capacities certify chart
circuits clutch commons communique contracting contractors coordinate corporal
council demoted departments designated directions displacement disputed
distributed ends exclude expel extract extracted fedex fitted folding fra
fracture funded gcc generators graduation hatch hiatus hikes incorrect
individual injury insurance introduce iraq leasing liter locality lodged loop
manslaughter maternity megawatts misuse moratorium mp municipalities nears
netherlands newly notoc operator optimal oven payrolls preference premium
preview prior procedural profile prohibited projected promotional psychiatric
punt quarterly questions rations reins renovations restraining reviewed routes
sar scrapping segments selections sensors signatories sp specifics spots
stemming sticker stringent subsequent substantive system takes total training
typically uk unanimously vector verified vocational weights wires wrap write
210: accession ag aluminium amount annual anonymously assist backs benoit
clinical compressed consortium constituencies contributor control cord covering
cyprus dax defendant deliberations deliveries distributions division dp dvd
edition epa evaluated excerpts expected export federally fiat geometry gm
gonzalo guantanamo guidance improper indicates initiate inmates interviews ira
irregularities legal lifting log loopholes matching membrane mortgages mps
nitrogen numerical objections occurs oecd offence offenders paper patents
portfolios preferred printer priorities protocols pulls quotes random refused
released renew repatriation revenues roadblock round rubles safety september
shift slashed sources statute suitcase tape targets terminus tube unauthorized
usage verb vhs viability voter warheads wba weydert
215: abdomen abortions accountability addition affiliate agency aggregate
applying auctioned authored bags balloting basic belgium casualty checkpoint
cleared codex combinations complete concessions contain container councillors
deals demanded deploy direct disclosures doctorate exempted faulty fax
fertilizer fifa floor gear governorate handed hires housing illegal improperly
increased indictments insignia interbank itinerary january july kuwaiti lifted
lifts litigation llc locking locomotives md medical meet menu miscellaneous
misdemeanor mw newsletter notebook numbering offender ordnance pact parliament
pentagon pilot ports printed process proposes pts raf rank redesigned reinstate
reverse rods rules sack spending stamps stripped subsequently surplus
surveillance usb users wfp wraps wto zip
220: absentee accepts adequate agent alleges applicable appointed awarding
belgian beneficiaries bid borrowing breach brussels bureau candidates cases
chaired chemotherapy cocaine command confidentiality contractual convene
convertible core corrected cox deciding deficits departure designate discounted
dispose doping drop due enables equation exceeds february graf impose intended
keller landing layer nyse obstruction oct opens operates order pays peacekeeping
petitions polling prevents publishes randomly receipts recess recipient recorder
refugee reinforcement removing resolutions respectively retain revamped savings
segment session sessions slides stays surgeries trimming tunis turnover
valuation vinyl wallet workforce writethru
225: allowed appropriate arranged asset awarded berth calculus cdp cia
clarification classes classification cockpit column commitments constituency
contestant contingency corresponds dc disarm donation dorsal drain driver
editorial enable entrants envelope error evacuation exclusive expanded expands
explosives fcc filibuster following frame gdp handwritten horizontal immediate
immunity included interval isa iss kuwait leak logistical loops lowered metric
mode monitor monitors motorway negotiated occupational offices onto ordered
parental percentage pharmacy postpone postponement purposes qualifiers ransom
received relegated relinquish rentals repay reporting reserves restarted
restitution rolls sampling settlement sr stamp standard subsidiaries thesis
travel treatment turbine uefa unrestricted variables yearly
230: accompany aforementioned alignment ams anonymous appeals arrange bilingual
briefings buffer bulletin candidacy cavity ceiling circuit click commenced
completing comprising counters coverage dates december decreases delays
deposition deposits deputies distributes eliminating euro exception fifth
finalize flow geneva gp inspect installed leaking letter logistics lower
luxembourg massa month needed numbered phases plan pna pounds regarding
resulting send sends sensor sent subsidized syndicated taxable trial tribunal
unchanged urine vouchers wage
235: antenna appoint articles audio auto bases below bill cd commission
congressional constitution contact contractor contributors correct cost debts
deficit delphi demands department detailed detainees diagnostic dividends duty
earmarked ec electrical enters fia fluid frequency ghali gmbh golan groin
inactive income incomplete investigator june laundering lid logs measures
narrowed notice november overtime ownership packets periodic plaintiff
postgraduate prescribed pressing previously printing prosecution recommends
referendum regulation regulatory relevant repeal replaced resettlement revamp
samples scrap screening sequence signal spot stafford stake status supervise
suppliers tackle testing unilaterally unrelated unresolved ventilation
withdrawing
240: add additions adjusted administered alitalia arrangements assessed
assessment bidder bonn bulk cap carrier cartridge cassette categories cb
concurrently coxnet crossings departures duplicate ecb embezzlement emission
execution failing feeder finance fluids font frames granting guarantee holds
information inheritance insufficient keyboard keys lahoud liability loaned
mclaren measurement operate pa pennsylvania phased pick points potassium
premises processed processor pvs reducing seizure sentences sim slips staffer
stall supply technical tonne undp varies warhead wiring
245: acquisition adb agreements approximately assembly cargo cell census changes
charging chromosome citing copies curbs customer discounts dossier enroll
entrance examine external felony fiscal formulation halliburton homestead
incentive inclusion indicated install interface issued lawsuit leave manuscript
monitoring nominal operating orientation parentheses passenger pay penalty
pertaining programmes publication pump receiver reduced reference regulates
release repair revise rpm salaries sentence specialised stops surgery trustee
undergraduate
250: administer announced arbitration armament assign audi ballots bargaining
billion branch client collect composition concealed concerning confirmation
consultations correction counseling defect depreciation desired discs each
ensure exchange failed grade immigration imposes info installment intervals
issuing judicial kits knesset lengthy letters link liquidation lock negotiations
openings parcel pardon patent photo possession principal probe promptly publish
rankings refusing reinstated rounds sc shareholder shipments sodium statewide
structural subpoenas subs subscribers supplements swaps switching tier
tightening totalling underway unreleased vehicle
255: accordance ahtisaari analysis assessments baggage bankruptcy briefing
buyout cancelled code coded consideration constraints correspondence criterion
curriculum docking downloads encryption ensures exceed exceptions final follows
hydraulic id includes inspector intends intermediate ita jobless lever mail
material measure ot oversee passes processes pullback pupil quarantine
redistribution relocation resignations review runoff serie services sleeve
suspects thrust transmissions un units upper website weekday wire
260: adjust alerts arrangement asylum circulation compression comprised date
duration email enlarged filed firearms fixes indefinite individually inquiries
inquiry investigation leaves legislative lift locks naturalization nodes notes
outlined outlines overlapping pass pathway pensions permitted petition plans
plenary post posted qualified raises redesign registry regulations
responsibilities resume rotate sabha scheduling sets stack stalled stimulus sum
supervisor timeline updated urgent vaccination
265: accommodation accompanying adds agreement amendment ammunition appoints
auditing autopsy auxiliary availability battery booking brakes cancel committee
consist constituent cut databases decide dispute distribute dl emissions
eurozone evasion extended fines flap fuselage immediately incorporation invalid
investigations kit lat ligament limitation listed loads margin memos modified
notified notify obligations office parking passed per plug portfolio preferences
redistricting revenue revolving rotation sanction seats sections secure seeks
sentencing sole streamline tags taxation terminal torque treasury unavailable
unscom violation wye
270: account aid allowing amounting bribes charges contingent custody deployment
details diploma discontinued enter extend fda fix flights freight frequencies
handgun index indirect injunction interrogation iso lens operations oversees
panels placing proceedings rb recasts registers releases retained subsidies
supplier tag tasks thickness third undergo upgrade voting
275: accounting alloy approve article assets batch buyer checked closure codes
cylinder damages desk detention disc examiner fold formula header heats
implement incorporates inspectors items layoff lending materials medication
monetary multiple necessary nyt occupancy offset pension permanently premiums
programs reactor reduces resolution restructure returns row switched taped
tonnes totaled troop usd weekly
280: bailout bonuses citizenship comptroller deadlines default delivery
deportation detainee discount disposal dissertation drafting engine escort
eviction formats gb gmina granted issue levied limits obtaining offs positions
privileges proceed provide purse queries refusal register residue roster scheme
secondary selection specialist subcommittee totals turret
285: address addresses aide allow alternatively annually anterior ap bag billing
chooses closures commissions consular cuts database disability disclosed
download drafted emergency establishes eu fares filings funds guaranteed handles
layouts lender liabilities mechanisms memorandum op packet personnel position
proper proposed provider rate remove rescheduled reserve respective sanctions
selected shortfall shutdown signatures strips vacant vip voluntary whereby width
wp
290: accounts adjustment alternate attribution authorised bank basis block bpd
bracket cabinet cancellation components consisting data delayed diagram disk
drafts format grafs implementation jurisdiction municipality notices offences
orders ore overhaul pct phd postponed proposals rates removed restart
restrictions sealed senate server specifying sponsorship sufficient terminated
text upgrades
295: accessed activate adjustments allocate attached blocks budgets carries
charter col comply contained coordinates creditor device doctoral drops exits
federal finishers foreclosure grades hefty iaea key lump medicare opt override
penalties prescriptions pretax pullout rent replacements slated unopposed
300: backlog boards citation collateral consisted credit creditors debt
depending editing employee excludes functions graph holder mba oversight page
portions proportional proposal regular rental residence resigns restriction
sample searches sponsor storage subscriber summaries supervised tariffs tax
unpublished valves
305: allotted authorize authorizing bids chassis classified clauses compulsory
consultation conversion corrects currently directory domain dues employer faa
fails faxed filter function guidelines identification indictment installation
interim kickbacks legislation maastricht membership outline parliamentary
pricing primary programme provided recipients relating replace require reshuffle
sale scan sheet special staff summary supplement supplemented suspend switches
warrants withholding
310: ac access affidavit annex applied assistance berths board checking
citations closes commuted current dividend expenditures firearm framework
incoming indefinitely loading opel papers passports permission phase receiving
residual retransmitting stored subscription tally thirds uranium verify votes
315: blank budget button cash comprises consists disciplinary eliminated
employment excluding facility fuel hearings initial leases nationality
notification npt outlining password preferential quota quotas ranking
referendums removal requires restricted seat sec shipment specifications
subpoena suspends tighten
320: activated advance cache collects committees completed controller defer
deferred dispatch distribution elimination exams extends finalized fixed grant
incentives instruction irs noun omitted postal prescription qualifying
restructuring seating steering supervision supervisory transmitter voltage
325: admissions assumes bibliography bills booklet cards coding consent contains
costs eliminate existing fill layout loans mortgage panel precede prospective
rack recruitment reduce reorganization scheduled specific statutory supplied
taxes terminate transaction withdrew withhold
330: admission binding euros exempt imf investigative item joint licensing mln
plus priority processing qualifies ratification repairs revised unit visas
335: approves ballot bln charge component contract cover covers embargoed
enrichment expulsion hourly implemented increases injections internal maximum
module operational options parameters payload revoke revoked routing standby
temporary transcript variable veto withdrawn withdraws
340: allows approval backup card certificates containing delay designation
directly disclose disclosure exhaust import lease licenses limit lists mandate
memo presses separately servicing submission suspended threshold unless vacated
voluntarily
345: audits complaint completes concurrent determine exit extra extradition
filing ineligible lb leaked liquidity list luggage mailed maintenance partial
procedure proceeds program report requiring section temporarily updates user
350: bypass compliance examinations forwarded inventory preliminary procurement
rear recommended redeployment remaining resumes slot timetable withheld wording
355: allowance amendments budgetary clears copy deductions directive
electronically eligible generator inspection inspections payroll protocol
provides ratios rebates separate stipulates subsidy suspensions termination
transcripts transferring vacancies
360: activation available bail brackets freeze functionality grid guarantees
intake medicaid output parole purchase receive requesting tuition
365: allowances automatic conditional deleted examination expenditure grants
mechanism permanent purchases rotating select semester submitting valid
370: accreditation amend apply balances determines discharge duties edits
expires mailing minimum modify provisions qualifications revisions specify
switch transmission unused update
375: appointment authorized compensation completion confidential controls
documents expire modules probation qualification schedules
380: issuance mandates ministerial permit portion qualify ratio receives
reduction
385: administrative applications applies approved chairmanship contents
corresponding criteria deduction draft eds enrollment entries expiration inputs
load packages recommendations retention revision staffing stipulated totaling
transactions warrant withdrawals
390: additionally advisory amended injection instructions replaces salary
schedule via withdrawal
395: appropriations brake contracts modifications node paragraph permits
verification visa withdraw
400: configuration document documentation holders manually provisional
reductions slots tariff vacancy
405: assigned deadline differential posts reimbursement residency
410: exemptions listing mandated monthly obtained refund remainder repayment
requests unpaid
415: check deposit financing listings package picks placed removes swap
420: applicant applicants appointments certification credits entry inserts
manual obtain option reassigned rebate replacement requested valve
425: extensions mandatory modification paperwork passport procedures receipt
secured severance submit suspension
430: allocated audit bonus clearance discography expenses funding tab
435: compartment evaluation exam exemption extension license recommendation
440: edit fees insert request
445: application assignments certificate files provision specification
450: clause fee inserted
455: assignment file input repurchase requirements submitted vat waived
460: checks dual trim waivers
470: required
475: eligibility licence transferred undisclosed
480: payments registration waiver
485: expired
495: loan
505: supplemental
510: additional optional pending transfer unspecified
515: requirement
520: payment placement supplementary
530: allocation automatically
535: specified transfers
560: authorization
"""
