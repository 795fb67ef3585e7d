"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.86,
    "article": -0.76,
    "bias": -0.06,
    "colon": 0.55,
    "commas": -0.62,
    "comparison": 0.46,
    "condition": 0.07,
    "every": -0.16,
    "imperative": -0.29,
    "is": 0.42,
    "length": 0.20,
    "modal": 0.55,
    "negation": 0.60,
    "order": 0.25,
    "others": -0.45,
    "past": -0.88,
    "possessive": -0.52,
    "question": 0.03,
    "reason": 0.21,
    "short": 0.32,
    "speaker": 0.38,
    "told": -0.24,
    "user": 0.70,
    "vague": -1.05,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-24 !_!:70 !_^:-87 $:217 $_0:217 %:-106 %_^:-45 0:45 0_!:15 0_%:-106 0_0:78
0_?:20 0_^:119 0_a:-32 0_adults:52 0_al:4 0_all:43 0_alunos:35 0_am:-49
0_amps:35 0_an:8 0_and:-53 0_anni:41 0_anschlüsse:25 0_arches:47 0_are:-16
0_as:80 0_at:102 0_attempts:20 0_aufträge:15 0_bags:12 0_baguettes:41
0_bajtów:18 0_bales:8 0_bar:5 0_bars:42 0_bathers:35 0_baud:11 0_beats:54
0_because:-38 0_before:53 0_blechen:22 0_bottles:35 0_boxes:11 0_brezeln:13
0_brokers:6 0_buckets:-29 0_by:30 0_bytes:31 0_cabines:16 0_cabins:5 0_cafés:-22
0_call:-37 0_callbacks:3 0_calls:36 0_came:3 0_canciones:-19 0_carretillas:1
0_cars:24 0_centimetres:73 0_chapitres:35 0_characters:54 0_children:29
0_chili:37 0_cm:95 0_coaches:12 0_coats:-12 0_coffees:-14 0_colleagues:-12
0_columns:-19 0_come:11 0_containers:-7 0_copy:12 0_crates:11 0_cushions:14
0_dakika:21 0_days:66 0_degrees:-11 0_degrés:14 0_dezimeter:14 0_dias:42
0_digits:-59 0_doors:-19 0_dozen:2 0_dp:6 0_drop:4 0_drops:29 0_ducks:-18
0_días:5 0_eggs:65 0_elementos:43 0_emails:-63 0_employees:5 0_en:23
0_entradas:1 0_entrées:11 0_episodes:32 0_esquiadores:24 0_eur:-12 0_euro:82
0_euros:-35 0_evenings:26 0_every:24 0_exercises:11 0_feet:47 0_files:-33
0_fish:11 0_flashcards:59 0_floor:-45 0_floors:-57 0_fois:-74 0_folders:12
0_footnotes:-25 0_for:89 0_fragen:11 0_frames:-70 0_freezer:38 0_from:10
0_fry:43 0_fächer:7 0_g:69 0_gb:48 0_gibi:37 0_gigabytes:23 0_gigas:13
0_giorni:15 0_go:-33 0_grad:44 0_gradi:26 0_gramm:15 0_grams:63 0_guests:-3
0_gulls:-63 0_gäste:-22 0_gästen:18 0_gün:17 0_h:30 0_haczyków:46 0_had:-5
0_hand:-17 0_has:25 0_heads:31 0_helm:19 0_hertz:14 0_heures:7 0_hilos:12
0_hives:11 0_hocker:4 0_horas:-34 0_hosts:12 0_hours:-17 0_households:-12
0_hrs:-46 0_hz:12 0_i:-9 0_im:34 0_import:17 0_in:1 0_invoices:11 0_is:68
0_it:50 0_items:14 0_its:16 0_juli:7 0_kb:67 0_kbaud:22 0_keys:7 0_kg:44
0_kilo:-35 0_kilobyte:15 0_kilobytes:44 0_kilometer:15 0_kilometres:-7
0_kilos:76 0_kilovatios:28 0_kilowatts:47 0_kinds:-4 0_kişi:39 0_kleine:-64
0_km:-66 0_knight:19 0_knoten:39 0_knots:22 0_kropli:17 0_kw:15 0_la:3
0_lamps:-61 0_lanes:17 0_last:4 0_lautsprecher:20 0_layers:-23 0_letters:-59
0_leute:55 0_lines:-35 0_litres:97 0_litri:22 0_litros:10 0_loaves:-18
0_logins:-19 0_loops:-15 0_lumens:7 0_líneas:10 0_m:67 0_ma:28 0_machines:15
0_mailboxes:32 0_maja:12 0_mal:-29 0_march:3 0_mb:89 0_means:45 0_megabits:6
0_megabyte:14 0_megabytes:34 0_megs:2 0_messages:43 0_metres:8 0_metros:41
0_mg:15 0_microns:12 0_microseconds:-8 0_mikroampere:16 0_millisecondes:-20
0_milliseconds:51 0_milímetros:18 0_min:-8 0_mins:22 0_minut:38 0_minuten:-5
0_minuti:39 0_minutos:-10 0_mistakes:58 0_ml:22 0_mm:74 0_months:26 0_mots:-2
0_ms:75 0_msgs:22 0_muestras:12 0_needs:3 0_new:51 0_newtons:38 0_nights:65
0_nil:-31 0_nodes:6 0_not:45 0_notes:-82 0_nothing:53 0_nov:2 0_now:151 0_nu:16
0_o'clock:60 0_octets:-26 0_of:-46 0_ohms:40 0_on:6 0_only:39 0_open:46 0_ore:20
0_other:-40 0_out:-107 0_over:-83 0_packets:9 0_packs:39 0_page:-60 0_pages:-46
0_paintings:10 0_palabras:12 0_palavras:42 0_pallets:40 0_palés:9 0_pancakes:-23
0_parallel:18 0_parcels:5 0_particiones:6 0_pass:-36 0_passed:-32 0_pens:-52
0_people:78 0_per:41 0_personas:48 0_persone:37 0_personen:16 0_personer:28
0_personnes:-71 0_pezzi:46 0_physics:23 0_pick:19 0_pieces:-53 0_pivots:13
0_places:15 0_players:36 0_plazas:6 0_pm:44 0_points:64 0_pontos:44 0_pots:-17
0_pounds:17 0_ppl:53 0_ppm:20 0_practice:12 0_problems:17 0_procent:10
0_projecteurs:38 0_próbek:11 0_punkte:38 0_puntos:32 0_pupils:-33
0_quadratmeter:16 0_questions:44 0_queue:22 0_quid:-71 0_radiators:15 0_reais:27
0_reisetag:7 0_replicas:11 0_requests:-45 0_retries:-58 0_roller:57 0_rounds:-16
0_rows:-34 0_s:67 0_saat:9 0_sacks:23 0_sacs:10 0_same:-7 0_saniye:24
0_schüler:30 0_schülern:12 0_seasonal:22 0_seats:21 0_secondes:31 0_secondi:15
0_seconds:29 0_secs:20 0_segundos:31 0_seiten:48 0_sekund:34 0_sekunden:14
0_sekunder:31 0_sept:2 0_sharp:2 0_shells:8 0_shes:27 0_shows:-15 0_sillas:8
0_since:-15 0_skeins:15 0_slots:22 0_small:-42 0_so:-55 0_sockets:26 0_songs:-24
0_sorten:-58 0_standing:-1 0_stationen:8 0_steps:-50 0_stretcher:17 0_strings:20
0_students:-12 0_stunden:-17 0_säcken:40 0_tabs:-96 0_tacks:61 0_tage:23
0_teeth:34 0_tests:-4 0_that:7 0_that's:13 0_thats:19 0_the:-27 0_then:-13
0_these:57 0_this:13 0_through:-12 0_tickets:16 0_tiles:-16 0_times:-123 0_to:8
0_today:58 0_tonnes:45 0_tons:13 0_trays:2 0_tries:-21 0_trips:-56 0_turns:-55
0_tygodniowo:13 0_uhr:39 0_umdrehungen:5 0_unread:-65 0_until:2 0_us:1 0_used:2
0_users:13 0_utc:30 0_uur:40 0_values:7 0_veckor:28 0_verses:-60 0_volt:16
0_volts:14 0_w:13 0_was:-17 0_watt:5 0_watts:47 0_we:-23 0_weeks:-9 0_wheels:5
0_when:-56 0_which:11 0_winters:-35 0_without:2 0_wks:5 0_words:29 0_wpm:21
0_years:-17 0_you:-6 0_yr:-50 0_zentimeter:-15 0_zu:11 0_µa:26 0_élèves:14 0_か:3
0_で:22 0_に:9 0_ピ:1 0_克:49 0_天:10 0_段:11 0_秒:20 0_道:19 ?_?:-4 ?_^:-1 ^:-11
^_0:-153 ^_a:13 ^_ab:7 ^_abbiamo:29 ^_ablation:4 ^_about:97 ^_accent:3
^_access:49 ^_according:73 ^_accounts:3 ^_ach:-60 ^_actually:4 ^_adesso:116
^_adult:5 ^_after:111 ^_afterwards:22 ^_again:-131 ^_agora:51 ^_ah:-158
^_ahora:36 ^_ai:-24 ^_aim:20 ^_ainda:46 ^_air:5 ^_airports:-48 ^_al:13
^_alarm:23 ^_ale:-104 ^_all:93 ^_alla:59 ^_allergy:13 ^_almeno:-95 ^_already:36
^_alright:7 ^_als:80 ^_also:3 ^_always:194 ^_am:78 ^_amir:-27 ^_an:-36
^_analyser:14 ^_and:102 ^_anna:-33 ^_annem:-16 ^_anoche:-39 ^_anouk:18
^_antes:44 ^_any:-27 ^_anyone:47 ^_anything:150 ^_anyway:-83 ^_apparently:-70
^_apple:2 ^_apprentice:20 ^_aquí:-45 ^_are:-30 ^_around:-32 ^_art:-51 ^_as:85
^_ask:77 ^_asked:36 ^_asset:18 ^_at:-109 ^_ate:-8 ^_aucun:15 ^_auditors:24
^_aunt:-14 ^_avant:25 ^_avec:-45 ^_aw:-87 ^_aww:-41 ^_ayer:-73 ^_back:-214
^_backfill:4 ^_backup:13 ^_backups:28 ^_bad:2 ^_barnen:-114 ^_batch:20
^_beaucoup:-57 ^_because:45 ^_been:-52 ^_bees:3 ^_before:121 ^_bei:-42 ^_beim:36
^_being:-22 ^_ben:33 ^_benedikt:2 ^_best:-72 ^_better:60 ^_between:-64
^_beyond:12 ^_bez:12 ^_bierzemy:72 ^_bike:29 ^_bin:-10 ^_birds:-24 ^_bis:13
^_bitte:76 ^_black:68 ^_bless:-16 ^_blue:42 ^_boah:-63 ^_bobbins:5 ^_bogdan:4
^_boh:2 ^_boiler:65 ^_bokningen:4 ^_bon:-46 ^_booked:20 ^_booster:21 ^_boots:-73
^_bootsprüfung:27 ^_boss:45 ^_both:19 ^_bought:24 ^_bowline:61 ^_brain:-31
^_branch:15 ^_brass:-2 ^_bravo:-39 ^_brb:-190 ^_bread:-2 ^_bridge:2 ^_bring:-38
^_british:39 ^_brrr:-96 ^_brzmi:-76 ^_buenos:-58 ^_bufor:10 ^_bugün:-79
^_build:9 ^_bumped:50 ^_bus:65 ^_by:36 ^_büyük:24 ^_c'est:34 ^_cabinet:23
^_cable:-32 ^_cada:27 ^_cake:-14 ^_calculator:18 ^_calculators:38 ^_call:71
^_called:73 ^_calls:13 ^_camille:16 ^_camper:7 ^_can:78 ^_can't:-67
^_cancelled:27 ^_candle:11 ^_cant:-43 ^_capisco:-60 ^_car:31 ^_carnival:1
^_case:24 ^_cathal:39 ^_cats:-87 ^_cave:4 ^_ceiling:-28 ^_certificates:3
^_certo:27 ^_chairs:-15 ^_change:18 ^_changed:30 ^_chapter:21 ^_chaque:65
^_che:-142 ^_check:5 ^_checked:-41 ^_cheers:-55 ^_chess:-2 ^_chi:50
^_children:-12 ^_chip:14 ^_chlorine:23 ^_chose:38 ^_ci:70 ^_claims:55
^_class:-37 ^_cleaned:11 ^_clear:38 ^_cleared:8 ^_club:23 ^_cluster:4 ^_coach:5
^_code:5 ^_coffee:-153 ^_cold:-69 ^_colour:24 ^_com:-28 ^_come:14 ^_coming:35
^_comments:14 ^_commit:52 ^_como:119 ^_company:-39 ^_compilers:-33
^_compressor:2 ^_con:71 ^_congratulations:-30 ^_consider:14 ^_contact:19
^_contract:1 ^_converted:43 ^_cook:87 ^_coordinates:18 ^_correct:22 ^_corrige:31
^_cost:20 ^_could:138 ^_couldnt:4 ^_count:29 ^_counted:12 ^_courier:8
^_cousin:-51 ^_crane:1 ^_crash:6 ^_crashlytics:20 ^_crew:29 ^_cross:14 ^_cup:23
^_current:28 ^_curtain:31 ^_customer:38 ^_customers:20 ^_customs:-23 ^_cut:-60
^_cute:-2 ^_czujnik:26 ^_czyli:55 ^_da:-96 ^_daarna:77 ^_dad:10 ^_dad's:11
^_dads:-23 ^_dailies:5 ^_danach:48 ^_danke:-49 ^_dann:-61 ^_dans:8 ^_dark:31
^_das:46 ^_dat:-29 ^_data:-71 ^_day:17 ^_de:194 ^_decided:35 ^_decidimos:19
^_default:7 ^_deixa:12 ^_deliver:1 ^_den:124 ^_deploys:46 ^_der:68 ^_design:24
^_designer:76 ^_después:19 ^_det:-22 ^_diagrams:82 ^_did:13 ^_die:89 ^_dinner:8
^_disk:8 ^_do:40 ^_dock:25 ^_doctor:13 ^_does:73 ^_dog:-22 ^_dogs:27 ^_domani:57
^_don't:-2 ^_done:83 ^_dont:143 ^_door:24 ^_dort:57 ^_dr:38 ^_draußen:-54
^_draw:13 ^_drivers:20 ^_drives:24 ^_dropped:5 ^_dropping:33 ^_drove:-7 ^_dry:1
^_du:76 ^_dunno:69 ^_during:2 ^_duży:24 ^_dyżur:40 ^_dörren:42 ^_dün:-95
^_each:15 ^_early:38 ^_ech:-55 ^_egg:43 ^_eh:-16 ^_ein:-53 ^_eine:-1
^_eksport:41 ^_el:37 ^_elke:64 ^_elle:99 ^_em:-82 ^_en:-19 ^_ended:-21
^_enganei:51 ^_engine:2 ^_enjoy:-91 ^_ensuite:74 ^_entre:10 ^_entro:38 ^_er:-13
^_erklär:16 ^_error:55 ^_es:-55 ^_esa:17 ^_eso:-20 ^_est:62 ^_está:40 ^_eta:5
^_even:-65 ^_evening:-21 ^_ever:140 ^_every:-76 ^_everybody:-22 ^_everyone:-23
^_everything:77 ^_ewa:13 ^_exactly:-38 ^_exam:38 ^_exercise:7 ^_expect:30
^_explain:131 ^_eye:23 ^_fabrizio:16 ^_facilities:30 ^_fair:-68 ^_falta:62
^_families:14 ^_fan:-20 ^_fancy:-17 ^_fatto:3 ^_faut:13 ^_feature:12
^_feeling:-33 ^_feels:-68 ^_felt:-27 ^_fence:-17 ^_ferry:-34 ^_fewer:18
^_ficamos:22 ^_ficou:27 ^_field:18 ^_files:-56 ^_filter:25 ^_finalement:77
^_finance:67 ^_fine:71 ^_finger:15 ^_finished:30 ^_fintan:1 ^_fire:29
^_firewall:65 ^_firmware:-10 ^_first:-87 ^_fish:-61 ^_five:21 ^_fixed:-36
^_flaky:9 ^_flash:7 ^_flashcards:12 ^_flashed:26 ^_flat:2 ^_flood:6 ^_fog:-93
^_foggy:-52 ^_following:53 ^_food:30 ^_football:72 ^_for:239 ^_force:8
^_forget:94 ^_forklifts:29 ^_formeln:6 ^_fotos:27 ^_found:-27 ^_four:-103
^_franchement:-144 ^_freezer:6 ^_fresh:39 ^_friday:97 ^_fridays:-63 ^_fridge:1
^_from:13 ^_front:11 ^_früher:-64 ^_fun:-55 ^_funkmast:2 ^_funny:-52 ^_für:76
^_garage:15 ^_gardens:-17 ^_gave:17 ^_gece:9 ^_geef:72 ^_geen:-13
^_generally:-66 ^_generated:18 ^_gepäck:25 ^_gern:-32 ^_gestern:-127 ^_get:33
^_getting:53 ^_gimme:16 ^_gisteren:-104 ^_give:6 ^_given:23 ^_glad:-82
^_gloves:27 ^_go:36 ^_goal:15 ^_goats:-43 ^_going:100 ^_gonna:144 ^_good:37
^_goodness:-36 ^_gosh:-70 ^_gosto:74 ^_got:46 ^_gran:24 ^_grandad:-67
^_grandma:-22 ^_grandpa:-57 ^_grandpa's:-18 ^_graphs:21 ^_great:-53 ^_group:11
^_gruppe:30 ^_guess:-33 ^_guests:76 ^_guides:1 ^_gulls:38 ^_gut:38 ^_gutters:42
^_gym:-66 ^_ha:-199 ^_hab:12 ^_hace:-22 ^_had:-17 ^_haha:-231 ^_half:-61
^_hall:10 ^_han:62 ^_hand:7 ^_hands:-41 ^_hang:-103 ^_happy:-106 ^_har:33
^_harbour:28 ^_hard:48 ^_harvest:17 ^_has:18 ^_hat:88 ^_hate:-37 ^_haustiere:10
^_hava:-56 ^_have:-16 ^_havent:67 ^_having:80 ^_hay:61 ^_he:59 ^_he'd:-30
^_he's:57 ^_head:44 ^_headcount:7 ^_heard:-24 ^_heat:-83 ^_heb:-63 ^_hedges:-18
^_hello:83 ^_help:29 ^_helst:33 ^_here:-32 ^_here's:21 ^_herons:-32 ^_hes:74
^_het:-19 ^_hey:-23 ^_hf:12 ^_hi:11 ^_hier:-30 ^_hierna:82 ^_hire:15 ^_his:88
^_hissen:26 ^_hive:1 ^_hiya:-61 ^_hl:35 ^_hm:-33 ^_hmm:-18 ^_ho:203 ^_hoca:50
^_hoje:-76 ^_hold:-64 ^_homework:72 ^_honestly:-40 ^_honey:-26 ^_hooguit:29
^_hope:-72 ^_hoping:53 ^_hospital:-127 ^_hot:-70 ^_house:39 ^_how:-7 ^_hows:-26
^_hoy:-49 ^_hr:37 ^_huh:-52 ^_hull:5 ^_humidity:-50 ^_hundefutter:40 ^_há:-28
^_härnäst:108 ^_höchstens:15 ^_högst:60 ^_i:59 ^_i'd:-5 ^_i'll:58 ^_i'm:78
^_i've:51 ^_ice:-39 ^_ich:3 ^_id:53 ^_ideally:49 ^_ieri:-116 ^_if:83 ^_ihr:24
^_ik:59 ^_il:28 ^_ill:119 ^_ils:11 ^_im:-112 ^_imagine:-29 ^_imagino:-47
^_imo:-56 ^_import:17 ^_in:-27 ^_inbound:6 ^_incident:10 ^_indoor:1 ^_inga:86
^_ingen:93 ^_inspector:25 ^_instead:41 ^_instruments:33 ^_insulin:14
^_insurance:38 ^_interesting:-78 ^_interestingly:-1 ^_invoice:1 ^_invoices:7
^_is:-32 ^_isn't:-38 ^_it:-58 ^_it'd:64 ^_it's:-19 ^_its:-107 ^_ive:57
^_j'ai:-51 ^_j'aime:68 ^_j'aimerais:83 ^_j'avais:30 ^_jag:54 ^_jaja:-112
^_jajaja:-85 ^_jamais:17 ^_jasne:-8 ^_je:42 ^_jede:11 ^_jetty:21 ^_jetzt:21
^_jokes:-56 ^_just:57 ^_jutro:29 ^_já:87 ^_kafka:34 ^_każdą:56 ^_keep:72
^_keeping:10 ^_kein:33 ^_keine:-48 ^_keys:12 ^_kids:-118 ^_kiln:16 ^_kimya:25
^_kinda:-78 ^_kindly:12 ^_kitchen:62 ^_kkk:-100 ^_klingt:-5 ^_klucz:28
^_klucze:18 ^_kod:-28 ^_koi:-53 ^_kolejka:48 ^_korrektur:7 ^_kot:-29
^_kotlin:-47 ^_kühlraum:27 ^_küçük:23 ^_l'agitatore:13 ^_l'atelier:9
^_l'équipe:42 ^_la:93 ^_lab:51 ^_label:1 ^_las:97 ^_last:24 ^_latency:-27
^_later:15 ^_latest:3 ^_latin:25 ^_laut:49 ^_le:-24 ^_lead:8 ^_learned:-20
^_learning:-7 ^_leave:51 ^_left:78 ^_legal:62 ^_lena:58 ^_leo:39 ^_les:62
^_less:64 ^_lesson:25 ^_lessons:30 ^_let:41 ^_let's:36 ^_lets:80 ^_letter:18
^_letters:-49 ^_library:62 ^_lids:78 ^_lieber:32 ^_liever:81 ^_life:-9 ^_lift:6
^_light:4 ^_line:95 ^_lo:136 ^_local:17 ^_lock:10 ^_log:35 ^_logging:1 ^_login:2
^_lol:-192 ^_long:-54 ^_look:32 ^_looks:38 ^_loop:12 ^_loose:25 ^_los:-3
^_lost:11 ^_lots:-28 ^_love:18 ^_lovely:-3 ^_low:36 ^_lower:1 ^_lucía:17
^_luego:51 ^_lukas:-6 ^_lunch:-116 ^_länger:9 ^_ma:-42 ^_mac:39 ^_machines:-16
^_mai:42 ^_mail:12 ^_mails:31 ^_make:81 ^_mama:87 ^_mamma:-45 ^_man:-4
^_many:-45 ^_marek:14 ^_mark:84 ^_marketing:85 ^_massimo:28 ^_matte:19 ^_max:75
^_maximal:32 ^_may:-48 ^_maybe:-15 ^_mañana:17 ^_mały:27 ^_mdr:-124 ^_me:37
^_measured:87 ^_meeting:-63 ^_meglio:59 ^_meh:-93 ^_mehr:52 ^_mein:-61 ^_meine:5
^_mejor:56 ^_memory:-12 ^_menudo:-75 ^_merci:-71 ^_merged:18 ^_mertens:-7
^_mes:35 ^_met:15 ^_meter:16 ^_meu:-32 ^_mi:-50 ^_mientras:38 ^_migrations:20
^_mijn:-142 ^_milk:17 ^_min:-42 ^_mine:-85 ^_minha:-55 ^_minors:6 ^_mio:-78
^_mir:55 ^_mirror:15 ^_mit:25 ^_mm:-84 ^_mock:13 ^_mod:1 ^_model:2 ^_moi:19
^_mon:-64 ^_monday:-45 ^_mondays:-97 ^_moon:33 ^_more:97 ^_morgen:40
^_mormor:-108 ^_mornings:36 ^_most:-36 ^_mostly:-46 ^_moved:77 ^_moving:-16
^_mrs:-61 ^_ms:2 ^_muchas:-55 ^_mum:67 ^_mum's:-25 ^_mums:-19 ^_music:45
^_must:-183 ^_my:-39 ^_målet:49 ^_mój:-73 ^_na:-74 ^_nach:70 ^_nada:47
^_nadal:10 ^_nadie:15 ^_nah:56 ^_nan:-48 ^_natural:1 ^_neap:6 ^_need:28
^_nella:10 ^_nerves:42 ^_neue:46 ^_never:111 ^_new:40 ^_next:162 ^_ngl:-87
^_nice:-129 ^_nie:135 ^_niente:84 ^_niet:7 ^_night:-19 ^_nightly:5 ^_nikt:11
^_nine:-3 ^_ninguém:16 ^_no:26 ^_nobody:88 ^_noch:17 ^_non:112 ^_none:-68
^_nooit:40 ^_noone:51 ^_nope:-14 ^_north:15 ^_nos:94 ^_nossa:-64 ^_not:-15
^_noted:57 ^_nothing:-62 ^_nous:61 ^_now:-10 ^_null:-18 ^_numbers:3 ^_numer:3
^_nunca:90 ^_nurse:5 ^_nursery:-13 ^_não:21 ^_o:-31 ^_oak:1 ^_ob:25
^_odszkodowanie:58 ^_of:-81 ^_offen:20 ^_ogni:39 ^_oh:-32 ^_ohne:20 ^_ojo:19
^_ok:29 ^_okay:14 ^_old:13 ^_oma:-86 ^_omg:-133 ^_on:34 ^_once:3 ^_one:-47
^_only:75 ^_ontem:-28 ^_onze:-45 ^_oof:-44 ^_ooh:4 ^_open:33 ^_opened:25 ^_ops:5
^_orders:14 ^_organ:3 ^_os:6 ^_oscilloscope:-55 ^_osei:5 ^_ouch:-41 ^_our:-63
^_out:71 ^_outbound:9 ^_oven:23 ^_p:42 ^_pada:-21 ^_page:24 ^_pager:18 ^_paid:38
^_paint:8 ^_painted:29 ^_pallets:29 ^_pancakes:-88 ^_paper:25 ^_para:22
^_parallel:-10 ^_parcel:-7 ^_parcels:37 ^_parents:16 ^_parking:2 ^_parquet:29
^_pas:2 ^_passed:-28 ^_passport:-27 ^_password:4 ^_patient:55 ^_paying:9
^_people:-108 ^_per:84 ^_perhaps:-46 ^_personne:44 ^_pff:-79 ^_pfff:-10
^_pharmacists:-13 ^_phew:-112 ^_phone:-36 ^_phones:18 ^_photographer:-60
^_photos:32 ^_physio:9 ^_piano:4 ^_picture:-47 ^_pier:7 ^_pies:-33 ^_pigeons:-66
^_pigs:-34 ^_pin:38 ^_pivot:22 ^_plain:17 ^_plan:5 ^_platform:12 ^_playlist:25
^_please:-28 ^_pls:-4 ^_plutôt:25 ^_plz:6 ^_po:57 ^_poi:84 ^_pois:-44
^_polka:-21 ^_poor:-147 ^_popcorn:3 ^_por:12 ^_porridge:2 ^_port:23
^_potatoes:-14 ^_potem:58 ^_pour:154 ^_ppl:-63 ^_practice:2 ^_prefer:37
^_preferirei:65 ^_preferisco:112 ^_prefiero:130 ^_prefiro:124 ^_pressure:5
^_pretty:-8 ^_prices:40 ^_prima:40 ^_printed:7 ^_printer:-42 ^_printer's:60
^_printers:50 ^_privacy:42 ^_pro:28 ^_prod:22 ^_product:7 ^_production:28
^_professor:18 ^_prometo:50 ^_prosecco:-59 ^_proszę:26 ^_puh:-77 ^_push:-3
^_put:56 ^_python:13 ^_quand:-57 ^_que:-120 ^_queda:3 ^_quel:-87 ^_quelle:-109
^_queremos:34 ^_quero:29 ^_queue:-24 ^_queueing:-44 ^_qui:-52 ^_quick:-14
^_quiero:61 ^_quiet:72 ^_quite:-21 ^_qué:-186 ^_raceway:4 ^_rack:19 ^_radio:-36
^_radiology:-77 ^_rain:-71 ^_raining:-82 ^_ran:39 ^_rather:150 ^_raw:9 ^_re:44
^_reaching:2 ^_read:47 ^_reading:-137 ^_recall:23 ^_rechnungen:20 ^_red:-51
^_refunds:51 ^_registered:27 ^_rehearsal:19 ^_rehearsals:52 ^_remaining:9
^_remember:-65 ^_reminders:7 ^_removed:16 ^_renamed:47 ^_rent:28 ^_repair:19
^_replaced:10 ^_replica:32 ^_replication:21 ^_reply:47 ^_resta:29 ^_reste:20
^_result:5 ^_retired:-20 ^_reviewer:-38 ^_reviews:10 ^_right:49 ^_rock:35
^_roofers:11 ^_room:16 ^_root:8 ^_rope:-44 ^_rosa:11 ^_rosalind:30 ^_round:-52
^_row:19 ^_rubber:-2 ^_rumour:-62 ^_run:-89 ^_runbook:-53 ^_rupture:9 ^_rust:-46
^_said:-42 ^_sailors:-15 ^_saint:27 ^_sales:-41 ^_same:-59 ^_sample:16
^_samples:5 ^_sampling:-14 ^_saturday:9 ^_saw:23 ^_say:-25 ^_scale:30
^_school:54 ^_schwester:20 ^_schön:-25 ^_scrap:34 ^_scratch:100 ^_screen:10
^_screens:-19 ^_se:62 ^_seagull:-5 ^_seagulls:-3 ^_seat:-37 ^_sec:2 ^_secrets:40
^_security:16 ^_see:-16 ^_seeing:43 ^_sem:36 ^_sen:37 ^_send:44 ^_sensor:27
^_sent:38 ^_server:4 ^_serwer:9 ^_será:49 ^_session:5 ^_settled:15 ^_sev:1
^_seven:-75 ^_she:-62 ^_she's:28 ^_shed:39 ^_shift:1 ^_shoe:9 ^_shoes:12
^_shop:69 ^_short:64 ^_should:39 ^_show:36 ^_showed:78 ^_si:58 ^_sie:89
^_siempre:-23 ^_sigh:-64 ^_signed:19 ^_sim:5 ^_sin:36 ^_since:74 ^_six:-30
^_skicka:33 ^_skimmed:-93 ^_skip:-39 ^_skipping:18 ^_skriv:39 ^_sleep:30
^_slept:-13 ^_slippers:-32 ^_small:40 ^_smells:-53 ^_smoke:20 ^_snapshots:29
^_snow:-50 ^_snön:-75 ^_so:-41 ^_soft:11 ^_solange:5 ^_solche:-50 ^_sold:34
^_soldered:-39 ^_solen:-87 ^_some:-177 ^_somebody:-54 ^_somebody's:-18
^_somehow:-45 ^_someone:-133 ^_something:76 ^_sometimes:-51 ^_somewhere:-55
^_songs:-53 ^_sorry:-95 ^_sorted:16 ^_sorter:3 ^_sound:5 ^_sounds:-31 ^_soup:-36
^_sourdough:47 ^_south:6 ^_spare:4 ^_speak:71 ^_speed:4 ^_spent:-84 ^_spicy:46
^_split:22 ^_spoke:12 ^_sports:-37 ^_spring:33 ^_spätestens:3 ^_sry:-92
^_stack:-35 ^_staff:5 ^_staging:53 ^_stair:40 ^_stairs:-11 ^_stamattina:-81
^_stand:47 ^_standing:-62 ^_standup:4 ^_starboard:24 ^_stars:-16 ^_start:16
^_status:27 ^_stick:43 ^_still:247 ^_stock:21 ^_stop:38 ^_storage:-60 ^_store:15
^_stories:50 ^_stove:-3 ^_straks:67 ^_strange:-27 ^_strike:31 ^_study:20
^_studying:-92 ^_such:-30 ^_suena:-28 ^_summer:-26 ^_sun:-103 ^_sun's:-69
^_sunday's:5 ^_support:52 ^_sure:-97 ^_surtout:62 ^_swallows:-35 ^_swans:-31
^_swap:-7 ^_swapped:93 ^_så:-34 ^_sąsiad:-68 ^_tables:15 ^_tabs:115 ^_tack:-63
^_take:-79 ^_taking:38 ^_talk:4 ^_talked:74 ^_tank:16 ^_tant:-56 ^_tbh:-83
^_te:87 ^_tea:22 ^_teacher:13 ^_teaches:25 ^_teaching:-41 ^_team:10 ^_tell:-1
^_tempo:3 ^_ten:-3 ^_tenant:14 ^_tengo:9 ^_teniamo:11 ^_tenor:5 ^_tent:36
^_teraz:142 ^_testkontot:57 ^_testy:19 ^_text:74 ^_texture:10 ^_teściowa:-56
^_thank:-66 ^_thanks:-74 ^_that:-59 ^_that's:-23 ^_the:-21 ^_theatre:8 ^_then:50
^_theory:24 ^_there:-50 ^_there's:-53 ^_these:-85 ^_they:-14 ^_they'll:-17
^_they're:37 ^_theyve:8 ^_think:-52 ^_thirty:-20 ^_this:-94 ^_those:-151
^_three:-83 ^_thumbnails:6 ^_thunder:-41 ^_thursday:8 ^_thx:-127 ^_ticket:33
^_tickets:23 ^_tide:31 ^_time:-95 ^_timeout:21 ^_timezones:-27 ^_tmrw:23
^_todavía:12 ^_today:62 ^_todo:88 ^_token:27 ^_tokens:2 ^_told:78 ^_tomorrow:92
^_tonight:23 ^_too:137 ^_took:-1 ^_tools:2 ^_toujours:55 ^_tourists:-6 ^_tout:74
^_toute:8 ^_towels:4 ^_tracking:16 ^_tractors:2 ^_traffic:-21 ^_train:-15
^_trains:7 ^_tras:15 ^_treat:103 ^_tried:68 ^_trois:-34 ^_trop:-5 ^_trying:3
^_tu:25 ^_tuesday:11 ^_tunnels:-70 ^_turned:-8 ^_turns:-2 ^_twins:-51 ^_two:-37
^_type:13 ^_typo:20 ^_u:-93 ^_uf:-86 ^_ugh:-189 ^_ultimately:41 ^_um:10 ^_un:-28
^_una:-25 ^_uncle:-27 ^_unclear:75 ^_undecided:58 ^_under:11 ^_understood:15
^_une:10 ^_up:57 ^_upload:8 ^_usch:-58 ^_use:38 ^_used:41 ^_uw:25 ^_vaccine:37
^_vale:13 ^_vamos:25 ^_van:9 ^_vaya:-54 ^_vendor:61 ^_verstanden:7 ^_very:4
^_vet:51 ^_vhf:42 ^_vi:60 ^_viele:-32 ^_vilken:-72 ^_visiting:13 ^_visitors:68
^_vlan:1 ^_voice:44 ^_voicemail:16 ^_voor:37 ^_vor:33 ^_votre:34 ^_vou:19
^_voucher:29 ^_vous:11 ^_vroeger:-51 ^_w:-126 ^_wait:-120 ^_waiting:36
^_walking:-8 ^_wanna:55 ^_want:38 ^_ward:7 ^_warm:23 ^_was:36 ^_wash:4
^_wat:-102 ^_water:21 ^_way:95 ^_wczoraj:-68 ^_we:40 ^_we'd:42 ^_we'll:96
^_we're:59 ^_we've:36 ^_wed:60 ^_wedding:6 ^_wednesday:15 ^_weekday:4
^_weekend:22 ^_wegen:20 ^_weiß:20 ^_welcome:-96 ^_well:-105 ^_wenn:22 ^_went:-8
^_wer:83 ^_were:83 ^_west:10 ^_weve:-14 ^_what:-12 ^_what's:58 ^_whatever:70
^_whats:-10 ^_wheat:24 ^_when:146 ^_whenever:100 ^_where:6 ^_whether:38
^_which:57 ^_while:13 ^_who:5 ^_who's:23 ^_whoever:-17 ^_whole:-17 ^_whos:-11
^_whose:-28 ^_why:-43 ^_wie:68 ^_wifi:41 ^_will:45 ^_wind:-1 ^_window:40
^_winter:11 ^_wir:79 ^_wish:-20 ^_with:86 ^_without:-39 ^_woke:26 ^_wolę:130
^_wood:-82 ^_wooden:24 ^_word:5 ^_would:41 ^_wow:-100 ^_wrap:45 ^_write:5
^_wrong:64 ^_wrote:-42 ^_x:3 ^_ya:187 ^_yeah:-59 ^_years:-3 ^_yeast:-19
^_yedek:34 ^_yellow:-6 ^_yes:-45 ^_yesterday:-62 ^_yo:66 ^_you:22 ^_you'd:-60
^_you'll:37 ^_you're:-17 ^_you've:79 ^_youll:14 ^_young:12 ^_your:77 ^_yusuf:14
^_zadanie:47 ^_zadań:13 ^_zebranie:40 ^_zero:-45 ^_ziel:48 ^_zonder:32 ^_zone:6
^_zostajemy:51 ^_zrobione:83 ^_zum:29 ^_zwei:15 ^_zwemles:8 ^_à:-85 ^_ça:11
^_çay:-76 ^_çocuklar:-28 ^_è:77 ^_к:60 ^_никогда:33 ^_あ:27 ^_う:-53 ^_お:-11
^_こ:-5 ^_そ:-43 ^_や:26 ^_チ:2 ^_テ:7 ^_一:21 ^_下:21 ^_不:-11 ^_串:22 ^_予:15 ^_今:-91
^_保:18 ^_写:14 ^_冷:13 ^_前:1 ^_割:7 ^_千:6 ^_古:-9 ^_听:-56 ^_周:20 ^_地:41 ^_备:27
^_夜:-15 ^_好:19 ^_娘:-26 ^_婚:-9 ^_家:8 ^_小:-57 ^_引:32 ^_必:5 ^_我:-4 ^_新:-16 ^_日:12
^_明:36 ^_星:-11 ^_昨:-64 ^_最:11 ^_月:15 ^_本:26 ^_次:14 ^_每:55 ^_没:13 ^_発:8 ^_第:11
^_筆:3 ^_練:10 ^_老:-17 ^_这:3 ^_連:4 ^_那:34 ^_隣:-22 ^_雨:-7 ^_電:4 a:-30 a_0:-86
a_^:36 a_afternoon:-46 a_amostra:35 a_aula:39 a_baby:76 a_backup:-50 a_badge:-23
a_bakery:-23 a_balcony:24 a_bank:47 a_bar:-46 a_barbecue:36 a_bassoon:-8
a_batch:42 a_bathtub:-73 a_beautiful:-16 a_bed:52 a_beer:-44 a_beginning:19
a_bell:-55 a_belt:12 a_bench:-54 a_better:-122 a_bien:-21 a_big:74 a_bigger:-27
a_bird:-58 a_biscuit:-55 a_bishop:-7 a_bit:-4 a_board:7 a_boat:-41 a_bollard:-15
a_bookcase:-6 a_boot:45 a_border:12 a_box:-37 a_boy:-54 a_brass:2 a_break:-54
a_bridge:-15 a_broken:47 a_bucket:-46 a_bug:-24 a_build:-1 a_burst:8 a_bus:-19
a_cabin:-89 a_cable:-3 a_cabra:47 a_cache:-38 a_cake:-45 a_calculator:-17
a_call:28 a_calm:51 a_campsite:-17 a_car:19 a_casa:57 a_cash:4 a_cat:-41
a_cellar:-45 a_cena:-47 a_cent:10 a_certain:-44 a_chain:28 a_chair:-21
a_change:30 a_chap:-48 a_character:-22 a_charm:-6 a_chart:-7 a_chemist:-17
a_choice:120 a_choir:-4 a_chore:23 a_circus:-28 a_classic:-39 a_clock:-2
a_club:28 a_coaster:-16 a_coat:55 a_coffee:-7 a_coin:-21 a_cold:37
a_colleague:13 a_colour:-19 a_column:-18 a_comment:89 a_compiler:-9
a_complaint:18 a_compliment:-50 a_compressor:7 a_computer:-7 a_concert:-52
a_contract:-16 a_coptic:2 a_copy:35 a_cor:31 a_correia:27 a_corrente:32 a_cot:4
a_couple:-3 a_courier:16 a_course:2 a_cow:-21 a_crack:13 a_cracked:41
a_crate:-21 a_cron:19 a_crossing:-3 a_crossword:-24 a_crumb:-45 a_cup:-30
a_curtain:7 a_customer:5 a_cut:32 a_dance:-60 a_dark:56 a_dash:16 a_data:-3
a_database:-38 a_date:50 a_day:220 a_dead:14 a_degree:-28 a_delivery:11
a_dependency:17 a_deposit:-22 a_description:21 a_dictionary:23 a_difference:-25
a_different:31 a_dinghy:15 a_dinner:25 a_dip:-14 a_dipole:54 a_dog:4
a_donkey:-19 a_door:8 a_doorbell:55 a_dot:14 a_double:3 a_draft:13
a_draughty:-18 a_drawing:30 a_draws:3 a_dream:-8 a_driving:-7 a_drop:-40
a_dry:21 a_du:-10 a_duck:-48 a_dull:-57 a_encore:-112 a_entrada:37 a_estrada:38
a_evening:-42 a_face:29 a_fact:-43 a_failed:9 a_fair:-58 a_family:-33 a_fan:47
a_fellow:-3 a_female:34 a_festa:46 a_festival:-4 a_fever:50 a_few:-16
a_field:-46 a_film:19 a_fine:-2 a_fire:-34 a_first:-25 a_fix:-23 a_flag:3
a_flat:19 a_flea:-16 a_flooded:-25 a_floppy:-52 a_foot:1 a_football:14
a_footnote:-29 a_forest:-48 a_former:-10 a_formula:3 a_fortune:3 a_fox:-72
a_free:-20 a_fresh:31 a_friday:27 a_fridge:-17 a_friend:-17 a_full:74
a_funeral:-35 a_game:-16 a_gap:14 a_garage:-2 a_garden:20 a_gasolio:5
a_generator:40 a_gift:48 a_gig:-15 a_glass:21 a_glove:15 a_go:5 a_goat:-11
a_goldfish:-26 a_good:-25 a_grave:-21 a_great:17 a_green:10 a_grey:-29
a_grudge:-22 a_guest:38 a_guide:48 a_guy:22 a_gym:-10 a_half:10 a_hammer:-20
a_hand:42 a_handover:15 a_hard:-2 a_hardware:6 a_harris:46 a_has:31 a_hat:-83
a_hawk:15 a_head:59 a_heap:-14 a_heartbeat:-13 a_hedge:-73 a_helmet:4
a_heron:-73 a_hill:-11 a_ho:-35 a_holiday:-44 a_home:31 a_horse:-21 a_hospital:2
a_hot:50 a_hotel:-50 a_house:-16 a_human:11 a_hundred:-9 a_hurry:33 a_idea:-41
a_ideia:41 a_ja:-21 a_jar:-13 a_job:58 a_joke:-53 a_journey:-22 a_key:-68
a_kid:-14 a_kilo:6 a_la:54 a_label:74 a_ladder:10 a_lady:8 a_lake:-11 a_lamp:38
a_language:-22 a_laptop:-20 a_las:-23 a_later:22 a_laundry:-29 a_law:-67
a_lawyer:28 a_le:12 a_leaf:-12 a_leak:52 a_leaking:20 a_leap:6 a_left:-47
a_legend:18 a_lesson:66 a_letter:-55 a_level:16 a_lifesaver:-19 a_lift:-76
a_lighthouse:-22 a_line:-35 a_list:-14 a_lista:26 a_little:-3 a_live:31
a_living:-27 a_loan:28 a_local:8 a_log:23 a_look:90 a_loop:-4 a_loose:16 a_los:9
a_lost:-37 a_lot:-83 a_lottery:-17 a_love:15 a_lovely:-31 a_lunch:-2 a_m:-6
a_machine:-36 a_magazine:-11 a_magician:-45 a_mail:8 a_mala:34 a_male:60
a_man:-50 a_mano:15 a_manual:28 a_map:-1 a_matter:11 a_maximum:23 a_me:17
a_melon:-34 a_memory:29 a_menu:-10 a_mess:37 a_metronome:55 a_mews:40 a_mi:75
a_milk:-22 a_mill:-9 a_million:-39 a_minha:-13 a_minute:68 a_misprint:32
a_mistake:74 a_mix:28 a_mock:38 a_moment:77 a_monastery:-49 a_monday:-14
a_month:23 a_moving:-2 a_mr:3 a_museum:27 a_mutex:-31 a_muzzle:48 a_máquina:-5
a_mí:37 a_name:6 a_new:63 a_nice:16 a_night:84 a_nightmare:23 a_no:70
a_noise:-20 a_noleggio:34 a_note:31 a_novel:-44 a_number:-41 a_nurse:5 a_one:-35
a_padaria:32 a_page:48 a_pair:14 a_pairing:3 a_paperclip:17 a_paragraph:41
a_parcel:46 a_parent's:16 a_parrot:-54 a_parser:-38 a_partner:-10 a_party:-11
a_passenger:-12 a_password:-3 a_patch:-6 a_patient:40 a_pegboard:-17 a_penny:1
a_perdu:-30 a_perfect:-48 a_permission:19 a_person:52 a_personal:-4
a_personality:-10 a_petrol:-21 a_phd:-91 a_phone:-43 a_photo:35 a_piano:-4
a_picture:4 a_piece:6 a_pigeon:-58 a_pillar:-9 a_pin:-23 a_pinch:9 a_pint:12
a_plain:20 a_plan:13 a_plant:-11 a_plastic:16 a_playlist:28 a_poem:-8
a_point:-79 a_pond:44 a_por:7 a_port:-31 a_potato:-5 a_price:12 a_primary:-22
a_pris:45 a_private:55 a_problem:-24 a_product:-16 a_professional:-18
a_professora:-29 a_promise:32 a_proper:-30 a_quadretti:16 a_quarter:30
a_query:46 a_question:61 a_queue:8 a_quiet:27 a_race:-39 a_rack:1 a_radio:55
a_ransom:-30 a_rare:-49 a_rash:48 a_raspberry:-27 a_rather:-13 a_read:-17
a_real:94 a_reasonable:-21 a_recipe:-6 a_red:37 a_refund:18 a_register:46
a_reminder:42 a_rented:56 a_repair:14 a_replacement:15 a_respectable:-23
a_rest:-31 a_retenu:46 a_retired:27 a_revisão:44 a_ring:8 a_rir:-60 a_river:-1
a_rollback:38 a_room:51 a_rooster:-57 a_rotten:1 a_rough:-13 a_route:11 a_row:27
a_rubber:47 a_rule:-14 a_ruler:-27 a_run:43 a_runbook:33 a_running:12 a_sad:2
a_safe:55 a_sample:27 a_sandwich:-29 a_saturday:-42 a_sauna:-16 a_scan:-48
a_scarf:-24 a_school:-42 a_scratch:-6 a_screen:27 a_season:-33 a_sec:-75
a_second:107 a_secret:-57 a_seguir:126 a_segunda:30 a_semaphore:-48 a_sense:-9
a_sensor:32 a_separate:33 a_ser:46 a_session:26 a_shadow:-5 a_shared:74
a_sheep:-54 a_shelf:34 a_shift:-21 a_ship:-60 a_short:46 a_shower:92 a_sick:58
a_sign:-10 a_signature:33 a_signed:-38 a_silent:60 a_single:-52 a_sirene:50
a_size:37 a_skeleton:3 a_sketch:28 a_slice:-10 a_slip:93 a_slipper:-17
a_smaller:24 a_smell:5 a_smile:23 a_smooth:-31 a_snake:-45 a_sock:-22 a_sofa:-16
a_soft:-70 a_soldering:28 a_soul:-23 a_sound:-3 a_sourdough:-39 a_spare:27
a_spider:-15 a_splendid:-25 a_spoon:-33 a_sports:-19 a_spreadsheet:40
a_standing:1 a_star:-32 a_statue:-6 a_steel:6 a_stick:-51 a_sticker:-31 a_stop:2
a_storage:41 a_storm:-11 a_story:68 a_strange:-8 a_stranger:-20 a_stretch:26
a_strike:2 a_string:19 a_stripe:21 a_student:21 a_successful:13 a_suitcase:-9
a_sunday:-18 a_sunrise:-4 a_sunset:-5 a_supplier:11 a_surprise:71
a_surprising:-25 a_svg:20 a_swan:-49 a_swimming:-17 a_switch:28 a_table:-6
a_tablet:25 a_tag:13 a_take:22 a_talent:-22 a_taste:-9 a_tea:-34 a_teacher:-16
a_technical:-34 a_teenager:-64 a_tenner:-13 a_terminal:-2 a_test:39 a_text:31
a_theory:-60 a_thermostat:-8 a_thing:-1 a_third:5 a_thousand:15 a_three:25
a_thunderstorm:25 a_thursday:-36 a_ticket:8 a_tie:-28 a_till:2 a_time:121
a_timeline:23 a_tin:14 a_tiny:-21 a_toddler:-31 a_todos:-15 a_tone:-14
a_topic:-110 a_torch:-18 a_torino:10 a_tortoise:-43 a_touch:-37 a_toujours:-33
a_tour:3 a_tourist:-16 a_tout:60 a_town:-47 a_tractor:-12 a_tradition:-29
a_trainee:23 a_trampoline:-26 a_tree:20 a_trip:-15 a_truck:6 a_tuesday:-5
a_tutti:-37 a_two:10 a_typo:12 a_un:12 a_una:-23 a_une:9 a_unicycle:-22
a_unit:30 a_van:-20 a_vault:6 a_vegetarian:64 a_vertical:17 a_very:-72 a_vet:34
a_view:11 a_village:-12 a_vintage:-30 a_vocabulary:1 a_warm:13 a_warning:-28
a_warranty:32 a_washer:4 a_way:-102 a_weather:-24 a_wedding:-19 a_week:60
a_weekday:16 a_weekend:6 a_whale:-51 a_wheel:10 a_while:-20 a_whole:-117
a_wind:6 a_window:47 a_winter:4 a_withdrawn:21 a_woman:-32 a_wooden:-11
a_word:11 a_worm:-6 a_written:12 a_yaml:15 a_year:32 a_yes:30 a_young:5 a_été:54
aan:39 aan_de:21 ab:157 ab_0:166 ab_^:15 ab_heute:8 abajo:17 abajo_^:17 abara:1
abba:-161 abbiamo_ancora:6 abbiamo_finito:45 abbiamo_mangiato:-40
abbiamo_scelto:55 abbreviation:44 abbreviation_list:6 abbreviazioni:51
abdeckung:27 abend:-27 abendessen:18 abends:18 aber:-72 abgesagt:10
abgeschlossen:47 abgeschlossen_^:34 abgestellt:29 abgestellt_^:6
abhängigkeiten:33 abhängigkeiten_nur:20 abierta:18 ablation:15 able:68
able_to:68 aboard:12 about:9 about_0:-73 about_^:17 about_a:20 about_any:21
about_as:-28 about_bridges:-11 about_four:-34 about_getting:33 about_half:-2
about_has:-36 about_it:78 about_our:-21 about_that:-58 about_the:109
about_their:-29 about_them:78 about_this:50 about_two:-64 about_what:-15
about_whether:-45 about_your:-16 above:30 above_0:35 above_a:-53 above_all:1
above_it:14 abre:31 abre_los:14 abrir:26 abrite:16 abrite_0:16 absence:12
absence_badge:25 absolute:36 abstellen:3 abt_the:24 abtastrate:9
abtastrate_liegt:6 abuela:-133 abuela_^:4 abuelo:-36 ac:11 accent:71 accent_^:26
accent_colour:24 accept:29 accepte:26 accepte_au:13 accepted:78 accepted_^:11
accepts:65 accepts_0:11 acceso:19 access:62 accession:-21 accident:-28
accident_^:-31 accompagnatrice:39 according:-39 according_to:-39 accordion:-17
accordion_^:-49 accordion_is:32 accordion_playable:10 accordions:-11 account:120
account_^:43 account_is:5 accountant:-22 accountant_^:-13 accountants:-29
accounting:-45 accounts:75 accounts_^:-19 accounts_payable:20 accruals:2 acct:1
aceita:10 ach:-60 ach_herrje:-12 aches:50 acht:51 achter:7 achterberg:5 acid:56
acids:35 acids_and:34 acknowledge:14 acoustics:18 acronym:22 across:-77
across_the:-91 act:-1 act_^:11 act_two:-20 actions:3 actions_^:3 active:18
actor:18 acts:-51 acts_like:-71 actual:-49 actually:-13 actually_^:-30 acuerdo:9
acuerdo_la:9 adapters:-3 adapters_in:-10 adc:5 add:54 add_a:38 add_new:1
add_the:-12 added:3 adding:-13 address:17 address_^:17 address_is:45
address_my:7 address_on:-19 addressed:55 addresses:65 adega:-41 adesso:140
adesso_^:4 adesso_il:22 adesso_passo:14 adesso_tocca:25 adeyemi:17 adeyemi_^:13
adjuster:23 admin:23 admin_page:19 admins:3 admire:-24 admire_the:-22 admit:-83
admit_0:17 admit_^:-30 admit_i:-7 admit_that:-30 admit_the:-36 admite:28
admite_0:12 admits:-11 admits_0:3 adore:37 adresse:21 adult:-48 adult_^:17
adults:88 adults_^:29 advanced:29 aerial:19 aeroporto:25 af:-4 af_^:15
affected:17 affiches:10 afford:20 afford_0:6 afinador:7 afraid:37 afraid_^:21
afstandsbediening:13 after:86 after_0:-102 after_a:61 after_all:86 after_boot:4
after_dark:15 after_dinner:28 after_every:18 after_is:102 after_it:3
after_lunch:50 after_midnight:2 after_my:23 after_patients:47 after_ten:45
after_that:96 after_the:-70 after_this:-24 after_which:3 after_your:18
afternoon:-29 afternoon_^:-16 afternoons:30 afterwards:80 again:-93 again_!:-25
again_^:-61 again_after:13 again_and:61 again_at:60 again_before:10
again_everyone:-4 again_for:23 again_i:15 again_it:9 again_like:-13 again_lol:1
again_on:16 again_send:-15 again_so:-57 again_with:11 again_within:-1 against:76
against_a:-22 against_it:4 against_the:71 age:3 age_of:-40 agency:-18 agency_^:3
agent_0:-40 ages:-69 ages_^:-21 ages_like:-17 agm:53 agm_^:38 agnieszka:9 ago:37
ago_^:78 ago_and:27 ago_i:-1 agora:95 agora_falta:7 agora_é:88 agree:-74
agree_^:-45 agree_on:-18 agree_that:-14 agreed:113 agreed_^:2 agreed_on:1
agreed_that:19 agreed_to:5 agreed_with:1 agreement:-32 agrees:-28 agrees_^:2
agua:-17 agua_^:27 aguanta:24 aguenta:41 aguenta_0:32 ah:-159 ah_la:-46
ah_les:-31 ah_the:-36 ah_well:-8 ah_yes:-5 ahead:60 ahead_^:12 ahead_of:26
ahnung:-55 ahora:6 ahora_en:1 ahora_es:12 ahora_toca:25 ahí:9 ai:-28 ai_que:-24
aid:51 aid_course:23 aim:54 aim_for:3 aim_is:80 ainda:51 ainda_não:46 air:-72
air_and:43 air_is:-68 air_with:-12 airfield:22 airfield_^:13 airflow:63
airline:-2 airline_^:8 airport:-70 airport_0:-32 airport_^:4 airports:-18
aisle:-20 aisle_^:2 akü:55 akşam:-51 al:-86 al_0:14 al_final:14 al_magazzino:14
al_massimo:64 al_mattino:23 al_menos:-110 al_perito:22 alarm:129 alarm_^:-15
alarm_at:6 alarm_goes:7 alarm_is:3 alarm_light:30 alarm_rings:11 alarm_trips:16
alarme:58 alarms:45 album:29 alcohol:43 aldrig:106 ale:-104 ale_dziś:-44
alegro:-74 alert:-28 alerts:11 alerts_^:-51 alerts_go:3 alfred:86 algo:-32
alguien:3 alias:20 alias_^:19 alike:-34 alive:19 alive_^:-8 all:-40 all_0:63
all_^:-6 all_about:52 all_agreed:6 all_because:-2 all_day:-29 all_eight:11
all_enjoy:-29 all_evening:36 all_fine:29 all_four:11 all_from:-58 all_green:41
all_i:4 all_in:66 all_it:-14 all_its:8 all_month:-9 all_morning:17 all_my:-3
all_night:26 all_nine:24 all_of:33 all_over:58 all_places:-19 all_right:81
all_strings:2 all_survived:-55 all_take:-13 all_that:-70 all_the:1 all_these:-5
all_they:34 all_those:-23 all_three:18 all_times:120 all_timestamps:17
all_verses:-85 all_we:18 all_week:39 alla:65 alla_fine:27 alle:-23 alle_0:25
alle_^:-15 alleen:23 allen:-59 allergic:112 allergic_^:36 allergic_to:70
allergies:98 allergy:52 allergy_diet:9 alles:-113 alles_^:-30 allocation:-37
allocations:-15 allocator:-37 allow:46 allow_0:1 allowance:3 allowed:129
allowed_0:11 allowed_in:28 allowed_on:13 allowed_to:46 allows:59 allows_0:12
allt:34 alltså:-33 allí:29 almacén:32 almacén_de:9 almanac:1 almeno:-97
almost:-71 alone:39 along:28 along_^:-12 along_the:-2 along_with:-18 alors:-26
aloud:63 aloud_^:22 alpine:66 alquiler:11 already:-3 already_^:-94
already_in:-10 already_packed:17 alright:-1 als:-19 als_0:86 als_das:-41
als_een:-55 als_ein:-29 als_einer:24 als_ik:-41 als_nächstes:78 also:-10
also_in:32 also_said:-11 alt:22 alta:72 altar:-28 alte:-22 alten:90 altered:2
altersheim:27 although:-88 although_i:-21 although_it:-10 although_the:-38
altitude:68 alto:3 altogether:-56 altrimenti:14 altstadtrunde:8 alunos:35
alunos_^:35 always:15 always_^:117 always_ask:86 always_been:-8
always_brings:-28 always_end:-64 always_finds:-26 always_forget:-49
always_get:-69 always_give:14 always_go:33 always_have:10 always_hums:-60
always_in:64 always_log:6 always_ring:-3 always_said:-16 always_start:-10
always_tell:-32 always_the:-55 always_wanted:-13 always_write:36 alıştırma:21
alıştırma_0:21 am:78 am_0:46 am_^:-14 am_ende:36 am_glad:-17 am_hafen:42
am_liebsten:106 am_looking:9 am_markt:13 am_may:17 am_montag:23 am_morgen:-81
am_not:-44 am_reading:-61 am_samstag:-53 am_sorry:56 am_stück:24 am_tag:30
am_telefon:28 am_vormittag:32 am_wochenende:27 amanhã:55 amanhã_cedo:37
amazing:-7 amber:77 amber_light:37 ambiance:-20 ambiente:30 ambiente_se:30
ambulance:-63 ambulatorio:-38 ambulatorio_^:-38 amir:-14 among:-24 amostra:35
amostra_do:35 amount_in:10 amounts:17 amperage:7 amps:42 amps_^:3 an:6 an_^:31
an_actual:-7 an_agency:13 an_airport:27 an_alarm:2 an_ancient:-4 an_answer:55
an_api:-65 an_appointment:14 an_automatic:39 an_den:49 an_der:11 an_die:-10
an_elderly:-7 an_email:-50 an_empty:23 an_entire:-10 an_entry:5 an_epipen:49
an_even:27 an_evening:74 an_event:41 an_example:48 an_excellent:-47 an_honest:-9
an_hour:35 an_index:-24 an_insert:4 an_integer:-42 an_old:-81 an_orm:31
an_outage:-1 an_outdated:14 an_owner:34 an_s:22 an_umbrella:-46 an_unlabelled:23
an_upload:4 ana:13 anaesthetist:5 anahtarı:44 analyser:-23 analyser_two:14
analysis:-11 analysts:27 anatomy:2 anche:18 anche_se:36 anche_solo:-26 anchor:39
anchored:11 ancora:-18 ancora_se:56 and:-40 and_0:-73 and_a:-35 and_acid:30
and_after:-22 and_all:-42 and_always:-54 and_an:-26 and_anything:22 and_are:31
and_as:-38 and_ask:6 and_asked:-40 and_at:-18 and_back:22 and_bases:34
and_be:-16 and_both:-30 and_by:39 and_call:-4 and_came:-52 and_can:-6
and_choirs:-1 and_cooked:30 and_could:-2 and_drop:37 and_dropped:1 and_each:-75
and_enjoy:-31 and_entered:47 and_every:-41 and_everybody:-14 and_everyone:-5
and_explain:40 and_falls:-36 and_finally:9 and_find:36 and_for:-5 and_forgot:-35
and_forth:16 and_found:52 and_get:15 and_gets:-25 and_give:8 and_goes:-25
and_good:-30 and_got:-74 and_green:44 and_greetings:-17 and_had:-3 and_half:-11
and_hands:-60 and_has:-43 and_have:39 and_he:-28 and_her:-12 and_here:-20
and_hit:32 and_honestly:-19 and_i:-38 and_i'd:18 and_i'm:45 and_im:-31 and_in:1
and_is:29 and_it:-11 and_it's:26 and_its:10 and_keep:1 and_label:19
and_labelled:46 and_landed:13 and_leave:12 and_left:18 and_less:19 and_lives:-2
and_logged:17 and_look:-30 and_looked:-21 and_me:-15 and_means:-44 and_most:-39
and_my:-41 and_never:102 and_no:-20 and_nobody:-79 and_none:13 and_not:88
and_nothing:43 and_now:-106 and_nowhere:69 and_numerals:22 and_of:-42
and_off:-22 and_oiled:30 and_on:-17 and_one:-110 and_only:41 and_our:15
and_out:-31 and_passed:29 and_people:28 and_physics:1 and_posted:-5 and_put:49
and_read:10 and_regret:-18 and_returns:-90 and_right:2 and_salt:-16 and_sang:-37
and_saw:-36 and_says:-11 and_send:52 and_sent:52 and_she:-49 and_shes:-7
and_show:9 and_signed:7 and_six:39 and_so:28 and_some:-21 and_somebody:-1
and_somehow:-33 and_someone:-5 and_stayed:-27 and_still:-59 and_takes:8
and_tell:37 and_thank:26 and_that:66 and_that's:65 and_thats:62 and_the:-57
and_their:-30 and_then:-53 and_this:-6 and_to:17 and_told:23 and_took:-44
and_two:-4 and_upload:6 and_uploaded:17 and_waits:28 and_want:21 and_wants:61
and_we:-99 and_we'll:11 and_well:19 and_what:28 and_when:19 and_with:64
and_without:29 and_woke:-46 and_would:22 and_write:3 and_yes:29 and_yet:-89
and_you:67 and_your:-2 anderson:23 android:61 android_builds:23 anecdote:-4
anecdote_^:-1 anemometer:23 angeblich:-59 angebot:10 anglais:32 angle:23 angry:6
animal:9 animation:26 animations:37 anke:32 ankle:59 ankles:-70 anmeldung:31
anmeldung_zur:18 annem:-16 annex:19 anni:41 anni_^:41 anniversary:44 annonce:58
announce:3 announced:-1 annulée:29 année:-41 année_^:-41 anoche:-78 anonymous:7
another:-38 another_call:-27 another_colour:8 another_team:13 anouk:18 anruf:19
ans:-47 ans_^:-51 anschluss:23 anschluss_in:23 anschlüsse:25 anschlüsse_^:25
anselm:13 anselmo:14 ansprechpartner:31 answer:25 answer_^:-3 answer_about:8
answer_as:5 answer_before:5 answer_from:6 answer_in:22 answer_is:-55
answer_the:-27 answer_to:17 answer_yet:4 answered:58 answered_^:17 answers:33
answers_^:8 answers_are:-12 answers_in:3 answers_to:34 anteil:24 antena:47
antenna:41 antenna_wire:9 antes:36 antes_^:6 antes_de:86 antes_del:-2
antes_que:-34 antigas:-6 antique:-18 ants:-73 antwerp:-29 any:-45 any_day:49
any_evening:-47 any_idea:47 any_more:29 any_of:47 any_report:9 any_time:38
anybody:94 anybody_^:-3 anybody_ask:28 anybody_asked:50 anybody_know:4
anybody's:1 anymore:17 anymore_^:52 anyone:-27 anyone_?:110 anyone_^:-48
anyone_actually:-56 anyone_else:-78 anyone_ever:-46 anyone_in:-8 anyone_know:69
anyone_with:-4 anyone_would:-7 anyone's:33 anyone's_guess:25 anything:56
anything_^:-65 anything_about:54 anything_above:13 anything_else:-66
anything_in:48 anything_longer:32 anything_on:-1 anything_that:48
anything_the:15 anything_to:12 anything_under:40 anything_with:73
anything_younger:1 anyway:-64 anyway_^:75 anécdota:-35 ao:85 apagues:12
apart:-19 apart_^:60 apart_and:25 apart_from:-67 aparte:2 apartment:9
apartment_block:9 api:1 api_is:-62 apiece:12 apiece_^:12 apologies:19
apologies_for:5 apologise:5 apologise_for:5 apologise_to:-7 apologised:18
apologises:-14 apology:45 app:9 app_^:62 app_for:12 app_is:-32 app_shows:-46
apparently:-112 apparently_^:-29 apparently_my:-1 apparently_the:-48 appeal:13
appeals:13 appeals_to:13 appear:23 appears:35 appel:7 appelé:42 appendix:6
apple:-63 apple_tree:-67 apple_wants:2 apples:-9 apples_^:-43 appliances:-32
appliances_^:-32 application:32 application_is:13 apply:1 appointment:-18
appointments:6 appreciate:-3 appreciate_the:-1 apprentice:-12 apprentices:43
approval:6 approve:16 approved:2 april:-20 april_^:5 april_no:-23 apron:26
après:4 après_0:-14 après_^:41 après_le:4 aquarium:24 aqui:-95 aqui_^:-1
aquí:-58 arbeite:43 arbeitet:13 arbeitet_mit:5 arcade:-2 arches:54 arches_^:21
architect:9 archive:12 archive_^:-3 archive_is:-41 archives:41 archives_are:9
arcturus:4 are:21 are_0:74 are_^:46 are_a:-161 are_after:43 are_all:-59
are_allowed:50 are_always:20 are_an:-16 are_asleep:35 are_at:-74 are_back:-30
are_banned:13 are_basically:-56 are_behind:18 are_being:1 are_capped:8
are_cheap:-68 are_cleaned:12 are_collected:7 are_coming:66 are_common:-24
are_counted:10 are_done:43 are_down:16 are_dropping:6 are_easier:-9 are_easy:-85
are_enough:41 are_far:-27 are_fine:21 are_for:8 are_four:37 are_from:-70
are_frozen:-48 are_full:1 are_gone:70 are_good:4 are_great:-43 are_green:-1
are_hard:-53 are_in:47 are_just:-70 are_kept:108 are_killing:-23 are_known:-34
are_leather:29 are_leaving:-2 are_like:62 are_lost:-22 are_lovely:22 are_made:4
are_many:-9 are_marked:28 are_meant:9 are_merged:12 are_mostly:16
are_nesting:-25 are_nicer:29 are_not:-39 are_of:-20 are_off:39 are_often:-57
are_ok:37 are_on:25 are_one:6 are_only:40 are_out:-42 are_patient:-3
are_permitted:1 are_plugged:1 are_possible:10 are_practically:-32
are_probably:-15 are_rarely:-17 are_read:-17 are_returned:4 are_reviewed:2
are_right:-22 are_sent:3 are_serviced:9 are_short:74 are_shown:19 are_small:-9
are_smarter:-15 are_stacked:27 are_staying:10 are_still:47 are_stored:68
are_strings:-29 are_surprisingly:-17 are_tagged:7 are_the:-85 are_they:-14
are_through:5 are_tiny:-9 are_to:37 are_told:-1 are_too:8 are_two:30
are_waiting:14 are_we:52 are_what:60 are_white:-29 are_wired:1 are_with:30
are_written:23 are_you:-15 area:34 aren't:-16 aren't_allowed:2 arent:-46
argon:19 argue:-33 argue_with:-85 argued:-29 argues:-25 arguing:-8 argument:-21
arguments:-12 arm:-47 arm_is:47 armazém:18 armchair:10 armrest:4 around:-57
around_^:73 around_a:-9 around_and:-18 around_are:-26 around_in:-9
around_the:-65 around_there:-22 arranque:9 array:12 arriba:4 arriva:14
arrival:42 arrivare:15 arrivare_a:37 arrive:-30 arrive_^:23 arrive_in:-34
arrived:-31 arrived_in:-30 arrives:28 arrives_by:36 arrivo:-43 arrivé:-81
arrow:21 arrows:-20 arroz:-28 arroz_otra:-28 art:-61 article:-82 article_^:-91
artist:-9 artists:5 artwork:2 artık:87 artık_0:17 as:-2 as_0:-35 as_^:38
as_a:-54 as_ab:7 as_agreed:16 as_an:-37 as_cbor:6 as_contact:2 as_csv:9
as_every:-13 as_far:-4 as_first:1 as_for:49 as_i:-42 as_if:-108 as_it:72
as_it's:17 as_its:14 as_json:3 as_long:-30 as_many:-9 as_much:-83 as_my:57
as_night:6 as_of:153 as_on:-59 as_passed:17 as_pdf:1 as_plain:3 as_soon:-13
as_store:1 as_that:-89 as_the:76 as_their:-24 as_they:45 as_third:31
as_though:-9 as_to:16 as_two:6 as_usual:-25 as_we:42 as_well:-36 as_with:-17
as_you:97 as_your:97 ascensor:-34 ascensor_de:25 ascii:12 asciutto:26
asciutto_^:26 ash:51 ash_tree:19 aside:-52 aside_^:-55 ask:-42 ask_^:-73
ask_about:34 ask_anyone:-44 ask_before:39 ask_for:78 ask_how:43 ask_if:-148
ask_me:35 ask_the:-13 ask_you:18 asked:-89 asked_^:84 asked_about:53
asked_for:95 asked_if:-127 asked_me:-145 asked_the:11 asked_to:59 asked_us:-8
asked_what:-14 asked_whether:-59 asked_why:-38 asking:-67 asking_^:-21
asking_about:34 asking_for:20 asking_me:1 asking_the:-38 asks:-20 asks_^:2
asks_the:-28 asla:51 asleep:-39 asleep_^:64 asleep_in:-49 asleep_on:-7
aspirador:15 assembly:-30 assembly_^:-10 assessed:2 assessment:4 assessor:53
asset_list:-23 asset_tag:26 assim:8 assinatura:36 assume:15 assumed:8 assure:26
assure_le:26 assured:1 asterisk:42 async:15 así:-8 así_que:63 at:-44 at_0:13
at_^:58 at_a:17 at_about:-2 at_all:-32 at_an:9 at_chapter:14 at_dawn:44
at_dinner:-32 at_dusk:34 at_easter:42 at_eight:7 at_eleven:-17 at_every:-55
at_first:-31 at_five:68 at_four:16 at_full:19 at_half:46 at_home:47 at_it:-38
at_last:-2 at_least:-101 at_level:20 at_lunch:8 at_lunchtime:9 at_me:-118
at_midnight:2 at_minute:-43 at_most:179 at_my:11 at_night:-14 at_nine:64
at_noon:15 at_once:107 at_one:3 at_our:46 at_parties:-62 at_reception:26
at_school:-28 at_sea:-4 at_seven:-19 at_six:1 at_sunrise:17 at_table:-19
at_ten:49 at_that:-12 at_the:-2 at_them:-12 at_this:-5 at_those:7 at_three:54
at_us:-6 at_weekends:-59 at_work:-14 at_your:62 ate:-31 ate_it:35 ate_my:-49
ate_our:-14 ate_the:9 atlas_^:42 atomic:22 atrasou:-19 att:-104 att_höra:-32
att_jag:-13 attached:-33 attached_to:-34 attempt:4 attempt_at:-34 attempts:53
attempts_^:1 attend:54 attended:-25 attention:18 attesa:15 attic:22 attic_are:18
attitude:-69 attı:12 attı_^:12 até:73 au:-51 au_bout:5 au_dessus:-15
au_maximum:33 au_plus:13 auch:36 auch_bei:31 auch_die:8 auch_für:20
auch_immer:-26 auch_nicht:3 auch_noch:-34 auch_wenn:19 auction:-49 auction_lot:6
aucun:70 aucun_cas:14 aucune:68 audience:-37 audience_clapped:-38
audience_in:-17 audio:72 audio_ma:11 audit:37 audit_^:22 auditor:-16
auditor_^:-35 auditors_have:-26 auditors_want:19 auditoría:35 auf:7 auf_0:58
auf_^:31 auf_das:-12 auf_dem:-67 auf_den:-27 auf_der:81 auf_deutsch:42
auf_englisch:32 auf_keinen:13 auf_stufe:7 aufbewahrung:19 auflage:18 aufträge:15
aufträge_^:15 aufzug:-37 august:4 august_^:-3 aujourd'hui:-45 aula:57
aula_prática:39 aula_statt:8 aunque:48 aunt_rosa:37 aunt's:13 aurait:-29
aurora:-45 aus:-107 aus_^:52 aus_dem:70 aus_der:24 aus_eimern:-15 aus_hat:-36
aus_passau:-31 aus_und:-40 ausflug:12 ausnahme:13 ausnahme_^:13
ausschließlich:59 aussi:9 autant:-89 author:-68 authority:11 auto:-5 auto_è:6
autoclave:44 automatic:40 autorisé:32 autorização:16 autumn:-2 autumn_^:39
autumn_and:-21 aux:61 außer:26 av:4 avait:-89 avait_un:-31 avalanche:32
avant:150 avant_^:24 avant_d'être:35 avant_la:1 avant_le:21 avant_toute:25
avant_vendredi:36 avanzato:22 avec:-67 avec_0:-31 avec_des:6 avec_l'expert:7
avec_la:-10 avec_le:-7 avec_les:-109 avec_plaisir:-62 avec_une:85 average:-20
averages:-53 avere:14 avere_al:14 avisa:20 avisado:10 avisado_al:10 avisar:50
avisar_^:23 aviso:27 avisos:26 avião:-1 avons:23 avons_terminé:14 avro:7 aw:-87
awake:-24 awake_^:-3 awarii:-78 away:104 away_^:3 away_a:-47 away_and:20
away_at:22 away_from:106 away_on:-22 awful:193 awful_^:149 awful_on:76 awl:21
awning:18 aws:-52 aww:-41 ayer:-52 ayer_en:-73 az:17 az_0:17 azul:53
azul_está:11 açık:53 açık_^:42 años:-44 aún:7 aż:-43 b:180 b_0:35 b_^:3 b_has:8
b_is:7 b_on:20 babcia:-11 baby:73 baby_comes:6 baby_got:23 baby_sleeps:6 bac:4
bach:7 back:-41 back_!:-18 back_0:23 back_^:-7 back_after:9 back_again:-5
back_and:31 back_as:71 back_at:49 back_by:-11 back_door:-1 back_feels:-2
back_from:52 back_how:-17 back_hurts:10 back_in:-41 back_is:-21 back_it:73
back_last:33 back_on:62 back_seat:-42 back_soon:-21 back_the:-66 back_then:-120
back_to:-49 back_until:4 back_when:-64 back_with:28 back_without:5 backed:11
backed_up:11 backend:23 backfill:12 backfill_for:4 background:-33 backlog:-1
backstage:83 backup:27 backup_^:-1 backup_and:-15 backup_noturno:18
backup_script:18 backups:127 backups_are:52 backwards:36 backwashed:23
backwashed_^:4 bad:33 bad_reviews:29 badge:32 badge_^:19 badge_readers:27
badger:-99 badges:37 badges_are:32 badly:-13 badly_^:-21 badly_so:4 bag:-7
bag_^:-50 bag_of:-17 bagnino:38 bagpipe:-37 bags:-24 bags_^:20 baguettes:41
baguettes_^:37 bahçede:-113 baie:-11 bajtów:18 bajtów_^:18 bake:-6 baker_^:-11
bakery:-9 bakery_^:16 bakery_in:-62 bakery_so:44 bakfiets:29 bakfiets_staat:25
baking:29 bakım:21 bakım_günü:21 balance:13 balance_^:-15 balancer:-30
balancers:15 balcony:14 bales:18 balkongen:-65 ball:24 ballet:-62 balloon:20
bambina:-32 bambini:18 bana:-67 banana:-14 banana_^:-9 banco_^:-9 band:-46
band_^:13 banda:47 bandages:23 bande:-48 bands:14 bandwidth:19 bank:-89
bank_^:23 bank_account:3 bank_holiday:-70 banks:-67 banksman:44 banned:21
banner:47 banner_in:9 baptiste:53 baptiste_^:50 bar:5 bar_^:38 bar_in:-20
bar_is:-18 bara:-94 barbecue:35 barbecue_^:54 barca:30 barco:7 barcode:4
barcodes:-33 barcodes_are:-34 bardzo:-74 bare:38 barely:-67 barge:34 barley:62
barn:120 barn_^:-21 barn_has:39 barnen:-79 barometer:-39 barometers:-25 barre:26
barrel:-28 bars_^:-7 bars_of:11 bas:56 bascule:10 base:51 base_^:8 based:-30
basel:12 baseline:62 basement:-53 bases:-76 basically:-127 basically_a:-29
basket:-46 basket_^:-2 basket_has:-27 basket_since:6 baskets:-35 baskı:30
baskı_^:30 bass:18 basse:20 basses:-24 bassin:33 bassoon:-8 bassoon_^:-8
bastien:36 bastion:32 bastun:10 bastun_åt:5 batch:3 batch_0:42 batch_holds:-25
batch_is:3 batch_l:3 batch_of:30 batch_size:36 batches:-2 bath:-49 bath_^:-25
bathers:37 bathing:2 bathing_beach:2 bathroom:-5 bathroom_^:6 bathroom_tap:4
bathroom_tiles:34 bathtub:-85 bathtub_^:-49 bathtub_in:-26 bathtubs:39 bats:36
batteries:26 batteries_^:14 battery:104 battery_^:51 battle:21 battle_scenes:21
baud:30 baud_^:11 baud_divider:1 bay:42 bay_0:9 bay_is:4 bay_parking:34 bayes:2
bazar:-50 bazie:29 bc:88 bc_a:10 bc_of:66 be:33 be_0:98 be_?:62 be_^:32 be_a:-70
be_able:60 be_about:38 be_an:-34 be_as:-31 be_at:69 be_better:23 be_blunt:23
be_called:2 be_closed:-37 be_counted:8 be_done:14 be_drawn:2 be_dry:-46
be_fair:-36 be_faster:55 be_found:4 be_given:5 be_glad:23 be_great:32 be_had:78
be_happier:21 be_here:-22 be_honest:-87 be_illegal:-98 be_in:-23 be_joking:-42
be_kept:31 be_longer:9 be_lovely:37 be_made:15 be_more:-29 be_my:46 be_nice:13
be_nicer:88 be_nicest:3 be_off:55 be_older:4 be_on:-22 be_opened:10 be_our:43
be_out:30 be_part:7 be_phoned:15 be_reached:21 be_ready:13 be_returned:2
be_reversible:45 be_said:-43 be_seen:81 be_shorter:-42 be_something:-24
be_standing:19 be_such:-28 be_the:-48 be_there:-8 be_told:65 be_too:-49
be_treated:14 be_under:14 be_used:53 be_windy:18 be_worse:-12 be_worth:-18
be_written:-30 beach:38 beamer:90 beams:-13 beams_^:-28 beams_are:9 beans:54
bear:-8 bear_it:34 beard:-21 bearers:17 bearers_^:17 bearing:-22 bearing_^:3
bearing_with:-34 bearings:24 bears:4 bears_0:19 beat:31 beat_^:24 beat_error:9
beatrix:5 beatrix_^:5 beats:-23 beats_^:30 beats_a:37 beats_the:-112
beats_those:51 beats_to:32 beaucoup:-57 beaucoup_de:-57 beautiful:-74 bebidas:9
became_^:20 became_a:1 became_so:-33 becario:-20 because:58 because_a:21
because_an:5 because_it:16 because_of:-39 because_our:5 because_she:10
because_the:8 because_there:45 because_they:-16 because_we:-52 become:59
become_your:24 becomes:-19 becomes_^:23 bed:58 bed_for:41 bed_in:-30
bed_seven:66 bedding:62 bedroom:47 beds:40 bedside:16 bedside_crib:16 bee:13
bee_friendly:18 beech:38 beech_^:32 beehives:18 been:-22 been_0:-56 been_a:-21
been_announced:-10 been_answered:17 been_at:29 been_backwashed:23 been_burnt:18
been_calibrated:23 been_confirmed:32 been_in:-114 been_marked:28 been_moved:31
been_opened:22 been_ordered:12 been_paid:-8 been_placed:18 been_replaced:18
been_settled:23 been_staring:-10 been_stuck:6 been_taken:20 been_there:-99
been_through:52 been_to:-16 been_told:20 beep:-44 beer:-8 beer_^:-62 bees:5
bees_and:70 bees_are:86 bees_can:-63 bees_in:-40 before:32 before_0:11
before_^:-84 before_a:30 before_any:60 before_anybody:-2 before_anyone:71
before_asking:-37 before_breakfast:-16 before_dawn:-15 before_every:4
before_going:59 before_i:53 before_it:53 before_lunch:11 before_noon:-18
before_summer:3 before_ten:6 before_that:21 before_the:-13 before_touching:35
before_u:15 before_us:-112 before_we:31 before_winter:24 before_you:107
beforehand_^:20 beg:30 beg_your:21 began:-26 begged:30 begged_for:30
begin_with:75 beginnen:33 beginner:13 beginners:85 beginners_^:52 beginning:43
beginning_with:21 beginnt:61 beginnt_auf:15 begins:71 begins_with:56
begleitet:28 begleitet_sie:28 begun:36 behalf:1 behind:-71 behind_a:-3
behind_it:7 behind_me:-25 behind_the:-54 behind_us:26 behind_with:-17
behind_you:-16 behåller:32 bei:5 bei_0:23 bei_dem:-60 bei_der:38 bei_euch:-26
bei_frau:3 bei_hetzner:4 bei_kleinigkeiten:31 bei_mir:-70 bei_testnamen:8
bei_uns:-69 beim:90 beim_abendessen:18 beim_diagramm:45 beim_funk:10
beim_musterlisting:2 being:8 being_a:-13 being_chased:-47 being_corrected:51
being_painted:4 being_so:-24 being_treated:28 bekommt:48 beleg:44 belegt:43
belfry:10 believe:-198 believe_how:-21 believe_it:-28 believe_its:-38
believe_that:-27 believe_the:7 believe_who:-20 believes:-57 believes_that:-31
believes_the:-26 bell:-9 bell_^:-14 bell_for:-29 bell_is:-34 bell_was:18
bella:-38 bella_giornata:-17 belle:-20 bellen:22 bello:-22 bellows:29
bellows_^:-13 bells:-59 belong:93 belong_in:70 belong_to:16 belonged:-41
belongs:120 belongs_in:2 belongs_on:15 belongs_to:95 below_0:28 below_^:2
below_the:-29 belt:33 belt_at:18 belt_the:27 belts:-11 belts_and:-11 bem:-47
ben:21 ben_kısa:15 bench:29 bench_^:26 bench_by:-6 bench_four:12 bench_unit:12
benches:1 benchmark:-1 bene:-52 benedikt:14 beneficiary:51 benno:50
bent_over:-47 benutzt:36 bergen:-54 bergs:56 bergs_in:56 bernadette:46
berthed:23 berthed_in:23 bertil:2 bertrand:32 bertrand_^:32 beside:-51
beside_me:-11 beside_the:56 besser:-44 besser_^:-55 best:-135 best_^:66
best_as:28 best_for:39 best_friend:25 best_kind:-1 best_nap:-52 best_of:-26
best_so:43 best_stories:-15 best_tbh:24 bestehen:1 bestimmt:-41 bestimmt_0:-41
bestämt:44 bestämt_om:5 bet:-39 bet_the:-60 beta:5 beträgt:24 beträgt_0:13
better:13 better_^:87 better_after:11 better_as:53 better_for:-47 better_from:41
better_in:9 better_on:28 better_so:51 better_soon:-1 better_than:25 better_to:59
better_when:71 better_with:57 bettina:41 between_0:76 between_^:-6
between_the:-31 between_two:-38 between_us:-29 between_you:17 bevor:23 beyond:75
beyond_0:43 beyond_that:54 bez:109 bez_kasku:22 biblioteca:21 biblioteca_^:18
biblioteket:50 bibs:33 bicycle:-35 bicycles:6 bid:8 bien:-5 bien_^:13 bier:8
bierzemy:83 big:40 big_^:-22 big_dog:33 big_enough:-29 big_one:51 big_ones:32
big_slide:11 big_thing:-11 bigger_screen:-78 biggest:-51 bij:16 bij_de:-16
bij_het:-26 bike:-10 bike_is:2 bikes:43 bilbao:-39 bild:-16 bildern:5
bildern_^:5 bile:-45 bilety:40 bill:33 bill_^:-34 billing:54 billing_^:31
billing_address:2 bin:28 bin_day:33 bin_ich:-44 binary:76 bind:45 binding:33
binding_is:7 binnen:32 binoculars:45 binomial:36 bins:25 binôme:42
binôme_pour:42 biology:-50 biología:6 biología_será:6 birch:10 bird:7
bird_from:55 birds:-42 birimi:33 birth_dates:7 birthday:-15 birthday_^:20
birthday_cakes:9 birthday_in:-40 birthdays:-53 bis:54 bis_mittwoch:34
bis_ostern:15 biscuit:-23 biscuit_tin:-10 biscuits:-98 bisect:2 bishop:-56
bisogna:26 bit:14 bit_^:82 bit_about:5 bit_flat:-59 bit_like:-20 bit_more:-14
bit_of:-44 bit_the:7 bit_to:-4 bit_us:19 bites:83 bitmap:-17 bits:-24 bits_^:16
bitte:237 bitte_grundsätzlich:2 bitte_immer:71 bitte_keine:22 bitte_nicht:24
bitte_nichts:2 bitte_niemals:7 bitte_nur:10 bitten:28 biurze:21 black:76
blacksmith:-33 blades:45 blame:-93 blame_the:-92 blamed:-18 blanket:-3
blankets:92 blankets_^:46 ble:37 ble_stack:31 blechen:22 bleed:12 bleed_the:6
bleiben:85 bleiben_^:1 bleiben_bei:20 bleiben_beim:17 bleibt:76 blend:6
blend_mask:6 blender:26 bless:-64 bless_her:-14 bless_them:-30 blev:-40
blev_ändå:-34 blew:25 bli:55 blijft:16 blind:15 blind_so:43 blindfolded:35
blindfolded_^:35 blink:-56 blinking:-98 blinks:34 blinks_^:3 blir:109 blir_den:4
block:41 block_^:2 block_and:-27 blocked:49 blocked_by:17 blocking:-6 blocks:6
blocks_the:6 bloke:-76 blood:70 blood_pressure:1 bloom:-6 blowing:-23 blue:58
blue_folder:4 blue_hose:19 blue_van:-23 blues:11 bluetooth:-9 blunt:30 bo:171
boah:-63 boah_war:-14 board:30 board_is:21 board_so:-2 boarding:10 boards:-54
boards_in:-50 boat:-24 boat_^:-145 boat_draws:11 boat_for:55 boat_is:63
boat_sank:25 boathouse:31 boathouse_^:16 boats:16 bobbin:2 bobbin_winder:2
bobbins:12 bobbins_in:5 body:7 bog:3 bog_^:1 bogdan:28 boh:2 boiler:108
boiler_^:-4 boilers:10 boiling:-18 boisku:-16 bokningen:4 bold:-82 bollard:-64
bollard_^:-15 bollard_at:-49 bolo:-53 bologna:26 bolts:-43 bom:-71 bom_saber:-5
bomba:38 bomba_tres:36 bon:8 bon_courage:-85 bon_on:25 bonds:30 bonds_^:30
bone:-25 bone_folder:23 bones:28 bonito:-77 bonito_lo:-6 bonne:-65
bonne_humeur:-12 bonnet:-47 bonnet_of:-12 bonnets:-6 bonnets_^:-6 bonus:62
book:52 book_^:72 book_about:-62 book_by:9 book_has:-5 book_is:20 book_press:27
book_the:38 bookcase:-5 bookcloth:40 booked:107 booked_^:34 booked_for:5
booked_the:17 booking:66 booking_^:43 booking_is:1 bookings:5 booklet:32
bookmark:2 bookmarks:38 books:6 bookworm:-5 booster:64 booster_seat:2 boot:-16
boot_^:-61 booth:48 booth_is:15 bootloader:41 boots:-31 boots_^:-8
bootsprüfung:27 borden:-39 border:53 border_^:32 bore:2 bore_me:2 bored:16
bored_of:33 borehole:4 boring:80 boring_bit:6 boring_sql:24 born:-26 born_^:-10
born_in:-7 borrow:19 borrowed:36 borrowed_^:28 boss:-7 boss_in:22 boss_level:-50
bot:14 both:90 both_are:25 both_ends:2 both_fans:9 both_means:15 both_rooms:8
both_ways:-33 bother:-29 botiquín:26 bots:-31 bottle:19 bottle_^:24 bottles:42
bottles_a:32 bottles_and:14 bottling:6 bottom:2 bottom_^:19 bottom_of:-34
botão:5 botão_de:5 boucle:-48 bought:-74 bought_0:-41 bought_a:-21 bought_at:14
bought_one:29 bought_the:-5 bounce:15 bounced:24 bounces:7 bouncy:-4
bouncy_castle:-4 bout:17 bout_de:5 bouton:12 bouton_partager:12 boven:7
boven_de:7 bow:57 bow_down:6 bowing:3 bowline:64 bowls:-14 bows:93 bows_in:55
box:51 box_^:-91 box_and:25 box_by:-1 box_for:14 box_has:22 box_in:11 box_is:9
box_of:1 box_only:13 box_that:7 boxes:39 boxes_^:-76 boxes_and:28 boy:-58
boy_asked:-54 boys:-4 boîte_à:-9 bra:-18 brace:18 bracelet:19 brackets:12
braga:1 brain:-68 brain_is:-100 brains:-15 brake:66 brake_is:5 brakes:-37
branch:22 branch_^:50 branch_ice:13 branch_the:-69 branches:-33 branches_^:-16
brand:-37 brand_^:-37 brandl:3 brandt:54 brandt_from:2 brass_band:-20 brauche:38
brauche_ich:38 braucht:41 braver:-31 braver_than:-31 bravo:-11 brb:-195 brb_^:-2
brb_coffee:-7 brb_dog:-39 brb_doorbell:-51 brb_kettle:-21 brb_someone:-24
brb_the:-24 bread:-1 bread_^:-13 bread_and:-5 bread_in:-61 bread_supplier:33
breadfruit:-25 break:-22 break_^:-107 break_and:-23 break_at:57 break_down:-22
break_every:42 break_is:42 break_room:-37 break_we:19 breaker:-7 breaker_^:17
breakfast:-1 breakfast_^:-28 breakfast_eggs:10 breakfast_hamper:5
breakfast_in:-3 breakfast_is:51 breaking:47 breaks:78 breaks_my:31 breaks_on:6
breath:-10 breath_^:-5 breathe:-14 breathes:-100 breathes_in:-6 breed:-19
bremen:21 brevi:57 brewery:51 brewery_^:36 brezeln:13 brezeln_^:13 brick:27
brick_^:22 brickworks:20 bride:-4 bride_march:32 bridge_^:25 bridge_again:-64
bridge_and:27 bridge_call:22 bridge_for:-11 bridge_had:47 bridge_is:19
bridge_would:-52 bridges:-38 bridges_for:-69 brief:62 brief_for:18 briefing:6
brigade:-48 bright:24 bright_tank:20 brilliant:-49 brine:40 brine_bath:6
brine_depth:9 bring:56 bring_0:3 bring_back:-59 bring_out:-30 bring_the:57
bring_their:17 bringen:-23 bringing:39 brings:78 brings_the:15 british:78
british_spelling:78 brix:25 broad:2 broadband:-8 brochure:28 broke:72 broke_a:10
broke_down:-10 broke_her:5 broke_his:31 broke_the:11 broken_^:-44
broken_carafe:36 broken_into:20 broken_key:11 broken_lift:14 broken_night:2
broken_or:-16 broken_so:-21 broker:62 broker_this:1 brokers:22 brokers_^:6
bronze:24 broom:-54 brother:86 brother_^:29 brother_in:-45 brother_is:2
brother_reads:67 brother's:22 brother's_wedding:2 brothers:18 brought:-67
brought_0:-50 brought_a:-5 brought_cake:-4 brought_the:25 brown:47 browser:-66
brr:-73 brr_^:-73 brrr:-96 brrr_^:-96 bruit:-40 brunch:-36 brunch_is:-36
brzmi:-76 brzmi_jak:-44 btw:-133 btw_^:-112 bu:-95 bubble_wrap:-13 bubbles:-24
buck:27 bucket:14 bucket_^:65 buckets:-21 buckle:9 buddy:59 buddy_^:5
buddy_is:47 budget_^:-2 budget_for:18 budget_of:16 buen:-66 buena:-56 buenos:-58
buffer:4 buffer_for:1 buffer_into:-16 buffet:87 bufor:39 bufor_audio:11
bufor_wejściowy:18 bug:-22 bug_^:7 bug_in:11 bug_is:38 bug_reports:-53
bug_was:-2 bugs:-87 bugs_^:-31 bugs_in:-4 bugün:-146 bugün_hava:-42
bugün_herkes:-33 bugün_çok:-25 build:130 build_0:22 build_^:26 build_a:36
build_is:9 build_server:4 build_the:19 builder:-69 builders:12 building:-36
building_0:3 building_^:-74 building_a:9 building_in:25 building_manager:15
building_the:13 builds:52 builds_take:5 built:12 built_the:52 built_to:-26
buiten:-24 bulbs_for:-46 bulk:19 bullet:35 bullet_points:10 bulletin:27 bump:15
bumped_into:-47 bumped_the:61 bumper:21 bundle:31 bunk:43 buns:44 buon:-11
buoy:18 buoyage:8 buoys:1 bureau:1 buren:24 burette:1 burglars:35 buried:-10
burn:-3 burndown:-37 burned:-42 burner:67 burning:97 burns:52 burnt_the:-53
burro:-5 burst:24 burst_pipe:30 bus:-116 bus_^:13 bus_and:3 bus_can:15
bus_depot:52 bus_driver:-68 bus_from:-51 bus_is:-60 bus_one:28 bus_shelter:-14
bus_stop:-51 bus_ticket:-15 bus_timetable:18 bus_to:-2 bus_was:-19
busaufsicht:22 busco:12 buse:33 busier:-20 business:10 business_^:12 bust:10
busy:-9 but:-97 but_a:24 but_i:-86 but_it:-60 but_its:2 but_nobody:69
but_not:-32 but_only:-31 but_she:-8 but_still:-8 but_the:-35 but_then:-37
but_they:-23 but_you:-31 but_your:-53 butcher:-20 butter:26 butter_^:-52
button:-1 button_and:8 button_für:2 button_should:-5 buttons_are:1 buttons_on:16
buurman:-75 buy:-35 buy_a:-38 buy_it:-11 buy_the:36 buyer:62 buying:-9 buys:37
buzzer:32 buzzes:13 by:28 by_^:48 by_a:122 by_accident:-50 by_an:1 by_and:40
by_at:2 by_courier:3 by_daylight:34 by_ear:37 by_easter:4 by_eight:-40
by_email:13 by_far:51 by_fax:-13 by_five:16 by_hand:-6 by_heart:48 by_itself:26
by_letter:23 by_lorry:4 by_may:33 by_me:38 by_midnight:-22 by_monday:40
by_my:-27 by_n:20 by_name:-50 by_nobody:28 by_noon:23 by_now:-42 by_one:-16
by_ordinary:20 by_our:35 by_people:-2 by_phone:12 by_radio:36 by_ship:29
by_side:13 by_smell:15 by_someone:-33 by_sunday:2 by_text:14 by_the:-104
by_their:-9 by_then:38 by_this:-13 by_train:22 by_two:-30 by_wednesday:27
by_weds:5 by_with:4 by_xmas:48 byte:29 bytes:48 bytes_^:12 był:-102 było:-49
bäcker:-22 bättre:20 bättre_om:20 bébé:11 búfer:13 búfer_tiene:12 büro:34
büro_^:17 büyük:24 będzie:13 c:46 c_0:1 c_^:61 c'era:-37 c'era_un:-33 c'est:-42
c'est_bastien:31 c'est_bon:67 c'est_corrigé:18 c'est_la:-14 c'est_le:43
c'est_toujours:-14 c'est_tranché:13 c'est_une:-33 c'è:27 c'è_il:18 c'était:6
cab:5 cab_view:1 caben:67 caben_0:59 caben_más:3 cabin:44 cabin_^:70 cabin_is:16
cabin_with:-89 cabina:32 cabines:16 cabines_^:16 cabinet:-9 cabinet_^:-36
cabinet_has:2 cabinets:7 cabins:74 cabins_^:6 cable:-56 cable_^:-21
cable_car:-11 cable_del:15 cable_from:3 cable_is:23 cable_on:1 cables:-45
cabling:-62 cabos:7 cabra:44 cache:-38 cache_^:2 cache_des:12 cache_keeps:11
caches:20 caches_for:42 caching:-41 cacto:-81 cactus:3 cada:13 cada_hora:-47
cada_migração:25 cadenas:61 cadenas_^:61 caf:1 cafe_is:10 caffè:-93 caffè_^:-68
café:-125 café_de:-81 cafés:-23 cafés_^:-22 cage:66 cage_^:1 cahier:34 cais:16
caiu:-17 caja:-27 caja_de:10 cajas:-20 cake:-40 cake_?:55 cake_^:-32
cake_and:-26 cake_will:11 cakes:-28 cakes_^:8 calcio:-85 calcul:45 calcular:18
calculation:17 calculator:66 calculator_^:15 calculator_is:63
calculator_that:-20 calculators:59 calculators_are:8 calculators_so:7
calculez:35 caldaia:14 caldera:-61 caldo:-44 caldo_oggi:-14 calendar:14
calendar_^:25 calendario:43 calendario_empieza:35 calendars:3 calentamiento:32
calentamiento_es:32 calibrate:26 calibrate_the:25 calibrated:48 calibrated_^:48
calibration:9 call:93 call_^:50 call_at:27 call_beats:78 call_it:-31 call_me:95
call_my:14 call_on:24 call_out:36 call_phone:30 call_sign:1 call_sites:2
call_that:-72 call_the:9 call_tonight:14 call_with:-14 callback:-29
callback_fires:-29 callbacks:13 callbacks_a:3 calle:-34 calle_olmo:10 called:-21
called_^:25 called_a:53 called_he:20 called_in:46 called_the:-11 called_their:18
caller:17 callers:-29 callers_just:-29 calling:-31 calling_the:21 calls:-13
calls_^:-44 calls_a:23 calls_an:2 calls_as:23 calls_during:5 calls_it:-53
calls_me:-43 calls_to:20 calm:-25 calmer:17 calmer_in:11 calor:-116
calor_hace:-9 calor_hoje:-12 calor_tremendo:-17 calories:6 calves:30
calves_get:17 cama:10 cama_del:9 cambiado:21 cambiado_el:16 cambiar:3 cambio:48
cambié:4 cambió:26 came:37 came_^:3 came_back:103 came_by:85 came_down:35
came_from:43 came_home:-9 came_in:-7 came_into:-38 came_last:-36 came_off:-22
came_on:8 came_out:-46 came_round:-8 came_through:-41 came_to:-51 came_up:12
came_with:26 camera:90 camera_^:1 camille:30 camille_^:4 caminho:21 camion:-6
camión:26 camp:34 campana:21 campanario:10 camper:52 camping:-23 campione:27
campione_viene:27 campsite:-40 campsite_^:-10 can:-34 can_^:79 can_afford:20
can_approve:16 can_be:9 can_borrow:54 can_bounce:5 can_carry:7 can_cook:20
can_count:-61 can_draw:-16 can_edit:-44 can_expect:13 can_feed:7 can_feel:-3
can_get:-43 can_guess:-18 can_hardly:44 can_have:27 can_hear:-117 can_hold:21
can_imagine:-70 can_keep:21 can_learn:30 can_live:-34 can_make:-17 can_manage:21
can_mix:11 can_move:38 can_never:-81 can_often:-8 can_only:45 can_open:-55
can_picture:-50 can_predict:-56 can_read:8 can_really:-11 can_return:16
can_run:-51 can_say:23 can_search:30 can_see:-27 can_sit:20 can_sleep:-24
can_smell:-8 can_spend:21 can_still:-13 can_take:99 can_tell:-59 can_the:50
can_wait:51 can_we:17 can_you:-92 can't:-21 can't_argue:-64 can't_be:-61
can't_find:-7 can't_get:-14 can't_go:25 can't_make:24 can't_pour:4 can't_read:16
can't_say:17 can't_see:95 can't_take:3 can't_tell:81 canal:-29 canal_^:23
canal_is:7 canal_was:-24 cancel:12 cancel_the:3 cancelled:116 cancelled_^:39
cancelled_the:46 canciones:-19 candidates:19 candle:-12 candles:-72
candles_^:-18 cane:-4 cane_ha:-42 canker:12 cannot:-120 cannot_be:26 cannulas:19
cannulas_come:19 canoe:-41 canoe_club:29 cans:-56 cansado:-10 cansado_^:-10
cant_be:1 cant_believe:-80 cant_complain:-62 cant_do:52 cant_even:-21
cant_find:48 cant_go:2 cant_have:127 cant_see:-44 cant_spend:21 cant_take:4
cant_tell:101 cant_turn:-8 canta:-101 canta_a:-47 canteen:-112 canteen_^:51
cantina:32 cantine:-57 canvas:78 cap:60 cap_for:5 cap_on:14 capacity:-11
capire:29 capire_se:3 capisco:-36 capitals:-9 capitolo:51 capitolo_finale:18
capo:51 capped:55 capped_at:55 caps:67 caps_^:32 caps_the:6 caps_us:10
captain:68 captain_^:18 captcha:3 captions:19 capture:-11 captures:-14
captures_the:-25 car:-66 car_^:16 car_and:-36 car_broke:17 car_has:22 car_in:-17
car_is:4 car_le:1 car_park:-12 car_to:17 car_wash:-81 cara:-51 carafe:36
caravan:17 carbon:41 carburante:16 carburante_lo:16 card:84 card_^:53
card_and:-1 card_images:23 card_numbers:2 card_pin:6 card_reader:-35 cardigan:-6
cardiologist:7 cardiology:15 cardiology_import:10 cards:-28 cards_0:7 cards_^:62
cards_and:-39 cards_are:6 cards_for:-41 cards_i:7 care:10 care_about:-32
care_home:15 care_how:66 care_of:11 care_who:5 careful:23 careful_^:6
caretaker:7 caretaker_^:-10 cargo:28 carillon:2 carla:12 carmen:6 carnet:70
carnet_rouge:69 carnival:24 carnival_standby:19 carousel:35 carpenter:54
carpenter_^:9 carpet:22 carpet_^:-19 carpets:-72 carretillas:1 carretillas_^:1
carriage:12 carriage_^:10 carried:-42 carried_it:19 carried_out:6
carried_the:-30 carrier:57 carries:97 carries_0:36 carries_a:38 carries_an:49
carries_its:-44 carries_the:50 carry:-43 carry_0:12 carry_a:12 carry_on:-25
carry_over:-41 carrying_a:-3 cars:-48 cars_^:19 cars_is:-99 cars_on:27 cart:-11
carta:70 carta_^:32 carte:9 carte_du:15 cartes:1 carton:25 carton_^:4 cartons:23
cas:14 casa:-25 casa_de:33 cascade:2 case:26 case_^:-40 case_and:4 case_in:-6
case_of:-18 case_you:33 cases:88 cases_^:1 cash:11 cash_^:8 cash_back:4
cash_is:-9 casi:-88 casi_se:-52 casing:16 casio:90 casio_^:45 cask:31
cassette:-42 cast:69 cast_iron:18 castle:-2 casualties:19 cat:-142 cat_0:14
cat_^:-12 cat_has:-19 cat_in:-28 cat_is:25 cat_left:-13 cat_on:-40 cat_sat:-27
cat_sits:-47 cat_walked:-10 catalogue:95 catalogue_and:11 catalogue_is:19
catch:-25 catching:-17 caterer:20 catering:19 cathal:39 cats:-9 cats_^:-20
cats_and:-25 cats_do:-13 cats_have:-11 caught_myself:-10 caught_up:42 cause:106
cause_of:52 cause_unknown:28 caused:-60 causes:30 causes_of:36 causing:4
caution:74 cave:94 cave_^:37 cave_three:35 cavo:39 cayó:-67 cbor:18 cbor_^:8
ce:-42 ce_matin:-47 ce_que:62 ce_sera:70 ce_soir:64 cedo:55 cedo_^:7 ceiling:-64
ceiling_^:-44 ceiling_and:-12 ceiling_for:25 celadon:1 celery:41 cell:-70
cellar:-6 cellar_^:-1 cellar_is:27 cellar_key:6 cells:18 cells_^:4 cellulose:34
celsius:22 cena:-30 cent:-6 cent_^:-25 centimetres:41 centimetres_^:27
centimetri:11 centre:6 centre_^:-29 centro:34 centro_^:10 centrífuga:9 cents:33
cents_floats:18 centuries:-32 centuries_of:-22 century:15 ceo:-58 cereal:-17
cereal_at:-17 cert:-29 certain:-44 certainly:-39 certificat:39 certificate:8
certificate_^:11 certificate_is:-12 certificates:37 certificates_are:10
certified:37 certo:56 cerámica:18 ces:-55 cet:-3 cfo:17 chain:73 chain_of:53
chains:1 chair:-46 chair_^:78 chair_of:51 chairlift:15 chairlift_is:13
chairman's:2 chairs:7 chairs_are:-3 chairs_in:-25 chaleur:-31 chalk:-46
chamada:-48 chamber:13 chambre:58 chance:-13 chandelier:-28 change:-9
change_^:-48 change_a:21 change_my:-96 change_of:57 change_the:4 changed:107
changed_^:-26 changed_from:20 changed_it:15 changed_its:-8 changed_my:32
changed_the:-2 changed_to:36 changelog:-9 changelog_^:1 changes:58
changes_the:-10 changes_to:2 changing:-60 changé:49 channel:91 channel_0:21
channel_^:13 channel_is:7 channels:15 chante:-74 chanté:-32 chaos:-35
chaos_^:-36 chap:-41 chapel:45 chapel_^:38 chapitre:13 chapitre_sur:13
chapitres:35 chapitres_^:35 chapter:169 chapter_0:60 chapter_^:14 chapter_four:1
chapter_on:40 chapter_two:14 chapters:-3 chaque:71 chaque_leçon:7 char:8
character:-64 character_^:-39 characters:58 charge_^:17 charged:18 charged_to:2
charging:-7 charging_^:22 charm:-66 charm_^:-23 charm_of:-23 charming:-67
chart:-15 chart_^:-36 chart_is:-38 chart_plotting:13 chart_symbols:23 charter:33
charts:50 charts_^:19 chartwork:43 chase_the:3 chased:-59 chasing:33 chat:-8
chat_^:8 chat_a:-36 chat_greeting:58 chat_is:-22 chat_widget:7 chat_window:32
chats:-57 chatter:-10 chatting:-29 chatty:18 chaud:2 chaudière:40 che:-60
che_bella:-40 che_bello:-28 che_caldo:-19 che_con:76 che_il:-1 che_la:-39
che_le:-36 che_ridere:-18 che_sonno:-7 cheap:-34 cheap_^:-68 cheap_phones:24
cheaper:-32 cheaper_one:24 cheapest:5 cheating:3 check:79 check_^:8 check_in:25
check_that:-7 check_the:41 check_w:1 check_whether:-23 checked:-82
checked_^:-108 checked_and:4 checked_by:16 checked_the:-16 checker:30
checking:-52 checkout:34 checks:33 checks_the:7 checksum:46 checksums:4
cheers:-55 cheers_mate:-53 cheese:20 cheese_^:-53 cheese_in:10 cheese_man:-1
cheese_needs:15 chef:36 chef_is:-5 cheiro:-94 chemist:-4 chemistry:11 cheque:-34
cherry:20 chess_^:-30 chess_club:13 chessboard:-5 chest:31 chestnut:14
cheveux:-41 chew:72 chew_on:72 chewed_through:2 chewing:4 chez:-22 chez_la:23
chez_le:43 chez_vous:-84 chi:81 chi_paga:23 chiama:-68 chiavi:26 chicken:-2
chickenpox:72 chief:31 chien:-109 chiffré:19 chiffré_^:19 child:-27
childhood:-71 childhood_^:-6 children_^:24 children's:34 chili:37 chili_^:3
chill:8 chiller:48 chiller_is:19 chimney:70 chimney_^:4 chimney_sweep:42 chin:26
chin_rest:29 chip:-12 chip_^:-48 chip_number:14 chipped:60 chipped_in:60
chips:-82 chips_in:-15 chissà:-28 chissà_se:-28 chiusa:9 chiusa_^:9 chlorine:12
chlorlager:85 chocolate:-42 chodzę:31 chodzę_do:31 choice:171 choice_^:23
choice_i:21 choice_i'd:8 choice_quiet:65 choir:-12 choir_^:39 choir_got:-23
choir_has:-25 choir_i:26 choir_in:-17 choir_practice:-23 choir_sings:44
choirs:-62 choisi:50 choisi_le:50 choked:36 chokes:14 chokes_on:4 choose:33
choose_the:1 chor:6 chord:-30 chore:23 chore_photo:23 chose:-6 chose_a:-57
chose_the:42 chose_to:9 chosen:18 choveu:-46 choveu_tanto:-42 christening:-5
christening_cake:4 christmas_^:-57 chrome:16 chronometer:41 chronometer_runs:47
chunks:33 church:13 church_^:5 church_car:5 churn:48 churn_^:21 chutney:-10
ci:24 ci_penso:11 ci_runner:27 cicadas:-33 ciel:-29 cierra:17 cigar:15
cimetière:-3 cinco:-13 cinnamon:-3 cinnamon_rolls:2 cinq:-8 cinq_minutes:-43
cinéma:-18 cinéma_^:-18 circuit:6 circuit_is:30 circuit_the:38 circuits:20
circuits_you:41 circular:8 circumstances:68 circus:-28 cistern:19 cistern_has:14
citation:18 citation_style:18 city:4 city_^:-69 ciudad:20 civil:3 claim:87
claim_got:31 claims:-25 claims_^:-71 clap:30 clapped:-94 clapped_^:-31
clappers:16 clase:25 clase_de:15 clases:27 clases_de:23 clash:8 clashed:67
clashed_with:67 clashes:56 clashes_with:36 class:79 class_^:76 class_came:-15
class_has:21 class_hierarchies:7 class_in:7 class_is:73 class_meets:74
class_starts:4 classe:26 classe_peut:14 classes:32 classes_where:3 classic:-85
classic_^:-23 classic_case:-18 classic_off:-2 classifier:29 classifier_was:29
classroom:-45 clauses:6 clay:23 clean:-36 clean_^:-51 cleaned:155 cleaned_0:39
cleaned_and:44 cleaner:-6 cleaners:37 cleaning:57 cleaning_^:25
cleaning_charge:5 cleaning_firm:11 cleaning_is:5 cleanup:24 cleanup_job:5
clear:52 clear_so:13 clear_the:36 clear_to:10 clear_yet:15 cleared:33
cleared_it:-14 cleared_the:15 clearer:29 clearing:-40 clearly:-86
clearly_had:-39 clementi:20 clementine:12 clerk:-45 clerk_view:9 clever:66
clever_macros:13 cleverer:-22 cleverer_than:-22 click:-49 click_^:-70
clicked:-38 clicked_for:-73 client:-3 client_is:32 cliente:53 cliente_de:12
clients:30 clients_^:18 climatiseur:30 climb:5 climbing:-44 climbing_^:19
climbs:24 climbs_the:14 clinic:-1 clinic_^:4 clinking:-5 clip:-27 clip_^:-27
clips:27 cloakroom:37 cloche:31 clock:37 clock_^:14 clock_is:10 clocks:-91
clocks_in:-45 clogs:-12 close:44 close_^:35 close_at:-22 close_the:46
close_with:14 closed:57 closed_^:22 closed_for:-25 closed_on:4 closed_the:-48
closer:-10 closes:16 closes_at:64 closes_on:-27 closest:-50 closest_to:-50
closet:-26 closing:16 closing_piece:8 closing_the:8 closure:-18 cloth:48
cloth_^:28 cloth_is:3 cloth_on:-6 clothes:-10 cloud:-52 cloud_bill:25
cloud_gets:-37 cloud_is:-72 clouds:33 cloudy:13 clowns:-2 club:72 club_^:-57
club_game:53 club_has:41 club_is:10 club's:-33 clue:45 clue_^:49 clue_so:11
clue_who:26 clue_why:-5 clue_yet:8 clumsy:-8 cluster_^:20 cluster_is:-78
cluster_label:6 clutch:38 clé:11 clés:77 clés_^:30 cm:95 cm_^:62 co:96 co_0:39
co_op:9 coach:127 coach_0:12 coach_from:21 coach_would:20 coaches:12
coaches_^:12 coal:7 coarse:32 coast:-39 coast_road:-51 coastal:18 coaster:-16
coaster_^:-16 coat:-17 coat_^:-32 coat_of:69 coating:2 coats:9 coats_^:15 coax:3
coax_cable:3 cobre:5 cobro:3 coche:81 coche_^:26 coche_de:9 cocina:3 cocina_^:4
cocina_de:-3 cocina_es:5 cocoa:-8 code:-26 code_0:13 code_^:15 code_du:5
code_examples:9 code_for:16 code_from:-10 code_has:-16 code_is:7 code_on:-10
code_owner:3 code_reads:-20 code_review:19 code_that:-38 codebase:34 coded:-10
codes:21 codice:34 coffee:-166 coffee_^:-8 coffee_and:53 coffee_first:-52
coffee_from:1 coffee_here:-23 coffee_in:-3 coffee_is:-18 coffee_machine:-63
coffee_on:-40 coffee_the:28 coffee_was:-2 coffees:-25 coffees_and:-47 coffre:21
cofre:42 cofre_do:11 coil:4 coil_and:-6 coin:-79 coin_for:-21 coins:-60
coins_^:-53 cok:-72 cok_guzeldi:-72 col:59 cola:-55 cola_de:43 cold_^:-57
cold_aisle:-59 cold_and:23 cold_coil:-6 cold_hands:-6 cold_plunge:-8 cold_room:1
cold_start:49 cold_store:81 cold_water:23 coldest:-64 cole:-85 cole_^:-85
colis:7 collar:30 collar_^:20 colle:7 colleague:-39 colleague_^:17
colleague_from:-24 colleagues:-1 colleagues_from:-2 collect:-6 collected:60
collected_the:19 collection:25 collector:11 collector_runs:13 collectors:-3
collects:-118 collects_the:-44 college:25 college_is:18 collides:11
collides_with:11 collision:19 collision_rules:15 collo:3 collo_per:3 colony:14
color:30 color_^:6 colour:157 colour_^:-1 colour_and:19 colour_blind:40
colour_for:5 colour_is:4 colour_of:17 colour_the:20 colour_with:5 colours:-14
column:22 column_^:13 columns:-10 columns_^:9 com:-9 com_0:4 com_a:82 com_o:62
combina:-10 combinado:10 comboio_^:29 come:33 come_after:33 come_and:-13
come_as:43 come_back:102 come_down:16 come_first:-50 come_for:12 come_from:6
come_in:20 come_off:49 come_on:20 come_out:-67 come_round:-48 come_un:-17
come_up:27 come_with:27 comedy:-43 comes:133 comes_^:25 comes_after:21
comes_at:11 comes_back:-28 comes_before:6 comes_down:59 comes_every:30
comes_from:-11 comes_in:1 comes_now:3 comes_the:58 comes_to:66 comes_with:20
comet:-13 comfortable:23 comfortable_with:23 comforting:-10 comforting_^:-4
comida:5 comigo:51 coming:62 coming_^:-59 coming_by:5 coming_from:13
coming_lesson:2 coming_up:35 comma:-6 command:-4 command_^:-9 commande:83
commande_de:40 commands:2 commas:-21 comme:-180 comme_des:-80 comme_le:-53
comme_on:-73 comme_une:-56 commence:14 commence_à:4 commencer:4 commencer_par:9
comment:42 comment_^:-17 comment_in:-5 comment_on:2 commenti:27 comments:-28
comments_in:37 commit:127 commit_^:54 commit_a:20 commit_messages:7
commit_msgs:10 commit_the:2 commits:90 commits_better:11 commits_than:18
committee:95 common:-65 common_for:-53 como:57 como_mucho:52 como_máximo:28
como_una:-26 companies:-38 company:-55 company_^:-3 compare:-18 compared:-46
compared_^:8 comparison:-68 comparison_^:14 comparison_of:19 compass:27
compass_rose:26 compañera:38 compañera_de:32 compile:9 compile_on:4 compiled:-54
compiler:-49 compilers:-33 compiles:-7 compito:72 compito_di:72 complain:-40
complain_^:-46 complain_about:31 complained:115 complained_^:-22
complained_about:106 complaining:6 complains:-12 complains_^:-54
complaint_about:13 complaint_is:-33 complaints:43 complaints_^:25 complete:17
completely:-58 completely_understand:-37 compliment:-76 compliment_to:-50
compliments:-17 composition:11 comprar:-60 comprends:-89 compressor:-49
compressor_^:-83 compridas:31 comprido:-31 compridos:25 compridos_nas:25
compris:55 compris_^:64 compte:106 compte_0:35 compter:13 compter_0:13
compteur:27 compteur_d'eau:27 computer_the:-23 computers:-76 con:61 con_0:-155
con_agua:31 con_el:100 con_gli:18 con_il:68 con_la:66 con_las:-86 con_le:15
con_los:-70 con_mi:13 con_más:-25 con_più:-5 con_sqlite:7 con_un:80 concasseur:6
concert_^:-27 concert_in:-4 concert_is:68 concerto:-46 concerts:10 conclusion:18
condition:-38 condition_^:-9 condition_is:-20 condolences:-19 conductor:52
conductor_^:2 conduite:-42 conference:-134 conferences:-41 confetti:8
confetti_^:8 confidence:-7 config:57 config_^:4 config_files:2 confirm:50
confirm_^:-4 confirm_button:47 confirma:7 confirma_por:3 confirmed:57 confirms:8
confirms_it:8 conflict:14 conflit:15 confuse:62 confuse_me:32 confused:34
confused_people:-18 confuses:55 confuses_me:59 congratulations:-31
congratulations_on:-2 congratulations_to:-18 connaître:-19 connaître_le:-19
connect:-24 connected:31 connection:36 connection_pool:38 connector:47
consegna:28 consent:60 consent_and:40 conserva:9 conserva_0:9 consider_the:14
console:43 console_is:11 consoles:7 constant:16 constellation:18
constellation_lines:13 consulta:34 consultant:-59 consuma:31 consuma_0:22
consumer:23 consumo:16 contaba:-33 contabilidad:2 contact:136 contact_^:13
contact_at:58 contact_in:25 container_^:28 container_is:14 containers:-2
contenedor:19 conteneur:72 context:-77 contient:12 contient_0:6 continue:19
continue_with:16 contract:57 contract_^:24 contract_for:8 contract_signed:5
contract_with:19 contractor:39 contracts:7 contrast:55 contrast_checker:14
contrato:16 contrato_^:8 control:-29 control_room:-22 controlled:18
controlled_by:18 controller:40 controllers:17 controlling:8 controls:56
contó:-37 contó_que:-7 convention:-45 conversation:107 conversation_^:13
conversation_partner:10 conversion:2 converted:61 converted_the:19 converter:-2
conveyor:-14 conveyor_belt:-31 conveyor_motor:13 convient:25 convient_mieux:25
convinced:-21 cook:-42 cooked:29 cooker_was:25 cookie:38 cookie_^:7 cookies:-66
cooking:28 cooking_class:2 cooks:31 cooks_would:11 cool:-45 coolant:13 cooled:18
cooling_tower:-8 cooper:-44 cooperative:7 copes:10 copias:-31 copie:26
copied:-44 copies:-14 copies_^:41 copies_of:-66 copper:-24 coptic:7
coptic_binding:2 copy:-3 copy_^:8 copy_in:3 copy_is:-16 copy_of:48
copy_streams:12 copying:13 cor:31 cor_^:31 core:61 cores:-4 cork:-18 corn:17
corner:-33 corner_^:51 corner_of:-36 corners:-47 coro:44 corpus:32 corre:22
correct:142 correct_^:29 correct_me:30 correct_my:90 corrected:68
corrected_the:-20 correcting:-8 correction:6 corrector:26 corregido:30
corregido_el:9 correia:27 corrente:34 correo:49 correr:38 corridor:-73
corridor_^:-30 corridor_at:-24 corridors:28 corrige:52 corrige_en:14
corrige_toujours:28 corrigé:18 corrigée:23 corrélation:41 corrélation_est:41
corso:29 corta:29 cortada:8 cortafuegos:5 corte:24 corte_^:14 cortile:18
cortos:3 cos:29 cost:-14 cost_centre:34 cost_me:-30 cost_of:18 cost_us:-28
costa:14 costs:54 costs_0:22 costs_less:-8 costs_us:35 costume:-46 costumes:19
così:-44 cot:42 cots:5 cottage:51 cottage_is:4 cottage_week:12 cotto:18
cotton:51 couch:-29 cough:30 coughed:-23 coughing:59 could:-106 could_be:-10
could_do:27 could_eat:-21 could_go:-15 could_hear:-72 could_look:-19
could_not:-14 could_read:-40 could_say:62 could_see:-11 could_smell:-19
could_talk:-50 could_tell:127 could_the:65 could_we:50 could_you:97 couldn't:73
couldn't_find:29 couldn't_make:13 couldn't_see:-9 couldn't_tell:30 couldnt:-18
couldnt_see:-23 couleur:10 council:59 council_has:6 counsel:8 count:30 count_0:9
count_^:-41 count_as:29 count_for:1 count_is:30 count_me:9 count_on:45
count_the:38 count_to:-53 counted:-12 counted_0:-47 counted_^:-25
counted_again:36 counted_and:25 counted_by:17 counted_the:-60 counted_twice:35
counter:-3 counter_^:33 counters:-14 counting:-119 countries:-89 countries_^:-30
country:23 counts:21 counts_0:-7 counts_^:9 counts_as:69 counts_for:12
counts_in:28 counts_the:-13 county:15 coup:-9 coupe:14 couple:26 couple_of:23
couples:-5 coupure:39 cour:32 courage:-56 courage_^:15 courier:37 courier_^:8
courier_box:27 courier_is:6 courier_to:23 couriers:41 courriels:46 cours:10
cours_d'aquagym:22 cours_de:-20 cours_en:22 course:14 course_^:12 course_be:11
course_has:65 course_i:-31 course_line:17 course_no:-21 course_the:-7
course_was:-15 course_we:-16 courses:44 court:55 court_^:11 courts:4
courtyard:29 cousin:22 cousin_^:43 cousin's:8 cousins:64 cousins_are:51 cover:49
cover_^:32 cover_of:1 cover_pattern:29 cover_the:6 coverage:30 coverage_badge:6
covered:31 covered_^:4 covered_by:3 covered_in:-26 covering:4 covers:97
covers_0:8 covers_the:40 cow:15 cow_wheels:45 cows:-47 coûte:24 coûte_0:13 cpu:2
crack:115 crack_in:13 cracked:113 cracked_casing:12 cracked_lid:26
cracked_mirror:38 cracked_prism:2 cracks:30 craft:-51 craftsmen:8 crane:30
crane_can:10 crane_sticker:21 cranes:-9 crash:100 crash_in:20 crash_is:10
crash_on:15 crash_reporter:1 crash_reports:27 crashes:5 crashlytics:20 crate:89
crate_^:18 crate_has:7 crate_of:-11 crates:99 crates_^:15 crates_get:9
crates_of:-1 crawl:37 crc:-7 crc_polynomial:33 cream_^:21 cream_van:-73
creamery:6 created:1 credit:-82 credit_card:2 credit_for:-112 credit_notes:35
credits:21 creeps:18 creeps_^:18 crescendo:20 crete:2 crew:108 crew_0:19
crew_^:15 crew_by:-44 crew_can:18 crew_eats:15 crew_from:-6 crew_has:6
crew_is:-1 crew_likes:18 crew_signs:11 crew_sleeps:12 crews_^:19 crib:30
cried:-62 cried_^:42 cried_at:-23 crisp:-4 crisps:-89 crisps_^:-46 critical:4
critics:-74 crm:9 crochet:27 croirait:-26 croissants:7 croissants_is:9 cron:-53
cron_job:44 cron_jobs:-26 crop:16 cross_^:8 cross_a:27 cross_references:21
cross_step:9 crossed:-10 crossfades:45 crossing:-38 crossword:-60 crow:-58
crowd:30 crowded:37 cru:-18 crumb:-45 crumble:-23 crust:20 crutches:-42 cry:-90
cry_^:-82 crying:-33 crystal:15 css:-30 csv:-17 csv_^:-35 csv_już:41 cuando:37
cuatro:-45 cubic:26 cubic_metres:26 cubre:14 cucina:-33 cucina_^:-28 cuckoo:7
cuckoo_^:30 cue:103 cue_files:1 cue_is:7 cuenta:-6 cuento:-5 cues:48 cuisine:-55
cuisine_^:51 cuit:1 cuit_0:1 cuivre:11 cuivre_^:11 culture:8 cultures:13
cuoco:-16 cup:-10 cup_of:-31 cup_tasting:34 cupboard:34 cupboard_^:11 cups_^:-18
curado:35 curator:-1 curators:-13 cures:-60 curiosity:-1 current:-16
current_arrows:7 current_is:32 curry:-74 cursor:-59 cursors:18 curtain:-25
curtain_and:-37 curtain_music:16 curtain_stuck:-54 curtains:-46 curtains_for:-76
curto:11 curve:-65 curve_^:27 curve_and:8 curve_is:-56 curve_looks:-2
cushions:20 cushions_^:16 custard:-70 customer:9 customer_^:37 customer_and:-42
customer_dimension:4 customer_that:-33 customer_wants:3 customers:30
customers_^:13 customers_are:14 customs:-2 cut:14 cut_cable:6 cut_it:3
cut_one:-61 cut_the:20 cute:-31 cutlery:11 cutover:67 cuts:23 cutting:22 cuve:4
cuve_0:3 czas:-53 czas_leci:-53 czech:20 czech_^:20 czujnik:26 czujnik_przy:26
czy:57 czyli:63 cámara:38 cámara_del:7 cérémonie:18 código:37 códigos:14 d:58
d'abord:23 d'accueil:10 d'aquagym:22 d'attente:14 d'eau:-9 d'entrée:39
d'erreur:20 d'examen:43 d'expiration:2 d'hier:-79 d'hémoculture:1 d'un:-33
d'être:-16 da:-97 da_^:-20 da_bin:6 da_capire:29 da_entrega:37 da_escola:35
da_haben:-20 da_hilft:-27 da_igual:-30 da_la:-7 da_lunedì:20 da_sala:23
da_serra:33 daarna:87 daarna_gaan:29 dach:19 dad:23 dad_says:-46 dad_wants:20
dad_was:-53 dad's:16 dados:26 dads:-27 dafür:-97 dafür_bin:-59 dag:-83 dag_^:-15
dagster:89 daha:45 daha_çok:26 dailies:6 dailies_travel:3 daily:31 dairy:116
dairy_^:22 dakika:21 dakika_sürüyor:21 dal:91 dalla:32 damage:59 damage_is:18
damage_on:14 damaged:42 damals:-27 damals_0:-27 dame:-71 damp:16 damson:-40
dan:71 dan_0:28 dan_een:77 dana:16 danach:48 danach_kommt:18 dance:-19
dance_^:-40 dance_shoes:19 danced:-24 dancers:-6 dancing:-25 dancing_^:29
danger:61 danger_zones:17 dangerous:80 danish:-8 danke:-49 danke_dir:-49
dann:-55 dans:-22 dans_la:63 dans_le:-53 dans_les:9 dans_un:-23 daquele:-14
dared:-28 dared_to:-28 darf:107 darf_höchstens:12 dark:132 dark_^:66
dark_fibre:1 dark_mode:12 dark_red:18 dark_roast:14 dark_rosin:14 dark_theme:51
das:-39 das_angebot:10 das_chlorlager:85 das_eben:-91 das_frühstück:33
das_geht:-18 das_gerät:6 das_gilt:27 das_ging:-23 das_heute:-9 das_ist:9
das_kapitel:38 das_klingt:-93 das_kollisionsmodul:23 das_lastenrad:32
das_neue:12 das_sekretariat:22 das_vorspiel:7 das_war:-42 das_wetter:-35
das_wörterbuch:51 dash:-31 dashboard:-71 dashboard_banner:10 dashboard_is:-38
dashboards_^:-23 dass:-92 dass_der:-57 dass_die:-12 dass_es:-24 dat:-50
dat_herken:-17 dat_je:31 dat_klinkt:-25 dat_mijn:-18 data:-84 data_^:3
data_and:5 data_cap:3 data_centre:-17 data_lives:17 data_set:3 database_^:21
database_to:-33 database_upgrade:-33 dataclasses:17 datasheet:49 datasheets:-63
date:-4 date_^:-15 date_of:31 date_picker:24 dated:4 datei:11 datei_^:11
dateien:39 datenschutz:6 dates:64 dates_^:11 dates_and:34 dating:-39 datos:4
dauert:48 dauert_0:28 dauert_doch:11 daughter:56 daughter_^:1 daughter_in:65
daughter_is:33 daughter_named:-60 daughters:1 davon:26 davon_träumen:-22
davvero:-73 davvero_^:-54 dawka:17 dawka_to:17 dawn:-46 dawn_than:12 day:6
day_0:-24 day_?:46 day_^:39 day_and:-6 day_at:-15 day_for:19 day_here:-42
day_is:29 day_itself:17 day_my:23 day_of:-22 day_on:16 day_or:25 day_shift:4
day_so:3 day_team:13 day_thats:28 day_tops:3 day_work:9 daylight:74
daylight_saving:-26 days:-21 days_0:41 days_^:70 days_a:6 days_after:16
days_ahead:8 days_and:-28 days_at:34 days_in:-23 days_instead:6 days_like:-12
days_of:-18 days_on:23 days_so:32 days_straight:-33 days_the:-15 days_we:-64
days_when:-49 days_which:-21 db:56 db_^:3 db_lives:1 dbt:4 dbt_models:4 de:13
de_0:36 de_^:-45 de_abajo:17 de_acuerdo:9 de_arranque:6 de_at:-30 de_bebidas:9
de_biología:6 de_bonne:-5 de_braga:1 de_buren:24 de_buurman:-69 de_cada:-40
de_café:-43 de_calentamiento:32 de_cerámica:18 de_cocina:5 de_cola:-49
de_commande:14 de_commit:16 de_commits:5 de_conduite:-42 de_código:6
de_descargas:43 de_deur:30 de_diction:19 de_disco:23 de_dix:59 de_ejercicios:20
de_entrega:25 de_equipa:32 de_error:-24 de_espera:17 de_est:-60 de_eventos:4
de_exportar:5 de_facturación:6 de_facture:1 de_fondo:5 de_foto's:20 de_gens:-57
de_guitarra:10 de_hechos:6 de_hele:-53 de_huisarts:3 de_humidade:3 de_jabón:28
de_kaartlaag:17 de_kat:-65 de_kleine:24 de_l'oiseau:15 de_la:-17 de_las:17
de_lekkende:1 de_limpeza:7 de_logbestanden:36 de_los:16 de_ma:1 de_madera:31
de_março:6 de_matemáticas:37 de_mates:-49 de_mi:20 de_mise:26 de_mon:28
de_médicos:26 de_nantes:7 de_nieuwe:5 de_noche:15 de_nuit:-10 de_oude:57
de_pago:6 de_pilar:1 de_piso:6 de_plainte:4 de_pluie:21 de_plus:27 de_post:12
de_proefles:19 de_prueba:13 de_pruebas:35 de_práctica:25 de_prácticas:24
de_que:-62 de_rede:14 de_rendu:34 de_repaso:28 de_révision:51 de_sauvetage:16
de_schuur:7 de_secours:22 de_semana:-8 de_sleutel:14 de_sleutels:3 de_sol:2
de_stock:9 de_su:-30 de_tent:-39 de_teste:24 de_texte:-21 de_tiro:35
de_tourbe:28 de_trabajo:18 de_traduction:10 de_trein:-45 de_tripulación:32
de_tweede:40 de_um:-9 de_uma:6 de_un:-11 de_usted:17 de_verano:15 de_verdad:-36
de_voeding:22 de_vous:-34 de_vraag:34 de_vídeos:2 de_werkplaats:34 de_winkel:9
de_zaal:21 de_zomer:40 dead:54 dead_^:30 dead_fish:2 deadlines:-28 deal:97
deal_^:-11 deal_more:6 deal_with:12 dealer:27 deans:9 dear:-5 debian:11
debian_^:11 debit:8 debug:53 debug_^:34 debuggen:24 debuggen_^:24 debugging:-18
debugging_^:-27 decades:-45 decaf:2 december:4 decent:-24 decibels:4 decide:-38
decided:-46 decided_^:12 decided_by:-59 decided_on:13 decided_that:4
decided_the:-32 decided_to:-8 decided_we:49 decides:49 decidido:18 decidimos:19
decimal:19 decimals:58 decision:8 deciso:12 deck:42 deck_^:-25 deckhands:2
deckhands_^:2 decking:20 decoder:70 decoder_^:15 decorar:45 decorei:26 dedans:-2
dedans_^:-2 deed:-32 deegrecept:76 deep:-16 deeper:61 default:89 default_key:3
default_language:8 default_theme:14 defects:-27 defence:7 definition:-3
definitions:42 definitions_^:13 defrosted:67 defter:20 degli:9 degree:-31
degree_^:-14 degrees:-7 degrees_^:78 degrees_and:-27 degrees_as:14
degrees_in:-51 degrees_since:-21 degrés:14 dehors:29 dehumidifier:44
dehumidifier_shows:22 dei:84 dei_teli:20 deine:18 deine_anmeldung:18 deixa:12
deixa_que:12 deja:59 del:-7 del_aspirador:15 del_campanario:10 del_cole:-85
del_decoder:27 del_magazzino:-7 del_mattino:27 del_mercato:-62 del_módulo:30
del_niño:9 del_puerto:16 del_saxofón:9 del_taller:29 del_vecino:-48 delay:50
delayed:-31 delete:45 deleted:33 deleted_^:19 deleted_the:-14 deleting:12
delighted:-20 deliver:42 deliver_the:12 delivered:22 delivered_by:13
deliveries:103 deliveries_^:32 deliveries_to:4 delivery:26 delivery_^:41
delivery_address:9 delivery_guy:-50 delivery_in:2 della:116 della_caldaia:14
della_cucina:10 della_nonna:18 delta:14 dem:-2 dem_haus:32 dem_neuen:37
demain:16 demais:-3 demais_^:-10 demand:3 demande:10 demasiado:80 demasiado_^:50
demo:-21 demo_^:-5 demo_gods:-59 demo_stove:6 demo_works:-3 demora:40
demora_0:53 den:24 den_gamla:10 den_ganzen:-68 den_hof:-8 den_milchtank:23
den_tresor:27 den_unterricht:13 den_verein:7 denied:-26 deniz:-55 density:12
dentist:-33 dentist_then:50 dentist's:-7 department:-8 departs:8 departure:28
departure_is:13 dependencies:16 dependency:36 depending:-51 depending_on:-51
deploy:-43 deploy_with:11 deployed:11 deploys:82 deploys_happen:46 deposit:62
deposit_^:7 deposit_is:-26 deposu:110 deposu_0:18 deposu_anahtarı:44 depot:12
depot_^:-38 dept:12 depth:26 depth_0:1 depth_at:9 depth_of:-32 depuis:-39
depuis_ce:-8 deputy:8 deputy_head:6 depósito:37 der:-1 der_anschluss:23
der_aufzug:17 der_aula:8 der_button:2 der_ersatzgenerator:7 der_ersatzlüfter:12
der_ersatzschlüssel:12 der_erste:9 der_exportdienst:25 der_fahrer:3
der_gärtnerei:23 der_halle:-2 der_hauptzweig:12 der_hausmeister:-51 der_herr:10
der_hund:-70 der_kaffee:-55 der_kater:-63 der_keller:-7 der_kiosk:21 der_kurs:16
der_leihserver:1 der_monteur:69 der_nachbar:-26 der_neue:-28 der_notenschrank:7
der_oma:7 der_parser:6 der_rest:-37 der_rückflug:7 der_schlüssel:34
der_schule:-28 der_stock:9 der_summer:56 der_teigkneter:20 der_trafo:4
der_tür:-35 der_wagen:9 der_woche:13 der_zweiten:2 der_zähler:6 deri:28
deri_parçası:28 dernière:30 derrière:34 ders:30 ders_kitabım:30 dersi:65 des:-2
des_bus:1 des_cousins:2 des_deux:-34 des_paiements:6 des_rendez:28
des_visiteurs:5 desayuno:24 desayuno_^:24 descaled:7 descanso:-3 descargas:43
describe:-3 described:-20 described_as:-15 description:8 description_of:-22
descriptions:-58 descriptions_^:26 desde:-35 desde_el:-29 desde_la:-41 desert:6
deserves:-31 deserves_a:-6 deshalb:6 design:35 designed:-123 designed_by:-8
designer:40 designers:28 desk:-16 desk_^:77 desk_has:-79 desk_is:14 desk_they:7
desks:57 desktop:34 desktop_client:24 despacio:40 despacio_^:40 después:22
después_de:22 dessus:-15 det:-69 det_blev:-45 det_blir:109 det_går:13
det_har:-53 det_låter:-30 det_nya:29 det_är:-7 detail:-61 details:-16
details_on:-34 detector:-9 detectors:6 determined:18 detour:-28 deu:-40 deur:30
deutsch:56 deutsch_^:18 deux:-40 deux_^:10 deux_heures:-60 deux_secondes:-63
deuxième:-60 dev:1 devant:-29 devant_le:-20 deve:11 deve_estar:18 deviation:-24
devices:10 devis:31 devoir:35 devoir_vous:35 devuelto:16 deze:12 dezimeter:14
dezimeter_^:14 değil:15 değil_^:-15 dhcp:36 di:15 di_0:44 di_attesa:15
di_lettura:72 di_mattina:-15 di_notte:43 di_paese:-65 di_più:156 di_prova:24
di_stare:-24 di_un:-17 dia:-105 dia_^:-31 dia_todo:-40 diagram:-47 diagramas:32
diagramm:23 diagrams:49 diagrams_^:-32 dial:17 dial_varnish:15 dialect:1
dialog:33 dialogs:19 dialogue:41 dialogues:25 dialysis:9 diary:-33 diary_^:-36
dias:6 dias_^:44 dias_em:-2 dice:-58 dice_^:-19 dice_che:-38 dice_que:-20
dicen:-38 dicen_que:-38 diceva:-80 diceva_sempre:-5 dicht:14 dicono:-52
dictating:-31 dictating_this:-31 dictation:45 diction:19 dictionaries:18
dictionary:36 dictionary_^:12 dictionary_lacks:32 dictionnaire:32
dictionnaire_autorisé:32 dictée:20 did:30 did_^:-29 did_a:-50 did_anybody:28
did_i:-79 did_in:-6 did_it:25 did_not:-30 did_that:99 did_the:120 did_to:-58
did_with:41 did_you:-62 didn't:66 didnt:32 didnt_like:22 die:120
die_abtastrate:7 die_alte:-20 die_altstadtrunde:8 die_anmeldung:4
die_aufbewahrung:12 die_bank:1 die_busaufsicht:22 die_etiketten:3 die_filiale:15
die_frau:17 die_funkplatine:12 die_funkverbindung:23 die_geschichte:-72
die_getränke:26 die_getränkekisten:16 die_hausaufgaben:14 die_heizung:11
die_hölle:-25 die_kat:-60 die_kinder:-52 die_klausur:18 die_klimaanlage:13
die_krankmeldungen:21 die_leute:-51 die_linke:15 die_montage:-11
die_nachtverarbeitung:29 die_neue:-44 die_ofenbank:18 die_on:36 die_prüfung:26
die_rechnung:49 die_rufbereitschaft:33 die_schlüsselübergabe:25
die_sperrmüllabholung:19 die_stativtasche:23 die_tonleitern:5 die_vorstellung:12
die_waage:28 die_warteschlange:3 die_wartezeit:13 die_wohnung:16 die_wäsche:22
die_zeitstempel:17 died:1 died_^:1 died_on:-40 died_so:-30 dierenarts:-51
dies:17 diesel:-10 diet:12 dieta:17 dieta_de:17 diff:-1 diff_is:3 difference:-18
differences:18 different:-53 different_^:-67 differently:-26 differently_^:-28
differs:20 difícil:-40 dig:-16 dig_into:-32 digest:19 digest_at:14 digits:-51
digits_^:23 dignity:-19 diktat:63 dimanche:34 dimanche_^:36 dimension:4
dimension_has:4 ding:-1 dinghy:54 dining:12 dining_hall:10 dinner:48
dinner_^:-85 dinner_in:9 dinner_is:10 dinner_parties:-4 dinner_w:55 dinners:-49
dinners_^:-25 dinsdag:3 dip:-21 dipole:66 dipole_is:40 dipped:6 dir:-38
dir_die:15 dirección:9 dirección_de:6 direct:22 direct_debit:5 direction:-25
direction_of:-45 directly:1 director:32 directory:-12 directory_^:6
directrice:33 direkt:40 dirty:-20 disabled:29 disabled_the:27 disagrees:-17
disagrees_^:-20 discharge:27 disco:51 disco_está:13 discontinued:6
discontinued_^:2 discount:61 discounts:5 discovered:-60 discovered_the:-47
discovery:15 discussion:-16 discussion_^:12 disease:-32 dish:13 dish_^:21
dishes:-10 dishes_are:20 dishwasher:-14 dishwasher_^:-7 dishwashers:-47
dishwashers_^:-37 disinfected:5 disk:2 disk_is:-62 disk_was:66 disks:-64
dislikes:-29 dispatcher:29 display:63 display_driver:10 distance:-61
distances:46 dit:-112 dit_0:23 dit_que:-25 ditch:12 diver:2 divide:33
divide_by:20 divide_en:6 divider:1 divorce:-40 dix:104 dizer:50 dizzy:7
dizzy_^:11 diálogo:36 dj:-7 dla:92 dla_grupy:24 dns:-61 dns_^:-26 do:87 do_0:56
do_^:-32 do_a:3 do_all:-84 do_check:1 do_csv:41 do_for:-59 do_get:-38
do_glukozy:28 do_have:-79 do_i:39 do_is:5 do_it:64 do_magazynu:27 do_may:5
do_meu:-43 do_more:28 do_my:-5 do_młyna:21 do_not:53 do_our:14 do_pani:7
do_people:-76 do_quarto:42 do_que:-2 do_seem:-74 do_serwera:5 do_tend:-40
do_that:3 do_the:108 do_they:46 do_trabalho:35 do_we:170 do_well:19
do_wideodomofonu:33 do_write:-43 do_you:-46 do_ćwiczeń:30 dobra:-111 doch:21
dock:-31 dock_^:-23 dock_one:18 docker:-7 docks:-9 docs:9 docstring:22
docstring_^:22 docteur:1 doctor:111 doctor_^:18 doctor_says:28 doctor's:26
doctors:18 document:15 doen:68 does:7 does_^:36 does_a:-18 does_anybody:14
does_anyone:-69 does_have:-61 does_it:76 does_mondays:20 does_not:23
does_nothing:36 does_one:71 does_our:23 does_sound:-31 does_that:22 does_the:88
doesn't:35 doesn't_^:-20 doesn't_help:40 doesn't_it:-26 doesn't_say:4 doesnt:38
doet:60 dog:-60 dog_^:-9 dog_as:24 dog_ate:-40 dog_barked:13 dog_is:-14
dog_never:-55 dog_refuses:-38 dog_tax:25 dogs:93 dogs_are:13 dogs_up:2 doing:19
doing_the:76 doit:97 doit_pas:11 doit_sa:10 doit_être:4 doivent:30 dolphins:-27
domani:67 dome:76 dome_and:-15 domingo:-8 domingos:2 don't:58 don't_belong:7
don't_care:34 don't_ever:30 don't_get:-37 don't_have:-30 don't_know:76
don't_laugh:-24 don't_mind:-29 don't_take:31 don't_they:-17 don't_think:-42
don't_want:44 don't_you:-15 donc:109 donc_le:38 done:92 done_0:28 done_^:8
done_at:16 done_by:35 done_in:34 done_that:-23 done_with:16 donkey:-54
donkey_^:-27 donne:45 donor:25 donor_list:16 donors:14 dont:101 dont_^:45
dont_add:19 dont_answer:32 dont_ask:-70 dont_book:1 dont_care:43 dont_ever:94
dont_explain:5 dont_get:12 dont_have:-50 dont_know:57 dont_let:15 dont_mind:27
dont_open:-56 dont_page:26 dont_send:5 dont_tell:13 dont_touch:12 dont_trust:-13
door:-43 door_^:6 door_alarm:41 door_and:21 door_at:4 door_code:29 door_de:15
door_is:7 door_shut:7 door_sticks:66 door_with:-6 doorbell:-52 doorbell_^:-54
doors_^:11 doors_at:38 doorway_^:-1 dopo:49 dopo_cena:8 dormi:-45 dormir:-25
dort_wird:4 dos_^:-55 dos_músicos:25 dose:36 doses:-25 dossier:33 dossier_de:4
dostawcy:36 dot:-34 dot_^:-42 dots:19 dottore:-52 dotyczy:47 double:80
double_^:2 doubled:29 doubled_^:18 doubt:59 douche:30 douche_^:30 dough:2
dough_rest:2 dough_rests:4 down:12 down_^:-56 down_after:14 down_and:27
down_as:85 down_because:19 down_before:-28 down_by:22 down_for:5 down_from:11
down_in:-15 down_on:4 down_there:4 down_to:27 down_what:-41 down_with:-52
download:39 download_is:2 downstairs:36 downtime:5 downward:10 downward_^:10
doyle:9 dozen_a:2 dp:6 dp_gutters:6 dr:-32 dr_^:34 dr_okafor:1 draft:83
draft_by:4 drafts:-42 drafts_the:-60 drag:31 drag_and:31 dragged:6 dragged_the:6
dragon:30 drain:32 drain_^:3 drain_the:13 drained:51 drained_^:17 drains_the:-9
drama:-102 dramatic:-41 dran:40 dran_^:16 drank:-23 draps:11 drauf:-61
drauf_^:-61 draught:19 draughty:-18 draughty_window:-18 draußen:-55 draw:18
draw_0:5 draw_a:-41 draw_it:7 draw_the:24 drawer:-32 drawer_and:-32
drawer_full:-26 drawers:-10 drawing:33 drawings:56 drawings_than:8 drawn:52
drawn_by:17 drawn_in:42 draws:20 draws_0:22 draws_a:10 dreadful:-17 dream:-37
dream_^:-43 dream_about:-42 dreams:-82 dreams_in:-28 dreamt:-96 dreamt_in:-29
dreamt_of:-36 dredged:7 dredged_every:7 drei:-24 drei_stunden:-34 dreimal:-29
drena:30 drena_muy:30 dress:-17 dressed:-61 dressed_as:-61 dresser:34
dressing:14 dressing_rooms:13 drew:-64 drew_a:-3 drie:-37 dried:36 dries:37
dries_we:20 drift:36 drift_^:19 drift_model:15 drifting:-44 drifts:67 drill:21
drill_^:-45 drilling:-7 drills:99 drills_^:25 drink:-65 drink_^:-15 drinks:-22
drip:13 dripping:-3 dripping_like:-3 drive:-6 drive_^:-8 drive_in:33
drive_to:-18 driven:17 driven_by:2 driver:6 driver_^:27 driver_has:24
driver_is:39 driver_sang:-26 driver's:34 drivers_^:3 drivers_is:-22
drivers_only:18 drives:116 drives_a:-11 drives_like:-39 drives_the:48 driveway:8
driving:-1 driving_^:53 driving_instructor:-60 driving_is:26 driving_lesson:-10
driving_me:-30 driving_test:-29 droite:7 drone:17 drones:-21 drop:67 drop_a:10
drop_offs:4 drop_on:-24 drop_the:18 dropped:46 dropped_a:-53 dropped_it:10
dropped_out:18 dropped_the:39 dropping_the:96 drops_^:-2 drops_out:31
drops_the:19 drove:-57 drove_0:-44 drove_past:-11 drove_to:-29 drowned:25
drowning:64 drowning_^:34 drowning_so:17 drucker:21 drucker_ist:2 drum:70
drummer:-19 drunk:-30 dry:81 dry_^:-38 dry_at:3 dry_enough:47 du:-46 du_0:2
du_bas:5 du_bureau:26 du_capteur:-8 du_climatiseur:30 du_får:6 du_gîte:33
du_haut:52 du_laboratoire:16 du_matin:42 du_mit:23 du_mois:14 du_pilote:24
du_pont:16 du_port:-50 du_serveur:12 du_soir:-35 du_village:24 duas:-23
duas_vezes:-27 dublin:22 duck:-71 duck_^:-31 duck_in:-6 due:-47 due_for:7
due_on:18 duet:37 duet_partner:37 dug:31 dull:-82 duluth:4 dummy:13
dummy_load:13 dump:4 dumplings:-41 dumps:22 dung:-13 dunno:69 dunno_^:31
dunno_yet:32 duplicate:51 duplicate_tickets:10 duplicates:46 duplicates_are:30
dur:23 dur_dans:19 dura:57 dura_0:44 dura_al:4 durante:-60 durante_0:-7
durch_^:-35 durch_ist:18 dure:99 dure_0:13 dure_environ:5 during:-19 during_a:39
during_an:9 during_my:-20 during_the:-59 dus:82 dusk:39 dusk_^:15 dust:-65
dust_on:-35 dutch:27 dutch_^:7 duty:77 duty_roster:21 duty_skipper:10 duval:9
duzen:14 duży:24 dwell:5 dwh:26 dye:20 dye_lot:3 dying:-38 dyżur:34 dyżur_na:35
dziadek:-114 działa:-12 działa_i:36 dzisiaj:-43 dziś:-130 dziś_wieje:-63 då:59
då_är:23 dès:31 débil:21 débil_son:21 déjà:39 délai:2 délai_d'expiration:2
démarre:5 démarre_au:5 déménagé:16 dépasser:49 dépasser_0:41 déplacer:26
déplacé:8 déplacé_le:8 dépôt:4 désormais:102 désormais_^:49 día:9 día_^:-30
día_para:9 días:-39 días_desde:-43 dîner:32 dörren:42 dörren_på:42 dün:-95
dün_gece:-41 dürfen:80 dürfen_höchstens:13 dışarıda:-70 e_0:55 e_flat:22 e_i:-33
e_il:-9 e_mail:23 e_ninguém:-7 e_o:3 each:-40 each_^:32 each_a:-14
each_evening:10 each_hand:-23 each_lesson:64 each_new:25 each_night:7
each_of:-33 each_one:-40 each_other:-58 each_time:102 each_with:-60 ear:138
ear_^:60 ear_than:20 ear_training:33 earlier:37 early:150 early_and:30
early_in:-9 early_mornings:7 early_returns:33 early_than:40 earned:-21
earned_a:-7 earned_it:-1 ears:-8 ears_^:21 earth:-38 earth_wire:3 easier:-13
easier_^:-45 easier_on:38 easier_to:35 easier_with:-3 easily:71 east:106
easter:35 easy:12 easy_so:11 easy_to:-73 easy_until:-27 eat:73 eat_a:-14
eat_everything:92 eating:61 eating_at:45 eating_the:23 eats:72 eats_before:5
eats_the:29 eben:-95 ech:-55 echo:-31 echt:-61 echte:30 eclipse:51
eclipse_work:11 ecrã:31 ecrã_de:31 ederim:40 ederim_^:40 edge:-6 edge_^:-15
edge_test:25 edit:-24 edit_a:-45 edit_the:15 edited:3 edition:19 editor:7
editor_is:2 edits:17 ediyor:-29 een:-84 een_dag:-7 een_mooi:-24 een_regen:-12
een_volle:11 eeprom:25 eerst:14 eerst_de:19 eerste:7 effect:-99 effect_on:-50
efter:-60 eftersom:123 eftersom_den:5 egg:-11 egg_room:11 eggs:79 eggs_^:63
eggs_not:20 egyptian:8 eh:-54 eh_sì:-16 ehrlich:-74 eigentlich:16 eight:98
eight_^:-4 eighteen:30 eimern:-15 ein:-70 ein_^:-10 ein_anruf:19 ein_schöner:-27
ein_termin:27 ein_zimmer:22 eine:-55 einem:-32 einem_langen:-25 einem_schönen:-9
einen:54 einer:47 einfach:-44 einmal:27 einparken:14 einparken_am:14 eins:-24
either:-71 either_^:-38 ejemplos:80 ejercicios:64 ejercicios_de:4 eksport:51
eksport_do:51 el:34 el_0:6 el_afinador:7 el_almacén:27 el_alquiler:11
el_arroz:-28 el_ascensor:-34 el_becario:-20 el_bot:14 el_botiquín:26 el_búfer:13
el_cable:15 el_calendario:35 el_camión:26 el_canal:17 el_cobro:3 el_coche:29
el_color:5 el_consumo:16 el_contrato:1 el_corrector:26 el_código:20 el_de:-35
el_depósito:31 el_diálogo:36 el_día:9 el_enlace:2 el_ensayo:24 el_entorno:12
el_equipo:9 el_examen:33 el_examinador:6 el_faro:-8 el_final:-31 el_fontanero:12
el_gato:-109 el_generador:26 el_grupo:8 el_gráfico:-50 el_horno:16 el_libro:28
el_local:6 el_lote:3 el_límite:16 el_mar:-39 el_muelle:7 el_nombre:30 el_pan:-59
el_panadero:10 el_paraguas:-44 el_pedido:24 el_perro:-66 el_piso:19
el_presupuesto:21 el_profe:-45 el_programa:2 el_proveedor:33 el_proyector:18
el_puerto:7 el_refugio:31 el_regalo:-42 el_registro:52 el_respaldo:11 el_salón:4
el_seguro:40 el_sensor:13 el_servidor:36 el_simulacro:14 el_sonido:30
el_suelo:30 el_taller:25 el_telar:2 el_teleférico:1 el_telesilla:24 el_tema:32
el_texto:11 el_timbre:7 el_torneo:22 el_tostador:6 el_trabajo:8 el_turno:5
el_técnico:42 el_umbral:18 el_vecino:-5 el_viernes:43 el_índice:-43 el_último:15
ela:4 elbow:-21 elderly_gentleman:-5 election:-59 elective:93 electric:42
electrician:73 electricians:16 electricity:-48 electricity_and:-32
electricity_bill:-25 elefante:-5 elegant:-34 elementos:43 elettrogeno:22
elevador:42 elevator:-87 eleven:-97 eleven_^:8 eleven_years:-13 elkaar:20
elke:40 ella:108 ella_^:36 elle:8 elle_en:-41 elle_est:-12 elle_s'est:30 eller:5
else:10 else_^:50 else_and:12 else_can:26 else_my:20 else_the:24 else's:-55
eltern:21 em:-96 em_^:54 em_números:-38 em_obras:32 em_out:8 em_que:-13 email:8
email_^:5 email_from:27 emails:-42 emails_are:-10 embarrassing:8
embarrassing_^:8 embrace:90 embrace_you:65 emergency:74 emergency_buttons:1
emergency_contact:2 emergency_line:5 emoji:18 emojis:58 emojis_in:29 emot:48
emot_leveransen:48 empanadas:-70 empieza:45 empieza_en:35 employee:65
employees:8 employees_^:8 employer:30 emptied:11 empties:62 empty:85 empty_^:-27
empty_and:53 empty_holes:16 emr:1 emulator:-20 en:-8 en_0:-21 en_a:2
en_anglais:9 en_aucun:14 en_az:17 en_classe:3 en_con:-20 en_de:-19 en_dur:19
en_el:51 en_español:58 en_famille:-13 en_fazla:54 en_fin:-21 en_inglés:56
en_la:15 en_ligne:18 en_los:10 en_mi:2 en_niet:29 en_ningún:28 en_panne:-30
en_papel:4 en_salle:-16 en_un:-32 en_una:-30 en_vimos:-18 enamel:5 encima:-8
encoded:7 encoder:30 encore:-119 end:-55 end_^:-153 end_and:50 end_at:14
end_closing:10 end_is:-3 end_it:-39 end_of:108 end_than:6 end_there:22
end_up:-65 ende:36 ended:-90 ended_more:-38 ended_up:-79 endereço:25
endereço_de:25 ending:1 endings:16 endless:-45 endless_^:-45 endpoint:119
endpoint_answers:24 endpoint_is:16 endpoints:40 ends:76 ends_in:77 ends_up:1
ends_when:12 ends_with:-6 energy:-94 enfants:-19 enfants_ne:-23 engaged:-47
enganei:51 enganei_me:51 engelska:37 engelska_^:37 engine:-17 engine_for:-14
engine_is:19 engineer:-40 engineer_^:-36 engineer_gets:17 engineer_has:-22
engineers:-29 engines:-16 englisch:54 englisch_^:21 english:88 english_^:26
english_even:15 english_in:-26 english_only:14 enjoy:44 enjoy_a:60 enjoy_it:11
enjoy_most:68 enjoy_the:-125 enjoyed:-39 enjoyed_that:-29 enjoys:-26 enlace:2
enlèvements:36 enough_^:76 enough_about:-18 enough_for:-66 enrolment:35
ensayo:24 ensuite:74 ensuite_je:68 entendu:-74 entendu_un:-14 enter:15
enter_the:14 entera:-6 entera_^:-6 entered:74 entered_^:22 entered_as:13
entered_with:6 enters:43 enters_the:40 entiendo:3 entier:-51 entier_^:-51
entire:-69 entire_time:-11 entire_way:-23 entorno:12 entra:31 entrada:58
entrada_dos:25 entrada_lateral:11 entradas:40 entradas_^:17 entrance:36
entrance_floor:1 entrar:18 entre:41 entre_deux:2 entrega:91 entrega_^:9
entrega_é:9 entregamos:3 entries:36 entries_in:15 entro:83 entry:-42 entry_in:5
entrées:11 entschieden:8 entschieden_weil:8 então:61 então_o:42 envelope:25
envelopes:41 envelopes_^:41 environ:5 environ_0:5 environment:11 envoie:42
envoie_0:27 envoie_le:6 epipen:49 episodes:32 episodes_of:30 equations:16
equipa:32 equipo:17 er_ist:60 er_nicht:4 era:69 era_un:-12 erklär:16
erklär_mir:16 erklären:26 erklären_^:26 erlaubt:40 erlaubt_^:40 errata:40
error:83 error_banner:7 error_dialogs:19 error_message:-47 error_messages:53
error_must:9 error_page:50 error_rate:17 error_reports:9 errors:-29 errors_^:-17
ersatzgenerator:7 ersatzgenerator_läuft:7 ersatzlüfter:12 ersatzschlüssel:28
erst:127 erst_am:19 erst_nach:38 erst_um:39 erste:19 erste_hilfe:9 erzählt:-15
es:-27 es_0:-20 es_anders:2 es_de:38 es_el:-33 es_en:55 es_im:4 es_in:28 es_la:9
es_seit:-21 es_sin:17 es_un:62 es_und:-51 es_war:-34 esas:-19 escalated:-48
escalations:23 escape:-32 escaped:-44 escapement:65 escapes:29 escola:57
escolar:15 escriban:40 escribir:21 escrita:15 escrito:17 escrito_^:6
escritório:-5 escrow:-3 escuela:20 ese:-44 esel:-71 esempi:26 eski:-34
eskisini:31 eso_^:20 eso_sí:-32 español:74 español_^:28 especially_the:-17
espelho:15 espera:42 espera_^:16 espresso:45 espresso_beans:33 esquema:21
esquiadores:24 esquiadores_por:24 essais:3 essay:106 essay_about:9 essay_has:11
essay_on:32 essays:15 essays_^:1 est:49 est_au:8 est_ce:62 est_chez:3
est_dans:30 est_en:111 est_fermé:9 est_géré:1 est_interdit:5 est_le:13
est_partie:20 est_passé:3 est_passée:-56 est_presque:-27 est_refroidie:1
est_réservée:7 est_à:7 est_écrit:13 esta:54 esta_tarde:25 estaba:-59
estaba_y:-12 estar:37 estate:53 estate_agent:29 estate_car:13 estava:-28 este:9
estimate:26 estimate_^:19 estimated:44 estou:-85 estou_a:-43 estrada:38
estrada_da:33 estudiar:32 está:145 está_a:11 está_com:-17 está_cortada:8
está_em:32 está_en:100 está_prohibido:40 están:52 et:-110 et_0:-38 et_il:-58
et_le:-52 eta:5 ethics:25 etiketten:3 ett:-100 ettik:-19 etudes:57 etwas:-7
eu_busco:12 eucalyptus:8 euch:-74 euro:-30 euro_^:37 europe:-63 euros:-11
euros_^:66 euros_for:-39 eve:94 even:-9 even_0:-10 even_a:24 even_at:17
even_cover:1 even_for:55 even_have:7 even_if:97 even_in:6 even_is:-52 even_my:-5
even_need:8 even_on:-23 even_see:9 even_temporarily:3 even_the:-131
even_though:-30 even_to:23 even_when:87 even_with:31 evening:67 evening_!:53
evening_0:-28 evening_^:-28 evening_and:-19 evening_class:17 evening_guests:3
evening_i:-8 evening_lesson:3 evening_milking:29 evening_on:24 evening_the:9
evenings:-29 evenings_^:58 evenings_a:-31 event:79 event_^:37 eventos:4
events:-4 eventually:12 ever:-6 ever_^:141 ever_did:-28 ever_get:-79
ever_give:49 ever_last:-2 ever_notice:-41 ever_opened:-46 ever_put:25
ever_reads:-67 ever_say:41 ever_since:-17 ever_tell:-9 ever_tells:42
ever_the:-31 ever_worked:-6 every:-55 every_0:30 every_august:3 every_box:10
every_change:7 every_child:-34 every_complaint:11 every_day:10 every_dog:45
every_family:-49 every_form:19 every_french:4 every_good:-22 every_lesson:62
every_migration:65 every_morning:-11 every_new:35 every_one:16 every_page:33
every_pallet:32 every_parcel:-40 every_quarter:-6 every_quote:2 every_run:1
every_schema:14 every_second:-13 every_session:35 every_single:35 every_six:33
every_spring:-35 every_sunday:-30 every_ten:44 every_third:14 every_time:101
every_two:38 every_wedding:-40 every_year:-57 everybody:-62 everybody_^:-38
everybody_and:-24 everybody_at:-21 everybody_in:-24 everybody_leaves:26
everybody_needs:-15 everybody_who:-17 everybody's:-6 everyone:-69 everyone_^:-22
everyone_clapped:-16 everyone_in:-41 everyone_on:-18 everyone_says:-9
everyone_was:63 everyone_who:13 everything:3 everything_^:-38 everything_after:4
everything_else:51 everything_even:-3 everything_goes:21 everything_he:-41
everything_in:-28 everything_is:-52 everything_that:39 everywhere:6
everywhere_^:16 ewa:23 ex:55 ex_husband:1 exact:-30 exactly:-91 exactly_as:20
exactly_like:-13 exactly_one:-18 exam:-21 exam_^:43 exam_and:23 exam_board:-32
exam_in:13 exam_is:57 exam_office:18 exam_on:-30 exam_you:-36 exame:26 examen:45
examen_de:4 examen_oral:12 examinador:6 examinador_de:6 examined:47 examiner:23
examiner_^:-4 examiner_is:14 examiners:91 example:74 example_^:1
example_sentences:28 examples:149 examples_^:9 examples_from:30 examples_i:12
examples_than:4 examples_work:9 exams:47 exams_so:13 exceed:1 excellent:-125
excepción:38 excepción_^:38 except:-44 except_the:47 exception:38 exception_^:35
exceptions:45 exceptions_^:28 exceptions_for:2 excess:14 exchange:33
exchange_^:7 exchanger:2 excluded:37 excuse:-24 exemples:1 exercise:44
exercise_^:-52 exercise_goes:21 exercise_is:1 exercise_nine:1 exercise_on:10
exercises:149 exercises_^:19 exercises_an:3 exercises_on:35 exhaust:-18
exhausted:-23 exhibit:-18 exhibition:-7 exhibition_^:-7 exist:-22 exist_^:-22
exit:-32 exits:-20 exits_and:-20 expect:27 expect_^:-7 expect_the:31
expect_you:2 expects:-24 expects_0:18 expects_^:-43 expensive:-61
expensive_^:-55 experiment:5 experiment_tracker:9 experiments:12 expire:8
expired:5 expires:14 explain:72 explain_^:25 explain_each:38 explain_every:6
explain_it:-21 explain_that:-30 explain_the:7 explain_things:34 explain_to:-24
explained_^:-1 explaining:-63 explaining_^:-22 explains:-68 explains_a:-5
explains_the:-9 explains_why:-21 explanation:-9 explicaciones:23 explicit:7
export:103 export_^:1 export_goes:5 exportar:5 exportdienst:25
exportdienst_läuft:25 exported:32 exporter:40 ext:30 ext_0:27 extend:6
external:22 extinguisher:-60 extract:4 extras:-14 eye:23 eye_^:-43 eye_clinic:1
eye_drops:11 eye_is:8 eye_patients:5 eyebrows:-28 eyes:40 eyes_give:16
eyes_on:-55 eyes_shut:-16 eyes_than:10 f_^:53 fa:-65 fa_sempre:-20 fabric:-48
fabrizio:28 face:-8 face_^:32 face_of:-35 face_when:-17 faces:-31 facet:11
facet_counts:11 fachwörter:23 fachwörter_bitte:19 facilities:30 facility:9
facing:15 fact:-50 fact_sheets:4 fact_that:-13 fact_the:-43 factory:-46 facts:27
facts_land:27 facturación:6 facturas:27 facture:72 faculty:79 fade:31 fades:-20
fahren:-7 fahrenheit:27 fahrer:3 fahrer_ist:3 fahrt:26 fahrt_zum:26 faible:45
fail:7 fail_^:6 failed:-24 failed_because:19 failed_download:7 failing:42
failover:71 failover_^:29 fails:-25 fails_on:4 failure:4 fainted:-90 fair:-104
fair_a:-31 fair_enough:-79 fair_play:-17 faire:-37 fairness:-10 fait:-43
fait_déplacer:26 fait_par:6 fait_un:-89 faith:-41 faith_in:-41 fala:-2
fala_com:-26 falcon:-18 falconer's:13 falconry:12 falk:2 falke:-5 fall:36
falla:13 fallback:4 fallen:13 falls:-20 falls_asleep:40 falls_back:-21
falls_on:17 false:-16 falta:108 falta_^:8 falta_saber:17 familie:18 families:29
famille:-7 family:7 family_^:-10 family_arrives:32 family_dinners:-24
family_is:-20 family_plan:3 famoso:-72 famous:-72 famous_for:-15 fan:11
fan_^:-32 fan_is:-20 fan_of:64 fancy:-22 fancy_^:-51 fancy_orm:19 fanno:14
fanno_male:14 fans:-47 fans_and:-9 fans_in:-27 far:-9 far_^:47 far_better:40
far_end:-17 far_is:21 far_more:44 far_who:18 far_why:35 fare:46 fares:11
farewell:33 farewell_cake:33 farm:16 farm_^:5 farm_through:12 farmer:36 faro:1
farouk:10 farrier:18 fasst:35 fasst_0:10 fast:-81 fast_^:-65 fast_schon:-24
faster:-14 faster_but:38 faster_than:-42 father:31 father_^:25 father's:7
fatigue:14 fatigue_^:-18 fatto:20 fatto_il:3 fatto_male:8 fatura:33 fault:-16
fault_^:-17 fault_hotline:8 faulty:5 faut:80 faut_il:13 faut_pas:17
faut_surtout:10 faut_toujours:57 fautes:38 fav:29 fav_cover:29 favour:34
favour_the:12 favourite:-52 favourite_topic:39 favourite_way:52 fax:-81
fax_gateway:21 fazer:31 fazla:54 façon:-61 fear:-20 fear_^:-15 feast:27
feast_in:26 feathers:-1 feature:34 feature_flag:9 feature_flags:29
feature_of:-20 february:39 february_^:39 fecha:33 fecha_às:33 fechou:40 fed:-83
fee:63 fee_^:3 fee_of:10 fee_since:3 feed:44 feed_0:-15 feed_^:8 feed_from:2
feed_is:23 feed_silo:21 feed_the:31 feedback:74 feedback_at:1 feedback_on:9
feeder:17 feeding_the:18 feeds:56 feeds_the:56 feel:9 feel_at:-12 feel_like:48
feel_the:20 feeling:-75 feeling_a:-27 feeling_when:-54 feelings:6 feelings_^:29
feels:-36 feels_better:2 feels_like:-85 fees:-21 feet:-83 feet_^:13 feet_and:-18
fehlt:28 fehlt_nur:19 feierabend:-2 feira:15 feira_^:15 feiras:-25 fel:70
fell:-121 fell_asleep:-52 fell_in:-66 fell_off:-9 felled:10 fellow:-43 felt:29
felt_^:45 felt_like:-58 felt_so:-24 felt_that:10 felting:-23 female:70 femke:12
fence:-7 fence_^:37 fence_is:4 fence_posts:-50 fender:24 fergus:19 feriado:-20
ferme:62 ferme_pour:22 ferme_à:25 fermenter:52 fermenter_five:51 fermé:9
fermé_^:9 ferns:-65 ferries:-19 ferro:18 ferro_para:18 ferry:-16 ferry_has:22
ferry_is:11 ferry_leaves:14 ferry_terminal:10 fertig:-25 fertig_^:-29
festa_junina:18 fester:12 festival:32 festival_beer:35 festival_for:-4
festive:20 festive_^:20 fetched:65 fete:-55 fete_^:-44 feu:20 feu_du:16
feuerwehr:26 fever:72 few:22 few_months:28 fewer:9 fewer_than:12 fianza:25
fianza_del:9 fiat:-15 fibre:68 fibre_between:7 fica:120 fica_com:24 fica_na:13
ficamos:22 ficamos_com:22 ficar:27 ficar_com:27 fichas:7 fiche:47 fiches:29
fichier:21 fichier_de:11 fichiers:27 fick:-48 ficou:75 field:51 field_^:54
field_at:11 field_camp:55 field_guys:33 fields:-21 fiets:-44 fiets_is:-47
fifteen:1 fifth:1 fifty:19 fight:-80 fight_me:-72 fighting:-50 fighting_over:-50
figura:18 figura_como:18 figure:33 figure_^:-51 figure_for:13 figure_is:46
figure_out:2 figured:32 figured_out:32 figures:17 figures_in:6 fijn:-32
fijn_om:-32 fila:-21 file:-79 file_^:-34 file_at:-16 file_d'attente:14
file_is:-18 file_it:3 file_the:-12 filed:9 files:-40 files_^:26 files_are:-55
files_in:-3 filiale:15 filiale_am:13 filing:-42 fill:-5 fill_the:1 fill_up:-14
fille:-18 filled:55 filled_in:46 filled_up:-18 filler:33 fills:-70 fills_the:-39
film:-75 film_^:-67 film_club:18 filme:-28 fils:-24 filter:90 filter_has:23
filter_is:6 filter_runs:-8 filters:19 filtre:22 filtre_à:7 fim:18 fim_de:7
fin:-47 fin_de:-11 fin_du:11 final:-13 final_0:-23 final_^:17 final_la:12
final_nos:2 finale:16 finalement:96 finalement_le:1 finalement_les:5 finally:-95
finally_^:-7 finally_clicked:-73 finally_read:-1 finally_understand:-3
finance:99 finance_wasnt:50 finché:6 finché_non:6 find:8 find_^:-14 find_a:32
find_it:42 find_one:8 find_out:71 find_small:8 find_some:35 find_that:-1
find_the:-68 finden:-32 findet:55 findet_in:29 finding:-82 finding_the:-28
finds:-68 fine:76 fine_^:82 fine_by:4 fine_for:10 fine_i:-94 fine_prendiamo:17
finger:58 finger_^:-8 finger_weg:15 fingerings:12 fingerings_in:12 fingerprint:9
fingers:-6 finish:8 finish_^:-2 finish_the:18 finished:59 finished_0:20
finished_^:15 finishes:56 finito:78 finito_^:33 fino:54 finska:-34 finska_^:-34
fintan:1 fire:41 fire_brigade:-48 fire_drill:-64 fire_exit:-37
fire_extinguisher:-60 fire_officer:2 fire_station:45 firefox:21 fires_at:1
fires_twice:21 firewall:80 fireworks:39 firm:39 firm_^:1 firm_lost:-20
firm_will:2 firma:56 firma_^:9 firmare:23 firms:5 firmware:109 firmware_0:52
firmware_^:9 firmware_is:3 firmware_on:7 firmware_reviews:12 first_0:-54
first_^:62 first_aid:30 first_and:101 first_attempt:-20 first_because:24
first_before:8 first_bird:24 first_boss:-22 first_certificate:7 first_dance:69
first_day:-35 first_departure:12 first_exercise:40 first_for:-63 first_half:-1
first_i:4 first_in:76 first_job:-80 first_name:-19 first_night:5 first_of:10
first_one:13 first_order:31 first_out:14 first_ride:8 first_since:32
first_snow:-16 first_the:-22 first_then:59 first_thing:24 first_time:-72
first_try:-44 first_violin:-13 first_we:-30 first_week:-29 first_winter:8
first_year:-27 fiscal:24 fish:-31 fish_^:51 fish_are:48 fish_in:-29 fish_is:17
fish_man:-66 fish_market:14 fish_tank:-36 fisheye:6 fishing:-89 fit:102 fit_^:2
fit_in:32 fit_into:22 fit_through:8 fits:91 fits_0:12 fitta:-47 fitted:27
fitter:87 fitting:-31 fitting_^:-10 five:22 five_^:-71 five_is:40 five_minutes:2
five_people:41 five_sharp:13 five_short:16 five_times:-13 fix:-61 fix_^:5
fix_it:-13 fix_the:-12 fixar:26 fixed:-29 fixed_and:16 fixed_it:65 fixed_the:-49
fixture:10 fixtures:34 fizyki:13 fjord:8 flac:34 flac_^:34 flag:70 flag_^:10
flags:99 flaky:74 flaky_login:1 flaky_test:12 flame:-43 flames:12 flamingos:-27
flap:-50 flash:101 flash_cards:55 flashcards:86 flashcards_^:7 flashcards_a:44
flashcards_are:19 flashcards_for:7 flashcards_over:6 flashed:31 flashed_the:23
flat:16 flat_0:16 flat_^:25 flat_above:5 flat_and:-40 flat_door:46 flat_has:6
flat_in:14 flat_is:1 flat_the:-5 flat_with:34 flatmate:-20 flea:-3
flea_market:-3 fleet:20 flew:-118 flew_over:-31 flicker:-9 flickers:3 fliegt:33
flies:-46 flight_^:5 flight_lifts:8 flip:-9 flip_flops:-45 flipped:36 float:-41
floating:21 floats:88 floats_are:18 floats_for:41 flood:19 flood_^:1 flooded:80
flooded_^:71 flooded_cellar:-7 floods:15 floor:-25 floor_0:-14 floor_^:-18
floor_gets:1 floor_has:37 floor_is:36 floor_loom:8 floor_over:19 floor_people:1
floor_plan:-28 floor_polish:-56 floor_protector:7 floor_tiles:-20 floors:-93
floors_0:-40 floppy:-97 flops:-45 florist:46 florist_she:46 flour:62
flour_comes:28 flow:56 flow_0:14 flower:-58 flowers:-6 flu:61 flu_^:7 flue:34
fluent:34 fluoride:66 flushed:15 flute:-25 flute_is:-11 flux:2 fly:-12
fly_tower:-23 flyer:15 flyer_^:2 flying:33 flying_weight:29 fm:-5 foal:-13
focus:58 focus_^:42 focus_area:2 foderbilen:33 fodralet:50 fodralet_är:50
fog:-112 fog_^:-18 fog_does:-28 fog_machine:26 fog_nozzles:52 fog_over:-22
fog_so:-39 foggy:-63 foggy_again:-52 foi:-28 foin:34 fois:-19 fois_^:41
fois_la:-30 fold:-16 folded:16 folder:79 folder_^:56 folder_is:45 folders:15
folders_for:3 folding:15 folds:-45 folk:64 folklore:-5 folks:-28 follow:-46
follow_the:-42 followed:-9 followers:-39 following:76 following_that:28
following_the:7 following_your:8 follows:-30 fond:115 fond_of:23 fonder:115
fonder_of:115 fondness:-46 fondo:19 fondo_^:19 fondue:-37 font:-74 font_^:-85
fontanero:12 fonts:47 fonts_^:23 food:96 food_that:28 food_waste:12 foot:-60
foot_^:-23 football:27 football_examples:9 football_match:14 footer:-29
footnote:-29 footnotes:-3 footnotes_^:18 for:-8 for_$:1 for_0:-83 for_^:-38
for_a:-41 for_about:56 for_adults:28 for_ages:-8 for_all:20 for_an:-77
for_and:-20 for_another:19 for_any:-60 for_anything:-66 for_as:-24
for_bearing:-34 for_being:-31 for_birthday:12 for_boring:6 for_both:20
for_coffee:7 for_comparison:-94 for_damaged:21 for_decades:-45 for_deliveries:4
for_evening:5 for_everyone:48 for_everything:-73 for_feedback:10 for_five:-37
for_forty:7 for_fun:56 for_generations:-7 for_good:44 for_group:20 for_half:85
for_hedda:15 for_her:41 for_him:18 for_his:-28 for_hours:-16 for_however:18
for_indenting:1 for_it:-62 for_its:-31 for_looks:-65 for_low:10 for_me:100
for_money:6 for_months:-65 for_more:84 for_most:-31 for_mr:15 for_my:87
for_nine:-56 for_nothing:63 for_now:9 for_old:-36 for_once:28 for_one:-79
for_our:66 for_overtime:9 for_paper:21 for_ping:3 for_plain:8 for_practice:6
for_quizzes:4 for_repairs:22 for_rises:-36 for_row:-4 for_seven:10 for_six:52
for_some:-43 for_somebody:-25 for_something:68 for_summer:6 for_that:52
for_the:78 for_their:-12 for_them:-42 for_this:86 for_those:-3 for_three:-23
for_today:28 for_two:-3 for_us:-9 for_vocabulary:22 for_warm:41 for_was:23
for_weeks:-10 for_which:32 for_work:-18 for_you:45 for_your:-33 forbidden:58
forbids:42 forbids_it:5 force:40 force_pushes:11 forecast:-70 foreman:26
forest_^:-27 forever:-66 forever_^:-44 forever_and:-29 forge:48 forget:87
forget_how:-5 forget_it:-21 forget_the:27 forget_what:8 forget_which:-41
forgets:-18 forgets_its:-5 forgetting:-75 forgive_a:-1 forgive_the:-16
forgotten:-36 forgotten_how:-26 fork:10 forklift:-29 forklift_^:-33 forklifts:29
forks:-32 forks_for:19 form:23 form_^:6 form_back:8 form_is:-55 form_the:5
form_went:1 forma:11 formal:18 formalin:31 format:69 formatter:13 formeln:38
formeln_bitte:6 former:-9 forms:17 forms_^:30 forms_to:-25 formula:47
formulaire:11 formulare:-32 formularz:67 formulas:-10 formulas_^:24
formulas_on:-60 formule:26 formule_^:26 fornecedor:8 forte:14 fortfarande:33
fortfarande_inte:33 forth:16 fortran:-73 fortress:3 fortress_talk:3 fortune:3
fortune_^:3 forty:-30 forty_jars:-38 forum:19 forward:94 foto:-69 foto_^:-79
foto's:39 foto's_van:21 fotografiert:-8 fotografo:29 fotos:47 fotos_^:8
fought:-47 fought_over:-47 found:-47 found_^:-6 found_by:4 found_in:7
found_is:22 found_it:16 found_out:6 found_that:-60 found_the:-53 found_you:66
foundation:11 founder:-44 fountain:11 fountain_^:67 four:-9 four_^:-98
four_and:60 four_floors:-34 four_holds:21 four_hours:33 four_hundred:-33
four_is:47 four_of:13 four_people:17 fournisseur:10 fourteen:-15 fourteen_^:-31
fourth:-18 fourth_time:-40 foutmeldingen:4 fox:-56 foyer:1 fractions:-90
fractions_^:4 fragen:41 fragen_^:11 fragile:44 frais:11 fram:-29 frame:5
frame_^:35 frame_budget:1 frame_from:18 frame_near:-28 framed:-130 framed_it:-43
frames:4 frames_^:6 frames_a:-6 frames_are:38 framework:-31 framför:-12
franchement:-144 franchise:43 franchise_s'applique:36 français:53 français_^:11
fratello:22 frau:130 frau_lindner:3 frau_vom:17 free:-26 free_^:-7 free_of:32
free_pen:-7 free_storage:27 free_tray:5 frees:10 freeze:92 freezer:-3
freezer_alarm:14 freezer_is:36 freezer_shows:38 freezing:-13 freezing_^:22
freigabe:2 freigegeben:21 freigegeben_^:21 freight:34 freight_^:7 freitag:3
french_term:4 french_tutor:6 frequency:4 fresh:-33 fresh_^:-71 fretta:-22 fri:13
friday:-19 friday_^:-91 friday_the:-15 friday_traffic:-1 fridays:6 fridays_^:6
fridge:-42 fridge_again:-46 fridge_has:-50 fridge_is:28 friend:-6 friend_^:-14
friend_the:-17 friendlier:43 friendlier_^:22 friends:62 friends_^:25
friendships:-38 fries:-55 frightened:60 frigo:14 frogs:17 froid:-3 froide:16
from:-65 from_0:-103 from_?:25 from_^:-96 from_a:48 from_all:-45 from_and:-98
from_are:-33 from_around:-4 from_ask:-9 from_asked:-41 from_backup:4
from_bremen:21 from_dr:16 from_has:-68 from_her:6 from_here:159 from_is:-51
from_last:86 from_long:23 from_me:77 from_medicine:39 from_memory:27
from_monday:12 from_my:36 from_next:-2 from_now:78 from_once:-6 from_one:-35
from_oslo:-8 from_our:46 from_outside:2 from_parse:29 from_pictures:28
from_platform:15 from_start:-6 from_stood:-18 from_text:3 from_that:-25
from_the:19 from_them:30 from_this:60 from_to:1 from_today:75 from_two:-13
from_up:-13 from_us:23 from_was:-29 from_what:-25 from_you:65 from_your:75
fromage:-90 fromages:-44 front:37 front_desk:24 front_door:20 front_row:-38
fronts:-18 frost:52 frost_^:19 froze:-77 froze_twice:27 frozen:-13 frozen_^:84
frozen_fish:28 fruit:-37 frustrating:-4 fry:67 fry_per:43 fry_tanks:19 från:-62
från_och:58 frío:-53 frío_hace:-5 frío_hacía:-12 früh:26 früh_lag:-71
frühdienst:14 früher:-97 frühstück:33 fuel:16 fuera:3 fuerte:15 full:-38
full_^:45 full_at:16 full_moon:-25 full_name:4 full_of:-59 full_on:-62
full_so:42 full_stop:32 full_the:15 fun:-75 fun_^:49 fun_at:-25 fun_fact:-53
fun_part:-1 fun_than:-21 funciona:33 function:-52 function_walks:-44
functions:78 functions_more:7 functions_over:13 fund:13 funda:18 funeral:-38
funeral_^:-31 fungus:23 funk:10 funkgeräte:55 funkmast:2 funkmast_nord:2
funkplatine:12 funkverbindung:23 funniest:-29 funny:-55 funny_^:17 funny_how:-23
funny_thing:-22 fuori:-62 furgone:32 furnace:-43 furniture:-6 further_than:-1
fuse:-16 fuse_box:4 futtermischer:10 future:-39 fyra:-6 fyra_personer:18
fábrica:28 fächer:7 fächer_^:7 fährt:-33 fängt:18 färjan:-44 får:109 får_bara:52
fête:5 för:-47 för_0:28 före:44 fünf:-9 für:79 für_0:27 für_das:24 für_den:45
für_die:75 für_ein:-40 für_reisepässe:2 für_uns:29 fürs:-8 füße:-81 füße_^:-62
g:88 g_^:24 ga:18 ga_ik:18 gaan:104 gaan_toch:10 gaan_we:29 gaat:70 gaat_er:25
gab:14 gab_es:14 gabbiani:-17 gabler:15 gabler_^:15 galiba:-33 gallery:61
gallery_padlock:6 gallery_the:6 galley:11 gallo:-50 game:8 game_is:10
game_menu:32 games:-1 gamins:-45 gamla:52 gamma:31 gana:-61 gang:13 gants:8
ganz:-18 ganze:-13 ganzen:-67 gap:33 gap_in:2 gaps:-84 gaps_^:-31 gar:-76
garage:81 garage_^:38 garage_is:15 garages:72 garantie:4 garantía:10
garantía_^:9 garanzia:30 garbage:-66 garbage_collector:7 garde:34 garde_le:57
garde_les:8 garden:4 garden_centre:-36 garden_gate:20 garden_that:6 gardener:-59
gardens:-63 gardien_de:-24 gare:-28 garlic:39 garten:3 gas:30 gas_^:18
gas_alarm:16 gas_bottle:5 gasket:10 gasolio:5 gasolio_^:5 gasta:14 gasta_0:14
gastar:13 gata:45 gata_come:45 gate:150 gate_^:65 gate_b:28 gate_opens:2
gate_remotely:18 gatehouse:23 gates:44 gates_^:36 gateway:56 gather:66
gather_you:27 gato:-129 gatos:-97 gatos_y:-39 gatto:-102 gatto_si:-29 gauge:89
gauge_is:13 gauges:-28 gauges_^:-16 gave:80 gave_0:40 gave_me:46 gave_my:7
gave_the:-48 gave_us:33 gaviotas:-46 gazebo:-33 gb:56 gb_^:10 gcode:32 gdansk:3
gear:5 gearbox:88 gearbox_^:18 gearbox_would:6 gebe:25 gebe_ich:25 gebeld:14
gebeld_worden:3 gebohrt:-53 gebrauchten:4 gece:10 gece_nöbeti:9 gedaan:-2
gedaan_^:29 geef:72 geen:-9 geese:-29 gefallen:-26 gefehlt:-40 gefunden:-29
gefunden_^:-29 gefällt:55 gefällt_mir:55 gegen:-35 gegessen:-5 gegessen_^:-5
gehen:94 gehen_immer:39 geht_^:-6 geht_bei:-36 geht_kein:32 gehören:3
gehören_auf:3 gehört:30 geklaut:-55 geklaut_^:-43 gekündigt:46 gekündigt_um:37
gelachen:-76 gelachen_om:-76 gelijk:-10 geliyor:45 geliyor_^:29 gelmiyor:-83
gelmiyor_^:-83 gelsin:-28 gelsin_^:-10 gelöscht:18 gelöscht_^:15 gemacht:-27
gemacht_^:-27 gemeldet:42 gemütlichen:-5 gender:12 gene:-38 generador:26
general:-100 general_a:-41 generally:-72 generally_speaking:-66 generated:46
generation:-1 generations:-60 generations_^:-12 generations_of:-39 generator:82
generator_^:10 generator_is:1 generator_one:10 generators:-32 generous:1
gens:-84 gente:-82 gentle:16 gentleman:-8 gently:35 genug:30 geofence:17
geography:-19 geometry:42 geometry_^:16 geometry_set:3 geprüft:60 geprüft_^:21
geprüft_ist:4 gepäck:25 gerade:-1 gerador:43 gerador_pequeno:16 gerda:14
gerda_^:14 geregnet:-32 gerlinde:42 german:79 german_^:44 gern:-9 gerund:10
gesagt:-52 geschichte:-72 geschilderd:17 geschlafen:-18 geschrieben:23
gesehen:-36 gesperrt:12 gesperrt_^:12 gestattet:34 gestattet_^:34 gestern:-51
gestern_beim:-44 gestern_hat:-25 gestern_waren:-8 get:90 get_0:92 get_a:116
get_attached:-34 get_back:-13 get_bored:-23 get_from:16 get_her:2 get_in:5
get_it:27 get_me:-118 get_my:37 get_nervous:-57 get_one:67 get_our:31 get_out:-8
get_sent:15 get_so:-20 get_something:27 get_stored:2 get_stuck:14 get_the:124
get_their:44 get_through:1 get_tired:-90 get_to:14 get_up:9 get_used:-39
get_washed:35 get_why:46 getauscht:58 getest:3 getränke:26 getränkekisten:16
gets:130 gets_0:44 gets_a:80 gets_here:35 gets_his:7 gets_in:-67 gets_its:37
gets_logged:21 gets_lost:23 gets_on:33 gets_opened:17 gets_painted:2
gets_past:-4 gets_refilled:-18 gets_seasick:-3 gets_sent:15 gets_the:-27
gets_thrown:16 gets_to:3 gets_wet:-37 getting:11 getting_a:26 getting_the:61
geven:1 gewitter:11 gewoon:42 geworden:54 gezellig:-89 gezet:-40 gezet_^:26
gezählt:-65 gezählt_^:-55 geändert:21 gh:36 ghent:-29 ghent_^:-3 ghost:-2
ghost_in:-38 ghost_tour:42 ghosts:-4 giant:33 giant_one:4 gibi:-28 gibi_^:-1
gibt:18 gibt_es:16 gider:29 gider_^:29 gifs:-19 gifs_^:-19 gift_box:19
gift_shop:-46 gift_that:-48 gift_wrapping:6 gig:-8 gigabytes:23 gigabytes_^:9
gigas:13 gigas_^:13 gigs:1 gilets:16 gilets_de:16 gilt:45 gilt_auch:14
gimme_a:-13 ging:-23 giornata:-59 giorni:15 giorni_^:15 giorno:2 giovedì:50
gipfel:26 gira:36 gira_sul:19 girl:87 girl_tests:18 gisteren:-70 git:-43
github:-1 giuro:-55 giuro_^:-55 give:32 give_her:-5 give_it:25 give_me:86
give_out:7 give_the:85 give_up:24 give_you:-19 give_your:-22 given:-67
given_back:15 given_by:6 given_how:44 given_that:20 given_the:64 given_up:-105
gives:64 gives_0:22 gives_the:-25 gives_up:15 gives_us:22 giving:-114
giving_^:-48 già:57 glacier:43 glacier_^:38 glaciers:23 glad:-82 glad_it:-15
glad_that:-60 glad_the:-18 glad_to:-9 glass:114 glass_is:1 glasses:117
glasses_^:31 glasses_are:30 glaze:33 gleich:-5 gli:50 gli_orari:12 glitter:-4
globe:-44 gloss:17 glossary:3 glossy:10 glove:-29 glove_^:36 glove_box:-59
glovebox:32 gloves:-29 gloves_^:22 gloves_and:-9 gloves_on:-29 glue:-11
glue_^:-52 glue_the:32 glued:-4 glued_the:54 glukozy:28 glukozy_stoi:28
gluten:37 gluten_free:19 go:84 go_^:-67 go_and:-2 go_at:13 go_back:-69
go_easy:45 go_for:95 go_home:8 go_in:81 go_into:26 go_on:75 go_out:-30
go_red:-22 go_through:43 go_to:85 go_together:-22 go_up:21 go_w:7 go_with:93
goalie:-34 goalie_^:-34 goat:15 goat_^:22 goat_got:-32 goats:-95 goats_have:-5
god:-53 god_^:-3 gods:-31 goed:15 goes:72 goes_^:-40 goes_back:-5 goes_by:12
goes_down:-43 goes_for:49 goes_in:130 goes_into:78 goes_off:-37 goes_on:65
goes_out:59 goes_straight:-52 goes_that:-11 goes_the:-76 goes_through:30
goes_thru:22 goes_to:111 goes_up:50 goes_with:27 goethe:-3 goggles:24 going:114
going_^:-1 going_home:-27 going_in:29 going_round:-30 going_to:126 going_w:90
going_with:83 gold:24 gold_leaf:-8 golden:25 goldfish:-26 gone:124 gone_0:26
gone_^:57 gone_before:21 gone_by:-22 gone_out:19 gone_so:25 gone_soft:-22
gone_through:54 gone_to:36 gone_two:22 gong:-47 gong_^:-63 gonna:114
gonna_call:2 gonna_lie:-64 gonna_measure:9 gonna_sit:20 gonna_try:4 good:-82
good_^:51 good_as:-3 good_company:-64 good_day:1 good_deal:44 good_evening:-40
good_for:43 good_grief:-19 good_luck:-62 good_morning:2 good_news:117
good_old:-11 good_one:-41 good_story:-10 good_to:45 good_work:-68 goodbye:-57
goodbye_^:-33 goodness:-36 goods:17 goodwill:1 googly:-71 googly_eyes:-71
goose:-32 gorgeous:-27 gorgeous_^:-19 gosh:-70 gossip:-139 gossip_^:-107
gosto:83 gosto_mais:83 got:93 got_0:-1 got_a:8 got_an:43 got_back:4
got_bitten:28 got_engaged:-47 got_flooded:50 got_hurt:24 got_in:-52 got_into:-7
got_it:85 got_lost:-65 got_moved:1 got_my:-54 got_out:58 got_promoted:-62
got_pushed:6 got_round:18 got_sick:14 got_stuck:-3 got_that:-12 got_the:18
got_through:16 got_to:56 got_too:16 got_turned:50 got_your:12 gott:-82 gotta:68
gotta_check:1 gotta_love:-15 gotta_pick:8 goûter:54 gp:-5 gps:14 gpu:20 gra:-15
gra_na:-15 grab:-24 grace:-32 gracia:-15 gracia_!:-5 graciela:43 grad:34
grad_^:30 grade:27 grades:5 gradi:26 gradient:-34 gradient_boosting:-3 gradle:34
grafana:39 grafico:-50 grafik:38 grain:10 grain_silo:6 gramm:15 grammar:40
grammar_tables:24 grammar_terms:24 grammars:-50 grams:79 grams_^:40
grams_each:11 gran:24 gran_cant:24 gran_had:-4 gran's:-61 grand:-63
grand_piano:3 grandad:-90 grandad's:19 grande:101 grande_el:21 grande_va:20
grande_è:19 grandfather:-30 grandma:-16 grandma_never:-4 grandma's:9
grandma's_recovery:5 grandmother's:5 grandpa:-67 grandpa_^:-18
grandpa_always:-28 grandpa's:-14 grands:9 grandson:72 grannen:-31 granny:18
grant:-38 graph:-40 graphs:-27 graphs_in:14 graphs_look:-22 grass:-19
grateful:-2 grateful_if:35 grave:-21 gravel:24 gravy:-19 graz:26 graz_^:20
grazie:-45 grease:17 great:-45 great_^:19 great_aunt:-1 great_deal:40
great_question:-19 great_uncle:86 great_wheel:43 greek:29 greeks:-8 green:26
green_^:-27 green_again:63 green_in:25 green_tiles:4 greenhouse:-2
greenhouse_lamps:19 greensleeves:-23 greet:-4 greeting:104 greetings:-29
greetings_to:-17 greta:19 grew_in:-17 grew_up:-59 grey:31 grey_ones:17 grid:-26
grief:-19 grill:-100 grillen:-32 grim:-1 grinder:33 groceries:1 groomer:75
groomers:21 groot:-10 groot_gelijk:-10 gros:7 gross:2 grosse:-42 ground:78
ground_floor:22 ground_wire:2 group:108 group_0:14 group_^:34 group_and:-25
group_has:-27 group_is:-3 group_the:10 group_was:48 groupe:17
groupe_électrogène:5 groups:-5 groups_^:48 groups_of:-23 grow:24 grown:-5
grown_men:-12 grows:-39 große:14 grudge:-33 grudge_^:-33 grumble:-10 grumpy:-30
grundsätzlich:62 grundsätzlich_keine:2 grundsätzlich_nicht:9 grupo:8 grupo_de:8
gruppe:30 gruppo:42 gruppo_elettrogeno:22 grupy:24 grupy_jest:24 gráfico:-50
guarantee:65 guard:14 guard_is:54 guarda:53 guarda_0:1 guardan:7
guardan_siempre:29 guardar:17 guardas:1 guardian:5 guess_^:-11 guess_a:42
guess_everyone:-3 guess_i:-27 guess_who:-33 guessed:-27 guessed_that:-24
guessing:-29 guest:40 guest_is:-30 guest_who:-8 guesthouse:-12 guests:169
guests_^:30 guests_are:8 guests_at:1 guests_do:4 guests_with:11 guide:60
guide_and:13 guidebook:13 guides:45 guild:85 guild_^:26 guild_kept:26
guillotine:19 guitar:-5 guitarra:10 gulls:-71 gulls_have:-47 gum:-50 gum_^:-49
gun:-48 guns:13 gusta:107 gusta_más:105 gustan:24 gustan_más:24 gusto:-43
gusts:-12 gut:26 gute:-12 guter:-40 gutters:43 gutters_^:10 gutters_r:42 guy:-44
guy_at:-93 guy_is:-49 guys:27 guys_^:51 guzeldi:-72 gwendolyn:37 gym:-38 gym_^:3
gyro:28 gyro_driver:28 gärkeller:18 gärtnerei:23 gäste:-43 gästen:18 gästen_^:18
gång:45 gång_0:45 gången:5 gången_^:5 går:102 går_^:13 går_på:42 géré:1
géré_par:1 gîte:14 gîte_c'est:33 gör:16 gün:50 gün_kiralanır:17 günü:55
günü_^:25 güzel:-109 güzel_bugün:-12 głowie:-55 głowie_^:-55 h:64 h_^:15 ha:-117
ha_0:-7 ha_^:-50 ha_a:-33 ha_korta:17 ha_poor:-5 ha_puesto:-4 ha_tell:-19
ha_that:-7 ha_the:-16 hab:-12 hab_die:81 hab_mich:15 hab_natürlich:-20 habe:72
habe_die:2 habe_ich:14 habe_mich:11 haben:-33 haben_0:-5 haben_^:10
haben_den:-57 haben_sie:-5 haben_uns:8 haben_wir:4 habit:-10 habla:42 hables:21
hables_en:10 hace:-41 hace_hoy:-18 hace_un:-11 haczyków:46 haczyków_^:46
hacía:-25 had:-87 had_0:-107 had_a:-5 had_already:10 had_been:32 had_decided:-19
had_forgotten:-1 had_gone:-7 had_heard:-12 had_in:-4 had_it:128 had_its:-38
had_me:-66 had_no:-44 had_not:-2 had_one:14 had_other:30 had_run:45 had_so:32
had_the:50 had_to:-109 had_trouble:58 hadley's:15 hafen:23 haha:-274 haha_^:-80
haha_babcia:-11 haha_de:-10 haha_die:-4 haha_katten:-17 haha_no:-41 haha_ok:-19
haha_poor:-5 haha_that:-7 haha_the:-37 haha_yes:-20 hahaha:-119 hahaha_^:-34
haiku:-30 hail:-6 hair:-88 haircut:-6 hal:8 halb:45 halb_neun:20 halen:16
half:-36 half_^:-18 half_a:-32 half_an:77 half_board:7 half_empty:-10
half_my:-38 half_of:-45 half_past:34 half_seven:2 half_the:-97 halfway:-12
halfway_through:12 hall:62 hall_^:108 hall_and:-24 hall_door:10 hall_in:-18
hall_is:44 hall_may:2 halle:17 halls:-6 hallway:44 hallway_^:-1 hamlet:-7
hammer:6 hammer_sound:31 hammering:4 hamper:5 hamster:-139 hamster_is:-40 han:51
hand_0:-13 hand_^:-56 hand_a:8 hand_at:13 hand_beginnt:15 hand_for:-17
hand_in:25 hand_is:-42 hand_it:33 hand_om:54 hand_out:12 hand_over:-17
hand_stuck:-35 hand_the:56 handbell:4 handbell_loans:4 handboken:29
handboken_^:29 handbook:18 handbrake:14 handdukar:-51 handed:63 handed_in:34
handed_out:8 handed_over:29 handheld:5 handle:60 handle_^:23 handle_the:24
handlebar:15 handler:22 handles:50 handling:2 handling_the:25 handout:21
handover:81 handover_at:22 handover_is:30 hands_0:-61 hands_are:-50 hands_off:52
hands_out:13 hands_still:-18 handset:12 handshake:-64 handshake_^:-37
handwriting:-71 handy:2 handyman:-28 hang:-8 hang_on:-103 hang_the:8 hang_up:30
hangar:-14 hangar_du:16 hanging:-8 hangs:48 hangs_in:-3 hangs_on:38 hanna:34
hannah:46 hanno:-54 hanno_un:-85 happen:36 happen_^:-41 happen_on:53 happened:14
happened_to:-30 happens_^:-19 happens_in:-6 happens_on:-54 happens_the:4
happens_to:-16 happens_when:21 happens_with:48 happier:100 happier_with:66
happiest:78 happiest_with:71 happily:-51 happy:-6 happy_^:64 happy_birthday:-40
happy_friday:-100 happy_w:45 har:-28 har_0:57 har_hand:41 har_inte:-16
har_tagit:-38 harbour:6 harbour_and:-43 harbour_is:-51 harbour_manoeuvres:35
harbour_master:39 hard:-7 hard_^:23 hard_at:-21 hard_cheese:21 hard_coded:8
hard_on:-40 hard_part:1 hard_way:63 harder:-62 harder_dan:-41 harder_than:-12
hardest_chapter:6 hardly:72 hardly_anybody:5 hardly_anyone:-2 hardly_ever:24
hardly_see:39 hardware_^:20 hardware_in:12 hardware_key:6 hardware_people:-40
harina:10 haringen:-2 harmless:-40 harmonii:31 harmonii_chodzę:31 harmonium:12
harness:17 harp:-2 harp_^:-45 harp_has:39 harpist:-46 harris:46 harris_hawk:46
harrow:-22 hartley:13 harvest_supper:-27 has:5 has_0:-23 has_a:-2 has_already:33
has_an:33 has_answered:20 has_anybody:36 has_anyone:-17 has_become:87
has_been:12 has_better:-30 has_broken:48 has_changed:-24 has_confirmed:6
has_cost:-31 has_dared:-18 has_decided:-18 has_ever:-16 has_excellent:-45
has_fewer:-34 has_finally:-11 has_five:27 has_gone:13 has_got:7 has_had:91
has_his:18 has_hurt:35 has_it:-96 has_its:-82 has_let:5 has_looked:5
has_lost:-26 has_met:-14 has_more:-123 has_moved:-27 has_my:13 has_never:-49
has_no:29 has_not:8 has_notes:17 has_one:-70 has_only:43 has_opinions:-25
has_ordered:12 has_probably:-2 has_promised:8 has_put:10 has_raised:2
has_read:24 has_retired:27 has_room:24 has_said:10 has_seen:34 has_space:37
has_spoken:-1 has_such:-33 has_survived:-24 has_taken:12 has_that:-36 has_the:4
has_to:252 has_told:74 has_too:-35 has_turned:-44 has_two:-10 hasn't:62
hasn't_been:36 hasn't_got:13 hasnt:-33 hasta:-92 hasta_0:21 hasta_las:-32
hasło:33 hasło_do:33 hat:-9 hat_0:108 hat_abgesagt:10 hat_der:-64 hat_die:19
hat_ein:71 hat_es:-32 hat_früher:-26 hat_gekündigt:46 hat_heute:-55 hat_is:-17
hat_meine:-68 hat_mir:-57 hat_nur:22 hat_sich:22 hat's:-70 hata_kayıtları:45
hatchery:25 hatching:43 hatching_tray:43 hate:-53 hate_it:11 hated:45
hated_it:18 hated_the:18 hates:57 hates_it:94 hats:-41 hats_for:-23 hatte:-18
hatten:-91 hauled:-39 hauled_the:28 haunted:-12 hauptzweig:12
hauptzweig_heißt:12 haus_^:32 haus_wird:-31 hausaufgaben:14 hause:24
hausmeister:-41 haustiere:10 haut:55 haut_^:29 haute:1 hava:-116 hava_çok:-50
have:-20 have_0:53 have_?:67 have_a:-70 have_all:-15 have_already:-12
have_always:-12 have_an:-64 have_been:23 have_bought:-25 have_brought:-15
have_built:6 have_confirmed:3 have_decided:11 have_earned:-1 have_ended:-23
have_ever:-24 have_feelings:-1 have_finished:51 have_forgotten:-21
have_found:-27 have_fun:-17 have_gone:-1 have_guessed:-24 have_had:-10
have_heard:-42 have_her:5 have_it:6 have_its:-2 have_just:1 have_learned:-15
have_liked:-14 have_loved:-20 have_made:-20 have_met:-24 have_moved:-2
have_my:66 have_never:-61 have_no:-28 have_noted:7 have_noticed:-27 have_nuts:60
have_one:-16 have_our:1 have_paid:-22 have_planned:15 have_put:20 have_read:-5
have_refunded:32 have_seen:-95 have_settled:1 have_short:11 have_signed:-2
have_taken:18 have_talked:11 have_that:-37 have_the:36 have_their:-21
have_them:1 have_thought:33 have_time:-14 have_to:72 have_told:6 have_tried:4
have_used:-25 have_walked:-55 have_worked:9 have_yet:4 have_you:-41 have_your:9
havel's:2 havel's_parcel:2 haven't:91 haven't_figured:16 haven't_worked:23
havent:80 havent_figured:5 havent_heard:26 having:97 having_a:30 having_seen:54
hawk:49 hawk_in:32 hay:-15 hay_0:-48 hay_que:77 haya:-29 hazard:-96
hazard_spotting:5 hazelnut:22 hazmat:9 he:-23 he_always:-5 he_and:61
he_asked:-31 he_broke:16 he_can:-38 he_cannot:-86 he_decided:-27 he_did:-11
he_died:-33 he_fell:-53 he_gets:36 he_had:-33 he_has:116 he_is:26 he_isn't:-86
he_learned:-11 he_left:12 he_likes:25 he_looks:56 he_must:-5 he_never:-33
he_pagado:19 he_pays:-17 he_rings:43 he_said:-36 he_says:-2 he_still:-42
he_visto:-28 he_vuelto:33 he_wants:23 he_was:106 he_will:23 he_would:-1 he'd:-21
he'd_have:-22 he's:54 head:-18 head_^:-115 head_count:18 head_is:4 head_of:-5
head_office:35 head_spin:31 head_takes:27 head_teacher:-6 head_works:13
headcount:35 header:-14 heading:8 headmaster:-69 headphones:25 headphones_^:71
heads:77 heads_^:29 heads_up:15 headteacher:29 health:-59 health_check:21
heap:-34 heap_of:6 hear:-128 hear_^:19 hear_a:-16 hear_about:36 hear_from:6
hear_if:24 hear_it:-58 hear_my:-33 hear_of:7 hear_that:-57 hear_the:-100
hear_them:9 hear_whether:3 heard:8 heard_^:-5 heard_a:-1 heard_back:17
heard_from:35 heard_it:30 heard_of:-25 heard_they:-22 hearing:56 hearing_aid:9
hears_about:6 heart:14 heart_to:-20 heartbeat:-115 heartbeat_^:-25 hearts:-61
heat:-93 heat_^:-4 heat_exchanger:2 heat_the:21 heater:-47 heaters:13
heaters_^:5 heating:2 heating_^:9 heating_in:-41 heats:9 heavier:18 heavy:-21
heavy_^:22 heb:-48 heb_de:79 heb_het:12 heb_ik:47 heb_liever:53 hebben:-63
hechos:6 hechos_se:6 hedda:15 hedda_gabler:15 hedge:-37 hedge_^:-55 hedgehog:-64
hedgehogs:-43 hedges:-18 heeft:-42 heeft_^:45 heel:-101 heerlijk:-70 heet:40
heftruck:8 heftruck_staat:8 heg:2 height:42 height_of:23 heizung:11 heiß:-13
heiß_in:-6 heißt:3 hela:-173 held:13 held_0:3 held_by:4 hele:-66 helium:29
hello:62 hello_from:-51 hello_i:7 hello_to:-17 hellre:102 hellre_ha:67 helm:25
helm_hours:19 helmet:53 helmet_^:16 help:-52 help_^:-109 help_desk:-21
help_me:86 help_with:-16 help_you:-16 helped:-56 helped_^:-45 helper:-30
helps:-43 helps_^:-55 helps_me:74 helst:100 helst_ha:41 helt:-108 hem:-69
hem_^:-37 hemos:44 hemos_repasado:18 hemp:7 hence:21 hence_the:17 henrik:13
henrike:10 hens_are:-15 hens_in:30 hep:-63 her:-12 her_0:-49 her_^:-63
her_brother:15 her_first:-6 her_for:-15 her_glasses:30 her_handwriting:-1
her_in:39 her_its:9 her_life:-4 her_office:2 her_on:16 her_own:16 her_she:-10
her_sleep:47 her_son:15 her_the:-30 her_wrist:36 her_zaman:67 heraus:19
herbarium:-81 herd:29 herd_count:25 here:-82 here_0:9 here_^:53 here_a:-14
here_and:-40 here_at:-20 here_cant:-42 here_for:-9 here_has:-12 here_in:-35
here_is:-18 here_knows:41 here_on:147 here_since:-18 here_so:21 here_the:-82
here_there:-14 here_too:-42 here_we:10 here_when:-40 here_with:-22 here's:21
here's_one:28 heritage:23 herken:-17 herken_ik:-17 herkes:-33 hermana:51
heron:-43 herons:-49 herr:86 herr_yilmaz:9 herring:-49 herrje:-12 herself:37
hertz:14 hertz_^:12 hes:-24 hes_a:-30 hes_already:-74 het:-7 het_^:-53
het_inschrijfformulier:12 het_is:-78 het_lab:-28 het_liefst:-27 het_regent:-34
het_transformatorhuis:5 heter:53 hetzner:4 heure:54 heures:-107 heures_^:-42
heut:-123 heut_schon:-40 heute:-198 heute_früh:19 heute_heiß:-6 heute_so:-14
heute_wieder:-13 hex:-11 hex_and:-11 hey:-34 hf:12 hi:40 hi_need:4 hi_vis:1
hibernate:57 hid:24 hidden:2 hide:-15 hier:-90 hier_soir:-38 hierarchies:7
hierna:82 hierna_ga:10 high_^:-10 high_contrast:6 higher:4 highest:-27
highlight:29 highlight_colour:1 highlight_verbs:17 hij:22 hike:-51 hiking:12
hiking_map:7 hilarious:-80 hilarious_^:-72 hilfe:9 hilfe_kasten:9 hilft:-27
hilft_nur:-20 hill:-53 hill_^:-81 hills:-46 hills_of:-10 hilos:12 hilos_^:12
him:-38 him_^:16 him_a:-16 him_in:17 him_so:5 him_that:-46 him_to:-18
himself:-57 himself_in:-61 hinge:59 hinge_is:17 hinges_^:-17 hint:35 hinten:29
hinten_raus:29 hinter:-18 hinter_sich:-26 hinterm:5 hints:103 hints_^:16
hints_only:37 hinweis:19 hip:-33 hip_^:-43 hire:-54 hire_skates:6 hired:1 his:24
his_ankle:10 his_car:-48 his_licence:10 his_life:1 his_own:-36 his_phone:-45
his_roses:16 his_words:39 his_wrist:35 hissen:38 hissen_i:26 historia:-72
history:48 history_^:31 history_folder:32 history_of:-30 história:-92 hit:-125
hit_0:-8 hit_a:13 hit_the:-10 hitch:33 hits:-16 hits_the:-22 hive:60 hives:5
hives_^:20 hiya:-61 hiç:-90 hl:-1 hl_0:-3 hm:-20 hm_ok:-67 hm_that:73 hm_yes:-61
hmm:-18 hmm_ok:-24 ho:121 ho_già:49 ho_tolto:14 ho_visto:-34 hoca:-27 hocker:4
hockey:65 hoe:-81 hof:-13 hof_^:2 hofer:1 hofer_farm:1 hofladen:30 hofmann's:54
hog:31 hoje:-123 hoje_o:-70 hold:-92 hold_0:11 hold_^:15 hold_a:41 hold_at:4
hold_back:9 hold_for:-4 hold_music:-94 hold_the:62 holder:18 holding:-73
holdings:40 holdings_in:40 holds:104 holds_0:1 holds_^:47 holds_the:21 hole:-30
holes:30 holes_are:12 holiday:-50 holiday_^:-80 holiday_and:2 holidays:-39
holidays_^:-11 holm:49 holt:33 home:27 home_^:-14 home_and:-65 home_by:16
home_contract:13 home_for:1 home_from:-3 home_to:22 home_was:-36 homework:116
homework_0:38 homework_on:5 honest:-49 honest_^:-52 honestly:-49 honestly_^:-49
honestly_a:55 honestly_i:-55 honestly_i'd:21 honestly_the:-42 honey:-42
honey_at:-12 honeymoon:32 honeymoon_couple:32 honour:9 honour_^:9 hood:49
hood_^:24 hood_pattern:10 hoodie:-28 hooguit:79 hooguit_0:46 hook:72 hook_up:8
hooked:21 hooked_up:24 hooks:20 hoor:-46 hoort:44 hope:-186 hope_is:1
hope_it:-44 hope_the:-154 hope_there:-2 hope_to:114 hope_you:-12 hope_your:-29
hoped:16 hoping:65 hoping_to:65 hops:9 hora_^:-21 horas:-39 horas_a:34
horas_de:-39 horen:-16 horen_^:-32 horizon:-1 horizontal:7 horizontal_^:6
horn:-39 horno:22 horse:-44 horse_^:-6 horses:-56 horses_^:5 hos:49 hose:43
hose_^:18 hospital:-86 hospital_bed:-4 hospitals:-62 host_^:7 hostel:40
hostnames:5 hostnames_in:5 hosts:51 hosts_^:2 hosts_the:17 hot:-66 hot_^:-37
hot_in:-37 hot_tea:29 hot_tub:28 hotel:1 hotel_^:-18 hotel_booking:17
hotel_lobby:-23 hotels:-95 hotline:15 hottest:-24 hottest_day:-24 hour:13
hour_^:11 hour_about:-21 hour_and:-19 hour_is:9 hour_of:40 hour_on:11 hour_so:38
hour_the:3 hour_then:-23 hourly:9 hourly_^:1 hours:-22 hours_0:-45 hours_^:-7
hours_a:69 hours_about:-35 hours_and:-24 hours_at:36 hours_before:7
hours_for:-38 hours_in:-3 hours_looking:-9 hours_of:6 hours_on:-54
hours_with:-19 house:20 house_0:3 house_^:20 house_and:38 house_are:-49
house_gets:34 house_has:32 house_in:-58 house_number:6 house_reports:27
house_style:46 house_the:49 household:6 household_^:2 households:-8
housekeeping:12 houses:-25 housing:-22 housing_^:11 housing_office:-36 housse:23
housse_de:23 houten:3 how:-119 how_^:-2 how_are:-4 how_did:-44 how_do:14
how_heavy:-30 how_i:3 how_it:6 how_long:16 how_loud:-85 how_many:61 how_much:60
how_my:68 how_quiet:9 how_that:33 how_the:-94 how_this:11 how_to:53 how_was:-39
how_we:40 how_you:1 however:44 however_small:30 hows:-66 hows_the:-32 hoy:-88
hoy_parece:-7 hr:37 hrs:-36 hrs_^:26 hrs_of:-70 html:38 hub:18 hub_is:8
huele:-18 huele_el:-18 huge_one:7 hugo:26 huh:-52 huisarts:3 hum:-91
hum_along:-16 hum_in:67 hum_of:-9 human:-118 human_voice:-46 humeur:-12
humid:-37 humidade:10 humidity:-9 humidity_^:23 hummed:-26 humming:-130
humming_^:-43 humming_in:-2 humming_that:-67 humor:-45 humour:-42 humour_^:-30
hums:-94 hums_when:-60 hun:7 hund:-122 hund_vom:-65 hunde:7 hundefutter:40
hundred:-88 hundred_times:-4 hung:-24 hung_a:34 hung_it:-34 hung_up:-54
hungry:-19 hurdy:-45 hurry:-2 hurry_^:35 hurry_at:-42 hurt:72 hurt_her:12
hurt_his:53 hurts:99 hurts_^:59 hurts_from:-51 hurts_my:32 hurts_you:6
husband:57 husband_^:-13 husband_about:33 husband_and:6 huset:65 hut:23
hygiene:-25 hygrometer:7 hygrometer_shows:6 hymn:-61 hypothesis:19
hypothesis_is:15 hyrt:28 hyrt_för:28 hytt:42 hz:13 hz_^:12 há:-6 há_dias:-13
hält:28 hämtar:24 hängen:32 hängt:43 hängt_jetzt:5 här:-21 härligt:-75
härnäst:108 härnäst_ska:14 härnäst_skriver:32 hätte:-90 hätte_ich:-46
höchstens:137 höchstens_0:97 högst:88 högst_0:27 högst_fyra:18 hölle:-25
hölle_los:-25 höra:-32 i:-45 i_0:37 i_admire:-24 i_agree:-13 i_always:-112
i_am:-56 i_appreciate:-11 i_are:-107 i_ask:78 i_asked:22 i_bastun:5 i_beg:30
i_bet:-63 i_brought:-20 i_built:20 i_buy:-13 i_call:-23 i_can:-62 i_can't:34
i_cannot:-36 i_cant:-95 i_carry:16 i_caught:-22 i_change:11 i_check:-22
i_checked:49 i_chose:96 i_come:-43 i_compared:-58 i_completely:-37
i_corrected:22 i_could:-112 i_couldn't:38 i_count:52 i_counted:-45 i_cried:-10
i_dag:17 i_decided:1 i_did:76 i_do:-51 i_don't:-34 i_dont:61 i_doubt:-13
i_dreamt:-90 i_drew:-44 i_dropped:-38 i_en:48 i_enjoy:163 i_enjoyed:-27
i_ever:-86 i_fancy:11 i_favour:24 i_feel:-14 i_felt:-31 i_finally:-20 i_find:-10
i_finished:45 i_follow:69 i_forget:19 i_forgot:-21 i_found:-93 i_gather:49
i_gave:7 i_get:141 i_go:-28 i_got:67 i_gotta:38 i_grew:-31 i_guess:2 i_hand:12
i_hate:41 i_have:41 i_haven't:23 i_heard:14 i_honestly:68 i_hope:-90
i_imagine:-34 i_intend:4 i_just:25 i_keep:-26 i_knew:-12 i_know:74 i_laughed:-7
i_lean:52 i_learn:119 i_learned:-46 i_left:92 i_like:126 i_liked:-8 i_look:2
i_looked:157 i_lose:25 i_love:-95 i_made:51 i_make:44 i_manage:13 i_mappen:23
i_mean:71 i_measured:17 i_met:-31 i_might:-37 i_misread:60 i_miss:-71 i_mix:56
i_mixed:88 i_move:-8 i_moved:42 i_must:-65 i_nearly:51 i_need:8 i_never:16
i_noted:2 i_noticed:23 i_now:22 i_once:-106 i_only:-29 i_open:-50 i_opened:-21
i_ordered:7 i_overlooked:25 i_owe:44 i_own:-13 i_paired:1 i_picked:44 i_plan:2
i_practise:33 i_prefer:-2 i_pressed:-14 i_printed:-18 i_promise:17 i_put:23
i_raised:21 i_read:-87 i_rebuilt:20 i_redrew:25 i_registered:22 i_regret:29
i_remember:69 i_renamed:5 i_repair:-21 i_replaced:-30 i_run:1 i_said:-54
i_sat:-41 i_saw:-16 i_say:-26 i_see:44 i_send:7 i_sent:3 i_set:15 i_settled:37
i_shook:33 i_should:5 i_signed:16 i_sit:10 i_sleep:37 i_soldered:61 i_spent:-43
i_spoke:8 i_start:50 i_still:-6 i_stood:-47 i_stopped:-10 i_study:47
i_suppose:-124 i_suspect:-94 i_swear:-93 i_switched:24 i_take:79 i_talked:5
i_tell:-14 i_think:33 i_thought:-68 i_took:-3 i_tre:56 i_tried:-47 i_tune:-12
i_turn:40 i_turni:18 i_type:-8 i_understand:-5 i_understood:12 i_used:-66
i_waived:3 i_walked:-19 i_wanna:32 i_want:95 i_wanted:-57 i_was:-107 i_went:107
i_were:-12 i_will:-43 i_won't:19 i_wonder:39 i_wont:31 i_work:30 i_worked:-18
i_write:15 i_wrote:8 i'd:51 i'd_be:20 i'd_call:-80 i'd_go:38 i'd_guess:-18
i'd_have:-3 i'd_like:214 i'd_love:38 i'd_much:51 i'd_pick:-32 i'd_prefer:23
i'd_rather:77 i'd_say:-17 i'd_send:27 i'd_sooner:62 i'd_take:-42 i'll:85
i'll_ask:30 i'll_be:-45 i'll_get:6 i'll_give:-29 i'll_have:7 i'll_keep:59
i'll_remind:11 i'll_start:4 i'll_take:-67 i'll_write:21 i'm:34 i'm_a:61
i'm_afraid:37 i'm_after:40 i'm_doing:9 i'm_fonder:36 i'm_going:25 i'm_happier:8
i'm_happy:-23 i'm_here:-39 i'm_more:28 i'm_not:-92 i'm_on:-44 i'm_still:-49
i'm_taking:8 i've:77 i've_been:-36 i've_come:17 i've_decided:49 i've_got:-5
i've_had:53 i've_heard:-3 i've_made:54 i've_moved:3 i've_put:6 i've_read:-37
i've_renamed:9 i've_rewritten:5 i've_seen:-73 i've_switched:7 ice:-21
ice_cream:-91 ice_machine:-25 ice_on:-37 ice_paint:19 ices:-20 ich:-8 ich_0:55
ich_^:38 ich_am:11 ich_arbeite:21 ich_bring:27 ich_das:19 ich_die:31 ich_dir:25
ich_gern:22 ich_grundsätzlich:3 ich_hab:-40 ich_habe:47 ich_im:26 ich_lerne:4
ich_lieber:13 ich_mal:-61 ich_mit:9 ich_möchte:18 ich_nehme:15 ich_nicht:17
ich_nie:-93 ich_noch:18 ich_nur:12 ich_übe:12 ici:-43 icing_^:15 icon:-50
icon_^:9 iconos:54 iconos_a:20 icons:32 icons_for:13 id:78 id_forgotten:-51
id_go:23 id_like:84 id_love:4 id_prefer:20 id_rather:42 id_say:25 id_sooner:8
idag:-58 idag_^:-58 idea:40 idea_^:59 idea_behind:9 idea_how:-80 idea_if:40
idea_in:31 idea_is:36 idea_of:-28 idea_so:49 idea_that:-38 idea_what:19
idea_whether:12 idea_who:29 idea_why:-25 idea_yet:37 ideally:68 ideally_the:49
ideas:1 ideia:41 idempotent:-38 identity:15 identity_card:7 idle:21 idle_for:9
idle_machines:-12 ie:-18 iedereen:43 ieri:-70 ieri_sera:-66 iets:-119 if:67
if_a:58 if_both:-25 if_he:50 if_i:-72 if_it:87 if_it's:62 if_its:81 if_my:73
if_nobody:29 if_one:4 if_possible:65 if_she:-51 if_somebody:1 if_someone:65
if_something:-33 if_that:2 if_the:22 if_there:32 if_there's:10 if_theres:14
if_they:2 if_u:39 if_we:-60 if_you:-37 if_you're:24 if_your:17 ifs:23 igen:-110
igen_^:-98 ignore:22 ignore_encore:31 igual:-30 ihnen:-3 ihr_ansprechpartner:28
ihre:2 ik:-27 ik_de:62 ik_gisteren:18 ik_heb:12 ik_het:58 ik_neem:54 ik_oefen:45
ik_uit:-17 ik_wel:-24 ik_word:32 ik_zie:-26 ikea:-49 iki:-35 il:20 il_0:25
il_a:-8 il_bagnino:38 il_capitolo:47 il_carburante:16 il_codice:34 il_collo:3
il_corso:21 il_dit:-67 il_en:-31 il_est:24 il_fait:-70 il_faut:35 il_gatto:-101
il_gruppo:22 il_livello:12 il_log:9 il_lunedì:-48 il_magazzino:20 il_me:64
il_mio:-34 il_modulo:56 il_montaggio:1 il_motore:50 il_ne:62 il_nonno:18
il_nous:22 il_pallone:10 il_pleut:-89 il_primo:11 il_prossimo:45 il_quaderno:34
il_reste:-42 il_ricambio:27 il_sale:-48 il_secondo:19 il_seggiolino:23
il_sensore:11 il_server:-57 il_simulatore:29 il_soffritto:12 il_tempo:-27
il_traghetto:32 il_trasporto:5 il_trattore:12 il_turno:34 il_vecchio:7
il_vento:-5 il_y:30 ile:60 ile_yazılır:18 ill:178 ill_pay:9 ill_record:24
ill_ring:21 ill_sort:24 illegal:-110 illegal_^:-72 illustrations:53 ils:21
im:-41 im_a:45 im_altersheim:4 im_büro:16 im_chat:52 im_going:2 im_gonna:8
im_herbst:-3 im_keeping:14 im_keller:38 im_lager:26 im_more:50 im_no:-39
im_not:-55 im_on:-20 im_quitting:61 im_rollstuhl:35 im_so:-54 im_the:-39
im_there:46 im_told:-36 im_torn:12 im_treppenhaus:-46 im_useless:21
im_vorspiel:28 image:98 image_cache:34 image_is:5 images:31 imagination:-88
imagine:-164 imagine_^:-6 imagine_a:-2 imagine_he:-5 imagine_that:-30
imagine_the:-39 imagino:-47 imagino_a:-47 immer:-32 immer_an:19 immer_auf:52
immer_erst:33 immer_mit:38 immer_noch:-68 imo:-44 imperative:53 import:79
import_is:15 import_threads:17 importer:45 importer_^:15 imports:31 imports_^:8
impressive:-55 improvement:-10 imu:28 imza:12 imza_attı:12 in:-77 in_$:12
in_0:-113 in_?:-18 in_^:3 in_a:-44 in_about:-12 in_act:26 in_after:-14 in_all:2
in_and:-88 in_another:14 in_antwerp:-1 in_anything:28 in_april:-21 in_as:11
in_at:26 in_august:-8 in_autumn:16 in_bar:25 in_basel:12 in_bay:9 in_bed:3
in_bergen:-54 in_better:52 in_between:27 in_both:21 in_brackets:12 in_british:18
in_by:-11 in_capitals:-9 in_case:35 in_cash:54 in_cave:42 in_cents:5 in_class:-7
in_code:-31 in_cold:57 in_cucina:-48 in_czech:20 in_daylight:70 in_de:-27
in_debug:11 in_den:109 in_der:-48 in_desk:4 in_die:80 in_do:10 in_doubt:75
in_dublin:19 in_dutch:3 in_each:-21 in_early:34 in_een:30 in_english:55
in_europe:-63 in_even:24 in_every:-11 in_everything:44 in_fairness:-10
in_family:26 in_february:37 in_first:14 in_flat:44 in_fog:-12 in_for:-30
in_four:-60 in_fretta:-22 in_fridge:15 in_from:40 in_full:69 in_general:-43
in_german:50 in_ghent:-9 in_go:-18 in_graz:20 in_groups:-23 in_gusts:4
in_had:-15 in_hal:8 in_halle:20 in_has:-99 in_hat:-48 in_have:-22 in_here:-9
in_het:28 in_his:-39 in_i:1 in_in:1 in_inglese:7 in_is:-19 in_it:1 in_italics:29
in_its:64 in_july:-42 in_june:9 in_knots:24 in_last:-9 in_latin:24 in_law:-66
in_laws:12 in_leeds:15 in_line:-38 in_lisbon:13 in_lost:-43 in_love:-19
in_lyon:26 in_magazzino:19 in_many:-18 in_march:-17 in_may:-18 in_millimetres:53
in_mind:79 in_moot:8 in_morse:7 in_most:-37 in_must:-29 in_my:-14 in_nobody:-2
in_number:44 in_old:56 in_on:20 in_once:-34 in_one:-9 in_open:-41 in_ops:-22
in_order:-37 in_oslo:-38 in_our:-28 in_over:-15 in_packs:19 in_pairs:6
in_paper:-40 in_part:37 in_place:67 in_plain:3 in_pls:13 in_portugal:-33
in_portuguese:-44 in_public:16 in_red:6 in_redis:9 in_release:28 in_return:30
in_room:51 in_rust:17 in_sala:28 in_school:-24 in_service:-18 in_shoe:-21
in_short:-3 in_shows:-114 in_sick:38 in_slippers:-4 in_smells:-19 in_so:18
in_software:17 in_some:-29 in_spanish:18 in_spine:3 in_spring:53 in_staging:24
in_statistics:2 in_stock:13 in_such:-14 in_sync:39 in_tank:3 in_ten:-20
in_that:31 in_the:12 in_their:-15 in_them:-9 in_there:-11 in_they:-97 in_this:38
in_those:-7 in_tickets:43 in_time:2 in_to:6 in_today:-30 in_town:59
in_traffic:65 in_tune:-19 in_tunnels:44 in_two:40 in_typescript:10 in_used:-60
in_utc:42 in_utrecht:-6 in_view:22 in_views:13 in_war:-7 in_was:-52 in_we:-15
in_welsh:41 in_were:-4 in_wet:-7 in_where:-25 in_which:44 in_winter:-43
in_words:25 in_writing:18 in_year:-14 inbound:21 inbox:84 inbox_^:52 inbox_is:22
inches:62 inches_confuse:16 incident:-40 incident_^:-77 incl:26 incl_^:14
included:-27 included_^:-52 included_the:19 includes:70 includes_the:31
including_the:-30 inconvenience:-68 incubator:19 indeed:-72 indeed_^:-40
indeed_a:-4 indentation:-4 indentation_i:-2 indenting:1 indenting_the:1 index:67
index_^:58 index_is:6 indexing_the:31 indicativo:54 indicativo_provisório:54
indigo:-1 indirect:25 indoor:7 indoors:64 induction:10 ines:5 infants:21 info:14
information:6 infusion:-38 infusion_pumps:-39 inga:96 ingen:-80 ingest:11
inglese:7 inglés:56 ingredients:-45 ingrid:51 ingrid_is:8 inhaler:62
inheritance:8 ink:27 inline:25 inline_styles:25 inliner:23 inn:40 innan:62
input:-47 input_^:-38 ins:-27 inschrijfformulier:12 insert:4 inside:32
inside_^:-39 inside_the:68 insieme:-24 insisted:14 insists:12 insists_on:-6
inskickad:37 inskickad_^:37 inspected:68 inspection:29 inspection_of:1
inspector:79 inspector_called:17 inspector_has:7 inspector_is:19 inspector_was:4
instala:16 installed:-4 installer:21 instalments:4 instant:-63 instead:155
instead_^:63 instead_of:111 instead_pls:3 instructor:-46 instructor_^:-9
instructor_hums:-34 instructor_is:15 instrument:-56 instruments:60 insulin:30
insulin_is:8 insult:-49 insurance:43 insurance_is:-19 insured:35 insured_^:-10
insured_for:31 insurer:104 insurer_^:29 insurer_and:3 insurer_is:4 intake:-63
intake_^:13 inte:111 inte_bestämt:5 inte_om:5 inte_på:44 inte_än:18 integer:21
integer_milliseconds:28 intend:4 intend_to:4 intensive:-43 intensive_care:-43
intercepts:27 intercom:-58 interdit:30 interdit_de:14 interest:-33
interesting:-110 interesting_^:-32 interesting_i:-8 interestingly:-1
interestingly_the:-1 interface:-54 interface_^:-60 interference:-8 intern:-7
intern_is:-40 internet:-78 interns:-62 interns_^:7 interrupt:77
interrupt_handler:5 interval:33 interval_0:12 interview:13 interview_in:2
into:-34 into_0:-52 into_a:-14 into_each:-36 into_its:22 into_one:12
introduce:12 introduction:6 invece:54 inventados:23 inventados_^:23 invented:-95
invented_the:-28 inventory_^:-42 inventory_screen:15 invitations:15 invites:-36
invoice:53 invoice_^:-7 invoice_address:22 invoice_from:9 invoice_in:1
invoice_is:30 invoice_to:8 invoices:110 invoices_^:15 involves:-8 inzwischen:10
io:60 ios:25 ipv:-34 ipv_0:-34 iron:13 iron_^:-12 iron_is:-24 irregular:43
irregular_verbs:10 irrigation:16 is:51 is_$:21 is_0:131 is_^:74 is_a:-85
is_ab:15 is_about:-4 is_above:3 is_actually:7 is_al:14 is_all:87 is_allergic:26
is_always:-33 is_an:-69 is_and:-63 is_anyone's:25 is_as:15 is_asleep:-9
is_assessed:2 is_at:59 is_back:18 is_basically:-53 is_beautiful:-52 is_behind:26
is_being:76 is_berthed:23 is_better:-102 is_big:-4 is_blocked:7 is_booked:13
is_borrowed:18 is_braver:-31 is_bringing:34 is_broken:-72 is_built:11
is_buried:-23 is_by:10 is_called:53 is_cancelled:40 is_capped:27 is_captain:6
is_carrying:16 is_cheaper:23 is_checked:6 is_clean:-73 is_cleaned:35
is_clementine:12 is_closed:39 is_colour:-33 is_coming:-41 is_covered:35
is_deleted:59 is_delivered:11 is_done:49 is_down:91 is_dr:22 is_drawn:-11
is_dredged:7 is_drowning:47 is_dry:20 is_due:43 is_easy:-39 is_een:-34
is_either:-37 is_emptied:8 is_empty:35 is_enough:-26 is_entered:24
is_estimated:44 is_every:-44 is_fast:-43 is_faster:-22 is_fine:-41 is_fixed:83
is_flat:-45 is_flooded:14 is_for:35 is_forbidden:47 is_found:4 is_four:17
is_free:17 is_from:38 is_frozen:10 is_fully:13 is_getting:21 is_given:40
is_going:27 is_gone:64 is_good:65 is_great:-77 is_green:-18 is_half:23
is_hanging:10 is_heron:31 is_how:41 is_ill:27 is_in:19 is_indeed:-42
is_inside:-40 is_it:-84 is_jetzt:4 is_just:-130 is_kept:43 is_killing:-45
is_laid:-6 is_late:12 is_leaking:3 is_leek:50 is_left:14 is_leopold:13
is_like:-81 is_lit:34 is_live:15 is_loaded:12 is_longer:-18 is_lovely:-83
is_made:-26 is_marked:13 is_may:21 is_merged:1 is_mine:42 is_missing:26
is_more:-82 is_mostly:-42 is_moved:3 is_moving:16 is_mr:34 is_mrs:23 is_my:117
is_named:17 is_narrated:7 is_nearly:-21 is_never:26 is_new:-42 is_nicer:-33
is_ninety:-45 is_no:6 is_nog:20 is_not:-40 is_nothing:-73 is_nougat:2 is_now:98
is_nu:17 is_number:1 is_odile:7 is_off:85 is_often:-21 is_old:-54 is_older:-77
is_on:61 is_one:-28 is_op:-13 is_open:62 is_opened:12 is_our:12 is_out:16
is_paid:22 is_painted:30 is_parking:18 is_part:-2 is_patched:14 is_perfectly:-6
is_played:49 is_practically:-36 is_pregnant:-50 is_probably:-5 is_quite:-41
is_rated:-57 is_rather:-78 is_read:51 is_ready:14 is_refreshed:14
is_remarkably:-10 is_reserved:52 is_restored:4 is_retired:11 is_reviewed:8
is_rewritten:5 is_right:33 is_room:13 is_rosalind:17 is_run:64 is_running:103
is_said:-48 is_sent:29 is_served:7 is_set:29 is_sewn:7 is_shaking:-14
is_shown:35 is_signed:12 is_simply:-50 is_sitting:44 is_slow:-40 is_slower:-17
is_small:-51 is_so:-72 is_sold:14 is_something:-59 is_sorted:42 is_soup:-43
is_spliced:7 is_staffed:13 is_stale:8 is_standing:43 is_staring:6 is_still:97
is_strict:9 is_stricter:-4 is_stuck:-36 is_taken:26 is_taking:2 is_tested:8
is_that:-89 is_the:15 is_there:-64 is_this:-27 is_through:23 is_thrown:16
is_tied:14 is_tiny:4 is_to:160 is_toast:-19 is_too:-7 is_true:21 is_tuesday:19
is_tuned:1 is_turned:44 is_two:7 is_typical:-42 is_unclear:-43 is_under:-14
is_unplugged:12 is_unreal:-22 is_up:17 is_usually:-6 is_very:-19 is_void:5
is_waiting:43 is_watching:-30 is_weak:-31 is_weird:-5 is_what:-75 is_where:-3
is_whether:-23 is_who:11 is_why:-73 is_with:-11 is_working:14 is_worn:2
is_worth:-11 is_written:39 is_your:-47 iscritti:27 island:-11 island_^:-27
islands_^:-17 isn't:-35 isn't_clear:36 isn't_it:-117 isn't_ready:21 isnt:4
isnt_it:-8 iso:2 isso:-31 issued:1 ist:64 ist_0:16 ist_^:31 ist_am:21 ist_auf:46
ist_beim:16 ist_da:16 ist_das:-46 ist_der:52 ist_die:-24 ist_ein:21
ist_gesperrt:12 ist_heute:-81 ist_im:-37 ist_jetzt:51 ist_kaputt:19 ist_krank:1
ist_markiert:17 ist_mir:31 ist_noch:27 ist_schon:19 it:-34 it_0:30 it_?:-118
it_^:34 it_a:46 it_about:-3 it_again:24 it_all:-5 it_always:-60 it_and:35
it_around:33 it_as:15 it_at:77 it_ate:67 it_back:5 it_be:29 it_better:23
it_breaks:33 it_brings:13 it_broken:47 it_but:-32 it_by:-4 it_can:24
it_can't:-108 it_carries:21 it_clean:37 it_comes:14 it_costs:25 it_did:10
it_didn't:-22 it_differently:-26 it_does:-51 it_eats:11 it_even:35 it_every:12
it_falls:-52 it_feels:16 it_first:23 it_fits:5 it_for:2 it_forgives:13
it_from:40 it_funny:-5 it_gets:-74 it_gives:18 it_go:27 it_goes:-45 it_got:17
it_had:-4 it_half:-33 it_happens:-60 it_has:-71 it_hasn't:6 it_helped:-42
it_helps:-6 it_i:22 it_if:-11 it_in:32 it_is:-23 it_isn't:84 it_just:-78
it_keeps:31 it_kept:-12 it_leaked:-8 it_leaves:-21 it_lies:2 it_loads:-34
it_lol:103 it_looked:-63 it_looks:30 it_made:8 it_makes:-2 it_may:-68 it_me:-87
it_more:22 it_must:-53 it_my:-31 it_never:-70 it_normal:-25 it_now:-99
it_off:-15 it_ok:48 it_on:81 it_opened:-37 it_opens:-59 it_out:59 it_over:67
it_passes:-55 it_pays:-16 it_properly:13 it_put:-27 it_rained:-5 it_reads:11
it_really:-36 it_remains:51 it_said:-10 it_says:-15 it_should:-14 it_shows:-33
it_since:-19 it_sits:39 it_smells:46 it_snowed:-60 it_so:61 it_sold:-16
it_sounds:-6 it_starts:-3 it_stays:41 it_strange:-30 it_takes:6 it_tested:-28
it_that:60 it_that's:54 it_they:61 it_three:21 it_to:-31 it_today:-22
it_tonight:9 it_too:29 it_took:-87 it_turned:19 it_turns:2 it_twice:3 it_w:-25
it_waits:10 it_wakes:-14 it_was:34 it_went:-22 it_were:34 it_when:39
it_which:-12 it_will:-50 it_with:37 it_without:18 it_worked:-10 it_works:-47
it_would:81 it_you'd:5 it'd:64 it'd_be:64 it'll:33 it'll_be:33 it's:7 it's_0:105
it's_a:-65 it's_about:28 it's_all:39 it's_an:-27 it's_been:-1 it's_full:-14
it's_in:6 it's_just:-5 it's_like:-36 it's_on:29 it's_outside:-48 it's_raining:-8
it's_rather:-20 it's_settled:4 it's_snowing:-43 it's_so:-61 it's_still:-21
it's_the:146 it's_unclear:13 italians:-6 italics:29 italics_^:19 italy:-23
itch:31 itch_^:31 item:5 items_^:7 iterator:-59 itinerary:20 its:-97 its_0:37
its_a:22 its_all:-2 its_always:-24 its_back:14 its_charm:-15 its_cold:-48
its_feast:26 its_first:-25 its_just:6 its_karin:26 its_licence:2 its_like:-21
its_name:-62 its_not:-82 its_old:3 its_on:21 its_one:37 its_only:-10 its_over:25
its_own:-29 its_pouring:-17 its_quiet:66 its_raining:17 its_signed:11 its_so:-84
its_tests:8 its_the:35 its_twin:-19 its_way:20 itself:-35 itself_is:-36 ive:-70
ive_been:2 ive_got:2 ivy:46 için:148 için_0:12 için_^:55 j'adore:-65
j'adore_^:-65 j'ai:-107 j'ai_déplacé:8 j'ai_encore:-24 j'ai_entendu:-14
j'ai_rendu:35 j'ai_une:-7 j'aime:81 j'aime_mieux:81 j'aimerais:83
j'aimerais_mieux:44 j'espère:-58 j'étais:-57 ja:-175 jab:61 jab_^:61 jabs:12
jabón:28 jackets:33 jackets_^:16 jag:9 jag_fixar:26 jag_har:32 jag_ser:-7
jag_tar:40 jag_tycker:20 jag_vet:17 jag_vill:67 jagt:31 jagt_aus:31 jahren:-68
jaja:-136 jaja_^:-39 jaja_el:-45 jaja_mi:-42 jajaja:-85 jak:-204 jak_bardzo:-30
jak_ten:-53 jak_w:-44 jam:13 jam_^:-13 jam_on:-9 jamais:5 jamais_de:20
jamais_deux:45 jamais_la:21 jamais_le:34 jamais_les:12 jamais_un:49 jammed:40
jams:9 jams_on:41 jamás:23 janitor:26 january_^:9 japanese:18 jar:-7 jar_of:-29
jardín:18 jars:-24 jars_^:13 jars_of:-47 jasne:-8 jazz:-94 je:-37 je_0:-14
je_klanten:31 je_les:10 je_m'attaque:2 je_m'occupe:20 je_passe:21 je_préfère:143
je_repasse:1 je_te:54 je_vous:-51 jede:28 jedem:3 jeder:78 jedes:-42 jedna:6
jedzie:70 jedzie_w:70 jefe:13 jelly:-102 jelly_^:-60 jemand:-3 jenkins:36
jenkins_^:36 jesses:94 jesses_are:29 jest:80 jest_^:24 jest_już:36 jeszcze:-24
jeszcze_czy:27 jetty:54 jetzt:58 jetzt_0:2 jetzt_am:3 jetzt_auf:39 jetzt_bei:6
jetzt_die:2 jetzt_fehlt:21 jetzt_im:15 jetzt_um:7 jeudi:27 jingle:-40 jitter:72
jo:5 joan:-6 job:95 job_0:66 job_^:22 job_and:2 job_at:10 job_failed:19
job_has:20 job_in:27 job_on:3 job_runs:8 jobbet:39 jobbet_^:39 jobs:-29
jobs_^:-14 join:10 join_retries:23 joined:-37 joined_in:-35 joined_the:-55
joining:12 joint:20 joke:-83 joke_^:15 joke_about:-10 joke_and:-8 joke_in:-34
jokes:-66 joking:-52 joli:-41 jonas:64 joue:-44 journal:33 journal_des:15
journaux:2 journaux_0:2 journey:-38 journey_^:-21 journée:-64 journée_j'ai:-43
jours:-67 jours_^:2 jourtelefonen:45 joy:-76 joys:-4 joys_of:-4 joystick:20
json:67 json_^:39 jtag:-36 judge:-3 judges:-44 judging:46 judging_by:54 jug:7
juice:-19 juice_for:-13 juli:2 jullie:-10 july:-84 july_^:-25 jump:-35
jumped:-40 jumped_off:-23 jumper:-12 jumpers:-22 jumping:-34 jumps_^:-5 june:30
june_^:3 junina:18 junior:-6 junto:1 jupiter:-7 jurait:-50 jury:48 juré:22
juré_^:22 just:-38 just_a:15 just_as:-23 just_before:-11 just_dinner:39
just_got:-33 just_guess:20 just_had:-3 just_heard:25 just_kept:-21
just_laughed:-7 just_me:-48 just_now:69 just_one:-51 just_rang:65 just_sat:-8
just_saw:15 just_show:-16 just_sitting:-8 just_so:35 just_the:6 just_thinking:25
just_to:-17 just_walked:52 just_want:-17 juste:40 jutro:38 już:-2 już_działa:41
já:117 já_decorei:26 ją:-20 k:51 k_0:15 kaart:20 kaartlaag:17 kabel:-3 kafam:-33
kafam_kazan:-33 kaffee:-147 kaffee_^:-12 kaffee_ist:-84 kafka:13 kafka_^:7
kafka_retention:6 kalibracji:46 kallt:-8 kalt:-12 kalır:49 kalır_^:49 kam:-7
kampita:21 kampita_drill:21 kan_^:40 kanal:59 kanal_0:10 kanelbullar:-67
kanji:-9 kann:-58 kann_ich:-14 kantine:-14 kapaklı:30 kapalı_^:7 kapitel:38
kapitel_über:23 kaputt:-56 kar:-84 karin:30 karin_who:26 karmę:19 karte:78
karteikarten:12 kasku:22 kasku_nikt:12 kasten:9 kat:-129 kat_laboratuvarı:55
kater:-68 katten:-99 katten_har:-19 katzen:-95 kaution:45 kawa:-76 kayak:61
kayıtları:45 kazan:-33 kazan_gibi:-33 każdą:56 kb:67 kb_for:35 kbaud:22 kedi:-71
keen:9 keen_on:9 keep:82 keep_0:20 keep_a:-69 keep_forgetting:-52 keep_its:14
keep_my:33 keep_that:30 keep_the:126 keep_their:11 keep_to:15 keep_up:-61
keep_wondering:70 keep_your:32 keeper:-43 keeper_^:6 keeper_has:-39 keeper_is:5
keeping:32 keeping_for:-31 keeping_the:89 keeps_0:55 keeps_a:-6 keeps_for:35
keeps_pdfs:8 keeps_the:69 keer:-22 kein:-19 kein_witz:-66 keine:-36
keine_ahnung:-55 keine_smileys:9 keinen_fall:13 keiner:69 keiner_^:38 keller:38
keller_^:21 kelp:21 ken:-43 kennel:18 kennt:-37 kennt_wohl:-40 kept:24
kept_0:-10 kept_a:-71 kept_at:21 kept_every:-22 kept_for:62 kept_her:-10
kept_in:84 kept_its:26 kept_the:-8 kernel_^:4 kesinlikle:49 kessler:26
kessler_brothers:26 kestrel:22 kettle:-116 kettle_^:-101 kettle_and:-16
kettle_stitches:22 kettle_took:-40 kettle's:-53 key_and:-37 key_for:3
key_from:10 key_hangs:9 key_is:41 key_of:3 key_press:6 key_safe:4 key_to:21
key_was:-34 keyboard:-99 keyboard_^:-42 keyboard_has:-76 keyboard_layout:39
keyboard_shortcuts:39 keyed:14 keypad:1 keys:57 keys_^:-9 keys_are:38
keys_in:-21 keys_of:29 keys_that:15 keys_to:14 keystore:22 keystore_alias:19
keçi:28 keşke:-9 keşke_dışarıda:-9 kg:44 kg_^:25 kg_and:7 kg_of:-13 kg_they:9
ki:-14 kicked:-45 kicks:22 kid:-23 kid_^:10 kid_asked:-36 kid_has:56 kid_in:-46
kid_is:29 kidney:-26 kids:-11 kids_^:39 kids_and:3 kids_are:13 kids_at:37
kids_stay:1 kids_to:-8 kids_under:20 kids_want:7 kids_were:-45 kierownik:66
kiezen:9 kiezen_voor:9 kill:-30 kill_the:-4 kill_us:2 killed:72 killing:-64
killing_me:-70 kiln:6 kilo:-41 kilo_^:28 kilobyte:15 kilobytes:44 kilobytes_^:12
kilobytes_at:23 kilobytes_of:9 kilometer:32 kilometres:-1 kilometres_^:10
kilometres_to:-10 kilos:86 kilos_^:39 kilos_and:4 kilovatios:28 kilovatios_^:26
kilowatts:47 kilowatts_^:30 kim:-20 kimya:25 kind:-13 kind_0:29 kind_of:14
kind_words:-37 kinda:-80 kinda_miss:-82 kinder:-28 kinder_haben:-60 kinder_to:26
kindly:59 kindly_^:23 kinds:-35 kinds_of:-35 kiosk:63 kiosk_^:15 kiosk_hat:-34
kiosks:4 kiralanır:17 kiralanır_^:17 kisten:23 kit:62 kit_^:1 kit_de:6
kitabım:30 kitchen:10 kitchen_^:22 kitchen_at:-38 kitchen_has:-15 kitchen_is:35
kitchen_so:-35 kitchen_tap:1 kitchen_the:22 kitchen_tiles:63 kitchens:-1
kitten:74 kişi:-27 kişi_imza:12 kişi_çalıştırıyor:18 kkk:-115 kkk_^:-21
kkk_o:-100 klaar:65 klanten:31 klar:59 klart:78 klasse:14 klatce:-4 klausur:49
klausur_dauert:5 klausur_haben:3 klausur_hat:11 kleine:-92 kleinen:-29
kleinigkeiten:31 kleinigkeiten_^:31 klienta:49 klienta_^:49 klimaanlage:13
klimaanlage_nord:13 klingt:-94 klingt_nach:-73 klinkt:-109 klinkt_als:-25
klucz:58 klucz_do:58 klucze:43 km:-65 km_^:-26 km_a:24 km_for:-46 km_h:30
knee:-36 knee_brace:13 knee_has:-30 knees:-85 knees_^:-50 knees_and:16 knew:-51
knew_it:-25 knie:-119 knife:26 knife_is:3 knight:19 knight_forks:19 knits:-43
knitted:-57 knitted_a:-48 knitting:-87 knitting_group:-51 knives:14 knock:40
knock_at:51 knocking:-9 knot:7 knoten:73 knots:17 knots_^:2 know:39 know_^:-6
know_about:-8 know_how:-3 know_i:28 know_if:-28 know_it:-6 know_that:-4
know_the:41 know_what:-6 know_where:22 know_which:41 know_who:18 know_why:38
know_with:-48 know_yet:41 knowing:11 knowing_that:-23 known:-31 known_each:47
known_for:-25 known_to:-46 knows:66 knows_^:153 knows_more:-22 knows_the:34
knows_why:-9 knows_yet:21 koffer:3 koffer_ist:3 koffie:-93 koi:-33 kolay:-53
kolay_gelsin:-53 kolejka:30 kolejka_zadań:48 kollege:-14 kollisionsmodul:23
komentarze:-31 kommen:25 kommen_immer:29 kommer:45 kommt:94 kommt_am:42
kommt_die:32 kommt_von:13 komt:5 konnte:-34 konzert:-25 kopia:52
kopia_zapasowa:27 korepetycje:42 korepetycje_mam:42 korrektur:7 korta:27
korte:24 kostet:4 kot:-29 kotlin:-34 kowalczyk:34 kowalczyk_^:9 kraan:1 kran:1
krank:1 krankmeldungen:21 kranz:28 krijg:21 krijgt:59 kropli:17 kropli_^:17
krótkie:13 kt:16 kt_^:16 kto:44 kubernetes:-35 kuchen:-70 kuchen_gegessen:-5
kunden:62 kupiłam:27 kupolen:31 kurs:42 kurve:-89 kurz:-71 kurze:-31 kväll:-45
kväll_det:-34 kvällen:19 kw:15 kwame:1 kwijt:2 kx:2 kx_0:2 köket:34 köket_^:26
kör:65 kühlraum:30 kümmert:37 kümmert_sich:37 küvet:17 küvet_en:17 küçük:23
kırmızı:21 kısa:38 l:35 l_0:8 l'a:31 l'abonnement:26 l'abonnement_du:26
l'accord:10 l'agitatore:13 l'air:-98 l'alfabeto:26 l'ancien:14 l'ancienne:12
l'astreinte:68 l'astreinte_^:46 l'atelier:51 l'atelier_^:24 l'atelier_de:7
l'eau:54 l'entrée:5 l'entrée_des:5 l'examen:49 l'expert:7 l'inventaire:18
l'oiseau:15 l'option:53 l'échantillon:39 l'écran:5 l'équipe:51 l'équipe_du:6
la:29 la_0:11 la_antena:28 la_barre:19 la_bomba:38 la_boîte:35 la_caja:-30
la_caldera:-61 la_calle:2 la_campana:10 la_cantine:-57 la_carta:14 la_carte:15
la_casa:-32 la_caution:34 la_cave:18 la_centrífuga:9 la_chambre:11 la_clase:25
la_cliente:12 la_cola:-15 la_commande:34 la_corrélation:41 la_coupure:39
la_cuisine:-50 la_cuve:4 la_cámara:38 la_cérémonie:18 la_date:7 la_de:13
la_dernière:30 la_dictée:20 la_dieta:17 la_dirección:1 la_directrice:33
la_entrega:9 la_escuela:20 la_facture:56 la_fianza:6 la_fiche:43 la_fin:15
la_franchise:36 la_funda:18 la_fête:5 la_gare:-28 la_gata:45 la_harina:10
la_housse:23 la_journée:-54 la_lavatrice:6 la_lente:11 la_lezione:1 la_lista:46
la_livraison:20 la_llave:46 la_loge:-6 la_línea:19 la_macchina:-43 la_mairie:22
la_maison:11 la_mano:10 la_matrícula:26 la_mattina:7 la_mañana:-70 la_mer:-27
la_misma:-50 la_montaña:-53 la_musica:3 la_même:-68 la_niña:19 la_noche:-47
la_nueva:5 la_nuit:8 la_page:10 la_palestra:25 la_pantalla:-10 la_parroquia:21
la_peineta:4 la_pioggia:-71 la_pluie:-59 la_pompa:20 la_pompe:3 la_pratique:42
la_presión:1 la_prof:14 la_profesora:23 la_prova:17 la_puerta:41 la_pâte:1
la_póliza:17 la_rama:60 la_redacción:9 la_reserva:40 la_riunione:14
la_rotonda:23 la_régie:43 la_réplica:13 la_sala:39 la_salle:51 la_sera:-58
la_señora:7 la_sonda:19 la_stufa:10 la_sucursal:14 la_tabla:2 la_table:15
la_taquilla:14 la_tarde:-23 la_terrasse:39 la_tienda:23 la_vanne:6 la_vida:15
la_vieille:-37 la_visita:26 la_voisine:20 la_vraie:6 la_válvula:25 la_zona:5
laat:19 laat_de:19 lab:35 lab_^:3 lab_calls:15 lab_has:12 lab_report:3
lab_samples:27 label:23 label_^:42 label_is:12 label_it:34 label_printer:-94
label_the:8 labelled:-2 labelled_^:37 labelled_before:31 labeller:32 labels:27
labels_^:-37 labels_in:10 labels_on:-15 laboratoire:16 laboratoire_est:16
laboratorio:19 laboratory:5 laboratuvarı:55 laboratuvarı_gece:55 lacht:-39
lack:6 lacks:55 lacquered:13 ladan:33 ladder:65 ladder_^:48 ladder_with:-6
ladders:-32 ladders_^:-18 ladies:8 lado:-81 lads:19 lady:-89 lady_at:-5
lady_from:59 lady_of:-2 ladybirds:-5 ladybirds_in:-5 lag:-12 lag_^:68
lag_alarms:2 lagar:-47 lager:48 lager_^:17 lago:-10 lags:24 laid:33 laid_out:-8
laisse:41 lake:13 lake_^:-37 lake_side:16 lakes:-30 lamb:-41 lambs:-40
laminate:52 lamp:-53 lamp_has:-53 lamp_is:33 lamps:-24 lamps_^:34 lampshade:-17
land:25 land_in:17 landed:4 landed_on:12 landlady:-53 landline:43
landline_she:27 landlord_^:-78 landlord_about:27 landlord_is:-7 landlord_that:13
landlord's:33 landlords:12 lands:28 lands_on:23 landscape:6 lane:69 lane_^:4
lanes_^:19 lang:27 lang_und:-21 lange:28 langen:-39 langen_tag:-25 langs:-90
langs_de:-90 language:-17 language_^:-50 language_i:12 languages:-48
languages_are:-1 lantern:69 lanterns:37 lap:-16 laptop:-20 laptop_^:10
laptop_fan:-21 laptop_in:-36 laptops:31 larch:27 larga:-5 large:64 las:101
las_0:8 las_clases:23 las_copias:-31 las_cuatro:-47 las_entradas:11
las_explicaciones:23 las_facturas:27 las_fotos:12 las_gaviotas:-46 las_guardas:1
las_llaves:12 las_ocho:8 las_piezas:22 las_pruebas:11 lasagne:9 lasciare:15
lasse:14 lassen:-24 last:-14 last_0:-88 last_^:14 last_a:27 last_day:-49
last_five:16 last_for:23 last_friday:22 last_mock:17 last_month:5 last_night:-10
last_nite:69 last_of:66 last_one:-30 last_summer:-15 last_time:17 last_tram:1
last_week:26 last_winter:-19 last_year:16 last_year's:79 lastbilen:5 lasted:-106
lastenrad:32 lasts:81 lasts_0:70 late:-60 late_^:-28 late_afternoon:6
late_again:-41 late_facts:27 late_reply:-22 late_shifts:-45 late_so:-10
lately:43 lately_^:44 laten:44 latency:-20 later:-71 later_^:-80
later_departure:2 later_today:15 lateral:17 lateral_^:2 latest:54 lathe:-43
lathe_^:44 latin:24 latin_^:-5 latin_and:-60 latin_names:24 laugh:-85
laugh_^:-20 laugh_about:-15 laugh_but:-24 laughed:-131 laughed_^:-3
laughed_for:-42 laughed_in:-10 laughed_so:-11 laughed_until:-18 laughing:-76
laughing_^:-19 laughing_about:-44 laughing_at:-20 launch:-117 laundry:7
laundry_room:41 laut:44 lautet:15 lautet_0:9 lautschrift:25 lautsprecher:20
lautsprecher_^:20 lava:6 lavatrice:4 lavender:-17 lavora:-26 law:-52 law_^:-23
law_is:-3 law_of:-1 law_stuff:1 lawn_^:47 laws:12 lawyer:47 lawyer_^:-14
lawyers:9 lay:7 layer:-16 layer_^:-20 layer_refreshes:11 layers:-34 layout_^:-23
layout_code:-16 layout_is:40 lazy:-25 le:39 le_0:7 le_bac:4 le_bassin:33
le_bouton:12 le_bureau:-12 le_bébé:11 le_cache:22 le_café:-73 le_cahier:34
le_camping:14 le_carnet:69 le_carton:-36 le_chapitre:13 le_chat:-90 le_chiavi:26
le_chien:-72 le_code:43 le_coffre:21 le_compteur:27 le_concasseur:6
le_conteneur:3 le_den:16 le_devis:31 le_devoir:35 le_dossier:12 le_délai:2
le_dîner:32 le_filtre:22 le_foin:34 le_format:4 le_formulaire:11 le_foto:39
le_fournisseur:10 le_fromage:-79 le_gardien:-19 le_groupe:5 le_ha:80 le_hall:-53
le_hangar:16 le_jeudi:10 le_journal:29 le_livret:29 le_lot:15 le_mainteneur:11
le_malt:10 le_manuel:51 le_marché:-48 le_matin:29 le_may:19
le_microcontrôleur:16 le_module:14 le_monde:28 le_moteur:13 le_musée:-27
le_nom:27 le_nouveau:24 le_numéro:10 le_panneau:58 le_papier:10 le_parc:6
le_pare:16 le_parquet:43 le_peintre:23 le_petit:-24 le_point:8 le_pont:8
le_port:24 le_portique:6 le_poste:14 le_prof:-23 le_propriétaire:15 le_puits:19
le_pédiatre:1 le_quai:19 le_robot:60 le_sauna:22 le_schede:29 le_schéma:28
le_simulateur:-69 le_soir:55 le_soleil:-72 le_temps:-28 le_tende:34
le_thermomètre:14 le_tiroir:24 le_train:-34 le_traiteur:19 le_transport:1
le_transporteur:2 le_téléphérique:-90 le_vendredi:-30 le_vieux:-11 le_voisin:-31
le_vol:37 lead:49 lead_^:76 lead_singer:-45 lead_time:4 leader:23 leaderboard:43
leaderboard_resets:26 leaf:-25 leaf_^:-46 leaflet:32 leaflet_^:30 leaflets:-9
leak:111 leak_?:10 leaked:3 leaking:61 leaking_roof:18 leaks:57 leaks_^:3
lean:45 lean_that:37 lean_toward:-39 lean_towards:66 leaned:-29 leaning:67
leaning_eucalyptus:8 leap:32 learn:191 learn_0:32 learn_a:-21 learn_better:41
learn_by:10 learn_enough:3 learn_faster:20 learn_it:23 learn_morse:18
learn_most:24 learn_the:-10 learn_with:11 learned:-84 learned_it:-44
learned_programming:-4 learned_that:111 learned_the:27 learned_to:-87 learner:12
learners:-34 learning:18 learning_a:-15 learns:4 learnt:-18 lease:17 leased:13
least:-79 least_0:112 least_in:-14 least_it:-15 least_once:-47 least_the:-65
leather:93 leather_^:6 leather_for:44 leave:62 leave_^:38 leave_a:47
leave_in:-20 leave_it:-45 leave_me:27 leave_out:31 leave_the:67 leavers:-15
leaves:79 leaves_^:13 leaves_from:41 leaves_our:20 leaves_this:25 leaves_us:4
leaves_with:14 leaving:57 leaving_out:20 leaving_the:22 lechuga:-3 leci:-53
lecture:-48 lecture_hall:-13 lecture_on:-38 lectures:13 led:-15 led_blinks:21
led_by:4 led_shows:5 ledger:32 ledgers:-18 leds:17 leeds:17 leeds_^:15 leek:48
leek_^:50 leeks:-22 leer:-21 leer_^:-58 leerlingen:23 left:-60 left_0:-98
left_^:5 left_a:-96 left_and:13 left_behind:-9 left_for:47 left_hand:52
left_handed:-50 left_his:-14 left_in:1 left_last:9 left_my:17 left_on:-29
left_school:13 left_side:3 left_strap:13 left_the:15 left_to:-10 leftovers:-37
leg:-23 leg_^:22 leg_and:-14 legacy:66 legal:143 legal_^:-7 legato:11 legend:-35
legend_^:-53 legge:2 legge_0:1 lego:-106 legs:17 legs_and:-20 legs_twin:46
lehm:-2 lehrling:13 leiden:4 leider:-66 leihserver:1 leihserver_steht:1
leilão:20 leilão_de:20 leipzig:-56 leitor:37 leitor_de:37 lekcje:72
lekcje_harmonii:31 lekcje_śpiewu:40 lekkende:1 lekkende_kraan:1 lekker:-66
lemonade:-59 lemons:-47 lena:60 lend:24 lends:25 length_0:6 lenses:28 lent:-12
lente:12 leo:69 leonie:10 leopold:-5 lepiej:32 lerne:39 lerne_ich:17
lerne_lieber:1 les:1 les_affiches:10 les_clés:80 les_cours:22 les_enfants:6
les_enlèvements:36 les_exemples:1 les_frais:11 les_gilets:16 les_grands:5
les_journaux:2 les_leçons:1 les_longs:53 les_lundis:-56 les_messages:8
les_petites:40 les_petits:30 les_poches:2 les_rappels:13 les_rendez:7
les_résultats:1 les_soirs:14 les_tests:6 les_vieux:-46 les_voisins:-67
les_voitures:26 les_yeux:12 lesen:-11 less:65 less_^:24 less_like:20 less_so:59
less_than:-22 lesson:255 lesson_^:44 lesson_begins:1 lesson_has:13 lesson_is:57
lesson_on:-28 lesson_one:10 lesson_should:4 lesson_starts:44 lesson_then:21
lesson_we:32 lessons:79 lessons_^:51 lessons_are:3 lessons_in:19 let:-23
let_a:20 let_anybody:5 let_go:-30 let_it:16 let_me:-65 let_the:115 let_them:-14
let_us:-15 let_you:17 let's:89 let's_drop:4 let's_leave:5 let's_put:16
let's_set:15 letra:52 letra_grande:41 lets:70 lets_do:14 lets_drop:3 lets_go:18
lets_us:30 letter:91 letter_^:11 letter_came:18 letter_from:36 letterbox:-15
letters:-104 letters_^:44 letters_begin:23 letters_from:-8 letters_in:49
letters_to:-33 lettuce:16 lettura:72 leuk:-66 leute:-44 leute_^:54 leva:36
leva_0:10 levantar:10 level:16 level_0:3 level_^:81 level_in:42 level_is:2
level_of:26 level_two:20 leveller:-38 levels:25 lever:2 leveransen:48
leveransen_^:48 levámos:32 levámos_o:32 lexer:11 lezione:10 leçon:40
leçon_doit:7 leçons:6 lhe:36 li:45 libanais:19 libraries:19 library:69
library_^:27 library_is:-8 libre:5 libri:20 libro:28 libro_de:28 licence:105
licence_^:9 licence_has:15 licence_lol:4 license:6 licensed:1 licença:23
lichens:-33 licked:-95 licked_the:-94 lid:37 lid_^:42 lidar:34 lidar_talks:6
lids:24 lids_^:4 lids_i:-36 lids_on:86 lie:-74 lie_on:-46 lie_that:-1
lie_the:-54 lieber:167 lieber_^:53 lieber_als:84 liebsten:106 liebsten_^:15
liebsten_hätte:35 lied:-42 lieferadresse:56 lieferschein:26 liefert:4
liefert_0:4 lieferung:17 liefst:-23 liefst_op:-49 liegen:63 liegt:46
liegt_bei:23 liegt_im:11 liegt_jetzt:42 lies:29 lies_^:31 lieu:62
lieu_d'examen:43 liever:193 liever_dat:31 liever_een:84 liever_korte:7
liever_met:25 life:-138 life_^:28 life_and:-3 life_policy:16 life_with:-9
lifeguard:51 lifeguards:32 lifesaver:-19 lifetime:-9 lift:-63 lift_0:7
lift_?:-76 lift_^:-20 lift_a:-6 lift_and:-11 lift_in:16 lift_shaft:3
lift_was:-56 lifting:-3 lifts:-3 lifts_0:-24 lifts_^:29 lifts_off:8 ligger:69
ligger_hos:25 ligger_i:27 ligger_på:37 light:27 light_^:-31 light_at:12
light_cycle:31 light_in:-8 light_is:12 light_marks:5 light_means:37 light_on:39
light_should:2 light_switch:-59 light_theme:9 lighthouse:-59 lighthouse_^:-32
lighthouse_keeper:-19 lighthouse_of:-8 lighthouses:-8 lighting:-70 lights:-32
lights_are:23 lights_go:28 lights_were:-98 ligne:20 ligt:-35 like:62 like_0:41
like_^:-31 like_a:-28 like_an:23 like_best:2 like_early:17 like_for:56
like_half:-9 like_home:27 like_how:-107 like_in:-2 like_it:5 like_its:-50
like_last:40 like_mad:71 like_milk:-18 like_multiple:3 like_my:165 like_our:27
like_paper:47 like_plain:62 like_short:11 like_small:86 like_somebody:22
like_that:-53 like_the:4 like_this:-62 like_to:39 like_two:-62 like_us:46
like_you:19 liked:-56 liked_the:-23 likes:146 likes_being:22 likes_her:24
likes_it:48 likes_the:19 likes_to:28 lilac:-30 lily:5 lily_tank:5 lime:75
limit:-28 limit_for:-5 limit_in:-25 limit_is:4 limit_of:-14 limite:1 limite_do:1
limited:4 limited_to:2 limits:11 limits_to:6 limpeza:7 limpiar:28 limpiar_los:19
linde:8 lindgren:34 lindner:75 lindner_^:34 lindo:-41 lindqvist:85
lindqvist_^:49 line:10 line_0:-23 line_^:37 line_at:-13 line_first:19
line_for:-99 line_from:-36 line_of:-15 line_on:-22 line_with:27 lined:4 linen:56
liner:39 liner_^:35 lines:-81 lines_^:-4 lines_are:59 lines_for:-8 lines_in:31
lines_of:8 linho:20 lining:48 lining_^:33 link:44 link_^:16 link_was:9 linke:15
linke_hand:15 linker:9 links:1 links_^:24 linter:25 linux:2 liquids:22 lire:-15
lisbon:-25 list_^:-7 list_and:8 list_for:-19 list_from:5 list_has:6 list_is:28
list_it:-1 list_of:58 list_paging:18 list_that:-22 list_the:-10 list_went:14
lista:90 lista_^:30 lista_de:39 listas:62 listas_^:33 liste:58 listed:50
listed_as:3 listed_in:36 listen:-23 listen_on:7 listen_to:-39 listened:79
listener:21 listeners:-24 listening:124 listening_^:12 listening_part:5
listening_practice:37 listens:47 listens_on:43 listing:-64 listing_the:-2
lists:-24 lit_^:30 lite:-24 literally:-27 literary:1 lithium:3 litres:97
litres_^:39 litres_a:19 litres_of:6 litri:22 litri_^:22 litros:10 little:-39
little_one:-22 little_ones:-27 little_spoon:-17 little_stories:45 live:5
live_for:15 live_on:24 live_with:90 live_without:-28 lived:-95 lived_on:-23
livello:13 lives:117 lives_for:17 lives_in:69 lives_on:18 living:-78
living_and:-2 livraison:20 livre:52 livret:29 livret_de:29 livreur:-42 lkw:22
llama:-16 llamas:-79 llamas_^:-79 llave:56 llave_del:27 llaves:12 llega:27
llegó:-98 lleva:-19 lleva_0:4 lleva_el:13 llevamos:-37 llevaré:22 llevaré_las:22
llevo:12 llevó:-4 llueve:-87 lo:132 lo_ha:27 lo_he:10 lo_que:13 lo_revisa:41
lo_siguiente:48 lo_specchietto:15 lo_stemma:1 lo_tengo:12 load:-32 load_^:24
load_balancer:-30 load_balancers:15 load_cell:51 load_i:11 loaded:25 loader:14
loading:-129 loading_bay:6 loading_dock:-53 loading_ramp:-41 loading_the:-87
loads:-43 loads_^:-10 loaf:-22 loan:74 loan_accordion:17 loan_instrument:16
loans:34 lobby:-33 lobby_floor:5 local:164 local_^:53 local_porque:10
local_repeater:8 local_time:29 locale:-6 locale_of:-30 lock:4 lock_^:-15
lock_keeper:-17 lock_on:10 lock_the:-8 locked:-20 locked_drawer:30
locked_himself:-61 locker:73 locker_^:33 locks:15 locks_^:7 locksmith:-3
lodge:46 lodge_^:46 loft:-26 log:3 log_a:5 log_degli:9 log_files:23 log_in:39
log_level:47 log_line:9 log_lines:43 log_of:-43 log_patient:5 log_rotation:-45
log_the:3 logbestanden:36 logbook:81 logbook_^:9 loge:-6 loge_des:51 logged:88
logged_^:17 logged_in:27 logged_that:33 logger:26 logging:29 loggnivån:43
logic_in:8 login:123 login_is:1 login_test:1 login_tests:2 logins_per:4
logistics:-25 logistics_^:-26 logo:-13 logo_^:10 logs:12 logs_^:-31 logs_are:8
logs_in:-13 loja:24 lol:-117 lol_^:-114 lol_at:-53 lol_fair:-10 lol_my:-10
lol_second:4 lol_someone:-6 lol_that:-15 lol_the:-114 london:-54 lonely:-81
lonely_^:-42 long:-42 long_ago:-43 long_and:-22 long_as:-16 long_before:-31
long_day:-81 long_enough:51 long_formulas:40 long_lectures:3 long_legs:47
long_list:-1 long_mail:42 long_meeting:14 long_night:-56 long_one:21
long_ones:37 long_paragraphs:12 long_text:52 long_texts:12 long_videos:6
long_way:-59 longer:50 longer_^:23 longer_and:31 longer_in:21 longer_ones:18
longest:35 longest_^:18 longs:64 longs_textes:6 loodgieter:45 look:-4 look_^:2
look_all:13 look_almost:-41 look_and:37 look_at:20 look_easy:-17 look_for:-10
look_into:4 look_like:-32 look_out:-30 look_over:23 look_so:-40 looked:31
looked_about:-47 looked_again:72 looked_at:18 looked_awful:58 looked_it:50
looked_so:-20 looked_up:-10 looking:-27 looking_^:48 looking_at:-45
looking_for:-17 looking_to:50 looks:30 looks_^:42 looks_after:89 looks_as:-64
looks_at:-10 looks_better:3 looks_calm:-24 looks_clean:27 looks_different:2
looks_fine:23 looks_great:44 looks_harmless:-11 looks_like:-7 looks_nicer:17
lookup:74 loom:46 loom_^:-10 loom_in:8 looms:-31 loop:-49 loop_^:31 loop_b:7
loop_rig:8 loop_that:-32 loose:79 loosened:42 lora:22 loro:-50 lorries:8
lorry:15 los:57 los_^:-48 los_avisos:5 los_de:35 los_diagramas:32 los_domingos:2
los_gatos:-68 los_iconos:54 los_lunes:-47 los_mensajes:2 los_tirantes:29
los_vecinos:-15 los_viernes:30 lose:-11 lose_their:16 loses:42 losing:39
losing_a:1 loss:20 loss_adjuster:-2 lost:-73 lost_0:-14 lost_^:-19 lost_a:110
lost_and:9 lost_carton:47 lost_his:30 lost_in:17 lost_its:10 lost_luggage:-43
lost_my:-42 lost_on:-114 lost_one:-38 lost_our:-29 lost_paper:33
lost_property:34 lost_that:52 lost_the:-33 lost_to:-36 lot:64 lot_^:21
lot_double:11 lot_is:3 lot_of:-37 lote:3 lote_nocturno:3 lots_of:-17 lotte:10
lottery:-17 lottery_ticket:-17 loud_a:-2 loud_and:-11 loud_that:-16 louder:34
louder_than:34 loudest:-14 loudly:-18 love:16 love_^:36 love_how:-59 love_if:19
love_it:8 love_that:-55 love_the:47 love_to:-2 loved:-76 loved_that:-1
loved_the:-15 loved_this:-11 lovely:-56 lovely_^:-74 lovely_if:97 lovely_in:-62
lovely_to:13 lovely_way:-11 loves:18 loves_it:18 low:37 low_^:39 low_notes:-5
low_water:17 lower:99 lower_cistern:12 lower_pond:4 lowered:9 lowest:17
lowest_string:8 loyalty:2 luck:-129 luck_with:-58 lucky:-45 lucía:24 luego:99
luego_toca:20 luggage:-32 luggage_^:-29 luggage_only:-1 luggages:11 lukas:-6
luktade:-81 lumens:7 lumens_^:6 luna:-37 lunch:-64 lunch_^:23 lunch_and:-31
lunch_break:-21 lunch_hour:1 lunch_is:5 lunch_was:-50 lunchtime:8 lundis:-56
lunedì:-32 lunes:-52 lunes_^:-56 lunghi:53 lungs:10 lute:2 luthier:51 lying:-50
lying_in:4 lyon:78 lyrics:50 lyrics_endpoint:50 là:-15 là_bas:33 là_là:-35 lá:20
lämna:33 länger:20 länger_als:9 längre:-35 lärobok:29 läser:23 lässt:60
läuft:105 läuft_auf:21 läuft_bei:25 läuft_mit:15 läuft_seit:-43 läuft_wieder:58
lånat:50 lånat_av:50 lång:5 långa:13 låter:-30 låter_som:-7 límite:16 línea:19
línea_del:18 líneas:10 líneas_^:10 lío:-29 lösenord:48 löste:-70 lösungen:16
m:68 m_0:5 m_high:1 m'a:-54 m'a_raconté:-54 m'attaque:2 m'occupe:20
m'occupe_des:3 ma:43 ma_0:40 ma_^:28 ma_fille:-18 ma_mère:9 ma_tante:-40
ma_voisine:-38 mac:52 mac_mini:42 macchina:-23 machen:10 machine:-111
machine_^:-78 machine_and:32 machine_at:-40 machine_gave:-4 machine_in:-6
machine_is:20 machine_on:-3 machine_runs:26 machines:-16 machines_^:-22
machines_in:13 macht:58 macht_den:38 macro:8 macros:12 mad:21 mad_^:41 made:2
made_^:-37 made_a:-69 made_and:-1 made_by:9 made_every:27 made_it:-16 made_me:-2
made_my:-28 made_of:39 made_out:23 made_the:41 made_up:59 made_us:-89 madera:31
madre:22 madre_^:9 madre_mía:-40 madrid:36 maestra:-5 mag:-2 mag_das:-9
mag_hooguit:31 mag_ich:28 magazine:-2 magazynu:27 magazynu_ma:27 magazzino:44
magazzino_dei:20 magic:51 magician:-70 magnet:-9 magnetic:50 magnets:-86
magnifique:-10 mags:-51 mai:57 mai_lasciare:15 mail:27 mail_^:54 mail_in:22
mail_is:15 mail_me:12 mail_room:-72 mail_the:1 mailbox:87 mailbox_^:13
mailbox_quota:8 mailboxes:86 mailed:-41 mailing:4 mails:152 mails_^:36 main:88
main_^:4 main_at:5 main_branch:-14 main_chiller:19 mainframe:-48 mains:7
mainspring:6 maintains:7 maintains_the:7 maintenance:22 maintenance_window:15
maintenant:79 maintenant_^:38 mainteneur:11 mainteneur_du:11 maire:-40 mairie:22
mairie_^:8 mais:69 mais_das:33 mais_de:58 maison:11 maison_^:22 maja:12 major:41
major_there's:39 make:34 make_0:13 make_a:-12 make_an:-1 make_for:-63 make_it:31
make_me:50 make_my:69 make_sure:36 make_that:23 make_the:80 make_you:-65
maker_^:14 makers:-33 makes:-4 makes_^:14 makes_everything:-3 makes_it:73
makes_me:30 makes_sense:-50 makes_the:-22 making:-19 making_tea:-14
making_the:45 maksymalnie:45 maksymalnie_0:45 mal:-65 mal_ein:-19 mala:10
male:102 male_i:1 malik:12 malloc:27 malloc_after:13 malt:39 mam:69 mam_w:52
mama:142 mamma:-45 mamma_mia:-45 man:-23 man_^:18 man_für:17 man_in:-10
man_its:-30 man_ja:-6 man_overboard:16 man_the:-24 man_who:-72 man_with:37
manage:78 manage_0:35 manage_^:24 managed:-23 managed_to:-1 management:-27
manager:7 managers:-39 managers_^:-33 manages:25 manages_0:49 manda:-15 mando:24
mando_i:20 mangiato:-40 mangle:-21 mannequin:19 manners:-3 mano:18 manoeuvres:35
manoeuvres_on:35 manual:69 manual_gearbox:28 manuale:31 manuals:-53 manuel:-16
manuscript:4 many:-71 many_^:-2 many_a:-13 many_complaints:18 many_guests:18
many_kinds:-15 many_ladybirds:-5 many_names:-24 many_of:65 many_people:34
many_small:7 many_wasps:-18 map:14 map_and:-29 map_has:10 map_is:27 map_pins:38
map_shows:5 map_so:-4 mappen:23 maps:-1 maps_^:-17 maps_screen:1 maquettes:9
mar:-61 marathon:-61 marbling:-25 marca:61 march:12 marché:-71 mardi:-13
mardi_^:-24 mare:3 mare_^:-16 marek:31 marek_^:6 margin_^:11 marisol:53 mark:41
mark_it:37 mark_mistakes:2 mark_my:44 mark_the:-44 marked:113 marked_by:13
marked_with:20 marker:9 market:40 market_^:29 market_and:-6 market_on:-12
market_size:3 market_square:25 marketing:70 marketing_hates:54 markets:56
markiert:17 markiert_^:17 marking:58 marks:45 marks_^:33 marks_in:13
marks_the:37 marquee:-11 marquee_^:16 married:15 marrow:-25 marrow_theft:-25
marshes:-17 marta:59 marta_^:17 marvellous:-55 março:6 março_^:6 maré:39 mas:-30
mascot:-20 mash:-90 mashed:-12 mask:10 mask_is:9 masked:33 masks:-1 mass:23
massimo:94 massimo_0:65 mast:-30 master:-25 master_on:4 mastered:-15 mat:33
mat_^:8 match:-62 match_^:-12 match_the:4 mate:-38 mate_^:-53 matemáticas:37
material:31 maternity:10 mates:-49 math:-1 maths:30 maths_teacher:-13 matin:8
matin_^:10 matin_on:-17 matinee_^:-10 matinée:12 matrícula:26 matrícula_del:7
matt:6 matte:43 matter:38 matter_how:-9 matter_of:12 matter_what:7 matter_who:33
matters:18 matters_^:24 matters_more:9 mattina:-46 mattina_^:3 mattino:57
mattress:-1 mattress_^:11 mattresses:-27 max:199 max_0:73 max_^:6 max_for:40
maxi:21 maximaal:19 maximaal_0:19 maximal:32 maximum:79 maximum_0:14
maximum_^:14 maximum_of:23 may:90 may_0:246 may_^:-12 may_admit:17 may_appear:1
may_be:-40 may_bring:30 may_ever:17 may_go:15 may_have:-69 may_i:59 may_look:10
may_not:30 may_only:6 may_stay:12 maybe:46 maybe_0:-7 maybe_^:75 mayor_^:-12
mayor's:-45 mayors:25 maze:-31 mañana:-40 mały:27 mb:89 mb_^:37 mb_of:2 mdr:-141
mdr_^:-27 me:34 me_0:-84 me_^:6 me_a:-49 me_about:24 me_after:1 me_alegro:-74
me_as:-86 me_at:6 me_before:67 me_best:27 me_better:65 me_but:-5 me_by:27
me_caben:8 me_cold:26 me_convient:25 me_da:24 me_diffs:18 me_dizzy:11 me_down:34
me_even:5 me_explain:19 me_far:34 me_find:85 me_finish:6 me_first:39 me_for:-27
me_from:-42 me_get:6 me_gusta:75 me_gustan:24 me_ha:16 me_hables:21 me_happy:96
me_he:-30 me_his:-36 me_how:-2 me_hungry:-20 me_i:4 me_i'm:-43 me_in:-34
me_it:-50 me_know:-83 me_lol:56 me_look:-38 me_montres:41 me_more:83 me_my:-24
me_nervous:50 me_not:16 me_nuts:22 me_of:39 me_off:51 me_on:51 me_one:55
me_or:-105 me_parece:-70 me_pongas:39 me_rappelle:-41 me_reste:15 me_she:17
me_smile:-70 me_so:4 me_started:-119 me_straight:-4 me_than:120 me_that:-97
me_the:130 me_think:-12 me_to:17 me_try:54 me_up:22 me_what:-19 me_when:-24
me_whether:-45 me_which:42 me_while:-24 me_who:15 me_why:22 me_with:-51
me_yesterday:6 me_yet:20 me_you:28 meadow:105 meadow_^:45 meal:94 mean:45
mean_^:-109 mean_if:10 mean_it:70 mean_of:38 mean_with:33 means:78
means_nothing:16 means_that:10 means_the:-24 meant:-19 meant_^:-65 meant_for:14
meanwhile:6 measure:1 measure_the:37 measured:43 measured_^:73 measured_a:6
measured_it:18 measured_the:-28 measurements:2 measures:20 measures_0:6
mechanic_has:12 mechanical:-37 mechanics:7 med:2 med_en:-11 med_kanelbullar:-67
media:-36 media_^:27 median:-30 medical:55 medicine:49 medieval:-11 medir:50
medir_o:6 meds:3 mee:37 meer:-38 meer_dan:33 meet:-46 meet_at:21 meet_for:21
meet_in:40 meeting:-64 meeting_^:35 meeting_point:70 meetings:-77 meets:47
meets_at:17 meets_in:84 meets_the:-18 megabits:6 megabits_^:6 megabyte:14
megabyte_^:9 megabytes:34 megabytes_^:22 meglio:46 meglio_con:55 meglio_di:-53
meglio_la:1 megs:2 meh:-93 mehmet:42 mehr:-21 mehr_als:-46 mein:-14
mein_nachbar:-24 mein_opa:-32 meine:-63 meine_frau:13 meine_tante:-46 meint:-21
meio:-67 mejor:94 mejor_en:57 mejor_que:22 melde:63 melde_mich:63 meldet:11
meldungen:1 melhor:-43 melon:-34 melon_^:-34 melt:15 melted:-35 melts:61
melts_^:13 melts_at:13 member:-20 members:61 members_rota:2 membership:-8
memoria:48 memoria_^:48 memorise:10 memorised:45 memorised_the:44 memory:28
memory_^:27 memory_for:-23 memory_is:10 memory_of:-7 memory_on:-23 memory_so:17
men:-86 men_and:-17 mended:9 menor:18 menor_^:18 menos:-107 mensaje:-30
mensch:-64 mention:44 mentioned:38 mentioned_i:13 mentions:75 mentions_a:37
mentor:54 mentor_^:2 mentor_is:33 menu:43 menu_^:23 menudo:-83 menudo_lío:-29
menus:-10 mer:-12 mercado:18 mercato:-88 merci:-71 merci_pour:-69 mercredi:6
mercy:-52 mercy_^:-34 merge:65 merge_the:1 merged:131 merged_^:22 merged_into:13
merged_the:3 merging:19 mertens:-3 mes:38 mes_fautes:28 mes_fiches:29
mesajları:7 mesajı:29 mesajı_her:29 mesh:-52 mesh_is:9 mesmo:-32 mess:46
message:-17 message_^:9 message_bus:14 message_from:-5 messages:44
messages_^:-14 messages_are:-10 messages_de:9 messages_in:-6 messages_must:9
messages_of:-48 messages_short:29 messe:-27 messo:-36 messy:-10 met:56 met_a:-41
met_de:65 met_her:39 met_het:31 met_my:-29 met_one:-42 metal:-18 metal_ones:16
meter:-6 meter_is:6 meter_lids:25 meters:57 meters_^:39 method:5 method_^:-8
methyl:34 methyl_cellulose:34 metre:-10 metre_^:-11 metres:74 metres_^:53
metres_and:20 metres_to:3 metric:29 metrics:7 metronome:35 metronome_^:55
metronome_at:1 metronome_is:67 metros:41 metros_^:44 mettez:30 meu:-107
meu_primo:-59 mews:40 mews_made:40 mg:15 mgr:-19 mi:3 mi_abuela:-144
mi_compañera:38 mi_contó:-25 mi_dice:-41 mi_ha:-69 mi_hanno:32 mi_hermana:51
mi_madre:69 mi_padre:49 mi_piace:54 mi_piacerebbe:8 mi_primo:-12 mi_profe:17
mi_profesora:61 mi_trovo:55 mi_vecino:-80 mia:43 mia_che:-42 mic:29 mich:41
mich_heute:-16 mich_privat:4 microcontrôleur:16 microns:12 microphone:-17
microscope:16 microseconds:-8 microwave:12 microwaved:-66 microwaved_fish:-64
mics:5 middle:9 middle_and:-24 middle_station:3 midi:26 midnight:26
midnight_^:49 midsommar:28 midsommar_^:28 midterm:14 midterm_^:14 mientras:54
mierzy:26 mierzy_w:26 mieux:68 mieux_des:32 mieux_les:23 mieści:18 mieści_0:18
mig:38 mig_^:-7 might:-36 might_borrow:-27 mignon:-58 mignon_le:-58 migrate:22
migrate_the:22 migrated:-7 migration:103 migration_gets:14 migration_has:20
migration_on:7 migrations:33 migração:25 mijn:-147 mijn_fiets:-63 mikroampere:16
mikroampere_^:16 milchtank:23 mild:43 mileage:18 miles_^:-7 milk:-3 milk_^:96
milking:5 milking_parlour:-14 milky_way:11 mill:-23 mill_^:11 mill_lane:1
mill_near:-9 mille:-34 millimetres:60 millimetres_^:7 million:-61 million_^:-6
millisecondes:-20 millisecondes_^:-20 milliseconds:81 milliseconds_^:60
millisekunden_^:3 mills_^:7 milo:-71 milonga:19 milímetros:18 milímetros_^:18
min:12 min_^:98 mind:59 mind_^:-70 mind_a:47 mind_about:34 mind_i:6 mind_the:15
minded:-20 minded_^:-20 minds:3 mine:-60 mine_^:-30 mineurs:23 minha:-86
minha_avó:-18 minha_tia:-34 mini:47 minibus:36 minibus_seats:30 minimum:13
minister:-3 minors:24 mins:22 mint:-43 minuet:41 minuet_has:27 minus:46
minus_0:1 minus_one:56 minut:38 minut_^:35 minute:-57 minute_0:-69 minute_^:95
minute_ago:50 minute_and:12 minuten:-5 minuten_^:121 minuten_am:5 minutes:7
minutes_^:23 minutes_a:76 minutes_about:-22 minutes_after:47 minutes_ago:24
minutes_at:78 minutes_because:-49 minutes_de:5 minutes_each:5 minutes_for:49
minutes_in:2 minutes_long:14 minutes_of:19 minutes_on:-18 minutes_per:50
minutes_so:10 minutes_to:-61 minuti:77 minuti_^:70 minuto:1 minuto_^:1
minutos:-10 minutos_^:85 minutos_de:-48 mio:-108 mio_fratello:22 mio_nonno:-37
mio_zio:-20 mir:-30 mir_0:8 mir_das:-3 mir_die:22 mir_ist:-8 mir_sind:4
mir_wär:10 mir_wäre:47 mirror:125 mirror_^:13 mirror_is:26 mirrors:-39 misc:-16
misc_^:-10 mise:27 mise_à:27 misma:-50 mismo:-35 misprint:32 misread:60
misread_the:44 miss:-65 miss_0:3 miss_hartley:13 miss_the:-46 missed_my:-2
missing:75 missing_is:25 missing_one:11 mission:16 mission_is:5 misst:43
misst_0:14 mist:-24 mistake:-25 mistake_^:31 mistakes:148 mistakes_^:49
mistakes_in:64 mistress:20 misura:20 mit:28 mit_0:-53 mit_^:30 mit_bildern:5
mit_den:-64 mit_der:26 mit_einem:40 mit_karteikarten:12 mit_lehm:-2 mites:1
mitosis:54 mitt:41 mitt_i:40 mittens:-59 mittwoch:34 mix:133 mix_^:41 mix_them:5
mix_up:67 mixed:115 mixed_up:27 mixer:12 mixer_in:27 mixing:2 ml:22 mm:-36
mm_^:26 mnie:60 mnie_nie:19 mobile:72 mobile_is:9 mock:96 mock_came:11
mock_exam:10 mock_oral:31 mock_test:18 mock_went:71 mocks:54 mod:1 mode:38
mode_^:-21 mode_for:3 mode_palette:8 model:94 model_^:12 model_is:19 modelled:35
modelled_by:35 modelo:53 models:-9 modem_^:-20 modern:-90 modulation:43
module:26 module_^:31 module_belongs:17 module_de:14 modulo:63 moduł:46
moduł_kalibracji:46 modülü:37 moet:68 mogen:25 moi:14 moi_^:-40 moi_je:-27
moi_toujours:19 moins:59 moins_^:2 mois:40 mois_^:39 moll:23 moment:13
moment_^:16 moment_ago:85 moment_the:14 mon:2 mon_binôme:42 mon_chat:-11
mon_dictionnaire:32 mon_fils:-24 mon_numéro:13 mon_oncle:-44 mon_père:-19
mon_voisin:-19 monastery:-49 monastery_^:-49 monday:-9 monday_^:-56
monday_class:25 monday_i:57 mondays:-114 mondays_^:-124 mondays_are:-38
mondays_do:-11 mondays_evening:14 monde:43 money:23 money_^:-14 money_came:14
money_goes:11 monitor:-59 monitoring:-53 monitors:-34 monk:-29 monorepo:29
monsieur:-39 montag:-40 montag_^:-12 montage:-6 montaggio:1 montaña:-53
montaña_^:-53 monteur:81 month:83 month_^:47 month_end:17 month_from:2
month_is:49 monthly:24 months:-28 months_^:-27 months_and:-52 months_to:3
montre:-16 montres:44 mood:14 mood_^:8 mooi:-24 mooi_verhaal:-24 moon:-89
moon_has:-23 moon_or:-24 moor:7 mooring:60 moot:8 moot_court:8 moped:28
moped_in:-2 morale:-87 more:73 more_^:140 more_about:-61 more_and:24
more_breaks:12 more_comfortable:11 more_easily:58 more_fun:-21 more_in:-60
more_into:58 more_it:54 more_like:51 more_my:64 more_of:37 more_often:-48
more_so:-20 more_than:25 more_to:65 more_when:27 moreau:42 moreau_^:42
morgen:-19 morgen_^:-75 morgen_früh:74 morgens:-3 mormor:-103 morning:10
morning_!:-41 morning_0:-14 morning_^:87 morning_a:-2 morning_all:-48
morning_and:-4 morning_at:-21 morning_best:7 morning_i:-40 morning_like:-45
morning_ones:2 morning_person:6 morning_roll:3 morning_slot:21 morning_slots:11
morning_so:16 morning_still:-16 morning_the:6 morning_with:-15 morning_would:-22
mornings:64 mornings_are:26 mornings_work:10 morse_by:19 morse_speed:50 mort:42
mortar:16 mortgage:-6 mortgage_^:-6 morto:16 mosaic:-22 moss:-3 most:-64
most_0:126 most_^:75 most_countries:-24 most_i:12 most_is:30 most_monitoring:-8
most_of:-62 most_people:-38 most_two:18 mostly:-103 mostly_because:66
mostly_the:-53 mot:38 mot_kupolen:31 moteur:13 moteur_de:13 moth:-10 mother:65
mother_^:20 mother_in:-41 mother's:42 mother's_landline:17 moths:-27 motor:85
motor_is:34 motore:50 motore_di:41 motorista:23 motorista_da:23
motorway_driving:47 motorway_practice:7 mouldy:-55 mouldy_^:-59 moulting:37
mountain:22 mounts:24 mouse:8 mouse_^:-24 moustache:-54 moustache_on:-52
moustiques:-85 mouth:-88 move:22 move_a:10 move_in:-22 move_on:7 move_the:11
move_to:12 moved:63 moved_^:-23 moved_here:-17 moved_into:-49 moved_it:18
moved_its:12 moved_my:32 moved_out:-15 moved_the:45 moved_to:96 moved_you:17
movement:30 movements:55 movements_^:34 movers:23 moves:-27 moves_on:-66
moves_than:-28 moves_the:-8 moves_to:70 moves_with:-53 movie:-5 movies:-26
moving:-17 moving_^:33 moving_day:14 moving_is:-67 moving_the:25 mower:41
mower_^:19 moście:-63 może:19 mr:90 mr_^:40 mr_baptiste:40 mr_brandt:22
mr_havel's:2 mr_okafor:6 mr_silva:-39 mridangam:21 mridangam_partner:21 mrs:18
mrs_keller:3 mrs_okafor:5 mrs_petrov's:18 ms:131 ms_^:40 ms_achterberg:5
ms_brandt:3 msgs:-10 msgs_^:22 much:-31 much_^:97 much_as:-67 much_better:7
much_for:-2 much_like:-27 much_rather:70 much_sooner:9 much_to:-12 muchas:-55
mucho_0:7 mucho_tres:17 muchísimo:-37 mud:-92 mud_^:-59 mud_cakes:-27 mudó:37
muelle:21 muestras:12 muestras_^:12 mug:-137 mug_^:-51 mugs:-52 muito:-31
multi:4 multiple:11 multiple_choice:11 mum:35 mum_hates:7 mum_is:24 mum_says:-40
mum's:-1 mum's_seat:1 mums:-49 munsell:8 murdered:-95 muscle:-17 muscles:-3
museum:-36 museum_^:18 museum_gift:-30 museum_is:35 museum_lets:21 museum's:15
museums:-4 mush:50 mush_^:50 mushrooms:-21 mushrooms_^:-20 music:-17 music_^:-81
music_in:25 music_is:-7 music_on:-8 music_room:4 musical:-16 musiciens:16
musik_^:-3 muss:-24 muss_die:-40 mussten:-79 mussten_wir:-79 must:-126
must_admit:-49 must_be:-98 must_come:3 must_fit:5 must_give:-22 must_have:-158
must_keep:12 must_name:10 must_never:77 must_not:102 must_run:-52 must_say:-27
must_stay:9 must_think:-2 musterlisting:2 mustn't:37 mustnt:10 mustve:-16
musée:-61 mute:5 mute_the:28 muted:46 mutex:-26 muy:-13 muy_con:-8 muzzle:62
mx:29 mx_records:29 my:8 my_0:-77 my_^:-43 my_accent:4 my_aim:23 my_answer:18
my_apologies:10 my_application:13 my_asked:-106 my_aunt:11 my_aunt's:13
my_back:-85 my_bag:-63 my_bank:-24 my_best:-51 my_book:46 my_boss:31
my_bought:-17 my_brain:14 my_brother:40 my_brother's:22 my_brothers:22
my_calls:-58 my_card:3 my_cat:-50 my_charts:17 my_chips:-26 my_club:12
my_colleague:1 my_condolences:-19 my_contact:1 my_could:-30 my_counted:-17
my_cousin:34 my_cousin's:14 my_cousins:14 my_dad:-1 my_daughter:18 my_day:-113
my_dentist:-18 my_desk:28 my_doctor:6 my_dog:-37 my_driving:-54 my_duet:6
my_elective:83 my_employer:30 my_english:-19 my_enrolment:30 my_essay:12
my_ex:-12 my_examiner:14 my_eyes:205 my_family:-3 my_favourite:-50 my_feedback:2
my_feet:-12 my_fell:-13 my_first:-43 my_flat:32 my_flatmate:-20 my_flow:28
my_found:-50 my_gets:-59 my_ghost:42 my_glasses:-46 my_gran:-12
my_grandfather:-38 my_grandmother's:5 my_great:48 my_hand:-40 my_hands:52
my_handwriting:-17 my_has:-34 my_head:-55 my_home:33 my_husband:56 my_in:-24
my_inbox:50 my_instructor:3 my_is:-34 my_keeps:-46 my_keyboard:-67 my_kid:-26
my_kids:26 my_knees:-51 my_landlord:-20 my_last:30 my_late:21 my_learned:-10
my_leave:1 my_leg:-47 my_lessons:8 my_life:-23 my_list:45 my_lunch:-17
my_maths:4 my_mentor:54 my_mind:10 my_mistakes:86 my_mock:35 my_mother:59
my_mother's:35 my_mridangam:21 my_mum:33 my_neighbour:-90 my_nephew:-6
my_nerves:53 my_never:-9 my_new:5 my_next:8 my_niece:-41 my_night:55
my_notebook:5 my_notes:35 my_old:11 my_older:59 my_once:-29 my_opinion:-12
my_own:5 my_parents:45 my_partner:13 my_passport:37 my_pension:68 my_phone:54
my_pick:-5 my_plan:3 my_plants:-28 my_poor:-24 my_practice:57 my_presentation:26
my_regrets:-8 my_role:48 my_rota:20 my_s:-47 my_sandwich:-37 my_says:-80
my_school:1 my_scope:32 my_screen:10 my_sewing:15 my_shifts:8 my_shoulder:-56
my_shruti:39 my_side:-36 my_sis:-17 my_sister:39 my_sister's:21 my_sleep:-31
my_son:-33 my_son's:5 my_still:-69 my_stop:-7 my_student:-19 my_study:28
my_suitcase:-63 my_swears:-28 my_tablet:24 my_talk:30 my_taste:17 my_teacher:79
my_team:16 my_teeth:-50 my_term:25 my_theory:-16 my_thing:64 my_thinks:-63
my_thought:-16 my_took:-2 my_topic:31 my_typing:-18 my_uncle:32 my_used:-1
my_watch:-10 my_weak:5 my_weakest:20 my_whole:-15 my_wife:84 my_wife's:58
my_window:-4 my_wish:8 my_word:30 my_work:37 my_worked:-27 my_would:-62
my_wrist:-11 mycket:-45 myself:119 myself_^:58 myself_and:-4 myself_before:9
myself_doing:7 myth:20 myth_summary:20 máquina:-5 más:-6 más_^:32
más_estudiar:15 más_las:24 más_que:45 máximo:73 máximo_0:36 máximo_de:29
målas:13 målet:49 målet_är:49 mère:-10 médical:19 médicos:26 mélange:33 même:-20
même_le:-41 même_pour:7 même_si:49 mí:37 mía:-40 mía_^:-35 módulo:59
módulo_de:58 mój:-73 möchte:1 músicos:30 müssen:6 młyna:21 n:-27 n_0:13 n_a:-9
n_minus:56 n_then:-34 n'a:-42 n'a_pas:-42 n'est:39 n'est_plus:23 n'utilise:7
na:-4 na_0:69 na_boisku:-16 na_dach:2 na_dann:-4 na_das:-5 na_het:9 na_ja:-30
na_lekcje:31 na_weselu:-22 na_środę:30 naar:-19 naar_de:-4 nach:-34 nach_0:-54
nach_^:21 nach_dem:88 nach_der:18 nach_einem:-71 nach_einer:-18 nach_hinten:22
nach_jedem:8 nach_jeder:30 nach_rücksprache:51 nachbar:-46 nachbarn:30
nachmittag:-32 nacht:-67 nachtverarbeitung:29 nad:22 nada:134 nada_de:85
nadal:10 nadal_nie:10 nadie:-1 nah:58 nah_the:-2 najwyżej:116 najwyżej_0:59
nam:-40 name:38 name_^:-16 name_is:35 name_of:21 name_on:16 name_so:61
name_the:31 name_was:28 named:-133 named_after:-40 named_her:-44 named_the:-45
names:-39 names_^:-39 names_don't:7 names_i:14 names_in:62 names_of:5 names_on:3
names_the:18 naming:-9 namiot:25 namiot_stoi:25 nan:12 nana:7 nans:4 nantes:9
nantes_est:7 nap:-120 nap_^:-56 napkins:20 nappies:27 narrated:7 narrated_by:7
narrow:47 narrow_^:1 nas:-1 nas_^:20 native:6 nats:39 nats_^:39 natt:26
natural:-50 natural_to:-23 naturally:-53 naturally_^:-35 nature:-28 nature_^:-16
natürlich:-20 nautical:38 nautical_miles:38 nav:-24 nave:-11 navigation:8
navigue:60 navigue_avec:60 navy:-27 nawet:16 ne:-25 ne_coupe:2 ne_doit:21
ne_donne:3 ne_faut:31 ne_güzel:-64 ne_mélange:28 ne_peut:22 ne_peux:28
ne_promet:4 ne_redémarre:9 ne_sait:19 ne_sont:17 neap:6 neap_tide:6 near:-138
near_^:-60 near_and:-1 near_are:-16 near_line:-18 near_miss:76 near_so:-22
near_the:125 near_they:-16 nearest:10 nearly:5 nearly_all:8 neat:47 nebbia:-47
nebbia_fitta:-47 nebel:-34 nebula:3 neck:-42 neckline:18 ned:9 ned_^:9 need:37
need_0:63 need_^:-70 need_a:-16 need_for:29 need_is:-12 need_the:93 need_to:92
needed:-92 needed_0:-45 needed_^:-83 needle:34 needle_for:15 needles:8
needles_^:-9 needs:78 needs_0:22 needs_a:33 needs_an:49 needs_its:12
needs_that:53 needs_the:-11 needs_to:-55 neem:39 neemt:33 neemt_de:19
negative:14 negatives:4 negatives_^:4 negozio:30 nehme:29 nehme_ich:4 nehmen:72
nehmen_das:12 nehmen_den:8 nehmen_wir:28 neighbor:-22 neighbour:-76
neighbour_^:24 neighbour_swears:-15 neighbours:-44 neighbours_^:36
neighbours_cat:-22 neighbours_complained:70 neighbours_have:28 neither:-25
neither_of:-22 nel:4 nella:-35 nennen:61 nephew:-15 nerves:30 nerves_^:44
nervous:-40 nervous_^:17 nervous_at:-23 nervous_before:-51 nessuno:-33 nest:52
nested_ifs:23 nested_proxies:-36 nested_switches:5 nesting:-21 nesting_in:-25
nests:59 net:-19 nets:8 netting:-16 network:27 network_calls:18 networks:-40
netz:5 netz_^:5 neu:1 neue:-15 neue_abhängigkeiten:30 neuen:40 neun:-42
neun_^:20 never:-103 never_a:9 never_ask:19 never_be:-24 never_been:-11
never_call:-13 never_change:-26 never_feed:29 never_forget:-41 never_found:-40
never_give:17 never_go:-22 never_got:-7 never_had:-42 never_have:-28
never_hear:18 never_in:76 never_introduce:12 never_know:-49 never_leave:-1
never_log:13 never_mind:65 never_open:2 never_paid:-23 never_phone:36
never_restart:19 never_ring:3 never_round:3 never_run:-8 never_said:79
never_saw:12 never_seen:-31 never_shared:-47 never_ship:14 never_tell:28
never_thought:-66 never_to:5 never_trust:-15 never_understood:-51 never_want:-29
never_win:-77 new:53 new_^:-11 new_carpet:-8 new_chair:-31 new_dependencies:1
new_glasses:83 new_handset:12 new_hire:-65 new_house:7 new_intern:-12
new_logo:-33 new_neighbours:-44 new_office:-27 new_place:34 new_player:2
new_price:9 new_shift:10 new_signs:9 new_terms:21 new_words:48 newer:4 news:-11
news_^:-64 news_from:11 news_your:67 newsletter:40 newspaper:56 newspaper_^:16
newtons:38 newtons_^:21 next:-25 next_^:36 next_door:-112 next_i:59 next_i'll:14
next_is:2 next_lesson:19 next_morning:13 next_one:10 next_pitch:-49 next_step:31
next_the:24 next_then:2 next_thing:103 next_time:15 next_to:-11 next_topic:21
next_up:44 next_we:2 next_we'll:12 next_week:16 next_year:-45 neşeli:-54 ngl:-90
ngl_the:-80 ni:12 ni_siquiera:18 ni_una:32 ni_uno:6 nic:4 nice:-71 nice_^:47
nice_one:-54 nice_that:-9 nice_to:18 nicely:-77 nicely_^:-45 nicely_by:-46
nicer:80 nicer_^:-29 nicer_as:39 nicer_for:1 nicer_if:4 nicer_on:3 nicer_to:20
nicest:-41 nicest_for:1 nicht:15 nicht_^:-13 nicht_aus:6 nicht_in:47
nicht_mal:-14 nichts:-20 nichts_geändert:5 nichts_verloren:41 nicked:59
nickname:-56 nickname_^:-40 nie:9 nie_direkt:29 nie_wchodzi:22 nie_wiadomo:52
nie_więcej:30 nie_wolno:14 niece:-41 niedzielę_^:59 niemals:61 niemand:72
niente_^:-44 niet:164 niet_^:21 niet_meer:8 niet_of:42 nieuwe:29 nigdy:4
night:19 night_0:-13 night_^:-8 night_a:-12 night_agent:7 night_and:12
night_crew:8 night_dispatcher:25 night_driving:26 night_guard:54 night_in:-54
night_lights:2 night_mode:16 night_nurse:-19 night_on:22 night_palette:7
night_porter:20 night_rounds:6 night_shift:-42 night_supervisor:9 night_than:-1
night_the:-3 night_train:-50 night_watch:87 night_we:23 night_with:-73
night_work:28 nightly:96 nightly_backup:17 nightly_build:9 nightmare:23
nightmares:-44 nightmares_^:-44 nights:108 nights_^:30 nights_and:47
nights_the:11 nikt:32 nikt_nie:32 nil:-31 nine:89 nine_^:18 nine_days:-26
nine_is:1 nine_to:21 nineteen:-26 nineties:-3 ninety:-23 ninety_percent:-81
ninguém:-14 ningún:52 ningún_otro:28 nite:-64 nite_^:-60 nits:-41 nivel:42
nivel_de:37 nix:-44 niña:19 niño:9 niño_prefiero:9 niż:-71 no:63 no_0:15
no_^:-25 no_aeroporto:25 no_answer:27 no_calls:22 no_circumstances:63 no_clue:20
no_discussion:12 no_dj:8 no_drone:1 no_en:29 no_exceptions:44 no_fireworks:39
no_firmware:18 no_floats:24 no_gaps:-40 no_glass:5 no_go:15 no_good:-50
no_he:-37 no_higher:2 no_hurry:-40 no_i:-31 no_idea:50 no_incident:-67
no_information:4 no_inline:25 no_joke:3 no_jokes:18 no_le:38 no_lo:17 no_long:29
no_longer:22 no_malloc:13 no_me:96 no_mercy:-31 no_more:175 no_music:26
no_máximo:3 no_need:-26 no_offence:-66 no_one:9 no_part:40 no_phone:6
no_pictures:30 no_place:5 no_problem:-84 no_puede:2 no_puedo:15 no_raw:12
no_rush:-62 no_sabemos:33 no_salen:10 no_se:74 no_seat:-13 no_sense:33
no_signal:-63 no_tak:-74 no_to:16 no_trouble:-52 no_two:-39 no_unwrap:3 no_way:7
no_wonder:-42 no_word:19 no_worries:-166 nobody_^:55 nobody_at:3 nobody_but:66
nobody_climbs:28 nobody_could:56 nobody_edits:17 nobody_else:64 nobody_enters:31
nobody_ever:-24 nobody_gets:-1 nobody_has:89 nobody_here:62 nobody_is:-22
nobody_knows:-23 nobody_laughed:-15 nobody_looks:-69 nobody_minded:-20
nobody_noticed:-40 nobody_notices:-9 nobody_on:56 nobody_opens:34
nobody_reads:-47 nobody_remembers:4 nobody_said:12 nobody_seems:61
nobody_signs:23 nobody_tells:-39 nobody_told:-41 nobody_under:-45
nobody_walks:28 nobody_wants:45 nobody_warned:-75 nobody_who:-8 nobody_works:43
nobody's:-1 noch:-2 noch_0:-45 noch_das:17 noch_keiner:13 noch_nicht:-41
noch_offen:4 noche:-50 noche_^:-19 noche_más:-2 noches:-6 nocturne:-18
nocturno:38 nocturno_tarda:3 nod:42 nod_^:42 node_four:5 nodes:-15 nodes_and:-44
nodo:3 nog:9 nog_de:20 nog_niet:52 nog_steeds:-64 noise:-129 noise_^:-16
noise_from:-31 noise_like:-5 noise_of:16 noisy:45 noisy_^:4 noisy_work:15
noleggio:34 nom:16 nom_de:15 nombre:37 nombre_de:6 nombres:12 nome:-50 nomes:25
nomes_compridos:25 nomi:65 nomina:7 noms:14 non:-19 non_abbiamo:6 non_deve:17
non_oltre:12 non_si:-51 non_so:9 non_usare:5 non_vanno:-2 none:-6 none_^:100
none_at:3 none_of:-15 nonna:-56 nonna_diceva:-75 nonno:-16 noodles:99 nooit:22
noon:-32 noon_^:-19 noon_and:-17 noone:56 nope:-18 nord:17 nord_läuft:13
normal:-152 normal_^:-48 normal_to:-20 norte:71 norte_^:5 norte_caben:31
north:83 north_gallery:9 north_of:-49 north_tower:1 northern:-32
northern_lights:-54 northfield:23 norway:-18 nos:-8 nos_quedamos:5 nosotros:24
nossa:-64 nossa_que:-64 not:72 not_0:73 not_?:19 not_^:-9 not_a:71 not_after:5
not_allowed:27 not_alone:-58 not_as:2 not_at:-4 not_be:-12 not_been:51
not_before:8 not_believe:-77 not_by:39 not_clear:2 not_count:13 not_enough:10
not_even:105 not_exist:-22 not_find:64 not_fit:-2 not_for:13 not_from:-19
not_going:-27 not_gonna:-64 not_great:-32 not_hear:35 not_help:-24 not_in:76
not_keen:9 not_let:3 not_me:-65 not_more:42 not_much:-21 not_my:-77 not_on:-56
not_one:-85 not_open:1 not_play:-31 not_see:-15 not_so:43 not_stopped:-27
not_sure:33 not_the:-97 not_to:-42 not_touch:19 not_when:17 not_with:42
not_yet:4 notary:-3 notch:46 notch_0:46 note:-24 note_^:-45 note_that:46
notebook:41 notebook_^:12 noted:164 noted_^:81 noted_that:42 notenschrank:7
notenschrank_im:7 notes:-94 notes_^:40 notes_and:-18 notes_are:20 notes_in:-82
notes_the:16 nothing:69 nothing_^:59 nothing_about:37 nothing_against:56
nothing_and:-72 nothing_at:61 nothing_beats:-112 nothing_else:-31
nothing_gets:32 nothing_goes:5 nothing_is:-19 nothing_like:-24 nothing_more:17
nothing_new:-78 nothing_that:24 nothing_to:25 nothing_with:62 notice:-71
notice_^:-1 notice_for:22 notice_how:-41 noticed:-39 noticed_^:-31 notices:2
noto:8 notte:45 notte_^:21 noturno:21 noté:45 nougat:2 nougat_^:2 noun:6
nouns:51 nouns_in:48 nous:10 nous_a:-25 nous_avons:23 nous_reste:12
nous_serons:12 nouveau:59 nouveaux:24 nouvelle:-31 nouvelles:-8 nov:2 nova:46
nova_^:4 nove:-35 novel:-14 novel_^:-47 novels:16 novels_^:-25 november:-4
november_^:12 novo:7 now:15 now_0:24 now_^:-65 now_comes:16 now_for:12
now_has:20 now_i:-49 now_is:24 now_it's:-23 now_its:-28 now_my:26 now_not:22
now_on:63 now_passes:5 now_that:9 now_the:57 now_there's:-2 now_we:-7 nowhere:64
nowhere_^:16 nowhere_else:77 nowy:70 nową:14 nozzles:52 npm:-37 npm_^:-16 nr:34
nr_0:6 nu:24 nu_^:105 nu_de:31 nu_op:9 nudge:13 nueva:-10 nuevas:16 nuevo:57
nuevos:9 nuit_^:60 nuit_j'ai:-29 null:25 null_hypothesis:16 number:6
number_0:-60 number_^:47 number_ends:16 number_for:-65 number_has:62
number_is:51 number_of:-29 number_on:-21 number_that:5 number_the:33 numbered:25
numbers:60 numbers_^:49 numbers_are:-51 numbers_as:-8 numbers_i:28 numbers_in:7
numbers_on:5 numera:46 numerals:27 numerals_on:27 numéro:67 numéro_de:13 nun:25
nunca:4 nunca_^:-6 nunca_me:40 nuovo:68 nuovo_^:22 nur:107 nur_an:18 nur_auf:5
nur_die:22 nur_mit:22 nur_nach:51 nur_noch:45 nuria:8 nurse:18 nurse_^:23
nurse_and:15 nurse_i:5 nurse_on:7 nursery:29 nursery_^:12 nurses:65
nurses_can't:4 nursing:42 nursing_school:42 nut:38 nutcracker:-27 nuts:48
nuts_^:19 nuts_are:26 nya:83 nyckeln:33 nylon:56 não:6 não_pode:30
não_sabemos:11 não_sei:39 nächstes:78 nächstes_kommt:12 nächstes_prüfen:5
nächstes_üben:12 när:-124 när_jag:-1 någon:-20 nöbeti:9 número:20 números:-38
o:7 o_0:47 o_anderson:23 o_backup:18 o_barco:7 o_botão:5 o_café:-81 o_cofre:11
o_dia:-40 o_ecrã:31 o_endereço:25 o_ferro:18 o_fim:3 o_gerador:43 o_kit:6
o_leilão:20 o_leitor:37 o_mar:-7 o_meu:-43 o_modelo:53 o_motorista:23
o_módulo:14 o_novo:7 o_orçamento:7 o_queijo:35 o_resumo:1 o_seguro:21
o_servidor:-45 o_teatro:25 o_tempo:9 o_teste:34 o_ventilador:16 o'clock:-13
o'clock_^:42 oak:75 oak_^:4 oars:12 oat:-86 oat_milk:-86 ob:102 ob_der:6
ob_die:64 ob_ich:7 obiecuję:33 obiecuję_^:33 object:20 object_storage:17
objected:45 oboe:8 oboe_case:9 obras:55 obv:-85 obv_^:-85 och:-43 och_alla:-33
och_jag:-39 och_med:66 ocho:61 octets:-26 octets_^:27 october:-47 october_^:-4
october_already:-27 octopuses:-14 od:105 odasında:41 odczynnik:28
odczynnik_do:28 odd:40 odd_at:-23 oddam:37 oddać:17 oddly:-41
oddly_comforting:-6 oder:-28 odile:45 odile_^:38 odszkodowanie:58 oduya:32
oefen:45 oefen_liever:7 oefenen:48 of:-101 of_$:12 of_0:26 of_?:-32 of_^:-143
of_a:-11 of_all:44 of_an:-91 of_anything:-3 of_apples:23 of_april:-4 of_are:-35
of_being:46 of_both:7 of_cake:-20 of_cascade:2 of_cases:39 of_charge:16
of_chart:13 of_cheese:-26 of_cloth:-6 of_course:-137 of_crisps:-28
of_croissants:9 of_de:58 of_delivery:15 of_diary:45 of_downtime:4 of_each:20
of_empties:15 of_every:-8 of_eye:16 of_eyes:22 of_four:-6 of_friends:-12
of_gold:-20 of_grammar:-29 of_her:3 of_hex:-11 of_him:64 of_hire:6 of_his:8
of_honour:28 of_housekeeping:12 of_humour:-12 of_i:-1 of_input:-54 of_it:62
of_its:-4 of_july:-57 of_linseed:-38 of_long:-28 of_love:-25 of_may:13
of_mayors:25 of_memory:39 of_mine:-2 of_moths:-22 of_motorway:33 of_my:-60
of_nappies:39 of_nature:-1 of_new:-50 of_november:5 of_numbers:-28 of_old:-19
of_one:-2 of_order:47 of_our:71 of_ours:-1 of_ovid:10 of_paint:1 of_paving:9
of_people:58 of_plums:-62 of_practice:55 of_print:10 of_questions:-41 of_ram:4
of_reading:10 of_rubber:-41 of_school:54 of_snow:-5 of_socks:-21 of_solder:-7
of_somebody:-34 of_spelt:23 of_sun:27 of_tea:-30 of_teeth:-39 of_ten:-17
of_text:-17 of_that:-7 of_the:28 of_their:-14 of_them:-46 of_these:-87
of_this:107 of_those:11 of_three:9 of_thumb:-35 of_tiny:-14 of_today:84
of_us:-76 of_use:-83 of_water:21 of_way:130 of_we:35 of_wet:-35 of_which:-95
of_whom:-4 of_wood:7 of_work:60 of_year:-32 of_yesterday:11 of_you:49 of_your:6
of_yours:38 ofenbank:18 ofenbank_aus:18 off:86 off_0:-8 off_^:-23 off_a:6
off_after:7 off_again:5 off_and:-28 off_at:-19 off_by:24 off_for:33 off_from:8
off_if:5 off_in:13 off_limits:11 off_my:40 off_on:4 off_once:27 off_sick:2
off_since:2 off_the:25 off_to:16 offen:33 offen_ist:26 offence:-58 offended:-23
offended_^:-23 offer:24 offer_a:15 offered:15 offered_me:8 offers:-11 offers_^:6
office:-100 office_^:119 office_and:4 office_gave:-16 office_has:-16
office_in:-33 office_is:-56 office_rang:19 office_smells:-3 office_today:-12
officer:19 official:7 offline_^:9 offline_maps:8 offs:-38 offset:22 offset_^:21
oficina:17 oficina_^:10 often:-74 often_^:32 often_at:45 often_than:-39
often_the:-39 oggi:-95 oggi_in:-72 ogni:62 ogórków:-56 oh:-32 oh_and:62
oh_là:-32 oh_no:-53 oh_the:-4 ohm:15 ohm's:13 ohm's_law:13 ohms:40 ohms_^:40
ohne:33 ohne_ausnahme:13 ohne_freigabe:2 oil:91 oil_^:2 oil_change:10
oil_changed:67 oiled:46 oiled_^:35 ojo:19 ojo_el:14 ok:53 ok_?:6 ok_^:25
ok_and:65 ok_brain:-58 ok_decided:47 ok_for:7 ok_i:27 ok_im:-4
ok_interesting:-19 ok_no:63 ok_ok:-51 ok_reading:-92 ok_so:-40 ok_that:28
ok_the:69 ok_then:53 ok_we:66 ok_with:24 okafor:54 okafor_^:13 okay:74 okna:-10
okonjo:4 okulary:-55 olacak:29 olacak_^:28 olarak:78 olarak_geliyor:37
olarak_yazılır:33 old:-19 old_address:12 old_and:-8 old_autoclave:27
old_bakery:-23 old_blue:-16 old_boiler:27 old_boss:-27 old_boys:-34 old_brass:10
old_brewery:36 old_brickworks:20 old_code:-48 old_contract:44 old_days:-49
old_fridge:28 old_houses:-29 old_joke:-28 old_labels:-37 old_lady:-13
old_laptop:6 old_man:27 old_maths:-2 old_men:-27 old_mr:-16 old_name:51
old_one:47 old_ones:1 old_owner:16 old_phones:10 old_saying:-49 old_school:-9
old_teacher:50 old_ticket:16 old_town:42 old_tram:-9 old_violin:-4 old_well:9
old_wing:7 older:27 older_than:-46 oldest:-60 olds:-44 olga:3 olmo:10 olmo_^:8
olmuş:-55 oltre:14 oltre_0:1 om:27 om_0:14 om_die:-66 om_te:-32 om_varje:39
oma:-91 oma_ist:7 omdat:25 omg:-107 omg_i:-9 omg_that:-20 omg_the:-87 omgezet:15
omgezet_naar:15 on:-51 on_0:-86 on_?:19 on_^:-19 on_a:-48 on_all:62 on_alpine:7
on_an:11 on_and:-22 on_another:-27 on_any:-59 on_anything:20 on_arrival:19
on_at:-59 on_avait:-22 on_batteries:10 on_block:16 on_board:-28 on_both:37
on_by:-12 on_call:45 on_channel:10 on_croirait:-19 on_days:-12 on_decimals:22
on_dit:-2 on_duty:7 on_each:36 on_earth:-59 on_est:-80 on_every:35 on_exam:-6
on_file:15 on_first:-27 on_for:-4 on_friday:59 on_fridays:81 on_garde:68
on_her:47 on_his:-48 on_hold:-54 on_holiday:21 on_how:13 on_ignore:31 on_in:-8
on_is:12 on_it:13 on_its:98 on_kettle:22 on_kettle's:-53 on_leave:46 on_level:1
on_like:11 on_long:-4 on_mains:3 on_may:105 on_me:-10 on_mill:8 on_mobile:18
on_monday:71 on_mondays:78 on_my:-46 on_n'utilise:7 on_ne:8 on_night:-14
on_node:10 on_object:5 on_old:1 on_one:-10 on_our:-2 on_paper:45 on_parental:1
on_passe:4 on_phones:2 on_port:32 on_prend:43 on_pronunciation:9 on_raconte:-85
on_rotate:15 on_saturday:23 on_saturdays:33 on_screen:-17 on_se:-21 on_second:38
on_short:1 on_site:20 on_small:-45 on_so:3 on_some:-31 on_standing:3
on_stones:49 on_strike:-62 on_sundays:-18 on_that:32 on_the:-47 on_their:5
on_them:-51 on_they:14 on_this:-5 on_those:40 on_thursday:-47 on_thursdays:9
on_to:31 on_toast:-1 on_top:-35 on_tour:-12 on_tuesday:34 on_tuesdays:36
on_until:23 on_us:22 on_vise:21 on_warm:-5 on_wednesday:29 on_wednesdays:35
on_weekdays:36 on_weekends:21 on_what:26 on_when:16 on_whit:15 on_whole:29
on_with:45 on_you:67 on_your:26 on_yourself:-35 onboarding:80 oncall:-55
once:-144 once_0:12 once_^:77 once_a:99 once_and:-51 once_argued:-23
once_drove:-26 once_every:28 once_in:15 once_kept:-16 once_lost:-10
once_more:108 once_sailed:-27 once_saw:-23 once_sealed:4 once_spent:-10
once_that:7 once_the:21 once_this:9 once_to:-47 once_told:-21 once_waited:-16
once_who:-27 oncle:-44 oncology:11 onder:29 onder_de:21 one:-50 one_0:39
one_^:27 one_about:-70 one_alone:19 one_and:73 one_arrives:-24 one_as:23
one_asked:-9 one_at:16 one_away:13 one_back:42 one_before:2 one_belongs:3
one_big:33 one_by:9 one_cabin:19 one_came:12 one_can:-60 one_car:41 one_does:26
one_errors:-30 one_evening:-10 one_folder:1 one_for:90 one_from:-24 one_giant:16
one_go:27 one_goes:22 one_grammar:13 one_guest:-6 one_hand:-69 one_has:20
one_huge:7 one_i:29 one_in:15 one_is:89 one_knows:39 one_line:-12 one_list:22
one_long:96 one_looked:18 one_moment:-72 one_more:39 one_moves:-12 one_needs:21
one_never:6 one_of:-59 one_on:20 one_only:24 one_opens:28 one_over:-2
one_page:13 one_person:-30 one_picture:-35 one_piece:7 one_point:15 one_rack:33
one_reads:18 one_sees:-10 one_server:1 one_single:-52 one_so:14 one_song:-27
one_summary:4 one_summer:-23 one_sunny:-8 one_that:77 one_the:13 one_thing:66
one_to:28 one_token:-11 one_took:14 one_types:23 one_w:1 one_was:94 one_way:-9
one_where:-30 one_who:16 one_with:-6 one_wont:8 one_would:-67 one_wrong:13
one_you:-43 one_zone:11 one's:47 one's_got:18 ones:124 ones_^:26 ones_are:7
ones_at:-23 ones_by:-23 ones_for:7 ones_from:32 ones_go:13 ones_if:11 ones_in:2
ones_make:3 ones_so:16 ones_they:41 ones_were:-3 ones_with:-5 onion:-13
onion_juice:-13 onions:-79 onions_^:-74 onkel:-8 online:55 only:28 only_0:24
only_^:-14 only_a:49 only_accepts:3 only_after:-51 only_allowed:2 only_and:21
only_at:36 only_be:23 only_because:-1 only_does:61 only_ever:19 only_got:36
only_had:65 only_has:29 only_if:37 only_learn:27 only_manage:5 only_my:-63
only_need:26 only_needs:14 only_on:-39 only_once:-4 only_one:-45 only_person:-12
only_push:13 only_room:14 only_take:36 only_takes:-56 only_the:-4 only_then:27
only_thing:-17 only_three:1 only_to:23 only_two:3 only_until:37 only_when:26
only_while:6 only_with:38 only_works:-55 ons:-47 onsdag:68 onsdag_^:31 ont:-1
ontem:2 ontem_choveu:-28 onto:-19 onto_the:-18 onwards:-12 onze:-76 oof:-44
ooh:4 ook:-11 ook_niet:31 op:-58 op_0:1 op_^:-3 op_de:-111 op_een:41 op_het:6
opa:-32 opa_hat:-26 open:-37 open_^:-90 open_a:6 open_and:-29 open_at:6
open_bugs:34 open_fire:51 open_flames:12 open_my:42 open_on:17 open_plan:-15
open_the:-10 open_window:29 open_with:-36 opened:-7 opened_at:-11 opened_by:17
opened_it:76 opened_my:-26 opened_the:-79 opengl:7 opening:49 opening_^:2
opening_hours:-17 opening_tune:17 opens:55 opens_^:43 opens_at:39 opens_from:25
opens_the:-50 opens_with:40 opera:-119 opera_^:-82 operated:15 operates:51
operating:-30 operation:41 operator:2 operator_^:-8 operator_screen:7
operators:-3 ophalen:31 ophalen_^:31 opinions:-66 opinions_about:-12 oppas:7
opposite:-16 ops:-29 ops_^:2 opted:4 opted_for:4 optician:3 optics:30 opus:82
opus_^:34 or:-51 or_a:5 or_buy:1 or_did:-50 or_do:34 or_does:45 or_just:-18
or_later:-28 or_night:24 or_not:66 or_on:14 or_one:12 or_only:8 or_shine:24
or_so:-161 or_the:53 or_there:10 or_they:14 or_what:5 or_whatever:-32 ora:12
oral:117 oral_^:35 oral_part:16 orale:11 orale_^:3 oranges:-6 orari:12
orchard:110 orchard_^:65 orchestra:9 orchestra_pit:14 ordenada:26
ordenada_por:26 order:64 order_^:-36 order_has:32 order_is:45 order_of:20
order_to:1 ordered:-23 ordered_0:-41 ordered_a:46 ordered_for:6 ordered_is:1
ordering:35 orders:64 orders_^:24 ordinary:-41 ordinary_^:-8 ore:-59 organ:27
organ_pipes:13 organic:9 origami:-12 original:-50 orm:66 ormai:-65 ormai_è:-65
orçamento:13 orçamento_da:6 os_cabos:7 os_logs:2 osc:8 oscilloscope:-72
oscilloscope_probe:-45 osei:6 oslo:-35 oslo_^:7 osprey:31 ostarna:45 ostern:15
ostertag:4 ostertag_^:4 other:-20 other_^:13 other_half:17 other_one:55
other_one's:18 other_people:-27 other_side:15 other_way:4 others:19 others_^:6
others_and:-25 otherwise:97 otherwise_^:8 otherwise_i:38 otherwise_it:3
otherwise_the:40 otra:-50 otra_vez:-76 otro:43 otro_sitio:28 otters:-71
ottilie:49 ottoline:24 ottoline_^:24 ou:17 ou_pas:13 ouch:-41 our:61 our_cat:19
our_club:-55 our_colleague:-12 our_contact:29 our_courier:26 our_course:14
our_driver:23 our_drivers:1 our_evening:23 our_family:-43 our_fridge:-51
our_guests:43 our_hall:-21 our_house:17 our_insurer:16 our_juice:21
our_kitchen:11 our_landlord:-35 our_lesson:31 our_lessons:26 our_list:9
our_lyon:30 our_map:-14 our_neighbours:-16 our_new:4 our_next:32 our_night:36
our_office:-20 our_old:-77 our_own:83 our_partners:9 our_people:58 our_plot:24
our_project:-31 our_school:-3 our_shop:51 our_table:5 our_team:-46 our_three:2
our_tow:15 our_translators:29 our_tuner:4 our_wedding:-20 our_youngest:-33
ours:118 ours_^:15 ours_or:45 out:45 out_0:-22 out_^:80 out_a:53 out_about:20
out_after:-50 out_all:-56 out_and:96 out_as:-42 out_at:-2 out_because:2
out_before:4 out_by:-83 out_every:23 out_finally:-57 out_for:-56 out_goes:13
out_here:-70 out_how:24 out_i:44 out_if:51 out_in:-42 out_is:8 out_last:31
out_loud:59 out_my:-33 out_of:48 out_on:-32 out_over:-45 out_so:25 out_the:24
out_there:-64 out_this:5 out_to:16 out_too:31 out_what:-60 out_when:3
out_whether:16 out_who:-52 out_why:70 out_with:6 out_you:-49 outage:-45
outage_in:-6 outage_notices:15 outages:-4 outbound:26 outcome:10 outdated:23
outdoor:23 outdoor_pool:12 outdoors:6 outer:28 outils:24 outils_sont:24
outlier:-13 outlier_goes:19 outliers:36 outline:23 output:-30 outra:-33
outra_vez:-55 outro:19 outside:-49 outside_^:82 outside_and:-50 outside_the:-22
outstanding:3 oven:-37 oven_^:-117 oven_and:27 oven_draws:7 ovens:-2 over:41
over_0:-90 over_^:-67 over_a:13 over_and:34 over_any:3 over_as:13 over_at:26
over_christmas:57 over_classes:3 over_de:23 over_die:-50 over_in:38 over_is:-68
over_it:-69 over_long:10 over_nested:11 over_on:25 over_phone:3 over_spaces:19
over_that:-2 over_the:-79 over_there:50 over_to:82 over_with:8 over_your:14
overboard:16 overboard_drill:16 overdraft:26 overdraft_^:20 overflow:-16
overkill:8 overkill_^:8 overlay:-20 overlooked:27 overnight:72 overnight_^:97
overnight_and:-16 overnight_train:22 overruled:28 overruled_that:28 overtake:65
overtime:13 ovid:10 owe:70 owe_u:20 owed:-17 owes:-44 owes_me:-44 owl:21 own:-17
own_^:-11 own_crate:6 own_driving:-31 own_it:12 own_key:-1 own_module:11
own_table:29 owner:71 owner_^:12 owner_of:17 owners:-10 owners_^:-30 owns:8
owns_the:75 oxygen:41 oyelaran:44 oysters:-53 oysters_need:3 oznacza:42 p:-5
p_0:-43 p_anteil:24 pace:-41 paciencia:-9 pacientes:6 packet:21 packets:35
packing_^:9 packs:63 packs_of:62 pad:6 pad_thai:6 pada:-21 padaria:32 padded:41
paddle:13 padlock:42 padlock_code:6 paediatric:20 paediatric_tubes:5 paese:-41
paga:71 paga_il:23 pagado:19 pagar:24 page:-15 page_0:-9 page_^:-32 page_and:-36
page_d'accueil:10 page_if:8 page_lives:8 page_me:12 page_of:26 page_on:12
page_shows:56 page_the:26 page_to:11 page_turner:14 pager:16 pagers:8 pages:-21
pages_and:13 pages_at:50 pages_for:20 pages_of:-12 pages_on:-35 paging:19
pago:51 pago_está:6 paid:52 paid_^:-3 paid_and:31 paid_by:-15 paid_did:10
paid_for:-4 paid_in:20 paid_the:46 paiements:6 paiements_est:6 pain:27 pain_^:26
paint:108 paint_it:2 paint_the:21 painted:71 painted_^:55 painted_the:-7
painter:29 painters:-30 painting:-24 paintings:10 pair:-5 pair_^:14 pair_of:-18
paired:1 paired_you:1 pairing:35 pairing_code:7 pairs:20 paket:53
paket_servis:53 palabra:14 palabras:45 palabras_^:23 palavras:42 palavras_^:42
palestra:25 palette:24 palette_^:1 palette_is:7 pallet:37 pallets:58
pallets_^:19 pallets_of:-3 pallone:10 palés:24 palés_^:9 pan:-58 pan_and:-4
panadero:10 panadería:-26 pancakes:-115 pancakes_for:-45 panel:-8 panels:40
pani:72 panier:41 panne:-3 panne_^:15 panneau:58 pantalla:-10 pantalla_de:36
papagaio:-68 papel:9 paper:43 paper_^:-27 paper_birds:-41 paper_has:-13
paper_i:33 paper_logbook:28 paper_makes:63 paper_was:2 paperclip:17 papers:34
papers_^:15 papers_are:9 papier:7 papier_^:-20 papiro:10 papiro_tiene:10 par:30
par_camille:4 par_la:-45 par_le:44 par_mois:17 par_semaine:18 par_une:13 para:47
para_0:15 para_a:77 para_el:7 para_o:50 parade:86 parade_^:22 paragraph:47
paragraphs:86 paraguas:-44 parallel:6 parallel_circuits:20 parallel_jobs:14
parallel_parking:4 paraît:-27 parc:6 parce:54 parce_que:54 parcel:6 parcel_^:8
parcel_goes:-46 parcel_is:2 parcel_that:21 parcel_with:25 parcels:69 parcels_^:5
parcels_to:36 pardon:-12 pare:-45 pare_feu:16 parece:-169 parecia:-12 parent:59
parent's:16 parental:3 parental_leave:3 parents:119 parents_^:23 parents_can:3
parents_first:3 parents_group:-35 parents_have:4 parents_on:1 paris:9 parish:-21
parish_^:-33 parish_hall:3 park:2 park_^:-2 park_again:-40 park_in:5 parked:-39
parkeren:27 parking:-18 parking_des:1 parking_for:22 parking_is:60 parkplatz:-9
parks:37 parks_behind:38 parla:-44 parle:-19 parle_toujours:-26 parlour:-25
parlour_^:-18 parma:28 parole:-32 parquet:97 parquet_^:4 parroquia:21 parrot:-69
parrot_^:-16 parrot_that:-12 parrots:-50 parse:94 parser:90 parser_^:15
parser_arbeitet:6 parser_has:8 parser_on:1 parsers:-7 parsing:18 part:31
part_0:8 part_^:-38 part_about:-1 part_counts:12 part_in:9 part_is:-7
part_of:-29 part_on:21 part_one:3 part_so:10 part_three:-12 part_two:20
part_worth:20 part_you:8 partager:12 parte_oral:18 parti:-11 particiones:6
particiones_^:6 partida:39 partie:20 parties:-80 parties_^:-15 partir:26
partir_de:19 partira:29 partner:150 partner_^:25 partner_is:73 partners:9
parts:51 parts_^:19 parts_arrive:42 parts_then:12 party:-29 party_^:-4
parçası:28 pas:84 pas_^:15 pas_de:40 pas_dépasser:49 pas_la:30 pas_le:19
pas_me:13 pas_plus:42 pas_qui:32 pas_un:20 pasa:-34 pasa_a:38 pasado:6 pasar:36
pasillo:33 paso:17 pass:-29 pass_^:59 pass_my:3 pass_the:43 passa:12 passage:55
passagers:19 passages:16 passar:6 passau:-31 passe:40 passe_au:-5 passe_par:10
passe_à:40 passed:22 passed_^:28 passed_a:-35 passed_on:-14 passed_the:26
passen:59 passenger:4 passengers:49 passent:9 passent_^:9 passer:-16 passes:-6
passes_^:-25 passes_on:1 passiamo:74 passiamo_alla:13 passing:4 passing_^:33
passion:-14 passo:94 passo_a:14 passo_è:45 passou:46 passport:-1 passport_^:32
password:-23 password_^:-36 password_i:-21 passwords:-8 passé:3 passée:-56
past:49 past_0:18 past_it:-14 past_midnight:-10 past_tense:48 past_that:13
past_the:32 past_two:8 pasta:7 pasta_is:4 paste:19 pasted:-20 pastor:-23
pastry:-2 pastry_^:-8 patch:58 patched:39 patched_and:22 patches:21 path:57
path_it:14 path_lights:13 patience:-71 patience_^:11 patience_while:-28
patient:-69 patient_names:56 patient_with:-22 patients:29 patients_^:5
patients_are:15 patients_from:47 patients_get:5 pattern:-51 pattern_^:20
pattern_in:-87 pattern_is:11 patterns:7 pause:-17 paving:18 paving_stones:9
paw:44 paw_x:40 pay:-76 pay_0:7 pay_^:-87 pay_a:24 pay_the:7 payable:20
payday:34 paying:56 paying_for:34 paying_once:3 payload:1 payment:32
payment_webhook:15 payment_went:1 payouts:6 pays:70 pays_for:99 pays_rent:-53
pays_the:9 payslip:21 payslip_archive:11 payslips:48 pc:39 pdf:115 pdf_^:40
pdfs:17 pdfs_for:17 peace:-79 peace_^:-82 peacock:53 peanuts:26 pear:31 pears:-3
pears_^:-26 peas:-12 peat:-49 pebbles:-70 pedal:45 pedido:24 pedir:57 pedir_o:7
pediu:31 pegboard:-17 pegs:5 peindre:19 peineta:4 peineta_de:4 peintre:23
peintre_vient:23 pekka:23 pela:66 pellets:27 pelo:21 pen:8 penalties:12
penalty:7 pencil:32 pencil_^:-26 pendant:-76 pendant_deux:-49 pendant_les:42
pending:48 penicillin:31 penny:-51 penny_above:1 pens:-61 pens_^:-13 pension:90
penso:11 penso_io:11 pentola:-28 people:-10 people_^:136 people_already:13
people_always:-24 people_and:24 people_at:-4 people_can:30 people_complained:53
people_do:-45 people_fit:9 people_get:-7 people_have:-12 people_i:-27
people_in:-62 people_keep:18 people_leave:-50 people_like:-8 people_of:-1
people_on:18 people_pay:-14 people_rang:16 people_remember:39 people_say:-24
people_send:-21 people_speak:-9 people_tend:-30 people_than:30 people_think:-28
people_underestimate:-6 people_usually:-26 people_were:41 people_who:-42
people_will:-43 people_wrote:-15 pepper:12 pequeno:16 pequeña:6 pequeño:27 per:1
per_hatching:43 per_head:3 per_household:7 per_i:29 per_il:62 per_kiosk:4
per_la:-49 per_le:7 per_lesson:40 per_line:20 per_member:8 per_night:3
per_second:-13 per_sitting:15 per_term:13 per_tutti:-37 per_waiter:16
per_week:-132 percent:-50 percent_^:77 percent_tin:33 percentages:-10 perché:101
perché_il:16 perché_quello:17 perd:-23 perde:14 perdeu:2 perdeu_se:34 perdo:1
perdo_sempre:1 perdu:-30 pereza:21 perfect:-67 perfectly:-60
perfectly_normal:-33 perfume:-32 perhaps:-83 perhaps_the:-38 period:49
periodic:-29 periodic_table:-29 perito:36 permit:60 permit_is:12 permite:4
permitted:7 pero:-67 perro:-76 perro_se:-100 perros:10 perry:-90 person:76
person_^:9 person_for:-11 person_talks:38 person_than:49 person_to:6
person_who:-52 person_would:-9 personal:-6 personality:-41 personas_^:41
persone:68 persone_^:37 personen:34 personen_^:16 personer:52 personer_^:26
personer_i:19 personne:17 personnes:-71 personnes_devant:-52 perşembe:28 pesa:64
pesa_0:37 pessoa:2 pet:-59 petersen:53 petit:-66 petite:-2 petites:40
petites_^:35 petits:30 petra:6 petrol:-71 petrol_station:-17 petros:26
petrov's:18 petrov's_modem:18 peu:-49 peu_^:-2 peu_plus:-41 peut:46 peut_pas:22
peux:28 pezzi:46 pfeift:-92 pff:-79 pff_wat:-6 pfff:-95 pförtner:12 ph:39
ph_probe:33 pharmacist:-7 pharmacists:-13 pharmacists_have:-13 pharmacy:17
pharmacy_on:9 pharmacy's:35 pharmacy's_router:35 phase:-19 phase_^:-25 phases:44
phd:-91 phew:-88 phew_^:5 phew_that:-16 phil:-82 philippa:32 phone:11 phone_^:30
phone_and:8 phone_calls:42 phone_died:-15 phone_goes:-18 phone_in:18
phone_is:-25 phone_me:13 phone_my:19 phone_number:9 phone_rang:-19 phone_the:28
phone_with:2 phoned:59 phones:73 phones_^:-5 phones_in:32 phoning:7 phoning_me:7
photo:-50 photo_^:-2 photo_and:27 photo_from:-27 photo_is:-71 photo_of:13
photo_with:-11 photograph:85 photographed:7 photographer:-51 photographs:-45
photographs_^:-25 photos:37 photos_^:47 photos_and:24 photos_are:-15
photos_from:-20 photos_of:69 phrase_^:15 physics:-91 physics_^:-35
physics_problems:23 physio:-19 physio_has:-20 physio_is:-3 pi:-80 pi_^:-22
piacciono:14 piacciono_di:14 piace:63 piace_di:63 piacere:-61 piacerebbe:60
piacerebbe_di:60 pianiste:2 pianiste_accompagnatrice:39 pianists:-44 piano:-1
piano_^:-58 piano_and:-4 piano_goes:21 piano_has:17 pianos:-7 pic:-51
piccioni:-70 piccola:14 piccolo:86 pick:-1 pick_^:-5 pick_that:-21 pick_the:-33
pick_up:32 picked:-2 picked_up:-12 picker:38 picking:38 picks:-37 picks_^:14
picks_the:-41 picks_up:-54 pickup:53 pickup_of:3 picnic:-111 pics:-27 pics_^:-21
picture:-146 picture_0:-12 picture_^:-27 picture_it:-27 picture_of:11
picture_that:-29 picture_the:-45 pictured:-55 pictures:47 pictures_and:49
pictures_of:13 pid:24 pid_regler:24 pie:27 pie_^:23 piece:53 piece_^:23
pieces:-33 pier_^:2 pies:-76 piezas:22 pig:1 pigeon:-68 pigeon_^:-9 pigeon_on:-6
pigeons:-138 pigeons_are:-47 pigeons_have:-29 pigs:-15 pigs_are:-34 pilar:1
pillar:-18 pillow:42 pills:7 pilot:76 pilot_^:9 pilote:38 pin:28 pin_^:-23
pin_a:56 pinch:9 pine:40 ping:21 ping_you:5 pings:52 pink:-23 pins:56 pint:12
pint_of:12 pioggia:-71 pipe:38 pipe_^:-28 pipeline:1 pipes:38 pipes_^:22
pipette:-13 piscina:3 piso:40 piso_de:6 piste:14 pit:48 pit_is:22 pitch:24
pitch_^:2 pitched:54 pitches:-43 pivot:29 pivot_polishing:22 pivots:33
pivots_in:13 piwnicy:35 pizza:-59 pizza_^:33 pizza_and:-51 pizzeria:12 pièce:2
più:-16 più_^:26 più_di:-44 più_la:30 più_le:14 più_niente:-44 piątek:1 placa:36
place:-16 place_0:20 place_^:40 place_at:9 place_by:-38 place_for:-5 place_in:40
place_it:-32 place_of:12 place_on:8 place_to:-5 placed:16 placeholder:29
places:-20 places_^:-19 plain:165 plain_dataclasses:7 plain_functions:33
plain_sql:63 plain_text:18 plainte:4 plaisir:-91 plaisir_de:-34 plan:80
plan_^:82 plan_by:5 plan_for:12 plan_is:12 plan_of:-30 plan_that:5 plan_the:6
plan_with:27 plan_your:-29 plane:-7 planes:29 planet:20 planet_positions:9
planetarium:-16 planned:-61 planned_0:15 planner:33 planner_works:1 planning:40
plans:-91 plans_^:-60 plant:-76 plant_pots:31 planting:18 plants:-87 plants_^:19
plaster:2 plasterers:6 plastic:-15 plate:67 plate_^:8 plateau:61 plateau_^:61
plates:5 plates_^:-17 platform:15 platform_0:16 platine:-6 platz:22 play:22
play_^:14 play_anything:-35 play_at:29 play_with:27 playable:37
playable_again:10 played:-98 played_0:-37 played_cards:-40 played_the:-21
player:-89 players:39 players_are:-17 playing:-39 playlist:-72 plays:-73
plays_the:-79 plays_trumpet:46 playwright:4 playwright_^:4 plazas:6 plc:-30
pleasant:-13 please:137 please_^:96 please_be:23 please_don't:-36
please_explain:15 please_i:-61 please_mark:30 please_me:23 please_my:36
please_never:69 please_no:8 please_not:16 please_red:4 please_take:-12
please_the:52 please_use:1 pleased:-20 pleased_to:-16 plenty:20 plenty_^:3
plenty_for:33 pleut:-89 pleut_depuis:-58 ploeg:-3 plot:37 plots:22 plotter:-22
plotting:20 plotting_per:13 pls:237 pls_^:117 pls_always:20 pls_dont:27 pls_i:50
pls_keep:4 pls_my:19 pls_never:43 pls_no:13 pls_tell:-81 pls_the:12 pls_they:28
plug:12 plug_^:1 plugged:58 plugged_in:44 plugin:84 plugin_to:42 plugs:60
pluie:-42 plum:6 plum_cake:-12 plum_crates:39 plumber_is:6 plums:-70
plums_are:20 plus:-10 plus_0:12 plus_^:31 plus_de:23 plutôt:8 plutôt_le:11
plz:12 plz_dont:6 plástico:27 pm:72 pm_^:29 png:40 po:30 poches:2 pocket:6
pocztowy:30 pocztowy_stoi:30 pod:-68 podcast:-53 podcast_about:-37 pode:50
pode_ter:28 pods:16 poem:-58 poem_^:-5 poema:39 poet:-14 poetry:-89 pogoda:-82
poi:61 poi_passiamo:39 point:-17 point_^:-36 point_about:-13 point_de:8
point_is:74 point_of:24 point_the:5 point_to:1 pointers:-28 points:96
points_^:104 points_are:21 points_in:24 points_on:2 points_to:7 pois:-4
pois_é:-44 poisson:54 polar:-52 pole:10 police:8 policy:112 policy_^:8
policy_is:32 policy_no:10 polish:-15 polish_^:-15 polish_and:23 polish_the:-31
polished:95 polishing:22 polite:-46 polite_its:-9 politely:-38 polizza:11
polka:-23 polka_at:-21 poll:7 pollen:-13 polling:23 polls:18 polska:56
polska_has:56 polynomial:33 pommes:-27 pompa:38 pompa_grande:20 pompe:3 pond:67
pond_^:-3 pond_four:19 pond_has:7 pond_house:1 pond_two:25 pond_water:-12
pone:10 pongas:39 pongas_ejercicios:11 poniedziałki:-19 poniedziałki_^:-19
pont:20 pont_^:24 pontoon:51 pontos:44 pontos_^:44 pool:8 pool_in:-22 pool_is:7
pool_was:-21 pool_with:-15 pools:13 poor:-78 poor_man:62 poor_thing:13 pop:-10
popcorn:14 popcorn_^:44 poplars:18 popped:-3 poprawione:35 popular:-62
popular_in:-32 popular_with:-17 por:58 por_aqui:-41 por_correo:5 por_el:3
por_escrito:6 por_hora:35 por_la:45 por_las:4 porch:65 porch_^:45 porque:160
porque_a:34 porque_el:19 porque_ela:4 porque_há:23 porque_o:43 porridge:-69
porridge_^:-77 port:15 port_0:40 port_^:24 port_a:-22 port_du:18 port_side:-34
porta:59 porta_0:10 porta_il:19 portail:1 portal:23 portatile:29 porte:86
ported:20 ported_and:1 ported_the:9 porter:38 porter_^:9 porter's:11
porter's_lodge:11 portique:6 portique_sud:6 porto:-19 porto_^:10 portrait:-3
portraits:-16 portugal:-33 portuguese:-33 portuguese_^:-29 portão:25 position:10
positions:21 possibile:33 possible:103 possible_^:21 possibly:-4 posso:12
possono:12 possono_stare:12 post_^:59 post_gedaan:12 post_office:-7 postal:-10
postal_^:-10 postcard:-30 postcards:-43 postcards_^:-43 poste:13 poste_de:14
posted:31 poster_^:-16 poster_is:23 postgres:90 postman:-62 postmortem:-36
posto:6 posto_auto:6 posts:-50 posture:-8 pot:20 pot_^:-4 pot_is:64
potassium:-79 potato:-3 potatoes:-71 potem:58 pottery:-4 potting:-31
potting_shed:-31 pounds:43 pounds_^:1 pour:35 pour_le:58 pour_les:23 pour_moi:1
pour_tout:-25 pour_un:5 pouring:-22 pouring_here:-21 power:11 power_button:-6
power_cuts:10 power_feed:16 power_supply:15 poêle:12 ppl:-10 ppl_^:53
ppl_keep:26 ppm:28 ppm_^:20 pr:24 pra:6 pra_terça:31 practica:-17 practical:70
practical_exam:6 practical_in:16 practically:-72 practically_a:-62 practicar:35
practicar_el:10 practice:61 practice_^:-85 practice_buddy:3 practice_clock:20
practice_data:5 practice_in:-7 practice_partner:4 practice_questions:9
practice_room:31 practice_star:39 practise:122 practise_with:13 practises:-6
practising:-20 prague:23 praia:-7 praise:38 praise_^:57 praised:-27 pram:35
pratica:7 pratique:42 pray:-62 pre:1 precioso:-28 precis:-53 precisely:-67
predefinita:4 predict:-74 prefer:82 prefer_a:7 prefer_it:4 prefer_not:-76
prefer_plain:2 prefer_tabs:8 prefer_that:24 prefer_the:46 preferirei:68
preferisco:114 preferisco_i:24 preferisco_la:3 prefers:73 prefers_the:7
prefetch:39 prefiero:167 prefiero_estudiar:8 prefiero_la:9 prefiero_que:75
prefiro:126 prefiro_nomes:25 prefix:34 prefs:3 pregnant:-50 premier:-60 prend:49
prend_le:43 prendiamo:28 prendiamo_il:7 prendre:-7 preparo:9 present:42
present_^:18 presentation:28 presentation_in:4 presente:1 presente_^:1
presenter:22 presenter_console:22 presenters:36 presenters_like:11 presidente:2
presión:6 presque:-69 press:-34 press_is:27 pressa:-26 presse:54 pressed:-85
pressed_the:-27 pressure:62 pressure_^:18 pressure_cooker:5 presto:8
presupuesto:21 prettier:51 prettier_^:51 pretty:-62 pretty_to:-29 preview:26
preview_in:8 previous:-31 price:-45 price_for:28 price_list:-22 price_of:-80
price_the:-41 prices:40 prices_in:22 prices_went:23 pricing:5 prima:112
prima_^:17 prima_di:39 primary_feathers:11 primeiro:45 primer:4 primo:-57
primo_^:-36 primo_se:-23 principal:42 principal_^:1 print:7 print_^:16
print_and:20 print_the:58 printed:31 printed_and:13 printed_the:-2 printer:-118
printer_^:-31 printer_in:18 printer_only:-13 printer_ran:29 printer's:60
printers:-24 printing:76 prints:-34 pris:53 prism:5 privacy:54
privacy_officer:15 privat:4 private:73 private_one:7 privé:25 priya:54 prizes:34
pro:68 pro_woche:7 prob:34 probably:-162 probably_the:-24 probe:-9 probe_was:-3
proben:14 problem:-113 problem_at:-64 problem_i:-25 problems:14 problems_a:46
procent:10 procent_vocht:9 prochaine:37 prochaine_étape:20 prod:44 product:-65
production_database:-12 produit:5 proefles:19 proefles_is:19 prof:17 prof_^:29
prof_de:-24 profe:-20 profe_de:-41 profesora:86 profesora_es:43 professional:-18
professor:-19 professor_adeyemi:7 professora:-29 profile:16 profile_from:-31
profile_the:25 profiler:54 profiling:1 program:-66 programa:2 programme:30
programmers:-41 programming:-70 programming_from:-42 programming_language:-20
progress_chart:3 prohibido:67 proibido:19 project:-59 projecteurs:38
projecteurs_^:38 projection:-29 projector:35 prom:11 promet:4 prometo:51
prometo_que:50 promis:6 promise:78 promise_^:8 promised:-46 promised_her:-4
promised_it:-30 promised_to:8 promoted:-53 promoted_^:-19 promoted_to:-36
prompt:5 pronouns:3 pronunciation:38 pronunciation_i:19 proof:-77 proofing:15
proofing_0:11 proofread:3 proofs:1 prop:-3 propagation:3 proper:-41 properly:-92
property:47 property_and:6 property_box:24 proposed:-32 propres:14
propriétaire:15 props:-16 prose:20 prosecco:-62 prossimo:45 prossimo_passo:45
proszę:26 protector:7 protocol:1 protokoll:-52 prototype:-9 proud:-4 proud_^:28
prova:81 prova_vale:17 prove:32 proved:26 proved_too:26 proveedor:33
proveedor_de:33 provisório:54 provisório_termina:54 proxies:-44 proxy:33
proyector:18 prueba:33 prueba_será:4 pruebas:60 prune:-6 prune_the:-46 przed:4
przejdziemy:18 przejdziemy_do:18 przesunięte:52 przesunięte_na:52 przy:124
przy_starym:17 práctica:25 prácticas:24 prácticas_es:9 prática:20 préfère:143
préfère_le:9 préfère_les:17 préfère_qu'on:13 préfère_un:63 próbek:11 próbek_^:11
própria:3 próprio:-5 prüfen:5 prüfen_wir:5 prüfung:52 prüfung_ist:19 pub:-45
pub_quiz:-43 public:39 public_holidays:26 published:11 publisher:20 pudding:-45
pueblo:-31 puede:41 puedo:15 puedo_gastar:5 puerta:41 puerto:39 puerto_de:4
puff:10 puh:-125 puis:-83 puisque:38 puisque_la:1 puits:19 puits_du:19
pulisce:50 pulisce_con:32 pull:69 pull_request:15 pull_requests:42 pull_the:40
pull_up:-26 pulled:55 pulled_the:8 pulling:13 pulls_the:-9 pulmino:11 pulse:42
pump:6 pump_four:35 pumpkin:54 pumpkins:-56 pumps:-12 pumps_are:11 pun:-53
punch:-23 punch_cards:-6 punched:-61 punched_cards:-53 punctuation:-26 punkte:38
punkte_^:30 puns:-13 puns_^:-13 punto:6 punto_débil:21 puntos:32 puntos_^:7
puntos_en:14 pupil:2 pupils:20 puppies:-36 puppy:-72 pups:31 pure:12
pure_functions:3 purple:-107 purrs:65 purser:-22 push:60 push_^:9 push_to:30
pushed:64 pushed_^:11 pushed_the:13 pushed_to:13 pushes:28 pushes_are:8
pushes_to:4 puso:24 put:53 put_^:-70 put_a:-28 put_back:36 put_down:1
put_googly:-71 put_in:88 put_it:-10 put_my:17 put_on:-19 put_our:8 put_that:-10
put_the:44 put_them:15 put_together:-35 put_two:9 put_up:41 put_you:56 puts:78
puts_up:16 putting:11 può:54 può_avere:14 pytest:39 python:42 python_^:16
página:14 pâte:1 pão:-34 på:-35 på_0:3 på_balkongen:-65 på_hytt:42 på_kanal:42
på_kvällen:19 på_svenska:29 på_tangentbordet:-25 père:-19 pédiatre:1 póliza:17
pół:-95 q:-19 qa:34 qa_is:43 qr:40 qu'avec:20 qu'il:-114 qu'on:12 qu'un:-5
quaderno:34 quaderno_dei:27 quadratmeter:16 quadratmeter_^:16 quadretti:16
quai:19 quai_0:2 quai_sud:5 quand:-126 quand_c'est:-18 quand_j'étais:-57
quando:29 quando_c'è:21 quanto:-22 quarantine:4 quarantined:43 quarantined_^:23
quarantined_the:10 quarry:21 quart:-32 quarter:40 quarter_^:4 quarter_on:19
quarto:50 quarto_azul:11 quase:3 quasi:-8 quay:71 quay_^:33 quay_street:25
que:-100 que_0:-13 que_a:59 que_amanhã:22 que_bom:-5 que_calor:-46 que_con:40
que_de:13 que_dia:-31 que_el:-82 que_en:15 que_es:-50 que_eu:12 que_história:-17
que_je:22 que_la:41 que_le:10 que_lo:39 que_me:37 que_nadie:26 que_o:-58
que_por:-40 que_saudade:-63 que_una:16 que_vous:-6 que_yo:-29 queasy:2
queda_en:13 queda_por:12 quedamos:5 quedamos_con:42 quedan:36 quedan_0:10
queijo:35 queijo_curado:35 quel:-131 quel_bazar:-50 quella:25 quelle:-104
quelle_ambiance:-20 quelle_belle:-2 quelle_journée:-43 quello:27 quelqu'un:-16
quelqu'un_^:-65 quem:22 quemó:-28 quemó_el:-28 quente:-1 quer:4 quer_dizer:50
queremos:34 queries:16 quero:29 query:-2 question:-9 question_^:-7
question_about:-44 question_and:-22 question_nine:50 question_of:22
questionnaire:30 questionnaires:24 questions:26 questions_^:23 questions_a:6
questions_and:-9 questions_in:6 queue:16 queue_^:-15 queue_at:-80 queue_depth:21
queue_for:-45 queue_in:-39 queue_is:31 queue_lives:14 queue_ordering:26
queue_refreshes:6 queue_since:18 queue_topic:21 queued:-70 queueing:-53
queueing_theory:-44 qui:-81 qui_a:2 qui_assure:26 qui_garde:20 qui_tient:51
quick:-77 quick_^:-28 quickest:-30 quickly:-6 quickly_^:-20 quid:-76 quien:12
quiero:62 quiet:66 quiet_^:4 quiet_as:-23 quiet_carriage:11 quiet_for:-48
quiet_here:-39 quiet_in:-7 quiet_music:17 quiet_on:30 quiet_that:-26
quiet_without:-61 quieter:60 quieter_^:60 quietly:-23 quince:-7 quindi:40
quiroga:22 quiroga_^:12 quit_^:-8 quite:-108 quite_a:-38 quite_the:-8
quitting:61 quitting_the:61 quiz:69 quiz_came:-35 quiz_had:10 quiz_i:1
quiz_is:17 quiz_me:22 quiz_you:9 quizzes:83 quizzes_i:2 quizzes_long:8 quién:45
quota:11 quotation:41 quote:143 quote_a:38 quote_from:4 quote_in:4 quote_is:8
quote_the:11 quoted_the:10 quotes:2 qué:-229 qué_bonito:-23 qué_buena:-2
qué_calor:-45 qué_frío:-36 qué_gracia:-15 qué_noche:-18 qué_paciencia:-9
qué_rica:-23 qué_risa:-16 r_cleaned:42 rabbit:13 rabbits:21 racconto:72 race:-44
race_condition:-39 raceway:69 raceway_two:4 racing_games:-21 rack:-22 rack_^:-3
rack_at:33 racks:-11 racks_^:14 raconte:-85 raconte_que:-71 raconté:-77
radar:-33 radiators:15 radio:-27 radio_and:9 radio_channel:32 radio_ever:27
radio_exam:12 radio_is:-36 radio_link:5 radio_on:-31 radio_played:-12
radio_plays:11 radio_says:-53 radio_to:45 radio_watch:5 radiology:-77 radios:-93
raffle:-23 raffle_prizes:34 raga:51 raga_of:11 ragione:-25 raid:-11 rail:31
rail_^:27 rail_siding:12 rails:41 railway:-34 railway_has:11 rain:-114
rain_and:8 rain_gauge:7 rain_here:-9 rain_in:-7 rain_on:-34 rain_or:24
rain_the:-7 rained:-6 rained_on:-9 rained_the:-14 raining:-109
raining_sideways:-61 rainy:-29 rainy_days:-29 raise:28 raise_it:13 raised:-5
raised_his:3 raised_it:17 raised_the:29 ram:-19 rama:60 rama_de:18
rama_principal:25 rambling:-47 ramen:-45 ramp_^:-31 rampa:41 rampe:27 ran:-2
ran_out:54 ran_the:-19 random:9 rang:14 rang_^:-19 rang_me:15 rang_the:24
rang_to:-55 range:28 rangés:15 rank:3 rano:110 rano_przed:11 ransom:-30
ransom_note:-30 ranzada:39 ranzada_yatacak:39 rappelle:-41 rappels:13
rappels_de:1 rare_donor:16 rare_thing:-14 rarely:-68 rash:51 raso:29
raspberry:-22 raspberry_pi:-22 rate:27 rate_^:30 rated:-55 rated_for:16
rates:-54 rather:122 rather_a:10 rather_be:-89 rather_do:18 rather_get:15
rather_have:128 rather_hear:74 rather_in:37 rather_learn:3 rather_leather:16
rather_lovely:-29 rather_practise:4 rather_read:4 rather_see:35 rather_start:13
rather_than:106 ratio:-30 rattle:11 rattled:-11 raum:15 raus:50 raus_^:37 raw:73
raw_and:30 raw_files:2 raw_sql:12 ray:52 razem:-8 re:64 reach:-23 reached:47
reaches:12 reaching:-16 react:-9 reaction:-43 read:43 read_0:37 read_^:14
read_a:-19 read_about:-6 read_in:-12 read_it:78 read_like:-55 read_only:75
read_replica:27 read_somewhere:-86 read_than:17 read_that:-56 read_the:-27
read_them:18 read_these:44 read_this:36 read_those:-31 read_through:-31
read_your:-5 readable:13 reader:55 reader_even:24 reader_for:31 reader_is:-34
readers:59 readers_are:43 reading:-89 reading_^:61 reading_a:26
reading_about:-29 reading_all:-40 reading_an:12 reading_corner:35
reading_glasses:61 reading_room:22 reading_the:-17 reading_through:-42
reading_your:-118 readings:24 readme_now:12 reads:-34 reads_0:-12 reads_a:-9
reads_along:67 reads_better:55 reads_like:-27 reads_that:7 reads_the:-74
reads_well:-47 ready:52 ready_for:-3 ready_to:19 reais:27 real:18 real_dome:43
real_one:16 real_race:27 reales:11 realistic:-15 really:-59 really_^:-18
really_a:32 really_do:-7 really_does:-22 really_is:-21 rear:16 reasonable:-21
reasoning:16 reasoning_underneath:16 reasons:-6 rebooked:13 rebooked_the:6
reboot:38 rebuild:25 rebuilt:-6 recalculated:4 recalibrated:54 recalibrated_^:11
recalibrated_the:33 recall:47 recall_notice:35 receipt:24 receiver:-12
reception:75 reception_^:26 receta:-10 rechnen:28 rechnen_wir:18 rechnung:49
rechnungen:20 rechnungen_gehen:6 rechts:-28 recibe:10 recibe_la:10 recife:39
recipe:-9 reckon_with:3 recognise:-52 recognition:16 recognition_runs:11
record_everything:19 record_my:20 record_myself:25 recorded:68 recorded_by:28
recording:11 recordings:46 recordings_than:5 records:53 recount:4 recovery:-6
recursive:23 recursive_calls:23 red:50 red_^:-21 red_and:41 red_light:15
red_ones:1 redacción:9 redacción_es:9 redan:-49 reddingsvest:18 rede:17 redes:14
redesign:26 redid:31 redis_^:3 redo:41 redo_the:33 redone:35 redrew:25
redémarre:9 reed:46 reef:28 reefer:28 ref:35 refer:20 reference:29
reference_book:12 references:29 refill:10 refilled:-31 refrain:-13 refresh:37
refreshed:14 refreshed_every:14 refreshes:28 refreshes_every:28 refroidie:1
refroidie_par:1 refuelled:11 refugio:31 refugio_norte:31 refund:49
refund_goes:19 refunded:44 refunded_the:38 refunds:67 refunds_are:13
refunds_in:26 refuse:8 refused:-1 refuses_to:-40 regal:-38 regalo:-41
regalo_^:-41 regarde:-101 regarde_ça:-94 regards:-51 regards_^:-23 regatta:-28
regen:-72 regenerated:38 regent:-34 regex:-37 region:56 region_^:12 register:68
registered:90 registered_as:16 registrado:42 registrar:14 registration:28
registration_desk:27 registre:26 registro:52 registro_de:14 registry:59
regler:24 regression:5 regret_^:-19 regret_it:-3 regrets:-90 regrets_^:-42
regulador:35 regulador_de:35 regular:11 regularity:-51 regularity_^:-45
regulars:70 regulations:54 rehearsal:32 rehearsal_room:11 rehearsals:6
rehearse:4 rehearse_the:4 reichen:26 reinstall:20 reinstalled:28 reisepässe:2
reisetag:7 reisetag_^:7 reissued:39 rejected:18 rejects:45 relabelled:25
relatórios:13 release:46 release_branch:61 release_notes:-72 released:-8
releases:-90 releases_^:-92 reliable:25 relic:8 reliquary:30 rely:29 rely_on:29
remained:-39 remaining:13 remains:45 remains_is:6 remains_on:1 remains_to:31
remains_unclear:17 remarkably:-10 remarks:45 remarks_in:34 remember:-6
remember_a:33 remember_from:28 remember_the:-78 remember_when:-71 remembered:11
remembers:4 remind:64 reminded:-44 reminder:108 reminder_now:28
reminder_sound:73 reminders:36 reminds:-12 reminds_me:-12 remote:-61 remotely:24
removal:-104 removal_firm:-20 removal_men:-45 removed:49 removed_the:22
remplacé:21 remplacé_le:6 rename:5 renamed:81 renamed_the:32 render:40
render_loop:1 render_the:1 rendered:46 rendered_pages:3 renderer:29
renderer_^:-17 rendez:45 rendez_vous:45 rendu:98 rendu_les:49 rendu_utilise:13
renewed:11 rengi:46 rennet:14 rent_^:-53 rent_or:1 rent_the:6 rental:1 rentals:1
rented:36 rented_a:-48 rep:-62 repainted:46 repainted_^:22 repainted_the:48
repair:9 repair_came:28 repaired:11 repaired_the:15 repairs:19 repariert:-1
repasado:18 repaso:48 repaso_son:14 repasse:1 repeated:-22 repeater:23
repeats:21 repeats_every:12 replace:28 replace_the:24 replaced:56 replaced_^:-10
replaced_and:18 replaced_at:26 replaced_the:37 replacement:16 replacement_in:12
replacement_van:4 replacing:24 replay:32 replica:78 replica_in:27 replica_two:28
replicas:30 replicas_^:11 replication:33 replication_lag:22 replies:61
replies_than:8 replies_to:40 reply:47 reply_i:13 reply_to:38 repo:81 repo_^:35
repo_works:7 report:83 report_^:35 report_by:1 report_is:16 report_of:-2
report_to:8 reported:63 reporter:7 reports:-20 reports_^:-62 reports_as:1
reports_is:13 reports_land:35 reports_to:26 repository:32 repris:34
reproduces:22 reproduces_it:22 reproducible:5 reprogrammed:37
reprogrammed_the:30 request:35 request_^:9 requests:-6 requests_better:25
requests_in:-39 requires:1 requires_a:1 reread:8 reread_the:8 rerouted:22
rerun:49 res:7 rescheduled:15 rescue:47 research:13 reserva:46 reservdelarna:30
reserve:27 reserve_^:23 reserved:92 reserved_seats:3 reservoir:-23
reservradion:42 reservradion_går:42 reset:13 reset_the:25 resets:37 resets_at:29
resin:12 resistor:11 resistors:15 resit:10 resit_in:2 resolve:-9 resolved:21
resolver:29 resonance:56 resonance_with:53 resort:24 respaldo:11
respaldo_tarda:11 respect:-39 respect_^:-36 respectable:-23 response:-2 rest:-42
rest_^:3 rest_a:35 rest_is:2 rest_of:-48 resta:29 resta_da:29 restart:35
restarted:9 restaurant:-17 reste:30 reste_à:53 restent:26 rester:-21
rester_sous:-29 resting:42 resting_pulse:42 restore:47 restored_^:-40
restored_from:7 rests:47 rests_0:6 rests_on:3 result:-54 result_pages:5
results:61 resumo:28 retencji:30 retention:34 retention_is:8 retenu:49
retenu_le:29 retina:2 retina_camera:2 retire:-6 retired:108 retired_^:39
retired_in:-4 retirement:-47 retires:-20 retrained:9 retries_0:12 retries_^:22
retro:-40 retry:59 retry_loop:20 return:49 return_^:30 return_address:28
return_label:22 returned:64 returned_^:9 returned_the:1 returns:-16
returns_a:-17 returns_better:17 reunião_de:32 rev:12 rev_d:7 rever:20
reversible:45 reversible_^:32 reversing:15 reversing_entries:15 reverted:8
reviennent:-6 review:69 review_^:33 review_at:13 review_was:-2 reviewed:23
reviewed_by:23 reviewer:-42 reviewer_for:28 reviews:70 reviews_^:-12
reviews_are:6 reviews_i:21 reviews_the:62 revisa:47 revisado:57 revisar:23
revisar_^:11 revise:-1 revised:23 revision:12 revisión:18 revista:39 revisão:44
revisões:2 revisões_de:2 rewired:18 rewired_^:17 rewritten:64 rewritten_and:21
rewritten_so:2 rewritten_the:7 rewrote:44 rewrote_it:34 reyes:4 rgb:5 rhyme:-38
rhyme_^:-38 rhymes:25 rhyming:-45 rhythm:-11 ri:-79 ria:-7 ribbon_bookmark:2
ribbons:39 ribs:6 ribs_^:8 rica:-23 ricambio:27 ricambio_del:27 rice:18
rice_cooker:25 ricevere:21 rich:-56 richtig:-17 rid:11 rid_of:11 ride:40
ride_^:12 ride_in:50 rider:2 ridere:-18 ridere_il:-18 riders:-38 rides:1
ridge:-24 riecht:-69 riecht_es:-69 rieger:22 rien:-109 rig:-4 rig_is:11
riggers:4 rigging:-48 righe:10 righe_^:10 right:-29 right_after:17 right_and:10
right_away:27 right_for:20 right_no:17 right_now:-22 right_of:46 right_one:3
right_so:-18 right_strap:13 right_the:17 right_through:-38 rights:34 rigolé:-81
rim:37 rind:59 ring:142 ring_buffer:23 ring_me:11 ring_my:25 ring_of:-38
ring_road:5 ring_the:23 ring_them:18 ringer:23 ringers:-63 ringing:-21 rings:1
rings_the:16 ringtone:-68 rinse:107 rinse_time:15 rinsed:20 rinsed_and:20
rip:-68 ripassare:53 ripening:20 rir:-108 rir_^:-76 risa:-16 rises:-51 risk:26
risotto:22 riu:-74 riunione:-91 river:-56 river_^:-18 river_gate:28
river_level:26 riverside:4 rivets:16 road:-67 road_^:45 road_for:-12 road_is:-31
road_you:3 roads_^:3 roads_around:-25 roadside:38 roadworks:21 roast:32
roaster:6 roasters:-28 rob:11 robin:-36 robot:-41 robot_arm:-27 robot_navigue:60
robots:-18 rock:30 rocket:-56 rocío:38 rods:-49 rodziców:23 role:93 role_^:47
role_play:22 roligt:-62 roligt_att:-32 roll:3 roll_call:3 rollback:46
rollback_script:39 rolled:-42 rolled_back:34 rolled_in:-38 rollen:6 roller_^:57
rollers:23 rolling:-20 rollout:7 rolls:6 rolls_^:16 rollstuhl:44 roman:-3
romance:-2 rome:-38 rompe:29 rond:27 roof:-35 roof_^:65 roof_and:-29 roof_is:-14
roof_leaked:-21 roof_leaks:34 roof_of:-31 roofers:11 rooftop:15 rook:3 room:-22
room_0:84 room_^:-7 room_as:-56 room_for:43 room_has:19 room_i:-3 room_if:-12
room_in:18 room_is:52 room_makes:-9 room_stays:1 room_that:3 room_they:2
room_with:-30 room_without:21 rooms:99 rooms_^:12 rooms_have:10 rooster:-58
root_passwords:1 roots:21 roots_^:21 rope_^:-8 rope_bridge:17 rope_guard:5
rope_practice:22 ropes:45 ropeway:10 rosa:-4 rosa_^:-55 rosa_is:35 rosalind:52
rosalind_^:17 rosario:12 rosary:-42 rose:67 rose_^:23 roses:-17 roses_^:-27
rosin:27 rosso:7 roster:25 rosters:44 rot:-34 rota:80 rota_^:8 rotate:15
rotated:43 rotated_the:19 rotation:-33 rotation_^:-44 rotonda:23 rotonda_del:23
rotors:27 rotten:1 rouge:77 rough:-58 roughly:-91 roughly_0:-3 round:-18
round_^:-7 round_my:-4 round_tables:-64 round_the:-2 round_to:46 round_with:-57
roundabout:-50 roundabout_in:-18 roundabouts:34 rounded:34 rounds:-46
rounds_^:32 route:44 route_^:4 routed:28 router:65 router_^:-28 routing:-14
row:39 row_0:-17 row_^:37 row_f:20 row_of:20 row_without:40 rowed:-59
rowed_for:-59 rowing:1 rowing_club:7 rows:-22 rows_^:80 rows_and:-14 rows_for:3
rows_in:34 rows_of:38 rows_per:-11 royal:12 rubber:-2 rubber_duck:-50 rubs:11
rude_ones:11 rue:8 ruf:6 ruf_ich:6 rufbereitschaft:33 rufen:5 rufen_sie:5 rui:13
rui_^:13 ruined:-59 rule:39 rule_^:15 rule_for:32 rule_i:2 rule_of:-32 ruler:-17
rules:45 rules_^:15 rules_again:17 rules_are:-20 rum:16 rum_^:16 rumour:-18
rumour_has:-62 run:28 run_^:-100 run_by:64 run_for:16 run_in:2 run_it:5
run_on:85 run_out:34 run_the:49 runbook:-24 rung:3 runner:76 runner_in:25
running:-10 running_^:-52 running_a:-36 running_again:60 running_on:7 runs:99
runs_0:43 runs_a:-56 runs_as:12 runs_at:50 runs_for:29 runs_from:24 runs_in:3
runs_on:-6 runs_once:26 runs_out:-47 runs_to:4 runtimes:-46 rupture:9
rupture_de:9 rush:-25 rushed:71 rust:12 rust_^:33 rye:42 rythme:7 rádio:13
récolte:-11 régie:43 régie_son:40 réparée:39 réplica:13 réseau:25 réservation:31
réservée:7 résultats:1 résultats_d'hémoculture:1 réunion:-15 révision:68
révisions:13 réécrit:22 rückflug:7 rückflug_der:7 rücksprache:53
rücksprache_mit:3 s:32 s_^:55 s'appelle:71 s'applique:36 s'ennuie:-83 s'est:-1
s'il:16 sa:-83 sa_ancora:11 sa_couleur:10 saal:10 saat:62 saat_0:45
saat_sürüyor:9 sabe:-43 sabemos:53 sabemos_se:7 sabemos_si:10 saber:26
saber_quién:4 saber_si:1 sabine:49 sacar:7 sachets:26 sacks:39 sacks_of:23
sacs:10 sacs_^:10 sacó:14 sacó_0:14 sad:-11 sad_^:-21 saddle:5 sadly:56
sadly_^:43 safari:-49 safe:106 safe_^:15 safer:23 safety:3 sag:-45 sagt:15
sai:32 sai_do:31 said:-17 said_0:22 said_^:193 said_about:13 said_for:-37
said_he:-31 said_i:-13 said_it:-46 said_no:1 said_so:19 said_that:-32
said_the:64 said_to:-56 said_we:-1 said_yes:-48 said_you:23 sail:2 sailing:11
sailors:-40 sailors_in:-13 sails:5 saint:40 saints:-29 sait:42 sait_toujours:32
sake:26 sake_of:26 sala:96 sala_^:13 salad:21 sale:-55 sale_a:7 sale_desde:6
sale_to:-6 salen:34 sales:15 sales_^:4 sales_has:14 salir:20 salire:29
salire_in:18 salle:12 salle_de:-40 salmon:-5 salon:48 salt:5 salt_^:-21
salt_and:28 salt_melts:28 salts:2 salón:4 sam:10 sama:-69 same:-146 same_0:-22
same_^:-16 same_as:-46 same_coat:-26 same_day:74 same_evening:33
same_everywhere:4 same_size:-46 same_song:-29 same_thing:-13 same_time:55
same_to:25 sample:70 sample_company:4 sample_from:37 sample_of:19 sample_size:8
sample_texts:31 samples:50 samples_on:11 sampling:6 sampling_is:7
sampling_window:3 samstag:-48 samsung:16 samtal:3 sand:16 sandals:-11
sandwich:-108 sandwich_^:-54 sandwich_in:-17 sandwich_on:-12 sandwiches:-47
sang:-96 sang_^:23 sang_happy:-40 sang_the:-22 saniye:24 saniye_sürüyor:24
sank:32 sans:93 sans_^:28 sans_l'accord:10 sarà:-4 sarà_il:-10 sashes:42
sashes_^:42 sat:-27 sat_behind:-5 sat_in:28 sat_next:-9 sat_on:-62 sat_there:-7
satellite:29 satellite_dish:21 satellites:4 satisfying:-57 satisfying_about:-6
saturday:47 saturday_^:53 saturdays:57 saturdays_^:29 saturn's:5
saturn's_rings:5 sauce:52 sauce_^:8 sauces:35 sauces_^:35 saudade:-63
saudade_daquele:-14 sauna:18 sauna_and:-16 sausage:-21 sausages:-61 sauvetage:16
sauvetage_sont:16 save:-15 saved:14 saved_^:23 saved_my:-7 saving:-13 savoir:26
savoir_si:10 savoury:52 saw:6 saw_0:-16 saw_a:-94 saw_in:-6 saw_it:-24
saw_that:12 saw_the:146 saxofón:9 say:31 say_0:8 say_^:18 say_a:-29 say_and:21
say_hello:-26 say_it:-11 say_no:61 say_so:49 say_that:-43 say_the:-79
say_what:-31 say_whether:40 say_who:30 say_why:75 say_yes:30 say_yet:21
saying:26 saying_the:-28 sayings:-29 says_0:-12 says_^:51 says_a:8 says_go:8
says_he:6 says_hello:-22 says_hi:47 says_i:-53 says_it:-33 says_its:-33
says_no:-41 says_nobody:-42 says_nothing:18 says_on:14 says_otherwise:25
says_so:33 says_statistics:-6 says_that:15 says_the:-36 says_we:24 says_what:34
says_yes:36 scaffolding:36 scaffolding_is:22 scala:4 scala_predefinita:4
scale:27 scale_^:16 scales:-14 scales_before:-15 scales_in:28 scan_is:5
scandal:-78 scanned:27 scanned_in:38 scanner:33 scanners:53 scans:32 scare:17
scare_me:5 scarecrow:-24 scared:104 scared_of:104 scares:8 scarf:-46
scarf_yarn:26 scatole:46 scatter:9 scatter_plots:4 scelto:63 scelto_il:25
scene:-22 scenes:21 schade:-31 schaffe:37 schaffe_ich:37 schede:29 schedule:6
scheduler:6 schedules:-57 schema:93 schema_^:41 schema_changes:7
schema_migration:14 scheme:12 schlafen:-99 schlamm:23 schlüssel:33
schlüssel_hängt:5 schlüssel_zum:7 schlüsselübergabe:25 schmeckt:-89 schnee:-8
schneit:-46 schneit_es:-46 schon:-113 schon_0:-11 schon_wieder:-79 school:21
school_^:19 school_and:-62 school_at:13 school_atlas:-33 school_groups:87
school_in:32 school_play:-15 school_so:15 school's:32 schools:-13 schule:-8
schule_^:30 schuur:36 schuur_^:7 schwester:5 schéma:17 schéma_des:28 schémas:6
schön:-71 schön_dass:-25 schönen:-21 schöner:-27 schönes:-65 schüler:30
schüler_^:30 schülern:12 schülern_^:12 schüttet:-32 schüttet_es:-32 schüttler:5
science:-78 scissors:7 scissors_and:-1 scooter:20 scope:75 score:113 score_^:7
score_on:30 scoreboard:42 scoreboard_is:42 scores:3 scouts:7 scrap:50
scrap_that:9 scrap_the:31 scraped:38 scrapped:13 scratch:104 scratch_that:81
scratch_what:17 scratched:61 scratches:54 screamed:-18 screen:74 screen_^:-67
screen_as:16 screen_reader:46 screen_so:-19 screens:-6 screens_are:34
screenshot:22 screenshots:4 screenshots_^:2 screw:7 screw_^:-9 screws:5
screws_^:-1 screws_get:23 scribe:37 scribes:-25 script:23 script_^:38
script_writes:26 scripts:19 scritto:20 scroll:5 scrolling:24 scrubbed:89 sdk:57
se:70 se_a:22 se_cayó:-67 se_confirma:7 se_divide:6 se_fait:-30 se_ferme:6
se_guarda:35 se_guardan:35 se_huele:-18 se_il:48 se_instala:16 se_la:30
se_llama:15 se_llevó:-4 se_mudó:37 se_no:5 se_o:21 se_possibile:33 se_queda:48
se_tocan:5 se_trouve:21 se_ve:-9 se_è:-26 sea:-78 sea_^:4 seagull:-40
seagull_stole:-37 seagulls:-103 seagulls_have:-38 seal:2 sealed:29 seams:-8
seams_by:-8 sean:11 sean_cortos:3 search:74 seasick:24 seasick_^:-34 season:-22
season_^:59 season_tickets:3 season_without:4 seasonal:22 seasonal_workers:22
seat:17 seat_^:-57 seat_by:11 seat_hangs:14 seat_in:18 seating:-34
seating_plan:-40 seats:-28 seats_0:49 seats_^:-62 seats_are:-38 seats_in:14
sec:-73 sechs:28 second:15 second_^:66 second_car:50 second_container:19
second_day:-15 second_driver:18 second_feed:15 second_floor:8 second_half:-28
second_house:-8 second_is:-33 second_language:12 second_mate:-4 second_one:-62
second_or:-23 second_page:20 second_parcel:1 second_person:19 second_power:16
second_the:-26 second_thought:18 second_thoughts:12 second_time:-12 secondes:-42
secondes_^:-6 secondi:15 secondi_^:15 secondo:19 seconds:39 seconds_^:62
seconds_for:51 seconds_i:-28 seconds_is:7 seconds_on:15 seconds_or:-50
secours:-26 secours_^:-42 secret:-36 secretary:-8 secrets:35 secs:20 section_^:9
secure:9 security:-27 security_man:-20 security_office:8 security_people:-13
security_question:14 security_review:9 see:-16 see_0:-24 see_^:28 see_a:81
see_from:7 see_her:9 see_how:-27 see_me:2 see_my:-13 see_on:-11 see_that:-15
see_the:-99 see_them:22 see_there:-8 see_what:-14 see_why:-5 see_you:-9
seed_supplier:10 seeds:-23 seeing:69 seeing_that:76 seeing_the:27 seek:10
seek_bar:10 seem:-95 seem_to:-109 seems:-74 seems_to:-58 seen:-79 seen_^:47
seen_a:24 seen_if:8 seen_it:36 seen_more:-3 seen_so:-29 seen_the:-29
seen_things:-68 seen_whether:8 seen_your:12 sees:-100 sees_0:-32 sees_the:-11
seggiolino:23 seguir:126 seguir_vamos:38 seguir_vou:69 segunda:49 segundo:4
segundos:31 segundos_^:31 seguridad:19 seguro:21 seguro_cobre:5 seguro_cubre:4
seguro_que:-24 según:8 según_el:2 sehen:12 sehen_^:12 sei:-39 sei_se:19 sein:53
sein_^:49 seis:30 seismograph:-79 seit:-56 seit_gestern:101 seit_tagen:-57
seiten:48 seiten_^:43 sekretariat:22 sekund:34 sekund_^:34 sekunden:14
sekunder:31 sekunder_^:31 selbst:-94 self:-55 self_catering:3 selfies:-35
sell_the:29 seller:56 selvedge:21 sem:126 sem_autorização:16 semaine:-16
semaine_^:41 semana:-40 semaphore:-58 sembra:-41 sembrano:-34 semicolon:-82
semicolons:-66 seminterrato:20 sempre:-41 sempre_^:69 sempre_che:-14
sempre_un:-71 sen:66 sen_tar:37 send:3 send_a:28 send_help:-54 send_it:16
send_me:-19 send_the:45 send_u:5 send_you:40 sending:56 sending_a:16
sending_the:6 sends:-49 sends_0:-30 sends_her:16 sends_the:11 senior:15
seniority:-51 sense:-45 sense_for:-11 sensor:75 sensor_de:19 sensor_reads:23
sensorcode:14 sensorcode_is:14 sensore:22 sensors:-88 sent:-18 sent_0:-53
sent_^:-32 sent_back:64 sent_by:5 sent_the:76 sent_to:6 sent_you:33 sentence:15
sentence_^:-17 sentences:75 sentry:16 senza:41 separate:86 sept:32 sept_^:20
september:17 september_^:12 ser:43 sera_^:36 sera_abbiamo:-45 sera_le:25
sera_sono:29 serial:50 serial_0:4 serializer:-16 series:-1 series_circuits:36
serio:-21 serio_^:-21 serious:36 serious_^:36 seriously:26 seriously_^:107
serons:12 seront:48 serra:33 serra_está:33 sert:32 sert_aux:22 serve:49
served:-48 served_in:7 server:-50 server_^:69 server_closet:-26 server_di:49
server_has:-19 server_is:13 server_rendered:3 server_room:-81 server_went:68
servers:-63 serves:24 serveur:34 serveur_de:10 serveur_est:12 service:36
service_^:-36 service_admits:3 service_since:-42 service_was:4 serviced:32
serviced_by:9 services:-17 servicio:-35 servicio_^:16 servidor:-32
servidor_de:-26 servis:53 servisi:18 serwer:38 serwer_pocztowy:30 serwera:5
será:76 será_el:44 ses:-113 sesame:63 sesame_^:54 session:141 session_^:16
session_begins:18 session_cookie:18 session_data:7 session_may:9 sessions:53
set:46 set_^:17 set_a:-15 set_book:3 set_has:-65 set_the:55 set_to:36
setpoint:27 setpoint_0:21 sets:10 sette:-22 setting:39 settings:58
settings_page:20 settle:-11 settled:191 settled_^:6 settled_on:100
settled_the:19 settled_who:11 settlement:13 seul:-30 seul_^:-39 seulement:30
sev:26 sev_0:26 seven:-22 seven_^:18 seven_in:-10 seven_is:7 seventh:2
seventies:-43 seventies_^:-43 seventy:-6 several:-2 seviyorum:26 seviyorum_^:26
sew:47 sewing:105 sewing_corner:14 sewing_holes:4 sewing_thread:12 sewn:7
sewn_through:7 sextant:74 sexton:2 señora:7 shade:71 shade_filter:6 shader:60
shades:16 shaft:4 shaking:-16 shaky:67 shaky_^:67 shall:61 shall_be:28 shape:11
shape_of:-31 shape_with:-11 shaped:18 shapes:-76 share:-3 share_^:33 share_a:-61
share_one:9 share_the:29 shared:29 shared_a:-26 shared_mailboxes:40
shared_room:20 sharp:14 sharp_^:50 sharpen:2 sharpen_the:2 sharpener:11 sharps:5
she:41 she_always:-41 she_can:20 she_changed:5 she_could:-6 she_cried:-18
she_did:-25 she_gets:-52 she_had:-19 she_has:78 she_hates:31 she_is:43
she_must:-19 she_never:-7 she_prefers:52 she_purrs:65 she_said:-10 she_says:69
she_sends:16 she_still:7 she_told:-3 she_was:15 she_waved:-12 she_wrote:52
she's:100 she's_on:3 shed:19 shed_^:31 shed_geometry:16 shed_is:-12 sheep:-38
sheep_^:-3 sheet:84 sheet_^:-2 sheet_im:1 sheet_is:1 sheets:97 sheets_^:22
shelf:27 shelf_^:-45 shells:21 shells_a:8 shelves:4 shes:-40 shes_the:-16
shielding:19 shielding_gas:19 shift:44 shift_?:5 shift_^:56 shift_book:2
shift_has:-24 shift_i:5 shift_in:4 shift_is:-9 shift_lead:86 shift_report:4
shift_starts:2 shift_that:39 shifted:6 shifts_and:-37 shine:26 shine_^:26
shines:56 ship:34 ship_^:-10 ship_so:-21 ship_the:41 ship_without:-41 ship's:31
shipped:-11 shipping:12 ships:-10 shirt:-33 shirts:33 shoe:-40 shoe_^:-37
shoe_boxes:-21 shoe_size:15 shoes:-2 shoes_^:-6 shoes_and:-45 shoes_are:-4
shoes_have:54 shoes_off:12 shook:33 shooting:49 shop:14 shop_^:-45 shop_had:32
shop_has:22 shop_in:1 shop_to:71 shopping:-14 shopping_list:-13 shops:-22
shops_^:-20 short:-16 short_^:-20 short_and:23 short_drills:27 short_of:6
short_ones:32 short_quizzes:28 short_replies:11 shortcuts:47 shorter:19
shorter_than:-2 shot:43 shot_^:20 should:-53 should_be:-36 should_get:-90
should_go:3 should_have:-50 should_like:26 should_never:-16 should_read:34
should_really:-74 should_see:-74 should_show:24 should_the:19 should_weigh:11
should_write:-1 shoulder:-18 shoulder_^:-2 shoulder_is:-56 shoulder_straps:10
shouldn't:26 shouldnt:45 shout:-59 show:26 show_^:-19 show_and:-1 show_in:-37
show_is:47 show_me:85 show_scripts:9 show_them:14 show_timeline:5 show_up:45
showcase:7 showed:38 showed_the:-4 showed_up:-27 shower:15 shower_^:51
shower_is:47 showers:35 shown_to:7 shown_with:43 shows:-31 shows_0:8 shows_^:-49
shows_a:-88 shows_as:-20 shows_every:26 shows_in:-33 shows_start:3 shows_up:104
shows_while:5 shrink:-98 shrinks:-11 shruti:39 shunting:8 shut:74 shut_at:4
shut_down:24 shuts:72 shuts_at:38 shuts_down:10 shutter:3 shuttle:59 si:-32
si_chiama:-68 si_conserva:9 si_el:20 si_falla:13 si_la:18 si_le:10 si_no:52
si_possible:3 si_pulisce:32 si_sa:-21 si_spegne:32 si_è:-6 siamo:-80 sich:33
sich_^:-26 sicher:-75 sicilian:14 sicilian_i:4 sick:106 sick_^:43 sick_note:27
side:64 side_^:73 side_by:13 side_is:19 side_of:16 sides:1 sideways:-82
sideways_^:-43 sideways_here:-40 siding:12 sie:46 sie_den:21 sie_in:-65
sie_ja:-20 sie_mich:5 sieht:-33 sieht_aus:-10 siempre:-39 siempre_con:8
siempre_en:59 siempre_se:14 siete:-10 siete_^:37 sig:-52 sig_på:-25 sigh:-65
sighing:-12 sight:92 sight_^:35 sight_reading:41 sign:59 sign_^:-15
sign_every:21 sign_in:-17 sign_stands:5 sign_that:-61 signal:-8 signal_^:11
signals:31 signals_^:18 signature:81 signatures:30 signed:26 signed_^:29
signed_and:19 signed_for:21 signed_it:-52 signed_off:3 signed_the:24
signed_up:28 signing:28 signing_job:20 signor:-52 signora:-55 signs:114
signs_^:8 signs_at:-38 signs_for:70 signs_in:63 signs_off:10 signs_the:33
signé:14 siguiente:59 siguiente_es:45 silence:-44 silence_the:4 silent:39
silk:27 sill:-23 sill_that:-6 sillas:8 sillas_^:8 silly:93 silly_^:-2 silo:60
silos:30 silos_jest:26 silva:-16 silver:7 sim:9 similar:-4 simple:-5 simples:7
simples_^:7 simply:-162 simply_a:-42 simulacro:14 simulacro_^:14 simulateur:-66
simulation:7 simulations:-31 simulator:44 simulatore:29 simulatore_gira:29
sin:25 sin_avisar:31 sin_excepción:38 sin_falta:8 sin_la:10 since:-28
since_0:-72 since_^:-32 since_a:19 since_breakfast:-46 since_easter:-21
since_five:-93 since_his:10 since_i:-28 since_it:-4 since_january:7
since_last:21 since_lunch:-9 since_march:-29 since_monday:45 since_most:11
since_nobody:-17 since_our:3 since_sunday:38 since_ten:39 since_the:54
since_this:31 since_two:26 since_yesterday:10 since_you:20 sind:-43 sind_0:26
sind_die:-14 sind_für:-17 sind_umgezogen:18 sing:-25 sing_^:-2 sing_the:4
singer:-57 singer_comes:-37 singing:-57 singing_^:-19 singing_at:-19 single:-107
single_gloves:5 single_time:54 sings:36 sink:51 sink_^:40 sinking:-10 sinon:20
sinon_je:3 siquiera:18 siren:-50 sirene:50 sis:-17 sister:38 sister_^:-3
sister_is:16 sister_talked:32 sister's:21 sit:27 sit_^:-23 sit_down:-48
sit_in:11 sit_the:6 sit_with:24 site:60 site_^:11 site_is:12 sites:23 sitio:46
sitio_^:28 sitio_para:12 sits:28 sits_at:50 sits_in:78 sits_on:-47
sits_right:-39 sits_under:-47 sits_well:37 sits_with:32 sitter:10 sitter_is:43
sitting:6 sitting_^:53 sitting_down:-30 sitting_in:20 sitting_on:-11
sitting_there:-6 sitzen:-14 six:31 six_people:37 sixteen:29 size:89 size_0:78
size_^:-24 size_ends:4 size_of:23 size_to:14 sizes:-77 się:-84 się_za:11 sju:-29
ska:124 ska_ha:21 ska_målas:13 ska_vara:23 skate:1 skate_sharpener:11
skateboard:-57 skates:-4 skating:-4 skeins:15 skeins_^:15 skeleton:-56
skeleton_with:-1 sketch:30 sketch_^:68 sketch_of:-46 sketch_the:10 sketches:26
skicka:33 skiing:-41 skimmed:-84 skiner:-47 skiner_och:-35 skip:63 skip_the:113
skipper:40 skipper_this:10 skipping:45 skipping_the:7 skips:2 skips_0:-15
skirting:22 skirting_board:11 skis:8 skriv:39 skriver:32 skriver_jag:32 sku:2
sky_over:-25 sky_so:18 slack:53 slam:48 slate:11 sled:12 sledge:15 sleep:25
sleep_^:-6 sleep_and:-13 sleep_at:-31 sleep_bug:10 sleep_in:24 sleeping:-16
sleeps:-8 sleeps_0:15 sleeps_in:13 sleeps_on:-15 sleeve:-83 slept:-68
slept_on:65 sleutel:43 sleutel_van:5 sleutels:3 slices:43 slid:-27 slide:66
slide_^:-8 slides:-38 slides_^:-4 slides_in:-29 slip:100 slip_^:20 slipped:-22
slipper:-21 slippers:-55 slips:14 slope:10 slope_^:41 slope_closes:5 slot:93
slot_^:13 slots:-1 slots_^:41 slow:37 slow_^:-22 slow_so:26 slow_with:-48
slower:-31 slower_than:-19 slowly:4 slowly_^:18 slowly_and:34 slowly_through:-4
slowly_with:62 slug:2 slugs:-44 slugs_^:-44 sluice:13 sluit:4 small:9 small_^:8
small_and:-67 small_awl:12 small_commits:48 small_functions:16 small_gym:14
small_it:13 small_pull:37 small_pure:3 small_talk:21 small_we:-6 smaller:11
smart:-58 smarter:-17 smarter_than:-15 smell:-96 smell_^:-8 smell_fear:-17
smell_goes:43 smell_in:-2 smell_of:-69 smell_the:-34 smelled:-38 smelled_of:-43
smelling:-52 smells:-161 smells_at:-33 smells_like:-44 smells_of:-91 smile:-28
smile_^:-56 smile_and:23 smiled:-86 smiled_^:-78 smileys:9 smoke:16
smoke_alarm:17 smoke_machine:-37 smoke_or:38 smoke_test:17 smoked:41
smoked_batch:35 smoking:46 smooth:-36 sms:29 sms_^:13 smug:-8 snack:17
snack_bar:14 snails:-2 snake:-19 snapped:15 snaps:-4 snapshots:47 snare:-27
sneeze:-24 sneezed:-78 snippet:-16 snore:-44 snored:-11 snores:21 snow:-45
snow_^:-13 snow_and:-27 snow_groomer:48 snow_guns:13 snow_in:-18 snow_on:12
snowboard:8 snowboard_lesson:8 snowcat:20 snowcat_is:14 snowed:-47 snowing:-43
snowing_in:-43 snälla:-32 snön:-75 so:20 so_0:-14 so_^:21 so_a:-4 so_ancora:28
so_anyway:-65 so_ask:14 so_by:4 so_check:1 so_come:23 so_do:-1 so_ein:-54
so_error:10 so_everything:12 so_far:-8 so_for:5 so_forget:40 so_from:1
so_full:-54 so_go:34 so_hard:-50 so_hot:-77 so_i:77 so_i'd:-9 so_i'm:45
so_i've:28 so_im:-17 so_in:6 so_is:-34 so_it:-63 so_its:64 so_keep:37 so_lean:31
so_let:8 so_long:-55 so_loud:-37 so_many:-93 so_much:-9 so_my:9 so_next:38
so_no:65 so_nobody:13 so_now:15 so_of:-32 so_old:-28 so_our:24 so_patient:-28
so_please:22 so_polite:-9 so_proud:-33 so_put:13 so_quiet:-88 so_ring:3
so_somewhere:22 so_take:34 so_that:127 so_that's:47 so_thats:3 so_the:32
so_there:-17 so_they:-1 so_thick:-53 so_tired:-35 so_use:47 so_we:34 so_we're:39
so_you:41 so_you'd:17 so_you'll:15 so_your:74 soaked:-68 soaked_to:-37 soap:-33
sobre:-40 sock:-153 sock_^:-104 socket:31 socket_^:5 sockets:33 socks:-167
socks_and:-21 sodium:-84 soep:-33 sofa:-51 sofa_^:-18 sofa_is:-32 sofas:-2
soffitta:-56 soffritto:12 soffritto_usiamo:12 sofort:3 soft:-25 soft_cheese:24
soft_spot:-70 softer:22 softly:-54 softly_^:-28 software:-49 sogar:-30 soggy:-2
soglia:15 soil:49 soir:9 soir_au:-48 soir_on:-22 soirs:39 sol:-91 sol_^:-60
sola:55 solange:4 solar:-93 solche:-76 sold:97 sold_0:-38 sold_^:19 sold_last:21
sold_out:50 sold_the:25 sold_to:39 solder:-27 soldered_my:-49 soldered_the:50
soldering:26 soldering_iron:28 soleil:-96 solen:-87 solen_skiner:-47
solen_tittade:-48 solenoid:16 soles:67 soles_^:51 solid:67 solid_^:35 soll:4
sollte:1 solo:63 solo_^:39 solo_a:-26 solo_in:7 solo_la:8 solo_puede:2
solution:71 solutions:32 solved:49 solved_the:6 solveig:41 solver:-19 solène:26
som:-51 som_en:-7 som_har:41 sombra:-19 sombra_^:-19 some:-143 some_^:44
some_days:-32 some_folks:-23 some_of:49 some_people:-29 some_reason:-37
somebody:-50 somebody_brought:-10 somebody_from:22 somebody_in:-55
somebody_is:-3 somebody_left:-18 somebody_moves:13 somebody_should:-5
somebody_still:9 somebody_who:-20 somebody's:-34 somehow:-28 somehow_the:-45
someone:-76 someone_at:-38 someone_else:2 someone_else's:-2 someone_from:-9
someone_microwaved:-64 someone_put:-56 someone_to:11 someone_who:59
someone_writes:40 someone's:-68 something:-6 something_^:-51 something_about:-15
something_at:-2 something_else:35 something_from:-5 something_i:1
something_in:-41 something_is:-41 something_of:-5 something_satisfying:-6
something_soothing:-3 something_that:-10 something_to:10 something_wrong:27
sometimes:-57 sometimes_i:-51 somewhere:-121 somewhere_in:-74 somewhere_that:-88
somos:11 son:-32 son_0:19 son_^:38 son_chien:-23 son_con:14 son_los:12
son_will:14 son's:5 sonar:8 sonatina:13 sonatina_at:13 sonda:19 song:-82
song_^:-11 song_recognition:11 songs:-108 songs_and:-35 songs_the:-13 sonido:30
sonido_ambiente:30 sonne:12 sonno:-7 sonno_oggi:-3 sono:-60 sono_da:28 sono_in:9
sono_troppo:22 sont:26 sont_jamais:17 sont_rangés:15 soon:-33 soon_^:-41
soon_as:-11 sooner:153 sooner_get:6 sooner_have:69 sooner_or:-28 sooner_pay:25
soot:-83 soothing:-45 soothing_about:-3 soprano:-16 sorry_^:90 sorry_for:-150
sorry_i:36 sorry_not:52 sorry_to:27 sorry_typing:-54 sorry_was:-45 sort:1
sort_of:-1 sort_the:19 sorted:93 sorted_by:23 sorted_i:10 sorted_the:18
sorten:-58 sorter:-14 sorter_belt:3 sorting:-6 sortir:-25 sotto:-29 soul:-23
soul_^:-28 sound:53 sound_^:-5 sound_check:8 sound_has:15 sound_is:57
sound_like:-53 sound_of:-29 sound_tired:-11 sounded:-18 sounded_like:-2
sounds:-28 sounds_as:-32 sounds_like:-43 soundtrack:-56 soup:-123 soup_^:-70
soup_is:-92 soup_of:50 soup_stall:52 source:-23 source_^:28 sources:16
sourdough:-25 sous:17 south:109 southern:7 souvent:-32 souvent_une:-62 soy:-10
soñé:-9 soñé_que:-9 spa:-12 space:14 space_for:66 spaces:49 spaces_for:5
spaces_if:1 spam:11 spanisch:-50 spanish:29 spare:166 spare_key:42 spare_keys:5
spare_part:5 spare_rotors:27 speak:81 speak_for:-11 speak_of:45 speak_slowly:62
speaker:85 speakers:8 speakers_^:27 speaking:-109 speaking_the:-66 speaks:-2
speaks_slowly:14 specchietto:15 special:-26 species:42 species_^:13 spectrum:-8
spectrum_analyser:-9 speech:-47 speech_^:7 speeches:53 speeches_start:7 speed:74
speed_^:13 speed_at:14 speed_near:2 speed_of:30 speelt:-50 speelt_in:18
spegne:32 speicher:12 spell:84 spell_checker:42 spelled:-28 spelling:63
spelling_drills:24 spelt:23 spend:49 spend_0:13 spend_more:18 spending:2
spends:-2 spent:-126 spent_0:-83 spent_half:-14 spent_my:-14 spent_the:-27
sperrmüllabholung:19 spesso:-10 spider:-15 spider_^:-7 spiegazioni:13 spikes:-60
spilled:-40 spin:34 spine:60 spine_^:8 spine_lining:26 spinner:-13 spinning:51
splash:51 splash_screen:49 splendid:-31 spliced:7 split:78 split_by:1
split_the:15 splits:12 splitter:36 spoiled:16 spoilers:14 spoke:25 spoke_to:13
spoken:21 spoken_part:6 spoken_to:3 sponsor:7 spoon:-77 spoon_^:-52
spoon_race:-23 spoons:25 sports:-97 sports_car:-19 sports_day:-51
sports_desk:-80 spostata:8 spostato:26 spostato_al:15 spot:-14 spot_for:-70
spot_is:-7 spots:-14 spots_a:15 spotting:9 sprawdzę:27 spray:6 spread:-21
spreadsheet:-20 spreadsheet_^:35 spreadsheets:-54 spreadsheets_are:-20
spricker:46 spring:-7 spring_^:19 spring_constant:9 spring_i'm:33 spring_is:-31
spring_tide:5 sprinkler:13 sprint:12 sprouts:-39 spät:-32 spätdienst:28
spätestens:4 spätestens_am:4 sql:70 sql_in:12 sql_than:29 sqlite:93
sqlite_for:23 sqlite_on:7 sqlite_porque:12 sqlite_since:2 square:24 square_^:25
squash:54 squashen:5 squeak:-95 squeak_^:-4 squeaks:-50 squeaky:-41 squeezes:-40
squid:33 squid_boss:33 squirrel:-30 sre:-49 sry:-92 sry_for:-63 sry_typing:-19
sso:25 st:-22 st_marks:-16 sta:-42 sta_a:39 sta_in:28 staan:3 staat:101
staat_in:25 staat_op:24 stable:-26 stack:-114 stack_is:-40 stack_overflow:-67
stack_trace:-44 stack_traces:-13 stacked:32 stacked_in:7 stacks:-34 stadium:1
staff:-53 staff_^:43 staff_and:-8 staff_is:-12 staff_meetings:3 staff_party:32
staff_room:-71 staff_wifi:52 staffed:13 staffed_by:13 stag:42 stage:69
stage_^:19 stage_door:32 stage_is:27 stage_lights:9 stage_manager:-8 staging:126
staging_box:3 staging_cluster:11 staging_database:1 stain:60 stainless:16
stains:-37 stair:-7 staircase:-11 stairs:-8 stairs_^:-31 stairs_in:-7
stairs_too:2 stairs_were:44 stairwell:11 stairwell_cleaning:2 stale:16 stall:69
stalled:44 stamattina:-100 stamattina_nebbia:-47 stamp_^:-25 stampa:36
stamped:68 stamps:-41 stand:123 stand_at:3 stand_in:40 stand_mixer:27
stand_opens:29 standard:-6 standard_deviation:-26 standardspråket:24 standby:39
standby_phone:2 standing:18 standing_^:68 standing_desk:-75 standing_order:9
standing_there:10 standing_up:-21 standing_waves:3 stands:124 stands_^:2
stands_at:51 stands_for:14 stands_in:29 stands_still:-2 standup:-4 stansted:11
star:-2 star_reviews:-27 starboard:40 stare:36 stare_at:-51 staring:-40
staring_at:-36 stars:-54 start:139 start_^:46 start_and:-32 start_at:54
start_of:5 start_on:50 start_the:-10 start_with:51 startas:39 startas_om:39
started:-108 started_^:44 started_on:-123 started_the:32 startet:30 starting:70
starting_with:65 starts:55 starts_^:3 starts_at:79 starts_from:6 starts_in:-44
starts_to:-24 starts_with:-15 startup:1 starving:-45 starving_^:-45 starym:17
starym_dostawcy:17 stata:6 state:-4 state_machine:-17 statement_^:9
statements:13 static:47 station:80 station_^:45 station_in:-27 station_running:2
stationen:8 stations:-20 statistics:-23 statistics_and:2 statistics_is:-3
stativtasche:23 stativtasche_ist:23 stato:48 stats:-34 statt:48 statt_^:37
statue:-11 statue_^:-34 statue_may:19 status:5 status_led:19 status_light:14
status_page:-46 status_updates:23 stay:192 stay_away:22 stay_behind:63
stay_below:1 stay_idle:9 stay_on:5 stay_out:8 stay_with:15 stayed:-67
stayed_for:-36 stayed_in:-47 staying:2 staying_with:16 stays:86 stays_^:33
stays_at:29 stays_behind:5 stays_in:52 stays_off:39 stays_on:30 stays_out:67
stays_where:24 stays_with:-65 steady:-24 steal:-27 steam:-17 steeds:-53 steel:20
steered:-14 steering:12 steg:59 stehen:-45 steht:85 steht_auf:3 steht_der:11
steht_im:45 steht_in:33 stemma:1 stemma_dei:1 step:25 step_0:-55 step_^:22
step_is:62 step_of:27 step_on:4 stepped:-47 stepped_on:-44 steps:-5 steps_^:19
steps_and:-77 steps_on:-23 steps_up:-19 sterilised:23 stern:-15 stick:4
stick_^:-78 stick_and:-15 stick_better:24 stick_to:75 stick_with:27 sticker:-3
sticker_^:28 sticker_on:-32 sticker_says:33 stickers:-49 sticking:3 sticks:69
sticks_^:70 sticks_at:16 sticks_to:-40 sticks_with:30 sticky_notes:-19 still:-50
still_^:-3 still_a:29 still_at:29 still_believes:-31 still_calls:-4 still_cant:1
still_does:-19 still_don't:57 still_dont:63 still_feels:46 still_for:18
still_gotta:30 still_had:35 still_hanging:3 still_have:66 still_hear:-75
still_in:-34 still_laughing:-40 still_makes:-13 still_need:33 still_no:46
still_smell:-14 still_standing:26 still_talk:-46 still_there:-24
still_thinking:4 still_unclear:63 still_unexplained:13 still_up:31
still_waiting:74 still_wants:29 still_works:-10 still_writes:-36 stitch:63
stitch_goes:55 stitches:14 stitches_^:21 stock:110 stock_0:2 stock_am:9
stock_of:20 stocking:27 stocking_density:12 stocktake:-29 stocktaking:7
stoelen:-51 stoi:99 stoi_w:73 stoi_zawsze:25 stole:-44 stole_my:-28 stolen:69
stomach:-36 stond:-42 stone:11 stones:67 stood:-77 stood_in:-44 stood_still:18
stood_there:-42 stool_^:63 stop:49 stop_^:-16 stop_and:30 stop_at:63
stop_eating:45 stop_for:19 stop_it:-91 stop_me:16 stop_the:60 stopped:-72
stopped_correcting:-8 stopped_to:-35 stops:18 stops_^:18 stops_at:58 storage:19
storage_^:22 storage_and:-3 storage_is:1 storage_room:3 store:94 store_^:35
store_credit:1 store_is:6 store_the:-5 stored:11 stored_as:49 stored_in:21
stories:12 stories_^:-1 stories_about:5 stories_like:-31 stories_stick:58
stories_than:48 storm:-8 storm_^:-22 storm_condition:47 story:-46 story_0:-4
story_about:-4 story_goes:-20 story_is:-18 story_of:-53 story_the:23 stout:33
stove:30 stove_^:20 straat:-18 straight:-38 straight_^:-17 straight_away:47
straight_back:-35 straight_into:-24 straight_to:-22 straks:67 strange:-44
strange_how:-7 strange_that:-30 stranger:-23 strangers:30 strangers_^:9
strangest:-36 strap:74 straps:26 straps_^:9 straw:5 stream:5 streams:70
streams_in:39 street:-35 street_^:43 street_has:-22 street_list:8 strength:13
stress:3 stressful:-14 stretch:67 stretch_^:83 stretch_it:1 stretched:8
stretcher:17 stretcher_bearers:17 strict:17 stricter:4 stricter_^:4 strike:-31
strike_note:21 strike_on:-6 strikes:-60 string:-60 string_^:-32 string_is:21
strings:21 strings_^:2 strip:1 stripe:44 stripe_^:21 striped:32 stripes:-19
stripped:23 stroke:-28 stroke_^:28 strokes:3 stroller:3 strom:1 stronger:-38
stronger_than:-31 stubbornness:-59 stuck:-46 stuck_in:-63 stuck_queue:40
student:20 student_in:44 students:-29 students_^:9 studia:12 studia_per:12
studiare:12 studies:-9 studio:43 studio_b:23 study:96 study_buddy:49
study_material:13 study_partner:34 study_the:4 studying:-82 stufa:10 stufe:7
stuff:133 stuff_^:37 stuff_in:7 stunden:-42 stunden_^:21 stunden_in:13
stunden_über:6 stung:63 stupid:52 sturmwarnung:12 stuttered:26 stuttered_on:26
stuur:15 style:11 styles:46 styles_^:30 styles_in:8 styrelsen:29 stängslet:28
stängslet_är:28 står:65 stück:39 su:-48 subito:-53 subject:27 subject_^:16
subject_line:1 subscription:19 subscription_is:17 subsoil:17 subsoil_colour:17
substation:42 substitute:15 substitution:10 subtitle:25 subtitles:15 succede:-12
successful:12 successful_unlock:13 such:-109 such_a:-88 such_fun:-5 sucursal:14
sud:32 sud_est:5 suelo:30 suena:-61 suena_a:-24 suerte:-30 suffit:9 suffit_^:9
suffix:23 sugar:-37 sugar_^:-53 sugar_in:21 suggest:15 sui:47 suis:-2 suit:162
suit_me:79 suit_the:42 suit_us:44 suitcase:-37 suitcase_^:-8 suitcase_and:-27
suitcases:1 suite:13 suite_passes:25 suits:101 suits_him:38 suits_me:42
suits_the:14 suits_us:15 sul:70 sulk:-30 sulk_^:-20 sulking:-48 sulking_^:-48
sulks:-33 sulks_^:-4 sulla:-27 sulle:29 sum:-66 summary:-33 summary_^:20
summary_at:36 summary_in:10 summer:-27 summer_^:53 summer_and:-39
summer_course:12 summer_crew:16 summer_party:-33 summer_the:-5 summer_we:-6
summer's:-38 summers:-23 summit:30 sums:65 sun:-57 sun_came:-52 sun's:-68
sun's_out:-69 sunday:44 sunday_^:50 sunday_at:-24 sunday_night:8 sunday's:5
sundays:-19 sundays_?:11 sundays_^:-31 sundial:18 sunflower:-22 sunlight:8
sunny:-46 sunrise:-8 sunrise_flight:10 sunrise_from:-17 sunset:-69 sunset_^:-19
suona:-35 suona_la:-4 superare:10 supermarket:-3 supermarkets:25
supermarkets_^:25 supervisor:17 supervisor_is:11 supper:-30 supper_^:-26
supplier:96 supplier_is:13 suppliers:20 supply:42 supply_is:7 support:37
support_is:1 supports:-18 suppose:-94 suppose_^:-64 supposed:-4 supposed_to:-4
supposedly:-31 sur:58 sur_la:-9 sur_le:-12 sur_les:-3 sure:-43 sure_i'll:-33
sure_that:2 sure_thing:-39 sure_yet:50 sure_you:-57 surfboard:7 surgeon:6
surgeon_had:3 surgery:43 surname:14 surprise:128 surprise_^:84 surprised:-32
surprises:80 surprising:-57 surprisingly:-49 surprisingly_good:-37 surtout:17
surtout_pas:72 survey:72 surveyor:30 surveyor_has:24 surveyor's:8
surveyor's_office:8 survive:16 survive_a:10 survived:-119 survived_^:-71
survived_the:-19 survived_three:-24 survives:55 survives_a:31 suspect:-94
suspect_that:-31 suspect_the:-34 suspension:9 suspension_spring:9 svenska:43
svg:49 svg_^:32 swallows:-62 swallows_are:-82 swamped:47 swan:-64 swans:-89
swap_^:-4 swapped:147 swapped_the:68 swapped_things:38 swapped_with:8 swapping:5
swaps:7 swatch:30 sway:55 swear:-152 swear_^:-10 swear_by:-38 swear_on:-13
swear_the:-3 swear_this:-35 swears:-75 swears_by:-43 swears_that:-8 sweating:-6
swedish:10 sweep:52 sweet:6 sweet_^:-37 swept:25 swim:-9 swim_^:-12 swimming:5
swimming_^:-12 swimming_hall:17 swimming_pool:-15 swing:17 swing_seat:14
swings:-24 swiss:23 switch:-17 switch_^:-31 switch_in:-13 switch_to:1
switchboard:9 switched:87 switched_on:5 switched_the:40 switched_to:7
switches:33 swore:-16 swore_by:-15 syllabus:57 syllabus_^:9 syllabus_and:36
symbol:130 symbol_^:108 symbol_lookup:24 symbols:12 symbols_^:32 symptom:65
sync:139 sync_^:10 sync_job:8 synchro:1 synchro_team:1 synthetic:76 sysadmin:-45
system:29 system_^:15 system_stays:12 systems:1 szatni:39 szef:-30 szkole:-26
szpitalu:-15 sábado:21 säcken:40 säcken_^:40 sätze:26 så:-2 så_roligt:-59 sé:-23
séance:6 sì:-16 sí:-32 sí_que:-32 só:68 söndag:29 söndag_^:29 söylüyor:-89
sözlü:64 sørensen:9 sørensen_^:8 sürüyor:68 sürüyor_^:68 są:89 są_już:37
sąsiad:-68 słoików:-130 słoików_ogórków:-56 ta:6 taart:-57 tabela:-22 tabelas:18
tabla:2 tabla_de:19 table:-9 table_^:50 table_des:1 table_for:-20 table_i:-5
table_in:-38 table_is:47 table_keeps:1 table_of:41 table_reads:-28 table_salt:28
table_the:18 tableau:-11 tablecloths:30 tables:79 tables_^:62 tables_are:49
tables_of:6 tables_over:12 tablet:122 tablet_^:25 tablet_is:10 tablet_version:1
tabletop:7 tablets:109 tabs_^:50 tabs_for:41 tabs_in:10 tabs_one:-53
tabs_open:-58 tabs_over:19 tack:-31 tack_^:27 tack_för:-70 tack_snälla:-32
tackle:23 tackle_the:15 tacks:61 tag_^:29 tag_on:40 tage:8 tage_^:30 tagen:-76
tagen_die:-50 tagged:42 tagit:-65 tags:44 tags_^:11 tagungsraum:10 tail:-45
tail_^:-45 tak:-113 take:-39 take_0:43 take_^:54 take_a:24 take_about:35
take_all:-66 take_as:28 take_cards:37 take_care:-28 take_it:63 take_off:-12
take_on:17 take_one:3 take_that:-21 take_the:98 take_them:-20 take_three:-23
take_up:-4 take_ur:-41 take_your:-175 taken:124 taken_by:28 taken_off:9
taken_the:9 takes:91 takes_0:120 takes_about:-7 takes_ages:-24 takes_dogs:2
takes_me:-42 takes_over:9 takes_place:49 takes_the:87 takes_things:33 taket:-30
taking:69 taking_the:44 takings:12 takings_were:12 takt:48 takvimi:34 tala:11
talent:-25 talent_for:-22 talk:14 talk_^:-29 talk_about:-17 talk_to:59
talk_with:-30 talked:127 talked_it:104 talked_me:7 talked_us:25 talking:-30
talking_about:-19 talking_to:-50 talks:15 talks_at:56 talks_to:-12 tall:56
taller:73 taller_de:25 también:-2 tamil:14 tamper:23 tan:-30 tandläkare:36
tangentbordet:-25 tango:60 tank:99 tank_^:18 tank_labels:18 tank_three:2
tank_was:29 tanker:8 tanks:-19 tanks_must:1 tannery:-21 tanque:46 tant:-56
tanta:-22 tante:-79 tante_a:-45 tanto:-25 tanto_que:-54 tap:15 tap_needs:15
tape:75 tape_^:42 tape_in:-22 tapes:29 taquilla:14 tar:1 tar_den:8 tar_emot:48
tar_hellre:6 tar_vi:44 tarball:72 tarda:25 tarda_0:25 target:58 target_is:15
target_speed:14 tariff:51 task:58 task_is:2 tasks:-4 taste:46 taste_^:8
tasting:59 tasting_tour:2 taught:17 taught_me:-3 tavern:25 tax:1 tax_module:18
taxi:16 taxi_^:3 taxi_driver:-14 tb:12 tbd:11 tbh:-62 tbh_^:-20 tbh_the:-64
te:-92 te_horen:-32 te_lo:51 tea:-92 tea_^:-90 tea_and:-35 tea_break:40
tea_stand:29 teach:-18 teach_the:-8 teacher:-11 teacher_^:41 teacher_for:2
teacher_heard:37 teacher_is:30 teacher_said:-10 teacher_used:-11 teachers:39
teaches:-66 teaching:-48 team:-12 team_^:-79 team_bibs:33 team_is:14
team_lunch:13 team_voted:11 teams:1 tears:-47 teatro:33 tech:10 technical:-38
technician_can't:7 technicians:45 technique:10 tecnico:46 teenager:-64
teenagers:-72 teeth:-70 teeth_^:-14 teeth_are:-40 tegen:-59 tegen_de:18 tego:-17
teigkneter:20 teigkneter_ist:20 tekst:30 tel:13 tela:-35 telar:2 telefon:49
teleférico:1 teleférico_está:1 telemetry:21 telephone:38 telephones:-9
telesilla:24 television:-24 teli:20 tell:74 tell_him:-7 tell_me:88 tell_that:38
tell_the:-14 tell_them:-3 tell_us:21 tell_whether:5 tell_which:29 tell_who:5
tell_yet:26 tell_you:-78 telling:-40 telling_the:-2 telling_you:-53 tells_it:-3
tells_you:19 telly:-51 telugu:22 teléfono:18 telón:9 telón_^:9 tem:-5 tem_0:35
tema:62 tema_de:9 temp:-19 temp_0:11 temp_readings:7 temperatura:20
temperature:20 temperature_in:4 temperatures:-65 template:-8 template_^:13
templates:40 templates_^:11 tempo_di:15 tempo_for:15 temporarily:3 temporary:20
temps:-77 temps_de:-46 temps_magnifique:-10 ten:-6 ten_czas:-53 ten_days:17
ten_kilometres:-9 ten_minutes:2 ten_past:39 ten_tiny:9 ten_years:-8 tenancy:-43
tenant:-38 tenant_in:11 tenants:22 tend:-29 tend_to:-62 tende:34 tends:-36
tends_to:-36 tener:-5 tengo:34 tengo_en:12 teniamo:21 teniamo_il:17 tenner:-13
tennis:-7 tenor:79 tenor_bell:21 tense:56 tension:51 tent:-78 tent_^:-40
tent_pitch:31 tenía:-34 teori:25 teori_dersi:25 teoria:16 ter:14 teraz:172
teraz_przejdziemy:18 teraz_sprawdzę:27 teraz_trzeba:23 tercih:89
tercih_ederim:40 term:73 term_^:-6 term_and:-19 term_paper:25 term_starts:37
termin:61 termin_am:27 termina:27 termina_em:55 terminal:-47 terminal_^:-57
terminal_site:10 terminé:25 terminé_le:14 terms:-24 terms_by:-40 terms_in:20
terraform:24 terrasse:39 terraza:15 terraza_^:15 terrible:-26 terse:3 terug:6
terça:31 tes:24 tes_outils:24 tesoro:-52 tesoro_^:-52 test:145 test_^:-33
test_bench:1 test_in:10 test_is:70 test_it:-4 test_on:-19 test_passes:22
test_runner:25 test_that:4 teste:63 teste_^:16 teste_de:13 tested:-9 testen:19
tester:36 tester_^:9 testers:25 testi:24 testi_0:24 testing:-14 testkontot:57
testkontot_för:57 testnamen:8 tests:119 tests_^:11 tests_go:-35 tests_green:5
tests_on:29 tests_pass:22 tests_passent:9 tests_run:41 testy:57 testy_^:18
texas:32 text:56 text_for:2 text_is:27 text_me:76 text_message:27
text_messages:-13 text_the:11 text_to:-58 textbook:-7 textbook_^:-22
textbook's:27 textbooks:-25 texte:24 textes:6 textes_^:6 texto:34 texto_de:32
textos:3 texts:91 texts_^:11 texts_about:31 texture:47 texture_budget:9
textures:55 textures_come:35 teściowa:-56 też:-33 thai:-79 thai_0:6 than:-5
than_0:101 than_a:133 than_all:-70 than_an:47 than_any:-93 than_anyone:-8
than_anything:-24 than_as:4 than_big:14 than_by:33 than_class:7 than_clever:39
than_evenings:7 than_fill:34 than_from:83 than_half:51 than_i:-55 than_in:-11
than_it:-33 than_last:-19 than_late:2 than_long:30 than_many:-33 than_me:-64
than_money:-38 than_most:-98 than_my:-119 than_nested:33 than_of:55 than_on:9
than_one:1 than_our:-103 than_people:-45 than_slides:11 than_tables:5
than_ten:33 than_that:6 than_the:-84 than_they:-8 than_this:-79 than_those:45
than_three:20 than_to:3 than_two:52 than_water:-28 than_we:10 than_with:83
than_work:19 than_you:-59 than_your:13 thank:-19 thank_you:-50 thanks:-96
thanks_^:47 thanks_for:-102 thanks_i:39 that:-82 that_0:-42 that_^:-51
that_a:-41 that_age:9 that_although:-1 that_and:87 that_anymore:12
that_anyone:29 that_are:23 that_as:-22 that_at:-12 that_bakery:-14 that_both:15
that_brings:13 that_bug:-1 that_button:-48 that_came:12 that_can:-21
that_cannot:14 that_carries:-45 that_cleared:-33 that_colour:58 that_come:-4
that_computers:-9 that_counts:16 that_day:95 that_does:-18 that_drains:2
that_drawer:-6 that_drop:12 that_effect:-69 that_error:-56 that_escalated:-48
that_even:-20 that_every:-26 that_everybody:-22 that_feeling:-53 that_file:-29
that_fits:-4 that_for:-29 that_from:56 that_function:-9 that_gave:77
that_goes:14 that_got:-23 that_happens:-36 that_has:-36 that_have:26
that_helps:-12 that_hour:-60 that_house:4 that_i:28 that_in:127 that_includes:63
that_into:-5 that_is:-38 that_it:-59 that_its:3 that_keeps:-45 that_kind:48
that_last:-30 that_leaves:55 that_library:-45 that_little:-6 that_looked:38
that_machine:-6 that_made:-17 that_makes:-12 that_moves:4 that_mrs:43
that_much:9 that_must:-50 that_my:63 that_name:78 that_never:-10 that_no:-22
that_nobody:-75 that_octopuses:-14 that_on:18 that_one:70 that_order:4
that_ought:-37 that_out:30 that_page:-41 that_people:-38 that_picture:-6
that_pls:21 that_podcast:-37 that_pool:14 that_port:25 that_radio:30
that_reminds:-19 that_room:-3 that_runs:5 that_scares:-9 that_sentence:14
that_shade:54 that_she:4 that_shop:-30 that_site:9 that_size:-27 that_so:29
that_somebody's:31 that_song:-46 that_sounds:33 that_stack:-35 that_stick:15
that_story:-2 that_talks:34 that_the:40 that_their:9 that_there:-10
that_thing:10 that_toddlers:-52 that_too:19 that_touches:31 that_trace:-29
that_traceback:-1 that_tree:-3 that_trips:42 that_typo:6 that_up:-1
that_wardrobe:-40 that_was:88 that_way:67 that_week:56 that_went:64
that_were:-16 that_with:-19 that_word:10 that_works:4 that_would:-48
that_you:136 that's:13 that's_a:-58 that's_all:17 that's_how:52 that's_off:3
that's_that:5 that's_the:-16 that's_what:89 that's_where:26 that's_why:-5
thatch:-9 thats:130 thats_a:4 thats_all:57 thats_how:54 thats_it:64 thats_my:-19
thats_the:105 thats_what:66 the:13 the_0:-27 the_absence:25 the_absolute:19
the_access:-2 the_accession:-21 the_accordion:-28 the_account:24 the_accounts:-6
the_acid:13 the_admin:29 the_adult:37 the_advanced:29 the_afternoon:-14
the_agency:7 the_agent:-10 the_agm:53 the_aim:62 the_air:-24 the_airfield:22
the_airline:-17 the_airport:-20 the_aisle:-34 the_alarm:20 the_alert:-45
the_alpine:49 the_alto:3 the_ambulance:14 the_amount:2 the_amperage:7
the_anaesthetist:4 the_anchor:32 the_anemometer:23 the_angry:-32 the_annex:19
the_answer:-56 the_antenna:15 the_antique:-13 the_antwerp:-18 the_apartment:9
the_app:71 the_appeal:2 the_apple:-60 the_application:9 the_apprentice:-24
the_arcade:59 the_archives:7 the_arm:6 the_armchair:10 the_array:10
the_article:-85 the_artists:1 the_ash:12 the_asset:-23 the_atomic:22
the_attic:36 the_audience:-57 the_audio:14 the_audit:9 the_auditor:-17
the_auditors:-15 the_aurora:-45 the_autumn:66 the_avalanche:8 the_average:-12
the_awning:18 the_b:16 the_back:38 the_background:-25 the_backlog:-8
the_backup:43 the_bad:19 the_badge:44 the_bag:15 the_baker:11 the_bakery:45
the_balance:17 the_balcony:7 the_banana:3 the_bandages:22 the_bank:-110
the_bar:-30 the_barcode:2 the_barn:69 the_basement:-41 the_basket:7 the_bass:22
the_batch:-10 the_bath:-102 the_bathing:2 the_bathroom:-54 the_bathtub:-9
the_battery:41 the_bay:-32 the_beams:-28 the_beans:11 the_beat:-4 the_bed:21
the_bedding:55 the_bedroom:35 the_beer:9 the_bees:22 the_beginners:9
the_belfry:10 the_bell:-5 the_bellows:24 the_belt:-10 the_bench:46 the_best:-213
the_beta:2 the_bigger:21 the_biggest:-50 the_bike:-19 the_bill:11 the_bin:32
the_binoculars:-8 the_binomial:12 the_bins:39 the_biscuit:-12 the_bishop:-47
the_bit:5 the_black:-4 the_blacksmith:-33 the_blend:6 the_blood:18 the_blue:114
the_blues:11 the_board:38 the_boat:-9 the_boathouse:35 the_bobbin:2
the_boiler:13 the_bollard:-53 the_bone:-18 the_bonnet:-47 the_bonus:14
the_book:-35 the_booking:-12 the_bookmarks:38 the_boot:18 the_border:12
the_boss:-65 the_bottom:2 the_bouncy:-4 the_bow:47 the_bowls:-13 the_box:24
the_boy:31 the_boys:42 the_bracelet:19 the_brake:11 the_branch:-64 the_bread:-60
the_breaker:18 the_breakfast:25 the_brewery:11 the_bride:10 the_bridge:-59
the_brief:18 the_bright:20 the_brine:34 the_brochure:28 the_broken:-19
the_brown:19 the_browser:-64 the_buck:27 the_buckle:9 the_budget:2
the_buffer:-14 the_build:26 the_building:-90 the_buoy:-29 the_burner:54
the_bus:-47 the_butcher:-20 the_butter:32 the_button:-2 the_buzzer:32 the_cab:5
the_cabin:24 the_cabinet:-68 the_cabins:12 the_cable:-4 the_cache:-10
the_caches:7 the_cafe:33 the_café:28 the_cage:53 the_cake:98 the_call:-24
the_callback:-29 the_camper:37 the_canal:-64 the_canoe:31 the_canteen:-103
the_canvas:16 the_cap:28 the_captain:10 the_car:-103 the_caravan:13
the_carbon:37 the_card:13 the_cardiology:13 the_cards:26 the_care:15
the_cargo:10 the_carousel:36 the_carpenter:30 the_carpet:51 the_carpets:15
the_carrier:27 the_case:-32 the_casio:1 the_cat:-50 the_catalogue:22
the_caterer:20 the_cause:50 the_causes:36 the_ceiling:-57 the_cellar:36
the_cello:-66 the_ceo:-24 the_certificate:14 the_certificates:13 the_cfo:17
the_chain:23 the_chairlift:14 the_chairs:-3 the_changelog:-9 the_channel:-19
the_chapel:41 the_chapter:37 the_charging:-31 the_charm:-30 the_chart:62
the_chat:103 the_cheap:-18 the_cheaper:24 the_cheapest:5 the_check:5
the_checkout:11 the_checksum:14 the_chess:25 the_child:5 the_children:9
the_children's:29 the_chimney:-19 the_choice:33 the_choir:48 the_christening:-5
the_christmas:6 the_church:5 the_ci:37 the_cigar:15 the_city:32 the_class:-1
the_classic:-23 the_clean:1 the_cleaners:13 the_cleanup:9 the_clementi:20
the_click:-84 the_client:-75 the_clinic:4 the_cloakroom:32 the_clock:-1
the_clocks:-57 the_closing:-8 the_closure:-15 the_cloud:-88 the_club:66
the_club's:-33 the_clutch:17 the_coach:26 the_coast:-46 the_coastal:18
the_code:27 the_coffee:-36 the_coins:-1 the_cold:24 the_coldest:-64 the_colour:2
the_colours:-29 the_column:23 the_comet:-13 the_comments:6 the_commit:-37
the_committee:21 the_compass:43 the_compiler:-48 the_computer:37
the_conductor:29 the_conference:-24 the_confidence:-12 the_config:21
the_confirm:47 the_connection:39 the_constellation:13 the_contact:5
the_container:8 the_contract:13 the_contractor:23 the_control:-17
the_controller:21 the_conversation:3 the_converter:-11 the_conveyor:27
the_cook:-105 the_cookie:1 the_cooking:3 the_cooks:11 the_cooling:-6
the_cooperative:7 the_copy:-55 the_core:6 the_corn:17 the_corner:-28
the_correction:-6 the_corridor:-35 the_costume:11 the_costumes:26 the_cot:25
the_cottage:47 the_council:44 the_count:12 the_counter:-42 the_county:13
the_couple:27 the_courier:-38 the_course:51 the_court:2 the_courtyard:29
the_cover:20 the_cracked:51 the_crane:9 the_crash:16 the_crate:11 the_crc:33
the_creeps:18 the_crescendo:20 the_crew:49 the_cron:-1 the_cross:29
the_crossing:9 the_crown:2 the_crust:20 the_crystal:15 the_csv:-31 the_cue:33
the_culture:8 the_curators:13 the_current:-36 the_cursor:-59 the_curtain:-84
the_curtains:-22 the_curve:-121 the_customer:-2 the_customers:-25 the_customs:2
the_daily:5 the_dairy:47 the_dance:16 the_dancers:5 the_dancing:21 the_dark:59
the_dashboard:-15 the_dashboards:3 the_data:11 the_database:21 the_datasheet:47
the_date:-16 the_day:60 the_days:-26 the_db:13 the_dbt:4 the_dead:-5
the_dealer:28 the_deans:9 the_debug:12 the_deck:-15 the_decking:20 the_deep:31
the_default:50 the_dehumidifier:19 the_delay:10 the_delivery:-65 the_demo:8
the_dent:10 the_dentist's:-3 the_deposit:62 the_depot:-37 the_deputy:7
the_designer:51 the_designers:28 the_desk:59 the_desktop:29 the_details:-27
the_device:20 the_dial:15 the_dialect:1 the_diary:-8 the_diesel:27 the_diff:-28
the_dinghy:28 the_dinner:80 the_direction:-45 the_dishes:-10 the_dishwasher:-18
the_disk:81 the_docs:26 the_doctor:41 the_doctor's:2 the_dog:-9 the_dome:-20
the_donkey:-27 the_door:-59 the_doorbell:-5 the_doorway:-4 the_double:23
the_downstairs:3 the_draft:13 the_dragon:34 the_drain:1 the_drawer:-10
the_drawing:-19 the_dream:6 the_dressing:2 the_drift:29 the_drip:2 the_drive:20
the_driver:71 the_drivers:-8 the_driving:37 the_drone:69 the_drum:20
the_drummer:-31 the_drums:7 the_dry:27 the_duck:10 the_duluth:4 the_duplicate:23
the_duplicates:30 the_dust:-30 the_duty:48 the_ear:22 the_earlier:13 the_earth:3
the_easier:-30 the_east:32 the_eclipse:34 the_edge:7 the_editor:-44 the_egg:5
the_elbow:-22 the_electric:30 the_electrician:65 the_electricity:-19
the_email:13 the_emergency:41 the_emojis:27 the_emulator:-20 the_encoder:9
the_end:6 the_engine:-39 the_english:3 the_entire:-67 the_entrance:1
the_error:102 the_essay:58 the_estate:55 the_evening:83 the_exam:-78
the_examiner:21 the_examiners:44 the_examples:1 the_excess:10 the_exchange:-7
the_exercise:9 the_exercises:73 the_export:24 the_eye:-22 the_fabric:24
the_face:-45 the_faces:-22 the_facet:11 the_fact:3 the_faculty:78
the_falconer's:13 the_false:2 the_family:45 the_famous:-22 the_fan:-42
the_fans:-42 the_far:-17 the_farewell:33 the_farm:-23 the_farmer:22
the_farrier:18 the_fast:78 the_fault:-15 the_faulty:13 the_fax:7 the_feature:4
the_feeder:17 the_fellow:-51 the_fence:27 the_ferry:-24 the_festival:45
the_fete:-44 the_fibre:9 the_field:4 the_fields:-4 the_file:45 the_files:-3
the_film:-59 the_final:15 the_finance:27 the_fingerings:12 the_fire:5
the_firewall:1 the_firmware:30 the_first:-87 the_fish:56 the_fitter:28
the_five:16 the_fix:10 the_fixture:44 the_flag:25 the_flaky:58 the_flash:55
the_flat:61 the_flea:3 the_flight:-42 the_floating:40 the_flood:2 the_floor:-13
the_florist:46 the_flour:29 the_flower:-57 the_flu:11 the_flue:28
the_fluoride:66 the_flute:-25 the_fly:-15 the_flyer:12 the_foal:-13 the_focus:11
the_fog:-18 the_folk:6 the_following:9 the_fonts:28 the_food:35 the_foot:3
the_football:3 the_footer:-31 the_foreman:2 the_forklift:-26 the_form:-44
the_formatter:13 the_forms:3 the_forum:18 the_forward:13 the_founder:-44
the_fountain:8 the_four:18 the_fourth:-24 the_fractions:5 the_frame:11
the_free:7 the_freeze:3 the_freezer:-57 the_french:-14 the_fridge:-78
the_friends:74 the_frogs:17 the_front:19 the_frost:13 the_frozen:29 the_fruit:-5
the_fry:19 the_fuel:3 the_full:-30 the_fun:-10 the_function:-44 the_fungus:23
the_funniest:-29 the_furnace:-39 the_furniture:14 the_fuse:-18 the_gallery:6
the_galley:7 the_game:8 the_gap:11 the_garage:33 the_garbage:7 the_gas:-12
the_gate:48 the_gatehouse:23 the_gcode:32 the_gearbox:41 the_geese:11
the_generated:4 the_generators:-32 the_geometry:3 the_german:18 the_ghent:23
the_ghost:24 the_giant:19 the_gift:-14 the_glacier:43 the_glaze:1 the_glove:-50
the_glovebox:32 the_glue:-1 the_gluten:15 the_goat:-41 the_goats:-49 the_gold:30
the_good:-96 the_gossip:-40 the_grade:1 the_grain:12 the_grand:15 the_grant:-41
the_graph:-9 the_graphs:-58 the_gravel:20 the_greeks:-8 the_green:-33
the_greenhouse:19 the_grey:68 the_grid:-26 the_grinder:24 the_groceries:1
the_groomers:1 the_ground:46 the_group:31 the_grumpy:-28 the_guest:31
the_guesthouse:4 the_guests:62 the_guide:-11 the_guides:34 the_guild:29
the_gulls:-53 the_guy:-58 the_guys:12 the_gym:88 the_gyro:28 the_half:-24
the_hall:56 the_hallway:43 the_hammer:38 the_hamster:-89 the_hand:-23
the_handbook:15 the_handbrake:14 the_handlebar:22 the_handover:37
the_harbour:-16 the_hard:67 the_hardware:39 the_harness:11 the_harp:-27
the_harpist:-46 the_harvest:-1 the_hat:22 the_hawk:-13 the_hay:-8 the_head:-5
the_header:-14 the_heading:8 the_headteacher:29 the_health:21 the_heap:37
the_heart:-17 the_heartbeat:5 the_heat:19 the_heater:-19 the_heating:18
the_hedge:28 the_hedgehog:-60 the_helmet:37 the_helper:-30 the_hem:12
the_herbarium:18 the_herring:-10 the_high:22 the_highest:-27 the_highlight:1
the_hill:46 the_hills:17 the_hofer:1 the_hold:-42 the_holdings:40 the_hole:-25
the_holiday:3 the_holidays:-27 the_home:77 the_homework:6 the_honeymoon:32
the_hood:33 the_hook:28 the_horizon:-1 the_horn:-43 the_horse:-6 the_horses:5
the_hospital:56 the_host:-24 the_hostel:10 the_hot:50 the_hotel:21 the_house:-41
the_housing:-25 the_hub:18 the_hull:-17 the_hum:-31 the_human:-50 the_humidity:9
the_hunting:4 the_hygrometer:7 the_ice:11 the_icing:15 the_icon:-68 the_icons:9
the_image:41 the_importer:7 the_imu:28 the_incident:-25 the_incubator:19
the_infants:21 the_inhaler:9 the_inliner:23 the_inner:9 the_inspector:37
the_instructor:-15 the_instrument:-74 the_insurance:46 the_insurer:67
the_intake:-61 the_intercom:-58 the_intern:-1 the_internet:-80 the_interns:-61
the_interval:9 the_introduction:6 the_invitations:2 the_invoices:14 the_ios:7
the_irregular:31 the_irrigation:17 the_islands:31 the_jam:47 the_japanese:19
the_jetty:26 the_job:-33 the_join:28 the_joke:-5 the_jokes:26 the_joys:-4
the_joystick:18 the_kampita:21 the_kennel:9 the_kessler:26 the_kettle:-71
the_key:11 the_keyboard:-24 the_keys:25 the_kid:-36 the_kids:33 the_kiln:8
the_kind:-73 the_kiosk:65 the_kiosks:4 the_kitchen:-34 the_lab:48 the_label:-52
the_labeller:32 the_laboratory:3 the_ladder:5 the_ladders:22 the_ladies:23
the_lads:8 the_lady:-38 the_lake:-6 the_lambs:-40 the_lamps:6 the_landline:19
the_landlord:56 the_landlord's:25 the_lane:5 the_language:47 the_large:38
the_lasagne:9 the_last:-43 the_late:-28 the_later:16 the_lathe:49 the_latin:1
the_launch:-106 the_lawn:-57 the_lawyers:19 the_lead:-35 the_leaderboard:26
the_leaflet:9 the_leak:45 the_leaning:67 the_learner:2 the_lease:10
the_leather:2 the_leavers:-17 the_lecture:-56 the_led:13 the_ledger:27
the_left:14 the_legacy:58 the_lens:-5 the_lesson:-4 the_lessons:11 the_letter:21
the_letterbox:-27 the_lettuce:16 the_licence:8 the_lid:-20 the_lidar:26
the_lifeguards:32 the_lift:-6 the_light:-60 the_lighthouse:-13 the_lighting:-19
the_lights:-36 the_limit:-35 the_linen:36 the_lining:9 the_linter:24 the_list:53
the_listening:35 the_listing:-47 the_little:-2 the_load:56 the_loading:-73
the_loan:7 the_lobby:-16 the_local:10 the_lock:-31 the_locked:30 the_locker:29
the_locks:12 the_loft:4 the_log:-98 the_login:36 the_logs:23 the_long:23
the_longest:35 the_loom:-3 the_loop:-91 the_loss:-9 the_lost:118 the_lot:21
the_lower:50 the_luggages:11 the_lunch:27 the_lungs:10 the_lute:2 the_machine:24
the_machines:-31 the_madrid:35 the_magnetic:3 the_mail:-68 the_main:33
the_mainspring:6 the_maintenance:15 the_man:3 the_manual:46 the_map:-10
the_marathon:-61 the_march:5 the_marker:9 the_market:-28 the_marquee:-11
the_mash:-90 the_mass:23 the_mast:-44 the_master:3 the_match:-42 the_maths:5
the_matter:37 the_mayor's:-45 the_meadow:3 the_mean:47 the_mechanic:-23
the_meeting:-31 the_members:2 the_menu:18 the_merchant:2 the_meter:21
the_metrics:7 the_metronome:-19 the_microphone:-17 the_microscope:18
the_midterm:14 the_mileage:15 the_milking:-24 the_milky:11 the_mill:22
the_minibus:36 the_minister:-1 the_minuet:5 the_minute:-18 the_minutes:6
the_mirror:44 the_mist:-18 the_mistake:66 the_mixer:-5 the_mobile:27 the_mock:16
the_modem:-1 the_module:-50 the_moment:74 the_money:33 the_monitoring:-39
the_month:41 the_monthly:4 the_mood:9 the_moon:-103 the_mooring:11 the_more:-19
the_morning:-55 the_mosaic:-22 the_most:-59 the_moth:-13 the_moths:-16
the_motor:8 the_motorway:-52 the_mould:9 the_mountain:15 the_moving:24
the_mud:-38 the_museum:-8 the_museum's:15 the_music:1 the_myth:20 the_name:-2
the_nas:22 the_navy:-27 the_nearest:10 the_nebula:3 the_neckline:18
the_needle:15 the_neighbour:47 the_neighbours:-33 the_network:13 the_new:-102
the_news:-108 the_newsletter:29 the_next:-95 the_nice:-9 the_night:23
the_nightly:60 the_nineties:-3 the_nocturne:19 the_noise:-40 the_noisy:23
the_noon:3 the_north:100 the_northern:-32 the_notary:-2 the_notes:-110
the_novel:36 the_null:16 the_number:-19 the_numbers:27 the_nurse:8
the_nursery:50 the_nurses:46 the_nutcracker:-27 the_offer:61 the_office:-106
the_official:3 the_oil:-6 the_okafor:17 the_old:56 the_older:44 the_oldest:-41
the_on:30 the_onboarding:26 the_one:-97 the_ones:-123 the_onions:-66
the_online:7 the_only:-154 the_open:39 the_opening:30 the_operation:33
the_operator:10 the_optics:4 the_oral:37 the_orange:17 the_orchard:65
the_orchestra:14 the_order:14 the_ordinary:-26 the_organ:3 the_original:-33
the_orm:5 the_oscilloscope:-17 the_oslo:6 the_other:25 the_others:43
the_outbound:5 the_outer:28 the_outlier:19 the_output:-33 the_outside:73
the_oven:42 the_overdraft:20 the_overnight:22 the_owl:20 the_owner:45
the_owners:7 the_oxygen:30 the_padlock:20 the_paediatric:1 the_page:-49
the_pager:9 the_painter:15 the_painters:-30 the_painting:-21 the_pallets:21
the_panel:-23 the_paper:-69 the_papers:8 the_parade:22 the_parcel:7 the_parent:4
the_parents:35 the_parish:41 the_park:-55 the_parking:-26 the_parlour:-3
the_parrot:2 the_parser:15 the_part:-100 the_parts:34 the_party:21 the_pass:27
the_passport:10 the_password:22 the_past:-34 the_patience:11 the_payslip:20
the_pdf:12 the_pears:-9 the_people:-27 the_periodic:-27 the_permit:34
the_petrol:-51 the_ph:31 the_pharmacy's:35 the_photo:-44 the_photos:-13
the_physics:-34 the_piano:88 the_pickup:36 the_picture:-58 the_pictures:28
the_pier:-17 the_pig:1 the_pigeon:-4 the_pigeons:-81 the_pilot:35 the_pipes:-25
the_pipette:-13 the_piste:14 the_pizzeria:28 the_place:-2 the_plain:4
the_plan:-1 the_plane:-31 the_planet:3 the_plant:-30 the_plastic:-29
the_plateau:61 the_plates:34 the_platform:-3 the_player:-20 the_players:50
the_plot:-6 the_plug:6 the_plugin:41 the_plumber:30 the_poem:-37 the_point:46
the_police:2 the_policy:13 the_pool:-48 the_poor:-41 the_porch:18 the_port:-27
the_portal:8 the_porter:15 the_porter's:11 the_porto:2 the_poster:7
the_postman:-64 the_pot:22 the_potato:14 the_pottery:-4 the_potting:-31
the_practical:51 the_practice:44 the_pram:34 the_prefix:5 the_present:24
the_presentation:4 the_presenter:22 the_presenters:30 the_press:71
the_preview:24 the_previous:-31 the_price:-68 the_pricing:4 the_primary:17
the_print:18 the_printed:27 the_printer:59 the_private:1 the_product:-35
the_profile:-26 the_profiler:48 the_progress:3 the_projection:-33
the_projector:41 the_props:-10 the_proxy:25 the_pub:-43 the_public:29
the_publisher:2 the_pull:-24 the_pupils:48 the_puppy:-19 the_purser:-22
the_quarter:14 the_quay:44 the_query:-57 the_question:-21 the_questions:20
the_queue:-14 the_quickest:-30 the_quiet:-6 the_quiz:3 the_quizzes:17
the_quote:28 the_race:10 the_rack:-78 the_racks:-21 the_radio:-40 the_raffle:-23
the_rail:2 the_railway:-21 the_rain:-25 the_ramp:36 the_raw:-12 the_read:33
the_reading:53 the_readme:12 the_real:-15 the_rear:5 the_reason:34
the_reasoning:16 the_recipe:53 the_red:66 the_reed:25 the_refund:14
the_regatta:-27 the_registrar:14 the_registration:25 the_registry:27
the_regulations:43 the_release:-28 the_reminder:79 the_remote:-72
the_removal:-39 the_render:12 the_renderer:-15 the_rental:17 the_repair:-12
the_repeat:35 the_replacement:26 the_replay:30 the_replies:17 the_repo:13
the_report:4 the_rescue:21 the_research:13 the_reservoir:-23 the_resistor:11
the_resit:3 the_rest:-48 the_restore:-5 the_retina:2 the_retro:-46 the_retry:19
the_return:26 the_returns:53 the_reversing:15 the_review:30 the_reviews:-19
the_ribbons:39 the_ride:-8 the_ridge:-24 the_right:-121 the_rim:34 the_ring:35
the_rings:-65 the_ringtone:-31 the_rinse:13 the_river:-41 the_riverside:4
the_road:-68 the_robot:-52 the_role:9 the_rollers:12 the_roof:-28 the_room:-62
the_rooster:-4 the_rope:40 the_ropes:-31 the_ropeway:10 the_roses:4 the_rota:28
the_roundabout:-26 the_router:26 the_row:-13 the_rowing:10 the_rude:11
the_rule:-3 the_rules:25 the_run:-23 the_runbook:-10 the_rush:23 the_sacks:21
the_saddle:1 the_safe:13 the_sake:26 the_sale:8 the_salmon:-3 the_salt:-1
the_same:-85 the_sample:-32 the_samples:-23 the_sampling:11 the_sand:2
the_sandwiches:-36 the_satellite:16 the_saturday:34 the_scaffolding:36
the_scale:17 the_scales:41 the_scanner:22 the_scarecrow:-23 the_scarf:-5
the_scheduler:13 the_schema:56 the_school:37 the_school's:26 the_science:9
the_scratch:13 the_sea:-19 the_seagulls:-17 the_seal:-6 the_search:6
the_season:-31 the_seat:17 the_seating:-40 the_seats:-60 the_second:-51
the_secret:12 the_secretary:-20 the_seed:-6 the_selvedge:21 the_semicolon:-82
the_sensor:-16 the_sensors:-15 the_sentence:-12 the_separate:31 the_serial:27
the_serializer:-16 the_series:21 the_server:-75 the_session:39 the_set:9
the_settings:48 the_seventh:2 the_seventies:-6 the_sewing:36 the_sextant:40
the_sexton:2 the_shader:7 the_shape:-31 the_shared:43 the_shed:39 the_sheep:19
the_sheet:17 the_shelf:-59 the_shelter:8 the_shelves:6 the_shielding:19
the_shift:18 the_ship:21 the_shop:32 the_short:-72 the_shoulder:26 the_show:18
the_showcase:7 the_shower:-59 the_shuttle:49 the_sicilian:14 the_sick:14
the_side:-18 the_sign:43 the_signing:23 the_silence:-47 the_sill:-13
the_simulator:34 the_singer:-13 the_single:-14 the_sink:44 the_siren:-68
the_site:9 the_sitter:37 the_sitting:25 the_six:11 the_skate:12 the_skeleton:-41
the_skip:9 the_skirting:22 the_sleep:56 the_slide:30 the_slides:-34
the_sluice:10 the_small:28 the_smaller:43 the_smell:-120 the_smoke:-59
the_smoked:35 the_snow:66 the_sofa:-45 the_soft:12 the_software:-6 the_soil:8
the_solenoid:16 the_solution:67 the_sort:-35 the_sound:9 the_soup:-18
the_source:32 the_sourdough:-23 the_south:97 the_southern:7 the_space:-35
the_spare:104 the_spell:42 the_spelling:-5 the_spikes:-47 the_spine:38
the_splash:49 the_spoken:22 the_sports:-35 the_spring:51 the_sprouts:-15
the_squeak:-50 the_squid:33 the_stable:-34 the_stack:-29 the_stacks:-20
the_stadium:3 the_staff:-35 the_stage:84 the_staging:26 the_stairs:-10
the_stamp:7 the_stand:22 the_standard:33 the_standby:4 the_star:10 the_stars:-38
the_start:25 the_statement:9 the_station:17 the_statue:-23 the_status:39
the_steel:27 the_steering:5 the_steps:6 the_sticker:-2 the_stocking:14
the_stone:17 the_storage:26 the_storm:-4 the_story:-31 the_strap:18
the_street:-47 the_strike:1 the_striped:32 the_stroke:-28 the_stuck:42
the_stuffed:-3 the_substation:42 the_subtitles:-4 the_sum:-64 the_summary:30
the_summer:9 the_summit:30 the_sums:28 the_sun:32 the_sunday:24 the_sundial:20
the_sunrise:-11 the_sunset:-45 the_supermarket:1 the_supplier:4 the_supply:7
the_surfboard:7 the_surgeon:27 the_surgery:6 the_surprise:47 the_survey:33
the_surveyor:30 the_surveyor's:8 the_suspension:9 the_swallows:-82 the_swan:-13
the_swans:-53 the_swap:1 the_swim:-2 the_swimming:43 the_switch:-23
the_syllabus:3 the_sync:38 the_synchro:1 the_synthetic:5 the_system:2
the_table:-64 the_tablecloths:30 the_tables:26 the_tablet:28 the_tabletop:7
the_talk:-52 the_tank:42 the_tanker:3 the_tannery:6 the_tape:54 the_tapes:20
the_target:29 the_tasting:15 the_tavern:25 the_tax:16 the_tea:17 the_teacher:-70
the_team:5 the_technician:22 the_teeth:-20 the_telemetry:5 the_telephone:6
the_temp:10 the_templates:2 the_temporary:20 the_tenant:-78 the_tenants:24
the_tenor:32 the_tent:-13 the_terminal:-61 the_terrace:47 the_test:39
the_tester:1 the_tests:-32 the_text:56 the_texture:15 the_thank:38
the_thatch:-18 the_theatre:54 the_theme:13 the_theory:78 the_thermal:2
the_thermostat:15 the_thing:-48 the_third:-87 the_thread:-11 the_three:18
the_thumbnail:19 the_thursday:31 the_ticket:50 the_tickets:-22 the_tide:-59
the_tiler:55 the_time:-135 the_timer:15 the_tip:5 the_title:24 the_toaster:2
the_toilet:-16 the_tokeniser:7 the_toll:47 the_tone:-7 the_top:8
the_tortoise:-56 the_tourists:7 the_tournament:8 the_towels:-15 the_town:61
the_trace:-37 the_traces:-20 the_track:15 the_tractor:-18 the_trade:-15
the_traffic:-45 the_trailer:18 the_train:-46 the_training:6 the_tram:-67
the_trampoline:8 the_transcript:12 the_transfer:-9 the_transit:-41
the_translation:35 the_travel:3 the_treasurer:39 the_treble:22 the_tree:-51
the_trees:-10 the_trench:11 the_triage:14 the_trial:15 the_triangle:-4
the_trip:11 the_tripod:50 the_trophy:-59 the_truck:32 the_trumpet:-39
the_truth:18 the_ttl:-15 the_tuba:-39 the_tube:-50 the_tuesday:35 the_tug:8
the_tunnel:31 the_turn:49 the_turnstile:3 the_turret:25 the_tutor:30
the_twins:22 the_two:71 the_type:-21 the_typos:-70 the_tyres:35 the_ultrasonic:2
the_ultrasound:-17 the_umbrella:-37 the_umlaut:6 the_under:-9 the_understudy:-8
the_undo:6 the_uniform:18 the_uniforms:2 the_union:33 the_unit:41 the_units:14
the_university:24 the_update:-43 the_upload:2 the_upper:39 the_upstairs:27
the_usual:-95 the_valley:-10 the_value:-15 the_van:5 the_vans:13
the_variable:-52 the_varnish:1 the_vault:-4 the_vector:1 the_vegetable:25
the_vending:-60 the_vendor:-74 the_vendor's:19 the_vendored:7 the_very:48
the_vet:-11 the_vet's:-8 the_vibraphone:5 the_vicar:-41 the_view:-33
the_village:25 the_villain:13 the_violin:10 the_vocabulary:3 the_volunteers:34
the_vote:31 the_waiter:-30 the_waiting:-10 the_wake:37 the_walk:22 the_walking:6
the_walkway:7 the_wall:-66 the_walls:-41 the_waltz:8 the_war:-14 the_ward:21
the_warehouse:59 the_warm:22 the_warning:76 the_warp:4 the_warranty:47
the_wash:-28 the_washing:16 the_watch:8 the_watchdog:14 the_water:-15
the_watsons:44 the_wave:-9 the_way:-130 the_weather:-73 the_web:5 the_webcam:-20
the_webhook:3 the_website:-3 the_wedding:-3 the_week:21 the_weekend:-11
the_weekly:32 the_welcome:19 the_welder:-9 the_well:52 the_wet:60 the_whale:13
the_wheel:42 the_wheelchair:30 the_white:-11 the_whole:-65 the_wide:-19
the_widget:23 the_widow's:10 the_wifi:-31 the_wiki:46 the_winch:22 the_wind:-65
the_window:-49 the_windows:-31 the_wine:-7 the_winter:87 the_wood:-8
the_wooden:-5 the_word:-148 the_wording:-82 the_words:9 the_worker:-28
the_workshop:39 the_world:-56 the_worm:-66 the_worst:-26 the_wrapping:15
the_writer:4 the_writing:4 the_written:22 the_wrong:-142 the_yard:-43
the_year:-30 the_yeast:36 the_yellow:38 the_yellowed:5 the_yoga:-45 the_young:24
the_younger:21 the_youngest:60 theatre:152 theatre_one:4 theft:-25 their:-63
their_api:18 their_boots:16 their_head:-34 their_lunch:30 their_own:-17
their_owners:-30 their_phones:-10 theirs:3 theirs_so:7 them:4 them_0:-34
them_^:68 them_a:25 them_and:48 them_apart:-13 them_are:-61 them_as:22
them_at:52 them_back:14 them_by:-68 them_come:-10 them_for:35 them_has:10
them_in:-18 them_is:-89 them_more:48 them_my:-3 them_off:-16 them_on:32
them_one:-45 them_or:-14 them_otherwise:-53 them_so:59 them_the:-33 them_to:77
them_together:39 them_up:49 theme:129 theme_^:35 theme_uses:9 then:-7 then_0:-64
then_^:-4 then_a:-38 then_and:4 then_comes:17 then_found:-32 then_i:14
then_ill:2 then_it:-99 then_it's:25 then_its:60 then_nothing:-5 then_off:7
then_one:-9 then_somebody:-9 then_started:-12 then_the:-50 then_there:-17
then_they:-52 then_we:8 then_you:50 theorem:5 theory:22 theory_^:16
theory_drills:35 theory_exam:3 theory_test:23 theory_that:-62 therapy:-22
therapy_^:-35 there:14 there_^:39 there_a:-16 there_all:-56 there_and:-13
there_are:41 there_done:-66 there_for:15 there_goes:-114 there_has:-3
there_i:-26 there_i'm:8 there_is:-21 there_since:-26 there_so:9 there_the:1
there_today:3 there_was:-59 there_we:19 there_were:-82 there_will:12 there's:54
there's_an:-30 there's_no:10 there's_nothing:-47 there's_one:36
there's_something:-34 there's_space:19 there's_the:22 therefore:46 theres:12
theres_0:35 theres_a:15 theres_no:-25 theres_only:15 thermomètre:14
thermomètre_de:14 thermos:-29 thermos_^:-26 thermostat:1 these:-39 these_days:78
these_on:43 thesis:-20 they:33 they_^:-62 they_all:-1 they_are:-4 they_asked:38
they_belong:6 they_bring:18 they_call:-1 they_came:16 they_can:34
they_carried:51 they_changed:-5 they_close:20 they_closed:-7 they_come:-52
they_cost:9 they_could:-17 they_did:5 they_do:-11 they_dont:3 they_even:-27
they_follow:-46 they_found:-39 they_gave:12 they_get:58 they_give:22 they_got:5
they_had:-31 they_have:58 they_hold:45 they_leave:5 they_let:-10 they_lost:-5
they_made:20 they_make:18 they_may:-19 they_mix:9 they_moved:14 they_must:-23
they_never:14 they_only:43 they_painted:-22 they_play:2 they_played:-6
they_promised:-28 they_pulled:2 they_put:-26 they_read:26 they_said:-30
they_say:-164 they_sent:-19 they_still:-56 they_told:-45 they_took:44
they_turned:23 they_used:-33 they_want:1 they_weighed:-96 they_were:49
they_will:-2 they_wrote:33 they'll:-4 they're:-38 they've:9 theyre:-3 theyve:8
theyve_put:7 thick:23 thick_^:27 thick_i:-22 thin:-23 thin_clients:18
thin_ones:-11 thing:21 thing_^:147 thing_about:-40 thing_and:-9 thing_has:-15
thing_i:-54 thing_is:3 thing_missing:1 thing_my:58 thing_on:14 thing_people:8
thing_that:-12 thing_to:-12 thing_with:-49 things_^:-129 things_are:-27
things_around:42 things_better:27 things_in:66 things_up:24 things_with:17
think:-73 think_^:93 think_a:-55 think_about:-28 think_i:-9 think_in:88
think_it:-32 think_of:-106 think_she:26 think_that:-28 think_the:-36 thinking:25
thinking_^:48 thinking_about:-80 thinking_of:66 thinking_time:53 thinks:-93
thinks_he:-30 thinks_i:-25 thinks_i'm:-8 thinner:61 third:-60 third_day:-18
third_floor:60 third_party:2 third_reminder:-11 third_subject:31 thirteen:1
thirty:17 thirty_years:16 this:-70 this_^:-94 this_afternoon:35 this_all:13
this_app:-59 this_as:-3 this_building:39 this_but:-32 this_class:11
this_hospital:-29 this_hour:-28 this_house:2 this_i:6 this_i'd:22 this_i'll:22
this_is:21 this_keyboard:-62 this_line:4 this_month:5 this_morning:28
this_point:-71 this_project:15 this_repo:24 this_season:51 this_sort:-21
this_thread:20 this_time:41 this_town:-48 this_trip:12 this_up:-56 this_we:29
this_week:73 this_weekend:54 this_well:26 this_whole:22 this_window:-46
this_winter:43 this_with:-35 this_year:152 this_year's:42 this_yr:68 tho:-27
tho_^:-29 those_^:36 those_and:8 those_are:28 those_days:-37 those_stairs:-5
those_who:-12 those_years:-21 though:-95 though_^:-63 though_it:-20
though_the:-23 thought:-42 thought_^:-2 thought_a:-46 thought_about:92
thought_id:-65 thought_that:13 thought_the:-43 thoughts:-22 thoughts_^:-48
thousand:64 thousands:-23 thread:32 thread_^:33 thread_and:-33 thread_tension:19
thread_when:22 threads:29 threads_^:17 three:30 three_^:69 three_centuries:-22
three_days:-5 three_generations:-29 three_has:13 three_in:3 three_kids:3
three_lines:36 three_of:25 three_times:-45 three_weeks:-57 three_years:-22
threshold:29 threshold_to:3 thrilled:-72 thrilled_^:-72 throat:-26 throttled:35
through:-17 through_0:-3 through_^:4 through_a:-42 through_all:33 through_at:8
through_august:1 through_i:6 through_is:-18 through_it:-28 through_my:1
through_the:-72 through_this:34 through_with:13 through_your:-18 throughout:-15
throughout_^:-21 throughput:-42 throw:2 throw_away:-41 throwing:16 thrown:24
throws:29 thru:42 thru_me:24 thru_the:-12 thu:7 thu_^:6 thumb:-95 thumb_^:-27
thumb_aches:50 thumbnail:19 thumbnails:6 thumbs:59 thunder:-37 thunder_all:-41
thunderstorm:25 thurs:19 thursday:-22 thursday_^:-52 thursday_group:10
thursday's:7 thursdays:62 thursdays_^:9 thx:-118 thx_^:8 thx_a:-39 thyroid:31
thé:-40 ti:58 ti_mando:19 tia:-50 ticked:33 ticked_off:67 ticket:54 ticket_^:-8
ticket_ab:1 ticket_desk:9 ticket_ends:6 ticket_from:-21 ticket_machine:17
ticket_number:29 ticket_with:-7 tickets_^:-37 tickets_about:21 tickets_at:5
tickets_were:-10 ticking:28 ticks_^:4 tidal:4 tidal_streams:45 tide_came:2
tide_gauge:33 tide_here:9 tidy:-33 tie:-23 tied:63 tied_back:24 tied_to:14
tienda:23 tienda_^:15 tiene:101 tiene_0:44 tiene_la:-2 tiene_que:94
tiene_sitio:12 tienen:18 tienes:25 tient:58 tient_la:46 tier:-71 tier_^:28
tiers:11 tiers_^:12 ties:46 ties_me:31 tight:43 tight_^:28 til:-40 til_the:9
tiler:43 tiles:28 tiles_^:-37 tiles_and:5 tiles_it:4 till:164 till_0:-76
till_^:14 till_breakfast:7 till_the:10 tillbaka:41 timber:5 timbre:7 time:-48
time_0:-37 time_^:-19 time_a:10 time_and:95 time_as:-7 time_at:13 time_being:1
time_first:2 time_for:17 time_i:-69 time_i'm:-32 time_in:86 time_is:67
time_it:-54 time_no:-27 time_not:17 time_of:-35 time_on:11 time_so:3
time_somebody:-35 time_someone:-18 time_the:4 time_this:-57 time_to:-19
time_we:-25 time_which:-17 time_you:-30 time_zone:15 timed:10 timeline:41
timeline_^:25 timeout:83 timeout_0:15 timeouten:31 timeouten_mot:31 timeouts:9
timer:68 timer_^:23 times:-9 times_^:-1 times_a:41 times_and:-46 times_at:-29
times_before:-29 times_each:-12 times_on:-4 times_out:46 times_which:-17
times_without:-10 timestamp:-42 timestamp_^:-49 timestamps:46 timestamps_are:25
timetable:31 timetables:-14 timezone:-15 timezones:-27 timezones_are:-27
timing:-6 timing_^:-43 timmar:-58 tims:8 tin:39 tin_^:29 tin_in:11 tin_roof:-34
tinha:-38 tinted:30 tinted_^:30 tiny:-43 tiny_^:41 tiny_ones:8 tip:38 tip_^:32
tipografia:29 tips:-23 tips_the:-39 tirantes:29 tire:21 tired:-6 tired_^:-18
tired_of:45 tiro:35 tiroir:24 title:12 titles:26 titration:24 tittade:-48
tittade_fram:-48 titular:10 tls:9 tmrw:108 tmrw_i:12 to:-50 to_$:14 to_0:68
to_^:12 to_a:39 to_add:2 to_admit:-31 to_all:25 to_an:25 to_another:20
to_answer:-21 to_anybody:10 to_apologise:-41 to_as:41 to_ask:-131 to_back:11
to_bad:29 to_be:50 to_beat:-25 to_beatrix:5 to_become:-11 to_begin:33
to_believe:-5 to_board:7 to_bring:11 to_build:24 to_c:33 to_call:2 to_calm:-77
to_carry:-25 to_change:17 to_charge:-52 to_chew:72 to_collect:-17 to_compare:-14
to_compile:10 to_complain:-1 to_copy:13 to_correct:42 to_count:-46
to_customers:36 to_cycle:-23 to_dig:-32 to_do:91 to_drill:19 to_drive:-91
to_each:-48 to_eat:-48 to_every:4 to_everybody:-12 to_explain:-65 to_favour:-1
to_feed:43 to_fill:-30 to_find:-43 to_fit:29 to_fix:-22 to_forget:-9 to_four:5
to_get:43 to_give:-61 to_go:43 to_half:28 to_hand:63 to_have:11 to_hazelnut:22
to_hear:-15 to_help:-57 to_her:40 to_him:-12 to_his:24 to_hold:2 to_hotels:-14
to_hum:-3 to_imagine:-25 to_it:3 to_its:15 to_keep:-46 to_know:102 to_label:-2
to_laugh:-15 to_leave:-16 to_let:-62 to_lie:-46 to_lift:-6 to_like:66
to_lisbon:-6 to_live:-52 to_long:24 to_look:-29 to_lose:-3 to_main:9 to_make:-46
to_man:-5 to_market:3 to_match:12 to_may:7 to_me:55 to_meet:-31 to_move:22
to_ninety:49 to_no:4 to_norway:-18 to_one:15 to_open:-23 to_our:26 to_own:22
to_park:-10 to_pass:51 to_pay:-16 to_people:-41 to_percentages:-14 to_pick:-30
to_plan:-29 to_play:79 to_port:1 to_prefer:-25 to_prune:-6 to_put:-79
to_python:-16 to_read:60 to_release:13 to_remember:-37 to_report:11 to_rest:33
to_restore:63 to_reviews:31 to_revise:-10 to_ride:50 to_run:26 to_save:-12
to_say:-8 to_see:-42 to_sell:7 to_send:-42 to_settle:-23 to_ship:5 to_show:-16
to_sign:5 to_sit:-68 to_skip:16 to_sleep:-14 to_someone:5 to_start:-23
to_stood:-18 to_stop:79 to_study:4 to_swim:-12 to_take:-89 to_talk:8 to_teach:-8
to_tell:78 to_text:-58 to_that:-1 to_the:40 to_their:-30 to_them:63 to_think:-24
to_this:-23 to_three:-11 to_throw:-40 to_touch:12 to_trace:31 to_try:-8
to_turn:-34 to_twelve:17 to_two:40 to_understand:9 to_us:89 to_use:-14
to_wait:-38 to_watch:-4 to_you:95 to_your:-14 to_yourself:2 toast:-75
toast_^:-22 toaster:-52 toaster_and:23 tobias:79 toca_limpiar:17 tocan:5
tocca:37 toch_voor:10 toda:-44 toda_la:-66 todas:-7 todavía:21 todavía_no:12
today:-92 today_0:-58 today_^:-48 today_because:-18 today_best:-30 today_i:45
today_is:76 today_it:-5 today_that:-33 today_the:10 today's:10 toddler:-117
toddler_on:-27 toddlers:-43 todo:-36 todo_^:-34 todo_el:15 todos:-63 todos_^:-33
toe:-30 toe_^:-30 toes:-6 toetsenbord:-16 together:4 together_^:-23
together_on:-1 together_the:4 together_with:60 toilet:-16 toit:-10 token:98
token_^:16 token_lives:12 token_machine:14 tokeniser:7 tokens:25 tokens_for:2
told:-11 told_^:-14 told_a:-7 told_her:-5 told_him:-10 told_me:1 told_the:88
told_there:-42 told_us:-8 told_you:48 tolerates:20 toll:21 toll_bridge:47
tolto:14 tomasz:21 tomates:-35 tomatoes:-57 tomatoes_^:-8 tomme:7 tommes:1
tomorrow:95 tomorrow_^:-17 tomorrow_before:6 tomorrow_the:31 tomorrow_we:9
tomorrow's:-53 ton:5 tone:38 tone_^:11 toner:24 tones:-29 tonight:46
tonight_?:19 tonight_^:-51 tonight_and:-6 tonight_i:1 tonight_is:82
tonight_so:23 tonight_we:3 tonight's:-3 tonleitern:5 tonleitern_0:5 tonnes:45
tonnes_^:18 tonnes_and:18 tons:13 tons_^:13 too:136 too_^:-56 too_cold:18
too_damp:7 too_easy:74 too_far:13 too_fast:31 too_few:74 too_hard:-2 too_long:41
too_loud:72 too_low:6 too_many:84 too_much:76 too_noisy:61 too_often:45
too_short:-15 too_slow:-31 too_so:-103 too_tight:28 took:-6 took_0:-56
took_a:-30 took_ages:-4 took_all:79 took_down:-14 took_it:86 took_longer:-41
took_me:1 took_my:-1 took_out:-41 took_over:63 took_that:14 took_the:35
took_them:-13 took_you:32 tool:-4 tools:-7 top:-45 top_of:35 topic:31
topic_^:-95 topic_for:46 topic_is:69 topped:18 topped_up:18 tops:84 tops_^:29
torch:-1 torch_and:-15 torches:-37 torino:18 torkar:99 torn:45 torn_^:7
torn_between:12 torneo:22 torneo_llevaré:22 torque:-21 torque_wrench:-22
torre:-8 torta:-10 tortoise:-6 tortoise_^:-34 tortoise_has:14 tostador:6 tot:9
total:-12 total_^:-12 touch:90 touch_a:1 touch_it:-7 touch_the:79 touched:-7
touched_^:-6 touches:20 touches_it:3 touches_the:12 touching:39 touching_a:22
tough:-25 toujours:12 toujours_mes:28 toujours_pas:41 toujours_toute:-3
toujours_à:39 tour:68 tour_^:13 tour_groups:19 tour_meets:2 tourbe:28
tourbe_est:28 tourist:-8 tourists_from:-34 tournament:12 tournament_uses:8
tourne:72 tourne_^:23 tourne_sous:3 tournent:6 tours:37 tous:-64 tous_les:-34
tout:-76 tout_^:-29 tout_le:-65 toute:-38 toute_la:-29 toute_une:-5 tow:16
tow_truck:16 toward:-25 toward_it:-35 towards:10 towards_^:12 towards_a:9
towards_the:40 towel:-15 towels:15 towels_^:1 towels_are:4 tower:40 tower_^:25
tower_has:5 tower_opening:15 town:-50 town_^:-20 town_charter:31 town_hall:32
town_has:-34 towns:-78 towns_^:-31 toy:54 tr:4 tr_0:4 trabajo:38
trabajo_lleva:14 trabalho:35 trabalho_tem:35 trace:-28 trace_^:56 trace_has:-9
trace_is:-47 traceback:-26 traceback_is:-1 traces:-56 traces_from:-25 track:-9
tracked:16 tracker:23 tracking:29 tractor:-2 tractor_^:6 tractor_it:-3 trade:-52
trade_^:-61 trade_fair:25 trade_is:-15 trades:-22 tradition:3 tradition_^:5
traduction:10 traduction_^:10 traduzioni:21 trae:24 trae_0:8 traffic:9
traffic_^:77 traffic_for:-37 traffic_from:-7 traffic_in:13 traffic_wardens:-39
trafia:27 trafia_do:27 trafo:4 trafo_im:4 traghetto:32 traghetto_^:3 trail_^:16
trail_marks:13 trailer:16 trailers:91 trailers_^:1 train:-58 train_^:78
train_and:27 train_is:-77 train_leaves:13 train_through:-41 train_to:-105
trained:42 trained_on:29 trained_the:4 trainee:72 training_ground:7
training_it:16 training_with:6 trains:-32 trains_^:16 trains_the:-39 traiteur:19
traiteur_libanais:19 trajo:-8 tram:-77 tram_^:-29 tram_so:-43 tram_through:-8
trampoline:-56 trams:12 tranché:13 tranché_on:13 tranquilo:-16 tranquilo_^:-6
transactions:-14 transcribed:35 transcript:21 transfer_from:-9
transformatorhuis:5 transformer:30 transformer_swap:1 transit:-41 translate:11
translated:-3 translated_^:-16 translation:60 translations:25 translators:42
transmitting:2 transport:68 transport_^:1 transportadora:23 transporteur:2
trap:46 tras:15 tras_la:15 trasporto:5 trastero:10 trata:13 trattore:12
travaille:32 travel:-6 travel_^:-76 travel_in:63 travel_on:-65 travel_papers:19
travel_with:3 travelled:-41 travels:79 travels_in:47 travels_with:16 tray:97
tray_^:46 trays:68 trays_of:1 tre:-135 treasurer:47 treat:152 treat_every:26
treat_the:56 treated:44 treated_under:14 treatment:7 treble:22 tree:-29 tree_^:9
tree_surgeon:8 trees:10 trees_^:37 treffpunkt:17 treffpunkt_der:3
treffpunkt_ist:1 trein:-45 tremendo:-17 tremendo_hasta:-17 tren:-54 trench:26
treno:53 treppenhaus:-46 tres:11 tres_horas:-55 tres_noches:22 tresor:33
tresor_^:17 triage:61 triage_cards:9 trial:38 trial_period:5 trials:11
triangle:-6 triangles:-55 triangles_^:-45 tried:-14 tried_0:1 tried_^:52
tried_it:119 tried_the:-63 tried_them:45 tried_to:-97 tries:-7 tries_for:32
tries_to:-26 trieste:23 trigonometry:4 trimestre:-37 trimmed:24 trip:87
trip_^:39 trip_is:3 trip_to:-12 tripod:66 tripod_^:-23 tripped:9 tripped_over:-7
tripped_the:6 trips:25 trips_at:31 trips_it:-51 trips_the:12 tripulación:32
tripulación_es:32 trochę:-70 trois:-69 trolleys:15 trombone:-28 trompete:-23
tronco:-31 tronco_^:-31 trond:-14 trop:-24 trop_chaud:2 trop_lent:65
trop_mignon:-58 trophy:-56 troppo:93 trotz:-23 trouble:-3 trouble_at:-52
trouble_with:57 trout:18 trout_^:8 trouve:24 trouvé:12 trova:-4 trovo:55
trovo_meglio:55 truck:69 truck_comes:21 truck_from:7 truck_weight:13 trucks:16
true:-61 true_^:20 true_but:-5 true_story:-17 trumpet:-5 trumpets:-50 trunk:-13
trunk_^:21 trust:-10 trust_a:-47 truth:18 truth_^:18 trwają:-9 trwają_0:19
try:57 try_it:14 try_the:43 trying:19 trying_to:13 trzeba:19 trägt:28
träumen:-22 très:-40 três:39 ts:2 ttl:-15 tu:101 tu_me:17 tu_punto:21 tub:33
tuba:-79 tuba_^:-56 tube:-15 tubes:-8 tue:54 tuesday_^:-52 tuesday_group:25
tuesdays:80 tug:8 tug_is:9 tugs:11 tuition:23 tulsa:6 tummen:16 tummen_ska:16
tun:-33 tune:18 tune_^:-8 tune_which:-18 tuned:14 tuned_the:-21 tuner:12
tunes:-34 tuning:14 tunnel_branch:12 tunnel_near:-29 tunnels:-25 turbine:-6
turbine_^:-17 turf:6 turing:22 turkish:-25 turn:47 turn_^:26 turn_into:-27
turn_it:-48 turn_of:34 turn_out:-37 turn_to:58 turned:-23 turned_0:-61
turned_away:17 turned_down:22 turned_every:34 turned_out:-96 turned_the:56
turned_up:-95 turner:14 turner_at:14 turni:18 turno:95 turno_de:35 turno_di:13
turns:-27 turns_^:19 turns_out:23 turns_up:-20 turnstile:3 turnstile_service:3
turret:25 tutoie:53 tutor:74 tutor_is:53 tutti:-71 tutti_^:-48 tutto:-65
tutto_^:-8 tv:-52 tv_^:-42 två:21 tweede:40 twelve:57 twelve_and:11 twenty:-26
twenty_minutes:28 twenty_years:-1 twice:-8 twice_^:32 twice_and:-7 twice_at:5
twice_in:63 twice_on:24 twice_so:-71 twice_the:-10 twill:34 twill_bug:34 twin:52
twins:-63 twins_on:9 two:20 two_adults:1 two_and:15 two_at:8 two_coats:18
two_different:-35 two_drinks:33 two_has:32 two_hours:-63 two_i:9 two_in:-14
two_is:62 two_left:-33 two_men:9 two_of:25 two_patients:-46 two_people:146
two_ppl:14 two_runs:14 two_signatures:9 two_small:28 two_the:6 two_things:5
two_weeks:-11 two_with:5 two_years:41 tycker:20 tycker_bättre:20 tygodniowo:13
tygodniowo_^:13 tylko:35 tym:-41 type:-61 type_^:-64 type_de:2 type_hints:33
type_in:-17 typed:36 typed_in:15 types:-20 typescript:37 typescript_^:12
typical:-129 typical_^:-61 typical_for:-61 typing:-40 typing_^:61 typing_it:51
typing_this:-24 typing_with:-96 typo:59 typo_^:30 typo_in:20 typos:-75
typos_train:-14 tyres:85 tyres_^:23 tyres_are:35 tyst:-7 tyst_^:-44 tão:-10
técnico:49 téléphone:15 téléphérique:-90 tête:-24 tür:-33 tür_^:-35 u:8 u_0:3
u_^:62 u_a:20 u_ask:5 u_call:21 u_can:54 u_know:-7 u_nas:-119 u_should:-17
u_the:4 u_weterynarza:4 uart:2 udp:-23 uf:-86 uf_qué:-38 ugh:-179 ugh_^:-45
ugh_monday:-82 ugh_mondays:-36 ugh_the:-8 ugh_xcode:-21 ugly:-23 uhr:-7 uhr_^:6
ui:72 ui_is:62 uit:-63 uit_^:44 uit_veel:-17 ukulele:-38 ultimately:41
ultrasonic:2 ultrasound:-25 um:77 um_0:64 um_acht:22 um_den:5 um_die:44
um_halb:41 um_minute:31 um_zehn:14 uma:38 umbral:18 umbral_de:18 umbrella:-108
umbrella_^:-2 umbrellas:-86 umdrehungen:5 umeå:23 umgezogen:22 umlaut:6
umlauts:6 umzug:11 un:-167 un_accent:27 un_bruit:-38 un_buen:-26 un_cadenas:61
un_calor:-29 un_de:20 un_deposu:45 un_elefante:-5 un_fichier:12 un_film:-18
un_fond:94 un_frío:-22 un_mail:-10 un_peu:-49 un_plaisir:-20 un_rythme:7
un_solo:32 un_tableau:-24 un_temps:-49 un_tesoro:-52 un_ton:1 un_viaje:72
un'altra:-78 una:-13 una_camera:30 una_pentola:-28 una_postal:-10 una_semana:-30
una_vez:-30 unaided:36 unanswered:12 uncle:22 uncle_^:49 uncle_alfred:86
unclear:77 unclear_^:-49 unclear_so:6 unclear_to:45 unclear_whether:1
unclear_which:15 unclear_who:14 unclear_why:23 uncomfortable:-54 und:-149
und_dann:-21 und_das:-72 und_der:-46 und_die:-2 und_eine:-35 und_hat:-23
und_ich:-69 und_ist:-55 und_keine:-36 und_zwar:48 undecided:65 under:-18
under_0:82 under_a:30 under_eight:59 under_it:-60 under_no:63 under_the:-110
underbar:-42 underestimate:-6 underestimate_how:-6 underneath:15 underneath_^:8
underrated:-108 understand:-52 understand_^:-27 understand_how:-3
understands:-10 understood:-28 understood_^:15 understood_the:22
understood_why:-51 understudy:-8 understudy_tonight:25 undici:-21 undo:51
undo_history:5 une:-24 une_classe:14 une_fois:52 une_heure:54 une_liste:48
unexplained:13 unexplained_^:10 unicycle:-22 uniform:18 uniform_jackets:17
uniforms:2 union:31 unit:117 unit_^:4 unit_tests:7 units:69 units_^:11
units_in:22 universe:-65 university:-16 university_^:10 unknown:48 unknown_^:10
unknown_so:28 unlabelled:23 unless:-16 unless_the:28 unless_you:-59 unload:9
unlock:51 unlock_^:13 unlucky:-27 uno:-4 uno_más:6 unopened:5 unplug:66
unplugged_^:30 unplugged_the:-16 unread:-62 unread_msgs:-48 unreadable:45
unreal:-45 unreal_^:-30 uns:-30 uns_im:-48 uns_in:-36 unsere:-39 unsold:44
unter:31 unterricht:25 unterschrieben:23 unterschrieben_^:23 unterschrift:24
until:47 until_he:-14 until_i:20 until_it:23 until_next:30 until_noon:13
until_the:-15 until_they:-35 until_we:3 unused:10 unusual:-11 unwrap:3 up:12
up_0:-12 up_^:48 up_a:-50 up_above:-32 up_after:59 up_again:20 up_and:-35
up_arguing:-1 up_as:-33 up_at:-74 up_bows:55 up_by:18 up_call:5 up_early:-34
up_every:4 up_explaining:-22 up_for:28 up_four:-34 up_from:-14 up_i:25 up_in:53
up_is:38 up_left:15 up_like:-39 up_my:73 up_next:19 up_on:-25 up_once:47
up_since:-41 up_so:30 up_sticks:19 up_talking:-12 up_than:22 up_the:-34
up_there:5 up_to:29 update:-18 update_the:10 updated:43 updates:30 updates_by:7
upgrade:-23 upgraded:3 uplink:2 upload:99 upload_chunks:33 upload_size:16
uploaded:38 uploaded_the:10 uploads:43 uploads_happen:14 upp:82 upper:52
upright:23 upright_^:3 ups:93 ups_^:62 ups_lasts:4 upset:-7 upset_the:-7
upstairs:64 upstream:7 uptime:-53 ur_time:-41 urgent:45 urine:13
urine_cultures:13 urls:15 us:-24 us_0:-98 us_^:89 us_a:-7 us_about:-22 us_and:25
us_at:-42 us_better:14 us_even:19 us_for:25 us_he:-13 us_in:27 us_is:24
us_it:-38 us_keep:1 us_make:16 us_more:5 us_no:37 us_now:3 us_off:52 us_on:6
us_or:34 us_out:-66 us_she:7 us_that:-10 us_the:-31 us_to:33 us_twice:20
us_with:55 us_would:-12 us_you:39 usa:42 usa_0:12 usa_a:31 usa_el:-44 usa_la:31
usable:2 usage:-25 usar:59 usare:40 usare_mai:5 usch:-58 usch_vad:-58 use:65
use_0:1 use_^:-62 use_a:35 use_it:4 use_my:6 use_on:1 use_that:42 use_the:15
use_two:-3 used:-84 used_a:-40 used_for:33 used_in:28 used_it:17 used_one:79
used_to:-160 useful:-52 useless:-19 useless_^:-21 user:-67 users:53 users_^:29
users_can:29 uses:62 uses_a:30 uses_links:9 uses_the:11 usher:43 ushers:17
usiamo:12 using:20 uso:2 ustalar:66 usual:-133 usual_^:-49 usually:-142
usually_comes:-16 utan:60 utc:108 utc_^:17 ute:-13 utilise:13 utrecht:-58
utrecht_^:-9 uur:-31 uur_^:22 uur_parkeren:27 uv:4 uw:41 uw_bakfiets:25 uzun:23
v:45 v_0:35 va:-24 va_a:38 va_en:9 vacances:-31 vacation:-40 vaccine:64
vacuum:-30 vad:-103 vai:61 vai_para:6 vai_ser:15 vale_0:28 valid:12 validator:18
valla:-44 valley:11 valley_route:9 valley_station:16 valley_went:19 value:18
value_^:16 values_^:9 valve:-16 valve_in:-3 vamos:99 van:-12 van_^:67 van_de:-37
van_een:-18 van_en:27 van_from:54 van_het:26 van_is:10 van_ons:-69
van_siempre:32 van_smells:-36 van_the:2 van_will:20 van_with:-6 vanaf:25
vanaf_nu:19 vandaag:-81 vanish:8 vanne:6 vanne_du:6 vanno:28 vanochtend:-13
vans:18 vans_are:9 var:-27 vara:27 varavirta:83 varför:-62 variable:-63
variable_called:-59 variable_names:20 variablen:8 variables:16 variance:20
variant:12 variant_ships:7 varje:57 varnish:61 varnish_^:14 varnish_is:15
vasca:19 vase:-57 vast:8 vat:3 vault_^:-30 vault_and:38 vaut:10 vaya:-54 vd:-37
ve:35 ve_a:16 ve_el:-37 vecchio:34 veces:-30 vecino:-109 vecinos:-2 veckor:28
veckor_^:28 vector:10 veel:-98 veel_verhalen:-17 vegan:90 vegetable:35
vegetable_box:25 vegetarian:134 veggie:67 velha:41 velho:3 velho_^:3 vem:72
vem_som:20 vending:-66 vending_machine:-65 vendor:-33 vendor_^:-46
vendor_engineer:17 vendor_has:29 vendor's:19 vendored:13 vendredi:5
vendredi_^:41 vent:-8 ventilador:7 vento:-28 venue:-24 venus:-28 verano:39
verb:-17 verb_endings:7 verboten:37 verboten_^:37 verbs:71 verbs_in:17
verdad:-36 verdad_^:-36 verein:7 verhaal:-59 verhaal_over:-50 verhalen:-17
verified:11 verkligen:-59 verkstaden:12 verloren:41 verloren_^:41 vers:-45
verses:-124 verses_^:-87 version:-48 version_is:-57 version_was:-24 versions:-25
versions_of:19 versprochen:40 versprochen_^:40 verstanden:7 verstärker:-75
verstärker_^:-75 vert:17 vert_^:6 vertical:35 vertical_slice:6 vertrag:-34
verträgt:1 vervangen:9 vervangen_^:9 verwenden:3 verwenden_^:3 very:-113
very_^:-29 very_clear:19 very_deep:-34 very_first:-58 very_funny:-10
very_good:-3 very_most:58 very_same:-1 very_short:23 very_well:29 vests:2
vests_look:1 vet:43 vet_^:68 vet_fortfarande:19 vet_has:-4 vet_inte:18
vet_invoice:5 vet_is:20 vet_looked:33 vet_on:-73 vet_said:26 vet_says:-13
vet's:-8 veut:-23 vez:-127 vez_^:-66 vhf:43 vi:-5 vi_behåller:32 vi_hand:5
vi_har:62 vi_tar:14 vi_vet:4 via:16 viaggio:-20 viaggio_^:-20 viaje:25
viaje_^:72 vibraphone:5 vibration:-18 vicar:-41 vicino:-12 vid:21 vida:8 vide:4
video:-34 video_on:-43 videos:60 videos_^:40 vie:-34 vieille:-37 viejas:18
viejo:41 viel:-115 viele:-94 viele_^:-62 viele_leute:-31 vielen:-34
vielen_so:-34 vielleicht:-12 viene:30 viene_dal:27 viennent:-7 vient:15
viento:16 vier:26 viernes:75 vietato:18 vieux:-88 view_from:-26 view_of:19
view_on:1 viewings:9 views:29 views_^:13 vigila:14 vijf:30 viktmodulen:23
vilken:-72 vilken_underbar:-42 vill:131 vill_hellre:67 vill_helst:41 village:17
village_^:8 village_turned:-33 villain:13 ville:-28 vim:4 vimos:-51 vimos_un:-16
vingt:30 vino:-9 vintage:-6 viola:17 viola_has:13 violin:32 violin_^:29
violin_has:29 violin_scroll:2 violins:-32 virtual:29 virus:13 vis:18 visa:25
visa_forms:20 vise:21 visit:17 visit_^:35 visit_is:6 visita:27 visitas:7
visite:45 visiteurs:5 visiting:57 visiting_and:15 visiting_surgeon:8 visitor:19
visitor_names:16 visitors:92 visitors_^:-36 visitors_a:3 visitors_get:56
visitors_in:4 visits_on:16 visto:-59 visto_0:-35 visual:34 vit:4 vite:21
vivaldi:-9 vizinho:-53 vlan:54 vlan_0:38 vocabulary:58 vocabulary_^:5
vocabulary_round:1 vocht:36 vocht_^:9 você:55 voeding:22 voglia:-26 voglio:49
vogliono:5 voice:82 voice_^:-4 voice_is:-2 voice_messages:42 voice_notes:31
voice_was:36 voicemail:57 voicemail_^:49 voices:40 void_^:-1 voids:30
voids_the:30 voir:-39 voisin:-48 voisine:-22 voisine_^:16 voisins:-67 voit:-16
voitures:26 voitures_^:12 voix:61 vol:29 vol_en:37 volcanoes:29 volle:11
volle_zaal:11 volt:16 volt_^:4 volta:44 volta_^:63 voltage:2 volts:23 volume:21
volumes:39 volunteer:8 volunteers:105 volunteers_have:35 volunteers_shirts:25
volver:25 vom:-55 von:-96 von_den:13 von_war:-4 voor:37 voor_de:97 voor_het:8
voor_je:-17 voortaan:46 vor:-21 vor_der:-29 vor_jedem:9 vor_jeder:18 vordach:38
vorführung:1 vorher:26 vorkheftruck:-28 vorspiel:43 vorspiel_begleitet:28
vorstellung:40 vorstellung_am:12 vote:66 voted:110 voted_^:35 voted_and:20
voted_for:36 votre:65 votre_dossier:4 voté:4 vou:116 vou_pedir:3 voucher:97
voucher_for:24 vouchers:37 vous:-77 vous_avec:7 vous_calculez:35
vous_comprends:-80 vous_envoie:6 vous_est:28 vous_le:7 vous_lire:-18 vowels:-5
vowels_^:-33 vowels_are:-16 voyage:-13 vpn:-10 vpn_^:-15 vraag:34 vraag_of:34
vraie:6 vroeger:-68 vu:-51 vuelta:14 vuelto:33 vuelto_a:33 vulkan:22 vulkan_^:22
válvula:25 vänta:-60 vélos:-12 vérifier:6 vídeos:2 w:-15 w_0:-17 w_a:-5
w_bazie:29 w_biurze:21 w_karty:-11 w_me:17 w_my:-16 w_niedzielę:-21 w_o:20
w_piwnicy:35 w_piątek:39 w_poniedziałki:-19 w_szatni:39 w_szkole:-26 w_the:28
w_środy:30 waage:28 waffles:-64 wagen:9 wait:-15 wait_^:51 wait_for:33
wait_the:-51 wait_until:32 waited:-59 waited_0:-13 waited_for:-46 waiter:-6
waiting:-25 waiting_^:-70 waiting_for:-8 waiting_list:29 waiting_on:9
waiting_room:-32 waiting_tent:33 waiting_to:79 waits:20 waits_^:-34 waits_for:7
waits_until:34 waived:20 waived_the:19 waiver:11 wake:35 wake_me:24 wake_up:-6
wakes:-46 wakes_at:19 wakes_up:-46 walk:-34 walk_in:26 walk_to:-2 walked:-54
walked_0:-46 walked_into:-16 walked_past:-12 walked_the:-29 walking:-25
walking_through:-28 walking_to:-42 walks:3 walks_the:-52 walkway:7
walkway_rail:7 wall:-24 wall_^:-50 wallet:-28 wallpaper:-45 walls:-33 walls_^:56
walls_in:-72 walnut:25 wand:-12 wander:-34 wander_off:-14 wandered:-30 wanna:87
wanna_pass:1 want:206 want_0:13 want_a:40 want_het:28 want_is:9 want_my:50
want_the:82 want_to:-16 want_us:7 wanted:-120 wanted_^:32 wanted_a:16
wanted_to:-91 wants:106 wants_0:1 wants_^:-30 wants_a:-27 wants_delivery:2
wants_his:2 wants_it:53 wants_more:-40 wants_so:39 wants_the:32 wants_to:38
war:-73 war_^:-38 war_das:-33 war_die:-24 war_es:-10 war_und:-8
war_vielleicht:-12 ward:11 ward_^:-9 ward_is:-45 ward_wakes:19 ward_was:-24
wardens:-39 wardrobe_^:20 wardrobes:-7 wards:48 warehouse:56 warehouse_with:33
warehouses:-35 waren:-61 warm:-2 warm_^:-72 warm_pool:3 warm_up:66 warm_ups:47
warm_water:-20 warmup:20 warned:-97 warned_me:-97 warning:48 warning_^:62
warning_banner:14 warning_bar:35 warning_is:-23 warning_lamp:6 warning_signs:1
warnings:-5 warp:52 warp_mesh:16 warranty:109 warranty_^:7 warranty_of:27
warranty_runs:2 warteschlange:18 wartezeit:13 wartung:34 was:-44 was_$:9
was_0:-96 was_^:39 was_a:-57 was_about:37 was_again:-1 was_all:-20
was_already:13 was_always:-21 was_an:31 was_and:-30 was_at:-12 was_awful:58
was_basically:-29 was_better:-45 was_bought:27 was_built:-17 was_called:23
was_carried:14 was_charged:8 was_chasing:-29 was_cleaned:17 was_clear:16
was_damaged:15 was_filled:11 was_fine:2 was_for:70 was_freezing:-7 was_from:-10
was_full:77 was_gone:-52 was_good:-23 was_gorgeous:-19 was_here:88 was_het:-44
was_i:-28 was_in:-91 was_it:-47 was_kind:11 was_last:16 was_late:-50 was_left:16
was_made:-5 was_merged:20 was_modelled:35 was_more:10 was_mostly:-29
was_moved:36 was_nice:82 was_not:-19 was_off:37 was_older:-1 was_on:-88
was_once:-4 was_one:16 was_packed:-4 was_probably:-35 was_pulled:30
was_quick:-13 was_reading:37 was_recorded:28 was_refused:51 was_replaced:26
was_right:-37 was_second:-4 was_sent:19 was_set:3 was_small:-55 was_so:-107
was_sold:69 was_something:-18 was_switched:2 was_that:-38 was_the:35
was_there:-12 was_this:-39 was_to:-7 was_told:-59 was_too:103 was_trained:29
was_unreal:-17 was_up:-31 was_updated:28 was_very:50 was_waiting:-46
was_whistling:-21 was_worth:2 was_written:-14 was_wrong:79 wash:-48 wash_bay:2
wash_the:25 washed:44 washer:11 washer_of:4 washing:30 washing_up:19 wasn't:23
wasnt:37 wasnt_happy:50 wasp:30 wasp_nests:38 wasps:-118 waste:45 wat:-111
wat_een:-86 wat_fijn:-32 watch:82 watch_^:46 watch_for:1 watch_is:10
watch_says:-10 watchdog:17 watched:-41 watched_the:-1 watching:-56
watching_the:-57 water:27 water_^:-9 water_and:15 water_came:39 water_company:22
water_from:-45 water_in:-34 water_is:-23 water_not:28 water_on:35 water_tank:4
water_temperature:1 water_the:25 watermelon:-4 watsons:44 watsons_in:44 watt:5
watt_^:2 watts:47 watts_^:42 wav:48 wav_^:9 wave:43 waved:-47 waved_at:-18
waves:-3 waves_with:3 wax:-31 way:59 way_^:21 way_after:-3 way_and:-34
way_back:85 way_better:28 way_code:-20 way_for:14 way_from:-26 way_home:-29
way_in:34 way_is:16 way_it:1 way_its:-3 way_more:45 way_of:41 way_round:17
way_the:35 way_through:2 way_to:-132 way_too:97 way_up:-6 way_with:19
way_you:-14 ways:-36 ways_^:60 wchodzi:22 wchodzi_na:12 wczoraj:-80 we:88
we_^:-74 we_add:-2 we_agreed:36 we_all:-106 we_allow:1 we_always:-17
we_apologise:12 we_are:80 we_ate:-5 we_both:-10 we_buy:37 we_can:58 we_can't:29
we_cant:31 we_carried:-50 we_carry:52 we_chose:-54 we_could:-68 we_cut:21
we_de:35 we_decided:-7 we_deliver:22 we_deploy:10 we_did:6 we_do:113 we_doen:64
we_don't:25 we_dont:56 we_drank:-5 we_drop:42 we_dropped:10 we_drove:-49
we_ended:-14 we_even:33 we_feed:-30 we_find:3 we_finished:9 we_found:-14
we_gaan:22 we_gave:-21 we_get:51 we_give:30 we_go:44 we_got:-51 we_had:-100
we_hang:10 we_have:216 we_haven't:66 we_havent:7 we_heat:20 we_hebben:-3
we_het:53 we_hold:4 we_just:-5 we_keep:71 we_kiezen:9 we_know:9 we_lack:6
we_laten:44 we_laughed:-32 we_leave:46 we_left:-35 we_like:86 we_look:12
we_looked:-63 we_lost:-71 we_may:10 we_measured:-73 we_meet:-46 we_migrate:9
we_migrated:-20 we_move:20 we_moved:-44 we_must:-14 we_need:45 we_never:-60
we_once:-31 we_only:22 we_ordered:10 we_own:14 we_paid:7 we_paint:8 we_picked:2
we_plan:15 we_played:-53 we_practise:32 we_pull:3 we_put:23 we_ran:-33
we_rent:32 we_replaced:2 we_said:83 we_sail:4 we_sang:-17 we_saw:-59 we_say:39
we_sell:-41 we_send:-56 we_settled:43 we_shall:10 we_share:35 we_shared:-33
we_ship:42 we_shipped:-35 we_should:6 we_sign:6 we_skip:32 we_sold:-68
we_start:27 we_stay:5 we_still:34 we_stop:53 we_store:19 we_support:1
we_swapped:-18 we_tackle:12 we_take:79 we_talk:-17 we_talked:20 we_thought:36
we_took:21 we_tried:-84 we_try:37 we_turn:20 we_turned:60 we_use:-32 we_used:-61
we_want:66 we_went:-52 we_were:-74 we_will:30 we_willen:21 we_work:37
we_would:-49 we_write:8 we_wrote:-5 we'd:60 we'd_be:-2 we'd_like:10 we'd_love:50
we'll:140 we'll_do:18 we'll_practise:13 we'll_take:13 we're:42 we're_a:-42
we're_at:20 we're_doing:23 we're_going:14 we're_keeping:15 we're_leaving:21
we're_taking:17 we've:89 we've_been:24 we've_gone:16 we've_known:47 weak:6
weak_^:-66 weak_spot:100 weak_verbs:55 weakest:83 weakest_topic:57 wear:115
wear_^:25 wear_out:17 wear_vests:1 wearing:-72 wearing_my:-49 wears:-82
wears_a:-23 weather:-59 weather_^:21 weather_bulletin:27 weather_forecast:-56
weaver:10 weavers:8 web:43 web_framework:-15 webhook:26 webhook_is:15
website:-69 websockets:13 wed:63 wedding:-61 wedding_^:59 wedding_cake:-34
wedding_party:10 weddings:-23 weddings_in:-22 wednesday:49 wednesdays:44
wednesdays_^:16 weds:5 weed:57 weeded:66 week:13 week_0:-25 week_^:29 week_and:5
week_at:-19 week_end:-31 week_first:-57 week_for:10 week_i:-66 week_is:-7
week_of:23 week_on:-3 week_so:44 week's:11 weekdays:31 weekdays_^:27 weekend:46
weekend_^:-16 weekend_and:-18 weekend_is:21 weekends:-27 weekends_^:-59
weekly:59 weekly_quiz:3 weekly_report:5 weeks:-45 weeks_old:14 weeks_to:10
weer:-161 weer_zo'n:-29 weet:-21 weet_nog:42 weft:13 weg:63 weg_von:13 wegen:29
wegen_der:12 wegen_des:8 weigh:45 weigh_0:40 weigh_more:-24 weigh_the:15
weigh_them:6 weighed_in:16 weighs:9 weighs_0:61 weight:70 weight_^:11
weight_of:9 weil:101 weil_der:25 weil_die:12 weird:16 weird_^:-16 weirdest:-10
weiß:66 weiß_ich:7 weiß_noch:13 wejściowy:18 wejściowy_mieści:18 wel:-50
welcome:-63 welcome_!:-21 welcome_^:-13 welcome_back:-58 welcome_speech:9
welder:-18 welding:3 well:-26 well_?:2 well_^:-30 well_and:-29 well_enough:10
well_on:3 well_that:-42 well_you:11 welsh:49 wenigstens:-80 wenn:87 wenn_das:15
wenn_die:23 wenn_ich:21 went:62 went_^:74 went_back:2 went_badly:63 went_bust:44
went_down:-21 went_for:16 went_from:19 went_home:10 went_in:19 went_into:51
went_mad:-1 went_off:-32 went_on:-39 went_out:-7 went_past:-32 went_round:16
went_so:5 went_through:43 went_to:68 went_up:41 went_with:-82 wer:105 wer_den:19
wer_die:17 werden:133 werden_^:19 werden_auch:18 werden_die:30 were:25
were_0:-26 were_^:46 were_a:38 were_built:-8 were_drawn:16 were_drowning:13
were_found:61 were_given:22 were_going:69 were_in:71 were_kind:-2 were_laid:15
were_little:-2 were_not:5 were_out:-50 were_queueing:-2 were_sent:10
were_sold:39 were_the:-55 were_too:42 werkbank:40 werkbank_steht:35
werkplaats:34 werkstatt:-1 weselu:-22 weselu_^:41 west:55 west_^:5 west_barn:12
west_is:11 western:36 wet:-1 wet_^:-6 wet_dog:-4 wet_sheets:47 wet_tent:-39
weten:26 weterynarza:4 wetter:-79 weve:-87 whale:-43 what_^:-44 what_a:-228
what_about:40 what_comes:19 what_did:51 what_do:-33 what_else:-30 what_even:-56
what_happened:-28 what_happens:106 what_i:187 what_i'd:-29 what_i'm:44
what_is:-90 what_it:-86 what_it's:60 what_made:65 what_matters:-1 what_my:76
what_one:-54 what_people:22 what_remains:23 what_she:-38 what_the:3 what_they:26
what_this:28 what_time:16 what_to:32 what_was:-18 what_we:67 what_we'd:35
what_were:59 what_you:-72 what_you're:11 what_your:11 what's:8 what's_left:30
whatever:36 whatever_is:3 whatever_the:-5 whatever_you:19 whats:-52
whats_with:-80 whats_wrong:8 whatsapp:19 whatsoever:39 wheat:82 wheat_paste:50
wheel:127 wheel_^:51 wheel_for:10 wheel_nine:9 wheelchair:62 wheels:6
wheels_^:-79 wheels_get:23 wheels_in:8 wheels_w:14 when:-54 when_a:20
when_both:56 when_does:55 when_every:-1 when_he:-21 when_i:18 when_im:3
when_in:30 when_it:-58 when_its:-53 when_my:-8 when_nobody:-40 when_one:-5
when_people:45 when_she:-28 when_somebody:21 when_something:10 when_that:-19
when_the:-63 when_they:-75 when_two:-21 when_u:66 when_we:-111 when_wet:1
when_you:37 when_you're:65 whenever:50 whenever_a:42 whenever_i:-6
whenever_it:-26 whenever_somebody:-38 whenever_the:5 whenever_there's:9
where:-93 where_0:-17 where_a:25 where_all:-27 where_does:-51 where_every:-44
where_everybody:-11 where_i:-13 where_it:51 where_the:18 where_we:45 whereas:10
whether:43 whether_a:-10 whether_it:13 whether_my:3 whether_the:68
whether_they:26 whether_we:-24 whether_you:2 whether_your:21 whey:2 which:-95
which_are:-6 which_explains:-52 which_finger:28 which_has:-5 which_i:-6
which_in:-60 which_is:-171 which_leaves:1 which_makes:49 which_means:21
which_nobody:15 which_of:44 which_one:-36 which_still:12 which_turned:-10
which_was:-22 which_we:17 which_would:-16 while:-27 while_a:17 while_charging:11
while_i:-2 while_i'm:19 while_she:38 while_the:54 while_to:-52 while_we:-52
while_were:29 while_you:-27 whistle:14 whistle_^:38 whistles:-73 whistling:2
whistling_^:-28 whit:15 whit_monday:15 white:48 white_^:81 white_one:30
whiteboard:13 whitlock:11 who:-52 who_are:-22 who_asks:-35 who_built:14
who_came:-22 who_can:-54 who_decided:-7 who_designed:-66 who_does:23
who_drives:49 who_feeds:17 who_gets:-47 who_had:-12 who_has:78 who_holds:2
who_hosts:17 who_invented:-50 who_keeps:32 who_knew:-1 who_left:-26
who_looked:-5 who_looks:53 who_maintains:7 who_only:-4 who_owns:84 who_pays:67
who_put:-20 who_signed:9 who_signs:59 who_takes:37 who_the:-23 who_threw:1
who_types:-46 who_wanted:-30 who_was:8 who_wrote:-4 who's_been:-30 who's_got:17
whoever:-22 whoever_designed:-54 whoever_invented:-38 whoever_is:-20
whoever_named:-25 whoever_opens:7 whoever_spots:15 whoever_wrote:8 whole:-81
whole_answer:16 whole_bus:-63 whole_class:-26 whole_crew:7 whole_deck:-11
whole_family:-5 whole_file:1 whole_group:8 whole_office:-6 whole_opera:-15
whole_point:33 whole_sentences:18 whole_speech:-34 whole_street:-51
whole_suite:23 whole_thing:42 whole_time:-8 whole_town:-31 whole_village:-22
whole_ward:-24 whole_way:-54 whole_yard:-21 whom:-18 whose:-24 why:-32 why_^:21
why_a:-11 why_anyone:-7 why_do:-90 why_does:82 why_i:24 why_is:-41 why_it:-23
why_people:-18 why_saturn's:5 why_that:-50 why_the:146 why_you:-7 wiadomo:52
wiadomo_czy:7 wiadomo_jeszcze:10 wiadomo_kto:17 wide:-31 wide_bar:-42
wideodomofonu:33 widget:40 widow's:10 widow's_complaint:10 width:3 wie:-111
wie_aus:-15 wie_ein:-54 wie_im:-33 wie_neemt:33 wie_sie:27 wieczorem:48
wieczorem_^:7 wieczór:-30 wieder:-156 wieder_^:89 wieder_montag:-12 wiegt:9
wiegt_0:9 wieje:-63 wietrze:11 wife:116 wife_saw:57 wife's:62 wifi:-38
wifi_^:-30 wifi_is:-14 wij:-30 wiki:46 wil:32 wil_de:6 wil_s:3 wild:-13 will:46
will_^:-41 will_ask:-24 will_be:136 will_bring:11 will_check:24 will_come:9
will_do:56 will_find:76 will_get:15 will_go:3 will_have:-74 will_hold:11
will_leave:-83 will_never:-39 will_not:19 will_send:1 will_take:12 will_tell:-39
will_the:37 will_use:1 willen:15 win:-33 win_anything:-71 winch:24 wind:-48
wind_^:61 wind_and:15 wind_has:-47 wind_picked:58 wind_question:28 wind_speed:6
winder:2 windmill:2 window:-40 window_cleaner:-15 window_if:19 window_of:32
window_seats:7 window_that:-26 windows:-15 windows_done:2 windows_installer:14
windowsill:15 winds:-25 windy:-7 windy_and:18 wine:-91 wing:38 wing_towels:4
wings:63 winked:-37 winkel:9 wins:-51 winter:47 winter_^:-30 winter_and:-22
winter_crew:16 winter_garden:34 winter_the:-38 winter_tyres:24 winters:-49
winters_^:-27 wipe:39 wiped:81 wiped_and:36 wir:85 wir_0:12 wir_bleiben:18
wir_den:11 wir_die:17 wir_haben:-13 wir_im:-1 wir_mit:38 wir_nehmen:41
wir_sind:11 wir_waren:-17 wird:172 wird_der:9 wird_kein:12 wird_nicht:4
wird_nichts:49 wird_nur:12 wire:16 wire_and:-24 wire_is:8 wired:10 wired_to:6
wirklich:-83 wise:-22 wish:-2 wish_i:-20 wished:-7 with:-12 with_0:-89 with_a:5
with_all:-40 with_an:12 with_another:12 with_anything:16 with_better:-50
with_drawings:5 with_every:-71 with_examples:7 with_formulas:-59 with_four:-5
with_gloves:-63 with_headphones:-15 with_her:21 with_him:25 with_his:-10
with_hot:-1 with_it:35 with_its:-39 with_long:18 with_me:-6 with_more:17
with_my:-8 with_no:-92 with_ohm's:3 with_one:-46 with_postgres:15 with_scales:2
with_short:26 with_someone:4 with_something:49 with_spaces:14 with_sqlite:5
with_tape:-16 with_that:24 with_the:-1 with_their:-10 with_them:5 with_these:27
with_this:-51 with_those:22 with_ur:21 with_us:54 with_water:54 with_words:20
with_you:-18 with_your:55 with_zero:-20 withdrawn:21 withdrawn_lot:21 within:-37
within_0:4 within_a:19 within_the:11 without:47 without_a:37
without_exception:10 without_it:-1 without_looking:48 without_losing:36
without_me:3 without_notes:12 without_one:22 without_phoning:7 without_the:3
without_them:-36 without_thinking:-16 without_you:-20 without_your:4 witness:40
witz:-66 witz_^:-66 wizyta:6 więc:49 więcej:30 więcej_niż:30 wks:5 wobble:-27
wobble_^:-20 wobbled:49 wobbles:-43 wobbly:30 woche:42 woche_^:13
woche_schaffe:6 wochenende:-3 wochenende_^:42 wohl:-54 wohnung:16 wohnung_hat:16
woke:-5 woke_up:-77 wolno:39 wolę:114 wolę_krótkie:13 woman:-46 won:-64 won_^:-5
won_the:-76 won't:43 wonder_if:45 wonder_nobody:-41 wonder_what:-20
wonder_whether:47 wonder_who:-28 wonderful:-19 wonderful_news:-1 wonderfully:-27
wondering:76 wondering_how:68 wont:39 wont_believe:-18 wont_fit:28 wood:-40
wood_^:21 wood_moves:-55 wooden_leg:-14 woodworm:-9 wool:96 wool_basket:-17
wool_blankets:28 word:-39 word_^:38 word_cheap:33 word_comes:-48 word_for:-100
word_from:29 word_in:32 word_of:28 word_the:1 word_with:74 worden:56 worden_^:56
wording:-90 words:96 words_^:80 words_a:34 words_and:-3 words_for:-22 words_in:5
wordt:43 wore:-38 wore_a:-25 work:67 work_0:-5 work_^:72 work_and:-28
work_best:3 work_better:9 work_for:-20 work_in:-26 work_is:2 work_nights:31
work_on:11 work_out:25 work_with:18 worked:-36 worked_answer:10 worked_at:-17
worked_examples:48 worked_in:-4 worked_out:-50 worked_through:15 worker:-5
worker_^:-37 worker_thread:15 workers:32 workers_^:28 working:51 working_on:8
working_towards:18 works:23 works_^:66 works_at:-32 works_better:5 works_for:3
works_in:37 works_on:-64 works_without:55 worksheet:25 workshop:4 workshop_^:-15
workshop_closes:35 workshop_in:-2 workshop_is:15 workshop_opens:10
workshop_teacher:3 world:-105 world_^:-11 worm:-74 worn:62 worn_out:51
worries:-171 worries_at:-68 worries_happens:-17 worries_take:-31 worse:-109
worse_^:-59 worse_than:-34 worst:-26 worth:-78 worth_0:9 worth_^:8 worth_it:-13
worth_keeping:-31 worth_the:-12 would:-7 would_^:24 would_be:41 would_call:-21
would_eat:6 would_enjoy:48 would_expect:-32 would_explain:-41 would_get:-36
would_have:-116 would_it:-30 would_like:175 would_look:29 would_love:16
would_make:-60 would_not:-116 would_pick:-15 would_please:19 would_prefer:37
would_probably:-22 would_put:12 would_sit:33 would_sooner:60 would_suit:63
would_take:21 would_think:-38 would_you:18 wouldn't:-7 wouldnt:-30 wow:-39
wow_^:49 wow_ok:-32 wow_that:-13 wpm:21 wrap:-53 wrap_the:-18 wrapped:64
wrapped_in:54 wrapping:9 wrapping_cloth:15 wreck:21 wrench:-22 wrist:72
wrist_^:34 wrist_so:12 wristbands:75 wristbands_on:17 write:120 write_down:29
write_in:-12 write_the:28 write_to:5 writer:6 writes:80 writes_down:5
writes_to:56 writing:26 writing_^:18 written:83 written_and:8 written_by:5
written_down:-18 written_notes:10 written_on:-7 written_part:14 written_to:26
wrong:11 wrong_^:-45 wrong_about:25 wrong_answers:34 wrong_line:17 wrong_on:30
wrong_ones:-17 wrong_way:-3 wrong_we:8 wrong_window:25 wrongly:9 wrote:-23
wrote_^:14 wrote_again:49 wrote_down:-41 wrote_in:29 wrote_it:-1 wrote_that:28
wrote_the:-74 wrote_this:-25 wrote_to:52 wurde:44 wurde_^:30 wurden:52
wygrała:-11 wygrała_w:-11 wyłącznie:45 wyłącznie_kierownik:36 wyślemy:4
während:8 wär:10 wär_ein:10 wäre:47 wäre_ein:40 wären:2 wäsche:22 wörterbuch:51
x:-32 x_ray:54 xcode:-21 xmas:-50 xml:11 xml_^:17 xray:48 y:-31 y_a:36 y_en:35
y_las:26 y_luego:33 y_me:-2 y_no:-11 y_siempre:-14 y_un:-17 ya:56 ya_^:-75
ya_cambié:4 ya_casi:-54 ya_está:54 ya_he:57 ya_hemos:29 ya_me:-37 ya_quedó:9
yaml:-23 yaml_^:59 yaml_file:-65 yard:-35 yard_^:-18 yard_has:8 yard_is:-18
yarn:64 yarış:34 yarış_takvimi:34 yatacak:39 yatacak_^:39 yawn:-88 yay:-86
yazılır:57 yazılır_^:57 ye:-4 yeah:-48 yeah_same:-19 year:-17 year_0:-31
year_^:70 year_and:-12 year_end:19 year_for:-4 year_it:-44 year_its:-13
year_since:-41 year_the:28 year_we:-44 year's:113 year's_kids:44 years:-106
years_^:83 years_ago:-83 years_and:-69 years_i:74 years_in:19 years_of:-47
years_old:-31 years_to:-21 yeast:12 yeast_is:-2 yedek:52 yedek_akü:32
yedekleme:37 yedekleme_saat:37 yellow:38 yellow_line:15 yellowed:5 yeni:65
yes:44 yes_?:26 yes_^:83 yes_from:22 yes_the:-72 yes_to:-15 yesterday:125
yesterday_!:43 yesterday_^:49 yesterday_and:33 yesterday_evening:-14
yesterday_the:-10 yesterday's:-52 yet:89 yet_^:104 yet_how:20 yet_if:36 yet_on:2
yet_what:54 yet_whether:42 yet_which:23 yet_who:48 yet_why:23 yeux:12 yield:29
yilmaz:12 yilmaz_^:9 yine:-196 yo:-6 yo_me:18 yoga:-87 yoga_class:-38 yoghurt:18
you:18 you_0:18 you_?:-33 you_^:53 you_about:-16 you_add:29 you_all:-41
you_and:64 you_are:-9 you_asked:52 you_at:6 you_before:15 you_believe:-33
you_brake:8 you_buy:-46 you_call:2 you_can:-84 you_can't:-2 you_cards:52
you_change:27 you_could:-124 you_delete:15 you_did:60 you_do:-31 you_don't:38
you_dont:35 you_down:6 you_even:-36 you_ever:-113 you_explain:22
you_explained:13 you_favour:12 you_find:27 you_for:-76 you_forget:67 you_found:9
you_give:-50 you_go:-1 you_got:-9 you_guys:5 you_had:20 you_have:2 you_how:-64
you_i:19 you_in:19 you_is:41 you_keep:10 you_kept:-40 you_know:-95
you_learned:-32 you_leave:16 you_left:24 you_like:72 you_look:42 you_lose:35
you_may:-26 you_mean:-33 you_mentioned:34 you_missed:3 you_must:-16 you_need:-48
you_never:-33 you_notes:27 you_of:7 you_on:34 you_only:-36 you_open:-22
you_ordered:1 you_out:25 you_pasted:-57 you_pay:-18 you_print:-50 you_put:40
you_quiz:14 you_quoted:6 you_really:63 you_rename:16 you_ring:22 you_said:107
you_saved:-7 you_saw:42 you_say:72 you_see:-43 you_sent:-40 you_should:-110
you_show:7 you_sit:-41 you_so:-1 you_solved:48 you_something:53 you_sound:-31
you_start:-2 you_stop:23 you_take:3 you_tell:-45 you_that:20 you_the:4
you_they:-19 you_think:49 you_to:64 you_told:86 you_touch:20 you_two:-37
you_use:31 you_want:12 you_were:31 you_will:54 you_with:-16 you_won't:-4
you_wonder:-12 you_wont:-18 you_would:-55 you_write:17 you_wrote:-20 you_your:15
you'd:-43 you'd_be:-65 you'd_rather:9 you'd_sooner:30 you'd_think:-3 you'll:93
you'll_find:15 you'll_have:32 you'll_see:5 you're:21 you're_a:-40 you're_in:37
you're_not:16 you're_through:5 you're_welcome:-39 you've:36 you've_finished:12
youll:12 youll_have:14 young:37 young_wheels:25 younger:35 youngest:22 your:52
your_0:-60 your_answers:-12 your_back:-3 your_bank:15 your_brother:2
your_cabin:14 your_call:15 your_card:6 your_case:10 your_change:9
your_colleague:14 your_contact:2 your_cousin:40 your_customer:6 your_day:-99
your_door:1 your_end:-49 your_essay:7 your_father:20 your_figures:3
your_first:12 your_go:2 your_group:5 your_hand:16 your_hands:19 your_hardest:8
your_has:-51 your_hip:-24 your_instructor:11 your_intercepts:27 your_knee:-60
your_last:-4 your_log:20 your_machine:43 your_meeting:22 your_mum:-34
your_night:-9 your_old:49 your_opening:1 your_pardon:21 your_patience:-38
your_photo:14 your_pictures:-29 your_plan:18 your_practice:45 your_radio:3
your_reader:13 your_reading:26 your_right:7 your_score:5 your_second:24
your_shoulder:20 your_side:20 your_sketch:-38 your_software:-13
your_statistics:2 your_study:-20 your_teacher:17 your_time:-125 your_trial:4
your_van:17 your_weak:37 your_weakest:37 your_wrist:8 youre:16 yours:25
yourself:-51 yourself_^:30 youtube:-59 yr:-54 yr_^:-62 yuki:5 yusuf:88
yusuf_^:34 yıldız:21 z:58 z_^:50 z_fizyki:13 z_retencji:30 za:35 zaal:46
zaal_^:11 zadanie:47 zadanie_o:47 zadań:78 zadań_z:13 zaman:84 zamiast:-56
zapasowa:27 zapasowa_trafia:27 zaterdag:12 zawsze:-60 zawsze_przy:25 ze:-79
zebranie:-51 zebranie_przesunięte:25 zeg:-98 zeg_^:-93 zegt:-77 zehn:18
zeigen:32 zeitstempel:22 zelf:17 zelt:33 zentimeter:-15 zero:-1 zero_^:31
zero_regrets:-70 zet:19 zgłoszenia:47 zia:-2 zich:-59 zie:-26 zieht:16
zieht_0:16 ziek:6 ziek_is:6 ziel:48 ziel_ist:24 ziet:-109 zig:19 zig_^:19
zijn:77 zijn_^:50 zimmer:25 zimmer_nach:22 zio:-20 zip:15 zipper:24 zips:17
zit:-28 zitten_op:-20 zjadł:-91 zmiany:14 zmiany_^:14 znacznik:42
znacznik_oznacza:42 znak:24 znak_dla:24 znowu:-202 zo:-118 zo'n:-131 zombie:14
zomer:54 zon:-40 zona:5 zonder:-17 zonder_reddingsvest:18 zone:85 zone_^:3
zone_a:15 zone_at:11 zones:60 zones_in:17 zoo:-19 zoom:16 zoos:25 zoos_are:25
zostajemy:51 zostajemy_przy:51 zrobione:83 zu:39 zu_^:34 zu_zweit:40 zug:-22
zum:97 zum_bestehen:1 zum_gipfel:26 zur:46 zur_prüfung:18 zurück:43 zurück_^:20
zusammen:41 zusammen_^:46 zwar:48 zwei:26 zweimal:45 zweit:40 zweite:25
zweiten:2 zwemles:8 zähler:31 zähler_^:7 µa:26 à:22 à_0:84 à_droite:7 à_il:-37
à_jour:27 à_l'atelier:6 à_l'examen:49 à_l'écran:-33 à_la:19 à_mon:49 à_on:-58
à_peindre:19 à_savoir:16 às:68 às_0:30 árbitro:-7 âge:-3 än:37 än_en:-21
än_långa:13 än_om:18 ändå:-34 ändå_^:-34 äntligen:-52 är:25 är_0:29 är_att:92
är_den:8 är_det:38 är_hyrt:28 är_inskickad:37 är_lånat:50 åt:-7 åt_gången:5
ça:-87 ça_me:35 çalıştırıyor:18 çalıştırıyor_^:18 çalışıyor:70 çalışıyor_^:70
çanı:12 çanı_için:12 çay:-76 çekiç:29 çocuklar:-37 çocuklar_bahçede:-39 çok:-60
çok_güzel:-53 çok_seviyorum:26 è:17 è_0:23 è_^:1 è_a:82 è_chiusa:9 è_di:8
è_il:26 è_in:56 è_nel:17 è_più:-51 è_stato:48 é:80 é_a:85 é_de:-16 é_na:34
é_o:28 é_um:-96 échantillon:23 écrit:25 écrit_en:1 électrique:21 électrogène:5
électrogène_démarre:5 élèves:14 équipe:6 était:-103 étape:56 été:100 être:4
índice:-43 över:47 último:15 übe:34 übe_ich:13 üben:25 üben_wir:12 über:17
über_0:69 über_^:6 übernommen:28 überweisung:6 überweisung_^:6 überwiesen:30
übst:23 übst_du:23 übung:13 übungsaufgaben:7 ücreti:47 üyelere:29
üyelere_gider:29 ćwiczeń:53 ćwiczeń_z:30 łóżko:-20 łóżko_^:-20 śnieg:-54
śpiewu:40 środy:30 środy_^:30 środę:30 żadnych:46 без:-32 больше:61 больше_не:40
в:-35 задачи:33 к:60 на:74 не:67 никогда:33 никогда_не:33 опять:-124 по:45
по_пятницам:30 пятницам:30 пятницам_^:30 с:-87 теперь:44 третьей:60 чем:-106
что:-104 あ_と:27 い:-87 い_^:45 い_け:1 い_こ:5 い_し:5 い_た:-7 い_て:-53 い_で:-40 い_な:-25
い_の:6 い_は:-3 い_ま:12 う:-56 う_^:-45 う_が:61 う_こ:8 う_ち:-56 う_で:-18 え:15 え_は:14 お:-44
お_じ:-22 お_疲:-12 お_願:22 か:-68 か_す:-9 か_っ:-40 か_な:-11 か_は:9 か_り:1 か_月:3 か_落:-13
が:-18 が_お:67 が_す:-20 が_ま:-17 が_入:32 が_好:32 が_担:14 が_見:1 き:35 き_で:25 き_表:2 ぎ:-47
ぎ_て:-47 く:-26 く_だ:38 く_て:-38 く_な:-15 く_り:-11 け:-37 け_で:10 け_の:-43 け_ま:1 げ:-19
こ_と:31 こ_の:-5 ご:-36 ご_く:-7 さ:49 さ_い:43 さ_な:7 さ_ま:-12 さ_ん:43 し:7 し_い:-73 し_か:-32
し_た:6 し_て:21 し_な:15 し_ま:102 じ:-27 じ_さ:-22 じ_ま:14 す:-38 す_^:31 す_が:-20 す_ぎ:-47
す_ご:-25 す_よ:-58 す_る:40 ず_っ:-34 せ:47 せ_ん:47 そ:-97 そ_う:-60 そ_れ:-50 た:-58 た_^:47
た_い:-25 た_っ:26 た_ね:-51 た_の:11 た_め:15 だ:1 だ_け:10 だ_さ:38 だ_っ:-14 だ_決:19 ち:-101
ち_の:-56 ち_ゃ:-16 ち_時:4 ち_着:-16 っ:-29 っ_く:-11 っ_た:-20 っ_て:6 っ_と:-34 っ_ぱ:26 っ_越:14
つ:8 て:-109 て_い:5 て_お:10 て_く:67 て_た:-48 て_て:-13 て_は:1 て_も:-17 て_る:-57 て_笑:-15
で:-23 で_い:-33 で_く:50 で_し:-39 で_す:8 で_で:18 で_に:19 で_の:4 で_は:8 で_も:-41 で_切:2
で_寝:-31 で_綴:14 で_練:9 で_行:2 と:-24 と_^:8 と_お:-27 と_は:27 ど:-11 ど_も:-6 な:-28 な_い:49
な_か:-35 な_っ:-34 な_ん:40 に:19 に_し:19 に_な:-22 に_入:6 に_変:50 ね:-63 ね_^:-46 の:10
の_お:-22 の_た:15 の_で:-19 の_ほ:37 の_も:15 の_コ:-1 の_サ:1 の_タ:4 の_デ:4 の_ノ:8 の_バ:3
の_ラ:-54 の_上:-20 の_中:17 の_会:21 の_保:3 の_写:30 の_匂:-36 の_床:29 の_形:8 の_待:4 の_日:-2
の_曜:1 の_本:14 の_棚:11 の_無:7 の_犬:-24 の_猫:-36 の_画:4 の_空:4 の_練:16 の_譜:15 の_部:16 の_都:3
の_配:12 の_鍵:13 は:145 は_0:80 は_ま:11 は_ん:-13 は_一:18 は_三:17 は_佐:8 は_台:7 は_土:4
は_大:-16 は_屋:3 は_必:35 は_日:11 は_最:-31 は_本:-18 は_来:2 は_横:8 は_田:17 は_眠:-16 は_絶:14
ば:-21 ぱ:26 ぱ_り:26 ほ:54 ほ_う:61 ま:58 ま_し:60 ま_す:-37 ま_せ:47 ま_た:-41 ま_だ:24 ま_っ:12
ま_で:22 み:-18 み_す:-27 み_た:-33 み_で:3 み_の:7 み_ま:-9 め:35 め_た:2 め_て:27 め_の:15 も:-80
も_う:17 も_の:-51 ゃ:-42 ゃ_い:-27 や:6 や_っ:26 よ:-46 よ_^:-10 よ_う:-23 よ_く:-57 よ_ね:-27
よ_り:79 ら:-11 り:74 り_し:-7 り_ま:31 り_を:-5 り_メ:4 り_替:6 り_込:7 る:-35 る_^:-18 る_か:21
る_と:-41 る_ほ:11 れ:-75 れ_さ:-12 れ_た:22 れ_は:-50 れ_ま:-14 れ_る:-6 ろ:-4 わ:35 わ_っ:36
わ_り:16 を:36 を_ど:12 を_使:31 を_弾:8 を_見:-11 ん:-26 ん_^:41 ん_が:47 ん_だ:-68 ん_に:24
ん_の:-4 ア:6 イ:70 イ_ブ:24 イ_ヤ:4 イ_ン:3 ウ:2 ェ:16 ェ_ッ:2 カ:14 カ_メ:1 カ_ー:13 キ:1 ク:17
ク_イ:2 ク_セ:1 グ:12 コ:-21 コ_ー:-15 サ:-2 ジ_の:15 ス:29 ス_ト:19 セ:1 セ_ル:1 タ:5 タ_を:9
タ_イ:14 ダ:8 チ:34 チ_ェ:13 ッ:45 ッ_カ:13 ッ_ク:2 ッ_ジ:8 ッ_ト:21 テ:42 テ_ス:19 デ:20 デ_ー:17
ト:39 ト_に:-4 ト_は:20 ト_を:1 ド:-20 ド_を:-12 ナ:3 ノ:6 ノ_ー:8 バ:36 バ_グ:3 バ_ッ:12 バ_ー:2
ピ:10 ピ_ク:1 ブ:24 ブ_ラ:24 プ:9 ベ:-6 ベ_ー:-14 ミ:41 メ:-29 メ_ラ:1 メ_ー:4 ヤ:4 ヤ_の:4 ュ:18
ュ_ー:18 ラ:5 ラ_イ:40 ラ_リ:24 ラ_ー:-32 リ:21 リ_は:24 ル:27 ル_の:4 レ:-12 ロ:45 ン:-44 ン_は:-41
ー:-13 ー_の:13 ー_は:13 ー_ト:8 ー_ド:-20 ー_バ:2 ー_ム:-3 ー_ル:4 一:-33 一_共:19 一_只:-48 一_定:12
一_律:32 一_次:-20 一_点:37 万:23 万_不:6 万_円:7 三:91 三_百:23 上:26 上_で:-15 上_传:5 上_课:4 下:3
下_午:17 不:70 不_得:22 不_能:38 不_要:36 不_许:25 不_错:-9 两:57 个:-33 中:49 中_さ:20 中_で:17
串:22 串_口:22 为:19 久:-49 之:50 之_前:29 九:3 也:-2 习:22 习_题:19 了:-10 了_^:-13 了_一:-48
予:61 予_約:54 事:-23 二:78 二_十:24 二_月:7 五:71 交:31 产:10 人:-1 今:-100 今_天:-71 今_日:-80
今_晚:25 他:-27 付:66 付_ラ:24 代:10 以:-6 以_内:9 们_决:30 件:43 价:5 份:40 份_保:10 休:-9 会:-12
会_場:3 会_改:6 传:24 位:26 住:37 佐:36 佐_藤:12 体:-1 作:36 你:-29 使:41 使_っ:26 保:82 保_存:2
保_留:23 保_証:3 信:11 信_号:1 修:71 倉:11 倉_庫:11 候:-44 値:1 值:25 像:-22 元:16 先:69 先_で:-3
先_生:7 光:18 克:49 克_^:21 克_水:22 入:82 入_っ:32 入_れ:41 公:35 公_開:12 共:25 共_有:25 关:11
关_卡:2 兴:-42 养:-23 内:-21 内_で:9 円:24 円_ま:13 册:19 册_一:19 再:40 再_起:4 写:70 写_真:40
决:30 决_定:30 冷:13 出:25 出_し:10 分:41 分_之:15 分_拣:15 切:6 切_り:6 初:-7 初_0:6 别:31 到:42
到_周:9 前:86 前_の:-7 前_把:25 割:7 割_り:7 力:-7 加:7 务:-10 务_器:-10 動:16 動_ま:4 動_会:-1
勤:-29 匂:-36 匂_い:-36 包:-12 包_括:23 匙:24 医:20 十:72 十_个:15 十_二:7 十_五:6 十_点:15 千:65
千_万:6 单:54 卡:46 卡_数:2 卵:12 卵_の:12 厨:-10 厨_房:-10 去:26 又:-42 収:39 发:-11 发_出:15
取:14 取_り:3 受:10 受_け:3 变:-14 口:11 口_^:-3 口_波:22 古:-22 古_い:-22 只_能:28 可:12 台_所:7
号:83 号_の:15 号_是:18 吃:-4 吃_0:21 合:45 合_で:3 合_同:35 同:-30 名:24 后:-15 向:18 向_き:4
听:-40 听_起:-19 告_发:15 周:83 周_五:2 周_四:7 味:-39 品:34 哈:-64 哈_哈:-42 唐:-26 唐_揚:-26
唱:-19 唱_会:-27 喜:53 喜_欢:53 器:-39 器_^:15 四:2 回:10 因:19 因_为:19 团:22 团_里:22 土:5
土_曜:5 圧:4 圧_は:4 在:29 在_看:-41 地:14 地_下:30 场:-43 坐:53 块:5 块_^:5 場_所:1 境:4 士:-26
备:34 备_份:19 备_用:6 変:18 変_で:-31 変_わ:49 外:-23 外_と:-21 多:8 多_人:-23 夜:-18 夜_勤:-29
大:-89 大_変:-31 大_家:-11 天:-57 天_^:10 天_吃:21 天_我:-12 太:-33 套:32 奶:-39 奶_奶:-27 好:37
好_み:57 娘:-26 婚:10 子:-19 子_ど:-6 子_都:-42 字:-4 字_^:19 存:-18 存_在:2 学:-16 安:22 完:59
完_了:24 定:73 定_要:12 实:-30 审:4 客:-11 室:40 家:12 家_都:-12 容:-6 寝:-46 寝_て:-31 対:27
対_に:27 封:33 小:-25 小_时:-58 小_陈:22 少:-38 就:-22 居:-5 屋:21 屋_は:1 屋_上:3 工:13 差:38
己:-2 已:77 已_经:77 师:3 师_上:19 带:-41 席:4 席_表:4 帮:-18 床:29 床_は:29 库:22 店:-10 店_の:-3
度:22 度_是:15 座:8 座_席:4 庫:11 庫_の:11 开:-61 开_心:-12 引:36 引_き:18 引_っ:14 弾:8 弾_き:8
当:-25 当_で:7 当_に:-34 录:32 录_页:32 形:8 形_は:8 待:-6 待_ち:-19 很:-132 很_开:-12 很_有:-17
律:32 律_不:32 後:5 得:-10 微:-11 心:-12 心_^:-12 必:88 必_ず:35 必_须:53 忘:-54 忘_れ:-11 念:-20
思:-50 思_^:-13 您:-11 情:-42 情_包:-42 意:-61 意_外:-21 意_思:-48 我:-35 我_更:30 我_的:17
我_看:17 户:18 房:45 房_东:29 房_检:15 所:34 所_は:1 手:1 打:-17 払:16 把:-14 护:-22 报:20 报_告:15
担:22 担_当:22 拣:15 拣_线:15 括:23 持:-1 持_ち:-7 换:81 换_成:41 据:20 据_保:2 接:32 提:43 揚:-26
揚_げ:-26 支:7 改:72 改_到:16 放_0:22 教:-4 敢:-55 数:27 数_据:20 文:31 新:-28 方:21 日:-37
日_で:10 日_の:-55 日_は:-62 日_付:24 日_本:16 旧:9 早:38 早_上:38 时:-48 时_候:-44 昔:-63 星:-40
星_の:6 昨:-64 昨_天:-24 昨_日:-29 是:-12 是_百:15 是_老:8 時:19 時_間:7 晚:2 暑:-34 曜:75 曜_に:33
曜_の:3 曜_日:30 更:30 更_喜:30 書:40 書_き:2 書_は:4 替:14 替_え:11 最:-29 最_初:-7 最_多:40 月:79
月_か:2 月_で:3 月_の:16 月_最:5 有:1 有_0:19 有_意:-30 有_我:10 服:-39 服_务:-10 朝:-39 朝_か:-7
期:-22 木:33 末:20 本:36 本_は:14 本_当:-34 本_番:25 本_語:16 机:7 机_房:39 李:22 来:-36 来_^:43
来_月:2 来_真:-34 果:28 格:22 检:15 检_修:15 棚:11 棚_は:11 楽:-5 標:19 標_は:8 横:16 橋:31 橋_さ:29
機:11 欠:12 次:5 次_は:14 欢:53 欢_用:11 欢_靠:26 款:38 止:9 正:-39 歯:14 歴:2 段_で:-5 每:101
每_个:2 每_天:59 比:-13 比_我:-67 比_较:18 气:-74 気:-26 気_圧:4 気_持:-7 水:22 水_^:22 決:56
決_ま:22 決_め:30 没:28 没_人:-7 没_有:67 波:-5 波_特:22 洗:25 洗_液:15 测:35 测_试:6 浓:15 浓_度:15
海:-12 液:15 液_的:15 混:-29 混_み:-27 清:39 清_洗:15 湯:29 湯_の:29 演:-27 演_唱:-27 火:24 灯:4
点:117 点_^:56 点_就:5 無:7 無_線:7 然:-7 照:16 煮:-44 父:46 爸:-58 物:-6 特:-36 特_别:-32
特_率:22 犬:-27 狗:21 狗_每:21 独:-33 猫:-26 猫_が:-31 率:22 王:46 玩:-66 现:27 现_在:27 班:10
理:58 理_人:19 琴:5 生:21 生_产:10 用:65 用_ロ:13 用_钥:6 田:27 田_中:27 由:77 由_小:11 电:34 画:43
画_面:28 畑:-2 留:23 留_0:10 番:7 番_の:4 番_デ:2 疲:-28 疲_れ:-28 病:-14 病_院:-14 発:8 発_表:8
登:32 登_录:32 白_い:-30 百:44 百_分:15 的:-53 的_同:-16 的_浓:15 的_签:25 盆:-46 盖:-19 盖_子:-32
目:21 目_標:15 直:34 直_接:10 看:-9 看_^:-34 真:-41 真_は:9 真_是:-58 眠:-32 眠_く:-20 着:-73
着_き:-13 知:11 短:45 码:24 示_は:2 社:13 祭:-27 祭_り:-27 禁:36 私:-10 私_が:-10 种:-49 秒:20
秒_で:13 租:42 移:13 程:43 空_気:4 窓:15 窗:18 笑:-104 笑_^:-36 笑_う:-12 笑_っ:-11 第:13 筆:3
筆_記:3 答:29 答_え:14 签:53 签_名:27 签_字:21 算:37 管:19 管_理:19 箱:-32 糸:14 糸_で:14 系:28
約:54 約_は:7 絡:10 絡_は:4 絶:27 絶_対:27 綴:14 綴_じ:14 線_は:7 練:49 練_習:49 縦:1 线:32 组:-1
经:83 给:31 绝:-15 编:27 置:15 署:11 署_名:11 習:49 習_の:13 習_は:18 翻:-17 老:24 老_周:15
老_师:19 者:41 聞:-17 聞_い:-22 肉:-31 背:36 能:4 自:-2 自_己:-2 色:4 花:10 落:-16 落_ち:-16 藤:12
藤_さ:12 蜂:1 行:61 表:3 表_の:4 表_会:8 表_情:-42 表_示:30 西:-39 要:120 要_先:17 見:-37 見_え:-16
見_て:-10 見_ま:1 觉:-27 解:24 言:-15 計:20 記:27 記_号:15 記_試:3 設:5 設_定:5 証:22 証_は:17 試:27
試_験:27 話:-15 語:7 読:-52 誰:4 譜:15 譜_面:15 记:32 讲:21 许:25 试:14 话:-18 话_^:-18 说:-59
请:36 课:89 课_由:19 谁:-25 调:38 负:30 负_责:30 责:30 责_^:11 货:31 走:-42 走_了:-31 起:-23
起_動:4 起_来:-62 超:22 超_过:20 越:14 越_し:14 路:22 车:40 较:18 较_喜:18 边:-31 込:7 込_み:7 迁:13
迁_移:13 过:45 过_0:12 近:-10 返:9 还:-3 还_差:33 这_个:-15 退:40 送:21 通:71 連:10 連_絡:10 運:-1
運_動:-1 道_习:19 達:12 達_は:12 那:53 那_边:17 那_里:6 部:22 部_屋:16 都:-23 都_合:3 都_必:18
都_有:-58 配_達:12 里_^:67 里_放:22 量:11 量_は:24 金:34 銀:11 銀_行:11 鍵:44 鍵_は:44 钥:24
钥_匙:24 長:-27 长:-67 開:20 間_は:13 门:25 间:40 陈:36 院:25 险:18 階:-30 隣:-42 隣_の:-42
雨:-66 雨_の:-22 電:16 電_話:9 静_か:-13 靠:26 面:3 面_は:33 面_を:5 面_团:22 面_白:-30 音:35
音_記:15 音_量:6 預:19 願:22 願_い:22 页:32 页_面:32 顶:23 须:53 须_先:19 须_写:5 预:50 预_算:22
题:16 题_^:19 食:-11 館:13 館_の:11 香:-33 験:42 験_の:29 高:-39 高_兴:-42 高_橋:29 黄:-28
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-645: fascinated
-625: awe
-600: admire
-590: loving marvelous obsessed
-585: amazed
-580: proud thrilled
-555: accustomed
-550: dreamed inspiring
-545: admired intrigued splendid
-540: wonderful
-535: glorious passionate
-530: enjoying fond
-525: charming goodness imagined paranoid
-520: embracing entertained playful
-515: brave
-510: amazing appalled witnessing
-505: cheerful loved remembered spectacle
-500: curious genuinely majestic ruthless weird
-495: dinosaurs hated incredible sadly scary strangely visionary
-490: magnificent pleasing
-485: adept fortunate refreshing
-480: fabulous frightening immensely naive
-475: delighted excited gorgeous joking oddly saddened
-470: grateful nostalgic surreal thankful
-465: civilized fantastic greatness jealous phenomenal terrifying tremendously
-460: admirers awful civilizations cynical incredibly laughing mindful obsession
remembering unbelievable
-455: appreciate brilliant delight fun penchant respectful restless wonders
-450: celebrating generosity
-445: charismatic contemporaries creatures devout enthusiastic pioneers
righteous scared symbolize terrific wonder
-440: disillusioned dumb exciting frankly
-435: arrogant fearless flourishing happier hungry lovers sad silly
-430: alike cowboy embraced entertaining eyed glamorous heroic imagine lovely
remembers tolerant uneasy
-425: adventurous appreciated awesome boast dreaming fascination foolish
horrified humble natives utterly
-420: admiration beings beloved eccentric eerie fascinating ferocious futuristic
harmonious heyday loves myth profoundly sentimental tasted tastes
-415: astonishing disliked gentle graceful heroes indifferent intimidating
lately laughed passion preoccupied puzzled thriving
-410: amusing believer breathtaking compassionate devotees disdain envy fearful
ghosts impressed masterpiece mythical offended seeming terribly wandering
-405: beautiful behaved compassion crazy cute energetic funny gods imaginative
ironic kindness nostalgia strange synonymous unthinkable
-400: celebrate dazzling dislike dismayed enjoyed folklore intensely lamented
painfully remarkably sensibility spirit thrill vibrant
-395: akin ardent ashamed babe believers blessed cheer damn emulate gentleman
greedy happy hates impatient liked love strangers warmly warrior wondered wow
-390: cares delicious faithful flamboyant folks godfather halloween helpless
laughs mourn myths prosperous somber truly wondering
-385: affection believing bless courting enjoyable hero hugely laugh laughter
mankind misunderstood ours realizing resilient shocked tired yeah
-380: ancestors bizarre brilliantly cared cheers fool forgotten great grin midst
mythology peculiar realize remarked selfish shameful startling welcoming wicked
yorkers
-375: creations detractors evoke fashioned god haired happily intelligent joy
notions pity poignant psyche quirky rewarding smiling spoiled vivid witty
-370: accomplishment articulate bearded beginnings bored caring celebrated
coincidence dreams embodied enormously lauded mighty polite remember sincere
spirited thinking warriors watching weary
-365: anticipating behave buddies chants cinematic civilization conservatism
enjoy everywhere fans freak heck horrible intimidated lore loud misguided
paradise remarkable reminds retro sacrificed shocking stupid tragic visions
wildly
-360: betrayed cordial courageous devotion evil honest huh improbable joked
knowledgeable mystic mystical populace roaring rude souls spirits storytelling
stunned stylish tale vaguely wisdom
-355: bland brightest capitalism cosmopolitan cry crying curiosity dressed
embrace enduring enthusiastically extravagant fantasies frightened hearted hey
importantly inspire inspired lively praying revered romantic sexy sleepy
surprised triumphant unlucky unsettling virtues
-350: audiences colorful dysfunctional embarrassed enthusiasm extraordinarily
fenway festive finest genius haunted hilarious hopeless imagination lucky mocked
patriotism perceive raucous scenery sorry traditions tragedies ubiquitous
youthful
-345: afraid alarmed cinderella crowds distrust entrepreneurial folk glad greed
monsters murderous nowadays observing outsider pretend pretty quiet quite
realization realized relic sake savvy terrified warmth weeping wit woodstock
-340: amusement buddhists confused countrymen disciples disturbed fairy famously
feeling fiery housewife insulted invaders irony miracle onlookers pagan
phenomenon pleasures preached rebirth smarter terrible unhappy wise yankee
-335: arrogance authentic avid betrayal clever danced depictions enemies enjoys
environmentalists excitement feel glimpse glory hats haunting illusions legends
locals lonely manners maybe metropolis noisy observes pride profound pundits
reminiscent reptiles revolution spectacular surely tales tempered thrilling
verge wary
-330: birthplace boasted cruel discovering experimenting fostering ideals legend
magical memorable musicals nationalism provoking really seeing seem sense
shining singing smile smiles superstars thank understandable
-325: alienated anxious appalling congratulate cultivated demons derided disco
discouraged engaging ethic fisherman frustrated gangsters heroine irrational
kind luck lust mattered nomadic pragmatic ridiculous satan talking thoughtful
traitor uncomfortable wandered weathered
-320: alas annoyed astronomers brightly carnival cheered chilly clown
commonplace creature crow daring deeply dismay dolls elephants forever glow gras
guys horror incapable keen perfection pleased portrayal portraying simplicity
surroundings ugly understood witnessed
-315: boring celebration cheering cozy cried democracies despair destructive
dixie enlightenment enthusiasts evidently excelled exploits felt fruitful
gentlemen hypocrisy illusion imitation immoral luckily mao miserable outpouring
overly prayed realise reminded ripe satire satisfying sincerely stubborn
symbolism thought tradition worried
-310: anymore applauded casual celebrates charisma charm cultivate cultures
definitely footsteps forget gangster gorilla greeted handsome happening hardly
honestly horrors likened maverick merry miracles nicknamed novelty oh outraged
outsiders receptive rightly savage shame shy smell sorrow stranger talked thrive
titanic transforming true upsetting vicious woke zombie
-305: aura barbie brutal comedies cult culturally dad depressing dickens dream
enraged famous fantasy figured frustrating gigantic heralded kid legendary
mentality metaphor newfound resurgence ridiculed samurai screaming sparkling
spirituality valentine waging
-300: annoying awakening belief contagious coward cruelty depicted depiction
devil drank dying evolved fonda friendship fundamentally fuss good gotta hunted
hy madness peasant persecuted poets portrayed powerless recalling reggae
renowned smiled something spontaneous stereotype stunning surprisingly tempted
tibetans tragedy vitality wee
-295: abiding absurd accomplished adversaries angels antics arguably beautifully
demeanor disappointed discouraging distinctly furious guess hail heaven honesty
martyr noir pleasure pursuits rivalry seemed seemingly sentiments sober soul
spicy twilight utter waking
-290: absolutely analogy anthropologist beauty bred chanting convinced culture
curse dancing dared decency devastated disneyland educating fashionable
followers goose greatest greeting grown hatred hobby honored inhabit inherently
inroads instincts like mama perhaps portrays preach preaching primitive
renaissance resilience resurrection ripken sacrifices sadness seems stardom
stereotypes surprising twain warhol
-285: adamant apt brutally bunch cherished chic conscious creeping decidedly
divine elvis flock fortunately friends generations honoured hype immense
influenced joke landscapes memories mood multicultural nah notion pleasant
pretending remind reminding roar sellout shaken sophistication stature striving
supernatural teammates thanksgiving thing tremendous vastly warmed wilder young
-280: afflicted allah ancestor atmosphere bathing beast brutality cheated
courted distraught eager earnest eclipsed epic evidenced excesses fascism
flourish frail happiness hare harlem hemingway humiliated interesting intimate
jittery minds moments moose morality outrageous outspoken popularized praising
proclaimed ruined shaking stalin sweet swinging sylvia think transformed
-275: always apocalypse applause aquarium attraction ballads beatles bohemian
bustling celebrities convincing costumes countless courage daddy deity elegant
everybody evolving exploiting feast filmmakers foremost forrest goddess gong
grandfather homage homecoming humans ignorance legions mad mickey ominous
openness peoples pessimistic practically reclusive relaxed reminder reputation
romance shiva sinatra skeptics solemn somehow sort sounding sounds unpredictable
wilde
-270: addicted advent appealing backyard ballpark blazing bursting chasing
circus conducive congratulated cries crocodile crowd culmination defensively
desperate devastation dinosaur distant dodger dull euphoria exploited exquisite
faint feelings habit heavenly idea innocent instinct loyal noh nonsense
notoriety onstage panicked people playground proclaiming professionalism punk
reassuring reformers reigned reliant rituals rooted ruin sheer slept turtles
undoubtedly universally violently visually wept whirlwind worrying yah
-265: attracted bam boomers buddha calm cats chant characterised comedians
comfortable cyberspace dare eagerly eh endure evident extremes feminist flocked
goat knowing literally mammals masses moms nationalists nervous perished
picturesque rage recalls resentment riches skinny smoky sounded strides talented
versace
-260: adventures attracting blonde bright budding buoyant carnage catastrophe
clone confuse darkness deities dusk endured fading faiths fascist feat flavored
fury genre grassroots grief imagery indeed insiders inspiration krishna lazy
liar likes looked loudly lover nothing obviously occasion oranges papa poetic
popularly praised religions respecting richer socialism societies stroll subtle
superpower taste tendencies tumultuous underestimated uniting vain victorious
wild witch
-255: abound avant aware billie blessing boo bowden buddhist catching communism
cosmic cricketers dissatisfied emperors equally eternal everyone flair forefront
forgot ghetto gloom golfers gritty guts hailed havoc hell historians hopeful
hunters inviting jokes kissing liberals little odd openly optimistic owls
qualities regarded regret regrettable rivalries shea shouts sincerity stirred
techno underdog villains visibly
-250: adventure angry animals aroused attitude benefiting bitter bollywood
californians capitalist centuries certainly chinatown dispel dominating echoes
emotion emotionally endeavor experiencing farce firsthand flesh flourished
genuine gonna halo heartland hitters hollywood housewives iconic icy infancy
invisible ironically knew know lifelong looking louder marrying maya mcgwire
mildly mind minded mistaken mob mobs moment monkey movie myself neighbors
noteworthy oates paradox parody phenomena prosperity reassured relentless
resembled sammy scream sigh silent skyline sonic sox spielberg successes
supportive swallowed theirs too totally trendy unfortunate ventured yelling zen
-245: accomplishments afar baseball bluegrass booed buddhism columbine
congratulations conspicuous contemplating deserve diner ding doomed evolve
exaggerated festivities fiercely fundamentalists guessing hello hindu honoring
hugged intellectuals interested invention jaws jurassic kobe ladies lady
littered mom navajo oceans overshadowed painters passions personalities
philanthropy philosophers pioneer preacher prehistoric psychedelic rama realised
recognizable scarcely seasoned spawned stellar stevie stout teenagers tolerated
underworld unleashed watchers wolves worthy
-240: actresses anguish astronomer ate believe birds boasts brisk buck
celebrations chanted chaotic chatting classics classmates coups creativity
decades deserved dusty dwellers eating educated elusive farrakhan formidable
frenzy gratitude greet grieving harmless indians indifference lush martyrdom
melodies menace mere mimic monster movies nightmare notoriously patriotic patron
peasants performers pets philosopher potent praise prevalent proportions prosper
prowess puppet realism realizes resemblance risking scorsese shattering shouting
somalis stared superiority superstar tendency tolerance touching towering
upbringing we wrath
-235: abundant adapting agers anarchy bash belle bit burying cat christians
concentrating confederacy confrontational confronting cops coyotes crossroads
cuisine disciplined disgrace disturbing doing dylan ego elders encouraging
especially exotic faded fetched fierce goats goodbye grim hate healthier
hospitality humanity impression jackie kathryn leap learned maguire man
nightmares noble phyllis pristine prophet proudly quakes ranchers realm shadows
shook strawberry suited surfing tame temples thais tides tolerate treasures
triumphs uncommon virtue wander warlords wasted waving worship worst zulu
-230: adolescent ai alarming asians bald bees biologists birthday bitterly
blowing brew brighter bystanders christianity cold compelling cooks countryside
cowboys dear depict desperation disasters disbelief eclectic experienced fathers
fireworks forceful globalization hawaiian hogan horrific hug incompetent
intolerance intrigue irresponsible keepers kissed leavitt lesbians lopsided
madame mantra mayhem mcenroe messy mu muslims nature nowhere olympian ourselves
overlooked paced poet practiced prevailed reacting relentlessly respected rich
screams sickened skeptical sleek suddenly sunrise supposedly sympathy temperate
tribute tyranny understands vegetarian yes zeal
-225: acquaintance agony appetite archaeologists audience bandits beatrice
begging billy brazilians breeds chefs chilling clad companions costello cubs
culinary demise diverse earthquakes emotional entrepreneurs fated feared feels
flashes frequented freud frog fruits ghost guy humane injustice insane leaping
lesbian life lifestyles loo mistrust nun overlook personality plentiful portray
possessed pray prevail prolific pure rah resemble revolutionary rewarded rhymes
salute shine shooters shrines sing staring statues stony sunshine susceptible
taj things tornadoes trilogy trojans turks wars
-220: absorbing acclaimed aesthetic amateurs animosity anthem antiquity bleak
blessings blond branson brethren butterflies campaigner capitalize che cousins
crafts cultural desires diaspora dim drowned economically elephant encounters
entertainer eroding esteem exiles experience exploring eyes fame funerals fuzzy
gin grew hesitant honorable ideal incarnation inevitable invented kids listening
lou lucia mariners massacred modernist monkeys mullah naturally nicklaus okay
overtures particularly patrons persona pioneering ponder rabbits rebellious
remake rescuing sci scouts seinfeld shunned silence similarities sinister
smashing society spiritual starving superman symbol sympathetic thanked triumph
understand unhealthy unpleasant vengeance villain voices wanna widows windy
yankees ye youngsters
-215: acclaim admit aftershocks ager alive appease bloodless bracing cafes
candid cautiously claus communists constantly dances defy deng disgust emotions
everything faith festivals fishermen friendly gee glamour grandchildren hi
hostility humorous hurting knopf knows learnt liberated maddon martyrs morally
motown oasis ok outfits outset owe parades philanthropist popping portraits
presley raiders reflections reflective reformer resembling rodgers royals
showcased sitcom standpoint starved sturdy tuh uh undermining vanished very
welcome what
-210: ambition aspirations attractions awkward blur boon brink bully cha christ
citrus confident conquered darker dedication descended dignity diners disney
ducks dur emergence empire essence excuses exploding fi filmmaker forecasters
fulfilling futile gardens glee goo grasp graveyard greetings hitchcock
invaluable jesus kisses landscape learn lucy mah me monumental nasty nobles
odyssey orioles parade partisans peach pilgrim pinnacle planets playing
practicing predictable predicting prophecy rational razed respectable roared
robots rosy sacrifice say seldom sensible shakespeare sharks sighted sloppy
smart softly someday spite stampede strive subsided surfers temperament tossing
treasure tunes untrue villagers wearing winters worry yelled zoo
-205: achievements backdrop beaches beliefs bitterness blockbuster blues booming
bravery caesar campaigners chased cobb comets commemorate concedes conception
cows crosby dancers darling dawn decent differently disappearing dotted dragon
dwarf encounter endeavors excellent expecting expressing fidel greeks hallmark
healing honey ideology increasingly infuriated insignificant invariably jupiter
kung lean lion lot lyrical marketers mel modern monk mourning muddy mysteries
nobody notwithstanding novelist obvious penguins perpetrated picasso pilgrims
predecessors quasi rainbow regretted resorted ritual roam roller roses ruins
saakashvili safari screamed seas secretive shaquille snakes snowy socially soup
stars stirring sunglasses suppose swell tall teddy toys treacherous vampire
vince waged wanting worlds wrought yellowstone
-200: advocating ah apples armenians arresting audrey basically boiled brains
breed buoyed cakes candy cinema cocktails comparatively conceived deer
disappointment distracted dolly doo doubted downfall elder empress era europeans
extremely fan figuring flawless garfield gay gloomy grandmother happened harming
hearts hitler homosexuals humor impress irene irwin limelight locke madonna
pashtun pigs planet plenty powerful predictions princes proponent provoke qing
reacted recognizing remembrance renegade resist restrained rum shirley sings
slaughtered somewhat sophisticated soros straightforward subdued superficial
sympathizers taboo tarnished temptation thinks understanding unfortunately
upheaval violent vodka wives
-195: aggressive autocratic bent blizzard bother capable characterize childhood
christmas coaster coincidentally contrasted creator deeds defiant demonstrating
deserves devastating dictatorship discourse dogs dolphin encouragement
envisioned epicenter erratic exceptionally explorers falun fragmented fraternity
funk galaxies grenada hee hindus historically homosexual horseback huskies
ideological industrialist inspirational kasparov latinos lesson lives magic
marlon mediocre monarchs monks monuments motherland mundane muted overtaken
pakistanis perfect perfectly pervasive poisoned porcelain preserving pueblo
punctuated recounted remorse resurrected revelation romans rooting sang saw
sensation sequel shun singers sins sisters sopranos spared steinbrenner stew
swamp thugs tourists unease unite ushered vision waning whipping worthwhile
younger
-190: adversary altman alumni authoritarian ay beard boys bullish cafe carmen
century characterized clinging commentators compatriots confronted crusade
disastrous economical emphasizing erotic evangelical even exemplary famed fear
feng fran frantic frogs golfer gotten grace harmed haynes heterosexual
indispensable infamous inhabited insult intentions intimidate intricate invading
inventions jules knit mahn meditation much muscular museums musicians neo
nickname nino northridge operas orchid origins overthrown overwhelmed pandas
parallels patience peril pitino plausible politicians populist princess
productive respects rex saints scent sculptures shaanxi sharpton shout sick
sonics spider squandered staunch stuff swallow tears theodore thoroughly trek
truth underscoring upsets volcanoes warm wished
-185: abundance acknowledge america anaheim animated anybody appreciation
artificially attracts awake ballad banished becoming benefited better
catholicism celestial charley clooney coined confrontations contradiction
contrary converged corrupt cured cypress devoted distinctive dog donkey earth
ecosystems embarrassment endless excuse experimentation fancy fertile foes
forgive fruit gem habits hah haunt healthy hooked insights just knights lived
lofty looks loyalists magician mei mercy mist misunderstanding mughal mushroom
neighbours overboard panic peaceful peacock perceived persia pessimism pop
promoting proves psychic quietly raping raven reap replied resembles rife roe
ruth salsa seen semitism shark shattered sheep shrine sight sixes slogans
slugger snacks sow starbucks superb suppressed surf telling thanks theatrical
theologian thunder titans toast toy traits tribes troopers unruly upbeat upset
walking walt why worse xiaoping zionist
-180: actors aftermath ambitious archaic astronomy attitudes australians bats
become begged beneficial berry bloodiest brotherhood bubble burnett busy
celebrity chewing chickens chow clubhouse colonists commemorated confess
consumed coping critics crowe defying devils disagree disguise easy encountered
encouraged entrepreneur extinguished federico filmmaking forgiven gandhi gaze
gilchrist greatly gretzky groves hackers haitians harvey hawk hiroshima hollow
hostile hulk hurricanes hymns icons implying importance impressive influencing
insulting jah joyce kazan look mainstream malaysians mara marian marvin massacre
mega midwestern moon mormon mujahedeen mystery noises nonetheless offspring
orphans outnumbered overwhelming owl parks pioneered pizza pollock popular
prairie rabbit reckless reds resorts rhythms richest sanford sheng showcase
sinhalese skepticism slogan spectators stark storms stung sui superhero swan
sweetheart talents tavern tell texan tiger torre troubling troupe truman
unaffected uniquely vigorous vivian weddings wendy wielding wildlife yar yin
youngster
-175: acknowledging ahb amidst archaeologist assassins astros attire backlash
bad bang boone bowled bowlers bunny bureaucrats careers catholics cemeteries
champagne colors comedy comet concerned confront conquer criticize danes dark
demon depicts descendants dismal displaying displeasure disruptive drink eaten
emerald emperor everyday experiences extinction fanning farah fashion feminine
fest flavor fragile generous gesture girl grandparents growers gunshots hanks
hardcore heard homegrown hopefully hurts intense inundated kenyans kin lenin
listened lizard looters luna meaningless nigerians nora oppression ovation
paramount pasadena perpetual popcorn positively practitioners praises
psychologically quaker racist ralph rave reeves reputed reza rodeo rugged
scottsdale selig springsteen sudden talent teens tend texans thieves unrealistic
warmer way whites worshippers wyatt yoo yours
-170: ablaze accuse acknowledges adolescents aliens alvin anniversary apologize
augustine ballroom bat bergman biblical big blind cartoon castles celtics
cleansing condemn conservancy constructive cool crab cricket crumbled crumbling
cyrus daley depicting deserted destiny distanced doll drinking dustin eastwood
educators elway explores fanfare fiesta films flavors fluent founder gilmore
granddaughter gripping gujarat gus gypsy henson horses hoya hurry impunity
indigenous instantly intriguing inventor islanders kaufman khomeini literal
mecca messier ming moderation moses mysterious nightclubs oakley oppenheimer
orchestras outdoors patriots peabody peers penguin prized pumpkin realistic reef
reflection relationships resisting revenge revival richards risked rode rowling
rudy rulers russians sant schizophrenia schoolchildren scientists scourge self
sky strategists strongest struggle suicidal sunny taller ukrainians venerable
vulnerable weinstein wildcats willie worrisome xi
-165: accomplish ahn ale alec am anyway aristotle averted barren bastion bazaar
benign beset biographer blatant bonnie buffett buzz ceos chicks commended
consciousness cradle creators dangerously dante dedicated describe desire
destroying diminishing dishes dramatic drifting drunk drunken duck dynasty eat
eco ecumenical eden ellison engaged environmentally estranged ever extraordinary
farmer gadgets giants girls glover gothic grandson groundbreaking gypsies hacker
hawks hess hoo huddled huts hybrids hymn inflicted invasions killer landmarks
legacy listen lit lord lured luther mafia many marx monroe monty mortal newt
nice nina oats observe opera optimism overweight parishioners peanuts piercing
pig poetry polo popularity rained recognize relaxing relics respect reunion
rhetoric robbed robes rocking rudolph salvation sega shades shouted sioux skies
snake sociologist sorts sour spiders spurred success tea technological tended
theater trump turbulent turned turtle twentieth uncle universe unusually
welcomed
-160: academics adulthood antiques architects attained breakthroughs caught
champs chaos characters cheap chronicles churches cindy ciudad classic climax
coliseum con conglomerates continent contrasts costume crimson darryl darwin
demonstrates detrimental dinners distressed diversity dramas dreamworks ears
earthquake echoed echoing evolution explored famer familiar famine fried garden
gardening garland generals genetically godfrey goodwin griffey hannah hard
helpful hendrix herds hoop hope hurt husbands idol inclined insults intellectual
jacqueline lame lennon leo lily lowell loyalist manner maori memorials moral
motives multitude murdered nazis nicholson noticed novels offshoot oo outlaw
overcoming owning pillars pirates pitt poems polished premise promoters proving
quest regrets repertory rioters rockwell rupert sachin sacred savannah scarred
scenes senses sexes sheehan shoppers sicilian slang sophia sparsely stella
stormy suffer suns survive swirling tang tennis thoughts treats unheard upsurge
whale wizard ya yeh zee
-155: alcoholic ancient animation artistic arturo baroque bella biotech bloom
bounce bouncing bowling burt centennial chestnut committed comparisons crush
dampened dangerous dangers deh diminished diva domination dorothy dragons
drowning dust ella engulfed ethnically exhibited expansive fiction fortunes
fries frustration fukuda gangs gardener gays gone gossip haq herring hesitation
horns how inciting infectious influential insects jolie klan lacking lester
lions masculine miniature missionaries mutually nathaniel neon nintendo noel
noticeable orderly oswald ought packers pitchers poe pomerania potato privileged
prospect protestants publicist qin raging rampage realities reality reign
remnants rescuers reverend reviving roots scarlet seafood shaping simpsons slums
somebody sprewell summed sun sung supremacy survived teach teachings tian
tonight touched touted trusted unleash unsure vajpayee violet voicing watch
watched wildfires willy wines wore
-150: academia acknowledgment andes annette armando attacking aussie baba baked
barbecue baseless beads bowls boxing ca calcutta camden cautious choked circles
conquest continually convey cop cruising defied designing dictator dodgers doubt
dove dugout dwindled eagles easter emphasize entrenched exactly exposition
expressions fact fairs fared farewell feathers flashed floats fountain gathering
gatherings gibson goldberg gourmet gripped grizzlies gutted han happen hardy
harmony hear herat hercules hockey insanity irrelevant islam jew ju jung ka kee
kitty lang lavish lombardi longhorns mccormick migrated mother musical napoleon
nationalist neat negro nemesis ole oprah oscars outburst overthrew paused peggy
played playwright poisonous prefer presided proved provoked punished purity
raiding reasonably repressive rogue rumor scenic seaside sensational shakes
shaky shanahan sharper shiites siam slippery snail soaked sonny sons sound
spacious subcontinent succumbed swamped swore teen teenager telugu terra
thriller tito ty uighurs um unconventional unfounded valentino venus viewed wish
yi yun zhu
-145: abstract activism affluent alamos alien alley animal ark arnold balloons
balls barkley beg bengal billionaire blackhawks bliss bordering bounty brothers
buddy butch canadians ch cigars comedian communicating cookbook dah democracy
denounce denouncing discoveries discredit documentaries downsizing electing eli
erin existence extinct fairly fur gamble gifted globally goa gorbachev greenwich
harmful healed history icon innocence innovative jeans jolted jude judy knicks
kuh labrador lawlessness literary lobster longevity lyndon malls marching
marlins massed mcmillan mean melting moderates mogul monument most motorcycles
mouths murdering muse nagasaki nation natural necessity negatively noodles
observed olympia omaha orphanage overrun oz pas peanut physically poised
politics pontiff precious provocative rangers rats rebounding recalled ren
rendered safer sandwiches shee sheen shevardnadze shrunk sidewalks sin
skirmishes snapping sparking strewn struggles suffering surpassing surrounded
sweat they trout unfolding wealthy yo
-140: aces actress advocate afghans africans amc americans assuring attractive
avenge avengers babylon backers batsmen beer bjorn blacks blend brewing cartoons
caves chamberlain chechens chocolate climbers cloudy colored commented compton
comrades conan conciliatory confusing conservatives consume cooperated crushed
deaf demonstrated denounced descendant designers desperately dewey diminish
domino downer duran ecological ecosystem efficient egyptians elk eluded
encompassing epidemic ethical eve everglades extremism fairfield fast festival
film frazier fu fueled genres ginger grapes grow harboring hardliners hat
headway hers hog holiday homeless homosexuality hunting independence inevitably
innovations insight instant interpret jamaican james jams kibaki loh luciano
luxurious madden majesty medieval memoir migratory millionaire milton mock
namesake niece noah notre ones parkinson pee pepsico perception performances
perspective philosophical planners playhouse plight polluted populated prone
psychologists punishing rallying relate renee restaurants roosevelt rowe russo
samarra satisfied scheffer scholars secular see seriousness seychelles shade
showtime skilled slavic softball solidarity spotted sundance supporter suspense
sustaining symbols tah temper tomato torrential toughness trivial unfamiliar
unravel upholding veiled veronica vigilant vikings vintage waterfront waterways
wembley whitaker williamsburg wiping world you
-135: angered anything aunt autobiography bah bargains beckett behavior
behaviors bird bloody bowing boy breeders burnt businessmen canned capsized chan
closest collectively confrontation consuming contemporary crusader daylight
deadliest deepening depths described diamondbacks distorted dressing edible
eliot elton eminem employing evolutionary exhausted explains eyeing favorably
favre fay firepower fledged forbid fought fundamentals hamlet hank heritage hint
humiliation ideas indie jayasuriya jia leonid lukashenko mainstay mammoth
marketplace marshes martian mascot mating mcgraw meredith mexicans millennium
mired moo mozart muralitharan murals nazarbayev neighbor nickelodeon oilers
oyster pacers photographed physicist pitching plague plains precision predators
predict qi ramadan raza reefs researching rethink riding rink ritchie rocky
sanctuary seattle shadowy shah shepherd shiny shirts shrugged sibling slightest
spit steinberg summers supporters swear swedes sweeney swept sy sylvester
tendulkar theaters theme tribe tributes useless varieties versatile voiced
weaving westerners woman yachts yet
-130: advocates anew anticipation apollo appalachian artists atrocities
backgrounds bacon battling bengali burgeoning burned cerebral cigar cinnamon
collectors commemoration competent confronts crowned cub dame digging dome doris
ecstasy enormous epstein fasting flames frances fraught freddy gansu gators
geographically glasses gogh golden hanna harassed historian ho ideally
immigrated ital jakob jazz jen jewels justified kadyrov kerala kicking killers
kissinger kite knowles linger lots lull luo magnitude manipulating maoists
masked mature michelle mobilize moslems mosques mothers novel oaxaca oriental
otis our outings parted populous pounding protagonist protector racetrack
radically raged rana reagan remark roger saigon sailors scene sexuality shallow
sichuan skiing slick so solitary sometimes spaniards spoken standstill
statistically storming streak tangible tayyip teaming tense than theatres
themselves theories there trend uconn unique violinist waitress want waves
whipped whiskey whom wolf xinjiang yourself yousuf zimbabweans
-125: about absorbed adorned age ago alfred aloud amongst angel anthology
ayatollah bananas barometer basketball bee benedict breathe brewers bronx bruins
bu buh cabaret cardenas chess chinese collapsing collisions colonization
coloured comic cracking cricketer crisp crowley cruisers dance daunting dead
deepened describing diets dirty disaster djindjic dominate dominated downplayed
dukes eleanor else endangering enlist erupt exposing faced faulkner footwear
franchises fred freedoms geologist germanic gestures getting glowing habitats
hao hardships hasty hoped imperative inefficient insurrection jade journey
jubilee khamenei killing kings koreans ku lagged lagoon lahn lakers lantern
latino lo lu maradona mattel maureen mccartney mee microsystems milestone misery
moderately monarch motivated niagara obscure outrage pacifist padres painter
payton perched perot philosophy pines poem possibilities precedent predatory
prejudice proven provocation rains regaining resisted riordan riviera robust
sesame sheik siberian sih silently smoked snack spies staunchly strategically
strong strongman style successful successors sunset surprise suvs swings tearing
thorn trait trying tycoon untouched waiter warlord wasting winfrey woody yiddish
-120: airmen akbar ambushed andhra anticipate armies art austrians avery
backward batman bells bjp blended braves brigham brooklyn bud bulls burbank
burdened burmese camel canadiens carol championed chi chiapas chicken chorus
cinemas clarity commemorating composers condolences confessed constantine cooler
cosby cracked creative credited critically crusaders crystals cubans deadly
deceptive decorated divorced dolphins dunes emphasizes exploit father fauna
fledgling friend fulfilled gainesville gaming gang garrett gibbons going
goldsmith gradual greenberg greens gruesome harriet highland hispanics honolulu
humphrey image inclusive inherent interiors isles jasper juh jungle kallis
lightning listeners living magnate maldives marxist mellon melville merchants
merely mess missionary mobilized more mosquitoes naacp native nicholas nightclub
nobility notorious nuns nuts ordeal orthodox outing perceptions personally
pigeon plummer prayers precarious prince purple racially rare rattled react real
rebellion repression responding retailing revolves riverside robot rongji
salesman saturated servant shen sights sleeping sosa staged stimulating stories
stride styled themes thief tooth toppling trafford tribal unforced velvet
ventura versus whole widespread woods zhou
-115: advocated affinity aged ages ally amateur ants apparel arcade arduous
arenas arthur assert assortment avoided ballet baptist baths best boots boyd
braced breath breeze burger calderon cameron captains capturing cecil cecilia
chili chu clearer clerics clippers cloned cloning communal conceding condemning
conversely conveyed cottage countered daughters dee destroyed deteriorated
diallo doubleday dubbed dubious ebola elite embarrassing englishman equitable
exerted expectations explosions exxon eyebrows fair firefighters floyd fossils
frustrations fuh gems giuliani golf gospel groomed grossed guiding harshly herd
here herzog hindi homers hudson huge hungarians ignoring implications impromptu
influences inn innings innovation intercourse invaded jews johnny katrina kiss
lashed lawrence leaning lgbt lisa maggie manhunt marchers markedly mars martha
mathematician mavericks mcgovern mcgrath mentor mets mickelson militarily mirza
myung nan naomi neglected newest night norse noticeably odds palaces pale pam
pedestrians pet pictures pie plain plantations politically politician ponting
poorly pottery pouring predator prey probably productions professionally
professions protectionism publicity qian raptors reason regina regulars relieved
religious relying retreating retribution rican rioting rogge rout safeguarding
scientist sehwag similarly sindh smithsonian splash spokane sport sporting
springboks sweater tamils taught tcu thaw tibetan timers tombs tossed
traditional travelers tropical tsunami twins tymoshenko ultimate una unstable
urdu valdez verdi versa vineyards willing wisely yassin
-110: abandoning abilities aikman aka alamo allen alliances alternately amherst
anand anarchist apologized appropriately aquatic arabs are assured astronomical
attended attending author baylor bing biologist bo bold boom breadth bursts
certainty character children circumstance civic clan clans coffee communities
conventions cornerstone criminals cyber dense dessert dispersed diversified
donating dresses ecology eisner endowed enshrined esther everest fallen farouk
favorite fea founders fox fuller gadhafi galveston gastropod genesis gilbert
gillette guthrie hakim harvest hilary hip historical hottest hurled ignore
illustrates impoverished indicative infighting inflict investing jays jerry jolt
judaism kannada karnataka kate keegan kumble lauren leaned less lilly looting
lyrics mcnamara meyer mild modestly molly mourinho murky museveni muslim natalie
nicely occasionally older onetime orchards painted panda parlor pennant
planetary pollsters poorer posing possesses potter priests prominence providence
quentin quincy quitting ravaged raymond reassure relationship relevance
repercussions responded rites robbers rockies ruler saga saud sirens skiers
slowly smashed snow spreading stalinist star starring stealing still strauss
striking stumbled surprises taiwanese talk tangled tango themed thwarted
tiananmen tidal tigers today treating tremor tudjman tuna turf ul unity unlike
unseen variously vaughan vehemently venice victorian viewpoint villaraigosa
visited volleyball whaling wishing woo worcester youth
-105: acted actor advancement agnes aliyev allies almost anger anil antigua atal
augustus avon bear bears belichick belize blindness bon buchanan burgundy
camouflage camped candle caribbean casinos cave celtic chances choking
choreographed cio clothes colonial comeback conscience contrast creating
crossfire cube daly damien destroy detecting devi diana disappear dissent
distinguished do dolan doom eighty emerged endit entertain eroded evenings
exceptional explain factional feudal fisheries flop forgiveness gathered
generation glaciers glendale gloria gowns growing guests guh guinness haley
harbor hardened herbal hillary hispanic hoover hop horton houghton huntington
hurley implication inconsistent ineffective inexperienced intensifying intensity
jane justify kingdoms kitchens known leopard lhasa libertarian locker lois luh
mates mausoleum meadow meteorological millions miniseries mirrored monasteries
morale musician nash neighborhood never nra ordained ornate overthrow pageant
paso passive pete poaching pose promise pronounced prose prosecuting prospects
racism rainforest rebounded ree regards regimes religion restaurant revelations
ricky roasted rye sailor saturn scholar scolari sect sees shaped shaun shih
shrimp shutout simpler singular snyder soccer soft solidly soviet soviets speaks
speculators stewardship streets struck styles sumo swing swung tails tay
technically tulsa twisted undermined undisputed unfolded unsafe ur urgency usher
visitors wakefield wally wealth wool wwii
-100: accidental achievement adolf anastasia anyone apparent apple approaching
assassinated augusta awareness bands banners bartlett battlefield besides
biodiversity bowie boyle bringing broadway browne bull but cain cardinals
carpenter challenging chef chew clearly comfort complain composer conditioned
consequences crescent czar decisively defining depressed destined dialect
discourage disguised distinguishing divinity documentary dominates drinks echo
edgar einstein elaborate exert expect expectation fahrenheit fatally fictional
fighters financially fisher foray frank freshly frontier galaxy gardner garry
gil got greer grey griffith guise gusts hahn haider haifa hal handicapped harbin
hardest hartley hathaway highly holyfield homemade hometown honor humiliating
hung ihs ill impacted incompetence independents indonesians interactive interred
iranians jeb jeou jesse kantor khatami koch landfall lebed leigh leisure
leonardo liners losers malayalam maskhadov mastered meddling mehdi mehmet mice
mistake motto mounds murderers mutiny myriad nader naked nasrallah nephew
nikolai nixon noor obsolete orchestrated ordinary ortega others parcells payne
persists persuaded pietersen pius populations poured pr professionals
progressive promotes pros pub publicized pubs pursued pursuing pursuit rain rays
redwood reese refined reformation rendition respite responds riots sah scare
sculpture shadow shapes shia skins slaughter slow slum snails socialists soo
sorenstam sparks spices stadiums statue sumatra supermarkets surpassed sustain
swimmers teenage teh tomb torched tortured trailed treasuries tudor tune turning
unarmed unaware undefeated unearthed unfold vaughn view vigorously vines whales
wherever wind wizards yao youths
-95: abd abrupt adapt afterward albeit alzheimer amelia amin aspect assam atkins
attract authoritative babies barley barry basilica battles became belong bigger
biting bloated bloggers boise bombed bora bottled bowl bowman boxers
breakthrough breton brett brewery brodeur brooks bullying bureaucracy candles
cao carey cavaliers chick choral chuan classmate closet clyde collaborating
compelled concept congregation consequence coral cornish coughlin cousin decade
demographics die dignitaries din dire disturbances duh educate egan elaine
emancipation emphasized endangered endurance equals erdogan ewing falcon farming
favoured fearing fielder fifty finely firefight fleeing football fringe fungus
gala game gould grabbing groove gunned helen honeymoon hughes hyde inhabitants
intrusion italians jessie kidd killed knees koreas kuo liang making manipulated
manny mantle married marvel mary mbeki mcmahon men milk mo mourners muhammad
murdoch museum my nevertheless nights nonstop nur oldest outback ozawa packard
payoff pena performer perfume persisted peyton plaza pond poor preservation
prevailing preval progressing prudent queens rap readers redskins rhythm
robinson rollins ruh rumors saul scattered scouting sculptor semitic seriously
sevens shelled shoulders shrinking significance slain smash soho soprano sprung
staggering stare steadily stepfather sul sur surrendering ted thinly
thoroughbred throwing tijuana tornado tourism toward tug turnovers typhoon
unionists valleys vanilla vast vested victory views viking wagner wal wears
whitman wills wishes yogurt yushchenko zedillo zhejiang
-90: abe aboriginal accolades aging ambrose among apologies archie arid asleep
assorted baby badly badminton beatty betty black bluff bombarded bones
brokerages bullpen bushes castro cesar cherry chill choreographer cleaner
cocktail coconut come confluence congregations crushing cups curtis cy declaring
desert diaz died discontent disgruntled disparate disproportionate donald edmund
ehr eid embroiled entourage eruption erwin exacerbated family fdch fellows few
flags flawed forbidden founding glance grove guo hai happens hbo headlines
hitting hoffman holly holt hopper hovering human insist intent ivan iverson ivy
jerk jewel journalism jungles kashmiri katharine koo ky lah learns lech legion
lemieux lil limbaugh literature livestock macarthur marilyn mcdowell meltdown
melted mentally mikhail mistress montgomerie moths muqtada music mutual
newfoundland norton noses novice nypd obese once organising ornamental overcame
paddy park patriarch persson phelps photographers polar pony postseason prefers
pri procter prodigy protestant prove purely putnam radical radicals rat regard
residents resurgent revolt rhodes richter rides rivers robotic robotics rock
rothschild rutgers sabres scalia seventy shedding sid simitis slaves slim soap
some staten strategist sunk tells temple termed tiffany tribesmen tung tutsis
unprecedented unreliable upstate upton vanguard virgin viruses vow wanderers
wanted warn well were whatsoever who widow wilderness wildfire wounding yunnan
zhang
-85: abused activists adaptation advantages advertisers aggressively ahmadinejad
alaska angrily antony archaeology architectural attacked attribute banquet
battled beaten beaver beers believed belly bernardo bet billboards biography
blackwell blaming bloodshed bobby bolstering boris bothered boulevard bowles
britney bubbles bullock burke byrne cabbage cadres cameo canals cary cater
centenary ceramics chemist ching choreography clemson coastline coasts comics
commandments commuters concerted considered continents corpses couture cutler
dashed debbie disarray divers drifted ear eats emigrated eminent emma empowered
escalated exploitation fabrics federer fever fights filled finally fishing
flashing flattened forcefully freedom fry gaelic gale garnett getty giant grape
grossman guardians gundy hamm harding hugo ike images imaginary industry
inexpensive infiltrated interact invested iris jeanne jerseys jfk kinds knocking
lackluster lancashire lara lenny lifestyle longtime loose mahathir mall mask
masks mcpherson mead megawati meh mehd memphis mia mona monarchy mornings
narrated natasha nathan nee neil nests norms notable oakland opportunity outward
paisley peas piazza pierce pilgrimage pirate polk posture practical profession
protecting rainy rallied readily retreated rugova safest salad sampras sanders
sausage scholastic scripture shan shelley showing siblings songs soong sparse
spheres staging stagnant stifle stood strife striped sunlight suppress
systematically taft tasmania tenor thousand tobin town traumatic tsang tutu
underscores unexpected unusual valley veterans vigil vincent warming ways willis
winter wiped wracked wwf yves
-80: abbott academies accountable achieved aden admits adultery alfredo amy
argue benazir benitez berries bestowed boss bosses bourbon boycotting breaking
breasts bruised brunt bucks bulldogs burnham captivity carnegie cartels
categorically charlie cheung circa classical coached collaborative colleagues
commercially comparison consort contrasting cooked crowded cruised cuomo cure
dalai damaging debacle densely derby differentiate disappointing discomfort doc
done dress ehl emerging entertainment ernie erupted establishment exporters eye
far favoring favorites fiasco finley fishery fist fleming floods fujian gaining
gallagher germans giorgio grass guangxi guilt harold havana helena henan
highlighting hitter hut influence intervening islamists israelis jack jackson
janet jeffrey judged kah karate landlords lava lee lent lighted lockhart lure
malay mandela matsushita mckinley methodist mongolia mostly musharraf mutant
nascent neighbour neither newcomers nicola nineteenth nod obscene occurrence
ocean pains paintings peng penny phi pitched pitcher pitting polled ponce
poorest prada prescott presence pretext procession rajasthan rarely rash recep
reinforcing reliance researched retreat reviewers ride ringing roddick roo ruby
rus saint sandwich saskatchewan saving scarce scripted searching secrets sermons
shake shanxi shelling shells shi shores shu sightseeing slavery slender song
speculate speeches spice stadium stanton stressing suicides survivors
sustainable swelled teng texture theatre thrashers toes tones transformation
trinity trouble unwilling upscale vegetables victor visible walk war wedding
weeds wicket winds wine witter wolfe woven wrecked wrestled xie yang yanukovych
-75: acts actually affair agassi american andean ang anhui annie anthropology
arabian arctic artificial as ashes autumn banana banker bankers basics batting
been bellamy bernardino bites blatter bookstore bowed broncos bury businessman
cane captures careful carpet carson carving catch claire clintons clive clouds
clusters coherent collaborators coming composing cone congresses conservation
correa couple couples cow curator dancer deepen delgado delicate depression
describes deter deterrent dexter dinner disrupting distinction distinctions
distinguish divisive downey dynamic espn excellence exercising farmers feather
federated females feuding fists flowed flowers foe fortress fortune founded gah
germ ginsburg glenn grader grounded guitars ha hair harry harvested harvesting
himalayan hitachi holy horace horse huckabee hunter hyderabad important
impossible impressions isolated jiang jim jin john juarez julia karbala kathleen
kemp ken knight koh landowners lasting lds liaoning liberation lieutenants
louisville lows makes manson mart melodic memoirs misled nativity norman not
orleans outscored owens owes packing painful pedro penn phrase plymouth ponds
poppy porter portrait promote proponents props ra raiser rebuilt reeling
refrained reggie relations relatives replies resistant retaliated reversal roach
rocked rugby rumours rush sailing sally seminal seth shady shiite shock simply
speak squash statesman sticks stir stunt succeeded sure surveying swath swimming
televised tina twists ultra unbeaten unjust uprising vance venetian viewers
vogue volunteers waited wan washed waugh waved wen xii yan years younis zyuganov
-70: abraham accent accurate acknowledged akram alice alma amassed ant apartheid
apprentice arena assassin athletes awami bach backbone backstage bernstein
bertrand bihar blackpool blowout blue boer brings brother buffet buffy bumps
calling calvin cancun canucks capitalized caravan catering chance chandra cheese
christina cities city clint closer coach combs communist condemned consecrated
corporations cove crammed cruises cyclone daisy dampen danger deborah deception
defiance deliberate deliberately dickson discovers dom donna economies eelam
emily eva executing exhibit existed expos expressed extreme fade fish fitting
flying franciscan francisco franco fueling fusion geo gillespie grilled grips
hackett halls harm have heath hesitate him hingis hoax holiest hopes hot hu hui
hunan ice illustrated immune intentional invade jam johnnie judo kennedy khan
king kla kolkata kwan leonard lights ling louis lyric macy mandarin marcel
marched mario marriages mayors mccurry miramax mitt mosaic mosley movement musa
nagano nest olga olivia orphan orr outcry pandemic paradigm partnerships patton
peck persecution persist pervez pivotal play predominant prelude projecting
putts puzzles qinghai quarterbacks rabbis racked rams rang rangel recognized
reconcile rite robbins roberto rodney romeo ronnie royalist samoa santana scars
sensing shrubs shuh sikh skaters skill sneakers speaking spoke srebrenica staked
stanley starred stein suh suleiman sutherland swift taichung tonga toppled treat
trees underscored unlikely valentin valuable vendors vera vie visual
vulnerability walked warfare washing weakened weakest weaver westward whose
windfall women worms worn wrote xiao yale zheng
-65: adults all ambiguity anbar anc architecture artist aspiring assaulting
bamboo basil believes berisha biographies bombay born bowler brooke brought
bryant bugs calmly carmel catastrophic china christi christian clarkson clashed
clashes cliffs collaborated collapse colts commercials como compensated
competitive concert congressmen costas cottages crashing critique crops cuban
day defenders destroyers dimensional dion diplomacy disarmed distraction dravid
embarked encyclopedia enemy environments escaping ethnic examples expo
facilitating fargo ferrer filipinos flung foods foothills foothold franklin
freshwater fuelled functioning games garments genetics gift gifts glacial
goodwill governed grains gray handful hanoi harsh hawaii heal hemisphere herself
hershey hikers hindered houston howard howe impulse insect insider invoked
irreversible ivanisevic ivo jackets jiangsu jiangxi joan jumping kramer lama
lamb learning leslie letting liberate logical long losing lowland mackay
malicious mandelson manitoba massacres mazar mcdonald medicinal merchant merits
michaels migrate mix mole mon monsanto mountains nazi neglect nepalese nestor
nolan nymex often olson opus organizing outbreaks ozone panthers parents
parliamentarians patriot peace perspectives phillies picnic playboy porn pounded
pradesh precisely presidents propaganda queen raped rapidly rebuild
reconciliation recreation representations retailers retaliate revealing revived
rhythmic richie robertson rodman romanians rosie rubble rumored samaranch
sanskrit satirical says sentiment serena sermon severely sexually sheltered
shorts siberia sidewalk sideways simple sir smokers sotheby soy soybeans
specialize spends stabilizing stan started steward stray strikeouts strongly
struggled super tallest tan tanaka tara tata tbilisi tech tee terrace terrorists
texaco those though titan toddler tone tough tricks tvs universal unveiling
useful varied vasquez village vladimir wa walks wardrobe ware warring wealthiest
wenger yoga yorker yorkshire
-60: adaptations addicts algae ambitions android anime antique arches athletic
attendees attributes barney barrow batters behaviour being berkeley bermuda
beyond bhutto billiton blake blazers bledsoe blown blunt bohemia botanical
branded breeding britons bug buick builders carved characterization chavez chong
christensen clara cola collaborations communicate communicated complains concede
considerably conversation cooperating coronation councilman danny debating
declared deprived did disadvantaged discover dismissing disregard dragging
draining dramatically dug dwight earliest edith emptied engage equality ethan
exhaustion expatriates experiment explaining explanations extremists families
feldman felix fellow fighting finding fitzpatrick flower flynn fodder
foundations frankie frederic galleries garnered geography goh graeme gramm
halftime handy harley hatoyama he henri highlands himself historic holocaust
hoping hunt illustrate impending incumbents injuring interpreted interrupted
isabella jewelry kai kang kaohsiung kinmen kremlin lagos larry laurence lawn
leaders leagues lectured lexington li light lighting luigi lula marin marquee
marred matchup mcbride meadows mention misleading miss mixed mod modest moody
morales mosque mud mullen mushrooms mustafa nebraska neighborhoods none nuh
observers occasions odor onslaught opponents organic organisms oscar ousting
palace panamanian pardoned pasta pastor penned perkins pianist pike ping
premature promising promoter psychiatrist putin putt ramadi rebuke recipes
recreational relatively reluctant responsive rested riley roast rockets rotten
rowing roy rusty ryutaro sahn sandy scandinavian schwarzenegger shape sharapova
sheldon shooter sinking skis sleep sociedad soured spanned speculated staple
steelers stinging story subordinates subtropical succeeds suggestion sultan
surrounding surveyed syed tasting thumbs tibet traditionally trophies urban urge
utmost vanderbilt vee vietnamese vijay vineyard wharf withstand worm wyoming
-55: abacha accessible adapted addiction advertise aided alfonso amazon
announcer around assembling attain bahr bark beach bernie bicycles biotechnology
bob bombers burst butcher butt cannons capello casablanca caste challenged
characteristic chargers chee chernobyl clinching clocks collective collegiate
commentator concentrated congolese conservative consistently contradictory
convenience convenient cornell country cranes craven cream dairy daughter
declares deepest defeat defenses dell despite destroys developing disappeared
disgraced displays disposable dissatisfaction dogged dole drained drake drones
duel duet dunk dwindling eclipse economists eisenhower elf emerge energies
escalate exist exodus expensive explore fats finch flame footed freeman galicia
ghazi gloves grammy guerrero guerrilla gum gyanendra hacking hangzhou harrison
hasan having heavyweights hebei heels horizon hovered hubei ignored imam
inaction inauguration incompatible inducted integrating integrity invite ire
islander jaguars jar joanna kerry kurds landslide lashkar lau liberty lifetime
limbs looted lost ma madagascar mahr mas mayer melvin memorabilia messi might
militancy mitsui mohammed morton narrator nesting niche nike now obasanjo
observatory onion orchard organisers outdated overture painting palin palms
parker passer penang pollster possessing poultry presbyterian proclamation
programmers propelled puzzle quake ranger ray redemption renounced richardson
rip ripped risen roman sabbath scandals sea segregation seizing sen sheltering
shoes silicon simplest situation sloan spearheaded spectator spend sporadic
squares stained staying succeeding swaziland sword synagogues tabloid tal tamil
teamed telecast teresa terry thin ties traders trained transparent trench trust
tumble umass uniforms usc values vargas victoria violence voice wahid wake
watershed weather wetlands wigan willingness writings xu yu zeng
-50: abnormal abusing activist administrations ahl alexis alliance amenities ann
antiquities artifacts asserted authenticity autobiographical avoiding bahamas
betting bode braun bread brenda brendan broadly bulbs cahill cambridge captain
carrot carts cassidy catherine catholic centered ceremonies chandler clutching
cochran columbus commitment concepts concerts consumers convince covenant cpc
cristiano davidson davos deep defeating depended desmond destabilize destruction
determination devote disarming doctrine don dynamics enough expectancy falcons
fanned favor firmly flatly fled forest forests forrester forts fours francois
furniture gambling grappling ham hands hanson harder henry hit hms holidays
homer householder hubert hurling ignited igor illuminated impacts indebted
infected infinite interpretations irving jacobs jesuit jeter jimmy joe juice
kadhafi laced lal lawless leadoff lesotho lettuce leveled liberties lin lindh
livelihood loch luncheon lutheran macapagal mack males malibu manmohan maple
marry martina mass mastermind mater meaningful memorial meyers mistakes mohammad
morrow motifs motorcade nanjing nawaz negroponte nuggets oaks obesity objects
occasional olives onions onset orlando ortiz ostensibly overcome packed panther
pants patten patterson paved peacefully penetrate percy plays ploy poles popped
possess potatoes powerhouse predicts preserves presiding prestige punjab python
rahul railroads rapid ravens recapture refrain reigning republicans reunited
rocker rookies rovers salem sarah saratoga saves science seahawks secessionist
secondly separates seville sex shenyang shields siegel singer sixty skating
skipper slave snapped softened spilling sports sprayed spurs stones studios
submerged such sumitomo swim symmetry tai thabo threaten together trends umar
uniformed uribe vocabulary volcano vomiting walters warne waters wave weed
wolfgang zanzibar
-45: aaron abandoned admitting adopting airliners altar argues aspects assaulted
avian baltimore barre batted battered behest bhutan biggest blame blanc blasted
boston boundaries brawl built busan buster cardinal carrots cathy cautioned
cayman centrist cheshire chretien cisco climber close coaches coca collaborate
commanders commenting compared complicated consolidating constellation
constituents cookies corn cough criticisms dartmouth days deco demonstrators
dempsey devon dino dipping disturbance documented doe donovan drogba drought
dundee educator elliot embark enactment environment equestrian escalation
establishments everett farrell fastball favored featuring feud focused foliage
forecasting forestry fractured francis friedrich gainers gayle goldstein
grinding groundwork gunfire hawkins hears heightened helmets hernandez hewlett
hide higgins hornets hume hun husband hutton illustrator imply improvised
industries intensified investors iqbal isaac jaya jilin juliet justice kansas
kim kirk knots knoxville kosher labelled lakes lamar launching lemon leno
liberal linda loser loyalty lynn macintosh mackenzie made maharashtra malik
marches marie marital maritime marketed marshall martial matthews mauritius
mccarthy med messenger mick mirage moh monastic monsoon mountain murayama mvp
nakamura napster navigate netscape newport nor norris obrador oceanic old
organized outfit palmer parliaments partisan paz pbs pepsi persian petty pi pink
pitches pomeranian prominent prostitute protesting quantum rao rapids rid risky
rok rory rudolf rutherford sank scarborough scathing screenwriter semis sexual
sherwood sonoma spotlight stabbed stabbing storm strength strengthening
strengths stronger stronghold studded suburban suffers superior supposed
suppression sway symbolic taekwondo teamsters televisions terri testament
theological theology thrift tide towards trapped tucson tyson ucla undercut
undertaking underwater unnoticed upside vacations vermont victims victories
visibility walesa waterfall watson westchester wholly winning winnipeg ying yong
youngest
-40: achieving airplanes albanians amber amphibious anton anxiety approached
archipelago aspen asserting associations assumption assure baldwin ball barbados
barker battleground beating bethesda bolstered breathing cannon carrie
caterpillar cattle cheating chuck civilians collingwood colony committing
community conserve consistent cooperative creed criticizing cromwell crowns
crust damon deacon defeated democratically demonstrations desirable detective
detectives dilemma disperse dmitry documenting domestically dong downturn doyle
durable ecevit ee elderly ellen ensemble exchanges exercised exhibition exiled
expanding expression facto fairway female fide find fleets flora flyers franz
fundamentalist furnishings galileo ganguly geared glue gorge grassland
greenpeace gunners gutierrez guyana haitian harp helmand herb hewitt hideout
hiding hua huang hundreds hurricane hussain hyun ian idaho imminent imperial
inaccurate inception indian indoors inferior inland intermittent jacobson jake
jeep jeremiah jo journalistic judging judgments kappa katie knowingly lack
lafayette lai lange lei lena lincoln lucas malcolm male manipulate mazda meal
meat moderate mollusk montana nashville necessarily nets neutrality ninety
odinga opportunities outperform outpost overlooking overwhelmingly pastoral
patrolling pearl performing peshawar plantation playoffs plotting pneumonia pope
pork prediction profitable pulp purpose quick quicker rafsanjani randall
randolph rather ravalomanana recovering reflect registering republics
researchers restraint reviewer rita roberts sage salmon sarasota satisfaction
selectors serbs sham shaved sheffield similarity slowing smallpox smooth snipers
someone splinter springfield stepping street subspecies succeed surpass
suspicion symphony syrup tacoma tadic textiles thorpe till tim touch toured
traffickers transform trapping tufts turmoil tutsi unmarried vinci wah wallace
walter wayne wb wear wed western where whitney willem wolff worcestershire
workings yangtze yesterday
-35: absolute accurately aceh adam affordable africa altering analysts anatomy
anne apache apprehended archery arias aristide arts ashley asia asian assertions
athletics avail battle beat beethoven beverages bickering billed blew boarded
boats bookstores brad bricks bride bridges buccaneers bullets buried cage
cambodian campaigned camping campo casino chains challenges chengdu chunks
cleveland clout coincide coles complaining completely consoles conte costly
counterattack crippled croats crystal dae darren davydenko debut decisive derive
deteriorating dialogue diamond diarrhea discussing domenech dominant dot
doubtful drama early eastward eggs ensued erickson erode eugene factions falsely
faltered fences fidelity firefighter fires flintoff floral footing forty frost
giuseppe goodman gore graves gravity grows gustav haiti hart harvard haze heir
helicopters histories hopkins humid hygiene informed intentionally interviewer
jihad jintao joanne journeys justification kan ki landmark langer lasted
letterman longest mahdi malone manifest maoist matter meager mehsud mend
mentioning mercer merging methane midnight midwest minh mit mitterrand mixing
monterey mugabe nearing nerves newton nighttime nissan no nude observations
opium osman overtake own philip philippoussis phoned phrases pier possibility
premieres preserve producers protester protesters que quetta radcliffe rebecca
rebuilding referring reflecting reluctantly repairing resort responsible robb
ronaldinho rounder russell safe salam salvatore saudis saunders scandinavia
scratch secession serious setback shandong sharpe sherry shooting show shower
sickness sidney sister sitting slipping sluggish solomon sophie speculative
spent standout stealth stocked strains suburbs suggest surrounds survival taha
taliban tends that therapeutic therapies thunderstorms tick tipping tourist
treated trick trooper trumpet unintended unsettled vague valued vegetable vernon
versailles walsh wang wet when wimbledon word worsened wounded writers wu xfdws
yoon yuri zion zoran
-30: abhisit acting aegean aggression aiding alcoholism ambiguous anatoly annals
arbor athlete aziz bai balkan bangalore banner baseman beleaguered benny bible
bite blasts blaze book buckley buffalo cal carve caucasus ceremony charred
cherokee chiang chien cholera clash clayton coke coli collided com comparable
complicity confusion constantinople conway craft crafted crawford culprit
currents curry daiwa dane dean dent deteriorate developed discovered displayed
distributors dominance domingo drastic durban earl edwin elizabeth emergencies
emphasis empowerment erect erie ernest estuary everton fang fat foreigner
foundation frequently gained garcia garlic gaulle george graham grozny hainan
hale hasina hawkish heaviest hsieh hutus ignores il illness informs interactions
internationally internationals jacques jaime jared joining julius kagame kahr
kamal kane keane keith kenny khmer klinsmann koizumi lan latin lawful legislator
lennox leopold lynch majors mann marat mare marriage martins massachusetts
matthew maxim mcdermott measuring met miliband militias minorities mobil
modernization mouse need nld nomura oriented outdoor overcrowded past pat
pavilion persuading phantom philharmonic picking planted players pleading
positioned president promises prostitutes pulitzer purdue rabbi racers racial
recent reception recognizes rees reliable remotely repertoire reservoirs robe
rogers ronaldo rural safin saved scenario scots separatists serge shack shepard
shopping shops sihanouk simms sino skirts slam soda speedy stigma submarines
suffered sugar summon surrey swords synchronized tao them theoretically
thousands torino torres tory touring transformers tree trenches trousers
turnaround turner ultimately underwear uphill valery verona vests villages
virtually watches wholesalers wie wife words worldwide wrestling wright wrong
yousef zanu zuma
-25: accorded adherence affecting akron alternatives amos anglo answering
appearing arlington asteroid bahadur baltic banda baptism bargain baron beckham
becomes beetle bell bihac bio blamed blanche bordered boroughs boxer brands
brewer bring broth bruce byzantine cannes catalonia celsius centerpiece charity
chateau chaudhry chen chesapeake christchurch coats comcast comparing concern
conclusion confederate confidence connor conservatory contend cornwall creation
crist critic crossover culprits curtailed dalian demolished depend deposed di
diamonds dig dish dismiss distract dominic dominican dora douglas dozens els
endanger evelyn evergreen facade fertility flagging flee flies foreseeable
franchise fritz fuhrman fundraiser giambi giovanni glass golds goran groom
ground gunbattle gut gymnastics hajj harrington hashemi healy heiress helping
herbs hsu ii impaired industrialized insecurity ismail jamaica jaw jiabao jun
kaczynski karachi klaus knowledge laborers lahore landslides lao lapd laying
lessons liberia lies liquor listener lleyton maier maine majorities makeover
marsh mckay meaning melody melt militiamen miners moist mongolian mtv musab na
narrative nassau nay nelson newman nineteen noise noted nowitzki nut ochoa odom
oleg opposed originated osborne ouster outbreak papua paralyzed partnered pataki
peaks pedestrian perpetrators piper pippen pla playstation plum postwar premiere
preparedness prevented problematic producing prosecuted pushing raj ramirez ravi
raw rbis redmond reilly replica restoring reunite ribbons robson ronald rooney
salvador sectarian serra settled she shipyard shootings sigma sims skated skater
skilling smoke smugglers snatched sniper soar soaring socialist sociology socks
sol somewhere son soundtrack spate specials specimens speech spencer spinach
suing survivor swollen tackling temperatures thatcher throughout ticking tikrit
tiny tobago translating trickle turkmenistan uneven unfair vega vegas viacom
vicar vigilance visiting vocal vojislav wade wax waziristan weightlifting
whistle widely workplace york zemin
-20: abdallah abusive academy accidents aclu act adler aground ailments albert
ancestral angela anticipated apparently appliances approach association atlas
attendance avalanche barrage baskets bce bedford beetles beginning bernhard bert
beside boil bolivian borne boutique brennan brown browns burning busiest canary
capita capitals carlson carroll carter cedar cedric challengers chaplain cheryl
churchill collaboration combating comfortably commodore competitors complex
compromised conceded conceptual considerable contra cooperatives cracks
credibility dave defeats demonstrate diego dime diseases diyala donaldson
downside duffy dwelling eaton edison encourages endemic eradicate ernesto
ethiopian experiments expresses faisal fears federation feet ferguson fielding
fighter fulton galway geopolitical gerrard gingrich govern gradually graffiti
griffin guggenheim gunman guru handlers hanged heather heidi hillside holed home
hotels hubbard hurd inappropriate ing inning interaction introducing invasion
island jamie jammu jefferson jets joachim joel judd junta justin kay khalil
kodak kostunica kuchma kumaratunga kuomintang kwasniewski lankan leafs leftist
len leung limbo lincolnshire lobbied lose lowe machines manga marty mccormack
medvedev mentions mercantile mexican mi middleton mined molina monastery
mosquito mound myers ned needy offensive olds olusegun opener oppose oracle
orbiting organization organizers pac pairing pakistan paramedics patrolled peter
peters pew phil piedmont pol policymakers political presumed princeton prius
prohibition prompting publicly ranch rashid raytheon reasoning rebuffed
recognised red relative rescued rifles rift rockefeller rocks role roofs rough
rumsfeld sal sam samuel sbc scant scientology scout sergey settlers sheikh shoot
shoreline shortstop shown sistani souvenir spree standing stanford starvation
steady strangled studying suharto suits surging suzuki swearing tanjug tatiana
tattoo teaches teeth theo these toshiba toughest trademark traveling travellers
trusts tu turkmen twist variety varsity venues verizon veterinarian vine
wallabies walled weakening whatever wheeler willow wired writer zardari
-15: aba abdul absorb acronym actively addressing afford amelie anglican
antibodies anywhere appeared arose asahi atlantic attention aurora authors
bakery balcony band barn beans bedrooms beneath biased bono booker brand builds
bunkers bushel cabrera cadets cake campaigning carbohydrates casa casualties cbs
cereal changed chevron chicago chin chung citadel cite clemens clifford clogged
cody collaborator collapsed condemnation conglomerate consensus consolation
conspiracy contempt context corning couch coup courtroom cramped crater crawl
criticised crop cruiser culminated cunningham datafile deceased decliners
democratic demonstration dengue denials denominations detached deterioration
dialects dialogues dickinson dictate difference difficult dirk disagreed
disapproval disrupt distinct eagle easiest economy eduard egg electorate embryos
ensuing erekat essex executed executives expeditions explorer extent fahd faldo
farther finale fitch fitzgerald flick flowering focusing footballer forbes
fortnight frontline gameplay gen gerald gloucestershire green greenspan grumman
guangdong guillaume harpercollins hashimoto haute hay hayward henrik hoon hybrid
ignite impartial inc incidents instrumental intensify intifada invitational
invites irish itt ivorian jammed jonas juveniles kahn karzai khodorkovsky
killings kraft lacrosse laurent leapt led leukemia levine limerick lobbyists
lockheed logic loom loudspeakers lublin lunar lying maddux madeleine maid majid
manhattan mar marble marcia marina markets martinez mercenaries minivan
mismanagement mixes mobilization mohamad monrovia morrison moth mountainous
moussa mural mustard napolitano nasser nate nearly ngos nikolay nova offensives
oklahoma olive oliver omar orange orion osama pacific papandreou paramilitaries
partly party patricia perennial perino phillip picture pirated plavsic poison
porous precincts predicted predominantly pressured preventing professional
professor professors progress proximity psychologist pumped punish quarterback
quiz rae rammed ready referees reformed regained rewards ridden rings riot
rivera roaming robbie rushing saeb samantha scholarly segregated shapiro shearer
sherman shinawatra simmering smallest soared softer species sprawling spy
stockton stopping sunnis supermarket sustained sven swine taylor tents texas
tinto tracy trainers translates tried tumbling turns tuzla unaccounted
underlined underwood unfairly unfit unions unreasonable uzbek voyage walker
warships waterloo waterway weaken weiss white winchester wong woodlands wreck
-10: acquiring advancing alerted alexander altogether analytical archaeological
assailants assassinate asserts atlantis attackers auschwitz awaited bacteria
baja barely beforehand benton berman bipartisan blow boiling bottles boucher
branding breakfast bureaucratic butter cancers captained career catcher
cathedral chalabi charitable charities charles charleston cheng chernomyrdin
chiefly cho choir chose chun church cincinnati clr cocoa collection collector
colspan combining commissioner complicating constructing consulted created
cruise dal daryl dawson decorations deeper defectors degradation delivering
della dem descend descriptions destination detected discovery disposed djokovic
doherty dominion drift dudayev duncan dunn dynamite enforcing engagement enhance
enhanced enhancing eriksson evan events evicted fallon faltering favourite fits
fleischer flushing francesco fungi gaston gateway geoffrey geometric gill
glacier grave grueling guerrillas gulf hadley hammond hang hartford heart hostel
hotly hunger illegitimate imposing inflated insurgency irvin islamic issa ivanov
jalal japanese jirga johansson jong kathy keating keeping kendall kicker kmt
knot lake lamps lancaster larson lawson lax least lied likewise lindsay
lingering live livingstone lobbyist lone lorraine lounge loyola lra maltese
manifesto marginally marking marquis martyn mcgee mckenzie medalists modeled
momentum monica montenegrin mora moro mortars multimedia murderer nadu nausea
networking newcomer noon norodom noting onward outsourcing pamela parishes
patronage patti pensacola photographer photography piers pine policemen posed
pots prayer presumably priest privy progressed proposing prostitution protested
puerto pulpit punch rallies ramon rampant ranged rawalpindi recognise reflected
renovated resident reveals revive rigged rivals roles romero roque rosa rubber
ruiz saharan said sami santa sauce scattering schumer schwartz scoreboard
scrimmage secretly seles semiconductors servicemen shane sharm sheila shots
shuttered signs silk slamming slight solid solving spat spear spilled stand
steamed stephens stuart subjective suggesting suzanne swam synagogue tam
teammate television threw tomatoes treatise tricky trivia tse unionist uphold
verse verses veteran vice viewing villa virginia vowing weaponry went while
winery woodland wreckage yacht yeast yielded yusuf zah zebari zia zimmerman
-5: abandon abandonment abed accelerating aisle ak album alexei allied alpha
andrew argument arizona assisting automobiles ayala azerbaijan backwards baker
bathrooms battleship because becker beit belongs benches berkshire bethlehem
beverage birch blanco blasting blitz brass breakout briggs burgess burma
butterfly byron cadillac cairns campaigns campbell capriati cardoso carolyn
cartoonist ceramic ceremonial challenge characteristics coastal colonies
complexity condoms consider consultants contenders convergence cope corridors
councilor cultivation curt cypriots danielle dealing digest dissenting downtown
draper dried duo duval edward emilio emory encourage endorsing enron entrusted
envisions exchanging facial facts fallujah farms fend fiji finds flores flute
fog forbids forehead formations foster fresno fronts fuels funeral garner
getaway gibbs gown gustavo gym habitat hampered handball handheld has heisman
helped highlight highs hillsborough howell hypothetical illustrations implies
improving incident influenza inner iraqis islands jaffna janata jarvis jewish
jumped juve karim khalifa kyrgyzstan lam laredo largely latham laura lbw ldp let
likelihood linguistic liu lotus louise lowly lsu maintaining make manager
mclaughlin melanie metallic middleweight midtown minibus minnesota misses
mississippi mouth multimillion multinational nba neville nicaragua nn notched
nudity nunn orchestra orient pace pain particles pauline pereira persistent pg
plastics policeman population posthumously pot ppp precursor predecessor
profanity protect protests putting quo radios rationale recognition reel regent
relax reluctance reproduce rise roh romanized rosario rose salon sands sara
sawyer scale scarf scenarios schilling scrambled seasons separatist shaw shui
sidelines since slater sleeves slowest smith snowfall soto spector sphere spikes
spread square stephen straight stuffed sulawesi syracuse taiwan tajikistan
talbot tapping tent thaksin theresa thirty thornton thwart tommy trash tsai turk
unification unpopular uproar upstairs urged ussr vandalism vinegar volunteered
wei welcomes wilkins wisconsin witness yeltsin yoh zidane
0: abbot abc abdel aberdeen acceptance accusing african ailment albuquerque ali
aligned alpine ames analyst architect artworks ashton atoms attendant backer
bait balked barnard benefit beverly bharatiya boosted bounds brandenburg bravo
brittany build cai canyon caroline chat chennai chiefs climbing collins
combatants competitor compounded conceal conflicts connecticut considering
considers consistency contradicted convention conversations cook cooke cotton
counterparts courtney cowen cristina criticized curbing deaths debates decline
developers devise diagnosed dillon disappearance displaced dominique dresden
drew eighteenth emblem encompasses eponymous etienne example farmland fatah
favourites fields flared fore fouled fowler franks frederick friedman gallon
garciaparra garment gather geological gigs greenwood guadalajara guilty gul had
hamburger hampton hashim haven helmut hilton hobart honour hooper hundred
hussein hutchinson ibm immigrant impact india industrials infants inscriptions
interfere invest invited iowa irina irna jacob jermaine julio karen karl kiev
kill kirby knocks kurdistan labeled lagging legitimacy linguistics local los
lugar lukas macedonian maize makers mansion marietta marshal masterminding
mccain mcdonnell mcguire migrant mixture mobutu moe moines moore mori moving
moya mv nhk nicaraguan nordic notably nursery offerings ottoman outcome owners
paceman parties patel paternal paul pavement pebble peeled pep peppers placards
pointing politburo polytechnic posters pow prasad precinct preside pressuring
principles prolonged proposition quickly rabbani reader recall recaptured rector
refuge rendering represented representing resigning retiring ria rice roadside
rodriguez romney rosemary salman sampson saying sco scotia sellers senegalese
settler sharif shelves shootout shop sierra situations skills skopje songwriter
spitzer springboard stands steak stevenson stole stripes studied sufficiently
suggests surgeons suu swat sweeping sync tactical tampa terminology this
threatens timberwolves timorese toh tong tore touches traced tractors traveled
tribunals trinidad tumbled turbulence undated unix usa utah valle vanessa
videotaped voters waco warned warren weaker weaknesses whip wickets wii wilhelm
won writing xv yahoo zoe
5: accusations actions adams adidas aeronautics and anders assertion astronauts
bahn barring bashar batsman bay bbn beats bellsouth belonged bending bengals
biathlon bilbao blogs blows bodyguards bombing boulder bouts bow brace
bulldozers buying cali call catches cemetery chairman chairwoman champion
chapter choi cliff coffins collecting colours commandos commodities competence
confederation contending controversies cooking corpse culminating curling
damaged dealt decay deregulation dining dorset duke economist eighteen eldest
enclosure ended enforced engineers england espionage establishing evening
experts explained explanation explosion expose express eyewitness fairness
favour fe figure filipino filmed fine fired flowing forces forested
fortifications georgia gig guzman hall handicap hanging hazards headache
headaches holmes homered houses hugh ibn institution interests involved isle
jason jay joaquin johann johns joined judith junichiro junk kgb kinkel kirsten
ko lacked lacks laureate lectures levelled librarian lie lieberman lips
litvinenko mahmud mansfield marine marines marino marriott marwan maurice mlb
mogadishu morris moshe motivation mumbai nailed named napa nhl nobel nonfiction
northrop novartis organizer ossetia outfielder outlawed paints participated
pastrana peninsula periods person petersburg phillips phoenix pinch pinpoint
plots plunging poker pontiac poses potentially practitioner preserved produced
protestors puck pyramid quality quell quoting rahman reflects reich relied rely
remarks repetitive reproductive restive retired russ savoy scientific scored
scott sean seismic seminary setbacks shaath shared sharp simmons smog soldiers
solved sonia sooner sore spiked sponsoring staples stern stevens sting stone
stretching strikers stumbling su sullivan summer superiors sutton svetlana sweep
syrians telegram tentative th their thinner time todd tongue toss towers towns
trail umpires undergone undermine villiers virtual warplanes wasps weak
welterweight wesley
10: abrams accepting accomplices accountants accumulate achilles acres adnan
affects afternoon aids albums already americas anna answered appealed appointing
arab armed ashcroft asking assembled attaches auburn autism barber basin bean
beef begun bian bikes blames botswana brady broadcaster brunei bryan buckingham
canberra captured catalyst caution cdy champions changing charlton citizens
civil clare clark claudia clerks clothing cnbc common complicate contended
continuation contribute controversy countrywide create criticism cullen currie
danube dating dick dictated diet differ director disease diversify dorm doug
drastically dudley earned easily eastman economic edmonton elian emerson ensured
entirely episcopal episode equalized erased espanyol estonian explode fatal
footprint forcibly fossil freshmen furnished furor gallery geology georg
georgetown georgian gerry goalkeepers gorges gran granite grind guam guatemala
guatemalan gunships heavily hence hermann hills hinder his hits homes hubble
hyundai indies induce informing ingushetia inspecting insurgents integrate intel
it jennifer joints joseph julie kandahar kentucky kept kitchen kouchner lanka
lay leroy lightly limb louisiana madras managers marion means miguel minneapolis
missouri mittal modernize najib namely newswires nominated nonprofit offense
otherwise outfield oxford particle pave pcs physics piled pitch pittsburgh plata
playmaker positioning practices prep preseason primakov principally propel
punches racing racket radovan reasonable recession regime rene republican rio
scar schiavo scoreless selling servants seventeen shelters sheriff shortcomings
showers silverman sit skull slayings soils southwestern spin spring sri starr
steal strained strengthened stricken strictly tainted tankers teaspoon tennessee
tens terrain theory times trader traps try tuned typical uncertain unconscious
und unexpectedly unilateral unknown viagra vicente viktor vol warwickshire wells
westwood worldcom wrestlers xerox xvi
15: achieve admitted advancers advocacy albany alberta ambassadors ambush
analyzing andersen annapolis antarctic antarctica apart arthritis asthma
atalanta avenues ba baird ballard bankrupt barack bare beaumont beck beefed
blankets blistering borneo botched boyfriend breakup brook calculating came
cause ceded chechen cheek chipped circle circumstances climate clinton clocked
closely colorado complementary compromises concentrate conflict connie
constitute contests counselors crackdown crises cyclists datuk debuts defending
dei derbyshire derek different difficulty disadvantage disrupted draws drums
essentially exile farmhouse fernandes ferreira firstly flint flooding flu foam
foreigners fouls gamma garros giving global globe go goals guarding gucci hamdan
harbour harness heavier henin her hilltop hilly hokkaido homeland hooker impetus
inaugural inaugurated invasive ipod ivanovic jaguar jenny jill johan justices
kabila kazakhstan kensington kristin kumar las late lauderdale lavrov les lesser
levi liam literacy lobby localities lookout loss lott luanda madison mahmoud mai
margaret mark market mayor mccann medley melissa memory mike mombasa moreover mr
nec networks nfl nicotine norte nuri olympic ould out peaking pearce perth
playoff pointed polio porch poster potomac pour principality pro prudential
prussian qassam rafter raul reasons recruit regis rehearsals renting resided
retaliation rising saddam samsung sanitary satellites schuster sciences scoring
severed shipbuilding siege skate slew slice slower social sony sparked squarely
stab stamford stocks stoke subdivisions submarine suggestions suicide sunderland
supreme surges surround suv thorough tomorrow tv uniform unify uzbekistan val
vancouver vick weakness wellington wiley win wings yokohama
20: ability abramoff acre admiral adobe advising afforded afl again aim
airstrike alarm alarms alito ancestry antoine appearance aquino armistice aso
asphalt assaults astronaut atmospheric attic averaged avert away ayman barak
bavarian berg blackmail blackouts books brain broke bucs burlington burnley
burrell bye california canterbury casts centralized cleaned clergy clijsters cod
coffers colin colleague communion compete competitions complained compose
computerized computing contributes cornelius crime cruz cues cynthia dai dale
dallas declarations declining deny departed dependence depth descent det
devaluation dice dictionary dioceses dismissed disorder disparity disruption
dissidents does dormitory embryonic emmy empty engagements equities erected
event exchanged exists exploration extremist fabric fate figures fingers flooded
flux forging fraser fray frozen gave generale generally ghanaian goodyear
grazing guild hamas headmaster hedge hierarchy hiking hosted hwa hydro importing
inconclusive incursions instances intact intercontinental intimidation isabel
jacksonville javier jetliner ji johnson jonathan jorge juniors kaiser kashmir
kingdom klein knives korea kyrgyz lampard lehmann lessen lighthouse lime linux
manning marshals martin massey mdc meanings mergers milwaukee mindanao mladic
mohamed movements nabil nationally nautical nfc nightly nl norwich obama
obituary omega one opinions orchestral organize ounces outreach participating
pause peacemaking peterson pettitte philadelphia physical plagued planting
pledging plummeted po pops possessions preferably prematurely priory privately
province public publishing read recruited regency relates remedy renewing
represent reprisals researcher resonance reunification reynolds rhode ridges
rubbish runners rushdie rushed rust sacramento sagging sanitation saturdays
saxophone scottish secretaries shalom shifting should shredded sinai singh slack
slopes smoking somalia somerset sometime southern spam spears spike spinning
stable statehood stormed styling suffrage surveyor surviving swiftly tailor
taxis telephones tempo territorial territory thompson thor timothy tnt toro
transplants trauma triggering troy trucking vale vicinity vietnam volatile
warner webb weekends weeklong weld wo working worries xiamen yangon
25: absent accusation aerial alexandre alvaro amir angus ansa arguments arlen
armstrong ascent ashore assumptions attributed averages aviv await bakiyev bates
began benson bhp bin bogeys brookings bumper bur byrd canoe canon carlisle
caspian categorized chairs charlotte cheaper choices chris christophe chronicle
cigarettes clarke clifton colbert collapses colt companion compositions concord
consequently contender convent cooled cooperation crews croatia cup dalton
darrell davis death debris declare deemed def defend defenseman democrats
dentist denver depends derives directed directing discarded display distortion
dived diver downgraded draped dwellings dynamo eileen elevators emerges
equalizer eradication escaped essays ethnicity excavated exeter expeditionary
facing fah faster fault fight fire fischer flanked flaw float foiled forehand
forge formerly fully gareth gently gephardt get goal governments grande grocery
guardian guided guides gunmen gwen hails hairs hallway hamid hancock hauling
hayden heavyweight herman herrera hoisted hooks hosni hossein hostilities
ignacio improvement including increasing indiana indoor infiltrate injecting
insistence institute instruments is jacket japan jpmorgan katherine katz kelley
la latvian leader leadership liters lungs marcelo maria marquez massive matsui
mechanics melinda mentioned michael mls montenegro morning napoli natal nbc
newborn nicky nile norm nz objected observation opposing organised origin owner
pak particular petrochemical pfizer piero pillar pistols plunge plunged
poisoning pornographic preceded pregnant protracted prussia psg psychology
publishers raphael rapper rebels regan rehman remedies renamed repeating replay
represents residing river rubin russian rwanda saarc seals secretary sergei
setting settling shawn shortest shutting simulated sinks skeleton skier societe
songwriting southernmost spark squads squeezed steven stockholders stressed
stretches strongholds struggling sussex tariq task thick throne timely tirana
titular told tom toni topping torah treason tumors unified unlawful upright uss
vegetation vieira volley vows wartime watergate william works writes yielding
30: accomplice acoustic advances adversely affected alba allege alone amp
anchorage andre ansar anwar arise arrows arsenal assailant assassination
associates atta attack auckland austin aviation balancing balkans bari barnes
bavaria beijing belmont bertie bishops blackberry blair bodies bolivia bomber
boosting booths broadcasters broadcasting bt by caldwell cardiovascular casting
caucus caucuses cease censorship chang christine classrooms coated college
commandant commander compaq computers condemns conducting confederations
constitutes continental contributing corporation cosmetics countdown cw cycling
czechs deepwater defences del delta demographic denny dependent destroyer
diabetes diluted diving dozen dragged driven duff during elements enriching
euthanasia exported extensively faculties fc forex forth fragments freeway fresh
fridays fugitives garbage gavin genocide graduates greater grenades guarded
hafez hamad hamper hampshire hassan heinrich highways hints hiroshi humidity
inacio incursion indication individuals influx informally inherit interfering
intervened interviewing itself ivory izetbegovic janeiro jarrett jing johannes
juries keel kia kicked knock labs landlord laptops legitimate lodge lopez luis
luxury malaga malaria maneuvering mason masters matters mcchrystal mcclellan
mckinney measured medina medium mendoza mgm militant militia mini moi mottaki
msnbc nam nantes nationalities ne neighbourhood nestle nonpartisan normandy
obliged opinion opposite opting organise pakistani parity parked paths paula
pens pentium personal piles piracy plotted porto positive preston prevalence
progression protective raja rally ratko rauf reaching reconstruct recorded
references rematch renounce restrain reyes rico rios rolling rosenthal rouge
routines russia sacking sadr salomon sand scot scrambling seated sebastian
senator seniors sergio sewing sf shirt shows situated slammed slope slumping
smoothly soldier spacecraft speculation spokesman spokesmen spouses steffi
streamed strikes suburb sunni surge surgeon suspicions symptoms ta tactics
teachers teaching teaspoons technology telex teller tensions testifying thames
therapist throw tianjin tightly touchdowns towel trails transatlantic transition
tri troubled twa ulster underage unesco urging vacation vanity vatican verbal
viable vista volcanic vowed vying warden was waterford welsh wes wheat whoever
wichita wilkes wooded wooden work worsening wrongful zhao
35: acc accused ad adelaide akhtar although andy angeles apology appearances
appears arguing armenian armor artillery atom aung automakers baath bangladesh
bangladeshi banning be beacon blast boca bombings botha broadband brokers
buildings business calgary caliber capitol carlos catalan causing chairperson
chao charting chase cheat chechnya chelsea chemistry ciller clean clement cloud
cognitive cohen coincided colonel commanded comoros compare competed compiling
complexes composed condo conspiring continued cooperate coruna could crane
crease crouch dade deed democrat den designer detroit development developments
diaries disappears dpp drone dry du ellis emanuel embryo enact endeavour
engineered europe every excel expedition fall fatty favors federations flagged
flash fletcher floated florida food future gallup gary gates genoa germain goma
gomez governors grab graders gregory groups guangzhou guaranteeing guitar
habibie halifax hardship hastily havens hebrew heed heirs henderson hezbollah
hides hodgson hutu idle implicit insisted insists invitation isolation ix
jennings joey kills kmart korean laboratories leningrad lethal liberalization
liechtenstein limestone longstanding looming lunch macau malawi mali massimo
matched maternal math maturity mauresmo medal michel microsoft migrants min
motive mph mrs nadal namibia nancy national oldham oregon organisations
organizations outlying outposts owen palo paolo paramilitary pasha patrick
pendleton performed pf physicians piling pillow pleads pristina proportion quran
rabin raced raising rebound record region regions reinforce relies remains
repeatedly reservoir resources roommate ryder safina salinas sandra santo schwab
season secrecy shire showdown sicily signaling sink slaying smear soloist soon
sotomayor spills springs stats stearns storyline susan suspicious symington tae
tallahassee technique telescope tension terrestrial thierry torch toronto
tottenham towels translated transparency trimble troublesome truce truckers
turnout tyco uaw undecided underground undersecretary universidad unmanned upon
us usual utc utilize violating volatility waist wall werner weston williams
worked xbox yudhoyono zoellick
40: abidjan accidentally advertised advise afloat agricultural alam alexandra
alison amr anderson antara apex apostolic argued aria arkansas armitage arrival
ask aston attempting auditorium averaging avoids baden bae baht baku bali
barings barr bayern bicycle bissau blades bone brigadier brisbane browning
brushed builder building burkina bush bust cameras campuses canceling cathay ce
cheapest choosing clubs clue clues cluster collier commanding commodity
comparative compatriot confessions connolly conspired corners cosmetic counted
countess cppcc croatian cuba culled daewoo dagestan damp dar das davenport denis
denying designs detect diane didier discipline drawing ea ebay efficiently ehud
en energy enforce er estates evenly expatriate exporter fao fastest fernando
fewer formed forming fort forum fulfill garza goaltender gomes grabbed graduated
greenback guinea guns hector hong ifor implied incomes infant instability
institutions intend java jenin jimenez jon journalists justine kcna kerr kohl
kok kong kph land legislatures lend libel libraries lining liz logos machine
magazines mallorca manages managing marianne marrow masri mca mclean meals meant
meg mexico microwave miner minerals mint monterrey moss motel mueller murder
murders mussa mustang nagoya nalbandian naples nato nearby nicole nippon nokia
nominee northward norwood object ocalan olsen organism overs participant
partnership passing picked pieces pleas poh polls pools portland prefecture
premiered presentations presents primaries prizes progressively prominently
protects psychological pulling punching quinn racer ranariddh reaffirmed
receivers recently reforming rehearsal reservation respondents resting risks
roads royalty saleh san screens separating serving shall shelter shot sideline
simon size skyscraper sliced small sneak somali south southampton specializes
spence spokesperson spreads stakeholders stalls stretched stuck stun subaru sums
surged telstra theoretical threatening thrown token toyota trade trans
travelling tuberculosis turn twisting unacceptable unfavorable unnecessary uttar
vest viii violin virus visit visitor wagon worth wreath zimbabwean
45: able adhere advises afghan aggravated alabama alcoa allison anita annexed
anti arch armey arroyo attendants autograph awards banja barcelona batter
beatings beheaded beige belarusian belfast benin bernard birdie bogey bought
bradley brief bronze calculated called campus carl carr chevy clandestine clear
cleric coaching color continuity continuously cookie correlation cory countryman
course cr cska curtail customary czechoslovakia dakota dams dan de decoration
definitive deforestation dementieva denise dennis develop developer develops
devised diary digitally dili doubts drummer ed efforts enlisted enrich enrique
equipped ernst evacuees face faction falling favorable featured fielded figaro
fireplace flashpoint flaws fliers floating fluctuations forwards foul framed
frontal general gerard glen glossy gonzales gonzalez grange greek greenland
groceries guitarist heavy helmet hepatitis hmos hoh hub hypothesis inability
inadvertently incorporating indecent indications indonesia injures intending
interrogated jenkins jessica jones journalist keeper keeps kyi label labels lag
lamont laos leone lexus lineage lined liverpool locally loosely mediterranean
mekong melbourne menem mining miranda monopoly mosul motorcycle motorola myspace
naming navy neurons nevada newcastle newer newspapers nick nielsen nigel
northwestern nuevo obstacles offside olympics palestinians panathinaikos par
paralympic parenting paulson pawn pepper perez performance perry peruvian
petersen phony platinum plumbing pockets possibly preferring prestigious
profiling programmed prolong pt qwest rachel reactions reclaimed reed regain
relief replays reruns reserved resuming retirees reversing rick rim roland rover
rsa rub ruben runaway salah scam seaman shanghai shocks silva singaporean sirius
ski skin slams southwest space specializing spells ss stabilized start steve
stopped stores strait syndrome synod tat technologies tiebreaker toilets
travelled tripled troubles twin ukrainian uncertainties unconditional
unconfirmed united utilizing verde videotapes void water winger without
witnesses xavier yonhap zaire
50: aboard accompanied adrian advisers affiliated agriculture ahern alphabet
alto ambulances amd amid anchors andres antibiotics antonio arrested atkinson
attacks ballack bankruptcies bel belonging besieged birth births bombardment
bordeaux bragg brick brighton bulb bump captors capture caused chapel cheney
chop citigroup clarence claudio climbed coast coleman combination commerce
competitiveness conclude constant consultative corporate courtesy credible croat
crossed crude ct daniels defended delegates dies differed differing disorders
disposition divide docks dow earnhardt el elaborating emigration entity erosion
exhibitions exhibits exporting fa facilitated factories factual felipe ferries
fetch fibers field fit fk flipped flood forecasts frontman giles grounds halting
hanover hardline heads heights honduras horn hospitalized households hwang icahn
illnesses imprint initials intention interpol jurors kafelnikov karadzic kdp
keynote kirchner kuznetsova lace languages lansing leach legislators legs
lewinsky lima limousine logging lords lottery lt ltte lyons manor mariano
maxwell maze mcveigh medals megan miles militants mirror mk moscow motorists
name nasa ndp numbers occupying occurring opening organs outgoing paired path
paving paying pediatric petroleum petrova pitted plural poverty powell preparing
processors productivity purge questioned questioning rafael rebel reconstructed
refining resolving resource reward rosen rule saeed salaam satisfy screenplay
script selective sides sizable sketch sm snap softening sold soybean spans
specimen specter spill st stain stayed stephenson stove straits straw
strengthens summits sunken supporting surpluses surrendered swede swimmer
talabani tampering tanks taps taxed te team terrorism thai thomas tobias tome
tracing traveler triangle turnpike unconstitutional underscore unemployed
unharmed ut vaclav variations ventures volunteer wagons waits walton wants
washington windsor wrongly wuhan yamaha yevgeny your
55: abdullah abide abuja ace acquittal adjusting aerospace affirmed ahmad aiming
airplane allan alps alvarez ample analyze andretti angelo another aqsa
archeological archer ari arrived assassinations atlanta augusto average backhand
banned betis billboard bombs burial cafeteria cans cantor cardiff champ
championships chatham child chunk claimed combine compact compass concussion
confession connections consolidate conventional courtyard crocker customers
daytime decorative define demanding deportivo derailed differences dismisses
doctors doh drove elisabeth enclave enclaves ensuring enterprises environmental
eric evans exploded fallout favourable feeding ferdinand fina financier
fortified found freighter frequent fundraising gail gallons goalie google gordon
graduating grand grip gunshot hammered harris heel herald herbert herzegovina
hijacked hijacking hinted hk homicide hood hopefuls icelandic identifying
illicit imprisoned incarcerated inched indonesian informal inherited instance
institutes int interfax iranian islamist islamiyah josef kabul kazakh kevin
laguna laid lance large larsson lends lighter lim ludwig marked mathematical
mccall mental menus metz miami middlesbrough midweek mine mir miroslav moldova
morgue moslem mostar mundo najaf navigator neal needles nguyen nominate ntv
oceania only otto ounce ousted patterns peaked penetration pharmaceutical
photographs pickups places pornography portable portuguese priesthood principals
privacy prohibiting prosecute protected question raleigh ramsey rasmussen
receptions receptors reciprocal recycled refurbished rehnquist remote reprinted
restoration retaliatory returning rica richard rightful rigid rival rochester
roth routinely rue ruud sailed sandstone santos sat satisfactory save sayyaf
schmidt score serbia serve sewer shelton showed shrapnel signalled simulation
simultaneously slump soyuz speeding spraying steele steiner stranded streamlined
streams stretch subjected synthetic tablespoons tail terrorist timber timing tin
toby tony townships transports trevor tries unicef unita unrest vi vickers
victim vivendi von wait warburg wedge wheelchair with wrestler yields zach
60: abbey abkhazia acquitted adrift advantage advised airlines airstrikes
airwaves albright appear assad assurance atletico atomic attempts attends az
azerbaijani bachelor badawi barbara bars bart bedroom before ben bend benfica
beshir bind bleeding blogger boat bogged bottle broaden businesses cagliari cape
capt cardboard carlton castillo centred chain charted chirac club cole coma
commit communes communication constituted coordinated corey cue cumberland
cummings dip disbanded disciplines discrimination donated drawings drawn
drummond dutchman earning easier edging elbaradei es estrada ethanol etymology
extant feasible ferrero feyenoord flew flip flurry forums fumes fundamental
gabriel gains gbagbo gearing genus geoff glasgow group grupo guido hansen harmon
hectares highlights holland hormones hutchison iii ina installing insurers
internet interpreter interviewed ipswich ito jeopardize joshua judgement kaplan
keep kellogg kingston language largest lars lea levin liberian lightweight
linebacker lobbying macedonia madoff mate mathieu mci mediated melamine mena
michelin middlesex midfielders midland migration miller minimize mobility morgan
mortality moynihan muller muscles nafta nationwide nyc obstacle of okinawa
opposition oral orbit other outages pair paralysis part petitioned philips
phones police pollutants posthumous power preparations prime privilege
prosecutions provinces quarterfinals quoted raids rapes razor reading rebounds
recommending reinforced reject relaxation reverted ritz rodham rome ron routed
salzburg samir sans secret senators sequences shimbun shore sided sinclair
sprinter steroids stewart storing strain strickland sustainability tajik
targeting tenants terence throat tires titled toledo topple tractor tracts trap
tumor twenty uncover venezuelan venue vic vodafone warship weekend welch
westminster widening wilson workouts yates youtube yugoslavia zarqawi zoning
65: ababa abductions accepted active addressed adriatic advisors against airing
alex alias alicia an angles annexation anthony apec approaches armenia associate
awaits balanced ballistic barnett baronet bike biology bonds both bratislava
bremer british broken busch callers campaign carefully carriages carrying cent
centimeters chiluba chongqing chopped christie christoph citizen clerical cobra
computer concluded concluding congressman constructed consumption continue
contribution corinthians counties county daniel dealings decreasing delivers
deploying dhaka differs dimension dirt discriminatory distances dividing ds
duchess dwayne educational effective effort electors electric electronics ending
endowment enterprise essay established estonia explodes facebook flare forensic
freddie freezing fugitive generating genome geographical ghraib gop goss
governance grammar growth harcourt harper hayes headed heap hesse hired holden
honduran hospitals hotel illinois importers ingrid inspected intervention
involvement irrigation istanbul italia jose jp judgment juergen khost landings
last laurel laurie laws lawyer leather lewis lloyd logged lori lucent makeshift
makeup marathon marc marketing meantime medicine miers minority mold montreal
mortar mousavi mubarak nanny narrowing neatly negligence nichols nominating
normal olympiakos oman opened optic organizational overdose papal peak perimeter
pest picket pinto please potential practice precautions preschool probable
proliferation proteins purported qaida randy receptor reclaim recounts
redevelopment reelected refineries reno restored restricting retire
retrospective riga robert roc ruled sabotage sadc scaled searched seasonal
senegal series sharma shimon shin silvio simpson singapore solar sovereignty
speakers spell step stickers stockpiles strategy strokes studio stumps suarez
subjects tagged taipei tate taxonomy telephoned texts ti tiles touchdown
toulouse trading translations treaties trophy tucker verbs viewer vocals waiting
walls warehouses winless wood workout would wrongdoing yitzhak yomiuri zealand
70: abbas across airs allegation altered ana angolan arises army arson asean
assessing assume at avenue backstroke bailey bak barbed bass behavioral belarus
biden billions blood boehner borough brahimi brandon brent brian bruising
burundi cambodia cancer cannot caracas cas cascade chalk chief chimney clay
columnist comes commencement commonly conrad consolidation continuing copying
corp correctly corruption councils coveted craig credentials currencies curved
damage damian dart debate defamation defected defense definite deflect delhi
denial deprivation detachment downed dropping dumped edwards effect emeritus
employ engineer engraved examines excessive experimental exposed faso fell
fernandez filling finals firing flanders florence forecast forthcoming fujimori
gate geithner generate generated gina girlfriend gold gregg grill gt hardenne
havel hosting ih improve inadequate indianapolis induced indy inflows infrared
insure iphone jana jean julien jurisdictions kadima kampala khalilzad kms
lambert landis league lehman lg loophole lorenzo luke lumber macao magazine
magistrates magnum manchester manufactured marta media medics metals military
mills milosevic mines miriam mission mistakenly mitigate mofaz molecules motif
murphy nablus navarro nave neighboring neutral ngo nose officials operatives
optical osaka outskirts owned owns pamphlet panetta parkway partners patented
perugia peso pesticides pga pharmaceuticals pierre pietro pill promoted
promotions provincial psychiatry punishment race ramos recovered recruiting
recycling regulating reissued rejecting render repetition resolved respond rib
riddled rn robbery romano rookie rowland runways sacked salisbury sanctioned
sars schroeder schultz screen seeded sensitivity sentenced servings severe
sevilla sewage seymour shenzhen shrink siena silver slowdown slumped smuggle
snapshot soil sovereign splitting spying states stop sued summoned swansea
swelling symposium tackled taking tap tass tear techniques tel telecoms temporal
testified trainer troops twitter uganda up upgrading utilized veins verdict
villepin vilnius vitamins wada watts webber wnba wolverhampton yellow zapatero
75: abel accept accommodate added addis adult aimed alberto allawi amanda
ambassador amounted anatolia area areas arranging autonomous banco barge
belongings biological blackburn blog boycotted bradford break buildup bunker
butler castle cavalry championship chancellor chapters chile choice cholesterol
clinched coincides complying condit conductor corps correspondents creek cum
debra decrees defuse derail description desktop dissident distress driveway
dupont dvds effects egypt ejected elsewhere emi endorsements enlargement
escalating fabio failures falls fellowship fitness freely freetown frenchman
fuji gam ge gets gloucester granada greene half hangs henman hicks hoc horta
hosts however ibrahim imported improved inequality inflammatory ingredients
inscribed interceptions interpretation intersection investor isolate italics
jeff josh kelly lamy latest launchers leeds livingston logan longer luka
macdonald maher manned manuel marcos marseille master match mathis medalist
mediators merchandise merkel mesa metropolitan midterm missile missiles monde
moran nabisco near nepal nih northernmost nsa numerous offering opponent
ordinance ordination packaged palestine pap paraguay partner pastry peripheral
physiology piano plaintiffs planes pows pre prevent primetime profits
punishments quadruple quebec quit railroad ranked rated recommend refer regiment
sahara salt sampled saturday saxon shannon ships simone sized slightly
specialists spinner springer sprint stated studies stump subtitles suffolk
supported sydney synopsis tablets tactic takers taxpayers terror threat ton torn
tournament tours tow toxic tunnels unfinished unidentified unseeded unsuccessful
utrecht vaccines valladolid vendor vessels vital warnings west wilkinson
wilmington worsen yards
80: abbreviated accessories accords accounted adopted advertising afterwards aig
airports albania albanian allegiance alternative altitude ambulance andrei
angular archbishop asa barricades bearer bennett berlusconi biomedical birdies
bloomberg bombardier borrowed bout brazil broader calories camps cellar class
cleanup clips colon commentaries commercial compatible compilation connection
contentious contributions convictions coordinating coroner countries courts
crest da debated decker declines deported descending destinations detail
detectors dimensions dipped disagreement disagreements distributing dive divorce
down dye dyer elect english entities evade exceeded fannie feingold feinstein
fis flush focus former freeing freestyle fri gabon gennady goalkeeper governor
grain gram hander harassment heated helm hereditary high hill hines hole
immigrants improves informant insisting institutional insurgent johannesburg
jumbo kinshasa knocked lawyers livni low lucrative luiz maintained majority
maker markus mcgill merger micro missing mitch models moreno motorsports
mozambican muh nc nearest netted news newscast nicolas nm norfolk northeast
notch npc nucleus objective observer ontario outcomes oversaw overturned
pamphlets participants pc pearson perform perks persuade photographic pinochet
plastic plateau precaution prints produce prohibits raft raided ranging ranks
reaction recovers referenced refugees regiments rents repaired reporters rescue
resistance responses responsibility retailer rhine ridge road robberies robin
romanian room rotary rove royal run runs sears serbian shed shoots skipping
slalom slap slices slid solve stability stacy staffed standoff steered stepped
stomach strategic substantially substitutes subway suit sundays surrender
survives susilo sweeps systematic textile therefore tipped translate treasurer
trip umbrella undergoing underneath unlimited unveils variation verdicts videos
viscount wachovia weir whopping wide wolfowitz worded wounds yahya yard yen
85: abuses accumulated accuracy action affairs after agree airliner al alejandro
alexandria alongside anytime ariel armour arrivals ash asked aus authorities
autos baking basra benjamin bilateral boj brock brunswick brush bucket buyers
cac can cannabis capabilities caps captive carolina casey ceased cents chester
chilean chips coalition combatant compares competing concerns concorde
constitutionally cordon costing coventry creates crimes crosses crunch curtain
daytona denies depart derrick difficulties disabilities dnc drilled durham
eastern editorials endorse endorsement entitlement escorted eventually
excavations exited ferry fills ghana glove grenade guide gymnasium headlined hid
highlighted hijackers house hsbc hungarian hydroelectric ida if in inject
internally itar jerome job julian khalid koran kyodo laden launched lecture
legality lionel lpga luc machinery magnet major maliki message midday mineral
minimal minsk missed murray mutations myanmar naval needs negative negotiator
occurred ordinaries osasuna paperback photograph planning poole powers pp pratt
preakness prepared presenting primarily prize producer quarry queensland
questionable rainfall re recorders redundant relocate reply ribs ricardo rifle
rights rodrigo rolf rounded roundup rudd saab sachs safeguard salim sarajevo
scanning scoop scripts scrum se served sharon shotgun signaled simplified slade
slobodan sofia solana srinagar standards steals stick strengthen stresses
stuffing surgical tenet tobacco topped townsend trace transporting trio trucks
turkey tyler tyrone umpire undertook updating vans venezuela venture videotape
vs walkout wharton whenever williamson yasser year zambian zaragoza zelaya
90: accident acquired activities adding administering adverse advice affiliates
ajax allmusic along anchored answer antitrust appointees arabia arteries
assemblyman award axis balloon bambang barrett bashir beams behind bentley
biennial bodily bodyguard bolton booth bounced breakaway breaststroke broad
bruises burn camera change chapman chest classroom coal collision cologne
commuter compensate controlling convened counsel counterpart crash dario davies
deflation delegation detentions dianne disclosing diversion dodd dprk eddie
election electromagnetic emir emmanuel escape est europa evidence fatalities
fayed fema fiber finite firmer flag flagship focuses footage for foreign
formulate french futures gathers genetic georges gilles graphics guards haas
handcuffed hearing heinz hurst hydrogen importer infections intelligence
international interstate intervene iran jaafari jamal jospin juan juventus kent
kidnapped kofi kyle landfill larijani le leading leaving lien lines looms lund
maiden mainland malnutrition margins markings mayo mayoral merged merrill
methodology middle midfield mistreatment modeling nadia nerve nigeria nigerian
nouri obligated obligation occupation organisation overturn owed panama pascal
patrol patrols pavel period peru petra philipp pilots pistons premier priced
prisons probing progresses prohibitive properties proton psv pumping pursue
quarters quartet rancho rand rca recordings recovery recurring reiterated
rejoined reservists response rest retiree roma rotterdam rusedski sa salvage
salvaged sectors seoul serves shoe si singled sixteen soften spanning spiral
spun stade stating stemmed streaming subscribe successfully sunday systemic
tailored tallinn tanner tapped terrell thirteen threatened tokyo took traded
travis ugandan unsolved unveil vfl video violate volvo walnut weekdays weighed
winston wireless wrapping xxx
95: abducted aborted acute advisories affect andrews announce announcing array
arrow assumed atoll aznar bagram baxter beneficiary bets bi bond boycott brescia
briefed briefly burton cabins canada capability ceasefire celta chadian claude
cloth collections commando compuserve concentration conditions console converts
cooper copied cork counter crashes cyril deans defends deliver denominated
depleted detonated direction directors dismantle duma dutch ecclesiastical
edinburgh egyptian elbow employed enforcement envoys episodes equip eritrean
estate exercises expert farc farm fatigue fencing filming firestone fla flexible
foley fulham ga gambia gazprom generalized geographic grease greenhouse grouping
hd health healthcare heat help highway holbrooke honorary horsepower horwitz
household humanities identify illegally implants incorporate instructors
inventories its jails jankovic jemaah khaled kosovo kris kurdish lanes larger
lawmaker layup lieutenant lille lineups lung lyle macquarie magnetic maneuvers
mans mathematics mats matt mc mediate minister montgomery morse multi
multibillion naira nasdaq nations nottingham oblast offenses overdue overlap
pais palermo participate patches paycheck pen permitting philippe plasma
policing portsmouth punishable rahim ratings reelection regents reliever
repeated reporter republic rigorous rocket ropes ross rwandan salazar school
schools scorers seasonally seekers sending sharia significant simplify smuggled
spaces spectrum stacked stephanie stimulate strict striker stringer structures
students succession tablet takeoff td teams tenure testosterone thailand topix
tournaments triangular triggered tsvangirai undercover university unwanted
uruguayan usoc valencia van waste watkins whereas
100: acceptable accuses adopt ads aires alessandro alleviate antwerp app arming
asif australia automation automobile avoid basel bed bhd bits blackout blocs
boeing bse bucharest calls cameroon captives cast ceo chairmen chord christopher
citibank climb cnn coffin coins columbia condoleezza conferences confined
constable contestants contributed convicted corzine counselor critical crown
daniela debuted decided defender defensive delivered disabled dissolve
distributor donate doubles drains economics ecowas eddy elected eliezer enabling
entirety establish estrogen evaluating except executions exercise fabian feed
fetus flour force forged freed gases gorazde halved heroin hiv identities
indicted indirectly industrial ingredient installations integral integration
into investment irregular isaf isbn jet jitters kenyan khartoum kuerten kurt
lapses lazio legally libertadores limiting lithuania lithuanian liver london
marijuana mauro merit midfielder ministries minor minutes missions mossad nails
narcotics neumann neurological newsroom nsw nurses nv nw oak occupants onboard
online opposes overseen palm passages patty pelosi pills pinned pkk place
pleaded prompted purportedly qb quito radio reconsider referee referred
reformist result retires reviews ri riders right rossi rounding routine rulings
running screenings scrub semi semiconductor sensory shear sheridan skirt
solutions southeastern sped spelling spinoff stefano stokes structured stud
subdivided subdivision substance substances sudanese suez support surfaced
tablespoon targeted then thomson thread throws toe tools tower tracked
transplant travels tribune tuesday underwriting upheld variants veil vitamin
wales whilst windows wolfsburg workshop worldsources xinhua zairean zero
zimbabwe zurich
105: accelerate activity administrators advertisement afghanistan angola annan
answers any arafat argentina armored arsenic assemble barclays bbc bcs belgrade
between binary borrow bremen bumped cadet calf cars catalog causes cellular cis
claiming collar company conference conferred construct consultant containment
conviction councillor courthouse crashed crisis criticizes curves cyclist
decommissioned degree delaware delegations denktash discharged dodge downhill
downing edged elections employers employs enhancement ethiopia eurovision
expense faces factor fairfax fictitious flats flemish forcing formulated fr
franc freshman ftc gao garage genes give goldman guillermo handguns hayat herve
hire holloway homeowners honors imbalance infantry inform instrument
instrumentation insurer inter investments iraqi jelena jockey kaka kick kidney
lands lcd liable likely linear lire litter ltd maintain malta managed
manipulation manufactures mat matches maximize mechanic mechanical medallist
medicines messaging minute mozambique names narrow negotiators newark newsday ng
north nuremberg oas odi offseason outlook owing oxide parma penalized pesticide
philippines pipelines plc plot pocket pollution porsche precipitation properly
protein ps put railways recover reforms reliability risk ritter rubens scans
scorer scotland scrutiny seeds seller seminar senatorial several shelby shortage
siding signing simmer sketches slowed smuggling sophomore sparta spd spine split
stance static stiff suggested suitable tanker tanzanian textbook tf tracking
tram tributaries turin tutor ulrich unincorporated union veterinary warehouse
warranted wash watford webster whereabouts whether wingspan workers
110: abroad accordingly andreas appeal ar argentine arriving assemblies
assistant bacterial barrel based baton bb bc bearing bildt billings birmingham
blueprint bookings booster bore bounded burns cameraman care centrifuges
cessation choose chosen clinch clinics colleges comments commonwealth companies
competition compounds compromise concludes connect consult contends copenhagen
correctional costa coupe cutter cycles dana defined defines derivatives
determined dismantled donors dose drills driving earn earns edge ethics
expertise exports extras facilitate false finger fleet fly fokker forced ford
from hamza handbook hastert hazardous head hearst helms helps infringement ink
irl iron islamabad israel itv jr kenya kilometer kilometers kyoto latitude
latter lawmakers ledger leverage loaded malaysian manuscripts marco max meeting
mercosur metal methods midlands milf monday ncaa neural new normally northern nt
ny obey objectives oder outlets outstanding packs paint paralympics paribas
parry participation phnom physician pipes plead posada pound powder prodi
publisher recruits regulated relation remain remained representative resign
resigned rests retains rig rojas sails sap scramble serb settles severity
sharply shell short similar slovenia sofa sorting spanish spur stalemate
stockholm strategies substantial suisse supervising supplying surfaces sworn
take teacher telegraph tested the thereby threats toll torpedo tour traces
trailing trips trustees tt tunisian ubs uncertainty variant vein voivodeship
warsaw warwick washn web winners wrapped yearlong
115: abolition acquisitions advanced aek ailing alcatel algeria algiers align
allegedly appliance arabic arrive artwork au axe baghdad barracks baseline
bassist bathroom bergen beth birdied bloc bnp bogota bosnia bridge broadcasts
cairo calendar center certain charcoal chords cleaning cn commune communications
complications comprehensive concrete confirming conflicting consultancy
continues corner counting custom daimler david dea deal dec declaration deluxe
demilitarized demos der dhabi disengagement distance dixon dj donations dos dots
eased east edited eindhoven eng enriched equilibrium erase ericsson eritrea
estimate evacuate explicit factors faculty fare fifteen formation friday
functional furnace gap gasoline gender genera gerhard grams gravel grievances
gubernatorial habib hiring hostage hour humanitarian inflationary infrastructure
initiatives instead instituted instructed insulation intestinal introduction
invitations israeli jersey join judiciary jumper kickoff kimberly lane latvia
lecturer lifeline likud lip luton macroeconomic magna markers mauritania
mediator million minced moussaoui mri munich newhouse nonproliferation
northeastern occupied onwards opted or outer outlet overseeing oxygen pairs
parent parish pathways patients peer peterborough petr plants player point
polanski polish premiership preparation press prices products prohibit prompt
qaeda quarter raid raised recipe rejection renewed reportedly representation
research reservations restore restrictive rey ring rob rows ruble same sampdoria
scores sebastien sedan seizures sell separated significantly singles solo sonar
southeast spaniard speed spiraling starter steam steroid strike stuttgart
substituted syndicate systems telecommunication thus topic twelve undocumented
uninsured value villarreal volkswagen weigh whitewater wider winding woes
woodward yuan
120: aa abn ada advertisements affirmative airfield alert antibiotic approving
approximate archives arrives aside assuming auspices backed barriers barton
bauer behalf bologna bolt breaches breaker bruno caller cites co colombia
comment confiscated congo contest contraction cordoned counterterrorism crete
denied departing depot detain diagnosis dioxide dissolved ditch divisional
domestic downward draw drc earnings ease ecuador elementary elena enacted end
epo escapes essential et ex expelled explosive exposure feeds flat gas governing
hangar hans hastings hazard headline holes honda hongkong hr huber hubs hungary
idf im implanted initiated initiation inscription intensive interest involving
ioc italian jump kirkuk lapse larsen leipzig leverkusen mac manage maryland may
meanwhile mile mitchell mitsubishi moisture molecule needing nihon ntsb officers
oils outside oval overseas pablo pack pattern pegged pence petit petraeus piece
planner policies ponte pressed principle problem profit promotion pronunciation
prop propose prostate pulled pulse pyongyang qureia rape regulate relocated
reorganized repaid reparations repatriated resolve roll rugbyu sas seek
selections shrank sked slows sperm spokeswoman spoon starts stave store strand
subordinate tarmac telecommunications terms topics torture trailer treaty
unanswered undertake unveiled upwards varying versions vetoed vii villeneuve
violated werder wicketkeeper wwe yuh
125: accountant acquire administration adviser agencies aides alan albion
amsterdam armoured arrests asks assistants assisted assists attempted attorney
australian automaker autonomy auxerre bangkok barred bath bosnian brazilian
breaching breast brigade capital capping casket catalogue cello chemical
chevrolet cited clarified complement complied confirms congress consumer
contaminated continuous conversions convoys correspond cumulative curfew darfur
delaying denomination deployed dissolution divided downs dublin duchy ehn elias
elliott embedded emirate enabled entitled ep equal estimated european exceeding
excluded executive fed first followed forgery fractures frist gag greenville
hostages iceland improvements incorporated incumbent injured intercept
investigated investigating involuntary ireland jeopardy jeremy larvae lasts
later lays ld leahy lineman lloyds located loeb lyonnais manufacturers marcus
median members midway mirrors multilateral netting ninth nominations off
offending officially olivier operators outright outs paid palestinian passage
peacekeepers pretoria programmer projections protest regulators reported reveal
rope runner runway sabah sacks scandal scholarship sealing seeking selecting
sells semifinal serial seven share sharing shelf shelved shortly sidelined
slovak squad stage stakes steep stems stephane stock string subversion
successive tar technicians therapy timor tissues trajectory treatments
unofficial until ups urgently utilization vehicles vicario winner wrangling xp
130: abuse academic accelerated adel adequately adjoining airbus aired airways
alleging alter amnesty analyzed announcement annulled aol atop back basket
basque bishop blix bowen brasil bribery buenos burdens camp capped carla carlo
carriers chad chronology civilian clients closed coin colombian colombo combat
confirm consecutive considerations converted coordinator corrections cote
crossing decision decisions density des detonate dietary disruptions djibouti
drum edt effectively effectiveness electrons element eleven embattled entire
evacuated eventual execute expand explicitly extensive fabricated features feb
feedback finished flotilla forward fraudulent funnel furthermore gain ger
glucose goes greg halves haul hook hormone iaaf icrc identical impeachment
injuries intergovernmental intern interventions jan jens journals judges
junction juvenile kilograms labor lamp liner longitude macro mails mainly
massage messages metro minors minus mobile motion mount muster nairobi narrower
neighbouring nepali non northampton norwegian occupies occupy originate os over
para paris pathology percussion platforms platoon plo poland pollard por powered
preventive primera printers probes proceeded promised proof pushed qantas qatari
quantities radioactive rejects renewable restrict restructured resulted retail
rigging rigs roadmap rolled roof ruling rupees ryan samper seized seminars
senior sensitive sentinel shale ship smaller snatch stalling stay stockpile
stripping sulfur supervisors tables territories thursday tile totalled
transmitted tyre universities unrestricted usually vaccine valerie vent version
viola violators viral warning weapons weber weighs westinghouse widen yemeni
zagreb
135: ab accessory actual af afc agents air alain algorithms allegations
alterations amro ankara apartment archdiocese attend automated belts benz berlin
bolster borders boutros breached bundesbank burden cdc censure challenger claim
clerk coating comprise computational conclusions conduct conform convoy copa
discretion discussion discussions dismissal divisions dormant downloaded drives
dumping eduardo emil engineering entered examining exclusion fail faults fence
finalist findings finn firm five formal fourteen fumble fuse gives gov
government graduate guilders halfway hariri heading headquartered helicopter
herein hksar holdings initiative insured interception interrogations
interrogators introduces investigates involve kidnapping kigali labeling labour
leaflets legislature leicester leon library lodging lumpur lyon magnus mainz
managerial marginal member meridian michigan ministers months ni nurse offshore
ohio opec organizes ottawa parsley pencil pit plaster pledged possible prepare
prohibited protection prototype publications radiation ran ratified reach
readiness recording recount recurrence regularly renewal repealed resignation
resumption retirement riyadh rupiah saad sarkozy schooling screw seize
semifinals sign signature sits spa span spatial specially splits staffs stairs
starters state successor sudan suites suspending sv tehran ten threads title tni
to tolls transitional tributary tying ufc unclear unmarked urges usda use
utilities weapon week wholesale wikileaks wins wipe
140: abruptly abu adjourned apiece athens attorneys bans barrier battalion
benefits bernanke beta bourse bp broadcast bromwich browser calculations
capacity carmaker carole cartel ceilings chrome coat collated commentary
commissioners commits compel composite concerto concession confirmed connected
contacts controllers courier crack crew crippling crucial curve danish daschle
dash dealers defection demoted deputy desks devices digital diplomat dismantling
dr drug drying efficiency electron enclosed endorsed equations equatorial eur
exclusively factory financed firms flows follow foreclosures fraction francs
froze generates guard handing homework hull ibf impasse incidence indicating
indices infield infiltration infinity injected introduced jericho jerusalem
juror kenneth kessler keyboards klm kuala laboratory launch logo luca maps
mcconnell mill model modem molecular mordechai munitions navigation nicosia
niger offer offers open operation packaging pages pesos pins podium poll portal
precise present presentation presidency private privatization produces
programming published races rai ratify reconnaissance redesignated remixes
rented repeat reprieve retaining returned roche rod romania rooms santander
shield signatories sixteenth sk sought spray stages statement steer stefan
stephan stint substitute summit superintendent surname tallied tanzania tasked
taxi thereafter thirteenth tickets titles tougher trailers train turbines two
types uncovered underlying voted warheads warns waxman wednesday welfare will
workshops yugoslav zones
145: abolished abortion absentia acceleration accommodations accumulation
administrator aims arbitrary associated assurances attempt audition badges bench
bogeyed bogus boosts bristol broker budapest buses buy canceled canvas
capitalization chemicals clip commands competes concentrations convict convicts
counterfeit customs cypriot dated dealerships derived divides dortmund doubled
drill drilling editors electoral elevator embassies employees evaluate feature
finnish floors formally ft gene given haaretz helsinki honours host hurdles
implementing imposition improper indexes inflammation ins interference itunes
joins jordan juppe kathmandu kidnappings kilos lab landed lengths limitations
lindsey location locked loosen loses madrid malaysia mccoy measurements merge
mesh michele milligrams misconduct morocco needle northwest notation nov oil
ordering participates passengers patch patient paulo peres performs pile pits
prague precautionary presently prevention prisoners project providing pseudonym
quantitative quote range ranges reform refueling regional rejoin rennes reside
ringgit roadblocks sanchez santiago sao satellite schalke schumacher securities
settle shifts shipping shortages shoulder slate slovakia solution speaker
speedway spelled sponsors spores startup stolen tapes tenant tenth textbooks
togo tops traffic trafficking turbo twelfth udinese validity violates weighing
widened written yemen yongbyon
150: abdominal acids ahead ahmed algerian amounts auditors authority automotive
bar barrels berger blockade bmw box britain brokerage bundled canal candidate
category cells colour compiled consolidated containers contention copper
correspondent counts covert criminal cushion decree defective definition
definitions delegate dependency determining dini diplomats disambiguation disks
disputes doctor doubling drugs elevated envisaged errors extending fbi fein
filtering flier forms frigate grabs gross hammer hand handover harare hauled
identity inches incorrectly independent initially instructor integrated
intermediary interview jobs jordanian kl knox launches lenses libyan lineup
links locate lockerbie lockout malpractice management moroccan motors muscle
narrowly neck network newsweek nutrition nyse oau officer originating oust pan
paterson penh persons pin pistol plaque posting pumps qatar reactors readings
refers refinery refuse releasing relegation reopened respiratory revealed safely
saxony scholarships sector seed seedings servers set settings shareholders
shifted side simultaneous site sla slashing sorted specifically speeds sprinkle
squadron standardized stereo sticky subset sue summons supports synthesis tank
tb thorny tighter tilt tons translation transmitting ukraine unanimous
unsuccessfully vacuum volumes vw which zambia
155: abolish absence agenda agreeing airlift also ante apartments appoint
arising assault attacker august banking begin beneficiaries biographical
blagojevich boundary bulgaria burglary bus buttons cabinets cable canadian
cancellations capacities carded chronic cigarette clarify combined conditioning
confinement consul contamination controlled converting corpus dam dayton denotes
deployments detained detection disarmament disclosures discussed divert dock
doses drag dump education eight exempted expel faulted finish fixture formulas
free generic handle height hose hours indicate indicators inflation inside
jazeera jensen junior kidnappers knife kospi laser law layers left leinster
limited locomotive losses lusaka maneuver manufacturing mercury mileage ministry
monaco money moved ms nascar next nkorea nomination novak nutrients occur oic
osce padilla perjury plea portugal pressures profiles profitability protections
pull purchasing purposes quits rails ram random rbi records refrigerator
reopening reproduction resides resolutions resumed rider rosenberg roughly
ruptured safeguards sail sales sato search securing shares shut shuttle sinn
solely staffers statistics sticking stream stricter structure study surface
survey takeover talks theft timed tissue tool trades transit transmit turkish
ullrich ultimatum unhcr vapor vary vienna vowel wards
160: adoption afp alternating anonymous belt bidding blanket bomb braking
bullion capsule carriage carry cds cellphone certify clearing combines concacaf
consulting contested controversial cooling defence deficiency defunct demolition
depots diocese directs discusses eads earlier editions eliminating emirates
expansion fake financial flexibility fragment fraud friction full gaza gears
governorate gps greece grouped gunpoint halt hardware hires housed identified
implicated incorrect independently investigate investigators involves kicks
kilometre kilometres kindergarten launcher lead leaks levels liquid lisbon
locations mae maintains marks merck metabolism mid mideast normalization offered
orbital overhead overland overview pads pal parsons parts plutonium presented
problems punched push radar radius rafah rating reinforcements renovation
renovations replacing representatives residences retrieve return reversed rises
sack scales schemes scope scrapping secretariat sef seventh sizes skinner
solicitor sprained stabilization stainless starting statements statutes steel
stoppage strasbourg student subject swiss three tie tied towed township traction
translator transportation transported tunisia twice uae unanimously undertaken
wages wbc weighted within yield
165: accord affiliation aircraft airplay anonymity anthrax appraisal attachment
awaiting background barroso basement beds begins beirut blackwater boarding
boost borussia bra bribe briton case cbc circulated circulating cm columns
constitutional contesting coordination corridor cross currency cutbacks cutting
deadlocked decrease deficiencies demand departments derivative design dial
disarm discrete dispatched diverted domains downstream editor eighth embargo
equivalent erik esp excess exclude expands expressway extortion filters finances
fined fork fund gaps garrison gazette gcc gibraltar governmental graphic
hamilton handled headquarters heating holding hospital hurdle icc imprisonment
indicator induction italy jakarta keizai leased liaison linked manpower
mastercard mediation motions nine nuclear number paste payrolls pickup pipe
platform pledge pledges portfolios prepares probability product property proxy
quantity reais recess rectangular regardless reinstate richmond rp sac security
sergeant setup siemens sites slip spacewalk sq staircase stamped substantive
suspected swedish temperature tender testimony through ticket trillion unloaded
unnamed used velocity vessel worker
170: accredited acid adopts airport andrea archive auctions balance batteries
bayer blade body booked bound brigades bulgarian calculate cardiac caretaker
cart cc centers chair chamber checkpoints clemency conducts congestion
constituencies contacted cornerback council councillors covered cs
daimlerchrysler damascus dealership deflected departure deport designated
detector diesel disqualified distributed district dividends doha dollars
drainage enables encoded enrolled entering enzymes exact excavation expects
finalists freelance fta gun hague handling hebron hiatus highest hp identifies
immediate imports incurred iraq johnston kidnap lap leaf levy liga line
loopholes lufthansa map mapped meter method milan misuse municipalities mutation
nacional newspaper notoc numbered numbering nursing nutritional official olmert
original parallel percent pm presidential priorities projects quarterfinal
railway reads recaps relinquish repeats rna scaling scrapped screened sensex
sept signed skillet spain spare specialty spouse statistical stroke tackles
taken thumb tips transport trigger type unauthorized underwent upcoming upgraded
vocalist volume watchdog watt weeks workforce wound yukos
175: abduction absorption according adjacent advisor airborne alleged applicable
auditor austrian bern border borrowers brokered buys chartered chrysler
conducted conjunction contador content contributor count cylinders degrees
dental departures deploy deposited dispose distributions districts dollar
electronic estimates eta exception expanded fifa flight fullback galloway german
gm goods guest guidance imaging improperly inactive infusion insulin ira iv
jailed kilogram kroner ladder lateral lawsuits layoffs lebanese libby libya
licensed manufacture mapping matrix megawatts miscellaneous modes monitored must
negotiating net nord norway oath offenders optimal overall overnight peg
periodically philippine preference pregnancy proceeding propulsion pts purchased
ramallah rations rein relieve remix revenues rewrite ribbon roadway royalties
saudi sediment shipped slide slipped software source specifics spiegel surplus
surveys taxable terminals toilet totalling trichet trimmed tucked turnover
upstream upward va various verified vertical vote wrist
180: absentee adequate admiralty amtrak anonymously apparatus arrest assess
asset assist authored banks briefings bullet calcium canton cement channels
collected commissioned condominium connects contracting contributors deciding
decreased dinars diplomatic directorate doors dough dubai dvd electricity
entrances equity exchequer fatality folded ghali heathrow hidden indictments
infection interviews ions irvine jail jointly jury lebanon manila medications
meetings menu motor move munster nears negotiate newsletter nitrogen numerical
offence operated partition pays peacekeeping pool preferred preparatory
presenter prison pupils questions ras reconstruction registered rehab relay
relevant restitution retain revamped reviewing route routes saddle seng service
skipped spending sponsored stations supplies taxpayer tight trent trials triple
tripoli truck uc unilaterally unscom uses vouchers wfp
185: accepts agrees airline amman announces arm asbestos balloting bandwidth
benchmark benchmarks cabin calculation candidacy candidates canopy chambers
chemotherapy circular clinical combustion communique complete comprised
consideration contain convert court crossbar cubic db deals decides defendants
digits direct directions dlrs donor earmarked eleventh enable epa exceptions
exclusive facilities fax fin fingerprints fiorentina flank flanker fluids focal
four generators held hold impose increase insignia intercepted journal judge
knee knockout kw leads lets linking llc magistrate mg mm moves municipal
negotiation nikkei nominees ongoing peel penal pentagon peugeot plant port
projected punitive puts randomly rank reid rejected relegated reuters rom rs
savings seconds shortened signals specialized stabilize stationary statute steps
sterling stirling stringent subprime suspect sweden tire tomas total triggers
trustee unable uruguay wallet wing
190: addition additions alcohol amount amounting analyses ankle appointed
appropriate arms assign astra austerity austria awarding backing ban bidders
breakdown breaks bundesliga central centres certified combinations commons
compressed comprising concurrently czech daily dakar deadlock deck deliberations
deliveries designed discounted discounts discuss distributes easing either
ensures exceeds extradite extradited failure federally fedex fixing foot foreman
form front further granting halted illegal inclusion income incomplete initiate
issues itinerary km kronor laptop lausanne lenders litigation lowering march
metres microphone misdemeanor nail narrowed negotiated netanyahu newly october
offender originally oslo pact phased plane policy prevents print prior prisoner
proposes proprietary prosecutors providers receipts repeal reports residential
retake revamp root rubles sar slapped slash squadrons stem subfamily subpoenas
subsequent syrian target tentatively term testify thesis tract users using
utility viability wba weight wikipedia wto yediot zip
195: abortions adjusted agent april auction bahrain battalions berth bias boot
boxes bulk cab claims commemorative concessions constituency contracted
contractual copyright dateline diameter door downgrade editorial elevation emile
engines excerpts exterior feasibility fiat finishing fixtures frankfurt gmt
gonzalo graduation guarantee hamburg handwritten hotline imposed inch include
injury insurance intended introduce invalid knesset level loaned logistical lok
lowest metre moratorium nasal nationals note objection operative overtime pad
penultimate photos plates postpone preceding preview previous production
prosecutor quad qualifier racketeering raise reins removing repatriation
reserves resignations responsibilities salaries shillings single stays suite
table telecom tertiary test thermal tip top totaled trimming unresolved usage
verb violations visits wheels withdrawing write
200: accordance algebra alignment amino arc articles atm atp attach badge bags
bake betancourt bolts cam chaired cia clarification command complaints concealed
condition contingency convene coordinate corresponds coupled dealer defects
deficits diagnostic doctorate enroll evaluated finalize fourth france giro
hamstring illustration immunity increased individual inmates ipo laundry leg
liability liquidation locality mast matching maternity notice openings ordnance
organ partially pensions petrol postponement prefix procedural projection
promotional quarterly raikkonen reached referendum related renault rentals
retrieved reviewed seal segments send settlements shift shorter skid slovenian
slug status stemming stress strip suitcase syria system targets uefa unchanged
vhs ward wheel window
205: accession accountability ag agreed airspace algorithm announcements annual
appellate appoints auctioned base basic benoit bilingual bill blocking breach
carbon cdp closing clutch codex commitments commute completing consist
contractors corrected courses demo deputies designate detailing developmental
displacement division docked donation drain drive edition envoy equation export
finishes flown fm funded govt indefinite interchange interior ion ip
irregularities manslaughter mercedes meters monte nominal oecd originates
parental percentage periodic pertaining petitions plate possession preferences
premium prescribed punt quotes rail recommends redesigned redistribution refuses
relayed renew reopen repay restraining royce sampling separation september
shalit six skip spinal stationed sticker storey str stripped switzerland takes
tendon transcription typically unavailable undergraduate unemployment unrelated
varies voter websites wta yearly zone
210: abdomen above acquisition administer aforementioned analog artery bays
blocked cases charts clock congressional connecting construction consulate
contestant control core counters coxnet curb customer declined defendant
demanded detailed digit drivers entrants enzyme evacuation extract ferrari fluid
formulation gauge germany golan graft handed incentive included individually
inspectors insufficient january july keller legal logistics manufacturer mb
medical mode montoya needed order oversee pharmacy portfolio price privatisation
prix processed protocols pushes reaches received recipient regulation resulting
rules second shaft sixth sliding sources spots standings statewide strings sub
subsidiary supervise surgeries theorem tracks training trenton tuning under
urine valuation variables vowels weydert
215: add administered anchor angle api applying approximately arrange assessed
assessments ballots branches carried categories centre clinic cocaine
confidentiality constitution convertible corporal coverage covering criterion dc
deficit department deutsche double duty edges envelope equipment examined faulty
finland fiscal folding ftse geometry higher hike housing imposes inheritance
inlet inmate interval jumps laps leasing lifting metric ml oct offices operates
oven pardon parliament patents ph phone pick planned pna process psychiatric
qualifiers regarding results roster rotate scheduling selection sentences
strapped subscribers supervisor supplements suppliers syndicated tandem tasks
telekom terminus thigh tightened tribunal uci un unreleased vacant violation
vocational
220: accompany agency allowed alonso bargaining beam bidder bonn bottom buffer
bulletin casualty cavity census changes charged column cost coulthard counseling
cyprus debts decks denmark desired detainees distribute dna dossier dropped ends
enlarged extracted extraction february felony filibuster fines fra gdp gmina
hatch hikes installment letter locomotives lp marker md mps netherlands nextel
notebook objections obstruction orientation ownership parcel plenary premises
printed profile propeller publish publishes raf redesign reducing rehabilitation
reinstated resettlement restarted safety sends session shipments squeeze sr
streamline subsequently sum surveillance trains treatment undp ventilation
weekday whereby
225: aaa alitalia alleges arrangements assembly assessment awarded baggage
bankruptcy barrichello bid bonuses borrowing bribes calculus channel chip choke
classes classification climbs commission compound concerning confirmation
contact cpi dates dax december decreases demands disposal dover downloads email
embezzlement emission error fcc firearms foil guaranteed includes incorporation
indicates information inspector interbank iss kuwait leak lengthy liter locking
loops measure membrane mortgages necessary nickel notify obtaining occupational
occurs on packets pay phases pipeline plan postage pounds prescriptions
regulates released replaced replacements resolution screening segment seizure
sensors slashed sp subsidiaries tests travel tubes vault voluntary wrap
230: account aggregate amendment ams arranged article backs brussels buyer cap
car collect composition copies correct deposits disputed dp ec ensure expected
fda fertilizer fia fitted floor following geneva guantanamo halliburton
interface investigator kg length lodged main meets mounting mp november
obligations operate ordered passes postgraduate privileges promptly publication
pulls pupil ransom recorder redistricting reference relocation respectively
roadblock rods scrap seats secure sentence serie shareholder sole stake stamp
stamps subsidized swaps technician telephone track vector zinc
235: accommodation affiliate agreements allowing availability belgium billion
boiler booking briefs bureau buyout cartridge cb chart checkpoint circulation
consortium consultations crossings cycle databases delays delphi deposition
dorsal duplicate ecb emissions exceed execution explosives flow handgun isa
items june kuwaiti lahoud leave legislative manuscript memos opens overlapping
paper pedal penalty pennsylvania pilot plaintiff polling principal printer
programmes prosecution ramp reduced regulations regulator revenue revise rolls
round runoff schneider sessions staffer switching tackle tags technical
terminated trunk uk unopposed wage
240: abs addresses adjust aluminum ammunition appeals arbitration authorize
authorizing cancel cancelled click committee constituent constraints container
correction curriculum discontinued due dues duration euro exchange fifth fixes
gmbh graf groin holds indirect inspect intends intervals issuing liabilities
limitation lira margin material measures medicare meet mounted negotiations
outlined pa parking passed pension permanently permitted personnel points pole
pressing previously processes programs qualified refugee refused regulatory
reinforcement reporting samples sanction sc sent sequence settlement specifying
spot subcommittee subs surgery totals tunis undergo warhead writethru
245: accounting agreement ahtisaari allocate allotted analysis arrangement audio
authorised bases cd charging chooses chromosome code commenced consent
contingent cox curbs depreciation discs doping drafted drafting drop embassy
encryption expenditures granted hefty implement info issued judicial levied
limits log loop luxembourg mail mhz monitor monitors month mw notified operator
oversees parachute ports pressure pvs quarantine raises receiver shortfall
signatures sodium station sufficient supply tunnel weights withholding wraps
250: accounts adjustments approve armament attribution auditing basis bpd
budgets cargo cassette circuits cleared cockpit coded commissions comply
contractor correspondence eliminate enters examine failing fracture iaea id
inquiries inquiry install installed iso kits landing laundering layer layoff
letters lifted measurement mounts override pass petition provide refusing
require restructure rotation seeks sentencing sheets specialised stops subsidies
tape taxation units unpublished updated usb vip wires
255: adds alerts alternate announced annually assets axel briefing carries
ceiling citing client comptroller consisting date decide defer deferred
deployment deportation each electrical excludes excluding extend extended
external feeder finance firearm frequency functions gear homestead
investigations irs keyboard lawsuit mba medication membership monitoring npt op
outlines oversight password post premiums processor resume retained reverse
review rounds selected senate services stafford standard stimulus supplement
supplemented timeline torque trial vaccination voting warrants wiring
260: belgian below bundle charter clamp codes contained dissertation drafts
establishes eviction flights follows immigration indictment interim
investigation issue jurisdiction leaking memorandum operating operations ot
patent penalties per plans proper release requires returns sanctions searches
stall structural supplier testing treasury urgent vehicle website withhold
265: activate assumes audi closure consisted cuts details disclosed employee faa
frames grade grades incentives injunction item layouts loads lump mclaren
modified monetary naturalization nyt occupancy offences office offs opt photo
posted potassium pretax proportional rankings regular repair reshuffle sabha
signal slides slips staff subpoena supervised tag tightening tonnes
transmissions vinyl
270: affidavit aid aide alternatively auto auxiliary batch billing bills branch
cabinet cables classified clauses commuted consular consultation cord database
delivery desk disability discount dl docking eliminated employer evasion
examiner fares finalized frame handles header horizontal indefinitely indicated
intermediate jobless keys kickbacks lid lifts ligament listed massa materials
mechanisms municipality notes options orders overhaul passenger pathway placing
positions printing prospective queries recasts receiving recipients register
registry relating rent reorganization revolving sensor shutdown suspects upgrade
usd veto votes wye
275: adb address adjustment admission allow annex antenna asylum backlog blank
cancellation cell citizenship closures collects committees comprises compulsory
coordinates creditors cut default disclosure dispute dividend driver elimination
emergency escort eu eurozone exempt failed filed fill final flap font freight
funds grafs immediately implementation interrogation legislation locks logs
lower motorway noun phd preferential prescription probe proposals proposed
pullback pump qualifies quotas rb reduces registers replace reserve sale scheme
sealed sections sim summaries tax tonne underway upgrades
280: accompanying admissions aluminium bag boards carrier citations collateral
components disc doctoral download editing entrance exits filings fix fold
formats guidelines incoming ita lens mandate nodes notices offset onto outlining
parentheses position proceedings restrictions seating special sponsor
sponsorship stalled stored terminal terminate thirds tube upper verify
285: anterior audits autopsy brakes cash charges creditor custody depending
detention diploma directive disk enter faxed federal framework function
identification incorporates index lat leaves lock lowered memo multiple omitted
opel proposal provided pullout purse releases remove requiring resigns
respective seat sec sets sleeve stack stipulates storage supervisory suspend
suspends taxes temporary thickness thrust tier turbine vacancies withheld
290: assistance battery berths bids circuit damages deadlines defect diagram
directory expulsion finishers frequencies heats ineligible inventory key kit
link outline page parliamentary payroll plug plus portions pricing proceed
provider ranking referendums refusal rescheduled residue restricted restriction
rpm taped tariffs third transaction troop voluntarily weekly
295: accessed bibliography board budget cache checked compliance compression
conversion data delayed disciplinary domain employment format fuselage gb
inspections leases lending maastricht postponed primary priority removal removed
slated subscriber summary supervision switched switches text transferring
300: cards citation concurrent contains deductions disclose dispatch
distribution eligible embargoed euros fails gp installation lever lift mandates
packet parole permanent programme quota ratification reactor reduce
restructuring routing row sample secondary shipment tally totaling uranium
vacated
305: access activated alloy amendments appointment bailout binding checking
consists containing contract costs credit currently debt deleted device
electronically expire expires extends foreclosure formula forwarded implemented
injections notification panels passports pct permission provides provisions
rebates recruitment rental statutory strips subscription suspensions temporarily
width withdrawn wording
310: allowances backup booklet budgetary col component current designation drops
engine functionality hearings hydraulic licensing lists mailed operational
postal procurement rate restart revoked server submitting unless valid
315: allows applied approval ballot controller exams extra grant guarantees
hourly medicaid papers rates scan specific valves wire withdraws wp
320: advance ap balances bracket certificates chassis confidential cylinder
existing fuel imf initial internal list luggage ore proceeds receive
recommendations requesting residence revoke select separately specifications
steering termination tighten timetable unused user visas
325: authorized automatic bank blocks conditional covers detainee directly
enrichment facility filing increases instruction investigative lender loans
mailing maximum nationality partial payload purchases recommended remaining
repairs residual revised slot turret variable
330: amend approves attached block completed delay discharge grants joint lease
limit maintenance probation protocol purchase retransmitting salary standby
supplied transcript
335: ac chairmanship charge closes completes contents corrects cover expenditure
filter parameters phase precede procedure processing program resumes rotating
scheduled servicing specialist stipulated submission withdrew
340: appropriations bln duties exhaust expiration freeze graph holder import
inspection licenses mln modify panel reductions revisions semester threshold
unit
345: activation administrative allowance amended applies available card coding
complaint contracts draft fixed liquidity loading redeployment sheet
transactions unpaid
350: apply compensation deduction determine examinations generator layout lb
leaked minimum permit qualifying receives revision subsidy suspended update
updates vacancy withdrawals
355: additionally copy criteria determines enrollment entries examination exit
extradition mechanism provisional qualifications reassigned replaces retention
schedules separate voltage
360: appointments approved bypass documents intake mandated ministerial module
option packages qualify rack reduction report transcripts tuition
365: accreditation button controls document exemptions instructions issuance
modifications mortgage paragraph permits qualification ratios schedule slots
transmitter warrant
370: advisory clears completion edits output preliminary refund remainder
section specify switch withdrawal
375: allocated brackets deadline mandatory obtain picks posts ratio rear
verification withdraw
380: corresponding grid holders listings manually portion severance staffing
385: applicants applications assigned differential documentation expenses inputs
procedures provision receipt replacement
390: assignments bail credits injection load package recommendation tariff
395: configuration discography modification paperwork presses reimbursement
removes repayment requests submit
400: applicant audit bonus eds modules monthly obtained rebate residency tab
transmission visa
405: check evaluation exemption extensions financing listing requested secured
410: assignment clause extension
415: swap waivers
420: brake certification checks files funding inserts suspension via
425: entry fee manual supplemental
430: deposit eligibility fees insert requirements undisclosed waived
435: application passport request submitted
440: clearance compartment edit file inserted node
445: exam expired placed required vat waiver
450: license repurchase
455: certificate transferred
460: valve
465: input payments registration specification transfers
470: unspecified
475: additional supplementary trim
480: allocation dual optional pending requirement
485: transfer
490: automatically payment
495: authorization loan
500: licence
505: placement specified
"""
