"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.78,
    "article": -0.78,
    "bias": -0.09,
    "colon": 0.45,
    "commas": -0.58,
    "comparison": 0.59,
    "condition": 0.15,
    "every": -0.08,
    "imperative": -0.30,
    "is": 0.41,
    "length": -0.01,
    "modal": 0.54,
    "negation": 0.68,
    "order": 0.28,
    "others": -0.39,
    "past": -0.92,
    "possessive": -0.45,
    "question": 0.07,
    "reason": 0.29,
    "short": 0.43,
    "speaker": 0.48,
    "told": -0.29,
    "user": 0.73,
    "vague": -1.10,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-5 !_!:19 !_^:-28 $:203 $_0:203 %:-97 %_^:-40 0:48 0_!:14 0_%:-97 0_0:95
0_?:22 0_^:130 0_a:-21 0_adults:52 0_al:5 0_all:41 0_alunos:36 0_am:-61
0_amps:37 0_and:-52 0_anschlüsse:37 0_are:-19 0_as:79 0_at:97 0_attempts:10
0_aufträge:16 0_baguettes:12 0_bajtów:22 0_bar:10 0_bars:24 0_bathers:21
0_baud:17 0_beats:34 0_because:-24 0_before:50 0_blechen:23 0_bottles:38
0_boxes:11 0_brezeln:17 0_brokers:8 0_by:27 0_bytes:27 0_cabines:22 0_cafés:-24
0_call:-48 0_callbacks:3 0_calls:29 0_came:8 0_canciones:-20 0_carretillas:7
0_cars:27 0_centimetres:17 0_centimetri:3 0_chairs:-4 0_characters:17 0_cm:100
0_coaches:10 0_coats:-17 0_coffees:-23 0_colleagues:-14 0_columns:-16 0_come:11
0_copy:11 0_crates:9 0_cushions:8 0_days:28 0_decibel:1 0_degrés:19
0_dezimeter:19 0_doors:-19 0_dp:8 0_drops:25 0_ducks:-6 0_eggs:65 0_elementos:51
0_emails:-57 0_employees:3 0_empty:2 0_en:29 0_entrées:16 0_episodes:31
0_errors:2 0_esquiadores:31 0_eur:-15 0_euro:93 0_euros:-29 0_evenings:41
0_exercises:20 0_faults:7 0_files:-38 0_fish:18 0_flashcards:54 0_floor:-39
0_floors:-59 0_fois:-35 0_folders:19 0_footnotes:-19 0_for:83 0_fragen:20
0_frames:-69 0_from:16 0_fry:40 0_fächer:12 0_g:77 0_gb:54 0_gibi:39
0_gigabytes:1 0_gigas:19 0_go:-31 0_grad:22 0_gradi:29 0_gramm:20 0_grams:54
0_gulls:-55 0_gäste:-17 0_gästen:20 0_gün:16 0_h:31 0_haczyków:52 0_hand:-15
0_has:27 0_helm:26 0_hertz:14 0_hilos:16 0_hives:14 0_hocker:8 0_horas:-40
0_hosts:14 0_hours:-26 0_households:-6 0_hrs:-35 0_im:34 0_import:21 0_in:12
0_invoices:18 0_is:77 0_it:50 0_items:19 0_iterations:1 0_its:19 0_kb:61
0_kbaud:25 0_keys:16 0_kg:46 0_kids:-10 0_kilo:-17 0_kilobyte:15 0_kilobytes:39
0_kilometer:25 0_kilos:61 0_kilovatios:34 0_kilowatts:24 0_kinds:-6 0_kişi:21
0_kleine:-49 0_km:-62 0_knight:16 0_knots:11 0_kronor:4 0_kw:15 0_lames:2
0_lamps:-56 0_layers:-22 0_letters:-57 0_leute:62 0_lines:-36 0_litres:76
0_litri:25 0_litros:17 0_loaves:-12 0_logins:-17 0_loops:-3 0_lumens:3
0_líneas:15 0_m:72 0_ma:35 0_mailboxes:31 0_maja:20 0_mal:-25 0_march:5
0_marks:5 0_mb:90 0_means:47 0_megabyte:7 0_megabytes:27 0_megs:4 0_messages:33
0_metres:8 0_metros:43 0_mg:13 0_microns:16 0_microseconds:-11 0_mikroampere:21
0_miles:-20 0_million:8 0_milliseconds:39 0_milímetros:18 0_mins:27
0_minuten:-17 0_minutes:-12 0_minuti:19 0_minutos:-16 0_mistakes:64 0_ml:26
0_mm:71 0_ms:75 0_msgs:26 0_muestras:13 0_needs:8 0_new:36 0_newtons:33
0_nights:71 0_nil:-24 0_nodes:5 0_not:37 0_notes:-72 0_nothing:53 0_nov:3
0_now:147 0_nu:25 0_numaralı:3 0_o'clock:58 0_of:-37 0_ohms:45 0_on:6 0_only:39
0_opcodes:5 0_open:29 0_other:-37 0_out:-106 0_over:-80 0_packets:4 0_page:-56
0_pages:-60 0_paintings:14 0_palabras:17 0_palavras:25 0_pallets:27 0_palés:14
0_pancakes:-23 0_parallel:24 0_parcels:12 0_particiones:13 0_pass:-39
0_passed:-21 0_pens:-53 0_people:76 0_per:45 0_personas:28 0_persone:15
0_personnes:-58 0_pezzi:42 0_physics:24 0_pieces:-46 0_places:16 0_players:35
0_plazas:3 0_pls:2 0_pm:51 0_points:49 0_pontos:32 0_pots:-15 0_pounds:10
0_ppl:59 0_ppm:19 0_practice:22 0_problems:24 0_procent:19 0_próbek:17
0_punkte:38 0_punten:12 0_puntos:37 0_pupils:-44 0_quadratmeter:26
0_questions:19 0_queue:26 0_quid:-72 0_radiators:17 0_reais:29 0_replicas:15
0_requests:-42 0_retries:-56 0_rounds:-18 0_rows:-35 0_s:59 0_saat:19 0_sacks:22
0_sacs:13 0_same:-6 0_schüler:37 0_schülern:19 0_seasonal:23 0_seats:16
0_secondes:38 0_seconds:35 0_secs:20 0_segundos:39 0_sekund:16 0_sekunden:18
0_sekunder:32 0_sharp:6 0_shes:22 0_shows:-13 0_sillas:11 0_since:-9 0_slots:17
0_small:-24 0_so:-49 0_sockets:29 0_songs:-25 0_sorten:-59 0_steps:-36
0_strangers:6 0_strings:29 0_stunden:-32 0_säcken:38 0_tabs:-96 0_tacks:60
0_tage:22 0_teeth:34 0_tests:-3 0_that:3 0_that's:14 0_thats:20 0_the:-22
0_then:-3 0_these:42 0_tiles:-16 0_times:-134 0_to:22 0_today:51 0_tonnes:29
0_trays:5 0_tries:-12 0_trips:-57 0_turns:-55 0_tygodniowo:17 0_uhr:43
0_unread:-66 0_until:5 0_used:2 0_users:16 0_utc:34 0_values:12 0_verses:-53
0_volt:17 0_volts:18 0_w:20 0_walks:3 0_was:-46 0_watt:6 0_watts:40 0_we:-28
0_weeks:-10 0_when:-40 0_which:8 0_winters:-25 0_without:1 0_wks:10 0_words:1
0_workers:2 0_wpm:33 0_years:-65 0_yr:-48 0_zentimeter:-17 0_zu:20 0_µa:24
0_élèves:21 0_で:16 0_に:10 0_ピ:2 0_克:49 0_分:4 0_天:10 0_段:14 0_秒:24 0_道:18 ?_^:2
^:-14 ^_0:-146 ^_a:16 ^_ab:6 ^_abbiamo:-3 ^_ablation:4 ^_about:102
^_according:50 ^_ach:-29 ^_actually:4 ^_adesso:100 ^_after:147 ^_afterwards:21
^_again:-111 ^_agora:22 ^_ah:-141 ^_ahora:34 ^_aim:7 ^_ainda:44 ^_airports:-43
^_al:19 ^_alarm:29 ^_ale:-90 ^_all:90 ^_alla:71 ^_almeno:-85 ^_alright:10
^_als:72 ^_also:6 ^_always:163 ^_am:80 ^_an:-25 ^_and:93 ^_anna:-35 ^_annem:-7
^_anouk:14 ^_antes:42 ^_any:-44 ^_anyone:31 ^_anything:118 ^_anyway:-66
^_apparently:-68 ^_apprentice:17 ^_aquí:-45 ^_are:-34 ^_around:-28 ^_as:45
^_ask:68 ^_asked:35 ^_asset:16 ^_at:-89 ^_aucun:19 ^_auditors:26 ^_aunt:-15
^_avant:23 ^_avec:-38 ^_aw:-76 ^_aww:-36 ^_ayer:-73 ^_back:-186 ^_backup:16
^_backups:36 ^_barnen:-120 ^_batch:19 ^_beaucoup:-64 ^_because:38 ^_been:-44
^_bees:10 ^_before:93 ^_bei:-3 ^_beim:16 ^_ben:45 ^_best:-68 ^_better:60
^_between:-64 ^_beyond:12 ^_bierzemy:75 ^_bike:27 ^_billing:1 ^_bin:-9
^_birds:-15 ^_bis:11 ^_bit:-43 ^_bitte:67 ^_black:66 ^_bless:-15 ^_blue:48
^_boah:-52 ^_bobbins:15 ^_bogdan:7 ^_boh:2 ^_boiler:69 ^_bon:-40 ^_booked:19
^_booster:23 ^_bootsprüfung:29 ^_boss:45 ^_both:25 ^_bow:1 ^_bowline:63
^_brain:-43 ^_branch:19 ^_brass:-5 ^_brb:-151 ^_bread:-6 ^_bridge:7 ^_bring:-34
^_british:40 ^_buenos:-66 ^_bufor:7 ^_bugün:-42 ^_build:14 ^_bumped:36 ^_bus:27
^_by:30 ^_büyük:30 ^_c'est:73 ^_cabinet:21 ^_cable:-24 ^_cake:-22
^_calculators:44 ^_call:73 ^_called:73 ^_calls:6 ^_can:74 ^_cancelled:27
^_candle:9 ^_cant:-71 ^_capisco:-56 ^_car:23 ^_carnival:2 ^_carrier:6 ^_case:19
^_cash:-11 ^_cats:-65 ^_certo:32 ^_chairs:-25 ^_change:20 ^_chapter:23
^_chaque:58 ^_che:-149 ^_check:9 ^_checked:-38 ^_cheers:-56 ^_chi:55
^_children:4 ^_chip:7 ^_chlorine:22 ^_chose:42 ^_ci:67 ^_claims:48 ^_class:-32
^_cleaned:21 ^_clear:31 ^_cleared:12 ^_club:30 ^_cluster:8 ^_coach:4
^_coffee:-110 ^_cold:-50 ^_colour:25 ^_come:6 ^_coming:30 ^_comments:11
^_commit:35 ^_como:116 ^_compilers:-27 ^_compressor:8 ^_con:53
^_congratulations:-10 ^_consider:10 ^_contact:20 ^_cook:86 ^_correct:28
^_correction:3 ^_corrige:29 ^_cost:16 ^_could:149 ^_count:36 ^_counted:13
^_courier:15 ^_cousin:-53 ^_crash:8 ^_crashlytics:22 ^_crew:29 ^_cross:12
^_current:26 ^_curtain:32 ^_customer:43 ^_customs:-17 ^_cute:-3 ^_czyli:55
^_da:-100 ^_daarna:59 ^_dad:8 ^_dad's:1 ^_dads:-28 ^_dailies:10 ^_danach:50
^_danke:-48 ^_dann:-64 ^_dans:-5 ^_dark:33 ^_das:4 ^_dat:-38 ^_data:-67 ^_day:3
^_de:152 ^_decided:38 ^_decidimos:31 ^_default:8 ^_deixa:9 ^_den:52 ^_deploys:52
^_der:67 ^_design:25 ^_designer:76 ^_después:31 ^_det:-9 ^_diagrams:78 ^_did:10
^_die:67 ^_dinner:6 ^_disk:19 ^_do:35 ^_dock:30 ^_does:75 ^_dog:-19 ^_dogs:35
^_domani:62 ^_don't:-14 ^_done:70 ^_dont:138 ^_doors:20 ^_dort:32 ^_dr:35
^_draußen:-34 ^_draw:11 ^_drivers:12 ^_dropped:14 ^_dropping:28 ^_drove:-5
^_du:91 ^_dunno:61 ^_during:31 ^_duży:33 ^_dörren:43 ^_dün:-97 ^_each:-9
^_early:40 ^_ech:-52 ^_egg:26 ^_ein:-82 ^_eksport:46 ^_el:2 ^_elle:65 ^_em:-71
^_en:-35 ^_ended:-28 ^_enganei:51 ^_enjoy:-78 ^_ensuite:69 ^_entre:18 ^_entro:41
^_enums:3 ^_er:-17 ^_erklär:21 ^_error:10 ^_es:-46 ^_est:55 ^_even:-62
^_evening:-21 ^_ever:138 ^_every:-97 ^_everybody:-21 ^_everyone:-18
^_everything:61 ^_ewa:11 ^_exactly:-43 ^_exam:38 ^_exercise:3 ^_expect:41
^_explain:72 ^_fabrizio:21 ^_facilities:43 ^_fair:-50 ^_falta:60 ^_families:19
^_fan:-17 ^_fancy:-20 ^_fatto:8 ^_faut:12 ^_feature:16 ^_feeling:-26 ^_feels:-62
^_felt:-18 ^_ferry:-32 ^_fewer:9 ^_ficou:29 ^_field:18 ^_files:-57
^_finalement:70 ^_finance:43 ^_fine:68 ^_finger:29 ^_finished:24 ^_fire:16
^_firmware:-8 ^_first:-76 ^_fish:-56 ^_five:17 ^_fixed:-32 ^_flaky:11 ^_flat:5
^_fog:-79 ^_following:59 ^_food:35 ^_football:74 ^_for:228 ^_force:6 ^_forget:66
^_forklifts:29 ^_found:-18 ^_four:-98 ^_franchement:-129 ^_fresh:39 ^_friday:58
^_fridays:-62 ^_fridge:3 ^_from:51 ^_front:8 ^_früher:-58 ^_fun:-59 ^_funkmast:1
^_funny:-57 ^_für:84 ^_garage:15 ^_gardens:-14 ^_gave:7 ^_gece:19 ^_geef:72
^_geen:-17 ^_generally:-63 ^_generated:18 ^_gern:-26 ^_gestern:-119 ^_get:36
^_getting:59 ^_gimme:15 ^_gisteren:-90 ^_give:13 ^_given:16 ^_glad:-81
^_gloves:36 ^_go:36 ^_goats:-35 ^_god:-4 ^_going:107 ^_gonna:131 ^_good:21
^_goodness:-37 ^_gosh:-71 ^_gosto:78 ^_got:57 ^_grandad:-60 ^_grandma:-14
^_grandpa:-54 ^_grandpa's:-16 ^_graphs:25 ^_great:-55 ^_ground:1 ^_group:13
^_gruppe:37 ^_guess:-30 ^_guests:64 ^_gulls:-15 ^_gut:47 ^_gym:-62 ^_ha:-176
^_hab:79 ^_had:-15 ^_haha:-202 ^_half:-67 ^_hall:9 ^_han:26 ^_hand:7
^_handover:1 ^_hands:33 ^_hang:-103 ^_happy:-102 ^_har:41 ^_harbour:36 ^_hard:34
^_harvest:14 ^_has:14 ^_hat:75 ^_hate:-35 ^_hava:-63 ^_have:-10 ^_havent:62
^_having:65 ^_hay:74 ^_he:76 ^_he'd:-26 ^_he's:43 ^_head:36 ^_headcount:6
^_heard:-19 ^_heat:-75 ^_heb:-79 ^_hedges:-13 ^_hello:68 ^_help:30 ^_helst:36
^_hemos:2 ^_her:-2 ^_here:-50 ^_here's:30 ^_hes:71 ^_het:-14 ^_hey:-31 ^_hi:-43
^_hier:-35 ^_hire:9 ^_his:85 ^_historically:-1 ^_hive:1 ^_hiya:-67 ^_hl:38
^_hm:-47 ^_hmm:-36 ^_ho:177 ^_hoje:-34 ^_hold:-60 ^_homework:37 ^_honestly:-22
^_honey:-26 ^_hooguit:32 ^_hope:-80 ^_hoping:55 ^_hospital:-110 ^_hot:-71
^_house:45 ^_how:-16 ^_hows:-23 ^_hoy:-44 ^_hr:33 ^_huh:-53 ^_hull:7
^_humidity:-48 ^_hundefutter:38 ^_härnäst:65 ^_höchstens:14 ^_högst:64 ^_i:61
^_i'd:32 ^_i'll:45 ^_i'm:75 ^_i've:46 ^_ice:-37 ^_id:63 ^_ideally:47 ^_ieri:-112
^_if:61 ^_ik:53 ^_ill:108 ^_im:-102 ^_imagine:-33 ^_imo:-56 ^_import:20 ^_in:-63
^_inbound:1 ^_incident:6 ^_inga:84 ^_ingen:90 ^_inspector:28 ^_instead:37
^_insurance:25 ^_interesting:-75 ^_invoices:6 ^_is:-45 ^_isn't:-32 ^_it:-71
^_it'd:60 ^_it's:-27 ^_its:-85 ^_ive:73 ^_j'ai:-70 ^_j'aime:54 ^_j'aimerais:76
^_j'avais:37 ^_jag:45 ^_jaja:-92 ^_jajaja:-81 ^_jamais:17 ^_jasne:-3 ^_je:96
^_jetty:24 ^_jetzt:29 ^_jokes:-56 ^_juli:44 ^_just:46 ^_jutro:27 ^_já:65
^_kafka:5 ^_keep:57 ^_kein:37 ^_keine:-36 ^_key:2 ^_keys:15 ^_kid:9 ^_kids:-86
^_kiln:18 ^_kinda:-75 ^_kindly:11 ^_kitchen:64 ^_kkk:-96 ^_koi:-49
^_kommentare:4 ^_korrektur:10 ^_kot:-25 ^_küçük:29 ^_l'atelier:10 ^_la:78
^_lab:47 ^_label:4 ^_las:89 ^_last:45 ^_latency:-14 ^_later:24 ^_latest:8
^_latin:28 ^_laut:56 ^_le:-34 ^_lead:13 ^_learned:-13 ^_leave:31 ^_left:72
^_legal:66 ^_lena:61 ^_leo:43 ^_les:26 ^_less:67 ^_lesson:31 ^_lessons:18
^_let:32 ^_let's:49 ^_lets:60 ^_letter:8 ^_letters:-46 ^_library:59 ^_lids:63
^_lieber:27 ^_liever:79 ^_lift:10 ^_light:8 ^_line:89 ^_lo:127 ^_lock:11
^_log:27 ^_login:5 ^_lol:-146 ^_long:-52 ^_look:35 ^_looked:6 ^_looking:1
^_looks:35 ^_loop:18 ^_loose:32 ^_los:-45 ^_lost:-27 ^_lots:-32 ^_love:15
^_lovely:-10 ^_low:36 ^_luego:33 ^_lukas:-10 ^_lunch:-110 ^_länger:7 ^_ma:-69
^_mai:41 ^_mail:10 ^_mails:33 ^_make:82 ^_mama:90 ^_mamma:-41 ^_man:16
^_many:-39 ^_mark:81 ^_marketing:82 ^_massimo:32 ^_max:74 ^_maximal:32 ^_may:-43
^_maybe:-20 ^_mañana:16 ^_mały:32 ^_mdr:-111 ^_me:37 ^_measured:56 ^_meeting:-63
^_meglio:59 ^_meh:-95 ^_mehr:56 ^_mein:-42 ^_mejor:62 ^_memory:-21 ^_menudo:-90
^_merged:12 ^_mes:37 ^_met:12 ^_meu:-49 ^_mi:-60 ^_mientras:44 ^_migrations:24
^_mijn:-126 ^_milk:8 ^_min:-47 ^_mine:-80 ^_minha:-57 ^_minors:8 ^_mio:-84
^_mir:49 ^_mirror:16 ^_mit:27 ^_mm:-78 ^_mock:6 ^_mod:3 ^_model:3 ^_moi:13
^_mon:-79 ^_monday:-58 ^_mondays:-85 ^_more:53 ^_morgen:39 ^_mormor:-101
^_morning:-10 ^_mornings:20 ^_most:-23 ^_mostly:-41 ^_moved:76 ^_moving:-13
^_mr:-27 ^_mrs:-64 ^_muchas:-47 ^_mum:61 ^_mum's:-13 ^_music:44 ^_must:-164
^_my:-23 ^_märz:38 ^_målet:64 ^_mój:-80 ^_na:-54 ^_nach:58 ^_nada:33 ^_nadie:21
^_nah:26 ^_nan:-45 ^_natural:5 ^_ne:78 ^_neap:7 ^_need:32 ^_neue:58 ^_never:66
^_new:23 ^_next:122 ^_ngl:-69 ^_nice:-116 ^_nie:138 ^_niente:67 ^_niet:10
^_night:-37 ^_nightly:10 ^_nikt:19 ^_nine:-12 ^_ninguém:13 ^_no:24 ^_nobody:102
^_noch:16 ^_non:80 ^_none:-70 ^_nooit:17 ^_noone:57 ^_nope:-19 ^_north:2
^_nos:88 ^_nossa:-62 ^_not:-1 ^_noted:42 ^_nothing:-60 ^_nous:39 ^_now:36
^_null:-10 ^_numbers:7 ^_numer:4 ^_nunca:81 ^_nurse:11 ^_nursery:-10 ^_não:20
^_o:-41 ^_ob:20 ^_odszkodowanie:61 ^_of:-86 ^_offen:24 ^_ogni:41 ^_oh:-24
^_ojo:4 ^_ok:22 ^_okay:40 ^_old:-27 ^_oma:-91 ^_omg:-119 ^_on:-12 ^_once:6
^_one:-30 ^_only:72 ^_ontem:-23 ^_onze:-43 ^_ooh:7 ^_open:9 ^_orders:11
^_organ:4 ^_os:9 ^_osei:6 ^_our:-74 ^_out:74 ^_outbound:8 ^_oven:18 ^_p:31
^_pacs:4 ^_page:30 ^_pager:18 ^_paid:36 ^_paint:8 ^_painted:32 ^_pallets:32
^_paper:39 ^_para:22 ^_parcel:-14 ^_parents:19 ^_parking:4 ^_parquet:41 ^_pas:14
^_passed:-27 ^_passport:-29 ^_patient:53 ^_people:-89 ^_per:82 ^_perhaps:-15
^_personne:47 ^_pff:-57 ^_pharmacists:-5 ^_phew:-53 ^_phone:-30 ^_phones:16
^_photos:30 ^_physio:6 ^_picture:-38 ^_pier:5 ^_pies:-23 ^_pigeons:-63
^_pivot:32 ^_plain:18 ^_plan:9 ^_platform:10 ^_playlist:32 ^_please:-19
^_plutôt:19 ^_plz:5 ^_po:53 ^_poi:83 ^_pois:-44 ^_poor:-99 ^_port:22 ^_potem:62
^_pour:93 ^_ppl:-70 ^_prefer:34 ^_preferisco:95 ^_prefiero:126 ^_prefiro:88
^_pressure:7 ^_pretty:-4 ^_prices:48 ^_prima:36 ^_print:2 ^_printed:2
^_printer:-38 ^_printer's:63 ^_privacy:18 ^_pro:37 ^_production:27
^_professor:15 ^_prosecco:-62 ^_proszę:32 ^_pump:2 ^_put:58 ^_python:20
^_que:-139 ^_quel:-66 ^_quelle:-55 ^_queremos:30 ^_quero:38 ^_queue:-20
^_queueing:-43 ^_quick:-17 ^_quiero:73 ^_quiet:56 ^_qué:-145 ^_raceway:2
^_rack:19 ^_radiology:-73 ^_rain:-57 ^_raining:-74 ^_ran:46 ^_rather:118 ^_raw:3
^_re:41 ^_reaching:6 ^_read:30 ^_reading:-141 ^_recall:15 ^_rechnungen:12
^_red:-47 ^_refunds:52 ^_registered:24 ^_rehearsal:14 ^_reisetag:42
^_remaining:12 ^_remember:-72 ^_reminders:6 ^_removed:17 ^_rent:25 ^_repair:17
^_replaced:15 ^_replica:36 ^_replication:23 ^_replies:6 ^_reply:50 ^_resta:35
^_reste:20 ^_result:7 ^_retired:-17 ^_reviewer:-34 ^_reviews:4 ^_right:23
^_ring:6 ^_room:3 ^_root:15 ^_rope:-38 ^_rosa:13 ^_rosalind:26 ^_round:-61
^_row:15 ^_rumour:-63 ^_run:-78 ^_runbook:-60 ^_rust:-47 ^_said:-47 ^_sailors:-9
^_sales:-43 ^_same:-59 ^_sample:17 ^_samples:5 ^_saturday:8 ^_say:-17 ^_scale:36
^_school:46 ^_schön:-25 ^_scrap:34 ^_scratch:98 ^_screen:12 ^_screens:-13
^_scrolled:-1 ^_se:64 ^_seat:-44 ^_secrets:38 ^_security:16 ^_see:-18
^_seeing:46 ^_sen:46 ^_send:32 ^_sensor:32 ^_sent:31 ^_seriously:-5 ^_server:10
^_service:3 ^_serwer:15 ^_será:44 ^_settled:18 ^_seven:-72 ^_she:-53 ^_she's:19
^_shoe:13 ^_shoes:14 ^_shop:57 ^_short:61 ^_should:38 ^_show:33 ^_showed:73
^_si:60 ^_sie:89 ^_siempre:-16 ^_sigh:-61 ^_signed:9 ^_sin:44 ^_since:65
^_six:-27 ^_skicka:39 ^_skimmed:-91 ^_skip:-26 ^_skipping:19 ^_skriv:50
^_sleep:28 ^_slept:-8 ^_small:52 ^_smells:-49 ^_smoke:27 ^_snapshots:28
^_snow:-3 ^_snön:-66 ^_so:-50 ^_soft:20 ^_soldered:-57 ^_solen:-101 ^_some:-161
^_somebody:-71 ^_somebody's:-17 ^_somehow:-50 ^_someone:-132 ^_something:57
^_sometimes:-47 ^_somewhere:-53 ^_songs:-47 ^_sorry:-93 ^_sorted:22 ^_sorter:5
^_sound:4 ^_sounds:-13 ^_soup:-23 ^_sourdough:42 ^_spare:3 ^_speak:63
^_spent:-87 ^_spicy:46 ^_sports:-27 ^_spring:35 ^_spätestens:12 ^_sry:-62
^_stack:-36 ^_staging:52 ^_stamattina:-51 ^_standing:-58 ^_standup:8
^_starboard:23 ^_stars:22 ^_status:30 ^_stay:2 ^_stick:35 ^_sticking:8
^_still:216 ^_stock:34 ^_stop:39 ^_storage:-63 ^_store:20 ^_stories:76
^_straks:66 ^_strange:-20 ^_study:12 ^_su:6 ^_such:-34 ^_suena:-23 ^_summer:-5
^_sun:-116 ^_sunday's:3 ^_support:57 ^_sure:-61 ^_surtout:41 ^_swap:-4
^_swapped:77 ^_só:3 ^_sąsiad:-68 ^_tables:16 ^_tabs:89 ^_tack:-63 ^_take:-53
^_taking:3 ^_talk:6 ^_talked:67 ^_tank:8 ^_tbh:-87 ^_te:81 ^_tea:10
^_teaching:-35 ^_team:15 ^_tell:33 ^_tempo:2 ^_tenant:18 ^_tengo:7 ^_teniamo:15
^_tent:43 ^_teraz:129 ^_text:71 ^_teściowa:-54 ^_thank:-78 ^_thanks:-89
^_that:-68 ^_that's:-19 ^_thats:6 ^_the:-34 ^_theatre:11 ^_their:3 ^_then:70
^_theory:24 ^_there:-43 ^_there's:-44 ^_they:-21 ^_they'll:-17 ^_they're:25
^_theyve:20 ^_think:-45 ^_thirty:-20 ^_this:-95 ^_those:-132 ^_three:-48
^_thunder:-40 ^_thx:-78 ^_ticket:39 ^_tickets:28 ^_tide:36 ^_time:-100
^_timeout:24 ^_timestamps:3 ^_tmrw:10 ^_to:39 ^_todavía:8 ^_today:35 ^_todo:78
^_token:27 ^_told:72 ^_tomorrow:93 ^_tonight:24 ^_too:110 ^_tools:5
^_toujours:57 ^_tout:80 ^_toute:10 ^_tracking:17 ^_tras:21 ^_treat:107
^_tried:74 ^_trois:-27 ^_trop:4 ^_trucks:4 ^_trying:2 ^_tunnels:-58 ^_turned:-14
^_turns:-2 ^_twins:-58 ^_two:-49 ^_type:10 ^_typo:27 ^_u:-89 ^_uf:-53 ^_ugh:-150
^_ultimately:31 ^_um:10 ^_uncle:-25 ^_unclear:58 ^_undecided:47 ^_under:38
^_understood:28 ^_une:5 ^_up:61 ^_upload:12 ^_usch:-55 ^_use:50 ^_used:41
^_uw:28 ^_vaccine:35 ^_vale:14 ^_vamos:16 ^_vaya:-56 ^_vendor:62 ^_very:2
^_vet:54 ^_vi:21 ^_viele:-36 ^_vilken:-58 ^_visitors:28 ^_vlan:1 ^_voice:37
^_voor:18 ^_vor:28 ^_votre:42 ^_vous:9 ^_vroeger:-45 ^_w:-120 ^_wait:-118
^_waiting:40 ^_walking:-10 ^_wanna:43 ^_want:50 ^_ward:17 ^_warm:23 ^_was:25
^_wash:11 ^_wat:-73 ^_water:21 ^_wczoraj:-63 ^_we:36 ^_we'd:49 ^_we'll:72
^_we're:45 ^_we've:48 ^_wed:62 ^_wedding:7 ^_wednesday:19 ^_weekday:7
^_weekend:24 ^_wegen:1 ^_weiß:18 ^_welcome:-73 ^_well:-106 ^_wenn:24 ^_went:-3
^_wer:88 ^_were:44 ^_wet:10 ^_weve:-13 ^_what:-20 ^_what's:40 ^_whatever:56
^_whats:-16 ^_when:136 ^_whenever:43 ^_whether:13 ^_which:55 ^_while:10
^_who's:22 ^_whoever:-15 ^_whose:-24 ^_why:-39 ^_wie:69 ^_wifi:50 ^_will:38
^_wind:-8 ^_window:37 ^_winter:15 ^_wir:80 ^_wish:-16 ^_with:79 ^_without:-48
^_woke:14 ^_wolę:97 ^_wood:-67 ^_work:2 ^_would:51 ^_wow:-73 ^_wrap:36
^_wrote:-51 ^_ya:175 ^_yeah:-69 ^_yeast:-8 ^_yes:-47 ^_yesterday:-46 ^_yo:84
^_you:4 ^_you'll:43 ^_you're:-21 ^_you've:34 ^_youll:18 ^_your:69 ^_yusuf:9
^_zadań:17 ^_zebranie:40 ^_zero:19 ^_ziel:47 ^_zonder:32 ^_zone:8 ^_zostajemy:30
^_zrobione:86 ^_zum:30 ^_zwemles:8 ^_à:-80 ^_çay:-73 ^_çocuklar:-16 ^_è:64
^_к:58 ^_никогда:33 ^_あ:30 ^_う:-50 ^_お:-17 ^_こ:-1 ^_そ:-21 ^_で:-2 ^_チ:3 ^_一:27
^_下:21 ^_不:-7 ^_串:18 ^_予:17 ^_今:-85 ^_保:19 ^_写:13 ^_冷:14 ^_前:5 ^_割:9 ^_千:6
^_听:-55 ^_周:17 ^_地:46 ^_备:28 ^_夜:-10 ^_好:19 ^_娘:-29 ^_婚:-7 ^_小:-56 ^_引:24 ^_必:5
^_我:-1 ^_新:-14 ^_日:11 ^_明:38 ^_昨:-71 ^_最:19 ^_月:19 ^_本:21 ^_次:20 ^_每:56 ^_没:13
^_発:12 ^_第:14 ^_筆:7 ^_練:8 ^_老:-18 ^_这:3 ^_連:13 ^_那:35 ^_開:1 ^_隣:-19 ^_雨:-3 ^_電:2
a:-25 a_0:-78 a_^:19 a_afternoon:-43 a_amostra:36 a_aula:43 a_baby:73
a_backup:-51 a_bag:-7 a_bakery:-25 a_balcony:21 a_balloon:6 a_bank:42 a_bar:-36
a_barbecue:36 a_bassoon:-1 a_batch:49 a_bathtub:-67 a_bed:54 a_beer:-48
a_beginning:19 a_bell:-48 a_bench:-53 a_better:-86 a_big:82 a_bigger:-51
a_bird:-57 a_biscuit:-51 a_bishop:-17 a_bit:11 a_board:10 a_boat:-53
a_bollard:-8 a_book:10 a_border:8 a_box:-31 a_boy:-17 a_brass:10 a_break:-42
a_bridge:-9 a_broken:43 a_bucket:-36 a_bug:-29 a_build:-5 a_burst:9 a_cabin:-89
a_cache:-44 a_cake:-56 a_call:17 a_calm:50 a_car:17 a_cash:7 a_cat:-20 a_cent:11
a_certain:-13 a_chain:31 a_chair:-45 a_change:29 a_chap:-42 a_character:-9
a_chemist:-14 a_choice:115 a_chore:22 a_church:-5 a_classic:-38 a_clock:-8
a_club:27 a_coaster:-17 a_coat:52 a_coffee:-11 a_coin:-22 a_colleague:12
a_colour:-21 a_column:-14 a_comment:71 a_complaint:18 a_concert:-36
a_contract:-13 a_copy:23 a_cor:35 a_cot:7 a_couple:22 a_course:3 a_cow:-24
a_crack:21 a_cracked:11 a_crate:-32 a_cron:15 a_crossing:-6 a_crossword:-15
a_cuckoo:1 a_customer:19 a_cut:38 a_dance:-41 a_dark:48 a_data:-11
a_database:-54 a_date:49 a_day:202 a_dead:22 a_degree:-8 a_delivery:12
a_deposit:-36 a_description:10 a_dictionary:23 a_difference:-29 a_different:55
a_dinghy:18 a_dinner:20 a_dip:-10 a_dishwasher:-2 a_donkey:-8 a_door:16
a_doorbell:55 a_dot:21 a_double:7 a_draft:23 a_draws:5 a_dream:-11 a_driving:-3
a_drop:-41 a_dry:23 a_duck:-34 a_dull:-43 a_encore:-104 a_entrada:34
a_estrada:46 a_evening:-39 a_face:26 a_fact:-35 a_failed:11 a_fair:-58
a_family:-26 a_fan:40 a_festa:57 a_few:-24 a_field:-46 a_fifty:-6 a_film:-1
a_fine:-10 a_first:18 a_fish:7 a_fix:-9 a_flag:4 a_flat:37 a_flea:-11
a_flooded:-22 a_floppy:-52 a_football:12 a_footnote:-33 a_forest:-35 a_form:5
a_former:-9 a_formula:11 a_fox:-7 a_free:-28 a_fresh:30 a_friday:29 a_fridge:-74
a_friend:-16 a_friendly:2 a_full:78 a_funeral:-18 a_game:-10 a_gap:14
a_garden:17 a_generator:40 a_gift:46 a_glass:22 a_glove:16 a_go:8 a_goat:-11
a_goldfish:-27 a_good:-47 a_grave:-22 a_great:22 a_green:10 a_grudge:-29
a_guest:44 a_guy:27 a_gym:-12 a_half:13 a_hand:32 a_hardware:9 a_has:38
a_hat:-60 a_head:61 a_heap:-20 a_heartbeat:-6 a_hedge:-63 a_heron:-73 a_hill:-5
a_ho:-26 a_holiday:-38 a_home:36 a_horse:-20 a_hospital:13 a_hotel:-41
a_house:-18 a_human:8 a_hundred:-13 a_hurry:12 a_idea:-39 a_ideia:45 a_jar:-27
a_job:20 a_joke:-47 a_kid:-4 a_kitchen:-2 a_knot:15 a_la:35 a_label:52
a_ladder:26 a_lady:26 a_lamp:45 a_language:-22 a_laptop:-15 a_las:-30
a_laundry:-18 a_law:-65 a_lawyer:31 a_le:12 a_leaf:-12 a_leak:57 a_left:-45
a_lesson:51 a_letter:-47 a_level:34 a_lifesaver:-25 a_lift:-79 a_lighthouse:-16
a_list:-9 a_living:-20 a_loan:6 a_log:35 a_long:11 a_look:58 a_loop:-14
a_loose:6 a_los:8 a_lost:-35 a_lot:-57 a_love:18 a_lovely:-27 a_machine:-30
a_magazine:-8 a_magician:-47 a_man:-45 a_mano:28 a_manual:30 a_map:-8
a_matter:10 a_maximum:21 a_me:15 a_melon:-33 a_memory:34 a_menu:-2 a_mess:45
a_mi:84 a_milk:-18 a_million:-48 a_minute:70 a_mistake:67 a_mix:22 a_mock:32
a_moment:83 a_monday:-33 a_month:28 a_morning:2 a_mouse:-31 a_moving:-20 a_mr:9
a_museum:37 a_mutex:-22 a_mí:53 a_new:57 a_nice:15 a_night:54 a_no:71
a_noise:-13 a_note:39 a_novel:-45 a_number:-40 a_nurse:15 a_one:-37 a_padaria:37
a_page:24 a_pair:18 a_paperclip:22 a_paragraph:35 a_parcel:50 a_parent's:23
a_parrot:-37 a_parser:-31 a_passenger:-13 a_patient:36 a_pegboard:-18
a_perdu:-20 a_perfect:-42 a_permit:-2 a_person:42 a_petrol:-11 a_phd:-86
a_phone:-51 a_photo:33 a_picture:6 a_piece:1 a_pigeon:-53 a_pillar:-13 a_pin:-12
a_pinch:7 a_pint:15 a_poem:-11 a_point:-65 a_pond:43 a_por:14 a_poster:-6
a_potato:-7 a_power:5 a_price:11 a_primary:-23 a_pris:55 a_private:39
a_product:-8 a_professional:-12 a_professora:-37 a_promise:34 a_proper:-41
a_pupil:-1 a_quadretti:18 a_quarter:30 a_query:32 a_question:42 a_queue:-5
a_quiet:47 a_quote:6 a_radio:25 a_rare:-46 a_rash:43 a_rather:-5 a_read:-21
a_real:80 a_reason:10 a_reasonable:-23 a_receipt:-7 a_recipe:-1 a_red:49
a_refund:13 a_reminder:31 a_repair:23 a_replacement:23 a_rest:-19 a_ring:21
a_rir:-45 a_rollback:31 a_room:39 a_rooster:-56 a_rough:-24 a_route:9 a_rule:-14
a_ruler:-23 a_runbook:38 a_safe:52 a_sample:33 a_sandwich:-27 a_saturday:-31
a_scan:-46 a_scarf:-27 a_school:-16 a_screen:33 a_sec:-37 a_second:111
a_secret:-33 a_seguir:102 a_semaphore:-43 a_sense:-19 a_sensor:34 a_separate:10
a_ser:39 a_server:-3 a_session:36 a_shadow:-2 a_shared:59 a_sheep:-49 a_shelf:32
a_shift:-8 a_ship:-41 a_short:28 a_shower:89 a_sick:61 a_sign:-9 a_signature:32
a_signed:-33 a_silent:47 a_simple:16 a_single:-28 a_sirene:45 a_sketch:32
a_sky:-3 a_slip:94 a_slipper:-14 a_small:2 a_smell:-47 a_smile:19 a_snake:-37
a_sock:-20 a_sofa:-16 a_soft:-54 a_soul:-27 a_sound:-7 a_sourdough:-39
a_spare:36 a_spider:-4 a_splendid:-23 a_spoon:-34 a_sports:-29 a_spreadsheet:39
a_star:22 a_stick:-54 a_sticker:-41 a_stop:5 a_storage:53 a_story:65
a_stretch:36 a_string:30 a_student:12 a_successful:20 a_suitcase:-9 a_sunday:-16
a_sunset:-1 a_surprise:66 a_surprising:-18 a_swan:-49 a_swimming:-13 a_switch:24
a_table:-2 a_tablet:25 a_tag:16 a_talent:-16 a_teacher:-11 a_technical:-29
a_teenager:-53 a_tenner:-11 a_test:40 a_text:7 a_theory:-56 a_thermostat:-6
a_thing:-15 a_third:13 a_thousand:15 a_three:29 a_thursday:-29 a_ticket:8
a_till:2 a_time:117 a_tin:-27 a_tiny:-23 a_toddler:-26 a_todos:-17 a_tone:-6
a_topic:-105 a_torch:-22 a_torino:12 a_tortoise:-28 a_touch:-33 a_toujours:-29
a_town:-38 a_tractor:-12 a_train:-21 a_trainee:28 a_trampoline:-24 a_tree:23
a_trip:-15 a_truck:8 a_tuesday:-6 a_tune:5 a_tutti:-36 a_two:12 a_typo:-5
a_un:25 a_usb:2 a_van:-23 a_vault:3 a_vegetarian:60 a_very:-66 a_vet:35 a_view:1
a_vintage:-29 a_warm:29 a_washer:12 a_way:-86 a_wedding:-11 a_week:38
a_weekday:16 a_whale:-43 a_wheel:-1 a_whole:-110 a_wind:18 a_window:47
a_winter:6 a_woman:-35 a_word:16 a_working:1 a_yes:30 a_été:53 aan:50 aan_de:15
ab:172 ab_0:162 ab_^:13 abajo:20 abajo_^:20 abara:2 abba:-143 abbiamo:-30
abbiamo_ancora:4 abbiamo_finito:58 abbiamo_mangiato:-39 abbiamo_scelto:41
abbreviation:50 abbreviation_list:12 abdeckung:28 abend:-14 abendessen:20
abends:14 abgestellt:7 abgestellt_^:7 abhängigkeiten:32 ablation:17 able:66
able_to:66 aboard:8 about:17 about_0:-77 about_^:28 about_any:24 about_as:-28
about_bridges:-20 about_four:-27 about_getting:35 about_half:-9 about_it:68
about_that:-20 about_the:104 about_their:-29 about_them:81 about_this:31
about_to:19 about_two:-60 about_what:-11 about_whether:-50 about_your:-20
above:41 above_0:40 above_a:-42 above_it:2 above_the:3 abre:37 abre_los:17
abrir:26 abrite:22 abrite_0:22 absence:9 absence_badge:26 absolute:37
abstellen:11 abt_the:23 abtastrate:10 abtastrate_liegt:8 abuela:-125 abuela_^:13
abuelo:-33 ac:11 accent:61 accent_^:33 accent_colour:2 accept:30 accept_our:11
accepte:1 accepted:64 accepted_^:12 accepts:66 acceso:31 access:62 accession:-17
accident:1 according:-52 according_to:-52 accordion:-52 accordion_^:-43
accordions:-28 account:111 account_^:32 account_is:12 accountant:-6
accountant_^:-9 accountants:-26 accounting:-25 accounts:41 accounts_^:-14
aceita:15 ach:-29 ach_herrje:-19 achievements:2 achievements_screen:2 acht:49
achterberg:7 acid:51 acids:40 acknowledge:10 acoustics:14 acronym:14 across:-59
across_^:16 across_the:-93 act:-6 act_^:10 act_two:-17 active:25 actor:19
acts:-63 acts_like:-63 actually:-12 actually_^:-27 acuerdo:24 acuerdo_la:24
adapters_in:-6 adc:13 add:52 add_a:30 adding:-16 address:18 address_^:22
address_is:3 address_my:7 address_on:-27 addressed:56 addresses:60 adesso:132
adesso_^:13 adesso_il:29 adesso_passo:23 adesso_tocca:24 adeyemi:15 adeyemi_^:12
adjuster:35 admin:36 admin_page:25 admit:-68 admit_0:21 admit_i:-6
admit_that:-14 admit_the:-39 admite:27 admite_0:13 admits:-21 admits_0:4
adore:35 adresse:20 aduana:-3 adult:-51 adults:86 advanced:26 aeroporto:24
af:-15 affected:21 afford:18 afford_0:7 afraid:31 after:68 after_0:-90 after_^:3
after_a:50 after_all:85 after_dinner:40 after_is:103 after_it:6 after_lunch:38
after_my:30 after_patients:57 after_ten:51 after_that:99 after_the:-70
after_three:-14 after_your:23 afternoon:-48 afternoon_^:-12 afternoons:36
afterwards:71 again:-78 again_0:-10 again_^:-43 again_and:32 again_at:73
again_i:28 again_it:8 again_like:-8 again_lol:20 again_on:-24 again_send:-15
again_so:-23 again_with:12 against:86 against_a:-20 against_it:2 against_the:66
age:-2 age_of:-39 agency:-13 agency_^:3 agent:-2 agent_0:-42 ages:-54 ages_^:-17
agm:50 agm_^:34 ago:43 ago_^:76 ago_and:38 agora:76 agora_falta:14 agora_é:49
agree:-73 agree_^:-45 agree_on:-18 agree_that:-16 agreed:106 agreed_^:12
agreed_on:12 agreed_that:8 agreed_the:3 agreement:-23 agrees:-13 agrees_^:7
agua:-36 aguenta:24 ah:-143 ah_la:-32 ah_les:-24 ah_the:-41 ah_well:-15 ahead:47
ahead_^:17 ahead_of:29 ahnung:-50 ahora:17 ahora_es:16 ahora_toca:20 ahí:9
ai:-19 aid:43 aid_course:12 aim:67 aim_is:83 ainda:84 ainda_não:44 air:-72
air_^:5 air_is:-39 air_with:-11 airfield:11 airline:-1 airport:-71 airport_0:-30
airports:-43 aisle:-14 aisle_^:1 akku:5 akü:74 al:-96 al_0:23 al_día:1
al_final:24 al_massimo:38 al_mattino:28 alarm:110 alarm_^:-31 alarm_at:7
alarm_goes:20 alarm_trips:13 alarme:57 alarms:32 aldous:7 aldrig:115 ale:-90
ale_dziś:-36 alegro:-75 alert:-46 alerts:16 alerts_go:8 alfred:83 algo:-13
alguien:5 alias:25 alias_^:25 alike:-31 alive:8 all:-55 all_0:71 all_?:1 all_^:4
all_about:54 all_agreed:11 all_day:-51 all_four:18 all_from:-52 all_green:45
all_happens:-14 all_in:43 all_it:-8 all_its:5 all_month:-22 all_morning:26
all_my:-17 all_night:51 all_nine:24 all_of:17 all_over:37 all_places:-17
all_right:82 all_survived:-52 all_take:-23 all_that:-59 all_they:33 all_this:2
all_those:-28 all_three:24 all_times:90 all_timestamps:11 all_verses:-85
all_we:15 all_week:55 alla:59 alla_fine:33 alle:24 alle_0:13 allen:-64 aller:4
allergic:71 allergic_to:63 allergies:94 allergy:15 allergy_diet:15 alles:-115
alles_^:-33 allocation:-35 allocator:-36 allow:10 allow_0:3 allowance:16
allowed:113 allowed_0:14 allowed_in:20 allowed_on:3 allowed_to:38 allows:54
allows_0:14 allt:44 alltid:2 alltså:-43 almacén:37 almacén_de:14 almeno:-88
almost:-61 alone:-1 alone_^:2 alone_w:1 along:40 alors:-19 aloud:58 aloud_^:20
alpine:68 alquiler:15 already:-14 already_^:-88 already_in:-60 already_packed:16
alright:-4 als_0:61 als_das:-38 als_een:-49 als_ein:-17 als_ik:-43
als_nächstes:70 alt:20 alta:74 altar:-17 alte:-22 alten:59 altered:9
altersheim:37 although:-84 although_i:-7 although_it:-9 although_the:-34
altijd:10 altitude:65 alto:10 altogether:-56 altrimenti:19 alunos:36 alunos_^:36
always:-4 always_^:127 always_ask:48 always_been:-2 always_brings:-37
always_end:-60 always_finds:-6 always_forget:-46 always_get:-69 always_have:19
always_hums:-58 always_in:54 always_log:13 always_tell:-24 always_the:-43
always_wanted:-11 always_write:40 am:63 am_0:54 am_^:-7 am_ende:37 am_glad:-8
am_liebsten:91 am_markt:17 am_may:5 am_morgen:-65 am_not:-41 am_reading:-58
am_samstag:-45 am_see:-3 am_sorry:56 am_stück:22 am_tag:20 am_telefon:33
am_vormittag:31 amanhã:85 amanhã_cedo:31 amazing:-9 amber:46 amber_light:43
ambulance:-71 amir:-15 ammonia:2 among:-39 amostra:36 amostra_do:36 amount_in:5
amounts:18 amps:41 amps_^:5 an:-5 an_^:28 an_agency:13 an_airport:16 an_alarm:4
an_answer:31 an_automatic:49 an_den:39 an_der:19 an_die:-9 an_early:1
an_email:-50 an_empty:31 an_entire:-3 an_entry:10 an_epipen:46 an_even:29
an_evening:88 an_event:47 an_example:53 an_honest:-2 an_hour:45 an_index:-28
an_integer:-39 an_old:-81 an_outage:-8 an_owner:37 an_umbrella:-41 ana:1
anaesthetist:11 analyser:-36 analysis:-12 analysts:26 anatomy:2 anche:45
anche_quando:7 anchor:38 anchored:7 ancora:-24 ancora_se:30 and:-30 and_0:-56
and_a:-20 and_acid:40 and_all:-50 and_always:-57 and_an:-12 and_anything:30
and_are:-29 and_as:-35 and_ask:2 and_asked:-41 and_at:-12 and_back:20 and_be:-8
and_both:-40 and_by:38 and_came:-53 and_can:-5 and_choirs:-12 and_climbing:12
and_cooked:25 and_could:-2 and_drop:35 and_dropped:9 and_each:-69 and_entered:46
and_every:-35 and_everybody:-12 and_everyone:-5 and_explain:36 and_falls:-39
and_for:7 and_forgot:-34 and_forth:19 and_found:54 and_get:14 and_gets:-32
and_give:14 and_goes:-26 and_good:-27 and_got:-91 and_green:39 and_hands:-60
and_has:-42 and_have:46 and_he:-10 and_her:-10 and_hit:29 and_honestly:-28
and_i:-31 and_i'd:20 and_i'm:34 and_im:-31 and_is:28 and_it:-10 and_it's:50
and_its:9 and_keep:1 and_label:17 and_landed:9 and_leave:2 and_less:18
and_lives:-5 and_look:-26 and_looked:-21 and_me:-15 and_means:-39 and_merged:12
and_most:-32 and_my:-38 and_never:96 and_no:-20 and_nobody:-71 and_none:2
and_not:84 and_nothing:42 and_now:-86 and_nowhere:62 and_numerals:25 and_of:-41
and_off:-25 and_oiled:29 and_on:-31 and_one:-101 and_only:36 and_our:33
and_out:-34 and_passed:31 and_people:25 and_physics:4 and_put:57 and_regret:-22
and_returns:-86 and_salt:-16 and_says:-2 and_send:21 and_sent:37 and_she:-43
and_shes:-4 and_show:4 and_signed:16 and_six:40 and_so:45 and_some:-16
and_somebody:-8 and_somehow:-35 and_someone:-4 and_still:-59 and_takes:9
and_tell:39 and_that:50 and_that's:67 and_thats:58 and_the:-76 and_their:-26
and_then:-36 and_there:8 and_they:5 and_to:10 and_took:-47 and_upload:12
and_waits:21 and_wants:70 and_was:9 and_we:-77 and_we'll:1 and_well:37
and_what:34 and_when:7 and_with:5 and_without:31 and_woke:-37 and_yes:25
and_yet:-87 and_you:87 and_your:-39 andere:2 anders:7 anderson:31 android:67
android_builds:25 android_we:2 anecdote:-11 anecdote_^:-1 angeblich:-58
anglais:6 angry:42 animal:15 animals:2 animation:10 anke:20 ankle:43
anmeldung:38 anmeldung_zur:25 anna:3 annem:-7 annex:23 anniversary:45 annonce:63
announce:2 année:-39 année_^:-39 anoche:-67 anonymous:11 another:-39
another_call:-25 anouk:14 anruf:16 ans:-40 ans_^:-45 anschlüsse:37
anschlüsse_^:37 anselmo:17 answer:24 answer_^:18 answer_about:11 answer_as:7
answer_from:5 answer_in:26 answer_is:-60 answer_the:-24 answer_to:20 answered:15
answered_^:19 answers:26 answers_are:-16 answers_in:6 answers_to:34 anteil:22
antena:46 antenna:30 antes:30 antes_^:7 antes_de:86 antes_del:-1 antes_que:-54
antique:-13 ants:-77 antwerp:-30 any:-38 any_day:25 any_evening:-54 any_idea:46
any_more:20 any_of:48 any_time:52 anybody:104 anybody_^:-12 anybody_ask:30
anybody_asked:45 anybody_know:7 anymore:20 anymore_^:66 anyone:-23 anyone_?:82
anyone_^:-56 anyone_actually:-56 anyone_else:-74 anyone_ever:-40 anyone_in:-2
anyone_know:76 anyone_who:2 anyone_would:-2 anyone's:36 anything:50
anything_^:-56 anything_about:22 anything_above:9 anything_but:10
anything_else:-51 anything_in:59 anything_longer:35 anything_over:2
anything_that:26 anything_the:15 anything_to:13 anything_under:34
anything_with:53 anyway:-69 anyway_^:60 anywhere_^:-12 ao:93 apagues:12 apart:-5
apart_^:74 apart_and:5 apart_from:-53 api:3 api_is:-59 apiece:9 apiece_^:9
apologies:23 apologies_for:2 apologise:22 apologise_for:6 apologises:-13
apology:60 app:2 app_^:28 app_for:16 app_is:-30 app_shows:-37 app_to:3
apparently:-90 apparently_^:-31 apparently_my:-1 apparently_the:-51 appeal:13
appear:27 appears:-3 appears_in:4 appel:5 apple:-56 apple_tree:-61 apples_^:-38
application:24 application_is:12 apply:3 appointment:-6 appointment_has:2
appreciate:-6 appreciate_the:-4 apprentices:45 approval:5 approved:17 april:-24
april_^:2 april_no:-20 après:2 après_^:45 après_le:5 aquarium:32 aqui:-59
aquí:-51 arbeite:29 arbeitet:19 arbeitet_mit:9 arcade:-40 archive:28
archive_^:-14 archive_is:-8 archives:42 archives_are:5 are:23 are_0:61 are_^:21
are_a:-157 are_after:49 are_all:-59 are_allowed:50 are_an:-15 are_and:-7
are_asleep:36 are_at:-64 are_back:-19 are_basically:-45 are_behind:16
are_cheap:-68 are_collected:3 are_common:-21 are_done:36 are_down:13
are_easier:-18 are_easy:-87 are_enough:30 are_fine:14 are_for:7 are_four:38
are_from:-71 are_gone:78 are_great:-42 are_hard:-44 are_in:63 are_kept:88
are_known:-34 are_like:66 are_lovely:8 are_made:2 are_many:-6 are_marked:33
are_meant:6 are_mostly:2 are_nesting:-22 are_nicer:34 are_no:31 are_not:-34
are_of:-17 are_off:25 are_often:-2 are_on:13 are_only:34 are_out:-35
are_patient:-10 are_possible:8 are_rarely:-11 are_read:-27 are_returned:6
are_reviewed:4 are_right:-23 are_serviced:11 are_short:72 are_shown:22
are_small:-6 are_smarter:-27 are_stacked:31 are_staying:5 are_still:30
are_stored:70 are_strings:-30 are_tagged:8 are_the:-43 are_they:-7 are_through:8
are_tiny:-12 are_to:28 are_told:-12 are_too:12 are_two:27 are_waiting:13
are_we:49 are_what:27 are_wired:6 are_with:21 are_you:-17 area:26 aren't:-25
arent:-50 argue:-33 argue_with:-48 argued:-33 argues:-6 arguing:-20
arguing_about:-5 arguments:-11 arm:-34 arm_is:39 armchair:19 armrest:14
around:-42 around_0:2 around_^:79 around_and:-20 around_are:-21 around_the:-52
around_there:-9 array:12 arriba:10 arriva:27 arriva_il:2 arrival:42 arrivare:39
arrivare_a:39 arrive:-11 arrive_in:-36 arrived:-23 arrived_in:-24 arrives:-18
arrivo:-35 arrivé:-82 arrow:33 arrows:-10 arroz:-27 arroz_otra:-27 art:-62
artwork:7 artwork_sits:7 artık:34 artık_0:34 as:-4 as_0:-29 as_a:-45
as_agreed:13 as_an:-36 as_every:-6 as_far:-36 as_for:45 as_i:9 as_if:-79
as_it:63 as_its:18 as_long:-22 as_much:-66 as_my:49 as_night:1 as_of:151
as_on:-64 as_one:4 as_pdf:6 as_possible:3 as_soon:36 as_the:49 as_their:-28
as_they:39 as_though:-4 as_to:25 as_usual:-25 as_we:44 as_with:-8 as_you:75
as_your:33 ascii:11 ash:11 aside:-70 ask:-50 ask_^:-56 ask_about:40
ask_anyone:-43 ask_before:39 ask_for:75 ask_if:-139 ask_me:26 ask_the:-9
ask_why:-4 ask_you:16 asked:-65 asked_^:58 asked_about:54 asked_for:62
asked_if:-126 asked_me:-64 asked_the:3 asked_to:50 asked_us:-19 asked_what:-7
asked_whether:-8 asked_why:-40 asking:-65 asking_^:-32 asking_about:40
asking_for:32 asks:-36 asks_^:1 asks_for:-21 asks_the:-25 asla:54 asleep:-50
asleep_^:19 asleep_in:-40 assembly:-30 assembly_^:-8 assessed:8 assessor:20
asset:8 asset_list:-3 asset_tag:22 assinatura:44 async:9 así:-47 at:-38 at_0:23
at_^:38 at_a:28 at_about:-2 at_all:-7 at_an:-3 at_any:4 at_chapter:12 at_dawn:43
at_dinner:-34 at_dusk:37 at_easter:28 at_eight:14 at_eleven:-36 at_every:-67
at_first:-33 at_five:32 at_full:20 at_gate:1 at_half:54 at_her:-2 at_home:59
at_it:-32 at_last:26 at_least:-85 at_level:8 at_lunch:36 at_me:-119
at_minute:-40 at_most:145 at_my:-21 at_night:-16 at_nine:52 at_noon:26
at_once:87 at_one:6 at_our:43 at_parties:-54 at_reception:24 at_seven:-11
at_six:-11 at_table:-15 at_ten:15 at_that:-10 at_the:-9 at_them:-14 at_this:5
at_three:65 at_weekends:-54 at_work:-22 at_your:52 ate:-57 ate_my:-64 ate_our:-1
ate_the:19 att:-120 att_höra:-31 attachments:1 attempt:9 attempt_at:-32
attempts:44 attention:5 attic:36 attic_are:20 attitude:-69 até:84 au:-31
au_bout:8 au_dessus:-13 auch:28 auch_für:34 auch_immer:-28 auch_wenn:17
auction:-55 aucun:46 aucune:72 audience:-50 audience_in:-9 audio:80 audio_ma:17
audit:36 audit_^:23 auditor:-15 auditors:10 auditors_have:-21 auditors_want:19
auditoría:34 auf:11 auf_0:41 auf_das:-4 auf_dem:-74 auf_den:-20 auf_der:44
auf_deutsch:43 auf_englisch:22 auf_keinen:18 aufbewahrung:22 aufträge:16
aufträge_^:16 aufzug:-25 august:12 august_^:-5 aula:59 aula_prática:43
aula_statt:8 aunque:34 aura:1 aura_lieu:1 aurora:-37 aus:-128 aus_^:53
aus_dem:45 aus_hat:-35 aus_passau:-25 aus_und:-33 ausflug:8 ausschließlich:53
aussi:11 autant:-85 author:-70 auto:-11 autoclave:11 automatic:49 autumn:-11
autumn_^:31 aux:38 außer:29 av:55 available:-6 available_^:-6 avait:-75
avait_un:-14 avalanche:41 avant:152 avant_d'être:36 avant_la:26 avant_le:10
avant_toute:24 avant_vendredi:31 avec:-89 avec_0:-43 avec_les:-110
avec_plaisir:-58 average:-15 averages:-53 avisa:28 avisado:16 avisado_al:16
avisar:51 avisar_^:32 aviso:29 avisos:36 avião:-8 avons:15 avons_terminé:19
avó:-24 aw:-76 awake:-27 awake_^:-2 awarii:-71 away:98 away_a:-45 away_and:29
away_day:3 away_from:97 awful:186 awful_^:121 awful_on:82 awning:28 aws:-53
aww:-36 ayer:-56 ayer_en:-70 az:16 az_0:16 azul:1 açık:39 años:-35 aún:16 aż:-14
b:173 b_0:36 b_^:5 b_has:8 b_is:9 b_on:22 babcia:-12 baby:98 baby_got:29 bac:-15
back:-20 back_0:19 back_^:9 back_after:18 back_and:25 back_as:67 back_at:55
back_by:-5 back_from:49 back_how:-21 back_hurts:13 back_in:-48 back_is:-27
back_last:26 back_on:47 back_seat:-36 back_the:-68 back_then:-115 back_to:-44
back_when:-45 back_with:1 back_without:13 backed:17 backed_up:17 backend:24
backfill:3 background:-35 backstage:46 backup:18 backup_is:1 backup_script:20
backups:110 backups_are:35 backwashed:30 bad:72 badge:86 badge_^:15 badge_has:1
badge_readers:31 badger:-94 badges:32 badges_are:27 badly:-8 badly_^:-25
badly_so:11 bag_^:-50 bag_of:-10 bagpipe:-38 bags:-26 bags_^:23 baguettes:12
bahçede:-116 bajtów:22 bajtów_^:22 bake:-6 baker_^:-8 bakery:-7 bakery_^:24
bakery_in:-64 bakfiets:33 bakfiets_staat:28 baking:31 balancers:18 balcony:-3
balkongen:-59 ball:30 ballet:-67 balloon:6 bambina:-25 bambini:15 banana_^:-2
banco_^:-15 band:-41 banda:52 bande:-46 bandwidth:19 bank:-86 bank_^:8
bank_account:2 bank_has:-12 bank_holiday:-73 banks:-75 banned:8 banner:42
banner_in:13 baptiste:55 baptiste_^:55 bar:-20 bar_^:43 bar_in:-14 bara:-70
barbecue:40 barbecue_^:50 barca:36 barco:11 barcode:2 barcodes:-22
barcodes_are:-22 bardzo:-75 bare:38 barely:-57 barked:1 barley:59 barn:103
barn_^:-25 barnen:-68 barometer:-31 barometers:-33 barre:8 bars:-3 bars_^:-19
bars_of:18 bas:53 bascule:7 base:47 based:-27 baseline:70 basement:-39 bases:-69
basically:-140 basically_a:-70 basket:-66 basses:-24 bassin:24 bassoon:-1
bassoon_^:-1 bastion:39 bastun:7 bastun_åt:7 batch:7 batch_0:38 batch_holds:-10
batch_l:5 batch_of:33 batch_size:6 bath:-26 bath_^:-26 bathers:25 bathroom_^:12
bathroom_tiles:33 bathtub:-78 bathtub_^:-45 bathtub_in:-21 bathtubs:32 bats:33
batteries:29 batteries_^:17 battery:107 battery_^:49 baud:31 baud_^:17 bay:64
bay_0:10 bay_humidity:4 bay_is:4 bay_parking:37 bazar:-53 bc:69 bc_of:59 be:43
be_0:91 be_?:51 be_a:-86 be_able:58 be_about:21 be_as:-30 be_at:15 be_better:20
be_blunt:24 be_closed:-34 be_done:18 be_dry:-45 be_faster:62 be_found:8
be_glad:24 be_great:28 be_had:75 be_here:16 be_honest:-81 be_illegal:-94
be_in:-19 be_joking:-35 be_kept:34 be_kind:1 be_lovely:51 be_made:36 be_my:52
be_nice:8 be_nicer:58 be_nicest:5 be_off:44 be_on:-19 be_out:21 be_part:5
be_phoned:13 be_reached:33 be_returned:9 be_reversible:12 be_said:-39 be_seen:72
be_sent:3 be_shorter:-43 be_standing:17 be_such:-23 be_the:-58 be_there:-7
be_told:37 be_too:-60 be_treated:16 be_under:21 be_used:55 be_windy:14
be_worse:-8 be_worth:-20 beach:32 beamer:90 beams:-6 beams_^:-21 beams_are:6
beans:12 bear:-3 bear_it:39 bearing:-22 bearing_^:11 bearing_with:-43 bears_0:11
beat:59 beat_^:35 beat_error:19 beatrix:1 beatrix_^:1 beats:-34 beats_a:46
beats_the:-106 beats_those:52 beaucoup:-64 beaucoup_de:-64 beautiful:-58
bebidas:14 became:4 became_so:-27 becario:-27 because:28 because_i:-4
because_it:32 because_nobody:3 because_of:-39 because_she:9 because_the:23
because_we:-46 become:44 become_a:-12 becomes:-36 becomes_^:-4 bed:22 bed_^:8
bed_for:46 bed_in:-24 bedding:54 bedroom:39 beds:24 bedside:14 bedside_crib:14
bee:22 bee_friendly:17 beech:30 beech_^:27 beehives:14 been:-32 been_0:-40
been_a:-19 been_announced:-11 been_answered:19 been_at:28 been_backwashed:30
been_in:-107 been_opened:31 been_paid:-6 been_recalibrated:5 been_settled:18
been_taken:7 been_there:-96 been_through:36 been_to:-13 been_told:23 beer:-33
beer_^:-88 bees:10 bees_and:73 bees_are:82 bees_can:-69 bees_in:-38 before:43
before_0:8 before_^:-85 before_a:15 before_any:62 before_anyone:55
before_anything:28 before_asking:-36 before_breakfast:-24 before_closing:2
before_dawn:-13 before_going:49 before_i:44 before_it:37 before_lunch:14
before_noon:-23 before_summer:5 before_ten:7 before_that:20 before_they:36
before_touching:14 before_u:16 before_us:-111 before_winter:25 before_you:84
beforehand:-13 beforehand_^:9 beg:31 beg_your:24 began:-13 begin:6 begin_with:76
beginners:59 beginning:46 beginning_with:22 beginnt:67 beginnt_auf:19 begins:43
begins_at:1 begins_with:29 begleitet:30 begleitet_sie:30 begun:41 behalf:3
behind:-33 behind_it:1 behind_me:-32 behind_the:-25 behind_us:26 behind_with:-19
behåller:34 bei:23 bei_0:22 bei_der:39 bei_euch:-28 bei_frau:9 bei_hetzner:10
bei_mir:-42 bei_testnamen:10 bei_uns:-63 beim:70 beim_abendessen:20 being:2
being_corrected:44 bekommt:70 beleg:45 believe:-189 believe_how:-25
believe_it:-14 believe_its:-36 believe_me:5 believe_that:-25 believe_the:38
believe_who:-15 believes:-67 believes_that:-32 bell:-62 bell_^:-35 bella:-30
bella_giornata:-27 belle:-15 bellen:27 bello:-24 bells:-56 belong:68
belong_in:75 belong_to:22 belonged:-38 belongs:111 belongs_in:1 belongs_on:19
belongs_to:79 below:15 below_0:33 below_^:8 below_the:-29 belt:23 belt_the:31
belts:-15 belts_and:-16 bem:-24 ben:34 bench:3 bench_^:29 bench_unit:18 bene:-53
benedikt:5 benno:52 bent:-24 benutzt:45 bergen:-63 bergs:68 bergs_in:68
bernadette:44 berthed:27 berthed_in:27 bertil:7 bertrand:39 bertrand_^:39
beside:-38 beside_me:-11 beside_the:80 besser:-91 besser_^:-84 best:-142
best_^:59 best_as:35 best_for:14 best_kind:-1 best_nap:-44 best_of:-26
best_so:42 bestehen:1 bestimmt:-38 bestimmt_0:-38 bet:-47 bet_the:-58 beta:6
beträgt:27 beträgt_0:15 bett:1 bett_ist:1 better:4 better_^:72 better_as:52
better_for:-52 better_from:26 better_in:1 better_on:31 better_soon:-18
better_than:-22 better_to:48 better_when:53 better_with:57 bettina:45 between:26
between_0:64 between_the:-21 between_two:-38 between_us:-23 between_you:19
bevor:10 beyond:98 beyond_0:44 beyond_that:56 bez:105 bez_kasku:15
biblioteket:50 bicycle:-1 bicycles:4 bid:3 bien:-33 bierzemy:75 big:50
big_dog:28 big_enough:-29 big_one:57 big_ones:29 bigger:-33 bigger_screen:-74
biggest:-52 bij:25 bij_de:-19 bij_het:-32 bike_^:4 bike_is:11 bikes:50
bilbao:-41 bildern:6 bildern_^:6 bill:77 bill_by:6 billing:53 billing_^:34
billing_address:5 bin:31 bin_^:10 bin_day:31 bin_ich:-42 binary:65 bind:40
binder:11 binding:16 binoculars:17 binomial:21 bins:19 binôme:50 binôme_pour:50
biology:-43 bird:28 bird_from:59 birds:-22 birimi:38 birth_dates:17 birthday:-35
birthday_^:18 birthday_in:-37 birthdays:-54 bis:64 bis_mittwoch:34 bis_ostern:15
biscuit:-18 biscuit_tin:-3 biscuits:-91 bisect:2 bishop:-13 bit:1 bit_^:71
bit_about:4 bit_flat:-56 bit_more:-1 bit_of:-26 bit_the:13 bit_us:23 bites:87
bits:-34 bitte:212 bitte_immer:65 bitte_keine:12 bitte_nicht:25 bitte_nie:7
bitte_niemals:7 bitte_nur:22 bitten:27 black:53 blacksmith:-30 blame:-91
blame_the:-90 blankets:101 ble:39 ble_stack:33 blechen:23 bleed:5 bleiben:70
bleiben_bei:19 bleiben_beim:23 bleibt:55 bless:-62 bless_her:-14 bless_them:-29
blev:-48 blev_ändå:-38 blew:33 bli:54 blind:34 blind_so:35 blindfolded:37
blindfolded_^:37 blink:-55 blinking:-114 blinks:20 blir:101 block:22
block_and:-30 blocked:52 blocked_by:21 blocking:-4 blocks:7 blocks_the:11
bloke:-60 blood:37 bloom:-13 blowing:-19 blue:82 blue_^:5 blue_folder:13
blue_van:-27 bluetooth:-25 blunt:28 bo:136 boah:-52 boah_war:-11 board:58
board_^:2 board_is:21 board_so:-1 boarding:13 boarding_^:2 boards:-42
boards_in:-47 boat:-25 boat_^:-136 boat_draws:12 boat_has:4 boat_is:68
boat_sank:25 boathouse:34 boathouse_^:16 boats:25 bobbins:15 bobbins_in:15
body:20 bogdan:21 bogdan_^:3 boh:2 boiler:113 boiler_^:-7 boiler_is:6
boiling:-20 bollard:-67 bollard_^:-8 bolo:-21 bologna:25 bolts:-10 bom:-67
bom_saber:-13 bomba:43 bomba_tres:41 bon:19 bon_courage:-81 bon_on:30 bone:-39
bones:31 bonito:-71 bonne:-27 bonnet:-13 bonus:13 book:35 book_^:78
book_about:-51 book_has:-9 book_is:18 book_the:39 booked:103 booked_^:33
booked_for:1 booked_the:14 booking:47 booking_^:49 bookings:5 booklet:36
bookmarks:38 books:26 bookworm:-7 booster:66 booster_seat:7 boot:81 boot_^:31
bootloader:44 bootloader_is:4 boots:15 bootsprüfung:29 borden:-37 border:60
border_^:39 borg:2 boring:75 boring_bit:9 boring_sql:33 born:-37 born_in:-7
borrow:39 borrowed:14 borrowed_^:21 boss:-22 boss_level:-34 bot:16 both:72
both_archives:2 both_are:17 both_fans:10 both_sides:-1 both_ways:-33 bots:-31
bottle:3 bottle_^:7 bottles:65 bottles_a:34 bottles_and:7 bottling:3 bottom_^:6
bottom_of:-37 boucle:-56 bought:-100 bought_a:-24 bounce:13 bounced:18
bounces:13 bout:24 bout_de:8 boven:10 boven_de:10 bow:34 bowline:66 bows:33
box:18 box_^:-89 box_and:16 box_for:23 box_has:32 box_is:12 box_that:8
boxes_^:-76 boxes_and:39 boy:-30 boys:-7 bracelet:27 brackets:10 braga:8
brain:-25 brain_is:-64 brains:-15 brake:37 brake_is:9 brakes:-38 branch:16
branch_^:44 branch_ice:18 branches:-35 branches_^:-23 brand:-34 brand_^:-34
brandl:4 brandl_^:3 brandt:47 brass_band:-22 brauche:36 brauche_ich:36
braucht:50 braver:-26 braver_than:-26 bravo:13 brb:-156 brb_doorbell:-52
brb_someone:-22 bread_^:-50 bread_and:-10 bread_in:-55 bread_supplier:49
breadfruit:-38 break:-35 break_^:-98 break_every:49 break_is:39 break_room:-37
break_the:3 break_we:17 breaker:-7 breaker_^:18 breakfast:-10 breakfast_^:-14
breakfast_hamper:9 breakfast_is:23 breaking:42 breaks:76 breaks_on:12 breathe:-7
breathes:-89 breathes_in:-6 breed:-33 breed_^:12 brevi:64 brewery:52 brezeln:17
brezeln_^:17 bride_march:41 bridge:-17 bridge_^:30 bridge_again:-57
bridge_and:25 bridge_call:33 bridge_for:-7 bridge_is:26 bridge_would:-50
bridges:2 brief:37 briefing:13 briefing_by:3 brigade:-28 brigade_^:6 bright:28
bright_tank:28 brilliant:-49 brine:26 brine_bath:10 bring:56 bring_back:-53
bring_the:61 bring_their:19 bringen:-22 bringing:47 brings:62 brings_the:18
british:78 british_spelling:78 brix:28 brochure:29 broke:41 broke_down:-18
broke_her:10 broke_his:30 broke_the:14 broken:4 broken_^:-42 broken_into:21
broken_night:9 broken_or:-16 broken_rows:2 broken_so:-13 broker:61 brokers:23
brokers_^:8 bronze:35 broom:-52 brother:81 brother_^:4 brother_in:-36
brother_reads:56 brother's:16 brothers:3 brought:-79 brought_0:-51 brought_a:-1
brought_cake:-4 brown:40 brown_carpets:-6 browser:-63 brr:-71 brr_^:-71
bruit:-37 brunch:-34 brunch_is:-34 bruno:-4 btw:-115 btw_^:-98 bu:-101
bubble_wrap:-10 bubbles:-19 bucket:13 bucket_^:46 buckets:-29 buddy:29 buddy_^:6
buddy_is:12 budget:5 budget_for:13 budget_is:2 budget_of:12 buena:-61 buenos:-66
buffer:19 buffet:91 bufor:45 bufor_audio:17 bufor_wejściowy:22 bug:16 bug_^:4
bug_is:12 bug_was:-9 buggy:1 bugs:-38 bugs_^:27 bugün:-124 bugün_hava:-23
build:126 build_0:29 build_^:29 build_a:42 build_is:11 builder:-66 building:-28
building_^:-57 building_a:-8 building_in:29 building_manager:22 building_the:18
builds:50 builds_take:6 built:-8 built_to:-13 buiten:-2 bulbs:23 bullet:42
bullet_points:13 bulletin:32 bump:25 bumped_into:-51 bumped_the:49 bumper:29
bundle:28 bunk:38 buns:52 buoy:-15 buoyage:8 bureau:-2 buren:15 burglars:30
burgos:2 buried:-10 burn:-3 burndown:-30 burned:-49 burner:75 burns:49 burnt:-13
burst:9 burst_pipe:33 bus:-103 bus_^:27 bus_depot:56 bus_driver:-57 bus_from:-58
bus_is:-60 bus_shelter:-3 bus_stop:-40 bus_was:-21 busco:9 busier:-21
business:43 business_^:12 bust:19 busy:-9 but:-71 but_a:28 but_i:-47 but_it:-50
but_nobody:77 but_not:-34 but_that:-6 but_the:-34 but_then:-42 but_you:-39
but_your:-50 butcher:-17 butter:38 butter_^:-54 button:-28 button_and:8
button_colour:3 buttons_are:6 buurman:-71 buy:-7 buy_a:-45 buy_it:-11 buy_the:32
buying:-16 buys:46 buzzer:29 by:32 by_0:3 by_^:38 by_a:92 by_and:48 by_at:5
by_christmas:2 by_courier:1 by_daylight:41 by_ear:32 by_easter:8 by_email:13
by_far:48 by_fax:-9 by_five:20 by_hand:-4 by_heart:20 by_height:5 by_itself:26
by_letter:33 by_may:34 by_me:37 by_midnight:-14 by_monday:44 by_my:-9
by_name:-48 by_nobody:26 by_noon:7 by_now:-67 by_one:-18 by_our:41
by_professor:1 by_ship:22 by_side:20 by_smell:12 by_someone:-35 by_sunday:6
by_that:6 by_the:-100 by_two:-25 by_wednesday:24 by_weds:2 by_xmas:41 by_your:12
byte:33 bytes:47 bytes_^:11 był:-108 było:-52 bäcker:-13 bättre:27 bättre_om:27
bébé:15 búfer:15 búfer_tiene:13 büro:4 büyük:30 c:6 c_0:4 c_^:11 c'era:-34
c'era_un:-29 c'est:-41 c'est_bon:65 c'est_la:-13 c'est_le:14 c'est_tranché:16
c'est_une:-46 c'è:18 c'était:-14 cab:10 cab_view:6 caben:56 caben_0:50 cabin:64
cabin_^:71 cabin_is:17 cabin_with:-89 cabina:44 cabines:22 cabines_^:22
cabinet:-4 cabinet_^:-44 cabinet_has:3 cabinets:7 cabins:73 cabins_^:8 cable:-58
cable_^:-35 cable_car:-2 cable_from:2 cable_is:28 cable_on:9 cables:-41
cabling:-68 cache:-41 cache_^:5 cache_keeps:18 caches:16 caches_for:37
caching:-43 cacto:-75 cada:3 cada_foto:4 cadenas:63 cadenas_^:63 cafe_is:17
caffè:-90 caffè_^:-57 café:-119 café_de:-73 cafés:-27 cafés_^:-24 cage:62
cage_^:4 caiu:-16 caja:-14 caja_de:19 cajas:-10 cake:-34 cake_?:56 cake_^:-8
cake_and:-34 cake_will:13 cakes:-14 calcul:42 calcular:24 calculation:16
calculator:76 calculator_^:17 calculator_is:49 calculators:62 calculators_so:12
caldaia:24 caldo:-42 calendar:8 calendario:48 calendario_empieza:40 calendars:3
calibrate:34 calibrate_the:31 calibration:10 call:87 call_^:30 call_at:19
call_beats:76 call_it:-38 call_me:91 call_my:20 call_on:25 call_out:36
call_phone:33 call_sign:8 call_that:-72 call_the:22 call_tonight:14
call_with:-15 callback:-21 callback_fires:-21 callbacks:14 callbacks_a:3
calle:-40 called:-15 called_^:29 called_the:-10 called_their:7 caller:16
calling:1 calling_the:20 calls_^:-36 calls_a:27 calls_as:24 calls_in:1
calls_it:-53 calls_me:-38 calls_the:1 calls_to:21 calm:-27 calor:-91
calor_hoje:-5 calves:21 calves_get:14 cama:17 cama_del:17 cambiado:10 cambio:54
cambié:3 came:57 came_back:94 came_by:95 came_down:30 came_from:15 came_home:-13
came_in:-20 came_into:-32 came_last:-27 came_out:-37 came_through:-32
came_to:-47 came_up:7 came_with:41 camera:88 camion:-4 camión:32 camp:-3
camper:29 camping:-12 campsite:-26 campsite_^:-1 can:-36 can_^:29 can_afford:18
can_be:28 can_borrow:56 can_count:-65 can_do:-13 can_draw:-14 can_edit:-43
can_expect:11 can_feed:7 can_feel:-8 can_get:-49 can_go:25 can_guess:-25
can_hardly:42 can_have:11 can_hear:-96 can_imagine:-49 can_learn:32 can_live:-29
can_make:-19 can_manage:19 can_mix:16 can_never:-92 can_often:-4 can_only:39
can_open:-54 can_picture:-39 can_read:10 can_run:-46 can_search:38 can_see:-56
can_sit:14 can_sleep:-23 can_smell:-13 can_spend:13 can_still:-9 can_take:95
can_tell:-52 can_the:41 can_wait:49 can_we:20 can_you:-83 can't:-18 can't_be:-66
can't_make:18 can't_pour:5 can't_read:19 can't_say:11 can't_see:89 can't_tell:80
canal:-45 canal_^:16 canal_was:-21 cancelled:108 cancelled_^:41 cancelled_the:46
canciones:-20 candidates:20 candle:-3 candles:-70 candles_^:-12 cane_ha:-35
canker:14 cannot:-112 cannot_be:22 canoe:-33 canoe_club:31 cans:-58 cansado:-17
cansado_^:-17 cant:28 cant_believe:-76 cant_complain:-59 cant_do:48 cant_find:47
cant_have:92 cant_spend:20 cant_take:4 cant_tell:73 cant_turn:-10 canta:-115
canta_a:-55 canteen:-107 canteen_^:43 cantine:-53 canvas:57 cap:16 capacitors:-1
capacity:-13 capire:35 capire_se:11 capisco:-43 capitolo:29 capitolo_finale:29
capo:45 capped:22 capped_at:22 caps:77 caps_^:41 captain:74 captain_is:6
captions:14 capture:-15 captures:-8 captures_the:-16 car:-74 car_^:26 car_has:23
car_park:-5 car_to:14 car_wash:-78 caravan:19 carburante:22 carburante_lo:22
card:81 card_^:50 card_and:-10 card_images:34 cardiologist:7 cardiology:14
cardiology_import:11 cards:-22 cards_0:5 cards_^:11 cards_and:-38 cards_for:-45
cards_i:14 care:-15 care_about:-34 care_how:50 care_of:7 care_who:2 careful:5
careful_^:4 caretaker:20 caretaker_^:-9 cargo:20 cargo_bike:16 carnival:38
carnival_standby:32 carousel:23 carpet:17 carpet_^:-22 carpets:-72 carretillas:7
carretillas_^:7 carriage:19 carriage_^:18 carried:-61 carried_the:-47 carrier:59
carries:105 carries_0:32 carries_a:26 carries_an:46 carries_its:-36
carries_the:63 carry:-32 carry_0:3 carry_a:8 carry_on:-26 carry_over:-37
carrying:6 cars:-39 cars_^:6 cars_is:-92 cars_on:35 cart:-15 carte:21
carte_du:19 cartons:23 carved:-3 casa:-32 cascade:1 case:63 case_in:-8
case_of:-26 case_you:32 cases:74 cases_^:5 cash:10 cash_back:6 cash_is:-10
casi:-49 casio:58 cask:32 cassette:-41 cast:27 castle:-26 casualties:25 cat:-118
cat_0:7 cat_^:-10 cat_has:-19 cat_in:-8 cat_is:23 cat_left:-9 cat_on:-27
cat_sat:-29 cat_sits:-44 cat_walked:-14 catalogue:82 catalogue_and:15 catch:-20
caterer:22 catering:24 cats:-9 cats_^:-13 cats_are:3 caught:-45 caught_a:1
cause:73 cause_of:44 cause_unknown:36 caused:-63 causes:18 causing:9 caution:82
cave:85 cave_^:25 cave_three:38 caves:6 cayó:-61 cbor:9 cbor_^:9 ce:-36
ce_matin:-35 ce_que:55 ce_sera:85 ce_soir:59 cedo:44 cedo_^:9 ceiling:-33
ceiling_^:-18 ceiling_and:-19 ceiling_for:25 celadon:7 cell:-58 cellar:12
cellar_^:-1 cellar_is:32 cello:-10 cells:9 celsius:21 cena:-30 cent_^:-19
centimetres_^:23 centimetri:19 centimetri_^:3 centre:17 centre_^:-20 centro:30
centro_^:9 cents:15 cents_floats:15 centuries:-10 century:12 ceo:-56 cereal:-12
cereal_at:-12 cert:-32 certain:-13 certificat:21 certificate:7 certificates:36
certification:3 certified:25 certo:32 cerámica:25 ces:-16 cet:-2 cette:2
cette_semaine:-11 cfo:22 chain:68 chain_of:46 chains:-9 chair:-41 chair_^:42
chair_of:45 chairlift:18 chairlift_is:15 chairs:17 chairs_are:-10 chamber:18
chambre:54 chance:-16 chandelier:-19 change:3 change_^:-52 change_a:20
change_my:-92 change_of:65 change_the:12 change_ticket:1 changed:110
changed_^:-31 changed_from:23 changed_it:10 changed_its:-6 changed_my:18
changed_the:5 changelog_^:8 changes:66 changes_the:-8 changes_to:3 changing:-54
channel:86 channel_0:26 channel_^:15 channels:19 chante:-78 chaos:-33
chaos_^:-40 chap:-33 chapel:46 chapel_^:32 chapitre:16 chapitre_sur:16
chapter:147 chapter_0:55 chapter_on:20 chapter_two:21 chaque:71 char:10
character:-14 characters:27 charge_is:3 charged:9 charging:-10 charging_^:17
charity:6 charm:-43 charm_^:-27 charm_of:-2 charming:-57 chart:-18 chart_^:-44
chart_is:-27 chart_plotting:11 chart_symbols:43 charts:55 charts_^:22
charts_in:1 chartwork:40 chase_the:7 chased:-53 chasing:31 chat:-10
chat_greeting:65 chat_is:-20 chats:-41 chatter:-4 chatting:-39 chaudière:38
che:-42 che_bella:-37 che_bello:-31 che_caldo:-24 che_con:60 che_le:-17
che_sonno:-11 cheap:-13 cheap_^:-68 cheap_phones:29 cheaper:-28 cheaper_one:34
cheapest:5 check:52 check_^:10 check_in:33 check_that:-13 check_the:36 check_w:7
check_whether:-32 checked:-88 checked_^:-104 checked_and:6 checked_the:-19
checker:18 checking:-56 checkout:30 checks:36 checks_the:8 checksum:52
checksums:10 checksums_of:4 cheerful:25 cheers:-56 cheers_mate:-53 cheese:11
cheese_^:-47 cheese_in:3 cheese_needs:23 chef:32 chef_is:-4 cheiro:-74
chemist:-3 chemistry:18 cheque:-34 cherry:24 chess:-12 chess_^:-26
chessboard:-10 chest:-1 chestnut:23 chew:72 chew_on:72 chez:-24 chez_la:21
chez_le:8 chi:88 chi_paga:29 chicken:28 chien:-108 child:-22 childhood:-64
childhood_^:-3 children:4 children's:21 chill:10 chiller:50 chiller_is:25
chimney:37 chip:-22 chip_number:7 chipped:55 chipped_in:55 chips:-78
chips_in:-15 chocolate:-28 chodzę:33 chodzę_do:33 choice:151 choice_^:24
choice_i:5 choir:14 choir_^:44 choir_got:-31 choir_has:-20 choir_practice:-18
choir_sings:47 choir's:6 choirs:-62 chokes:18 chokes_on:6 choose:33 chor:5
chore:22 chore_photo:22 chose:-23 chose_a:-63 chose_integer:6 chose_sqlite:2
chose_the:36 chosen:16 choveu:-42 choveu_tanto:-40 christening_cake:16
christmas:18 christmas_^:-43 christmas_i:2 christmas_order:3 chrome:22 chunks:31
church:18 church_^:30 church_car:7 churn:46 chutney:-13 ci:56 ci_penso:5
cicadas:-31 cierra:17 cigar:22 cigar_box:2 cinco:-13 cinnamon_rolls:5 cinq:-30
cinq_minutes:-38 cinéma:-12 cinéma_^:-12 circuit:19 circuit_^:7 circuit_is:35
circuit_the:36 circuits:22 circular:15 cistern:27 cistern_has:17 citation:25
citation_style:25 city:-9 city_^:-66 claim:74 claim_for:15 claims:-14
claims_^:-63 clapped:-75 clapped_^:-40 clase:34 clase_de:20 clases:10 clashes:49
clashes_with:27 class:39 class_^:62 class_came:-16 class_in:13 class_is:30
classe:11 classe_peut:21 classes:48 classes_where:9 classic:-78 classic_^:-14
classic_case:-26 classroom:-35 clauses:8 clean:-42 clean_^:-59 cleaned:137
cleaned_0:38 cleaned_and:50 cleaner:-9 cleaners:17 cleaning:40 cleaning_^:25
cleaning_charge:6 cleanup:32 cleanup_job:11 clear:76 clear_the:27 clear_to:11
clear_yet:4 cleared:42 cleared_the:12 clearer:-2 clearing:-23 clearly:-40
clearly_had:-36 clementi:15 clementine:16 clerk:-58 clever:27 click:-49
click_^:-78 clicked:-75 clicked_for:-75 clicks:-26 client:-16 client_is:3
cliente:27 cliente_de:27 clients:39 clients_^:21 climbing:-41 climbing_^:30
climbs:36 climbs_the:19 clinic:-2 clinking:-1 clip:-27 clip_^:-28 clips:26
cloakroom:30 clock:24 clock_^:5 clock_is:17 clocks:-79 clocks_^:3 clocks_in:-44
close:24 close_^:35 close_at:-21 close_the:58 closed:66 closed_^:23
closed_for:-22 closed_on:1 closed_the:-40 closer:-7 closes_at:39 closes_on:-45
closest:-46 closest_to:-46 closet:-18 closure:-11 cloth:98 cloth_^:27 cloth_is:2
clothes:6 cloud:-74 cloud_bill:24 cloud_is:-73 cloudy:8 clowns:-3 club:61
club_^:-52 club_game:51 club_has:16 club's:-36 clue:52 clue_^:41 clue_so:15
clue_who:22 clue_why:-6 clue_yet:8 clumsy:-2 cluster:14 cluster_^:5
cluster_is:-74 clutch:36 clé:20 clé_du:1 clés:72 clés_^:24 cm:100 cm_^:56
cm_in:4 cm_lang:1 cm_tall:5 co:67 co_0:42 co_op:8 coach:106 coaches:10
coaches_^:10 coal:1 coast:-45 coast_road:-51 coastal:19 coaster:-17
coaster_^:-17 coat:-10 coat_^:-31 coat_of:67 coating:14 coats:10 coats_^:20
coax:18 coax_cable:18 cobre:8 cobro:6 coche:67 coche_^:14 cocina:12 cocina_es:10
coda:2 code:1 code_0:14 code_^:13 code_du:8 code_examples:17 code_for:6
code_in:-3 code_is:3 code_on:-8 code_review:26 codebase:23 coded:-23 codice:39
coffee:-153 coffee_^:5 coffee_and:47 coffee_first:-55 coffee_from:10
coffee_here:-34 coffee_in:-7 coffee_machine:-46 coffee_was:-9 coffees:-32
coffees_and:-48 coil:-1 coil_and:-1 coin:-76 coin_cell:7 coin_for:-22 coins:-46
coins_^:-46 cok:-74 cok_guzeldi:-74 col:57 cola:-54 cola_de:51 cold:-17
cold_^:-36 cold_aisle:-63 cold_and:30 cold_coil:-1 cold_plunge:-8 cold_start:36
cold_store:77 coldest:-54 cole:-70 cole_^:-70 colis:8 collar:32 collar_^:24
colleague:-39 colleague_^:16 colleague_from:-15 collect:10 collected:61
collected_the:23 collection:34 collector:13 collector_runs:15 collectors:-5
collects:-94 collects_the:-44 college:28 college_is:15 collision:17
collision_rules:13 color:19 colour:162 colour_and:34 colour_blind:45
colour_for:16 colour_is:2 colour_of:23 colour_the:26 colours:-5 column:30
column_^:23 columns:-10 columns_^:11 com_0:12 com_a:40 com_o:53 combina:-14
combinado:18 come:11 come_after:33 come_and:-6 come_back:104 come_first:27
come_for:1 come_from:-49 come_in:22 come_off:49 come_out:-67 come_round:-29
come_un:-26 come_up:37 come_with:-8 comedy:-46 comes:146 comes_^:11
comes_after:25 comes_at:5 comes_down:53 comes_from:-21 comes_in:12 comes_the:41
comes_to:67 comes_up:-7 comes_with:2 comet:-14 comfortable:13
comfortable_with:13 comigo:57 coming:37 coming_from:7 coming_lesson:10
coming_up:30 comma:-22 command:-3 command_^:-8 commande:52 commande_de:15
commas:-22 comme:-164 comme_des:-61 comme_le:-47 commence:8 commence_à:8
comment:32 comment_^:-27 comment_on:5 comments:-22 comments_in:35 commit:81
commit_0:5 commit_a:28 commit_messages:6 commits:70 commits_than:23 committee:52
common:-51 common_for:-43 como:84 como_mucho:50 como_máximo:34 companies:-37
company:-64 company_^:-30 compare:-11 compared:-39 compared_^:7 comparison:-61
comparison_^:25 comparison_of:19 compass:31 compass_rose:21 compañera:40
compañera_de:35 compile:3 compiled:-57 compiler:-43 compilers:-27 compiles:-4
complain:-55 complain_^:-24 complained:102 complained_^:-12 complained_about:100
complains:43 complaint:53 complaint_about:1 complaints:38 complete:25
complete_^:10 completely:-9 completely_understand:-45 composition:19 comprar:-56
compressor:-64 compressor_^:-75 compressor_is:1 compridos:32 compridos_nas:32
compris:50 compris_^:57 compte:99 compte_0:40 compter:19 compter_0:19
computer:-38 computer_^:8 computer_the:-22 computers:-60 con:40 con_0:-153
con_el:98 con_gli:24 con_il:28 con_la:65 con_las:-97 con_le:20 con_los:-62
con_mi:9 con_un:57 concert_^:-31 concert_is:75 concerto:-41 concerts:12
condition:-67 condition_^:-46 conductor:60 conference:-113 conferences:-40
confetti:14 confetti_^:14 confidence:7 confidence_level:3 config:39 config_^:8
confirm:3 confirma:13 confirma_por:6 confirmed:28 conflict:11 conflit:23
confuse:22 confuse_me:10 confused:27 confuses:46 confuses_me:54 confusing:-4
congratulations:-14 congratulations_on:-1 connect:-15 connected:31 connection:32
connection_pool:38 connector:44 consegna:26 consent:53 consent_and:40
consider:10 consider_the:10 console:19 console_^:2 consoles:14 constant:15
consulta:34 consultant:-57 consuma:25 consuma_0:25 consumo:8 contaba:-29
contact:121 contact_^:2 contact_at:67 contact_in:20 container_is:14
contenedor:20 conteneur:78 context:-74 contient:9 contient_0:9 continue:19
continue_with:16 contract:35 contract_^:3 contract_for:10 contract_is:6
contract_signed:16 contract_with:9 contractor:8 contracts:7 contrast:38
contrato:15 contrato_^:6 control:-49 control_room:-20 controller:35
controllers:20 controls:59 contó:-33 contó_que:-10 convention:-39
conversation:89 conversation_^:22 conversion:2 converted:60 converted_the:11
converter:-7 conveyor:-19 conveyor_belt:-32 conveyor_motor:18 convient:23
convient_mieux:23 convinced:-7 cook:-49 cooked:25 cooker:-20 cookie:34
cooking:22 cooks:16 cool:-41 coolant:15 cooling:17 cooper:-39 copes:9 copias:-36
copied:-47 copies_^:48 copies_of:-51 copper:-4 copy:4 copy_^:12 copy_in:3
copy_is:-10 copy_of:43 copy_streams:11 copying:18 cor:35 cor_^:35 core:22
cork:-17 corn:22 corner:-22 corner_^:53 corner_of:-35 coro:43 corpus:49
correct:106 correct_me:17 correct_my:63 corrected:61 corrector:41 corregido:8
correo:44 corridor:-54 corridor_^:-10 corridor_at:-20 corrige:29
corrige_toujours:29 corso:6 corso_di:6 cortada:14 cortafuegos:10 corte:24
corte_^:11 corte_dura:1 cost:-10 cost_centre:30 cost_me:-31 cost_of:15
cost_us:-29 costa:4 costs:74 costs_0:18 costs_less:-5 costs_more:4 costs_us:38
costume:-48 costumes:13 cot:46 cots:8 cottage:42 cottage_week:11 cotton:33
couch:-26 coughing:59 could:-105 could_be:-23 could_do:25 could_eat:-19
could_hear:-45 could_never:-3 could_not:-17 could_say:58 could_talk:-53
could_tell:55 could_the:68 could_we:54 could_you:92 couldn't:76 couldn't_find:26
couldn't_make:23 couldn't_see:-6 couldn't_tell:33 couldnt:-32 council:35
council_has:2 counsel:6 count:6 count_0:9 count_^:-46 count_as:36 count_is:12
count_me:12 count_on:44 count_the:13 count_to:-54 counted:-28 counted_0:-29
counted_^:-19 counted_again:33 counted_and:24 counted_the:-46 counter:-18
counters:-23 counting:-117 countries:-87 countries_^:-32 counts:7 counts_0:-5
counts_^:9 counts_as:48 counts_in:33 counts_the:-5 couple:22 couple_of:22
coupure:40 cour:28 courage:-56 courage_^:15 courier:12 courier_box:34
courier_is:18 couriers:37 cours:-16 cours_de:-22 course:5 course_^:15
course_be:11 course_has:60 course_i:-32 course_line:9 course_no:-22
course_was:-15 course_we:-6 courses:48 court:49 courts:1 cousin:19 cousin_^:41
cousins:77 cousins_are:59 cover:19 cover_^:11 cover_of:4 cover_the:6 coverage:32
coverage_badge:4 covered:20 covered_^:11 covered_in:-25 covers:93 covers_0:16
covers_the:34 cow:19 cow_wheels:55 cows:-40 coûte:31 coûte_0:16 crack:21
crack_in:21 cracked:79 cracked_mirror:30 cracked_prism:4 craft:-55 craftsmen:7
crane:62 crane_sticker:24 cranes:-15 crash:94 crash_^:2 crash_is:13 crash_on:25
crash_reports:29 crashes:6 crashlytics:22 crate:72 crate_^:22 crate_of:-10
crates:48 crates_^:23 crawl:36 crc:-36 cream_^:30 cream_van:-55 created:12
credit:-72 credit_notes:10 credits:22 creeps:30 creeps_^:30 crete:3 crew:116
crew_0:19 crew_^:25 crew_by:-45 crew_can:17 crew_eats:16 crew_has:9
crew_signs:13 crews:-18 crib:24 cried:-53 cried_^:37 cried_at:-27 crisp:-7
crisps:-77 crisps_^:-38 critics:-61 crm:4 crochet:21 croissants:16
croissants_is:18 cron:-46 cron_job:44 cron_jobs:-28 cross:-4 cross_^:6
cross_a:25 cross_references:21 crossed:-12 crossing:-59 crossing_^:-6
crossings:3 crossword:-52 crowd:25 crowded:46 crumble:-11 crutches:-42 cry:-88
cry_^:-83 crying:-26 csv:-12 csv_^:-36 csv_już:46 cuando:29 cuatro:-53 cubic:24
cubic_metres:24 cubre:14 cucina:-30 cucina_^:-23 cuckoo:20 cuckoo_^:35 cue:56
cue_files:10 cues:45 cuisine:-36 cuisine_^:50 cuit:6 cuit_0:6 culprit:1 cup:-12
cups:33 curator:-8 cures:-46 current:7 current_arrows:3 currently:8 curry:-72
cursor:-53 cursors:19 curtain:-53 curtain_^:-2 curtain_stuck:-49 curto:21
curve:-64 curve_^:29 curve_and:15 curve_is:-53 curve_looks:-5 cushions:16
cushions_^:11 custard:-72 custom:4 customer:5 customer_dimension:9
customer_that:-30 customers:18 customers_^:12 customers_are:15 cut:25
cut_one:-57 cut_the:21 cute:-28 cutlery:21 cutover:72 cuts:26 cutting:32 cuve:2
cuve_0:2 cycle:14 czech:26 czech_^:26 czy:28 czyli:68 cámara:28 cérémonie:26
código:3 d:47 d'abord:23 d'entrée:38 d'erreur:20 d'expiration:6 d'hier:-64
d'un:-26 d'écran:-4 d'écran_^:-4 d'être:-15 da:-99 da_^:-17 da_capire:35
da_entrega:49 da_hilft:-17 da_igual:-19 da_la:-20 da_lunedì:13 da_serra:37
daar:32 daarna:75 daarna_gaan:39 dach:37 dad:-5 dad_says:-36 dad_wants:18
dad_was:-42 dad's:6 dads:-29 dafür:-93 dafür_bin:-59 dag:-77 dag_^:-19
dagster:70 dailies:13 dailies_travel:10 daily:21 daily_limit:2 dairy:107
dairy_^:23 dal:73 dalla:39 damage:59 damage_is:17 damage_on:16 damaged:61
damals:-22 damals_0:-22 dame:-70 damson:-27 dan:69 dan_0:35 dan_een:59 danach:50
danach_kommt:24 dance:-36 dance_^:-51 dancers:-14 dancing:-2 danger:60
danger_zones:19 dangerous:69 danish:-37 danke:-48 danke_dir:-48 dann:-46
dans:-36 dans_la:11 dans_le:-57 dans_les:7 daquele:-18 dared:-20 dared_to:-20
darf:101 darf_höchstens:15 dark:110 dark_^:80 dark_fibre:5 dark_mode:9
dark_theme:57 das:-56 das_eben:-89 das_férias:2 das_gerät:14 das_gilt:25
das_ging:-19 das_heute:-3 das_klingt:-71 das_kollisionsmodul:32 das_lastenrad:32
das_neue:18 das_sekretariat:29 das_war:-26 das_wetter:-37 dash:-39 dashboard:-82
dashboard_banner:11 dashboard_is:-26 dashboards:-1 dass:-85 dass_der:-53
dass_es:-25 dat:-26 dat_is:-10 dat_je:32 dat_klinkt:-24 data:-77 data_^:10
data_and:11 data_centre:-13 data_lives:15 data_set:14 database_^:25
database_to:-28 dataclasses:21 dataclasses_over:4 datasheet:45 datasheets:-70
date:-18 date_^:-23 date_of:42 date_picker:14 dated:4 datei:10 datei_^:10
datenschutz:10 dates:61 dates_^:11 dates_and:37 dating:-31 dauert:57 dauert_0:34
dauert_doch:19 daughter:38 daughter_in:58 daughter_is:11 daughter_named:-58
daughters:3 davon:32 dawn:-40 dawn_than:12 day:6 day_0:-22 day_?:46 day_^:27
day_a:-1 day_and:-7 day_at:-7 day_for:51 day_is:17 day_itself:20 day_my:24
day_of:-8 day_on:13 day_or:25 day_shift:2 day_so:6 day_thats:25 day_we:2
daylight:67 days:-4 days_0:25 days_^:69 days_a:16 days_after:4 days_ahead:16
days_and:-11 days_at:40 days_in:-48 days_instead:2 days_on:16 days_so:33
days_straight:-32 days_the:-11 days_when:-51 days_where:-6 days_which:-17 db:58
db_^:4 db_lives:8 dbt:7 dbt_models:5 de:11 de_0:24 de_abajo:20 de_acuerdo:24
de_at:-26 de_audio:2 de_bebidas:14 de_bilbao:6 de_braga:8 de_buren:15
de_buurman:-64 de_cada:-48 de_cerámica:25 de_cocina:10 de_cola:-46
de_commande:27 de_commit:18 de_corte:1 de_descargas:51 de_deur:30 de_disco:29
de_dix:61 de_est:-54 de_facture:6 de_foto's:26 de_gens:-64 de_guitarra:13
de_hechos:13 de_hele:-44 de_huisarts:14 de_humidade:4 de_jabón:32
de_kaartlaag:22 de_kat:-55 de_la:43 de_las:30 de_limpeza:13 de_logbestanden:46
de_los:28 de_matemáticas:44 de_mates:-45 de_mi:5 de_mise:17 de_nantes:10
de_noodverlichting:5 de_nuit:-7 de_oude:13 de_pago:14 de_plainte:2 de_plus:15
de_post:23 de_proefles:28 de_prueba:19 de_pruebas:22 de_que:-58 de_rendu:18
de_retrait:7 de_rijskast:1 de_secours:21 de_sleutels:5 de_sushis:15 de_tent:-26
de_trabajo:9 de_traduction:13 de_trein:-33 de_tripulación:35 de_usted:10
de_verdad:-42 de_werkplaats:47 de_zaal:29 de_zomer:47 dead:58 dead_^:28
deadlines:-25 deal:79 deal_with:13 dealer:16 deans:10 debian:6 debian_^:6
debug:24 debuggen:33 debuggen_^:33 debugging:-19 debugging_^:-27 decades:-43
december:8 decent:-27 decibel:1 decibels:39 decibels_^:19 decide:-38 decided:-84
decided_^:25 decided_against:5 decided_by:-57 decided_on:16 decided_that:6
decided_the:-40 decided_to:-11 decides:59 decidimos:31 decimal:17 decimals:63
decision:6 deck:68 decking:22 decoder:55 decoder_^:15 decorators:7
decorators_^:7 deed:-30 deegrecept:78 deep:-17 deeper:62 default:80
default_language:17 default_theme:26 defence:14 definition:-5 degree:-12
degrees:-2 degrees_^:74 degrees_and:-16 degrees_as:23 degrees_in:-53
degrees_since:-13 degrés:19 dehors:19 dehumidifier:52 dehumidifier_shows:28
dei:85 dei_teli:23 deine:25 deine_anmeldung:25 deixa:9 deixa_que:9 deja:71
del:-14 del_cole:-70 del_hospital:7 del_mercato:-60 del_módulo:24 del_niño:17
del_saxofón:16 del_taller:29 delay:44 delete:44 deleted:-37 deleted_^:20
deleted_the:-13 deleting:29 delighted:-12 deliver:38 deliver_the:8 delivered:19
delivered_by:1 deliveries:76 deliveries_^:35 delivery:-6 delivery_^:50
delivery_guy:-51 della:117 della_cabina:1 della_caldaia:24 della_cucina:12
della_nonna:26 della_vita:3 delle:-24 delta:22 dem:7 dem_haus:27 dem_neuen:55
demain:17 demand:6 demande:13 demasiado:60 demasiado_^:50 demo:-18 demo_gods:-47
demo_stove:9 demo_works:-6 den:-1 den_akku:5 den_ganzen:-66 den_hof:-4
den_tresor:32 denied:-31 dentist:-41 dentist_then:51 departure:5 dependencies:7
dependency:10 deploy:-40 deploy_with:9 deployed:8 deploys:81 deploys_happen:52
deposit:55 deposit_is:-30 deposu:81 deposu_0:21 depot:7 depot_^:-49 dept:19
depth_0:5 depuis:-34 depuis_ce:-2 depósito:44 der_aufzug:24 der_aula:8
der_ersatzlüfter:19 der_ersatzschlüssel:15 der_erste:10 der_fahrer:4 der_herr:12
der_kaffee:-63 der_kater:-54 der_keller:-3 der_kinder:1 der_kurs:16
der_leihserver:6 der_nachbar:-14 der_neue:-18 der_notenschrank:12 der_parser:8
der_rest:-31 der_schlüssel:46 der_schule:-26 der_stock:9 der_teigkneter:21
der_trafo:5 der_tür:-33 der_wagen:8 der_zweiten:2 der_zähler:9 dernière:35
derrière:42 dersi:41 des:-9 des_bus:6 des_cousins:5 des_deux:-33 descargas:51
described:-16 described_as:-14 description:1 description_and:-3 descriptions:-56
descriptions_^:31 desde:-50 desde_el:-18 desde_la:-47 deserves:-29 design:48
designed:-114 designer:2 desk:-33 desk_^:76 desk_has:-76 desk_is:9 desk_they:11
desktop:2 después:31 después_de:31 dessus:-13 det:-64 det_^:7 det_blev:-48
det_blir:101 det_går:14 det_har:-53 det_låter:-24 det_är:-45 detail:-48
details:-23 detector:-14 determined:17 detour:-32 deur:30 deutsch:43
deutsch_^:22 deux:-32 deux_^:10 deux_heures:-41 deux_secondes:-65 deuxième:-58
devant:-64 deve:53 deve_estar:18 deviation:-13 device:-13 devices:15 devis:28
dezimeter:19 dezimeter_^:19 değil:5 dhcp:40 di:35 di_0:30 di_notte:47 di_nuoto:6
di_più:132 di_prova:29 di_stare:-21 dia:-97 dia_^:-34 dia_todo:-37 diagram:-48
diagramas:21 diagrams:45 diagrams_^:-35 dial:12 dial_varnish:18 dialect:6
dialect_of:4 dialog:39 dialogue:39 dialysis:10 diary:-17 diary_^:-21 dias:-22
dias_em:-6 dice:-20 dice_^:-11 dice_che:-23 dicen:-43 dicen_que:-43 diceva:-77
diceva_sempre:-7 dicht:17 dictating:-45 dictating_this:-45 dictation:26
dictionaries:20 dictionary:46 dictionary_^:24 dictionary_lacks:30 dictée:27
did:35 did_0:2 did_^:-54 did_anybody:30 did_i:-75 did_in:-18 did_it:31
did_that:81 did_the:82 did_you:-36 didn't:54 didnt:29 die:105 die_abtastrate:9
die_alte:-20 die_aufbewahrung:16 die_etiketten:8 die_filiale:20 die_frau:19
die_geschichte:-65 die_getränke:30 die_heizung:12 die_hölle:-23 die_kat:-54
die_kinder:-43 die_klausur:28 die_klimaanlage:18 die_krankmeldungen:33
die_linke:19 die_montage:-20 die_neue:-40 die_on:39 die_prüfung:34
die_rechnung:46 die_rufbereitschaft:46 die_schlüssel:4 die_schlüsselübergabe:24
die_schnittstelle:1 die_stativtasche:32 die_tonleitern:12 die_vorstellung:19
die_waage:11 die_warteschlange:10 die_wartezeit:18 die_wohnung:26
die_zeitstempel:20 died:-15 died_^:-29 died_on:-42 dierenarts:-39 dies:17
diesel_generator:1 diet:18 diff:-4 differ:-18 difference:-24 differences:26
different:-28 different_^:-62 different_in:-3 differs:24 dig:-8 dig_into:-28
digest:21 digest_at:18 digital:6 digits:-64 dimanche:36 dimanche_^:36
dimension:9 dimension_has:9 dinghy:59 dinner:41 dinner_^:-77 dinner_in:9
dinner_is:10 dinsdag:14 dip:-24 dir:-35 dir_die:17 direct:1 direction:-38
direction_of:-38 director:18 directory:-17 directrice:32 direção:1 disabled:32
disabled_the:28 disagree:4 disagree_^:5 disagrees_^:-1 discharge:14 disco:29
disco_está:19 discount:57 discounts:4 discovered:-43 discuss:1 discussion:-12
discussion_^:17 dish:19 dish_^:24 dishes:-11 dishes_are:22 dishwasher:-16
dishwashers:-38 dishwashers_^:-38 disk:14 disk_is:-67 disk_was:66 disks:-76
dispatcher:23 display:62 display_driver:12 distance:-49 distances:51 dit:-108
dit_0:29 dit_que:-22 ditch:12 divide:36 divide_en:13 dix:100 dizer:45 dizzy:12
dizzy_^:12 diálogo:41 dj:-10 dla:74 dns:-57 dns_^:-24 do:88 do_0:54 do_^:-31
do_a:14 do_all:-94 do_check:3 do_csv:46 do_for:-53 do_have:-75 do_i:47 do_is:1
do_it:67 do_login:3 do_more:31 do_not:45 do_our:23 do_pani:9 do_people:-74
do_que:-10 do_seem:-19 do_serwera:16 do_tend:-39 do_that:21 do_the:80 do_they:50
do_trabalho:36 do_we:160 do_with:-13 do_you:-28 do_your:3 doch:31 dock:-34
dock_one:21 docker:-5 docstring:24 docstring_^:24 docteur:6 doctor:87
doctor_^:23 doctor_says:14 doctors:19 documentation:-25 doen:56 does:4 does_^:26
does_a:-16 does_anybody:12 does_anyone:-65 does_have:-44 does_it:68 does_not:15
does_one:71 does_sound:-21 does_that:21 does_the:84 doesn't:53 doesn't_^:-22
doesnt:36 doet:40 dog:-30 dog_ate:-42 dog_is:-16 dog_never:11 dog_of:-4 dogs:74
dogs_are:1 doing:29 doing_the:97 doit:118 doit_être:52 doivent:24 dolphins:-21
domani:75 dome:76 domingo_^:5 domingos:4 don't:52 don't_belong:3 don't_care:32
don't_ever:13 don't_get:-43 don't_have:4 don't_know:29 don't_laugh:-36
don't_mind:-26 don't_they:-13 don't_think:-11 don't_want:28 donation:4 donc:90
donc_le:42 done:73 done_0:29 done_at:19 done_by:29 done_deal:5 done_in:15
done_that:-13 done_with:6 donkey:-37 donkey_^:-17 donne:17 donor:-5 donors:10
dont:93 dont_^:46 dont_add:15 dont_answer:36 dont_ask:-56 dont_care:34
dont_ever:69 dont_explain:3 dont_get:7 dont_have:-50 dont_know:31 dont_let:20
dont_mind:32 dont_need:1 dont_open:-49 dont_page:26 dont_send:6 dont_tell:10
dont_think:1 dont_touch:13 door:-54 door_and:29 door_at:3 door_code:2
door_glass:3 door_in:-46 door_is:4 door_opens:2 door_shut:7 door_sticks:53
door_with:-10 doorbell:-24 doorbell_^:-25 doors:8 doors_at:42 dopo:49 dopo_0:1
dormi:-48 dormir:-25 dos:4 dos_músicos:34 dose:38 doses:-19 dossier:41
dossier_de:2 dot:-27 dot_^:-35 dots:6 dottore:-38 double:104 doubled:29
doubled_^:18 doubt:53 dough_rest:3 dough_rests:2 down:38 down_^:-73 down_after:8
down_and:25 down_as:75 down_because:24 down_by:18 down_for:50 down_from:14
down_in:-17 down_on:1 down_so:2 down_the:-15 down_there:2 down_to:14
down_with:-48 download:41 download_is:7 downstairs:38 downtime:7 doyle:12 dp:8
dp_gutters:8 dr:-21 dr_^:34 draft:89 draft_^:4 draft_by:2 drafts:-29
drafts_the:-52 drag:35 drag_and:35 dragon:33 drain:35 drain_^:7 drain_the:8
drained:60 drained_^:23 drains_the:-3 drama:-86 dran:42 dran_^:11 drank:-26
draps:13 draught:12 draußen:-34 draw:17 draw_0:2 draw_the:23 drawer:-30
drawer_^:-1 drawer_and:-24 drawer_full:-27 drawers:-4 drawing:22 drawings:49
drawings_than:5 drawn:41 drawn_in:35 draws:30 draws_0:21 draws_a:15 dreadful:-8
dream:-30 dream_^:-41 dream_about:-42 dreams:-74 dreams_in:-24 dreamt:-60
dreamt_of:-24 drei:-42 drei_stunden:-29 dreimal:-27 dress:-14 dressed:-55
dressed_as:-55 dresser:42 dressing:16 dressing_rooms:15 drew:-65 drie:-31
dried:9 drift:35 drift_^:37 drift_model:20 drifting:-39 drifts:58 drill:30
drill_^:-29 drills:104 drills_^:32 drink:-61 drink_^:-12 drinks:-14 drip:11
dripping:-1 drive_^:-10 drive_to:-15 driven:3 driver:4 driver_^:33 driver_is:38
driver_sang:-25 driver's:35 drivers:37 drivers_only:28 drives:131
drives_like:-42 drives_the:28 driveway:14 driving_^:33 driving_instructor:-51
driving_is:31 driving_lesson:-5 driving_test:-25 drone:21 drones:-28 drop:33
drop_on:-15 dropped:63 dropped_a:-46 dropped_it:19 dropped_out:10 dropped_the:39
dropping:-18 dropping_the:93 drops:-12 drops_^:6 drops_the:18 drove:-74
drove_0:-33 drove_past:-8 drove_the:2 drove_to:-28 drowning:29 drucker:13
drum:51 drummer:-8 drunk:-7 dry:94 dry_^:-36 dry_at:11 dry_enough:51 du:-42
du_0:4 du_gîte:27 du_haut:25 du_laboratoire:18 du_matin:26 du_port:-47
du_serveur:17 du_soir:-30 duas:-25 duas_vezes:-30 dublin:18 duck:-78 duck_^:-30
ducks:-26 due:-42 due_at:3 due_for:12 due_on:10 duet:55 duet_partner:55 dull:-74
duluth:5 dumplings:-40 dumps:34 dunno:61 dunno_yet:32 duplicate:29 duplicates:33
duplicates_are:30 dur:32 dur_dans:26 dura:34 dura_0:30 durante:-46 durante_0:-4
durch_ist:34 dure:99 dure_environ:13 during:-4 during_a:16 during_an:7
during_the:-38 dus:87 dusk:46 dusk_^:21 dust:-37 dutch:14 dutch_^:13 duty:30
duży:33 dwell:10 dwh:39 dyżur:11 dziadek:-83 działa:-6 działa_i:46 dziś:-109
dziś_wieje:-58 då:54 dès:35 débil:24 débil_son:24 déjà:47 délai:6
délai_d'expiration:6 démarre:8 démarre_au:8 déménagé:26 dépasser:42
dépasser_0:31 désormais:97 désormais_^:42 día:16 día_^:-27 día_para:7 días:-47
dîner:41 dörren:43 dörren_på:43 dün:-97 dün_gece:-40 dürfen:25
dürfen_höchstens:16 e:-11 e_0:69 e_mail:15 each:-29 each_^:39 each_a:-17
each_evening:3 each_hand:-19 each_lesson:61 each_new:30 each_of:-34 each_one:-40
each_other:-6 each_time:78 each_with:-44 ear:117 ear_^:43 ear_than:19
ear_training:30 earlier:31 earlier_^:7 earlier_than:-2 early:161 early_in:-13
early_mornings:7 early_on:1 early_returns:13 early_than:45 ears:-2 earth:-47
earth_^:-1 easier:-21 easier_on:28 easier_to:44 easier_with:-8 easily:57 east:86
easter:23 easy:26 easy_^:28 easy_so:18 easy_to:-76 easy_until:-31 eat:62
eat_a:-13 eating:25 eating_at:48 eats:79 eats_before:8 eben:-73 ech:-52 echo:-38
echt:-52 ecrã:35 ecrã_de:35 edge:8 edge_test:34 edit:-24 edit_a:-44 edit_the:16
edition:2 editor:11 editor_is:2 edits:13 ediyor:-25 een:-75 een_weer:-13
eerst:24 eerst_de:24 effect:-62 effect_on:-23 efter:-43 eftersom:34 egg:-16
egg_room:9 eggs:70 eggs_^:58 eggs_not:18 egyptian:9 eh:-39 ehrlich:-63
eigentlich:22 eight:80 eight_^:-10 eighteen:34 ein:-85 ein_^:-21 ein_anruf:16
ein_schöner:-14 ein_termin:30 ein_zimmer:25 eine:-74 einem:-30 einem_langen:-14
einem_schönen:-13 einen:56 einer:39 einfach:-47 einmal:27 einparken:17
einparken_am:17 either:-30 ejemplos:67 ejercicios:34 eksport:59 eksport_do:59
el:43 el_0:9 el_almacén:31 el_alquiler:15 el_arroz:-27 el_becario:-27 el_bot:16
el_búfer:15 el_calendario:40 el_camión:32 el_cobro:6 el_coche:22 el_color:7
el_consumo:8 el_corrector:41 el_de:-28 el_depósito:35 el_diálogo:41 el_día:10
el_enlace:4 el_ensayo:30 el_entorno:16 el_equipo:15 el_examen:36 el_fontanero:1
el_gato:-67 el_generador:30 el_grupo:11 el_horno:21 el_local:10 el_lote:5
el_límite:9 el_mar:-31 el_muelle:13 el_pedido:22 el_perro:-61 el_piso:19
el_presupuesto:22 el_primer:2 el_profe:-42 el_proveedor:36 el_puerto:14
el_regalo:-42 el_registro:41 el_respaldo:16 el_seguro:41 el_servidor:22
el_simulacro:17 el_taller:28 el_tamaño:4 el_teleférico:8 el_telesilla:31
el_tema:38 el_torneo:26 el_trabajo:14 el_técnico:19 el_umbral:24 el_viernes:37
el_índice:-48 el_último:20 ela:8 elective:84 electric:39 electrician:70
electricians:19 electricity:-12 elefante:-9 elegant:-34 elementos:51
elettrogeno:25 elevator:-74 eleven:-90 eleven_^:-1 eleven_of:7 elkaar:24 elke:16
ella:113 ella_^:39 elle:1 elle_en:-18 else:2 else_^:58 else_and:22 else_can:29
else's:-48 eltern:21 em:-83 em_out:13 email_^:5 emails:-56 emergency:55
emergency_buttons:6 emoji:19 emojis:61 emojis_in:30 empieza:53 empieza_en:40
employee:66 employees:8 employees_^:8 emptied:3 empties:48 empty:80 empty_^:-29
empty_and:60 empty_units:2 emr:2 emr_^:1 emulator:-19 en:-24 en_0:-12 en_a:-35
en_anglais:6 en_az:16 en_con:-11 en_dur:26 en_el:35 en_español:49 en_famille:-16
en_fazla:56 en_hay:-11 en_inglés:58 en_la:11 en_los:10 en_lång:2 en_niet:40
en_ningún:33 en_panne:-30 en_salle:-5 en_un:-24 en_una:-25 en_vimos:-18
encoder:22 encore:-126 end:-37 end_^:-146 end_and:40 end_at:11 end_closing:20
end_it:-36 end_of:125 end_there:35 end_up:-67 ende:37 ended:-76 ended_more:-41
ended_up:-77 endpoint:103 endpoint_answers:32 endpoint_is:8 endpoints:4 ends:52
ends_at:8 ends_in:65 ends_with:-39 energy:-85 enfants:-5 enfants_ne:-10
enganei:51 enganei_me:51 engine:-13 engine_is:18 engine_room:-3 engineer:-45
engineer_^:-33 engineer_gets:14 engineer_has:-25 engineers:-15 engines:-11
englisch:44 englisch_^:20 english:89 english_^:28 english_even:6 english_in:-26
english_only:14 enjoy:41 enjoy_a:60 enjoy_it:1 enjoy_most:72 enjoy_the:-102
enjoyed:-41 enjoyed_that:-24 enjoys:-19 enlace:4 enough_^:58 enough_about:-21
enough_for:-77 enough_spanish:5 enough_to:-8 enrolment:37 ensayo:30 ensuite:69
ensuite_je:64 entendu:-80 entendu_un:-11 enter:4 enter_the:2 entered:74
entered_^:22 entered_with:13 enters:31 enters_the:27 entiendo:7 entire:-67
entire_time:-14 entire_way:-21 entorno:16 entra:33 entra_na:2 entrada:51
entrada_dos:34 entradas:29 entrance:35 entrance_floor:13 entre:38 entrega:67
entro:87 entry:-34 entry_in:10 entrées:16 entschieden:8 entschieden_weil:8
então:64 enums:3 envelope:32 envelopes:45 envelopes_^:45 environ:13 environ_0:13
environment:8 envoie:4 envoie_le:4 epipen:46 episodes:31 episodes_of:28
equipo:15 er:13 er_ist:51 er_nicht:6 era:-24 erklär:21 erklär_mir:21 erklären:32
erklären_^:32 errata:44 error:58 error_banner:17 error_message:-47
error_messages:46 error_must:19 error_rate:22 error_reports:13 errors:-21
errors_^:-20 errors_in:7 ersatzlüfter:19 ersatzschlüssel:34 erst:125 erst_am:19
erst_nach:32 erst_um:39 erste:25 erste_hilfe:10 erzählt:-15 es:-14 es_0:-2
es_de:23 es_el:30 es_en:46 es_in:36 es_seit:-32 es_un:13 es_und:-38 es_war:-36
es_wird:4 esa:18 esas:-20 escalated:-47 escalations:17 escape:-22 escaped:-49
escapement:69 escapes:30 escola:66 escriban:36 escribir:16 escrito:8 escrito_^:6
escuela:18 ese:-10 esel:-61 esempi:37 eso:34 eso_^:22 esp:-1 español:74
especially:5 espera:36 espera_^:27 esquiadores:31 esquiadores_por:31 essais:5
essay:89 essay_about:6 essay_has:17 essays:8 est:42 est_au:13 est_ce:55
est_chez:1 est_de:2 est_en:48 est_fermé:12 est_interdit:3 est_passé:12
est_passée:-51 est_presque:-16 est_refroidie:8 est_réservée:8 est_à:15 esta:36
estaba:-37 estaba_y:-13 estar:34 estate:45 estate_agent:17 estate_car:18 este:7
estimate:15 estimated:44 estou:-77 estou_a:-30 estrada:46 estrada_da:37
estudiar:29 está:135 está_a:24 está_cortada:14 está_en:86 et:-115 et_0:-35
et_il:-53 et_le:-52 ethics:31 etiketten:8 ett:-102 etwas:-6 eu:-2 eu_busco:9
eu_sempre:2 eucalyptus:14 euch:-78 euro:-29 euro_^:46 europe:-53 euros:-8
euros_^:72 euros_for:-45 evacuation:2 evacuation_drill:2 eve:53 even:-19
even_0:-10 even_at:18 even_for:21 even_if:82 even_in:-20 even_is:-46 even_on:46
even_temporarily:5 even_the:-117 even_though:-27 even_to:29 even_when:73
even_with:29 evening:47 evening_!:51 evening_0:-21 evening_^:-17 evening_and:7
evening_guests:15 evening_i:-9 evening_the:2 evenings:-3 evenings_^:61 event:77
event_^:45 events:-9 ever_^:125 ever_did:-24 ever_get:-60 ever_notice:-36
ever_reads:-68 ever_say:43 ever_since:-16 ever_tell:-11 ever_tells:40
ever_the:-23 ever_worked:-3 every:-60 every_0:39 every_box:15 every_change:23
every_child:-29 every_company:-1 every_family:-45 every_form:28 every_line:3
every_migration:40 every_monday:29 every_morning:-10 every_new:48 every_one:24
every_page:37 every_parcel:-42 every_second:-5 every_session:20 every_six:37
every_spring:-37 every_sunday:-21 every_ten:41 every_third:12 every_time:102
every_wedding:-41 every_year:-47 everybody:-56 everybody_^:-18 everybody_at:-20
everyone:-61 everyone_^:-16 everyone_clapped:-22 everyone_in:-38 everyone_on:-29
everyone_says:-10 everyone_was:62 everything:3 everything_^:-18
everything_after:5 everything_and:-6 everything_else:50 everything_even:-10
everything_goes:29 everything_he:-34 everything_in:-14 everything_is:-41
everything_that:36 everywhere:13 everywhere_^:29 evidence:2 ewa:23 ex:58
ex_husband:2 exact:-36 exactly:-65 exactly_as:22 exactly_like:-8 exactly_one:-24
exam:-36 exam_^:31 exam_board:-30 exam_in:2 exam_is:63 exam_office:19
exam_on:-27 exam_you:-32 exame:1 examen:50 examen_de:10 examen_oral:9
examined:59 examiner_^:-1 examiner_is:16 examiners:83 example:78 examples:130
examples_^:17 examples_i:20 examples_than:13 examples_work:9 exams:38
exams_so:12 exceed:3 excel:-17 excellent:-112 excellent_^:-1 excepción:31
excepción_^:31 except:-51 except_the:44 exception:40 exception_^:39
exceptions:38 exceptions_^:24 exceptions_for:2 excess:20 exchange:30 excluded:37
exercise:71 exercises:116 exercises_an:7 exercises_on:37 exhaust:-8 exhausted:-6
exhibit:-1 exist:-26 exist_^:-26 exit:-22 expect:30 expect_the:41 expect_you:3
expected:-9 expects:-24 expects_0:15 expensive:-61 experienced:-8 experiment:11
experiment_tracker:14 experiments:21 expire:1 expires:6 explain:53 explain_^:25
explain_it:-11 explain_that:-30 explain_the:22 explain_things:13 explain_to:-12
explained:9 explaining:-66 explaining_^:-34 explains:-58 explains_a:-4
explains_the:-8 explains_why:-15 explanation:-15 explanation_of:-7 explicit:7
export:95 export_^:6 export_goes:10 exported:30 ext:30 ext_0:28 extend:23
extinguisher:-51 extra:-6 extract:6 extracted:1 extracted_the:1 extras:-20
eye_test:2 eyebrows:-19 eyepiece:1 eyes:79 eyes_^:41 eyes_give:17 eyes_on:-48
eyes_than:4 f:-4 fabric:-41 fabrizio:32 face_^:38 face_of:-37 face_when:-10
faces:-10 fachwörter:36 fachwörter_bitte:32 facilities:43 facility:17 facing:22
fact:-39 fact_sheets:8 fact_that:-12 fact_the:-48 factory:-39 facts:30
facts_land:30 facturas:30 facture:72 faculty:78 fades:-19 fahrenheit:22 fahrer:4
fahrer_ist:4 fahrt:29 fahrt_zum:29 fail:4 fail_^:2 failed:18 failed_download:11
failing:30 failover:67 failover_^:30 fails:-26 fails_on:8 failure:8 fainted:-84
fair:-113 fair_enough:-61 faire:-16 fait:-30 fait_un:-78 faith:-44 faith_in:-44
fake:4 fala_com:-24 falconry:10 fall:33 falla:17 fallback:2 falling:31 falls:-46
falls_back:-14 falls_on:28 false:-10 falta:112 falta_^:8 falta_saber:18
families:36 famille:-8 family:9 family_is:-12 famoso:-79 famous:-63 fan:35
fan_^:-33 fan_of:60 fancy:-9 fancy_^:-52 fancy_orm:25 fans:-31 fans_and:-19
fans_in:-24 far:-6 far_^:45 far_as:-22 far_better:48 far_from:25 far_too:10
fare:47 fares:13 farewell:22 farewell_cake:22 farm:17 farm_^:15 farmer:23
farrier:16 fasst:40 fasst_0:13 fast:-115 fast_^:-62 fast_path:5 fast_schon:-19
faster:-15 faster_but:46 faster_than:-50 father:10 fatto:29 fatto_il:8
fatto_male:12 fatura:36 faudra:5 faudra_0:5 fault:-4 fault_hotline:15 faults:7
faults_^:7 faulty:8 faut:98 faut_il:12 faut_jamais:-4 faut_pas:11
faut_toujours:53 fautes:29 favour:32 favourite:6 favourite_topic:35
favourite_way:46 fax:-76 fax_gateway:20 fazla:56 fear:-13 feathers:-11
feature:37 feature_flag:11 feature_flags:36 feature_of:-13 february:36
february_^:36 fecha:31 fecha_às:31 fed:-98 fee:48 fee_of:8 feed:67 feed_0:-12
feed_is:21 feed_silo:27 feed_the:32 feedback:28 feeds:59 feeds_the:54 feel:7
feel_^:-2 feel_like:53 feel_the:18 feeling:-69 feeling_a:-23 feeling_when:-57
feelings:-16 feels:-22 feels_^:-5 feels_better:-3 feels_like:-60 fees:-33
feet:-101 feet_^:-13 fehlt:35 fehlt_nur:23 feira:17 feira_^:17 feiras:-23 fel:70
fell:-117 fell_asleep:-38 fell_in:-75 fell_off:-10 fellow:-28 felt:-8
felt_like:-46 felt_that:19 female:36 femke:20 fence:20 fence_^:34 fender:24
fergus:26 ferma:2 ferma_dopo:2 ferme:62 ferme_pour:27 ferme_à:12 fermenter:50
fermenter_five:45 fermé:12 fermé_^:12 fern:1 ferries:-14 ferro:18 ferro_para:18
ferry:-14 ferry_is:20 ferry_leaves:16 ferry_terminal:17 fertig:-25 fertig_^:-30
festa:10 fester:20 festival:44 festival_beer:38 festive:20 festive_^:20 fete:-51
fete_^:-40 feu:21 feu_du:18 fever:50 few:-16 few_months:22 fewer:38 fewer_than:7
fianza:33 fianza_del:16 fibre:64 fibre_between:11 fica:100 fica_com:15 ficar:31
ficar_com:31 fiche:38 fiches:31 fichier:25 fichier_de:14 fichiers:19 fick:-39
ficou:60 fiddler:7 field:61 field_^:82 field_at:14 fields:-19 fiets:-17 fifth:1
fifty:14 fight:-81 fight_me:-69 figure:12 figure_for:17 figure_is:50
figure_out:3 figured:35 figured_out:36 figures:23 fijn:-34 fijn_om:-34 fila:-25
file:-74 file_^:-36 file_at:-16 file_is:-16 file_it:2 file_the:-15 files:-46
files_^:11 files_are:-60 filiale:20 filiale_am:17 filing:-40 fill:5 fill_in:29
fill_up:-15 filled:37 filled_up:1 fills:-66 fills_the:-35 film:-109 film_^:-54
filme:-34 films:-8 filter:54 filter_has:30 filters:9 filtre:17 filtre_à:17
fim:29 fim_de:11 fin:-29 fin_du:9 final_0:-27 final_^:42 finale:29 finalement:92
finally:-98 finally_clicked:-75 finally_read:-7 finance:85 finché:11
finché_non:11 find:-3 find_^:-16 find_it:29 find_one:4 find_out:72 find_small:10
find_the:-66 finden:-36 findet:35 findet_in:7 finding:-94 finding_the:-27
finds:-44 fine:63 fine_^:92 fine_for:9 fine_i:-86 fine_prendiamo:23 fine_w:4
finger:28 finger_weg:29 fingerings:13 fingerings_in:13 fingerprint:13 finish:11
finish_the:3 finished:53 finished_0:22 finished_^:3 finished_the:-18 finishes:52
finito:93 finito_^:38 fino:57 fire:-12 fire_brigade:-28 fire_drill:-49
fire_exit:-27 fire_extinguisher:-51 fire_station:44 firefox:25 fires_at:3
fires_twice:17 firewall:13 fireworks:38 firm:8 firm_lost:-19 firma:39 firmare:23
firms:5 firmware:96 firmware_0:52 firmware_is:11 firmware_on:9 first:-6
first_0:-56 first_^:79 first_aid:16 first_and:91 first_attempt:-22
first_because:29 first_bird:24 first_boss:-15 first_dance:73 first_day:-33
first_exercise:45 first_half:-10 first_i:2 first_in:82 first_job:-73
first_name:-11 first_night:7 first_of:13 first_one:4 first_order:31 first_out:17
first_ride:13 first_snow:-12 first_the:-26 first_then:56 first_thing:13
first_time:-61 first_try:-41 first_violin:-27 first_we:-27 first_week:-29
first_year:-21 fiscal:31 fish:-33 fish_^:60 fish_are:54 fish_in:-36 fish_man:-66
fishing:-91 fit:96 fit_^:10 fit_in:27 fit_into:11 fits:96 fits_0:10 fitter:78
five:9 five_^:-71 five_minutes:8 five_people:50 five_sharp:10 five_short:20
five_times:-11 fix:-61 fix_is:1 fix_it:-19 fix_the:-19 fixar:29 fixed:-33
fixed_and:10 fixed_it:26 fixed_the:-39 fixture:4 fixtures:46 fizyki:17 flag:66
flag_^:12 flags:44 flaky:73 flaky_login:7 flame:-36 flap:-37 flash:92
flash_cards:61 flashcards:65 flashcards_^:12 flashcards_a:38 flashcards_for:14
flashed:24 flashed_the:15 flat:4 flat_0:25 flat_^:6 flat_and:-25 flat_has:16
flat_is:11 flat_the:-1 flat_with:44 flatmate:-17 flats:1 fleet:20 flew:-92
flicker:-6 fliegt:7 flies:-50 flight:-24 flip:-12 float:-44 floating:4 floats:82
floats_are:8 floats_for:41 flood:-18 flood_^:-4 flooded:58 flooded_^:79
floor:-53 floor_0:-16 floor_^:-28 floor_has:25 floor_is:42 floor_no:8
floor_over:20 floor_people:5 floor_plan:-15 floor_polish:-54 floor_protector:18
floors:-91 floors_0:-39 floppy:-107 florist:44 florist_she:44 flour:66
flour_comes:24 flow:57 flow_0:15 flower:-53 flowers:-5 flu:67 flu_^:7 flue:15
fluent:38 fluoride:62 flushed:14 flute:-17 flute_is:-5 flux:8 fly_tower:-20
flyer:21 flyer_^:7 flying:34 flying_weight:33 fm:-1 foal:-12 focus:50
foderbilen:41 fodralet:50 fodralet_är:50 fog:-107 fog_^:-17 fog_does:-22
fog_machine:23 fog_nozzles:49 fog_over:-17 fog_so:-32 foi:-68 fois:5 fois_^:47
fold:-16 folded:7 folder:50 folder_^:63 folders:19 folding:18 folds:-49 folk:17
folklore:-6 folks:-58 follow:-10 follow_the:-34 followed:-12 followers:-44
following:72 following_that:26 following_your:13 follows:-31 fond:27 fond_of:28
fonder:111 fonder_of:111 fondo:22 fondo_^:22 fondue:-31 font:-84 font_^:-100
fontanero:1 fonts:35 fonts_^:3 food:65 food_that:29 food_waste:12 foot:-32
football:10 football_examples:9 football_match:12 footer:-27 footnote:-33
footnotes_^:15 for:3 for_0:-100 for_^:17 for_a:-45 for_about:47 for_adults:19
for_ages:-15 for_an:-68 for_another:25 for_any:-59 for_anything:-68 for_as:-22
for_bearing:-43 for_being:-3 for_both:14 for_breakfast:7 for_code:3
for_comparison:-93 for_decades:-43 for_evening:12 for_everybody:24
for_everyone:45 for_everything:-60 for_five:-34 for_fun:45 for_generations:-10
for_good:54 for_group:32 for_half:81 for_hedda:21 for_her:23 for_him:16
for_his:-35 for_hours:-30 for_indenting:10 for_it:-45 for_late:1 for_looks:-76
for_low:8 for_me:140 for_money:7 for_more:49 for_most:-22 for_my:69 for_nine:-57
for_nothing:54 for_now:10 for_once:22 for_one:-69 for_our:74 for_paper:9
for_plain:10 for_practice:1 for_repairs:28 for_reports:3 for_rises:-39
for_row:-3 for_seven:15 for_six:49 for_some:-40 for_somebody:-26
for_something:44 for_summer:13 for_telling:-4 for_that:57 for_the:67
for_them:-23 for_this:112 for_those:-15 for_three:-21 for_today:29 for_us:-15
for_vocabulary:25 for_which:34 for_you:32 for_your:-22 forbidden:62 forbids:34
force:28 force_pushes:6 forecast:-71 foreign:-7 forest:-18 forest_^:-14
forever:-55 forever_^:-42 forge:46 forget:75 forget_^:15 forget_how:-1
forget_it:-19 forget_the:40 forget_which:-39 forgets:-21 forgets_its:-10
forgetting:-71 forgive:-51 forgive_the:-23 forgives:-19 forgot_the:-6
forgotten:-56 forgotten_how:-20 forklift:-32 forklift_^:-32 forklifts:29
forks:-29 forks_for:16 form:24 form_^:13 form_accepts:9 form_back:1 form_is:-55
form_the:13 formal:5 formalin:24 format:76 formats:-1 formatter:12 formeln:24
former:-9 forms:6 forms_^:29 formula:29 formulare:-36 formulas:-41 formulas_^:12
formulas_on:-56 formule:19 formule_^:19 fornecedor:23 fortfarande:29
fortfarande_inte:29 forth:19 fortran:-34 forty:-21 forty_jars:-31
forty_minutes:-5 forum:8 forward:83 foto:-69 foto_^:-86 foto_es:4 foto's:40
foto's_van:20 fotografiert:-7 fotos:15 fotos_^:11 fought:-44 fought_over:-44
found:-54 found_^:-12 found_a:19 found_in:10 found_is:27 found_it:21
found_out:-5 found_that:-57 found_the:-59 found_you:68 foundation:6 founder:-46
fountain:58 fountain_^:56 four:-15 four_^:-103 four_and:60 four_floors:-33
four_holds:27 four_hours:30 four_hundred:-33 four_is:35 four_of:16
four_people:16 fourteen:-21 fourth:-24 fourth_time:-43 fractions:-106
fractions_^:2 fragen:46 fragen_^:20 fragile:49 frais:25 frame_^:11
frame_near:-21 framed:-57 framed_it:-57 frames:-19 frames_are:49
franchement:-129 franchise:41 franchise_s'applique:36 français:29 frau:125
frau_vom:19 free:-38 free_^:-6 free_pen:-9 free_storage:14 free_tier:5
free_tray:9 freeze:88 freezer:-28 freezer_alarm:4 freezer_is:54 freezing:-23
freezing_^:14 freigegeben:21 freigegeben_^:21 freight:30 freitag:9
french_tutor:11 fresh:-15 fretta:-10 fri:10 friday:-46 friday_^:-99
friday_the:-15 friday_traffic:-7 fridays:10 fridge:-29 fridge_^:-35
fridge_has:-47 fridge_is:56 friend:-43 friend_^:-13 friend_the:-19 friendlier:43
friendlier_^:23 friendly:12 friends:79 friends_^:34 friendships:-41 frogs:17
from:-73 from_0:-96 from_?:28 from_^:-142 from_a:3 from_all:-46 from_an:-24
from_and:-88 from_are:-25 from_around:-8 from_ask:-3 from_asked:-2 from_dr:25
from_has:-59 from_here:104 from_is:-49 from_last:85 from_me:67 from_memory:17
from_monday:22 from_my:50 from_now:77 from_once:-6 from_one:-41 from_oslo:-8
from_our:53 from_parse:25 from_platform:13 from_stood:-23 from_that:-17
from_the:46 from_them:34 from_this:43 from_to:3 from_today:21 from_two:-7
from_up:-16 from_was:-26 from_what:-22 from_you:51 from_your:29 fromage:-83
fromages:-43 front:75 front_desk:7 front_of:31 fronts:-11 frost:62 frost_^:24
froze:-46 froze_twice:24 frozen:73 frozen_^:67 fruit:39 frustrating:-3 fry:68
fry_per:40 fry_tanks:21 från:-50 från_och:53 frío:-69 frío_hace:-22
frío_hacía:-8 früh:29 früh_lag:-72 früher:-91 fuel:5 full:-15 full_^:18
full_at:19 full_charge:6 full_moon:-19 full_name:7 full_of:-58 full_so:37
full_stop:1 fun:-91 fun_^:34 fun_at:-21 fun_fact:-58 fun_part:-4 funciona:44
function:-37 function_walks:-44 functions:81 functions_over:17 fund:16
funeral:-21 fungus:29 funkmast:1 funkmast_nord:1 funniest:-18 funny:-52
funny_^:23 funny_how:-11 funny_thing:-23 fuori:-59 furgone:40 furnace:-42
furniture_^:3 further:2 fuse:-1 fuse_box:7 future:-43 fyra:-24 fyra_personer:21
fábrica:32 fächer:12 fächer_^:12 fährt:-40 färjan:-29 får:104 får_bara:49
férias:2 fête:11 för:-73 före:47 für:85 für_0:22 für_das:25 für_den:36
für_die:78 für_ein:-32 für_uns:25 fürs:2 g:77 g_^:30 ga:26 ga_ik:26 gaan:107
gaan_toch:12 gaan_we:39 gaat:109 gaat_er:22 gab:8 gab_es:8 gabbiani:-11
gabler:21 gabler_^:21 gallery:66 gallery_padlock:3 gallery_the:12 galley:10
game:18 game_is:8 game_menu:30 gamla:50 gana:-69 gants:10 ganz:-15 ganzen:-66
gap:29 gaps:-88 gaps_^:-31 gar:-53 garage:77 garage_^:44 garages:71 garantie:6
garbage:-54 garbage_collector:10 garde:27 garde_le:51 garde_les:8 garden_^:7
garden_centre:-23 garden_that:17 gardener:-58 gardens:-61 gardien:10 gardien_^:1
gardien_de:-17 gare:-22 garlic:45 garten:8 gas:45 gas_^:15 gas_alarm:13
gas_bottle:4 gasta:17 gasta_0:17 gastar:17 gasóleo:4 gata:49 gata_come:49
gate:150 gate_^:59 gate_b:26 gates:26 gates_^:25 gateway:46 gather:76
gather_you:30 gato:-72 gatos:-81 gatos_y:-39 gatto:-89 gauge:78 gave:101
gave_0:32 gave_me:46 gave_my:9 gave_the:-26 gave_up:-3 gave_us:24 gazebo:-17
gb:62 gb_^:12 gcode:34 gear:1 gearbox:80 gearbox_would:11 gebaut:-3 gebeld:14
gebeld_worden:14 gece:-17 gece_nöbeti:19 gedaan_^:23 geef:72 geen:-12 geese:-35
gefallen:-22 gefunden:-24 gefunden_^:-24 gegen:-32 gegessen:-1 gegessen_^:-1
gehen:108 gehen_immer:38 geht:5 geht_^:-5 geht_kein:27 gehören:10 gehören_auf:10
gehört:40 geklaut:-48 geklaut_^:-38 gelachen:-73 gelachen_om:-73 gelmiyor:-77
gelmiyor_^:-77 gelsin:-14 gelöscht:30 gelöscht_^:27 gemeldet:48 gender:9
gene:-31 generador:30 general:-102 general_a:-36 generally:-71
generally_speaking:-63 generated:43 generation:-5 generations:-57
generations_^:-15 generations_of:-41 generator:92 generator_^:6 generous:3
gens:-64 gente:-84 gently:36 genug:34 geofence:16 geometry:50 geometry_^:15
geometry_set:9 geprüft:35 geprüft_^:16 geprüft_ist:11 gerador:31 gerda:19
gerda_^:19 geregnet:-25 gerlinde:35 german:84 german_^:40 gern:-26 gerund:8
gesagt:-50 geschichte:-65 geschilderd:22 geschlafen:-18 gesetzt:8 gespeichert:11
gespeichert_^:11 gestattet:38 gestattet_^:38 gestern:-74 gestern_beim:-37
gestern_hat:-24 gestern_waren:-12 get:107 get_0:84 get_a:79 get_back:14
get_from:13 get_in:2 get_it:16 get_me:-117 get_my:18 get_nervous:-55 get_one:62
get_our:13 get_sent:20 get_so:-22 get_sold:4 get_something:17 get_stuck:15
get_the:107 get_tired:-39 get_to:17 get_used:-41 get_washed:32 get_why:41
getauscht:58 getest:18 getränke:30 gets:106 gets_0:49 gets_a:115 gets_here:31
gets_his:4 gets_in:-61 gets_into:5 gets_its:44 gets_logged:20 gets_lost:30
gets_seasick:-2 gets_sent:20 gets_the:-27 gets_to:1 getting:10 getting_a:13
getting_the:67 gewitter:14 gewoon:40 geworden:52 gezellig:-85 gezet:-21
gezet_^:35 gezählt:-58 gezählt_^:-46 geändert:30 gh:42 ghent:-35 ghent_^:-5
ghost:-9 giant:19 gibi:-25 gibt:3 gider:35 gider_^:35 gifs:-23 gifs_^:-23
gift:-5 gift_box:22 gift_shop:-36 gigabytes:1 gigas:19 gigas_^:19 gigs:11
gilt:34 gilt_auch:25 gimme:15 ging:-19 giornata:-67 giovedì:53 gipfel:29 girl:89
girl_tests:21 gisteren:-90 git:-44 give:25 give_her:-21 give_me:54 give_the:87
give_up:35 give_your:7 given:35 given_how:34 given_that:12 given_the:30
given_up:-37 gives:120 gives_0:21 gives_the:23 gives_up:21 giving:-122 già:48
glacier:38 glacier_^:38 glad:-70 glad_it:-21 glad_that:-54 glad_the:-18
glass:104 glass_^:-2 glass_is:6 glasses:106 glasses_^:38 glasses_are:25 glaze:39
gli:45 gli_orari:20 glitter:-4 globe:-46 gloss:21 glossy:14 glove:-33 glove_^:44
glove_box:-61 glovebox:31 gloves:-7 gloves_^:39 glue:-41 glue_^:-50 glued:-20
gluten:36 gluten_free:12 go:84 go_^:-68 go_above:2 go_and:-26 go_at:10
go_back:-57 go_easy:48 go_for:97 go_home:7 go_in:67 go_into:30 go_on:117
go_out:-15 go_over:-5 go_red:-19 go_through:27 go_to:89 go_together:-30
go_with:85 goat:7 goat_^:-4 goat_got:-24 goats:-91 god:-44 god_i:-4 gods:-16
goed:15 goes:55 goes_^:-52 goes_for:58 goes_in:128 goes_into:58 goes_off:-40
goes_on:59 goes_out:59 goes_past:6 goes_straight:-77 goes_that:-5 goes_the:-73
goes_through:51 goes_thru:31 goes_to:82 goes_up:58 goggles:30 going:126
going_^:-1 going_in:30 going_on:-12 going_to:114 going_w:45 going_with:101
gold:33 goldfish:-27 gone:124 gone_0:26 gone_^:53 gone_before:12 gone_by:-19
gone_so:31 gone_through:29 gong:-39 gong_^:-58 gonna:109 gonna_call:4
gonna_lie:-58 gonna_measure:8 gonna_sit:25 gonna_try:6 good:-98 good_^:19
good_as:-3 good_company:-39 good_day:17 good_evening:-33 good_for:52
good_grief:-16 good_luck:-58 good_morning:-15 good_news:34 good_old:-6
good_one:-20 good_story:-5 good_to:41 good_work:-68 goodbye:-60 goodbye_^:-27
goodness:-37 goods_lift:-2 googly:-73 googly_eyes:-73 goose:-35 gorgeous:-33
gorgeous_^:-23 gosh:-71 gossip:-139 gossip_^:-104 gosto:78 gosto_mais:78 got:101
got_0:-20 got_a:4 got_an:16 got_back:6 got_bitten:27 got_in:-48 got_into:-9
got_it:75 got_lost:-77 got_my:-63 got_out:48 got_promoted:-65 got_pushed:10
got_round:23 got_stuck:-8 got_that:-12 got_the:14 got_through:15 got_to:50
got_turned:60 gott:-54 gotta:45 gotta_love:-11 gotta_pick:17 goûter:53 gps:9
gpu:29 gra:-13 gra_na:-13 graag:4 grace:-23 grad:22 grade:38 gradi:29
gradient:-18 gradle:37 grafana:36 gramm:20 grammar:82 grammar_tables:33
grammar_terms:8 grammars:-50 grams:63 grams_^:30 grams_each:20 gran:-3
gran_cant:25 gran_had:-16 gran's:-66 grand:-26 grand_piano:2 grandad:-89
grandad's:20 grande:72 grande_^:-6 grande_el:27 grandfather:-35 grandma:-9
grandma_never:-4 grandmother:10 grandpa:-64 grandpa_^:-10 grandpa_always:-27
grandpa's:-13 grandson:73 grannen:-27 granny:17 graph:-40 graphs:-26
graphs_in:19 graphs_look:-24 grass:-4 grateful_if:33 grave:-22 graz:12
grazie:-44 grease:12 great:-21 great_^:14 great_deal:47 great_question:-20
great_uncle:83 great_wheel:47 green:36 green_^:-18 green_again:52 green_in:18
green_tiles:4 greenhouse:-24 greet:-36 greeting:120 greetings:-11 grenzwert:5
greta:14 grew:14 grew_up:-45 grey:57 grief:-16 grill:-53 grillen:-32 grinder:12
groomer:74 groomers:20 gross:1 grotto:1 ground:65 ground_floor:17 ground_wire:9
group:71 group_0:20 group_and:-16 group_tickets:7 groupe:21 groupe_électrogène:8
groups:-29 grow:31 grown:-4 grown_men:-12 grown_ups:2 grows:-36 grudge:-38
grudge_^:-38 grumpy:-30 grundsätzlich:16 grupo:11 grupo_de:11 gruppe:37
gruppo:25 gruppo_elettrogeno:25 grúa:-9 guard:1 guard_is:48 guarda:17 guardan:-8
guess:-1 guess_^:-15 guess_a:36 guess_everyone:-10 guess_i:-32 guess_who:-30
guessed:-35 guessed_that:-26 guessing:25 guest:50 guest_is:-26 guest_who:-3
guesthouse:-7 guests:132 guests_^:35 guests_are:13 guests_do:7 guide:20
guides:45 guild:33 guild_^:28 guitar:-7 guitarra:13 gull:-4 gulls:-98 gum:-59
guns:19 gust:3 gust_speed:3 gusta:92 gusta_más:89 gustan:7 gustan_más:7
gusto:-36 gut:30 gute:-7 gutters:51 gutters_^:12 guy:-60 guy_at:-91 guy_is:-46
guys:19 guys_^:50 guzeldi:-74 gwendolyn:42 gym:-31 gym_^:7 gyro:44
gyro_driver:44 gärkeller:24 gäste:-50 gästen:20 gästen_^:20 gång:40 gång_0:40
gången:7 gången_^:7 går:111 går_^:14 går_på:48 gîte:12 gîte_c'est:27 gör:9
gün:48 gün_kiralanır:16 güzel:-52 güzel_bugün:-28 głowie:-52 głowie_^:-52 h:71
h_^:27 ha:-118 ha_0:-14 ha_^:-61 ha_a:-37 ha_tell:-24 ha_that:-4 ha_the:-5 hab:4
hab_die:64 hab_mich:6 habe:73 habe_ich:21 haben:-5 haben_0:-7 haben_^:7
haben_den:-49 haben_uns:8 haben_wir:6 habit:-6 habla:50 hables:26 hables_en:16
hace:-20 hacen:8 haczyków:52 haczyków_^:52 hacía:-27 had:-86 had_0:-127 had_a:19
had_already:11 had_been:16 had_decided:-6 had_heard:-13 had_it:62 had_its:-42
had_last:3 had_me:-60 had_no:-34 had_not:-17 had_one:20 had_that:8 had_the:35
had_to:-102 had_trouble:57 hadley's:26 haggle:6 haha:-245 haha_^:-77
haha_babcia:-12 haha_de:-10 haha_die:-11 haha_ja:-11 haha_katten:-16
haha_nice:-8 haha_no:-50 haha_ok:-9 haha_the:-16 haha_yes:-13 hahaha:-120
hahaha_^:-34 haiku:-30 hair:-65 haircut:-3 halb:45 halb_neun:21 halen:21
half:-21 half_^:-23 half_a:-32 half_an:75 half_empty:-7 half_of:-50 half_past:36
half_seven:3 half_the:-88 hall:70 hall_^:81 hall_and:-30 hall_in:-20 hall_is:42
halle:9 hallway:58 hallway_^:-6 hamlet:-6 hamper:9 hamster:-137 hamster_is:-40
han:39 hand:10 hand_0:-7 hand_^:-69 hand_at:22 hand_beginnt:19 hand_for:-21
hand_is:-42 hand_it:39 hand_me:1 hand_om:65 hand_on:26 hand_over:-10
hand_stuck:-38 hand_the:34 handbook:17 handbrake:5 handdukar:-55 handed:67
handed_in:32 handed_out:14 handed_over:25 handed_the:2 handheld:7 handle:32
handle_the:22 handlebar:26 handler:7 handles:39 handover:81 handover_at:3
handover_is:32 hands:13 hands_0:-61 hands_are:3 hands_off:40 hands_still:-15
handshake:-63 handshake_^:-37 handwriting:-76 handy:4 handyman:-25 hang:-26
hang_on:-103 hang_the:10 hang_up:37 hangar:-2 hangar_du:22 hanging:-9 hangs:45
hangs_at:3 hangs_in:-9 hangs_on:40 hanna:34 hannah:53 hanno:-81 hanno_un:-81
happen:22 happen_^:-29 happen_on:31 happened:56 happens:12 happens_^:-25
happens_in:-11 happens_on:-57 happens_the:9 happens_when:22 happens_with:50
happier:77 happier_with:59 happiest:72 happiest_with:72 happy:-4 happy_^:78
happy_birthday:-38 happy_friday:-91 happy_to:-18 har:-53 har_hand:50 harbour:6
harbour_and:-33 harbour_is:-41 harbour_manoeuvres:41 hard:9 hard_^:18
hard_at:-19 hard_coded:8 hard_on:-40 hard_part:4 hard_to:-11 hard_way:64
harder:-60 harder_dan:-35 harder_than:-18 hardest:-8 hardest_thing:-2 hardly:57
hardly_ever:20 hardly_see:38 hardware:22 hardware_^:39 hardware_in:11
hardware_key:9 hardware_people:-34 harmless:-40 harmonii:33 harmonii_chodzę:33
harmonium:19 harness:12 harp_^:-38 harp_has:38 harpist:-40 harrow:-31 hartley:16
harvest:-3 harvest_supper:-27 has:21 has_0:-35 has_a:10 has_already:43 has_an:25
has_anybody:32 has_anyone:-8 has_become:93 has_been:-8 has_better:-25
has_broken:43 has_come:5 has_confirmed:7 has_cost:-33 has_dared:-11
has_decided:-12 has_ever:-16 has_excellent:-36 has_finally:-6 has_gone:9
has_had:78 has_his:20 has_hurt:25 has_it:-84 has_its:-87 has_learned:-4
has_let:16 has_looked:7 has_lost:-25 has_more:-113 has_moved:-14 has_my:8
has_never:-54 has_no:23 has_notes:19 has_one:-38 has_only:43 has_opinions:-17
has_ordered:17 has_promised:7 has_put:2 has_read:20 has_retired:28 has_room:24
has_said:13 has_slipped:3 has_space:4 has_such:-23 has_taken:4 has_that:-6
has_the:-12 has_to:166 has_told:54 has_turned:-41 has_two:-14 hasn't:54
hasn't_been:36 hasn't_got:10 hasta:-84 hasta_0:16 hasta_las:-28 hat:-32 hat_0:85
hat_den:12 hat_der:-63 hat_die:32 hat_es:-25 hat_früher:-23 hat_heute:-53
hat_meine:-61 hat_mir:-49 hat_sich:36 hat's:-67 hatchery:10 hatching:40
hatching_tray:40 hate:-54 hate_it:19 hated:46 hated_it:23 hated_the:27 hates:47
hates_it:90 hats:-31 hats_for:-14 hatte:-8 hatten:-90 hauled:-66 hauled_the:17
haus:45 haus_^:27 hause:27 hausmeister:-6 haut:29 haute:7 hava:-93 hava_çok:-52
have:-30 have_0:38 have_?:62 have_^:45 have_a:-85 have_all:-7 have_always:-3
have_an:-58 have_been:4 have_booked:4 have_brought:-6 have_built:19
have_confirmed:8 have_decided:11 have_ended:-16 have_finished:38
have_forgotten:-16 have_found:-31 have_fun:-19 have_gone:-25 have_guessed:-26
have_heard:-46 have_it:14 have_lost:-12 have_loved:-15 have_made:-12
have_met:-24 have_my:74 have_never:-61 have_no:-55 have_noted:4 have_noticed:-23
have_on:8 have_one:9 have_planned:16 have_put:21 have_read:-2 have_seen:-96
have_sent:5 have_settled:9 have_short:22 have_taken:22 have_talked:13
have_that:-36 have_the:36 have_thought:26 have_time:-16 have_to:57 have_told:11
have_used:-13 have_walked:-52 have_worked:21 have_yet:2 have_you:-39 have_your:2
haven't:85 haven't_worked:9 havent:76 havent_figured:9 havent_heard:29 having:71
having_a:30 having_seen:25 hawk:29 hay:-25 hay_0:-50 hay_que:73 hazard:-75
hazard_spotting:6 hazelnut:26 hazmat:4 he:-8 he_and:52 he_asked:-38 he_broke:25
he_can:-35 he_cannot:-93 he_decided:-26 he_did:-45 he_died:-29 he_gets:28
he_had:-12 he_has:89 he_is:12 he_isn't:-87 he_learned:-6 he_looks:55
he_never:-25 he_rings:47 he_said:-48 he_visto:-24 he_vuelto:31 he_wants:18
he_was:108 he_will:14 he_would:-4 he'd:-18 he'd_have:-19 he'll:2 he's:46 head:-8
head_^:-111 head_count:25 head_is:6 head_of:-17 head_office:34 head_spin:22
head_takes:21 head_teacher:-4 head_works:11 headcount:27 header:-5 header_^:2
heading:11 headphones:17 heads:59 heads_^:3 headset:-1 headset_on:-1
headteacher:28 health:-59 heap:-34 heap_of:6 hear:-105 hear_a:-32 hear_about:25
hear_from:13 hear_if:26 hear_it:-64 hear_my:-19 hear_that:-55 hear_the:-89
hear_them:14 heard:8 heard_back:14 heard_from:33 heard_it:29 heard_the:18
heard_they:-38 hearing:53 hearing_aid:8 hears_about:10 hears_the:-13 heart:8
heartbeat:-106 heartbeat_^:-13 hearts:-67 heat:-100 heat_^:-4 heat_the:17
heater:-44 heaters:5 heating:73 heats:7 heavier:21 heb:-56 heb_de:44 heb_het:23
heb_ik:28 heb_liever:48 hebben:-54 hechos:13 hechos_se:13 hedda:21
hedda_gabler:21 hedge:-53 hedge_^:-40 hedgehog:-54 hedges:-13 heeft:-23
heeft_^:54 heel:-94 heerlijk:-59 heet:39 heg:5 height:37 heizung:12 heiß:-11
heiß_in:-2 heißt:-3 hela:-90 held:6 held_0:5 held_by:8 hele:-57 helium:31
hello:49 hello_^:2 hello_from:-48 hello_to:-21 hellre:95 hellre_ha:71 helm:32
helm_hours:26 helmet:18 help:-58 help_^:-100 help_desk:-12 help_me:66 help_to:5
help_with:-22 help_you:-15 helped:-28 helped_^:-13 helper:-21 helps:-34
helps_^:-54 helps_me:66 helst:107 helt:-102 hem:-72 hem_^:-44 hemos:41 hence:25
hence_the:12 hens_are:-16 hens_in:29 her:3 her_0:-52 her_^:-37 her_brother:23
her_first:-1 her_for:-7 her_glasses:36 her_handwriting:-7 her_in:33 her_life:-5
her_on:19 her_sleep:30 her_son:10 her_wrist:31 her_zaman:35 herbarium:-70
herbst:8 here:-65 here_0:7 here_^:75 here_a:-4 here_and:-45 here_at:14
here_has:-14 here_i:-8 here_in:-37 here_is:-40 here_on:95 here_the:-68
here_there:-17 here_too:-21 here_we:2 here's:30 here's_one:36 hermana:53
heroic:8 heron:-34 herons:-47 herr:65 herring:-38 herrje:-19 herself:37 hertz:14
hertz_^:14 hes:-8 hes_a:-33 hes_already:-68 het:-47 het_^:-38
het_inschrijfformulier:23 het_is:-86 het_lab:-32 het_liefst:-22 het_regent:-32
heter:40 hetzner:10 heure:55 heures:-105 heures_^:-52 heut:-84 heut_schon:-38
heute:-164 heute_früh:22 heute_heiß:-2 heute_wieder:-9 hex:-7 hex_and:-8 hey:-43
hf:4 hi:-8 hibernate:53 hid:26 hier:-83 hier_le:-27 hier_soir:-6 high:8
higher:12 highest:-29 highlight:16 highlight_verbs:13 hij:35 hike:-59
hilarious:-79 hilarious_^:-74 hilfe:10 hilfe_kasten:10 hilft:-17 hill:-50
hill_^:-77 hills:-36 hills_of:-11 hilos:16 hilos_^:16 him:-64 him_^:-28 him_a:-6
him_in:24 him_that:-42 him_to:-19 himself:-67 himself_in:-58 hinge:59
hinge_is:22 hinges_^:-22 hint:36 hinten:25 hinten_raus:25 hinterm:9 hints:97
hints_^:16 hints_only:43 hinweis:24 hip:-31 hip_^:-40 hire:-69 hired:10 his:36
his_car:-33 his_licence:8 his_life:2 his_own:-52 his_phone:-32 his_roses:15
his_words:39 his_wrist:40 historia:-38 historically:-1 history:11 history_of:-28
história:-91 hit:-102 hit_0:-5 hit_a:20 hit_the:-17 hitch:36 hits:-22
hits_the:-23 hive:66 hives:12 hives_^:22 hiya:-67 hiç:-90 hl:-9 hl_0:-13 hm:-31
hm_ok:-66 hm_that:71 hm_yes:-60 hmm:-36 hmm_ok:-20 ho:94 ho_già:48 ho_visto:-26
hoca:-28 hocker:8 hof:-2 hof_^:3 hofer:9 hofer_farm:9 hofmann's:64 hog:40
hoje:-97 hold:-96 hold_0:13 hold_a:39 hold_back:3 hold_for:-1 hold_music:-71
hold_the:34 holder:16 holding:-68 holdings:52 holdings_in:52 holds:112 holds_0:8
holds_^:45 holds_the:22 hole:-26 holiday:-40 holiday_^:-76 holiday_flat:1
holidays:-34 holidays_^:-8 holm:57 holt:42 home:13 home_^:-2 home_and:-56
home_by:13 home_to:23 home_was:-23 homework:99 homework_on:2 honest:-74
honest_^:-81 honestly:-27 honestly_^:-49 honestly_a:54 honestly_i:-70
honestly_the:-11 honey:-40 honey_at:-13 honour:14 honour_^:14 hood:39 hood_^:18
hood_pattern:13 hoodie:-40 hooguit:73 hooguit_0:39 hook:59 hook_before:3
hooks:26 hoor:-47 hope:-166 hope_it:-50 hope_the:-119 hope_to:103 hope_your:-29
hoping:64 hoping_to:64 hops:7 hora:-4 hora_^:-29 horarios:9 horas:-36 horas_a:36
horas_de:-36 horen:-12 horen_^:-34 horizon:-8 horn:-46 horno:28 horse:-15
horse_^:-2 horses:-49 horses_^:9 hos:54 hose:37 hospital:-73 hostel:36 hosting:3
hostnames:5 hostnames_in:5 hosts:33 hosts_^:2 hot:-75 hot_tea:41 hot_tub:29
hotel:18 hotel_^:-6 hotel_booking:18 hotel_is:1 hotel_lobby:-18 hotels:-87
hotfix:8 hotline:20 hour:17 hour_^:12 hour_about:-32 hour_is:8 hour_of:48
hour_on:16 hour_so:36 hour_the:1 hour_then:-18 hourly:14 hourly_^:8 hours:-29
hours_0:-41 hours_^:-2 hours_a:32 hours_about:-32 hours_and:-28 hours_at:41
hours_for:-31 hours_looking:-2 hours_of:1 hours_on:-52 hours_with:-20 house:22
house_0:8 house_^:19 house_and:39 house_are:-40 house_gets:38 house_in:-50
house_reports:24 house_style:49 house_the:37 households:-4 houses:-42
housing:-30 housing_office:-30 how:-99 how_^:-4 how_a:13 how_are:-7 how_did:-44
how_do:3 how_good:10 how_heavy:-28 how_i:15 how_long:8 how_loud:-87 how_many:66
how_much:56 how_my:59 how_that:8 how_the:-92 how_this:18 how_to:48 how_was:-27
how_we:40 how_you:2 however:14 hows:-67 hows_the:-30 hoy:-36 hr:33 hrs:-27
hrs_^:40 hrs_of:-66 html:54 huge:9 huge_one:21 hugo:30 huh:-53 huisarts:14
hull:-6 hum:-95 hum_along:-21 hum_in:62 human:-106 human_voice:-41 humid:-34
humidade:16 humidity:-5 hummed:-21 humming:-130 humming_^:-39 humming_in:-3
humour:-34 humour_^:-30 hums:-137 hums_when:-58 hun:24 hund:-92 hundefutter:38
hundred:-88 hung:-14 hung_a:32 hung_up:-57 hungry:-15 hurdy:-47 hurry:5
hurry_^:13 hurt:79 hurt_her:8 hurt_his:47 hurts:108 hurts_^:58 hurts_from:-22
hurts_my:23 husband:53 husband_^:-16 husband_about:21 hut:14 huts:12 hygiene:-14
hygrometer:13 hygrometer_shows:12 hymn:-57 hytt:43 há:3 hämtar:28 hängen:38
hängt:24 hängt_jetzt:6 härligt:-80 härnäst:65 härnäst_ska:39 hätte:-76
hätte_ich:-76 höchstens:119 höchstens_0:70 högst:92 högst_0:27 högst_fyra:21
hölle:-23 hölle_los:-23 höra:-31 i:-47 i_0:22 i_^:-1 i_agree:-10 i_always:-93
i_am:-36 i_appreciate:-13 i_are:-109 i_ask:82 i_bastun:7 i_beg:31 i_bet:-65
i_buy:-8 i_call:-24 i_can:-54 i_can't:60 i_cant:-96 i_caught:-23 i_change:11
i_check:-31 i_checked:40 i_chose:47 i_come:-33 i_compared:-52 i_completely:-45
i_could:-113 i_couldn't:31 i_count:36 i_counted:-12 i_cried:-4 i_did:26 i_do:-61
i_don't:-25 i_dont:59 i_doubt:-24 i_dreamt:-51 i_drew:-46 i_dropped:-20 i_en:53
i_enjoy:147 i_enjoyed:-22 i_ever:-53 i_fancy:21 i_favour:13 i_felt:-32
i_finally:-21 i_find:-16 i_finished:34 i_follow:65 i_forget:9 i_forgot:-22
i_found:-88 i_gather:52 i_gave:6 i_get:146 i_go:-25 i_got:40 i_grew:-16
i_guess:2 i_had:45 i_hate:37 i_have:38 i_haven't:22 i_heard:13 i_honestly:70
i_hope:-64 i_imagine:-10 i_just:19 i_keep:-41 i_knew:-8 i_know:66 i_laughed:-6
i_lean:41 i_learn:97 i_learned:-4 i_left:73 i_like:78 i_liked:-7 i_look:3
i_looked:126 i_lose:26 i_love:-41 i_made:49 i_manage:14 i_mappen:26 i_may:4
i_mean:50 i_merged:2 i_met:-33 i_might:-20 i_misread:62 i_mix:62 i_moved:36
i_must:-47 i_nearly:45 i_need:5 i_never:11 i_noted:3 i_noticed:21 i_now:21
i_once:-84 i_only:-43 i_opened:-14 i_ordered:23 i_owe:33 i_own:-37 i_paired:5
i_picked:52 i_plan:8 i_practise:50 i_prefer:-15 i_promise:13 i_put:24
i_raised:19 i_read:-72 i_regret:24 i_remember:87 i_repair:-34 i_replaced:-29
i_sat:-37 i_saw:-31 i_say:-51 i_see:36 i_send:7 i_sent:2 i_set:17 i_settled:40
i_shook:35 i_should:21 i_signed:5 i_sleep:31 i_slept:-31 i_soldered:62
i_spent:-33 i_spoke:16 i_start:59 i_still:-1 i_stood:-2 i_study:42 i_suppose:-87
i_suspect:-14 i_swear:-98 i_switched:2 i_take:72 i_talk:-15 i_tell:-68
i_think:10 i_thought:-84 i_took:-24 i_tre:54 i_tried:-40 i_turn:36 i_turni:18
i_type:-21 i_understand:-7 i_use:-7 i_used:-61 i_walked:-42 i_wanna:8 i_want:110
i_wanted:-53 i_was:-95 i_went:107 i_will:7 i_won't:49 i_wonder:28 i_wont:35
i_work:33 i_worked:-23 i_would:52 i_write:22 i'd:37 i'd_be:9 i'd_call:-71
i'd_go:33 i'd_guess:-20 i'd_have:-5 i'd_like:164 i'd_love:35 i'd_much:31
i'd_pick:-27 i'd_prefer:7 i'd_rather:74 i'd_say:-24 i'd_send:14 i'd_sooner:40
i'll:121 i'll_ask:25 i'll_get:6 i'll_keep:57 i'll_remind:10 i'll_start:12
i'll_take:-69 i'll_write:10 i'm:24 i'm_a:35 i'm_afraid:32 i'm_after:37
i'm_doing:10 i'm_fonder:39 i'm_going:13 i'm_happier:13 i'm_happy:-24 i'm_in:2
i'm_more:31 i'm_not:-89 i'm_on:-42 i'm_still:-53 i've:72 i've_been:-47
i've_come:12 i've_decided:14 i've_got:-1 i've_had:45 i've_made:47 i've_put:13
i've_renamed:22 i've_seen:-68 i've_settled:5 i've_written:1 ice:-40
ice_cream:-57 ice_on:-22 ices:-12 ich:-1 ich_0:51 ich_^:24 ich_bring:26
ich_das:22 ich_die:32 ich_dir:28 ich_grundsätzlich:16 ich_hab:-57 ich_habe:35
ich_im:23 ich_mal:-51 ich_mit:11 ich_möchte:21 ich_nicht:21 ich_noch:9
ich_übe:14 icing:-8 icing_^:13 icon:-38 icon_^:23 icons:36 icons_for:9 id:78
id_forgotten:-51 id_go:29 id_like:58 id_love:3 id_prefer:28 id_rather:34
id_say:19 id_sooner:9 idag:-55 idag_^:-55 idea:46 idea_^:51 idea_behind:7
idea_how:-73 idea_if:16 idea_in:34 idea_is:40 idea_so:56 idea_that:-47
idea_what:7 idea_whether:23 idea_who:35 idea_yet:10 ideally:60 ideally_the:47
ideas:4 ideia:45 identity:14 identity_card:8 idle:24 idle_for:13
idle_machines:-11 iedereen:51 ieri:-41 ieri_sera:-44 iets:-115 if:55 if_a:61
if_both:-25 if_he:55 if_i:-40 if_it:39 if_it's:59 if_its:59 if_my:57
if_nobody:34 if_one:5 if_possible:28 if_she:-14 if_somebody:6 if_someone:58
if_something:-31 if_that:8 if_the:21 if_there:19 if_there's:3 if_theres:15
if_u:43 if_we:-38 if_you:-30 if_you're:20 if_your:22 ifs:3 igen:-89 igen_^:-89
igual:-19 ik:-42 ik_de:46 ik_heb:31 ik_het:36 ik_oefen:55 ik_wel:-19 ik_zie:-29
ikea:-50 il:16 il_0:13 il_a:-9 il_cane:4 il_carburante:22 il_codice:39
il_dit:-55 il_en:-16 il_fait:-48 il_faut:57 il_gatto:-87 il_gruppo:25
il_lunedì:-39 il_magazzino:23 il_me:67 il_mio:-43 il_modulo:56 il_montaggio:5
il_ne:49 il_nonno:17 il_nous:25 il_pleut:-77 il_prossimo:52 il_quaderno:40
il_reste:-30 il_secondo:8 il_seggiolino:36 il_sensore:15 il_server:-51
il_soffritto:16 il_tempo:-39 il_timer:2 il_traghetto:47 il_trasporto:14
il_turno:37 il_vecchio:20 il_y:26 ile:22 ile_yazılır:22 ill:147 ill_^:2
ill_pay:14 ill_ring:24 ill_sort:23 illegal:-104 illegal_^:-69 ils:14 im:-53
im_a:46 im_büro:4 im_chat:60 im_keeping:15 im_keller:30 im_lager:23 im_more:53
im_not:-53 im_on:-15 im_rollstuhl:34 im_so:-65 im_there:40 im_told:-31
im_torn:11 im_treppenhaus:-45 im_useless:24 im_vorspiel:30 image:75
image_cache:36 image_is:13 images:26 imagine:-136 imagine_0:-3 imagine_^:-14
imagine_a:-3 imagine_he:-8 imagine_how:-2 imagine_that:-34 imagine_the:-14
immer:-39 immer_auf:52 immer_erst:32 immer_mit:24 immer_noch:-65 imo:-42
import:82 import_is:16 import_threads:21 importer:52 importer_^:21 imports:36
imports_^:15 impressive:-36 in:-73 in_$:20 in_0:-100 in_?:-14 in_^:21 in_a:-47
in_about:-9 in_act:23 in_after:-9 in_all:3 in_an:7 in_and:-107 in_another:18
in_antwerp:-1 in_any:2 in_anything:26 in_april:-24 in_as:11 in_at:38
in_autumn:23 in_bay:10 in_bed:6 in_bergen:-63 in_better:50 in_between:28
in_both:16 in_brackets:10 in_british:14 in_bucket:7 in_by:-7 in_case:35
in_cash:44 in_cave:46 in_code:-25 in_cucina:-48 in_czech:26 in_daylight:68
in_de:-33 in_den:88 in_der:-12 in_desk:10 in_die:83 in_doubt:78 in_dublin:18
in_dutch:1 in_each:-23 in_early:37 in_einer:12 in_english:38 in_europe:-53
in_even:29 in_every:-22 in_everything:42 in_february:34 in_first:17 in_flat:57
in_fog:-19 in_for:-56 in_four:-57 in_french:-3 in_fretta:-10 in_fridge:14
in_front:28 in_full:50 in_general:-37 in_german:50 in_ghent:-9 in_go:-21
in_good:2 in_gusts:13 in_had:-2 in_has:-89 in_hat:-40 in_have:-25 in_her:22
in_here:-35 in_het:9 in_his:-38 in_instead:-3 in_is:-26 in_it:-8 in_italics:10
in_its:68 in_july:-42 in_june:9 in_knots:31 in_latin:8 in_law:-60 in_laws:9
in_line:-37 in_lisbon:14 in_lost:-39 in_love:-17 in_many:-24 in_march:-24
in_may:-13 in_millimetres:57 in_mind:54 in_moot:5 in_most:-31 in_must:-21
in_my:-9 in_on:29 in_once:-27 in_one:-15 in_open:-44 in_ops:-23 in_order:-34
in_oslo:-42 in_over:-26 in_pairs:9 in_paper:-35 in_part:35 in_place:68
in_plain:12 in_portugal:-34 in_portuguese:-47 in_public:18 in_release:29
in_room:53 in_school:-25 in_service:-8 in_shows:-101 in_smells:-9 in_so:33
in_some:-22 in_spanish:14 in_spring:63 in_statistics:2 in_stock:20 in_such:-1
in_sunlight:14 in_sync:42 in_tank:17 in_text:5 in_that:22 in_the:17 in_them:-8
in_they:-83 in_this:43 in_tickets:46 in_today:-15 in_total:4 in_traffic:63
in_tune:-29 in_two:44 in_typescript:11 in_use:3 in_used:-54 in_utc:36
in_utrecht:-11 in_view:36 in_war:-2 in_was:-47 in_we:-13 in_welsh:45 in_which:49
in_winter:-34 in_with:14 in_writing:26 in_your:-1 in_zig:4 inbound:19 inbox:74
inbox_^:28 inbox_is:33 inches:55 inches_confuse:10 incident:-33 incident_^:-75
incl:22 incl_^:19 included:-30 included_^:-61 included_the:21 includes:74
includes_the:26 including:-4 including_the:-31 inconvenience:-69 indeed:-68
indeed_^:-43 indentation:-6 indenting:10 indenting_the:10 index:85 index_^:68
index_is:20 indirect:29 indoors:72 induction:3 information:5 infusion:-36
infusion_pumps:-38 inga:95 ingen:-61 ingest:9 inglés:58 ingredients:-42
ingrid:50 inhaler:19 inheritance:10 ink:36 inline:23 inline_styles:23 inliner:24
innan:65 inner:-1 input:-53 ins:11 inschrijfformulier:23 inside:35 inside_^:-36
inside_the:67 insieme:-11 insisted:25 insists:11 insists_on:-3 inskickad:40
inskickad_^:40 inspection:31 inspection_^:3 inspector:91 inspector_has:6
inspector_is:27 inspector_was:8 installer:21 instant:-57 instead:136
instead_^:68 instead_of:108 instead_pls:9 institute:-1 instructor:-47
instructor_hums:-27 instructor_is:5 instrument:-53 instruments:31 insulin:9
insulin_is:9 insurance:69 insured:28 insurer:103 insurer_^:27 insurer_and:4
insurer_is:7 insurer_pays:1 intake:-67 intake_^:9 inte:86 inte_än:26 integer:34
integer_milliseconds:33 intensive:-42 intensive_care:-42 interdit:25
interdit_de:13 interest:-31 interesting:-110 interesting_^:-34 interesting_i:-17
interface:-49 interface_^:-59 intern:-26 intern_^:-2 intern_is:-37 internal:1
internet:-102 interns:-55 interrupt:67 interval:10 interview:14 interview_in:11
into:-50 into_0:-53 into_a:23 into_its:11 introduced:3 invece:25 invented:-95
invented_the:-30 inventory:-4 inventory_^:-40 invitations:17 invite:3
invite_link:1 invoice:17 invoice_^:-3 invoice_in:3 invoice_is:12 invoices:123
invoices_^:22 involves:-7 inzwischen:5 io:56 ios:15 ipv:-37 ipv_0:-37 iron:-10
iron_^:-50 irregular:30 irregular_verbs:14 is:47 is_$:15 is_0:123 is_^:36
is_a:-62 is_ab:21 is_about:15 is_above:7 is_all:80 is_already:12 is_always:-30
is_an:-58 is_and:-59 is_as:12 is_assessed:8 is_at:39 is_back:11 is_basically:-88
is_beautiful:-49 is_behind:26 is_being:70 is_berthed:27 is_better:-88 is_big:-12
is_blocked:8 is_booked:10 is_braver:-26 is_bringing:39 is_broken:-39 is_built:3
is_buried:-23 is_by:16 is_called:48 is_cancelled:43 is_capped:5 is_carrying:14
is_cheaper:22 is_clementine:16 is_closed:33 is_colour:-25 is_coming:-36
is_covered:49 is_dead:-4 is_doing:7 is_done:37 is_down:93 is_dr:18 is_drawn:-15
is_drowning:43 is_dry:22 is_due:47 is_easy:-48 is_een:-32 is_either:-36
is_empty:36 is_enough:-36 is_entered:37 is_estimated:44 is_every:-51 is_fast:-31
is_fine:-36 is_fixed:26 is_flat:-36 is_flooded:8 is_for:22 is_forbidden:47
is_four:16 is_free:26 is_from:-19 is_frozen:9 is_full:-16 is_fully:20
is_getting:16 is_given:20 is_going:21 is_gone:61 is_good:74 is_half:21
is_heron:40 is_how:55 is_ill:30 is_in:27 is_included:3 is_inside:-32 is_it:-71
is_jetzt:7 is_just:-145 is_kept:41 is_killing:-41 is_laid:-20 is_late:20
is_leaking:5 is_leek:46 is_left:14 is_leopold:21 is_like:-76 is_longer:-19
is_lovely:-82 is_made:-52 is_marked:6 is_may:26 is_mine:31 is_more:-72
is_mostly:-32 is_moved:4 is_moving:14 is_mr:25 is_mrs:12 is_my:94 is_named:26
is_nearly:-21 is_never:36 is_new:-33 is_nicer:-31 is_ninety:-42 is_not:9
is_nothing:-55 is_nougat:5 is_now:103 is_nu:18 is_odile:11 is_off:72
is_often:-22 is_old:-54 is_older:-66 is_on:58 is_one:-14 is_only:1 is_open:57
is_over:1 is_paid:21 is_painted:41 is_parking:25 is_part:-1 is_patched:17
is_played:55 is_pregnant:-49 is_quarantined:2 is_quite:-20 is_rated:-51
is_rather:-72 is_read:36 is_ready:10 is_refreshed:19 is_remarkably:-9
is_reserved:13 is_retired:15 is_right:23 is_rosalind:21 is_run:17 is_running:90
is_said:-54 is_sent:10 is_served:4 is_set:23 is_simply:-48 is_slow:-31
is_small:-50 is_so:-70 is_sold:14 is_something:-42 is_sorted:9 is_soup:-63
is_spliced:11 is_staffed:14 is_still:128 is_strict:5 is_stuck:-36 is_taking:9
is_tested:14 is_that:-94 is_the:41 is_there:-69 is_this:-31 is_through:24
is_thrown:17 is_tiny:3 is_to:145 is_toast:14 is_too:-10 is_tuesday:16 is_two:9
is_typical:-39 is_unclear:-49 is_under:-9 is_unplugged:21 is_unreal:-25 is_up:13
is_usually:-4 is_very:-15 is_void:13 is_waiting:33 is_watching:-26 is_weird:-11
is_what:-69 is_where:9 is_whether:-22 is_who:16 is_why:-51 is_with:-22
is_worth:-10 is_written:42 is_your:-48 iscritti:29 island:-6 island_^:-23
islands:-22 islands_^:-22 isn't:-42 isn't_clear:25 isn't_it:-109 iso:10 isso:-29
issued:5 ist:63 ist_0:22 ist_^:36 ist_am:9 ist_auf:59 ist_das:-88 ist_der:36
ist_die:-12 ist_ein:32 ist_für:-7 ist_heute:-69 ist_im:-27 ist_jetzt:65
ist_mir:31 ist_noch:30 it:-31 it_0:23 it_?:-100 it_^:31 it_a:36 it_about:-3
it_after:4 it_again:33 it_all:-20 it_always:-59 it_and:49 it_around:26 it_as:7
it_at:77 it_back:12 it_be:28 it_breaks:32 it_but:-41 it_can:27 it_can't:-126
it_carries:28 it_clean:31 it_comes:11 it_costs:18 it_did:70 it_didn't:-19
it_does:-48 it_doesn't:-3 it_easier:2 it_even:36 it_every:5 it_falls:-45
it_feels:18 it_for:-20 it_from:84 it_gets:-72 it_go:23 it_goes:-56 it_got:26
it_half:-28 it_happens:-62 it_has:-62 it_helps:-19 it_i:30 it_if:-9 it_in:34
it_is:-23 it_isn't:63 it_just:-66 it_kept:-12 it_leaked:-5 it_lol:97
it_looked:-27 it_looks:22 it_may:-65 it_me:-81 it_more:17 it_must:-41
it_myself:6 it_needs:-4 it_never:-74 it_normal:-29 it_now:-103 it_off:-14
it_ok:44 it_on:91 it_only:-13 it_out:42 it_over:67 it_passes:-49 it_properly:24
it_rained:-7 it_reads:2 it_remains:43 it_said:-8 it_says:-17 it_should:-23
it_shows:-31 it_since:-19 it_sits:37 it_smells:13 it_snowed:-59 it_so:1
it_sold:-18 it_starts:7 it_stays:46 it_strange:-30 it_survives:-8 it_takes:17
it_that:57 it_that's:40 it_the:17 it_they:66 it_to:24 it_tonight:8 it_too:26
it_took:-79 it_turned:26 it_turns:5 it_up:21 it_w:-44 it_waits:8 it_wakes:-12
it_was:33 it_went:-27 it_when:30 it_which:-11 it_will:-60 it_with:44
it_without:28 it_worked:-10 it_works:-46 it_would:76 it_you'd:10 it'd:60
it'd_be:60 it'll:43 it'll_be:43 it's:5 it's_0:103 it's_a:-59 it's_about:28
it's_all:42 it's_an:-30 it's_been:-5 it's_full:-12 it's_going:41 it's_like:-37
it's_on:33 it's_outside:-53 it's_snowing:-38 it's_so:-65 it's_still:-28
it's_the:136 it's_unclear:2 italics:10 italy:-17 itch:37 itch_^:37 item:5
items:1 items_^:10 iterations:1 itinerary:22 its:-99 its_0:11 its_a:24
its_all:-16 its_always:-21 its_first:-30 its_just:11 its_karin:18 its_like:-18
its_name:-48 its_not:-79 its_old:7 its_on:24 its_one:32 its_only:-13 its_over:19
its_own:-20 its_quiet:64 its_so:-68 its_tests:8 its_the:31 its_twin:-21
its_way:23 itself:-43 itself_is:-44 ive:-61 ive_been:10 için:95 için_^:41
j'adore:-59 j'adore_^:-59 j'ai:-117 j'ai_entendu:-11 j'ai_rendu:32 j'aime:60
j'aime_mieux:60 j'aimerais:76 j'avais:5 ja:-125 jab:57 jab_^:56 jabón:32
jackets:31 jag:-14 jag_fixar:29 jag_har:6 jag_tar:42 jag_tycker:27 jag_vill:68
jahren:-65 jaja:-114 jaja_^:-32 jaja_el:-27 jaja_mi:-36 jajaja:-81 jak:-173
jak_w:-49 jam:37 jam_on:-18 jamais_de:17 jamais_le:33 jamais_les:6 jamais_un:47
jammed:37 jams:15 jams_on:45 january:-1 january_^:3 jar:-19 jar_of:-49 jars:-25
jars_of:-44 jasne:-3 jazz:-84 je:-26 je_klanten:32 je_m'occupe:20 je_ne:-39
je_passe:21 je_préfère:98 je_suis:-10 je_te:42 je_vous:43 jede:22 jedem:33
jeder:72 jedes:-20 jedes_mal:-1 jedzie:72 jedzie_w:72 jefe:28 jelly:-103
jelly_^:-51 jest:34 jeszcze:-28 jetty:58 jetzt:55 jetzt_0:6 jetzt_am:5
jetzt_bei:10 jetzt_die:13 jetzt_fehlt:29 jetzt_im:16 jetzt_um:12 jeudi:19
jingle:-30 jo:3 joaquín:2 job:79 job_0:75 job_^:24 job_at:19 job_has:23
job_in:11 job_runner:4 job_runs:12 jobs:-23 jobs_^:-18 join:8 join_retries:14
joined:-27 joined_the:-55 joint:26 joke:-95 joke_^:-29 joke_and:-6 jokes:-52
joking:-47 joli:-34 jonas:67 jour:51 journal:38 journaux:3 journaux_0:3
journey:-11 journée:-75 jours:-37 jours_^:3 jourtelefonen:50 joy:-73 joys:-5
joys_of:-5 json:32 jtag:-34 judge:21 judges:-46 judging:45 judo:4 jug:7 juice:21
juli:46 juli_^:33 july:-77 july_^:-18 jump:-38 jumped:-4 jumper:-10 jumpers:-20
jumping:-31 june:33 junior:-4 jurait:-50 jury:48 just:-24 just_a:15
just_before:-3 just_dinner:34 just_got:-32 just_guess:30 just_had:-1
just_heard:25 just_laughed:-9 just_me:-52 just_now:47 just_one:-50 just_rang:57
just_saw:15 just_show:-27 just_sitting:-10 just_so:30 just_thinking:34
just_to:-13 just_walked:45 juste:43 jutro:42 już:-47 już_działa:46 já:65 ją:32
k:58 k_0:14 kaart:31 kaartlaag:22 kabel:-1 kafam:-33 kafam_kazan:-33 kaffee:-113
kaffee_^:-14 kafka:1 kafka_^:7 kafka_retention:5 kam:-21 kan:-25 kanal:48
kanelbullar:-65 kanji:-16 kann:-50 kann_ich:-11 karin:26 karin_who:18 karmę:29
karte:89 karteikarten:11 kasku:15 kasten:10 kat:-147 kater:-58 katten:-65
katzen:-88 kaution:46 kawa:-74 kayak:65 kazan:-33 kazan_gibi:-33 kb:61 kb_^:5
kb_for:28 kbaud:25 keen:4 keen_on:4 keep:65 keep_0:34 keep_?:2 keep_a:-57
keep_every:1 keep_forgetting:-46 keep_it:8 keep_its:21 keep_my:23 keep_that:10
keep_the:124 keep_their:7 keep_to:16 keep_up:-59 keep_wondering:71 keep_your:39
keeper:-36 keeper_has:-35 keeper_is:6 keeping:46 keeping_the:64 keeps_0:54
keeps_pdfs:12 keeps_the:66 kegs:6 kein:-27 kein_witz:-62 keine:-42
keine_ahnung:-50 keine_smileys:11 keinen:12 keinen_fall:18 keiner:70 keiner_^:40
keller:25 keller_^:13 kelly:4 kelp:14 ken:-32 kennel:15 kept:41 kept_a:-47
kept_as:2 kept_at:7 kept_every:-23 kept_for:54 kept_in:83 kernel:10 kernel_^:5
kessler:26 kessler_brothers:26 kestrel:17 kettle:-140 kettle_^:-77 kettle_and:-9
kettle_took:-36 key:-5 key_^:7 key_hangs:7 key_is:28 key_safe:9 keyboard:-77
keyboard_^:-47 keyboard_layout:42 keyboard_shortcuts:34 keyboards:-7 keyed:17
keys:70 keys_^:-16 keys_are:41 keys_in:-13 keys_of:29 keys_that:16 keys_to:14
keystore:28 keystore_alias:25 kg:46 kg_^:34 kg_of:-14 kg_they:4 kicked:-61
kicks:25 kid:-9 kid_^:9 kid_asked:-20 kid_has:59 kid_is:26 kidney:-25 kids:-5
kids_^:31 kids_and:1 kids_are:10 kids_at:38 kids_stay:2 kids_to:-4 kids_under:1
kids_want:12 kids_were:-45 kill:-20 kill_the:-5 killed:68 killing:-76
killing_me:-82 kiln:6 kilo:-23 kilo_^:30 kilobyte:15 kilobytes:39 kilobytes_^:8
kilobytes_at:22 kilometer:46 kilometres:-2 kilometres_^:16 kilometres_to:-17
kilos:74 kilos_^:8 kilos_and:3 kilos_as:5 kilovatios:34 kilovatios_^:33
kilowatts:24 kim:-18 kind:-25 kind_to:1 kind_words:-33 kinda:-75 kinda_miss:-84
kinder:-19 kinder_haben:-55 kinder_to:18 kindly:54 kindly_^:10 kindly_keep:3
kinds:-35 kinds_of:-35 kiosk:60 kiosk_^:16 kiosks:10 kiralanır:16 kiralanır_^:16
kit:59 kit_de:11 kitchen:11 kitchen_^:9 kitchen_at:-35 kitchen_has:-6
kitchen_is:28 kitchen_so:-31 kitchen_the:28 kitchen_tiles:67 kitten:75 kişi:21
kişi_çalıştırıyor:21 kkk:-105 kkk_o:-96 klaar:55 klanten:32 klar:64 klart:41
klasse:14 klausur:54 klausur_dauert:13 klausur_haben:7 klausur_hat:20 kleine:-82
kleinen:-33 klienta:64 klienta_^:64 klimaanlage:18 klimaanlage_nord:18
klingt:-69 klingt_nach:-55 klinkt:-106 klinkt_als:-24 klucze:41 km:-62 km_^:-18
km_for:-32 km_h:37 km_on:9 knee:-10 knees:-71 knees_^:-48 knees_and:13 knew:-91
knew_it:-49 knie:-117 knight:16 knight_forks:16 knits:-50 knitted:-57
knitted_a:-50 knitting:-75 knitting_group:-44 knives:14 knock:39 knock_at:48
knot:15 knoten:62 knots:32 knots_^:10 know:7 know_how:-5 know_i:20 know_if:-20
know_that:27 know_the:24 know_what:-11 know_where:21 know_which:43 know_who:11
know_why:41 know_with:-49 knowing:14 knowing_that:-16 known:-27 known_each:44
known_for:-23 known_to:-42 knows:84 knows_^:126 knows_the:30 knows_why:-17
koffie:-89 koi:-31 kollege:-7 kollisionsmodul:32 kommen:3 kommentare:4 kommer:77
kommt:76 kommt_am:43 kommt_die:39 komt:2 konnte:-29 kopia:54 kopia_zapasowa:27
korepetycje:57 korepetycje_mam:57 korrektur:10 korte:17 kot:-25 kotlin:-40
kowalczyk:51 kowalczyk_^:14 krankmeldungen:33 kronor:4 kt:24 kt_^:24 kto:52
kubernetes:-33 kuchen:-56 kuchen_gegessen:-1 kunden:66 kupolen:32 kurs:42
kurve:-84 kurz:-64 kurze:-31 kväll:-48 kväll_det:-38 kw:15 kwart:1 kwart_over:1
kx:2 kx_0:2 köket:40 köket_^:32 kör:77 küvet:16 küvet_en:16 küçük:29 l:40 l_0:13
l'air:-93 l'ancien:17 l'ancienne:14 l'ascenseur:-1 l'astreinte:67
l'astreinte_^:48 l'atelier:48 l'atelier_^:19 l'atelier_de:10 l'eau:53
l'examen:44 l'inventaire:18 l'option:55 l'écran:-37 la:22 la_0:16 la_aduana:-3
la_antena:31 la_bomba:43 la_caja:-15 la_cantine:-53 la_carte:19 la_casa:9
la_caution:37 la_cave:32 la_chambre:14 la_clase:34 la_clé:1 la_cola:-11
la_coupure:40 la_cuisine:-49 la_cuve:2 la_cámara:28 la_cérémonie:26 la_date:12
la_de:17 la_dernière:35 la_dictée:27 la_directrice:32 la_escuela:18
la_facture:54 la_fianza:10 la_file:1 la_fin:40 la_franchise:36 la_fête:10
la_gare:-22 la_gata:49 la_grúa:-9 la_lezione:6 la_lista:57 la_llave:39
la_línea:30 la_macchina:-23 la_mairie:25 la_maison:4 la_matrícula:24
la_mattina:10 la_mañana:-58 la_misma:-49 la_misura:3 la_montaña:-56 la_musica:5
la_même:-34 la_niña:27 la_nueva:11 la_nuit:39 la_pantalla:-21 la_parroquia:26
la_peineta:13 la_pharmacie:7 la_pluie:-60 la_pompe:8 la_porta:7 la_pratique:50
la_presión:8 la_profesora:7 la_prova:14 la_puerta:32 la_pâte:6 la_póliza:27
la_rama:68 la_redacción:13 la_reserva:45 la_riunione:10 la_rotonda:38
la_régie:44 la_réplica:18 la_sala:34 la_salle:63 la_sera:-58 la_sonda:10
la_sucursal:17 la_tabla:6 la_table:20 la_tarde:-9 la_terrasse:53 la_ventana:1
la_vieille:-34 la_visita:18 la_voisine:15 lab:22 lab_^:6 lab_calls:21
lab_samples:26 label:3 label_it:31 label_on:2 label_printer:-89 label_the:11
labelled:-23 labelled_^:45 labeller:34 labels:95 labels_^:-4 labels_in:7
laboratoire:18 laboratoire_est:18 laboratory:5 lacks:41 lacquered:13 ladan:41
ladder:68 ladder_^:59 ladders:6 ladders_^:-14 ladies:-6 lado:-77 lady:-59
lady_from:47 lady_on:-8 ladybirds:-6 ladybirds_in:-6 lag:-3 lag_^:71
lag_alarms:3 lager:51 lager_^:24 lago:-17 lags:13 laid:21 lake:19 lake_^:-40
lakes:-27 lamb:-29 lames:2 lames_^:2 laminate:56 lamp:-49 lamp_at:8 lamps:-29
lamps_^:24 lampshade:-15 land:14 land_in:36 landed_on:10 landlady:-50
landline:24 landlord:3 landlord_^:-74 landlord_about:26 landlord_is:-3
landlord_that:17 landlord's:37 landlords:12 lands:35 lands_on:25 landscape:6
lane:36 lanes:-6 lang:18 lang_^:1 lang_und:-18 lange:35 langen:-35
langen_tag:-14 langs:-86 langs_de:-86 language:8 language_i:13 languages:-42
languages_are:-1 lantern:69 lanterns:41 laptop_in:-31 laptops:5 large:59 las:113
las_0:11 las_copias:-36 las_cuatro:-54 las_entradas:10 las_facturas:30
las_fotos:11 las_llaves:21 las_ocho:5 las_piezas:28 las_pruebas:4 lasagne:6
lasciare:21 lassen:-19 last:-3 last_0:-93 last_^:7 last_a:26 last_day:-52
last_for:18 last_friday:18 last_night:-20 last_nite:77 last_of:61 last_one:-40
last_practice:2 last_summer:-10 last_week:31 last_year:34 last_year's:84
lastbilen:6 lasted:-98 lastenrad:32 lasts:73 lasts_0:45 late:-46 late_^:25
late_again:-24 late_facts:30 late_reply:-33 late_shifts:-51 lately:42
lately_^:43 latency:-6 later:-74 later_^:-89 later_departure:3 later_than:9
later_today:24 latest:54 lathe:-29 lathe_^:47 latin:4 latin_and:-63
latin_names:27 laugh:-90 laugh_^:-5 laugh_but:-36 laughed:-132 laughed_^:-6
laughed_at:3 laughed_for:-38 laughed_in:-23 laughed_so:-15 laughed_until:-25
laughing:-60 laughing_about:-40 laughing_at:-19 launch:-114 laundry:-11 laut:53
lautet:15 lautet_0:9 lautschrift:21 lava:12 lavender:-8 lavora:-25 law:-55
law_^:-31 law_of:-3 lawn:1 lawn_^:51 laws:9 lawyer:49 lawyer_^:-15 lawyers:15
lay:24 layer:-3 layer_^:-16 layer_refreshes:18 layers:-28 layout:7 layout_^:-9
layout_code:-13 layout_is:45 lazy:-26 le:36 le_0:5 le_bac:-15 le_bassin:24
le_bureau:-2 le_bébé:15 le_café:-61 le_camping:14 le_carton:-30 le_chapitre:16
le_chat:-70 le_chien:-71 le_code:49 le_conteneur:9 le_cours:-22 le_den:28
le_devis:28 le_dossier:20 le_délai:6 le_dîner:41 le_fichier:5 le_filtre:17
le_foto:35 le_fromage:-73 le_gardien:-9 le_groupe:8 le_ha:86 le_hall:-52
le_hangar:22 le_journal:33 le_lot:19 le_malt:13 le_manuel:13 le_marché:-39
le_matin:6 le_may:20 le_moteur:18 le_musée:-21 le_numéro:8 le_panneau:63
le_papier:1 le_pare:18 le_peintre:25 le_petit:-21 le_point:7 le_pont:11
le_port:26 le_poste:27 le_prof:-23 le_pédiatre:5 le_quai:28 le_robot:67
le_sauna:27 le_schede:32 le_seuil:3 le_soir:47 le_temps:-38 le_tende:30
le_thermomètre:16 le_train:-36 le_traiteur:25 le_transport:7 le_téléphérique:-77
le_vieux:-18 le_vol:42 lead:55 lead_^:70 lead_singer:-38 lead_time:8 leader:30
leaderboard:43 leaderboard_resets:30 leaf:-25 leaf_^:-40 leaflet:40 leaflet_^:40
leaflets:-32 leak:114 leak_?:10 leaked:20 leaking:60 leaking_roof:30 leaks:44
lean:40 lean_toward:-40 lean_towards:58 leaned:-18 leaning:69
leaning_eucalyptus:14 leap:-2 learn:152 learn_0:36 learn_a:-22 learn_better:26
learn_by:3 learn_enough:11 learn_faster:19 learn_it:22 learn_the:-7 learned:-92
learned_it:-45 learned_to:-84 learner:10 learners:-23 learning:2 learns:17
learnt:11 lease:10 leased:23 least:-85 least_0:56 least_once:-47 least_the:-33
leather:59 leave:95 leave_^:31 leave_in:-26 leave_it:29 leave_me:29 leave_out:8
leave_the:48 leavers:-12 leaves:120 leaves_from:36 leaves_it:5 leaves_the:52
leaves_this:23 leaves_us:8 leaving:46 leaving_out:26 lechuga:12 lecture:-49
lecture_on:-36 led:-8 led_blinks:20 led_by:1 ledger:34 ledgers:-13 leek:42
leek_^:46 leeks:-25 leer:-38 leer_^:-56 leerlingen:25 left:-66 left_0:-91
left_^:11 left_a:-96 left_and:14 left_behind:-10 left_for:33 left_hand:31
left_handed:-46 left_his:-15 left_in:5 left_last:6 left_on:-28 left_the:22
left_to:-7 leftovers:-38 leg:-16 leg_^:27 legacy:37 legal:103 legal_^:-2
legato:7 legend:-57 legend_^:-46 legend_in:19 legge:7 legge_0:6 lego:-118
legs:28 legs_and:-20 legs_twin:47 leider:-62 leihserver:6 leihserver_steht:6
leipzig:-44 lekcje:33 lekcje_harmonii:33 lekker:-64 lemonade:-16 lena:63 lend:29
length_0:11 lens:-1 lenses:29 leo:67 leopold:-12 lerne:41 lerne_ich:23 les:39
les_clés:73 les_enfants:17 les_frais:25 les_journaux:3 les_leçons:9 les_longs:59
les_messages:7 les_petites:30 les_petits:15 les_rappels:6 les_soirs:10
les_voisins:-57 les_voitures:23 lesen:-1 less:65 less_^:31 less_like:24
less_so:49 less_than:-23 lesson:225 lesson_^:43 lesson_is:46 lesson_on:-26
lesson_starts:43 lesson_then:25 lesson_we:36 lessons:52 lessons_^:64
lessons_are:10 lessons_in:14 let:-22 let_a:22 let_anybody:3 let_go:-31 let_it:12
let_me:-54 let_the:107 let_them:-8 let_us:-10 let_you:18 let's:79 let's_drop:11
let's_keep:3 letra:52 letra_grande:52 lets:57 lets_do:20 lets_us:22 letter:76
letter_^:-5 letter_came:8 letter_from:38 letterbox:-26 letters:-116
letters_begin:23 letters_from:-12 letters_in:52 letters_to:-22 leuk:-68 leute:-8
leute_^:55 leva:43 leva_0:13 levantar:9 level:2 level_0:1 level_^:47 level_in:20
level_two:6 lexer:18 lezione:14 leçon:32 leçons:9 li:34 libanais:25 library:79
library_^:4 library_is:-3 libre:10 licence:97 licence_^:9 licence_has:9
licence_is:4 licence_lol:4 lichens:-31 licked:-85 lid:33 lid_^:38 lidar:25
lids_on:71 lie:-89 lie_the:-48 lieber:160 lieber_^:41 lieber_als:62 liebsten:91
liebsten_hätte:37 lieferschein:35 liefert:5 liefert_0:5 lieferung:26 liefst:-21
liegen:63 liegt:29 liegt_bei:27 lies:34 lies_^:32 lies_with:3 lieu:6 lieu_le:1
liever:153 liever_dat:33 liever_een:59 liever_korte:17 life:-139 life_^:34
life_and:-5 life_with:-9 lifeguard:60 lifeguards:16 lifesaver:-25 lift:-67
lift_0:10 lift_^:-28 lift_and:-25 lift_in:15 lift_was:-47 lifts:-10 lifts_0:-30
lifts_^:41 ligger:69 ligger_hos:26 ligger_i:34 light:36 light_^:-34 light_at:10
light_cycle:35 light_in:-3 light_marks:8 light_means:43 light_on:42
light_switch:-57 lighthouse:-54 lighthouse_^:-26 lighthouse_keeper:-12
lighthouse_of:-7 lighthouses:-8 lighting:-57 lightning:47 lights:-20
lights_^:-12 lights_are:23 lights_go:26 ligt:-51 like:44 like_0:58 like_^:-26
like_a:-41 like_an:24 like_for:20 like_home:24 like_how:-86 like_it:2
like_its:-55 like_last:43 like_my:150 like_small:56 like_that:-26 like_this:-50
like_to:21 like_two:-35 liked:-50 liked_the:-25 likes:99 likes_her:28
likes_it:45 likes_to:21 lilac:-5 lily:11 lily_tank:11 lime:79 limit:-24
limit_^:1 limit_in:-25 limit_of:-11 limite:7 limite_do:7 limited:1 limited_to:1
limpeza:13 limpiar:24 limpiar_los:24 lindgren:12 lindner:52 lindqvist:81
lindqvist_^:45 line:44 line_0:-17 line_at:-6 line_for:-82 line_is:-4 line_of:-18
line_on:-18 line_with:23 lined:13 lined_with:13 linen:18 lines:-72 lines_^:-22
lines_are:54 lines_in:37 lining:27 link:47 link_^:16 link_as:3 link_goes:-1
link_was:14 linke:19 linke_hand:19 linker:1 links:12 links_^:30 linseed:9
linter:24 liquids:34 lisbon:-10 list_^:1 list_and:12 list_by:1 list_is:23
list_of:36 list_paging:19 list_pls:10 list_that:-25 lista:80 lista_^:43
listas:53 listas_^:21 liste:60 listed:49 listed_as:3 listed_in:36 listener:38
listeners:-12 listening:87 listening_^:15 listening_part:8 listens:4 listing:-52
lists:-10 lists_0:5 lit:-21 lit_^:44 lite:-20 literally:-17 lithium:5 litres:76
litres_^:19 litres_a:15 litri:25 litri_^:25 litros:17 litros_^:4 little:-4
little_and:2 little_one:-10 little_stories:50 live_^:32 live_for:25 live_in:-2
live_on:20 live_with:77 live_without:-29 lived:-84 lived_on:-18 lives:102
lives_for:24 lives_in:57 lives_on:2 living:-65 livre:66 livreur:-28 lkw:14
llamas:-75 llamas_^:-75 llave:54 llave_del:13 llaves:21 llega:27 llegó:-89
lleva:-35 lleva_0:8 llevamos:-41 llevaré:26 llevaré_las:26 llevo:2 llueve:-97
lo:123 lo_ha:1 lo_he:10 lo_siguiente:52 lo_specchietto:17 load:-29 load_^:33
load_balancers:18 load_cell:55 load_the:2 loaded:1 loader:7 loading:-114
loading_dock:-55 loading_ramp:-34 loading_the:-79 loads:-34 loaf:-18 loan:27
loaves:10 lobby:-53 local:156 local_^:57 local_porque:24 local_repeater:11
local_time:31 locale_of:-19 lock_^:-11 lock_keeper:-10 lock_on:-2 lock_the:-1
locked:-19 locked_drawer:21 locked_himself:-58 locker:72 locker_^:32 locks_^:4
locksmith:-13 loft:-17 log_files:10 log_in:44 log_level:26 log_line:34
log_lines:47 log_of:-45 log_rotation:-42 logbestanden:46 logbook:54 logbook_^:19
logged:94 logged_in:31 logged_that:35 logger:30 logging:37 logic:-3 logic_in:11
login:121 login_is:2 login_test:7 login_tests:5 logins:3 logins_per:2
logistics:-7 logistics_^:-7 logo:-24 logs:28 logs_are:11 logs_in:-15 logs_to:3
loja:25 lol:-120 lol_^:-80 lol_at:-62 lol_fair:-15 lol_my:-2 lol_second:4
lol_that:-28 lol_the:-72 london:-53 lonely:-77 long:-47 long_ago:-40
long_and:-20 long_as:-6 long_before:-20 long_day:-66 long_legs:49 long_list:-6
long_mail:40 long_night:-61 long_one:29 long_ones:23 long_paragraphs:9
long_text:59 long_way:-56 longer:60 longer_^:11 longer_and:33 longer_in:22
longest:42 longest_^:14 longs:71 longs_textes:7 loodgieter:47 look:-18 look_^:14
look_almost:-33 look_at:10 look_for:-12 look_like:-30 look_out:-27 look_over:4
look_so:-41 looked:26 looked_about:-39 looked_again:73 looked_it:50
looked_like:-19 looked_so:-20 looking:-30 looking_^:50 looking_at:-55
looking_for:-17 looking_to:42 looks:38 looks_^:45 looks_after:89 looks_at:-12
looks_better:1 looks_calm:-16 looks_fine:22 looks_great:43 looks_harmless:-12
looks_like:-8 looks_nicer:21 lookup:83 lookup_^:1 loom:41 loom_^:-17 loop:-34
loop_^:33 loop_b:10 loop_rig:11 loop_that:-28 loops:-3 loose:83 loosened:51
lora:25 lorries:6 lorry:5 los:42 los_^:-44 los_avisos:7 los_de:33
los_diagramas:21 los_domingos:4 los_gatos:-53 los_lunes:-40 los_tirantes:32
los_viernes:33 lose:-30 lose_the:-19 lose_their:14 loses:56 losing:35 loss:12
lost:-70 lost_0:-16 lost_a:113 lost_and:13 lost_buggy:1 lost_his:27 lost_in:15
lost_luggage:-40 lost_my:-36 lost_on:-64 lost_one:-38 lost_our:-25 lost_paper:45
lost_property:23 lost_the:-50 lost_to:-24 lot:39 lot_^:16 lot_double:13
lot_of:-32 lote:5 lote_nocturno:5 lots_of:-8 lotte:10 loud:-9 loud_^:-12
loud_that:-17 louder:37 louder_than:34 loudest:-13 love:18 love_how:-54
love_if:23 love_it:7 love_the:16 love_to:3 loved:-66 loved_that:-3 loved_the:-9
loved_this:-15 lovely:-57 lovely_^:-81 lovely_if:92 lovely_in:-51 lovely_to:6
lovely_way:-9 low:60 low_^:38 low_water:20 lower:87 lower_cistern:16 lowest:2
lowest_android:2 luck:-127 luck_with:-51 lucky:-42 lucía:8 luego:84
luego_toca:10 luggage:-27 luggage_^:-27 luggage_only:-3 luggages:14 lukas:-10
luktade:-97 lumens:3 lumens_^:1 luna:-26 lunch:-56 lunch_^:45 lunch_and:-29
lunch_break:-18 lunch_hour:10 lunch_is:6 lunch_was:-38 lunedì:-24 lunes:-30
lunes_^:-55 lunghi:38 lungo:-30 lute:5 luthier:54 lying:-51 lyon:24 lyrics:50
lyrics_endpoint:50 là:-24 là_là:-34 länger:22 länger_als:7 längre:-17 lässt:21
läuft:81 läuft_bei:31 läuft_seit:-22 läuft_wieder:58 lånat:50 lånat_av:50 lång:2
låter:-24 låter_som:-6 límite:9 línea:30 línea_del:29 líneas:15 líneas_^:15
lío:-25 lösenord:57 löste:-63 lösungen:19 m:65 m_high:6 m'a:-49 m'a_raconté:-49
m'occupe:20 ma:18 ma_0:47 ma_^:35 ma_tante:-26 ma_voisine:-70 mac:39 mac_mini:39
macchina:-17 machen:12 machine:-103 machine_^:-63 machine_and:17 machine_at:-8
machine_gave:-5 machine_is:29 machine_on:-6 machine_runs:23 machines:8
machines_^:21 macht:16 macro:5 mad:6 mad_^:40 made:5 made_a:-63 made_and:-3
made_by:5 made_every:40 made_for:5 made_it:-5 made_my:-11 made_of:14 made_the:9
made_up:64 made_us:-87 made_you:6 madre_mía:-49 mag:6 mag_hooguit:35
magazzino:46 magazzino_dei:23 magic:44 magician:-69 magnetic:49 magnets:-85
magnifique:-15 mags:-58 mai:51 mai_lasciare:21 mail:91 mail_^:69 mail_in:19
mail_is:8 mailbox:82 mailbox_^:10 mailbox_quota:8 mailboxes:83 mailed:-44
mails:143 mails_^:31 main:69 main_branch:-10 main_chiller:25 main_colour:2
mainframe:-38 mains:6 mainspring:6 maintains:1 maintains_the:1 maintenance:21
maintenance_window:13 maintenant:88 maintenant_^:42 maire:-37 mairie:25
mairie_^:7 mais:44 mais_de:63 maison:4 maja:20 make:48 make_0:1 make_a:-29
make_for:-67 make_it:17 make_me:33 make_my:63 make_sure:13 make_that:18
make_the:31 make_you:-63 makes_it:71 makes_me:29 makes_my:1 makes_sense:-61
makes_the:-28 making:-33 making_tea:-6 making_the:47 maksymalnie:49
maksymalnie_0:49 mal:-67 mal_ein:-16 male:35 malik:19 malt:42 mam:78 mam_w:57
mama:145 mamma:-41 mamma_mia:-41 man:-21 man_für:19 man_the:-31 man_who:-64
man_with:39 manage:70 manage_0:37 manage_^:27 managed:-24 managed_to:-4
management:-35 manager:17 manager_^:3 managers:-32 managers_^:-32 manages:36
manages_0:53 mando:23 mando_i:18 mangiato:-39 mangle:-4 mannequin:26 manners:-4
mano:18 mano_^:16 manoeuvres:41 manoeuvres_on:41 manual:70 manual_gearbox:30
manuals:-49 manuel:-33 many:-60 many_a:-21 many_kinds:-15 many_ladybirds:-6
many_of:67 many_people:28 many_small:14 many_wasps:-14 map:-21 map_and:-7
map_so:-9 mappen:26 maps:-14 maquettes:6 mar:-45 marathon:-55 marca:59 march:19
march_^:4 marché:-57 mardi:-2 mardi_^:-12 mare:6 marek:12 marek_^:11 margin_^:17
marisol:53 mark:24 mark_it:36 mark_my:38 mark_the:-58 marked:90 market:-2
market_^:16 market_on:-7 marketing:70 marketing_hates:49 markets:56 marks:65
marks_^:23 marks_in:12 marks_the:32 markt:17 marquee_^:15 married:23 marrow:-33
marrow_theft:-33 marta:58 marta_^:17 marvellous:-54 maré:34 mas:-16 mash:-82
mask:14 massimo:76 massimo_0:35 mast:-31 master:-46 mastered:-13 mat_^:-40
match:-47 match_^:12 mate:-37 mate_^:-53 matemáticas:44 material:36 maternity:14
maternity_leave:5 mates:-45 math:-1 maths:17 matin_^:4 matinée:15 matrícula:24
matte:34 matter:46 matter_of:11 matter_what:8 matter_who:20 matters:21
matters_^:25 matters_more:16 mattina:-49 mattino:47 mattress:7 mattress_^:23
max:186 max_0:76 max_^:10 max_for:39 maxi:20 maximaal:19 maximaal_0:19
maximal:32 maximum:52 maximum_of:21 may:76 may_0:237 may_^:-1 may_admit:21
may_be:-24 may_bring:15 may_have:-69 may_i:54 may_look:11 may_not:28 may_stay:17
maybe:11 maybe_0:-3 maybe_^:38 mayor_^:-20 mayor's:-35 maze:-18 mañana:-31
mañana_^:27 mały:32 mb:90 mb_^:34 mb_of:4 mdr:-129 mdr_^:-30 me:25 me_0:-62
me_^:1 me_a:-49 me_about:18 me_after:1 me_alegro:-75 me_and:-3 me_as:-52
me_before:65 me_better:32 me_but:-2 me_by:34 me_cold:29 me_convient:23 me_da:10
me_diffs:14 me_dizzy:12 me_down:38 me_far:31 me_find:70 me_first:20 me_for:-15
me_from:-37 me_get:10 me_gusta:63 me_gustan:7 me_ha:32 me_hables:26 me_happy:96
me_his:-31 me_how:-5 me_hungry:-21 me_i:10 me_i'm:-44 me_if:-15 me_im:4
me_in:-36 me_it:-60 me_know:-79 me_lo:4 me_lol:52 me_look:-31 me_montres:35
me_more:63 me_my:-18 me_nervous:39 me_nuts:8 me_of:33 me_off:44 me_on:52
me_one:41 me_or:-101 me_out:17 me_pongas:25 me_reste:18 me_smile:-54 me_so:7
me_started:-118 me_straight:-1 me_than:116 me_that:-97 me_the:122 me_think:-18
me_to:17 me_try:39 me_up:44 me_what:-16 me_when:-15 me_where:7 me_while:-19
me_who:18 me_why:10 me_with:-43 me_yet:25 meadow:100 meadow_^:33 meal:92 mean:25
mean_^:-110 mean_if:10 mean_it:78 mean_with:43 means:75 means_nothing:11
means_that:11 means_the:-28 meant:36 meant_for:12 meanwhile:9 measure:6
measure_the:30 measured:35 measured_^:73 measured_it:16 measured_the:-38
measurements:12 measures:19 measures_0:5 mechanic_has:12 med:7
med_kanelbullar:-65 media:-31 media_^:25 median:-20 medical:38 medicine:24
medieval:-15 medir:17 mee:52 meer:-28 meer_dan:38 meet:-45 meet_at:17
meet_for:20 meet_in:37 meeting:-53 meeting_^:30 meeting_point:46 meetings:-76
meetings_all:-1 meets_at:27 meets_the:-7 megabyte:7 megabyte_^:3 megabytes:27
megabytes_^:14 meglio:53 meglio_con:66 megs:4 meh:-96 mehmet:43 mehr:-15
mehr_als:-43 mein_nachbar:-20 mein_opa:-30 meine:-40 meine_frau:24
meine_tante:-59 meint:-19 mejor:87 mejor_en:35 mejor_que:43 melde:63
melde_mich:63 meldungen:2 melody:12 melon:-33 melon_^:-33 melt:10 melted:-22
melts:59 melts_^:12 melts_at:12 member:-18 members:67 membership:-12 memorise:4
memorised:27 memory:33 memory_^:-8 memory_for:-17 memory_of:-5 memory_on:-24
men:-102 men_and:-16 menor:27 menor_^:27 menos:-91 mensch:-60 mention:44
mentioned:40 mentioned_i:13 mentions:32 mentor:46 menu:26 menu_^:23 menudo:-96
menudo_lío:-25 menus:9 mercato:-85 mercredi:3 mercy:-46 merge:35 merge_^:2
merged:118 merged_^:21 merged_into:2 merging:29 mertens:-3 mes:41 mes_fautes:29
mes_fiches:31 mesajı:35 mesajı_her:35 mesh:-65 mesmo:-31 mess:33 message:-19
message_bus:21 messages:84 messages_^:-11 messages_are:17 messages_de:6
messages_in:-4 messages_of:-48 messwerte:2 messy:-4 met:75 met_a:-43 met_de:59
met_her:35 met_het:43 met_my:-31 met_one:-40 metal:-4 metal_ones:19 meters:54
meters_^:43 method:38 metre:-5 metre_^:-5 metres:73 metres_^:53 metres_and:18
metres_of:-7 metres_to:7 metric:32 metrics:4 metronome:-2 metronome_is:70
metros:43 metros_^:48 mettez:39 meu:-135 meu_primo:-76 mg:13 mgr:-24 mi:-7
mi_abuela:-141 mi_compañera:40 mi_contó:-18 mi_hermana:53 mi_madre:65
mi_trovo:66 mi_vecino:-83 mia:37 mia_che:-38 mic:3 mich:44 mich_heute:-16
microns:16 microphone:-14 microscope:27 microseconds:-11 microwaved:-60
microwaved_fish:-58 middle:22 middle_and:-20 middle_station:12 midi:26
midnight_^:10 midsommar:29 midsommar_^:29 mientras:44 mieux:135 mieux_des:28
mieux_les:14 mieści:22 mieści_0:22 mig:65 might:-10 mignon:-52 mignon_le:-52
migrate:25 migrate_the:25 migrated:-7 migration:72 migration_gets:24
migration_has:17 migrations:24 mijn:-134 mijn_fiets:-49 mikroampere:21
mikroampere_^:21 mild:30 mileage:25 milk:-10 milk_^:86 milky:-9 mill:-18
mill_^:9 mill_lane:1 mille:-30 mille_^:3 millimetres:41 million:-60
million_^:-20 milliseconds:73 milliseconds_^:57 millisekunden_^:7 milo:-81
milímetros:18 milímetros_^:18 min:2 min_^:110 min_after:4 min_of:4 mind:33
mind_^:-80 mind_a:50 mind_the:21 minded:-19 minded_^:-19 minds:4 mine:-54
mine_^:-28 mineurs:24 minha:-75 minha_avó:-24 mini:40 minibus:25 minimum:16
minister:-2 minors:24 mins:27 mint:-35 minuet:2 minus:26 minus_one:54 minute:-53
minute_0:-57 minute_^:94 minute_ago:23 minute_and:15 minute_for:-2 minuten:-6
minuten_^:74 minuten_am:12 minutes:3 minutes_^:25 minutes_a:57 minutes_about:-3
minutes_ago:29 minutes_at:78 minutes_because:-45 minutes_each:7 minutes_for:43
minutes_long:18 minutes_of:25 minutes_on:-8 minutes_per:54 minutes_to:-60
minuti:66 minuti_^:64 minutos:-16 minutos_^:79 mio:-115 mio_nonno:-35
mio_zio:-23 mir:-43 mir_das:-6 mir_ist:-23 mir_wär:11 mir_wäre:50 mirror:140
mirror_is:37 misc:-13 misc_^:-3 mise:17 mise_à:17 misma:-49 mismo:-42 misread:62
misread_the:43 miss:-74 miss_0:10 miss_hartley:16 miss_the:-34 missed:-13
missed_my:-4 missed_the:-1 missing:47 missing_is:16 missing_one:11 mission:8
mission_is:4 misst:45 misst_0:19 mistake:-17 mistake_^:35 mistakes:155
mistakes_^:58 mistakes_in:57 mistress:25 misura:26 misura_della:3 mit:22
mit_0:-43 mit_^:29 mit_bildern:6 mit_der:23 mit_karteikarten:11 mites:1 mitt:44
mitt_i:44 mittwoch:34 mix:144 mix_^:44 mix_them:4 mix_up:55 mixed:101
mixed_up:24 ml:26 ml_for:9 mm:-27 mm_^:36 mnie:69 mnie_nie:29 mobile:52
mobile_data:1 mock:97 mock_came:13 mock_exam:2 mock_oral:30 mock_went:74
mocks:48 mod:3 mode:70 mode_for:8 mode_palette:5 model:87 model_^:5 model_is:24
modelled:51 modelled_by:51 modelo:66 models:-12 modem_^:-18 modern:-81 module:-1
module_^:25 modules:2 modulo:66 moet:28 moi:25 moi_^:-31 moi_je:-22 moins:57
moins_^:4 mois:18 mois_^:18 moll:30 moment:3 moment_^:5 moment_ago:86
moment_the:23 mon:-19 mon_binôme:50 mon_numéro:18 mon_oncle:-41 mon_père:-12
mon_voisin:-17 monastery:-48 monday:-13 monday_^:-60 monday_class:2 monday_i:47
mondays:-110 mondays_^:-121 mondays_are:-46 monde:39 money:52 money_^:-24
money_goes:18 monitor:-53 monitoring:-55 monitors:-37 monks:-4 monorepo:28
monsieur:-17 monster:1 montag:-27 montag_^:-19 montage:-13 montaggio:5
montaña:-56 montaña_^:-56 monteur:83 month:85 month_^:45 month_end:1 month_is:32
monthly:2 months_^:19 months_and:-48 montre:-16 montres:38 moon:-89 moon_^:-1
moon_has:-26 moon_or:-19 moor:17 mooring:62 moot:5 moot_court:5 moped:32 more:58
more_^:118 more_about:-57 more_and:17 more_breaks:23 more_comfortable:13
more_easily:51 more_for:-7 more_in:-52 more_it:47 more_like:53 more_my:68
more_of:47 more_often:-47 more_so:-17 more_than:29 more_the:6 more_to:57
more_when:29 moreau:39 moreau_^:39 morgen_^:-72 morgen_früh:73 mormor:-101
morning:8 morning_!:-44 morning_0:-18 morning_^:77 morning_all:-44
morning_at:-20 morning_briefing:3 morning_i:-34 morning_like:-45 morning_slot:27
morning_slots:22 morning_so:17 morning_still:-6 morning_the:15 morning_with:-4
mornings:60 mornings_are:1 mornings_work:5 morse:-21 morse_speed:33 mortar:25
mortgage:-20 mortgage_^:-20 mosaic:-17 most:-27 most_0:91 most_^:87
most_countries:-17 most_is:32 most_monitoring:-16 most_of:-46 most_people:-42
most_two:17 mostly:-88 mostly_because:62 mostly_the:-46 mot:41 mot_kupolen:32
moteur:18 moteur_de:18 moth:-6 mother:58 mother_^:20 mother_in:-40 mother's:15
moths:-21 motor:75 motor_driver:1 motor_is:38 motore:4 motorista:31
motorista_da:31 motorway:-3 motorway_practice:15 mouldy:33 mountain:31
mountains:5 mounts:28 mouse:-23 moustache:-50 moustiques:-87 mouth:-94 move:21
move_in:-21 move_on:4 move_the:12 moved:65 moved_^:-24 moved_here:-19
moved_into:-42 moved_it:11 moved_its:19 moved_out:-13 moved_the:26 moved_to:84
movement:36 movements:61 movements_^:30 movers:25 moves:-46 moves_on:-65
moves_than:-16 moves_the:-1 moves_to:11 moves_with:-40 movies:-25 moving:-21
moving_^:33 moving_day:14 moving_is:-73 moving_the:3 mower:37 mower_^:21 mr:64
mr_brandt:24 mr_okafor:11 mr_silva:-30 mrs:23 mrs_petrov's:16 ms:122 ms_^:40
ms_achterberg:7 msgs:-12 msgs_^:26 much:-23 much_^:88 much_as:-65 much_better:4
much_like:-19 much_more:2 much_of:-6 much_rather:55 much_to:-9 muchas:-47
mucho:1 mucho_0:2 mucho_tres:16 mud:-66 mud_^:-54 muelle:13 muestras:13
muestras_^:13 mug:-127 mug_^:-49 mugs:-18 muito:-42 mum:6 mum_says:-32 mum's:-8
mums:-79 murdered:-94 muscle:-12 museum:-36 museum_^:33 museum_gift:-22
museum_is:37 museum_lets:29 museum's:15 museums:-10 music:-27 music_^:-90
music_in:1 music_on:-4 musica:3 muss:-28 muss_die:-36 mussten:-76
mussten_wir:-76 must:-166 must_admit:-51 must_be:-127 must_fit:7 must_have:-154
must_keep:19 must_never:78 must_not:89 must_say:-17 must_think:-2 mustn't:12
musée:-51 mute:3 muted:44 mutex:-22 muzzle:54 mv:2 mx:27 mx_records:27 my:-1
my_0:-61 my_^:-36 my_accent:6 my_aim:25 my_answer:21 my_apologies:11
my_application:12 my_asked:-91 my_aunt:10 my_back:-106 my_bag:-56 my_bank:-28
my_best:-67 my_boss:18 my_brain:27 my_brother:47 my_brother's:16 my_cat:-56
my_charts:19 my_chips:-28 my_club:16 my_colleague:7 my_contact:1 my_could:-30
my_counted:-15 my_cousin:25 my_cousins:12 my_dad:-3 my_daughter:25 my_day:-98
my_dentist:-18 my_desk:23 my_doctor:4 my_dog:-35 my_driving:-45 my_duet:13
my_elective:81 my_english:-12 my_enrolment:34 my_essay:10 my_evening:-11
my_ex:-10 my_examiner:18 my_eyes:184 my_family:-4 my_favourite:6 my_fell:-17
my_first:-23 my_flat:2 my_flatmate:-17 my_found:-34 my_french:2 my_gets:-55
my_gran:-23 my_grandfather:-52 my_great:45 my_hand:-44 my_hands:38 my_has:-46
my_head:-44 my_home:13 my_husband:51 my_inbox:51 my_is:-41 my_kid:-23 my_kids:32
my_knees:-33 my_landlord:-24 my_last:38 my_late:25 my_learned:-8 my_leg:-43
my_life:-39 my_list:23 my_lunch:-11 my_maths:4 my_mentor:46 my_mistakes:81
my_mock:26 my_mother:57 my_mother's:4 my_mum:-2 my_neighbour:-73 my_nerves:48
my_never:-11 my_niece:-42 my_night:48 my_notes:17 my_old:-23 my_older:45
my_once:-3 my_opinion:-16 my_own:45 my_parents:51 my_passport:36 my_phone:45
my_pick:-11 my_plan:7 my_plants:-25 my_poor:-28 my_practice:41 my_regrets:-8
my_role:51 my_rota:15 my_s:-49 my_says:-76 my_scope:24 my_screen:7 my_sewing:21
my_shifts:19 my_shoulder:-53 my_side:-46 my_sis:-12 my_sister:36 my_sleep:-25
my_son:-25 my_still:-49 my_stop:-7 my_student:-16 my_study:21 my_suitcase:-59
my_swears:-14 my_tablet:17 my_taste:18 my_teacher:84 my_team:18 my_term:35
my_theory:-24 my_thing:68 my_thinks:-33 my_typing:-38 my_uncle:2 my_village:-2
my_watch:-6 my_weakest:24 my_whole:-19 my_wife:83 my_wife's:49 my_wish:12
my_word:33 my_work:36 my_would:-36 my_wrist:-21 myself:103 myself_^:68
myself_and:-2 myself_before:10 myth:21 myth_summary:21 más:71 más_^:30 más_de:17
más_estudiar:12 más_las:7 más_que:39 máximo:63 máximo_0:43 máximo_de:4 märz:39
målet:64 målet_är:64 médical:21 même:37 même_les:39 même_si:32 mí:53 mía:-49
mía_^:-39 módulo:51 módulo_de:49 mój:-80 möchte:21 músicos:40 n:-44 n_0:16
n_a:-1 n_minus:54 n_then:-30 n'a:-36 n'a_pas:-36 n'est:40 n'est_plus:16 na:-3
na_0:67 na_lekcje:33 na_weselu:-8 na_środę:32 naar:-14 naar_de:-8 nach:-16
nach_0:-47 nach_^:20 nach_dem:68 nach_einem:-54 nach_einer:-25 nach_hinten:25
nach_jedem:13 nach_rücksprache:46 nachbar:-38 nachbarn:35 nachmittag:-23
nacht:-35 nada:131 nada_de:71 nah:32 najwyżej:97 najwyżej_0:41 nam:-34 name:60
name_^:-10 name_is:46 name_of:19 name_on:20 name_only:5 name_so:50 name_the:13
name_was:29 named:-127 named_after:-39 named_her:-45 named_the:-46 names:-31
names_^:-54 names_don't:3 names_i:14 names_in:69 names_of:4 names_on:2
names_the:19 naming:-27 namiot:29 namiot_stoi:29 nan:11 nana:10 nantes:11
nantes_est:10 nap:-119 nap_^:-52 napkins:16 narrow:44 nas:5 nas_^:25 natural:-40
natural_to:-19 naturally:-44 naturally_^:-28 nature:-21 nature_^:-12 nave:-13
navigue:67 navigue_avec:67 navy:-32 nawet:5 ne:-24 ne_faut:27 ne_part:4
ne_peut:26 ne_promet:15 ne_redémarre:12 ne_sait:23 neap:7 neap_tide:7 near:-149
near_^:-49 near_are:-8 near_line:-15 near_so:-15 near_the:88 near_they:-14
nearest:16 nearly:11 nearly_all:20 neat:47 nebel:-23 neckline:31 ned:12 ned_^:12
need:28 need_0:26 need_a:-9 need_for:36 need_is:-7 need_it:3 need_the:81
need_to:74 needed:-85 needed_0:-40 needed_^:-82 needle:44 needle_for:20
needles:41 needs:52 needs_0:20 needs_a:32 needs_an:53 needs_its:18 needs_the:-8
needs_to:-65 neem:11 neemt:34 neemt_de:23 negative:8 negatives:13 negatives_^:13
nehme:30 nehme_ich:10 nehmen:81 nehmen_das:15 nehmen_den:11 nehmen_wir:31
neighbour:-71 neighbour_^:14 neighbours:-34 neighbours_^:17 neighbours_cat:-13
neighbours_complained:72 neighbours_have:27 neither:-28 neither_of:-19 nel:-4
nella:-47 nephew:-5 nerves:1 nerves_^:43 nervous:-62 nervous_^:30
nervous_before:-52 nessuno:-34 nested:-4 nested_ifs:3 nested_proxies:-31
nesting:-16 nesting_in:-22 nests:30 net:-15 nets:6 network:12 network_calls:26
networks:-20 netz:8 netz_^:8 neue_abhängigkeiten:28 neuen:59 neun:-50 neun_^:21
never:-86 never_a:12 never_been:-14 never_change:-31 never_discuss:4
never_feed:23 never_forget:-43 never_found:-37 never_got:46 never_had:-34
never_have:-31 never_hear:20 never_in:65 never_know:-50 never_leave:-4
never_let:-5 never_paid:-30 never_phone:7 never_restart:24 never_ring:10
never_round:3 never_said:75 never_saw:19 never_seen:-29 never_shared:-49
never_tell:37 never_thought:-58 never_trust:-6 never_understood:-52
never_want:-30 never_win:-79 new:44 new_carpet:-3 new_chair:-20
new_dependencies:3 new_glasses:85 new_hire:-63 new_house:6 new_members:4
new_neighbours:-44 new_one:-12 new_place:33 new_price:12 new_signs:22
new_terms:22 new_words:27 newer:11 news:-32 news_^:-58 news_from:13 newsletter:8
newspaper:36 newtons:33 next:-35 next_^:23 next_door:-118 next_i:21
next_morning:16 next_one:24 next_pitch:-40 next_step:23 next_the:27
next_thing:65 next_time:31 next_to:-11 next_up:45 next_we:1 next_week:19
next_year:-38 ngl:-76 ngl_the:-62 ni:20 ni_una:34 nic:10 nice:-61 nice_^:54
nice_one:-43 nice_to:9 nicely:-76 nicely_^:-37 nicely_by:-43 nicer:68
nicer_^:-40 nicer_for:1 nicer_if:4 nicer_on:12 nicer_to:14 nicest:-35 nicht:30
nicht_^:-18 nicht_aus:9 nicht_in:41 nicht_mehr:1 nichts:-21 nichts_verloren:48
nicked:56 nickname:-6 nie:-15 nie_die:5 nie_ohne:2 nie_wchodzi:15 nie_wiadomo:57
nie_więcej:41 nie_wolno:14 niece:-42 niedzielę:1 niedzielę_^:62 niemals:36
niemand:75 niente:81 niet:154 niet_^:6 niet_meer:12 nigdy:10 night:29
night_0:-22 night_^:-2 night_and:26 night_crew:16 night_dispatcher:18
night_driving:31 night_guard:48 night_i:-1 night_in:-57 night_lights:9
night_mode:14 night_nurse:-16 night_on:17 night_palette:4 night_porter:23
night_rounds:13 night_shift:-57 night_supervisor:8 night_the:-19 night_train:-44
night_watch:64 night_we:19 night_with:-61 night_work:30 nightly:91
nightly_backup:18 nightly_build:3 nightly_builds:2 nightmares:-44
nightmares_^:-44 nights:100 nights_^:33 nights_and:50 nikt:32 nikt_nie:32
nil:-24 nine:110 nine_^:48 nine_and:12 nine_days:-27 nine_is:2 nine_to:17
nineteen:-12 ninety:-25 ninety_percent:-79 ninguém:4 ningún:61 ningún_otro:33
nite:-59 nite_^:-58 nits:-39 nivel:44 nivel_de:44 niña:27 niño:17
niño_prefiero:17 niż:-87 no:51 no_0:31 no_^:-2 no_aeroporto:24 no_answer:13
no_clue:23 no_deliveries:1 no_discussion:17 no_dj:13 no_en:36 no_exceptions:38
no_fireworks:38 no_firmware:22 no_gaps:-39 no_go:15 no_good:-41 no_he:-30
no_idea:38 no_incident:-69 no_information:5 no_inline:23 no_joke:-10 no_jokes:26
no_latin:6 no_le:44 no_lift:11 no_lo:16 no_longer:20 no_me:99 no_more:159
no_music:29 no_máximo:8 no_need:-28 no_offence:-71 no_part:38 no_pasa:5
no_pictures:22 no_place:5 no_problem:-84 no_puedo:11 no_raw:21 no_rush:-50
no_sabemos:35 no_salen:15 no_se:67 no_sense:35 no_signal:-50 no_to:14
no_trouble:-60 no_two:-39 no_way:7 no_wonder:-36 no_word:20 no_worries:-81
nobody:-6 nobody_^:52 nobody_but:55 nobody_can:-16 nobody_climbs:36
nobody_could:25 nobody_else:57 nobody_enters:15 nobody_ever:-28 nobody_has:65
nobody_here:48 nobody_in:-5 nobody_is:-6 nobody_knows:14 nobody_laughed:-17
nobody_looks:-61 nobody_minded:-19 nobody_noticed:-1 nobody_opens:40
nobody_reads:-46 nobody_said:13 nobody_signs:18 nobody_tells:-44 nobody_told:-16
nobody_under:-43 nobody_wants:39 nobody_warned:-77 nobody_who:-5 nobody_works:5
nobody's:-7 noch_0:-41 noch_das:19 noch_die:8 noch_keiner:13 noch_nicht:-43
noch_offen:3 noche:-20 nocturne:-16 nocturno:45 nocturno_tarda:5 nodes:-13
nodes_and:-44 nodo:4 nog:-1 nog_steeds:-34 noise:-130 noise_^:-9 noise_again:-1
noise_from:-34 noise_of:8 noisy:60 noisy_^:1 noisy_work:11 nombres:8 nome:-72
nomes:32 nomes_compridos:32 nomi:29 non:11 non_abbiamo:4 non_deve:21
non_oltre:12 non_si:42 non_usare:9 non_vanno:-16 none:-8 none_^:96 none_of:-19
nonna:-44 nonna_diceva:-70 nonno:-11 noodles:97 noodverlichting:5 nooit:27
noon:-29 noon_^:-15 noon_and:-14 noone:61 nope:-23 nord:45 nord_läuft:18
normal:-114 normal_^:-40 normal_to:-23 norte:42 norte_^:8 north:69
north_gallery:12 north_of:-48 northern:-35 northern_lights:-68 northfield:29
norway:-16 nos:-12 nos_quedamos:33 nosotros:32 nossa:-62 nossa_que:-62 not:85
not_0:54 not_^:-14 not_a:69 not_after:4 not_allowed:11 not_as:6 not_at:28
not_be:-7 not_been:33 not_before:7 not_believe:-89 not_by:37 not_enough:2
not_even:65 not_exist:-26 not_find:61 not_fit:-15 not_from:-15 not_gonna:-58
not_hear:20 not_help:-27 not_in:75 not_just:1 not_keen:4 not_leave:1 not_me:-75
not_more:26 not_much:-23 not_my:-93 not_on:-47 not_one:-87 not_see:-15 not_so:40
not_stopped:-35 not_the:-96 not_to:-56 not_touch:20 not_with:41 not_yet:8
notch:47 notch_0:47 note:-9 note_^:-26 note_on:-2 note_that:40 notebook:20
noted:146 noted_^:89 noted_that:31 notenschrank:12 notenschrank_im:12 notes:-115
notes_^:43 notes_and:-33 notes_are:21 notes_in:-74 nothing:61 nothing_^:53
nothing_about:17 nothing_against:56 nothing_and:-74 nothing_at:53
nothing_beats:-105 nothing_else:-27 nothing_gets:26 nothing_goes:14 nothing_in:1
nothing_is:-19 nothing_like:-16 nothing_more:12 nothing_new:-67 nothing_that:30
nothing_to:12 nothing_with:55 notice_for:17 notice_how:-36 noticed:-8
noticed_^:-24 noticed_that:16 notices:20 noto:6 notte:49 notte_^:18 noté:38
nougat:5 nougat_^:5 noun:9 nouns:54 nouns_in:52 nous:2 nous_a:-19 nous_avons:15
nous_reste:14 nouveau:62 nouvel:3 nouvelle:-31 nov:3 nove:-25 novel:-3
novel_^:-52 novels:24 novels_^:-24 november_^:16 novo:11 now:39 now_0:21
now_^:-66 now_and:-1 now_comes:8 now_for:3 now_has:17 now_i:-22 now_is:23
now_its:-36 now_my:19 now_not:18 now_on:64 now_since:6 now_that:44 now_the:33
now_we:-12 nowhere:79 nowhere_^:24 nowhere_else:70 nowy:58 nową:23 nozzles:49
npm:-23 npm_^:-9 nr:33 nr_0:8 nu:27 nu_^:107 nu_de:35 nu_den:2 nu_om:9 nu_op:9
nudge:13 nueva:-5 nuevas:4 nuevo:38 nuevos:6 nuevos_el:6 nuit:12 nuit_^:57
null:8 null_in:4 numaralı:3 numaralı_portta:3 number:52 number_0:11 number_^:24
number_ends:18 number_is:14 number_of:-40 number_on:-23 number_the:34
numbered:27 numbers:52 numbers_^:52 numbers_i:21 numer:4 numerals:25
numerals_on:25 numéro:64 numéro_de:18 nun:4 nunca_^:-4 nuoto:6 nuovo:66
nuovo_^:31 nur:98 nur_an:26 nur_auf:14 nur_die:17 nur_nach:46 nur_noch:34
nuria:22 nurse:17 nurse_and:10 nurse_i:14 nurse_on:13 nursery:29 nursery_^:7
nurses:38 nurses_can't:8 nursing:45 nursing_school:44 nutcracker:-22 nuts:75
nuts_^:48 nuts_are:25 nya:42 nyckeln:36 nylon:12 não_pode:31 não_sabemos:5
não_sei:37 nächstes:70 nächstes_kommt:11 nächstes_prüfen:9 när:-103 någon:-25
nöbeti:19 número:28 o:2 o_0:51 o_anderson:31 o_barco:11 o_café:-69 o_dia:-37
o_ecrã:35 o_ferro:18 o_fim:5 o_gerador:31 o_kit:11 o_meu:-27 o_modelo:66
o_motorista:31 o_novo:11 o_orçamento:14 o_plano:3 o_resumo:8 o_seguro:8
o_sensor:4 o_servidor:-40 o_teste:45 o'clock:-10 o'clock_^:42 oak:16 oak_^:5
oak_for:3 oars:11 oat:-87 oat_milk:-87 ob:99 ob_der:7 ob_die:64 obiecuję:33
object:21 object_storage:21 objected:43 oboe:11 oboe_case:11 obras:47 obv:-82
obv_^:-82 och:-57 och_med:67 ocho:5 october:-45 october_^:3 october_already:-35
octopuses:-16 od:107 odasında:52 odd:50 odd_at:-28 oddam:34 oddać:18 oddly:-2
odile:16 odile_^:10 odszkodowanie:61 oefen:55 of:-91 of_$:14 of_0:-13 of_?:-32
of_^:-128 of_a:-10 of_all:26 of_an:-85 of_and:-2 of_apples:28 of_april:-5
of_are:-28 of_being:38 of_both:9 of_cake:-29 of_cascade:1 of_cases:38
of_chart:11 of_cheese:-21 of_course:-125 of_crisps:-21 of_croissants:18
of_diary:34 of_downtime:6 of_each:8 of_every:4 of_eyes:25 of_forty:1 of_gold:-15
of_has:-4 of_her:9 of_hex:-8 of_him:-6 of_honour:29 of_humour:-3 of_input:-53
of_it:98 of_july:-51 of_linseed:-27 of_long:-28 of_love:-24 of_may:10 of_me:-5
of_memory:29 of_mine:-1 of_my:-57 of_nature:-3 of_new:-48 of_november:5
of_old:-10 of_one:-5 of_order:13 of_our:77 of_ovid:11 of_paint:5 of_people:59
of_plums:-53 of_practice:51 of_questions:-39 of_reading:11 of_rubber:-30
of_school:49 of_snow:-14 of_socks:-25 of_solder:-2 of_somebody:-40 of_spelt:22
of_teeth:-45 of_ten:-11 of_text:45 of_that:-27 of_the:48 of_their:-9 of_them:-47
of_these:-99 of_this:104 of_those:6 of_three:10 of_thumb:-37 of_tiny:-9
of_today:88 of_us:-68 of_use:-73 of_way:135 of_wet:-32 of_which:-102 of_whom:-3
of_work:50 of_year:-26 of_you:53 of_your:41 of_yours:16 ofen:3 off:105 off_0:-9
off_^:-5 off_a:7 off_and:-31 off_at:-6 off_by:28 off_every:2 off_for:20
off_in:16 off_my:29 off_once:30 off_since:4 off_the:25 off_to:28 offen:36
offen_ist:30 offence:-66 offended:-25 offended_^:-25 offer:67 offered:11
offered_me:6 offers:-18 offers_^:3 office:-84 office_^:107 office_has:-28
office_in:-33 office_is:-42 office_rang:21 office_this:3 office_today:-17
official:12 offline_^:12 offs:-52 offset:25 offset_^:24 often:-72 often_at:48
often_tell:-2 often_than:-37 oggi:-51 ogni:68 ogórków:-54 oh:-24 oh_and:65
oh_là:-34 oh_no:-59 oh_the:-5 ohm:19 ohm's:15 ohm's_law:15 ohms:45 ohms_^:45
ohne:61 oil:77 oil_^:5 oil_change:14 oil_changed:67 oiled:49 oiled_^:37 ojo:4
ok:57 ok_?:-54 ok_^:49 ok_and:68 ok_going:-1 ok_i:11 ok_im:-18
ok_interesting:-20 ok_no:59 ok_ok:3 ok_reading:-89 ok_so:-26 ok_that:-35
ok_the:74 ok_then:63 ok_we:61 ok_with:24 okafor:21 okafor_^:17 okay:55
okay_so:-12 okna:-12 okonjo:3 okulary:-52 olarak:38 olarak_yazılır:38 old:-29
old_^:18 old_address:13 old_bakery:-16 old_blue:-10 old_boss:-24 old_boys:-26
old_brewery:31 old_contract:37 old_days:-16 old_dog:1 old_fridge:33
old_houses:-29 old_joke:-27 old_lady:-3 old_love:-4 old_men:-5 old_mr:-18
old_name:46 old_one:69 old_ones:3 old_saying:-31 old_school:-2 old_town:51
older:39 older_than:-45 oldest:-37 olds:-46 olga:3 olmuş:-43 oltre:14 om:7
om_0:26 om_det:14 om_die:-64 om_kwart:1 om_te:-34 oma:-95 omg:-87 omg_that:-24
omg_the:-73 on:-35 on_0:-86 on_?:19 on_^:10 on_a:-61 on_all:126 on_an:10
on_and:-20 on_another:-25 on_any:-65 on_anything:10 on_at:-56 on_avait:-15
on_block:25 on_board:1 on_both:21 on_by:-3 on_call:55 on_channel:17
on_decimals:23 on_each:29 on_earth:-60 on_en:6 on_est:-58 on_every:39 on_file:10
on_fonts:3 on_for:-16 on_friday:62 on_fridays:87 on_garde:65 on_her:75
on_his:-55 on_hold:-55 on_holiday:17 on_how:15 on_i:2 on_in:-3 on_is:5 on_it:33
on_its:97 on_leave:38 on_level:7 on_long:-7 on_mains:6 on_maternity:5 on_may:99
on_me:62 on_monday:68 on_mondays:50 on_my:-22 on_ne:7 on_night:-23 on_old:6
on_one:-6 on_our:22 on_paper:39 on_passe:8 on_prend:25 on_raconte:-84
on_sampling:4 on_saturday:26 on_saturdays:29 on_screen:-19 on_second:18
on_site:18 on_small:-38 on_so:3 on_some:-30 on_stones:51 on_sunday:27
on_sundays:-26 on_that:38 on_the:-52 on_their:4 on_them:-57 on_this:2
on_thursday:-46 on_thursdays:10 on_to:22 on_top:-28 on_tour:-8 on_tuesday:44
on_tuesdays:28 on_until:30 on_us:32 on_vise:26 on_wednesday:31 on_wednesdays:21
on_weekdays:32 on_weekends:24 on_what:30 on_when:10 on_whit:17 on_whole:29
on_with:50 on_you:58 on_yourself:-42 onboarding:85 oncall:-53 once:-119
once_0:16 once_^:76 once_a:63 once_and:-22 once_argued:-26 once_drove:-24
once_every:26 once_in:13 once_kept:-7 once_lost:-3 once_more:106 once_sailed:-25
once_saw:-22 once_sealed:1 once_spent:-5 once_the:21 once_this:5 once_to:-57
once_told:-23 once_waited:-20 once_who:-31 oncle:-41 onder:33 onder_de:26
one:-46 one_0:40 one_^:7 one_about:-39 one_and:65 one_arrives:-28 one_as:25
one_asked:-16 one_at:14 one_away:21 one_before:2 one_belongs:5 one_big:33
one_by:4 one_cabin:27 one_came:18 one_can:-61 one_car:38 one_does:30
one_feels:-2 one_folder:11 one_for:90 one_from:-11 one_gets:13 one_guest:-6
one_hand:-58 one_has:11 one_huge:21 one_i:20 one_in:24 one_is:81 one_knows:33
one_line:-10 one_list:32 one_long:100 one_moment:-74 one_monster:1 one_more:36
one_moves:-15 one_needs:29 one_never:11 one_of:-42 one_on:14 one_only:24
one_page:18 one_person:-37 one_picture:-26 one_piece:5 one_point:24 one_rack:29
one_reads:17 one_sees:-8 one_server:8 one_single:-51 one_so:19 one_song:-22
one_summary:4 one_summer:-29 one_tell:5 one_that:74 one_the:32 one_thing:54
one_to:36 one_took:18 one_types:19 one_w:5 one_was:84 one_way:-7 one_where:-43
one_who:26 one_with:-14 one_would:-64 one_wrong:10 one_you:-41 one_zone:10
one's:51 one's_got:18 ones:116 ones_^:42 ones_at:-27 ones_by:-28 ones_from:34
ones_if:15 ones_make:16 ones_were:-3 ones_with:-10 onions:-85 onions_^:-78
online:43 online_^:1 only:14 only_0:1 only_^:-15 only_a:63 only_accepts:17
only_after:-40 only_allowed:5 only_and:32 only_at:34 only_be:10 only_because:3
only_does:41 only_got:22 only_has:13 only_if:39 only_learn:28 only_manage:12
only_my:-60 only_need:41 only_on:-41 only_one:-64 only_takes:-49 only_the:36
only_then:12 only_thing:-16 only_three:5 only_to:45 only_two:6 only_until:41
only_when:22 only_while:7 only_with:33 only_works:-49 ons:-42 onsdag:70
onsdag_^:36 ontem:10 ontem_choveu:-23 onwards:-11 onze:-76 ooh:7 ook:-25
ook_niet:38 op:-63 op_0:8 op_de:-108 opa:-31 opa_hat:-23 opcodes:5 open:-47
open_^:-82 open_a:3 open_and:-28 open_bugs:22 open_day:2 open_fire:61 open_on:20
open_plan:-22 open_the:39 open_window:21 open_with:-36 opened_at:-7 opened_it:64
opened_the:-81 opengl:10 opening:44 opening_^:11 opening_hours:-7
opening_tune:27 opens:43 opens_^:46 opens_at:39 opens_the:-51 opens_with:22
opera:-103 opera_^:-80 operated:2 operation:45 operator_^:-7 operator_screen:23
ophalen:39 ophalen_^:39 opinions:-59 opinions_about:-10 oppas:9 opposite:-9
ops:-22 ops_^:5 opted:5 opted_for:5 optician:9 optics:32 or:-62 or_a:-23
or_did:-47 or_do:38 or_does:42 or_i:3 or_just:-19 or_later:-15 or_less:-2
or_night:25 or_not:58 or_on:13 or_one:12 or_only:13 or_shine:24 or_so:-154
or_the:63 or_there:14 or_they:10 or_what:8 or_whatever:-23 oral:102 oral_^:37
oral_part:10 oral_vale:4 orange:1 oranges:-8 orari:20 orchard:105 orchard_^:53
orchestra:20 orchestra_pit:24 order:41 order_^:-47 order_is:32 order_of:24
order_to:3 ordered:-22 ordered_0:-39 ordered_for:13 ordering:38 orders:68
orders_^:26 ordinary:-36 ordinary_^:-2 ore:-76 organ:31 organ_pipes:17
organic:18 origami:-8 original:-41 orm:46 orm_^:9 orm_for:2 ormai:-74
ormai_è:-74 orçamento:21 orçamento_da:13 oscilloscope:-32 osei:6 oslo:-34
oslo_^:9 osprey:36 ostarna:40 ostern:15 other:-26 other_^:11 other_half:35
other_one:34 other_one's:18 other_people:-24 other_side:36 other_way:9 others:51
otherwise:80 otherwise_^:3 otherwise_it:3 otherwise_the:23 otra:-66 otra_vez:-66
otro:42 otro_sitio:33 otters:-76 ottilie:56 ou:16 ou_pas:12 oude:13 ought:28
ought_to:28 our:49 our_cat:18 our_club:-53 our_contact:30 our_course:20
our_drivers:10 our_evening:16 our_family:-56 our_fridge:-49 our_guests:53
our_hall:-21 our_house:17 our_insurer:16 our_juice:25 our_kitchen:15
our_landlord:-32 our_lesson:35 our_lessons:17 our_list:13 our_map:-1
our_neighbours:-13 our_new:9 our_next:10 our_office:-10 our_old:-79 our_own:70
our_partners:15 our_people:25 our_plot:21 our_project:-25 our_school:-5
our_shop:31 our_team:-39 our_three:12 our_tow:26 our_unit:9 our_wedding:-24
ours:133 ours_^:10 ours_or:44 ourselves:-28 out:36 out_0:-5 out_^:112 out_a:19
out_about:27 out_after:-52 out_all:-49 out_and:72 out_as:-51 out_at:-1
out_by:-76 out_every:24 out_for:-61 out_from:16 out_here:-75 out_how:24 out_i:59
out_if:43 out_in:-62 out_is:14 out_last:41 out_loud:10 out_my:-33 out_of:70
out_on:-37 out_over:-83 out_so:27 out_the:12 out_there:-23 out_this:4 out_to:18
out_whether:10 out_who:-43 out_why:54 outage:-43 outage_in:-10 outage_notices:22
outages:-4 outbound:19 outcome:10 outer:26 outlier:-26 outlier_goes:27
outliers:36 outline:25 output:-26 outra:-23 outra_vez:-54 outside_^:67
outside_and:-53 outside_the:45 outstanding:12 oven:-34 oven_^:-107 oven_and:25
oven_draws:13 oven_is:3 ovens:-5 over:26 over_0:-83 over_^:-69 over_a:6
over_an:2 over_and:20 over_at:35 over_christmas:58 over_classes:9 over_de:22
over_in:38 over_is:-61 over_nested:14 over_on:27 over_phone:2 over_spaces:17
over_the:-61 over_there:22 over_to:10 overdraft:29 overdraft_^:23 overflow:-14
overflow_kegs:6 overlay:-24 overlooked:37 overnight:32 overnight_^:83
overnight_and:-51 overruled:27 overtake:58 overtime:2 overview:1 overview_^:1
ovid:11 owe:59 owe_u:17 owed:-24 owes:-48 owes_me:-48 owls:-2 own:-3 own_^:-4
own_a:-16 own_driving:-29 own_it:9 owner:66 owner_^:17 owner_of:8 owners:-13
owners_^:-32 owns_the:69 oxygen:42 oyelaran:42 oysters:-55 p:-16 p_0:-49
p_anteil:22 pace:-43 pacifiers:4 package:-9 package_^:5 packed:32 packet:30
packets:28 pacs:4 pad:7 pad_thai:7 padaria:37 padded:48 padlock:40
padlock_code:3 padre:-17 paediatric:7 paese:-22 paga:68 paga_il:29 pagar:27
page:-28 page_0:-3 page_^:-43 page_and:-33 page_if:7 page_lives:12 page_me:14
page_of:33 page_on:12 page_the:30 page_turner:16 pager:17 pagers:9 pages:-37
pages_^:-25 pages_and:10 pages_at:37 pages_for:21 pages_of:-8 pages_on:-37
paging:19 pago:61 pago_está:14 paid:45 paid_^:-1 paid_and:32 paid_by:-6
paid_for:-5 paid_the:26 paint:87 paint_it:4 paint_the:13 painted:41
painted_the:-3 painter:9 painters:-24 painting:-31 paintings:14 paints:-7
pair_^:18 pair_of:-2 paired:6 paired_you:5 pairing:34 pairs:4 pairs_^:9
pairs_of:-4 paket:64 paket_servis:63 palabras:38 palabras_^:35 palavras:25
palavras_^:25 palette:22 palette_is:4 pallet:32 pallets:55 pallets_^:22
pallets_of:-7 palés:40 palés_^:14 pan:-59 panadería:-28 pancakes:-94
pancakes_for:-47 panel:-18 panels:27 pani:78 panic:-28 panneau:63 pantalla:-21
pantalla_de:25 papagaio:-65 papel:16 paper:45 paper_^:-28 paper_birds:-29
paper_has:-28 paper_i:36 paper_makes:66 paper_scissors:1 paper_was:4
paperclip:22 papers:3 papers_^:10 papers_are:8 papier:-5 papier_^:-23 papiro:15
papiro_tiene:15 par:33 par_le:40 par_une:19 para:32 para_0:18 para_a:58
para_el:8 para_la:5 para_o:42 parade:84 parade_^:22 paragraph:40 paragraphs:54
parallel:15 parallel_jobs:21 parallel_parking:3 paraît:-39 parce:57 parce_que:57
parcel:-11 parcel_goes:-51 parcel_that:31 parcels:30 parcels_^:9 pardon:-4
pare:18 pare_feu:18 parece:-121 parent:64 parent's:23 parents:133 parents_can:3
parents_group:-35 parents_have:2 parents_overview:1 paris:15 parish:-22
parish_^:-28 park:-11 park_again:-40 park_in:4 parked:-34 parkeren:29
parking:-22 parking_des:6 parking_for:29 parking_is:58 parking_lot:-10
parkplatz:-8 parla:-46 parle:-16 parole:-32 parquet:49 parroquia:26 parrot:-48
parrot_that:-14 parrots:-41 parse:92 parser:87 parser_^:29 parser_arbeitet:8
parser_has:6 parsers:-7 parsing:14 part:22 part_0:8 part_^:-32 part_is:-2
part_of:-49 part_sans:4 part_three:-7 part_two:27 part_worth:11 part_you:9
parte:-6 particiones:13 particiones_^:13 partida:33 parties:-60 partir:36
partir_de:23 partner:109 partner_^:2 partner_is:49 partners:15 parts:61
parts_^:27 parts_arrive:45 parts_then:16 party:-32 party_^:-1 pas:67 pas_^:16
pas_de:41 pas_dépasser:42 pas_le:12 pas_me:31 pas_plus:39 pas_qui:33 pas_un:15
pasa:-39 pasa_a:24 pasa_de:5 pasar:13 paso:16 pass:-16 pass_^:59 pass_the:37
passa:16 passages:19 passar:10 passau:-25 passe:45 passe_au:-3 passe_par:12
passe_à:26 passed:-5 passed_a:-24 passed_on:-4 passen:36 passenger:12
passengers:43 passent:17 passent_^:17 passer:-13 passes:-15 passes_^:-24
passiamo:70 passing:24 passing_^:43 passion:-11 passo:96 passo_a:23 passo_è:52
passou:56 passport:-5 passport_^:33 passport_scan:1 password:-66 password_^:-35
password_i:-22 passé:12 passée:-51 past:28 past_0:10 past_it:-5 past_midnight:-3
past_tense:57 past_that:24 past_two:11 paste:-19 pasted:-32 pastry_^:-7 patch:72
patch_^:5 patched:41 patched_and:20 path:56 path_lights:13 patience:-35
patience_^:7 patience_while:-20 patient:-38 patient_names:46 patients:27
patients_from:57 pattern:-53 pattern_in:-75 pattern_is:13 patterns:6 pause:-31
paw:36 paw_x:30 pay:-75 pay_$:5 pay_0:9 pay_^:-93 pay_a:24 pay_for:-17 pay_the:5
payday:35 paying:47 paying_for:33 paying_the:3 payment:10 payment_went:8
payouts:9 pays:40 pays_for:84 pays_rent:-52 payslip:30 payslip_template:2
pdf:121 pdf_^:33 pdfs:21 pdfs_for:21 peace:-75 peace_^:-82 peak:3 peanuts:23
pear:26 pears:-5 pears_^:-24 peas:-7 pebbles:-73 pedal:41 pedido:22 pedir:63
pegboard:-18 peindre:24 peineta:13 peineta_de:13 peintre:25 peintre_vient:25
pekka:33 pela:74 pellets:31 pelo:27 pen:31 pen_^:18 pencil_^:-33 pendant:-69
pendant_deux:-46 pendant_les:34 pending:45 penny:-46 pens:-57 pension:67 penso:5
penso_io:5 pentola:-25 people:-20 people_^:137 people_always:-16 people_and:12
people_complained:55 people_do:-39 people_fit:12 people_get:-22 people_have:14
people_in:-52 people_keep:22 people_leave:-58 people_like:-2 people_on:20
people_pay:-10 people_rang:20 people_remember:43 people_say:-8 people_speak:-8
people_tend:-33 people_than:27 people_think:-39 people_underestimate:-10
people_usually:-25 people_were:49 people_who:-37 people_will:-47 people_wrote:-6
pepper:9 pequeño:8 per:9 per_0:2 per_gli:1 per_hatching:40 per_i:24 per_il:37
per_kiosk:2 per_la:-39 per_le:7 per_lesson:54 per_line:19 per_member:5
per_mille:3 per_second:-19 per_sitting:13 per_term:10 per_the:4 per_tutti:-32
per_waiter:17 per_week:-130 per_your:6 percent:-49 percent_^:96 percentages:5
perché:80 perché_il:14 perché_quello:17 perde:28 perdu:-20 pereza:6 perfect:-57
perfectly:-35 perfume:-31 perhaps:-38 perito:21 permission:-23 permit:40
permit_^:-1 permit_is:18 permite:5 pero:-63 perro:-67 perro_se:-95 perry:-91
person:81 person_^:7 person_talks:36 person_than:46 person_to:3 person_who:-56
person_would:-11 personality:-36 persone:57 persone_^:15 personen:16 personer:24
personer_i:24 personne_ne:-9 personnes:-58 personnes_devant:-46 pesa:68 pet:-61
pete:8 petersen:68 petit:-69 petites:30 petites_^:22 petits:15 petra:4
petrol:-59 petrol_station:-5 petros:24 petrov's:16 petrov's_modem:16 petty:3
petty_cash:3 peut:53 peut_pas:26 pezzi:42 pff:-57 pfff:-78 pförtner:21 ph:30
pharmacie:7 pharmacist:-11 pharmacists:-5 pharmacists_have:-5 pharmacy_on:13
pharmacy's:41 pharmacy's_router:41 phase:-17 phase_^:-25 phases:51 phd:-86
phew:-29 phew_^:70 phil:-82 philippa:29 phone:13 phone_^:24 phone_before:8
phone_calls:43 phone_goes:-17 phone_in:16 phone_is:-35 phone_me:14
phone_number:5 phone_the:28 phoned:51 phones:74 phones_^:-9 phones_in:37
phoning:13 phoning_me:13 photo:-62 photo_^:-28 photo_and:34 photo_from:-25
photo_of:8 photograph:87 photographed:12 photographer:-59 photographs:-27
photographs_^:-12 photos_^:24 photos_from:-7 photos_of:43 phrase:5 physics:-95
physics_^:-35 physics_problems:24 physio:-41 physio_has:-24 physio_is:-7 pi:-95
piacciono:12 piacciono_di:12 piace:59 piace_di:59 pianists:-44 piano:4
piano_^:-57 piano_and:-13 piano_goes:28 piano_has:20 piano_stool:5 pic:-52
piccioni:-61 piccolo:78 pick:-9 pick_^:-11 pick_that:-9 pick_the:-57 pick_up:42
picked:-25 picked_up:-41 picker:14 picking:30 picks:-56 picks_^:10 picks_the:-42
picks_up:-55 pickup:48 pickup_of:3 picnic:-103 pics:-32 pics_^:-23 picture:-147
picture_0:-3 picture_^:-40 picture_it:-22 picture_of:4 picture_that:-27
picture_the:-34 pictured:-68 pictures:58 pictures_of:9 pid:22 pid_regler:22
pie:19 pie_^:27 piece:42 piece_^:21 pieces:-41 pienso:4 pier:15 pier_^:10
pies:-67 piezas:28 pigeon:-61 pigeon_^:-8 pigeon_on:-14 pigeons:-105
pigeons_are:-35 pigeons_have:-30 pigs:-14 pile:3 pillar:-18 pilot:70
pilot_boards:6 pilote:27 pin:-25 pin_^:-5 pinch:7 pine:38 ping:2 ping_you:2
pings:46 pink:-46 pins:18 pint:15 pint_of:15 pipe:17 pipe_^:-21 pipeline:6
pipes:31 pipes_^:4 piso:35 piste:13 pit:21 pit_is:34 pitch:17 pitches:-40
pivot:32 pivot_polishing:32 pixel_^:-1 pizza:-52 pizza_^:31 pizza_and:-49
pizzeria:17 pièce:6 più:45 più_le:12 piątek:41 place_0:17 place_^:26 place_at:10
place_by:-37 place_for:4 place_in:34 place_it:-33 place_of:19 place_to:-7
placeholder:32 places:-14 places_^:-17 plain:131 plain_dataclasses:7
plain_functions:55 plain_text:6 plain_words:9 plainte:2 plaisir:-86 plan:53
plan_^:86 plan_by:8 plan_for:4 plan_is:17 plan_of:-18 plan_your:-25 plane:21
planes:25 planetarium:-15 planned:-57 planned_0:16 planner:28 planning:46
plano:3 plans:-89 plans_^:-57 plant:-79 plant_pots:26 planting:16 plants:-80
plants_^:21 plaster:9 plastic:-10 plate:74 plates_^:-22 platform:50
platform_0:14 platz:21 play:46 play_^:22 play_anything:-25 play_at:21
play_the:-6 play_with:27 playable:23 played:-85 played_0:-32 played_cards:-41
played_the:-25 player:-100 players:31 players_are:-9 playing:-48 playlist:-71
playlist_server:7 plays:-77 plays_the:-73 plazas:3 plc:-27 please:131
please_^:104 please_be:24 please_bring:7 please_don't:-19 please_explain:25
please_i:-64 please_keep:10 please_mark:36 please_my:46 please_never:42
please_no:12 please_not:14 please_red:12 please_take:-25 please_the:45
pleased:-11 pleased_to:-4 pleasure:-4 plenty:16 plenty_for:32 plenty_of:-7
pleut:-77 pleut_depuis:-51 ploeg:-9 plot:28 plots:15 plotter:-28 plotting:11
plotting_per:11 pls:231 pls_^:96 pls_always:7 pls_dont:18 pls_i:36 pls_keep:4
pls_my:19 pls_never:52 pls_no:19 pls_tell:-71 pls_the:14 pls_they:15 plug:-1
plugged:49 plugged_in:49 plugin:88 plugin_to:45 plugs:66 pluie:-60 plum:-35
plum_cake:-14 plumber:-8 plums:-65 plums_are:19 plums_in:6 plunge_pool:3 plus:3
plus_^:21 plus_de:30 plutôt:27 plutôt_le:8 plz:17 plz_dont:5 pm:69 pm_^:35 po:20
pocket:7 pocztowy:38 pocztowy_stoi:38 pod:-55 podcast:-60 podcast_about:-35
pode:52 pode_ter:32 pods:19 poem:-51 poem_^:-5 poet:-5 poetry:-96 pogoda:-84
poi:47 poi_passiamo:28 point:-20 point_^:-57 point_a:4 point_about:-4 point_de:7
point_is:72 point_of:27 point_to:1 pointers:-22 points:84 points_^:109
points_in:6 points_on:4 points_to:9 pois_é:-44 police:1 policy:81 policy_is:22
policy_no:7 polish:-25 polish_and:35 polish_the:-15 polished:94 polishing:32
polite:-22 polite_its:-10 politely:-36 poll:4 pollen:-8 polling:13 polls:17
polska:54 polska_has:54 pompe:8 pond:62 pond_four:24 pond_has:12 pond_house:7
pond_water:-20 pongas:25 poniedziałki:-22 poniedziałki_^:-22 pont:22 pont_^:32
pontoon:55 pontos:32 pontos_^:32 pool:22 pool_^:-1 pool_in:-19 pool_is:6
pool_was:-18 pool_with:-9 pools:2 poor:-13 poor_man:85 pop:-2 popcorn:-48
poplars:20 poprawione:43 popular:-49 popular_in:-23 por:43 por_correo:1
por_hora:31 por_la:47 porque:137 porque_el:18 porque_ela:8 porridge:-52 port:7
port_0:25 port_^:26 port_du:26 port_side:-21 porta:58 porta_il:18 portal:10
porte:75 ported:1 porter:32 porter_^:6 porto:-23 porto_^:3 portraits:-19
portta:3 portta_çalışıyor:3 portugal:-34 portuguese:-30 portuguese_^:-26
portão:34 positions:11 possible:73 possible_^:23 possible_i:4 post:-13
post_gedaan:23 post_office:-9 postcard:-39 postcards:-46 postcards_^:-46
poste:22 poste_de:27 poster:-11 poster_^:-6 postgres:82 postman:-67
postmortem:-36 posts:-35 pot:18 pot_is:66 potato:6 potatoes:-84 potem:62
potting:-28 potting_shed:-28 pounds:40 pour:39 pour_la:5 pour_le:59 pour_les:75
pour_tout:-57 pour_un:6 power:14 power_button:-8 power_cuts:12 power_feed:14
power_is:9 power_supply:23 ppl:-12 ppl_^:56 ppm:29 ppm_^:19 pr:6 pra:-11
pra_terça:48 practical:43 practicar:31 practice:41 practice_^:-69
practice_clock:28 practice_questions:21 practice_room:34 practice_score:2
practise:123 practise_on:5 practise_the:12 practise_with:26 praise:42 pram:40
pratique:50 precis:-55 precisely:-63 predefinita:4 prefer:33 prefer_a:10
prefer_not:-78 prefer_tabs:13 prefer_the:47 preferisco:95 preferisco_i:22
prefers:32 prefers_the:15 prefetch:38 prefiero:165 prefiero_estudiar:8
prefiero_la:17 prefiero_los:1 prefiero_que:65 prefiro:88 prefiro_nomes:32
prefiro_receber:9 prefix:41 prefs:8 pregnant:-49 premier:-50 prend:36
prend_le:25 prendiamo:32 prendiamo_il:10 present:27 present_^:21 presente:2
presente_^:2 presión:14 presque:-55 press:-43 pressa:-34 pressed:-72 pressure:47
pressure_cooker:7 presupuesto:22 prettier:54 prettier_^:54 pretty:-56
pretty_sure:1 pretty_to:-39 preview:32 preview_in:10 previous:-28 price:-49
price_of:-74 price_the:-46 prices:45 pricing:8 prima:107 prima_di:41
primary_feathers:18 primeiro:44 primer:5 primo:-97 principal:52 print:-6
print_^:27 print_the:24 printed:-6 printed_and:16 printed_the:-23 printer:-112
printer_^:-36 printer_in:22 printer_only:-35 printer_ran:18 printer's:63
printers:-33 printing:66 prints:-32 pris:55 prism:8 privacy:30 private:53
private_one:11 privé:27 priya:60 prizes:32 pro:74 pro_woche:4 prob:31
probably:-132 probably_the:-10 probe:26 proben:10 problem:-99 problem_at:-63
problems:16 problems_a:54 procent:19 procent_vocht:18 prochaine:27 prod:47
product:-75 production:-4 production_database:-20 proefles:28 proefles_is:28
prof:-4 prof_^:37 profe:-32 profe_de:-33 profesora:51 professional:-12
professor:-5 professor_adeyemi:3 professora:-37 profile_from:-27 profile_the:15
profiler:54 program:-48 programme:31 programmers:-41 programming:-64
programming_from:-22 programming_language:-24 prohibido:45 project:-52
project_^:1 projection:-30 projector:23 promet:15 prometo:56 promise:80
promise_^:8 promised:-54 promised_her:-8 promised_it:-30 promised_to:7
promoted:-51 promoted_^:-14 prompt:10 pronunciation:26 proof:-67 proofing:16
proofing_0:10 proofread:10 proofread_^:1 prop:-4 proper:-48 properly:-49
property:36 property_and:5 proposed:-42 props:-10 prose:23 prose_^:9
prosecco:-67 prossimo:52 prossimo_passo:52 proszę:32 protector:18 protocol:6
prototype:-8 proud_^:28 prova:57 prove:16 proved:27 proved_too:27 proveedor:36
proveedor_de:36 proxies:-44 proxy:32 prueba:44 prueba_será:10 pruebas:47
pruebas_usa:1 prune:-7 prune_the:-46 przesunięte:54 przesunięte_na:54 przy:97
prática:34 prática_é:6 préfère:98 préfère_les:20 préfère_qu'on:18 préfère_un:22
próbek:17 próbek_^:17 prüfen:9 prüfen_wir:9 prüfung:65 prüfung_dauert:4
prüfung_ist:27 pub:-39 pub_quiz:-37 public:37 public_holidays:28 publisher:9
pudding:-55 pueblo:-18 puede:21 puedo:11 puedo_gastar:9 puerta:32 puerto:42
puerto_0:6 puerto_de:7 puff:17 puis:-89 pull:72 pull_request:18 pull_requests:43
pull_the:37 pulled:6 pulmino:12 pulse:43 pump:13 pump_four:32 pumpkins:-50
pumps_are:24 pun:-50 punch:-23 punch_cards:-8 punched:-19 punctuation:-19
punkte:38 punkte_^:29 puns:-2 puns_^:-2 punten:12 punten_breed:12 punto:14
punto_débil:24 puntos:37 puntos_^:11 puntos_en:17 pupil:11 pupils:12 puppies:-32
puppy:-65 pups:31 purple:-116 purrs:65 purser:-26 push:31 push_^:11 push_to:3
pushed:57 pushed_^:12 pushed_the:10 pushed_to:13 pushes:12 pushes_are:6 put:33
put_^:-46 put_a:-19 put_back:37 put_down:1 put_googly:-73 put_in:71 put_me:-2
put_my:24 put_on:-22 put_the:-6 put_them:14 put_together:-30 put_two:20
put_up:48 put_us:3 put_you:50 puts:69 puts_up:11 putting:-8 può:52 python:10
python_^:14 pâte:6 pão:-24 på:-36 på_balkongen:-59 på_hytt:43 på_kanal:48
på_svenska:38 père:-12 pédiatre:5 pénible:-12 pénible_^:-12 póliza:27 pół:-81
q:-29 qa:38 qa_is:38 qr:51 qu'il:-94 qu'on:32 qu'un:-6 quaderno:40
quaderno_dei:31 quadratmeter:26 quadratmeter_^:26 quadretti:18 quai:28 quai_0:6
quai_sud:11 quand:-137 quand_c'est:-10 quando:29 quarantine:10 quarantined:49
quarantined_^:24 quarantined_the:13 quarry:28 quart:-29 quarter:23 quarter_^:-6
quarter_on:19 quarto:7 quase:4 quay:39 quay_^:38 que:-72 que_0:-10 que_a:8
que_bom:-13 que_calor:-53 que_con:42 que_de:9 que_el:-77 que_en:-6 que_es:-29
que_eu:9 que_história:-28 que_je:16 que_la:34 que_las:13 que_le:14 que_les:-2
que_lo:50 que_los:29 que_me:35 que_nadie:16 que_o:-50 que_por:-41
que_saudade:-59 que_se:2 que_una:13 que_vous:-5 queda_en:13 queda_por:14
quedamos:33 quedamos_con:33 quedan:40 quel:-111 quel_bazar:-53 quelle:-76
quelle_belle:-8 quello:26 quelqu'un:-55 quelqu'un_^:-59 quem:52 quemó:-27
quemó_el:-27 quer:45 quer_dizer:45 queremos:30 queries:7 quero:38 query:-17
question:-16 question_^:-26 question_about:-23 question_and:-18 question_nine:56
question_of:28 questionnaire:26 questionnaires:31 questions:-9 questions_^:25
questions_a:15 questions_and:-12 questions_in:3 queue_^:-22 queue_at:-83
queue_depth:30 queue_for:-55 queue_in:-32 queue_is:30 queue_lives:15
queue_ordering:30 queue_since:24 queue_topic:31 queued:-62 queueing:-50
queueing_theory:-43 qui:-15 qui_a:3 qui_garde:22 qui_tient:49 quick:-50
quicker:-1 quickest:-25 quickly_^:-11 quid:-76 quien:15 quiero:74 quiet:58
quiet_^:3 quiet_as:-29 quiet_for:-35 quiet_here:-42 quiet_on:27
quiet_without:-62 quietly:-6 quindi:45 quit:-1 quit_^:-3 quite:-83 quite_a:-4
quite_ordinary:-3 quiz:48 quiz_came:-23 quiz_had:14 quiz_i:2 quiz_me:15
quiz_you:2 quizzes:61 quién:55 quota:14 quotation:39 quote:100 quote_from:8
quote_in:5 quote_the:12 quoted:13 quoted_the:11 quotes:2 qué:-178 qué_calor:-8
qué_frío:-48 qué_rica:-27 r:-6 rabbit:17 rabbits:29 race:-46 raceway:69
raceway_two:2 racing_games:-14 rack:-20 rack_^:-4 rack_at:29 racks:-11
racks_^:17 raconte:-84 raconte_que:-69 raconté:-71 radar:-34 radiators:17
radio:-12 radio_channel:25 radio_ever:28 radio_is:-29 radio_link:2 radio_on:-38
radio_played:-12 radio_plays:20 radio_to:43 radiology:-73 radios:-91 raffle:-19
raffle_prizes:32 raid:-21 rail:10 rail_^:7 railway:-22 railway_has:10 rain:-106
rain_and:9 rain_here:-12 rain_in:-2 rain_on:-28 rain_or:24 rained:-7
rained_on:-17 rained_the:-12 raining:-135 raining_sideways:-42 rains:-3 raise:22
raise_it:8 raised:-23 raised_it:3 raised_the:27 ram:-50 rama:68 rama_de:9
rama_principal:40 rambling:-50 ramen:-44 ramp:14 ramp_^:-24 ramp_is:1 ran_out:54
ran_the:-20 random:10 rang:23 rang_me:13 rang_the:6 range:19 rank:8 rano:111
ranzada:39 ranzada_yatacak:39 rappels:6 rappels_de:6 rare:-8 rare_thing:-13
rarely:-59 rash:44 raso:32 rate:39 rate_^:28 rated:-50 rated_for:18 rates:-63
rather:73 rather_a:13 rather_be:-85 rather_do:14 rather_get:13 rather_have:127
rather_lovely:-25 rather_read:1 rather_start:10 rather_than:104 rather_you:2
ratio:-45 rattle:14 rattled:-8 raum:25 raus:54 raus_^:46 raw:48 raw_and:25
raw_sql:21 ray:33 razem:-10 re:46 re_the:1 reach:-16 reached:57 reaches:4
reaching:-18 read:45 read_0:33 read_^:8 read_a:-34 read_about:14 read_by:-9
read_in:-10 read_it:77 read_like:-45 read_on:2 read_one:4 read_only:76
read_replica:30 read_somewhere:-81 read_than:19 read_that:-33 read_the:-26
read_them:18 read_these:43 read_this:8 read_those:-25 read_through:-38 reader:61
reader_even:21 reader_is:-34 readers:64 readers_are:38 reading:-90 reading_^:60
reading_a:33 reading_about:-29 reading_all:-34 reading_an:13 reading_corner:34
reading_glasses:62 reading_room:15 reading_the:-31 reading_through:-37
reading_your:-114 readings:25 readme_now:11 reads:-18 reads_0:-11 reads_along:56
reads_better:50 reads_the:-72 reads_well:-51 ready:77 ready_^:10 ready_to:9
reais:29 real:29 realistic:-10 really:-55 really_^:-18 really_a:31 rear:25
reason_^:-4 reasonable:-23 reasoning:20 reasoning_underneath:20 reasons:-3
rebooked:10 rebooked_the:10 reboot:35 reboot_^:-2 rebuild:14 recalibrated:61
recalibrated_^:19 recalibrated_the:30 recall:40 recall_notice:27 receber:9
receipt:13 receipt_^:-4 receipts:4 receipts_go:3 reception:72 reception_^:28
receta:-10 rechnen:33 rechnen_wir:20 rechnung:46 rechnungen:12 recital:-2
reckon_with:6 record:20 recorded:54 records:52 records_^:5 recount:3
recovering:2 recovery:-25 recursive:24 recursive_calls:24 red:35 red_^:-19
red_and:39 red_light:15 redacción:13 redacción_es:13 redan:-49 redes:19
redesign:28 redo:31 redo_the:31 redémarre:12 reeds:-9 reef:29 reefer:22 ref:34
refer:22 reference:34 reference_book:15 references:30 refers:-11 refers_to:-11
refilled:-30 refrain:-17 refreshed:19 refreshed_every:19 refreshes:18
refreshes_every:18 refroidie:8 refroidie_par:8 refund:49 refund_goes:13
refunds:68 refunds_are:12 refunds_in:31 refuse:53 refused:6 refuses:4
refuses_to:-26 regal:-37 regalo:-42 regalo_^:-42 regarde:-96 regarde_ça:-90
regards:-54 regards_^:-29 regen:-55 regent:-32 regex:-32 regge:15 region:54
region_^:5 regions:-1 regions_^:-1 register:59 registered:96 registered_as:16
registrado:40 registre:37 registro:41 registry:63 regler:22 regression:4
regret:-12 regret_^:-22 regret_it:-5 regrets:-37 regrets_^:-43 regular:14
regularity:-35 regulars:65 regulations:67 rehearsal:30 rehearsal_^:1
rehearsal_room:5 rehearsals:-13 reichen:25 rein:3 reinstalled:30 reisetag:42
reisetag_^:42 rejects:45 relabelled:29 release:42 release_branch:50
release_notes:-70 released:-1 releases:-89 releases_^:-91 relic:5 reliquary:33
rely:24 rely_on:24 remained:-37 remaining:18 remains:11 remains_is:12
remains_to:12 remains_unclear:23 remarkably:-9 remarks:52 remarks_in:29
remember:-5 remember_a:31 remember_from:24 remember_the:-57 remember_when:-77
remind:52 reminded:-40 reminder:95 reminder_now:16 reminder_sound:76
reminders:34 reminds:-11 reminds_me:-11 remote:-64 remotely:22 removal:-97
removal_firm:-19 removal_men:-40 removed:49 removed_the:19 remplacé:6
remplacé_le:6 rename:3 renamed:44 renamed_the:32 render:35 rendered:49
rendered_pages:18 renderer:19 renderer_^:-14 rendu:83 rendu_les:46
rendu_utilise:18 renewed:14 rent:2 rent_^:-51 rent_a:1 rent_the:8 rented:-12
rented_a:-47 rep:-48 repainted:16 repair_came:25 repaired:17 repairs:19
repariert:-1 repeat:7 repeated:-15 repeater:24 repeats:15 repeats_every:10
replace:21 replace_the:18 replaced:36 replaced_^:-6 replaced_at:29
replaced_the:34 replacement:22 replacement_in:21 replacement_van:6 replacing:22
replay:18 replica:82 replica_in:30 replica_two:31 replicas:35 replicas_^:15
replication:35 replication_lag:24 replies:51 replies_to:14 reply:24 reply_i:9
reply_to:39 repo:46 repo_^:34 report:97 report_^:33 report_as:3 report_in:5
report_is:22 reported:25 reported_0:7 reporter:12 reports:25 reports_is:11
reports_land:39 reports_to:19 reporté:3 repository:30 reprogrammed:32
reprogrammed_the:25 request:34 request_^:8 requests_better:28 requests_in:-42
requires:4 requires_a:4 reread:6 reread_the:6 rerun:39 res:13 rescheduled:13
rescue:53 reserva:54 reserve:31 reserve_^:22 reserved:57 reservradion:48
reservradion_går:48 resets:41 resets_at:33 resistor:11 resit:7 resit_in:2
resolve:-10 resolved:21 resolver:24 resonance:65 resonance_with:60 resort:25
respaldo:16 respaldo_tarda:16 respect:-33 respect_^:-35 response:-2
responsibility:6 rest:-49 rest_^:-21 rest_a:27 rest_is:7 rest_of:-50 resta:35
resta_da:35 restart:41 restarted:6 reste:25 reste_à:60 restent:17 rester:-7
rester_sous:-18 resting:43 resting_pulse:43 restore:47 restored_^:-43
restored_accordion:2 restored_from:12 rests:32 rests_0:5 result:-50
result_pages:7 results:56 resumo:43 retention:38 retention_is:7 retenu:30
retire:-6 retired:79 retired_^:44 retired_in:-2 retirement:-33 retires:-20
retrained:13 retrait:7 retries_0:17 retries_^:22 retries_in:1 retro:-38 retry:63
retry_loop:22 retry_zähler:3 return:24 return_^:39 returned:71 returned_^:15
returned_pacifiers:4 returned_the:4 returns:-22 returns_a:-22 rev:20 rev_d:15
rever:26 reversible:12 reverted:19 reviennent:-2 review:65 review_^:37
review_at:14 reviewed:9 reviewed_by:9 reviewer:-43 reviewer_for:27 reviews:29
reviews_^:-19 reviews_the:61 revisado:56 revisar:6 revised:28 revisor:2
revisor_del:2 reworked:2 rewritten:51 rewritten_and:31 rewritten_so:5 rewrote:28
rewrote_it:28 ri:-56 ria:-11 ribbons:40 ribs:5 ribs_^:9 rica:-27 rich:-52 rid:11
rid_of:11 ride:6 ride_^:19 rider:4 rides:8 ridge:-24 riecht:-63 riecht_es:-63
rieger:20 rien:-118 rig:-8 rig_is:15 rigging:-42 righe:11 righe_^:11 right:-30
right_?:-19 right_^:-8 right_after:9 right_and:8 right_for:22 right_no:14
right_now:-29 right_of:43 right_one:10 right_so:-18 right_the:23 rights:28
rigolé:-67 rijskast:1 rijskast_staat:1 rind:41 ring:139 ring_buffer:27
ring_me:13 ring_of:-25 ring_road:2 ring_the:53 ring_them:21 rings:5 rings_the:13
ringtone:-71 rinse:100 rinse_time:14 rinsed:21 rinsed_and:21 rinsing:9
rinsing_step:9 rip:37 ripening:18 rir:-98 rir_^:-76 rise:-14 rises:-52
risotto:28 rit:10 riu:-70 riunione:-97 river:-15 river_^:-26 river_gate:26
rivets:22 road:-46 road_^:37 road_for:-8 road_you:7 roads:-5 roads_^:6
roads_around:-19 roast:21 roasters:-28 rob:23 robin:-28 robot:-20 robot_arm:-24
robot_navigue:67 robots:-34 rock:35 rocket:-53 rocío:43 rods:-45 role:87
role_play:21 roligt:-60 roligt_att:-31 roll:-18 rollback:38 rollback_script:28
rolled_back:27 rolled_in:-29 rollen:12 roller:-37 rollers:15 rollout:4
rolls_^:21 rollstuhl:34 rompe:26 rond:32 roof:-43 roof_^:53 roof_and:-32
roof_is:-9 roof_of:-38 roof_rack:3 roofer:1 rooftop:19 rook:6 room:22 room_0:60
room_^:22 room_and:-9 room_for:57 room_has:1 room_i:-1 room_is:49 room_not:4
room_that:1 room_with:-45 room_without:9 rooms:93 rooms_have:15 rooster:-47
root:14 root_cause:3 root_passwords:3 rope:-11 rope_^:-9 rope_at:1
rope_bridge:27 rope_practice:32 ropes:-25 ropeway:15 rosa_^:-47 rosa_is:40
rosalind:53 rosalind_^:21 rosario:18 rose:85 rose_^:50 roses:-12 roses_^:-22
rosin:29 rosso:2 rosters:56 rot:-35 rota:80 rota_^:2 rotated:17 rotation:-26
rotation_^:-39 rotonda:38 rotonda_del:38 rotterdam:-5 rough:-67 roughly:-105
roughly_0:-6 round:-15 round_^:-8 round_tables:-61 round_the:-24 round_to:39
round_with:-32 roundabout:-37 roundabout_in:-21 roundabouts:47 rounded:31
rounds:-46 rounds_^:37 route:45 route_^:7 route_the:6 routed:37 router:27
router_^:-30 routine:2 routing:-13 row:42 row_0:-10 row_^:22 row_d:3
row_without:39 rows:-24 rows_^:59 rows_and:-16 rows_in:44 rows_of:47 rows_per:-9
royal:11 rubber:-47 rubber_duck:-38 rubs:24 ruf:4 ruf_ich:4 rufbereitschaft:46
rui:19 rui_^:19 rule:9 rule_^:32 rule_of:-31 ruler:-23 rules:42 rules_again:11
rumour:-63 rumour_has:-63 run:3 run_^:-87 run_by:17 run_it:7 run_on:81
run_out:18 run_the:31 runbook:-27 rung:1 runner:53 runner_in:32 runner_is:4
runners:1 running:-7 running_^:-39 running_a:-35 running_again:53 running_on:13
runs:104 runs_0:43 runs_a:-56 runs_as:13 runs_at:31 runs_for:26 runs_from:35
runs_in:3 runs_on:-5 rush:-21 rushed:69 rye:55 rythme:14 rádio:20 régie:44
régie_son:44 réparée:43 réplica:18 réseau:31 réservée:8 réunion:6 révision:74
révisions:18 rücksprache:50 s:28 s_^:50 s'applique:36 s'ennuie:-79 s'est:-2
s'il:18 sa:-91 saal:16 saat:72 saat_0:47 saat_sürüyor:19 sabe:-44 sabemos:50
saber:18 saber_quién:6 sabine:37 sacar:11 sacks:22 sacks_of:22 sacs:13 sacs_^:13
sacó:17 sacó_0:17 saddle:19 sadly:84 safari:-49 safe:100 safe_^:12 safer:27
sag:-45 sagt:13 said:-5 said_0:10 said_^:184 said_about:12 said_he:-8 said_i:-2
said_it:-50 said_so:20 said_that:-9 said_the:21 said_to:-56 said_we:-5
said_yes:-40 said_you:23 sail:7 sailed:-37 sailing:17 sailors:-9 sailors_in:-6
sails:7 sait:47 sait_toujours:33 sake:25 sake_of:25 sala:58 sale:-50 sale_a:6
sale_desde:10 sale_to:-5 salen:37 sales:18 sales_has:14 salir:40 salire:23
salire_in:23 salle:39 salle_de:-31 salle_est:6 salon:42 salt:5 salt_melts:26
sam:19 sama:-81 same:-138 same_0:-21 same_^:-14 same_as:-42 same_coat:-31
same_day:75 same_everywhere:8 same_joke:-4 same_size:-35 same_song:-24
same_thing:-15 same_time:58 same_to:18 samedi:-17 sample:54 sample_of:25
sample_texts:31 samples:35 samples_on:10 sampling:13 sampling_is:15
sampling_window:3 samstag:-36 sand:12 sandwich:-70 sandwich_^:-7 sandwich_in:-18
sandwich_on:-9 sandwiches:-40 sang:-71 sang_^:21 sang_happy:-37 sang_the:-23
sank:34 sans:94 sans_^:26 sashes:51 sashes_^:51 sat:-32 sat_behind:-7 sat_in:36
sat_next:-7 sat_on:-71 sat_there:-6 satellite:27 satellite_dish:24
satisfying:-44 saturday:50 saturday_^:53 saturdays:29 saturdays_^:26 sauce:51
sauce_^:14 sauces:34 sauces_^:34 saudade:-59 saudade_daquele:-18 sauna:14
sauna_and:-14 sausage:-24 save:-12 saved:8 saved_my:-13 saving:-9 savoir:17
savoir_si:11 savoury:52 saw:2 saw_0:-6 saw_a:-82 saw_it:-5 saw_that:7
saw_the:113 saxofón:16 say:45 say_0:7 say_^:32 say_a:-33 say_and:15
say_hello:-17 say_it:-10 say_no:50 say_otherwise:1 say_so:47 say_that:-52
say_the:-74 say_what:-22 say_whether:36 say_who:31 say_why:76 say_yes:24
say_yet:19 saying:31 sayings:-25 says:16 says_0:-8 says_^:22 says_a:7 says_go:14
says_hello:-25 says_hi:51 says_i:-41 says_it:-29 says_its:-37 says_no:-4
says_nobody:-43 says_nothing:17 says_on:18 says_otherwise:38 says_so:36
says_statistics:-14 says_that:3 says_the:-46 says_what:29 says_yes:11
scaffolding:19 scaffolding_is:20 scala:4 scala_predefinita:4 scale:32 scales:-22
scales_before:-23 scales_in:33 scan:-20 scan_is:9 scandal:-67 scanned:12
scanner:4 scanners:57 scanners_^:1 scans:37 scare_me:8 scarecrow:-21 scared:104
scared_of:104 scares:-4 scares_me:-4 scarf:-53 scatole:42 scatter:1 scelto:58
scene:-13 schaffe:34 schaffe_ich:34 schede:32 scheduled:3 scheduler:18
schedules:-50 schema:62 schema_^:30 schema_changes:2 schematics:17 scheme:10
schicken:3 schlafen:-91 schlamm:39 schlüssel:29 schlüssel_hängt:6
schlüssel_liegen:4 schlüssel_zum:11 schlüsselübergabe:24 schmeckt:-79
schneit:-39 schneit_es:-39 schnittstelle:1 schon:-112 schon_0:-2
schon_wieder:-87 school:46 school_^:31 school_and:-64 school_groups:53
school_in:33 school_play:-12 school's:36 schools:-6 schule:-4 schule_^:29
schuur:39 schémas:7 schön:-71 schön_dass:-25 schönen:-22 schöner:-14 schüler:37
schüler_^:37 schülern:19 schülern_^:19 schüttet:-41 schüttet_es:-41 science:1
scissors:15 scissors_and:-3 scooter:29 scope:56 score:115 score_^:10 score_on:30
scores:9 scouts:12 scrap:53 scrap_that:12 scrap_the:30 scrapped:19 scratch:108
scratch_that:79 scratch_what:16 scratched:67 scratches:45 screamed:-4 screen:80
screen_^:-59 screen_is:1 screen_reader:50 screens:-1 screens_are:38
screenshot:12 screenshots:4 screenshots_^:3 screw:10 screws:16 screws_get:21
scribe:36 scribes:-23 script:22 script_^:25 script_with:13 script_writes:30
scripts:17 scrolled:-1 scrolled_through:-1 scrolling:26 scrubbed:78 sdk:52 se:43
se_a:23 se_cayó:-61 se_confirma:13 se_divide:13 se_il:50 se_la:39 se_llama:19
se_o:21 se_queda:18 se_tocan:5 se_trouve:25 se_ve:26 sea:-66 sea_^:2 seagull:-33
seagull_stole:-28 seagulls:-66 seal:18 sealed:27 search:66 seasick:45 season:-28
season_^:56 season_is:1 season_without:7 seasonal:23 seasonal_workers:23 seat:12
seat_^:-55 seat_by:13 seat_hangs:24 seat_in:13 seating:-36 seating_plan:-39
seats:-19 seats_0:22 seats_^:-72 seats_are:-34 seats_in:15 sec:-39 sechs:29
second:24 second_^:60 second_container:24 second_day:-13 second_driver:25
second_floor:9 second_half:-19 second_house:-2 second_is:-29 second_language:13
second_one:-72 second_or:-26 second_page:26 second_person:12 second_power:14
second_thoughts:17 second_time:-19 secondes:-38 secondes_^:-8 secondo:8
seconds:49 seconds_^:76 seconds_for:38 seconds_on:15 seconds_or:-43 secours:21
secret:-21 secretary:-9 secrets:32 secs:20 section:-6 secure:9 security:-36
security_review:13 see:-13 see_0:-34 see_^:13 see_a:83 see_it:-23 see_me:1
see_on:-13 see_the:-105 see_them:22 see_there:-7 see_what:-49 see_why:2
see_you:-7 see_your:1 seed:2 seeds:-24 seeing:62 seeing_that:82 seeing_the:27
seek:13 seek_bar:13 seem:-66 seem_to:-70 seems:-99 seems_to:-80 seen:-96
seen_^:44 seen_if:14 seen_so:-28 seen_the:-25 seen_things:-57 sees:-102
sees_0:-38 sees_the:-17 seggiolino:36 seguir:102 seguir_vou:43 segunda:43
segundo:7 segundos:39 segundos_^:39 seguridad:33 seguro:56 seguro_cobre:8
seguro_cubre:2 según:14 según_el:7 sehen:9 sehen_^:9 sei:-40 sei_se:21 sein:61
sein_^:57 seis:29 seismograph:-61 seit:-59 seit_gestern:54 sekretariat:29
sekund:16 sekund_^:16 sekunden:18 sekunder:32 sekunder_^:32 selbst:-48 self:-61
self_catering:2 selfies:-20 sell:-1 sell_the:13 sells:-10 selvedge:17 sem:105
semaine_^:17 semana:-35 semaphore:-50 sembra:-25 sembrano:-22 semicolon:-75
semicolons:-43 seminterrato:23 sempre:-55 sempre_^:75 sempre_che:-16 sen:73
sen_tar:46 send:34 send_a:29 send_help:-54 send_the:28 send_u:2 send_you:16
sending:50 sending_a:22 sending_the:14 sends:-42 sends_her:16 sends_the:7
senior:11 seniority:-51 sense:-13 sense_of:20 sense_thx:-5 sensor:66 sensor_de:7
sensor_reads:19 sensorcode:16 sensorcode_is:16 sensore:15 sensors:-84 sent:-49
sent_0:-54 sent_^:-28 sent_back:36 sent_out:5 sent_the:54 sent_to:11 sent_you:47
sentence:41 sentences:60 senza:41 separate:47 sept:35 sept_^:23 september:20
september_^:15 ser:75 sera:-13 sera_le:5 serial:44 serial_0:8 series:-13
serio:-12 serio_^:-12 serious:35 serious_^:35 seriously:19 seriously_^:101
seront:61 serra:37 serra_está:37 serve:46 served:-61 served_in:12 server:-68
server_^:62 server_closet:-18 server_di:60 server_has:-17 server_is:16
server_rendered:18 server_room:-73 servers:-61 serves:35 serveur:41 serveur_de:9
serveur_est:17 service:11 service_^:-42 service_admits:4 service_since:-31
serviced:46 serviced_by:11 services:-8 servicio:-22 servidor:-22 servidor_de:-32
servis:63 servisi:22 serwer:47 serwer_pocztowy:38 serwera:16 será:66 será_el:32
ses:-76 sesame:61 sesame_^:54 session:121 session_^:28 session_cookie:28
session_may:13 sessions:56 set:36 set_^:26 set_book:9 set_has:-57 set_the:29
set_to:8 setpoint:28 setpoint_0:21 sets:12 sette:-20 setting:24 settings:64
settings_page:25 settle:1 settled:169 settled_on:83 settled_the:22
settled_who:10 settlement:16 setup:2 seuil:3 seul:-22 seul_^:-30 sev:24 sev_0:24
seven:-33 seven_^:10 seven_is:12 seventh:3 seventies:-38 seventies_^:-38
seventy:-11 sew:50 sewing:80 sewing_corner:20 sewing_machine:1 sextant:54
shader:31 shaky:72 shaky_^:72 shall:54 shall_be:37 shape:17 shape_of:-25
shape_with:-5 shapes:-72 share:-15 share_a:-46 share_of:-11 share_one:8
share_the:34 shared:32 shared_a:-20 shared_mailboxes:40 sharp:-1 she:58
she_always:-32 she_can:21 she_changed:9 she_could:-9 she_cried:-24 she_gets:-57
she_had:-7 she_has:89 she_hates:28 she_is:36 she_likes:-8 she_must:-9
she_never:-8 she_prefers:30 she_purrs:65 she_said:-4 she_says:63 she_sends:17
she_told:-7 she_was:3 she_waved:-12 she's:98 shed:14 shed_^:11 shed_geometry:15
sheep:-66 sheet:56 sheet_^:-7 sheet_is:12 sheets:79 sheets_^:24 shelf:35
shelf_^:-46 shelf_is:12 shelter:5 shelves:3 shes:-26 shift:46 shift_?:1
shift_^:60 shift_has:-23 shift_in:1 shift_is:-14 shift_lead:78 shift_report:11
shift_reported:7 shift_starts:9 shift_that:37 shifted:3 shifts:7 shifts_^:3
shifts_and:-46 shine:26 shine_^:26 shiny:-16 ship:44 ship_the:12 ship's:47
shipped:-4 shipping:20 shipping_address:1 ships:-27 shirt:-37 shirts:33 shoe:-31
shoe_^:-37 shoe_size:21 shoes:-32 shoes_and:-39 shoes_off:14 shook:35
shooting:47 shop:28 shop_^:-40 shop_had:39 shop_has:25 shop_to:62 shopping:-3
shopping_list:-9 shops:-26 shops_^:-21 short:-10 short_^:-46 short_and:24
short_drills:31 short_of:9 short_ones:31 short_quizzes:16 short_replies:22
shortcuts:41 shorter:18 shot:41 should:-55 should_always:2 should_be:-44
should_get:-92 should_go:5 should_have:-14 should_like:28 should_never:-23
should_own:-3 should_really:-83 should_see:-67 should_show:36 should_stay:3
should_the:23 should_weigh:20 shoulder:-33 shoulder_is:-52 shouldn't:28
shout:-65 show:19 show_^:-14 show_is:17 show_me:77 show_up:42 showed:36
showed_up:-26 shower:9 shower_^:57 shower_is:38 shown:-14 shown_to:2 shows:-71
shows_0:24 shows_^:-39 shows_a:-100 shows_in:-26 shows_up:50 shrink:-93
shrinks:-6 shunting:14 shut:61 shut_at:8 shut_down:3 shut_for:7 shuts:65
shuts_at:33 shuts_down:1 shutter:8 shuttle:60 si_el:8 si_falla:17 si_ferma:2
si_la:29 si_le:11 si_no:45 si_possible:2 si_spegne:34 siamo:-88 sich:52
sich_die:7 sicher:-90 sicilian:24 sicilian_i:3 sick:78 side:74 side_^:66
side_by:20 side_is:6 side_of:20 sideways:-72 sideways_^:-54 sideways_here:-18
sie:55 sie_in:-60 sieht:-4 sieht_aus:-4 siempre:-31 siempre_se:20 siete:-11
siete_^:37 sig:-29 sigh:-62 sight:62 sight_^:28 sight_reading:42 sigma:1 sign:52
sign_^:-3 sign_in:-27 sign_that:-60 signal:-3 signal_^:19 signals:35
signals_^:20 signature:85 signatures:8 signatures_on:2 signed_^:29 signed_and:2
signed_by:1 signed_it:-46 signed_off:6 signed_the:20 signed_up:10 significance:2
signing:31 signing_job:23 signor:-36 signora:-53 signs:110 signs_^:7
signs_at:-35 signs_for:61 signs_in:57 signs_off:10 signs_the:38 siguiente:69
siguiente_es:47 silence:-40 silence_the:4 silent:51 silk:4 sill:-14
sill_that:-14 sillas:11 sillas_^:11 silly:92 silo:50 silos:36 silos_jest:36
silva:-7 silver:9 sim:15 similar:-9 simply:-173 simply_a:-37 simulacro:17
simulacro_^:17 simulateur:-79 simulation:20 simulations:-26 simulator:49 sin:33
sin_avisar:32 sin_excepción:31 since:-37 since_0:-71 since_^:-28 since_a:23
since_easter:-10 since_his:22 since_i:-50 since_january:2 since_last:26
since_lunch:-13 since_march:-30 since_monday:49 since_nobody:-27 since_sunday:33
since_ten:39 since_the:39 since_they:8 since_this:9 since_tuesday:3
since_yesterday:12 sind:-38 sind_0:29 sind_die:-27 sing:-56 sing_the:6
singer:-47 singing:-31 single:-112 single_gloves:17 sings:43 sink:55 sink_^:26
sinking:-7 sinon:13 siren:-34 sirene:45 sis:-12 sister:55 sister_talked:42
sit:42 sit_^:-31 sit_at:7 sit_down:-51 sit_in:51 sit_the:6 sit_with:27 site:66
site_^:11 site_is:19 sites:18 sitio:51 sitio_^:33 sitio_para:13 sits:57
sits_at:31 sits_in:57 sits_on:-65 sits_right:-42 sits_with:32 sitter:16
sitter_is:43 sitting:20 sitting_^:51 sitting_in:9 sitzen:-10 six:12
six_people:35 sixteen:45 size:42 size_0:30 size_^:-27 size_ends:11 size_of:24
sizes:-56 się:-100 się_za:17 sju:-16 ska:113 skateboard:-55 skating:-41
skeleton:-52 skeleton_with:-10 sketch:26 sketch_^:64 sketch_of:-38 sketches:23
ski:3 skicka:39 skiing:-40 skimmed:-91 skiner:-43 skip:60 skip_the:101
skipper:27 skipping:56 skipping_the:19 skips_0:-20 skirting:24 skirting_board:13
skis:11 skriv:50 sku:1 sky:-7 sky_at:-3 slack:50 slaughter:10 slaughter_boat:10
sleep:13 sleep_^:-7 sleep_and:-24 sleep_at:-34 sleep_bug:16 sleep_in:15
sleeping:-13 sleeps:6 sleeps_0:18 sleeve:-78 slept:-104 slept_0:-8 slept_on:11
sleutel:34 sleutels:5 slice:7 slices:53 slid:-33 slide:51 slides:-50
slides_^:-21 slides_in:-28 slightly:8 slip:100 slip_^:19 slipped:20 slipper:-18
slippers:-10 slips:13 slipway:-15 slope:32 slope_^:50 slope_closes:7 slot:88
slot_^:16 slots_^:45 slow:20 slow_^:-22 slow_with:-45 slower:-40 slowly:14
slowly_and:7 slowly_with:55 slug:4 slugs:-37 slugs_^:-37 sluice:5 small:15
small_^:11 small_and:-67 small_commits:34 small_gym:16 small_pull:43
small_talk:23 smart:-38 smarter:-27 smarter_than:-27 smashed:3 smell:-127
smell_fear:-11 smell_of:-108 smell_the:-14 smelled:-47 smelled_of:-36
smelling:-53 smells:-150 smells_at:-18 smells_like:-35 smells_of:-105 smile:-25
smile_^:-40 smile_and:19 smiled:-86 smileys:11 smoke:-21 smoked:42
smoked_batch:35 smoking:35 smooth:-44 sms:19 sms_^:14 snack:29 snail:-2
snails:-3 snake:-7 snapped:15 snaps:-6 snapshots:46 sneeze:-29 sneezed:-80
snippet:-12 snore:-49 snores:8 snow:2 snow_^:-11 snow_and:-21 snow_groomer:44
snow_guns:19 snow_in:-23 snow_on:3 snowboard:10 snowboard_lesson:10 snowcat:17
snowcat_is:17 snowed:-48 snowing:-38 snowing_in:-38 snälla:-33 snön:-66 so:15
so_0:-13 so_^:9 so_a:-7 so_and:-6 so_anyway:-63 so_ask:14 so_by:9 so_check:9
so_come:10 so_does:3 so_ein:-25 so_error:13 so_every:28 so_everything:13
so_far:-33 so_for:3 so_forget:47 so_go:30 so_hard:-27 so_i:56 so_i'd:-29
so_i'm:32 so_i've:33 so_im:-20 so_it:-66 so_its:38 so_keep:33 so_let:4
so_let's:2 so_long:-56 so_loud:-32 so_many:-103 so_much:-17 so_no:68
so_nobody:13 so_now:16 so_of:-26 so_our:34 so_please:23 so_polite:-10
so_proud:-28 so_quiet:-95 so_ring:11 so_somewhere:20 so_that:107 so_that's:33
so_the:15 so_there:6 so_they:-19 so_thick:-41 so_tired:-25 so_use:30 so_we're:33
so_well:-12 so_you:68 so_you'll:15 so_your:63 soaked:-36 soaked_to:-36 soap:-15
sobre:-19 social:-14 sock:-143 sock_^:-92 socket:30 socket_^:11 sockets:38
sockets_^:4 socks:-158 socks_and:-25 soep:-33 sofa:-30 sofa_is:-40 sofas:-7
soffitta:-46 soffritto:16 soffritto_usiamo:16 sofort:19 soft:-53 soft_spot:-54
softly:-60 software:-52 sogar:-41 soglia:14 soir:28 soir_^:-5 soir_au:-50
soirs:10 sol:-93 sol_^:-65 sola:63 solange:7 solar:-90 solche:-44 sold:69
sold_0:-32 sold_^:30 sold_out:10 sold_the:30 sold_to:48 solder:-7 soldered:-20
soldered_my:-52 soldered_the:19 solen:-101 solen_skiner:-43 solid:60 solid_^:48
sollen:3 solo:88 solo_in:3 solo_la:13 solution:63 solutions:43 solved:43
solveig:52 solver:-17 som:-60 som_en:-6 som_har:50 some:-142 some_0:-6
some_days:-25 some_folks:-27 some_of:42 some_people:-13 some_reason:-39
somebody:-20 somebody_brought:-6 somebody_from:20 somebody_has:15
somebody_in:-56 somebody_left:-25 somebody_moves:15 somebody_should:-6
somebody_still:13 somebody_who:-14 somebody's:-26 somehow:-35 somehow_the:-50
someone:-86 someone_at:-34 someone_else:9 someone_from:-11
someone_microwaved:-58 someone_put:-54 someone_to:12 someone_who:66
someone_writes:39 someone's:-72 something:8 something_^:-51 something_about:-14
something_else:22 something_from:-14 something_in:-36 something_is:-43
something_soothing:-5 something_to:25 something_wrong:17 sometimes:-50
sometimes_i:-47 somewhere:-103 somewhere_in:-67 somewhere_that:-82 somos:13
son:-37 son_0:23 son_^:41 son_chien:-22 son_los:20 son_will:16 sonatina:11
sonatina_at:11 sonda:10 song:-107 songs:-101 songs_and:-37 songs_the:-7
sonno:-11 sonno_oggi:-7 sono:-4 sono_da:30 sonst:-7 sont:98 soon:37 soon_^:-2
soon_as:39 sooner:112 sooner_have:46 sooner_or:-15 soothing:-28
soothing_about:-5 sorry:-12 sorry_^:92 sorry_for:-118 sorry_i:31 sorry_not:35
sorry_to:21 sorry_typing:-56 sorry_was:-32 sort:16 sort_the:23 sorted:80
sorted_i:15 sorted_the:25 sorten:-59 sorter:-11 sorter_belt:5 sortir:-22
sotto:-50 soul:-27 soul_^:-27 sound:34 sound_^:-12 sound_check:11 sound_has:18
sound_like:-40 sound_of:-27 sounded:-25 sounds:-9 sounds_^:1 sounds_as:-32
sounds_like:-76 soup:-113 soup_^:-80 soup_is:-88 soup_of:46 soup_stall:58
source:-19 sources:22 sourdough:-31 sous:7 south:82 southern:14 souvent:-30
souvent_une:-59 soy:-11 space_for:43 spaces:41 spam:12 spanish:30 spanish_to:5
spare:138 spare_key:30 spare_keys:5 speak:89 speak_^:1 speak_for:-17 speak_of:47
speak_slowly:55 speaker:81 speakers:-2 speaking:-112 speaking_the:-63 speaks:-2
specchietto:17 spectrum:-1 spectrum_analyser:-2 speech:-30 speeches:56
speeches_start:12 speed:34 speed_0:14 speed_of:18 speelt:-32 speelt_in:29
spegne:34 spell:78 spell_checker:48 spelled:-34 spelling:79 spelling_^:1
spelling_drills:29 spelmansstämma:1 spelt:22 spend:41 spend_0:9 spend_more:16
spending:5 spent:-129 spent_0:-84 spent_more:-3 spent_my:-18 spent_the:-14
spider:-4 spiegazioni:18 spikes:-44 spilled:-49 spin:41 spine:3 splash:47
splash_screen:47 spleen:-3 splendid:-25 spliced:12 split:57 split_the:2
splitter:42 spoiled:22 spoke:16 spoken:15 spoken_to:4 spoon:-58 spoon_^:-32
spoon_race:-18 spoons:23 sports:-97 sports_car:-29 sports_day:-54
sports_desk:-76 spot:-13 spot_for:-54 spot_is:-40 spots:-9 spots_a:22
spotting:12 spread:-16 spreadsheet:-10 spreadsheet_^:39 spreadsheets:-66
spreadsheets_are:-24 spricker:51 spring_^:20 spring_constant:10 spring_i'm:44
spring_is:-48 spring_tide:3 sprinkler:21 sprint:3 sprouts:-31 spätestens:12
spätestens_am:12 sql:40 sql_in:21 sql_than:35 sqlite:102 sqlite_for:22
sqlite_on:3 squash:45 squeak:-65 squeaky:-29 squeezes:-38 sre:-48 sry:-62 sso:23
st:-24 st_marks:-18 sta:-33 sta_a:50 staat:102 staat_op:20 stable:-32 stack:-108
stack_gets:3 stack_overflow:-69 stack_trace:-40 stack_traces:-10 stacked:20
stacked_in:12 stacks:-17 stadium:5 staff:-44 staff_^:38 staff_and:-11
staff_is:-12 staff_meetings:15 staffed:14 staffed_by:14 stag:37 stage:96
stage_door:28 stage_is:32 stage_lights:11 staging:89 staging_cluster:19
staging_database:12 stain:23 stains:-34 staircase:-5 stairs:-7 stairs_^:-27
stale:20 stall:75 stamattina:-95 stamp:-4 stamp_^:-29 stampa:46 stamped:38
stamps:-41 stand:99 stand_in:35 stand_opens:41 standard:-15
standard_deviation:-17 standby:47 standby_phone:5 standing_^:62 standing_at:7
standing_desk:-69 standing_in:-5 standing_order:19 standing_there:12
standing_up:-35 stands:100 stands_^:1 stands_at:54 stands_for:20 stands_in:17
stansted:13 star:2 star_^:4 starboard:41 stare:32 stare_at:-47 staring:-14
staring_at:-14 stars:6 start:125 start_^:42 start_and:-26 start_at:50 start_of:8
start_on:54 start_the:-16 start_with:47 started:-97 started_^:41 started_on:-121
started_the:32 starting:30 starting_with:23 starts:65 starts_^:7 starts_at:64
starts_from:4 starts_in:-35 starts_with:-9 state:3 state_machine:-7 statement:1
statements:20 static:47 station:54 station_^:55 station_in:-27 station_running:5
stations:-26 statistics:-20 statistics_and:2 stativtasche:32 stativtasche_ist:32
statt:33 statt_^:18 statue:-5 statue_^:-34 statue_may:24 status:1 status_led:17
status_light:23 status_page:-38 stay:157 stay_away:30 stay_behind:27
stay_below:3 stay_idle:13 stay_in:-8 stay_on:6 stay_out:11 stay_with:9
stayed:-38 stayed_in:-33 staying_with:6 stays:81 stays_^:31 stays_at:16
stays_behind:6 stays_in:50 stays_off:15 stays_on:30 stays_out:57 stays_where:15
stays_with:-65 steady:-15 steal:-24 steam:-12 steeds:-22 steel:-10 steered:-3
steering:9 stehen:-42 steht:72 steht_im:49 stellen:5 step:2 step_0:-61 step_^:16
step_is:47 step_of:26 step_on:4 stepped:-60 steps:-28 steps_and:-76 steps_on:-14
sterilised:29 stick_^:-72 stick_and:-22 stick_to:69 stick_with:33 sticker:-8
sticker_^:18 sticker_on:-33 sticker_says:35 stickers:-48 sticking:12
sticking_w:8 sticks:57 sticks_^:79 sticks_to:-39 sticks_with:31 sticky:27
sticky_notes:-18 stiff:1 still:-46 still_a:41 still_believes:-32 still_calls:-5
still_can't:46 still_does:-20 still_don't:50 still_dont:36 still_feels:51
still_gotta:44 still_hanging:8 still_has:23 still_have:59 still_hear:-71
still_in:-28 still_laughing:-39 still_makes:-10 still_need:37 still_no:56
still_on:-2 still_reads:3 still_smell:-8 still_standing:21 still_talk:-42
still_unclear:51 still_unexplained:8 still_up:29 still_waiting:38 still_wants:30
still_works:-7 stitch:65 stitch_goes:59 stock:100 stock_0:3 stock_am:9
stock_of:24 stocking:17 stocktake:-25 stocktaking:12 stoi:85 stoi_w:55
stoi_zawsze:29 stole:-42 stole_my:-9 stolen:68 stomach:-31 stond:-27 stones:57
stood:-32 stood_in:-14 stool:5 stool_^:65 stop:50 stop_^:-1 stop_at:42
stop_eating:48 stop_for:20 stop_it:-88 stop_me:15 stop_the:59 stopped:-65
stopped_to:-35 stops:24 stops_^:6 stops_after:3 stops_at:62 storage:18
storage_^:29 storage_room:9 store:77 store_^:36 store_the:-8 stored:19
stored_as:54 stored_in:13 stories:34 stories_^:-2 stories_stick:49
stories_than:54 storm:-24 storm_^:-11 story:-22 story_0:-6 story_goes:-9
story_is:-19 story_of:-46 story_the:29 stout:35 stove:35 stove_^:22 straight:-44
straight_^:-17 straight_away:42 straight_back:-30 straight_to:-38 straks:66
strange:-68 strange_how:-8 strange_that:-28 stranger:-28 strangers:25
strangers_^:14 strangest:-28 strap:57 stream:7 streams:71 streams_in:36
street:-55 street_^:31 street_has:-17 stress:5 stressful:-18 stretch:80
stretch_^:82 strict:20 stricter:30 strike:-49 strike_on:-4 strikes:-56
string:-66 string_^:-16 string_is:18 strings:23 strings_^:3 strip:1 stripes:-18
stroke:-17 stronger:-26 stubbornness:-59 stuck:-28 stuck_^:19 stuck_at:-5
stuck_in:-54 stuck_queue:38 students:-29 students_^:12 studiare:7 studies:-1
studio:64 studio_b:26 study:128 study_buddy:29 study_material:14
study_partner:24 study_the:3 stuff:128 stuff_^:19 stuff_and:5 stuff_from:5
stuff_in:12 stuffed:-3 stunde:3 stunden:-53 stunden_^:20 stunden_über:9
stupid:54 style:15 styles:48 styles_^:37 styles_in:4 står:39 stück:60 su:-47
subito:-50 subject:-2 subject_^:-4 substation:5 substitution:13 subtitles:30
succede:-13 successful:18 successful_unlock:20 such:-108 such_a:-75 sucursal:17
sud:16 suena:-57 suerte:-37 suffit:18 suffit_^:18 suffix:28 sugar:-35
sugar_^:-50 sugar_in:17 suggest:13 sui:52 suis:-10 suit:141 suit_me:44
suit_the:47 suit_us:56 suitcase:-26 suitcase_^:-8 suitcase_and:-22 suite:3
suite_passes:37 suits:106 suits_me:33 suits_the:24 suits_us:9 sul:50 sulk:-31
sulk_^:-17 sulks:-33 sulks_^:-11 sulla:-50 sum:-58 summary:-17 summary_^:21
summary_at:34 summary_in:5 summer:-51 summer_^:62 summer_and:-23
summer_course:12 summer_party:-30 summer_the:-11 summer_we:-13 summers:-9
summit:36 sums:38 sun:-74 sun_came:-51 sunday:42 sunday_^:12 sunday_and:36
sunday_at:-21 sunday_night:14 sunday's:3 sundays:-28 sundays_?:19 sundays_^:-53
sundial:23 sunflower:-22 sunlight:14 sunlight_^:14 sunrise:-24 sunset:-65
sunset_^:-14 sunucusu:3 sunucusu_0:3 suona:-21 suona_la:-5 superare:21
supermarket:-1 supermarkets:21 supermarkets_^:21 supervisor:31 supervisor_^:1
supervisor_is:8 supplier:55 supply:51 supply_is:10 support:19 support_is:6
suppose:-62 suppose_^:-55 supposed:-9 supposed_to:-9 sur:52 sur_la:-16
sur_le:-20 sur_les:17 sur_main:3 sure:-55 sure_that:4 sure_the:9 sure_thing:-36
sure_yet:23 sure_you:-46 surfboard:10 surgery:34 surname:18 surprise:126
surprise_^:72 surprised:-14 surprises:78 surprising:-55 surprisingly:-21
surprisingly_good:-21 surtout:22 surtout_pas:79 survey:58 survived:-104
survived_^:-71 survived_the:-18 survives:35 survives_^:-16 sushis:15
sushis_est:15 suspect:-14 suspension:11 suspension_spring:11 svenska:54 svg:49
svg_^:49 swallows:-37 swallows_are:-82 swamped:52 swan:-60 swans:-51 swap:5
swap_dialog:1 swapped:132 swapped_for:2 swapped_the:69 swapping:1 swaps:15
swatch:42 sway:54 swear:-151 swear_^:-11 swear_by:-35 swear_on:-10 swear_the:-12
swears:-64 swears_by:-33 swears_that:-11 swedish:12 swept:29 swim_^:-8
swimming:21 swimming_^:-2 swimming_club:-9 swimming_hall:21 swimming_pool:-11
swing:22 swing_seat:24 swings:-13 swiss:34 switch:-25 switch_^:-28 switch_in:-9
switch_to:1 switchboard:5 switched:82 switched_to:6 switches:26 swore:-16
swore_by:-15 syllabus:22 syllabus_^:10 symbol:42 symbol_lookup:39 symbols:24
symptom:65 sync:105 sync_^:11 sync_job:14 synthetic:13 sysadmin:-37 system:42
system_^:19 system_stays:16 systems:5 szatni:47 szef:-34 szkole:-10 szpitalu:-15
sábado:23 säcken:38 säcken_^:38 så:-18 så_roligt:-57 sé:-28 só:63 sözlü:72
sørensen:13 sørensen_^:9 sürüyor:19 sürüyor_^:19 są:91 są_już:51 sąsiad:-68
słoików:-120 słoików_ogórków:-54 ta:-9 taart:-52 tabla:6 tabla_de:27 table_^:77
table_des:5 table_driven:3 table_for:-22 table_in:-37 table_is:41 table_keeps:8
table_of:38 table_salt:26 table_the:18 tableau:-11 tablecloths:22 tables:85
tables_^:77 tables_are:16 tables_of:11 tablet:114 tablet_^:26 tablet_is:8
tabletop:12 tablets:86 tabs:-14 tabs_^:53 tabs_for:29 tabs_one:-46 tabs_open:-62
tabs_over:17 tack:-17 tack_^:24 tack_för:-53 tack_snälla:-33 tackle:30
tackle_the:23 tacks:60 tag:2 tag_^:22 tag_on:39 tage:22 tage_^:33 tagen:-34
tagged:42 tagit:-64 tags:45 tags_^:1 tail:-44 tail_^:-41 tak:-38 take:-53
take_0:45 take_^:48 take_a:49 take_all:-70 take_it:40 take_on:10 take_one:2
take_the:106 take_three:-26 take_up:-6 take_your:-172 taken:102 taken_the:3
takes:109 takes_0:101 takes_a:8 takes_about:-10 takes_ages:-19 takes_me:-37
takes_over:7 takes_place:39 takes_the:84 takes_things:28 taket:-24 taking:39
taking_the:20 talent:-16 talent_for:-16 talk:-6 talk_about:-36 talk_to:61
talk_with:-24 talked:125 talked_it:81 talked_to:26 talking:-32 talking_about:-18
talking_to:-58 talks:3 talks_at:57 talks_to:-25 tall:4 taller:77 taller_de:18
tamaño:4 tamaño_máximo:4 también:24 tamper:13 tank:104 tank_^:19 tank_labels:15
tank_truck:2 tank_was:30 tanks:-34 tannery:-19 tanque:49 tanta:-20 tante:-74
tante_a:-26 tanto:-51 tanto_que:-53 tap:25 tap_needs:20 tape:47 tape_archive:4
tapes:41 tar_hellre:20 tar_vi:54 tarball:77 tarda:32 tarda_0:32 tarde:2 tare:3
target:50 target_is:20 tariff:18 tariff_you:5 task:64 taste:15 taste_^:5
tasting:25 tasting_tour:7 taught:25 tavern:24 taxi:19 taxi_driver:-12 tbd:12
tbh:-46 tbh_^:13 tbh_the:-63 te:-89 te_horen:-34 te_lo:52 tea:-79 tea_^:-57
tea_stand:41 teach_the:-9 teacher:-18 teacher_^:21 teacher_for:3 teacher_is:17
teacher_said:-4 teacher_used:-3 teachers:23 teaches:-84 teaches_the:-2
teaching:-53 team:-29 team_^:-92 team_lunch:16 team_voted:22 teams:12 tears:-45
technical:-32 technician:6 technician_can't:8 technicians:44 teenager:-53
teenagers:-70 teeth:-46 teeth_^:-22 tegen:-51 tegen_de:27 teigkneter:21
teigkneter_ist:21 tekst:34 telefon:52 teleférico:8 teleférico_está:8
telephone:53 telephones:-16 telesilla:31 television:-17 teli:23 tell:63
tell_a:21 tell_him:-1 tell_me:75 tell_that:36 tell_the:4 tell_us:31
tell_which:25 tell_yet:34 tell_you:-74 telling:-32 telling_me:-3 telling_you:-53
tells:1 tells_me:-4 tells_the:9 tells_you:25 telly:-40 teléfono:32 telón:6
telón_^:6 tem:-32 tem_0:36 tema:66 tema_de:13 temp:-11 temp_0:10
temp_readings:11 temperatura:20 temperature:25 temperature_in:9 template:-10
templates:22 tempo_for:22 tempo_limite:3 temporarily:5 temporary:16 temps:-77
temps_^:11 temps_de:-53 temps_magnifique:-15 ten:-6 ten_^:-10 ten_days:12
ten_kilometres:-16 ten_minutes:5 ten_past:39 ten_tiny:7 ten_years:5 tenant:-34
tenant_in:14 tenants:6 tend:-33 tend_to:-59 tende:30 tends:-45 tends_to:-45
tengo:44 teniamo:26 teniamo_il:20 tenner:-11 tennis:-3 tenor:81 tense:57
tension:42 tent:-67 tent_^:-68 tent_pitch:37 tenía:-33 ter:25 teraz:171
teraz_trzeba:27 tercih:66 term:67 term_^:-11 term_and:-25 term_paper:35
term_starts:36 termin:69 termin_am:30 terminal:-36 terminal_^:-53
terminal_site:17 terminé:32 terminé_le:19 terms:-26 terms_by:-40 terrace:29
terrace_^:41 terrace_in:-1 terrasse:53 terraza:20 terraza_^:20 terrible:-6
terça:48 tesoro:-51 tesoro_^:-51 test:133 test_^:-29 test_has:10 test_in:9
test_is:54 test_on:-27 test_runner:32 test_uses:3 test_went:3 teste:52
teste_^:23 teste_de:21 tested:-24 tester:36 tester_^:13 testers:35 testnamen:10
tests:112 tests_^:3 tests_are:7 tests_on:35 tests_pass:36 tests_passent:17
tests_run:22 testy:26 testy_^:26 text:63 text_^:-17 text_i:2 text_is:25
text_me:65 text_message:5 text_messages:-20 text_the:14 textbook:14
textbook's:28 textbooks:-6 texte:40 textes:7 textes_^:7 textos:7 texts:81
texts_^:9 texts_about:31 texture:35 texture_budget:13 teściowa:-54 thai:-76
thai_0:7 than_0:74 than_a:132 than_all:-63 than_an:10 than_any:-81
than_anyone:-20 than_anything:-18 than_by:45 than_evenings:7 than_from:39
than_half:59 than_i:-32 than_in:-24 than_long:13 than_many:-20 than_me:-71
than_money:-41 than_most:-64 than_my:-108 than_nested:6 than_of:51 than_on:13
than_our:-94 than_people:-46 than_tables:3 than_ten:37 than_that:40 than_the:-85
than_they:-8 than_this:-81 than_three:14 than_two:44 than_water:-28 than_we:30
than_with:69 than_writing:-1 than_you:-68 than_your:13 thank:-8 thank_you:-42
thanks:-100 thanks_^:48 thanks_for:-99 thanks_that:-7 that:-79 that_0:-21
that_^:-41 that_a:-39 that_age:-1 that_and:86 that_anyone:32 that_are:22
that_as:2 that_bakery:-9 that_bug:-8 that_button:-36 that_can:-35 that_cannot:19
that_carries:-40 that_colour:55 that_computers:-14 that_could:8 that_counts:24
that_day:100 that_does:-11 that_drains:7 that_drawer:-5 that_drop:19
that_error:-61 that_escalated:-47 that_even:-22 that_every:-33
that_everybody:-16 that_feeling:-57 that_file:-19 that_for:-23 that_gave:73
that_goes:5 that_got:-17 that_has:-35 that_have:33 that_he:9 that_helps:-16
that_hour:-59 that_house:27 that_i:20 that_in:101 that_includes:64 that_is:-60
that_keeps:-48 that_kind:51 that_last:-23 that_leaves:43 that_library:-26
that_little:-6 that_makes:-5 that_moves:14 that_mrs:42 that_much:15
that_must:-12 that_my:62 that_name:88 that_never:-9 that_no:-20 that_nobody:-93
that_noise:-1 that_octopuses:-16 that_one:71 that_order:30 that_out:20
that_page:-38 that_part:-15 that_people:-23 that_picture:-2 that_podcast:-35
that_pool:15 that_radio:34 that_reminds:-22 that_room:-12 that_runs:4
that_says:-1 that_sentence:12 that_she:4 that_shop:-22 that_size:-29
that_smelled:-2 that_somebody's:28 that_sounds:47 that_stack:-32 that_stick:16
that_style:2 that_takes:-5 that_the:39 that_they:17 that_thing:16 that_this:14
that_toddlers:-58 that_too:16 that_touches:26 that_trace:-28 that_tree:-1
that_trips:48 that_typo:13 that_wardrobe:-38 that_was:61 that_way:77
that_week:14 that_went:30 that_were:-15 that_with:-1 that_word:19 that_works:2
that_would:-51 that_you:153 that_your:6 that's:35 that's_a:-73 that's_all:22
that's_how:58 that's_off:8 that's_that:3 that's_what:76 that's_why:-19 thatch:-6
thats:129 thats_a:2 thats_all:52 thats_how:58 thats_it:57 thats_my:-7
thats_the:105 thats_what:60 the:23 the_0:-15 the_absence:26 the_absolute:25
the_access:-4 the_accession:-17 the_accordion:-46 the_account:21 the_accounts:-6
the_achievements:2 the_acoustics:-4 the_address:1 the_admin:33 the_adult:34
the_advanced:26 the_afternoon:-52 the_agency:6 the_agent:-25 the_agm:50
the_aim:67 the_air:-5 the_airfield:11 the_airline:-12 the_airport:-22
the_aisle:-34 the_alarm:22 the_alert:-50 the_allowance:8 the_alpine:54
the_alto:10 the_anaesthetist:11 the_anchor:32 the_android:3 the_animal:1
the_annex:23 the_answer:-22 the_antique:-4 the_antwerp:-19 the_app:61
the_apple:-53 the_application:1 the_apprentice:-1 the_archive:29 the_archives:12
the_arm:11 the_armchair:19 the_array:10 the_article:1 the_asset:-3 the_attic:49
the_audience:-23 the_audio:13 the_audit:9 the_auditor:-14 the_auditors:-15
the_aurora:-37 the_autumn:81 the_avalanche:14 the_average:-14 the_awning:28
the_b:15 the_baby:7 the_back:28 the_background:-28 the_backup:50 the_bad:27
the_badge:46 the_bag:22 the_baker:13 the_bakery:35 the_balance:10
the_balcony:-14 the_band:4 the_bank:-94 the_bar:-27 the_barn:79 the_base:1
the_basement:-25 the_basket:-4 the_batch:-16 the_bath:-106 the_bathroom:-55
the_bathtub:-5 the_battery:34 the_bay:-17 the_beams:-21 the_beans:1 the_beat:18
the_bedding:54 the_bedroom:28 the_bees:21 the_beginners:10 the_bell:-12
the_belt:-5 the_bench:38 the_best:-215 the_beta:3 the_big:-13 the_biggest:-52
the_bike:-24 the_bill:11 the_bin:30 the_binoculars:15 the_binomial:21
the_biscuit:-10 the_bit:5 the_black:-24 the_blacksmith:-30 the_ble:1
the_blood:14 the_blue:103 the_board:32 the_boat:-3 the_boathouse:34 the_body:5
the_boiler:8 the_bollard:-54 the_bone:-36 the_bonnet:-13 the_bonus:13
the_book:-13 the_booking:-11 the_bookmarks:38 the_boot:10 the_bootloader:4
the_border:16 the_boss:-39 the_bow:41 the_box:35 the_boy:28 the_boys:20
the_bracelet:27 the_brake:23 the_branch:-64 the_brass:-5 the_bread:-53
the_breaker:15 the_breakfast:15 the_brewery:18 the_bride:26 the_bridge:-40
the_bright:28 the_brine:13 the_brochure:29 the_broken:-27 the_brown:21
the_browser:-59 the_budget:3 the_buffer:-11 the_buffet:9 the_bug:-9 the_build:31
the_building:-78 the_bulbs:8 the_bunk:2 the_buoy:-29 the_burner:56 the_bus:-32
the_butcher:-17 the_butter:29 the_button:-2 the_buzzer:29 the_cab:10
the_cabin:23 the_cabinet:-60 the_cabins:18 the_cable:-11 the_cache:-3
the_cafe:27 the_cage:52 the_cake:100 the_call:-23 the_callback:-21 the_camper:28
the_canal:-59 the_canoe:33 the_canteen:-111 the_captain:9 the_car:-100
the_caravan:11 the_card:21 the_cardiology:12 the_cards:49 the_carousel:21
the_carpet:32 the_carpets:9 the_carrier:35 the_case:6 the_cat:-36
the_catalogue:32 the_caterer:22 the_cats:1 the_cause:39 the_ceiling:-33
the_cellar:37 the_cello:-58 the_ceo:-22 the_certificate:19 the_certificates:25
the_cfo:22 the_chairlift:17 the_chamber:4 the_channel:-7 the_chapel:46
the_chapter:18 the_charging:-30 the_charm:-29 the_chart:40 the_chat:82
the_cheap:12 the_cheaper:34 the_cheapest:5 the_check:19 the_checkout:7
the_checksum:20 the_checksums:4 the_cheese:11 the_child:8 the_children:6
the_children's:15 the_chimney:-5 the_choice:26 the_choir:69 the_christmas:11
the_church:8 the_ci:10 the_cigar:23 the_claim:4 the_class:-16 the_classic:-28
the_clean:9 the_cleaners:9 the_cleaning:-3 the_cleanup:12 the_clementi:15
the_click:-91 the_client:-64 the_clinic:13 the_cloakroom:26 the_clock:-21
the_clocks:-50 the_closing:-23 the_closure:-12 the_cloud:-73 the_club:69
the_clutch:6 the_coach:9 the_coal:1 the_coast:-51 the_coastal:19 the_code:32
the_coffee:-44 the_cold:14 the_coldest:-54 the_colour:15 the_colours:-29
the_column:29 the_comet:-14 the_commit:-33 the_committee:21 the_compass:37
the_compiler:-40 the_conductor:36 the_conference:-28 the_confidence:3
the_config:3 the_connection:40 the_contact:6 the_container:11 the_contract:20
the_control:-20 the_controller:19 the_converter:-11 the_conveyor:22
the_cook:-123 the_copy:-45 the_core:12 the_corn:22 the_corner:-26
the_correction:-5 the_corridor:-43 the_costumes:29 the_cot:24 the_cottage:44
the_council:18 the_count:15 the_counter:-35 the_country:-19 the_courier:-42
the_course:47 the_court:6 the_cover:26 the_cracked:41 the_crane:42 the_creeps:30
the_crew:49 the_cross:12 the_crown:2 the_csv:-27 the_cue:11 the_culprit:1
the_current:-4 the_cursor:-53 the_curtain:-88 the_curtains:50 the_curve:-109
the_customer:-22 the_customers:-22 the_daily:3 the_dairy:42 the_dark:65
the_dashboard:-38 the_data:9 the_database:20 the_date:-32 the_day:53
the_days:-25 the_db:15 the_dbt:7 the_dealer:32 the_deans:10 the_debug:15
the_decking:22 the_decoder:2 the_deep:34 the_default:54 the_delay:10
the_delivery:-62 the_demo:5 the_deposit:64 the_depot:-41 the_desk:40
the_details:-35 the_device:14 the_dial:18 the_dialect:6 the_diesel:31
the_diff:-31 the_digital:6 the_dinghy:36 the_dinner:73 the_direction:-38
the_dishes:-11 the_dishwasher:-11 the_disk:87 the_doctor:45 the_dog:33
the_donkey:-18 the_door:-51 the_doorbell:-29 the_double:16 the_draft:19
the_dragon:38 the_drain:3 the_drawer:-2 the_dream:15 the_dressing:7 the_drift:20
the_drive:18 the_driver:60 the_drivers:-17 the_driving:43 the_drone:59
the_drum:25 the_drummer:-2 the_drums:3 the_dry:30 the_duck:-9 the_duluth:5
the_duplicate:27 the_duplicates:30 the_duty:27 the_earlier:10 the_east:13
the_edge:22 the_editor:-37 the_electric:31 the_electrician:61 the_electricity:3
the_emergency:22 the_emojis:26 the_emr:1 the_emulator:-19 the_engine:-16
the_engineer:2 the_english:5 the_entire:-69 the_entrance:13 the_error:90
the_essay:37 the_estate:47 the_evacuation:2 the_evening:74 the_exam:-79
the_examiner:11 the_examiners:42 the_examples:3 the_excess:13 the_exercise:3
the_exercises:80 the_export:33 the_extension:1 the_eye:-23 the_eyepiece:1
the_fabric:36 the_face:-49 the_fact:6 the_faculty:76 the_fallback:2
the_family:45 the_fan:-41 the_fans:-31 the_farewell:22 the_farm:-14
the_farrier:16 the_fast:33 the_fault:20 the_faulty:17 the_fax:2 the_feature:5
the_fellow:-45 the_fence:74 the_ferry:-35 the_festival:47 the_fete:-40
the_fibre:15 the_field:-10 the_file:42 the_film:-73 the_final:2 the_finance:31
the_fingerings:13 the_fire:-19 the_firewall:4 the_firmware:36 the_first:-70
the_fish:29 the_fitter:21 the_five:15 the_fix:13 the_flag:12 the_flaky:52
the_flash:53 the_flat:41 the_flea:3 the_flight:-48 the_float:5 the_flood:-29
the_florist:44 the_flour:26 the_flower:-53 the_flu:19 the_fluoride:62
the_flute:-17 the_fly:-15 the_flyer:15 the_foal:-12 the_fog:-6 the_folk:17
the_following:5 the_fonts:13 the_food:31 the_foot:3 the_footer:-31
the_forklift:-29 the_form:-36 the_formatter:12 the_forms:8 the_founder:-46
the_fountain:15 the_four:19 the_fourth:-31 the_fractions:13 the_frame:8
the_frames:1 the_free:9 the_freeze:6 the_freezer:-40 the_freight:1 the_french:-2
the_fresh:15 the_fridge:-35 the_friends:70 the_frogs:17 the_front:53
the_frost:18 the_fry:21 the_full:-44 the_fun:-16 the_function:-44 the_fungus:29
the_funniest:-18 the_fuse:-12 the_gallery:3 the_game:27 the_gap:7 the_garage:15
the_garbage:10 the_garden:-20 the_gas:-3 the_gate:80 the_gateway:-13
the_gcode:34 the_gearbox:32 the_geometry:9 the_german:29 the_ghent:28
the_ghost:49 the_giant:18 the_gift:-22 the_glacier:38 the_glaze:7 the_glove:-56
the_glovebox:31 the_glue:23 the_gluten:12 the_goat:-24 the_goats:-46 the_gold:44
the_good:-73 the_gossip:-45 the_gpu:1 the_grammar:1 the_grand:11 the_graph:-16
the_graphs:-53 the_grease:6 the_great:48 the_green:-26 the_grey:51 the_ground:46
the_group:38 the_grumpy:-28 the_guest:16 the_guesthouse:11 the_guests:21
the_guide:-1 the_guides:35 the_gulls:-34 the_guy:-52 the_guys:-1 the_gym:89
the_gyro:44 the_half:-25 the_hall:55 the_hallway:58 the_hamster:-85 the_hand:-33
the_handbook:12 the_handbrake:5 the_handlebar:26 the_handover:41 the_harbour:-25
the_hard:82 the_hardest:-8 the_hardware:41 the_harp:-15 the_harpist:-40
the_harvest:-18 the_hat:25 the_hay:-40 the_hazard:8 the_header:-3 the_heading:11
the_headteacher:28 the_heap:43 the_heart:-5 the_heater:-23 the_heating:66
the_hedgehog:-52 the_helmet:32 the_help:10 the_helper:-21 the_hem:18
the_herbarium:25 the_herring:-3 the_high:20 the_highest:-29 the_hill:53
the_hills:13 the_hofer:9 the_hold:-17 the_holdings:52 the_holiday:4
the_holidays:-21 the_home:57 the_homework:10 the_hood:27 the_hook:29
the_horizon:-8 the_horn:-42 the_horse:6 the_horses:10 the_hospital:36 the_hot:56
the_hotel:19 the_house:-50 the_housing:-30 the_hull:-19 the_hum:-32
the_human:-46 the_humidity:12 the_hygrometer:13 the_ice:-21 the_icing:13
the_icon:-62 the_icons:18 the_image:46 the_import:1 the_importer:3
the_incident:-16 the_inhaler:19 the_inliner:24 the_inspector:46 the_institute:-1
the_instructor:-14 the_insurance:36 the_insurer:72 the_intake:-65 the_intern:-11
the_internet:-85 the_interns:-58 the_inventory:-2 the_invitations:1 the_invite:3
the_invoice:-7 the_invoices:13 the_irregular:9 the_jam:43 the_jetty:28
the_job:-15 the_join:19 the_jokes:28 the_joys:-5 the_kennel:7 the_kessler:26
the_kettle:-77 the_key:11 the_keyboard:-37 the_keys:10 the_kid:-31 the_kids:26
the_kiln:8 the_kind:-75 the_kiosk:76 the_kiosks:10 the_kitchen:-37 the_lab:44
the_label:-55 the_labeller:34 the_labels:20 the_lady:-14 the_lake:-1
the_landline:24 the_landlord:69 the_language:43 the_large:14 the_lasagne:6
the_last:-20 the_late:-47 the_later:18 the_lathe:50 the_launch:-107 the_lawn:-53
the_lawyers:25 the_lead:-29 the_leaderboard:30 the_leaflet:13 the_leak:48
the_leaning:69 the_learner:2 the_lease:9 the_lecture:-49 the_led:20
the_ledger:25 the_left:8 the_legacy:57 the_legend:10 the_lens:-10 the_lesson:-16
the_lessons:16 the_letter:11 the_letterbox:-26 the_licence:13 the_lid:-8
the_lifeguards:16 the_lift:-5 the_light:-49 the_lighthouse:-10 the_lighting:-6
the_lights:21 the_lime:2 the_limit:-26 the_line:-1 the_lining:19 the_linker:1
the_linter:23 the_list:39 the_listening:10 the_listing:-45 the_little:19
the_live:4 the_load:37 the_loading:-68 the_lobby:-38 the_local:11 the_lock:-22
the_locker:28 the_locks:11 the_loft:4 the_log:-109 the_login:29 the_long:17
the_longest:42 the_loop:-86 the_loss:-14 the_lost:78 the_lot:30 the_low:-26
the_lower:45 the_luggages:14 the_lunch:25 the_lute:5 the_machine:20
the_machines:-35 the_magnetic:4 the_mail:2 the_main:31 the_mainspring:6
the_maintenance:14 the_man:20 the_manual:39 the_map:-27 the_maps:6
the_marathon:-55 the_march:11 the_market:-34 the_mash:-82 the_mast:-37
the_match:-42 the_matter:32 the_mayor's:-35 the_meadow:1 the_mean:32
the_mechanic:-24 the_meeting:-30 the_messages:1 the_metal:11 the_meter:17
the_metrics:4 the_metronome:-34 the_microphone:-14 the_microscope:22
the_middle:13 the_mileage:20 the_mill:21 the_minibus:25 the_minuet:2
the_minute:-17 the_mirror:60 the_mistake:54 the_mixer:-2 the_mobile:29
the_mock:17 the_modem:-5 the_module:-58 the_moment:60 the_money:24
the_monitoring:-33 the_month:21 the_moon:-85 the_mooring:10 the_more:-14
the_morning:-67 the_mosaic:-17 the_most:-41 the_moth:-14 the_moths:-17
the_motor:11 the_motorway:-39 the_mould:18 the_mountain:18 the_mountains:5
the_movers:2 the_moving:37 the_mud:-31 the_museum:-18 the_museum's:15
the_music:7 the_myth:21 the_nas:24 the_navy:-32 the_nearest:16 the_neckline:31
the_needle:20 the_neighbour:40 the_neighbours:-16 the_network:17 the_new:-87
the_news:-101 the_next:-73 the_nice:-6 the_night:21 the_nightly:57
the_nocturne:22 the_noise:-32 the_noisy:20 the_north:86 the_northern:-35
the_notes:-114 the_novel:43 the_number:-29 the_numbers:25 the_nurse:-2
the_nursery:45 the_nurses:21 the_nutcracker:-22 the_offer:48 the_office:-83
the_official:9 the_oil:-22 the_old:59 the_older:63 the_oldest:-18 the_on:34
the_onboarding:34 the_one:-89 the_ones:-107 the_onions:-68 the_only:-115
the_opening:32 the_operator:25 the_oral:28 the_orange:27 the_orchard:48
the_orchestra:24 the_order:21 the_ordinary:-22 the_organ:4 the_organic:8
the_original:-43 the_orm:12 the_oslo:10 the_other:22 the_others:48 the_outage:6
the_outer:26 the_outlier:27 the_output:-33 the_outside:65 the_oven:40
the_overdraft:23 the_overflow:6 the_owner:48 the_owners:7 the_oxygen:33
the_padlock:27 the_paediatric:7 the_page:-39 the_pager:14 the_painter:-2
the_painters:-24 the_painting:-30 the_panel:-28 the_paper:-71 the_papers:8
the_parade:22 the_parcel:-6 the_parent:7 the_parents:41 the_parish:15
the_park:-48 the_parking:-28 the_parrot:7 the_parser:26 the_part:-107
the_parts:17 the_party:29 the_pass:17 the_passport:3 the_password:14
the_past:-32 the_patience:16 the_payslip:2 the_pdf:15 the_pears:-8
the_people:-21 the_permit:34 the_person:8 the_petrol:-46 the_pharmacy's:41
the_photo:-45 the_photos:-21 the_physics:-26 the_physio:-12 the_piano:82
the_pickup:21 the_picture:-55 the_pier:-9 the_pigeon:-2 the_pigeons:-36
the_pilot:43 the_pipes:-14 the_piste:13 the_pizzeria:29 the_plan:6 the_plant:-32
the_plates:36 the_platform:10 the_player:-25 the_players:30 the_plot:-8
the_plugin:41 the_plumber:3 the_plums:-10 the_plunge:3 the_poem:-35 the_point:25
the_police:1 the_policy:16 the_pond:14 the_pool:-32 the_port:-29 the_porter:4
the_post:-45 the_postman:-68 the_pot:21 the_potting:-28 the_power:-8
the_practical:46 the_practice:46 the_pram:39 the_prefix:10 the_press:72
the_preview:26 the_previous:-28 the_price:-60 the_pricing:6 the_primary:24
the_print:14 the_printed:8 the_printer:22 the_profile:-21 the_profiler:44
the_projection:-30 the_projector:34 the_props:-2 the_proxy:25 the_pub:-37
the_public:28 the_pull:-22 the_pump:13 the_puppies:-1 the_puppy:-18
the_purser:-26 the_quarry:3 the_quarter:8 the_quay:25 the_query:-56
the_questions:18 the_queue:-5 the_quickest:-25 the_quiz:15 the_quizzes:26
the_quote:30 the_rack:-77 the_racks:-19 the_radio:-9 the_raffle:-19
the_railway:-12 the_rain:-35 the_ramp:45 the_raw:-7 the_read:36 the_reading:43
the_readme:11 the_real:-43 the_rear:14 the_reasoning:20 the_receipt:5
the_recipe:54 the_recital:-6 the_record:-2 the_recorded:6 the_red:22
the_refund:22 the_registry:30 the_regulations:54 the_rehearsal:4 the_release:-23
the_reminder:79 the_removal:-35 the_render:10 the_renderer:-9 the_rental:11
the_repair:-17 the_repeat:51 the_replacement:19 the_repo:14 the_report:6
the_rescue:23 the_resistor:11 the_resit:3 the_rest:-47 the_restored:2
the_result:-3 the_retro:-43 the_retry:17 the_return:13 the_returns:59
the_review:22 the_rhythm:1 the_ribbons:40 the_ridge:-24 the_right:-99 the_rind:1
the_ring:32 the_rings:-48 the_ringtone:-30 the_rinse:15 the_rinsing:9
the_river:-15 the_road:-65 the_robot:-52 the_role:8 the_rollers:5 the_roof:-20
the_room:-49 the_rope:12 the_ropes:-24 the_ropeway:15 the_roses:5 the_rota:24
the_roundabout:-31 the_router:-21 the_row:-11 the_rules:24 the_run:-11
the_runbook:-21 the_saddle:15 the_safe:13 the_sake:25 the_sale:7 the_same:-77
the_sample:-42 the_samples:-24 the_sampling:3 the_sand:8 the_sandwiches:-26
the_satellite:18 the_saturday:14 the_saw:13 the_scaffolding:19 the_scale:14
the_scales:44 the_scanner:1 the_scarecrow:-21 the_scheduler:16 the_schema:53
the_school:20 the_school's:26 the_science:1 the_scratch:14 the_screen:7
the_sea:-19 the_sealed:10 the_season:-39 the_seat:14 the_seating:-38
the_seats:-28 the_second:-48 the_secretary:-20 the_security:-15 the_seed:-7
the_selvedge:17 the_semicolon:-75 the_sensor:-10 the_sensors:-9 the_serial:34
the_series:17 the_server:-65 the_session:39 the_set:16 the_settings:56
the_seventh:3 the_seventies:-8 the_sewing:5 the_shader:10 the_shape:-25
the_shared:49 the_shed:33 the_sheet:21 the_shelf:-53 the_shelter:3 the_shelves:4
the_shift:30 the_ship:29 the_shop:24 the_short:-72 the_shoulder:3 the_show:23
the_shower:-59 the_shuttle:54 the_sicilian:24 the_side:-34 the_sign:38
the_signing:26 the_silence:-42 the_simulator:37 the_singer:-7 the_sink:55
the_siren:-57 the_sister:3 the_site:5 the_sitter:38 the_sitting:20 the_six:4
the_size:6 the_skeleton:-35 the_skip:7 the_skirting:24 the_slaughter:10
the_sleep:55 the_slide:36 the_slides:-31 the_slipway:-15 the_small:13
the_smaller:45 the_smashed:3 the_smell:-101 the_smoke:-71 the_smoked:35
the_snow:57 the_sofa:-27 the_software:-7 the_solution:62 the_sort:-32
the_sound:-32 the_soup:-12 the_source:22 the_sourdough:-32 the_south:81
the_southern:14 the_spare:56 the_spell:48 the_spelmansstämma:1 the_spikes:-35
the_splash:47 the_spleen:-3 the_spoken:18 the_sports:-38 the_spring:34
the_sprouts:-7 the_squeak:-39 the_stable:-35 the_stack:-25 the_stadium:7
the_stage:85 the_staging:26 the_stairs:-8 the_stall:1 the_stamp:9 the_standby:7
the_standing:-11 the_star:6 the_start:25 the_state:1 the_statement:14
the_station:-1 the_status:38 the_steps:1 the_stock:5 the_storage:34 the_story:-8
the_stove:13 the_strap:27 the_street:-30 the_stroke:-17 the_stuck:37
the_stuffed:-14 the_subject:-4 the_substation:5 the_subtitles:-1 the_suite:2
the_sum:-56 the_summary:30 the_summer:3 the_summit:36 the_sun:12 the_sunday:23
the_sundial:25 the_sunrise:-15 the_sunset:-46 the_supply:13 the_surfboard:10
the_surprise:48 the_survey:21 the_suspension:11 the_swallows:-82 the_swan:-5
the_swans:-51 the_swap:7 the_swimming:43 the_swing:4 the_switch:-19 the_sync:49
the_system:1 the_table:-41 the_tablecloths:22 the_tables:24 the_tablet:16
the_tabletop:12 the_talk:-48 the_tank:14 the_tannery:15 the_tape:50 the_tapes:26
the_tare:3 the_target:11 the_tasting:20 the_tavern:24 the_tax:35 the_teacher:-55
the_team:-9 the_technician:29 the_teeth:-17 the_temp:11 the_templates:4
the_temporary:16 the_tenant:-74 the_tenants:24 the_tenor:43 the_tent:-5
the_terminal:-53 the_terrace:41 the_test:51 the_tester:3 the_tests:-23
the_text:56 the_texture:15 the_thank:37 the_theatre:65 the_theme:19
the_theory:81 the_thermal:6 the_thermostat:16 the_thing:-39 the_third:-101
the_thread:-6 the_three:20 the_thursday:11 the_ticket:46 the_tickets:-30
the_tide:-57 the_tiler:57 the_time:-148 the_timer:15 the_tin:2 the_toilet:-7
the_tokeniser:14 the_tone:-6 the_top:5 the_tortoise:-58 the_tourists:26
the_tournament:17 the_towels:-18 the_tower:-12 the_town:27 the_trace:-34
the_traces:-18 the_track:20 the_tractor:-9 the_traffic:-44 the_trailer:17
the_train:-42 the_training:10 the_tram:-80 the_trampoline:13 the_transfer:-13
the_transit:-29 the_translation:16 the_travel:12 the_treasurer:43 the_tree:-39
the_trees:-3 the_trial:17 the_triangle:-6 the_trip:27 the_truck:27
the_trumpet:-43 the_ttl:-8 the_tuba:-36 the_tube:-50 the_tuesday:44
the_tunnel:33 the_turn:47 the_turnstile:4 the_turret:21 the_tutor:22
the_twins:39 the_two:50 the_type:-33 the_ultrasound:-20 the_understudy:-1
the_undo:21 the_uniform:14 the_uniforms:13 the_union:21 the_unit:35 the_units:14
the_unloading:6 the_update:-45 the_upper:50 the_upstairs:7 the_ushers:2
the_usual:-94 the_validation:3 the_value:-14 the_valve:-5 the_vans:19
the_variable:-62 the_vending:-62 the_vendor:-65 the_vendor's:17 the_vendored:11
the_vertical:5 the_very:49 the_vet:-13 the_vibraphone:6 the_vicar:-39
the_view:-32 the_village:10 the_villain:15 the_vocabulary:3 the_voltage:6
the_volunteers:38 the_waiter:-36 the_waiting:-30 the_wake:41 the_walk:11
the_walkway:10 the_walls:-50 the_waltz:9 the_ward:21 the_wardrobe:4
the_warehouse:66 the_warm:20 the_warning:1 the_warranty:58 the_wash:-23
the_washing:19 the_watch:12 the_watchdog:14 the_water:-22 the_watercolours:3
the_wave:-1 the_way:-130 the_weather:-64 the_web:5 the_webcam:-3 the_webhook:3
the_website:-11 the_wedding:-15 the_week:38 the_weekend:-12 the_weekly:22
the_welcome:7 the_well:25 the_whale:11 the_wheel:47 the_wheelchair:2
the_white:-12 the_whole:-59 the_wide:-16 the_widget:23 the_widow's:5
the_wifi:-37 the_wiki:55 the_wind:-63 the_window:-42 the_windows:-23
the_winter:78 the_wooden:-6 the_wool:-8 the_word:-145 the_wording:-75
the_words:15 the_workshop:39 the_world:-49 the_worm:-59 the_worst:-3
the_wrapping:14 the_written:15 the_wrong:-123 the_yard:-40 the_year:-3
the_yeast:37 the_yellow:41 the_yoga:-49 the_youngest:58 the_zebra:4 theatre:118
theft:-33 their:-51 their_hands:12 their_head:-29 their_own:-6 their_way:7
theirs:1 theirs_so:6 them:6 them_0:-31 them_^:72 them_a:23 them_and:67
them_apart:-9 them_are:-54 them_as:25 them_at:51 them_by:-44 them_come:-9
them_for:48 them_has:12 them_in:-39 them_is:-91 them_more:38 them_off:-16
them_on:60 them_one:-44 them_or:-16 them_so:74 them_the:-45 them_to:15
them_together:39 them_up:16 theme:126 theme_uses:16 themselves:9 then:-6
then_0:-72 then_^:23 then_a:-37 then_and:8 then_comes:4 then_found:-22 then_i:70
then_it:-116 then_it's:25 then_its:55 then_nothing:-6 then_one:-9
then_somebody:-6 then_the:-60 then_there:-8 then_they:-49 then_we:14 then_you:50
theory:22 theory_^:24 theory_drills:45 theory_exam:1 theory_test:22
theory_that:-58 therapy:-32 therapy_^:-32 there:3 there_^:60 there_a:-19
there_after:2 there_all:-40 there_and:-3 there_are:26 there_done:-65
there_goes:-105 there_has:-11 there_i:-22 there_is:-30 there_may:1 there_must:-5
there_since:-13 there_the:12 there_was:-38 there_we:18 there_were:-76
there_will:12 there's:45 there's_an:-18 there's_nothing:-45 there's_something:-9
there's_space:24 there's_the:29 therefore:48 theres:17 theres_0:22 theres_a:24
theres_no:-23 theres_only:12 thermo:6 thermo_is:6 thermomètre:16
thermomètre_de:16 thermos:-24 thermos_^:-20 thermostat:1 these:-28
these_days:123 these_on:43 thesis:-18 they:18 they_^:-67 they_are:5
they_bring:20 they_call:-6 they_came:12 they_can:33 they_close:22 they_come:-35
they_could:-19 they_did:3 they_dont:12 they_even:-22 they_follow:-38
they_found:-35 they_gave:15 they_get:60 they_give:18 they_had:-12 they_have:25
they_leave:2 they_lost:-6 they_made:43 they_may:-17 they_mix:15 they_must:-18
they_never:21 they_painted:-18 they_play:6 they_promised:-31 they_put:-59
they_read:24 they_say:-137 they_sent:-20 they_should:11 they_still:-48
they_told:-38 they_took:43 they_turned:33 they_used:-25 they_want:-13
they_weighed:-100 they_were:65 they_will:-7 they'd:24 they'll:-4 they're:30
they've:2 theyre:-22 theyve:20 theyve_put:20 thick:13 thick_^:32 thick_i:-8
thin:-26 thin_clients:21 thing:6 thing_^:136 thing_about:-39 thing_and:-11
thing_has:-6 thing_i:-50 thing_in:-4 thing_missing:2 thing_my:53 thing_on:16
thing_people:8 thing_that:-13 thing_to:-20 thing_with:-45 things:-20
things_^:-132 things_and:4 things_are:-21 things_in:50 things_up:30
things_with:13 think:-39 think_^:92 think_a:-54 think_i:-13 think_in:82
think_of:-106 think_she:29 think_that:-28 think_the:-39 thinking:33
thinking_^:52 thinking_about:-64 thinking_of:57 thinking_time:51 thinks:-70
thinks_he:-42 thinks_i:-8 thinks_i'm:-8 thinner:66 third:-73 third_day:-12
third_party:3 third_reminder:-16 third_time:7 thirteen:1 this:-59 this_^:-100
this_afternoon:47 this_all:17 this_app:-60 this_but:-32 this_chat:-10
this_class:19 this_hospital:-38 this_hour:-26 this_house:9 this_i:5 this_i'd:11
this_i'll:17 this_is:34 this_keyboard:-76 this_month:16 this_morning:14
this_plan:5 this_point:-59 this_project:19 this_repo:2 this_season:49
this_sort:-24 this_stuff:7 this_tariff:5 this_term:11 this_thread:21
this_time:47 this_town:-42 this_up:-51 this_we:22 this_week:88 this_weekend:39
this_well:24 this_window:-48 this_winter:32 this_with:-39 this_year:145
this_yr:29 tho:-26 tho_^:-35 those:-21 those_^:42 those_are:39 those_days:-36
those_who:-9 though:-78 though_^:-66 though_it:-40 though_the:-17 thought:-56
thought_a:-48 thought_about:83 thought_id:-58 thought_of:-6 thought_so:-1
thought_the:-28 thoughts:-20 thoughts_^:-49 thousand:56 thousands:-23 thread:3
thread_^:20 thread_and:-27 thread_tension:23 thread_when:24 threads:42
threads_^:11 three:53 three_^:67 three_generations:-27 three_has:15 three_in:3
three_lines:38 three_of:34 three_times:-39 three_weeks:-67 three_years:-19
threshold:30 threshold_to:7 threw:-30 threw_away:-2 thrilled:-64 thrilled_^:-64
throttled:49 through:-27 through_0:-3 through_^:7 through_a:-26 through_all:40
through_august:4 through_i:7 through_is:-13 through_it:-28 through_my:5
through_the:-90 through_this:42 through_with:17 throughout:-12 throughout_^:-14
throughput:-33 throw:13 throw_away:-37 thrown:29 throws:21 thru:32 thru_the:-13
thu:4 thu_^:3 thumb:-117 thumbs:63 thunder:-35 thunder_all:-40 thurs:16
thursday:-33 thursday_^:-51 thursday's:7 thursdays:64 thursdays_^:10 thx:-87
thx_a:-48 thyroid:30 ti:67 ti_mando:18 tia:-36 ticked:41 ticked_off:63 ticket:42
ticket_^:-7 ticket_ab:4 ticket_desk:19 ticket_number:21 ticket_with:-2
tickets:-29 tickets_^:-46 tickets_at:4 tickets_were:-11 ticking:32 ticks_^:7
tidal:16 tidal_streams:47 tide:4 tide_came:3 tide_here:7 tidy:-15 tie:-9 tied:58
tied_back:23 tiene:91 tiene_0:37 tiene_la:-2 tiene_que:86 tiene_sitio:13
tienen:7 tienes:21 tient:58 tient_la:45 tier:-73 tier_^:25 tiers:13 tiers_^:13
ties:52 ties_me:35 ties_up:5 tight:45 tight_^:29 til:-20 til_the:8 tiler:44
tiles:34 tiles_^:-42 till:179 till_0:-60 till_^:18 till_breakfast:6 tillbaka:40
time:-48 time_0:-39 time_^:-4 time_a:1 time_and:95 time_as:-9 time_at:31
time_before:1 time_for:31 time_i:-78 time_i'm:-38 time_in:81 time_is:71
time_it:-56 time_no:-25 time_not:28 time_of:-37 time_somebody:-29
time_someone:-18 time_the:1 time_this:-45 time_to:-27 time_we:-22 time_when:-3
time_which:-19 time_with:1 time_you:-12 time_zone:24 timed:11 timeout:49
timeout_0:14 timeouten:32 timeouten_mot:32 timer:68 timer_^:26 times:-4
times_a:40 times_and:-40 times_at:-23 times_before:-20 times_each:-7 times_in:-4
times_out:38 times_which:-15 times_without:-3 timestamp:-49 timestamp_^:-42
timestamps:51 timestamps_are:24 timetable:29 timetables:-18 timezone:-10
timing_^:-25 timmar:-51 tims:8 tin:-15 tin_^:3 tin_roof:-27 tinha:-46 tiny:-33
tiny_^:44 tiny_ones:7 tio:18 tip:29 tip_^:30 tipografia:42 tips:-44 tirantes:32
tire:13 tired:-41 tired_^:-11 tired_of:-40 titles:31 titration:32 titular:13
tls:12 tmrw:98 to:-35 to_$:2 to_0:32 to_^:-5 to_a:24 to_add:3 to_admit:-19
to_all:29 to_another:4 to_argue:-8 to_as:42 to_ask:-131 to_back:11 to_be:66
to_beat:-12 to_beatrix:1 to_become:-4 to_begin:30 to_bottom:-5 to_bring:22
to_carry:-7 to_change:6 to_charge:-52 to_chew:72 to_collect:18 to_come:10
to_correct:-1 to_count:-58 to_customers:14 to_cycle:-18 to_dig:-28 to_do:76
to_draw:-1 to_drive:-79 to_each:-51 to_eat:-50 to_every:11 to_everybody:-25
to_everyone:-7 to_explain:-69 to_feed:35 to_find:-44 to_fit:25 to_forget:-5
to_get:38 to_give:-61 to_go:12 to_half:31 to_hand:56 to_have:28 to_hazelnut:26
to_hear:-18 to_help:-61 to_her:39 to_him:-16 to_his:17 to_hold:8 to_hotels:-14
to_hum:-3 to_imagine:-22 to_it:8 to_its:12 to_keep:-51 to_know:62 to_label:-4
to_laugh:-9 to_let:-68 to_live:-52 to_look:-18 to_lose:-8 to_make:-11 to_me:37
to_measure:4 to_meet:-24 to_move:11 to_my:26 to_ninety:48 to_no:4 to_one:18
to_open:-15 to_our:30 to_own:34 to_park:-10 to_pass:28 to_pay:-16 to_people:-38
to_pick:-28 to_plan:-24 to_play:82 to_prefer:-24 to_prune:-9 to_put:-76
to_read:44 to_release:14 to_remember:-35 to_report:13 to_rest:30 to_restore:57
to_run:17 to_save:-7 to_say:-6 to_school:-8 to_send:-31 to_ship:4 to_show:-19
to_sign:7 to_silence:1 to_sit:-7 to_skip:27 to_sleep:-9 to_someone:10
to_speak:-9 to_start:-36 to_stood:-29 to_stop:80 to_study:3 to_swim:-8
to_take:-85 to_talk:5 to_teach:-9 to_tell:88 to_text:-59 to_that:4 to_the:28
to_them:70 to_three:-12 to_throw:-37 to_touch:14 to_try:-2 to_turn:-34
to_twelve:16 to_two:26 to_understand:8 to_us:89 to_use:-22 to_wait:-34 to_wake:5
to_work:-4 to_you:95 to_your:-11 toast:-49 toast_^:10 toaster:-74 tobias:59
toca:-2 tocan:5 tocca:39 toch:10 toch_voor:12 toda:-48 toda_la:-62 todavía:23
todavía_no:8 today:-84 today_0:-63 today_^:-35 today_because:-11 today_i:7
today_is:67 today_it:-2 today_that:-37 today_the:20 toddler:-104 toddlers:-49
todo:-43 todo_^:-28 todos:-28 toetsenbord:-16 together:12 together_^:-18
together_the:6 together_with:55 toilet:-7 token:99 token_^:21 token_lives:15
token_machine:27 tokeniser:14 tokens:11 told:-9 told_a:-5 told_about:-2
told_him:-9 told_me:-17 told_the:81 told_to:7 told_you:52 toll:-34 tomasz:17
tomates:-32 tomatoes:-22 tommes:5 tomorrow:102 tomorrow_^:-10 tomorrow_before:7
tomorrow_the:16 tomorrow_we:11 tomorrow's:-39 ton:11 tone:26 tongs:6 tonight:57
tonight_?:22 tonight_^:-37 tonight_is:72 tonight_we:2 tonleitern:12
tonleitern_0:12 tonnes:29 tonnes_^:3 tonnes_and:15 too:129 too_^:-54 too_cold:28
too_easy:76 too_far:14 too_loud:66 too_low:10 too_many:78 too_much:73
too_noisy:65 too_short:-7 too_slow:-35 too_so:-62 too_tight:27 took:-7
took_0:-45 took_a:-31 took_all:64 took_down:-22 took_it:84 took_longer:-47
took_me:13 took_out:-53 took_over:57 took_the:35 took_them:-14 took_you:29
tool:-8 tools:-22 tooltips:1 top:-56 top_^:-25 top_of:40 top_to:-5 topic:-6
topic_^:-87 topic_is:48 topped:21 topped_up:21 tops:77 tops_^:14 torch:-13
torch_^:11 torch_and:-11 torches:-38 torino:12 torn:40 torn_between:11 torneo:26
torneo_llevaré:26 torque:-27 torque_wrench:-29 torre:-7 torta:-7 tortoise:-2
tortoise_^:-25 tortoise_has:12 total:-9 total_^:-9 touch:73 touch_the:60
touched:-21 touches:13 touches_the:4 touching:23 toujours:5 toujours_mes:29
toujours_pas:40 tour:14 tour_meets:7 tourists:4 tournament:23 tournament_uses:17
tourne:40 tourne_^:22 tourne_sous:9 tours:37 tous:-57 tous_les:-27 tout:-92
tout_^:-31 tout_le:-41 tow:30 tow_truck:26 toward:-27 towards:15 towards_^:12
towards_the:51 towel:-14 towels:-12 towels_^:-3 tower:-1 tower_^:-19 tower_has:7
town:-54 town_^:-13 town_hall:41 town_has:-51 towns:-34 toy:61 tr:2 tr_0:2
trabajo:37 trabalho:36 trabalho_tem:36 trace:-29 trace_^:59 trace_is:-47
traceback:-32 traces:-56 traces_from:-21 track:4 tracked:22 tracker:27
tracking:21 tractor_^:5 tractors:-37 trade:-23 trade_^:-36 trade_fair:1
trades:-27 tradition:28 tradition_^:31 traduction:13 traduction_^:13
traduzioni:25 trae:17 trae_0:11 traffic:24 traffic_^:69 traffic_for:-34
traffic_wardens:-37 trafia:27 trafia_do:27 trafo:5 trafo_im:5 traghetto:47
traghetto_^:11 trail_^:12 trail_marks:12 trailer:16 trailers:94 trailers_^:5
train:-48 train_^:42 train_and:28 train_is:-52 train_leaves:12 train_through:-32
train_to:-107 trainee:36 training_it:25 trains:5 trains_^:8 traiteur:25
traiteur_libanais:25 trajo:-11 tram:-81 tram_^:-13 tram_so:-44 tram_through:-6
trampoline:-51 trams:13 tranché:16 tranché_on:16 tranquilo:-13 transactions:-7
transcribed:39 transfer:-7 transfer_from:-13 transformer:19 transformer_swap:2
transit:-29 translate:4 translated:-9 translated_^:-22 translation:55
translations:25 translators:45 transmitting:8 transport:65 transport_^:8 trap:53
tras:21 tras_la:21 trasporto:14 trastero:18 trata:16 travaille:26 travel:-24
travel_^:-63 travel_in:67 travel_on:-62 travel_papers:28 travelled:-42
travels:93 travels_in:50 travels_with:10 tray:90 tray_^:41 trays:53 trays_^:1
tre:-117 treasurer:50 treat:145 treat_every:30 treat_the:54 treated:42
treated_under:16 tree:-21 tree_^:12 tree_surgeon:14 trees:22 treffpunkt:20
treffpunkt_der:4 treffpunkt_ist:4 trein:-33 tren:-50 treno:53 treppenhaus:-45
tres:9 tres_horas:-48 tres_noches:19 tresor:37 tresor_^:19 triage:54 trial:18
trials:19 triangle:-5 triangles:-58 tried:-23 tried_0:1 tried_^:53 tried_it:108
tried_the:-53 tried_them:35 tried_to:-98 tries_for:28 trip:54 trip_^:11
trip_is:9 trip_to:-14 tripod:21 tripped:14 tripped_over:-3 trips:35 trips_at:29
trips_it:-51 trips_the:15 tripulación:35 tripulación_es:35 trois:-67
trombone:-23 tronco:-23 tronco_^:-23 trond:-22 trop:-20 trop_lent:69
trop_mignon:-52 trophy:-55 trotz:-23 trouble:-3 trouble_at:-60 trouble_with:57
trout:27 trout_^:11 trouve:8 trova:-10 trovo:66 trovo_meglio:66 truck:58
truck_^:1 truck_comes:16 truck_from:17 trucks:16 true:-7 true_^:26
true_story:-26 trumpet:-38 trumpets:-42 trunk:-21 trust:-12 trust_a:-45 try:44
try_it:21 try_the:31 trying:18 trying_to:13 trzeba:56 trägt:32 très:-28 três:58
ts:6 ttl:-8 tu:91 tu_me:17 tu_punto:24 tua:4 tub:36 tuba:-78 tuba_^:-58 tube:-13
tue:49 tuesday_^:-56 tuesday_and:3 tuesday_group:7 tuesdays:51 tug_is:5
tuition:29 tulsa:5 tun:-41 tune:26 tune_which:-28 tuner:2 tunes:-66
tunnel_branch:13 tunnel_near:-32 tunnels:-1 turbine:-1 turbine_^:-10 turing:27
turkish:-22 turn:48 turn_^:22 turn_in:3 turn_it:-54 turn_of:11 turn_out:-41
turn_to:43 turned:-33 turned_0:-57 turned_away:27 turned_down:24 turned_out:-73
turned_the:25 turned_up:-95 turner:16 turner_at:16 turni:18 turning:3 turno:80
turno_di:18 turns:-34 turns_out:19 turnstile:4 turnstile_service:4 turret:21
tutoie:54 tutor:72 tutor_is:51 tutti:-63 tutti_^:-45 tutto:-39 tv:-45 två:20
twee:12 twelve:59 twelve_and:12 twenty:-54 twenty_minutes:24 twice:-10
twice_^:24 twice_a:2 twice_and:-11 twice_at:6 twice_in:58 twice_on:18
twice_so:-74 twice_the:-9 twin:54 twins:-56 twins_on:16 two:39 two_adults:8
two_and:18 two_at:9 two_coats:22 two_different:-36 two_drinks:28 two_has:3
two_hours:-69 two_i:7 two_in:-8 two_is:28 two_lanes:3 two_of:51 two_patients:-44
two_people:122 two_runs:10 two_signatures:13 two_small:35 two_things:8
two_weeks:-27 two_with:11 two_years:40 tycker:27 tycker_bättre:27 tygodniowo:17
tygodniowo_^:17 tylko:22 tym:-23 type_^:15 type_hints:34 type_in:-17 typed:40
typed_in:17 types:-6 typescript:27 typescript_^:15 typical:-134 typical_^:-62
typical_for:-65 typing:-24 typing_^:52 typing_it:42 typing_with:-79 typo:47
typo_in:27 typos:-6 tyres:69 tyres_^:2 tyres_are:35 técnico:19 téléphone:5
téléphérique:-77 tür:-30 tür_^:-33 u:30 u_0:7 u_^:60 u_a:17 u_call:22 u_can:52
u_know:-14 u_nas:-106 u_should:-12 u_weterynarza:2 uf:-53 ugh:-146 ugh_^:-28
ugh_monday:-78 ugh_xcode:-33 ugly:-23 uhr:-17 ui:72 ui_is:66 uit:-66 uit_^:60
ukulele:-33 ultimately:31 ultrasound:-24 um:63 um_0:88 um_acht:27 um_halb:41
um_minute:29 um_zehn:13 umbral:24 umbral_de:24 umbrella:-72 umbrella_^:-3
umbrellas:-86 umeå:27 umgezogen:4 umlauts:12 umzug:10 un:-177 un_accent:36
un_bruit:-37 un_cadenas:63 un_de:15 un_deposu:56 un_elefante:-9 un_film:-14
un_frío:-24 un_rythme:14 un_tableau:-24 un_temps:-47 un_tesoro:-51 un_ton:6
un_viaje:72 una:-7 una_cabina:1 una_pentola:-25 una_vez:-25 unaided:38
unanswered:19 uncle:16 uncle_^:14 uncle_alfred:83 unclear:54 unclear_^:-44
unclear_to:33 unclear_which:21 uncomfortable:-53 und:-141 und_dann:-16
und_das:-65 und_der:-47 und_die:-8 und_eine:-34 und_hat:-17 und_ich:-66
und_ist:-49 und_keine:-30 und_zwar:53 undecided:47 under:-20 under_0:91
under_a:9 under_ab:1 under_eight:34 under_the:-84 underestimate:-10
underestimate_how:-10 underneath:22 underneath_^:12 underrated:-111
understand:-69 understand_^:-35 understand_how:-4 understood:-23 understood_^:20
understood_the:3 understood_why:-51 understudy:-1 understudy_tonight:28
undici:-19 undo:53 undo_history:21 une:-14 une_classe:21 une_fois:41
une_heure:55 unexplained:8 uniform:14 uniform_jackets:14 uniforms:13 union:19
unit:109 unit_tests:12 units:67 units_^:14 units_in:20 university:-21 unknown:37
unknown_so:36 unless:-44 unless_you:-60 unlock:52 unlock_^:20 unlucky:-6
unopened:12 unplugged_^:30 unplugged_the:-16 unread:-58 unread_msgs:-43
unreadable:57 unreal:-42 unreal_^:-27 uns:-33 uns_in:-40 unsere:-41 unter:23
unterschrieben:22 unterschrieben_^:22 unterschrift:22 until:56 until_he:-12
until_i:16 until_next:33 until_noon:3 until_the:-26 until_they:-34 until_we:10
until_you:-5 unusual:-5 up:14 up_0:-10 up_^:43 up_a:-48 up_above:-25 up_after:61
up_again:23 up_and:-29 up_arguing:-7 up_as:-25 up_at:-73 up_call:17
up_explaining:-34 up_for:4 up_four:-33 up_from:-10 up_in:28 up_is:45 up_left:19
up_my:57 up_next:20 up_on:75 up_once:49 up_so:25 up_the:-57 up_to:11 up_with:28
update:-25 updated:21 updates:5 upgrade:-20 uplink:9 upload:77 upload_chunks:31
upload_size:12 uploaded:18 uploads:7 upon:10 upper:55 upper_cistern:1
upper_drive:3 upright:14 ups:67 ups_lasts:7 upset:-1 upset_the:-1 upstairs:59
uptime:-45 ur:8 urgent:45 urls:11 us:-26 us_0:-89 us_^:90 us_a:-6 us_at:-40
us_better:26 us_even:17 us_for:18 us_have:6 us_in:32 us_is:26 us_it:-35
us_make:3 us_no:37 us_off:42 us_or:39 us_out:-65 us_that:-9 us_the:-28 us_to:26
us_twice:24 us_with:64 us_would:-14 us_you:47 usa:29 usa_0:16 usa_a:35
usa_el:-41 usage:-28 usar:51 usare:9 usare_mai:9 usb:2 usb_stick:2 usch:-55
usch_vad:-55 use:21 use_^:-61 use_it:2 use_my:10 use_that:53 use_the:13
used:-108 used_for:33 used_in:37 used_it:20 used_to:-146 useful:-58 useless:-15
useless_^:-15 user:-64 users:55 users_^:31 users_can:28 uses:42 uses_a:49
uses_links:16 uses_the:9 usher:44 ushers:23 usiamo:16 using:23 uso:6 usual:-135
usual_^:-47 usually:-132 usually_comes:-10 utan:68 utc:97 utc_^:16 ute:-3
utilise:18 utrecht:-55 utrecht_^:-11 uur:-42 uur_parkeren:29 uw:34
uw_bakfiets:28 v:41 v_0:34 va:-50 vacances:-35 vaccine:61 vacuum:-28 vad:-97
vai:74 vai_ser:18 vale:47 vale_0:4 valid:12 validation:3 validation_split:3
valla:-55 valley:36 valley_station:18 valley_went:24 value:16 value_^:14
values_^:15 valve:-20 valve_in:-4 vamos:99 van:9 van_^:75 van_de:-24 van_en:35
van_has:9 van_het:21 van_is:5 van_ons:-66 van_siempre:32 van_smells:-32
van_the:3 vanaf:31 vanaf_nu:23 vandaag:-74 vanish:17 vanno:25 vans:31
vans_are:11 var:-61 varavirta:87 variable:-64 variable_names:17 variables:16
varnish:56 varnish_^:11 varnish_is:18 vase:-53 vast:17 vat:7 vault:5 vault_^:-30
vault_and:34 vaut:11 vaya:-56 vd:-20 ve:76 ve_a:19 vecchio:41 veces:-22
vecino:-87 vecinos:16 vector:9 veel:-93 vegan:87 vegetarian:128 veggie:75 vem:71
vem_som:24 vending:-67 vending_machine:-66 vendor:-18 vendor_^:-62
vendor_engineer:14 vendor_has:27 vendor's:17 vendored:17 vendredi:56
vendredi_^:38 ventana:1 ventana_de:1 venue:-21 ver:7 verano:23 verbs:69
verbs_in:13 verdad:-42 verdad_^:-42 verified:14 verloren:48 verloren_^:48
verse:4 verses:-121 verses_^:-82 version:-33 version_is:-51 version_was:-10
versions:-17 versions_of:14 versprochen:43 versprochen_^:43 vertical:24
vertical_antenna:4 vertical_slice:11 vertrag:-24 very:-98 very_^:-28
very_clear:22 very_first:-57 very_funny:-12 very_most:55 very_same:1
very_welcome:-10 vests:9 vests_look:5 vet:36 vet_^:48 vet_fortfarande:6
vet_inte:26 vet_is:23 vet_looked:36 vet_on:-82 vet_said:29 vet_says:-1 veut:-18
vez:-112 vez_^:-65 vhf:44 vi:-11 vi_behåller:34 vi_hand:9 vi_tar:17 vi_vet:14
via:7 viaggio:-23 viaggio_^:-23 viaje:28 viaje_^:72 vibraphone:6 vibration:-9
vicar:-39 vicino:-17 vid:26 vide:4 video:-51 videos:46 vieille:-34 viejas:8
viejo:47 viel:-70 viele:-92 viele_^:-54 viele_leute:-38 viennent:-3 vier:15
viernes:73 vietato:24 vieux:-63 view:-7 view_^:-9 view_from:-26 view_of:29
view_on:6 viewings:12 views:33 vigila:16 vijf:38 viktmodulen:26 vilken:-58
vill:129 vill_hellre:71 village:4 village_turned:-21 villain:15 ville:-25 vim:5
vimos:-49 vimos_un:-10 vinegar_and:2 vingt:32 vino:-23 vintage:-7 viola:24
viola_has:21 violin_^:33 violins:-12 virtual:29 vis:1 vise:26 visible:4 visit:59
visit_^:36 visita:19 visite:47 visiting:36 visiting_and:13 visitor:12
visitors:72 visitors_^:-41 visitors_a:4 visitors_get:57 visits_on:29 visto:-50
visto_0:-26 vite:7 vizinho:-50 vlan:44 vlan_0:28 vocabulary:63 vocabulary_^:8
vocht:18 vocht_^:18 você:40 voglio:29 vogliono:5 voice:55 voice_^:16
voice_messages:31 voicemail:58 voices:52 voids:21 voids_the:21 voir:-53
voisin:-17 voisine:-52 voisins:-57 voitures:23 voitures_^:12 vol:23 vol_en:42
volt:17 volt_^:5 volta:2 voltage:8 volts:23 volume:21 volumes:44 volunteer:8
volunteers:108 volunteers_shirts:33 volver:24 von:-92 von_war:-10 voor:34
voor_de:78 voor_je:-14 voortaan:34 vor:-42 vor_der:-28 vor_jedem:10 vor_jeder:6
vorher:33 vorkheftruck:-33 vormittag:31 vorspiel:47 vorspiel_begleitet:30
vorstellung:42 vorstellung_am:19 vote:78 voted:110 voted_^:39 voted_and:31
voted_for:34 votre:92 votre_commande:6 votre_dossier:2 voté:8 vou:90 voucher:70
vouchers:28 vous:-88 vous_envoie:4 vowel:3 vowels:-7 vowels_^:-31 vowels_are:-15
vpn:-14 vpn_^:-19 vroeger:-65 vuelta:24 vuelto:31 vuelto_a:31 vélos:-1
vérifier:13 w:-20 w_0:-22 w_it:4 w_karty:-12 w_me:21 w_my:-12 w_niedzielę:-16
w_o:9 w_piątek:41 w_poniedziałki:-22 w_szatni:47 w_szkole:-10 w_the:23 waage:11
waffles:-63 wagen:8 wait:-27 wait_^:46 wait_for:37 wait_the:-49 wait_until:12
waited:-64 waited_0:-19 waiter:-15 waiting:-27 waiting_^:-67 waiting_for:18
waiting_on:3 waiting_room:-40 waiting_tent:38 waiting_to:52 waits:30 waits_^:-28
waits_for:6 waits_until:34 waived:20 waived_the:20 waiver:16 wake:27 wake_me:26
wake_up:-8 wakes:-69 wakes_up:-55 walk:-5 walked:-71 walked_0:-41 walked_into:-5
walked_over:-14 walked_past:-5 walking:-35 walking_through:-28 walking_to:-41
walks:-40 walks_the:-47 walkway:10 walkway_rail:10 wall:29 wall_^:-23 wallet:-24
walls:-29 walls_^:56 walls_in:-64 walnut:7 walrus:-15 waltz:4 wander:-38
wander_off:-12 wandered:-27 wanna:58 want:166 want_0:14 want_a:7 want_is:13
want_my:51 want_the:52 want_to:3 want_you:4 wanted:-117 wanted_^:36
wanted_to:-79 wants:118 wants_^:-35 wants_a:-9 wants_it:50 wants_more:-37
wants_so:48 wants_the:8 wants_to:51 war:-85 war_^:-47 war_das:-28 war_die:-23
war_es:-16 war_und:-5 ward:5 ward_is:-51 ward_was:-18 wardens:-37 wardrobe:-11
wards:54 warehouse:62 warehouses:-22 waren:-55 warm:-23 warm_^:-47 warm_up:59
warm_water:-15 warmer:-1 warmup:22 warned:-93 warned_me:-93 warning:32
warning_^:51 warning_is:-19 warning_message:5 warp:21 warranty:66
warranty_form:2 warteschlange:23 wartezeit:18 was:-43 was_$:15 was_0:-107
was_^:-18 was_a:-46 was_all:-10 was_already:23 was_always:-25 was_and:-25
was_at:-2 was_basically:-16 was_better:-35 was_built:-7 was_called:24
was_carried:13 was_cleaned:22 was_damaged:27 was_driving:-7 was_fine:7
was_for:87 was_freezing:-18 was_full:69 was_gone:-49 was_good:-15
was_gorgeous:-23 was_here:56 was_het:-37 was_i:-30 was_in:-85 was_it:-48
was_late:-46 was_left:19 was_merged:27 was_modelled:51 was_more:14
was_mostly:-23 was_moved:26 was_nice:82 was_not:-12 was_off:38 was_older:-8
was_on:-71 was_one:19 was_packed:-3 was_probably:-36 was_reading:40
was_replaced:29 was_right:-28 was_small:-25 was_so:-110 was_sold:61
was_something:-2 was_that:-34 was_the:12 was_there:-33 was_thinking:1
was_this:-49 was_to:-19 was_told:-57 was_too:108 was_unreal:-13 was_up:-22
was_very:55 was_whistling:-15 was_worth:4 was_written:-26 was_wrong:72 wash:-40
wash_bay:11 wash_the:24 washed:6 washer:20 washer_of:12 washing:33 washing_up:19
wasn't:23 wasnt:21 wasps:-115 wasser:15 waste:43 wat:-80 wat_een:-49
wat_fijn:-34 watch:65 watch_^:44 watch_is:9 watch_says:-6 watchdog:18
watched:-19 watching:-53 watching_the:-58 water:28 water_^:-18 water_and:21
water_came:37 water_company:22 water_from:-35 water_in:-34 water_is:-23
water_on:40 water_temperature:7 water_the:33 watercolours:3 watt:6 watt_^:1
watts:40 watts_^:43 wave:34 waved:-15 waved_at:-14 wax:-39 way:53 way_and:-38
way_back:84 way_better:37 way_for:25 way_home:-14 way_in:29 way_is:25 way_it:3
way_more:35 way_of:49 way_round:9 way_the:28 way_to:-134 way_too:75 way_up:-3
way_with:23 way_you:-1 ways:-35 ways_^:56 wchodzi:15 wczoraj:-75 we:81 we_^:-74
we_agreed:26 we_all:-92 we_allow:4 we_always:-6 we_apologise:14 we_are:65
we_ate:8 we_bill:3 we_both:-23 we_buy:32 we_can:55 we_can't:5 we_cant:31
we_carry:51 we_chose:-45 we_could:-55 we_cut:9 we_de:23 we_decided:-17
we_deliver:21 we_deploy:7 we_did:22 we_do:119 we_doen:69 we_don't:18 we_dont:10
we_drain:3 we_dropped:10 we_drove:-32 we_ended:-13 we_even:23 we_find:7
we_finished:17 we_found:78 we_gaan:25 we_get:47 we_go:75 we_got:-45 we_had:-96
we_hang:10 we_have:172 we_haven't:53 we_havent:9 we_just:-5 we_keep:76
we_know:20 we_laughed:-40 we_leave:29 we_like:83 we_look:18 we_lost:-67
we_may:15 we_measured:-67 we_meet:-35 we_migrate:13 we_move:17 we_moved:-52
we_must:-6 we_need:36 we_never:-60 we_once:-38 we_only:15 we_open:4 we_own:16
we_played:-53 we_practise:35 we_print:1 we_put:28 we_ran:-35 we_rent:31
we_said:40 we_sail:9 we_sang:-15 we_saw:-56 we_say:33 we_sell:-43 we_settled:12
we_shall:14 we_shared:-27 we_ship:36 we_shipped:-36 we_should:12 we_sign:15
we_skip:10 we_sold:-65 we_start:31 we_stay:2 we_still:4 we_stop:31 we_support:6
we_tackle:17 we_take:70 we_talk:-23 we_talked:23 we_thought:47 we_tried:-70
we_turn:4 we_use:-43 we_used:-59 we_want:52 we_went:-41 we_were:-84 we_will:25
we_willen:32 we_work:36 we_would:-46 we_wrote:-2 we'd:38 we'd_like:14 we'll:89
we'll_take:18 we're:33 we're_a:-36 we're_at:13 we're_going:10 we're_keeping:9
we're_leaving:26 we're_taking:25 we've:102 we've_agreed:6 we've_been:27
we've_gone:18 we've_known:44 weak:2 weak_^:-57 weak_spot:55 weak_verbs:57
weakest:92 weakest_topic:47 wear:96 wear_vests:5 wearing:-46 wearing_my:-42
wears:-81 wears_a:-36 weather:-78 weather_^:3 weather_bulletin:32
weather_forecast:-44 weavers:3 web:60 webcam:18 webhook:3 website:-78
websockets:18 wed:72 wedding:-62 wedding_^:64 wedding_cake:-27 weddings:-25
weddings_^:-7 weddings_in:-18 wednesday:58 wednesdays:31 wednesdays_^:2 weds:2
weeded:65 week:25 week_0:-28 week_^:15 week_and:11 week_at:-13 week_first:-61
week_i:-10 week_is:-19 week_of:26 week_on:-6 week_so:49 week_the:5 week_we:1
week's:19 weekdays:26 weekdays_^:21 weekend:45 weekend_^:-19 weekend_and:-21
weekend_is:19 weekends:-17 weekends_^:-54 weekly:47 weekly_report:17 weeks:-49
weeks_^:1 weeks_old:11 weeks_to:1 weer:-135 weet:-25 weft:7 weg:34 wegen:12
wegen_des:11 weigh:40 weigh_0:45 weigh_more:-19 weighed:1 weighed_in:19
weighs_0:51 weight:32 weight_^:8 weight_of:13 weil:89 weil_der:11 weil_die:21
weird:13 weird_^:-22 weiß:59 weiß_noch:13 wejściowy:22 wejściowy_mieści:22
wel:-19 welcome:-53 welcome_!:-38 welcome_back:-74 welder:-4 well:-33 well_?:7
well_^:-21 well_and:-30 well_that:-41 well_you:5 welsh:47 wenigstens:-71 wenn:90
wenn_das:17 wenn_die:29 wenn_ich:21 went:52 went_^:75 went_back:-4 went_badly:65
went_down:-29 went_for:3 went_from:31 went_in:25 went_into:40 went_off:-31
went_on:-71 went_past:-25 went_quiet:12 went_through:51 went_to:71 went_up:57
went_with:-70 wer:111 wer_den:27 wer_die:16 werden:93 werden_^:8 were:30
were_0:-23 were_^:53 were_a:37 were_going:18 were_in:74 were_kind:-8
were_laid:15 were_little:-5 were_not:7 were_on:10 were_sold:55 were_the:-51
were_told:3 were_too:50 werkbank:37 werkbank_steht:37 werkplaats:47 weselu:-8
weselu_^:40 west:51 west_^:2 wet:-1 wet_tent:-37 weterynarza:2 wetter:-37
weve:-84 whale:-34 what:-1 what_^:-52 what_a:-204 what_about:41 what_comes:11
what_did:62 what_do:-28 what_else:-29 what_even:-46 what_happens:97 what_i:128
what_i'd:-11 what_i'm:42 what_is:-103 what_it:-36 what_it's:33 what_made:62
what_matters:-5 what_my:74 what_one:-52 what_people:14 what_remains:26
what_she:-41 what_the:13 what_they:48 what_time:18 what_to:28 what_was:-15
what_we:59 what_were:58 what_you:-73 what_your:22 what's:56 what's_left:17
whatever:28 whatever_is:8 whatever_the:-21 whatever_you:18 whats:-45
whats_with:-79 whats_wrong:14 whatsapp:18 whatsoever:40 wheat:4 wheel:108
wheel_^:27 wheel_for:15 wheel_nine:12 wheelbarrow:-1 wheelchair:15 wheels:23
wheels_^:-85 wheels_get:30 wheels_in:5 wheels_w:21 when:-45 when_a:7
when_both:54 when_does:52 when_every:-3 when_he:-13 when_in:31 when_it:-42
when_its:-51 when_my:-13 when_nobody:-44 when_people:35 when_she:-22
when_somebody:23 when_the:-46 when_they:-73 when_two:-21 when_u:60 when_we:-107
when_you:45 when_you're:67 whenever:55 whenever_a:45 whenever_it:-26
whenever_the:6 whenever_there's:18 whenever_you:4 where:-71 where_0:-16
where_a:29 where_do:5 where_does:-48 where_every:-50 where_i:-7 where_it:48
where_the:35 where_we:22 whereas:20 whether:98 whether_a:-15 whether_i:2
whether_the:127 whether_we:16 whether_your:24 which:-88 which_are:-4
which_explains:-44 which_in:-60 which_is:-164 which_makes:35 which_means:16
which_of:46 which_one:-41 which_still:13 which_time:-3 which_turned:-10
which_was:-20 which_we:18 which_would:-9 while:-18 while_a:6 while_charging:17
while_i:-17 while_i'm:10 while_the:95 while_we:-36 while_were:26 whistle:8
whistles:-74 whistling:21 whit:17 whit_monday:17 white:65 white_^:75
white_one:31 whiteboard:16 who:-40 who_are:-17 who_asks:-29 who_can:-45
who_decided:-10 who_designed:-62 who_does:6 who_drives:45 who_feeds:20
who_gets:-52 who_had:-14 who_has:79 who_holds:5 who_invented:-47 who_is:4
who_keeps:26 who_knows:-3 who_left:-28 who_looks:49 who_maintains:1 who_only:-3
who_owns:76 who_pays:70 who_signs:55 who_takes:33 who_talks:4 who_the:-20
who_wanted:-20 who_was:14 who_wrote:-7 who's:-4 who's_been:-35 who's_got:20
whoever:-24 whoever_designed:-55 whoever_invented:-38 whoever_named:-24
whoever_opens:5 whoever_spots:22 whoever_wrote:14 whole:-78 whole_bus:-58
whole_class:-20 whole_crew:21 whole_family:-5 whole_group:12 whole_office:-6
whole_point:24 whole_sentences:6 whole_street:-53 whole_suite:33 whole_thing:43
whole_town:-26 whole_village:-7 whole_ward:-16 whole_way:-58 whole_yard:-20
whose:-26 why:-33 why_^:29 why_anyone:-2 why_do:-83 why_does:93 why_i:24
why_is:-34 why_it:-22 why_people:-15 why_that:-40 why_the:97 wiadomo:57
wiadomo_jeszcze:17 wiadomo_kto:25 wide:-21 wide_bar:-38 wider:4 widget:28
widow's:5 widow's_complaint:5 width:6 wie:-109 wie_ein:-34 wie_im:-23
wie_neemt:34 wie_sie:31 wieczorem:53 wieder:-145 wieder_^:87 wieder_montag:-19
wiegt:9 wiegt_0:9 wieje:-58 wife:109 wife's:57 wifi:-62 wifi_^:-33 wifi_at:6
wifi_is:-37 wiki:55 wil:45 wil_s:14 wild:-2 will:54 will_^:-33 will_ask:-34
will_be:112 will_bring:2 will_check:24 will_do:46 will_find:82 will_get:20
will_have:-73 will_never:-36 will_take:12 will_tell:-38 will_the:32 willen:32
win:-34 win_anything:-76 wind:-58 wind_^:68 wind_and:24 wind_has:-43
wind_question:25 wind_speed:18 window:-21 window_^:15 window_cleaner:-20
window_if:16 window_of:32 window_seat:1 window_seats:8 windows:-15 windowsill:15
winds:-7 windy:-4 windy_and:14 wine:-79 wing:13 wings:80 winked:-40 wins:-32
winter:80 winter_^:-44 winter_garden:26 winter_tyres:23 winters:-25 wipe:45
wiped:79 wiped_and:35 wir:70 wir_0:17 wir_bleiben:23 wir_den:13 wir_die:10
wir_haben:-13 wir_mit:38 wir_nehmen:49 wir_sind:11 wir_waren:-9 wird:170
wird_der:2 wird_nicht:7 wird_nichts:36 wire:24 wire_is:10 wire_the:3 wired:8
wired_to:6 wirklich:-62 wise:-21 wish_i:-16 wished_^:9 with:-5 with_0:-99
with_a:-6 with_all:-34 with_an:14 with_anything:3 with_as:3 with_better:-51
with_boxes:3 with_drawings:7 with_every:-54 with_examples:13 with_four:-4
with_her:15 with_him:13 with_his:-12 with_hot:-5 with_it:34 with_its:-38
with_me:-6 with_more:34 with_mrs:1 with_my:15 with_no:-90 with_one:-63
with_our:2 with_paper:4 with_postgres:17 with_scales:16 with_short:40
with_someone:14 with_something:49 with_spaces:9 with_sqlite:12 with_tape:-17
with_that:50 with_the:13 with_their:-33 with_this:-56 with_those:33 with_two:22
with_ur:16 with_us:39 with_water:60 with_words:16 with_you:-7 with_your:6
within:-37 within_0:8 within_a:21 within_the:11 without:50 without_a:11
without_exception:10 without_it:-9 without_looking:50 without_losing:33
without_me:12 without_my:2 without_notes:15 without_one:23 without_phoning:13
without_them:-42 without_you:-21 witness:41 witz:-62 witz_^:-62 wizard:3
wizyta:6 więc:58 więcej:41 więcej_niż:41 wks:10 wobble:-11 wobble_^:-3 wobbly:26
woche:19 woche_schaffe:4 wochenende:-28 wohnung:26 wohnung_hat:26 woke:-7
woke_up:-70 wolno:43 wolę:97 woman:-34 won:-74 won_^:-25 won_the:-81 won't:62
won't_answer:1 wonder_if:54 wonder_nobody:-36 wonder_what:-18 wonder_whether:31
wonderful:-9 wonderful_news:-5 wonderfully:-19 wondering:80 wondering_how:68
wondering_if:6 wont:32 wont_believe:-13 wont_fit:14 wood:-40 wood_^:18
wood_moves:-46 wool:63 wool_blankets:43 word:-53 word_^:19 word_cheap:28
word_comes:-42 word_for:-102 word_from:31 word_in:30 word_of:29 word_the:2
word_with:84 worden:65 worden_^:65 wording:-79 words:83 words_^:78 words_and:-4
words_in:6 wordt:35 wore:-3 work:54 work_0:-3 work_^:84 work_best:9
work_better:15 work_for:-18 work_in:-15 work_is:3 work_nights:33 work_on:7
work_out:30 worked:20 worked_examples:38 worked_through:23 worker:-30 workers:35
workers_^:32 working:42 working_towards:29 works:10 works_^:59 works_at:-29
works_council:1 works_in:26 works_on:-84 workshop_^:-10 workshop_is:6
workshop_opens:16 world:-91 world_^:-13 worm:-58 worn:59 worn_out:55 worries:-91
worries_at:-88 worse:-98 worse_^:-49 worst:-3 worth:-45 worth_^:4 worth_it:-26
would:-14 would_be:8 would_call:-20 would_eat:10 would_enjoy:44 would_expect:-27
would_explain:-23 would_guess:-7 would_have:-88 would_it:-21 would_like:116
would_look:8 would_love:12 would_make:-58 would_not:-81 would_prefer:13
would_put:12 would_rather:-24 would_sit:35 would_sooner:47 would_suit:62
would_take:21 would_think:-37 would_you:16 wouldnt:-23 wow:-75 wow_ok:-2
wow_that:-8 wpm:33 wrap:-49 wrap_the:-15 wrapped:44 wrapped_in:30
wrapping_cloth:14 wrench:-29 wrist:64 wrist_^:34 wrist_hurts:-5 wrist_so:17
wristbands:40 wristbands_on:24 write:94 write_down:4 write_the:12 writes:101
writes_to:50 writing:13 writing_^:24 written:73 written_in:12 written_part:10
wrong:-27 wrong_^:-56 wrong_about:36 wrong_line:25 wrong_on:26 wrong_window:29
wrote:-18 wrote_^:24 wrote_in:24 wrote_it:-10 wrote_that:22 wrote_the:-73
wrote_this:-22 wrote_to:50 wurde:42 wurden:55 wygrała:-12 wygrała_w:-12
wyślemy:7 wär:11 wär_ein:11 wäre:50 wäre_ein:38 x:-42 x_ray:38 xcode:-33
xmas:-59 xml_^:6 xray:45 y:-20 y_a:27 y_avait:8 y_el:-9 y_en:39 y_las:20
y_luego:36 y_no:-1 y_siempre:-20 y_un:-26 ya:75 ya_^:-72 ya_cambié:3 ya_está:68
ya_he:38 ya_hemos:31 ya_me:-2 ya_quedó:10 yaml:-26 yaml_^:46 yaml_file:-60
yard:-38 yard_^:-14 yard_is:-8 yatacak:39 yatacak_^:39 yawn:-88 yazılır:65
yazılır_^:65 yeah:-54 yeah_same:-18 year:-15 year_0:-28 year_^:79 year_and:-8
year_end:20 year_he:-2 year_its:-8 year_since:-36 year_the:21 year_we:-41
year's:83 years:-120 years_^:44 years_ago:-57 years_and:-50 years_i:75
years_in:19 years_of:-54 years_old:-24 years_to:-17 yeast:21 yedek:41
yedek_akü:41 yedekleme:39 yedekleme_saat:39 yellow:38 yellow_line:20 yeni:55
yes:58 yes_?:26 yes_^:77 yes_from:22 yes_the:-72 yes_to:-20 yesterday:147
yesterday_^:41 yesterday_and:18 yesterday_evening:-7 yesterday's:-37 yet:51
yet_^:73 yet_if:29 yet_whether:28 yet_which:15 yet_who:20 yet_why:17 yine:-202
yo:26 yo_me:15 yoga:-83 you:22 you_0:8 you_?:-34 you_^:55 you_a:45 you_about:-18
you_again:-2 you_and:52 you_are:6 you_ask:8 you_asked:37 you_at:20 you_before:8
you_believe:-10 you_call:4 you_can:-81 you_can't:-9 you_cards:42 you_change:17
you_come:9 you_could:-124 you_delete:16 you_did:18 you_do:-52 you_don't:39
you_dont:41 you_down:5 you_even:-39 you_ever:-103 you_explain:21
you_explained:11 you_find:25 you_for:-53 you_forget:66 you_found:15 you_get:1
you_give:-63 you_go:-16 you_got:-2 you_guys:10 you_had:33 you_have:-17
you_how:-80 you_i:18 you_in:25 you_is:32 you_keep:17 you_know:-30
you_learned:-27 you_leave:12 you_left:26 you_like:63 you_may:-19 you_mean:-30
you_mentioned:37 you_missed:3 you_need:-51 you_never:-32 you_notes:30 you_of:7
you_on:32 you_only:-28 you_open:-37 you_pay:-37 you_put:48 you_quiz:8
you_quoted:1 you_really:67 you_rename:12 you_ring:30 you_said:107 you_saved:-13
you_say:42 you_see:-46 you_seem:-9 you_sent:-35 you_should:-116 you_show:6
you_sit:-40 you_so:10 you_solved:42 you_something:50 you_stop:30 you_tell:-40
you_that:53 you_they:-24 you_think:51 you_to:53 you_told:39 you_touch:12
you_two:-35 you_use:34 you_want:20 you_will:49 you_with:-13 you_wonder:-8
you_wont:-13 you_would:-38 you_write:22 you_wrote:-15 you'd_rather:6 you'll:64
you'll_have:35 you'll_see:6 you're:45 you're_in:40 you're_not:13 you're_very:-10
you're_welcome:-42 you've:-1 you've_got:7 youll:16 youll_have:18 young:30
young_wheels:29 younger:12 youngest:34 your:20 your_0:-57 your_answers:-16
your_appointment:3 your_bank:17 your_booking:2 your_cabin:15 your_call:24
your_change:17 your_claim:13 your_contact:6 your_cousin:44 your_day:-91
your_door:15 your_end:-50 your_essay:15 your_first:23 your_go:3
your_grandfather:9 your_group:7 your_hand:19 your_hands:19 your_has:-46
your_inbox:4 your_last:-33 your_machine:50 your_mum:-33 your_next:13
your_night:-12 your_opening:12 your_own:16 your_pardon:24 your_patience:-37
your_photo:17 your_plan:18 your_radio:12 your_reader:16 your_reading:25
your_score:15 your_seat:11 your_second:35 your_side:19 your_study:6
your_time:-120 your_van:25 your_weak:44 your_weakest:26 your_wrist:10 youre:36
yours:14 yourself:-69 yourself_^:34 youtube:-47 yoğun:-20 yr:-84 yr_^:-62
yuki:10 yusuf:66 yusuf_^:22 z:68 z_^:58 z_fizyki:17 za:14 zaal:57 zadań:41
zadań_z:17 zahlen:4 zaman:35 zamiast:-47 zapasowa:27 zapasowa_trafia:27
zaterdag:22 zawsze:-49 zawsze_przy:29 ze:-58 zebra:4 zebranie:-41
zebranie_przesunięte:24 zeg:-97 zeg_^:-88 zegt:-77 zehn:19 zeigen:36
zeitstempel:29 zentimeter:-17 zero:42 zero_^:8 zgłoszenia:50 zia:-4 zich:-64
zie:-29 zieht:21 zieht_0:21 ziek:14 ziek_is:14 ziel:47 ziel_ist:25 ziet:-101
zig:22 zig_^:22 zijn:95 zijn_^:21 zimmer:29 zimmer_nach:25 zio:-23 zipper:29
zips:14 zit:-9 zitten_op:-16 zjadł:-87 znowu:-182 zo:-94 zo'n:-123 zombie:32
zomer:47 zon:-34 zonder:-31 zone:87 zone_^:7 zone_a:24 zone_at:10 zones:11
zones_in:19 zoo:-8 zoom:4 zoos:31 zoos_are:31 zostajemy:30 zostajemy_przy:30
zrobione:86 zu:52 zu_^:42 zu_zweit:44 zug:-4 zum:100 zum_bestehen:1
zum_gipfel:29 zur:54 zur_prüfung:25 zurück:43 zurück_^:24 zusammen:44
zusammen_^:48 zwar:53 zwei:17 zweit:44 zweite:39 zweiten:2 zwemles:8 zähler:41
zähler_^:9 µa:24 à:9 à_0:99 à_chaque:4 à_il:-29 à_jour:17 à_l'examen:44 à_la:31
à_mon:2 à_on:-66 à_peindre:24 à_savoir:17 às:78 às_0:27 âge:-2 än:50 än_en:-1
än_om:26 ändå:-38 ändå_^:-38 äntligen:-52 är:13 är_0:31 är_att:26 är_det:38
är_inskickad:40 är_lånat:50 åt:7 åt_gången:7 ça:-109 ça_me:2 çalıştırıyor:21
çalıştırıyor_^:21 çalışıyor:63 çalışıyor_^:63 çay:-73 çekiç:41 çocuklar:-16
çok:-52 çok_güzel:-52 çok_yoğun:-20 è:23 è_0:29 è_a:86 è_di:5 è_in:50 é:83
é_a:75 é_de:-9 é_o:23 é_um:-92 écrit:12 électrogène:8 électrogène_démarre:8
élèves:21 équipe:3 était:-89 étape:46 été:94 être:67 índice:-48 över:49
último:20 übe:39 übe_ich:16 über:-18 über_0:16 über_^:9 überwiesen:28 ücreti:51
üyelere:35 üyelere_gider:35 śnieg:-49 środę:32 без:-19 больше:60 больше_не:40
в:-26 задачи:34 к:58 на:75 не:79 никогда:33 никогда_не:33 опять:-118 по:46
по_пятницам:30 пятницам:30 пятницам_^:30 с:-73 теперь:44 третьей:58 чем:-101
что:-96 あ_と:30 い:-94 い_^:46 い_い:-25 い_て:-41 い_で:-32 い_な:-28 い_ま:8 う:-54 う_^:-39
う_が:45 う_こ:9 う_ち:-52 う_で:-18 え:10 え_は:13 お:-48 お_じ:-19 お_願:20 か:-78 か_す:-6
か_っ:-44 か_な:-22 か_り:-1 が:-31 が_い:-18 が_お:59 が_入:37 が_好:33 が_担:9 が_見:3 き:36 き_表:2
ぎ:-48 ぎ_て:-48 く:-21 く_だ:36 く_て:-40 け:-36 け_で:12 け_の:-37 げ:-19 こ:3 こ_と:28 こ_の:-1
ご:-30 さ:48 さ_い:36 さ_な:8 さ_ん:46 し:7 し_い:-64 し_か:-29 し_た:7 し_て:25 し_な:4 し_ま:75
じ:-19 じ_さ:-19 す:-36 す_^:6 す_が:-24 す_ぎ:-48 す_ご:-12 す_よ:-23 す_る:44 ず_っ:-32 せ:35
せ_ん:35 そ:-91 そ_う:-63 そ_れ:-34 た:-60 た_^:60 た_い:-24 た_っ:20 た_ね:-38 た_の:19 だ:-1
だ_け:12 だ_さ:36 だ_っ:-9 ち:-98 ち_の:-52 ち_ゃ:-14 ち_時:1 ち_着:-16 っ:-19 っ_た:-12 っ_と:-32
っ_越:16 つ:28 て:-105 て_い:5 て_お:13 て_く:54 て_た:-45 て_て:-16 て_も:-8 て_る:-57 て_笑:-9
で:-8 で_く:61 で_し:-42 で_す:7 で_で:21 で_に:18 で_の:1 で_は:2 で_も:-30 で_切:2 で_寝:-28 で_練:6
で_行:2 と:-24 と_^:4 と_お:-28 と_て:-8 と_は:30 ど:-1 な:-13 な_い:37 な_か:-29 な_っ:-37 な_り:22
に:32 に_し:19 に_な:-21 に_変:43 ね:-47 ね_^:-28 の:-13 の_お:-19 の_で:-28 の_ほ:13 の_サ:3
の_タ:8 の_ノ:14 の_バ:12 の_ラ:-49 の_上:-16 の_中:21 の_会:27 の_写:15 の_匂:-24 の_夜:-10 の_床:33
の_形:5 の_待:1 の_日:3 の_曜:9 の_棚:14 の_無:9 の_犬:-22 の_猫:-31 の_空:8 は:141 は_0:78 は_一:18
は_三:14 は_佐:10 は_十:1 は_土:8 は_大:-2 は_必:31 は_日:4 は_最:-33 は_本:-23 は_田:9 は_絶:13
は_静:-13 ば:-24 へ:1 へ_の:1 ほ:31 ほ_う:45 ま:64 ま_^:3 ま_し:55 ま_す:-31 ま_せ:35 ま_た:-37
ま_だ:14 ま_で:19 ま_り:5 み:-3 み_す:-27 み_の:9 め:28 め_た:25 め_て:15 も:-55 も_う:14 も_の:-61
ゃ:-41 ゃ_い:-27 や:3 よ:-38 よ_^:-18 よ_く:-66 よ_り:58 り:69 り_し:-12 り_ま:41 り_を:-6 り_メ:13
り_替:10 り_込:9 る:-18 る_^:-22 る_か:21 る_と:-28 る_ほ:12 れ:-51 れ_た:8 れ_て:-7 れ_は:-34 わ:16
わ_っ:39 わ_り:5 を:35 を_使:28 を_弾:12 ん:-5 ん_^:31 ん_が:50 ん_だ:-64 ん_に:28 ん_の:-8 ア:8
ア_ウ:2 イ:79 イ_ブ:25 イ_ム:2 イ_ヤ:8 イ_ン:7 ウ:2 ウ_ト:2 ェ:2 ェ_ッ:2 エ:3 カ_メ:2 キ:11 ク:29
ク_イ:2 ク_セ:2 グ:23 コ:-25 ジ_の:15 ス:23 セ:1 セ_ル:2 タ_イ:21 チ:31 チ_ェ:2 ッ:38 ッ_ク:12 ッ_ジ:5
ッ_ト:21 テ:20 ト:14 ト_に:-6 ト_は:32 ド:-28 ド_を:-15 ノ:20 ノ_ー:14 バ:43 バ_グ:12 バ_ッ:5 バ_ー:8
パ:1 ピ:23 ピ_ク:2 ブ:25 ブ_ラ:25 ミ:44 ム_ア:2 メ:-26 メ_ラ:2 メ_ー:13 ヤ:8 ヤ_の:8 ュ:13 ュ_ー:13
ラ:12 ラ_イ:42 ラ_リ:25 ラ_ー:-24 リ:10 リ_は:25 ル:30 ル_の:13 レ:-9 ロ:16 ロ_グ:3 ン:-45 ン_は:-37
ー:-18 ー_は:22 ー_タ:-11 ー_ト:14 ー_ド:-28 ー_バ:8 ー_ル:13 一:-31 一_共:18 一_只:-49 一_定:10
一_律:32 一_次:-22 一_点:35 万:20 万_不:6 万_円:2 三:89 三_百:20 上:33 上_で:-16 上_传:4 上_课:3
下_午:14 不:66 不_得:23 不_能:39 不_要:36 不_许:25 不_错:-11 两:57 个:-32 中:48 中_さ:20 中_で:21
串:18 串_口:18 为:19 久:-46 之:49 之_前:27 也:-2 习:23 习_题:18 了:-5 了_^:-17 了_一:-49 予:62
予_約:53 事:-21 事_が:6 二:84 二_十:23 二_月:12 五:70 交:31 产:10 人:-3 今:-101 今_天:-71 今_日:-82
今_晚:24 他:-27 付:65 付_ラ:25 代:7 以:-7 以_内:7 们:-2 们_决:29 件:45 价:4 份:39 份_保:10 会:-16
会_場:7 会_改:5 会_議:-1 传:24 位:24 住:35 佐:37 佐_藤:14 作:38 你:-30 使:36 使_っ:28 保:74 保_存:2
保_留:24 信:9 修:69 倉:14 倉_庫:14 候:-45 值:24 停:-3 像:-22 元:14 先:75 先_生:2 光:18 克:49
克_^:20 克_水:22 入:79 入_っ:37 入_れ:34 公:37 公_開:15 共:18 共_有:18 关:12 关_卡:2 兴:-41 养:-23
内:-22 内_で:7 円:17 円_ま:8 册:18 册_一:18 再:41 再_起:1 写:62 写_真:25 决:29 决_定:29 冷:14 出:18
出_し:13 分:29 分_之:16 分_拣:15 切:10 切_り:10 别:28 到:38 到_周:6 前:95 前_把:24 割:9 割_り:9 力:-8
加:8 务:-8 务_器:-8 動_ま:1 動_会:-10 勤:-28 匂:-24 匂_い:-24 包:-11 包_括:23 匙:24 医:21 十:75
十_个:14 十_二:12 十_五:5 十_点:15 千:65 千_万:6 单:53 卡:45 卡_数:2 厨:-12 厨_房:-12 去:35 又:-43
収:42 发:-13 发_出:14 取:10 取_り:6 受:6 受_け:1 变:-14 口:29 口_波:18 古:-15 古_い:-15 只_能:27
可:11 台:4 号:68 号_是:16 吃:-10 吃_0:20 合:43 合_同:33 同:-15 名:18 后:-13 听:-41 听_起:-17
告_发:14 周:85 周_四:4 味:-39 品:31 哈:-65 哈_哈:-43 唐:-26 唐_揚:-26 唱:-21 唱_会:-28 喜:52
喜_欢:52 器:-38 器_^:16 回:10 因:19 因_为:19 团:22 团_里:22 土:9 土_曜:9 圧:8 圧_は:8 在:30
在_看:-42 地:17 地_下:32 场:-45 坐:53 块:7 块_^:7 場_所:1 境:6 士:-23 备:35 备_份:19 备_用:6 変:22
変_わ:49 外:-18 外_と:-21 多:4 多_人:-21 夜:-17 夜_勤:-28 大:-68 大_家:-18 天:-57 天_^:10 天_吃:20
天_我:-4 太:-32 套:30 奶:-43 奶_奶:-28 好:32 好_み:47 娘:-29 婚:11 子:-18 子_都:-43 字:-5 字_^:19
存:-17 存_在:2 学:-17 安:20 安_排:1 完:58 完_了:24 官:1 官_は:1 定:77 定_画:4 定_要:10 实:-29 审:3
客:-14 室:37 家_都:-14 寝:-44 寝_て:-28 対:27 対_に:27 封:39 小:-20 小_时:-56 小_陈:19 就:-22
居:-2 屋:7 工:11 差:39 己:-2 已:76 已_经:76 师_上:18 带:-42 帮:-16 床:33 床_は:33 库:24 店:-15
度:22 度_是:16 庫:14 庫_の:14 开:-57 开_心:-13 引:41 引_き:19 引_っ:16 弾:12 弾_き:12 当:-33 当_で:9
当_に:-32 录:32 录_页:32 形:5 形_は:5 待:-10 待_ち:-25 很:-128 很_开:-13 很_有:-18 律:32 律_不:32
後:12 得:-9 微:-10 心:-13 心_^:-13 必:88 必_ず:31 必_须:55 忘:-37 念:-18 思:-48 思_^:-15 您:-10
情:-41 情_包:-41 意:-61 意_外:-21 意_思:-47 我:-34 我_更:30 我_的:18 我_看:15 户:18 房:42 房_东:28
房_检:15 所:37 所_の:2 所_は:1 手:10 打:-19 把:-17 护:-21 报:18 报_告:14 担:13 担_当:13 拣:15
拣_线:15 括:23 换:82 换_成:41 据:20 据_保:2 排_在:1 接:29 提:43 揚:-26 揚_げ:-26 改:72 改_到:16
放_0:22 教_官:1 敢:-54 数:27 数_据:20 文:32 新:-26 方:25 日:-39 日_0:4 日_の:-60 日_は:-43
日_付:25 日_曜:4 旧:9 早:34 早_上:34 时:-47 时_候:-45 昔:-65 星:-42 昨:-71 昨_天:-22 昨_日:-36
是:-7 是_百:16 是_老:8 昼:2 時:29 時_間:13 晚:7 暑:-41 曜:70 曜_に:35 曜_の:9 曜_日:22 更:30 更_喜:30
書:41 書_き:2 書_は:8 替:17 替_え:17 最:-16 最_多:38 月:75 月_の:25 月_最:4 有_0:18 有_意:-30 有_我:8
服:-41 服_务:-8 朝:-36 期:-18 木:38 末:18 本:25 本_当:-32 本_番:21 机:1 机_房:41 李:22 来:-35
来_^:40 来_真:-31 格:25 检:15 检_修:15 棚:14 棚_は:14 標:16 標_は:8 横:8 橋:31 橋_さ:28 次:14
次_は:20 欢:52 欢_用:13 欢_靠:25 款:37 止:15 正:-33 歯:19 段_で:-6 每:98 每_个:2 每_天:55 比:-13
比_我:-69 比_较:17 气:-74 気:-27 気_圧:8 水:22 水_^:22 決:57 決_ま:20 没:30 没_人:-6 没_有:67 波:-9
波_特:18 洗:25 洗_液:16 测:35 测_试:7 浓:16 浓_度:16 海:-6 液:16 液_的:16 混:-27 混_み:-27 清:38
清_洗:16 湯:33 湯_の:33 演:-28 演_唱:-28 灯:2 点:115 点_^:55 点_就:2 無:9 無_線:9 然:-5 煮:-47
爸:-56 物:-3 特:-25 特_别:-32 特_率:18 犬:-25 狗:20 狗_每:20 独:-31 猫:-25 猫_が:-28 率:18 王:47
玩:-65 现:28 现_在:28 班:9 理:54 理_人:19 琴:3 生:9 生_产:10 用:45 用_钥:6 田:20 田_中:20 由:76
由_小:10 电:32 画:4 画_面:4 留:24 留_0:10 番:7 病:-13 病_院:-13 発:12 発_表:12 登:32 登_录:32
白_い:-18 百:43 百_分:16 的:-56 的_同:-19 的_浓:16 的_签:25 盆:-47 盖:-19 盖_子:-30 目:31 目_標:16
直:33 直_接:6 看:-13 看_^:-33 真:-49 真_は:9 真_是:-55 着:-68 知:16 短:49 码:26 示:1 示_は:2 社:13
祭:-25 祭_り:-25 禁:40 禁_止:6 私:-7 私_が:-7 种:-51 秒:24 秒_で:17 租:42 移:12 程:43 空:8 空_気:8
窓:32 窗:17 笑:-100 笑_^:-35 笑_う:-3 笑_っ:-5 第:15 筆:7 筆_記:7 答:29 答_え:13 签:53 签_名:25
签_字:22 算:39 管:19 管_理:19 箱:-34 系:29 約:53 約_は:11 絡:19 絡_は:13 絶:27 絶_対:27 線_は:9
練:31 練_習:31 线:34 组:-2 经:81 给:30 绝:-14 编:26 置:9 習:31 習_の:9 習_は:4 翻:-17 老:21
老_周:15 老_师:18 者:35 肉:-31 背:30 能:8 自:-2 自_己:-2 花:4 落:-16 落_ち:-16 藤:14 藤_さ:14 行:60
行_は:1 表:2 表_会:12 表_情:-41 表_示:37 西:-36 要:122 要_先:16 見:-25 見_え:-20 見_ま:3 觉:-25
解:22 言:-6 計:27 記:7 記_試:7 設:12 設_定:12 証:13 試:35 試_験:35 読:-61 誰:2 議:-1 记:32 讲:22
许:25 试:18 话:-19 话_^:-19 说:-58 请:37 课:87 课_由:18 谁:-23 调:36 负:31 负_责:31 责:31
责_^:10 货:30 走:-39 走_了:-26 起:-27 起_動:1 起_来:-62 超:16 超_过:20 越:16 越_し:16 跟:12 路:30
车:27 较:17 较_喜:17 边:-29 込:9 込_み:9 迁:12 迁_移:12 过:43 过_0:13 返:15 还:-5 还_差:32
这_个:-15 退:40 送:19 通:67 連:19 連_絡:19 運:-10 運_動:-10 道_习:18 那:55 那_边:18 那_里:6 部:14
都:-29 都_必:21 都_有:-56 配:-11 里_^:67 里_放:22 重:5 量:18 金:27 銀:15 銀_行:15 鍵:23 鍵_は:23
钥:24 钥_匙:24 長:-29 长:-66 開:26 間_は:13 门:23 间:39 陈:33 院:21 险:19 階:-31 隣:-40 隣_の:-40
雨:-49 雨_で:-2 電:23 電_話:14 静_か:-16 靠:25 面:-14 面_团:22 面_白:-18 預:19 願:20 願_い:20 页:32
页_面:32 顶:25 须:55 须_先:19 须_写:6 预:49 预_算:20 题:18 题_^:18 食:-8 館:14 館_の:13 香:-32
験:35 験_の:18 高:-36 高_兴:-41 高_橋:28
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-640: fascinated
-615: awe
-595: admire
-580: loving
-575: obsessed
-565: amazed proud
-560: dreamed marvelous
-555: accustomed thrilled
-550: admired
-530: intrigued
-520: enjoying fond imagined splendid
-515: inspiring wonderful
-510: embracing glorious hated loved paranoid
-505: goodness
-500: majestic passionate remembered
-495: brave entertained witnessing
-490: charming cheerful
-485: amazing dinosaurs
-480: adept appalled magnificent weird
-475: incredible playful spectacle visionary
-470: ruthless
-465: fabulous thankful
-460: curious fortunate genuinely jealous phenomenal scary strangely
-455: excited fantastic immensely laughing naive pioneers pleasing saddened
wonder
-450: gorgeous greatness nostalgic sadly wonders
-445: awful contemporaries delighted grateful refreshing symbolize
-440: appreciate civilizations cowboy embraced flourishing frightening fun
penchant remembering restless surreal terrifying tremendously
-435: admirers civilized delight eyed obsession righteous scared tolerant
unbelievable
-430: alike brilliant disliked dreaming dumb heroic humble lovers myth oddly
remembers
-425: appreciated creatures disillusioned futuristic happier incredibly joking
mindful respectful uneasy
-420: babe beloved celebrating charismatic cynical devout exciting gentle gods
heyday imagine lovely warrior
-415: believer enthusiastic fascination generosity glamorous harmonious hungry
love loves mythical silly thriving
-410: awesome beautiful fearless heroes horrified impressed liked myths natives
sad tasted terrific
-405: admiration boast crazy devotees emulate enjoyed folklore foolish graceful
lately laughed mythology passion wandering
-400: beings damn disdain envy ferocious gentleman prosperous puzzled
sentimental spirit tastes wondered
-395: arrogant blessed cheer compassion dislike eerie hates nostalgia paradise
-390: adventurous ashamed behaved cared compassionate frankly ghosts godfather
great happy hero intensely profoundly sensibility synonymous thrill
-385: believing cute eccentric energetic fashioned god indifferent painfully
remarkably resilient strange vibrant warmly wondering wow
-380: ancestors astonishing breathtaking celebrate entertaining fairy fearful
haired masterpiece mystic preoccupied psyche terribly tired utterly watching
-375: affection ardent beginnings believers bless dazzling dismayed dreams
fascinating folk folks fool funny kindness lamented lauded laugh mourn remarked
strangers
-370: akin brilliantly cares cheers courting cry freak greedy happily hearted
hugely joy mankind mighty notions ours praying roaring sacrificed seeming
thinking unthinkable visions
-365: caring civilization crying fisherman forgotten halloween helpless
impatient intimidating legend lore offended pagan pity realizing remember
shocked somber wicked
-360: amusing bored buddies chants cinderella conservatism delicious enjoyable
everywhere fenway haunted imaginative intelligent ironic laughs legends loud
realize spirits truly weary wildly wisdom yeah
-355: amusement creations disco dressed enjoy faithful flamboyant grin hey
housewife lucky midst misunderstood mystical peculiar retro revered romantic
sleepy smiling tale virtues yorkers
-350: anticipating bearded bizarre capitalism celebrated cordial danced
detractors devotion enduring enthusiastically evil fans glory laughter
metropolis miracle observing populace preached realized sincere singing spirited
spoiled traditions tragedies unlucky warriors weeping yankee
-345: behave betrayed brightest cinematic courageous crow embodied embrace
enormously experimenting horrible inspired joked patriotism polite pretty quirky
relic scenery shameful storytelling tales vivid welcoming
-340: articulate birthplace bland enthusiasm evoke excelled extravagant famously
finest genius glad hats heck likened lonely mocked perceive quiet remarkable
selfish smarter souls stupid tempered tragic vaguely weathered witty woodstock
-335: accomplishment afraid buddhists coincidence disciples distrust dixie
entrepreneurial environmentalists footsteps honest hopeless huh improbable
intimidated lively luck nicknamed reggae rewarding seeing sexy startling stunned
-330: astronomers audiences congratulate cried cultivated discovering fantasies
feel feeling festive fiery frightened goose haunting musicals outsider
phenomenon poignant prayed pundits quite reminiscent sake sorry stylish terrible
tradition triumphant unhappy warmth witnessed
-325: avid bred clown colorful cosmopolitan curiosity despair dickens disturbed
dolls dysfunctional ethic extraordinarily famous felt gentlemen gorilla heroine
ideals invaders kid knowledgeable locals manners mao nationalism nowadays
onlookers pretend pride realization rebirth reminds samurai superstars surprised
ubiquitous wandered wise
-320: boasted brightly carnival cheered confused countrymen depictions derided
discouraged dream enjoys excitement gangster glow greed guys hy illusions
imagination legendary magical miracles misguided monsters noisy novelty really
reptiles rude satan shining smile spectacular talking terrified twilight
uncomfortable verge wary wit woke
-315: alarmed appalling chilly comedies dad drank dying elephants embarrassed
enlightenment enthusiasts fostering gangsters hail horror insulted lust maybe
miserable murderous peasant pleasures portraying raucous revolution shiva
shocking sorrow thrilling titanic youthful zombie
-310: anxious bathing cozy creature crowds cultures dancing deeply democracies
devil dismay forever gigantic goat heaven hilarious hunted nomadic primitive
realise sense simplicity sincerely smiles soul sparkling stubborn swinging
talked thought understood unsettling wee worried
-305: applauded authentic boring crocodile cult demons depicted enemies
friendship fruitful glimpse goddess gotta imitation importantly incapable
inspire keen kind mama martyr merry observes perfection pleased portrayal punk
receptive renowned savage savvy screaming stranger thank traitor ugly valentine
vicious
-300: angels beauty belief charm cultivate daddy deity figured frustrated good
greeted illusion influenced inroads like memorable mentality poets popularized
portrayed pragmatic profound resurgence ridiculed seem shame stardom
surroundings transforming true twain waking
-295: ancestor annoyed arrogance ballads betrayal charisma chasing clever
culture dared daring definitely destructive devastated dinosaur divine elvis
exploits flock fonda forget gras happening hare harlem honestly horrors
instincts irony luckily mattered maverick oh pleasure renaissance sacrifices
sentiments smell stereotype warhol wept
-290: barbie beast billie buddha cruel curse depressing disneyland evolved
fantasy flocked gloom grandfather greatest guess handsome irrational metaphor
monkey outpouring overly preaching resilience ridiculous rightly ripe roar
shaken shaking shy slept sounding spirituality surely teammates tempted tibetans
tragedy vitality witch
-285: advent afflicted aura blazing celebration cheering cherished comedians
commonplace creeping engaging epic evidently fascism grown happiness heavenly
hobby icy krishna madness mickey noh notion pessimistic preach recalling
reminded ruined sinatra smiled utter waging warmed yah
-280: alienated analogy anthropologist anymore awakening ballpark beautifully
bohemian bursting chanting cheated chic circus contagious convinced cries
deities depiction disappointed distinctly eclipsed emperors faint fashionable
friends fuss generations hardly heralded honesty honoured inhabit landscapes mad
moose newfound perished persecuted pioneer pursuits resurrection rooted ruin
sadness satire something stereotypes sweet symbolism thrive wilde
-275: adamant alas arguably backyard bam beatles blonde brutal brutally buoyant
cats characterised congratulated conscious culturally decency demeanor distant
fading flavored frustrating furious genre hitters honored hypocrisy moms mood
noir peoples popularly portrays provoking rama reputation rivalry romance
satisfying smoky sober sophistication sounds spicy spontaneous strides
surprisingly understandable uniting upsetting wilder young
-270: accomplished addicted allah always attraction bright buddhist casual cat
celebrates chant coward cricketers cruelty darkness desperate devastation ding
enraged everybody evidenced excesses forrest fundamentally habit hemingway hype
idea infancy jittery joke kissing lady lazy likes memories morality onstage
outraged painters papa people picturesque playground pleasant powerless
pretending psychedelic reigned ripken sammy seemingly skeptics socialism
societies stalin stature stevie sylvia thing think thoughtful transformed
universally
-265: actresses antics apocalypse aquarium belle bluegrass boomers bunch
bustling celebrities comfortable communism cosmic costumes countless courted
dare discouraging eagerly euphoria evolving faiths feminist filmmakers frog
golfers gong heartland hunters immense immoral jurassic liar looked loudly maya
myself nationalists oranges outsiders praising proclaimed reformers reliant
resembled rituals solemn sort sounded striving supernatural tremendous wild
-260: abiding absolutely absurd adventures adversaries apt bollywood boo breeds
buck buddhism clone crowd decidedly distraught dull dusk eager eh elegant
endured exploiting feelings followers foremost frail gonna greeting grief hailed
halo hatred hell hindu homecoming hopeful iconic intimate knew legions literally
lover minds mom moments monster multicultural optimistic perhaps praised
prevalent proclaiming realised recalls roller scream seemed seems sheer skinny
stellar stunning temples thanksgiving underworld vain violently worrying
-255: annoying astronomer atmosphere budding calm courage diner dodger drowned
dusty educating experiencing extremes feat flourish forefront fortunately fury
ghetto ghost gritty guts homage hugged humans humiliated inherently instinct
jackie ladies little looking mistaken nah nun ominous panicked performers
philosopher preacher professionalism relaxed religions resentment stout
successes superstar techno turtles underdog vastly ventured versace
-250: applause avant aware brutality carnage catching centuries chinatown
costello countryside darling defensively dissatisfied dragon dwellers dylan
echoes educated elephant endure exploited fascist fiercely grassroots havoc
hawaiian historians housewives ignorance inspiration learned liberals louder
mammals man masses nervous nonsense oceans olympian openness outspoken paced
phenomena philosophers poetic prehistoric prosperity puppet rage regarded shea
shouts sincerity sonic strawberry surfing surprising tendencies underestimated
victorious whirlwind
-245: agers ai animals ate baseball benefiting blessing brisk burying capitalist
conducive convincing dispel earnest entertainer eternal everyone evident
exquisite fetched flourished forgot gin imagery indeed innocent interesting
invention kissed know knowing melodies movie navajo notoriety occasion
outrageous practiced qualities realm reassuring riches shadows shook shooters
silent sing sox stared stroll supportive swallowed swan teenagers towering
tumultuous visually worst yelling zen
-240: adapting afar ager anthem attitude attracted believe billy birds booed
brew brighter catastrophe clad contemplating coups cousins crossroads
culmination decades emotion equally feast flesh grieving grim hello leap life
lifelong lion littered lou loyal lucia lucy lush marrying mcgwire mimic mobs
muddy neighbors notoriously oasis oates obviously practically proudly quakes
reminding skyline somehow spawned statues sunrise superpower taste thais
unpredictable upbringing villains watchers widows windy worship
-235: adventure anguish bash blowing blues bowden breed campaigner chased
coaster confederacy dominating eating emotionally faded fathers fishermen flair
genuine goats greet grew guy healthier hogan hollywood honoring incarnation
invented kobe leaping listening moment monkeys movies nightmare openly ourselves
overshadowed peasants personalities phyllis pioneering poet praise proportions
recognizable remind rescuing resemblance resembling richer rivalries sellout
shattering sitcom smashing stony suited superman talented theirs tides zulu
-230: abound acquaintance angry antiquity appealing archaeologists attracting
beatrice bees bit bitter bitterly bracing brethren californians chanted classics
classmates cold columbine congratulations cops crafts cyberspace disasters
donkey elders endeavor entrepreneurs exaggerated fame fated feared firsthand
formidable fundamentalists goodbye grandmother gratitude guessing hospitality
hug impression indians indifference intellectuals interested jokes learnt madame
mantra martyrdom mcenroe mind minded mob modernist mu nothing odd pinnacle pray
presley princess prowess ranchers realizes reassured reclusive regret relentless
relentlessly resemble respecting rhymes rosy scarcely shine shouting sigh
singers sleek snowy stirred sunshine sympathy taj too trendy tribute tunes
visibly voices we ye
-225: abundant accomplishments adolescent aftershocks anarchy ballad bat
biologists boasts branson campaigners chatting christianity cobb concentrating
conception conspicuous cooks cubs cuisine dancers dances deng descended deserve
deserved disciplined disgust doing doomed elusive empire eroding especially
esteem experienced eyes faith farce fierce frenzy freud hi insiders invisible
jaws keepers madonna modern monk nicklaus noble outfits paradox parody patriotic
peacock philanthropy pop popping pristine pure reacting realism reformer
reminder robots rum salute sang screams shrines sickened sisters softly starved
sturdy subtle suddenly superiority symbol temperate tendency tolerance triumphs
undoubtedly virtue wanna waving worthy
-220: acclaimed alive audrey bald begging bleak blessings blond booming
bystanders candy certainly chaotic chefs christ christians claus companions
conquered darker dawn depict disbelief dog dolly earthquakes empress evolve
exotic expecting exploring festivities fireworks forecasters friendly funerals
funk gardens graveyard hate honey horrific ironically jesus leavitt loo maddon
menace mildly mullah overlooked owls passions patron peach pilgrim planets
playing portray predicting prevailed prolific prosper rabbit rabbits rainbow
roses royals ruins scorsese scouts seas seasoned shunned sings society somalis
spielberg stampede staring surfers susceptible tossing touching treacherous
turks tyranny uncommon vampire villagers warlords wars wolves
-215: aesthetic agony amateurs aroused birthday brains buoyed capitalize
cautiously clinging confronting constantly cows crosby decent deer desperation
dim dogs economically ego elder encouraging era experience exploding festivals
frequented fruits fuzzy girl gloomy goo ideal incompetent jupiter kids kung
learn maguire martyrs mistrust naturally nature nightmares noteworthy overlook
particularly persona philanthropist porcelain prophet qing regrettable remake
ritual rode rodgers sacrifice safari saw shirley sighted similarities slugger
stars supposedly surf tame things tolerate tornadoes treasure understands
unleashed very villain vodka winters yankees youngsters
-210: acclaim achievements animosity apples asians bandits beaches boys bravery
brazilians bully caesar celebrations confident confuse culinary demise disgrace
dolphin dotted doubted dwarf encounters excuses fan feels filmmaker flashes gem
glamour grace greeks healing hesitant hollow horseback humane hurting injustice
irwin kathryn lean lived lizard mah mariners mei mel mist motown nobody odyssey
orchid overtures personality pets planet portraits practicing raven reflective
revolutionary rich risking roared ruth salsa shakespeare shattered sheep
skeptical soup spite sympathetic tall tarnished temperament thanked thunder
tiger tolerated totally treasures trilogy triumph tuh understand unfortunate
vegetarian vengeance walking wander wasted wearing whipping wives yes zeal zoo
-205: ah alarming attractions audience beliefs bowlers brink butterflies cakes
cha che childhood christmas cinema communists comparatively conceived creativity
darwin diaspora diverse emerald emergence emotions everything farrakhan galaxies
glee globalization golfer grasp hawk hearts hooked inviting kisses knows
landscape lesbians lifestyles mayhem me mega mere monks moon mourning mughal
muslims nobles novelist nowhere okay overboard pioneered plentiful ponder
prevail princes rah reacted reef remembrance resorted respected rewarded rex
romans screamed seinfeld seldom shaanxi shark shun silence sloppy spider strive
sunglasses swallow tea what wrath yelled
-200: absorbing awake bang blur bonnie boon boone bubble century citrus
compatriots confrontational coyotes crab crusade cypress dear dedication
disappearing dur earth emotional encounter excellent exiles explorers expressing
famed fi forceful gee grenada gypsy haynes historically hitchcock humanity
insane knit lesbian lily limelight locke lopsided lot luna magic mercy
monumental musicians ok operas origins overtaken owl parades pig pigs possessed
potent predecessors prophecy proponent respectable resurrected roe say
sculptures sensation sharks smart snakes soros spiritual swamp teddy undermining
upbeat vince wanting worlds worry wrought xi xiaoping younger
-195: admit advocating appetite appreciation artificially backdrop bats berry
better bitterness blizzard burnett cafes carmen castles celestial characterize
chow cocktails commemorate commentators contrasted cultural cyrus deeds
disappointment disney doll ducks eclectic economical epicenter extremely farmer
figuring gilchrist grandchildren happened hee hindus huts hymns idol intricate
irene irresponsible jah joyce jules liberated lyrical messy monarchs mushroom
mysteries orioles orphans pandas parade peers perfect pilgrims prairie
predictions raiders rave resist restrained revival rooting sheng shout showcased
sick sinister sky snake socially starving subdued tavern tears toy toys troupe
vanished vision vivian volcanoes waning willie yellowstone yin
-190: ale alec ambition appease armenians astronomy australians bad banished
benefited bent bowled bullish bunny capable characterized chewing chickens
chicks comets concedes conquer converged coping cowboys cricket crumbling cured
dark defy desires differently distinctive doo duck eden endeavors entrepreneur
essence exceptionally fancy fanning feng fertile flawless fraternity gandhi
garfield girls gothic harmless heard honorable horses hostility ideology
increasingly industrialist intolerance inventor kasparov lit magician mahn
massacred midwestern monuments motherland much nasty neighbours neo nickname
nina noises owe pakistanis perpetrated pessimism pizza popular psychic pueblo
quasi rational razed recounted reflections regretted remorse rescuers resembles
rocking saakashvili scent sci sensible shrine sixes someday somewhat
sophisticated stella sweetheart theodore thinks tourists tribes trojans truth uh
unhealthy ushered warm whale wished youngster
-185: abundance aggressive amidst ancient archaeologist aristotle awkward ay
basically blockbuster bowling burt busy cafe careers champagne chilling coined
comedy commemorated compelling confronted cradle creator demon demonstrating
dignity diners dismal disturbing diva dorothy drinking drowning dugout eastwood
emperor encountered erotic erratic europeans even fear fidel fragmented fran
frantic frogs fulfilling gay grandparents greetings groves gunshots hallmark
hardcore harvey hiroshima hitler hulk hymn inhabited knights labrador listened
lives lofty lord marian meditation miniature moses nora orchestras outset
overwhelmed panic partisans perfectly persia picasso pillars plausible plenty
poisoned pollock polo powerful predictable promoting rebellious rhythms riding
sant seen slaughtered sopranos springsteen standpoint stew storms subsided sui
suppose taboo temptation tended troopers turtle understanding unease unite
unpleasant untrue violet waged welcome wizard wyatt
-180: acknowledge actors ahn anybody archaic aspirations attitudes aussie
authoritarian autocratic beard becoming bloodless boiled bouncing cemeteries
charley chestnut climbers clooney clubhouse colonists comet crumbled danes dante
depicts devils disastrous disguise dramas drink dustin elway encouraged
encouragement evangelical exemplary famer fruit futile gaze gotten gretzky
harming hog infamous intrigue invariably inventions jamaican killer lester
marketers marlon marx mediocre muscular mystery nino noticed offspring optimism
orphanage oyster parks pashtun patience pitchers popularity populist
practitioners praises pumpkin reap recognizing resorts richards richest robes
roots secretive sequel slogans sound sow spared staunch steinbrenner stuff stung
succumbed teenager tend thanks thoroughly toast trek unfortunately venerable
violent worse ya
-175: ahb america arresting ballroom balls barren bastion bergman big blind
bloodiest brothers buddy candid catholicism classic conservancy costume
depicting deserted deserves devastating dictatorship digging disagree
displeasure downfall drifting dynasty earthquake ever experimentation falun
fragile garland growers gujarat gus habits hannah harmed haunt healthy
heterosexual homosexual horns humorous hurry hybrids icons importance inclined
indie inevitable influencing invaluable just kin lesson looks mainstream
malaysians morally mormon mother muted opera parallels peabody penguins piercing
polished politicians popcorn positively preserving productive punctuated quietly
raping respects rife roam rodeo sanford sexes shades shaquille shepherd sicilian
sight sinhalese skepticism skies slippery slogan sophia stirring straightforward
strongest sung sunny superb superhero survived sympathizers talents teens tennis
theologian thugs torre uncle underscoring venus way wendy zee zionist
-170: accuse am architects attained augustine batsmen begged biblical bother
bounce bowls boy brotherhood caught chronicles churches colors commended
conglomerates consciousness continent criticize critics crowe defiant describe
dishes distanced distracted dove drunk dust ears easy eaten eco ecosystems ella
emphasizing endless environmentally envisioned experiences explored extinction
extinguished familiar farah filmmaking films floats fortunes gardening
granddaughter greatly hard harmony henson herds homegrown huddled hurricanes
impressive inundated jolted ju lenin mafia maori mara marvin ming mundane
mysterious nightclubs obvious oppression overcoming overthrown patrons perceived
pigeon poe promoters proves quaker renegade reputed resisting rudy sacred saints
sega semitism shaky stark success superficial swell swirling talent taller tang
terra thieves tian titans turbulent turned unaffected unsure upheaval voicing
walt warmer watched weddings why wielding wildlife wore yar yoo
-165: actress adulthood alley ambitious animated attire baba bella beneficial
bengal bjorn brewing buffett calcutta celebrity choked cindy confess cool cop
corrupt dampened dance dedicated defying designing destiny discourse distressed
dragons echoing ecumenical erin famine fared fashion federico feminine forgive
fountain garden giants goodwin grandson haitians hanks hardy hat herring hoo
hope hostile humor hurt hurts husbands huskies ideological impress indigenous
kazan kee kenyans latinos leo lobster look lowell many mecca melting
missionaries mogul motorcycles notwithstanding oats outnumbered ovation peaceful
perpetual played psychologically reefs relationships replied revelation reviving
reza robbed rocky rugged rulers scarred schizophrenia schoolchildren scientists
scourge seaside sharpton showcase siam sins sioux slums soaked softball sons
sparsely spectators spotted starbucks stormy struggle sun supremacy sweat tell
telling theatrical touched traits twentieth upset veronica vigorous whites
worshippers yours
-160: aces acknowledging adolescents adversary aftermath alumni alvin animal
attracts baroque bazaar beads become beset boxing breakthroughs bureaucrats
catholics circles colored comedian consumed cruising crushed dangerously darryl
deh descendants easter echoed educators engaged engulfed entrenched estranged
evolution fast feathers flavor founder fu generous gilmore ginger godfrey
gripped gypsies hah hendrix hockey homosexuals hoya infuriated insignificant
inspirational instantly intentions invading ka lantern lennon lured luther
mammoth marching martian migrated monty mujahedeen murdered nigerians nintendo
noel oakley olympia otis outdoors owning oz parkinson perched pervasive pitino
poetry prone purity qin quest racist rained ralph reality reckless reds
reflection reign relaxing reunion rink rudolph russians scottsdale shouted
sibling snacks sonny sorts spiders spurred squandered strategists sudden
suicidal suppressed teen telugu texan tooth truman ty ukrainians upsets
valentino voiced weaving welcomed woman yeh
-155: ablaze academics anaheim andes angel annette assassins aunt backlash baked
beer bells benign biographer bird breeders buzz camel capsized cartoon cautious
cave caves ceos chaos characters cheap coloured commented concerned condemn
confront continually contradiction contrary crimson crowned crush depths devoted
diminishing displaying domino everyday explores fest flavors fried fukuda gangs
genres gospel gripping hercules hopefully icon indispensable intense invasions
isles jacqueline jubilee kerala khomeini kitty klan knowles landmarks lang
loyalists massacre mcgraw medieval memorials moderation monroe mortal museums
musical mutually nation neon nicholson nonetheless norse northridge novels
observe ones oswald outlaw overwhelming pee peggy pitt plains polluted precision
prefer raging raiding rats reeves remnants repertory revenge reverend sachin
safer salvation scenic shakes sheen sichuan skiing slang sociologist somebody
sour strewn surrounded survive theater tito twins uniquely universe watch
whiskey world worthwhile yi yo
-150: age altman apollo apologize armando babylon balloons camden canadians
champs cinnamon climax coincidentally comparisons confrontations constructive
contrasts cottage crusader cub dah defied described destroying dinners doubt
downer dramatic dressing duran embarrassment everest excuse exhibited fanfare
foes forgiven fur gardener glover gone hackers hamlet han haq hers history hoop
how hunting immigrated impunity infectious inflicted insights islanders jade
jolie judy jung kaufman lame legacy listen living luo mating milton missionary
misunderstanding mock moderately monument most namesake nathaniel negro nice
noodles observed offshoot oppenheimer overweight pasadena peril plague poems
pony potato pounding proving qi racetrack rana realities recognize relics
respect rioters robot rowling scene scenes seafood self selig shade shallow
shaping sheehan siberian snail subcontinent surpassing swamped teachings
technological theories torrential touted troubling trout trump unrealistic
unruly varieties violinist vulnerable wildcats wildfires willy wines wolf yachts
zhu
-145: academia acknowledges advocate alcoholic amateur andhra animation
anniversary antiques appalachian astros barbecue baths beckett biotech bloom
boom bounty braced cabaret ch chan chocolate ciudad cleansing cloudy coliseum
conquest creators cricketer deadliest deepening desire devi dewey dome
domination doom doris dukes eat ecological englishman epidemic expansive extinct
eyeing fairs favorably flashed fluent fought frustration fundamentals gibson
glasses goa greens greenwich griffey hank hao hawks hear herat hesitation hess
ho holiday implying innocence innovative insulting intimidate jeans jen jew
johnny jungle kingdoms kite kuh lacking leopard literal loh lombardi longevity
looters loyalist lu magnitude majesty mascot massed mothers mounds multitude
muse nagasaki natural nazis neighbor nemesis niece ole omaha oo oriental
overthrew penguin pie playwright pomerania pontiff prized prospect protestants
purple rallying realistic recalled regina ren risked rock rowe rumor rupert
scarlet seychelles shah shee shiny sidewalks slavic sleeping smoked snow spit
struggles style suffer sustaining swept teach theme trusted unfamiliar unusually
vajpayee velvet waitress waves weinstein whom wish
-140: abstract activism adorned alien arnold artistic artists battling bee beg
boots burgeoning burnt ca celtics centennial chamberlain chicken collapsing
colonization committed con contemporary cornish credited critically cruisers
denounce desperately dictator diminished discoveries drunken eagles efficient
elk elton eminem exactly fact father fay festival fiction fiesta fossils frazier
fries fueled generals geologist golden gossip groundbreaking gutted hacker
hardest headway healed hilary hop hudson insanity insult insults intriguing jams
jazz jia kicking kings kiss knopf ku lagged lions lyndon malls masculine
meredith messier meteorological motives murdering musician nationalist
negatively newt orderly panda paramount parishioners parted peanut performances
pirates populated pottery precious predict presided prince proved provoke
psychologists pub rains rangers reasonably regrets repressive researching
ritchie rockwell roger roosevelt rye sailor savannah see shaped simpsons sin
skilled smashed snapping spacious staunchly successful suffering sumo swings
sylvester temper theatres themselves they thoughts tomato traditional treats
trend tudor tune victorian viewed vintage waterfront waterways wembley whipped
wills wool worrisome yourself yun zhou
-135: afghans africans agnes aliens arcade ark arturo attacking avenge averted
backward bah bands baseless batman billionaire bing burdened businessmen butch
candle carol cerebral chi chinese cinemas closest comrades conan conservatives
daley dangerous dead deaf dee demonstrated descendant dirty disruptive distorted
downplayed dubbed dunes egyptians eli eliot eluded existence expressions
extraordinary faced fairfield fairly fallen favre film fred freddy gadgets gansu
germanic gesture goldberg gourmet groomed grow heritage highland humphrey
influential inn innovations insects islam jakob james jude karnataka luxurious
mainstay manner martha mccormick michelle mired moderates monarch moral
muralitharan naomi napoleon neat niagara nickelodeon noah noticeable nuns oprah
oscars packers painter parlor patriots paused peanuts physically pines pitching
poem poised politics ponting populous premise proven publicist punished
rebounding renee rhetoric riviera sailors sanctuary sandwiches scholars servant
skiers skirmishes slick sonics storming stride strong stumbled summers supporter
swedes swimmers swing symbols tayyip teaming tendulkar thief thorn thriller
tonight tremor tribe trying turf unfolding unheard upholding upsurge vigilant
whitaker woods
-130: aboriginal accomplish advocates amongst ants anyway asleep astronomical
attractive baby blacks bliss bloody bordering breathe brewers brewery buh bull
burned carpenter cecil chess chick cigar composers compton confronts cooperated
cracked crescent crystals dangers daylight democracy demonstrates denounced
denouncing designers disaster diversity documentaries dodgers dreamworks
electing ellison emphasize eve evolutionary expectations explains extremism
farewell firefighters flames floyd friend genetically getting globally golf grey
groove hai hanna hardliners hartley historian holly horse ideas influences
innings interpret ivy jewels kibaki killers known koch lashed lavish leaning
literary lo lukashenko maggie maoists markedly mccartney mcgrath mcmillan
merchants mickelson millennium millionaire modestly moo mosques murals nightclub
older our outing perception perceptions performer pet photographed physicist
plantations pouring privileged protagonist protector rattled raymond rendered
resisted restaurants rican ricky saigon secular sensational senses shadow
sharper shen shirts shrugged sih silently sindh sirens snack sometimes spaniards
spoken sport standstill struck styles summed sweater swore tah there
thoroughbred tibetan timers tossed toughness twisted tycoon tymoshenko uighurs
unfounded vaughan versus visited wakefield wind wiping xinjiang you
-125: affluent amc americans anew antigua augustus babies backgrounds bacon
bargains barometer bengali best bo bon bowing bronx brooklyn cameron captains
chorus cigars cloned collectively communal communicating conciliatory
constantine cosby cracking describing discredit diversified downsizing dresses
dwindled ecstasy edible eleanor ethical ethnically everglades exhausted fasting
favorite fledged fledgling footwear gamble gang gathering gloria glowing guiding
guinness guthrie happen harbin hardened hip homeless homosexuality hung hurled
hut image inefficient intellectual jane jessie journey kadyrov lahn lawlessness
leaned liang madden manipulating maradona mars marshes mastered meadow mean mee
migratory molly native nazarbayev nicholas nobility novel odds orchards orthodox
outback outburst outings painted pepsico playhouse poisonous pond poorly
productions rain rampage rat raza relate retailing rhythm rides rites robust
ruler russo salesman samarra satisfied seriousness shevardnadze shoppers
showtime slightest solidarity solidly sparking splash staged star starring
strauss suvs swung tasmania tay than tidal tombs tributes tug um variously
waiter warlord whole williamsburg wishing yousuf zimbabweans
-120: abandoning about actor advocated aged ages ago airmen aka alfred ambushed
ant anticipation arduous baptist barkley basketball belize blatant blend bowie
breath breton bud canned cecilia championed chili chu clans cleaner coffee
collectors collisions confessed convey cookbook cooler coral daughters decorated
deepened depressed detecting detrimental divorced djindjic dominated ebola echo
ecosystem else emerged employing enormous esther explosions farming favoured
feather fisheries frances franchises fuh gaming garrett gatherings generation
goldsmith grizzlies gusts harbor harvest helen helpful herbal herd hint homers
hoped hopper hottest hovering inciting interiors jasper jayasuriya jays kallis
kannada kate leonid magnate maldives mantle marlins mathematician melville
mentor microsystems misery mouths mozart murky nan natalie necessity nests
newfoundland oldest ordeal ought overrun pas penny perspective phelps
philosophical plain planetary planners plight poured precarious professionally
progressive protectionism punishing rap rebellion regaining rethink retreated
riverside robbers rogue rongji ruh sesame shadowy shanahan shrimp shrunk sights
slow soap soprano still streak sundance sunset surpassed suspense sweeney sy
taiwanese tangled tango taught temple tense theaters themed themes tiffany
trafford tropical tsunami unconventional unique usher valleys vehemently veiled
vineyards volleyball wealthy westerners who widespread woody yiddish youth
-115: acknowledgment akbar alamos aloud alzheimer anarchist anticipate anything
armies atrocities avengers backers ballet bananas barley batting battled bear
beaver blackhawks blended bowman burger burgundy burmese bursts camped cane
cartoons celtic character chechens children comfort comic communities competent
condolences consort consuming cow deadly din divers dominate dubious
encompassing equitable eroded exposition falcon faulkner fauna feudal fishing
frustrations gays genesis gifted gilbert glaciers gogh going gorbachev grapes
guo harassed hardships harriet here herzog horton huge independence insight
instant intercourse judaism juh kitchens lagoon lancashire lauren lawrence lhasa
lightning lois longhorns lots luciano married marxist mask masked mcdowell mead
meaningless melodic mexicans milk mirrored mirza neglected night notorious notre
pacifist paddy pam pedestrians pete pollsters poorer populations prayers
predatory prevailing prominence providence queens raged rebounded ree
relationship retreating rhodes richter ride sculptor seattle sees shiites
shutout similarly simpler slowly slum smash so soft solitary sosa spreading
statue stood strongman styled sumatra suns swear tenor texans throwing treating
tribal typhoon unearthed unstable ventura verdi viking vikings vines want
wasting whaling worcester yet zhang zhejiang
-110: abbott abilities absorbed affinity alternately anastasia anhui anil
apparel aquatic arthur assert attended austrians autobiography ayatollah
badminton beers biologist black blue bobby boxers breeze browne bushes cain
candles cardenas caribbean casinos certainty cherry cheung chew circumstance
clan classical clearer clothes colonial commemoration complain concept consume
cousin crisp crusaders cube daly dame damien dancer dense destroyed dialect
diamondbacks died diminish edmund ehr emma endurance ernie exposing exxon fair
fisher fraught frontier giant got gowns grass growing habitats hahn hal haley
henan hindi hitter hitting holt honolulu hughes impacted industry innovation
insurrection intensity investing jeou jewel khamenei knicks koreans kumble
landfall latino lil liners linger mackay manny mary mates maureen mess mia
monasteries myung nights noor noticeably oaxaca oilers others pacers paisley
pale politician predator prejudice prey professions pronounced pros prospects
pubs qian radically rainforest ramadan ravaged react reagan real redwood
relieved rendition rioting ruby saturated saturn scheffer sehwag shaun shih shu
sid song songs soo sorenstam sprewell springboks stagnant stealing strategically
streets striking striped successors tails thaw today tomb toppling trailed
trench unforced unleash unlike unravel unsafe urdu versatile virgin wicket
youths
-105: aikman aliyev allen alliances anand angrily approaching arabian art avon
beaten became behavior behaviors benedict bjp bold bombed bones bottled bowler
braves brett brigham bulls bumps burke burnham canals cao carey carving
choreographer chuan civic climber cloning clyde coconut comeback commemorating
commercially composer cone continents cove debbie decade deteriorated diallo
diana diets disguised donating drinks ear eighty elaborate endangering
expectation family fea fielder fifty financially fist forbid forgiveness fox
fringe fuller gaelic gathered gems geographically gestures gibbons gillette
gradual gruesome guh harboring harding harmful harshly hathaway historical
homemade hometown hungarians ice ideally impromptu indonesians jungles keegan
killing kissinger knees lah lava learns lech leigh leisure libertarian lilly
lisa luh lull making manhunt marketplace mattel mature mausoleum mcgovern mehd
mellon milestone mo mobilize mongolia more moslems music my nephew never nikolai
overcame park personally philosophy pirate pitcher poaching polled poor
possibilities predators probably queen quincy rare reese reformation regulars
resistant responded restaurant roach roasted robotic sandwich saskatchewan saud
scholar scientist sculpture sect shoulders siblings skaters soviet speculators
spice spies sporting sprung stalinist steadily steinberg stepfather stories
suicides sunk supporters surveying talk teenage tourism town trait tuna una
undermined untouched upton ur view vigorously walk were winfrey wrecked wrestled
wwii yunnan
-100: achievement advancement alice amy anger angered annie are artificial
assuring atal attacked attending augusta avery awareness bamboo banners bartlett
believed belly betty bigger breadth breakthrough britney brodeur brokerages bu
burbank camouflage capturing carpet challenging chances charlie ching
choreographed clerics cliffs cocktail confrontation confusing conscience
contrast countered cure curtis cyber czar daisy dashed daunting deceptive
depression dessert die discontent dispersed documentary dug ecology edgar
einstein elite emerging emigrated emphasizes endowed evenings exerted exploit
eyebrows fahrenheit fdch fever fictional firepower fishery flags flattened
flower fortress founders freshly fulfilled gallagher garry gators gil giuliani
gould haifa harvesting hasty helena honeymoon humiliation hunan hunter hurley
ill impoverished indicative interred invaded ital jack jerk jiangxi jolt julia
jumping justified kah katharine katrina killed kuo less lighted listeners losers
lows lyrics malayalam marilyn memoir meyer miniseries morale mosquitoes motto
mountains mud museveni naked nascent nash natasha nathan nest newest nicely
nineteenth nur nuts obscure occasionally once ornamental ornate orphan ozawa
padres palaces passive pena pennant pietersen ping plummer priests prodigy
provocative pursued quitting rajasthan reason regimes religious responding
revolves rivers robotics rockies rowing safeguarding safest saga scattered
scolari sevens shan shanxi shapes sheik shrinking skins skis soccer socialists
spokane stadiums sticks sur surprise survivors sustain swimming taft tara
tearing ted teh termed thwarted tigers torched tornado trinity ul unity upstate
valley vanilla vaughn viewpoint wagner waited wally washed washing well wen
willing xie yang yogurt yorkshire
-95: achieved adapt aging amelia among anthology antony anyone apple archie
architectural assam author avoided backbone badly banana barrow battlefield
battles benazir bermuda bet bihar blackwell bluff bora bourbon boyd breeding
bringing broadway bubbles builders bullpen canadiens centenary chiapas choking
chong choral christina clarity coached collaborating conceding condemning
conditioned contrasting conversely couple couples creating creative crossfire
crowley cruised crushing cups cyclone derby desert dire distinguishing do dolan
dominates drifted egan enlist epstein eva explain exporters farouk fatally
favorites females fighters fleeing flop football franciscan frank freedoms
fujian gainesville galveston game gastropod grader greenberg griffith grips
grossed grove gunned hakim hamm heath herself hillary honor hot huntington
ignoring ihs inclusive independents inevitably infighting intensifying invested
iris irrelevant king knocking kwan leonardo mandarin mehmet men mice mild mixed
mobilized monarchy montgomerie mourinho mourners muslim neighborhood neighbour
ocean olga ordained outrage packard perfume persisted persson peyton pictures
pitched polar ponds precedent prefers prosecuting protestant provoked pursuing
pursuit qinghai rainy rays refined reinforcing relying remark repression
resurgent rocked rogge ronnie rout rubble rumors rumours sah sailing salad
sausage saving scandinavian scouting searching semitic seriously sexuality
shedding shelled showing singer slain staked stimulating struggled tamils tan
tangible toddler tones tonga tortured toward travelers treasuries turning
unreliable vance victoria vigil village vincent walked walks ware wears wharf
widow wildfire willis woo yan
-90: academies adolf aggressively alaska ally amherst apologized apparent artist
ashes aspect attribute bark basilica belong besides breaking brooks brother
bruins buchanan bury byrne calderon captivity caste ceramics chef chemist chill
classmate closet coasts combs composing confluence conveyed cornerstone corpses
cottages crashing criminals cubans cutler cy destroy differentiate distinguished
doc dolphins dress economies embroiled emily enshrined erupt expect eye farmers
finely firefight flame fleming floods founded frankie fungus gah gala grape gray
guilt guise guitars hair highlands highly himalayan hispanic hitachi holyfield
hoover hyderabad inherent jam jews justify karate kidd lenny liaoning ling
locker loose looting marchers mcmahon meltdown mets millions mistress mona
mornings mountain nagano nepalese norman notable pageant pains patriarch payne
payton peas peng perot plaza poppy potter pounded pradesh prescott preservation
procession profession professionals progressing publicized racially rallied
reassure reeling religion residents respite ringing riordan riots robinson
rocker rugby saint sally sanskrit santana shake shells shia shooter sikh
singular slaves slim snails snyder soho sparks speaks spheres spices starred
started staten stein stewardship supermarkets tata technically tee terrace
theatre tiananmen tina tribesmen trivial trouble uconn ultimate unaware
undefeated unionists valdez vanguard victor vow wanderers wealth whales
wilderness winter wisely yves
-85: abe accent acted adaptation adultery alamo almost ambrose apartheid
apprentice arabs archaeology arenas arid assassinated atkins authoritative
banker barry battered blindness bloated bolstering born bothered bowed bowl
boyle but categorically cities clarkson clive clusters commuters comparison
congregation cranes crowded decisively densely devon dickson discovers dissent
distinguish disturbances duet eats eisner elaine equals erdogan eruption
establishment exceptional fabrics factional federer few fights finally fish
fists flung foothills foray foundations gadhafi gardner glenn grabbing grinding
grounded guests gum hackett haider handicapped hispanics hit hovered hurling
hyde ike illustrates impressions inconsistent infiltrated intervening italians
jeb jerry jesse jin john judo kai kantor koo koreas leagues lee legion lgbt
literature livestock lyric macarthur malay manitoba masks meh melted merely
methodist militarily muhammad murdoch mutiny mutual naacp nader nestor
nevertheless norton noses novice organising overthrow persuaded photographers
piazza politically porn posing preval promotes prose quentin racism rang readily
recep regards relevance reliance repercussions retribution revelations revolt
roo rotten rus rush samoa sampras saul scripture shelley simitis sir sister some
soong squash statistically strategist stunt submerged swim tallest tells thorpe
tijuana tobin toes toured trees tsang tulsa tung useless venice versa views
wanted warn waugh weakened weakest wedding wherever whitman winds wishes worn
wracked wwf yanukovych yao yassin years yushchenko
-80: abd activists actually advantages aided albeit alexis american andean
apologies appropriately arctic as assured autumn bankers batters bears beatty
been bell benitez bernie betting biodiversity bites biting blaming bloggers
blown bohemia bombarded bombay boris bruised buffy built bulldogs bullock
bullying cabbage cadres caravan carmel carved cary catch chandra china city
closer clouds coastline collaborated collaborative come comics concerted
conservation coronation cruises daughter deepest defining delicate describes
diaz dion disappointing discomfort divinity edith emphasized endangered ewing
excellence exploitation far favoring fearing fellows fertility flashing flowers
flying forbidden forts founding fueling fuelled gale gloves greer guangxi halls
hanoi harvested hoffman holiest holy howe hubei human hutton imaginary
imperative implications inexperienced inhabitants insist intrusion isolated ivan
jackson jerseys jiangsu joanna kashmiri kinds kinmen knight ky lackluster lakers
lamb learning lent light lights limbaugh lin long marriages marvel maskhadov
mckinley mcnamara meadows memphis michaels mistake mitt monastic moody mosley
motivated murderers narrated nixon nonstop observatory obsolete onetime ordinary
packing panther paso persists picnic pike pilgrimage pitches pius plymouth
possesses postseason predominant procter promise promote prudent publicity putt
railroads ramadi raptors rebuilt recognized regard researched responds reviewers
richie roddick rusty scalia scare scars sentiment serena seventy shelling shi
shock shores siberia sightseeing significance sinking slaughter slender soviets
speculate staging stanley stare steward stronger sul sunlight surveyed
sustainable sword teamed teng thinly thousand trained transformation traumatic
tudjman tumble undisputed unseen vast vee vera veterans victory villaraigosa
visitors wa wan warne waterfall whatsoever whose wine woven xiao zanzibar
-75: abused accolades aden allies altar amber arches argue around assorted
assortment bach bahamas basics baylor belichick bhutto bicycles billboards
billiton boss bosses breasts brought brunt buffet businessman butcher cameo
carnegie choreography clearly clippers coherent colleagues collegiate
commandments communist concert congregations corporations coughlin couture cream
dairy damaging dampen delgado destined dexter dignitaries disappear disparate
disposable donna dragging drones duh eclipse economists eid elf emancipation
embarked equestrian exacerbated exert expressed fanned filled flowed foothold
fortune fry galaxy garments germ ginsburg glacial glendale grappling hangzhou
happens hbo hebei him himself hindered hopes horace ignore images incompetence
indebted ineffective inexpensive jeanne jim johnnie khan kolkata lara leonard
lighting mahathir mall manipulated manmohan manson marched matsushita mbeki
mcdonald measuring megawati mehdi merchant mix mod mole mosaic moths musa museum
myriad neil norms olivia ortega owens ozone paintings pedro pianist pierce poles
poorest portrait pr prada proponents prove putnam quake quarterbacks ra radical
radicals rae rash ray reggie relatives representations retreat revived rhythmic
ridden rite sabbath scholastic scripted sea sensing shady sharapova shoes
sidewalk speculated stadium staggering stones stray succeeded suh sumitomo super
surrendering swift tai taichung those toppled traditionally tricks tutu ultra
unfolded urban urgency venetian visible voice wal war waters wave waved weaver
weeds wiped witter women worm wounding zheng
-70: accidental acknowledged admits afterward ahmadinejad alfredo android ang
athletes backstage baldwin barbados batted bernardino blackpool boats bombers
britons brooke bureaucracy burst calmly calvin cannon cannons cardinals carts
castro cayman cheese cio circa coach collapse coming competitive condemned
congresses consecrated considered consistently cooked cornwall costas country
crops day deep demographics destroyers developed developing diamond donald done
doubleday embarrassing endit enemy entertainment expectancy extreme felix ferrer
finch firmly forecasting fours fractured freshwater fusion gaining germans gundy
hanson harder harold hatoyama have having hawaii hikers hingis huckabee
industries inflict influence interactive isabella islamists islander janet
jewelry jiang journalism judged kaohsiung kathleen ken kennedy khatami lau lebed
lemieux lesotho li lifestyle loch louis ma makes mandela martina mentally mick
migrate mitsui mound movement musharraf mutant nativity nee niche nicola nypd
oakland obese occurrence oceanic often orchestrated outscored painful painting
parcells partnerships pasta penang performing perkins phi phrase pink polk pose
posture poultry practical projecting promoter provocation punjab putts ranger
raped rapidly rarely readers rebuild recreational refrained reigning risen
robbins rodney rollins roman rothschild sage sandy scandals scarce seminal shack
shape sheltered shorts shuh skating skill slave slavery sleep soy spoke stained
surprises surrey surrounding sutherland swaziland syed systematically teresa
titan tone trapped treat tree tvs unarmed unbeaten underwater unprecedented
unwilling uprising vegetables vendors vie vietnamese viruses warming watson ways
weather wet yoga younis zedillo zyuganov
-65: abandoned accurate acts adaptations adapted agassi ahl algae all alma amin
anime antique approached attract banquet barker basil beach being benny
bernstein berries bertrand bestowed blowout bob boulevard breathing brendan bugs
cage cartels caterpillar cesar chains chance christian claire clashed clint
clintons clocks collaborators compelled conventions cooperative craft crowns
crystal cuomo davidson debating declaring discourage dissatisfaction dogged
drake dravid duel dynamic earliest educate eelam ehl environments erupted erwin
escalated escaping exhaustion existed experiment fastball feuding finding
fitting fled forcefully galicia games geo goh graeme grammy guardians ha harp he
headlines heavyweights heels helmand highlighting howard hu hume humiliating
hunt husband ian implication insect iverson jaya jeter jfk kang karbala kramer
landlords lasting lawn lena limbs lockhart longtime lost lutheran mackenzie
maharashtra mauritius mavericks melody mikhail modest mon mosque mostly muqtada
neglect neighborhoods nesting occasions old orleans ortiz outbreaks outfit
outward parents passer patton peck penn play presbyterian pri propelled props
rabbis raj reconcile recovering recreation redemption relations relatively
repairing rested retaliated romanians rosie royalist rugova ryutaro sabres
sanders sank sarah saratoga secrets seth sheffield shields shrubs silicon simple
skater smithsonian smokers sparse specialize storm stressing strife strikeouts
strongly studios sure tech texture thin though thrift tibet together touring
traders trust unexpected unfold unusual unveiling valentin vested vineyard
westward xii yangtze ying zeng
-60: aaron abrupt accountable activist administrations adults affair akram anbar
ann announcer architecture assassin associations awami banda barney beating
bellamy biography bode boise boycotting branded bricks bride bridges bucks bug
calling capitalized careful carrot carson cater catering cattle cavaliers
christensen clara cola collaborations compared concentrated consequence corn
danger danny deborah deception deepen dinner disarray don dot eminent entertain
entourage ethan examples executing fade fairway families fargo farrell fighting
filipinos finley fitzpatrick flawed fleets flynn forestry franklin freedom
freeman gillespie giorgio glue grains grilled hacking harley harrison hawkins
heal helmets henry hershey higgins hms hoax homer horizon houghton hua hugo hui
hyun immune important impossible impulse indian inducted injuring interrupted
iranians israelis ivanisevic jackets jamaica jeffrey joan joe juarez justin
kerry lal lan landowners landslide lange laurence leadoff lemon leslie lindh
losing lula madagascar male maple marcel marin maritime mart matthews mayors
mcpherson meddling memorial mined miners monsoon nazi neither newcomers nod not
nuh onion opportunity orchard organic organisms orr oscar outperform palace
pants paradigm parker parliamentarians paved payoff peaks pearl phillies pi pier
pivotal plantation pneumonia popped porter powerhouse presence prostitute
protecting python quantum racers racked raiser rapid retailers reunited roast
robe rocks rory rounder rovers roy scandinavia segregation selectors sen sermons
severely sideways slipping sneakers soured soybeans spanned speaking spectator
spends sporadic squares stabbed stan stanton staple staying street strength such
sultan suppress tamil terry tick tough tourist towards turnovers tutsis umar
universal upscale values varied vijay vogue volcano volunteers warfare wolfe yu
-55: abraham addiction addicts advertisers alfonso amphibious archery arena
aspiring athlete attributes ball beat believes beyond bhutan biggest blake
blasted blatter bloodshed bowles bread brings bulbs buried cambridge campaigned
canucks capello captures carrie casablanca cassidy catholic chengdu chernobyl
christchurch christi chuck clashes clemson climbing close clutching collingwood
colony commentator commercials consequences conservative covenant dalai damon
darren deacon despite detective did dimensional dino dipping disadvantaged
discover discovered disgraced disproportionate distinctions dom dong draining
els emerge ensemble equality expatriates explore expo favourite federated fences
fiasco firefighter flintoff foe forest forests francis franco friedrich frost
functioning furniture gambling garnett gorge governed gravity guerrilla gunfire
guyana hainan ham handy harry harsh hears helicopters hemisphere hesitate
hideout historic hoping householder hubert hurricane imperial improvised
incumbents infected inland intentional interact jar jo juliet kim koh lakes lama
lashkar launching lds lei lexington liberation liberty lieutenants lifetime
loser louisville lowland lure made males marble mare mario mazar medicinal messi
militancy motifs narrator nawaz nebraska none nra nymex olson onset organizing
oriented outpost palin palmer panamanian pandemic paramedics patriot peace
penetrate pitting plays producers profitable promising pulp rao reconciliation
renounced reversal robertson romeo rubber rumored rural russell rutgers salmon
scarborough schwarzenegger scratch sex shandong shiite sickness simply sixty
soda solomon speak stabilizing statesman story strains studded suburban survival
swath synchronized tam tanaka tasting tcu terri texaco thatcher tide ties
trenches trends trophies trumpet twists underscores uniforms unjust viewers
visual vulnerability wah warring weed westchester western willow withstand
wizards worcestershire workings worms wrote zion
-50: abnormal adam adopting africa apache ashley asian aspen assaulting
assembling athletic attain band bangalore barn battle beetle behaviour berisha
bernardo beside blew botanical boxer brad bryant buster cambodian canary captain
catherine challenged chandler cheating cheshire cholera cisco clinching
comparing compensated concede concepts concerts considerably constellation
cooperating correa cpc crammed creed crossover crust dartmouth declared
defeating defenders deliberately detectives deteriorating determination
disrupting distinction documented dominic drained dramatically drought dunk
dwindling dynamics early educator ee eggs eisenhower energies espn
establishments estuary expensive falsely favor featuring female fodder foods
footed footing franz gained gainers galileo galleries garnered genetics glass
goodwill graham grassland grossman ground guerrero hale handful hands hanged
havana hernandez hewitt hide histories hygiene inferior intent interpretations
investors island jaw jeep jimmy judging juice kan kane kenny knots laborers lai
langer leaders lettuce liberal longest lynn mack macy malicious mandelson
marches marital marketed marquee marred martial melvin memoirs merits midwest
minh misled miss mixing mohammad monsanto murayama nanjing navigate nay nike
nolan now nut oaks objects onions onslaught opponents organisers osborne outcry
overcome overcrowded own parliaments pastor pedestrian penned percy persist
perspectives petty ponce positioned potatoes precisely prediction predicts
premature presidents programmers protester protesting psychiatrist rahul
redskins replica replies rescued resort reviewer riley ripped rita roberto
roberts rockets roofs rough rudolf sahn salam says science scots separates
seville she sheltering shenyang shower skated skipper skirts smooth softer
someone spend spent sports sprayed stifle stir strangled strengthening
subspecies suggestion surpass swelled synagogues tabloid taekwondo tal tory
treated unlikely valuable vargas vasquez victims victories villages watches wed
winning wolfgang wrestling wu wyoming xfdws xu yale yesterday youngest
-45: abusing accessible accurately aegean airplanes alcoholism amenities anc
anthropology anton anxiety asia assaulted barre baseman berkeley biotechnology
blame blanc bledsoe boer bolstered brass brewer broadly broncos buick butt
camping casino catcher centered ceremonies characteristic chretien coaches coca
collective commenting como comparable congressmen consolidating conversation
cooperatives cracks crippled cuban curator days debacle debut defeat defeated
defenses dell desmond destroys deterrent dickinson dig dismissing divisive doe
dominican donovan downey downturn dundee dwelling dwight eagle ecevit egg
elizabeth elliot empowered encyclopedia ethnic exercising explaining
explanations facilitating faisal faltered fang fats favored fellow feud find
flatly floral forty francisco gayle green groom grows guangdong gyanendra harm
hart haze healy heaviest henri henrik hillside holidays holocaust hun ii
illuminated imam integrity intermittent interpreted invade iqbal isaac ivo jake
jilin joining julius justice katie kemp kirk labelled lagos lam laying lectured
leukemia liberate livelihood lowe macapagal mahr maid marat marie marina marry
massacres matchup matthew meat mehsud mention messenger methane moh montana
morton mouse mushrooms nerves newport newton noise nova observers odinga olives
overlooking owes paceman past pat patrolling patterson persecution persian
pervez philippoussis picking piper planted pollster presiding prestige
propaganda purely puzzle puzzles radcliffe rams randolph ravi rebecca rebuilding
red reflecting registering reluctant reservoirs revealing rookies safe satirical
satisfaction saves screenwriter secondly sermon sham sheldon simplest sitting
situation slam slowing smoke snipers socks son sotheby spearheaded speeches
srebrenica stabbing stepping submarines suffered suffers sugar suleiman tadic
tao teeth telecast televised televisions terrorists therapies thrashers thumbs
till tim trick trooper trusts underscored underwear upside utmost vanderbilt
vega vegetable vinci vine visibility vladimir wake wang watershed wear wenger
where whistle wigan wimbledon windfall worsened wounded
-40: abacha abhisit accidents albert alliance amassed anne archipelago aspects
association assumption asteroid athletics balcony baptism beethoven beneath bert
biographies blasts blaze blunt boarded bookstore boroughs boston braun bullets
bunkers burning busan byzantine cahill cancun captained caroline carrots
catastrophic cathy characterization charity cherokee choir churchill cochran
coke collapsed collided colts commitment communicate communicated community
complains confidence congolese connor consoles constantinople consumers
contradictory convenience convenient cornell councilman craven crawford critique
cromwell dae dane denominations dent depended deprived diplomacy disappeared
disgruntled displays doctrine domestically dominant dora drama drogba duo
durable edison enough environment essex ethiopian evelyn expanding expos
extremists flagging flora focused foliage forrester foundation fundamentalist
galway geography george getty ghazi gift glance gramm greenpeace gustav heather
houston huang ignored igor illustrated impacts impending incompatible indoors
insider integrating intensified internationally irish jacobs japanese jesuit
jiabao journeys jumped keith kremlin laced landslides lankan lao larry leapt
lennox letting lincolnshire luigi machines maltese maoist marsh mas mastermind
mazda mccarthy meager meal med merging might mistakes moderate mollusk mongolian
motorcade mtv nadu nakamura napster neutrality newman nighttime nineteen ninety
norris obasanjo obesity obscene odor opposed opus organized outdated outdoor
overtake packed palms papua pastoral patten pavilion paz pepsi peters phoned
pine playboy possessing postwar prominent pushing putin quicker rangel rapids
rbis recapture rees reliable researchers rings risky rok rutherford salem
saunders scoreboard scout settled sexually sharpe shooting shops silk sluggish
snapped soaring softened sophie spate speculative springfield standing steady
strengths stronghold studying subtropical suburbs succeeding superior survivor
suspicion suzuki sven swine swords symmetry tattoo tbilisi textiles therapeutic
threw tipping tobago tong touch transformers transparent tucson uneven uphill
useful vermont walesa walled walsh wardrobe wb wealthiest wheeler when whitney
wie wife willem willingness winnipeg wong wreckage writers yong yorker
-35: aceh achieving adherence admitting advertise aiding airliners amazon
analysts ancestral anglo annals arias avail avian avoiding bahadur bahr bai
baltimore bedford beleaguered bite boundaries brands brenda bruce buffalo
cabrera capita cedar ceramic challenges charred chee chen chiang chien chin
chunks clayton cliff collaborate commanders complicated consistent constructing
cooke cookies cough courtney cristiano cruiser curry dalian davos davydenko
declares deco defiance deliberate demonstrators dialects diamonds dish disperse
disturbance domenech dominance domingo donaldson doubtful dynamite eaton economy
edwin embark empowerment emptied enactment erect erode eugene exchanges exist
expeditions faltering fidelity fielding foreigner fossil gloucestershire graves
guru haiti haitian halftime hasan hasina heart heidi herb hewlett hiding howell
hubbard hussain ignited illustrate illustrator infinite inning internationals
introducing invoked jacques kaczynski kansas kappa khmer kosher lacrosse latin
lawless legislator leopold leveled linda liquor lleyton looted loyalty lunar
lynch maier majors malik marginally marriage mass mater mayer medalists mercer
met monastery morales mosquito mountainous musab mustafa nasrallah nets nissan
no nomura occasional opium orbiting originated overwhelmingly paralyzed pavement
peacefully peshawar piers pomeranian pork pots prelude producing prostitutes
quick ranch recent recipes refrain relative reluctantly republicans responsive
ribbons richardson rip rogers safin sal samantha samaranch sands scattering
semis serra shaved sherwood shopping shortstop show sigma similarity smallpox
snatched sniper socialist solid sonoma splinter stigma stinging subordinates
suits symphony syrup tackling thabo throughout tiny torres transform tried tufts
tumbled tumbling turnaround undercut undertaking underwood unmarried urge
vacations vests vicar vocabulary wayne weaker weightlifting wetlands wholly word
writings yacht
-30: absolute affordable ak album alpine alternatives ambitions amos anatomy
angela apprehended arbor artifacts arts asahi asserted aurora authenticity
avalanche balkan baltic banner baron barrage bernhard billed birch blamed
blazers brawl burgess butterfly cardinal cautioned celsius centrist chavez cheng
chesapeake chung cleveland clifford clogged coastal coats coles competitors
complaining conglomerate convince crawl criticised criticisms currents deeper
demolished derive destabilize detected deter dole durban earl endemic engage
erie ernest everett evergreen exhibit exodus faldo feet feldman fide fighter
fires formations foster francois frederic frequently frontline gifts groundwork
gymnastics hang harness harrington heir hobart holed hopkins hotels hydro
illness inauguration industrialized inner interviewer irving islands isle jaime
jamie jenny jeremiah jihad kay keating kla knot knoxville koizumi lack lake
lamps lancaster landmark leno lessons lincoln listener lobbied loudspeakers
lounge lying maine malcolm malibu manga manipulate mann markets marshall
martinez maxim mcbride mccurry meaning mentioning mercantile middleton midnight
miliband minivan miramax misleading mobil mohammed monterey mullen mvp na named
nashville nassau newcomer nordic noted obrador observations orange ousting
outbreak pakistan panthers pardoned peaking phantom pillar plotting plum poison
pope pretext privy pumped rather ravalomanana raw rebuke reception recognised
repertoire republics responsible restraint retaliate revive roaming robb
salvatore saved scale scenario scotia scrambled secessionist seizing shane sino
skull sloan soundtrack spear specimens spikes spotlight spurs standout steelers
stone stuart surging surrounds swam taliban teammate temperatures tends tent
that them these tinto tracy traffickers trapping trousers tse turmoil turner
tyson unions variety venues violence vocal vomiting walter waterloo wax
weakening widely wreck wrong zoran zuma
-25: academy acting aground appliances approach archaeological atlas bahn
bargain bce bethesda bible bono borne bow briggs brown buckley builds busiest
cairns cake canyon carve caucasus ceremony chargers citadel clash claudia
clemens cody colonies columbus com conservatory conserve constituents conway
couch culprit daiwa descent destruction diagnosed diarrhea dilemma distinct
diver diyala dmitry dominion dorset doyle dozens eighteen elderly emergencies
enclosure eponymous experiments factions facto fahd favourites finds fitch flee
flies flute fog fore fortifications fulton garcia geological giovanni glacier
golds granite griffin grozny gunners gut had hajj hammond harbour hay heightened
helping herbs highs home hundreds hybrid inception india inflated informed ing
instrumental ire irina irreversible joachim joanne journalistic judd jun kadhafi
kahr kamal karachi ki kurds lahore len leung lies limb limerick livingstone
logical lotus lucas luncheon macintosh majorities margaret martins marty martyn
mcgee meaningful memorabilia mend mentions meyers mi miner minibus mirage mixes
modernization morrison moth mural nearing netscape nhk nor nude olds olive
oliver opportunities oppose oracle pace pairing partnered paternal patti peter
philip phrases pitch players polytechnic possibility predicted proclamation
professional protesters publicly pulpit purpose quarterback quetta quiz rabbi
racial radios ramirez ramon rampant randall referring reformed regained remotely
reunite rid rifles rift role ronaldinho rosa rose serious sexual sheila shipyard
shoreline sihanouk skate slowest smallest smugglers somewhere songwriter speedy
spencer spy sri stricken studied succeed succeeds suggest suing suppression
sustained swollen tapping tatiana teamsters theological theology ticking tommy
towns tractors traveling travellers uribe varsity vernon veterinarian wahid
wallace waziristan wei went while wickets worldwide wright yuri zardari
-20: abbot actively aisle albums ambiguity anglican answering anticipated
antiquities appeared appearing argues assertions autobiographical awaited ayala
batsman battleground battleship bay becomes beginning benches benton beverages
bickering bikes blanche blasting boiling bounds boutique brand brandenburg
brennan brittany bushel career cereal challengers champion changed charities
charles chennai church civilians collaboration collaborator comfortably
committing competitor conceptual concern confusion conte contend corpse cotton
counterparts crater creation criticizing crop danielle dawson dean decay
demonstrations dempsey dengue di difficult dime disagreed disapproval disarmed
discussing displayed disregard distributors documenting douglas downside drastic
duffy duval ellen england ensued exhibition explorer expresses farms fat favour
fears federation ferguson fitzgerald flick flyers footballer forested franchise
fuhrman furnishings ganguly garlic garment gaston gaulle giambi gig gill
giuseppe goran gorges gown gradually graffiti grave gunbattle gunman gunships
hall hashimoto hawkish heiress hoon hostel hsieh hsu idaho immigrant imply
inaccurate intentionally jacobson jarvis jintao joel jonas judgments kahn
kingdom klinsmann knocks knowingly knowledge lamar lindsay live local lookout
lublin maddux massachusetts mckenzie melt metallic mexican molina mori mortars
multimillion narrative nasser need negroponte nelson networking nikolay nursery
orion orlando overture pacific papandreou patel patricia patrolled pauline pbs
perth philharmonic piedmont plastics playoffs pleading po possess pow
practitioner precincts premiere preparedness preserve preserves pressured priest
prius progress progressed prostitution protested punch pyramid que racing racket
rammed ravens rawalpindi recognise reel reflect reilly restoring reveals rise
rivera roadside robson rodman roles sam sara sarasota schilling segregated
separatists serge settlers sherry shop shown simms slater slew snowfall soar
soared specials spiked spilling stand stealth stripes suharto sulawesi
supermarket supposed surgeons sutton sway tacoma taiwan television tents theresa
thor threaten thunderstorms toshiba toughest towers trainers translating tu turk
turkmenistan tuzla unionist vigilance visiting walters weak whatever winery
wired woodlands workplace yoon
-15: aba advancing ailments akron alberta alerted alpha anna antibodies
apparently atlantis backwards bacteria bait baker bakery basin baskets bathrooms
beats bedrooms beetles berkshire beverage bio book booker boosted bottles build
cai campbell cancers capriati carlson cathedral characteristics chevron cho chun
cite clare coffins coli collector colours comcast complex complicity conceded
confederate consensus cope corning costly councilor cowen crafted cramped crane
cristina critic cruise culprits cultivation danube dave decisive defeats della
deposed derbyshire descend devote dialogue discovery diseases distraction
doherty draper drift edward embryos emphasis enhancing eradicate escalation
exiled express expression extent eyewitness facade farther fields figure
forehead fraser frederick fuels funeral geopolitical gigs goldstein goodman
grumman gul hampered handlers hanging hills hits hokkaido hotly humid improving
inaction infants inscriptions interactions intifada invasion islamic jammu
johann johansson joined kathy klaus kuomintang lagging lanka lasted led
letterman liam liberties lied lighthouse lingering liu lorraine madras makers
matter mcdermott migrant modeled moe morrow mugabe mumbai necessarily ned ngos
notched offensives outfield outsourcing pain pebble persistent pew phil phillip
picture pinch playstation poker policemen pot prayer premieres prevented
prosecuted proximity quality raced racer rafsanjani rebuffed regent ria rigged
riot rising rivals romanized rooney runners rushing saharan salvador sanitary
santa saudis scarf scathing sectarian serbs shots sidney siegel signs sleeves
slower smith species spector spin spinach starvation stephens straight summon
surveyor symbolic sync taylor thirty thousands tikrit todd trail trash traveled
trinidad turkmen tutsi twist umass unaccounted unconscious unification uniformed
unix unsettled valued vanessa vegas verona versailles viewing wade walker
wallabies warren waterway wells white wilhelm winchester writer yeast yielded
york zah
-10: abandonment abdul abusive act adelaide adler aggression alexander altering
amelie ancestry antarctica ashton aso assailants asserting atlantic attendance
attendant attendees auschwitz authors aziz barber barely bean beans beckham
belonged blanco blow blows bordered boulder bouts boyfriend breakfast breakout
bring broadcaster brook broth bulldozers bureaucratic burma cadets cal canberra
canterbury casa casualties cdy chateau chaudhry cheryl chicago clark collecting
colt combining commodore conspiracy contenders contra credibility crist cullen
cunningham cyclists damaged deaths decline democratically demonstration depend
deregulation deteriorate devise different disease dismiss djokovic drums easiest
eastward eighteenth engagement engineers establishing estonian evan executed
executives explosion facial fallon fend floating flores flowering flushing
fortnight fritz fronts gallon gateway geared geoffrey geometric gerrard getaway
gore grueling gym hampton handicap has helped hillsborough hilltop hoisted
honour hooker hornets hunger il impact incidents indies infant informs invite
ismail jaguar jared jirga julie junk kandahar karzai keane keeping kensington
khalifa kumaratunga lafayette leftist liberia likelihood limbo litvinenko
lockheed logic lukas maize malone manhattan manifest marine market marking
medvedev mercenaries middleweight militias misses mit mittal mitterrand mouth
murderer newborn nz ochoa olusegun omar opposite orient osman ottoman pac
partisan partly party patronage perino perpetrators pinpoint planting ploy
pointing policeman population porch ppp prasad predecessor president
principality produced promises puck puerto putting rashid ready recognizes
representing resident robbie rockefeller ronaldo rosemary rushed rust sagging
said sami samuel sauce scottish sean secession semiconductors servicemen setback
sewing shared shaw sheikh shelters shepard shoot shootings shui simmering sims
since sistani skier skilling skills slamming slight slopes sociedad soils
solving souvenir spike spinning sprawling spread stable stands stevens stocked
stole suicide suzanne talbot tanjug terrain testament thames their theory
thornton toh tomatoes tongue toss traced trademark tricky troy trucking tsai
tuned turbulence turns ucla ultimately underlined unfairly unpopular uphold usc
uzbek verizon verse vojislav voyage warships weiss westwood wolff won wooden
woodland words wrestlers
-5: abdallah aberdeen accelerating accorded african aids albanians analyst
anatoly and andrew antarctic architect aristide arlington ascent assure
astronaut astronauts automobiles azerbaijan baja bavarian beck becker behest
beit bethlehem bian biathlon bihac buckingham bur butter byron cadillac
campaigning canoe capitals carlisle carter casting caution cbs challenge
chaplain charitable charting clocked clout cocoa common completely condoms
confederation considerable consultants consulted convergence counterattack
courtroom croats curling datafile deceased decliners decorations defences
denials derek desirable destination detached deterioration dialogues diego
difference disposed dissenting diving dominique downgraded dried dunn electorate
enhance enhanced erickson eriksson escalate events everton exchanging explained
falcons farmhouse faster fatal fiji flint flooded flowing flux focusing
fundraiser fungi govern greenspan guarding guggenheim gutierrez hamburger
harvard hayward heavier heavily her homered houses hundred hutchinson ignite
imminent impaired imposing influenza insecurity instruments ivorian jacob
jaguars jammed jefferson jennifer jets johns joints justification kagame khalil
kitchen kodak kostunica kristin laura lax lime limestone linux lone loom louise
maintaining majid manager masterminding maternal mckay mclaughlin melanie
militiamen minnesota minorities mismanagement mobilization mohamad moore mr
mustard mv myers nailed napolitano networks nile norodom notably nuggets oleg
olympic orchestra organization osama outfielder parishes participated pataki
paul pearce pensacola peppers performed periods photographer plunging pol
policymakers porous posthumously predominantly presumed princeton priory
problematic prohibition province prussian psychologist rallies ranged raytheon
reasoning recession recorded referees represented resided romero rosario saeb
savoy sawyer sbc scenarios schumer scientology seahawks secretly seismic settler
sharp shearer shinawatra shuttered skeleton skopje slope sol sonia spitzer spree
square stephen sting stopping strengthened submarine suggesting sussex
tajikistan taxis terminology theoretically thinner throne tribunals trickle twin
underground unfit upstairs ussr veteran vinegar volunteered wagon warwickshire
weaken wellington welterweight working writing xv yousef zemin
0: abandon abc achilles acoustic afford afternoon alarm ali aligned ames
analytical aria arizona arose arthritis asphalt assisting atoms attaches
attackers balked belongs bending bharatiya blades bogeys boil bolivian botswana
brace branding bravo broke brunei buccaneers burrell campaigns carroll catalonia
catches cedric cemetery ceremonial chalabi champions cheek chernomyrdin chiefly
choi chose clarke closely clothing clr cod collins combating compete competed
complementary compromised conclusion connecticut context contradicted cook
corporation created curtailed cycling dai dale daryl defectors defending
delivering dem democratic demonstrate denny developers difficulty digest dining
disarming dived downtown dragged draped dresden eastman economic economist
eduard eldest elevators emblem emilio enforcing erected erekat escaped etienne
exercised exploration facts fallujah farmland fault fe filipino firstly
footprint forbes forge gameplay garciaparra garros georg gibbs goodyear
guillaume guzman hadley haven hiking hilly his hugh hurd hutus ibm illegitimate
industrials inspecting insurgency intel interaction invitational jason juveniles
kaiser kendall kept kicker kuchma kumar kwasniewski kyrgyzstan lapd lawson lbw
ldp leafs least lesser levi literacy lobbyist lodge lose lra macedonian make
manning mansfield mansion marcia marion mccormack measured medley miguel mining
mississippi mixture mogadishu moist mombasa momentum monica monrovia montenegrin
mora moya multimedia namely nate nippon noon noting offerings oklahoma opener
organizers origin ouster out paints pak pamela particles peeled pep perennial
piled pirated plunged pointed practices precinct preserved prevalence professor
prompting protective protests pt pulitzer punches quoting recognition reflected
reluctance reproductive resonance reynolds ridges rodriguez roh rolling romney
roque sand satellites scant scar schiavo scrimmage seasons selling sergey shire
showers simmons sinks sociology spat sphere spilled spring springboard stab
stanford steamed stevenson stoke stuck subjective suggests surround svetlana
sweep synagogue teaches tentative texas theo this times tin translates
transplants traps treatise umpires undergone unfair unnoticed upright usa vague
vale verses vice villa virtually welsh whip wisconsin witness zanu zia zimmerman
5: accountants accusations acquiring acronym adidas admitted alison allied
already ambiguous anders anywhere armstrong asthma attic attributed autism
backer baird ballard bbn because benefit bertie biased bicycle birth blames
blankets borneo bronze builder buying calculating call cannes captured cheaper
chipped colspan commissioner commodities communion compare competence
complicating compounded connie considering consistency contempt convent cooking
corridors crews criticized culminated curt cypriots dating datuk debris
declining dentist discarded drone duncan dwellings edmonton encourages endorsing
ernesto espionage evicted example excavated experts fabric falling fastest
figures filmed finale flared float flooding foam foreseeable forex fouled frozen
gavin grange grazing grind guam guerrillas guitar gulf gustavo handball hartford
hashemi haute hayden hazards headmaster heavyweight hedge heisman helmet hermann
hilton homes hooks hyundai improvement inc incident indoor institute institution
intensify invest involved irvin jaffna jalal janata japan jewish ji jing joaquin
johan jong junichiro junta karen kentucky khodorkovsky killings kirby ko laredo
larson lawful lie likewise localities mahdi mai makeover maria marino mark
marquis massey maurice mcguire memory morning morris moving najib napa natal
nautical nearby nearly neville nicaraguan norwich novartis nowitzki nuri
observation omega one onward ostensibly paths peninsula persuading photography
pippen plagued plata platinum plavsic plots polio political positioning prep
privately pro prolonged propel protestors purdue quickly quo rafter rapper
recaptured redmond refuge regency relax renovated researcher retiring rice river
roads ronald salman salon saxophone sco scored scoreless scott seles sellers
servants seventeen sharif sharm shawn sheriff shipbuilding shortest sierra
simulated singh situated slammed smog soldiers somerset songwriting sore
southern spears steak stocks struggling stumbling suffrage sullivan suv swat
taha tailor tainted thaksin time timothy topping trader trauma tri tv
unexpectedly unintended urged vegetation viacom vietnam viktor villiers
warplanes waterford webb weld wholesalers wilkins wings yielding yokohama yusuf
10: absorb addressing aeronautics affecting ailment alarms alexei analyzing
argument arrows ashore attention auckland away baden bangladesh bare barnard
bavaria beef begun benson bhp blitz bomber bombing botched boucher brady
burlington came campo canon carolyn casts changing chase chat cincinnati circle
cleaned climbed coated coincide collection commandos compatriot competitions
complexity condemnation consider consolation contended counselors coup currie
dams davis dealing death degradation depth descriptions diabetes dormitory
driven duff duke endanger ended enron ensuing entrusted episode equities evening
exile extensively fairness fingers fired fits flu forging formerly franks fray
freeway garner gen generally geology global guilty guitarist hails halifax
handheld hashim hauling hence henin holmes hubble hypothesis ibn ignores
impartial implies invasive iowa isabel issa ivanov ivanovic jay jermaine jessica
jetliner joey johnson judith kazakhstan keel kill kirsten kmt labeled
laboratories lacked late laurent lay legitimacy lowly loyola machine madeleine
mahmud malaria malawi managers mar marines marshal martin mccain mcdonnell
mechanics medal melbourne melinda melissa mendoza mentioned midtown mike mine mk
mlb motorcycle movements newswires nicaragua nominated normandy outlying owners
oxford paramilitaries parity parked particle parties petrochemical pettitte
phillips pla placards plummeted plunge potomac preside preston preventing
principles professors proposing protect prudential punish raja reasonable recall
relied remedy rendering renewing restive retired rubbish rumsfeld saying
scientific separatist setbacks sherman sidelines slice slumping smear
southwestern stern stockton strained strongholds summer sweeping syracuse
technique telescope teller throw torch tore torino toro touches travelling
trivia troubled typical uncertain uniform uzbekistan valery vandalism viable
vicinity virginia volcanic voters vowing waist wall warned was weaknesses
welcomes wheat worries yeltsin yoh zoe
15: abed acceptance accomplices accumulate achieve aerial again alba ambulances
ambush andy appealed aquino atmospheric atom aviation ba beacon beforehand began
beheaded belmont beverly bipartisan bodies bookstores boosting booths breakup
brick brisbane broadcasting browns brushed bryan bust carbohydrates cardoso
cartoonist ceded chairwoman charted cheat civil clean clerks clijsters cloud
cnbc compose conceal controversies cory countrywide crease culminating cup
curbing dalton damp def destroyer dick dillon dirt displaced disrupt disrupted
diversify drummer dudley earned eileen embryonic emerges eradication euthanasia
expedition fernandes fine fire francesco furnished gamma gather gave georgian
gerald globe goalkeepers guardian guatemalan guided guides gwen habitat hallway
havens headache helmut hierarchy highways hong hooper inaugurated including
injecting insurgents invited invites itt joseph julio kinkel kok kraft largely
latham laureate let linguistic lining lips lobbyists los lungs marwan maze means
medium mergers mini mint modernize moshe motel moussa multinational nausea nec
needy nld northrop norwood opposing ounces outcome par participating pcs
penetration person petersburg phoenix piles playoff plotted poisoning pools
positive pregnant pressuring proposition raphael reconstruct rector regis rely
renamed repetitive replay reproduce residing rhode rio routines royalty ruiz
sandstone sanitation scholarly scoring seated seminary setting settling severed
sewer shalom shelves shifting shootout sicily singaporean sink situations ski
slack sooner soto southernmost spacecraft sponsoring squeezed steal stormed
strikers su sufficiently surges surviving swearing swimmer tampa tankers
telephones telstra thompson thwart timorese tom torah travelled truckers und
unify unknown unmanned unreasonable valle vows wasps water weakness weekends
weston windsor worked worldcom wreath xiamen
20: abdel accusing adams admiral albany albuquerque alexandre alps ansa apart
apex armor assembled asserts automakers averages bae bashar batter beaumont
bellsouth billboard bin blast blistering boat bogey bone brain broadband
building buildings bumper burial caspian catalyst cause centerpiece centralized
chairs chao charleston charlton ciller clifton clubs colin coma companion
complained computerized computing concentrate conflicts considers contender
contending continuation continued cooled corners countess crime crises dal
defend delta departed dependence designs development dies diet dioceses director
disadvantage disappearance docks dorm doug drastically during elian encourage
enforced engineered ensured envisions episcopal event exeter explode exporter
facing fatah fc ferries fischer fleischer fletcher flipped floated foiled forces
formed forth fowler fresh fresno garbage georgia get gingrich giving go
goaltender governments gran greek guangzhou guatemala guild hairs hancock
highlight hypothetical illustrations increasing ingushetia interests interfere
iraqis irna it ivory jacket jill johannes karl kashmir katherine kiev knives
knock kong kurdistan la lace lea lehmann leroy les levelled levine liechtenstein
lightly lobby lopez louisiana manifesto manor marietta marriott mason matched
matsui maturity mayor meg mekong missouri mobutu moines moro mph mrs mustang
namibia nba needles newer nielsen nn nonprofit nunn objected odom offensive
offside oldham orchestral organisations overs owen pair pakistani paralympic
particular pastrana pave peaked pereira peterson pg physics pillow pistols
playmaker plumbing posed poster posters pour precursor prefecture presumably
public qassam quell rationale reaching record reflects regions reich rene
renting reservoir reunification roland russ saarc safina saxon sciences
scrambling senegalese shortcomings sinai sit smoking social soldier solved
speech springs sprinter squads squarely st stamford starr stearns stretching
strikes stuffed suburb sunnis surged surgeon suspicions syndrome ta tennessee th
thai thick thrown tianjin tomorrow towel trails try tuberculosis unified uss
utah uttar val vancouver viagra virtual wagons waits weaponry wii williams win
wooded works wrestler yahoo yangon zealand zhao zidane
25: accepting accidentally adobe advocacy affected agricultural ahern airstrike
akhtar alexandra although amir amp angus anita answered arab arch armed
assassinate assertion assumptions ayman baht balancing bankrupt barack bates
beefed beige berg bike births blackberry blair blogs bodyguards brighton bt bulb
burnley byrd cardiovascular categorized cathay chang charlotte chatham cheapest
chechen chiefs chris clement collapses colleague colorado compositions concord
condo controversy conversations cornelius correlation cosmetics create cruz
debuts defenseman deny dependent det devised dictate dirk distract doubts
dudayev easily electric embryo emory empty engagements entirely erased ethnicity
every exchanged expeditionary exported extremist fah fight flagged flood
forcibly forehand forming gallery gently glen gold gomez graders graduated
greenback greenwood grenades grocery guarded hamdan hamid heavy henderson herman
hinder hiroshi hossein hosted humidity ignacio importing inappropriate indonesia
informally institutes integrate intercontinental isolation jimenez jones
jpmorgan juniors juries justices karim kgb kia kingston korea kyrgyz labs lag
latvian leader lined locally loss lsu makeshift marrow massive meanings michael
microwave militant milwaukee mindanao minerals minneapolis nationalities
nationally neighbourhood nicky nl nobel nokia obituary olsen opting organised
organizer ounce outlawed peacemaking peak pendleton performance picked
pittsburgh politburo pontiac pops principally progression proportion prussia
rabbani rahman raising recently recruited reed regime relief repeatedly
respondents resting rewards rover runaway sampson sandra schwartz scot shanghai
shapiro shelter shirt shore shot shows shredded siege signaling sketch
skyscraper small soloist sometime sony south specimen spokesmen stabilized
stalls staples steffi stephenson stove stressed subaru suggestions sunderland
susan suu swiftly tail teaching technology tempo terrestrial territorial
threatens token told toronto tractor treason turnout twisting uproar vickers
violin vol volatile vowed wichita william wood work yamaha yudhoyono
30: ability abramoff ace aclu acre actions adjusting adnan affirmed afl alito
alphabet altogether americas antara apostolic appearance arlen armenian
artillery artworks asking assaults atkinson attack attempting auburn avenues
averaged bali bangladeshi barak beijing bilbao blackouts books bought
broadcasters brokers brookings business by bye cali caliber california called
carriages catalan chairman chalk chapter chimney cigarettes citizens climate
coast colbert college combatants complexes compromises conducting consequently
constructed contests continuously contribute cookie counted criticism crossed
cues czechs dan dar decoration deepwater derives designer detect devaluation
develop develops dice differ dismissed disparity distortion dozen drew emerson
emmy encompasses endeavour er ernst exists exited explanation fall fatty
ferreira field fireplace flanked flaw found fragments friedman frontman ghanaian
giles greater greenland grip groups guadalajara gunmen guns gunshot hammered
hampshire heap hints hk horn hospitalized hussein hwa icelandic inacio incomes
inconclusive incursions indications induce instances intervened ipod irrigation
is java jennings jon justine korean kouchner kph lacks lampard land landlord
laos laurel lectures legs librarian luxury math midland migrants min mirror moi
moreover mortality moss motivation nadal nam name national neurons nick nicole
nightly norte opinions ossetia otto outposts owner passing path peruvian
philadelphia physical pleads poverty prematurely pulling quadruple questioned
reaffirmed refining reforming rehearsals relates remote replays represent
republican reversing rico rim rouge russian salomon samsung saturdays scaled
scam seals sebastian shocks shrapnel silver skin slayings smoothly societe
soybean sparked specializes specializing stopped storyline strait styling
subdivisions supreme syrians tactical tactics teaspoon technologies telegram
territory testifying therapist timber timberwolves titular toilets trade
transatlantic triggering tumors unconfirmed undermine upon utilize vicente
videotaped wesley westminster worsening wrongful wuhan xerox zebari
35: able aboard absent acres advising affects affiliated afghan airplane alam
alcoa alex ambassadors ambulance amid anchorage andersen annapolis ashcroft
assailant aviv await awards bailey bankruptcies barnes belfast berman birdie
blackmail bombings bonds british broken bump cape ce championships chapel child
christine circumstances clergy clues cluster coaching cobra commodity comoros
compass composed condemns confederations continental contributes cooperation
countdown countryman course cue customary daewoo dakota darrell davenport
debates declare defended dei democrats den denis depends developer diane didier
dip directed disorder dissidents dive drove dry elements ellis equipped erosion
espanyol estates excel experimental expose factories fate featured federations
feeding fell fielded flash food forbids forecasts fortified fully furor future
gareth generale gerry goalie goals gordon grabbed grammar gucci hansen headaches
hebrew heinrich hepatitis hesse hides hill homeland hood households impetus
individuals indonesian infiltrate inherit injures insistence institutions ix
jarrett javier jenin jorge kerr kicked kills klein label laid las liberalization
lighter lineage linguistics liters liz logging longstanding luanda ludwig lugar
lunch mali manages marcelo mariano marshals masters mauresmo mccann mclean
medals medina mills mines mir monopoly morgan nagoya nestle nguyen nhl nudity
obama offense organise organism organize otherwise outreach paired parenting
partnership pasha pens pentium pepper pfizer pleas poh poses preceded preseason
prestigious primakov processors protracted raft rally ramsey read reader reasons
rebound receivers reclaimed region rehman remains remarks remedies renounce
repeating represents rescue reservation resigning rigid rios rushdie russia
ryder sampled santo sat schwab separating should simon singapore sirius slams
sliced somalia sotomayor speculation spouses start stayed stranded straw
streamed stretches strictly sunken superiors supporting surge swede synthetic
tae task teachers thorough tightly tirana tires toni towels toyota trap turnpike
ulster unfavorable unilateral us usual utilizing ventures vest vic volley vying
warden wartime watergate werner wheelchair whoever wiley wilkes xvi
40: abbey abrams accomplice accusation ad adhere advances agriculture allege
allison alone anti antoine appearances appears appointing aqsa archeological
archer argued arguments arrived bakiyev barings barr bass belonging ben benin
blood browning calgary cardboard caucus causing censorship cent chain
chairperson champ christophe citigroup clinton clue coal collier combination
commonly comparative competitiveness compiling complicate conflict conspiring
conventional could crackdown ct cumberland cynthia declarations dementieva
denying detroit developments diaries differed differing directing discipline
disruption distances does draws drummond du ea efforts ehud energy engineer
enterprises equalized established europe exporting felipe fk flashpoint
foreigners foul freddie freighter freshmen frontal gallup gate gates gearing
georgetown goma grab graduates grand grande guinea hafez hamad hamper hanover
heads hector herrera hmos holland hosni hospitals hutchison iii inaugural inched
incorporating incursion indiana insisted insurers intact interviewing
intimidation itself jonathan kabila keeper kelley kent kirchner lamont large
lars leadership leather lend leningrad lessen lethal lieberman lim limousine
lott luis managing marquez mdc medalist megan michel mold montenegro morgue
mortar motive motorists motorola nalbandian nanny nbc near nfl nicotine norm
object oceania of opening ould palo patterns paula pause perry petroleum
physicians pieces piling piracy pledging polls possessions potentially premiered
productivity prominently publishing rachel railroad rauf rebels reconstructed
recruit reinforced reprisals resources rib rival roommate rubin rwanda salaam
screens secrecy secretaries secretary senator sergei sergio sf shaath showed
shutting sided signalled silverman size slumped softening somali soon speeding
spokesperson statehood strokes suspicious symington symptoms tampering tanks tat
te teaspoons tens tensions thomas throat tnt townships trading transition
triangle troubles turn ukrainian up vacation variations vi vick viii virus
visitor waco wedge weir wo xbox zimbabwean
45: accompanied accused adrian adversely advertised afloat aim alicia
alternative alto alvaro anderson andre andres ansar anwar armistice assurance
aston atta attendants average avert baku barge be bed belarusian besieged bissau
bottle burkina cameras campuses capitol carl carr castle centred chelsea
chemistry clarence classrooms clay cleric club color commander computers
conspired contributing cooperate counties courtyard creek crest croatia crude cw
czechoslovakia dagestan dart das dealt decker deed deforestation del democrat
demographic denise derailed dictionary display doctors dow dpp dumped dynamo
edging elisabeth emigration enlisted enrique essentially evans face faction
falls fernando fibers fina fluctuations forecast fort fouls freezing fuji
genocide geoff glasgow glove gonzalez growth habibie hamas hastily hayes heel
herbert hodgson hoh holden homicide identifying importers indication inspected
interfering journalist juve kabul katz kazakh kuznetsova labels laguna landis
larsson lauderdale lends libel macau madoff mahmoud maiden maneuvering
manufactured marathon marta masri medics metal mexico middlesex miles murder
murders naples navy nevada nigel nominee nonfiction northernmost nose obliged
olympics opinion oregon organizations participant patrick paving perez
pharmaceutical pill pitted places pornographic preferring preparing prime
profanity programmed progressively provinces psychological psychology punching
quarry rabin radovan razor recycled reinforce restrain resuming road robin ruben
rule sacramento sars seniors sewage shenzhen sized slaying slump sm southampton
southwest space spam spark spells spills spokesman ss stain steven stores strain
straits stun sustainability sydney taipei tap taps team techniques telecoms
tension tiles timely tipped tony touchdowns tow tracing trevor trophy truce
tunnels uaw underage underneath unharmed upgrading vendor verde victim vista
vocals vodafone volatility waiting walls warner wes wilson winger with witnesses
wrongly xavier yates yields zoellick
50: abdullah across aerospace allan anatolia angeles antibiotics approaches
arguing arise arrested arrival associates attempts aung austin avoids bachelor
badawi barbara bari barricades beatings bedroom bernard bishops bombs botha
bradley bucket bunker businesses canceling cardiff caused cents chevy choices
chop coffers cognitive colonel commandant commanded commanding concussion
confessions connections connolly constitute consumption convention corey corp
correctly councils county cr credible culled dallas daniels de denver dipped
disappears disorders downed dropping dutchman earning ed emanuel en enact
enterprise environmental eric estonia ethanol etymology evenly fa favorable
favourable firmer flaws florida forensic framed gains gary garza girlfriend goal
governors gregory guido hardship hassan henman hole hostilities hub icahn idle
ipswich islamiyah jacksonville journalists khost kmart knocked kohl lambert
lance landings languages laptops largest lavrov leone liverpool lloyd logged
loosely lords madison magistrates maker mediterranean menem mental metals mgm
michelin micro militia miranda miriam msnbc mueller naming nancy nasa
neighboring nepal newcastle norfolk northwestern obstacles opened organs other
owned paramilitary pawn pediatric personal petitioned phony piano picket pickups
piero plural pockets portable power practice preferably producer queensland
questioning ranariddh raul recovered recycling references regain rehearsal
rehnquist resolving resource retaliation reverted risks sabotage saddam sailed
salzburg san save searched season serving shed shin showdown sides silva slid
sneak solar sold soyuz spence spill spinner spreads stats streams stretched stud
studio stumps summits sums sunni supported surgical telephoned testified
theoretical thierry ti tobias toby topped tottenham trainer translated
transparency troublesome twa twenty undated undecided unemployed unesco united
utc vatican visit warburg weeklong writes yellow your zach
55: abidjan acc accident adrift advancers afforded against aggravated airlines
airwaves alias analyze anchors angles anthony ari arkansas armour arroyo arsenal
ask assassination at atalanta attacks auditorium backhand balkans balloon
baronet barring bars bayern bearer birdies bleeding bolivia bucs busch bush
caldwell cancer cans carlos carlton cascade cease centimeters chiluba chongqing
choosing chronicle chunk claimed clear cohen competing constant continuity
coordinated coroner cosmetic croatian cuba currencies dade damian daytime
decorative delhi dennis descending dictated dili diluted disciplines drilled
duchess earnhardt efficiently entity equalizer expatriate exploded extant favors
ferdinand ferry figaro fit flanders flew flush forum forwards fugitives fulfill
generating genus gephardt gomes grain grounds group heed heights heirs high
hormones hotel hwang hydroelectric ida ifor implicit implied imported imprisoned
inadvertently incarcerated induced indy influx informing initials instability
intending interpreter interrogated interviewed izetbegovic janeiro jockey josef
jurisdictions kafelnikov kcna keeps kelly kevin leach legitimate lexus lori
lottery low luke lumber lung lyons macao magazines malaga master mate
mathematical matters mccall mcchrystal meals melamine microsoft migration
militants miller monterrey mosul nantes napoli ndp ne nearest negligence neutral
newspapers nfc notch numbers ocalan occurring okinawa ontario opposition optic
optical oral orbit palestinians paolo partner patented paulson perimeter
peripheral philips police pollutants portland porto portuguese pratt pristina
provincial publishers pumping quinn quran rafael raids railways rasmussen
reactions reading rebel refineries refurbished relaxation relies restoration
retirees returning reyes richard rick ridge rochester rsa rub rue ruled sadr
salinas satisfactory sayyaf schmidt score screenplay script series shotgun
sideline simulation slalom soil sovereign spans spraying sprint stakeholders
steve stewart stick stockholders streamlined strengthens stretch sued surpluses
synod tagged tariq tate tiebreaker trans tries trimble tucker utilized vanity
veins verbal vessels violating von wait walton warship welch worth yen yonhap
60: acquitted advise ahmad aiming alabama alongside amd ana andretti another
apology area armenia armitage arrow ash assessing attends augusto australia
autograph averaging azerbaijani barbed bart before bel bend bengals blogger
bombardment both bounced bradford brandon bratislava brian brush calculated
callers cambodia camps cantor captors capture caucuses chechnya chile chips
clandestine claudio clerical climb coincided commerce commuter compaq conductor
conrad consolidate consultative cork corporate corruption coruna crocker crouch
cska curtain damage daniel deemed defected definitive detectors dhaka dismisses
distress divide dj doh donated drawing driveway durham dye easier eddie edwards
electronics enforce english engraved es essays evacuees faculties fatalities
fetch fewer financier flare flip gabriel ge geithner gerard germain gloucester
governance graduating gram grenade grupo gt hardline harmon harpercollins harris
herzegovina hid hijacked hinted hopefuls hungarian hydrogen illnesses improve
improved inability inherited inscribed insists installing intend intervention
iron islamist istanbul jean jenkins jose julien keep last laurie league
legislators libraries lightweight lima looming lorenzo lt ltte lucent maintained
manned match maxwell mca mcveigh meant midweek mineral miroslav mistakenly
mladic mohamed moldova moscow mostar motif mottaki muh nabil nationwide nave
navigator ngo normal northward ntv nyc only outages outskirts overdose owns pap
parkway part paying petra phones pinned plastic pornography powell prizes
profiling psg quoted rapes receptions reciprocal recovers recovery regan rematch
repaired rica riddled ritz romanian ropes rotary routinely royal runs sacking
saleh sanctioned santos screen seaman selective serbia severe seymour shall
shannon sharma ships simpson spell steroids stump successfully surrendered
swansea taking telex texts timing titled toledo ton tours tripled tumor uganda
umpire uncertainties uncover universidad unlawful urging volunteer vs wants
webber without workout yevgeny zaire zarqawi
65: abuja active adopted adult advised advises alvarez amr areas arrivals arson
atomic backstroke bak ballack banned barcelona barnett behind boca bond bordeaux
borough borrowed bragg brent brigadier campus canada carrying casey castillo
cavalry cellar championship chancellor christie citizen cloth coffin coins cole
coleman collar combine commercial communes communication cppcc crash crosses
curved cyclist da debra declines decreasing define differs down drawn dwayne
eastern ebay el elaborating enriching escape estrada exposed factual failures
farm feasible filling flag freestyle frequent fridays fumes fundraising general
groceries hander hezbollah honduras hutu ih ina industrial inflows informal
intention interceptions internet investor invitation involvement iranian jana
joshua jp jumbo kdp kellogg lansing launchers legislatures lehman lewis logos
macdonald macedonia machinery makeup mallorca marianne mcclellan mci mckinney
medallist mediated merkel montreal moynihan mozambican mussa myspace nablus
najaf nichols nonpartisan nuevo numerous obstacle occupying ordinaries osaka
ousted outgoing overturned paralysis patrol perform peso pest petersen
pharmaceuticals possibly posthumous premier preparations preschool presents
priesthood profits protected protects quebec qwest race rainfall rand rated
redevelopment refer referenced regiment regiments rents reruns rhine rookie
rosenthal rudd run runways salvage sans seasonal secret sectors seeded sequences
shoots specialists specter spun steered steiner stepped subjected subjects
subway suffolk tablespoons taxonomy terrorism terrorist textile threatening
torpedo touchdown tower tracked tracts tram transports traveler trucks tyco
undersecretary unicef unrest unsuccessful venue viscount warehouses widening
wolverhampton workouts wounds wrongdoing yomiuri zambian
70: ababa abel abkhazia acquittal acute adriatic advantage advisers after airing
airports airstrikes allegiance allmusic amanda an anchored annexation annexed
arranging aus automobile award az baath baking banja banning booth break bridge
brunswick cabins calf camera carefully cas chapman chest chirac chopped class
cleanup colon compares compilation conclude confession connection consolidation
containment contribution coordinating cordon corps courtesy courts crown cutter
dealings diary differences discrimination dividing ds ejected emi ensuring
examines excavations fallout fannie fao fellowship fencing fernandez firing
fliers gail genoa geographical gets google granada gravel greene grill halting
hardenne headed helm hicks highway hijacking hired hoc household however hurst
illicit illinois in indecent infrared instrument int iphone ito julian jurors
kyi language laws lewinsky lg linebacker lionel longer macquarie magnetic magnum
mainland marked mc meantime medicine mena mesa metropolitan metz military
minimize missile mls mobility models molecules moslem motorsports mousavi multi
murphy murray muscles nato navarro nsw oman opponent ordination partners pastry
pearson petrova pf pga plaintiffs planes plateau poole pre primaries principals
probable probing promoted promotions quarterfinals quarters quit raided ratings
reclaim regulating reject resistance restored retailer retaliatory retire riga
rightful robert roc rodham rome ron room rope rosen roth sachs salt saturday
scanning schroeder schuster scrum sensitivity sentenced serve shimbun shoe
siding silvio simultaneously sinclair sixteen skipping slightly slowdown
splitting standards stated steele stickers studies suarez suit sweeps swelling
tablets tallahassee taxed tear telegraph terence terror thailand thread tobacco
tournament tracking treasurer triangular trio undergoing unveils vaccines vaclav
vans variation vein venezuelan venture videotapes vieira weighed west whilst
yard
75: abide accepted accounted accuracy alejandro allegation along altitude appear
armey army asa authorities autonomous bambang beams belarus benjamin billions
bind biomedical bolt bout brazil bremer briefly bruises burn cafeteria cannot
caps capt cheney chester chilean comes commando commit concluded conditions
console continue continuing counterpart countries craig crashed cummings
customers defamation deflect delivers demanding deprivation detonated digitally
disposition distance divorce drawings edged educational effects effort egypt
eliezer employed europa exceeded exhibitions ferrero feyenoord finals flat
flurry franc freetown frenchman fujimori fundamental furnace futures gallons
garage genome ghraib glossy gregg guaranteeing guide gymnasium half hangs harper
herald honduran horta house imprint inadequate ingrid instance insurgent
interfax interpol interpretation intersection jeff jet judgement kadima kaplan
kyodo launched lawyer leading leeds liberian lines litter london magazine magnet
major malta manchester massimo mathieu media miami midday middle mission mubarak
muller multibillion mundo neural nurses occurred officials outcomes packaged
panathinaikos period pesticides photographic pietro pinto potential precautions
presentations presenting privacy privilege prolong prosecute proton question
radio raleigh randy ranked ratko rebounds receptors recommending recorders
rejecting rejoined reliever retiree riders ring robberies robbery romano rounded
ruud saeed salah salisbury school scrub semiconductor senegal shear shimon
singles sizable skirt smuggle snap sofia speakers spying stability states steam
step stop strickland summoned survives susilo symposium tablet takers tanner
telecommunication tenants thirteen thomson toe tokyo toll traded transplant
unfinished unnecessary unveil vilnius void wada wales watts weekend williamson
winless wireless would yards yitzhak zapatero
80: abductions addis administering advisors afterwards airliner airs albania
alberto alexandria ambassador ample andrews antonio ar ariel arteries asked
assad australian balanced barrett baxter bb bennett bilateral biology bodyguard
bombardier brief bruising cadet campaign captive cholesterol christoph collision
compact compatible computer concerns concluding concorde concrete constitutes
construct cooper coventry coveted crashes croat davies debuted defends definite
deflation denominated description difficulties dimension disbanded doubles
downhill dutch ecclesiastical eddy effective elsewhere enclaves ending
escalating escorted estate eventually explodes facilitated faso fetus fiber
fitness florence forums freely french fri from fugitive gennady georges gonzales
goss governor haas healthcare heated hectares heinz hosting hsbc improves
inequality insurer into jankovic jelena johannesburg jospin jr juergen kampala
kenyan kyle laden lanes larger latest le lien livni lobbying logan lpga lund
maher managed marketing mechanic menus merged merger methodology middlesbrough
minister missing modeling morse nafta nails narrow narrowing naval neal negative
neumann newscast ng nicolas nominate northeast oak offering organizational
oversaw patrols patty pen photographs preakness produce prosecutions proteins
purge qaida ranks rca reaction receptor recounts recurring reissued reiterated
reserved rest reward ribs rifle rn rocket rusedski sa saab sacked salvaged scoop
scotland scripts seekers senators sharon shell singled slices snapshot
sovereignty spiral stockpiles storing strategy structures substitutes tackled
tajik tanzanian tapped targeting teams tel temporal tested topix topple toxic
trace translations treaties tyler umbrella unacceptable unconditional
unidentified variant variants verbs verdicts villepin vital vivendi volvo walnut
warnings warwick washington wilkinson zimbabwe zoning
85: abbas abbreviated abducted adding aig al altered angelo angolan angular apec
asean asif assassinations atlanta avenue awaits ballistic bassist belongings
benfica berlusconi bets bi biden blackburn boj booster breaststroke broaden
broader bse cac cast ceased chief claude cleaning clinics coalition companies
competition congressman correctional councillor credentials cum curtail defense
defuse delegates denies dissident ditch dodge drum dupont edinburgh effect elbow
electromagnetic enclave endowment enrich establish evidence excessive exhibits
expert fatigue flagship flexible for formation former formulate gabon generated
ghana goalkeeper grease havel hd health hereditary highlighted highlights hiv
immigrants infections informant ingredients inject investment italia italics itv
jeopardize josh judgment jump jumper karadzic keynote khalilzad kidnapped
kimberly lane leaving legality livingston ltd lucrative luiz malaysian manuel
marc marcos markings markus mathis mats matt minority missed missiles mitigate
monde nabisco naira neurological nigeria nottingham olympiakos onboard outer
oval paint pairs palestine panama papal parry peru philippines pierre pilots
pinochet pipes pows prevent priced primarily prisons purported recordings
reelected referee referred render repeated repetition responsibility rolf
rotterdam routed sadc sahara samir schools scorers sears serbian shale sharia
shortage simone simplified slade slap spanning sped spine steals stomach
stresses stuffing succession surfaces tactic takeoff talabani tallinn tass
taxpayers terrell testosterone therefore took torn tournaments townsend travis
trip troops tt turkey tyre tyrone ugandan undertook underwriting ut veil video
viewer wharton wide wilmington winding winston worsen year youtube yugoslavia
zero
90: aborted accept accessories accommodate accumulated added advanced albanian
albright andrei arabia archbishop arises arsenic associate atop axis barrel
bashir bathroom bbc behavioral beneficiary bentley betis binary bloomberg
boehner bogged bore boycotted briefed burundi cannabis cars chadian choice chord
classroom clinched clips company constable copying corinthians corzine crunch
cycles daniela debated denial depart deported deportivo derail desktop
destinations detachment dimensions direction discriminatory dodd driving dyer
egyptian elect electors emmanuel employ enhancement entities epo eritrean
ethiopia facebook fayed filming finite firestone flats flemish footage forged
forthcoming generate genetic gilles gina gop handcuffed harassment harcourt heat
holes hosts identify illegally implants importer indianapolis inscription
international interstate isolate jails jemaah job juan kenya kidney kinshasa kms
landfill levin lineups lip loophole lyle maliki malnutrition mans manufactures
mat mathematics mayo mechanical mediators merchandise midlands miers minor mofaz
moran myanmar nc neatly nigerian nouri npc nucleus nurse occupation odi
operatives ordinance organisation outlook overturn oxide oxygen patches pc
philipp planning plc please policing pound prepared prints properties punishment
quartet ranging re recommend recruiting relation reporters reprinted republic
respond retires retrospective rig roof ross rowland runner running salim satisfy
se seeds semi seoul separated served servings several shelton shrink si signaled
similar solve spectrum speed spelling springer srinagar staffed stage stiff
stokes streaming strengthen systemic tanker taxi td tile tome tools toulouse
tour transporting tsvangirai twitter unconstitutional utrecht van verdict
versions videos villeneuve vitamins wachovia whenever wnba workshop wrapping
95: abuses adopt advertising affiliates agree ailing allawi andreas announcing
appliance argentina armoured assemblies assume atletico atoll baseline basra
bearing beshir birdied bits blocs breakaway breaker breast broad brock butler
cameraman can caracas care carolina cellular chords coin cologne columbia
columnist commentaries commonwealth constituted consultancy contentious
contributions controlling convicted convictions correspondents crete critical
curves custom cyril debate decided deploying derrick discharged distributing
dixon downs dprk drains drills eased edge elevator emeritus emir endorse
endorsements enlargement entitlement ericsson essay estrogen evade evaluating
fabio feinstein finger flour fly focus foreign gbagbo guards halved hastings
hayat hearing helicopter help heroin horsepower hungary if inflammatory
insisting instrumentation insulation intervene ireland itar jitters kuerten lamp
lamy latter lawmaker lawyers lecture lithuanian liver luc mac maintain majority
manufacturers margins markers max mcgill merrill methods midfield midfielders
midterm mile mill milosevic minsk mitch montgomery moreno mozambique mutations
nadia names needle negotiator nerve news nm norwegian nt pamphlet paraguay
participants passages pattern paycheck peer pegged photograph pills pipelines
pit place pollution porsche primetime probes prohibiting prop properly
psychiatry pulse punishments questionable raised recover reliability remained
reno resolved restricting ricardo right rights rodrigo routine sails seller
severity sevilla sked slowed smuggled smuggling sofa solo sorting spaniard stacy
stairs stakes starter stating steep strict striker string substantially suitable
sunday support surfaced tarmac teacher telecommunications the throws trailing
twelve underscore unita unseeded unsolved updating warehouse waste weekdays
whereas wicketkeeper windows workers
100: aa accords acquired action activity addressed adverse advice affairs aimed
announce antwerp arming armored automation autos aznar backed bagram banco
barclays barracks based between biological blog borrow brahimi buildup burton
buyers change chapters charcoal claiming colleges complying concentration condit
connect converts copper counter criticizes daytona decrees detail disabilities
disagreement distributor diversion domestic dose dots downing dvds editorials
election elena eleven episodes equip escapes estimate except exercises exports
false feed feingold fifteen fills fis fleet ford gam gao gas gathers hangar
headlined hijackers hines homeowners ibrahim indices infantry infield
infrastructure intelligence intensive investments irregular jaafari jersey kaka
koran lands layup ledger lieutenant located looms luka maneuvers marijuana
matches median medicines merit minimal ministries missions mistreatment mri
nasdaq needs new nih nominating north northern oblast observer offshore
operators opposes opted outs owing pamphlets parish pascal patients pence petr
physiology pin plaster pleaded point polish powder precaution precipitation
prices prize proliferation pronunciation ps pursue put qb rails ramos rancho
recording redundant reforms refugees relocate reported reporter response
responses ri rigs risk roll rossi rove ruble safeguard salazar same sarajevo
scans schultz scorer scramble screw seasonally shelby ship siena slovenia
solutions sonar southeastern spanish spd sperm stance static stephanie steroid
strategic subdivision successive suggested sundays supplying surrender synopsis
systematic systems tf then threat tolls trailer translate tuesday ulrich upheld
varying venezuela veterinary vfl videotape winners wrapped yahya yuan zairean
105: activities aires airfield anytime arabic argentine array arriving
assemblyman assisted assumed attempted axe bacterial basel bath bergen boeing
bounded bumped burns cagliari caller calls capabilities carriers casket causes
christopher citibank cn combatant commencement commune compensate confined
conflicting contestants continuous contraction contributed convened costa
counselor counting coupe courthouse creates crimes crisis curve dana deans
defender defensive defined delaware deliver dependency determined diagnosis
dianne disabled disagreements donate dublin ehn entered eurovision fabian faces
factor factory fence finished first focuses followed formulated fr fractures
freeing friday gap gasoline generalized goldman greenhouse guillermo halves hans
head holloway honda hull implanted incidence incorporate indicted ingredient ink
installations institutional instructors insure integration internally
inventories iran isaf its jens jerome khaled kilometer kris kurdish kurt kyoto
labour later latvia lcd linear liner lithuania magna magnus marginal marseille
massage mayoral mediate message mitchell mitsubishi mobile molecule monday
mossad mount neighbouring netted newark northeastern obligation off or outside
owed pack parent participate pathways pavel perugia pesticide physician pins
plants plasma player pocket polanski posada powered powers premiership products
prototype pulled purportedly ran reply research reservists result rey rigging
rigorous rolled rounding roundup rows rubens rwandan schooling sending serial
seven sharply sketches soften spaces sparta spur stacked stade stages stemmed
stimulate stockholm strand stringer subdivided suez suisse tar tenet threatened
tissues traces travels tributaries triggered uncertainty unincorporated
university unveiled value version walkout wash watkins whether wolfowitz worded
zurich
110: abroad accuses adjoining afghanistan albion alessandro alleviate amounted
angola antitrust any app arrive arrives back barriers bhd birmingham blackout
bolton boycott calendar cameroon capability capital ceasefire center ceo
chairmen chosen chrome compounds confirming consumer copied corner costing
counsel crossing daimler dario decommissioned degree delivered demos depleted
dhabi directors dismantle drying duma earn earnings economics elbaradei elected
electron elementary embedded endorsement enforcement envoys ep equilibrium
eritrea european fairfax fare fictitious fokker force forced fourteen freed
gambia gases gender genera geographic greg grouping hammer haul headline helps
herve hongkong honors hr iceland identical identities imbalance injured integral
islamabad israeli jamal khalid kilometers larijani larsen lifeline likely lille
lloyds loaded locomotive manage meanwhile model nations neck ninth nuremberg ny
objective occupants os outlet packs palm paralympics paribas perks persuade
peterborough philippe piece pistons platforms podium profit progresses promotion
prostate psv qantas quarter rahim rape reconsider recurrence reelection
reformist regents regulated reviews runway rupees saxony scores sensory share
sharing short significant simplify slobodan slovak smaller split standoff starts
strategies structured students subscribe substances subtitles sudanese tailored
take tanzania technicians tenure therapy trajectory treatments tunisian turbines
ubs union unlimited valladolid voivodeship volkswagen watford webster weigh
whereabouts whopping wingspan xxx yasser
115: accelerate acceptable advertisement affect airways alert algorithms align
allegedly answer au avoid bangkok barrier baton beds belts bildt bnp bowen
breaching bristol bullion carmaker cello challenger clinch coat coating
coincides colombo complications composite consultant contaminated conviction
cordoned defines delegation deluxe denomination density dissolve djibouti dos
downward drill earns east efficiency elections emil employers engineering est et
executions exercise expense exposure fabricated fema finn finnish five fla
forgery fulham functional fuse gazprom gerhard hamza hazardous hearst honorary
hook hose hostage hubs incorporated incumbent indirectly inflationary injected
injuries instead instituted interest investigated investigating iraqi israel
italian jeremy join juvenile khartoum labor larvae legally libertadores lire
macroeconomic manipulation maximize measurements minced minutes motion narcotics
newsday nsa nv obligated occupied offenses oils olivier onwards osasuna outlets
over overdue overseas overseen panetta paperback penalized percussion petit
platoon poland pressed prodi proof protein pushed races regulators renewable
renewed reportedly representation resigned rod rojas rulings rupiah sap scales
screenings sedan seminar senatorial sheridan shield side significantly sk slows
specially spokeswoman steel strike subordinate substance surname tables targeted
ten train trips turbo tutor types undercover ups upwards valencia vehicles viola
whitewater wider woes worldsources xinhua zaragoza zelaya
120: ab abolition accountant ada administrators ads agencies ajax alan alcatel
algeria analyzed antibiotic appeal artwork assemble barton basket bc beth
billings bodily bogeyed brescia bribery bucharest bus calories camp canadian
captives carded carla carlo carriage choose chronology cited claim closed cnn
collections communications compromise compuserve conferences conferred confirm
consecutive constitutionally continues converted convict dam dash david
delegations demilitarized denied der derivatives detection detentions disclosing
divided divisional dock drilling dumping electrons elliott emirate employs eng
evacuated examining expertise expressway factors fed firm firms foley gears
genes give gorazde gov government halfway hazard hospital hour humanities
improvements initiation initiatives instructed insured introduction investigates
irl junction kick kosovo launcher lawmakers likud lumpur manufacturing marco
mediator mesh messaging midfielder minus mirrors modem navigation needing
negotiators nepali netting newsroom nihon ntsb nw online outstanding overseeing
pads pais palermo participation patient phnom pile pipe pkk preparation
principle problem prohibitive projections punishable qaeda rai raid rejects
relocated remixes repatriated reservations restrictive retail rider roma saddle
sas scandal scrutiny sealing semifinal serves shelf simmer sixteenth sophomore
southeast spinoff spiraling spoon squad stalling stave stefano stock store
sulfur supervising tablespoon textbook thursday thus tributary turin two tying
underlying universities unofficial uruguayan usually utilities utilization
vicario vii vitamin
125: abuse advertisements advisories air aired airplay algiers answers apartment
appointees approving asks audition automaker bar bcs belgrade bernanke biennial
blueprint bookings boosts bourse brazilian brigade broadcasts burden cairo
carole centrifuges cis clearing co combat competes comprehensive condoleezza
confirmed contest crew danish denktash depot derived des desks detector
dismantled dissolution dormant dr drainage duchy elevated elias embattled
enabling entire entirety evacuate explosive facilitate farc faults finalist
flows forcing goes governing graphics grievances gubernatorial handbook handguns
hauled hire holbrooke huber im indicating infringement initially inter intercept
interventions kenneth kilograms kuala ladder landed lays ld lecturer lengths
liable lineman locked luton macro malaysia mauritania meeting metro midway
minute multilateral narrower nominations normally northampton notation officers
officially offseason pablo packaging palestinian passage patch pelosi pesos
plead plot portsmouth press primera prohibits prompted protest pumps railway ram
reach readings recipe regulate rejection repaid representative resolve restore
returned rob ryan satellite sebastien sector seed seedings sell sensitive serb
settles shipping shoulder shrank sidelined sits solana steer substantial sv tank
terms to tops transitional transmitting use vent warsaw web weber welfare winner
wins wolfsburg woodward wwe yemeni zones
130: abortion actual af airbus alain allegations approximate arafat assistant
assists athens automated baghdad banking basque battalion belt bishop blade
boarding box breached breaches bremen britain broadcast burdens buses cable
capped capping catalog celta certain cessation chad chevrolet colombian colour
concludes conference confirms congo connected consolidated copenhagen crack
curfew dec deployed devices dioxide dnc doctor drag drives earlier ease ecowas
effectiveness eindhoven end equal erase estimated ex exceeding features feeds
finish floors freshman frigate ftc ger glucose helms hormone horwitz iaaf
indexes infiltration infinity inform initiated intermediary intestinal
introduced involuntary isbn juventus kigali kl knife kofi lap lapses latitude
lazio leicester leverage limiting lodging loeb lyonnais malpractice manuscripts
marcus maryland member meridian milf million months motors munich muster nairobi
objectives oder oil operation orbital originating overhead overlap paid paris
parma parts pencil performs permitting plaque policies present pretoria private
privatization proceeded programmer project propose protection qatari radiation
readiness records recruits refers regularly remain reorganized reparations
resign respiratory rests retains retirement ringgit rises roche romania rugbyu
santiago sarkozy scholarship seek seeking seizures sells set shortly slovakia
snatch spa speeds speedway spray stainless standardized stay stefan stereo
substituted survey sworn syndicate tasked tb tenth territories thereby
thirteenth threads threats title torture tougher tribune trustees twelfth
undertake unsuccessfully unwanted usoc vaccine validity vocalist warning
warranted wednesday weighing werder westinghouse wholesale zambia
135: abu accelerated accordingly acquisitions adequately administration
affirmative amsterdam ankara associated automotive barred benz beta blanket bloc
bogota bogus bologna bolster bosnia bruno bulgaria bullet bundled calculations
canal canvas cement chemical cigarette cites civilian clerk colombia comments
commissioners concerto consult contends conversions convoys correspond
counterfeit counterterrorism covered cumulative darfur dated deal dealers dental
detonate dial digital disengagement dissolved divisions donations donors drug
ecuador enacted enclosed endorsed entitled equatorial ethics evaluate eventual
expand extensive fatality feedback formal formulas forward fumble funnel
furthermore ga gain greece habib hamilton hastert headquartered helsinki herein
hiring holdings hostages humanitarian idf incorrectly indicators integrated
interception introduces involving jericho joins judges keyboards kickoff kirkuk
laboratory launch launches layers leinster leipzig lenses lindsey locate mae
mainly may members method moisture molecular ncaa network ni obey open originate
pal parsley peg petraeus pits planner platform poll possible pp prevention
printers promised quito qureia radioactive range ranges rbi reconnaissance
renewal rented restructured resumption retaining reveal roadblocks rooms sabah
sail scaling seized semifinals signing slate sought spatial stalemate starters
startup state stems stint stricter stroke structure stuttgart subversion
superintendent surface swedish tenant tied tissue traffic trailers triple
uninsured unmarked until urgently valerie vessel villarreal violate wards worker
yearlong
140: abn academic administrator admiralty aek alleging also alter annulled
appraisal aside assuming attacker attorney badges bauer behalf berlin boundary
bp brasil briton broker brokerage bundesbank ceilings cellphone chambers
chemicals clarified clip collated combined compiled confiscated containers
contention convoy cooling courier cross currency customs delaying diesel draw
drc edited eduardo eight enriched essential exclusion execute flotilla forms
francs froze ft gag grams guilders gun hand hariri heading height highest
homework honours hurdles identified inches independently indicator inflation ins
inside instructor interrogations jan jordanian judiciary kathmandu kilometre
kilometres kilos leaf line links loosen mainz managerial maps mccoy mercosur
merge michigan ministers moved narrowly nicosia ottawa pan pistol ponte portal
portugal prepare preventive produces pseudonym publisher pyongyang quantities
rating reactors regional relegation revealed riyadh roadmap roadway saad sacks
safely sato schumacher securities sentinel seventh shares shelved shifted
shortages sign signature span squadron staircase stream suites supports swiss
tertiary three tighter timor tire topics totalled towed traction transported
type upgraded viral voted vowel weighs workshops xp yuh
145: acceleration accessory acquire adoption ahead aides alternating annan
assistants attempt attend autonomy auxerre basement bench braking buenos
bulgarian cabinets capitalization cbc cdc cells censure chamber comment
computational conclusions contamination controlled controllers coordinator
corrections crippling cushion cylinders cypriot dealerships decisions defective
denotes diplomat disruptions dollar doubled downloaded education eighth
electoral element enabled entering equations excavation excluded explicitly
faculty fake financed fixture follow foreclosures fork formally fraudulent frist
gene generic gibraltar given gps handle harare heating hurdle implementing
independent induction interrogators invitations ioc itunes jensen jerusalem
jordan junior juppe kidnapping lab labeling laser lasts left lineup linked
location lockerbie luca messages mid mileage ministry minors monaco motor
moussaoui ms niger occupy operated para parallel participates pathology percent
pledged pm precautionary pressures problems projects prompt pull quits radar
rectangular refinery reform refueling rejoin resulted retrieve ribbon ritter
ruptured schemes selecting selections seng siemens skinner slipped solicitor
sorted splits staffs statistics stephane sticking stolen stripping study sudan
sue supervisors tilt titles tni topic trafficking transit transmitted transport
transportation treaty turkish uae ufc ukraine unanswered uncovered undocumented
urges usda used vacuum vetoed washn weapon week wrangling written yield
150: abdominal abruptly absentia accumulation acids adjacent adviser aircraft
amnesty announcement arm arrests assault attorneys auditors auspices authority
banks benefits blockade bmw bomb bosnian bra bromwich browser budapest burglary
buy candidate canopy capacity capsule cardiac cartel catalogue category centers
chartered circular clients cm concentrations concession conditioning conform
congress contested contracted convicts correspondent cote crucial cutting dea
decision declaration definitions defunct demoted departing detain determining
dietary dismantling downstream drugs edt embassies equivalent exchequer
executive expelled faulted findings fraction garrison gauge german graduate
gross grouped guard hksar host icrc identity imaging impeachment indicate
inflammation intergovernmental intern jeopardy journals juror klm leaflets leahy
leon levels leverkusen libyan logo longitude loses losses management mapped
mauro mercury meter moroccan morocco next nine nonproliferation northwest norway
number offending officer ohio opec outright passengers paterson peacekeepers
pollard pool por precise presenter probability profitability published punched
purchasing quad quantitative recount redesignated relay remix restrict reversed
rp ruling search seminars senior sergeant settings settle shaft shuttle site
slide solution spelled stabilization starting stephan sterling sticky stockpile
substitute successor suspected synthesis theft thorny tie togo township trades
translation translator truck various vertical violated widen widened wikileaks
will wipe yemen
155: abolished accommodations acid agents airport algerian alterations amro aol
apartments archdiocese archives attachment august austrian background bans
batteries bidding borders calculate cam cart charts chronic combustion commits
complement conduct congestion consul contacts converting copa councillors counts
defence definition demand demolition deputy design discrete discussions disks
disputes divides dump effectively electricity emirates errors eur explicit
extending fail feb filtering finances fragment fraud gives grabs handling
hardware infection initiative interference investigate investigators kessler
kidnappings kilogram knockout lateral leased legislature library lusaka lyon
magistrate marks merck michele money mordechai munitions mutation nkorea non
normalization nursing oas occupies offer organizes original overnight parsons
penh philippine pickup pregnancy presentation presently presidency prisoners
product programming prohibit providing push qatar quote radius refrigerator
reopened repealed repeat replacing reprieve reside resides resumed sales samper
sanchez securing seize servers setup shifts shut simultaneous single slip spain
specialty sprinkle statement student summit surveys takeover tapes telecom
temperature tender thereafter through toilet tons tool trichet twice ullrich
unclear unnamed upstream velocity vw wages warns watt which wound wrist
160: absence adopts afc ahmed apparatus assurances awaiting benchmark body
borrowers buttons centres checkpoints circulating collected complied comprise
confinement connects contacted contador cornerback daschle deadlocked dealership
deck deployments depots derivative detained dini disambiguation discretion
discussed discusses dismissal disqualified district doubling electronic eleventh
esp exclusively expansion extras feature financial fixing friction fund
generates haaretz handing holding hours ibf identifies implicated insulin italy
iv jazeera jobs kidnappers kindergarten knox kospi kroner lapse lead leaks liga
limited liquid locations lowering maneuver manufacture mapping mcconnell modes
motions muscle nail newhouse nutrition occur offered offers overland peel peres
perjury persons petrol peugeot pledges plo portfolios posting previous
propulsion publications rafah rail ratified ratify refuse rehab reinforcements
releasing reopening reproduction return richmond rna sampdoria skipped
specifically spores sprained stations suspending taken talks tehran test
textbooks thermal transmit trials trillion underwent uses vapor waxman weapons
within yugoslav zagreb
165: adel afp agreeing airborne amounts apiece asbestos astra auctions begin
benchmarks berger booked boost boot border boutros brigades cab cabin canceled
canton capacities caretaker carry cds chair combines commands contesting
contracting count criminal decrease defection defects deficiency delegate
departments designated diocese discussion dispatched districts dollars doors
doses dubai editions employees engines entrances envisaged equity exact exempted
extortion extraction filters finalists fined flier flight fm four free goods
greenville handover housed impasse imports imposition interview involve involves
jail jakarta jointly jumps keizai km law licensed linking lowest mails manila
mast metabolism metres microphone misconduct nascar newspaper nomination nov
novak official optimal ordering overall paste payrolls plate port prague
presented profiles prohibited property providers reais reconstruction registered
resignation santander screened sediment sensex service shillings sites sizes sla
slashing sliding software spacewalk speaker specialized spouse stamped
stationary statistical stoppage subprime subset sweden tallied thumb tickets
trent tuning undertaken unloaded utility vary vienna volumes weighted yongbyon
170: abolish affiliation aims airline andrea arising auditor austerity austria
balance barrels barroso biographical blix case certified chrysler climbs
commissioned concacaf conducted conducts conjunction considerations consulting
controversial coordination cs db deficiencies deflected degrees deposited digits
diplomats distributions divert donor dortmund eads enrolled erik estimates
finishing flexibility foot full galloway gaps gaza generators governmental
handled improper incorrect laundry limitations lufthansa madrid maintains
manpower map mediation metre mideast milligrams mm monitored municipal
municipalities munster net originally penal plant pledge preference preferred
production proprietary quantity ras regardless rennes renovation residences
residential reviewing root rosenberg roughly route routes sac sao saudi schalke
scholarships scrapped scrapping seal seconds secretariat shortened solely
sponsors stabilize steps summons surplus taxpayer ticket timed unable unanimous
using violators volume weeks weight wheel
175: according accredited adjourned alcohol ankle anonymity anthrax applicable
assess bayer begins beirut beneficiaries borussia breaks bribe buys
cancellations central channels clarify columns commemorative commentary compel
condominium constituencies construction corpus corridor covert cutbacks czech
dealer decreased decree diameter dinars doha domains door dough downgrade either
facilities fbi feasibility flanker focal form fullback gazette govt graft guest
guidance halt hebron hidden higher infusion insurance irvine jailed johnston
kicks knee lawsuits lebanese leg lenders levy lisbon lockout manufacturer
maternity matrix nasal negotiating nuclear nutrients olmert oust padilla
partition paulo periodically plane plates plutonium preceding preparatory prior
prison projection propeller protections purchased purposes quarterfinal reached
relieve repeats reports representatives royalties safeguards sar scope
shareholders shipped shorter signals source spare sq stirling storey subject
suspect tackles tentatively terminals testimony tight tracks trimmed tunisia
turnover unanimously unhcr upcoming usage va ward warheads wheels workforce
180: abortions absentee absorption airlift alleged analyses arbitrary assist
attach base battalions blagojevich boiler bound calculation cc claims clock
clutch commons convert cubic daimlerchrysler decks deliveries diagnostic dispose
diverted excess expanded expects fein front fta gunpoint heathrow held hiatus
hires hp imprisonment inch incurred insignia interchange ions judge kidnap
kronor kw liaison locality lok mastercard newly newsweek nickel nominees nord
note numbered numbering nyse organ oslo plea prefix priorities prisoner ramallah
random rank reads reuters revenues sack savings sef separation sept sinn skid
skillet squadrons statements stem strasbourg stringent sub supplies switzerland
system table term tip total tucked unemployment upward verified vocational vote
watchdog wbc yukos
185: abduction above accord adequate administer aforementioned agenda algorithm
amman announces ante arc atm auction awarding backing badge bidders blackwater
boxes calcium carbon casualty centre chemotherapy circulated clemency
combinations compressed condition connecting constitutional council court
decides deciding demo digit directions directorate directs edges enzymes
evaluated exception expands failure fin fingerprints finishes finland flown
foreman fourth france freelance ftse governorate headquarters hold hotline
improperly inactive increase interbank intercepted leads level libby libya
matching medications meters misuse must negotiate netanyahu nikkei oath oau
offender offenders operative pad pays penultimate premium prepares proceeding
projected proxy psychiatric pupils qualifier racketeering raikkonen randomly
rations recaps rehabilitation rein rejected relegated renault renovations
retrieved revamped rs second security signed six slash spending sponsored
statutes str stress subsequent subsidiary substantive surgeries target taxable
theorem tips tomas top tripoli udinese unrestricted vault viability violates
weydert window wing
190: addition advisor aluminum anonymous appoint appointed appropriate arms
artery asset bandwidth beam bern bottom breakdown brokered car certify clinic
closing commute constituency contributor coordinate crossbar dakar damascus
dayton declined deport designed deutsche diplomatic disarmament discuss dlrs
docked editor editors eliminating encoded equipment exterior federally fluids
frankfurt further gcc germany gm graduation graphic hike icc income incomplete
ion jury layoffs leasing lebanon locomotives manslaughter miscellaneous mode
monte moves nacional narrowed negotiation nitrogen nutritional offence oic
ongoing originates osce overview pages pole postage presidential print proposes
punitive raise receipts reid reinstate reserves rewrite rom royce rubles
signatories sixth skip slapped specifics spinal spots strapped subfamily tandem
tests track trigger tubes uk under zone
195: aaa abdomen accession adjusted ag alignment amount amtrak analog angle
anonymously applying archive authored bags bake balloting bias bundesliga
candidates chart classification clinical complaints complete completing
comprising content contingency contractual coulthard coupled courses daily deals
defendants denmark departure designate direct disclosures discounted distributed
dividends doctorate double drivers dropped earmarked easing elevation enables
epa eta examined exceeds exclude export extract extracted fedex fiat fifa fitted
fixtures folded funded hague immediate include increased individual initiate
injury inlet introduce ip ipo iraq issues laps loopholes march marker medical
megawatts mercedes mg negotiated numerical objection october oecd partially
peacekeeping pedal percentage phased price privatisation promotional prosecutors
puts reaches recess reins relevant repatriation resolutions retain safety
segments settlements slovenian slug spiegel stamps stationed strings suitcase
suite syrian tract training trains trunk tunnel typically uci ultimatum
unchanged urine uruguay users valuation ventilation verb visits vowels yearly
zinc zip
200: accepts agreed agrees algebra anchor april auctioned ban basic benoit
blocking bolts carried chip contestant contractors deploy deposits discounts
division dna dover dvd embargo exceptions flank gdp giro hamburg housing illegal
impose imposed inmate ira irregularities journal length liability lira meetings
menu milan mounts move mp nationals nears netherlands on operates ordnance oven
pensions periodic pharmacy phone policy prix punt pushes quarterly questions raf
ramp refuses related relinquish removing rentals retake revamp reviewed sampling
shift staffers status stays sticker supervise targets technician telekom testify
thigh totalling transcription treatment trenton triggers trimming trustee uc
unauthorized voter vouchers wallet write yediot
205: administered agent amino annual arrest bahrain bays berth candidacy cases
cavity checkpoint command comprised concurrently control convertible corporal
corresponds covering cycle deadlock deficits departures deputies detailing
developmental donation drive emission entrants evacuation exclusive expel
extradite extradited faulty ghali gmt granting halted hamstring hatch hikes
illustration interviews laptop lausanne lets locking lp main misdemeanor ml
moratorium mortgages occupational operator pact parachute ph phases prescribed
protocols received recipient redesigned regulator relayed repay resettlement
respectively restraining salaries sensors slashed sources squeeze standings
statewide station strip stripped subsequently subsidiaries suppliers takes
telephone terminus unreleased weights wta wto
210: accordance accountability airspace alonso announcements appellate atp
bidder blocked borrowing branches briefings bulk channel charged cocaine
concessions consideration consulate contain container core corrected counters
curb customer dax delphi distributes drain duty emile enable equation euro fax
ferrari finalize fluid guarantee immunity included inclusion indictments
inheritance inmates insufficient interior interval itinerary january kg lifting
liquidation liter litigation llc loaned logistics loops mb mps needed notoc
occurs order oversee parental parliament pentagon petitions pilot pipeline
planned prevents procedural processed prosecutor pupil qualifiers referendum
renew reopen replaced restitution resulting results rolls rules screening
september sessions shalit sheets sp statute stemming switching tendon uefa
varies vhs wba websites wfp wikipedia
215: additions agency amounting api arrange arrangements assessed assessment
assign awarded backs belgium betancourt bill breach cdp census chaired choke
clarification codex commitments communique compound concealed confidentiality
contributors cpi dateline debts decreases defendant deficit deliberations disarm
displacement disposal dorsal enroll enzyme feeder fiorentina foil folding
following formulation fracture gear geometry handed incentive indicates inspect
invalid july knesset landing legal lodged logistical luxembourg metric mhz
montoya mounted mounting newsletter nominal openings operate ownership patents
photos postpone premises previously recommends recorder reducing regulation
released repeal resignations responsibilities roadblock samples segment session
specialised stamp standard subsidized surveillance thesis tightened unavailable
undergraduate unilaterally unrelated variables violations withdrawing
220: abs affiliate alitalia allowed approximately assessments ballots bases bid
bilingual buffer cap cartridge categories cia classes collect convene copyright
cost cyprus dates demanded detailed disputed edition embezzlement ends envelope
envoy error fertilizer fiscal gmbh handwritten incorporation individually
intended isa iss kits loop md measurement nextel offices overtime packets paper
passes pick portfolio possession postponement process profile pts quarantine
regarding rods spot sr sum syndicated syria totaled tube unresolved wage
225: accommodation aggregate armament arranged bankruptcy bargaining barrichello
below billion booking bureau changes cockpit commission composition consortium
contractor counseling criterion department desired due embassy emissions ensures
enters excerpts expected explosives february felony fifth floor fra installed
installment intervals issuing leak log measures meets membrane operating parcel
pay pertaining plan polling ports pounds preview printed printer quotes reduced
refugee refused regulates reinforcement reporting revenue round scrap shipments
subpoenas supply surgery tasks tribunal undp voluntary weekday wrap
230: acquisition adjust aluminium arbitration arrangement articles baggage
bribes bulletin clamp cleared commenced confirmation consist contact correct
coverage coxnet december dp drop duplicate enlarged flow gonzalo halliburton
inspector investigator layer lower measure mw notice objections obstruction
obtaining ordered overlapping passenger pension pna postgraduate pressure
principal promptly reinstated relocation repair replacements restarted schneider
selection sentences stafford supervisor testing travel turbine vector vehicle
warhead
235: add agreements appoints assembly auditing belgian brussels circuits code
concerning congressional cord delays demands doping downloads ec ecb electrical
ensure execution failing fcc filibuster frames frequency groin guantanamo
horizontal includes indefinite information interface iso jobless june keller
kuwait lifted meet motorway november oct orientation passed pennsylvania points
preferences programmes prosecution publishes pulls pump qualified receiver
redesign redistribution reference regulatory revise roster rotate scheduling
seats send sends sensor sent settlement stake supplements tape tier units
unopposed unscom vaccination vinyl whereby wires
240: accompany account accounting alleges alternate ams availability axel
billing briefs buyout cargo cd ceiling circulation constituent constitution
crossings dc detainees discontinued duration each editorial encryption examine
exceed exchange fia finance fines firearms golan handgun homestead imposes
install intermediate keys kuwaiti leave legislative letter monitor monitoring
month opens parking plaintiff plenary premiums prescriptions regulations
retained rotation runoff secure sentence sequence services shareholder slips
sole stops streamline supplier swaps tackle tags taxation technical usb vacant
wiring
245: allowing antenna audio auto basis bonn bonuses bundle buyer cables calculus
carrier cassette click comptroller compulsory consultations copies deposition
distribute docking driver eurozone fixes frame geneva gmina graf holds id
indirect issued judicial laundering leaking lengthy lowered margin massa
monitors necessary notebook occupancy outlines oversees pa per permitted
pressing privileges processes proper rankings ransom refusing registry reverse
seizure stimulus subscribers transmissions treasury un voting wraps writethru
250: allocate ammunition analysis announced appeals auxiliary cancelled cb
charging chromosome citing column commissions correction curriculum databases
depreciation discs dossier entrance external freight grade guaranteed implement
info inquiries inspectors items keyboard kit layoff liabilities lifts locks lump
manuscript material medicare medication multiple notify obligations onto pardon
pass penalty placing printing processor provide publication publish
redistricting registers respective restructure returns revolving rounds sabha
scheme serie signal slides stall subsidies sufficient terminated tonne tunis
undergo vip
255: accounts adjustments amendment approve assets audi batch circuit client
codes committee constraints date delivery dues email evasion extended failed fda
font granted immigration inquiry investigations letters limitation listed loads
lock logs mail mclaren modified negotiations nodes notified office outlined
personnel plans post programs proportional raises review sanction sc sodium
staffer structural subs supplemented switched tag tonnes torque upgrade upper
260: adjustment agreement ahtisaari aid allotted annually asylum bag bpd branch
chooses coded compression consisting contingent cox curbs decide disability
discount drafting drafts emergency exits expenditures final firearm flights
frequencies hefty index indicated intends investigation lahoud lawsuit levied
lid monetary municipality naturalization offs operations override parentheses
patent permanently positions posted pretax release resolution selected
sentencing shortfall sim sleeve specifying terminal third tightening totals
trial updated violation
265: adb article authorised authorizing autopsy brakes cabinet cancel carries
correspondence cuts defect deferred drafted enter establishes eviction extend
follows funds handles immediately interrogation lending limits link materials
mechanisms memos opt ot pathway petition potassium probe provider pvs receiving
register secondary seeks sets signatures supplement timeline website
270: alerts alloy attribution battery budgets cell checked closure components
consisted contained custody cut deployment details diploma disc dl employee
employer escort examiner excluding fares formats formula functions fuselage
grades hydraulic identification jurisdiction kickbacks lens lever notes offences
offset orders oversight password position preferential proposals rb recipients
rent require rpm searches sections stack storage subcommittee supervised
suspects tax thrust upgrades urgent withholding wye
275: addresses adds alternatively assumes authorize backlog bailout berths
boards briefing cancellation charter commuted consent data default depending
deportation desk disclosed dispute dissertation dividend eu excludes filed fix
gp incorporates interim issue leaves ligament membership overhaul photo plug
pricing proposed pullback rate reduces regular releases replace reserve resume
seat senate stalled thickness troop underway unpublished usd
280: activate assistance bills cash charges citizenship closures comprises
consultation coordinates cylinder damages database detention download employment
faa filings finishers implementation incentives injunction lift memorandum
notices noun packet penalties phd portions prescription primary purse recasts
requires reshuffle residue sample sealed shutdown sponsorship switches thirds
turret verify votes
285: aide allow bids chassis classified clauses collateral collects committees
comply conversion creditors device diagram disk doctoral elimination engine
federal fill flap fold format guidelines heats irs ita key lat legislation
lender maastricht mba opel ore panels provided queries quotas rates reactor
relating removed sanctions special statutory subscriber valves weekly
290: accompanying affidavit anterior checking consists consular credit creditor
deadlines debt defer directory distribution eliminate eliminated foreclosure
grafs header iaea item leases op options outlining parliamentary proceed
prospective quota removal remove rental reorganization row sale seating sponsor
staff stored supervision supervisory tariffs taxes terminate warrants
295: accessed admission admissions audits blank board cards current currently
disciplinary drops editing exempt function gb indictment injections installation
layouts licensing notification outline proceedings proposal rescheduled resigns
restrictions scan server strips subpoena taped temporary vacancies wire withhold
300: address annex attached backup bank bracket certificates citations delayed
detainee finalized fixed framework incoming indefinitely ineligible initial
omitted passports plus postal priority qualifies ranking referendums refusal
restricted shipment specialist subscription summaries tally transaction uranium
veto width
305: access allowances applied cache component contract controller costs domain
euros existing facility fuel lists loans mandate npt nyt operational page
payroll phase programme recruitment requiring restart restructuring specific
standby supplied text vacated voluntarily
310: budget citation concurrent containing contains directive disclosure
eligible exams fails filter hourly implemented inventory loading maintenance pct
permission postponed processing procurement pullout reduce residence restriction
routing servicing slated slot specifications steering suspend suspends variable
withheld wp
315: activated approval blocks completed covers designation dispatch faxed grant
holder imf increases luggage medicaid nationality procedure ratification rebates
recommended repairs revised sec separately transferring unused withdrawn
320: ballot bibliography block booklet budgetary compliance deductions discharge
disclose exhaust extends functionality inspection instruction lease licenses
list parameters parole permanent proceeds ratios residual sheet stipulates
submitting suspensions unit valid
325: ac approves binding closes col cover directly duties expulsion extra
forwarded generator hearings inspections mandates maximum provides qualifying
receive requesting revoked subsidy summary temporarily termination threshold
tighten timetable user visas withdrew
330: allowance allows amendments ap appointment automatic card charge coding
conditional corrects electronically examinations filing graph import internal
joint limit liquidity papers partial provisions remaining select wording
335: advance balances bln completes determine examination exit expenditure
grants investigative memo panel payload purchases rack revoke rotating separate
submission totaling voltage withdraws
340: available button bypass criteria enrichment expires guarantees layout
mechanism minimum mortgage program protocol purchase qualifications
recommendations salary switch unless
345: accreditation administrative authorized compensation confidential embargoed
mailed mln module output preliminary probation provisional qualification ratio
retransmitting scheduled suspended transcript transmitter
350: applies brackets complaint completion contracts delay deleted expiration
intake mailing modify retention transactions
355: additionally amend apply chairmanship deduction determines enrollment
expire freeze issuance leaked precede qualify receives redeployment reduction
reductions report revisions section stipulated tuition updates
360: activation approved controls copy draft extradition grid lb packages
remainder replaces resumes semester slots unpaid vacancy withdrawals
365: amended appropriations corresponding injection inputs permit rear revision
schedules transmission verification
370: clears contents entries manually ministerial posts reimbursement
replacement tariff transcripts update
375: allocated applications bail configuration exemptions load mandatory
modifications modules option permits portion reassigned refund severance
staffing
380: assigned documents instructions mandated specify
385: applicant appointments certification credits differential documentation
edits obtain paragraph picks procedures receipt schedule
390: applicants audit deposit document financing holders listing listings
presses repayment residency warrant withdrawal
395: advisory brake check deadline discography expenses monthly package rebate
secured via withdraw
400: evaluation obtained provision recommendation submit visa
405: assignments bonus exemption extensions manual node requested requests swap
tab
410: entry modification paperwork removes
415: checks compartment eds funding placed valve
420: exam extension suspension vat
425: assignment certificate clearance fee fees insert inserts
430: application clause inserted passport requirements waivers
435: eligibility license
440: edit files repurchase required submitted
445: request transferred undisclosed
450: file input supplemental
455: payments registration specification
460: dual licence waived
465: expired trim waiver
475: allocation supplementary
480: additional loan payment requirement
485: unspecified
490: pending transfer
495: placement transfers
500: optional specified
505: automatically
525: authorization
"""
