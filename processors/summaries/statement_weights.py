"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.63,
    "article": -0.68,
    "bias": -0.22,
    "colon": 0.75,
    "commas": -0.47,
    "comparison": 0.36,
    "condition": 0.01,
    "every": -0.16,
    "imperative": -0.17,
    "is": 0.42,
    "length": 0.66,
    "modal": 0.47,
    "negation": 0.53,
    "order": 0.10,
    "others": -0.30,
    "past": -0.77,
    "possessive": -0.46,
    "question": 0.08,
    "reason": 0.22,
    "short": 0.42,
    "speaker": 0.26,
    "told": -0.35,
    "user": 0.84,
    "vague": -0.95,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:14 !_!:13 !_^:10 $:254 $_0:254 %:-104 %_^:-48 0:34 0_%:-104 0_0:84 0_?:23
0_^:136 0_a:-7 0_absences:2 0_addresses:1 0_adults:47 0_al:5 0_all:38
0_alunos:40 0_am:-61 0_amps:60 0_an:6 0_and:-60 0_anni:40 0_ans:-14
0_anschlüsse:26 0_answers:15 0_arches:52 0_are:-9 0_as:83 0_at:65 0_attempts:23
0_aufträge:14 0_bags:20 0_baguettes:43 0_bajo:17 0_bajtów:18 0_bales:5
0_balls:32 0_bar:19 0_bars:26 0_bathers:41 0_baud:23 0_beats:82 0_because:-42
0_before:52 0_blechen:26 0_bo:11 0_bottles:31 0_boxes:10 0_bpm:4 0_brezeln:13
0_brokers:5 0_buckets:-30 0_by:32 0_bytes:29 0_c:10 0_cabines:19 0_cabins:12
0_cafés:-24 0_call:-31 0_calls:33 0_came:6 0_canciones:-20 0_carretillas:1
0_cars:27 0_cartons:46 0_cassettes:17 0_centimetres:71 0_centimetri:10
0_chairs:-19 0_chapitres:40 0_characters:69 0_children:-19 0_chili:63 0_clean:1
0_cm:101 0_coaches:12 0_coats:-18 0_coffees:-2 0_colleagues:-18 0_columns:-6
0_come:11 0_containers:-6 0_copie:43 0_copies:-21 0_copy:10 0_corsets:44
0_cousins:-22 0_crates:10 0_cues:14 0_cushions:13 0_dakika:43 0_days:56
0_december:-9 0_decibels:6 0_degrees:-6 0_degrés:9 0_dezimeter:15 0_dias:42
0_digits:-58 0_discs:33 0_doors:-27 0_dozen:6 0_dp:11 0_drops:36 0_ducks:-30
0_días:14 0_e:9 0_eggs:61 0_elementos:33 0_emails:-63 0_employees:8 0_en:25
0_entradas:4 0_entries:-3 0_entrées:12 0_episodes:34 0_errors:13
0_esquiadores:28 0_eur:-10 0_euro:84 0_euros:-32 0_evenings:35 0_every:41
0_exercises:32 0_faults:6 0_feet:43 0_files:-44 0_fish:7 0_flashcards:58
0_floor:-47 0_floors:-66 0_fois:-80 0_folders:18 0_footnotes:-21 0_for:95
0_fragen:7 0_frames:-69 0_freezer:38 0_from:15 0_fry:33 0_fächer:11 0_g:66
0_gb:34 0_generations:-35 0_gibi:33 0_gigabytes:31 0_gigas:11 0_gilets:13
0_giorni:16 0_go:-38 0_gowns:13 0_grad:44 0_gradi:32 0_gramm:12 0_grams:83
0_guests:-2 0_gulls:-62 0_gäste:-23 0_gästen:17 0_gün:16 0_h:21 0_haczyków:44
0_hand:-31 0_has:-18 0_he:10 0_heads:29 0_held:3 0_helm:17 0_hertz:10
0_heures:18 0_hilos:12 0_hives:11 0_hocker:5 0_hooks:3 0_horas:-35 0_horses:-4
0_hosts:15 0_hours:-14 0_households:-19 0_hrs:-55 0_hz:11 0_im:36 0_import:3
0_in:48 0_inches:-19 0_invoices:10 0_is:100 0_it:51 0_items:21 0_its:23
0_jahren:-47 0_juli:10 0_kb:60 0_kbaud:29 0_keer:-35 0_keys:38 0_kg:39 0_kilo:-7
0_kilobyte:14 0_kilobytes:31 0_kilometer:15 0_kilometres:-18 0_kilos:85
0_kilovatios:29 0_kilowatts:46 0_kinds:-9 0_kişi:41 0_kleine:-68 0_km:-53
0_knight:10 0_knoten:39 0_knots:26 0_kompletów:24 0_kropli:23 0_kw:21 0_la:7
0_labels:26 0_lamps:-66 0_lanes:21 0_last:6 0_lautsprecher:19 0_layers:-30
0_leaves:18 0_lessons:10 0_letters:-76 0_leute:65 0_lines:-28 0_litres:100
0_litri:21 0_litros:10 0_loaves:-15 0_logins:-26 0_long:4 0_loops:-25 0_lumens:7
0_líneas:15 0_m:57 0_ma:32 0_machines:20 0_mailboxes:33 0_maja:9 0_mal:-37
0_maletas:-33 0_marks:11 0_masks:13 0_mb:89 0_means:49 0_megabits:5
0_megabyte:17 0_megabytes:44 0_megs:5 0_members:47 0_mensen:5 0_messages:28
0_meters:14 0_metres:23 0_metros:42 0_mg:19 0_mhz:19 0_microfarad:17
0_microns:11 0_microseconds:-12 0_mikroampere:15 0_miles:18 0_millimetres:3
0_millisecondes:-24 0_milliseconds:97 0_milímetros:20 0_mins:39 0_minut:34
0_minute:-10 0_minuten:-4 0_minuti:40 0_minutos:-8 0_mistakes:54 0_ml:64
0_mm:109 0_mo:39 0_monks:46 0_months:16 0_mots:-9 0_ms:81 0_msgs:32
0_muestras:11 0_mètres:12 0_needs:14 0_new:53 0_newtons:43 0_nights:60 0_nil:-39
0_nodes:13 0_north:5 0_not:48 0_notes:-85 0_nothing:62 0_nov:1 0_now:159 0_nu:12
0_numaralı:41 0_numbers:8 0_o'clock:34 0_octets:-29 0_of:-55 0_ohms:36 0_old:40
0_on:14 0_only:44 0_open:47 0_openings:4 0_or:-7 0_ore:31 0_ostrzeżeń:22
0_other:-33 0_out:-94 0_over:-79 0_packets:4 0_packs:35 0_page:-66 0_pages:-51
0_paintings:11 0_paires:3 0_pairs:-15 0_palabras:14 0_palavras:43 0_pallets:34
0_palés:13 0_pancakes:-25 0_parallel:28 0_parcels:6 0_particiones:8 0_pass:-42
0_passed:-37 0_past:-21 0_pegs:2 0_pens:-52 0_people:70 0_per:3 0_percent:-15
0_personas:42 0_persone:48 0_personen:18 0_personer:28 0_personnes:-70
0_persons:5 0_pezzi:36 0_photos:11 0_physics:27 0_pick:7 0_pictures:15
0_pieces:-59 0_pivots:11 0_places:15 0_players:43 0_plazas:3 0_pm:47 0_points:74
0_poles:7 0_pontos:41 0_por:1 0_pots:-26 0_pounds:20 0_ppl:52 0_ppm:25
0_practice:20 0_problems:29 0_procent:14 0_projecteurs:42 0_prozent:20
0_próbek:8 0_punkte:34 0_punten:3 0_punti:12 0_puntos:44 0_pupils:-32
0_quadratmeter:15 0_questions:39 0_queue:32 0_quid:-68 0_quilos:37
0_radiators:16 0_rangs:3 0_reais:25 0_red:-5 0_reisetag:5 0_replicas:16
0_requests:-42 0_retries:-51 0_righe:1 0_right:22 0_rings:13 0_roller:59
0_rounds:-23 0_rows:-30 0_s:109 0_saat:10 0_sacks:17 0_sacs:9 0_same:-8
0_saniye:27 0_school:-39 0_schüler:30 0_schülern:14 0_seasonal:25 0_seats:16
0_secondes:44 0_secondi:17 0_seconds:49 0_secs:27 0_segundos:32 0_seiten:45
0_sekund:38 0_sekunden:18 0_sekunder:27 0_sept:5 0_sharp:2 0_sheets:9
0_shells:10 0_shes:23 0_shipments:9 0_should:-3 0_shows:-10 0_signatures:9
0_signs:-11 0_sillas:11 0_since:-6 0_skaters:4 0_skeins:14 0_slots:30
0_small:-103 0_so:-48 0_sockets:13 0_soirées:14 0_songs:-21 0_sorten:-69
0_standing:-11 0_stationen:14 0_steps:-39 0_stretcher:16 0_strings:17
0_students:-12 0_stunden:-25 0_sums:20 0_säcken:43 0_tabs:-110 0_tacks:70
0_tage:19 0_teeth:17 0_tenants:3 0_tests:-1 0_that's:11 0_thats:33 0_the:-32
0_then:-21 0_these:57 0_they:-16 0_this:2 0_through:-14 0_tickets:14 0_tiles:-18
0_times:-122 0_toads:54 0_today:66 0_tonnes:54 0_tons:7 0_trays:11 0_tries:-40
0_trips:-58 0_turns:-59 0_tygodniowo:17 0_u:1 0_uhr:41 0_umdrehungen:4
0_unread:-69 0_us:10 0_used:2 0_users:16 0_utc:27 0_uur:39 0_values:11
0_veckor:28 0_verses:-62 0_visitors:22 0_volontari:26 0_volt:14 0_volts:48 0_w:5
0_was:-17 0_watt:3 0_watts:49 0_we:-34 0_weeks:-18 0_were:-15 0_when:-56
0_winters:-37 0_with:-13 0_without:8 0_witnesses:2 0_wochen:2 0_words:66
0_wpm:24 0_years:-43 0_you:-6 0_yr:-59 0_yrs:-7 0_zentimeter:-19 0_zu:6 0_µa:21
0_élèves:16 0_övningar:21 0_か:3 0_で:21 0_に:4 0_克:50 0_分:2 0_天:9 0_段:11 0_毫:28
0_点:2 0_秒:20 0_道:22 ?:7 ?_^:6 ^:-34 ^_0:-156 ^_a:-9 ^_aaaargh:-93 ^_abbiamo:33
^_ablation:5 ^_about:127 ^_absolutely:62 ^_accent:8 ^_access:47 ^_according:74
^_accountant:26 ^_accounts:8 ^_ach:-93 ^_actually:2 ^_adesso:110 ^_adult:9
^_after:156 ^_afterwards:25 ^_again:-122 ^_agora:50 ^_ah:-134 ^_ahora:31
^_ai:-10 ^_aim:23 ^_ainda:58 ^_air:10 ^_airports:-51 ^_al:38 ^_alarm:28
^_ale:-132 ^_all:101 ^_alla:58 ^_allergy:23 ^_almeno:-106 ^_already:47
^_alright:9 ^_als:89 ^_also:3 ^_always:199 ^_am:44 ^_amir:-23 ^_amounts:23
^_an:-59 ^_analyser:20 ^_and:59 ^_anna:-38 ^_annem:-13 ^_anoche:-44 ^_anouk:21
^_antes:38 ^_any:4 ^_anyone:62 ^_anything:152 ^_anyway:-88 ^_apparently:-81
^_apple:16 ^_apprentice:26 ^_aquí:-43 ^_archive:-3 ^_are:-37 ^_around:-23
^_art:-40 ^_as:117 ^_ask:77 ^_asked:38 ^_asset:14 ^_at:-101 ^_ate:-9 ^_au:1
^_aucun:15 ^_auditors:28 ^_auf:-8 ^_aunt:-23 ^_avant:24 ^_avec:-48 ^_aw:-89
^_aww:-40 ^_ay:-59 ^_ayer:-74 ^_baby:-3 ^_back:-215 ^_backfill:8 ^_backup:13
^_backups:21 ^_bad:31 ^_bardzo:-84 ^_barnen:-116 ^_batch:18 ^_be:23 ^_bearing:17
^_beaucoup:-62 ^_because:78 ^_been:-62 ^_bees:-1 ^_before:146 ^_bei:-52
^_beim:47 ^_being:-33 ^_ben:35 ^_benedikt:2 ^_best:-112 ^_better:53
^_between:-87 ^_beyond:12 ^_bez:24 ^_bierzemy:55 ^_big:-4 ^_bike:26 ^_billing:3
^_bin:-21 ^_birds:-28 ^_bis:14 ^_bit:-1 ^_bitte:81 ^_black:63 ^_bless:-13
^_blood:3 ^_blue:31 ^_boah:-70 ^_board:15 ^_bobbins:3 ^_bogdan:7 ^_boiler:74
^_bokningen:5 ^_bon:-40 ^_bonne:-16 ^_booked:23 ^_booster:22 ^_bootloader:1
^_boots:-72 ^_bootsprüfung:24 ^_boss:54 ^_both:33 ^_bought:7 ^_bow:3
^_bowline:59 ^_brain:-27 ^_branch:15 ^_brass:-7 ^_brave:-5 ^_bravo:-107
^_brb:-181 ^_bread:-1 ^_breakfast:8 ^_bridge:2 ^_bring:-37 ^_british:41
^_brr:-83 ^_brrr:-97 ^_brzmi:-78 ^_buenos:-57 ^_bufor:13 ^_bugün:-82 ^_build:18
^_bumped:57 ^_bus:72 ^_but:21 ^_büyük:25 ^_c'est:42 ^_cabinet:24 ^_cable:-42
^_cada:25 ^_caduff:12 ^_cake:-21 ^_calculator:23 ^_calculators:40 ^_call:71
^_called:68 ^_calls:10 ^_camille:14 ^_camper:7 ^_can:76 ^_can't:-74
^_cancelled:22 ^_candle:10 ^_cant:-47 ^_capisco:-82 ^_capita:-84 ^_car:34
^_careful:12 ^_carrier:5 ^_case:26 ^_cash:-8 ^_castors:32 ^_cathal:26
^_cats:-106 ^_cave:2 ^_ce:1 ^_ceiling:-27 ^_cela:13 ^_certificates:4 ^_certo:22
^_chairs:-6 ^_change:14 ^_changed:29 ^_chapter:29 ^_chaque:59 ^_charter:3
^_chat:2 ^_che:-165 ^_check:5 ^_checked:-50 ^_cheers:-60 ^_chess:-5 ^_chez:-30
^_chi:47 ^_children:-18 ^_chip:12 ^_chlorine:20 ^_chopin:-60 ^_chose:38 ^_ci:63
^_claims:46 ^_class:-27 ^_cleaned:9 ^_clear:39 ^_cleared:4 ^_clocks:69 ^_club:31
^_cluster:8 ^_coach:4 ^_code:25 ^_coffee:-164 ^_cold:-67 ^_colour:27 ^_come:23
^_coming:33 ^_comme:20 ^_comments:14 ^_commit:47 ^_como:116 ^_company:-46
^_compilers:-37 ^_compressor:2 ^_con:75 ^_congratulations:-32 ^_consider:18
^_contact:26 ^_converted:35 ^_cook:89 ^_coordinates:24 ^_correct:21 ^_corrige:59
^_cost:24 ^_could:174 ^_couldn't:-12 ^_council:3 ^_count:28 ^_counted:12
^_courier:12 ^_cousin:-63 ^_crane:2 ^_crash:6 ^_crashlytics:23 ^_crew:24
^_cross:15 ^_cup:24 ^_curator:72 ^_current:35 ^_curtain:34 ^_customer:30
^_customers:23 ^_customs:-28 ^_cut:-61 ^_cute:-6 ^_czujnik:22 ^_czyli:52
^_da:-59 ^_daarna:80 ^_dad:16 ^_dad's:18 ^_dailies:8 ^_danach:52 ^_dank:5
^_danke:-44 ^_dann:-64 ^_dans:8 ^_dark:59 ^_das:65 ^_dat:-48 ^_data:-70
^_dates:26 ^_day:22 ^_de:162 ^_decided:35 ^_decidimos:14 ^_deep:4 ^_default:16
^_deixa:12 ^_deliver:3 ^_delivery:-7 ^_den:134 ^_deploys:40 ^_der:48 ^_ders:34
^_design:18 ^_designer:80 ^_después:16 ^_det:-44 ^_diagrams:68 ^_did:37
^_die:102 ^_dinner:12 ^_disk:8 ^_dns:4 ^_dock:25 ^_doctor:17 ^_does:80 ^_dog:-1
^_dogs:31 ^_domani:56 ^_don't:-32 ^_done:82 ^_dont:111 ^_door:26 ^_dort:55
^_dough:1 ^_dr:51 ^_draußen:-64 ^_draw:19 ^_drivers:19 ^_drives:30 ^_driving:-10
^_dropped:9 ^_dropping:32 ^_drove:-8 ^_dry:1 ^_du:77 ^_dunno:67 ^_duplicate:3
^_duży:21 ^_dyżur:41 ^_dörren:42 ^_dün:-101 ^_each:4 ^_early:39 ^_east:27
^_ech:-61 ^_egg:38 ^_eh:-20 ^_ein:-60 ^_eine:-12 ^_eksport:41 ^_el:48 ^_ele:8
^_elke:63 ^_elle:113 ^_em:-88 ^_en:-28 ^_ended:-28 ^_enganei:47 ^_engine:8
^_english:1 ^_enjoy:-96 ^_ensuite:76 ^_entendido:56 ^_entre:2 ^_entro:40
^_enums:3 ^_er:-26 ^_erklär:14 ^_error:55 ^_es:-49 ^_esa:14 ^_eski:-72 ^_eso:-30
^_est:58 ^_está:56 ^_eta:3 ^_even:-91 ^_evening:-4 ^_ever:152 ^_every:-73
^_everybody:-24 ^_everyone:1 ^_everything:66 ^_ewa:17 ^_exactly:-29 ^_exam:35
^_exams:3 ^_excuse:-41 ^_expect:38 ^_explain:119 ^_eye:21 ^_fabrizio:9
^_fachbegriffe:8 ^_facilities:35 ^_fair:-72 ^_falta:67 ^_families:-35
^_family:15 ^_fan:2 ^_fancy:-25 ^_fatto:6 ^_faut:18 ^_feature:17 ^_feedback:31
^_feeling:-64 ^_feels:-81 ^_felt:-38 ^_fence:-22 ^_ferry:-32 ^_few:-5 ^_fewer:26
^_ficamos:14 ^_ficou:24 ^_field:13 ^_figure:51 ^_files:-49 ^_filter:20
^_finalement:70 ^_finally:70 ^_finance:59 ^_fine:69 ^_finger:12 ^_fingers:13
^_finished:26 ^_fintan:1 ^_fire:24 ^_firewall:67 ^_firmware:-3 ^_first:-82
^_fish:-56 ^_five:24 ^_fixed:-32 ^_flaky:19 ^_flashcards:13 ^_flashed:19
^_flat:1 ^_flood:9 ^_fog:-96 ^_foggy:-52 ^_following:49 ^_food:21 ^_football:74
^_for:258 ^_force:3 ^_forget:101 ^_forgive:-29 ^_forklifts:21 ^_formeln:6
^_fotos:25 ^_found:-40 ^_four:-70 ^_franchement:-137 ^_freezer:7 ^_fresh:34
^_friday:103 ^_fridays:-55 ^_fridge:10 ^_from:49 ^_front:20 ^_früher:-61
^_fun:-55 ^_funkmast:1 ^_funny:-76 ^_fuse:15 ^_für:91 ^_garage:14 ^_gardens:-16
^_gate:3 ^_gece:10 ^_geef:69 ^_geen:-20 ^_generally:-63 ^_generated:18
^_gepäck:23 ^_gern:-15 ^_gestern:-140 ^_get:38 ^_getting:48 ^_gimme:19
^_gisteren:-101 ^_give:-6 ^_given:22 ^_glad:-116 ^_gli:40 ^_gloves:58 ^_glue:67
^_go:35 ^_goal:7 ^_goats:-51 ^_god:-25 ^_going:93 ^_gonna:151 ^_good:44
^_goodness:-54 ^_gosh:-72 ^_gosto:75 ^_got:72 ^_gotta:10 ^_gran:28 ^_grandad:-60
^_grandma:-23 ^_grandpa:-57 ^_grandpa's:-32 ^_graphs:19 ^_great:97 ^_green:21
^_grew:-21 ^_greys:27 ^_group:12 ^_gruppe:30 ^_guess:-44 ^_guests:74 ^_gulls:26
^_gut:43 ^_gutters:37 ^_gym:-69 ^_ha:-230 ^_hab:22 ^_hace:-24 ^_had:-11
^_haha:-227 ^_hahaha:-90 ^_half:-75 ^_hall:14 ^_han:61 ^_hand:8 ^_hands:-12
^_hang:-96 ^_happy:-105 ^_har:34 ^_harbour:26 ^_hard:54 ^_harvest:20 ^_has:18
^_hat:86 ^_hate:-45 ^_haul:14 ^_haustiere:13 ^_hava:-57 ^_have:-28 ^_havent:62
^_having:77 ^_hay:60 ^_he:67 ^_he'd:-35 ^_he's:13 ^_head:52 ^_headcount:8
^_heard:-27 ^_heat:-67 ^_heating:8 ^_heb:-72 ^_hedges:-11 ^_hello:83 ^_hellre:31
^_help:25 ^_helst:26 ^_here:-37 ^_here's:22 ^_herons:-49 ^_hes:71 ^_het:-31
^_hey:-40 ^_hf:21 ^_hi:57 ^_hier:-33 ^_hierna:78 ^_hire:14 ^_his:140 ^_hissen:27
^_historically:-13 ^_hive:1 ^_hiya:-62 ^_hl:41 ^_hm:-46 ^_hmm:-15 ^_ho:197
^_hoca:44 ^_hoje:-82 ^_hold:-52 ^_homework:67 ^_honestly:-52 ^_honey:-30
^_hooguit:30 ^_hope:-71 ^_hoping:30 ^_hospital:-116 ^_hot:-68 ^_hotels:-45
^_house:47 ^_how:-6 ^_hows:-23 ^_hoy:-47 ^_hr:32 ^_huh:-55 ^_hull:4
^_humidity:-57 ^_hundefutter:43 ^_há:-35 ^_härnäst:116 ^_höchstens:13 ^_högst:51
^_i:18 ^_i'd:-20 ^_i'll:56 ^_i'm:-31 ^_i've:81 ^_ice:-41 ^_ici:-23 ^_id:57
^_ideally:47 ^_idk:15 ^_ieri:-88 ^_if:96 ^_ihr:47 ^_ik:61 ^_il:39 ^_ill:121
^_im:-110 ^_imagine:-46 ^_imagino:-52 ^_imo:-53 ^_import:12 ^_in:-14
^_inbound:11 ^_incubator:18 ^_indoor:5 ^_inga:72 ^_ingen:73 ^_inside:1
^_inspector:27 ^_instead:34 ^_instruments:20 ^_insulin:11 ^_insurance:7
^_interesting:-90 ^_interestingly:-10 ^_invoice:2 ^_invoices:8 ^_ios:2 ^_is:-32
^_isn't:-38 ^_it:-62 ^_it'd:61 ^_it's:-18 ^_its:-71 ^_ive:62 ^_j'ai:-31
^_j'aime:68 ^_j'aimerais:80 ^_j'avais:34 ^_j'en:75 ^_jag:55 ^_jaja:-111
^_jajaja:-90 ^_jak:12 ^_jamais:12 ^_jasne:-12 ^_je:62 ^_jede:12 ^_jetty:23
^_jetzt:29 ^_joaquín:11 ^_john:48 ^_jokes:-53 ^_junior:4 ^_just:64 ^_jutro:32
^_já:75 ^_kafka:41 ^_kapitel:21 ^_każdą:56 ^_keep:25 ^_keeping:10 ^_kein:30
^_keine:-47 ^_kennel:7 ^_key:3 ^_keys:17 ^_kids:-109 ^_kiln:12 ^_kimya:25
^_kinda:-58 ^_kindly:69 ^_kitchen:71 ^_kkk:-122 ^_kkkk:-19 ^_klingt:-33
^_klucz:30 ^_klucze:16 ^_knees:-60 ^_kod:-35 ^_koi:-55 ^_kolejka:41 ^_kom:12
^_kommentare:12 ^_korrektur:5 ^_kot:-25 ^_kotlin:-61 ^_kurz:-55 ^_kurze:1
^_kör:13 ^_kühlraum:25 ^_küçük:24 ^_l'agitatore:13 ^_l'atelier:5 ^_l'équipe:37
^_la:115 ^_lab:78 ^_label:4 ^_las:98 ^_last:33 ^_late:-10 ^_latency:-32
^_later:17 ^_latin:21 ^_laut:47 ^_law:4 ^_le:-29 ^_lead:15 ^_learned:-27
^_learning:-16 ^_leave:48 ^_left:88 ^_legal:59 ^_legend:-57 ^_lena:53 ^_leo:35
^_les:77 ^_less:82 ^_lesson:29 ^_lessons:32 ^_let:32 ^_let's:65 ^_lets:74
^_letters:-45 ^_library:73 ^_lids:77 ^_lieber:25 ^_liever:71 ^_life:-13
^_lift:11 ^_light:6 ^_line:100 ^_linter:20 ^_lmao:-31 ^_lo:136 ^_local:22
^_lock:11 ^_locker:14 ^_log:41 ^_login:13 ^_lol:-199 ^_long:-31 ^_look:37
^_looked:4 ^_looking:34 ^_looks:41 ^_loop:20 ^_loose:19 ^_los:-5 ^_lost:-6
^_lots:-40 ^_love:8 ^_lovely:-14 ^_low:1 ^_lower:14 ^_lucía:12 ^_luego:63
^_lukas:-6 ^_lunch:-88 ^_länger:7 ^_ma:-47 ^_mac:37 ^_made:32 ^_mai:59 ^_mail:26
^_mails:22 ^_main:22 ^_maintenant:8 ^_make:105 ^_mama:120 ^_mamma:-37 ^_man:5
^_many:-75 ^_marek:41 ^_mark:79 ^_marketing:83 ^_massimo:24 ^_matte:30 ^_max:74
^_maximal:33 ^_may:-54 ^_maëlle:27 ^_mañana:15 ^_mały:25 ^_mdr:-118 ^_me:27
^_measured:81 ^_meeting:-74 ^_meglio:69 ^_meh:-98 ^_mehr:40 ^_mein:-66
^_meine:-9 ^_mejor:56 ^_memory:-13 ^_menudo:-77 ^_merci:-43 ^_merged:11
^_mertens:-8 ^_mes:54 ^_met:58 ^_meter:18 ^_meu:-36 ^_mi:-47 ^_middle:15
^_mientras:26 ^_migrations:14 ^_mijn:-133 ^_milk:10 ^_min:-54 ^_mine:-89
^_minha:-60 ^_mio:-92 ^_mir:33 ^_mirror:15 ^_miss:58 ^_mit:18 ^_mm:-116
^_mock:12 ^_mod:2 ^_model:2 ^_moi:35 ^_moment:-1 ^_mon:-63 ^_monday:-47
^_mondays:-92 ^_moon:40 ^_more:90 ^_morgen:40 ^_mormor:-113 ^_morning:-6
^_mornings:22 ^_most:-52 ^_mostly:-54 ^_mount:8 ^_moved:77 ^_możesz:45 ^_mr:14
^_mrs:-33 ^_ms:26 ^_muchas:-56 ^_mud:-14 ^_mum:63 ^_mum's:-23 ^_museum:-59
^_music:39 ^_must:-182 ^_my:-24 ^_målet:46 ^_mój:-78 ^_na:-87 ^_nach:86
^_nada:50 ^_nadal:34 ^_nadie:14 ^_nah:55 ^_naming:-2 ^_nan:-55 ^_neap:1
^_need:45 ^_neighbours:2 ^_nel:36 ^_nella:7 ^_nerves:50 ^_neue:43 ^_never:93
^_new:66 ^_next:170 ^_ngl:-89 ^_nice:-84 ^_nicely:26 ^_nie:141 ^_niente:79
^_niet:1 ^_night:-4 ^_nightly:5 ^_nikt:22 ^_nine:-18 ^_ninguém:30 ^_no:-31
^_nobody:54 ^_noch:17 ^_non:136 ^_none:-55 ^_nooit:31 ^_noone:57 ^_nope:-14
^_north:16 ^_nos:88 ^_nossa:-66 ^_not:-4 ^_noted:58 ^_nothing:-54 ^_nous:83
^_now:-22 ^_nu:51 ^_null:-16 ^_numer:5 ^_nunca:94 ^_nurse:13 ^_nursery:-32
^_não:12 ^_o:-34 ^_ob:18 ^_odszkodowanie:55 ^_of:-52 ^_offen:21 ^_ogni:37
^_oh:-43 ^_ohne:13 ^_ojej:-50 ^_ojo:15 ^_ok:14 ^_okay:8 ^_old:29 ^_om:28
^_oma:-70 ^_omdat:55 ^_omg:-161 ^_on:37 ^_once:12 ^_one:-53 ^_only:91
^_ontem:-34 ^_onze:-49 ^_oof:-41 ^_ooh:2 ^_op:30 ^_open:40 ^_opened:30
^_optámos:17 ^_ordered:-60 ^_orders:15 ^_os:8 ^_oscilloscope:-58 ^_osei:17
^_otherwise:42 ^_ouch:-47 ^_ouf:-1 ^_our:-65 ^_out:109 ^_outbound:9 ^_outdoor:2
^_oven:18 ^_ovens:-15 ^_over:5 ^_overtime:9 ^_owing:29 ^_p:42 ^_pada:-33
^_page:31 ^_pager:18 ^_paid:35 ^_paint:14 ^_painted:23 ^_pallet:6 ^_pallets:26
^_pancakes:-87 ^_paper:1 ^_para:52 ^_parallel:-24 ^_parcel:-21 ^_parcels:44
^_parents:22 ^_parish:-11 ^_parking:3 ^_parquet:30 ^_pas:13 ^_passed:-33
^_passport:-29 ^_password:6 ^_patient:61 ^_payday:18 ^_paying:3 ^_pensando:10
^_people:-74 ^_per:114 ^_perhaps:-75 ^_personne:50 ^_pff:-107 ^_pfff:-25
^_pharmacists:-16 ^_phew:-118 ^_phone:-60 ^_phones:18 ^_photographer:-62
^_photos:39 ^_physio:13 ^_piano:-5 ^_picture:-52 ^_pier:9 ^_pies:-47
^_pigeons:-64 ^_pigs:-31 ^_pin:24 ^_pivot:16 ^_plain:9 ^_platform:12
^_playlist:51 ^_please:-93 ^_plutôt:35 ^_plz:2 ^_po:54 ^_poi:85 ^_pois:-46
^_polka:-25 ^_pond:-8 ^_poor:-176 ^_popcorn:3 ^_por:9 ^_porridge:10 ^_port:20
^_posted:16 ^_potatoes:-15 ^_potem:55 ^_pour:159 ^_power:20 ^_ppl:-69 ^_pr:3
^_practice:11 ^_prefer:41 ^_preferirei:69 ^_preferisco:105 ^_prefiero:125
^_prefiro:118 ^_pressure:10 ^_pretty:-20 ^_prices:32 ^_prima:41 ^_printed:5
^_printer:-43 ^_printer's:54 ^_printers:43 ^_privacy:37 ^_pro:22 ^_prod:26
^_product:15 ^_production:35 ^_professor:20 ^_prohibido:42 ^_prometo:49
^_promised:35 ^_prosecco:-65 ^_proszę:38 ^_puh:-83 ^_pump:32 ^_push:-16 ^_put:81
^_python:3 ^_quand:-52 ^_que:-137 ^_queda:8 ^_quel:-96 ^_quelle:-118
^_queremos:38 ^_quero:21 ^_queue:-32 ^_queueing:-43 ^_qui:-59 ^_quick:-7
^_quien:9 ^_quiero:56 ^_quiet:70 ^_quite:-67 ^_quiz:2 ^_qué:-179 ^_raceway:4
^_rack:18 ^_radio:-41 ^_radiology:-84 ^_rain:-93 ^_raining:-77 ^_ran:40
^_rather:175 ^_raw:10 ^_re:48 ^_read:23 ^_reading:-157 ^_recall:20
^_rechnungen:21 ^_red:-52 ^_refrain:26 ^_refunds:46 ^_regarding:6
^_registered:23 ^_rehearsal:20 ^_rehearsals:44 ^_remember:-73 ^_reminders:7
^_removed:16 ^_renamed:49 ^_rent:28 ^_rental:2 ^_repair:11 ^_replaced:8
^_replica:27 ^_replication:22 ^_reply:36 ^_requests:2 ^_resta:43 ^_reste:19
^_result:13 ^_retired:-7 ^_reverse:-4 ^_reviewer:-6 ^_reviews:18 ^_right:56
^_roadworks:16 ^_rock:32 ^_roofers:15 ^_room:32 ^_rooms:24 ^_root:9 ^_rope:-47
^_rosa:4 ^_rosalind:23 ^_rough:-25 ^_round:-58 ^_row:22 ^_rubber:-14
^_rumour:-65 ^_run:-83 ^_runbook:-56 ^_rupture:8 ^_rust:-51 ^_said:-39
^_sailing:1 ^_sailors:-17 ^_saint:31 ^_sales:-39 ^_same:-23 ^_sample:22
^_sampling:-25 ^_sat:43 ^_saturday:13 ^_saw:17 ^_sawdust:17 ^_say:-25 ^_says:-8
^_scale:35 ^_scholars:24 ^_school:44 ^_schreiben:8 ^_schwester:22 ^_schön:-30
^_scrap:33 ^_scratch:98 ^_screen:9 ^_screens:-18 ^_scribe:79 ^_scrolled:-7
^_se:82 ^_seagull:-7 ^_seagulls:-16 ^_seals:-13 ^_seat:-33 ^_second:12
^_secrets:45 ^_security:25 ^_see:-9 ^_seeing:29 ^_seen:45 ^_seit:39 ^_sem:34
^_sen:32 ^_send:47 ^_sensor:28 ^_sent:43 ^_seriously:-14 ^_server:9 ^_service:5
^_serwer:26 ^_será:36 ^_set:26 ^_settled:20 ^_sev:1 ^_seven:-86 ^_she:-59
^_she's:18 ^_shed:28 ^_shes:-14 ^_shoe:7 ^_shoes:13 ^_shop:74 ^_short:52
^_should:26 ^_show:28 ^_showed:73 ^_si:91 ^_sie:80 ^_siempre:-36 ^_sigh:-71
^_signed:4 ^_sin:36 ^_since:83 ^_sister:4 ^_six:-43 ^_skicka:58 ^_skimmed:-89
^_skip:-43 ^_skipping:29 ^_skriv:33 ^_sleep:37 ^_slept:37 ^_slippers:-44
^_small:43 ^_smells:-75 ^_smoke:21 ^_snapshots:32 ^_snow:-48 ^_snön:-79 ^_so:-11
^_soft:10 ^_solange:2 ^_solche:-73 ^_sold:25 ^_soldered:-40 ^_solen:-92
^_some:-144 ^_somebody:-55 ^_somebody's:-3 ^_somehow:-54 ^_someone:-122
^_something:93 ^_sometimes:-60 ^_somewhere:-53 ^_sonde:12 ^_songs:-52 ^_soon:8
^_sorry:-82 ^_sorted:14 ^_sorter:3 ^_sound:4 ^_sounds:39 ^_soup:-34
^_sourdough:43 ^_south:2 ^_spare:13 ^_speak:67 ^_speeches:-19 ^_speed:4
^_spent:-71 ^_spicy:47 ^_split:20 ^_spoke:8 ^_sports:-36 ^_spring:30
^_spätestens:2 ^_sqlite:13 ^_sry:-83 ^_stack:-43 ^_staff:6 ^_staging:57
^_stair:37 ^_stairs:-15 ^_stamattina:-72 ^_stand:31 ^_standing:-62 ^_standup:12
^_starboard:17 ^_stars:-24 ^_start:19 ^_state:46 ^_status:29 ^_stick:40
^_still:260 ^_stock:15 ^_stop:46 ^_storage:-62 ^_store:16 ^_stories:45 ^_storm:2
^_straks:64 ^_strange:-38 ^_strike:17 ^_studio:18 ^_study:16 ^_studying:-103
^_such:-34 ^_suena:-39 ^_summer:-20 ^_sun:-125 ^_sun's:-75 ^_sunday:8
^_sunday's:7 ^_supplier:12 ^_support:55 ^_sure:-51 ^_surtout:52 ^_svampen:11
^_swallows:-32 ^_swans:-27 ^_swap:-14 ^_swapped:96 ^_sync:11 ^_szef:2 ^_så:-46
^_só:14 ^_sąsiad:-74 ^_sınav:9 ^_tables:7 ^_tabs:116 ^_tack:-23 ^_take:-83
^_taking:65 ^_talk:4 ^_talked:92 ^_tank:14 ^_tant:-75 ^_tbh:-95 ^_te:75 ^_tea:29
^_teachers:-31 ^_teaches:37 ^_teaching:-22 ^_team:37 ^_tell:-67 ^_tempo:1
^_ten:-16 ^_tenant:19 ^_tengo:9 ^_teniamo:7 ^_tenor:5 ^_tent:40 ^_teraz:138
^_test:13 ^_testkontot:59 ^_tests:13 ^_testy:20 ^_text:69 ^_texte:20 ^_texture:9
^_teściowa:-89 ^_thank:-91 ^_thanks:25 ^_that:-60 ^_that's:-78 ^_thats:20
^_the:-12 ^_theatre:7 ^_their:19 ^_then:32 ^_theory:15 ^_there:-82 ^_there'll:30
^_there's:-50 ^_theres:1 ^_these:-81 ^_they:2 ^_they'll:-20 ^_they're:37
^_they've:57 ^_theyve:12 ^_think:-62 ^_thirty:-32 ^_this:-48 ^_those:-121
^_thought:74 ^_three:-63 ^_thumbnails:8 ^_thunder:-47 ^_thursday:17 ^_thx:-136
^_ticket:45 ^_tickets:26 ^_tide:28 ^_till:28 ^_time:-94 ^_timeout:28
^_timezones:-25 ^_tmrw:58 ^_to:19 ^_todavía:18 ^_today:31 ^_todo:69 ^_token:28
^_told:66 ^_tomorrow:106 ^_tonight:32 ^_too:88 ^_toujours:56 ^_tourists:-17
^_tout:77 ^_toute:5 ^_towels:4 ^_track:9 ^_tracking:21 ^_tractors:1
^_traffic:-21 ^_trains:1 ^_tras:15 ^_travel:2 ^_treat:117 ^_tried:92 ^_trois:-39
^_trop:-6 ^_trying:3 ^_tu:25 ^_tunnel:5 ^_tunnels:-50 ^_turned:-19 ^_turns:-11
^_twins:-47 ^_two:-40 ^_type:9 ^_typing:-15 ^_typo:24 ^_u:-65 ^_uf:-94
^_ugh:-190 ^_ui:18 ^_ultimately:54 ^_ultrasound:-2 ^_umowa:41 ^_un:-28 ^_una:-11
^_uncle:-4 ^_unclear:58 ^_undecided:59 ^_under:21 ^_understood:77 ^_une:9
^_unless:9 ^_unser:-48 ^_unsere:6 ^_until:-1 ^_up:68 ^_upload:12 ^_upper:22
^_uprzejmie:9 ^_upstairs:9 ^_ur:-45 ^_us:32 ^_usch:-62 ^_use:60 ^_used:49
^_users:3 ^_uw:25 ^_vaccine:40 ^_vale:11 ^_valla:-56 ^_vamos:27 ^_van:19
^_vaya:-64 ^_vendor:79 ^_verstanden:50 ^_vet:49 ^_vhf:49 ^_viele:-34
^_vilken:-82 ^_visiting:20 ^_visitors:55 ^_vlan:2 ^_voice:50 ^_voicemail:15
^_voor:27 ^_vor:37 ^_votre:33 ^_vou:13 ^_voucher:37 ^_vroeger:-56 ^_vu:2 ^_w:-97
^_wait:-107 ^_waiting:39 ^_walking:16 ^_wanna:56 ^_want:54 ^_ward:15 ^_warm:21
^_was:11 ^_wat:-100 ^_water:30 ^_way:94 ^_wczoraj:-85 ^_we:61 ^_we'd:40
^_we'll:104 ^_we're:35 ^_we've:-4 ^_wed:68 ^_wedding:5 ^_wednesday:15
^_weekday:4 ^_weekend:17 ^_wegen:18 ^_weil:25 ^_weiß:24 ^_welcome:-104
^_well:-51 ^_wenn:18 ^_went:-12 ^_wer:76 ^_were:85 ^_west:8 ^_weve:-8 ^_what:-10
^_what's:63 ^_whatever:96 ^_whats:-16 ^_wheat:31 ^_when:93 ^_whenever:91
^_where:40 ^_whether:63 ^_which:61 ^_while:24 ^_whistling:13 ^_who's:21
^_whoever:-18 ^_whole:-30 ^_whos:-7 ^_whose:-29 ^_why:-87 ^_wie:62 ^_wife:-53
^_wifi:40 ^_wij:5 ^_will:55 ^_wind:-7 ^_window:52 ^_winter:14 ^_wir:29
^_wish:-22 ^_with:98 ^_without:-6 ^_woke:71 ^_wolę:130 ^_wonderful:72 ^_wood:-80
^_wooden:15 ^_word:2 ^_work:-15 ^_would:12 ^_wow:-115 ^_wrap:46 ^_write:34
^_wrong:49 ^_wrote:-32 ^_x:4 ^_y:-1 ^_ya:178 ^_yeah:-75 ^_years:-10 ^_yeast:-19
^_yedek:43 ^_yellow:-25 ^_yep:-85 ^_yes:-60 ^_yesss:-44 ^_yesterday:-83 ^_yo:59
^_you:4 ^_you'd:-53 ^_you'll:69 ^_you're:-53 ^_you've:8 ^_youll:19 ^_young:3
^_your:55 ^_yusuf:17 ^_za:36 ^_zadanie:47 ^_zadań:17 ^_zdjęcia:38 ^_zebranie:34
^_zero:-32 ^_zgodnie:22 ^_ziel:46 ^_zonder:22 ^_zone:5 ^_zoom:3 ^_zostajemy:43
^_zrobione:80 ^_zum:24 ^_zwei:17 ^_zwemles:10 ^_à:-70 ^_åh:-22 ^_ça:14 ^_çay:-80
^_çocuklar:-33 ^_è:61 ^_к:59 ^_никогда:34 ^_あ:34 ^_う:-52 ^_お:-51 ^_こ:-4 ^_そ:-44
^_で:-1 ^_や:29 ^_チ:2 ^_一:31 ^_下:21 ^_不:-6 ^_串:21 ^_予:13 ^_今:-97 ^_保:17 ^_写:14
^_冷:14 ^_前:6 ^_割:7 ^_千:7 ^_古:-13 ^_听:-61 ^_周:18 ^_地:43 ^_备:24 ^_夜:-18 ^_大:5
^_好:18 ^_妻:10 ^_娘:-31 ^_婚:-7 ^_子:-5 ^_家:3 ^_小:-58 ^_座:2 ^_引:28 ^_必:8 ^_想:24
^_我:-9 ^_手:14 ^_接:16 ^_新:-16 ^_日:9 ^_明:33 ^_星:-8 ^_昨:-56 ^_最:6 ^_月:14 ^_本:25
^_次:32 ^_每:57 ^_没:13 ^_発:9 ^_第:13 ^_筆:2 ^_練:11 ^_老:-22 ^_说:-2 ^_请:20 ^_这:9 ^_連:2
^_那:32 ^_隣:-22 ^_雨:-20 ^_電:1 a:-29 a_0:-99 a_^:27 a_afternoon:-32 a_amostra:40
a_antena:25 a_aula:35 a_baby:69 a_backup:-73 a_bad:22 a_badge:-21 a_badger:-69
a_bag:-9 a_baker:8 a_bakery:-52 a_balcony:14 a_balloon:-31 a_bank:29 a_bar:-46
a_barbecue:21 a_bare:6 a_bassoon:-23 a_batch:36 a_bathtub:-75 a_beach:-16
a_beautiful:-48 a_bed:33 a_beekeeper:-3 a_beer:-50 a_beginner's:14
a_beginning:10 a_bell:-37 a_belt:12 a_bench:-50 a_better:-121 a_biblioteca:16
a_bicycle:-4 a_bien:-28 a_big:78 a_bigger:-35 a_binary:12 a_binder:-12
a_bird:-48 a_birth:-13 a_biscuit:-67 a_bishop:-12 a_bit:7 a_blackbird:-47
a_board:41 a_boat:-61 a_bobina:26 a_bollard:-18 a_bookbinder:-8 a_bookcase:-6
a_boot:46 a_border:11 a_borrower:34 a_bottle:16 a_bow:-54 a_box:-23 a_boy:-21
a_brass:-60 a_break:-68 a_bridge:-24 a_bright:14 a_broken:49 a_bucket:-61
a_bug:-44 a_build:-27 a_building:-8 a_burst:-12 a_bus:-33 a_butter:-6
a_cabin:-73 a_cable:-14 a_cabra:49 a_cache:-48 a_cake:-57 a_calculator:-25
a_call:46 a_calm:45 a_campsite:-17 a_candidate:2 a_car:24 a_caravan:-11
a_card:19 a_cargo:7 a_casa:60 a_cat:-24 a_cause:-10 a_cellar:-50 a_cello:-1
a_cena:-52 a_cent:10 a_certain:-71 a_chain:40 a_chair:-25 a_change:66 a_chap:-41
a_character:-22 a_charm:-10 a_charming:-5 a_chart:-21 a_chat:58 a_cheap:50
a_cheerful:54 a_cheese:-42 a_chemist:-15 a_choice:124 a_choir:-28 a_chore:16
a_church:-1 a_circus:-30 a_classic:-45 a_clear:-18 a_clock:-9 a_club:2
a_coaster:19 a_coat:52 a_coffee:-20 a_coin:-28 a_cola:25 a_cold:30 a_colour:-30
a_column:-30 a_comment:81 a_compiler:-2 a_complaint:32 a_compliment:-64
a_computer:-8 a_concert:-47 a_contract:-26 a_cooper:-31 a_coptic:6 a_copy:21
a_cor:30 a_corner:68 a_correction:16 a_correia:25 a_corrente:30 a_costume:7
a_costureira:3 a_cot:12 a_couple:-17 a_courier:8 a_cow:-43 a_crack:11
a_cracked:44 a_crate:-22 a_croissant:8 a_cron:17 a_crossing:-1 a_crossword:-30
a_crowd:-7 a_crumb:-64 a_cuckoo:-1 a_cup:-34 a_cupboard:-31 a_curtain:11
a_curve:15 a_customer:6 a_customs:17 a_cut:24 a_dance:-83 a_dark:44 a_dash:11
a_data:-4 a_database:-35 a_date:33 a_day:152 a_dead:79 a_dealer:17 a_degree:-37
a_delivery:17 a_dependency:13 a_deposit:-21 a_description:26 a_dictionary:31
a_difference:19 a_different:25 a_dinghy:20 a_dinner:16 a_dip:-24 a_dipole:55
a_distance:21 a_dog:41 a_dolphin:-16 a_dona:3 a_donkey:-32 a_door:14
a_doorbell:54 a_dot:48 a_download:19 a_draft:14 a_draughty:-27 a_drawer:8
a_drawing:26 a_draws:6 a_dream:-22 a_driver:31 a_driving:-13 a_drop:-52 a_dry:22
a_du:-11 a_duck:-64 a_dull:-67 a_dumpling:-62 a_déjà:58 a_ella:66 a_encore:-95
a_entrada:32 a_estrada:36 a_evening:-43 a_eye:-13 a_face:22 a_fact:-44
a_failed:21 a_fair:-61 a_family:18 a_fan:43 a_feeling:17 a_fellow:-8 a_female:26
a_fence:-6 a_fern:-16 a_ferry:-6 a_festa:46 a_festival:-4 a_fever:51 a_few:11
a_fiat:-32 a_field:-37 a_fifth:9 a_fifty:-2 a_figure:35 a_file:13 a_film:4
a_fine:-9 a_fire:-47 a_firm:33 a_first:18 a_fix:-26 a_flag:6 a_flat:11 a_flea:1
a_flight:-15 a_flooded:-37 a_floppy:-58 a_folder:36 a_fondness:-30 a_fool:77
a_foot:22 a_football:17 a_footnote:-33 a_forest:-53 a_form:1 a_former:-11
a_formula:28 a_fox:-91 a_free:-41 a_fresh:38 a_friday:49 a_fridge:-24
a_friend:-50 a_frog:74 a_full:86 a_fun:-1 a_funeral:-32 a_gallery:-5 a_game:-16
a_gap:12 a_garage:-6 a_garden:19 a_gardener:-40 a_gasolio:3 a_generator:51
a_gentleman:21 a_gets:40 a_gift:11 a_gig:-20 a_girl:43 a_glance:13 a_glass:21
a_globe:-24 a_glove:18 a_go:-24 a_goat:-74 a_goldfish:-31 a_good:-17 a_grave:-23
a_great:-22 a_green:29 a_greenhouse:-24 a_grey:-32 a_grudge:-17 a_guest:52
a_guide:67 a_gym:-12 a_hair:36 a_half:12 a_hammer:-27 a_hand:57 a_handful:2
a_handover:14 a_hard:-3 a_hardware:10 a_harris:45 a_has:36 a_hat:-103 a_hawk:12
a_head:59 a_heap:-9 a_heart:10 a_heartbeat:-10 a_hedge:-81 a_hedgehog:-1
a_helmet:10 a_hen:-18 a_heron:-79 a_hill:-17 a_hint:12 a_hired:19 a_ho:-40
a_hole:-9 a_holiday:-32 a_home:29 a_horse:-31 a_hot:49 a_hotel:-53 a_human:12
a_hundred:-19 a_hurry:29 a_hymn:-12 a_idea:-43 a_ideia:42 a_is:21 a_ja:-33
a_jar:-5 a_job:52 a_joke:-80 a_journey:-40 a_keepsake:24 a_key:-58
a_keyboard:-15 a_kid:-5 a_kilo:7 a_kingfisher:8 a_kitchen:-5 a_kitten:52 a_la:60
a_label:75 a_lake:-15 a_lamp:36 a_lane:7 a_language:-21 a_laptop:-31 a_las:-27
a_late:-37 a_later:24 a_laundry:-30 a_law:-78 a_lawnmower:-4 a_le:9 a_leaf:-18
a_leak:43 a_leaking:22 a_left:-51 a_leg:27 a_lesson:69 a_letter:-33 a_level:20
a_library:1 a_lifesaver:-11 a_lifetime:-17 a_lift:-75 a_light:15
a_lighthouse:-22 a_line:-46 a_list:-32 a_lista:24 a_listener:5 a_little:3
a_live:33 a_living:-43 a_llama:-39 a_loan:61 a_local:4 a_log:21 a_longer:-16
a_look:122 a_loop:-24 a_loose:7 a_lorry:35 a_los:8 a_lost:-35 a_lot:-70
a_lottery:-17 a_love:3 a_lovely:-53 a_lunch:-2 a_m:2 a_machine:-36
a_magazine:-21 a_magic:46 a_magician:-48 a_mail:45 a_mala:40 a_male:59 a_man:-71
a_mano:15 a_manual:21 a_map:-32 a_marmot:-23 a_marriage:16 a_matter:19
a_maximum:22 a_me:32 a_meeting:2 a_melon:-39 a_memory:25 a_menu:-7 a_mess:35
a_message:9 a_metronome:61 a_mews:33 a_mi:68 a_migration:25 a_mild:35 a_milk:-32
a_mill:-13 a_million:-59 a_min:2 a_minha:-15 a_minute:48 a_misprint:31
a_missing:-4 a_mistake:71 a_mix:27 a_mock:38 a_moment:83 a_monastery:-55
a_monday:22 a_monster:67 a_month:29 a_morning:16 a_most:56 a_mouse:38
a_moustache:4 a_movie:-36 a_moving:-12 a_museum:10 a_mutex:-32 a_muzzle:51
a_mystery:20 a_máquina:-27 a_mí:50 a_name:-27 a_nasty:42 a_needle:37
a_neighbour:-4 a_new:43 a_newer:31 a_nice:31 a_nie:23 a_night:77 a_nightmare:59
a_no:75 a_noise:-38 a_noleggio:32 a_note:28 a_notebook:-17 a_novel:-41
a_number:-38 a_old:-5 a_one:-51 a_padaria:31 a_padded:9 a_page:44 a_pain:37
a_painting:20 a_pair:40 a_pairing:3 a_papel:-42 a_paper:4 a_paperclip:17
a_paragraph:41 a_parcel:61 a_parent's:11 a_parrot:-39 a_parser:-49 a_partner:-20
a_party:-6 a_passenger:-21 a_password:-7 a_patch:-14 a_patient:39 a_payslip:18
a_pegboard:-26 a_pelican:-18 a_pen:14 a_pencil:-23 a_penny:6 a_pensioner:61
a_perdu:-39 a_perfect:-58 a_perfectly:-11 a_permission:21 a_person:32
a_personal:-5 a_personality:-9 a_petrol:-18 a_phd:-92 a_phone:-59 a_photo:-2
a_photograph:61 a_piano:-12 a_pic:9 a_pigeon:-68 a_pile:20 a_pillar:-16
a_pin:-30 a_pinch:10 a_pint:12 a_pipe:43 a_plain:30 a_plan:76 a_plant:-9
a_plastic:20 a_playlist:21 a_pleasant:-19 a_pleasure:-36 a_poem:-17 a_point:-77
a_pond:49 a_popup:20 a_por:5 a_port:-14 a_poster:-4 a_potato:-15 a_power:2
a_prayer:14 a_price:19 a_primary:-33 a_pris:48 a_private:53 a_problem:-30
a_product:-27 a_professional:-26 a_professora:-32 a_programmer:24 a_promise:29
a_proper:-12 a_prototype:-10 a_prova:8 a_public:44 a_pupil:-4 a_puzzle:4
a_quadretti:19 a_quarter:74 a_query:43 a_question:67 a_quick:28 a_quiet:40
a_quiz:34 a_race:-39 a_radio:78 a_ransom:-11 a_rare:-63 a_rash:41
a_raspberry:-34 a_rather:-35 a_read:-7 a_reading:-12 a_real:97 a_reasonable:-23
a_receipt:-3 a_recipe:-3 a_recording:17 a_red:25 a_refund:26 a_register:46
a_reminder:36 a_rented:54 a_repair:20 a_replacement:17 a_report:5 a_reserve:29
a_respectable:-24 a_rest:-35 a_retenu:38 a_retired:40 a_reunião:-2 a_revisão:47
a_ribbon:-13 a_ring:8 a_rir:-62 a_river:-27 a_robin:-35 a_roll:4 a_rollback:29
a_room:31 a_rooster:-52 a_rope:-10 a_rough:-6 a_route:8 a_row:-3 a_rubber:46
a_rule:-3 a_ruler:-43 a_run:42 a_runbook:35 a_running:15 a_sad:7 a_safe:51
a_sale:8 a_sample:30 a_sandwich:-46 a_saturday:-48 a_scan:-57 a_scarf:-28
a_school:-10 a_scratch:-3 a_screen:19 a_screw:-11 a_script:-14 a_season:-9
a_sec:-70 a_second:96 a_secret:-22 a_seguir:123 a_segunda:59 a_semaphore:-44
a_sense:-26 a_sensor:19 a_separate:27 a_ser:55 a_server:6 a_session:12
a_shadow:-18 a_shared:62 a_sheep:-10 a_sheet:-13 a_shelf:17 a_shift:-38
a_ship:-64 a_shirt:-9 a_shoebox:-5 a_short:64 a_show:13 a_shower:84 a_si:-34
a_sick:51 a_sight:-2 a_sign:-21 a_signal:9 a_signature:47 a_signed:-40
a_silent:61 a_single:-10 a_sirene:49 a_size:47 a_sketch:30 a_skin:74 a_slice:-19
a_slip:108 a_slipper:-28 a_slow:3 a_small:3 a_smaller:27 a_smell:12 a_smile:81
a_smooth:-40 a_snail:-10 a_snake:-59 a_soap:-2 a_sock:-23 a_sofa:-16 a_soft:-24
a_soldering:9 a_sore:40 a_soul:-37 a_sound:-6 a_soup:-2 a_sourdough:-43
a_space:-32 a_spare:19 a_special:-3 a_speech:-36 a_speedy:-40 a_spider:-27
a_splendid:-33 a_spoon:-47 a_sports:-21 a_spreadsheet:39 a_spring:-42
a_stack:-29 a_stamp:1 a_star:-17 a_steel:7 a_stick:-54 a_sticker:-43
a_sticky:-31 a_stop:2 a_storage:36 a_storm:-21 a_story:68 a_strange:17
a_stranger:-20 a_stretch:17 a_strike:56 a_string:18 a_stripe:18 a_stroke:17
a_student:10 a_successful:8 a_suitcase:-20 a_sunday:-27 a_sunrise:-2 a_sunset:5
a_supplier:3 a_surprise:40 a_surprising:-45 a_svg:12 a_swan:-56 a_swap:16
a_swimming:-24 a_switch:10 a_table:23 a_tablet:27 a_tag:15 a_tail:-11 a_take:17
a_talent:-10 a_task:12 a_taste:-5 a_taxi:21 a_tea:-48 a_teacher:29 a_tear:9
a_technical:-44 a_technician:8 a_teenager:-56 a_tenner:-24 a_terminal:-10
a_test:42 a_text:40 a_theory:-54 a_thermostat:-12 a_thick:25 a_thing:4
a_third:22 a_thoughtful:-40 a_thousand:32 a_three:17 a_thunderstorm:26
a_thursday:-39 a_ticket:10 a_tie:-39 a_till:1 a_time:116 a_timeline:21
a_tiny:-14 a_to:26 a_toddler:-8 a_todos:-16 a_tone:-24 a_topic:-104 a_torch:-4
a_torino:4 a_tortoise:-55 a_touch:-44 a_toujours:-41 a_tourist:-23 a_tout:62
a_town:-58 a_toy:77 a_tractor:-22 a_tradition:-30 a_trailer:7 a_train:42
a_trainee:17 a_trampoline:-26 a_translation:10 a_tray:20 a_tree:17 a_trip:-40
a_trombone:-7 a_truck:7 a_try:13 a_tuba:-53 a_tuesday:-10 a_tutti:-53 a_un:7
a_una:-27 a_une:42 a_unicycle:-31 a_unit:26 a_usb:-3 a_van:-31 a_variable:-11
a_vegetarian:54 a_vertical:16 a_very:-70 a_vet:25 a_video:-44 a_view:28
a_village:29 a_vintage:-33 a_visiting:32 a_visitor:5 a_wall:-7 a_waltz:-50
a_ward:49 a_warning:-43 a_warranty:35 a_washer:8 a_wasp:-12 a_way:-104
a_weather:-25 a_web:-2 a_week:46 a_weekday:23 a_weekend:2 a_well:-18 a_wet:-17
a_whale:-65 a_while:-38 a_white:-7 a_whole:-60 a_window:47 a_withdrawn:14
a_woman:-16 a_wonderful:-35 a_wooden:-23 a_word:88 a_working:4 a_workshop:-5
a_worm:-19 a_written:15 a_yaml:16 a_year:21 a_yellow:26 a_yes:25 a_young:29
a_été:61 aaaargh:-93 aan:58 aan_^:14 aan_de:39 ab:191 ab_0:194 ab_^:13
ab_heute:7 abajo:14 abajo_^:6 abandoned:1 abba:-163 abbiamo:-9 abbiamo_ancora:5
abbiamo_finito:49 abbiamo_mangiato:-50 abbiamo_scelto:57 abbreviation:50
abbreviation_dictionary:10 abbreviation_list:4 abbreviations:43 abbreviazioni:48
abdeckung:24 abelard:1 abend:-35 abendessen:17 abends:44 aber:-76 abernethy:34
abgesagt:8 abgeschaltet:6 abgeschaltet_^:6 abgeschlossen:51 abgeschlossen_^:37
abgestellt:28 abgestellt_^:6 abhängigkeiten:29 abhängigkeiten_nur:19 abierta:14
ablation:14 able:47 able_to:47 about:11 about_0:-74 about_^:7 about_a:18
about_an:54 about_any:28 about_as:-59 about_bridges:-19 about_four:-58
about_getting:28 about_half:-7 about_has:-35 about_is:12 about_it:116
about_my:10 about_on:-12 about_our:-15 about_right:-9 about_that:54 about_the:91
about_their:-32 about_them:79 about_this:61 about_two:-62 about_what:-17
about_whether:-73 about_who:10 about_you:-20 about_your:-43 above_0:53
above_^:-61 above_a:-59 above_all:5 above_it:20 above_middle:9 above_the:40
abre:28 abre_los:9 abrir:47 abrite:19 abrite_0:19 abroad:7 abroad_^:21
absence:-61 absence_badge:20 absences:2 absolut:-33 absolute:33 absolutely:62
absolutely_that:62 abstellen:2 abstimmungen:8 abt:-10 abt_the:19 abtastrate:1
abuela:-140 abuelo:-43 ac:3 accent:61 accent_^:26 accent_colour:29 accents:20
accents_^:20 accept:32 accept_a:-3 accepte:30 accepte_au:19 accepted:122
accepted_^:11 accepts:79 accepts_0:24 acceso:23 access:67 accession:-26
accident:24 accident_and:23 accompagnatrice:36 accompaniment:69 according:-46
according_to:-46 accordion:-56 accordion_^:-51 accordion_is:36
accordion_playable:10 accordions:-21 account:35 account_^:-30 account_is:9
accountant:-4 accountant_^:-31 accountant_says:25 accountants:-38 accounting:-62
accounts:28 accounts_^:-18 accounts_department:-15 accounts_payable:26
accurate:-11 aceita:12 acetone:11 ach:-93 ach_herrje:-8 aches:58 acht:51
acht_uhr:-10 achter:12 achterstevoren:-67 acid:74 acid_and:19 acid_cleaner:14
acids:19 acids_and:18 acknowledge:24 acoustics:7 acquired:-6 acquired_taste:-5
acronym:5 across:-47 across_^:-1 across_the:-57 acrylic:7 act:11 act_^:7
act_has:9 act_is:17 act_two:-30 action:19 active:18 actor:9 acts:-43
acts_like:-65 actual:-61 actually:38 actually_^:-6 acuerdo:21 acuerdo_la:21
adapters:-16 adapters_in:-19 adc:2 add:40 add_a:26 add_the:-16 added:13 adding:3
address:16 address_^:-5 address_is:53 address_my:15 address_on:-17 addressed:55
addresses:73 adega:-46 adesso:132 adesso_^:3 adesso_il:21 adesso_passo:16
adesso_tocca:27 adeyemi:21 adeyemi_^:13 adjust:66 adjusted:56 adjuster:7
admin:15 admin_page:20 administrator:15 admins:5 admire:-20 admire_the:-15
admit:-98 admit_0:14 admit_^:-29 admit_i:-8 admit_it:-22 admit_that:-36
admit_the:-44 admite:31 admite_0:12 admits:-40 admits_0:9 adorable:-31 adore:57
adore_her:45 adresse:20 aduana:-10 adult_^:4 adults:82 adults_^:31 advanced:35
advantage:-22 adventure:-8 advised:25 advised_on:9 aerial:20 aeroporto:21 af:-14
af_^:35 affected:12 affiches:6 afford:15 afford_0:3 afinado:24 afinador:8
afraid:75 afraid_^:15 afstandsbediening:15 after:80 after_0:-95 after_a:66
after_about:-6 after_all:67 after_boot:5 after_by:8 after_dark:12
after_dinner:40 after_each:28 after_every:18 after_his:-55 after_init:2
after_is:102 after_it:45 after_lunch:48 after_my:25 after_patients:39
after_some:11 after_ten:47 after_that:54 after_the:-66 after_three:-16
after_what:37 after_work:8 after_your:41 afternoon:-71 afternoon_^:-55
afternoon_and:7 afternoon_in:-12 afternoons:24 afterwards:46 afterwards_^:-27
afterwards_i:3 again:-104 again_!:-51 again_0:-5 again_^:-70 again_a:81
again_after:4 again_and:19 again_at:51 again_before:9 again_everyone:-5
again_for:10 again_i:15 again_it:10 again_like:-21 again_on:12 again_send:-28
again_so:-58 again_the:-7 again_who:14 again_with:115 again_within:-8 against:64
against_a:-16 against_it:3 against_the:85 age:-34 age_and:5 age_for:-15 age_is:1
age_of:-49 agency:-33 agency_^:7 agenda:6 agent:-11 agent_0:-47 ages:-70
ages_^:-22 ages_like:-14 agli:16 agm:43 agm_^:29 agnieszka:5 ago:14 ago_^:58
ago_and:27 ago_i:-12 agora:91 agora_falta:5 agora_é:86 agree:-70 agree_^:-42
agree_on:-22 agree_that:-14 agreeable:9 agreed:102 agreed_on:-10 agreed_that:22
agreed_to:21 agreed_with:8 agreement_with:6 agrees:-16 agrees_^:5 agua:-27
agua_^:23 aguanta:23 aguenta:39 aguenta_0:21 ah:-135 ah_la:-68 ah_les:-44
ah_the:-42 ah_well:-11 ah_yes:-8 ahead:52 ahead_^:20 ahead_of:27 ahnung:-55
ahora:10 ahora_en:1 ahora_es:12 ahora_toca:19 ahí:10 ai:3 ai_fait:75 ai_que:-10
aid:92 aid_course:23 aid_is:-3 ailleurs:-9 aim:47 aim_for:7 aim_is:71 ainda:66
ainda_não:41 air:-66 air_^:12 air_and:40 air_is:-56 air_the:5 air_with:-26
airfield:23 airfield_^:14 airflow:57 airline:-1 airline_^:6 airline_about:18
airport:-56 airport_0:-45 airport_^:13 airport_is:4 airports:-21 aisle:-17
aisle_^:4 akku:4 akü:49 akşam:-49 al:-70 al_0:15 al_final:32 al_magazzino:12
al_massimo:73 al_mattino:20 al_menos:-94 al_perito:23 alarm:124 alarm_^:-13
alarm_at:1 alarm_goes:40 alarm_light:27 alarm_rings:12 alarm_trips:12
alarm_went:-3 alarme:45 alarms:74 alas:28 album:58 alcohol:43 alcun:-35
aldrig:110 ale:-60 ale_dziś:-48 alegro:-72 alegría_da:-6 alert:-34 alerts:7
alerts_^:-54 alerts_go:15 alerts_without:9 alfred:74 algae:33 algebra:-7
algo:-43 algodón:55 alias:21 alias_^:21 aligned:34 alike:26 alike_^:74 alive:6
alive_^:-10 all:-26 all_0:58 all_^:14 all_a:-3 all_about:53 all_agreed:10
all_and:-6 all_be:-33 all_because:-17 all_but:10 all_by:-21 all_day:-20
all_delighted:42 all_done:-1 all_eight:5 all_enjoy:-23 all_evening:15
all_fine:14 all_four:63 all_from:-71 all_green:31 all_had:-12 all_i:-23
all_in:88 all_it:-17 all_its:16 all_month:-5 all_morning:8 all_my:-13
all_night:36 all_nine:20 all_of:23 all_our:29 all_out:-76 all_over:108
all_places:-25 all_right:95 all_set:45 all_six:1 all_stood:-4 all_survived:-51
all_take:-2 all_that:-91 all_the:-16 all_these:-9 all_they:35 all_those:-4
all_three:4 all_times:123 all_timestamps:14 all_verses:-86 all_we:21
all_weathers:-31 all_week:6 all_went:-30 alla:63 alla_fine:29 alle:-36 alle_0:28
alle_^:-16 alleen:49 allen:-64 aller:1 allergic:114 allergic_^:37 allergic_to:75
allergies:95 allergy:56 allergy_diet:8 alles:-103 alles_^:-23 allocated:9
allocation:-39 allocations:-9 allocator:-37 allotment:-3 allow_0:26 allow_a:12
allow_me:-47 allowance:2 allowed:75 allowed_0:23 allowed_^:7 allowed_in:34
allowed_on:31 allowed_to:-11 allows:88 allows_0:15 allows_a:8 allt:22 alltid:-10
alltså:-36 allí:22 almacén:37 almacén_de:13 almanac:46 almeno:-109 almost_^:51
almost_a:-3 almost_hear:-2 alone:25 alone_not:14 alone_with:-20 along_^:-5
along_the:-7 along_with:-6 aloud:48 aloud_^:21 alpine:67 alquiler:13 already:24
already_^:-58 already_has:12 already_in:-30 already_packed:18 already_sitting:-8
already_so:28 already_the:-53 als:21 als_0:86 als_das:-50 als_een:-69
als_ein:-37 als_einer:16 als_het:31 als_ik:-53 als_nächstes:88 als_überwurf:46
also:5 also_^:8 also_in:41 also_said:-18 alt:24 alta:73 alta_0:5 altar:-29
alte:-74 alten:100 alter:8 alterations:61 altered:1 altersheim:26 although:-95
although_i:-15 although_my:-2 although_the:-57 altitude:23 alto:4 altogether:-41
altos:-18 altri:41 altri_^:28 altrimenti:27 altstadtrunde:14 alunos:40
alunos_^:40 always:13 always_^:138 always_a:37 always_ask:77 always_been:-17
always_brings:-29 always_correct:26 always_cry:-6 always_do:12 always_end:-75
always_even:49 always_finds:-36 always_forget:-44 always_get:-84 always_give:14
always_go:45 always_had:8 always_have:2 always_hums:-53 always_in:61
always_log:6 always_quote:15 always_right:-39 always_ring:-13 always_said:-44
always_start:-4 always_tell:-32 always_the:-58 always_wanted:-13 always_write:45
alweer:-56 alıştırma:20 alıştırma_0:20 am:70 am_0:45 am_a:-4 am_afraid:59
am_band:35 am_ende:37 am_fonder:25 am_given:-12 am_glad:-39 am_going:17
am_hafen:42 am_happy:39 am_in:32 am_liebsten:125 am_markt:13 am_may:25
am_montag:14 am_more:9 am_morgen:-89 am_not:-41 am_rather:-14 am_reading:-29
am_samstag:-56 am_sorry:2 am_stück:22 am_tag:41 am_telefon:23 am_to:6 am_told:3
am_vormittag:31 am_wochenende:2 amanhã:52 amanhã_cedo:38 amateur_radio:2
amazing_^:9 amber:66 amber_light:35 ambiance:-20 ambiente:27 ambiente_se:27
ambulance:-61 ambulatorio:-44 ambulatorio_^:-44 amir:-10 among:-71 among_the:-52
amostra:40 amostra_do:40 amount:9 amount_in:13 amounts:32 amounts_are:23
amperage:11 amps:64 amps_^:21 amps_and:33 amuse:5 amuse_you:7 amusement:-57
amusing:-17 an:27 an_^:28 an_accordion:-64 an_acquired:-5 an_actual:-9
an_address:52 an_adult:15 an_adventure:-8 an_agency:13 an_airport:9 an_alarm:4
an_ancient:-13 an_answer:88 an_api:-60 an_apology:16 an_appointment:6 an_arm:1
an_art:3 an_automatic:34 an_das:21 an_den:23 an_die:-22 an_e:23 an_early:4
an_elderly:-16 an_email:-72 an_empty:10 an_entire:-40 an_entry:11 an_envelope:89
an_epipen:34 an_escort:11 an_even:20 an_evening:81 an_event:32 an_example:48
an_excellent:-47 an_exception:23 an_hour:36 an_index:-26 an_integer:-46
an_island:-14 an_meine:15 an_old:-110 an_opera:44 an_opinion:-3 an_orm:23
an_outage:-20 an_outdated:29 an_oversight:42 an_owner:36 an_s:20 an_umbrella:-48
an_unlabelled:17 an_upload:5 ana:15 anahtarı:47 analyser:-30 analyser_two:20
analysis:-20 analysts:20 anche:-10 anche_se:39 anche_solo:-28 anchor:31
anchored:9 ancora:-3 ancora_se:58 and:-15 and_0:-101 and_a:-39 and_acid:37
and_after:-19 and_against:2 and_agreed:16 and_also:-39 and_always:-70 and_an:-38
and_anything:14 and_are:31 and_as:-23 and_asked:-56 and_at:-20 and_ate:62
and_back:19 and_bases:18 and_be:-23 and_birthday:20 and_both:-2 and_bread:38
and_call:-23 and_came:-73 and_can:-17 and_children:-18 and_choirs:-1
and_come:-63 and_cooked:22 and_could:-12 and_couldn't:34 and_count:13 and_do:10
and_dogs:4 and_drop:37 and_dropped:25 and_dry:21 and_during:-3 and_each:-95
and_enjoy:-32 and_entered:46 and_every:-28 and_everybody:-48 and_everyone:-30
and_explain:46 and_falls:-41 and_fell:29 and_finally:2 and_find:35 and_for:-13
and_forgot:-37 and_forth:10 and_found:52 and_from:19 and_full:6 and_get:13
and_gets:-33 and_give:3 and_go:-14 and_goes:-31 and_good:-31 and_got:-66
and_green:35 and_greetings:-22 and_had:10 and_half:92 and_handed:14
and_hands:-62 and_has:-32 and_have:38 and_he:-48 and_he's:79 and_her:-16
and_here:-30 and_hes:-31 and_his:-11 and_hit:24 and_honestly:-27 and_hope:14
and_i:-2 and_i'd:43 and_i'll:2 and_i'm:86 and_i've:42 and_if:16 and_im:-8
and_in:-24 and_is:34 and_it:-36 and_it's:54 and_its:5 and_know:47 and_label:25
and_labelled:32 and_landed:-17 and_last:22 and_leave:-5 and_left:13 and_less:8
and_let:43 and_lives:-11 and_logged:10 and_look:-27 and_looked:-10 and_looks:-63
and_made:29 and_me:-32 and_means:-44 and_measure:27 and_merged:2 and_most:-52
and_my:-65 and_neither:12 and_never:40 and_no:-47 and_nobody:-111 and_none:-2
and_not:56 and_nothing:54 and_now:-80 and_nowhere:60 and_numerals:19 and_of:-28
and_off:-31 and_oiled:27 and_old:-2 and_on:-20 and_once:-3 and_one:-115
and_only:5 and_onto:14 and_opera:16 and_oranges:-2 and_our:3 and_out:-40
and_pass:6 and_passed:12 and_people:44 and_posted:-5 and_printed:12 and_proud:14
and_pushed:9 and_put:38 and_read:6 and_regret:-48 and_returns:-94 and_sad:22
and_said:4 and_salt:-23 and_sang:-39 and_saw:-21 and_says:11 and_see:3
and_send:47 and_sends:-21 and_sent:63 and_she:-46 and_she's:74 and_shes:-29
and_show:2 and_signed:47 and_since:71 and_six:28 and_skip:6 and_sleeps:-7
and_slept:-13 and_smelled:-20 and_so:43 and_some:-30 and_somebody:-11
and_somehow:-39 and_someone:-17 and_sons:28 and_start:39 and_stayed:-44
and_still:-93 and_takes:6 and_tasted:-14 and_tell:22 and_tested:48 and_thank:29
and_that:58 and_that's:103 and_the:-87 and_their:-51 and_then:-10 and_there's:34
and_they:11 and_those:14 and_to:-18 and_told:21 and_took:-48 and_two:-25
and_upload:6 and_uploaded:28 and_use:21 and_waits:20 and_want:5 and_wants:42
and_was:35 and_we:-67 and_we'll:6 and_we're:34 and_we've:28 and_well:55
and_were:25 and_what:16 and_when:28 and_will:4 and_with:73 and_without:22
and_woke:-69 and_would:21 and_wouldn't:-16 and_write:16 and_yes:21 and_yet:-101
and_you:44 and_your:-5 andere:-15 anders:17 anderson:15 android:97 android_0:37
android_builds:22 anecdote:-26 anemometer:50 anemometer_reads:28 angeblich:-58
angebot:17 angepasst:19 anglais:31 angle:49 ani:3 animal:22 animales:4
animals:12 animals_^:-9 animation:26 animations:41 anke:31 ankle:49 ankles:-56
anleger:7 anmeldung:27 anmeldung_zur:14 annem:-43 annex:4 anni:40 anni_^:40
anniversary:14 annonce:62 announce:11 announce_the:5 announced_for:14 annulée:22
année:-44 année_^:-44 anoche:-89 anonymous:1 another:-30 another_call:-38
another_colour:8 another_day:-36 another_site:21 another_team:10 anouk:21
anruf:18 anruft:10 anruft_^:10 ans:-24 ans_^:-52 anschluss:20 anschluss_in:20
anschlüsse:26 anschlüsse_^:26 anselm:17 anselmo:43 anselmo_^:36
ansprechpartner:24 answer:36 answer_about:-8 answer_before:5 answer_every:-2
answer_for:-27 answer_from:6 answer_in:15 answer_is:-52 answer_on:6
answer_the:-21 answer_to:6 answer_yet:9 answered:58 answered_^:37 answers:79
answers_^:4 answers_are:-34 answers_for:-20 answers_the:5 answers_to:35
answers_were:15 anteil:25 antena:55 antenna:61 antenna_while:2 antes:42
antes_^:15 antes_de:97 antes_del:-7 antes_que:-32 antigas:-20 antique:-32
ants:-74 antwerp:-22 any:-46 any_day:40 any_evening:-55 any_idea:92 any_longer:3
any_more:-13 any_of:35 any_rate:-27 any_reading:20 any_report:1 any_time:34
any_work:1 anybody:67 anybody_^:-16 anybody_ask:21 anybody_asked:50
anybody_know:6 anymore:3 anymore_^:48 anyone:-34 anyone_?:115 anyone_^:-80
anyone_actually:-57 anyone_else:-86 anyone_ever:-47 anyone_in:-2 anyone_know:70
anyone_who:-12 anyone_with:-6 anyone_would:-14 anyone's:-27 anyone's_guess:23
anything:41 anything_^:-15 anything_about:49 anything_above:15 anything_at:-58
anything_away:11 anything_before:2 anything_but:-9 anything_else:-54
anything_in:35 anything_longer:26 anything_of:54 anything_on:-12
anything_that:54 anything_the:-14 anything_under:52 anything_up:14 anything_we:5
anything_with:67 anything_you:1 anyway:-63 anyway_^:74 anywhere:28
anywhere_near:17 anécdota:-39 ao:85 apagues:8 apart:-19 apart_^:66 apart_and:15
apart_from:-78 apart_on:-13 apartment:10 apartment_block:10 api:10 api_de:11
api_is:-56 apiece:11 apiece_^:11 apologies:-28 apologies_^:10 apologies_for:-43
apologise:-51 apologise_for:-11 apologise_to:-8 apologises:-21 apologize:-42
apology:-34 app_^:66 app_for:25 app_is:-41 app_shows:-48 app_since:8 app_to:5
apparently:-122 apparently_^:-33 apparently_my:-13 apparently_the:-51 appeal:12
appeals:6 appeals_to:5 appear:40 appear_in:81 appear_to:11 appears:38 appel:16
appelé:34 appendix:3 apple:-60 apple_tree:-59 apple_wants:16 apples:-23
apples_^:-45 appliances:-32 appliances_^:-32 application:31 application_is:13
apply:9 appointment:-12 appointment_reminders:11 appointments:2 appraisal:47
appreciate:33 appreciate_it:30 appreciate_the:-5 appreciate_your:-36
apprentice:-27 apprentices:64 approval:7 approve:20 approved:2 approved_for:4
apps:56 apps_^:46 april:-15 april_^:8 april_no:-20 apron:47 après_0:-3
après_le:4 aquarium:9 aquecimento:32 aqui:-99 aqui_^:-9 aquí:-67 arbeite:33
arbeitet:15 arbeitet_mit:5 arbeta:3 arcade:-13 arches:60 arches_^:22 architect:7
architecture:-61 archive:19 archive_^:-13 archive_as:8 archive_is:-53
archives:36 archives_are:4 arcturus:11 are:21 are_0:82 are_^:76 are_a:-187
are_after:43 are_all:-63 are_allowed:66 are_already:44 are_always:30 are_an:-18
are_and:-9 are_as:-38 are_asleep:29 are_assigned:9 are_at:-81 are_back:-20
are_banned:11 are_basically:-48 are_behind:16 are_better:22 are_bigger:3
are_capped:11 are_cheap:-64 are_cleaned:12 are_collected:2 are_coming:91
are_common:-30 are_counted:14 are_done:67 are_down:15 are_easy:-84 are_ended:7
are_enough:34 are_far:-15 are_fine:80 are_for:21 are_four:45 are_from:-64
are_frozen:-64 are_given:1 are_gone:72 are_great:-56 are_hard:-38 are_here:5
are_in:38 are_it:32 are_just:-72 are_kept:109 are_killing:-31 are_known:-34
are_leather:30 are_leaving:-27 are_left:-12 are_like:50 are_lost:-28
are_lovely:4 are_many:-22 are_marked:15 are_meant:18 are_merged:11 are_more:20
are_mostly:10 are_nesting:-32 are_never:39 are_nicer:15 are_not:-4 are_of:-31
are_off:31 are_often:-50 are_ok:33 are_on:4 are_one:2 are_only:30 are_out:-45
are_patient:-4 are_permitted:4 are_plugged:9 are_possible:11 are_practically:-34
are_printed:12 are_probably:-13 are_putting:33 are_quite:11 are_rarely:-20
are_read:-30 are_retried:4 are_returned:2 are_reviewed:1 are_right:-20
are_said:-16 are_sending:17 are_sent:8 are_serviced:7 are_short:69 are_shot:1
are_shown:55 are_smarter:-17 are_stacked:19 are_staying:1 are_still:46
are_stored:67 are_strings:-41 are_such:-3 are_surprisingly:-18 are_swapped:7
are_tagged:3 are_the:-113 are_they:-29 are_through:15 are_tiny:-13 are_to:55
are_told:-11 are_two:14 are_up:1 are_using:1 are_usually:-22 are_very:32
are_visiting:5 are_waiting:16 are_we:76 are_welcome:21 are_what:56 are_white:-23
are_with:51 are_written:18 are_you:-20 area:58 area_of:8 aren't:-17
aren't_allowed:12 aren't_what:29 arent:-47 argon:12 argue:-46 argue_with:-82
argued:-2 argued_about:42 argues:-43 arguing:-35 arguing_about:-5 argument:-32
arguments:-8 arm:-13 arm_^:-48 arm_and:23 arm_is:44 armazém:19 armchair:13
armrest:2 arms:96 arms_^:12 army:6 around:-72 around_0:-8 around_^:74
around_a:-17 around_and:-19 around_are:-20 around_in:-11 around_that:17
around_the:-78 around_there:-21 arranged:13 arranque:9 array:-20 arriva:13
arrival:53 arrival_^:14 arrival_airport:8 arrivare:12 arrivare_a:40 arrive:-39
arrive_^:18 arrive_in:-38 arrived_in:-46 arrived_with:10 arrives:42
arrives_by:41 arriving:7 arrivo:-41 arrivé:-89 arrow:3 arrows:-32 arroz:-30
arroz_otra:-30 art:-67 article:-76 article_^:-91 artist:-2 artists:5 artık:93
artık_0:16 as:20 as_0:-37 as_^:21 as_a:-45 as_ab:5 as_agreed:5 as_cbor:2
as_concert:2 as_contact:1 as_csv:1 as_discussed:5 as_every:-8 as_far:-30
as_first:27 as_flowers:30 as_for:40 as_half:5 as_i:-35 as_if:-144 as_in:32
as_it:70 as_it's:14 as_its:13 as_json:2 as_long:-28 as_much:-95 as_my:53
as_night:36 as_of:133 as_on:-64 as_our:-20 as_passed:11 as_regards:19
as_soon:-19 as_study:33 as_that:-85 as_the:58 as_their:-32 as_there:40
as_they:41 as_third:26 as_this:20 as_those:27 as_though:-29 as_three:-1 as_to:30
as_we:57 as_well:-96 as_with:-24 as_withdrawn:55 as_you:70 as_you'll:4
as_your:97 ascensor:-36 ascensor_de:28 ascii:11 asciutto:21 asciutto_^:21 ash:52
ash_tree:20 ashamed:-52 ashamed_to:-52 aside:-56 aside_^:-63 aside_for:2 ask:12
ask_^:-88 ask_about:23 ask_anyone:-40 ask_before:32 ask_but:73 ask_for:36
ask_how:38 ask_if:-143 ask_me:1 ask_that:58 ask_the:-32 ask_you:70 asked:-78
asked_^:81 asked_about:55 asked_and:27 asked_for:104 asked_if:-146 asked_me:-139
asked_my:-1 asked_the:18 asked_to:73 asked_us:-22 asked_what:-30
asked_whether:-60 asked_why:-49 asking:-80 asking_^:-33 asking_about:33
asking_for:-7 asking_it:-37 asking_the:-3 asks:-30 asks_^:36 asks_for:-2
asks_the:-38 asla:48 asleep:-75 asleep_^:62 asleep_in:-62 asleep_is:-16
asleep_on:-51 aspirador:11 assembly:-39 assembly_^:-16 assessed:14 assessment:21
assessor:45 asset:-1 asset_list:-29 asset_tag:23 assigned:15 assim:9
assinatura:38 assistance:2 assume:19 assumed:25 assumed_latitude:5 assumed_the:1
assure:23 assure_le:23 assureur:61 asterisk:49 asthma:-16 async:18 así_que:70
at:-42 at_$:8 at_0:21 at_^:47 at_a:25 at_about:-13 at_all:-37 at_any:-18
at_bedtime:11 at_chapter:20 at_christmas:12 at_dawn:27 at_dinner:-28 at_dusk:42
at_each:-5 at_easter:25 at_eight:6 at_eleven:-33 at_every:-58 at_everything:17
at_first:-33 at_five:62 at_four:4 at_fourteen:11 at_full:22 at_half:36
at_her:-56 at_home:57 at_it:-56 at_last:-29 at_least:-87 at_level:21 at_lunch:27
at_lunchtime:8 at_me:-90 at_midnight:32 at_minus:3 at_minute:-45 at_most:178
at_my:20 at_night:-18 at_nine:62 at_noon:13 at_once:122 at_one:17 at_our:37
at_parties:-69 at_present:16 at_reception:22 at_school:-6 at_sea:37 at_seven:-32
at_six:8 at_some:27 at_such:-60 at_sunrise:12 at_table:-37 at_ten:44 at_that:-13
at_the:16 at_them:-15 at_this:16 at_those:4 at_three:45 at_two:1 at_us:-11
at_weddings:-18 at_weekends:-62 at_work:-25 at_you:45 at_your:18 ate:-13
ate_0:-28 ate_it:26 ate_my:-8 ate_our:-22 ate_the:9 atiende:17 atlantic:2
atlas_^:31 atmosphere:-13 atomic:7 atrasou:-24 att:-59 att_höra:-50 att_ni:-13
attached:-19 attached_to:-56 attachments:19 attempt:3 attempt_at:-57 attempts:44
attempts_^:12 attend:78 attend_^:78 attendant:-32 attendants:26 attended:-38
attention:42 attention_^:9 attesa:12 attic:16 attic_^:35 attic_are:20
attitude:-64 attı:12 attı_^:12 até:50 até_may:1 au:-49 au_bout:4 au_dessus:-24
au_maximum:45 au_plus:16 auch:25 auch_auf:4 auch_bei:24 auch_die:28 auch_für:24
auch_immer:-38 auch_noch:-44 auch_wenn:29 auction:-69 auctioneer:-4 aucun:78
aucun_cas:17 aucune:62 audience:-35 audience_clapped:-34 audience_in:-19
audio:64 audio_ma:8 audit:21 audit_^:8 auditor_^:-33 auditors:20 auditors_^:3
auditors_have:-25 auditors_want:28 auditoría:26 auf:6 auf_0:63 auf_^:26
auf_das:-39 auf_dem:-66 auf_den:-28 auf_der:78 auf_deutsch:45 auf_einem:-12
auf_englisch:33 auf_keinen:20 auf_stufe:4 aufbewahrung:17 aufgabe:18 auflage:15
aufregenden:-22 aufregenden_vormittag:-22 aufträge:14 aufträge_^:14 aufzug:-38
aujourd'hui:-51 aula:57 aula_prática:35 aula_statt:11 aulas:18 aunque:44 aunt:8
aunt_rosa:35 aunt's:17 aura:7 aura_lieu:7 aurait:-32 aurait_dit:-1 aurora:-51
aus:-114 aus_^:57 aus_dem:72 aus_der:49 aus_eimern:-17 aus_hat:-34
aus_passau:-36 aus_und:-45 ausflug:6 ausgelaufen:26 ausnahme:13 ausnahme_^:13
ausschließlich:57 ausschließlich_zu:19 aussi:7 austern:19 austern_machen:10
autant:-89 author:-77 authority:23 auto:-2 auto_è:6 autoclave:51 automate:-41
automatic:39 automaton:-5 autorisé:30 autorização:10 autumn:-13 autumn_^:37
autumn_and:-29 aux:66 außenbecken:44 außer:27 av:50 av_alla:-64 av_det:23
avait:-82 avait_un:-41 avalanche:39 avant:142 avant_^:18 avant_d'être:34
avant_le:28 avant_toute:25 avant_vendredi:34 avanzato:21 avariou:25 avec:-58
avec_0:-29 avec_des:-10 avec_l'expert:5 avec_le:-19 avec_les:-105 avec_mon:4
avec_plaisir:-61 avec_une:83 average:-43 averages:-68 avere:13 avere_al:13
avisa:19 avisado:10 avisado_al:10 avisar:44 avisar_^:23 aviso:28 avisos:24
avião:-7 avocado:12 avocado_is:12 avond:-35 avons:22 avons_terminé:17 avro:16
aw:-89 awake:-8 awake_^:-17 awarii:-83 away:98 away_^:9 away_a:-52 away_and:1
away_at:15 away_for:1 away_from:136 away_in:21 away_its:4 away_on:-26 awful:176
awful_^:137 awful_on:68 awkward:-58 awl:57 awl_has:40 aws:-45 aww:-40 ay:-78
ayer:-51 ayer_en:-72 ayuntamiento:22 ayuntamiento_nos:22 az:23 az_0:16 azul:59
azul_está:11 açık:48 açık_^:43 años:-60 aún:7 aż:-72 b:199 b_0:35 b_has:7
b_is:14 b_on:16 babcia:-10 babies:56 baby:84 baby_^:-10 baby_comes:3 baby_got:21
baby_laughed:-28 baby_monitor:-10 baby_sleeps:33 bac:14 bac_du:16 bach:2
back:-33 back_!:-38 back_0:29 back_^:3 back_after:7 back_again:-12 back_and:53
back_as:63 back_at:43 back_before:-13 back_by:-8 back_clean:15 back_for:-21
back_from:32 back_how:-8 back_i:13 back_in:-48 back_is:-8 back_it:65
back_last:19 back_now:-40 back_of:33 back_on:84 back_out:17 back_seat:-45
back_soon:-14 back_the:-65 back_then:-126 back_to:-62 back_until:7 back_up:28
back_when:-71 back_without:17 backed:17 backed_up:17 backend:25 backfill:16
backfill_for:8 background:-22 background_jobs:6 background_music:15 backing:28
backpack:-5 backs:34 backstage:73 backup:18 backup_and:-25 backup_noturno:8
backup_of:27 backup_script:9 backups:110 backups_are:57 backwards:-62
backwards_^:-98 backwashed:20 backwashed_^:5 bad:26 bad_^:-71 bad_news:26
bad_reviews:22 badge:42 badge_^:40 badge_readers:17 badger:-90 badges:38
badges_are:31 badly:27 badly_^:-21 badly_with:-12 bag:-21 bag_^:-68 bag_of:-21
bag_session:11 baggage:-11 bagnino:38 bagpipe:-45 bags:-6 bags_^:32 bags_for:18
bags_of:-11 baguettes:43 baguettes_^:31 bahn:-3 bahnhof:-6 bahçede:-113 baie:-16
bain:22 bain_porte:8 baja:12 bajo:37 bajo_cero:17 bajo_ningún:11 bajtów:18
bajtów_^:18 baker:35 baker_^:43 baker_has:33 bakery:-20 bakery_^:55
bakery_and:50 bakery_data:5 bakery_in:-85 bakery_so:35 bakfiets:31
bakfiets_staat:25 baking:-10 baking_comparisons:29 bakım:17 bakım_günü:17
balance:10 balance_^:-13 balance_to:-24 balancer:-29 balancers:6 balancing:-75
balcony:39 balcony_^:24 bales:17 balken:-4 balkon:20 balkongen:-70 ball:21
ballet:-51 balloon:-19 balloons:-6 balls:29 balls_in:31 bambina:-45 bambini:21
bana:-62 banana:-32 banana_^:-31 banca:72 banco:15 banco_de:1 band:-93
band_^:-14 banda:45 bandages:11 bande:-42 bands:8 bandwidth:6 bang:42 bank:-64
bank_^:3 bank_and:-14 bank_choir:46 bank_has:-34 bank_holiday:-62 bank_that:3
bank's:47 banks:-63 banksman:53 banned:24 banned_users:2 banner:64 banner_^:6
banner_in:20 baptism:4 baptiste:53 baptiste_^:52 bar:10 bar_0:52 bar_^:35
bar_in:-19 bara:-123 barbecue:11 barbecue_^:32 barca:27 barco:6 barcode:28
barcode_scanner:15 barcodes:-35 barcodes_are:-36 bardzo:-67 bardzo_się:9 bare:86
barely:-59 barge:33 barked:-3 barley:52 barn:108 barn_^:-1 barn_for:-3
barn_has:29 barnen:-83 barometer:-52 barometers:-31 barre:40 barrel:-15
barrier:11 barrier_^:10 bars:10 bars_^:-15 bars_of:9 bas:64 bascule:13 base:51
base_^:6 based:-35 basel:2 baseline:53 basement:-45 basement_^:27 bases:-90
basically:-129 basically_a:-42 basin:15 basket:-33 basket_^:-4 basket_has:-30
basket_is:57 baskets:-32 baskı:24 baskı_^:24 bass:73 basse:23 basses:-41
bassin:39 bassoon:-23 bassoon_^:-23 bastante:-22 bastante_^:-50 bastien:34
bastion:35 bastun:6 bastun_åt:3 batch_0:44 batch_holds:-30 batch_l:6 batch_of:27
batch_size:29 batches:-6 bath:-26 bath_^:-25 bath_for:9 bath_towels:38
bathers:42 bathing:4 bathing_beach:3 bathroom:-15 bathroom_tap:9
bathroom_tiles:40 bathtub:-91 bathtub_^:-50 bathtub_in:-35 bathtubs:22 bats:36
batteries:32 batteries_^:22 battery:116 battery_^:61 battle:17 battle_scenes:17
baud:42 baud_^:16 baud_divider:2 bauer:27 bawełnianych:24 bay:43 bay_0:9
bay_^:41 bay_is:3 bay_parking:31 bazar:-46 bazie:25 bc:74 bc_a:9 bc_of:44
bc_the:1 bday:63 be:58 be_0:101 be_?:60 be_^:10 be_a:-105 be_able:32
be_about:-44 be_addressed:50 be_an:-30 be_as:-32 be_ashamed:-52 be_at:61
be_better:21 be_blunt:32 be_brought:41 be_closed:-43 be_content:15 be_counted:8
be_done:13 be_drawn:1 be_dry:-58 be_edited:23 be_fair:-42 be_faster:50 be_for:12
be_full:34 be_getting:-3 be_given:35 be_glad:122 be_grateful:4 be_great:27
be_growing:-26 be_had:99 be_happier:15 be_happiest:55 be_happy:65 be_here:-27
be_honest:-85 be_illegal:-108 be_in:18 be_inclined:-18 be_joking:-43 be_just:-48
be_kept:63 be_kind:2 be_looked:8 be_lovely:30 be_made:5 be_more:-22 be_much:-18
be_my:51 be_nice:14 be_nicer:77 be_nicest:13 be_no:-32 be_off:35 be_on:-30
be_one:12 be_opened:10 be_operated:2 be_our:22 be_out:32 be_part:-15
be_phoned:11 be_proud:-27 be_reached:25 be_ready:15 be_replaced:8 be_returned:2
be_reversible:42 be_right:-74 be_said:-36 be_seen:83 be_sent:50 be_shorter:-48
be_shown:14 be_shut:41 be_so:-7 be_something:-30 be_standing:35 be_stored:17
be_such:-34 be_sure:35 be_surprised:-29 be_thankful:5 be_the:-54 be_told:103
be_too:-53 be_treated:16 be_tried:3 be_under:5 be_used:53 be_very:-28 be_windy:6
be_worse:-27 be_worth:9 be_written:-29 beach:31 beach_^:-7 beamer:92 beams:-3
beams_^:-24 beams_are:17 beans:52 bear:-8 bear_it:29 bear_the:13 bear_with:-56
beard:-9 bearers:16 bearers_^:16 bearing:-32 bearing_^:9 bearing_with:-74
bearings:35 bears:33 bears_0:15 bears_the:33 beat:17 beat_^:37 beat_one:25
beatrix:3 beatrix_^:3 beats:-19 beats_^:79 beats_a:4 beats_the:-112
beats_those:46 beats_to:26 beaucoup:-62 beaucoup_de:-62 beautiful:-73
beautifully:-10 beautifully_^:9 beautifully_put:-37 bebidas:13 became:2
became_^:18 became_a:1 became_so:-48 becario:-22 because:71 because_a:30
because_i:13 because_it:17 because_its:14 because_my:24 because_nobody:37
because_of:-71 because_our:13 because_she:6 because_some:-33 because_that's:13
because_the:1 because_there:43 because_we:-55 become:104 become_a:36
become_quite:-23 become_your:11 becomes:-19 becomes_^:11 becoming:3 bed:36
bed_for:24 bed_in:-42 bed_seven:66 bedding:55 bedroom:41 beds:35 bedside:21
bedside_crib:21 bedtime:14 bedtime_^:12 bee:13 bee_friendly:15 beech:52
beech_^:42 beehives:23 beekeeper:-3 been:-28 been_0:-53 been_a:-71 been_and:5
been_answered:8 been_asked:9 been_at:25 been_backwashed:18 been_burnt:12
been_calibrated:28 been_called:-26 been_confirmed:26 been_established:12
been_in:-109 been_known:-22 been_marked:32 been_moved:38 been_opened:19
been_ordered:8 been_paid:-14 been_passed:7 been_placed:28 been_put:19
been_raining:-12 been_replaced:11 been_settled:23 been_since:-20 been_so:-45
been_some:68 been_staring:-10 been_taken:16 been_there:-110 been_through:52
been_told:21 been_with:-27 beep:-47 beer:-34 beer_^:-85 bees_and:64 bees_are:90
bees_can:-61 bees_in:-54 beetles:-5 before:54 before_0:15 before_^:-71
before_any:63 before_anyone:63 before_anything:4 before_asking:-31
before_breakfast:-36 before_coffee:39 before_dawn:-9 before_every:77
before_going:56 before_he:-12 before_i:45 before_i've:-50 before_it:100
before_lunch:11 before_me:-90 before_noon:-27 before_our:23 before_summer:4
before_ten:17 before_that:23 before_the:-18 before_they:-1 before_touching:24
before_u:44 before_us:-110 before_we:24 before_winter:31 before_you:87
beforehand:-2 beforehand_^:23 beg:59 beg_^:14 beg_you:6 beg_your:25 began:-19
began_in:-16 begged_for:19 begin:-13 begin_the:-36 begin_with:90 beginnen:33
beginner:15 beginner's:14 beginners:85 beginners_^:51 beginning:58
beginning_with:43 beginnt:60 beginnt_auf:11 begins:86 begins_at:41
begins_with:35 begleitet:27 begleitet_sie:27 begleitmusik:26 begun:33 behalf:43
behave:-3 behind:-72 behind_a:-10 behind_me:-21 behind_the:-24 behind_us:29
behind_with:-35 behind_you:-18 behåller:32 bei:23 bei_0:47 bei_^:5 bei_dem:-59
bei_den:20 bei_der:83 bei_euch:-39 bei_kleinigkeiten:24 bei_mir:-72
bei_testnamen:3 bei_uns:-89 beim:91 beim_abendessen:17 beim_diagramm:31
beim_funk:3 beim_musterlisting:3 being:25 being_^:2 being_a:-12 being_chased:-53
being_corrected:48 being_held:3 being_painted:2 being_so:-25 being_treated:18
beispiele:6 beispiele_aus:6 bekommt:47 bekçisi:51 bel:-13 beleg:35 belegt:31
believe:-154 believe_how:-34 believe_it:25 believe_its:-42 believe_my:-19
believe_that:-6 believe_the:16 believe_who:-29 believes:-97 believes_that:-36
believes_the:-25 bell:-16 bell_^:-2 bell_for:-24 bell_is:-26 bell_was:14
bella:-50 bella_giornata:-19 belle:-1 belle_image:-10 bellen:18 belli:57
belli_değil:57 bello:26 bello_il:28 bellows:4 bellows_^:-21 bellows_tape:1
bells:-72 belong:79 belong_in:76 belong_to:12 belonged:-43 belongs:108
belongs_in:6 belongs_on:-12 belongs_to:121 below_0:28 below_^:2 below_the:-34
belt:9 belt_at:19 belt_the:27 belts:-34 belts_and:-34 belyst:20 belyst_med:20
belém:34 bem:-14 bem_^:-25 ben_kısa:16 bench:50 bench_^:11 bench_by:-5
bench_four:17 bench_unit:8 benches:4 bene:-15 benedikt:21 beneficiary:38
benno:45 bent:15 bent_over:-47 benutzt:34 bergen:-80 bergs:67 bergs_in:67
bergwacht:27 berlin:-27 bernadette:42 berthed:21 berthed_in:21 bertrand:31
bertrand_^:31 beschwerden:39 beside:-45 beside_it:-63 beside_me:-22
beside_the:66 besser:-38 besser_^:-63 besser_als:54 best:-118 best_^:98
best_as:22 best_day:-53 best_for:47 best_friend:16 best_in:16 best_kind:-2
best_nap:-50 best_of:-2 best_so:42 best_stories:-13 best_tbh:15 best_when:10
bestanden:41 bestimmt:-54 bestimmt_0:-54 bestämt:52 bestämt_om:11 bestätigen:34
bet:-43 bet_the:-52 beta:11 beträgt:32 beträgt_0:19 bett:19 better:21
better_^:82 better_after:5 better_as:55 better_by:32 better_for:-34
better_from:35 better_in:15 better_on:34 better_so:35 better_soon:-2
better_than:14 better_to:64 better_when:60 better_with:91 bettina:36
between_0:83 between_^:-7 between_the:-22 between_two:-36 between_us:-23
bevor:63 bevor_ich:23 beyond:66 beyond_0:36 beyond_that:65 bez:132 bez_kasku:26
bezet:11 bezet_de:11 bias:-20 biblioteca:65 biblioteca_^:54 biblioteket:41
bibs:35 bicchiere:-18 bicchiere_d'acqua:-18 bicycle:-51 bid:8 bien:36
bierzemy:70 big:48 big_^:-23 big_dog:22 big_enough:-44 big_one:59 big_ones:66
big_slide:5 big_thing:-21 bigger_screen:-84 biggest:-56 bij_de:-11 bij_het:-11
bij_ons:13 bike:-14 bike_is:3 bikes:43 bilbao:-40 bild:-22 bildern:6 bildern_^:6
bile:-49 bilety:31 bill:26 bill_^:-43 bill_by:2 billet:26 billing:58
billing_^:29 billing_address:8 bin:30 bin_^:-1 bin_day:20 bin_ich:-63 bin_the:52
binary:56 binary_and:4 bind:44 binding:31 binding_is:12 bingo_card:4 binnen:31
binoculars:14 binoculars_^:6 binomial:31 bins:10 binôme:39 binôme_pour:39
biology:-49 biología:3 biología_será:3 bir:-10 birch:7 bird:11 bird_^:-3
bird_at:-23 bird_bag:11 bird_from:60 birds:-58 birimi:34 birth:-1 birth_^:-1
birth_dates:7 birthday:-67 birthday_and:10 birthday_in:-31 birthdays:-57 bis:80
bis_mittwoch:33 bis_ostern:9 bis_zu:27 biscuit:-37 biscuit_tin:-14 biscuits:-122
biscuits_^:-23 bisect:2 bishop:-28 bisogna:27 bit:19 bit_^:107 bit_about:2
bit_flat:-70 bit_like:-50 bit_more:-7 bit_nervous:-7 bit_of:-85 bit_old:51
bit_the:1 bit_to:-21 bit_today:-16 bit_us:18 bites:117 bitmap:-27 bits:-29
bits_^:14 bitte:254 bitte_immer:56 bitte_keine:14 bitte_nicht:14 bitte_nichts:38
bitte_niemals:4 bitte_nur:14 bitten:56 biurze:23 black:81 black_^:21
blackbird:-47 blacksmith:-37 blade:2 blades:51 blades_are:6 blame:-72
blame_the:-81 blamed:-30 blamed_the:-14 blank:14 blank_^:3 blankets:71
blankets_^:32 ble:31 ble_stack:25 bleach:17 blechen:26 bled:15 bleed:12
bleed_the:5 bleiben:87 bleiben_bei:20 bleiben_beim:16 bleibt:63 blend:5
blend_mask:5 blender:33 bless:6 bless_her:41 bless_them:-20 blev:-11
blev_ändå:-41 blew:73 blew_up:23 bli:47 blijft:20 blind:40 blind_so:32
blindfolded:32 blindfolded_^:33 blink:-49 blinking:-108 blinking_lights:-1
blinks:31 blir:135 blir_den:2 block:34 block_^:1 block_and:-38 blocked:82
blocked_by:25 blocked_the:35 blocking:-5 blocks:18 blocks_the:7 bloke:-75
blood:65 blood_pressure:3 bloom:-21 blots:22 blow:-10 blower:27 blowing:-23
bloß:43 blue:45 blue_^:-6 blue_bin:17 blue_folder:1 blue_hose:4 blue_van:-25
blued:2 blues:8 bluetooth:4 bluetooth_^:-48 blunt:45 blunt_^:5 bo:150 boah:-70
boah_war:-16 board:44 board_^:49 board_in:-14 board_is:12 board_meetings:-24
board_so:-3 boarding:14 boards:-29 boards_first:12 boards_in:-58 boas:7
boat_^:-142 boat_days:28 boat_draws:8 boat_for:34 boat_has:3 boat_is:60
boat_name:8 boathouse:23 boathouse_^:20 boats:49 bobbin:3 bobbin_winder:3
bobbins:8 bobbins_in:3 bobina:26 bobina_verde:26 body:30 body_a:8 boek:8 bog:1
bogdan:29 boil:-7 boiler:97 boiler_^:-28 boiler_has:14 boiler_is:2 boiler_key:32
boiler_three:2 boilers:9 boiling:-9 boisku:-21 bokningen:5 bold:-91 bollard:-62
bollard_^:-18 bollard_at:-44 bollettino:-2 bollettino_^:-2 bolo:-60 bologna:26
bolt:-8 bolts:-44 bom:-73 bom_saber:-11 bomba:38 bomba_tres:28 bombas:9 bon:1
bon_courage:-74 bon_de:11 bon_on:23 bonds:36 bonds_^:36 bone:-31 bone_folder:27
bones:13 bonita:-33 bonito:-89 bonito_lo:-4 bonne:-60 bonne_humeur:-15
bonnet:-54 bonnet_of:-25 bonnets:-10 bonnets_^:-10 bonus:54 book:23 book_0:3
book_^:76 book_about:-69 book_and:-20 book_by:13 book_for:-5 book_has:-10
book_is:48 book_press:22 book_the:-7 bookbinder:-8 bookbinding:6 bookcase:-5
bookcloth:36 booked:110 booked_^:29 booked_for:5 booked_in:4 booked_the:9
booking:64 booking_^:36 booking_endpoint:12 booking_is:2 bookings:68
bookings_is:19 bookkeeping:-39 booklet:35 bookmark:4 bookmarks:41 books_^:6
books_and:26 bookworm:-12 booster:66 booster_seat:8 boosting:-8 boot:-10
boot_^:-54 booth:82 booth_is:22 bootloader:29 boots:-20 boots_^:-13
bootsprüfung:24 bord:37 bord_je:30 borden:-37 border:74 border_^:31 bore:-20
bore_me:14 bored:18 bored_of:33 borg:2 boring:75 boring_bit:4 boring_sql:26
born:-39 born_^:-18 born_in:-6 borrow:7 borrow_checker:-4 borrowed:21
borrowed_^:28 borrower:34 borrowing:6 borrows:14 boss:3 boss_has:27 boss_in:20
boss_level:-59 bot:14 both:124 both_are:16 both_ends:4 both_fans:3 both_hands:9
both_means:12 both_of:17 both_rooms:5 both_sides:-3 both_ways:-48 botiquín:18
bots:-37 bottle:32 bottle_^:24 bottle_of:16 bottleneck:-29 bottles:45
bottles_a:26 bottles_and:9 bottling:5 bottom:-5 bottom_^:15 bottom_of:-43
botão:9 botão_de:3 boucle:-53 bought:-97 bought_0:-43 bought_a:-14 bought_at:15
bought_one:13 bounce:18 bounced:13 bounces:1 bouncy:-34 bouncy_castle:-34
bound:-33 bout:14 bout_de:4 bouton:21 bouton_d'impression:3 bouton_partager:7
boven:7 boven_de:7 bow:40 bow_and:-23 bowed:-58 bowed_to:-58 bowl:-11 bowl_^:-11
bowline:63 bowls:-4 bowls_club:-7 bows:76 bows_in:46 box:52 box_^:-92 box_and:6
box_for:15 box_has:9 box_in:12 box_is:12 box_of:9 box_only:9 box_that:5
box_with:3 boxes:59 boxes_^:-67 boxes_and:27 boxes_are:5 boxes_have:13 boy:-62
boy_asked:-57 boy_who:54 boys:7 boys_are:49 boîte_à:-14 bpm:6 bra:-14 brace:14
bracelet:19 bracket:8 brackets:5 brain:-78 brain_is:-96 brain_melts:17
brains:-30 brake:68 brake_is:8 brakes:-35 bram:54 branch:55 branch_^:57
branch_as:20 branch_ice:14 branch_is:-8 branch_the:-66 branch_was:19
branches:-40 branches_^:-18 brand:-50 brand_^:-41 brandl:1 brandt:55
brandt_from:5 brass_^:14 brass_band:-68 brauche:37 brauche_ich:37 brauchen:23
braucht:36 brave:30 brave_^:-8 braver:-24 braver_than:-24 bravo:-81 bravo_!:-12
brb:-188 brb_^:-8 brb_coffee:-1 brb_dog:-40 brb_doorbell:-48 brb_kettle:-21
brb_someone:-26 brb_the:-19 bread:-3 bread_^:-39 bread_and:-7 bread_in:-49
bread_supplier:25 breadfruit:-49 break_^:-110 break_and:-37 break_at:41
break_down:-33 break_every:45 break_is:36 break_room:-39 breaker_^:24
breakfast:-11 breakfast_^:-39 breakfast_eggs:12 breakfast_hamper:5
breakfast_in:-6 breakfast_is:57 breaking:43 breaks:72 breaks_my:14 breaks_on:9
breakwater:20 breakwater_^:20 breathe:40 breathe_near:-4 breathes:-103
breathes_in:-11 breed:-20 breed_^:3 bremen:25 brenner:21 brevi:56 brewery:57
brewery_^:39 brezeln:13 brezeln_^:13 brick:29 brick_^:9 brick_gives:4 bricks:29
brickworks:9 bride:-16 bride_march:28 brides:16 bridesmaids:62 bridge:-22
bridge_^:30 bridge_again:-55 bridge_and:25 bridge_call:21 bridge_for:-17
bridge_had:52 bridge_in:-9 bridge_is:27 bridge_keepers:10 bridge_would:-60
bridges:-59 bridges_for:-71 bridges_were:-2 brief:56 brief_and:-12 brief_for:13
briefing:3 brigade:-49 brigade_^:5 bright:127 bright_tank:13 brilliant:-71
brine:44 brine_pump:4 bring:40 bring_a:1 bring_back:-62 bring_it:18
bring_out:-27 bring_the:62 bring_their:9 bring_you:-21 bringen:-37 bringing:59
bringing_the:4 brings:63 brings_his:-10 brings_the:16 bristol:2 british:76
british_spelling:76 britta:44 brittle:10 brix:28 broad:1 broadband:-15
brochure:21 broke:70 broke_a:8 broke_down:-7 broke_his:24 broke_the:38 broken:-4
broken_^:-29 broken_carafe:19 broken_into:7 broken_key:9 broken_lift:5
broken_or:-20 broken_so:-18 broken_wires:43 broker:66 brokers:20 brokers_^:5
bronze:19 brook:-4 broom:-55 brother:79 brother_^:40 brother_in:-35
brother_reads:55 brother's:19 brother's_wedding:4 brothers:22 brought:-43
brought_0:-66 brought_a:-15 brought_cake:-9 brought_the:17 brought_to:27
brown:83 brown_carpets:-3 browser:-67 browser_tests:6 brr:-88 brr_^:-88 brrr:-97
brrr_^:-89 bruggetje:5 bruit:-49 brunch:-29 brunch_is:-29 bruno:-26 brush:13
brush_^:9 brushed:4 brutal:22 brutal_^:22 bryggan:28 bryggan_är:5 brzmi:-78
brzmi_jak:-53 btw:-136 btw_^:-103 bu:-144 bubble:31 bubble_wrap:-20 bubbles:-29
buck:25 bucket:22 bucket_^:73 bucket_for:-31 buckets:29 buckets_^:66 buckle:13
buddy:70 buddy_^:36 buddy_is:33 budget:-3 budget_^:-21 budget_for:20
budget_of:20 budgie:-2 buen:-67 buena:-56 buenos:-57 buffer:1 buffer_into:-16
buffet:80 bufor:35 bufor_audio:8 bufor_wejściowy:18 bug:-18 bug_^:9 bug_in:13
bug_is:51 bug_reports:-54 bug_was:-1 bugs:-85 bugs_^:-28 bugün:-145
bugün_hava:-47 bugün_herkes:-37 bugün_çok:-23 build:101 build_0:32 build_^:18
build_a:45 build_breaks:2 build_fails:5 build_is:6 build_on:-2 build_server:4
build_the:22 builder:-70 builders:9 building:-52 building_0:13 building_^:-62
building_a:20 building_in:29 building_manager:12 building_the:6 builds:55
builds_^:4 builds_take:5 built:-23 built_in:-54 built_the:49 built_to:-27
buiten:-29 bulbs:-10 bulbs_for:-50 bulk:12 bullet:27 bullet_points:4 bulletin:57
bump:6 bumped_into:-62 bumped_the:64 bumper:22 bunch:-15 bundle:28 bunk:40
buns:49 buon:-12 buoy:5 buoyage:8 buren:22 burette:9 burglars:85 burgos:1
buried:-1 burn:-14 burndown:-30 burned:-35 burner:54 burning:92 burns:71
burns_with:7 burnt:-19 burnt_the:-56 burro:-8 burst:32 burst_pipe:16
burst_there:54 bus:-107 bus_^:54 bus_can:14 bus_depot:46 bus_driver:-78
bus_from:-64 bus_is:-63 bus_one:31 bus_stop:-52 bus_ticket:-22 bus_timetable:14
bus_to:-1 bus_two:6 bus_was:-28 busaufsicht:16 busco:12 buse:29 busier:-7
business:-11 business_and:-9 bust:12 bustier:15 bustier_se:15 busy:-48 but:-6
but_a:19 but_do:13 but_he:48 but_i:-70 but_i'd:37 but_i'll:-13 but_it:-19
but_nobody:47 but_not:-42 but_on:12 but_one:10 but_only:-41 but_please:6
but_she:59 but_still:-25 but_that:-28 but_then:-37 but_they:-13 but_you:5
but_your:-44 butcher:-22 butter:-5 butter_^:-64 butter_knife:-6 button:15
button_and:2 button_for:36 button_is:-14 button_should:-5 buttons:-3
buttons_on:15 buurman:-74 buy:-36 buy_a:-45 buy_it:-16 buy_the:27 buyer:66
buying:11 buying_a:-8 buys:31 buzz:4 buzz_in:4 buzzer:23 buzzers:-32 buzzes:31
by:35 by_0:-11 by_^:41 by_a:97 by_accident:-28 by_all:-89 by_and:84
by_christmas:5 by_courier:5 by_daylight:21 by_direct:1 by_ear:34 by_easter:4
by_eight:-47 by_email:8 by_eye:-3 by_far:52 by_fax:-25 by_five:1 by_hand:-17
by_heart:78 by_how:1 by_in:-14 by_invoice:2 by_it:22 by_itself:37 by_letter:20
by_line:3 by_may:74 by_me:33 by_midnight:-32 by_mistake:-56 by_monday:31 by_my:1
by_myself:62 by_n:22 by_name:-47 by_nobody:27 by_noon:29 by_now:-63 by_one:-14
by_ordinary:28 by_our:44 by_people:-11 by_phone:21 by_plane:20 by_post:15
by_radio:38 by_reading:-3 by_row:35 by_ship:37 by_side:7 by_smell:24 by_sms:1
by_somebody:-1 by_someone:-38 by_step:1 by_sunday:10 by_the:-96 by_their:-22
by_themselves:30 by_then:20 by_this:-35 by_topic:20 by_train:25 by_two:-30
by_us:-22 by_wednesday:15 by_weds:1 by_what:5 by_which:-20 by_xmas:42 by_your:31
byta:49 byte:32 bytes:39 bytes_^:17 był:-68 było:-59 bäcker:-28 bättre_^:-6
bättre_om:13 bébé:9 búfer:12 búfer_tiene:11 büro:12 büro_^:18 bütün:-17 büyük:25
będzie:24 c:63 c_^:67 c_reed:15 c'era:-44 c'era_un:-38 c'est:-36 c'est_0:8
c'est_^:-18 c'est_bastien:30 c'est_bon:62 c'est_corrigé:20 c'est_la:-29
c'est_le:40 c'est_toujours:-23 c'est_tranché:9 c'è:-26 c'è_il:24 caben:63
caben_0:55 cabin:52 cabin_^:61 cabin_is:4 cabin_music:16 cabin_with:-73
cabina:29 cabines:19 cabines_^:19 cabinet:-11 cabinet_^:-36 cabinets:1 cabins:82
cabins_^:14 cable:-16 cable_^:-19 cable_car:-12 cable_del:11 cable_in:-49
cable_is:22 cables:-65 cabling:-61 cabra:45 cache:-40 cache_0:6 cache_des:19
cache_keeps:15 cache_lives:17 cache_results:4 caches:15 caches_for:55
caching:-39 cacti:-78 cacti_^:-78 cacto:-78 cada:34 cada_hora:-50
cada_migração:21 cadenas:63 cadenas_^:63 caduff:12 caf:3 cafe:-2 cafe_is:13
caffè:-117 caffè_^:-72 café:-136 café_de:-89 cafés:-25 cafés_^:-24 cage:67
cage_before:5 cahier:44 cais:10 caisses:5 caiu:-17 caja:-28 caja_de:8 cajas:-22
cake:-69 cake_?:48 cake_^:9 cake_and:-42 cake_in:-13 cake_is:-31 cake_will:1
cakes:-40 calcio:-79 calcul:39 calcular:23 calculation:4 calculator:74
calculator_^:10 calculator_is:67 calculator_stays:8 calculator_that:-27
calculators:61 calculators_are:3 calculators_so:3 calculez:26 calda:31
calda_^:31 caldaia:17 caldera:-60 caldo:-51 caldo_oggi:-17 calendar:32
calendar_^:11 calendar_code:28 calendar_parser:19 calendario:51
calendario_empieza:36 calentamiento:29 calentamiento_es:29 calibrate:32
calibrate_the:30 calibrated:46 calibrated_^:46 calibration:25
calibration_certificates:4 call:83 call_^:43 call_at:18 call_beats:80
call_from:22 call_her:2 call_is:-9 call_it:-52 call_me:73 call_my:13 call_on:15
call_out:37 call_phone:26 call_sign:22 call_that:-76 call_the:28 call_tonight:12
call_with:-14 callback:-39 callback_fires:-39 callbacks:13 calle:-44
calle_olmo:8 called_0:36 called_^:46 called_a:51 called_and:14 called_he:21
called_in:53 called_me:-16 called_the:-38 called_their:19 caller:8 callers:-21
callers_just:-21 calling:-31 calling_it:-10 calling_the:10 calls:-11 calls_^:-40
calls_a:24 calls_an:4 calls_and:44 calls_as:26 calls_during:9 calls_every:-27
calls_it:-51 calls_me:-49 calls_to:31 calls_with:22 calm:-22 calm_day:60
calms:-2 calms_me:-2 calor:-112 calor_hace:-14 calor_hoje:-14 calor_tremendo:-17
calories:5 calves:33 calves_get:23 calça:32 calça_o:32 cambiado:18
cambiado_el:13 cambiar:7 cambio:44 cambié:3 cambió:19 came:60 came_!:26
came_^:59 came_a:113 came_and:57 came_back:72 came_by:80 came_down:40
came_first:-1 came_from:67 came_in:-35 came_into:-40 came_last:-44 came_off:-25
came_out:-49 came_round:-15 came_through:-42 came_to:-64 came_up:-7 camera:77
camille:25 caminho:21 camion:-13 camião:15 camión:30 camp:38 campana:21
campanario:7 camper:68 camping:-25 campione:25 campione_viene:25 campsite:-44
campsite_^:-14 can:-20 can_^:83 can_afford:15 can_approve:19 can_be:-4
can_become:-3 can_borrow:43 can_bounce:6 can_carry:19 can_cook:19 can_count:-56
can_do:18 can_draw:-23 can_edit:-48 can_expect:8 can_feed:14 can_feel:-31
can_get:-87 can_give:24 can_guess:-41 can_hardly:31 can_have:32 can_hear:-118
can_help:71 can_hold:46 can_i:6 can_imagine:-56 can_keep:7 can_last:-2
can_learn:30 can_live:-44 can_make:-1 can_manage:24 can_mean:30 can_mix:13
can_move:40 can_never:-81 can_often:-18 can_only:39 can_open:-56 can_pay:9
can_picture:-45 can_predict:-62 can_quote:-1 can_read:-6 can_really:-18
can_return:9 can_run:-57 can_say:42 can_search:19 can_see:-34 can_send:26
can_sit:3 can_sleep:-36 can_smell:-7 can_spare:23 can_speak:34 can_spend:21
can_still:-14 can_study:1 can_take:129 can_talk:28 can_tell:-62 can_the:51
can_understand:29 can_use:30 can_wait:46 can_we:14 can_well:-11 can_work:5
can_write:29 can_you:-87 can't:10 can't_argue:-64 can't_be:-44 can't_believe:-14
can't_do:35 can't_find:-13 can't_get:-14 can't_go:-35 can't_hear:-11
can't_make:21 can't_read:20 can't_say:8 can't_see:92 can't_take:1 can't_tell:84
canal:-27 canal_^:27 canal_is:12 canal_was:-31 cancel:16 cancelled:113
cancelled_^:34 cancelled_the:40 canciones:-20 candidate:14 candidates:6 candle:5
candles:-86 candles_^:-24 candles_and:-24 cane:-5 cane_ha:-43 canker:1
cannon:-22 cannot:-88 cannot_be:26 cannulas:21 cannulas_come:21 canoe:-62
canoe_club:10 cans:-62 cansado:-7 cansado_^:-7 cant:4 cant_be:2 cant_believe:-97
cant_complain:-61 cant_do:53 cant_find:44 cant_go:8 cant_have:132 cant_see:-34
cant_spend:18 cant_stand:35 cant_take:9 cant_tell:99 cant_turn:-8 canta:-106
canta_a:-52 canteen:-125 canteen_^:67 cantina:39 cantina_^:28 cantine:-60
canvas:68 cap:59 cap_for:1 cap_on:9 capacitors:-14 capacity:-33 cape:33
capella:43 capire:43 capisce:3 capisco:-62 capisco_bene:-20 capita:-84 capito:27
capitolo:49 capitolo_finale:12 capo:46 capped:56 capped_at:55 caps:89 caps_^:33
caps_the:4 caps_us:16 captain:58 captain_^:30 captain_is:2 captcha:7
capteur_du:8 captions:21 capture:-12 captures:-24 captures_the:-33 car:-54
car_^:9 car_and:-44 car_broke:20 car_but:-62 car_has:20 car_in:-20 car_les:32
car_park:-3 car_stopped:-31 car_to:31 car_wash:-81 cara:-55 carafe:19 caravan:9
carbon:41 carburante:21 carburante_lo:21 card:36 card_^:-18 card_and:-9
card_for:11 card_gets:1 card_has:17 card_images:24 card_index:4 card_pin:8
card_reader:-38 card_that:13 cardigan:-19 cardiologist:11 cardiology:13
cardiology_import:12 cards:-31 cards_0:9 cards_^:60 cards_and:-43 cards_are:12
cards_for:-42 cards_i:13 care:12 care_?:2 care_about:-53 care_home:14
care_how:71 care_of:10 care_who:9 careful:9 caretaker:1 caretaker_^:-15 cargo:57
carla:16 carnet:94 carnet_de:30 carnet_rouge:66 carnival:26 carnival_standby:23
caro:20 carousel:33 carpenter:55 carpenter_^:10 carpenter's:13 carpet:26
carpet_^:-8 carpets:-69 carrello:23 carretillas:1 carretillas_^:1 carriage:23
carriage_^:14 carried:-23 carried_0:-61 carried_a:17 carried_it:9 carried_out:14
carrier:56 carries:92 carries_0:45 carries_a:29 carries_an:34 carries_its:-45
carries_the:48 carrots:11 carry:-33 carry_0:12 carry_a:13 carry_on:-17
carry_over:-41 carry_the:11 carry_you:5 carrying:14 cars:-56 cars_^:4 cars_at:21
cars_in:-2 cars_is:-98 cars_on:41 cart:-1 carta:37 carta_^:40 carte:3
carte_du:13 carton:31 cartons:62 cartwheel:-50 carved:-5 cas:17 casa:-47
casa_^:-44 casa_de:22 case:48 case_^:-46 case_and:-12 case_at:25 case_for:19
case_in:-14 case_is:8 case_of:-15 case_you:30 cases:62 cases_^:7 cash_^:6
cash_is:-15 casi:-94 casi_se:-67 casing:8 casio:94 casio_^:47 cask:22 caso:30
cassa:15 casse:41 cassette:-36 cassettes:28 cast:76 cast_iron:25 castle:-25
castors:32 casualties:7 cat:-163 cat_0:12 cat_^:-35 cat_has:-25 cat_in:-42
cat_is:8 cat_on:-37 cat_sat:-40 cat_sits:-69 cat_walked:-25 catalogue:79
catalogue_and:9 catalogue_is:14 catch:26 catch_up:15 catching:-32 caterer:16
catering:18 cathal:26 cats:-29 cats_^:-23 cats_and:-61 cats_do:-11 cats_have:-22
caught:24 caught_myself:-38 caught_up:96 causa:-12 cause:121 cause_^:21
cause_of:62 cause_unknown:20 caused:-41 causes:25 causes_of:38 causing:1
caution:74 cava:26 cave:85 cave_^:36 cave_three:27 cavo:74 cayó:-72 całe:-52
cbor:13 cbor_^:4 ce:-66 ce_matin:-24 ce_que:58 ce_sera:67 ce_soir:45 cedo:53
cedo_^:7 ceiling:-69 ceiling_^:-38 ceiling_and:-25 ceiling_for:24 cela:9
cela_vous:8 celadon:1 celery:52 celestial:16 celestial_globe:12 cell:-61
cellar:-5 cellar_^:-16 cellar_is:32 cellar_key:1 cellar_so:8 cello:-4 cells:34
cells_^:10 cellulose:39 celsius:36 cemetery:23 cena:-37 cent_^:-28
centimetres:36 centimetres_^:20 centimetri:23 centimetri_^:10 centre:9
centre_^:-29 centro:51 centro_^:3 centrífuga:10 cents:47 cents_floats:12
centuries:-55 centuries_of:-27 century:12 ceo:-58 ceramic:-12 cereal:-35
cereal_at:-35 ceremony:72 ceremony_venue:35 cero:17 cero_^:17 cerrar:23 cert:-24
certain:-70 certainly:-26 certainly_earned:-31 certificat:38 certificate:6
certificate_^:8 certificate_is:-21 certificates:49 certificates_are:10
certification:3 certified:25 certo:50 cerámica:19 ces:-54 cet:-1 cette:-15
cette_semaine:-3 cfo:14 chain:81 chain_^:17 chain_of:44 chained:-43 chair:-64
chair_^:38 chair_and:-20 chair_of:60 chairlift:-18 chairlift_is:18 chairman:-7
chairman's:2 chairs_are:-9 chairs_in:-38 chaleur:-35 chalk:-1 chalk_and:-6
chamada:-53 chamber:42 chambre:54 chamois:8 chance:-22 chandelier:-18 change:-5
change_^:-55 change_a:15 change_it:21 change_my:-92 change_of:95 change_the:45
change_to:12 changed:74 changed_^:-14 changed_from:23 changed_it:15
changed_its:-9 changed_my:45 changed_to:41 changelog:-3 changelog_^:4 changes:80
changes_the:-12 changing:-58 changé:44 channel:78 channel_0:9 channel_^:4
channel_is:11 channels:7 chansons:25 chante:-66 chanté:-34 chaos:-12 chaos_^:-36
chaos_but:7 chap:-36 chapel:54 chapel_^:49 chapitre:15 chapitre_sur:15
chapitres:40 chapitres_^:40 chapter:130 chapter_0:77 chapter_^:14
chapter_four:15 chapter_on:38 chapter_two:19 chaque:71 chaque_leçon:7
chaque_séance:21 character:-93 character_^:-60 characters:74 characters_^:2
characters_in:6 charge:33 charge_^:14 charge_of:33 charged:14 charged_to:11
charging:-5 charging_^:24 charm:-65 charm_^:-20 charm_of:-27 charming:-87
charming_^:-16 charmingly:15 chart:-28 chart_^:-36 chart_is:-38
chart_plotting:12 chart_symbols:21 charter:40 charter_of:3 charts:50 charts_^:20
chartwork:37 chase_the:10 chased:-70 chasing:22 chassis:-3 chat:-20 chat_^:19
chat_a:-33 chat_greeting:52 chat_is:-20 chat_widget:5 chat_window:18 chats:-84
chatter:-5 chatting:-44 chatty:15 chaud:10 chaudière:33 che:-44 che_bella:-39
che_bello:23 che_caldo:-22 che_con:81 che_freddo:-33 che_giornata:-5 che_il:-9
che_la:-28 che_le:-18 che_non:-57 che_quella:13 che_ridere:-17 che_si:-54
che_sonno:-6 cheap:-17 cheap_^:-63 cheap_phones:24 cheaper:-40 cheaper_one:18
cheapest:7 cheated:-9 cheating_^:-6 check:69 check_^:18 check_at:4 check_in:26
check_that:-4 check_the:52 check_whether:-28 checked:-82 checked_^:-108
checked_by:8 checked_the:-12 checker:13 checking:-52 checkout:37 checks:40
checks_^:1 checks_the:6 checksum:41 checksums:3 cheek:-110 cheeky:26 cheerful:56
cheers:-40 cheers_mate:-57 cheese:6 cheese_^:-54 cheese_in:11 cheese_man:-7
cheese_needs:25 cheese_sandwich:-8 chef_is:-25 cheiro:-102 chemistry:12
cheque:33 cherry:10 chess:-11 chess_^:-37 chess_club:6 chessboard:-24 chest:15
chestnut:11 cheveux:-46 chew:59 chew_on:59 chewed_through:6 chewing:4
chewing_gum:5 chez:-47 chez_la:25 chez_le:48 chez_nous:-30 chez_vous:-85 chi:73
chi_paga:16 chiama:-71 chiavi:33 chickenpox:108 chief:68 chief_proofreader:40
chien:-114 chiffré:19 chiffré_^:19 child:-6 child_i:-12 child_ticket:5
child's:34 childhood:-76 childhood_in:-20 children:-11 children_^:16
children_and:-9 children_at:5 children's:20 chili:63 chili_^:40 chill:3
chiller:52 chiller_is:19 chime:45 chime_melody:44 chimney:65 chimney_^:4
chimney_sweep:45 chimneys:43 chin_rest:35 chip:-15 chip_^:-49 chip_number:12
chipped:62 chipped_in:62 chips:-85 chips_in:-24 chissà:-28 chissà_se:-28
chiusa:21 chiusa_^:8 chlorine:32 chlorine_and:6 chlorlager:81 chocolate:-40
chodzę:30 chodzę_do:30 choice:180 choice_^:19 choice_fell:5 choice_i:29
choice_i'd:3 choice_quiet:58 choir:-16 choir_^:48 choir_got:-39 choir_has:-31
choir_i:25 choir_in:-18 choir_practice:-25 choir_sings:43 choirs:-73 choisi:44
choisi_le:44 choked:36 chokes:24 chokes_on:5 choose:27 choose_the:2 chopin:-60
chopin_would:-49 choppy:12 chor:9 chord:-38 chore:16 chore_photo:16 chorus:23
chose:-9 chose_a:-59 chose_sqlite:7 chose_the:49 chose_to:15 chosen:38
choveu:-53 choveu_tanto:-49 christening_cake:3 christmas:-23 christmas_^:-56
christmas_i:5 chrome:12 chronometer:33 chronometer_runs:47 chunks:31 church:-4
church_car:7 churn:37 churn_^:15 chutney:-13 ci:37 ci_penso:11 ci_runner:19
cicadas:-54 ciel:-36 cierra:18 cigar:14 cigarette:17 cimetière:-17 cinco:-23
cinghia:39 cinghia_destra:39 cinnamon:-22 cinq:-8 cinq_minutes:-41 cinéma:-9
cinéma_^:-9 circle:-10 circuit:3 circuit_is:29 circuit_the:37 circuits:7
circuits_you:39 circular:29 circulation:5 circumstances:78 circus:-23 cistern:14
cistern_has:9 citation:17 citation_style:17 city:9 city_^:-65 ciudad:14 civil:12
claim:92 claim_got:33 claimed:-86 claimed_that:-23 claims:-22 claims_^:-61
clair:63 clap:20 clapped:-74 clapped_^:-35 clappers:33 claro:-12 clase:25
clase_de:7 clases:25 clases_de:21 clash:12 clashed:65 clashed_with:65 clashes:51
clashes_with:30 class:73 class_^:80 class_and:-8 class_came:-31 class_for:34
class_has:20 class_hierarchies:5 class_in:3 class_is:69 class_meets:75
class_starts:6 class_the:-4 classe:18 classe_peut:16 classes_where:2
classic:-117 classic_^:-50 classic_case:-15 classic_off:-15 classifier:29
classifier_was:29 classroom:-62 clay:6 clean:-53 clean_^:-59 cleaned:180
cleaned_0:34 cleaned_and:45 cleaned_the:30 cleaned_up:22 cleaner:25 cleaning:51
cleaning_^:26 cleaning_is:2 cleanup:18 cleanup_you:7 clear:50 clear_as:-9
clear_so:7 clear_the:38 clear_to:11 clear_yet:35 cleared:72 cleared_it:-22
cleared_the:12 clearer:30 clearest:-28 clearing:-37 clearly:-125 clearly_had:-38
clementi:18 clementine:15 clerk:-41 clerk_view:16 clerks:-27 clever:66
clever_macros:8 clever_ones:2 cleverer:-18 cleverer_than:-18 click:-43
click_^:-74 clicked:-33 clicked_for:-85 clicks:-1 client:-29 client_is:31
cliente:50 cliente_de:7 clients:27 clients_^:12 climatiseur:31 climb:66
climbed:-6 climbing:-35 climbing_^:23 climbs:32 climbs_the:13 clinic:-18
clinic_^:8 clinking:-5 clip:-29 clip_^:-29 clips:25 cloche:22 clock:27
clock_^:15 clock_case:22 clock_is:10 clock_of:16 clock_that:-7 clock_tower:45
clocks:-48 clocks_^:-11 clocks_in:-50 clogs:-19 close:63 close_^:26 close_at:-13
close_on:5 close_the:52 close_with:2 closed:55 closed_^:21 closed_for:-31
closed_the:-57 closer:-15 closes:13 closes_at:61 closes_on:-27 closes_when:-8
closest:-45 closest_to:-45 closet:-28 closing:6 closing_in:18 closing_piece:7
closing_the:18 closure:-11 cloth:74 cloth_^:34 cloth_on:-20 clothes:-11
cloud:-48 cloud_bill:23 cloud_gets:-45 cloud_is:-65 clouds:20 cloudy:13 club:66
club_^:-45 club_game:44 club_has:35 club_in:16 club_is:23 club's:-38 clue:69
clue_^:49 clue_so:11 clue_whether:-13 clue_who:25 clue_yet:17 clumsy:-24
cluster:-4 cluster_^:27 cluster_is:-82 cluster_label:5 clutch:28 clé:21 clé_de:1
clés:76 clés_^:32 clínica:19 cm:101 cm_^:56 cm_round:1 co:89 co_0:43 co_op:2
coach:107 coach_0:8 coach_from:25 coach_would:21 coaches:13 coaches_^:12 coal:65
coarse:29 coast:-39 coast_road:-52 coastal:13 coaster:19 coaster_^:-20 coat:-38
coat_^:-31 coat_of:66 coating:50 coating_^:48 coats_^:19 coax:6 coax_cable:6
cobre:2 cobro:6 coche:74 coche_^:18 coche_de:14 cocina:-1 cocina_^:7 cocina_es:2
cocoa:19 cocoa_^:-15 coda:7 code:-37 code_0:23 code_^:31 code_alone:8 code_du:11
code_examples:7 code_for:14 code_from:-10 code_has:-16 code_in:5 code_is:11
code_on:-16 code_owner:8 code_reads:-31 code_review:29 code_that:-56 codebase:31
coded:-18 codes:37 codice:35 coeur:32 coffee:-170 coffee_^:-25 coffee_and:32
coffee_first:-57 coffee_here:-22 coffee_in:-6 coffee_is:-22 coffee_machine:-83
coffee_on:-36 coffee_so:39 coffee_the:29 coffees:-14 coffees_and:-47 coffre:13
cofre:45 cofre_do:11 coil:5 coil_and:-10 coin:-88 coin_for:-26 coins:-64
coins_^:-57 cok:-76 cok_guzeldi:-76 col:51 cola:-55 cola_de:63 cold:-5
cold_^:-47 cold_aisle:-67 cold_and:11 cold_coil:-10 cold_hands:-23
cold_plunge:-16 cold_room:19 cold_start:46 cold_store:127 cold_water:11
coldest:-64 cole:-76 cole_^:-76 colis:4 collar:32 collar_^:25 colle:10
colleague_^:44 colleague_from:-26 colleague_is:43 colleague_mrs:9
colleague_of:-47 colleague_says:32 colleague_who:-6 colleagues:-1
colleagues_from:-11 collected:56 collected_the:8 collection:29 collector:7
collector_runs:9 collectors:-12 collects:-115 collects_the:-51 collega:5
college:25 college_is:24 collides:1 collides_with:1 collision:19
collision_rules:15 colony:-57 color:34 colores:14 colour:141 colour_^:-8
colour_and:13 colour_blind:39 colour_for:8 colour_has:3 colour_is:8 colour_of:19
colour_the:21 colour_with:4 coloured:-5 coloured_text:-14 colours:-23 column:22
column_^:10 column_needs:1 columns:-1 columns_^:41 com_0:4 com_a:90 com_o:37
com_os:-38 com_um:-27 combina:-16 combinado:7 comboio_^:30 come:27 come_after:30
come_and:-38 come_as:39 come_back:112 come_first:-28 come_for:16 come_from:12
come_in:44 come_off:50 come_on:22 come_out:-60 come_round:-55 come_to:16
come_un:-22 come_up:26 come_with:19 comedy:-44 comes:135 comes_^:24
comes_after:16 comes_at:8 comes_back:-35 comes_before:20 comes_down:61
comes_every:38 comes_from:-36 comes_now:8 comes_off:26 comes_the:53 comes_to:71
comes_up:-21 comes_with:31 comet:-23 comfort:16 comfortable:31
comfortable_with:34 comforting:-12 comida:1 comigo:67 coming:55 coming_^:-55
coming_along:3 coming_and:-8 coming_by:5 coming_from:14 coming_lesson:3
coming_to:11 coming_up:33 comma:-14 command:8 command_^:-20 commande:88
commande_de:41 commander:28 commas:-30 comme:-182 comme_des:-81 comme_le:-44
comme_on:-80 comme_une:-52 commence:33 commence_à:1 commencer:1 commencer_par:6
comment:41 comment_^:-13 commenti:22 comments_in:32 comments_of:26
commissioner:-10 commit:125 commit_^:43 commit_a:14 commit_messages:7
commit_msgs:9 commit_the:5 commitment:-8 commits:96 commits_^:15
commits_better:11 commits_than:22 committee:139 common:-20 common_for:-61
como:57 como_mucho:56 como_máximo:39 como_una:-39 companies:-44 company:-66
company_^:-41 compare:-31 compared:-33 compared_^:2 compared_it:54 comparing:10
comparison:-95 comparison_of:25 comparisons:29 compartment:49 compass:32
compass_rose:34 compañera:37 compañera_de:32 compiled:-57 compiler:-55
compilers:-37 compiles:-7 compito:73 compito_di:73 complain:-52 complain_^:-61
complain_about:41 complained:68 complained_^:-15 complained_about:104
complained_of:18 complains:-29 complains_^:-68 complaint:10 complaint_about:14
complaint_is:-29 complaints:71 complaints_^:31 complaints_from:1 complete:11
completed:25 completely:-53 completely_understand:-41 completes:17
completes_its:10 compliment:-98 compliment_!:-23 compliment_^:-17
compliment_to:-42 compliments:-10 compliments_^:8 component:1 comporta:22
comporta_0:22 composition:14 compost:26 compost_^:26 comprar:-61 comprends:-93
compressor:-42 compressor_^:-82 compridas:25 comprido:-32 compridos:18
compridos_nas:18 compris:44 compris_^:55 comprises:4 comprovante:3 compte:116
compte_0:40 compter:15 compter_0:15 compteur:32 compteur_d'eau:32 computer:22
computer_^:6 computer_in:-8 computer_the:-11 computers:-95 comunica:36 con:77
con_0:-176 con_agua:18 con_el:102 con_i:60 con_il:65 con_la:42 con_las:-89
con_le:17 con_los:-65 con_mi:9 con_mio:68 con_mucho:-15 con_más:-23 con_più:-9
con_sqlite:2 con_un:95 con_una:19 concasseur:1 concepto:11 concerned:-78
concert_^:-17 concert_in:-10 concert_is:63 concert_outfit:2 concerto:-52
concerts:17 concluded:3 concluded_that:1 conclusion:24 concours:19
condensatore:17 condensatore_è:17 condition:-44 condition_^:-18 condition_is:-19
conditions:29 condolences:-16 conductor:45 conduite:-42 cones:-12
conference:-122 conference_room:8 conferences:-35 confess:-2 confession:-47
confession_i:-47 confetti:1 confetti_^:2 confidenza:-33 config:51 config_^:9
config_files:12 confirm:42 confirm_^:-18 confirm_button:42 confirm_that:5
confirma:10 confirma_por:6 confirmation:43 confirme:16 confirmed:64
confirmed_in:1 confirms:17 confirms_it:12 conflict:24 conflicts:12 conflit:14
confuse:52 confuse_me:31 confused:55 confused_people:-27 confuses:52
confuses_me:57 confusing:2 confusion_^:1 congratulated:-27 congratulations:-72
congratulations_on:-3 congratulations_to:-22 congélateur:12 connaître:-25
connaître_le:-25 connect:-30 connected:27 connection:68 connection_pool:32
connector:48 consegna:28 consegne:1 consent:55 consent_^:1 consent_and:27
conserva:34 conserva_0:10 conservator:57 consider_the:18 consideration:3
considered:9 considers:-1 console:45 console_de:26 console_is:2 consoles:15
constant:9 constellation:13 constellation_lines:8 construction:-66
construction_site:-66 consulta:40 consultant:-80 consulted:20 consuma:30
consuma_0:21 consumer:12 consumo:14 consumption:12 conta:-8 contaba:-42
contact:150 contact_^:10 contact_at:66 contact_in:24 contador:5 contain:11
container:-2 container_^:25 container_is:6 containers:47 contains:6 contains_0:2
contenedor:26 conteneur:76 content:16 content_with:15 contents:6 contents_as:6
contest:45 contest_rules:11 context:-54 context_^:52 conti:1 contient:15
contient_0:10 continue:18 continue_with:15 contract:56 contract_^:22
contract_and:16 contract_for:13 contract_of:-10 contract_with:14 contractor:44
contractor's:16 contracts:2 contrast:52 contrast_^:3 contrast_checker:12
contrat:76 contrato:26 contrato_^:3 control:-23 control_room:-18 controlled:22
controlled_by:22 controller:54 controllers:27 controllers_^:1 controls:83
contó:-42 contó_que:-13 convent:27 convention:-46 conversation:89
conversation_^:7 conversation_partner:8 converted:46 converted_the:12
converter:-20 conveyor:-16 conveyor_belt:-29 conveyor_motor:13 conviene:18
convient:23 convient_mieux:23 convinced:-48 convinced_me:64 convocation:5
convocation_corrigée:5 cook:-26 cooked:18 cooker:-12 cooker_was:24 cookery:-4
cookery_book:-4 cookie:35 cookies:-78 cooking:36 cooks:5 cooks_would:3 cool:-52
coolant:25 cooled:18 cooled_box:13 cooling_tower:-3 cooper:-40 cooper_^:-31
cooperative:33 coordinates_are:-5 cope:46 cope_with:41 copes:9 copias:-39
copie:58 copie_^:46 copied:-48 copied_it:49 copies_^:41 copies_of:-73 copper:-34
coptic:14 coptic_binding:6 copy:13 copy_^:6 copy_in:43 copy_is:-14 copy_of:45
copy_streams:10 copying:4 cor:30 cor_^:30 corduroy:19 core:54 cores:-8 cork_^:36
corn:-1 corner:12 corner_^:29 corner_in:26 corner_is:42 corner_of:-45
corners:-43 coro:47 corpus:29 corre:24 correct:174 correct_^:19 correct_me:37
correct_my:97 correct_myself:22 correct_one:16 corrected:80 corrected_at:16
corrected_the:-20 correcting:-21 correction:25 correction_^:-12 corrections:10
correctly:9 corrector:22 corregido:35 corregido_el:8 correia:25 corrente:31
correo:43 correos:16 correr:33 correspondence:-20 corridor:-77 corridor_^:-16
corridor_at:-30 corridors:28 corrige:86 corrige_en:10 corrige_toujours:22
corrigé:20 corrigée:10 corrijas:5 corrélation:34 corrélation_est:34 corsage:2
corsets:44 corsets_of:44 corso:27 corta:29 cortada:6 cortas:10 corte:20
corte_^:11 cortile:9 corto:2 cos:30 cosa:-13 cost:-13 cost_^:21 cost_centre:29
cost_me:-35 cost_of:22 cost_us:-34 cost_you:16 costa:11 costs:69 costs_0:23
costs_less:-7 costs_us:23 costume:-11 costume_wagon:18 costumes:-4 costureira:3
così:-52 cot:52 cots:5 cottage:56 cottage_is:1 cottage_week:10 cotto:11
cotton:47 couch:-67 cough:49 coughed:19 coughing:30 could:-84 could_be:-28
could_do:-5 could_eat:-17 could_follow:-26 could_go:-16 could_hear:-83
could_help:7 could_i:7 could_look:-17 could_never:-6 could_not:-1 could_read:-42
could_say:73 could_see:-42 could_smell:-29 could_talk:-49 could_tell:122
could_the:77 could_u:30 could_we:65 could_you:135 couldn't:100 couldn't_find:23
couldn't_hear:55 couldn't_see:-7 couldn't_tell:30 couldnt:-17 couldnt_see:-21
couleur:14 council:78 counsel:8 count:46 count_0:22 count_^:-42 count_as:18
count_is:26 count_me:10 count_of:2 count_on:34 count_the:55 count_to:-48
counted:-10 counted_0:-63 counted_^:-31 counted_again:38 counted_and:17
counted_by:23 counted_the:-67 counted_them:-17 counted_there:11 counted_twice:35
counter_^:35 counter_is:12 counter_page:26 counters:-24 counting:-117
countries:-84 countries_^:-31 country:24 counts:25 counts_0:-12 counts_^:16
counts_as:69 counts_for:18 counts_in:32 counts_the:-20 county:25 coup:-12
coupe:30 couple:4 couple_got:-21 couple_of:30 couples:-1 coupure:39 cour:33
courage:-63 courage_^:10 courier:45 courier_^:18 courier_box:18 courier_is:12
courier_to:15 couriers:50 courriels:34 cours:8 cours_d'aquagym:20 cours_de:-17
cours_en:18 course:20 course_^:-19 course_be:26 course_has:60 course_i:-35
course_line:27 course_no:-16 course_of:-1 course_the:-14 course_was:-28
course_we:-13 courses:40 court:84 court_^:6 courtes:15 courts:4 courtyard:33
courtyard_^:1 cousin:31 cousin_^:36 cousin_in:52 cousin's:12 cousins:65
cousins_are:45 cover:57 cover_^:34 cover_pattern:28 cover_the:12 coverage:36
coverage_badge:8 covered:44 covered_^:9 covered_by:11 covered_in:-29
covered_the:11 covers:100 covers_0:16 covers_a:8 covers_the:46 cow_wheels:35
cows:-41 cowshed:45 coûte:28 coûte_0:19 cpu:7 crack:122 crack_in:11 cracked:127
cracked_casing:3 cracked_lid:22 cracked_mirror:32 cracked_on:52 cracks:24
cradles:18 craft:-40 craftsman:15 craftsmen:3 crane:32 crane_can:12 crane_firm:1
crane_sticker:23 cranes:31 crash:86 crash_^:4 crash_in:25 crash_is:17
crash_on:13 crash_reporter:5 crash_reports:22 crashes:8 crashlytics:23 crate:61
crate_^:15 crate_has:2 crate_of:-19 crates:107 crates_^:13 crates_get:12
crates_go:2 crates_of:-4 crawl:44 crawls:6 crc:-18 crc_polynomial:35 creaks:17
cream:1 cream_^:15 cream_van:-72 creamery:2 created:4 credentials:4 credit:-90
credit_card:12 credit_for:-114 credit_notes:31 credits:10 creeps:14 creeps_^:14
crescendo:21 crete:4 crew:98 crew_0:28 crew_^:17 crew_and:12 crew_by:-41
crew_can:15 crew_eats:17 crew_from:-21 crew_has:3 crew_likes:16 crew_on:25
crew_signs:16 crew_sleeps:20 crews:-10 crews_^:17 criança:36 crib:33 cried:-63
cried_^:6 cried_a:-8 cried_at:-42 crise:16 crisp:-16 crisps:-92 crisps_^:-53
critical:4 critical_alerts:3 critics:-79 crm:9 crochet:18 croirait:-32
croissant:8 croissants:2 croissants_is:9 cron:-38 cron_job:42 cron_jobs:-32
cron_script:4 crooked:42 crop:9 cross:5 cross_^:12 cross_a:22 cross_and:-44
cross_it:-9 cross_references:19 cross_step:10 crossed:-30 crossed_with:-35
crosses_the:-1 crossfades:42 crossing:-45 crossword:-70 crow:-64 crowded:45
cru:-32 crumb:-65 crumble:-28 crust:11 crutches:-43 cry:-44 cry_^:-25 crying:-34
crying_^:35 crystal:20 crystals:-14 css:-16 csv:-9 csv_^:-49 csv_już:41 cto:-10
cuando:28 cuatro:-49 cubic:15 cubic_metres:15 cubre:14 cucina:-40 cucina_^:-29
cuckoo:-69 cuckoo_^:36 cue:100 cue_files:14 cue_is:10 cuenta:-20 cuenta_de:-18
cuento:-18 cues:63 cues_^:13 cugina:17 cuisine:-55 cuisine_^:53 cuit:8 cuivre:15
cuivre_^:15 culture:21 cultures:9 cuoco:-21 cuoio:13 cuore:-33 cup:-7 cup_of:-35
cup_tasting:36 cupboard:64 cupboard_^:13 cups_^:-23 cups_of:7 curado:31
curate:20 curator:40 curators:-10 cures:-59 curious_^:-2 curling:24 current:-4
current_arrows:14 current_is:32 currently:13 curry:-79 cursive:16 cursor:-53
cursor_^:-24 cursors:9 curtain:-50 curtain_and:-48 curtain_stuck:-61
curtains:-46 curtains_for:-75 curto:9 curve:-64 curve_^:25 curve_and:14
curve_is:-63 curve_looks:-5 cushions:25 cushions_^:23 custard:-69
custard_tarts:-39 custom:-20 customer:9 customer_^:39 customer_and:-44
customer_asked:4 customer_dimension:1 customer_in:-14 customer_that:-30
customer_wants:6 customers:23 customers_0:-34 customers_^:30 customers_are:7
customers_on:9 customs:19 customs_form:22 cut:44 cut_away:15 cut_cable:2
cut_in:9 cut_it:1 cut_one:-39 cut_the:22 cute:-50 cutlery:1 cutover:61 cuts:12
cuts_off:6 cutting:24 cutting_the:4 cuve:1 cycle:-8 czas:-57 czas_leci:-57
czech:20 czech_^:20 czujnik:22 czujnik_przy:22 czuję:-44 czwartek:10 czy:81
czyli:60 cámara:29 cámara_del:3 cérémonie:17 código:40 códigos:7 cómo:-59 d:62
d'abord:23 d'accordo:-22 d'accueil:33 d'acqua:-18 d'aquagym:20 d'attente:12
d'eau:-6 d'entrée:36 d'erreur:21 d'examen:32 d'expiration:3 d'hier:-70
d'honneur:2 d'impression:3 d'un:-40 d'écran:-3 d'écran_^:-3 d'être:-2 da:-78
da_0:36 da_^:-33 da_capire:43 da_entrega:31 da_escola:32 da_haben:-21
da_hilft:-31 da_igual:-35 da_la:-8 da_lunedì:22 da_sala:14 da_serra:32 da_się:46
daar:48 daar_word:-15 daarna:95 daarna_gaan:28 dabei:-44 dach:12 dad:28
dad_says:-46 dad_wants:24 dad_was:-56 dados:39 dads:-4 dafür:-91 dafür_bin:-68
dag:-103 dag_^:-12 dag_en:-20 dagster:84 daha:49 daha_çok:28 dahlias:-33
dailies:9 dailies_travel:5 daily:9 daily_practice:31 dairy:135 dairy_^:18
dakika:43 dakika_sürüyor:20 dal:89 dalla:27 damage:86 damage_column:2
damage_is:32 damage_on:10 damaged:68 damals:-29 damals_0:-29 dame:-82
damigella:46 damit:45 damp_cloth:8 damson:-45 dan:72 dan_0:28 dan_een:62
dan_met:5 dan_uit:8 dana:14 danach:52 danach_kommt:21 dance:-37 dance_^:-28
dance_in:-9 dance_shoes:30 danced:-26 dancers:-35 dances:43 dancing:-19
dancing_^:31 danger:66 danger_zones:19 dangerous:75 dangerous_goods:5 danish:-2
dank:33 dank_u:-35 danke:-44 danke_dir:-44 dann:-68 dans:-25 dans_la:75
dans_le:-51 dans_un:-25 daquele:-32 dar:25 daran:34 darauf:10 dare_say:-12
dared:-35 dared_to:-35 dares:-37 dares_to:-37 darf:100 darf_^:13
darf_höchstens:5 darfst:13 dark:145 dark_^:41 dark_and:2 dark_mode:40
dark_red:41 dark_roast:6 dark_rosin:19 dark_theme:41 das:-43 das_angebot:17
das_außenbecken:44 das_chlorlager:81 das_eben:-101 das_frühstück:32
das_férias:-10 das_geht:-32 das_gerät:2 das_gilt:28 das_ging:-24 das_heute:-8
das_ist:-7 das_kapitel:34 das_klavier:13 das_klingt:-102 das_kollisionsmodul:24
das_lastenrad:25 das_neue:13 das_nicht:37 das_schlagwerk:9 das_sekretariat:16
das_telefon:1 das_vorspiel:6 das_war:-49 das_wetter:-33 das_wörterbuch:50
dash:-23 dashboard:-64 dashboard_^:27 dashboard_banner:7 dashboard_is:-44
dashboards_^:-33 dashes:38 dass:-61 dass_der:-57 dass_die:24 dass_es:-29 dat:-31
dat_de:30 dat_herken:-18 dat_hoor:-7 dat_iedereen:30 dat_is:-1 dat_je:26
dat_klinkt:-39 dat_mijn:-20 dat_wil:11 data:-84 data_^:2 data_cap:9
data_centre:-19 data_lives:15 data_set:3 database:-5 database_^:3
database_and:-5 database_is:3 database_to:-35 database_upgrade:-34 databases:1
dataclasses:51 datasheet:45 datasheets:-67 date:-10 date_^:-4 date_of:25
date_picker:25 datei:18 datei_^:18 dateien:30 datenschutz:6 dates:58 dates_^:9
dates_and:30 dati:-36 dating:-36 datos:5 dauert:53 dauert_0:28 dauert_bei:10
dauert_doch:5 daughter:79 daughter_^:27 daughter_in:56 daughter_is:43
daughter_named:-76 daughter_says:-39 daughter's:27 daughters:10 davon:17
davon_träumen:-24 davvero:-71 davvero_^:-56 dawka:23 dawka_to:23 dawn_and:59
dawn_shift:22 dawn_than:18 day:-2 day_0:-24 day_?:29 day_^:38 day_and:-12
day_as:-2 day_at:-11 day_before:2 day_by:4 day_for:34 day_has:-7 day_here:-54
day_i:-15 day_is:22 day_itself:14 day_my:24 day_never:28 day_no:4 day_of:12
day_on:19 day_or:32 day_shift:7 day_so:23 day_team:9 day_thats:42 day_with:-53
day_without:-7 day_work:19 day_you:-25 daylight:71 daylight_and:11
daylight_saving:-11 days:-8 days_0:46 days_^:68 days_after:36 days_ahead:20
days_and:-31 days_at:52 days_for:7 days_in:-28 days_instead:7 days_is:28
days_like:-21 days_of:28 days_on:23 days_so:29 days_straight:-35 days_the:-37
days_to:15 days_we:-62 days_when:-47 days_where:-1 days_which:-29 db:58 db_^:4
db_lives:2 dbt:13 dbt_models:13 dc:-12 de:21 de_0:50 de_^:-57 de_abajo:14
de_acuerdo:7 de_animales:4 de_app:19 de_arranque:6 de_at:-33 de_baja:11
de_bebidas:13 de_bilbao:2 de_biología:3 de_bonne:-10 de_bord:30 de_buren:22
de_buurman:-65 de_cada:-39 de_café:-44 de_calentamiento:29 de_cerámica:19
de_cinq:6 de_cocina:4 de_cola:-57 de_commande:16 de_commit:11 de_conduite:-42
de_crise:16 de_código:4 de_dados:1 de_descargas:33 de_deur:25 de_diction:20
de_disco:20 de_dix:44 de_ejercicios:20 de_entradas:11 de_entrega:22 de_equipa:22
de_error:-28 de_espera:16 de_est:-67 de_eventos:2 de_exportar:3 de_facturación:4
de_facture:2 de_fondo:8 de_foto's:22 de_garde:19 de_gens:-62 de_guitarra:2
de_har:34 de_hechos:8 de_hele:-55 de_hoy:33 de_huisarts:9 de_jabón:22
de_kaartlaag:10 de_kachel:-8 de_kat:-65 de_kinderen:-48 de_kleine:16
de_l'oiseau:9 de_l'école:5 de_la:-3 de_las:32 de_lekkende:23 de_letra:8
de_limpeza:2 de_logbestanden:34 de_los:18 de_ma:2 de_madera:19 de_madrugada:2
de_matemáticas:34 de_mates:-48 de_mi:20 de_mise:22 de_mon:36 de_médicos:23
de_nantes:5 de_nieuwe:15 de_noche:12 de_noodverlichting:1 de_nous:45 de_nuit:-9
de_nya:28 de_oude:54 de_pagamentos:4 de_pago:1 de_passe:36 de_piano:-44
de_pilar:2 de_piso:7 de_plainte:3 de_pluie:13 de_plus:24 de_post:4
de_proefles:16 de_prueba:13 de_pruebas:32 de_práctica:20 de_prácticas:32
de_que:-60 de_radio:15 de_rede:8 de_rendu:29 de_repaso:20 de_reserva:4
de_reservas:1 de_révision:45 de_sa:12 de_sauvetage:9 de_schuur:6 de_secours:48
de_semana:-17 de_ses:-26 de_sleutel:17 de_sol:5 de_stock:8 de_su:-44 de_tent:-37
de_teste:21 de_testes:52 de_texte:-28 de_texto:1 de_tiro:32 de_toujours:23
de_tourbe:23 de_trabajo:11 de_traduction:8 de_trein:-55 de_tripulación:32
de_tweede:33 de_um:-11 de_un:-20 de_usted:13 de_verano:19 de_verdad:-26
de_voeding:19 de_vraag:35 de_vídeos:2 de_werkplaats:33 de_winkel:5 de_zaal:24
de_zomer:32 dead:78 dead_^:11 deadlines:-37 deal:66 deal_^:-16 deal_more:59
deal_of:34 deal_to:-55 deal_with:15 dealer:26 dealer_^:2 deans:5 dear:113
dear_^:55 dear_i:17 debe:4 deberes:20 debian:15 debian_^:15 debit:9 debug:53
debug_^:36 debuggen:21 debuggen_^:21 debugging:-22 debugging_^:-27 decades:-46
decaf:3 decent:-41 decibels_^:2 decide:-11 decided:-66 decided_^:6
decided_by:-59 decided_on:33 decided_that:6 decided_the:-18 decided_to:-30
decided_we:52 decides:51 decidido:17 decidimos:14 decimal:18 decimals:57
decision:6 deciso:8 deck:37 deck_^:-33 deck_there:3 deckhands:3 deckhands_^:3
decking:17 declared:-9 decoder:71 decoder_^:16 decorar:32 decorei:19 dedos:-4
deed:-31 deegrecept:74 deep:-21 deeper:54 default:93 default_branch:4
default_language:13 default_theme:15 defects:-36 defenders:-13 definitions:49
definitions_^:8 defrosted:61 defter:19 degli:16 degree:-29 degree_^:-19
degrees:-4 degrees_^:123 degrees_and:-36 degrees_as:11 degrees_in:-52
degrees_since:-28 degrés:18 dehors:23 dehumidifier:47 dehumidifier_shows:32
dei:60 dei_teli:22 deine:14 deine_anmeldung:14 deixa:12 deixa_que:12 deja:55
del:6 del_aspirador:11 del_campanario:7 del_cole:-76 del_decoder:22 del_disco:43
del_fondo:16 del_magazzino:-21 del_mattino:25 del_mercato:-70 del_módulo:29
del_puerto:9 del_saxofón:3 del_taller:23 del_vecino:-53 del_vento:58
del_vestido:52 delayed:-33 delete:95 delete_a:62 deleted:4 deleted_^:19
deleted_the:-21 deleting:15 delicious:-3 delight:43 delighted:27 delightful:-12
deliver:43 deliver_the:13 delivered:49 delivered_by:2 delivered_on:21
deliveries:100 deliveries_^:27 delivery:2 delivery_^:36 delivery_address:18
delivery_guy:-59 dell'archivio:-88 della:112 della_caldaia:17 della_cava:26
della_cucina:9 della_nonna:17 delle:-16 delta:17 dem:-15 dem_haus:32
dem_neuen:36 demain:12 demais:-1 demais_^:-8 demand:3 demande:12 demasiado:78
demasiado_^:50 demo:-41 demo_^:-17 demo_gods:-56 demo_stove:3 demo_works:-19
demora:40 demora_0:56 den_akku:4 den_gamla:10 den_ganzen:-67 den_hof:-2
den_milchtank:23 den_tresor:29 den_unterricht:10 den_var:16 den_verein:6
den_übungsfällen:6 denied:-33 deniz:-56 denken:-58 density:14 dental:2
dentist:-18 dentist_^:68 dentist_then:58 dentro:46 department:-45 departs:3
departure:77 departure_is:9 depend:12 depend_on:12 dependencies:24 dependency:26
depending:-53 depending_on:-53 deploy:-55 deploy_with:17 deployed:16 deploys:84
deploys_happen:40 depois:-23 deposit:57 deposit_^:4 deposit_is:-22 deposits:13
deposu:115 deposu_0:20 deposu_anahtarı:47 depot:22 depot_^:-46 dept:13 depth:8
depth_0:7 depth_of:-42 depuis:-41 depuis_ce:-13 deputy:14 deputy_head:12
depósito:34 der:-11 der_alte:-63 der_anschluss:20 der_aufzug:22 der_aula:11
der_bauer:27 der_ersatzgenerator:4 der_ersatzlüfter:9 der_ersatzschlüssel:14
der_erste:6 der_exportdienst:29 der_fahrer:5 der_gärtnerei:20 der_halle:-8
der_hat:-3 der_hauptzweig:26 der_hausmeister:-54 der_herr:15 der_hund:-76
der_hütte:21 der_kaffee:-56 der_kater:-63 der_keller:-14 der_kiosk:24
der_kurs:20 der_leihserver:4 der_lupe:-10 der_monteur:70 der_nachbar:-25
der_neue:-10 der_notenschrank:11 der_oma:5 der_parser:9 der_projektor:10
der_rest:-40 der_rückflug:5 der_schlüssel:33 der_schule:-33 der_stock:5
der_summer:68 der_teigkneter:26 der_trafo:7 der_tür:-37 der_visite:11
der_wagen:10 der_woche:10 der_zweiten:4 der_zähler:8 deri:28 deri_parçası:28
dernier:18 dernière:35 derrière:37 ders:59 ders_dili:31 ders_kitabım:24 dersi:62
des:3 des_caisses:2 des_deux:-23 des_noms:1 des_paiements:7 des_rendez:25
des_visiteurs:1 desayuno:28 desayuno_^:28 descaled:6 descanso:-25 descargas:33
describe:-16 describe_it:-6 describe_the:-11 described:-13 described_as:-10
description_and:-7 description_of:-12 descriptions:-63 descriptions_^:33
descriptions_of:-85 desde:-33 desde_el:-21 desde_hoy:16 desde_la:-41 desert:5
deserve:42 deserve_a:42 deserves:-68 deserves_a:-1 deshalb:12 design:33
designed:-124 designed_by:-5 designer:9 designers:26 desk:-19 desk_^:44
desk_and:-11 desk_has:-71 desk_is:1 desk_they:7 desks:3 desktop:41
desktop_client:20 desmond's:44 despacio:43 despacio_^:43 despair:-3 despensa:4
después:19 después_de:19 dessert:18 dessin:38 dessus:-20 destra:56 destra_è:39
det:-40 det_0:5 det_blev:-13 det_blir:76 det_går:4 det_har:-59 det_låter:-31
det_nya:24 det_är:-18 detail:-70 details:-22 details_on:-43 detector:-7
detectors:12 determined:12 deu:-43 deur:25 deutsch:53 deutsch_^:17 deux:-37
deux_^:10 deux_heures:-69 deux_secondes:-70 deuxième:-50 devant:-36
devant_le:-28 deve:26 deve_estar:15 deviation:-28 device:1 device_because:1
devices:4 devil:52 devis:27 devo:4 devoir:26 devoir_vous:26 devote:17
devuelto:17 deze:10 dezimeter:15 dezimeter_^:15 değil:31 değil_^:-29 dhcp:41
di:-8 di_0:74 di_attesa:12 di_cuoio:13 di_lettura:64 di_mattina:-23 di_notte:56
di_paese:-61 di_partenza:30 di_più:158 di_prova:26 di_stare:-30 di_un:-26
dia:-94 dia_^:-13 dia_todo:-43 diagram:-65 diagramas:21 diagramm:2 diagrams:34
diagrams_^:-30 dial:49 dial_is:19 dial_varnish:16 dialog:28 dialogs:14
dialogue:40 dialogues:22 dialysis:14 diary:-41 diary_^:-46 dias:27 dias_^:47
dias_em:-7 dice:-83 dice_^:-23 dice_che:-40 dice_que:-39 dicen:-34 dicen_que:-34
diceva:-80 diceva_che:-70 diceva_sempre:-7 dicht:8 dick:-3 dicono:-53
dictate:-33 dictating:-77 dictating_this:-77 dictation:61 dictation_i:12
diction:20 dictionaries:15 dictionary:40 dictionary_^:40 dictionary_lacks:23
dictionnaire:30 dictionnaire_autorisé:30 dicts:31 dicts_here:31 dictée:42 did:53
did_0:-2 did_^:-41 did_a:-50 did_anybody:21 did_i:-108 did_in:-17 did_it:26
did_that:79 did_the:32 did_to:-73 did_with:39 did_you:-28 didn't:-11
didn't_^:-69 didn't_know:-2 didnt:29 didnt_like:21 die:104 die_alte:-17
die_altstadtrunde:14 die_anmeldung:3 die_aufbewahrung:11 die_bahn:-3
die_bergwacht:21 die_busaufsicht:16 die_etiketten:4 die_fahrpläne:12
die_feuerwehr:41 die_filiale:13 die_frau:11 die_funkplatine:12
die_funkverbindung:21 die_geschichte:-85 die_getränke:20 die_getränkekisten:15
die_hausaufgaben:7 die_heizung:5 die_hölle:-31 die_kat:-67 die_kinder:-58
die_klausur:17 die_kleine:-58 die_klimaanlage:9 die_krankmeldungen:18
die_leute:-59 die_linke:11 die_montage:-19 die_nachtverarbeitung:26 die_neue:-49
die_ofenbank:11 die_on:49 die_prüfung:23 die_rechnung:57 die_rufbereitschaft:29
die_saison:16 die_schlüssel:8 die_schlüsselübergabe:28 die_sind:-15
die_sperrfrist:13 die_sperrmüllabholung:18 die_stativtasche:22 die_tonleitern:3
die_vorstellung:14 die_waage:27 die_warteschlange:4 die_wartezeit:8
die_wartung:10 die_wohnung:15 die_wäsche:16 die_zeitstempel:15 dieci:37 died:12
died_^:4 died_in:125 died_on:-45 died_so:-36 dienst:46 dienst_ist:14
dierenarts:-59 dies:9 diesel:-14 diet:9 dieta:16 dieta_de:16 dieu:-19 diff:-7
difference:9 difference_^:70 differences:8 different:-69 different_^:-66
different_in:-2 differently_^:-11 differs:6 difficulty:27 diffs:6 diffs_are:19
difícil:-42 dig:-20 dig_into:-37 digest:22 digest_at:17 digital:19 digits:-51
digits_^:29 dignity:-28 dignity_^:-28 digo:-64 diktat:59 dili:31 dimanche:21
dimanche_^:28 dimension:1 dimension_has:1 dinghy:55 dining:10 dining_hall:9
dinner:41 dinner_^:-89 dinner_is:13 dinner_parties:-3 dinner_w:53 dinners:-61
dinners_^:-23 dinosaurs:-52 dinsdag:6 dip:-17 dipole:69 dipole_is:42 dir:-36
dir_die:14 dire:-22 dirección:4 dirección_de:4 direct:30 direct_debit:8
direction:-19 direction_of:-48 directly:4 director:90 director_^:-30
director_and:3 directory:-16 directory_^:9 directrice:27 direkt:55 dirty:-27
disabled:23 disabled_the:21 disagree:22 disagrees:-26 disagrees_^:-27
disaster:42 disc:1 discharge:19 disco:87 disco_está:11 discount:37
discount_for:3 discounts:15 discovered:-23 discovered_that:22 discovered_the:-48
discovery:12 discs:33 disculpe:-27 discussed:15 discussion:-29 discussion_^:19
disease:-41 disfraces:4 disfraces_de:4 dish:12 dish_^:19 dishes_are:16
dishwasher:-25 dishwasher_^:-4 dishwashers:-40 dishwashers_^:-31 disinfected:10
disk:3 disk_is:-62 disk_was:59 disks:-69 dislikes:-29 dispatcher:46 display:49
display_driver:14 dispute:-2 distance:-39 distance_^:-39 distances:24 district:6
district_heating:6 dit:-83 dit_0:22 dit_que:-37 dit_un:-1 ditch:97 ditch_^:78
diver:1 divide:31 divide_by:22 divide_en:8 divider:2 division:-7 divorce:-55
dix:88 dizer:66 dizia:-21 dizia_que:-21 dizzy_^:7 diálogo:37 dj:-2 dla:90
dla_grupy:24 dns:-65 dns_^:-25 do:86 do_0:121 do_^:-38 do_a:-1 do_after:4
do_all:-114 do_and:11 do_come:-11 do_csv:50 do_exame:22 do_for:-65 do_get:-33
do_glukozy:25 do_have:-109 do_hope:-24 do_i:49 do_in:-9 do_is:2 do_it:37
do_like:-34 do_look:-23 do_magazynu:22 do_may:2 do_meu:-41 do_more:22 do_my:26
do_młyna:23 do_not:-50 do_now:29 do_our:5 do_pani:11 do_people:-69 do_poço:10
do_quarto:50 do_seem:-72 do_serwera:10 do_something:40 do_tend:-38 do_that:6
do_the:131 do_they:49 do_this:41 do_trabalho:40 do_we:192 do_well:6
do_wideodomofonu:33 do_without:19 do_write:-44 do_you:-76 do_ćwiczeń:40
dobra:-119 doch:38 dock:-28 dock_^:-23 dock_one:17 docker:-18 docks:-8 docs:4
docs_^:-8 docstring:30 docstring_^:30 docteur:1 doctor:41 doctor_^:30
doctor_has:4 doctor_raised:1 doctor_says:46 doctor's:18 doctors:-10 document:24
documentary:-6 documentary_about:-6 documentation:-7 documentazione:13
documents:3 doen:62 doen_het:28 does:-7 does_0:44 does_^:29 does_a:-23
does_anybody:16 does_anyone:-79 does_have:-68 does_it:79 does_make:-2
does_mondays:25 does_not:32 does_nothing:26 does_one:23 does_our:51
does_sound:-52 does_that:33 does_the:95 does_to:6 doesn't:42 doesn't_^:-43
doesn't_help:16 doesn't_it:-30 doesn't_say:2 doesnt:44 doet:32 dog:-78 dog_^:-3
dog_and:-9 dog_as:27 dog_ate:-48 dog_barked:11 dog_is:-41 dog_never:-32
dog_refuses:-34 dog_tax:27 dogs:94 dogs_are:8 doing:12 doing_^:-31 doing_the:65
dois:13 doit:87 doit_pas:13 doit_sa:14 doivent:34 dolphin:-16 dolphins:-38
domain:7 domande:26 domani:78 dome:51 dome_^:4 dome_and:-29 dome_is:-1
domingo:-4 domingo_^:6 domingos:1 dominoes:-40 don't:66 don't_ask:25 don't_be:9
don't_belong:10 don't_care:14 don't_ever:59 don't_get:-37 don't_give:12
don't_have:-35 don't_know:65 don't_laugh:6 don't_let:2 don't_mind:-40
don't_say:-12 don't_take:32 don't_tell:-18 don't_they:-13 don't_think:-71
don't_understand:39 don't_want:58 don't_you:-34 dona:13 donate:-36 donated:16
donc:103 donc_le:38 done:98 done_!:100 done_0:31 done_^:-42 done_at:16
done_by:45 done_for:-18 done_in:27 done_it:18 done_that:-24 done_with:8
donkey:-68 donkey_^:-36 donne:46 donner:30 donnez:16 donor:12 donor_list:16
donors:2 dont:91 dont_^:45 dont_add:16 dont_answer:34 dont_ask:-83 dont_care:49
dont_ever:111 dont_feed:4 dont_get:18 dont_go:4 dont_have:-60 dont_know:68
dont_let:33 dont_mind:25 dont_open:-67 dont_page:26 dont_ring:13 dont_send:8
dont_tell:12 dont_think:3 dont_trust:-19 door:-55 door_^:2 door_alarm:39
door_and:20 door_code:41 door_de:4 door_has:-11 door_in:-26 door_is:17
door_opens:6 door_shut:16 door_since:3 door_sticks:65 door_to:51 door_with:-9
doorbell:-51 doorbell_^:-61 doors_^:9 doors_and:-34 doors_at:40 doorway:-12
doorway_^:-19 dopo:55 dopo_cena:7 dopóki:32 dorme:-15 dormi:-41 dormir:-40
dormito:-36 dorota:29 dorso:3 dort:5 dort_wird:3 dos:13 dos_^:-55 dos_músicos:22
dose:44 doses:-25 dossier:31 dossier_de:3 dostawcy:28 dot:-14 dot_^:-40
dot_on:12 dots:69 dots_and:1 dottore:-53 dotyczy:47 double:86 double_booked:10
doubled:38 doubled_^:27 doubt:49 douche:29 douche_^:29 dough:19 dough_rests:11
dove:14 down:29 down_0:31 down_^:-70 down_after:2 down_and:4 down_as:78
down_because:17 down_before:-19 down_but:27 down_by:11 down_from:1 down_in:27
down_on:10 down_so:25 down_the:9 down_there:19 down_what:-52 down_with:-65
download:47 download_is:2 downstairs:23 downstairs_^:1 downtime:3 downward:14
downward_^:14 doyle:9 dozen:8 dozen_^:-31 dozen_a:6 doña:11 doña_remedios:11
dp:11 dp_gutters:11 dr:-29 dr_^:38 dr_okafor:2 draft:124 draft_by:1 drafts:-51
drafts_the:-71 drag:34 drag_and:34 dragged:37 dragged_the:37 dragon:68
dragon_^:-33 drain:46 drain_^:1 drain_the:7 drained:53 drained_^:26
drains_the:-6 drama:-70 dramatic:-50 dran:33 dran_^:8 drank:-31 draps:5
drauf:-68 drauf_^:-68 draught:19 draughty:-27 draughty_window:-27 draußen:-64
draw:9 draw_0:6 draw_a:-50 draw_the:41 drawer:-15 drawer_^:12 drawer_and:-45
drawer_full:-28 drawers:-12 drawing:72 drawing_in:-7 drawing_of:12 drawing_to:16
drawings:59 drawings_than:15 drawn:81 drawn_by:4 drawn_in:48 drawn_up:21
drawn_with:1 draws:22 draws_0:34 dreadful:-36 dream:-71 dream_^:-38
dream_about:-61 dreams:-94 dreams_in:-49 dreamt:-101 dreamt_in:-31 dreamt_of:-40
dredged:11 dredged_every:11 drei:-24 drei_stunden:-33 drena:32 drena_muy:32
dress:-23 dressed:-69 dressed_as:-69 dresser:36 dressing:-14 dressing_rooms:7
drew:-28 drew_a:42 drie:-39 dried:21 dries:64 dries_we:23 drift:70 drift_^:36
drift_model:12 drifting:-46 drifts:73 drill:23 drill_^:-47 drill_is:28
drill_to:2 drilling:-1 drills:97 drills_^:23 drink:-54 drink_^:-16 drinking:38
drinking_water:49 drinks:-20 drip:7 dripping:-15 dripping_like:-14 drips:-9
drive:8 drive_^:-2 drive_in:31 drive_mode:1 drive_to:-22 driven:17 driver:1
driver_^:27 driver_has:15 driver_is:39 driver_just:12 driver_sang:-37
driver's:28 drivers:-2 drivers_^:2 drivers_is:-24 drivers_only:18 drives:118
drives_a:-12 drives_like:-44 drives_the:53 driveway:9 driving:-18 driving_^:50
driving_instructor:-65 driving_is:27 driving_lesson:-17 driving_me:-53
driving_past:28 driving_test:-33 droite:23 droite_^:2 drone:14 drones:-14
droog:20 drop:59 drop_a:10 drop_on:-32 drop_the:14 dropped:20 dropped_a:-85
dropped_it:1 dropped_out:46 dropped_the:-1 dropped_to:-2 dropping:-9
dropping_the:86 drops:2 drops_^:-8 drops_a:4 drops_out:29 drops_the:25
drought:22 drove:-50 drove_0:-51 drove_past:-18 drove_through:-9 drove_to:-27
drowned:27 drowned_in:23 drowning:65 drowning_^:28 drowning_so:11 drucker:22
drukke:-13 drum:108 drum_^:45 drummer:-31 drunk:19 dry:95 dry_^:-23 dry_at:9
dry_enough:37 dry_the:15 drying:25 drying_time:22 drzwi:22 drüber:47 du:-44
du_0:1 du_bas:23 du_bureau:21 du_capteur:-14 du_cinéma:-24 du_climatiseur:31
du_congélateur:12 du_får:16 du_grand:53 du_gîte:28 du_haut:56 du_laboratoire:15
du_matin:32 du_mig:26 du_mit:21 du_mois:13 du_moulin:13 du_pilote:23 du_pont:12
du_port:-60 du_serveur:12 du_soir:-39 du_vestiaire:7 du_village:26 duas:-18
duas_vezes:-24 dublin:19 duck:-89 duck_^:-35 duck_in:-12 ducks:-42 due:-56
due_at:1 due_for:11 due_on:21 duet:66 duet_partner:33 dug:2 dull:-65 dummy:10
dummy_load:10 dumpling:-67 dumplings:-64 dumps:45 dung:-18 dunno:68 dunno_^:37
dunno_yet:34 duplicate:71 duplicate_tickets:11 duplicates:48 duplicates_are:36
dur:19 dur_dans:15 dura:50 dura_0:41 durante:-45 durante_0:-17 durante_as:-34
durare:7 durch:-14 durch_^:-50 durch_ist:19 dure:94 dure_0:18 during:-36
during_a:50 during_my:-52 during_the:-60 dus:131 dus_de:2 dus_op:1 dusk:50
dusk_^:16 dust:-92 dust_^:-14 dust_is:-15 dust_on:-46 dusty:18 dutch:17
dutch_^:6 dutch_cousins:-3 duty:77 duty_manager:1 duty_phone:2 duty_roster:9
duty_skipper:8 duval:5 duzen:20 duży:21 dwell:2 dwh:28 dye:38 dye_lot:2 dyed:2
dyed_the:2 dying:-42 dyżur:36 dyżur_na:32 dyżurów:17 dziadek:-112 działa_i:28
dzieci:-17 dzisiaj:-65 dziś:-140 dziś_wieje:-68 därför:39 då:56 då_är:21 dès:29
débil:22 débil_son:22 déjà:31 délai:3 délai_d'expiration:3 démarre:4
démarre_au:4 déménagé:12 dépasser:53 dépasser_0:46 déplacer:35 déplacé:3
déplacé_le:3 dépôt:2 désormais:107 désormais_^:38 détour:-67 día_^:-35
día_para:9 días:-35 días_desde:-43 dîner:30 dörren:42 dörren_på:42 dün:-101
dün_gece:-48 dürfen:90 dürfen_0:8 dürfen_auf:3 dürfen_höchstens:11 dışarıda:-75
e:16 e_0:45 e_a:-2 e_abbiamo:-3 e_ficou:12 e_flat:29 e_i:-30 e_il:-13 e_mai:53
e_mail:31 e_ninguém:-34 e_non:1 e_senza:32 e_só:-8 e_una:55 each:-19 each_^:27
each_a:-29 each_and:19 each_answer:3 each_evening:23 each_hand:-31 each_hour:-1
each_key:32 each_lesson:51 each_new:20 each_night:8 each_of:-53 each_one:-38
each_other:-41 each_session:7 each_step:9 each_telling:-4 each_time:64
each_with:-77 ear:137 ear_^:55 ear_than:19 ear_training:32 earl:-36
earl_grey:-36 earlier:42 earlier_^:7 early:136 early_^:39 early_and:66
early_in:-5 early_mornings:7 early_returns:37 early_shift:2 early_shifts:-25
early_than:37 earned:-9 earned_a:-42 earned_it:-6 earnest:20 ears:-26 ears_^:12
earth:-36 earth_wire:6 earthquake:26 easier:5 easier_^:-59 easier_for:39
easier_on:53 easier_to:53 easier_with:-8 easily:96 east:137 easter:48
easter_^:-3 easy:14 easy_^:11 easy_on:-5 easy_so:2 easy_to:-75 easy_until:-29
eat:40 eat_a:-18 eat_everything:88 eaten:-15 eating:61 eating_at:47
eating_the:27 eats:69 eats_before:6 eats_the:42 ebay:21 eben:-95 ech:-61
echo:-42 echt:-60 echte:32 eclipse:52 eclipse_work:11 ecrã:30 ecrã_de:30
ederim:41 ederim_^:41 edge:-18 edge_^:-15 edge_of:-18 edge_test:26 edición:1
edilson:36 edit:-31 edit_a:-49 edit_the:15 edited:46 edited_by:27 edition:22
editor:33 edits:21 ediyor:-45 een:-92 een_boek:8 een_dag:-40 een_drukke:-13
een_houten:14 een_mooi:-17 een_prachtig:-3 een_regen:-6 een_volle:6 een_warme:28
eeprom:20 eerst:23 eerst_de:27 eerste:12 effect:-93 effect_on:-40 efter:-74
eftersom:125 eftersom_den:4 egen:-10 egg:-7 egg_room:9 eggs:84 eggs_^:58
eggs_not:23 egyptian:1 egzamin:14 eh:-61 eh_^:-36 eh_sì:-20 ehrlich:-70
eigenlijk:18 eigentlich:33 eight:73 eight_and:15 eight_on:1 eighteen:19
eighty:13 eighty_^:13 eimern:-17 ein:-75 ein_^:11 ein_anruf:18 ein_schöner:-36
ein_termin:23 ein_zimmer:20 einband:48 eindelijk:-7 eine:-56 einem:-40
einem_langen:-41 einem_schönen:-18 einen:36 einer:96 einer_urkunde:-21
einer_öffnung:13 einfach:-51 einmal:-3 einparken:7 einparken_am:7 einrücken:16
eins:-29 einverständnis:1 eismeister:27 eismeister_vom:27 either:-82
either_^:-44 ejemplos:75 ejercicio:6 ejercicios:54 eksport:52 eksport_do:52
el:27 el_0:10 el_afinador:8 el_almacén:33 el_alquiler:13 el_arroz:-30
el_ascensor:-36 el_ayuntamiento:22 el_becario:-22 el_bot:14 el_botiquín:18
el_búfer:12 el_cable:11 el_calendario:36 el_camión:30 el_canal:20 el_cobro:6
el_coche:29 el_color:5 el_consumo:14 el_contrato:15 el_corrector:22 el_código:22
el_de:-43 el_depósito:30 el_diálogo:37 el_día:10 el_enlace:4 el_ensayo:25
el_entorno:12 el_equipo:9 el_examen:37 el_examinador:3 el_faro:-17 el_final:-32
el_fontanero:9 el_garaje:5 el_gato:-110 el_generador:28 el_grupo:11
el_gráfico:-53 el_horno:17 el_libro:30 el_local:7 el_lote:3 el_límite:15
el_mar:-36 el_muelle:12 el_móvil:21 el_nombre:27 el_número:8 el_olor:-13
el_pan:-59 el_panadero:7 el_paraguas:-45 el_pedido:24 el_perro:-54 el_piso:18
el_presupuesto:22 el_primer:3 el_profe:-43 el_programa:7 el_proveedor:26
el_proyector:19 el_puerto:9 el_refugio:26 el_regalo:-38 el_registro:52
el_respaldo:11 el_salón:7 el_seguro:44 el_sensor:17 el_servidor:26
el_simulacro:15 el_sonido:27 el_suelo:32 el_taller:30 el_tamaño:14 el_telar:2
el_telesilla:28 el_tema:34 el_texto:5 el_timbre:10 el_torneo:23 el_tostador:9
el_trabajo:11 el_turno:1 el_técnico:55 el_umbral:18 el_verano:14
el_veterinario:38 el_viernes:53 el_índice:-42 el_último:18 ela:10 elbow:-59
elbow_^:-70 elbows:-48 elderly_gentleman:-15 ele:23 election:-60 elective:77
electric:36 electrical:-50 electrician:95 electricians:63 electricity:-38
electricity_and:-46 electricity_bill:-33 electricity_is:29 elefante:-14
elegant:-13 elementos:33 elettrogeno:21 elevador:31 elevator:-88 eleven:-112
eleven_hours:11 eleven_years:-19 elkaar:21 elke:54 ella:89 ella_^:27 elle_a:46
elle_en:-51 elle_est:-17 elle_part:36 elle_s'est:26 eller:23 elsa:24 else:46
else_^:55 else_and:21 else_can:14 else_i:-30 else_my:11 else_the:12 else's:-47
elsewhere:6 eltern:24 em:-100 em_^:52 em_números:-42 em_obras:28 em_out:13
em_por:-47 em_que:-26 email:-17 email_^:3 email_from:27 emails:-41 emails_are:-9
embarrassing:71 embarrassing_^:71 embrace:83 embrace_you:59 emergency:92
emergency_contact:12 emergency_diesel:13 emil:13 emoji:22 emojis:59 emojis_in:33
emot:48 emot_leveransen:48 empanadas:-61 emperors:-5 empfänger:5 empieza:45
empieza_en:36 employee:54 employees:10 employees_^:10 employer:27 emptied:49
emptied_the:32 empties:74 empty:82 empty_^:-19 empty_and:57 empty_holes:14 emr:1
emre:40 emulator:-27 en:-18 en_0:-26 en_anglais:4 en_aucun:17 en_az:16
en_con:-22 en_dat:20 en_de:-31 en_deux:47 en_dur:15 en_een:-39 en_el:51
en_español:49 en_famille:-28 en_fazla:67 en_fin:-28 en_formato:27 en_hay:-1
en_in:23 en_inglés:42 en_la:15 en_ligne:24 en_los:22 en_niet:20 en_ningún:24
en_panne:-45 en_papel:5 en_pleine:31 en_riktigt:-20 en_salle:-24 en_también:-24
en_un:-36 en_una:-41 en_vimos:-17 en_ze:19 enamel:25 enamel_dial:19 enameller:19
encarga:10 encima:-5 encoded:8 encoder:30 encore:-101 end:-26 end_^:-134
end_and:8 end_at:20 end_it:-56 end_of:138 end_there:8 end_they:-11 end_up:-68
end_with:4 ende:37 ended:-51 ended_after:7 ended_more:-40 ended_up:-102
endereço:22 endereço_de:22 endet:17 endings:14 endless:-58 endless_^:-54
endpaper:3 endpoint:141 endpoint_answers:20 endpoint_is:29 endpoints:24 ends:71
ends_at:1 ends_in:80 ends_when:6 ends_with:-24 energy:-110 energy_^:-25
enfants:-18 enfants_ne:-23 engaged:-71 engaged_in:-21 enganei:47 enganei_me:47
engelska:34 engelska_^:34 engine:-45 engine_for:-15 engine_is:17 engineer:-9
engineer_^:-40 engineer_gets:24 engineer_has:-30 engineering:-2
engineering_and:-2 engineers:-35 engineers_in:-2 england:-33 englisch:57
englisch_^:23 english:84 english_even:5 english_in:-10 english_no:1
english_only:15 enjoy:51 enjoy_a:65 enjoy_most:74 enjoy_the:-131 enjoyed:-41
enjoyed_that:-29 enjoying:-2 enjoys:-39 enlace:4 enlarge:15 enlarge_the:15
enlèvements:34 enough:-9 enough_^:71 enough_about:-9 enough_for:-74 enough_to:4
enrolment:31 ensayo:25 ensemble:-53 ensemble_^:-53 ensuite:76 ensuite_je:69
entendido:56 entendu:-59 entendu_un:-23 enter:26 enter_the:22 entera:-23
entera_^:-23 entered:71 entered_^:26 entered_as:19 entered_with:1 enters:50
enters_the:43 entiendo:14 entier:-51 entier_^:-52 entire:-93 entire_time:-18
entire_way:-27 entirely:-24 entorno:12 entra:67 entrada:53 entrada_dos:22
entrada_lateral:7 entradas:52 entradas_^:14 entrance:57 entrance_mats:16
entrar:17 entre:65 entre_deux:10 entrega:90 entrega_^:14 entrega_é:7 entries:39
entries_in:15 entro:85 entry:-49 entry_in:11 entrées:12 entrén:31
entrén_belyst:20 entschieden:15 entschieden_weil:15 então:64 então_o:29 enums:3
env:2 envelope:110 envelopes:37 envelopes_^:37 enviar:23 environment:27
environment_sessions:7 envoie:45 envoie_0:32 envoie_le:4 envy:-5 epipen:34
episode:67 episodes:34 episodes_of:32 equations:8 equipa:23 equipment:16
equipo:15 er:13 er_ist:70 er_nu:-7 er_op:34 era:68 era_un:-1 erase:15 erklär:14
erklär_mir:14 erklären:19 erklären_^:19 erlaubt:39 erlaubt_^:39 errata:36
error:54 error_banner:10 error_dialogs:14 error_message:-48 error_messages:45
error_page:44 error_rate:26 error_reports:15 errores:11 errors:-17 errors_^:-22
errors_go:1 ersatzgebläse:29 ersatzgenerator:4 ersatzgenerator_läuft:4
ersatzlüfter:9 ersatzschlüssel:30 erst:85 erst_am:17 erst_nach:32 erst_um:44
erste:15 erste_hilfe:6 erzählt:-29 es:-22 es_0:-18 es_de:68 es_el:-22 es_en:53
es_in:24 es_joaquín:12 es_la:26 es_nur:14 es_seit:-22 es_sin:16 es_un:63
es_und:-62 es_war:-43 esa:-4 esas:-23 escalated:-54 escalations:38
escalators:-53 escape:-34 escaped:-52 escapement:86 escapes:43 escapes_us:35
escola:55 escolar:14 escort:11 escriban:31 escribir:18 escrita:27 escrito:16
escrito_^:6 escritório:-10 escrow:-8 escuela:14 ese:-52 esel:-79 esempi:21
esercizi:48 eski:-31 eskisini:24 eso:-9 eso_^:16 eso_sí:-46 español:62
español_^:24 especially:-3 especially_the:-23 espelho:24 espera:43 espera_^:11
espresso:40 espresso_beans:27 espresso_machine:1 esquema:19 esquiadores:28
esquiadores_por:28 essais:16 essay:109 essay_about:2 essay_has:5 essay_on:35
essays:7 essential:1 essential_for:1 est:59 est_au:8 est_ce:58 est_dans:26
est_en:121 est_fermé:8 est_interdit:4 est_le:16 est_partie:21 est_passée:-59
est_presque:-27 est_réservée:7 est_à:7 est_écrit:13 esta:58 esta_tarde:29
estaba:-66 estaba_y:-8 established:18 estación:18 estar:33 estate:46
estate_agent:27 estate_car:9 estava:-34 estava_tão:-1 este:8 estimate:22
estimate_^:16 estimated:38 esto:52 estou:-86 estou_a:-46 estrada:36
estrada_da:32 estudiar:28 está:135 está_a:15 está_com:-18 está_cortada:6
está_em:28 está_en:97 está_prohibido:37 están:58 et:-69 et_0:-48 et_c'est:26
et_elle:13 et_il:-64 et_j'espère:-29 et_jamais:34 et_je:52 et_le:-33 et_les:38
eta:3 ethics:17 etichette:16 etiketten:4 ett:-91 ettik:-23 etudes:59 etwas:-19
etykietowania:33 eu:23 eu_busco:12 eucalyptus:33 euch:-82 euro:-29 euro_^:42
europe:-63 euros:-7 euros_^:73 euros_for:-27 evacuation:1 eve:95 even:19
even_0:-28 even_^:34 even_a:98 even_allowed:35 even_for:56 even_have:17
even_if:134 even_in:4 even_is:-36 even_my:-52 even_need:10 even_on:-30
even_see:5 even_temporarily:6 even_the:-128 even_though:-17 even_to:21
even_when:112 even_with:38 evening:51 evening_!:20 evening_0:-33 evening_^:-46
evening_and:-19 evening_class:19 evening_for:2 evening_guests:5 evening_i:-18
evening_is:34 evening_lesson:5 evening_melody:26 evening_milking:24
evening_on:42 evening_ones:3 evening_shift:-25 evening_show:23 evening_the:5
evening_they:-14 evening_to:-27 evening_when:6 evenings:-6 evenings_^:77
evenings_a:-5 evenings_and:38 evenings_are:-59 event:70 event_^:40 eventos:2
events:-16 eventually:8 ever:-27 ever_^:142 ever_again:31 ever_did:-32
ever_get:-63 ever_give:40 ever_last:-1 ever_notice:-38 ever_opened:-54
ever_push:5 ever_put:48 ever_reads:-71 ever_say:50 ever_since:-80 ever_tell:-8
ever_tells:46 ever_the:-30 ever_worked:-15 every:-71 every_0:56 every_box:7
every_change:14 every_child:-32 every_christmas:-20 every_company:-5
every_complaint:12 every_day:14 every_dog:54 every_family:-31 every_form:12
every_french:9 every_good:-22 every_lesson:64 every_letter:-33 every_message:6
every_migration:68 every_morning:-21 every_new:40 every_number:41 every_one:22
every_page:34 every_pallet:31 every_parcel:-46 every_quarter:-13 every_quote:3
every_reply:14 every_run:7 every_schema:8 every_season:8 every_second:-17
every_session:26 every_single:31 every_six:30 every_spring:-42 every_sunday:-40
every_ten:43 every_third:16 every_time:116 every_two:49 every_wedding:-56
every_write:-14 every_year:-72 everybody:-76 everybody_^:-35 everybody_and:-26
everybody_at:-31 everybody_comes:15 everybody_in:-23 everybody_knows:-1
everybody_leaves:26 everybody_needs:-29 everybody_who:-29 everybody's:-16
everyone:-78 everyone_clapped:-20 everyone_in:-58 everyone_on:-18
everyone_says:-5 everyone_to:37 everyone_was:61 everyone_who:2 everyone's:31
everything:-17 everything_^:-47 everything_about:10 everything_after:13
everything_and:-3 everything_by:-5 everything_else:46 everything_even:-10
everything_goes:46 everything_he:-48 everything_in:-23 everything_is:-53
everything_on:2 everything_that:36 everywhere:36 ewa:24 ex:52 ex_mari:28
exact:-30 exactly:-123 exactly_as:17 exactly_like:-3 exactly_one:-22 exam_^:39
exam_and:27 exam_board:-49 exam_hall:-14 exam_has:3 exam_in:54 exam_is:48
exam_office:12 exam_on:-33 exam_room:50 exam_you:-35 exame:29 examen:47
examen_de:8 examen_oral:15 examinador:3 examinador_de:3 examination:3
examined:41 examiner:19 examiner_^:-11 examiner_is:13 examiners:68
examiners_do:6 example:75 example_^:5 example_sentences:20 examples:148
examples_^:18 examples_are:6 examples_from:36 examples_i:7 examples_than:2
examples_work:9 exams:51 exams_so:17 exceed:15 exceed_0:11 exceeds:1 excel:1
excel_^:-5 excellent:-129 excellent_company:-49 excepción:31 excepción_^:31
except:-61 except_the:40 exception:41 exception_^:46 exception_for:2
exceptions:58 exceptions_^:34 exceptions_for:11 excess:26 exchange:35
exchange_^:3 exchanged:16 exchanged_^:16 exchanger:36 exchanges:-2 excluded:26
excuse:-142 excuse_my:-65 excuse_the:-83 exercices:4 exercise:61 exercise_0:17
exercise_^:-57 exercise_book:1 exercise_goes:22 exercise_is:6
exercise_notebook:2 exercise_on:15 exercises:75 exercises_^:25 exercises_an:6
exercises_for:13 exercises_on:25 exhaust:-10 exhausted:-16 exhibit:-26
exhibition:-5 exhibition_^:-5 exist:-14 exist_^:-23 exit:-29 exits:-19
exits_and:-23 expect:-12 expect_0:22 expect_the:-49 expected_to:4 expects:-27
expects_0:20 expects_^:-47 expensive:-61 expensive_^:-62 experience:-3
experienced:-10 experiment_tracker:2 experiments:16 expire:6 expired:18
expires:16 expires_after:4 explain:55 explain_^:21 explain_each:38
explain_every:9 explain_it:-44 explain_that:-28 explain_the:12 explain_things:34
explain_to:-27 explained:-10 explained_^:-5 explaining:-21 explaining_^:-34
explains:-36 explains_a:-11 explains_the:-12 explains_why:3 explanation_of:-30
explanations:9 explicaciones:20 explicit:11 export:119 export_^:6 export_goes:5
exportar:3 exportdienst:29 exportdienst_läuft:29 exported:21 exporter:26
express:2 ext:28 ext_0:23 external:25 extinguisher:-67 extra:-6 extra_^:3
extract:3 extras:-24 eye:57 eye_patients:10 eyebrows:-48 eyepiece:1 eyes:71
eyes_^:-39 eyes_are:30 eyes_aren't:29 eyes_give:11 eyes_go:24 eyes_on:-62
eyes_shut:-60 eyes_than:21 f:23 f_^:49 fa:-75 fa_il:-6 fa_sempre:-24 fabric:-48
fabrizio:19 face:-42 face_^:60 face_of:-34 face_so:5 face_when:-57 faces:-41
faces_^:-6 facet:17 facet_counts:17 fachbegriffe:16 fachbegriffe_bitte:8
fachwörter:14 fachwörter_bitte:11 facilities:35 facility:19 facing:11
facsimile:15 facsimile_vol:15 fact:-52 fact_sheets:4 fact_that:-21 fact_the:-36
facteur:-14 factor:4 factory:-56 facts:23 facts_land:23 facturación:4
facturas:23 facture:73 faculty:75 fade:72 faded:15 fades:-41 fado:-11 fahren:-8
fahrenheit:23 fahrer:5 fahrer_ist:5 fahrpläne:12 fahrt:22 fahrt_zum:22 faible:37
fail:12 fail_^:3 failed_because:21 failed_download:8 failed_its:17
failed_the:-23 failing:41 failover:71 failover_^:36 fails:-31 fails_on:10
failure:5 faint:-24 faint_print:-27 fainted:-71 fair:-92 fair_^:-20 fair_a:-33
fair_enough:-82 fair_play:-22 fair_point:-2 fair_price:-24 fair_question:-14
faire:-30 fairness:-6 fairweather:48 fairweather_the:48 fait:-18
fait_déplacer:11 fait_par:4 fait_un:-102 faite:18 faith:-49 faith_in:-49
fala:-13 fala_com:-36 falcon:-17 falconer's:7 falconry:18 falk:2 fall:32
fall_asleep:-1 fall_in:7 falla:7 fallback:3 fallen:12 falling:16 falls:-12
falls_asleep:40 falls_back:-16 falls_on:16 false:-11 falta:108 falta_^:6
falta_saber:23 familie:26 families:8 families_^:-59 famille:-22 family:-14
family_arrives:37 family_dinners:-38 family_in:-4 family_is:-32 family_of:45
family_plan:9 family_run:5 famoso:-69 famous:-82 famous_for:-26 fan:27 fan_^:-43
fan_is:-13 fan_of:91 fancy:-8 fancy_^:-47 fancy_orm:20 fanno:12 fanno_male:12
fans:-69 fans_and:-21 fans_in:-29 far:-9 far_^:51 far_as:-10 far_better:51
far_end:-35 far_from:-14 far_is:37 far_more:33 far_the:-5 far_to:-50 far_too:1
far_who:4 far_why:32 fare:52 fares:8 farewell:27 farewell_cake:27 farid:61
farm:11 farm_^:11 farm_through:3 farmer:66 farmers:11 farouk:10 farrier:18
fashioned:53 fasst:37 fasst_0:12 fast:-57 fast_^:-50 fast_i:-5 fast_one:54
fast_schon:-35 fasta:35 faster:-47 faster_^:-48 faster_but:26 faster_than:-44
fastest:-23 fat:-35 father:36 father_^:27 father_at:19 father_used:-8 father's:9
fatigue:3 fatigue_^:-20 fatta:9 fatto:18 fatto_il:6 fatto_male:2 fatura:33
fault:14 fault_^:-31 fault_hotline:9 faults:6 faults_^:6 faut:64 faut_il:18
faut_jamais:-10 faut_pas:19 faut_toujours:62 fautes:31 faux:12 fav:28
fav_cover:28 favour:75 favour_of:23 favour_the:4 favourite:-32 favourite_is:-68
favourite_topic:35 favourite_way:46 fax:-80 fax_gateway:21 fazer:22 fazla:67
fazla_0:40 façon:-63 fear:-32 fear_^:-3 fear_it:-15 feared:19 feast:42
feast_in:31 feather:13 feathered:24 feathers:-19 feathers_^:-19 feature:39
feature_flag:7 feature_flags:29 feature_of:-15 february:32 february_^:35
fecha:36 fecha_às:36 fechou:33 fed:-79 fee:82 fee_^:7 fee_of:14 fee_since:4
feed:59 feed_0:-17 feed_^:6 feed_from:1 feed_him:32 feed_is:22 feed_silo:11
feed_the:41 feedback:149 feedback_on:9 feeder:14 feeding:35 feeding_the:58
feeds:47 feeds_the:54 feel:16 feel_at:-16 feel_for:-91 feel_i:-21 feel_like:97
feel_the:25 feeling:-52 feeling_^:38 feeling_when:-73 feelings:10 feelings_^:39
feels:-11 feels_like:-58 feels_more:18 feels_so:-21 fees:-22 feet:-94 feet_^:34
feet_and:-25 feet_up:-2 fehlt:34 fehlt_nur:22 feierabend:-6 feira:27 feira_^:27
feiras:-33 fel:54 fell:-74 fell_asleep:-95 fell_in:-42 fell_into:49 fell_off:-21
fell_out:58 felled:11 fellow:-42 felt_^:38 felt_as:52 felt_good:79 felt_like:-27
felt_so:-26 felting:-26 female:91 femke:7 fence:-7 fence_^:38 fence_and:-31
fence_by:6 fence_is:29 fence_posts:-52 fender:19 fenêtre:-1 fera:2 ferdinand:46
ferdinand_^:46 fergus:19 feriado:-22 ferma:17 ferme:75 ferme_pour:20 ferme_à:19
fermenter:58 fermenter_five:57 fermé:8 fermé_^:8 fern:-6 ferns:-67 ferries:-21
ferro:15 ferro_para:15 ferry:-10 ferry_^:2 ferry_has:26 ferry_is:3
ferry_leaves:15 ferry_terminal:8 fertig_^:-31 fest:32 festa_junina:10 fester:8
festival:27 festival_beer:38 festival_for:-4 festive:19 festive_^:19 fetch:11
fetch_the:9 fetched:62 fete:-64 fete_^:-40 feu:17 feu_du:15 feuerwehr:56
feuerwehr_war:41 fever:69 fever_and:-2 few:42 few_and:75 few_marks:8
few_months:19 few_of:8 fewer_than:6 fianza:16 fianza_del:3 fiat:-16 fibre:49
fibre_between:5 fica:132 fica_com:19 fica_na:14 ficamos:14 ficamos_com:14
ficar:17 ficar_com:17 fichas:46 fiche:39 fiches:25 fichier:23 fichier_de:8
fichiers:11 fick:-60 ficou:97 fiddler:4 field:52 field_^:48 field_at:11
field_camp:52 field_guys:36 fields:-39 fields_^:3 fields_and:-4 fiets:-51
fiets_is:-49 fifth:5 fifty:13 fight:-86 fight_me:-76 fighting:-62
fighting_over:-62 figura:28 figura_como:28 figure:54 figure_^:-50 figure_for:9
figure_is:39 figure_skating:20 figured:26 figured_out:27 figures:27 figures_in:7
figures_to:5 fijn:-34 fijn_om:-34 fila:-14 file:-46 file_?:26 file_^:-28
file_and:21 file_at:-25 file_d'attente:12 file_is:-11 file_than:19 file_the:-24
filed:8 files:-45 files_^:22 files_are:-50 files_for:4 files_in:-24
files_live:21 filiale:13 filiale_am:13 filing:-42 fill:-19 fill_in:-2 fill_the:2
fill_up:-13 fille:-4 filled:48 filled_in:46 filled_up:-15 filler:28 filling:10
filling_0:7 fills:-54 fills_the:-51 film:-96 film_^:-76 film_club:22 film_crew:4
filme:-35 filmed:-1 films:-14 fils:-30 filter:90 filter_^:3 filter_has:18
filter_is:12 filter_runs:-8 filters:23 filters_in:20 filtre:30 filtre_à:7 fim:18
fim_de:8 fin:-64 fin_de:-21 fin_du:8 final:-14 final_0:-38 final_^:34 final_la:8
final_project:26 finale:62 finale_^:24 finalement:89 finalement_le:3 finally:-78
finally_^:-15 finally_clicked:-85 finally_read:-16 finance:110 finance_wasnt:43
finché:10 finché_non:10 find:1 find_^:-25 find_a:31 find_it:30 find_me:12
find_out:79 find_rather:-7 find_small:7 find_some:32 find_that:-9 find_the:-73
finden:-34 findet:54 findet_in:31 finding:-88 finding_the:-30 findings:1
finds:-62 fine:92 fine_^:81 fine_and:52 fine_but:-17 fine_by:6 fine_for:12
fine_i:-96 fine_prendiamo:18 finger:72 finger_weg:12 fingerings:16
fingerings_in:16 fingerprint:15 fingerprints:2 fingers:-6 finish:-2 finish_^:-1
finished:38 finished_0:13 finished_^:7 finished_and:24 finished_the:-24
finished_your:-11 finishes:54 finito:86 finito_^:29 fino:45 finska:-37
finska_^:-37 fintan:1 fiquei:-10 fire:35 fire_alarm:-3 fire_brigade:-49
fire_drill:-88 fire_exit:-35 fire_extinguisher:-67 fire_officer:13
fire_station:49 firebase:2 firefox:17 fires:-7 fires_twice:15 firewall:68
fireworks:35 firm:41 firm_^:16 firm_comes:2 firm_lost:-33 firma:64 firma_^:12
firmare:24 firmly:33 firmware:87 firmware_0:44 firmware_^:16 firmware_is:5
firmware_on:15 firmware_reviews:19 first:-1 first_0:-65 first_^:78 first_aid:22
first_and:101 first_attempt:-27 first_because:19 first_bird:23 first_boss:-22
first_certificate:2 first_dance:68 first_day:-49 first_departure:9
first_encore:43 first_exercise:36 first_for:-61 first_half:-15 first_i:27
first_in:74 first_is:-39 first_job:-94 first_line:28 first_long:-2 first_mock:54
first_name:-15 first_night:3 first_of:5 first_one:46 first_order:35 first_out:10
first_project:26 first_ride:6 first_since:27 first_snow:-22 first_star:7
first_the:-25 first_then:74 first_thing:5 first_three:1 first_time:-90
first_venue:7 first_version:-12 first_violin:-20 first_we:-46 first_week:-43
first_winter:10 first_year:-38 fiscal:18 fish:-54 fish_^:53 fish_are:45
fish_has:-57 fish_in:-34 fish_is:14 fish_man:-61 fish_market:8 fish_tank:-47
fishermen:45 fisheye:7 fishing:-58 fit:97 fit_^:17 fit_in:21 fit_into:28
fit_through:6 fits:97 fits_0:12 fits_^:2 fits_a:4 fits_in:7 fitta:-40 fitted:37
fitted_with:17 fitter:93 fitters:28 fittings:38 five:7 five_^:-58 five_in:-2
five_is:33 five_people:32 five_sharp:8 five_short:9 five_times:-13 fix:-34
fix_^:6 fix_it:-19 fixar:21 fixed:-70 fixed_and:24 fixed_it:-7 fixed_the:-53
fixtures:38 fizyki:17 fjord:5 flac:31 flac_^:31 flag:78 flag_^:6 flags:99
flaky:83 flaky_test:16 flaky_tests:11 flame:-39 flames:35 flames_in:35
flamingos:24 flammable:9 flap:-58 flash:97 flash_cards:54 flashcards:95
flashcards_^:5 flashcards_a:44 flashcards_are:22 flashcards_for:2
flashcards_over:7 flashed:26 flashed_the:17 flask:-8 flat_0:15 flat_^:21
flat_above:24 flat_and:-41 flat_back:23 flat_battery:5 flat_door:42 flat_has:13
flat_in:21 flat_the:-4 flat_with:40 flatmate:-13 flea_market:1 fledermaus:11
fleet:25 fleet_^:24 flew:-118 flew_over:-43 flicken:16 flicker:-22 fliegt:35
flies:-33 flight:-2 flight_lifts:14 flights:-3 flip_flops:-41 flipped:20
float:-36 floated:-55 floating:18 floating_point:-1 floats:75 floats_are:14
floats_for:34 flood:20 flooded:77 flooded_^:74 flooded_cellar:-10 floods:14
floor:-9 floor_0:-17 floor_^:-15 floor_and:61 floor_for:-2 floor_has:23
floor_is:20 floor_loom:4 floor_over:13 floor_plan:-42 floor_polish:-69
floor_protector:5 floor_tiles:-21 floorboard:-3 floors:-103 floors_0:-54
floppy:-100 flops:-41 florist:38 florist_she:38 flour:68 flour_comes:23 flow:50
flow_0:18 flower:-65 flowers:49 flowers_and:67 flowers_for:30 flu:69 flu_^:11
flue:34 fluent:40 fluoride:57 flush:48 flush_the:3 flute:-24 flute_is:-17
fluviale:14 flux:4 fly:-2 fly_tower:-25 flyer:20 flying:37 flying_weight:22
foam:29 focus:51 focus_^:38 foderbilen:29 fodralet:41 fodralet_är:41 fog:-126
fog_^:-25 fog_does:-28 fog_machine:20 fog_nozzles:49 fog_over:-46 fog_so:-37
fog_this:-34 foggy:-24 foggy_again:-52 foggy_nights:46 foi:-40 foin:40 fois:-30
fois_^:29 fois_la:-40 fois_que:22 fold:-27 folded:39 folder:104 folder_^:50
folder_is:44 folder_on:14 folders:24 folders_for:9 folding:23 folds:-47
folds_every:-1 folio:45 folio_0:45 folk:88 folklore:-15 folks:-44 follow:-59
follow_the:-49 followed:-21 followers:-45 following:109 following_that:24
following_what:3 following_your:9 follows:-31 fond:154 fond_of:100 fonder:115
fonder_of:115 fondest:31 fondest_of:31 fondness:-31 fondness_for:-30 fondo:44
fondo_^:22 fondue:-33 font:-40 font_^:-83 font_in:3 fontanero:9 fonts:44
fonts_^:26 food:77 food_that:16 food_waste:11 fool:77 foot:-53 foot_^:-8
football:5 football_and:-34 football_examples:9 football_match:17 footer:-21
footnote:-34 footnotes:-6 footnotes_^:20 for:-11 for_$:14 for_0:-87 for_^:-43
for_a:-72 for_about:51 for_adults:30 for_ages:-15 for_all:28 for_an:-47
for_and:-29 for_another:26 for_any:-30 for_anyone:17 for_anything:-68
for_appointment:11 for_as:-25 for_asking:-48 for_bearing:-74 for_being:-48
for_birthday:9 for_boring:7 for_both:26 for_comparison:-86 for_damaged:14
for_dates:14 for_days:13 for_decades:-57 for_evening:29 for_every:-10
for_everybody:-6 for_everyone:28 for_everything:-68 for_family:2 for_feedback:3
for_five:-29 for_flash:-4 for_forty:44 for_fun:56 for_generations:-10
for_good:24 for_group:9 for_guests:13 for_half:91 for_hedda:14 for_her:46
for_him:10 for_his:-38 for_hours:-42 for_however:13 for_i:-20 for_it:-50
for_its:-24 for_late:18 for_letting:-14 for_like:-39 for_looks:-60 for_low:21
for_may:7 for_me:117 for_money:14 for_months:-65 for_more:82 for_most:-46
for_mr:13 for_my:19 for_nine:-65 for_nothing:65 for_now:15 for_old:-36 for_on:8
for_once:70 for_one:-81 for_our:79 for_overtime:7 for_paper:22 for_parts:12
for_people:44 for_photo:18 for_plain:7 for_polish:1 for_practice:16
for_reasons:5 for_repairs:25 for_rises:-41 for_row:-9 for_seven:10 for_sharing:8
for_six:43 for_some:-41 for_somebody:-31 for_something:68 for_soup:19
for_storing:18 for_students:2 for_such:-11 for_summer:12 for_sure:9
for_telling:-8 for_that:62 for_the:82 for_their:11 for_them:-37 for_this:82
for_those:-16 for_three:-29 for_today:32 for_twenty:21 for_two:-23 for_us:-14
for_variable:20 for_vocabulary:21 for_warm:39 for_was:28 for_weeks:-32
for_which:44 for_work:-15 for_years:-3 for_you:41 for_your:-22 foram:78
forbidden:66 forbidden_to:3 forbids:42 force:62 force_push:7 force_pushes:8
forecast:-62 foreman:23 foreman_^:7 foreseen:45 forest_^:-29 forever:-53
forever_^:-50 forever_and:-53 forge:49 forget:64 forget_how:-5 forget_it:-39
forget_the:31 forget_what:2 forget_which:-36 forgets:-17 forgets_its:-6
forgetting:-76 forgive:-31 forgive_a:48 forgive_me:-1 forgive_the:-89
forgives:-13 forgiving:-13 forgot:42 forgot_everything:-36 forgot_the:-4
forgotten:17 fork:12 forklift:-35 forklift_^:-38 forklifts:21 forks:-43
forks_for:10 form:25 form_^:6 form_accepts:6 form_at:6 form_back:18 form_has:20
form_is:-58 form_the:1 forma:9 formal:17 formalin:23 format:78 format_and:28
formato:27 formats:-17 formatter:2 formeln:31 formeln_bitte:6 former:-6
formidable:-4 forms:1 forms_^:22 forms_to:-26 formula:67 formulaire:6
formulare:-34 formularz:100 formulas:-19 formulas_^:17 formulas_on:-55
formule:23 formule_^:23 fornecedor:11 fornitore:18 forno:13 fort:-7 fort_^:12
forte:15 fortfarande:43 fortfarande_inte:43 forth:10 fortran:-70 fortress:1
fortress_talk:1 fortune:44 forty:-17 forty_jars:-50 forty_metres:13
forty_years:32 forum:2 forward:102 forward_to:-23 forwarding:33 foto:-55
foto_^:-83 foto's:41 foto's_van:21 fotografiert:-12 fotografo:31 fotos:55
fotos_^:8 fotos_del:9 fought:-39 fought_over:-39 found:-51 found_^:45 found_a:4
found_an:-29 found_and:72 found_by:11 found_in:-23 found_is:15 found_it:-10
found_one:-37 found_out:47 found_that:-65 found_the:-44 found_two:15
found_you:61 foundation:17 founder:-51 foundry:9 foundry_^:9 fountain:18
fountain_^:78 four:8 four_^:-109 four_and:58 four_floors:-38 four_holds:17
four_hours:40 four_hundred:5 four_in:56 four_is:40 four_of:43 four_people:13
four_seconds:-28 fournisseur:10 fourteen_^:-34 fourth:-33 fourth_time:-50
foutmeldingen:7 fox:-73 fox_and:23 fox_in:-5 foyer:-21 fractions:-75
fractions_^:5 fragen:60 fragen_^:43 fragile:41 frais:6 fram:-35 frame:3
frame_^:34 frame_budget:10 frame_from:22 frame_near:-30 framed:-136
framed_it:-43 frames:5 frames_^:3 frames_a:-10 frames_are:28 framework:-46
framför:5 franchement:-137 franchise:39 franchise_s'applique:30 frankfurt:2
français:58 français_^:11 fratello:21 frau:150 frau_lindner:4 frau_vom:11
freddo:-33 free:-22 free_^:6 free_of:27 free_pen:-17 free_storage:28 free_tier:9
free_tray:7 freely:70 frees:11 freeze:84 freeze_when:58 freezer:6
freezer_alarm:14 freezer_is:34 freezer_shows:38 freezing:-18 freezing_^:30
freigabe:5 freigegeben:28 freigegeben_^:28 freight:30 freight_^:5 freitag:3
french:-4 french_term:9 french_tutor:7 fresh:-8 fresh_^:-68 fresh_air:-5
fresh_one:16 fretta:-22 freut:-27 freut_mich:-27 fri:15 friday:-8 friday_^:-80
friday_the:-27 friday_traffic:-2 fridays:9 fridays_?:4 fridays_^:10 fridge:-63
fridge_^:14 fridge_again:-34 fridge_died:-3 fridge_has:-50 fridge_is:45
friend:15 friend_^:-41 friend_and:4 friend_the:-41 friendlier:43 friendlier_^:17
friendlier_than:15 friendly_^:-9 friends:30 friends_^:46 friendships:-40
fries:-51 fright:2 frighten:13 frightened:73 frightened_the:59 frigo:15 frog:74
frogs:87 froid:-8 froide:18 from:-55 from_0:-101 from_?:22 from_^:-114 from_a:27
from_all:-18 from_and:-121 from_any:-3 from_are:-24 from_ask:-11 from_asked:-47
from_backup:3 from_before:15 from_bremen:25 from_dr:19 from_drawings:7
from_easter:10 from_had:-8 from_has:-83 from_her:1 from_here:166 from_his:-37
from_is:-72 from_last:77 from_long:33 from_me:62 from_medicine:48 from_memory:33
from_monday:14 from_my:100 from_now:83 from_number:-35 from_once:-23
from_one:-28 from_oslo:-12 from_our:100 from_outside:24 from_parse:34
from_pictures:24 from_platform:21 from_real:20 from_sept:3 from_start:-5
from_stood:-16 from_text:4 from_that:-24 from_the:24 from_their:-20 from_them:33
from_this:62 from_to:9 from_today:125 from_two:-12 from_up:-33 from_us:28
from_was:-49 from_what:-53 from_who:-7 from_yesterday:-2 from_you:59
from_your:40 fromage:-87 fromages:-47 front:7 front_desk:27 front_door:15
front_of:9 front_office:6 front_row:-47 fronts:-19 frost:66 frost_^:33
frost_on:-3 froze:-90 froze_twice:31 frozen:-32 frozen_^:89 frozen_fish:26
fruit:-44 fruit_basket:-4 fruit_baskets:-61 frustrating:54 fry:59 fry_per:33
fry_tanks:18 från:-73 från_och:46 frère:12 frío:-55 frío_en:-5 frío_hace:-7
frío_hacía:-10 früh:20 früh_lag:-66 frühdienst:17 früher:-81 frühstück:36
fuel:15 fuera:3 fuerte:15 fuimos:-10 full:-41 full_^:41 full_at:16 full_moon:-32
full_name:11 full_of:-49 full_on:-64 full_so:36 full_stop:40 full_the:30
fully:35 fumes:31 fun:-95 fun_^:57 fun_at:-16 fun_fact:-52 fun_part:-5
fun_than:-7 funciona:44 function:-16 function_show:25 function_walks:-51
functions:90 functions_over:12 functions_with:13 fund:57 fund_for:29 funda:55
funda_del:40 fundo:6 funeral:-53 funeral_^:-26 fungus:11 funk:3 funkgeräte:55
funkmast:1 funkmast_nord:1 funkplatine:12 funkverbindung:21 funnier:-36
funnier_than:-36 funniest:-39 funny:-104 funny_how:-23 funny_thing:-49 fuori:-69
furgone:32 furnace:-48 furniture:-18 further:24 further_^:7 further_than:-10
fuse:-11 fuse_box:25 futtermischer:12 future:-49 fyra:-10 fyra_personer:16
fábrica:22 fächer:11 fächer_^:11 fährt:-28 fängt:18 färjan:-37 få:6 får:122
får_bara:44 férias:-1 för:-31 för_0:28 för_en:41 för_mycket:9 före:43
försäkringsbolaget:25 försäkringsbolaget_om:25 führt:2 fünf:-5 fünf_minuten:-8
für:59 für_0:26 für_das:30 für_den:51 für_die:76 für_ein:-42 für_uns:27 füße:-88
füße_^:-70 g:88 g_^:30 ga:17 ga_ik:17 gaan:104 gaan_toch:12 gaan_we:28 gaat:51
gaat_er:21 gab:10 gab_es:10 gabbia:3 gabbia_da:3 gabbiani:-22 gabler:14
gabler_^:14 gain:-66 gala:2 galiba:-37 gallery:53 gallery_^:-4 gallery_padlock:7
gallery_the:8 galley:20 gallo:-49 galpão:-1 galway:-7 game:-25 game_is:1
game_menu:24 games:-14 gamins:-46 gamla:47 gamma:25 gana:-60 gang:3 gants:17
gants_isolants:11 ganze:-18 ganzen:-67 ganzen_tag:-13 gap:55 gaps:-93 gaps_^:-34
gar:-82 garage:89 garage_^:38 garage_is:14 garage_rang:15 garages:72 garaje:5
garaje_^:5 garantie:4 garantía:11 garantía_^:10 garanzia:25 garbage:-68
garbage_collector:9 garde:64 garde_^:-36 garde_le:48 garde_les:5 garden:1
garden_^:23 garden_centre:-36 garden_gate:13 garden_that:1 gardener:-63
gardener_^:-40 gardens:-60 gardien:-5 gardien_de:-25 gare:-25 garlic:37 garten:2
gas:25 gas_^:15 gas_alarm:12 gasket:25 gasolio:3 gasolio_^:3 gast:28 gasta:16
gasta_0:16 gastar:16 gasóleo:1 gata:43 gata_come:43 gate:137 gate_^:51 gate_b:27
gate_code:1 gate_has:11 gate_opens:5 gate_remotely:34 gatehouse:16 gates:48
gates_^:37 gateway:47 gateway_password:14 gather:28 gather_you:26 gato:-133
gatos:-101 gatos_y:-39 gatto:-115 gatto_si:-29 gauge:86 gauge_is:20 gauges:-35
gauges_^:-8 gave:106 gave_0:37 gave_a:-36 gave_me:60 gave_my:4 gave_the:-12
gave_them:6 gave_us:94 gave_you:9 gaviotas:-48 gazebo:-41 gb:45 gb_^:11 gcode:39
gear:13 gearbox:78 gearbox_^:13 gearbox_would:2 gebe:21 gebe_ich:21 gebeld:17
gebeld_worden:9 gebohrt:-53 gebrauchten:7 gebruiken:23 gece_nöbeti:10
gedaan_^:43 gedacht:-74 gedacht_^:-74 gedicht:-8 geduld:16 geef:69 geen:17
geese:-76 gefallen:-35 gefehlt:-45 gefunden:-36 gefunden_^:-41 gefällt:55
gefällt_mir:55 gegen:-38 gegessen:-7 gegessen_^:-7 gehen:82 gehen_immer:31
geht:13 geht_bei:-48 geht_kein:32 gehören:1 gehören_auf:1 gehört:22 geklaut:-54
geklaut_^:-46 gekündigt:41 gekündigt_um:31 gelachen:-87 gelachen_om:-87
gelacht:-123 gelacht_^:-71 gelernt:-18 gelernt_^:-18 gelijk:-14 geliyor:38
geliyor_^:24 gelmiyor:-65 gelmiyor_^:-65 gelsin:-29 gelsin_^:-11 gelöscht:36
gelöscht_^:34 gemacht:-27 gemacht_^:-26 gemeldet:35 gemäß:12 gender:11 gene:-46
generador:36 general:-91 general_a:-44 generally:-75 generally_speaking:-63
generated:47 generation:-8 generations:-55 generations_^:-15 generations_of:-36
generator:77 generator_^:16 generator_one:12 generators:-32 gens:-54 gente:-96
gentiment:54 gentiment_^:53 gentle:14 gentleman:-51 gentleman_from:1
gentleman_in:-9 gentlemen:48 gentler:2 gently:54 genug:17 geofence:16
geography:-19 geometry:54 geometry_^:14 geometry_set:5 geprüft:80 geprüft_^:19
gepäck:23 gerade:-1 gerador:38 gerador_pequeno:11 gerda:9 gerda_^:9 gerechnet:49
geredet:-6 geregnet:-38 gerlinde:30 german:62 german_^:55 german_ones:5 gern:-3
gern_auf:9 gerund:12 gerät:-1 gesagt:-47 geschichte:-107 geschilderd:16
geschrieben:18 gesehen:-52 gespeichert:1 gespeichert_^:1 gesperrt:16
gesperrt_^:16 gestartet:-6 gestattet:27 gestattet_^:23 gestern:-64
gestern_beim:-48 gestern_hat:-31 gestern_waren:-10 gestuurd:3 gestuurd_^:3
get:72 get_0:92 get_^:-21 get_a:95 get_attached:-31 get_back:-3 get_bored:-17
get_from:31 get_in:9 get_it:6 get_killed:5 get_lost:60 get_me:-111 get_my:62
get_nervous:-62 get_on:39 get_one:58 get_our:23 get_out:-12 get_sent:9
get_so:-26 get_some:-7 get_something:33 get_stored:8 get_stuck:21 get_the:158
get_their:38 get_through:1 get_tired:-81 get_used:-31 get_washed:28 get_why:46
getauscht:57 getest:8 getränke:20 getränkekisten:15 gets:122 gets_0:80 gets_a:88
gets_donated:12 gets_here:41 gets_his:4 gets_in:-61 gets_into:-6 gets_its:38
gets_logged:23 gets_lost:12 gets_on:22 gets_opened:13 gets_past:-10
gets_refilled:-15 gets_seasick:-4 gets_sent:16 gets_signed:12 gets_the:-32
gets_thrown:11 gets_tired:-41 gets_wet:-45 getting:11 getting_a:10
getting_the:46 geven:1 gewartet:-19 gewitter:6 gewoon:41 geworden:64
geworden_^:54 gezellig:-92 gezet:-29 gezet_^:21 gezählt:-74 gezählt_^:-56
geändert:16 gh:34 ghent:-35 ghent_^:-10 ghost:-7 ghost_in:-39 ghost_tour:46
ghosts:-22 ghosts_^:-18 giant:29 giant_one:1 gibi:-11 gibi_^:-9 gibt:9 gibt_es:5
gider:30 gider_^:30 gifs:-15 gifs_^:-15 gift:-10 gift_box:21 gift_for:-22
gift_shop:-38 gift_that:-45 gift_voucher:2 gig:-13 gigabytes:31 gigabytes_^:17
gigabytes_of:1 gigas:11 gigas_^:11 gilets:33 gilets_^:13 gilets_de:9 gilt:45
gilt_auch:18 gimme:-9 gimme_a:-37 gin:-8 ging:-24 giornata:-66 giorni:16
giorni_^:16 giorno:8 giovedì:51 gipfel:22 gira:38 gira_sul:20 girl:120 girl_^:14
girl_in:10 girl_tests:11 girls:41 gisteren:-60 git:-48 github:-5 giuro:-61
giuro_^:-61 give:26 give_0:30 give_anything:14 give_her:-14 give_it:-16
give_me:101 give_out:19 give_the:94 give_up:14 give_you:-32 give_your:-13
given:-32 given_0:1 given_back:16 given_by:14 given_how:39 given_in:-10
given_that:15 given_the:68 given_to:6 given_up:-90 gives:83 gives_0:23
gives_me:18 gives_the:-28 gives_up:24 gives_us:24 gives_you:1 giving:-96
giving_^:-45 giving_the:40 giving_up:-6 già:55 glacier:50 glacier_^:45
glaciers:26 glad:-55 glad_if:26 glad_it:-23 glad_of:16 glad_that:-88
glad_the:-30 glad_to:35 glad_you:-8 glass:102 glass_^:-2 glass_is:13 glass_of:-1
glasses:83 glasses_^:41 glasses_are:23 glaze:37 gleich:-16 gli:32 gli_altri:29
gli_orari:8 glitter:-5 globe:-19 gloomy:41 gloss:19 glossy:4 glove:-33
glove_^:37 glove_box:-61 glovebox:33 gloves:-35 gloves_^:1 gloves_and:23
gloves_on:-39 glue:22 glue_^:-39 glue_pot:67 glue_the:25 glued_the:46
glueing:-27 gluing:7 glukozy:25 glukozy_stoi:25 gluten:38 gluten_free:19 go:54
go_^:-58 go_above:9 go_and:-40 go_at:-17 go_back:-64 go_easy:52 go_for:35
go_funny:24 go_home:18 go_in:84 go_into:62 go_on:42 go_out:-21 go_over:16
go_red:-20 go_straight:29 go_through:54 go_to:12 go_together:-23 go_up:44 go_w:4
go_with:85 goal:7 goalie:-43 goalie_^:-43 goat:-42 goat_^:27 goat_and:33
goat_got:-23 goat_has:-11 goat_in:-67 goats:-83 goats_^:32 goats_ate:-14
goats_have:-4 god:2 god_^:56 god_i:-25 god_the:-49 godmother:73 godparents:60
gods:-37 goed:49 goes:76 goes_^:-58 goes_along:13 goes_at:1 goes_back:-4
goes_by:19 goes_down:-41 goes_for:52 goes_home:-29 goes_in:141 goes_into:68
goes_my:-42 goes_off:-35 goes_on:80 goes_out:55 goes_past:19 goes_quiet:-7
goes_straight:-40 goes_that:-7 goes_the:-67 goes_through:24 goes_thru:36
goes_to:140 goes_up:55 goes_with:26 goethe:-22 goggles:15 going:106 going_^:-12
going_by:17 going_for:3 going_home:-48 going_in:24 going_on:8 going_round:-42
going_to:124 going_w:89 going_with:100 gold:3 gold_^:-22 gold_leaf:-25 golden:41
goldfish:-31 gone:100 gone_0:31 gone_^:67 gone_and:-15 gone_back:17
gone_before:31 gone_by:-29 gone_in:-6 gone_out:17 gone_so:17 gone_soft:-20
gone_through:66 gone_to:26 gone_two:15 gong:-45 gong_^:-66 gonna:101
gonna_call:1 gonna_lie:-71 gonna_measure:12 gonna_sit:11 gonna_try:5 good:-74
good_^:44 good_as:-17 good_catch:21 good_company:-77 good_day:73 good_deal:89
good_ear:-18 good_evening:-82 good_for:40 good_grief:-32 good_guess:65
good_laugh:-3 good_luck:-74 good_money:-48 good_morning:-39 good_news:118
good_night's:16 good_old:-16 good_one:-73 good_question:46 good_times:-49
good_to:69 good_when:35 good_with:-48 good_work:-85 goodbye:-55 goodbye_^:-44
goodness:-3 goodness_me:-19 goods:3 goods_lift:-12 google:74 googly:-77
googly_eyes:-77 goose:-46 gorgeous:-50 gorgeous_^:-38 gosh:-72 gossip:-146
gossip_^:-110 gosto:83 gosto_mais:83 got:73 got_$:4 got_a:-6 got_an:29
got_back:10 got_bitten:19 got_engaged:-71 got_flooded:51 got_hurt:14 got_in:-53
got_into:-68 got_it:162 got_its:-39 got_lost:-84 got_married:-18 got_more:-3
got_my:-102 got_out:58 got_promoted:-65 got_pushed:7 got_round:14 got_sick:12
got_stuck:25 got_that:-19 got_the:23 got_their:5 got_three:19 got_through:21
got_to:55 got_too:13 got_turned:47 got_your:11 gott:-85 gotta:86 gotta_love:-47
gotta_pick:9 gown:4 gown_^:-22 gown_is:8 gowns:13 goûter:55 gp:-12 gps:49 gpu:22
gra:-21 gra_na:-21 graag:13 grab:-41 grace:-35 grace_^:-35 gracia:-25
gracia_!:-17 gracias:-18 graciela:44 gracious:-7 grad:78 grad_^:32 grade:29
grades:1 gradi:32 gradient:-46 gradient_boosting:-16 gradirei:13 gradle:39
gradle_0:2 graduation:1 grafana:27 grafico:-47 grafik:35 grafik_dyżurów:17
grain:10 grain_silo:5 gram:-34 gramm:12 grammar:32 grammar_tables:21
grammar_terms:26 grammars:-59 gramophone:-1 grams:93 grams_^:58 gran:19
gran_cant:26 gran_had:-5 gran's:-73 grand:-33 grand_piano:2 grandad:-84
grandad's:11 grandads:14 grandchildren:-16 granddaughter:99 granddaughter_has:5
grande:108 grande_el:18 grande_está:9 grande_va:17 grande_è:20 grandfather:-20
grandfather_is:16 grandfather_repaired:-21 grandfather's:19 grandma:-19
grandma_^:-23 grandma_never:-14 grandma's:7 grandma's_recovery:1 grandmother:-16
grandmother_would:-11 grandmother's:7 grandpa:-72 grandpa_^:-21
grandpa_always:-28 grandpa's:-30 grands:3 grandson:110 grannen:-30 granny:32
grant:-38 granted:9 graph:-66 graphs:2 graphs_in:18 graphs_look:-17 grass:-10
grateful_if:27 grave:-23 gravel:-23 gravel_^:14 gravity:5 gravy:-24 graz:26
graz_^:19 grazie:-47 graça:-26 graça_^:-26 grease:33 grease_the:8 great:15
great_^:1 great_aunt:-13 great_deal:-24 great_question:34 great_uncle:74
great_wheel:30 greater:-2 greek:45 greek_letters:15 greeks:-17 green:41
green_^:-30 green_again:57 green_and:-36 green_in:7 green_tiles:3 greenhouse:-14
greenhouse_lamps:21 greensleeves:-24 greenwich:1 greet:-43 greet_a:-32
greet_the:10 greeting:97 greetings:19 greetings_to:-25 grenzwert:5 greta:20
grew:-16 grew_in:-27 grew_up:-66 grey:13 grey_is:-12 grey_ones:11 greys:27
grid:-27 grief:-42 grill:-98 grillen:-34 grinder:46 grip:6 grise:6 groan:-45
groans:6 groceries:7 groomer:83 groomer_is:31 groomers:21 groot:-14
groot_gelijk:-14 gros:5 gross:4 grosse:-55 ground:96 ground_^:12 ground_floor:18
ground_wire:3 grounds:28 group:133 group_0:7 group_^:24 group_and:-24
group_bookings:5 group_has:9 group_is:-3 group_it:6 group_needs:14 group_the:2
group_was:41 groupe:17 groupe_électrogène:4 groups:-10 groups_^:48 groups_in:-21
groups_of:-14 grow:57 grower:1 growers:61 growing:19 grown:49 grown_men:-28
grown_to:38 grows:-67 große:14 grudge:-29 grudge_^:-29 grumble:-28 grumbled:-44
grumpy:-18 grundsätzlich:74 grupo:11 grupo_de:11 gruppe:30 gruppo:40
gruppo_elettrogeno:21 grupy:24 grupy_jest:24 gráfico:-53 gré:40 gré_de:40
guarantee:80 guarantee_card:5 guard:6 guard_from:-43 guard_is:46 guarda:52
guarda_0:4 guardan_siempre:20 guardar:23 guardas:2 guardian:5 guess:35
guess_^:24 guess_a:35 guess_before:27 guess_everyone:-2 guess_i:-39
guess_who:-44 guessed:10 guessed_that:-29 guessing:-26 guessing_the:-10 guest:60
guest_and:43 guest_is:-32 guest_who:-21 guesthouse:-18 guests:157 guests_^:32
guests_are:13 guests_at:11 guests_do:7 guests_identify:15 guests_with:13
guide:60 guide_and:11 guidebook:14 guided:16 guides:49 guild:75 guild_^:23
guild_kept:31 guillotine:26 guillotine_^:19 guitar:12 guitar_^:32 guitarra:2
gulls:-95 gulls_and:-26 gulls_are:-21 gulls_have:-34 gum:-52 gum_^:-55 gun:-54
guns:15 gurgle:-3 gusta:106 gusta_más:105 gustan:31 gustan_más:31 gusto:-50
gut:12 gute:-28 gutters:37 gutters_^:16 gutters_r:37 guy:-27 guy_at:-108
guy_is:-52 guy_ropes:41 guy_who:19 guys:23 guys_^:44 guzeldi:-76 gwendolyn:37
gym:-44 gym_^:9 gyro:31 gyro_driver:31 gäller:23 gärkeller:15 gärna:12
gärtnerei:20 gäste:-44 gästen:17 gästen_^:17 gång:32 gång_0:32 gången:38
gången_^:3 går:127 går_^:4 går_för:36 går_på:38 gîte:9 gîte_c'est:28 gör:18
gün:47 gün_kiralanır:16 günü:51 günü_^:26 güzel:-104 güzel_bugün:-3 głowie:-27
głowie_^:-72 h:93 h_^:18 ha:-114 ha_!:-21 ha_0:10 ha_^:-26 ha_a:-29
ha_classic:-8 ha_detto:-1 ha_korta:14 ha_puesto:-2 ha_tell:-11 ha_that:-12
ha_that's:-3 ha_the:-13 haar:-2 hab:-13 hab_den:12 hab_die:84 hab_mich:25
hab_natürlich:-28 habe:67 habe_^:7 habe_die:1 habe_ich:5 habe_mich:7 haben:-47
haben_0:-2 haben_^:18 haben_den:-61 haben_sie:-1 haben_uns:13 haben_wir:12
habit:-19 habit_of:-22 habits:-44 habla:39 hables:20 hables_en:11 hablo:-17
hablé:2 hablé_con:2 hace:-20 hace_hoy:-24 hace_un:-15 hacked:-1 haczyków:44
haczyków_^:44 hacía:-26 had:-67 had_0:-160 had_a:25 had_already:52 had_an:-31
had_been:18 had_decided:-27 had_forgotten:36 had_gone:-25 had_heard:-8
had_her:52 had_in:-9 had_it:104 had_its:-54 had_me:-73 had_no:-75 had_not:-9
had_one:-14 had_other:30 had_run:41 had_so:29 had_that:61 had_the:22
had_thought:12 had_to:-98 had_trouble:53 had_your:25 hade:-65 hadley's:8
hafen:34 haha:-279 haha_^:-82 haha_babcia:-10 haha_de:-12 haha_die:-24
haha_katten:-19 haha_no:-32 haha_ok:-17 haha_that:-4 haha_the:-29 haha_yes:-18
hahaha:-123 hahaha_^:-46 hai:14 haiku:-33 hail:-12 hair:-62 haircut:-12
hairnet:44 hal:14 halb:49 halb_neun:23 halen:7 half:-36 half_^:-24 half_a:-39
half_an:71 half_board:5 half_empty:-21 half_full:2 half_my:-34 half_past:48
half_seven:7 half_term:-11 half_the:-86 halfway:7 halfway_through:25
halfway_up:-27 hall:52 hall_^:97 hall_a:27 hall_and:-34 hall_door:8 hall_goes:-4
hall_in:-20 hall_is:45 hall_may:4 hall_that:5 hall_the:8 halle:20 hallway:44
hallway_^:-24 hallway_and:46 hamlet:-71 hamlet_^:-50 hammer:12 hammer_sound:27
hammering:7 hammers:48 hammock:-67 hamper:5 hams:-2 hamster:-136 hamster_is:-40
han:58 hand:26 hand_0:-22 hand_^:-43 hand_a:6 hand_at:5 hand_beginnt:11
hand_drawn:11 hand_for:-29 hand_in:28 hand_is:-50 hand_it:29 hand_luggage:-14
hand_of:-4 hand_om:45 hand_on:-15 hand_over:-18 hand_stuck:-48 hand_the:91
hand_when:4 hand_with:36 handbell:6 handbell_loans:6 handboken:28 handboken_^:28
handbook:25 handdukar:-57 handed:44 handed_in:50 handed_over:29 handed_to:21
handful_of:2 handheld:7 handkerchief:-14 handle:49 handle_^:21 handle_the:11
handled:6 handled_by:3 handler:17 handlers:31 handles:61 handles_0:6
handling_the:23 handout:20 handover:76 handover_at:24 handover_is:18 hands:28
hands_0:-63 hands_^:39 hands_are:-68 hands_of:43 hands_off:53 hands_out:1
hands_shake:11 hands_still:-19 handset:1 handshake:-69 handshake_^:-36
handtekening:34 handwriting:-71 handy:3 handyman:-25 hang:-21 hang_on:-94
hang_the:8 hang_up:36 hangar:-2 hangar_du:19 hanging:-24 hangs:35 hangs_on:31
hanna:28 hannah:45 hanno:-33 hanno_un:-61 happen:67 happen_^:-33 happen_on:47
happened:61 happened_to:-9 happens:5 happens_^:-32 happens_in:-25 happens_on:-47
happens_the:3 happens_to:-28 happens_when:27 happens_with:52 happier:109
happier_^:-16 happier_with:67 happiest:103 happiest_with:54 happy:18 happy_^:43
happy_birthday:-32 happy_for:30 happy_friday:-113 happy_tears:33 happy_to:6
happy_w:38 happy_with:22 har:-51 har_0:59 har_hand:33 har_inte:-20 har_jag:48
har_lagt:-19 har_tagit:-36 harbor:9 harbor_has:7 harbour:15 harbour_^:21
harbour_and:-39 harbour_is:-50 harbour_manoeuvres:36 harbour_master:47
harbour_office:19 harbour_tax:6 harbour_wall:-14 hard:-46 hard_^:48 hard_at:-37
hard_cheese:32 hard_coded:6 hard_dat:-5 hard_on:-69 hard_part:11
hard_problems:-38 hard_that:-31 hard_to:-44 hard_way:63 hardcoded:13 harder:-94
harder_dan:-44 harder_than:-13 hardest_chapter:3 hardest_thing:-1 hardly:58
hardly_any:47 hardly_anyone:-10 hardly_believe:46 hardly_ever:13 hardly_see:29
hardware:-17 hardware_^:16 hardware_in:12 hardware_key:10 hardware_people:-47
harina:7 haringen:-9 harm:-62 harm_^:2 harm_done:-73 harmattan:-40
harmattan_dust:-40 harmless:-52 harmonii:30 harmonii_chodzę:30 harmonium:4
harness:10 harp_^:-45 harp_has:48 harpist:-47 harris:45 harris_hawk:45
harrow:-10 hartwell:17 harvest:18 harvest_supper:-33 has:38 has_0:-8 has_a:-61
has_advised:24 has_agreed:5 has_already:9 has_an:64 has_answered:24
has_anybody:37 has_anyone:-26 has_asked:70 has_become:135 has_been:43
has_better:-48 has_broken:35 has_changed:-25 has_come:26 has_confirmed:7
has_convinced:64 has_cost:-43 has_dared:-17 has_decided:-9 has_dropped:27
has_ever:-24 has_excellent:-58 has_failed:51 has_fallen:-9 has_feelings:-10
has_fewer:-34 has_finally:-18 has_five:24 has_found:-48 has_given:-58 has_gone:6
has_got:5 has_grown:43 has_had:114 has_his:15 has_hurt:31 has_it:-104
has_its:-60 has_just:19 has_kindly:6 has_learned:-3 has_left:-4 has_let:3
has_lost:5 has_met:-13 has_more:-121 has_moved:-20 has_my:12 has_named:-28
has_never:-48 has_no:24 has_not:9 has_notes:13 has_one:-83 has_only:23
has_opinions:-37 has_ordered:11 has_passed:10 has_promised:4 has_put:38
has_raised:7 has_read:16 has_renamed:-7 has_retired:28 has_room:40 has_run:22
has_said:11 has_seen:25 has_sent:-7 has_set:31 has_shown:18 has_since:3
has_space:38 has_spoken:-10 has_stamped:19 has_such:-50 has_survived:-36
has_taken:11 has_that:-48 has_the:-13 has_three:62 has_to:222 has_told:81
has_too:-30 has_turned:-49 has_two:-23 hasn't:58 hasn't_been:27 hasn't_got:17
hasnt:-35 hasnt_said:8 hasta:-103 hasta_0:28 hasta_las:-36 hasło:33 hasło_do:33
hat:-5 hat_0:99 hat_^:-21 hat_abgesagt:8 hat_der:-74 hat_die:25 hat_ein:69
hat_einen:12 hat_es:-38 hat_früher:-28 hat_gekündigt:41 hat_heute:-64 hat_is:-10
hat_meine:-69 hat_mir:-58 hat_nur:20 hat_sich:31 hat's:-74 hata_kayıtları:42
hatchery:17 hatching:33 hatching_tray:33 hate:-42 hate_it:3 hate_surprises:40
hated:45 hated_it:-2 hated_the:64 hates:33 hates_it:93 hats:-18 hats_for:-18
hatte:-36 hatten:-65 hatten_^:13 haul:16 haul_rope:16 hauled:-43 hauled_the:27
hauling:8 hauling_rope:8 haunted:-23 hauptzweig:65 hauptzweig_heißt:9 haus:-4
haus_^:32 haus_wird:-31 hausaufgaben:34 hause:17 hausmeister:-42 haustiere:13
haut:66 haut_^:24 haute:1 hava:-119 hava_çok:-49 have:-21 have_0:63 have_?:67
have_a:-60 have_agreed:12 have_all:-4 have_already:-14 have_an:-66 have_asked:53
have_become:-11 have_been:-14 have_begun:21 have_bought:-38 have_brought:-27
have_built:4 have_cancelled:1 have_coffee:-24 have_come:14 have_complained:-28
have_confirmed:2 have_covered:11 have_decided:25 have_earned:-9 have_ended:-31
have_ever:-31 have_fallen:22 have_feelings:-2 have_fewer:-4 have_finished:52
have_forgotten:-31 have_found:-34 have_four:27 have_fun:-13 have_given:-6
have_got:33 have_guessed:-29 have_had:-30 have_heard:-30 have_her:13 have_i:-58
have_it:25 have_known:-5 have_learned:-15 have_liked:-18 have_looked:3
have_lost:-20 have_loved:-24 have_made:-13 have_managed:-22 have_mastered:14
have_met:-19 have_more:11 have_moved:-18 have_my:42 have_never:-70 have_no:-35
have_not:-36 have_noted:24 have_noticed:-33 have_nuts:69 have_one:-9
have_only:-13 have_ordered:3 have_our:1 have_paid:-60 have_planned:14
have_put:20 have_read:-31 have_refunded:39 have_said:44 have_seen:-82
have_sent:14 have_settled:2 have_short:13 have_signed:-17 have_something:-43
have_spent:-13 have_stopped:-9 have_taken:13 have_talked:9 have_that:-33
have_the:51 have_their:-27 have_thought:11 have_three:26 have_time:-10
have_to:116 have_told:40 have_tried:2 have_understood:49 have_used:-15
have_very:16 have_walked:-69 have_wanted:-13 have_worked:11 have_written:22
have_yet:3 have_you:-56 have_your:3 haven't:84 haven't_figured:14
haven't_seen:60 haven't_worked:41 havent:76 havent_figured:8 havent_heard:29
havet:-37 having:55 having_a:3 having_consulted:19 having_seen:68
having_slept:33 having_to:-18 having_weighed:7 hawk:43 hawk_in:27 hawks:-4
hay:-17 hay_0:-56 hay_que:70 haya:-34 hazard:-95 haze:31 hazelnut:21 hazmat:15
he:-27 he_always:-7 he_and:38 he_asked:-38 he_broke:12 he_can:-48 he_cannot:-82
he_comes:35 he_decided:-31 he_did:-16 he_died:-35 he_dropped:-9 he_even:12
he_fell:-63 he_gave:20 he_gets:36 he_had:-53 he_has:93 he_is:32 he_isn't:-67
he_keeps:16 he_laughs:-33 he_learned:-20 he_left:32 he_likes:21 he_looks:87
he_must:-5 he_never:-44 he_pagado:18 he_promised:-4 he_retired:-56 he_rings:39
he_said:-50 he_says:54 he_seems:3 he_starts:18 he_still:-39 he_talked:16
he_visto:-36 he_vuelto:30 he_wants:19 he_was:84 he_will:28 he_would:-26
he_wrote:17 he'd:-23 he'd_have:-30 he's:130 he's_a:43 he's_bringing:9
he's_going:18 he's_in:22 he's_waiting:-25 head:-8 head_^:-133 head_count:14
head_is:26 head_of:-23 head_office:24 head_so:-9 head_spin:25 head_takes:15
head_teacher:-6 head_works:43 headcount:39 header:-8 header_^:9 heading:11
headmaster:-68 headmaster_^:-56 headphones:12 headphones_^:62 heads:98
heads_^:37 heads_up:36 headset:-4 headset_on:-5 headteacher:-70 health:-54
health_check:12 healthy:21 heap:-37 heap_of:12 heap_on:1 hear:-126 hear_^:20
hear_a:-17 hear_about:70 hear_from:20 hear_if:31 hear_it:-96 hear_my:-25
hear_of:13 hear_that:-6 hear_the:-93 hear_them:1 hear_whether:10 heard:12
heard_^:-3 heard_a:-14 heard_about:15 heard_back:20 heard_from:42 heard_in:26
heard_it:30 heard_me:85 heard_of:-54 heard_someone:-12 heard_the:45
heard_they:-28 hearing:89 hearing_aid:65 hears_about:9 hears_the:-17 heart:73
heart_^:6 heart_and:42 heart_goes:-29 heart_of:10 heart_on:1 heart_to:-25
heartbeat:-107 heartbeat_^:-36 hearts:-73 heat:-68 heat_^:-17 heat_exchanger:36
heat_the:21 heat_up:24 heater:-48 heaters:13 heaters_^:10 heating:-78
heating_^:11 heating_in:-34 heats:3 heaven:41 heavier:27 heavier_than:4
heavy_^:27 heb:-54 heb_de:67 heb_het:27 heb_ik:38 heb_liever:45 hebben:-63
hechos:8 hechos_se:8 hedda:14 hedda_gabler:14 hedge:-40 hedge_^:-66 hedgehog:-73
hedgehogs:-55 hedges:-11 heeft:-45 heeft_^:42 heel:-74 heels:42 heerlijk:-84
heet:39 heftruck:8 heftruck_staat:8 height:44 height_of:26 heizung:5
heizungskeller:1 heizungskeller_^:1 heiß:-16 heißt:9 hela:-187 held:42 held_0:1
held_by:5 held_the:22 hele:-69 hele_dag:-17 helicopter:8 helium:18 hello:39
hello_!:92 hello_and:-13 hello_back:-30 hello_from:-60 hello_i:5 hello_to:-10
hellre:116 hellre_ha:58 helm:23 helm_hours:17 helmet:58 helmet_^:27 help:-8
help_^:-68 help_desk:-26 help_me:92 help_with:-23 help_you:-21 helped:-17
helper:-19 helper_on:28 helpful:111 helpful_^:88 helps:-54 helps_^:-68
helps_me:72 helst:99 helst_ha:33 helst_vill:15 helt:-92 hem:-47 hem_^:-42
hemos:21 hemos_repasado:23 hen:-13 hence:48 hence_a:50 hence_the:13
henceforth:17 henk:-29 henrik:7 henrike:6 hens:7 hens_^:55 hens_are:-21
hens_in:28 hep:-57 her:-15 her_0:-58 her_^:-33 her_baby:85 her_brother:8
her_dad:-24 her_desk:-11 her_first:-6 her_for:-28 her_glasses:23 her_husband:-7
her_in:4 her_its:2 her_knee:3 her_life:-18 her_on:15 her_own:13 her_she:-16
her_sleep:24 her_son:4 her_the:-27 her_wrist:27 her_zaman:69 heraus:14
herbarium:-68 herd:20 herd_count:17 here:-104 here_0:4 here_^:50 here_a:-30
here_again:-50 here_and:-58 here_as:-12 here_at:-14 here_by:-50 here_can:61
here_cant:-44 here_has:-10 here_in:-8 here_is:-21 here_it's:-22 here_knows:46
here_on:146 here_since:-18 here_so:25 here_that:-8 here_the:-105 here_there:-11
here_too:-39 here_we:12 here_when:-36 here_with:-35 here_you:9 here's:42
here's_how:1 here's_one:23 heritage:32 herken:-18 herken_ik:-18 herkes:-37
hermana:49 heron:-53 herons:-70 herons_do:-47 herr:95 herr_yilmaz:26
herramienta:11 herramienta_de:11 herring:-58 herrje:-8 herrlich:-86
herrlich_^:-86 herself:64 hertz:10 hertz_^:9 hes:-36 hes_a:-46 hes_already:-75
het:-12 het_^:-57 het_bruggetje:5 het_de:-44 het_inschrijfformulier:4 het_is:-61
het_lab:-32 het_liefst:-25 het_met:28 het_regent:-39 het_strand:8
het_transformatorhuis:10 het_waait:-5 heter:50 heure:49 heures:-118 heures_^:-38
heut:-136 heut_schon:-46 heute:-208 heute_früh:21 heute_so:13 heute_wieder:-12
hex:-21 hex_and:-21 hey:-53 hf:21 hi:68 hi_!:118 hibernate:52 hid:10 hid_the:-19
hier:-101 hier_soir:-57 hier_zo:-17 hierarchies:5 hierna:78 hierna_ga:11 high:6
high_contrast:21 high_water:3 higher:16 highest:-76 highlight:35
highlight_verbs:25 hij:37 hike:-55 hikers:-2 hiking:12 hiking_map:7
hilarious:-89 hilarious_^:-76 hilda:56 hilfe:6 hilfe_kasten:6 hilft:-31
hilft_nur:-29 hill:-54 hill_^:-83 hills:-40 hills_of:-8 hilo:5 hilos:12
hilos_^:12 him:-27 him_^:41 him_a:-11 him_for:18 him_in:7 him_over:22 him_so:12
him_that:-57 him_to:-25 him_up:-39 him_with:22 himself:-17 himself_and:62
himself_in:-67 hinge:55 hinge_is:7 hinges_^:-15 hint:72 hinten:25 hinten_raus:25
hinter:-9 hinter_sich:-33 hinterm:9 hints:100 hints_^:22 hints_only:40
hinweis:61 hip:-45 hip_^:-52 hire:-40 hire_car:1 hire_of:12 hire_skates:4
hired:4 his:34 his_ankle:10 his_back:-28 his_car:-58 his_eyes:46 his_face:1
his_hat:-3 his_leg:9 his_life:10 his_memorial:25 his_mind:-40 his_own:-31
his_phone:-52 his_prices:2 his_roses:15 his_shoes:2 his_voice:-15 his_wife:-19
his_word:3 his_words:32 his_wrist:32 hissen:39 hissen_i:27 historia:-78
historically:-13 history:22 history_^:29 history_folder:32 history_of:-37
história:-107 hit:-119 hit_0:-5 hit_a:5 hit_the:-18 hitch:33 hits:-24
hits_the:-25 hittade:-56 hive:53 hives_^:25 hiya:-62 hiç:-87 hl:-2 hl_0:-5
hm:-52 hm_^:-31 hm_ok:-59 hm_that:71 hm_yes:-53 hmm:-15 hmm_i:29 hmm_ok:-36
ho:104 ho_già:44 ho_tolto:13 ho_visto:-37 hoca:-40 hoch:-52 hoch_^:-52 hocker:5
hockey:60 hoe:-82 hof:-13 hof_^:2 hofer:2 hofer_farm:2 hofladen:26 hofmann's:50
hog:34 hoist:5 hoja:39 hoje:-130 hoje_o:-75 hold:-77 hold_0:19 hold_^:5
hold_a:57 hold_at:2 hold_back:17 hold_for:-12 hold_music:-111 hold_on:-51
hold_our:46 hold_the:58 hold_up:15 holder:45 holders:6 holding:-69 holdings:49
holdings_in:32 holds:131 holds_0:36 holds_^:43 holds_an:15 holds_the:29 hole:-51
holes:42 holes_are:7 holiday:-46 holiday_^:-88 holiday_flat:4 holidays:-36
holidays_^:-22 hollis:16 holm:38 holt:26 home:27 home_^:-32 home_after:31
home_and:-67 home_by:19 home_contract:12 home_for:3 home_from:-5 home_on:-4
home_the:-3 home_to:27 home_was:-42 homework:138 homework_0:37 homework_in:3
homework_on:4 honest:-58 honest_^:-72 honestly:-56 honestly_^:-69 honestly_a:46
honestly_i:-69 honestly_i'd:13 honestly_the:-56 honey:-46 honey_at:-22
honeymoon:44 honeymoon_couple:39 honour:13 honour_^:13 hood:77 hood_^:25
hood_lining:23 hood_pattern:13 hoodie:-35 hooguit:81 hooguit_0:47 hook:106
hook_0:49 hook_up:4 hooked:11 hooked_up:24 hooks:16 hooks_^:3 hoor:-33
hoor_ik:-7 hoort:9 hope:-171 hope_^:-27 hope_it:-35 hope_that:-15 hope_the:-159
hope_to:108 hope_you:55 hope_your:-24 hoped:15 hopeless:10 hopes:30 hoping:52
hoping_to:46 hops:13 hora:-6 hora_^:-24 horas:-45 horas_a:31 horas_de:-46
horen:-20 horen_^:-34 horizon:-12 horn:-36 horno:23 horoscope:7 horse:-58
horse_^:-3 horses:-46 horses_^:2 hos:45 hos_er:18 hose:29 hose_^:18 hospital:-79
hospital_^:17 hospital_as:20 hospital_bed:-17 hospital_laundry:23 hospitals:-56
host:-15 host_^:4 hosted:5 hosted_in:5 hostel:49 hosts:58 hosts_^:3 hosts_the:19
hot:-74 hot_^:-37 hot_in:-49 hot_tea:27 hot_tub:30 hotel:4 hotel_^:-24
hotel_booking:9 hotel_lobby:-25 hotels:-62 hotfix:4 hotline:26 hottest:-26
hottest_day:-26 hour_^:-13 hour_about:-34 hour_and:-28 hour_because:-13
hour_for:8 hour_is:7 hour_of:28 hour_on:5 hour_so:74 hour_then:-31 hours:-38
hours_0:-49 hours_^:-3 hours_a:71 hours_about:-39 hours_and:-26 hours_at:47
hours_before:8 hours_between:52 hours_for:-34 hours_is:17 hours_looking:-12
hours_of:1 hours_on:-53 hours_the:-12 hours_with:-41 house:16 house_^:17
house_and:41 house_are:-50 house_concert:1 house_gets:32 house_has:37
house_in:-50 house_number:4 house_reports:18 house_style:49 house_the:41
house_where:19 households:-18 housekeeping:17 houses:-45 housing:-26
housing_^:14 housing_office:-41 housse:22 housse_de:22 houten:16 how:-126
how_!:-27 how_^:-6 how_are:-1 how_did:-50 how_do:39 how_heavy:-39 how_i:1
how_is:-112 how_it:25 how_late:31 how_long:22 how_loud:-102 how_lovely:39
how_many:55 how_much:21 how_my:63 how_of:-24 how_quiet:8 how_that:17
how_the:-110 how_they:-22 how_this:11 how_tired:72 how_to:46 how_was:-32
how_we:38 however:42 however_small:29 hows:-57 hows_the:-28 hoy:-77 hoy_^:-7
hoy_es:21 hoy_parece:-13 hr:45 hrs:-41 hrs_^:23 hrs_and:-3 hrs_of:-71 html:30
hub:14 hubo:39 huele:-23 huele_el:-23 huge:3 huge_one:12 hugged:31 hugo:21
huh:-55 huisarts:9 hum:-86 hum_along:-30 hum_in:71 hum_of:-20 human:-105
human_^:-51 human_voice:-42 humeur:-15 humid:-50 humidade:2 humidifier:7
humidity:-23 humidity_^:21 hummed:-40 humming:-158 humming_^:-67 humming_in:-6
humming_that:-60 humor:-52 humour:-60 humour_^:-39 hump:-1 hums:-103
hums_along:-11 hums_when:-53 hund:-126 hund_vom:-70 hunde:4 hundefutter:43
hundred:-51 hundred_times:-16 hung:-14 hung_a:24 hung_it:-54 hung_on:41
hung_up:-39 hungry:-33 hunting:5 hurdy:-45 hurray:55 hurry_^:25 hurry_at:-37
hurt:117 hurt_^:57 hurt_her:13 hurt_his:47 hurts:99 hurts_^:65 hurts_from:-46
hurts_my:30 husband:41 husband_about:31 husband's:7 husbands:-17 huset:57 hut:62
hut_has:9 hydrant:11 hygiene:-17 hygrometer:10 hygrometer_shows:8 hymn:-74
hypothesis:17 hypothesis_is:12 hyr:51 hyrt:28 hyrt_för:28 hytt:42 hz:12 hz_^:11
há:-17 há_dias:-14 hält:31 hämtar:24 hängen:30 hängt:74 här:-42 härligt:-83
härnäst:116 härnäst_ska:9 härnäst_skriver:20 hätte:-117 hätte_ich:-34
höchstens:139 höchstens_0:103 högst:102 högst_0:53 högst_fyra:16 hölle:-31
hölle_los:-31 höra:-44 höra_det:-5 hütte:21 i:-22 i_0:-61 i_^:-37 i_actually:-26
i_admire:-20 i_adore:29 i_agree:-8 i_already:21 i_always:-107 i_am:-25
i_appreciate:1 i_are:-121 i_ask:112 i_asked:46 i_assumed:2 i_ate:-26 i_bastun:3
i_beg:47 i_bet:-57 i_bought:9 i_bring:-32 i_brought:-40 i_built:-34 i_buy:-22
i_call:-25 i_can:-97 i_can't:52 i_cannot:-45 i_cant:-79 i_carried:-23 i_carry:19
i_caught:-44 i_całe:-52 i_change:8 i_changed:8 i_check:-26 i_checked:63
i_chose:116 i_close:16 i_come:-44 i_compare:4 i_compared:-28 i_completely:-41
i_corrected:7 i_could:-49 i_couldn't:66 i_count:24 i_counted:-38 i_cried:-9
i_dag:8 i_dare:-11 i_dati:-36 i_deleted:-11 i_did:80 i_didn't:-74
i_discovered:43 i_do:-100 i_don't:-35 i_dont:55 i_doubt:-34 i_dreamt:-94
i_drew:-55 i_dropped:-75 i_en:39 i_ended:-8 i_enjoy:160 i_enjoyed:-26
i_ever:-114 i_expect:-54 i_explained:-9 i_fancy:4 i_favour:26 i_fear:-14
i_fell:-45 i_finally:-26 i_finished:25 i_fix:-7 i_follow:72 i_forget:27
i_forgot:35 i_found:-109 i_freeze:58 i_gather:19 i_gave:64 i_get:155 i_go:-17
i_got:112 i_gotta:45 i_grew:-42 i_guess:-11 i_had:-37 i_hand:11 i_hate:30
i_have:45 i_haven't:-30 i_hear:-1 i_heard:36 i_honestly:54 i_hope:-100
i_imagine:-57 i_intend:30 i_just:22 i_keep:-21 i_kept:3 i_knew:-14 i_know:51
i_laughed:41 i_lean:55 i_learn:132 i_learned:-43 i_left:74 i_like:155
i_liked:-17 i_listened:27 i_lived:-6 i_look:13 i_looked:159 i_lose:33 i_lost:10
i_love:-39 i_made:12 i_make:47 i_manage:12 i_mappen:23 i_may:-10 i_mean:60
i_measured:58 i_met:-55 i_might:-45 i_misread:63 i_miss:-81 i_missed:-30
i_mix:49 i_mixed:78 i_move:-3 i_moved:50 i_must:-18 i_nearly:56 i_need:-9
i_never:69 i_nie:-89 i_noted:6 i_noticed:36 i_now:18 i_once:-114 i_only:-7
i_open:-51 i_opened:-2 i_ordered:9 i_overlooked:16 i_owe:68 i_own:-25 i_pass:5
i_passed:-18 i_picked:56 i_plan:6 i_practise:23 i_prefer:-5 i_pressed:-6
i_printed:-38 i_propose:3 i_raise:3 i_raised:20 i_ran:15 i_read:-67 i_rebuilt:22
i_redrew:24 i_registered:11 i_regret:83 i_remember:39 i_renamed:5 i_repair:-34
i_replaced:-37 i_ring:12 i_risultati:53 i_run:27 i_said:-62 i_sat:-24 i_saw:-9
i_say:10 i_screamed:38 i_see:31 i_sent:5 i_set:74 i_settled:33 i_shall:-12
i_share:-25 i_shook:18 i_should:5 i_showed:-7 i_signed:3 i_sit:13 i_skip:1
i_sleep:44 i_soldered:61 i_sound:64 i_speak:-56 i_spent:-56 i_spoke:4 i_still:14
i_stood:-18 i_stop:8 i_stopped:-15 i_study:23 i_suppose:-114 i_suspect:-120
i_swear:-107 i_switched:24 i_take:75 i_talked:8 i_teach:26 i_tell:-4 i_think:40
i_thought:-60 i_told:11 i_took:-12 i_tre:46 i_tried:-68 i_trust:-36 i_turn:42
i_turned:11 i_turni:12 i_type:-9 i_understand:-3 i_uploaded:25 i_use:-5
i_used:-66 i_waived:4 i_walked:-27 i_wanna:51 i_want:103 i_wanted:-74 i_was:-105
i_went:107 i_were:-17 i_will:-33 i_wish:-34 i_woke:-28 i_won't:38 i_wonder:46
i_wont:30 i_work:32 i_worked:-30 i_would:13 i_wouldn't:-9 i_wrote:1 i'd:81
i'd_appreciate:27 i'd_ask:3 i'd_be:38 i'd_call:-88 i'd_enjoy:40 i'd_give:14
i'd_go:41 i'd_guess:-27 i'd_have:-66 i'd_keep:6 i'd_like:169 i'd_love:49
i'd_much:54 i'd_need:10 i'd_never:-29 i'd_pick:-24 i'd_plan:2 i'd_prefer:62
i'd_rather:102 i'd_say:-57 i'd_send:24 i'd_sooner:58 i'd_start:-24 i'd_take:-27
i'd_trust:-12 i'll:96 i'll_always:8 i'll_ask:32 i'll_be:-74 i'll_chase:4
i'll_do:2 i'll_get:14 i'll_give:-39 i'll_have:4 i'll_keep:46 i'll_lean:3
i'll_remind:15 i'll_start:5 i'll_stick:1 i'll_take:-70 i'll_write:37 i'm:61
i'm_a:112 i'm_afraid:24 i'm_after:32 i'm_an:65 i'm_awake:54 i'm_back:-4
i'm_doing:15 i'm_fond:5 i'm_fonder:33 i'm_getting:9 i'm_glad:-23 i'm_going:21
i'm_happier:51 i'm_happy:-24 i'm_here:-36 i'm_keeping:27 i'm_learning:-11
i'm_mad:-53 i'm_more:16 i'm_not:-105 i'm_on:-66 i'm_only:8 i'm_reading:-11
i'm_skipping:1 i'm_so:-5 i'm_sorry:73 i'm_still:-38 i'm_sure:-51 i'm_taking:15
i'm_the:79 i'm_tired:19 i'm_told:-48 i'm_up:35 i'm_writing:-12 i've:127
i've_added:12 i've_been:-53 i've_come:12 i've_decided:50 i've_got:15
i've_had:103 i've_heard:-74 i've_just:20 i've_made:46 i've_never:-72
i've_noticed:14 i've_put:39 i've_read:-36 i've_renamed:6 i've_seen:-71
i've_settled:10 i've_switched:1 i've_talked:5 ice:-20 ice_^:20 ice_cream:-81
ice_machine:-24 ice_on:-39 ice_paint:18 ice_rink:31 ices:-20 ich:37 ich_0:51
ich_^:31 ich_als:37 ich_arbeite:15 ich_bring:22 ich_das:15 ich_die:29 ich_dir:20
ich_gern:1 ich_grundsätzlich:26 ich_hab:-48 ich_habe:47 ich_ihnen:30 ich_im:9
ich_lerne:5 ich_lieber:8 ich_mag:-13 ich_mal:-73 ich_mich:9 ich_mir:69
ich_möchte:27 ich_nehme:1 ich_nicht:15 ich_nie:-72 ich_noch:13 ich_nur:8
ich_sie:8 ich_übe:6 ici:-61 ici_il:-23 icicles:-8 icing:-3 icing_^:21 icon:-44
icon_^:8 icon_set:-61 iconos:43 iconos_a:12 icons:36 icons_for:5 id:74
id_forgotten:-63 id_go:35 id_like:92 id_love:3 id_prefer:10 id_rather:69
id_say:18 id_sooner:14 idag:-62 idag_^:-62 idea:67 idea_^:112 idea_how:-72
idea_if:46 idea_in:18 idea_is:28 idea_of:-54 idea_so:57 idea_that:-45
idea_what:1 idea_whether:14 idea_who:28 idea_why:-48 idea_yet:63 ideally:74
ideally_the:47 ideia:42 idempotent:-56 identical:-7 identify:41
identify_themselves:15 identity:8 identity_card:2 idk:15 idle:4 idle_for:2
idle_machines:-16 ie:-9 iedereen:63 ieri:-48 ieri_sera:-32 iets:-141 if:38
if_a:66 if_both:-21 if_each:-3 if_every:23 if_guests:7 if_he:2 if_i:-95
if_i'm:37 if_it:2 if_it's:55 if_its:105 if_my:59 if_nobody:25 if_one:-1
if_only:-87 if_possible:60 if_she:-54 if_somebody:7 if_someone:66
if_something:-17 if_that:15 if_the:21 if_there:50 if_there's:10 if_theres:26
if_they:28 if_u:52 if_we:-44 if_you:-33 if_you'd:5 if_you'll:-53 if_you're:2
if_your:14 ifs:28 igen:-76 igen_^:-98 ignatius:5 ignore:80 ignore_encore:26
igual:-35 ihm:11 ihnen:11 ihnen_!:-21 ihr:8 ihr_ansprechpartner:21 ihre:41
ihrem:3 ihren:57 ihrer:80 ik:-32 ik_de:87 ik_gisteren:22 ik_heb:27 ik_het:68
ik_leer:8 ik_liever:22 ik_neem:54 ik_oefen:43 ik_uit:-18 ik_wel:-31 ik_word:30
ik_zie:-28 ikea:-53 iki:-44 il:5 il_0:28 il_a:-14 il_bagnino:38 il_capitolo:47
il_carburante:21 il_codice:35 il_compito:16 il_corso:19 il_dit:-75 il_dorso:3
il_en:18 il_est:13 il_fait:-83 il_faut:38 il_gatto:-109 il_gruppo:21
il_livello:10 il_log:10 il_lunedì:-48 il_magazzino:22 il_me:59 il_mio:-11
il_modulo:60 il_montaggio:2 il_motore:49 il_ne:65 il_nodo:4 il_nonno:23
il_nous:32 il_nuovo:3 il_pallone:10 il_panno:9 il_pianoforte:21 il_pleut:-94
il_primo:26 il_prossimo:46 il_quaderno:37 il_reste:-52 il_ricambio:23
il_sale:-51 il_secondo:25 il_seggiolino:27 il_sensore:68 il_server:-59
il_simulatore:29 il_soffritto:8 il_tecnico:19 il_tempo:-34 il_traghetto:34
il_trasporto:3 il_tratto:26 il_trattore:14 il_turno:44 il_vecchio:3 il_vento:-7
il_y:9 ile:59 ile_yazılır:22 ill:182 ill_pay:7 ill_record:17 ill_ring:9
ill_send:1 ill_sort:29 ill_try:5 illegal:-127 illegal_^:-93 illustrations:58
ils:8 ilse:35 ilse_^:35 im:-34 im_a:73 im_altersheim:1 im_chat:51 im_code:6
im_going:7 im_gonna:3 im_hafen:28 im_haus:-43 im_herbst:-16 im_in:18
im_interrupt:1 im_keeping:16 im_keller:38 im_kurs:18 im_lager:27 im_more:76
im_no:-36 im_not:-55 im_on:-11 im_quitting:57 im_regen:28 im_rollstuhl:30
im_so:-54 im_the:-48 im_there:42 im_told:-42 im_torn:8 im_treppenhaus:-40
im_useless:18 im_vorspiel:27 image:96 image_!:-10 image_cache:32 image_is:13
images:23 images_are:-13 imagination:-90 imagine:-158 imagine_0:-4 imagine_^:-9
imagine_a:-5 imagine_he:-1 imagine_it:-9 imagine_that:-40 imagine_the:-28
imagino:-52 imagino_a:-52 immer:-18 immer_an:16 immer_auf:51 immer_erst:27
immer_in:49 immer_mit:23 immer_noch:-64 imo:-46 impatient:5 imperative:50
import:111 import_is:26 import_threads:3 importer:46 importer_^:15 imports_^:7
impossible:-3 impression:38 impressive:-65 impressive_^:-37 improvement:-16
imu:28 imza:12 imza_attı:12 in:-59 in_!:-21 in_$:6 in_0:-115 in_?:-5 in_^:-13
in_a:-24 in_about:-18 in_act:20 in_after:-21 in_all:92 in_an:37 in_and:-118
in_another:6 in_any:12 in_anything:53 in_april:-25 in_are:-6 in_as:15 in_at:29
in_auf:-12 in_august:-11 in_autumn:4 in_bar:23 in_basel:2 in_bay:15 in_bed:5
in_bergen:-57 in_berta:-4 in_better:38 in_between:25 in_big:1 in_both:12
in_brackets:11 in_british:12 in_by:-7 in_capitals:-1 in_case:38 in_cash:57
in_cave:38 in_cents:3 in_charge:33 in_class:2 in_code:-27 in_cold:70
in_common:-9 in_cucina:-53 in_czech:20 in_daylight:72 in_de:-22 in_debug:13
in_den:114 in_der:-43 in_desk:1 in_die:77 in_do:8 in_doubt:81 in_dublin:16
in_each:-35 in_early:25 in_earnest:20 in_een:26 in_einen:-17 in_einer:3
in_english:75 in_europe:-62 in_even:17 in_every:2 in_everything:41 in_exercise:9
in_exercises:4 in_fact:-7 in_fairness:-6 in_family:24 in_favour:23
in_february:30 in_first:10 in_flat:41 in_fog:-17 in_for:-27 in_four:-55
in_freezer:10 in_french:-5 in_fretta:-22 in_fridge:13 in_from:26 in_front:6
in_full:64 in_general:-48 in_german:58 in_ghent:-16 in_go:-20 in_good:-9
in_grams:6 in_graz:19 in_groups:-14 in_gusts:4 in_haben:-39 in_had:-20 in_hal:8
in_halle:29 in_hangar:-26 in_has:-109 in_hat:-53 in_have:-34 in_her:-13
in_het:45 in_his:6 in_history:-8 in_hospital:-17 in_i:29 in_inches:36
in_inglese:8 in_is:-16 in_it:43 in_italics:26 in_its:45 in_january:-25
in_july:-33 in_june:18 in_knots:23 in_last:-23 in_latin:25 in_law:-49 in_laws:5
in_leeds:17 in_less:-2 in_life:38 in_line:-38 in_lisbon:9 in_lost:-40 in_love:1
in_lyon:26 in_magazzino:20 in_many:-25 in_march:-38 in_may:-35 in_millimetres:34
in_mind:109 in_moot:5 in_more:34 in_morse:10 in_most:-46 in_must:-22 in_my:20
in_next:16 in_no:4 in_nobody:-17 in_number:42 in_old:54 in_on:21 in_once:-45
in_one:-23 in_only:-3 in_open:-35 in_ops:-16 in_order:-37 in_oslo:-61 in_our:-29
in_over:-26 in_packs:21 in_pairs:47 in_paper:-34 in_part:44 in_peace:-69
in_place:74 in_places:-24 in_plain:17 in_pls:14 in_porto:-2 in_portugal:-24
in_portuguese:-20 in_public:10 in_red:23 in_redis:24 in_release:29 in_return:27
in_room:56 in_row:-3 in_rust:24 in_sala:27 in_school:-47 in_separate:6
in_service:-25 in_shoe:-29 in_short:-11 in_shows:-111 in_sick:40 in_slippers:-28
in_smells:-38 in_so:14 in_software:13 in_some:-32 in_spanish:14 in_spine:1
in_spite:9 in_spring:52 in_staging:21 in_still:-5 in_stock:15 in_such:-6
in_sync:30 in_tank:5 in_ten:-16 in_that:17 in_the:15 in_their:-7 in_them:-17
in_there:-29 in_there's:-4 in_they:-102 in_this:33 in_those:-21 in_through:-8
in_tickets:47 in_time:22 in_to:5 in_today:-47 in_total:-7 in_town:66
in_traffic:63 in_tune:-31 in_tunnels:35 in_two:46 in_typescript:3 in_use:9
in_used:-64 in_utc:42 in_utrecht:12 in_view:29 in_views:15 in_war:-21 in_was:-58
in_we:-39 in_welsh:34 in_wet:-31 in_when:-4 in_where:-33 in_which:34 in_who:-7
in_winter:-35 in_with:-29 in_words:27 in_writing:26 in_wrote:-3 in_year:-16
in_you:-36 in_your:22 in_zig:3 inbound:28 inbox:96 inbox_^:48 inbox_is:47
inches:54 inches_^:11 inches_confuse:12 incident:-33 incident_^:-84 incl:48
incl_^:37 inclined:-16 inclined_to:-23 included:9 included_^:-5 included_the:19
includes:82 includes_the:39 including:10 including_the:-19 inconvenience:-3
incubator:39 indeed:-83 indeed_^:-36 indeed_a:-19 indentation:-29
indentation_i:-17 index:70 index_^:49 index_is:9 index_on:7 indexing_the:37
indicativo:52 indicativo_provisório:52 indigo:-2 indirect:4 indoor:7 indoors:62
indoors_^:1 induction:4 ines:5 infants:9 infected:19 inflatable:-8 info:5
inform:7 inform_you:6 information:32 information_about:12 informuję:9
informuję_że:9 infusion:-40 infusion_pumps:-41 inga:120 ingen:-55 ingen_vet:-66
ingest:19 inglese:8 inglés:42 ingredients:-39 ingrid:47 ingrid_is:12 inhaler:62
inheritance:12 init:2 initials:-9 initials_^:-14 ink:46 ink_^:5 ink_the:6
inline:49 inline_styles:35 inliner:26 inn:38 innan:55 inner:9 input:-49
input_^:-37 ins:-56 ins_plaudern:-28 inschrijfformulier:4 inside:14 inside_^:-50
inside_an:31 inside_the:36 insieme:-27 insist:27 insisted:13 insists:-3
insists_on:-22 inskickad:35 inskickad_^:35 inspect_the:2 inspected:74
inspection:55 inspection_and:2 inspection_has:14 inspection_of:11 inspector:83
inspector_called:19 inspector_has:4 inspector_is:19 inspector_was:1 instala:11
install:5 installer:16 instalments:2 instant:-66 instead:157 instead_^:62
instead_of:106 instead_pls:2 instructions:-16 instructor:-56 instructor_^:-11
instructor_hums:-30 instructor_is:20 instrument:-63 instruments:63 insulin:28
insulin_is:9 insult:-56 insurance:58 insurance_covers:9 insurance_is:-27
insured:31 insured_^:-8 insured_for:35 insurer:99 insurer_^:32 insurer_is:6
insurer's:9 intake:-52 intake_^:28 inte:129 inte_bestämt:11 inte_om:21
inte_på:25 inte_än:17 integer:20 integer_milliseconds:26 intend:30 intend_to:30
intensive:-45 intensive_care:-45 intentions:-1 intentions_^:-1 intercepts:16
intercom:-45 interdiction:43 interdit:28 interdit_de:14 interest:-36
interest_on:6 interesting:-121 interesting_^:-32 interesting_i:-19
interestingly:-10 interestingly_the:-10 interface:-50 interface_^:-56
interference:-15 intern:-64 intern_^:-91 intern_is:-36 internet:-67 interns:-78
interpreter:2 interpreter_for:2 interrupt:65 interrupt_handler:4 interval:30
interval_0:7 into:-37 into_0:-51 into_a:-31 into_an:-33 into_each:-49 into_it:50
into_its:27 into_one:11 into_the:16 into_this:-3 introduce:8 introduction:15
intéresse:8 intéresse_le:8 invece:53 inventados:21 inventados_^:21 invented:-102
invented_the:-36 inventory:-6 inventory_^:-59 inventory_screen:10 inverter:7
invitations:14 invite:5 invite_link:1 invites:-48 invoice:46 invoice_address:8
invoice_from:14 invoice_in:13 invoice_is:25 invoice_to:5 invoice_was:2
invoices:106 invoices_^:7 invoices_for:1 involves:-19 inzwischen:9 io:47 ios:38
ios_build:5 ipv:-44 ipv_0:-44 iris:32 iris_motors:18 iron:10 iron_^:-18
iron_is:-33 ironed:8 ironing:4 irons:-15 irony:-71 irregular:50
irregular_verbs:14 irrigation:17 is:57 is_$:15 is_0:153 is_^:82 is_a:-109
is_ab:48 is_about:7 is_actually:4 is_al:17 is_all:107 is_allergic:25
is_allowed:31 is_always:-30 is_an:-78 is_ancient:6 is_and:-77 is_answered:15
is_anyone's:23 is_as:6 is_asking:-30 is_asleep:-9 is_assessed:14 is_at:71
is_away:2 is_back:7 is_basically:-62 is_beautiful:-63 is_behind:23 is_being:73
is_berthed:21 is_better:-102 is_big:-24 is_blocked:3 is_booked:19 is_borrowed:18
is_braver:-24 is_bringing:34 is_broken:-67 is_built:14 is_buried:-27 is_by:43
is_called:61 is_cancelled:21 is_capped:22 is_captain:7 is_carrying:13
is_cheaper:25 is_checked:7 is_clean:-72 is_cleaned:37 is_clementine:15
is_closed:39 is_colour:-13 is_coming:-22 is_corrected:44 is_covered:40
is_dead:-3 is_deleted:51 is_delivered:1 is_doing:-19 is_done:52 is_down:85
is_dr:20 is_drawn:-3 is_dredged:11 is_drowning:42 is_dry:20 is_due:61
is_easy:-49 is_eating:42 is_een:-35 is_either:-39 is_emptied:8 is_empty:7
is_en:4 is_enough:-69 is_entered:38 is_entirely:-20 is_essential:1
is_estimated:38 is_every:-48 is_expected:4 is_fair:-12 is_falling:20 is_far:-33
is_fast:-37 is_faster:-23 is_fine:-50 is_finished:36 is_fixed:101 is_flat:-48
is_flooded:12 is_for:69 is_forbidden:50 is_found:-15 is_four:14 is_free:34
is_from:50 is_frozen:15 is_full:8 is_fully:24 is_getting:43 is_given:51
is_glued:27 is_going:25 is_gone:91 is_good:55 is_great:-19 is_green:-25
is_half:38 is_handled:2 is_hanging:7 is_hard:-43 is_hardly:6 is_held:1
is_heron:32 is_holding:23 is_hosted:5 is_how:44 is_hung:32 is_i:-23 is_ill:39
is_in:24 is_included:1 is_indeed:-40 is_inside:-56 is_it:-122 is_jammed:34
is_jetzt:2 is_just:-142 is_kept:48 is_killing:-52 is_kind:-27 is_laid:-18
is_late:7 is_leaking:22 is_led:15 is_leek:54 is_left:24 is_leopold:14 is_light:9
is_like:-100 is_limited:6 is_lit:33 is_live:14 is_loaded:8 is_longer:-1
is_looked:8 is_lovely:-91 is_lying:9 is_made:-22 is_making:-3 is_marked:18
is_may:14 is_merged:8 is_mine:16 is_miss:58 is_missing:24 is_more:-80
is_mostly:-42 is_moved:2 is_moving:21 is_mr:55 is_mrs:23 is_my:138 is_named:15
is_narrated:6 is_nearly:-30 is_necessary:-81 is_never:11 is_new:-49 is_nicer:-29
is_ninety:-42 is_no:52 is_nog:20 is_not:-19 is_nothing:-68 is_nougat:3
is_now:106 is_nu:16 is_number:5 is_odile:9 is_of:25 is_off:82 is_often:-32
is_old:-53 is_older:-81 is_on:56 is_one:-41 is_op:-8 is_open:64 is_opened:12
is_orange:33 is_our:22 is_out:12 is_paid:20 is_painted:30 is_parking:33
is_part:-12 is_patched:7 is_perfectly:-20 is_perhaps:-23 is_played:52
is_plenty:2 is_porridge:-17 is_practically:-45 is_pregnant:-51 is_probably:-10
is_quite:-58 is_rated:-48 is_rather:-76 is_reaching:6 is_read:52 is_ready:28
is_refreshed:14 is_remarkably:-27 is_reserved:51 is_restored:3 is_retired:8
is_reviewed:8 is_rewritten:8 is_right:36 is_room:19 is_rosalind:15 is_run:59
is_running:97 is_safe:-66 is_said:-46 is_saying:-28 is_sent:33 is_served:18
is_set:40 is_sewn:14 is_shaking:-14 is_shared:3 is_shown:29 is_shut:16
is_signed:6 is_simply:-61 is_sitting:41 is_slow:-48 is_slower:-19 is_small:-55
is_snowed:15 is_so:-56 is_sold:30 is_something:-93 is_sorted:35 is_soup:-41
is_spliced:5 is_staffed:16 is_stale:1 is_standing:64 is_still:108 is_strict:11
is_stuck:-40 is_surely:-1 is_taken:29 is_taking:21 is_telling:-5 is_that:-97
is_the:6 is_there:-54 is_therefore:11 is_this:-30 is_through:31 is_thrown:11
is_tied:16 is_tiny:2 is_to:185 is_toast:-18 is_true:4 is_tuesday:25 is_turned:43
is_typical:-38 is_unclear:-30 is_under:-16 is_unplugged:9 is_unreal:-10 is_up:27
is_usually:-9 is_van:32 is_void:4 is_waiting:61 is_watching:-38 is_weak:-42
is_weird:-13 is_welded:5 is_well:48 is_what:-82 is_whether:-24 is_who:29
is_why:-62 is_with:-6 is_working:28 is_worn:1 is_written:42 is_wrong:4
is_your:-37 iscritti:29 isla:19 island:13 island_^:-32 island_depot:43
islands:-11 islands_^:-34 isn't:-47 isn't_any:25 isn't_clear:52 isn't_it:-113
isn't_ready:16 isnt:3 isnt_it:-7 iso:8 isolants:11 isolated:7 isr:1 isso:-9
issued:16 ist:68 ist_0:16 ist_^:23 ist_am:19 ist_auf:37 ist_ausgelaufen:26
ist_beim:14 ist_da:10 ist_das:-52 ist_der:45 ist_die:-18 ist_ein:19
ist_gesperrt:16 ist_herr:31 ist_heute:-86 ist_im:-44 ist_jetzt:43 ist_kaputt:14
ist_markiert:20 ist_mir:28 ist_noch:29 ist_schon:14 ist_und:20 ist_wirklich:-51
it:-5 it_0:57 it_?:-123 it_^:-4 it_a:75 it_about:-8 it_again:36 it_always:-79
it_and:60 it_any:12 it_anyway:-7 it_anywhere:23 it_around:19 it_arrived:-6
it_as:33 it_at:98 it_ate:59 it_away:27 it_back:18 it_be:85 it_became:37
it_becomes:-25 it_before:9 it_belongs:21 it_better:11 it_breaks:17 it_brings:8
it_broken:32 it_but:-66 it_by:37 it_can:33 it_can't:-121 it_carries:19
it_certainly:-11 it_chokes:6 it_clean:14 it_comes:44 it_costs:18 it_could:8
it_cuts:4 it_data:-2 it_did:43 it_didn't:-39 it_differently:-8 it_does:-44
it_doesn't:1 it_done:12 it_down:29 it_dries:27 it_eats:15 it_even:36 it_every:3
it_falls:-57 it_faster:-31 it_felt:40 it_first:31 it_fits:12 it_for:32
it_framed:-27 it_from:38 it_funny:-14 it_gets:-77 it_gives:24 it_go:24
it_goes:-50 it_got:10 it_had:-14 it_half:-41 it_happens:-53 it_has:-51
it_hasn't:4 it_helped:-40 it_helps:-2 it_himself:49 it_hurts:33 it_i:38 it_i'd:5
it_if:-2 it_in:61 it_is:-44 it_isn't:63 it_just:-49 it_keeps:14 it_kept:-20
it_leaked:-15 it_leaves:-36 it_lies:19 it_like:50 it_loads:-40 it_lol:104
it_looked:-39 it_looks:16 it_made:6 it_makes:-29 it_may:-50 it_me:-80
it_means:40 it_more:22 it_must:-38 it_my:-49 it_never:-31 it_normal:-43
it_now:-97 it_off:-26 it_ok:52 it_on:117 it_once:-44 it_only:-49 it_opened:-57
it_opens:-61 it_otherwise:-13 it_over:114 it_passes:-59 it_pays:-20
it_personally:8 it_properly:9 it_put:-39 it_rained:-20 it_rather:-9 it_reads:9
it_really:-60 it_remains:86 it_said:19 it_says:-34 it_short:-74 it_should:-24
it_shows:-51 it_simply:-9 it_since:-46 it_sits:24 it_smells:56 it_snowed:-68
it_so:71 it_sold:-16 it_some:-1 it_sounds:43 it_standing:18 it_starts:-1
it_stays:24 it_still:-18 it_stood:-11 it_strange:-30 it_stuck:23 it_sulks:-38
it_survives:1 it_takes:1 it_tested:-42 it_thanks:-13 it_that:75 it_that's:42
it_the:52 it_then:-13 it_they:58 it_three:4 it_to:-47 it_today:4 it_tonight:13
it_too:16 it_took:-75 it_tries:6 it_turned:7 it_turns:-7 it_twice:59 it_up:27
it_used:40 it_w:-40 it_wakes:-26 it_was:24 it_we:7 it_went:-27 it_were:50
it_when:30 it_which:-23 it_while:58 it_will:-52 it_with:93 it_without:3
it_worked:-10 it_works:-59 it_would:85 it_yesterday:47 it_you:27 it_you'd:2
it'd:61 it'd_be:61 it'll:31 it'll_be:24 it's:16 it's_0:99 it's_^:16 it's_a:19
it's_about:32 it's_all:34 it's_an:-32 it's_been:-7 it's_decided:25 it's_free:-16
it's_full:-16 it's_going:-11 it's_in:16 it's_just:31 it's_like:-36
it's_lovely:40 it's_my:6 it's_nice:-24 it's_on:23 it's_outside:-47
it's_raining:-19 it's_rather:-29 it's_settled:1 it's_snowing:-45 it's_so:-82
it's_still:-23 it's_the:132 it's_unclear:9 it's_worth:17 italians:-8 italics:26
italics_^:19 italy:-18 itch:51 itch_^:17 item:8 items_^:12 iterator:-65
itinerary:11 its:-92 its_0:26 its_a:27 its_all:7 its_always:-35 its_back:16
its_charm:-8 its_cold:-44 its_feast:31 its_first:-38 its_great:49 its_in:8
its_karin:29 its_last:3 its_like:-24 its_may:-11 its_name:-59 its_not:-72
its_on:15 its_one:29 its_only:-10 its_over:14 its_own:-61 its_owner:13
its_pouring:-11 its_quiet:75 its_raining:14 its_rotation:10 its_signed:5
its_so:-84 its_tests:16 its_the:31 its_twin:-34 its_unit:10 its_way:16
itself:-34 itself_^:30 itself_after:11 itself_is:-33 itself_or:5 ive:-79
ive_seen:-42 ivory:13 ivy:28 için:157 için_0:12 için_^:57 için_yedek:18
j'adore:-69 j'adore_^:-69 j'ai:-91 j'ai_déplacé:3 j'ai_encore:-28
j'ai_entendu:-23 j'ai_les:-6 j'ai_rendu:31 j'ai_reçu:25 j'ai_une:-10 j'aime:86
j'aime_mieux:81 j'aimerais:84 j'aimerais_mieux:41 j'avais:2 j'en:60 j'en_suis:-8
j'espère:-69 j'espère_que:-45 j'étais:-56 ja:-174 ja_^:2 ja_nach:-3 jaar:17
jab:66 jab_^:65 jabs:9 jabón:22 jacket:7 jackets:34 jackets_^:15 jag:13
jag_blir:30 jag_fixar:21 jag_har:30 jag_hittade:-56 jag_ser:-19 jag_tar:32
jag_tycker:33 jag_vet:30 jag_vill:58 jagt:38 jagt_aus:38 jahr:26 jahren:-68
jaja:-136 jaja_^:-39 jaja_el:-46 jaja_mi:-45 jajaja:-90 jak:-189 jak_bardzo:-39
jak_ten:-57 jak_w:-44 jam:16 jam_^:21 jam_on:-13 jamais:15 jamais_avec:-67
jamais_de:19 jamais_deux:42 jamais_la:10 jamais_le:31 jamais_les:11 jamais_un:47
jammed:40 jams:3 jams_on:37 jamás:15 janela:-14 janitor:29 january:-33
january_^:14 japanese:8 jar:-18 jar_of:-13 jardín:14 jars:-40 jars_^:13
jars_of:-60 jasne:-12 java:-8 jazz:-88 je:-45 je_0:-13 je_garde:17 je_klanten:26
je_l'ai:40 je_les:4 je_m'attaque:19 je_m'occupe:23 je_me:17 je_passe:21
je_préfère:139 je_repasse:4 je_révise:11 je_suis:10 je_te:71 je_vais:-5
je_vous:-50 jealous:49 jealous_^:49 jede:26 jeden:11 jeder:69 jedes:-13
jedes_mal:-2 jedna:37 jedzie:69 jedzie_w:69 jefe:4 jej:-48 jelly:-111
jelly_^:-66 jemand:-45 jenkins:25 jenkins_^:25 jesses:92 jesses_are:30 jest:89
jest_^:24 jest_już:48 jeszcze:-10 jeszcze_czy:17 jetty:44 jetty_^:21 jetzt:83
jetzt_0:8 jetzt_am:2 jetzt_auch:-7 jetzt_auf:26 jetzt_bei:4 jetzt_die:1
jetzt_fehlt:25 jetzt_im:10 jetzt_um:6 jeudi:27 jeweller:7 jeśli:30 jigsaw:-19
jingle:-46 jitter:65 jo:4 joaquín:32 joaquín_^:12 job:87 job_0:61 job_^:23
job_and:12 job_at:6 job_failed:21 job_has:16 job_in:19 job_is:1 job_runs:1
jobbet:34 jobbet_^:34 jobs:-30 jobs_^:-9 john:48 john_fairweather:48 join:-4
join_in:-2 join_retries:14 joined:-52 joined_in:-47 joined_the:-60 joiner:13
joining:7 joint:36 joint_^:10 joke:-71 joke_^:2 joke_about:-15 joke_and:-9
joke_at:43 joke_in:-20 joke_there:-17 jokes:-88 jokes_about:-5 joking:-50
joli:-37 jonas:81 jouait:-37 joue:-49 jour:-3 journal:41 journal_des:23
journalists:20 journaux:2 journaux_0:2 journey:-19 journey_^:-32 journée:-86
journée_j'ai:-46 jours:-75 jours_^:2 jourtelefonen:39 joys:-8 joys_of:-8
joystick:21 jsem:-71 json:55 json_^:43 jtag:-32 judge:-9 judge_it:-20 judges:-55
judging:15 judging_by:24 jueves:34 jueves_ya:34 jug:6 juice:-12 juice_for:-15
jullie:-14 july:-81 july_^:-30 jump:-51 jumped:-30 jumped_off:-46 jumpers:-53
jumpers_^:-38 jumping:-22 jumps_^:-14 jumps_when:7 june:31 june_^:3 junina:10
junior:-4 jupiter:-7 jurait:-53 jure:-14 jury:44 juré:13 juré_^:13 jusqu'à:7
jusqu'à_nouvel:7 just:-32 just_a:31 just_before:-25 just_called:-6
just_dinner:34 just_fine:-49 just_got:-34 just_guess:12 just_heard:30
just_kept:-26 just_laughed:-19 just_leave:18 just_like:-26 just_looked:44
just_me:-25 just_now:72 just_one:-64 just_rang:55 just_said:3 just_sat:-14
just_saw:7 just_says:-24 just_show:-22 just_sitting:-15 just_so:44 just_tell:24
just_the:31 just_thinking:16 just_to:-24 just_walked:31 just_want:-2 juste:45
justo:-4 jutro:41 już:24 już_działa:41 já:153 já_decorei:19 jörg:8 jürgen:-4
ją:-36 k:56 k_0:29 k_^:16 kaart:49 kaartlaag:10 kabel:-7 kabelvet:31 kachel:-8
kadar:-9 kafam:-69 kafam_kazan:-32 kaffee:-146 kaffee_ist:-87 kafka:11
kafka_^:17 kafka_retention:12 kalibracji:39 kallt:-21 kalt:-23 kalır:54
kalır_^:54 kam:9 kam_eine:2 kampita:22 kampita_drill:22 kan:11 kan_^:30 kanal:56
kanal_0:13 kanelbullar:-59 kanji:-11 kann:-79 kann_ich:-16 kantine:-10
kapaklı:24 kapalı_^:3 kapitel:60 kapitel_om:21 kapitel_über:18 kaputt:-56
kar:-79 karin:33 karin_who:29 karmę:12 karte:64 karteikarten:7 kartonger:39
karty:-1 kasku:26 kasku_nikt:12 kassa:42 kasse:51 kasten:11 kat:-135
kat_laboratuvarı:57 kater:-68 katten:-117 katten_har:-37 katzen:-95 kaum:34
kaution:38 kawa:-89 kayak:53 kaynak:25 kayıtları:42 kazan:-32 kazan_gibi:-32
każdą:67 kb:60 kb_^:5 kb_for:28 kbaud:29 kedi:-68 keen:16 keen_on:9 keep:98
keep_0:-13 keep_a:-42 keep_forgetting:-51 keep_in:5 keep_it:-10 keep_its:23
keep_my:29 keep_that:13 keep_the:163 keep_their:-11 keep_to:38 keep_up:-79
keep_wondering:83 keep_your:23 keeper:-54 keeper_^:4 keeper_has:-42 keeper_is:6
keepers:3 keepers_are:10 keeping:26 keeping_for:-26 keeping_the:71 keeps:-23
keeps_0:62 keeps_a:-16 keeps_for:44 keeps_his:2 keeps_its:3 keeps_me:34
keeps_pdfs:14 keeps_the:67 keepsake:24 keepsake_^:24 keer:-29 kein:-17
kein_witz:-61 keine:-11 keine_ahnung:-55 keine_smileys:1 keinen:3 keinen_fall:20
keiner:75 keiner_^:40 keller:34 keller_^:18 kelp:13 ken:-16 kennel:21 kennt:-44
kennt_wohl:-46 kept:11 kept_0:-17 kept_a:-91 kept_at:23 kept_every:-35
kept_for:72 kept_her:-15 kept_in:83 kept_its:31 kept_on:30 kept_the:-14
kernel:-1 kernel_^:9 kesinlikle:46 kessler:63 kessler_brothers:34 kestrel:17
kettle:-110 kettle_^:-101 kettle_and:-30 kettle_is:-27 kettle_stitch:19
kettle_stitches:19 kettle_took:-38 kettle's:-57 key:14 key_^:3 key_and:-55
key_from:4 key_hangs:21 key_holders:6 key_in:1 key_is:39 key_of:2 key_press:40
key_safe:10 key_to:12 key_was:-32 keyboard:-100 keyboard_^:-21 keyboard_has:-82
keyboard_layout:42 keyboard_shortcuts:35 keyboards:-23 keyboards_^:-11 keyed:9
keypad:1 keys:19 keys_^:-72 keys_are:41 keys_in:-57 keys_of:31 keys_that:13
keys_to:32 keystore:23 keystore_alias:21 keçi:28 keşke:-10 keşke_dışarıda:-10
kg:39 kg_^:33 kg_of:-11 kg_they:6 ki:-21 kicked:-29 kicks:21 kid:6 kid_^:45
kid_asked:-53 kid_has:45 kid_in:-52 kid_is:10 kidney:-38 kids_^:40 kids_are:14
kids_at:32 kids_i:9 kids_in:33 kids_painted:-5 kids_to:-9 kids_under:10
kids_voted:29 kids_want:2 kids_were:-47 kiel:4 kierownik:86 kierownik_^:39
kiezen:8 kiezen_voor:8 kill:-28 kill_the:-10 kill_us:1 killed:-16 killing:-25
killing_me:-31 kills:10 kiln:6 kilo:-15 kilo_^:27 kilobyte:14 kilobytes:31
kilobytes_^:8 kilobytes_at:16 kilobytes_of:5 kilometer:31 kilometres:-14
kilometres_^:12 kilometres_to:-15 kilos:98 kilos_^:57 kilos_and:10 kilos_of:-1
kilovatios:29 kilovatios_^:27 kilowatts:46 kilowatts_^:32 kimya:25 kind:19
kind_0:20 kind_of:-12 kind_to:47 kind_words:-64 kinda:-64 kinda_miss:-106
kinder:-20 kinder_haben:-67 kinder_to:47 kinderen:-48 kindly:143 kindly_^:8
kindly_have:1 kindly_let:8 kindly_see:28 kindness:-20 kinds:-39 kinds_of:-39
king:-18 kingfisher:8 kiosk:73 kiosk_^:17 kiosk_hat:-34 kiosks:4 kiralanır:16
kiralanır_^:16 kiss:-75 kisten:21 kit:61 kit_de:1 kitabım:24 kitchen:-14
kitchen_^:27 kitchen_at:-40 kitchen_has:-13 kitchen_is:26 kitchen_so:-48
kitchen_tap:8 kitchen_the:37 kitchen_tiles:62 kitchen_with:-28 kite:-4 kitten:66
kitten_^:29 kişi:-33 kişi_imza:12 kişi_çalıştırıyor:20 kkk:-139 kkk_^:-23
kkk_o:-110 kkkk:-19 klaar:63 klacht:12 klacht_over:12 klanten:38 klar:82
klarar:73 klart:66 klasse:15 klatce:-15 klausur:44 klausur_dauert:3
klausur_haben:3 klausur_hat:7 klavier:13 kleine:-87 kleinen:-31 kleinigkeiten:24
kleinigkeiten_^:24 klienta:36 klienta_^:36 klimaanlage:9 klimaanlage_nord:9
klingt:-116 klingt_ja:-3 klingt_nach:-89 klinkt:-118 klinkt_als:-39 klocka:-50
klocka_går:36 klucz:56 klucz_do:56 klucze:41 km:-53 km_^:-22 km_a:28 km_for:-53
km_h:68 knee:-35 knee_brace:14 knee_has:-17 knees:-80 knees_^:-32 knees_and:6
knew:-39 knew_it:-27 knie:-125 knife:42 knight:10 knight_forks:10 knits:-56
knitted:-9 knitted_a:-61 knitting:-77 knitting_group:-60 knives:5 knock:18
knock_at:45 knocking:-24 knot:26 knoten:74 knots:26 knots_^:6 know:61 know_^:-21
know_about:-37 know_how:-12 know_i:44 know_if:-20 know_is:5 know_it:-6
know_that:-37 know_the:29 know_when:-26 know_where:33 know_which:46 know_who:3
know_why:37 know_with:-69 know_yet:38 knowing_that:-19 knowledge:15 known:-37
known_^:-5 known_each:39 known_for:-29 known_to:-54 knows:74 knows_^:169
knows_how:61 knows_it:17 knows_more:-32 knows_the:35 knows_why:-1 knows_yet:24
kod:-2 koffer:9 koffer_ist:9 koffie:-102 koi:-30 kolay:-52 kolay_gelsin:-52
kolejka:25 kolejka_zadań:41 kollege:-25 kollegin:2 kollisionsmodul:24 kom:12
komentarze:-40 kommen:9 kommen_immer:23 kommen_wir:9 kommentare:12
kommentare_im:6 kommer:43 kommt:97 kommt_am:35 kommt_die:30 kommt_von:14
kompletów:24 komt:20 konnte:-46 konzert:-23 kopf:-64 kopia:52 kopia_zapasowa:30
kopie:22 korepetycje:37 korepetycje_mam:37 korrektur:5 korta:22 korte:23
kosten:11 kostet:4 kot:-25 kotlin:-47 kowalczyk:33 kowalczyk_^:8 kraan:1
kraft:-17 kran:3 krankmeldungen:18 kranz:26 krijg:19 krijgt:57 kropli:23
kropli_^:23 krótkie:13 kt:13 kt_^:13 ktoś:75 kubernetes:-31 kuchen:-79
kuchen_gegessen:-7 kun:77 kunden:52 kupiłam:23 kupolen:27 kurs:57 kurs_dauert:2
kurve:-91 kurz:-69 kurze:-27 kvar:55 kvar_^:55 kväll:-64 kväll_det:-41
kvällen:11 kw:21 kx:5 kx_0:5 köket:66 köket_^:27 kör:67 kühlraum:28 kümmere:22
kümmert:33 kümmert_sich:33 küvet:16 küvet_en:16 küçük:24 kırmızı:17 kısa:38 l:38
l_0:13 l'a:53 l'abonnement:21 l'abonnement_du:21 l'accord:9 l'agitatore:13
l'ai:40 l'air:-96 l'alfabeto:27 l'ancien:15 l'ancienne:1 l'ascenseur:-10
l'astreinte:70 l'astreinte_^:48 l'atelier:44 l'atelier_^:22 l'atelier_de:5
l'autre:35 l'eau:58 l'entrée:1 l'entrée_des:1 l'examen:47 l'expert:5 l'export:28
l'ho:13 l'inventaire:15 l'oiseau:9 l'option:50 l'écart:1 l'échantillon:18
l'école:5 l'écran:-2 l'équipe:57 l'équipe_a:32 l'équipe_du:2 l'étiquette:24
l'étiquette_^:16 la:34 la_0:4 la_aduana:-10 la_antena:24 la_barre:35 la_bomba:30
la_boîte:41 la_caja:-29 la_caldera:-60 la_campana:11 la_cantine:-60 la_carta:11
la_carte:19 la_casa:-44 la_cassa:15 la_caution:27 la_cave:13 la_centrífuga:10
la_chambre:11 la_cinghia:39 la_clase:18 la_cliente:6 la_clé:9 la_cola:-25
la_commande:35 la_consegna:3 la_console:26 la_corrélation:34 la_coupure:32
la_cuisine:-55 la_cuve:1 la_cámara:29 la_cérémonie:17 la_damigella:46 la_date:6
la_de:3 la_dernière:35 la_dictée:20 la_dieta:16 la_directrice:27
la_documentazione:13 la_entrega:14 la_escuela:14 la_estación:18 la_facture:57
la_fenêtre:-1 la_fianza:3 la_fiche:36 la_fois:23 la_franchise:30 la_funda:55
la_fête:3 la_gabbia:3 la_garde:-33 la_gare:-25 la_gata:43 la_harina:7
la_herramienta:11 la_housse:22 la_isla:19 la_journée:-57 la_lana:-17
la_lavatrice:3 la_lente:12 la_lista:47 la_liste:25 la_livraison:13 la_llave:54
la_loge:-17 la_línea:16 la_macchina:-46 la_maestra:-26 la_mairie:20 la_maison:3
la_manche:3 la_mano:16 la_matrícula:28 la_mattina:46 la_mañana:-74 la_mer:-36
la_mesa:-5 la_misma:-58 la_moitié:-31 la_montaña:-51 la_même:-75 la_niña:15
la_noche:-41 la_nueva:5 la_nuit:5 la_page:31 la_palestra:20 la_pantalla:-7
la_parroquia:31 la_piel:-71 la_pioggia:-73 la_pista:17 la_pluie:-65 la_pompa:17
la_pompe:1 la_porte:42 la_pratique:39 la_première:16 la_prof:10 la_profesora:21
la_prossima:6 la_prova:17 la_prueba:4 la_puerta:39 la_póliza:18 la_rallonge:8
la_rama:64 la_redacción:11 la_reserva:42 la_revisión:9 la_riunione:13
la_rotonda:22 la_réception:2 la_régie:30 la_réglementation:14 la_réplica:7
la_sala:37 la_salle:47 la_sauvegarde:39 la_sera:-47 la_sonda:18 la_stampa:19
la_stufa:10 la_sucursal:9 la_suite:5 la_table:11 la_taquilla:15 la_tarde:-24
la_terrasse:39 la_tienda:22 la_tête:-5 la_vanne:2 la_venta:11 la_vida:6
la_vieille:-42 la_visita:19 la_vitre:-29 la_voisine:23 la_vraie:4 la_válvula:27
la_zona:4 laat:11 laat_de:11 lab:38 lab_^:16 lab_calls:19 lab_has:22 lab_in:-3
lab_samples:32 label:10 label_^:42 label_is:13 label_it:31 label_printer:-94
label_the:15 labelled:-14 labelled_^:38 labelled_before:20 labeller:26 labels:17
labels_^:-45 labels_in:11 labels_on:-8 laboratoire:16 laboratoire_est:15
laboratorio:19 laboratory:12 laboratuvarı:57 laboratuvarı_gece:57 lace:-36
lacht:-43 lacks:56 lacquered:16 lad:29 ladan:29 ladder:53 ladder_^:65
ladder_with:-21 ladders:-40 ladders_^:-25 ladies:17 ladle:6 lado:-85 lads:17
lady:-34 lady_and:-6 lady_from:51 lady_of:-18 lady_on:1 lady_told:-11
ladybirds:-8 ladybirds_in:-8 lag:-13 lag_^:63 lagar:-47 lager:49 lager_^:15
lago:-16 lagos:29 lags:18 lagt:-18 laid:15 laid_out:-20 laisse:38 lake_^:-55
lake_side:7 lamb:-37 lambs:-41 laminate:46 lamp:-41 lamp_burns:7 lamp_has:-56
lamp_is:25 lamps:-25 lamps_^:30 lampshade:-42 lana:-17 land:17 land_^:21
land_in:8 landed:-15 landed_in:-31 landing_^:-4 landing_zone:3 landings:15
landlady:-62 landline:48 landline_she:16 landlord:7 landlord_^:-79
landlord_about:44 landlord_is:-18 landlord_that:7 landlord's:21 landlords:18
lands:34 lands_on:31 landscape:8 lane:74 lanes:2 lanes_^:24 lang:11 lang_und:-31
lange:39 langen:-55 langen_tag:-41 langs:-93 langs_de:-93 language:-24
language_^:-45 language_i:5 languages:-66 languages_are:-6 lantern:67
lanterns:29 lap:-10 laptop:4 laptop_fan:-29 laptop_in:-39 laptop_is:4 laptops:26
larch:24 larga:-8 large:55 largo:-13 las:90 las_0:10 las_bombas:9 las_clases:21
las_copias:-39 las_cuatro:-51 las_entradas:3 las_explicaciones:20
las_facturas:23 las_fotos:10 las_gaviotas:-48 las_guardas:2 las_llaves:10
las_ocho:10 las_piezas:24 las_pruebas:13 lasagne:9 lasciare:9 lasse:1 lassen:-19
last:8 last_0:-50 last_^:8 last_a:19 last_and:-5 last_day:-47 last_few:-9
last_five:22 last_for:11 last_friday:16 last_mock:13 last_month:5 last_night:-20
last_night's:1 last_nite:77 last_of:59 last_one:8 last_season:-8 last_shop:75
last_spring:28 last_summer:-20 last_thing:29 last_time:7 last_tram:8
last_week:22 last_weekend:-1 last_winter:-7 last_year:48 last_year's:70
lastbilen:3 lasted:-104 lastenrad:25 lasts:69 lasts_0:70 lasts_^:1 latch:-2
late:-65 late_^:-19 late_afternoon:5 late_again:-44 late_answer:-9 late_facts:23
late_reply:-29 late_shifts:-63 late_so:-14 late_the:-3 late_this:20 lately:48
lately_^:46 laten:55 latency:-27 later:-77 later_^:-79 later_than:3
later_today:17 lateral:17 lateral_^:6 latest:43 lathe:-58 lathe_^:35 latin:19
latin_and:-68 latin_names:25 latitude:5 laugh:-60 laugh_^:-54 laugh_about:-22
laugh_but:14 laugh_or:66 laughed:-40 laughed_^:51 laughed_at:-37 laughed_for:-85
laughed_in:-27 laughed_out:-15 laughed_so:-24 laughed_until:-35 laughing:-109
laughing_^:-27 laughing_about:-39 laughing_at:-25 laughing_so:-8 laughs:-37
launch:-130 laundry:6 laundry_room:43 laune:-71 laut:58 lautet:15 lautet_0:9
lautschrift:21 lautsprecher:19 lautsprecher_^:19 lavender:31 lavora:-43
lavoro:-36 law:-56 law_^:-30 law_is:-11 law_of:-17 law_part:8 lawn:-2 lawn_^:38
lawnmower:-4 laws:5 lawyer:13 lawyer_^:-39 lawyers:7 lay:53 lay_in:61 layer:-24
layer_^:-11 layer_refreshes:7 layers:-23 layers_^:21 layout_^:-13
layout_code:-25 layout_is:43 layouts:9 lazily:-21 lazy:-28 le:43 le_0:10
le_bac:14 le_bassin:39 le_bouton:21 le_bureau:-9 le_bustier:15 le_bébé:9
le_cache:31 le_café:-84 le_cahier:44 le_camping:18 le_capteur:15 le_carnet:92
le_carton:-29 le_casse:41 le_chapitre:15 le_chat:-93 le_chiavi:33 le_chien:-63
le_code:56 le_coffre:13 le_compteur:32 le_concasseur:1 le_consegne:1
le_conteneur:6 le_contrat:37 le_den:15 le_devis:27 le_devoir:26 le_dossier:11
le_délai:3 le_dîner:30 le_facteur:-14 le_filtre:21 le_foin:40 le_formulaire:6
le_foto:51 le_fournisseur:10 le_fromage:-72 le_gardien:-19 le_groupe:4 le_ha:77
le_hall:-56 le_hangar:19 le_jeudi:10 le_journal:37 le_livre:50 le_livret:30
le_local:3 le_lot:12 le_mainteneur:12 le_malt:9 le_manuel:53 le_marché:-51
le_matin:16 le_may:14 le_microcontrôleur:16 le_module:12 le_monde:32
le_moteur:11 le_musée:-31 le_nom:20 le_nouveau:24 le_numéro:8 le_panneau:62
le_papier:14 le_parc:7 le_pare:15 le_parquet:32 le_peintre:29 le_petit:-30
le_planning:2 le_point:6 le_pont:6 le_port:22 le_portique:2 le_poste:31
le_poulain:18 le_prof:-27 le_propriétaire:14 le_puits:15 le_pédiatre:1
le_quai:32 le_repère:8 le_robot:62 le_ruego:-16 le_sauna:20 le_schede:30
le_schéma:25 le_simulateur:-64 le_soir:66 le_soleil:-71 le_temps:-34 le_tende:29
le_thermomètre:6 le_tiroir:25 le_train:-40 le_traiteur:16 le_transporteur:1
le_téléphérique:-93 le_vendredi:-34 le_vieux:-3 le_voisin:-36 le_vol:38 lea:2
lead:41 lead_^:71 lead_singer:-52 lead_time:6 leader:26 leaderboard:44
leaderboard_resets:23 leads:15 leaf:-45 leaf_^:-58 leaflet:74 leaflet_^:27
leaflets:-7 leak:114 leak_?:5 leaked:-5 leaking:57 leaking_roof:17 leaks:68
leaks_^:6 lean:53 lean_that:36 lean_toward:-37 lean_towards:62 leaned:-29
leaning:59 leaning_eucalyptus:4 leap:10 learn:191 learn_0:32 learn_a:-18
learn_better:49 learn_by:5 learn_enough:14 learn_faster:24 learn_it:16
learn_more:5 learn_morse:15 learn_most:23 learn_the:-36 learn_to:39 learn_with:2
learned:-84 learned_from:21 learned_in:-11 learned_it:-58 learned_on:-55
learned_programming:-1 learned_that:119 learned_the:1 learned_to:-103
learners:-34 learning_a:-27 learning_in:9 learnt:-13 lease:19 leased:7 least:-93
least_0:106 least_^:-58 least_in:-20 least_it:-11 least_once:-38 least_the:-51
leather:104 leather_^:4 leather_for:43 leave:77 leave_^:34 leave_a:46
leave_in:-26 leave_it:-14 leave_left:12 leave_me:20 leave_out:39 leave_the:101
leave_us:-30 leavers:-20 leaves:83 leaves_^:22 leaves_from:47 leaves_no:-37
leaves_our:11 leaves_the:4 leaves_this:18 leaves_us:14 leaves_with:19 leaving:47
leaving_out:17 leaving_the:49 lechuga:-16 leci:-57 lecture:-55 lecture_hall:-10
lecture_on:-50 lecturer:-8 lectures:30 led:-8 led_blinks:18 led_by:20
led_shows:7 ledger:46 leds:16 leeds:18 leeds_^:10 leek:52 leek_^:54 leeks:-28
leer:-14 leer_^:-51 leer_liever:8 leerlingen:18 left:-52 left_0:-83 left_^:-17
left_a:-108 left_and:2 left_behind:-19 left_for:35 left_hand:73 left_handed:-69
left_his:-25 left_in:24 left_is:5 left_it:21 left_last:4 left_me:-1 left_my:15
left_on:1 left_side:8 left_strap:11 left_the:-12 left_them:-2 left_to:-15
leftover:20 leftovers:-57 leg:-7 leg_^:53 leg_and:-26 legacy:52 legal:153
legal_^:-5 legato:18 lege:5 legend:-5 legend_^:-10 legend_has:-43 lego:-100
lego_^:-79 legs:19 legs_and:-4 legs_twin:43 lehm:-3 lehrling:5 leider:-43
leihserver:4 leihserver_steht:4 leilão:18 leilão_de:18 leipzig:-56 leitor:38
leitor_de:38 leitung:20 lekcja:36 lekcja_odbędzie:36 lekcje:67
lekcje_harmonii:30 lekcje_śpiewu:35 lekkende:23 lekkende_kraan:1 lekker:-68
lemonade:-63 lemons:-49 lena:55 lend:28 lend_you:30 lends:11 length:-55
length_0:12 length_^:-60 lengths:1 lens:-17 lens_the:-6 lenses:25 lent:-10
lente:12 leo:69 leokadia:14 leonie:4 leopold:-31 lepidlo:58 lepiej:64 lerne:28
lerne_ich:6 lerne_lieber:1 les:8 les_0:-25 les_affiches:6 les_clés:79
les_cours:18 les_enfants:6 les_enlèvements:34 les_frais:6 les_gants:9
les_gilets:9 les_journaux:2 les_longs:39 les_lundis:-59 les_messages:2
les_petites:37 les_petits:24 les_poches:1 les_produits:22 les_rappels:9
les_rendez:5 les_révisions:10 les_soirs:12 les_tests:4 les_vieux:-53
les_voisins:-63 les_voitures:23 les_yeux:14 lesen:-16 less:60 less_^:17
less_like:43 less_so:54 less_than:-61 lessive:18 lesson:255 lesson_^:27
lesson_begins:1 lesson_is:61 lesson_my:9 lesson_on:-18 lesson_one:11
lesson_should:20 lesson_starts:30 lesson_then:15 lesson_we:34 lessons:116
lessons_^:46 lessons_are:29 lessons_in:17 let_a:51 let_anyone:10 let_go:-65
let_him:11 let_it:86 let_me:-89 let_mr:8 let_out:-42 let_the:143 let_them:-20
let_us:-15 let_you:21 let's:84 let's_be:20 let's_drop:1 let's_keep:15
let's_leave:5 let's_put:6 let's_set:6 letra:61 letra_en:8 letra_grande:37
lets:113 lets_allow:15 lets_do:22 lets_go:8 lets_me:1 lets_us:27 letter:88
letter_^:-36 letter_came:10 letter_from:56 letter_in:8 letter_with:12
letterbox:-22 lettering:3 letters:-105 letters_^:21 letters_begin:27
letters_by:17 letters_from:-12 letters_in:27 letters_on:18 letters_to:-38
letters_with:20 letting_me:-14 lettuce:14 lettura:64 leuchtturm:5 leuk:-69
leute:-43 leute_^:62 leva:37 leva_0:14 levantar:4 level:39 level_0:18 level_^:78
level_in:48 level_is:2 level_of:25 level_two:16 leveller:-46 levels:13 lever:32
leverancier:31 leverancier_kabelvet:31 leveransen:48 leveransen_^:48 levámos:30
levámos_o:30 lexer:12 lezione:11 leçon:38 leçon_doit:7 leçons:1 lhe:35 li:95
libanais:16 liberty:18 liberty_of:16 librarian:-7 libraries:36 library:69
library_^:28 library_book:2 library_is:-6 libre:5 libri:14 libro:30 libro_de:30
licence:105 licence_^:9 licence_has:3 licence_is:3 licence_so:1 licences:12
license:13 licensed:4 licença:18 lichens:-39 licht:45 licked:-92 licked_the:-91
lid:48 lid_^:58 lidar:45 lidar_talks:15 lids:16 lids_^:1 lids_i:-36 lids_on:81
lie:-90 lie_in:47 lie_on:-48 lie_that:-14 lie_the:-55 lieb:-38 lieber:147
lieber_^:49 lieber_als:77 liebsten:125 liebsten_^:18 liebsten_hätte:32
liebsten_mit:8 lied:-40 lieferadresse:56 lieferschein:23 liefert:7 liefert_0:7
lieferung:17 liefst:-21 liefst_op:-48 liegen:72 liegt:50 liegt_bei:18
liegt_im:11 liegt_jetzt:30 lies:15 lies_^:38 lies_on:-25 lies_with:21 lieu:57
lieu_d'examen:32 liever:196 liever_dat:27 liever_een:96 liever_korte:7
liever_met:18 life:-112 life_^:33 life_and:-4 life_is:-2 life_on:9
life_policy:13 life_story:-32 life_than:-39 life_with:-18 lifeguard:47
lifeguards:17 lifesaver:-11 lifetime:-11 lift:-65 lift_0:12 lift_?:-76
lift_^:-18 lift_a:-2 lift_and:-29 lift_in:17 lift_shaft:8 lift_was:-62 lifts:-2
lifts_0:-26 lifts_^:29 lifts_off:14 liggen:14 ligger:58 ligger_hos:25
ligger_i:26 ligger_på:37 light:26 light_^:-25 light_at:29 light_cycle:26
light_in:-16 light_is:39 light_marks:4 light_means:35 light_of:-36 light_on:37
light_ones:39 light_rosin:2 light_switch:-61 light_theme:11 lighthouse:-62
lighthouse_^:-26 lighthouse_keeper:-32 lighthouse_of:-16 lighthouses:-7
lighting:-73 lights:-51 lights_^:-10 lights_are:19 lights_go:31 lights_were:-100
ligne:50 ligt:-48 like:51 like_0:40 like_^:-29 like_a:26 like_an:8 like_at:17
like_best:15 like_early:23 like_for:58 like_half:-14 like_he:-50 like_home:14
like_how:-110 like_in:57 like_its:-56 like_last:45 like_mad:75 like_milk:-21
like_my:136 like_one:31 like_our:57 like_paper:40 like_people:-43 like_plain:51
like_real:38 like_short:34 like_small:78 like_somebody:6 like_that:-70
like_the:19 like_this:-88 like_to:-4 like_two:-66 like_us:70 like_you:27
like_your:2 liked:-50 liked_the:-28 liked_to:-6 likely:-41 likes:143
likes_being:17 likes_her:29 likes_it:41 likes_the:20 likes_to:7 liking:-3
lilac:-15 lily:7 lily_tank:7 lime:87 limestone:-8 limit:-41 limit_^:3
limit_for:-16 limit_in:-28 limit_is:1 limit_of:-20 limite:3 limite_do:3
limited:13 limited_to:9 limits:20 limits_to:8 limpa:34 limpeza:13 limpiar:22
limpiar_los:12 linde:5 lindgren:58 lindner:68 lindner_^:33 lindo:-47
lindqvist:94 lindqvist_^:56 line:12 line_0:-18 line_^:20 line_and:-6 line_at:-14
line_by:5 line_first:14 line_for:-115 line_from:-32 line_in:6 line_of:-21
line_on:-30 line_two:9 line_with:43 linen:71 liner:50 liner_^:39 liners:36
lines:-74 lines_^:-27 lines_and:37 lines_are:52 lines_at:8 lines_for:-10
lines_in:33 lines_is:27 lines_of:7 linha:8 linho:15 lining:52 lining_^:13
link:39 link_^:13 link_as:1 link_was:2 linke:11 linke_hand:11 linker:10
linking:6 links:13 links_^:29 links_in:16 linseed_oil:-1 linter:46 lion:-19
lions:12 lips:10 lips_^:10 liquide:26 liquids:41 lire:-24 lisbon:-25 list:19
list_^:-7 list_and:5 list_for:-19 list_from:3 list_has:6 list_is:25 list_it:-11
list_of:61 list_paging:9 list_that:-30 list_the:-16 list_went:14 list_with:32
lista:87 lista_^:33 lista_de:37 listas:51 listas_^:24 liste:81 liste_publique:21
listed:46 listed_in:25 listen:-5 listen_to:-32 listened:91 listened_to:29
listener:22 listeners:-31 listening:93 listening_^:17 listening_part:9
listening_practice:29 listening_to:-22 listens:48 listens_on:46 listing:-70
listing_the:-9 lists:-24 lit_^:30 lite:-20 literally:-38 lithium:53
lithium_cells:10 litres:100 litres_^:38 litres_a:17 litres_of:4 litri:21
litri_^:21 litros:10 little:-21 little_^:-10 little_else:-25 little_one:-32
little_spoon:-25 little_stories:33 little_things:-9 live:-9 live_^:3 live_for:19
live_in:-17 live_on:14 live_with:79 live_without:-22 lived:-99 lived_in:-4
lived_on:-25 livello:12 lively:-7 lives:125 lives_for:22 lives_in:93 lives_on:8
living:-68 living_and:-17 living_room:11 livraison:13 livre:58 livret:30
livret_de:30 livreur:-41 lkw:20 llama:-38 llamar:6 llamar_al:5 llamas:-90
llamas_^:-90 llave:63 llave_del:22 llaves:15 llega:21 llegó:-109 lleva:-6
lleva_0:4 lleva_el:21 llevamos:-34 llevan:66 llevaré:23 llevaré_las:23 llevo:9
llevó:-13 llueve:-41 lluvia:-4 lmao:-19 lo:129 lo_ha:14 lo_he:10 lo_revisa:44
lo_siguiente:53 lo_specchietto:17 lo_stemma:6 lo_tengo:9 lo_tiene:10 load:-31
load_^:31 load_and:11 load_balancer:-29 load_balancers:6 load_cell:48 load_i:14
load_the:4 loaded:39 loader:13 loading:-117 loading_^:-9 loading_bay:37
loading_dock:-58 loading_ramp:-44 loading_the:-93 loads:-32 loads_^:-7 loaf:-10
loan:107 loan_accordion:23 loan_instrument:3 loaner:17 loans:40 loaves:1
lobby:-37 lobby_floor:2 local:168 local_^:46 local_porque:7 local_repeater:8
local_technique:3 local_time:32 locale:-17 locale_of:-34 lock_^:-13 lock_is:3
lock_keeper:-20 lock_on:5 lock_the:-12 locked:-33 locked_drawer:21
locked_himself:-67 locked_it:21 locker:79 locker_^:28 locker_room:1 locks:18
locks_^:27 locksmith:-13 locomotive:-6 lodge:44 lodge_^:44 log:-5 log_a:4
log_as:15 log_degli:10 log_each:10 log_file:11 log_files:33 log_in:47
log_level:40 log_lines:26 log_of:-51 log_output:-4 log_patient:7
log_rotation:-47 log_the:22 logbestanden:34 logbook:79 logbook_^:13 loge:-17
loge_des:50 logged:87 logged_^:10 logged_in:27 logged_on:2 logged_that:32
logger:26 logging:26 loggnivån:45 logic:-8 login:134 login_is:2 login_tests:9
logins_per:8 logistics:-29 logistics_^:-30 logo:-1 logo_^:6 logs:17 logs_^:-35
logs_are:8 logs_in:-12 logs_to:6 loja:18 lol:-116 lol_^:-86 lol_at:-59 lol_but:6
lol_fair:-22 lol_my:-23 lol_ok:-4 lol_someone:-6 lol_that:-13 lol_the:-96
london:-53 lonely:-57 lonely_^:-56 long:-38 long_^:18 long_ago:-46 long_and:-19
long_as:-11 long_before:-50 long_day:-84 long_descriptions:25 long_division:-7
long_enough:43 long_file:19 long_formulas:32 long_ladder:32 long_lectures:19
long_legs:43 long_list:-20 long_mail:34 long_meeting:39 long_morning:-6
long_night:-76 long_one:15 long_ones:34 long_text:58 long_texts:13 long_that:17
long_the:-21 long_time:-59 long_videos:6 long_way:-67 long_weekend:5 longcase:22
longer:41 longer_^:49 longer_and:24 longer_in:19 longer_ones:10 longer_than:-15
longest:35 longest_^:17 longos:10 longs:69 longs_textes:4 loodgieter:38 look:11
look_after:21 look_all:15 look_almost:-64 look_and:22 look_at:20 look_easy:-17
look_for:21 look_forward:-24 look_from:-21 look_like:45 look_out:-41
look_over:17 look_rather:-24 look_so:-32 looked:37 looked_about:-49
looked_after:20 looked_again:68 looked_at:46 looked_awful:56 looked_it:29
looked_like:8 looked_so:-5 looked_up:30 looking:-16 looking_^:52 looking_at:-25
looking_for:-15 looking_over:-41 looking_to:52 looks:22 looks_^:23
looks_after:89 looks_as:-57 looks_at:-6 looks_calm:-15 looks_clean:28
looks_drunk:51 looks_fine:15 looks_from:19 looks_great:30 looks_harmless:-20
looks_like:-18 looks_nicer:23 looks_there:-28 lookup:59 lookup_^:2 loom:50
loom_^:-6 loom_in:4 looms:-34 loop:-45 loop_^:49 loop_b:16 loop_rig:10
loop_that:-36 loops:-10 loose:67 loosened:25 lora:20 lord:-32 loro:-52 lorries:7
lorry:60 los:86 los_^:-63 los_avisos:6 los_colores:14 los_correos:16 los_de:18
los_dedos:-4 los_diagramas:21 los_disfraces:4 los_domingos:1 los_gatos:-72
los_iconos:43 los_lunes:-42 los_nombres:-6 los_tirantes:21 los_vecinos:-23
los_viernes:26 los_zapatos:-38 lose:-5 lose_a:15 lose_the:-7 lose_their:9
loses:38 loses_its:41 losing:-10 losing_a:-38 loss:-51 loss_^:-12
loss_adjuster:-10 loss_is:-56 lost:-48 lost_0:-41 lost_^:-40 lost_a:117
lost_carton:47 lost_her:4 lost_him:19 lost_his:71 lost_in:22 lost_its:17
lost_luggage:-38 lost_my:-54 lost_on:-71 lost_one:-19 lost_our:-42 lost_paper:25
lost_property:16 lost_so:-6 lost_that:40 lost_the:-13 lost_to:-35 lost_two:8
lost_with:15 lot:63 lot_^:92 lot_double:5 lot_of:-56 lot_on:-35 lote:3
lote_nocturno:3 lots_of:-20 lotte:5 lottery:-17 lottery_ticket:-17 loud:-6
loud_and:-7 loud_but:8 loud_one:12 loud_that:-33 louder:6 louder_than:28
loudest:-35 loudly:-23 loudspeaker:22 loupe:-5 loupe_is:11 lovar:5 love:90
love_^:83 love_a:-7 love_how:-65 love_if:16 love_letters:-3 love_that:-72
love_the:45 love_with:65 loved:-77 loved_that:-2 loved_the:-24 loved_this:-7
loved_to:-11 lovely:-51 lovely_^:-46 lovely_if:96 lovely_in:-32 lovely_to:8
lovely_way:-13 loves:32 loves_it:9 low:46 low_^:49 low_water:22 lower:117
lower_cistern:7 lowered:5 lowest:22 lowest_string:11 loyalty:4 loyalty_points:1
lucida:19 lucida_^:19 luck:-143 luck_with:-65 lucky:-13 lucía:20 lue:12
lue_toutes:12 luego:106 luego_toca:37 luft:4 luft_^:4 luggage:-36 luggage_^:-22
luggage_only:-17 luggages:20 lui:47 lukas:-6 luktade:-91 lumens:7 lumens_^:5
luna:-48 lunch:-61 lunch_^:3 lunch_and:-10 lunch_break:1 lunch_for:4
lunch_hour:3 lunch_is:6 lunch_signal:2 lunch_the:-2 lunch_was:-56 lunchtime:6
lundis:-59 lunedì:-32 lunedì_^:23 lunes:-36 lunes_^:-69 lunghi:48 lungs:16
lupe:-4 luthier:53 luz:65 lying:-44 lying_in:33 lyon:78 lyrics:48
lyrics_endpoint:48 là:-16 là_bas:28 là_là:-40 lá:38 lágrimas:11 lágrimas_^:11
lämna:30 länger:14 länger_als:7 längre:-45 lärobok:28 läser:18 lässt:48
läuft:103 läuft_auf:24 läuft_bei:19 läuft_im:7 läuft_mit:12 läuft_seit:-45
läuft_wieder:49 lånat:41 lånat_av:41 långa:16 låter:-31 låter_som:-30 límite:15
línea:16 línea_del:15 líneas:15 líneas_^:15 lío:-34 lösenord:45 löste:-73
lösungen:11 m:79 m_0:8 m_^:13 m_high:2 m'a:-54 m'a_raconté:-55 m'attaque:19
m'occupe:23 m'occupe_des:2 ma:59 ma_0:37 ma_^:32 ma_fille:-33 ma_la:56 ma_mère:7
ma_tante:-45 ma_voisine:-46 maar:25 mac:52 mac_mini:40 macchina:-31 mache:13
machen:39 machen_0:10 machen_^:12 machine:-80 machine_^:-76 machine_and:36
machine_at:-51 machine_from:17 machine_gave:-16 machine_in:-7 machine_is:37
machine_makes:-4 machine_on:-13 machine_runs:20 machines:-20 machines_^:-23
machines_always:-5 machines_in:17 macht:59 macht_den:37 macht_die:23 macro:14
macros:5 mad_^:8 madam:-3 madam_in:12 made:10 made_0:-21 made_^:-8 made_a:-23
made_and:-11 made_by:7 made_every:25 made_in:-10 made_it:-39 made_me:-36
made_my:-22 made_of:34 made_out:24 made_that:-2 made_the:50 made_two:27
made_up:48 made_us:-89 made_with:2 made_you:24 madera:19 madre_^:13
madre_mía:-40 madrid:26 madrugada:2 maestra:-20 mag:8 mag_das:-20 mag_hooguit:27
mag_ich:26 magazine:-12 magazynu:22 magazynu_ma:22 magazzino:35 magazzino_dei:22
magic:56 magician:-79 magnet:-18 magnetic:59 magnets:-83 magnifique:-10 mags:-58
mai:28 mai_^:-82 mai_lasciare:9 mail:22 mail_^:52 mail_is:16 mail_me:8
mail_room:-75 mail_to:43 mailbox:73 mailbox_^:12 mailbox_quota:4 mailboxes:81
mailed:-63 mailing:3 mails:144 mails_^:26 mails_are:38 main:90 main_^:2
main_at:9 main_branch:-25 main_chiller:17 main_yarn:9 mainframe:-64 mainland:41
mains:6 mainspring:16 maintain:53 maintenance:28 maintenance_window:20
maintenant:110 maintenant_^:38 maintenant_c'est:29 mainteneur:12
mainteneur_du:12 maire:-43 mairie:20 mairie_^:5 mais:69 mais_^:-1 mais_das:34
mais_de:55 maison:3 maison_^:23 maja:9 major:40 major_there's:38 make:59
make_0:12 make_a:-57 make_an:-1 make_for:-57 make_it:52 make_me:66 make_my:106
make_sure:47 make_that:20 make_the:68 make_up:12 make_you:-77 maker_^:15
makers:-31 makes:23 makes_^:7 makes_a:-32 makes_it:43 makes_me:55 makes_my:49
makes_no:7 makes_sense:-15 makes_the:-25 making:47 making_^:40 making_tea:-27
making_that:-3 making_the:32 maksymalnie:48 maksymalnie_0:48 mal:-52 mal_ein:-18
mal_mit:6 mala:16 malade:23 male:106 maletas:-33 malik:12 malloc:44
malloc_after:18 malt:43 mam:71 mam_w:47 mama:166 mamma:-37 mamma_mia:-67 man:-48
man_^:13 man_and:37 man_für:14 man_has:22 man_i:-3 man_in:-29 man_its:-28
man_ja:-4 man_on:-36 man_overboard:15 man_the:-29 man_who:-87 man_with:8
manage:77 manage_0:31 manage_^:18 manage_the:4 managed:-30 managed_to:-35
management:-4 manager:10 manager_^:9 managers:-37 managers_^:-31 manages:19
manages_0:42 manche:3 manche_droite:3 manchester:10 manchmal:-25 manda:-22
mando:24 mando_i:20 mangiato:-50 mangle:-38 mango:3 manhã:59 mannequin:17
manner:63 manners:-29 mano:14 manoeuvres:36 manoeuvres_on:36 mantel:5 manual:75
manual_gearbox:21 manuale:25 manuals:-46 manuel:-21 manuscript:3 many:-67
many_^:-14 many_a:-30 many_complaints:26 many_guests:27 many_kinds:-16
many_ladybirds:-8 many_names:-30 many_of:100 many_people:30 many_questions:-16
many_small:4 many_wasps:-24 map_and:-21 map_has:14 map_is:26 map_on:-20
map_pins:33 map_shows:5 map_so:-3 map_tiles:2 mapie:-12 mappen:23 maps:-7
maps_^:-28 maquettes:3 mar:-77 marathon:-69 marbled:19 marbled_paper:19
marbling:-27 marca:54 march:20 march_and:41 marche:17 marché:-78 mardi:-21
mardi_^:-30 mare:14 mare_^:-13 marek:78 marek_^:35 margin:-7 margin_^:18
margins:-25 margins_so:-28 marguerite:77 marguerite_^:31 mari:28 marisol:33
maritime:24 mark:75 mark_in:24 mark_it:73 mark_mistakes:4 mark_my:41
mark_the:-50 marked:127 marked_and:18 marked_as:9 marked_by:4 marked_with:10
marker:27 market:42 market_^:32 market_and:-11 market_on:-30 market_size:8
market_square:11 marketing:41 marketing_hates:57 markets:50 markiert:20
markiert_^:20 marking:54 marks:55 marks_^:34 marks_in:14 marks_the:34 marmot:-23
marquee:-2 marquee_^:12 marriage:23 married:29 married_a:-6 married_in:16
marrow:-20 marrow_theft:-20 marsh:19 marshes:-30 marta:63 marta_^:13
marvellous:-59 maré:37 mascot:-22 mash:-84 mashed:-16 mask:19 mask_is:7
masked:31 masks_in:13 mass:23 massimo:100 massimo_0:75 mast:-40 master:-40
master_node:3 mat:16 mat_^:-5 match:-72 match_^:-5 match_the:11 match_your:3
matched:49 matches:9 matching:30 mate:-39 mate_^:-61 matemáticas:34 material:34
material_^:12 materials:21 maternity:6 mates:-48 math:-10 maths:43
maths_corner:34 maths_teacher:-28 matin:16 matin_^:15 matin_et:37 matin_on:-23
matinee:23 matinee_^:-3 matinee_starts:17 matinée:15 matrícula:28
matrícula_del:5 mats:28 matt:9 matte:55 matter:56 matter_how:-22 matter_of:60
matter_what:11 matter_who:29 matters:11 matters_^:31 matters_to:-10 mattina:-30
mattina_che:29 mattino:53 mattress:-12 mattress_^:8 mattresses:-41 max:198
max_0:68 max_^:10 max_for:33 maxi:20 maximaal:12 maximaal_0:12 maximal:33
maximum:91 maximum_0:22 maximum_^:12 maximum_of:22 may:89 may_0:295 may_^:-15
may_admit:14 may_be:32 may_bring:35 may_change:-46 may_console:-25 may_ever:26
may_go:10 may_have:-73 may_i:2 may_last:2 may_look:24 may_only:7 may_reach:14
may_say:-26 may_stay:5 may_take:6 maybe:60 maybe_0:-34 maybe_^:72 mayor:13
mayor_^:-19 mayor_has:31 mayor's:-53 maze:-40 maëlle:30 mañana:-45 mały:25 mb:89
mb_^:36 mb_of:2 mdr:-141 mdr_^:-33 me:54 me_0:-108 me_^:9 me_a:-77 me_about:25
me_after:4 me_alegro:-72 me_all:-4 me_always:20 me_an:75 me_and:50 me_anything:5
me_as:-101 me_at:35 me_before:55 me_best:60 me_better:74 me_build:3 me_but:-17
me_by:27 me_code:31 me_cold:20 me_convient:23 me_corrijas:5 me_da:9 me_diffs:23
me_dizzy:7 me_down:8 me_even:6 me_explain:17 me_far:68 me_feel:46 me_find:76
me_first:51 me_for:-49 me_from:-44 me_get:5 me_guess:27 me_gusta:81 me_gustan:31
me_hables:20 me_hace:46 me_han:35 me_happier:3 me_happy:93 me_have:10 me_he:-6
me_his:-32 me_how:-13 me_hungry:-23 me_i:1 me_i'd:9 me_i'm:-37 me_if:14 me_im:-1
me_in:-50 me_included:-29 me_is:88 me_it:-59 me_it's:33 me_itch:34 me_know:-99
me_les:19 me_like:-21 me_lo:54 me_lol:50 me_look:-55 me_montres:35 me_more:87
me_move:2 me_my:-26 me_nervous:66 me_not:19 me_now:-55 me_nuts:10 me_of:5
me_off:68 me_on:34 me_one:57 me_only:3 me_or:-107 me_otherwise:14 me_out:-13
me_panic:33 me_parece:-78 me_permets:12 me_piace:20 me_please:4 me_pongas:36
me_rappelle:-43 me_rather:2 me_reste:12 me_round:2 me_she:40 me_smile:-90
me_started:-111 me_straight:-23 me_than:119 me_that:-78 me_the:128 me_think:-3
me_this:-12 me_three:51 me_till:2 me_to:46 me_today:-61 me_too:49 me_try:29
me_two:-36 me_up:46 me_way:7 me_what:-10 me_whether:-41 me_which:33 me_while:-28
me_who:11 me_why:8 me_with:-97 me_yet:20 me_you:41 meadow:114 meadow_^:67
meal:71 mean:24 mean_^:-95 mean_every:-6 mean_if:14 mean_it:82 mean_of:34
mean_with:38 meaning:-74 means:81 means_nothing:7 means_the:-30 means_well:30
meant:-76 meant_^:-72 meant_a:-42 meant_for:26 meant_to:1 meantime:-33
meanwhile:3 measure:-22 measure_the:52 measured:53 measured_^:62 measured_a:4
measured_it:28 measured_the:-33 measurement:53 measurements:24
measurements_from:3 measurements_in:4 measures:38 measures_0:19 measuring:41
mechanic:-8 mechanic_has:8 mechanical:-24 mechanics:4 med:24 med_en:-19
med_kanelbullar:-59 media:-26 media_^:31 median:-39 median_of:6 medias:39
medias_^:39 medical:48 medicine:3 medicine_^:-4 medieval:-16 medir:48 medir_o:5
meds:14 mee:107 meer:-39 meer_dan:23 meer_op:11 meet:-52 meet_at:25 meet_for:25
meet_in:38 meeting:-6 meeting_^:38 meeting_about:-17 meeting_and:39
meeting_i:-30 meeting_it:27 meeting_point:83 meeting_room:-55 meetings:-95
meetings_^:-16 meets:37 meets_at:16 meets_in:87 meets_the:-23 meetup:-5
megabits:5 megabits_^:4 megabyte:17 megabyte_^:12 megabytes:44 megabytes_^:28
megaphone:6 megaphone_of:6 meglio:47 meglio_con:51 meglio_di:-59 meglio_la:3
megs:5 meh:-99 mehmet:41 mehr:-22 mehr_als:-56 meilleur:-29 mein:-36
mein_nachbar:-33 mein_onkel:-1 mein_opa:-34 mein_schwager:-5 meine:-75
meine_frau:14 meine_tante:-54 meiner:43 meint:-21 meio:-66 mejor:77 mejor_en:53
mejor_que:19 melde:53 melde_mich:53 melden:31 meldet:7 melhor:-39 melody:72
melon:-39 melon_^:-39 melt:26 melted:-35 melts:77 melts_^:-6 melts_at:12
melts_down:69 member:-24 members:93 members_^:43 membership:-23 memo:-4
memorable:-27 memoria:37 memoria_^:37 memorial:26 memorise:4 memorised:41
memorised_the:41 memory:24 memory_^:31 memory_for:-27 memory_is:18 memory_of:-18
memory_on:-19 memory_so:10 men:-56 men_and:-26 mended:31 mended_and:23 menor:18
menor_^:18 menos:-95 mensaje:-33 mensch:-67 mensen:-24 mention:40
mention_that:48 mentioned:68 mentioned_^:21 mentioned_i:5 mentioned_that:7
mentions:64 mentions_a:37 mentor:53 mentor_^:1 mentor_is:34 menu:47 menu_^:30
menudo:-84 menudo_lío:-34 menus:-4 mer:15 mercado:16 mercato:-65 merchant:-3
merci:-43 merci_c'est:42 merci_pour:-79 mercredi:6 mercy:-70 mercy_^:-37
merely:-60 merge:80 merge_commits:15 merge_conflicts:8 merged:134 merged_^:23
merged_into:12 merged_the:17 merging:18 mes:38 mes_fautes:22 mes_fiches:25
mesa:-5 mesajları:7 mesajı:30 mesajı_her:30 mesh:-51 mesh_is:7 mesmo:-37 mess:45
mess_^:-15 mess_up:34 message:-30 message_^:1 message_bus:19 message_queue:24
messages:46 messages_^:-15 messages_are:-5 messages_best:7 messages_de:4
messages_in:-19 messages_must:4 messages_of:-41 messages_short:22 messe:-29
messo:-37 messy:-20 mesure:8 mesure_0:8 met:36 met_a:-35 met_de:87 met_her:12
met_het:30 met_my:-26 met_one:-53 metal:-34 metal_ones:11 meter_is:4
meter_lids:31 meters:64 meters_^:50 method:28 method_^:-4 methyl:39
methyl_cellulose:39 metre:-19 metre_^:-26 metres:82 metres_^:85 metres_and:24
metres_long:13 metric:18 metrics:7 metronome:23 metronome_^:61 metronome_at:12
metronome_is:66 metros:43 metros_^:43 mettez:28 meu:-107 meu_primo:-57
meu_vizinho:-35 mews:33 mews_made:33 mg:21 mgr:-22 mhz:19 mi_abuela:-147
mi_compañera:37 mi_contó:-28 mi_dice:-37 mi_ha:-75 mi_hanno:28 mi_hermana:49
mi_madre:73 mi_número:32 mi_padre:46 mi_pare:-62 mi_piace:46 mi_piacerebbe:33
mi_prima:-2 mi_primo:-19 mi_profe:8 mi_profesora:65 mi_się:104 mi_trovo:51
mi_vecino:-81 mia:10 mia_che:-65 mia_zia:-10 mic:37 mice:55 mice_^:58 mich:34
mich_heute:-24 mich_privat:4 microcontrôleur:16 microfarad:17 microfarad_^:17
microns:11 microphone:-24 microseconds:-12 microwave:10 microwaved:-61
microwaved_fish:-58 mics:2 mid:10 mid_sentence:8 middle:24 middle_^:14
middle_and:-27 middle_c:30 middle_of:-10 middle_station:3 midi:27 midnight:46
midnight_^:46 midnight_and:33 midsommar:22 midsommar_^:22 midterm:12
midterm_^:12 mientras:50 mientras_dure:27 mierzy:22 mierzy_w:22 mietvertrag:9
mieux:57 mieux_des:28 mieux_le:7 mieux_les:29 mieux_une:42 mieux_à:47 mieści:18
mieści_0:18 mig:66 mig_^:-21 might:-71 might_be:-43 might_borrow:-20 mignon:-63
mignon_le:-63 migrate:19 migrate_the:19 migrated:-20 migration:109
migration_gets:10 migration_has:25 migration_on:1 migrations:41 migração:22
mij:19 mijn:-133 mijn_collega:5 mijn_fiets:-67 mikroampere:15 mikroampere_^:15
milchtank:23 mild:89 mile:48 mile_^:71 mileage:9 miles:6 milk:-5 milk_^:78
milk_on:33 milking_parlour:-15 milky:2 milky_way:21 mill:-24 mill_^:14
mill_near:-13 mill_street:20 mille:-39 millimetres:44 millimetres_^:2
million:-85 million_and:-36 millisecondes:-24 millisecondes_^:-24
milliseconds:120 milliseconds_^:51 milliseconds_and:54 milliseconds_or:1
millisekunden_^:4 mills_^:6 milo:-66 milonga:16 milímetros:20 milímetros_^:20
min_^:124 min_after:3 min_of:1 min_per:9 mind:32 mind_^:-78 mind_a:34
mind_about:42 mind_i:24 mind_i'm:8 mind_if:1 mind_my:36 mind_that:4 mind_to:10
mind_what:25 minded:-16 minded_^:-16 mine:-84 mine_^:-31 mine_from:-4 mineurs:22
minha:-93 minha_avó:-18 minha_mulher:11 minha_tia:-31 mini:42 minibus:34
minibus_seats:21 minims:-70 minimum:-47 minimum_^:-55 minister:-27 ministry:5
minor:5 minors:26 mins:39 mins_^:14 mint:-47 minuet:46 minuet_has:32 minus:61
minus_one:63 minut:34 minut_^:32 minute:-43 minute_0:-72 minute_^:101
minute_ago:39 minute_before:-10 minute_hand:48 minute_i:-13 minute_off:-32
minute_the:-9 minuten:9 minuten_^:130 minuten_am:3 minuten_wenn:10 minutes:4
minutes_^:37 minutes_a:75 minutes_about:-47 minutes_after:47 minutes_ago:23
minutes_and:-3 minutes_at:82 minutes_because:-55 minutes_before:20 minutes_de:1
minutes_each:17 minutes_for:50 minutes_in:6 minutes_long:12 minutes_not:18
minutes_of:12 minutes_on:-12 minutes_per:59 minutes_to:-45 minuti:78 minuti_^:71
minuto:3 minuto_^:3 minutos:-8 minutos_^:84 minutos_de:-42 mio:-50
mio_fratello:21 mio_nonno:-38 mio_zio:-31 mir:-10 mir_0:1 mir_das:-30 mir_die:16
mir_ist:-19 mir_jetzt:8 mir_sind:4 mir_ungefähr:10 mir_wär:14 mir_wäre:43
mira:33 miracle:-3 mirror:110 mirror_^:14 mirror_is:27 mirrored:19 mirrors:-52
misc:-19 misc_^:-13 mise:23 mise_à:23 miserable:68 misma:-58 mismo:-49
misprint:36 misread:63 misread_the:48 miss:-17 miss_0:2 miss_^:-18 miss_it:-24
miss_the:-77 missed:-15 missed_my:-14 misses:32 missing:62 missing_a:10
missing_is:35 missing_one:6 mission:17 mission_is:3 misspelt:6 misst:41
misst_0:15 mist:-26 mistake:-2 mistaken:33 mistakes:148 mistakes_^:52
mistakes_in:64 mister:27 mister_is:27 mistress:9 misura:19 mit:50 mit_0:-54
mit_^:69 mit_bildern:6 mit_dem:-1 mit_den:-71 mit_der:13 mit_einem:53
mit_einer:37 mit_karteikarten:7 mit_lehm:-3 mites:2 mitosis:45 mitt:21 mitt_i:21
mittens:-62 mittens_^:-31 mittwoch:33 mix:105 mix_^:33 mix_them:2 mix_up:53
mixed:129 mixed_up:21 mixer_in:19 ml:64 ml_^:10 ml_in:31 mm:-39 mm_^:60 mnie:55
mnie_nie:12 mniej:-9 mo:46 mo_^:39 mob:1 mobile:77 mobile_is:16 mock:83
mock_came:10 mock_exam:13 mock_oral:24 mock_test:7 mock_went:75 mocks:40 mod:2
mode:68 mode_^:-15 mode_palette:5 model:133 model_^:9 model_as:14 model_in:8
model_is:19 modelled:26 modelled_by:26 modelo:58 models:-59 modem:-3 modem_^:-15
modern:-93 modulation:42 module:26 module_^:40 module_belongs:16 module_de:12
modulo:68 moduł:65 moduł_kalibracji:39 modülü:32 moe:-53 moet:71 mogen:33 moi:6
moi_^:-38 moi_je:-30 moi_toujours:13 moich:-86 moins:38 mois:37 mois_^:37
moist:12 moisture:18 moisture_parser:3 moitié:-31 moitié_du:-46 moll:25 molo:29
moment:5 moment_^:10 moment_ago:82 moment_it's:-16 moment_the:18 momento:8
mon:-9 mon_binôme:39 mon_chat:-10 mon_dictionnaire:30 mon_ex:28 mon_fils:-30
mon_frère:12 mon_mot:34 mon_numéro:12 mon_oncle:-50 mon_père:-23 mon_voisin:-29
monastery:-55 monastery_^:-55 monday_^:-31 monday_and:28 monday_class:23
monday_i:48 mondays:-111 mondays_^:-116 mondays_are:-31 mondays_do:-10
mondays_evening:12 monde:42 money:8 money_^:-21 money_back:7 money_came:10
money_for:-47 money_goes:12 money_has:-2 monitor:-75 monitoring:-54 monitors:-38
monk:-53 monks:-36 monorepo:18 monsieur:-37 monster:70 monster_^:33 montag:-48
montag_^:-8 montage:-16 montaggio:2 montaña:-51 montaña_^:-51 monteur:82
month:80 month_^:53 month_is:52 month_of:22 month_the:8 monthly:24 months:-31
months_^:-19 months_and:-64 months_to:8 montre:-33 montres:36 mood:20 mood_^:4
mooi:4 mooi_verhaal:-17 moon:-82 moon_^:-28 moon_has:-22 moon_is:11 moon_or:-26
mooring:56 moot:5 moot_court:5 mop:-18 moped_in:-21 moral:11 moral_support:11
morale:-84 more:81 more_^:96 more_about:-40 more_and:19 more_as:12 more_at:3
more_beautiful:13 more_breaks:12 more_comfortable:27 more_easily:60 more_from:1
more_fun:-7 more_in:-49 more_into:64 more_it:49 more_like:-8 more_my:76
more_of:23 more_often:-37 more_once:39 more_or:-7 more_so:-23 more_than:37
more_to:95 more_when:46 more_where:1 moreau:44 moreau_^:44 morgen:-28
morgen_^:-80 morgen_früh:64 morgens:-15 mormor:-108 morning:15 morning_!:18
morning_0:-19 morning_^:109 morning_a:-7 morning_all:-60 morning_and:-19
morning_at:-33 morning_best:5 morning_for:25 morning_group:6 morning_i:-27
morning_like:-40 morning_slot:19 morning_slots:16 morning_so:19
morning_still:-22 morning_that:-25 morning_the:92 morning_to:-33
morning_with:-32 morning_would:-23 mornings:121 mornings_^:42 mornings_are:22
mornings_work:1 morse:-17 morse_by:19 morse_speed:55 mort:38 mortar:10
mortgage:-7 mortgage_^:-7 mosaic:-27 mosquitoes:-25 moss:-21 most:-54 most_0:132
most_^:74 most_countries:-30 most_i:5 most_is:29 most_monitoring:-3 most_of:-66
most_people:-61 most_the:6 most_two:24 mostly:-128 mostly_because:60
mostly_the:-66 mot:68 mot_de:36 mot_kupolen:27 moteur:11 moteur_de:11 mother:40
mother_^:24 mother_in:-32 mother's:36 mother's_landline:12 mothers:79 moths:-36
moths_^:-14 motor:91 motor_is:37 motorcycle:21 motore:50 motore_di:40
motorista:15 motorista_da:15 motors:27 motorway_driving:54 motorways:38
motorways_^:38 mould:46 mouldy:-61 mouldy_^:-67 moulin:20 moulting:39 mount:15
mount_on:8 mountain:-2 mounts:28 mouse:33 mouse_^:-43 moustache:-49
moustache_on:-50 moustiques:-86 mouth:-107 mouvement:12 move:34 move_a:5
move_and:4 move_in:-31 move_on:24 move_the:28 move_to:4 moved:60 moved_^:-25
moved_and:-1 moved_here:-14 moved_in:21 moved_into:-39 moved_it:4 moved_its:16
moved_my:22 moved_out:-22 moved_that:-14 moved_the:57 moved_to:105 moved_you:1
movement:42 movement_^:14 movements:50 movements_^:26 movers:30 movers_are:33
moves:-16 moves_on:-63 moves_than:-34 moves_the:-19 moves_to:63 moves_with:-45
movie:-41 movies:-36 moving:-45 moving_^:45 moving_day:10 moving_is:-69
moving_the:25 mow:2 mower:38 mower_^:21 moście:-61 może:26 może_przekroczyć:7
możesz:45 mr:117 mr_^:33 mr_abernethy:34 mr_baptiste:40 mr_brandt:12 mr_okafor:4
mr_oyelaran:2 mr_silva:-55 mri:2 mri_console:2 mridangam:21 mridangam_partner:21
mrs:49 mrs_keller:7 mrs_lindqvist:5 mrs_okafor:1 mrs_petrov's:8 ms:150 ms_^:47
ms_brandt:6 ms_lindgren:9 ms_okonjo:5 msgs:-15 msgs_^:32 much:-18 much_^:91
much_as:-83 much_better:12 much_for:-6 much_like:2 much_nicer:-19 much_of:-14
much_prefer:4 much_rather:69 much_sooner:12 much_the:-1 much_to:-26 muchas:-56
mucho:-26 mucho_0:9 mucho_^:3 mucho_gusto:-15 mucho_tres:16 muchísimo:-40
mud:-123 mud_^:-61 mud_cakes:-28 mud_up:-21 muddle:-68 muddy:18 mudó:32
muelle:23 muestras:11 muestras_^:11 mug:-135 mug_^:-43 mugs:-54 muito:-27
mulher:11 multiple:9 multiple_choice:9 mum:28 mum_hates:6 mum_is:22 mum_says:-38
mum's_seat:1 mums:-25 mundo:-40 munsell:5 murdered:-96 muscle:-19 muscles:-6
musette:4 museum:-58 museum_^:32 museum_gift:-22 museum_in:3 museum_is:43
museum_lets:32 museum's:10 museums:-21 mush:70 mush_^:47 mushroom:35
mushrooms:-29 mushrooms_^:-28 music:13 music_^:-80 music_has:-47 music_in:24
music_is:-14 music_on:-20 music_room:24 music_stand:73 musical:-24 musiciens:15
musik_^:-3 muss:-1 muss_die:-33 musste:45 mussten:-77 mussten_wir:-77 must:-98
must_admit:-50 must_always:9 must_apologise:42 must_ask:5 must_be:-107
must_come:5 must_fit:8 must_give:-23 must_have:-175 must_keep:-13 must_leave:12
must_look:-22 must_name:9 must_never:117 must_not:159 must_run:-53 must_say:-51
must_stay:19 must_think:-10 musterlisting:3 mustn't:41 mustnt:12 mustve:-21
musée:-58 mute_the:27 muted:52 mutex:-29 muy:-1 muy_con:-19 muzzle:61 mx:28
mx_records:27 my:-2 my_0:-72 my_^:-99 my_accent:5 my_age:-12 my_aim:18
my_always:-38 my_ankles:-66 my_answer:30 my_apologies:30 my_application:13
my_arm:34 my_asked:-143 my_assessment:20 my_aunt:19 my_aunt's:17 my_back:-102
my_bag:-88 my_bank:-25 my_best:-51 my_birthday:10 my_blue:-23 my_book:44
my_boss:100 my_bought:-21 my_brain:13 my_brother:54 my_brother's:19
my_brothers:12 my_calls:-85 my_cat:-47 my_charts:19 my_childhood:-16
my_chips:-30 my_club:1 my_colleague:76 my_committee:27 my_condolences:-16
my_contact:8 my_could:-43 my_counted:-25 my_cousin:37 my_cousin's:18
my_cousins:48 my_customers:17 my_dad:38 my_daughter:29 my_daughter's:26
my_daughters:11 my_day:-114 my_dear:30 my_dentist:-14 my_desk:21 my_did:-2
my_doctor:50 my_dog:-36 my_driving:-63 my_drove:-9 my_duet:3 my_elective:68
my_employer:25 my_english:-4 my_enrolment:28 my_essay:14 my_ex:-20 my_exam:47
my_examiner:14 my_experience:-14 my_eyes:222 my_family:-5 my_father:-24
my_favourite:-37 my_feedback:27 my_feet:-23 my_fell:-22 my_first:-89 my_flat:46
my_flatmate:-13 my_flow:13 my_found:-55 my_friend:10 my_friends:45 my_gets:-61
my_ghost:46 my_glasses:-35 my_gloves:-32 my_god:24 my_gran:-21 my_grandads:14
my_granddaughter:99 my_grandfather:-39 my_grandfather's:19 my_grandmother's:7
my_grandson:78 my_great:43 my_had:-2 my_hand:-31 my_hands:31 my_handwriting:-58
my_has:-52 my_head:-38 my_hearing:54 my_heart:68 my_hip:-17 my_home:27
my_husband:79 my_husband's:2 my_i:-3 my_in:-36 my_inbox:48 my_instructor:7
my_is:-95 my_keeps:-49 my_keyboard:-68 my_keys:-70 my_kid:-42 my_kids:32
my_kitchen:-6 my_knee:-10 my_knees:-41 my_knowledge:18 my_landlord:-16 my_lap:-5
my_last:-6 my_late:24 my_learned:-28 my_leave:1 my_left:42 my_leg:-53
my_lessons:10 my_level:11 my_life:-18 my_line:41 my_list:42 my_lunch:-22
my_mentor:53 my_mind:18 my_mistakes:84 my_mock:22 my_morning:-41 my_mother:39
my_mother's:35 my_mridangam:21 my_mum:11 my_mum's:1 my_name:-8 my_neighbour:-66
my_nephew:39 my_nerves:44 my_never:-5 my_new:2 my_next:17 my_niece:26
my_night:47 my_nose:5 my_notes:79 my_old:-13 my_older:59 my_on:-67 my_once:-38
my_opinion:-7 my_own:11 my_page:59 my_partner:9 my_passport:35 my_pension:55
my_phone:56 my_pick:-16 my_plants:-33 my_played:-3 my_poor:55 my_porridge:-34
my_practice:46 my_predecessor:11 my_presentation:30 my_ran:-6 my_regrets:-7
my_rented:8 my_roaster:1 my_rode:-4 my_role:39 my_rota:14 my_s:-115
my_sandwich:-29 my_sat:-20 my_savings:1 my_says:-123 my_school:4 my_scope:21
my_screen:6 my_second:-45 my_sewing:10 my_shift:8 my_shifts:16 my_shoulder:-63
my_shruti:33 my_side:-47 my_sis:-16 my_sister:29 my_sister's:24 my_sisters:83
my_sleep:-43 my_small:5 my_son:-18 my_son's:8 my_still:-109 my_stop:-20
my_student:-7 my_study:53 my_suitcase:-77 my_swears:-35 my_sympathy:-27
my_tablet:28 my_talk:34 my_taste:19 my_teacher:60 my_team:13 my_teeth:-50
my_term:22 my_theory:-17 my_thing:76 my_thinks:-83 my_thought:-22 my_throat:-36
my_thumb:-37 my_toddler:-52 my_toes:-37 my_took:-17 my_topic:19 my_typing:-32
my_uncle:94 my_used:-17 my_voice:-4 my_was:-27 my_watch:-16 my_weak:6
my_weakest:22 my_who:-5 my_whole:-20 my_wife:99 my_wife's:53 my_window:-29
my_wish:17 my_word:56 my_work:46 my_worked:-40 my_would:-72 my_wrist:-9
mycket:-42 myself:97 myself_^:67 myself_and:-24 myself_before:6
myself_included:-5 mystery:-5 myth:17 myth_summary:17 máquina:6 máquinas:12
más:8 más_^:31 más_de:2 más_estudiar:11 más_las:19 más_los:10 más_que:35
máximo:85 máximo_0:49 máximo_de:27 målas:11 målet:46 målet_är:46 måste:53
måste_ha:46 mère:21 mètres:12 mètres_^:12 médical:19 médico:6 médicos:24
mélange:30 même:-9 même_en:25 même_le:-46 même_pour:19 même_si:44 mês:-27 mí:50
mí_me:36 mía:-40 mía_^:-35 módulo:58 módulo_de:56 mój:-78 móvil:52 möchte:15
música:5 músicos:26 müssen:5 młyna:23 n:-36 n_0:13 n_a:-21 n_all:-3 n_minus:63
n_the:3 n_then:-31 n'a:-41 n'a_pas:-41 n'est:47 n'est_plus:23 n'utilise:7 na:18
na_0:62 na_boisku:-21 na_cantina:28 na_czwartek:10 na_dann:-11 na_das:-7
na_głowie:4 na_het:3 na_ja:-37 na_lekcje:30 na_oficina:58 na_parte:-11
na_sexta:21 na_weselu:-32 na_środę:27 naar:-28 naar_de:-7 nach:-21 nach_0:-52
nach_^:19 nach_dem:84 nach_der:14 nach_einem:-83 nach_einer:-31 nach_hinten:20
nach_jedem:6 nach_jeder:30 nach_rücksprache:47 nachbar:-57 nachbarn:23
nachmittag:-30 nacht:-70 nachtverarbeitung:26 nad:14 nada:115 nada_de:72
nadal:34 nadal_nie:34 nadie_entra:15 nagging:14 nags:4 nah:54 nah_the:-4 nail:-5
najwyżej:116 najwyżej_0:59 naked:26 nam:-47 name:44 name_^:-20 name_for:4
name_is:39 name_matching:29 name_of:23 name_on:21 name_so:59 name_the:22
name_was:10 named:-141 named_after:-15 named_by:19 named_her:-47 named_the:-49
names:-31 names_^:-15 names_and:-3 names_don't:10 names_i:3 names_in:57
names_into:-21 names_of:31 names_the:8 naming:-46 naming_things:-25 namiot:21
namiot_stoi:21 nan:51 nantes:7 nantes_est:5 nap:-130 nap_^:-64 napkins:5
nappies:17 naprawdę:-93 narrated:6 narrated_by:6 narrow:47 narzekał:-65 nas:-17
nas_^:21 nasty:59 następna:36 następna_lekcja:36 native:6 nats:39 nats_^:39
natt:20 natural:-56 natural_to:-20 naturally:-70 naturally_^:-47 nature:-18
nature_^:-20 natürlich:-28 nautical:28 nautical_miles:28 nav:-25 nave:-26
navigue:62 navigue_avec:62 navy:-27 nawet:18 nda:3 ne:-11 ne_confirme:16
ne_doit:27 ne_donne:3 ne_faut:11 ne_güzel:-61 ne_jamais:19 ne_me:39
ne_mélange:26 ne_peut:23 ne_peux:23 ne_promet:5 ne_redémarre:13 ne_sait:15
ne_sont:12 neap:1 neap_tide:1 near:-134 near_^:-64 near_and:-2 near_are:-27
near_it:-6 near_line:-26 near_miss:69 near_so:-29 near_the:116 near_they:-22
nearest:9 nearly:79 nearly_cried:55 nearly_everybody:-9 nearly_took:43 neat:42
nebbia:-40 nebbia_fitta:-40 nebel:-35 nebula:5 necessary:-72 neck:-36
neckline:19 ned:11 ned_^:11 need:22 need_0:70 need_^:-69 need_a:-16 need_for:30
need_is:-23 need_it:12 need_my:2 need_one:-72 need_the:119 need_this:5
need_to:78 needed:-73 needed_0:-42 needed_^:-77 needed_a:-2 needed_the:31
needle:82 needle_for:14 needle_the:55 needles_^:-15 needs:61 needs_0:22
needs_a:33 needs_an:-32 needs_at:25 needs_its:14 needs_no:18 needs_that:50
needs_the:-8 needs_to:-42 needs_two:8 neem:35 neemt:28 neemt_de:15 negative:21
negatives:3 negatives_^:3 negozio:24 nehme:19 nehme_ich:6 nehmen:84
nehmen_das:21 nehmen_den:15 nehmen_wir:30 nei:5 neighbor:-25 neighbour:-71
neighbour_^:17 neighbour_came:-11 neighbour_has:-27 neighbour_swears:-27
neighbour's:47 neighbours:-20 neighbours_^:28 neighbours_are:-31
neighbours_cat:-21 neighbours_complained:74 neighbours_have:14 neither:-11
neither_of:-13 nel:21 nella:-29 nem:3 nennen:50 nephew:23 nergens:50 nerves:2
nerves_^:34 nerves_of:-72 nervous:-42 nervous_^:39 nervous_at:-29
nervous_before:-55 nessuno:1 nest:57 nested_ifs:22 nested_proxies:-23
nested_switches:2 nesting:-33 nesting_in:-32 nests:56 net_is:45 netting:-7
network:30 network_calls:13 networks:-36 netz:5 netz_^:5 neu:28 neu_gerechnet:18
neu_gestartet:-6 neue:-6 neue_abhängigkeiten:27 neuen:42 neun:-52 neun_^:23
never:-78 never_again:-30 never_ask:18 never_be:-21 never_been:-31
never_call:-22 never_came:25 never_change:-30 never_cut:17 never_feed:29
never_forget:-46 never_found:-46 never_gets:-47 never_give:13 never_go:-14
never_goes:24 never_got:-3 never_had:-59 never_have:-39 never_in:74
never_inches:26 never_introduce:8 never_knew:35 never_know:-40 never_learned:-11
never_leave:-16 never_let:-5 never_log:15 never_make:15 never_mind:55
never_need:6 never_on:16 never_once:-4 never_one:-55 never_paid:-31
never_phone:41 never_put:23 never_quite:35 never_restart:19 never_round:3
never_run:-21 never_said:74 never_seen:-47 never_shared:-45 never_ship:22
never_tell:28 never_the:6 never_thought:-21 never_to:7 never_trust:-28
never_understood:-62 never_want:-25 never_win:-73 never_written:5 new:56
new_^:-23 new_carpet:-19 new_chair:-41 new_dependencies:1 new_driver:11
new_flat:-4 new_glasses:61 new_handset:1 new_hire:-59 new_intern:-3
new_letter:26 new_logo:-25 new_neighbours:-46 new_office:-36 new_one:1
new_place:42 new_player:5 new_price:16 new_shift:7 new_signs:5 new_terms:9
new_timetable:8 new_tyres:9 new_words:45 newborn:2 newer:32 newer_one:31
news:-22 news_^:-66 news_from:7 news_on:10 news_the:26 news_your:45
newsletter:39 newspaper:47 newspaper_^:20 newsprint:-41 newtons:43 newtons_^:25
next:-29 next_^:35 next_door:-98 next_i:52 next_i'll:34 next_is:6 next_lesson:18
next_morning:8 next_one:16 next_pitch:-43 next_room:-17 next_session:6
next_step:33 next_the:21 next_thing:112 next_time:11 next_to:-33 next_topic:21
next_up:52 next_we:9 next_we'll:4 next_week:20 next_year:-53 neşeli:-53 ngl:-92
ngl_i:-9 ngl_the:-79 ni:8 ni_siquiera:13 ni_una:26 ni_uno:1 nice:-51 nice_man:5
nice_one:-64 nice_that:-20 nicely:-74 nicely_^:-57 nicely_by:-52 nicely_put:-2
nicer:104 nicer_^:-37 nicer_and:16 nicer_as:36 nicer_for:38 nicer_if:2
nicer_on:7 nicer_than:13 nicer_to:17 nicest:-22 nicest_for:8 nicht:23
nicht_^:-17 nicht_an:15 nicht_aus:2 nicht_in:46 nicht_mal:-18 nichts:-22
nichts_geändert:5 nichts_verloren:36 nicked:52 nickname:-55 nickname_^:-38
nie:14 nie_an:18 nie_da:34 nie_die:1 nie_direkt:23 nie_może:7
nie_unbeaufsichtigt:38 nie_wchodzi:26 nie_wiadomo:49 nie_wiem:25 nie_więcej:27
nie_wolno:14 niece:26 niece_in:74 niedzielę:-8 niedzielę_^:52 niemals:60
niemand:91 niemand_^:9 niemand_anruft:10 niente:9 niente_^:-35 niet:169
niet_^:23 niet_meer:2 niet_of:39 niets:20 nieuwe:42 night:19 night_0:-13
night_^:-24 night_a:-18 night_agent:4 night_and:23 night_crew:12
night_dispatcher:35 night_driving:27 night_for:-17 night_guard:46 night_i:29
night_in:-50 night_mode:15 night_nurse:-24 night_palette:11 night_porter:22
night_rounds:7 night_setback:19 night_shift:-54 night_supervisor:4 night_than:-6
night_the:-46 night_train:-48 night_watch:136 night_we:22 night_which:33
night_with:-17 night_work:41 night's:27 night's_sleep:16 nightly:113
nightly_backup:22 nightly_build:7 nightly_job:15 nightmare:59 nightmares:-66
nightmares_^:-47 nights:121 nights_^:33 nights_and:41 nights_the:8 niks:16
nikt:-16 nikt_nie:-16 nil:-39 nine:73 nine_^:16 nine_and:2 nine_days:-28
nine_is:4 nine_to:12 nineteen:-33 nineties:-28 ninety:-44 ninety_percent:-78
ninguém:-22 ninguém_entra:10 ningún:49 ningún_concepto:11 ningún_otro:23
nite:-57 nite_^:-65 nits:-40 nivel:40 nivel_de:34 nix:-48 niña:15 niż:-70 no:66
no_0:23 no_^:-7 no_account:27 no_aeroporto:21 no_animal:10 no_answer:38
no_calls:35 no_circumstances:71 no_clue:45 no_comprovante:3 no_discussion:19
no_dj:20 no_drone:4 no_en:25 no_exceptions:58 no_explanation:2 no_fireworks:35
no_firmware:28 no_floats:23 no_free:-12 no_gaps:-47 no_glass:12 no_go:12
no_good:-56 no_harm:-67 no_he:-19 no_higher:2 no_hurry:-36 no_idea:62
no_incident:-72 no_information:29 no_inline:35 no_joke:5 no_jokes:14 no_le:33
no_light:-15 no_lo:26 no_long:35 no_longer:24 no_lost:10 no_malloc:18
no_manners:-7 no_matter:-5 no_me:86 no_mercy:-29 no_more:184 no_music:52
no_máximo:10 no_need:-71 no_no:4 no_offence:-77 no_one:40 no_open:35 no_other:28
no_part:31 no_phone:11 no_pictures:28 no_place:8 no_problem:-73 no_puedo:24
no_raw:21 no_regrets:-35 no_room:33 no_rush:-57 no_sabemos:39 no_salen:7
no_se:85 no_seat:-15 no_second:2 no_sense:62 no_signal:-58 no_storms:8
no_tak:-77 no_thats:1 no_the:-43 no_time:-32 no_to:25 no_trouble:-57 no_two:-35
no_unwrap:14 no_uses:10 no_wait:47 no_way:3 no_wifi:-8 no_wonder:-68 no_word:19
no_worries:-138 nobody:1 nobody_^:55 nobody_admits:-57 nobody_answers:13
nobody_asked:52 nobody_asks:33 nobody_but:98 nobody_can:29 nobody_climbs:38
nobody_could:66 nobody_dared:-11 nobody_dares:-37 nobody_edits:11 nobody_else:54
nobody_enjoys:-43 nobody_enters:35 nobody_ever:-23 nobody_gets:-2 nobody_goes:15
nobody_had:-13 nobody_has:87 nobody_here:78 nobody_in:-22 nobody_is:-2
nobody_knows:-19 nobody_laughed:-16 nobody_looks:-53 nobody_minded:-16
nobody_noticed:-49 nobody_notices:-22 nobody_on:58 nobody_opens:30
nobody_reads:-44 nobody_said:15 nobody_seems:59 nobody_sees:27 nobody_signs:26
nobody_steps:7 nobody_tells:-8 nobody_told:-46 nobody_under:-49 nobody_walks:33
nobody_wants:55 nobody_warned:-78 nobody_was:-20 nobody_who:-18 nobody_works:71
nobody_would:-41 nobody's:-39 noch:-14 noch_0:-37 noch_das:18 noch_einmal:50
noch_keiner:15 noch_nicht:-34 noch_offen:5 noche:-50 noche_^:-24 noche_más:-1
noches:-17 nochmal:48 nocturne:-14 nocturno:40 nocturno_tarda:3 nod:18 nod_^:33
nodded:5 node_is:-3 nodes:-24 nodes_and:-51 nodo:8 nog:1 nog_de:20 nog_even:31
nog_niet:52 nog_steeds:-68 noise:-120 noise_^:-25 noise_again:-5 noise_from:-43
noise_is:-1 noise_it:-1 noise_like:-20 noisy_work:22 noleggio:32 nom:15
nom_de:15 nombre:41 nombre_de:15 nombres:3 nome:-39 nome_^:9 nomes:36
nomes_compridos:18 nomes_longos:10 nomi:65 nomina:3 noms:22 noms_longs:1 non:-48
non_?:-63 non_abbiamo:5 non_deve:23 non_oltre:20 non_più:18 non_si:-60 non_so:11
non_usare:7 none:-13 none_^:107 none_of:-52 nonna:-59 nonna_diceva:-75 nonno:-13
nonsense:59 noodles:86 noodverlichting:1 nooit:43 noon:-34 noon_^:-15
noon_and:-25 noone:62 nope:-13 nor:4 nord:16 nord_läuft:9 normal:-157
normal_^:-21 normal_to:-40 norra:17 norte:70 norte_^:9 norte_caben:26 north:94
north_gallery:5 north_of:-56 north_tower:2 northern:-22 northern_lights:-52
northfield:27 norway:-24 nos_deja:26 nose:-6 nosotros:20 nossa:-66 nossa_que:-66
not:69 not_0:76 not_a:68 not_accept:20 not_add:6 not_after:3 not_allowed:-36
not_alone:-57 not_be:-32 not_been:53 not_before:6 not_believe:-81 not_by:44
not_change:19 not_clear:2 not_count:18 not_edited:12 not_enough:10 not_even:100
not_everyone:-43 not_exist:-23 not_find:62 not_fit:-2 not_found:18 not_from:-3
not_get:-5 not_going:-23 not_gonna:-71 not_great:-36 not_have:-13 not_hear:26
not_heard:-71 not_help:-38 not_in:88 not_just:31 not_keen:9 not_let:-8
not_longer:22 not_me:-95 not_more:48 not_much:-30 not_my:-70 not_on:-71
not_one:-91 not_open:13 not_over:23 not_permitted:6 not_play:-42 not_renewing:5
not_run:2 not_see:29 not_show:2 not_silence:14 not_so:38 not_stopped:-25
not_sure:36 not_the:-84 not_to:4 not_touch:39 not_weigh:4 not_what:22
not_when:12 not_with:25 not_yet:7 nota:11 notch:43 notch_0:43 note:6 note_^:-58
note_for:12 note_on:-7 note_that:59 notebook:33 notebook_^:26 notebook_is:-21
noted:151 noted_!:46 noted_0:3 noted_^:82 noted_that:43 noted_the:3
notenschrank:11 notenschrank_im:11 notes:-107 notes_^:36 notes_and:-29
notes_are:18 notes_in:-71 notes_the:42 nothing:72 nothing_^:88 nothing_about:19
nothing_against:36 nothing_and:-75 nothing_at:34 nothing_beats:-125
nothing_else:-56 nothing_from:1 nothing_gets:35 nothing_is:-25 nothing_like:-42
nothing_more:18 nothing_new:-74 nothing_that:43 nothing_to:21 nothing_with:35
notice:-56 notice_^:-17 notice_for:32 notice_how:-38 notice_to:4 noticed:-17
noticed_^:-36 notices_^:-5 notifications:8 noto:15 notre:4 notte:60 notte_^:36
noturno:12 notwithstanding:-35 notwithstanding_^:-35 noté:40 nougat:3 nougat_^:3
noun:9 nouns:53 nouns_in:47 nous:8 nous_a:-28 nous_avons:22 nous_faut:4
nous_reste:11 nous_serons:12 nous_vous:21 nouveau:54 nouveaux:22 nouvel:8
nouvel_ordre:7 nouvelle:-12 nouvelles:-10 nov:1 nova:46 nove:-45 novel:-12
novel_^:-55 novels:3 novels_^:-60 november:-20 november_^:13 novice:6 novo:26
now:18 now_0:20 now_^:-47 now_a:3 now_and:11 now_comes:19 now_for:20 now_has:19
now_i:-81 now_is:48 now_it:3 now_it's:-35 now_its:-10 now_like:-23 now_lives:-11
now_my:21 now_not:36 now_on:68 now_passes:9 now_since:2 now_so:13 now_take:19
now_that:27 now_the:42 now_there's:-54 now_we:-15 nowej:27 nowhere:59
nowhere_^:18 nowhere_else:72 nowy:73 nowych:37 nowych_zależności:37 nową:9
nozzles:61 npm:-39 npm_^:-19 nr:39 nr_0:8 nu:42 nu_^:97 nu_de:29 nu_ligger:24
nu_op:6 nu_är:51 nudge:12 nudo:22 nueva:-9 nuevas:12 nuevo:64 nuevos:7
nuisance:10 nuit:5 nuit_^:63 nuit_j'ai:-32 null:22 null_hypothesis:14 num:56
numaralı:41 numaralı_odada:34 number:8 number_0:-73 number_^:39 number_ends:14
number_for:-55 number_has:54 number_is:67 number_of:-11 number_on:-32
number_plates:-7 number_the:34 number_to:1 numbered:18 numbers:66 numbers_^:9
numbers_are:-53 numbers_as:-7 numbers_i:28 numbers_in:3 numera:47 numerals:47
numerals_^:19 numerals_on:23 numéro:65 numéro_de:16 nun:7 nunca_^:-9 nunca_me:30
nuns:21 nuova:19 nuove:39 nuovo:71 nuovo_^:25 nur:86 nur_an:14 nur_auf:16
nur_die:26 nur_mit:28 nur_nach:37 nur_noch:50 nur_zu:-10 nuria:3 nurse:-18
nurse_^:33 nurse_on:5 nursery:7 nursery_^:19 nurses:68 nurses_line:29 nursing:47
nursing_school:46 nut:37 nutcracker:-27 nuts:36 nuts_^:13 nuts_are:18 nya:95
nyckeln:32 nylon:58 não:16 não_pode:29 não_sabemos:9 não_sei:32 nächstes:88
nächstes_prüfen:4 nächstes_üben:10 när:-125 när_jag:-14 någon:-24 nöbeti:10
número:49 número_de:17 números:-30 o:18 o_0:74 o_anderson:15 o_aquecimento:32
o_backup:8 o_banco:1 o_barco:6 o_botão:4 o_café:-82 o_cofre:11 o_dia:-43
o_ecrã:30 o_endereço:22 o_espelho:28 o_ferro:15 o_fim:4 o_gerador:38 o_kit:1
o_leilão:18 o_leitor:38 o_mar:-18 o_meu:-60 o_modelo:58 o_motorista:15
o_módulo:8 o_nome:31 o_novo:5 o_orçamento:4 o_palhaço:32 o_plano:24 o_primeiro:1
o_queijo:31 o_saatte:23 o_seguro:14 o_servidor:-14 o_silo:22 o_teatro:22
o_tempo:10 o_teste:29 o_ventilador:18 o'clock:-23 o'clock_^:43 oak_^:6 oak_for:7
oars:14 oat:-84 oat_milk:-84 ob:92 ob_der:7 ob_die:54 ob_ich:1 obergrenze:14
obiecuję:30 obiecuję_^:28 object:32 object_storage:19 objected:41 objects:16
oboe:11 oboe_case:12 obras:51 obrazów:32 obrigada:17 obv:-82 obv_^:-82
obvious:16 obviously:66 occupational:-73 och:-10 och_alla:-36 och_inte:17
och_jag:-33 och_med:57 ocho:63 octets:-21 octets_^:32 october:-23 october_^:-5
october_already:-43 octopuses:-13 od:107 odada:34 odasında:37 odbędzie:36
odbędzie_się:36 odczynnik:25 odczynnik_do:25 odd:43 odd_at:-24 oddam:29 oddać:17
oddly:-53 oddly_enough:-5 oddny:15 oder:-29 odile:45 odile_^:36 odometry:1
odpowiada:59 odszkodowanie:55 oduya:22 oefen:43 oefen_liever:2 oefenen:73
oefenen_we:36 of:-80 of_$:16 of_0:-12 of_?:-20 of_^:-132 of_all:46 of_an:-58
of_and:-11 of_antenna:12 of_anything:-18 of_apples:28 of_are:-32 of_being:52
of_birth:1 of_both:17 of_breath:9 of_cake:-39 of_cases:29 of_charge:14
of_chart:12 of_cheese:-32 of_cinnamon:-24 of_class:-21 of_cloth:-20
of_course:-161 of_crisps:-39 of_croissants:9 of_de:63 of_delivery:13 of_diary:47
of_downtime:1 of_each:63 of_empties:3 of_engineering:-2 of_every:-12 of_eye:18
of_eyes:15 of_feet:-17 of_folio:45 of_four:-23 of_free:4 of_fresh:-1
of_friends:-12 of_gold:-31 of_grammar:-23 of_has:-14 of_heart:48 of_her:5
of_hex:-21 of_him:91 of_hire:12 of_his:15 of_honour:27 of_hospital:7
of_housekeeping:17 of_humour:-22 of_i:-8 of_input:-56 of_it:75 of_its:-4
of_july:-62 of_last:57 of_latin:-25 of_laughter:-8 of_lavender:73 of_leave:12
of_linseed:-35 of_long:-8 of_love:-2 of_may:13 of_mayors:23 of_me:-31
of_megaphone:6 of_memory:29 of_mine:-15 of_moths:-27 of_motorway:37 of_my:-41
of_nappies:35 of_nature:-17 of_new:-55 of_noise:-9 of_nothing:3 of_november:6
of_now:-25 of_numbers:-55 of_old:-32 of_one:63 of_order:49 of_our:31 of_ours:28
of_ovid:12 of_patience:26 of_paving:11 of_people:47 of_plums:-63 of_pond:-6
of_practice:41 of_print:9 of_questions:-29 of_real:2 of_red:19 of_respect:-64
of_rubber:-54 of_school:46 of_snow:-27 of_socks:-22 of_solder:-20
of_somebody:-26 of_somebody's:-1 of_spelt:17 of_steel:-73 of_story:43 of_sun:20
of_tape:3 of_tea:-61 of_teeth:-49 of_ten:-25 of_text:-21 of_that:-20 of_the:34
of_their:37 of_them:-16 of_these:-84 of_this:60 of_those:-6 of_three:10
of_thumb:-56 of_tiny:-34 of_today:69 of_trials:25 of_two:47 of_typing:71
of_unit:-8 of_us:-89 of_use:-85 of_varnish:-8 of_water:22 of_way:132 of_we:30
of_wet:-40 of_which:-116 of_whom:-11 of_work:64 of_year:-23 of_yesterday:5
of_you:65 of_your:27 of_yours:54 ofenbank:11 ofenbank_aus:11 off:80 off_0:-28
off_^:-18 off_a:31 off_after:13 off_and:-28 off_at:-14 off_by:19 off_for:18
off_from:14 off_if:18 off_in:-5 off_limits:14 off_my:37 off_on:17 off_once:22
off_sick:1 off_since:4 off_the:23 off_to:65 off_w:30 off_with:12 offen:35
offen_ist:27 offence:-70 offended:-45 offended_^:-43 offer:32 offer_a:17
offer_you:-43 offered:35 offered_to:22 offers:-8 offers_^:9 office:-90
office_^:133 office_gave:-21 office_has:-12 office_in:-44 office_is:-60
office_rang:15 office_today:-9 office_was:44 office_went:-3 officer:16
official:11 offline:-3 offline_^:10 offline_maps:10 offs:-43 offset:15
offset_^:14 oficina:62 often:-90 often_^:66 often_as:-14 often_at:52
often_tell:-8 often_than:-41 often_the:-30 oggi:-91 oggi_in:-66 ogni:73
ogni_volta:21 ogórków:-51 oh:6 oh_and:44 oh_i:27 oh_là:-37 oh_no:-68 oh_that:70
oh_the:-32 ohm:15 ohm's:17 ohm's_law:17 ohms:36 ohms_^:36 ohne:37
ohne_ausnahme:13 ohne_freigabe:5 oil:82 oil_^:36 oil_change:14 oil_changed:42
oiled:43 oiled_^:34 ojej:-50 ojo:15 ojo_el:10 ok:57 ok_?:10 ok_^:30 ok_after:5
ok_and:44 ok_brain:-55 ok_decided:52 ok_for:8 ok_going:17 ok_i:5 ok_im:-9
ok_interesting:-22 ok_no:65 ok_ok:-62 ok_reading:-105 ok_so:-29 ok_that:4
ok_the:83 ok_then:57 ok_we:44 ok_with:20 okafor:47 okafor_^:13 okay:62 oklart:29
oklart_om:29 okna:-13 okonjo:6 okulary:-72 ola:10 olacak:29 olacak_^:28
olarak:76 olarak_geliyor:32 olarak_yazılır:34 old:-9 old_address:19 old_and:-24
old_autoclave:18 old_bakery:-33 old_bed:2 old_blue:-31 old_boiler:27
old_boss:-42 old_boys:-40 old_brewery:29 old_brickworks:9 old_code:-57
old_contract:49 old_cowshed:45 old_dairy:46 old_days:-54 old_dog:5
old_fashioned:53 old_fire:4 old_flat:-7 old_fridge:16 old_glass:33
old_houses:-39 old_joke:-50 old_labels:-37 old_lady:-6 old_lamp:12 old_laptop:6
old_lighthouse:-32 old_love:-12 old_man:16 old_maths:-7 old_men:-40
old_months:18 old_mr:-26 old_name:39 old_one:89 old_ones:7 old_owner:12
old_paper:-11 old_phones:9 old_piano:-12 old_saying:-55 old_school:-10
old_stove:36 old_teacher:8 old_thing:16 old_ticket:9 old_town:40 old_tram:-10
old_well:3 old_wing:10 old_woman:35 older:45 older_group:17 older_than:-53
oldest:-67 olds:-58 olga:5 olio:1 olmo:8 olmo_^:6 olmuş:-52 olor:-13 oltre:31
oltre_0:10 oluwaseun:38 oluwaseun_^:38 om:60 om_0:7 om_det:40 om_die:-92
om_het:-5 om_te:-34 om_varje:35 oma:-74 oma_ist:5 omdat:96 omdat_de:43
omfattar:21 omfattar_0:21 omg:-127 omg_i:-5 omg_my:-15 omg_that:-13 omg_the:-89
omgezet:20 omgezet_naar:20 on:-40 on_0:-98 on_?:18 on_^:-17 on_a:-45 on_again:25
on_all:61 on_alpine:8 on_and:-21 on_another:-38 on_any:-68 on_anything:19
on_arrival:13 on_at:-55 on_aurait:-1 on_avait:-31 on_average:-11 on_batteries:8
on_before:18 on_better:35 on_black:13 on_block:12 on_board:-5 on_boat:28
on_body:8 on_both:23 on_box:13 on_boxes:-16 on_brand:-42 on_by:-10 on_call:26
on_croirait:-18 on_days:-4 on_decimals:20 on_dit:-11 on_duty:8 on_each:52
on_earth:-56 on_en:2 on_est:-83 on_every:52 on_exam:-12 on_file:24 on_first:-40
on_foggy:46 on_for:-9 on_forever:-12 on_friday:55 on_fridays:77 on_garde:61
on_her:37 on_his:-48 on_hold:-75 on_holiday:15 on_how:5 on_i'd:17 on_ignore:26
on_is:15 on_it:19 on_its:104 on_kettle:19 on_kettle's:-57 on_le:-14 on_leave:39
on_like:3 on_little:11 on_long:-16 on_may:117 on_me:28 on_mill:27 on_mobile:13
on_monday:109 on_mondays:64 on_my:-35 on_n'utilise:7 on_ne:2 on_night:-29
on_node:3 on_object:7 on_old:5 on_one:-11 on_our:-11 on_page:-5 on_paper:82
on_passe:1 on_port:41 on_prend:43 on_raconte:-87 on_radio:4 on_rotate:13
on_sampling:2 on_saturday:28 on_saturdays:32 on_screen:-21 on_se:-25
on_second:30 on_site:29 on_small:-50 on_some:-16 on_staging:5 on_standing:1
on_stones:55 on_strike:-62 on_sundays:-22 on_that:-20 on_the:-53 on_their:37
on_them:-52 on_they:15 on_this:28 on_those:38 on_thursday:-47 on_thursdays:8
on_to:23 on_toast:-8 on_top:-20 on_tour:-22 on_tuesday:60 on_tuesdays:35
on_two:3 on_until:21 on_us:65 on_vise:21 on_voit:10 on_warm:-2 on_wednesday:22
on_wednesdays:39 on_weekdays:38 on_weekends:20 on_what:20 on_whit:7 on_whole:26
on_with:48 on_you:65 on_your:-2 on_yourself:-59 onboarding:87 oncall:-65
once:-140 once_0:6 once_^:60 once_a:136 once_and:3 once_argued:-30 once_at:18
once_drove:-30 once_even:30 once_every:30 once_i:-9 once_in:13 once_kept:-17
once_lost:37 once_more:79 once_sailed:-24 once_saw:-26 once_sealed:4
once_shipped:-18 once_so:-7 once_spent:-13 once_that:12 once_the:18 once_they:-3
once_this:12 once_to:-54 once_told:-19 once_waited:-18 once_we:-21 once_who:-45
once_with:-5 once_you:-6 oncle:-50 oncology:5 onder:30 onder_de:23
ondertekend:34 ondertekend_en:34 one:-29 one_0:31 one_?:40 one_^:27
one_about:-88 one_after:-34 one_alone:7 one_and:118 one_arrives:-32 one_as:17
one_asked:-19 one_at:8 one_away:8 one_back:29 one_because:23 one_before:11
one_belongs:6 one_big:23 one_but:-5 one_by:6 one_cabin:9 one_can:-63
one_can't:35 one_car:37 one_day:-23 one_does:30 one_else:54 one_errors:-39
one_evening:-23 one_feels:-2 one_filling:7 one_flat:23 one_for:-9 one_free:11
one_gets:-5 one_giant:19 one_go:21 one_goes:18 one_grammar:10 one_guest:-18
one_hand:-77 one_has:44 one_huge:12 one_i:67 one_in:9 one_is:79 one_knows:47
one_leaves:16 one_line:-18 one_liners:36 one_list:8 one_long:98 one_looked:43
one_man:-16 one_mistake:-11 one_moment:-79 one_month:17 one_more:49
one_moves:-22 one_near:-12 one_needs:12 one_not:-24 one_of:-67 one_on:21
one_only:30 one_opens:27 one_page:4 one_person:-33 one_picture:-37 one_piece:4
one_point:13 one_quarrel:-3 one_question:-7 one_rack:37 one_reads:14 one_room:25
one_row:-3 one_sees:-21 one_server:1 one_single:-57 one_small:34 one_song:-15
one_summary:1 one_summer:-46 one_sunny:-10 one_table:-1 one_that:82 one_the:17
one_thing:106 one_time:-16 one_to:45 one_token:-18 one_took:13 one_tune:-10
one_types:32 one_was:91 one_way:-12 one_where:-12 one_with:-8 one_without:29
one_wont:4 one_would:-78 one_wrong:11 one_you:-58 one_zone:7 one's:2
one's_got:24 ones:132 ones_^:-1 ones_and:-40 ones_are:59 ones_at:-21 ones_by:-32
ones_for:22 ones_from:37 ones_go:12 ones_if:10 ones_in:20 ones_so:53
ones_that:15 ones_the:26 ones_they:30 ones_were:-24 ones_who:8 onion:-15
onion_juice:-15 onions:-79 onions_^:-70 onkel:-17 online:53 only:33 only_0:6
only_a:51 only_accepts:7 only_after:-44 only_afterwards:3 only_allowed:8
only_and:60 only_at:12 only_be:24 only_does:60 only_every:29 only_for:7
only_gets:-6 only_got:35 only_had:63 only_has:24 only_if:38 only_learn:9
only_manage:2 only_my:-67 only_need:23 only_needs:26 only_on:-29 only_once:-20
only_one:-38 only_person:-6 only_push:7 only_room:16 only_take:34 only_takes:-55
only_the:-7 only_then:37 only_thing:-26 only_three:1 only_to:7 only_two:3
only_until:28 only_w:11 only_when:36 only_while:2 only_with:15 only_works:-54
ons:-56 onsdag:62 onsdag_^:28 ontem:26 ontem_^:72 ontem_choveu:-34 onto_a:8
onto_the:-28 onwards:-6 onwards_^:21 onze:-81 oof:-41 ooh:2 ook:-27 ook_in:13
ook_niet:33 op:-20 op_de:-101 op_een:29 op_het:41 opa:-34 opa_hat:-28 open:-28
open_^:-93 open_a:5 open_and:-31 open_at:9 open_bugs:35 open_fire:55
open_flames:35 open_late:9 open_my:44 open_on:8 open_plan:-17 open_the:-15
open_window:23 open_with:-40 opened:-44 opened_a:-2 opened_at:-19 opened_by:14
opened_it:72 opened_my:-75 opened_the:-55 opengl:7 opening:109 opening_hours:-11
opening_night:8 opening_tune:12 openings:12 openings_^:7 opens:45 opens_^:46
opens_at:32 opens_everything:7 opens_from:24 opens_the:-51 opens_with:36
opera:-79 opera_^:-39 operated:13 operates:45 operating:-27 operation:44
operators:-5 ophalen:27 ophalen_^:27 opinion:-17 opinion_on:-13 opinions:-64
opinions_about:-28 oppas:6 opposite:-3 ops:-35 opt:4 opted:23 opted_for:23
optician:3 optics:26 options:44 optámos:17 opus:69 opus_^:32 or:-16 or_after:-9
or_are:-37 or_buy:1 or_cry:66 or_did:-50 or_do:28 or_does:40 or_in:27 or_it:24
or_just:-29 or_later:-31 or_less:-3 or_night:30 or_not:91 or_on:10 or_one:8
or_only:2 or_shine:23 or_so:-185 or_the:73 or_there:8 or_they:16 or_what:17
or_whatever:-38 ora:15 oral:119 oral_^:31 oral_part:30 oral_vale:2 orale:9
orange:6 orange_and:-12 oranges:-20 orari:8 orchard:78 orchard_^:53
orchestra_pit:3 ordenada:23 ordenada_por:23 order:67 order_^:-31 order_back:20
order_has:27 order_is:48 order_of:38 order_the:-8 ordered:-27 ordered_0:-33
ordered_a:50 ordered_for:4 ordered_is:3 ordering:72 orders:86 orders_^:20
ordinary:-50 ordinary_^:-14 ordre:7 ore:-60 ore_^:5 organ:22 organ_pipes:10
organic:19 organisers:37 origami:-15 original_drawing:12 originals:61 orm:65
orm_^:1 ormai:-68 ormai_è:-68 orçamento:9 orçamento_da:3 os:-8 osc:3
oscilloscope:-72 oscilloscope_probe:-34 osei:26 oslo:-59 oslo_^:11 osmosis:23
osprey:33 oss:10 ostarna:32 ostern:9 ostertag:4 ostertag_^:4 ostrzeżeń:22
ostrzeżeń_^:22 other:-31 other_^:8 other_end:-5 other_half:14 other_one:49
other_one's:24 other_people:-31 other_side:15 other_thing:-1 other_way:30
others:13 others_^:7 others_and:-42 others_read:-45 otherwise:120 otherwise_^:11
otherwise_i:43 otherwise_it:8 otherwise_the:62 otra:-61 otra_vez:-84 otro:39
otro_sitio:23 otters:-69 ottilie:94 ottilie_^:17 ottoline:16 ottoline_^:16 ou:21
ou_pas:18 ouch:-47 ouch_^:-87 oude:-3 ouf:-1 ought:12 ought_to:6 our:79
our_boat:32 our_branch:3 our_building:17 our_cat:16 our_cellar:11
our_classroom:-3 our_club:-55 our_colleague:-13 our_collection:28 our_coming:8
our_contact:22 our_courier:16 our_course:7 our_data:-24 our_driver:13
our_drivers:5 our_evening:24 our_family:-52 our_first:-8 our_fridge:-44
our_guests:32 our_hall:-36 our_house:24 our_insurer:15 our_juice:18
our_kitchen:18 our_landlord:-27 our_lesson:27 our_lessons:16 our_list:5
our_lyon:33 our_map:-22 our_members:-13 our_neighbours:-37 our_next:37
our_night:34 our_office:-30 our_old:-85 our_own:67 our_people:78 our_physics:-1
our_place:13 our_plot:18 our_policy:10 our_project:-39 our_school:-33
our_second:-8 our_shop:51 our_street:-6 our_table:2 our_team:-45
our_technicians:52 our_tow:8 our_translators:20 our_treasurer:-8 our_tuner:16
our_tutorials:42 our_wedding:-34 our_workshop:6 our_youngest:-40 ours:97
ours_^:60 ours_or:48 ours_was:-37 out:68 out_0:-29 out_^:78 out_a:8 out_about:44
out_after:-43 out_all:-68 out_and:35 out_as:-40 out_at:-6 out_before:11
out_by:-69 out_finally:-50 out_for:-60 out_from:11 out_goes:18 out_here:-75
out_how:25 out_i:32 out_if:51 out_in:-30 out_is:5 out_last:15 out_loud:45
out_my:-32 out_of:29 out_on:-50 out_over:-56 out_so:31 out_that:14 out_the:36
out_there:-67 out_this:5 out_to:39 out_too:77 out_what:-48 out_whether:13
out_who:-52 out_why:59 out_with:49 out_you:-61 outage:-67 outage_notices:11
outages:-14 outbound:29 outcome:14 outdated:37 outdoor:32 outdoor_pool:19
outdoors:1 outer:39 outfit:2 outils:25 outils_sont:25 outlier:-19
outlier_goes:13 outliers:25 outline:20 outlive:-30 outlived:-78 output:-45
output_thread:3 outra:-40 outra_vez:-58 outright:1 outro:14 outside:-46
outside_^:98 outside_and:-52 outside_firm:9 outside_my:-45 outside_the:-12
outstanding:2 ouvert:69 ouverte:2 oven:-28 oven_^:-107 oven_and:24 oven_draws:10
ovens:-17 ovens_have:-15 over:52 over_0:-78 over_^:-44 over_a:5 over_and:30
over_any:5 over_as:15 over_at:23 over_christmas:39 over_classes:2 over_de:28
over_die:-46 over_dinner:-1 over_here:-49 over_in:78 over_is:-68 over_it:-24
over_long:13 over_nested:4 over_on:22 over_phone:8 over_spaces:31 over_the:-80
over_there:20 over_to:89 over_uart:2 over_with:49 overboard:15
overboard_drill:15 overdraft:24 overdraft_^:17 overdue:8 overflow:-2 overkill:3
overkill_^:3 overlay:-20 overlooked:-2 overnight:67 overnight_^:93
overnight_and:-6 overnight_train:13 override:2 override_the:2 overruled:24
overruled_that:19 oversight:42 oversight_on:42 overtake:71 overtime:26
overtime_for:5 overture:-15 ovid:10 owe:91 owe_u:15 owe_you:35 owed:-19 owes:-44
owes_me:-44 owing:29 owing_to:29 owl:48 owl_with:23 owls:-2 own:-11 own_^:10
own_and:10 own_crate:8 own_driving:-35 own_i:-6 own_it:9 own_key:-1 own_kind:-9
own_module:18 own_table:26 own_the:29 own_two:-58 owner:30 owner_of:25
owners:-13 owners_^:-36 owns:-4 owns_the:63 oxygen:46 oyelaran:53 oyster:-4
oysters:-52 oysters_need:8 oznacza:43 p_0:-42 p_anteil:25 pace:-37 paciencia:-37
paciencia_tienes:-22 pacientes:5 pack:40 pack_the:14 package:-29 package_^:3
packet:25 packets:28 packing:7 packing_^:9 packing_group:11 packs:60 packs_of:60
pad:40 pad_thai:8 pada:-33 padaria:31 padded:38 paddle:14 padlock:33
padlock_code:7 padre:-21 pads:3 paediatric:20 paediatric_tubes:5 paese:-28
paga:73 paga_a:27 paga_il:16 pagado:18 pagamentos:4 pagar:22 page:-8 page_0:-11
page_^:-49 page_about:-25 page_and:-54 page_d'accueil:33 page_has:51 page_if:15
page_is:-40 page_lives:14 page_me:2 page_of:31 page_on:18 page_shows:52
page_the:42 page_to:10 page_turner:68 pager:24 pager_^:-3 pagerduty:-19 pagers:2
pages:-42 pages_^:4 pages_at:47 pages_for:17 pages_left:9 pages_of:-15
pages_on:-37 pagina:13 paging:11 pago:47 pago_está:1 paid:18 paid_^:-5
paid_and:31 paid_by:-14 paid_did:6 paid_in:28 paid_the:58 paiements:7
paiements_est:7 pain:56 pain_^:54 paint:111 paint_the:19 painted:66 painted_^:58
painted_the:-29 painter:25 painters:-18 paintings:11 paints:-14 pair:64 pair_^:6
pair_of:-25 paires:3 pairing:35 pairing_code:8 pairs:62 pairs_^:1 pairs_of:-26
paket:52 paket_servis:51 palabra:7 palabras:12 palabras_^:25 palabras_en:-1
palavras:43 palavras_^:43 pale:59 palestra:20 palette:26 palette_is:11
palhaço:32 pallet:40 pallets:55 pallets_^:25 pallets_of:-7 pallone:10 palés:26
palés_^:13 pan:-57 pana:77 panadero:7 panadería:-34 pancakes:-120
pancakes_for:-47 pane:-4 pane_^:3 panel:-7 panels:36 pani:41 panics:57 panier:34
panne:-15 panne_^:11 panneau:62 panno:28 panno_del:9 pans:24 pantalla:-7
pantalla_de:31 panu:21 papagaio:-64 papel:26 paper:45 paper_^:-19 paper_and:28
paper_birds:-51 paper_has:-23 paper_i:33 paper_in:52 paper_is:7 paper_list:4
paper_logbook:24 paper_makes:54 paper_scissors:-1 paper_that:-18 paper_the:2
paper_with:24 paperclip:17 papers:34 papers_^:31 papers_are:12 papier:28
papier_^:-35 papiro:15 papiro_tiene:15 par:40 par_l'équipe:9 par_la:-34
par_le:41 par_mois:15 par_semaine:15 par_une:34 para:59 para_0:14 para_a:80
para_el:8 para_los:6 para_o:31 para_repasar:13 parade:88 parade_^:26
paragraph:49 paragraphs:44 paraguas:-45 parallel:7 parallel_circuits:21
parallel_jobs:24 parallel_parking:3 paraît:-38 parc:11 parce:56 parce_que:50
parcel:51 parcel_^:11 parcel_came:20 parcel_goes:-51 parcel_is:21 parcel_shop:-8
parcel_that:17 parcel_with:50 parcels:76 parcels_^:4 parcels_to:41 pardon:-7
pare:-43 pare_feu:16 parece:-144 parece_que:-11 parece_una:39 parecia:-15
parecía:-7 parent:5 parent's:11 parents:68 parents_^:18 parents_and:-20
parents_can:1 parents_first:5 parents_group:-43 parents_on:7 paris:38 parish:-35
parish_^:-32 parish_hall:5 park:9 park_^:-13 park_again:-39 park_by:49
park_the:-5 parked:-49 parked_under:-2 parkeren:28 parking:-25 parking_for:36
parking_is:57 parking_lot:-5 parkplatz:-14 parks:41 parks_behind:44 parla:-1
parle:-10 parle_toujours:-23 parler:35 parler_de:35 parlour:-28 parlour_^:-1
parma:22 parole:-28 parquet:99 parquet_^:2 parroquia:31 parrot:-69 parrot_^:-30
parrot_that:-19 parrots:-56 parse:107 parser:89 parser_^:17 parser_arbeitet:9
parser_has:8 parser_is:-4 parsers:-14 parsing:21 part:50 part_0:12 part_^:-2
part_about:-4 part_counts:18 part_en:36 part_i:30 part_in:15 part_is:-11
part_of:-62 part_on:18 part_one:5 part_so:5 part_three:-35 part_two:31
part_worth:27 part_you:7 partager:7 parte:5 parte_oral:18 partenza:30 parti:-10
particiones:8 particiones_^:8 particular:-32 partida:34 partie:21 parties:-51
parties_^:11 partir:22 partir_de:16 partira:30 partner:135 partner_^:25
partner_is:75 parts:74 parts_^:21 parts_are:1 parts_arrive:40 parts_then:7
party:-35 party_^:-13 parçası:28 pas:89 pas_0:7 pas_^:30 pas_de:56
pas_dépasser:53 pas_la:25 pas_le:23 pas_me:4 pas_plus:38 pas_qui:27 pas_un:18
pasa:-39 pasa_a:48 pasa_por:-2 pasado:7 pasar:33 pase:15 pasillo:34 paso:16
pass:-17 pass_^:71 pass_it:14 pass_mark:28 pass_my:6 pass_on:17 pass_the:32
passa:51 passage:54 passagers:17 passages:20 passar:41 passare:17 passau:-36
passe:53 passe_au:-14 passe_par:9 passe_pour:2 passe_à:39 passed:44 passed_^:33
passed_a:-46 passed_on:-11 passed_the:53 passen:55 passen_0:24 passengers:45
passengers_we:39 passent:8 passent_^:8 passer:-13 passes:-6 passes_^:-34
passes_on:3 passiamo:72 passiamo_alla:13 passing:-6 passing_^:39 passion:-35
passo:93 passo_a:16 passo_è:46 passou:38 passou_para:3 passport:-14
passport_^:35 passt_^:-32 passt_mir:32 password:-24 password_^:-30
password_i:-26 passwords:-8 passée:-59 past:39 past_0:34 past_eight:-2
past_five:13 past_it:-23 past_me:5 past_nine:12 past_tense:54 past_that:2
past_the:34 past_two:5 pasta:10 pasta_is:9 paste:49 paste_in:-18 paste_on:20
paste_the:15 pasted:-11 pastor:-14 pastry:-8 pastry_^:-14 pasó:15 patch:55
patch_^:1 patched:41 patched_and:19 patches:22 path:41 path_it:14 path_lights:13
patience:-51 patience_^:32 patience_and:36 patience_as:-3 patience_has:11
patience_while:-61 patient:-88 patient_names:60 patient_with:-66 patients:18
patients_^:5 patients_are:9 patients_from:39 patients_get:10 patrol:7
pattern:-45 pattern_^:22 pattern_in:-86 pattern_is:13 patterns:27 patterns_^:3
pause:-24 pauses:27 paving:16 paving_stones:11 paw:46 paw_x:38 pay:-61 pay_0:8
pay_^:-81 pay_a:18 pay_for:24 pay_the:11 pay_to:-7 payable:26 payday:44
payday_is:18 paying:50 paying_for:27 paying_once:2 paying_the:2 payment:32
payment_webhook:11 payment_went:3 payout:15 payout_button:7 payouts:8
payroll:-19 pays:65 pays_for:89 pays_rent:-51 pays_the:13 pays_when:7 payslip:36
payslip_archive:3 payslips:53 pazienza:8 pazienza_^:8 pc:33 pdf:106 pdf_^:37
pdfs:26 pdfs_for:25 peace:-43 peace_^:-56 peaceful:28 peacock:55 peak:-3
peanuts:28 pear:41 pears:-14 pears_^:-31 peas:-15 peat:-50 pebbles:-64 pedal:79
pedal_creaks:17 pedal_repair:8 pedido:44 pedido_de:11 pedir:55 pedir_o:7
pediu:24 pegboard:-26 pegs:34 pegs_^:23 peindre:13 peintre:29 peintre_vient:29
pekka:18 pela:64 pelican:-18 pellets:25 pelo:20 pen:25 penalties:5 penalty:42
pencil:23 pencil_^:-36 pencils:33 pendant:-77 pendant_deux:-50 pendant_la:6
pendant_le:9 pendant_les:40 pending:46 pending_^:45 pendulum:43 penguin:10
penguins:-23 penicillin:39 penny:-52 penny_above:5 pens:-64 pens_^:-19
pensando:10 pension:85 pensioner:61 pensioner_and:61 pensioners:7
pensioners_wristbands:16 penso:11 penso_io:11 pentola:-33 people:-27
people_^:135 people_already:12 people_always:-40 people_and:1 people_are:-6
people_at:-19 people_can:56 people_come:19 people_complained:53 people_cry:-57
people_do:-51 people_fit:16 people_from:1 people_get:-15 people_have:-16
people_i:-32 people_in:-35 people_just:50 people_keep:39 people_leave:-61
people_like:-9 people_often:-7 people_pay:-18 people_rang:2 people_remember:47
people_say:-34 people_send:-30 people_sleep:-17 people_speak:-2 people_tend:-19
people_than:15 people_those:-5 people_underestimate:-16 people_usually:-30
people_were:93 people_who:-58 people_will:-45 people_with:41 people_write:-43
people_wrote:-23 pepper:17 pequeno:11 pequeña:36 pequeño:32 per:5 per_bird:11
per_hatching:33 per_i:34 per_il:81 per_kiosk:8 per_la:-37 per_le:29
per_lesson:40 per_line:16 per_member:7 per_night:6 per_ragioni:31 per_second:-15
per_sitting:14 per_term:10 per_tutti:-45 per_waiter:20 per_week:-133 percent:-59
percent_^:83 percent_tin:29 percentages:14 perché:102 perché_il:16
perché_quello:14 perd:-23 perde:10 perdeu:3 perdeu_se:40 perdo:1 perdo_sempre:1
perdona:-5 perdu:-39 pereza:6 perfect:-85 perfectly:-76 perfectly_normal:-52
perfecto:-1 perfume:-78 perfume_^:-69 perhaps:-127 perhaps_about:-27
perhaps_the:-44 perimeter:11 period:43 periodic:-44 periodic_table:-44 perito:37
permets:12 permiso:13 permission_test:10 permit:72 permit_^:2 permit_for:11
permit_is:14 permite:7 permits:10 permitted:22 permitted_to:11 pero:-59
perro:-71 perro_se:-89 perros:10 perry:-90 person:81 person_at:-8 person_for:-3
person_on:16 person_talks:33 person_than:33 person_to:34 person_who:-63
person_would:-12 personal:-7 personality:-36 personally:15 personas_^:36
persone:74 persone_^:48 personen:42 personen_^:18 personer:51 personer_^:27
personer_i:18 personne:6 personne_n'est:16 personne_ne:-8 personnes:-70
personnes_devant:-51 persons:43 persuade:15 però:1 perşembe:22 pesa:70 pesa_0:51
pessoa:4 pet:-69 petersen:38 petit:-82 petite:51 petites:37 petites_^:35
petits:24 petra:16 petra_^:4 petrol:-62 petrol_station:-14 petros:27 petrov's:8
petrov's_modem:8 pettibone:-70 peu:-47 peu_^:-1 peu_plus:-40 peut:51 peut_pas:23
peux:23 pezzi:36 peço:66 pečeť:30 pfarrer:-46 pfeift:-88 pff:-107 pff_wat:-1
pfff:-102 pförtner:9 ph:44 ph_probe:31 pharmacist:-3 pharmacists:-16
pharmacists_have:-16 pharmacy:10 pharmacy_on:5 pharmacy's:36
pharmacy's_router:36 phase:-23 phase_^:-28 phases:26 phd:-92 phew:-93 phew_^:15
phew_that:-30 phew_what:-6 phil:-85 philippa:25 phone:2 phone_and:24
phone_call:-4 phone_calls:82 phone_died:-33 phone_from:-5 phone_goes:-28
phone_in:26 phone_is:-5 phone_me:13 phone_my:40 phone_number:11 phone_numbers:5
phone_on:4 phone_rang:-46 phone_the:33 phoned:37 phoned_to:-1 phones:87
phones_^:-20 phones_in:35 phoning:3 phoning_me:3 photo:-113 photo_^:-41
photo_and:37 photo_attachments:15 photo_from:-15 photo_is:-75 photo_of:12
photo_the:2 photo_uploads:6 photo_with:-16 photograph:76 photograph_of:-9
photographed:4 photographer:-39 photographs:-51 photographs_^:-24 photos:24
photos_^:57 photos_and:9 photos_are:-19 photos_from:-22 photos_of:78
photos_per:12 phrase_^:9 phrases:4 physics:-100 physics_^:-23
physics_problems:27 physio:-19 physio_has:-35 physio_is:5 pi:-69 pi_^:-30
piacciono:10 piacciono_di:10 piace:67 piace_di:67 piacere:-28 piacerebbe:67
piacerebbe_di:64 pianiste_accompagnatrice:36 pianists:-51 piano:-11 piano_^:-60
piano_and:-20 piano_goes:16 piano_has:19 piano_is:-23 piano_stays:3
piano_stool:-2 piano_teacher:-4 piano_with:-16 pianoforte:21 pianos:-16 pic:-43
pic_^:9 piccioni:-62 piccola:11 piccoli:7 piccolo:74 pick:-17 pick_^:-16
pick_that:-26 pick_the:-24 pick_up:19 picked_for:7 picked_the:3 picked_up:-11
picker:50 picker_on:4 picking:64 picks:-54 picks_^:11 picks_the:-43 picks_up:-62
pickup:64 pickup_of:3 pickup_thats:3 picnic:-93 pics:-35 pics_^:-28 picture:-131
picture_0:-7 picture_^:-21 picture_it:-20 picture_of:1 picture_that:-25
picture_the:-54 pictured:-55 pictures:58 pictures_^:32 pictures_and:5
pictures_of:4 pid:25 pid_regler:25 pie:24 pie_^:25 piece:57 piece_^:23
piece_is:2 piece_of:-7 pieces:-17 pieces_in:-40 piel:-71 pier:4 pier_^:3
pierdo:18 pies:-90 piezas:24 pig:43 pig_farmer:24 pigeon:-81 pigeon_^:-16
pigeon_on:-7 pigeon_that:-5 pigeons:-138 pigeons_are:-45 pigeons_have:-28
pigs:-10 pigs_are:-31 pilar:2 pile:86 pillar:-27 pillow:94 pills:11 pilot:72
pilot_^:9 pilot_boards:3 pilote:37 pilots:1 pin:42 pin_^:-23 pin_a:46 pinch:10
pine:35 ping:18 ping_you:9 pings:41 pink:-28 pins:53 pint:12 pint_of:12
pioggia:-73 pipe:54 pipe_^:-39 pipeline_is:-10 pipes:26 pipes_^:27 pipette:-18
piscina:2 piso:40 piso_de:3 pista:21 piste:16 pit:63 pit_^:25 pit_is:21 pitch:28
pitch_^:4 pitched:50 pitches:-41 pitching:13 pitching_the:13 pity:85
piuttosto:42 piuttosto_che:42 pivot:26 pivot_polishing:16 pivots:30 pivots_in:11
piwnicy:33 pixel_^:-1 pizza:-66 pizza_^:29 pizza_and:-51 pizzeria:7 pièce:26
pièces:38 pièces_?:31 più:1 più_^:19 più_di:-20 più_la:20 più_le:10
più_niente:-35 più_un:51 placa:35 place:-8 place_0:12 place_^:58 place_at:7
place_before:15 place_by:-48 place_for:-4 place_in:47 place_it:-35 place_of:10
place_on:10 place_to:-22 placed:4 placed_in:27 placeholder:30 places:-32
places_^:-26 plain:177 plain_cron:3 plain_dataclasses:6 plain_functions:24
plain_sql:59 plain_text:16 plainte:3 plaisir:-91 plaisir_de:-42 plan:73
plan_^:124 plan_by:5 plan_for:8 plan_is:8 plan_of:-43 plan_that:-9 plan_the:33
plan_they:-30 plan_with:14 plan_your:-29 plane:-3 planes:25 planet:16
planet_positions:5 planetarium:-27 planets:10 plank:54 planks:9 planks_^:9
planned:-48 planned_0:15 planner:27 planning:47 plano:41 plans:-75 plans_^:-61
plans_are:62 plans_for:-84 plant:-88 plant_died:-41 plant_in:-23 plant_pots:30
planting:17 plants:-92 plants_^:26 plants_i:-62 plaster:17 plasterers:8
plastic:-12 plastic_ones:5 plate:20 plate_^:13 plateau:57 plateau_^:57
plates:-19 plates_^:-18 platform:6 platform_0:22 platine:-14 plats:11 platz:14
plaudern:-28 play:22 play_^:34 play_a:11 play_anything:-38 play_at:4
play_with:26 playable:44 playable_again:10 played:-92 played_0:-40 played_a:-5
played_cards:-37 played_the:-23 player:-91 players:37 players_are:-13
playing:-18 playlist:-65 playlist_server:2 plays:-91 plays_the:-85
plays_trumpet:36 playwright:17 playwright_^:17 plazas:3 plc:-33 pleasant:-49
pleasant_to:-4 please:117 please_^:139 please_always:15 please_and:34
please_be:4 please_bring:2 please_come:3 please_cut:15 please_do:-114
please_don't:-12 please_dont:22 please_excuse:-82 please_explain:31 please_i:-63
please_keep:31 please_make:11 please_mark:33 please_me:52 please_my:29
please_never:110 please_no:28 please_not:20 please_note:8 please_put:22
please_remember:27 please_send:5 please_take:-25 please_tell:-38 please_the:48
please_use:8 please_work:4 pleased:-23 pleased_to:-4 pleased_with:-31 pleases:27
pleases_me:27 pleasure:-42 pleasure_to:-30 pledge:8 pledge_provides:8 pleine:31
plenty:14 plenty_^:3 plenty_for:27 plenty_of:-10 pleut:-94 pleut_depuis:-65
plik:11 ploeg:-22 plot:31 plots:24 plotter:-16 plotting:18 plotting_per:12
pls:231 pls_^:119 pls_always:31 pls_call:6 pls_dont:23 pls_i:44 pls_keep:1
pls_my:16 pls_never:28 pls_no:12 pls_tell:-83 pls_the:8 pls_they:28 plugged:62
plugged_in:48 plugin:69 plugin_to:39 plugs:32 pluie:-53 plum:2 plum_cake:-15
plum_crates:39 plum_jam:-1 plumber:-17 plumber_has:24 plumber_is:2 plums:-77
plums_are:20 plunge_pool:15 plus_0:16 plus_^:36 plus_de:31 plus_volontiers:17
plutôt:-4 plutôt_^:-66 plutôt_des:4 plutôt_le:17 plz:23 plz_dont:2 plástico:34
pm:76 pm_^:29 png:28 po:28 poches:1 pocket:1 pockets:-50 pocztowy:23
pocztowy_stoi:23 pod:-80 podcast:-70 podcast_about:-49 pode:56 pode_ter:31
podes:23 podpisana:41 pods:11 poem:-60 poem_^:-6 poema:35 poet:-24 poetry:-86
pogoda:-91 poi:41 poi_passiamo:44 point:31 point_^:3 point_about:36 point_de:6
point_is:79 point_of:2 pointed:32 pointed_out:29 pointers:-31 points:90
points_^:103 points_are:17 points_if:8 points_in:27 points_to:8 pois:-16
pois_é:-46 poisson:52 pojemność:9 pojemność_worka:9 polar:-58 pole:70 pole_0:42
poles:57 poles_^:30 police:31 policy:117 policy_^:6 policy_is:28 policy_no:17
polish:-12 polish_^:-19 polish_and:2 polish_the:-23 polished:59 polishes:-7
polishing:16 polite:-59 polite_its:-9 politely:-25 polizza:14 polka:-26
polka_at:-25 poll:6 pollen:-15 polling:25 polls:33 polls_every:15 polska:58
polska_has:58 polvere:-7 polynomial:35 pommes:-31 pompa:33 pompa_grande:17
pompe:1 pond:59 pond_four:15 pond_has:1 pond_two:19 pond_water:-32 pone:12
pongas:36 pongas_ejercicios:4 poniedziałki:-20 poniedziałki_^:-20 ponies:35
pont:14 pont_^:23 pontoon:50 pontos:41 pontos_^:41 pool:7 pool_in:-15 pool_is:7
pool_was:-25 pool_with:-22 pools:21 poolside:7 poor:-4 poor_man:62
poor_thing:-10 poor_things:14 poorer:-12 pop:-24 popcorn:6 popcorn_^:40
poplars:18 poppies:-15 poppies_^:-18 poppy:6 poprawione:32 pops:37 pops_up:37
popular:-72 popular_in:-40 popular_with:-20 popup:22 popups:62 por:64
por_aqui:-46 por_causa:-12 por_correo:8 por_el:3 por_escrito:3 por_hora:38
por_la:48 porch:53 porch_^:30 porque:169 porque_a:27 porque_as:16 porque_el:19
porque_ela:1 porque_há:18 porque_o:33 porridge:-55 porridge_^:-94 port:37
port_0:69 port_^:43 port_a:-26 port_and:-15 port_du:17 port_side:-37 porta:62
porta_0:10 porta_il:22 portail:1 portal:38 portal_^:13 portatile:29 porte:132
porte_^:39 porte_l'étiquette:16 porte_si:8 ported:25 ported_the:17 porter:25
porter_^:16 porter's:11 porter's_lodge:11 portique:2 portique_sud:2 porto:-29
porto_^:1 porto_office:8 portraits:-34 portugal:-1 portugal_^:22 portuguese:-11
portuguese_^:-32 portuguese_and:25 portão:22 pose:-11 position:17 positions:21
possibile:45 possible:100 possible_^:20 possibly:-6 posso:7 possono:9
possono_stare:5 post:21 post_^:55 post_gedaan:4 post_office:27 postage:28
postal:-17 postal_^:-17 postcard:-36 postcards:-76 postcards_^:-76 poste:35
poste_de:11 posted:39 posted_the:19 poster:-7 poster_^:-27 poster_is:12
posters:3 posters_^:12 postgres:78 postman:-2 postmortem:-30 posto:6
posto_auto:6 posts:-52 posture:-3 pot:27 pot_^:-1 pot_is:63 pot_of:-55
potassium:-82 potato:-12 potatoes:-75 potem:55 pottery:-16 potting:-27
potting_shed:-27 poulain:18 pounds:46 pounds_^:14 pour:29 pour_le:73 pour_les:36
pour_moi:4 pour_tout:-29 pour_un:2 pour_une:29 poured:-3 pouring:-21
pouring_here:-19 power:27 power_^:24 power_button:-12 power_cut:21 power_cuts:17
power_feed:16 power_is:9 power_supply:18 powered:1 poço:10 poêle:10 ppl:-16
ppl_^:52 ppl_keep:5 ppm:34 ppm_^:25 pr:30 pra_terça:22 prachtig:-3
prachtig_verhaal:-3 practica:-20 practical:57 practical_in:9 practically:-83
practically_a:-63 practicar:32 practicar_el:11 practice:98 practice_^:-81
practice_clock:24 practice_drum:31 practice_hours:6 practice_in:-11
practice_model:2 practice_per:1 practice_questions:5 practice_room:37
practice_star:31 practice_time:2 practise:124 practise_on:11 practise_with:12
practises:-12 practising:-21 pracy:41 prague:13 praia:-9 praise:46 praise_^:58
praise_for:-14 praise_i'd:31 praised:-51 pram:19 pratica:5 pratique:39 pray:-64
prayer:14 pre:10 precioso:-32 precis:-53 precisely:-79 predecessor:11
predefinita:9 predict:-81 prefer:110 prefer_a:3 prefer_it:4 prefer_not:-80
prefer_plain:2 prefer_tabs:11 prefer_that:26 prefer_the:42 prefer_to:9
preferably:-11 preferirei:72 preferirei_ripassare:29 preferisco:106
preferisco_i:22 preferisco_la:2 prefers:58 prefetch:43 prefiero:162
prefiero_estudiar:6 prefiero_que:73 prefiro:121 prefiro_nomes:33 prefix:42
prefs:4 pregnant:-51 preguntar:12 premier:-67 premiere:32 première:16 prend:61
prend_le:43 prendiamo:27 prendiamo_il:7 prendre:-14 prenez:-7 preparo:6
presence:-17 present:75 present_^:52 present_the:1 presentation:22
presentation_in:8 presente:1 presente_^:1 presented:-28 presenter:8
presenter_console:8 presenters:31 presenters_like:6 presión:3 presque:-130
press:17 press_^:31 press_go:33 press_is:50 pressa:-35 presse:50 pressed:-96
pressed_the:-39 pressing:4 pressure:81 pressure_^:17 pressure_cooker:10
pressure_pills:1 presto:10 presupuesto:22 prettier:45 prettier_^:45 pretty:-88
pretty_^:-24 pretty_to:-42 preview:24 previous:-47 price:-8 price_^:-11
price_for:38 price_list:-15 price_of:-33 price_the:-41 prices:32 prices_in:14
prices_up:2 prices_went:20 pricing:10 pride:37 pride_and:36 prima:97 prima_^:15
prima_di:44 primary:31 primary_feathers:11 primeiro:53 primer:5 primo:-52
primo_^:-34 primo_se:-30 principal:33 print:-13 print_^:2 print_and:11
print_the:61 printed:14 printed_and:7 printed_the:-24 printemps:-3 printer:-109
printer_^:-18 printer_in:14 printer_only:-23 printer_ran:25 printer's:54
printers:-22 printing:74 prints:-36 priority:-1 pris:55 prism:4 privacy:48
privacy_officer:13 privat:4 private:76 privé:22 priya:63 prizes:45 pro:60
pro_woche:2 prob:24 probably:-172 probably_have:-9 probably_the:-20 proben:7
problem:-115 problem_at:-54 problem_i:-31 problems:46 problems_a:48 procent:14
procent_vocht:11 processes:4 prochaine:31 prochaine_étape:16 prod:42 product:-70
production:-24 production_^:-27 production_database:-18 products:27
products_in:27 produit:8 produits:22 proefles:16 proefles_is:16 prof:3 prof_^:35
prof_de:-28 profe:-23 profe_de:-39 profesora:89 profesora_es:44 professional:-26
professor:-14 professor_adeyemi:9 professora:-32 profile_from:-40 profile_the:32
profiler:41 profiling:2 program:-20 programa:11 programme:54 programme_with:28
programmer:24 programmers:-54 programming:-121 programming_from:-32
programming_language:-21 progress:79 progress_chart:2 prohibido:82 proibido:20
project:-56 project_^:27 project_is:1 projecteurs:42 projecteurs_^:42
projection:-38 projector:59 projector_is:32 projectors:-2 projektor:10
prolongar:19 prom:11 promet:5 prometido:8 prometo:50 prometo_que:49 promis:4
promise:63 promise_^:16 promised:-53 promised_^:32 promised_her:-4
promised_it:-46 promised_to:4 promoted:-53 promoted_^:-16 promoted_to:-39
prompt:5 pronouns:3 pronta:24 pronunciation:42 pronunciation_i:29 proof:-80
proofing:14 proofing_0:10 proofread:3 proofreader:40 proofreaders:-28 proofs:9
prop:-19 propagation:11 propane:37 propane_truck:30 proper:-19 properly:-55
property:26 property_box:19 propio:10 propose:10 proposed:-59 propres:15
proprio:-32 propriétaire:14 props:-30 prose:41 prose_^:15 prosecco:-75
prossima:6 prossima_volta:6 prossimo:46 prossimo_passo:46 proszę:74
proszę_nie:31 protector:5 protocol:4 protokoll:-42 prototype:-23 proud:29
proud_^:8 proud_to:34 prova:88 prova_vale:16 provası:34 prove:72 proved:54
proved_too:27 proveedor:26 proveedor_de:26 provider's:1 provides:17
provides_for:8 provisório:52 provisório_termina:52 proxies:-35 proxy:26
proyector:19 prozent:20 prozent_vom:10 prueba:42 prueba_será:5 pruebas:57
prune:-6 prune_the:-47 przed:20 przejdziemy:16 przejdziemy_do:16 przekroczyć:7
przepraszam:9 przesunięte:45 przesunięte_na:45 przez:26 przy:149 przy_starym:10
przygotuję:3 przygotuję_dla:3 práctica:20 prácticas:32 prácticas_es:14
prática_é:-12 préfère:139 préfère_le:22 préfère_les:22 préfère_qu'on:12
préfère_un:53 préférence:18 prévenue:7 próbek:8 próbek_^:8 próprio:13
próprio_^:4 prüfen:4 prüfen_wir:4 prüfung:86 prüfung_ist:14 pub:-4 pub_quiz:-58
public:71 public_^:5 public_holidays:18 publique:21 publique_par:21 published:10
publisher:25 pudding:-53 pueblo:-36 puede:17 puedo:24 puedo_gastar:10 puerta:39
puerto:36 puerto_de:6 puff:14 puh:-129 puis:-87 puisque:32 puits:15 puits_du:15
pulisce:50 pulisce_con:29 pull:80 pull_a:28 pull_request:6 pull_requests:40
pull_the:39 pull_up:-25 pulled:29 pulled_the:2 pulling:6 pulls_the:-8 pulmino:12
pulse:45 pump:-20 pump_four:18 pump_house:10 pump_pressure:2 pump_room:-51
pump_two:23 pumpkin:52 pumpkins:-56 pumps:-16 pumps_are:9 pun:-55 punch:-16
punch_cards:-8 punched:-66 punched_cards:-56 punctual:-53 punctuation:-29
punkte:34 punkte_^:27 puns:-27 puns_^:-27 punteggio:30 punteggio_di:30 punten:3
punten_breed:3 punti:12 punti_^:30 punto:6 punto_débil:22 puntos:44 puntos_^:23
puntos_en:15 pupil:30 pupil_of:-11 pupils:29 puppies:-33 puppy:-64 pups:28
pure:11 pure_functions:3 purple:-101 purrs:55 purrs_like:52 purse:8 purse_^:7
purser:-26 push:60 push_^:14 push_notifications:8 push_to:44 pushed:67
pushed_^:12 pushed_the:15 pushed_to:14 pushes:28 pushes_are:3 pushes_to:9 puso:6
put:54 put_^:-84 put_a:-69 put_aside:1 put_back:40 put_down:6 put_googly:-77
put_his:30 put_in:93 put_it:24 put_me:-24 put_my:-31 put_our:4 put_that:17
put_the:46 put_them:14 put_together:-29 put_two:11 put_up:65 put_you:56
put_your:-2 puts:66 puts_up:11 putting:35 putting_the:3 putzen:35 putzen_am:35
puzzle:2 puzzles:19 può:80 può_avere:13 py:39 pyjamas:-3 pytest:42 python:75
python_0:54 python_^:19 python_on:5 página:12 páginas:3 pão:-48 på:-19
på_balkongen:-70 på_hytt:42 på_kanal:38 på_kvällen:11 på_svenska:21 på_taket:-35
på_tangentbordet:-42 père:-53 pédiatre:1 pénible:-6 pénible_^:-6 póliza:18
pół:-97 q:-19 q_^:-2 q_codes:10 qa:36 qa_is:41 qr:48 qu'avec:21 qu'il:-117
qu'il_y:-6 quaderno:37 quaderno_dei:30 quadratmeter:15 quadratmeter_^:15
quadretti:19 quai:33 quai_0:3 quai_nord:2 quai_sud:6 quality:4 quand:-134
quand_c'est:-21 quand_j'étais:-56 quando:29 quando_c'è:22 quanto:-22
quarantine:8 quarantined:31 quarantined_^:18 quarrel:-3 quarry:2 quart:-32
quarter:46 quarter_of:-16 quarter_on:13 quarter_to:23 quarto:57 quarto_azul:11
quasi:-22 quatschen:3 quay:76 quay_^:16 quay_street:12 que:-92 que_0:-15
que_a:58 que_amanhã:19 que_as:-52 que_bom:-11 que_calor:-51 que_ces:39
que_con:31 que_cuenta:-18 que_de:16 que_dia:-41 que_el:-80 que_en:17 que_es:-64
que_eu:48 que_história:-35 que_je:7 que_la:13 que_las:1 que_le:2 que_les:3
que_lo:37 que_los:11 que_me:14 que_nadie:29 que_no:28 que_o:-73 que_os:3
que_parecia:-1 que_por:-31 que_saudade:-56 que_se:-13 que_si:77 que_una:6
que_vous:-14 que_yo:-26 queasy:3 queda:-4 queda_en:16 queda_por:16 quedamos:4
quedamos_con:35 quedan:32 quedan_0:11 queijo:31 queijo_curado:31 quel:-143
quel_bazar:-46 quella:26 quelle:-85 quelle_ambiance:-20 quelle_belle:-14
quelle_journée:-52 quello:23 quelqu'un:-31 quelqu'un_^:-71 quem:52 quem_paga:27
quemó:-30 quemó_el:-30 quente:-14 quer_dizer:49 queremos:38 queries:20 quero:21
query:-26 question:2 question_!:121 question_^:-47 question_about:-74
question_and:-53 question_i:-59 question_nine:50 question_of:37 question_with:-3
questionnaire:19 questionnaires:23 questions:21 questions_a:2
questions_about:-13 questions_and:-21 questions_are:-47 questions_by:17
questions_from:23 questions_in:14 queue:12 queue_^:-25 queue_at:-98
queue_depth:33 queue_for:-41 queue_has:7 queue_in:-42 queue_is:34 queue_lives:19
queue_ordering:20 queue_refreshes:7 queue_since:12 queue_so:37 queue_topic:19
queued:-92 queueing:-54 queueing_theory:-43 queues:3 qui:-69 qui_a:-1
qui_assure:23 qui_garde:13 qui_prend:10 qui_tient:36 quick:-13 quick_^:-42
quick_background:1 quicker:-17 quicker_than:-14 quickest:-24 quickly:5
quickly_^:-27 quid:-81 quien:17 quiero:57 quiet:49 quiet_^:3 quiet_as:-30
quiet_carriage:15 quiet_for:-43 quiet_here:-29 quiet_in:-13 quiet_music:18
quiet_on:26 quiet_that:-35 quiet_without:-63 quieter:27 quieter_^:60 quietly:-55
quill:24 quilos:37 quilos_^:22 quince:-15 quindi:61 quiroga:23 quiroga_^:15
quit:-8 quit_^:-13 quite:-17 quite_^:-19 quite_a:-68 quite_common:-9
quite_firm:31 quite_ordinary:-4 quite_right:3 quite_so:-9 quite_the:-26
quitting:57 quitting_the:57 quiz:48 quiz_came:-32 quiz_had:13 quiz_is:24
quiz_me:18 quiz_night:-14 quiz_on:13 quiz_you:8 quizzes:64 quizzes_long:3
quién:49 quota:9 quotation:19 quote:129 quote_a:43 quote_is:17 quoted_the:3
quotes:17 quoting:16 qué:-231 qué_alegría:-6 qué_bonito:-25 qué_buena:-3
qué_calor:-46 qué_frío:-37 qué_gracia:-25 qué_noche:-19 qué_paciencia:-37
qué_rica:-21 qué_risa:-20 r:-6 r_cleaned:37 rabbit:6 rabbits:13 raccontava:-9
raccontava_sempre:-9 racconto:64 race:-46 race_condition:-39 races:1 raceway:68
raceway_two:4 racing:-3 racing_games:-27 rack:-40 rack_^:-8 rack_at:37 racks:-15
racks_^:35 raconte:-104 raconte_que:-90 raconté:-79 radar:-38 radiators:23
radio:-31 radio_^:-3 radio_channel:20 radio_check:4 radio_club:11 radio_ever:43
radio_exam:2 radio_is:-46 radio_link:2 radio_on:-31 radio_played:-20
radio_plays:16 radio_says:-65 radio_to:29 radio_watch:7 radiology:-84
radios:-106 raffle:-29 raffle_prizes:45 raga:53 raga_of:10 ragazzi:-9
ragione:-23 ragioni:31 ragioni_di:31 raid:-43 rail:40 rail_^:30 rail_bracket:7
rail_siding:20 rails:54 railway:-50 railway_has:15 rain:-135 rain_^:20
rain_and:2 rain_gauge:13 rain_has:-37 rain_here:-3 rain_in:-11 rain_on:-33
rain_or:24 rain_the:-10 rained:-20 rained_on:-14 rained_the:-14 raining:-130
raining_cats:48 raining_sideways:-60 rains:-33 rainy:-31 rainy_days:-34 raise:33
raise_it:17 raised:-2 raised_his:9 raised_it:15 raised_the:29 rallonge:8 ram:-34
ram_^:-7 rama:110 rama_de:11 rama_principal:22 rambling:-60 ramen:-55 ramp_^:-31
rampa:40 rampe:26 ran_it:1 ran_out:59 ran_over:-4 ran_the:-19 random:7 rang:52
rang_^:-46 rang_me:18 rang_the:22 rang_to:-52 range:27 ranger:17 rangs:11
rangs_^:11 rangés:19 rank:1 rano:105 rano_przed:8 ransom:-11 ransom_note:-11
ranzada:41 ranzada_yatacak:41 raportem:22 raportem_moduł:22 rappelle:-43
rappelle_les:-22 rappels:9 rappels_de:2 rare:-9 rare_donor:16 rare_thing:-16
rarely:-74 rash:43 raso:21 raspberry:-4 raspberry_pi:-4 rate_^:3 rated:-46
rated_for:35 rates:-56 rather:73 rather_^:-17 rather_a:16 rather_be:-82
rather_comforting:-2 rather_do:23 rather_get:15 rather_have:147 rather_hear:76
rather_in:42 rather_learn:4 rather_leather:14 rather_lovely:-20 rather_plain:3
rather_practise:4 rather_read:13 rather_see:38 rather_start:18 rather_than:114
rather_well:32 rather_you:3 ratio:-35 rattle:15 rattled:-23 raum:25 raus:49
raus_^:35 rausgehen:20 rausgehen_^:20 raw:71 raw_and:22 raw_files:9
raw_landing:3 raw_sql:21 ray:49 razem:-32 re:61 re_the:4 reach:9 reach_0:11
reach_me:19 reach_the:4 reached:64 reached_our:12 reaches:-13 reaching:-10
reaching_0:17 react:-20 reaction:-47 read:27 read_0:36 read_^:16 read_a:15
read_about:5 read_from:16 read_in:-28 read_it:100 read_like:-53 read_nicer:28
read_one:23 read_only:85 read_replica:32 read_small:1 read_somewhere:-84
read_than:11 read_that:-67 read_the:-36 read_them:17 read_these:33 read_this:24
read_those:-31 read_through:-24 read_timeout:3 read_your:-7 readable:5 reader:49
reader_even:17 reader_for:22 reader_is:-37 readers:47 readers_are:41 reading:-70
reading_^:64 reading_a:25 reading_about:-44 reading_all:-42 reading_aloud:28
reading_an:5 reading_corner:33 reading_from:38 reading_glasses:56
reading_room:23 reading_the:21 reading_through:-53 reading_your:-122 readings:48
readings_in:22 readme_now:10 reads:-34 reads_0:-13 reads_a:-16 reads_along:55
reads_better:39 reads_like:-46 reads_that:9 reads_the:-72 reads_well:-50
ready:90 ready_^:-3 ready_for:27 ready_to:18 ready_we:10 reais:25 real:34
real_dome:39 real_one:6 real_race:31 reales:5 realistic:-18 really:-35
really_^:-16 really_a:28 really_all:2 really_do:-10 really_does:-53
really_is:-29 really_well:53 rear:35 rearranged:1 rearranged_and:1 reason:7
reason_^:-1 reason_that:4 reason_to:-16 reasonable:-24 reasoning:13
reasoning_underneath:13 rebase:15 rebind:6 rebind_my:6 rebooked:14
rebooked_the:4 reboot:5 reboot_^:-17 rebuild:17 rebuilt:7 rebuilt_the:7
recalculated:15 recalibrated:51 recalibrated_^:11 recalibrated_the:30 recall:51
recall_notice:32 recalled:68 recap:35 receber:27 receipt:15 receive:61
receive_the:14 received:7 receiver:-19 receives:16 reception:64 reception_^:23
receta:-13 recevrez:27 recevrez_le:27 rechnen:24 rechnen_wir:17 rechner:-9
rechnung:65 rechnung_ist:11 rechnungen:21 rechnungen_gehen:6 recht:24 rechts:-23
recibe:23 recibe_la:7 recife:41 recipes:-34 reciting:-7 reckon:11 reckon_with:15
recognise:-54 recognition:24 recognition_runs:17 recommendation:-3 record:39
record_everything:29 record_my:12 record_myself:17 recorded:78 recorded_by:24
recording:102 recording_is:4 recordings:33 recordings_than:6 records:33
records_^:2 recount:18 recovery:-6 recursive:26 recursive_calls:26 recycled:-47
red:67 red_and:26 red_ink:4 red_light:4 red_one:24 red_ones:2 red_wine:-7
redacción:11 redacción_es:11 redan:-62 redação:-2 reddingsvest:12 rede:11
redes:8 redesign:23 redid:31 redis:3 redis_^:17 redo:39 redo_the:32 redone:41
redrawn:9 redrew:24 reduction:1 redundancy:-5 redémarre:13 reed:52 reeds:12
reeds_^:16 reeds_are:-5 reef:20 reefer:31 reel:25 reels:24 ref:35 refer:22
reference:31 reference_book:18 references:29 refers:-11 refers_to:-11 refill:10
refilled:-36 refrain:-4 refrain_from:39 refren:68 refresh:40 refreshed:14
refreshed_every:14 refreshes:25 refreshes_every:25 refuelled:8 refugio:26
refugio_norte:26 refund:56 refund_goes:25 refunded:49 refunded_the:43 refunds:63
refunds_are:15 refunds_in:20 refused:-10 refuses_to:-37 regal:-45 regalo:-38
regalo_^:-38 regarde:-95 regarde_ça:-87 regarding:14 regards:-66 regards_^:-33
regards_to:-32 regatta:-29 regen:-78 regenerated:32 regent:-39 regex:-56
region:57 region_^:7 regions:-3 regions_^:-3 register:79 registered:131
registered_as:11 registered_the:3 registers:-5 registrado:26 registrar:13
registration:40 registration_desk:20 registre:35 registro:44 registro_^:21
registro_de:17 registry:63 regler:25 regret:14 regret_^:-22 regret_it:-14
regret_nothing:-22 regret_to:58 regrets:-108 regrets_^:-46 regretted:-42
regulador:32 regulador_de:32 regular:15 regularity:-64 regularity_^:-50
regulars:59 regulation:12 regulations:60 rehearsal:29 rehearsal_and:-17
rehearsal_room:13 rehearse:22 rehearse_the:22 reichen:30 rein:1 reinstall:15
reinstalled:32 reisetag:5 reisetag_^:5 reissued:38 rejected:24 rejected_^:15
rejects:42 relabelled:31 relatórios:13 release:51 release_bird:34
release_branch:52 release_captain:3 release_notes:-77 released:-11 releases:-89
releases_^:-91 reliable:24 relic:7 reliquary:28 rely:17 rely_on:17 remainder:11
remainder_of:11 remained:-58 remaining:8 remains:88 remains_a:-24 remains_is:3
remains_to:28 remains_unclear:31 remarkable:-1 remarkably:-27 remarks:36
remarks_in:27 remarks_on:4 remedios:59 remedios_^:15 remember:-15 remember_a:26
remember_from:31 remember_that:36 remember_the:-95 remember_things:25
remember_when:-77 remind:62 remind_me:64 reminded:-58 reminder:122
reminder_goes:1 reminder_now:26 reminder_sound:73 reminders:47 reminds:-14
reminds_me:-14 remote:-56 remotely:43 removal:-90 removal_firm:-33
removal_men:-37 remove:2 removed:60 removed_the:29 remplacé:17 remplacé_le:2
rename_the:-11 renamed:77 renamed_the:27 render:50 render_loop:8 render_the:6
rendered:33 renderer:26 renderer_^:-17 rendez:40 rendez_vous:40 rendu:88
rendu_les:44 rendu_utilise:11 renew:13 renew_a:10 renewal:4 renewed:12
renewing:5 rengi:48 rennet:11 rent:17 rent_^:-51 rent_or:1 rent_the:17 rent_to:1
rental:56 rental_skates:2 rented:39 rented_a:-48 rented_vm:16 renting:20
rents:22 renversé:-53 rep:-66 repainted:26 repainted_^:19 repainted_the:44
repair:16 repair_came:20 repaired_the:14 repairs:37 repariert:-8 repasado:40
repasar:13 repaso:42 repaso_son:12 repasse:4 repeat:16 repeater:16 repeats:20
repeats_every:11 replace:22 replace_the:14 replaced:60 replaced_^:-29
replaced_and:11 replaced_at:30 replaced_the:73 replacement:29 replacement_in:14
replacement_pledge:8 replacing:28 replay:36 replica:78 replica_in:30
replica_two:23 replicas:31 replicas_^:16 replication:39 replication_lag:23
replies:51 replies_than:12 replies_to:28 reply:73 reply_i:10 reply_to:30
replying:-53 replying_^:-53 repo:80 repo_^:29 repo_works:5 report:102
report_^:35 report_a:40 report_every:2 report_is:9 report_of:-16 report_on:26
report_that:13 report_the:21 report_to:4 reported:51 reported_0:17 reporter:6
reports:-25 reports_^:-63 reports_as:2 reports_is:13 reports_land:31
reports_to:34 repository:74 reprend:13 repris:28 reproduces:19 reproduces_it:19
reproducible:23 reproducible_^:12 reprogrammed:28 reprogrammed_the:22 repère:8
repère_k:8 request:58 request_^:7 request_of:32 requested:5 requests:8
requests_better:18 requests_from:2 requests_in:-37 requires:8 reread:8
reread_the:8 rerouted:30 rerun:49 res:7 rescheduled:15 rescue:58
rescue_course:26 research:-33 resembles:-26 resembles_a:-26 reserva:55
reserva_^:6 reservas:1 reservdelarna:25 reserve:56 reserve_^:18 reserved:88
reserved_for:7 reserved_seats:1 reservoir:-41 reservradion:38
reservradion_går:38 reset:19 reset_the:34 resets:37 resets_at:26 resin:3
resist:-17 resistor:9 resistors:17 resit:4 resize:31 resolution:1 resolve:-18
resolved:60 resolved_that:12 resolved_to:16 resolver:37 resonance:61
resonance_with:58 resort:27 respaldo:11 respaldo_tarda:11 respect:-94
respect_^:-79 respectable:-24 responsable:6 response:-5 responsibility:5
rest:-25 rest_a:23 rest_after:-37 rest_between:47 rest_hall:36 rest_in:-59
rest_is:-2 rest_of:-70 resta:53 resta_da:43 restart:53 restarted:13 restaurant:6
restaurant_boxes:41 restaurants:8 reste:59 reste_à:46 restent:23 rester:-13
rester_sous:-23 restful:11 resting:51 resting_pulse:37 resto:29 restore:40
restored:1 restored_^:-48 restored_accordion:6 restored_from:4 rests:-11
rests_0:13 rests_on:10 result:-52 result_^:-7 result_of:25 result_pages:13
results:49 results_in:4 resumo:48 resurface:-11 retencji:40 retention:20
retention_is:14 retenu:40 retenu_le:22 retina:6 retina_camera:6 retire:-17
retired:78 retired_^:43 retired_last:1 retirement:-61 retires:-27 retrained:3
retraso:-76 retried:4 retries:4 retries_0:11 retries_^:23 retries_in:4 retro:-32
retry:63 retry_loop:23 return:66 return_^:28 return_address:24 return_ferry:1
return_it:7 return_journey:22 return_label:23 returned:69 returned_^:10
returning:11 returns:-8 returns_^:1 returns_a:-27 returns_better:16 reunião:-2
reunião_de:22 rev:18 rev_d:13 reveal:-31 revenge:-27 rever:15 reversible:42
reversible_^:33 reversing:15 reversing_entries:15 reverted:6 review:68
review_^:44 review_at:12 review_was:-18 reviewed:23 reviewed_by:23 reviewer_^:41
reviewer_for:19 reviews:60 reviews_^:-12 reviews_are:13 reviews_i:8
reviews_the:62 revisa:49 revisado:55 revisar:21 revisar_^:5 revise:-4 revised:30
revision:4 revisión:26 revisión_de:9 revista:44 revisão:47 rewired:19
rewired_^:16 rewritten:79 rewritten_and:13 rewrote:21 rewrote_it:11 reçu:25
reçu_la:25 rgb:1 rhyme:-30 rhyme_^:-44 rhymes:24 rhyming:-40 rhythm:-25 ri:-81
ria:-6 ribbon:3 ribbon_bookmark:4 ribbon_marker:8 ribbons:36 ribs:5 ribs_^:9
rica:-21 ricambio:23 ricambio_del:22 rice:3 rice_cooker:24 ricerca:7 ricevere:23
rich:-95 rich_^:-64 richtig:-19 rid:9 rid_of:9 ride:40 ride_^:5 ride_in:53
ridere:-17 ridere_il:-17 riders:-38 rides:-6 ridge:-22 riding:-3 riecht:-72
riecht_es:-72 rieger:26 rien:-63 rien_de:7 rifugio:38 rig:-6 rig_is:14
rigging:-56 righe:20 righe_^:10 right:-33 right_!:-31 right_^:16 right_after:22
right_and:5 right_away:41 right_for:29 right_hand:12 right_is:50 right_it:-41
right_no:15 right_now:-13 right_of:45 right_one:4 right_projector:1 right_so:-61
right_strap:17 right_that:3 right_the:47 right_there:26 right_through:-35
right_to:-10 rightly:8 rights:22 rigolé:-84 riktigt:-20 rim:36 rind:66 ring:141
ring_buffer:21 ring_for:-7 ring_me:35 ring_my:21 ring_of:-52 ring_on:5
ring_road:2 ring_signals:21 ring_the:36 ring_them:9 ringer:13 ringers:-69
ringing:37 rings:23 rings_^:42 rings_and:9 rings_the:9 ringtone:-100 rink:34
rinse:108 rinse_time:12 rinsed:16 rinsed_and:16 rip:-62 ripassare:60 ripening:19
rir:-112 rir_^:-78 risa:-20 rises:-54 rising:16 risk:14 risotto:22 risulta:5
risulta_alta:5 risultati:53 riu:-89 riunione:-104 river:-65 river_^:-17
river_and:-38 river_gate:47 river_has:2 river_is:-14 river_level:25 riverside:12
rivets:20 road:-69 road_^:42 road_closure:1 road_for:-2 road_is:-32 roads_^:11
roads_around:-24 roadside:44 roadworks:26 roast:23 roaster:7 roasters:-26
rob:-11 robi:-15 robin:-57 robot:-76 robot_arm:-31 robot_navigue:62 robots:-47
rock:6 rocket:-58 rocks:14 rocks_the:14 rocío:40 roda:18 rode:-7 rods:-43
rodziców:16 role:86 role_^:34 role_play:21 roligt:-67 roligt_att:-33 rollback:37
rollback_script:29 rolled:-41 rolled_back:29 rolled_in:-39 rolled_under:-35
rollen:-6 roller:-5 roller_^:59 rollers:21 rollout:13 rolls:-10 rolls_^:17
rollstuhl:35 romance:-3 romantic:-6 rome:-35 rompe:20 rond:25 roof:-54 roof_^:76
roof_and:-35 roof_is:-12 roof_leaked:-27 roof_leaks:43 roof_of:-49 roofers:19
rooftop:15 rook:4 room:-11 room_0:90 room_^:-34 room_as:-59 room_for:52
room_has:9 room_i:-7 room_in:47 room_is:64 room_like:-3 room_makes:-9
room_nine:4 room_no:11 room_not:4 room_stays:8 room_that:5 room_two:2
room_with:-23 room_without:24 rooms:101 rooms_^:21 rooms_are:7 rooms_have:6
rooster:-57 root_cause:1 roots:10 roots_^:10 rope:17 rope_^:-5 rope_and:-6
rope_bridge:19 rope_dia:24 rope_guard:4 rope_practice:15 ropes:76 ropeway:9
rosa:-15 rosa_^:-60 rosa_is:34 rosalind:57 rosalind_^:15 rosario:7 rosary:-44
rose:82 rose_^:44 roses:-1 roses_^:-23 rosin:32 rosso:9 roster:15 rosters:36
rot:-38 rota:77 rota_^:8 rota_for:1 rotate:13 rotated:50 rotated_the:22
rotation:-27 rotation_^:-44 rotation_in:10 rotonda:22 rotonda_del:22 rotors:18
rotta:-17 rotterdam:-7 rouge:76 rough:-52 roughly:-108 roughly_0:-12 round:-18
round_0:2 round_^:-8 round_and:9 round_at:3 round_my:-17 round_tables:-64
round_the:-19 round_to:57 round_with:-68 roundabout:-61 roundabout_in:-19
roundabouts:41 rounded:42 rounding:32 rounding_the:12 rounds:-42 rounds_^:31
route:37 route_^:7 routed:22 router:38 router_^:-51 routing:-15 row:22 row_0:-26
row_^:22 row_and:-23 row_by:16 row_d:2 row_each:14 row_f:9 row_of:14
row_without:36 rowed:-65 rowed_for:-65 rowing:31 rowing_boat:26 rowing_club:6
rows:-24 rows_^:81 rows_and:-21 rows_are:8 rows_for:9 rows_in:16 rows_of:45
rows_per:-14 royal:13 rubber:-13 rubber_^:10 rubber_duck:-54 rubber_mats:2
rubbish:-3 rude_ones:11 rue:2 ruego:-16 ruego_que:17 ruf:5 ruf_ich:5
rufbereitschaft:29 rui:12 rui_^:12 ruined:-50 rule:17 rule_^:24 rule_for:33
rule_i:3 rule_of:-52 rulebook:3 ruler:30 ruler_^:76 rules:68 rules_^:17
rules_again:21 rules_are:-26 rum:-4 rum_^:-4 rumble:15 rumore:-54 rumour:-23
rumour_has:-65 run:18 run_^:-97 run_a:8 run_by:63 run_for:23 run_in:10 run_on:93
run_out:35 run_the:50 run_to:3 run_when:52 runbook:-25 runner:69 runner_in:24
running:-2 running_0:3 running_^:-30 running_a:-41 running_again:45 running_on:2
runs:103 runs_0:41 runs_a:-80 runs_at:72 runs_for:69 runs_from:23 runs_in:1
runs_once:22 runs_out:-52 runs_the:8 runs_to:4 runtimes:-48 rupture:8
rupture_de:8 rush:-24 rushed:92 rust:15 rust_^:39 rye:33 rythme:6 réception:7
réception_des:2 récolte:-12 régie:30 régie_son:25 réglementation:24
réglementation_fluviale:14 réparée:35 réplica:7 réseau:38 réservation:32
réservée:7 réunion:-13 révise:11 révision:63 révisions:25 révisions_je:1
réécrit:21 rêve:-36 rückflug:5 rückflug_der:5 rücksprache:48 rücksprache_mit:12
ręce:42 rękawic:24 rękawic_bawełnianych:24 s:-25 s_^:72 s'appelle:65
s'applique:30 s'ennuie:-77 s'il:11 sa:-63 sa_^:-19 sa_ancora:15 sa_couleur:14
saal:12 saat:58 saat_0:41 saat_sürüyor:10 saatte:23 sabe:-40 sabe_se:11
sabemos:56 sabemos_se:5 sabemos_si:7 saber:22 saber_quién:5 saber_si:6 sabine:54
sachets:21 sacks:30 sacks_^:-1 sacks_of:17 sacs:9 sacs_^:9 sacó:15 sacó_0:15
sad:7 sad_^:-25 saddle:2 saddler:-21 sadly:45 sadly_^:29 safari:-46 safe:41
safe_^:19 safe_here:-66 safe_the:32 safer:35 safety:56 safety_^:20
safety_officer:14 sag:-47 sagt:2 sai:62 sai_do:41 said:-26 said_0:24 said_^:187
said_about:17 said_for:-33 said_good:-1 said_he:-34 said_i:-32 said_i'd:-4
said_in:7 said_it:-29 said_so:20 said_that:-49 said_the:33 said_to:-74
said_we:-8 said_yes:-49 said_you:59 sail:6 sailing:16 sailors:-38 sails:1
saint:59 saints:-49 saints_and:-51 saison:16 sait:57 sait_toujours:27 sake:14
sake_of:14 sala:144 sala_^:13 sala_de:24 salad:16 sale:-61 sale_a:11
sale_desde:12 sale_to:-6 salen:30 sales_^:3 sales_has:12 sali:21 salir:18
salire:30 salire_in:17 salle_de:-50 salmon:-5 salon:54 salotto:14 salt:1
salt_^:-31 salt_and:15 salt_melts:13 salt_the:-55 salts:2 salón:7 sam:-3
sama:-74 same:-134 same_0:-33 same_^:-4 same_as:-48 same_coat:-27
same_corner:-36 same_day:81 same_evening:33 same_everywhere:15 same_for:71
same_minute:24 same_one:78 same_people:-6 same_size:-44 same_song:-32
same_thing:-41 same_time:39 same_to:87 sample:63 sample_company:12
sample_from:42 sample_of:24 sample_size:3 sample_texts:22 sample_was:8
samples:35 samples_^:1 samples_by:1 samples_go:1 samples_on:10 sampling_is:10
sampling_window:5 samstag:-50 samsung:14 samtal:3 sand:30 sand_the:5 sandals:24
sandpaper:47 sandpaper_^:8 sandwich:-135 sandwich_^:-84 sandwich_in:-28
sandwich_on:-10 sandwiches:-54 sang:-110 sang_^:22 sang_happy:-31 sang_the:-27
saniye:27 saniye_sürüyor:27 sank:3 sans:89 sans_^:18 sans_exception:1
sans_l'accord:9 sarà:-14 sarà_il:-17 sashes:44 sashes_^:44 sat:-3 sat_behind:-14
sat_down:22 sat_in:29 sat_next:-27 sat_on:-55 sat_there:-15 satellite:31
satellite_dish:19 satellites:2 satin:29 satisfaction:1 satisfying:-58
satisfying_about:-2 saturday:46 saturday_^:48 saturdays:57 saturdays_^:21
saturn:-5 sauce:52 sauce_^:4 sauces:36 sauces_^:49 saudade:-59
saudade_daquele:-32 sauna:33 sauna_and:-27 saurions:15 saurions_gré:15
sausage:-24 sausages:-54 sauvegarde:39 sauvetage:9 sauvetage_sont:9 save:-28
saved_^:7 saved_my:-6 saving:-7 savings:2 savings_account:1 savoir:24
savoir_si:12 savoury:51 saw:-11 saw_0:-34 saw_a:-109 saw_in:-8 saw_it:-33
saw_that:3 saw_the:159 saw_your:41 sawdust:11 sawdust_and:1 sawmill:41 saxofón:3
say:23 say_0:6 say_^:9 say_a:-47 say_and:25 say_hello:-27 say_in:-3 say_it:103
say_no:50 say_so:31 say_that:-44 say_the:-88 say_what:-23 say_whether:48
say_which:-86 say_who:43 say_why:77 say_yes:30 say_yet:18 say_you:-17 saying:-25
saying_it:14 saying_the:-21 sayings:-29 says:37 says_0:-22 says_^:46 says_a:3
says_ab:14 says_go:18 says_hello:-36 says_hi:43 says_i:1 says_it:-45
says_its:-43 says_no:-31 says_nobody:-49 says_nothing:2 says_on:22
says_otherwise:16 says_so:57 says_something:23 says_statistics:-7 says_that:7
says_the:-67 says_we:17 says_what:24 says_yes:57 scaffolding:33
scaffolding_is:26 scala:9 scala_predefinita:9 scale:31 scale_^:13 scales:-2
scales_at:1 scales_before:-12 scales_in:23 scan:-14 scan_is:8 scandal:-44
scanned_in:41 scanner:69 scanner_bug:10 scanner_dienst:10 scanners:59
scanners_^:6 scans:23 scare:25 scare_me:5 scarecrow:-28 scared:97 scared_of:97
scares_me:-18 scares_the:38 scarf:-44 scarf_yarn:27 scarica:77 scary:-3
scatola:22 scatole:36 scatter:14 scatter_plots:12 scelto:65 scelto_il:27
scene:-30 scenes:17 scent:20 scent_of:20 schade:-33 schaffe:33 schaffe_ich:33
schede:30 schedule:23 schedule_the:9 scheduled:5 scheduler:-12 schedules:-67
scheduling:-7 schema:97 schema_^:37 schema_changes:5 schema_migration:8
schema_v:6 schematics:1 scheme:13 schicken:10 schicken_^:6 schlafen:-100
schlagwerk:9 schlamm:26 schlecht:-8 schlüssel:26 schlüssel_liegen:4
schlüssel_zum:7 schlüsselübergabe:28 schmeckt:-85 schnee:-11 schneit:-54
schneit_es:-54 schnell:47 schnittstelle:8 scholars:24 schon:-114
schon_wieder:-83 school:19 school_^:-12 school_and:-74 school_at:12
school_atlas:-62 school_bookings:35 school_called:30 school_classes:-35
school_groups:53 school_in:15 school_play:-13 school_so:15 school_we:-8
school's:30 schrank:45 schreiben:29 schreiben_sie:8 schule:-14 schule_^:30
schuur:37 schuur_^:6 schwager:21 schwager_^:11 schéma:9 schéma_des:25 schémas:4
schön:-64 schön_dass:-30 schönen:-26 schöner:-36 schönes:-66 schüler:30
schüler_^:30 schülern:14 schülern_^:14 schüttet:-32 schüttet_es:-32 schüttler:4
science:-70 scissors_and:-17 scooter:18 scope:63 score:120 score_^:4 score_on:29
scoreboard:36 scoreboard_is:36 scored:22 scored_0:22 scores:51 scouts:19
scrap:55 scrap_that:6 scrap_the:29 scraped:36 scrapped:35 scrapped_^:23
scratch:104 scratch_that:76 scratch_what:21 scratched:54 scratches:71
scratches_the:47 scream:-24 screamed:13 screamed_at:-6 screaming:-13
screaming_^:-19 screen:80 screen_^:-71 screen_as:10 screen_has:6 screen_i:11
screen_is:1 screen_reader:39 screen_so:-23 screens_are:33 screens_give:5
screenshot:44 screenshots:26 screenshots_^:5 screw:-23 screw_^:-14 screws:30
screws_get:22 screws_in:2 scribe:83 scribes:-42 script:54 script_^:31
script_writes:13 scripts:15 scritto:22 scrivere:2 scroll:47 scrolled:-7
scrolled_through:-8 scrolling:42 scrubbed:81 sdk:58 se:94 se_a:29 se_cayó:-72
se_confirma:10 se_divide:8 se_encarga:10 se_fait:-35 se_ferme:26 se_guarda:31
se_guardan:26 se_ha:30 se_huele:-23 se_il:46 se_instala:11 se_la:35 se_llama:17
se_llevó:-13 se_mudó:32 se_no:7 se_o:18 se_possibile:20 se_puede:-3 se_queda:38
se_serait:-25 se_tocan:4 se_trouve:25 se_usa:20 se_ve:-13 se_è:-25 sea:-62
sea_^:26 sea_is:-14 seagull:-47 seagull_stole:-40 seagulls:-103
seagulls_have:-34 seal:26 seal_^:11 sealed:34 seals:-25 seals_are:-13
seams_by:-5 seamstress:6 sean:9 search:91 search_by:30 search_is:2
search_results:1 seasick:39 seasick_^:-32 season:-60 season_^:77 season_and:9
season_of:-64 season_the:-20 season_tickets:3 seasonal:26 seasonal_workers:25
seasons_in:3 seat:-1 seat_^:-86 seat_hangs:10 seat_in:24 seating:-38
seating_plan:-41 seats:-37 seats_0:46 seats_^:-60 seats_are:-44 seats_in:19
sec:-74 sechs:22 second:8 second_^:62 second_act:22 second_and:-14
second_body:22 second_box:5 second_car:34 second_container:16 second_day:-29
second_driver:8 second_feed:14 second_floor:6 second_half:-30 second_hand:8
second_house:-8 second_is:-32 second_language:5 second_mate:-14 second_one:-86
second_or:-37 second_person:24 second_pot:-45 second_power:16 second_the:-35
second_thought:11 second_thoughts:9 second_vote:5 secondary:16 secondary_loop:16
secondes:-44 secondes_^:-12 secondi:17 secondi_^:12 secondo:25 seconds:24
seconds_^:74 seconds_and:14 seconds_before:6 seconds_for:52 seconds_i:-27
seconds_in:-13 seconds_is:2 seconds_on:14 seconds_or:-52 secours:-16
secours_^:-47 secours_se:1 secret:-62 secret_is:-66 secret_service:-15
secrets:60 secrets_belong:24 secs:27 secs_^:23 section:10 section_^:9 secure:11
security:-41 security_man:-13 security_office:3 security_people:-19
security_question:3 security_review:2 seda:12 see:-10 see_0:-16 see_^:-25
see_a:43 see_all:-1 see_from:3 see_her:1 see_how:-43 see_it:18 see_my:-4
see_nothing:49 see_on:-21 see_the:-117 see_them:19 see_there:-28 see_to:49
see_us:73 see_what:-13 see_you:-17 see_your:-3 seed:-26 seed_^:-6
seed_supplier:3 seeds:60 seeds_badge:10 seeing:58 seeing_that:55 seeing_the:62
seek:15 seek_bar:15 seem:-103 seem_to:-121 seems:-73 seems_to:-43 seen:-58
seen_^:50 seen_a:28 seen_at:45 seen_how:26 seen_if:14 seen_in:-29 seen_it:37
seen_my:-30 seen_so:-37 seen_the:-20 seen_them:69 seen_things:-88 seen_whether:2
seen_your:11 sees:-75 sees_0:-40 sees_a:48 sees_the:-24 seggiolino:27 seguir:123
seguir_vamos:35 seguir_vou:70 segunda:72 segunda_voz:32 segundo:10 segundos:32
segundos_^:32 seguridad:17 seguro:8 seguro_cobre:2 seguro_cubre:2 seguro_que:-31
según:5 según_el:2 sehen:17 sehen_^:17 sei:-56 sei_se:18 seidl:14 sein:46
sein_^:43 seine:14 seis:35 seismograph:-77 seit:-62 seit_gestern:105
seit_tagen:-62 seiten:69 seiten_^:65 sekretariat:16 sekund:38 sekund_^:38
sekunden:18 sekunder:27 sekunder_^:27 selbst:-81 seldom:-21 self:-62
self_catering:2 selfies:-45 sell:14 sell_the:33 seller:46 selvedge:29 sem:125
sem_autorização:10 semaine:-21 semaine_^:41 semana:-61 semaphore:-60 sembra:-45
sembra_di:-1 sembrano:-26 semicolon:-86 semicolons:-105 seminar:2
seminterrato:22 sempre:-46 sempre_^:75 sempre_che:-17 sempre_un:-83 sen:78
sen_tar:32 senast:5 senast_may:2 send:16 send_^:3 send_a:21 send_help:-61
send_it:16 send_me:-21 send_the:22 send_u:21 send_you:22 sending:60 sending_a:9
sending_the:6 sends:-82 sends_0:-38 sends_her:13 sends_his:-25 sends_samples:1
sends_the:22 senior:24 seniority:-52 sense:-24 sense_^:52 sense_for:-20
sense_of:-11 sense_thx:-15 sense_to:-15 sensor:62 sensor_de:17 sensor_reads:13
sensorcode:20 sensorcode_is:20 sensore:76 sensore_del:58 sensors:-95 sent:-5
sent_0:-58 sent_^:-31 sent_a:9 sent_back:66 sent_by:6 sent_is:17 sent_the:86
sent_to:28 sent_you:25 sentence:54 sentences:61 sentimental:13 sentry:17
senza:37 separate:76 sept:33 sept_^:18 september:5 ser:55 sera:21 sera_^:45
sera_abbiamo:-58 sera_le:22 sera_sono:14 serais:14 serait:-25 serait_cru:-25
serial:34 serializer:-17 series_circuits:41 serif:40 serio:-29 serio_^:-29
serious:27 serious_^:29 seriously:12 seriously_^:113 serons:12 seront:42
serra:32 serra_está:32 sert:32 sert_aux:25 serve:47 served:-43 served_in:13
server:-34 server_^:70 server_closet:-28 server_di:52 server_has:-24
server_is:15 server_room:-100 server_was:61 server_went:66 servers:-80 serves:49
serves_as:15 serveur:29 serveur_de:4 serveur_est:13 service:23 service_^:-41
service_admits:9 service_is:1 service_since:-49 service_was:3 serviced:23
serviced_by:7 services:-26 servicio:-41 servicio_^:13 servidor:-16 servis:51
servisi:22 serwer:66 serwer_obrazów:32 serwer_pocztowy:23 serwera:10 será:75
será_el:40 ses:-99 ses_0:-14 sesame:55 sesame_^:43 session:166 session_^:15
session_and:2 session_begins:14 session_cookie:20 session_data:5 session_may:2
session_we:13 sessions:66 sessions_are:7 sessions_of:15 set:46 set_!:45 set_^:27
set_a:-23 set_book:5 set_has:-57 set_is:-12 set_me:-5 set_the:57 set_to:37
setback:19 setback_begins:19 setpoint:24 setpoint_0:14 sets:9 sette:-20
settimana:4 settimana_^:4 setting:12 settings:63 settings_file:3
settings_page:18 settle:-10 settled:160 settled_^:13 settled_on:105
settled_the:26 settled_who:8 settlement:9 settles:-16 seul:-25 seul_^:-33
seulement:34 sev:27 sev_0:27 seven:-13 seven_^:14 seven_in:-5 seven_is:19
seventeenth:-48 seventeenth_century:-48 seventh:1 seventies:-60 seventies_^:-60
seventy:-15 several:-4 seviyorum:28 seviyorum_^:28 sew:37 sewed:88 sewed_all:59
sewing:113 sewing_corner:10 sewing_frame:26 sewing_holes:3 sewing_tapes:23
sewn:14 sewn_through:12 sexta:21 sextant:71 sextant_is:12 sexton:48 shade:67
shade_and:48 shade_filter:5 shader:66 shadow:-5 shaft:8 shake:13 shaking:-34
shaking_^:-31 shaky:86 shaky_^:70 shall:41 shall_be:46 shape:-2 shape_of:-38
shape_with:-16 shaped_like:-5 shapes:-70 share:-6 share_^:45 share_a:-43
share_it:-3 share_the:28 shared:13 shared_a:-43 shared_folder:11
shared_mailboxes:37 shared_room:13 shared_with:3 sharp:11 sharp_^:52
sharpened:40 sharpener:6 she:43 she_always:-67 she_can:29 she_can't:32
she_changed:2 she_could:-24 she_cried:6 she_did:-60 she_does:3 she_gave:79
she_gets:-75 she_had:60 she_has:28 she_hates:31 she_is:41 she_keeps:7
she_knows:-37 she_likes:-15 she_made:44 she_must:-14 she_never:-35 she_panics:16
she_prefers:46 she_purrs:40 she_says:56 she_sends:13 she_takes:31
she_thought:-13 she_told:-36 she_used:10 she_waved:-19 she_will:28 she_won't:45
she_would:33 she_wrote:43 she's:187 she's_0:-23 she's_a:9 she's_fine:51
she's_got:22 shed:8 shed_^:36 shed_geometry:14 shed_is:-1 sheep:-17 sheep_^:-7
sheep_fell:41 sheet:98 sheet_^:4 sheet_music:6 sheet_of:-21 sheet_on:1
sheets:118 sheets_^:11 sheets_and:7 shelf:11 shelf_^:-34 shelfmark:20 shell:-10
shells:23 shells_a:10 shelter:11 shelves:25 shes:-62 shes_the:-18 shielded:35
shielding:12 shielding_gas:12 shift:48 shift_?:4 shift_^:22 shift_chat:39
shift_has:-22 shift_in:4 shift_is:4 shift_lead:83 shift_reported:6
shift_reports:3 shift_starts:7 shift_that:42 shifted:40 shifts_^:22
shifts_and:-47 shifts_so:7 shine:29 shine_^:27 shines:83 shiny:4 ship:7
ship_^:-18 ship_on:1 ship_so:-23 ship_the:31 ship_without:-38 ship's:18
shipments:9 shipments_^:9 shipped:-33 shipped_a:-18 shipping:19 ships_to:22
ships_with:23 shirt:-51 shirts:33 shoe:-7 shoe_^:-37 shoe_boxes:-29
shoe_parcel:38 shoe_size:11 shoebox:-3 shoes:-1 shoes_^:-17 shoes_and:-52
shoes_have:54 shoes_off:19 shook:54 shook_on:34 shooting:53 shop:-1 shop_^:-64
shop_asks:6 shop_for:-18 shop_had:35 shop_has:29 shop_opens:1 shop_to:64
shop's:29 shopping:-1 shops:-28 shops_^:-26 short:-1 short_and:25
short_drills:30 short_functions:13 short_ones:24 short_quizzes:21
short_replies:13 short_text:5 short_the:1 shortcuts:41 shorter:38
shorter_than:-8 shot:51 shot_^:20 should:-23 should_all:3 should_be:-34
should_come:25 should_end:17 should_get:-88 should_happen:17 should_have:-55
should_like:27 should_mention:46 should_never:-23 should_not:31 should_read:29
should_really:-82 should_see:-79 should_show:22 should_stop:9 should_take:-4
should_the:43 should_try:-9 should_write:-2 should_you:47 shoulder:-47
shoulder_^:-11 shoulder_is:-61 shoulder_straps:7 shoulders:-38 shoulders_and:-35
shouldn't:34 shouldnt:41 shout:-12 show:26 show_^:-16 show_and:-1 show_every:1
show_in:-43 show_is:50 show_me:83 show_scripts:14 show_the:2 show_them:11
show_timeline:4 show_up:34 showcase:12 showed:17 showed_the:-12 showed_up:-39
shower_^:54 shower_is:35 showers:38 showing:-9 shown:32 shown_in:54
shown_with:39 shows:-18 shows_0:9 shows_^:-68 shows_a:-75 shows_as:-21
shows_every:20 shows_in:-26 shows_start:2 shows_up:114 shows_while:7 shrink:-72
shrink_the:40 shrinks:-33 shrugs:-29 shruti:33 shuffled:22 shunting:11 shut:25
shut_at:10 shut_by:37 shut_down:37 shutdown:7 shuts:72 shuts_at:47 shutter:9
shuttle:59 si:-12 si_capisce:3 si_cela:13 si_chiama:-71 si_conserva:10 si_el:35
si_falla:7 si_ferma:17 si_la:15 si_le:25 si_no:41 si_possible:4 si_pulisce:29
si_sa:-16 si_spegne:34 si_è:-11 siamo:-79 sich:48 sich_^:-33 sich_in:6
sicher:-85 sick:80 sick_^:46 sick_note:20 side:80 side_^:74 side_by:7 side_in:4
side_is:14 side_of:26 side_screws:6 sideways:-88 sideways_^:-43
sideways_here:-34 siding:20 sie:52 sie_bitten:8 sie_das:22 sie_den:26 sie_in:-73
sie_ja:-21 sie_und:-15 sieht:-39 sieht_aus:-17 siempre:-39 siempre_en:60
siempre_llevan:66 siempre_se:19 siete:-10 siete_^:39 sig:-36 sig_på:-42 sigh:-74
sigh_^:-41 sighing:-6 sighs:-56 sight:99 sight_^:32 sight_reading:41
sight_the:-3 siglas:25 siglas_nas:16 sigma:-9 sign:53 sign_^:-33 sign_and:9
sign_every:21 sign_in:-10 sign_of:-17 sign_stands:4 sign_that:-59 signal:-9
signal_^:29 signals:59 signals_^:19 signature:89 signature_^:4 signatures:40
signed:49 signed_^:74 signed_and:31 signed_by:58 signed_for:10 signed_it:-71
signed_off:1 signed_the:39 signed_up:13 signed_with:2 signing:29 signing_job:16
signor:-52 signora:-65 signs:102 signs_^:6 signs_and:23 signs_at:-48
signs_for:69 signs_in:55 signs_off:17 signs_the:31 signé:19 siguiente:63
siguiente_es:42 silence:-24 silence_^:4 silence_is:-3 silence_the:8 silent:56
silent_on:-8 silently:-21 silently_^:-26 silk:48 sill:-51 sill_that:-7 sillas:4
sillas_^:11 silly:99 silly_^:25 silnik:-34 silo:73 silo_do:22 silos:29
silos_jest:24 silva:-36 silver:47 sim:5 simple:-6 simples:4 simples_^:4
simply:-149 simply_a:-45 simply_because:-8 simply_stops:-30 simulacro:15
simulacro_^:15 simulateur:-62 simulation:5 simulations:-42 simulator:47
simulatore:29 simulatore_gira:29 sin:33 sin_avisar:29 sin_excepción:31
sin_falta:6 sin_la:7 sin_red:6 sin_una:44 since:-39 since_0:-97 since_^:-53
since_a:15 since_breakfast:-45 since_buying:24 since_dawn:30 since_easter:-30
since_five:-95 since_his:7 since_i:16 since_it:8 since_it's:3 since_january:12
since_last:19 since_long:-16 since_lunch:-12 since_march:-24 since_monday:51
since_most:9 since_my:7 since_nobody:-27 since_our:4 since_sunday:33
since_ten:41 since_the:36 since_then:-11 since_this:27 since_two:34
since_yesterday:10 since_you:17 since_your:22 sincere:-41 sind:-47 sind_0:28
sind_die:-19 sind_für:-13 sind_umgezogen:17 sing_^:10 sing_the:14 singer:-70
singer_comes:-43 singing:-6 singing_^:11 singing_at:-44 single:-96
single_booking:12 single_one:24 single_time:37 sings:36 sink:57 sink_^:32
sinking:-9 sinon:10 siquiera:13 sir:11 siren:-41 sirene:49 sis:-16 sistema:22
sister:38 sister_^:-47 sister_and:6 sister_has:32 sister_is:11 sister_ottilie:16
sister_talked:23 sister_the:26 sister's:24 sisters:92 sit:54 sit_^:-34 sit_at:9
sit_better:9 sit_down:-10 sit_in:23 sit_the:23 site:31 site_^:69 site_has:-30
site_is:11 sites:7 sites_^:7 sitio:41 sitio_^:23 sitio_para:11 sits:32
sits_at:51 sits_behind:6 sits_in:56 sits_on:-16 sits_right:-52 sits_under:-56
sits_well:35 sits_with:31 sitter_is:37 sitting:13 sitting_^:53 sitting_at:5
sitting_down:-32 sitting_in:21 sitting_on:-21 sitting_right:21 sitting_there:-16
sitzen:-24 six:25 six_^:-1 six_of:-4 six_people:32 six_year:4 sixteen:61
sixty:13 sixty_years:4 size:99 size_0:87 size_^:-11 size_ends:5 size_of:6
size_to:7 sizes:-80 się:-16 się_w:-16 się_za:11 sju:-20 ska:125 ska_ha:14
ska_jag:21 ska_målas:11 ska_vara:23 skate_sharpener:6 skateboard:-47 skaters:4
skating:-18 skeins:14 skeins_^:14 skeleton:-69 skeleton_with:-2 sketch:30
sketch_^:58 sketch_of:-47 sketch_the:9 sketchbook:8 sketches:18 skicka:58
skies:2 skiing:-38 skimmed:-81 skin:95 skiner:-53 skiner_och:-41 skip:84
skip_the:145 skipper:38 skipper_this:8 skipping:60 skipping_the:5 skips:15
skips_0:-26 skirting:15 skirting_board:3 skis:4 skolan:24 skriv:33 skriver:20
skriver_jag:20 sku:5 skulle:-53 sky:-27 sky_over:-24 slaapt:-25 slack:34 slam:41
slate:20 sled:6 sledge:12 sleep:9 sleep_^:-2 sleep_and:-29 sleep_at:-40
sleep_badly:1 sleep_better:1 sleep_bug:18 sleep_in:20 sleeping_on:-8 sleeps_0:19
sleeps_for:-7 sleeps_in:21 sleeps_on:-15 sleeve:-67 sleeve_^:20 slept:-43
slept_0:-18 slept_maybe:-30 slept_on:72 slept_through:-15 sleutel:46
sleutel_van:10 slices:39 slid:-6 slide:46 slide_^:-17 slides:-55 slides_^:-16
slides_in:-40 slightly_different:-1 slip:127 slip_^:12 slip_in:11 slipped:21
slipped_^:6 slipped_on:-47 slipper:-33 slippers:-87 slips:68 slips_and:8
slips_in:15 slips_to:7 slope_^:35 slope_closes:6 slot:93 slot_^:16 slots:3
slots_^:52 slow:8 slow_^:-25 slow_on:50 slow_so:22 slow_today:-26 slow_with:-43
slowed:9 slower:-41 slower_than:-22 slowly:-13 slowly_^:18 slowly_and:33
slowly_through:-13 slowly_with:62 slug:5 slugs:-48 slugs_^:-48 sluice:76
sluice_seven:46 sluit:5 small:-3 small_^:2 small_and:-73 small_awl:9
small_commits:57 small_conference:38 small_functions:11 small_gym:10
small_miracle:-3 small_pull:28 small_pure:3 small_talk:25 small_we:-13 smaller:8
smart:-40 smarter:-23 smarter_than:-17 smell:-102 smell_a:60 smell_fear:-7
smell_goes:34 smell_in:-15 smell_it:-14 smell_of:-87 smell_the:-41 smelled:-40
smelled_^:-13 smelled_of:-51 smelling:-61 smells:-144 smells_are:-49
smells_at:-45 smells_like:-48 smells_of:-58 smelt:-39 smile_^:-2 smile_and:10
smile_but:2 smiled:-83 smiled_^:-85 smiley:79 smileys:11 smiling:-54
smiling_about:-35 smiling_at:-10 smoke_alarm:16 smoke_machine:-47 smoke_or:33
smoke_test:20 smoked:39 smoked_batch:32 smoking:44 smooth:-106 sms:34 sms_^:19
smug:-15 snack:20 snack_bar:17 snail:-18 snails:-13 snake:-28 snake_case:19
snapped:29 snaps:-5 snapshots:51 snare:-28 sneeze:-42 sneezed:-93 snippet:-25
snore:-81 snored:-26 snores:11 snoring:-55 snoring_in:-11 snow:-76 snow_^:-14
snow_and:-33 snow_groomer:60 snow_guns:15 snow_has:23 snow_in:-24 snow_on:21
snow_up:-29 snowboard:3 snowboard_lesson:3 snowcat:23 snowcat_is:15 snowed:-53
snowed_in:15 snowing:-45 snowing_in:-45 snälla:-43 snön:-79 so:38 so_0:-19
so_^:3 so_a:-16 so_all:3 so_ancora:24 so_and:-29 so_anyway:-73 so_as:51
so_ask:17 so_bad:-40 so_cheerful:-4 so_come:21 so_did:-37 so_do:9 so_ein:-83
so_error:9 so_every:21 so_far:2 so_fast:6 so_few:8 so_for:13 so_forget:29
so_forgive:14 so_full:-67 so_go:39 so_good:-16 so_hard:-68 so_he:-1 so_he's:33
so_hot:-85 so_i:70 so_i'd:-18 so_i'll:34 so_i've:77 so_if:-55 so_im:-9 so_in:11
so_is:-25 so_it:-98 so_its:50 so_keep:17 so_kindly:22 so_lean:26 so_let's:18
so_long:-69 so_loud:-33 so_make:8 so_many:-103 so_might:-5 so_much:-42 so_my:-13
so_never:10 so_next:30 so_no:83 so_nobody:49 so_nothing:-18 so_now:4 so_of:-25
so_often:19 so_old:-39 so_our:11 so_patient:-68 so_please:68 so_polite:-9
so_proud:-27 so_quiet:-91 so_ring:4 so_schnell:51 so_she:-6 so_somewhere:10
so_sorry:-62 so_steady:-15 so_sweet:60 so_take:25 so_that:142 so_that's:27
so_the:9 so_there:-14 so_they:-10 so_they'll:45 so_thick:-53 so_tired:-81
so_to:3 so_until:61 so_use:33 so_we:35 so_we're:18 so_well:-3 so_what:1
so_with:33 so_would:2 so_you:15 so_you'd:13 so_you'll:14 so_your:69 soak:33
soaked:-72 soaked_to:-38 soap:-22 sobbing:15 sobre:-14 social:-11 society:21
sock:-165 sock_^:-107 socket:41 socket_^:14 sockets:21 socks:-147 socks_and:48
socks_we:-14 sodium:-82 soep:-36 sofa:-68 sofa_^:-7 sofa_is:-25 sofas:-6
soffitta:-46 soffritto:8 soffritto_usiamo:8 sofort:47 soft_cheese:28
soft_spot:-66 softer:56 softly:-67 softly_^:-33 software:-75 sogar:-32 soggy:-2
soglia:11 soil:48 soir:-7 soir_^:-10 soir_au:-52 soir_on:-29 soirs:35 soirées:14
sol:-90 sol_^:-57 sola:49 solange:5 solange_die:-3 solar:-71 solche:-98 sold:71
sold_0:-47 sold_^:21 sold_by:35 sold_last:19 sold_out:35 sold_the:25 sold_to:42
solder:-45 soldered:-13 soldered_my:-49 soldered_the:41 soldering:1
soldering_iron:9 soleil:-96 solely:-30 solen:-92 solen_skiner:-53
solen_tittade:-48 solenoid:19 soles:66 soles_^:50 solicitor:76 solid:107
solid_^:60 solids:14 soll:7 sollen:1 sollte:1 solo:41 solo_^:46 solo_a:-22
solo_in:8 solo_la:10 solo_puede:2 solution:68 solutions:31 solved:42
solved_the:3 solveig:35 solvent:78 solver:-31 solène:25 som:-68 som_en:-30
som_har:33 sombra:-20 sombra_^:-20 some:-142 some_0:-14 some_^:44 some_days:-30
some_evenings:-7 some_folks:-36 some_of:29 some_people:-39 some_reason:-37
some_rest:-1 some_time:-7 somebody:-69 somebody_brought:-20 somebody_from:8
somebody_has:9 somebody_in:-24 somebody_left:-28 somebody_must:14
somebody_nearly:28 somebody_on:-8 somebody_once:-2 somebody_should:-5
somebody_still:4 somebody_who:-40 somebody's:-89 somebody's_thumb:-19
somehow:-43 somehow_^:52 somehow_the:-54 someone:-104 someone_at:-38
someone_else's:-1 someone_microwaved:-58 someone_put:-58 someone_said:-1
someone_takes:-21 someone_to:8 someone_who:53 someone_writes:37 someone's:-48
something:-16 something_^:-65 something_about:-67 something_at:-20
something_else:97 something_for:27 something_in:-46 something_is:-35
something_nice:29 something_of:-10 something_quieter:62 something_satisfying:-2
something_soothing:-14 something_that:-14 something_the:1 something_to:13
something_wrong:33 sometimes:-71 sometimes_i:-59 somewhat:-60 somewhat_^:-49
somewhere:-178 somewhere_^:-62 somewhere_in:-80 somewhere_that:-89 somos:9
son:-27 son_0:18 son_^:20 son_chien:-26 son_con:12 son_los:51 son_will:15
son's:8 sonar:10 sonatina:12 sonatina_at:12 sonda:18 sonde:12 sonde_du:12
song:-106 song_for:-2 song_is:-24 song_recognition:17 songbook:30 songs:-103
songs_and:-15 songs_on:3 songs_the:-21 sonido:27 sonido_ambiente:27 sonno:-6
sono:-28 sono_da:23 sono_in:6 sono_troppo:13 sonra:50 sons:29 sons_^:29 sonst:8
sonst_zahlt:6 sont:11 sont_jamais:12 sont_rangés:19 soon:-36 soon_^:-39
soon_as:-10 sooner:118 sooner_have:66 sooner_or:-31 sooner_pay:20 sooner_read:18
soot:-83 soothing:-56 soothing_about:-14 sopra:31 sore:53 sorry:19 sorry_!:61
sorry_^:76 sorry_for:-83 sorry_i'm:-3 sorry_my:45 sorry_not:46 sorry_that:4
sorry_the:-45 sorry_to:52 sorry_typing:-69 sorry_was:-66 sort:-29 sort_of:-27
sort_the:18 sorted:113 sorted_by:40 sorted_i:17 sorted_the:15 sorten:-69
sorter:-20 sorter_belt:3 sorting:-16 sortir:-27 sotto:-27 soul:31 sound:67
sound_^:-1 sound_check:17 sound_has:12 sound_is:56 sound_of:-64 sound_tired:-9
soundboard:4 sounded:21 sounded_like:-7 sounds:-5 sounds_^:-15 sounds_about:-9
sounds_as:-44 sounds_at:7 sounds_delicious:-3 sounds_good:77 sounds_like:-31
sounds_to:-17 soundtrack:-63 soup:-116 soup_^:-67 soup_and:4 soup_is:-94
soup_of:54 soup_stall:50 source:-46 source_^:28 source_of:-4 sources:2
sourdough:-30 sous:33 sous_la:-25 sous_le:6 south:119 southern:19 souvent:-31
souvent_une:-64 soy:-11 soñé:-10 soñé_que:-10 spa:-25 space:26 space_bar:-14
space_for:72 spaces:63 spaces_fight:18 spaces_if:4 span:10 span_completes:10
spanisch:-64 spanish:20 spare:180 spare_key:38 spare_keys:1 spare_rotors:18
spare_us:20 spare_you:-4 speak:83 speak_^:22 speak_for:-23 speak_of:45
speak_slowly:58 speaker:89 speakers_^:7 speaking:-127 speaking_the:-63 speaks:-5
speaks_slowly:17 specchietto:17 special:-82 specialist:24 species:44
species_^:12 spectacles:-47 spectacles_^:-47 spectrum:-19 spectrum_analyser:-20
speech:-60 speech_^:2 speeches:17 speeches_start:2 speed:79 speed_0:4 speed_^:13
speed_at:2 speed_near:3 speed_of:29 speedy:-40 speedy_recovery:-40 speelt:-40
speelt_in:24 spegne:34 speicher:12 spell:67 spell_checker:37 spelled:-25
spelled_out:16 spelling:53 spelling_drills:20 spelt:17 spend:71 spend_0:16
spend_more:14 spending:3 spent:-112 spent_0:-76 spent_half:-14 spent_more:-5
spent_my:-33 spent_substrate:36 spent_the:-36 sperrfrist:13 sperrfrist_vor:13
sperrmüllabholung:18 spesso:-59 spherical:6 spider:-27 spider_^:-15 spiders:-6
spiegazioni:11 spikes:-61 spilled:-35 spin:16 spine:132 spine_^:2 spine_is:42
spine_lining:9 spine_would:3 spinner:-24 spinning:43 spirit:-35 spirit_!:-17
spite:-49 spite_of:9 splash:33 splash_screen:40 splendid:-43 splice:21 spliced:5
splicer:7 split:93 split_the:24 split_up:16 splits:26 splitter:30 spoiled:6
spoilers:6 spoils:61 spoke:11 spoke_to:10 spoken:48 spoken_part:8 spoken_to:11
sponsor:11 spool:18 spoon:-86 spoon_^:-70 spoon_race:-23 spoons:13 sports:-91
sports_car:-21 sports_day:-44 sports_desk:-73 sposa:-29 spostare:4 spostata:7
spostato:23 spostato_al:10 spot:-26 spot_^:22 spot_for:-66 spot_is:-2 spots:-20
spots_a:13 spotted:-17 spotting:6 sprawdzę:22 sprawie:8 spray:10 spread:-28
spreadsheet:-28 spreadsheet_^:31 spreadsheets:-61 spreadsheets_are:-21
spricker:41 spring:-7 spring_^:12 spring_and:32 spring_constant:2 spring_i'm:29
spring_in:7 spring_is:-33 spring_so:25 spring_the:30 spring_tide:4 sprinkler:13
sprint:14 sprouts:-51 sprzątanie:48 spät:-30 spätdienst:30 spätestens:3
spätestens_am:3 sql:76 sql_in:21 sql_than:29 sqlite:115 sqlite_for:32
sqlite_on:7 sqlite_porque:5 sqlite_since:2 square:6 square_^:15 squares:34
squash:48 squeak:-109 squeak_^:-10 squeaks:-72 squeaky:-42 squeezes:-52
squid:-38 squid_boss:29 squirrel:-37 sre:-56 srv:10 sry:-83 sry_for:-58
sry_typing:-16 sso:24 st:-21 st_marks:-13 sta:-45 sta_a:43 sta_in:28 staat:121
staat_in:25 staat_op:16 stable:-19 stable_branch:32 stables:38 stack:-105
stack_is:-36 stack_of:-26 stack_overflow:-61 stack_trace:-54 stack_traces:-11
stacked:36 stacked_in:5 stacks:-42 stadium:5 staff:-61 staff_^:28 staff_and:-15
staff_is:-13 staff_meetings:13 staff_party:33 staff_room:-69 staff_wifi:58
staffed:16 staffed_by:16 stag:45 stag_do:-4 stage:70 stage_^:24 stage_door:7
stage_is:23 stage_lights:5 stage_manager:-6 staging:142 staging_box:4
staging_cluster:15 staging_runs:2 stain:71 stained:36 stainless:18 stains:-19
stair:-1 staircase:-11 stairs:-40 stairs_^:-37 stairs_and:-18 stairs_in:-19
stairs_too:6 stairs_were:29 stairwell:4 stale:11 stall:70 stalled:34 stalls_^:-2
stamattina:-108 stamattina_nebbia:-40 stamina:-24 stamp:15 stamp_^:-10
stamp_is:21 stampa:38 stamped:73 stamped_my:14 stamps:-57 stanca:4 stanca_^:4
stand:157 stand_at:4 stand_in:19 stand_mixer:19 stand_open:-7 stand_opens:27
stand_the:-3 stand_them:-3 standard:-17 standard_deviation:-31
standardspråket:23 standby:43 standing:3 standing_^:79 standing_at:18
standing_desk:-75 standing_in:-32 standing_order:10 standing_there:10
standing_up:-24 standing_waves:1 stands:149 stands_^:7 stands_at:44
stands_for:11 stands_in:59 stands_still:-12 standup:-3 stanotte:12 stansted:14
stapler:-6 stapler_^:-2 star_^:12 star_reviews:-22 starboard:39 stare:35
stare_al:-8 stare_at:-51 stared:4 stared_at:5 staring:-81 staring_at:-71
stars:-18 stars_^:-18 start:110 start_^:-2 start_and:-43 start_at:52
start_early:2 start_in:-1 start_of:6 start_on:59 start_the:17 start_to:-4
start_with:35 startas:35 startas_om:35 started:-115 started_^:46 started_on:-117
started_the:38 startet:30 starting:73 starting_with:54 starts:46 starts_^:14
starts_at:91 starts_from:8 starts_in:-35 starts_to:-11 starts_with:-15
starving:-50 starving_^:-50 stary:52 starym:10 starym_dostawcy:10 stata:5
state:24 state_machine:-30 state_machines:2 state_of:42 stated:42 statement:10
statement_^:8 static:47 station:64 station_^:40 station_and:-27 station_in:-39
stationen:14 stations:-35 statistics:-24 statistics_is:-3 stativtasche:22
stativtasche_ist:22 stato:21 stats:-42 statt:31 statt_^:40 statue:-15
statue_^:-34 statue_may:15 status:-7 status_led:21 status_light:5
status_page:-55 status_updates:10 statute:12 stay:160 stay_at:1 stay_away:20
stay_behind:58 stay_below:5 stay_idle:2 stay_in:34 stay_on:5 stay_out:16
stay_under:7 stay_with:-34 stayed:-64 stayed_for:-46 stayed_in:-34 staying:4
staying_put:16 staying_with:8 stays:46 stays_^:37 stays_at:38 stays_behind:1
stays_in:53 stays_off:52 stays_on:43 stays_out:76 stays_shut:11 stays_where:33
stays_with:-64 steady:-32 steady_that:-15 steal:-30 steam:-22 steam_^:-35
steam_from:26 steeds:-61 steel_^:-73 steel_and:15 steel_ruler:10 steep:28
steered:-11 steering:15 steg:49 stehen:-38 stehen_die:-3 steht:88 steht_auf:18
steht_der:12 steht_im:43 steht_in:39 stelle:26 stemma:6 stemma_dei:6 step:37
step_0:-57 step_^:12 step_at:-43 step_by:1 step_is:56 step_of:13 step_on:21
stepped:-48 stepped_on:-40 steps:8 steps_^:8 steps_and:-81 steps_in:1
steps_on:-24 steps_onto:2 steps_up:-28 sterilised:27 stern:-26 stick_^:-77
stick_and:-32 stick_better:17 stick_to:74 stick_with:20 sticker:-9 sticker_^:26
sticker_on:-33 sticker_says:25 stickers:-8 sticking:7 sticks:83 sticks_^:71
sticks_at:16 sticks_to:-48 sticks_with:39 sticky:-20 sticky_notes:-32 stiff:37
still:-64 still_0:6 still_^:-8 still_a:7 still_at:30 still_believes:-37
still_calls:-2 still_can't:-19 still_cant:2 still_does:-48 still_don't:77
still_dont:78 still_escapes:35 still_feels:40 still_folds:-1 still_for:11
still_gotta:32 still_had:38 still_hanging:2 still_has:55 still_have:64
still_haven't:3 still_hear:-61 still_in:-35 still_laughing:-35 still_makes:-28
still_need:50 still_no:41 still_not:8 still_on:-9 still_sends:-41
still_smell:-16 still_standing:19 still_talk:-52 still_there:-38
still_thinking:16 still_unclear:68 still_unexplained:12 still_up:30
still_waiting:90 still_wants:36 still_works:-20 still_writes:-41 stitch:77
stitch_goes:44 stitches:25 stitches_^:18 stitches_and:-8 stock:156 stock_0:1
stock_^:55 stock_am:5 stock_of:13 stockholm:5 stocking:23 stocking_density:14
stocktake:-31 stocktaking:2 stoelen:-39 stoi:104 stoi_w:64 stoi_zawsze:21
stole:-48 stole_my:-26 stolen:71 stomach:-57 stond:-45 stone:16 stones:75
stood:-47 stood_at:31 stood_in:-52 stood_still:11 stood_there:-22 stool:-2
stool_^:70 stop:77 stop_^:-23 stop_and:13 stop_at:71 stop_eating:47 stop_for:23
stop_it:-70 stop_me:7 stop_the:41 stopped:-42 stopped_correcting:-21
stopped_to:-41 stops:19 stops_^:14 stops_after:1 stops_at:57 stor:20 storage:5
storage_^:26 storage_and:-8 storage_for:4 store:101 store_^:28 store_fan:51
store_is:7 store_the:-13 stored:23 stored_as:49 stored_in:40 stories:9
stories_about:7 stories_from:5 stories_like:-32 stories_stick:59 stories_than:35
storing:21 storing_the:18 storks:-9 storm:-18 storm_^:-29 storm_bulletin:24
storm_condition:51 storms:8 story:-46 story_^:4 story_about:-9 story_goes:-57
story_of:-49 story_the:20 stout:79 stove:61 stove_^:7 stove_in:22 straat:-22
straight:-42 straight_^:-41 straight_away:45 straight_back:-38 straight_into:-27
straks:64 strand:8 strange:-39 strange_how:-14 strange_that:-29 stranger:-23
strangers:12 strangers_^:3 strangest:-34 strap:80 straps:21 straps_^:7 straw:48
stream:7 streams:68 streams_in:40 street:-83 street_^:44 street_came:-38
street_has:-34 street_is:-1 street_list:10 strength:12 stress:9 stressed:-18
stressful:-28 stretch:77 stretch_^:103 stretch_is:27 stretched:7 stretcher:16
stretcher_bearers:16 stretches:5 strict:28 stricter:2 stricter_^:4 strike:-35
strike_note:9 strike_on:-13 strikes:-77 strikes_again:-82 striking:23
striking_train:21 string:-68 string_^:-44 string_is:17 strings:14 strip:3
stripe:32 stripe_^:18 striped:28 stripes:-23 stripped:21 stroke:-40 stroke_^:21
strokes:7 stroller:1 strom:2 stronger:-28 stronger_side:14 stronger_than:-34
stubbornness:-52 stuck:-13 stuck_^:8 stuck_and:-5 stuck_at:-4 stuck_in:-66
stuck_on:9 stuck_queue:32 stuck_with:18 student:20 student_days:-37 student_i:-8
student_in:51 students:-22 students_^:8 studia:10 studia_per:10 studiare:14
studied:-92 studies:-28 studio:59 studio_0:2 studio_^:4 studio_b:20 study:133
study_0:10 study_^:7 study_buddy:64 study_material:10 study_partner:38
study_table:21 studying:-87 stufa:10 stufe:4 stuff:112 stuff_^:35 stuff_from:3
stuff_in:10 stuff_was:-47 stuffed:-4 stumbles:21 stumbles_over:21 stunde:-13
stunden:-43 stunden_^:41 stunden_in:10 stunden_über:8 stung:88 stupid:58
sturmwarnung:12 stuttered:25 stuttered_on:25 stuur:19 style:26 style_^:10
styles:48 styles_^:31 styles_in:9 styrelsen:26 stängslet:28 stängslet_är:28
står:62 stück:33 su:-37 su_pedido:11 su_una:-22 subito:-57 subject:26
subject_^:10 subject_of:-45 subject_to:7 subjunctive:-14 subscription:19
subscription_is:18 subsoil:11 subsoil_colour:11 substation:38 substitute:27
substitution:5 substrate:65 substrate_recipe:26 subtitle:31 succede:-14
successful:4 successful_unlock:8 such:-91 such_a:-42 such_as:18 such_fun:-6
sucursal:9 sud:31 sud_est:7 suddenly:52 suddenly_so:52 suelo:32 suena:-47
suena_a:-4 suena_como:-1 suerte:-29 suffer:19 suffix:14 sugar:-35 sugar_^:-50
sugar_in:20 suggest:56 sui:53 suit:142 suit_me:75 suit_the:42 suit_us:31
suitcase:-45 suitcase_^:-5 suitcase_and:-37 suite:20 suite_^:32 suite_passes:17
suits:88 suits_him:29 suits_me:60 suits_the:16 suits_us:18 sul:93 sulk:-31
sulk_^:-32 sulking:-1 sulking_^:-46 sulks:-44 sulks_^:-5 sulla:-22 sulle:33
sum:-62 summary:-18 summary_^:17 summary_at:32 summary_in:3 summer:-40
summer_^:44 summer_and:-54 summer_course:15 summer_crew:24 summer_is:3
summer_party:-35 summer_we:-6 summer's:-29 summers:-44 summit:39 sums:39
sums_in:16 sun:-36 sun_^:3 sun_and:42 sun_came:-58 sun_is:-59 sun's:-75
sun's_out:-75 sunday:26 sunday_^:5 sunday_and:-13 sunday_at:-28 sunday_night:13
sunday_with:43 sunday's:7 sundays:-26 sundays_?:12 sundays_^:-42 sundial:16
sunflower:-27 sunny:-49 sunrise:-26 sunrise_flight:16 sunrise_from:-26
sunrise_over:-30 sunset:-48 sunset_^:2 suo:32 suona:-52 suona_la:-10 super:-47
superare:20 supermarket:-12 supermarkets:41 supermarkets_^:41 supervisor:10
supervisor_is:11 supervisors:17 supper:-38 supper_^:-36 supplied:-8 supplier:94
supplier_is:23 suppliers:28 supply:38 supply_is:8 support:19 support_^:10
supports:-11 suppose:-90 suppose_^:-62 suppose_a:18 suppose_the:-10 supposed:-13
supposed_to:-13 supposedly:-31 sur:62 sur_la:-13 sur_le:7 sur_les:-12 sur_un:30
sur_votre:42 sure:-20 sure_^:26 sure_i'll:-34 sure_if:5 sure_the:-30
sure_thing:-52 sure_yet:58 sure_you:-51 surely:-64 surely_a:-1 surface:3
surfboard:5 surgeon:8 surgery:48 surgery_^:11 surgical:21 surname:-39
surname_^:2 surnames:11 surprise:128 surprise_^:65 surprised:-45
surprised_if:-29 surprises:64 surprising:-85 surprisingly:-78
surprisingly_good:-44 surtout:12 surtout_le:-33 surtout_ne:26 surtout_pas:78
survey:79 survey_^:1 surveyor:28 surveyor_has:19 surveyor's:10
surveyor's_office:10 survive:15 survive_a:10 survived:-142 survived_^:-76
survived_the:-20 survived_three:-36 survives:44 survives_^:-7 survives_a:32
sus:5 suspect:-106 suspect_^:13 suspect_that:-30 suspect_the:-41 suspension:6
suspension_spring:6 svampen:11 svampen_till:11 svenska:32 svg:39 svg_^:28
swallow:49 swallowed:-2 swallows:-57 swallows_are:-90 swallows_half:8 swam:-3
swamped:45 swan:-68 swan_on:-1 swans:-108 swap:27 swap_dialog:1 swap_it:7
swap_my:9 swapped:146 swapped_in:7 swapped_the:50 swapped_things:40 swapping:21
swaps:13 swatch:54 swatch_in:4 swatches:19 sway:46 swear:-109 swear_^:-22
swear_by:-48 swear_it:19 swear_on:-29 swear_that:-7 swear_the:-12 swear_this:-37
swears:-91 swears_by:-43 swears_that:-19 sweat:32 sweating:-16 swedish:5
sweep:36 sweep_the:-8 sweet:43 sweet_^:-10 swell:16 swept:65 swift:4 swim:38
swim_^:23 swim_in:19 swimming:21 swimming_^:-23 swimming_club:-1
swimming_hall:14 swimming_pool:-23 swing:15 swing_bridge:-8 swing_seat:10
swings:-25 swiss:41 switch:-42 switch_^:-31 switch_in:-11 switch_is:5
switch_to:2 switchboard:3 switched:62 switched_off:-11 switched_on:8
switched_the:32 switched_to:4 switches:39 swollen:-11 swore:-16 swore_by:-23
syllables:11 syllabus:52 syllabus_^:12 syllabus_and:30 symbol:129 symbol_^:107
symbol_lookup:24 symbols:4 symbols_^:32 sympathy:-98 sympathy_^:-84 symptom:55
sync:156 sync_^:6 sync_job:7 synthetic:82 sysadmin:-41 system:15 system_^:26
system_stays:20 systems:-8 szatni:38 szef:-31 szkole:-39 szpitalu:-22 sábado:17
säcken:43 säcken_^:43 säger_att:-34 sätze:21 så_att:34 så_roligt:-59 sé:-27
séance:27 sì:-20 sí:-46 sí_que:-46 só:86 södra:18 söndag:27 söndag_^:27
söylüyor:-92 sözlü:60 sørensen:15 sørensen_^:13 sürüyor:69 sürüyor_^:69 są:96
są_już:49 sąsiad:-74 sınav:47 słoików:-125 słoików_ogórków:-51 taart:-66 tab:34
tabela:-20 tabelas:17 tabelle:14 tabla_de:17 table:13 table_0:9 table_^:34
table_for:-1 table_has:4 table_i:-16 table_in:-45 table_is:96 table_keeps:10
table_of:79 table_reads:-32 table_salt:13 table_since:18 table_the:1
table_with:30 tableau:-15 tablecloths:28 tables:82 tables_^:55 tables_are:41
tables_of:5 tablet:133 tablet_^:28 tablet_and:-2 tablet_is:5 tabletop:5
tablets:105 tabouret:31 tabs:-4 tabs_^:61 tabs_for:37 tabs_in:13 tabs_one:-63
tabs_open:-60 tabs_over:31 tacacá:-50 tacchi:50 tack:-32 tack_^:25 tack_för:-90
tack_snälla:-43 tackle:24 tackle_the:15 tacks:70 tafel:30 tag:-6 tag_on:39
tage:2 tage_^:29 tage_geprüft:5 tagen:-82 tagen_die:-54 tagged:33 tagit:-68
tags:45 tags_^:13 tagungsraum:3 tail:-8 tail_^:-62 tailwind:10 tak:-60 take:-36
take_0:47 take_^:53 take_a:10 take_about:40 take_all:-73 take_as:15
take_cards:36 take_care:-27 take_in:28 take_it:59 take_off:-13 take_on:14
take_that:-24 take_the:92 take_them:-28 take_three:-33 take_up:-12 take_ur:-35
take_your:-170 taken:112 taken_back:15 taken_by:10 taken_in:4 taken_off:11
taken_over:7 taken_the:11 takes:99 takes_0:138 takes_a:-5 takes_about:-16
takes_ages:-33 takes_her:8 takes_me:-43 takes_over:10 takes_place:47
takes_the:84 takes_things:18 taket:-24 taking:45 taking_the:63 takings:2
takings_were:2 takt:41 takvimi:33 tala:3 tale:-1 talent:-34 talent_for:-10
talk:46 talk_^:6 talk_about:-35 talk_on:-5 talk_to:54 talk_with:6 talked:150
talked_about:15 talked_it:116 talked_me:9 talked_us:17 talkies:47 talking:-37
talking_about:-44 talking_to:-39 talks:11 talks_at:57 talks_over:2 talks_to:-17
tall:37 tall_^:-12 taller:80 taller_de:23 tam:-15 tamaño:14 tamaño_de:8
también:-9 tamil:9 tamper:24 tampon:2 tan:-32 tandläkare:35 tangentbordet:-42
tango:78 tank:92 tank_^:22 tank_labels:17 tank_was:29 tanker:5 tanks:-17
tanks_must:2 tannery:-16 tanque:34 tant:-68 tanta:-26 tante:-92 tante_a:-49
tanto:-38 tanto_que:-50 tap:25 tap_needs:23 tape:79 tape_^:40 tape_colour:3
tape_from:2 tape_in:-35 tape_robot:-9 tape_runs:29 tapes:86 taquilla:15 tar:-5
tar_den:12 tar_emot:48 tar_hellre:2 tar_vi:37 tarantella:4 tarball:68 tarda:26
tarda_0:26 tare:11 target:59 target_is:14 target_speed:2 tariff:50 tarta:-54
tarts:-39 task:75 task_is:4 taste:47 taste_^:13 tasted:-18 tasting:56
tasting_tour:1 taught:53 taught_me:35 tavern:21 tax:19 tax_in:2 tax_module:17
tax_office:-4 tax_people:59 taxi:21 taxi_company:21 taxi_driver:-25 tb:19 tbd:9
tbh:-59 tbh_^:-3 tbh_the:-70 tcp:3 te:-77 te_horen:-34 te_lo:61 tea:-79
tea_^:-65 tea_and:14 tea_break:24 tea_but:-13 tea_is:-13 tea_stand:27 teach:28
teach_the:-17 teach_you:16 teacher:-35 teacher_^:21 teacher_from:-26
teacher_had:-12 teacher_heard:24 teacher_in:-11 teacher_is:26 teacher_said:-14
teacher_used:-13 teaches:-65 teaches_the:6 teaching:-38 team:-26 team_^:-74
team_a:18 team_bibs:35 team_in:-15 team_is:7 team_leads:6 team_lunch:10
team_voted:8 tear:12 tears:18 teatro:33 tech:21 technical:-35 technical_part:13
technician:4 technician_can't:7 technician_has:1 technicians:57 technique:32
tecnico:46 teenager:-56 teenager_^:-33 teenagers:-66 teeth:-72 teeth_^:-5
teeth_are:-41 tegen:-62 tegen_de:15 tego:1 teigkneter:26 teigkneter_ist:26
tekst:65 tekst_^:45 tel:7 tela:-46 telar:2 telefon:52 telegram:-13 telemetry:15
telephone:23 telephone_^:21 telephone_and:-49 telephoned:19 telephones:-15
telescope:-8 telescope_^:-8 telesilla:28 television:-54 television_^:-34 teli:22
tell:54 tell_a:-23 tell_her:10 tell_him:-4 tell_if:4 tell_me:89 tell_that:38
tell_the:-11 tell_them:-5 tell_us:13 tell_when:-7 tell_which:15 tell_who:4
tell_yet:35 tell_you:-91 tell_your:-55 telling:-41 telling_^:-4 telling_me:-7
telling_the:-7 telling_you:-61 tells:3 tells_everybody:-4 tells_it:-9
tells_me:15 tells_you:22 telly:-74 telugu:18 teléfono:17 telón:9 telón_^:9
tem:-14 tem_0:40 tem_de:20 tem_que:45 tema:60 tema_de:11 temp:-16 temp_0:12
temp_readings:9 temperatura:19 temperature:35 temperature_in:1 temperatures:-75
template_^:13 templates:61 templates_^:2 tempo:-7 tempo_di:12 tempo_for:7
temporarily:6 temporary:26 temps:-79 temps_de:-50 temps_magnifique:-10
tempting:25 ten:-27 ten_czas:-57 ten_days:17 ten_kilometres:-12 ten_minutes:1
ten_past:48 ten_seconds:2 ten_tiny:9 ten_years:-23 tenancy:-50 tenant:-27
tenant_in:21 tenants:9 tenants_in:3 tend:-32 tend_to:-55 tende:29 tends:-42
tends_to:-42 tener:-5 tengo:23 tengo_en:9 teniamo:19 teniamo_il:17 tenido:-69
tenner:-24 tennis:-9 tenor:82 tenor_bell:8 tense:61 tension:67 tent:-77
tent_^:-47 tent_needs:2 tent_on:11 tent_pitch:35 tenía:-38 teori:26
teori_dersi:26 teoria:13 ter:12 teraz:169 teraz_0:2 teraz_przejdziemy:16
teraz_przygotuję:3 teraz_sprawdzę:22 teraz_trzeba:22 tercih:82 tercih_ederim:41
term:63 term_^:-14 term_and:-35 term_paper:22 term_starts:29 termin:60
termin_am:23 termina:30 termina_em:53 terminal:-51 terminal_^:-56
terminal_site:8 terminé:27 terminé_le:17 terms:-13 terms_by:-47 terms_in:19
terrace_in:-8 terraform:22 terrasse:39 terraza:6 terraza_^:6 terrible:6
terrible_and:-12 terror:-7 terug:11 teruggestuurd:46 teruggestuurd_^:46 terça:39
tes:25 tes_outils:25 tesoro:-18 tesoro_^:-56 test:153 test_^:-27 test_has:12
test_in:11 test_is:75 test_it:-16 test_of:-26 test_on:-30 test_passes:14
test_report:9 test_runner:24 test_that:39 test_uses:1 testaufnahmen:22 teste:59
teste_^:4 teste_de:17 tested:48 tested_it:13 tested_on:-9 testen:17 tester_^:3
testers:30 testes:56 testi:27 testi_0:27 testing:-20 testkontot:59
testkontot_för:59 testmiljön:31 testnamen:3 tests:83 tests_^:17 tests_are:7
tests_go:-28 tests_green:15 tests_need:1 tests_on:27 tests_pass:20
tests_passent:8 tests_run:51 testy:54 testy_^:16 teuer:18 texas:35 text:21
text_^:-15 text_file:-7 text_has:-31 text_is:23 text_me:73 text_message:19
text_messages:-25 text_the:17 text_to:-65 textbook:-2 textbook_^:-22
textbook's:30 textbooks:-20 texte:7 textes:11 textes_^:4 texto:30 texto_de:29
texto_es:1 textos:1 texts:77 texts_^:12 texts_about:22 texture:51
texture_budget:15 textures:63 textures_come:41 teď:28 teściowa:-89 też:-51
thai:-84 thai_0:8 than:2 than_0:151 than_a:93 than_all:-61 than_an:6
than_any:-105 than_anything:-59 than_as:6 than_bare:39 than_big:5 than_by:29
than_class:5 than_clever:38 than_fill:26 than_from:96 than_half:53 than_i:-48
than_in:-13 than_it:-53 than_last:-23 than_late:3 than_long:47 than_many:-22
than_me:-78 than_merge:15 than_money:-40 than_most:-114 than_my:-140
than_nested:32 than_of:58 than_on:9 than_one:-6 than_our:-108 than_people:-47
than_shiny:3 than_slides:8 than_tables:3 than_ten:39 than_that:8 than_the:-82
than_they:-12 than_this:-64 than_those:50 than_three:11 than_to:10 than_two:51
than_wait:4 than_water:-30 than_we:6 than_with:112 than_work:15 than_you:-58
than_your:8 thank:18 thank_u:20 thank_you:-27 thankful:14 thankful_if:1
thanks:-31 thanks_^:33 thanks_for:-92 thanks_i:14 thanks_that:20
thanks_that's:99 thanks_the:5 thanks_to:-5 that:-68 that_!:83 that_0:-60
that_?:10 that_^:-11 that_a:-42 that_account:-67 that_all:28 that_already:21
that_an:37 that_and:84 that_anymore:13 that_anyone:23 that_as:-43 that_asks:21
that_at:-13 that_bakery:-24 that_big:16 that_both:12 that_brings:3
that_button:-35 that_came:16 that_can:-17 that_can't:-95 that_cannot:4
that_carries:-47 that_cleared:-39 that_colour:52 that_come:-2 that_computers:-21
that_counts:10 that_day:98 that_does:-51 that_doesn't:7 that_draft:56
that_drains:8 that_drop:7 that_dye:22 that_effect:-67 that_ends:46
that_error:-59 that_escalated:-54 that_even:-38 that_every:-58
that_everybody:-35 that_failed:3 that_feeling:-71 that_feels:53 that_file:-42
that_for:-58 that_form:46 that_from:59 that_function:-18 that_gave:84
that_goes:5 that_got:-30 that_had:59 that_happens:-29 that_has:-59 that_have:20
that_he:6 that_helps:-35 that_hour:-62 that_house:30 that_i:29 that_i'm:58
that_i've:15 that_in:118 that_includes:71 that_into:-11 that_is:-28 that_it:-36
that_its:6 that_keeps:-42 that_kind:41 that_last:-41 that_leaves:51
that_library:-39 that_line:-13 that_little:-14 that_look:10 that_looked:37
that_looks:15 that_machine:-34 that_made:-35 that_make:5 that_makes:58
that_more:1 that_most:1 that_moves:1 that_mrs:34 that_much:1 that_must:-59
that_my:68 that_name:76 that_never:-19 that_no:-21 that_nobody:-71 that_noise:-5
that_nothing:20 that_octopuses:-13 that_old:-6 that_on:30 that_once:139
that_one:75 that_one's:12 that_order:5 that_ought:-37 that_out:21 that_page:-45
that_paid:13 that_part:-6 that_people:-40 that_picture:-8 that_pls:13
that_podcast:-49 that_port:43 that_radio:22 that_reason:9 that_reminds:-18
that_room:-7 that_runs:3 that_same:68 that_says:-1 that_scares:-32
that_sentence:4 that_shade:60 that_she:-2 that_shop:-53 that_shows:25
that_site:12 that_size:-11 that_so:33 that_somebody's:23 that_song:-68
that_sounds:2 that_stack:-42 that_stick:13 that_story:-12 that_style:6
that_takes:-7 that_talks:41 that_the:32 that_their:3 that_they:-9 that_thing:6
that_this:48 that_thread:-30 that_toddlers:-59 that_too:-34 that_touches:27
that_trace:-39 that_traceback:-4 that_tree:-2 that_trips:39 that_two:13
that_typo:7 that_up:-13 that_very:22 that_visits:-26 that_wardrobe:-52
that_was:161 that_way:88 that_we:-15 that_week:81 that_went:43 that_were:-30
that_with:-52 that_word:8 that_worked:54 that_works:14 that_would:-36
that_you:106 that's:52 that's_a:-61 that's_all:5 that's_how:56 that's_in:12
that's_it:46 that's_my:38 that's_the:-94 that's_what:110 that's_when:21
that's_where:22 thatch:-12 thats:58 thats_a:13 thats_all:76 thats_how:68
thats_my:-14 thats_the:144 thats_what:80 the:10 the_0:-34 the_a:38
the_absence:20 the_absolute:15 the_accession:-28 the_accident:6
the_accordion:-19 the_account:32 the_accounts:-5 the_acid:4 the_address:2
the_admin:31 the_adult:52 the_advanced:35 the_age:-1 the_agency:1 the_agenda:6
the_agent:-23 the_agm:43 the_aim:57 the_airfield:23 the_airline:-16
the_aisle:-34 the_alarm:27 the_alert:-51 the_allotment:-3 the_almanac:46
the_alpine:46 the_alto:4 the_amateur:2 the_ambulance:19 the_amount:4
the_amperage:11 the_anchor:25 the_android:4 the_anemometer:15 the_angle:33
the_angry:-31 the_annex:4 the_answer:-28 the_antenna:17 the_antique:-24
the_antwerp:-16 the_apartment:10 the_app:21 the_apple:-56 the_application:7
the_apprentice:-34 the_arcade:55 the_archive:-2 the_archives:10 the_area:30
the_armchair:13 the_army:6 the_array:8 the_arrival:4 the_article:-88
the_artists:2 the_ash:16 the_asset:-29 the_atlantic:2 the_atlas:50 the_atomic:7
the_attention:-9 the_attic:31 the_auctioneer:-4 the_audience:-58 the_audio:15
the_audit:9 the_auditor:-37 the_auditors:-7 the_aurora:-51 the_autumn:70
the_avalanche:14 the_average:-27 the_b:18 the_baby:-40 the_back:53
the_background:-38 the_backup:87 the_bad:32 the_badge:55 the_bag:31 the_bags:9
the_baker:46 the_bakery:66 the_balance:34 the_balcony:19 the_banana:3
the_band:-34 the_bandages:10 the_bank:-57 the_bank's:45 the_baptism:4
the_bar:-20 the_barcode:26 the_barn:54 the_base:2 the_basement:-37 the_basket:12
the_bass:33 the_batch:-28 the_bath:-59 the_bathing:3 the_bathroom:-41
the_bathtub:-24 the_battery:38 the_bay:-44 the_beach:3 the_beams:-24
the_beans:14 the_beat:-19 the_bed:25 the_bedding:50 the_bedroom:32 the_beer:11
the_bees:12 the_beginners:6 the_bell:-21 the_bellows:-6 the_belt:-15
the_bench:56 the_bend:8 the_best:-232 the_beta:9 the_better:-21 the_big:37
the_bigger:20 the_biggest:-60 the_bike:-19 the_bill:8 the_bin:57
the_binoculars:-14 the_binomial:6 the_bins:34 the_bird:16 the_biscuit:-14
the_bishop:-17 the_black:-1 the_blacksmith:-37 the_blades:5 the_ble:1
the_blend:5 the_blood:17 the_blower:18 the_blue:131 the_blues:8 the_board:40
the_boards:1 the_boathouse:39 the_bobbin:3 the_boiler:31 the_bollard:-47
the_bone:-27 the_bonnet:-54 the_bonus:12 the_book:-14 the_booking:-5
the_bookmarks:41 the_boot:25 the_border:40 the_boring:-8 the_boss:-81
the_bottleneck:-29 the_bouncy:-34 the_bow:57 the_box:23 the_boxes:7 the_boy:26
the_boys:38 the_bracelet:19 the_brake:11 the_branch:-79 the_brass:17
the_bread:-52 the_break:-2 the_breaker:24 the_breakfast:19 the_brewery:27
the_bride:2 the_bridesmaids:62 the_bridge:-61 the_brief:13 the_bright:13
the_brine:36 the_brochure:21 the_broken:-39 the_brown:60 the_browser:-66
the_buck:25 the_bucket:16 the_buckle:13 the_budget:6 the_buffer:-14 the_bug:-17
the_build:25 the_building:-111 the_bulbs:3 the_bunk:11 the_buoy:-42
the_burner:41 the_bus:-62 the_business:-31 the_butcher:-22 the_butter:24
the_button:3 the_buzz:4 the_buzzer:23 the_cabin:25 the_cabinet:-69 the_cabins:17
the_cable:16 the_cache:-2 the_cafe:36 the_café:39 the_cage:58 the_cake:112
the_calculator:13 the_calendar:50 the_calibration:10 the_call:-33
the_callback:-39 the_camper:32 the_canal:-67 the_canoe:14 the_canteen:-117
the_canvas:5 the_cap:21 the_cape:31 the_car:-104 the_caravan:20 the_carbon:38
the_card:18 the_cardiology:12 the_cards:19 the_care:14 the_cargo:10
the_carousel:38 the_carpenter:36 the_carpet:46 the_carpets:9 the_carrier:27
the_case:-7 the_cat:-70 the_catalogue:14 the_caterer:16 the_cats:-7 the_cause:53
the_causes:38 the_ceiling:-49 the_celestial:12 the_cellar:10 the_cello:-57
the_cemetery:23 the_cent:14 the_centre:4 the_ceo:-25 the_ceremony:37
the_certificate:19 the_certificates:14 the_cfo:14 the_chain:24 the_chair:15
the_chairlift:19 the_chairs:-9 the_chamber:27 the_chamois:39 the_change:7
the_changed:5 the_changelog:-3 the_channel:-22 the_chapel:52 the_chapter:38
the_charging:-30 the_charm:-32 the_chart:55 the_chat:117 the_cheap:-14
the_cheaper:18 the_cheapest:7 the_check:7 the_checkout:10 the_checksum:8
the_chef:-7 the_chess:20 the_chief:-6 the_child:25 the_children:10
the_children's:16 the_chime:44 the_chimney:-17 the_choice:49 the_choir:51
the_chorus:23 the_christmas:27 the_ci:25 the_cigar:15 the_circulation:5
the_city:29 the_class:-22 the_classic:-18 the_clean:5 the_cleaner:31
the_cleaners:-11 the_cleaning:-10 the_cleanup:8 the_clementi:18 the_click:-91
the_client:-75 the_cloakroom:39 the_clocks:-54 the_closing:-23 the_closure:-22
the_cloud:-85 the_club:64 the_club's:-38 the_clutch:16 the_coach:32 the_coal:11
the_coast:-43 the_coastal:13 the_coating:44 the_code:-29 the_coffee:-53
the_coins:-6 the_cold:31 the_coldest:-64 the_colours:-36 the_column:17
the_comet:-23 the_comments:28 the_commit:-49 the_committee:82 the_common:75
the_comparison:-39 the_compass:45 the_compiler:-57 the_compost:40
the_compressor:10 the_computer:23 the_concert:-4 the_conductor:28
the_conference:-24 the_config:24 the_confirm:42 the_conflict:12
the_connection:32 the_consent:3 the_console:4 the_constellation:8 the_contact:6
the_container:8 the_contest:42 the_contract:6 the_contractor:27
the_contractor's:16 the_control:-13 the_controller:21 the_convent:27
the_conversation:3 the_converter:-23 the_conveyor:31 the_cook:-89 the_cooks:3
the_cooling:-3 the_cooperative:9 the_copy:-55 the_corn:19 the_corner:-13
the_correct:20 the_corridor:-34 the_costume:33 the_costumes:-6 the_cot:24
the_cottage:48 the_council:32 the_count:18 the_counter:-26 the_county:24
the_couple:14 the_courier:-12 the_course:50 the_court:1 the_courtyard:29
the_cover:21 the_crack:5 the_cracked:52 the_cranes:47 the_crash:14 the_crate:-23
the_crates:6 the_crc:35 the_creeps:14 the_crescendo:21 the_crew:36 the_cron:-3
the_cross:29 the_crossing:7 the_crown:5 the_crust:11 the_crystal:20 the_csv:-23
the_cuckoo:-81 the_cue:44 the_culture:21 the_curators:17 the_curling:24
the_current:-30 the_cursor:-68 the_curtain:-97 the_curtains:-26 the_curve:-119
the_custom:-20 the_customer:6 the_customers:-33 the_customs:33 the_daily:1
the_dairy:43 the_damage:15 the_damp:20 the_dance:18 the_dancers:3 the_dark:94
the_dashboard:-19 the_data:27 the_database:7 the_datasheet:43 the_date:-9
the_dawn:22 the_day:53 the_days:-30 the_db:15 the_dbt:13 the_dead:-26
the_dealer:32 the_deans:5 the_debug:15 the_deck:6 the_decking:17 the_decoder:2
the_deep:31 the_default:53 the_dehumidifier:15 the_delay:-31 the_delivery:-68
the_demo:-8 the_dent:8 the_dentist:28 the_deposit:64 the_depot:-49 the_deputy:13
the_description:-3 the_designer:48 the_designers:26 the_desk:88 the_desks:-43
the_desktop:37 the_dessert:25 the_details:-41 the_device:22 the_dial:22
the_diary:-14 the_dictation:12 the_diesel:34 the_diff:-36 the_difference:-10
the_digital:19 the_dinghy:26 the_dinner:72 the_direction:-48 the_director:66
the_dishwasher:-24 the_disk:80 the_disks:-4 the_dock:2 the_docs:26
the_doctor:-33 the_dog:-55 the_domain:3 the_dome:-23 the_donkey:-33 the_door:-48
the_doorway:-20 the_double:23 the_draft:17 the_dragon:51 the_drain:22
the_drawer:20 the_drawing:19 the_dream:7 the_drift:31 the_drill:1
the_drinking:10 the_drive:23 the_driver:73 the_drivers:-13 the_driving:40
the_drone:73 the_drought:22 the_drum:15 the_drummer:-41 the_drums:8 the_dry:23
the_drying:22 the_duck:12 the_ducks:-25 the_duplicate:35 the_duplicates:36
the_dust:-37 the_duty:53 the_ear:19 the_earlier:8 the_early:19 the_earth:6
the_easier:-33 the_east:46 the_eclipse:32 the_editor:-38 the_egg:13
the_elbow:-14 the_elbows:-21 the_electric:32 the_electrician:55
the_electricity:-22 the_eleven:17 the_email:24 the_emergency:58 the_emojis:26
the_emulator:-27 the_enamel:22 the_enameller:19 the_encoder:13 the_end:-32
the_engine:-46 the_engineer:48 the_entire:-70 the_entrance:17 the_error:97
the_escapement:19 the_espresso:1 the_essay:58 the_estate:49 the_evacuation:1
the_evening:81 the_evenings:-34 the_exam:-81 the_examiner:26 the_examiners:42
the_examples:11 the_excess:20 the_exercise:15 the_exercises:59 the_export:27
the_express:2 the_extension:2 the_extra:-9 the_eye:-25 the_eyepiece:3 the_eyes:1
the_fabric:20 the_face:-53 the_faces:-26 the_facet:17 the_faculty:74 the_fade:70
the_falconer's:7 the_fallen:12 the_false:8 the_family:-22 the_famous:-29
the_fan:-56 the_fans:-44 the_far:-9 the_farewell:27 the_farm:-23 the_farmer:41
the_farrier:18 the_fast:99 the_fastest:-23 the_fault:-3 the_faulty:9 the_fax:10
the_feature:1 the_feed:-12 the_feedback:25 the_feeder:14 the_fellow:-47
the_felt:2 the_fence:20 the_ferry:-15 the_festival:49 the_fete:-40 the_fibre:8
the_field:15 the_fields:-13 the_figure:16 the_figures:3 the_file:34
the_files:-24 the_film:-55 the_filters:20 the_final:36 the_finale:49
the_finance:53 the_fine:34 the_fingerings:16 the_fire:10 the_firmware:21
the_first:-42 the_fish:41 the_fishermen:34 the_fishing:14 the_fitter:36
the_five:11 the_fix:8 the_fixture:40 the_flag:30 the_flaky:54 the_flame:-78
the_flash:57 the_flask:-23 the_flat:42 the_flight:-22 the_floating:46
the_flood:-6 the_floor:23 the_florist:38 the_flour:25 the_flower:-63 the_flu:15
the_flue:29 the_fluoride:57 the_flute:-32 the_fly:-15 the_flyer:9 the_flying:1
the_foal:-34 the_focus:9 the_fog:-10 the_folder:5 the_following:15 the_font:-1
the_fonts:24 the_food:23 the_football:11 the_footer:-25 the_foreman:16
the_forest:35 the_forklift:-22 the_form:-40 the_formatter:2 the_forms:13
the_forum:1 the_forward:12 the_founder:-51 the_fountain:8 the_four:18
the_fourth:-36 the_foyer:-24 the_fractions:10 the_frame:4 the_framework:-11
the_free:22 the_freeze:8 the_freezer:-48 the_french:-13 the_fridge:-98
the_friends:70 the_frogs:-2 the_front:29 the_frost:11 the_frozen:26 the_fruit:-2
the_fry:18 the_fuel:6 the_full:-34 the_fumes:30 the_fun:-58 the_function:-26
the_fund:22 the_fungus:11 the_funniest:-39 the_furnace:-39 the_furniture:18
the_fuse:-43 the_gallery:14 the_galley:14 the_game:18 the_gap:11 the_garage:58
the_garbage:9 the_garden:-10 the_gas:-8 the_gate:20 the_gatehouse:16
the_gcode:39 the_gearbox:34 the_geese:-41 the_generator:-10 the_generators:-32
the_gentleman:-55 the_gentlemen:48 the_geometry:5 the_german:21 the_ghent:12
the_ghost:8 the_giant:14 the_gift:-6 the_girls:40 the_glacier:50 the_glaze:1
the_glove:-53 the_glovebox:33 the_glue:-16 the_gluten:17 the_goat:-64
the_goats:-27 the_godparents:60 the_going:2 the_gold:20 the_good:-93
the_goods:-5 the_gossip:-47 the_gown:21 the_gps:40 the_grain:10 the_grammar:4
the_grand:6 the_grant:-41 the_graph:-38 the_graphs:-56 the_gravel:24
the_greeks:-17 the_green:-32 the_greenhouse:26 the_grey:97 the_grid:-32
the_grinder:33 the_groceries:7 the_ground:43 the_group:35 the_growers:20
the_grumpy:-41 the_guarantee:7 the_guest:25 the_guesthouse:4 the_guests:57
the_guide:-23 the_guides:40 the_guild:15 the_gulls:-74 the_guy:-54 the_guys:7
the_gym:88 the_gyro:31 the_half:-2 the_hall:64 the_hallway:42 the_hamburg:2
the_hammer:30 the_hammock:-64 the_hamster:-95 the_handbook:21 the_handlebar:17
the_handover:28 the_harbour:-20 the_hard:68 the_hardest:-4 the_hardware:37
the_harness:3 the_harp:-22 the_harpist:-47 the_harvest:-11 the_hat:22
the_hatchery:3 the_hauling:8 the_hawk:-12 the_head:3 the_header:-9
the_heading:11 the_heads:19 the_headteacher:-44 the_health:21 the_heap:29
the_heart:-44 the_heartbeat:12 the_heat:23 the_heater:-23 the_heating:-68
the_hedge:28 the_hedgehog:-67 the_helicopter:7 the_helmet:36 the_helper:-19
the_hem:56 the_hens:11 the_herbarium:15 the_herring:-6 the_high:18
the_highest:-76 the_hill:28 the_hills:22 the_history:-8 the_hives:-8
the_hockey:4 the_hofer:2 the_hold:-45 the_holdings:32 the_hole:-36
the_holiday:10 the_holidays:-4 the_home:72 the_homework:16 the_honeymoon:41
the_hood:62 the_hook:70 the_horizon:-14 the_horn:-45 the_horse:-10 the_horses:31
the_hospital:74 the_hospitals:5 the_host:-29 the_hostel:16 the_hot:40
the_hotel:47 the_hour:1 the_hours:8 the_house:-48 the_housing:-30 the_hub:14
the_hull:-17 the_hum:-35 the_human:-45 the_humidifier:7 the_humidity:12
the_hunting:2 the_hut:15 the_hygrometer:10 the_ice:22 the_icing:21 the_icon:-61
the_icons:14 the_idea:-8 the_image:46 the_import:22 the_importer:6 the_imu:28
the_in:19 the_inbound:7 the_inbox:24 the_incubator:13 the_index:3 the_infants:9
the_inhaler:15 the_inliner:26 the_inner:20 the_inspection:-9 the_inspector:35
the_instructor:-24 the_instrument:-54 the_insurance:93 the_insurer:66
the_insurer's:9 the_intake:-49 the_intercom:-45 the_intern:-68 the_internet:-91
the_interns:-72 the_interval:5 the_introduction:3 the_inventory:3
the_invitations:1 the_invite:5 the_invoices:7 the_ios:16 the_irony:-71
the_irregular:27 the_irrigation:18 the_island:37 the_islands:27 the_jam:40
the_japanese:16 the_jetty:13 the_jeweller:7 the_job:-28 the_join:23 the_joint:16
the_joke:12 the_jokes:18 the_joys:-8 the_joystick:20 the_judge:-14 the_jump:1
the_kampita:22 the_kennel:1 the_kessler:34 the_kettle:-65 the_key:11
the_keys:-37 the_kid:-7 the_kids:58 the_kiln:18 the_kind:-105 the_kiosk:63
the_kiosks:4 the_kitchen:-54 the_knee:1 the_knife:18 the_knitting:40 the_lab:42
the_label:-54 the_labeller:26 the_laboratory:10 the_lace:26 the_ladders:13
the_ladies:22 the_ladle:6 the_lady:-17 the_lake:-9 the_lambs:-41 the_lamp:4
the_lamps:33 the_lampshade:-39 the_landline:25 the_landlord:71 the_landlord's:16
the_language:44 the_laptop:72 the_large:43 the_lasagne:9 the_last:-35
the_late:-10 the_later:5 the_lathe:44 the_launch:-118 the_laundry:-5
the_lawn:-59 the_lawyers:16 the_lead:-33 the_leader:9 the_leaderboard:23
the_leaflet:51 the_leak:55 the_leaning:59 the_learner:2 the_lease:9
the_least:-55 the_leather:16 the_leavers:-21 the_leaves:-28 the_lecture:-65
the_led:8 the_ledger:39 the_left:27 the_leftover:9 the_legacy:70 the_legend:22
the_lens:-11 the_lessons:11 the_letter:49 the_letterbox:-39 the_letters:2
the_lettuce:14 the_liberty:16 the_librarian:-20 the_library:-9 the_licence:10
the_license:3 the_lid:-15 the_lidar:34 the_lifeguards:17 the_lift:-25
the_light:-72 the_lighthouse:-19 the_lighting:-8 the_lights:-45 the_limit:-48
the_linen:39 the_linter:21 the_lion:-19 the_list:61 the_listening:40
the_listing:-46 the_live:12 the_load:41 the_loading:-65 the_loan:19
the_lobby:-23 the_local:9 the_lock:-40 the_locked:22 the_locker:25 the_locks:16
the_loft:16 the_log:-104 the_logbook:1 the_login:35 the_logs:10 the_long:-3
the_longest:35 the_loop:-86 the_loss:-8 the_lost:99 the_lot:70 the_loud:12
the_loudest:-9 the_lower:75 the_luggages:20 the_lunch:28 the_lungs:16
the_machines:-43 the_madrid:25 the_magnetic:2 the_mail:-72 the_main:28
the_mainland:41 the_mainspring:16 the_maintenance:21 the_man:-21 the_manager:3
the_mango:3 the_manual:42 the_map:-6 the_marathon:-68 the_march:7 the_margin:-8
the_margins:-27 the_marker:9 the_market:-31 the_marquee:-2 the_marsh:19
the_mash:-84 the_mass:20 the_mast:-63 the_master:12 the_match:-67 the_maths:51
the_matron:7 the_matter:35 the_mayor:12 the_mayor's:-53 the_meadow:9 the_mean:45
the_meantime:-33 the_measurements:4 the_mechanic:-33 the_medical:1
the_meeting:-64 the_members:36 the_menu:21 the_message:17 the_messages:3
the_meteor:1 the_meter:23 the_metrics:7 the_metronome:-33 the_microphone:-24
the_microscope:9 the_midterm:12 the_migration:-1 the_mileage:4 the_milk:13
the_milking:-34 the_milky:21 the_mill:19 the_mind:29 the_minibus:30
the_minister:-25 the_minuet:5 the_minute:28 the_mirror:29 the_mission:1
the_mist:-17 the_mistake:81 the_mixer:-11 the_mobile:24 the_mock:22 the_model:3
the_modem:-9 the_module:-59 the_moisture:4 the_moment:89 the_monday:9
the_money:54 the_monitoring:-46 the_month:55 the_monthly:4 the_mood:7
the_moon:-108 the_mooring:13 the_more:-13 the_morning:-1 the_mornings:6
the_mosaic:-27 the_most:-45 the_moth:-24 the_moths:-23 the_motor:23
the_motorway:-50 the_mould:5 the_mountain:8 the_mouse:-5 the_moustache:-66
the_movement:5 the_movers:9 the_moving:23 the_mud:-38 the_muddle:-68
the_museum:3 the_museum's:10 the_music:9 the_myth:17 the_name:42 the_nappies:2
the_narrow:15 the_nas:15 the_nasty:12 the_navy:-28 the_nearest:9 the_nebula:5
the_neckline:19 the_needle:22 the_neighbour:54 the_neighbour's:2
the_neighbours:-8 the_network:8 the_new:-101 the_news:-122 the_newsletter:27
the_next:-88 the_nicest:-39 the_night:8 the_nightly:81 the_nineties:-28
the_nocturne:18 the_node:-9 the_noise:-22 the_noisy:31 the_noon:10 the_north:108
the_northern:-23 the_note:-14 the_notebook:12 the_notes:-104 the_notice:9
the_novel:47 the_null:14 the_number:-23 the_numbers:35 the_nuns:32 the_nurse:-24
the_nursery:53 the_nurses:72 the_nutcracker:-27 the_obvious:11 the_offer:67
the_office:-103 the_official:9 the_oil:-9 the_okafor:12 the_old:58 the_older:66
the_oldest:-38 the_on:27 the_onboarding:20 the_one:-78 the_ones:-125
the_onions:-62 the_online:5 the_only:-151 the_open:20 the_opening:26
the_operation:34 the_operator:12 the_optics:1 the_oral:47 the_orange:17
the_orchard:58 the_orchestra:3 the_order:16 the_ordinary:-31 the_organ:3
the_organic:2 the_organisers:37 the_original:11 the_originals:54 the_orm:6
the_oscilloscope:-18 the_oslo:14 the_other:13 the_others:26 the_outage:5
the_outbound:9 the_outdoor:17 the_outer:38 the_outlier:13 the_output:-45
the_outside:72 the_oven:44 the_overdraft:17 the_overflow:2 the_overnight:13
the_owl:22 the_owner:43 the_oxygen:34 the_oyster:-26 the_pace:-67 the_pad:26
the_padlock:6 the_paediatric:2 the_page:-52 the_pager:16 the_painter:7
the_painters:-18 the_painting:-11 the_pair:73 the_pallets:31 the_panel:-26
the_paper:-59 the_papers:7 the_parade:26 the_paragraph:11 the_parent:15
the_parents:52 the_parish:47 the_park:-57 the_parking:-27 the_parlour:-11
the_parser:17 the_part:-110 the_parts:56 the_party:14 the_pass:53
the_password:15 the_past:-39 the_paste:21 the_patience:-4 the_patient:5
the_pattern:13 the_payment:4 the_payout:14 the_payroll:-18 the_payslip:14
the_pdf:13 the_pears:-15 the_pedal:13 the_pen:21 the_pencil:9 the_pensioners:73
the_people:-43 the_perimeter:11 the_periodic:-36 the_permit:35 the_person:29
the_petrol:-45 the_ph:37 the_pharmacy's:36 the_phone:-12 the_phones:17
the_photo:-42 the_photographer:26 the_photographs:-28 the_photos:-26
the_physics:-36 the_physio:-17 the_piano:29 the_pickup:32 the_picnic:25
the_picture:-84 the_pictures:54 the_pier:-15 the_pig:24 the_pigeon:-8
the_pigeons:-80 the_pilot:43 the_pipes:-27 the_pipette:-18 the_piste:16
the_pit:39 the_pizzeria:32 the_place:-24 the_plain:3 the_plane:-43
the_planets:10 the_plant:-30 the_plastic:-34 the_plateau:57 the_plates:41
the_platform:-16 the_play:-1 the_player:-23 the_players:46 the_plot:-7
the_plug:3 the_plugin:25 the_plumber:17 the_plunge:15 the_poem:-29 the_police:9
the_policy:13 the_pond:19 the_ponies:35 the_pool:-48 the_poolside:7 the_poor:-66
the_popcorn:-1 the_porch:20 the_portal:9 the_porter:6 the_porter's:11
the_porto:7 the_post:1 the_poster:-2 the_postman:-53 the_pot:21 the_potato:20
the_pottery:-7 the_potting:-27 the_power:-17 the_practical:47 the_practice:75
the_pram:18 the_prefix:13 the_premiere:41 the_present:13 the_presentation:8
the_presenter:8 the_presenters:25 the_press:110 the_preview:21 the_previous:-60
the_price:-17 the_pricing:9 the_primary:23 the_print:24 the_printed:52
the_printer:56 the_priority:-6 the_product:-39 the_production:20 the_profile:-36
the_profiler:33 the_program:5 the_progress:2 the_project:-5 the_projection:-41
the_projector:14 the_proofs:8 the_propane:30 the_proper:4 the_props:-21
the_prototype:-3 the_provider's:1 the_proxy:21 the_pub:-3 the_public:39
the_publisher:4 the_pull:-13 the_pump:-31 the_pupils:32 the_puppy:-17
the_purser:-26 the_quarter:1 the_quay:55 the_query:-62 the_question:-22
the_questions:12 the_queue:-24 the_quick:44 the_quickest:-35 the_quiet:-29
the_quiz:-6 the_quizzes:8 the_quote:24 the_r:-1 the_race:14 the_rack:-78
the_racks:-23 the_radio:-33 the_raffle:-29 the_rail:3 the_railway:-11
the_rain:-26 the_ramp:37 the_rate:13 the_ratio:-22 the_raw:-20 the_read:40
the_reader:41 the_reading:21 the_readme:10 the_real:-23 the_rear:29
the_reason:33 the_reasoning:13 the_receipt:1 the_recipe:37 the_recipes:15
the_recital:-1 the_recorded:38 the_recording:11 the_recovery:10 the_red:56
the_reed:12 the_reeds:12 the_refund:13 the_regatta:-28 the_registrar:13
the_registration:38 the_registry:28 the_regulars:41 the_regulations:49
the_release:-38 the_remainder:11 the_remarks:8 the_reminder:88 the_remote:-70
the_removal:-50 the_render:21 the_renderer:-16 the_rental:38 the_repair:-11
the_repeat:43 the_replacement:30 the_replay:29 the_replica:1 the_replies:8
the_reply:12 the_repo:15 the_report:-1 the_repository:32 the_request:32
the_rescue:44 the_research:24 the_reservoir:-41 the_resistor:9 the_rest:-49
the_restore:-12 the_restored:6 the_result:-18 the_retina:6 the_retirement:18
the_retro:-39 the_retry:13 the_return:54 the_returns:56 the_reversing:15
the_review:26 the_reviews:-16 the_rhythm:12 the_ribbon:20 the_ribbons:31
the_ride:-20 the_ridge:-22 the_right:-114 the_rim:34 the_ring:13 the_rings:-64
the_ringtone:-42 the_rinse:18 the_river:-37 the_riverside:12 the_road:-64
the_robot:-60 the_role:10 the_rollers:1 the_roof:-29 the_room:-91
the_rooster:-12 the_rope:21 the_ropes:-30 the_ropeway:8 the_rota:36
the_roundabout:-39 the_router:4 the_row:-9 the_rowing:6 the_rude:11 the_rules:32
the_run:-27 the_runbook:-7 the_rush:26 the_sacks:19 the_safe:44 the_safety:4
the_sake:14 the_sale:7 the_salmon:-3 the_same:-99 the_sample:-43 the_samples:-36
the_sampling:10 the_sand:2 the_sandwiches:-33 the_satellite:17 the_saturday:30
the_sauna:-34 the_saw:14 the_sawmill:41 the_scaffolding:33 the_scale:25
the_scales:60 the_scanner:12 the_scans:1 the_scarecrow:-27 the_schema:49
the_school:14 the_school's:20 the_science:13 the_scouts:37 the_scratch:4
the_screen:63 the_script:35 the_sea:-34 the_seagulls:-16 the_seal:-5
the_seamstress:6 the_search:25 the_season:-26 the_seat:23 the_seating:-42
the_seats:-48 the_second:-45 the_secondary:16 the_secretary:-32 the_security:-16
the_seed:-6 the_seller:4 the_selvedge:29 the_semicolon:-86 the_seminar:3
the_sensor:-27 the_sensors:-16 the_sentence:-8 the_separate:27 the_serial:24
the_serializer:-17 the_series:12 the_server:-99 the_session:38 the_set:13
the_settings:44 the_seventeenth:-48 the_seventh:1 the_seventies:-31
the_sewing:69 the_sextant:31 the_sexton:6 the_shader:6 the_shape:-38
the_shared:41 the_shed:22 the_sheep:9 the_sheet:57 the_shelf:-51 the_shells:1
the_shelves:27 the_shielded:35 the_shielding:12 the_shift:31 the_ship:21
the_ships:-43 the_shop:29 the_shop's:29 the_shopping:13 the_short:-89
the_shoulder:24 the_show:23 the_showcase:12 the_shower:-66 the_shuttle:46
the_sick:7 the_side:-20 the_sign:40 the_signing:19 the_silence:-51 the_silk:14
the_sill:-41 the_silver:5 the_simulator:40 the_singer:-21 the_single:-16
the_sink:46 the_siren:-67 the_site:11 the_sitter:29 the_sitting:16 the_size:-4
the_skate:7 the_skeleton:-41 the_skipper:5 the_skirting:15 the_sky:-28
the_sleep:47 the_slide:17 the_slides:-37 the_slip:12 the_slope:-20 the_slow:28
the_sluice:6 the_small:73 the_smaller:41 the_smell:-154 the_smoke:-64
the_smoked:32 the_snow:58 the_socket:-7 the_sofa:-48 the_soft:16 the_softer:59
the_software:-14 the_soil:2 the_solar:-59 the_solenoid:19 the_solution:55
the_sort:-39 the_sound:-18 the_soup:-34 the_source:24 the_sourdough:-11
the_south:101 the_southern:19 the_space:-33 the_spare:105 the_speaker:17
the_specialist:15 the_species:7 the_speeches:2 the_speed:19 the_spell:37
the_spelling:-4 the_spikes:-49 the_spine:78 the_spirit:-35 the_splash:40
the_splice:15 the_splicer:7 the_spoken:25 the_sports:-35 the_spot:-4
the_spring:82 the_sprint:2 the_sprouts:-27 the_squeak:-54 the_squid:29
the_stable:-27 the_stack:-26 the_stacks:-15 the_stadium:9 the_staff:-31
the_stag:-4 the_stage:82 the_staging:38 the_stain:27 the_stained:36
the_stairs:-38 the_stamp:22 the_stand:9 the_standard:32 the_standby:2
the_standing:-7 the_stands:7 the_star:5 the_starboard:8 the_stars:-35
the_start:27 the_startup:-8 the_statement:2 the_station:5 the_statue:-28
the_status:38 the_statute:12 the_steam:5 the_steel:21 the_steering:9 the_steps:6
the_stern:-5 the_stick:39 the_sticker:-9 the_stickers:60 the_stock:12
the_stocking:13 the_stone:21 the_storage:18 the_story:-70 the_stove:7
the_strap:22 the_street:-45 the_strike:8 the_striking:23 the_striped:28
the_stroke:-36 the_stuck:32 the_students:2 the_studio:-2 the_study:18
the_stuffed:-5 the_subject:2 the_subjunctive:-14 the_substation:38
the_subtitles:-15 the_suitcase:12 the_sum:-59 the_summary:43 the_summer:5
the_summit:32 the_sums:26 the_sun:58 the_sunday:24 the_sundial:19
the_sunrise:-18 the_sunset:-47 the_supermarket:5 the_supply:3 the_surface:-10
the_surfboard:5 the_surgeon:27 the_surprise:46 the_survey:31 the_surveyor:27
the_surveyor's:10 the_suspension:6 the_swallows:-90 the_swan:-8 the_swans:-67
the_swap:2 the_swatches:24 the_swift:4 the_swim:-9 the_swimming:33
the_switch:-30 the_syllabus:4 the_sync:52 the_synthetic:3 the_system:12
the_table:-61 the_tablecloths:28 the_tables:14 the_tablet:46 the_tabletop:5
the_tag:2 the_tail:53 the_tailor:7 the_talk:-63 the_tango:62 the_tank:46
the_tannery:9 the_tap:-1 the_tape:54 the_tapes:15 the_tarantella:4 the_tare:11
the_target:30 the_tasks:6 the_tasting:10 the_tavern:21 the_tax:57 the_taxi:-5
the_tea:32 the_teacher:-52 the_technician:18 the_telemetry:2 the_telephone:-30
the_telescope:-8 the_telly:-20 the_temp:12 the_temperature:4 the_temporary:26
the_tenant:-68 the_tenants:28 the_tenor:44 the_tension:20 the_tent:-7
the_terminal:-61 the_terms:10 the_terrace:26 the_test:51 the_tests:-29
the_text:44 the_texture:14 the_thank:27 the_thatch:-19 the_theatre:58
the_theme:12 the_theory:66 the_thermometer:1 the_thermostat:22 the_third:-102
the_thread:-22 the_three:24 the_thumb:11 the_thumbnail:18 the_thursday:61
the_ticket:56 the_tickets:-36 the_tide:-51 the_tiler:52 the_time:-100
the_timegrapher:35 the_timer:14 the_times:21 the_tip:4 the_title:39 the_toes:-5
the_toilet:-17 the_tokeniser:6 the_toll:52 the_tone:-4 the_top:13
the_tortoise:-62 the_totals:-70 the_tour:-2 the_tourists:-4 the_tournament:7
the_tower:-4 the_town:74 the_trace:-41 the_traces:-21 the_track:23 the_tracker:1
the_tractor:-21 the_trade:-18 the_traffic:-46 the_trail:-3 the_trailer:39
the_train:-74 the_training:5 the_tram:-71 the_trampoline:12 the_transcript:8
the_transfer:-11 the_transit:-49 the_translation:29 the_transport:2
the_treasurer:35 the_treble:37 the_tree:-63 the_trees:-12 the_trench:15
the_trend:-6 the_triage:15 the_trial:73 the_triangle:-3 the_trip:1 the_tripod:50
the_trophy:-58 the_trouble:61 the_truck:35 the_trumpet:-39 the_truth:16
the_ttl:-20 the_tuba:-66 the_tube:-71 the_tuesday:38 the_tug:9 the_tunnel:37
the_turn:50 the_turnstile:13 the_turret:21 the_tutor:28 the_twins:64 the_two:71
the_type:-22 the_typos:-91 the_tyres:29 the_ugly:74 the_ultrasound:-18
the_umbrella:-41 the_umlaut:10 the_understudy:-12 the_undo:8 the_uniform:5
the_uniforms:1 the_union:66 the_unit:36 the_units:8 the_university:29
the_unloading:1 the_update:-50 the_updates:35 the_uploader:1 the_upper:64
the_upstairs:31 the_used:77 the_usual:-101 the_uv:1 the_valley:-19 the_value:-24
the_van:13 the_vans:15 the_variable:-55 the_varnish:21 the_vault:-8 the_vector:4
the_vegetable:25 the_vending:-67 the_vendor:-94 the_vendor's:17 the_vendored:3
the_very:50 the_vestry:-10 the_vests:19 the_vet:-4 the_vet's:-19
the_vibraphone:6 the_vicar:-33 the_view:-48 the_village:42 the_violin:12
the_violins:-29 the_vocabulary:16 the_voltage:18 the_volunteers:20 the_vote:30
the_vowels:-10 the_waiter:-72 the_waiting:-12 the_wake:31 the_walk:34
the_walking:3 the_walkway:5 the_wall:-57 the_walls:-47 the_waltz:25 the_war:-11
the_ward:-10 the_warden:9 the_warehouse:64 the_warm:14 the_warming:15
the_warning:72 the_warp:11 the_warranty:49 the_wash:-9 the_washing:72
the_watch:9 the_watchdog:13 the_water:-9 the_watercolours:4 the_watsons:41
the_wave:-19 the_way:-111 the_weather:-75 the_web:11 the_webcam:-14
the_webhook:8 the_website:17 the_wedding:-2 the_weekly:39 the_weighbridge:30
the_weight:9 the_welcome:18 the_welder:-10 the_well:53 the_west:31 the_wet:50
the_whale:13 the_wheel:56 the_wheelchair:26 the_white:-6 the_whole:-75
the_wide:-19 the_widget:26 the_widow's:8 the_wife:3 the_wifi:-13 the_wiki:50
the_winch:18 the_wind:-18 the_window:-43 the_windows:-15 the_wine:-9
the_winner:-6 the_winter:51 the_wire:-6 the_wood:-18 the_wooden:-7 the_word:-152
the_wording:-86 the_words:37 the_work:6 the_workbench:38 the_worker:-32
the_worksheet:2 the_workshop:2 the_world:-64 the_worm:-64 the_worn:3
the_worst:-28 the_wrapping:16 the_writer:2 the_writing:10 the_written:27
the_wrong:-107 the_yard:-48 the_year:-51 the_yeast:27 the_yellow:34
the_yellowed:2 the_yoga:-48 the_young:25 the_younger:70 the_youngest:61
the_zamboni:-58 the_zebra:2 the_zip:26 the_zodiac:4 theatre:149 theatre_one:6
thee:-2 theft:-20 their:-26 their_api:9 their_boots:11 their_head:-50
their_lunch:21 their_name:-9 their_own:13 their_owners:-38 their_phones:-18
their_way:-13 them:25 them_0:-46 them_^:23 them_a:27 them_and:75 them_apart:-8
them_are:-14 them_as:3 them_at:26 them_back:31 them_before:6 them_by:-78
them_come:-32 them_for:40 them_from:8 them_i:-11 them_in:-23 them_is:-84
them_more:39 them_my:-9 them_off:-25 them_on:42 them_one:-47 them_or:-13
them_otherwise:-60 them_out:21 them_so:53 them_the:-33 them_they:9 them_to:97
them_together:33 them_up:38 them_with:-10 theme:125 theme_^:30 theme_for:8
theme_uses:13 themselves:13 themselves_^:42 themselves_and:40 themselves_with:15
then:-4 then_0:-81 then_^:5 then_a:-59 then_at:44 then_comes:20 then_cry:-24
then_do:13 then_found:-51 then_had:-13 then_he:26 then_i:60 then_i'll:-17
then_i'm:50 then_ill:9 then_it:-124 then_it's:26 then_its:56 then_nothing:17
then_off:2 then_one:-4 then_somebody:-23 then_started:-24 then_the:-62
then_there:-18 then_they:-70 then_told:-33 then_we:-15 then_you:22 theorem:3
theory:24 theory_^:14 theory_and:23 theory_drills:29 theory_test:15
theory_that:-55 therapist:24 therapy:-61 therapy_^:-26 there:23 there_?:2
there_^:13 there_a:-32 there_after:1 there_all:-67 there_and:-8 there_are:36
there_by:-6 there_can:-25 there_done:-66 there_goes:-108 there_has:-16
there_have:14 there_i:-42 there_is:-35 there_isn't:1 there_like:41 there_on:-19
there_overnight:54 there_since:-34 there_so:8 there_there:-29 there_to:23
there_today:2 there_was:-34 there_we:15 there_were:-106 there_will:15
there_with:-12 there_you:19 there'll:32 there'll_be:32 there's:62 there's_0:103
there's_a:21 there's_an:-57 there's_been:8 there's_no:41 there's_nothing:-44
there's_one:21 there's_room:11 there's_some:-64 there's_something:-72
there's_space:20 there's_the:43 therefore:60 therefore_the:22 theres:16
theres_0:45 theres_a:17 theres_no:-17 theres_only:16 thermal:-9 thermal_bath:1
thermometer:23 thermomètre:6 thermomètre_de:6 thermos:-44 thermos_^:-37
thermostat:1 these:-43 these_days:79 these_little:-11 these_on:33
these_people:-49 these_things:22 thesis:-29 thesis_^:-14 they:28 they_?:-11
they_^:-62 they_all:-28 they_allow:3 they_always:37 they_answer:-19 they_are:-9
they_asked:30 they_belong:11 they_bring:10 they_call:-12 they_came:2 they_can:87
they_carried:41 they_changed:-4 they_close:16 they_closed:-15 they_come:-31
they_cost:6 they_could:-50 they_did:55 they_do:-35 they_dont:11 they_even:-24
they_find:-36 they_follow:-56 they_found:-33 they_gave:-16 they_get:47
they_give:16 they_go:38 they_had:-44 they_have:101 they_hold:40 they_know:20
they_let:-8 they_like:28 they_look:18 they_lost:-31 they_made:1 they_make:14
they_may:-33 they_must:-37 they_never:-6 they_only:39 they_painted:-35
they_played:10 they_promised:-39 they_put:-34 they_read:28 they_remind:59
they_said:-35 they_say:-169 they_sent:-5 they_still:-60 they_talk:80
they_tell:36 they_told:-57 they_took:98 they_turned:7 they_used:-36
they_weighed:-101 they_were:53 they_will:-23 they_would:1 they_wrote:36 they'd:2
they'll_all:-33 they're:-24 they're_all:-19 they've:40 theyve:12 theyve_put:11
thick:3 thick_^:17 thick_i:-28 thick_oil:8 thin:-5 thin_clients:12 thin_oil:24
thin_ones:-14 thing:35 thing_?:-39 thing_^:169 thing_about:-12 thing_and:-18
thing_for:3 thing_has:-22 thing_i:-58 thing_i'm:-2 thing_in:-22 thing_is:-8
thing_missing:2 thing_my:60 thing_on:8 thing_that:-59 thing_to:-31 thing_was:63
thing_we:-6 thing_when:-8 thing_with:-64 things:-15 things_^:-117 things_are:-39
things_around:42 things_better:27 things_in:51 things_is:-11 things_like:-4
things_up:14 things_with:20 think:-90 think_^:29 think_a:-61 think_about:-54
think_i:24 think_in:79 think_it:-28 think_its:34 think_me:17 think_of:-101
think_she:20 think_that:-54 think_theyre:62 think_we:-34 think_you:-6
thinking:34 thinking_^:50 thinking_about:-86 thinking_of:55 thinking_time:44
thinks:-106 thinks_he:-32 thinks_i:-22 thinks_i'm:-27 thinks_that:-8 thinner:71
third:-71 third_day:-17 third_floor:61 third_party:9 third_reminder:-14
third_subject:26 thirteen:63 thirty:19 thirty_years:4 this:-59 this_^:-80
this_afternoon:46 this_all:8 this_app:-65 this_as:-6 this_be:37 this_building:45
this_but:-38 this_can:4 this_chat:-12 this_class:5 this_could:-1 this_day:-3
this_from:-53 this_hall:-27 this_hospital:-40 this_hour:-32 this_house:-10
this_i:4 this_i'd:11 this_i'll:22 this_im:10 this_is:4 this_keyboard:-69
this_line:9 this_may:-2 this_month:21 this_morning:31 this_one:8 this_plan:1
this_point:-83 this_project:10 this_quarter:1 this_repo:22 this_road:-40
this_screen:7 this_season:59 this_sort:-31 this_term:37 this_thread:12
this_time:37 this_town:-54 this_trade:-2 this_trip:16 this_up:-63 this_valley:32
this_we:28 this_week:66 this_week's:62 this_weekend:58 this_well:10
this_whole:18 this_window:-42 this_winter:40 this_with:-42 this_year:135
this_year's:36 this_yr:64 tho:-51 tho_^:-52 thornbury:37 those:9 those_^:50
those_and:7 those_are:30 those_days:-44 those_stairs:-5 those_were:9
those_who:-27 those_years:-31 though:-87 though_^:-63 though_a:-2 though_it:-26
though_the:-1 thought:-6 thought_^:-48 thought_a:-58 thought_about:164
thought_he:-12 thought_i'd:47 thought_id:-77 thought_it:47 thought_of:-4
thought_that:3 thought_the:-66 thoughtful:-40 thoughts:-23 thoughts_^:-44
thousand:25 thousand_^:9 thousands:-32 thread:35 thread_^:33 thread_and:-30
thread_tension:14 thread_when:11 thread_which:-18 threads:38 threads_^:26
threads_and:-2 three:66 three_^:68 three_centuries:-27 three_days:32
three_dots:8 three_generations:-10 three_has:9 three_in:33 three_kids:5
three_lines:67 three_of:34 three_people:-20 three_phone:56 three_times:-23
three_weeks:-41 three_years:-39 threshold:37 threw:-10 threw_chalk:-15
thrilled:-68 thrilled_^:-68 thrive:10 throat:6 throttled:33 through:-23
through_0:-12 through_^:-19 through_a:-25 through_all:43 through_at:10
through_every:6 through_i:4 through_is:-19 through_it:-17 through_my:2
through_the:-42 through_this:44 through_with:17 through_your:-11 throughout:-19
throughout_^:-28 throughput:-56 throw_away:-45 throwing:12 thrown:53
thrown_out:35 throws:48 thru:41 thru_me:39 thru_the:-21 thu:4 thu_^:2 thumb:-106
thumb_^:-29 thumb_aches:58 thumb_and:-29 thumbnail:19 thumbnails:8 thumbs:59
thunder:-40 thunder_all:-47 thunderstorm:26 thurs:24 thursday_^:-53
thursday_evening:16 thursday_group:47 thursday's:16 thursdays:63 thursdays_^:8
thx:-140 thx_a:-26 thx_ur:-17 thyroid:40 thé:-44 ti:60 ti_mando:19 tia:-47
ticked:23 ticked_off:62 ticket:53 ticket_^:-11 ticket_booth:43 ticket_desk:5
ticket_ends:10 ticket_from:-29 ticket_machine:10 ticket_number:27
ticket_with:-28 ticketing:-14 tickets_^:-28 tickets_about:22 tickets_at:7
tickets_were:-17 ticking:24 ticks_^:1 tid:10 tid_^:10 tidal_streams:46 tide:-4
tide_came:1 tide_gauge:30 tide_here:5 tide_table:12 tides:67 tidy:-20 tie:-42
tied:62 tied_back:29 tied_to:8 tienda:22 tienda_^:14 tiene:93 tiene_0:48
tiene_la:-11 tiene_que:93 tiene_sitio:11 tiene_usted:-7 tienen:56 tient:46
tient_la:30 tier:-78 tier_^:32 tiers:9 tiers_^:10 ties:36 ties_me:22 tight:40
tight_^:32 tightened:41 til:-28 til_the:24 tiler:35 tiles:20 tiles_^:-44
tiles_and:1 tiles_it:1 till:222 till_0:-102 till_^:8 till_skolan:11
till_summer:17 till_the:2 tillbaka:47 timber:18 timbre:10 time:-54 time_0:-47
time_^:25 time_a:12 time_and:63 time_as:-17 time_at:24 time_before:-1
time_being:8 time_for:36 time_i:-64 time_i'm:-46 time_in:82 time_is:69
time_it:-65 time_job:19 time_let's:5 time_no:-25 time_not:11 time_on:14
time_otherwise:2 time_somebody:-34 time_someone:-8 time_this:-67 time_to:-44
time_today:-34 time_we:-30 time_when:-12 time_which:-29 time_you:-29
time_zone:13 time_zones:-3 timed:35 timegrapher:35 timeline:39 timeline_^:22
timelines:15 timeout:102 timeout_0:28 timeouten:27 timeouten_mot:27 timeouts:5
timer:69 timer_^:20 times:-7 times_a:70 times_and:-85 times_at:-32
times_before:-45 times_each:-15 times_out:47 times_which:-39 times_without:-14
timestamp:-52 timestamp_^:-57 timestamps:48 timestamps_are:13 timetables:-24
timezone:-20 timezones:-25 timezones_are:-25 timing:-3 timing_^:-39 timmar:-52
tims:12 tin:29 tin_^:42 tin_in:11 tin_roof:-33 tinha:-37 tinted:27 tinted_^:27
tiny:-16 tiny_^:36 tiny_ones:8 tiny_orchestra:-4 tip:61 tip_^:33 tipografia:27
tips:-27 tips_the:-40 tirantes:21 tire:-1 tired:-29 tired_^:-60 tired_i:-35
tired_of:33 tires:6 tiring_^:-26 tiro:32 tiroir:25 title:46 title_banner:16
titles:28 titration:31 titriyor:-31 tittade:-48 tittade_fram:-48 titular:8
tjorben:64 tls:5 tmrw:129 tmrw_^:7 tmrw_i:9 to:-42 to_$:24 to_0:108 to_a:43
to_about:4 to_accept:-10 to_admit:-47 to_another:23 to_answer:-15 to_any:-32
to_anybody:14 to_anyone:-8 to_apologise:-85 to_as:39 to_ask:-125 to_bad:22
to_be:43 to_beat:-14 to_beatrix:3 to_become:-10 to_begin:2 to_believe:-28
to_board:6 to_both:10 to_bottom:-5 to_breathe:-4 to_bring:14 to_build:16 to_c:30
to_call:46 to_calm:-72 to_carry:-25 to_change:4 to_charge:-49 to_chew:59
to_climb:7 to_compare:-20 to_compile:3 to_complain:-6 to_confirm:12 to_copy:52
to_correct:57 to_count:-24 to_customers:48 to_cycle:-26 to_dig:-37 to_do:103
to_drill:16 to_drive:-68 to_each:-65 to_eat:-55 to_eleven:17 to_end:55
to_everybody:-13 to_everyone:12 to_explain:-68 to_favour:3 to_feed:48 to_feel:-7
to_fill:-37 to_find:-13 to_finish:-11 to_fit:33 to_fix:-36 to_forget:-20
to_four:1 to_get:26 to_give:-69 to_go:52 to_grow:-8 to_half:44 to_hand:69
to_have:20 to_hazelnut:21 to_hear:-37 to_help:-71 to_her:26 to_him:-21 to_his:24
to_hold:2 to_hotels:-19 to_imagine:-24 to_inform:7 to_inspect:-9 to_its:16
to_join:-18 to_k:26 to_know:98 to_label:-13 to_laugh:-30 to_learn:24 to_leave:-4
to_let:-64 to_lie:-31 to_like:51 to_lisbon:-1 to_listen:9 to_live:-76 to_lock:-3
to_log:10 to_long:22 to_look:-43 to_lose:-1 to_main:20 to_make:-43 to_man:-13
to_market:8 to_match:14 to_may:24 to_me:44 to_meet:-47 to_more:-21 to_move:21
to_mr:-24 to_my:23 to_ninety:46 to_no:14 to_norway:-22 to_notice:-39 to_one:-4
to_open:-18 to_our:61 to_own:26 to_packing:11 to_park:-22 to_pass:44 to_pay:-10
to_pedal:1 to_people:-43 to_persuade:15 to_phone:-14 to_pick:-41 to_plan:-29
to_play:71 to_prefer:-26 to_prune:-6 to_put:-96 to_python:-18 to_read:77
to_receive:41 to_release:5 to_remember:-34 to_report:33 to_rest:35 to_restore:57
to_return:9 to_reviews:19 to_revise:-13 to_ride:53 to_ring:7 to_run:38
to_save:-34 to_say:-16 to_see:-20 to_sell:23 to_send:-49 to_settle:-24
to_ship:14 to_show:-16 to_silence:4 to_sit:-31 to_six:5 to_skip:26 to_sleep:-22
to_smile:-4 to_sort:-6 to_start:-17 to_stay:10 to_step:11 to_stood:-24
to_stop:63 to_study:2 to_swap:20 to_sweep:-8 to_take:-64 to_talk:11 to_tell:66
to_text:-65 to_that:-4 to_the:34 to_their:-8 to_them:62 to_think:-37 to_this:-32
to_three:-27 to_throw:-40 to_trace:35 to_try:-11 to_turn:-33 to_twelve:6
to_two:39 to_type:43 to_us:95 to_use:-14 to_visit:-64 to_wait:-26 to_want:-3
to_warm:-5 to_watch:-20 to_wear:-7 to_which:3 to_you:99 to_zawsze:10 toads:134
toast:-71 toast_^:-21 toaster:-68 toaster_and:7 tobias:78 tobias_^:1 toca:24
toca_limpiar:13 tocan:4 tocar:19 tocca:36 toch:-8 toch_voor:12 toda:-19
toda_la:-77 todas:7 todavía:22 todavía_no:18 today:-84 today_!:19 today_0:-83
today_^:-35 today_and:101 today_because:-11 today_best:-32 today_i:29
today_is:78 today_it:-16 today_that:-36 today_the:7 today_too:16 today_was:-45
today_with:-6 today's:6 toddler:-89 toddlers:-50 todo:-15 todo_^:-43 todos:-56
todos_^:-35 todos_os:7 toe:-33 toe_^:-33 toes:-53 toes_^:-37 toetsenbord:-21
together:34 together_^:-10 together_by:-1 together_with:74 toilet:-17 toit:-14
token:102 token_^:33 token_lives:15 token_machine:14 tokeniser:6 tokens:19
told:-20 told_^:-46 told_a:-8 told_from:49 told_her:-19 told_him:-22 told_me:9
told_my:-29 told_that:6 told_the:98 told_there:-33 told_to:-13 told_us:-18
told_where:35 told_you:116 tolerates:27 toll:11 toll_bridge:52 tolto:13
tomasz:18 tomates:-30 tomatoes:-63 tomatoes_^:-19 tombola:-3 tomme:7
tomorrow:100 tomorrow_^:-22 tomorrow_before:11 tomorrow_i:24 tomorrow_the:25
tomorrow_we:12 tomorrow's:-48 ton:5 tone:22 tone_^:8 tone_of:-1 toner:30
tones:-29 tonight:18 tonight_?:25 tonight_^:-55 tonight_and:-12 tonight_i:3
tonight_is:90 tonight_so:25 tonight_the:18 tonight_we:1 tonight's:-19
tonleitern:3 tonleitern_0:3 tonnes:54 tonnes_^:17 tonnes_and:11 tons:7 tons_^:7
too:110 too_^:-47 too_and:5 too_cold:20 too_easy:69 too_far:15 too_fast:23
too_few:76 too_hard:10 too_long:41 too_loud:11 too_low:6 too_many:52 too_much:79
too_noisy:53 too_often:54 too_old:-34 too_proud:34 too_short:16 too_slow:-38
too_so:-109 too_tight:26 too_warm:13 took:-13 took_0:-65 took_a:-93 took_all:64
took_down:-23 took_it:62 took_longer:-45 took_me:29 took_over:68 took_that:15
took_the:34 took_them:-22 took_three:43 took_you:25 tool:-15 tool_corner:5
tools:-20 tools_the:38 top:-33 top_^:-3 top_of:53 top_to:-5 topic:37 topic_^:-90
topic_for:43 topic_is:69 topped:11 topped_up:11 tops:104 tops_^:34 tops_on:3
tops_out:17 toques:8 torch_^:6 torch_and:-19 torches:5 torino:23 torkar:95
torn:70 torn_^:11 torn_between:8 torneo:23 torneo_llevaré:23 torque:-22
torque_wrench:-23 torre:-24 torta:-14 tortoise:-30 tortoise_^:-49
tortoise_has:20 tostador:9 tot:19 total:-16 total_^:-35 totals:-70 touch:65
touch_^:23 touch_it:-34 touch_the:92 touched:-18 touched_^:-2 touched_the:8
touches:7 touches_the:11 touching:27 touching_a:13 touching_that:-20
touching_the:15 toujours:7 toujours_mes:22 toujours_pas:34 toujours_toute:-1
toujours_à:37 tour:53 tour_^:11 tour_groups:18 tour_meets:1 tour_was:-24
tourbe:23 tourbe_est:23 tourist:-18 tourists:-27 tourists_from:-34 tournament:14
tournament_uses:7 tourne:74 tourne_^:19 tourne_sous:6 tournent:4 tours:39
tous:-72 tous_les:-45 tout:-88 tout_^:-32 tout_le:-70 tout_passe:6 toute:-44
toute_la:-35 toute_une:-4 toutes:43 toutes_les:43 tow:44 tow_truck:8 toward:-23
toward_it:-34 towards:3 towards_^:17 towards_a:5 towards_the:30 towel:-13
towels:69 towels_are:30 tower:30 tower_^:41 tower_has:4 tower_nine:7
tower_opening:6 town:-49 town_^:10 town_charter:24 town_hall:41 town_has:-33
town_is:26 towns:-77 towns_^:-18 toy:102 toy_^:50 toy_cars:29 tr:7 tr_0:7
trabajo:34 trabajo_lleva:13 trabalha:12 trabalho:41 trabalho_tem:40 trace:-45
trace_^:59 trace_and:-5 trace_has:-12 trace_is:-52 trace_was:-5 traceback:-31
traceback_is:-4 traces:-59 traces_from:-21 track:-6 track_rope:5 tracked:14
tracker:23 tracking:27 tractor:-21 trade:-66 trade_^:-70 trade_fair:21
trade_is:-6 trades:-25 tradition:-5 traduction:8 traduction_^:8 traduzioni:26
trae:28 trae_0:11 traffic:17 traffic_^:72 traffic_for:-35 traffic_in:5
traffic_wardens:-37 trafia:30 trafia_do:30 trafo:25 trafo_im:7 traghetto:34
traghetto_^:5 trail_^:25 trail_marks:14 trailer:51 trailers:111 trailers_^:2
train:-68 train_^:126 train_and:20 train_from:-18 train_is:-81 train_leaves:20
train_through:-51 train_to:-111 trained:42 trained_on:29 trained_the:4
trainee:59 trainee_i:10 training:-4 training_ground:5 training_it:13
training_with:7 trains:-27 trains_^:63 trains_over:-3 trains_the:-51 traiteur:16
traiteur_libanais:16 trajo:-15 tram:-86 tram_^:-28 tram_so:-44 tram_through:-14
tramonto:-57 trampoline:-55 trams:14 tranché:9 tranché_on:9 tranquilo:-22
tranquilo_^:-6 transactions:-13 transcribed:51 transcript:18 transfer:-3
transfer_from:-11 transferred:8 transformatorhuis:10 transformer:29
transformer_swap:3 transit:-49 translate:7 translated:-14 translated_^:-23
translation:58 translations:31 translators:36 transmitting:14 transmitting_^:14
transport:80 transport_^:4 transportadora:17 transporteur:1 trap:60 tras:15
tras_la:15 trasporto:3 trastero:8 trata:13 tratto:26 tratto_della:26 trattore:14
travail:13 travaille:16 travaux:44 travaux_jusqu'à:7 travel:6 travel_^:-68
travel_by:5 travel_cover:1 travel_in:92 travel_on:-77 travel_papers:19
travel_with:6 travelled:-38 traveller's:-5 travellers:-2 travels:78
travels_in:54 tray:78 tray_^:35 trays:64 trays_of:11 tre:-128 treasure:-64
treasurer:32 treasurer_of:18 treat:107 treat_every:34 treat_the:67 treated:24
treated_as:1 treated_under:15 treatment:6 treble:37 treble_side:8 tree:-32
tree_^:17 tree_surgeon:6 trees:10 trees_^:46 treffpunkt:21 treffpunkt_der:5
treffpunkt_ist:5 trein:-55 tremendo:-17 tremendo_hasta:-17 tremor:9 tren:-45
trench:27 trend:-6 treno:48 treppenhaus:-40 tres:21 tres_está:19 tres_horas:-60
tres_noches:23 tresor:35 tresor_^:20 trevlig:-17 triage:53 triage_cards:10
trial:81 trial_spine:25 trials:37 trials_^:5 triangle:-13 triangles:-46
triangles_^:-42 trick:-11 tried:-23 tried_0:3 tried_^:51 tried_it:133
tried_the:-71 tried_them:44 tried_to:-105 tries:-24 tries_again:6 tries_for:23
tries_to:-37 trieste:22 trigonometry:10 trigrams:34 trimestre:-41 trimmed:16
trimming:28 trip:72 trip_^:32 trip_is:8 trip_since:6 trip_to:-36 tripod:50
tripod_^:-34 tripped:72 tripped_over:-12 tripped_the:1 trips:23 trips_at:42
trips_it:-54 trips_the:18 tripulación:32 tripulación_es:32 trockengewicht:35
trois:-20 trolley_is:3 trolleys:22 trombone:-45 trompete:-32 tronco:-39
tronco_^:-39 trond:-16 trop:-19 trop_^:38 trop_lent:71 trop_mignon:-63
trop_tôt:37 trophy:-57 troppo:78 trotz:-32 trotz_der:-17 trouble:31
trouble_at:-57 trouble_with:40 trousers:-11 trout:15 trout_^:10 trouve:11
trouvé:19 trova:-10 trovo:51 trovo_meglio:51 truck:79 truck_^:1 truck_comes:17
truck_is:-5 truck_weight:7 trucks:10 true:-71 true_^:35 true_but:-36
true_story:-26 truly:-21 trumpet:-12 trumpets:-55 trunk_^:30 trunk_has:13
trust:-22 trust_a:-53 trust_me:81 trust_that:-21 truth:17 truth_^:19 trwają:-19
trwają_0:20 try:70 try_^:14 try_a:4 try_and:-1 try_on:-2 trying:30 trying_to:27
trzeba:4 trägt:32 tränen:-33 tränen_gelacht:-64 träumen:-24 três:52 ts:5 ts_^:1
ttl:-20 tu:108 tu_me:35 tu_punto:22 tub:36 tuba:-99 tuba_^:-63 tube:-31 tubes:-8
tubing:-61 tubing_is:-63 tubs:3 tudo:31 tue:53 tuesday:-13 tuesday_^:-43
tuesday_group:18 tuesdays:72 tug:9 tug_is:4 tugs:14 tuition:13 tummen:15
tummen_ska:15 tun:-37 tune:-5 tune_^:-19 tune_which:-27 tuned_the:-24 tuner:26
tunes:-23 tuning:20 tunnel:28 tunnel_^:9 tunnel_branch:5 tunnel_near:-26
tunnels:-11 tur:-27 turbine:-23 turbine_^:-40 turbines:-13 turf:15 turing:26
turkey:38 turkish:-30 turn:62 turn_^:33 turn_into:-20 turn_it:-45 turn_of:41
turn_out:-37 turn_the:7 turn_to:69 turned:-19 turned_0:-68 turned_away:9
turned_down:14 turned_every:42 turned_it:7 turned_off:24 turned_out:-89
turned_the:49 turned_up:-101 turner:68 turner_at:2 turni:12 turning:-17
turno:102 turno_de:30 turno_di:25 turns:-31 turns_^:20 turns_out:30 turns_up:-27
turnstile:13 turnstile_service:9 turret:21 tutoie:48 tutor:79 tutor_is:54
tutorials:42 tutti:-4 tutti_^:-58 tutto:-65 tutto_^:-5 tv:-55 tv_^:-46 två:28
tweede:67 twelve:42 twenty:-17 twenty_minutes:31 twice:-2 twice_^:30
twice_and:46 twice_in:64 twice_on:16 twice_so:-72 twice_the:-12 twilight:69
twilight_gives:18 twill:40 twill_bug:40 twin:40 twins:-6 twins_!:81 twins_^:-31
twins_on:3 twitch:3 two:31 two_adults:2 two_and:9 two_at:16 two_coats:20
two_days:36 two_different:-33 two_drinks:38 two_hard:-38 two_has:41
two_hours:-68 two_i:10 two_in:-20 two_is:61 two_kids:32 two_left:-43 two_men:3
two_more:13 two_nurses:3 two_of:41 two_patients:-45 two_people:125 two_phones:23
two_plates:-39 two_ppl:18 two_rows:2 two_runs:10 two_signatures:10 two_small:18
two_the:4 two_trains:-27 two_trays:1 two_years:14 tycker:33 tycker_bättre:13
tygodniowo:17 tygodniowo_^:17 tylko:23 tym:-63 type:-18 type_0:1 type_^:-61
type_hints:24 type_in:-1 type_on:27 typed:46 typed_in:43 types:-3 typescript:32
typescript_^:8 typical:-71 typical_for:-72 typing:-80 typing_^:70 typing_is:-31
typing_it:55 typing_this:-61 typing_with:-86 typo:46 typo_^:21 typo_in:24
typos:-94 typos_train:-14 tyres:87 tyres_^:22 tyres_are:44 tyst:-7 tyst_^:-39
tão:-26 tão_bonita:-16 täglich:36 técnico:74 téléphone:13 téléphérique:-93
tête:-22 tôt:37 tür:-32 tür_^:-37 u:-22 u_^:51 u_a:29 u_ask:6 u_call:17 u_can:52
u_daar:-9 u_de:21 u_dont:10 u_know:-10 u_nas:-131 u_should:-27 u_tell:33 u_the:5
u_weterynarza:2 uart:8 uart_^:2 udp:-27 uf:-94 uf_qué:-39 ugh:-181 ugh_^:-53
ugh_monday:-81 ugh_mondays:-44 ugh_my:-2 ugh_the:-9 ugh_xcode:-18 uhr_^:3 ui:90
ui_is:58 ui_reviewer:17 uit:-26 uit_^:26 uit_een:36 uit_veel:-18 ukulele:-44
ulrike:2 ultimately:54 ultrasound:-28 um:64 um_0:64 um_acht:4 um_den:12
um_die:37 um_halb:45 um_minute:32 um_resumo:27 um_zehn:5 uma:51 umbral:18
umbral_de:18 umbrella:-120 umbrella_^:-11 umbrellas:-78 umbrellas_^:-87
umbrellas_are:-3 umdrehungen:4 umeå:26 umgezogen:19 umlaut:10 umlauts:22
umowa:41 umsatz:10 umsatz_aus:10 umzug:13 un:-185 un_accent:28 un_bel:-20
un_bicchiere:-18 un_bruit:-45 un_buen:-26 un_cadenas:63 un_calor:-32 un_de:18
un_deposu:48 un_dessin:38 un_elefante:-14 un_fichier:16 un_film:-23 un_fond:75
un_frío:-24 un_gatto:-2 un_mail:-3 un_nudo:22 un_peu:-47 un_plaisir:-29
un_rythme:6 un_solo:27 un_tableau:-26 un_temps:-57 un_tesoro:-18 un_ton:2
un_viaje:71 un'altra:-86 una:29 una_camera:17 una_pentola:-33 una_postal:-17
una_scatola:22 una_semana:-50 una_vez:-41 unable:53 unable_to:53 unaided:34
unanswered:8 unbeaufsichtigt:38 unbeaufsichtigt_auf:38 uncertain:57
uncertain_readings:57 uncle:50 uncle_^:30 uncle_alfred:74 uncle_in:-15
unclear:97 unclear_^:-31 unclear_to:63 unclear_whether:5 unclear_which:1
unclear_who:14 unclear_why:21 uncoated:9 uncomfortable:-65 und:-119 und_dann:-27
und_das:-76 und_der:-28 und_die:-14 und_eine:-33 und_hat:-43 und_ich:-56
und_ist:-65 und_keine:-45 und_nicht:37 und_war:64 und_zwar:49 undecided:64
under:-19 under_0:87 under_a:41 under_ab:1 under_eight:57 under_it:-66
under_load:25 under_no:71 under_the:-113 under_way:7 under_your:2 underbar:-46
underestimate:-16 underestimate_how:-16 underneath:6 underneath_^:8
underrated:-107 understand:1 understand_^:21 understand_how:-4
understandable:-49 understanding:4 understands:9 understood:31 understood_^:159
understood_the:11 understood_why:-60 understudy:-12 understudy_tonight:33
undici:-43 undo:60 undo_history:7 une:-25 une_classe:16 une_fois:55 une_heure:49
une_liste:35 unexplained:14 unexplained_^:10 unfortunately:16 ungefähr_0:10
unhappy:54 unico:13 unicycle:-31 uniform:5 uniform_jackets:16 uniforms:1
union:58 unit:130 unit_0:23 unit_^:6 unit_is:1 unit_tests:7 units:74 units_^:14
units_in:18 universe:-66 university:-16 university_^:11 unknown:55 unknown_^:7
unknown_so:20 unlabelled:17 unless:13 unless_i:27 unless_the:30 unless_you:-49
unload:46 unloading:7 unloading_spot:10 unlock:49 unlock_^:8 unlucky:-38
uno_más:1 unopened:2 unplug:67 unplugged_^:20 unplugged_the:-11 unread:-62
unread_msgs:-55 unreadable:30 unreal:-43 unreal_^:-27 unresolved:16 uns:-13
uns_für:5 uns_im:-59 uns_in:-39 uns_ist:-9 uns_jedes:32 unsafe:-16 unser:-48
unsere:-41 unsold:47 unter:38 unterricht:24 unterschrieben:22
unterschrieben_^:22 unterschrift:25 until:36 until_0:2 until_he:-18 until_i:12
until_i've:1 until_it:23 until_it's:-31 until_next:28 until_noon:20
until_somebody:11 until_the:-37 until_they:-42 until_we:2 untouched:14 unused:6
unusual:-8 unwrap:14 up:27 up_^:35 up_a:-39 up_above:-31 up_after:35 up_again:24
up_all:38 up_and:-6 up_arguing:-24 up_as:-45 up_at:-44 up_before:1 up_bows:46
up_by:10 up_call:7 up_early:-66 up_every:2 up_explaining:-41 up_for:20
up_four:-38 up_from:-74 up_his:34 up_i:27 up_in:52 up_is:35 up_last:39
up_left:13 up_like:-26 up_my:93 up_next:17 up_of:6 up_on:-30 up_once:46
up_one:14 up_since:-42 up_so:68 up_sticks:7 up_talking:-18 up_than:17 up_the:-15
up_there:30 up_to:44 up_with:15 update:-13 update_the:3 updated:34 updates:72
upgrade:-29 upgraded:5 upload:93 upload_chunks:31 upload_size:14 uploaded:76
uploaded_the:35 uploader:1 uploads:49 uploads_are:1 uploads_happen:17 upon:2
upp:78 upper:92 upper_hut:6 upper_stretch:5 upright:42 upright_^:6 upright_for:5
uprzejmie:9 uprzejmie_informuję:9 ups:82 ups_^:64 upset:-16 upset_the:-16
upstairs:53 upstairs_?:33 upstream:8 uptime:-59 ur:-16 ur_a:-17 ur_time:-35
urgent:53 urine:9 urine_cultures:9 urkunde:-21 urls:20 us:-4 us_0:-84 us_^:85
us_a:-13 us_about:-23 us_and:16 us_at:-36 us_better:14 us_even:14 us_for:26
us_from:25 us_he:-11 us_in:11 us_is:41 us_it:-48 us_know:8 us_like:-2 us_make:34
us_more:42 us_no:52 us_now:4 us_off:38 us_on:15 us_only:-4 us_or:20 us_out:-69
us_put:-25 us_she:5 us_so:25 us_the:-39 us_to:51 us_twice:19 us_we:11
us_whether:22 us_with:34 us_would:-12 us_you:35 usa:44 usa_0:12 usa_a:30
usa_el:-46 usa_la:43 usage:-32 usar:60 usare:41 usare_mai:7 usb:-2 usb_stick:-3
usch:-62 usch_vad:-62 use:83 use_0:4 use_^:-58 use_a:34 use_my:13 use_that:50
use_the:16 use_two:-5 used:-85 used_a:-37 used_for:38 used_in:33 used_it:11
used_on:24 used_one:77 used_to:-167 useful:-2 useless:-34 useless_^:-39 user:-65
users:42 users_^:36 users_can:41 uses:83 uses_a:35 uses_it:-7 uses_links:13
uses_the:19 usher:23 ushers:13 usiamo:10 using:35 using_the:4 uso:2 ustalar:59
ustaliliśmy:32 usted_en:2 usual:-120 usual_^:-22 usually:-139 usually_comes:-15
usually_the:-22 utan:44 utc:101 utc_^:23 ute:-19 utf:22 utf_0:22 utilise:11
utrecht:-40 utrecht_^:-14 uur:-35 uur_^:24 uur_parkeren:28 uv:18 uv_lamp:1 uw:49
uw_bakfiets:25 uzun:23 v:76 v_0:47 va:-16 va_a:32 va_bene:7 va_en:10
vacances:-46 vacation:-43 vaccine:63 vacuum:-31 vad:-103 vad_roligt:-5 vai:49
vai_ser:9 vais:-5 vakantie:-50 vale_0:26 valid:9 validator:18 valla:-115
valla_^:-76 valley:26 valley_route:10 valley_station:22 valley_went:17 value:9
value_^:7 value_is:-12 values_^:11 valve:-9 valve_in:-10 valves:6 vamos:99
vamos_de:16 van:-17 van_^:19 van_de:-37 van_een:-26 van_en:23 van_from:56
van_has:1 van_het:31 van_is:21 van_ons:-70 van_siempre:33 van_smells:-41
van_will:11 van_with:-6 van_would:4 vanaf:24 vanaf_nu:14 vandaag:-88 vanish:-32
vanished:73 vanished_^:73 vanne:2 vanno:27 vanochtend:-10 vans:6 vans_are:7
var:8 vara:25 varavirta:84 varför:-73 variable:-53 variable_called:-62
variable_names:34 variablen:4 variables:17 variance:26 variant:14
variant_ships:8 varje:59 varnish:56 varnish_^:18 varnish_is:16 vasca:17 vase:-63
vast:10 vaste:7 vat:3 vault:-1 vault_^:-47 vault_and:24 vault_in:-1 vaut:9
vaya:-77 vd:-45 ve:27 ve_a:20 ve_el:-39 vecchia:18 vecchio:25 vecchio_schema:7
veces:-22 vecino:-110 vecinos:-12 veckor:28 veckor_^:28 vector:11 veel:-102
veel_verhalen:-18 vegan:67 vegetable:33 vegetable_box:25 vegetarian:118
veggie:72 veille:5 velha:36 velho:32 vellum:-1 velvet:28 vem:76 vem_som:28
vending:-76 vending_machine:-75 vendor:-59 vendor_^:-51 vendor_engineer:24
vendor_has:17 vendor's:17 vendored:9 vendredi_^:41 vent:-20 venta:11 venta_de:11
ventil:36 ventilador:7 vento:10 venue:3 venue_is:36 venue_will:7 venus:-5
verano:45 verb:-30 verb_endings:9 verboten:63 verboten_^:63 verbs:50 verbs_in:25
verdad:-26 verdad_^:-39 verdade:-41 verde:39 verein:21 veremos:7 verhaal:-69
verhaal_over:-54 verhalen:-18 verified:12 verify:19 verkauft:17 verkeerd:1
verkligen:-65 verkstaden:38 verloren:53 verloren_^:53 verlängert:21 vers:-38
vers_le:5 verse:31 verses:-132 verses_^:-87 version:-63 version_is:-72
version_was:-40 versprochen:32 versprochen_^:32 verstanden:50 verständnis:6
verstärker:-80 verstärker_^:-80 vert:13 vertical:37 vertical_slice:7 vertrag:-21
vertrag_ist:-27 vervangen:31 vervangen_^:11 very:-72 very_^:-31 very_and:-3
very_clear:11 very_day:9 very_deep:-43 very_end:23 very_fair:24 very_first:-70
very_funny:-20 very_good:27 very_large:-17 very_little:4 very_long:29
very_morning:55 very_most:84 very_much:22 very_old:35 very_pleased:-39
very_polite:-17 very_romantic:-1 very_same:-23 very_short:29 very_welcome:-3
very_well:33 vest:16 vestiaire:7 vestido:52 vests:15 vet:64 vet_^:67
vet_fortfarande:32 vet_has:-12 vet_inte:17 vet_invoice:10 vet_is:22
vet_looked:25 vet_on:-74 vet_said:20 vet_says:-16 vet's:-19 veterinario:38
veut:-33 vez:-131 vez_^:-68 vhf:51 vi_behåller:32 vi_hand:2 vi_har:-33 vi_tar:28
via:36 viable:10 viable_seeds:10 viaggio:-13 viaggio_^:-18 viaje:27 viaje_^:71
vibraphone:6 vibration:-17 vicar:-33 vicar's:6 vicino:-13 vid:10 vide:4
video:-32 video_on:-44 videos:58 videos_^:27 vie:-32 vieille:-42 viejas:23
viejo:32 viel:-115 viele:-99 viele_^:-59 viele_leute:-34 vielen:-43
vielen_so:-43 vielleicht:-19 viene:31 viene_dal:25 vienna:-59 viennent:-11
vient:14 viento:16 vier:42 viernes:80 vietato:21 vieux:-85 view:-7 view_from:-36
view_i:1 view_of:26 viewer:1 views:27 views_^:15 vigila:14 vijf:26
viktmodulen:23 vilken:-82 vilken_underbar:-46 vill:127 vill_hellre:58
vill_helst:33 vill_jag:15 village:41 village_hall:-5 village_turned:-42
villages:-13 ville:-31 vim:1 vimos:-49 vimos_un:-19 vindt:-34 vingt:25 vino:-14
vintage:-12 viola:16 viola_has:11 violin:40 violin_^:31 violin_has:35
violin_scroll:1 violins:-56 virage:13 virage_du:13 virtual:33 vis:10 visa:29
visa_forms:24 vise:21 visit:-4 visit_^:-16 visit_and:25 visit_is:5 visita:19
visitas:10 visite:58 visited:6 visiteurs:1 visiting:84 visiting_and:4
visiting_surgeon:5 visitor:32 visitor_names:11 visitors:83 visitors_^:-39
visitors_a:9 visitors_from:-9 visitors_get:55 visitors_have:-8 visitors_in:3
visits:-17 visits_on:11 visto:-48 visto_0:-40 visual:30 vit:5 vita:-3 vite:24
vitre:-29 vitrine:14 viva:7 vivaldi:-16 vizinho:-53 vlan:54 vlan_0:38 vm:16
vocabulary:48 vocabulary_^:1 vocabulary_drill:6 vocabulary_from:-5
vocabulary_on:1 vocht:36 vocht_^:11 você:51 voeding:19 voglia:-36 voglio:48
vogliono:9 voice:75 voice_^:-46 voice_messages:37 voice_note:3 voice_notes:18
voice_of:28 voice_was:26 voicemail:46 voicemail_^:36 voices:84 voices_^:-17
void:-3 void_^:-11 voids:33 voids_the:33 voie:-29 voisin:-58 voisine:-28
voisine_^:16 voisins:-63 voit:-37 voitures:23 voitures_^:11 voix:56 vol:54
vol_^:15 vol_en:32 volcanoes:34 volle:6 volle_zaal:6 vollständig:36 volontari:26
volontari_^:26 volontiers:17 volt:14 volt_^:7 volta:37 volta_^:57 voltage:21
voltage_is:16 volts:53 volts_^:10 volume:75 volume_has:8 volumes:45 volunteer:14
volunteers:90 volunteers_have:32 volunteers_shirts:25 volver:21 vom:-33
vom_dienst:27 vom_umsatz:10 von:-95 von_den:15 von_mir:19 von_war:-17 vonden:-82
vonden_het:-82 voor:31 voor_de:100 voor_je:-15 voorlopig:35 voortaan:46 vor:-24
vor_dem:8 vor_der:-31 vor_einer:13 vor_jedem:3 vor_jeder:15 vordach:34 vorher:52
vorkheftruck:-29 vorspiel:40 vorspiel_begleitet:27 vorstellung:43
vorstellung_am:14 vos:21 vosk:30 vosk_^:30 vote:72 voted:139 voted_^:22
voted_and:16 voted_for:32 voted_last:27 votre:61 votre_dossier:3 voté:2 vou:114
vou_pedir:8 voucher:100 voucher_for:28 vouchers:44 vous:-60 vous_avec:5
vous_calculez:26 vous_comprends:-84 vous_envoie:4 vous_est:25 vous_intéresse:8
vous_le:4 vous_lire:-25 vous_recevrez:27 vous_saurions:15 vous_voir:21
vowels:-26 vowels_^:-37 vowels_are:-12 voyage:-28 voyager:-7 voz:42 vpn:-11
vpn_^:-16 vraag:35 vraag_of:35 vraie:4 vroeg:-17 vroeger:-75 vu:-65 vuelta:14
vuelto:30 vuelto_a:30 vulkan:26 vulkan_^:26 vuole:1 válvula:27 vänta:-67 vår:7
vélos:-19 vérifier:3 vídeos:2 w:-14 w_0:-25 w_a:-28 w_bazie:25 w_biurze:23
w_it:42 w_karty:-10 w_me:11 w_my:-7 w_niedzielę:-33 w_o:33 w_piwnicy:33
w_piątek:39 w_poniedziałki:-20 w_sali:21 w_sprawie:8 w_szatni:29 w_szkole:-39
w_the:33 w_tym:-56 w_środy:23 waage:27 waait:-5 waar:-15 waarop:-41 wachtrij:19
waffles:-72 wagen:10 wagon:55 wait:57 wait_^:52 wait_for:32 wait_i:9
wait_i've:46 wait_that:-48 wait_the:-58 wait_until:22 waited:-33 waited_0:-18
waited_for:-55 waiter:-58 waiting:-25 waiting_^:-72 waiting_for:-9
waiting_list:21 waiting_on:13 waiting_room:-33 waiting_tent:29 waiting_to:91
waits:21 waits_0:13 waits_^:-28 waits_for:6 waits_until:20 waived:15
waived_the:15 waiver:9 wake:30 wake_me:17 wake_the:5 wakes:-53 wakes_at:21
wakes_up:-57 walk:-24 walk_in:28 walk_is:6 walk_to:-11 walked:-3 walked_0:-58
walked_across:69 walked_into:-22 walked_over:1 walked_past:-19 walked_the:-42
walkie:47 walkie_talkies:47 walking:-2 walking_through:-36 walking_to:-38
walks:-17 walks_into:-11 walks_the:-56 walkway:5 walkway_rail:5 wall:-10
wall_^:-66 wall_of:-50 wall_the:2 walled:6 wallet:-50 wallpaper:-49 walls:-40
walls_^:65 walls_in:-75 walnut:29 walrus:-3 waltz:56 waltz_^:-38 wand:-23
wander:-39 wander_off:-46 wandered:-31 wanna:103 want:164 want_0:13 want_^:7
want_a:40 want_de:10 want_het:35 want_is:5 want_it:14 want_my:61 want_the:81
want_to:-55 want_us:7 wanted:-123 wanted_^:35 wanted_a:6 wanted_it:71
wanted_to:-118 wants:120 wants_0:35 wants_^:-25 wants_a:-22 wants_it:69
wants_more:-44 wants_so:29 wants_the:28 wants_to:16 war:-44 war_^:-56 war_da:41
war_das:-40 war_die:-41 war_es:-21 war_und:-12 war_vielleicht:-22 ward:30
ward_0:-22 ward_^:-7 ward_is:-52 ward_sends:1 ward_wakes:21 ward_was:-6
warden:12 wardens:-36 wardrobe:-3 wardrobe_^:10 wardrobes:-12 wards:50
wards_are:7 ware:14 warehouse:54 warehouse_with:27 warehouses:-30 waren:-35
warm:-14 warm_^:-30 warm_light:20 warm_pool:16 warm_up:35 warm_ups:44
warm_water:-14 warme:28 warmer:42 warmer_than:-1 warmest:-33 warming:15
warmup:23 warned:-96 warned_me:-96 warning:45 warning_^:65 warning_banner:14
warning_bar:28 warning_is:-26 warning_signs:9 warnings:-8 warp:71 warp_mesh:11
warranty:120 warranty_^:2 warranty_of:32 warranty_runs:10 warteschlange:17
wartezeit:8 wartung:41 was:-31 was_$:12 was_0:-118 was_^:16 was_a:-34
was_about:33 was_adjusted:56 was_again:-16 was_all:-31 was_allowed:-5
was_almost:-3 was_already:-5 was_always:-23 was_an:38 was_and:-46 was_at:15
was_away:-6 was_awful:56 was_basically:-33 was_better:-51 was_bought:30
was_broken:-1 was_brought:37 was_built:-17 was_by:-60 was_called:62
was_carried:13 was_chaos:7 was_charged:18 was_chasing:-35 was_cleaned:10
was_clear:22 was_completed:15 was_concluded:1 was_damaged:13 was_driving:-3
was_excellent:1 was_filled:9 was_for:49 was_freezing:-11 was_from:-24
was_full:87 was_gone:-63 was_good:-17 was_gorgeous:-38 was_half:40 was_here:91
was_het:-49 was_hurt:-17 was_i:-34 was_in:-104 was_it:-46 was_kind:5 was_last:2
was_late:-52 was_left:65 was_like:9 was_longer:-7 was_made:26 was_magic:32
was_merged:17 was_modelled:26 was_most:11 was_mostly:-35 was_moved:24 was_my:-28
was_never:-16 was_nice:72 was_nineteen:-5 was_off:22 was_on:-87 was_once:-25
was_out:-10 was_packed:-14 was_playing:-19 was_probably:-27 was_pulled:28
was_quick:-43 was_quite:11 was_rather:-49 was_reading:74 was_recorded:24
was_refused:49 was_replaced:30 was_resolved:7 was_returned:10 was_right:-40
was_second:-17 was_seen:47 was_sent:20 was_signed:55 was_small:-64 was_so:-105
was_sold:64 was_something:-30 was_still:9 was_taken:-6 was_that:-16 was_the:36
was_there:-17 was_thinking:20 was_this:-51 was_to:-20 was_told:-70 was_too:100
was_trained:29 was_unreal:-19 was_up:-51 was_updated:20 was_very:21
was_waiting:-38 was_whistling:-17 was_with:4 was_worse:-7 was_written:-19
was_wrong:73 wash:-37 wash_and:20 wash_the:24 washed:49 washed_at:14 washer:21
washer_of:8 washing:52 washing_machine:76 washing_up:10 wasn't:72
wasn't_happy:22 wasnt:22 wasnt_happy:43 wasp:21 wasp_nests:39 wasps:-122
wasser:-1 waste:44 waste_and:4 wasted:51 wasted_on:51 wat:-133 wat_een:-97
wat_fijn:-34 watch:77 watch_^:55 watch_a:-7 watch_is:40 watch_says:-42
watch_the:10 watchdog:17 watched:-44 watched_a:-13 watched_the:-16 watches:22
watching:-74 watching_^:-15 watching_the:-62 watchmaker:-12 water:29 water_^:-23
water_came:52 water_company:19 water_from:-36 water_got:13 water_in:-30
water_is:-35 water_level:-20 water_not:28 water_on:15 water_pipes:26
water_tank:12 water_the:30 watercolours:4 watermelon:-9 watsons:41 watsons_in:41
watt:3 watt_^:1 watts:49 watts_^:50 wav:46 wav_^:10 wave:15 waved:-64
waved_at:-27 waves:-3 waves_^:-8 waves_with:1 waving:35 wax:-34 way:44 way_^:9
way_about:14 way_after:-7 way_and:-8 way_back:96 way_better:30 way_code:-16
way_down:-26 way_for:15 way_from:-40 way_home:-30 way_in:24 way_is:18
way_its:-10 way_more:42 way_of:21 way_on:-15 way_round:14 way_the:51 way_to:-140
way_too:92 way_up:-4 way_with:20 way_you:-15 ways:-57 ways_^:55 ways_to:-7
wchodzi:26 wchodzi_na:12 wczoraj:-84 we:80 we_^:-76 we_add:-9 we_agreed:53
we_all:-104 we_allow:18 we_always:-3 we_apologise:21 we_are:43 we_ate:-37
we_both:-35 we_buy:27 we_cache:4 we_can:70 we_can't:43 we_cannot:18 we_cant:25
we_carried:-60 we_carry:49 we_chose:-60 we_could:-54 we_counted:23 we_cut:16
we_de:37 we_decided:-12 we_deliver:21 we_deploy:15 we_did:-10 we_do:124
we_doen:68 we_don't:22 we_dont:54 we_drank:-9 we_drop:51 we_dropped:17
we_drove:-67 we_een:53 we_ended:-22 we_even:33 we_feed:-29 we_fetch:9
we_finished:3 we_flush:3 we_found:-12 we_gaan:24 we_gave:-32 we_get:51
we_give:54 we_go:39 we_got:-65 we_grow:6 we_had:-22 we_hang:7 we_have:195
we_haven't:79 we_havent:7 we_heat:16 we_hebben:-13 we_held:-9 we_het:48
we_hold:5 we_just:-10 we_keep:62 we_kiezen:8 we_know:9 we_laten:40
we_laughed:-48 we_leave:52 we_left:-84 we_like:95 we_live:23 we_look:15
we_looked:-68 we_lost:-84 we_make:8 we_may:5 we_measured:-78 we_meet:-40
we_met:8 we_migrate:5 we_migrated:-32 we_move:30 we_moved:-38 we_must:-1
we_need:57 we_never:-79 we_once:-54 we_only:-3 we_open:37 we_ordered:17 we_own:9
we_paid:16 we_paint:15 we_pay:-22 we_picked:11 we_plan:11 we_played:-58
we_practise:36 we_pull:1 we_put:20 we_ran:-37 we_rehearse:20 we_render:4
we_rent:37 we_said:66 we_sail:2 we_sang:-20 we_saw:-61 we_say:39 we_sell:-36
we_send:-49 we_settled:46 we_shall:30 we_share:34 we_shared:-30 we_ship:45
we_shipped:-37 we_should:34 we_skip:28 we_sold:-78 we_sounded:-3 we_start:34
we_stay:13 we_still:32 we_stop:56 we_store:19 we_support:3 we_swapped:-35
we_tackle:15 we_take:75 we_talk:-26 we_talked:51 we_thought:33 we_took:7
we_tried:-74 we_try:42 we_turn:31 we_turned:63 we_use:-35 we_used:-63 we_wait:5
we_want:70 we_went:-60 we_were:-82 we_will:30 we_willen:13 we_work:36
we_would:-3 we_write:3 we_wrote:-4 we'd:80 we'd_be:-17 we'd_like:13 we'd_love:42
we'll:187 we'll_do:11 we'll_go:4 we'll_keep:25 we'll_practise:11 we'll_see:34
we'll_take:7 we're:108 we're_a:-50 we're_all:-14 we're_at:4 we're_building:32
we're_doing:15 we're_going:54 we're_keeping:3 we're_leaving:20 we're_not:2
we're_pitching:11 we're_taking:11 we've:71 we've_agreed:3 we've_been:24
we've_chosen:7 we've_gone:17 we've_got:-61 we've_known:39 weak:-5 weak_^:-60
weak_spot:103 weak_verbs:43 weakest:78 weakest_topic:52 wear:104 wear_^:35
wear_a:-3 wear_out:14 wear_the:33 wearing:-84 wearing_a:-2 wearing_my:-52
wears:-67 wears_a:-43 wears_the:51 weather:-77 weather_as:-2 weather_bulletin:26
weather_feed:-22 weather_for:-2 weather_forecast:-55 weather_to:-40 weathers:-31
weaver:2 weavers:6 web:19 web_framework:-31 web_shop:5 webcam:11 webhook:28
webhook_is:11 website:-40 website_^:-86 websockets:8 wed:65 wedding:-32
wedding_^:47 wedding_cake:-49 wedding_on:47 wedding_party:11 weddings:-55
weddings_^:-31 weddings_in:-11 wednesday:29 wednesday_^:-10 wednesdays:50
wednesdays_^:15 weds:1 weed:63 weeded:64 weeds:8 week:13 week_0:-28 week_^:53
week_and:8 week_as:22 week_at:-23 week_end:-30 week_first:-59 week_for:37
week_here:4 week_i:-82 week_in:-40 week_is:10 week_it:-18 week_now:14 week_of:51
week_so:39 week_we:3 week_with:-38 week's:66 weekday:-3 weekdays:30
weekdays_^:26 weekend:54 weekend_^:-23 weekend_i:20 weekend_is:24 weekends:-34
weekends_^:-62 weekly:74 weekly_report:18 weeks:-42 weeks_^:17 weeks_and:-14
weeks_old:15 weeks_on:-44 weeks_to:9 weer:-157 weer_zo'n:-29 weet:-34
weet_nog:39 weft:12 weg:67 weg_von:15 wegen:59 wegen_der:27 wegen_des:7 weigh:45
weigh_0:54 weigh_more:-31 weigh_the:16 weigh_them:2 weighbridge:30 weighed:-9
weighed_both:7 weighed_in:10 weighs:1 weighs_0:69 weight:51 weight_^:2
weight_of:9 weights:10 weil:115 weil_der:26 weil_die:9 weil_ich:35 weird_^:-20
weirdly_proud:10 weiter:30 weiß:63 weiß_ich:1 weiß_noch:15 wejściowy:18
wejściowy_mieści:18 wel:-58 welcome:-66 welcome_!:-43 welcome_^:-18
welcome_back:-63 welcome_card:1 welcome_speech:3 welcome_to:24 welded:24
welder:-21 welds:-8 well:-6 well_?:4 well_^:-39 well_and:-34 well_but:26
well_done:26 well_enough:8 well_imagine:-4 well_on:21 well_that:-62 well_the:-4
well_well:-16 welsh:41 wenigstens:-89 wenn:27 wenn_das:15 wenn_die:30 wenn_es:9
wenn_ich:-14 wenn_niemand:10 went:36 went_^:58 went_badly:60 went_bust:50
went_down:-29 went_for:24 went_from:23 went_home:5 went_in:7 went_into:62
went_off:-59 went_on:-56 went_out:-17 went_past:-40 went_round:21
went_through:20 went_to:53 went_up:30 went_well:9 went_with:-106 wept:23 wer:118
wer_den:22 wer_die:17 werde:-17 werden:135 werden_^:14 werden_auch:14
werden_darf:6 werden_die:26 were:11 were_0:17 were_^:53 were_a:2 were_and:15
were_built:-15 were_common:-1 were_drawn:3 were_drowning:8 were_dug:-6
were_found:40 were_given:42 were_going:55 were_here:-20 were_in:80 were_kind:46
were_laid:12 were_married:23 were_moving:-19 were_not:26 were_out:-48
were_queueing:-4 were_so:-4 were_sold:30 were_the:-51 were_told:-8 were_too:51
were_up:35 werkbank:43 werkbank_steht:40 werkplaats:33 werkstattbesuch:2
weselu:-32 weselu_^:33 weshalb:18 west:88 west_^:8 west_barn:7 west_is:5
western:42 wet:15 wet_^:-4 wet_sheets:39 wet_socks:52 wet_tent:-45 weten:33
weterynarza:2 wetter:-79 weve:-93 whale:-65 whale_sounds:-3 what:4 what_^:-53
what_a:-187 what_about:42 what_comes:25 what_did:71 what_do:-28 what_does:13
what_else:-44 what_even:-57 what_happened:-1 what_happens:92 what_i:139
what_i'd:-30 what_i'm:41 what_is:-102 what_it:-33 what_it's:44 what_made:52
what_matters:-5 what_my:60 what_one:-41 what_people:-11 what_remains:27
what_she:-43 what_should:17 what_they:90 what_this:27 what_time:15 what_to:20
what_was:-26 what_we:81 what_we'd:33 what_weather:-38 what_were:63 what_you:-58
what_your:12 what's:23 what's_in:-33 what's_left:26 whatever:49 whatever_^:3
whatever_else:10 whatever_happens:-7 whatever_you:31 whatever_your:35 whats:-75
whats_with:-88 whatsapp:20 whatsoever:-63 whatsoever_^:-64 wheat:91
wheat_paste:46 wheel:115 wheel_^:47 wheel_for:15 wheel_nine:8 wheelchair:61
wheels_^:-80 wheels_get:24 wheels_in:14 wheels_w:8 when:-41 when_0:-4 when_a:38
when_both:42 when_does:60 when_every:-16 when_he:9 when_i:-32 when_i'm:75
when_in:42 when_it:-82 when_it's:65 when_its:-65 when_my:-7 when_she:-34
when_somebody:26 when_something:38 when_that:-8 when_the:-49 when_there:16
when_they:-96 when_two:-26 when_u:71 when_we:-100 when_you:61 when_you're:58
whenever:52 whenever_a:58 whenever_it:-27 whenever_somebody:-41 whenever_the:18
whenever_you:-6 where:-76 where_0:-20 where_a:5 where_all:-21 where_an:-12
where_does:-46 where_every:-40 where_i:-29 where_it:46 where_my:56 where_that:1
where_the:16 where_they:36 where_we:31 where_you:-37 whether:22 whether_a:-33
whether_she:-12 whether_the:90 whether_they:50 whether_we:-27 whether_your:33
which:-61 which_0:-3 which_^:-88 which_all:-3 which_are:-10 which_explains:-17
which_finger:15 which_has:4 which_he:20 which_i:28 which_in:-12 which_is:-176
which_leaves:8 which_makes:74 which_means:52 which_must:-7 which_nobody:62
which_of:38 which_one:-46 which_ought:24 which_still:6 which_the:-26
which_they:3 which_time:-4 which_turned:-24 which_we:47 which_went:49
which_would:-23 which_year:46 while:-36 while_^:-25 while_a:21 while_charging:10
while_i'm:13 while_she:24 while_the:58 while_to:-39 while_we:-54 while_were:32
while_you:-33 whip:27 whistle:3 whistle_^:35 whistles:-7 whistles_^:55
whistling:-9 whistling_^:-28 whit:7 whit_monday:7 white:57 white_^:83
white_and:-6 white_one:20 whiteboard:9 whitlock:9 who:-35 who_are:-29
who_asks:-42 who_broke:22 who_built:35 who_can:-54 who_can't:-14 who_decided:-25
who_designed:-63 who_does:8 who_drives:52 who_feeds:14 who_gets:-52 who_had:-47
who_has:110 who_have:56 who_hosts:19 who_hummed:-16 who_invented:-66 who_is:10
who_keeps:35 who_knew:-17 who_left:-40 who_locked:-11 who_looked:-23
who_looks:48 who_lost:57 who_never:-49 who_only:-12 who_owns:108 who_pays:59
who_put:-25 who_said:-6 who_signed:1 who_signs:61 who_sits:11 who_slips:8
who_takes:29 who_talks:2 who_the:-25 who_types:-52 who_wanted:-42 who_was:69
who_works:-13 who_would:4 who'll:4 who's:8 who's_been:-22 who's_got:12
whoever:-27 whoever_asks:5 whoever_designed:-56 whoever_invented:-44
whoever_is:-23 whoever_named:-24 whoever_opens:9 whoever_spots:13
whoever_wrote:4 whole:-82 whole_afternoon:4 whole_answer:2 whole_bus:-65
whole_class:-32 whole_crew:4 whole_day:-14 whole_deck:-24 whole_family:-32
whole_file:27 whole_group:3 whole_hall:-8 whole_hour:-5 whole_house:5
whole_move:1 whole_night:20 whole_office:-23 whole_opera:-29 whole_point:33
whole_sentences:14 whole_speech:-19 whole_street:-73 whole_suite:16
whole_thing:44 whole_time:4 whole_town:-36 whole_village:-35 whole_ward:-34
whole_wardrobe:22 whole_way:-53 whole_week:7 whole_weekend:-2 whole_yard:-33
whom:-16 whom_^:-6 whose:-26 why:-39 why_^:28 why_a:5 why_anyone:-14 why_did:-85
why_do:-53 why_does:101 why_is:-41 why_it:-45 why_it's:-1 why_people:-20
why_that:-48 why_the:153 why_we:-31 why_you:-21 wiadomo:49 wiadomo_czy:5
wiadomo_jeszcze:9 wiadomo_kto:18 wide:-32 wide_^:6 wide_and:-14 wide_bar:-39
wideodomofonu:33 widget:42 widok:-33 widow's:8 widow's_complaint:7 width:4
wie:-115 wie_aus:-17 wie_ein:-61 wie_im:-36 wie_neemt:28 wie_sie:55 wieczorem:53
wieczorem_^:31 wieczór:17 wieder:-164 wieder_^:104 wieder_montag:-10 wiegt:5
wiegt_0:5 wieje:-68 wiem:25 wiem_czy:8 wietrze:11 wife:53 wife_^:-46 wife_had:55
wife_has:29 wife_saw:54 wife_says:-38 wife's:55 wifi:-20 wifi_^:-36
wifi_blocks:22 wifi_in:3 wifi_is:-15 wifi_of:39 wiki:56 wil:42 wil_de:5
wil_ik:15 wil_s:9 wild:-10 will:51 will_^:-59 will_ask:-31 will_be:139
will_bring:29 will_call:8 will_check:22 will_come:12 will_do:53 will_find:80
will_forgive:5 will_get:9 will_go:2 will_have:-75 will_hear:6 will_hold:16
will_leave:-86 will_never:-55 will_not:25 will_pay:20 will_run:14 will_take:17
will_tell:-34 will_the:52 will_want:-45 willen:20 willing:-9 win:-34
win_anything:-64 wince:9 winch:22 wind:-47 wind_^:105 wind_and:54 wind_has:-53
wind_in:-4 wind_picked:51 wind_question:20 wind_was:-2 winder:3 window:-38
window_^:-9 window_and:-13 window_cleaner:-22 window_if:31 window_is:15
window_of:36 window_on:32 window_seat:8 window_seats:4 window_that:-23
window_the:9 windows_installer:12 windowsill:19 winds:-40 windy:-30 windy_and:6
wine:-116 wine_^:-11 wing:39 wings:67 winked:-38 winked_at:-25 winkel:53
winner:-6 wins:-54 winter:7 winter_^:-49 winter_and:-30 winter_crew:25
winter_garden:50 winter_the:-45 winter_tyres:24 winters:-41 winters_^:-27
wipe:53 wiped:69 wiped_and:27 wir:66 wir_0:15 wir_bleiben:19 wir_das:15
wir_den:52 wir_die:20 wir_haben:-61 wir_im:-4 wir_mit:36 wir_nehmen:52
wir_sind:14 wir_waren:-21 wird:152 wird_alle:5 wird_der:8 wird_gerade:-12
wird_kein:15 wird_nicht:7 wird_nichts:56 wird_nur:11 wire:7 wire_and:-26
wire_is:11 wire_the:2 wire_to:1 wired:28 wired_to:6 wires:43 wirklich:-98
wirklich_eine:-20 wise:-48 wiser:-22 wish:1 wish_^:-19 wish_i:2 wished_^:5
wishing:-40 with:18 with_0:-107 with_^:12 with_a:-13 with_all:-34 with_an:16
with_another:21 with_anything:19 with_asthma:-16 with_better:-58 with_cake:69
with_drawings:3 with_each:-13 with_every:-93 with_everything:1 with_examples:17
with_flat:12 with_formulas:-56 with_four:-9 with_gloves:-80 with_good:-30
with_great:-9 with_headphones:-25 with_her:23 with_him:-8 with_his:-46
with_hope:-30 with_hot:-9 with_is:12 with_it:26 with_its:-40 with_laughter:6
with_little:19 with_long:15 with_me:-39 with_more:22 with_much:77 with_my:27
with_no:-93 with_numbers:1 with_ohm's:9 with_one:-7 with_our:42 with_paper:3
with_people:5 with_plain:2 with_postgres:14 with_scales:2 with_short:25
with_small:25 with_so:-34 with_someone:8 with_something:6 with_spaces:2
with_sqlite:10 with_such:42 with_tape:-24 with_tax:15 with_that:16 with_the:-1
with_them:4 with_these:29 with_this:-49 with_those:23 with_thread:19 with_ur:8
with_us:26 with_water:50 with_wet:87 with_what:17 with_you:-28 with_your:104
with_zero:-26 withdrawn:75 withdrawn_^:57 withdrawn_lot:14 within:-33
within_a:21 within_minutes:26 without:40 without_a:22 without_an:-9
without_asking:12 without_closing:2 without_exception:17 without_it:-8
without_its:-4 without_looking:50 without_losing:33 without_me:3 without_notes:9
without_one:14 without_phoning:3 without_the:18 without_them:-39
without_thinking:-13 without_you:-24 witness:33 witnesses:2 witnesses_^:3
witz:-61 witz_^:-61 wizyta:5 więc:98 więcej:29 więcej_niż:27 wobble:-17
wobble_^:-26 wobbled:53 wobbles:-53 wobbly:19 woche:50 woche_^:17 wochen:2
wochen_^:2 wochenende:-23 wochenende_^:32 wochenende_in:-13 wohl:-65
wohl_jeder:-22 wohnung:15 wohnung_hat:15 woke:-1 woke_up:-19 wolno:38 wolę:100
wolę_krótkie:13 woman:-5 woman_at:-21 won:-83 won_the:-100 won't:39
won't_believe:-47 won't_open:1 won't_touch:4 wonder:-26 wonder_if:54
wonder_nobody:-30 wonder_what:-32 wonder_whether:49 wonder_who:-32
wonderful_news:-6 wonderful_thing:-23 wonderfully:-114 wondering:94
wondering_and:27 wondering_how:55 wondering_if:8 wont:21 wont_believe:-26
wont_fit:26 wood:-39 wood_^:8 wood_moves:-49 wooden:4 wooden_keys:8
wooden_leg:-26 woods:-42 woodworm:-14 wool:79 wool_basket:-21 wool_blankets:18
word:-2 word_^:33 word_about:-1 word_cheap:23 word_comes:-53 word_for:-106
word_from:30 word_in:22 word_itself:-8 word_je:-15 word_of:49 word_problems:44
word_the:4 word_to:12 word_with:107 worden:92 worden_^:56 wording:-92 words:116
words_^:62 words_a:22 words_at:4 words_for:-33 wordt:95 wore:-24 wore_a:-20
work:41 work_0:-9 work_^:65 work_and:-42 work_best:7 work_better:9 work_for:-3
work_in:-37 work_is:7 work_it:33 work_nights:35 work_on:19 work_out:20
work_too:1 worka:9 workbench:64 workbook:2 worked:-10 worked_answer:7
worked_at:-29 worked_examples:39 worked_in:-17 worked_on:40 worked_out:-27
worked_through:14 worker:-9 worker_^:-42 worker_thread:14 workers:47
workers_^:33 working:53 working_on:13 working_towards:16 works:33 works_^:50
works_at:-55 works_for:29 works_in:80 works_on:-57 works_over:29
works_without:69 worksheet:38 workshop:-7 workshop_closes:34 workshop_in:-11
workshop_is:16 workshop_opens:13 workshop_where:1 world:-110 world_^:-3 worm:-80
worn:67 worn_out:50 worries:-136 worries_at:-56 worries_take:-26 worry:-57
worse:-113 worse_^:-76 worse_than:-14 worst:-29 worth:-78 worth_0:10 worth_^:2
worth_it:-76 worth_keeping:-26 worth_so:8 would:12 would_^:21 would_ask:35
would_be:13 would_bear:9 would_call:-18 would_eat:5 would_enjoy:30
would_expect:-35 would_explain:-41 would_feel:23 would_finish:-12 would_get:-34
would_guess:-19 would_have:-115 would_it:-16 would_kill:-3 would_let:17
would_like:149 would_look:41 would_love:7 would_make:-85 would_much:17
would_need:7 would_never:-22 would_not:-121 would_pick:-19 would_please:7
would_prefer:47 would_probably:-28 would_put:1 would_rather:16 would_sit:27
would_sooner:63 would_suit:57 would_think:-35 would_you:104 would've:-47
wouldn't:-56 wouldnt:-39 wow:-27 wow_^:87 wow_ok:-48 wow_that:-20 wpm:24
wrap:-55 wrap_the:-14 wrapped:67 wrapped_in:56 wrapping_cloth:16 wreck:26
wrench:-9 wrist:57 wrist_^:32 wrist_hurts:-2 wrist_so:10 wristbands:87
wristbands_are:22 wristbands_on:17 write:98 write_0:29 write_about:-18
write_down:25 write_in:-10 write_it:10 write_the:29 writer:4 writes:71
writes_to:43 writing_^:14 writing_this:-16 written:57 written_and:3
written_down:-18 written_in:1 written_into:6 written_notes:3 written_on:-6
written_part:14 written_the:27 written_to:26 written_with:16 wrong:-4
wrong_^:-50 wrong_about:33 wrong_answers:28 wrong_line:12 wrong_on:36
wrong_ones:-28 wrong_way:-23 wrong_we:12 wrong_window:50 wrongly:4 wrote:-29
wrote_^:16 wrote_a:-7 wrote_about:3 wrote_again:63 wrote_down:-44
wrote_everything:-5 wrote_in:31 wrote_my:-3 wrote_that:19 wrote_the:-64
wrote_this:-27 wrote_to:41 wurde:65 wurde_^:27 wurde_die:8 wurden:68 wygrała:-10
wygrała_w:-10 wynosi:20 wynosi_0:16 wysłałam:38 wyłącznie:58
wyłącznie_kierownik:35 wyłącznie_w:18 wyślemy:9 während:2 wär:14 wär_ein:14
wäre:49 wäre_ein:34 wären:3 wäsche:16 wörterbuch:50 würde:-12 x:-33 x_ray:53
xcode:-18 xmas:-48 xml:1 xml_^:17 xray:45 y:-52 y_a:15 y_avait:-3 y_el:-1
y_en:30 y_est:29 y_la:-34 y_las:23 y_luego:27 y_me:-1 y_no:-15 y_se:-9
y_siempre:-12 y_un:-17 ya:37 ya_^:-70 ya_bu:-90 ya_cambié:3 ya_casi:-49
ya_está:57 ya_he:60 ya_hemos:37 ya_me:-43 ya_que:40 ya_quedó:12 ya_se:19
yaml:-36 yaml_^:49 yaml_file:-66 yann:13 yannick:6 yard:-50 yard_^:-22
yard_has:4 yard_is:-22 yarn:75 yarış:33 yarış_takvimi:33 yatacak:41 yatacak_^:41
yawn:-87 yawning:-54 yay:-83 yazılır:61 yazılır_^:61 yeah:-68 yeah_same:-13
year:-13 year_0:-40 year_^:77 year_and:-28 year_for:-6 year_he:-12 year_its:-14
year_of:-13 year_old:32 year_since:-50 year_that:-7 year_the:34 year_we:-48
year's:101 year's_kids:42 years:-87 years_^:50 years_a:-9 years_ago:-92
years_and:-40 years_i:75 years_of:-66 years_old:-1 years_to:-38 yeast:2
yeast_is:-10 yedek:66 yedek_akü:28 yedekleme:33 yedekleme_saat:33 yellow:61
yellow_^:8 yellow_line:12 yellowed:2 yeni:61 yep:-85 yes:35 yes_?:26 yes_^:93
yes_from:14 yes_the:-61 yes_to:-19 yesss:-44 yesss_^:-44 yesterday:123
yesterday_!:20 yesterday_0:-4 yesterday_^:45 yesterday_a:-13 yesterday_and:64
yesterday_evening:-17 yesterday_i:11 yesterday_the:21 yesterday_there:69
yesterday's:-40 yet:102 yet_^:108 yet_how:15 yet_if:66 yet_it:-4 yet_on:5
yet_to:2 yet_what:66 yet_whether:49 yet_which:25 yet_who:73 yet_why:5 yeux:14
yield:21 yilmaz:27 yilmaz_^:4 yine:-207 yo_me:30 yoga:-89 yoga_class:-41
yoghurt:14 you:46 you_0:26 you_?:-63 you_^:65 you_a:13 you_about:-18 you_add:17
you_all:-38 you_always:-1 you_an:84 you_and:20 you_are:-15 you_as:-16
you_ask:-37 you_asked:58 you_at:-5 you_before:29 you_believe:19 you_brake:4
you_bring:7 you_buy:-47 you_by:56 you_can:-32 you_can't:7 you_cards:35
you_change:31 you_confirm:8 you_correct:14 you_could:-112 you_couldn't:20
you_credit:12 you_delete:11 you_did:54 you_do:-40 you_don't:38 you_dont:36
you_down:8 you_even:-39 you_ever:-125 you_explain:17 you_favour:1 you_find:18
you_for:-72 you_forget:65 you_found:42 you_gave:16 you_get:-21 you_give:-30
you_got:-18 you_guys:3 you_had:-9 you_have:-9 you_haven't:64 you_how:-75
you_i:67 you_i'd:10 you_if:24 you_imagine:-6 you_in:15 you_is:21 you_kept:-44
you_know:-98 you_learned:-33 you_leave:7 you_left:11 you_like:11 you_look:64
you_lose:22 you_lost:26 you_made:-39 you_make:11 you_may:-45 you_mean:-43
you_measure:-37 you_mentioned:45 you_mind:5 you_most:-4 you_must:-29
you_need:-45 you_never:-23 you_not:-38 you_notes:18 you_of:12 you_on:32
you_open:-40 you_ordered:3 you_out:18 you_pasted:-54 you_pay:-20 you_people:15
you_phone:3 you_play:6 you_please:28 you_practise:-25 you_print:-58 you_put:41
you_quiz:6 you_quoted:1 you_really:57 you_rename:11 you_report:40 you_ring:16
you_said:129 you_saved:-6 you_saw:33 you_say:82 you_see:-24 you_send:21
you_sent:-37 you_should:-96 you_show:10 you_sit:-50 you_so:-4 you_solved:36
you_some:-4 you_something:52 you_sound:-40 you_start:-9 you_still:-8 you_stop:8
you_take:6 you_tell:-70 you_that:-7 you_the:8 you_there:12 you_they:-20
you_think:57 you_to:95 you_told:94 you_touch:10 you_two:-51 you_use:20
you_walk:-7 you_want:26 you_were:67 you_which:12 you_will:116 you_won't:-42
you_wonder:-25 you_wont:-26 you_would:-42 you_wrote:-29 you'd:-44 you'd_be:-47
you'd_rather:7 you'd_sooner:25 you'd_think:-21 you'll:38 you'll_be:23
you'll_find:31 you'll_have:34 you'll_notice:4 you're:24 you're_a:-45
you're_doing:-16 you're_in:37 you're_more:-31 you're_not:18 you're_seeing:-40
you're_so:21 you're_through:7 you're_welcome:-59 you've:14 you've_certainly:-31
you've_got:-34 you've_had:4 youll:18 youll_have:20 young:30 young_wheels:22
younger:59 younger_than:-2 youngest:14 your:47 your_0:-53 your_account:13
your_and:-76 your_answers:-34 your_assistance:2 your_aunt:32 your_back:-7
your_bank:6 your_behalf:3 your_body:-5 your_cabin:1 your_call:34 your_card:10
your_case:16 your_change:6 your_class:2 your_coffee:-15 your_colleague:34
your_conservator:19 your_cousin:36 your_daughter:20 your_day:-82 your_door:3
your_driver:9 your_end:-54 your_essay:10 your_evening:-15 your_explanation:1
your_family:-16 your_father:23 your_feet:-2 your_grandfather:9
your_grandmother:-12 your_hand:13 your_hands:2 your_hardest:3 your_has:-37
your_help:6 your_hip:-34 your_instructor:7 your_intercepts:16 your_kind:10
your_kit:1 your_knee:-56 your_last:-22 your_level:3 your_list:23 your_little:25
your_log:9 your_loss:-8 your_machine:37 your_may:-49 your_meeting:10
your_memory:-27 your_mum:-31 your_night:-6 your_note:35 your_notes:19
your_old:59 your_own:-21 your_page:1 your_pardon:25 your_partner:27
your_patience:24 your_people:13 your_photo:20 your_photos:10 your_pictures:-34
your_plan:21 your_portal:7 your_practice:36 your_radio:7 your_reader:11
your_reading:33 your_right:15 your_s:-10 your_score:1 your_seat:7 your_second:37
your_secret:-66 your_shoulder:16 your_side:5 your_sister:5 your_sketch:-40
your_software:-32 your_sounds:-3 your_statistics:5 your_storage:2
your_stories:-12 your_study:-28 your_table:-32 your_tape:4 your_teacher:18
your_ticket:-6 your_time:-127 your_van:22 your_video:10 your_weak:30
your_weakest:32 your_website:9 your_would:-39 your_wrist:1 youre:1 yours:48
yourself:-101 yourself_^:-55 youtube:-63 yr:-61 yr_^:-62 yrs:-7 yuck:20
yuck_^:20 yuki:8 yusuf:78 yusuf_^:33 yıldız:17 z:20 z_^:50 z_etykietowania:33
z_fizyki:17 z_raportem:22 z_retencji:40 za:-32 zaal:45 zaal_^:6 zacht:-56
zadanie:47 zadanie_o:47 zadań:73 zadań_z:17 zahlt:6 zależności:37 zaman:79
zamboni:-58 zamiast:-61 zapasowa:30 zapasowa_trafia:30 zapatos:-38 zapytania:12
zawiera:22 zawiera_0:22 zawsze:-24 zawsze_przy:21 zdjęcia:39 ze:-55 zebra:2
zebranie:-61 zebranie_przesunięte:24 zeg:-89 zeg_^:-85 zegt:-81 zehn:10
zeigen:29 zeigt:-3 zeitstempel:20 zelf:46 zelt:32 zentimeter:-19 zero:4
zero_^:29 zero_regrets:-61 zeszyt:27 zet:23 zet_ik:21 zgodnie:22 zgodnie_z:22
zgłoszenia:50 zia:-4 zich:-62 zie:-28 zieht:15 zieht_0:15 ziek:4 ziek_is:4
ziel:46 ziel_ist:21 ziet:-91 ziet_er:-12 zig:27 zig_^:27 zijn:84 zijn_^:49
zimmer:23 zimmer_nach:20 zimno:-57 zio:-31 zip:43 zip_the:31 zipper:15 zips:16
zit:-22 zitten:-9 zitten_op:-28 zjadł:-103 zmiany:13 zmiany_^:13 zna:35
znacznik:43 znacznik_oznacza:43 znak:24 znak_dla:24 znowu:-196 zo:-85 zo_hard:-5
zo'n:-113 zodiac:4 zombie:14 zomer:47 zon:-49 zona:4 zonder:-15
zonder_reddingsvest:12 zone:89 zone_^:3 zone_a:20 zone_at:7 zones:51 zones_in:19
zoo:-35 zoom:23 zoos:25 zoos_are:25 zostajemy:43 zostajemy_przy:43 została:42
zrobione:80 zu:86 zu_^:23 zu_zweit:32 zuerst:23 zug:-26 zugesagt:3 zugestimmt:3
zum:116 zum_gipfel:22 zur:48 zur_prüfung:14 zurzeit:23 zurück:41 zurück_^:20
zusammen:37 zusammen_^:41 zwar:49 zwar_auf:5 zwei:16 zweimal:43 zweit:32
zweite:21 zweiten:4 zwemles:10 zwykły:-66 zähler:31 zähler_^:4 µa:21 à:8 à_0:100
à_chaque:21 à_droite:9 à_il:-35 à_jour:23 à_l'atelier:12 à_l'examen:47
à_l'écran:-38 à_la:31 à_ma:-22 à_on:-61 à_peindre:13 à_savoir:16 às:63 às_0:35
árbitro:-10 ämnen:21 ämnen_omfattar:21 än:51 än_en:-32 än_långa:8 än_om:8
ändå:-41 ändå_^:-41 ännu:31 äntligen:-51 är:14 är_0:31 är_att:83 är_den:11
är_det:47 är_hyrt:28 är_inskickad:35 är_lånat:41 äter:30 även:68 åh:-22
åh_vad:-22 år:-125 åt:-12 åt_gången:3 ça:-77 ça_fait:39 ça_me:42 çadırın:51
çadırın_bekçisi:51 çalıştırıyor:20 çalıştırıyor_^:20 çalışıyor:67 çalışıyor_^:67
çanı:12 çanı_için:12 çay:-109 çekiç:32 çocuklar:-42 çocuklar_bahçede:-40 çok:-86
çok_güzel:-48 çok_seviyorum:28 è:10 è_0:21 è_^:6 è_a:88 è_chiusa:8 è_da:17
è_di:9 è_il:26 è_in:57 è_la:-38 è_nel:18 è_più:-51 è_sempre:-68 è_stato:56
è_un:56 é:71 é_a:88 é_de:-22 é_na:27 é_o:55 é_um:-90 échantillon:18 écrit:20
électrique:17 électrogène:4 électrogène_démarre:4 élèves:16 équipe:12 était:-118
étant:2 étape:49 été:102 één:23 être:1 índice:-42 ótimo:-28 öffnung:13 över:43
övningar:21 övningar_^:21 último:18 übe:25 übe_ich:9 üben:29 üben_wir:10 über:33
über_0:55 über_^:8 über_den:-64 überall:-14 übernimmt:65 übernommen:23
überweisung:6 überweisung_^:6 überwiesen:21 überwurf:46 übst:21 übst_du:21
übung:8 übungsfällen:6 ücreti:51 üyelere:30 üyelere_gider:30 ćwiczenia:43
ćwiczenia_z:33 ćwiczeń:60 ćwiczeń_z:40 łóżko:-24 łóżko_^:-24 śnieg:-56 śpiewu:35
środy:23 środy_^:23 środę:27 żadnych:48 że:-13 że_pojemność:9 żeby:62 без:-33
больше:59 больше_не:38 в:-46 задачи:33 к:59 на:70 не:52 никогда:34 никогда_не:34
опять:-129 по:46 по_пятницам:31 пятницам:31 пятницам_^:31 с:-95 теперь:45
третьей:59 чем:-111 что:-113 あ_と:34 い:-78 い_^:33 い_い:-6 い_け:3 い_こ:3 い_し:4
い_て:-52 い_で:-33 い_な:-28 い_に:-18 い_ね:-16 い_は:-3 う:-59 う_^:-38 う_が:58 う_こ:8
う_ち:-54 う_で:-20 う_に:-28 う_れ:13 え:19 え_な:-3 え_は:10 お:-41 お_じ:-22 お_り:39 お_疲:-40
お_願:32 か:-55 か_す:-12 か_っ:-36 か_な:-16 か_は:21 か_ら:17 か_月:3 か_落:-16 が:-9 が_い:-16
が_う:19 が_お:65 が_す:-15 が_ら:10 が_入:25 が_古:18 が_好:19 が_担:16 き:59 き_で:13 き_な:8 き_れ:1
ぎ:-49 ぎ_て:-49 く:-20 く_だ:38 く_て:-37 く_な:-12 く_り:-11 く_れ:20 け:-50 け_の:-42 け_ま:4
げ:-18 こ_と:28 こ_の:-4 ご:-42 さ:46 さ_い:40 さ_な:15 さ_ま:-40 さ_ん:41 し:31 し_い:-61 し_お:11
し_か:-29 し_て:15 し_な:15 し_ま:90 じ:-13 じ_さ:-22 じ_ま:13 す:-36 す_^:21 す_が:-9 す_ぎ:-49
す_ご:-20 す_ね:-3 す_よ:-59 す_る:37 ず:-1 ず_っ:-34 せ:69 せ_ん:51 そ:-99 そ_う:-58 そ_れ:-51
た:-58 た_^:57 た_い:-31 た_し:2 た_っ:22 た_ね:-57 た_の:23 た_め:13 だ:3 だ_さ:38 だ_っ:-9 だ_分:23
だ_決:12 ち:-101 ち_の:-54 ち_ゃ:-12 ち_時:2 ち_着:-20 っ:-32 っ_く:-11 っ_た:-25 っ_と:-34 っ_ぱ:29
っ_越:20 つ:17 て:-105 て_お:24 て_く:69 て_た:-48 て_て:-16 て_は:3 て_も:-23 て_る:-58 て_笑:-17
で:-24 で_い:-29 で_お:1 で_き:7 で_く:35 で_し:-39 で_す:12 で_で:31 で_に:25 で_ね:23 で_の:2 で_は:3
で_も:-42 で_埋:2 で_寝:-31 で_綴:13 で_練:4 で_行:3 と:-23 と_^:8 と_お:-23 と_て:-8 と_は:22
と_相:14 ど:-15 ど_も:-13 な:-23 な_い:67 な_か:-47 な_が:10 な_し:6 な_っ:-35 な_ん:30 に:25
に_し:22 に_な:-34 に_入:6 に_合:-3 に_変:46 ね:-63 ね_^:-47 の:12 の_お:-22 の_た:13 の_で:-15
の_ほ:35 の_ま:21 の_も:21 の_サ:3 の_タ:6 の_デ:3 の_ノ:10 の_バ:1 の_ラ:-58 の_上:-23 の_中:17
の_会:20 の_保:3 の_修:1 の_写:32 の_動:1 の_匂:-40 の_夜:-11 の_床:34 の_形:4 の_待:2 の_本:13 の_棚:11
の_無:7 の_犬:-24 の_猫:-35 の_目:2 の_空:6 の_練:17 の_譜:13 の_部:14 の_配:13 の_鍵:13 は:154
は_0:87 は_な:-6 は_ま:9 は_ん:-18 は_一:22 は_三:14 は_佐:9 は_台:8 は_土:4 は_大:-21 は_必:31 は_日:4
は_最:-30 は_本:-24 は_横:6 は_田:18 は_眠:-14 は_絶:12 は_絹:13 は_麻:11 ば:-18 ぱ:29 ぱ_り:29 ひ:13
ほ:52 ほ_う:58 ま:58 ま_し:66 ま_す:-38 ま_せ:51 ま_た:-38 ま_だ:45 ま_っ:6 ま_で:13 ま_ま:21 ま_り:4
ま_る:-16 み:-18 み_す:-28 み_た:-34 み_で:1 み_の:7 め:20 め_て:28 め_の:13 も:-79 も_う:13
も_の:-49 ゃ:-37 ゃ_い:-20 や_っ:29 よ:-51 よ_^:-16 よ_う:-23 よ_く:-55 よ_ね:-23 よ_り:75 ら:11
ら_な:5 り:91 り_し:-13 り_ま:35 り_を:-4 り_メ:2 り_機:1 り_紐:11 り_込:7 る:-56 る_^:-22 る_か:18
る_と:-47 る_よ:-3 る_気:-21 れ:-65 れ_さ:-40 れ_し:13 れ_た:17 れ_て:-9 れ_は:-51 れ_る:-14 ろ:-7
わ:38 わ_っ:37 わ_り:8 を:26 を_ど:6 を_使:29 を_弾:9 を_見:-8 ん:-23 ん_^:47 ん_が:46 ん_だ:-70
ん_に:24 ん_の:-9 イ:82 イ_ブ:24 イ_ヤ:6 イ_ン:3 ウ:14 ェ:14 ェ_ッ:2 エ_ラ:20 カ:13 カ_ー:13 ク:18
ク_イ:2 グ:22 グ_を:11 コ:-21 コ_ー:-14 ジ_の:13 ス:36 ス_ト:23 セ_ン:-2 ゼ:21 ゼ_ロ:2 タ:4 タ_を:9
タ_イ:17 ダ:7 チ:36 チ_ェ:11 ッ:54 ッ_カ:13 ッ_ク:5 ッ_ジ:4 ッ_ト:21 テ:41 テ_ス:23 デ:21 デ_ー:16
ト:32 ト_に:-4 ト_は:23 ト_を:9 ド:-23 ド_を:-14 ナ:2 ノ:5 ノ_ー:10 バ:37 バ_グ:1 バ_ッ:10 バ_ー:4
ピ:3 ブ:27 ブ_ラ:27 プ_リ:-9 ベ:-6 ベ_ー:-15 ミ:39 メ:-28 メ_ー:2 ヤ:6 ヤ_の:6 ュ:23 ュ_ー:19 ラ:12
ラ_イ:37 ラ_リ:24 ラ_ン:5 ラ_ー:-27 リ:18 リ_は:24 リ_ン:-6 ル:22 ル_の:2 レ:-10 ロ:39 ン:-29
ン_は:-39 ン_グ:1 ー:-21 ー_の:13 ー_は:9 ー_ト:10 ー_ド:-23 ー_バ:4 ー_ム:-4 ー_ル:2 一:-34 一_共:22
一_只:-48 一_定:13 一_律:35 一_次:-29 一_点:31 万:24 万_不:7 万_円:7 三:94 三_点:1 三_百:28 上:13
上_^:1 上_で:-18 上_传:5 上_课:6 下:1 下_午:16 下_来:16 不:54 不_得:24 不_能:42 不_要:34 不_许:26
不_错:-12 两:54 个:-43 中:48 中_さ:18 中_で:17 串:21 串_口:21 为:45 久:-51 之:47 之_前:29 习:25
习_题:22 书:31 了:-27 了_^:-8 了_一:-51 了_我:28 予:60 予_約:51 事:-24 事_が:4 二:79 二_十:26
二_月:8 五:66 交:32 产:16 人:-21 人_^:-19 今:-106 今_天:-72 今_日:-81 今_晚:23 仓:8 仓_库:8 仕:-4
仕_事:-4 他:-24 付:62 付_ラ:24 代:10 以_内:5 们:-1 们_决:27 件:39 价:4 份:43 份_保:9 休:-15 会:-12
会_場:2 会_改:6 会_議:-11 会_议:1 传:25 位:23 住:30 佐:37 佐_藤:12 体:-14 体_テ:3 作:34 你:-32 使:41
使_っ:25 保:82 保_留:21 保_証:3 信:9 信_号:2 修:65 修_理:1 倉:22 倉_庫:22 候:-47 値:4 値_は:2 值:22
停:-6 像:-20 儿:13 元:17 先:92 先_生:11 光:12 克:50 克_^:23 克_水:22 入:77 入_っ:25 入_れ:41 公:32
公_開:4 六:8 共:27 共_有:27 关:10 兴:-42 养:-25 内:-23 内_で:5 円:27 円_ま:17 册:22 册_一:22 再:47
再_起:2 写:69 写_真:41 冰_面:27 决:27 决_定:27 冷:14 出:27 出_し:5 分:46 分_か:23 分_之:12 分_拣:9
列:25 初:-8 删:10 删_除:10 别:22 到:44 到_周:9 前:90 前_の:-10 前_把:27 割:7 割_り:7 力:-12 加:5
务:-4 务_器:-9 动:14 動:8 動_ま:2 動_会:-7 勝:4 勝_手:4 勤:-32 匂:-40 匂_い:-40 包:-7 包_括:27 化:20
匙:23 医:18 十:67 十_个:18 十_二:8 十_点:15 千:66 千_万:7 午_三:1 半:-3 单:56 単:13 単_体:3 卡:37
卵:13 卵_の:13 去:31 又:-5 収:40 发:-11 发_出:16 取:21 取_り:14 受:18 变:-13 口:20 口_^:-4
口_波:21 句:6 只_能:33 可:10 台:2 台_所:8 号:92 号_の:13 号_是:12 吃:-10 吃_0:23 合:48 合_同:33
合_格:14 同:-28 名:19 后:-19 吧:22 吧_^:22 听:-34 听_起:-18 告_发:16 周:98 周_五:2 周_四:7 味:-44
品:36 哈:-66 哈_哈:-44 唐:-28 唐_揚:-28 唱:-26 唱_会:-34 喜:51 喜_欢:51 器:-38 器_^:18 回:9 因:35
因_为:35 团:22 团_里:22 图:8 土:5 土_曜:5 圧:6 圧_は:6 在:45 在_看:-44 地:40 地_上:17 地_下:31 场:-47
坐:68 块:7 块_^:7 埋:2 埋_め:2 場_所:5 士:-29 声:12 壳:26 壳_是:26 备:36 备_份:23 备_用:3 変:14
変_で:-37 変_わ:47 変_換:8 外:-10 外_と:-27 外_壳:26 多:26 多_人:-19 夜:-15 夜_勤:-32 大:-75
大_変:-37 大_家:-8 天:-51 天_^:9 天_吃:23 天_我:-16 太:-33 套:25 奶:-42 奶_奶:-29 好:42 好_き:20
好_み:55 妻:10 娘:-31 婚:7 婚_礼:-3 子:-2 子_ど:-13 子_は:22 子_都:-47 字:-4 字_^:16 存:-17 学:-17
安:48 安_排:14 完:51 完_了:22 定:60 定_要:13 实:-29 审:5 客:-9 室:38 家:3 家_都:-15 容:-5 寄:23
寝:-49 寝_て:-31 対:25 対_に:25 封:53 小:-11 小_时:-64 小_陈:16 少:-35 就:5 就_好:34 居:-2 屋:22
山:-48 工:10 差:46 己:-4 已:76 已_经:76 师_上:21 带:-41 帮:-18 干:25 床:34 床_は:34 库:45 应:7
店:-20 店_の:-11 度:24 度_是:12 座:8 庫:22 庫_の:11 开:-63 开_心:-10 引:41 引_き:14 引_っ:20 弾:9
弾_き:9 当:-28 当_で:7 当_に:-34 录:29 录_页:29 形:4 形_は:4 待:-1 待_ち:-17 很:-129 很_开:-10
很_有:-20 律:35 律_不:35 後:6 得:-3 微:-14 心:-10 心_^:-10 必:88 必_ず:31 必_须:53 忘:-51 忘_れ:-8
念:-15 思:-52 思_^:-18 您:-4 情:-44 情_包:-44 想:2 意:-61 意_外:-27 意_思:-49 成:9 我:-21
我_们:-1 我_更:29 我_的:17 我_看:14 我_觉:-2 户:19 房:55 房_东:24 房_检:11 所:48 所_は:5 手:41 手_に:4
手_表:26 打:-15 払:14 找:33 把:-22 护:-18 报:21 报_告:16 担:20 担_当:20 拣:9 拣_线:9 括:27 持:-2
持_ち:-6 按:25 换:95 换_成:52 据:21 据_库:4 排:19 排_列:25 接:50 接_下:16 提:64 提_示:24 揚:-28
揚_げ:-28 換:8 損:2 損_値:2 擬:2 擬_試:2 支:6 改:81 改_到:17 改_成:26 放_0:22 教:2 敢:-54 数:27
数_据:21 文:29 断:19 新:-25 方:25 日:-30 日_0:2 日_で:15 日_の:-69 日_は:-63 日_付:24 日_本:8 旧:10
早:37 早_上:37 时:-57 时_候:-47 时_间:8 明:1 明_書:10 昔:-64 星:-44 星_の:7 昨:-56 昨_天:-12
昨_日:-29 是:1 是_百:12 是_老:5 時:18 時_間:7 暑:-33 曜:76 曜_に:32 曜_の:3 曜_日:31 更:29 更_喜:29
書:50 書_き:3 書_は:1 替:17 替_え:16 最:-30 最_初:-8 最_多:45 月:75 月_で:3 月_の:12 月_最:3 有_0:22
有_意:-35 有_我:9 服:-41 服_务:-9 朝:-34 朝_か:-6 朝_の:-2 期:-5 木:49 末:19 本:37 本_は:13
本_当:-34 本_番:22 本_語:8 机:5 机_房:39 李:24 来:-35 来_^:42 来_真:-36 板:31 果:23 格:28 格_し:14
检:11 检_修:11 棚:22 棚_は:11 椅:63 椅_子:50 標:22 標_は:6 模:2 模_擬:2 横:11 橋:31 橋_さ:26 機:9
機_の:1 欠:12 欠_損:2 次:14 次_に:7 次_は:17 欢:51 欢_用:11 欢_靠:22 款:34 歌:-7 止:5 正:-41 歯:13
歴:3 残:31 段:-2 段_で:-6 每:101 每_个:6 每_天:59 比:-19 比_我:-69 比_较:16 毫:28 毫_米:28 气:-71
気:-57 気_が:-21 気_圧:6 気_持:-6 水:36 水_^:22 決:55 決_ま:19 決_め:32 没:20 没_人:-4 没_有:65
波:-7 波_特:21 泣:-10 洗:31 洗_液:12 测:36 测_试:9 浓:12 浓_度:12 海:-14 液:12 液_的:12 混:-30
混_み:-28 清:46 清_洗:12 清_理:9 温:-20 湯:22 湯_の:34 演:-34 演_唱:-34 火:28 点:114 点_^:49 無:7
無_線:7 然:-4 照:12 煮:-51 父:55 父_の:13 爸:-44 特:-36 特_别:-36 特_率:21 犬:-24 狗:23 狗_每:23
独:-35 猫:-33 猫_が:-31 率:21 王:45 玩:-65 现:38 现_在:23 班:6 理:60 理_は:1 理_人:20 琴:34
琴_的:23 生:18 生_产:16 用:82 用_ロ:13 用_钥:3 田:26 田_中:26 由:91 由_小:8 电:32 画:52 画_面:33
畑:-4 留:39 留_0:28 番:9 番_の:3 番_デ:3 疲:-51 疲_れ:-51 病:-20 病_院:-20 発:9 発_表:9 登:29
登_录:29 白:-6 白_い:-33 百:46 百_分:12 的:-41 的_^:6 的_同:-15 的_是:36 的_椅:23 的_浓:12 的_签:23
的_那:-1 盆:-46 盖:-24 盖_子:-37 目:22 目_前:22 目_標:16 直:42 直_接:22 相:14 相_談:14 看:-12
看_^:-36 看_错:22 真:-67 真_は:3 真_不:-46 真_是:-58 眠:-26 眠_く:-17 着:-56 着_き:-16 知:13 短:33
码:24 示:5 示_音:24 礼:-3 社:15 祭:-22 祭_り:-22 禁:29 私:-12 私_が:-12 种:-53 秒:20 秒_で:12
租:38 移:8 程:43 空:12 空_気:6 窓:32 窗:18 笑:-90 笑_^:-43 笑_う:-13 第:14 筆:2 筆_記:2 等:-27
答:26 答_え:10 答_应:7 签:51 签_名:26 签_字:19 算:39 管:20 管_理:20 箱:-34 糸:13 糸_で:13 系:23
約:51 約_は:4 紐:11 紐_は:11 終:8 絡:8 絡_は:2 絶:25 絶_対:25 絹:13 綴:13 綴_じ:13 線:-1 線_は:7
練:47 練_習:47 織:1 織_り:1 线:27 练:4 练_琴:23 组:-5 经:82 给:49 绝:-12 编:31 编_号:18 缺:23 置:10
署:17 署_名:17 習:47 習_の:11 習_は:19 翻:-23 老:31 老_周:21 老_师:21 者:39 聞:-17 聞_い:-20 肉:-40
背:29 能:15 脚:4 脚_本:4 自:-4 自_己:-4 色:44 色_で:13 色_的:26 花:12 英:9 英_語:9 落:-20 落_ち:-20
藤:24 藤_さ:12 行:75 衛:12 衛_生:12 表:32 表_会:9 表_外:26 表_情:-44 表_示:15 被:-17 西:-36 要:127
要_先:13 見:-43 見_え:-28 見_て:-4 見_ま:3 觉:-27 觉_得:-2 解:26 言:-21 計:18 記:25 記_号:13 記_試:2
設:3 設_定:3 証:16 証_は:15 試:26 試_験:26 話:-32 話_し:-1 語:8 語_の:9 読:-49 談:14 談_し:14 譜:24
譜_面:13 議:-11 让:16 议:1 记:31 讲:17 许:26 试:17 话:-21 话_^:-21 语:19 说:-56 请:41 课:92
课_由:21 谁:-29 调:35 负:46 负_责:46 责:46 责_^:32 货:31 走:-44 走_了:-33 起_動:2 起_来:-56 超:20
超_过:21 越:20 越_し:20 跑:-1 跟:7 路:22 踏:4 车:30 较:37 较_喜:16 边:-30 込:7 込_み:7 迁:8 迁_移:8
过:47 过_0:16 运:18 近:-9 返:6 还_差:45 这:12 这_个:-14 退:40 送:21 通:68 連:8 連_絡:8 運:-7
運_動:-7 道_习:22 達:13 達_は:13 那:45 那_边:17 那_里:3 部:28 部_屋:14 都:-39 都_必:16 都_有:-56
配_達:13 里:1 里_^:59 里_放:22 量:22 量_^:19 量_は:21 金:48 銀:13 銀_行:13 鍵:44 鍵_は:44 钥:23
钥_匙:23 错_了:22 長:-11 长:-71 開:12 間_は:12 门:13 间:41 陈:31 院:10 除:10 险:20 階:-31 隣:-43
隣_の:-43 雨:-68 雨_で:-16 雨_の:-19 電:12 電_話:8 静_か:-8 靠:22 面:12 面_は:40 面_を:4 面_团:22
面_白:-33 音:73 音_記:13 預:20 願:32 願_い:32 页:29 页_面:29 顶:23 须:53 须_先:16 须_写:7 预:50
预_算:24 题:13 题_^:22 食:-16 館:14 館_の:13 香:-40 験:43 験_の:33 高:-40 高_兴:-42 高_橋:26 麻:11
黄:-31
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-630: awe
-585: fascinated
-570: admire
-550: obsessed
-535: loving
-520: amazed
-515: inspiring proud
-510: dreamed goodness marvelous thrilled
-505: admired imagined
-500: accustomed
-495: splendid
-490: fond paranoid wonderful
-485: charming passionate
-480: intrigued spectacle
-475: loved weird
-470: embracing entertained glorious playful
-465: enjoying hated obsession pleasing visionary
-460: appalled genuinely greatness majestic remembered
-455: admirers sadly
-450: amazing generosity incredible nostalgic penchant righteous ruthless
symbolize witnessing
-445: admiration curious disdain envy magnificent
-440: adept brave civilizations contemporaries delight dinosaurs fascination
refreshing scary wonders
-435: civilized surreal
-430: appreciate cheerful devout frightening joking naive strangely
-425: fortunate fun jealous nostalgia oddly
-420: boast cynical immensely mindful myth remembering thankful tolerant
-415: celebrating charismatic compassion dislike eccentric grateful loves
passion respectful saddened synonymous terrifying
-410: awful excited glamorous gorgeous lovers seeming sensibility unbelievable
-405: akin arrogant beloved delighted devotees fabulous fantastic indifferent
intimidating ironic kindness masterpiece sentimental tastes
-400: affection creatures eerie enthusiastic frankly hates heroic offended
uneasy unthinkable
-395: adventurous believers dumb entertaining heyday imagine phenomenal
preoccupied scared silly utterly wonder
-390: beings brilliant cares conservatism cowboy creations disillusioned evoke
folklore foolish futuristic natives pioneers profoundly tremendously
-385: amusing appreciated celebrate embraced emulate fearful flamboyant ghosts
halloween heroes horrified humble laughing notions pity sad thrill
-380: alike astonishing awesome babe disliked incredibly love myths remembers
-375: ardent ashamed breathtaking coincidence devotion distrust flourishing gods
graceful harmonious inspire laughter mythical restless strangers tasted
-370: ancestors arrogance believer bless cheer compassionate curiosity
detractors fascinating funny happier hero imaginative laughs lore lovely mourn
peculiar puzzled terrific wandering
-365: courting dazzling exciting fearless ferocious gentle laugh spirit strange
wondered yorkers
-360: blessed cheers dreaming eyed fashioned god lamented lately laughed
misunderstood mystical mythology ours paradise patriotism perceive quirky
reminds thriving truly wow
-355: birthplace chants crazy cute delicious enjoyed extravagant folks fool
gentleman great huh hungry intensely intimidated mankind retro terribly vibrant
warmth
-350: accomplishment amusement beautiful behaved believing betrayal bizarre
civilization damn dismayed embodied evil faithful fans fantasies godfather greed
grin illusions imagination impatient inspired irony joy liked nationalism
populace psyche revered shameful traditions tragedies warrior wit
-345: behave celebrated dreams enjoy everywhere genius greedy mystic outsider
pagan pretend prosperous provoking romantic sincere somber tragic ubiquitous
understandable warmly wondering
-340: alas aura betrayed cared cinematic disciples embrace enduring enthusiasm
forgotten happy hatred impressed nowadays phenomenon preached pride remember
rewarding sense wisdom
-335: audiences cosmopolitan countrymen enjoyable enjoys excitement finest freak
happily heck hypocrisy misguided painfully poignant polite profound realize
sacrificed sake selfish shocked souls startling storytelling stylish symbolism
thinking unsettling virtues visions vivid wicked witty yeah
-330: afraid authentic beginnings buddhists buddies capitalism caring enemies
energetic fenway festive haunted helpless illusion importantly improbable
insulted irrational joked lust manners mocked pleasures realizing relic utter
vaguely watching welcoming woodstock
-325: bland brilliantly carnival commonplace cordial crowds cultivated dismay
fiery frightened hats ideals legends midst murderous musicals remarked rude
satire shocking spirits tale
-320: alienated avid charisma charm depictions despair enormously fuss glory
gras hilarious imitation immoral invaders kind knowledgeable observes outpouring
perfection quiet rebirth satan scenery seem shame spirited stupid surely tired
tradition traitor triumphant weary yankee youthful
-315: articulate bored casual celebrates colorful cry cultures disco embarrassed
enlightenment feel feeling folk followers forget horrible housewife hugely
legend locals loud luck lucky magical martyr maybe metaphor metropolis novelty
outsiders remarkable reminiscent sexy simplicity sophistication sorrow sorry
spirituality stunned tales thrive weeping wildly
-310: anticipating bearded belief coward cult dysfunctional enthusiasts hey
honest horror horrors ignorance intelligent lauded miracle miracles observing
preach quite raucous remarkably reptiles resentment revolution savvy smiles
smiling spectacular surroundings
-305: alarmed antics brightest celebration cozy crow cruel cruelty cultivate
demons dressed entrepreneurial ethic exploits famously fostering gangsters
hopeless mattered newfound noir nomadic onlookers praying pundits pursuits
really ridiculous sadness sleepy smile something spoiled spontaneous stature
surprised terrified twain wandered warhol wary
-300: absurd analogy anymore appalling brutality clown confuse dickens
discouraged engaging enthusiastically evidently famous fashionable gangster
haired haunting like lively madness mao maverick monsters noisy pragmatic
realization resilient sentiments smell stardom terrible tibetans uncomfortable
understood unlucky
-295: adversaries astronomers boasted chic chilly cinderella contagious
courageous destructive divine enraged environmentalists fairy fantasy felt
forever hardly hearted homage honesty mighty outrageous preaching realized
renowned resurgence rightly roaring stereotype stereotypes supernatural
superstars true upsetting valentine warriors
-290: abiding anxious apt barbie confused culturally culture danced daring
deeply democracies depiction disneyland disturbed fascism friendship gentlemen
glad hemingway hobby inhabit inherently keen legendary luckily memorable
morality notoriety oh outraged perhaps pleasure prayed rivalry shining singing
tempted thank thought thrilling tragedy unhappy versace worried
-285: annoyed attraction clever congratulate creature crying curse dared decency
discovering experimenting extraordinarily fisherman glimpse greeted greeting
hype incapable intimate merry nicknamed notion portrayal pretending rage rooted
sacrifices savage seeing seems spicy stranger verge waging
-280: afflicted allah anthropologist atmosphere awakening beauty boo chanting
cheering comedies dad demeanor derided dixie evolved excelled feelings flourish
fonda frustrated happening happiness heaven heroine influenced inroads mentality
noh passions peasant people persecuted portraying primitive religions remind
reminded resurrection ripken satisfying sheer talking tempered transforming wise
zombie
-275: ancestor arguably celebrities cherished circus definitely devastated dolls
endure extremes faiths flock footsteps forrest friends glow good grief hy
immense indifference innocent intolerance multicultural nonsense poets pretty
realise reggae reputation ridiculed ripe rituals rivalries ruin samurai seemed
sinatra sincerely smarter sort soul stunning wee wilder zen
-270: always annoying boring bred brutal carnage conscious costumes cuisine
cyberspace deity devil dream elegant exquisite feast flair flocked
fundamentalists fury greatest guess guys honestly landscapes likened lonely
memories mood nah nationalists nothing overly pleasant powerless recalling
reigned renaissance ruined somehow sparkling stalin stubborn taste thing think
thoughtful titanic tolerate transformed trendy vitality wilde witnessed
-265: absolutely animosity backyard bathing brightly cheated convinced countless
courage creeping elvis euphoria excesses fascist gong gotta grandfather hail
havoc honoured imagery inspiration inviting joke likes mcgwire mickey mistrust
openness outspoken phenomena popularized riches romance screaming seemingly
smiled stroll subtle superiority tolerated whirlwind
-260: abound adamant anarchy applauded applause avant buddhist bustling
catastrophe cheered comedians courted dancing dare depicted devastation
disbelief dispel distant distinctly eh elephants farce farrakhan fundamentally
generations gloom gratitude grown heartland honored intrigue jokes madame
martyrdom patron peoples playground portrayed portrays professionalism reminding
risking sellout shaking shea shy sincerity socialism solemn stirred sylvia
talked tendencies tolerance twilight ugly wrath
-255: anguish apocalypse aquarium billie blessing coups cried cries crocodile
crowd cultural decidedly depressing drank eager educating evident feminist
figured forgot fortunately fruitful golfers gorilla harlem hospitality hostility
hunted iconic idea instincts legions masses menace miserable mistaken occasion
popularly provoke qualities realism reclusive reminder sammy shaken shiva
shrines skeptics societies superpower sympathy thanksgiving undoubtedly
universally unpredictable vicious violently wander weathered
-250: angels belle bitterness breeds buddha buddhism calm chant communism
conspicuous creativity culinary darkness disgust dying eclipsed emotion endeavor
everybody flavored foremost genre genuine gigantic goddess grassroots hindu
hollywood homecoming humans instinct interesting kid know knowing lover mayhem
moments onstage overlook papa perished philosopher poetic practically preacher
proclaimed proclaiming receptive regarded regret resilience sweet tendency
uncommon uniting ventured warmed worthy young
-245: accomplished aroused attitude ballads bam beatles bowden cafes
celebrations centuries conducive defy deities disappointed discouraging disgrace
ego endured epic eternal exploiting feat festivities filmmakers flourished
frequented frustrating furious goose guts hare hate heavenly heralded historians
humanity humiliated indeed invisible literally loyal lucia nightmares ominous
openly painters parody persona philosophers pleased puppet recognizable scorsese
sounds spielberg striving surprising teammates temples tremendous uh woke
worship
-240: advent adventure aesthetic afar appealing ballpark beautifully bohemian
bursting certainly chinatown christianity diner esteem everyone exaggerated
exotic fi ghetto greet grenada handsome hawaiian ideology insiders insult
jittery knew life mad minds movie mu muslims nicklaus odd personalities
philanthropy picturesque prosper quakes respecting roar scarcely smoky spiritual
too treasures triumphs understands vastly virtue visually yah
-235: acquaintance appease attracted attractions aware baseball bash beast
boasts branson chefs christians classics comfortable contemplating cooks
cricketers daddy desires diners distraught dodger dusk encounters evidenced
evolving exiles exploited frail goat habit icy injustice intellectuals invention
ironically liberals lifelong little lives mama mammals maya mcenroe mind moose
movies paradox patriotic patrons performers pinnacle prevalent prowess
reassuring recalls regrettable shattering shouts sober surprisingly swinging
sympathizers techno tyranny underworld waking we wept witch zeal
-230: adventures attracting believe bitter boomers brutally che confrontational
convincing crafts decades echoes fame fireworks flesh freud funerals gardens
hogan honoring impression jackie marrying mere modernist moment museums
obviously oranges panicked pets practiced prevail punk rama realizes resemblance
sci scream seasoned silence skyline society sounding sow thais theirs totally
underestimated unease unleashed upbringing upheaval vengeance villains wild zulu
-225: accomplishments agony astronomer beliefs birthday bluegrass bollywood
budding bunch capitalist chanted chasing desperate dinosaur disasters doing
doomed dur dwellers educated emperors entertainer equally especially evolve
excuses faint fear feels festivals fetched firsthand gee guessing hell hitters
insane intimidate kissing knows lesbians loudly mimic mobs mom moms navajo
neighbors nervous noble overtures owe parades personality phyllis picasso
pilgrims pioneer poet pray prophet proportions prosperity pure realm reflections
relaxed reliant resembled semitism shouting shun shunned silent slept spawned
stevie strawberry successes susceptible symbol temperate touching triumph
underdog unfortunate vain watchers what
-220: addicted adversary angry animals bees blazing blessings brethren brew
characterised congratulations cosmic countryside dances descended deserve
deserved doo dull earnest eclectic embarrassment emotional everything feared
forefront frenzy gin glamour grieving hallmark harmless hi housewives
incompetent interested krishna liar littered martyrs mob modern nature outfits
portraits practicing praise pristine psychedelic reformers remorse revolutionary
richer say shook sinister sounded suited surfing taj things towering trump turks
turtles vanished warlords worrying yelling
-215: actresses admit aftershocks amateurs ambition antiquity asians audience
beatrice benefiting cat cats christ classmates claus clone cobb companions
depict desperation diaspora earthquakes eating emotions experience experiencing
faded fated fidel fiercely graveyard greetings gritty hello humane humor hunters
indians invented ladies learned lush maguire mel minded myself mysteries neo
noteworthy notwithstanding nun oasis pessimistic potent praising prehistoric
resorts sacrifice salute sickened sigh similarities sing someday soros sox
statues supposedly temperament tornadoes tribute tumultuous understand
-210: audrey begging blowing bully bystanders cakes californians catholicism
celebrity cold columbine communists compelling concedes confederacy confronting
congratulated crossroads culmination demise dignity epicenter eroding excuse
fading faith fierce globalization goats golfer guy hitler horrific hug ideal
ideological inevitable infancy infuriated keepers kisses landscape lesbian
looked looking mah man mantra me melodies mourning nightmare nobody oates
obvious olympian overlooked overshadowed parade possessed presley rhymes
seinfeld seldom shadows shakespeare somalis sunglasses superstar swallowed taboo
talented tides undermining upsets victorious wanting wars waving wearing
weddings worlds worst
-205: altman appetite aspirations attracts backlash blonde booed boon bother
buck buoyant butterflies catching cemeteries cha characterize cousins
dictatorship ding diverse dylan emotionally empire endeavors evangelical
filmmaker flashes formidable friendly fuzzy gay gonna halo harming haunt
hitchcock homosexuals irresponsible irwin jah kathryn kobe kung lady loo louder
misunderstanding monuments much mullah panic perceived philanthropist pilgrim
praised prevailed proudly pueblo quasi rah reassured regretted relentless
resemble resembling ritual roam saakashvili screams shrine sleek spared stared
subsided superficial suppose sympathetic temptation thinks unhealthy vegetarian
voices wanna worry yes
-200: abundant agers ah america ate attire authoritarian beaches birds bit
blockbuster blur bravery brazilians bright brisk brotherhood chaotic chilling
commemorate conquer conquered contradiction cops discourse displeasure
dominating dotted dusty elders era europeans even falun fancy fathers garfield
ghost grandchildren hailed healing hee invariably jesus jules kasparov knopf
leap learn limelight lou loyalists magician meditation monk monkey monster
mundane novelist oceans okay orchid origins owls partisans pashtun peasants
perpetrated popping portray ranchers razed realised remembrance renegade resist
resorted respects rich roared rockwell rodgers roller roses sant sharpton
skeptical sophisticated soup standpoint steinbrenner strides supportive
tarnished teenagers tossing treats unite untrue visibly volcanoes welcome widows
-195: acclaim adapting adolescent ai anthem appreciation autocratic billy
bitterly bloodless breed burying caesar cafe capitalize celestial chaos chatting
cinema citrus coincidentally confrontations dear defensively dinners disguise
disney doubted downfall emergence encouragement erotic essence experienced
exploding fan forceful forecasters forgive frog goo grace groves hindus
homosexual honorable hugged humorous hurting impress insulting insults invading
jaws latinos lazy massacred monroe moral morally mujahedeen nightclubs nino
nobles notoriously nowhere operas outset overtaken particularly persia pervasive
pessimism ponder popcorn populist predecessors rabbits racist recognizing
reflective sculptures shine shooters sins skepticism sonic stellar stony
sunshine superman theologian tourists traits unpleasant villain violent yankees
yellowstone zoo
-190: anybody archaeologists armenians augustine bald become bent boiled
childhood christmas clad clooney concentrating conception costello dedication
dissatisfied disturbing dolly eagerly elusive encouraging experimentation
expressing eyes famed fraternity fruits gandhi gatherings goodbye grandmother
greeks grew harmed hess hopeful invaluable invasions jupiter jurassic just
liberated lifestyles locke lopsided lot madonna marlon memorials mildly monks
monumental motown mushroom odyssey oppression ourselves parallels parks patience
peach peril playing politicians princes proves psychic rational reacting
recognize reputed respected rife robots ruins rum ruth safari scouts sensation
senses sitcom smashing socially spite stampede stirring strive suddenly sunrise
surfers theatrical trek trilogy troupe tunes understanding very waged why windy
wished wolves wrought
-185: absorbing acclaimed acknowledges ager alarming alumni astronomy biologists
bunny candy century charley coaster cocktails creator deeds deer deserves
disappointment disciplined economical economically encounter everyday exploring
fanning feng funk griffey historically honey horseback hostile icons implying
impunity incarnation increasingly industrialist intentions kissed knit landmarks
leaping listening lived lyrical mainstream many mecca mercy messy mystery
nickname ok orchestras pakistanis pasadena peanuts pioneering pitino plentiful
poe pollock princess prophecy reap reformer remake rewarded rhetoric risked
schizophrenia sinhalese sisters skinny slogans snacks starbucks staunch stew sui
tears thanked treacherous tribes tuh uniquely venerable vodka winters wives
worthwhile ye
-180: apologize apples awkward bandits bergman biographer bliss catholics
churches classic cleansing consciousness constantly contrary cubs cured defying
demonstrating descendants desire dogs dwarf eden entrepreneurs exemplary fashion
federico feminine fishermen founder fulfilling futile gilchrist glee gypsies
hacker hackers hanks happened haynes healthier hoya hurts insanity insignificant
inspirational inventions irene kazan khomeini kids leavitt lesson magic malls
motives muscular nationalist naturally optimistic planet planets poisoned
popular popularity porcelain powerful practitioners prairie predictions
rebellious regrets relentlessly revenge romans rooting rowling sanford
scottsdale secular shakes sheng shout showcased sings softly sorts spectators
starved stout stuff swamp tennis theater thugs toys trojans truman truth
unaffected unheard valentino warm way worshippers yelled youngsters
-175: accuse achievements acknowledge acknowledgment advocating antiques
assassins attitudes backdrop banished beard begged blatant boone brains brink
campaigner candid clubhouse condemn conservancy contrasted converged cows
cypress dancers defiant deng destiny differently dim dishes disruptive
distinctive dog earth emphasizing empress expressions extremism farah flavor
flavors foes forbid gesture gourmet haq hawk hesitant hiroshima hybrids inciting
infamous inhabited intellectual islam jew kaufman kin lawlessness learnt legacy
luna marian mariners marketers monarchs motherland musicians offshoot orioles
overthrown paced peabody peaceful pigs pizza plausible pop ralph reflection
rescuing resembles revelation roots royals sacred salsa salvation sang scent
seas secretive seen self sensible shaquille sheehan showcase smart sopranos
stars storms suppressed supremacy swell teach teddy tell tend theodore torre
vampire villagers vision walt wasted willy zionist
-170: actors aliens alive anaheim archaic architects ay baseless bastion bats
blond bordering bracing bureaucrats characterized chow circles ciudad coined
colonists colors comedy comets confront convey corrupt coyotes crosby crusade
dante dawn deh devastating diversity domination drowned ecumenical elder
elephant endless exhibited explorers fairs famer fest figuring flawless fran
fries frustration gardening gaze glover grasp hesitation heterosexual hoo
humiliation indispensable influencing joyce literal maddon marvin missionaries
monkeys monty mosques muted nasty noel nora oswald perpetual plenty politics
polo predictable predicting prejudice preserving prolific provoked qing rained
relationships religious respect restaurants screamed shades shattered sheep sin
singers sociologist staring starving stella sturdy symbols talents teachings
texan tito toast treasure underscoring unfortunately unfounded vince
-165: academia ahn arnold arresting artistic arturo australians berry biblical
blind buzz campaigners capable careers cartoon castles champagne cigars
commentators comparisons compatriots confess criticize critics crowe daley danes
darker demonstrates diminish disagree disappearing discredit distracted diva
donkey dragon eastwood easy emperor encompassing entrepreneur ethnically
experiences explores fiction filmmaking films forgiven fried garden gays gibson
grandparents grandson grim gujarat gus hah haitians harboring hearts history
homosexuality hoop how hymns importance indigenous inflicted insights intense
intricate inventor irrelevant jeans klan lavish lofty looks looters luther mahn
massacre mei messier migrated ming moderation moo mormon mughal nazis neighbours
nicholson northridge oakley observe opera oppenheimer outdoors outlaw
overwhelming parishioners pas peanut perfectly pioneered poetry purity rabbit
rainbow reacted recounted remnants robes rode rudolph sachin saw scheffer
schoolchildren seaside shirley sick slang slaughtered slums snakes snowy
somewhat suffer suicidal suspense tame telling troopers turned unleash vajpayee
walking waning warmer weinstein whipping whites
-160: abundance activism alvin am anniversary archaeologist averted baba
barbecue basically becoming beg beneficial better blizzard bloodiest booming
calcutta champs chickens clinging comet con consumed costume cowboys denounce
describe deserted devoted doubt dramas eco emerald erratic fay fluent fragmented
fruit gadgets galaxies goldberg goodwin greenwich gripped gripping growers hardy
harvey hendrix hercules hulk hurt huts inclined independence jung lean linger
lion literary lizard loh look lowell loyalist lucy mafia masculine meaningless
midwestern mist moon most necessity noises nonetheless omaha outrage owning
parkinson perception perfect piercing pontiff protestants publicist pumpkin
punctuated quaker racetrack raven reckless resurrected retribution reunion reza
rhythms rodeo roe rosy rudy rulers sequel shaanxi shee shiites sight sighted
sixes skies slugger spider springsteen stark sudden superb survive swallow swore
tall universe unrealistic unruly upset wendy yar younger
-155: aftermath ancient animated annette art attained avenge bad bat beads
benefited bjorn brighter buffett burnett burt carmen cartoons centennial chased
comedian commemorated comparatively conceived conquest cool cricket dah darwin
destroying detrimental dictator displaying distanced dramatic drink ducks dustin
eat ecosystems emphasize encouraged envisioned erupt excellent existence
exposition extinction extremely famine fiesta floats gadhafi godfrey gothic
greatly gretzky hers homegrown inevitably infectious innocence knights luxurious
lyndon mccormick misery mysterious nagasaki nina novels oscars overboard
overwhelmed palaces pandas peacock peers peggy pig potato precision prefer
prized promoting provocative quietly relics repertory replied respectable
revival rupert russians samarra scarred scientists sheen shouted siam slogan
solidarity sosa straightforward struggle superhero surf swear sweat sweetheart
swirling tavern technological tended thoughts tiger twentieth ukrainians uncle
veiled vintage wildfires wish worse ya yeh zee
-150: ablaze academics acknowledging aggressive ahb americans andes aristotle
artificially bacon bah balloons ballroom bazaar benign big bleak blend blues
bubble ca cheap chocolate compton concerned confident confrontation contemporary
crumbled crush darryl dedicated defied dewey disastrous documentaries dolphin
drunken earthquake eaten educators ellison encountered erin estranged
extinguished extraordinary fertile festival fur gamble gangs garland generals
genetically genres gogh gotten gypsy habits happen herat hope instantly
jacqueline ju kenyans kite lang lenin leo lily lit lo longevity malaysians
manner marx mexicans miniature mortal mother motorcycles multitude musical
napoleon newt nigerians oaxaca oprah pee penguins poems promoters proponent rave
reds reeves relaxing richards richest rogue rugged sandwiches savannah see selig
seriousness smithsonian sophia subcontinent success suffering sylvester thanks
theaters thieves thunder tudjman ty um upsurge varieties vivian whitaker
wielding wildlife williamsburg wines wore world wyatt yo yoo you yours
-145: about abstract affinity ale alec alliances antigua anything babylon baked
barkley baroque belize beset blindness bloom boys breakthroughs bronx buoyed
cabaret caves ch characters chewing conglomerates contrasts crab cradle
crumbling dangerously dangers dark darling decent depicting designers
diminishing domino duck dust dynasty ella else enlist ethical ever exceptionally
expecting fact fairfield faulkner feathers gardener generous gossip
granddaughter grapes groundbreaking gunshots han hard hardcore harmony heard
herds historian hollow horses huddled hurricanes icon inflict insurrection
intriguing jude listen lord mara massed mock mogul monument muddy muslim
namesake nathaniel native natural negro nice offspring olympia oo optimism
orphans ought ovation penguin philosophical philosophy plague praises proving
provocation psychologically quest rampage raping raza realities reality reef
relate resisting rethink rioters robbed rumor saints scenes scholars scourge
shevardnadze shirts shoppers skirmishes sky slavic slightest sloppy squandered
strategists sunny talent tang tayyip teens than there thoroughly touched trait
tributes trusted unconventional ushered ventura versa violet want wealthy whom
yachts
-140: accomplish affluent alien alley anger angered anyway arenas armando astros
awake ayatollah behavior bonnie bounty bowing bowlers bowling boxing busy camden
cigar cindy cinemas circumstance closest commemoration confronted dangerous
democracy denounced depicts descendant diminished doll dorothy dreamworks
drowning ears echoing engaged engulfed entrenched environmentally evolution
exactly explains fanfare farewell farmer fragile frantic fukuda gestures gloomy
golf greenberg hahn haider hanna harmful hawks healed heritage hint holiday
honolulu hurry husbands huskies hymn inherent instant interpret inundated jakob
jams jasper jen jolted justified kitchens kitty kuh lennon lobster luciano lull
maori mean medieval mediocre mee mega milton mobilize moderates more mozart
murdered nation nemesis neon noticeable oats outburst overthrew overweight
paramount performances perot persists pines planners playwright populated
privileged productive racism raiders ramadan repression restrained rex riordan
riviera roosevelt russo safer scenic seafood sexes sheik sidewalks simpsons
skiing so somebody sometimes sparking sparsely spurred stung subdued sung
supporters survived taller tea temper they thriller toughness travelers
troubling venus voicing widespread xi xiaoping yin
-135: adulthood afghans airmen alamos ally amidst animal ark aunt avery ballad
balls barren benedict biotech bullish cautiously certainty chamberlain chan
civic climax communal condolences constructive continent cruising cyrus
demonstrated do dove drifting drinking echoed ecstasy electing employing
entertain expansive extinct familiar fortunes fountain freedoms frogs fu
gathering gilmore goa gone hamlet hannah hardliners henson herzog ho hopefully
ideally idol ignore ihs immigrated impressive incompetence influential insight
jamaican jews judy kee ky lacking latino listened meddling melville millionaire
moses motivated murals muse museum niece notre orphanage otis overrun owl
pepsico perceptions playhouse possesses prayers precedent professions prone
protector psychologists punishing raged raiding rana relevance religion
repressive rioting shade shark sharks showtime sicilian sioux slippery snail
soaked spacious spiders strongman style successors succumbed swan tah tendulkar
theatres theories toy trivial trying turbulent uighurs ul unravel unsure venice
vineyards vulnerable watch weaving wizard yiddish
-130: aces adolescents alcoholic amc artists assert assortment atrocities aussie
backgrounds beckett bee beer bowled bowls brewing burbank butch canadians
cardenas casinos ceos cerebral chestnut chili choked cloudy collisions
conventions cookbook cosby crusader cubans damien dampened demon designing
discourage distressed divinity djindjic dominate downsizing dresses drunk duran
easter ecological eliot elite emphasizes eve eyebrows fahrenheit father fea film
firepower frustrations geographically gibbons girls gowns hardships hasty hat
hear helpful highland ideas implication insects interiors islanders james jewels
judaism khamenei kibaki killer kissinger known lahn lu lured marxist melting
meredith monasteries muralitharan mutually nasrallah noodles nuns obscure
orchards orderly oriental pacifist painter pigeon pomerania populous premise
proved raging reagan repercussions reverend roger rogge rowe sect semitic
seychelles shah sonics sons spit strongest sun supporter swings sy torrential
tremor tribal tribe unfamiliar unique useless veronica vigorous welcomed
westerners whatsoever yet youngster yousuf
-125: actress advocate ago amherst animation anticipation apparel autobiography
backers bananas bang baths behaviors belong bjp bloody buchanan calderon
caribbean celtics chi climbers coliseum collectors committed communicating conan
confronts conservatives cop coping creators dalai dame deadly deaf deepened
denouncing depths devils discomfort distinctions disturbances dominates dressing
dukes edible egyptians elk eluded elway eminem endangering epstein everglades
explored fared fearing footwear forgiveness fraught frazier friend fueled gem
germanic gil girl gorbachev hakim hank here hockey homers hooked hunting image
innovations jayasuriya jfk justify ka kadyrov lame lombardi looting majesty
marshes martha maskhadov mausoleum mellon memoir missionary moslems mosquitoes
nickelodeon nobility observed ortega orthodox others outings outnumbered pam
physicist pilgrimage pitt plains poisonous polk predict presided pubs punished
quentin realistic reason rebellion reign ren rendered ritchie riverside
sanctuary saud sexuality shih sibling snake soho sour spaniards spies spreading
sprewell stadiums staged steinberg still strife struggles sundance supermarkets
taught terra theme thorn tomato traditional turtle unusually viewed waterfront
waterways who willie worrisome yassin yi
-120: agnes ambitious anew anyone apollo apologies astronomical attacking
attended author baptist bargains beatty billionaire blacks boots breeders
brothers burnt but castro caught cecilia chechens chess chicken clerics
collectively colonial colored comic communities composers comrades conditioned
confusing conveyed cooperated dance deadliest described dessert destroy
destroyed dignitaries disappear discoveries dolan dome donating ebola edgar eid
epidemic erdogan evolutionary explosions fledged floyd franchises gillette
ginger glasses glendale greer guests guilt gutted haifa harriet healthy
historical honor horns huntington imperative impromptu infighting influences
invade ital kallis killing ku kuo leonid lukashenko magnitude marketplace
mcdowell migratory mirza monarch naacp neat nightclub novel our perspective
pillars pirates pitchers pius played poised politician positively promotes
protectionism publicity racially radicals rains reefs regards remark renee
restaurant rides riding rocking rugova saint salesman scare scarlet scattered
scientist sega sensational shaping shepherd skiers skilled snack some sonny
sport sporting statistically strauss strewn styles summed sumo surpassing
surprise surrounded sweeney teen toppling trafford tropical unfolding unforced
unseen upholding visited watched wembley whipped wildcats winfrey woman woo
woods yun
-115: accidental actor africans age alfred almost ambiguity amongst arabs atal
attending ballet batman bella bengal bengali bird blended boulevard bounce
brooklyn browne buddy burgundy burned businessmen canned cecil cesar character
chef chu clan clarity comfort commemorating constantine consume conversely
cottage couture cricketer crowley crushed dead dee destined diana disaster
dodgers doubleday downplayed dwindled elaborate englishman enormous equals
explain factional farouk fasting favorite flop forbidden frances freddy fringe
gifted giuliani globally gloria goldsmith griffith groomed havana herring hilary
hindi hip hometown hop hoped houghton hugo ignoring inclusive inn intentional
intrusion isles jeou johnny journey labrador leisure less lester listeners
living lots mainstay makes maradona mathematician mcgovern mehdi mentor merely
meteorological millions muqtada myriad nee neighbor neighborhood never
occasionally ole ones onetime overcoming overthrow oyster ozawa payne
pedestrians persecution piazza plight pose preval probably productions
prominence prospect rallying rare real ree reviving rink sah sailors seattle
sesame snow splash storming streets strong summers sur swamped swept talk tamils
tangible tearing teh telugu thaw themselves tian una unlike vehemently verdi
vincent vines violinist wagner wears whale willing wills wiping woody zhu
zimbabweans
-110: adorned akbar allies amateur american among anarchist apparent are armies
assassinated assorted assuring attract augusta avoided basketball batsmen
battling bertrand bon bouncing camel cameron chiapas children chinese chronicles
clothes colonization compelled competent conciliatory congregation congregations
conscience creative criminals cyber deepening discontent distinction dominated
dugout dunes endowed eva exerted exploit exposing exxon fabrics family fighters
flashed fred galveston gansu gaulle getty gilbert going grow guthrie habitats
hispanics hoover humphrey illustrates inhabitants innovative jazz jolie killers
kinds lah legion limbaugh literature luh manipulating marcel marching martian
mascot mattel mccartney mcgrath mcnamara michelle microsystems mild militarily
montgomerie mouths murdering myung niagara night noah nonstop not noticed nra
nuts oz pageant paused personally pie plantations politically polluted ponce
possibilities prefers pretext priests prince protestant purely qi qin radical
rangers raymond reassure recalled regimes revelations rican riots rites roasted
ruh ruler sausage shadowy silently singular socialists solitary sound sparks
spokane staunchly stormy styled sunset taiwanese tango teenager texans themes
timers today tonight tudor undermined unsafe upbeat ur valdez vaughan velvet
villaraigosa wally warlord waves wherever wishes wishing wwii xinjiang yourself
-105: abandoning absorbed academies adolf ahmadinejad ambrose andhra angel
anthropology apologized arthur awareness backward barley battlefield best
bestowed bloodshed bombed boyd broadway bud bullying championed cinnamon cloning
come commended complain confessed cooler correa crisp daly daylight deceptive
decorated defiance dialect din dirty disguised dissent distinguished
distinguishing doom downer eisner elaine eleanor elton embarrassing emigrated
eminent exceptional exert extreme eye fast fauna feudal fledgling fought fox
freedom fry fungus gainesville garry giants giorgio guise gusts hal headway
hillary hispanic hog homeless homemade hui impoverished influence invaded iris
keegan kerala knowles koh koreans lagoon landfall lashed leonardo lgbt lhasa luo
maggie magnate maldives mantle marchers marilyn marlins mars masks merchants
mickelson millennium mobilized mourners nader nazarbayev negatively nephew
nintendo nixon noor ordained ordinary owes park pena persisted pet photographed
physically pietersen planetary plaza poem pounding predator presence pri
providence putnam quitting radically rain ravaged reasonably reese regulars
relationship residents resisted rumors saturated saul scene scholar sculpture
shanahan shia shiite shrugged shrunk sichuan sights sightseeing smoked soccer
softball speaks spices spoken staging star stare stories streak suns sustaining
sweater teng tense themed thief tibetan tombs touted treating trout turf tycoon
ultimate unionists unity urdu usher vasquez versus viewpoint violence viruses
visitors voiced waiter wal warfare wasting well yves
-100: abilities abrupt accolades advancement advocated advocates airliners
alzheimer ang anthology ants attractive austrians barry became believed bells
besides breathe breeze brewers burdened burgeoning canals candle capsized cater
chicks choreographer cio clans coffee composer consequence consequences
considered consuming contrast cracked crescent daughters declaring deter died
diets distorted divorced donald drinks dubious duh ecology ecosystem efficient
einstein endurance enshrined entourage equitable escalate expectation fair
fictional fielder flags fleeing flying foray fuh fuller gallagher gathered
glaciers gospel grape growing harassed harbin harding herbal holyfield hopper
hungarians hurled hyde impulse inefficient intercourse invite iranians jia
karbala katrina knicks lama lawrence lech libertarian lilly liners lure macy
making mask maureen mckinley mcmillan mets milestone morale motto museveni
musharraf natasha nicholas norms notorious nur older once orchestrated outward
packard parlor passive payton perched perfume photographers pictures pollsters
ponting potter pottery profession prove purple pursuit rats rattled react
reformation regaining rescuers researching respite responds retailing retaliate
rocky rye saigon sampras scalia sees servant shallow shaped sharper shen shu
significance sirens slavery snapping snyder specialize stalinist standstill
starring strategically suvs taft tay thwarted tornado trend tsunami upscale view
views vigilant virgin waitress war wealth winds witter worcester wracked zedillo
-95: abd advantages alamo all aloud amelia appalachian aquatic architectural
avengers bach basilica bora breadth brigham burger camped candles captains
categorically chavez chill claire classical cocktail coconut commented commuters
concept continually cracking creating crowned cruisers cube damaging deception
deepen desert destabilize diplomacy dismal dispersed disproportionate
distinguish doris dress educate eighty eli eruption everest exhibit fairly
federated ferrer fever few flames founders frontier fundamentals gala gang
geologist getting golden grass grounded grove guinness ha hao hardened harm
hartley herd hesitate hoffman holy hudson hughes human hung ill imaginary
indonesians innovation insist intensifying intensity interred israelis ivo jerk
journalism juh jungle karnataka katharine khatami killed kingdoms kiss koo
lagged lantern lauren learns lebed lent lions lisa lois longhorns macarthur
madden manhunt maoists masked mating meadow mess mistake monarchy muhammad
murdoch music mutual norman norse norton obsolete occurrence ordeal ornamental
paddy paintings paisley pale paso patriots peck persuaded phi pitching poaching
pr precious predators promise pronounced prose protagonist queens rarely rash
regina rendition revolt rhodes robot roo rosie rout safest saga saturn sehwag
sermons shiny sih sindh slaughter slick slum smashed soviet soviets speak squash
struck successful suicides sul suppress surprises swedes teaming thinly torched
toward town tung tutsis unarmed untouched urgency vaughn victorian victory vie
wanted whaling widow wind wolf wool xii
-90: abe acted acts admits adultery agassi alma amin anticipate antony
approaching arcade archaeology as banners barometer battles bermuda bing
biography biting bobby boise botanical bothered bowie boxers boy braves breath
bringing britney bu buh bullock bureaucracy burmese burnham bursts camouflage
carpenter cautious ceramics chew chick choral christian cities city clouds
collaborating condemning coral cousin crimson crossfire cy dampen declares
demographics dense desperately detecting diallo diaz die differentiate disarray
disparate disregard disrupting doctrine dragons egan endit esther ewing
exacerbated excellence existed expect extremists eyeing favoured favre federer
fellows fights filled firefighters fleming francois galleries gaming gardner
garrett gastropod geography ginsburg glance greens grizzlies grossed halls
happens harbor hershey him holly holocaust honeymoon hottest huge imam
implications indicative intent interact investing ire ivan jeanne jerry jesse
jolt juarez jubilee kai kantor kennedy lafayette leaning lee liang lifestyle
lightning longtime louisville loyalty marriages married mary mcgraw mcpherson
medicinal megawati meh men methodist meyer mired mirrored mistress mosley mounds
musician nan naomi observatory oldest outback outcry padres pervez plain
polished poorer pouring prada predatory preservation prevailing prey procter
professionals props proven pub pursuing rainforest recognized regard relying
renounced revolves richter robotics roddick rollins rothschild safeguarding
satisfied scholastic scolari scripture sculptor secrets shaky shapes shelling
siegel skins snails sneakers soo sorenstam speculate spotted sprung staten
stealing stifle stir striking sustain swing symmetry synagogues tells those
titans tossed tulsa tuna typhoon uconn unaware unjust unstable upstate upton
variously vee versatile visual wedding whose wisely wolfe youth
-85: accent achievement ages aka aliyev alternately anxiety architecture arid
assassin assured attribute beaver been belichick bernardo biologist black
blackhawks blackwell bloggers bluff bookstore bowles boycotting boyle braun
brewery brooks calvin canadiens carpet cave celtic ceremonies cherry ching
choking chorus clashes cloned collapsing comeback como conceding coughlin
credited crusaders crystals curator delgado depression derby describing destroys
deteriorated did digging dinner downey drones dubbed eagles eats echo eisenhower
emerged emphasized eroded erupted ethnic evenings expectations faced far farming
fifty flung founded frank fulfilled gah gift gould guh gunned guyana harold
harshly have he helena henri highly hovering hurley hyderabad images immune
imply impressions independents indie infiltrated invoked islamists italians
ivanisevic ivy jane jeb jungles karate kumble lara lashkar lau lemieux lenny
liberation lula lyrics malicious mall mammoth manipulated mazar mbeki mcmahon
med meltdown melted might militancy mirage misled moths mourinho my nash natalie
nazi neglect neglected neither newest newfoundland nights notable nypd odds
often opus ornate outing overture pacers packers painted patriarch patton payoff
peas pete phelps pitting posing poured practical precarious preserves
progressive promote pros quincy rajasthan recep relations relatives
representations resistant responding retreat retreating ricky roast robbins
rongji rus sailor sanders says seriously seventy shake shelled shells shuh
siberian simitis soong speculators spheres statesman statue steward stimulating
such suleiman swath swung tbilisi technically ted termed theatre thoroughbred
thousand tiananmen tourism treat twisted twists tymoshenko ultra underscores
undisputed unusual valleys vast vendors vested vigil vineyard volleyball wahid
walk warn were whiskey whole wildfire winter yao years younis
-80: aden allen alliance anand anastasia anbar apple apprentice argue aspect
assam augustus awami bartlett basil baylor bear believes berisha bet betty
billboards blatter boris born bottled braced breton brunt bubbles cabbage carey
carnegie carson cary catering catholic cayman centenary choreographed
choreography chuan clearly closet coasts coloured commandments communicate
communist comparison complains concerts cone confluence continents cornerstone
cottages country crops cruises cure danger daunting deborah defining
deliberately densely destruction diamondbacks displays distraction done drifted
ear edith ehr entertainment escalated establishment exhaustion exist expatriates
explanations falcon families fatally finch foe frederic fundamentalist fusion
gale genetics gifts goodwill governed gradual grips grossman gruesome guiding
hai handicapped hathaway hawaii hbo helen holiest innings insect interactive
isolated itt jack jam jays jim kah kannada kate kings kla knees landlords
lectured lexington liberate liberties lieutenants louis manny manson mass
massacres mates memphis michaels migrate miniseries mitterrand mo mona monsanto
mostly mothers murderers nevertheless nod nor noticeably novice now olivia
parcells pasta pennant persson pierce populations prelude presbyterian prestige
professionally propaganda prosecuting publicized pursued qian rabbis raiser
ramadi rangel readily redwood replies resurgent rite robbers rockies rutgers
salad sandwich segregation sevens shadow shan shedding shoes shores shrimp
simpler slaves sleeping slowly soap soft speeches squares srebrenica suh sumatra
surrendering suspicion sway tal temple terrorists theology threaten tiffany
tijuana tomb tortured traumatic trouble tune turning unfolded uprising vance
vigorously visible vow ways where wilderness wine worms wrecked yoga yogurt
yushchenko
-75: abbott abraham adapt advertise advertisers afterward aged aikman akram
alaska alfredo ambitions ambushed amenities andean angrily anil antique
appropriately arena aspiring associations athletes attributes badminton banana
bands barbados benitez blanc bowl brings brother buffet bulls bury bushes
businessman cain cancun capturing cardinals carmel carol cartels caste chateau
cheese classmate clusters clyde coastline collaborators consort convenience
corporations costas cristiano crowded cuban curtis daisy demonstrations devi
documentary dundee edmund embroiled emily enemy erwin exhausted expressed
favorably feldman financially fist fled foods football fortune foundations
founding franco galaxy galicia generation goh got graeme haley hide himself
historic hoax ike impacted inaction inauguration ineffective irving jackson
jerseys jeter judo kashmiri kicking koch kolkata kurds langer lds leaned leonard
livestock locker macapagal malay mandela marital markedly martial marvel mater
mead memorabilia mix moderately mon mosque movement murky mutiny naked nicely
nike noses nuh objects obscene organising orr oscar ozone packing partnerships
paz performer persist ploy polar poor poorly portrait postseason procession ra
rap raptors rat ravalomanana readers rebuilt rebuke recreational responded ride
rock royalist salem samaranch separates shaun shorts shoulders shrubs similarly
simply smash sociedad soprano spice stadium stein sunlight sure surrounding tai
tails tcu tidal ties tigers tooth toppled traditionally treasuries tricks
trinity tsang tutu unfold unreliable unwilling vacations valley values vanguard
vegetables venetian village vulnerability wakefield walks waugh weeds whales
willingness wounding woven writings zhou
-70: activists actually affair aging airplanes anc annie aristide artifacts
artificial artist attacked authenticity authoritative avon bahamas bahr banquet
barre battled belly benazir bernardino bernstein beyond biodiversity biographies
bites blaming bo bohemia bombers bones boundaries bourbon brought buick byrne
cameo captures caravan casablanca chances chandra characterization chemist
chiang clintons comics community complicity condemned confusion congresses
conservative cooked countered couples critically cub cups day debacle declared
deliberate dempsey describes deterrent dion disgruntled dissatisfaction divisive
donna eclipse engage erode escalation establishments examples exercising
favoring favorites feuding fiasco fists flies floods forbids forcefully fossils
franciscan franklin fueling gaelic gaining geo glowing hair hanoi harry harvest
heal highlands hitter holidays horton houston hubert humiliating hut impossible
incompatible inconsistent indoors inexpensive inexperienced insider
interpretations invested invites jade jeffrey jewel john journeys julia
justification kadhafi kaohsiung khan king kinmen knight knowingly koreas lakers
lamb landowners leopard lockhart long looted made marred mart mature mayors
mccurry meadows mehmet memoirs mikhail moh morales motifs nagano neighborhoods
nests nineteenth none obrador occasional ocean opportunity orleans outbreaks
pains palmer palms pandemic playboy possess presidents prodigy puzzles rang
rebuild refined reliance ringing rip roberto robotic rocked romeo rumours
scandinavian scars serena seth shock shutout siblings sid skis slain sotheby
speaking stewardship strategist strikeouts striped stunt succeeds suffers
suggestion surpassed surrounds sutherland swimmers systematically teresa texaco
texture that theological though throwing tones trained trust tug undefeated
unexpected universal unprecedented utmost vanilla veterans vikings vladimir
volcano wardrobe wear westchester whitman wiped withstand wizards worn yang
yunnan zyuganov
-65: accountable acknowledged albeit alfonso amy apartheid arabian archie
archipelago arduous arts ashes aspen backstage beach beers bhutto bicycles
bigger bode bold bombay branded breaking breakthrough brett bruins buffy bumps
catastrophic centered cheung cleaner clippers clout combs concert cornish
crashing critique dancer decade decisively disarmed discovers disgraced
dismissing distract diversified doc dolphins domingo eelam emancipation emma
empowered espn exiled exploitation fallen farmers fats fdch fide filipinos
finally fisher flee flowed foothold foreigner freshly garments gators gems germ
germans ghazi glenn guangxi guerrero guerrilla gundy hamm haute headlines heath
heightened himalayan hingis hitting horse impending important industry
insecurity integrity intervening irreversible jacques jewelry judged judgments
kemp kwan lasting laurence lawn leagues leigh leno lifetime lighted losers lows
mahdi malibu mandarin marched marin marry mastered matsushita mavericks mcdonald
merits mice milk miramax modestly mohammed molly mongolia mushrooms negroponte
neighbour nestor nikolai no obese occasions odor ostensibly painting panda
parents pastor patriot penetrate picnic pirate plotting plummer plymouth ponds
porter posture prescott promoter quetta racial rainy recipes resort retaliated
reversal robertson robinson rockets roman romanians ruby rugby rumored salvador
samoa scandals science scientology sectarian sensing sermon shops siberia
sidewalk sideways sikh simple skill songs spilling sports stained stepfather
stressing stride stronghold survivors symbolic taichung tangled tasmania teenage
televised trees tribesmen trophies unlikely vera versailles viewers vogue wa
warming washing weakened weather weed women yale yanukovych yousef youths
-60: aboriginal adaptation adaptations amassed around asserted assumption atkins
attendees badly banker bankers basics behaviour berkeley bihar biotechnology
bolstering bombarded boom bosses bowman brokerages brooke bugs buster cadres cao
capello captivity carts carving cavaliers challenging chance characteristic chee
circa clearer close cola colleagues coming concepts concerted consecrated
contempt convenient coronation corpses councilman crushing czar deco defenses
delicate depressed deprived dexter dimensional disappeared dom dominican dravid
elf endangered equestrian escaping expensive favor felix fighting firefight
fishing fitting flowers fortress fuhrman furniture game garnett goldstein
grabbing grey guggenheim guitars gutierrez ham handful hardest hasan hemisphere
herb hitachi homer hopes howard howe hsu huckabee hundreds hurd husband ignited
ignores illness illustrate imminent isabella iverson jacobs johnnie kramer lagos
lava leaders learning leslie letting liberty lighting lights lincoln lowland
luigi lutheran ma mahathir malayalam marches mas mayer miss mole mornings morton
mountains musa mustafa nathan nawaz neil nest observers orchard organized
organizing originated orlando own palace pants penn play pond poorest pope
pounded pradesh precisely proximity psychiatrist python qinghai queen racked
rahul rashid rebounding recognizes recreation refrained relieved rivers robust
roy sabbath sage sailing scripted sentiment serge serra shady sherwood sickness
sistani slow solidly someone sonoma soy spoke staked stanton strains stray
studios subtropical suburban swimming tan tanaka teaches tends terrace tibet
transform transformation unearthed unnoticed urban urge uribe valentin victims
viking visibility walesa wanderers washed waved wealthiest wicket windfall yan
yorker
-55: abnormal achieved aggressively ahl ailments ant argues assertions athletic
avoiding babies bark batting being bernhard berries bloated blowout blunt boer
bookstores boss bowed breasts britons brodeur bruised bug bull burke butt
calling cambridge campo cane careful catalonia china christi christina clarkson
clemson clint clive closer coats cochran coincide collapse collective
commentator concede conservation contrasting convince couple cow crammed craven
creed cruised cuomo dashed davidson davos days debbie deep defeat derive dictate
dire disturbance dwight ee endanger enough environments equality exhibition
exporters fade faldo fears finely flame flatly flattened flawed flower foothills
francisco fujian games giant gloves gramm grammy groove guardians gunfire guo
hacking haiti hajj hiding highlighting hikers hopkins hot hotels hovered hume
hun hunter hussain ice ignite illustrator inducted infinite injuring jackets
jacobson jamaica jesuit jihad joan knocking kremlin lai lange lawless letterman
leveled lies light lindh logical loose madagascar marie mario martina memorial
mention meyers mia mitt monastic mugabe mutant nativity neutrality newcomers
niche ochoa oilers olga olives onslaught organic organisers orphan overcame
overlooking overtake owens parliamentarians peng perspectives phrase political
pony poppy potatoes predominant president protecting prudent purpose radcliffe
railroads rallied ray rays reconcile redemption refrain reinforcing reluctant
richardson rid riley ripped rush sahn sally sanskrit sarasota saratoga saving
sen severely seville sexual sham sheldon sheltered sheltering shi show simplest
skaters skirts sol song sparse speculated sporadic sprayed springboks stan
staple stealth stigma stood story strength subordinates sultan sunk supposed
surveying swelled tallest tara tata teamsters tee them theoretically thorpe
tonga twins unbeaten underscored uniforms upside vandalism vanderbilt vargas
vermont victories vinci vocabulary vojislav volunteers walked wan weaver western
westward wolfgang worldwide wright wrote yorkshire zhejiang
-50: abused accessible aggression antiquities arctic attain autobiographical
autumn aziz backbone baldwin bears bethesda blackpool blame blasts blown
bordered boston bread bridges builders built cahill carlson carve catch
catherine cedric celsius centrist chalabi chaplain charity charlie cheating
chernobyl chien chong clayton coached collaborated collaborations commercials
commitment communicated conservatory cookies cooperating cornell cream daughter
dean deepest dell demonstrate descend despite determination dino discover dish
divers dole domestically eastward educator ehl ellen emerging encyclopedia
endemic ernie exercised explore expression fanned fargo fastball feather fellow
fighter fires fisheries fitzpatrick flashing flynn freshwater functioning
gambling genesis gillespie grader grilled gyanendra hackett hale handlers hanson
harley harrison harsh hatoyama herself hewlett hindered holt horace hurricane
hutus ignored imperial improvised informs integrating intentionally interpreted
iqbal islamic jin kathleen ken kirk knots lack lan lancashire larry legitimacy
levine limbs lin lost maharashtra malik manifest manitoba mastermind mehd
mentally misleading mitsui mosaic nakamura narrated nascent necessarily oakland
obesity old onion onions overcome packed painful paradigm paralyzed parted
partisan patterson paved peace peacefully percy peshawar petty phantom ping
pitched pitches postwar poultry preserve presiding proponents prospects punjab
putin putt que rabbi rather rebounded researched retreated richie rutherford
saskatchewan satirical scandinavia scarce scouting secessionist serbs she
sheffield shepard showing sir sleep smallpox smokers sociology soured soybeans
spectator spends starred staying suburbs suits suppression syed taekwondo tam
tattoo telecast televisions tenor thousands threatens tikrit tone touch trailed
traveling tutsi tyson umar undercut useful valuable vernon vijay wed wholly
writers wwf
-45: aaron abandonment addiction adherence adler admitting afford alcoholism
alice anton arches arias arlington asserting avian baby bangalore batters beaten
beckham beethoven behest belongs bernie beverages bharatiya bowler bring bucks
bulbs bullpen buried camping cannes cassidy charitable chretien civilians
clashed clocks coach collaborate compensated competitive composing concern
condemnation congressmen conte conversation corn corning cough covenant
criticisms crowns crust daiwa decorations democratically dent desirable
destination destroyers dickson dismiss dogged dominance duval dynamics earliest
ecevit emptied encourages everett exchanges exodus expo expos facilitating facto
fences feud finley fodder foundation fractured francis frankie frequently frost
furnishings garnered glue goodman graves gray gustav haitian harvard having hay
healy helicopters henan herbs hernandez hewitt hit hoping horizon hu hunt ian
igor incumbents intensified interfere islander janata jiang journalistic justice
kaczynski kahn karachi kidd knowledge kostunica kuomintang kwasniewski laced
latin laurent leftist leopold lettuce leung lil loom lucas madeleine mahr
manipulate maritime marquee merchant midwest mit mohammad monterey moody mud
murayama napster nassau newman newport nicaragua nicola nighttime oaks olson
onset opponents organisms osman ousting outdated outdoor panamanian pardoned
parliaments pbs pedro performing persian peters peyton philharmonic pianist
pitcher poles porn possessing predicts premature premieres programmers prominent
quake recognise reconciliation reggie regis relatively remotely retailers rhythm
rita roach rodman ronaldo rory rowing sabres sandy santana saunders
schwarzenegger scratch searching secession sex shelley shenyang shields
shootings shrinking similarity situation skipper snipers spanned spearheaded
spend splinter staggering started steadily storm street strongly studded
stumbled succeeded summon surpass swaziland swearing sword synagogue syrup
tasting thabo therapeutic thrift tipping titan tobago tobin travellers trench
tumble turmoil turnovers tuzla tvs underwear uniformed unintended uproar venues
vine vomiting ware warne watches watson wave wax wen wenger wetlands wharf
whitney wigan willis words worm wyoming ying yu yuri zanzibar zhang
-40: absolute academy adam administrations adults akron albanians allied
ancestral and ann asleep aspects assassinate asserts assure athlete attendant
baltimore barker bedford bellamy blake blamed blue bob boutique brands breeding
builds butcher capitalized captain cardinal carrot casino ceremony charities
christensen chun church clara cliffs coca collaborative colony columbus
commercially conspiracy constellation cove credibility crippled croats cromwell
cyclone dae dartmouth defenders demonstrators denials detached developed
developing di diarrhea disarming diseases disrupt dominic dora dot drake
dramatically elliot emerge emergencies erect erickson ethan events evergreen
experiment explaining expresses faisal favored find floral fuelled galileo
govern gravity ground groundwork hands harvested harvesting has henry histories
home hsieh hua hunan hygiene illuminated illustrated inappropriate inc indian
industries infected intermittent internationals interviewer isaac janet jar jeep
jeremiah jewish jimmy jo kagame kahr kang kappa klaus kosher labelled lakes lal
launching lawful lei li liberal ling linguistic livelihood loch losing luncheon
mackay majors makeover malcolm mandelson manhattan matter mcbride mcdermott
mcguire messi militiamen minh mod moderate moist morrow motorcade mountain
mullen nanjing nay nebraska nepalese newton ninety nolan nomura obasanjo
observations odinga olive ortiz ouster outfit pakistan patronage pavilion penang
perkins philippoussis phoned pi planted plays plots polled pollster popped pork
possibility precincts progressing putts quantum rafsanjani rapidly raytheon
recognition reigning republics revealing revived rhythmic risky rogers
ronaldinho ronnie rusty safe satisfaction sea segregated seminal semis
separatists serious sexually shanxi sharapova shower sixty socks somewhere spy
stagnant sticks succeed sumitomo symphony tabloid tadic taiwan taliban tech
textiles these thunderstorms toddler toes tourist towards trademark trends
trusts tu tufts undermine varied vega vegas vegetable vests vicar victor
victoria voice wah walter walters wayne weaponry when widely wie wife writer
york zheng zidane zion
-35: abacha accurate aclu acronym activist addicts aegean aided alexis algae
altering amphibious anatomy anime apache arbor archery arose asia assembling
avail bakery bamboo barney because becomes beit bhutan biggest blanche boarded
bombing cabrera cadets carrots casa casualties chains challenged cheng chengdu
cincinnati coherent coli com commanders competence congolese considerably
contradictory cruise currents cutler dal denominations depended devote displayed
disposable don douglas doyle dozens draining drama drought duel dynamic embark
ernesto etienne eugene factions fish fishery fleischer flick flora foliage
forest forests forrester franz friedrich furor ganguly gaston george giambi
giuseppe gore gown grains grassland gum gunners handy heavyweights heir helmets
hilton huang humid idaho il inaccurate induce inferior ing internationally
invasion investors island jammu joanna jumping kan kansas kenny kerry khalil
killings kim lancaster landmark leadoff lennox lessons lockheed logic lose
machines maier make mann mar marketed marriage marshall mauritius mccarthy
meaning mentioning merging militias mismanagement mistakes mobil mollusk musab
myers narrator ned need netscape nld oppose organization organizers osama
outpost parker past pastoral patrolling pedestrian phillies pink pla pneumonia
pol preside proclamation professor professors prohibition prompting propelled
prosecuted puerto punish rabbani racers rallies ramirez randolph raped rbis
recapture recognised redskins reeling rees referring reflect reluctance
repertoire republicans responsible responsive restraint retaliation ribbons rift
rudolf salvatore sbc shack shape sherry shopping shui silicon slam slave soar
specials speculative spotlight spread springfield stabilizing stinging
submarines subspecies suffered sustainable swim taha teamed terminology terri
therapies throughout thwart together traffickers trainers trick trinidad tucson
turbulence umass unveiling variety viacom vigilance villages virtually visiting
waited wake warring waterfall waters weaken weiss whatever wholesalers wimbledon
wolff worcestershire workplace wounded wu xiao yong zia
-30: abandoned abhisit accidents adapted africa aiding ailment albert
albuquerque anglican announcer anywhere ashley asian athletics atlantic ba ball
banda barrow battered battleground becker bedrooms benton bible bickering bihac
bio blasted blazers bledsoe book brand brawl bride broth bulldogs burst busan
calmly canary cancers caterpillar chandler chaudhry cholera chung chunks
cleveland climber collegiate collingwood compared completely complex complicate
complicated compromised conceal conceptual considerable considers consistently
constantinople constituents contend cornwall costly cpc cracks crawford curry
curtailed damon danny deacon debating demonstration desmond dialects dialogue
dickinson dipping disadvantaged disapproval distributors does domenech dresden
economies edwin embarked emory emphasis encompasses encourage energies eradicate
exile expeditions fallon farrell farther females finding fitzgerald fleets
forecasting fours freeman fritz gained garcia garner gen glacier golds grows
grumman guillaume gut gymnastics hainan hangzhou harrington hashemi hasina heart
helmut hillside householder implies incidents inland interrupted intimidation
invitational it jefferson jessie jintao juliet keane khmer lahore landslide
larson lauderdale lawson least lemon linguistics loser lyric manmohan marquis
martins massachusetts matchup matthews mazda meat mehsud melt melvin mend
mentions mercer mi midtown minorities mobutu molina monastery monica monsoon
mori mosquito moussa mustard nasser navigate nerves norris nymex oceanic
offensives omar outbreak outlawed outperform overcrowded palin papandreou
paramilitaries party pat philip phrases pike piper pomeranian powerhouse
practitioner predominantly princeton protesters protests pulitzer pulpit ranger
rebecca refuge rene renounce repairing reprisals robson romero roque rural
rushdie russell ryutaro said sal sam sami sauce saved saves scarf screenwriter
seminary shapiro shinawatra sihanouk singer sister skating sloan socialist
softened son soto spat spencer sprawling square stabbing stanley strengthening
strengths subjective suggest suing superior surrey surveyed suzuki tamil tents
terry thaksin thrashers tick tina toh treated tree turns ucla ultimately
undertaking unfit vague verona vietnamese wallace warships westwood wet wheeler
while winery winning word wrestled wrong xie zardari zeng
-25: abdul acceptance accorded accusations affecting amazon ames android angela
anhui anne appliances apprehended artworks association atlantis attendance
attention auschwitz automobiles bathrooms battle beans beetle bell bilbao booker
borne boucher breathing brendan bryant cage cal cannons carved cattle cemetery
cheshire cite clemens clinching clr coles collided comparable complaining
concentrated conserve consumers conway coup craft created dairy darren davydenko
deaths deteriorate disappointing disperse distinct dmitry documented dong
doubtful downtown duffy dunk early economists elderly els emerson ensemble
ensued erie espionage executing expectancy express extent facial fahd fallujah
falsely farms federation female fidelity firmly flintoff fowler fundraiser
funeral fungi gateway gayle geopolitical gingrich glacial glass graffiti groom
grozny guadalajara guatemala harder haven haze hears hebei higgins hubbard
hussein hutton hyun ii impacts impaired indebted institution insurgency
intensify interactions interests invited izetbegovic jalal jiangxi jilin kane
kathy kendall kiev laborers landslides lectures legislator liaoning linda
lingering livingstone lleyton maine majid male marietta marriott marsh martinez
marty masri mcdonnell meal meaningful melodic mercenaries met midnight miliband
mixed mixes modest montana mouse mtv mvp noise nude opposed orient pac parishes
paul pauline penny pereira perpetrators photography piedmont plantation players
pontiac preparedness projecting promises prostitute protester protesting
psychologist pulp radios ranch raphael rapid rawalpindi recent reformed replica
residing reunite rewards rios risen rivera roadside robe roberts rockefeller
rocker rodney roh rok roofs rooney rubble ruiz rumsfeld sadr safin salman salon
sampson santa sarah scarborough sharif sharpe shearer sheikh sidney simmering
sinking slater smoke solomon sonia sophie southwestern souvenir spent spinach
stand starvation steak struggled submerged succeeding suharto sutton telex
temperatures testament thumbs tiny touches tough traders trapped traveled
trousers twist underwater unfair unions unreasonable uphold usc val valery
valued villiers warplanes winnipeg workings zah zanu
-20: abandon abdel abusive acres act acting aeronautics affordable altogether
ambiguous amelie anatoly annals ansar apparently assaulting asthma atlas aurora
bacteria bahn baja baptism batted beforehand bending benny berman betting billed
bite blames blow boroughs bouts brenda broadly buckley build busiest butter cali
cannon cardoso carrie cause cedar ceremonial challenges charleston charred chen
cherokee chicago chin chose christchurch christophe chuck churchill civil
clogged collection committing competitors complexity confederate conflicts cook
cooke crossover defeated defeating defeats demolished deposed detective
detectives devon difference dilemma disruption dominant donovan downturn drogba
dudayev dwindling earl elizabeth emblem embryos empowerment engagement enhance
episcopal ernest ethnicity expanding experiments explode expose extremist
featuring firefighter fits flushing fog footed foreseeable forts forty frontline
fuels fulton geared geoffrey geometric gerry goran greenpeace griffin gulf gym
handicap harp headaches hideout hinder his holed honour hoon hurling hybrid
inception incursions informed interaction islands jaime joining judd juice kamal
karim karzai ki klinsmann knot knoxville koizumi kraft kumaratunga kurdistan
kyrgyzstan lackluster led len let leukemia liberia lindsay listener lounge
loyola lublin lynn mack mansion maoist maple marat marcia marshal masters
matthew mccormack messenger mexican middleton mixing mongolian mortars moshe
moth mountainous nabil nausea nautical neville nissan noted nut opportunities
orchestra pacific pain pamela partly patten pensacola perino persuading plavsic
population poses prayer presumably presumed prevented professional public quo
ranged rapids reasoning rector reflecting relative reservoirs restoring reunited
reviewers ridden rosa rosemary rovers salam salmon scale scattering scholarly
schwartz sco secondly seizing servicemen setback settlers shaved shooter
shortstop silk slim smooth snapped speech sphere stepping stones studied su
subdivisions sunnis survivor swift tactical taxis tent this torino torres
touring translates transparent trapping trenches tribunals tried trivia tsai
turner unfairly unsettled vicente villa vocal volunteered watershed waziristan
willem wong worsened wrestling youngest zoran
-15: abbot aberdeen aceh acquiring adams altar alternatives amos analysts
approach arab archaeological ashcroft assertion ayala bargain barnard barring
baseman bashar bbn beat beetles beneath berkshire blackmail blaze blew bolstered
brewer brittany bullets bureaucratic byzantine cake campaigned campaigning
campaigns cathedral caucasus challengers changed characteristics charles chevron
cisco clash clutching coaches collaborator collector confidence consolation
consolidating context continental controversies cooking cooperatives countrywide
courtroom crater create creation crist critic culprit cypriots dane deceased
dengue depend descriptions dialogues diego disorder documenting dominique
drained drift duet dug easiest edison eduard emilio enactment enforced
engagements everton evicted example explanation facade fah fairway fang fatah
feet ferguson fertility fine flared foreigners gainers gallery garlic gather
gorge graham grappling grave gul guru gustavo had hadley halftime hardship hart
hawkish heels helmand helping homes hooper hornets houses influenza ingushetia
isabel isolation ivanov ivorian jets joanne joe johns jong judging justin karl
katie khalifa kirby kmt lao lasted leroy lesotho levi lied likewise liquor live
longest lorraine loudspeakers lunar macintosh mackenzie maddux mai malone marina
markets martyn marwan masterminding maurice misses mixture modeled moines moro
motivation na narrative nearly needy nesting ngos nineteen orange orion osborne
out papua parties patricia patrolled peaks pepsi person photographer pier pippen
pivotal plum precinct priest prius problematic prostitutes protect publicly
puzzle quick ramon randall rao rebuilding redmond registering relax reluctantly
researchers resided resident rigged rise role ronald rotten samuel saudis sawyer
scathing seismic semiconductors separatist settled shaath shelters shooting shop
showers sigma since sino skopje sniper snowfall soaring soda spate spilled
stabbed stocked strikes super supermarket survival swine swords tacoma tailor
tatiana texas thatcher tore tracy transformers twa unaccounted und underwood
unilateral unionist valle verizon waco walker walled waterloo weakest went
willow winchester wired woodland xu yoon zuma
-10: abrams absorb accurately affects aground already ancestry andrew antibodies
architect asahi assaulted asteroid attaches authors autism aviv balkan banner
bce beating beats beleaguered bellsouth belonged benefit bethlehem beverly bian
biased blackouts blogs boats boil brad bravo breakfast brennan burning butterfly
call cambodian carroll cartoonist cathy cbs centerpiece cho clothing colbert
combatants combining commenting commodore common complicating compounded condoms
conglomerate consider consoles constructing contra controversy cramped criticism
criticizing crop crystal culprits cultivation cunningham dade damaged defectors
della dem democratic detected dioceses disappearance discussing diyala doherty
donaldson downside dragging draws earned eaton electorate enforcing environment
erekat essex ethiopian evelyn exists fabric fairness farmland fat fe fields
flores flowering footballer forces franks fronts garment germain gerrard getaway
gradually gran grinding guam guerrillas gunbattle guzman hashim hayward heather
heaviest heidi heiress helped her hillsborough hms howell hundred hunger
illegitimate illustrations immigrant incident india infiltrate intercontinental
invest iraqis irvin is issa jammed jiangsu jirga joachim julius junta kay
khodorkovsky knocks kodak kouchner kuchma lacrosse lam lapd las lax lesser
likelihood lobbyists local lodge los lowe lying madison mckenzie mclaughlin
meanings mick minivan mladic monrovia multimillion napa napolitano nashville
networking northrop novartis nudity olusegun onward opium oracle orbiting
organize organizer otherwise overwhelmingly panther partnered passer pataki
patti peter phil pinpoint pirated plastics plata poison polytechnic positioned
posters pot ppp precursor prediction premiere pressured preventing producing
profanity prostitution protested purdue radovan rahman raj rams rationale rauf
ready reasons rebuffed renovated rested rings rivals robbie rodriguez roles
romanized saddam sank satellites seles shalom sharm sherman shown shuttered
skilling slender slipping smog soared southwest specimens standing stands
stevenson stockton stronger studying sullivan summer superiors surgeons
sustained taylor telephones television tension theresa thin till tim time tirana
toured traced trickle trumpet turkmen unmarried unpopular uzbek vice walsh
warned waterway wb weakening weightlifting whistle white woodlands xfdws zemin
-5: aba abdallah ability abusing achieving actions actively adnan adopting
alarms aligned alpine amber approached argument assailants assaults associates
aviation azerbaijan baath bahadur bai balcony baltic barely bean bert blanco
blasting bodyguards boiling bolivian brandenburg bricks briggs bruce caldwell
canucks capita capriati carbohydrates career cautioned ceramic chang chiefly
citadel clergy coke collaboration collapses colonies colspan comcast comfortably
consistency convergence cooperative could cranes culminated debut decisive
declare deeper degradation dei deny dice difficult dig dining discovered
disrupted djokovic dominion drastic drew dunn durable durban dwelling eggs elian
estuary explorer flagging focused forehead franchise garciaparra genocide
georgetown gigs gloucestershire go green greenwood gucci hall hamburger hampton
hang harpercollins hawkins hazards headache hills homered hubei industrialized
involved isle jamie jaw jay jaya johann julio jun juve keith kill kinkel kirsten
klein lacks lamar laredo laura les lessen lie limbo lincolnshire louisiana lugar
maid malaga males manages mare mark marking marshals maxim mayor means measuring
mechanics medina medvedev mobilization modernization mogadishu mora morrison
movements moya murderer ne nearing nelson nonfiction norodom nova nuggets odom
oklahoma olds one oriented outsourcing oxford pairing particles pastrana patel
pearl pebble perennial personal physics pleading porous posed pour predecessor
pressuring primakov principality principles privy producers promising
quarterbacks quiz racing ratko raul raw reception recovering red referees
reflected reilly rely renting represented revive rico robb rookies rose rounder
saeb samantha scenarios sciences scientific scotia scots secrecy secretly
selectors severed shane shared shaw shipyard shoot should simmons sitting skater
slamming slayings slowing smugglers social soldiers southern species sponsoring
spurs stanford stretching suu suzanne sven tanjug tens tensions terrain th their
ticking tory toshiba toss towers towns trauma treatise try turk turkmenistan
underlined unify unix unlawful unnecessary urged usa ussr veterinarian vicinity
virtual voters vowing voyage wade wang welcomes wesley wilkes won works yacht
zimmerman
0: abed abramoff accepting accomplices accountants adidas aerial african
airstrike aisle alarm alexander ambassadors anglo answering appeared asking
assassination assassinations atmospheric atta attackers austin avert away
bakiyev baron barrage beginning bel beside billiton blows bolivia bombings bow
boxer broncos bunkers burlington burrell canceling capitals casts challenge
charlton chat chennai choi circle cody colts competitor complexes compromises
constitute consultants convention corridors councilor counselors counterattack
courtney crawl daryl dave debates declarations dentist derives descent
deterioration diamond dick differ dime disagreed discovery disease dissenting
eagle easily edward eighteenth engineers enhancing envisions espanyol evan event
executives facts falcons fiji finale finds fired fischer flyers forestry
formations foster francesco fresno friedman georgia gerald gibbs giovanni
goalkeepers guilty gunman habitat hamdan handheld hanged hartford hashimoto
hayden hierarchy highlight hokkaido hosni hostilities impact implicit imposing
inacio inflated inning insists instability instances intifada invasive irish
ismail jaguars jared jetliner joel johansson jorge joseph julie junk keating kph
lake lamps largely latham lay leader lehmann lena levelled lieberman lobbied
lobbyist lopez lowly lra lukas luxury maintaining maize majorities manager manga
marines marquez martin mckay meager mercantile mergers middleweight miguel miles
mined minibus minneapolis modernize mombasa morris mound multinational mumbai
nationalities nicaraguan nonprofit noon norm noting offerings oliver opener
opting origin ottoman outfielder outreach owners pak paula pave petersburg
placards playoffs plunging poker pots practices predicted pristina profitable
propel qassam quell quicker rampant references reflects regime reich reliable
remarks represent represents resigning resonance retired reveals rosenthal sands
sara saying scenario schilling schumer servants shoreline signs skills slight
smear societe solving spector statehood steelers stephens stoke stopping
strongholds sugar suggesting suggests sunni suspicions syrians tariq territory
theo theory tide timorese toughest tractors trader trails translating trooper
tse umpires undergone unification united uphill upstairs uzbekistan verses
vinegar warren wartime wasps wilhelm wilkins win wisconsin work yangon yeltsin
yoh yusuf
5: abc accumulate accusing ak alito analytical anchorage anders andre appealed
appearing asphalt atalanta attack avenues avoids ayman backer baden bait baker
barn batsman be beef benches benson bikes birch blankets branding broadcaster
brown buffalo burma cadillac california came campbell campuses canyon captained
carolyn carter causing censorship champion cheek choir circumstances citizens
clark clement clinton cnbc colin commandos communion comoros comparing concord
conflict connecticut consistent conspiring constitutes consulted contribute
convent cope coruna cotton crises cristina criticized croatia cruiser cuba
danielle dar death dependence deteriorating dillon director dirk disadvantage
display divide dried drone dwellings dynamite eastman england enhanced eriksson
europe executed exhibitions faltered fatal favors federations fend fernandes
fielding float footing forbes frederick furnished generale geological gill
grange grounds guided gunships gwen hammond hamper hancock handball havens
heisman hobart homeland hugh humidity ignacio impartial including incursion
individuals indoor inherit inner insistence institute insurgents integrate
intending interfering invitation ipod ix jaffna janeiro japanese jill jimenez
joints kandahar karen katz kensington kentucky ko kohl korea la labeled
laboratories lankan lend librarian limb limerick lynch mahmud maltese mansfield
marine marion mccann melanie melody methane montenegro mph named nantes nate
nets nicky nikolay nobel normandy notably nunn nursery omega opinions
organizations outscored paints participated particular pcs peacemaking peeled
peninsula penned peppers persistent pew pg physical pine plotted politburo
posthumously potentially prep prolonged psg psychology punch punches rae rafter
ravens ravi reader recall regan regent relates remedy representing rifles riot
roaming rosario rust rwanda scant scar schiavo schuster scott scout senegalese
setbacks settler sheila sinai sit skier sleeves smallest snatched spark
specializes speculation spence spills spin spree staples steal steamed stole
strictly suburb suicide surround swam swat synchronized syracuse tajikistan tao
telegram thirty tom tomatoes tommy tong toro transplants traps trimble tumbling
us vacation vatican veteran viewing virginia visit vying warwickshire weakness
welterweight whip witness wo wreck wreckage writes writing wrongful xv xvi yeast
yesterday zebari zoe
10: accusation achilles addressing advocacy alerted ali alvaro americas amir amr
analyst andersen antarctica apology appearance arise armed armitage armstrong
arthritis ask astronaut atoms attacks auditorium avalanche banja banning barak
biathlon bomber books booths bounds boyfriend buckingham buildings buying cai
cairns canon cardiovascular caroline catcher cdy ceded cereal chairman
chernomyrdin cheryl clerks coastal coffers collapsed combating conclusion
connections connor conspired contended contenders contradicted contributes
conversations cosmetic cowen crackdown crafted criticised curt cyclists dalian
dalton davenport de dealing deemed defend designer designs diagnosed diamonds
dictated different disappears displaced disposed doe elevators emmy enforce
enron entirely evening excel expatriate expeditionary experts explained fault
favourite ferreira figure flowing foam forested forge fray fridays garros georg
gephardt giving gomez greenspan guatemalan hafez hamas hampered hence henin
highways hilltop hilly hits hoh honduras horwitz hotly hwa hypothetical hyundai
ibm ibn illnesses inaugurated indies informing institutions instrumental iowa
islamiyah jacket jaguar ji jiabao joined kabila karadzic kgb kingdom kitchen
late laureate libel lightly lineage litvinenko lobby louise lyons madras mahmoud
makers mallorca marcelo marino matsui mcgee mckinney michael michel microwave
militant minnesota mississippi missouri moi mosul motive mouth multimedia mural
nadu nato nearby nec networks nordic observation ocalan offensive olympic
orchestral ossetia outlying panthers paralysis paramedics participating pens
periods perth petersen physicians pitch plagued playmaker playstation pleads
policeman policemen pow principally prolong province prussia putting racket
rammed recruit reel remedies rendering reproduce reservation reserved
retaliatory reynolds rhode ria rice rocks rub salinas sanitary santo savoy
sebastian sellers selling shandong simon slopes smith solved southernmost spikes
spitzer spokesman spreads spring springboard stain stalls standout starr stephen
strained stretches stripes stuart stuffed surgeon suv sweep sweeping swollen
symptoms tactics teammate tnt told trash travelling triggering tuned typical
unacceptable unrest vanessa verbal vieira volcanic webb weekends weeklong weston
wii william worldcom worries wrestlers xerox xiamen
15: abidjan accused acre admitted aerospace airports albany alexandre allege
although angeles anti anticipated antoine apart appearances appointing arizona
aso assisting aston astronauts attic balkans ballard bari barr baskets beacon
beaumont beijing belonging bin bono bordeaux bottles bragg breakup broke brook
business catalan caused chargers chesapeake chirac classrooms claudia climbing
cocoa college colorado colours commander compaq competitions compose
computerized computers computing conceded consensus course customary cycling dai
dawson decline derbyshire devaluation develops devise dismissed dismisses
distortion duke economy el elements emerges en endorsing enrich ensuing er es
estates exchanging explosion faculties farmhouse fate fibers filipino flooding
flu footprint formerly fortnight frequent galway generally get goma grande
grazing gregory grind groups grueling guangdong guild hamid hanging harness heed
hermann herrera hezbollah highs hiking holmes hostel hub implied inaugural
introducing irna itself ivanovic jacob jake javier jeopardize jermaine junichiro
juries justices juveniles kashmir katherine keeping kelley kia kills land lanka
lbw ldp leadership leapt legitimate localities lotus maneuvering matters mcveigh
meant medalists memory metallic mexico militia milwaukee mindanao mohamad
mohamed moore moreover moving mueller murders najaf namely naples napoli
national nestle nhk nn norte notched nuri obama organisations other outfield
paternal paths pavement phillips phoenix picking piers places polio pops
positioning prefecture preferably preferring prestigious priory produced
profiling prudential psychological pushing quickly reconstruct regained renewing
reproductive restive rio ritz rome rouge rue ryder saharan salah saturdays
scrambled seahawks sean secretary shelves shootout shows shredded sicily sierra
silverman simms situated situations sluggish somalia songwriter soundtrack
sparked specializing speedy spokesmen springs squads steffi stern stevens sting
stores stricken strikers suggestions supreme surging ta tainted teeth therapist
threatening tongue towels trail transatlantic treason tricky trucking tyco
ulster underscore unknown vest viagra volatility vows wants was weaknesses
wickets yahoo yokohama
20: accomplice afternoon aids airplane alpha aquino arlen armor ascent ashton
attendants augusto bachelor backwards bae baht baird band bankrupt barack
battleship beck berg bernard beshir beverage blitz boca bombs brain broadcasters
bt builder bulldozers bur burgess bush canberra catches cathay caution
centralized champions changing choosing claimed cleric clifford climate cloud
clubs cluster coffins cognitive cohen commissioner commodities compete
compositions concorde conducting confederation considering contending contests
continuation continued correlation couch crime cruz curbing curtail
czechoslovakia decay decoration defamation defending del delivering diabetes
dictionary didier digest directed directing dissidents diver dozen dupont
economic egg eldest enclave enclosure enriching entrusted equities erected
euthanasia evacuees exeter exhibits eyewitness favour fire fitch flew fliers
flute focusing forcibly forging fortifications frozen fugitives gallon gamma
general geology goodyear graduates greater grenades gunmen hampshire heirs
henrik herzegovina hides hodgson hosted hubble hutchinson hutu increasing
indication injures inscriptions intention irina japan jonas kaplan knives kumar
landlord lavrov laying lends liam libraries lima logos lone longstanding loosely
loss luanda lungs macedonian maria mccain mcclellan mclean meals medley miners
mini mittal moe momentum montenegrin mr mussa nadal name nbc newcomer nightly
nowitzki oleg opinion ould outcome outposts owner pace particle pearce pettitte
phillip pittsburgh planting plumbing plunge poisoning porto powell preserved
privately prizes progress proposing proposition protects protestors quality
quran rafael read reasonable regions republican rescued retiring reviewer rica
roads roc romney rubbish ruben runways saarc scoreboard scottish seasons sergey
settling sewing shortcomings shots siege ski skyscraper slice slope smoking
soils sony sore sotomayor south spear spinning stab steven strangled
strengthened strengthens sufficiently sulawesi svetlana sync talabani talbot
tankers tapping tat teaching teller territorial terrorism terrorist times todd
toulouse turn tv unconscious undated unesco universidad vanity varsity verse
violating washington wei weld wells werner whoever wichita wiley xavier yangtze
25: aboard accelerating achieve ad adversely advises advising affected
affiliated again aggravated aim airstrikes alba allegiance alone ambush an
andres anna answered anwar arch arguments armenian armey armistice arrival arson
assembled assumptions auburn bankruptcies barber bates bavaria beefed begun
belmont bertie blair bombardment boosted botha breakout browning browns brunei
bryan burkina by called captured caracas carlos categorized caucuses chao
chapter cheat chemistry clarke claudio clifton clijsters cod collecting communes
comparative complained concentrate condemns confessions connie cooled cornelius
counterparts ct cues cup curling dagestan dale damage datafile davis debris def
democrats denying derek detect developers dies dili disorders disposition dorm
downgraded du duncan during economist eighteen eileen embryonic enclaves ended
ensured essays establishing explodes favourites fingers flashpoint foiled fort
fragments future gareth gary gave georgian gerard giles global globe governments
graduated guides habibie hamad hanover heavily heights heinrich hints hiroshi
hossein indiana institutes instruments isolate ivory jenny joaquin johnson
journalists kabul kirchner kms kok labs lacked laptops lime linux liters liu
lott luis macau marble margaret market marrow massey massimo menem mgm milosevic
miranda moscow moslem murder mv nagoya nba negligence neighbourhood nicole
object of oldham only organise paceman panathinaikos papal paramilitary parity
patrick pep perez philadelphia picture pinch planes pockets poh prasad privilege
pro programmed pumped rabin racer ranariddh reactions recaptured region
rehearsals rehman reject relied relies remains renamed repetitive reruns
restrain reward ridges routines rubber rubin rule runners russia sabotage saeed
sagging samsung scored seated secretaries serving seventeen sharp shelter shirt
showdown shrapnel sidelines sims simulated skated sooner space spiked spouses
sri stamford steady stocks straight submarine surges tackling tallahassee tampa
teachers technology tel threw tinto toilets trans turnaround unconditional
unconstitutional unmanned uss uttar variations visitor vowed wallabies watergate
with working worth
30: absent adelaide adobe advances airlines alberta altitude amp andretti andy
angus annapolis apostolic aqsa argued arroyo arsenal artillery ashore assad
assailant associate atom attempting attends attributed avenue averages awards
banned barnes bashir bavarian bayern began bicycle bipartisan bishops borneo
botched both botswana bought boulder brace broadcasting brookings bushel byrd
calculating campus canoe cantor capt cease chapel chechen chechnya cigarettes
ciller clare colonel commandant competed condo confederations consequently
cooperate corporation correspondents cosmetics currie czechs darrell dating
debuts decliners define denial denis denny depends deportivo destinations det
develop diane difficulty discrimination diversify dorset doubts doug dpp draped
drastically driven dudley dynamo earnhardt embryo entity eponymous eradication
erased escaped essentially estonian evade exploration exported face faltering
fernando ferries fight filmed flaw flint flooded fore forex fouled freeway
gameplay garza gates genoa gently gig goals gonzales grand groceries grocery
hails hairs harbour hassan hebrew hector henderson herman hooker idle ifor
impetus importing inability influx injecting insisted inspecting intel istanbul
johannes julien justine kmart lamont lance leafs managers manifesto marseille
mason mdc medals mediterranean mental mentioned menus metz migrant militants
military mlb mostar motorcycle najib nancy nationally neighboring newswires
nominated nonpartisan northward northwestern norwich objected occupying olympics
organised organism outages overlap pakistani palestinians parked peterson phony
piero piled pleas po pointing policymakers pools pornographic possibly
presentations prohibiting psychiatry publishing purge pyramid qaida raids rebels
recession reyes rightful rising rn roland rosen rough routinely royalty rushing
salomon sandra schwab scrimmage se sensitivity sergio sheriff shimon shocks
shutting silva singh sinks size skull slammed slaying small softer solid
somerset sometime spam spraying st states stormed summits sunderland tae taipei
theoretical thornton thorough throne token topping torah tours tripled troubles
troy tumbled uncertainties unconfirmed underground uneven usual ut utah
videotaped vietnam viii viktor villepin vista void volatile volley von wada
wellington without witnesses would yugoslavia zarqawi
35: able admiral advancing afforded akhtar alam albright album alexandra allan
anderson another antarctic antibiotics arguing aria arises at auckland bali
balked barcelona barings basin bay beatings belfast bissau blast bogeys
bombardier brighton building burnley byron cagliari cas catalyst chairs
chairwoman cheaper chelsea cheney chipped choices chop clandestine clear cliff
clocked coated collins combine connolly consolidate constant contender
continuity cooperation corpse counted courtesy croat crocker culminating cum cw
daewoo dallas das daytime decorative deed delta departed depth derail
developments diaries discipline dormitory draper drawing dry duff edmonton ehud
emanuel empty endowment enrique equalized equalizer exploded extensively facing
factories fao fayed fewer flash florida food fouls fresh freshmen fully gbagbo
glasgow harassment heads hedge hmos hong hwang inadvertently inconclusive
industrials indy infants interpol involvement islamist jarrett jennifer johan
judith juniors jurisdictions kaiser kazakhstan kept kerr knock kyrgyz lagging
landings languages leningrad lethal lighthouse looming lunch malaria manor
marginally mauresmo mcchrystal medal melissa min minimize mint mold mottaki
msnbc muller mustang nalbandian nevada newspapers nhl nl nz obituary obliged
offense olsen opposite owen owns part pasha pause pendleton performed perry
pfizer pierre pinochet pledging plummeted plunged plural polls possessions
prematurely privacy progressed prosecute prosecutions protective prussian puck
quoting rally rapper rasmussen reciprocal reclaim record recounts recruited
regency rehnquist reinforce relaxation rematch resuming risks rochester russian
salaam saleh seals seaman seniors serbia serve setting sf shall shifting si
silvio skate skin slams soon sovereignty spacecraft spears spells spike stewart
stockholders stone stun styling surge sussex teaspoon terrestrial thinner ti
timothy titular topple toronto tottenham townships transparency transports
traveler travelled turnout twisting uncertain unified uniform upon utilize
vaclav vegetation virus vivendi walton warburg weaker welch wheat williams wings
wooded worked wrongdoing yielded your
40: accepted adhere advise airliner alvarez anita annexation annexed arrested
arrows attempts aung autonomous ballack ballistic barbara bare batter betis
blades borough bradley brass bremer brigadier broaden brushed buccaneers burial
cannot canterbury caucus ce charlotte chevy chiefs cleaned closely club collier
communication compare condit contributing conventional countess crashes crews
crosses cullen dealings dealt deflect den denies deprivation destroyer diet
discarded disciplines dived doh drawings duo emigration endeavour engineered
enlisted episode equipped erosion ethanol exporter facilitated fall figaro
financier fluctuations fossil fulfill geographical georges gonzalez gordon grab
granada greek greenback greenland guangzhou guinea harmon heavier heavy hectares
hepatitis hijacking homicide hood hooks hospitals hotel improving indecent
induced informally inherited instance intact intend intervened italia
jacksonville jarvis jason jenin jenkins jonathan josef jumped keel kong kyi
labels lace lag lambert lampard landis lexus liechtenstein limousine lined
liverpool liz locally logan lsu luka machine magazines mali marianne master math
mathieu maxwell mca medium miami miers mike mir mobility monterrey morgue
morning motorists mubarak nasa natal near nicotine nigel nippon nuevo opposing
optical orbit organs ousted palo paolo parkway participant path pawn
petrochemical pf pga philippe pieces pillow piracy potomac power precautions
preceded presents prevalence proportion quito raja raleigh recently reno
repeatedly repeating researcher reunification richard rsa sacking sanctioned
satisfy schmidt senator shipbuilding sliced sneak sold specter squarely strain
streamed stressed suarez sums surveyor surviving symington tampering taps
technique telescope tentative terror testifying thick thierry thompson threat
throw tightly timberwolves tomorrow toni torch towel travels truce truckers
tuberculosis tumors uaw undecided unita urging vale venezuelan ventures venue
verbs verde vi vol volunteer waist wes west wrongly yamaha yates zaire
45: ababa abbey accessories acoustic acquittal afghan against agricultural ahern
albums alexei allawi amid andrews angelo ansa appears archeological ari arkansas
assurance atkinson atlanta atletico atomic await awaited banco bangladesh
barnett bars behavioral bengals benin besieged biological biomedical blackberry
blistering bodies bodily bone british brush bumper busch businesses cafeteria
callers cameras can cheapest clue coincided color coma combatant comes commanded
companion corporate countdown counties countryman county crease crossed
customers cyril dakota damp dams defuse dennis denver depart dependent
deregulation differing disparity distances diving docks doctors donated drove
ebay efforts elaborating ellis emeritus endorsements every excavated exchanged
faction fallout fc felipe fellowship ferdinand fernandez figures fina fis fit
flare flaws florence flux forehand forth forums frontal gabon genus gomes gorges
greene grupo guaranteeing guarded guarding guido halifax heavyweight hijacked
honorary hosts households hydro if illicit illinois indications indonesia
informal insure international intervention interviewing iranian ito jean jemaah
kafelnikov keeps korean largest le legislatures leone lewinsky lining lips
literacy lori ludwig macedonia makeup mans massive matched mathematical mcgill
medicine melbourne melinda mendoza microsoft middlesbrough midland missile
missiles mls mofaz motel namibia navigator newcastle newer nfl nick nielsen
nominate nominee northeast obstacles opposition oregon organizational outskirts
paying peaking pediatric pepper perks pest pesticides philips photographs
playoff please porch preseason priesthood prohibits properties protracted
publishers purported quarterback questioned race raising rapes rebel receptions
refer regain relocate replay reservoir retire rodham roommate ruled russ samir
sand sanitation sans scam schroeder scoring scot screens seasonal secret
selective separating shin shortest shot simone sirius slobodan soldier soloist
southampton sprinter spying stop stove strait struggling subjected survives
swiftly synod teaspoons technologies tempo tennessee thor tianjin toledo trainer
translated triangle troubled undersecretary upright utc vancouver vick viewer
violate warden warner water weak welsh wheelchair worsening yevgeny yielding
yudhoyono zapatero zoning
50: abductions abide abkhazia accept accidentally accommodate accompanied across
advertised advised advisers al allegation alphabet amd ana approaches area army
arrived assemblies averaged axis baku bedroom bend birth boycott broadband
brokers bulb caliber cape carlisle cascade casey casting chain chairperson chase
chile chris chronicle citizen clerical coast colleague combination commercial
commit computer conductor connection contribution cookie copying corners
councils cr creates croatian cynthia danube dario datuk defected defences degree
delhi democrat detachment differences diluted dividing dow drums dye ea
educational efficiently ernst estrada etymology evenly exporting faster fatty
field firstly fitness flanders flanked fly formed forming found fraser freezing
fuji fujimori gallons garbage gavin generate geoff graduating granite guns
hallway halting hardline hauling headmaster heel hereditary hesse holland horta
hospitalized hypothesis icahn imprint in incorporating initials insurers
insurgent intersection jaafari java jerome jing joey jones journalist judgment
jurors keep kellogg kicker kristin language laurel lawyer legality livingston
lucent madoff magnet malawi maliki manchester maternal measured metropolitan
michelin migrants mission monopoly muscles navarro navy olympiakos operatives
optic or otto palestine panetta par partnership patterns pearson peruvian picket
pilots pinto pistols pitted pointed portable poster posthumous poverty practice
pratt premiered preparing prevent primaries progression quebec question
reaffirmed receptors reclaimed reconstructed rehearsal relief render rents
resistance restricting rick rigid rival rolling royal runs ruud sacramento
safina sayyaf scoreless season sewer shanghai shawn sideline signaling simpson
simulation singapore sink slower smoothly smuggle softening sovereign spill ss
stranded straw strokes subaru suffrage susan suspicious tanks targeting taxed
telephoned thames tony toyota trade translations trip troops troublesome uncover
underage unfavorable veil venezuela vic victim videotapes waits walkout wall
warnings waterford westminster wilson windsor wreath yasser zelaya zhao
55: abbas abdullah active activities addis adrian affiliates afl airs alberto
alias alicia allison alps alto ample anchors antonio areas ariel ash assume
autograph az bagram bak balloon bart basra bearer before bentley berlusconi bind
blogger bogey bogota bonds boosting bratislava brief bump cac calculated calgary
cancer capitol capture carl carlton caspian castillo centred champ championships
chief christine clarence cole coleman commanding commonly compass composed
confession continue contributions convictions courts crane credentials crouch
decker declining decrees deepwater delegates dementieva detroit development
dhaka dimension dip discriminatory distress downed duchess ed egypt elbaradei
electors electronics elsewhere employ enact entities environmental eric
established excessive expedition fa factual faso ferrero fetch feyenoord
fletcher flip floated former foul freely french frenchman fumes fundamental
gains gallup gilles glossy goal graders grip group gt guardian guitar hardenne
harris havel helmet hinted hosting however iii imprisoned inflammatory
instructors internet interpreter jessica jospin jpmorgan julian kdp keeper
kingston laguna last liberalization lille lloyd longer lookout majority maker
managing maneuvers manufactured mci media mesa middlesex midfielders midweek
mitigate moldova montreal motorola motorsports mousavi moussaoui moynihan mrs
nailed nam naming neal nfc nicolas nih nile obstacle officials okinawa ounces
outgoing overdose paired paralympic peak penetration persuade perugia petroleum
pharmaceutical pharmaceuticals phones piles police posada potential pre preston
prints proliferation protected pulling punching punishment punishments
questioning qwest raced reaching reed refineries refurbished remote reporters
retirees retrospective returning rib riga robert romano roth rushed salzburg san
sarajevo save saxophone schools sergei shelton shire singaporean sm solar spaces
spans speakers squeezed stable start steele steiner steroids steve stickers
stresses stumbling subjects subscribe subway surrender surrendered swimmer
syndrome synthetic team tear thai thomas threatened thrown tracts translate
treaties tries unexpectedly up valladolid vickers violin wagon walls weekend
wharton winger wolfowitz worsen wrestler yahya yitzhak zimbabwean zoellick
60: abbreviated accuses ace added adriatic advantage afloat alabama albania
alcoa alex alexandria ambassador ambulances analyzing angles any apex appear
appointees arranging asked atoll average avoid balancing bangladeshi bike births
blackburn blood brady brisbane burundi campaign caps celta certain chancellor
chatham class clues coaching coalition coincides collision colon compatriot
conferred congressman consultative converts corey corruption courtyard crash
cska currencies defenseman definitive deforestation demographic denise deploying
deported derailed detentions developer differs disabilities disagreement donate
drawn drummond durham earning ecclesiastical edinburgh effect extant failures
fatigue fills fireplace for forensic forum generalized glen google goss
governors grammar grill haas hangs hastily herbert hoisted hopefuls icelandic
improvement incomes indianapolis inequality ingrid installing institutional
interrogated intervene its jet johannesburg kadima khalilzad kinshasa label
large latvian launchers laws lea leach legislators lines lobbying lottery lt
magistrates maher marc marked maturity mediated merit migration minority
miroslav mistreatment mk moran mortar mundo nabisco nationwide neumann neurons
ngo nguyen normal norwood nsa numerous nyc obligation occurring oman opened
osaka osasuna outright owned panama partner passing pastry pen pentium perform
performance permitting petrova photographic physiology pietro piling pillar
pornography portland positive preakness pregnant prime principals processors
promotions provinces rancho recorded rejecting repetition replays reprinted
resources respondents responsibility resting restoration restored retains
ricardo river rove rover rusedski sa sahara sars sears senegal severe sharon
sheridan shore signalled skeleton slew slowest snap songwriting soyuz splitting
springer stabilized stats stayed stuffing suit sundays supporting swelling
tactic takeoff taking tate temporal threats tiebreaker tiles timely timing tokyo
tracing transition tri trips turkey turnpike twin umbrella unemployed university
vaccines wait warehouses warsaw watts wedge wilmington wooden workouts wounds
yen zurich
65: acquitted action advancers advisors ahmad aig aires airfield airwaves antara
armenia autos aznar backstroke barbed belgrade belongings ben biden biennial
billboard biology bleeding boycotted brahimi break bronze brunswick butler camps
carriages carrying causes chiluba choice chongqing chopped christie clean
collections colleges colt columnist commencement commodity compensate
competitiveness complementary constituted constructed continuing countries
credible cue culled cummings daytona defended detectors devised dimensions
disbanded dnc easier eddy effects elect energy enterprise enterprises escalating
escape exercises experimental expertise fabio facebook fencing fielded filling
flipped floating flood force franc fugitive fundraising ge generated generating
genetic gets ghanaian ghraib gina grenade guitarist gunshot hansen henman herald
herve hicks honduran hutchison ibrahim ih indonesian ingredients interpretation
invitations involuntary irl israel jose judgement juergen kampala kcna kevin
khost kilometers koran kosovo kuznetsova lansing laos laurie leather lecture
lehman lewis lg lighter looms lords lpga ltte luiz magna makeshift manning
marathon mariano marketing mate mediate megan merchandise minimal miriam
mistakenly molecules monde motif muh myspace nerve neurological newark newsroom
ntv numbers occupation oceania offering opening opposes ordination organisation
overs pap paraguay partners peaked peru petitioned pickups place pollutants pp
probable progressively prominently proteins quarterfinals questionable ramsey
receptor recycled regiment repaired republic respond rim robberies run salisbury
saturday schultz scrambling seizures seoul series serves sevilla sewage shannon
sinclair sizable slack slump slumping solana somali spokesperson srinagar stade
staffed stearns stopped stretched students studies summoned surgical surpluses
swede tablespoons tail task techniques tenants tome topix torn tournament
tunnels unincorporated unlimited utilizing utrecht valencia vendor viable
vodafone warship worldsources xbox yonhap zaragoza
70: abroad acc accords addressed affairs affect aiming alison ambulance amounted
analyze anthony arafat archer arming armour aus awaits backhand baghdad based
belarusian beneficiary benjamin bhp birdie bodyguard boeing borrowed bout brazil
brick bust bye calls cambodia captors change child cholesterol christoph
citibank clay cobra commuter compuserve conferences conrad corps cory crude da
dan daniel debate debra defense definite demanding descending description
differed dirt disagreements down dutchman dyer effort electric employs ending
endorsement engineer english ensuring entitlement envoys equip essay estonia
evans examines exclusion falls fastest feasible flush framed freestyle from
frontman gail gam gate geographic give gorazde grease habib harper headed high
highlights hijackers holbrooke horsepower house identities immigrants imported
importers ina incarcerated incorporate indirectly infections infrared
installations insurer investor iran irrigation islamabad jennings joshua juan
jumbo juventus kazakh keynote khaled khalid khartoum kicked kuerten kurdish
laden latest latitude lien livni london low luc luke lund maintained major
manufactures marcos match mauro mechanic medics meg melamine merger merkel
miller minsk missions models morgan moss murphy mutations nablus nafta nanny ndp
nearest needles nichols nokia northern nose nouri oas observer oral ounce owed
parenting paris parma paving peripheral peso planning porsche portuguese powers
precaution preparations primetime prize produce prohibit provincial pt pursue
quinn quit quoted ramos ranging re redevelopment refugees reservations resign
resolving retailer reversing reverted ri right robin rossi rotary runaway saab
salt santos school score screenings screenplay sentenced served sharia shed shoe
showed sides simultaneously sketch skirt slices soil specialists splits sprint
stacy standoff streams stretch strickland stuck studio sued support surged
tagged tajik taxonomy touchdowns tournaments trace tractor upgrading variation
vilnius wagons whenever whether widening wilkinson winston wolverhampton wood
yields
75: abuja accuracy adverse affirmed agriculture air albanian alcatel algiers
alleviate altered angular antitrust arabia archbishop averaging award barricades
belarus benfica between blackout boat booth bradford broken bucs bunker cabins
cannabis cardiff carr castle cavalry centimeters chalk championship choose chunk
climbed clinics cologne commerce complying concerns conclude concussion
condoleezza connect contends continuously coordinated cordon corinthians coroner
costing counter cppcc craig crashed crimes daniels delivers denktash diary
dissident divorce dragged drains ds eastern edwards elbow electromagnetic
elisabeth emi emmanuel endorse enlargement est estate eventually expense expert
falling featured fiber flag flagged flurry focus forecasts foreign forthcoming
ga gabriel genome goaltender gop grabbed gymnasium hamza harcourt hayes help
hill hired holden hormones hsbc hubs humanities ida identifying indicted infant
inter interfax interstate jon jp kelly kent larijani lawyers leeds liberian
lightweight limestone logging loophole macdonald magazine maintain mathematics
mayoral maze mccall mechanical merged mills mining mitch nations naval needs
neutral newborn nm obligated originate overturn pair palermo palm pamphlets
participate paulson picked pkk platinum plead plot polanski ps quadruple rachel
railroad randy ranks rebound recommend reconsider recorders redundant refining
reforming reinforced repeated reservists resolved rest ribs ridge rights ritter
robbery rocket roma room rotterdam sailed samper sas sat scans screen seeded
sequences sharma shear shimbun ships shoots siena slalom soften southeast
soybean sparta spell spun stability stakeholders steered step stephenson
stockpiles storyline straits strengthen stumps suffolk sunken sydney take tap
taxpayers te texts therefore throat tires tobias toby took townsend treasurer
trophy tucker tumor twenty ukrainian uncertainty unharmed unwanted variants
vessels vitamins wachovia walnut warwick webber weekdays whereabouts wuhan year
yellow zealand
80: acceptable accumulated acquired adjusting adrift afghanistan after agree
aimed airing airways alejandro antwerp anytime appeal asean assemble attend
authorities automakers azerbaijani badawi bauer beheaded beige bennett beth
billions blocs bosnia breakaway brescia burn burns calories canada cans
capabilities capability ceased center charted charting citigroup claiming claude
collar commentaries commune competing confined consolidation constitutionally
construct consumption continues contributed corp correctly costa coveted
cumberland curtain curves custom decreasing detail dismantle dissolve dive
donations downing driveway drummer dwayne earns ecuador effective election
eliezer emir employed evidence executions fare fatalities favorable fell fk
forced fortified freetown gennady girlfriend glove gold half heap heated heinz
hines hoc holloway horn household hurst illegally improve inadequate inform
infringement inject insisting inspected intelligence into ipswich italics
jitters jr kaka larsson league lecturer legs liable lim liver logged lorenzo
lucrative lung luton magnum mainland manipulation manned marta mat mathis
maximize may medalist miner minerals mirror moreno mortality multi munich nadia
names nc news norfolk north nottingham nw obey offside ontario opponent
ordinance outlets outside overturned pascal patrols plaintiffs plastic plc pows
primarily prisons prodi productivity prompted radio razor reaction receivers
recordings reelected regiments reiterated responses retires road routed rowland
sadc saxon scaled script scrub searched seeking sells senatorial serbian settles
skipping slap slid slowdown solve specimen speeding spinner spinoff stefano
storing strategic strike structures subtitles sunday sweeps synopsis systematic
targeted telstra testified textile then tin to tour tow trading tram trap
twitter tyler uganda umpire unicef universities unseeded unsolved utilized
verdict viscount volvo warranted wireless zach zagreb
85: abel abuses accident acute adding administering advertising advice
advisories aek afterwards ajax algeria along alternative apec aside assumed
automation baxter bilateral birmingham bnp bogged bookings borrow bottle
breaches brian broader brock bruises bruising bruno buildup cairo cardboard cent
chester chilean chips chord civilian cn cnn colombia columbia commando
compatible compiling conditions consult coventry creek criticizes damian david
deans defends desktop detonate distributing doubles dropping dvds economics
editorials egyptian ejected elected eng engraved enriched establish evacuate
excavations expelled exposed fabian false farc feeding feinstein ferry finite
firestone foley fri friction garage geithner goalie goalkeeper governor gregg
grouping hander heat helms helps hid hire hk implants improves informant
inscribed insulation int interviewed iphone isaf jails jana job kofi kurt laid
lamy landfill lapses lars leading leaving legally levin likely lionel located
lyonnais magnetic malta matches meantime mena message micro million mine mines
minor mossad neatly nepal netted new normally northernmost northwest nurses nv
ny occurred olivier organizes outlet pais paribas participants participation
patented perimeter petit phnom preschool punishable rainfall rand rated reading
recommending recovers recurring recycling rejection relation reside result risk
ron rubens rudd runway rwandan safeguard salazar salim sandstone scotland
scripts scrutiny sebastien seek sell sensory serb servings several severity
shenzhen siding silver simplify singled sketches sofia southeastern spelling
standards stated stemmed strategy stud stump substance sudanese supported
symposium tailored tallinn torture traces triggered tsvangirai unfinished
unidentified union unsuccessful venture vfl videos villeneuve webster wolfsburg
workout yomiuri
90: abn activity adjoining amsterdam anatolia angolan ankara answer ar arabic
argentina array arrivals asa assemblyman auxerre bailey baking barge basel
behind benz boehner bolton breaststroke bremen brent bse buenos buyers
cancellations carefully carolina cellular chapman chapters chimney clinched
communications compact compel complications compounds concentration contacts
controlling convicted conviction copied courthouse crest cycles cyclist dana
defined defines denomination des detonated difficulties digitally dipped
disruptions distributor diversion dumped east elections embassies europa except
exercise exposure factor faculty favourable feingold fema fictitious finals
firing fla flemish focuses fokker forecast forged freighter fulham gambia
gearing gerhard goes gram growth guillermo hangar hastert hayat health highway
hole honors identify imposition integral integration ioc jankovic jockey join
junction kirkuk lands launched lawmaker lazio leverage lyon macao macquarie
manuel markings mauritania mediators mercosur midday minutes moisture mount
newscast nominating occupants occupied offending offenses over oversaw owing
pamphlet parish pavel pesticide philipp physician planner plateau pleaded
prepared priced profits prohibitive promoted psv put qaeda raided ranked
referenced referred regents regulating reliability remain resource restore
retiree riddled rodrigo ross routine rulings santiago satisfactory scholarship
scoop seller shortage shrink sided signaled significant spectrum stepped
stimulate stockholm stomach strict stuttgart substances substantially susilo
sustainability swansea systemic systems takers tanner tass tenet terence tobacco
transplant transporting trevor tuesday tyrone ulrich underneath undertook use
vans vent verdicts vital vocals vs waiting williamson winless workers wrangling
yards youtube
95: aborted accessory accommodations acquisitions ads alain alongside antibiotic
appliance arrives arteries asif asks assessing au australia automobile autonomy
bambang bangkok baronet barracks barrett basque bass bathroom berlin bets
birdies bloc bloomberg brandon briefly broad broadcasts bucharest burton cadet
canceled cars cast centrifuges chest claim classroom cloth combat company
compares concluded conversions cooper counsel counselor coupe crunch curved
daimler davies decided denied dhabi dianne direction disclosing distance divides
dodge dutch earn ease ecowas eddie edging eindhoven escapes et faces fairfax
flour forcing formal forwards fr fraudulent gases gathers genera ger gloucester
governance governing greenhouse grievances guards guide healthcare huber
hungarian hydrogen importer ingredient instrument involving iraqi israeli jeff
jelena kigali klm kyle lanes larger leipzig limiting lodging loeb longitude
machinery marijuana markers mats mayo members metals middle midterm milf
minister missing modeling morse nave negotiator notch nt objective odi oils
onboard outcomes overseas pablo paint paycheck photograph piano pipelines plants
policing ponte premier press principle printers private proof prostate protest
proton pyongyang rahim rape rca recipe recruiting reply research residences
resides resigned response riders rigging roundup same scanning seekers seminars
senators seymour simplified sinn slightly smuggled spanning spine spiral split
spur stringer suites supplying surfaces tarmac teacher tehran testosterone
thailand the thread tickets tilt tipped titled toe toxic tribune trucks turin
undergoing updating van variant veins volkswagen wash waste watkins weber wide
will windows wnba zero zimbabwe
100: ab acquire adel administrators adult advanced affirmative allegedly
alterations andreas announce arrive arrow bacterial bans barclays barriers baton
bc bergen billings bits blog bologna bond borders bounded bribery bumped caller
cameroon capital captives care catalog cessation chadian chemical chosen cleanup
clips coffin commands comment companies conduct considerations constable
consultant contentious contestants copenhagen correspond counterpart crown dart
deal declines delaware delegation delegations deliver der detain directors dprk
elementary entirety erase eritrean ethics ethiopia excluded expel factors feeds
fein finger flier forgery fractures freeing functional futures gender genes
graduate grain greenville head helm honours humanitarian im inched industrial
infiltration inflows initiation injuries instead intercept intestinal
investments itar jamal jerusalem josh juppe kidnappings kidney knocked ledger
lieutenant links lire lithuania lumber madrid maiden maintains malnutrition
manuscripts mekong merrill messaging methodology midfield midlands mineral
minute monday montgomery mri multibillion murray myanmar naira neighbouring ng
nigeria non nuremberg occupies occupy opted ordinaries overdue packaged patches
pc peacekeepers pelosi pocket poole portsmouth possible prague producer
publisher quarters queensland qureia raid rebounds recovered recruits reelection
referee rejects reparations representation representative rescue restrict rests
rhine rifle rolf sails salvaged sampdoria semiconductor sending share similar
simmer slade sought spanish spd stay stephane stokes streamlined subdivision
substitutes succession suggested tapped tested ton topped tower traded
treatments tunisian tutor ubs undercover undocumented uruguayan value veterinary
villarreal wales weir whereas which woes
105: accountant accounted adviser airbus alert allegations alter andrei annan
apartments approximate archdiocese archives argentine armored arrests arriving
associated athens attorney behalf bildt bishop bolt bucket budapest camera
ceasefire cellar charcoal christopher climb comments conform controllers
converted corzine courier covert crete daniela debated decision deflation
degrees density depleted deployed depot derrick diagnosis directs disabled dj
donors downhill draw duchy employers enabled enabling enforcement episodes
eritrea escorted european exceeded exclude explicit explicitly farm flats freed
friday gasoline generates gives government halved hammered handguns hazard
headlined helicopter honda hour hydroelectric iceland improved infantry ink
instrumentation interceptions interest interference investigates investment
involve kenya kidnapped latter lawmakers leverkusen likud lyle managed marco
markus medicines methods midfielder mile ministries missed mitsubishi mordechai
muster narrowing nasdaq negative nonproliferation northeastern oak off offer
online originating padilla para paralympics parent pathology patients period
petra pill plasma plo poland polish pollard pollution por presenting preventive
probing products progresses prohibited prompt pronunciation purportedly railways
raised recover refueling rejoined relocated renewal renewed reportedly reporter
rig rigorous riyadh roadblocks roche ropes saad sachs sacked salvage sap sarkozy
scandal scores semi shelby short sized smuggling solo solutions stage stalemate
stance stave stephanie stick strasbourg substantial suez suisse suitable
surfaced suspending sworn tablespoon teams tenure thirteen thomson thus toll
tools triangular types undertake underwriting unrestricted upheld ups usoc
vacuum video vii violates web westinghouse whopping wicketkeeper widen winners
wins wipe worded
110: abducted abolition academic accelerate administration af aides align
alleging amanda artwork attempted barred bath bcs beams booster bridge brigade
buy calf carlo carriers censure cents coat coins competition concluding convened
coordinating corner cote crippling crisis critical curfew dea dealerships
defender definitions delaying demilitarized denominated departing disengagement
dismantled dissolved divert divisions domestic downs drills driving edge elias
employees end engineering enhancement epo essential estrogen evacuated exited
expand explosive fabricated facilitate fail flagship followed footage forms
freddie furnace gag headquartered hearing heathrow heroin holdings homeowners
hungary infrastructure instructed instructor internally interventions irregular
italian journals kilometer kyoto lane lapse leon libertadores library linear
loses malpractice manage massage max member metro minced morocco nails narcotics
newsday nucleus oblast offers officers open outs oxygen paperback passages
pathways patrol pattern patty pence peres performs philippines pills
precipitation prices probes problem produces publications qantas quartet races
rai ratings reconnaissance refuse regularly regulated reissued rennes rented
resignation resolve resumption rey ring roll romanian rookie rooms rows running
sabah sampled santander scrum sentinel sits sixteen slumped sonar spa spiraling
spray stakes static steals stems steroid store streaming striker structured
subdivided syndicate tablet tablets tanker taxi technicians telecommunication
telecoms terrell territories textbook tissues tolls touchdown travis trustees
ugandan unofficial unveils usually valerie varying videotape violated warehouse
warheads weapons workshop wrapping xp xxx yuan zairean zones
115: abu abuse accordingly actual adopted advertisements agents alessandro also
angola announcing answers arbitrary assistant assistants assurances automotive
back bearing bi bomb boosts boutros brasil breaker britain burdens calendar
cameraman catalogue ceo chevrolet cis clarified clients closed commits
commonwealth complement compromise conference conflicting console consultancy
councillor counts crossing damascus declaration derivatives discretion dismissal
dissolution dixon djibouti dos drilled dublin duma eased edged emirate equal
equilibrium estimated evaluating ex executive exports extensive fannie filming
fleet flexible ford francs frist gazprom ghana goldman graphics greg hariri
hastings hazardous hiring hiv iaaf identity imbalance implanted improper
inflammation injured intern inventories ireland isbn kyodo launch leahy lineups
lip location lockerbie ltd mainly maryland matt mc medallist meeting messages
midway misconduct modem money munitions muscle nairobi neural nigerian npc oder
officially ordering outstanding oxide paid palestinian pan parry parsley
passengers petr pipes player point policies pound powder preparation present
presidency pretoria properly pumping quits readiness reformist regional rejoin
reliever remained reveal ruling seasonally sectors seeds separated shell shotgun
slovenia snapshot sped speed spokeswoman state stiff stolen strand substituted
subversion successfully successive successor sudan surname terms therapy thereby
throws thursday tile timber topic topics tops tributaries tyre unanswered
unclear until validity vehicles violators voivodeship warns week wider wikileaks
winner woodward workshops yard yugoslav yuh
120: aa ada adopt agencies ailing airlift airport anchored assuming auspices
authority bar barrier bed beirut belts benefits bhd binary birdied bolster
bosnian bounced breast briefed buses camp carla certify chad chairmen challenger
chemicals chronology cleaning co colombian colombo competes conditioning confirm
confirmed confirms congo congress consul containment contest convoys cork
counting cutter dash debuted delivered deluxe deployments depots derived
determined dini diplomat discharged disputes diverted divided doctor dots edt
element embedded esp eur eurovision factory faults feed fence fetus firmer first
formulate fraction funnel gain handbook hd hearst highlighted holes hongkong
host hostage ibf icrc idf incorporated infinity interrogations itv jeremy jersey
judges judiciary kenyan laboratory landed later latvia lays ld linebacker lloyds
lufthansa manufacturers margins meanwhile merge meridian mirrors misuse
mozambican mozambique narrow ncaa needing nicosia nihon nominations notation nsw
ohio oic onwards operators outer oval overseen packs pairs participates paterson
peer petraeus plaster pledged presently programmer protein purposes qatar
radioactive range ranges reach recount regulate reopened reorganized repaid
repeat reported retirement returned reviews roof rosenberg rounded rounding
rugbyu runner rupiah sao satellite scholarships schooling sealing sedan seminar
senior serial settings signature significantly signing simultaneous sla slovak
sofa sorting spaniard spatial spoon sprinkle stating steam stock stripping
subordinate sue tackled tanzanian td telegraph torpedo tracking traffic
transmitted treaty trio tripoli two unauthorized unveil used vw warning washn
watford werder whitewater wingspan xinhua yearlong
125: abolished abortion accredited algerian algorithms amnesty amro announcement
anonymity ante apartment arsenic assisted attachment automated backed balanced
barrel barton bb bbc bogus bore bra brazilian browser buys captive carmaker
casket ceilings cello chords coating compilation comprise computational
concession conducts confinement confiscated connected connects correspondent
counterterrorism criminal decisions defection dependency deport devices dodd
dormant drc effectiveness elena elliott ericsson estimate features fifteen firm
foreclosures formation furthermore gas given grabs grams gubernatorial guilders
hand hans heading hksar hostages hr impeachment induction inflationary
instituted insured interrogators introduction jens jordan juror kick kimberly
knox lamp larsen launches law lcd leaflets leaks levy limitations lithuanian
litter locations logo mainz managerial median mediator molecular molecule monaco
multilateral navigation nurse offseason orbital oust overseeing pays pegged
penalized penh pistons powered premiership promised prototype pulse pumps quarry
radiation reinstate restrictive return rigs rojas rupees scramble seedings seize
semifinals sensitive seven sharply shortly shuttle site sites smaller
specifically sponsors stairs starts subject sulfur surface sv textbooks threads
title titles tracked train transmit tt turbines vary vein vicario vitamin weapon
weighs whilst winding zambian
130: absence absentia administrator advertisement affiliation ahmed aircraft
annulled app attempt attorneys automaker badges blanket blix blockade bmw boj
bourse breaching bristol candidate capacity category cc cited cites clinch coal
coin complied concludes confirming correctional cross darfur dec diocese dioxide
diplomats discussions dismantling dose drag drives edited eduardo effectively
ehn electrons embargo embattled emirates enclosed equations equatorial eta
eventual exceeding excess extras financed five flight follow formally formulated
froze fuse gap gene glucose halt handcuffed harare height herein hires hp
impasse incumbent infield initiated ins insignia investigated iraq jan jazeera
jeopardy jericho joins kathmandu kessler kilograms labor lasts left leicester
libyan liner mails malaysian mcconnell michele milligrams minus months motion
moved ms network newhouse ni occur osce paulo pencil percussion persons
peterborough piece pin pinned pins preference prepare proceeded profit
programming protection quote radar raft readings recovery recurrence regardless
relinquish renovations reopening respiratory rob rod sail scorer scorers screw
selections semifinal settle sharing shelf shield shortages sidelined singles
slows spain speaker speeds sperm squadron stacked steep stephan stockpile
stoppage strategies string summit summons supervising suspected tank tanzania
telecommunications timor tni trailing trajectory twelve uninsured unmarked urges
vaccine vetoed vienna viola viral wards wednesday weigh weighed wrapped yemen
yemeni
135: adequately aims albion alleged arising armoured atop australian axe bassist
berger blagojevich bribe broadcast burden calculations cells centers checkpoints
chronic clarify combines concentrations contaminated contamination contesting
cumulative dealership decommissioned defensive departures detained diplomatic
discussion doubled drug drugs drum eads electoral electron entitled feb filters
firms free ft gps hague halves handover haul headquarters hospital improvements
incidence intensive italy jobs kilometres kris labour laser layoffs layup leased
lebanon lenses liaison libya locate loosen maps marcus mesh metal milan minors
mitchell mobile moroccan nascar negotiators niger northampton nursing objectives
offered opec operation pads pages parallel parts pesos pits prepares pressed
problems profiles promotion prop property protections pulled quantities reactors
refers reforms repatriated reprieve restitution resulted retail rope rp ruble
sac sanchez schumacher seized servers set shares ship shoulder sign signatories
slip snatch specially specialty speedway spelled stalling statement steer stefan
superintendent supervisors supports tables takeover terminals thereafter ticket
timed tissue togo township trades trailer transportation turbo tying ullrich
uses visits within yongbyon
140: abdominal abolish abruptly accepts accumulation adjacent airborne aired
alan allmusic amman amounts anthrax aol apiece approving assault baseline bayer
begins belt bern bp breached brigades broker bromwich bus canvas capacities
carry case cdc claims clerk concerto concrete constituencies consumer continuous
contraction controlled copa cordoned counterfeit crew danish daschle decides
definition design designated desks detection determining dietary direct
disclosures ditch dortmund downward dump earnings education elevator entered
errors exact expands fake fax fbi finalist flexibility flotilla flows fourteen
france fraud full gov governorate gravel greece gross guard haaretz halfway
handing hours hurdles impose incurred indicate initiatives intermediary
interview introduces jump kickoff kidnapping kl km kuala lab labeling lawsuits
loaded luca lumpur magnus marks mastercard measurements mileage model motors
neck netting ninth novak ntsb nuclear oau offshore overland pack perjury
platforms precise primera prisoners propose quantitative ramallah ras recaps
refinery refrigerator ringgit roughly ryan safely saxony sef selecting shelved
shifts side siemens slowed spouse sq staffs student subset swiss synthesis tapes
tar temperature tenant theft through toilet traction trailers translator turkish
ufc uncovered upwards vapor various versions vouchers wholesale wing wwe
145: accelerated afp airline andrea auctions bidding boarding boundary brokerage
bundesbank burglary cable canadian canal carole cart cartel commentary
conclusions contention convert converting convict convoy customs cypriot dayton
dealers decree defunct demolition demos deploy deputy disarm downloaded dubai
enacted entire equivalent exception exclusively execute extending extortion
extradite extradited feature flat ftc garrison gaza gibraltar handle hardware
headline homework housed identical implicated improperly independent initiative
inscription intergovernmental investigating iron irvine jensen jordanian kenneth
keyboards kilos kospi legislature lets lifeline limited lindsey linked linking
losses mac macroeconomic malaysia maneuver mid mill ministers miscellaneous
municipalities mutation needle newsweek nomination normalization number oil
ottawa outlook pal passage pit plane plea podium portugal precautionary
presentation pressures providing pseudonym published pull punitive rafah ran
ratify rbi relegation renovation retain retaining rises rolled romania sales
security shut sixteenth sizes slovakia solely spare spiegel spores squad
statements stations talks taxable tb thorny three tie transit transitional
transmitting triggers tunisia twelfth type udinese ukraine ultimatum underlying
urgently version welfare
150: absentee ahead airspace appoint arrest background bake begin beneficiaries
beta bias biographical borussia buttons capping cardiac cigarette collated
combined congestion consecutive constitutional consulate consulting contador
convicts corrections crack crucial cutbacks daimlerchrysler departure derivative
dial discusses distributes divisional doctorate domains doses dr drill drying
dumping editors efficiency eleven eliminating enables enrolled evaluate
exceptions expressway facilities feedback fifa financial finish fixture fragment
freshman galloway gao governmental hebron hold hook hormone icc immediate
independently indicating indictments inside integrated introduced investigate
involves ira itinerary jakarta jumper kidnap launcher layers lebanese lengths
licensed management manufacture marginal mccoy medications michigan move must
nacional nepali next numerical nyse oath officer official olmert parsons patient
pile plutonium poll portal presidential prevents project projections quarter
radius random ratified regulators relieve renewable rentals repealed repeats
representatives restructured richmond routes royce ruptured safeguards schalke
scrapped shale shipping skillet skinner solicitor solution stages starter
statutes substitute tf totalled translation tributary trigger trustee unscom
utilities va voted widened written
155: adjourned agrees alternating amtrak anonymous assign assists attacker
balloting base basket blackwater body bound cabin cabinets candidacy canton
centres chartered clemency colour composite comprehensive containers contested
cooling coordination coordinator corpus council count delegate demand demoted
departments designed digital district dlrs dock drilling earlier eight either
elevated emil examining exempted expects filtering findings floors flown
formulas frankfurt freelance further generic german granting gunpoint hamilton
helsinki hull imprisonment incorrect initially injected interception juvenile
kindergarten leads leinster libby liquid lisbon logistical magistrate manila
mediation meetings ministry nkorea nov objection operated os overhead overnight
patch peacekeeping pipe plant plaque pledge postponement probability purchased
purchasing push pushed puts questions rank reais redesignated refuses rein
reinforcements related remixes reopen reproduction residential retrieve rider
roadway route scales scrapping search securities seed sept service shareholders
shrank slashing sorted span squadrons staffers stationed stays stint stroke
structure study subfamily substantive tallied tenth thirteenth thumb trafficking
transport tucked unilaterally unsuccessfully unveiled vote watt
160: acceleration according acids advisor agenda alcohol applicable asbestos
astra bahrain ban battalion blueprint boost border bowen box breaks bulgaria
bullion calculate capitalization capped carriage cdp cds cement clinical
combustion commissioners commute conducted courses court curve cushion deciding
defective defence denotes diesel discrete disks dispose disqualified distributed
distributions dollars electronic elevation enroll entering enzymes fed fined
fingerprints finished finn form frigate fund gcc ghali goods graphic grouped
guest heating hidden highest hose identified identifies illegal imaging immunity
inches include inclusion incorrectly indexes indices intended interviews
investigators itunes johnston junior kilometre lausanne lead lockout locomotive
macro manufacturing megawatts merck moves municipal nutrients nutrition offence
originates overview pad peg pentagon percent platoon pledges pm postpone
preferred presented privatization raf rails recess rejected resolutions resumed
sacks sato saudi scope sergeant seventh sk sked skipped sophomore specialized
stabilization starters startup sticky stricter switzerland syria taken ten
tender tied tomas tons tool total tougher transported uae uc underwent usda
velocity voter vowel wages worker wrist yield
165: abduction accord addition agreeing analyzed archive arrange asset atm
audition auditors august austria baggage batteries bench bogeyed booked
candidates carded chamber channels concacaf concessions condominium conjunction
consolidated controversial covered currency czech dateline decrease defendants
deficiency dental detector directions discounted discussed dispatched donor
doubling drainage earmarked editions editor electricity emile entrances
envisaged exceeds exclusive failure fedex focal gears germany hamburg hammer
handled held imposed individual iv jail jailed kicks kidnappers knesset knife
larvae lateral levels lineman locked lok matrix mercury method mideast narrowly
nears negotiate netanyahu nitrogen norwegian numbered nutritional offices order
packaging paste periodically pistol preferences prevention product projects
propulsion pts pupils qatari railway ram receipts recording records registered
renew replacing resignations revealed root schemes sector separation shifted
shipped software spacewalk sprained stainless stamped standardized statistical
status stereo supplies takes taxpayer tendon testify testimony thermal tract
travel trials trichet undergraduate unhcr upcoming using wbc weeks weighted
yukos zip
170: abortions absorption afc ag announces anonymously atp austrian awarding
barrels beds bernanke braking branches breach briefings briton calculus cancel
caretaker cases central chrysler circulating clearing combinations concurrently
constituency contact contacted contributors councillors cs daily dam dated deals
deflected directorate discounts discuss districts dividends dough enable
endorsed ensures equity evacuation expansion finances forward gazette gm gonzalo
implementing imports imposes increase indefinite infection infusion initiate
invalid jury keizai keller kw level liability line lineup loopholes lusaka map
medical menu metabolism meter misdemeanor motions motor nationals newspaper nine
operative partition periodic preparatory prison punched qb quantity quarterfinal
rations reads reconstruction reform retake reversed rna roadmap rotate royalties
rs sack saddle scaling secretariat settlements skip specifics staircase
statistics statute subpoenas surgeries survey syrian tasked tighter tips tire
twice undertaken upgraded uruguay verified wound
175: administer adoption airplay algebra alitalia amount ankle appropriate
artery badge balance banking blade borrowers calculation canopy cbc chooses
clinic complaints complete contingency contracting contractual contributor
convene corridor crossbar dakar db defects deliveries designate dinars
disambiguation disarmament dollar downgrade eighth estimates expanded fin
finnish fiorentina flank foot fra gaps generators giro guarantee guidance gun
handling hauled hiatus holding hurdle illustration inactive injury insulin judge
knee kroner liga litigation mae manpower mast maternity md mercedes metres
monitored monte moratorium narrower offenders ongoing operates ordnance peugeot
pharmacy photos planned plates policy pool posting prefix proxy raise rating
relay rewrite screened securing send sensex setup slate source sponsored steel
stream stress strip suite suspect sweden system term theorem thesis top
totalling uci unnamed unresolved usage utilization verb vertical violations
waxman weighing zambia
180: above additions adequate allowed amounting apparatus appointed appraisal
arc arms assess awaiting backing banks basement betancourt bidders bonn
breakdown bulk bullet bundled cellphone chair chemotherapy cia circulated
clarification command commons concealed connecting contain contractors
convertible cutting dc dealer deck deficiencies deposited donation drain easing
ep excavation fatality finalists fixing fluids fork four hotline income
increased inflation insurance interchange irregularities issues journal kilogram
kronor lap laptop legal manslaughter mm modes nominees nord norway numbering
openings optimal organ orientation original oven pardon payrolls port portfolios
postgraduate pregnancy print prix prosecutors psychiatric pulls received reid
relayed repay reports ribbon rules sar savings seats shift signals slide
stabilize starting stem stemming steps sterling sticking stringent subsidiaries
surveys target terminus test tip training trillion triple unanimous upward
vessel volumes wallet weight withdrawing write
185: add admiralty alignment analyses angle auditor austerity bags ballots boot
boxes certified chrome collected columns condition content control coordinate
counseling counters coverage deadlock demanded diagnostic displacement doors
engines erik exchequer federally fiat flights funded geometry golan graduation
halted hamstring indicator inspectors introduce kuwait laundry leave lenders
loaned manufacturer mapping meters munster nail notice objections obstruction
operate oslo pact partially pay peel permitted pertaining phased philippine
platform price prior privileges procedural proceeding production profitability
proposes prosecutor pushes quotes randomly referendum releasing relevant repeal
revenues rubles salaries sanction seng sensors shortened slash slipped spinal sr
stationary stirling swaps swedish tags towed trains trent truck typically unable
under unloaded varies volume watchdog wfp wheel workforce wta wto
190: accompany acquisition agent algorithm alleges annual applying assist
barroso basic battalions belgium bidder brokered brussels capsule chambers
classes cm compiled compound comprising consideration constitution copper
copyright corporal cost criterion customer decreased defendant deutsche digits
doha downstream drive editorial eleventh encoded entrants envoy explosives
exterior faulted ferrari fines fixtures flanker fm front fta fullback fumble
holds information ipo jointly leg llc locality logistics mapped march matching
montoya nasal net newsletter nominal offender originally pa patents petrol plate
premium presenter previous priorities providers racketeering rail reaches
recipient rehab renault reuters seconds signed skid slug spending str subprime
subsequent subsidiary targets tertiary tests thigh trimmed trimming tuning uefa
unavailable upstream users viability violation ward
195: accommodation acid administered agreed appoints attach attribution auction
bandwidth bases benchmarks benoit bid bribes bulgarian bundesliga car casualty
centre clip commissioned comprised construction corresponds covering cubic
cyprus dax deadlocked defer deficits delays deliberations deputies desired
diameter division docked door dover embassy equipment filibuster gmt graft
includes indirect inheritance inlet inmates intends interior laps liquidation
necessary needed negotiating negotiation netherlands newly nextel nikkei
occupational october overall parcel parliament penal pensions pickup pna
premises prisoner profile proprietary quad qualifier reached reins relegated
removing replacements responsibilities revamp rolls rom scheduling schneider
sediment seizure sends six slapped sources statewide sticker streamline strings
suitcase sum surplus surveillance telephone tribunal unanimously unrelated
utility variables websites wikipedia window yearly yediot
200: accordance adjusted adopts announcements approximately arm articles
assessments auctioned authorised authorize berth bilingual bolts cancelled
categories cavity charged circuits commemorative commitments confidentiality
coupled crossings curb cylinders dates declined denmark department detainees
developmental distribute double dp drivers dues duplicate duty edges
embezzlement extract felony fluid foil foreman handwritten homestead housing
included indicators info ions leaf leasing lodged metric mg microphone ml
negotiated notify ordered overlapping parental permanently phone preceding
prescribed printer projected protocols publish publishes recommends refused
reinstated remix repatriation resulting sampling shillings stake stops stripped
supervise suppliers syndicated tandem technician telecom urine vacant vocalist
vocational whereby wiring zone
205: alonso amino april assembly bankruptcy barrichello bill buyer cab calcium
carried charts climbs closing concerning consultations contracted cornerback
coulthard debts demands depreciation dvd email envelope enzyme equation excerpts
faulty fertilizer finishes finishing firearms granted higher inch incomplete
incorporation inmate install ip lahoud lifting lowering main mba meets mounts
note notoc occurs oct on override oversee ownership parking penultimate
petitions possession postage pounds prescriptions printed raikkonen rectangular
redistribution reference regarding restraining revamped screening seal second
seeks single standings subsidized table telekom totaled treatment tunis turnover
un undergo warhead
210: accountability admission affiliate aforementioned allowing ams api appeals
appellate arrangements assessed awarded benchmark bonuses buffer cap closures
cocaine collect confirmation congressional consist databases decks delphi doping
edition electrical eliminate enlarged ensure evaluated expected fia fourth gmina
govt guantanamo guaranteed halliburton incentive insufficient interbank items
july jumps knockout ladder limits loops lowest mode mounting obtaining oecd opt
overtime pennsylvania polling portfolio pressure preview process processed
programs projection propeller qualifies redesign regulates relocation results
reviewing september shorter sliding stamp stamps strapped supervisor tackles
technical tight trenton unchanged units valuation vector voluntary vowels wba
wheels withhold wrap
215: accession addresses adds agency agreements analog authored bargaining
blocked carbon cb census changes circular clock collateral communique contestant
contractor coxnet curbs deportation disability disputed dna downloads dropped
due ends enters epa error excludes export feasibility fitted formulation ftse
geneva handed hike id individually interface ion isa january judicial
jurisdiction leak limitation lira locomotives mb membership metre mps operator
pilot pole programmes publication pupil qualified raises ramp recorder refusing
replaced reserves rods runoff sanctions segments selection shalit shipments
sixth sole spots squeeze storey subscribers subsequently subsidies surgery
transcription unemployment weydert
220: account anchor arbitration arranged authorizing billion booking bulletin
cam cancellation classification closure code codes codex column completing
composition compressed consortium core decide decreases detailing duration
exceed exempt fares february finalize finland flap flow folded functions gauge
gmbh hikes inspect intercepted iss lawsuit layoff letter levied liabilities
luxembourg mail marker material meet mortgages mp narrowed notebook obligations
op opens oversees passes penalty percentage personnel plaintiff ports
promotional prosecution provide qualifiers quarantine redesigned reducing
restarted searches secure shareholder slovenian sp specialised switching tasks
tightened tracks
225: admissions alerts amendment annex assets bays blocking borrowing bureau
carries chaired channel charter choke circulation commissions comply contingent
copies correct corrected correspondence cycle damages default deployment dossier
emission examined extend faa fifth fixes floor following fracture graf handles
indicates interval investigator iso length lifts measure medicare membrane month
mw npt office packets parachute pension pipeline privatisation ransom reduced
registers rehabilitation reporting require resettlement resume round safety sc
scrap sentence sentences specifying station supplements suspects tentatively
tunnel usb vault ventilation vhs vip wage warrants weekday
230: aaa abdomen accounts aide allotted analysis arrangement article asylum audi
availability basis beam boiler briefs charging chip citizenship cockpit
commission consent constituent constraints december detailed digit discontinued
disposal ecb encryption eviction execution expulsion frequency groin injunction
installed issuing kg kits landing legislative liter loop medication monitors
notified ph plan plans plenary principal processes pvs refugee register
regulation rent repair roster samples segment sent services settlement shaft
signatures sim trial tubes undp unreleased veto votes withholding wraps
235: accounting allow ammunition annually assessment axel bottom charges
checkpoint citations click clutch coded collects consular coordinates correction
curriculum deferred deficit drop each ec employee employer establishes euro
expenditures extended extends extracted extraction firearm folding handgun
indefinitely inquiries inspector investigations irs june kickbacks kuwaiti layer
lengthy letters lifted municipality nodes noun occupancy operations orders pedal
pick points post promptly quarterly rankings reduces refusal regulations
resolution retrieved roadblock rotation spot stall subs sufficient supplier
suspend terminate timeline torque track trunk uk unopposed unpublished weights
wires writethru
240: adjust adjustments aggregate agreement allocate announced approve assumes
audio belgian bpd branch buyout cargo ceiling cleared container cox cpi defect
demo deposits discount dissertation doctoral emissions exchange excluding fcc
fda fiscal indictment installment intervals issue ita laundering leaking lens
lid ligament manuscript measurement measures mounted negotiations november
offences opel phd previously recasts restrictions retained returns reverse
rounds sabha sale seat serie session slides staff supply suspends tag terminated
testing totals urgent vaccination verify voting
245: activate ahtisaari aid alternatively antenna auxiliary carrier chromosome
clamp client committee commuted cuts date deductions deposition details
directory examine external failing filed follows hatch identification
incorporates inquiry investigation issued keyboard keys leases locking memos mhz
operating ot paper parentheses patent petition phases positions premiums
proportional punt queries recipients redistricting registry reinforcement remove
replace requires respectively revenue reviewed revise seating shortfall slips
standard sub switches taxes temporary terminal vehicle withdraws
250: address auditing auto cables cd chart circuit classified clauses commenced
comprises cord creditor creditors diploma discs docking enter evasion failed
fill funds gdp grade iaea immediately incentives indicated ineligible
inspections item layouts log materials monitor motorway naturalization offs
passed passenger permission potassium pressing printing proceedings proper purse
regular relating restructure sessions shutdown signal special sponsor structural
taxation upgrade upgrades
255: alternate applied backlog bag below briefing cartridge cell components
designation disclosure dispute eliminated emergency fails font function gear
header immigration link listed loads lp mandate margin massa mclaren monitoring
multiple nyt passports pathway penalties per residual residue resigns senate
sequence sheets slashed sodium sponsorship staffer subpoena supervised usd
260: aluminum armament assistance backs billing cash citing comptroller
compulsory desk driver entrance faxed feeder finance fix frequencies grades
implement interrogation leaves lump modified onto options permanent photo
position prescription pretax probe processor provided quotas receiving
referendums regulatory rescheduled restriction review revoke revoked sensor
stafford tape tax thirds transmissions
265: abs allows bids budgets bundle cabinet cassette checked citation consisting
contained conversion database depending detention disclose disclosed eu exits
federal frames hefty horizontal incoming installation interim lat lift lower
mechanisms monetary notices oversight pass proposed prospective reduce regulator
released rental reorganization requiring reshuffle residence selected sentencing
sets stipulates subcommittee supplement suspensions tackle temporarily thrust
treasury vacancies voluntarily website withheld zinc
270: audits authorized autopsy bibliography consultation currently custody cut
delivery domain dorsal eligible elimination escort euros examiner gp grafs
guarantees intermediate lists luggage nationality offset outlined password plug
plus portions posted precede preferential proceed pullout pump receiver release
removal restricted stimulus stored summaries tariffs tightening transferring
troop turbine updated valid visas
275: access adjustment appointment blank cards committees concurrent contains
device diagram dividend dl exams final finishers freight index list locks notes
operational outlines placing postponed proceeds provides pullback ranking
receive removed revolving rpm scheme sections slated storage strips supplemented
thickness tonnes tube unless
280: accompanying affidavit anterior ap battery col compression consisted costs
directly disc disk download enrichment eurozone extra fold formats grant heats
mailed mandates omitted parliamentary payroll provider reactor sleeve
supervisory switched transaction upper uranium vinyl
285: allowances apply berths board boards brakes certificates compliance
contract covers credit debt directive disciplinary drops editing electronically
engine existing format fuselage grants hourly injections key kit logs maastricht
mailing maintenance nickel overhaul postal primary proposal purchase reserve row
sealed specific stack subscription tally taped third tier totaling weekly
withdrawn wye
290: applies charge controller current delayed expire expires filings frame fuel
inventory jobless legislation limit medicaid notification partial priority
proposals purchases rebates repairs respective sample subscriber termination
underway wire
295: ac approval batch budgetary checking component deadlines deduction delay
dispatch distribution drafting drafts embargoed finalized formula freeze
functionality gb graph guidelines implementation lock maximum memo memorandum
page panels papers programme quota recruitment restart routing scan secondary
server stalled vacated withdrew
300: accessed activated adb advance aluminium amendments balances ballot bank
binding budget cache cover data drafted employment facility foreclosure holder
internal lending lever licenses lowered permit provisions ratification rb
remaining requesting retransmitting scheduled summary supervision threshold
unused
305: appointments automatic bailout bills containing deleted exemptions
forwarded framework hearings instruction lease lender licensing outline
outlining packet parole payload procurement receives restructuring shipment slot
specialist statutory supplied text tonne user valves width withdrawals
310: activation allowance block bypass consists corrects filter hydraulic joint
modify pricing procedure program releases salary specifications submitting
tighten unit wording wp
315: alloy attached blocks bracket completed completes conditional determine
determines exhaust extradition increases initial loans qualifications rate rates
redeployment resumes rotating sec separately slots standby unpaid
320: administrative amend available card complaint confidential controls
discharge implemented layout mln pct permits probation protocol qualify select
servicing specify transactions tuition vacancy variable voltage withdraw
325: booklet chairmanship chassis closes coding contracts criteria cylinder
duties entries examinations expiration filing generator inspection minimum
obtain parameters reassigned reductions stipulated suspended transcript
transmitter updates
330: compensation detainee fixed holders modifications option processing
replaces residency semester separate steering submission subsidy switch warrant
335: approves button clears contents documents edits examination exit imf import
investigative issuance qualifying rack recommendations recommended refund
schedules timetable turret withdrawal
340: accreditation additionally backup enrollment exemption provisional
transcripts update visa
345: applicants bln eds expenditure expenses instructions lb leaked module panel
phase presses qualification removes revisions
350: amended applications approved brackets liquidity listings mandatory
packages schedule
355: advisory appropriations bail copy documentation mandated ministerial
modification portion posts procedures reduction reimbursement remainder requests
revised sheet
360: applicant assigned check ore ratios report requested retention severance
365: allocated differential grid inputs intake manually mechanism mortgage rear
receipt replacement revision section staffing verification
370: assignments configuration credits deadline draft extensions injection
loading output passport provision rebate
375: clause corresponding fees preliminary repayment tab waivers
380: checks completion document extension files load paperwork paragraph swap
tariff
385: brake certification evaluation fee financing modules obtained picks ratio
submit suspension
390: funding listing node package recommendation request transmission via
395: assignment inserts undisclosed
400: application discography eligibility entry monthly required secured
unspecified waiver
405: file manual requirements transfers
410: audit clearance license transferred
415: vat
420: bonus certificate insert
425: edit exam placed
430: dual expired inserted registration submitted supplemental
435: additional compartment deposit payments transfer valve
440: optional repurchase requirement waived
445: automatically pending specification
450: authorization input placement
455: payment trim
460: licence
465: specified
480: allocation loan
490: supplementary
"""
