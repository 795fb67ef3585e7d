"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.86,
    "article": -0.83,
    "bias": 0.02,
    "colon": 0.29,
    "commas": -0.68,
    "comparison": 0.42,
    "condition": 0.04,
    "every": -0.24,
    "imperative": 0.03,
    "is": 0.44,
    "length": -0.29,
    "modal": 0.34,
    "negation": 0.71,
    "order": 0.36,
    "others": -0.40,
    "past": -0.82,
    "possessive": -0.48,
    "question": 0.20,
    "reason": 0.33,
    "short": 0.17,
    "speaker": 0.50,
    "told": -0.40,
    "user": 0.94,
    "vague": -1.03,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-18 !_!:44 !_^:11 $:188 $_0:188 %:-97 %_^:-61 0:33 0_%:-129 0_0:123 0_?:26
0_^:123 0_alunos:39 0_am:-67 0_amps:4 0_and:-55 0_are:-15 0_as:79 0_at:97
0_attempts:29 0_aufträge:17 0_baguettes:10 0_bajtów:21 0_bar:7 0_bars:24
0_bathers:17 0_beats:33 0_because:-30 0_before:56 0_blechen:32 0_bottles:35
0_boxes:22 0_brezeln:21 0_brokers:10 0_bytes:30 0_cafés:-23 0_call:-55
0_calls:20 0_canciones:-17 0_carretillas:10 0_centimetres:14 0_chairs:-1
0_cinnamon:14 0_classes:1 0_cm:110 0_colleagues:-24 0_come:8 0_copies:-6
0_copy:27 0_crates:9 0_days:23 0_dezimeter:11 0_doors:-28 0_dp:14 0_drops:21
0_ducks:-8 0_eggs:63 0_elementos:48 0_entries:16 0_episodes:19 0_errors:4
0_esquiadores:24 0_eur:-19 0_euro:78 0_euros:53 0_evenings:43 0_exercises:22
0_faults:13 0_files:-48 0_flashcards:65 0_floor:-23 0_floors:-61 0_fois:-28
0_folders:5 0_footnotes:-16 0_for:72 0_fragen:22 0_frames:-62 0_from:12 0_fry:39
0_fächer:17 0_g:88 0_gb:67 0_gibi:27 0_gigabytes:1 0_gigas:28 0_giorni:1
0_grad:4 0_grams:47 0_guests:19 0_gulls:-63 0_gästen:15 0_h:35 0_haczyków:55
0_helm:20 0_hertz:9 0_hilos:17 0_hives:17 0_hocker:1 0_horas:-62 0_hosts:30
0_hours:-37 0_households:-10 0_hrs:-17 0_i:-9 0_im:40 0_import:30 0_in:-50
0_invoices:26 0_is:69 0_it:29 0_items:38 0_iterations:5 0_juli:14 0_june:6
0_kacheln:2 0_kb:75 0_kbaud:25 0_keys:16 0_kg:67 0_kids:-32 0_kilo:-44
0_kilobytes:7 0_kilos:60 0_kilovatios:40 0_kilowatts:35 0_kleine:-45 0_lames:2
0_lamps:-37 0_layers:-59 0_letters:-51 0_leute:49 0_lines:-19 0_litres:70
0_litri:29 0_litros:15 0_logins:-15 0_m:30 0_ma:28 0_mailboxes:43 0_mal:-23
0_march:27 0_marks:9 0_mb:63 0_mbit:3 0_means:45 0_megabyte:15 0_megabytes:23
0_messages:46 0_metros:11 0_mg:12 0_mikroampere:14 0_milliseconds:13 0_min:-1
0_minuten:-26 0_minutes:-28 0_minuti:10 0_minutos:-18 0_mistakes:13 0_ml:8
0_mm:59 0_ms:88 0_msgs:10 0_muestras:14 0_mv:10 0_new:46 0_newtons:25 0_nodes:12
0_notes:-61 0_nov:13 0_now:102 0_o'clock:38 0_of:-61 0_on:34 0_only:58
0_opcodes:19 0_open:36 0_other:-20 0_over:-80 0_page:-55 0_pages:-45
0_palabras:25 0_palavras:35 0_pallets:34 0_parallel:33 0_parcels:9
0_particiones:19 0_passed:-10 0_pens:-55 0_people:42 0_per:45 0_percent:1
0_personas:38 0_personnes:-66 0_physics:25 0_pieces:-26 0_places:26 0_players:36
0_pm:58 0_points:15 0_pontos:30 0_porzioni:3 0_postes:1 0_pots:-4 0_ppl:57
0_ppm:19 0_practice:21 0_problems:24 0_procent:33 0_próbek:24 0_punkte:38
0_puntos:46 0_pupils:-45 0_px:9 0_quadratmeter:27 0_questions:11 0_queue:10
0_radiators:20 0_replicas:11 0_requests:-54 0_retries:-69 0_rows:-52 0_s:56
0_saat:18 0_sacks:19 0_sacs:15 0_schüler:38 0_schülern:27 0_seats:8
0_secondes:56 0_seconds:48 0_sekunden:16 0_sekunder:27 0_sept:9 0_sharp:10
0_sheets:33 0_sillas:12 0_since:-44 0_slots:21 0_small:-17 0_so:-9 0_sockets:18
0_songs:-25 0_sorten:-76 0_sourdough:5 0_steps:-33 0_still:12 0_stunden:-37
0_säcken:37 0_tabs:-74 0_tacks:56 0_tage:18 0_that:7 0_that's:23 0_thats:22
0_the:12 0_thin:6 0_ticks:6 0_times:-118 0_titles:8 0_to:3 0_tonnes:27 0_trays:8
0_tries:-10 0_turns:-59 0_tygodniowo:23 0_u:15 0_uhr:33 0_unread:-66 0_us:3
0_users:17 0_utc:31 0_values:16 0_verses:-5 0_visitors:-8 0_volts:12 0_w:36
0_walks:17 0_was:-6 0_watt:6 0_watts:38 0_when:-7 0_which:8 0_winters:-27
0_with:27 0_wks:3 0_words:19 0_workers:13 0_wpm:29 0_years:-75 0_yrs:15
0_zentimeter:-33 0_µa:27 0_に:9 0_ピ:10 0_克:47 0_分:8 0_天:10 0_段:20 0_点:2 0_秒:33
0_道:17 ?:-10 ?_^:23 ^:4 ^_%:69 ^_0:-159 ^_a:28 ^_abbiamo:-70 ^_ablation:7
^_about:96 ^_according:46 ^_actually:10 ^_adesso:29 ^_after:84 ^_afterwards:3
^_again:-130 ^_agora:15 ^_ah:-36 ^_ainda:6 ^_airports:-10 ^_al:55 ^_all:112
^_alright:4 ^_als:55 ^_also:9 ^_always:136 ^_am:67 ^_an:-31 ^_and:56 ^_android:1
^_antes:47 ^_any:32 ^_anything:102 ^_anyway:-24 ^_apparently:3 ^_are:-65
^_around:-12 ^_as:126 ^_ask:43 ^_asked:6 ^_at:-96 ^_aucun:19 ^_auditors:3
^_auf:-19 ^_avant:35 ^_ayer:-36 ^_back:-58 ^_backup:21 ^_backups:30 ^_batch:5
^_beaucoup:-61 ^_bees:-54 ^_before:54 ^_bei:1 ^_beim:5 ^_between:-31 ^_beyond:9
^_bis:3 ^_bitte:51 ^_black:65 ^_blue:40 ^_boah:-14 ^_bogdan:15 ^_booked:3
^_booster:24 ^_bootloader:6 ^_bootsprüfung:25 ^_boss:32 ^_both:49 ^_bowline:69
^_brave:-2 ^_brb:-101 ^_bridge:10 ^_bring:11 ^_british:40 ^_bufor:5 ^_build:26
^_bumped:50 ^_bundle:6 ^_by:96 ^_c'est:44 ^_cable:-34 ^_cake:-24
^_calculators:43 ^_call:41 ^_can:58 ^_cant:7 ^_carrier:15 ^_case:14 ^_cats:-42
^_certificates:7 ^_certo:41 ^_chairs:-48 ^_chapter:37 ^_chaque:16 ^_che:-76
^_checked:-43 ^_children:-12 ^_chose:9 ^_ci:65 ^_claims:22 ^_clear:35 ^_club:16
^_cluster:11 ^_coffee:-29 ^_cold:-63 ^_colour:28 ^_come:21 ^_como:83
^_compilers:-38 ^_con:47 ^_congratulations:-20 ^_correct:11 ^_cost:3 ^_could:110
^_courier:30 ^_crash:21 ^_crashlytics:21 ^_current:16 ^_customer:47 ^_czyli:64
^_da:10 ^_dad's:1 ^_dailies:7 ^_danach:32 ^_dans:-39 ^_dark:31 ^_das:-29 ^_de:55
^_delivery:-15 ^_den:48 ^_der:42 ^_designer:42 ^_det:38 ^_diagrams:66 ^_did:23
^_die:71 ^_disk:14 ^_dns:5 ^_do:11 ^_dock:5 ^_does:20 ^_dogs:-9 ^_don't:-87
^_done:42 ^_dont:104 ^_dr:46 ^_draft:1 ^_draw:8 ^_dropped:10 ^_du:83 ^_dunno:39
^_during:37 ^_dörren:39 ^_each:-50 ^_early:36 ^_egg:29 ^_ein:-54 ^_el:-5
^_elle:65 ^_em:-56 ^_en:-90 ^_entre:13 ^_entro:52 ^_enums:7 ^_er:-35 ^_error:15
^_es:-46 ^_est:33 ^_evening:19 ^_ever:78 ^_every:-21 ^_everyone:-26
^_everything:75 ^_exactly:-55 ^_exam:23 ^_expect:7 ^_explain:33 ^_export:5
^_facilities:44 ^_falta:45 ^_fatto:22 ^_feature:22 ^_ferry:-48 ^_field:16
^_files:-66 ^_finalement:36 ^_finance:52 ^_fine:85 ^_finger:24 ^_finished:34
^_first:38 ^_fish:-60 ^_fixed:-17 ^_flaky:18 ^_flash:23 ^_fog:-63 ^_following:50
^_food:19 ^_football:67 ^_for:183 ^_force:10 ^_forget:32 ^_forklifts:30
^_found:-14 ^_from:19 ^_front:9 ^_funny:-18 ^_fyi:29 ^_für:69 ^_gate:11
^_gave:-33 ^_gece:18 ^_geef:22 ^_generally:-38 ^_generated:19 ^_gestern:-104
^_get:15 ^_getting:60 ^_gisteren:-95 ^_given:9 ^_glad:-54 ^_go:26 ^_going:65
^_gonna:37 ^_good:42 ^_gosto:54 ^_got:111 ^_gotta:2 ^_grandma:-13 ^_graphs:29
^_great:-7 ^_gruppe:38 ^_ha:-96 ^_hab:-5 ^_had:-2 ^_haha:-189 ^_han:30
^_handover:5 ^_hang:-77 ^_happy:-49 ^_harbour:24 ^_has:-3 ^_having:55 ^_hay:44
^_he:83 ^_he's:44 ^_head:-3 ^_headcount:5 ^_heat:-90 ^_heb:-89 ^_hello:63
^_her:-34 ^_here:-35 ^_here's:29 ^_hes:22 ^_het:-43 ^_hi:3 ^_hier:-52 ^_his:10
^_hl:11 ^_hm:-50 ^_hmm:-8 ^_ho:72 ^_homework:25 ^_honestly:-1 ^_hospital:-125
^_house:46 ^_how:-64 ^_hoy:-57 ^_hr:34 ^_humidity:-36 ^_hundefutter:37 ^_i:64
^_i'd:19 ^_i'll:22 ^_i'm:72 ^_i've:23 ^_ice:-16 ^_ich:39 ^_id:41 ^_ieri:-73
^_if:17 ^_ik:67 ^_il:-18 ^_ill:11 ^_im:-68 ^_imo:-56 ^_in:-89 ^_inbound:10
^_incident:6 ^_inga:33 ^_inspector:28 ^_insurance:35 ^_interesting:-65
^_invoices:17 ^_ios:5 ^_is:-70 ^_isn't:-45 ^_it:-71 ^_it'd:66 ^_it's:-27 ^_its:5
^_j'ai:-42 ^_j'aime:39 ^_j'aimerais:50 ^_j'avais:40 ^_jag:82 ^_jaja:-65
^_jamais:27 ^_je:70 ^_jetty:29 ^_jetzt:29 ^_just:47 ^_keep:-25 ^_kein:34
^_keine:24 ^_keys:4 ^_kids:-76 ^_kindly:11 ^_kitchen:34 ^_koi:-58 ^_korrektur:14
^_la:47 ^_lab:51 ^_label:13 ^_las:76 ^_last:82 ^_late:-26 ^_latency:-11
^_laut:11 ^_le:-71 ^_learning:4 ^_left:61 ^_legal:61 ^_leo:48 ^_lesson:25
^_lessons:2 ^_let:-11 ^_let's:47 ^_lets:30 ^_letters:-44 ^_lieber:18 ^_liever:21
^_lift:6 ^_line:90 ^_lo:81 ^_log:28 ^_login:5 ^_lol:-140 ^_long:-66 ^_look:66
^_looked:13 ^_looking:-9 ^_loop:24 ^_los:-24 ^_lost:-49 ^_low:18 ^_lukas:-19
^_lunch:-117 ^_länger:12 ^_ma:-37 ^_mai:26 ^_make:43 ^_many:-23 ^_mark:60
^_marketing:63 ^_max:45 ^_may:44 ^_me:66 ^_measured:19 ^_meeting:-44 ^_mehr:28
^_mein:-19 ^_meine:-8 ^_memory:-9 ^_mes:22 ^_mi:-15 ^_mientras:50 ^_mijn:-70
^_milk:21 ^_mine:-32 ^_minors:12 ^_mio:-61 ^_mir:84 ^_mit:34 ^_mm:-71 ^_mock:18
^_mon:-39 ^_morning:18 ^_mornings:4 ^_most:-76 ^_moved:56 ^_mr:-21 ^_mrs:-29
^_muchas:-58 ^_mum:29 ^_mum's:-11 ^_must:-10 ^_my:5 ^_na:-68 ^_nach:10 ^_nada:25
^_nah:3 ^_ne:51 ^_neap:6 ^_need:13 ^_neue:33 ^_never:93 ^_new:-10 ^_next:96
^_ngl:-67 ^_nice:-70 ^_nie:99 ^_niente:50 ^_nightly:13 ^_no:20 ^_nobody:110
^_non:42 ^_nos:56 ^_not:86 ^_noted:51 ^_nothing:-41 ^_nous:34 ^_now:-14
^_null:-23 ^_nunca:17 ^_o:-39 ^_ob:16 ^_odszkodowanie:57 ^_of:-52 ^_oh:11
^_ohne:-22 ^_ojo:3 ^_ok:8 ^_okay:42 ^_omg:-72 ^_on:-59 ^_once:59 ^_one:-40
^_only:8 ^_op:6 ^_open:19 ^_ops:4 ^_orders:23 ^_our:-75 ^_out:64 ^_outbound:4
^_p:26 ^_pacs:2 ^_page:16 ^_paid:10 ^_paint:6 ^_pallets:42 ^_paper:14 ^_para:6
^_parcel:-4 ^_parking:9 ^_parquet:29 ^_pas:64 ^_passport:-36 ^_patient:44
^_people:-71 ^_per:80 ^_personne:38 ^_pharmacists:-6 ^_phone:-8 ^_photos:13
^_picture:-33 ^_pies:-56 ^_plain:8 ^_plan:5 ^_playlist:29 ^_please:-25 ^_pls:32
^_plutôt:3 ^_po:72 ^_port:15 ^_pour:43 ^_power:10 ^_ppl:-76 ^_prefer:8
^_prefiero:68 ^_prefiro:55 ^_pressure:5 ^_pretty:-29 ^_prices:40 ^_print:7
^_privacy:15 ^_pro:7 ^_production:17 ^_professor:18 ^_prosecco:-52 ^_proszę:37
^_push:-2 ^_put:22 ^_que:-55 ^_quelle:-26 ^_quero:48 ^_queue:-38 ^_queueing:-49
^_quick:-20 ^_quiero:53 ^_quiet:53 ^_qué:-114 ^_rack:27 ^_radiology:-69
^_rain:-1 ^_ran:22 ^_rather:72 ^_re:6 ^_read:30 ^_reading:-121 ^_red:-38
^_refunds:50 ^_remaining:18 ^_remember:-26 ^_reminders:1 ^_removed:22
^_replica:22 ^_replication:5 ^_result:20 ^_retired:-6 ^_reverse:-16
^_reviewer:-30 ^_right:118 ^_root:24 ^_rope:-24 ^_row:17 ^_rubber:-12 ^_run:17
^_said:6 ^_sailors:-18 ^_sales:-36 ^_same:-18 ^_sample:17 ^_samples:10
^_saturday:21 ^_scale:32 ^_school:49 ^_scrap:16 ^_scratch:24 ^_screen:6 ^_se:36
^_secrets:28 ^_security:3 ^_seeing:41 ^_send:19 ^_sensor:22 ^_seriously:26
^_service:4 ^_serwer:17 ^_será:56 ^_she:30 ^_shop:37 ^_short:34 ^_should:48
^_si:26 ^_sie:79 ^_siempre:-37 ^_sin:21 ^_since:24 ^_six:-17 ^_skimmed:-52
^_skip:-49 ^_skipping:25 ^_skriv:62 ^_sleep:13 ^_slept:-9 ^_smells:-36 ^_so:32
^_soldered:-74 ^_some:-121 ^_somebody:-50 ^_somebody's:-22 ^_someone:-117
^_something:44 ^_sometimes:-28 ^_sorry:-121 ^_sorted:14 ^_sorter:4 ^_sounds:20
^_soup:-48 ^_spare:3 ^_speak:55 ^_sports:-19 ^_spring:29 ^_sry:-44 ^_staging:20
^_standing:-34 ^_status:38 ^_still:136 ^_stock:25 ^_storage:-53 ^_store:15
^_stories:65 ^_such:-33 ^_support:61 ^_surtout:26 ^_swap:-5 ^_swapped:39
^_table:7 ^_tabs:54 ^_take:-32 ^_talk:12 ^_talked:68 ^_te:49 ^_teacher:-17
^_tell:35 ^_tenant:27 ^_tengo:2 ^_text:43 ^_thank:-50 ^_thanks:-67 ^_that:-35
^_the:-29 ^_their:54 ^_then:56 ^_there:-22 ^_there's:-65 ^_they:33 ^_they're:17
^_they've:5 ^_think:-45 ^_this:-68 ^_those:-105 ^_tickets:26 ^_tmrw:6 ^_to:33
^_todavía:7 ^_todo:53 ^_told:77 ^_tomorrow:70 ^_tonight:14 ^_too:41 ^_trains:-12
^_treat:15 ^_tried:-14 ^_trop:14 ^_tunnels:-39 ^_turns:25 ^_twins:-69 ^_two:-18
^_typo:18 ^_u:-25 ^_ugh:-101 ^_um:17 ^_un:-5 ^_under:23 ^_understood:31 ^_up:3
^_upload:9 ^_use:23 ^_uw:37 ^_vaccine:37 ^_valley:1 ^_vendor:59 ^_vet:42
^_viele:-37 ^_visitors:28 ^_vlan:5 ^_voice:33 ^_voor:34 ^_vor:18 ^_votre:41
^_vous:10 ^_w:-116 ^_wait:-104 ^_waiting:13 ^_want:33 ^_warm:2 ^_water:-5
^_we:44 ^_we'd:42 ^_we'll:49 ^_we're:18 ^_we've:10 ^_well:-84 ^_wenn:25
^_went:-6 ^_wer:65 ^_were:36 ^_what:2 ^_what's:46 ^_whatever:41 ^_when:113
^_whenever:22 ^_where:57 ^_which:40 ^_while:12 ^_who:-16 ^_who's:11
^_whoever:-11 ^_why:-43 ^_wifi:32 ^_will:24 ^_wind:-6 ^_window:36 ^_wir:66
^_with:74 ^_without:-22 ^_would:17 ^_wow:-34 ^_ya:166 ^_yeah:-51 ^_yes:-37
^_yesterday:-22 ^_yo:54 ^_you:19 ^_you'll:43 ^_you're:-27 ^_your:49 ^_yusuf:8
^_zadań:23 ^_zone:10 ^_zrobione:91 ^_zum:22 ^_à:-68 ^_è:24 ^_к:27 ^_никогда:29
^_あ:32 ^_う:-37 ^_そ:-23 ^_チ:2 ^_下:18 ^_不:-11 ^_串:17 ^_予:16 ^_今:-59 ^_保:10 ^_写:14
^_冷:17 ^_割:11 ^_千:1 ^_听:-51 ^_周:22 ^_地:40 ^_备:25 ^_夜:-32 ^_好:19 ^_婚:-9 ^_小:-54
^_引:16 ^_我:-25 ^_新:-21 ^_明:33 ^_昨:-48 ^_月:22 ^_本:15 ^_次:17 ^_每:54 ^_没:13 ^_第:20
^_筆:7 ^_老:-20 ^_说:-10 ^_連:12 ^_那:37 ^_電:8 a:-32 a_0:-66 a_afternoon:-39
a_amostra:39 a_aula:38 a_backup:-21 a_bakery:23 a_balcony:5 a_bank:24 a_bar:-34
a_barbecue:46 a_batch:38 a_bathtub:-63 a_beginning:32 a_bell:-42 a_bench:-54
a_big:41 a_bigger:-38 a_bird:-59 a_biscuit:-45 a_bit:-35 a_boat:-54 a_book:-41
a_bookcase:-11 a_border:15 a_box:-18 a_break:-34 a_bridge:-25 a_bucket:-16
a_burst:10 a_bus:-38 a_cache:-35 a_cake:-26 a_calm:34 a_case:-4 a_cash:1
a_cat:-25 a_cent:11 a_chain:31 a_chair:-32 a_change:18 a_character:-14
a_choice:88 a_classic:-36 a_club:51 a_coaster:-23 a_coin:-28 a_cold:31
a_colleague:-13 a_column:-14 a_comment:64 a_complaint:29 a_concert:-33
a_contract:-36 a_copy:12 a_cor:42 a_couple:15 a_course:17 a_cow:-15 a_crack:20
a_crate:12 a_customer:4 a_data:-11 a_database:-34 a_date:54 a_day:144
a_degree:-2 a_deposit:-37 a_description:15 a_difference:-6 a_different:38
a_dinghy:20 a_dinner:23 a_dip:-15 a_dozen:7 a_draft:13 a_dream:-15 a_dry:35
a_evening:-41 a_face:42 a_fact:-44 a_failed:10 a_fair:-30 a_few:-23 a_field:-55
a_fine:-15 a_flat:39 a_flooded:-4 a_floppy:-53 a_footnote:-40 a_forest:-23
a_free:-66 a_fresh:23 a_friday:8 a_fridge:-62 a_friend:-6 a_full:88
a_funeral:-30 a_game:-21 a_gap:25 a_generator:18 a_go:2 a_goat:-8 a_good:-50
a_great:20 a_green:14 a_guest:41 a_guy:12 a_has:24 a_hat:-28 a_heap:-25
a_heartbeat:-7 a_ho:-20 a_holiday:-82 a_horse:-17 a_hotel:4 a_human:9
a_hundred:-5 a_idea:-28 a_jar:-8 a_joke:-16 a_kitchen:-15 a_knot:18 a_la:-50
a_lady:32 a_lamp:17 a_laundry:-22 a_lawyer:39 a_lesson:26 a_letter:-48
a_level:20 a_lift:-77 a_lighthouse:-48 a_line:-30 a_living:-23 a_long:8
a_look:40 a_loop:-13 a_lost:-46 a_lot:-33 a_love:32 a_lovely:-18 a_m:-14
a_machine:-20 a_magazine:-13 a_magician:-6 a_man:-40 a_mano:23 a_manual:44
a_map:-9 a_memory:32 a_mess:55 a_minute:64 a_missing:8 a_mix:18 a_mock:21
a_moment:81 a_monday:-41 a_month:40 a_museum:29 a_mutex:-13 a_new:75 a_nice:37
a_no:80 a_noise:-8 a_number:-36 a_nurse:31 a_one:-43 a_page:5 a_paper:5
a_paperclip:24 a_paragraph:35 a_parcel:31 a_parrot:-45 a_passport:5 a_patch:13
a_patient:44 a_pencil:19 a_permit:8 a_petrol:-8 a_phd:-82 a_phone:-18 a_piece:28
a_pigeon:-46 a_pinch:6 a_point:-35 a_pond:33 a_poster:-11 a_promise:46
a_proper:-34 a_pupil:-12 a_query:24 a_question:32 a_rack:1 a_radio:-24
a_rare:-20 a_rash:42 a_rather:-12 a_read:-5 a_real:71 a_reason:11 a_recipe:-8
a_red:64 a_refund:9 a_reminder:41 a_replacement:28 a_retired:-5 a_ribbon:1
a_riddle:6 a_ring:27 a_room:50 a_row:7 a_rule:-7 a_safe:51 a_sample:35
a_scan:-21 a_school:-19 a_second:87 a_sense:-12 a_session:26 a_shadow:-3
a_shift:-14 a_short:10 a_sick:60 a_sign:20 a_signature:28 a_signed:-23
a_silent:35 a_simple:-29 a_single:-61 a_skeleton:-43 a_sketch:31 a_sky:-5
a_slip:77 a_smell:-38 a_smile:12 a_snail:-3 a_snake:-14 a_sourdough:-52
a_spare:9 a_spreadsheet:42 a_stick:-58 a_sticker:-16 a_stop:3 a_story:61
a_student:-7 a_successful:23 a_suitcase:10 a_summer:-6 a_sunday:-24
a_surprise:41 a_swimming:-11 a_switch:25 a_table:12 a_tag:10 a_teacher:-31
a_technical:-15 a_text:11 a_thermostat:-17 a_thing:-19 a_third:9 a_thousand:16
a_ticket:29 a_time:80 a_todos:-11 a_topic:-94 a_tortoise:-55 a_touch:-8
a_town:-26 a_train:-31 a_trampoline:-20 a_trip:-17 a_un:23 a_usb:2 a_van:4
a_vegetarian:69 a_very:-26 a_view:18 a_wall:-20 a_warm:32 a_washer:13 a_way:-59
a_wedding:9 a_week:33 a_weekday:9 a_weekend:4 a_while:-42 a_white:14 a_whole:-37
a_window:11 a_winter:12 a_word:34 a_working:8 aan:12 aan_de:34 ab:184 ab_0:182
ab_^:3 abba:-104 abbiamo:-64 abdeckung:28 abend:-26 abendessen:15 abends:8
ablation:24 able:56 able_to:56 about_0:-116 about_a:-10 about_four:-22
about_it:79 about_my:-16 about_the:103 about_to:31 about_two:-53 about_what:38
about_whether:-28 about_your:-24 above:57 above_0:16 above_that:5 abre:18
abstellen:27 abt:-11 abt_the:28 abtastrate:15 abtastrate_liegt:9 abuela:-29
ac:20 accent:84 accent_^:49 accent_colour:15 accept:13 accepted:54 accepted_^:13
accepts:37 access:86 access_to:5 according:-34 according_to:-34 accordion:-55
accordion_^:-48 account:96 account_^:19 account_of:5 accountants:-17
accounting:-40 accounts:30 acct:4 achievements:9 achievements_screen:9 acht:32
achterberg:4 acids:43 acknowledge:11 acoustics:18 acronym:27 across:-33
across_the:-63 act:28 act_^:9 act_two:13 active:33 actor:10 actually:-14
acuerdo:27 acuerdo_la:27 adapters:-24 adapters_in:-24 add:18 address:-10
address_0:8 address_^:6 address_on:-37 addresses:37 adesso:65 adesso_il:52
adeyemi:19 adeyemi_^:11 adjuster:23 admin:-13 admit:-39 admit_0:17
admit_that:-21 admite:5 admits:6 admits_0:6 adresse:18 adult:-60 adults:22
advanced:26 afford:19 afford_0:14 afraid:39 after:34 after_0:-29 after_^:-9
after_a:58 after_all:33 after_i:1 after_is:60 after_lunch:36 after_patients:61
after_ten:41 after_that:71 after_the:-70 after_this:-36 after_your:25
afternoon:-66 afternoon_^:-50 afternoons:6 afterwards:56 again:-71 again_0:-46
again_^:-61 again_and:-23 again_at:81 again_before:3 again_i:18 again_it:5
again_lol:-1 again_on:13 again_the:14 again_with:11 against:72 against_the:26
age:-73 age_of:-31 agency:-11 agent:-3 ages:-40 ages_^:-35 agm:33 ago:54
ago_^:63 agora:113 agora_falta:15 agora_é:59 agree:-48 agree_^:-47 agreed:81
agreed_on:31 agreed_the:1 agreed_with:3 agreement:24 agrees:-23 agua:-56 ah:-36
ahead:56 ahead_^:29 ahead_of:23 ahora:-22 ai:-52 aid:2 aim:29 aim_is:18 ainda:52
ainda_não:6 air:-61 air_^:-18 airline:24 airport:-22 airports:-10 aisle:7 al:-79
al_final:26 alarm:80 alarm_at:19 alarm_for:4 alarm_goes:4 alarm_trips:18
alarms:26 aldrig:48 alert:-20 alerts:31 alerts_go:6 alfred:69 alias:13
alias_^:13 alive:-29 all:-88 all_0:119 all_?:3 all_^:50 all_day:-95 all_four:6
all_from:-51 all_green:28 all_i:21 all_in:25 all_it:-1 all_night:94 all_nine:2
all_of:-24 all_over:35 all_right:76 all_that:-13 all_the:-40 all_this:42
all_three:-25 all_times:9 all_week:38 alla:-55 alle:-36 alle_0:9 allergic:43
allergic_to:33 allergy:22 allergy_diet:22 alles:-39 allocation:-12 allow:10
allow_0:3 allowed:57 allowed_^:3 allowed_on:2 allowed_to:15 allows:43 allows_^:3
allt:49 alltid:89 alltså:-26 almost:-52 alone:-24 alone_^:6 alone_w:3 along:30
aloud:40 aloud_^:30 already:-12 already_^:-94 alright:4 als:-38 als_0:34
als_das:-18 als_een:-27 als_ein:-13 als_ik:-38 als_nächstes:54 also:19 alta:70
altar:-24 alte:28 alten:36 although:-94 although_the:-40 alto:16 alunos:39
alunos_^:39 always:21 always_^:153 always_been:-11 always_brings:-26
always_get:-39 always_in:46 always_tell:-30 always_the:38 always_write:11 am:56
am_0:31 am_^:23 am_glad:-11 am_going:3 am_liebsten:63 am_markt:21 am_reading:-51
am_samstag:-40 am_see:-4 am_sorry:32 am_tag:7 amazing:-10 amazing_^:-10 amir:-25
among:-35 amostra:39 amostra_do:39 amount:7 amps:12 ams:19 an:-14 an_^:49
an_adult:3 an_answer:22 an_automatic:46 an_der:22 an_die:-40 an_early:5
an_empty:43 an_entire:-15 an_entry:10 an_epipen:48 an_evening:91 an_hour:60
an_old:-84 an_outage:-17 an_owner:35 an_upload:2 ana:35 analyser:-36
analysis:-10 analysts:32 anatomy:8 anche:33 ancora:32 and:-22 and_0:-23
and_a:-55 and_after:-16 and_all:-27 and_always:-37 and_an:-1 and_are:-27
and_ask:1 and_at:-35 and_be:-19 and_by:10 and_can:-4 and_choirs:-18
and_climbing:27 and_could:-14 and_each:-44 and_entered:38 and_every:-15
and_everybody:-2 and_explain:31 and_falls:-37 and_for:31 and_forth:24
and_found:50 and_goes:-27 and_got:-77 and_green:42 and_hands:-59 and_has:-58
and_i:-38 and_i'm:39 and_in:40 and_is:46 and_it:13 and_it's:61 and_its:31
and_label:18 and_less:17 and_lives:-22 and_means:-31 and_merged:11 and_most:-31
and_my:16 and_never:96 and_no:10 and_nobody:-76 and_not:141 and_nothing:20
and_now:-41 and_nowhere:31 and_off:-15 and_on:-32 and_one:-119 and_only:33
and_our:61 and_out:-16 and_people:-26 and_physics:14 and_put:49 and_returns:-72
and_sent:-11 and_she:-85 and_six:30 and_so:53 and_some:-2 and_still:-94
and_tell:46 and_that:20 and_that's:22 and_thats:18 and_the:-56 and_their:-1
and_then:-15 and_there:18 and_to:16 and_two:-43 and_wants:72 and_was:2
and_we:-19 and_what:36 and_when:1 and_with:13 and_without:38 and_yet:-59
and_you:77 and_your:-36 andere:13 anders:41 android:62 android_builds:23
android_we:4 anecdote:-24 anecdote_^:-13 animal:4 animation:9 anna:-10
anniversary:30 announced:-12 anonymous:22 another:29 anruf:24 ans:-39
answer_^:22 answer_before:9 answer_is:-59 answer_to:3 answers_are:-33
answers_in:8 answers_to:25 anteil:19 antena:23 antenna:17 antes:28 antes_de:84
ants:-69 antwerp:-26 any:-18 any_day:6 any_evening:-57 any_idea:24 any_more:13
anybody:56 anymore:70 anymore_^:6 anyone:-79 anyone_?:51 anyone_^:-65
anyone_ever:-38 anyone_in:-28 anyone_who:7 anyone_with:-9 anyone's:23
anything:75 anything_^:-55 anything_about:19 anything_above:2 anything_else:-44
anything_in:26 anything_that:8 anything_under:30 anything_with:28
anything_younger:4 anyway:7 anyway_^:66 anywhere:-20 anywhere_^:-38 anzahlung:1
ao:75 apart_^:53 apart_from:-23 apart_on:-7 api:50 api_is:-38 apologies:17
apologise:27 apologise_for:3 apologises:-26 apology:27 app:6 app_^:31
app_gives:2 app_is:-33 app_shows:-27 appeal:9 appears:-12 apple:-53
apple_tree:-66 application:28 application_is:14 applies:13 applies_to:12 apply:8
appointment:19 approved:6 après:55 après_^:15 arbeitet:16 archive:38
archive_^:22 archive_is:-30 archives:51 archives_are:6 are:36 are_0:24 are_^:58
are_a:-139 are_after:26 are_all:-77 are_allowed:20 are_and:-19 are_asleep:30
are_at:-61 are_behind:24 are_cheap:-79 are_common:-20 are_done:18 are_easier:-10
are_easy:-85 are_enough:36 are_fine:9 are_four:14 are_gone:44 are_hard:-46
are_in:101 are_kept:88 are_like:65 are_lovely:9 are_many:-4 are_nicer:6
are_no:13 are_not:-70 are_of:-21 are_on:42 are_only:48 are_out:20 are_plugged:12
are_rarely:-20 are_read:-38 are_returned:3 are_short:56 are_stacked:1
are_still:19 are_stored:57 are_strings:-28 are_tagged:15 are_the:-25
are_through:3 are_tiny:-12 are_to:23 are_told:-2 are_too:7 are_two:35
are_waiting:16 are_we:12 are_what:34 are_wired:6 are_with:13 aren't:-9
argued:-34 arguing:-34 arguing_about:-10 arm:45 arm_is:21 armchair:29 armrest:21
around:-9 around_0:23 around_^:60 around_and:-15 around_are:-21 around_the:-6
around_there:-9 arrangement:-3 array:28 arriva:48 arrival:26 arrive:17
arrived_in:-32 arrives:-16 arrivé:-75 arrow:23 arrows:-37 art:-41 artwork:13
artwork_sits:13 as:-6 as_0:-44 as_a:-41 as_ab:8 as_agreed:20 as_far:-22
as_for:35 as_i:2 as_if:-35 as_it:89 as_its:37 as_long:-37 as_much:-78 as_of:94
as_on:-61 as_soon:30 as_the:29 as_their:-26 as_they:35 as_to:19 as_usual:-29
as_we:34 as_well:12 as_with:-12 as_you:67 as_your:29 aside:5 aside_$:5 ask:-26
ask_^:-46 ask_about:28 ask_anyone:-57 ask_before:9 ask_for:22 ask_if:-77
ask_me:9 ask_why:-8 asked:-86 asked_for:75 asked_if:-106 asked_me:-56
asked_the:-19 asked_to:31 asked_us:-14 asked_what:-25 asked_whether:-22
asked_why:-35 asking:-64 asking_about:20 asking_for:28 asks_for:13 asleep_^:14
asleep_in:-19 assessed:18 assessor:3 asset_tag:12 assinatura:42 así:-63 at:-24
at_0:45 at_^:22 at_a:10 at_all:20 at_any:3 at_dawn:29 at_dinner:-51 at_dusk:19
at_eleven:-49 at_first:-20 at_five:9 at_full:5 at_half:12 at_home:14 at_it:-38
at_least:-92 at_level:9 at_lunch:23 at_me:-20 at_midnight:-27 at_minute:-30
at_most:135 at_my:-2 at_night:-55 at_nine:33 at_noon:21 at_once:56 at_one:8
at_our:2 at_reception:24 at_sea:-7 at_seven:-7 at_six:8 at_that:6 at_the:1
at_this:-4 at_three:56 at_work:-24 at_your:34 ate:-52 ate_a:-4 ate_our:-13
ate_the:42 att:-90 attachments:1 attempt:40 attempts:46 attic:-2 attitude:-63
até:18 até_o:-19 au:6 au_bout:5 au_dessus:-24 auch:60 auch_für:23 aucun:35
aucune:76 audience:-57 audience_in:-9 audio:70 audio_ma:24 audit:26 audit_^:29
auditor:17 auditors:27 auditoría:34 auf:3 auf_0:30 auf_das:-3 auf_dem:-19
auf_deutsch:27 auf_englisch:16 aufbewahrung:25 aufbewahrung_gelöschter:2
aufträge:17 aufträge_^:17 aufzug:-26 august:-14 august_^:-32 aula:59
aula_prática:38 aula_statt:16 aunque:26 aura:8 aura_lieu:8 aus:-107 aus_^:16
aus_dem:35 aus_hat:-27 aus_und:-33 ausflug:2 ausschließlich:34 aussi:5
author:-36 autoclave:14 automatic:46 autumn:39 außer:34 avait:-54 avait_un:-33
avalanche:32 avant:140 avant_la:25 avant_le:8 avec:-96 avec_la:-10 avec_les:-107
average:-11 averages:-52 avisa:25 avisar:19 aviso:24 avisos:30 avons:8 awake:-14
awake_^:-8 awarii:-76 away:132 away_from:86 awful:114 awful_on:71 awning:15
aws:-42 ayer:-64 b:154 b_0:21 b_on:22 baby:22 baby_sleeps:4 babysitter:-21
back:-26 back_^:-2 back_and:32 back_from:77 back_seat:-7 back_the:-71
back_then:-85 back_to:-66 back_when:-17 backed:13 backed_up:13 backend:18
backfill:5 backup:11 backups:113 backups_are:28 backwards:-2 bad:20 badge:20
badge_^:10 badge_outage:9 badge_readers:40 badly_^:-27 badly_so:22 badly_with:16
bag:-16 bag_^:-62 baggage:-6 bags:-42 baguettes:10 bajtów:21 bajtów_^:21
bakers:-19 bakery:66 bakery_^:11 bakfiets:44 bakfiets_staat:37 baking:18
balance:12 balancers:21 balcony_^:-21 banana:-12 banco:18 band:7 bande:-29
bank:-53 bank_^:7 banner:22 banquet:9 baptiste:51 baptiste_^:51 bar:4 bar_^:41
bar_in:-9 bara:-80 barbecue:43 barbecue_^:62 bardzo:-75 bare:34 barely:-54
barked:-9 barley:18 barn:64 bars:-7 bars_^:-25 bars_of:18 bas:38 bascule:18
base:56 base_image:6 based:-38 baseline:70 basement:-53 bases:-54 basic:1
basically:-53 basically_a:-18 bassin:35 bastion:49 batch:28 batch_holds:-7
batch_size:10 bath:-30 bathers:17 bathroom:59 bathtub:-63 bathtub_^:-41
bathtub_in:-21 batterie:10 batterie_faible:10 batteries:5 battery:84
battery_^:27 battery_alarm:12 baud:6 baud_divider:6 bay:21 bay_humidity:13
bay_parking:41 bc:18 bc_the:4 be:24 be_0:78 be_?:41 be_^:-1 be_a:-89 be_able:54
be_as:-23 be_at:2 be_better:34 be_closed:-34 be_done:24 be_faster:60 be_found:14
be_glad:13 be_great:28 be_honest:-74 be_kind:16 be_lovely:51 be_made:18 be_my:34
be_nice:17 be_nicer:54 be_off:35 be_on:4 be_out:14 be_part:7 be_returned:23
be_the:-92 be_told:18 be_too:-53 be_treated:19 be_tried:5 be_used:42
be_worth:-20 beam:3 beams:-15 beans:14 bear:-11 bear_it:43 bearing:-19
bearing_^:12 bearing_with:-36 bears:-6 beat:39 beats:21 beats_a:54
beats_those:46 beaucoup:-61 beaucoup_de:-61 beaufort:5 beautiful:-53 became:-17
became_so:-13 because:17 because_of:-38 become:-40 become_a:-38 becomes:-46
bed:16 bed_in:-6 bedding:51 bedroom:22 bedroom_ceiling:11 beds:30 beech:17
beech_^:12 been:26 been_a:-19 been_announced:-24 been_opened:18 been_settled:21
been_taken:4 beer:-71 beer_^:-104 bees:-42 bees_can:-75 before:-22 before_0:12
before_^:-84 before_a:2 before_anyone:37 before_anything:22 before_breakfast:-40
before_dawn:-3 before_going:53 before_i:38 before_it:23 before_lunch:28
before_noon:-13 before_that:18 before_they:18 before_u:2 before_we:42
before_you:58 beforehand_^:11 beg:27 beg_your:21 began:-2 begin:14 begin_with:78
beginners:29 beginning:55 begins:57 begins_at:6 begins_with:38 begleitet:28
begleitet_sie:28 behind:-37 behind_a:13 behind_it:10 behind_me:-36
behind_the:-70 behind_us:28 behind_with:-13 bei_0:26 bei_der:29 bei_hetzner:9
beim:89 beim_abendessen:15 beim_start:2 being:11 bekommt:64 beleg:76
believe:-135 believe_it:-18 believe_me:9 believe_the:33 bell_^:-42 bell_baby:2
bella:-66 bella_giornata:-40 belle:-45 bellen:44 bells:-42 belong:67
belong_in:51 belong_to:28 belongs:94 belongs_on:4 belongs_to:76 below:-2
below_0:9 below_the:-12 belt_the:29 belts:-14 bench:-13 bench_by:-20 bend:-10
bene:-31 bent:-22 bergen:-87 bernadette:11 berthed:39 berthed_in:39 beside:-72
beside_the:20 best:-142 best_of:-20 best_so:58 bestimmt:-46 bestimmt_0:-46
bet:-48 beta:12 beträgt:28 beträgt_0:12 bett:10 bett_ist:10 better:-35
better_^:43 better_for:-66 better_on:13 better_than:-44 better_when:52
better_with:7 bettina:44 between:-3 between_0:32 between_the:-23 between_two:-48
between_us:-15 between_you:19 beyond:107 beyond_0:48 beyond_that:63 bez:74
bicycle:-2 bicycles:23 bien:61 big:58 big_dog:32 big_enough:-18 big_one:50
big_thing:-17 bigger:-38 bigger_screen:-69 biggest:-23 bij:-29 bij_de:-40
bike:75 bike_is:51 bikes:17 bilbao:-47 bildern:11 bildern_^:11 bill:53
billing:15 billing_^:10 bin:3 bin_ich:-35 binary:54 bind:58 binding:24
binomial:28 bins:-11 binôme:34 binôme_pour:34 biology:-44 bird:26 bird_from:66
birds:-34 birth:-6 birth_dates:11 birthday:-14 bis:42 bis_mittwoch:17
bis_ostern:13 biscuit:-45 biscuits:-46 bit:-1 bit_^:41 bit_about:11 bit_like:-1
bit_more:-57 bit_the:21 bit_us:17 bites:82 bitte:167 bitte_immer:35
bitte_keine:5 bitte_niemals:2 black:57 ble:48 ble_stack:34 blechen:32 bleed:1
bleiben:36 bleiben_beim:24 bleibt:56 bli:48 blind:72 blindfolded:31
blindfolded_^:31 blinking:-99 blinks:23 block_and:-1 blocked:59 blocked_by:17
blocking:-14 blocks:22 blocks_that:1 blocks_the:20 blood:21 blue:68
blue_folder:16 bluetooth:38 bo:107 boah:-14 boah_war:-14 board:93 board_is:18
boards:-16 boards_in:-39 boat:-52 boat_^:-145 boat_draws:10 boat_is:43
boathouse:36 boathouse_^:14 bogdan:28 bogdan_^:1 boiler:44 boiling:-61 bolo:-26
bom:-42 bon:65 bones:35 bonnet:-17 book_^:62 book_has:-28 bookcase:-10 booked:89
booked_^:19 booked_for:7 booked_the:2 booking:9 booking_^:37 bookmarks:43
books:6 booster:49 boosting:9 boot:64 boot_^:8 bootloader:61 bootloader_is:12
boots:-22 bootsprüfung:25 borden:-37 border:61 border_^:26 border_station:2
borg:5 boring:68 boring_sql:40 born:-55 born_in:-23 borrow:34 borrowed:-21
boss:-24 both:107 both_archives:20 both_are:12 both_fans:11 both_of:30
both_our:18 both_sides:15 both_ways:-30 bots:-56 bottles:38 bottles_a:29
bottom:23 boucle:-52 bought:-43 bought_the:-2 bout:22 bout_de:5 bow:53
bowline:74 box:9 box_^:-84 box_for:29 box_has:4 box_is:28 boxes:2 boxes_and:61
boy:12 bracelet:26 brake:23 branch:-26 branch_^:20 branches:-31 branches_^:-27
brand:-43 brand_^:-43 brandt:4 brauche:32 brauche_ich:32 braucht:43 brave:-7
brave_^:-7 brb:-101 bread:-30 bread_^:-51 break:-42 break_^:-75 break_every:65
breakfast_^:-16 breakfast_in:6 breakfast_is:34 breaking:9 breaks:37 breathes:-58
brezeln:21 brezeln_^:21 bride:-50 bridge:-17 bridge_^:32 bridge_and:25
bridge_call:20 bridges:-40 bridges_were:-8 brief:45 briefing:20 brigade:18
bright:37 bright_tank:37 brine:16 bring:41 bring_the:46 bringing:33 brings:19
brings_the:22 british:64 british_spelling:64 brochure:36 broke:40 broke_down:5
broke_his:8 broken_^:-43 broken_or:-19 broker:55 brokers:24 brokers_^:10
bronze:58 broom:-57 brother:90 brother_in:-43 brother_reads:42 brother's:24
brought:-76 brought_0:-51 brown:62 brown_carpets:-18 browser:-53 brunch:-18
brunch_is:-18 btw:-78 btw_^:-56 bucket:31 bucket_^:50 bucket_of:-1 buckets:-39
buddy:28 budget:40 budget_is:2 budget_of:17 buffer:22 buffet:89 bufor:50
bufor_audio:24 bufor_wejściowy:21 bug:26 bug_is:16 bug_was:-14 buggy:5 bugs_^:39
build:77 build_0:30 build_^:15 build_links:5 build_the:2 builder:-75
building:-41 building_^:-51 building_a:-9 builds:50 builds_take:9 built:-8
built_the:8 built_to:-13 bullet:17 bullet_points:17 bulletin:36 bullets:4 bump:1
bumped:30 bumped_the:65 bumper:12 bundle:23 bunk:9 buns:54 burglars:37 burned:16
burner:31 burns:39 burnt:-49 burro:-14 burst:10 burst_pipe:12 bus:-120
bus_from:-23 bus_shelter:-11 bus_to:-15 bus_was:-32 busier:-16 business:30
but:-97 but_a:11 but_i:-43 but_it:-55 but_nobody:86 but_not:-45 but_the:-46
but_you:-45 butter:18 button:-76 button_and:-5 buttons_are:6 buzzer:29 by:66
by_0:-21 by_^:27 by_a:75 by_and:23 by_at:9 by_courier:4 by_ear:30 by_heart:21
by_itself:16 by_letter:6 by_may:25 by_me:18 by_my:-31 by_name:-30 by_one:-16
by_our:31 by_professor:3 by_ship:33 by_side:15 by_someone:-19 by_the:-74
by_their:-1 by_then:-5 by_vector:6 by_your:33 byte:45 bytes:56 bytes_^:8
búfer:16 búfer_tiene:14 büro:-5 c:-14 c_0:2 c_^:10 c'era:-7 c'est:-72
c'est_la:-20 c'est_une:-33 c'è:13 caben:59 caben_0:51 cabin:86 cabin_^:28
cabina:20 cabinet:-42 cabinet_^:-37 cabinets:18 cabins:38 cabins_^:13 cable:-45
cable_^:-45 cable_car:-15 cable_is:47 cable_on:14 cables:-62 cabling:-67
cache:-28 cache_^:11 cache_holds:6 cache_results:3 caches:12 caching:-31
cacto:-77 cada:11 cada_foto:7 caffè:-113 café:-113 café_de:-62 cafés:-27
cafés_^:-23 cage:53 cage_^:6 caja:-57 cake:26 cake_?:26 cake_^:34 cake_and:-42
cakes:-25 calculator:73 calculator_is:45 calculators:59 calendars:13
calibration:22 call:124 call_^:6 call_at:18 call_is:-10 call_it:-10 call_me:65
call_on:35 call_out:26 call_phone:39 call_the:18 call_tonight:14 call_with:-19
callback:-23 callback_fires:-23 calle:-56 called:6 called_^:38 called_the:10
caller:7 calling:-60 calls:-4 calls_^:-46 calls_a:20 calls_as:34 calls_it:-39
calor:-102 cambio:58 came:42 came_^:1 came_back:32 came_by:41 came_from:-9
came_in:39 came_into:-28 came_on:1 came_out:11 came_through:-12 came_up:16
camera:81 camión:7 camping:-13 campsite:-36 can:-16 can_afford:19 can_be:-5
can_count:-69 can_do:-6 can_draw:-5 can_expect:14 can_find:-14 can_guess:-26
can_hardly:40 can_have:5 can_hear:-85 can_imagine:-22 can_learn:41 can_live:-32
can_manage:29 can_only:32 can_picture:-32 can_run:-46 can_see:-77 can_sleep:-51
can_smell:-3 can_spend:20 can_still:-41 can_take:39 can_the:22 can_wait:45
can_we:20 can't:-55 can't_be:-75 can't_make:28 can't_see:87 can't_tell:40
canal:-30 canal_^:15 canal_was:-36 cancelled:101 cancelled_^:45 cancelled_the:45
canciones:-17 candidates:19 candles:-75 cane:46 cannot:-94 cannot_be:32 canoe:27
canoe_club:27 cant:38 cant_believe:-52 cant_do:34 cant_see:-6 canta:-48
canteen:-114 canteen_^:20 cap:19 capacity:-15 capitolo:27 capitolo_finale:27
capped:1 capped_at:1 caps:57 captain:11 capture:-24 captures:-18
captures_the:-18 car:-79 car_^:4 car_has:20 car_park:5 card:76 card_^:40
card_and:13 card_images:32 cardiology:21 cardiology_import:17 cards:-33
cards_0:12 cards_and:-21 cards_for:-48 care:-29 care_about:-19 careful:6
careful_^:12 carousel:47 carpet:27 carpet_^:-34 carpets:-18 carretillas:10
carretillas_^:10 carried:-93 carried_the:-50 carrier:36 carries:96 carries_0:30
carries_a:20 carries_an:48 carries_its:-29 carries_the:45 carry:-37 carry_a:23
carry_on:-21 carry_over:-29 carrying:16 cars:-93 cars_is:-79 cart:-15 carte:19
carte_du:14 cascade:3 case:73 case_in:-5 case_you:37 cases:59 cases_^:8 cash:30
casualties:19 cat:-128 cat_has:-20 cat_left:-20 cat_on:-17 cat_sat:-46
cat_walked:-16 catalogue:61 catch:-37 caterer:10 cats:-29 caught:-40 cause:86
cause_of:37 cause_unknown:49 caused:-68 caution:35 cbor:12 cbor_^:12 ce:-19
ce_matin:-19 ce_que:33 ce_sera:66 cedo:37 ceiling:38 ceiling_^:19
ceiling_and:-24 cell:-47 cellar:18 cellar_^:7 cellar_hand:6 cellar_is:31
cello:-38 cells:23 celsius:29 cena:-27 cent:14 centre:25 centro:11 centro_^:4
ceo:-64 cereal:-32 cereal_at:-32 cert:-23 certificates:7 certification:5
certified:32 certo:41 cette:-12 cfo:24 chain:66 chain_of:46 chair:-49
chairlift:26 chairlift_is:21 chairs:-41 chairs_are:-33 chamber:14 chambre:53
change:12 change_a:8 change_of:41 change_the:6 changed_my:28 changes:76
changes_to:8 channel:21 channel_is:3 chaos:-10 chapel:29 chapel_^:24 chapter:116
chapter_0:51 chapter_four:4 chapter_on:16 chaque:78 character:-16 charge:64
charged:2 charger:10 charging:-33 charging_^:14 charm:-45 charm_^:-30
charming:-63 chart:-30 chart_^:-38 chart_is:-19 chart_plotting:20 charts:53
charts_^:23 charts_in:6 chartwork:50 chase:6 chase_the:7 chat:10 chat_^:20
chats:-79 chaudière:33 che:-5 che_bella:-42 che_con:66 che_il:4 cheap:-14
cheap_phones:41 cheaper:-23 cheaper_one:30 check:2 check_in:24 check_that:-29
check_the:14 check_w:12 checked:-110 checked_^:-108 checked_the:-39 checker:-28
checking:-61 checkout:38 checkout_flow:1 checks:26 checksum:40 checksums:16
checksums_of:12 cheese_^:7 chef:-27 chemistry:14 cherry:10 chess:-14 chess_^:-31
chessboard:-15 chestnut:24 chew:67 chew_on:67 chewed:-32 chewed_through:-21
chez:85 chez_la:3 chez_le:7 chi:22 chicken:15 chief:3 chien:-68 child:-23
childhood:-6 childhood_^:-5 children's:23 chill:16 chip:-19 chipped:49
chipped_in:49 chips:-94 chips_in:-22 chocolate:-29 chodzę:33 chodzę_do:33
choice:124 choice_i:14 choir:30 choir_has:-21 choirs:-50 chokes:5 chose:44
chose_to:21 chosen:18 choveu:-31 christening:21 christening_cake:21
christmas:-12 christmas_^:-56 chrome:38 chunks:34 church:7 churn:35 chutney:-17
ci:2 ci_serve:1 cinco:-39 cinnamon:14 cinnamon_rolls:14 cinéma:-27 cinéma_^:-27
circle:7 circle_^:8 circuit:-24 circular:24 citation:35 citation_style:35
city:21 claim:61 claim_for:5 claim_is:3 claims:-30 clapped:-54 clase:26
clase_de:12 clashes:44 clashes_with:40 class_^:5 class_came:-30 class_in:4
class_is:14 classes:37 classes_^:1 classic:-50 classroom:-6 clean:-70
clean_^:-44 cleaned:94 cleaned_0:50 cleaner:-3 cleaners:20 cleaning:4 clear:82
clear_^:1 clear_the:25 cleared:19 clearer:-9 clearing:-18 clerk:-50 clever:18
click:-12 clicks:-41 client:-12 clients:28 clients_^:27 climbing:-38 clinic:14
clinking:-8 clip:-27 clip_^:-27 clips:5 clock:-9 clock_^:-6 clocks:-75
clocks_^:-1 clocks_in:-49 close_^:5 close_at:-20 closed:64 closed_^:16
closed_for:-20 closed_on:6 closer:-14 closes:35 closes_at:24 closest:-44
closest_to:-44 closing:-22 closure:-12 cloth:67 cloud:-50 cloud_bill:36
cloud_is:-65 club:154 club_^:2 club_game:51 clue:64 cluster:26 cluster_^:3
cluster_is:-68 clé:18 clés:33 cm:110 cm_^:60 cm_in:7 cm_lang:10 cm_tall:6 co:54
co_0:39 coach:101 coast:-54 coast_road:-49 coastal:17 coaster:-23 coaster_^:-23
coax:42 coax_cable:42 cobro:3 cocina:12 cocina_es:12 code:22 code_0:11 code_^:7
code_a:-7 coffee:-104 coffee_and:60 coffee_here:-45 coffee_machine:-29
coffees:-10 coil:-2 coil_and:-2 coin:-28 coin_cell:14 coin_for:-28 col:23
cola:48 cola_de:48 cold:6 cold_aisle:-54 cold_and:58 cold_coil:-2 cold_start:53
cold_store:81 collar:62 collar_^:62 colleague:-22 colleague_from:-22
colleague_has:2 colleagues_from:-7 collect:9 collected:45 collected_the:30
collector:31 collector_runs:21 collectors:-10 collects:-86 collects_the:-36
collision:25 collision_rules:21 color:32 colour:156 colour_^:15 colour_blind:73
colour_is:3 colour_of:25 colour_the:37 colours:-24 column:25 columns:1
columns_^:21 com:-24 com_o:40 combina:-7 come_after:37 come_and:-10 come_back:87
come_first:18 come_for:14 come_from:-77 come_in:13 come_out:-58 come_to:-34
come_up:38 come_with:-6 comedy:-53 comes:95 comes_after:31 comes_from:-26
comes_in:-7 comes_the:24 comes_to:57 comigo:49 coming:42 comma:-38 command_^:-6
commande:36 commande_de:28 commas:-27 comme:-78 comme_le:-42 comment:49
comments:13 comments_in:41 commercial:4 commit:28 commit_0:14 commit_messages:-8
commits:21 common:-40 common_for:-23 como:22 como_mucho:15 companies:-4
company:-26 compared:-25 compared_^:16 comparison:4 comparison_of:17 compass:27
compass_rose:27 compañera:42 compañera_de:33 compiler:-25 compilers:-38
complain:-1 complained:113 complained_about:92 complaining:3 complains:44
complaint:37 complete:45 complete_^:24 completely:12 composition:10 comprar:-16
compressor:21 compris:29 compte:58 compte_0:47 computer:-29 computer_^:1
computers:-60 con:21 con_0:-148 con_el:89 con_gli:2 con_la:32 con_los:-46
con_mi:13 concert:-16 concert_^:-21 concert_in:-11 concert_is:17 condition:-42
conductor:45 conference:-101 confetti:16 confetti_^:16 confidence:14
confidence_level:8 config:15 confirm:1 confirma:3 confirma_por:3 confirmed:30
conflict:8 confused:-7 confuses:4 confusing:-17 congratulations:-26
congratulations_on:-13 connect:-6 connection:41 connection_pool:38 consent:53
consent_and:43 console:15 constant:8 consulta:31 consultant:-53 consuma:29
consuma_0:29 consumo:12 contaba:-65 contact:56 contact_^:14 contact_at:2
contact_in:7 container:14 conti:5 continue:9 continue_with:9 contract:7
contract_^:6 contract_is:9 contract_with:18 contracts:4 contrato:14 contrato_^:8
control:9 controller:35 contó:-25 convention:-36 conversation:37
conversation_^:31 conversion:23 converter:-11 conveyor_belt:-15
conveyor_motor:20 convinced:17 cook:-18 cooker:5 cooking:49 cooks:-7 cool:-41
cooling:29 cooling_for:9 copes:29 copias:-25 copied:-46 copies:-15 copies_^:43
copies_of:-68 copy:8 copy_^:18 copy_of:26 copy_streams:27 cor:42 cor_^:42
core:14 corner:-107 coro:51 correct:91 correct_my:48 corrected:68
corrected_the:5 correo:35 corridor:-58 cortafuegos:6 corte:6 corte_dura:4
cost_centre:17 cost_me:-25 costs:82 costs_more:1 costs_us:29 cot:5 cottage:42
cottage_week:3 coughing:55 could:-55 could_be:-8 could_have:-5 could_hear:-11
could_never:-3 could_not:-45 could_smell:-9 could_talk:-62 could_tell:26
could_the:37 could_we:32 could_you:74 couldn't:45 couldn't_find:22
couldn't_make:21 couldn't_tell:16 council:34 council_has:1 counsel:8 count:-24
count_0:-9 count_^:-58 count_as:27 count_on:40 count_to:-69 counted:3
counted_0:-45 counted_the:-1 counter:-11 counters:-9 counting:-114 countries:-47
country:4 country_^:5 counts:-2 counts_^:11 counts_as:8 counts_the:-33 couple:15
couple_of:15 coupure:30 courier:-28 courier_^:17 courier_is:9 course:61
course_has:62 course_i:-29 course_line:18 court:19 cousin:66 cousin_^:8
cousins:61 cousins_are:40 cover:67 cover_^:16 cover_of:4 coverage:26
covered_^:32 covers:63 covers_0:35 covers_the:11 cow:5 crack:20 crack_in:20
cracked:33 craftsmen:3 crane:36 crane_sticker:29 cranes:-19 crash:48 crash_is:21
crash_logs:1 crash_reporter:9 crashes:9 crashlytics:21 crate:69 crates:46
crates_^:9 crc:-39 created:3 credit:-60 credit_notes:28 credits:15 crete:13
crew:131 crew_0:26 crew_is:19 crew_signs:28 crews:-11 cried:-9 crisps:-55 crm:11
croissants:22 croissants_is:28 cron:-57 cross:-27 crowd:32 crowded:52 crown:4
crutches:-48 cry:-83 cry_^:-80 crypto:4 csv:-14 cuando:42 cubic:29
cubic_metres:29 cubre:13 cue:70 cue_files:11 cuisine:-50 culprit:8 cupboard:41
current:-1 current_arrows:7 cursor:-55 cursors:14 curtain:-41 curtains:-10
curto:41 curve:-42 curve_^:53 curve_and:23 curve_is:-40 custom:14 customer:8
customer_dimension:16 customers:42 customers_^:1 customs:10 cut_one:-46
cut_the:20 cute:-1 cutlery:19 cutover:67 cuts:20 cycle:21 czy:50 czyli:88
cámara:4 cérémonie:27 d:49 d'abord:24 d'expiration:12 d'un:-54 da:-50 da_^:-28
da_igual:-20 da_lunedì:14 daar:48 daarna:74 dad:-17 dad's:11 dads:-22 dafür:-96
dag:-96 dagster:64 dailies:12 dailies_travel:10 daily:6 dairy:18 dal:42
damage:34 damage_is:28 damaged:57 dan:107 dan_0:28 dana:2 danach:32 dance:-5
dance_^:-47 danger:23 danger_zones:23 dangerous:67 dann:-32 dans:-13 dans_la:-20
dans_le:-8 dans_une:5 dared:-9 dared_to:-9 darf:78 dark:13 dark_^:18
dark_fibre:14 das:-80 das_eben:-109 das_gilt:21 das_ging:-16 das_ist:6
das_klingt:-45 das_kollisionsmodul:32 das_lastenrad:46 das_neue:24
das_wetter:-57 dash:1 dashboard:-65 dashboard_banner:22 dashboards:-35 dass:-75
dass_der:-49 dat:-73 dat_is:-2 data:-80 data_^:1 data_and:20 data_centre:-22
data_lives:27 database:-13 database_pair:6 database_to:-7 dataclasses:26
datasheet:39 datasheets:-61 date:-17 date_^:-31 dated:26 datenschutz:15 dates:16
dauert:61 dauert_0:36 dauert_doch:17 daughter:59 dawn:15 dawn_than:20 day:28
day_0:-4 day_?:16 day_^:75 day_and:-55 day_at:52 day_for:3 day_if:2
day_itself:10 day_of:33 day_on:20 day_shift:3 day_we:-3 daylight:84 days:-36
days_0:52 days_^:57 days_a:-2 days_ahead:29 days_and:-19 days_in:-43
days_like:-4 days_of:-31 db:44 dbt:6 dbt_models:5 de:-25 de_0:45 de_acuerdo:27
de_at:-17 de_batterie:10 de_cada:-38 de_cocina:12 de_corte:4 de_descargas:48
de_disco:38 de_est:-41 de_gens:-61 de_hechos:19 de_humidade:14 de_kaartlaag:30
de_la:40 de_las:26 de_mise:5 de_nantes:9 de_nuit:6 de_pago:29 de_proefles:41
de_pruebas:27 de_rendu:25 de_reserva:6 de_rijskast:5 de_sortie:5 de_sushis:28
de_trein:-32 de_tripulación:33 de_um:-8 de_un:-34 de_zomer:48 dead:98 dead_^:15
deal:62 deal_with:14 dealer:33 deans:12 debug:19 debug_build:7 debuggen:32
debuggen_^:32 decades:-42 december:12 decibels:48 decide:-32 decided:-15
decided_that:-2 decided_to:-15 decides:26 decimals:40 deck:11 deck_oven:3
decoder:43 deegrecept:84 deep:-30 default:10 defence:7 definition:-12 degree:-9
degrees_^:88 degrees_and:-17 degrees_since:-19 dehumidifier:29
dehumidifier_shows:30 dei:33 deja:54 del:50 delay:24 delete:39 deleted:-72
deleted_the:-26 deliver:12 deliver_the:12 delivered:26 delivery:-33
delivery_^:21 della:84 delle:-10 dem:11 dem_neuen:60 demain:26 demand:3
demande:12 demasiado:39 demo:-61 den:30 den_ganzen:-40 den_hof:-17 dent:18
dental:11 dentist_then:24 departure:6 deploy:-47 deploys:64 deploys_happen:43
deposit:48 deposit_is:-33 deposu:51 depot:61 depth_0:16 depuis:-10 depuis_ce:-20
depósito:32 der:-25 der_aufzug:28 der_aula:16 der_hat:-72 der_herr:13
der_kaffee:-34 der_leihserver:13 der_neue:-3 der_notenschrank:17 der_oma:1
der_parser:16 der_rest:-32 der_rückflug:1 der_schlüssel:29 der_schule:-22
der_stock:22 der_teigkneter:26 der_zähler:5 dernière:38 des:37 des_cousins:7
descargas:48 describe:18 described:-40 described_as:-39 description:4
description_and:-6 desde:30 deserves:-20 designed:-102 desk:-49 desk_^:84
desk_has:-79 desk_is:-2 desk_they:26 dessus:-24 det:-49 det_låter:-14
details:-37 detour:-24 deutsch:27 deutsch_^:22 deux:-14 deux_secondes:-91
devant:-55 deve:23 deviation:-17 device:18 devices:6 dezimeter:11 dezimeter_^:11
dhcp:26 di:9 di_notte:43 di_più:111 diagram:-45 diagramas:28 diagrams:36
diagrams_^:-28 dialect:14 dialect_of:14 dialogue:38 dialysis:16 diary:-16
diary_^:-12 dice:-25 dice_^:-17 dice_que:-6 dicen:-37 dicen_que:-37
dictating:-51 dictating_this:-51 dictation:21 dictionaries:9 dictionary:9 did:-5
did_0:31 did_^:-14 did_i:-51 did_in:-27 did_it:19 did_not:-2 did_that:67
did_the:115 didn't:17 didnt:39 die:80 die_abtastrate:10 die_alte:22
die_anzahlung:1 die_aufbewahrung:15 die_etiketten:8 die_filiale:21 die_frau:23
die_karte:2 die_kinder:1 die_klausur:31 die_klimaanlage:21 die_montage:-40
die_on:52 die_prüfung:18 die_rechnung:37 die_rufbereitschaft:39 die_schlüssel:4
die_schlüsselübergabe:29 die_tonleitern:7 die_vorstellung:27 die_warteschlange:1
die_wartezeit:16 die_wohnung:27 died:34 dies:9 dies_^:-2 diesel:7 diet:27
diff:-1 diff_is:5 differ:-8 differences:37 different:-33 differs:12 diffs:45
digest:20 digest_at:20 digger:5 digits:-52 dimanche:31 dimanche_^:31
dimension:16 dimension_has:16 dinghy:40 dinner:40 dinner_^:-40 dinner_in:15
dinsdag:37 dip:-31 dir:41 director:24 directory:-19 directrice:13 disabled:23
disabled_the:22 disagrees:20 disco:38 disco_está:28 discovered:-28 discuss:5
discussion:-12 dish:-7 dishes:19 dishes_are:19 disk:18 disk_is:-57 display:69
display_driver:14 dit:-70 dit_0:14 divide:37 divide_en:19 divider:6 dizzy:14
dizzy_^:14 diálogo:59 dj:-25 dns:-76 do:65 do_0:41 do_^:25 do_a:21 do_all:-84
do_check:19 do_for:-59 do_i:46 do_is:4 do_it:43 do_login:9 do_not:69 do_now:2
do_que:22 do_the:77 do_trabalho:39 do_we:70 do_you:-25 doch:23 dock:-14
docstring:28 docstring_^:28 doctor:66 doctor_says:12 doctors:9 documentation:-16
doen:-4 does:19 does_^:35 does_a:17 does_anybody:15 does_have:-37 does_it:60
does_not:-7 does_one:47 does_sound:-10 does_that:19 does_the:134 doesn't:74
doesn't_^:-27 doet:24 dog:-7 dog_^:8 dog_of:-14 doing:21 doing_the:23 doit:64
doit_être:26 dolphins:-31 domani:48 dome:19 don't:-3 don't_belong:10
don't_get:-73 don't_give:1 don't_have:11 don't_know:23 don't_laugh:-28
don't_think:-11 don't_use:9 don't_want:30 donc:89 donc_le:51 done:119 done_by:6
done_in:15 done_that:24 done_with:-3 dont:67 dont_^:35 dont_ask:-19
dont_open:-56 dont_tell:20 door:-39 door_^:12 door_and:34 door_in:-47
door_opens:2 doorbell:-84 doorbell_^:-82 doors:-4 doorway:-34 doorway_^:-34
dopo:26 dort:27 dos:-69 dose:38 doses:-13 dossier:21 double:75 doubled:19
doubt:42 dough:2 down:52 down_^:-35 down_as:61 down_for:45 down_the:-7
down_to:30 down_with:-8 download:36 download_is:5 downstairs:36 downtime:20
dozen:24 dp:14 dp_gutters:14 dr:-22 dr_hallworth:2 dr_pettersen:2 draft:75
draft_^:4 draft_v:1 drafts:-31 drafts_the:-48 dragon:28 drain:10 drained:38
drained_^:38 drains:4 drains_the:-10 dran:29 draw:20 draw_0:5 draw_the:21
drawer:-30 drawer_^:2 drawer_and:-28 drawings:23 drawn:27 drawn_in:36 draws:28
draws_0:41 dreams:-52 dreamt:-68 dreamt_of:-34 dress:-14 drew:-82 drew_a:-2
drifting:-17 drifts:53 drill:16 drill_^:37 drills:59 drills_^:36 drink:-49
drink_^:-25 driver:12 driver_^:41 driver_is:23 drivers:-21 drives:37
drives_are:1 drives_like:-49 driving_is:24 drop:-5 dropped:75 dropped_it:11
dropped_the:28 dropping:-10 dropping_the:71 drops_^:10 drops_the:14 drove:-79
drove_past:-21 drove_through:-8 drove_to:-31 drowning:29 drum:21 drums:13
dry:107 dry_enough:47 du:-29 du_laboratoire:18 du_simulateur:4 du_soir:-24
dublin:24 duck:-54 ducks:-8 due:32 duet:21 duet_partner:21 dull:-59 dump:-13
dumplings:-11 dumps:45 dunno:39 duplicates:38 duplicates_are:34 dur:36
dur_dans:32 dura:38 dura_0:38 durante:-43 durante_0:-17 durch_ist:32 dure:6
during:-38 during_the:-30 dus:107 dusk:36 dusk_^:19 dutch:1 dutch_cousins:-5
duty:5 dwell:9 dwh:51 działa:-24 dziś:-45 déjà:40 délai:12 délai_d'expiration:12
démarre:5 démarre_au:5 dépasser:1 dépasser_0:1 désormais:52 día:-15 día_^:-51
día_para:2 dîner:29 dörren:39 dörren_på:39 e:-53 each:-35 each_^:41
each_christmas:-1 each_evening:16 each_hour:-1 each_lesson:21 each_night:4
each_of:-5 each_other:35 each_with:-39 ear:104 ear_^:37 earlier:28
earlier_than:-3 early:97 early_on:1 early_returns:20 early_so:3 earth:-33
easier_to:28 easier_with:-20 easily:58 east:85 easter:31 easter_^:47 easy:31
easy_to:-65 eat:73 eat_a:-7 eating:-13 eating_at:25 eats:118 eben:-99 ecrã:42
ecrã_de:42 edge:39 edge_test:37 edit:23 edit_the:10 editor:36 editor_is:4
edits:16 een:-80 effect:-40 egg:-11 eggs:49 eggs_^:63 eight:118 eight_in:2
ein:-59 ein_anruf:24 eine:-74 einem:-41 einem_schönen:-24 einen:41 einer:11
einmal:25 either:-33 either_^:-18 ejercicios:30 el:45 el_búfer:16 el_camión:7
el_cobro:3 el_color:16 el_consumo:12 el_contrato:2 el_de:-20 el_depósito:32
el_diálogo:59 el_día:10 el_enlace:16 el_entorno:17 el_equipo:11 el_examen:14
el_faro:26 el_grupo:12 el_horno:24 el_lote:10 el_mar:-41 el_muelle:14
el_presupuesto:16 el_profe:-53 el_puerto:25 el_respaldo:13 el_seguro:18
el_servidor:15 el_simulacro:17 el_tamaño:7 el_teleférico:23 el_telesilla:24
el_tema:15 el_torneo:25 el_trabajo:19 el_umbral:34 el_viernes:52 el_índice:-55
elective:76 electrician:39 electricians:21 electricity:5 elegant:-35
elementos:48 elettrogeno:29 elevator:-36 eleven_^:-23 ella:121 ella_^:37 elle:7
else:9 else_^:33 else_and:32 else_can:45 else's:-32 em:-70 email:-8 emails:24
emergency:63 emergency_buttons:6 emojis:57 emojis_in:22 employee:44 empties:51
empty:80 empty_^:-2 empty_and:12 emr:9 emr_^:5 emulator:-20 en:-67 en_0:-15
en_dur:32 en_el:78 en_español:61 en_hay:-18 en_inglés:64 en_la:39 en_ningún:32
en_salle:-34 en_un:-8 en_una:-29 en_vimos:-17 encoder:30 encore:-72 end:-28
end_^:-135 end_and:42 end_of:120 end_up:-43 ended:-91 ended_up:-51 endian:1
endpoint:95 endpoint_answers:30 endpoint_is:20 ends:69 ends_at:-18 ends_in:49
energy:-84 enfants:9 engine:12 engine_is:27 engineer:-57 engineer_^:-57
engineer_gets:16 engineer_has:-19 engineers:-8 englisch:16 englisch_^:16
english:50 english_^:15 english_even:16 english_for:9 enjoy:77 enjoy_it:19
enjoy_most:70 enjoyed:-58 enjoyed_that:-26 enjoys:-30 enlace:16 enough:3
enough_^:101 enough_for:-63 enrolment:34 entendu:10 enter:6 enter_the:6
entered:83 entered_^:16 entered_with:24 entire:-46 entorno:17 entradas:12
entrance_is:8 entre:55 entrega:51 entries:16 entries_^:15 entro:90 entry:-34
entry_in:10 então:88 enums:7 envelope:13 epipen:48 episodes:19 episodes_of:16
equipo:11 er:-21 er_ist:36 era:-26 errata:39 error_folder:7 error_message:-25
error_messages:32 error_texts:15 errors:-2 errors_^:-9 errors_in:18 erst:92
erst_nach:35 es:4 es_ahora:2 es_de:28 es_el:26 es_en:64 es_in:31 es_und:-31
es_war:-34 es_wird:17 escalations:5 escola:63 escriban:33 escrow:-5 ese:-46
esempi:35 eso:35 eso_^:32 español:70 esquiadores:24 esquiadores_por:24 essay:109
essay_has:30 est:63 est_ce:33 est_de:2 est_en:53 est_fermé:15 est_refroidie:4
est_réservée:22 esta:5 estaba:-8 estaba_y:-17 estate:19 este:19 estimated:36
está:86 está_en:44 et:-106 et_0:-33 et_il:-66 ethics:38 etiketten:8 ett:-26
etwas:23 eu:13 eur:-10 euro:54 euro_^:41 euros:76 euros_^:37 eve:38 even:-19
even_0:-9 even_if:69 even_my:-5 even_the:-41 even_when:21 even_with:-12
evening:62 evening_^:-2 evening_and:27 evening_class:2 evening_i:-1
evening_the:1 evenings_^:62 event:46 event_^:58 events:-3 ever:-26 ever_^:49
ever_get:-69 ever_had:-1 ever_last:-10 ever_say:39 every:-57 every_0:49
every_change:14 every_child:-34 every_line:10 every_migration:49 every_monday:12
every_morning:-23 every_one:19 every_reminder:3 every_second:-9 every_single:-5
every_time:48 everybody:-30 everybody_^:-16 everyone:-74 everyone_has:7
everyone_in:-26 everything:-10 everything_after:18 everything_and:-10
everything_else:46 everything_is:-42 everything_that:48 everywhere:2
everywhere_^:76 evidence:15 ewa:14 ex:27 ex_husband:7 exact:22 exactly:-63
exactly_as:25 exactly_like:-4 exam:16 exam_is:40 exam_office:14 exam_on:-35
examen:14 examen_oral:14 examined:49 examiner:7 examiner_^:-27 examiner_is:16
examiners:79 example:33 examples:114 examples_^:26 examples_work:14 exams:16
exceed:4 exceed_0:2 excel:-19 excellent:-49 except:-41 exception:40
exception_^:39 exceptions:27 exceptions_^:22 excess:15 exchange:41 exchanges:-2
excluded:43 exercise:53 exercises:108 exercises_an:8 exercises_on:36
exhausted:-10 exist:-26 exist_^:-26 expect:14 expect_the:2 expected:-23
expects:-5 expects_0:18 experienced:-10 experiment:1 experiment_tracker:15
experiments:26 expire:2 expired:3 explain:51 explain_^:20 explain_it:-31
explain_things:20 explained:15 explains:-50 explains_a:-2 explains_the:-5
explains_why:-5 explanation:-26 explanation_of:-4 explicit:10 export:56
exported:44 extension:11 extra:31 extract:7 eyebrows:-26 eyes:25 eyes_^:18
eyes_give:24 eyes_on:-46 fabrizio:23 face:9 face_^:41 fachwörter:8 facilities:44
facility:21 facing:6 fact_sheets:15 fact_that:-23 factory:-50 facts:29
facts_land:29 faculty:78 fahrenheit:24 fahrt:28 fahrt_zum:28 faible:10 fail:3
failed:14 failed_download:10 failing:17 failover:64 failover_^:28 fair:-56
fait:-74 fait_un:-82 fala_com:-12 falk:1 fall:25 falla:24 fallback:16 falling:30
falls:-26 falls_on:12 false:-3 falta:106 falta_saber:6 families:-14 famille:3
family:35 family_^:16 famous:-70 fan:-78 fan_^:-42 fancy:12 fans:-38
fans_and:-10 fans_in:-18 far:-38 far_^:25 far_as:-23 far_better:41 far_too:28
fare:42 fares:32 farewell:7 farewell_cake:7 farm:12 farm_^:18 faro:26 fasst:26
fast:-66 fast_^:-72 fast_path:17 fast_schon:-19 faster_but:48 faster_than:-41
father:-46 fatto:46 fatto_il:22 fatto_male:18 faudra:21 faudra_0:21 fault:-55
faults:13 faults_^:13 faulty:11 faut:71 faut_jamais:-10 favourite:14
favourite_topic:49 fax:-61 fax_gateway:27 feature:38 feature_flag:21
feature_flags:20 fed:-101 fee:29 fee_of:13 feed:36 feed_0:-4 feed_is:26
feedback:40 feeds:39 feeds_the:30 feel_like:71 feel_the:14 feeling:-24 feels:-53
feels_odd:-13 fees:-39 feet:-50 fehlt:34 fehlt_nur:25 feiras:-38 fell:-115
fell_asleep:-23 fell_on:7 fellow:-56 felt:-55 felt_like:-33 femke:15 fence_^:15
fender:22 fergus:31 fermenter:27 fermenter_five:27 fermé:15 fermé_^:15 ferry:-27
fertig:10 festival:52 festival_beer:40 feu:27 feu_du:18 fever:40 few:-35
few_months:4 fianza:14 fibre:70 fibre_between:10 fica:104 fichier:17
fichier_de:15 fichiers:28 fick:-32 field:4 field_at:17 fields:14 fiets:-51
fifth:5 fifty:2 fight:-90 fight_me:-90 figure:66 figure_for:4 figure_is:45
figures:30 fila:5 file:-41 file_^:-29 file_at:-31 file_is:-20 files:-53
files_^:-5 files_are:-59 files_in:-13 filiale:21 filiale_am:21 filing:-46
fill_in:33 filled:11 filled_up:7 fills:-69 fills_the:-31 film:-99 film_^:-43
filter:39 fim:60 fim_de:44 fin:25 fin_du:25 final:-22 final_^:2 finale:27
finalement:73 finally:-54 finally_^:25 finance:89 finance_has:6 finché:31
finché_non:31 find:3 find_^:-26 find_it:13 find_out:24 find_the:13 finden:-37
findet:32 finding:-30 finds:-42 fine:70 fine_^:85 fine_by:2 fine_for:5
fine_i:-89 finger:35 finger_weg:24 fingerings:28 fingerings_in:28 fingerprint:23
finish:-8 finished:122 finished_0:18 finished_^:1 finished_the:27 finito:23
finito_^:23 fire_brigade:18 fire_drill:-36 firefox:42 fires:7 fires_at:17
fires_twice:16 fireworks:23 firm:4 firma:15 firms:-6 firmware:77 firmware_0:56
firmware_image:6 firmware_is:17 first:41 first_0:-13 first_^:77 first_and:75
first_bird:24 first_dance:74 first_in:3 first_job:-58 first_one:11
first_thing:-14 first_time:-32 first_try:-36 fish:-70 fish_^:56 fish_man:-64
fishing:-84 fit:86 fit_into:25 fits:58 fitter:56 five:57 five_people:12 fix:-12
fix_is:8 fixed:-26 fixed_the:-31 fixtures:26 fizyki:23 flag:85 flag_^:33
flags:31 flaky:64 flaky_golden:2 flaky_test:8 flame:-30 flash:90 flash_cards:50
flashcards:47 flashcards_for:11 flashed:33 flashed_the:19 flat:6 flat_and:-16
flat_is:2 flat_with:34 flew:-18 fliegt:6 flight:22 float:-59 floating_point:-7
floats:55 floats_for:23 flood:-28 floor:-59 floor_^:22 floor_cleaning:6
floor_is:16 floor_people:11 floor_polish:-51 floors:-94 floppy:-53 florist:42
flour:38 flour_comes:32 flow:42 flowers:7 flu:42 fluoride:43 flute:-15
flute_is:-15 fly:16 flying:33 flying_weight:33 focal:6 fog:-85 fog_^:-26
fog_does:-29 fog_machine:13 fog_over:-8 foi:-62 fois:-5 fois_^:54 folder:55
folder_^:48 folders:5 folding:14 folds:-53 follow:15 follow_the:-36 followed:-23
following:53 following_that:22 following_your:17 follows:-10 fond:8 fond_of:9
fonder:56 fonder_of:56 fondo:17 fondo_^:17 food:124 food_that:5 foot:-52
football:89 football_examples:14 footer:-38 footnote:-40 footnotes:-10
footnotes_^:18 for:-11 for_0:-108 for_a:-30 for_about:29 for_all:-27 for_an:-22
for_another:7 for_any:-66 for_anything:-43 for_as:-12 for_bearing:-36
for_books:5 for_decades:-42 for_every:-6 for_everybody:37 for_everyone:34
for_everything:-28 for_four:-9 for_fun:35 for_half:51 for_hedda:19 for_her:52
for_hours:-42 for_indenting:11 for_it:-58 for_looks:-73 for_low:14 for_me:45
for_more:45 for_most:-5 for_my:29 for_nothing:39 for_now:4 for_once:37
for_one:-98 for_our:53 for_plain:18 for_repairs:23 for_rises:-37 for_six:51
for_some:-24 for_that:32 for_the:70 for_them:-25 for_this:42 for_today:55
for_two:-10 for_us:-35 for_which:21 for_you:-22 for_your:-19 forbids:26 force:28
force_pushes:10 forecast:-70 foreman:-11 forever:-64 forever_^:-25 forget:93
forget_^:29 forget_it:-16 forget_the:25 forgets:-23 forgets_its:-27
forgetting:-70 forgive:-35 forgives:-16 forgiving:-5 forgot:-73 forgotten:-19
forklift:-60 forklift_^:-33 forklifts:30 form:-3 form_^:3 form_back:32
form_is:-66 formal:23 format:77 format_de:5 formatter:11 formeln:24 forms:24
forms_^:31 formula:26 formulare:-37 formulas:10 forth:24 forty:-38
forty_jars:-32 forward:3 foto:3 foto_es:7 fotos:13 found:-13 found_a:5
found_in:17 found_it:57 found_out:12 found_that:-88 found_the:11 found_you:51
fountain:41 fountain_^:41 four_^:-34 four_and:14 four_holds:27 four_is:30
four_people:10 fourth:-29 fourth_time:-34 foxes:-8 fractions:-78 fragen:22
fragen_^:22 frame:8 frame_^:14 frame_budget:3 frame_carries:1 frame_near:-26
frames:-34 franchise:24 franchise_s'applique:24 frankfurt:3 frau:129 frau_vom:23
free:-53 free_^:-15 free_pen:-37 free_tray:20 freeze:52 freezer:-28 freezing:-25
freigegeben:29 freigegeben_^:29 freitag:19 fresh:-32 fri:18 friday:20
friday_^:32 friday_traffic:-5 fridays:67 fridge:8 fridge_^:-37 fridge_is:60
friend:-27 friends:79 from:-65 from_0:-57 from_^:-162 from_a:36 from_an:-4
from_and:-80 from_are:-38 from_around:-8 from_ask:-18 from_dr:27 from_has:-55
from_here:48 from_is:-38 from_last:69 from_me:57 from_memory:4 from_my:41
from_now:57 from_our:25 from_the:82 from_this:26 from_to:4 from_up:-21 from_us:8
from_was:-32 from_what:-20 from_you:56 from_your:26 front:82 front_desk:20
front_of:39 frost:13 frost_^:32 frozen:38 frozen_^:61 fry:57 fry_per:39 från:44
från_och:30 frío:-50 frío_hace:-26 früh:42 früher:-67 fuel:15 full:-44
full_^:-24 full_charge:2 full_of:-21 full_so:25 fun:-5 fun_^:31 function:-33
function_walks:-36 functions:35 functions_over:13 funeral:-32 funny:-33
funny_how:-10 fuori:-54 further:-16 further_than:-24 fuse:-1 fyi:29 fächer:17
fächer_^:17 fährt:-64 får:55 för:-32 före:70 für:96 für_0:20 für_das:19
für_den:30 für_die:54 für_ein:-38 fürs:-23 g:89 g_^:30 gaan:64 gaat:98 gab:17
gab_es:17 gabbiani:-16 gabler:19 gabler_^:19 gallery:26 gallery_padlock:13
game:13 game_menu:37 games:-6 ganz:-20 ganzen:-40 gap:44 gap_in:9 gaps:-87
gaps_^:-20 gar:-76 garage:49 garage_^:52 garantie:7 garbage:14
garbage_collector:14 garde:67 garde_le:43 garde_les:8 garden:-10 garden_^:10
gardener:-46 gardens:-47 gardien_^:5 gas:2 gas_alarm:18 gasta:20 gasta_0:20
gata:44 gata_come:44 gate:111 gate_^:48 gate_code:14 gateway:66 gato:-9
gatos:-69 gatto:-62 gauge:1 gave:38 gave_me:86 gave_up:-23 gave_us:33 gb:74
gb_^:11 gcode:30 gear:2 gear_service:1 gearbeitet:7 gearbeitet_^:7 gearbox:70
gece:18 gece_nöbeti:18 geef:22 geen:43 gegen:-30 gegessen:-3 gegessen_^:-3
gehen:42 geht:-10 gehört:30 geklaut:-53 geklaut_^:-38 gelöschter:2
gelöschter_mails:2 gemeldet:62 gene:-27 general:-93 general_a:-26 generally:-39
generally_speaking:-38 generated:47 generations:-39 generations_of:-18
generator:70 gens:-61 gente:-80 geofence:22 geometry:43 geometry_^:18 gerade:-19
gerador:20 geregnet:-33 gerlinde:43 german:20 gestattet:30 gestattet_^:30
gestern:-99 gestern_waren:-25 get:56 get_0:86 get_a:22 get_it:35 get_my:19
get_nervous:-23 get_one:64 get_something:17 get_stored:6 get_stuck:8 get_the:66
get_tired:-42 get_used:-44 get_why:50 getest:39 gets:118 gets_0:30 gets_a:62
gets_here:25 gets_its:37 gets_logged:27 gets_lost:36 gets_sent:28 gets_the:10
gets_to:16 getting:41 getting_the:56 gewoon:56 geworden:52 gezählt:-43
geändert:32 gh:26 ghent:-43 ghosts:13 giant:6 gibi:27 gibt:7 gibt_es:7 gibts:-24
gifs:-23 gifs_^:-23 gift:-18 gigabytes:1 gigas:28 gigas_^:28 gilt:23
gilt_auch:21 gimbal:-8 ging:-16 giornata:-90 giorni:1 giorni_^:1 gipfel:28
gisteren:-95 give:2 give_me:20 give_up:38 given:56 given_how:38 given_that:27
given_the:19 given_up:-26 gives:99 gives_up:32 gives_you:6 glad:-51 glad_it:-18
glad_that:-38 glad_the:-3 glass:30 glass_^:-2 glasses:107 glasses_^:25 gleich:4
gli:55 globe:-43 glossy:33 glove:-37 glove_^:40 gloves:-73 gloves_on:-20
glue:-55 glue_^:-53 gluten:45 gluten_free:20 go:122 go_^:12 go_and:-23
go_back:-48 go_easy:35 go_for:31 go_in:39 go_on:63 go_out:-39 go_over:-11
go_through:5 go_to:101 go_together:-66 go_with:55 goal:23 goat:-18 goat_^:-15
goed:40 goes:68 goes_^:-28 goes_back:-8 goes_for:26 goes_in:81 goes_into:47
goes_off:4 goes_on:11 goes_out:25 goes_that:-7 goes_through:90 goes_thru:8
goes_to:-9 goes_up:39 going:69 going_by:8 going_to:104 going_w:27 going_with:21
gold:3 golden:7 golden_test:2 gondola:-23 gone:119 gone_0:28 gone_^:76
gone_by:23 gone_through:10 gong:-75 gong_^:-75 gonna:52 gonna_try:12 good:-110
good_^:-5 good_company:-33 good_day:20 good_morning:18 good_news:26 good_old:-5
good_story:-1 good_to:37 good_work:-80 goodbye:-53 goodbye_^:-12 goods:13
googly:-46 googly_eyes:-46 goose:-14 gossip:-107 gosto:54 gosto_mais:54 got:102
got_0:-47 got_a:47 got_an:4 got_into:-34 got_it:97 got_lost:-47 got_moved:2
got_out:26 got_stuck:-28 got_that:-8 got_their:1 got_through:6 got_to:47
gotta:49 gotta_pick:26 gpu:19 grad:4 grade:33 gradient:-5 gradle:56 gradle_0:1
grafana:39 grammar:69 grammars:-49 grams:47 grams_each:35 gran:5 grand_piano:3
grande:42 grande_^:7 grande_el:34 grandfather:-33 grandfather_repaired:-7
grandma:-13 grandmother:1 grannen:-23 graph:-48 graphs:-38 graphs_look:-17
grateful_if:39 graz:16 great:-4 great_^:19 great_deal:43 great_uncle:69 green:42
green_^:34 green_in:12 green_one:5 greeting:58 greetings:-21 grenzwert:7
grew_up:-29 grey:32 grinder:10 groomer:63 groomers:32 ground_floor:22 group:2
groupe:16 groupe_électrogène:5 groups:-29 groups_of:-5 grow:39 grupo:12
grupo_de:12 gruppe:38 gruppo:29 gruppo_elettrogeno:29 guard_is:30 guardan:-3
guess_^:-18 guessed:-30 guessed_that:-26 guest:38 guests:89 guests_^:28
guests_do:4 guide:22 guides:53 guild:26 guild_^:27 gulls:-66 guns:14 gusta:75
gusta_más:70 gustan:2 gustan_más:2 gutters:35 gutters_^:14 guy:-27 guys:32
guys_^:50 gwendolyn:39 gym:-71 gyro:40 gyro_driver:40 gärkeller:20 gästen:15
gästen_^:15 gång:26 gång_0:26 h:45 ha:-115 ha_a:-43 hab:-19 habe:34 habe_ich:16
haben:22 haben_0:-21 haben_wir:32 habla:49 hables:24 hables_en:24 hace:-50
hace_un:-23 hacked:-4 haczyków:55 haczyków_^:55 had:-71 had_0:-81 had_already:2
had_decided:-32 had_in:-3 had_it:57 had_last:-6 had_no:25 had_one:24 had_the:-5
had_to:-14 haha:-209 haha_^:-156 haha_no:-27 haiku:-47 hail:12 hair:-42 half:-39
half_an:29 half_of:-38 half_past:20 half_term:-8 half_the:-43 hall:59 hall_^:52
hall_and:-7 hall_has:10 hall_is:39 hall_that:3 hallway:48 hallworth:2
hamster:-79 han:33 hand:-35 hand_^:-52 hand_and:-10 hand_at:21 hand_is:-45
hand_the:-13 handed:68 handed_in:11 handed_over:29 handlebar:36 handled:2
handler:13 handles:41 handover:44 hands:47 hands_0:-60 hands_^:30 hands_are:33
hands_off:14 handshake:-23 handwriting:-72 handyman:-39 hang:-37 hang_on:-77
hang_up:26 hanging:38 hangs:45 hangs_at:8 hangs_in:-2 hangs_on:41 hanna:35
hanno:-67 hanno_un:-67 happen:12 happen_^:-26 happen_on:29 happened:49
happens_^:-4 happens_on:-74 happens_the:13 happier:45 happier_with:17 happy:-18
happy_^:8 happy_to:-35 har:-76 harbour:5 harbour_is:-42 harbour_manoeuvres:40
hard:-21 hard_^:7 hard_at:-9 hard_on:-44 hard_way:63 hardly:74 hardly_see:29
hardware:18 hardware_in:17 hardware_people:-26 harmless:-23 harmonii:33
harmonii_chodzę:33 harrow:-18 has:10 has_0:-26 has_a:18 has_already:43
has_anyone:-9 has_been:24 has_better:-18 has_broken:40 has_come:4 has_cost:-27
has_dared:-9 has_ever:-25 has_gone:10 has_had:42 has_it:-22 has_its:-106
has_lost:-21 has_more:-84 has_moved:20 has_never:-60 has_no:29 has_not:17
has_one:-26 has_ordered:28 has_promised:5 has_read:24 has_retired:29 has_room:44
has_said:22 has_such:-22 has_taken:11 has_that:-16 has_the:-50 has_to:145
has_told:43 has_two:-1 hasn't:35 hasn't_been:4 hasn't_got:20 hasta:-104
hasta_las:-56 hat:-36 hat_0:73 hat_^:14 hat_es:-33 hat_meine:-65 hat_mir:-18
hat_sich:42 hatching:39 hatching_tray:39 hate:-16 hate_it:18 hated:45 hates:47
hates_it:33 hats:-37 hatte:-16 haus:37 hause:21 hausmeister:-10 haute:10
have:-43 have_^:7 have_a:-34 have_agreed:2 have_brought:-17 have_finished:14
have_forgotten:-40 have_found:24 have_given:-11 have_gone:-19 have_guessed:-26
have_heard:-39 have_it:10 have_lost:-13 have_loved:-3 have_made:12 have_my:45
have_no:-33 have_noted:13 have_noticed:-23 have_planned:15 have_put:12
have_read:-9 have_seen:-4 have_signed:29 have_taken:31 have_talked:15
have_that:-30 have_the:66 have_thought:6 have_time:-8 have_to:74 have_used:-8
have_walked:-40 have_worked:15 have_your:7 haven't:71 having:84 having_seen:24
having_to:-14 hawk:38 hawks:-5 hay:17 hay_0:-59 hay_que:64 hazard:-98 hazmat:14
he:22 he_asked:-23 he_broke:1 he_gets:15 he_had:-2 he_has:73 he_never:-13
he_rings:41 he_said:-63 he_visto:-29 he_vuelto:28 he_was:77 he's:8 head:-52
head_^:-134 head_of:20 head_office:20 head_takes:25 headaches:15 headaches_^:15
headcount:14 header:-11 headphones:51 heads:65 heads_^:19 health:-45 heap:4
heap_of:5 hear:-99 hear_a:-13 hear_about:7 hear_from:25 hear_it:-32
hear_that:-56 hear_the:-87 heard_a:11 heard_from:25 hearing:51 hears_about:8
heart:25 heart_^:3 heartbeat:-76 heartbeat_^:-4 heat:-105 heater:-34 heating:55
heb:-92 heb_ik:48 hebben:-43 hechos:19 hechos_se:19 hedda:19 hedda_gabler:19
hedge:29 heeft:-89 heeft_0:8 heel:-51 height:14 height_is:15 hela:-68 held:12
held_0:7 held_by:5 hele:-92 hello:15 hello_^:-3 helm:20 helm_hours:20 helmet:18
help:-69 help_^:-69 help_desk:-25 help_you:-34 helped:-31 helper:-8 helps:-11
helps_^:-60 helps_me:77 helst:36 hem:-114 hemos:13 hence_the:-1 hens:-15 her:3
her_^:-51 her_for:-14 her_in:59 her_wrist:20 here:-22 here_0:8 here_^:81
here_a:-3 here_and:-58 here_at:16 here_i:-14 here_is:-57 here_on:48 here_the:-74
here_too:-21 here_we:24 here's:29 here's_one:32 hermana:61 heron:19 herons:-15
herr:59 herring:-10 hertz:9 hertz_^:9 hes:45 het:-23 het_^:-50 het_lab:-22
het_regent:-41 heter:31 hetzner:9 heures:-92 heures_^:-55 heut:-37 heute:-129
hex:-5 hi:7 hibernate:50 hides:-4 hier:-32 high:47 higher:-19 highest:-19
highlight:18 highlight_verbs:18 hill:6 hills:-62 hills_of:-10 hilos:17
hilos_^:17 him_^:16 him_in:9 hint:25 hints:90 hints_^:25 hints_only:46
hinweis:43 hip:-24 hire:-75 hire_car:2 his:9 his_words:30 his_wrist:32
historia:-80 history:9 história:-113 hit:-118 hit_the:-10 hitch:44 hive:62
hives:9 hives_^:24 hl:-9 hl_0:-13 hm:-50 hm_ok:-67 hm_that:70 hm_yes:-67 hmm:-8
hmm_ok:-28 ho:-18 ho_visto:-20 hocker:1 hof:-17 hofmann's:58 hog:39 hold:-52
hold_a:1 hold_for:-17 hold_the:11 holder:11 holding:-43 holding_the:1
holdings:60 holdings_in:60 holds:87 holds_0:23 holds_the:21 holiday:-32
holiday_and:11 holidays:-23 holidays_^:-7 home:48 home_^:43 home_and:-47
home_to:9 homework:42 honest:-37 honest_^:-73 honestly_^:-38 honestly_a:51
honestly_i:-10 honestly_the:-22 honey:-53 honey_at:-21 hood:33 hood_pattern:29
hoodie:-53 hooguit:41 hooguit_0:41 hook:32 hooks:14 hope:-84 hope_the:-19
hope_to:38 hope_your:-22 hopeless:-3 hora_^:-22 horas:-23 horas_a:14 horizon:-8
horno:30 horse:-35 horses:-68 hos:27 hose:27 hospital:-117 host:-4 hostel:6
hostnames:1 hostnames_in:1 hosts:51 hosts_^:1 hot:-50 hot_tub:38 hotel:28
hotel_^:-5 hotel_booking:9 hotel_had:-6 hotfix:9 hour:13 hour_^:14 hour_is:9
hour_on:3 hours:-19 hours_^:15 hours_a:5 hours_and:-45 hours_before:3
hours_of:-5 hours_with:-36 house:39 house_^:87 house_are:-48 house_in:-25
house_is:8 house_style:50 households:-3 houses:18 housing:-46 housing_office:-46
how:-149 how_^:-9 how_a:36 how_i:-6 how_it:2 how_many:1 how_my:30 how_that:12
how_the:-83 how_to:21 how_we:-3 hoy:-80 hr:34 hrs:-10 hrs_^:56 hrs_of:-78
html:30 hugo:10 hum:-117 hum_along:-2 human:-91 human_voice:-36 humidade:14
hummed:-16 humming:-47 humming_^:-30 humming_in:-14 humour:-15 humour_^:-15
hums:-103 hund:-17 hundefutter:37 hundred:-43 hung:-24 hung_a:18 hungry:6
hungry_^:7 hurry:-27 hurt:13 hurt_his:57 hurts:85 hurts_my:36 husband:25 huts:16
hyphen:-2 hytt:39 hätte:-81 hätte_ich:-81 höchstens:89 höchstens_0:39 högst:36
i:-12 i_0:23 i_already:-11 i_always:-22 i_am:-38 i_ask:59 i_beg:27 i_bet:-55
i_can:-60 i_can't:62 i_caught:-24 i_checked:23 i_chose:16 i_conti:5 i_could:-101
i_couldn't:24 i_count:41 i_counted:-8 i_deleted:-11 i_do:-10 i_don't:-53
i_dont:116 i_dreamt:-59 i_drew:-57 i_dropped:5 i_enjoy:86 i_enjoyed:-26
i_ever:-69 i_find:-32 i_follow:64 i_forgot:-28 i_found:-89 i_get:162 i_got:2
i_grew:-19 i_guess:22 i_had:43 i_hate:39 i_have:54 i_haven't:20 i_hear:6
i_heard:-17 i_hope:-33 i_just:19 i_keep:-11 i_knew:-6 i_know:69 i_learn:61
i_learned:51 i_left:35 i_like:100 i_looked:96 i_lost:-1 i_love:-34 i_made:-5
i_manage:14 i_mean:46 i_met:20 i_might:-1 i_misread:43 i_mix:39 i_moan:1
i_move:-10 i_moved:1 i_must:-37 i_need:9 i_never:60 i_once:-63 i_only:-43
i_opened:-33 i_ordered:19 i_owe:-5 i_own:-30 i_picked:40 i_practise:49
i_prefer:-26 i_put:24 i_raised:4 i_read:-33 i_regret:22 i_remember:70 i_said:1
i_sat:-33 i_saw:-33 i_say:-23 i_see:-55 i_send:8 i_settled:30 i_should:37
i_showed:-2 i_sleep:5 i_slept:-35 i_spent:-40 i_spoke:20 i_still:20
i_suppose:-20 i_swear:-55 i_take:42 i_think:1 i_thought:-53 i_told:-7 i_took:17
i_turn:4 i_turni:9 i_understand:-3 i_use:9 i_wanna:8 i_want:65 i_was:-67
i_went:91 i_will:-5 i_won't:3 i_wonder:1 i_work:18 i_would:4 i_write:15 i'd:34
i'd_be:4 i'd_go:10 i'd_guess:-21 i'd_have:-11 i'd_like:134 i'd_love:16
i'd_rather:79 i'd_say:-28 i'd_sooner:35 i'd_take:6 i'll:57 i'll_do:1 i'll_get:13
i'll_stick:16 i'll_take:-39 i'm:29 i'm_a:49 i'm_afraid:39 i'm_doing:14
i'm_fonder:36 i'm_happier:17 i'm_happy:-45 i'm_holding:1 i'm_more:34
i'm_not:-115 i'm_on:-33 i'm_trying:3 i've:29 i've_been:-33 i've_got:-24
i've_had:48 i've_made:53 i've_put:26 i've_seen:-83 ice:-7 ich:16 ich_0:50
ich_^:23 ich_die:32 ich_dir:18 ich_im:30 ich_lerne:4 ich_mal:-47 ich_möchte:12
icing:-24 icon:-58 icons:20 id:95 id_rather:36 id_sooner:8 idea:2 idea_^:41
idea_how:-69 idea_in:34 idea_who:23 idempotency:3 identity:19 identity_card:11
idle:22 idle_for:17 idle_machines:-15 ieri_sera:-29 iets:-71 if:67 if_a:31
if_he:45 if_i:-26 if_it:56 if_it's:32 if_my:59 if_nobody:29 if_one:8
if_possible:19 if_she:-31 if_something:-30 if_the:14 if_there:26 if_theres:57
if_they:-5 if_u:25 if_we:-57 if_you:-30 igen:-67 igen_^:-67 igual:-20 ik:-21
ik_het:39 ik_zie:-44 il:-15 il_0:29 il_a:-23 il_cane:46 il_en:-1 il_faut:60
il_gatto:-61 il_gruppo:29 il_lunedì:7 il_me:64 il_ne:42 il_nodo:6 il_nous:23
il_parcheggio:1 il_reste:-24 il_sensore:13 il_server:-79 il_soffritto:18
il_tempo:-47 il_trasporto:22 il_turno:23 il_y:34 ile:27 ile_yazılır:27 ill:81
ill_and:2 ill_the:2 illegal:-84 illegal_^:-84 im:-69 im_büro:-5 im_chat:63
im_keller:30 im_on:-34 im_rollstuhl:24 im_treppenhaus:-70 im_vorspiel:28
image:60 image_cache:19 image_is:21 images:32 imagine:-81 imagine_that:-44
immer:-52 imo:-67 imo_^:-17 import:79 import_is:19 import_threads:30 importer:13
imports:33 in:-67 in_$:20 in_0:-102 in_?:-19 in_^:33 in_a:-75 in_act:13
in_all:11 in_an:26 in_and:-88 in_another:23 in_anything:18 in_as:14
in_august:-33 in_autumn:7 in_bed:1 in_bergen:-87 in_both:24 in_british:19
in_bucket:13 in_by:-10 in_case:37 in_cash:42 in_daylight:56 in_de:-14 in_den:51
in_der:-37 in_die:49 in_doubt:45 in_dublin:24 in_each:-4 in_english:26
in_every:5 in_everything:33 in_for:-82 in_french:-10 in_from:17 in_front:29
in_full:2 in_general:-28 in_groups:-5 in_had:-8 in_has:-98 in_hat:-42
in_have:-36 in_her:55 in_here:-46 in_het:31 in_is:-34 in_it:-4 in_its:44
in_july:12 in_june:7 in_knots:52 in_latin:18 in_law:-56 in_leipzig:13 in_line:11
in_many:-15 in_may:-32 in_mind:16 in_moot:1 in_most:-20 in_must:-35 in_my:-17
in_on:9 in_once:-38 in_one:-2 in_ops:-17 in_our:-12 in_over:-26 in_part:20
in_place:18 in_plain:15 in_porto:-6 in_public:15 in_release:26 in_room:58
in_school:-49 in_service:36 in_shows:-87 in_smells:-16 in_some:-13 in_spanish:17
in_spring:41 in_statistics:14 in_still:-8 in_stock:21 in_such:-6 in_sync:29
in_ten:-24 in_text:12 in_that:30 in_the:37 in_their:-12 in_there:-12 in_they:-71
in_this:67 in_those:12 in_tickets:30 in_traffic:86 in_two:20 in_use:11
in_used:-58 in_utc:22 in_utrecht:-5 in_view:36 in_war:-17 in_was:-58 in_welsh:21
in_were:-3 in_which:40 in_winter:-34 in_writing:10 in_zig:6 inbound:10 inbox:55
inbox_^:12 inbox_is:21 incident:-51 incident_^:-93 incl:19 incl_^:17 included:32
included_the:17 includes:59 includes_the:38 including:-31 including_the:-57
inconvenience:-79 indeed:-60 indenting:11 indenting_the:11 index:91 index_is:7
induction:3 infusion:-30 infusion_pumps:-33 inga:50 ingen:-92 inglés:64
ingrid:25 inheritance:10 inliner:34 innan:20 input:-52 ins:18 inside:24
inside_^:-37 inside_the:62 insisted:36 insists:-17 insists_on:14 inspect:1
inspector:51 instant:-46 instead:88 instead_^:47 instead_of:60 instructor:-37
instruments:11 insurance:57 insured:1 insurer:93 insurer_^:21 insurer_and:15
intake:-40 inte:93 integer:18 intensive:-36 intensive_care:-36 interest:-28
interesting:-109 interesting_^:-31 interface:13 intern:-4 intern_is:-8
internal:14 internet:-75 interns:8 interrupt:60 interval:15 interview:25
into:-43 into_0:-43 into_a:14 into_the:-8 invented:-46 invented_the:-30
inventory:33 invitations:4 invoice:-13 invoice_^:-31 invoice_in:6 invoice_is:12
invoices:117 invoices_to:1 involves:-30 io:30 ios:11 ipv:-56 ipv_0:-56 iron:-11
irons:-21 is:26 is_$:14 is_0:93 is_^:7 is_a:-34 is_ab:10 is_all:73 is_always:-20
is_an:-61 is_and:-58 is_assessed:18 is_at:60 is_back:40 is_basically:-55
is_beautiful:-53 is_behind:4 is_being:49 is_berthed:39 is_better:7 is_blocked:17
is_booked:16 is_bringing:33 is_broken:-32 is_cancelled:38 is_closed:47
is_colour:6 is_coming:6 is_covered:32 is_done:19 is_down:37 is_drowning:30
is_dry:5 is_een:-38 is_empty:44 is_enough:-47 is_entered:44 is_estimated:36
is_every:-48 is_fast:-29 is_fine:-32 is_fixed:6 is_for:8 is_free:25 is_from:-6
is_frozen:16 is_full:-20 is_fully:27 is_given:26 is_going:37 is_gone:38
is_half:24 is_hard:7 is_heron:32 is_how:-12 is_ill:33 is_in:40 is_it:-43
is_jetzt:17 is_just:-126 is_kept:12 is_killing:2 is_laid:-10 is_late:10
is_leaking:17 is_left:2 is_leopold:18 is_like:-29 is_lovely:-81 is_lying:-2
is_made:-45 is_may:18 is_mine:6 is_more:-40 is_mostly:-23 is_moving:17 is_mr:29
is_ms:1 is_my:60 is_never:26 is_new:-17 is_not:26 is_nothing:-54 is_nougat:1
is_now:85 is_off:74 is_often:-11 is_older:-59 is_one:-31 is_only:-19 is_open:75
is_opened:11 is_ours:4 is_out:60 is_over:4 is_paid:27 is_perfectly:-3
is_plenty:28 is_quarantined:14 is_quite:-15 is_rated:-60 is_rather:-44
is_read:49 is_ready:9 is_remarkably:-6 is_reserved:30 is_retired:17 is_right:39
is_rosalind:21 is_running:69 is_said:-49 is_served:22 is_set:20 is_shared:11
is_simply:-39 is_slow:-12 is_small:-29 is_so:-48 is_something:-12 is_sorted:9
is_spliced:10 is_still:131 is_stuck:-43 is_taking:5 is_tested:13 is_that:-90
is_the:11 is_there:-76 is_through:19 is_thrown:18 is_to:93 is_too:-23
is_typical:-33 is_unclear:-40 is_under:-14 is_unplugged:19 is_unreal:-34 is_up:3
is_very:-41 is_void:18 is_waiting:33 is_what:-68 is_where:12 is_why:-56
is_with:-31 is_written:35 is_your:-28 island:-10 isn't:26 isn't_it:-100 iso:11
isso:-22 issued:12 ist:10 ist_0:21 ist_^:25 ist_am:3 ist_der:10 ist_für:-3
ist_jetzt:36 it:-36 it_0:19 it_?:-71 it_^:19 it_a:52 it_about:-7 it_again:46
it_all:-4 it_always:-52 it_and:86 it_around:7 it_arrived:-4 it_as:1 it_at:48
it_be:30 it_but:-20 it_came:10 it_can:37 it_can't:-128 it_carries:18 it_clean:26
it_costs:17 it_did:65 it_does:-1 it_each:-1 it_even:18 it_every:1 it_falls:-37
it_for:-39 it_from:65 it_gets:-76 it_goes:-59 it_has:-61 it_helped:-18
it_helps:-21 it_i:16 it_in:48 it_isn't:27 it_just:-50 it_kept:-23 it_leaked:-11
it_lol:50 it_looked:-19 it_looks:22 it_may:-57 it_must:-61 it_needs:-5
it_never:-28 it_normal:-29 it_now:-84 it_off:-29 it_on:36 it_out:14 it_over:70
it_passes:37 it_reads:-28 it_remains:28 it_says:-7 it_should:-10 it_since:-8
it_smells:2 it_sounds:-5 it_stays:30 it_strange:-41 it_that:61 it_the:60
it_to:40 it_too:48 it_took:-65 it_turns:10 it_up:4 it_w:-63 it_waits:10
it_was:45 it_well:7 it_went:-27 it_which:-6 it_will:-65 it_with:34 it_without:12
it_works:-43 it_would:68 it'd:66 it'd_be:66 it's_0:93 it's_a:-37 it's_about:20
it's_all:21 it's_full:-11 it's_going:32 it's_on:24 it's_outside:-43 it's_so:-68
it's_still:-42 it's_the:128 italy:-14 item:26 items:32 items_^:20 items_in:7
iterations:5 its:-117 its_first:-44 its_floor:14 its_name:-33 its_tests:2
its_the:10 its_twin:-3 its_way:35 itself:-25 j'ai:-60 j'aime:39 j'aime_mieux:39
j'aimerais:50 j'avais:-9 ja:-101 jag:-6 jaja:-76 jak:-104 jam:-34 jamais:-24
jamais_de:27 jamais_le:35 jammed:21 january:-10 jar:-8 jars:-34 jars_of:-32
jazz:-70 je:-101 je_ne:5 je_préfère:49 jeder:22 jefe:32 jemand:-7 jest:11
jeszcze:-13 jetty:36 jetzt:7 jetzt_0:9 jetzt_am:19 jetzt_bei:20 jetzt_die:15
jetzt_fehlt:29 jetzt_im:28 jeudi:6 jingle:-40 jo:-13 job:57 job_^:2 job_has:8
job_runner:19 jobs:10 join_retries:12 joined:-48 joined_the:-56 joint:6
joke:-105 joke_^:-45 joke_and:-14 jokes:-81 jokes_about:-19 joking:-39 joli:-38
jonas:35 joost:4 jour:13 journal:48 journaux:2 journaux_0:2 journey:-14
jours_^:2 json:39 jtag:-38 judge:8 judo:6 jug:27 juli_^:14 july:-22 july_^:-25
jump:-46 june:30 june_^:17 junior:15 just:-52 just_a:29 just_dinner:31
just_had:-12 just_heard:21 just_me:-14 just_one:-83 just_rang:28 just_saw:14
just_so:53 just_the:2 just_thinking:5 just_walked:42 just_want:2 juste:15
jutro:46 już:-88 k:38 k_0:6 kaartlaag:30 kacheln:2 kaffee:-87 kafka_^:10 kam:-45
kan:-15 kanelbullar:-73 kann:-68 kann_ich:-6 karte:61 karty:-69 kat:-65
katten:-45 katzen:-99 kayak:62 kb:75 kb_^:6 kb_for:30 kbaud:25 keep:78 keep_0:43
keep_a:-71 keep_crash:1 keep_forgetting:-48 keep_it:16 keep_my:18 keep_that:21
keep_the:92 keep_their:25 keep_to:11 keep_up:-64 keep_wondering:54 keep_your:15
keeping:58 keeping_the:35 keeps:8 keeps_0:46 keeps_pdfs:19 keeps_the:61 kegs:11
kein:-41 keine:-19 keine_smileys:4 keinen:-18 keiner:64 keiner_^:42 keller:19
kelly:1 ken:-39 kennel:26 kept:76 kept_a:-9 kept_for:48 kept_in:50 kernel:16
kernel_^:8 kestrel:23 kettle:-79 kettle_took:-66 key:-29 key_is:37 keyboard:-121
keyboard_^:-63 keys:102 keys_^:37 keys_are:1 keys_that:25 keys_to:3 keystore:13
keystore_alias:13 kg:67 kg_^:38 kg_of:3 kg_they:4 kicked:-61 kid:40 kid_has:50
kid_is:3 kidney:7 kids_^:34 kids_at:29 kill:-14 killed:56 killing:2 kilo:-58
kilo_^:22 kilobytes:7 kilobytes_^:16 kilometres:-24 kilometres_to:-41 kilos:63
kilos_and:10 kilos_of:16 kilovatios:40 kilovatios_^:40 kilowatts:35 kind:-9
kind_of:-14 kind_to:16 kinder:21 kinder_to:27 kindly:64 kindly_keep:4 kinds:-35
kinds_of:-35 kiosk:5 kiosks:13 kitchen:-4 kitchen_^:-23 kitchen_has:-8
kitchen_is:22 kitchen_tiles:63 klaar:70 klar:65 klausur:58 klausur_dauert:8
klausur_haben:13 klausur_hat:22 kleine:-45 klimaanlage:21 klimaanlage_nord:21
klingt:-50 klingt_nach:-52 klinkt:-48 km_^:-20 km_on:1 knee:-7 knees:-27
knew:-76 knock:37 knot:18 knoten:98 knots:37 knots_^:7 know:-4 know_^:7
know_about:-8 know_if:-52 know_that:49 know_the:40 know_which:56 know_who:2
know_why:33 know_with:-64 knowing:14 knowing_that:-28 known:4 known_each:28
known_for:-19 knows:81 knows_^:84 knows_the:31 kod:-25 koi:-33
kollisionsmodul:32 kommer:70 kommt:62 kommt_am:53 kommt_die:27 komt:36
korrektur:14 kotlin:-67 kowalczyk:49 kowalczyk_^:10 kt:33 kt_^:33 kuchen:-72
kuchen_gegessen:-3 kunden:43 kupolen:27 kurs:33 kurve:-80 kurz:-59 kurze:-35
kör:43 l:46 l'air:-64 l'ancienne:28 l'astreinte:43 l'astreinte_^:43 l'atelier:14
l'atelier_de:9 l'examen:45 l'option:79 la:21 la_antena:23 la_caja:-57
la_carte:14 la_caution:11 la_clase:26 la_cola:48 la_coupure:30 la_cámara:4
la_cérémonie:27 la_dernière:38 la_directrice:13 la_fianza:7 la_file:-16
la_fin:25 la_franchise:24 la_gata:44 la_lezione:10 la_llave:34 la_macchina:-46
la_mairie:15 la_matrícula:14 la_mattina:9 la_nuit:28 la_pantalla:-17
la_pluie:-66 la_pompe:11 la_pratique:34 la_puerta:23 la_póliza:20 la_rama:28
la_régie:54 la_réplica:27 la_sala:45 la_salle:75 la_tabla:37 la_table:34
la_tarde:-10 la_terrasse:47 la_torta:3 la_ventana:4 la_visita:9 la_voisine:4
lab:55 lab_samples:25 label:-34 label_^:14 label_it:33 label_on:13
label_printer:-103 label_printers:15 label_the:3 labelled:-38 labeller:29
labels:74 laboratoire:18 laboratoire_est:18 laboratory:12 lack:9 ladder:19
ladder_^:9 ladders:-6 ladders_^:-37 ladies:-6 lady:-1 lady_from:32 lag_alarms:5
lags:6 laid:25 lake:-38 lake_^:-40 lames:2 lames_^:2 laminate:59 lamps:-47
land:54 land_in:44 landline:16 landlord:-32 landlord_^:-63 landlord_that:29
landlord's:46 lang:20 lang_^:10 lang_und:-13 lange:28 langs:-85 langs_de:-85
language_i:14 languages:-19 languages_are:-9 large:41 las:97 las_0:20
las_copias:-25 las_entradas:12 las_llaves:26 las_piezas:25 las_siete:-7 last:-2
last_0:-43 last_for:38 last_night's:5 last_nite:17 last_time:41 last_week:2
last_year:7 last_year's:24 lasted:-36 lastenrad:46 lasts:68 lasts_0:51 late:-16
late_^:8 late_again:-37 late_facts:29 late_the:-1 latency:-3 later:-47
later_^:-62 later_departure:5 latin:37 laugh:-49 laugh_but:-28 laughed:-97
laughed_for:-43 laughed_so:-31 laughing:-13 laughing_at:-29 launch:-15
laundry:-1 laut:11 lava:3 lavora:-59 law:-46 law_^:-60 lawn:-36 lawyer:61
lawyer_^:-4 lawyers:1 lay:55 layer:6 layer_refreshes:30 layers:-55 layout:-14
layout_code:-24 le_bassin:35 le_café:-53 le_code:41 le_den:6 le_délai:12
le_dîner:29 le_fichier:2 le_format:8 le_foto:28 le_groupe:5 le_hall:-55
le_journal:47 le_loyer:9 le_malt:15 le_marché:-39 le_matin:8 le_may:42
le_moteur:25 le_pare:18 le_peintre:33 le_petit:1 le_port:4 le_quai:29
le_robot:63 le_seuil:13 le_site:10 le_soir:32 le_train:-46 lead:60
leaderboard:27 leaderboard_resets:27 leak:105 leak_?:9 leaked:20 leaking:64
leaks:23 lean:49 lean_towards:75 learn:104 learn_0:44 learn_it:17 learn_the:-12
learned:-57 learned_to:-85 learner:1 learning:75 learns:-7 learnt:-6 lease:4
leased:28 least:-92 least_^:-52 least_in:-5 least_once:-45 leave:92 leave_^:21
leave_me:27 leave_out:2 leave_the:62 leaves:134 leaves_from:48 leaves_it:11
leaves_the:35 leaves_this:25 leaves_us:9 leaving:57 lecture:-49 led:-5
led_blinks:23 led_by:7 ledger:11 leer:-43 left:-83 left_0:-96 left_^:-31
left_a:-75 left_behind:-7 left_for:31 left_hand:32 left_on:8 left_the:-29
left_to:-16 leg:2 legacy:42 legal:84 legal_^:-5 legato:12 legend:-30
legend_^:-18 legge:14 legge_0:13 leihserver:13 leihserver_steht:13 leipzig:14
leipzig_^:13 lekcje:33 lekcje_harmonii:33 lemonade:-7 lend:24 lens:9 lent:38
leo:48 leopold:18 lerne:32 lerne_ich:17 lerne_lieber:4 les:-20 les_clés:27
les_enfants:6 les_journaux:2 les_voisins:-68 les_voitures:28 less:55 less_^:14
less_so:63 less_than:1 lesson:203 lesson_^:28 lesson_is:25 lesson_order:1
lesson_starts:4 lesson_then:34 lessons:21 lessons_^:34 lessons_are:16 let:-39
let_me:-105 let_the:101 let_us:12 let's:88 let's_drop:19 let's_keep:9 lets:43
lets_me:-19 lets_us:1 letter:42 letter_^:-5 letter_from:31 letters:-93
letters_^:-36 letters_begin:37 letters_to:-3 leuk:-74 leute:-15 leute_^:55
leva:38 level:4 level_^:21 level_in:22 level_is:5 level_two:9 lexer:23
lezione:22 li:30 library:55 libre:3 licence:72 licence_has:13 licences:7
licked:-88 lid:30 lid_^:54 lidar:25 lie:-20 lieber:99 lieber_^:10 lieber_als:42
liebsten:63 lieferschein:13 liegen:38 liegt:-7 liegt_bei:32 lies:35 lies_^:30
lies_with:3 lieu:8 lieu_le:8 liever:64 life:-66 life_^:-13 lift:-39 lift_0:6
lift_in:4 lifts:-38 lifts_0:-26 ligger:36 light:-25 light_^:-6 light_at:13
light_marks:15 lighter:20 lighthouse:-66 lighthouse_of:-22 lighthouses:-25
lighting:-5 lightning:24 lights:-38 lights_^:-51 ligt:-43 like:40 like_0:10
like_a:-16 like_an:-6 like_home:19 like_it:-45 like_my:85 like_small:38
like_that:13 like_the:-17 like_this:-38 like_to:-16 liked:-35 limit_of:-13
limite:9 limite_do:9 limping:4 lindgren:17 lindner:50 lindqvist:75
lindqvist_^:35 line:29 line_0:-25 line_^:-4 line_at:-22 line_for:-37 line_in:4
line_of:-34 line_on:-17 line_with:25 linen:4 lines:-39 lines_are:49 lines_in:42
lines_of:11 link:13 link_was:13 links:-15 linter:26 liquids:37 lisbon:-23
lisbon_for:3 list:-15 list_^:1 list_is:23 list_of:32 list_paging:14 list_the:-10
listas:42 listed:48 listed_as:1 listener:21 listeners:-7 listening:83
listening_part:7 listing:-17 lists:-4 lit:-9 lit_^:51 lithium:7 litres:70
litres_^:24 litres_a:1 litri:29 litri_^:29 litros:15 little:-26 little_one:-22
live:74 live_^:28 live_for:21 live_in:13 live_with:32 lived:-68 lives:90
lives_in:81 lives_on:4 living:-23 livre:63 llave:34 llave_del:6 llaves:26
llegó:-114 lleva:30 llevaré:25 llevaré_las:25 llevo:8 llueve:-84 lo:119
lo_siguiente:41 load_^:36 load_balancers:21 load_cell:50 loading:-62
loading_ramp:18 loading_the:-79 loaf:-4 loaves:47 loaves_for:5 lobby:-14
local:99 local_time:38 locale:-5 locale_of:-5 lock:33 lock_^:2 locker:32
locker_^:19 lockers:-6 log:3 log_^:5 log_in:25 log_level:17 log_lines:68
log_of:-47 logbook:6 logged:27 logger:8 logic:-19 login:112 login_tests:5
logins:9 logo:-16 logs:22 logs_in:-14 logs_to:4 lol:-133 lol_^:-174 lol_fair:-7
london:-35 lonely:-48 long:-75 long_^:13 long_as:-10 long_before:-14
long_night:-69 long_paragraphs:1 longer:120 longer_than:45 longs:75 look_^:37
look_almost:-25 look_at:46 look_for:-28 look_out:-30 look_so:-36 looked:75
looked_again:67 looked_it:31 looked_like:-18 looking:-52 looking_at:-64
looking_for:-21 looks:37 looks_after:70 looks_at:-10 looks_better:18
looks_calm:-21 looks_fine:14 looks_great:50 looks_like:-17 lookup:94 lookup_^:6
loom:59 loop:-34 loop_and:3 loop_b:20 loop_rig:17 loop_that:-31 loopt:6
loopt_via:6 loose:51 lora:12 lorries:5 los:22 los_de:32 los_diagramas:28
los_gatos:-69 los_lunes:-66 lose:-46 lose_the:-46 lose_their:9 loses:-55
losing:18 loss:14 lost:-90 lost_0:-19 lost_^:45 lost_a:109 lost_buggy:5
lost_his:6 lost_in:32 lost_the:-31 lot:46 lot_^:22 lot_of:-22 lote:10
lote_nocturno:10 lots:21 lots_of:21 loud:-4 love:-19 love_how:-48 love_it:-39
love_the:16 love_to:13 loved:-17 lovely:-31 lovely_^:-37 lovely_if:85
lovely_in:-26 low:103 low_^:21 lower:38 lowest:4 lowest_android:4 loyer:9
loyer_passe:9 lte:3 luck:-87 luego:39 luggage:-37 luggages:20 lukas:-19
lunch:-61 lunch_^:91 lunch_is:20 lunedì:27 lunedì_^:7 lunes:-66 lute:5
luthier:65 luz:6 lying:-8 lyon:7 lyrics:49 lyrics_endpoint:49 länger:26
länger_als:12 läuft:46 läuft_bei:30 läuft_seit:-17 låter:-14 löste:-73
lösungen:37 m:12 m_^:-6 ma:38 ma_0:52 ma_^:28 ma_voisine:-76 mac:28 mac_mini:28
macchina:-46 machen:2 machen_wir:2 machine:-130 machine_^:-14 machine_gave:-10
machine_is:20 machine_on:-7 machine_runs:13 machines:1 macht:65 macro:3 mad:37
mad_^:37 made:2 made_a:-16 made_and:-5 made_every:39 made_for:5 made_in:-19
made_of:13 made_up:63 made_us:-73 mag:64 mag_hooguit:34 magazine:-13
magazzino:-16 magic:57 magic_numbers:5 magician:-46 magnetic:51
magnetic_variation:4 mai:42 mail:80 mail_^:65 mail_in:11 mail_the:11 mailbox:70
mailbox_^:9 mailbox_quota:9 mailboxes:83 mails:115 mails_^:33 main:10
mainframe:-26 maintenance:14 maintenance_window:3 maintenant:53 maintenant_^:4
maire:-12 mairie:15 mais:34 mais_de:76 make:37 make_a:-1 make_it:10 make_me:74
make_that:14 maker:-12 makes_a:19 makes_it:70 makes_me:-30 makes_sense:-61
making:-16 mal:-44 male:48 malt:15 mama:119 man:-3 man_who:-50 manage:70
manage_0:22 manage_^:37 manager:15 managers:-48 manages:29 manages_0:29 mano:23
mano_^:23 manoeuvres:40 manoeuvres_on:40 manual:25 manual_gearbox:44 manuals:-52
many:-67 many_a:-7 many_kinds:-23 many_of:70 many_travellers:-4 map:-24 map_is:2
map_so:-12 maps:-3 maps_screen:12 mar:-66 march_^:-8 marché:-66 mardi:-21
mardi_^:-21 marek:27 marek_^:27 margin_^:18 marisol:45 mark:-21 mark_mistakes:5
mark_my:40 mark_the:-47 marked:79 market:-19 market_on:-16 marketing:42
marketing_hates:12 marks:53 marks_^:18 marks_in:25 marks_the:25 markt:21
married:33 marrow:-36 marrow_theft:-36 marta:51 marée:2 marée_haute:2 mas:-23
massimo:26 master:13 match:29 material:25 maternity:12 maternity_leave:1 maths:6
matin:4 matin_^:-24 matinée:13 matrícula:14 matte:7 matter_who:21 matters:18
matters_more:30 mattina:9 max:106 max_0:79 maximum:34 may:130 may_0:205
may_^:-23 may_admit:17 may_be:-30 may_have:-73 may_i:48 may_look:5 may_stay:19
maybe:-13 maybe_0:-20 mayor:-15 mayor's:-3 mañana:4 mañana_^:1 mb:63 mb_^:16
mbit:3 mdr:-84 me:26 me_0:-85 me_a:-20 me_about:16 me_and:-3 me_before:51
me_best:8 me_by:27 me_cold:27 me_diffs:23 me_dizzy:14 me_down:13 me_far:29
me_first:21 me_gusta:45 me_gustan:2 me_hables:24 me_happy:34 me_his:-46
me_how:-28 me_i:-6 me_if:16 me_in:-76 me_it:-57 me_look:-32 me_montres:38
me_more:48 me_nervous:35 me_of:1 me_off:24 me_on:25 me_one:32 me_or:-68
me_reste:27 me_smile:-39 me_so:20 me_straight:18 me_than:92 me_that:-92
me_the:102 me_think:-44 me_three:6 me_to:7 me_up:-7 me_what:-48 me_when:-40
me_whether:10 me_who:7 me_why:11 me_yet:24 meal:100 mean:12 mean_^:-57
mean_with:42 means:8 means_nothing:15 means_that:31 means_the:-22 meant:7
meant_to:9 measure:5 measure_the:26 measured:46 measured_^:69 measured_it:18
measured_the:-47 measures:28 mechanic:69 med:-75 med_kanelbullar:-73 media:30
media_^:23 median:-1 median_of:1 medicine:24 medieval:-14 mee:39 meer:-30
meer_dan:28 meet:-8 meet_for:17 meet_in:45 meeting:-70 meetings:-93 meets:-7
megabyte:15 megabyte_^:10 megabytes:23 megabytes_^:20 meglio:47 meglio_con:66
mehr:-49 mehr_als:-69 mein:3 meine:-30 meine_tante:-61 mejor:42 melde:48
melde_mich:48 melts:42 melts_^:36 member:-42 members:37 memo:-3 memorise:16
memory:29 memory_^:-5 men:-36 menos:-4 mention:17 mentioned:42 mentioned_i:13
mentions:2 mentor:39 menu_^:9 merge:41 merged:75 merged_^:11 merging:14
mertens:-7 mes:25 mesh:-54 mesmo:29 mess:72 message:-28 message_bus:24
messages:57 messages_^:-23 messages_are:32 messages_in:-3 messages_of:-59 met:94
met_a:-56 meter_reading:6 meters:37 meters_^:37 method:34 metres:62 metres_^:38
metres_and:25 metres_of:-27 metronome:-24 metronome_is:68 metros:11 metros_^:26
mettez:38 meu:-140 mg:15 mgr:-35 mi:-43 mi_abuela:-44 mi_compañera:42
mi_contó:-25 mi_hermana:61 mi_trovo:66 mi_vecino:-93 mia:26 mich:109
microphone:-13 microseconds_^:1 middle:7 middle_and:-12 middle_of:-35
middle_station:11 midi:37 midnight:-22 midsommar:31 midsommar_^:31 mientras:50
mieux:75 mieux_les:20 mieści:21 mieści_0:21 mig:61 migrate:26 migrate_the:26
migrated:-6 migration:65 migration_has:49 mijn:-84 mijn_fiets:-51 mikroampere:14
mikroampere_^:14 mild:38 miles:12 milk:-74 mill:8 mille:8 mille_^:8 million:-38
milliseconds:41 milliseconds_^:26 millisekunden_^:5 milo:-84 min:6 min_^:133
min_per:8 mind:20 mind_^:-103 mind_the:22 mine:-43 mine_^:-6 mineurs:29
minha:-76 mini:28 minister:-19 minors:24 mint:-38 minus:16 minus_0:-13
minus_one:45 minute:-13 minute_0:-47 minute_^:73 minute_and:12 minuten:-5
minuten_^:82 minuten_am:7 minutes:-17 minutes_^:-13 minutes_a:33 minutes_and:-39
minutes_at:56 minutes_each:19 minutes_for:12 minutes_now:-5 minutes_of:14
minutes_on:15 minutes_per:39 minutes_west:21 minuti:10 minuti_^:10 minutos:-18
minutos_^:85 mio:-50 mio_zio:-36 mir:-1 mir_das:-11 mir_wäre:41 mirror:64
mirror_is:12 mise:5 mise_à:5 misread:43 misread_the:43 miss:-42 missing:81
missing_is:21 missing_one:2 misst:48 misst_0:11 mistakes:122 mistakes_^:35
mistakes_in:53 mit:-21 mit_0:-18 mit_^:32 mit_bildern:11 mit_dem:-19 mittwoch:17
mix:128 mix_^:34 mix_them:2 mix_up:32 ml:12 ml_for:8 mm:-24 mm_^:41 mnie:33
moan:1 moan_^:1 mobile:28 mock:34 mock_came:18 mock_oral:21 mock_paper:6
mock_went:78 mode:68 mode_for:13 mode_palette:18 model:56 model_^:9 model_is:28
modelled:43 modelled_by:43 modelo:78 modem:30 modern:-84 module:-9 moet:41
moi:-1 moi_^:-42 moins:19 moll:10 moment:-23 moment_^:-8 moment_ago:82 mon:-37
mon_binôme:34 monday:2 monday_^:-27 mondays:-68 mondays_^:-40 monde:27 money:51
money_^:-1 money_goes:22 monitor:-26 monitoring:-42 monitors:-45 montag:-27
montage:-25 monteur:92 month:50 month_^:46 month_end:15 months_^:-1 montre:-29
montres:40 moon:-70 moot:2 moot_court:1 more:4 more_^:88 more_about:-45
more_easily:51 more_like:10 more_of:40 more_often:-29 more_than:27 more_to:57
moreau:32 moreau_^:32 morgen:33 morgen_früh:48 morning:13 morning_!:-62
morning_0:-10 morning_^:33 morning_at:-28 morning_i:-34 morning_so:10
morning_that:-1 morning_the:10 mornings:49 mornings_are:6 morse:-10
morse_speed:29 most:-23 most_0:63 most_^:77 most_countries:-11 most_is:37
most_of:-94 most_people:-32 mostly:-76 mostly_because:69 mot:32 mot_kupolen:27
moteur:25 moteur_de:25 mother:45 mother_in:-22 mother_is:10 mother's:18 motor:64
motor_driver:5 motor_is:21 mots:-3 mould:-10 mouldy:24 mountain:16 mountains:4
mounts:28 moustache:-53 mouth:-96 move_in:-17 move_the:2 moved:103 moved_^:-11
moved_its:14 moved_out:10 moved_to:95 movement:30 moves:-98 moves_on:-62
moves_than:-13 moves_with:-47 moving_day:12 mower:-12 mr:68 mr_silva:-10 mrs:36
ms:145 ms_^:50 ms_achterberg:4 ms_on:1 msgs:-28 msgs_^:10 much:-37 much_^:67
much_as:-65 much_for:-1 muchas:-58 mucho:15 muelle:14 muestras:14 muestras_^:14
mug:-128 mug_^:-48 muito:-36 mum:52 mum's:-1 mum's_seat:18 murdered:-78
muscle:-20 muscles:-12 museum:30 museum_^:64 museum_with:-7 museum's:19
museums:-1 music:-45 music_^:-47 muss:-38 mussten:-78 mussten_wir:-78 must:-176
must_be:-101 must_have:-115 must_not:57 must_say:-18 must_stay:9 must_think:-14
mustn't:9 mutex:-13 muy:-1 mv:10 mv_^:10 mx:26 mx_records:26 my:23 my_0:-84
my_^:-5 my_accent:10 my_aim:2 my_answer:11 my_application:14 my_asked:-68
my_aunt:-33 my_bag:-62 my_brother:68 my_brother's:24 my_charts:23 my_chips:-29
my_club:11 my_could:-42 my_counted:-31 my_cousin:52 my_dad:-29 my_daughter:59
my_day:-30 my_desk:12 my_doctor:3 my_driving:-21 my_duet:21 my_elective:76
my_english:-18 my_enrolment:34 my_ex:-17 my_examiner:22 my_eyes:141
my_father:-46 my_favourite:25 my_fell:-31 my_first:-51 my_found:-22 my_french:13
my_gets:-64 my_grandfather:-52 my_hands:66 my_has:-32 my_head:-46 my_husband:11
my_in:6 my_inbox:37 my_is:-46 my_kid:-45 my_kids:34 my_knee:-16 my_landlord:-36
my_learned:-41 my_list:10 my_maths:6 my_mentor:39 my_mind:10 my_mistakes:87
my_mock:13 my_mother:15 my_mother's:1 my_neighbour:-31 my_nephew:19 my_never:-17
my_night:30 my_notes:27 my_old:3 my_older:31 my_once:-16 my_own:45 my_parents:53
my_passport:36 my_phone:63 my_place:-4 my_plan:13 my_regrets:-9 my_role:44
my_rota:16 my_s:-46 my_says:-66 my_scope:12 my_screen:17 my_second:-14
my_shift:3 my_shifts:5 my_shoulder:-14 my_side:-23 my_sis:-39 my_sister:59
my_son:-27 my_still:-18 my_tablet:29 my_teacher:83 my_theory:-17 my_thinks:-21
my_wife:51 my_wife's:38 my_word:23 my_work:27 my_would:-30 myself:66 myself_^:42
myself_before:23 más:65 más_^:21 más_de:15 más_las:2 más_que:43 máximo:27
máximo_0:8 máximo_de:7 même:17 même_si:35 módulo:22 möchte:12 n:-65 n_0:10
n_a:-10 n_minus:45 n'a:-38 n'a_pas:-38 n'est:32 na:-7 na_lekcje:33 na_parte:30
na_weselu:-12 naar:-23 nach_einem:-61 nach_rücksprache:49 nachbar:-41
nachbarn:17 nacht:-8 nada:90 nada_de:56 nadie:-28 nah:17 nah_the:-14 name:69
name_^:-2 name_for:-12 name_is:15 name_of:27 name_on:19 name_so:34 name_the:4
named:-103 names:-50 names_^:-58 names_don't:10 names_in:43 names_on:1
names_the:18 naming:-7 nantes:9 nantes_est:9 nap:-105 napkins:18 nas:-27
natural:-40 nature:-12 nature_^:-12 navigue:63 navigue_avec:63 ne:27 ne_doit:1
ne_faut:10 ne_redémarre:4 ne_sait:18 neap:6 neap_tide:6 near:-206 near_^:-47
near_are:-9 near_line:-20 near_so:-20 near_the:50 near_they:-12 nearly:92
nearly_all:17 nebel:-39 need:-8 need_0:15 need_a:-14 need_it:3 need_the:65
need_to:45 needed:-35 needed_0:-39 needed_a:-6 needs:68 needs_0:-36 needs_a:25
needs_an:48 needs_its:17 neem:3 nehmen:67 nehmen_den:12 neighbour:-10
neighbour_^:19 neighbours:-10 neighbours_complained:54 neither:-47 nel:-28
nerves:11 nervous:-2 nervous_^:44 nervous_before:-35 nested_proxies:-30 net:4
network:52 networks:-23 netz:12 netz_^:12 neue:-24 neuen:60 neun:-85 never:-81
never_a:5 never_again:53 never_discuss:5 never_exceed:3 never_found:-13
never_got:43 never_had:-5 never_have:-29 never_hear:17 never_in:47
never_know:-64 never_once:-1 never_restart:6 never_saw:1 never_thought:-20
never_understood:-63 new:29 new_^:21 new_glasses:101 new_hire:-59 new_intern:-8
new_one:-18 new_price:8 new_terms:22 new_words:31 newer:11 news:25 news_^:-12
newsletter:20 newtons:25 next:-37 next_door:-77 next_morning:37 next_one:11
next_session:9 next_time:1 next_to:-9 next_up:32 next_year:-55 ngl:-67
ngl_the:-67 ni:76 ni_una:38 nice:-35 nice_^:-14 nice_that:-8 nice_to:9
nicely:-36 nicely_by:-48 nicer_^:-36 nicest:-48 nicht:150 nicht_^:19 nicht_in:21
nichts:-28 nichts_verloren:49 nickname:-13 nie:-66 nie_wiadomo:31 niedzielę:-3
niedzielę_^:61 niemals:15 niemand:69 niemand_^:2 niente:50 niet:124 nigdy:21
night:8 night_0:-13 night_^:35 night_crew:39 night_driving:24 night_guard:30
night_in:-63 night_is:4 night_mode:18 night_nurse:-7 night_of:8 night_rounds:11
night_shift:-12 night_train:-35 night_watch:54 night_we:9 night's:4 nightly:63
nightly_builds:1 nights:42 nights_and:35 nine:111 nine_^:41 nine_and:6 nine_is:4
nineteen:-18 nineties:-6 ninety:-30 ningún:50 ningún_otro:32 nite:-89 nite_^:-59
niż:-114 no:91 no_0:22 no_^:-60 no_answer:2 no_clue:64 no_en:56 no_exceptions:27
no_fireworks:23 no_firmware:1 no_gaps:-34 no_go:12 no_hurry:-27 no_idea:32
no_incident:-77 no_le:38 no_lo:8 no_longer:44 no_matter:1 no_me:76 no_more:86
no_part:17 no_place:9 no_sabemos:13 no_se:39 no_signal:-14 no_two:-32 no_voice:2
no_wonder:-53 no_worries:-48 nobody:12 nobody_^:30 nobody_but:52 nobody_can:-6
nobody_could:56 nobody_ever:35 nobody_gets:1 nobody_has:70 nobody_is:-20
nobody_looks:-61 nobody_reads:-39 nobody_wants:27 nobody_warned:-68
nobody_was:-26 noch:8 noch_0:-50 noch_das:27 noch_die:6 noch_keiner:12 noche:-8
nocturne:27 nocturno:10 nocturno_tarda:10 node:1 node_0:1 nodes:-5 nodes_and:-36
nodo:11 noise:-117 noise_^:31 noisy:100 noisy_work:31 nome:-79 non:12
non_deve:17 non_si:39 non_usare:8 non_vanno:-13 none:54 none_^:57 none_of:-36
nonna:22 noodles:86 nooit:1 noon:-8 noon_^:-21 noon_and:8 noone:38 nord:45
nord_läuft:21 normal:-112 normal_^:-28 normal_to:-22 norte:10 north:53
north_of:-37 northern:5 northfield:17 nos:71 nos_quedamos:17 nosotros:9 not:95
not_^:-4 not_a:34 not_allowed:-4 not_at:37 not_be:-23 not_been:29
not_believe:-57 not_by:3 not_even:55 not_exist:-26 not_find:40 not_from:-37
not_help:-37 not_in:64 not_more:28 not_on:-71 not_one:2 not_open:18 not_so:45
not_sure:-21 not_the:-50 not_to:-9 not_touch:10 not_with:23 not_yet:17 note:11
noted:89 noted_^:37 noted_that:15 notenschrank:17 notenschrank_im:17 notes:-119
notes_^:5 notes_and:-7 notes_are:35 notes_in:-75 nothing:12 nothing_^:53
nothing_about:34 nothing_and:-66 nothing_at:27 nothing_beats:-31
nothing_else:-41 nothing_gets:32 nothing_goes:8 nothing_in:27 nothing_is:-11
nothing_new:-46 nothing_that:37 nothing_to:19 notice:11 noticed:-30
noticed_^:-14 noticed_that:-10 notte:47 notte_^:14 nougat:1 nougat_^:1 nous:30
nous_avons:8 nouvel:3 nov:13 novel:14 novels:20 november_^:1 now:19 now_0:23
now_^:-99 now_has:37 now_i:-47 now_is:31 now_not:13 now_on:56 now_since:2
now_that:44 now_the:47 now_we:-27 nowhere:26 nowhere_^:25 nr:15 nu:114 nu_^:74
nu_op:3 nudge:12 nuevo:29 nuevos:3 nuevos_el:3 nuit:42 nuit_^:25 null:1
number:22 number_^:5 number_is:14 number_on:-42 number_the:42 numbers:54
numbers_^:27 numbers_i:17 nur:53 nur_die:18 nur_nach:49 nur_noch:39 nurse:8
nurse_and:21 nursery:25 nurses:35 nurses_can't:17 nursing:45 nursing_school:45
nutcracker:-30 nuts:6 nuts_^:-6 nuts_are:21 nuziale:3 não:-6 não_pode:21
não_sabemos:6 nächstes:54 nächstes_prüfen:8 när:-83 när_jag:-55 nöbeti:18 o:-10
o_0:52 o_café:-71 o_ecrã:42 o_gato:-2 o_gerador:20 o_meu:-33 o_modelo:78
o_orçamento:21 o_resumo:16 o_sensor:14 o'clock:-14 o'clock_^:38 oak:4 oat:-71
oat_milk:-71 ob:70 ob_der:8 ob_die:56 object:31 object_storage:31 objected:25
oboe:14 oboe_case:14 obras:54 obv:-89 obv_^:-89 och:-8 october_^:39 od:98 odd:34
odszkodowanie:57 of:-73 of_$:19 of_?:-48 of_^:-118 of_a:-4 of_all:61 of_an:-52
of_and:-16 of_are:-35 of_being:38 of_both:11 of_cake:-35 of_cascade:3
of_cases:35 of_chart:20 of_course:-56 of_croissants:28 of_diary:29
of_downtime:15 of_each:20 of_four:-33 of_her:7 of_humour:-15 of_i:-10
of_input:-52 of_it:99 of_july:-43 of_me:-17 of_memory:15 of_mine:-2 of_my:-73
of_new:-52 of_our:99 of_paint:21 of_people:72 of_questions:-42 of_reading:37
of_rubber:-29 of_sand:-1 of_school:43 of_socks:-22 of_spelt:19 of_ten:-10
of_that:-73 of_the:24 of_their:-6 of_them:-56 of_these:-96 of_this:104
of_thumb:-37 of_today:48 of_us:-70 of_use:-76 of_way:115 of_wet:-42 of_which:-84
of_whom:-2 of_work:63 of_year:-21 of_you:30 of_your:61 off:89 off_0:-17
off_^:-15 off_again:2 off_and:-30 off_at:23 off_by:14 off_every:11 off_for:28
off_my:14 off_on:4 off_once:12 off_sick:3 off_the:109 off_to:16 offer:36
offers:-18 office:-115 office_^:69 office_and:-15 office_has:-33 office_in:-30
office_is:-14 offline:-23 often:-52 often_tell:-8 often_than:-19 oh:11 oh_and:28
ojo:3 ok:24 ok_^:23 ok_and:7 ok_i:21 ok_reading:-74 ok_so:52 ok_that:-25
ok_then:41 ok_we:22 okafor:7 okay:47 old:-17 old_address:11 old_contract:32
old_fridge:30 old_joke:-22 old_name:5 old_one:36 old_ones:8 old_saying:-33
older:-3 older_than:-56 oldest:-34 olga:14 oltre:1 om:12 oma:-9 oma_ist:1
omg:-56 omg_the:-75 on:-28 on_0:-83 on_?:7 on_^:-15 on_a:-21 on_account:5
on_address:6 on_all:87 on_and:-10 on_any:-73 on_anything:2 on_avait:-31 on_by:-4
on_call:53 on_channel:26 on_days:-4 on_earth:-33 on_en:18 on_every:23 on_file:17
on_for:-12 on_friday:23 on_fridays:60 on_garde:25 on_her:38 on_holiday:32
on_how:28 on_i:3 on_is:10 on_it:30 on_its:97 on_leave:19 on_maternity:1
on_may:100 on_me:32 on_monday:26 on_mondays:-5 on_my:-13 on_ne:-44 on_one:-3
on_paper:52 on_raconte:-86 on_sampling:11 on_saturday:17 on_saturdays:16
on_small:-17 on_so:9 on_some:-44 on_that:107 on_the:-20 on_this:-7 on_those:-19
on_thursday:-34 on_top:-21 on_tuesday:49 on_tuesdays:24 on_until:30 on_us:29
on_wednesday:13 on_wednesdays:26 on_when:-9 on_yourself:-27 onboarding:84
oncall:-37 once:-78 once_^:44 once_a:5 once_and:-35 once_argued:-26
once_drove:-11 once_in:16 once_kept:-15 once_lost:-15 once_more:108 once_the:-16
once_told:-28 once_waited:-33 once_who:-40 once_you:14 onder:42 onder_de:27
one:-51 one_0:25 one_and:52 one_asked:-29 one_before:13 one_belongs:7 one_big:18
one_can:-47 one_folder:20 one_for:37 one_gets:21 one_go:-36 one_hand:-60
one_in:11 one_is:79 one_line:-18 one_long:65 one_moment:-80 one_moves:-14
one_needs:35 one_on:11 one_page:11 one_person:-26 one_picture:-38 one_point:35
one_rack:45 one_reads:12 one_sees:-9 one_so:2 one_summary:12 one_tell:12
one_that:77 one_the:37 one_thing:104 one_to:32 one_took:18 one_types:25 one_w:17
one_was:85 one_where:-36 one_who:7 one_with:-60 one_without:9 one_would:-68
one_wrong:2 one_you:-38 one's:29 ones:90 ones_^:95 ones_at:-9 ones_by:-21
ones_from:32 ones_in:-15 ones_were:-1 ones_with:-9 onions:-81 onions_^:-69
online:8 only:8 only_0:45 only_^:-19 only_a:25 only_accepts:18 only_at:29
only_be:15 only_does:26 only_ever:7 only_has:14 only_in:1 only_learn:30
only_my:-56 only_one:-21 only_the:44 only_to:24 only_until:45 only_while:12
only_works:-59 onsdag:44 ont:-24 ontem:35 onto:8 onto_the:1 ook:36 ook_niet:36
op:-47 op_0:5 op_de:-101 opcodes:19 open:-22 open_^:-38 open_a:6 open_and:-36
open_bugs:36 open_day:-10 open_fire:61 open_plan:-15 open_the:32 open_with:-43
opened:-7 opened_it:58 opened_the:-87 opengl:21 opening:42 opening_^:22 opens:3
opens_^:41 opens_at:-4 opens_the:-59 opens_with:34 opera:-100 opera_^:-82
operator:-27 opinion:18 opinions:-55 opposite:-8 ops:-24 opt:6 optics:35 or:-93
or_did:-54 or_do:29 or_does:53 or_on:8 or_so:-129 or_the:4 or_there:10 ora:5
oral:86 oral_part:2 oral_vale:11 orange:43 orchard:61 orchestra:13
orchestra_pit:13 order:18 order_^:-27 order_of:37 order_the:7 ordered:-4
ordered_0:-24 orders:64 orders_^:3 ordinary:-49 ordinary_^:-8 ore:-71 organ:9
organic:21 organic_chemistry:3 original:-6 orm:40 orphaned:2 orçamento:21
orçamento_da:21 os:-29 oscilloscope:-46 oslo:11 osprey:27 ostarna:26 ostern:13
other:-11 other_one:27 other_side:30 other_way:10 others:38 otherwise:56
otherwise_^:2 otherwise_the:27 otra:-67 otra_vez:-67 otro:32 otro_sitio:32
ottilie:37 oublié:-13 ought:23 ought_to:23 our:35 our_classroom:-6
our_colleague:-1 our_house:4 our_kitchen:5 our_lesson:38 our_map:-13
our_names:18 our_office:-9 our_old:-32 our_own:44 our_partners:22 our_project:-7
our_school:-6 our_shop:21 our_side:7 our_unit:11 our_wedding:-46 ours:52 out:89
out_^:43 out_a:5 out_about:13 out_and:31 out_as:-48 out_every:20 out_for:34
out_from:15 out_i:17 out_if:21 out_in:-65 out_is:5 out_last:16 out_loud:-36
out_of:26 out_the:28 out_there:22 out_whether:7 out_who:-40 out_why:39
out_with:9 outage:-64 outage_in:-26 outbound:5 outlier:-17 outlier_goes:37
outliers:39 outline:31 output:-16 outside:5 outside_^:64 outside_and:-43
outside_the:46 outstanding:15 oven:-38 oven_draws:23 oven_is:9 oven_line:5
ovens:-7 over_0:-69 over_^:-43 over_a:4 over_an:9 over_at:41 over_is:-55
over_nested:19 over_on:35 over_that:2 over_the:-32 over_there:27 over_to:3
overflow_kegs:11 overlay:-32 overnight:3 overnight_and:-15 owe:2 owed:-18 own:9
own_^:19 owner:92 owner_^:7 owners:-8 owners_^:-32 owns:30 owns_the:27 oxygen:30
oxygen_alarm:3 oyelaran:43 p:-7 p_0:-41 p_anteil:19 pace:-32 package:-18
packed:10 packet:15 packing:-9 pacs:2 pad:16 pad_thai:16 padlock:13
padlock_code:13 padre:-23 paediatric:12 paese:-9 paga:35 page:-29 page_0:-9
page_^:-70 page_me:14 page_of:10 page_on:11 page_the:35 page_turner:17 pagers:9
pages:-50 pages_^:-37 pages_of:-19 paging:14 pago:49 pago_está:29 paid:42
paid_and:31 paint:39 paint_it:11 paint_the:23 painted:22 painter:9 painters:-11
painting:-37 pair:1 pair_in:6 pair_of:-3 pairing:24 pairs:7 paket:63
paket_servis:62 palabras:25 palabras_^:19 palavras:35 palavras_^:35 palette:18
pallet:11 pallets:42 pallets_of:-2 pan:17 panadería:-33 pancakes:-97 pane:-5
panel:-29 pani:87 pantalla:-17 pantalla_de:29 paper:12 paper_^:-36 paper_has:-39
paper_i:48 paper_is:14 paperclip:24 papers:23 papers_^:6 papers_are:13
papier:-20 par:19 par_le:40 para:70 para_0:18 para_a:46 para_el:3 para_o:54
paragraph:32 paragraphs:34 parallel_jobs:28 parcel:32 parcels:28 parcheggio:1
pardon:21 pare:18 pare_feu:18 parece:-127 parents:102 parents_group:-44
parents_have:13 paris:21 park:35 park_^:4 parked:-55 parking:-59 parking_is:65
parla:-54 parole:-37 parquet:31 parrot:-65 parrots:-46 parse:64 parser:47
parser_arbeitet:16 parser_has:17 part:31 part_0:2 part_is:-9 part_of:-65
part_worth:9 particiones:19 particiones_^:19 particle:4 particle_editor:4
parties:-3 partir:61 partir_de:42 partner:78 partner_is:21 partners:22 parts:58
parts_^:7 parts_arrive:35 parts_then:5 party:-49 party_^:-2 pas:73 pas_de:98
pas_dépasser:1 pas_le:4 pas_me:33 pas_plus:11 pasa:-73 pass:-33 pass_^:7
pass_the:30 passa:-24 passages:29 passar:13 passar_de:5 passe:54 passe_au:-22
passe_par:16 passe_à:25 passed:-19 passed_a:-16 passed_on:-7 passen:24
passenger:34 passent:21 passent_^:21 passer:-10 passes:73 passes_^:68 passing:25
passing_^:47 passou:22 passport:20 passport_^:28 passport_scan:14 password:-77
password_^:-32 password_i:-28 passwords:-7 passwords_are:5 past:5 past_tense:34
past_the:-22 pasted:-47 patch:20 patch_^:16 path:17 patience:-60 patience_^:-8
patient:-25 patient_names:36 patients:23 patients_from:61 pattern:-36
pattern_in:-67 pattern_is:29 patterns:-7 pause:-22 paw:17 paw_x:17 pay:-74
paying:6 payload:11 payment:15 payment_went:14 payouts:12 payroll:-11 pays:91
pays_for:67 pdf:16 pdfs:19 pdfs_for:19 peace:15 pebbles:-61 pedal:12 pedir:49
peindre:32 peintre:33 peintre_vient:33 pekka:47 pen:16 pen_^:16 pencil:25
pendant:-43 pendulum:7 pens:-67 pension:67 people_^:122 people_always:-1
people_and:39 people_are:23 people_do:21 people_in:-74 people_leave:-40
people_like:-4 people_of:-2 people_on:11 people_rang:29 people_remember:30
people_say:-2 people_see:3 people_speak:-11 people_than:35 people_usually:-55
people_were:36 pepper:12 pequeño:12 per:-7 per_0:17 per_hatching:39 per_i:5
per_il:27 per_la:-52 per_lesson:59 per_line:22 per_mille:8 per_pull:6
per_second:-12 per_sitting:25 per_the:7 per_week:-138 per_your:2 percent:-32
percent_^:23 perché:21 perché_il:21 perfect:-18 perfectly:-32
perfectly_normal:-3 perfecto:-1 perito:26 permission:-14 permit:72 pero:-67
perro:20 person:5 person_^:6 person_who:-39 personne:-8 personne_ne:-21
personnes:-66 personnes_devant:-55 petersen:25 petit:-59 petrol:-55
petrol_station:-1 pettersen:2 pharmacist:-21 pharmacists:-6 pharmacists_have:-6
pharmacy:-3 pharmacy_on:10 phases:29 phd:-82 phew:31 phew_^:31 phone:31
phone_^:79 phone_call:45 phone_calls:40 phone_is:-46 phone_number:3 phone_the:27
phones:31 phones_^:-13 phoning:15 phoning_me:15 photo:-55 photo_^:-27
photograph:52 photographer:-65 photographs_^:-1 photos:-18 photos_of:13
phrase:-19 physics:-42 physics_^:-18 physics_problems:25 physio:-10 pi:-87
pianists:-40 piano:-19 piano_^:-45 piano_has:25 piano_stool:11 pic:-50 pick:-19
pick_that:-18 pick_the:-45 pick_up:17 picked:10 picking:13 picks:-14
picks_the:-37 pickup:36 pickup_of:13 pickup_point:7 picture:-156 picture_0:-4
picture_^:-55 picture_it:-9 picture_that:-19 picture_the:-29 pictured:-62
pictures:56 pid:19 pid_regler:19 pie:1 piece:48 piece_^:1 pieces:-27 pienso:4
pier:-3 pies:-56 piezas:25 pigeon:-46 pigeons:-71 pilot:32 pin:5 pinch:6
pings:43 pink:-37 pipe:33 pipes:13 piso:11 piste:23 pit:22 pit_is:50 pitch:-10
pixel:-9 pixel_^:-16 pizza:-82 pizza_and:-48 più:120 piątek:62 place:-2
place_^:16 place_in:17 place_it:-25 place_to:-4 placeholder:29 plain:94
plain_text:23 plan:27 plan_^:12 plan_for:12 plan_is:31 plan_your:-29 plane:5
planes:27 planned:4 planned_0:15 planning:41 plans:-16 plant:-78 plants:-27
plaster:10 plate:27 plates:34 platform:53 platz:16 play:28 play_the:-19
played:-85 played_cards:-49 player:-46 players:27 players_are:-9 playing:-20
playlist:-43 playlist_server:29 plays:-64 plays_the:-58 plc:-43 please:65
please_^:69 please_bring:10 please_explain:25 please_mark:63 please_my:71
please_never:25 please_take:-28 plenty:35 plenty_for:24 plenty_of:-8 plot:-2
plots:30 plotter:-41 plotting:20 plotting_per:20 pls:163 pls_^:80 pls_dont:6
pls_keep:13 pls_no:10 plug:-19 plugged:32 plugged_in:32 plugin:52 pluie:-66
plum:-21 plumber:-38 plums:-47 plus:57 plus_de:4 plz:17 pm:65 pm_^:36 pocket:5
pocket_^:3 pocztowy:44 pocztowy_stoi:44 pod:-37 podcast:-23 pode:47
pode_passar:5 pode_ter:19 pods:2 poem:-44 poetry:-97 poi:-55 point:-29
point_^:-56 point_a:9 point_is:24 point_of:37 pointing:-2 points:59 points_^:66
points_at:1 points_to:6 police:6 policy:78 policy_is:34 polish:-45 polite:-30
poll:12 polls:8 pompe:11 pond:50 pond_four:27 pontos:30 pontos_^:30 pool:23
pools:8 poor:51 pop:32 popcorn:-5 poplars:33 popular:-26 popular_in:-16 por:71
por_hora:24 por_la:14 porque:37 port_0:44 port_du:4 portal:13 porte:56 ported:3
porter:37 porto:22 porzioni:3 porzioni_^:3 positions:9 possible:39 possible_^:3
post:-12 post_^:9 post_office:9 postcard:-33 posted:47 poster:-22 poster_^:-11
postes:1 postes_^:1 postgres:45 postman:-31 postmortem:-52 pot:57 pot_is:41
potatoes:-19 pots:-7 pour:98 pour_la:82 pour_le:40 pour_les:41 power:21
power_button:-5 power_feed:8 power_is:14 power_supply:7 ppl:-24 ppl_^:54 ppm:33
ppm_^:19 pra:16 practical:55 practicar:30 practice_questions:16 practise:92
practise_the:16 practise_with:20 praia:12 praise:28 pratique:34 predefinita:6
prefer:-8 prefer_small:26 prefer_the:-6 prefers:15 prefetch:26 prefiero:87
prefiero_que:61 prefiro:55 prefix:16 prefs:12 prend:29 prendiamo:42
presentation_in:3 presión:6 presión_de:6 presque:-43 presque_vide:4 press:-29
pressed:-82 pressure:55 pressure_cooker:5 presupuesto:16 pretty:-41 preview:39
preview_in:25 prevista:4 price:-4 price_the:-51 prices:35 pricing:6 prima:80
primary:45 primary_feathers:19 primeiro:37 primo:-109 principal:18 print:11
print_^:22 print_the:14 printed:-22 printed_the:-19 printer:-59 printer_only:-33
printers:-46 prints:-23 privacy:17 private:15 priya:13 pro:44 pro_woche:10
prob:30 probably:-42 probe:9 proben:9 problem:-52 problems:21 problems_a:54
procedure:4 procent:33 procent_vocht:33 prod:31 product:-66 production:24
proefles:41 proefles_is:41 prof:48 profe:-53 professor:11 professor_adeyemi:3
profile:-4 profile_from:-22 profiler:59 program:-48 programme:35 programming:-52
programming_from:-17 programming_language:-9 project:-19 projection:-43
projector:36 promise:62 promised:-45 promised_it:-36 promised_to:5 promoted:-39
proof:-64 proofing:19 proofing_0:6 proper:-34 properly:-44 property:6 props:-7
prose:26 prose_^:18 prosecco:-59 proszę:37 protocol:12 protocol_^:2 prototype:-9
proud:7 proud_of:14 proxies:-43 proxy:31 pruebas:51 pruebas_usa:8 prune:-25
prune_the:-25 prática:33 prática_é:16 préfère:49 próbek:24 próbek_^:24 prüfen:8
prüfen_wir:8 prüfung:22 prüfung_dauert:3 public:106 public_^:1 publisher:5
pueblo:-14 puerta:23 puerto:34 puerto_0:4 puerto_de:19 puff:33 puis:-78
puisque:2 puisque_la:2 pull:3 pull_request:19 pulled:12 pulled_a:1 pulls:11
pump_four:23 pumps:-18 pun:-47 punch:-17 punch_cards:-4 punched:-25 punkte:38
punkte_^:30 puntos:46 puntos_^:22 puntos_en:17 pupil:-9 purple:-72 push:4
push_^:23 pushed:29 pushed_the:16 pushes:12 pushes_are:10 put:-9 put_a:-32
put_aside:5 put_googly:-46 put_it:-11 put_my:22 put_on:-24 put_the:-29
put_two:28 put_up:37 put_you:37 puts:24 puts_up:9 putting:-5 può:28 px:9 px_^:9
python:3 pão:-21 på:-103 på_hytt:39 póliza:20 pół:-72 q:-15 qa:33 qa_is:32
qu'il:-27 qu'on:52 quadratmeter:27 quadratmeter_^:27 quai:29 quai_sud:11
quand:-130 quarantined:55 quarantined_^:39 quarry:7 quarter:17 quarter_^:-8
quay:5 que:-74 que_a:-1 que_con:41 que_de:19 que_el:-80 que_en:-13
que_história:-62 que_la:-32 que_las:16 que_le:53 que_les:74 que_lo:48 que_los:39
que_me:32 que_no:5 que_se:12 queda_en:22 queda_por:8 quedamos:17 quedamos_con:17
quedan:33 quedó:-1 quelle:-26 quelle_belle:-26 quelqu'un:-66 quelqu'un_^:-66
quem:40 quero:48 query:-3 question:-16 question_^:-34 question_and:-11
question_nine:29 questionnaire:17 questionnaires:35 questions:-34 questions_^:20
questions_a:16 queue_at:-73 queue_depth:27 queue_in:-25 queue_is:32
queue_since:8 queue_topic:27 queueing:-55 queueing_theory:-49 qui:-10
qui_tient:55 quick:-71 quiero:53 quiet:17 quiet_^:-34 quietly:-4 quindi:61
quite:-44 quite_ordinary:-2 quiz_i:2 quiz_me:7 quizzes:32 quién:41 quota:23
quota_is:4 quotation:27 quote:41 quote_the:2 quoted:13 quoted_the:10 quotes:11
qué:-141 qué_frío:-26 r:-34 race:-6 racing_games:-18 rack:-11 rack_at:45
racks:-6 racks_^:19 raconte:-86 radar:-25 radiators:20 radio:-70 radio_^:14
radio_is:-17 radio_on:-37 radio_procedure:4 radiology:-69 radios:-80 raid:-23
rail:25 railway:22 railway_has:15 rain:-99 rain_^:-6 raining:-98
raining_sideways:-58 raised_the:29 ram:-43 rama:28 rama_principal:7 ramp:66
ramp_^:32 ran:12 ran_out:10 ran_the:-8 random:23 rang:58 rang_me:7 range:28
rano:91 rare:-6 rare_thing:-14 rarely:-52 rash:42 rate_^:29 rated:-57 rates:9
rather:43 rather_a:12 rather_an:18 rather_be:-72 rather_get:20 rather_have:78
rather_than:86 ratio:-38 raum:35 raus:27 raus_^:16 raw:42 ray:26 re:30 re_the:7
reach:-31 reach_the:1 reached:44 read:32 read_and:17 read_by:-4 read_in:-13
read_it:7 read_like:-20 read_on:7 read_only:74 read_replica:34 read_than:22
read_that:-29 read_the:-30 read_these:40 read_this:9 reader:39 reader_even:36
readers:57 reading:-142 reading_^:68 reading_about:-33 reading_an:26
reading_glasses:83 reading_list:8 reading_room:4 reading_the:-20
reading_through:-24 reading_your:-93 readings:31 reads:30 reads_0:-10
reads_along:42 reads_better:44 reads_from:4 reads_well:-59 ready:67 ready_^:9
ready_to:4 real:29 really:-34 really_^:-13 really_does:-12 reason:-2 reason_^:8
reasoning:19 reasoning_underneath:19 reasons:-10 reboot:3 recalibrated:28
recalibrated_^:25 receipt_^:-9 reception:43 reception_^:31 receptionist:-14
receta:-11 rechnen:28 rechnen_wir:15 rechnung:37 reconnects:-1 record:26
records:45 recursive:34 recursive_calls:34 red:48 red_and:42 red_light:29
redesign:16 redo:16 redo_the:16 redundancy:-15 redémarre:4 reef:27 reefer:18
ref:29 reference:63 reference_book:43 refers:-15 refers_to:-15 refilled:-30
refrain:-2 refreshes:30 refreshes_every:30 refroidie:4 refroidie_par:4 refund:32
refund_goes:9 refunds:59 refunds_are:7 refuse:39 refuses:-38 refuses_to:-40
regards:-67 regen:-42 regent:-41 regex:-31 region:61 register:66 registered:75
registered_as:19 registry:51 regler:19 regression:38 regrets:-44 regulations:62
rehearsal:29 reichen:26 reisetag:26 reisetag_^:26 rejects:35 relay:-6 release:71
release_0:4 release_branch:40 release_notes:-20 released:-22 releases:-88
releases_^:-89 rely:26 rely_on:26 remained:-54 remaining:21 remains:20
remains_is:27 remains_unclear:19 remarkably:-6 remarks:50 remarks_in:23
remember:-12 remember_a:21 remember_the:-51 remind:42 reminder:14 reminders:1
reminds:-43 reminds_me:-43 remote:-54 removal:-37 removed:55 removed_one:3
removed_the:22 rename_the:-10 renamed:23 render:35 render_farm:4
render_timeout:4 renderer:26 rendu:39 rendu_utilise:25 renewed:20 rent:4
rental:30 repair:29 repaired:5 repairs:23 repariert:-27 repeat:3 repeats:13
repeats_every:13 replaced_at:24 replacement:20 replacement_has:8
replacement_in:19 replacement_van:12 replacing:21 replica:84 replica_in:34
replica_two:19 replicas:30 replicas_^:11 replication:23 replication_lag:5
reply:-28 repo:16 report:68 report_^:26 report_to:4 reported:13 reported_0:13
reporter:24 reports:-32 reports_to:23 repository:25 repository_^:3
reproducible:2 reprogrammed:18 reprogrammed_the:18 request:34 request_^:20
requests:-43 reread:14 reread_the:14 rerun:37 rescue:1 reserva:27 reserve:29
reserve_^:19 reserved:67 reset:12 reset_the:13 resets:36 resets_at:30 resistor:3
resit:25 resit_in:14 resolve:-11 resonance:60 resonance_with:60 respaldo:13
respaldo_tarda:13 respect:-41 respect_^:-43 response:-8 responsibility:3
rest_^:-31 rest_is:12 rest_of:-28 restart:9 restarted:2 reste:19 reste_à:50
restore:61 restored:13 restored_accordion:1 rests:37 result:-47 result_pages:20
results:27 results_in:3 resumo:53 retention:35 retention_is:4 retired:79
retired_^:17 retires:-36 retrained:27 retries:-17 retries_0:27 retries_^:17
retro:-46 retry:50 retry_loop:32 return:8 return_^:52 returned:56 returned_^:28
returns:-20 returns_a:-10 rev:29 rever:48 reverse:-16 reverted:23 review:27
review_^:16 review_was:-8 reviewer:-36 reviews:45 reviews_the:29 revisado:26
revisar:6 revised:24 revision:8 rewritten:48 rewritten_and:26 rewritten_so:15
ribbon:1 ribbons:48 rich:-45 riddle:6 ride_^:15 rider:8 ridge:-17 rieger:19
rien:-73 rig:27 rig_is:17 right:11 right_?:4 right_^:-14 right_and:12
right_moment:-5 right_of:35 rights:41 rijskast:5 rijskast_staat:5 ring:92
ring_buffer:33 ring_me:6 ring_of:-24 ring_the:21 rings:-1 rings_the:26
ringtone:-61 rinse:75 rinse_time:4 rinsed:33 rinsed_and:33 rinsing:8
rinsing_step:8 rip:30 rir:-73 rir_^:-73 rises:-41 risotto:21 rit:3 riunione:-92
river:-49 river_^:-19 road:-6 roads:-9 roads_around:-9 roast:17 roasters:-25
rob:35 robot_navigue:63 rock:30 rocío:39 role:80 rollback:3 rolled:5 rollout:3
rolls:-8 rollstuhl:24 roof_^:23 roof_is:15 rook:4 room:48 room_0:36 room_^:-17
room_and:5 room_door:-3 room_for:59 room_has:-16 room_is:22 rooms:83 root:13
root_cause:8 root_passwords:7 rope_and:10 rope_practice:47 ropeway:9 rosa:47
rosa_is:34 rosalind:45 rosalind_^:21 rose:55 roses:17 rota:49 rota_^:15
rotated:19 rotation:-21 rotation_^:-24 roughly:-79 round:-9 round_^:-16
round_to:26 roundabout:-45 roundabouts:48 rounded:35 rounding:5 rounds_^:39
route:52 route_the:10 routed:31 router:24 routing:-7 row:58 row_d:14 row_of:16
row_without:60 rows:-45 rows_^:35 rows_and:-9 rows_in:27 rubber:-91
rubber_duck:-51 rufbereitschaft:39 rule:-25 rule_of:-31 rule_that:-8 rules:11
rules_again:13 run:-19 run_^:-78 run_it:8 run_on:38 run_the:8 runbook:-11
runner:19 runner_is:19 running:115 running_^:20 running_again:34 running_on:1
runs:123 runs_0:42 runs_as:22 runs_at:7 runs_for:13 runs_in:3 runs_on:-30
rush:-9 rushed:64 rust:26 rye:35 rádio:29 régie:54 régie_son:54 réparée:36
réplica:27 réservée:22 réunion:2 révision:71 révisions:19 rückflug:1
rückflug_der:1 rücksprache:49 s_^:38 s'applique:24 sa:-24 saal:27 saat:53
saat_0:27 saat_sürüyor:18 sabe:-42 sabemos:30 saber:6 sacar:12 sacks:19
sacks_of:19 sacs:15 sacs_^:15 sacó:17 sacó_0:17 sad:-1 saddle:15 sadly:73
safe:76 safe_^:11 safety:18 safety_sheet:17 sag:-58 said:23 said_0:11 said_^:105
said_about:18 said_i:-21 said_it:-37 said_no:-3 said_so:8 said_that:-3
said_the:40 said_to:-51 sail:4 sailed:-32 sailing:11 sailors:-18 sailors_in:-16
sait:18 sake:24 sake_of:24 sala:78 sale:-21 sale_a:2 sale_desde:1 salen:14
sales:12 sales_has:12 salle:21 salle_de:-25 salle_est:2 salmon:-12 salt:24
salt_melts:27 sam:13 same:-98 same_^:-47 same_as:-33 same_coat:-11
same_people:-10 same_size:-29 same_thing:-17 same_time:19 same_to:59 samedi:-6
sample:63 sample_of:27 samples:38 sampling:27 sampling_is:27 samstag:-30
sand_^:-1 sandwich:-33 sandwiches:-38 sank:35 sans:7 sat:-36 sat_next:-11
sat_on:-66 satisfying:-50 saturday:47 saturday_^:16 saturday_and:-5 saturdays:16
saturdays_^:16 sauce:41 sauces:14 sauces_^:14 save:-17 saved:23 saving:15 saw:9
saw_0:-21 saw_a:-8 saw_it:12 saw_the:100 say:24 say_0:13 say_^:47 say_a:-51
say_hello:-20 say_in:-3 say_so:39 say_that:-62 say_what:-14 say_whether:26
say_why:43 saying:18 sayings:-21 says:26 says_0:40 says_^:13 says_a:4
says_it:-28 says_no:-20 says_nothing:34 says_on:27 says_otherwise:15 says_so:34
says_statistics:-25 says_that:9 says_the:-12 scaffolding:24 scaffolding_is:20
scala:6 scala_predefinita:6 scale:9 scales:-42 scales_before:-39 scan_is:12
scanned:28 scanner:10 scanners:43 scans:22 scary:-3 scatter:9 schaffe:39
schaffe_ich:39 schedule:-3 schedule_^:-10 scheduler:-1 schedules:-4 schema:56
schema_^:29 scheme:13 schicken:3 schlüssel:13 schlüssel_liegen:4
schlüsselübergabe:29 schon:-81 schon_wieder:-62 school:41 school_groups:49
school_in:32 school_play:-23 schools:-4 schule:-14 schule_^:8 schön:-66
schönen:-24 schüler:38 schüler_^:38 schülern:27 schülern_^:27 scissors:46
scooter:11 scope:33 score:35 score_^:27 scouts:27 scrap:21 scrap_the:11
scratch:62 scratch_what:24 scratched:30 scratches:15 screen:89 screen_^:-56
screen_reader:47 screens:-20 screenshot:15 screenshots:10 screenshots_^:6
screws:-4 scribe:24 scripts:20 scrolling:34 scrubbed:48 sdk:47 se:37
se_confirma:3 se_divide:19 se_il:33 se_la:33 se_o:13 se_queda:20 se_ve:28
sea:-32 sea_^:12 seagull:-29 seagull_stole:-29 seal:16 sealed:18
sealed_envelope:13 seals:17 search:71 seasick:32 season:-80 season_the:3
seat:-15 seat_^:-59 seat_by:19 seat_hangs:31 seats:18 seats_^:-33 seats_are:2
seats_in:11 sec:-51 sechs:52 second:11 second_^:43 second_day:-35
second_driver:6 second_engineer:10 second_half:-26 second_language:14
second_one:-62 second_or:-16 second_page:45 second_power:8 secondes:-55
secondes_^:-8 seconds:30 seconds_^:86 seconds_and:3 seconds_for:13 seconds_in:-1
seconds_of:-12 seconds_on:12 seconds_or:-27 secretary:23 secrets:22 section:14
section_has:2 secure:20 security:-15 see:-27 see_^:-7 see_a:26 see_it:-3
see_me:11 see_my:-11 see_the:-94 see_them:35 see_there:-11 see_what:-42
see_why:5 seeing:52 seeing_that:74 seek:45 seek_bar:45 seem:-49 seem_to:-49
seems:-59 seems_to:-59 seen:-44 seen_things:-39 sees:-108 sees_0:-36 sees_the:-6
seguridad:28 seguro:35 seguro_cubre:4 sei:-60 sein:29 sein_^:29 seit:-55
sekunden:16 sekunder:27 sekunder_^:27 selbst:-74 self:2 self_catering:2 sem:109
semaine:-11 semicolon:-75 semicolons:-23 sempre:-64 sempre_^:69 sempre_che:-31
sen:32 send:63 send_a:14 send_the:72 send_u:6 sending:17 sending_the:10
sends:-41 sense:-40 sense_^:-22 sense_of:23 sense_thx:-13 sensor:56 sensor_de:16
sensor_reads:21 sensorcode:27 sensorcode_is:27 sensore:13 sensors:-72 sent:-38
sent_^:-31 sent_back:38 sent_out:16 sent_the:17 sentences:39 separate:4 sept:28
sept_^:20 ser:-12 sera:31 serial:42 serial_0:12 series:-54 serio:-5 serio_^:-5
seriously:41 seriously_^:53 serve:46 served:20 served_in:25 server:-88
server_^:33 server_has:-14 server_is:21 server_room:-74 serveur:19 serveur_de:19
service:40 service_^:-52 service_admits:6 serviced:-12 servidor_de:4 servis:62
servisi:27 serwer:51 serwer_pocztowy:44 será:56 ses:-72 sesame:42 session:95
session_^:24 session_may:17 session_on:5 sessions:17 set:28 set_^:19 set_has:-34
set_the:14 set_to:7 setpoint:44 sets:11 settings:47 settings_get:4
settings_page:33 settled:128 settled_on:63 settled_who:15 settlement:17 setup:2
seuil:13 seuil_de:10 seul:17 sev:3 sev_0:3 seven:61 seven_^:-5 seventies:-42
seventies_^:-42 seventy:-20 shader:27 shaders:-2 shadow:-2 shaky:60 shaky_^:60
shall:37 shall_use:1 shape:-35 shape_of:-27 shapes:-54 share:-4 share_a:-50
share_it:8 share_of:-3 share_the:26 shared:6 shared_mailboxes:27 shared_with:18
sharp:22 she:59 she_always:-26 she_cant:2 she_could:-18 she_cried:-68
she_had:-21 she_has:82 she_is:32 she_never:-7 she_says:66 she's:59 she's_0:6
she's_on:15 shed:26 shed_geometry:18 sheet:44 sheet_0:10 sheet_^:-27 sheet_and:3
sheet_on:2 sheets:91 sheets_^:39 shelf:60 shelf_is:43 shelter:-11 shes:-30
shift:39 shift_^:3 shift_book:8 shift_has:-39 shift_is:-12 shift_lead:51
shift_reported:13 shift_that:33 ship:5 ship_^:-8 ship_the:34 shipped:-8
shipping:7 shoes_and:-4 shop:20 shop_^:-86 shop_had:30 shop_on:17 shops:2
short:-8 short_^:15 short_and:30 short_ones:16 shorter:41 shorter_than:41
shot:16 should:-77 should_be:-15 should_get:-94 should_go:2 should_hear:-12
should_like:35 should_never:-12 should_see:-77 should_the:18 should_weigh:35
shoulder:-13 shouldn't:31 shout:-72 shouts:5 show:27 show_is:16 show_me:37
show_up:6 showed:-42 showed_the:-5 shower:-31 shown:-14 shows:-44 shows_0:5
shows_^:-10 shows_a:-75 shows_up:4 shrink:-81 shrinks:-25 shut:12 shuts:34
shuttle:60 si:-21 si_el:11 si_falla:24 si_la:25 si_no:46 si_possible:6 si_è:-12
sich:34 sich_die:13 sicher:-51 sicilian:36 sicilian_i:13 sick:58 sick_so:2
side:93 side_^:75 side_by:15 side_is:3 side_of:1 side_the:4 sides:15
sideways:-58 sie:83 siempre:-80 siete:-4 siete_^:25 sight:28 sigma:6 sign:57
sign_^:-2 signal_^:16 signals:29 signals_^:27 signature:69 signed_it:-38
signed_off:8 signed_the:3 significance:18 signing:18 signing_job:8 signor:-26
signs:44 signs_at:-44 signs_for:37 signs_in:28 siguiente:41 siguiente_es:41
silence:-34 silence_the:3 silent:37 sillas:12 sillas_^:12 silly:83 silo:4 sim:10
similar:-1 simple:-39 simply:-127 simply_a:-29 simulacro:17 simulacro_^:17
simulateur:-51 simulation:26 simulations:-33 simulator:44 sin:-10 since:-4
since_0:-38 since_^:-10 since_a:7 since_i:-54 since_last:1 since_march:-47
since_monday:15 since_nobody:-18 since_ten:23 since_the:44 since_this:18 sind:25
sing:-32 sing_the:6 singer:-54 singing:-5 single:-62 single_time:-10 sings:30
sinking:5 sinon:4 sinon_je:1 siren:23 sis:-39 sister:59 sister_^:-8 sit:-3
sit_^:-25 sit_at:9 sit_down:-7 site:44 site_^:44 site_sud:2 sites:7 sitio:50
sitio_^:32 sitio_para:14 sits:23 sits_at:20 sits_in:9 sits_on:9 sits_right:-33
sitter:-6 sitting:9 sitting_^:20 six:7 six_^:30 sixteen:33 size:10 size_^:-20
size_it:2 sizes:-50 się:37 skateboard:-76 skating:-42 skeleton:-55 sketch:-10
sketch_^:18 sketch_of:-30 sketches:32 ski:35 skimmed:-52 skip:-6 skip_the:26
skipper:30 skipping:25 skips:-1 skips_0:-1 skirting:21 skirting_board:14
skriv:62 sky:-24 sky_at:-5 slack:4 sleep:65 sleep_^:27 sleep_bug:21 sleeps:23
sleeps_0:18 sleeps_^:1 slept:-82 slept_0:-20 slept_on:14 slept_through:-3
sleutel:38 slice:10 slices:58 slides:-34 slides_^:-6 slides_in:-24 slip:81
slip_^:28 slips:2 slope:-5 slope_closes:18 slot:55 slot_^:6 slots:1 slots_^:26
slow:9 slow_^:-26 slow_with:-32 slower:-32 slowly_with:55 slug:16 small:-22
small_and:-50 small_commits:19 smaller:-3 smart:-28 smell:-133 smell_of:-63
smell_the:-18 smelling:-53 smells:-106 smells_like:-16 smells_of:-94 smile:-23
smile_^:-28 smile_and:12 smileys:4 smoke:10 smoked:13 sms:29 sms_^:29 snail:-11
snake:-14 snapshots:21 sneeze:-38 snippet:-10 snow:85 snow_^:4 snow_groomer:29
snow_guns:14 snowboard:16 snowboard_lesson:16 snowcat:27 snowcat_is:27 so_0:1
so_^:10 so_all:9 so_by:7 so_check:22 so_does:1 so_every:43 so_everything:12
so_far:-52 so_forget:40 so_hard:-24 so_i:45 so_i'm:34 so_i've:5 so_it:-78
so_it's:-5 so_let's:7 so_many:-30 so_my:-38 so_no:59 so_nobody:8 so_nothing:4
so_order:14 so_our:26 so_please:37 so_quiet:-55 so_that:81 so_that's:13
so_the:-2 so_they:-11 so_we:43 so_you:35 so_your:32 soap:-16 sobre:-10 sock:-46
socket:36 socket_^:18 sockets:29 socks:-123 socks_and:-22 socks_we:-15 sofa:4
soffritto:18 soffritto_usiamo:18 sofort:12 soft:-33 softly:-79 software:-54
soglia:13 soir:31 soir_^:-18 solche:-41 sold:91 sold_out:28 sold_to:33 solder:-5
soldered:-56 soldered_the:34 solid:76 solid_^:51 sollen:3 sollte:10 solo:94
solo_in:5 solo_la:12 solutions:50 solved:44 som:-73 some:-111 some_0:-14
some_of:42 somebody:-6 somebody_from:10 somebody_has:23 somebody_in:-80
somebody_left:-11 somebody_must:12 somebody_still:10 somebody_who:-5
somebody's:-13 somehow:22 someone:-128 someone_at:-47 someone_put:-46
someone_who:46 something:6 something_^:-47 something_else:32 something_from:-9
something_is:-40 something_that:-16 something_to:45 something_wrong:17
sometimes:-38 sometimes_i:-27 somewhere:-85 somewhere_in:-32 somewhere_that:-75
son:-52 son_^:49 son_will:19 song:-91 songs:-92 songs_and:-49 sono:-19 sonst:-9
sont:28 soon:44 soon_as:38 sooner:116 sooner_have:33 soothing:-4 sorry:-11
sorry_^:118 sorry_for:-97 sorry_i:-42 sorry_to:9 sort:-11 sort_of:-7 sorted:64
sorted_i:7 sorted_the:9 sorten:-76 sorter:41 sorter_belt:4 sortie:5 sorting:-14
sotto:-62 sound:-2 sound_like:-16 sound_of:-25 sounded:-43 sounded_like:-2
sounds:4 sounds_as:-13 sounds_like:-41 soup:-119 soup_^:-46 soup_is:-32
soup_was:-8 source:-30 sourdough:-32 sourdough_loaves:5 south:69 southern:10
souvent:-41 souvent_une:-41 space:1 space_for:50 spaces:19 spam:3 spanish:18
spare:83 spare_drives:7 spare_key:28 spay:2 speak:34 speak_of:48 speak_slowly:55
speaking:-105 speaking_the:-38 speaks:-21 spec:12 speech:-29 speeches:14
speeches_start:14 speed:44 speed_0:7 spelling:41 spelling_^:-16
spelling_drills:31 spelt:19 spend:24 spend_0:16 spending:2 spent:-103
spent_0:-74 spent_the:-39 spiegazioni:15 spikes:-51 spin:8 spine:7 spinner:3
splash:52 splash_screen:52 splendid:-6 spliced:10 split:50 spoke:22 spoken:30
spoken_to:4 spoon:-31 spoon_^:-31 spoons:-15 sports:-75 sports_desk:-79 spot:13
spot_is:3 spread:-9 spreadsheet:-18 spreadsheet_^:42 spreadsheets:-72
spreadsheets_are:-9 spring:46 spring_constant:2 spring_i'm:49 spring_tide:6
sprinkler:20 sprint:8 sprouts:-24 sql:18 sql_than:40 sqlite:43 squeak:-65
squeezes:-25 sre:-46 srv:11 sry:-44 sso:34 st:-22 st_marks:-22 staat:63
staat_op:5 stack:-67 stack_trace:-8 stacked:1 stacked_in:1 staff:-13
staff_is:-17 stage:84 stage_lights:17 staging:60 staging_cluster:17 stains:-47
staircase:-45 stairs:-57 stairs_^:-28 stale:19 stalls:1 stamp_^:-17 stampa:42
stand:39 stand_in:44 standard:-43 standard_deviation:-21 standby:9
standby_phone:5 standing:-42 standing_at:17 standing_desk:-55 standing_in:5
standing_order:28 standing_up:-33 stands:71 stands_at:41 stands_in:29 stansted:3
star:13 star_schema:2 starboard:34 stare:27 stare_at:-59 staring:4 staring_at:4
stars:7 start:71 start_^:40 start_and:-18 start_at:46 start_of:18 start_the:-18
start_with:47 started:-81 started_the:34 starting:26 starting_with:18 starts:5
starts_0:4 starts_at:34 state:7 statement:20 statements:28 static:41 station:15
station_^:22 station_in:-23 station_is:15 station_running:1 statistics:-3
statistics_and:14 statt_^:14 statue:23 statue_may:25 status:-3 status_led:14
status_page:-33 stay:91 stay_away:17 stay_idle:17 stay_in:-14 stay_on:9
stay_with:2 stayed:-19 stayed_in:-26 staying:22 staying_with:16 stays:65
stays_^:5 stays_at:10 stays_behind:14 stays_in:55 stays_on:16 stays_out:12
stays_where:23 steeds:69 steel:7 steered:15 stehen:-45 steht:32 steht_im:35
steht_jetzt:7 stellen:14 step:-32 step_0:-80 step_^:6 step_is:10 stepped:-1
steps:-3 steps_and:-73 sterilised:17 stick:-9 stick_^:-75 stick_to:73 sticker:6
sticker_^:33 sticker_on:-50 stickers:-49 sticks_with:26 sticky:-12
sticky_notes:-12 still:-36 still_^:-8 still_a:42 still_ahead:2 still_don't:52
still_for:7 still_gotta:42 still_has:10 still_have:38 still_hear:-24
still_in:-31 still_makes:-3 still_need:13 still_no:36 still_on:23 still_reads:7
still_sitting:3 still_talk:-32 still_unclear:32 still_unexplained:20
still_wants:26 still_works:-8 stitches:-5 stock:84 stock_am:22 stocktaking:8
stoi:44 stoi_w:44 stole:-48 stole_my:-20 stolen:55 stood:3 stood_in:-5
stood_still:7 stool:11 stool_^:64 stop:97 stop_^:-37 stop_at:27 stop_eating:25
stop_me:15 stopped:-37 stops:2 stops_after:7 storage:2 storage_^:35 store:109
store_^:36 store_the:-1 stored:23 stored_as:54 stored_in:21 stories:25
stories_stick:65 storm:-11 story:-21 story_0:-31 story_about:-9 story_goes:-15
story_is:-7 story_of:-11 story_the:44 stove:-8 straight:-44 straight_away:10
strange:-52 strange_that:-39 stranger:-24 strangers:50 streams:74 streams_in:24
street:-31 street_^:24 stretch_it:1 stricter:36 stricter_^:5 strike:-10
string:-126 strings:13 strings_over:7 stripes:-5 strips:2 strong:2 stuck:17
stuck_^:29 stuck_in:-25 stuck_queue:28 student:-52 students:-56 studio:66
studio_b:29 study:66 study_buddy:28 study_the:13 stuff:135 stuff_^:27
stuff_in:18 stunden:-66 stunden_^:24 stunden_über:5 stupid:66 style:54 styles:30
styles_^:30 stück:23 su:-13 subito:-57 subject:-22 subject_^:-26 subjunctive:3
subjunctive_is:22 subs:6 successful:20 successful_unlock:23 such:-89 such_a:-38
sud:25 suena:-52 suffit:22 suffit_^:22 sugar:-40 sugar_^:-42 suit:113 suit_me:50
suit_us:63 suitcase:-33 suite_passes:28 suits:31 sul:40 sulk:-15 sulla:-33
sum:-53 summary:-62 summary_at:12 summer:-70 summer_^:25 summer_and:-18
summer_we:-27 summers:-36 summit:12 sun:-44 sunday:46 sunday_and:5 sunrise:-18
sunset:-75 sunset_^:-58 superare:12 supermarket:-10 supervisor:11
supervisor_is:7 supply:21 support_is:9 supposed:-1 supposed_to:-1 sur:28
sur_la:-34 sur_le:-16 sure:-61 sure_you:-49 surgery:31 surname:3 surprise:57
surprise_^:66 surprised:-11 surprises:77 surprising:-60 surprisingly:-19
surprisingly_good:-19 surtout_pas:65 survey:14 survive:13 survive_a:6
survived:-117 survived_the:-19 survives:28 sushis:28 sushis_est:28 swallows:-25
swan:-27 swapped:115 swapped_the:75 swaps:22 swatch:35 sway:34 swear:-115
swear_by:-39 swears:-80 swears_by:-24 swedish:12 sweet:37 swimming:21
swimming_^:-15 swimming_hall:17 swimming_pool:-11 swing:18 swing_seat:31
swings:-11 swiss:44 switch:35 switch_to:8 switched:24 switches:3 sworn:-2
syllabus:14 syllabus_^:8 symbol:44 symbol_lookup:44 symptom:75 sync:83 sync_^:7
sync_job:29 synthetic:7 sysadmin:-50 system:3 system_^:34 systems:18 sábado:19
säcken:37 säcken_^:37 sé:-30 só:31 sözlü:60 sørensen:10 sørensen_^:2 sürüyor:18
sürüyor_^:18 są:97 słoików:-134 tabla:37 tabla_de:37 table:18 table_^:73
table_des:3 table_for:-22 table_is:34 table_of:46 table_salt:27 table_the:16
tablecloths:23 tables:44 tables_^:84 tables_over:8 tablet:102 tabletop:27
tablets:77 tabs:-4 tabs_^:73 tabs_one:-55 tabs_open:-24 tackle:4 tacks:56 tag:6
tag_^:8 tag_on:27 tage:18 tage_^:34 tagged:39 tags:56 tags_^:6 tail:-57
tail_^:-57 tak:-29 take:-27 take_0:31 take_^:25 take_a:42 take_all:-54 take_it:4
take_more:10 take_one:9 take_the:85 take_three:-29 take_your:-155 taken:93
taken_off:7 taken_the:9 takes:170 takes_0:93 takes_a:10 takes_about:-9
takes_over:2 takes_place:28 takes_the:35 taket:-24 taking:37 taking_the:23
talk:-31 talk_about:-40 talk_on:-9 talk_to:89 talked:127 talked_it:81
talked_to:18 talking:-29 talking_about:-30 talks:-10 talks_to:-18 tall:21
tamaño:7 tamaño_máximo:7 también:9 tamper:9 tank:71 tank_was:36 tante:-72
tanto:-42 tap:23 tap_needs:13 tape:35 tape_archive:9 tapes:39 tar:34 tarda:33
tarda_0:33 tarde:-32 tare:5 target:23 tariff:14 tariff_you:2 task:57 tasks:-1
taught:11 taught_me:-5 tavern:24 tax:-20 taxi:46 tbh:-26 tbh_^:-76 te:-71
tea:-88 tea_^:-10 teacher:-15 teacher_for:1 teacher_is:13 teaches:-69 team:-78
teams:-26 tears:-20 technical:-11 technician:14 technician_can't:8 teigkneter:26
teigkneter_ist:26 tekst:46 teleférico:23 teleférico_está:23 telephone:29
telesilla:24 television:-29 tell:47 tell_a:-18 tell_me:35 tell_that:43
tell_the:12 tell_us:25 tell_which:32 tell_you:-32 tells:-6 tells_me:-12
tells_you:26 tem:-48 tem_0:39 tema:15 temp:-40 temp_readings:12 temperatura:10
temperature:1 tempo:-19 tempo_limite:9 temporary:6 temps:-15 temps_^:18 ten:2
ten_kilometres:-38 ten_minutes:57 ten_past:23 ten_years:-9 tenant:-46
tenant_in:1 tend:-78 tend_to:-78 tends:-26 tends_to:-26 tengo:23 tenor:105
tense:34 tension:2 tent:-69 ter:34 teraz:90 term_and:-40 termin:63 terminal:-62
terminal_^:-54 terminé:26 terms:-28 terrace:29 terrasse:47 terror:-16 test:81
test_0:6 test_^:-18 test_has:18 test_is:50 test_went:8 teste:43 teste_^:40
tested:-12 tested_on:5 tester:19 testers:5 tests:123 tests_pass:6
tests_passent:21 tests_run:20 text:107 text_^:22 text_i:6 text_is:4 text_me:42
text_message:5 text_messages:-26 text_the:27 textbook:24 textbook's:32
textbooks:-1 texte:17 textos:5 texts:63 texture:45 texture_budget:20 thai:-53
thai_0:16 than:38 than_0:13 than_a:109 than_any:-8 than_anyone:-21 than_by:14
than_from:3 than_half:47 than_i:-3 than_in:-29 than_long:22 than_many:15
than_my:-92 than_nested:8 than_of:50 than_one:-15 than_our:-93 than_people:-10
than_slides:3 than_tables:15 than_that:23 than_the:-121 than_this:-85
than_three:9 than_two:14 than_water:-22 than_we:41 than_with:33 than_you:-59
than_your:18 thank:-63 thank_you:-63 thanks:-77 thanks_for:-69 thanks_that:-3
that:-66 that_0:-16 that_^:-64 that_a:-69 that_all:-5 that_are:27 that_cannot:32
that_carries:-37 that_colour:20 that_computers:-28 that_could:11 that_day:70
that_does:-2 that_drains:10 that_drawer:-4 that_error:-40 that_even:-17
that_every:-39 that_file:-22 that_for:-7 that_gave:63 that_goes:48 that_got:6
that_has:-51 that_have:41 that_hour:-54 that_house:16 that_i:-15 that_in:71
that_includes:46 that_is:14 that_it:-20 that_kind:44 that_last:44 that_leaves:42
that_library:-19 that_moves:18 that_mrs:41 that_much:-6 that_must:-20 that_my:41
that_name:68 that_never:-14 that_no:-28 that_nobody:-62 that_one:31 that_only:4
that_order:32 that_out:22 that_page:-36 that_people:-28 that_picture:-2
that_pool:7 that_reminds:-35 that_room:-24 that_says:41 that_she:-17
that_somebody's:26 that_sounds:13 that_soup:-7 that_stick:25 that_style:2
that_the:-12 that_they:13 that_time:9 that_trace:-21 that_tree:-10 that_trips:49
that_up:-7 that_was:25 that_way:51 that_we:33 that_went:38 that_with:-9
that_word:28 that_would:-87 that_you:146 that's:21 that's_a:-12 that's_all:5
that's_how:61 that's_it:10 that's_that:18 that's_the:-29 that's_what:70
that's_why:-55 thats:102 thats_a:17 thats_all:25 thats_it:29 thats_the:48 the:23
the_0:-29 the_accordion:-48 the_account:19 the_achievements:9 the_adult:30
the_advanced:26 the_afternoon:-36 the_agency:12 the_agent:-40 the_agm:33
the_air:-34 the_airline:19 the_aisle:-29 the_alarm:12 the_alert:-26 the_alto:16
the_answer:-33 the_antwerp:-15 the_apple:-53 the_application:3 the_archives:13
the_armchair:29 the_array:25 the_attic:-2 the_audience:-10 the_audio:10
the_audit:2 the_auditor:17 the_auditors:11 the_autumn:53 the_avalanche:1
the_average:-5 the_awning:15 the_baby:14 the_back:14 the_background:-32
the_backup:12 the_bad:11 the_badge:60 the_bag:24 the_bakery:29 the_balance:2
the_bank:-60 the_banquet:9 the_barn:64 the_base:9 the_basement:-47 the_batch:-2
the_bath:-80 the_battery:27 the_bay:-1 the_bedding:51 the_bees:27 the_bell:1
the_bench:38 the_best:-167 the_beta:11 the_big:8 the_bill:2 the_bin:18
the_binomial:28 the_bit:25 the_black:-26 the_ble:11 the_blood:5 the_blue:81
the_board:42 the_boat:-16 the_boathouse:36 the_boiler:2 the_bonnet:-17
the_book:-4 the_booking:-15 the_bookmarks:43 the_bootloader:13 the_border:18
the_boss:-46 the_bottom:39 the_box:4 the_boy:18 the_bracelet:26 the_brake:17
the_branch:-55 the_break:12 the_bridge:-20 the_bright:37 the_brochure:36
the_brown:37 the_browser:-47 the_buffer:-17 the_build:17 the_building:-90
the_bus:-29 the_buses:4 the_buzzer:29 the_cabin:15 the_cabinet:-48 the_cabins:12
the_cage:45 the_cake:114 the_calibration:2 the_call:-23 the_callback:-23
the_canal:-43 the_canoe:27 the_canteen:-116 the_captain:18 the_car:-34
the_card:12 the_cardiology:19 the_carousel:33 the_carpet:37 the_cat:-60
the_caterer:10 the_cats:24 the_ceiling:25 the_cell:10 the_cellar:61
the_cello:-44 the_ceo:-25 the_certificate:21 the_certification:2 the_cfo:24
the_chairlift:25 the_channel:-20 the_chapel:29 the_chapter:9 the_charm:-32
the_cheaper:30 the_checkout:4 the_checksum:10 the_checksums:12 the_cheese:-7
the_children:11 the_children's:17 the_choice:29 the_choir:105 the_christening:21
the_church:11 the_ci:3 the_circuit:2 the_city:-16 the_claim:6 the_class:-27
the_cleaners:7 the_cleaning:-2 the_client:-65 the_clinic:36 the_clock:-21
the_clocks:-42 the_closing:-26 the_closure:-9 the_cloud:-49 the_club:48
the_coach:10 the_coast:-50 the_coastal:17 the_code:39 the_coffee:-29 the_cold:-1
the_collector:8 the_colour:27 the_colours:-24 the_column:41 the_commit:-48
the_committee:2 the_compass:27 the_compiler:-25 the_concert:11 the_conductor:45
the_confidence:8 the_config:13 the_connection:41 the_contact:6 the_container:10
the_controller:19 the_converter:-16 the_conveyor:20 the_copy:-38 the_corner:-24
the_corridor:-56 the_costumes:18 the_cottage:46 the_council:24 the_count:18
the_counter:-13 the_courier:-56 the_course:33 the_cover:27 the_crane:9
the_crash:-13 the_crew:41 the_cross:29 the_crown:4 the_csv:-18 the_cue:12
the_culprit:8 the_current:-26 the_cursor:-59 the_curtain:-46 the_curtains:36
the_curve:-104 the_customer:-4 the_customers:-16 the_dark:86 the_dashboard:-23
the_dashboards:-17 the_database:8 the_date:-65 the_day:14 the_db:18 the_dbt:6
the_dead:45 the_dealer:33 the_deans:12 the_debug:30 the_decoder:13 the_delay:7
the_delivery:-37 the_demo:-16 the_dental:4 the_dentist:3 the_deposit:54
the_depot:1 the_desk:32 the_details:-39 the_device:15 the_dialect:14
the_diff:-21 the_dinner:71 the_dishes:19 the_disk:79 the_doctor:47 the_dog:51
the_door:-71 the_doorbell:-42 the_double:2 the_draft:24 the_dragon:33
the_drawing:-10 the_drill:14 the_driver:42 the_drivers:-17 the_driving:7
the_drums:13 the_dry:46 the_duplicates:34 the_dutch:-5 the_duty:3 the_earlier:6
the_east:13 the_edge:31 the_editor:-20 the_electrician:39 the_electricity:5
the_emergency:29 the_emr:5 the_emulator:-20 the_end:-21 the_engine:-5
the_entire:-26 the_error:45 the_essay:42 the_evening:37 the_exam:-25
the_examiner:-9 the_examiners:41 the_examples:12 the_excess:10 the_exchange:11
the_exercise:27 the_exercises:77 the_export:23 the_extension:8 the_extra:30
the_eye:-30 the_face:-31 the_fact:13 the_faculty:76 the_fallback:16
the_family:51 the_fan:-52 the_fans:-39 the_farewell:7 the_farm:-6 the_fast:38
the_faulty:26 the_fax:14 the_feature:14 the_feed:-6 the_fellow:-56 the_fence:43
the_ferry:13 the_festival:42 the_fibre:18 the_field:54 the_file:38 the_files:-13
the_film:-75 the_final:9 the_finance:25 the_fingerings:28 the_fire:9 the_firm:2
the_firmware:25 the_first:-63 the_fish:43 the_fitter:6 the_fix:8 the_flag:23
the_flaky:41 the_flash:50 the_flat:14 the_flood:-39 the_floor:34 the_florist:42
the_flour:38 the_flowers:7 the_fluoride:43 the_fog:20 the_forklift:-60
the_form:-32 the_formatter:11 the_forms:2 the_four:10 the_fourth:-34
the_frame:10 the_free:16 the_freezer:-34 the_fridge:-55 the_front:39
the_frost:15 the_fuel:8 the_full:-28 the_function:-36 the_fuse:-1 the_gallery:13
the_game:37 the_garage:23 the_garbage:14 the_garden:6 the_gas:-19 the_gate:15
the_gateway:-3 the_gcode:30 the_gear:1 the_gearbox:23 the_generator:7
the_glove:-57 the_gluten:20 the_goat:-2 the_gondola:-23 the_good:-47 the_goods:8
the_gpu:2 the_grand:18 the_graph:-21 the_graphs:-68 the_green:-56 the_grey:32
the_groomers:1 the_ground:-4 the_guest:2 the_guests:4 the_guy:38 the_gyro:40
the_half:-14 the_hall:55 the_hallway:48 the_hamster:-76 the_hand:-30
the_handlebar:36 the_handover:11 the_handyman:3 the_harbour:-28 the_hard:87
the_hardware:43 the_head:-19 the_header:-9 the_heap:42 the_heating:47
the_hedge:29 the_helmet:40 the_help:-1 the_helper:-8 the_herring:-10
the_highest:-19 the_hill:24 the_hills:-11 the_history:8 the_hold:19
the_holdings:60 the_holiday:-28 the_home:41 the_hook:21 the_horizon:-8
the_hospital:38 the_hot:38 the_hotel:20 the_house:12 the_housing:-46 the_hum:-75
the_human:-44 the_humidity:25 the_ice:39 the_icon:-44 the_icons:19 the_idea:-10
the_image:21 the_importer:13 the_incident:-29 the_inliner:34 the_inspection:-7
the_insurance:17 the_insurer:66 the_intake:-41 the_intern:16 the_internal:14
the_internet:-38 the_interview:12 the_inventory:29 the_invoice:-23
the_invoices:5 the_job:-1 the_join:20 the_joke:-44 the_judge:-13 the_kennel:15
the_kettle:-79 the_key:12 the_keyboard:-75 the_kids:92 the_kind:-59
the_kiosks:13 the_kitchen:-5 the_lab:27 the_label:-78 the_labeller:29
the_laboratory:3 the_lady:28 the_lake:-2 the_landline:16 the_landlord:66
the_last:3 the_late:-28 the_laundry:10 the_lawyers:13 the_lead:16
the_leaderboard:27 the_leak:64 the_lease:4 the_lecture:-49 the_led:23
the_legacy:44 the_legend:-10 the_letter:16 the_lexer:7 the_licence:4 the_lid:-21
the_lift:16 the_lighthouse:-21 the_lighting:-10 the_lights:16 the_limit:-23
the_lines:2 the_linter:26 the_list:34 the_listening:7 the_little:10 the_load:46
the_loading:19 the_lobby:-5 the_lock:22 the_locker:19 the_log:-85 the_login:37
the_long:-20 the_loom:1 the_loop:-76 the_lot:38 the_lower:3 the_luggages:20
the_lute:5 the_machines:-30 the_magnetic:4 the_mail:24 the_maintenance:3
the_man:2 the_map:-4 the_march:17 the_margin:-1 the_market:-14 the_master:11
the_mayor:-15 the_mayor's:-3 the_mean:31 the_mechanic:27 the_median:5
the_meeting:-30 the_menu:-1 the_message:31 the_messages:8 the_meter:20
the_metronome:-51 the_microphone:-13 the_middle:7 the_milk:-33 the_missing:13
the_mistake:44 the_mobile:26 the_mock:14 the_module:-55 the_moment:53
the_money:24 the_monitoring:-30 the_month:9 the_moon:-70 the_morning:-53
the_most:-28 the_motor:16 the_mountains:4 the_museum:38 the_museum's:19
the_music:10 the_neighbours:-10 the_network:14 the_new:-41 the_news:-6
the_next:-56 the_night:5 the_nightly:32 the_nineties:-6 the_nocturne:27
the_noise:-56 the_north:62 the_northern:5 the_notary:1 the_notes:-118
the_novel:28 the_number:2 the_numbers:32 the_nurse:-1 the_nursery:19
the_nurses:33 the_nutcracker:-30 the_oak:-7 the_offer:36 the_office:-113
the_old:32 the_older:9 the_oldest:5 the_on:39 the_onboarding:42 the_one:-77
the_ones:-99 the_only:-27 the_open:-3 the_oral:22 the_orange:36 the_orchard:56
the_orchestra:13 the_order:18 the_ordinary:-20 the_original:-6 the_other:-15
the_others:58 the_outage:-22 the_outlier:37 the_output:-18 the_outside:62
the_oven:4 the_overflow:11 the_owner:39 the_oxygen:30 the_paediatric:12
the_pager:2 the_painter:-14 the_painters:-11 the_painting:-36 the_panel:-32
the_paper:-34 the_papers:1 the_park:-9 the_parking:-24 the_parser:1 the_part:-96
the_particle:4 the_parts:25 the_party:4 the_pass:6 the_passport:9 the_password:9
the_past:17 the_patch:-5 the_path:-5 the_payment:8 the_pdf:16 the_people:-12
the_permit:31 the_person:15 the_petrol:-43 the_pharmacy:-7 the_photo:-23
the_photos:-35 the_piano:55 the_pickup:5 the_picture:-53 the_pier:-5
the_pigeons:-30 the_pilot:32 the_pipes:-13 the_piste:23 the_plan:22
the_plant:-37 the_plaster:8 the_platform:9 the_player:-16 the_players:27
the_plot:-10 the_plug:1 the_plumber:-39 the_poem:-39 the_point:49 the_police:6
the_policy:12 the_pool:-10 the_port:8 the_porter:14 the_post:-23 the_poster:-6
the_postman:-31 the_power:18 the_practical:55 the_practice:18 the_prefix:15
the_presentation:3 the_press:71 the_preview:33 the_primary:26 the_print:30
the_printed:1 the_printer:33 the_profile:-12 the_profiler:48 the_project:-24
the_projection:-43 the_projector:15 the_protocol:3 the_public:19 the_pull:-25
the_pump:4 the_quarry:7 the_quarter:2 the_quay:5 the_query:-48 the_question:-13
the_queue:-37 the_quote:25 the_rack:-75 the_racks:-10 the_radio:-17
the_railway:28 the_rain:9 the_ramp:18 the_read:37 the_reading:39
the_reasoning:19 the_receptionist:-14 the_red:22 the_reference:8 the_refund:6
the_registry:7 the_regulations:53 the_rehearsal:28 the_release:12 the_render:11
the_rental:16 the_repeat:60 the_replacement:30 the_replica:6 the_repo:14
the_report:32 the_resistor:3 the_resit:19 the_rest:-35 the_restored:1
the_retro:-46 the_retry:9 the_returns:36 the_review:23 the_rhythm:4
the_ribbons:48 the_ride:-8 the_ridge:-17 the_right:-94 the_ring:19 the_rings:-65
the_ringtone:-40 the_rinsing:8 the_river:-49 the_road:-6 the_role:7 the_roof:-13
the_room:-38 the_rope:-4 the_ropeway:9 the_rota:13 the_roundabout:-44
the_rounding:1 the_row:-6 the_rules:13 the_run:-2 the_runbook:20 the_saddle:15
the_safe:7 the_safety:17 the_sake:24 the_sale:9 the_salmon:-11 the_same:-70
the_sample:-38 the_samples:-18 the_sandwiches:-23 the_saturday:11
the_scaffolding:24 the_scan:2 the_scanner:6 the_scheduler:-23 the_schema:41
the_school:20 the_scratch:10 the_sea:-12 the_season:-40 the_seat:25
the_seats:-44 the_second:-40 the_security:-22 the_semicolon:-75 the_sensor:-2
the_sensors:-8 the_serial:19 the_server:-74 the_session:9 the_set:18
the_settings:36 the_seventies:-5 the_shader:1 the_shape:-27 the_shared:50
the_shed:21 the_sheet:27 the_shift:30 the_shop:54 the_short:-73 the_shuttle:52
the_sicilian:36 the_side:-22 the_signing:13 the_simulator:35 the_site:4
the_skeleton:-7 the_skip:8 the_skirting:21 the_sky:-14 the_sleep:52
the_slides:-23 the_slow:52 the_small:5 the_smaller:21 the_smell:-58 the_snow:63
the_socket:-1 the_software:-1 the_song:-10 the_sort:-25 the_sound:-35
the_source:8 the_south:66 the_southern:10 the_spare:41 the_spec:12
the_spikes:-38 the_splash:52 the_spoken:15 the_spring:27 the_squeak:-29
the_stack:-20 the_staff:-1 the_stage:89 the_staging:28 the_stairs:-52
the_standby:6 the_standing:-17 the_star:13 the_start:29 the_statement:19
the_station:-14 the_status:28 the_sticker:3 the_storage:16 the_story:-33
the_street:-4 the_stuck:28 the_subject:-1 the_subjunctive:3 the_sum:-51
the_summer:-26 the_summit:12 the_surprise:21 the_survey:14 the_swan:-27
the_swimming:48 the_swing:15 the_switch:-12 the_sync:49 the_table:-71
the_tablecloths:23 the_tables:31 the_tablet:25 the_tabletop:27 the_talk:-43
the_tape:17 the_tapes:28 the_tare:5 the_target:2 the_tavern:24 the_tax:5
the_teacher:-70 the_team:-8 the_technician:32 the_temp:12 the_temporary:6
the_tenant:-88 the_tent:-11 the_terminal:-71 the_test:-4 the_tester:6
the_tests:8 the_text:12 the_texture:22 the_theme:36 the_theory:46 the_thermal:10
the_thermostat:5 the_thesis:2 the_thing:6 the_third:-61 the_three:12
the_ticket:19 the_tiler:42 the_time:-69 the_timer:12 the_toilet:-6
the_tokeniser:27 the_tortoise:-21 the_tournament:27 the_town:18 the_trace:-23
the_traces:-18 the_trade:-6 the_traffic:-55 the_trailer:7 the_train:-46
the_training:15 the_tram:-53 the_transfer:-7 the_translation:19 the_travel:20
the_tree:-60 the_trend:-8 the_trial:7 the_trip:25 the_truck:30 the_ttl:-2
the_tube:-42 the_tunnel:11 the_turn:20 the_turnstile:6 the_twins:40 the_two:7
the_type:-31 the_ultrasound:-20 the_understudy:31 the_unit:43 the_unloading:12
the_upper:21 the_usual:-82 the_vaccination:4 the_validation:1 the_valley:-12
the_value:-16 the_valve:-2 the_van:-25 the_variation:5 the_varnish:3
the_vault:33 the_vector:2 the_vending:-73 the_vendor:-59 the_vendor's:13
the_very:28 the_vet:-71 the_vibraphone:10 the_view:-41 the_visit:-6
the_vocabulary:9 the_vowels:-35 the_waiter:-47 the_wake:21 the_walkway:14
the_wall:-8 the_walls:-3 the_waltz:17 the_ward:30 the_wardrobe:5
the_warehouse:56 the_warranty:33 the_watch:31 the_watchdog:10
the_watercolours:15 the_wave:-7 the_way:-130 the_weather:-25 the_website:-27
the_wedding:-32 the_week:40 the_weekend:6 the_weekly:2 the_wheel:14 the_white:-6
the_whole:-134 the_widget:29 the_wifi:-32 the_wiki:52 the_wind:-10
the_window:-35 the_windows:-37 the_winter:62 the_word:-115 the_wording:-74
the_workshop:72 the_world:-47 the_worm:-63 the_wrapping:15 the_written:18
the_wrong:-96 the_yeast:32 the_yellow:12 theatre:81 theft:-36 their:-60
their_hands:11 their_head:24 their_own:-37 their_way:8 theirs:-3 them:-1
them_^:82 them_and:56 them_are:-37 them_as:34 them_at:-6 them_for:39 them_has:11
them_is:-69 them_more:28 them_on:32 them_one:-43 them_or:-2 them_so:50
them_the:-21 them_to:20 them_up:11 theme:57 theme_colour:3 theme_tags:10
themselves:18 then:14 then_0:-67 then_^:47 then_a:-5 then_and:46 then_i:36
then_it:-106 then_it's:27 then_nothing:-29 then_somebody:-25 then_the:16
then_we:37 then_you:38 theory:-25 there:16 there_^:57 there_all:-28
there_and:-46 there_are:20 there_has:-8 there_is:-46 there_the:-5 there_was:-31
there_were:-54 there_will:22 there's:13 there's_a:24 there's_an:-23
there's_space:25 there's_the:25 therefore:22 theres:21 theres_a:62 thermo:5
thermo_is:5 thermos:-36 thermos_^:-36 these:-26 these_days:18 these_on:40
thesis:29 they:29 they_are:-28 they_came:36 they_can:25 they_changed:-32
they_come:-3 they_could:-16 they_do:13 they_gave:3 they_get:70 they_give:16
they_have:25 they_look:-12 they_lost:-9 they_made:62 they_never:25 they_put:-35
they_say:-65 they_told:-38 they_took:45 they_want:-18 they_weighed:-105
they_were:9 they_will:-18 they'll:11 they're:58 they've:5 thick:28 thin:-26
thin_clients:27 thing:45 thing_^:92 thing_about:-28 thing_has:-15 thing_in:-14
thing_is:-24 thing_missing:7 thing_my:34 thing_on:1 thing_that:-9 things:-8
things_^:-90 things_are:-18 things_up:50 things_with:20 think:-14 think_^:46
think_about:32 think_i:-13 think_in:80 think_of:-99 think_the:-15 thinking:27
thinking_^:5 thinking_of:60 thinking_time:51 thinks:-60 thinks_he:-52 thinks_i:9
thinks_that:-6 third:-38 thirteen:9 thirty:27 this:-68 this_^:-82
this_afternoon:17 this_app:-54 this_class:8 this_hospital:-35 this_hour:-6
this_house:-16 this_i'd:12 this_is:36 this_line:33 this_month:-17
this_morning:-19 this_one:31 this_sprint:8 this_stuff:4 this_tariff:2
this_thread:33 this_town:-23 this_week:124 this_winter:57 this_with:-45
this_year:86 tho:-35 tho_^:-56 those:-52 those_^:-20 those_days:-5 though:-32
though_^:-38 though_it:-47 thought:5 thought_^:-17 thought_about:81
thought_the:-33 thousand:50 thousands:-35 threads:41 three:28 three_^:52
three_generations:-20 three_lines:19 three_of:24 three_times:-35 three_weeks:-29
three_years:-23 threshold:37 threshold_to:11 threw:-3 throttled:39 through:-18
through_0:-7 through_^:-24 through_a:61 through_is:-4 through_it:-56
through_last:-8 through_the:-94 through_this:48 through_with:7 throughout:-13
throughout_^:-20 throughput:-27 throw:-18 throw_away:-29 thrown:18 throws:25
thru:7 thru_the:-26 thu:9 thu_^:7 thumb:-89 thumbs:66 thurs:23 thursday:-20
thursday_^:-44 thursdays:43 thx:-41 thx_^:-8 thyroid:20 ti:52 ticked:48
ticked_off:48 ticket:18 ticket_^:5 ticket_number:13 ticket_shop:3 tickets:56
tickets_^:12 tickets_were:-8 ticking:36 ticks:6 ticks_^:8 tidal_streams:38
tide:47 tide_came:2 tide_here:10 tide_tables:10 tiene:47 tiene_0:10 tiene_la:-36
tiene_que:68 tiene_sitio:14 tient:63 tier:-72 tier_^:21 tiers:9 tiers_^:9
ties:47 ties_me:44 tight:41 tight_the:8 til:44 tile:-40 tiler:9 tiles:23
tiles_^:-48 till:105 till_0:-1 time:-36 time_0:-46 time_^:-56 time_and:86
time_for:37 time_i:-45 time_in:52 time_is:77 time_of:-32 time_somebody:-20
time_someone:-5 time_the:3 time_to:-22 time_which:-14 time_you:-41 timed:22
timeout:28 timeout_0:12 timeouten:27 timeouten_mot:27 timer:35 timer_^:12
times:-35 times_^:-42 times_a:44 times_and:-43 times_each:-6 times_on:-7
times_out:21 times_which:-13 timestamp:-44 timestamp_^:-40 timing:13 timmar:-38
tiny:-26 tio:77 tips:-45 tired:-46 tired_of:-42 titles:8 titles_^:8 titration:35
tls:20 tmrw:70 to:-2 to_$:5 to_0:4 to_^:-13 to_a:52 to_admit:-21 to_another:11
to_answer:-14 to_ask:-66 to_be:60 to_begin:31 to_bring:-2 to_carry:-29
to_chew:67 to_collect:7 to_come:10 to_correct:-4 to_count:-62 to_do:23
to_drive:-27 to_each:-40 to_every:10 to_everyone:-7 to_explain:-42 to_fill:-12
to_find:-25 to_get:20 to_give:-44 to_go:-22 to_have:42 to_hear:-51 to_her:18
to_his:16 to_hold:6 to_hum:-9 to_keep:9 to_know:63 to_learn:-5 to_leave:15
to_let:-10 to_lisbon:-13 to_live:26 to_look:12 to_lose:-14 to_me:9 to_measure:5
to_memorise:3 to_my:36 to_one:15 to_open:-26 to_our:26 to_pass:24 to_pedal:3
to_play:19 to_plug:-25 to_put:-81 to_read:39 to_release:7 to_remember:-43
to_run:24 to_save:-35 to_say:-6 to_see:21 to_send:4 to_show:-19 to_sign:1
to_sit:-26 to_skip:7 to_sleep:-14 to_start:-17 to_stood:-39 to_stop:37
to_study:13 to_take:-16 to_tell:47 to_test:4 to_that:34 to_the:1 to_them:11
to_think:32 to_touch:13 to_turn:-19 to_twelve:2 to_understand:14 to_us:79
to_wait:-36 to_walk:28 to_work:-11 to_you:44 to_your:-15 toaster:-71 tobias:10
toca:38 tocca:25 toch:9 todas:-35 todavía:17 todavía_no:7 today:-85 today_0:-63
today_^:-26 today_is:52 toddler:-76 toddlers:-53 todo:-14 todos:1 together_^:-20
together_on:-7 together_with:49 toilet:-6 token:68 token_machine:22 tokeniser:27
tokens:18 told:2 told_a:-13 told_me:-6 told_the:81 told_to:-26 told_us:-4
told_you:19 tom:6 tomasz:9 tomatoes:-1 tommes:9 tomorrow:129 tomorrow_^:23
tomorrow_we:14 tomorrow's:-44 tone:45 tone_is:7 tongs:-3 tonight:95 tonight_?:15
tonight_^:7 tonight_is:54 tonight_we:7 tonleitern:7 tonleitern_0:7 tonnes:27
tonnes_^:9 too:69 too_^:12 too_easy:82 too_hard:-9 too_high:4 too_low:18
too_many:30 too_much:67 too_noisy:71 too_short:-2 too_slow:-40 too_tight:8
took:-18 took_0:-43 took_a:-24 took_it:68 took_me:10 took_over:7 took_the:2
took_you:19 tool:33 tools:-71 top:-28 top_^:4 top_of:40 topic:-13 topic_^:-76
topped:30 topped_up:30 tops:50 torn:13 torneo:25 torneo_llevaré:25 torque:-40
torta:-33 torta_nuziale:3 tortoise:9 tortoise_^:-39 tortoise_has:12 total:-22
total_^:-23 touch:87 touch_a:11 touch_anything:4 touch_the:50 touched:-1
touched_^:-23 toujours_pas:15 tour:-24 tour_?:6 tourists:-7 tournament:27
tournament_uses:27 tout:-27 tout_le:-37 towards:-31 towards_the:19 town:-78
town_^:-22 town_hall:38 towns:-21 trabajo:26 trabalho:39 trabalho_tem:39
trace:-11 trace_^:48 trace_and:-4 trace_is:-21 traceback:-43 traces:-56
traces_from:-26 tracker:37 tractor_^:12 trade:-17 trades:-22 tradition:-29
tradition_^:-27 traduzioni:5 trae:12 trae_0:12 traffic:9 traffic_^:52
traffic_wardens:-59 trail_marks:25 train:-81 train_^:41 train_and:9 train_is:-39
train_leaves:38 train_through:-33 train_to:-105 trainee:17 training:-11
trains:11 trains_^:3 trajo:-16 tram:-59 tram_^:31 tram_so:-61 tram_through:-20
trampoline:-20 transactions:-6 transfer:-3 transfer_from:-7 transformer:24
transformer_swap:8 translated:-8 translated_^:-10 translation:42 transport:58
trasporto:22 trata:15 travel:-44 travel_cover:13 travel_in:32 travel_on:-51
travel_papers:43 travelled:-41 travels:43 travels_in:44 travels_with:-9 tray:79
tray_^:41 trays:40 trays_^:5 tre:-105 treasurer:37 treat:41 treat_the:10
treated:31 treated_under:19 tree:-67 trein:-32 tren:-57 trend:-8 treno:70
treppenhaus:-70 triage:22 trial:3 trials:26 triangle:25 triangles:-66 trick:-13
tried:-13 tried_0:8 tried_^:33 tried_it:36 tried_to:-55 tries:1 tries_for:24
trip:21 trip_^:13 tripped:22 trips:16 trips_at:41 trips_it:-46 tripulación:33
tripulación_es:33 trois:-48 trond:-18 trop:-35 trop_lent:38 trouble:49 trova:-30
trovo:66 trovo_meglio:66 truck:50 truck_is:15 trumpet:3 trumpets:-37 trust:-51
trust_a:-31 try_it:32 try_the:9 trying:9 trying_to:9 trzeba:67 trägt:34 très:-35
ttl:-2 tu:55 tu_me:26 tua:3 tub:38 tue:45 tuesday:-38 tuesday_^:-71 tuesdays:18
tune:-18 tuner:7 tunnels:7 turbine:56 turing:37 turn:16 turn_it:-53 turn_of:20
turn_to:17 turned:-10 turned_0:-54 turned_out:-3 turner:17 turner_at:17 turni:9
turning:11 turno:64 turno_di:23 turns:-27 turns_^:-13 turns_away:2 turns_out:58
turnstile:6 turnstile_service:6 turtle:-7 tutor:43 tutor_is:38 tutti:-25 två:24
twelve:3 twenty:-5 twice:-19 twice_^:54 twice_and:-10 twice_on:16 twice_the:-6
twin:-3 twins:-40 two:2 two_^:55 two_adults:22 two_different:-49 two_in:14
two_is:6 two_of:8 two_patients:-46 two_people:85 two_runs:7 two_signatures:8
two_small:41 two_years:13 tygodniowo:23 tygodniowo_^:23 tylko:38 type:-22
type_^:15 type_hints:17 typed:29 typed_in:20 typescript:45 typical:-99
typical_for:-66 typing_it:40 typing_with:-60 typo:30 typo_in:18 typos:-12
tyst:15 tür:-36 u:-12 u_have:14 u_should:-22 u_the:3 u_weterynarza:7 ugh:-94
ugh_xcode:-63 ugly:12 uhr:-26 uhr_^:-4 ui:74 ui_is:69 uit:-90 ultrasound:-25
um:38 um_0:94 um_acht:14 um_minute:23 um_zehn:14 umbral:34 umbral_de:34
umbrella:-27 umbrellas:-103 umlauts:12 umzug:28 un:-168 un_accent:41
un_deposu:51 un_frío:-23 un_temps:-36 uncle:38 uncle_^:5 uncle_alfred:69
unclear_^:-33 unclear_to:23 und:-134 und_dann:-41 und_das:-50 und_der:-39
und_die:-6 und_hat:-20 und_ist:-52 und_keine:-56 und_zwar:63 under:10 under_0:46
under_a:1 under_the:-65 underneath:22 underneath_^:15 underrated:-107
understand:-26 understand_how:-9 understood:-36 understood_^:16
understood_the:11 understood_why:-63 understudy:31 understudy_tonight:21 undo:19
une:-2 unexplained:20 unit:102 unit_tests:11 units:29 university:-30 unknown:50
unknown_so:49 unless:-38 unless_you:-51 unloading:12 unlock:53 unlock_^:23
unopened:9 unplugged:29 unplugged_^:29 unread:-56 unreal:-42 unter:11
unterschrift:29 until:46 until_i:14 until_i've:1 until_the:-3 until_they:-25
until_we:10 up:37 up_0:-36 up_^:54 up_a:12 up_after:53 up_again:17 up_all:-17
up_and:-4 up_arguing:-26 up_as:-32 up_at:1 up_by:-1 up_call:3 up_for:39
up_from:-19 up_here:-13 up_in:1 up_is:25 up_my:35 up_next:-13 up_on:38
up_once:34 up_so:3 up_the:-56 up_there:-8 up_to:60 up_with:72 update:11
updates:2 upgrade:-10 uplink:7 upload:71 upload_chunks:34 uploaded:16 upper:29
upper_circle:7 ups:6 ups_lasts:14 upset:-7 upset_the:-7 upstairs:58 uptime:-54
urgent:40 urls:13 us:-31 us_^:33 us_a:28 us_and:23 us_at:-10 us_better:29
us_even:7 us_for:32 us_have:11 us_in:31 us_it:-49 us_no:26 us_now:-7 us_on:-1
us_or:13 us_over:1 us_that:-8 us_the:-7 us_to:-11 us_twice:17 us_would:-23
usa_0:17 usa_a:42 usa_el:-39 usage:-22 usare:8 usare_mai:8 usb:2 usb_stick:2
use:55 use_^:-61 use_it:33 use_that:52 use_the:51 used:-73 used_in:36
used_to:-74 useless:-28 useless_^:-28 user_settings:4 users:51 users_^:27 uses:4
uses_a:37 usher:43 usiamo:18 using:31 usual:-113 usual_^:-41 usually:-126
usually_comes:-8 ut:-4 utc:77 utilise:25 utrecht:-53 utrecht_^:-5 uur:-32 uw:48
uw_bakfiets:37 v:59 v_0:46 va:32 vaccination:4 vaccine:70 vai:77 vale:38
vale_0:11 valid:22 validation:1 validation_split:1 valley:-2 valley_station:12
values:30 values_^:20 valve:-27 valve_in:-1 van:47 van_^:41 van_de:12 van_en:28
van_has:1 van_het:17 van_holds:1 van_is:6 van_smells:-44 van_the:5 vanaf:32
vanaf_nu:12 vandaag:-56 vanno:-13 vans:13 variable:23 variables:30 variation:21
variation_is:12 varnish:41 vault:42 vault_and:28 vault_in:-2 vd:-41 ve:28
ve_a:26 vecino:-75 vecinos:15 vector:28 veel:-49 vegan:65 vegetarian:117 vem:67
vending:-78 vending_machine:-76 vendor:-10 vendor_^:-55 vendor_engineer:16
vendor_has:7 vendor's:13 vendredi:68 vendredi_^:37 ventana:4 ventana_de:4
verano:32 verbs:27 verbs_in:18 verified:17 verloren:49 verloren_^:49 verses:-5
version:-19 version_^:3 version_is:-33 version_was:-7 versions:-27 vertical:17
vertical_slice:17 vertrag:-21 very:-69 very_^:-45 very_and:-2 very_clear:23
very_most:51 very_same:3 vet:-13 vet_^:50 vet_looked:46 vet_said:10 vez:-105
vez_^:-36 vezes:11 vi:-87 via:19 via_mijn:6 vibraphone:10 vide:4 video:-50
videos:30 viel:-62 viele:-102 viele_leute:-46 vient:26 vier:21 viernes:55
view:-14 view_from:-32 view_of:35 viewings:17 views:34 vill:82 vimos:-36
vinegar:-27 vingt:23 vino:-45 viola:27 viola_has:20 violin:12 virtual:32
visible:18 visit:37 visit_^:2 visit_is:2 visita:9 visite:37 visiting:27
visitor:13 visitors:19 visitors_^:-38 visitors_a:6 visits:-2 visto:-46
visto_0:-20 vlan:67 vlan_0:59 vocabulary:41 vocht:33 vocht_^:33 você:39
voglio:29 vogliono:12 voice:43 voice_^:17 voice_is:-9 voice_messages:40
voicemail:10 voices:61 voids:14 voids_the:14 voisine:-67 voisins:-68 voitures:28
volta:-11 volts:19 volume:27 volumes:44 vom:69 von:17 von_war:-28 voor_de:68
vor:-47 vor_der:-31 vorgang:5 vorher:54 vorspiel:28 vorspiel_begleitet:28
vorstellung:27 vorstellung_am:27 vote:62 voted:49 voted_^:29 votre:49
votre_commande:13 voucher:51 vous:26 vowels:-43 vowels_^:-35 voyage:18
voyager:-8 vpn_^:-6 vuelto:28 vuelto_a:28 vérifier:32 w:-72 w_0:-5 w_a:-15
w_me:28 w_my:-28 w_niedzielę:-21 w_o:16 w_piątek:62 w_the:40 waffles:-51
wait:-44 wait_^:30 wait_for:39 wait_until:9 waited:-23 waiter:-28 waiting:13
waiting_^:-26 waiting_for:44 waiting_on:5 waits:14 waits_^:-36 waits_until:49
waived:12 waiver:1 wake:43 wake_up:27 wakes:-51 wakes_up:-48 walked:-45
walked_over:-16 walking_through:-41 walks:-69 walks_the:-41 walkway:14
walkway_rail:14 wall:-8 wall_^:-31 wallet:-38 walls:-13 walls_^:16 walls_in:-63
waltz:13 wander:-33 wander_off:-35 wanna:13 want:150 want_0:26 want_^:5
want_is:4 want_my:37 want_the:67 want_them:2 want_to:15 wanted:-66 wanted_to:-26
wants:48 wants_^:-24 wants_a:-61 wants_it:32 wants_the:3 wants_to:75 war:-47
war_^:-33 war_das:-14 war_die:-20 war_es:-35 ward:56 ward_0:-29 wardens:-59
wardrobe:-32 wardrobes:-1 wards:39 warehouse:36 warehouses:-12 waren:-34 warm:-9
warm_up:15 warm_water:-6 warmup:19 warned:-68 warned_me:-68 warning:26
warning_^:51 warning_is:-21 warranty:35 warteschlange:20 wartezeit:16 was:-47
was_$:4 was_0:-102 was_^:-21 was_again:-8 was_all:-14 was_and:-33 was_built:-12
was_called:17 was_cleaned:29 was_damaged:28 was_from:-15 was_het:-29 was_in:-69
was_late:-12 was_made:-3 was_merged:25 was_modelled:43 was_mostly:-36
was_moved:3 was_never:-20 was_not:-9 was_off:43 was_on:-66 was_one:-4
was_reading:-21 was_replaced:24 was_small:-30 was_so:-62 was_sold:41 was_the:47
was_there:-26 was_thinking:13 was_too:120 was_very:53 was_written:-22
was_wrong:48 washed:15 washer:13 washer_of:13 washing:-3 wasnt:24 waste:50
watch:52 watch_^:58 watch_app:6 watchdog:13 watched_the:-1 watching_the:-10
water:36 water_and:30 water_came:35 water_company:11 water_in:-32 water_on:9
watercolours:15 watt:6 watts:38 watts_^:43 wave:24 waved:-4 waves:-13 wax:-60
way:15 way_^:-26 way_back:87 way_home:26 way_in:33 way_is:16 way_it:16 way_of:67
way_round:10 way_the:26 way_to:-101 way_up:-33 ways:-35 we:95 we_agreed:15
we_all:-74 we_allow:1 we_always:-27 we_apologise:13 we_are:44 we_ate:-53
we_buy:18 we_cache:3 we_can:115 we_can't:7 we_carry:43 we_chose:4 we_cut:35
we_decided:41 we_do:70 we_don't:11 we_drove:-40 we_even:33 we_find:7 we_found:70
we_get:15 we_go:52 we_got:18 we_had:-79 we_have:117 we_haven't:25 we_keep:55
we_know:12 we_lack:9 we_laughed:-50 we_learned:-16 we_leave:19 we_lost:-40
we_may:11 we_measured:-57 we_meet:-35 we_migrate:10 we_must:-2 we_need:4
we_never:-49 we_once:-43 we_only:18 we_played:-62 we_said:32 we_saw:-64
we_shall:26 we_sold:-8 we_sounded:-2 we_start:13 we_stay:2 we_still:-18
we_stop:36 we_support:4 we_take:33 we_talk:-24 we_talked:19 we_thought:41
we_use:-49 we_want:21 we_went:-7 we_were:-41 we_will:15 we_willen:22 we_work:41
we_would:-46 we_wrote:-6 we'd:5 we'd_like:3 we'll:61 we'll_do:8 we're:13
we're_a:-5 we're_at:15 we're_keeping:29 we're_taking:32 we've:53 we've_got:13
we've_known:28 weak:-51 weak_spot:7 wear:86 wears:-27 wears_a:-25 weather:-28
weather_bulletin:36 weather_forecast:-47 weavers:13 web:35 webcam:-49 website:-1
wed:9 wedding:-70 wedding_^:39 weddings:-39 weddings_in:-23 wednesday:14
wednesday_^:17 wednesdays:30 wednesdays_^:11 week:3 week_0:-26 week_^:10
week_and:32 week_at:12 week_i:-14 week_is:-21 week_of:34 week_so:36 weekend:59
weekend_and:-14 weekend_is:21 weekends:23 weekly:17 weeks:-40 weeks_^:-35
weeks_and:-12 weer:-116 weet:-27 weft:5 weg:24 wegen:5 wegen_des:5 weigh:51
weigh_0:40 weighed:-71 weighs_0:21 weight:28 weight_^:3 weight_of:10 weil:54
weird:10 weiß:47 weiß_noch:12 wejściowy:21 wejściowy_mieści:21 welcome:-41
welcome_!:-39 welcome_back:-28 well:-36 well_?:3 well_^:-12 well_and:-25
well_in:12 welsh:21 wenn:45 wenn_ich:24 went:19 went_badly:55 went_down:-54
went_for:4 went_in:-3 went_off:-58 went_on:-27 went_out:18 went_through:44
went_to:25 went_up:52 went_well:-19 went_with:21 wer:82 werden:35 were:44
were_0:-32 were_^:41 were_a:28 were_common:-4 were_in:77 were_laid:8
were_the:-15 were_too:44 weselu:-12 west:52 west_^:25 wet:-53 wet_tent:-47
weterynarza:7 wetter:-57 whale:-6 what:23 what_a:-143 what_about:37
what_comes:10 what_do:-42 what_happens:70 what_i:85 what_i'm:34 what_is:-52
what_it:-42 what_it's:26 what_made:44 what_matters:-18 what_my:60 what_one:-44
what_people:46 what_remains:31 what_the:9 what_they:4 what_was:-17 what_we:31
what_you:-81 what_you're:-5 what's:47 what's_left:23 whatever:35
whatever_happens:1 whatever_the:-19 whatever_you:1 whats:-8 wheel:53
wheel_for:10 wheel_nine:19 wheels:-21 wheels_^:-86 when:-11 when_a:-33
when_every:-10 when_i:7 when_it:-11 when_my:-39 when_nobody:-42 when_people:17
when_she:-7 when_the:-39 when_they:-55 when_two:-9 when_u:6 when_we:-39
when_you:57 when_you're:59 whenever:88 whenever_a:45 whenever_i:7 whenever_it:-3
whenever_the:2 whenever_there's:22 whenever_you:5 where:-32 where_0:-12
where_a:24 where_does:44 where_every:-56 where_i:-6 where_it:34 where_the:-9
whereas:45 whether:59 whether_the:120 whether_your:32 which:-67 which_are:-8
which_explains:-35 which_i:-15 which_in:-56 which_is:-123 which_means:15
which_of:30 which_one:3 which_still:28 which_the:-1 which_turned:-28
which_was:-29 which_we:16 while:-41 while_a:8 while_charging:14 while_i:-17
while_i'm:15 while_the:83 while_we:-33 whistle:-16 whistles:-24 white:62
white_^:40 white_one:36 whiteboard:15 who:-26 who_decided:-5 who_designed:-43
who_had:-14 who_has:22 who_holds:9 who_invented:-39 who_is:7 who_keeps:32
who_left:-31 who_looks:44 who_owns:33 who_pays:48 who_signs:9 who_talks:3
who_was:3 who_will:2 who_would:-11 who_wrote:-5 who's:11 who's_got:11
whoever:-11 whoever_opens:6 whole:-100 whole_file:22 whole_sentences:10
whole_street:-45 whole_suite:29 whole_thing:54 whos:-24 whose:7 why:-39 why_^:53
why_a:-5 why_do:-66 why_does:78 why_i:18 why_is:-28 why_it:-8 why_people:-5
why_that:-30 why_the:71 why_you:-23 wiadomo:31 wide:-27 wide_bar:-28 wider:16
widget:29 width:3 wie:-125 wie_ein:-39 wie_sie:44 wieczorem:46 wieder:-119
wiegt:22 wiegt_0:22 wife:51 wife's:50 wifi:-67 wifi_^:-53 wifi_is:34 wiki:52
wil:15 will:6 will_be:44 will_check:13 will_do:20 will_find:46 will_have:-73
will_take:7 will_tell:-31 will_the:33 willen:22 win:26 winch:-10 wind:-26
wind_and:43 wind_question:23 wind_was:-20 window:13 window_^:-4
window_cleaner:-9 window_if:21 window_of:27 window_seats:4 windows:-42 winds:-1
windy:-15 wine:-52 wing:17 wings:80 winter:79 winter_^:-31 winters:-27 wiped:36
wiped_and:38 wir:32 wir_0:21 wir_bleiben:29 wir_den:8 wir_haben:-32 wir_mit:50
wir_nehmen:18 wird:159 wird_nichts:29 wired:10 wired_to:6 wished:18 wished_^:18
with:26 with_0:-84 with_^:-2 with_an:1 with_anything:-10 with_boxes:6
with_drawings:15 with_every:-77 with_examples:20 with_her:7 with_him:16
with_his:11 with_it:13 with_its:7 with_my:-55 with_one:-45 with_that:46
with_the:8 with_their:-52 with_this:-38 with_two:43 with_us:20 with_your:14
within:-86 within_0:-8 within_the:15 within_two:-9 without:13 without_a:2
without_an:-2 without_exception:15 without_losing:16 without_one:14
without_phoning:15 without_you:-26 witness:35 wizard:8 wizyta:12 więc:20 wks:3
wobbly:15 woche:13 woche_schaffe:10 wochenende:3 wohnung:27 wohnung_hat:27
woke:36 won:-16 won't:37 won't_touch:4 wonder:-43 wonder_if:12 wonder_nobody:-53
wonder_whether:31 wonderful:-19 wonderful_news:-19 wonderfully:-11 wondering:54
wont:41 wont_fit:35 wood:-19 wood_moves:-52 wooden:-8 word:-71 word_^:22
word_comes:-33 word_for:-90 word_from:23 word_with:56 wording:-77 words:73
words_^:69 wordt:46 wore:-5 work:41 work_0:-14 work_^:61 work_for:-15
work_in:-16 work_nights:25 work_out:12 work_too:12 work_with:2 worked:8
worked_through:15 worker:-33 workers:13 workers_^:4 working:5 works:-15
works_^:83 works_at:-25 works_on:-70 workshop:63 workshop_^:10 workshop_is:4
workshop_opens:22 world:-68 worm:-58 worn:44 worn_out:44 worries:-56
worries_at:-25 worse:-1 worse_^:-1 worth:-44 worth_^:10 would:-17 would_be:57
would_call:-8 would_expect:-24 would_have:-111 would_it:-4 would_like:70
would_look:21 would_make:-58 would_not:-6 would_please:20 would_put:12
would_rather:-41 would_ring:1 would_sit:4 would_sooner:45 would_suit:63
would_take:10 would_think:-40 would_you:30 wow:-34 wpm:29 wrap:-39
wrapping_cloth:15 wrist:70 wrist_^:28 wristbands:15 wristbands_on:15 write:89
write_about:4 write_to:3 writes:93 writes_to:43 writing:6 writing_^:1 written:29
written_^:2 written_in:9 written_on:-4 written_part:12 wrong:-28 wrong_about:53
wrong_line:21 wrong_window:23 wrote:-88 wrote_^:5 wrote_a:-6 wrote_it:40
wrote_that:12 wrote_to:-7 wurden:39 wäre:41 wäre_ein:36 x:26 x_ray:26 xcode:-63
xmas:-66 xml_^:4 y:14 y_a:42 y_el:-17 y_en:48 y_luego:39 y_no:-23 ya:38
ya_está:37 ya_me:-15 ya_quedó:22 yaml:-24 yaml_^:44 yard_^:9 yazılır:27
yazılır_^:27 yeah:-23 year:-16 year_^:39 year_and:30 year_the:16 year's:23
years:-108 years_^:16 years_ago:-36 years_and:-3 years_in:6 years_of:-23
years_old:-21 years_to:-26 yeast:24 yedekleme:27 yedekleme_saat:27 yes:27
yes_?:22 yes_^:67 yes_that:-39 yes_the:-85 yesterday:52 yesterday_and:33
yesterday_the:-23 yesterday's:-34 yet:3 yet_^:38 yet_to:2 yet_whether:6
yet_who:19 yet_why:1 yo:7 you:77 you_?:-40 you_^:11 you_a:33 you_about:-18
you_and:35 you_are:10 you_ask:-2 you_asked:19 you_before:6 you_can:-57
you_can't:-19 you_change:11 you_could:-13 you_don't:31 you_down:10 you_ever:-88
you_explain:29 you_explained:12 you_feel:9 you_find:22 you_for:-59 you_forget:50
you_get:41 you_give:-55 you_got:-1 you_had:31 you_is:33 you_kindly:4 you_know:35
you_left:34 you_like:31 you_may:35 you_mean:-17 you_mentioned:37 you_missed:11
you_must:-40 you_need:-58 you_never:-49 you_on:14 you_open:-29 you_push:-2
you_put:39 you_quoted:4 you_really:59 you_ring:15 you_said:70 you_say:8
you_see:6 you_sent:-40 you_should:-103 you_show:7 you_solved:44 you_something:37
you_tell:-34 you_that:6 you_the:-14 you_they:-17 you_to:28 you_told:49
you_touch:25 you_use:21 you_want:14 you_will:37 you_with:-35 you_would:12
you_write:18 you'd:26 you'd_rather:20 you'll:52 you'll_find:3 you'll_get:6
you'll_have:12 you'll_see:11 you're:31 you're_welcome:-44 younger:12
youngest:-17 your:25 your_0:-46 your_answers:-33 your_bank:13 your_booking:2
your_call:3 your_change:20 your_claim:2 your_contact:8 your_door:10
your_essay:28 your_figures:7 your_grandfather:19 your_hands:2 your_has:-23
your_inbox:10 your_last:-38 your_mother's:8 your_next:18 your_night:-24
your_own:31 your_pardon:21 your_patience:-41 your_radio:4 your_score:19
your_side:14 your_time:-116 your_wife's:4 youre:24 yourself:-82 yr:-64 yr_^:-63
yrs:15 yusuf:83 yusuf_^:34 z:-31 z_fizyki:23 zadań:23 zadań_z:23 zahlen:14
zamiast:-43 zaterdag:44 ze:-52 zehn:14 zentimeter:-33 zero:30 zero_^:-19
zgłoszenia:26 zie:-44 zieht:14 zieht_0:14 zig:24 zig_^:24 zijn:-25 zimmer:8
zio:-36 zitten:-18 zitten_op:-18 zjadł:-77 znowu:-97 zo:-75 zombie:40 zomer:48
zonder:45 zone:67 zone_a:24 zones:25 zones_in:23 zoo:-28 zoos:29 zoos_are:29
zrobione:91 zu:88 zu_^:9 zu_zweit:38 zug:-3 zum:89 zum_gipfel:28 zur:9
zusammen:31 zusammen_^:31 zwar:63 zweit:38 zweite:39 zwischenspeicher:8
zähler:35 zähler_^:20 µa:27 à:-28 à_0:93 à_chaque:20 à_jour:5 à_l'examen:45
à_on:-51 à_peindre:32 às:42 än:-11 är:18 ça:-53 ça_me:-15 è:87 é:57 é_a:89
électrogène:5 électrogène_démarre:5 était:-65 été:71 être:50 índice:-55 över:62
übe:26 übe_ich:23 über:39 über_0:1 über_^:5 überwiesen:30 że:80 без:-29
больше:62 больше_не:42 в:-33 задачи:37 к:27 на:46 не:66 никогда:29 никогда_не:29
опять:-127 по:43 по_пятницам:28 пятницам:28 пятницам_^:28 с:-85 теперь:44
третьей:27 чем:-107 что:-97 あ:32 あ_と:32 い:-93 い_^:32 い_い:-5 い_し:7 い_て:-46
い_で:-47 い_の:6 い_ま:-18 う:-30 う_^:-11 う_が:47 う_ち:-44 う_で:-22 え:18 お:-31 お_願:30
か:-45 か_な:-18 が_お:45 が_入:8 が_好:34 が_見:10 き:30 ぎ:-33 ぎ_て:-33 く:-9 く_だ:29 け_て:6
け_で:12 け_の:-35 げ:-16 こ:5 こ_と:27 ご:-19 さ:60 さ_い:29 さ_ん:23 し:7 し_い:-54 し_た:-16
し_て:59 し_な:13 し_ま:48 す:-55 す_^:-15 す_が:-21 す_ぎ:-33 す_ね:2 す_よ:-29 す_る:18 せ:30
せ_ん:30 そ:-83 そ_う:-45 そ_れ:-42 た:-58 た_^:19 た_い:-38 た_っ:11 た_ね:-37 た_の:5 だ:-11
だ_け:12 だ_さ:29 だ_っ:-6 ち:-75 ち_の:-44 ち_時:5 ち_着:-19 っ:-30 っ_た:15 っ_て:-39 っ_越:16
つ:22 て:-89 て_お:14 て_く:49 て_た:-33 て_る:-54 で:-11 で_く:51 で_し:-42 で_す:-14 で_で:32
で_に:15 で_の:5 で_は:7 と:-34 と_お:-31 と_は:32 ど:-28 な:6 な_い:61 な_り:22 に:89 に_し:20
に_な:-14 に_は:-4 に_変:38 ね:-28 ね_^:-5 の:-9 の_で:-29 の_ほ:12 の_サ:10 の_バ:19 の_中:11
の_会:28 の_制:2 の_匂:-27 の_待:5 の_棚:20 の_猫:-34 の_目:2 は:100 は_0:77 は_一:17 は_三:16
は_大:-1 は_必:19 は_最:-27 は_絶:4 へ:3 へ_の:3 ほ:19 ほ_う:47 ま:31 ま_し:9 ま_す:-26 ま_せ:30
ま_で:44 み:-19 み_す:-33 み_の:11 み_ま:4 め:22 め_た:6 め_て:10 も:-38 も_う:54 も_の:-63 ゃ:-27
ゃ_い:-27 や:-8 よ:-20 よ_く:-62 よ_り:53 ら:-23 り:99 り_ま:30 り_を:-7 り_メ:12 り_込:11 る:-29
る_と:-35 る_ほ:3 れ:-45 れ_は:-42 れ_る:-1 わ:22 わ_っ:37 わ_り:5 を:40 を_弾:14 ん:-19 ん_^:24
ん_が:22 ん_だ:-60 ん_で:-6 ん_に:29 ア:7 ア_ウ:7 イ:42 イ_ム:7 イ_ン:25 ウ:7 ウ_ト:7 ェ:20 ェ_ッ:20
エ:3 カ_メ:10 キ:32 ク:18 ク_イ:20 ク_ス:-5 ク_セ:10 グ:24 コ:-28 サ:-3 サ_ー:1 ジ:2 ジ_の:2 ス_テ:2
セ_ル:10 タ_イ:7 チ:50 チ_ェ:20 ッ:19 ッ_ク:2 ッ_ト:32 テ:27 テ_ー:2 ト:54 ト_は:15 ド:-12 ド_を:-12
バ:43 バ_グ:19 バ_ー:16 パ:9 ピ:20 ピ_ク:10 ミ:43 ム:7 ム_ア:7 メ:-20 メ_ラ:10 メ_ー:12 ュ:14
ュ_ー:14 ラ:-11 ラ_ー:-23 リ:-7 ル:36 ル_の:12 レ:-12 ロ:11 ン:-44 ン_は:-26 ー:-18 ー_は:31
ー_ジ:2 ー_タ:-14 ー_ド:-12 ー_バ:16 ー_ル:12 一:-24 一_共:17 一_只:-51 一_律:30 一_日:8 一_次:-26
一_点:31 万:23 万_不:1 万_円:12 三:85 三_百:14 上:29 上_传:3 上_课:2 下_午:14 不:63 不_得:20 不_能:37
不_要:27 不_许:22 不_错:-10 东:-2 两:58 个:-44 中:21 中_で:11 串:17 串_口:17 为:23 么:4 之:49
之_前:28 九:18 也:-4 习:21 习_题:17 了:-14 了_^:-17 了_一:-45 予:57 予_約:44 事:-7 事_が:10 二:87
二_十:24 二_月:9 五:72 交:26 产:2 人:-10 今:-76 今_天:-78 今_日:-34 今_晚:20 他:-29 付:43 代:9
以:-5 以_内:9 们_决:31 件:44 价:5 份:34 份_保:10 休:-13 会:-10 会_場:7 会_改:6 传:20 位:22 住:34
佐:33 佐_藤:6 作:23 你:-28 使:3 保:68 保_存:3 保_留:22 信:7 修:62 倉:20 倉_庫:20 候:-44 值:20
停:-12 像:-21 元:10 先:64 光:19 克:47 克_^:17 克_水:22 入:45 入_っ:8 入_れ:19 公:28 共:17 共_有:17
关:10 关_卡:3 兴:-40 养:-25 内:-20 内_で:9 円:20 円_ま:8 册:17 册_一:17 再:46 再_起:5 写:54 写_真:20
决:31 决_定:31 冷:17 出:29 出_し:5 分:60 分_之:14 分_拣:10 别:24 别_的:4 到:31 到_周:9 制:2 制_限:2
前:82 前_把:18 割:11 割_り:11 力:-4 加:9 务:-9 务_器:-9 動_ま:5 勤:-38 匂:-27 匂_い:-27 包:-13
包_括:19 匙:21 医:13 十:70 十_个:15 十_二:9 十_点:13 千:61 千_万:1 单:49 卡:43 卡_数:3 去:18 去_了:-4
又:-45 収:43 发:-14 发_出:12 受:6 受_け:3 变:-21 口:24 口_波:17 古:-19 古_い:-19 只:-8 只_能:25
可:10 台:2 号:72 号_是:16 吃:-14 吃_0:17 合:65 合_同:33 同:-15 名:16 后:-12 听:-36 听_起:-20
告_发:12 周:82 周_五:3 周_四:7 味:-38 品:29 哈:-66 哈_哈:-45 唐:-23 唐_揚:-23 唱:-20 唱_会:-32
喜:55 喜_欢:55 器:-39 器_^:14 回:8 因:23 因_为:23 团:22 团_里:22 土:4 土_曜:4 在:16 在_看:-41
地_下:35 场:-48 坐:57 块:5 块_^:5 場:22 場_は:7 場_所:5 境:8 士:-24 备:32 备_份:17 备_用:5 変:15
変_わ:44 外:-37 外_と:-19 多:6 多_人:-20 夜:-25 夜_勤:-38 大:-71 大_家:-10 天:-65 天_^:10 天_吃:17
天_我:-13 太:-27 套:33 奶:-43 奶_奶:-29 好:21 好_^:-2 好_み:41 婚:9 子:-16 子_都:-44 字_^:17
存:-20 存_在:3 学:-16 安:18 完:56 完_了:26 定:62 实:-30 客:-16 室:39 家_都:-8 対:15 対_に:15 封:38
小:-28 小_时:-59 小_陈:16 就:-26 居:-2 屋:1 差:33 己:-4 已:79 已_经:79 师_上:17 带:-37 帮:-15
库:25 店:-15 度:25 度_是:14 庫:20 庫_の:20 开:-60 开_心:-8 引:37 引_き:13 引_っ:16 弾:14 弾_き:14
当:-44 录:34 录_页:34 待_ち:-14 很:-127 很_开:-8 很_有:-21 律:30 律_不:30 得:-12 心:-8 心_^:-8
必:72 必_ず:19 必_须:49 忘:-40 念:-19 思:-46 思_^:-11 您:-11 情:-40 情_包:-40 意:-54 意_外:-19
意_思:-43 成:-1 我:-55 我_更:28 我_的:22 我_看:16 户:15 房:70 房_东:26 房_检:14 所:31 所_は:5 打:-27
把:-24 护:-22 报:18 报_告:12 拣:10 拣_线:10 括:19 持:-3 换:79 换_成:39 据:21 据_保:3 排:-4 接:20
提:40 揚:-23 揚_げ:-23 擬:2 擬_試:2 改:68 改_到:19 放_0:22 敢:-55 数:30 数_据:21 文:51 文_字:3
新:-38 方:21 日:-16 日_0:8 日_の:-27 旧:10 早:35 早_上:35 时:-53 时_候:-44 昔:-63 星:-36 昨:-48
昨_天:-30 是:-20 是_百:14 是_老:7 時:32 時_間:18 曜:60 曜_に:32 曜_の:23 更:28 更_喜:28 書:30
書_は:13 替:5 替_え:5 最:-7 最_多:34 月:70 月_の:28 有:-17 有_0:17 有_意:-26 有_我:12 服:-42
服_务:-9 期:-20 末:18 本:25 本_番:15 机_房:39 李:25 来:-39 来_^:41 来_真:-40 格:24 检:14 检_修:14
棚:20 棚_は:20 標:16 標_は:9 模:2 模_擬:2 橋:18 橋_さ:17 次:5 次_は:17 欢:55 欢_用:12 欢_靠:29 款:40
止:11 正:-27 歯:13 每:102 每_天:62 比:-15 比_我:-67 比_较:21 气:-72 水:22 水_^:22 決:31 没:23
没_人:-4 没_有:60 波:-11 波_特:17 洗:25 洗_液:14 测:32 浓:14 浓_度:14 海:-4 液:14 液_的:14 混:-33
混_み:-33 清:45 清_洗:14 演:-32 演_唱:-32 点:123 点_^:50 点_就:2 然:-5 爸:-57 特:-26 特_别:-31
特_率:17 狗:17 狗_每:17 独:-36 猫:-18 率:17 王:48 玩:-63 现:26 现_在:26 班:6 理:48 理_人:23 琴:4
生_产:2 用:39 用_钥:5 由:80 由_小:9 电:28 留:22 留_0:10 番:35 病:-21 病_院:-21 発:14 発_表:14 登:34
登_录:34 白:-7 白_い:-38 百:37 百_分:14 的:-51 的_同:-19 的_浓:14 的_签:25 盆:-48 盖:-18 盖_子:-29
目:32 目_標:16 直:21 看:-11 看_^:-31 真:-51 真_是:-58 着:-73 短:49 码:23 社:17 禁:32 种:-51
秒:33 秒_で:25 租:46 移:12 程:46 窗:14 笑:-85 笑_っ:-15 第:22 第_二:3 筆:7 筆_記:7 答:20 签:50
签_名:23 签_字:20 算:45 管:23 管_理:23 箱:-37 系:11 約:44 約_は:17 絡:14 絡_は:12 絶:15 絶_対:15
練:21 練_習:21 线:31 组:-1 经:81 给:28 绝:-14 编:24 習:21 習_は:8 翻:-22 老:24 老_周:10 老_师:17
者:18 肉:-33 背:27 能:4 自:-4 自_己:-4 花:3 落:-19 落_ち:-19 藤:6 藤_さ:6 行:60 表_会:14 表_情:-40
西:-37 要:108 要_先:10 見_ま:10 觉:-26 解:29 言:-27 計:30 記:7 記_試:7 証:7 試:37 試_験:37 読:-53
记:33 讲:23 许:22 词:-3 试:11 话:-22 话_^:-22 说:-63 请:35 课:85 课_由:17 谁:-27 调:40 负:29
负_责:29 责:29 责_^:9 货:15 走:-42 走_了:-34 起:-29 起_動:5 起_来:-62 超:16 超_过:15 越:16 越_し:16
跑:-4 跟:1 路:17 車:2 车:27 较:21 较_喜:21 边:-30 込:11 込_み:11 迁:12 迁_移:12 过:35 过_0:10
返:18 还:-6 还_差:27 这_个:-14 退:37 送:27 通:60 連:14 連_絡:14 道_习:17 那:55 那_边:18 那_里:5
都:-30 都_必:20 都_有:-58 配:-20 里_^:67 里_放:22 重:16 量:28 金:25 銀:21 銀_行:21 鍵:25 鍵_は:25
钥:21 钥_匙:21 長:-29 长:-67 開:12 間:18 間_は:18 门:21 间:36 陈:28 限:2 限_時:2 院:14 险:18
階:-28 隣:-40 隣_の:-40 雨:-45 電:19 電_話:5 静:3 靠:29 面:-38 面_团:22 面_白:-38 預:23 願:30
願_い:30 页:34 页_面:34 顶:24 须:49 须_先:19 预:50 预_算:20 题:19 题_^:17 食:-22 館:23 館_の:23
香:-31 験:37 験_の:20 高:-38 高_兴:-40 高_橋:17
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-680: fascinated
-650: admire
-595: admired
-565: amazed intrigued
-550: accustomed
-545: awe obsessed thrilled
-530: fond proud
-525: pioneers
-520: loving
-515: dreamed
-505: tolerant
-500: contemporaries enjoying
-495: loved
-490: visionary
-485: curious wonderful
-480: civilizations embracing naive passionate
-475: adept alike appalled hated
-470: appreciate cheerful excited liked remembered
-465: admirers appreciated entertained flourishing folklore
-455: disliked embraced splendid tastes
-450: cowboy cultivated imagined
-445: delight delighted marvelous
-440: dinosaurs impressed magnificent paranoid remarked saddened thriving
-435: admiration charming fascination grateful majestic refreshing
-430: disdain dislike gentleman harmonious humble inspiring nationalism puzzled
remembers weird
-425: civilization enthusiastic gentle gorgeous lovers myth mythology natives
nostalgic obsession penchant playful witnessing
-420: brave envy eyed genuinely glorious symbolize thankful
-415: amazing avid civilized fun great immensely paradise tremendously warmly
wonder wonders
-410: conservatism culture enthusiasts folk folks mindful painters passion
prosperous vibrant
-405: ancestors capitalism dreaming environmentalists everywhere fashioned
graceful influenced peasant profoundly
-400: emulate enlightenment generosity hats impatient incredible laughing
spectacle warrior welcoming
-395: brilliant fantastic fisherman greatness horrified phenomenal scared
-390: anthropologist beautiful beginnings creatures disillusioned dismayed
futuristic heyday lovely loves philosopher pioneer remembering respectful
ruthless tired wondered
-385: ardent beloved celebrating colorful fairy haired jealous joking lamented
lauded phenomenon sensibility thinking wandering warmth
-380: bohemian cultivate devout entrepreneurial fascism goodness ideals lately
lore love mao reggae scenery
-375: arrogant boast cultures embrace enthusiasm entrepreneurs fabulous
glamorous hungry imagine intensely landscapes laughed nicknamed nostalgia
notions patriotism preached receptive renaissance spirit strangely watching
-370: cynical devotees fortunate happier hates incredibly inspired legend myths
nowadays pleasing sadly surreal tradition traditions ubiquitous
-365: ashamed bored cheer crazy disturbed enthusiastically exciting famous
legends likened modernist mystic pagan praying resilient smiling socialism
-360: bearded celebrate chilly compassion creations distrust eccentric energetic
intellectuals metropolis poets polite primitive pundits renowned restless
strange symbolism uneasy weary wondering
-355: believer bland discouraged enjoy enjoyed flocked gods greedy grown joked
keen masterpiece oddly popularized remember sentimental sleepy vaguely
-350: adventurous affection anticipating astronomer astronomers birthplace
blessed charismatic compassionate cosmopolitan courting crafts curiosity
democracies dumb experimenting fashionable footsteps frankly friendship hail
harlem hero lively misunderstood onlookers perceive philosophers remarkably
retro weeping
-345: alarmed believers cheered congratulate delicious detractors dickens
enormously fearful gardens glad happy housewife intelligent knowledgeable locals
populace preoccupied quite scary sophistication surprised tasted weathered
-340: applauded confused creeping feminist heroes mourn peculiar psyche
reminiscent revolution roaring surroundings synonymous unbelievable understood
wow
-335: characterised crowds dreams dressed excelled fans fearless gloom invaders
landscape manners offended sad savvy sentiments shocked spirits strangers talked
tempered tides wandered warmed wisdom yorkers
-330: afraid anxious aquarium articulate awful beings bred brightly celebrated
chants cordial cozy ethic famously fascinating forecasters fostering ghosts goat
greeted historians indifferent noisy outsider peoples quiet realize romantic
seeming somber spirituality storytelling stunned tea wary
-325: babe buddies chic cuisine devotion disco dismay excitement faithful felt
fenway frightening grandfather happily kindness maya metaphor mocked oceans
prevalent psychedelic realized reptiles societies terrific warhol worried
-320: annoyed budding countryside danced despair eerie evoke feel fiery
flamboyant gardening genius globalization hemingway hobby imagination mankind
monkey mystical mythical novelty orchid painfully picturesque poet reformer
revered righteous ripe singing smarter stereotype temperate thought virtues
vitality
-315: amusement arrogance behave cared communism countrymen cute deeply depicted
elegant embodied ferocious festive finest flock greeting joy pessimistic pleased
prayed punk really reminds resurgence simplicity tale talking tendency vivid
-310: analogy audiences beauty breathtaking bright buddhists casual crying
dancing depictions disciples dixie fading foolish fruits grin hailed hey
imaginative inroads intimidated intimidating loud lush praised relic remarkable
reminded rooted seeing shining silly suited techno witnessed yankee
-305: abundant believing cakes chestnut crocodile cry dazzling dusty
entertaining evolved fascist feeling flavored forgotten frightened frog fruitful
gentlemen glimpse glow greed hawaiian hearted icy like likes looked openness
pragmatic pretty rebirth roots seem shaking skyline smell tales tended terribly
traitor truly utterly varieties woke
-300: advent ancestor authentic belief breed breeds capitalist cheering cheers
congratulated creature crow derided diner dinosaur enjoys evolving figured fool
golfers gorilla grassroots halloween heroic hunted hunters idea inspiration
invented laughter legendary lucky madame masses mentality mighty nomadic
prehistoric pride pursuits realizing relaxed roses sincerely skeptics smiled
society thrive warriors wildly windy
-295: atmosphere avant behaved betrayed biologists buddhism conducive
discovering drank eager evil friends frustrated garden greet growers hare
imitation kid kind lonely luck miracle ours overly phenomena playground pleasant
porcelain prairie preach pretend realization reformers resembled selfish
swinging tall terrifying thrill uncomfortable woodstock
-290: always archaeologists awesome backyard bees buddhist buoyant bustling
campaigner campaigners circles clown damn dared definitely distant educated
enjoyable evidently exotic forefront goddess godfather goose grew hopeful
importantly knit lady laugh little melting muddy noir peach peasants
philanthropist popularly potato preaching profound realism resentment resilience
ridiculed salsa samurai sense sincere smile sociologist stature surf surfing
thank transforming visions zen
-285: astonishing bathing brightest butterflies celebrities chanting cinderella
clad courageous culinary culturally demeanor descended devastation dotted dream
especially evident explorers extravagant flourished fruit genre god good hardly
haunted heralded horror hypocrisy interested invention ironic listening looking
maybe midst modern notion observing pleasure preacher resembling skinny sleek
smoky sounding surely taste tempted twilight unlucky watchers wit witty yeah
zombie
-280: aesthetic archaeologist aware ballads bluegrass buddha caring chatting
citrus crowd daddy diaspora dolls eating enemies evidenced extraordinarily funny
guys gypsy habit helpless hugely illusions imagery inhabit inspire irrational
lazy learned magical mood moose multicultural newfound painter particularly
prosperity reflective sexy smiles snowy sorry sounded spicy spirited stalin
stared stroll sturdy stylish sweet twain waving wee wild
-275: appalling astronomy boasted cares carnival chinatown coincidence conscious
convinced cooks devastated distinctly dwarf eagerly eco elvis encouraged
flourish forget generations glory heck honey hospitality illusion laughs
lifestyles marx mushroom observes oranges praising proudly raucous roller sheer
sorrow sounds stereotypes stranger stubborn susceptible tendencies think
tibetans ventured versace
-270: abundance acquaintance antiquity birds bushes cautiously celebration
characterized chefs cinematic circus claus comedians commentators cried cultural
curse cypress dad disappointed discouraging elephants entrepreneur faint farmer
freak gardener gothic grandmother gras guess happiness ideal ignorance
indifference intolerance optimistic ornamental outpouring oyster peanut
pioneered pleasures polo reacting regarded resemble romance sacrificed seemed
sparkling toast transformed violet wool
-265: academics accomplishment ai akin alienated amusing apples apt architects
attracted attraction bit bless boring brilliantly brisk cat chant cold colored
converged darling elephant faded fan fishermen foremost frequented gin hello hi
ladies liar mad madness mimic misguided nah nationalists neighbors nun origins
people performers pessimism plains rabbit reputation ruin shook spoiled
strawberry stupid surfers teammates terrible theologian tolerance trendy true
unhappy universally upbringing witch
-260: abound adversaries ate attitude bizarre blazing blonde characterize
climbers deng depiction destructive devil dissatisfied dwellers dying
embarrassed enduring euphoria faiths filmmakers frail freud happening honest
hopeless huts hy insulted interesting irony knew locke lucia lust mama mist
naturally nervous novelist picasso pioneering proponent reassured rightly sake
satire seems shameful slippery startling symbol terrified unease verge warm wise
youthful
-255: barbie buoyed candy charisma che cherished coffee comfortable commonplace
deity depressing discourse gangsters golfer greatest groves herring honored
impression inventor learn legions martyr mathematician mickey monk native
paradox pigeon pity portraits qing quirky ranchers realise religions resist rude
safari sicilian slept something soros stony stout striving towering treacherous
tropical visibly weaving wept whirlwind
-250: adapting anarchist asians blowing cafe celebrates century charm clinging
coined colonists coloured contrasted crab darkness designers ding disneyland
diverse dragon eyes famed fantasy friendly fundamentally ghetto gigantic gong
hatred havoc heartland importance industrialist lily littered lizard miniature
pottery qualities resembles revival rivalry scientists sculptures sinatra
slogans sober soul soup sympathy tend unthinkable vegetarian warmer wrought
-245: accomplished ancient andes animals appreciation bamboo baroque benefiting
clever costumes cottage courted decidedly dishes eroding europeans exploited
fertile flesh followers forever funk fuzzy geologist gotta grass handsome
historian hype iconic immense indeed insiders inviting jurassic know learnt
liberals literally loudly lover musicians noticed occasion oh outraged paced
perfection poetic portrayed portraying practiced pristine resemblance
revolutionary ruins sadness sculptor seasoned shaken shame sonic sort
spectacular stirred strides style sun sunny superstars tavern temples titanic
understand understandable unsettling very vines wicked winters yah young zhu
-240: abstract adventure afflicted ants attitudes bunch bursting businessmen
calm classmates constantly cool crossroads dances decency deities dispel dust
echoes educators emotion encountered exploring extremes gangster graveyard
greetings honoured icon icons inclined influences jamaican jittery mammals minds
mom outsiders peacock popular proclaiming reacted rosy saakashvili sculpture
shaped shouting sincerity snakes supportive swan triumphant uncommon worrying ye
-235: achievements applause backdrop ballpark beautifully blond brazilians
christianity classics congratulations creativity dampened darker diners disgust
dull dysfunctional earth encouraging everybody exiles forgot furious ghost
gloomy greatly habits heroine hitters horrible indigenous melodies menace
monster navajo neo nicklaus noh noodles owl painted perhaps persecuted
personalities polished prefer pure rabbits rama recalls richer romans rum shade
strategists subtle sunshine texan tolerate turtle turtles ugly upsetting
valentine wearing xi
-230: actresses adamant adventures anymore apocalypse attracting bark believe
berry booming brighter catching cats centuries chanted chocolate coaster cobb
colonization colors cult darwin dolly emerald emperors engaging evangelical
everyone exploits expressing feelings fur greens gritty haunting healthier
heaven horrors hugged humans ideology instincts krishna leap listened merry
midwestern mistaken mistrust monkeys mounds mu oasis obviously oriental
outspoken owls philanthropy plain pop popularity professionalism promoting
remind resistant rhythms sandwiches scent seas sighted singers slogan snake snow
solemn surprisingly sympathetic thanked thing thoughtful tragic treasure trees
tyranny undoubtedly uniting vicious vivian walking wander wilde xiaoping
-225: artists baseball blues brethren bubble bullish burying busy ceramics
chinese comedies concentrating contagious cricketers depict distinctive dog
donkey edible eh epicenter era evolve expecting extremely fancy fantasies
farming farrakhan fuss gratitude hate hesitant historically honesty huh lifelong
louder lucy marketers medieval migrated minded missionary moms morality
murderous muscular musicals nature optimism patron plantations poetry praise
predicting pretending protectionism pueblo puppet qian quaker realm recalling
recognizable relentlessly rituals rongji ruined satan scholars seaside sheep
silent skeptical soaked spontaneous spotted stella stew sunglasses theodore too
tragedies underestimated understanding utter we welcome worry
-220: ager ant appalachian aristotle baked banana beaches beatles biotech buck
bully cane conspicuous cooler cosmic cyberspace daring deer dense describe
eclectic ecosystems enraged entertainer excellent fashion feast fetched flair
fungus gandhi gathering gee gem growing huddled increasingly kissing lenin
lobster loo lyrical magic mei memories merchants monks monsters monument myself
nina ominous orchards papa physicist pig poignant portrays princess proclaimed
prowess pumpkin rainforest reef reigned rewarding roar screaming shooters snail
softly spider subdued superiority superstar swamp sylvia sympathizers tian
underworld velvet wilder zeal zionist
-215: angry appetite audience audrey ballroom beard beast belle biographer boo
brew cautious cherry cinnamon classic clubhouse confederacy cries cruel dancers
dare dark dim downer drifting dunes empire exaggerated exhibited experiencing
exploiting exposition exquisite fame familiar feared firsthand flower frenzy
genuine glamour goodbye hindu homage honoring ideas indians jia kissed labrador
lantern lean lived luna man missionaries nino noble politicians pony populist
prolific rainbow reefs reminding rescuers rhetoric ridiculous rivalries rode
scholar scouts seldom semitism shadows shocking shunned shy skepticism sophia
statues striped summers taj thanksgiving tremendous tunes understands valentino
villagers welcomed
-210: addicted advocating afar amateurs architecture aura awakening bananas bent
boomers bowlers carpet catholicism chewing climber coconut communists companions
contemporary courage dedication dialect distraught dugout echoed ecology elders
emergence endeavor evolution explored fidel flavor gathered ginger goats gonna
goo grape greeks grim hawk horns hostility housewives hug improbable insects
jiang ju loyal luckily malaysians mattered mind miserable monuments mughal muted
nickname nonsense overlook partisans pines pizza portrayal pray realised
reassuring reclusive rican salute savannah seafood shea shirts shiva shouts
shrubs silk similarities somewhat sophisticated souls sox spawned sunrise
surrounded taller tang tennis tomato tourists tragedy tribute unhealthy
victorian visited waking wished worship
-205: absolutely accomplishments adorned agers animosity annoying archaic
arguably bat beliefs billie biologist bollywood bonnie bracing breton cafes
chemist cigar clone cocktails collectors composers confrontational cousins
crumbling described desperate digging drowned ecological economical
environmentally erratic excesses explains fabrics feathers festivals filmmaker
fraternity fried frogs fundamentalists fury grasp guy hitler hollow hollywood
honestly hoop horseback intellectual intimate invisible jazz joke leaned leaning
literary lot lu luther miracles moon nobles oats outdoors parade patriotic pie
plentiful purple rage rational raven reliant remembrance rich roared rooting rye
say scarcely scream shark showcased siam stardom staring storms strive suddenly
theories things tiger traditional trend unpredictable vine wore yelling zeng
-200: abiding advocate ale america antics appealing beads beer betrayal bleak
bloom brutality burmese caesar celebrations certainly champagne chasing
childhood cloudy compatriots conception confident conservancy countless decades
defy demonstrating disappearing disbelief dogs drink elder empress encouragement
experience federico festivities fountain germanic glasses grandparents grenada
grief grieving hardcore heavenly heritage hop hut hymns immoral incapable
injustice jackie jungle kerala known leopard lit looks martian meteorological
mullah odd outfits panicked pashtun perished pine planners pollock prefers qin
reflections resurrection robes saw seemingly sensation shades shun sidewalks
skies sky spiders staunch styles superman suppose sweater swirling technological
terrace thais thinks treasures tree upbeat visually vodka voiced whale wishing
yi younger
-195: academia activism affinity angels antiques architectural artificially
attire attractions attracts aunt ballad barbecue barley benefited better
birthday bitterness blend booed botanical brutally burgeoning ch chi choked
commemorated confuse conquered consciousness contemplating costello cotton
crimson cruelty cruising decorated demons designing divine dorothy doubted dusk
dynasty echoing equally fauna fear fortunately gorbachev grove grow guts
harvesting hat hell hog hope hymn infancy innovation innovations instinct kids
landmarks leaping life madonna maverick me monumental much musician nuts
observed overlooked parallels perceptions philosophy planet poe poisoned
politics positively presley regret relentless remnants ripken sandwich sesame
shouted slang slavic smart socially sound spurred superpower surprising
taiwanese talented teenagers temperament terra traits tribes trout tudor turks
twentieth vineyards voices whipping wind youngsters
-190: absurd agnes alarming allah alumni art astronomical bash bengal bitterly
black blizzard boasts bunny carpenter cindy clouds commemorate commented
continent corn cows crystals cubs dance democracy disagree displaying
displeasure diversity doll dolphin dove easy emphasizing everest farmers fathers
fisheries fonda forrest fundamentals glaciers hacker healing influencing
inherently inn intricate inventions jokes kantor kasparov keepers literature
magician mantra marian mariners martha moment nazarbayev newt norse notoriously
onstage perceived perched pilgrim practitioners predictions princes productive
prosper quakes ralph rocky sant savage scientist sheng shepherd shine shiny sigh
skiing snack snacks somehow sweat tibetan uncle underdog unfamiliar uniquely
vigorous violently violinist what wines yelled youngster zhou
-185: advancement aftershocks alas amateur animal aroused artist authoritarian
backgrounds bacon bald bands beatrice beneficial boon brains branson capitalize
celestial chess christmas classical cocktail comparatively concerned coward
criticize dedicated depicting disappointment distressed dressing eaten eclipsed
economists eden educating experimentation expressions fast feng flashes flowers
fluent formidable fries genres gossip gourmet groomed habitats herb here
homecoming horses humane ice irwin jesus jules knows latinos look lou maddon
mainstream mara meditation microsystems migratory mildly mobs mogul monarchs
museums noteworthy nothing oo openly organic overshadowed overtures pandas
passions patrons peers pigs pilgrims plenty pond praises prophet provoking
quietly resorted riches riding riviera royals sacrifices sang saturated see seen
semitic shaanxi shirley skilled spoken stirring symbols tornadoes tossing
tourism underscoring ushered vegetables venus viewed virtue wanting watched
waves whites woods yellowstone
-180: accent advocates alive alternately augustine autocratic balls bats bazaar
become becoming belize breeze brutal builders calcutta caribbean castles chow
churches cigars comet coral critics crushed dear denounce descendants dessert
differently dresses duck earnest ears earthquakes eat economically edmund
emphasize endeavors epic essence esteem even everything evolutionary
exceptionally experienced experiences famine favoured fiercely fireworks fishing
flavors fossils founder girl granddaughter gray halo hardy highland hooked hu
hunting ivy jew kite klan knowing kung lashed lawn libertarian living mah maple
marching marrying mormon mosaic movie oceanic oppression painting peanuts persia
personality pets poles portray practicing prevailed promoters rain rains
respected richest roosevelt rugged sammy satisfying scenic seychelles shapes
shrugged soybeans sparsely spices spiritual spreading starbucks successes
supporter surveying swell taught tayyip unusually vajpayee vastly vision waging
waning wet widows wildlife williamsburg wish wizard world yes
-175: am amidst anthem australians baba balloons begging bitter blessing blue bo
bowling californians cave cedar cheap cinema commended contrasts cops costume
crusade daley defensively demonstrated depicts depths desperation devoted
disasters dylan extremism faith feather feels frustrating fukuda genetically
grandson grey guessing hackers hard harmony helpful hilarious hurting
ideological inundated jeans joyce leavitt listen lofty mafia marxist meadow
memorials mob moderation mother mountains mourning movies nathaniel natural
nineteenth noises ocean orchard orchestras ourselves overtaken panic perfect
phyllis pillars pinnacle playing poems practically predominant progressive
proportions rana rat reminder reverend ritual roam sausage schoolchildren
shallow sharks shen showcase siberian sing slick slowly slugger sow stellar
talents theme thoroughly thunder today troupe ukrainians undermining vain
vegetable voicing volcanoes watch wen woven zoo
-170: acknowledge anguish banners bartlett beetle berries birch bird bother
breakthroughs brewing burgundy burt cabbage carmen ceos ceramic champs cheated
chili comedian condemn conquer cornish cream culmination demise dignitaries
distracted doing dominating domino emotions endure engaged everyday exploding
exporters extinction feminine fierce floats flora floral fortunes friedrich
frost galaxies geography gum hao herds hint holly innovative iris isles kee kuh
lech liang lion luo many mastered mcenroe mcgwire ming moderately motifs murals
nice nobody notoriety olympian ones ornate overboard paddy parks peng
perspective philosophical plague plantation pontiff prevail psychologists racist
rats realizes regrettable robots salad screamed sentiment shakespeare shrimp
sings sisters skis sour standpoint stars stevie stuff swallowed tears thaw
thrilling trench vampire vanilla vintage whipped why wolf wolves worm yin yo
-165: acclaim activists adversary africans attended author baptist barometer
bastion benign big blended bluff boots bowden bowls bureaucrats camel carnage
catastrophe caves cha chaotic colonial convey conveyed coping crops decent
denounced descendant dress economies ellison emotional erotic fared favorite
fishery flags footwear fragile fragmented fran friend frustration fu furniture
gaze grapes grows harvest haynes heard hearts hot hung hybrids industry
infectious inhabited insights invasions irresponsible jade jaws jubilee
lukashenko maori memorable modestly mountain musical namesake nationalist
negatively neon odyssey operas otis penguins planets poem polar politician
popcorn potent pouring powerless predict preserving professionals purity
reflection relaxing replied retreated rhymes rock rockwell sage saigon shakes
shattered sidewalk sitcom skiers slow softball sometimes spectators speculated
spite starving statesman subcontinent thanks tolerated toy tuna turned
unfortunately upheaval vanished ware waterfront waterways way weather wendy wine
zulu
-160: adolescent affluent ah american andean angel animation appease arid
attained augustus backlash barren bengali billy boiled bold bounce braced
camouflage cartoon championed chased christians chronicles comets communities
composer cricketer crowned daisy dawn desire dodger earthquake ecosystem elusive
emerging encounter endured expansive explores eyebrows famer fanfare fi
filmmaking fish flame flowering forceful freshly glass golf gospel grains herbal
hoo interiors intrigue invariably islander jasper jeou jiabao jolted jung kisses
kissinger knights lesson loyalists magnate mee miliband mixed mongolia movement
negro newfoundland nightmare nowhere onion orioles outrageous packing pakistanis
parody patience pervasive playwright plaza polluted popping prevailing
privileged rallying rave recalled relics resorts restaurants retailing rudolph
russians scarlet screams sensible shevardnadze shoppers silicon sloppy smashing
stunning sustainable swing taboo tan teach telling thugs trends tug valleys view
volleyball waved wax whiskey yachts yankees yogurt
-155: advocated aggressive algae anarchy apple arabian archaeology arnold
artistic attending bankers basically bee bella burnt canals cemeteries chicken
chicks chilling civic cleaner cliffs climbing confronting crescent cube deaf
developed dewey dominate doomed drinking dubbed ego elaine entrenched eternal
fair father feat fest flashed groove gusts gypsies hah haitians hallmark hanna
harbor healthy highlands historical hockey hogan hoped how idol immigrated
indispensable influential infuriated jupiter lagged lakes lang lesbians
longevity lula mahn mainstay mandarin mascot moments monarch mongolian
motorcycles mound mud muslims nazis olympia opera oprah pale parades parkinson
parliamentarians paused persona photographers pitchers predecessors rattled
regina remark researching respecting reza robust rodeo rodgers ryutaro shadow
sharpton sichuan sickened sight slums smoked soft somalis spacious spoke sticks
strategist strewn strong supernatural supposedly swamped talent tame teachings
teenager tell textiles themed themes thieves thin thorn touted tuh upset
variously views wanna warming wars westward winds woman woody worrisome writers
zhejiang
-150: acclaimed accuse adolf age ahn alfred alien alley alzheimer ambition
amongst animated annette anybody apparel arctic asian aspirations attractive
awake awareness backward bandits bermuda biodiversity bloggers boom bravery
buffett candid candle cheese china christ conceived cone confronted conservation
cookbook cradle creator cub dairy denouncing depressed describing desert diets
diminishing disguise disturbance disturbing doom easter emperor evergreen fairs
farce favorably favorites forestry forests franciscan frantic fred gatherings
girls guests hannah harvested hiroshima history ho humor illustrator image
influence jams killer leisure lowell marble mead methodist michelle mickelson
moth museum myung neighbor nobility norman noticeable oates omaha orphans
overwhelmed perception perfectly pomerania promote prone queen raiding rapidly
raymond realities refined reputed restrained scheffer scourge shaping shrines
sick someday sorts soy speaks spice sport stark statue straightforward strongest
sui swallow tangled temptation thoroughbred totally touched unaffected unique
unite urban vietnamese vigilant vineyard waiter whaling widespread yiddish
-145: actors aka americans antique atal attribute aussie bam banker became
billionaire bing blur boulevard boys brotherhood buddy buffet cabaret cake
canned capable celebrity colleagues comfort continually conversely crowley
crumbled currents dampen discoveries distanced distinguished downplayed drifted
efficient eleanor erin ernie expressed family fanning fiction foliage gay
generation grassland green hamlet han hanoi harming hee herbs hess horse
humiliated hurry incompetent indie ironically jah jamaica just latino leonid
markedly martyrdom mausoleum medicinal melville mexicans milk mock murayama
music mystery napoleon neighbours observe ok older olga olive paintings panda
parlor pasta peaceful pianist picnic planted poisonous ponder populations poured
powerful prose racism rah raza redwood reformation regretted repressive respects
rife rink roasted rocking ruth safer sailing salesman scene scorsese scottsdale
secretive seinfeld shack shrine solidarity spaniards speculators springsteen
squash staple starved streets subtropical sugar summed texture thief tito
traders trek trilogy triumph unsure urdu vulnerable wealthy willy worlds worthy
you
-140: activist armenians artificial augusta backers batsmen bean beckett beetles
biblical bjorn bowing bread bronx buzz camped canadians candles capsized
catholics celtic centennial cerebral chef chuan clusters conquest constructive
consumed convincing cookies cottages counterparts cracking cricket crosby
deepening defied deserve dinners disciplined discontent diva divers diversified
dome dot dragons edith elk emotionally emphasized englishman environments esther
expectations falun foothills founders gadgets gaelic gripped harbin havana heath
hispanic instant invaluable irene jakob jintao kenyans knot lacking legacy
lesbian lester lifestyle limelight lured lyndon manner martyrs massed merchant
mikhail moses neat nonetheless novels obvious oppenheimer pacifist planetary
prejudice prominence pros prospect publicist rare react rescuing restaurant
retreating rulers sacred saud scandinavian schizophrenia silence silently
sinister slaves smooth spit stained steinbrenner stimulating stung supporters
swept swings talk tee teens touching trumpet typhoon venerable versatile villain
villains vince visitors warlords warn who winter wrath youth
-135: alvin ambitious badminton barn basketball blind bouncing breeding brothers
bystanders carving castro chaos characters chickens coasts communicating
communist complain concedes concept conciliatory conglomerates cooperative coups
cracked cranes creators credited cruisers cuban deserted desires developing
djindjic dominates drift educator egyptians einstein elaborate eliot endless
epidemic ever explain explorer fact fellows fences festival figuring finch foes
founded gastropod generous glacial godfrey hair happened hardened harvey hillary
holiday honolulu horace hurricanes impress innocent interred japanese kathryn
lao lectured lois lots manmohan mantle marshes mayhem mentor meredith
misunderstanding monsoon moths motives mundane mushrooms naomi nasty nepalese
nests nora noticeably nut observatory occasionally oriented paisley pasadena
pavilion pearl pee photographed pink planting playhouse pollsters poorer pots
prince prized programmers promotes prospects punctuated qi railroads readers
relationships retreat reviving rice riverside rumor rust scattered sci shape
sioux slave smashed speaking spheres spies squares stagnant stampede steadily
stood studied studying success tango termed theater there they torrential toys
tumultuous unfortunate unleashed upsets valley venetian veronica weeds whole
wildfires willie willow wives worst ya zemin zheng
-130: adapt anhui antony bad beside biotechnology blessings boy brooklyn burned
chill classmate clothes columbine contradiction contrary contrast cove cow cpc
crusader dangers demographics descent dictatorship dinner dismal doo ducks elite
ella emerged encounters environment evenings expo eyeing fairway fats
foundations fueled funerals gansu garments germ gotten gowns gradual graffiti
haunt herd homegrown humorous immigrant impressive investing jacqueline james
judo jumping jungles karnataka kobe leonardo li lighted listeners lives lowland
luxurious malls marched mature mauritius mecca melodic melted mona most
mysterious nader nascent nicholas notable noted outnumbered panamanian pavement
penguin perfume potatoes predictable pub recounted red regimes religion
repertory researchers respect rhythm richards rocks sandy science scouting
sellout sensing sexes shake sheehan shi shih siberia sights significance
similarly snails soils sorenstam soviet sparse spielberg sumo sung sweetheart
tarnished temper tends theirs tiananmen tone tones toured tourist truman trump
truth twisted tycoon unearthed unstable viewpoint vigorously wan worshippers yeh
yunnan zimbabweans
-125: admit amber anastasia angrily anniversary anthropology approaching aquatic
armies associations backbone basics believed benedict billboards bliss born
bourbon breeders brewers bricks built bull ca carrot caught cecil cecilia
chamberlain chan characteristic chretien chu comedy compelling conservatives
corrupt cousin coyotes cubans cured cyclone damp delicate demonstrates
desperately devils dialects dish disney distinguish doris drinks dur ear
emigrated encyclopedia envisioned ethical exhibit extinct forecasting forest
freshwater gale galleries garfield geology gesture gilbert gilchrist giorgio
glue grader groundbreaking harmless hawks hear hikers hindus hometown homosexual
hoover humid hurled hurt inland insect intensity interact interpret invading
islanders jack jackets jewel jiangxi journey karate labelled lah latin lauren
leaders lei liberated lightning lord mere meyer mirrored mon monroe montgomerie
moo mornings motto mouse mutually mysteries nation neighborhood novel ole
orthodox packard park perpetual pet plight poor populated portrait precision
pronounced proponents queens readily recep recipes recognize recreational
relations respectable robot robotics rough saint sand sea shoes slightest
slowing snapping sporting still stumbled superb suppressed tails temperatures
theatrical thoughts tidal tiffany tombs toughness traditionally traveling
tributes trying turf unity unlike unrealistic untrue vendors victorious waitress
washed waterfall weed well westerners whom wielding writer writings xinjiang xu
yeast yoo youths yves zedillo
-120: aboriginal adulthood ages agony alec antarctic anticipate apologize
archery architect are armando asia awkward baths beans begged bells bora bounty
bowled boxing brass brewery bud butterfly caravan careers cartoons carved
closest commemoration comparisons crisp crush crust cultivation dangerous
dangerously demon depression describes dictator dominican doubt dug els ernesto
examples excuses fabric farouk finely firefighters giant giants goa gogh golden
grandchildren greenwich guo harriet hendrix hillside humanity hurts huskies
ideally implying industries intense islam jam kai king kingdoms koreans lahn
lama landfall lawlessness lettuce lhasa lin ling looters maguire majesty mars
masculine mega mel mice migrate moderates motown mozart multitude museveni
nestor objects often okay ought outdoor overcoming pacific panther parishioners
performer piercing poppy possessed presided provoke psychologically pulp racers
reap reasonably reassure relate relationship resisted resisting rioters robe
roger roofs sachin sacrifice scenes shattering showing shrinking singer slender
socialist soho solidly somebody speculate storm street superhero survived
swimmers tenor tide tomb tooth toward towards travelers tribe universe
unpleasant village want western worse wu yang yu
-115: abe aces actress aged agricultural andhra association attaches bang
banquet beach besides bode bubbles bulbs burnham businessman camden cao
characteristics charley coastal coca collector con confront continents
convergence conversation crowe curator curry dante defiant deteriorated
discredit distorted dominated domination dustin ehr else emma emphasizes erect
erwin everglades expectation fahrenheit fallen fay fea fever film foods freddy
fringe generals gustav hangzhou helen hitchcock hottest hulk important
incarnation inexpensive isolated johnny judaism julia ka kannada kibaki kinds
knots koo laborers lava learning limestone linger loyalist luncheon ma maize
malay marin mating mckinley mean measuring met mild milton minh mosquitoes
nemesis networking niece novice oaxaca offshoot oldest orderly organisms peas
peril perino persson pier ping pitcher played poised polled ponds pounding
prescott preservation probably professions protestants pulpit raiders rallied
rebounded religious remorse rhythmic sah sanford scarred sees selig shaquille
shout sino sleeping softer sons stalinist stein stories strauss strongly
subsided sudden surveyed survive temple thunderstorms torre trait transformation
traveled treats trusted tune uh variety viking waited walled weakened worn
yorker zee zion
-110: abhisit alice alpine altar as asleep aspen assassins barbados bargains
bottled breadth breathe chong chorus collaborated commuters comrades condolences
craft crop cruised cyrus dah dalai dashed davos deeds deserved deserves dickson
discourage dissatisfaction economy ecumenical ernest eva exactly fairly falcon
farah fastball firmly flames flashing flute fog fortress frances frederick
frustrations fujian fungi gang gangs garland geometric gestures gloria glowing
granite grinding grips guangxi hai harmed harmful headway hesitation
highlighting highly hispanics honorable hopper hostile hubert hungarians
huntington igor illustrates indonesians intensifying intentions jen jesse
jiangsu johannes kin knopf kuo lace lame lawrence light livestock lombardi
lounge mahathir mandelson markets mellon messy mix motherland muse nest
nevertheless nightmares noel offspring onions orphanage our overlooking
overweight packers palms paved pedestrians penetrate phrase poaching practical
precious preval protestant pursued putts radicals rap reagan reality rebounding
reckless recognizing repression researcher reunion ribbons rubble rudy seattle
servant shores shoulders simpsons slopes smithsonian sociology soprano speak
spectator splash staunchly stir struggle styled suburban sunset superficial
swimming taft teen telugu ties tossed tremor triumphs trojans troubling tudjman
turning um unaware upstate upsurge values vegetation versa visibility visible
vocabulary walesa wally washing wears wherever willing woodlands xie yan
yanukovych yun zhang
-105: absorbing ahb alamos aliens amherst anand anger arthur atlas authors
banished baseless basil batting beers behavior beneath betty boats boris bowler
brink buchanan butter calvin carts caste caterpillar cayman character chien
choking cities clearly climate clocks clooney closet collapsing colonies
community conservatory cooperated corporations creating crowded dee defying
densely destroying devi dignity diminished dirty dispersed displayed downsizing
drunk eats echo emily engineers engulfed enormous eroded establishment excuse
exerted expatriates expect explore extreme fated felix ferrer feudal fields
fiesta films fischer fleeing gather genetics glover goh goldsmith gretzky hank
hardest herzog hilary hindered homosexuals hopefully huang hugo hume hurricane
ihs impressions impromptu indian indicative infamous insight insults intimidate
jane jews johnnie journalism julius kallis kiss koch kolkata lagoon legion lemon
lennon leo lighting lights lime liners lockhart mackenzie marchers marvin mary
mask massacred mccartney mccormick meadows meat mediocre mexican millennium
moist mollusk necessity never niche nightclubs nintendo noise noses nur once
outback owning ozone pants paradigm piedmont pirate pitino pointed porch prodigy
prominent prophecy psychic radical radically rainy realistic reason reds
reinforcing relevance renegade representations residents rex risking rivers
rockies rowing royalist rubber shah sheen sideways simpler skirts soccer soybean
specimens star started stone strategically sunlight syrup tech teddy tendulkar
tent tobin touring town tung unveiling upscale useful vast veiled venice ventura
vigil viruses visual wanderers wasted wheat widow wooden yourself zanzibar
-100: abd ablaze acknowledging advantages aging alcoholic allies amazon ancestry
anticipation arcade arturo aso autumn bah basin beg berkeley bert bicycles bobby
broadly buh bureaucracy cardenas careful cattle cereal cheung cloning coats
cocoa coliseum commemorating commentator commonly conan consume contrasting cop
cosby dancer danes daylight diamond diminish din disgrace disruptive downfall
dramas dukes edgar employing endemic erdogan exhibition expeditions faced fanned
farewell fertility flattened floyd freedoms germans glacier globally goodwin
griffey grilled grizzlies gujarat gus guthrie guyana harness hashimoto hawaii
haze heavyweights hip howard human hygiene independence inefficient inevitable
inspirational jin kazan khatami khomeini kings linguistics loose lopsided lyrics
magnitude mammoth manipulating maradona marlon married mbeki mcgraw megawati
melt midwest millionaire mobilize monsanto mourners murdered nigerians
notwithstanding nuns oakley olives outset outward ovation patterns pauline
phelps pillar plausible posing possibilities predators presbyterian presence
professor protector proves prussian quantum racetrack rapid razed rebellion
regard remake researched resort roddick roe rogge rok rural sailor sally
salvador sanctuary sanskrit satisfied sheik shu simitis slaughtered so soap
softened song spikes stressing stride stronger strongman succumbed such
supremacy suvs syed tara teng terrain themselves timers tsunami tufts turbulent
tutu upton ur visiting wa walk walt wave weddings were widely wilhelm winfrey
wood wreath wreckage wrecked wwii wyatt yushchenko zyuganov
-95: about actor afghans africa agriculture airmen alfredo aliyev ally amelia
among anew angered approached arches attract austrians ballet beaver behaviors
bergman bernardino best bohemia bowed breakfast camping captains chew chick
cloned collaborative comic compton conceptual condemning confusing conservative
consumers cornerstone country critic cups davidson dead deepened differentiate
discovered displays disturbances dynamic earliest emphasis endurance epstein
fossil foundation fuh fuller furnishings fusion gadhafi gainesville gaming
geological goldberg got grace guiding halls harp heather helena henan henri
heterosexual holt honor hovering howe hudson humidity hunan hyde impacted
institute interpreted ivo jessie jesuit jewelry jewels judy juice kah karl kitty
knowles ku lavish liaoning liberal lisa lotus lutheran mackay madagascar mall
mandela marilyn memorial misery mistress monterey moral mouths muhammad mural
murky my nanjing natalie natasha navigate niagara nicely obscure organized
organizer origin orphan others overthrown overwhelming palace parted peggy
pirates pius prey producers promoter proving pushing putin putt qinghai quest
raging ree relative ren responding rethink rewarded rhodes ride ridges ruby
russell rutgers sailors saskatchewan scarce seriousness sewing shee shops signs
sir skill sluggish sprayed stan stones stormy strains straw stripes suggest
surrounding swaziland swedes taekwondo tah tasting theatre thick tijuana timber
together touch tractors trail tsang unusual urge usher vee victoria violent
virgin voice wagner wang warlord watches wed wharf where white worcester worms
xiao
-90: accessible adaptations adapted adolescents aftermath anthology antigua
apprentice argue around artifacts aspiring attacked ay bach balcony basilica
bertrand beset blackhawks bombay bones breakthrough cain cambridge certainty
chandra chengdu children circa clans closer clothing combs concepts conditioned
confluence correa countered crystal cyber czar dalian daughter deep destiny
destroyed detecting deteriorating diallo disposable do documentaries duh duran
eli equestrian expression favored flawless fledgling football franz frequently
fry gala george glee hardliners hardships hindi homosexuality hua huge ignoring
illuminated impunity indebted inevitably intriguing jeremiah jerk jude kate
kitchens ky lamps learns less lo lodge marketplace mcdowell memphis messenger
metallic monasteries monastic more mothers nagasaki named neglected nesting
newest nickelodeon noor orange ordinary originated owe pacers pastor pepsico
performances perot perspectives persuaded peruvian powerhouse predatory
profession progressing propaganda protester protesting racer rained ranch rarely
real reflecting reign resurgent rush rusty salmon saul scarf scoreboard scout
secular sermons shells shooter shop sibling simple simply sister slavery
sneakers soda species steinberg strengthening struggles submerged suggestion
tasmania tata theatres theory tibet toes tong traced treasuries troopers
unconventional underwear vanderbilt varied vehemently vinci weakening wildfire
workings worthwhile ying yours
-85: achievement acknowledges actively african aligned altman angela anything
apartheid approach arbor arresting babylon baltic bear beige belly bihar blacks
blindness bow brown burdened burger calderon cameron cancun carol cautioned
celtics chalk choreographer clearer climax clyde collegiate com confronts
congregation congregations consort cooked cornell cowboys crashing creative
cruiser debating deh demonstrators descend disaster discover dmitry donating
dragging dwelling economic eggs emancipation excellence extraordinary families
farmhouse faulkner favourite fisher floods flung flying forts fox freedom
frontier garment gifted gloves gown greenpeace gripping ground guido gunshots
haider happen harley hasty heidi herman hewlett homemade horrific hoya humphrey
inclusive insignificant instantly insult insulting introducing investors jacques
john juliet kappa kicking killers kinkel kwasniewski lan leopold liberalization
loch long lows lumber lunar maggie making manitoba marlins mccurry mess metal
mixing naacp nan nazi obesity onset outlaw overthrew oz packed palaces passive
peabody pedro pena persisted pike pitching populous porn princeton proved
proximity reese renee responded revolt rides rumors sauce searching sega seminal
serra sikh skaters skins sleeves smoke songs sosa specialize sphere steady
struggled successful surveyor swear swung tells tense terminology thinly tin
tonga tonight trade trails trenches trinity trousers twins tymoshenko unfolding
unruly upside vengeance vincent vladimir vogue vulnerability ways wealth whose
wolfgang yao
-80: abilities accelerating acknowledgment actually adaptation akbar apollo
arduous arts asphalt assortment asteroid athlete attendees bakery ball banner
battered benches bjp bloodless bordered bowman boxers brands brick bug bugs
builder cambodian canadiens canyon carmel cater charles christina city claudia
closely colours comics commercially common concentrated concerted cooking crater
darryl daunting deepen detrimental dirt dom donald drowning ebola embarrassment
emigration eminent enclosure endangered entourage eve exhausted exploit
extinguished eye fang few flies forbidden founding gallery galveston garlic
garry geographically getting groundwork hahn hainan harassed harold hatoyama
honeymoon illustrate images insane interaction intrusion ital jeffrey jerseys
labeled lagging lamb landowners lena lesotho lexington limbaugh loh lookout
luigi makers marina maritime market melody men migration mined mint modest
monastery mosques muqtada muralitharan neighborhoods nicholson nixon nova
observers oswald overcame paints parents peaks penny perpetrated persian persist
personally phi phoned photographer photography pi pitt prayers predicted
presidents procession procter quincy randolph recreation relatively replica
resurrected richter ricky ringing rising roman rudolf rugova ruler rupert salon
scandinavia scare senses sergey shandong sid sih sirens skier sleep slope
socialists solitary some speeches sports standing strength suffer suicidal
sumatra swath thatcher theology tory trailed trained travelled uneven uniforms
unionists vera volunteers vow walked walks wanted waters wear wrote yale yet
-75: abnormal ago akron alliances ambrose amenities anaheim anime anne annie
announcer antarctica anyone arabs assured atlantic atmospheric attacking
authoritative baby bacteria been bell belong benazir berisha bernstein betting
beverage bob bon boone boxer branded bumps bursts byzantine calmly campaigned
carrots cary cavaliers cesar chiang chiapas clogged coastline coated communicate
confrontations congressmen conscience considered context cooperatives couch
couture cracks daughters deco destination digest diplomacy dipping disastrous
doc don dramatic dried eighteenth enlist estranged exemplary exhaustion
expectancy experiment fdch federer filled focused fought francisco frank
franklin fraught galicia geopolitical glance gone guides guitars gunned haitian
hang harboring he headlines herat hers historic hoping hovered imperative
impoverished inauguration inciting industrialized island italians jays kaczynski
katharine kensington kinmen kumble laurence lenny leonard lighthouse lined
literal lobby luh made makes masked massacre mates meal mixture mole movements
newcomers nicaraguan nursery oaks odds outrage pains papandreou peppers
perennial pete phrases physically picking pictures plum po pointing policymakers
ponting positioned posture poultry productions progress provocative puzzle quasi
raptors raw rebuilt rita rocker saints salam scolari scots sen separates
settlers shady sharper shoreline sightseeing sindh sinhalese sinking slim slower
slum successors supermarkets sur swim sy tangible teh than titans tobago tongue
tornado travellers tribal tribesmen urged verdi versus volcano weaker weaver
whales wilderness women word yangtze yousuf
-70: abandoning accomplish aggressively alerted alexander alexis allen alma
amphibious amy analysts ancestral anxiety anyway astros atkins battling
behaviour bernardo bio biography boarded boiling bordering bothered brand breath
brokerages brought bushel butcher cape caution cemetery centered chains
characterization charred chen circumstance clarity clerics cliff coffins cola
collaborations communal concern consensus convenient cookie corpses critique
cure decorative derby designs destroy devastating developers dimensional dissent
dodgers durable dwindled early eastward eisenhower encompassing eruption
expanding expedition exploitation facade farther filipinos fleischer fodder foe
foothold frazier frederic futile gaining gamble generally going gould gutted
harder harvard have heels hemisphere henry herself homeless hopes howell hubei
hui hunter immune impulse indoors infiltrated inner ivan jeanne juh kaufman
kitchen knowledge koh laced lancashire leather lee lgbt local longhorns louis
lyric maine maldives maltese marches maureen mcgrath medvedev memoir mercy
merely migrant mining mired mitsui molly morales mosque musharraf nightclub
nights nikolai nissan noah norms odor old organisers orr oxford ozawa padres
peck penang pitches plastics pollster poorly pope pounded practitioner prada
prediction predicts protested pyramid rabbi rajasthan rapids rebellious
reception refrained regrets relatives relieved relying rendered reviewer rim
risked rites roast robbed romanians rose ruh rumours sal scotia shorts shrunk
sickness slipping souvenir spared spokane sprung steward suggesting suits
surging surpassed survivors suspense swore symposium tailor technology throwing
tomatoes toppled tumble uighurs ultra unfounded unreliable vargas wedding wicket
willingness wong woodland
-65: academies adobe advertisers ahmadinejad aided aloud ann assam assorted
athletes autobiography avoided bahamas beaten bible boutique braves bride
brigham brother brushed bumper buried but butch capitals cardoso carnegie
casablanca centenary chin ching choral christian churchill clan clashed
cleansing cloud coke collaborate colony columbus come communicated comparing
comparison composing confess congresses considerably consuming conventions cook
costas day deceptive dell denominations destined diamondbacks discomfort
discovers diver divinity documentary domingo dominique drought dry durban eagles
economist ecstasy eduard educate eminem encourages enshrined erupt exacerbated
experts explained explaining exposing expresses extensively fat favoring finally
find flagging flint floating fulfilling gaston gillette gradually grave hails
hakim hanging hanks hartley hence hiking hoffman hurling hybrid ii imperial
inacio interactive isabel isabella jacket jeb jenny jerry kan kang knees koreas
kwan lal laureate laying leapt leftist levi lindh lining livelihood lobbied
luciano malayalam marketed martina masks mcgovern mcmillan melvin mercantile
milestone mobilized monarchy morale morally mostly mustard nephew nerves
netscape nordic onetime opportunity oracle organizers orleans paternal paths
patriarch payne peace plymouth pneumonia pork precarious projecting protagonist
protesters punjab pursuing quality rangel raping ravaged recognized reliance
reluctant rendition repercussions reviewers rise roach rosie rowe rowling rus
russo salvation santa santana seismic self semiconductors sexuality shanxi shaun
she sheltered sigma similarity sitting sixes skills solomon soviets speculative
spring staked stands steamed stevenson stressed struck suffering sumitomo sure
sustain symmetry tai tallest teresa textile thriller titan treat ty typical
underlined unsafe victor vijay wagon warfare wetlands wills yacht zoellick
-60: abandoned acknowledged aisle ambushed anatomy android anil apparent
appliances aspect assassin assert batted beck benny bhutto billiton blackwell
blatant bloody blown bolivian bookstore breaking brush burma burnett burning
burst cadres calling canary canberra catch ceremony chat chechens cinemas circle
climbed cloth cochran cod collisions color competitive complexity confessed
constituents counterpart couple crane criminals cutler daly danger dartmouth
decay degradation designer dictionary disappear draped drums dynamics eastman
eastwood egg embarked erected estonian ethiopian example exchanges existence
express fade favre fellow fibers fleets flooded flowed forested fortifications
forum franco gainers gateway gems gently gibson giovanni giuliani global gustavo
ha hacking hale harshly hercules hideout hilly hosni hubbard ignacio ignore ike
illustrations impacts inhabitants innocence insanity insist interactions
interrupted isle jacob jaime jayasuriya jeep klaus knicks lil linguistic linux
listener longtime ludwig manga manhunt manson margaret marie mazar mcdonald
meltdown millions mirza mod motif motorcade mountainous mutual nathan neighbour
night nike not obsolete odinga opium ordained organizing ortega pastoral peters
phillies piazza placards polytechnic pose protestors puerto quake racing raiser
ramadan rangers rays regards responds ridge rioting roads rodney romeo
rothschild saharan sampras scale scholarly sect senegalese shelley shenyang
sherry showers shuh skater soaring social socks sonoma speech spread stifle
studios subspecies suppress surpassing tadic tapping tbilisi thinner trapped
travelling treating trivial trucking tvs una underscored unforced unleash
untouched urgency vega versailles veterans vikings villaraigosa visitor wall
walnut war watson winery wishes woo worsened yoga yorkshire
-55: absorbed adherence afterward agassi alarm alaska alliance anton attic
automobiles avengers ayatollah backstage baron baskets battled battlefield beat
bernhard bhutan bigger blackpool blatter blazers blockbuster bolstering bombed
broth bulb bullpen bunkers business cannons cardboard celsius chairs charlie
chunks church ciudad clifford close clutching coached coaches collectively
committed commodities computing concert condemned confederation consistently
cornwall coronation couples crammed crusaders debris demonstrations dent
determination development die died dining disease distinctions distinguishing
dolan dole downtown eagle ee elton eluded empowerment enemy entertain erosion
ethnically existed fairfield faisal far featuring females fielder flowing
forcefully forge francis fronts gays gibbs glenn graeme grain grappling
greenberg griffith gundy habitat haifa hebei hesitate him himalayan himself
hitting hunt illustrated imaginary incompetence interests invited joan johann
jun kashmiri kemp ken kennedy kerry khan knoxville laurel legislator logging
lure macapagal macintosh marcel marine martins mass mcnamara mehd mehdi mets mia
might militancy miners modernization mohammad montana mori murdoch muslim nawaz
nelson oak object occurrence opposed osama oscars outpost pace pageant
particular patriots patterson pennant pervez poster pot precisely president pri
professionally providence provocation prudent pursuit puzzles reflected regulars
reinforced revelation riots rip robbers roberto robotic rolling rosa
safeguarding salem sandstone sanitary says scrambled scripture secondly
segregation sehwag shadowy shaky shown shui sicily siegel skating skirmishes
slain snyder softening solid sonics sparks speakers staged starring stealing
stepfather storming striking stunt succeeded suggests sunk surprise synthetic
tabloid tacoma teaming tearing technique ted tents terrorists those throughout
thwarted tiny toppling towel trash trickle trouble unravel uprising valuable
vance waged wei wildcats willem working wyoming yar
-50: academy accompanied achieved adopting advancing afternoon albert alphabet
appeared archaeological archipelago arena attributed attributes badly being
bicycle bikes blaming blanc blankets boulder bowie bowl boyd breathing brings
brookings browne bureaucratic caroline catalan chances changing chavez chemistry
christensen cite clemson coach coherent commenting commodity competitiveness
confidence consulted contend cooled cooperation crawl damaging danube decoration
demonstration depended diana did disappeared diseases donna downturn
dramatically dravid earl eclipse elf elizabeth elliot emory equality equitable
excavated fasting fe fearing fiber fictional fists fled footed footprint forgive
formations fortune fueling gained garcia georg gift gillespie gilmore giuseppe
glossy graham gramm gravel gravity greenspan guangdong haley hall harbour harsh
hay hewitt hints hitachi holed huckabee husbands impact inexperienced
inscriptions invaded invested ire irina irrelevant islands jacobs jeter joanna
kadyrov katrina kazakh kirk lackluster lacrosse lake leagues leslie lilly lions
locally logic loudspeakers macarthur machinery madras malcolm manifesto marat
mare matsushita mediterranean medium mention middleton mitt mitterrand monty
mosley motivated mujahedeen multimedia nikolay northridge omar outdated pairing
pam particles pas paz pebble pedestrian pens persists petty philip poorest
potter pradesh premise pressured prestige professors promising publicity pubs
python rabbis radios rang raphael rather recent reigning reluctance repairing
residing respite retailers robertson rogue rotten sabbath satirical satisfaction
sequel seville sharapova signaling situated skull soil sonny soong spearheaded
spinning stadiums staying stocks studded sultan survival swift taiwan tattoo tay
teammate thabo these though tick torched translating transparent tried tu tucson
tumbled undermined underscores underwater unionist viewing volcanic walter
warned weakness welcomes whatsoever wheeler wife xfdws
-45: abraham addressing adults americas and ang anglican arias arrived aspects
assembled assembling avenues avery barricades bavarian beethoven bertie
beverages blasted blogs book bosses brett broadway brook bruce building
bulldozers bulls bullying bury cannon captivity capturing carolyn centrist
ceremonies cheng chilean cio cisco clara clintons coli collaborating collided
coming commerce compared competent consecrated conserve constantine creed
critically criticisms dale datuk declining defining deforestation desmond
deterioration dialogue diaz diet disrupting distinct draper drunken dundee
dynamite edwin elway engineer enhance ensemble experiments explosions faldo
farmland farms favor fitting fledged footballer forbes forging gibbons grange
guerrilla guillaume guru hadley happens haq harding hazards hsu hurd
implications improving inducted informally informed insurrection intensified
interpretations janet junk khamenei khmer knight knocking lack landlords larry
limbs literacy lleyton losers louisville machines maharashtra maier majorities
malicious mann manny maria mario mart martinez maskhadov mastermind mazda
mechanics med memorabilia mentions mixes moderate moussa moving nearby nets
newman ngos notably notorious observations opponents outfit pen peter
petrochemical physics pilgrimage pitch pitched playboy pr predator prevalence
producing provoked psychiatrist psychologist racially rampage reader reeling
regaining repertoire resident revived rift risen rite roaming rugby safest
sagging samoa sands schumer sciences scientific scratch serena settled sevens
shedding sheffield shirt siblings sidelines sin singular snowfall songwriter
sonia specializing spinach staten stigma streak strengths stronghold stuck
suppression suzuki symphony tackling tao teamed techniques thumbs tipping
transform treatise tsai tulsa tumbling undercut upholding upright uzbek
vacations vendor vermont vinegar walls weak whitman wiping words works yassin
yellow yesterday yoh zoran
-40: abbott abdul airliners alfonso annals apache apec apologized argues ark
arrival assassinated assuring atrocities band banda barrow bce beacon bears
belarusian bian biology bites biting blackberry boer boston bringing bruins
brunei builds bulldogs burbank canoe cardinal cartoonist casinos catcher
catholic challenging changed chapel cheaper cherokee chips choreographed chose
coincidentally collaboration collaborators como compelled complained complex
confederate confrontation confusion constructed consultants courtyard crossover
curtis cycling dame decisively decorations deeper deliberately depend
deregulation developments dickinson dire disadvantaged documented dominant
emerge endowed entertainment establishments estuary ethnic ethnicity eugene
evelyn exert extent facilitating faster finds fist flanked franchises fuelled
game gators gaulle gil guitarist hafez ham hamburger hamm hands harry helmut
higgins hill hms holidays horizon hun husband hyderabad hypothesis hyun ibm
implication independents india intermittent invite irving jimmy jolt ki kremlin
laid landslides lectures lieutenants likewise liu looting manipulated mansion
maoist maoists marginally marquee marwan matchup mathematical meh mehmet
mentioned mentioning modeled mohamad mutant najib napa narrator newton noting
now obese occasional onward oppose oscar overthrow palmer papua paramount path
patti pierce piles pol political politically polk ponce posters privy processors
props protests quick ra racial rahul raj reeves reflect resided revenge rivera
rockefeller roo rosemary rudd sank saturn saxophone severely shan shanghai
shinawatra shock shopping silver singh ski skyscraper slack small snipers
sopranos soured specializes springboks square standstill stepping stewardship
story suburbs sundance surfaces surrounds sword sylvester thai thaksin that
theaters theological thrashers tigers timothy tina toddler umar unix vaughan
vigilance vojislav wasting water westchester when whitaker withstand wooded
zimbabwean zuma
-35: abrupt advertise alpha analyst anna archie atta aviation babies bait baking
baldwin balkan battleship baylor bedford beyond blame borneo britney britons
buick burgess called categorically catering catherine cause chance chao chicago
chiefly cholera clay clive clr commodore comparative congolese continental
corpse councilor crews cruises culprit curved dae deadliest debbie deliberate
depth desirable detected detective developer devon different dig diving dolphins
drained drake dresden driveway duo economics edison elevators encourage
endangering energies explanations expos extremists faltering favourites fighters
float flooding focusing foray freeway fuels gardner geo georgetown ginsburg
glendale goldstein gordon graves growth guitar hairs handlers having helped
hermann highways hills hilltop hitter hoisted horn horton hsieh hughes ill
increasing indoor inherent insecurity instruments intel interviewer iranians
iron ivanov jar java joining jolie kamal kim kouchner landmark langer languages
lara lau leader liberation lincoln linda lying madeleine marking marvel meaning
meddling metals methane minerals mit mo mobilization montenegrin morton mr na
nakamura naked narrative nautical need neglect neither norton notre
opportunities organising outburst overrun overtake paint pastry patriot patton
paul pepper pepsi persecution pew photographic piled preserved preserves
principally productivity professional prominently promise psychology raged
ranger rash ready referring regions replies responsive rica river rollins
romanian saeb sarah scalia schwarzenegger sensational seriously sermon sheikh
shelled sheltering shiites sins situation skin soo squandered stabilizing stare
starred stove suleiman suns surgeon surprises surrey swam synagogues teaches
technically telegram televisions texans therapeutic thorpe tim topped touches
tough treated tricks tricky trinidad turbulence underneath unfold unwilling
useless verona villages wallace watershed wealthiest weightlifting whitney
wizards wolfe wright yousef
-30: accurately adler administrations airplanes albeit amc appearing arenas
ascent athletic athletics aurora avian barack barbed batsman bay becomes
believes bike biographies blanco blew blogger bolstered bombarded bombers
boosted booths botswana boucher bowles boycotting brandenburg breasts brewer
brittany brooks bu buffalo build buildings burial busan cage call carey carlson
caucus challenges champion claire clarkson clippers clout collaborator collapse
commitment complementary consequence consistency consumption convenience
corridors crawford criticised deacon deadly decade deepest della dependence
descriptions dino disappointing discussing disgraced disguised disparate
disperse done dreamworks dwight dwindling ehl eileen electing elements ellen
engage erode exiled expensive farm feet figure fingers fireplace firepower flop
forehead francois fuhrman geared georgian graduated greek groom guatemalan guh
haiti hal hampered handy healy heavily helmets hide hierarchy hingis holocaust
hornets hossein hungarian importers inaugurated incomes incompatible industrial
inferior intercourse irrigation italics joachim johns joined kansas kaohsiung
karzai keating kosher kuchma lagos lankan laura leafs liberty lies liquor locker
loom loyalty lublin macedonian maid marcia marsh master mathematics mavericks
mayors messier mi midtown mistake mold momentum mortal mosquito mourinho mph
mugabe myriad nagano nashville neurons newcomer nokia nymex obrador oilers
organization orlando outing outings parliaments particle partnerships party paso
patten peeled penn perkins persistent picture plummer popped precursor priests
protecting proven rafsanjani rallies rally rammed rampant read relax reliable
represented rings ronnie saarc sahn sam samaranch saving saxon scaled scattering
screenwriter sensitivity settler sharm sheldon shepard shifting size smash
smokers snapped someone sotheby south spend spy stalls strengthened suh
suspicion suv sweeney swelled systematically thread towers towns trader
traffickers traveler turkmen uniform variation variations vests veterinarian
vocal vomiting wah wedge wembley whip wie winnipeg wisconsin worcestershire
worldwide writing wwf xii yields
-25: accurate affordable all almost alternatives analytical anatoly arab ari
avenue ayman baird bangalore beating beginning begun beijing bharatiya bin
bloated bloodiest boil bridges brodeur bronze byron canucks capitalized carrie
cathy chateau chesapeake chiluba chipped cleveland collar colleague collection
competitors concerts constantinople constructing cough criticized cuomo da
damaged damon dean defeated defenders demonstrate derive detectives dilemma
disagreed discovery disregard dominance dorset douglas dubious duet duval eddy
egan engagement enterprise environmental equals erekat ewing exceptional exist
expert facial fastest fernandes finding flat flores foam food formerly found
framed fraser garrett gates genesis genus getaway gore gorge grazing greenback
guise gym hamid handful handicapped heads hebrew heightened herbert histories
hoax hobart holy hotels householder hutton ignored impending impossible
indications infected infighting integrating intensify invade irish isaac
ivanisevic jefferson jennifer jetliner jim jirga joanne journalistic kadhafi
kahn keith kept killed klein koizumi kramer lam large lessons lim litvinenko
lobbyist loyola male marietta martial mayer memoirs mend mills miner moody moss
mustafa nadu namely nash nee needles neutrality nicaragua nicola olivia ordeal
osborne otto outbreaks outfield outperform paramedics partly patronage
petersburg phillip play plays population potomac poverty prasad prayer prints
privately progressed progression pronunciation proteins purpose ramadi
reconciliation recovering recycled republicans reservoirs revive revolves ripped
roque russian sco scottish scrambling seated selectors shalom shia show shower
showtime sihanouk simplest skate smog sniper somewhere sparking specimen spent
springfield stabbed stanley stern strangled stricken submarine surgeons
sutherland swine synagogue syracuse tal tam teenage teeth testament theoretical
tiles tobias tortured traps triangle tse turns underground unions unjust
unlikely utmost valentin vasquez vice victims victory wakefield walker weakest
weinstein whistle wired work worked wreck wrestled wuhan xv zah
-20: abbot acts addiction aden admiral admits aids alba alberta ambiguity
analyzing antiquities apologies armour ash awaited backwards barker barnard
barry beats bestowed blades blake blamed blunt boss bottles branding bratislava
bullock cai campbell cardinals cartels catalyst centimeters charleston charted
choir choreography christi clark clement clues compare compatriot complains
concrete connections consistent consolidating continued correlation covenant
crafted cramped crest cyclists dakota decliners def delgado democratic di
diarrhea difficult dipped divisive dora downside emerson endit english equities
eradication essex ethanol evening exchanging exodus experimental exporting
federated federation ferreira fifty fighter fiji flag flour flux forbid
fortified frankie fray fritz fundraiser galaxy galileo gambling ghanaian
grounded guangzhou guatemala guide guinea guinness gul gymnastics harrington
harrison healed heart helicopters hiding hopkins hosted houses idaho ignited
imported inched inconsistent incumbents inflicted informs intent investor
invitational iqbal is islamic israelis iverson jammed japan jilin jo journeys
jumped kathleen keel kingdom lahore lai language lavrov lebed limousine
livingstone logical lunch lynn machine madden males manhattan manipulate mar
mariano mas maternal mekong melinda migrants miguel mississippi models mohammed
morning motorcycle motorsports murdering napolitano nebraska necessarily neil
nile no nobel nod northward ochoa organisations organism outbreak oval overcome
pak paralympic partnered peninsula percy pest philippoussis plastic portuguese
possesses precedent prelude preserve priest priory prostitute punished quicker
quickly racket rae rao ray reflects reformed region reich relaxation republics
richardson ritchie roadside robinson rocked rutherford said samantha sat schwab
seeds serge seth shapiro shear sherwood shipyard signalled singapore singaporean
sink sinks slammed slight smugglers southwest southwestern spiked sprewell
stadium stanford stanton stealth steam stickers suggestions suicides sunken
svetlana symbolic synchronized talbot taliban technologies terrestrial thousand
tracing turmoil unfolded unheard unsettled uphill vicar viktor visit volunteered
wagons while wisely workshop wrong years york
-15: aaron accolades adelaide adidas advocacy aegean ambassadors anita annapolis
answering approaches aristide attendance attention avenge awami bahadur bai baja
baltimore barber batters battles beatty beef belichick bending benitez bet
blasting blaze boat boise bring campaigns cathedral coast coat collingwood
combating communication companion competed connie considerable cornelius
coughlin course cowen craven criticizing crossfire cutter damien davydenko
deception decline defeating diabetes diamonds diego differ dip disapproval
discarded display disrupt distinction divorced djokovic dogged doubleday driven
drones drum easiest edward embedded energy enhancing enough escaping espionage
etienne europe exxon fatally fears filipino flagged fleming flemish forex
forgiveness foster fragments francesco fri fundamentalist geithner gifts gold
greenland grill gutierrez harm hawkish heap hedge henrik henson highs hit
houghton ian il imam impetus improvement improvised inequality influenza insider
integrity iowa islamists ivorian jacobson janata journalist journalists judged
junichiro justin kane katz kenny kirsten landslide lange laos latvian launching
lds leigh likelihood lima lindsay lorraine lukas lull marcelo marshal
massachusetts mats matter matthews meaningless medalists mineral moe moreover
moslems mozambican nasser nay negroponte newport nor oakland observation
offerings opposite opus organizations ortiz ottoman outsourcing overcrowded
parked participated pascal past patrolled patrolling paulson peaking pensacola
peshawar pieces piers players plotting poison polish porous posed pour
predecessor primakov proclamation prosecuting publicized quitting raft railroad
ranged rebecca rebuild refer remarks rene rookies rubbish ruben rubens runners
safin sampled samuel sara sarasota saratoga scandals scientology scripted scrub
secessionist semis shimon shortstop skeleton skipper solar son southern spam
spat spends staging stain standout steak stray stuart su submarines sul
supermarket sustainability swords taichung taxis telephoned thousands ticking
tools torch translates truckers ukrainian vanguard viewers violin was westwood
william wings wiped witter worries wrestling zardari
-10: across affair alps ambitions ames amir anc andrew anglo apparently ashes
averted ayala backer bacterial bangladeshi barriers batman began bickering
billboard bounds brooke cabrera capriati captain captures casino caucasus cdy
centerpiece chang cheat chernobyl christchurch chun chung clare cnbc colin
commanders comparable competitor complaining complexes conglomerate conspiracy
convent convince countryman cristina cuba cue cues curling danielle deborah
defenses demolished dependent descending despite destabilize deteriorate develop
dexter dialogues difference disarray doyle easily eid emanuel enhanced
enterprises escalated etymology events excel exported extremist falling
financially floated footing fore foreigner forgiven formed garbage geoffrey gill
globe grammar guerrero gunfire gut hackett hallway hampton handball hanged
hasina hathaway haven hears heavier heavy helping hernandez herrera highlight
hiroshi holiest holyfield hoon hundreds hurley ibn industrials innings inscribed
institutes int internationally intersection invasive ivory jackson jake jewish
joe justice justify kagame keegan kidd killing kok kph kuomintang lag lamar lamy
land leadoff len lent letterman leukemia librarian lingering lips loser
maintaining manufacturers markers marshall mater matthew maxim mccormack meager
melanie melbourne memory milwaukee minivan mrs mullen mutiny name namibia
nativity nausea ngo omega optical orchestral outcry paceman pandemic parker
pattern payton pesticide picked pla plots plotted plumbing porter practices
profitable propel protective prussia punch raced rapper ravi rebuilding rebuke
recognition recycling resistance resource reveals reversal rivals robbins ropes
rotary rubin saga sampson scholastic secretary secrets semiconductor shared
sharif sharp shelling simmering skated sketch slowest smallpox spear sprawling
st stable studies suburb summer supported surround suspicious sustaining tcu
therapies this threw tianjin tile toh trainers translated trapping travels trust
unarmed uribe venezuelan venues verde vietnam wahid waist waterloo weiss xvi
yamaha yudhoyono
-5: acronym ahl airplane akram albright alexandre alternative although amp
arizona arthritis asahi asean attain aung auschwitz automobile bak baker barely
battleground biased bilateral bite bone burlington bust butt buying cairns canon
carbohydrates chee chile chimney coating coffin collecting commercials
complicated concord contribute contributes cope corners councilman created
cristiano crushing curtain curve dal dane defiance description destroyers diary
dion disgruntled disrupted distortion distraction distributors doctrine
documenting dozens drawings drummer dwellings eastern ecevit elderly embark
emblem engineered eradicate espn executives exhibits exploration factional fault
fencing figures financier firmer firstly flash flyers forecasts funeral gah gate
gayle goodyear governments grabbing grind groups guam had hammond hamper has
haute heir helmet home homer illness immigrants indonesian instrument
instrumental interpreter invest invites jared jaw jfk joseph juarez judging
julio justified karen kathy keeping kohl kostunica kumar labels lakers lancaster
laurent lawless lay lemieux leung lie lincolnshire lineage lobbyists louisiana
luxury mack make malaria malaysian managers marquez marred measured menus
microwave middle moines motorola mouth moya murderers nam near nearing networks
newer nguyen nonstop normandy notation nude nuggets obama obscene olsen
orchestra organize orient ould palo patented penetration pereira perth picket
plateau ploy plunging portland positioning possibility postwar premiere
premieres preparedness prime principles produced propelled prostitutes
prostitution prove putnam quentin quoting railways rashid reading recently
regent reporters representing revealing riordan rosario rout roy rumored
rumsfeld samarra santo scant scarborough scars scott sectors selling shelves
shields skopje soared sophie soto space specialists speedy starvation stephenson
strain stresses sufficiently suharto summits suzanne sven telegraph telescope
tentative threaten tightly todd told topping trace tractor trademark trafford
transatlantic tuberculosis turnaround unseen usa uss ussr verse veteran vicente
vicinity vie villa villepin volatility wardrobe warne warren weaken wheelchair
willis wimbledon winding yangon yokohama yong zambian zealand
0: aba abbreviated abdallah accountants acoustic acres aeronautics aggression
ailments album albums albuquerque alicia altered amid amos areas argued asserted
asthma astronaut austin avalanche aviv aziz barney baseman bass battle bomber
books braun brighton brunt bt buckley bullets bush byrd campaigning cancers
capita capitol catalonia challengers chaplain charlotte cheek cho christine
chuck clarke climb collapsed collective commandments complicating compositions
convention conversations cooke cooperating creation culprits cup currencies
customary cy dalton dar defectors defences dengue devised diaries dj donovan
drying duke dye efforts eighty evan everett exists eyewitness factories fahd
favour field flawed flew flexible florence flushing forecast forrester forth
fractured freeman french fulton ganguly georgia glen goodwill graders graduates
greer grocery guilt gulf gymnasium handheld hanover hastily hesse hinder his
honduran hunger ida implies incorporating indication informal invasion
invitation invoked ismail jet ji jill jonas kazakhstan kendall khalifa kiev
kingston kirby kyrgyz lafayette led leno let letting lighter limb lithuanian
live looted lost louise magazine magazines mainland maps mason maze mccarthy
melissa mercenaries mercer midland midnight mill minibus minnesota mirror miss
mobutu modeling moi mombasa monica moshe musa narrated neumann newswires nicolas
nighttime objected orchestrated overwhelmingly own pamela partisan pat patricia
penned performing pirated plants poisoning politburo pops powder powell pratt
preferring pretext putting que rafter rainfall ramirez rauf reactions recession
recognised reel refrain restraint rifles rigged robert romanized ronald rope
safe sami saying scenario scot secretly shaved shipbuilding shoe shows shredded
slumping solving sporadic spotlight springs statistically stick stocked strife
sway taipei tanaka telephones television texts them throne toronto toshiba
towels tuned turnout uconn ultimate uncertain unexpected unification uzbekistan
valdez voters voyage wake wal weld whatever xiamen yeltsin yoon yuri
5: abdel abdullah abed aberdeen abidjan accorded ace acted adam addicts adhere
advised afford alamo albany alberto alcoholism alison altering ambassador anders
andy angus anticipated apprehended appropriately arch area armenian armitage
artworks assaulted assumption atoms authenticity automakers avon bargain bavaria
bbn bed bellsouth biathlon billed birdie bordeaux brokers buckingham buffy bur
burke california carlos casting chalabi challenge challenged chatham
chernomyrdin cheryl citadel citizens clinton coincide college comfortably
concentrate continuation copper corning correspondents cosmetics countess
countries crossed danny depends destruction detached deter differed diplomat
disruption dissidents distances diversify docks domestically downgraded draining
eelam egyptian electric engraved ernst faltered fao female fernando feuding
fighting fine fires foreign forums frozen gameplay georges gruesome gunman
gyanendra handicap hauling hawkins homers hooker hussain hydro ignite imply
importing ink inspecting intervening ipod irreversible ivanovic jihad joints
jospin julie kaiser kodak kristin laguna lawson leaf mali malibu manuel markings
masters medal mexico mini minister mismanagement moh moisture molecules
monterrey motel mubarak multinational mumbai naples national nationalities
neighbourhood nippon notched nuri obstacles oliver olson opinions orbiting
outfielder outlook outscored pakistan pakistani panama panthers pastrana patel
peacemaking perimeter periods piano pietersen pinpoint plunged precincts
premature press pressuring prevented pro publishers punishing purely rector
registering renamed rendering represents reproductive responsible rested resting
retribution rigid road rounder royalty safina salt shaath shanahan shore sized
skirt slaughter slice slid sloan soar speculation spin spraying spreads stand
stayed stranded stump super surges survivor sutton suu swimmer tactics taha
tamil teamsters teaspoons televised terry tinto torres toss tow transition trap
trick unprecedented vacation valued villiers virginia warburg washington webb
wellington werner winston yusuf
10: abacha adrian alexandra amin anbar antibodies archer arrivals arrow avoiding
away baden bahn barkley beams because belongs benjamin bethesda biggest birth
bissau blair bodies bolivia boosting borne brazil briefed broadband bruised
burkina cadets came capello carl censorship centralized charting chaudhry chirac
citizen cleaned cluster coal combining compete computers concede conditions
consider constellation contenders contradictory contributing counterattack cppcc
create cromwell crosses crowns cruise dating dave days declaring dem democrat
develops devise difficulty drastically el erie escalation establishing event
facing facts falsely fargo firefighter fitzgerald flatly flee forming fowler
freezing fresh furnished gallagher games gennady gephardt getty gingrich goodman
grossed guadalajara guarded habibie halifax hamdan hanson heinrich heiress her
hershey high hong hooks houston hub hutchinson imposing inc influx institution
issa jing jorge joshua karachi kong korean late lecture lied localities lugar
luis majors malawi manager manifest manufactured mark mattel max mccain
mcpherson mechanical mentally merkel micro misled morrison motorists mtv mv
nasrallah neural noon nra nuh nypd occasions oils oleg optic overture owens
paired palm paralyzed participant peacefully peripheral peterson peyton
philadelphia pinto places poker poses positive prep pressed prius prohibition
proposing quarry quetta reaching referred refuge regained regime remains remote
remotely renounced renovated reservation respondents retaliate rodriguez rogers
rory rovers rsa san saudis scar secession seminar seminary senegal serious shaw
sherman sides siding sidney signaled sit spacecraft spilling springboard spurs
stephens stoke strait strikeouts strongholds styling subjects superior
tablespoons tail tajikistan tanzanian tempo till time times timorese tore tower
toyota tracked tracy trading trusts tunisian twist ucla unconscious und unfair
universal unknown utilized vaughn vernon vest vowing warships waterway waugh
wayne worsening wracked writes yevgeny zhao
15: acceptance act adultery advanced advises aerospace affected affects ahern
aiding allan along analyze andrei anti anywhere appears archeological arose atop
attendant barak barge bashar batter belonged benin bipartisan bloodshed bono
boundaries boyle bucks bunker buster by cac cadillac captained carefully cassidy
castle ce cement ceremonial chandler charities cheating chevron choi ciller
class clean clocked clubs colspan combination comeback commissioner competence
composed consequences continuously courtney creek crime crist custom dai daniela
daryl departed destroys disadvantage disparity dragged drama drawing dunk easier
eaton editorials electorate embroiled essay established exchanged expeditionary
explosion exporter fatty favourable felipe fide fletcher fours franc garage
garnered gen genome goran gram guggenheim hangs hasan hinted honduras honour
icelandic identifying imminent impaired inaction indies induce ingredients
instability integrate intentional interfere isolation jay joaquin johan kentucky
keynote la label laredo largely lars larson lasting lesser liechtenstein lightly
locomotive lowly macy mai maintained marital marry marta math mcbride medley
message michel mick middleweight mine mines minorities minsk misleading mobil
model moore mortars muh muller murderer nassau natal navarro newspapers nicky
none norm norodom northeast nose obasanjo oceania onslaught organised other
outreach owner palin parcells parkway participating parties patches pathways
pawn pcs peak peru petroleum pharmaceutical pinch pitting plaster pontiac
possess precinct predominantly prices products pt public pumped rabin radcliffe
raped rawalpindi reaffirmed reasoning receptors recovery reproduce rescued
reynolds rio riot roc role rome rushed salaam salvatore sanitation sbc screw
sebastian secretaries segregated seles senator sexually shelter shelters showed
sierra simplified slowdown smear smoking spaces spencer spike stakeholders
stephen stinging straits structures stumbling suffers sync syndrome tainted
tanks tatiana telex tension tensions texaco texas their theo therapist threatens
throw tipped transformers turkmenistan ul uncertainties undefeated undisputed
unesco unexpectedly unfairly unveil upstairs utilize vancouver verizon vessels
victories vol wade walsh wasps weir went windsor wolff workplace xerox younis
20: able acting active advising aerial affecting ak ali already anchors andretti
apex argument aria armey associated atom auckland autism azerbaijan bachelor
baku ballard balloon bare behind belonging benefit bhp blowout bogeys brain
british brunswick cabins cahill calculating cannes carter casa catastrophic
chairwoman chancellor chargers clear clemens cleric collated commercial comoros
competitions completely computer condemnation condo contended copied corp costa
curves daiwa declares decreasing defending delegation dentist derives dice dick
dismissing dived domenech dong drone duel duffy edging emerges emilio erupted
fall favorable featured fence ferrero fielding flanders flipped flood flynn
forensic freighter fulfilled functioning furnace gallon general genoa grammy
grossman gt guardians hart hole homes hwang hyundai identify including indonesia
ineffective ing inscription insulation integration jarrett jarvis joel jong jose
junta karim katie khodorkovsky kirchner kyrgyzstan laden lamp liberties
lightweight luiz mahmud mahr manor marion marked meaningful means merits messi
min miniseries morris mueller mustang navigator navy nomura numbers nz obituary
olusegun olympic opened opening opposition pablo pac painful participants pasha
pataki peaked pencil pesticides phil philharmonic plates precipitation prepared
presiding protein quarterbacks radovan rails rebound recall recognise
reconstructed recorded regis reinforce relates relief rely renewing retaliated
riley rios rockets romano romney rounded rove runways sabres sailed saleh sap
satellites screens searched seasonal servants sham shire shuttered silva simmons
slamming slew spanish spector spokesperson sri stabbing stuffed succeed summon
supposed surged surpass susan swollen synthesis tables tarmac teaching telecast
telecommunication tikrit tirana toledo torah tracking tuzla twists undertaking
underwood urging utilizing vague vale vandalism vanessa varsity vegas veins vi
vilnius violence virus volatile vowed vows welsh wharton yielding zebari
25: ababa abandon accidental admitted advisers again alexei ana antoine
apostolic arabic arlington armor assertions assumptions atkinson atlantis avail
azerbaijani badawi bailey bangladesh barbara becker behest bernie blanche blow
bought boyfriend brad brenda broadcasting browns bryant businesses canada
cardiovascular carson cascade caspian caused cellar centred chennai chongqing
civil clashes coins columnist combine compact condemns condoms conductor
consequently contender courtroom cumberland curbing curt czechs dams datafile
declared defeat democrats deposed derek desktop destroyer detect devote dictate
differs disciplines disorders disposed disproportionate dominion dorm dots
downed drummond dupont elevator elian embryonic envoys espanyol essays european
everton exhibitions exile facilitated factions fairness feldman fidelity fits
flu fluctuations fuji futures garnett geographical gigs gomez graphics grip
guild headache heat hood hydrogen iii improve inaccurate infant infinite
intimidation it jaguar janeiro johansson johnson kenyan kumaratunga laboratories
labs leadership leningrad lessen libraries limerick logos lorenzo magnetic maker
makeshift marriott martin marty massacres mcmahon meanings media mehsud methods
militarily modernize mortality mussa nabil nicole nm north norwood of osman
owners pair pardoned perpetrators pin pipes piracy pivotal plummeted plunge
premier preparing prestigious presumably promoted prompting protected publicly
publishing puck quartet quiz quoted raising ramon ratko reaction rebuffed
reconcile redskins reed reluctantly republican reservoir revelations rid robson
roll ronaldinho roof room runaway sails salman schmidt seed sellers separatists
seventy sex sexual shed shenzhen shoots slater slightly smoothly southeast
spanned specials speeding sponsoring sprinter spur staggering stopping straight
streams suffered suffrage summit surge sweep symptoms tap thompson thrift tires
tobacco trans trophies tumor turk turnpike unbeaten unveils upon uproar usual
variants vatican virtual vs welterweight youngest zanu
30: aboard abramoff absolute absorb accidents achieving activity adopted
adriatic advancers adversely affiliated alarms alcoa alex alexandria allied
aquino armstrong arriving ashton associates assure at atalanta bellamy ben
benson biomedical blast blasts blood boroughs bounded bravo bridge briggs busch
campo cans canterbury canvas cellular chairman change charcoal charitable
charity charlton cheapest cheshire cincinnati clint club cognitive cohen colour
compromised concerns condoleezza consultative consumer controversy corporation
could coup criticism crude currie cynthia czechoslovakia darren davenport debut
delta dementieva denise destinations diagnosed differing director distract
dominic donated drastic drogba during earnhardt edged educational electronics
emergencies emil emptied england enrique es exercising explanation exports
fabian factory faso fatigue feud finnish friedman galway gathers gilles
gloucestershire governance grande greater grozny gunships hashim havel headed
headmaster heated heavyweight henderson herve highlights hilton hk household
importer indiana indicator indicators inflict insisted intend interviewing
involved javier josef judith kahr keeper khalil kimberly knowingly latham lawyer
leach lecturer liberia livni lowe map marriage massimo matched matsui maurice
mcclellan mckay menem merging methodology missouri mittal morse moscow mousavi
myanmar nalbandian names nc nec needle negotiator nepal neville nonprofit nunn
oklahoma oldham olds oregon outlying outposts oxide par passer pbs pietro piling
pillow piper plate playstation pockets postseason presentations primarily
problematic producer promises protect province pulling radio rand rasmussen
ravalomanana razor recapture reclaimed recruited referenced references reggie
represent resources richard richie rochester romero rosen roundup royal rue
russia salim schroeder schwartz sharma shutout skilling slices slovak sm
smallest sol soon sore spate spilled spitzer spokesmen spray ss standards
stopped struggling stumps sulawesi surface susilo swiftly tablet tallinn tamils
taps taxonomy taylor teaspoon tennessee terri terrorism testifying theresa tom
tram triangular trivia trooper tumors turn tutsi tv twin types umpires uniformed
unpopular upgrading utc von walters warring warship weaknesses winchester with
witness yielded your
35: abel ability acre ad addis addressed adjusting advertised ahmad allison
altitude alto amr antonio appealed arrows ashore assad astronauts attends
auditorium australia bakiyev bali barrage bathrooms bearing bind blames
bloomberg bogey borrowed broke cameo campus cannabis canopy career carlisle
chain chairperson champions chop clifton clijsters colorado commandos complicity
computerized connor consoles constant conventional credibility crippled crocker
cyclist cypriots darrell dart davis de dependency deprived derbyshire design
dies differences dive divide doe does drew duncan east egypt ehud elaborating
empowered endanger endorsing estates evans expatriate federations fend fernandez
fights fina finger fire fitch flick fliers freestyle gauge gerhard get ghazi
goalkeepers governed guarding hamad hansen hashemi hayden hbo heinz hillsborough
holden house however humiliation hundred inaugural infants infiltrate ingredient
instance intending internet intifada italian jason jaya jean jitters julian
kabila kandahar keeps kelley kgb knives korea kyi lane lashkar lax le liberate
lines loosely losing low lt mahdi marianne marriages mate maxwell mc mclaughlin
medalist medina mergers mistakes mobility mottaki mozambique musab nancy narrow
news nhk normal norwich one opinion opposing organizational out paolo passing
paste paving pharmaceuticals philipp phoenix photographs pile planner plaque
playmaker pomeranian pools possessing practice prefecture preparations preside
principality pulse quo rafael raleigh rationale ravens refers rehman reiterated
relied repeatedly reporter rescue research restoring retired reunification rhine
rico ridden riga risky robb roberts rodham rolled sadc salah saunders savoy
scanning selective separatist setting severed sf shiite shooting should sistani
slam sliced soloist speed spence spun squeezed staircase steelers stewart
stockton streamed streamlined stud subaru succeeds suggested suitable sullivan
sussex sustained sydney syrians teachers threads throat titled toilets tokyo
tomorrow toro toughest traumatic trucks tutsis undermine undersecretary
unfavorable unfit united universidad up uruguayan vaclav vanity variant verses
viewer wb weekends wide wigan wilson winning yard
40: abused accountable accumulate accusations achieve advise afghan aground
ailment aires alejandro algorithms alvaro amelie ansa apart ashley augusto
authorities autobiographical autograph automation averages avoids await
balancing balkans barr barre be bend beverly blackouts bolt booker brazilian
brendan briefly broadcaster broadcasters buccaneers budapest busiest calculated
cameras captured causes cavalry chopped chord christopher clash claude clayton
communion compaq compass compensated complicate compose congressman connecticut
considers conte contempt conway copying corps counselors croatian dealing
debated debates debra define denis deterrent detroit devaluation direction
dismiss diyala downey edge edmonton elisabeth employed enactment equatorial
escalate ethan every exposed feed fiasco firefight focus fort franks fujimori
gabon garros geoff glasgow glove gorges graduating grand greenwood gregory
grounds gucci haas hammered helmand henin hides hooper horta hostel hotel huber
hungary hurst ih illinois improved inappropriate indicating insistence
institutions intentionally iphone jalal johannesburg juan juniors kafelnikov
kellogg klinsmann kuerten lacked laptops larvae layers leading lends leveled liz
located logged longest lucas lung makeover makeup malik mansfield marco marrow
maturity mcgill mcveigh meant medicine mesa mesh midday miles minneapolis
mohamed monrovia moroccan motivation nadal napster nationally neighboring norris
nw officials ontario outcome outer owes packaging pain partnership payoff
pentium personal peso petersen phantom phones physiology pierre plata platform
platinum pledging podium policeman polls pornographic prodi produce programmed
purdue rachel raja renting resonance reunited rhode rub sacramento salvage
script sean seeded settling sewer seymour shale ships shoot silvio simon simpson
sims simulated simulation slumped sofa sofia soldier songwriting splinter
squarely stability stairs stance states steel steep stimulate stores stormed
strategy succeeding summoned suspicions thomas thwart topics translations trip
try twisting umass unmanned unreasonable ventures venue weaponry wenger
wholesalers windfall wireless wolverhampton wounded wrestler xavier yen
45: abandonment accessories accusing advances ambush andreas angles angular
answered anthony ariel armoured arrive arsenic ask asked asking assassinate
australian ba balked basket beleaguered birdies blackmail blog booth brawl
brennan broad byrne cafeteria callers cambodia can cancer casts causing champ
cholesterol cigarettes circular classroom classrooms cobra coincided collections
colonel colt colts composite conclusion conflicts continue corporate corruption
covered curtailed dan defended delegations delivering dennis denny disorder
distance doubtful doubts drove dudayev dunn ed eisner emeritus en enlargement
episcopal estonia evenly evidence executing extant face feeding ferries filling
flared flintoff florida foreigners forty fouled gambia gave generalized
geographic germain gig goma google grease griffin group grumman hassan highway
holland horwitz indicate individuals induced inflated infrared initials
inspected installing instrumentation iranian isolate jermaine joey justification
karbala khalilzad kicker kill kla ko kurds kuznetsova lacks lanka latitude
legislators lennox linear london lopez macao majid malone malta manufactures
manufacturing mapped marginal marketing marquis mat mayor mcdonnell mechanic
medallist microsoft militant molecular mora moro nailed naming nate neatly
norfolk norwegian occurring offside olympics orion otherwise outskirts pave pc
pendleton pep petrova philippe physical physicians pins pittsburgh pleading
please polio posthumously ppp presents questioned race rams ranging reasonable
receptor recognizes recorders redmond reforming relation remedies remedy
restoration ribbon rodman roland ronaldo rosenthal rows salinas santos sarkozy
saved scathing secrecy serbs shawn since sixty slowed smith sociedad solved
somali sotomayor soundtrack spectrum srebrenica stephanie strained strengthens
stretching subjective suicide sweeping tanner te telecoms teller terrorist
thailand tommy torino transparency type unified unify uttar vein verbs vested
volunteer warsaw web weighed welch wells wesley weston whereas wichita wilkins
windows wounding wrapped wrapping xinhua
50: abc aceh aclu adding aim allmusic andres angolan antara appearance appliance
argentine arguments arrives artillery artwork asserts assisting attackers auburn
aus automotive autos average background bahr bar bari bars beckham beheaded
belongings berman blistering boehner bombing bonds broncos burnley buyers camera
carolina casualties categorized cedric cent center chevy cleaning collins
compatible compounds computational conceded connect consultant contribution
corner counter crashed credentials cruz damage daniel dario deepwater dei
delegates delhi demographic den detectors diane dictated dili dimension dock
drainage drawn du dumped dutch eldest eliezer empty encompasses endeavour
enhancement equipped escaped estrada euthanasia excavations exited fc fellowship
ferry figaro finite flagship flaw forces forehand friction gallup gearing genera
genetic go golds gomes grouping hangar headaches heal heights henman hokkaido
holbrooke hugh hydroelectric idle in inadvertently inflammatory inning
interviewed jessica journals judd justine keep larger las lauderdale lea legs
lehmann lend lexus lockheed lott ltd madison magnet mahmoud malaga maneuvering
marino massey mcchrystal mcgee meanwhile medals meeting mendoza mercosur miller
mir mirage mlb montreal morrow nasa naval nave ndp nearest ned numerous obstacle
oman opponent ounce patch peer performance performed person petitioned
photograph pickup piece pinned pollution portable preceded profiling
progressively properties punches rahman raytheon readings rees referees refining
repetitive rn robbie ron routines rover ruiz runner russ ryder sabotage salazar
sanders sawyer schilling seizing sensory sergei sergio sheila slalom sometime
soyuz spaniard spouses stabilized stainless statehood studio subdivisions suing
suit surname synopsis tactic tapped telecommunications terror textbook therefore
topix tours traces translate turner tyson uaw ulrich umpire underscore unrest
uphold utah valery valle veil venture veterinary virtually vista vocals
volkswagen waiting warehouses west yitzhak zia
55: absent abusive accelerate adams affairs airliner allege amassed ambulances
ample antwerp appear array arroyo arteries asif attempting axis baht bambang
bassist beaumont bedroom bedrooms beforehand belt beshir besieged bihac bishops
blows both bottle brace brent broaden broken bucket buildup burton camps caracas
carla carrying cars chadian championships chapter clarence clue comcast
commandant companies compounded conclude conference conrad construct consultancy
cooling cooperate cordon counted crackdown criticizes customers cyril daewoo
declarations democratically det dissident distress dodge doherty donaldson
dormitory dudley duff electromagnetic ellis elsewhere embarrassing embryos
engineering eritrean estate ethiopia executed exeter faction factors fah fell
ferguson finley fitzpatrick forged formulated freely fresno fumes fundamental
future gabriel gerald ghana giambi goaltender gonzalez governors gran hayward
herald hid households hussein ignores incorporate indy inflows ingrid injecting
insurgents international internationals introduced islamiyah izetbegovic jaguars
jeff jelena kabul katherine kay kerr kinshasa kmt ladder larsson ldp lien litter
los luanda lungs martyn masterminding mindanao mladic mogadishu molina nafta
nails needy negotiators nevada ng nick nolan northwestern novartis observer
offensives onwards organisation os paraguay paralysis patrick paula percussion
perez persuading pettitte physician platforms plavsic playoff pollutants
preferably printers proportion proposition protest rabbani ranked rbis reasons
reconstruct reilly rents rib ricardo riders robin roommate rouge scam school
severe sewage shimbun ship shots sketches slobodan snapshot soften soldiers
solutions sorting spiral spokesman staples steered steffi sticky stole students
tagged tallahassee tariq technicians thames ti timing toby token tony topic
transplants union university unmarried unveiled us venezuela waits warden
watergate wholly wickets wilkes williams wrestlers zach
60: accused acquiring added albanians ambiguous amd an andrews annexation
assailants assemblyman associate bangkok baptism behavioral bernard bilbao bildt
brisbane broader browning bucharest bump cairo cali caliber campuses cantor carr
carriages casket child chrome chronicle clinching comes compiling conceal
conceding concentration considering consolidate contra controversies coordinated
cork counselor courthouse cr crease dawson debate deceased defined denials
deprivation derived discipline djibouti dow down downing draws dynamo eased
eddie edinburgh effects enclosed eponymous examines expose fallon falls feasible
fk foiled from frontline gamma german goalie greenhouse guided gunners hampshire
hans hardline hartford havens headline herein highlighted honda hopefuls hotly
imprint improves incidence indices inflationary injuring interest istanbul jamie
jump jumper landings landlord laurie lobbying longstanding lynch macdonald macro
maher mainz major mapping massive mauresmo mauritania mckenzie meals mediated
meg mena merchandise messaging metz miami michaels mike militias minced minimize
miriam montenegro moved mvp myers nantes nasdaq nielsen nld northernmost npc
ocalan opener operators originating ouster ousting outlet outside owned pack
pamphlet pamphlets pan part patty perry playoffs possibly pow powered prague
presumed preventing privacy proliferation ps punish queensland ramos ranariddh
randall rebel recipe redemption reforms relies replays ria ritz rival roh roles
rossi rushing samsung saves scenarios scorers seahawks seller served shortage
shortcomings shrapnel side sided siege similar slows snatched sooner sparked
specially spelling start steal stepped steven stretches strikers strokes suarez
subordinates support supporting supports survives swede tailored task tel
temperature thomson thor thrown timberwolves tool tracts trainer treasurer
trevor tribunals tunnels twitter undated universities use warplanes waziristan
whenever wo workers worsen yahoo zapatero
65: accelerated accomplices admitting advantage afterwards aiming alam alongside
alvarez amanda andre antibiotics arguing arkansas arrested ashcroft balanced
barroso bearer beit belarus bentley berg bernanke biennial bits bombardment
bounced bradley buttons calendar cannot carroll catalog catches cello chechen
cheney chiefs choices christophe claudio collier colombian commander
commonwealth communes commuter connection continuity contributed convened
correctly countdown courtesy crete das debacle defend degree denver detachment
detail didier disappearance displaced doctors dpp edwards eighteen embassies
enlisted escorted evacuees falcons flats flip flows formation former forms
formulate forwards frequent ft fugitives fundraising garciaparra giles goods
grenades guerrillas guns hardware heaviest hectares heel hepatitis hijacked
homeowners hosts implicit inception incidents initiatives instructor intention
interpol interpretation introduction investment jimenez jon jonathan kent kuala
labor laboratory lance lapd lawful lbw least lg lifetime limbo liner location
longitude lords lumpur maddux manning manuscripts marc marcos margins matters
melamine molecule mount muscles nadia nagoya napoli neal nepali nestle newscast
nicotine nineteen nn nominee nonfiction nowitzki operatives opting paris parity
parsley partners petra pitted planning pleads point poland policemen potential
prolonged prosecuted prototype punching pushed qassam quarterback quell raised
receivers reciprocal recruit regency repeating representative reproduction
roadway rod root runway rusedski rushdie salvaged sars saturday scales scrimmage
sectarian seniors serving shipping slump sped stated steiner stockholm strand
sulfur surgical surviving syndicate ta tablespoon tae tajik tampa tank team
territory th tissues tome trichet tyre ultimately umbrella uncertainty undecided
unnoticed vapor varying viola walton warehouse warnings weeklong whilst whoever
wicketkeeper wilmington wolfsburg worker yahya yates yomiuri zero zimbabwe
70: academic acc accumulation adnan adrift advisories advisors ambulance
analyzed anchorage anwar argentina arise armored assailant assaulting assemble
asserting aston atlanta bankruptcies baronet bashir benton berkshire bethlehem
boca bookstores bouts bye cents collapses cologne coma commanded competition
concluded consolidation conspiring contacts continuing contributions coruna
crises cullen david death deaths defenseman deflation defuse desks dhaka ditch
dozen driving duchess editors effect electronic elementary elena elevated embryo
ensured entirely equilibrium eric erickson eriksson excessive facilitate facto
farrell favors features ferdinand filmed fit floors fork formal franchise
frenchman friday fugitive fully furor gains gary genes grab halftime hancock
handbook harper health helsinki holmes homered hormones hutchison hutus
illegitimate implied inherit instances instructed insurgency intercontinental
interfering inventories jacksonville jammu jankovic jones juries kampala kms
kyoto lands laws lieberman lionel lloyd logo lsu macquarie maiden mans marijuana
markus marshals masri meantime michael minimal missile mistakenly moldova
multimillion ne nl normalization notch note obliged okinawa or ordinaries
organise osaka pads pairs partner pearce pediatric pf philippines phony pickups
piero pit plant pornography presenting programmer pulitzer push qaida question
rectangular refineries regiment republic response retailer reunite rider rifle
ring ross rotterdam sahara se seals seekers sensitive seoul sheriff shot sinai
situations sixteenth slams smuggling sold somerset sony southampton springer
starr sting stockpiles stokes stop strategies stream strengthen suffolk survey
swearing swelling tampering tanjug tanzania teacher thirty ton toni torpedo
translator trauma tsvangirai turnovers ugandan unconfirmed uncover underlying
unemployed van viii villeneuve volley warning wider zelaya zoning
75: accidentally actions activities adult aikman airwaves alabama albion alert
anchored angeles armed armenia attachment attack awards aznar baath barrel
beefed belfast biological birdied bleeding blitz boycott cal campaign canadian
capabilities carlton castillo cbs chase chris chunk civilians cm cody coles
communications containment contradicted converts coordinating copenhagen
cosmetic costly creates croatia crown dealings decisive decker declines
difficulties dillon dirk dismisses disposition dissenting doug downhill drains
dropping edges efficiency elias enforcing ensued envisions ericsson expertise
explode factor feingold fight flaws focuses forbids foul freshmen garza gases
genocide grabbed groceries harmon heed height holes hose hospitalized hosting
hwa identified illicit incident incorporated infrastructure initiative intact
integral intensive into involvement islamist ito jockey join judgments juergen
junction juveniles knocked knocks labour lambert lamont lanes leipzig leone
library links lip lose lra maintain mallorca managing manned mediators medicines
meridian merit messages military mobile mortar motive murray nanny navigation
nba neurological new northeastern nottingham nt nuevo open outages outgoing
oxygen packaged palermo panetta papal parenting passages pathology patrol pavel
place plural policies poole portal precautions premiered print pristina prize
problem proton quebec railway record recordings remained reprinted responses
retail retirees rewards risks rna routinely sail santiago scaling scored screen
setback settings sharpe sideline siena sign sked slaying slovenia smuggled sneak
sonar southernmost spark spears sprint stalling stevens stiff stretch strickland
structure subdivision subway systemic tablets tactical tar taxi teams telstra
terence tertiary testified thornton tire tissue titular tni tops traffic
translation transportation treason treaties trunk turkey unaccounted undergone
unincorporated usage usc used usually viable victim vitamin weber won zairean
zimmerman
80: abroad accommodate accusation adopt advertisement advertising advice
afforded agenda albania albanian also anytime app archbishop arlen assertion
assessing attach attend attendants backstroke barnett based bel bodyguards
bogeyed bologna borough brigadier cabinets cadet cagliari calgary capital caps
cas casey championship chevrolet chronology clergy clerks coincides columns
comments commune competing concorde conducting conferences conspired
contamination contests continuous croats crunch cum cummings cunningham cycles
danish defeats defected defends denotes density deportivo derailed dial dietary
diplomats directed disappears dprk drag durham dutchman effort ended engagements
essentially estimate expressway fare fetch fielded fired firm fis forcibly ford
foreseeable freetown frontal furthermore gavin gerry goalkeeper gonzales gov
gwen hamza help hoh inability indexes inherited institutional intervened
intervention irna ix jeremy jets karadzic kyodo labeling lansing largest later
lawmaker lawyers legitimacy lenses leroy levine liberian liverpool locate loeb
looms loosen lori lucent macedonia mainly malnutrition marines megan method
michelin militiamen ministers miranda mission mitigate mk morgue mundo narrowing
nearly neutral nihon northrop offensive oil paramilitaries parishes pga philips
pipe plagued poh police present pretoria proof psychological questioning ranges
ranks redevelopment refugees relocated renounce reruns restive restored restrain
reyes rick rises rookie rwanda sachs saddle salomon seaman seasons sequences
serve sharon shelf shootings shortest si simone sinclair sits solana source
speeds spoon step strictly substitutes sums sunderland symington systems tackled
tankers tens territorial the then thorough threatening townships train trimble
troubles tutor uganda uses utilization value vent version versions vessel
vitamins wallabies wartime wash waterford webber weekend widening wii wiley
would yemeni
85: adviser affirmed afl agree airfield airlines alleviate anatolia army
assurance averaged barrier berlin bledsoe bombardier bombings bombs bond
breaststroke bryan bse capture carlo caucuses chapters charts chip choosing coin
colbert commencement competes compilation compromises concentrations consolation
constitute containers contraction cordoned cory crash damian dated dealers
deflect deported dioxide discussed dismissed doh dos dr earned earning element
endorse enron er escape extensive facebook fallujah fatah finish finn flurry
frontman functional generated girlfriend giving grueling guzman hajj hammer
healthcare hector heisman helps hijackers hubs hull humanities hypothetical
informing initially instead instructors investments invitations jaffna jana
jennings jersey jr jumbo juppe jurisdictions khalid killings kraft latter
leaflets les libel longer macroeconomic magnum magnus marathon marker mast
mental metropolitan mirrors modem myspace neck negative newsroom nhl ni nigel
nightly ninety nurses occupying offering organs ostensibly ottawa ounces ousted
patrols pegged pippen pole porto preparation preston priced protects prudential
publications put qatari recovered reform reformist refurbished rehearsal
repaired retiring retrospective returning rule saeed salzburg sandra sans sato
saxony schools schuster scoop scoring sedan senators sending serbian sharply
shearer shrink signature simplify skipping slide software solve somalia
specifically speedway spine spying startup stems steve store storing strikes
stuffing substance surpluses swat swiss systematic table taking theorem
theoretically threat toll tour toxic traded transport tuesday urges vary vfl
wait waste wes witnesses workshops
90: abbey abrams abuja accuracy achilles acute airports aluminum anderson
arranging atomic attempts austrian bayern bc beds belts bennett berger betis
births brahimi brock buenos bulgarian burn cabin caldwell caller capsule carded
carriage carve ceilings cellphone chamber chemicals chester christoph cites
collision colon commanding commando commemorative conflict consult contaminated
corinthians county critical crossing cska culminating currency daniels defines
del demand depart diameter digital dime domestic dough dwayne ebay ecuador
edited eduardo elliott employ enclaves europa fabricated faculties feinstein
flare fleet fortnight gap gareth ge generating gerrard gets gop greene guardian
guilty gunbattle gunmen habib hamilton hardship hayat heading headlined heating
heroin homeland imprisoned inches induction infantry inflation insurgent
integrated interrogated islamabad itself jan jemaah jp julien kenya keyboards
kyle launched layer league lindsey linebacker lineups looming lyle macau
magistrates massage mcdermott mclean mdc measurements mediate medics miroslav
monde moreno morgan ms msnbc nations newborn nigerian nominated nonpartisan
nouri nudity nuremberg only opposes oral orbit outlets overseas owns parallel
parry pause phillips plasma plot power presenter pressures primaries primera
printer produces propose publisher quran rebels receptions regiments rehnquist
reject representation respiratory respond restricting resuming rodrigo sadr
salisbury schultz season seasonally secret sector sediment separating several
shell significantly slade slayings smaller sparta specialty spells stage
stationary strategic study subscribe superiors surveys swedish targeting tate
tear tenants tested thursday to tottenham transports trio troy unfinished
unseeded updating vans vickers vodafone volvo wants warwickshire westminster win
yasser yonhap
95: abusing adjacent adjoining after against alias align allegiance amsterdam
angelo attacks az banned barcelona bathroom before belmont berlusconi biden
blanket bmw boj bore box brady bragg brandon bullion burrell calls calories
category cells chapman chief chords chosen christie circulating cited clearing
closed coaching colombia commentaries compares confederations correspondent
councillor counties cross ct culminated czech dade dallas daytime daytona deans
debuted debuts decided defense denktash deny derrick dimensions discussion
domains downward drilled ecclesiastical ecowas editor edt enforced envelope epo
establish expand exploded fatal fed filtering filters fly footage forward ftse
funnel garner gas generate ger governor grouped handcuffed headquartered hired
hits hostilities illnesses impartial incursions ingushetia insurers interfax
intergovernmental interstate ion iraqis jens jordanian journal justices knock
kurdistan landis larsen lasted latest lewis liters lithuania liver livingston
lone lund mac maneuvers manipulation manufacture match may meyers middlesex
miers milosevic mitsubishi mutations nairobi nbc needs nfc oecd pais paper
participates pearson peel pelosi petr planes pm presentation privilege proceeded
product profanity projections pumping quantities quito recaptured recommend
referee regional regularly rehearsals reissued replay reprisals reserved
restrictive romania sebastien secretariat sells seminars sentinel serbia
severity sevilla shane shifted significant site slipped spd speaker specialized
specter sperm spores spree stab stacked stats stearns stemmed stomach streaming
stretched substantially sudanese sunnis taxed temporal thierry threats thus
trailing tributaries trips trophy tucker twa upwards usda vertical video watts
webster winger without worldcom zambia zidane
100: abbas accident accomplice accountant acid advisor affect aimed air akhtar
alan algeria algerian alito alone annexed apartment apology aqsa armistice asa
assassination assistant award backhand badges ballistic banning barnes barrett
basel baseline bates bauer benfica bi blackburn blade bogota boundary brief
bromwich burns cab cameraman canal captive carbon carriers cathay challenger
chelsea choice choose cigarette clandestine classification coleman columbia
committing company compromise concerto constitutes consul crisis curtail customs
deck degrees dempsey denominated denomination dental detection detonated
diplomatic disagreement disarmed discriminatory discussions drills ds
efficiently ehn elbaradei embassy enzymes eritrea except explosive faculty
fallout feeds fertilizer feyenoord finished firms frigate gail gao gazette gears
gene gerard govern grupo guillermo hander hazardous hijacking hoc host hubble
improvements inadequate incursion indicates infections infiltration initiated
israeli itt kcna kelly kia kidney knife latvia launchers laundry lays lcd lehman
likely log lyons madoff maliki mci mediator mideast miramax misses mitch
mitchell monopoly morocco motor moynihan network newcastle normally nurse oder
overland packs pap paralympics period perugia petit phnom pistons pleas ponte
porsche possessions pound preseason priesthood prizes project promotion
provinces provincial pseudonym psg psychiatry published qaeda quarterfinals
quote racked range raul recruiting reliability renewal rented reversing rigging
rights rooney roth rounding same saturdays save schooling scotland scramble
serial servers serves servicemen servings shannon sizes slovakia slovenian
spelled spill spinner static steele strict substances successfully supreme
surfaced synod textbooks toe townsend trajectory transplant tri tributary truck
tuning various videotapes vienna vital warns warwick watkins wholesale window
wingspan worth xbox zaire
105: accepted accepting acquired administration airs al alain announce
antibiotic atoll avert banking barings bart between binary blackout blocs botha
bremer browser canceling ceded chair chemical chest circumstances coalition cole
colleges colombo combatant combatants conform connected connects console convoys
corridor councils counterterrorism courts dakar daschle defender definitive
deliver denial directing disagreements discrimination disruptions dixon dumping
ease elect electron enabled enact eng episode equations escalating essential et
evicted extraction faces feedback finale fitness follow for forgery fridays fta
gasoline geometry gloucester glucose harpercollins hauled hazard homework hsbc
humiliating ibrahim icahn illegally informant injures intelligence interchange
interior ipswich jurors kadima keane kenneth kevin lab legislatures legitimate
lieutenant lpga malaysia mathieu median member menu metabolism michele
microphone midlands militia missions monday moran multilateral nationwide nato
nerve nichols nominate northern nucleus nyc occupation occupied occurred off
osasuna outlawed panathinaikos participation parts philippine pinochet pocket
potentially preference probes protection quarters quinn races raids ramsey
recording regulated regulating reinforcements renewable reno reported reportedly
reservations resides ri riddled rigs roadblocks rocket routed sayyaf sears
separated series setbacks shocks showdown signals simmer simultaneously singles
sirius solicitor solution spatial spokeswoman squadron stating stefan stephan
steps stockholders storyline striker structured student sunday sunni tass thorny
threatened timely topple tournament trailer transported troubled ulster
unacceptable unintended valladolid vehicles viagra videotaped volume vying
wednesday weigh williamson woes workout workouts yield zarqawi zoe
110: accords aides airstrike algiers angola anonymity any appearances ar arises
assemblies autonomous base benchmark benz biographical bloc boxes bra breast
cable camp captors care carmaker central clip cn co conferred connolly continues
cooper coordinate crashes credible cw dana dash dealer dec declaration deed
definite delivers deluxe devices dini donate donors drill drilling ea education
electors entered entrusted erased eventually examining expansion false fla
forthcoming fuse gbagbo goals graduate grenade hardenne hayes head hiv if
imbalance imports insists installations isbn jpmorgan juve kaka kicked kl kofi
kospi kris kurt last lawmakers ld lewinsky libyan logs lowering manila
manufacturer michigan middlesbrough militants ministry minority murder nutrition
occupy odom offshore ordination ossetia palestinians paperback participate
paying peres persuade pg pilots pistols plane player pool posada pre preferred
prefix prepare prevent probing prostate pursue rahim raided ratings rebounds
recovers relocate renewed repetition rest retaliation retaliatory reveal reviews
riyadh ruble saad samir scholarship scripts seedings seventeen shall sharia
sizable slate slug spa spans spell staffed stamped statistical steroids stock
subfamily subset tanker thermal tighter tomas torn triggering tt undertook
unharmed utrecht valerie verbal vic viscount vocalist volumes werder wikipedia
worded wrongly zinc zones
115: absorption acceleration acids ada admiralty advertisements arabia archives
arson assaults atletico attempted au bake bb beta birmingham blueprint boiler
borrow boycotted break brigade broadcasts bucs bundesbank bus butler candidate
capability cart cast celta certain clarified cleanup clerical commissioned
commit concludes confessions congestion construction contacted corey correspond
coupe courier courses crack culled dam decks declare deemed delegate demos
denying derail designed determined dianne disabilities dividing dollar
downstream editions emir emmy employers endorsement endorsements enforcement
enrich enriching fate fewer finals flashpoint flush focal followed form gender
goal guards hand helicopter helms hereditary hines honorary hutu identity
illustration inject introduces iran irregular job joins kaplan khaled kills
kilometers koran launch leaving levelled levels liam lille lottery managed
manages manchester maryland mayo mcguire metro midfield missiles murders
newspaper northwest objective onboard online originally oven palestine
paramilitary peg pipelines plaintiffs platoon port pows pregnant principals
properly protracted quantity qureia radar ram rca reads reconnaissance
reconsider rejection reside ribs rig roadmap roma runs sabah saddam satellite
satisfy schiavo score scoreless screenplay sheets shortages shutting simms
smuggle spanning squads stamford steer stem string stuttgart surrendering
talabani talks tat thereby tip took tournaments township transmitted treaty
troops tunisia turbines turin unidentified urgently using ut vaccines valencia
viacom violating viral waco welfare whether wolfowitz
120: accessory accumulated administrators ads afloat afp aggravated ahead ahmed
ailing andersen ankara ansar antitrust arafat asks automated avoid badge banja
basement bbc bhd bias bishop body bookings bourse bradford brescia briton bruno
cameroon cnn combines communique confined confirm congress contending
controllers corzine coventry craig crew cutting davies dealership definitions
delaware delivered demanding derivatives des detector disambiguation disarming
discusses diversion dodd doubles effective elected elevation enclave endorsed
ensuring export exterior firestone first flexibility flotilla font force fr
generic goldman halfway harare harcourt hastings heirs herzegovina higher honors
hospitals hurdles iceland identifies im imaging implanted indianapolis
inflammation inform inside intercept intervene intestinal investigators italia
itar kashmir kathmandu ledger leon levin lire loss luca luke mca mckinney merged
muscle narcotics neighbouring newark newhouse niger novak nsa oas ohio opted
overturned owing pad parsons pedal peugeot pfizer pill presented printed private
programming prohibitive projects pushes rail reach recommending regain relay
render resolving reverted right ringgit risk rooms rwandan safeguard schumacher
short snap sorted southeastern spain spills stefano stephane strasbourg stun
supplying sv takeoff telephone tips tnt trafficking transporting turkish tyler
unicef unnecessary unofficial utilities vowel whereabouts written zaragoza
125: abducted abide afghanistan aircraft airport alter altogether annan another
answer approximate averaging back backed bae bankrupt barrichello beatings
blockade boarding borussia bound breaker breakout britain bulgaria bureau
calculations chambers circulated cis citigroup claimed clerk clinched clips
compiled conditioning connecting container coroner cote counterfeit cylinders
dax dealt defamation deposited digitally discuss dissolve distributor dnc door
drives dublin earnings election employs enabling endowment est evacuated
excavation exchequer exercise exercised exercises fabio fake fills fixture fm
fouls frist fulfill ga gmt government graphic greenville gregg guest halting
hamas harassment ifor incarcerated incumbent infield insisting interview ions
irvin italy jenkins jeopardize keizai khartoum kidnapped larijani linking loaded
lucrative magna membrane meter midfielders mile missing mofaz mordechai nail
ntsb nutrients oau offense official opec orbital originate outcomes overlap
parish paulo perform preschool principle problems progresses prohibiting
prosecute pumps purchasing purported quad quit qwest reelected refrigerator
regents rejecting repatriated resigning result retiree rey richmond ruud samper
sao satisfactory search seng shift shin singled sliding societe sought sponsors
sprinkle stabilization stacy statistics sticking stress stricter stringer
subjected tf toulouse traction transcription triggered troublesome truce ullrich
underage undocumented unilateral unmarked ups uruguay videos villarreal vw wales
watt weekdays weighing worldsources wrongdoing xxx yuan yuh
130: aa abductions above accept accession action adoption adverse airplay ajax
alternating announcing appointing arsenal awaits baton battalion beirut belgrade
bolster bottom breakup bremen bribery burundi calf cam ceased citibank clients
clock combustion compuserve constable contributor counting crouch deficiency der
directions dismantled dispatched distributing doctor doors dormant duma ejected
elbow emmanuel enforce equalized estrogen evade evaluating exceeded exposure
fannie fatalities foil frankfurt front gallons gibraltar greece greg hastert
hicks housed identical inconclusive incorrectly indirectly infection initiation
instituted insulin its itunes iv jerome jordan kessler khost landfill lap
launcher lazio leverage line liquid lisbon locality logan loophole ltte members
mercury midfielder nabisco nascar newsday nfl nigeria nkorea ntv numerical ny
olympiakos over overs oversaw owen parma passage patient petraeus posthumous
printing profiles profits prolong prompted property pulled purge purportedly
quantitative radioactive ran re readiness regulate regulators rejoined reply
residences resolved route rupiah sa scores scrum seek shaft share shelby shortly
shotgun silverman slip sovereignty stamps standardized steroid succession sued
suez take tenant testosterone therapy ukraine upward videotape vieira voter wada
whitewater wikileaks will wto yards yugoslavia
135: abkhazia accordingly accounted accuses algorithm alterations andrea
apartments api applying assassinations automaker bagram bags barclays begins
bodyguard boeing bolton bolts boost boosts brussels bulletin buses calcium
canton capitalization capt cardiff catalogue centre coffers commons complement
composition comprehensive concluding confirming congo content convict convoy
coordinator counsel countrywide cpi dealerships definition departments deploying
dioceses disks donor draw edition ensuing entitled ep equipment explicitly
faults fax financial findings firing foley free freed generale grievances
gunshot harris hearing hmos hongkong hormone iaaf implants include interface
intern interventions issues jaafari jensen judgement lampard level linked main
management matrix meets meters mm motion moussaoui multi mutation nikkei norte
organizes originates pal payrolls penh poll privatization production proprietary
pyongyang qualifier radius ramp rated reinforcement rejects remain repeated
representatives residential restore restrict retires rightful ritter routes
running saab sanctioned sarajevo schalke scorer securities seizures semifinals
shield sites skillet slap solo srinagar stakes starter stereo suite supplies
swansea tandem tasked telecom toilet tougher towed track transit treatments
twenty typically unnamed upgraded varies verb weighs wheels wnba youtube zurich
140: ab abuses accompany accredited adel administrator agencies airing alcatel
allawi allegation aluminium athens barracks barred barring bath bengals bets
bogged bowen brokerage bumped burdens calculate capacity cc chad circuits climbs
comment commentary confiscated consulate contentious controlling converted
coveted daimler declined decommissioned denies depot diesel divisional divorce
doha donations drivers dyer earlier electrons entering equation evacuate
failures feature fixtures folding formulas formulation fragment garrison gina
governmental grams handle hariri hksar hr injected insurer israel itinerary
jails jakarta jenin kilometres km libertadores luc magistrate majority matches
matt metre metres mid midterm midweek ministries mls mosul motors muster
narrower negligence next nicosia nonproliferation norway notebook nv objectives
occupies occurs odi optimal ordinance ordnance organ para portugal possible pp
precise probability probable prop protocols psv pull punched quotes rancho
reclaim recounts resumption retire reward robberies rojas rolf rosenberg ruled
sampdoria sampling sealing sensors service set shifts shipped shootout sources
sponsored stade standings starts state stay sticker stroke subdivided
substituted subtitles subversion suites surrender suspect tb td terminus terms
thereafter thirteenth tracks transmitting travel tucked underwriting users
vacuum val velocity vick vocational wheel winner winners
145: abruptly acceptable acquitted actual affirmative agents airways anonymously
appeal archive batteries begin billions border botched bundled carole cease
chartered clinics collected combat concacaf concession conclusions condit
condition contact contador contracted coordination correctional coupled cypriot
dagestan defects defensive desired disabled divided doctorate downs dump
elections emi encoded entire entitlement envoy enzyme equalizer exclusion
explodes farc fayed filming formally fractures freelance germany give given gps
guard gun hodgson identities introduce investigated ip kdp kmart laser law layup
leeds lethal leverkusen liaison libya luka mails manage manpower marcus
marseille materials maximize mcconnell meetings milligrams minor mistreatment
modes moslem munich najaf netanyahu newsletter ninth number obey occur offered
offers officers officially patients perks ph phone pills policy postage
preferences preparatory presently prevention prisons processed projection prompt
propeller pupils radiation raikkonen randy ratify recover reference relayed
reliever reparations retrieve rigorous rolls sales seeking seized shuttle
siemens skipped staffs stages starting stave sterling strings sub substantive
superintendent sweeps tags taxpayers technician tentatively tenth through ticket
tie tied togo top trades tribune trimmed ubs unconstitutional unemployment
unlawful unsuccessful until upstream utility verdict year zip
150: af allegedly amman analyses announcement apparatus artery assistants
attacker ballack barton beneficiary brian broadcast broker bundle capacities
captives cartel cdp centers chart chechnya classes cockpit codex condominium
confirms conflicting consulting convicted coulthard decreased demilitarized
depleted dismantle dvds either embattled encryption end engines entity
equivalent esp ethics expanded finishing flier foot gcc goes goss governing govt
half haul hezbollah holdings horizontal horsepower indicated indicted inlet
ireland junior kick kigali kilograms kilometer knox leaks left lengths levy
likud lineman lusaka lyon mccall minus miscellaneous monitored mostar moves
multibillion naira narrowly nickel nominating nsw nutritional oblast original
packets paribas paterson pistol polanski premium promised propulsion rank rapes
reached redesigned relegation relevant rematch remix rennes routine scans seal
semi senatorial sensex sentenced serb sergeant shares sharing shoulder signal
spots stall stamp strike substantial successor suisse takers targeted theft
throws tight tilt tons tract transitional tries undergoing unwanted weighted
widen wing wounds
155: abolition accommodations acquittal addition adopts affiliates airborne
airstrikes alignment amounts angle answers assumed attorney austria auxerre
banks beam bergen billings bomb brasil breached bruises car cardiac cbc ceo
chronic compensate complications compound contributors count crimes croat
damascus denied deployed deputy derivative desk detain detonate dhabi diluted
directors discrete disengagement divisions earn electricity enrolled erik
escapes estimates exceeding fa finland flank floor fokker forced freddie
freshman fulham gag gain gaps helm hidden highest hiring hour hp interference
internally interrogators investigating irvine jamal jerusalem jobs juror laptop
lateral limiting locations locomotives maintains mastercard mauro mercedes
merrill metric mgm minutes monaco money monte move mri netting newly nitrogen
olivier onto operated operation operative overall overhead overview parent
periodically photos pits powers prematurely prohibits protections purchased
quadruple ras redesignated related relieve remixes reports reservists
responsibility rests revealed schemes scrutiny sef selections sept sp statement
suitcase syrian tapes tenet territories thesis tiebreaker transmit turbo unita
vinyl walkout waxman weights which winless woodward wrap wrongful xp
160: abortion additions analog aside assess attempt basic basque bcs bilingual
blix blocking bogus boot boutros branches briefing briefs burden calculation
calculus chairmen channels clarify complying confession confirmed contain
contest core corresponds curfew decreases decrees demo denmark departing
designate detained detentions diagnosis directory disbanded dissolved
distributed downloaded drive drug duchy eindhoven entities estimated eurovision
extract fairfax fedex fin finalist flight frame fund gam ghraib gives hearst
hike honours hook hostages hurdle implementing inch increased info inter itv
juvenile juventus keyboard kit kurdish landed leaves legality letter locked
lockerbie lodging loop madrid maneuver minute montgomery motorway nablus nasal
numbering on palestinian partition pesos petrol plc pleaded pledged pollard
portsmouth price providers raid raise reconstruction reelection refinery
retaining retains returned rob rods rugbyu run sar saudi screenings seize sensor
setup signing specialised spiegel squad stabilize station structural sudan
sweden switzerland thumb torture uae undertake vaccine vicario week yemen zagreb
zone
165: according acquisitions affiliation aims aired alonso attorneys august banco
baxter below benchmarks booster borders buy cables cdc centrifuges checkpoints
clutch commissioners consolidated correspondence counters cubic decrease defence
deficiencies directs easing effectiveness electrical emirates enables enriched
equip evaluate exact examined excess extending fbi feb fictitious foreclosures
frames france fraudulent further graduation granada hamburg handwritten
headquarters homicide hospital impeachment ioc iraqi irl jazeera kickoff leased
libby lineup matching mathis mccann merger mode munitions murphy must nacional
nationals negotiation nov nuclear offending osce overnight paycheck percent
performs photo plead preakness presidency presidential pressing priorities
processes promotions prosecutions publishes purposes quarter reaches reactors
records recruits registered reid removing renault renovation reorganized
resigned resolve retrieved rom rp sacking safely scandal scope sell semifinal
seventh shrank slides sophomore sovereign spiraling standard standoff stationed
stations stolen substitute sundays system tariffs tehran touchdown tunis twelfth
uci unconditional unsolved unsuccessfully upcoming vii void vowels wallet warner
weight westinghouse wipe wires workforce yugoslav
170: abu alessandro amounted anthrax arc arrange articles assisted bandwidth
bayer bench bern bnp bonn borrowing breaching bullet cancellations centres
certified claiming clamp codes conjunction constituted contends contention
covering deflected delaying deport designated divides dose drain drc earns
eighth email equal errors ex excluded explicit extortion factual fatality
fingerprints francs freeing ftc gross gubernatorial haaretz held humanitarian
indecent initiate ins interceptions intermediary jointly keys kidnappers
kilogram kindergarten launches legally length loops mayoral meet mileage missed
modified montoya needing newsweek occupants oic overdose pages paid pathway
penal peterborough pick pledges plo policing precaution premiership prix profile
profit providing qatar ratified redundant refuse reopening reuters screened
segments selecting signatories sixteen sk skinner specifics sq staffers subject
suspected taxation tender timor title touchdowns trailers turnover tyco uc
uncovered unloaded vector voivodeship wachovia wages
175: abdominal accord adequately airline alcohol anchor appraisal arming
asbestos astra atm auctions auspices axe bans behalf cessation changes channel
claim click clinch commands compressed comprise concussion considerations
consultations contestants crucial databases defective department detailing
digits disputes dissolution divert diverted dna dortmund driver entrance
entrances expelled financed fitted fixing forcing fraction gm gorazde hd hikes
hold holding hostage immigration ina information johnston leads lebanese
licensed lower luton luxembourg manuscript numbered obligated occupational offer
officer orientation oslo packet passengers pence permitting ports posting
pressure proceeding quarantine rai ramallah recipient recurrence recurring
rejoin replacing resumed robbery rupees samples segment senior settles shelton
sheridan shorter skip split sr suppliers surrendered tape terrell text thirteen
tolls trials trimming tripled tripoli unclear vault ventilation violate visits
vivendi warranted weapon websites weydert wilkinson within wraps
180: add afc agent airbus algebra analysis ante appointees appropriate arranged
assume auto awaiting baghdad benefits beth bibliography bout breakaway burglary
case cell coded combinations commute conviction corpus cushion customer dates
decree demolition discharged distributions donation dover ec eleventh embargo
enacted ending excerpts exclusively executive expected explosives extras feeder
fema fetus fiat finance finishes flow fraud froze gdp generates graft
guaranteeing halved handling hatch hire holloway hours housing inclusion
incorrect increase insignia installed josh leasing lenders letters logistics mae
mail march marks material mg mhz mp offenses offseason order outs penalized
persons pkk pledge prepares preview process prohibited qantas racketeering raf
recorder regan regardless reopened repealed reversed rowland sacked session
settlements signed slash span squadrons stack stirling stringent subsidies
supply sworn taken telekom thickness training trains tubes tyrone unable
unchanged under verdicts watford wins wire wrangling wwe yediot
185: accompanying alloy amnesty annual applicable arm audition austerity
authored autonomy balance blagojevich blocked bristol bundesliga cargo ceiling
censure chaired code column contracting controversial daily darfur deposits
depots disclosing dorsal drugs erase eventual expands expense extracted
facilities filter frequency gazprom gear ghali gp hotline icrc identification
implicated infringement investigate investigates judgment kidnapping kidnappings
kilometre leicester lloyds lok managerial md measurement measures milan
municipalities negotiating northampton notes olmert opens overturn parachute
processor profitability promotional publication pupil questionable rations
ruling sacks sanchez settle spinal splitting spot stalemate steals stripping
switching term terminals trent trenton tube turbine twelve tying udinese
validity weapons wiring
190: aborted absence abuse adjust aig amino anonymous antenna appointed arms
arrangements auction bill borrowers bosnian braking bruising bulk buys
candidates carry choke chrysler civilian clarification combined conducted
constituency constituent constitutionally convictions corrections crossbar
deadlocked departure developmental direct districts due emission entrants
exempted ferrari fiorentina flown fluid folded guidance hague index individual
injured involves judges kg laps lausanne layoffs lead leahy legislature lifeline
lifts lowest lufthansa medications monitor mounted municipal nih non notoc
outlines pact padilla parcel polling portfolios potassium primetime prisoners
projected rating recaps receipts redistribution reducing residence results
retirement royce rules rulings sas scrap sent slips spending starters statements
status subsequently supervising surplus surveillance ten test tickets travis
tunnel undergraduate undertaken upheld upper variables voted write
195: accommodation allegations alleging arbitrary arrests atp audio availability
backing ban belgium briefings brigades carried cavity cds ceasefire components
comprising conducts confidentiality constitutional contingency convene
convertible cornerback council curriculum cycle dea deal decision decisions
defect defunct determining digit directorate discounts district dropped
electoral emissions enlarged equity eur eurozone expects finances fuselage id
idf intended involuntary isaf items jumps kilos kosovo kw leg lets liga mba
medical million months motions net nursing ongoing peacekeepers pennsylvania
perjury pharmacy pilot preventive prohibit punishments puts qb questions quits
rape rbi recommends repeats resign resignation return reviewing roche runoff
server snatch sodium staffer subordinate subsidized targets timed titles
treasury turret uk uninsured usb vote wta
200: abolished addresses aek affiliate alternatively amount announcements aol
approving assembly attached basra belgian bp breaches breakdown capped
categories closing command confinement constraints cord correct counts criminal
cs daimlerchrysler database dateline db deputies detailed diagram diploma
dismantling docked dubai enters episodes executions fail failure feasibility
fifteen fra freight fullback galloway geneva grabs guilders halt halves handled
handover heathrow imposition included income incorporation injuries intercepted
interrogations judiciary kits klm lasts layout liter lockout lodged lowered
mccoy milf mounting needed negotiate nodes objection obligation openings
operator ordering penultimate planned postgraduate processing proposes
punishment randomly rankings reais repair respectively round single solely
spinoff stockpile storey sue summons suspending takes target tenure tightened
trustees two unauthorized undercover unlimited valuation violated whopping
widened wrist
205: acquire adb assault assurances audi bag bahrain balloting barrels bays
betancourt bodily buyer canceled client clinic cocaine concessions congressional
contractors coordinates data depending deployments deutsche dinars displacement
downgrade editorial enable envisaged epa external graf homestead illegal impasse
inspect intermediate ipo isa keller limitations llc logistical loopholes
malpractice merck merge netherlands nyse objections october offices overdue
partially passenger patents principal quarterly regarding regulations reopen
repatriation resettlement resulted rewrite roughly safeguards santander sections
security send shipments sidelined specialist splits spouse statutes stimulus
supervisors syria technical trigger triggers triple twice ufc unhcr updated usoc
vehicle wage washn weekday
210: abduction abn adjourned agreed amro april auctioned auditors battalions
bidders bidding bosnia branch breaks candidacy cap caretaker circuit circulation
clinical complaints constitution controlled convert convicts copa corrected cox
curb curbs cutbacks dayton defection deficits diagnostic discounted docking
doctoral employees eta eu euro exchange execute faulty fluids foreman fracture
governorate includes independent infusion interviews iso jobless judge july
landing laundering link loses ml mossad mps netted notice outlined owed
parliament permitted precautionary prevents prior prisoner refueling refused
registers regulation replaced reviewed rubles safety scrapped screening seconds
sends shelved shillings shortened sinn spare strips successive syndicated
testify testimony tier tightening tonne underwent vetoed wound
215: aaa accessed address adequate ag agreements amtrak announces applied
arising assessment assist assists authority auxiliary cartridge cassette census
cleared commission compression constituencies copyright costing deals deliveries
demoted deposition division drop ecb eleven eliminating evaluated exception
extradite faulted five fourteen generators immunity install insurance issued
knockout lid lifting limited lira listed loaned mb mediation membership midway
misuse ncaa nomination outline overseeing overseen pertaining pipeline plenary
plutonium portfolio premises punishable queries redesign refugee register
registry regulatory rein rejected repeat residue restriction reverse ryan
selection september slapped stays supplier switched tests trillion vouchers
watchdog website writethru yearly yongbyon
220: abolish adjustment alleged archdiocese arrangement bargaining beneficiaries
button charged checked claims commits consecutive consortium consular copies
coxnet cyprus delivery deploy disqualified doubling emirate enroll enter error
evacuation exclude expel extradited fold formats funded gmbh hydraulic improper
incorporates infinity inheritance insufficient insure insured interbank
interception jailed kirkuk lapses layouts legal loads lp mechanisms mounts
naturalization nominees nyt obstruction oct ore outstanding patent pentagon
percentage petitions phd por prison privatisation procedural programmes publish
pump random recount releasing relegated renew reporting restraining restrictions
resulting selected separation services seven sheet shut signatures slashing
strip subprime subscribers totalled treatment unrestricted urine warhead
225: abdomen aggregate agrees aide airlift alerts alternate ankle ap
approximately baggage checkpoint contested control converting councillors court
covert cumulative date deliberations demanded departures diocese dissertation
dollars double doubled eads ends evasion examine exceeds exclusive full holds
icc impose imposed incentive independently item jail knee kroner leaking losses
massa measure memorandum mw nears necessary nextel pays placing plan prosecutors
psychiatric pulls quarterfinal rafah rates reduces regulates removal repeal
reserves ruptured savings scholarships second secondary securing sequence
sessions settlement simultaneous sixth sleeve squeeze stint storage tackle thigh
three transmissions viability ward wards
230: absentee absentia adds agreeing airspace ams armament arrest asset assuming
bases chassis chromosome classified commenced committee complied consideration
correction crippling dc december delphi demands distributes duty effectively
eight exceptions fein fia fifa finalize fixes fourth giro grade grafs ibf
inactive involve involving irregularities kidnap lens lyonnais minors monitoring
monitors nominations oath panels papers parking phased priority punt received
regulator relocation remove renovations rentals revamped revise roadblock sac
scheme sim specific stripped subs subsequent subsidiary supervisor supplemented
takeover taxpayer testing unanswered unavailable undp violates violators width
235: accordance adjusted aforementioned agency ahtisaari ammunition article
asylum backs ballots cd certify collect commitments compel complete component
concurrently conduct consist consisting consists criterion decides delays
discontinued discount discretion february finalists framework fumble function
gaza hebron incomplete interval iss ita january jericho june kicks knesset leave
lebanon lending lifted lists mclaren megawatts monetary narrowed november
offender office oust passports points previous programs prosecutor qualified
quotas reduced reins released retain scheduling scrapping shareholders slashed
spacewalk specifications statute stoppage strapped subcommittee supplements
verified visas warheads
240: access axel berth bidder booking brokered capping carrier cases clemency
coding comprised comprises concerning coverage crossings deadlock details
disarmament doses drafting engine ensure ensures entirety fix flap following
follows format gunpoint handguns hires immediate key leak liable locking
moratorium mortgages negotiated negotiations offset ownership petition plans
portions post preceding preferential pregnancy presses pricing proper proposed
provide receiver referendum rehabilitation removed reserve revenues rotate
rotation sack sample seating sponsor sprained statewide stored streamline tendon
terminal total unanimous unanimously underway user weekly weeks yearlong
245: allowed amendment appellate auditor blocks booked bribe cb chemotherapy
citizenship concealed cut designation device discs drafts earmarked emile
employment fares frequencies functions granting immediately implementation
improperly intends issuing kronor lapse leinster maastricht margin memos
municipality munster operates outright pa page passed periodic position
postponement primary proposals protocol proxy punitive rate recasts recess
restructured sabha schneider str subpoenas supplement taxable trustee uefa units
upgrade vip whereby yukos
250: accountability activate agreement batch booklet cia citation citing col
contractor conversions cost cylinder defendants deficit dismissal dispose
distribute domain drafted firearms flanker formula graph implement import
incoming inmate inspector installation instruction investigator jury lawsuits
limits litigation maternity nominal obtaining offence peacekeeping plea postpone
prescribed previously privileges redistricting refuses repaid reprieve revamp
roster royalties section sets stalled subscriber summaries surgery switches
tasks thrust vaccination violations
255: adjustments aid assessed assign attribution basis cabinet cards charging
charter consisted consultation contained contains defendant directive disk
dividends download downloads duplicate dvd each escort exhaust extended
filibuster fiscal gonzalo handing heats intervals iraq issue lat lift nine nord
occupancy operate operating ordered parentheses passes pensions posted pts pvs
qualifiers rental rs senate shalit skid specifying staff stops subsidiaries
summary tackles tax unrelated urgent variable vhs voting wording wye
260: awarded block closures completing contesting corporal depreciation disc
disclosures dlrs doping dp editing exceed fined finishers four grades guantanamo
halted handed individually inmates legislation locks offenders overhaul pct per
postal proportional provider quota rack ranking ratification recipients refusing
releases resolutions restitution restricted retained review rpm salaries secure
shareholder supervise tallied tariff timeline tonnes troop wfp withdrawing
265: abs acquisition alitalia allocate allow appoint awarding bid boards
casualty chooses deciding deportation disposal dossier execution faxed fifth
functionality guarantee guidelines indirect inspectors interrogation jeopardy
limitation manslaughter module orders parameters parental pass positions
proposal provided pullback residual respective routing seats seeks sufficient
wbc
270: accepts account activation advance alleges annulled assessments assistance
brakes breach budgets confirmation containing contestant contractual copy
counseling current currently drops embezzlement fcc fill flights funds handles
header imposes inquiries invalid judicial kuwait kuwaiti legislative lengthy
lock medication misconduct notified noun op operations output overlapping pardon
probe proceed promptly rehab retake revenue sc steering sum tribunal ultimatum
un
275: accounting announced appeals appoints bailout bracket brackets buffer
comptroller covers deployment disputed distribution embargoed emergency fda fuel
golan holder imprisonment inputs intake investigations lahoud lever nationality
notices notify opt outlining password pay personnel phases plug pna prosecution
regular release requires resolution resume retransmitting sanctions sla subsidy
tag taped tighten totals unreleased upgrades va
280: accounts annex approve backlog ballot battery binding blackwater card
contingent controller credit directly dispute dues incentives liability
liquidation misdemeanor permanently premiums proceedings purse reduce restarted
select shipment special sponsorship supplied swaps trial unpublished usd valves
voluntary
285: admission allowing applications arbitration checking cuts detainees
duration establishes examiner extend federally granted grid increases inquiry
inspection investigation levied lump month notification oversees pension
possession programme raises ransom require row scan serie subscription
unresolved
290: activated additionally administering annually billion cancel cancelled
certificates closure default employee failed failing implemented indictments
loading luggage mailing memo oversee prospective reactor rebates relating
replacements reshuffle sentences shortfall stafford stake stemming suspects
torque totaled voltage wba
295: allows auditing billing clauses closes commissions contents debts decide
detainee exits expenditures final fixed gb halliburton hamstring incurred
inventory override panel parliamentary permission plaintiff procurement replace
requesting resignations resigns responsibilities returns revised rotating
seizure sentencing six slated supervision switch taxes transcript transmitter
undergo withholding
300: advisory apiece assets authorised available bank bankruptcy benoit
committees corrects disability disclosed entry filings handgun hiatus imf
indefinite injury lender multiple omitted prescription qualifying recruitment
reduction refusal revolving rounds sole specify third unilaterally vacant
305: ac apply authorize bills board cache compulsory cover dl employer existing
faa iaea ira list maintenance medicare ministerial obligations ot overtime
payroll permanent phase pounds provides purchases rb reinstate rent searches
sentence temporary wp
310: abortions anterior buyout cancellation charges commuted configuration
deadlines detention disarm dividend document eviction excludes exempt extends
foreclosure forwarded injunction joint mailed mechanism opel packages
prescriptions recommended seat surgeries threshold totalling unscom uranium
315: administered admissions affidavit amendments approval autopsy bribes
carries conversion debt delayed documents eliminated federal felony filed
firearm instructions options program pullout qualifications rear receiving
repairs restart restructure sanction via
320: amounting berths budget collects costs dispatch exit hefty initial
installment internal lawsuit leaked offs postponed precede qualifies referendums
repay report shutdown specification timetable transaction visa votes
325: allowances assumes authorizing blank bpd cash documentation draft duties
edits eliminate enrichment entries extradition facility gmina licensing
modifications modify modules node payload restructuring schedules sealed standby
unopposed updates valid violation
330: accreditation allowance authorized citations comply corresponding criteria
excluding input layoff leases limit offences penalty sale separately subpoena
335: assigned bonuses completed creditor defer delay elimination expulsion
finalized fines groin hourly indictment investigative jurisdiction modification
npt rescheduled revision supervisory suspend transcripts verify withhold
340: application applies bids brake determine disclosure electronically
enrollment examination freeze generator guaranteed ineligible interim kickbacks
liquidity load loans mortgage passport procedure purchase redeployment
reinstated relinquish retention revisions scheduled slot supervised unit update
veto
345: administer controls differential disclose exams fails grant issuance
ligament listing obtained package permit portion proceeds qualification receive
reorganization requiring suspends temporarily terminated vat
350: approves certification complaint concurrent determines eligible expenditure
insert inserts irs liabilities listings oversight ratios rebate revoke revoked
semester tally transmission tuition unless
355: allotted charge collateral confidential consent creditors deductions
exemptions filing hearings manual maximum monthly operational placed plus
preliminary receives recommendations remaining thirds verification warrants
360: appointment backup damages discharge disciplinary euros examinations
holders lb lease manually mln partial permits picks reductions residency
servicing staffing stipulates submission vacancy withdrew
365: bln bypass chairmanship clears conditional contract extensions indefinitely
licenses pretax requests sec separate submitting unused voluntarily withheld
370: administrative budgetary clearance compartment compliance custody eds
inspections medicaid minimum provisions qualify schedule transactions vacancies
warrant
375: amended applicant appropriations approved automatic completion deferred
extra obtain receipt resumes statutory transferring valve withdraws
380: certificate exemption grants inserted paragraph posts ratio removes
replacement replaces requested requirements suspended trim
385: allocated applicants check compensation deleted discography edit expiration
expire expires extension financing mandate registration slots terminate
withdrawn
390: amend balances credits deposit guarantees paperwork procedures salary
termination
395: appointments license vacated
400: audits contracts reassigned withdrawals
405: completes deduction file injections penalties provisional remainder tab
410: files recommendation reimbursement stipulated
415: assignments mandates parole submit
420: evaluation fee request severance
425: exam fees mandatory option waiver waivers withdrawal
430: funding injection provision refund repurchase required
435: assignment clause dual submitted swap withdraw
440: checks licence repayment suspensions totaling
445: bail
450: audit deadline mandated probation waived
455: eligibility expenses secured
460: supplementary unpaid
465: placement specified supplemental transfer
470: bonus payments requirement
475: optional suspension
480: transferred
485: additional
490: loan
495: allocation
500: automatically
505: undisclosed
510: expired payment
525: transfers
545: authorization pending
550: unspecified
"""
