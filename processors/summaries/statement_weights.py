"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.56,
    "article": -0.74,
    "bias": -0.49,
    "colon": 1.01,
    "commas": -0.27,
    "comparison": 0.50,
    "condition": 0.13,
    "every": -0.08,
    "imperative": -0.15,
    "is": 0.47,
    "length": 1.34,
    "modal": 0.43,
    "negation": 0.57,
    "order": 0.31,
    "others": -0.48,
    "past": -0.69,
    "possessive": -0.29,
    "question": 0.12,
    "reason": 0.27,
    "short": 0.75,
    "speaker": 0.10,
    "told": -0.38,
    "user": 0.89,
    "vague": -0.74,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-70 !_!:130 !_^:-170 $:299 $_0:299 %:-111 %_^:-45 0:72 0_!:46 0_%:-111 0_0:44
0_?:23 0_^:140 0_a:-13 0_absences:1 0_addresses:1 0_adults:33 0_al:5 0_all:44
0_already:27 0_alunos:42 0_am:-60 0_amps:71 0_an:11 0_and:-51 0_anni:45
0_ans:-14 0_anschlüsse:24 0_answers:20 0_arches:48 0_are:-15 0_arguments:-2
0_as:87 0_at:73 0_attempts:13 0_aufträge:10 0_bags:33 0_baguettes:38 0_bajo:17
0_bajtów:17 0_bales:7 0_balls:19 0_bar:19 0_barrows:30 0_bathers:33 0_baud:35
0_beats:45 0_because:-32 0_beds:-10 0_before:42 0_bells:21 0_belongs:2
0_between:14 0_birds:23 0_blechen:26 0_blows:15 0_booklets:45 0_bottles:55
0_boxes:8 0_brezeln:11 0_brokers:7 0_buckets:-30 0_buttons:-1 0_by:24 0_bytes:46
0_c:3 0_cabines:14 0_cabins:14 0_cafés:-26 0_call:-12 0_calls:19 0_came:3
0_canciones:-43 0_cards:10 0_cars:10 0_cartons:35 0_cassettes:13
0_centimetres:71 0_centimetri:12 0_chairs:-20 0_chapitres:37 0_chapters:-10
0_characters:70 0_chili:57 0_cm:95 0_coaches:8 0_coats:-23 0_coffee:-8
0_colleagues:-13 0_columns:-13 0_come:9 0_containers:-8 0_copie:40 0_copies:-33
0_copy:3 0_corsets:36 0_couples:-1 0_cousins:-19 0_crates:32 0_cues:16
0_cups:-19 0_cushions:11 0_dakika:41 0_days:51 0_december:-24 0_decibels:15
0_degrees:8 0_degrés:30 0_dezimeter:17 0_dias:42 0_digits:-75 0_dioptres:35
0_discs:23 0_dont:1 0_doors:-21 0_dp:9 0_drops:7 0_ducks:-33 0_días:11 0_e:12
0_eggs:59 0_elementos:30 0_emails:-59 0_employees:13 0_en:17 0_entradas:3
0_entries:-13 0_entrées:8 0_episodes:36 0_errors:12 0_esquiadores:32 0_et:22
0_eur:-9 0_euro:75 0_euros:-25 0_evenings:36 0_every:47 0_exercises:20
0_faults:15 0_feet:96 0_files:-41 0_fish:56 0_flashcards:58 0_floor:-38
0_floors:-75 0_fois:-99 0_folders:20 0_footnotes:-4 0_for:104 0_fragen:11
0_frames:-91 0_freezer:38 0_from:12 0_fry:32 0_fächer:7 0_g:56 0_gb:26
0_generations:-37 0_ghosts:-14 0_gibi:29 0_gigabytes:43 0_gigas:6 0_gilets:3
0_giorni:12 0_glasses:-12 0_go:-45 0_goes:-2 0_gowns:16 0_grad:38 0_gradi:28
0_gramm:12 0_grams:92 0_guests:-12 0_gulls:-66 0_gäste:-27 0_gästen:11 0_gün:11
0_h:21 0_haczyków:39 0_hand:-16 0_has:-14 0_he:18 0_heads:22 0_held:9 0_helm:14
0_hertz:12 0_heures:13 0_hides:48 0_hilos:12 0_hives:13 0_horas:-34 0_horses:-20
0_hosts:12 0_hours:-23 0_households:-14 0_hrs:-60 0_hundredweight:18 0_hz:9
0_i've:18 0_if:9 0_im:33 0_import:5 0_in:43 0_inches:-12 0_inputs:10
0_invoices:7 0_is:59 0_it:32 0_items:41 0_its:12 0_jahren:-54 0_jars:-33
0_juli:9 0_just:-3 0_kb:52 0_kbaud:31 0_keer:-41 0_keys:22 0_kg:35 0_khz:13
0_kids:24 0_kilo:-1 0_kilobyte:7 0_kilobytes:23 0_kilograms:15 0_kilohertz:20
0_kilometer:4 0_kilometres:-16 0_kilos:117 0_kilovatios:30 0_kilowatts:45
0_kinder:-41 0_kinds:-19 0_kisten:4 0_kişi:40 0_kleine:-72 0_km:-44 0_knight:5
0_knoten:40 0_knots:34 0_kompletów:20 0_kronor:3 0_kropli:22 0_kw:17 0_la:2
0_labels:36 0_lames:3 0_lamps:-69 0_lanes:12 0_last:6 0_lautsprecher:18
0_layers:-28 0_leaves:8 0_letters:-76 0_leute:46 0_licences:13 0_like:10
0_lines:-23 0_liter:9 0_litres:114 0_litri:18 0_litros:5 0_loaves:-21
0_logins:-31 0_loops:-29 0_lumens:6 0_líneas:9 0_m:81 0_ma:28 0_machines:23
0_mailboxes:35 0_maja:6 0_mal:-49 0_maletas:-37 0_marks:27 0_masks:10 0_mb:96
0_means:46 0_megabits:12 0_megabyte:15 0_megabytes:73 0_megs:5 0_members:28
0_mensen:1 0_messages:23 0_meter:8 0_meters:21 0_metres:58 0_metros:32 0_mg:17
0_mhz:9 0_microfarad:10 0_microns:18 0_microseconds:-14 0_mikroampere:17
0_miles:34 0_millimetres:46 0_millisecondes:-35 0_milliseconds:97
0_millisekunden:-3 0_milímetros:18 0_min:-10 0_mins:42 0_minut:33 0_minute:-19
0_minuten:-17 0_minutes:17 0_minuti:18 0_minutos:-14 0_mistakes:94 0_ml:49
0_mm:92 0_mo:22 0_monks:48 0_months:19 0_mots:-9 0_ms:109 0_msgs:26 0_muestras:8
0_my:56 0_mètres:34 0_names:-14 0_needs:15 0_new:66 0_newtons:45 0_nights:52
0_nil:-39 0_nodes:8 0_north:4 0_not:42 0_notes:-84 0_nothing:62 0_nov:8
0_now:150 0_nu:5 0_numaralı:36 0_numbers:12 0_o'clock:41 0_octets:-40 0_of:-102
0_ohms:31 0_old:33 0_on:12 0_one:17 0_only:36 0_open:45 0_or:-19 0_ore:23
0_ostrzeżeń:22 0_other:-36 0_out:-68 0_over:-89 0_packets:4 0_packs:39
0_page:-69 0_pages:-61 0_paintings:25 0_paires:2 0_pairs:15 0_palabras:13
0_palavras:40 0_pallets:25 0_palés:12 0_pancakes:-22 0_parallel:16 0_parcels:6
0_particiones:4 0_parts:10 0_pass:-52 0_passed:-43 0_past:-27 0_pens:-69
0_people:145 0_percent:-20 0_personas:38 0_persone:50 0_personen:18
0_personer:42 0_personnes:-74 0_persons:27 0_pessoas:21 0_pezzi:42 0_photos:8
0_physics:33 0_pick:9 0_pictures:14 0_pieces:-10 0_pivots:1 0_places:8
0_planks:45 0_players:36 0_pls:29 0_pm:37 0_points:75 0_poles:7 0_pontos:37
0_por:1 0_pots:-32 0_pounds:27 0_ppl:49 0_ppm:20 0_practice:16 0_prints:-32
0_problems:32 0_procent:7 0_projecteurs:44 0_prozent:29 0_próbek:2 0_punkte:34
0_punten:1 0_punti:2 0_puntos:41 0_pupils:-41 0_quadratmeter:17 0_questions:21
0_queue:26 0_quid:-64 0_quilos:35 0_radiators:23 0_rangs:1 0_readers:40
0_reais:16 0_red:-10 0_reisetag:3 0_replicas:11 0_requests:-55 0_retries:-39
0_right:93 0_rings:11 0_rintocchi:17 0_roller:61 0_rooms:29 0_rounds:-24
0_rows:-37 0_s:89 0_saat:10 0_sacks:37 0_sacs:7 0_same:-4 0_saniye:26 0_says:-50
0_schallplatten:27 0_school:-37 0_schüler:31 0_schülern:18 0_seasonal:19
0_seasons:-38 0_seats:5 0_secondes:36 0_secondi:17 0_seconds:71 0_secs:26
0_segundos:45 0_seiten:53 0_sekund:37 0_sekunden:50 0_sekunder:18 0_sheets:34
0_shells:3 0_shes:17 0_shipments:20 0_short:-31 0_shows:-14 0_signatures:15
0_signs:-10 0_sillas:7 0_since:-4 0_six:-16 0_skaters:2 0_skeins:12 0_slots:36
0_small:-84 0_snapshots:1 0_so:-46 0_sockets:14 0_soirées:10 0_songs:-42
0_sorten:-69 0_standing:-17 0_stationen:18 0_steps:-30 0_stretcher:29
0_strings:9 0_strokes:31 0_students:-15 0_stufen:54 0_stunden:-32 0_summers:-1
0_sums:23 0_säcken:46 0_tabs:-110 0_tacks:83 0_tage:12 0_technicians:6
0_tecken:35 0_teeth:3 0_that's:11 0_thats:28 0_the:-24 0_then:-34 0_these:49
0_they:-26 0_this:5 0_through:-3 0_tickets:15 0_tiles:-7 0_time:-50 0_times:-61
0_timmar:-2 0_to:-15 0_toads:56 0_today:86 0_told:5 0_tonnen:29 0_tonnes:46
0_tons:5 0_tops:13 0_toreb:13 0_tracks:31 0_trays:17 0_tries:-51 0_trips:-64
0_turns:-70 0_tygodniowo:17 0_uhr:45 0_umdrehungen:11 0_under:10 0_undo:2
0_unread:-67 0_us:14 0_users:10 0_utc:21 0_uur:48 0_values:10 0_veckor:27
0_verses:-49 0_visitors:26 0_volontari:28 0_volt:12 0_volts:55 0_vragen:39 0_w:1
0_watt:13 0_watts:28 0_we:-36 0_weaving:-2 0_weeks:52 0_well:6 0_were:-18
0_wheels:18 0_when:-63 0_wierszy:27 0_winters:-89 0_with:2 0_without:9
0_wochen:1 0_words:50 0_workers:1 0_wpm:19 0_years:-79 0_yes:57 0_you:-6
0_yr:-55 0_yrs:-12 0_zentimeter:-19 0_zu:4 0_µa:23 0_élèves:11 0_övningar:18
0_か:5 0_で:17 0_に:3 0_克:55 0_天:9 0_段:9 0_毫:30 0_秒:17 0_道:22 ?:13 ?_?:2 ?_^:4
^:-74 ^_0:-152 ^_a:-5 ^_aaaargh:-84 ^_abbiamo:41 ^_ablation:22 ^_about:148
^_accent:10 ^_according:84 ^_accounts:2 ^_ach:-104 ^_adesso:121 ^_adult:7
^_after:180 ^_afterwards:28 ^_again:-72 ^_agora:51 ^_ah:-164 ^_ahora:57 ^_aim:28
^_ainda:67 ^_airports:-52 ^_al:11 ^_alarm:37 ^_ale:-121 ^_all:87 ^_alla:66
^_allergy:25 ^_allora:7 ^_allow:10 ^_almeno:-103 ^_alors:-43 ^_already:66
^_alright:11 ^_als:114 ^_also:20 ^_always:200 ^_am:40 ^_amir:-25 ^_among:25
^_amounts:18 ^_an:-63 ^_analyser:23 ^_anche:-13 ^_and:102 ^_anna:-26 ^_annem:-7
^_anoche:-50 ^_anouk:19 ^_antes:38 ^_any:-7 ^_anyone:12 ^_anything:159
^_anyway:-65 ^_apparently:-57 ^_apprentice:9 ^_apprentices:6 ^_après:4
^_aquí:-42 ^_archive:-6 ^_are:-25 ^_around:-18 ^_art:-33 ^_as:167 ^_ask:89
^_asked:57 ^_asset:15 ^_at:-100 ^_au:7 ^_aucun:13 ^_auf:-17 ^_aunt:-37
^_auriez:6 ^_avant:20 ^_avec:-44 ^_aw:-83 ^_aww:-24 ^_ay:-63 ^_aye:-42
^_ayer:-94 ^_back:-233 ^_backfill:15 ^_backup:23 ^_backups:14 ^_bardzo:-83
^_barnen:-101 ^_batch:12 ^_bath:-78 ^_be:31 ^_bearing:28 ^_beaucoup:-54
^_because:68 ^_been:-49 ^_bees:19 ^_before:138 ^_bei:-59 ^_beim:40 ^_being:-36
^_bell:61 ^_bella:1 ^_ben:29 ^_benedikt:8 ^_best:-108 ^_better:72 ^_between:-81
^_beyond:9 ^_bez:24 ^_bierzemy:53 ^_big:13 ^_bike:40 ^_billing:2 ^_bin:-26
^_birds:-31 ^_bis:18 ^_bit:-31 ^_bitte:86 ^_bless:-16 ^_blood:6 ^_blue:76
^_boah:-75 ^_board:16 ^_boiler:90 ^_bokningen:3 ^_bon:-41 ^_bonne:-16
^_booked:33 ^_booster:20 ^_bootloader:3 ^_boots:-69 ^_bootsprüfung:31 ^_boss:67
^_both:63 ^_bow:5 ^_bowline:68 ^_brain:-23 ^_branch:13 ^_bravo:-62 ^_brb:-166
^_bread:-3 ^_breakfast:16 ^_bridge:15 ^_bring:-39 ^_british:41 ^_brr:-69
^_brrr:-83 ^_brzmi:-82 ^_bucket:4 ^_buenos:-59 ^_bufor:13 ^_bugün:-83 ^_build:21
^_bumped:55 ^_bus:87 ^_but:13 ^_by:2 ^_büyük:25 ^_c'est:16 ^_cabinet:25
^_cable:-29 ^_cada:25 ^_caduff:12 ^_cake:-68 ^_calculator:22 ^_calculators:46
^_call:73 ^_called:71 ^_calls:13 ^_camera:2 ^_camille:8 ^_camper:5 ^_can:112
^_can't:-53 ^_cancelled:36 ^_cant:-60 ^_capisco:-73 ^_capita:-72 ^_car:35
^_cards:-38 ^_case:25 ^_cash:-9 ^_castors:32 ^_cats:-82 ^_cave:5 ^_ceiling:-28
^_cela:12 ^_certificates:1 ^_certo:21 ^_chairs:3 ^_change:11 ^_changed:44
^_chapter:47 ^_chaque:65 ^_chat:4 ^_che:-128 ^_check:1 ^_checked:-34
^_cheers:-51 ^_chess:-17 ^_chez:-32 ^_chi:52 ^_child:-62 ^_children:-8 ^_chip:9
^_chlorine:17 ^_chopin:-47 ^_chose:29 ^_ci:63 ^_claims:56 ^_class:-6
^_cleaned:10 ^_clear:31 ^_cleared:5 ^_club:11 ^_cluster:2 ^_coach:7 ^_code:38
^_coffee:-157 ^_coin:25 ^_cold:-69 ^_colour:43 ^_come:-15 ^_coming:48 ^_comme:13
^_comments:12 ^_commit:46 ^_como:112 ^_company:-44 ^_compilers:-31 ^_compost:-44
^_compressor:34 ^_con:3 ^_congratulations:-38 ^_consider:22 ^_contact:21
^_contract:9 ^_converted:28 ^_coordinates:20 ^_correct:18 ^_corrige:55 ^_cost:30
^_could:168 ^_couldnt:2 ^_council:11 ^_count:37 ^_counted:10 ^_counting:-94
^_courier:16 ^_cousin:-73 ^_crane:2 ^_crash:6 ^_crashlytics:22 ^_crew:21
^_cross:9 ^_cup:16 ^_current:31 ^_curtain:42 ^_customer:40 ^_customers:7
^_customs:-22 ^_cut:-53 ^_czujnik:23 ^_czyli:60 ^_d'après:9 ^_da:-120
^_daarna:85 ^_dad:14 ^_dad's:13 ^_dads:17 ^_dailies:9 ^_danach:57 ^_dank:-36
^_danke:-46 ^_dann:-61 ^_dans:3 ^_dark:65 ^_das:80 ^_dat:-40 ^_data:-69
^_dates:34 ^_day:30 ^_de:161 ^_decided:38 ^_decidimos:16 ^_decision:1
^_default:16 ^_deixa:12 ^_den:139 ^_deploys:51 ^_depois:11 ^_depuis:25 ^_der:65
^_ders:33 ^_design:27 ^_después:11 ^_det:-34 ^_diagrams:66 ^_did:47 ^_die:104
^_dinner:11 ^_disk:11 ^_do:-2 ^_dock:25 ^_doctor:18 ^_does:71 ^_dog:7 ^_dogs:38
^_domani:51 ^_don't:-32 ^_done:64 ^_dont:129 ^_door:18 ^_doors:5 ^_dort:60
^_dough:1 ^_down:36 ^_dr:61 ^_draußen:-61 ^_draw:25 ^_driver:3 ^_drives:50
^_dropped:27 ^_dropping:42 ^_drove:-4 ^_dry:1 ^_du:72 ^_dunno:50 ^_duplicate:19
^_during:35 ^_duży:22 ^_dyżur:40 ^_dörren:44 ^_dün:-107 ^_dürfte:2 ^_each:10
^_early:42 ^_east:24 ^_ech:-71 ^_eerst:-27 ^_egg:32 ^_eh:-19 ^_ein:-72
^_eksport:42 ^_el:47 ^_ela:-67 ^_ele:2 ^_elke:62 ^_elle:54 ^_em:-87 ^_en:-58
^_ended:-21 ^_engine:30 ^_enjoy:-78 ^_ensuite:77 ^_entro:44 ^_er:-32 ^_erklär:16
^_error:64 ^_es:-51 ^_esa:13 ^_eski:-66 ^_est:49 ^_está:42 ^_even:-69
^_evening:-41 ^_ever:94 ^_every:-38 ^_everybody:64 ^_everyone:-41 ^_everything:8
^_ewa:1 ^_exactly:-22 ^_exam:23 ^_examples:15 ^_excuse:-40 ^_exercise:5
^_expect:28 ^_expired:3 ^_explain:120 ^_fachbegriffe:9 ^_facilities:29
^_fair:-51 ^_falta:68 ^_families:-9 ^_family:19 ^_fan:29 ^_fancy:-22 ^_fatto:4
^_faut:14 ^_feature:17 ^_feedback:38 ^_feeling:-55 ^_feels:-78 ^_feet:-52
^_felt:-36 ^_fence:-14 ^_ferry:-19 ^_few:-22 ^_fewer:32 ^_fica:7 ^_ficamos:11
^_ficou:27 ^_field:-51 ^_files:-54 ^_filter:17 ^_final:1 ^_finalement:67
^_finally:63 ^_finance:39 ^_fine:74 ^_finger:7 ^_fingers:30 ^_finished:12
^_fire:23 ^_firmware:-15 ^_first:-68 ^_fish:-84 ^_five:27 ^_fixed:-21 ^_flaky:15
^_flashcards:10 ^_flashed:21 ^_flat:6 ^_floating:7 ^_flood:19 ^_fog:-75
^_foggy:-37 ^_food:13 ^_football:24 ^_for:234 ^_force:17 ^_forget:80
^_forgive:-46 ^_forklifts:44 ^_formeln:3 ^_fotos:33 ^_found:-60 ^_four:-96
^_franchement:-135 ^_freezer:3 ^_friday:115 ^_fridays:-40 ^_fridge:8 ^_from:17
^_front:34 ^_früher:-60 ^_fui:-14 ^_fun:-60 ^_funny:-66 ^_fuse:9 ^_fyi:8
^_fältet:35 ^_für:99 ^_garage:11 ^_gardens:-7 ^_gas:5 ^_gate:6 ^_gave:27
^_gdyby:10 ^_gece:10 ^_geef:67 ^_geen:-20 ^_generally:-55 ^_generated:2
^_gepäck:35 ^_gern:-16 ^_gestern:-146 ^_get:34 ^_getting:68 ^_gimme:29
^_gisteren:-104 ^_give:4 ^_given:-30 ^_glad:-78 ^_gli:-14 ^_gloves:37 ^_glue:67
^_go:32 ^_goat:25 ^_goats:-28 ^_god:-17 ^_going:49 ^_gonna:157 ^_good:-23
^_goodness:-40 ^_gosh:-61 ^_gosto:74 ^_got:19 ^_gotta:34 ^_gran:30 ^_grandad:-57
^_grandma:-37 ^_grandpa:-39 ^_grandpa's:-19 ^_graphs:26 ^_great:-47 ^_grew:-13
^_group:66 ^_gruppe:31 ^_guess:-43 ^_guests:82 ^_gulls:29 ^_gut:42 ^_gutters:39
^_gym:-62 ^_ha:-183 ^_hab:10 ^_hace:-29 ^_had:1 ^_haha:-215 ^_hahaha:-67
^_half:-89 ^_hall:-61 ^_han:60 ^_hand:12 ^_handover:2 ^_hands:-21 ^_hang:-97
^_happy:-111 ^_har:35 ^_harbour:31 ^_hard:63 ^_harvest:28 ^_has:44 ^_hat:27
^_hate:-12 ^_haul:17 ^_haustiere:14 ^_hava:-54 ^_have:-32 ^_havent:65
^_having:92 ^_hay:56 ^_he:-29 ^_he'll:-9 ^_he's:23 ^_head:52 ^_heat:-69
^_heating:6 ^_heb:-72 ^_hedges:-3 ^_hellre:28 ^_help:15 ^_helst:35 ^_hens:-50
^_her:24 ^_here:-42 ^_here's:-47 ^_herons:-49 ^_hes:69 ^_het:-12 ^_heut:-38
^_heute:-24 ^_hey:-21 ^_hf:31 ^_hi:-48 ^_hier:-70 ^_hierna:79 ^_hire:12 ^_his:94
^_hissen:13 ^_historically:-16 ^_hive:1 ^_hiya:-53 ^_hl:42 ^_hm:-33 ^_hmm:-45
^_ho:197 ^_hoca:44 ^_hoje:-86 ^_hold:-56 ^_homework:73 ^_honestly:-44
^_honey:-40 ^_hooguit:27 ^_hope:-63 ^_hoping:64 ^_hospital:-111 ^_hot:-54
^_hotels:-46 ^_hotfix:2 ^_house:50 ^_how:11 ^_hows:-12 ^_hoy:-49 ^_huh:-49
^_hull:7 ^_humidity:-63 ^_hundefutter:46 ^_há:-30 ^_här:-80 ^_härnäst:119
^_höchstens:10 ^_högst:56 ^_i:11 ^_i'd:-13 ^_i'll:43 ^_i'm:3 ^_i've:69 ^_ice:-56
^_ich:-26 ^_ici:-35 ^_id:71 ^_ideally:54 ^_idk:18 ^_ieri:-88 ^_if:90 ^_ihr:20
^_ik:48 ^_il:16 ^_ill:152 ^_ils:2 ^_im:-80 ^_imagine:-38 ^_imagino:-52 ^_imo:-44
^_import:17 ^_in:-23 ^_inbound:14 ^_incident:12 ^_incubator:15 ^_indoor:5
^_inga:78 ^_ingen:77 ^_instead:34 ^_instruments:20 ^_insulin:15
^_interesting:-96 ^_interestingly:-19 ^_interrupts:-47 ^_invoices:9 ^_ios:1
^_is:-8 ^_isn't:-43 ^_it:-118 ^_it'd:64 ^_it's:-97 ^_its:-73 ^_ive:55 ^_j'ai:-38
^_j'aime:57 ^_j'aimerais:59 ^_ja:-34 ^_jag:46 ^_jaja:-110 ^_jajaja:-87 ^_jak:17
^_jamais:10 ^_jan:12 ^_je:71 ^_jede:14 ^_jetty:22 ^_jetzt:21 ^_joaquín:11
^_john:55 ^_jokes:-49 ^_json:-1 ^_judging:-9 ^_junior:7 ^_just:93 ^_jutro:37
^_já:71 ^_kafka:44 ^_kapitel:18 ^_każdą:60 ^_keep:105 ^_keeping:8 ^_kein:24
^_keine:-44 ^_kennel:7 ^_key:3 ^_keys:24 ^_kid:-24 ^_kids:-106 ^_kiln:21
^_kimya:30 ^_kinda:-44 ^_kindly:61 ^_kitchen:37 ^_kkk:-118 ^_kkkk:-21
^_klingt:-34 ^_klucz:32 ^_klucze:19 ^_knees:-43 ^_knives:4 ^_kod:-46 ^_koi:-49
^_kolejka:45 ^_kom:10 ^_kommentare:8 ^_kot:-15 ^_kotlin:-50 ^_kurz:-66 ^_kurze:4
^_kör:10 ^_kühlraum:26 ^_küçük:26 ^_l'agitatore:17 ^_l'atelier:11 ^_l'équipe:30
^_la:103 ^_lab:74 ^_label:6 ^_las:96 ^_last:-5 ^_late:-8 ^_latency:-47
^_later:28 ^_latin:16 ^_laut:56 ^_law:7 ^_le:-25 ^_lead:3 ^_learned:-19
^_learning:-29 ^_leave:62 ^_left:100 ^_legal:21 ^_legend:-52 ^_lena:52 ^_leo:44
^_les:56 ^_less:74 ^_lesson:30 ^_lessons:41 ^_let:48 ^_let's:60 ^_lets:76
^_letters:-29 ^_letztes:34 ^_library:12 ^_lids:78 ^_lieber:26 ^_liever:64
^_life:-9 ^_lift:17 ^_light:16 ^_like:-22 ^_line:90 ^_linter:23 ^_lists:-5
^_lmao:-18 ^_lo:144 ^_local:17 ^_lock:8 ^_locker:14 ^_log:34 ^_login:15
^_lol:-220 ^_long:-20 ^_look:39 ^_looked:-1 ^_looking:-10 ^_loop:24 ^_loose:22
^_los:-7 ^_lots:-26 ^_love:23 ^_lovely:26 ^_low:19 ^_lower:21 ^_lucía:22
^_luego:62 ^_lukas:-7 ^_lunch:-67 ^_länger:5 ^_ma:-55 ^_machines:-6 ^_made:35
^_mai:63 ^_mail:31 ^_mails:14 ^_main:31 ^_maintenant:7 ^_make:110 ^_mama:70
^_mamma:-43 ^_man:4 ^_management:1 ^_many:-77 ^_map:2 ^_marek:23 ^_mark:76
^_marketing:27 ^_marta:-4 ^_massimo:26 ^_matte:39 ^_max:71 ^_maximal:27
^_may:-69 ^_maybe:-1 ^_mañana:16 ^_mały:28 ^_mdr:-121 ^_me:50 ^_measured:39
^_meeting:-47 ^_meglio:63 ^_meh:-95 ^_mehr:39 ^_mei:-6 ^_mein:-49 ^_meine:-19
^_mejor:55 ^_memory:-40 ^_menudo:-64 ^_merci:-73 ^_merged:20 ^_mes:52 ^_met:46
^_meter:21 ^_meu:-45 ^_mi:-63 ^_mia:8 ^_middle:35 ^_mientras:25 ^_might:24
^_migrations:12 ^_mijn:-124 ^_milk:11 ^_min:-42 ^_mine:-86 ^_minha:-55
^_minors:1 ^_mio:-97 ^_mir:31 ^_mirror:16 ^_mit:19 ^_mm:-115 ^_mod:1 ^_model:5
^_moi:33 ^_mon:-51 ^_monday:-38 ^_mondays:-88 ^_moon:28 ^_more:90 ^_morgen:41
^_mormor:-118 ^_morning:7 ^_mornings:21 ^_mostly:-66 ^_mount:9 ^_moved:62
^_moving:-21 ^_mr:6 ^_mrs:-25 ^_ms:-24 ^_muchas:-50 ^_mud:-20 ^_mum:-18
^_mum's:-19 ^_museum:-53 ^_music:42 ^_must:-165 ^_my:-59 ^_målet:47 ^_mój:-66
^_na:-71 ^_nach:75 ^_nada:48 ^_nadal:21 ^_nadie:13 ^_nah:23 ^_names:1
^_naming:-4 ^_nan:-48 ^_neap:6 ^_need:55 ^_neighbours:-11 ^_nel:19 ^_nella:5
^_nephew:-10 ^_neue:41 ^_never:92 ^_new:35 ^_next:177 ^_ngl:-83 ^_ni:22
^_nice:-114 ^_nie:131 ^_niente:85 ^_night:20 ^_nightly:6 ^_nikt:22 ^_nine:-17
^_ninguém:35 ^_no:1 ^_noah:16 ^_nobody:31 ^_noch:26 ^_non:128 ^_none:-3
^_nooit:35 ^_noone:56 ^_nope:-39 ^_north:20 ^_nos:96 ^_nossa:-69 ^_not:27
^_noted:29 ^_nothing:-25 ^_notre:14 ^_nous:87 ^_now:-25 ^_nu:44 ^_null:-16
^_numbers:6 ^_numer:2 ^_nunca:104 ^_nur:9 ^_nurse:19 ^_nursery:-14 ^_não:14
^_o:-26 ^_oak:-19 ^_ob:25 ^_oddny:31 ^_odszkodowanie:59 ^_of:-65 ^_offen:20
^_oggi:-61 ^_ogni:45 ^_oh:-43 ^_ohne:15 ^_ojej:-60 ^_ojo:12 ^_ok:17 ^_old:48
^_olhe:11 ^_om:34 ^_oma:-66 ^_omdat:38 ^_omg:-153 ^_on:39 ^_oncall:2 ^_once:37
^_one:-46 ^_only:105 ^_ontem:-38 ^_onze:-42 ^_oof:-35 ^_op:21 ^_open:57 ^_ops:2
^_optámos:17 ^_ordered:-65 ^_orders:17 ^_oscilloscope:-46 ^_osei:25 ^_ottilie:10
^_ouch:-76 ^_ouf:-10 ^_our:-40 ^_out:114 ^_outbound:18 ^_outdoor:2 ^_oven:32
^_owing:17 ^_p:28 ^_pada:-37 ^_page:36 ^_pager:23 ^_paid:51 ^_paint:20
^_painted:25 ^_pallet:12 ^_pallets:25 ^_pancakes:-80 ^_paper:3 ^_para:50
^_parcel:-16 ^_parcels:45 ^_parents:23 ^_parish:-11 ^_parking:8 ^_parquet:35
^_pas:4 ^_passed:-33 ^_passport:-24 ^_password:6 ^_patient:66 ^_pensando:11
^_people:-94 ^_per:122 ^_perdone:-40 ^_perhaps:-48 ^_personne:38 ^_petra:4
^_pff:-101 ^_pfff:-19 ^_phew:-82 ^_phone:-50 ^_phones:27 ^_photographer:-44
^_photos:46 ^_physio:14 ^_piano:10 ^_pickup:4 ^_picture:-55 ^_pier:3 ^_pies:-40
^_pigeons:-69 ^_pigs:-28 ^_pin:18 ^_pivot:27 ^_pizza:-1 ^_plain:9 ^_plastic:-7
^_platform:8 ^_play:24 ^_playlist:57 ^_please:-85 ^_pls:1 ^_plum:1 ^_plutôt:32
^_po:60 ^_poi:91 ^_pois:-46 ^_policy:16 ^_polka:-21 ^_pond:-3 ^_poor:-131
^_popcorn:3 ^_por:11 ^_port:6 ^_posted:13 ^_potem:55 ^_pour:172 ^_power:19
^_ppl:-73 ^_pr:2 ^_practice:15 ^_prefer:32 ^_preferirei:78 ^_preferisco:106
^_prefiero:119 ^_prefiro:125 ^_pressure:13 ^_pretty:-3 ^_prices:12 ^_prima:48
^_printed:13 ^_printer:-48 ^_printer's:69 ^_printers:60 ^_privacy:30 ^_priya:1
^_pro:19 ^_prod:30 ^_product:24 ^_production:37 ^_professor:19 ^_prohibido:49
^_prometo:50 ^_prosecco:-64 ^_proszę:22 ^_przypomnę:58 ^_public:3 ^_puh:-98
^_pump:35 ^_put:81 ^_pylon:4 ^_quand:-54 ^_que:-129 ^_queda:12 ^_quel:-82
^_quelle:-120 ^_queremos:35 ^_quero:15 ^_queue:-32 ^_queueing:-41 ^_qui:-64
^_quick:-50 ^_quien:7 ^_quiero:51 ^_quiet:32 ^_quite:-54 ^_quiz:9 ^_qué:-159
^_raceway:10 ^_rack:14 ^_radio:-22 ^_radiology:-79 ^_rain:-84 ^_raining:-65
^_ran:5 ^_rather:183 ^_raw:13 ^_re:41 ^_read:40 ^_reading:-147 ^_rechnungen:22
^_red:-58 ^_refrain:33 ^_refunds:51 ^_regarding:17 ^_registered:30
^_rehearsal:25 ^_rehearsals:49 ^_rehung:18 ^_remaining:7 ^_remember:-35
^_reminders:8 ^_removed:18 ^_renamed:57 ^_rent:24 ^_rental:9 ^_repair:5
^_replaced:7 ^_replica:22 ^_replication:19 ^_reply:38 ^_requests:5 ^_resta:39
^_reste:21 ^_result:22 ^_retired:-4 ^_retries:-16 ^_returned:7 ^_reverse:-9
^_reviewer:2 ^_reviews:20 ^_rhubarb:-6 ^_right:79 ^_roadworks:15 ^_rock:40
^_roofers:17 ^_room:63 ^_rooms:8 ^_root:8 ^_rope:-52 ^_rosa:3 ^_rosalind:18
^_round:-62 ^_row:23 ^_rubber:-23 ^_rumour:-63 ^_run:-78 ^_runbook:-49
^_rupture:7 ^_rust:-43 ^_s'il:19 ^_sailors:-32 ^_saint:36 ^_sales:-32 ^_same:-70
^_sample:27 ^_samples:9 ^_sampling:-28 ^_sat:7 ^_saturday:1 ^_saw:-24
^_sawdust:20 ^_say:23 ^_says:-10 ^_scale:48 ^_scholars:14 ^_school:15
^_schreiben:16 ^_schwester:15 ^_schön:-24 ^_scrap:27 ^_scratch:82 ^_screens:-37
^_scribe:82 ^_scrolled:-5 ^_se:99 ^_seagull:-3 ^_seagulls:-2 ^_seat:-28
^_second:15 ^_secrets:45 ^_security:34 ^_see:18 ^_seeing:28 ^_seen:50 ^_seit:25
^_sem:45 ^_sen:29 ^_send:52 ^_sensor:11 ^_sent:52 ^_seriously:-61 ^_server:8
^_service:13 ^_serwer:29 ^_será:36 ^_session:7 ^_set:20 ^_settled:14 ^_seven:-82
^_shall:3 ^_she:-119 ^_she's:5 ^_shed:26 ^_shes:-7 ^_shoe:10 ^_shoes:21
^_shop:32 ^_short:57 ^_should:1 ^_show:32 ^_showed:17 ^_si:102 ^_sick:6 ^_sie:11
^_siempre:-13 ^_sigh:-49 ^_signed:14 ^_silly:-8 ^_sim:1 ^_sin:40 ^_since:12
^_sit:-36 ^_six:-34 ^_skicka:47 ^_skimmed:-69 ^_skip:-40 ^_skipping:42
^_skriv:31 ^_sleep:3 ^_slippers:-8 ^_small:55 ^_smells:-61 ^_smoke:15 ^_snow:-11
^_snön:-77 ^_so:-9 ^_soft:9 ^_solange:3 ^_solche:-87 ^_sold:30 ^_soldered:-1
^_solen:-92 ^_some:-167 ^_somebody:-100 ^_somebody's:-16 ^_somehow:-62
^_someone:-116 ^_something:50 ^_sometimes:-72 ^_somewhere:-59 ^_sonde:6
^_songs:-34 ^_sorry:-128 ^_sorted:15 ^_sorter:3 ^_sound:5 ^_sounds:-65
^_soup:-20 ^_sourdough:43 ^_south:2 ^_spare:16 ^_speak:85 ^_speeches:-11
^_spent:-59 ^_spicy:45 ^_split:18 ^_spoke:8 ^_sports:-20 ^_spring:30
^_spätestens:3 ^_sqlite:9 ^_sry:-90 ^_stack:-42 ^_staff:3 ^_stage:-10
^_staging:47 ^_stair:47 ^_stairs:-6 ^_stamattina:-80 ^_stand:27 ^_standing:-48
^_standup:11 ^_starboard:21 ^_stars:-26 ^_start:22 ^_state:74 ^_status:24
^_stay:-11 ^_stick:38 ^_still:199 ^_stock:16 ^_stop:67 ^_storage:-60 ^_store:19
^_stories:41 ^_storm:10 ^_stove:-2 ^_straks:62 ^_strange:-38 ^_strike:26
^_studio:19 ^_study:19 ^_studying:-92 ^_such:-35 ^_suena:-42 ^_summer:-29
^_sun:-116 ^_sun's:-73 ^_sunday:5 ^_sunday's:7 ^_support:46 ^_sure:-60
^_surtout:46 ^_svampen:19 ^_sven:16 ^_swallows:-23 ^_swans:-20 ^_swap:-5
^_swapped:100 ^_swimming:7 ^_sync:5 ^_szkolenie:20 ^_så:-47 ^_só:19 ^_sąsiad:-82
^_sınav:8 ^_tables:13 ^_tablets:37 ^_tabs:140 ^_tack:-65 ^_tags:3 ^_take:-58
^_taking:51 ^_talk:7 ^_talked:71 ^_tank:21 ^_tant:-26 ^_tasting:-12 ^_tbh:-102
^_te:65 ^_tea:27 ^_teacher:30 ^_teachers:-11 ^_teaches:40 ^_teaching:-20
^_team:30 ^_tell:-6 ^_tempo:1 ^_ten:-11 ^_tenant:12 ^_teniamo:5 ^_tenor:11
^_tent:34 ^_teraz:145 ^_test:25 ^_testkontot:61 ^_tests:12 ^_testy:18 ^_text:62
^_texte:11 ^_texture:14 ^_teściowa:-90 ^_thank:-90 ^_thanks:-91 ^_that:-88
^_that's:-108 ^_thats:-35 ^_the:-29 ^_theatre:6 ^_their:7 ^_then:64 ^_theory:46
^_there:-42 ^_there'll:24 ^_there's:-92 ^_these:-71 ^_they:-25 ^_they'd:-51
^_they'll:-8 ^_they're:-25 ^_they've:24 ^_theyve:5 ^_think:-28 ^_thirty:-32
^_this:-44 ^_those:-143 ^_thought:48 ^_three:-79 ^_thumbnails:8 ^_thunder:-38
^_thursday:15 ^_thx:-110 ^_ticket:63 ^_tickets:24 ^_tide:20 ^_till:33 ^_time:-67
^_timeout:18 ^_timezones:-16 ^_tmrw:43 ^_to:41 ^_todavía:20 ^_today:48 ^_todo:71
^_token:24 ^_tokens:2 ^_told:81 ^_tomatoes:-49 ^_tomorrow:105 ^_tonight:32
^_tonight's:20 ^_too:76 ^_took:3 ^_tools:3 ^_top:3 ^_toujours:58 ^_tourists:-26
^_toute:14 ^_towels:8 ^_track:13 ^_tractors:11 ^_trailer:8 ^_trains:-28
^_tras:12 ^_travel:8 ^_treat:119 ^_trial:6 ^_tried:-35 ^_trois:-47 ^_trop:-22
^_true:2 ^_trying:9 ^_tu:26 ^_tuesday:15 ^_tunnels:-26 ^_turned:-12 ^_turns:-14
^_twins:-48 ^_two:-58 ^_type:14 ^_typing:-48 ^_u:-71 ^_uf:-96 ^_ugh:-197 ^_ui:32
^_ultimately:57 ^_umowa:43 ^_un:-9 ^_una:-23 ^_uncle:-32 ^_unclear:63
^_undecided:47 ^_understood:36 ^_unless:7 ^_unser:-43 ^_up:62 ^_upload:13
^_upon:49 ^_upper:21 ^_uprzejmie:4 ^_upstairs:10 ^_ur:-27 ^_usch:-54 ^_use:53
^_used:54 ^_users:2 ^_uw:55 ^_vale:9 ^_valla:-55 ^_vamos:26 ^_van:30 ^_vaya:-59
^_vendor:93 ^_version:-9 ^_verzeihen:-52 ^_vet:21 ^_vhf:51 ^_vi:-6 ^_viele:-29
^_vilken:-78 ^_visiting:10 ^_visitors:80 ^_voice:49 ^_voicemail:17 ^_voor:37
^_vor:48 ^_votre:8 ^_vou:15 ^_voucher:45 ^_vous:23 ^_vroeger:-49 ^_w:-114
^_wait:-149 ^_waiting:34 ^_walking:-6 ^_wanna:62 ^_want:63 ^_ward:11 ^_warm:27
^_was:11 ^_wasps:-94 ^_wat:-98 ^_wciąż:21 ^_wczoraj:-94 ^_we:47 ^_we'd:-27
^_we'll:113 ^_we're:73 ^_we've:15 ^_wed:83 ^_wedding:11 ^_wednesday:12
^_weekend:21 ^_wegen:16 ^_weil:29 ^_weiß:27 ^_welcome:-92 ^_well:-63 ^_wenn:13
^_wer:93 ^_were:144 ^_west:8 ^_wet:-49 ^_weve:-8 ^_what:8 ^_what's:60
^_whatever:81 ^_whats:-16 ^_wheat:28 ^_when:106 ^_whenever:98 ^_where:44
^_whether:68 ^_which:83 ^_while:114 ^_who:7 ^_who's:16 ^_whoever:3 ^_whole:-13
^_whos:-12 ^_whose:-18 ^_why:-93 ^_wie:25 ^_wifi:52 ^_will:69 ^_wind:-30
^_window:63 ^_winter:8 ^_wir:37 ^_wish:-33 ^_wissen:19 ^_with:94 ^_without:-50
^_woke:-19 ^_wolę:125 ^_wood:-84 ^_wooden:29 ^_word:7 ^_work:-14 ^_would:60
^_wow:-76 ^_wrap:36 ^_write:45 ^_wrong:13 ^_wrote:-34 ^_ya:192 ^_yeah:-53
^_years:-34 ^_yeast:-16 ^_yedek:45 ^_yellow:-15 ^_yep:-72 ^_yes:-60
^_yesterday:-111 ^_yo:95 ^_you:4 ^_you'll:32 ^_you're:-26 ^_you've:-5 ^_youll:20
^_young:21 ^_your:43 ^_yusuf:11 ^_z:11 ^_za:42 ^_zadanie:49 ^_zadań:17
^_zdjęcia:38 ^_zebranie:33 ^_zero:-26 ^_zgodnie:22 ^_ziel:45 ^_zonder:28
^_zone:7 ^_zostajemy:49 ^_zou:19 ^_zrobione:81 ^_zum:42 ^_zwei:19 ^_zwemles:8
^_à:-91 ^_åh:-20 ^_ça:26 ^_çay:-81 ^_çocuklar:-35 ^_è:31 ^_к:55 ^_никогда:38
^_あ:34 ^_う:-50 ^_お:-38 ^_こ:-6 ^_そ:-41 ^_で:-2 ^_や:31 ^_チ:2 ^_テ:1 ^_一:27 ^_下:25
^_不:-3 ^_串:22 ^_予:13 ^_今:-90 ^_保:21 ^_写:18 ^_冷:13 ^_出:1 ^_千:9 ^_古:-18 ^_听:-57
^_周:16 ^_地:43 ^_备:28 ^_夜:-28 ^_好:17 ^_妻:16 ^_娘:-25 ^_婚:-6 ^_子:-5 ^_小:-51 ^_引:30
^_必:15 ^_想:29 ^_手:17 ^_接:20 ^_新:-18 ^_日:8 ^_明:34 ^_星:-10 ^_昨:-58 ^_最:14 ^_月:14
^_本:22 ^_次:31 ^_每:56 ^_没:13 ^_発:8 ^_第:15 ^_筆:2 ^_練:13 ^_老:-26 ^_请:28 ^_这:10
^_連:2 ^_那:31 ^_隣:-20 ^_雨:-18 ^_電:10 a:-21 a_0:-98 a_^:68 a_afternoon:-24
a_amostra:42 a_antena:26 a_aula:32 a_autumn:-18 a_baby:69 a_back:49 a_backup:-51
a_bad:39 a_badge:-60 a_badger:-68 a_bag:-13 a_baker:-63 a_bakery:-51
a_balcony:21 a_balloon:-15 a_band:-61 a_bang:-1 a_bank:19 a_bar:-36
a_barbecue:-22 a_bare:13 a_batch:32 a_bath:58 a_bathtub:-76 a_beach:-19
a_bear:-9 a_beautiful:-46 a_bed:53 a_beekeeper:-8 a_beer:-37 a_beginner's:11
a_beginning:14 a_bell:-57 a_belt:14 a_bench:-35 a_better:-113 a_biblioteca:5
a_bicycle:-16 a_bien:-15 a_big:115 a_bigger:-48 a_binder:-19 a_bird:-16
a_birth:-18 a_birthday:-4 a_biscuit:-25 a_bishop:-22 a_bit:20 a_blackbird:-30
a_blank:6 a_blanket:29 a_board:15 a_boat:-48 a_bobina:22 a_bollard:-22 a_book:-2
a_bookbinder:-8 a_bookcase:-7 a_boot:4 a_border:13 a_borrower:24 a_bottle:-12
a_bow:-35 a_boy:-38 a_brass:-6 a_bread:17 a_break:-60 a_bridge:-19 a_bright:18
a_broken:47 a_broom:-14 a_bucket:-41 a_bug:-27 a_build:-34 a_building:-19
a_burst:-6 a_bus:-35 a_butter:-14 a_cabin:-75 a_cable:-29 a_cabra:51 a_cache:-45
a_cake:-66 a_calculator:-4 a_calf:19 a_call:-26 a_calm:48 a_campsite:-26
a_car:28 a_caravan:-16 a_card:-4 a_cardigan:-7 a_cargo:9 a_carousel:30 a_casa:47
a_case:-4 a_cast:21 a_cat:7 a_catalogue:70 a_cause:-16 a_ceiling:-4 a_cellar:-36
a_cello:-3 a_cena:-52 a_cent:9 a_certain:-84 a_chain:43 a_chair:-33
a_chandelier:-23 a_change:45 a_chap:-51 a_chapter:-46 a_character:-21
a_charming:23 a_chart:-27 a_cheap:59 a_cheat:15 a_cheerful:42 a_cheese:8
a_chemist:-16 a_child:11 a_child's:29 a_choice:111 a_choir:-21 a_chore:9
a_church:-10 a_classic:-44 a_clear:-11 a_clock:-21 a_club:20 a_coach:-25
a_coaster:7 a_coat:60 a_coffee:-16 a_coin:-11 a_cola:19 a_cold:44 a_colleague:21
a_colour:-32 a_column:-39 a_comment:77 a_common:-25 a_complaint:13
a_compliment:-42 a_computer:-9 a_concert:-62 a_condition:5 a_conker:-67
a_contract:-15 a_conversation:-30 a_cookie:4 a_cooper:-40 a_coptic:7 a_cor:28
a_corner:59 a_correction:-27 a_correia:28 a_corrente:28 a_costume:-26
a_costureira:2 a_cot:22 a_cough:39 a_courier:15 a_cow:-32 a_crack:10
a_cracked:54 a_croissant:10 a_cron:20 a_crossing:-20 a_crossword:-26 a_crow:-9
a_cruise:-25 a_crumb:-10 a_cuckoo:21 a_cup:-39 a_cupboard:-35 a_curtain:19
a_curve:1 a_customer:29 a_customs:-26 a_cut:39 a_dance:-77 a_danish:-25
a_dark:15 a_dash:23 a_database:-49 a_date:20 a_day:167 a_dead:27 a_dealer:25
a_dear:-22 a_decent:-33 a_degree:-24 a_delight:7 a_delivery:-57 a_dentist:23
a_dependency:14 a_deposit:-17 a_des:-26 a_description:42 a_desk:26 a_dial:-14
a_dictionary:33 a_difference:-46 a_different:10 a_dinghy:24 a_dinner:8 a_dip:-35
a_dipole:58 a_distance:15 a_dit:-5 a_dog:60 a_dolphin:-10 a_dona:2 a_donkey:6
a_doorbell:56 a_dot:51 a_download:19 a_dozen:-2 a_draft:10 a_dragon:-7
a_draughty:-24 a_drawer:-42 a_drawing:55 a_draws:2 a_dream:-16 a_drink:-39
a_driver:34 a_driving:-6 a_drone:-40 a_drop:-43 a_drum:-20 a_dry:29 a_du:-16
a_duck:-45 a_duke:-1 a_dull:-62 a_dumpling:-10 a_déjà:53 a_encore:-128
a_entrada:29 a_equipa:21 a_estrada:28 a_evening:-35 a_eye:-4 a_face:25
a_fact:-17 a_failed:17 a_fair:-56 a_fait:40 a_family:-82 a_fan:45 a_fax:17
a_feeling:10 a_fella:-2 a_fellow:22 a_female:16 a_fence:-2 a_fern:-9 a_ferry:-14
a_festa:55 a_fever:65 a_few:-11 a_fi:6 a_fiat:-29 a_field:-36 a_fifth:23
a_fifty:-1 a_figure:44 a_file:27 a_film:16 a_fine:-19 a_finished:1 a_fire:-23
a_firm:39 a_first:-20 a_fisherman:24 a_fix:-12 a_flag:2 a_flask:3 a_flat:22
a_flea:16 a_flight:-7 a_flooded:-20 a_floppy:-38 a_folder:11 a_fondness:-18
a_fool:30 a_football:9 a_footnote:-27 a_forest:-45 a_form:-2 a_formula:53
a_fox:-53 a_frame:-10 a_free:-46 a_fresh:20 a_friday:57 a_fridge:-112
a_friend:-41 a_friendly:4 a_full:60 a_funeral:-52 a_funny:45 a_further:-7
a_gallery:-19 a_game:-4 a_gap:-7 a_garden:12 a_gardener:-18 a_gasolio:9
a_generator:43 a_gente:17 a_gentleman:39 a_gets:45 a_gift:20 a_gig:-27 a_girl:8
a_girlfriend:5 a_glass:60 a_globe:-18 a_glove:24 a_go:-11 a_goat:-49
a_goldfish:-30 a_good:-16 a_gorgeous:2 a_grand:24 a_grave:-12 a_great:-12
a_green:36 a_greenhouse:-3 a_greeting:15 a_grey:-12 a_group:20 a_grudge:-15
a_grumpy:-11 a_guess:17 a_guest:49 a_guide:70 a_gull:5 a_guy:12 a_gym:-16
a_habit:41 a_haircut:-4 a_hairdryer:2 a_half:44 a_ham:18 a_hammer:-18 a_hand:75
a_handover:4 a_harbour:17 a_hard:-5 a_hardware:7 a_harris:49 a_has:37 a_hat:-78
a_head:49 a_heap:5 a_heart:28 a_heartbeat:-16 a_heat:7 a_heater:15 a_hedge:-65
a_hedgehog:-40 a_helmet:17 a_hen:-65 a_heron:-79 a_high:-3 a_hill:-7 a_hint:20
a_hired:15 a_ho:-37 a_hole:9 a_holiday:-72 a_home:53 a_hot:50 a_hotel:-46
a_house:-12 a_human:24 a_hurry:6 a_hymn:-5 a_idea:-32 a_ideia:37 a_il:-4 a_is:17
a_ja:-37 a_jar:-29 a_job:40 a_joke:-27 a_journey:-40 a_keepsake:26 a_key:-57
a_keyboard:-11 a_kid:-15 a_kilo:10 a_kitten:56 a_knitting:-1 a_la:20 a_label:71
a_lad:-28 a_ladder:-37 a_lady:19 a_lake:-6 a_lamp:43 a_landslide:14
a_language:-28 a_laptop:-33 a_las:-35 a_late:-24 a_later:21 a_laundry:-29
a_law:-90 a_lawyer:-9 a_le:11 a_leaf:-20 a_leaflet:25 a_leak:25 a_leap:-24
a_learner:-11 a_left:-10 a_leg:9 a_lesson:78 a_letter:-74 a_level:29
a_library:12 a_lifesaver:-15 a_lifetime:-10 a_lift:-55 a_light:17
a_lighthouse:-33 a_line:-43 a_list:-47 a_lista:23 a_listener:14 a_live:48
a_living:-68 a_llama:-24 a_loan:73 a_local:10 a_lock:5 a_log:34 a_logbook:-6
a_long:-21 a_longer:-7 a_look:77 a_loop:-54 a_los:15 a_lost:-31 a_lot:-50
a_lottery:-14 a_love:5 a_lovely:-51 a_lump:-8 a_lunch:-1 a_língua:21 a_m:-3
a_machine:-35 a_magazine:-25 a_magic:50 a_magician:-29 a_mail:32 a_mala:47
a_male:55 a_man:7 a_mano:22 a_manual:17 a_map:-47 a_marmot:-17 a_marriage:9
a_mask:65 a_matter:21 a_maximum:25 a_mayday:25 a_me:60 a_meeting:-19 a_melon:-32
a_memory:34 a_menu:-12 a_mess:43 a_metronome:60 a_mews:42 a_mi:63 a_migration:14
a_mild:80 a_milestone:-9 a_milk:-38 a_mill:-6 a_million:-56 a_min:2 a_minha:-9
a_minute:69 a_misprint:23 a_missing:-8 a_mistake:86 a_mock:56 a_moment:48
a_monastery:-53 a_monday:-26 a_monster:30 a_month:27 a_morning:-38 a_most:-7
a_motorbike:-22 a_mouse:-21 a_movie:-15 a_mr:1 a_museum:10 a_mutex:-38
a_muzzle:49 a_mystery:3 a_máquina:-13 a_mí:56 a_name:-26 a_nap:30 a_napkin:30
a_needle:-13 a_neighbour:-13 a_nest:51 a_new:29 a_newer:40 a_nice:-20
a_nickname:-26 a_nie:22 a_night:89 a_nightmare:45 a_no:72 a_noise:-7
a_noleggio:28 a_note:42 a_notebook:-15 a_novel:-24 a_number:-26 a_nurse:-38
a_old:-47 a_one:-78 a_order:-64 a_padaria:30 a_padded:8 a_page:58 a_painting:6
a_pair:57 a_pairing:6 a_pallet:3 a_papel:-39 a_paper:-16 a_paperclip:16
a_paragraph:39 a_parcel:59 a_parent's:11 a_parrot:-64 a_parser:-53 a_partner:-30
a_party:12 a_passenger:-17 a_password:-8 a_patch:-4 a_patient:45 a_pause:37
a_payslip:16 a_pegboard:-25 a_pelican:-19 a_pen:33 a_pencil:13 a_penny:8
a_perdu:-41 a_perfect:-47 a_perfectly:-1 a_permission:16 a_person:44
a_personal:-3 a_personality:-11 a_petrol:-26 a_phd:-93 a_phone:-61
a_photograph:40 a_piano:-3 a_pic:10 a_picture:28 a_piece:-5 a_pigeon:-23
a_pile:-21 a_pillar:-22 a_pinch:9 a_pint:13 a_pipe:38 a_place:30 a_plain:16
a_plan:17 a_plant:-4 a_plastic:26 a_playlist:29 a_pleasant:-1 a_pleasure:-14
a_pocket:4 a_poem:-28 a_point:-49 a_pond:55 a_popup:10 a_por:8 a_port:-19
a_postcard:11 a_poster:-12 a_pot:20 a_potato:-9 a_pram:13 a_prayer:-42
a_present:37 a_press:-44 a_pretty:3 a_price:30 a_primary:-31 a_printed:17
a_private:57 a_problem:-25 a_product:-33 a_professional:-22 a_professor:31
a_professora:-39 a_program:-7 a_programmer:-36 a_promise:17 a_proper:-5
a_prototype:-30 a_prova:5 a_public:-16 a_pump:13 a_pupil:-4 a_quadretti:18
a_quarter:73 a_que:16 a_query:32 a_question:77 a_quick:17 a_quiet:79 a_quiz:29
a_race:-19 a_radio:77 a_railway:-65 a_ransom:-10 a_rare:-69 a_rash:68
a_raspberry:-24 a_rather:-3 a_read:-7 a_reader:-14 a_real:54 a_reason:-15
a_reasonable:-31 a_receipt:-4 a_record:-21 a_recording:8 a_recount:19 a_red:-8
a_refreshable:3 a_refund:35 a_register:38 a_remarkable:-9 a_reminder:27
a_rencontré:30 a_rented:61 a_repair:17 a_replacement:10 a_report:3
a_reputation:-17 a_reserve:19 a_respectable:-21 a_rest:-27 a_retenu:53
a_retired:17 a_reunião:-14 a_revisão:48 a_ri:-26 a_ribbon:-15 a_ring:11
a_rir:-59 a_robin:-43 a_rollback:32 a_roller:-66 a_room:30 a_rooster:-52
a_rope:11 a_rough:-3 a_route:8 a_router:-9 a_row:-17 a_rubber:44 a_rule:-31
a_ruler:-40 a_run:26 a_runbook:30 a_running:17 a_sad:-7 a_safe:40 a_saint:25
a_sample:23 a_sandwich:-52 a_satellite:17 a_saturday:-52 a_sausage:4 a_scan:-74
a_scarf:-18 a_scheduler:-21 a_school:13 a_screen:17 a_script:-22 a_scrivere:-31
a_season:-17 a_seat:-24 a_sec:-75 a_second:62 a_seguir:132 a_segunda:58
a_seismograph:-21 a_semaphore:-38 a_sense:-17 a_sensor:9 a_separate:24 a_ser:62
a_server:9 a_session:15 a_set:-5 a_shadow:-13 a_shame:12 a_shared:69 a_shed:25
a_sheep:-41 a_sheet:-14 a_shelf:5 a_shift:-46 a_ship:-59 a_shirt:-10
a_shoebox:-14 a_short:85 a_shovel:50 a_show:8 a_shower:95 a_shy:7 a_si:-27
a_sick:64 a_sight:-8 a_sign:-54 a_signature:51 a_signed:-35 a_silent:48
a_simple:-1 a_single:-28 a_sirene:49 a_sitting:23 a_size:40 a_skeleton:2
a_sketch:35 a_slice:-4 a_slight:6 a_slip:66 a_slipper:-58 a_slow:5 a_smaller:18
a_smell:30 a_smile:16 a_smiley:57 a_smooth:-50 a_snail:-12 a_snake:-53 a_sock:7
a_sofa:-13 a_soft:-29 a_soul:-21 a_sound:-12 a_soup:-14 a_source:4
a_sourdough:-35 a_space:-15 a_spare:11 a_special:-4 a_speech:-2 a_speedy:-42
a_spider:-41 a_splendid:-32 a_spoon:-30 a_sports:-22 a_spot:28 a_spreadsheet:53
a_spring:-28 a_stack:-13 a_stamp:7 a_star:-30 a_statue:-15 a_steel:16
a_stick:-27 a_sticker:-24 a_sticky:-32 a_stopwatch:6 a_storage:32 a_storm:-31
a_story:70 a_stove:7 a_strange:6 a_stranger:-44 a_stretch:24 a_strike:-18
a_string:5 a_stripe:21 a_stroke:9 a_student:6 a_successful:2 a_suitcase:-18
a_summer:17 a_summons:-17 a_sunday:-19 a_sunrise:-17 a_supplier:1
a_surprising:-43 a_svg:14 a_swan:-51 a_swimming:6 a_switch:7 a_table:15
a_tablet:30 a_tag:18 a_tail:-28 a_take:14 a_tale:-23 a_talent:-14 a_task:7
a_tattoo:9 a_tax:-13 a_taxi:13 a_tea:-63 a_teacher:22 a_technical:-54
a_technician:4 a_teenager:-57 a_telephone:-5 a_temp:2 a_tenner:-19 a_tent:-47
a_terminal:-22 a_test:42 a_text:34 a_thatcher:9 a_theory:-56 a_thermos:17
a_thermostat:-9 a_thick:21 a_thing:37 a_thoughtful:-27 a_thousand:32 a_three:49
a_thumb:8 a_thunderstorm:38 a_thursday:-44 a_tie:-39 a_time:114 a_timeline:23
a_tin:-21 a_tiny:-30 a_to:44 a_toast:-30 a_toddler:-16 a_todos:-10 a_ton:5
a_tone:-30 a_topic:-99 a_torch:-13 a_torino:2 a_tortoise:-48 a_touch:-47
a_toujours:-50 a_tour:20 a_tourist:-30 a_tower:-25 a_town:-56 a_toy:79
a_tractor:-20 a_tradition:-33 a_trailer:19 a_trampoline:-27 a_translation:7
a_tray:23 a_tree:28 a_trip:-36 a_trolley:-2 a_truck:22 a_try:16 a_tuba:-48
a_tuesday:-14 a_tunnel:-9 a_tutti:-44 a_typo:13 a_una:-35 a_une:28
a_unicycle:-27 a_unit:21 a_uno:37 a_usb:-12 a_van:-3 a_variable:-8 a_vault:-12
a_vegetarian:56 a_ver:12 a_vertical:19 a_vet:29 a_video:-55 a_view:18
a_village:-26 a_vintage:-37 a_visit:12 a_visiting:40 a_visitor:2 a_vote:26
a_waffle:12 a_waistcoat:-4 a_walk:-15 a_wall:-6 a_waltz:-50 a_ward:51 a_warm:2
a_warning:-32 a_warranty:31 a_washer:21 a_washing:4 a_wasp:11 a_water:10
a_way:-51 a_weather:-32 a_wedding:-52 a_wednesday:-19 a_week:84 a_weekday:11
a_weekend:8 a_well:-6 a_whale:-56 a_wheelbarrow:-21 a_while:-68 a_wind:-25
a_window:44 a_wink:-57 a_wireless:-8 a_wise:-7 a_wish:23 a_withdrawn:34
a_woman:-44 a_wooden:-9 a_word:67 a_working:6 a_written:33 a_wrong:3 a_yaml:13
a_year:56 a_yellow:28 a_yes:19 a_young:59 a_été:54 aaaargh:-84 aan:57 aan_^:2
aan_de:37 aan_het:-15 ab:178 ab_0:205 ab_^:13 ab_heute:3 abajo:19 abajo_^:5
abandoned:3 abastecimento:8 abba:-170 abbiamo:-19 abbiamo_ancora:5
abbiamo_finito:46 abbiamo_mangiato:-53 abbiamo_scelto:59 abbot's:16
abbot's_stone:16 abbreviation:73 abbreviation_dictionary:20 abbreviation_list:27
abbreviations:59 abbreviazioni:40 abdeckung:22 abelard:1 abend:-57 abende:-33
abendessen:11 abends:15 aber:-65 abernethy:-34 abgesagt:9 abgeschaltet:6
abgeschaltet_^:6 abgeschlossen:48 abgeschlossen_^:40 abgestellt:26
abgestellt_^:5 abholbeleg:5 abhängigkeiten:29 abhängigkeiten_nur:21 abierta:-16
ablation:27 ablative:9 able:10 able_to:10 aboard:5 about:27 about_0:-57
about_^:-27 about_a:2 about_an:7 about_any:29 about_as:-42 about_bridges:-5
about_eels:-43 about_every:3 about_four:-33 about_getting:54 about_half:-5
about_has:-13 about_her:-12 about_his:-3 about_it:63 about_its:-8 about_money:72
about_my:18 about_old:10 about_on:-20 about_our:-47 about_soil:-3
about_spaceships:-16 about_the:95 about_their:-17 about_them:73 about_this:86
about_to:10 about_two:-65 about_us:-47 about_whether:-79 about_which:32
about_you:-37 about_your:-15 above:9 above_0:41 above_^:-47 above_a:-59
above_all:10 above_it:19 above_middle:8 above_that:6 above_the:41 abre:31
abre_los:7 abrir:53 abrite:14 abrite_0:14 abroad:24 abroad_^:24 absence:-33
absence_badge:31 absences:1 absolut:-30 absolute:34 abstellen:3 abt_the:28
abtastrate:2 abtastrate_liegt:1 abuela:-146 abuelo:-42 ac:12 accent:71
accent_^:17 accent_colour:38 accents:29 accents_^:29 accept:52 accept_a:-8
acceptance:38 acceptance_tests:38 accepte:37 accepte_au:15 accepted:54
accepted_^:27 accepts:73 accepts_0:23 acceso:22 access:30 accession:-19
accident:-29 accident_^:28 accident_and:-73 accident_so:2 accompagnatrice:41
accompaniment:55 according:-60 according_to:-60 accordion:-47 accordion_^:-46
accordion_and:-20 accordion_is:46 accordion_playable:9 accordions:-5 account:49
account_^:-22 account_is:5 account_manager:14 account_to:3 accountant:-19
accountant_^:-9 accountants:-26 accounting:-60 accounts_^:-1
accounts_department:-8 accounts_payable:28 accruals:2 aceita:12 acetone:9
ach:-100 ach_das:-19 ach_herrje:-5 aches:55 acheté:37 achievements:2
achievements_screen:2 acht:60 acht_uhr:-7 achter:24 achter_elkaar:12
achterberg:23 achterstevoren:-77 acid:86 acid_and:31 acid_cleaner:9 acids:29
acids_and:29 acknowledge:33 acoustics:15 acquired:-14 acquired_taste:-9
across:-51 across_the:-90 across_to:33 acrylic:39 acrylic_^:14 act:27 act_^:10
act_has:12 act_is:18 act_one:8 act_two:-24 action:24 actions:10 actions_^:10
active:22 actor_in:16 acts:-17 acts_like:-59 actual:-65 actually:-35
actually_^:-58 acuerdo:19 acuerdo_la:19 adapters:-16 adapters_in:-19 adc:8
add:24 add_a:23 add_the:-20 added:-25 adding:14 adding_a:1 addormentato:-6
address:51 address_^:-7 address_is:48 address_my:11 address_on:-30 addressed:56
addresses:68 adega:-45 adesso:144 adesso_il:22 adesso_passo:16 adesso_tocca:30
adeyemi:42 adeyemi_^:20 adjusted:15 adjuster:26 admin:11 admin_page:19 admins:4
admire:-38 admire_the:-17 admit:-82 admit_0:18 admit_^:-30 admit_i:-10
admit_it:-4 admit_that:-34 admit_the:-27 admite:28 admite_0:9 admits:-31
admits_0:3 admitted:-3 adorable:-13 adore:-4 adresse:20 aduana:-18 adult_^:3
adults:72 adults_^:36 advanced:21 advantage:-27 advent:56 adventure:9 advice:18
advise:-6 advised:22 advised_on:20 aerial:28 aeroporto:25 af_^:24 affected:10
affiches:1 afford:23 afford_0:2 afinado:27 afinador:6 afraid:46 afraid_of:11
afstandsbediening:17 after:95 after_0:-146 after_a:68 after_about:-7
after_all:68 after_boot:5 after_breakfast:27 after_by:12 after_dark:7
after_dinner:43 after_each:34 after_every:22 after_his:-69 after_init:8
after_is:108 after_it:29 after_lunch:55 after_my:8 after_patients:43
after_saints:9 after_some:29 after_ten:7 after_that:94 after_the:-83
after_this:27 after_two:29 after_what:69 after_which:21 after_work:1
after_your:-3 afternoon:-34 afternoon_^:-54 afternoon_and:21 afternoon_in:-15
afternoon_of:-43 afternoon_when:2 afternoons:52 afternoons_^:6 afterwards:71
again:-96 again_!:27 again_0:-2 again_^:-59 again_after:11 again_and:11
again_at:48 again_before:8 again_by:9 again_i:32 again_it:7 again_like:-11
again_lol:17 again_on:28 again_send:-31 again_since:2 again_so:-27 again_the:8
again_with:17 again_within:-11 again_you:-2 against:30 against_the:4
against_us:-5 agatha:14 age:-13 age_and:14 age_of:-66 aged:-21 agency:-9
agency_^:11 agency's:7 agenda:1 agent:-25 agent_0:-49 ages:-43 ages_^:-22
ages_like:-24 agli:9 agm:62 agm_^:50 agnes:13 agnieszka:2 ago:17 ago_^:49
ago_and:62 ago_i:-12 agora:90 agora_a:19 agora_falta:6 agora_é:79 agree:-69
agree_^:-52 agree_that:-22 agreeable:49 agreeable_^:9 agreeable_to:17 agreed:115
agreed_that:26 agreed_to:5 agreed_with:2 agreement:-23 agreement_with:3
agrees:-11 agrees_^:8 agua:-28 agua_^:31 aguanta:16 aguenta:37 aguenta_0:20
ah:-164 ah_la:-46 ah_les:-38 ah_the:-57 ah_well:-5 ahead:41 ahead_^:18
ahead_and:20 ahead_of:39 ahnung:-49 ahora:35 ahora_en:2 ahora_es:10
ahora_toca:14 ahí:42 aid:78 aid_bag:5 aid_course:30 aids:57 ailleurs:-20 aim:41
aim_for:5 aim_is:72 ainda:55 ainda_não:46 ainsi:5 air:-77 air_^:10 air_and:37
air_is:-57 air_with:-35 aired:-1 airfield:29 airfield_^:17 airflow:58 airline:-1
airline_^:5 airline_about:16 airport:-63 airport_0:-52 airport_^:19 airport_is:9
airports:-27 aisle:-25 aisle_^:5 ajudar:-8 akü:53 akşam:-50 al:-61 al_0:5
al_día:-1 al_final:20 al_magazzino:13 al_massimo:67 al_mattino:17 al_menos:-92
al_perito:17 alarm:178 alarm_^:-1 alarm_at:17 alarm_for:1 alarm_goes:34
alarm_is:3 alarm_light:39 alarm_notices:7 alarm_rings:14 alarm_trips:14
alarm_went:-17 alarme:46 alarms:86 alas:19 albert:-31 album:55 alcohol:21
alcun:-47 alder:34 alder_chips:30 aldous:5 aldrig:122 aldrig_har:6 ale:-88
ale_dziś:-54 alegro:-66 alegría:9 alert:-17 alerts:30 alerts_^:-51 alerts_go:19
alerts_without:14 alfred:94 algae:32 algebra:-4 algo:-44 algodón:53 alias:22
alias_^:22 aligned:46 alike:-33 alive:10 alive_^:-12 all:2 all_0:25 all_^:-7
all_a:-14 all_about:29 all_and:-2 all_be:-18 all_because:-25 all_but:38
all_by:-19 all_came:30 all_day:-22 all_eight:14 all_eleven:14 all_enjoy:-30
all_evening:-1 all_fine:29 all_for:-16 all_forty:-38 all_four:69 all_from:-59
all_green:28 all_had:-13 all_happens:-2 all_i:-7 all_in:67 all_it:-25 all_its:5
all_month:-1 all_morning:16 all_my:-17 all_night:-41 all_nine:21 all_of:46
all_on:-59 all_our:27 all_out:-72 all_over:50 all_right:31 all_season:4
all_sides:14 all_stood:-5 all_survived:-61 all_take:-14 all_that:55 all_the:11
all_these:-23 all_they:54 all_things:-7 all_this:-2 all_those:-8 all_three:14
all_times:91 all_timestamps:23 all_typed:24 all_verses:-74 all_very:-15
all_washed:17 all_we:31 all_weathers:-25 all_week:14 all_went:-31 all_your:8
alla:61 alla_fine:44 alla_volta:34 alle:-28 alle_0:23 alle_^:-33 alle_ein:-34
alleen:37 allen:-41 allergic:112 allergic_^:25 allergic_to:84 allergies:89
allergy:56 allergy_diet:8 alles:-102 alles_^:-32 allocated:9 allocation:-55
allocations:-18 allocator:-52 allora:15 allow:21 allow_0:43 allow_a:10
allow_in:23 allow_me:-45 allowance:3 allowed:85 allowed_0:34 allowed_^:10
allowed_in:30 allowed_on:32 allowed_to:-5 allows:81 allows_0:8 allows_a:13
allt:23 alltid:-11 alltid_en:45 alltså:-22 allí:34 almacén:31 almacén_de:12
almanac:68 almeno:-111 almonds:-31 almonds_and:35 almonds_written:-17 almost:-48
almost_^:13 almost_hear:-3 almoço:-14 alois:17 alone:10 alone_^:14 alone_not:14
alone_with:-20 along:-2 along_^:-27 along_and:71 along_on:-1 along_so:52
along_the:-9 along_to:-9 along_with:-13 alors:39 alors_le:24 aloud:60 aloud_^:22
aloud_than:4 alphabet:18 alpine:66 alps:-72 alquiler:11 already:-14
already_^:-26 already_and:-21 already_has:23 already_in:-15 already_packed:35
already_so:21 already_the:-44 alright:-61 als:11 als_0:82 als_das:-52
als_die:-63 als_een:-71 als_ein:-38 als_eine:14 als_einer:11 als_het:5
als_ich:-51 als_ik:-56 als_nächstes:102 als_überwurf:42 also:12 also_bitte:36
also_in:39 also_said:-27 alt:28 alta:71 alta_0:5 altar:-26 alte:-50 alten:105
alterations:63 altered:11 altersheim:24 although:-67 although_i:2 although_it:4
although_my:-18 although_the:-55 altijd:21 altijd_met:28 altitude:16 alto:14
altogether:-6 altos:-8 altri:-48 altrimenti:20 altstadtrunde:18 alunos:42
alunos_^:42 always:23 always_^:148 always_a:-22 always_ask:82 always_been:-1
always_bring:3 always_brings:-30 always_correct:33 always_do:4 always_end:-64
always_even:60 always_finds:-44 always_forget:-26 always_get:-70 always_give:2
always_go:36 always_had:44 always_have:13 always_held:-8 always_hums:-46
always_i:52 always_in:54 always_log:4 always_quote:23 always_right:-29
always_ring:-2 always_said:-28 always_swore:-4 always_tell:-52 always_the:-47
always_to:1 always_wanted:-24 always_warm:12 always_write:35 alweer:-53
alıştırma:20 alıştırma_0:20 am:107 am_0:45 am_^:-13 am_a:-1 am_afraid:7
am_band:29 am_ende:45 am_fonder:10 am_given:-22 am_glad:-25 am_going:22
am_hafen:47 am_happy:29 am_in:-12 am_liebsten:142 am_making:2 am_markt:19
am_may:17 am_montag:24 am_more:9 am_morgen:-83 am_not:-7 am_pleased:31
am_rande:-18 am_rather:-16 am_reading:-36 am_samstag:-53 am_see:-8 am_still:16
am_stück:21 am_tag:60 am_telefon:30 am_to:9 am_told:20 am_vormittag:25 amanhã:44
amanhã_cedo:42 amateur:-28 amazing:-3 amber:64 amber_light:43 ambiance:-24
ambiente:25 ambiente_se:25 ambrose:20 ambulance:-32 ambulatorio:-44
ambulatorio_^:-44 amended:-71 amir:-11 ammonia:1 among:-35 among_the:-31
amostra:42 amostra_do:42 amount_in:8 amounts:35 amounts_are:18 amp:38
amperage:12 amps:75 amps_^:42 amps_and:19 amusement:-66 amusing:-21 an:15
an_^:74 an_a:71 an_accident:5 an_accordion:-61 an_acquired:-9 an_actual:-6
an_address:58 an_adult:31 an_adventure:9 an_afternoon:-34 an_agency:31
an_alarm:19 an_ancient:-16 an_answer:90 an_api:-58 an_apology:-19
an_appointment:1 an_arm:1 an_art:6 an_automatic:41 an_das:24 an_den:46
an_die:-11 an_e:20 an_elderly:-30 an_electric:1 an_email:-67 an_empty:45
an_entire:-56 an_entry:16 an_envelope:-26 an_epipen:34 an_escort:19 an_even:34
an_evening:99 an_event:45 an_example:54 an_excellent:-35 an_exception:13
an_exercise:-11 an_hour:40 an_ice:2 an_incident:18 an_index:-24 an_integer:-35
an_intern:10 an_island:-12 an_item:15 an_meine:18 an_mich:5 an_odd:18
an_old:-116 an_older:-23 an_opening:35 an_opinion:-1 an_orm:22 an_outage:-22
an_outdated:-16 an_outside:3 an_owner:33 an_s:12 an_sd:1 an_umbrella:-36
an_uncomfortable:-2 an_underrated:-35 an_unlabelled:28 an_upload:11 ana:1
anaesthetist:-12 anahtarı:53 analyser:-33 analyser_two:23 analysis:-24 anatomy:2
anche:-77 anche_se:-41 anche_solo:-33 anchor:47 anchored:18 ancora:-19
ancora_se:57 and:-1 and_0:-128 and_^:86 and_a:-29 and_according:16 and_acid:38
and_after:-9 and_agreed:30 and_all:-33 and_also:-31 and_always:-66 and_an:-31
and_anything:14 and_are:45 and_as:-68 and_asked:-1 and_at:-17 and_back:1
and_bases:29 and_be:-14 and_because:27 and_before:8 and_between:2
and_birthday:21 and_black:14 and_both:10 and_bread:-12 and_brings:10 and_by:40
and_call:-36 and_calls:-22 and_came:-39 and_can:-4 and_cast:-3 and_come:-50
and_cooked:22 and_could:-28 and_couldn't:-53 and_count:11 and_counting:-1
and_counts:11 and_do:5 and_don't:29 and_drink:-5 and_dripping:-19 and_drop:28
and_dropped:-16 and_dry:35 and_during:-9 and_each:-81 and_eleven:14
and_ended:-15 and_enjoy:-30 and_entered:34 and_even:8 and_ever:43 and_every:-20
and_everybody:-45 and_everyone:-27 and_explain:49 and_falls:-51 and_fell:17
and_finally:8 and_find:35 and_for:25 and_forgot:-26 and_forth:42 and_forward:10
and_found:-14 and_four:-14 and_frau:22 and_from:65 and_gave:8 and_get:-14
and_gets:-19 and_gives:-22 and_go:-35 and_goes:-52 and_gone:25 and_good:-28
and_got:-31 and_green:54 and_greetings:-32 and_had:-10 and_handed:45
and_hands:-74 and_has:-64 and_have:26 and_having:40 and_he:-73 and_he'll:-7
and_he's:84 and_her:-6 and_here:27 and_hes:-31 and_his:6 and_hit:36 and_hope:16
and_how:-3 and_i:-6 and_i'd:109 and_i'll:54 and_i'm:-23 and_i've:21 and_if:17
and_im:-2 and_in:3 and_is:-24 and_it:10 and_it's:90 and_its:29 and_know:40
and_label:32 and_labelled:37 and_landed:-55 and_leave:-11 and_left:19
and_less:12 and_let:35 and_like:-5 and_lived:-24 and_lives:-3 and_logged:10
and_look:-25 and_looked:2 and_looks:-51 and_made:-2 and_may:2 and_me:-37
and_means:-45 and_measure:45 and_measured:25 and_most:-31 and_mr:2 and_my:-57
and_nearly:-9 and_needs:22 and_never:56 and_next:35 and_no:-74 and_nobody:-96
and_not:75 and_nothing:70 and_now:-105 and_nowhere:9 and_numerals:17 and_of:-43
and_off:-29 and_oiled:37 and_on:-33 and_one:-79 and_only:-33 and_opera:-30
and_our:14 and_out:-29 and_passed:39 and_peace:30 and_people:-61 and_perhaps:-2
and_picked:10 and_presumably:-12 and_printed:17 and_pronounced:11 and_proud:5
and_purrs:14 and_pushed:18 and_put:38 and_quite:12 and_read:12 and_regret:-23
and_returns:-95 and_sad:29 and_said:36 and_salt:-25 and_sang:-41 and_sat:26
and_saw:-35 and_says:-31 and_see:5 and_send:48 and_sends:-26 and_sent:27
and_she:21 and_she's:32 and_shes:-44 and_show:24 and_signed:5 and_since:96
and_singing:-2 and_six:2 and_skip:4 and_sleeps:-18 and_slept:-19 and_slipped:-37
and_smelled:-15 and_so:61 and_some:-31 and_somebody:-51 and_somebody's:-22
and_somehow:-45 and_someone:-11 and_sons:36 and_stamped:37 and_start:23
and_stayed:-33 and_still:-68 and_swears:-11 and_takes:8 and_talked:-29
and_tell:13 and_tested:44 and_thank:51 and_thanks:8 and_that's:123 and_thats:7
and_the:-57 and_their:-30 and_then:-26 and_there:71 and_there's:-8
and_therefore:4 and_theres:70 and_they:-39 and_they're:-82 and_this:-22
and_those:-41 and_to:-27 and_told:34 and_took:-36 and_tried:37 and_turn:16
and_turned:45 and_upload:1 and_uploaded:35 and_use:15 and_usually:9 and_very:12
and_wait:32 and_waits:22 and_want:32 and_wants:47 and_was:-41 and_we:-67
and_we'd:2 and_we'll:12 and_we're:63 and_well:18 and_went:19 and_were:31
and_what:62 and_when:79 and_will:60 and_with:89 and_without:59 and_woke:-30
and_work:-25 and_would:21 and_wouldn't:-6 and_write:6 and_yes:22 and_yet:-109
and_you:60 and_yours:3 andere:-18 anders:49 anderson:9 android:94 android_0:31
android_build:2 android_builds:21 anecdote:-35 anecdote_and:-4 anemometer:52
anemometer_reads:27 angeblich:-57 angebot:19 angehoben:20 angekommen:-5 angel:3
anglais:38 angle:44 angles:-3 angry:-3 ani:9 animal:-37 animales:6 animals:68
animation:29 animations:41 anke:33 ankle:30 ankles:-60 anleger:12 anmeldung:34
anmeldung_zur:17 anna:35 annem:-47 annex:6 anni:45 anni_^:45 annika:21
anniversary:-49 annonce:64 announce:7 announce_the:3 announced:-29
announced_for:-25 announcement:5 annoys:4 annual:-8 annulée:22 année:-24
année_^:-49 anoche:-92 another:-24 another_and:24 another_call:-13
another_colour:33 another_day:-72 another_look:12 another_site:-20
another_team:12 anouk:19 anruf:18 anrufen:2 anruft:3 anruft_^:3 ans:-39
ans_^:-56 anschluss:16 anschluss_in:16 anschlüsse:24 anschlüsse_^:24 anselm:33
anselmo:42 anselmo_^:36 ansprechpartner:27 answer:46 answer_^:-51 answer_as:1
answer_before:5 answer_every:-36 answer_for:-35 answer_in:19 answer_is:-57
answer_on:9 answer_the:5 answer_to:12 answer_until:23 answer_yet:18 answered:62
answered_^:9 answered_in:-6 answering:6 answers:64 answers_are:-12
answers_for:-16 answers_in:7 answers_to:62 answers_were:19 anteil:21 antena:62
antenna:76 antenne:-31 antes:37 antes_^:17 antes_de:94 antes_del:-13
antes_que:-34 antigas:-17 antique:-30 ants:-71 antwerp:-28 any:-26 any_alarm:9
any_day:-8 any_evening:-66 any_hour:7 any_idea:45 any_longer:5 any_one:10
any_rate:-26 any_reading:15 any_time:24 any_work:1 anybody:82 anybody_ask:22
anybody_asked:41 anybody_know:6 anybody's:4 anybody's_guess:2 anymore:15
anymore_^:53 anyone:-22 anyone_^:-61 anyone_actually:-32 anyone_else:-76
anyone_ever:-34 anyone_has:-4 anyone_in:7 anyone_know:95 anyone_who:-52
anyone_with:-4 anyone's_guess:29 anything:51 anything_^:-87 anything_about:53
anything_above:22 anything_at:-44 anything_before:4 anything_but:-3
anything_else:-27 anything_for:8 anything_in:41 anything_is:-9
anything_longer:24 anything_made:-12 anything_of:35 anything_on:-13
anything_over:2 anything_that:87 anything_the:-18 anything_under:47
anything_we:1 anything_with:72 anything_you:1 anything_younger:4 anyway:-56
anyway_^:55 anyway_the:2 anywhere:3 anywhere_near:6 anécdota:-37 ao:81
ao_padre:31 apagues:6 apart:4 apart_^:60 apart_and:16 apart_from:-39 apart_in:29
apart_on:-28 apartment:18 apartment_block:18 aperta:-24 aperta_^:-24 api:13
api_de:11 api_is:-51 apiece:30 apiece_^:30 apologetic:-8 apologies:-55
apologies_and:13 apologies_for:-36 apologise:-94 apologise_for:-35 apologised:21
apologises:-34 apologize:-31 apology:-41 app:20 app_^:86 app_for:13 app_is:-35
app_shows:-53 app_since:7 app_to:7 apparently:-119 apparently_^:-80
apparently_my:-6 apparently_the:-48 appeal:14 appeals:8 appeals_to:8 appear:44
appear_in:61 appear_to:10 appears:31 appears_in:2 appears_to:-36 appel:20
appelé:31 appendix:2 applauded:-3 applause:-1 apple:-50 apple_tree:-40
apples:-17 apples_^:-22 appliances:-17 appliances_^:-17 application:41
application_is:21 applied:-48 apply:3 appointment:-22 appointment_reminders:9
appointments:3 appraisal:-8 appreciate:7 appreciate_it:34 appreciate_your:-9
apprentice:-26 apprentice_asked:-22 apprentice's:22 apprentices:59 approval:15
approve:24 approved:2 apps:8 aprender:25 april:3 april_no:-19 apron:75 aprons:24
après:-37 après_0:-7 après_^:-37 après_la:-31 après_le:1 apt:7 apt_to:7
apuntes:24 aquecimento:31 aqui:-97 aqui_^:-19 aquí:-70 ar:-16 arbeite:35
arbeitet:18 arbeitet_mit:9 arc:13 arcade:-7 arch:31 arch_means:17 arches:56
arches_^:11 architect:33 architecture:-68 archive:2 archive_as:4 archive_is:-49
archives:68 archives_are:19 arcturus:37 are:26 are_0:53 are_^:75 are_a:-197
are_about:-22 are_after:34 are_all:-24 are_allowed:64 are_already:66
are_always:35 are_an:-43 are_as:-37 are_asleep:24 are_assigned:5 are_at:-97
are_away:4 are_back:-71 are_banned:11 are_basically:-42 are_behind:38
are_better:13 are_bigger:7 are_capped:2 are_cheap:-61 are_cleaned:40
are_coming:32 are_common:-30 are_counted:9 are_doing:-18 are_done:72 are_down:36
are_easier:-3 are_easy:-74 are_ended:7 are_enough:39 are_far:-1 are_fine:22
are_fixed:-7 are_for:11 are_from:-59 are_frozen:-51 are_given:6 are_going:13
are_gone:85 are_great:-46 are_green:-5 are_handed:2 are_hard:-30 are_harder:-38
are_included:3 are_it:43 are_just:-55 are_kept:113 are_killing:-7 are_known:-47
are_leather:38 are_leaving:-10 are_left:-9 are_like:-24 are_lost:-15
are_lovely:-6 are_many:-28 are_marked:36 are_meant:35 are_merged:5 are_more:28
are_mostly:3 are_moved:7 are_my:20 are_nesting:-38 are_never:41 are_nicer:15
are_nine:-26 are_not:16 are_of:-36 are_off:36 are_often:-56 are_ok:34 are_on:15
are_one:10 are_out:-33 are_patient:-50 are_people:-13 are_permitted:6
are_plugged:11 are_possible:12 are_practically:-18 are_printed:7
are_probably:-13 are_putting:25 are_quite:3 are_rarely:-8 are_read:-35
are_real:-35 are_retried:3 are_returned:2 are_reviewed:8 are_right:-17
are_screaming:-35 are_sending:9 are_sent:13 are_serviced:10 are_short:30
are_shot:2 are_shown:64 are_smarter:-15 are_so:-60 are_stacked:24 are_still:64
are_stored:77 are_strings:-48 are_surprisingly:-10 are_swung:7 are_tagged:3
are_the:-111 are_they:-17 are_through:6 are_to:54 are_told:-28 are_too:27
are_turned:54 are_two:17 are_up:9 are_usually:-18 are_very:33 are_visiting:1
are_waiting:13 are_we:77 are_welcome:8 are_what:49 are_white:-33 are_wired:1
are_with:64 are_written:37 are_you:-39 area:47 area_of:1 aren't:-18
aren't_allowed:12 aren't_what:-10 arent:-36 argon:12 argue:-11 argue_with:-66
argued:-80 argued_about:-23 argues:-1 argues_with:-2 arguing:-36
arguing_about:-7 argument:-40 arguments:-18 arguments_^:-2 arm:-17 arm_^:-57
arm_and:23 arm_is:4 armazém:18 armchair:24 armen:30 armrest:10 arms:4 arms_^:-21
army:-2 around:-63 around_^:58 around_a:-32 around_and:-30 around_are:-9
around_in:-25 around_it:-14 around_midnight:34 around_that:19 around_the:-98
around_there:-15 arranged:8 arrangement:13 arranque:9 array:-18 arriva:13
arrival:66 arrival_^:10 arrival_airport:19 arrivals:30 arrivare_a:36 arrive:-7
arrive_^:22 arrive_in:-38 arrive_the:26 arrived:13 arrived_and:66 arrived_at:20
arrived_in:-48 arrived_with:5 arrives:47 arrives_by:51 arrives_in:2
arrives_with:52 arrivo:-32 arrivé:-82 arrow:-17 arrows_on:6 arroz:-34
arroz_otra:-34 arsenic:42 art:-58 article:-81 article_^:-80 article_about:10
artists:3 artwork:3 artık:89 artık_0:17 as:42 as_0:-35 as_^:8 as_a:-60 as_ab:5
as_agreed:4 as_always:61 as_an:-27 as_as:-45 as_cbor:10 as_concert:5 as_csv:7
as_day:9 as_ever:-39 as_every:-13 as_first:23 as_flowers:28 as_flying:5
as_for:46 as_good:-13 as_half:2 as_he:59 as_his:16 as_i:20 as_if:-144 as_in:21
as_it:56 as_it's:4 as_its:16 as_long:-29 as_much:-91 as_my:75 as_night:34
as_nobody:-34 as_of:163 as_on:-75 as_one:9 as_passed:9 as_pdf:2 as_practice:26
as_saturday:8 as_soon:-8 as_store:12 as_study:35 as_that:-67 as_the:60
as_their:-23 as_there:19 as_there's:33 as_they:54 as_third:25 as_this:17
as_those:16 as_to:74 as_tower:23 as_well:-62 as_with:-32 as_withdrawn:44
as_you:31 as_you'll:6 as_your:23 ascensor:-26 ascensor_de:29 ascii:6 asciutto:22
asciutto_^:22 ash:55 ash_tree:26 ashamed:-47 ashamed_to:-47 aside:-50
aside_^:-66 asiento:30 ask:5 ask_^:-37 ask_a:16 ask_about:21 ask_after:-49
ask_and:29 ask_anyone:-40 ask_before:38 ask_for:41 ask_how:52 ask_if:-139
ask_it:19 ask_me:20 ask_my:26 ask_that:49 ask_the:-32 ask_you:65 asked:-71
asked_^:78 asked_about:40 asked_and:37 asked_at:-12 asked_for:115 asked_him:-8
asked_if:-156 asked_in:1 asked_me:-128 asked_my:4 asked_three:11 asked_to:64
asked_twice:1 asked_us:-1 asked_what:-15 asked_whether:-71 asking:-69
asking_^:-6 asking_about:41 asking_for:-9 asking_it:-34 asking_the:-30
asking_you:18 asks:-81 asks_^:34 asks_for:-5 asks_me:-15 asks_the:-40 asla:54
asleep:-101 asleep_^:41 asleep_in:-55 asleep_is:-7 asleep_on:-47 aspirador:10
assembly:-38 assembly_^:-12 assessed:23 assessment:19 assessor:36 asset_list:-25
asset_tag:23 assigned:-53 assigned_to:-71 assim:3 assinatura:42 association:2
assume:17 assumed:35 assumed_latitude:4 assumed_the:11 assure:24 assure_le:18
assureur:50 asterisk:69 async:22 así:9 así_que:89 at:-32 at_$:27 at_0:35 at_^:58
at_a:35 at_about:-12 at_all:-35 at_any:-12 at_bedtime:1 at_breakfast:17 at_by:1
at_chapter:26 at_christmas:-3 at_dawn:28 at_dinner:-57 at_easter:26 at_eight:6
at_eleven:-45 at_every:-62 at_everything:24 at_first:-40 at_five:38 at_forty:14
at_four:34 at_fourteen:6 at_full:15 at_half:49 at_hand:-50 at_her:-17 at_his:2
at_home:35 at_it:3 at_kråkholmen:14 at_least:-62 at_length:-10 at_level:28
at_lunch:32 at_lunchtime:15 at_me:-85 at_midnight:15 at_minus:9 at_minute:-44
at_most:177 at_night:-14 at_nine:58 at_noon:38 at_once:122 at_our:16
at_parties:-70 at_present:24 at_reception:26 at_red:-26 at_rest:7 at_school:2
at_sea:11 at_seven:-33 at_six:23 at_some:60 at_startup:55 at_such:-55
at_sunrise:17 at_table:-41 at_ten:59 at_the:14 at_their:-3 at_three:-24 at_two:3
at_university:-31 at_us:-21 at_weddings:-18 at_weekends:-56 at_you:50
at_your:-37 ate:-79 ate_0:-6 ate_a:17 ate_all:47 ate_it:-17 ate_my:-30
ate_our:-6 ate_the:-34 atiende:19 atlas:73 atlas_^:37 atmosphere:-17 atrasou:-31
att:-64 att_höra:-44 att_jag:8 att_ni:-19 attached:-63 attached_^:-51
attached_to:-46 attachments:19 attained:6 attained_0:6 attempt:14 attempt_at:-47
attempts:33 attempts_^:23 attend:54 attendant:-27 attendants:9 attended:-58
attention:-43 attention_^:-72 attesa:13 attic:16 attic_^:49 attic_are:13
attitude:-65 attracts:-27 attı:12 attı_^:12 até:42 até_may:5 até_o:-2 au:-45
au_bout:5 au_dernier:-14 au_dessus:-32 au_fait:17 au_maximum:43 au_plus:10
auch:22 auch_^:-16 auch_bei:19 auch_die:28 auch_für:27 auch_immer:-36
auch_mein:6 auch_nicht:17 auch_noch:-30 auch_wenn:26 auch_wenn's:21 auction:-42
aucun:76 aucun_cas:13 aucune:56 audience:-61 audience_clapped:-23 audience_in:-7
audio:88 audio_ma:2 audit:10 auditor:-82 auditor_^:-31 auditors:-48 auditors_^:8
auditors_want:32 auditoría:23 auf:19 auf_0:56 auf_^:28 auf_das:-38 auf_dem:-94
auf_den:-17 auf_der:84 auf_deutsch:43 auf_die:21 auf_einem:-7 auf_englisch:34
auf_keinen:22 auf_stufe:3 aufbewahrung:17 aufgabe:13 aufgaben:7 auflage:24
aufregenden:-11 aufregenden_vormittag:-11 aufträge:10 aufträge_^:10 aufzug:-43
august:3 aujourd'hui:-47 aula:64 aula_prática:32 aula_statt:6 aulas:4 aunque:42
aunt:19 aunt_in:39 aunt_was:43 aunt's:9 aunts:77 aura:11 aurait:-36
aurait_dit:-6 auriez:6 auriez_vous:6 aurora:-48 aurora_test:1 aus:-129 aus_^:50
aus_aber:23 aus_dem:71 aus_der:32 aus_eimern:-15 aus_hat:-51 aus_passau:-37
aus_und:-51 ausfertigungen:5 ausfertigungen_^:5 ausflug:15 ausnahme:13
ausnahme_^:13 ausschließlich:65 ausschließlich_an:7 ausschließlich_zu:13
aussi:33 austern:16 austern_machen:12 autant:-71 author:-81 authority:-40
authority_has:-46 auto:7 auto_è:1 autoclave:51 automate:-26 automatic:-11
autorisé:28 autorização:21 autos:1 autrefois:-48 autumn:38 autumn_^:30
autumn_and:-17 aux:68 außenbecken:34 außer:34 av:75 av_alla:-59 av_den:17
av_det:16 availability:4 availability_endpoint:4 avait:-91 avait_le:21
avait_un:-52 avalanche:29 avant:143 avant_^:23 avant_chaque:21 avant_d'être:37
avant_le:21 avant_toute:17 avant_vendredi:32 avanzato:17 avariou:20 avec:-57
avec_0:-65 avec_des:-19 avec_du:18 avec_la:24 avec_le:-16 avec_les:-95
avec_plaisir:-69 avec_son:-10 avec_une:86 aventure:-7 aventure_^:-7 average:-21
averages:-61 avere:11 avere_al:11 aveva:2 avis:20 avisa:18 avisado:11
avisado_al:11 avisar:41 avisar_^:20 aviso:18 avisos:13 avocado:6 avocado_is:6
avoid:-8 avond:-41 avons:64 avons_terminé:14 avro:24 aw:-83 awaits:31 awake:-12
aware:-60 awarii:-85 away:89 away_^:-4 away_a:-50 away_and:20 away_as:-29
away_at:25 away_from:156 away_on:-26 away_the:8 away_with:43 awful:34
awkward:-39 awl:65 awl_has:44 aws:-39 aww:-24 ay:-76 aye:-42 ayer:-77
ayer_en:-67 ayer_hablé:25 ayuntamiento:16 ayuntamiento_nos:16 az:35 az_0:11
azul:68 azul_de:4 azul_está:8 açık:54 açık_^:43 años:-46 años_de:-18 aún:8
aż:-55 b:218 b_0:41 b_^:26 b_has:10 b_is:14 b_on:27 babcia:-11 babies:-34
baby:90 baby_comes:10 baby_got:12 baby_laughed:-10 baby_monitor:-10
baby_sleeps:29 babysitter:-11 bac:21 bac_du:20 bach:-32 back:-15 back_0:33
back_^:-15 back_after:37 back_again:-21 back_and:11 back_as:80 back_at:45
back_before:-13 back_by:-7 back_clean:22 back_for:-39 back_from:20 back_how:-9
back_hurts:16 back_in:-41 back_it:33 back_last:24 back_now:-20 back_of:47
back_on:24 back_room:1 back_row:-29 back_seat:-40 back_soon:-4 back_the:-54
back_then:-114 back_to:-60 back_until:9 back_up:30 back_we:38 back_when:-85
back_without:15 back_yesterday:2 backed:24 backed_up:24 backfill:19
backfill_for:15 background:-3 background_first:-12 background_jobs:5
background_music:11 background_please:5 backing:30 backlog:-5 backpack:8
backs:-3 backstage:86 backup:31 backup_and:-22 backup_noturno:3 backup_of:29
backups:121 backups_are:51 backwards:-40 backwards_^:-75 backwashed:35
backwashed_^:20 bad:54 bad_^:-60 bad_back:-6 bad_knee:22 bad_reviews:16 badge:26
badge_^:46 badge_has:5 badge_in:12 badge_is:5 badge_printer:5 badge_readers:20
badger:-86 badges:41 badges_are:35 badly:28 badly_^:8 badly_with:-5 bag_^:-47
bag_and:-9 bag_of:-20 bag_session:3 baggage:-21 bagnino:34 bagpipe:-46 bags_^:32
bags_for:11 bags_of:-3 baguettes:38 baguettes_^:27 bahnhof:-10 bahçede:-94
baie:-18 bain:18 baja:11 bajo:39 bajo_cero:17 bajo_ningún:14 bajtów:17
bajtów_^:17 baker:-38 baker_^:-7 baker's:-26 bakers:5 bakery_^:85 bakery_and:57
bakery_in:-81 bakery_so:34 bakfiets:29 bakfiets_staat:23 baking_comparisons:37
baking_in:-39 bakom:22 bakım:16 bakım_günü:16 balance:36 balance_^:-7
balance_to:-20 balancer:-27 balancers:8 balancing:-77 balconies:-1 balcony:-1
balcony_^:-14 balcony_railings:16 bald:29 bald_dentist:29 bales:24 balkon:12
balkongen:-70 ball:28 ballet:-52 balloon:-11 balloons:-13 balls:11 balls_in:18
bambina:-21 bambini:18 ban:-73 bana:-56 banana:-7 banana_^:-18 banca:39 banco:17
banco_^:2 band:-50 band_^:-19 band_all:1 band_had:-23 band_is:15 banda:63
bandage:37 bandages:6 bande:-35 bands:13 bang:13 bank:-68 bank_^:20 bank_and:-13
bank_call:1 bank_choir:64 bank_has:-23 bank_holiday:-56 bank_sync:6 bank_that:9
bank_was:5 bank_we:-26 bank's:-6 banks:-41 banksman:77 banned:27 banned_users:5
banner:72 banner_^:15 banner_in:17 baptiste:61 baptiste_^:61 bar_0:62 bar_^:40
bar_and:1 bar_before:-43 bar_in:-9 bar_is:-13 bara:-106 barbara:13 barbecue:-39
barbecue_^:-12 barca:30 barcelona:26 barco:32 barcode:34 barcode_scanner:19
barcodes:-36 barcodes_are:-37 bardzo:-67 bardzo_się:4 bare:98 bare_and:34
barely:-49 barge:40 bark:8 bark_mulch:11 barked_at:-27 barley:48 barn:129
barn_for:-22 barn_has:39 barn_was:25 barnen:-74 barometer:-41 barometers:-18
barre:29 barrel:-5 barrier:8 barrier_^:7 barrows:30 bars:-4 bars_^:-10 bartek:7
bas:65 bascule:13 base:57 base_^:6 base_image:1 baseball:-14 based:-25
baseline:45 basement:-54 basement_^:15 bases:-70 basic:10 basically:-101
basically_a:-44 basin:44 basket:-40 basket_^:-23 basket_and:-18 basket_has:-30
basket_is:60 baskets:-53 baskı:25 baskı_^:25 bass:85 bass_pipes:35 basse:27
basses:-59 bassin:33 bassoon:19 basta:-74 bastante:-23 bastante_^:-51 bastien:46
bastion:23 bastun:6 bastun_åt:4 batch:3 batch_0:46 batch_holds:-28 batch_l:11
batch_of:20 batch_size:15 batches:-8 bateria:8 bath:-39 bath_^:-6 bath_and:49
bath_at:-3 bath_has:34 bath_towels:25 bathers:35 bathroom_tap:3
bathroom_tiles:49 bathtub:-98 bathtub_^:-47 bathtub_in:-44 bathtubs:27 bats:54
bats_^:-1 batteria:8 batteries:39 batteries_^:22 battery:55 battery_^:29
battle:22 battle_scenes:22 baud:53 baud_^:16 baud_divider:2 bauer:24
bawełnianych:20 bay:81 bay_0:3 bay_^:38 bay_is:6 bay_parking:27 bazar:-38
bazie:23 bazy:55 baño:38 bc:84 bc_a:8 bc_of:51 be:73 be_0:102 be_?:74 be_^:-15
be_able:7 be_about:-15 be_addressed:48 be_aired:-1 be_allowed:1 be_an:-16
be_and:20 be_as:-40 be_ashamed:-47 be_asleep:6 be_at:64 be_aware:-60
be_better:10 be_blunt:35 be_called:-21 be_charged:6 be_closed:-29 be_counted:5
be_done:23 be_dry:-51 be_edited:6 be_fair:-51 be_faster:39 be_fine:-73
be_found:3 be_full:71 be_gentle:-7 be_given:34 be_glad:113 be_good:1 be_great:41
be_growing:-31 be_had:97 be_happier:23 be_happiest:42 be_happy:19 be_helped:-45
be_home:13 be_honest:-85 be_illegal:-107 be_in:28 be_it:16 be_joking:-35
be_just:-49 be_kept:65 be_left:4 be_longer:1 be_looked:21 be_lovely:18
be_made:24 be_more:-24 be_my:53 be_nice:40 be_nicer:20 be_no:-17 be_noted:6
be_off:16 be_older:3 be_on:-11 be_one:34 be_opened:24 be_operated:8 be_our:34
be_out:34 be_paid:2 be_part:-28 be_phoned:11 be_pleased:46 be_proud:-13
be_quite:-4 be_reached:23 be_reading:-5 be_ready:6 be_relieved:27 be_repeated:36
be_replaced:4 be_returned:10 be_reversible:44 be_right:-67 be_said:-31
be_seen:89 be_sent:47 be_shorter:-53 be_shown:11 be_shut:34 be_so:10
be_something:-20 be_standing:42 be_stored:3 be_such:-20 be_surprised:-32
be_taken:10 be_taking:29 be_thankful:9 be_the:-35 be_there:-16 be_thinking:-9
be_to:30 be_told:117 be_too:-55 be_treated:25 be_tried:10 be_under:1 be_up:-75
be_used:59 be_very:-16 be_windy:19 be_worse:-25 be_worth:-12 be_written:-34
be_your:6 beach:16 beach_^:-9 bead:3 beam:22 beams_^:-20 beams_are:35 beans:53
bear:-19 bear_it:29 bear_the:9 bear_with:-47 beards:-24 bearers:29 bearers_^:29
bearing:-7 bearing_^:8 bearing_in:5 bearing_with:-48 bearings:41 bears:28
bears_0:15 bears_the:38 beast:6 beat:11 beat_^:40 beat_one:21 beats:-16
beats_^:69 beats_the:-110 beats_those:54 beats_to:35 beaucoup:-54
beaucoup_de:-54 beautiful:-49 beautiful_^:18 beautifully_^:20
beautifully_put:-31 beauty:-1 bebidas:12 became_^:23 became_a:3 became_so:-64
becario:-19 because:99 because_a:56 because_dad:33 because_i:21 because_it:21
because_its:7 because_last:7 because_my:16 because_nobody:28 because_of:-37
because_one:9 because_our:7 because_she:6 because_some:-43 because_that's:10
because_the:18 because_there:43 because_they:-14 because_two:11 because_we:-48
because_whoever:2 because_you:-53 become:70 become_a:19 become_quite:-15
become_your:24 becomes:-8 becomes_^:25 becoming:1 bed:48 bed_for:39 bed_in:-28
bed_is:41 bed_seven:67 bedding:64 bedroom:42 beds:29 beds_get:6 bedside:15
bedside_crib:15 bedtime:20 bedtime_^:4 bee:14 bee_friendly:12 beech:60
beech_^:54 beehives:20 beekeeper:-8 been:5 been_0:-70 been_^:-1 been_a:-47
been_able:-1 been_and:3 been_announced:-42 been_answered:11 been_approved:12
been_arguing:-3 been_asked:15 been_assigned:-72 been_at:65 been_backwashed:34
been_burnt:14 been_calibrated:31 been_called:-17 been_changed:34 been_cleaned:17
been_confirmed:41 been_entered:15 been_established:12 been_found:62
been_granted:13 been_handed:12 been_humming:-10 been_in:-88 been_known:-11
been_marked:30 been_merged:6 been_moved:49 been_on:-33 been_opened:41
been_ordered:26 been_out:9 been_passed:5 been_placed:38 been_pointed:-29
been_put:32 been_raining:-20 been_reading:44 been_recalibrated:3 been_removed:7
been_replaced:18 been_rewritten:24 been_round:38 been_running:-25
been_settled:28 been_since:-44 been_sitting:-20 been_so:-29 been_standing:-19
been_staring:-24 been_stuck:10 been_taken:25 been_there:-89 been_through:47
been_to:-9 been_told:30 been_transferred:-56 been_very:23 been_with:-17 beep:-38
beeper:18 beeps:26 beeps_^:39 beer_^:-62 beer_is:10 bees:6 bees_^:70 bees_and:68
bees_are:88 bees_can:-62 bees_in:-41 before:53 before_0:15 before_^:-78
before_a:15 before_any:64 before_anyone:84 before_anything:30 before_asking:-31
before_breakfast:-50 before_coffee:-36 before_dawn:-1 before_every:3
before_going:37 before_half:13 before_i:48 before_i've:-37 before_it:96
before_me:-80 before_my:34 before_nine:-16 before_noon:-27 before_our:19
before_she:7 before_summer:6 before_ten:20 before_that:52 before_the:-45
before_they:33 before_touching:30 before_u:46 before_us:-109 before_we:45
before_winter:47 before_you:96 before_your:1 beforehand:-23 beforehand_^:22
beg:51 beg_^:17 beg_you:16 began:-16 began_in:-23 began_with:-3 begged_for:20
begin:-27 begin_^:-55 begin_the:-5 begin_to:-44 begin_with:87 beginnen:33
beginner:21 beginner's:11 beginners:95 beginners_^:55 beginning:56
beginning_with:39 beginnt:65 beginnt_auf:7 begins:79 begins_at:66 begins_with:20
begint:56 begleitet:51 begleitet_sie:26 begleitmusik:16 begun:9 behalf:-20
behauptet:-41 behind:-75 behind_^:-14 behind_a:-12 behind_it:-11 behind_me:-9
behind_that:34 behind_the:-27 behind_us:39 behind_with:-37 behind_you:20
behåller:30 bei:32 bei_0:66 bei_^:2 bei_dem:-60 bei_den:10 bei_der:50
bei_euch:-35 bei_hetzner:4 bei_kleinigkeiten:19 bei_mir:-72 bei_uns:-78
beiaard:-5 beide:22 beim:149 beim_abendessen:11 beim_abholbeleg:5
beim_bäcker:-15 beim_diagramm:22 beim_opa:31 being:33 being_^:9 being_chased:-50
being_corrected:61 being_held:6 being_so:-30 being_treated:25 being_what:33
bekommt:51 bekçisi:51 bel:-15 beleg:35 belegt:24 believe:-174 believe_how:-35
believe_i:-3 believe_it:-23 believe_its:-26 believe_that:-47 believe_the:16
believe_what:-41 believe_who:-26 believe_your:-15 believed_so:10 believes:-100
believes_that:-35 believes_the:-24 bell:66 bell_^:-17 bell_called:7 bell_for:-12
bell_is:-26 bell_ringers:-48 bell_to:9 bell_was:10 bella:-50 bella_giornata:-24
bella_storia:-6 belle:24 belle_mère:38 bellen:15 belli:59 belli_değil:59 bello:7
bello_il:12 bellows:73 bellows_^:-15 bellows_and:-27 bellows_tape:11 bells:-22
bells_^:25 belly_and:6 belong:104 belong_in:68 belong_to:14 belonged:-29
belonged_to:-19 belongs:105 belongs_in:9 belongs_to:120 beloofd:13 below_0:35
below_^:7 below_deck:9 below_the:-42 belt:13 belt_at:22 belt_is:7 belt_the:19
belts:-38 belts_and:-51 belyst:8 belyst_med:8 bem:-6 bem_^:-29 ben:41
ben_kısa:14 bench:138 bench_^:1 bench_and:64 bench_four:10 bench_in:-35
bench_unit:1 benchmark:-3 bend:33 bend_^:1 bene:-17 bene_^:-30 beneath:3
benedikt:26 beneficiary:39 benissimo:-67 benno:57 bent_over:-40 benutzt:32
bergen:-76 bergs:59 bergs_in:59 bergwacht:-50 berlin:-20 bernadette:36
berthed:31 berthed_in:31 bertie:6 bertie_would:20 bertil:12 bertrand:36
bertrand_^:35 berättar:-9 beschwerden:33 beside:-31 beside_it:-54 beside_me:-21
beside_the:70 beside_them:3 besides:-1 besser:-71 besser_^:-61 best:-134
best_^:42 best_as:25 best_day:-47 best_for:54 best_friend:17 best_in:19
best_nap:-67 best_of:-17 best_part:18 best_so:28 best_stories:-14 best_tbh:24
best_when:5 bestand:16 bestanden:78 bestehen:1 bestimmt:-58 bestimmt_0:-51
bestämt:46 bestämt_om:7 bestätigen:30 bet:-39 bet_the:-28 beta:14 beträgt:34
beträgt_0:22 bett:10 better:32 better_^:88 better_after:10 better_and:66
better_as:62 better_by:33 better_for:-25 better_from:35 better_in:6 better_on:18
better_so:31 better_than:13 better_to:68 better_when:60 better_with:108
bettina:37 between:35 between_0:85 between_my:-15 between_ourselves:-1
between_rounds:7 between_the:-9 between_two:-15 between_us:-8 bevor:49
bevor_ich:19 beyond:73 beyond_0:30 beyond_that:83 bez:130 bez_kasku:27 bezet:7
bezet_de:7 bias:-14 biblioteca:48 biblioteca_^:42 biblioteket:37 bibs:38
bicchiere:3 bicycle:-43 bicycle_^:24 bicycles:13 bicycles_^:5 bien:38 bien_^:4
bien_à:44 bier:-4 bierzemy:64 big:80 big_^:-15 big_as:3 big_bang:25
big_button:18 big_castle:24 big_compressor:8 big_dog:5 big_door:-23
big_enough:-40 big_firm:7 big_one:29 big_ones:20 big_slide:3 big_spring:21
big_thing:-24 bigger:-10 bigger_screen:-79 biggest:-74 bij:22 bij_^:16
bij_het:-19 bij_ons:4 bijna:-56 bike:17 bike_^:4 bike_says:39 bikes:-11
bilbao:-40 bild:-21 bildern:11 bildern_^:11 bildunterschriften:7 bile:-48
bilety:28 bilge:7 bill:34 bill_^:-43 bill_by:7 billed:2 billet:17 billing:64
billing_^:39 billing_address:5 bills:23 bills_to:27 bimbi:-2 bin:2 bin_day:21
bin_ich:-45 bin_with:14 binary:41 bind:45 binder:-6 binding:36 binding_is:13
bingo_card:6 binnen:28 binoculars:38 binomial:38 binôme:35 binôme_pour:35
biology:-53 biología:4 biología_será:4 bir:-12 birch:3 bird:39 bird_and:-2
bird_at:-29 bird_bag:3 bird_from:73 bird_is:21 birds_come:19 birds_on:9
birimi:38 birth:-16 birth_^:-15 birthday:-60 birthday_card:-70 birthday_in:-26
birthdays:-65 bis:46 bis_0:19 bis_heute:-19 bis_mittwoch:45 bis_ostern:13
bis_zu:14 bis_zum:-54 biscuit:-6 biscuit_^:-29 biscuit_and:24 biscuit_tin:-31
biscuits:-138 biscuits_^:-22 biscuits_and:-9 biscuits_for:-53 bishop:-31
bishop's:21 bishops:-54 bisogna:24 bisogno:-48 bisogno_di:4 bisschen:-34 bit:31
bit_^:36 bit_about:9 bit_as:-15 bit_at:27 bit_flat:-57 bit_like:-71 bit_more:25
bit_of:-34 bit_old:52 bit_to:-19 bit_today:-20 bit_us:25 biter:43 bites:13
bites_^:-54 bitmap:-20 bits:-41 bits_^:24 bitte:264 bitte_immer:51
bitte_keine:15 bitte_nicht:9 bitte_nichts:46 bitte_nie:9 bitte_niemals:2
bitte_nur:15 bitten:76 bitten_die:2 biurze:22 black:94 black_^:21 black_as:-30
black_on:14 blackbird:-87 blackbird_has:-24 blacksmith:-26 bladder:18 blade:27
blades:87 blades_are:48 blame:-55 blame_the:-71 blamed:-25 blamed_the:-10
blanc:21 blank:17 blanket:-7 blanket_^:-44 blanket_and:46 blankets:79
blankets_^:35 blauen:55 ble:26 ble_stack:22 bleach:24 blechen:26 bled:25
bleed:18 bleed_the:1 bleiben:83 bleiben_^:2 bleiben_bei:24 bleiben_beim:16
bleibt:91 bleibt_^:-4 blend:8 blend_mask:8 blender:33 bless:38 bless_her:21
bless_them:-30 blessed:-17 blessing:32 bleu:27 blev:-44 blev_ändå:-34 blew:6
bli:37 blieben:-17 blijft:19 blind:-24 blind_so:50 blindfolded:42
blindfolded_^:42 blink:-51 blinking:-87 blinking_lights:-6 blinks:53 blinks_^:3
blinks_every:7 blir:126 blir_den:3 blisters:51 block:56 block_^:8 block_and:-45
block_is:37 blocked:-10 blocked_by:-67 blocked_the:42 blocking:-23 blocks:-13
blocks_the:10 bloke:-65 blood:96 blood_pressure:3 bloom:-37 blots:18 blow_me:16
blower:29 blowing:-36 blows:25 bloß:39 blue:117 blue_^:-15 blue_barge:1
blue_bin:7 blue_like:35 blue_van:-36 blued:6 blues:2 bluetooth:9 bluetooth_^:-61
blunt:44 blush:22 bo:173 boah:-75 boah_war:-14 board:50 board_^:16 board_has:9
board_in:-26 board_is:9 board_meetings:-20 board_said:5 board_so:-6 board_who:15
boarding:18 boarding_^:1 boards:-26 boards_first:16 boards_in:-57 boat:-57
boat_^:-132 boat_and:19 boat_days:37 boat_draws:16 boat_for:-35 boat_has:7
boat_is:89 boat_name:31 boathouse:34 boathouse_^:15 boats:58 bobbin:8
bobbin_winder:8 bobbins:7 bobina:22 bobina_verde:22 body:29 body_a:9 boek:17
bog:12 bog_^:11 bogdan:18 bogdan_^:3 boiler:103 boiler_^:-27 boiler_has:8
boiler_is:4 boiler_key:26 boiler_three:9 boilers:7 boiling:12 boisku:-12
bokningen:3 bold:-77 bollard:-60 bollard_^:-22 bollard_at:-43 bollerwagen:18
bollettino:-17 bollettino_^:-17 bolo:-46 bologna:30 bolt:-12 bolts:-40 bom:-70
bom_saber:-4 bomba:41 bomba_de:3 bomba_tres:29 bombas:8 bon:-6 bon_courage:-76
bon_de:11 bon_le:45 bon_on:29 bonds:48 bonds_^:48 bone:-44 bone_folder:26
bones:-7 bonita:-26 bonito:-98 bonito_lo:-4 bonne:-59 bonne_humeur:-12
bonnet:-33 bonnet_of:-20 bonnets:-8 bonnets_^:-8 bonus:49 book:30 book_^:86
book_about:-49 book_and:-45 book_by:8 book_for:-32 book_has:-23 book_i:-16
book_is:46 book_it:59 book_no:1 book_press:39 book_the:-8 book_with:-1
bookbinder:-8 bookbinding:3 bookcase:-6 bookcloth:56 booked:127 booked_^:35
booked_by:24 booked_for:2 booked_the:32 booking:80 booking_^:40 booking_bug:9
booking_endpoint:20 bookings:58 bookings_is:14 bookkeeping:11 booklet:28
booklets:45 booklets_^:45 bookmark:3 bookmarks:55 books:23 books_^:5 bookworm:-4
boom:-36 booster:54 booster_seat:4 boosting:-23 boot:-19 boot_^:-30 boot_for:-12
booth:84 booth_is:26 bootloader:24 bootloader_is:2 boots:-13 boots_on:12
bootsprüfung:31 bord:26 bord_je:19 borden:-35 border:70 border_^:36 bordereau:3
bore_me:17 bored:14 bored_of:35 boring:84 boring_bit:4 boring_sql:26 born:-38
born_^:-24 born_and:-18 born_in:-5 borrar:24 borrow:3 borrow_checker:-20
borrowed:31 borrowed_^:31 borrowed_from:4 borrower:24 borrowing:7 borrows:17
boss:-19 boss_^:3 boss_has:39 boss_in:15 boss_level:-55 bosun:-1 bot:13
botanist:-10 botas:19 both:115 both_are:33 both_at:7 both_ends:18 both_eyes:2
both_hands:5 both_means:5 both_of:5 both_our:-9 both_rooms:7 both_the:45
both_times:1 both_ways:-58 bother:2 botiquín:23 bots:-27 bottiglia:12 bottle:22
bottle_^:44 bottle_green:6 bottle_of:-13 bottleneck:-33 bottles:93 bottles_^:-5
bottles_a:22 bottles_are:15 bottling:6 bottom:6 bottom_^:24 bottom_of:-29
botão:7 botão_de:3 boucle:-62 bought:-79 bought_0:-22 bought_a:-36 bought_at:18
bought_the:-10 boulanger:-2 bounce:26 bounced:17 bounces:1 bouncy:-32
bouncy_castle:-32 bound:-20 bouquet:28 bout:16 bout_de:5 bouton:30
bouton_partager:10 boven:13 boven_de:5 bow:37 bow_^:6 bow_down:2 bow_to:-14
bowed:-2 bowed_to:-48 bowl:-17 bowl_^:-8 bowline:70 bowling:-30 bowls:-13
bowls_club:-16 bows:77 bows_in:49 box:85 box_^:-82 box_for:12 box_has:9
box_in:-28 box_is:16 box_not:1 box_of:36 box_only:13 box_that:1 box_they:28
box_with:5 box_you:6 boxes:70 boxes_^:-64 boxes_and:29 boxes_are:5 boxes_from:12
boxes_have:13 boxes_i:24 boxes_it:30 boy_asked:-59 boy_who:11 boy_with:37 boys:2
boys_are:41 boîte:1 boîte_à:-17 bpm:1 bra:-16 brace:3 bracelet:18 bracket:3
brackets:-9 brackets_?:-31 brags:-5 brags_about:-5 braille:1 brain:-78
brain_is:-91 brain_melts:17 brains:-27 brake:83 brake_is:10 brakes:-19
brakes_^:7 bram:51 bramie:9 branch:10 branch_^:73 branch_as:17 branch_ice:11
branch_is:-8 branch_the:-76 branch_was:22 branch_with:-54 branches:-46
branches_^:-17 brand:-18 brand_^:-47 brand_new:12 brandl:8 brandt:76
brandt_from:9 brass:43 brass_^:11 brass_band:-41 brass_one:10 brass_plate:9
brauche:40 brauche_ich:40 brauchen:22 braucht:-33 brave:30 brave_^:-2 braver:-27
braver_than:-27 bravo:-46 bravo_!:27 brb:-170 brb_coffee:-12 brb_dog:-27
brb_doorbell:-46 brb_kettle:-19 brb_someone:-18 brb_the:-25 bread:-1 bread_^:-42
bread_and:-30 bread_bin:-9 bread_in:-47 bread_supplier:30 bread_that:36
breadfruit:-15 break:-5 break_^:-121 break_and:-23 break_at:69 break_down:-28
break_every:35 break_is:31 break_room:-20 breaker_^:26 breakfast:13
breakfast_^:-46 breakfast_and:-10 breakfast_at:31 breakfast_eggs:21
breakfast_in:1 breakfast_is:49 breaking:33 breaks:36 breaks_my:-20 breaks_on:20
breakwater:17 breakwater_^:17 breath:51 breath_and:39 breathe:-3 breathe_in:-6
breathe_near:-11 breathed:-24 breathes:-82 breathes_in:-20 breed:-13 breed_^:1
bremen:28 brenner:10 brevi:57 brewer:-31 brewery:67 brewery_^:33 brezeln:11
brezeln_^:11 brick:30 brick_^:13 brick_gives:1 bricks:45 brickworks:4 bride:-6
bride_march:27 brides:-28 bridesmaids:68 bridge:-29 bridge_^:15 bridge_again:-62
bridge_and:17 bridge_at:46 bridge_call:10 bridge_for:-13 bridge_had:48
bridge_in:-11 bridge_is:24 bridge_keepers:-27 bridge_would:-55 bridges:-13
bridges_for:-54 brief:67 brief_and:-6 brief_for:18 briefing:18 briefing_by:3
brigade:-62 brigade_^:5 bright:92 bright_tank:18 brilliant:-62 brine:58
brine_^:4 brine_room:19 bring:92 bring_0:9 bring_back:-53 bring_cake:-13
bring_in:-4 bring_it:53 bring_me:27 bring_out:-43 bring_the:64 bring_their:11
bring_us:40 bring_you:-29 bringen:-41 bringing:61 bringing_0:45 brings:99
brings_0:15 brings_a:-7 brings_his:6 brings_it:66 bringt:8 bristol:3 british:74
british_spelling:74 britta:52 brittle:29 brix:25 broad:4 broadband:-25
broadcast:19 brochure:51 broer:11 broke:66 broke_a:12 broke_down:-49 broke_her:7
broke_his:40 broke_the:49 broken:27 broken_^:-34 broken_carafe:27 broken_into:6
broken_key:2 broken_or:-18 broken_so:-16 broken_wheels:38 broken_wires:46
broker:90 broker_this:4 brokers:21 brokers_^:7 bronze:26 brook:1 brook_trout:27
broom:-59 broomstick:46 brother:83 brother_^:52 brother_in:20 brother_says:2
brother's:49 brother's_one:27 brothers:35 brotpapier:18 brought:-8 brought_0:-56
brought_a:21 brought_the:28 brought_to:-11 brown:80 browser:-86 browser_tests:2
broyeur:25 brr:-78 brr_^:-78 brrr:-83 brrr_^:-76 bruges:-56 bruit:-48
brummbär:-70 brunch:-32 brunch_is:-32 bruno:-17 brushing:71 brutal:32
brutal_^:32 bryggan:39 bryggan_är:6 brzmi:-82 brzmi_jak:-56 btw:-124 btw_^:-88
bu:-135 bubble:33 bubble_wrap:-18 bubbles:-26 buck:28 bucket:37 bucket_0:4
bucket_^:71 bucket_for:-40 bucket_of:21 buckets:-30 buckets_under:-29 buckle:14
buddy:78 buddy_^:44 buddy_is:33 budget_^:-12 budget_for:23 budget_of:8 buen:-65
buena:-52 buena_anécdota:-2 buenas:-32 buenos:-59 buffer_for:1 buffer_into:-25
buffet:78 bufor:30 bufor_audio:2 bufor_wejściowy:17 bug:18 bug_^:17 bug_and:9
bug_in:8 bug_is:54 bug_reports:-43 bug_was:-10 buggy:2 bugs:-75 bugün:-147
bugün_hava:-39 bugün_herkes:-39 bugün_çok:-20 build:28 build_0:44 build_^:24
build_a:45 build_breaks:13 build_fails:12 build_for:-12 build_is:22
build_links:9 build_on:-14 build_server:11 build_the:-49 builder:-76 builders:8
building:-59 building_0:8 building_^:-49 building_a:-10 building_and:-20
building_in:43 building_manager:25 building_the:23 builds:50 builds_^:3 built:3
built_by:11 built_in:-46 built_our:-41 built_the:28 built_to:-29 buiten:-27
bulbs:-39 bulbs_for:-69 bulk:23 bulk_order:3 bullet:35 bullet_points:10
bulletin:52 bump:4 bumped:33 bumped_into:-27 bumped_the:61 bumper:35 bunch:-3
bundle:30 bunk:50 buns:15 buon:-10 buoy:35 buoy_and:28 buoy_by:7 buoyage:10
buoys:14 bureau:10 buren:17 burette:7 burglars:36 buried:-6 burn:-18
burndown:-26 burned:-67 burned_the:-69 burner:52 burning:84 burns:66
burns_with:8 burnt_the:-41 burro:-9 burst:30 burst_pipe:35 burst_there:47
bus:-121 bus_^:-9 bus_and:-16 bus_can:15 bus_depot:49 bus_driver:-50
bus_from:-70 bus_is:-46 bus_leaves:10 bus_one:43 bus_shelter:2 bus_stop:-49
bus_this:-5 bus_ticket:-26 bus_timetable:14 bus_to:-4 bus_two:15 bus_was:-20
busaufsicht:20 busco:12 buse:33 buses:-36 busier:-1 business:-25 business_and:-9
business_with:-38 bust:3 bustier:19 bustier_se:19 busy:-49 but:25 but_^:27
but_a:41 but_could:13 but_do:3 but_for:18 but_from:20 but_he:-32 but_i:-31
but_i'd:-11 but_i'll:-5 but_i've:62 but_it:-4 but_its:-32 but_last:21 but_my:42
but_nobody:47 but_not:-31 but_on:82 but_one:10 but_only:-36 but_our:6
but_please:33 but_still:-1 but_that:-24 but_the:15 but_then:9 but_there:34
but_there's:15 but_they:-10 but_with:14 but_you:-14 but_your:-63 butcher:13
butter:-8 butter_^:-8 butter_knife:-14 button:10 button_and:-4 button_for:26
button_is:-20 button_on:-27 button_should:-16 buttons:11 buttons_^:18
buttons_are:1 buttons_on:21 buurman:-77 buy:-32 buy_a:-39 buy_it:-4 buy_the:37
buyer:56 buying:7 buying_a:-1 buys:18 buzzer:27 buzzers:-22 buzzes:47 by:60
by_0:-30 by_^:6 by_a:75 by_accident:4 by_all:-54 by_and:86 by_at:9
by_christmas:4 by_courier:10 by_direct:5 by_ear:32 by_easter:7 by_eight:-32
by_eleven:5 by_email:13 by_far:-9 by_fax:-23 by_hand:-36 by_heart:33 by_in:-6
by_invoice:6 by_itself:-8 by_letter:22 by_line:8 by_lorry:16 by_may:75 by_me:-18
by_midnight:-14 by_mistake:-69 by_monday:35 by_morning:16 by_mr:1 by_my:44
by_myself:70 by_n:18 by_name:-18 by_nobody:34 by_noon:29 by_now:-58 by_one:2
by_ordinary:35 by_our:-3 by_people:-32 by_phone:35 by_plane:36 by_post:20
by_radio:44 by_reading:-5 by_row:22 by_ship:29 by_side:8 by_smell:24
by_somebody:-19 by_someone:-33 by_sunday:10 by_the:-85 by_their:-18
by_themselves:7 by_this:-12 by_topic:11 by_train:30 by_two:-4 by_us:-11
by_wednesday:15 by_weds:13 by_week:18 by_what:8 by_which:-47 by_with:-30
by_xmas:53 by_your:29 byggde:-61 byta:40 byte:30 bytes_^:18 bytes_apiece:14
bytes_at:-5 był:-54 było:-40 bâche:21 bäcker:-27 bättre:-14 bättre_om:16
båten:14 bébé:6 bémol:5 börjar:25 búfer:9 búfer_tiene:8 büro:10 büro_^:19
bütün:-17 büyük:25 będzie:45 c:84 c_^:77 c_reed:35 c'era:-43 c'era_un:-34
c'est:-47 c'est_0:16 c'est_^:-19 c'est_bastien:24 c'est_bon:58 c'est_corrigé:25
c'est_elle:18 c'est_la:-37 c'est_le:43 c'est_noté:7 c'est_toujours:-19
c'est_tranché:11 c'est_très:-36 c'est_une:-44 c'è:-29 c'è_il:20 cab:17 caben:61
caben_0:52 cabin:40 cabin_^:58 cabin_is:3 cabin_music:26 cabin_with:-72
cabina:37 cabines:14 cabines_^:14 cabinet_^:-25 cabinet_has:6 cabins:39
cabins_^:18 cabins_have:7 cable:-45 cable_car:-24 cable_del:10 cable_in:-43
cable_is:23 cable_on:7 cable_you:-44 cables:-87 cabling:-69 cabra:47 cache:-51
cache_0:1 cache_^:4 cache_des:17 cache_keeps:12 cache_lives:21 cache_results:5
caches_for:48 caching:-46 cacti:-57 cacti_^:-57 cacto:-78 cada:27 cada_hora:-58
cada_migração:24 cadenas:67 cadenas_^:67 caduff:12 caf:9 cafe_is:15 caffè:-124
caffè_^:-76 café:-140 café_de:-94 cafés:-14 cafés_^:-26 cage:64 cage_before:11
cahier:47 cais:3 caiu:-21 caixa:2 caja:-12 caja_de:32 cajas:-19 cake:-100
cake_?:57 cake_^:-63 cake_and:-40 cake_does:-63 cake_in:-2 cake_is:-17
cake_on:-7 cake_which:10 cake_will:8 cakes:-29 cakes_and:-22 calcio:-72
calcul:38 calcular:19 calculation:10 calculator:100 calculator_^:10
calculator_is:75 calculator_stays:15 calculator_that:-12 calculators:66
calculators_are:10 calculators_so:7 calculez:25 calda:24 calda_^:24 caldaia:18
caldera:-58 caldo:-61 caldo_oggi:-18 calendar:16 calendar_^:14 calendar_code:18
calendar_parser:10 calendario:47 calendario_empieza:37 calentamiento:24
calentamiento_es:24 calf:19 calibrate:31 calibrate_the:29 calibrated:54
calibrated_^:54 calibration:25 calibration_^:3 call:85 call_^:48 call_a:7
call_at:-7 call_beats:85 call_from:-45 call_her:5 call_is:-3 call_it:-56
call_me:77 call_on:19 call_out:43 call_phone:30 call_sign:21 call_sites:-18
call_that:-53 call_the:46 call_time:-5 call_to:25 call_tonight:17 call_with:-17
callback:-47 callback_fires:-47 callbacks:15 callbacks_in:7 calle:-45
calle_olmo:11 called:-17 called_0:38 called_^:58 called_a:49 called_after:44
called_again:12 called_and:-26 called_dont:-34 called_in:22 called_it:-1
called_me:-85 called_mr:24 called_my:7 caller:1 callers:-28 callers_just:-28
calling:-18 calling_it:2 calling_the:16 calls:19 calls_^:-25 calls_a:29
calls_and:16 calls_are:12 calls_as:24 calls_during:1 calls_every:-26
calls_it:-53 calls_me:-37 calls_the:13 calls_to:32 calls_with:12 calm:-7
calm_day:56 calma:11 calma_^:11 calmer:11 calmer_in:12 calms:18 calms_me:18
calor:-123 calor_hace:-13 calor_hoje:-19 calor_tremendo:-18 calories:2 calves:42
calves_get:31 calça:21 calça_o:21 cambiado:15 cambiado_el:9 cambiar:5 cambio:43
cambié:2 cambió:18 came:60 came_and:31 came_back:28 came_by:33 came_down:3
came_from:104 came_home:-11 came_in:-40 came_into:-60 came_last:-45 came_off:-35
came_on:19 came_out:-31 came_over:8 came_round:-44 came_the:48 came_through:-43
came_today:25 came_up:23 came_with:18 camera:94 camille:23 camille_^:4
caminho:23 camion:-12 camião:29 camião_da:31 camión:31 camp:43 campana:47
campana_dell'alba:17 campanario:7 campane:-5 camper:39 camping:-13 campione:32
campione_viene:32 campsite:-47 campsite_^:-2 can:-39 can_^:71 can_afford:23
can_allow:13 can_approve:12 can_ask:8 can_be:-7 can_become:-14 can_borrow:56
can_bounce:17 can_carry:49 can_cook:13 can_cope:11 can_count:-59 can_draw:-9
can_edit:-56 can_expect:12 can_feed:12 can_feel:-12 can_get:-61 can_give:43
can_go:-2 can_guess:-37 can_hardly:36 can_have:58 can_hear:-108 can_hold:30
can_i:29 can_imagine:-48 can_keep:28 can_learn:32 can_let:33 can_live:-25
can_look:8 can_make:-1 can_manage:33 can_mean:-28 can_mix:15 can_move:28
can_never:-82 can_often:-18 can_only:-4 can_open:-41 can_pay:4 can_picture:-45
can_predict:-55 can_quote:-2 can_reach:-12 can_really:-7 can_return:16
can_run:-51 can_say:-32 can_search:21 can_see:-55 can_send:20 can_show:6
can_sit:38 can_sleep:-36 can_spare:6 can_speak:21 can_spend:21 can_still:-2
can_stop:10 can_take:143 can_talk:20 can_tell:-36 can_the:45 can_think:14
can_understand:53 can_use:37 can_we:19 can_weigh:-27 can_well:-23 can_work:11
can_write:18 can_you:-64 can't:5 can't_argue:-51 can't_be:-49 can't_believe:-55
can't_do:29 can't_explain:56 can't_get:-13 can't_go:-38 can't_hear:-25
can't_make:6 can't_read:8 can't_say:27 can't_see:44 can't_stand:-6 can't_tell:90
canal:-15 canal_^:23 canal_is:12 canal_was:-23 cancel:20 cancellation:57
cancellation_period:53 cancelled:134 cancelled_^:40 cancelled_the:55
cancelled_with:1 canciones:-43 candidate:9 candidates:-42 candle_^:-17
candles:-44 candles_^:-21 candles_and:-4 cane:2 cane_a:38 cane_ha:-43 canker:11
cannon:-6 cannons:8 cannot:-62 cannot_be:13 cannot_tell:11 cannot_yet:34
cannulas:19 cannulas_come:19 canoe:-68 canoe_club:16 cans:-83 cansado:-7
cansado_^:-7 cant:-4 cant_believe:-76 cant_complain:-38 cant_do:52 cant_find:33
cant_go:3 cant_have:129 cant_see:-35 cant_spend:14 cant_stand:20 cant_take:6
cant_tell:53 cant_turn:-7 canta:-116 canta_a:-55 canteen:-89 canteen_^:78
canteen_has:-17 cantina:36 cantina_^:28 cantine:-57 canton:21 canvas:68 cap:21
cap_for:3 cap_on:5 capacitors:-19 capacity:-30 capella:51 capella_^:12 capire:43
capire_se:8 capisco:-59 capisco_bene:-15 capita:-72 capito:27 capitolo:48
capitolo_finale:14 capo:47 capped:43 capped_at:43 caps:82 caps_^:29 caps_the:14
caps_us:15 captain:58 captain_^:43 captain_he:19 captain's:22 captain's_stone:21
captcha:4 capteur:-17 captions:25 capture:-17 captures:-32 captures_the:-40
car:-65 car_and:-41 car_but:-64 car_company:-23 car_is:8 car_le:1 car_les:23
car_nine:14 car_park:-7 car_since:-5 car_stopped:-2 car_to:22 car_wash:-63
cara:-48 carafe:27 caravan:9 carbon:29 carburant:1 carburante:19
carburante_lo:19 card:41 card_^:-19 card_and:-4 card_for:8 card_gets:5
card_has:22 card_images:19 card_index:1 card_on:59 card_pin:4 card_reader:-38
card_that:16 card_with:-17 cardboard:72 cardigan:-17 cardiologist:8
cardiology:17 cardiology_import:17 cards:-43 cards_0:7 cards_^:72 cards_and:-32
cards_are:20 cards_for:-44 cards_i:62 cards_that:20 care_about:-43 care_and:-2
care_home:7 care_how:45 care_if:2 care_of:13 careful:21 careful_^:20 cares:57
caretaker:-4 caretaker_^:-19 carla:9 carmen:1 carnet:86 carnet_de:20
carnet_rouge:63 carnival:17 carnival_standby:14 caro:19 carousel:70 carpenter:44
carpenter_^:9 carpenter's:4 carpet:34 carpeta:9 carpets:-67 carrello:23
carriage:51 carriage_^:19 carried:-47 carried_0:-87 carried_a:26 carried_it:4
carried_out:32 carried_the:-6 carrier:40 carrier_has:-31 carrier's:47
carrier's_wife:47 carries:65 carries_0:54 carries_a:41 carries_an:34
carries_its:-36 carries_the:81 carrots:22 carry:-33 carry_0:45 carry_^:23
carry_a:15 carry_on:-25 carry_over:-38 carry_you:1 carrying:31 cars:-46
cars_^:26 cars_at:26 cars_in:-9 cars_is:-88 cars_on:32 cart:-20 carta:65
carta_^:37 carte_du:14 carton:43 cartons:58 cartwheel:-54 carved:-18 carved_it:7
carver:3 carver_is:3 cas:20 casa:-45 casa_^:-54 casa_da:7 casa_de:15 case:88
case_^:-49 case_a:-1 case_and:-9 case_at:26 case_for:22 case_has:20
case_heredity:39 case_is:9 case_of:-30 case_that:41 case_you:24 cases:59
cases_^:15 casetta:16 cash:-19 cash_^:16 cash_is:-8 casi:-89 casi_se:-59
casing:12 casio:64 casio_^:56 cask:31 caso:21 cassa:19 casse:27 cassette:-49
cassettes:21 cast:73 casting:14 casting_off:6 castle:-17 castle_set:24
castors:32 casualties:21 cat:-120 cat_0:9 cat_^:-13 cat_and:41 cat_has:-62
cat_in:10 cat_on:-20 cat_sat:-37 cat_sits:-54 cat_walked:10 catalogue:105
catalogue_and:4 catalogue_is:18 cataract:5 catch:1 catch_up:20 catching:-22
caterer:44 catering:19 cats:-8 cats_^:-38 cats_and:-57 cats_have:-18 caught:-47
caught_it:7 caught_myself:-60 caught_the:-9 causa:-13 cause:172 cause_^:22
cause_de:44 cause_it:19 cause_of:64 cause_unknown:20 caused:-19 causes:41
causes_of:38 causing:3 caution:87 cava:28 cave:84 cave_^:26 cave_three:24
cavo:96 cayó:-67 cała:-8 cała_rodzina:-8 całe:-34 całe_życie:-38 całej:-23
cbor:24 cbor_^:6 ce:-68 ce_l'ha:29 ce_matin:-57 ce_que:49 ce_sera:64 ce_soir:50
cedo:57 cedo_^:6 ceiling:-40 ceiling_^:-39 ceiling_and:-29 ceiling_for:15
ceiling_of:2 cela:4 celadon:5 celery:4 celestial_globe:10 cell:-62 cell_is:1
cellar_^:-9 cellar_and:-35 cellar_is:21 cellar_key:6 cellar_so:2 celle:33
cells:29 cells_^:9 cellulose:38 celsius:40 celui:21 celui_qui:18 cement:1
cemetery:58 cemetery_^:70 cena:-33 cena_^:3 cent:-7 cent_^:-28 centimetres:36
centimetres_^:22 centimetres_for:7 centimetri:22 centimetri_^:12 centre:17
centre_^:-35 centro:64 centro_^:7 centrífuga:4 cents:60 cents_floats:21
centuries:-49 centuries_of:-21 ceo:-48 cera:5 ceramic:-11 cereal:-27
cereal_at:-37 ceremony:58 ceremony_venue:23 cero:17 cero_^:17 cerrar:22 cert:-14
certain:-74 certainly:50 certainly_earned:-15 certificat:35 certificate:45
certificate_^:13 certificate_is:-8 certificate_of:13 certificates:44
certificates_are:14 certified:19 certo:47 cerámica:19 ces:-52 cette_semaine:5
cfo:13 chain:84 chain_^:18 chain_of:37 chained:-44 chair:-33 chair_^:28
chair_and:-5 chair_of:91 chairlift_is:21 chairman:-38 chairs:7 chairs_are:-4
chairs_in:-34 chaleco:30 chaleco_que:30 chaleur:-35 chalk:-52 chalk_and:-13
chamada:-60 chamber:-51 chamber_^:4 chamber_has:-55 chambre:44 chamois:-30
champagne:10 chance:-20 chandelier:-23 chandelier_^:-3 chandler's:15 change:-4
change_^:-59 change_a:20 change_his:-6 change_it:12 change_my:-97 change_of:73
change_the:46 change_to:4 changed:85 changed_^:-13 changed_from:24 changed_it:19
changed_its:-6 changed_my:-9 changed_to:34 changelog_^:11 changes:23
changes_the:-27 changes_to:4 changing:-17 changing_rooms:14 changé:48
channel:110 channel_0:6 channel_^:22 channel_is:8 channels:9 chansons:34
chante:-75 chanté:-40 chaos:-57 chaos_^:-32 chaos_but:-31 chap:-39 chapel:117
chapel_^:41 chapel_a:14 chapel_but:31 chapitre:20 chapitre_sur:20 chapitres:37
chapitres_^:37 chaplain:-23 chapter:122 chapter_0:119 chapter_^:23
chapter_four:9 chapter_of:11 chapter_on:62 chapter_six:10 chapter_two:20
chapters:-10 chaque:79 chaque_leçon:8 chaque_séance:26 char:2 character:-75
character_^:-54 characters:55 characters_in:1 characters_to:6 charge_^:19
charge_of:-11 charged:11 charged_to:20 charged_us:-19 charger_^:-8 charges:-13
charging_^:27 chariot:-24 charm:-20 charm_^:-22 charm_at:29 charm_of:-13
charming_^:-1 charming_man:35 charmingly:13 chart:-14 chart_^:-20 chart_is:-46
chart_plotting:6 chart_symbols:40 charter:46 charts:60 charts_^:25
charts_which:13 chartwork:46 chase:14 chase_the:23 chased:-59 chasing:16
chassis:-7 chat_^:28 chat_a:-32 chat_about:27 chat_away:2 chat_greeting:66
chat_is:-14 chat_widget:17 chat_window:18 chat_with:-34 chats:-86 chatter:-14
chatting:-2 chatting_with:5 chaud:2 chaudière:33 che:-38 che_bella:-50
che_bello:4 che_caldo:-23 che_con:81 che_dormiva:-54 che_freddo:-32
che_giornata:-13 che_la:-59 che_meraviglia:-23 che_non:-63 che_per:28 che_poi:-4
che_quella:6 che_ridere:-20 che_si:-69 che_sonno:-5 che_un:33 che_è:41 cheap:9
cheap_^:-60 cheaper:-27 cheaper_one:25 cheapest:18 cheat:15 cheated:-8 check:108
check_^:10 check_at:11 check_in:81 check_the:38 check_w:1 check_whether:-23
check_with:1 checked:-78 checked_^:-83 checked_again:-46 checked_and:6
checked_at:3 checked_by:18 checked_the:-28 checker:6 checking:-42 checkout:42
checkout_flow:3 checks:80 checks_my:32 checks_the:11 checksum:34 checksums:3
checksums_of:1 cheek:-86 cheerful:52 cheers:-28 cheers_mate:-49 cheese:57
cheese_^:-66 cheese_in:16 cheese_is:49 cheese_man:-30 cheese_needs:2
cheese_roll:3 cheese_sandwich:-8 cheese_so:24 cheeses:-32 chef:28 chef_is:-27
chefin:-34 chega:10 cheiro:-99 chemist_on:16 chemistry:12 cheque:32
cheque_came:-1 cherry:15 chess:-18 chess_^:-44 chessboard:-29 chest:17
cheveux:-42 chew:81 chew_on:71 chewing:29 chewing_gum:25 chez:-35 chez_la:26
chez_le:52 chez_nous:-32 chez_vous:-88 chi:85 chi_paga:15 chiama:-66 chiamate:17
chiamato:-83 chiara:22 chiave:20 chiave_della:16 chiavi:51 chicken:-11
chickenpox:47 chief:62 chief_proofreader:36 chiefly:-14 chien:-125 chiffré:16
chiffré_^:16 child:-39 child_^:-57 child_i:-17 child_ticket:20 child's:35
childhood:-75 childhood_^:-7 childhood_in:-11 children:2 children_?:-41
children_^:52 children_and:-12 children_are:28 children_i:8 children_to:-10
children's:24 children's_names:20 chili:57 chili_^:37 chill:7 chiller:64
chiller_is:17 chiller_service:7 chime:71 chime_melody:43 chimes:7 chimney:3
chimney_^:5 chimney_sweep:55 chimneys:48 chin:-2 chin_rest:38 chip:-23
chip_^:-42 chip_in:-9 chip_number:9 chips:-90 chips_^:-7 chips_in:-13 chissà:-18
chissà_se:-18 chiusa:18 chiusa_^:7 chlorine:30 chlorlager:88 chocolate:-43
chodzę:30 chodzę_do:30 choice:177 choice_^:14 choice_fell:3 choice_for:3
choice_i:21 choice_quiet:47 choice_we'd:6 choir:-35 choir_!:-28 choir_^:52
choir_and:13 choir_got:-45 choir_in:-19 choir_ladies:-17 choir_practice:-26
choir_sings:39 choir's:1 choirs:-69 choisi:43 choisi_le:43 choked:7 chokes:39
chokes_^:18 chokes_on:3 choose:42 chopin:-47 chopin_would:-38 chor:7 chord:-5
chore:9 chore_photo:9 chorei:-3 chorus:21 chose:4 chose_a:-47 chose_the:32
chose_to:9 chosen:50 choveu:-25 choveu_tanto:-56 choćby:12 christened:9
christening:16 christening_and:7 christening_cake:5 christmas:-18
christmas_^:-74 christmas_i:4 christmas_thing:60 chrome:11 chronometer:32
chronometer_runs:52 chunks:23 church_^:5 church_bell:-14 church_car:7
church_hall:56 churchyard:31 churn:34 churn_^:13 chutney:-11 chłodzących:13
chłodzących_na:13 ci:18 ci_penso:12 ci_pipeline:1 ci_runner:22 ci_si:18
ci_vuole:30 cicadas:-63 ciel:-31 cierra:17 cigar:15 cima:29 cima_do:29
cimetière:-29 cinco:-19 cinghia:38 cinghia_destra:38 cinnamon:-13
cinq_minutes:-43 cinéma:-8 cinéma_^:-8 circle:8 circle_starts:23 circuit:-4
circuit_^:3 circuit_is:10 circuit_the:36 circuits:33 circuits_you:39
circumstances:64 cistern:15 cistern_has:5 citation:28 citation_style:28 city:-36
city_^:-31 ciudad:14 civil:14 claim:111 claim_^:14 claim_for:14 claim_got:54
claim_is:6 claim_to:5 claimed:-40 claimed_that:-21 claims:-25 claims_^:-67
clamp:3 clamp_on:3 clap:21 clapped:-82 clapped_^:-24 clappers:39 clarinet:4
clase:27 clase_de:8 clases:26 clases_de:20 clash:8 clashes:61 clashes_with:29
class:92 class_^:89 class_and:-6 class_at:5 class_came:-38 class_for:24
class_has:39 class_is:83 class_meets:66 class_room:4 class_starts:5 class_the:-5
classe:31 classe_peut:11 classes:1 classes_where:2 classic:-113 classic_^:-52
classic_case:-30 classic_off:-11 classifier:56 classifier_was:43 classroom:-48
clauses:3 claves:5 claves_de:5 clay:18 clean:-28 clean_^:-46 clean_linen:1
clean_the:-17 cleaned:217 cleaned_0:36 cleaned_all:30 cleaned_and:44
cleaned_of:56 cleaned_on:5 cleaned_out:3 cleaned_the:35 cleaner:32 cleaners:12
cleaning:98 cleaning_^:19 cleaning_charge:4 cleaning_is:11 cleanup:25
cleanup_job:10 cleanup_you:4 clear:68 clear_as:-5 clear_enough:13 clear_of:8
clear_so:3 clear_the:32 clear_to:29 clear_yet:34 cleared:60 cleared_^:14
cleared_it:-5 cleared_the:17 clearest:-32 clearing:-39 clearing_out:-27
clearly:-99 clearly_had:-24 clement's:12 clementi:11 clementine:15 clerk:-42
clerk_view:21 clerks:-22 clever:63 clever_macros:12 clever_one:1 clever_ones:12
cleverer:-7 cleverer_than:-13 click:-47 click_^:-74 clicked:-97 clicked_for:-73
clicks:-8 clicks_^:-2 client:-18 client_is:32 cliente:-12 cliente_de:21
clients:11 clients_^:13 cliffs:4 climatiseur:30 climb:59 climbed_up:6
climbing:-19 climbing_^:26 climbs:30 climbs_the:8 clinic:4 clinic_^:7 clip:-27
clip_^:-27 clips:21 cloakroom:5 cloche:44 cloche_du:30 clock:45 clock_^:4
clock_and:34 clock_case:6 clock_for:-27 clock_in:-4 clock_of:43 clock_that:-2
clock_tower:39 clocks:-80 clocks_in:-52 clogs:-25 close:50 close_^:31
close_at:-16 close_the:46 close_with:3 closed:-4 closed_^:41 closed_at:-9
closed_for:-21 closed_its:-47 closed_the:-23 closer:-20 closes:18 closes_at:64
closes_on:-35 closes_when:-12 closes_with:20 closest:-37 closest_to:-37
closet:-30 closing:10 closing_in:12 closing_piece:4 closing_the:38 closure:-27
cloth:-7 cloth_^:-34 cloth_on:-13 cloud:-60 cloud_bill:21 cloud_gets:-39
cloud_is:-67 clouds:28 cloudy:33 clown:-24 clowns:-11 club:55 club_^:-91
club_and:-21 club_game:46 club_got:8 club_has:40 club_is:26 club_night:4
club's:-42 clubhouse:31 clubhouse_is:22 clue:37 clue_^:7 clue_whether:-10
clue_who:22 clue_yet:23 clumsy:-11 clumsy_in:6 cluster:-17 cluster_^:22
cluster_is:-79 cluster_label:8 clutch:31 clé:61 clé_du:27 clés:79 clés_^:32
cm:95 cm_^:70 cm_across:2 cm_in:1 cm_of:32 co:67 coach:45 coach_0:18 coach_^:11
coach_from:28 coach_would:23 coaches:9 coaches_^:8 coal:47 coarse:37 coast:-31
coast_road:-48 coastal:6 coaster:7 coaster_^:-22 coat:-34 coat_^:-25 coat_of:75
coats:27 coats_^:17 coats_on:-19 coax:15 coax_cable:15 cobol:-7 cobre:4 cobro:11
coche:76 coche_^:17 coche_de:15 cocina:-16 cocina_^:6 cocina_es:4 cocoa_^:-31
coconut:34 coda:7 code:-35 code_0:20 code_^:52 code_alone:19 code_and:-3
code_changed:3 code_du:25 code_examples:3 code_for:-12 code_from:-4 code_has:-10
code_in:-5 code_is:30 code_on:-11 code_owner:12 code_reads:-37 code_review:40
code_that:-41 code_word:2 codebase:12 codes:47 codice:31 coeur:21 coffee:-132
coffee_and:49 coffee_first:-45 coffee_from:14 coffee_here:-20 coffee_in:-3
coffee_is:-28 coffee_machine:-40 coffee_on:-47 coffee_rings:-4 coffee_so:-36
coffee_stain:17 coffee_the:23 coffees_and:-13 coffre:14 cofre:48 cofre_do:8
coi:-7 coil:16 coil_and:-15 coin:-72 coin_for:-22 coin_with:25 coins:-10
coins_^:-58 coisa:-5 cok:-64 cok_guzeldi:-64 col:60 cola:-64 cola_de:56 cold:22
cold_^:-76 cold_aisle:-66 cold_and:1 cold_coil:-15 cold_hands:-17 cold_plunge:-9
cold_room:18 cold_so:2 cold_start:55 cold_store:130 cold_they:8 cold_water:9
coldest:-35 cole:-81 cole_^:-81 collar:46 collar_^:37 colle:16 colleague:5
colleague_from:-49 colleague_mrs:20 colleague_of:-51 colleague_says:32
colleague_who:8 colleagues:-20 colleagues_and:7 colleagues_from:-2
colleagues_in:-17 collect:-7 collect_it:5 collected:42 collection:47
collection_^:1 collector:4 collector_runs:8 collectors:-26 collects:-116
collects_about:18 collects_the:-64 collega:-15 college:48 college_and:10
college_is:21 collides:4 collides_with:4 collision:35 collision_rules:32 colo:8
colonel:-13 colony:-3 color:30 color_^:2 colores:14 colour:116 colour_and:33
colour_blind:-45 colour_for:30 colour_has:15 colour_is:11 colour_of:34
colour_the:26 colour_with:2 coloured:-21 coloured_text:-13 colours:-23 column:4
column_^:12 columns:-9 columns_^:41 com:14 com_0:32 com_a:87 com_o:22 com_os:-37
com_um:-14 combina:-25 combinado:10 comboio_^:35 come:32 come_a:-45
come_across:-2 come_after:43 come_along:11 come_and:-49 come_as:55 come_back:36
come_down:-27 come_first:-14 come_for:17 come_forward:8 come_from:2 come_home:4
come_in:49 come_off:62 come_on:39 come_out:-46 come_round:-40 come_the:-18
come_to:-6 come_un:-29 come_una:-38 come_up:43 come_with:39 comedy:-62 comes:107
comes_^:32 comes_after:25 comes_along:27 comes_at:12 comes_back:-24
comes_before:29 comes_down:67 comes_every:48 comes_first:3 comes_from:-26
comes_now:12 comes_off:9 comes_on:2 comes_out:9 comes_the:64 comes_to:119
comes_up:-9 comes_with:40 comet:-17 comfort:-19 comfort_^:-35 comfortable:36
comfortable_with:36 comigo:73 coming:52 coming_^:-64 coming_along:2
coming_and:-2 coming_by:11 coming_from:37 coming_to:10 coming_up:48 comma:18
comma_and:36 command_^:-18 commande:84 commande_de:34 commander:36 commands:10
commas:-19 comme:-125 comme_des:-87 comme_le:-52 comme_on:-85 comme_une:-25
commence:43 commence_à:10 commencer:3 commencer_par:9 comment:79 comment_in:7
comment_on:3 commenti:29 comments:14 comments_are:3 comments_in:24 comments_of:7
comments_the:23 commission:2 commit:132 commit_^:43 commit_a:17 commit_msgs:4
commit_the:5 commits:92 commits_^:9 commits_better:12 commits_than:26
committee:85 common:-36 common_for:-66 common_in:-1 commossa:-30 community:32
commute:-4 como:66 como_mucho:60 como_máximo:34 como_una:-37 companies:-44
company:-87 company_^:-12 company_and:2 company_has:2 company_is:30
company_on:-1 compare:-44 compare_the:3 compared:-48 compared_^:3 compared_it:17
comparing:4 comparison:-84 comparison_of:28 comparison_with:3 comparisons:37
compartment:56 compass:23 compañera:40 compañera_de:35 compañeros:8
competitor:-50 compile:4 compile_on:1 compiled:-46 compiler:-63 compiler_^:-2
compilers:-33 compito:75 compito_di:75 complain:-32 complain_^:-36
complain_about:27 complained:87 complained_^:4 complained_about:10
complained_of:45 complaining:8 complains:4 complains_^:-36 complaint:43
complaint_^:6 complaint_about:29 complaint_is:-11 complaints:-26 complaints_^:54
complaints_from:-69 complete:21 complete_and:7 completed:38
completed_yesterday:21 completely:-21 completely_^:12 completely_understand:-31
completes:7 completes_its:2 compliment:-86 compliment_^:-10 compliment_to:-40
compliments:-27 compliments_^:14 comporta:21 comporta_0:21 composer:22
compost:-27 compost_^:-21 comprar:-56 comprends:-87 compressor:21
compressor_^:-93 compressor_is:55 compressor_two:26 compridas:21 comprido:-41
compridos:21 compridos_nas:21 compris:68 compris_^:50 comprovante:3 compte:115
compte_0:40 compter:10 compter_0:10 compteur:32 compteur_d'eau:32 computer:22
computer_^:10 computer_for:11 computer_in:-2 computer_is:23 computer_the:-8
computers:-108 comune:26 comunica:20 con:61 con_0:-193 con_^:8 con_agua:25
con_el:83 con_este:3 con_gli:26 con_i:11 con_il:68 con_la:24 con_las:-80
con_le:23 con_los:-47 con_mi:4 con_mio:56 con_mucho:-13 con_más:-27 con_più:-17
con_questo:-3 con_sqlite:2 con_tanta:19 con_tilde:17 con_un:107 con_una:-2
con_viento:18 concede:43 concepto:14 concerned:-43 concerned_we:25 concerns:12
concert_^:-13 concert_in:-11 concert_is:68 concert_outfit:5 concerto:-38
concerts:16 concluded:4 concluded_that:3 conclusion:40 conclusion_is:24
concours:15 concrete:28 condensatore:10 condensatore_è:10 condenser:22
condenser_lens:24 condition:-27 condition_^:-3 condition_is:-32 conditions:-1
condolences:-4 conductor:11 conduite:-46 conference:-151 conference_room:-47
conferences:-38 confess:5 confession:-50 confession_i:-50 confetti:9
confetti_^:10 confidence:25 confidenza:-30 config:91 config_^:4 config_file:47
config_files:4 confirm:52 confirm_^:-21 confirm_button:57 confirm_that:35
confirma:18 confirma_por:11 confirmation:50 confirme:19 confirmed:84 confirms:25
confirms_it:21 confié:26 conflict:27 conflicts:13 conflit:8 confuse:43
confuse_me:33 confuse_nearly:-4 confused:15 confused_people:-21
congratulated:-63 congratulations:-63 congratulations_on:-8
congratulations_to:-26 congélateur:6 conker:-67 connaître:-17 connaître_le:-17
connect:-37 connected:27 connection:64 connection_pool:40 connector:28
consegna:47 consegna_dei:11 consent:59 consent_^:4 consent_and:32 consented:8
conserva_0:9 consider:2 consider_the:22 considerably:-54 considerate:7
consideration:33 consideration_of:4 considered:20 console:30 console_de:19
consoles:18 constant:20 constellation:14 constellation_lines:1 construction:-37
construction_site:-37 consultant:-86 consulted:-29 consuma:29 consuma_0:18
consumer:12 consumo:17 consumption:22 contaba:-62 contact:184 contact_^:9
contact_at:74 contact_in:39 contact_on:42 contain:7 container:4 container_^:26
container_is:2 contains:2 contains_0:4 contenedor:26 conteneur:78 contents:26
contents_as:14 contest:20 context:-81 conti:4 contient:13 contient_0:9
continue:15 continue_with:13 conto:-54 contou:-43 contract:-20 contract_^:20
contract_and:-20 contract_for:18 contract_is:11 contract_of:-13 contract_with:43
contractor:59 contractor_over:17 contractor's:20 contracts:6 contradict:-8
contrast:60 contrast_^:4 contrast_checker:17 contrat:63 contrato:25 contrato_^:4
contre:-19 contre_la:-19 control:-24 control_room:-12 controlled:27
controlled_by:27 controller:57 controllers:35 controllers_^:2 controlling:9
controls:105 contó:-37 contó_que:-11 convencido:36 convent:9 convention:-37
conversation:43 conversation_^:-12 conversation_partner:19 conversation_with:-19
conversion:2 converted:47 converted_the:15 converter:-34 convey_his:5
conveyor:-13 conveyor_belt:-16 conveyor_motor:11 conviene:16 convient:22
convient_mieux:22 convinced:-39 convinced_the:-48 convocation:7
convocation_corrigée:7 cook:-49 cooked:21 cooker:9 cooker_was:37 cookie:34
cookie_^:5 cookies:-85 cooking:30 cooks:21 cool:-57 coolant:35 cooled:17
cooled_box:15 cooling:14 cooling_for:3 cooper:-49 cooper_^:-40 cooperative:-18
coordinates_are:-17 coordinates_of:5 coordinator:26 cope:16 cope_with:12 copes:8
copia:2 copias:-43 copias_para:4 copie:52 copie_^:41 copied:-66 copied_it:8
copies:-23 copies_^:33 copies_for:7 copies_of:-81 copper:-35 coptic:13
coptic_binding:7 copy:-1 copy_in:41 copy_is:-83 copy_of:54 copy_shop:42
copy_streams:3 copy_the:2 copying:8 cor:28 cor_^:28 coral:5 corduroy:34 core:51
core_temperature:1 cores:-18 cork:4 cork_^:51 corn:3 corn_bin:1 corner:13
corner_^:36 corner_has:24 corner_in:18 corner_is:40 corner_of:-42
corner_with:-31 corners:-39 coro:41 corpus:33 corre:27 correct:162 correct_^:20
correct_me:55 correct_my:98 correct_one:4 corrected:82 corrected_at:16
corrected_the:-34 correcting:-18 correction:-2 correction_^:-14 corrections:5
correctly:29 corrector:24 corregido:40 corregido_el:6 correia:28 correio:9
correio_eletrónico:2 corrente:29 correo:35 correos:3 correr:37
correspondence:-13 corridor:-74 corridor_^:-13 corridor_at:-19 corridors:28
corriere:-34 corrige:85 corrige_en:9 corrige_toujours:27 corriger:43 corrigé:25
corrigée:13 corrijas:4 corrélation:32 corrélation_est:32 corsage:12 corsets:36
corsets_of:36 corso:28 corso_di:1 corta:38 cortada:6 cortafuegos:4 cortas:11
corte:21 corte_^:13 cortile:14 cos:32 cosas:-41 cost:3 cost_$:9 cost_^:12
cost_centre:44 cost_me:-37 cost_of:27 cost_us:-15 cost_you:12 costa:10 costs:100
costs_0:35 costs_us:16 costume:-36 costume_wagon:25 costumes:-9 costureira:2
cosy:47 così:-43 così_dire:-21 cot:59 cots:9 cottage:60 cottage_by:1
cottage_is:3 cottage_week:27 cotto:6 cotton:64 couch:-34 cough:47 coughed:-21
coughing:-22 coughs:-49 could:-88 could_avoid:1 could_be:-22 could_do:2
could_follow:-21 could_get:-19 could_go:-21 could_have:-3 could_hear:-78
could_i:8 could_listen:-21 could_look:-17 could_never:-11 could_not:-21
could_read:-36 could_recite:-14 could_say:60 could_see:-39 could_smell:-27
could_still:-19 could_take:4 could_talk:-60 could_tell:52 could_the:94
could_u:33 could_we:65 could_you:102 could've:1 couldn't:-21 couldn't_find:-27
couldn't_hear:45 couldn't_see:-19 couldn't_sleep:-30 couldn't_tell:18 couldnt:-8
couldnt_see:-14 couleur:13 council:63 council_had:3 council_has:3 counsel:16
count:24 count_0:47 count_^:-14 count_as:-38 count_is:28 count_me:16 count_on:33
count_the:47 count_them:3 count_to:-51 counted:18 counted_0:-59 counted_^:-25
counted_again:34 counted_and:13 counted_by:20 counted_properly:39
counted_the:-66 counted_them:5 counted_there:13 counted_twice:30 counted_with:51
counter:19 counter_^:30 counter_is:13 counter_with:36 counters:-18 counters_^:2
counting:-84 counting_^:2 counting_the:29 countries:-91 countries_^:-30
country:33 counts:57 counts_0:-18 counts_^:31 counts_as:66 counts_for:20
counts_in:40 counts_the:-27 county:36 coup:-26 coupe:33 couple:51
couple_from:-18 couple_got:-17 couple_of:27 couples:-3 coupure:35 cour:21
courage:-47 courage_^:9 courier:70 courier_^:21 courier_box:10 courier_is:2
courier_to:19 couriers:61 courriels:46 cours:9 cours_d'aquagym:16 cours_de:-17
cours_en:23 course:29 course_^:-1 course_be:20 course_has:67 course_i:-37
course_line:19 course_no:-8 course_of:3 course_the:-4 course_ticked:4
course_was:-24 course_we:-13 course_you:-1 courses:40 court:86 court_^:12
courteous:13 courtes:6 courtesy:-18 courtyard:43 courtyard_^:1 cousin:77
cousin_^:30 cousin_in:51 cousin_was:-47 cousin's:22 cousins:-4 cover:73
cover_^:37 cover_for:21 cover_of:1 cover_pattern:28 cover_the:12 coverage:45
coverage_badge:14 covered:77 covered_^:11 covered_by:4 covered_for:1
covered_in:-21 covered_the:22 covering:4 covers:105 covers_0:52 covers_the:42
cow:-3 cow_wheels:22 cows:-6 cowshed:53 coûte:27 coûte_0:17 cpu:8 crack:123
crack_in:15 cracked:113 cracked_casing:7 cracked_lid:22 cracked_mirror:55
cracked_prism:4 cracks:35 cradles:12 craft:-51 craftsman:20 crane:62
crane_can:12 crane_firm:5 crane_is:9 crane_sticker:22 cranes:-13 crank:47
crash:102 crash_in:21 crash_is:13 crash_on:18 crash_reporter:5 crash_reports:37
crashes:11 crashlytics:22 crate:121 crate_^:16 crate_has:14 crate_of:-3
crates:129 crates_^:14 crates_and:7 crates_get:25 crates_go:6 crates_of:-5
crates_on:1 crawl:41 crawled:11 crc:-3 crc_polynomial:34 creaks:24 cream:7
cream_^:23 cream_van:-77 creamery:4 credentials:3 credit:-79 credit_^:3
credit_card:21 credit_for:-85 credit_it:-28 credit_notes:33 credits:6 creeps:8
creeps_^:8 crescendo:21 crest:-13 crete:1 crew:104 crew_0:28 crew_^:34
crew_and:2 crew_aprons:24 crew_by:-29 crew_came:-18 crew_can:20 crew_eats:25
crew_from:-17 crew_has:8 crew_is:16 crew_likes:26 crew_on:18 crew_signs:-26
crew_sleeps:19 crews:-60 crews_^:27 criança:36 crib:27 cried:-43 cried_^:33
cried_and:12 cried_at:-37 crime:11 criminals:-53 crise:17 crisp:-14 crisps:-88
crisps_^:-56 critical:11 critical_alerts:10 critics:-69 crm:14 crochet:10
croirait:-25 croissant:10 croissants:9 croissants_is:18 cron:-22 cron_job:46
cron_jobs:-23 crooked:48 crop:21 cross:8 cross_^:17 cross_a:32 cross_it:-12
cross_references:16 cross_step:10 crossed:-33 crossed_with:-38 crosses:-11
crosses_the:-19 crossfade:15 crossfades:28 crossing:-31 crossing_^:-18
crossword:-71 crosswords:2 crow:-60 crowd:43 crowd_^:3 crowded:54 crown:27
crown_on:3 cru:-39 cruise:-25 cruising:24 cruising_speed:24 crumb:-10
crumble:-12 crumble_the:12 crust:18 crutches:-35 cry:-101 cry_^:-78 crying:-76
crying_^:-46 crystal:18 css:-23 csv:-8 csv_^:-45 csv_już:42 cto:-15 cuaderno:4
cuando:33 cuatro:-50 cubic:18 cubic_metres:18 cubierta:8 cubre:21 cucina:-28
cucina_^:-19 cuckoo:-49 cuckoo_^:39 cue:97 cue_files:7 cue_is:9 cuenta:-31
cuenta_de:-30 cuentan:-26 cuento:-14 cuento_y:28 cues:71 cues_^:15 cugina:13
cuisine:-60 cuisine_^:46 cuit:13 cuivre:12 cuivre_^:12 culture:19 cultures:10
cuoco:-32 cuoio:23 cuore:-28 cup:-6 cup_of:-26 cup_tasting:28 cupboard:9
cupboard_^:25 cupboard_and:-3 cupboards:-42 cups:-8 cups_^:-15 cura:30 curado:32
curate:21 curator:-17 cures:-33 curfew:9 curfew_is:9 curing:16 curing_of:16
curious:24 curious_about:7 curling:32 current:-7 current_arrows:20 current_is:31
currently:9 curry:-77 cursive:26 cursor:-61 cursor_^:-25 cursors:19 curtain:-33
curtain_and:-62 curtain_music:5 curtain_stuck:-39 curtains:-36 curtains_for:-62
curto:16 curve:-79 curve_^:18 curve_and:20 curve_is:-66 curve_looks:-29
cushions:24 cushions_^:22 custard:-71 custard_tarts:-25 custom:-23 customer:16
customer_^:64 customer_and:-50 customer_dimension:3 customer_in:-31
customer_that:-23 customer_wants:11 customer_who:-3 customers:-8 customers_0:-37
customers_are:2 customers_on:9 customs:-7 customs_form:14 cut:10 cut_away:11
cut_cable:8 cut_off:27 cut_one:-70 cut_until:19 cute:-41 cutover:62 cuts_off:5
cutting:24 cuve:3 cuve_0:3 cycle:-11 czas:-60 czas_leci:-60 czech:15 czech_^:15
czujnik:23 czujnik_przy:23 czuję:-44 czwartek:6 czy:69 czyli:66 cámara:26
cámara_del:3 câble:5 câble_de:5 cérémonie:12 código:36 códigos:5 cómo:-73
côté:20 d:75 d_^:5 d'abord:29 d'accordo:-16 d'accordo_^:-17 d'accueil:22
d'après:9 d'aquagym:16 d'attente:10 d'avoir:17 d'entrée:44 d'erreur:16
d'examen:37 d'expiration:3 d'forelln:17 d'forelln_fürs:17 d'hier:-74
d'hémoculture:3 d'origine:2 d'ottone:22 d'un:-54 d'une:56 d'écran:-5
d'écran_^:-5 d'être:-3 da:-82 da_0:25 da_^:-74 da_bambina:-22 da_capire:43
da_entrega:56 da_escola:40 da_gusto:-10 da_haben:-12 da_hat:57 da_hilft:-28
da_la:-1 da_lunedì:18 da_manhã:24 da_minha:-4 da_rua:-11 da_sala:12 da_serra:26
da_sind:-35 da_się:14 da_sola:22 da_tarde:-5 da_tia:-1 da_un:2 daar:-2
daar_word:-8 daarna:100 daarna_gaan:27 dabei:-35 dach:21 dad:52 dad_^:3
dad_he:69 dad_nearly:13 dad_says:-44 dad_wants:31 dad_was:-68 dad's:86
dad's_antenna:21 dados:37 dads:12 dafür:-86 dafür_bin:-54 dag:-110 dag_^:-6
dag_en:-33 dag_och:-13 dagen:26 dagster:86 daha:41 daha_çok:23 dahlias:-26
dailies:10 dailies_travel:6 daily:13 daily_practice:4 daily_time:1 dairy:167
dairy_^:25 dairy_has:36 dairy_in:9 daisy:-33 dakika:41 dakika_sürüyor:20 dal:46
dalla:40 damage:95 damage_is:45 damage_on:14 damaged:38 damals:-32 damals_0:-32
dame:-86 damigella:29 damit:47 damp:34 damp_cloth:26 damson:-32 dan:84 dan_0:17
dan_een:49 dan_ik:-32 dan_uit:13 dana:14 danach:57 danach_kommt:25 dance:-24
dance_^:-7 dance_in:-4 dance_shoes:31 danced:-1 dancers:-35 dances:40
dancing:-60 dancing_^:41 danger:73 danger_^:39 danger_zones:23 dangerous:74
danish:36 dank:-22 dank_u:-50 danke:-46 danke_dir:-46 dann:-67 dans:-20
dans_cette:50 dans_la:77 dans_le:-50 dans_les:2 dans_un:-17 danube:18
daquele:-23 dar:20 daran:33 darauf:14 dare:19 dare_say:-10 dared:-13
dared_to:-42 dares:-28 dares_to:-23 darf:113 darf_^:14 darf_an:2
darf_ausschließlich:1 darf_höchstens:6 darfst:9 dark:135 dark_^:25 dark_and:-4
dark_fibre:8 dark_for:-2 dark_green:17 dark_mode:44 dark_red:46 dark_rosin:22
dark_theme:47 dark_without:-10 darling:47 darling_^:21 das:-37 das_angebot:19
das_außenbecken:34 das_chlorlager:88 das_ding:-1 das_eben:-89 das_freut:-35
das_frühstück:28 das_férias:-4 das_geht:-43 das_gerät:6 das_gilt:29 das_ging:-21
das_heute:-5 das_hätte:-69 das_ist:-61 das_kapitel:47 das_klavier:9
das_klingt:-99 das_kollisionsmodul:29 das_kursgeld:1 das_lastenrad:30
das_neue:14 das_schlagwerk:6 das_sekretariat:23 das_tor:1 das_vorspiel:11
das_war:-1 das_wasser:4 das_wetter:-26 das_wörterbuch:51 dash:-20 dashboard:-67
dashboard_^:33 dashboard_banner:10 dashboard_is:-48 dashboards_^:-19 dashes:14
dass:-33 dass_der:-68 dass_die:20 dass_er:16 dass_es:-15 dat:-28 dat_de:30
dat_herken:-20 dat_hoor:-10 dat_iedereen:23 dat_is:-12 dat_je:29 dat_klinkt:-17
dat_mijn:-20 dat_wil:-41 data:-114 data_as:-28 data_cap:21 data_centre:-19
data_lives:31 data_plan:19 data_protection:-52 data_set:9 database:-12
database_^:29 database_and:-17 database_to:-39 database_upgrade:-43
dataclasses:50 datasheet:42 datasheets:-72 date:-6 date_^:-16 date_of:45
date_parser:2 date_picker:30 datei:21 datei_^:21 dateien:35 datenbank:8
datenschutz:4 dates:72 dates_^:7 dates_and:23 dati:-37 dating:-37 datos:3
dauert:25 dauert_0:43 dauert_bei:3 dauert_doch:5 daughter:24 daughter_^:26
daughter_in:63 daughter_is:61 daughter_named:-47 daughter_says:-57 daughter's:7
daughters:18 dave's:3 dave's_laptop:3 davon_träumen:-19 davvero:-55
davvero_^:-53 dawka:22 dawka_to:22 dawn_^:2 dawn_shift:26 dawn_than:18 day:-16
day_0:-40 day_?:52 day_^:4 day_a:-26 day_and:32 day_at:19 day_by:6 day_ever:-17
day_for:39 day_here:-37 day_i've:-3 day_if:-2 day_is:50 day_it:-25 day_itself:22
day_job:-4 day_my:20 day_never:10 day_no:2 day_of:-70 day_on:26 day_or:34
day_shift:14 day_so:-18 day_team:10 day_that:2 day_thats:42 day_the:-4 day_to:-4
day_we:2 day_with:-38 day_without:-81 day_work:26 day_you:-29 daylight:29
days:-1 days_0:20 days_^:71 days_a:-5 days_after:25 days_ahead:17 days_and:-34
days_are:-21 days_as:6 days_at:58 days_cause:3 days_for:88 days_i:-21
days_in:-23 days_instead:3 days_is:37 days_like:-6 days_my:11 days_notice:2
days_so:36 days_straight:-41 days_the:-22 days_to:17 days_we:-67 days_when:-62
days_where:-5 days_which:-19 dazu:-28 db:60 db_^:4 db_lives:4 dbt:14
dbt_models:13 dc:-12 de:25 de_0:31 de_^:-34 de_abajo:19 de_acuerdo:6 de_agua:12
de_animales:6 de_app:18 de_aprender:25 de_arranque:5 de_at:-32 de_audio:3
de_baja:11 de_bebidas:12 de_biología:4 de_bonne:-7 de_bord:19 de_buren:17
de_buurman:-73 de_cada:-50 de_café:-49 de_calentamiento:24 de_cerámica:19
de_cinq:6 de_cocina:4 de_cola:-60 de_commande:15 de_commit:8 de_conduite:-46
de_crise:17 de_código:6 de_descargas:30 de_deur:27 de_diction:22 de_disco:15
de_dit:-43 de_dix:55 de_démarrage:2 de_ejercicios:16 de_entradas:6 de_entrega:17
de_equipa:19 de_error:-16 de_espera:17 de_est:-72 de_eventos:3 de_exportar:3
de_facturación:4 de_falar:6 de_flores:11 de_fondo:14 de_foto's:27 de_gamla:13
de_garde:14 de_gens:-10 de_grote:13 de_har:20 de_hechos:4 de_hele:-60 de_hoy:15
de_huisarts:10 de_icing:4 de_importación:3 de_jabón:22 de_kaartlaag:5
de_kachel:-2 de_kat:-69 de_kinderen:-48 de_kleine:18 de_klepel:3 de_l'amiante:16
de_l'oiseau:15 de_la:-9 de_las:10 de_le:-36 de_lekkende:15 de_letra:6
de_logbestanden:35 de_los:35 de_ma:26 de_madera:18 de_matemáticas:34
de_mates:-51 de_me:-70 de_mi:54 de_mise:16 de_momento:7 de_mon:32 de_médicos:23
de_nantes:11 de_ne:16 de_nieuwe:12 de_noche:20 de_nous:9 de_novo:8 de_nya:26
de_obras:1 de_oude:67 de_pagamentos:3 de_pago:5 de_passe:29 de_pause:-52
de_piano:-47 de_piso:6 de_plainte:4 de_ploeg:-4 de_pluie:13 de_plus:21
de_plástico:26 de_post:1 de_proefles:16 de_prueba:19 de_pruebas:28
de_práctica:23 de_prácticas:28 de_que:-49 de_radio:28 de_rede:3 de_rendu:26
de_repaso:20 de_retraso:-37 de_révision:43 de_sa:5 de_sauvetage:12 de_schuur:17
de_secours:55 de_semana:-5 de_ses:-28 de_sleutel:15 de_sleutels:1 de_stock:7
de_su:-42 de_suite:-28 de_sushis:2 de_sécurité:13 de_tent:-35 de_teste:21
de_testes:36 de_texte:-24 de_tiro:29 de_tocar:9 de_toda:19 de_toujours:29
de_tourbe:20 de_trabajo:10 de_traduction:8 de_trein:-52 de_tripulación:35
de_troca:5 de_tweede:37 de_um:-14 de_uma:-4 de_un:-43 de_usted:7 de_verano:23
de_verdad:-32 de_voeding:19 de_vous:-37 de_vraag:30 de_week:8 de_werkplaats:27
de_winkel:6 de_y:-26 de_zaal:22 de_zomer:34 dead:60 dead_^:3 dead_fish:-8
deadlines:-23 deadlock:-11 deal:69 deal_more:61 deal_of:33 deal_to:-45
deal_with:7 dealer:10 dealer_^:11 deans:5 dear:44 dear_!:-1 dear_^:-4 dear_i:11
dear_man:-7 debe:13 deberes:15 debian:21 debian_^:21 debit:15 debug:68
debug_^:33 debug_build:3 debuggen:21 debuggen_^:21 debugging:-23 debugging_^:-15
decades:-43 decaf:7 december:-13 decent:-31 decibels:34 decibels_^:13 decide:-12
decided:-59 decided_against:7 decided_by:-77 decided_on:40 decided_that:6
decided_to:-41 decided_we:47 decides:44 decidido:20 decidimos:16 decimal:23
decimals:71 decision_was:-3 deciso:33 deck_^:-39 decking:18 declared:-11
declension:38 decoder:69 decoder_^:9 decorar:25 decorators:2 decorators_^:2
decorei:22 decía:-20 decía_que:-20 dedans:-6 dedans_^:-6 dedos:-6 dedupe:4
deed:-16 deegrecept:80 deep_breath:2 default:105 default_branch:11
default_language:13 default_theme:20 defects:-32 defenders:-1 definition:-8
definitions:41 definitions_^:4 defrosted:56 defter:24 degli:10 degree:-20
degree_^:-17 degrees:8 degrees_^:138 degrees_and:-28 degrees_as:1 degrees_in:-39
degrees_since:-28 degrés:35 degrés_^:25 dehors:27 dehumidifier:45
dehumidifier_shows:37 dei:61 dei_rulli:11 dei_teli:20 deine:17
deine_anmeldung:17 deixa:12 deixa_que:12 deixou:26 deja:53 del:24
del_aspirador:10 del_bar:20 del_campanario:7 del_cole:-81 del_decoder:22
del_disco:40 del_fondo:9 del_forno:-3 del_hospital:1 del_magazzino:-7
del_mattino:23 del_mercato:-70 del_muelle:10 del_módulo:40 del_porto:-58
del_puerto:25 del_saxofón:1 del_taller:21 del_tema:-13 del_vecino:-50
del_vento:77 del_vestido:42 delay:-9 delay_in:-50 delayed:-41 dele:3 delete:81
delete_a:48 deleted:16 deleted_^:18 deleted_the:-13 deleting:18 deletion:9
delight:62 delighted_to:3 delightful:-8 deliver:38 deliver_the:10 delivered:55
delivered_by:9 delivered_on:27 deliveries:105 deliveries_^:30 deliveries_since:1
delivery:-32 delivery_^:54 delivery_address:18 delivery_guy:-49 dell:1
dell'alba:17 dell'archivio:-90 della:78 della_caldaia:18 della_casetta:16
della_cava:28 della_cucina:14 della_nonna:16 delle:17 delta:16 dem:17
dem_haus:23 dem_neuen:28 dem_pfarrer:19 dem_zirkus:-31 demain:17 demais:-4
demais_^:-12 demand:8 demande:18 demander:1 demander_avant:1 demandé:43
demandé_au:17 demasiado:72 demasiado_^:45 demo:-64 demo_^:-30 demo_gods:-40
demo_works:-14 demonstration:-41 demora:30 demora_0:56 den:16 den_gamla:18
den_ganzen:-54 den_hof:-1 den_milchtank:31 den_tresor:30 den_unterricht:5
den_var:10 den_verein:5 denen:18 denied:-38 deniz:-59 denk:-28 denken:-39
denkt:-7 density:10 dentist:-36 dentist_^:9 dentist's:19 dentro:38 dentures:-2
department:-47 departs:1 departure:18 departure_is:12 dependencies:25
dependency:22 depending:-56 depending_on:-56 deploy:-35 deploy_with:15
deployed:42 deploys:98 deploys_happen:51 depois:-6 depois_de:11 depois_do:20
deposit:79 deposit_^:2 deposit_has:4 deposit_is:-17 deposits:2 deposu:120
deposu_0:19 deposu_anahtarı:53 depot:31 depot_^:-46 depot_collects:18 dept:25
depth:21 depth_0:10 depth_of:-35 depuis_ce:-11 depuis_que:-1 deputy:21
deputy_head:19 depósito:43 der:19 der_alois:17 der_alte:-62 der_anschluss:16
der_aufzug:23 der_aula:6 der_bauer:24 der_ersatzgenerator:3 der_ersatzlüfter:4
der_ersatzschlüssel:15 der_erste:3 der_exportdienst:23 der_fahrer:2 der_guten:36
der_gärtnerei:16 der_halle:-7 der_hat:-7 der_hauptzweig:25 der_hausmeister:-60
der_herr:39 der_hersteller:12 der_hund:-55 der_hütte:22 der_kaffee:-70
der_kassenwart:6 der_kater:-53 der_keller:-17 der_kinder:2 der_kiosk:32
der_kleine:6 der_kollege:2 der_kurs:19 der_lehrling:2 der_leihserver:4
der_lesekreis:26 der_lupe:-10 der_mit:21 der_nachbar:-14 der_neue:-10
der_notenschrank:7 der_oma:3 der_parkplatz:3 der_parser:11 der_pfarrer:21
der_projektor:10 der_rest:-50 der_rückflug:3 der_schlüssel:52 der_statiker:10
der_stock:6 der_summer:50 der_teigkneter:28 der_trafo:3 der_tür:-39
der_verein:26 der_visite:6 der_vorstand:10 der_wagen:9 der_war:19
der_wiederholung:5 der_wirt:-7 der_woche:5 der_zweiten:1 der_zähler:11 derde:-64
deri:31 deri_parçası:31 dernière:11 derrière:30 ders:57 ders_dili:27
ders_kitabım:25 dersi:61 des:20 des_dates:21 des_deux:-29 des_enfants:7
des_paiements:6 des_rendez:26 des_visiteurs:2 des_vitres:5 desayuno:32
desayuno_^:32 descaled:32 descaled_^:23 descanso:-26 descargas:30 descend:3
descend_à:3 describe:-34 describe_the:-13 description:2 description_and:-16
description_of:-9 descriptions:-48 descriptions_^:31 descriptions_of:-73
desde:-29 desde_el:-15 desde_hoy:2 desde_la:-40 deserve:63 deserve_a:39
deserved:-56 deserves:-82 deserves_a:-24 deshalb:20 design:39 designed:-123
designed_by:-16 designers:24 desk:-53 desk_^:25 desk_and:-34 desk_as:-1
desk_has:-52 desk_is:27 desk_they:8 desk_with:23 desks:-41 desktop:41
desktop_client:22 despacio:50 despacio_^:50 despair:-3 despensa:4 después:13
después_de:13 dessert:-16 dessin:43 dessus:-31 destra:58 destra_è:38 det:-56
det_0:6 det_blev:-49 det_blir:85 det_får:13 det_går:19 det_har:-58
det_kommer:-32 det_låter:-31 det_men:18 det_nya:23 det_var:8 det_är:-12
detail:-75 details:-34 details_on:-38 detector:2 detectors:14 determined:19
deu:-31 deur:27 deus:3 deutsch:52 deutsch_^:20 deux:-34 deux_heures:-63
deux_leçons:11 deux_secondes:-71 deuxième:-45 dev:9 devant:-53 devant_le:-23
deve:18 deve_estar:9 devenir:-12 deviation:-17 device:3 devices:8 devil:-2
devis:25 devo:32 devoir:25 devoir_vous:25 devote:18 devuelto:22 devuelve:2
devuelve_^:2 deze:8 dezimeter:17 dezimeter_^:17 değil:28 değil_^:-27 di:-35
di_0:67 di_attesa:13 di_cuoio:23 di_legno:27 di_lettura:70 di_mattina:-28
di_mio:-2 di_notte:59 di_nuoto:1 di_paese:-52 di_partenza:27 di_più:167
di_plastica:19 di_prova:28 di_sera:21 di_stare:-28 di_tornare:-23 di_un:-6
dia:-79 dia_^:-6 dia_todo:-46 diagram:-52 diagramas:20 diagrams:54
diagrams_^:-12 dial:34 dial_is:20 dial_varnish:18 dialog:27 dialogs:11
dialogue:40 dialogues:24 dialysis:3 diary:-41 diary_^:-46 dias:17 dias_^:48
dias_em:-11 dice:-58 dice_^:-9 dice_che:-25 dice_que:-41 dicen:-37 dicen_que:-37
diceva:-96 diceva_che:-87 diceva_sempre:-4 dicht:11 dick:-3 dicono:-46
dicono_che:-33 dictate:-27 dictating:-68 dictating_this:-68 dictation:89
dictation_^:14 dictation_i:5 diction:22 dictionaries:20 dictionary:31
dictionary_^:44 dictionary_lacks:34 dictionnaire:28 dictionnaire_autorisé:28
dicts:28 dicts_here:28 dictée:43 did:59 did_0:32 did_^:-102 did_a:17 did_all:54
did_and:-7 did_anybody:22 did_ask:51 did_i:-65 did_in:-12 did_it:76 did_not:3
did_that:62 did_the:27 did_to:-23 did_when:8 did_with:43 did_you:-56 didn't:-47
didn't_^:-33 didnt:34 didnt_like:22 die:99 die_0:8 die_abtastrate:1 die_alte:-12
die_altstadtrunde:18 die_anmeldung:8 die_aufbewahrung:13 die_bergwacht:-60
die_busaufsicht:20 die_chefin:-34 die_ergebnisliste:27 die_etiketten:8
die_etüde:5 die_fahrpläne:11 die_filiale:20 die_frau:6 die_funkplatine:12
die_funkverbindung:15 die_geschichte:-93 die_getränke:30 die_getränkekisten:15
die_gästebeförderung:7 die_hat:11 die_hausaufgaben:5 die_heizung:10
die_hölle:-32 die_kasse:24 die_kat:-74 die_kinder:-58 die_klausur:12
die_kleine:-64 die_klimaanlage:13 die_krankmeldungen:27 die_leute:-41
die_linke:7 die_montage:-15 die_nachrichten:5 die_nachtverarbeitung:32
die_neue:-51 die_ofenbank:10 die_on:63 die_prüfung:28 die_putzkolonne:4
die_rechnung:74 die_rettungsweste:7 die_rettungsübung:5 die_rufbereitschaft:35
die_saison:-34 die_schlüssel:16 die_schlüsselübergabe:26 die_schnittstelle:1
die_sind:-18 die_sperrfrist:11 die_sperrmüllabholung:29 die_spule:13
die_stativtasche:27 die_terrassenplatten:22 die_vorstellung:18 die_waage:27
die_warteschlange:6 die_wartezeit:4 die_wartung:17 die_wohnung:17 die_wäsche:21
die_zeitstempel:23 die_übungsmappe:1 dieci:27 died:-37 died_^:-21 died_in:39
died_on:-35 died_so:-25 dienst:48 dienst_ist:17 dienstag:10 dienstags:-31
dierenarts:-64 dies:24 dies_^:1 diesel:-2 dieselbe:28 diet:13 dieta:8 dieta_de:8
dieu:-18 diff_is:2 differ:-14 difference:-34 differences:13 different:-46
different_^:-54 different_ending:16 different_in:-4 different_story:26
differently_^:-12 differently_the:12 differs:2 difficult:16 difficulty:14
diffs:16 diffs_are:34 difícil:-45 dig_into:-33 digest_at:18 digger:2 digging:-11
digging_^:-39 digit:26 digital:19 digital_one:3 digits:-68 digits_^:28
dignity:-5 dignity_^:-29 digo:-48 diktat:57 dili:27 dimanche:58 dimanche_^:29
dimension:3 dimension_has:3 din:55 ding:28 dinghy:69 dining:20 dining_hall:17
dinner:51 dinner_^:-78 dinner_and:-21 dinner_in:1 dinner_is:12 dinner_parties:-7
dinner_w:47 dinners:-43 dinners_^:-9 dinosaurs:-35 dinsdag:4 dioptres:35
dioptres_^:35 dip:-25 diplomatic:-69 diplomatic_answer:-69 dipole:82
dipole_is:42 dipped:2 dir:-16 dir_die:25 dire:-20 dirección:8 dirección_de:4
direct:32 direct_debit:15 directeur:-3 direction:-30 direction_of:-55
directions:8 directly:5 director:15 director_^:-13 director_has:14
directory_^:23 directrice:15 direkt:33 disabled:38 disabled_the:35 disagree:14
disagrees:-42 disagrees_^:-44 disaster:-6 disc:34 disc_^:31 discard:25
discard_it:25 discharge:16 disco:91 disco_^:13 disco_está:6 discontinued:19
discontinued_^:2 discontinued_that:6 discount:7 discount_for:-44 discounts:21
discovered:-64 discovered_that:-26 discovered_the:-37 discovery:14 discs:23
disculpe:-36 discussed:28 discussion_^:24 disease:-7 disfraces:6 disfraces_de:6
dish:-1 dish_^:21 dishes_are:13 dishwasher:-38 dishwasher_^:-3 dishwashers:-44
dishwashers_^:-33 disinfected:36 disk:-32 disk_is:-61 disk_space:3 disk_was:1
disks:-72 dislikes:-23 dispatcher:53 display:19 dispute:-14 distance:-31
distance_^:-46 distances:23 distress:31 district:4 district_heating:3 dit:-96
dit_0:20 dit_que:-38 dit_toujours:-39 dit_un:-6 ditch:100 ditch_^:77 diva:12
diver:32 divide:28 divide_by:18 divide_en:4 divided:-9 divider:2 divorce:-37
dix:88 diz:4 diz_que:4 dizer:69 dizia:-37 dizia_que:-37 dizzy:1 dizzy_^:11
diálogo:34 dj:-5 dj_^:18 dla:93 dla_grupy:25 dlatego:56 dns:-68 dns_^:-17 do:99
do_0:114 do_^:-30 do_after:10 do_all:-123 do_and:11 do_another:-16
do_apologise:-2 do_better:24 do_come:-8 do_correct:8 do_csv:53 do_ecrã:21
do_enjoy:-5 do_exame:22 do_find:11 do_for:-65 do_get:-28 do_glukozy:25
do_have:-107 do_hope:-14 do_i:81 do_is:5 do_it:52 do_keep:-5 do_like:-1
do_login:1 do_look:-19 do_magazynu:21 do_may:4 do_meu:-43 do_more:24 do_młyna:22
do_not:-13 do_now:28 do_our:24 do_pani:12 do_people:-69 do_poço:6 do_quarto:51
do_que:2 do_say:10 do_seem:-93 do_serwera:11 do_share:-5 do_something:-40
do_tend:-57 do_the:80 do_they:48 do_this:25 do_trabalho:42 do_we:199 do_well:12
do_wideodomofonu:32 do_with:-5 do_without:23 do_wonder:-22 do_write:-22
do_you:-54 do_ćwiczeń:47 dobra:-108 doch:68 doch_eher:13 doch_erst:5 dock:-22
dock_^:-16 dock_for:-6 dock_one:19 docker:-16 docks:-3 docs:9 docs_^:-4
docstring:29 docstring_^:29 docteur:1 doctor:54 doctor_^:49 doctor_has:6
doctor_says:29 doctor's:27 document:19 documentary:-1 documentary_about:-1
documentation:-3 documentazione:15 doen:72 doen_het:27 does_0:63 does_^:49
does_a:-21 does_anybody:14 does_anyone:-39 does_but:48 does_explain:-5
does_have:-66 does_it:17 does_look:-30 does_mondays:28 does_not:-18
does_nothing:29 does_one:56 does_our:14 does_sound:-17 does_that:33 does_the:141
doesn't:2 doesn't_^:-39 doesn't_help:26 doesn't_it:-31 doesnt:32 doet:13 dog:-36
dog_^:-7 dog_and:5 dog_as:19 dog_ate:-38 dog_barked:21 dog_had:-2 dog_in:-1
dog_is:-41 dog_must:9 dog_never:-17 dog_of:-13 dog_refuses:-32 dog_tax:26
dog_went:4 dogs:100 dogs_are:13 doing:59 doing_^:-14 doing_it:27 doing_so:-7
doing_the:90 dois:7 doit:100 doit_jamais:2 doit_pas:10 doit_rester:4 doit_sa:13
doit_être:3 doivent:38 doivent_être:21 dolphin:-10 dolphins:-16 domain:4
domande:22 domani:69 dome:10 dome_^:6 dome_and:-33 domenica:5 domingo:-9
domingo_^:8 domingos:-18 domingos_^:-20 dominoes:-36 don't:67 don't_ask:43
don't_be:-8 don't_believe:4 don't_belong:5 don't_care:18 don't_ever:81
don't_get:-24 don't_give:23 don't_have:-8 don't_know:53 don't_laugh:-40
don't_let:15 don't_mind:-54 don't_say:-4 don't_take:27 don't_tell:-20
don't_they:-11 don't_think:-60 don't_understand:26 don't_want:43 don't_you:-25
dona:13 donate:-12 donated:18 donation:21 donations:6 donations_^:6 donc:101
donc_le:30 done:117 done_0:31 done_^:-20 done_at:21 done_by:63 done_in:40
done_it:18 done_nothing:-34 done_that:-46 done_with:23 donkey:1 donkey_^:-6
donne:79 donne_0:34 donner:22 donnerstags:11 donnez:15 donor:62 donor_list:30
donor_mrs:15 donors:21 donors_a:16 dont:127 dont_^:37 dont_add:12 dont_answer:31
dont_ask:-63 dont_book:4 dont_care:41 dont_ever:107 dont_explain:-9 dont_feed:4
dont_get:28 dont_go:4 dont_have:-41 dont_know:47 dont_let:21 dont_mind:37
dont_open:-70 dont_page:35 dont_ring:10 dont_tell:27 dont_think:15 dont_touch:1
dont_trust:-1 door:-58 door_^:38 door_alarm:42 door_code:51 door_de:4
door_has:-13 door_in:-47 door_is:9 door_on:13 door_shut:40 door_so:-23
door_sticks:34 door_to:31 doorbell:-36 doorbell_^:-49 doors:30 doors_^:4
doors_and:-26 doors_at:41 doorstep:-13 doorway_^:-1 dopo:60 dopo_cena:12
dopóki:37 dorme:-20 dormi:-41 dormir:-36 dormito:-36 dormiva:-54 dormono:19
dorso:1 dort_ist:13 dort_wird:1 dos:-7 dos_^:-57 dos_músicos:21 dos_veces:-27
dose:59 doses:-20 dossier:31 dossier_de:4 dostawcy:29 dot:3 dot_^:-40 dot_on:13
dots:60 dots_and:-17 dottor:58 dottore:-35 dotyczy:49 double:88 double_^:3
double_booking:9 doubled:44 doubled_^:34 doubt:80 doubt_that:7 douche:29
douche_^:29 dough:-39 dough_rests:10 dove:34 down:47 down_0:34 down_^:-73
down_after:3 down_and:21 down_as:102 down_because:14 down_before:-18 down_but:28
down_by:5 down_every:6 down_for:9 down_from:13 down_her:13 down_here:-5
down_in:-19 down_no:3 down_on:20 down_so:15 down_that:14 down_there:24
down_three:-7 down_to:8 down_what:-43 down_with:-30 download:49 downstairs:20
downstairs_^:2 downtime:7 downward:15 downward_^:15 doyle:11 dozen_^:-39 doña:6
doña_remedios:6 dp:9 dp_gutters:9 dr_^:44 draait:9 draft:92 draft_by:12
drafts:-42 drafts_the:-55 drag:25 drag_and:25 dragged:2 dragged_the:2
dragon_^:-19 dragon_on:-7 drain:42 drain_^:8 drain_the:14 drained:53
drained_^:20 drains:-12 drains_so:29 drama:-78 dramatic:-42 dran:36 dran_^:8
drank:-17 draps:9 drauf:-33 drauf_^:-51 draught:22 draught_in:22 draughty:-24
draughty_window:-24 draußen:-63 draw:-33 draw_0:1 draw_a:-38 draw_the:42
drawer:-59 drawer_^:13 drawer_and:-48 drawer_full:-38 drawers:-17 drawing:98
drawing_^:21 drawing_in:-3 drawing_of:29 drawing_the:3 drawings:45
drawings_than:24 drawn:66 drawn_by:2 drawn_in:56 draws:15 draws_0:31
dreadful:-28 dream:-38 dream_^:-32 dream_about:-63 dreams:-85 dreams_in:-42
dreamt:-65 dreamt_about:-4 dreamt_in:-24 dreamt_of:-33 dredged:12
dredged_every:12 drei_stunden:-26 dreimal:-11 drena:42 drena_muy:42 dress:-4
dressed:-68 dressed_as:-68 dresser:45 dressing:-16 dressing_gown:-28
dressing_rooms:1 drew:-46 drew_a:10 drie:-41 dried:58 dries:67 dries_we:26
drift:43 drift_^:34 drift_model:14 drifting:-38 drifts:78 drill:12 drill_^:-29
drill_is:-25 drill_the:6 drill_to:7 drilling:22 drills:113 drills_^:30 drin:-50
drink:-60 drink_^:-14 drinking:51 drinking_water:54 drip:7 dripped:2
dripping:-26 drips:-6 drive:32 drive_^:-14 drive_in:32 drive_motor:2
drive_out:10 drive_to:-14 driven:17 driven_by:10 driver:13 driver_^:42
driver_has:12 driver_is:34 driver_just:-54 driver_sang:-33 driver_would:2
driver's:22 drivers:4 drivers_^:3 drivers_is:-23 drivers_only:18 drives:97
drives_a:-5 drives_like:-34 drives_the:11 driveway:25 driving:12 driving_^:39
driving_instructor:-12 driving_is:28 driving_lesson:-13 driving_me:-40
driving_past:24 driving_test:-41 drizzle:25 droit:18 droite:24 droite_^:3
drone:15 drone_^:4 drones:-9 droog:18 drop:99 drop_^:37 drop_a:21 drop_off:-12
drop_on:-13 drop_the:19 dropped:1 dropped_a:-74 dropped_it:9 dropped_out:77
dropped_that:29 dropped_the:-28 dropping:17 dropping_the:107 drops_are:10
drops_out:34 drops_the:38 drove:-49 drove_0:-57 drove_a:13 drove_past:-14
drove_the:3 drove_through:-5 drove_to:-37 drowned:17 drowned_in:14 drowning:38
drowning_^:7 drowning_so:7 drucker:5 drugim:23 drukke:-3 drum:92 drum_^:33
drummer:-27 drums:41 drums_the:23 drunk:-17 drunks:14 drunter:15 dry:58
dry_^:-23 dry_at:16 dry_the:-25 dryer:11 drying:27 drying_room:24 drying_time:7
drüber:31 du:-7 du_0:24 du_bas:23 du_boulanger:28 du_broyeur:25 du_bureau:27
du_capteur:-27 du_cinéma:-32 du_climatiseur:30 du_congélateur:6 du_dimanche:36
du_får:1 du_grand:24 du_guet:30 du_gîte:18 du_haut:56 du_laboratoire:12
du_matin:23 du_mit:15 du_mois:11 du_moulin:3 du_pilote:17 du_pont:6 du_port:-63
du_portail:16 du_serveur:7 du_soir:-48 du_vestiaire:1 du_village:12 duas:-14
duas_vezes:-26 dubbele:92 dublin:15 duck:-64 duck_^:-19 duck_in:-16 duck_on:-2
ducks:-23 due:-47 due_for:19 due_on:24 due_ore:16 due_respect:-15 duermen:14
duet:59 duet_partner:35 dug:67 dug_out:40 duiven:-24 duke:-1 dull:-54 dummy:13
dummy_load:13 dump:2 dumpling:40 dumplings:-40 dumplings_and:-8 dumps:37
dung:-26 dunno:53 dunno_yet:37 duplicate:82 duplicate_tickets:6 duplicates:60
duplicates_are:46 dur:19 dur_dans:12 dura:51 dura_0:44 durante:-42 durante_0:-4
durante_as:-44 durante_el:2 durch:-23 durch_^:-44 durch_ist:21 dure:53 dure_0:20
dure_environ:-10 during:-7 during_a:51 during_my:-36 during_the:-52 dus:128
dusk:6 dusk_^:25 dust:-42 dust_^:-40 dust_is:-14 dust_on:-50 dusty:20 dutch:32
dutch_^:12 duty:89 duty_manager:2 duty_phone:10 duty_roster:17 duty_skipper:9
duval:6 duzen:16 duży:22 dwa:59 dwa_razy:59 dwell:3 dwh:28 dye:9 dye_the:-12
dyed:6 dyed_the:6 dying:-56 dyżur:27 dyżur_na:29 dyżurów:17 dziadek:-92
działa_i:27 dzisiaj:-50 dziś:-139 dziś_wieje:-59 därför:29 då:66 då_är:15 dès:37
débil:27 débil_son:27 décidé:44 déjà:57 délai:3 délai_d'expiration:3 démarrage:6
démarre:5 démarre_au:5 déménagé:8 dépasse:21 dépasse_pas:21 dépasser:46
dépasser_0:37 déplacer:33 déplacé:5 déplacé_le:5 désormais:124 désormais_^:41
détour:-73 día_^:-31 días:-35 días_desde:-43 dîner:29 dörren:44 dörren_på:44
dün:-107 dün_gece:-47 dürfen:95 dürfen_0:22 dürfen_höchstens:6 dürfte:2
dürfte_ich:2 dışarıda:-78 e:35 e_0:32 e_abbiamo:-15 e_che:75 e_eu:27 e_ficou:6
e_flat:30 e_i:-30 e_il:-9 e_l'ho:27 e_la:-32 e_mai:52 e_mail:34 e_ninguém:-37
e_o:21 e_poi:26 e_que:5 e_senza:34 e_si:-50 e_só:-16 e_una:52 each:-46 each_^:28
each_a:-28 each_and:12 each_answer:2 each_box:-10 each_change:-17
each_christmas:-5 each_fold:6 each_hand:-43 each_hour:-7 each_lesson:77
each_morning:6 each_new:25 each_night:11 each_of:-29 each_on:11 each_one:-49
each_other:-20 each_scene:30 each_session:5 each_step:10 each_time:51
each_with:-84 ear:110 ear_^:15 ear_than:12 ear_to:2 ear_training:45 earl:-28
earl_grey:-28 earlier:-42 earlier_^:-61 early:146 early_^:37 early_and:53
early_bird:8 early_in:-7 early_mornings:16 early_returns:44 early_shift:13
early_shifts:-16 early_than:44 earned_it:-47 ears_^:26 ears_and:15 earth:-38
earth_^:-10 earth_wire:12 earthing:-1 earthquake:14 easier:-4 easier_^:-60
easier_for:37 easier_on:63 easier_to:40 easier_with:-15 easily:-4 easily_^:-49
east:149 easter:11 easter_^:-12 easter_and:1 easy:7 easy_^:25 easy_on:-17
easy_so:11 easy_to:-79 easy_until:-22 eat:33 eat_everything:87 eaten:-14
eating_at:45 eating_the:42 eats:4 eats_before:13 eats_the:-32 eats_too:9
eben:-119 ech:-71 echo:-39 echt:-64 echte:35 eclipse:46 eclipse_work:9 ecrã:57
ecrã_de:28 ederim:45 ederim_^:45 edge:-35 edge_^:-22 edge_of:-18 edge_test:28
edges:-10 edit:-38 edit_a:-57 edit_the:13 edited:26 edited_by:15 edition:10
editor:12 editor_is:3 editor_keeps:2 editor_theme:9 editors:-1 edits:28
edits_it:1 ediyor:-51 eels:-60 eels_^:-40 een:-56 een_boek:13 een_dag:-47
een_drukke:-3 een_heel:18 een_heerlijk:-10 een_houten:1 een_kopie:23
een_mooi:-18 een_regen:-13 een_volle:8 een_warme:16 eens:-74 eeprom:22
eerst_de:25 eerste:13 effect:-126 effect_on:-30 efter:-48 efter_lunch:-40
eftersom:126 egen:-17 egg_room:12 eggs:84 eggs_^:55 eggs_not:17 egyptian:7
egzamin:9 eh:-51 eh_^:-27 eh_sì:-19 eher:13 ehrenplatz:39 ehrlich:-75
eigenlijk:36 eigentlich:42 eight:65 eight_^:29 eight_and:-25 eight_in:2
eight_on:1 eight_with:-8 eighteen:51 eighty:32 eighty_^:21 eimern:-15 ein:-57
ein_^:-11 ein_anruf:18 ein_bisschen:-34 ein_schöner:-38 ein_termin:18
ein_zimmer:20 einband:48 eindelijk:-10 eine:-72 einem:-10 einem_abend:-1
einem_langen:-42 einem_schönen:-15 einen:20 einer:73 einer_urkunde:-11
einer_öffnung:11 einfach:-46 eingetragen:2 einmal:-15 einparken:13
einparken_am:13 einrücken:16 eins:-21 einverständnis:6 eismeister:26
eismeister_vom:26 either:-46 either_^:-33 ejemplos:68 ejercicio:17 ejercicios:59
eksport:54 eksport_do:54 el:45 el_0:4 el_afinador:6 el_almacén:28 el_alquiler:11
el_arroz:-34 el_ascensor:-26 el_ayuntamiento:16 el_becario:-19 el_bot:13
el_botiquín:23 el_búfer:9 el_cable:10 el_café:-24 el_calendario:37 el_camión:31
el_canal:19 el_centro:21 el_chaleco:30 el_cobro:11 el_coche:31 el_color:4
el_consumo:17 el_contrato:9 el_corrector:24 el_cuento:24 el_cura:-17
el_código:17 el_de:-36 el_depósito:33 el_diálogo:34 el_día:1 el_enlace:2
el_ensayo:24 el_entorno:12 el_equipo:6 el_examen:41 el_examinador:4 el_faro:-7
el_final:-30 el_fontanero:8 el_garaje:5 el_gato:-110 el_generador:31 el_grupo:7
el_gráfico:-61 el_horno:20 el_libro:48 el_local:4 el_lote:4 el_límite:12
el_mar:-32 el_muelle:11 el_médico:-23 el_móvil:21 el_nombre:24 el_número:4
el_olor:-3 el_pan:-69 el_panadero:7 el_paraguas:-45 el_pedido:21 el_permiso:11
el_perro:-52 el_piso:18 el_presupuesto:24 el_profe:-42 el_programa:7
el_proveedor:28 el_proyector:17 el_puerto:9 el_refugio:24 el_regalo:-41
el_registro:49 el_respaldo:13 el_salón:8 el_script:3 el_seguro:53 el_sensor:16
el_servidor:22 el_simulacro:14 el_sonido:25 el_suelo:42 el_taller:30
el_tamaño:12 el_techo:-12 el_telar:7 el_telesilla:32 el_tema:47 el_texto:6
el_timbre:10 el_torneo:24 el_tostador:8 el_trabajo:9 el_técnico:52 el_umbral:12
el_verano:12 el_veterinario:25 el_viernes:36 el_índice:-34 el_último:23 ela:-59
elbow:-18 elbow_^:-43 elbows:-66 elder:42 elderly:-22 elderly_gentleman:-30
ele:25 election:-63 elective:116 electric:49 electrical:-38 electrician:76
electricians:8 electricity:-33 electricity_and:-31 electricity_is:19
elefante:-19 elegant:-11 elektriker:14 elementos:30 eletrónico:2 elettrogeno:18
elevador:34 elevator:-83 eleven:-69 eleven_^:-9 eleven_hours:8 eleven_thousand:5
eleven_years:-18 elf:40 elkaar:31 elke:54 ella:47 ella_^:36 elle:-3 elle_a:-8
elle_en:-45 elle_est:-25 elle_part:34 elle_qui:18 elle_s'est:32 eller:11 elsa:23
else:59 else_^:85 else_and:20 else_can:-11 else_even:14 else_i:-31 else_my:10
else_the:17 else's:-36 eltern:28 em:-98 em_^:49 em_cima:29 em_lisboa:8
em_números:-42 em_obras:20 em_por:-45 em_que:-34 em_seguida:35 email:-21
email_^:51 email_and:-12 emails:-36 embarrassed:6 embarrassing:4
embarrassing_^:4 embrace:105 embrace_you:77 emergency:100 emergency_buttons:1
emergency_contact:8 emergency_diesel:9 emergency_shelter:3 emil:16 emoji:28
emojis:55 emojis_in:24 emot:52 emot_leveransen:43 empanadas:-60 emperor:58
empieza:43 empieza_en:37 employee:-2 employees:17 employees_^:17 employer:26
emptied:76 emptied_the:25 empties:72 empty:94 empty_^:-33 empty_and:62
empty_holes:24 empty_roads:1 emr:6 emr_^:6 emre:42 emulator:-38 en:-27 en_0:-33
en_a:-13 en_anglais:1 en_aucun:13 en_az:11 en_carton:35 en_casa:-2 en_classe:13
en_con:-27 en_daar:26 en_dat:-38 en_de:-30 en_dur:12 en_een:-40 en_el:37
en_er:25 en_español:48 en_famille:-25 en_fazla:71 en_fin:-35 en_formato:23
en_hay:-16 en_ik:-18 en_in:18 en_inglés:36 en_la:17 en_ligne:25 en_los:8
en_niet:22 en_ningún:26 en_panne:-36 en_papel:3 en_pleine:26 en_riktigt:-23
en_salle:-29 en_su:21 en_también:-18 en_teruggestuurd:36 en_un:-8 en_una:-17
en_vimos:-19 en_ze:3 enamel:9 enamel_dial:12 enameller:12 encanta:-28 encarga:7
encoded:10 encoder:43 encore:-121 end:-22 end_^:-136 end_and:33 end_as:3
end_at:9 end_it:-54 end_like:1 end_of:92 end_the:25 end_there:9 end_they:-26
end_to:42 end_up:-64 end_with:6 ende:45 ended:-40 ended_after:7 ended_more:-34
ended_up:-96 endereço:17 endereço_de:17 endet:13 ending:42 endings:19
endless:-51 endless_^:-47 endpaper:25 endpoint:148 endpoint_answers:23
endpoint_is:41 endpoints:31 ends:64 ends_in:78 ends_when:2 ends_with:-17
energy:-106 energy_^:-22 enfants:-14 enfants_ne:-26 enfin:35 engaged:-55
engaged_in:-17 engano:4 engano_toca:4 engel:3 engelska:38 engelska_^:38
engine:-2 engine_and:31 engine_for:-12 engine_is:10 engineer:-17 engineer_^:-37
engineer_gets:27 engineer_has:-25 engineers:-53 engines:-8 england:-33
englisch:56 englisch_^:27 english:94 english_^:14 english_even:33 english_in:-14
english_is:-7 english_only:11 engraved:18 engraving:9 enjoy:57 enjoy_a:62
enjoy_it:15 enjoy_most:71 enjoy_the:-132 enjoy_your:-6 enjoyed:-20 enjoyed_it:-1
enjoyed_that:-14 enjoyed_your:-20 enjoying:-14 enjoys:-45 enlace:2 enlarge:12
enlarge_the:12 enlèvements:29 enough:2 enough_^:42 enough_about:-7 enough_and:28
enough_for:-61 enough_to:30 enquiries:12 enrolment:54 ensayo:24 ensemble:-56
ensemble_^:-56 ensuite:77 ensuite_je:70 entendu:-77 entendu_un:-22 enter:43
enter_the:25 entera:-14 entera_^:-14 entered:78 entered_^:37 entered_as:19
entered_with:3 enters:61 enters_the:49 entiendo:24 entier:-53 entier_^:-54
entire:-80 entire_family:-38 entire_time:8 entire_way:-10 entirely:-25
entorno:12 entra:93 entra_com:21 entra_en:21 entrada:51 entrada_dos:21
entrada_lateral:5 entradas:45 entradas_^:11 entrance:69 entrance_mats:23
entrar:15 entre:99 entre_deux:27 entrega:101 entrega_^:10 entrega_é:5 entries:13
entries_^:-10 entries_in:11 entro:83 entrust:6 entrusted:17 entry:-33
entry_in:16 entrées:8 entrén:17 entrén_belyst:8 entschieden:13
entschieden_weil:13 então:68 então_o:21 env:1 envelope:4 envelopes:34
envelopes_^:34 enviar:30 envie:-83 environ:-10 environ_0:-10 environment:24
environment_sessions:7 envoie:45 envoie_0:32 envoie_le:3 epipen:34 episodes:36
episodes_of:34 equal:1 equations:4 equipa:47 equipa_da:21 equipment:10 equipo:15
er:25 er_hat:10 er_ist:52 er_nicht:4 er_nog:-23 er_nu:-9 er_op:16 era:42
era_un:-14 ergebnisliste:27 erin:8 erinnert:-33 erinnert_^:-33 erklär:16
erklär_mir:16 erklären:29 erklären_^:29 erklärt:-49 erlaubt:38 erlaubt_^:38
errata:35 error:94 error_banner:12 error_dialogs:11 error_in:13
error_message:-49 error_messages:56 error_page:52 error_rate:20 error_reports:11
errores:9 errors:-1 errors_^:-18 errors_go:3 errors_in:7 ersatzgebläse:20
ersatzgenerator:3 ersatzgenerator_läuft:3 ersatzlüfter:4 ersatzschlüssel:26
erst:85 erst_am:22 erst_mal:-1 erst_nach:38 erst_um:42 erste:15 erste_hilfe:3
ersten_mal:-10 es:-25 es_0:-29 es_de:69 es_der:-18 es_el:-15 es_en:55 es_in:21
es_joaquín:14 es_la:26 es_mir:9 es_nicht:-34 es_nur:3 es_por:3 es_seit:-8
es_sich:19 es_sin:8 es_un:63 es_und:-59 es_war:-53 esa:-3 esas:-19 escalated:-35
escalations:41 escalators:-66 escape:-25 escaped:-52 escapement:94 escapes:47
escapes_us:31 escola:66 escolar:13 escolhi:31 escort:31 escriban:21 escribir:17
escrita:27 escrito:17 escrito_^:9 escritório:-3 escrow:-26 escuela:14 ese:-45
esel:-76 esempi:29 esercizi:64 eski:-28 eskisini:25 eso_sí:-13 español:57
español_^:22 especially_the:-23 espelho:27 espera:45 espera_^:15 espresso:46
espresso_beans:35 esquema:25 esquiadores:32 esquiadores_por:32 essais:4
essay:123 essay_about:5 essay_has:9 essay_on:29 essays:14 essayé:32 est:47
est_arrivé:-29 est_au:4 est_ce:49 est_dans:27 est_en:128 est_fermé:13
est_interdit:2 est_le:13 est_partie:28 est_passée:-59 est_presque:-28
est_réservée:11 est_un:-34 est_une:-35 est_à:6 est_écrit:12 esta:78
esta_mañana:52 esta_tarde:28 estaba:-76 estaba_y:-1 establish:19 established:21
estación:21 estanque:2 estar:24 estate:54 estate_agent:26 estate_car:19
estava:-37 este:13 este_viento:3 estimate:39 estimate_^:14 estimated:39 esto:50
estou:-80 estou_a:-43 estrada:28 estrada_da:26 estudiar:30 está:148 está_a:15
está_com:-23 está_corregido:1 está_cortada:6 está_em:26 está_en:91
está_prohibido:42 están:62 et:-79 et_0:-53 et_c'est:65 et_elle:5 et_il:-69
et_j'espère:-30 et_jamais:32 et_je:23 et_le:-17 et_les:-16 et_mon:-16 et_on:-5
et_qui:32 et_ça:28 ethics:26 etichette:9 etiketten:8 ett:-98 ettik:-15 etudes:55
etwas:-16 etykietowania:37 etüde:5 etüde_in:5 eu:49 eu_busco:12 eu_le:-14
eucalyptus:27 euch:-79 euro:-29 euro_^:36 europe:-48 euros_^:67 euros_for:-24
evacuation:5 evacuation_drill:3 evaporated:3 eve:89 even:69 even_0:-37 even_^:24
even_a:56 even_allowed:19 even_at:-8 even_drew:60 even_for:24 even_have:15
even_if:95 even_in:4 even_is:-36 even_more:11 even_my:-63 even_need:6
even_on:-25 even_see:20 even_temporarily:9 even_the:-68 even_to:31 even_when:93
even_where:3 even_while:1 even_with:20 evening:62 evening_0:-37 evening_^:-37
evening_after:-10 evening_and:-14 evening_class:13 evening_guests:7 evening_i:-5
evening_is:35 evening_lesson:26 evening_melody:19 evening_milking:28
evening_my:29 evening_shift:-11 evening_show:19 evening_the:5 evening_to:-13
evening_twilight:8 evening_when:11 evenings:-25 evenings_^:15 evenings_and:36
evenings_are:-49 evenings_for:3 evenings_of:-22 evenings_when:5 event:82
event_^:38 eventos:3 events:-30 eventually:13 ever:-3 ever_^:128 ever_again:31
ever_did:-21 ever_get:-59 ever_give:38 ever_had:-3 ever_happened:-13
ever_last:-8 ever_made:-2 ever_met:31 ever_notice:-41 ever_opened:-48
ever_push:8 ever_put:51 ever_read:-33 ever_reads:-59 ever_say:50 ever_since:6
ever_so:31 ever_tell:-11 ever_the:-20 ever_worked:-5 every:-73 every_0:63
every_box:6 every_change:9 every_child:-34 every_christmas:-29 every_comment:13
every_commit:17 every_complaint:18 every_dog:54 every_family:-36 every_form:17
every_french:11 every_good:-28 every_lesson:73 every_letter:-5 every_line:28
every_migration:69 every_month:-43 every_morning:-19 every_new:44 every_note:-58
every_number:35 every_one:22 every_other:-32 every_page:40 every_pallet:34
every_parcel:-39 every_quarter:-5 every_question:4 every_reminder:5
every_reply:7 every_schema:5 every_second:-13 every_session:15 every_sheet:-7
every_single:32 every_six:32 every_spring:-35 every_stop:11 every_sunday:-53
every_ten:8 every_third:19 every_time:110 every_timestamp:32 every_two:61
every_wedding:-67 every_year:-34 everybody:-54 everybody_^:-35 everybody_and:3
everybody_at:-33 everybody_comes:22 everybody_in:-9 everybody_laughed:-9
everybody_leaves:38 everybody_needs:-37 everybody_who:-13 everybody's:-20
everyday:30 everyone:-66 everyone_^:4 everyone_can:-24 everyone_clapped:-7
everyone_had:11 everyone_has:53 everyone_here:37 everyone_in:-44 everyone_on:-5
everyone_says:-5 everyone_to:46 everyone_was:74 everyone's:18 everyones:-31
everything_^:-37 everything_about:21 everything_after:22 everything_and:-1
everything_but:-51 everything_by:-26 everything_even:-12 everything_for:27
everything_goes:41 everything_he:-56 everything_in:-2 everything_is:-53
everything_on:25 everything_so:18 everything_that:34 everything_there:31
everything_twice:64 everything_we:-9 everywhere:26 everywhere_^:32 evil:16 ewa:6
ex:3 ex_husband:2 ex_mari:25 exact:-45 exactly:-71 exactly_as:9 exactly_one:-19
exam:7 exam_^:44 exam_and:74 exam_board:-22 exam_hall:-3 exam_has:1 exam_is:10
exam_may:1 exam_office:12 exam_on:-39 exam_room:78 exam_then:-35 exam_you:-44
exame:53 examen:51 examen_de:11 examen_oral:14 examinador:32 examinador_de:4
examination:11 examine:22 examine_you:22 examined:18 examiner:22 examiner_is:16
examiner_you'll:9 examiners:54 examiners_do:10 example:94 example_^:5
example_sentences:32 examples:154 examples_^:19 examples_are:7 examples_from:43
examples_i:8 examples_than:4 examples_work:22 exams:46 exams_so:15 exceed:40
exceed_0:35 excel_^:-13 excellent:-101 excellent_company:-27 excepción:25
excepción_^:25 except:-39 except_my:-11 except_the:50 exception:45
exception_^:52 exceptions:86 exceptions_^:26 excess:22 exchange:13 exchange_^:11
exchanged:17 exchanged_^:17 exchanger:32 exchanges:-2 excluded:16 excuse:-90
excuse_^:24 excuse_my:-53 excuse_the:-60 excuses:34 exercices:3 exercise:72
exercise_0:13 exercise_^:-57 exercise_goes:25 exercise_i:24 exercise_is:4
exercise_on:12 exercises:74 exercises_^:15 exercises_a:6 exercises_an:4
exercises_on:31 exhaust:-4 exhausted:-14 exhibit:-11 exhibition:19 exist:-10
exist_^:-16 exit:-71 exit_^:-44 exit_on:7 exits:-25 exits_and:-27 expect:-1
expect_0:17 expect_the:-40 expected:-8 expected_to:8 expecting:13 expects:-41
expects_0:18 expects_^:-56 expensive:-54 expensive_^:-53 experience:-29
experience_with:-6 experienced:-7 experiment:9 experiment_tracker:15
experiments:19 expire:8 expired:24 expired_lot:3 expires:18 expires_after:7
explain:84 explain_^:28 explain_each:35 explain_every:11 explain_that:-33
explain_things:37 explain_to:-38 explained:-60 explaining:-77 explaining_^:-20
explains:-41 explains_a:-15 explains_the:-26 explanation_^:-7 explanation_of:-3
explicaciones:17 explicit:12 export:133 export_^:2 export_goes:10 exportar:3
exportdienst:23 exportdienst_läuft:23 exported:34 exporter:32 express:9
expression:16 ext:28 ext_0:24 extension:-5 external:37 extinguisher:-59 extra:36
extra_insurance:55 extracted:2 extracted_the:2 extras:-26 eye:56 eye_^:-38
eye_and:9 eye_drops:32 eye_for:-8 eye_it:-1 eye_patients:13 eye_test:25
eyebrows:-22 eyebrows_^:19 eyes:42 eyes_^:-16 eyes_and:2 eyes_are:19
eyes_aren't:-10 eyes_give:31 eyes_go:18 eyes_on:-48 eyes_shut:-61 eyes_than:16
f:60 f_^:68 fa:-64 fa_il:-6 fa_sempre:-25 fabric:-52 fabricant:2 fabrizio:10
face:-35 face_^:13 face_of:-26 face_when:-59 faces:-51 faces_^:-1 facet:20
facet_counts:20 fachbegriffe:17 fachbegriffe_bitte:9 fachwörter:14
fachwörter_bitte:9 facilities:34 facing:30 facsimile:23 facsimile_vol:23
fact:-34 fact_sheets:16 fact_that:-4 fact_the:-34 facteur:-13 factor:10
factory:-52 facts:28 facts_land:28 facturación:4 facturas:16 facture:72
faculty:37 fade:71 fade_out:11 faded:12 fades:-31 fahren:-5 fahrenheit:18
fahrer:2 fahrer_ist:2 fahrpläne:11 fahrt:32 fahrt_zum:24 faible:34 fail:23
fail_^:6 failed:-13 failed_because:26 failed_download:8 failed_its:32
failed_the:-10 failing:40 failover:61 failover_^:41 fails:-6 fails_on:13
failure:8 faint:-1 faint_print:-16 fainted:-56 fair:-81 fair_^:-27 fair_a:-43
fair_enough:-56 fair_in:6 fair_play:-20 fair_price:-24 fair_question:-2
faire:-27 fairground:32 fairground_organ:32 fairness:-20 fairweather:55
fairweather_the:55 fairy:22 fais:-37 faisait:27 fait:-13 fait_déplacer:13
fait_la:8 fait_moins:54 fait_par:5 fait_un:-107 faite:19 faites:51 faith:-49
faith_in:-49 faithful:25 fala_com:-34 falar:6 falcon:-21 falconer's:2
falconry:10 falk:2 falkenrath:29 fall:22 fall_in:5 falla:10 fallback:1
fallen:-45 fallen_^:13 falling:-21 falling_asleep:-45 falls:-43 falls_back:-9
falls_es:5 falls_on:10 falschen:24 false:-19 falta:112 falta_^:6 falta_saber:24
familie:21 families:40 families_^:-41 famille:-21 family:15 family_?:-51
family_^:14 family_and:32 family_arrives:48 family_dinners:-30 family_ever:7
family_has:1 family_in:-1 family_is:-32 family_of:-8 family_plan:21
family_run:12 family_the:64 family_was:-6 famoso:-67 famous:-71 famous_for:-25
fan:29 fan_^:-36 fan_is:-49 fan_of:95 fancier:-19 fancy:-5 fancy_^:-35
fancy_orm:22 fanno:13 fanno_male:13 fans:-57 fans_and:-31 fans_at:24 fans_in:-27
far:-21 far_^:19 far_as:18 far_better:61 far_end:-6 far_from:-6 far_is:37
far_more:35 far_nobody:1 far_the:-18 far_to:-64 far_too:29 far_who:13 far_why:42
farbe:14 fare:49 fares:12 farewell:31 farewell_cake:27 farm:52 farm_^:6
farm_through:9 farmacia:31 farmacia_^:31 farmacista:-30 farmer:92 farmer_at:14
farmers:3 farmers_^:3 faro:11 faroles:14 farouk:20 farrier:35 fashion:-31
fashion_^:-42 fashioned:55 fasst:31 fasst_0:13 fast:-40 fast_^:-53 fast_one:48
fast_schon:-31 fasta:33 faster:-32 faster_^:-41 faster_and:42 faster_but:27
faster_than:-26 fastest:-24 fat:-17 father:95 father_^:21 father_and:17
father_had:3 father_told:60 father_used:-15 father's:61 fatta:4 fatto:39
fatto_il:4 fatura:38 fault:-13 fault_^:-19 fault_hotline:19 faults:15
faults_^:15 faut:72 faut_il:14 faut_jamais:-10 faut_pas:11 faut_surtout:1
faut_toujours:56 fautes:35 faux:30 fav:28 fav_cover:28 favour:97 favour_of:21
favour_the:10 favourite:-57 favourite_is:-71 favourite_topic:39 favourite_way:58
fax:-88 fax_gateway:20 fazer:40 fazla:71 fazla_0:42 façon:-60 fear:-57
fear_it:-3 feared:-15 feast:34 feast_in:32 feathered:25 feathers:-21
feathers_^:-14 feature:17 feature_flag:4 feature_flags:28 feature_of:-25
february:23 february_^:38 fecha:32 fecha_às:32 fechou:28 fed:-89 federation's:1
fee:80 fee_^:12 fee_of:4 fee_since:7 feed:35 feed_0:-17 feed_^:10 feed_and:-58
feed_from:1 feed_him:-26 feed_is:20 feed_silo:25 feed_the:41 feedback:164
feedback_on:4 feeder:16 feeders:-44 feeding:18 feeding_plaque:4 feeding_the:15
feeds:57 feeds_the:51 feel:20 feel_at:-20 feel_better:21 feel_for:-61 feel_i:-17
feel_like:59 feel_more:44 feel_ready:18 feel_that:-5 feel_the:15 feeling:-40
feeling_^:27 feeling_when:-60 feelings:21 feelings_^:39 feels:-14 feels_a:-6
feels_like:-42 feels_more:18 feels_odd:-13 feels_so:-7 fees:-33 feet:-83
feet_^:31 feet_and:-49 feet_long:11 feet_up:-25 fehler:-4 fehlt:39 fehlt_nur:25
feierabend:-21 feira:29 feira_^:29 feiras:-37 fel:48 fell:-105 fell_asleep:-79
fell_in:-32 fell_off:-16 fella:-12 felled:16 fellow:-12 fellow_at:-45
fellow_on:-11 felt:31 felt_^:52 felt_about:15 felt_like:-19 felt_so:-27
felt_that:15 felting:-28 female:85 femke:8 femme:20 fence:-2 fence_^:28
fence_and:-16 fence_goes:6 fence_is:12 fence_posts:-46 fender:24 fera:5
ferdinand:49 ferdinand_^:49 feriado:-29 ferma:16 ferme:86 ferme_pour:17
ferme_à:26 fermenter:58 fermenter_five:57 fermé:13 fermé_^:13 ferns:-58
ferrets:-22 ferries:-25 ferro:9 ferro_para:9 ferry:-3 ferry_and:-8
ferry_company:7 ferry_has:30 ferry_is:3 ferry_leaves:15 ferry_terminal:11
ferry_to:-20 ferry's:15 fertig:-2 fertig_^:-31 fest:12 fester:9 festival:20
festival_beer:30 festive:14 festive_^:14 fetch:21 fetch_the:18 fete:-49
fete_^:-32 feu:49 feu_de:30 feu_du:12 feuerwehr:27 fever:53 fever_and:-12 few:5
few_and:-23 few_marks:8 few_of:32 fewer_than:8 fez:2 fi_^:10 fianza:19
fianza_del:1 fiat:-17 fibre:57 fibre_between:8 fica:151 fica_com:11 fica_na:20
ficamos:11 ficamos_com:11 ficar:17 ficar_com:17 ficha:34 ficha_roja:7 fichas:39
fiche:48 fiches:28 fichier:25 fichier_de:8 fichiers:5 fick:-60 fickle:18
ficou:61 fiction:32 field:14 field_^:73 field_at:13 field_camp:54 fields:-44
fiets:-52 fiets_is:-51 fifteen:11 fifth:14 fifths:2 fight:-75 fight_about:-43
fight_me:-25 fighting:-47 fighting_over:-47 figura:28 figura_como:28 figure:60
figure_^:-47 figure_for:11 figure_is:42 figure_out:3 figure_skating:15
figured:56 figured_out:55 figures:35 figures_in:9 fijn:-31 fijn_om:-31 fila:-13
file:-18 file_?:8 file_^:-37 file_at:-21 file_be:4 file_can:14 file_d'attente:10
file_goes:23 file_holds:37 file_is:-20 file_melodies:61 file_stays:1 file_than:9
file_the:-32 file_to:6 filed:19 files:-42 files_^:36 files_are:-38 files_in:-18
files_live:12 filho:20 filiale:20 filiale_am:19 filing:-47 fill:-29 fill_in:-5
fill_the:5 fill_up:-20 fille:-23 filled:29 filled_in:46 filled_the:-3
filled_up:-7 filled_with:1 filler:16 filling:15 filling_0:8 fills:-58
fills_in:-9 fills_the:-62 film:-83 film_0:-10 film_^:-73 film_about:7
film_club:20 film_to:-16 filme:-36 films:-31 films_in:-36 fils:-22 filter:68
filter_has:34 filter_is:17 filter_runs:-21 filters:1 filters_come:1
filters_in:11 filtr:43 filtre:30 filtre_à:13 filtro:12 filtro_nuovo:12 fim:28
fim_de:14 fin:-53 fin_de:-26 fin_du:6 final:-15 final_0:-32 final_^:32
final_la:5 final_lesson:21 final_project:23 finale:56 finale_^:20 finalement:99
finalement_les:1 finally:-42 finally_clicked:-73 finally_read:-20 finance:55
finance_and:17 finance_has:2 finché:7 finché_non:7 find:37 find_^:-24 find_a:32
find_it:49 find_me:1 find_out:91 find_small:2 find_some:29 find_that:-37
find_the:-62 find_their:-2 find_your:-22 finden:-29 findet:56 findet_in:26
finding:-66 finding_the:-29 findings:12 findings_^:2 finds:-81 finds_a:-43
fine:46 fine_^:124 fine_but:-77 fine_by:8 fine_for:13 fine_i:-87
fine_prendiamo:22 fine_with:15 finer:-29 finest:-22 finger:121 finger_weg:7
fingerings:14 fingerings_in:14 fingerprint:27 fingers_^:-3 fingers_and:16
finiscono:-51 finished:61 finished_0:14 finished_^:11 finished_and:23
finished_piece:1 finished_your:-7 finishes:40 finito:85 finito_^:27 finns:-3
fino:46 finska:-43 finska_^:-43 fiquei:-13 fire:35 fire_^:90 fire_alarm:-6
fire_at:35 fire_brigade:-62 fire_drill:-77 fire_exit:-44 fire_extinguisher:-59
fire_in:57 fire_marshal:18 fire_officer:-14 fire_station:46 firebase:8
firefox:20 fireplace:-39 fires:-16 fires_twice:30 fireworks:49 firing:3 firm:56
firm_^:26 firm_lost:-33 firma:76 firma_^:17 firmare:31 firmer:-7 firmly:32
firms:9 firmware:64 firmware_0:37 firmware_is:9 firmware_on:25
firmware_reviews:18 first:5 first_0:-70 first_?:2 first_^:64 first_aid:38
first_and:91 first_attempt:-22 first_because:17 first_before:3 first_bird:20
first_boss:-9 first_certificate:7 first_computer:-30 first_dance:68
first_day:-45 first_departure:12 first_encore:39 first_exercise:24 first_for:-60
first_half:-13 first_harvest:-2 first_i:-14 first_in:76 first_is:-53
first_job:-84 first_line:27 first_long:-4 first_mock:61 first_month:-2
first_name:-12 first_night:20 first_of:18 first_one:9 first_order:42
first_out:11 first_project:22 first_ride:7 first_show:15 first_since:30
first_snow:-20 first_star:28 first_task:1 first_the:-37 first_then:70
first_thing:12 first_three:24 first_time:-65 first_trip:31 first_try:-37
first_venue:12 first_version:-14 first_violin:-22 first_we:-36 first_week:-36
first_winter:-3 first_year:-40 fiscal:16 fish:-10 fish_^:41 fish_and:4
fish_are:6 fish_boxes:19 fish_has:-68 fish_in:-9 fish_is:4 fish_man:-72
fish_market:15 fish_tank:-47 fisherman:24 fisheye:8 fishing:-69 fit:78 fit_^:14
fit_in:20 fit_into:38 fit_to:-10 fits:130 fits_0:32 fits_^:12 fits_a:1 fitta:-42
fitted:46 fitted_with:29 fitter:81 fitters:-14 fittings:30 five:39 five_^:-45
five_in:-10 five_is:35 five_minutes:19 five_people:28 five_sharp:5 five_short:10
five_times:-13 fix:-5 fix_^:7 fix_it:-5 fix_the:-2 fixar:23 fixed:-32 fixed_^:22
fixed_and:22 fixed_on:20 fixed_the:-53 fixture:8 fixtures:30 fizyki:17 fjord:12
flac:31 flac_^:31 flag:77 flag_^:9 flags:102 flaky:75 flaky_test:17
flaky_tests:10 flame:-24 flames:56 flames_in:29 flamingos:-19 flammable:14
flap:-54 flash:79 flash_cards:74 flashcards:99 flashcards_^:6 flashcards_a:43
flashcards_are:19 flashcards_for:9 flashcards_over:5 flashed:40 flashed_the:19
flask:-21 flask_and:4 flat_0:10 flat_^:48 flat_above:16 flat_and:-61
flat_back:24 flat_battery:11 flat_by:14 flat_door:43 flat_for:-9 flat_has:25
flat_in:16 flat_the:-14 flat_with:28 flavour:-13 flavour_^:-14 flea:22
flea_market:11 fleas:11 fledermaus:9 fleet:27 fleet_^:27 flemish:27 flew:-95
flew_over:-50 flicken:5 flicker:-46 fliegt:36 flies:-21 flight:12 flight_^:6
flight_lifts:19 flights:-15 flip:-47 flip_flops:-47 flipped:20 float:-11
floated:-50 floating:16 floating_point:-1 floats:79 floats_are:16 floats_for:40
flood:8 flood_^:7 flood_the:15 flooded:-29 floods:21 floor:-51 floor_^:-10
floor_for:-15 floor_gets:11 floor_has:50 floor_in:34 floor_is:-25 floor_loom:12
floor_over:16 floor_plan:-48 floor_polish:-62 floor_protector:20 floor_tiles:-15
floorboard:-13 floors:-107 floors_0:-51 floppy:-88 flops:-47 flores:16
florist:50 florist_she:50 flour:49 flour_comes:30 flow:6 flow_0:30 flower:-71
flowers:4 flowers_and:14 flowers_for:28 flowers_on:-39 flue:48 fluent:50
fluoride:64 flur:1 flush:48 flute:-6 flute_is:-18 fluviale:10 fly_tower:-23
flyer:27 flyer_^:2 flying:30 flying_weight:22 flytväst:27 flytväst_på:18
flügel:22 foam:37 focus:41 focus_^:35 focus_area:2 foderbilen:29 fodralet:37
fodralet_är:37 fog:-124 fog_^:-16 fog_does:-18 fog_machine:18 fog_nozzles:56
fog_over:-36 fog_so:-40 fog_this:-26 fog_you:-30 foggy:-3 foggy_again:-37
foggy_nights:46 foi:-28 foin:46 fois:-33 fois_^:17 fois_la:-38 fois_que:15
fold:-22 folded:14 folder:131 folder_^:67 folder_and:-10 folder_called:-4
folder_is:45 folder_on:18 folders:26 folders_for:12 folding:-3 folds:-57
folds_every:-13 folio:53 folio_0:53 folk:84 folklore:-27 folks:-36 folks_from:-9
follow:-38 follow_it:-22 follow_the:-9 followed:-27 followers:-37 following:-5
following_that:59 following_the:-42 following_what:2 following_your:24
follows:-36 fond:135 fond_of:66 fonder:129 fonder_of:129 fondest:30
fondest_of:30 fondness:-20 fondness_for:-18 fondo:39 fondo_^:21 fondue:-3
font:-38 font_^:-90 font_in:4 fontanero:8 fonts:67 fonts_^:30 food:102
food_that:13 food_waste:16 fool:30 foot:-63 foot_^:-14 football:-7
football_and:-38 football_examples:22 football_match:9 footer:-7 footnote:-27
footnotes:14 footnotes_^:18 for:-11 for_$:7 for_0:-82 for_^:-28 for_a:-73
for_about:48 for_adults:35 for_ages:-14 for_all:35 for_an:-74 for_and:-35
for_another:43 for_any:-12 for_anybody:-21 for_anyone:10 for_anything:-64
for_appointment:9 for_as:-31 for_asking:-28 for_at:-12 for_bearing:-48
for_being:-40 for_birthday:1 for_boring:7 for_both:20 for_bread:-15
for_breakfast:1 for_comparison:-92 for_damaged:12 for_dates:19 for_days:11
for_decades:-52 for_each:31 for_evening:26 for_ever:2 for_every:2
for_everybody:7 for_everyone:18 for_everything:-55 for_feedback:2 for_fish:38
for_five:-37 for_flammable:6 for_flash:-13 for_forty:-14 for_friday:3 for_fun:51
for_good:10 for_group:14 for_guests:20 for_half:73 for_he:17 for_hedda:13
for_her:13 for_hers:-9 for_his:30 for_hours:-32 for_however:18 for_is:-9
for_it:-74 for_its:-44 for_keeping:-54 for_last:9 for_late:11 for_learning:31
for_like:-9 for_looks:-65 for_low:24 for_lunch:-20 for_may:1 for_me:143
for_money:25 for_months:-46 for_more:57 for_morning:15 for_most:-58 for_mr:5
for_my:36 for_neither:-9 for_night:9 for_nine:-65 for_now:39 for_old:-42
for_on:22 for_once:33 for_one:-88 for_our:18 for_overtime:8 for_paper:26
for_parts:4 for_people:-19 for_photo:14 for_plain:13 for_polish:3
for_practice:20 for_rambling:-5 for_repairs:34 for_rises:-52 for_row:-14
for_school:5 for_seven:12 for_six:42 for_so:30 for_some:-42 for_somebody:-34
for_something:77 for_soup:-35 for_storing:27 for_students:7 for_study:1
for_such:-11 for_summer:14 for_sunday:3 for_supper:-22 for_sure:13 for_taking:-6
for_that:23 for_the:85 for_their:17 for_them:-20 for_thirty:38 for_this:88
for_those:34 for_three:-4 for_today:37 for_tuesday:23 for_twenty:3 for_two:-56
for_us:14 for_variable:24 for_vocabulary:17 for_warm:37 for_was:40 for_weeks:-70
for_what:18 for_which:-21 for_work:-6 for_you:30 for_your:-66 foram:59
forbidden:90 forbidden_to:19 forbids:47 forbids_it:1 force:58 force_push:2
force_pushes:21 forecast:-54 foreman:-24 foreman_^:-50 forest:21 forest_^:-12
forever:-94 forever_^:-45 forever_and:-62 forge:43 forget:69 forget_about:-18
forget_it:-34 forget_the:48 forget_which:-17 forgets:-27 forgets_everything:23
forgets_its:-5 forgetting:-83 forgive:-60 forgive_a:26 forgive_me:-28
forgive_the:-91 forgiven:-1 forgiving:-27 forgot:-68 forgot_everything:-23
forgot_the:-26 forgotten:-23 forgotten_^:-4 forgotten_how:6 forgotten_my:-18
fork:10 forklift:-37 forklift_^:-59 forklifts:44 forks:-53 forks_for:5 form:17
form_accepts:5 form_at:10 form_back:16 form_for:3 form_has:27 form_is:-72
form_of:-15 form_the:1 form_went:4 forma:14 formal:21 formalin:15 format:81
format_and:19 format_des:21 formato:23 formats:-19 formatter:8 formatter_^:4
forme:3 formeln:40 formeln_bitte:3 former:13 forms:-18 forms_^:13 forms_to:-35
formula:82 formulaire:8 formulare:-29 formularz:96 formulas:-15 formulas_^:16
formulas_on:-53 formule:13 formule_^:13 fornecedor:16 fornitore:13 forno:13
fort:-8 fort_^:17 forte:13 fortfarande:52 fortfarande_inte:40 forth:42
forth_and:29 fortnight:-46 fortnight_^:-29 fortran:-50 fortress:8
fortress_talk:8 fortune:48 forty:-15 forty_eight:37 forty_jars:-51
forty_metres:15 forty_minutes:-41 forty_of:-12 forty_people:13 forty_years:24
forum:8 forward:57 forward_to:-20 forwarding:6 foto:-54 foto_^:-81 foto's:47
foto's_van:20 fotografiert:-11 fotografo:19 fotos:57 fotos_^:7 fought:-36
fought_over:-36 found:-72 found_0:-19 found_a:-19 found_an:-31 found_and:41
found_by:28 found_him:30 found_is:15 found_it:52 found_one:-22 found_out:-5
found_that:-42 found_the:-63 found_two:15 foundation:19 founder:-36 foundry:22
foundry_^:13 fountain:23 fountain_^:72 fountain_pen:-5 four:18 four_^:-89
four_and:8 four_as:-29 four_floors:-36 four_holds:24 four_hours:42
four_hundred:-48 four_in:3 four_of:51 four_people:7 four_seconds:-6 four_times:4
fournisseur:15 fourteen:3 fourteen_^:-15 fourth:-35 fourth_bell:9
fourth_time:-59 foutmeldingen:6 fox:-25 fox_and:20 foxwhelp:70 foyer:-18
fractions:-73 fractions_^:9 fragen:56 fragen_^:41 fragile:42 frais:21 fram:-3
frame_^:54 frame_budget:14 frame_from:24 frame_near:-38 framed:-113
framed_it:-23 frames:-12 frames_^:5 frames_a:-16 frames_are:33 framework:-56
framför:12 franchement:-135 franchise:39 franchise_s'applique:29 frankfurt:4
frankfurt_^:1 frankly:18 français:62 français_^:28 fratello:32 frau:152
frau_lindner:2 frau_vom:6 freddo:-32 free:-30 free_of:39 free_pen:-23
free_storage:32 free_tier:10 free_tray:2 freely:67 frees:22 freeze:49
freeze_in:-31 freezer:8 freezer_alarm:14 freezer_is:41 freezer_shows:38
freezing:-27 freezing_^:5 frei:10 freigabe:1 freigegeben:31 freigegeben_^:31
freight:41 freight_^:12 freitag:5 french:5 french_term:11 french_tutor:13
frequency:17 fresh:-42 fresh_^:-75 fresh_air:-6 fret:2 fretta:-15 freut:-43
freut_mich:-43 fri:5 friday:-15 friday_^:-60 friday_and:-29 friday_i:-13
friday_the:-23 fridays:43 fridays_?:1 fridays_^:19 fridge:-82 fridge_^:-3
fridge_again:-36 fridge_for:10 fridge_has:-39 fridge_is:33 friend:60
friend_^:-34 friend_the:-24 friend_who:-8 friendlier:45 friendlier_^:24
friendlier_than:14 friendly:26 friendly_^:-5 friendly_is:7 friends_^:-33
friendship:-4 friendships:-34 fries:-29 frighten:21 frighten_the:20 frightened:3
frightened_^:2 frigo:16 frogs:63 frogs_are:-15 froid:5 froid_ne:23 froide:17
from:-32 from_0:-94 from_?:18 from_^:-99 from_a:51 from_all:-3 from_an:9
from_and:-106 from_another:39 from_any:-6 from_are:-30 from_asked:-46
from_both:4 from_bremen:28 from_cork:10 from_dr:24 from_drawings:11
from_easter:20 from_end:42 from_every:-46 from_everyday:30 from_had:-12
from_has:-93 from_her:10 from_here:174 from_his:-20 from_i:-33 from_is:-77
from_it:45 from_last:99 from_long:30 from_me:115 from_medicine:45 from_memory:38
from_monday:-35 from_my:47 from_now:71 from_number:-35 from_on:-57 from_once:-18
from_one:-9 from_our:68 from_outside:28 from_over:1 from_parse:33
from_pictures:29 from_platform:20 from_real:22 from_sept:4 from_stood:-22
from_swears:-24 from_text:2 from_that:5 from_the:-7 from_them:1 from_this:89
from_to:9 from_today:129 from_two:-25 from_up:-26 from_us:43 from_was:-49
from_what:-17 from_when:25 from_where:-10 from_which:36 from_you:53 from_your:73
fromage:-77 fromages:-47 front:-2 front_^:22 front_and:-39 front_desk:27
front_door:21 front_of:-13 front_office:11 front_row:-54 fronts:-26 frost_^:-39
froze:-96 frozen:-26 frozen_^:84 frozen_fish:23 fru:-39 fruit:-40
fruit_baskets:-64 fry:59 fry_per:32 fry_tanks:19 från:-90 från_och:41 frère:34
frère_qui:34 frío:-56 frío_en:-12 frío_hace:-3 frío_hacía:-15 frío_no:1 früh:16
früh_lag:-58 frühdienst:14 früher:-98 frühstück:50 fuel:15 fuerte:23 fui:-14
fuimos:-17 full:-40 full_^:18 full_after:3 full_and:15 full_at:14 full_moon:-37
full_name:5 full_of:-53 full_on:-62 full_so:34 full_stop:9 full_the:31 fully:68
fully_translated:14 fumes:12 fun:-92 fun_^:-7 fun_and:38 fun_at:-22 fun_fact:-57
fun_part:-8 funciona:45 function:-36 function_show:25 function_walks:-64
functions:91 functions_more:9 functions_over:18 functions_with:5 fund:51
fund_for:16 funda:52 funda_del:37 fundo:39 funeral:-55 funeral_^:-24 funerals:-9
fungus:17 funkgeräte:53 funkplatine:12 funkverbindung:15 funnier:-24
funnier_than:-24 funniest:-52 funny:-51 funny_^:14 funny_about:-6 funny_how:-40
funções:27 fuori:-59 furgone:29 furious:-22 furnace:-41 furniture:5 furs:29
further:1 further_^:6 further_than:-9 fuse:-26 fuse_box:31 futtermischer:13
future:-2 fyi:8 fyra:-8 fyra_personer:19 fábrica:22 fächer:7 fächer_^:7
fährt:-14 fältet:42 fängt:24 färjan:-43 få:1 får:114 får_bara:40 fête:14 för:-16
för_0:27 för_en:32 för_mycket:6 före:46 förra:40 försäkringsbolaget:23
försäkringsbolaget_om:23 fünf:-12 fünf_minuten:-15 für:76 für_0:27 für_das:29
für_den:66 für_die:98 für_ein:-38 für_uns:14 fürs:13 fürs_wirtshaus:17 füße:-79
füße_^:-65 g:92 g_^:34 ga:14 ga_ik:14 gaan:108 gaan_toch:15 gaan_we:27 gaat:39
gaat_er:28 gab:19 gab's:3 gabbiani:-27 gabler:13 gabler_^:13 gabriel:13
gabriel_weighs:13 gain:-26 galiba:-39 gallery:41 gallery_^:-17 gallery_the:11
galley:43 gallo:-46 gallos:14 galpão:-4 galvanised:3 galway:-3 game:-18
game_menu:36 games:-8 gamins:-54 gamla:65 gamma:30 gana:-60 gang:25 gangway:34
gants:18 gants_isolants:10 ganz:-13 ganze:-21 ganzen:-54 ganzen_tag:-12 gap:18
gaps:-97 gaps_^:-30 gar:-85 garage:109 garage_^:36 garage_and:2 garage_is:11
garages:67 garaje:5 garaje_^:5 garantie:4 garantía:5 garantía_^:4 garanzia:27
garbage:-24 garbage_collector:7 garde:67 garde_^:-35 garde_le:46 garde_les:6
garden:5 garden_^:7 garden_centre:-36 garden_gate:28 garden_gnomes:-2
garden_that:7 garden_wall:11 gardener:-67 gardener_^:-18 gardener's:15
gardening:-4 gardens:-62 garder:4 gardien:8 gardien_de:-25 gare:-16 garlic:43
garten:7 gas:32 gas_^:21 gas_alarm:14 gas_bottle:14 gas_bottles:44 gases:34
gasket:34 gasolio:9 gasolio_^:9 gast:22 gasta:15 gasta_0:15 gastar:11 gasóleo:16
gata:38 gata_come:38 gate:164 gate_^:52 gate_b:33 gate_code:5 gate_has:12
gate_opens:3 gate_remotely:41 gate_with:-28 gatehouse:19 gates:47 gates_^:37
gateway:31 gateway_password:15 gateway_was:6 gather:39 gather_you:27 gathered:4
gato:-125 gatos:-101 gatos_y:-36 gatto:-123 gatto_si:-38 gauge:95 gauge_^:11
gauge_is:16 gauges:-24 gauges_^:-4 gave:89 gave_0:52 gave_a:-17 gave_in:22
gave_it:11 gave_me:24 gave_my:6 gave_our:3 gave_them:15 gave_up:-28 gave_you:11
gaviotas:-52 gavotte:14 gazebo:-21 gb:36 gb_^:9 gcode:49 gdansk:2 gdyby:10
gear:13 gearbox:54 gearbox_^:6 gebe:27 gebe_ich:27 gebeld:18 gebeld_worden:10
geben:4 gebetläuten:25 geblieben:-26 geblieben_^:-26 gebohrt:-51 gebrauchten:6
gebruiken:27 gece:11 gece_nöbeti:10 gedaan_^:32 gedacht:-86 gedacht_^:-86
gedicht:-7 gedoe:2 geduld:13 geef:67 geen:18 geese:-75 gefallen:-34 gefehlt:-34
gefunden:-38 gefunden_^:-44 gefällt:43 gefällt_mir:43 gegen:-31 gegessen:-19
gegessen_^:-19 gehabt:13 gehen:90 gehen_immer:33 geholfen:-11 geht:16 geht_^:-12
geht_bei:-53 geht_bis:7 geht_kein:23 gehör:13 gehören:5 gehören_auf:5 gehört:6
gekeken:-51 geklaut:-49 geklaut_^:-44 gekozen:7 gekündigt:47 gekündigt_um:39
gelachen:-81 gelachen_om:-81 gelacht:-99 gelacht_^:-66 gelegt:1 gelijk:-12
geliyor:37 geliyor_^:21 gelmiyor:-59 gelmiyor_^:-59 gelsin:-30 gelsin_^:-10
gelöscht:33 gelöscht_^:31 gemacht:-21 gemacht_^:-32 gemeldet:23 gemäß:5
gemütlichen:-6 gender:11 gene:-60 generador:34 general:-88 general_a:-40
generale:10 generally:-65 generally_speaking:-55 generated:41 generations:-43
generations_^:-4 generations_of:-33 generator:88 generator_^:8 generator_one:12
generator_start:21 generators:-39 generous:22 generous_^:14 gens:-63 gente:-102
gentiment:-8 gentiment_^:-9 gentle:46 gentle_^:10 gentle_with:-39 gentleman:-51
gentleman_at:-27 gentleman_from:-53 gentleman_in:-9 gentleman_who:32
gentleman_with:16 gentlemen:30 gently:43 genug:11 geofence:12 geography:-7
geometry:56 geometry_^:10 geprüft:98 geprüft_^:21 gepäck:35 gerade:-29
gerador:35 gerador_pequeno:8 gerald:-56 gerda:10 gerda_^:10 gerechnet:-4
geregnet:-43 german:80 german_^:63 german_ones:2 gern:11 gern_auf:7 gerund:16
gerundet:1 gerät:-9 gesagt:-26 geschichte:-100 geschichte_mit:-17 geschilderd:15
geschlafen:-9 geschlossen:1 geschrieben:22 gesehen:-50 gesicht:-24 gespeichert:3
gespeichert_^:3 gesperrt:20 gesperrt_^:20 gestartet:-10 gestattet:25
gestattet_^:21 gestellt:-2 gestern:-87 gestern_beim:-49 gestern_hat:-33
gestern_waren:-10 gestuurd:2 gestuurd_^:2 get:99 get_0:99 get_^:2 get_a:15
get_attached:-21 get_bored:-9 get_from:21 get_hold:9 get_in:11 get_killed:6
get_lost:33 get_me:-108 get_my:51 get_nervous:-54 get_one:73 get_our:26
get_out:-19 get_sent:9 get_so:-20 get_sold:2 get_something:46 get_stuck:5
get_that:-1 get_the:148 get_their:15 get_them:30 get_through:12 get_tired:-69
get_to:-7 get_turned:17 get_used:-39 get_washed:29 get_why:53 getauscht:52
getest:4 getränke:30 getränkekisten:15 geträumt:-41 gets:141 gets_0:81 gets_a:78
gets_donated:15 gets_here:45 gets_his:1 gets_in:-53 gets_into:-10 gets_its:44
gets_left:-23 gets_logged:34 gets_lost:14 gets_nervous:22 gets_no:10 gets_on:22
gets_opened:23 gets_painted:3 gets_past:-24 gets_refilled:-31 gets_seasick:-4
gets_sent:23 gets_the:-42 gets_thrown:21 gets_tired:-31 gets_to:-44 gets_wet:-39
getting:-13 getting_a:29 getting_the:56 gewartet:-27 gewitter:11 gewoon:40
geworden:28 geworden_^:20 gezellig:-67 gezellig_^:-51 gezet:-34 gezet_^:21
gezogen:-8 gezählt:-72 gezählt_^:-56 geändert:13 gh:36 ghent:-18 ghent_^:-17
ghent_has:-12 ghiaccio:24 ghost:-34 ghost_in:-24 ghost_tour:56 ghosts:-38
ghosts_^:-19 giant:21 gibi:-4 gibi_^:-10 gider:36 gider_^:36 gifs:-20 gifs_^:-20
gift:-4 gift_box:21 gift_shop:-47 gift_that:-44 gift_tin:5 gift_wrapping:3
gifts:-71 gig:-22 gigabytes:43 gigabytes_^:30 gigas:6 gigas_^:6 gilets:27
gilets_^:3 gilets_de:12 gilt:46 gilt_auch:21 gimme_a:-21 gin_and:-2 giornata:-71
giorni:29 giorni_^:12 giorno:3 giovedì:54 gipfel:24 gira:37 gira_sul:22 girl:27
girl_^:-20 girl_and:17 girl_in:11 girl_tests:22 girlfriend:8 girls:64
gisteren:-78 git:3 github:-8 giulia:21 giuro:-61 giuro_^:-61 give:30 give_0:40
give_^:-23 give_anything:-29 give_her:-28 give_him:-10 give_it:-2 give_me:139
give_my:-32 give_out:25 give_the:81 give_them:-18 give_up:35 give_you:-42
given:-29 given_0:11 given_back:22 given_by:72 given_how:31 given_in:-13
given_new:18 given_that:22 given_up:-119 gives:60 gives_0:26 gives_away:-48
gives_me:53 gives_the:-13 gives_up:38 gives_us:26 gives_you:18 giving:-107
giving_^:-44 giving_the:29 giving_up:-7 già:63 già_prenotato:1 glacier:56
glacier_^:53 glaciers:11 glad_if:4 glad_it:-11 glad_of:9 glad_that:-64
glad_the:-35 glad_to:62 glad_you:-14 gladder:26 glance:-6 glass:153 glass_is:5
glass_of:34 glasses:84 glasses_^:57 glasses_are:22 glasses_of:-12 glaze:48
glazen:25 gleich:-13 gli:-24 gli_altri:-54 gli_orari:17 glitter:-14 globe:-8
globes:5 gloss:24 glossary:2 glossy:22 glove:-62 glove_^:24 glove_box:-64
glovebox:27 gloves:-27 gloves_and:27 gloves_on:-15 glue:-6 glue_^:-34
glue_pot:67 glue_the:21 glued:16 glued_the:61 glueing:-14 gluing:27 glukozy:25
glukozy_stoi:25 gluten:40 gluten_free:17 glömde:5 glömmer:46 gnomes:-2 go:85
go_^:-52 go_above:5 go_and:-10 go_back:-77 go_easy:24 go_for:48 go_funny:18
go_home:34 go_in:54 go_into:51 go_on:69 go_out:10 go_quiet:-32 go_red:-22
go_straight:37 go_the:26 go_through:67 go_to:2 go_together:-8 go_up:38
go_with:106 goal:4 goalie:-17 goalie_^:-17 goat:-40 goat_^:10 goat_and:18
goat_got:-38 goat_in:-36 goat_on:-37 goat_wheels:20 goats:-95 goats_^:-10 god:14
god_^:8 god_i:-17 god_rest:48 god_the:-53 god's:17 godmother:4 godparents:51
gods:-18 godziny:25 goed:23 goes:80 goes_^:-50 goes_along:3 goes_at:1 goes_by:43
goes_down:-52 goes_for:50 goes_home:-42 goes_in:152 goes_into:89 goes_my:-39
goes_off:-25 goes_on:81 goes_out:82 goes_past:17 goes_quiet:-19 goes_right:-12
goes_soft:-24 goes_straight:-44 goes_that:-19 goes_the:-85 goes_through:45
goes_thru:27 goes_to:110 goes_under:1 goes_up:49 goes_with:28 goggles:28
going:147 going_^:-5 going_by:30 going_home:-32 going_in:8 going_on:15
going_round:-13 going_to:106 going_up:-7 going_w:84 going_with:95 gold:23
gold_^:-11 gold_leaf:-14 golden:37 goldfish:-30 gone:112 gone_0:41 gone_^:16
gone_before:46 gone_for:-5 gone_in:-9 gone_off:10 gone_out:25 gone_so:47
gone_soft:-23 gone_through:77 gone_two:30 gong:-22 gong_^:-52 gonna:122
gonna_call:3 gonna_lie:-60 gonna_measure:7 gonna_sit:12 gonna_try:1 good:-73
good_^:66 good_a:22 good_as:9 good_because:15 good_company:-54 good_deal:92
good_ear:-5 good_enough:39 good_evening:-23 good_for:28 good_grace:5
good_grief:-17 good_if:1 good_luck:-57 good_money:-36 good_morning:-44
good_news:61 good_night's:6 good_of:-18 good_old:-9 good_one:-30 good_ones:-34
good_times:-42 good_to:59 good_when:5 good_with:-47 good_work:-32 goodbye:-67
goodbye_^:-48 goodness:3 goodness_me:-13 goodness_to:9 goods:2 google:19
googly:-69 googly_eyes:-69 goose:-29 gorgeous:-8 gorgeous_^:-19 gosh:-61
gossip:-137 gossip_^:-109 gostaria:7 gosto:93 gosto_mais:93 got:106 got_$:5
got_0:37 got_a:-30 got_an:6 got_as:17 got_back:21 got_better:-42 got_bitten:18
got_engaged:-56 got_from:34 got_her:-3 got_his:-29 got_hurt:20 got_in:-42
got_into:-62 got_it:108 got_its:-35 got_lost:-85 got_married:-6 got_my:-90
got_on:3 got_one:-12 got_promoted:-57 got_pushed:9 got_round:18 got_sick:3
got_stuck:-18 got_that:-11 got_the:37 got_their:-3 got_three:39 got_through:26
got_to:55 got_too:16 got_turned:32 got_us:6 got_your:14 gotland:-7 gott:-84
gotta:106 gotta_check:1 gotta_love:-44 gotta_measure:14 gotta_pick:17 gown_^:-18
gown_is:1 gowns:16 goûter:52 gp:-5 gps:31 gpu:17 gra:-16 gra_na:-20 graag:10
grab:-4 grab_the:46 grace:-29 grace_^:-41 graciela:47 grad:38 grad_^:29
grad_da:32 grade:35 gradi:28 gradient:-54 gradient_boosting:-27 gradirei:14
gradle:33 grafana:23 grafico:-51 grafik:35 grafik_dyżurów:17 grain:13 grain_^:-9
grain_silo:9 gram:-35 gramm:12 grammar:19 grammar_tables:20 grammar_terms:26
grammars:-51 grams:111 grams_^:42 grams_a:24 gran:41 gran_cant:23 gran's:-50
grand:-33 grand_mère:-14 grandad:-73 grandad's:15 grandads:15 granddad:30
granddaughter:-27 grande:127 grande_el:24 grande_está:4 grande_va:15 grande_è:21
grandfather:61 grandfather_carved:9 grandfather_is:7 grandfather_on:40
grandfather_repaired:-27 grandfather_who:19 grandfather's:14 grandma:-24
grandma_^:-27 grandma's:14 grandma's_recovery:3 grandmother:31
grandmother_would:-18 grandmother's:5 grandpa:-50 grandpa_^:-19
grandpa_always:-25 grandpa's:-17 grands:3 grandson:-3 grandson_has:16
grannen:-23 granny:93 granny_^:12 grant:-36 granted:-22 granted_0:28 grapes:20
graph:-57 graphs:-13 graphs_in:38 graphs_look:-9 grass:-3 grateful_for:-16
grateful_if:34 gravedigger:40 gravel:-25 gravel_^:17 gravy:-25 graz:30 graz_^:23
grazie:-48 graça:-34 graça_^:-34 grease:14 grease_the:8 greased:66 great:-7
great_^:38 great_aunt:-7 great_bell:4 great_deal:-20 great_grandfather:39
great_if:29 great_question:-10 great_uncle:94 great_wheel:32 greater:32 greek:42
greek_letters:12 greeks:-15 green:46 green_^:-40 green_again:52 green_and:-20
green_case:24 green_in:34 greenhouse_lamps:23 greensleeves:-19 greenwich:1
greet:-58 greet_a:-45 greet_the:3 greeting:108 greeting_^:15 greetings:32
greetings_to:-32 gregg:1 greta:27 grew:-16 grew_in:-31 grew_up:-77 grey:-10
grey_^:-2 grey_is:-4 grey_ones:10 grid:-37 grief:-27 grill:-95 grillen:-36
grinder:66 grise:1 groan:-36 groceries:11 groomer:104 groomer_is:36 groomers:18
groot:-12 groot_gelijk:-12 gros:6 gross:7 grosse:-58 grote:56 ground:87
ground_^:-51 ground_floor:54 ground_wire:1 grounds:10 group:110 group_0:13
group_^:29 group_and:-24 group_bookings:2 group_is:-3 group_it:6 group_needs:10
group_of:-76 group_the:2 group_underground:24 group_was:53 groupe:18
groupe_électrogène:5 grouper:-8 groups:-28 groups_^:50 groups_in:-14
groups_of:-15 grow:81 grow_to:14 grower:14 growers:-58 growing:18 grown:22
grown_men:-30 grown_to:23 grown_ups:14 grows:-61 große:29 großtante:26
grubennummer:18 grubennummer_0:18 grudge:-22 grudge_^:-22 grumble:-31
grumbled:-43 grumpy:-18 grundsätzlich:90 grundsätzlich_nicht:18 grupo:7
grupo_de:7 gruppe:31 gruppo:36 gruppo_elettrogeno:18 grupy:25 grupy_jest:25
gráfico:-61 gré:43 gré_de:43 guarantee:78 guard:13 guard_from:-29 guard_is:38
guarda:57 guarda_0:3 guardan:1 guardan_siempre:19 guardar:22 guardian:12
guards:11 gudrun:18 guess:19 guess_^:-1 guess_a:49 guess_before:23 guess_i:-40
guess_who:-42 guessed:-19 guessed_that:-24 guessing:21 guest:69 guest_and:37
guest_is:-18 guest_who:-38 guests:130 guests_^:40 guests_and:-13 guests_are:20
guests_do:12 guests_identify:8 guests_in:10 guests_with:17 guet:30 guide:53
guide_and:12 guidebook:2 guided_tour:-7 guides:12 guild:83 guild_^:27
guild_kept:32 guillotine:27 guillotine_^:14 guitar_^:10 gull:24 gull_on:5
gulls:-91 gulls_and:-24 gulls_are:-22 gulls_have:-29 gum_^:-15 gun:-59 guns:21
gurgle:-24 gusta:106 gusta_más:104 gustan:33 gustan_más:33 gusto:-43 gusts:-12
gut:23 gute:-22 guten:53 guter:-38 gutter:12 gutters:52 gutters_^:15
gutters_r:39 guy:-10 guy_at:-101 guy_from:-6 guy_is:-49 guy_ropes:20 guys:4
guys_^:21 guzeldi:-64 gwendolyn:44 gym:-25 gym_^:4 gyro:36 gyro_driver:36
gäller:17 gärkeller:11 gärna:6 gärtnerei:16 gäste:-52 gästebeförderung:7
gästen:11 gästen_^:11 gång:36 gång_0:36 gången:28 gången_^:4 går:159 går_^:3
går_för:34 går_på:35 gîte_c'est:18 góry:-96 gör:9 gün:45 gün_kiralanır:11
günü:53 günü_^:29 güzel:-106 güzel_bugün:-15 głowie:-88 głowie_^:-57 h:88 h_^:17
h_of:8 ha:-118 ha_0:3 ha_^:-55 ha_a:-30 ha_bisogno:4 ha_convencido:36
ha_fatto:18 ha_flytväst:27 ha_korta:16 ha_poor:-9 ha_that:-6 ha_the:-5 hab:-10
hab_den:4 hab_die:101 hab_ich:47 hab_mich:33 hab_natürlich:-26 hab's:18 habe:38
habe_den:1 habe_die:7 habe_ich:41 habe_mich:16 haben:-34 haben_0:-19 haben_^:26
haben_den:-60 haben_uns:12 haben_wir:13 habit:-18 habit_^:-9 habit_of:-20
habits:-21 habla:29 hables:21 hables_en:14 hablo:-28 hablé:25 hablé_con:25
hace:-27 hace_hoy:-19 hace_un:-18 haczyków:39 haczyków_^:39 hacía:-32 had:-44
had_0:-162 had_^:24 had_a:-30 had_already:40 had_always:7 had_another:32
had_bad:17 had_decided:-25 had_for:11 had_forgotten:36 had_gone:-10 had_her:10
had_his:14 had_hoped:10 had_it:132 had_its:-48 had_last:9 had_locked:-12
had_made:-7 had_me:-47 had_more:-16 had_my:29 had_no:-52 had_not:-37 had_on:32
had_one:-6 had_other:24 had_quite:6 had_run:2 had_so:38 had_that:103 had_the:58
had_thought:3 had_to:-86 had_told:-44 had_you:9 had_your:8 hade:-46 hade_jag:-11
hadley's:13 hadn't:51 hafen:44 hago:3 haha:-263 haha_^:-83 haha_babcia:-11
haha_de:-11 haha_die:-23 haha_ja:-5 haha_katten:-9 haha_my:-3 haha_no:-19
haha_ok:-13 haha_the:-33 haha_yes:-23 hahaha:-99 hahaha_^:-40 hai:8 haiku:-29
hair:-77 hair_^:-27 hairdryer:2 hairnet:45 haken:13 hal:15 halb:58 halb_neun:27
hale:1 halen:1 half:-13 half_a:-28 half_an:70 half_board:10 half_caf:7
half_empty:-24 half_finished:-5 half_hour:6 half_my:-37 half_of:-83 half_past:89
half_seven:10 half_the:-92 halfway:-37 halfway_through:-30 halfway_up:-4 hall:-4
hall_^:134 hall_a:23 hall_and:-74 hall_at:-2 hall_door:15 hall_floor:-39
hall_has:1 hall_in:-30 hall_is:41 hall_may:4 hall_one:1 hall_so:-5 hall_thats:5
hall_the:-24 hall_three:-73 hall_until:28 hallam:10 halle:10 hallway:13
hallway_and:-30 ham:53 ham_^:6 hamlet:-58 hamlet_^:-30 hammer:23 hammer_and:12
hammer_sound:9 hammers:61 hammock:-76 hamster:-108 hamster_is:-27 han:31
han_har:27 han_är:6 hand:41 hand_0:-23 hand_^:-16 hand_a:11 hand_and:-8
hand_at:4 hand_beginnt:7 hand_drawn:9 hand_for:-31 hand_from:17 hand_i:43
hand_in:11 hand_is:-28 hand_it:27 hand_like:30 hand_luggage:-24 hand_of:-1
hand_om:45 hand_on:-4 hand_out:8 hand_over:-27 hand_stuck:-30 hand_the:98
hand_when:-46 hand_with:39 handboken:23 handboken_^:23 handbook:33 handbrake:13
handdukar:-50 handed:52 handed_in:61 handed_out:-20 handed_over:61 handed_the:19
handed_to:36 handheld:12 handkerchief_^:4 handle:44 handle_^:26 handle_the:1
handled:18 handled_by:13 handler:15 handlers:15 handles:53 handles_0:4
handling_the:29 handover:72 handover_at:22 handover_is:14 hands:51 hands_0:-74
hands_^:30 hands_and:4 hands_are:-51 hands_i:22 hands_like:32 hands_of:46
hands_off:64 hands_out:5 hands_shake:10 hands_still:-14 hands_that:15
handshake:-48 handshake_^:-21 handtekening:23 handwriting:-104 handyman:-31
hang:-38 hang_it:-38 hang_on:-97 hang_the:11 hang_up:34 hangar_du:14 hangen:-11
hanging:-62 hanging_in:10 hangs:24 hangs_behind:2 hangs_in:-24 hangs_on:31
hanna:24 hannah:47 hanno:-61 hanno_un:-52 happen:24 happen_^:-19 happen_on:58
happened:38 happened_to:-25 happened_with:-15 happens:31 happens_^:-29
happens_if:22 happens_in:-34 happens_on:-37 happens_to:-23 happens_when:10
happens_with:72 happier:116 happier_^:-24 happier_on:3 happier_with:79
happiest:45 happiest_with:67 happily:-28 happy:15 happy_^:47 happy_birthday:-28
happy_for:37 happy_friday:-90 happy_tears:36 happy_with:25 har:-38 har_0:61
har_hand:35 har_inte:-18 har_jag:43 har_lagt:-20 har_tagit:-43 harbor:8
harbor_has:7 harbour_^:37 harbour_and:-41 harbour_is:-59 harbour_manoeuvres:42
harbour_master:71 harbour_office:-52 harbour_tax:-30 harbour_wall:5 hard:-55
hard_^:71 hard_at:-11 hard_cheese:28 hard_coded:6 hard_i:-15 hard_on:-59
hard_part:21 hard_problems:-39 hard_that:-25 hard_to:-49 hardcoded:15
hardening:51 harder:-81 harder_dan:-29 harder_than:-23 hardest_chapter:12
hardest_thing:-3 hardly:72 hardly_any:63 hardly_anyone:-18 hardly_believe:45
hardly_credit:-28 hardly_dare:34 hardly_ever:9 hardly_see:23 hardware:-7
hardware_^:9 hardware_in:14 hardware_key:7 hardware_people:-48 harina:13
haringen:-4 harm:-55 harm_done:-75 harmattan:-21 harmattan_dust:-21 harmless:-22
harmonii:30 harmonii_chodzę:30 harmonium:31 harness:11 harp:2 harp_^:-46
harp_has:40 harper:-26 harpist:-40 harris:49 harris_hawk:49 harrow:-15
hartwell:21 harvest:26 harvest_supper:-32 has:29 has_0:51 has_^:-19 has_a:-16
has_advised:20 has_agreed:4 has_already:9 has_an:76 has_anybody:46 has_anyone:-8
has_arrived:30 has_asked:-15 has_become:84 has_been:12 has_begun:10
has_better:-48 has_called:26 has_changed:-24 has_closed:1 has_come:39
has_confirmed:13 has_confused:10 has_cost:-49 has_dared:-24 has_died:17
has_discontinued:6 has_drawn:3 has_dropped:-13 has_ever:-30 has_excellent:-34
has_fallen:7 has_feelings:-7 has_fewer:-35 has_finally:-27 has_five:24
has_found:-34 has_given:-54 has_gone:54 has_got:13 has_granted:-49 has_grown:24
has_had:27 has_her:12 has_his:22 has_improved:-37 has_it:-60 has_its:-30
has_kindly:12 has_lain:10 has_learnt:-33 has_left:-3 has_looked:1 has_lost:-44
has_made:-50 has_met:-4 has_more:-100 has_moved:-10 has_my:12 has_named:-29
has_never:-62 has_no:13 has_not:15 has_notes:25 has_one:-59 has_only:29
has_opinions:-32 has_ordered:14 has_passed:4 has_picked:6 has_promised:1
has_put:-41 has_reached:1 has_read:23 has_renamed:-19 has_retired:14 has_room:49
has_run:11 has_said:46 has_seen:47 has_sent:-10 has_set:47 has_shown:6
has_signed:18 has_since:-60 has_slipped:4 has_space:44 has_stamped:23
has_stepped:1 has_such:-11 has_survived:-17 has_that:-24 has_the:33 has_three:29
has_to:228 has_told:76 has_turned:-53 has_two:-25 has_weighed:7 has_written:-60
hash:-10 hasn't:83 hasn't_been:37 hasn't_got:20 hasnt:-31 hasnt_said:19 hast:3
hasta:-72 hasta_0:25 hasta_en:-62 hasta_las:-52 hasło:32 hasło_do:32 hat:-30
hat_0:121 hat_^:-48 hat_abgesagt:9 hat_der:-75 hat_die:36 hat_ein:109
hat_einen:14 hat_er:32 hat_es:-48 hat_früher:-30 hat_gekündigt:47 hat_gesagt:16
hat_heute:-65 hat_immer:7 hat_is:-1 hat_meine:-68 hat_mich:22 hat_mir:-62
hat_noch:49 hat_nur:15 hat_said:7 hat_schon:14 hat_to:-19 hat's:-76
hata_kayıtları:44 hatchery:24 hatching:49 hatching_tray:32 hatching_trough:12
hate:-24 hate_surprises:50 hated:43 hated_it:-14 hated_the:17 hates:12
hathersage:35 hathersage_who:30 hats:19 hats_and:2 hats_for:-24 hatte:-49
hatten:-60 haul:20 haul_rope:19 hauled:-46 hauled_the:43 hauling:11
hauling_rope:11 haunted:-28 hauptzweig:59 hauptzweig_heißt:10 haus:-24 haus_^:23
haus_wird:-39 hausaufgaben:36 hause:30 hausmeister:-44 haustiere:14 haut:67
haut_^:26 haute:6 hava:-116 hava_çok:-49 have:14 have_0:27 have_?:72 have_^:4
have_a:-72 have_agreed:12 have_all:-32 have_already:-5 have_an:-59 have_asked:1
have_at:2 have_been:27 have_begun:11 have_bought:-53 have_brought:-27
have_built:39 have_cancelled:3 have_coffee:-30 have_come:1 have_complained:-13
have_confirmed:14 have_covered:23 have_decided:-6 have_earned:-11 have_ended:-26
have_enjoyed:18 have_ever:-28 have_fallen:-19 have_feelings:-1 have_felt:19
have_fewer:-21 have_finished:47 have_forgotten:-23 have_found:-22 have_fun:-17
have_given:-4 have_gone:-4 have_grown:52 have_guessed:-24 have_had:-36
have_handed:18 have_heard:-9 have_her:12 have_i:-56 have_it:26 have_its:-45
have_known:-11 have_laughed:-11 have_learned:-9 have_liked:-23 have_lost:35
have_loved:-18 have_made:-11 have_managed:-17 have_mastered:26 have_met:-21
have_more:13 have_my:45 have_never:-70 have_no:-73 have_not:-29 have_noted:35
have_noticed:-27 have_nuts:64 have_offered:26 have_on:4 have_ordered:2
have_paid:-43 have_pinned:-5 have_planned:16 have_prepared:16 have_put:27
have_read:-19 have_refunded:50 have_said:45 have_seen:-109 have_sent:18
have_settled:30 have_short:17 have_some:10 have_something:-46 have_spent:-24
have_stopped:-3 have_talked:9 have_that:-19 have_the:64 have_their:-27
have_them:6 have_thought:28 have_three:27 have_time:-8 have_to:120 have_told:34
have_too:14 have_tried:24 have_walked:-65 have_wanted:3 have_worked:40
have_written:14 have_you:-45 havel's:1 havel's_parcel:1 haven't:82
haven't_figured:29 haven't_found:15 haven't_seen:16 haven't_started:18
haven't_worked:29 havent:33 havent_figured:20 havent_heard:58 havet:-35
having:34 having_a:31 having_asked:2 having_consulted:-29 having_her:17
having_listened:2 having_seen:78 having_slept:33 having_the:6 having_thought:1
having_to:-14 hawk:31 hawk_in:2 hawks:-13 hay:-12 hay_0:-51 hay_que:64 haya:-19
hazard:-82 hazard_spotting:15 hazard_switch:3 haze:26 hazelnut:25 hazmat:26
he:45 he_asked:-32 he_broke:34 he_brought:4 he_calls:-41 he_can:-17 he_can't:58
he_cannot:-42 he_could:-27 he_couldn't:22 he_counts:5 he_decided:-25 he_died:-21
he_dropped:-19 he_fell:-36 he_found:3 he_gave:-15 he_gets:51 he_got:-26
he_had:13 he_has:94 he_is:-17 he_isn't:-24 he_just:-45 he_keeps:33 he_kept:15
he_laughs:-34 he_learned:-7 he_left:37 he_let:-31 he_lies:-35 he_likes:10
he_made:14 he_may:-64 he_means:26 he_might:-4 he_never:-12 he_only:36
he_pagado:15 he_pays:-1 he_phones:33 he_retired:-16 he_rings:43 he_said:-62
he_says:64 he_shook:1 he_should:3 he_starts:14 he_still:-50 he_swore:5
he_talked:26 he_tells:23 he_told:-26 he_used:-10 he_visto:-39 he_vuelto:34
he_walked:1 he_wants:54 he_was:-5 he_went:-5 he_will:35 he_would:-35 he_wrote:1
he'd:29 he'd_been:10 he'd_have:-3 he'll:11 he'll_say:-8 he's:126 he's_a:21
he's_at:22 he's_going:32 he's_got:9 he's_in:45 he's_the:12 head:34 head_^:-109
head_and:33 head_count:13 head_has:115 head_is:10 head_of:-30 head_office:20
head_so:-16 head_spin:25 head_takes:5 head_teacher:-6 head's:38 headcount:34
header:-12 header_^:5 heading:14 headmaster:-80 headmaster_^:-71
headmistress:-28 headphones:-7 headphones_^:12 headroom:41 heads:71 heads_^:39
headset:-26 headteacher:-48 health:-50 health_check:9 healthy:10 heap:-2
heap_of:11 hear:-105 hear_0:-13 hear_about:60 hear_from:3 hear_i:20 hear_if:33
hear_it:-109 hear_my:-32 hear_of:58 hear_that:-9 hear_the:-141 hear_them:1
hear_whether:18 heard:-66 heard_a:-5 heard_about:-29 heard_back:43 heard_by:5
heard_from:15 heard_in:-2 heard_it:39 heard_of:-37 heard_so:-62 heard_someone:-2
heard_the:10 heard_they:-3 heard_whether:6 hearing:99 hearing_aid:36
hearing_aids:57 hears:8 hears_about:18 hears_the:-25 heart:35 heart_^:-72
heart_a:19 heart_and:31 heart_in:20 heart_of:25 heart_on:-21 heart_says:21
heart_the:16 heart_to:-40 heartbeat:-94 heartbeat_^:-54 heartbroken:5 hearts:-47
heat:-73 heat_exchanger:32 heat_pump:9 heat_the:11 heat_up:12 heated:-2
heater:-36 heaters:19 heaters_^:11 heating:-48 heating_^:20 heating_bath:4
heating_in:-44 heating_the:34 heats:1 heaven:28 heavier:20 heavy:26 heb:-30
heb_de:58 heb_het:26 heb_ik:41 heb_liever:46 hebben:-60 hebben_^:-5 hechos:4
hechos_se:4 hedda:29 hedda_gabler:13 hedge:-73 hedge_^:-61 hedgehog:-65
hedgehogs:-34 hedges:-27 heeft:-3 heeft_^:41 heel:-71 heels:26 heerlijk:-85
heerlijk_verhaal:-10 heet:41 heftruck:9 heftruck_staat:9 heg:1 height:33
height_of:20 heim:-2 heimweg:-4 hein:-27 hein_^:-18 heizung:10 heizungskeller:1
heizungskeller_^:1 heiß:-14 heißt:27 hela:-145 held:-18 held_0:3 held_a:-32
held_both:-42 held_by:7 held_the:17 hele:-78 hele_dag:-22 helemaal:52
helicopter:21 helipad:2 helium:34 hello:2 hello_^:27 hello_from:-41 hello_to:-2
hellre:123 hellre_ha:62 helm:19 helm_hours:14 helmet:92 helmet_^:25
helmet_even:11 help:-14 help_0:26 help_^:-101 help_desk:-28 help_it:-46
help_me:82 help_of:38 help_us:5 helped:-55 helped_^:-60 helped_to:-11 helper:-3
helper_on:37 helpers:13 helpful:-13 helps:-34 helps_^:-47 helps_me:60
helps_you:7 helst:98 helst_ha:35 helst_vill:15 helt:-96 hem_^:-32 hemos:23
hemos_repasado:22 hemp:3 hen:-45 hen_on:-39 hence:64 hence_a:36 hence_the:14
henceforth:19 henk:-27 henrik:9 henrike:8 henrike_^:5 hens:-4 hens_are:-3
hens_in:36 hep:-51 her:6 her_0:-53 her_^:-72 her_a:7 her_and:62 her_baby:36
her_brother:11 her_dad:-15 her_desk:-14 her_for:-38 her_from:39 her_glasses:24
her_hat:-39 her_husband:-3 her_in:-28 her_knee:20 her_life:-6 her_mother:-49
her_mum:-13 her_my:-9 her_name:4 her_nose:5 her_office:5 her_on:18 her_own:-11
her_she:-8 her_sleep:28 her_son:8 her_stroke:9 her_that:-24 her_the:-7 her_we:4
her_word:9 her_words:-17 her_years:-6 her_zaman:83 heraus:26 herbarium:-71
herbatą:-4 herd:29 herd_count:25 here:-96 here_^:49 here_a:-25 here_again:-38
here_and:-35 here_are:-12 here_as:-17 here_at:-16 here_by:-46 here_cant:-48
here_for:-10 here_i:-9 here_in:-18 here_is:-30 here_my:-6 here_on:143
here_since:-29 here_so:18 here_the:-104 here_there:-17 here_too:-9 here_we:13
here_when:-26 here_with:-3 here_you:27 here's:-27 here's_one:34 heredity:39
heredity_matters:39 heritage:43 herken:-20 herken_ik:-20 herkes:-39 hermana:74
hermano:20 heron:-50 herons:-69 herons_do:-47 herr:124 herr_vom:17
herr_yilmaz:26 herramienta:15 herramienta_de:15 herring:-79 herrje:-5
herrlich:-63 herrlich_^:-82 hers:9 hers_^:-6 herself:7 hersteller:12
hersteller_hat:12 hertz:12 hertz_^:12 herz:11 hes:-26 hes_a:-38 hes_already:-81
hesitate:30 hestøya:10 het:22 het_^:-57 het_de:-52 het_goed:3
het_inschrijfformulier:1 het_is:-79 het_lab:-31 het_liefst:-21 het_met:27
het_regent:-47 het_scherm:12 het_transformatorhuis:8 het_woord:8 heter:53
hetzner:4 heure:52 heures:-119 heures_^:-42 heut:-119 heut_früh:-47
heut_nacht:-41 heut_schon:-51 heute:-205 heute_früh:16 heute_noch:32
heute_so:-16 heute_wieder:-18 hex:-34 hex_and:-25 hey:-33 hf:31 hi:-1
hi_again:-51 hi_vis:42 hibernate:43 hid:-61 hid_the:-61 hidden:9 hide:-2
hide_glue:26 hides:44 hides_^:48 hiding:-40 hier:-112 hier_le:-5 hier_soir:-37
hier_zo:-16 hierna:79 hierna_ga:9 high:27 high_contrast:33 high_water:12
higher:26 highest:-64 highlight:32 highlight_colour:4 highlight_verbs:18 hij:69
hija:23 hike:-69 hikers:-2 hiking:2 hilarious:-64 hilarious_^:-52 hilda:54
hilfe:19 hilfe_kasten:3 hilft:-28 hilft_nur:-26 hill:-57 hill_^:-66 hills:-64
hills_^:-22 hills_of:-11 hilo:1 hilos:12 hilos_^:12 him_^:-56 him_a:52 him_at:8
him_for:33 him_i:24 him_in:26 him_out:-7 him_over:18 him_poor:6 him_so:17
him_that:-47 him_to:-19 him_up:-14 him_what:-10 him_with:-32 himself:-3
himself_in:-62 hinge:81 hinge_is:4 hinge_on:3 hinges:8 hint:71 hint_and:22
hinten:25 hinten_raus:25 hinter_sich:-22 hinterm:9 hints:106 hints_^:25
hints_only:42 hinweis:21 hip:-4 hip_^:-38 hire:-49 hire_a:2 hire_of:11
hire_skates:3 his:38 his_^:-9 his_ankle:18 his_back:-38 his_brother:8
his_car:-62 his_chair:-43 his_coat:-12 his_compliments:5 his_daughter:17
his_eyes:-9 his_father:27 his_foot:-40 his_good:11 his_hands:31 his_head:3
his_leg:81 his_licence:5 his_life:9 his_memorial:4 his_mind:-33 his_mouth:9
his_new:-3 his_old:15 his_own:-77 his_party:24 his_phone:-42 his_prices:-25
his_shoes:14 his_thumb:5 his_umbrella:-11 his_voice:-37 his_wife:-48
his_words:47 his_wrist:31 hiss:-2 hissen:28 hissen_i:13 histoire:-35
historia:-72 historically:-16 historien:-5 history:13 history_^:27
history_folder:34 history_of:-51 história:-88 hit:-108 hit_0:-5 hit_a:19
hit_the:-11 hitch:34 hits:-21 hits_the:-19 hive:69 hives:2 hives_^:33 hiya:-53
hiç:-79 hl:-6 hl_0:-7 hm:-36 hm_^:-56 hm_ok:-37 hm_that:79 hm_yes:-37 hmm:-45
hmm_ok:-18 ho:122 ho_già:45 ho_messo:-18 ho_provato:-33 ho_scelto:6 ho_tolto:14
ho_visto:-34 hob:-5 hoca:-38 hockey:61 hoe:-80 hof:-14 hof_^:6 hofer:8
hofer_farm:8 hofladen:34 hofmann's:55 hog:13 hoist:5 hoja:34 hoje:-126
hoje_o:-77 hold:-40 hold_0:13 hold_^:2 hold_a:28 hold_back:27 hold_for:-20
hold_it:2 hold_music:-106 hold_of:9 hold_on:-55 hold_our:64 hold_the:64
hold_up:20 hold_with:-50 holder:65 holder_is:25 holding:-57 holding_the:5
holdings:42 holdings_in:23 holds:128 holds_0:48 holds_^:30 holds_an:14
holds_the:25 hole:-35 hole_0:7 hole_for:-2 hole_you:16 holes:44 holes_are:13
holiday:-59 holiday_^:-67 holiday_is:-4 holiday_the:21 holidays:-49
holidays_^:12 holm:47 holt:36 hombre:23 home:51 home_^:-50 home_after:20
home_again:4 home_and:-24 home_by:-14 home_contract:3 home_folder:28 home_for:15
home_i'd:7 home_in:74 home_is:-45 home_to:27 home_was:-38 home_with:5 homem:26
homework:149 homework_0:44 homework_on:12 hon:6 honest:-43 honest_^:-58
honestly:-65 honestly_^:-59 honestly_a:52 honestly_i:-75 honestly_i'd:14
honestly_the:-66 honey:-42 honey_at:-22 honeymoon:56 honeymoon_couple:62
honour:26 honour_^:17 hood:75 hood_^:17 hood_lining:31 hood_pattern:11
hoodie:-34 hooguit:87 hooguit_0:57 hook:49 hook_0:-5 hook_up:7 hooked:33
hooked_up:36 hooks:70 hooks_^:12 hooks_are:34 hoor:-35 hoor_ik:-10 hoort:17
hope:-174 hope_^:-11 hope_and:-53 hope_he:-19 hope_i:47 hope_it:-36
hope_somebody:-22 hope_that:-23 hope_that's:23 hope_the:-151 hope_to:104
hope_your:-23 hoped:17 hoped_that:9 hopeless:7 hopes:23 hoping:4 hoping_to:78
hopping:-5 hops:13 hora:-18 hora_^:-32 horas:-75 horas_^:7 horas_de:-53
horen:-13 horen_^:-31 horizon:5 horizontal:2 horizontal_^:1 horn:-35 horno:26
horoscope:13 horse:-27 horse_^:-7 horses:-82 horta:1 hos:35 hos_er:12 hose:62
hose_^:17 hosenträgern:6 hosenträgern_und:6 hosepipe:-37 hospital:-93
hospital_^:17 hospital_and:-32 hospital_bed:-8 hospital_laundry:33 hospital's:24
hospitals:-65 host:-13 host_^:13 hosted:4 hosted_in:4 hostel:49 hostnames:2
hostnames_in:2 hosts:48 hosts_^:2 hosts_the:15 hot:-31 hot_^:-14 hot_in:-55
hot_tea:30 hot_tub:29 hotel:18 hotel_^:-28 hotel_booking:6 hotel_is:13
hotel_lobby:-28 hotels:-59 hotfix:9 hotline:36 hottest:-22 hottest_day:-22
houden:8 hour:26 hour_about:-35 hour_ago:-21 hour_and:-30 hour_as:-3
hour_because:-18 hour_for:16 hour_is:37 hour_of:61 hour_on:14 hour_so:43
hour_then:-42 hour_to:29 hour_with:-2 hourly:19 hourly_rate:-2 hourly_tune:13
hours:-31 hours_0:-51 hours_^:8 hours_a:76 hours_about:-47 hours_and:-33
hours_at:34 hours_before:18 hours_between:55 hours_for:-40 hours_in:2
hours_is:10 hours_looking:-1 hours_now:-2 hours_of:-5 hours_on:-50 hours_shes:27
hours_with:-36 house:30 house_0:2 house_and:38 house_are:-40 house_gets:46
house_has:37 house_in:-55 house_is:-14 house_number:1 house_reports:13
house_style:57 house_that:-13 house_the:36 house_was:38 house_where:10
household:1 households:-12 housekeeping:18 houses:-29 housing:-34 housing_^:11
housing_office:-44 housse:24 housse_de:24 houten:2 how:-71 how_0:-23 how_^:23
how_are:-19 how_cold:6 how_delightful:-7 how_did:-46 how_do:49 how_does:1
how_heavy:-32 how_i:-8 how_is:-110 how_it:33 how_late:17 how_long:38
how_loud:-80 how_lovely:41 how_many:51 how_most:-26 how_much:21 how_my:45
how_of:-17 how_people:-10 how_she:7 how_that:42 how_the:-129 how_this:10
how_tired:3 how_to:30 how_was:-28 how_we:36 how_your:-20 however:42
however_^:-26 however_full:16 however_long:22 however_small:36 howling:-29
hows:-48 hows_the:-19 hoy:-79 hoy_es:18 hoy_he:-1 hoy_parece:-7 hr:-34 hrs:-52
hrs_^:35 hrs_and:-14 hrs_of:-73 html:6 hub:20 huber:34 huele:18 huele_a:46
huele_el:-18 huesos:12 huge:44 huge_one:11 hugo:15 huh:-49 huisarts:10 hull:8
hum:-78 hum_along:-37 hum_in:80 hum_of:-9 human:-90 human_^:-40 human_voice:-33
humeur:-12 humid:-36 humidade:3 humidifier:9 humidity:-28 humidity_^:26
hummed:-4 humming:-139 humming_^:-59 humming_in:-12 humming_it:-14
humming_that:-51 humor:-16 humour:-47 humour_^:-34 hums:-109 hums_^:44
hums_along:-14 hums_when:-46 hund:-113 hund_vom:-71 hunde:10 hundefutter:46
hundred:-74 hundred_and:11 hundred_times:-17 hundredweight:18 hung:-10 hung_a:26
hung_it:-34 hung_on:-9 hung_the:23 hung_up:-26 hungry:-11 hungry_^:1 hunting:6
hurdy:-49 hurry:-13 hurry_^:18 hurry_at:-39 hurt:37 hurt_from:-2 hurt_only:10
hurts:108 hurts_^:70 hurts_from:-48 hurts_you:2 husband:100 husband_about:21
husband_what:1 husband's:15 husbands:-16 huset:51 hut:70 hut_has:14 hydrant:9
hydraulics:32 hygiene:-10 hygrometer:12 hygrometer_shows:11 hymn:-71
hypothesis:9 hypothesis_is:5 hyr:44 hyrt:27 hyrt_för:27 hytt:44 hz:10 hz_^:9
há:-25 há_dias:-17 hält:73 hämtar:26 hängen:39 hängt:73 hängt_an:24 här:-99
härligt:-81 härnäst:120 härnäst_ska:7 härnäst_skriver:14 hätte:-126
höchstens:137 höchstens_0:100 högst:93 högst_0:36 högst_fyra:19 hölle:-32
hölle_los:-32 höra:-41 hört:34 hütte:22 i:-10 i_0:-75 i_^:24 i_a:13
i_actually:-12 i_added:6 i_admire:-32 i_agreed:5 i_allow:12 i_already:-4
i_always:-103 i_am:-40 i_answer:21 i_apologise:3 i_appreciate:-28 i_are:-104
i_ask:113 i_asked:72 i_assumed:10 i_ate:8 i_bastun:4 i_be:30 i_beg:36
i_believe:38 i_bet:-48 i_bimbi:-2 i_blush:22 i_bought:31 i_bring:9 i_brought:-28
i_built:-18 i_buy:-20 i_call:-10 i_came:58 i_can:-53 i_can't:29 i_cannot:-19
i_cant:-61 i_carried:-18 i_carry:37 i_caught:-60 i_całe:-54 i_change:1
i_changed:2 i_check:-23 i_checked:25 i_chose:102 i_close:32 i_come:-69
i_compare:3 i_compared:-37 i_completely:-31 i_corrected:16 i_could:-76
i_couldn't:35 i_count:43 i_counted:-10 i_crawled:11 i_cried:-1 i_cry:10
i_dare:-7 i_dati:-37 i_decided:2 i_deleted:-18 i_did:77 i_didn't:-73
i_discovered:-15 i_do:-96 i_don't:30 i_dont:73 i_doubt:-17 i_dream:29
i_dreamt:-73 i_drew:-44 i_dropped:-93 i_drove:31 i_en:44 i_enjoy:150
i_enjoyed:-13 i_entered:-2 i_ever:-134 i_expect:-40 i_explained:-12 i_fancy:67
i_favour:25 i_fear:-43 i_feel:-24 i_fell:-22 i_felt:9 i_finally:-19 i_find:-7
i_finished:45 i_fix:-20 i_forget:61 i_forgot:-23 i_found:-79 i_gather:31
i_get:142 i_go:-10 i_got:92 i_gotta:41 i_grew:-59 i_guess:27 i_had:-64
i_hadn't:51 i_hand:7 i_hardly:44 i_hate:21 i_have:35 i_haven't:-25 i_hear:-17
i_heard:-19 i_hesitate:30 i_hope:-94 i_hung:-3 i_imagine:-23 i_intend:23
i_keep:-27 i_kept:6 i_kid:-55 i_know:89 i_laughed:-55 i_lay:20 i_lean:62
i_learn:165 i_learned:-50 i_leave:18 i_left:92 i_let:30 i_like:173 i_liked:-15
i_listened:34 i_lived:-3 i_look:22 i_looked:87 i_lose:39 i_lost:-43 i_love:-27
i_ma:15 i_made:-1 i_make:88 i_manage:16 i_mappen:20 i_may:-15 i_mean:73
i_measured:5 i_merged:2 i_met:-59 i_might:-67 i_miss:-79 i_missed:-15 i_mix:79
i_move:-11 i_moved:57 i_must:-9 i_nearly:54 i_need:10 i_never:17 i_nie:-93
i_nikt:-58 i_noted:21 i_noticed:22 i_now:15 i_once:-102 i_only:-18 i_open:-50
i_opened:-55 i_ordered:19 i_owe:32 i_own:-10 i_passed:-9 i_pay:6 i_picked:63
i_plan:3 i_practise:32 i_prefer:-14 i_pressed:-9 i_printed:-32 i_promise:13
i_propose:14 i_put:-1 i_raise:7 i_raised:32 i_ran:58 i_rang:21 i_read:-37
i_rebuilt:25 i_redrew:46 i_registered:22 i_remember:13 i_removed:2 i_renamed:30
i_repair:-16 i_replaced:-26 i_ring:21 i_run:-6 i_sat:6 i_saw:24 i_say:31
i_screamed:33 i_see:33 i_send:1 i_sent:9 i_set:65 i_settled:30 i_shall:-31
i_share:-3 i_shook:27 i_shouldn't:-10 i_showed:27 i_signed:21 i_sing:-23
i_sit:21 i_sleep:41 i_soldered:54 i_sort:29 i_speak:-68 i_spent:-42 i_spoke:32
i_started:16 i_still:19 i_stood:-27 i_stop:6 i_stopped:-22 i_study:32
i_suggest:4 i_suppose:-107 i_suspect:-136 i_swear:-78 i_switched:21 i_tak:-11
i_take:54 i_talk:7 i_talked:12 i_teach:-17 i_tell:-16 i_think:29 i_thought:-46
i_timed:9 i_to:14 i_told:-4 i_took:-11 i_tre:41 i_tried:-74 i_tune:-14 i_turn:34
i_turned:38 i_turni:17 i_type:-29 i_understand:-23 i_understood:22 i_uploaded:25
i_use:-10 i_used:-62 i_waived:7 i_wanna:49 i_want:131 i_wanted:-72 i_was:-55
i_watched:1 i_waved:15 i_went:58 i_were:-68 i_whine:26 i_will:-29 i_wish:-28
i_woke:-23 i_won't:19 i_wonder:49 i_wont:58 i_work:15 i_worked:-35 i_write:5
i_wrote:4 i'd:78 i'd_appreciate:38 i'd_ask:2 i'd_be:-13 i'd_call:-46
i'd_enjoy:38 i'd_give:-39 i'd_go:49 i'd_guess:-24 i'd_hate:29 i'd_have:-61
i'd_lean:1 i'd_like:156 i'd_love:51 i'd_much:69 i'd_need:15 i'd_never:-10
i'd_pick:-19 i'd_prefer:44 i'd_rather:115 i'd_really:24 i'd_say:-67 i'd_send:23
i'd_sooner:82 i'd_start:-18 i'd_take:-16 i'd_the:1 i'll:97 i'll_always:9
i'll_ask:31 i'll_be:-97 i'll_bring:17 i'll_chase:17 i'll_do:9 i'll_get:24
i'll_give:-55 i'll_have:25 i'll_keep:57 i'll_make:26 i'll_never:10 i'll_not:-23
i'll_remind:29 i'll_sit:6 i'll_start:11 i'll_take:-40 i'll_tell:-12 i'll_use:7
i'll_write:51 i'm:21 i'm_a:51 i'm_afraid:13 i'm_after:49 i'm_asking:16
i'm_doing:28 i'm_dropping:7 i'm_fond:9 i'm_fonder:32 i'm_fondest:2
i'm_getting:15 i'm_going:34 i'm_happier:43 i'm_here:-26 i'm_holding:4 i'm_in:27
i'm_keeping:37 i'm_late:-24 i'm_learning:-5 i'm_mad:-21 i'm_making:8 i'm_more:22
i'm_not:-117 i'm_only:5 i'm_reading:-18 i'm_sending:-26 i'm_skipping:5
i'm_somebody:6 i'm_sorry:12 i'm_still:-20 i'm_sure:-50 i'm_taking:20 i'm_the:4
i'm_told:-26 i've:77 i've_a:56 i've_added:-37 i've_always:-10 i've_asked:2
i've_carried:-39 i've_checked:-49 i've_come:45 i've_decided:70 i've_done:13
i've_even:-36 i've_gone:5 i've_got:24 i've_had:82 i've_heard:-54 i've_just:-53
i've_looked:-36 i've_made:51 i've_moved:3 i've_never:-68 i've_not:-48
i've_noticed:9 i've_put:48 i've_read:-46 i've_renamed:17 i've_rewritten:8
i've_seen:-106 i've_settled:19 i've_still:5 i've_switched:2 i've_thought:66
i've_told:13 i've_turned:1 i've_worked:-12 ice:-20 ice_^:15 ice_and:4
ice_chapel:10 ice_cream:-92 ice_logo:8 ice_machine:-39 ice_on:-52 ice_paint:24
ice_rink:13 ices:-27 ich:29 ich_0:57 ich_^:-32 ich_als:30 ich_arbeite:10
ich_auf:3 ich_bei:32 ich_beim:17 ich_bring:23 ich_das:23 ich_die:51 ich_dir:36
ich_gern:21 ich_grundsätzlich:28 ich_hab:-38 ich_habe:-1 ich_ihnen:19 ich_im:22
ich_lerne:9 ich_lieber:15 ich_mag:-16 ich_mal:-56 ich_mir:25 ich_musste:52
ich_möchte:22 ich_nehme:12 ich_nicht:5 ich_nie:-40 ich_noch:20 ich_nur:3
ich_sie:8 ich_so:7 ich_übe:12 ich's:41 ici:-68 ici_il:-9 icicles:-2 icing_^:27
icing_heater:4 icon:-57 icon_set:-65 iconos:49 iconos_a:14 icons:39 icons_for:10
id:100 id_be:-35 id_forgotten:-51 id_go:33 id_like:98 id_prefer:24 id_rather:62
id_say:30 id_sooner:23 id_take:1 idag:-54 idag_^:-54 idea:28 idea_^:22
idea_how:-19 idea_if:42 idea_in:10 idea_is:48 idea_of:-51 idea_that:-13
idea_whether:24 idea_who:36 idea_why:-34 idea_yet:75 ideally:89 ideally_the:54
ideas:11 ideia:37 idempotent:-43 identical:-53 identify:45 identify_themselves:8
identity:8 idk:18 idle:8 idle_machines:-16 idzie:17 ie:-10 iedereen:39 ieri:-37
ieri_a:-4 ieri_sera:-36 iets:-159 iets_waar:10 if:73 if_a:56 if_anybody:-23
if_both:-3 if_each:-7 if_every:43 if_he:19 if_i:-84 if_it:22 if_it's:69
if_its:85 if_my:39 if_nobody:23 if_nothing:16 if_one:-14 if_only:-76
if_possible:55 if_she:-55 if_somebody:-3 if_someone:63 if_something:-12
if_that:19 if_that's:-27 if_the:39 if_there:51 if_there's:13 if_theres:28
if_they:25 if_u:44 if_we:-70 if_you:-21 if_you'd:10 if_you'll:-53 if_you're:5
if_your:16 ifs:36 igen:-111 igen_^:-84 ignore:11 ignore_encore:33 igual:-52
ihm:26 ihn:11 ihnen:45 ihnen_sehr:8 ihr:-19 ihr_ansprechpartner:23 ihre:66
ihre_geschichte:42 ihren:41 ihrer:54 ii:15 ik:-33 ik_^:-69 ik_de:97
ik_gisteren:18 ik_heb:43 ik_het:59 ik_leer:7 ik_liever:9 ik_maar:6 ik_met:44
ik_mijn:-4 ik_neem:50 ik_oefen:49 ik_uit:-20 ik_wel:-23 ik_word:32 ik_zie:-25
ikea:-54 iki:-42 il:9 il_0:14 il_a:21 il_bagnino:34 il_cane:-4 il_capitolo:46
il_carburante:19 il_codice:31 il_compito:13 il_corso:17 il_dit:-62 il_dorso:1
il_en:-34 il_est:1 il_faisait:11 il_fait:-72 il_faut:50 il_filtro:12
il_gatto:-115 il_gruppo:18 il_livello:9 il_log:9 il_lunedì:-67 il_macellaio:34
il_magazzino:20 il_me:74 il_modulo:54 il_montaggio:16 il_motore:53 il_ne:64
il_nonno:23 il_nous:39 il_pallone:8 il_panno:3 il_permesso:30 il_pianoforte:19
il_pleut:-88 il_primo:27 il_prossimo:45 il_quaderno:36 il_ramo:27 il_reste:-44
il_ricambio:22 il_sale:-57 il_secondo:28 il_seggiolino:33 il_sensore:85
il_server:-63 il_simulatore:29 il_soffritto:6 il_tecnico:20 il_tempo:-32
il_traghetto:34 il_trasporto:4 il_tratto:28 il_trattore:13 il_turno:50
il_vento:-13 il_y:7 ile:55 ile_yazılır:23 ill:175 ill_^:5 ill_have:3 ill_pay:10
ill_record:32 ill_ring:11 ill_send:1 ill_sort:31 ill_the:3 ill_try:4
illegal:-115 illegal_^:-76 illustrations:58 ils:35 ils_ont:14 ilse:54 ilse_^:48
im:-27 im_a:41 im_bach:1 im_chat:48 im_code:4 im_gang:9 im_going:15 im_gonna:2
im_hafen:16 im_haus:-51 im_herbst:-19 im_interrupt:1 im_keeping:17 im_keller:38
im_kurs:13 im_lager:27 im_more:92 im_no:-20 im_not:-48 im_off:8 im_on:-15
im_out:4 im_paying:34 im_quitting:51 im_regen:29 im_rollstuhl:12 im_so:-45
im_the:-57 im_there:58 im_told:-32 im_torn:2 im_treppenhaus:-41 im_useless:30
im_vorspiel:26 image:121 image_cache:31 image_is:7 image_thumbnails:5 images:25
images_are:-11 imagination:-94 imagine:-157 imagine_0:-12 imagine_^:-16
imagine_a:-22 imagine_it:-39 imagine_that:-33 imagine_the:-21 imagino:-52
imagino_a:-52 immagine:-9 immer:-10 immer_^:-32 immer_an:15 immer_auf:50
immer_erst:34 immer_in:46 immer_mit:35 immer_noch:-66 imo:-30 imo_^:12
impedance:36 imperative:30 import:113 import_is:38 import_threads:5
importación:3 important:-36 importer:48 importer_^:17 imports:4 imports_^:12
imposed:-76 impressive:-65 impressive_^:-48 improve:-63 improved:-37
improvement:-22 improvements:-38 imu:35 imza:12 imza_attı:12 in:-38 in_$:1
in_0:-98 in_?:-9 in_^:-3 in_a:-38 in_about:-26 in_accounts:-37 in_act:18
in_after:-25 in_all:99 in_an:13 in_and:-87 in_antwerp:-7 in_anything:51
in_april:-27 in_are:-22 in_as:31 in_at:32 in_auf:-7 in_august:-9 in_autumn:31
in_bar:21 in_bay:28 in_because:29 in_bed:8 in_bergen:-52 in_berta:-5
in_better:37 in_between:67 in_both:17 in_bottle:6 in_brackets:13 in_british:10
in_by:-29 in_case:69 in_cash:56 in_cave:40 in_cents:6 in_charge:-11 in_class:-44
in_code:-19 in_cold:67 in_column:3 in_common:-20 in_company:-17 in_confidence:27
in_consideration:4 in_cucina:-48 in_czech:15 in_dark:13 in_daylight:22 in_de:-13
in_debug:7 in_den:118 in_der:-26 in_die:83 in_do:8 in_doubt:86 in_drawer:2
in_dublin:11 in_dutch:5 in_each:-44 in_early:35 in_een:27 in_eine:20
in_einen:-28 in_einer:14 in_english:102 in_europe:-46 in_even:2 in_everyone:-1
in_everything:38 in_exercise:9 in_exercises:2 in_fact:-7 in_fairness:-20
in_family:24 in_favour:19 in_february:21 in_first:11 in_flat:41 in_flemish:27
in_fog:-7 in_for:-22 in_four:-45 in_freezer:16 in_fretta:-15 in_fridge:4
in_from:58 in_front:-60 in_frost:9 in_full:90 in_general:-48 in_german:72
in_go:-24 in_good:-22 in_grams:10 in_graz:23 in_groups:-15 in_haben:-37
in_had:-25 in_hal:9 in_hall:3 in_halle:23 in_hand:10 in_hangar:-8 in_hardware:21
in_has:-117 in_hat:-57 in_have:-24 in_her:28 in_here:-7 in_het:49 in_his:29
in_hospital:-3 in_house:1 in_i:29 in_inglese:14 in_ink:7 in_is:-47 in_it:46
in_it's:-24 in_italics:25 in_its:45 in_january:-11 in_july:-21 in_june:35
in_knots:4 in_last:-33 in_latin:27 in_law:-4 in_law's:32 in_laws:-8 in_leeds:48
in_less:-20 in_life:-22 in_line:-24 in_lisbon:13 in_lyon:30 in_magazzino:26
in_many:-31 in_march:-33 in_may:-28 in_mijn:-21 in_millimetres:37 in_mind:122
in_mittens:-14 in_moot:11 in_more:2 in_morse:18 in_most:-56 in_must:-16 in_my:3
in_next:10 in_no:6 in_november:-28 in_now:-20 in_number:63 in_old:44 in_once:-45
in_one:-43 in_open:-24 in_ops:-9 in_order:-16 in_oslo:-52 in_our:-20 in_over:-16
in_packs:19 in_paese:-41 in_paper:-34 in_part:39 in_peace:-51 in_pencil:17
in_place:72 in_places:-37 in_plain:11 in_pls:17 in_porto:-4 in_portugal:-14
in_portuguese:-17 in_practice:-5 in_public:10 in_python:12 in_red:28 in_redis:32
in_release:21 in_return:30 in_room:-5 in_row:30 in_rust:27 in_sala:29
in_school:-74 in_sends:-44 in_separate:7 in_service:-14 in_shoe:-26 in_short:-18
in_shows:-85 in_sick:17 in_silence:23 in_slippers:-12 in_small:-25 in_smells:-46
in_so:53 in_software:4 in_some:-31 in_something:20 in_spanish:18 in_spring:67
in_staging:18 in_stainless:39 in_stock:17 in_such:-32 in_sync:39 in_tank:21
in_that:14 in_the:13 in_their:-27 in_them:-3 in_theory:-16 in_there:20
in_there's:-17 in_they:-92 in_those:-24 in_through:23 in_tickets:45 in_time:11
in_to:24 in_today:-23 in_town:86 in_traffic:-28 in_tune:-35 in_two:60
in_typescript:10 in_until:10 in_use:-3 in_used:-64 in_utc:51 in_utrecht:5
in_view:28 in_views:17 in_war:-13 in_was:-71 in_we:-52 in_were:-11 in_wet:-20
in_when:-17 in_where:-38 in_which:34 in_while:14 in_white:-17 in_who:-36
in_winter:-24 in_with:-21 in_words:28 in_would:24 in_writing:37 in_wrote:-10
in_you:-18 in_your:79 in_zig:12 inauguration:3 inbound:31 inbox:27 inbox_^:66
inbox_is:-20 inch:4 inches:5 inches_confuse:20 incident:-2 incident_^:-80
incl:56 incl_^:44 inclined_to:-12 inclined_towards:12 included:-2 included_^:-29
includes:87 includes_the:30 including:3 including_the:-31 inconvenience:-44
inconveniente:10 incubator:38 indeed:-57 indeed_^:-25 indeed_a:-9
indentation:-27 indentation_^:-7 indentation_i:-2 index:94 index_^:52 index_is:8
index_on:15 indexing:-5 indexing_the:37 indicativo:62 indicativo_provisório:49
indigo:-32 indoor:6 indoors:82 indoors_^:6 indulgence:-23 ines:-48 infected:26
inflation:-14 info:5 inform:17 inform_you:17 information:34 information_about:2
informed:-59 informuję:4 informuję_że:4 infusion:-41 infusion_pumps:-41 inga:119
ingen:-55 ingen_vet:-68 ingest:18 inglese:14 inglés:36 inglês:20 ingredients:-48
ingrid:58 ingrid_is:7 inhaler:75 init:8 initials:-10 initials_^:-18 ink:49
ink_^:3 ink_the:8 inlet:12 inline:55 inline_styles:33 inliner:24 inmiddels:40
inn:42 innan:84 inner:5 input:-61 input_^:-31 inputs:11 ins:-52 ins_plaudern:-32
inschrijfformulier:1 inscriptions:8 inside:12 inside_^:-48 inside_an:32
inside_of:-1 inside_the:40 insieme:-26 insist:41 insist_that:33 insisted:5
insistent:2 insists:-7 insists_on:-35 inskickad:41 inskickad_^:41 insomma:47
inspected:77 inspection:26 inspection_has:-25 inspection_of:4 inspector:69
inspector_has:22 inspector_is:3 inspector_was:16 instala:21 install_it:-25
installer:18 instant:-61 instead:149 instead_^:66 instead_of:97 instructions:-16
instructor:-15 instructor_^:-8 instructor_hums:-36 instructor_is:7
instrument:-49 instrument_for:-6 instruments:44 insulin:33 insulin_is:11
insult:-59 insurance:82 insurance_form:4 insurance_is:-33 insurance_people:4
insured:52 insured_for:30 insurer:72 insurer_and:13 insurer_is:6 insurer's:20
insurers:2 intake:-41 intake_^:39 intanto:20 inte:118 inte_bestämt:7 inte_om:16
inte_på:25 inte_än:12 integer:22 integer_milliseconds:23 inteiro:1 intend:23
intend_to:23 intended:-5 intensive:-44 intensive_care:-44 intentions:-2
intentions_^:-2 intercepts:12 intercom:-41 interdiction:41 interdit:33
interdit_de:15 interest:-39 interest_rate:2 interesting:-89 interesting_^:-24
interesting_i:-17 interestingly:-19 interestingly_the:-19 interface:-41
interface_^:-52 interference:-21 intern:-40 intern_^:-75 intern_is:-51
internal:10 internet:-55 interns:-59 interns_^:1 interpreter:12
interpreter_for:12 interrupt:43 interrupt_handler:1 interrupts:-46 interval:29
interval_0:6 interview_in:4 into:-36 into_0:-42 into_a:-11 into_an:-4
into_each:-16 into_its:27 into_my:16 into_one:27 into_that:-6 into_the:3
into_this:8 into_your:12 introduce:13 introduced:-55 introduction:13 invece:70
inventados:21 inventados_^:21 invented:-102 invented_the:-35 inventory:14
inventory_^:-38 inventory_list:42 inventory_screen:11 invisible:40
invitations:17 invite:5 invite_link:2 invited:13 invited_^:12 invites:-25
invoice:77 invoice_address:16 invoice_from:5 invoice_in:11 invoice_is:32
invoice_should:1 invoice_to:11 invoices:118 invoices_^:12 involves:-15
inzwischen:10 início:-40 io:58 ios:44 ios_build:16 ip:-10 ip_address:-14 ipv:-33
ipv_0:-33 irgendwie:-29 iris:31 iris_motors:16 irmã:31 iron:-16 iron_^:-19
iron_is:-42 ironed:10 ironing:34 ironing_the:1 irons:-26 irony:-39 irregular:51
irregular_verbs:21 irrigation:29 is:69 is_$:13 is_0:174 is_^:90 is_a:-94
is_ab:43 is_about:1 is_above:7 is_accepted:5 is_al:24 is_alive:28 is_all:30
is_allergic:31 is_allowed:26 is_already:-12 is_always:-56 is_an:-86 is_and:-96
is_another:26 is_answered:22 is_anybody's:2 is_anyone's:28 is_as:19
is_asking:-27 is_assessed:23 is_at:91 is_attached:-51 is_back:16
is_basically:-44 is_beautiful:-54 is_beautifully:-22 is_because:11 is_behind:55
is_berthed:31 is_best:-18 is_better:-118 is_big:-24 is_blocked:9 is_booked:44
is_born:-10 is_borrowed:30 is_braver:-27 is_bringing:46 is_broken:-67 is_built:8
is_buried:-25 is_by:48 is_called:100 is_cancelled:35 is_capped:17 is_captain:42
is_carrying:26 is_cheaper:13 is_checked:20 is_clean:-69 is_cleaned:30
is_cleared:14 is_clementine:15 is_closed:53 is_colour:-1 is_coming:-12
is_concerned:25 is_convinced:-20 is_corrected:37 is_covered:65 is_dead:-21
is_decibels:14 is_deleted:59 is_delivered:9 is_done:46 is_down:97 is_dr:34
is_drawn:-16 is_dredged:12 is_drowning:14 is_dry:20 is_due:62 is_dug:39
is_easier:-1 is_easy:-52 is_eating:-5 is_een:-42 is_either:-36 is_emptied:43
is_empty:16 is_enough:-78 is_entered:43 is_entirely:-13 is_estimated:39
is_even:38 is_every:-36 is_expected:9 is_expecting:13 is_failing:2 is_fair:-17
is_falling:-30 is_famous:-29 is_far:-39 is_fast:-45 is_faster:-38 is_fern:2
is_filled:1 is_fine:-38 is_finished:27 is_fixed:94 is_flat:-45 is_flooded:9
is_for:57 is_forbidden:51 is_forever:-51 is_free:67 is_from:8 is_frozen:24
is_full:-3 is_fully:45 is_garbage:-33 is_getting:43 is_given:40 is_glued:17
is_going:10 is_gone:21 is_good:38 is_great:-69 is_green:-31 is_half:24
is_handled:9 is_hanging:-46 is_hard:-65 is_hardly:3 is_having:17 is_heard:5
is_held:8 is_here:-46 is_heron:26 is_holding:25 is_hosted:4 is_how:37 is_hung:33
is_i:-37 is_ice:10 is_if:-57 is_in:45 is_indeed:-33 is_inside:-53 is_it:-95
is_jetzt:3 is_just:-115 is_kept:61 is_killing:-45 is_kind:-42 is_laid:-17
is_leaking:-27 is_learning:-24 is_led:20 is_leek:49 is_left:26 is_leopold:14
is_licensed:2 is_light:4 is_like:-97 is_limited:4 is_lit:45 is_live:13
is_loaded:12 is_longer:-7 is_looked:14 is_lovely:-97 is_lying:14 is_making:-7
is_marked:15 is_may:19 is_merged:4 is_mine:39 is_miss:53 is_missing:6
is_more:-80 is_mostly:-51 is_moved:4 is_moving:24 is_mr:80 is_mrs:61 is_my:116
is_named:17 is_narrated:14 is_nearly:-8 is_necessary:-69 is_never:31 is_new:-60
is_nicer:-18 is_ninety:-35 is_no:9 is_nog:15 is_not:-51 is_nothing:-48
is_nougat:3 is_now:130 is_nu:12 is_oddly:-3 is_odile:14 is_of:-11 is_off:93
is_often:-53 is_ok:4 is_old:-61 is_older:-80 is_on:56 is_one:-17 is_op:-15
is_open:66 is_opened:29 is_orange:20 is_our:26 is_out:54 is_paid:27
is_painted:32 is_parked:1 is_parking:24 is_part:-4 is_perfectly:-35
is_perhaps:-35 is_picked:16 is_plain:-4 is_played:58 is_porridge:-19
is_practically:-49 is_pregnant:-36 is_probably:-2 is_pushed:1 is_put:15
is_quarantined:2 is_quite:-56 is_rated:-56 is_rather:-102 is_reaching:11
is_read:63 is_ready:35 is_refreshed:14 is_remarkably:-42 is_reserved:48
is_retired:5 is_reviewed:16 is_rewritten:10 is_right:23 is_room:41
is_rosalind:15 is_run:66 is_rung:9 is_running:90 is_safe:-52 is_said:-80
is_saying:-13 is_sent:40 is_served:1 is_set:46 is_sewn:17 is_shaking:-8
is_shared:-38 is_shown:28 is_shut:10 is_signed:7 is_simply:-61 is_sitting:45
is_slow:-75 is_slower:-18 is_small:-72 is_so:-67 is_somebody:6 is_something:-65
is_sorted:38 is_soup:-45 is_speaking:15 is_spliced:8 is_staffed:20 is_stale:1
is_standing:74 is_staying:16 is_still:115 is_stricter:-3 is_stuck:-34
is_supposed:-21 is_surely:-18 is_taken:1 is_taking:10 is_telling:-5 is_tested:1
is_that:-39 is_the:-5 is_there:-33 is_therefore:11 is_this:-26 is_three:-1
is_through:24 is_thrown:21 is_tied:17 is_tiny:10 is_to:194 is_toast:-26
is_tobias:1 is_too:-34 is_tuesday:22 is_turned:38 is_two:51 is_typical:-32
is_unclear:-25 is_unplugged:13 is_unreal:-6 is_up:27 is_used:46 is_usually:-11
is_van:21 is_void:5 is_waiting:61 is_watching:-34 is_weak:-49 is_wednesday:2
is_weird:-11 is_well:16 is_what:-71 is_when:-20 is_where:-12 is_whether:-13
is_who:81 is_why:-76 is_working:59 is_worn:4 is_written:42 is_wrong:15
is_young:15 is_your:-23 iscritti:26 isla:14 island_^:-30 island_depot:31
island_is:13 islands:2 islands_^:-29 islands_and:23 isn't:-2 isn't_^:-25
isn't_any:15 isn't_clear:63 isn't_it:-73 isn't_ready:10 isn't_the:34
isn't_what:40 isnt:41 isnt_it:-10 isolants:10 isolated:9 isr:5 isso:-102
issued:-35 issued_a:-47 ist:55 ist_0:13 ist_am:17 ist_auf:50 ist_beim:8 ist_da:5
ist_das:-30 ist_der:37 ist_die:-8 ist_ein:23 ist_eine:-24 ist_gesperrt:20
ist_herr:31 ist_heute:-84 ist_im:-41 ist_ja:-3 ist_jetzt:-10 ist_kaputt:14
ist_markiert:27 ist_mir:26 ist_noch:28 ist_und:6 ist_wirklich:-54 it:1 it_!:-21
it_0:23 it_?:-142 it_^:-26 it_a:62 it_about:-6 it_again:22 it_all:6 it_aloud:8
it_always:-80 it_and:90 it_any:12 it_around:30 it_arrived:-19 it_as:-25 it_at:75
it_ate:20 it_away:22 it_back:9 it_be:71 it_became:39 it_becomes:-30 it_beeps:39
it_before:5 it_began:1 it_behind:7 it_being:21 it_belongs:16 it_best:8
it_better:51 it_breaks:-14 it_brings:21 it_broken:37 it_but:5 it_buzzes:22
it_by:12 it_came:11 it_can:16 it_can't:-104 it_carries:48 it_clean:32 it_come:18
it_comes:13 it_costs:13 it_could:12 it_counts:-56 it_cuts:4 it_data:-13
it_did:-38 it_didn't:-29 it_differently:-10 it_does:-21 it_doesn't:-46
it_down:15 it_dries:23 it_each:-5 it_eats:10 it_even:42 it_falls:-61
it_faster:-7 it_first:23 it_fits:46 it_fixed:25 it_forgives:8 it_framed:-20
it_from:50 it_funny:-17 it_gets:-79 it_gives:33 it_go:28 it_goes:-77 it_got:71
it_had:28 it_half:-37 it_happens:-33 it_hard:6 it_has:-38 it_hasn't:12 it_he:22
it_helped:-20 it_helps:8 it_here:-5 it_himself:-8 it_his:27 it_hurts:27 it_i:80
it_i'd:2 it_in:36 it_into:5 it_is:-14 it_isn't:71 it_just:-61 it_keeps:-13
it_kept:-20 it_kinder:39 it_leaked:-13 it_leaves:-30 it_lies:34 it_like:85
it_likes:3 it_loads:-43 it_looked:35 it_looks:56 it_made:31 it_may:-33 it_me:-73
it_means:59 it_might:41 it_more:18 it_most:15 it_must:-50 it_mustn't:5 it_my:-25
it_myself:5 it_needed:-10 it_needs:-14 it_never:-66 it_normal:-44 it_not:-8
it_nothing:10 it_now:-76 it_off:-11 it_ok:54 it_on:82 it_once:-22 it_only:-57
it_opened:-38 it_opens:-64 it_or:-9 it_otherwise:-4 it_out:-10 it_over:20
it_passes:-53 it_pays:-17 it_personally:9 it_properly:28 it_put:-45
it_rained:-25 it_rather:-16 it_reads:51 it_really:-33 it_remains:96 it_runs:12
it_said:-12 it_says:-51 it_seems:-23 it_short:-61 it_should:-37 it_shows:-18
it_simply:-23 it_since:-20 it_sits:24 it_smells:34 it_snowed:-56 it_so:144
it_sold:-23 it_some:-6 it_something:-15 it_sounds:47 it_standing:3 it_stands:9
it_started:4 it_starts:15 it_stays:-37 it_still:-12 it_stood:32 it_strange:-33
it_stuck:11 it_suits:35 it_sulks:-31 it_survives:1 it_tested:-44 it_thank:1
it_that:109 it_that's:44 it_the:3 it_then:35 it_there:61 it_they:19 it_this:35
it_three:2 it_till:-22 it_to:-22 it_today:-69 it_tonight:22 it_too:21
it_took:-38 it_tries:2 it_trips:18 it_turned:-25 it_turns:-33 it_twice:56
it_up:7 it_used:40 it_w:-43 it_wakes:-18 it_was:42 it_well:39 it_went:6
it_when:39 it_whether:19 it_which:-27 it_who:11 it_will:-66 it_with:57
it_without:24 it_won't:-21 it_worked:-15 it_works:-64 it_would:81 it_wrong:42
it_yesterday:-1 it_you:10 it'd:75 it'd_be:65 it'll:-54 it'll_be:50 it's:36
it's_0:136 it's_^:19 it's_a:7 it's_about:45 it's_all:1 it's_an:-6 it's_and:-8
it's_been:-53 it's_decided:48 it's_dry:-18 it's_going:40 it's_got:7 it's_in:-25
it's_just:27 it's_like:-29 it's_lovely:30 it's_more:10 it's_my:5 it's_nice:-16
it's_not:-9 it's_now:55 it's_on:14 it's_only:-34 it's_outside:-46
it's_raining:-32 it's_rather:-27 it's_said:11 it's_settled:5 it's_snowing:-41
it's_so:-98 it's_sqlite:26 it's_still:-30 it's_the:105 it's_two:47
it's_unclear:15 it's_wonderful:-3 it's_worth:-39 it's_written:14 italian:4
italians:-9 italics:25 italics_^:17 italy:-19 itch:49 itch_^:23 item:30 items:19
items_^:9 items_a:18 iterator:-75 itinerary:18 its:-79 its_0:9 its_a:63
its_all:10 its_always:-31 its_an:3 its_back:10 its_been:-45 its_charm:-8
its_cold:-27 its_feast:32 its_first:-36 its_for:59 its_full:22 its_gone:32
its_how:27 its_in:9 its_karin:21 its_life:-45 its_like:-17 its_log:2
its_name:-59 its_not:-65 its_on:32 its_one:32 its_only:-8 its_over:5 its_own:-62
its_owner:10 its_pin:5 its_place:59 its_quiet:79 its_raining:13 its_rotation:2
its_signed:7 its_sister:11 its_so:-83 its_tests:11 its_the:22 its_ticket:-42
its_twin:-52 its_way:23 itself:-82 itself_^:-40 itself_after:11 itself_is:-31
itself_or:5 ive:-11 ive_got:26 ive_seen:-34 ivory:6 ivy:-21 ivy_^:-33 için:159
için_0:12 için_^:66 için_yedek:17 j'adore:-71 j'adore_^:-71 j'ai:-97
j'ai_demandé:17 j'ai_déplacé:5 j'ai_encore:-24 j'ai_entendu:-22 j'ai_le:-7
j'ai_les:-14 j'ai_rendu:38 j'ai_reçu:23 j'ai_une:-9 j'aime:97 j'aime_mieux:75
j'aimerais:64 j'aimerais_mieux:36 j'avais:-8 j'en:-5 j'en_suis:-13 j'espère:-62
j'espère_que:-38 j'oublie:45 j'étais:-56 ja:-159 ja_i:-12 ja_wirklich:-12
jaar:-9 jab:68 jab_^:68 jabs:7 jabón:22 jackdaws:-6 jacket:16 jackets:44
jackets_^:21 jag:10 jag_blir:21 jag_fixar:23 jag_har:33 jag_nästan:5 jag_om:15
jag_ser:-20 jag_säger:45 jag_tar:23 jag_tycker:29 jag_vet:26 jag_vill:66
jag_är:-21 jagt:38 jagt_aus:38 jahr:45 jahr_hat:1 jahren:-73 jaja:-131
jaja_^:-32 jaja_el:-42 jaja_mi:-45 jajaja:-87 jak:-152 jak_bardzo:-40
jak_ten:-60 jak_w:-63 jam:-37 jam_^:-47 jam_and:3 jam_jar:40 jam_on:-5 jamais:21
jamais_avec:-70 jamais_de:13 jamais_deux:50 jamais_la:4 jamais_le:28
jamais_les:12 jamais_un:50 jammed:-42 jams:-35 jams_on:34 jamás:18 jan:16
janela:-15 january:-42 january_^:20 japanese:24 jar:-27 jar_has:36 jar_of:-26
jardín:14 jars:-70 jars_^:10 jars_and:-47 jars_of:-56 jaune:29 java:-4 jazz:-84
je:-61 je_0:-14 je_garde:12 je_klanten:29 je_l'ai:-5 je_les:7 je_m'attaque:22
je_m'occupe:17 je_me:8 je_passe:33 je_prends:3 je_préfère:153 je_repasse:3
je_râle:14 je_révise:12 je_suis:25 je_te:14 je_vais:-4 je_vous:-43 jealous:-4
jealous_^:-4 jede:24 jeden:27 jedenfalls:-35 jeder:78 jedes:-14 jedes_mal:-8
jedna:-26 jednej:6 jednym:31 jedzie:71 jedzie_w:71 jego:41 jej:-45 jelly:-91
jelly_^:-51 jemand:-49 jenkins:42 jenkins_^:42 jesses:99 jesses_are:38 jest:86
jest_0:31 jest_^:25 jest_już:53 jeszcze:-13 jeszcze_czy:19 jetty:43 jetty_^:21
jetzt:28 jetzt_0:8 jetzt_am:8 jetzt_auf:20 jetzt_bei:7 jetzt_der:5 jetzt_die:7
jetzt_fehlt:27 jetzt_hat:-15 jetzt_im:8 jetzt_um:11 jeudi:24 jeśli:36 jingle:-25
jitter:11 jo:33 joan:27 joaquín:33 joaquín_^:14 job:110 job_0:52 job_^:21
job_and:1 job_at:6 job_failed:26 job_has:27 job_in:17 job_is:25 job_on:4
job_runs:12 jobbet:41 jobbet_^:31 jobs:-41 jobs_^:-5 john:55 john_fairweather:55
join_retries:7 joined:-43 joined_in:-47 joined_the:-35 joins:-3 joint:25
joke:-43 joke_^:-22 joke_about:-10 joke_and:-8 joke_at:43 joke_has:-14
joke_in:-30 joke_there:-17 jokes:-51 jokes_in:-3 joking:-31 joli:-28 jollen:20
jollen_som:20 jonas:89 jouait:-47 joue:-52 jour:4 jour_pour:-50 journal:36
journal_des:17 journalists:32 journaux:5 journaux_0:5 journey:-39 journey_^:-27
journée:-95 journée_j'ai:-42 jours:-61 jours_^:10 jourtelefonen:44 joy_^:-36
joys:-13 joys_of:-13 joystick:36 jsem:-67 json:60 json_^:51 jtag:-28 jubilee:-9
judge_it:-20 judges:-61 judging:23 judging_by:28 jueves:32 jueves_ya:32 jug:4
juice:-1 juice_for:-8 jullie:-6 july:-59 july_^:-14 jump:-3 jump_in:46
jumped:-48 jumped_off:-24 jumped_out:-5 jumpers:-51 jumpers_^:-24 jumping:-67
jumps:-3 jumps_^:-20 jumps_when:7 june:46 june_^:27 junior:-7 junk:2 jupiter:-11
jurait:-55 jure:-60 jury:14 juré:20 juré_^:20 jusqu'à:9 jusqu'à_nouvel:1
just:-12 just_0:13 just_a:30 just_as:31 just_back:-26 just_been:-2
just_before:-15 just_called:-71 just_dinner:35 just_fine:-27 just_for:11
just_got:-30 just_guess:26 just_had:-13 just_kept:-33 just_laughed:-5
just_leave:21 just_like:-31 just_me:-31 just_never:-3 just_now:99 just_one:-24
just_rang:75 just_right:13 just_round:48 just_said:12 just_sat:-14 just_saw:-4
just_says:-34 just_sitting:-13 just_so:41 just_tell:34 just_to:-9 just_walked:-6
just_want:-10 just_wrote:5 justo:-2 jutro:47 już:38 już_działa:42 já:168
já_decorei:22 já_não:9 jörg:13 ją:-31 k:75 k_0:22 k_^:30 kaart:45 kaartlaag:5
kabel:-4 kabels:1 kabelvet:35 kachel:-2 kadar:-4 kafam:-69 kafam_kazan:-31
kaffee:-134 kaffee_^:-4 kaffee_ist:-80 kaffet:-25 kafka:17 kafka_^:24
kafka_retention:14 kalender:-13 kalibracji:41 kallt:-13 kalt:-28 kalır:53
kalır_^:53 kam:-23 kampita:17 kampita_drill:17 kan:14 kan_^:27 kan_het:-13
kanal:50 kanal_0:9 kanelbullar:-61 kanji:-13 kann:-59 kapaklı:25 kapalı_^:2
kapitel:69 kapitel_om:18 kapitel_über:18 kaputt:-57 kar:-77 karin:25
karin_who:21 karmę:9 karte:58 karteikarten:7 kartonger:30 kasku:27 kasku_nikt:11
kassa:43 kasse:-30 kassenwart:6 kasten:13 kat:-141 kat_laboratuvarı:62 kater:-57
katten:-111 katten_har:-36 katze:-38 katzen:-93 kaution:39 kawa:-88 kayak:56
kaynak:14 kayıtları:44 kazan:-31 kazan_gibi:-31 każdą:68 kb:52 kb_^:2 kb_for:19
kbaud:31 kedi:-62 keel:9 keen_on:7 keep:98 keep_0:-24 keep_a:-53 keep_every:7
keep_forgetting:-60 keep_in:2 keep_it:-13 keep_its:24 keep_my:31
keep_telling:-19 keep_that:15 keep_the:140 keep_to:33 keep_up:-25
keep_wondering:77 keep_your:14 keeper:-31 keeper_^:5 keeper_and:23
keeper_has:-35 keeper_is:3 keepers:-35 keepers_are:-27 keeping:28 keeping_a:13
keeping_for:-16 keeping_the:64 keeps:-6 keeps_0:56 keeps_a:-22 keeps_for:43
keeps_its:2 keeps_me:26 keeps_pdfs:7 keeps_the:49 keepsake:26 keepsake_^:26
keer:18 kein:-10 kein_witz:-64 keine:-11 keine_ahnung:-49 keine_smileys:2
keinen_fall:22 keinen_umständen:1 keiner:74 keiner_^:45 keller:23 keller_^:16
kelp:21 ken:-15 kennel:19 kennt:-6 kennt_wohl:-37 kept:15 kept_0:-22 kept_a:-81
kept_at:30 kept_every:-35 kept_for:75 kept_her:-6 kept_in:87 kept_its:32
kept_on:24 kept_the:-29 kernel:-16 kernel_^:2 kesinlikle:49 kessler:70
kessler_brothers:40 kestrel:20 kettle:-76 kettle_^:-94 kettle_and:-32
kettle_is:-35 kettle_stitch:21 kettle_stitches:25 kettle_took:-38 kettle_was:35
kettle's:-51 kettles:15 kevin:-21 key:13 key_and:-45 key_from:3 key_hangs:19
key_holder:20 key_into:6 key_is:24 key_of:1 key_safe:12 key_to:32 key_was:-33
keyboard:-125 keyboard_^:-38 keyboard_has:-86 keyboard_is:-10 keyboard_layout:44
keyboard_shortcuts:21 keyboards:-15 keyed:18 keypad:2 keys:15 keys_^:-78
keys_and:3 keys_are:54 keys_in:-51 keys_of:34 keys_that:9 keys_to:23 keystore:27
keystore_alias:22 keçi:31 keşke:-12 keşke_dışarıda:-12 kg:35 kg_^:30 kg_of:-8
kg_they:8 khz:13 khz_^:13 ki:-19 kicked:-22 kickoff:-5 kicks:21 kid:-48 kid_^:53
kid_asked:-33 kid_in:-39 kid_is:17 kid_you:-55 kidding:17 kidney:-33 kids:7
kids_^:53 kids_a:9 kids_at:27 kids_have:28 kids_in:50 kids_to:-9 kids_under:5
kids_want:-1 kids_were:-33 kiedyś:-62 kiel:6 kierownik:86 kierownik_^:35 kies:17
kiezen:2 kiezen_voor:2 kijk:-33 kill:-28 kill_the:-17 kill_us:8 killed:4
killing:-36 killing_me:-65 kills:11 kiln:24 kilo:-19 kilo_^:58 kilo_this:-3
kilobyte:7 kilobytes:23 kilobytes_^:5 kilobytes_and:-19 kilobytes_at:9
kilobytes_of:9 kilograms:15 kilograms_^:9 kilohertz:20 kilometer:22
kilometres:-3 kilometres_to:-16 kilos:132 kilos_^:76 kilos_and:9 kilos_at:6
kilovatios:30 kilovatios_^:26 kilowatts:45 kilowatts_^:26 kim:5 kimya:30
kind_0:13 kind_as:6 kind_enough:27 kind_of:-29 kind_und:16 kind_words:-32
kinda:-53 kinda_miss:-102 kinder:-16 kinder_haben:-64 kinder_on:40
kinder_than:-1 kinder_to:40 kinderen:-48 kindergarten:14 kindly:96 kindly_^:-40
kindly_ask:4 kindly_see:33 kindness_if:5 kinds:-43 kinds_of:-43 kiosk:82
kiosk_^:23 kiosk_hat:-32 kiralanır:11 kiralanır_^:11 kiss:-52 kisten:40 kit:84
kitabım:25 kitchen_^:54 kitchen_and:25 kitchen_at:-41 kitchen_has:-19
kitchen_is:-11 kitchen_on:11 kitchen_so:-28 kitchen_the:25 kitchen_tiles:65
kitchen_with:-37 kite:-10 kitten:72 kitten_^:28 kittens:-31 kişi:-34
kişi_imza:12 kişi_çalıştırıyor:19 kkk:-135 kkk_^:-24 kkk_o:-105 kkkk:-21
klaar:60 klacht:-40 klacht_over:-40 klant:42 klanten:35 klar:53 klarar:59
klart:61 klasse:9 klatce:-15 klausur:44 klausur_dauert:1 klausur_hat:11
klavier:11 klawiaturze:-22 kleine:-89 kleinen:-21 kleinigkeiten:19
kleinigkeiten_^:19 klepel:3 klepel_is:3 klienta:31 klienta_^:31 klimaanlage:13
klimaanlage_nord:13 klingt:-116 klingt_nach:-90 klinkt:-99 klinkt_als:-17
klocka:-46 klocka_går:34 klockan:36 klockan_0:11 klucz:108 klucz_do:56 klucze:45
km:-44 km_^:-10 km_a:21 km_for:-53 km_h:55 km_on:43 knee:-9 knee_and:30
knee_brace:3 knee_has:-16 knee_is:-8 knees:-30 knees_^:-16 knew:-10 knew_^:-2
knew_it:11 knew_my:-4 knew_who:6 knie:-118 knife:43 knife_is:3 knight:5
knight_forks:5 knits:-49 knitted:-62 knitted_a:-51 knitting:-46 knitting_and:-24
knitting_group:-51 knives:9 knock:8 knock_at:29 knocking:-23 knot:38 knoten:85
knots:37 knots_^:2 knots_for:5 know:28 know_^:-60 know_about:-35 know_but:4
know_i:16 know_if:5 know_in:-37 know_it:8 know_it's:32 know_of:-15 know_so:8
know_that:13 know_the:-5 know_what:-45 know_when:-10 know_where:45
know_whether:-3 know_which:54 know_who:26 know_why:56 know_with:-57 know_yet:40
knowing:17 knowing_that:-8 knowledge:13 known:-29 known_^:-11 known_each:46
known_for:-22 known_to:-56 knows:101 knows_^:82 knows_and:1 knows_how:56
knows_it:19 knows_more:-35 knows_the:8 knows_what:-11 knows_yet:32 kod:-27
koffer:22 koffer_ist:19 koffie:-99 koi:-27 kolay:-51 kolay_gelsin:-51 kolejka:27
kolejka_zadań:45 kolejności:9 kollege:-17 kollegin:23 kollisionsmodul:29 kom:10
komentarze:-52 komma:2 komme:4 kommen:20 kommen_immer:13 kommen_wir:11
kommentare:8 kommentare_im:4 kommer:35 kommt:108 kommt_am:28 kommt_die:34
kommt_in:46 kommt_kein:17 kommt_von:15 kompletów:20 komt:10 komt_^:15 koniec:19
konnte:-47 konzert:-35 kopf:-66 kopia:55 kopia_zapasowa:36 kopie:26 korbie:25
korepetycje:38 korepetycje_mam:38 korta:24 korte:41 kosten:15 kostet:2 kot:-15
kotlin:-34 kowalczyk:35 kowalczyk_^:10 kraan:6 kran:3 krankmeldungen:27 kranz:30
krijg:15 krijgt:51 kristaller:11 kronor:3 kropli:22 kropli_^:22 kråkholmen:14
krótkie:38 kt:16 kt_^:16 kto:-12 ktoś:72 której:27 kubernetes:-18 kuchen:-67
kuchen_gegessen:-19 kunden:56 kupiłam:21 kupolen:18 kurs:51 kurs_dauert:1
kursgeld:1 kurve:-99 kurz:-78 kurze:-42 kvar:68 kvar_^:45 kväll:-44
kväll_det:-34 kvällen:11 kw:17 kx:12 kx_0:12 kylskåpet:4 köket:37 köket_^:34
können:-68 könnte:-6 kör:57 kühe:8 kühlraum:29 kümmere:20 kümmert:41
kümmert_sich:41 küvet:11 küvet_en:11 küçük:26 kırmızı:19 kısa:38 l:49 l_0:16
l'a:46 l'abonnement:27 l'abonnement_du:27 l'acconto:18 l'accord:6 l'agitatore:17
l'ai:-5 l'air:-104 l'alfabeto:28 l'amabilité:5 l'amabilité_de:5 l'amiante:16
l'ancien:21 l'ascenseur:-1 l'astreinte:77 l'astreinte_^:54 l'atelier:51
l'atelier_^:25 l'atelier_de:11 l'aube:21 l'autre:39 l'eau:12 l'entrée:2
l'entrée_des:2 l'examen:64 l'export:31 l'ha:54 l'hanno:8 l'ho:33 l'ho_provata:27
l'inventaire:17 l'oiseau:15 l'on:-37 l'option:57 l'échantillon:15 l'école:9
l'écran:-5 l'équipe:57 l'équipe_a:27 l'équipe_du:3 l'étiquette:28
l'étiquette_^:20 l'été:4 la:37 la_0:4 la_aduana:-18 la_antena:32 la_banda:46
la_barre:24 la_batteria:8 la_bomba:31 la_boîte:43 la_bâche:21 la_caja:-33
la_caldera:-58 la_campana:22 la_cantine:-57 la_carpeta:9 la_carta:4 la_carte:17
la_casa:-53 la_cassa:19 la_caution:30 la_cave:14 la_centrífuga:4 la_chambre:14
la_chiave:20 la_cinghia:38 la_clase:21 la_cliente:21 la_cloche:40 la_clé:35
la_cola:-25 la_colle:4 la_commande:27 la_consegna:11 la_console:19
la_corrélation:32 la_coupure:29 la_cubierta:8 la_cuisine:-57 la_cuve:3
la_cámara:26 la_cérémonie:12 la_damigella:29 la_date:5 la_de:1 la_dernière:11
la_dictée:17 la_dieta:8 la_dirección:3 la_directrice:15 la_documentazione:15
la_entrega:10 la_escuela:14 la_estación:21 la_facture:58 la_festa:29 la_fianza:7
la_ficha:34 la_fiche:44 la_file:-8 la_fin:12 la_fois:9 la_franchise:29
la_funda:52 la_fête:1 la_garde:-33 la_gare:-16 la_gata:38 la_gente:-30
la_harina:13 la_herramienta:15 la_housse:24 la_isla:14 la_journée:-66
la_lana:-15 la_lanterne:-37 la_lavatrice:6 la_lente:14 la_letra:1 la_lezione:2
la_libreria:2 la_lista:52 la_liste:13 la_livraison:17 la_llave:62 la_loge:-13
la_línea:13 la_macchina:-40 la_machine:20 la_maestra:-26 la_mairie:34
la_maison:7 la_manche:1 la_mano:21 la_matrícula:33 la_mattina:45 la_mañana:-62
la_mer:-21 la_mesa:-12 la_messe:7 la_misma:-55 la_moitié:-35 la_montaña:-45
la_musica:7 la_même:-91 la_niña:12 la_noche:-65 la_nueva:6 la_nuit:8 la_page:20
la_palestra:18 la_pantalla:-23 la_parroquia:26 la_piel:-69 la_pioggia:-80
la_pista:17 la_plaza:-8 la_pluie:-74 la_pompa:15 la_porte:-4 la_pratique:35
la_première:12 la_prof:9 la_profesora:37 la_prossima:4 la_prova:20 la_prueba:3
la_puerta:58 la_póliza:19 la_radio:-24 la_rallonge:1 la_rama:65 la_rampa:2
la_redacción:23 la_reserva:46 la_revisión:8 la_riunione:10 la_rotonda:26
la_régie:29 la_réglementation:10 la_réplica:11 la_sala:39 la_salle:50
la_sauvegarde:57 la_sera:-34 la_señora:6 la_sonda:30 la_stampa:40 la_storia:26
la_stufa:15 la_sucursal:7 la_suite:21 la_tabla:5 la_table:8 la_taquilla:11
la_tarde:-22 la_terrasse:37 la_tienda:28 la_tiene:6 la_tombe:28 la_tête:-14
la_vanne:3 la_venta:6 la_vida:4 la_vieille:-42 la_visita:17 la_vitre:-32
la_voisine:24 la_vraie:2 la_zona:6 laat:6 laat_de:6 laatste:21 lab:39 lab_^:17
lab_calls:9 lab_has:32 lab_in:-7 lab_run:2 lab_samples:26 label:28 label_^:45
label_is:19 label_it:32 label_printer:-78 label_printers:7 label_the:15
labelled_^:39 labelled_before:22 labeller:15 labels:23 labels_^:-52 labels_in:17
labels_on:-17 labels_with:-9 laboratoire:13 laboratoire_est:12 laboratorio:21
laboratory:25 laboratuvarı:62 laboratuvarı_gece:62 lace:-35 lacht:-42 lacks:59
lacquered:14 lad:-11 ladan:29 ladder:10 ladder_^:89 ladder_is:2 ladder_with:-9
ladders_^:-4 ladies_at:11 ladies_from:-27 ladies_have:3 ladies_in:-6 ladle:5
lado:-79 lads:26 lady:-6 lady_^:44 lady_at:-77 lady_from:6 lady_he:-1 lady_in:-9
lady_of:-40 lady_she's:30 lady_to:27 lady_told:-7 lady_who:46 ladybirds:-5
ladybirds_in:-5 lag:-31 lag_alarms:1 lagar:-37 lager:49 lager_^:14 lagern:15
lago:-23 lagos:20 lags:29 lagt:-20 laid:74 laid_out:-6 lain:10 laisse:49
laiton:2 lake:19 lake_^:-40 lakes:1 lamb:-42 lambs:-16 lames:3 lames_^:3
laminate:42 lamp:-30 lamp_burns:8 lamp_has:-47 lamp_is:29 lamps:-49 lamps_^:31
lamps_went:-13 lampshade:-34 lana:-15 land:27 land_^:16 land_in:17 landed:-41
landed_in:-24 landed_on:1 landing:18 landing_zone:3 landings:2 landlady:-50
landline:51 landline_^:3 landline_she:14 landlord:4 landlord_^:-64
landlord_about:58 landlord_is:-16 landlord_that:12 landlords:-13 landlords_^:-15
lands:33 lands_on:43 landscape:11 landslide:14 lane:78 lanes:8 lanes_^:15
lang:25 lang_^:28 lang_und:-41 lange:70 langen:-56 langen_tag:-42 langs:-94
langs_de:-94 language_^:-50 language_but:46 language_i:8 language_is:-7
languages:-70 languages_are:-14 langvik:15 lantern:82 lanterne:-32 lanterns:38
lap:-56 laptop:-18 laptop_^:-7 laptop_fan:-13 laptop_in:-43 laptop_is:9
laptops:27 larch:30 larga:-7 large:57 large_letters:2 large_print:8 larger:1
largo:-17 las:88 las_0:1 las_bombas:8 las_botas:19 las_clases:20 las_claves:5
las_copias:-43 las_cuatro:-51 las_entradas:1 las_explicaciones:17
las_facturas:16 las_fotos:11 las_gaviotas:-52 las_llaves:7 las_manchas:3
las_ocho:5 las_piezas:26 las_pruebas:6 lasagne:21 lasciare:13 lasse:39
lassen:-24 last:17 last_0:-55 last_^:20 last_a:16 last_and:-8 last_autumn:15
last_day:-22 last_few:-2 last_for:18 last_friday:23 last_good:-11 last_mock:8
last_month:-28 last_night:-38 last_night's:10 last_nite:87 last_of:84
last_one:38 last_practice:6 last_shop:83 last_spring:-31 last_summer:-29
last_teacher:-50 last_thing:-10 last_time:7 last_train:-1 last_tram:17
last_week:29 last_winter:-12 last_year's:-16 lasted:-98 lastenrad:30 lasts:81
lasts_0:72 late:-25 late_^:14 late_afternoon:8 late_again:-41 late_facts:28
late_for:-3 late_on:11 late_reply:-14 late_shifts:-50 late_so:-3 late_the:-7
lately:46 laten:55 latency:-38 later:-67 later_^:-32 later_departure:3
later_today:28 lateral:11 lateral_^:2 latest:46 lathe:-48 lathe_^:30 latin:37
latin_^:-11 latin_and:-63 latin_names:26 latitude:4 laugh:-81 laugh_^:-6
laugh_about:-16 laugh_but:-23 laughed:-66 laughed_^:-23 laughed_about:26
laughed_at:7 laughed_for:-49 laughed_in:-10 laughed_out:-5 laughed_so:-23
laughed_till:16 laughed_until:-15 laughing:-82 laughing_^:-10 laughing_about:-25
laughing_at:-28 laughs:-41 laughter:-26 launch:-97 laundry:13 laundry_is:19
laundry_room:44 laune:-65 laut:48 lauter:-57 lautet:14 lautet_0:8 lautschrift:30
lautsprecher:26 lautsprecher_^:18 lavender:46 lavora:-28 lavoro:-48 law:-29
law_^:-41 law_did:42 law_does:6 law_is:-3 law_of:-34 law_part:9 law_stuff:2
law's:38 lawn:-11 lawn_^:50 laws:-8 lawyer_^:-9 lawyers:11 lay:47 lay_out:4
layer:-23 layer_^:-1 layer_refreshes:4 layers:-26 layers_^:6 layout:-12
layout_^:-21 layout_code:-37 layout_is:47 lazily:-21 lazy:-35 le:41 le_0:2
le_bac:21 le_bassin:33 le_bouton:20 le_bureau:-6 le_bustier:19 le_bébé:6
le_cache:26 le_café:-87 le_cahier:47 le_campane:-5 le_camping:12 le_capteur:7
le_carburant:1 le_carnet:83 le_carton:-37 le_casse:27 le_chapitre:20
le_chariot:-24 le_chat:-96 le_chiavi:51 le_chien:-75 le_code:63 le_coffre:14
le_compteur:32 le_conteneur:4 le_contrat:32 le_câble:5 le_da:35 le_den:18
le_devis:25 le_devoir:25 le_dit:-6 le_dossier:8 le_droit:9 le_délai:3
le_dîner:29 le_fabricant:2 le_facteur:-13 le_feu:30 le_filtre:25 le_foin:46
le_format:33 le_formulaire:8 le_foto:53 le_fournisseur:15 le_fromage:-68
le_gardien:-14 le_groupe:5 le_hall:-66 le_hangar:14 le_jeudi:9 le_journal:33
le_livret:40 le_local:3 le_lot:14 le_mainteneur:9 le_maire:6 le_malt:7
le_manuel:54 le_marché:-51 le_matin:29 le_may:6 le_microcontrôleur:18
le_module:13 le_monsieur:-13 le_moteur:41 le_musée:-38 le_nettoyage:5 le_nom:22
le_nouveau:30 le_numéro:32 le_panneau:64 le_papier:8 le_parc:6 le_pare:12
le_parece:1 le_parking:-10 le_parquet:33 le_pauvre:18 le_peintre:33 le_petit:-22
le_piano:14 le_point:6 le_pont:6 le_port:19 le_portique:3 le_poste:23
le_poulain:12 le_prof:-29 le_propriétaire:10 le_puits:28 le_pédiatre:1
le_quai:25 le_robot:62 le_ruego:-25 le_sauna:17 le_schede:41 le_schéma:26
le_script:2 le_simulateur:-65 le_site:7 le_soir:67 le_soleil:-66 le_temps:-27
le_tende:30 le_thermomètre:6 le_tiroir:25 le_tocsin:33 le_train:-32
le_traiteur:14 le_transport:1 le_transporteur:4 le_téléphérique:-91
le_vendredi:-36 le_voisin:-36 le_vol:36 lea:2 lead:83 lead_^:69 lead_and:1
lead_in:16 lead_singer:-44 leader:42 leaderboard:34 leaderboard_resets:18
leads:1 leaf:-45 leaf_^:-45 leafed:-26 leaflet:-7 leaflet_^:34 leak:120 leak_?:7
leak_at:6 leak_in:23 leaked:-11 leaking:-4 leaks:42 lean:75 lean_that:35
lean_toward:-25 lean_towards:71 leaned:-17 leaning:83 leaning_eucalyptus:6
leap:-5 leap_second:27 learn:178 learn_0:34 learn_a:-11 learn_best:10
learn_better:56 learn_enough:14 learn_faster:30 learn_it:-33 learn_morse:8
learn_most:32 learn_the:-19 learn_to:17 learn_with:8 learned:-35 learned_by:37
learned_in:-15 learned_it:-40 learned_on:-37 learned_programming:-8
learned_to:-99 learners:-27 learning:3 learning_a:-38 learning_in:6 learns:9
learnt:-50 learnt_from:-31 learnt_to:-34 lease:10 least:-77 least_0:93
least_^:-10 least_half:-5 least_in:-26 least_of:34 least_once:-29 least_one:33
least_the:-37 leather:111 leather_^:8 leather_for:40 leather_the:26 leave:58
leave_a:54 leave_in:-13 leave_it:-34 leave_left:12 leave_me:21 leave_out:54
leave_the:58 leave_us:-28 leavers:-22 leaves:59 leaves_^:20 leaves_and:5
leaves_at:18 leaves_from:48 leaves_no:-34 leaves_our:20 leaves_out:32
leaves_the:12 leaves_this:9 leaves_with:19 leaving:37 leaving_out:33
leaving_the:4 lechuga:-18 leci:-60 lecture:-68 lecture_hall:-10 lecture_on:-52
lecturer:-6 lectures:26 led:7 led_blinks:19 led_by:24 led_shows:11 ledger:31
leds:20 leeds:50 leeds_^:3 leek:48 leek_^:49 leeks:-43 leer:-6 leer_^:-49
leer_ik:8 leer_liever:7 leerlingen:23 left:-56 left_0:-81 left_^:-31 left_a:-110
left_alone:6 left_behind:-25 left_channel:3 left_for:30 left_hand:96
left_handed:-86 left_his:-38 left_in:24 left_is:4 left_last:1 left_my:15
left_on:-4 left_one:21 left_or:-13 left_shoes:-44 left_side:3 left_since:-2
left_strap:12 left_the:12 left_them:-5 left_to:-15 leftover:7 leftovers:-48
leg:58 leg_^:42 leg_and:21 legacy:42 legal:151 legal_^:-3 legato:17 lege:5
legend:2 legend_has:-44 legends:-7 legge:3 legno:27 lego:-91 lego_^:-75 legs:7
legs_and:-47 legs_twin:47 lehrer:39 lehrling:14 leicht:22 leid:-13 leider:-23
leider_nicht:-93 leihserver:4 leihserver_steht:4 leilão:17 leilão_de:17
leipzig:-52 leitor:30 leitor_de:30 leitung:9 lekcja:30 lekcja_odbędzie:30
lekcje:90 lekcje_harmonii:30 lekcje_śpiewu:37 lekkende:15 lekkende_kraan:5
lekker:-57 lektionen:11 lektionen_om:11 lemon:7 lemonade:-53 lemons:-38 lena:70
lend:32 lend_you:32 lending:42 length:-43 length_0:9 length_^:-73 length_and:-3
lens:5 lens_of:35 lens_the:-8 lenses:23 lent:6 lent_me:-53 lent_us:11 lente:14
lento:30 leo:89 leocadia:50 leonie:10 leopold:22 lepidlo:59 lepiej:68 lerne:38
lerne_ich:11 lerne_lieber:5 lernen:-14 les:4 les_0:-39 les_affiches:1
les_clés:87 les_cours:23 les_enfants:9 les_enlèvements:29 les_frais:21
les_gants:10 les_gens:-60 les_gilets:12 les_journaux:5 les_livres:11
les_longs:48 les_lundis:-59 les_messages:1 les_pauvres:17 les_petites:12
les_petits:30 les_photos:7 les_poches:4 les_produits:21 les_rappels:8
les_résultats:3 les_révisions:10 les_soirs:14 les_vieux:-49 les_voisins:-67
les_voitures:23 les_yeux:7 lesekreis:26 lesen:-8 less:30 less_^:39 less_and:-4
less_like:37 less_so:47 less_than:-45 lessive:13 lesson:265 lesson_^:46
lesson_at:16 lesson_begins:6 lesson_is:80 lesson_length:3 lesson_of:4
lesson_on:1 lesson_one:10 lesson_order:1 lesson_should:20 lesson_starts:29
lesson_then:13 lesson_was:-16 lesson_we:41 lessons:150 lessons_^:45
lessons_and:47 lessons_are:27 lessons_in:10 lessons_over:2 lessons_per:7 lest:20
let:21 let_a:62 let_down:9 let_go:-74 let_her:-3 let_him:23 let_it:87 let_me:-70
let_out:-45 let_the:105 let_them:-64 let_you:89 let's:104 let's_be:7
let's_drop:6 let's_have:3 let's_keep:19 let's_leave:9 let's_make:12 letra:63
letra_en:6 letra_grande:35 lets:96 lets_allow:11 lets_do:26 lets_drop:2
lets_make:8 lets_me:-17 lets_us:29 lets_you:19 letter:24 letter_^:-17
letter_about:-13 letter_came:25 letter_from:-12 letter_i:17 letter_in:-25
letter_is:1 letter_of:41 letter_says:11 letter_the:1 letter_to:1 letter_with:-16
letterbox:-14 letters:-90 letters_^:-19 letters_are:-25 letters_begin:17
letters_by:9 letters_on:29 letters_to:-38 letters_with:4 letting:3 lettuce:11
lettura:70 letztes:34 leuk:-68 leute:-31 leute_^:62 leute_sind:-31 leva:33
leva_0:7 levantar:7 level:45 level_0:44 level_^:83 level_in:48 level_is:3
level_of:29 level_two:21 leveller:-43 levels:19 lever:29 leverancier:35
leverancier_kabelvet:35 leveransen:43 leveransen_^:43 levámos:28 levámos_o:28
lexer:23 leyendo:-59 lezione:11 leçon:61 leçon_doit:8 leçons:24 lhe:9 li:-9
libanais:14 libraries:52 library_^:39 library_book:13 library_is:-11
library_of:-24 libre:8 libreria:2 libri:5 libro:69 libro_de:25 licence:115
licence_and:9 licence_is:3 licences:26 licences_^:15 license:13 license_is:5
licensed:11 licença:35 lichens:-49 licht:50 licked:-84 licked_the:-82
licking:-33 lid:34 lid_^:66 lid_on:22 lidar:49 lidar_talks:18 lids:13 lids_^:3
lids_i:-43 lids_on:80 lie:-76 lie_in:76 lie_on:-42 lie_that:-3 lie_the:-49
lieb:-39 lieber:161 lieber_^:37 lieber_als:96 liebsten:142 liebsten_^:21
liebsten_hätte:38 liebsten_mit:12 lied:-17 lief:-23 lieferadresse:60
lieferschein:21 liefert:3 liefert_0:3 lieferung:16 liefst:-16 liefst_op:-48
liegen:69 liegt:46 liegt_bei:21 liegt_im:48 liegt_jetzt:25 lies:48 lies_in:26
lies_with:10 lieu:53 lieu_d'examen:37 liever:182 liever_dat:29 liever_een:75
liever_korte:9 liever_met:14 life:-100 life_^:-7 life_and:-8 life_on:14
life_policy:19 life_story:-38 life_than:-26 life_with:-18 lifeguard:58
lifeguards:16 liferaft:72 lifesaver:-15 lifetime:-3 lift:-50 lift_0:18
lift_?:-67 lift_^:-20 lift_a:-9 lift_and:-17 lift_in:20 lift_the:18 lift_was:-71
lifting:20 lifting_the:26 lifts:-6 lifts_0:-36 lifts_^:30 lifts_off:19 liggen:11
ligger:60 ligger_hos:29 ligger_i:23 ligger_på:33 light:4 light_^:-11 light_at:31
light_comes:-20 light_cycle:33 light_in:6 light_is:-23 light_marks:13
light_means:43 light_on:47 light_ones:52 light_rosin:8 light_should:-11
light_switch:-65 light_theme:16 lighter:-16 lighthouse:-50 lighthouse_^:-17
lighthouse_keeper:-26 lighthouse_of:-26 lighting:-49 lightning:-18 lights:-30
lights_^:-7 lights_are:32 lights_go:20 lights_were:-89 ligne:53 ligou:5 ligt:-45
like:67 like_0:8 like_^:-9 like_a:10 like_an:5 like_at:10 like_best:6
like_early:26 like_for:62 like_half:-13 like_he:-65 like_her:56 like_his:-4
like_home:29 like_honey:9 like_how:-108 like_it:34 like_its:-55 like_ive:-12
like_mad:79 like_me:4 like_milk:-38 like_my:122 like_old:-8 like_one:43
like_our:64 like_paper:53 like_people:-49 like_plain:47 like_real:40 like_she:17
like_short:31 like_small:76 like_somebody:48 like_something:10 like_that:-68
like_this:-97 like_to:17 like_two:-70 like_us:79 like_wet:23 like_with:26
like_you:28 like_your:22 liked:-55 liked_the:-24 liked_to:-6 likely:-72
likes:164 likes_being:20 likes_her:47 likes_the:18 likes_things:5 likes_to:53
liking:-12 liking_the:13 lily:7 lily_tank:7 lima:3 limb:5 limb_of:5 lime:86
limestone:-8 limit:-40 limit_^:9 limit_for:-14 limit_in:-34 limit_of:-20
limite:3 limite_do:3 limited:13 limited_to:8 limits:14 limits_to:1 limp:44
limpa:27 limpeza:6 limpiar:21 limpiar_los:11 linde:2 lindgren_^:7 lindner:66
lindner_^:30 lindo:-48 lindqvist:87 lindqvist_^:66 line:25 line_0:-29 line_^:31
line_a:59 line_at:-2 line_carries:1 line_first:9 line_for:-111 line_from:-26
line_i:7 line_in:16 line_is:4 line_of:-29 line_on:-33 line_per:3 line_six:16
line_two:7 line_with:37 line_would:-2 linear:-1 linen:84 linen_store:1 liner:50
liner_^:39 liners:35 lines:-73 lines_^:-10 lines_are:62 lines_at:7 lines_for:-14
lines_in:29 lines_is:26 lines_of:11 linha:11 linho:9 lining:57 lining_^:14
link:40 link_^:18 link_as:2 link_goes:-1 linke:7 linke_hand:7 linker:1
linking:11 links:18 links_^:36 links_in:21 linseed_oil:-2 linter:50 linux:3
lion:-29 lions:10 lips:1 lips_^:1 liquide:25 liquids:25 liquorice:11 lire:-21
lisboa:8 lisbon:-15 list:29 list_^:8 list_and:28 list_for:-5 list_hangs:8
list_has:14 list_is:23 list_it:-16 list_of:36 list_on:19 list_paging:19
list_that:-40 list_the:-12 list_went:29 list_with:31 lista:89 lista_^:30
lista_de:44 listas:54 listas_^:23 liste:84 liste_publique:11 listed:35
listed_in:16 listen:-6 listen_to:-47 listened:45 listened_to:45 listener_who:-19
listeners:-12 listeners_^:-29 listening:110 listening_^:44 listening_part:5
listening_practice:27 listening_to:-14 listens:53 listens_on:47 listing:-65
listing_the:-18 listo:2 lists:-71 lists_^:-37 lit:4 lit_^:39 lite:-16 liter:9
liter_^:3 literally:-37 literary:8 literature:-20 lithium:48 lithium_cells:7
litres:114 litres_^:53 litres_a:26 litres_an:7 litri:18 litri_^:18 litros:5
little:-11 little_and:-24 little_bells:56 little_better:14 little_drawings:-20
little_else:-28 little_heart:1 little_kinder:17 little_like:-6 little_one:-35
little_ones:1 little_spoon:-29 little_stories:33 little_things:-5 live:-7
live_for:13 live_in:-15 live_on:21 live_with:96 live_without:-18 lived:-80
lived_in:-12 lived_on:-17 livello:11 lively:-17 lives:136 lives_for:18
lives_in:72 lives_on:21 lives_with:8 living:-65 living_and:-18 living_i:-26
living_room:16 livraison:17 livre:48 livres:11 livret:40 livret_de:40
livreur:-47 lkw:27 llama:-17 llamar:7 llamar_al:7 llamas:-82 llamas_^:-82
llave:68 llave_del:23 llaves:13 llega:17 llegó:-108 lleva_0:4 lleva_el:19
llevamos:-39 llevan:60 llevaré:24 llevaré_las:24 llevo:24 llevó:-8 lloraba:-7
llovió:-15 llueve:-47 lluvia:-4 lo:127 lo_del:34 lo_ha:23 lo_he:6 lo_que:-6
lo_revisa:48 lo_siguiente:59 lo_specchietto:23 lo_stemma:8 lo_tengo:12
lo_tiene:20 load:-56 load_^:13 load_and:5 load_balancer:-27 load_balancers:8
load_cell:31 load_i:8 load_is:1 loaded:48 loader:13 loading:-127 loading_^:-2
loading_bay:37 loading_dock:-48 loading_ramp:-53 loading_the:-96 loads:-30
loaf:-10 loan:22 loan_accordion:58 loan_bike:7 loan_instrument:12 loaner:22
loans:39 loaves:-15 lobby:-40 lobby_floor:17 lobster:23 local:181 local_^:43
local_contractor:17 local_porque:7 local_repeater:5 local_technique:2
local_time:20 locale:-24 locale_of:-41 lock_^:-20 lock_is:7 lock_keeper:-14
lock_the:-22 locked:-40 locked_drawer:27 locked_himself:-63 locker:79
locker_^:35 locker_room:5 locks:1 locks_^:32 locksmith:-2 lodge:43 lodge_^:40
loft:18 loft_^:22 loft_and:9 lofts:21 log_^:12 log_a:2 log_as:13 log_degli:9
log_each:8 log_file:22 log_files:43 log_has:3 log_in:29 log_level:40 log_line:20
log_lines:29 log_of:-53 log_patient:1 log_rotation:-47 log_the:36 logarithms:5
logbestanden:35 logbook:72 logbook_^:13 loge:-13 loge_des:48 logged:95
logged_^:10 logged_in:24 logged_on:12 logged_that:39 logger:20 loggnivån:47
logic:-13 login:135 login_is:6 login_tests:9 logins_per:12 logistics:-22
logistics_^:-24 logo:-15 logo_^:3 logs:32 logs_^:-19 logs_are:15 logs_in:-22
logs_to:14 loja:25 lol:-145 lol_^:-150 lol_at:-44 lol_but:7 lol_fair:-1
lol_my:-18 lol_someone:-5 lol_that:-18 lol_the:-96 london:-43 lonely:-56
lonely_^:-42 long:-4 long_^:-24 long_ago:-43 long_and:32 long_as:-12
long_before:-50 long_day:-74 long_descriptions:26 long_enough:41
long_explanations:1 long_file:9 long_formulas:31 long_i:-6 long_ladder:32
long_lectures:14 long_legs:47 long_list:-13 long_mail:42 long_meeting:38
long_names:21 long_night:-52 long_one:-16 long_ones:45 long_paragraphs:5
long_story:36 long_text:57 long_texts:18 long_that:31 long_the:-18 long_time:-48
long_videos:7 long_way:-80 long_weekend:2 longcase:30 longer:57 longer_^:46
longer_and:23 longer_in:11 longer_ones:11 longer_than:-20 longest:25
longest_^:18 longhand:8 longitude:10 longos:8 longs:65 longtemps:16 loo:55
loodgieter:40 look:-11 look_^:-9 look_after:26 look_all:22 look_almost:-31
look_and:31 look_easy:-1 look_for:34 look_forward:-21 look_in:17 look_like:14
look_out:-34 look_over:13 look_rather:-18 look_so:-26 look_the:48 look_up:-2
looked:3 looked_^:-33 looked_a:10 looked_about:-32 looked_after:20 looked_at:-10
looked_for:4 looked_it:64 looked_like:22 looked_over:31 looked_so:6 looked_up:-9
looking:-18 looking_^:47 looking_at:-78 looking_for:3 looking_like:19
looking_over:-43 looking_to:70 looks:26 looks_^:36 looks_after:97 looks_and:-6
looks_as:-43 looks_at:-14 looks_calm:-14 looks_clean:19 looks_fine:10
looks_from:21 looks_great:43 looks_harmless:-39 looks_in:21 looks_like:48
looks_nicer:15 looks_so:52 looks_the:-26 looks_there:-28 lookup:67 lookup_^:2
lookups:16 loom:14 loom_^:-11 loom_in:12 looms:-35 loop:-55 loop_^:68 loop_b:20
loop_rig:13 loop_that:-38 loops:-44 loopt:1 loose:14 loose_on:12
loose_sheets:-49 loosened:30 lora:26 lord:-6 loro:-45 lorries:14 lorry:7
lorry_^:9 los:97 los_^:-57 los_avisos:2 los_colores:2 los_compañeros:8
los_correos:3 los_de:19 los_dedos:-6 los_diagramas:20 los_disfraces:6
los_domingos:1 los_faroles:14 los_gallos:14 los_gatos:-74 los_iconos:49
los_lunes:-49 los_mensajes:1 los_nombres:-1 los_quesos:9 los_tirantes:18
los_vecinos:-26 los_viernes:28 los_zapatos:-40 lose:10 lose_a:18 lose_it:4
lose_marks:9 lose_the:-7 lose_their:-49 loses:21 loses_its:36 losing:-17
losing_a:-38 loss:2 loss_is:-5 lost:-24 lost_0:-43 lost_^:-17 lost_a:60
lost_and:2 lost_buggy:2 lost_carton:42 lost_her:52 lost_him:12 lost_his:-15
lost_in:-10 lost_its:14 lost_luggage:-43 lost_my:-63 lost_on:-80 lost_one:26
lost_our:-38 lost_paper:26 lost_property:75 lost_so:-16 lost_that:43
lost_the:-65 lost_their:80 lost_to:-30 lost_two:19 lost_with:33 lot:97 lot_^:32
lot_double:9 lot_on:-38 lot_rows:3 lot_to:-35 lote:4 lote_nocturno:4 lotion:8
lots:24 lots_of:-6 lotte:5 lottery:-14 lottery_ticket:-14 loud:-15 loud_^:-26
loud_a:1 loud_but:13 loud_one:6 loud_that:-42 loud_the:9 louder:15
louder_than:37 loudest:-27 loudly:-30 loudness:18 loudness_target:18
loudspeaker:14 lounge:19 lounge_tank:6 loupe_is:27 louvres:-35 love:112
love_^:74 love_a:-35 love_and:49 love_how:-60 love_if:20 love_it:6
love_letters:-6 love_that:-21 love_the:49 love_to:-19 love_with:60 loved:-57
loved_the:-15 loved_this:-5 loved_to:-4 loveliest:-18 lovely_^:-61 lovely_but:19
lovely_evening:16 lovely_if:85 lovely_in:-33 lovely_man:46 lovely_so:15
lovely_to:13 lovely_way:-6 loves:21 low:5 low_^:26 low_notes:-2 low_sun:48
low_water:45 lower:156 lower_cistern:8 lower_hut:1 lower_pond:3 lowered:12
lowest:59 lowest_bell:40 lowest_string:8 loyalty:1 lp:3 lte:22 lucida:17
lucida_^:17 luck:-137 luck_^:-7 luck_with:-59 lucky:-37 lucía:32 lue:6
lue_toutes:6 luego:108 luego_toca:34 luggage:-40 luggage_^:-25 luggage_only:-29
luggages:29 lui:5 lukas:-7 luktade:-97 lumens:6 lumens_^:5 lump:-8 lump_in:-8
luna:-46 lunch:-17 lunch_^:3 lunch_and:-15 lunch_for:19 lunch_is:2
lunch_signal:3 lunch_was:-44 lunch_we:-14 lunchboxes:-61 luncheon:-22
lunchtime:12 lundi:7 lundis:-59 lunedì:-52 lunes:-47 lunes_^:-51 lunghi:42
lungo:13 lungs:20 lupe:3 luthier:20 lying:-35 lying_awake:12 lying_down:-45
lying_in:52 lying_on:-12 lyon:81 lyrics:47 lyrics_endpoint:47 là_bas:26
là_là:-33 lá:47 lá_no:8 lämna:29 länger:15 länger_als:5 längre:-41 längst:18
lärobok:23 läser:18 lässt:52 läuft:95 läuft_auf:19 läuft_bei:24 läuft_im:10
läuft_mit:16 läuft_seit:-54 läuft_wieder:52 lånat:44 lånat_av:37 långa:15
låter:-31 låter_som:-34 límite:12 línea:13 línea_del:12 líneas:9 líneas_^:9
língua:21 língua_do:21 lío:-30 lösenord:36 löste:-66 lösungen:17 m:32 m_0:13
m_^:18 m_high:8 m_of:41 m'a:-21 m'a_demandé:9 m'a_raconté:-54 m'attaque:22
m'est:19 m'est_permis:19 m'occupe:17 m'occupe_des:1 ma:51 ma_0:61 ma_^:34
ma_belle:33 ma_femme:1 ma_fille:-42 ma_grand:-14 ma_la:55 ma_mia:-33 ma_mère:28
ma_sœur:27 ma_voisine:-46 maak:-21 maand:19 maar_0:11 mabel:-74 mac:12
mac_mini:2 macchina:-26 macellaio:37 machen:-7 machen_0:12 machen_^:19
machen_wir:3 machine:-81 machine_^:-56 machine_and:69 machine_at:-38
machine_from:2 machine_gave:-17 machine_has:-8 machine_in:-20 machine_is:31
machine_makes:-1 machine_on:-27 machine_runs:18 machine_the:12 machine_was:-1
machines:-3 machines_^:-17 machines_always:-5 machines_in:17 macht:83
macht_den:29 macht_die:22 macros:10 mad:42 mad_^:24 madam:-26 madam_in:20
madam_that:-22 madame:21 made:24 made_0:-21 made_a:-75 made_by:7 made_every:22
made_him:-6 made_it:-55 made_me:3 made_my:-3 made_of:62 made_out:28 made_the:62
made_this:-42 made_two:-13 made_up:94 made_us:-70 made_with:4 made_you:19
madera:18 madre:-17 madre_^:10 madre_mía:-46 madrid:23 maestra:-9 mag:21
mag_das:-21 mag_hooguit:18 mag_ich:26 mag_u:43 magazine:-14 magazynu:32
magazynu_ma:21 magazzino:-3 magazzino_dei:20 magic:57 magician:-43 magnet:-19
magnetic:52 magnets:-77 magnifique:-11 mags:-59 mai:41 mai_^:-66 mai_lasciare:13
mail:26 mail_^:36 mail_in:18 mail_is:18 mail_room:-85 mail_to:35 mail_with:24
mail_you:10 mailbox:72 mailbox_^:19 mailbox_quota:5 mailboxes:79 mailed:-61
mailing:4 mails:133 mails_^:34 mails_are:21 mails_go:4 main:117 main_^:2
main_at:1 main_branch:-32 main_chiller:15 main_colour:4 main_file:6
main_script:29 main_yarn:24 mainframe:-63 mainland:-4 mains:17 mainspring:17
maintain:44 maintenance:44 maintenance_window:22 maintenant:117 maintenant_0:5
maintenant_^:39 maintenant_c'est:23 mainteneur:9 mainteneur_du:9 maire:-34
mairie:34 mairie_^:7 mais:42 mais_^:-10 mais_das:35 mais_de:49 maison:7
maison_^:26 maja:6 major:48 major_there's:46 make:67 make_0:7 make_^:-11
make_a:-19 make_an:-13 make_do:29 make_for:-64 make_it:68 make_me:76 make_my:23
make_sure:65 make_that:2 make_the:66 make_up:35 make_you:-40 maker:-6 maker_^:18
makers:-25 makes:39 makes_0:63 makes_^:3 makes_a:-39 makes_it:-25 makes_me:53
makes_my:57 makes_no:21 makes_one:46 makes_sense:-44 makes_the:-20 making:27
making_^:34 making_tea:-5 making_that:-7 making_the:39 maksymalnie:43
maksymalnie_0:43 mal:-105 mal_ein:-25 mal_einen:-31 mal_mit:-82 mala:29
malade:13 malas:6 male:111 male_i:1 maletas:-37 malik:13 malloc:44
malloc_after:22 malt:32 mam:68 mam_w:50 mama:128 mamma:-40 mamma_mia:-62 mamy:20
man:5 man_^:-37 man_and:58 man_from:31 man_für:19 man_has:-13 man_i:-3
man_in:-37 man_is:40 man_its:-20 man_ja:-14 man_my:-15 man_on:-11
man_overboard:16 man_the:-45 man_with:-17 manage:87 manage_0:43 manage_^:6
managed:-27 managed_to:-29 manager:-68 manager_^:25 manager_and:-19 manager_is:8
managers:-23 managers_^:-18 manages:35 manages_0:49 manchas:3 manchas_de:3
manche:1 manche_droite:1 manchester:-38 manchmal:-35 manda:-30 mando:25
mando_i:19 mangiato:-20 mangle:-3 mango:7 manhã:29 mannequin:25 manners:8
mano:25 manoeuvres:42 manoeuvres_on:42 mantel:2 manual:79 manual_and:32
manual_gearbox:17 manual_of:4 manuale:24 manuals:-32 manuel:-17 manuscript:2
many:-43 many_^:-5 many_a:23 many_complaints:44 many_guests:21 many_ladybirds:-5
many_names:-26 many_of:78 many_people:27 many_questions:-32 many_small:6
many_wasps:-20 map_^:5 map_and:-12 map_has:16 map_is:24 map_on:-29 map_pins:29
map_tiles:1 mapie:-10 mappen:20 maps:-3 maps_^:-13 mar:-100 mar_^:-20
marathon:-68 marbled:13 marbled_paper:13 marbling:-20 marca:77 march:16
march_paper:6 marche:16 marché:-79 mardi:-10 mardi_^:-17 mare:33 mare_^:-14
marek:65 marek_^:38 margin_^:39 margins:-22 margins_so:-27 marguerite:44
marguerite_^:32 mari:25 mariage_^:-21 marine:14 marionettes:1 marisol:31
maritime:25 mark:103 mark_in:14 mark_it:88 mark_mistakes:5 mark_my:44
mark_the:-51 marked:157 marked_and:22 marked_by:6 marked_with:31 marker:28
market:38 market_^:56 market_and:-17 market_in:-1 market_on:-46 market_size:13
market_square:19 markets:51 markiert:27 markiert_^:27 marking:58 marks:17
marks_^:35 marks_in:20 marks_on:-8 marks_the:47 markt:4 marmot:-17 marquee:-26
marquee_^:3 marriage:19 marriages:-42 married:-26 married_^:14 married_a:-8
married_in:7 marrow:-10 marrow_theft:-8 marrows:-22 marsh:1 marshal:18
marshes:-29 marta:65 marta_^:23 marvellous:-46 maré:26 mas:22 mas_as:57
mascot:-27 mash:-72 mashed:-2 mask:31 mask_is:12 masked:37 masks_in:10 mason:27
mason_has:27 mass:5 massimo:98 massimo_0:68 mast:-39 mast_came:-30 master:-33
mastered:19 mastered_^:-1 mat:28 match:-62 match_^:-11 match_the:1 match_your:3
matched:-4 matches:29 matching:35 mate:-42 mate_^:-52 matemáticas:34 material:54
material_^:14 maternity:3 mates:-45 maths:42 maths_corner:29 maths_teacher:-28
matin:-3 matin_^:31 matin_et:-25 matin_on:-18 matinee:20 matinee_^:-12
matinee_starts:15 matinée:20 matrimonio:-30 matron_is:-9 matrícula:33
matrícula_del:3 mats:34 matte:59 matter:58 matter_how:-22 matter_of:66
matter_what:5 matter_who:25 matters:30 matters_is:-26 matters_lost:39
matters_more:11 matters_to:-7 mattina:-28 mattina_^:3 mattina_che:26 mattino:48
mattress_^:15 mattresses:-19 max:187 max_0:77 max_^:9 max_for:21 maxi:21
maximaal:13 maximaal_0:13 maximal:27 maximum:92 maximum_0:21 maximum_^:12
maximum_of:25 may:99 may_0:311 may_^:-6 may_admit:18 may_bring:42 may_change:-35
may_come:11 may_console:-29 may_count:5 may_ever:24 may_go:9 may_have:-41
may_it:-49 may_last:7 may_look:42 may_not:21 may_one:-9 may_only:7 may_put:14
may_reach:5 may_remind:5 may_say:-34 may_see:-12 may_send:5 may_sound:27
may_stay:2 may_take:7 may_well:-39 maybe:73 maybe_0:-11 maybe_^:86 mayday:-33
mayday_call:-16 mayor:22 mayor_^:-23 mayor_too:6 mayor_wants:20 mayor's:-56
mayor's_office:3 maze:-36 maëlle:11 mañana:-18 mañana_^:10 mały:28 mb:96 mb_^:35
mb_of:5 mdr:-139 mdr_^:-28 me:99 me_0:-102 me_^:-51 me_a:-27 me_about:29
me_again:-1 me_alegro:-66 me_always:17 me_and:52 me_anything:-35 me_as:-94
me_at:48 me_before:67 me_best:63 me_better:71 me_by:21 me_caben:2 me_code:28
me_cold:20 me_contou:11 me_convient:22 me_corrijas:4 me_da:8 me_de:6
me_demander:1 me_diffs:18 me_dizzy:11 me_down:50 me_encanta:-28 me_engano:4
me_explain:21 me_far:74 me_feel:60 me_find:47 me_first:64 me_for:-56
me_forget:-9 me_from:-34 me_get:2 me_guess:20 me_gusta:90 me_gustan:33
me_hables:21 me_hace:42 me_happier:3 me_happy:98 me_he:-7 me_his:-21 me_how:-11
me_hungry:-21 me_i:17 me_i'd:6 me_i'm:-28 me_im:-13 me_in:-16 me_is:66 me_it:-3
me_it's:-43 me_itch:26 me_know:-78 me_les:7 me_lo:17 me_lol:56 me_look:-66
me_mais:5 me_montres:25 me_more:90 me_my:-4 me_nervous:79 me_not:25 me_now:-78
me_nuts:18 me_of:-21 me_off:14 me_on:68 me_one:90 me_or:-102 me_otherwise:11
me_out:-21 me_parece:-65 me_piace:42 me_please:2 me_pongas:39 me_proudly:-3
me_rappelle:-39 me_real:13 me_reste:15 me_resulta:1 me_say:61 me_sentimental:15
me_she:3 me_smile:-63 me_so:1 me_started:-111 me_straight:-32 me_than:126
me_that:-62 me_the:121 me_they:21 me_three:26 me_till:8 me_today:-51 me_try:38
me_two:-48 me_way:12 me_what:-20 me_when:-6 me_where:3 me_whether:-24
me_which:44 me_while:-26 me_who:25 me_why:15 me_with:-6 me_without:19
me_write:22 me_yesterday:6 me_yet:15 me_you:36 meadow:130 meadow_^:54 meal:57
mean:40 mean_^:-86 mean_it:59 mean_of:50 mean_somebody:1 mean_that:7 mean_to:2
mean_with:59 meaning:-34 meaning_to:-35 means:106 means_^:25 means_nothing:4
means_that:11 means_the:-24 means_well:9 meant:-65 meant_^:-53 meant_a:-29
meant_for:38 meantime:-27 meanwhile:8 measles:70 measure:-15 measure_it:40
measure_the:64 measured:31 measured_^:65 measured_it:34 measured_the:-50
measurements:35 measurements_in:2 measures_0:38 mechanic:-6 mechanical:-24
med:55 med_en:-16 med_kanelbullar:-61 media:-28 media_^:30 median:-45
medians:-11 medias:41 medias_^:41 medical:63 medicine:16 medicine_^:-2
medieval:-49 medir:58 medir_la:28 medir_o:5 meds:20 mee:48 meer:-38 meer_dan:29
meet:-74 meet_at:23 meet_for:27 meet_in:9 meeting:-1 meeting_^:29 meeting_and:20
meeting_i:-21 meeting_is:45 meeting_it:23 meeting_point:101 meeting_room:-45
meeting_went:-71 meetings:-58 meetings_^:-21 meets:2 meets_at:9 meets_in:81
meets_the:-37 meetup:-14 megabits:12 megabits_^:12 megabyte:15 megabyte_^:11
megabytes:73 megabytes_^:19 megabytes_and:1 megabytes_of:20 megaphone:11
megaphone_of:11 meglio:28 meglio_con:60 meglio_di:-40 meglio_la:5 meglio_se:-17
megs:5 meh:-96 mehmet:42 mehr:-12 mehr_als:-47 mei:-25 meilleur:-31 mein:-7
mein_nachbar:-52 mein_onkel:-14 mein_opa:-39 meine:-77 meine_frau:42
meine_tante:-50 meinen:1 meiner:40 meint:-50 meio:-73 mejor:80 mejor_en:40
mejor_que:12 melde:49 melde_mich:49 melden:28 melden_dat:28 meldet:12 melhor:-42
melodies:62 melody:62 melon:-40 melon_^:-21 melt:21 melted:-32 melts:96
melts_at:79 member:-27 members:55 members_^:30 members_rota:2 memo:-5
memorable:-23 memoria:65 memoria_^:57 memorial:5 memories:-13 memorise:10
memorised:37 memorised_the:37 memory:19 memory_^:3 memory_and:3 memory_for:-21
memory_has:16 memory_is:2 memory_on:-35 men:-12 men_and:-35 mended:62
mended_and:53 meno:4 menor:18 menor_^:18 menos:-111 mensa:3 mensaje:-20
mensch:-56 mensen:-28 mention:17 mention_that:50 mentioned:27 mentioned_^:-33
mentioned_i:7 mentioned_that:9 mentions:82 mentions_a:46 mentor:60 mentor_is:42
menu:29 menu_^:33 menudo:-71 menudo_lío:-32 meraviglia:-23 mercado:16
mercato:-91 merci:-64 merci_pour:-80 mercredi:2 mercy:-66 mercy_^:-33 merely:-54
merge:71 merge_commits:9 merge_conflicts:3 merged:128 merged_^:26 merged_and:6
merged_into:7 merged_the:27 merger:9 merging:15 merry:-56 mes:38 mes_fautes:27
mes_fiches:27 mesajları:7 mesajı:36 mesajı_her:36 mesh:-49 mesh_is:8 mesmo:-22
mess:63 mess_^:-3 mess_up:76 message:26 message_bus:24 message_has:18
message_queue:19 message_to:11 message_was:-3 messages:44 messages_^:-9
messages_are:-12 messages_best:4 messages_de:1 messages_in:-20 messages_is:3
messages_of:-44 messages_short:27 messe:7 messe_du:36 messo:-29 messy:-28
mesure:15 mesure_0:15 met:72 met_a:-51 met_de:83 met_die:1 met_dit:25 met_een:10
met_het:43 met_last:2 met_my:-21 met_one:-49 met_the:-41 met_uw:23 metal:-23
metal_ones:36 meteen:10 meteor_effect:1 meteor_shower:-1 meter:17 meter_^:-20
meter_lids:39 meters:76 meters_^:60 method:25 method_^:-8 methyl:38
methyl_cellulose:38 metre_^:-25 metre_band:17 metres:115 metres_^:51 metres_a:55
metres_long:5 metres_of:-1 metres_tall:4 metric:20 metrics:6 metronome:48
metronome_^:60 metronome_at:7 metronome_is:76 metros:32 metros_^:43 mets:74
mettez:25 meu:-100 meu_filho:20 meu_primo:-62 meu_vizinho:-39 mews:42
mews_made:42 mezza:27 mg:19 mgr:-20 mhz:9 mi:22 mi_abuela:-154 mi_abuelo:-17
mi_compañera:40 mi_contó:-21 mi_dice:-45 mi_ha:-52 mi_hanno:-23 mi_hermana:74
mi_hermano:20 mi_hija:12 mi_madre:64 mi_número:33 mi_padre:43 mi_pare:-57
mi_piace:41 mi_piacerebbe:23 mi_prima:-8 mi_primo:-5 mi_profesora:72
mi_raccomando:13 mi_scusi:-33 mi_się:88 mi_sono:-47 mi_suegra:-13 mi_trovo:60
mi_tío:-8 mi_vecino:-81 mia_che:-85 mia_moglie:18 mia_nonna:-8 mia_suocera:37
mia_zia:-7 miał:-2 mic:51 mice:-3 mich:44 mich_heute:-24 mich_privat:4
microcontrôleur:18 microfarad:10 microfarad_^:10 microns:18 microphone:-20
microphone_^:-3 microscope:-6 microseconds:-14 microseconds_^:3 microwaved:-60
microwaved_fish:-58 mid:3 middle:26 middle_^:12 middle_and:-31 middle_c:45
middle_station:12 midi:35 midnight:57 midnight_^:57 midnight_and:34
midnight_the:-20 midsommar:32 midsommar_^:32 midterm:7 midterm_^:7 miedo:7
mientras:56 mientras_dure:28 mierzy:23 mierzy_w:23 mietvertrag:14 mieux:101
mieux_des:11 mieux_la:2 mieux_le:1 mieux_les:23 mieux_travailler:6 mieux_une:28
mieux_à:39 mieć:-23 mieści:17 mieści_0:17 mig:29 mig_^:-18 might:23 might_be:30
might_borrow:-33 might_go:18 might_i:9 might_the:21 might_we:6 mignon:-52
mignon_le:-52 migrate:40 migrate_the:40 migrated:-39 migration:80
migration_gets:9 migration_has:20 migration_in:34 migration_on:3 migrations:51
migração:28 mij:38 mijn:-128 mijn_broer:11 mijn_collega:11 mijn_fiets:-68
mijn_vader:7 mikroampere:17 mikroampere_^:17 milchtank:31 mild:73 mile:-16
mileage:22 miles:18 miles_^:8 milestone:-9 milk:13 milk_^:74 milk_float:-16
milk_from:2 milk_is:45 milk_lorry:1 milk_on:26 milking:15 milking_^:9
milking_parlour:-7 milky:13 milky_way:25 mill:-2 mill_^:18 mill_near:-6
mill_street:22 mille:-36 millimetres:81 millimetres_^:28 millimetres_and:21
million:-91 million_and:-34 millisecondes:-35 millisecondes_^:-35
milliseconds:118 milliseconds_^:51 milliseconds_and:39 milliseconds_of:1
millisekunden:-3 millisekunden_^:6 mills:1 mills_^:7 milo:-59 milonga:22
milos:16 milímetros:18 milímetros_^:18 min_^:124 min_after:4 min_of:4 min_per:6
mind:35 mind_^:-79 mind_a:37 mind_about:38 mind_and:13 mind_at:7 mind_i:30
mind_i'm:7 mind_my:26 mind_that:23 mind_to:1 mind_what:26 mind_you:-19
minded:-17 minded_^:-17 minds:4 mine:-34 mine_^:-37 mine_from:-13 mine_rescue:40
mine_the:1 mine_which:9 miners:27 miners_slide:4 mineurs:25 minha:-67
minha_avó:-26 minha_sogra:-33 minha_tia:-37 mini:3 minibus:44 minibus_seats:26
minims:-60 minimum:-46 minimum_^:-57 minister:-26 minor:17 minors:28 mins:42
mins_^:19 mint:-44 minuet:52 minuet_has:32 minus:107 minus_0:40 minus_one:53
minus_two:11 minut:62 minut_^:29 minute:-41 minute_0:-80 minute_?:-9 minute_^:87
minute_ago:37 minute_before:-5 minute_hand:40 minute_i:-10 minute_off:-31
minute_so:9 minute_the:18 minuten_^:135 minuten_wenn:3 minutes:1 minutes_^:52
minutes_a:76 minutes_about:-47 minutes_after:23 minutes_at:43
minutes_because:-55 minutes_before:29 minutes_de:2 minutes_each:13
minutes_for:45 minutes_he:35 minutes_in:10 minutes_long:6 minutes_not:13
minutes_of:-8 minutes_on:10 minutes_per:59 minutes_they:30 minutes_to:-50
minuti:65 minuti_^:80 minuto:1 minuto_^:1 minutos:-14 minutos_^:86
minutos_de:-42 mio:-63 mio_fratello:17 mio_nonno:-40 mio_zio:-7 mir:-9
mir_das:-21 mir_die:14 mir_eine:26 mir_ist:-9 mir_jetzt:18 mir_mit:20
mir_nicht:15 mir_ungefähr:3 mir_wär:10 mir_wäre:29 mir_zu:8 mira:43 miracle:-6
mirando:-53 mire:6 mirror:98 mirror_^:-34 mirror_and:34 mirror_is:42 mirrored:14
mirrors:-55 mis:1 misc:-6 mise:17 mise_à:17 misheard:2 misma:-55 mismo:-44
misprint:24 miss:-49 miss_^:-10 miss_it:-12 miss_the:-72 missed:-48
missed_it:-44 missed_my:-7 missed_the:11 misses:38 missing:117 missing_^:34
missing_is:40 missing_one:7 mission:13 mission_is:3 misspelt:-26 misst:38
misst_0:17 mist:-10 mistake:12 mistake_^:20 mistake_and:36 mistaken:40
mistakes:141 mistakes_^:71 mistakes_and:2 mistakes_in:70 mistakes_to:16
mister:26 mister_is:26 mistook:15 misura:27 mit:51 mit_0:-74 mit_^:39
mit_bildern:11 mit_dem:17 mit_den:-44 mit_der:-11 mit_einem:57 mit_einer:41
mit_karteikarten:7 mitad:20 mitgenommen:-2 mitosis:63 mitt:24 mitt_i:24
mitten:16 mittens:-57 mittens_^:-16 mittwoch:45 mix:108 mix_^:5 mix_them:29
mix_up:34 mixed:77 mixed_up:18 mixer:18 mixer_in:19 ml:49 ml_^:5 ml_in:23 mm:-50
mm_^:56 mnie:57 mnie_nie:8 mniej:-29 mo:33 mo_^:23 moan:-43 mob:8 mobile:62
mobile_is:9 mock:102 mock_came:12 mock_exam:13 mock_oral:17 mock_paper:26
mock_test:22 mock_went:93 mocks:51 mod:1 mode:62 mode_^:-26 mode_palette:9
model:138 model_^:13 model_as:22 model_in:8 model_is:20 modelled:35
modelled_by:35 modelo:55 models:-48 modem:-46 modem_^:-55 modern:-91
modulation:56 module:5 module_^:34 module_belongs:20 module_de:13
module_from:-21 modulo:62 moduł:67 moduł_kalibracji:41 modülü:27 moe:-43 moet:78
moeten:8 mogen:38 moglie:18 moi_^:-37 moi_je:-28 moi_toujours:11 moich:-84
moins:43 moins_0:11 mois:63 mois_^:37 moist:3 moisture:17 moisture_readings:3
moitié:-35 moitié_du:-46 mojej:6 molestia:26 moll:26 molo:25 moment:2
moment_^:18 moment_ago:33 moment_it:47 moment_it's:-20 moment_the:9 momento:17
moments:-4 mon:-17 mon_binôme:35 mon_chat:-15 mon_dictionnaire:28 mon_ex:25
mon_fils:-22 mon_frère:31 mon_lit:30 mon_mot:26 mon_numéro:14 mon_oncle:-56
mon_père:-7 mon_voisin:-8 monastery:-53 monastery_^:-53 monday:5 monday_^:-61
monday_and:38 monday_class:26 monday_evening:14 monday_i:59 mondays:-80
mondays_^:-107 mondays_are:-26 mondays_do:-23 mondays_evening:20 money:-12
money_^:-49 money_back:4 money_came:12 money_for:-35 money_goes:17 monitor:-68
monitor_complaints:8 monitoring:-56 monitors:-38 monks:-28 monorepo:5
monsieur:-61 monster:39 monster_^:-1 montadas:33 montag:-50 montag_^:-5
montage:-12 montaggio:16 montaña:-45 montaña_^:-45 monteur:17 month:25
month_^:14 month_and:-10 month_end:41 month_for:-7 month_is:81 month_of:22
month_the:-45 monthly:19 months:-25 months_and:-49 months_to:13 montre:-46
montres:26 mood:13 mooi:-18 mooi_verhaal:-18 moon:-71 moon_^:-23 moon_as:16
moon_has:-15 moon_is:1 moon_or:-30 moon_sight:2 moor:2 mooring:62
mooring_lines:22 moose:-3 moot:11 moot_court:11 mop:-2 moped:20 moped_in:-19
moral:4 moral_support:4 morale:-77 more:74 more_^:63 more_about:-58 more_and:17
more_as:5 more_at:23 more_beautiful:1 more_breaks:10 more_comfortable:24
more_even:-38 more_good:-3 more_if:-1 more_in:-60 more_into:55 more_it:54
more_like:-6 more_my:106 more_natural:12 more_of:19 more_often:-55 more_once:39
more_or:-17 more_people:11 more_so:-37 more_than:41 more_the:-1 more_to:86
more_when:48 more_with:-22 moreau:45 moreau_^:45 morfar:-75 morgen:-13
morgen_^:-76 morgen_früh:60 mormor:-79 morning:-13 morning_!:23 morning_0:-23
morning_^:72 morning_a:-28 morning_all:-57 morning_and:9 morning_at:-48
morning_best:11 morning_briefing:9 morning_circle:23 morning_for:-16
morning_group:11 morning_i:-29 morning_in:-28 morning_it:-16 morning_like:-36
morning_ones:5 morning_over:3 morning_person:15 morning_report:11 morning_roll:1
morning_shift:1 morning_slot:30 morning_slots:13 morning_so:37 morning_still:-24
morning_the:-36 morning_to:-12 morning_twilight:23 morning_which:-38
morning_with:-19 morning_would:-13 morning's:33 mornings:40 mornings_^:-43
mornings_are:24 mornings_work:3 morse:-28 morse_by:5 morse_speed:56 mort:39
mortality:-1 mortgage:-13 mortgage_^:-13 mosaic:-30 mosquitoes:-14 most:-44
most_0:138 most_^:46 most_a:16 most_agreeable:18 most_charming:8
most_countries:-40 most_i:6 most_is:26 most_of:-70 most_thing:-17 most_things:23
most_two:29 mostly:-101 mostly_^:-2 mostly_and:26 mostly_because:48
mostly_the:-59 mot:60 mot_de:29 mot_kupolen:18 moteur:41 moteur_de:6
moteur_du:25 moth:-46 mother:17 mother_^:11 mother_and:36 mother_had:10
mother_in:-27 mother's:97 mother's_landline:16 mothers:85 moths:-18 moths_^:-22
motor:69 motor_is:32 motorbike:-22 motorcycle:42 motore:54 motore_di:45
motorista:21 motorista_da:9 motors:73 motorway_driving:42 motorway_practice:9
motorways:33 motorways_^:33 mould:32 mould_^:5 mouldy:-51 mouldy_^:-62 moulin:14
moulting:32 mount:17 mount_on:9 mountain:8 mountains:-41 mounts:37 mourning:-1
mouse:-44 mouse_^:-42 moustache:-71 moustache_on:-54 moustiques:-82 mouth:-60
mouth_^:-58 mouth_full:9 mouvement:1 move:5 move_^:-6 move_in:-29 move_on:17
move_the:22 move_to:10 moved:63 moved_^:-2 moved_here:-26 moved_in:38
moved_into:-19 moved_it:8 moved_my:37 moved_out:-21 moved_that:-5 moved_the:14
moved_to:103 movement:47 movement_^:10 movements:51 movements_^:27 movers:10
moves:-26 moves_on:-58 moves_than:-32 moves_the:-26 moves_to:57 moves_with:-46
movie:-23 movies:-41 moving:-36 moving_^:54 moving_day:12 moving_is:-61
moving_the:19 mower:41 mower_^:19 moście:-60 może:21 mr:118 mr_^:62
mr_abernethy:-34 mr_baptiste:46 mr_brandt:22 mr_havel's:1 mr_okafor:5
mr_oyelaran:16 mr_pettifer:7 mr_silva:-50 mri:3 mri_console:3 mridangam:24
mridangam_partner:24 mrs:96 mrs_aldous:4 mrs_falkenrath:29 mrs_harper:-26
mrs_keller:7 mrs_petrov's:12 ms:110 ms_^:71 ms_brandt:13 ms_lindgren:-39
ms_okafor:3 ms_on:1 msgs:-18 msgs_^:26 much:-24 much_^:89 much_as:-83
much_better:39 much_i:-10 much_like:49 much_more:13 much_nicer:-18 much_of:-25
much_prefer:6 much_rather:84 much_sooner:15 much_to:-3 mucha:21
mucha_molestia:21 muchas:-50 mucho:-37 mucho_0:14 mucho_gusto:-13 mucho_tres:12
muchísimo:-25 mud:-128 mud_^:-50 mud_cakes:-21 mud_up:-30 mudado:11 muddle:-40
muddle_me:15 muddy:4 mudguards:-44 mudó:37 muelle:32 muerto:8 muestras:8
muestras_^:8 mueve:19 mug:-124 mug_^:-38 mugs:-44 muito:-30 mulch:42 mules:-22
multiple:15 multiple_choice:15 mum_^:1 mum_hates:10 mum_says:-45 mums:-34
mundo:-35 munsell:5 murdered:-57 muscle:-25 museum:-35 museum_^:24
museum_gift:-30 museum_is:50 museum_lets:27 museum_with:-4 museum's:6
museums:-38 mush:34 mushroom:40 mushrooms:-25 mushrooms_^:-22 musiał:-26
music_^:-61 music_has:-22 music_is:-14 music_on:-14 music_room:25 music_while:63
musica:18 musica_del:18 musical:-9 musiciens:12 muss:-5 muss_die:-29 musste:57
mussten:-74 mussten_wir:-74 must:-90 must_admit:-32 must_always:1 must_ask:-5
must_be:-117 must_come:14 must_fit:7 must_give:-7 must_have:-178 must_keep:-14
must_leave:2 must_make:-24 must_name:1 must_never:130 must_not:154 must_run:-57
must_say:-16 must_stay:23 must_think:-24 mustard:35 mustn't:60 mustnt:9
mustve:-20 musée:-70 mute_the:25 muted:52 mutex:-36 muy:-41 muy_con:-23
muzzle:62 mx:29 mx_records:29 my:19 my_0:-84 my_^:-73 my_accent:4 my_aim:14
my_always:-26 my_and:-31 my_ankles:-71 my_answer:32 my_application:21 my_arm:23
my_asked:-141 my_assessment:17 my_aunt:-14 my_aunt's:9 my_back:-34 my_bag:-79
my_bank:-14 my_bathroom:33 my_believes:-5 my_best:-49 my_biggest:-15 my_blue:-17
my_book:54 my_boss:69 my_bought:-18 my_brain:16 my_branch:8 my_brother:26
my_brother's:49 my_brothers:14 my_calendar:17 my_calls:-60 my_cat:-41
my_charts:23 my_cheese:-11 my_childhood:-25 my_chips:-33 my_choice:22
my_colleague:72 my_colleagues:-15 my_condolences:-4 my_contact:23 my_could:-40
my_counted:-27 my_course:2 my_cousin:22 my_cousin's:25 my_customers:9 my_dad:60
my_daily:1 my_daughter's:6 my_daughters:4 my_day:-86 my_dear:51 my_dentist:-14
my_did:-6 my_doctor:41 my_dog:-34 my_driving:-60 my_drove:-21 my_duet:8
my_ear:17 my_elective:83 my_employer:21 my_english:-14 my_enrolment:52
my_essay:15 my_evening:7 my_ex:-17 my_exam:67 my_examiner:19 my_experience:-19
my_eye:18 my_eyes:181 my_family:-9 my_father:23 my_father's:70 my_favourite:-43
my_feedback:36 my_feet:-3 my_fell:-7 my_fingers:5 my_first:-61 my_flat:39
my_flow:-26 my_foot:3 my_found:-45 my_french:8 my_friend:58 my_friends:56
my_gets:-27 my_ghost:56 my_glasses:-24 my_gloves:-33 my_god:-37 my_gran's:-44
my_grandad:-15 my_grandads:15 my_granddaughter:-6 my_grandfather:2
my_grandfather's:14 my_grandmother:31 my_grandmother's:5 my_grandson:-44
my_great:93 my_grew:-2 my_had:-23 my_hand:-23 my_hands:54 my_handwriting:-35
my_has:-53 my_hat:-43 my_head:-37 my_head's:31 my_hearing:6 my_heart:49
my_height:25 my_hip:-3 my_home:37 my_husband:93 my_husband's:12 my_in:-47
my_inbox:41 my_instructor:7 my_is:-118 my_keeps:-37 my_kept:-1 my_keyboard:-85
my_keys:-54 my_kid:-32 my_kids:23 my_knee:7 my_knowledge:18 my_landlord:-4
my_lap:-79 my_laptop:4 my_last:-25 my_late:46 my_learned:-30 my_left:32
my_leg:-36 my_lessons:10 my_level:22 my_life:-4 my_list:42 my_little:54
my_love:61 my_lunch:-18 my_manager:1 my_mentor:60 my_mistakes:84 my_mock:30
my_morning:-5 my_mother:94 my_mother's:67 my_mridangam:24 my_mum:53 my_mum's:5
my_neck:-8 my_neighbour:-33 my_nephew:38 my_nerves:43 my_never:-1 my_new:19
my_next:26 my_niece:5 my_night:40 my_notebook:1 my_notes:46 my_office:6
my_old:25 my_older:70 my_on:-79 my_once:-45 my_other:-30 my_own:27 my_page:52
my_partner:12 my_passport:41 my_phone:63 my_plants:-29 my_played:-5 my_poor:22
my_porridge:-20 my_practice:58 my_predecessor:2 my_presentation:17
my_proposed:-41 my_pupils:-18 my_put:-29 my_ran:-22 my_regards:-24 my_rented:5
my_rode:-1 my_role:51 my_rota:11 my_s:-117 my_sandwich:-27 my_sat:-60
my_savings:10 my_says:-88 my_school:2 my_seat:10 my_second:-56 my_sewing:9
my_shifts:11 my_shoulder:-12 my_shruti:56 my_side:-15 my_sis:3 my_sister:54
my_sisters:38 my_sleep:3 my_sleeve:-50 my_small:10 my_son's:14 my_spectacles:35
my_spelling:35 my_still:-130 my_stomach:-48 my_stop:-11 my_student:-1
my_study:52 my_suitcase:-62 my_swears:-36 my_sympathy:-20 my_tablet:24
my_talk:39 my_taste:21 my_teacher:57 my_team:20 my_teeth:-48 my_term:31
my_theory:-20 my_thing:106 my_thinks:-63 my_thought:-13 my_throat:-33
my_thumb:-41 my_to:4 my_toddler:-44 my_toes:-41 my_tongue:15 my_took:-32
my_topic:30 my_treat:49 my_typing:-36 my_uncle:96 my_used:-34 my_view:-8
my_voice:-6 my_was:-57 my_watch:-7 my_way:6 my_weak:12 my_weakest:27
my_wedding:4 my_who:-41 my_whole:-27 my_wife:52 my_wife's:11 my_window:-37
my_wish:5 my_word:58 my_work:43 my_worked:-40 my_would:-63 my_wrist:-19
mycket:-43 myself:76 myself_^:94 myself_and:-18 myself_before:31 myself_in:15
myself_included:-6 myself_on:54 mysigt:-43 myth:13 myth_summary:13 máquina:2
más:-4 más_^:24 más_el:5 más_estudiar:17 más_la:3 más_las:17 más_los:10
más_que:46 máximo:86 máximo_0:47 máximo_de:26 mão:2 mätt:17 målas:9 målet:47
målet_är:47 måste:63 måste_ha:47 mère:36 mère_^:21 mètres:34 mètres_^:31
médical:16 médico:-23 médicos:23 mélange:32 même:-35 même_en:17 même_le:-44
même_les:-15 même_pas:-13 même_pour:12 même_si:50 mês:-33 mí:56 mí_me:43 mía:-46
mía_^:-40 módulo:66 módulo_de:65 mój:-66 móvil:50 móvil_con:10 mówi:-45 möchte:7
música:5 músicos:25 müssen:8 mąż:2 młyna:22 n:-16 n_0:7 n_all:-1 n_minus:53
n_the:3 n_then:-36 n'est:42 n'est_plus:18 n'utilise:13 n'y:19 na:10 na_0:57
na_^:-36 na_boisku:-12 na_bramie:2 na_cantina:28 na_czwartek:6 na_dach:4
na_dann:-19 na_das:-9 na_głowie:-59 na_het:3 na_ja:-34 na_korbie:25 na_lekcje:30
na_parte:-15 na_prośbę:29 na_sexta:19 na_trasę:13 na_weselu:-43 na_zimowy:10
na_środę:29 naar:-28 naar_de:-11 nach:-31 nach_0:-61 nach_^:14 nach_dem:85
nach_der:44 nach_einem:-84 nach_einer:-23 nach_hinten:20 nach_jedem:12
nach_jeder:24 nach_rücksprache:43 nach'm:-18 nachbar:-64 nachkontrolle:14
nachmittag:-37 nachrichten:14 nacht:-20 nacht_^:3 nachtverarbeitung:32 nad:24
nada:122 nada_de:71 nadal:32 nadal_nie:21 nadia:2 nadie_^:15 nadie_entra:5
nagging:10 nah:26 nail:-4 najwyżej:120 najwyżej_0:57 naked:15 nam:-34 name:65
name_^:15 name_before:-51 name_for:41 name_has:-20 name_is:49 name_matching:32
name_of:20 name_on:10 name_one:25 name_so:45 name_terms:-35 name_the:6
name_was:10 named:-104 named_after:-15 named_by:19 named_every:-39 named_her:-26
named_the:-36 names:-35 names_^:-31 names_and:-2 names_are:25 names_don't:5
names_in:54 names_into:-35 names_not:6 names_of:32 names_than:17 names_the:8
naming:-48 naming_the:-6 naming_things:-34 namiot:23 namiot_stoi:23 nan:26
nans:1 nantes:13 nantes_est:11 nap:-74 nap_^:-30 napkin:43 napkins:9 nappies:25
naprawdę:-95 narrated:14 narrated_by:14 narrow:52 narzekał:-64 nas:-19 nas_^:22
nassen:8 nasty:91 następna:30 następna_lekcja:30 następnej:9
następnej_kolejności:9 natal:-36 native:4 nats:42 nats_^:42 natt:21 natten:-30
natural:-29 natural_to:-8 naturally:-56 naturally_^:-29 nature:-37 nature_^:-19
natürlich:-26 nautical:21 nautical_miles:17 nav:-7 nave:-37 navigation:15
navigue:62 navigue_avec:62 navy:-28 ne:-21 ne_confirme:19 ne_coupe:1 ne_doit:26
ne_donne:1 ne_dépasse:21 ne_faut:4 ne_güzel:-58 ne_jamais:28 ne_me:24
ne_mélange:26 ne_part:5 ne_peut:22 ne_peux:21 ne_promet:8 ne_redémarre:15
ne_sais:10 ne_sait:20 ne_sont:16 ne_vous:30 neap:6 neap_tide:6 near:-142
near_^:-57 near_and:-8 near_are:-27 near_is:-2 near_it:-1 near_line:-26
near_miss:79 near_so:-19 near_the:117 near_they:-19 nearest:11 nearly:75
nearly_a:11 nearly_all:26 nearly_cried:58 nearly_everybody:-18 nearly_had:18
nearly_jumped:-15 nearly_lost:3 nearly_took:40 neat:50 nebbia:-93
nebbia_fitta:-42 nebel:-36 neben:37 neben_dem:37 nebenan:-44 nebula:1
necessary:-54 neck:-11 neckline:31 ned:9 ned_^:9 need:27 need_0:70 need_^:-63
need_a:-3 need_for:27 need_is:-12 need_it:35 need_me:5 need_one:-52 need_that:7
need_the:109 need_this:9 need_to:48 needed:-124 needed_0:-45 needed_^:-54
needed_a:-9 needed_the:-67 needle:36 needle_^:3 needle_for:21 needles:8
needles_^:-21 needn't:4 needs:92 needs_0:53 needs_a:25 needs_an:19 needs_at:18
needs_its:12 needs_no:20 needs_that:51 needs_the:-30 needs_to:-10 needs_two:8
neem:28 neemt:33 neemt_de:17 negative:20 negatives:5 negatives_^:5 negozio:25
nehme:28 nehme_ich:4 nehmen:88 nehmen_das:25 nehmen_den:13 nehmen_wir:33 nei:8
neighbor:-19 neighbour:-79 neighbour_^:-60 neighbour_has:-37
neighbour_swears:-20 neighbour_who:3 neighbour's:17 neighbours:-40
neighbours_^:56 neighbours_are:-28 neighbours_cat:-18 neighbours_complained:32
neighbours_have:56 neither:-51 neither_of:-25 nel:47 nella:-2 nella_scatola:42
nemmeno:27 nennen:47 nephew:14 nephew_and:5 nephew_has:5 nephew's:34 nergens:41
nerves:10 nerves_^:33 nerves_of:-59 nervous:-3 nervous_^:43 nervous_at:-22
nervous_before:-50 nessuno:-23 nest:98 nested:9 nested_ifs:30 nested_proxies:-21
nesting:-39 nesting_in:-38 nests:60 net_is:32 netter:7 nettoyage:5
nettoyage_des:5 network:49 network_cable:13 network_calls:21 networks:-34
netz:11 netz_^:11 neu:17 neu_gerechnet:17 neu_gestartet:-10 neue:-13
neue_abhängigkeiten:27 neue_kollege:-48 neuen:34 neun:-42 neun_^:27 never:-35
never_a:-11 never_again:-3 never_ask:35 never_be:19 never_call:-15 never_came:10
never_change:-9 never_cut:27 never_feed:35 never_forget:-38 never_found:-42
never_gets:-46 never_give:29 never_go:7 never_goes:40 never_got:-22
never_had:-59 never_have:-39 never_in:74 never_inches:25 never_introduce:13
never_knew:-7 never_know:-11 never_learned:-9 never_let:-33 never_liked:-22
never_log:18 never_make:39 never_met:-32 never_mind:59 never_more:13 never_on:9
never_once:-12 never_one:-47 never_open:4 never_paid:-28 never_phone:42
never_put:16 never_quick:-15 never_quite:30 never_restart:18 never_round:5
never_run:-8 never_said:20 never_saw:6 never_see:33 never_seen:-48
never_share:16 never_shared:-37 never_ship:11 never_show:2 never_tell:16
never_thought:-47 never_to:3 never_trust:-20 never_understood:-65 never_want:-35
never_washed:-26 never_win:-53 new:45 new_^:-18 new_amp:11 new_carpet:-10
new_donors:8 new_driver:1 new_endpoints:6 new_fans:8 new_flat:-10 new_glasses:14
new_hats:10 new_hire:-60 new_intern:-26 new_lady:-23 new_lamps:-5 new_logo:-38
new_members:4 new_neighbours:-47 new_office:-50 new_one:8 new_place:26
new_relay:40 new_scanner:-9 new_shift:4 new_signs:7 new_teeth:-6 new_terms:1
new_timetable:9 new_tyres:9 new_words:51 new_year:4 newer:42 newer_one:40
news:-5 news_^:-30 news_for:-45 news_on:4 news_your:74 newsletter:29
newsletters:-35 newspaper:53 newspaper_^:31 newsprint:-47 newtons:45
newtons_^:30 next:-22 next_^:43 next_door:-83 next_i:55 next_i'll:38 next_is:13
next_job:13 next_lesson:25 next_morning:6 next_on:3 next_one:7 next_pitch:-45
next_room:-11 next_session:7 next_step:45 next_the:18 next_thing:114 next_time:9
next_to:-52 next_topic:20 next_up:60 next_we:3 next_week:29 next_year:-58
neşeli:-49 ngl:-85 ngl_i:-7 ngl_the:-74 ni:3 ni_siquiera:12 ni_una:25 nic:12
nice:-58 nice_^:54 nice_about:46 nice_one:-33 nice_that:-12 nice_to:13
nicely:-79 nicely_^:-52 nicely_by:-47 nicer:73 nicer_^:-18 nicer_and:6
nicer_as:44 nicer_for:31 nicer_in:10 nicer_to:-26 nicest:-21 nicht:21
nicht_^:-50 nicht_an:11 nicht_für:16 nicht_in:51 nicht_mal:-15 nicht_mehr:9
nichts:-24 nichts_geändert:3 nichts_verloren:38 nickname:-43 nickname_^:-21
nie:43 nie_an:25 nie_da:4 nie_direkt:13 nie_eine:3 nie_unbeaufsichtigt:38
nie_wchodzi:27 nie_wiadomo:44 nie_wiem:21 nie_więcej:19 nie_wolno:27 niece:5
niece_in:78 niedzielę_^:42 niemals:71 niemand:88 niemand_anruft:3 niente:-53
niente_^:-33 niet:121 niet_^:23 niet_meer:10 niet_of:42 niets:19 nieuwe:41
nigdy:10 nigdy_nie:9 nigel:34 nigel_^:34 night:31 night_0:-27 night_^:-44
night_a:-12 night_agent:6 night_boat:6 night_bus:8 night_by:14 night_crew:-3
night_dispatcher:44 night_driving:28 night_for:-28 night_guard:38 night_had:-13
night_has:12 night_i:-44 night_in:-62 night_is:-14 night_it:20 night_mode:17
night_my:-13 night_nurse:-26 night_of:-57 night_on:1 night_palette:19
night_porter:30 night_rounds:3 night_setback:8 night_shift:-45 night_since:22
night_supervisor:9 night_the:-44 night_time:4 night_to:31 night_train:-39
night_volume:23 night_watch:162 night_we:15 night_which:35 night_with:-4
night_work:40 night's:25 night's_build:2 night's_sleep:6 nightingale:-23
nightly:115 nightly_backup:25 nightly_build:13 nightly_job:15 nightmare:45
nightmares:-45 nightmares_^:-17 nights:113 nights_^:32 nights_and:51
nights_the:7 niks:15 nikt:-9 nikt_nie:-14 nil:-17 nimmer:-1 nine:44 nine_^:28
nine_and:16 nine_days:32 nine_hours:-3 nine_is:8 nine_the:7 nine_to:15
nineteen:-54 nineties:-24 ninety:-43 ninety_percent:-70 ninguém:-19
ninguém_entra:12 ningún:52 ningún_concepto:14 ningún_otro:26 nite:-39 nite_^:-39
nits:-39 nivel:40 nivel_de:34 nix:-51 niña:12 niño:-31 niż:-33 niż_w:-33 no:93
no_0:14 no_^:31 no_account:28 no_aeroporto:25 no_animal:15 no_answer:23
no_bother:-22 no_calls:34 no_circumstances:58 no_clue:37 no_comprovante:3
no_debe:2 no_discussion:24 no_dj:24 no_drone:1 no_en:17 no_english:2
no_exceptions:86 no_excuse:14 no_explanation:11 no_fault:-7 no_findings:2
no_fireworks:34 no_firmware:40 no_floats:21 no_free:-16 no_gaps:-46 no_go:2
no_good:-35 no_harm:-73 no_he:-17 no_heating:2 no_higher:2 no_homework:8
no_hurry:-30 no_idea:57 no_incident:-73 no_information:27 no_inline:33
no_joke:-52 no_jokes:11 no_key:6 no_latin:4 no_le:35 no_lo:48 no_long:30
no_longer:30 no_lost:3 no_malloc:22 no_matter:-11 no_me:90 no_mercy:-26
no_more:169 no_music:43 no_máximo:17 no_names:22 no_need:-86 no_not:-25
no_offence:-77 no_one:25 no_open:29 no_other:28 no_parking:2 no_phone:44
no_pictures:30 no_place:15 no_problem:-54 no_puedo:15 no_questions:21
no_quintal:25 no_raw:23 no_regrets:-22 no_relation:31 no_room:39 no_rush:-70
no_sabemos:41 no_salen:3 no_se:97 no_seat:-19 no_second:5 no_sense:48
no_signal:-33 no_storms:4 no_tak:-77 no_third:26 no_ticket:8 no_time:-29
no_to:29 no_trouble:-30 no_two:-62 no_unwrap:8 no_uses:11 no_veas:-8 no_wait:-53
no_way:12 no_wifi:-4 no_wonder:-33 no_worries:-123 noah:16 nobody:35 nobody_^:64
nobody_admits:-43 nobody_answers:1 nobody_argues:-2 nobody_asks:43
nobody_but:110 nobody_can:-3 nobody_climbs:32 nobody_complained:-44
nobody_could:4 nobody_dared:-8 nobody_dares:-28 nobody_drives:3 nobody_edits:11
nobody_else:66 nobody_enjoys:-47 nobody_enters:45 nobody_ever:-70
nobody_gets:-19 nobody_goes:32 nobody_has:104 nobody_hurt:10 nobody_in:-41
nobody_is:11 nobody_knew:6 nobody_knows:-11 nobody_laughed:-2 nobody_looks:-51
nobody_minded:-17 nobody_missed:13 nobody_noticed:-14 nobody_notices:-29
nobody_on:52 nobody_opens:29 nobody_reads:-60 nobody_said:26 nobody_seems:69
nobody_sees:35 nobody_signs:51 nobody_steps:11 nobody_tells:-59 nobody_told:-26
nobody_under:-33 nobody_walks:29 nobody_wants:40 nobody_warned:-64
nobody_was:-16 nobody_who:-25 nobody_works:66 nobody_would:-16 nobodys:14
noch:-32 noch_0:-38 noch_das:57 noch_die:18 noch_einmal:44 noch_geht:3
noch_keiner:18 noch_mal:-44 noch_nicht:-35 noch_offen:10 noch_was:22 noche:-81
noche_^:-64 noches:-18 nochmal:31 nocturne:-22 nocturno:37 nocturno_tarda:4
nodding:-51 node:-8 node_four:1 node_is:-19 nodes:-49 nodes_and:-64 nodo:4
nods:15 nog_de:15 nog_even:31 nog_niet:59 nog_steeds:-50 noise:-120 noise_^:-60
noise_again:-7 noise_at:57 noise_from:-49 noise_it:-12 noise_like:-16 noise_of:2
noisy:-40 noisy_work:22 noleggio:28 nom:8 nom_de:20 nombre:36 nombre_de:12
nombres:8 nome:-26 nome_^:8 nomes:49 nomes_compridos:21 nomes_longos:8 nomi:59
noms:13 non:-49 non_?:-69 non_abbiamo:5 non_deve:17 non_finiscono:-51
non_oltre:16 non_più:7 non_sale:-44 non_sappiamo:1 non_si:-32 non_so:10
non_usare:9 non_vanno:-6 none:18 none_^:88 none_of:-28 nonna:-49
nonna_diceva:-63 nonno:-10 noodle:-41 noodle_^:-16 noodles:90 nooit:48 noon:-11
noon_^:-29 noon_and:-31 noon_is:53 noon_sight:32 noone:61 nope:-40 nord:40
nord_läuft:13 normal:-150 normal_^:-41 normal_to:-38 norra:17 norte:67 norte_^:8
norte_caben:24 north:106 north_gallery:3 north_of:-73 north_side:13
north_tower:9 northern:-12 northern_lights:-45 northfield:19 norway:-5 nos:27
nos_deja:16 nose:35 nosotros:26 nossa:-69 nossa_que:-69 not:82 not_0:82 not_?:17
not_^:-9 not_a:80 not_accept:15 not_add:4 not_after:-32 not_allowed:-30
not_alone:-47 not_an:2 not_as:3 not_at:-5 not_be:-28 not_been:33 not_before:18
not_believe:-67 not_by:52 not_certain:14 not_change:16 not_count:28 not_edited:5
not_enough:7 not_even:90 not_ever:4 not_everyone:-41 not_exceed:9 not_exist:-16
not_find:70 not_for:17 not_found:22 not_from:-4 not_get:-22 not_give:-36
not_going:-19 not_gonna:-60 not_great:-13 not_have:-20 not_hear:40 not_heard:-75
not_help:-39 not_in:92 not_just:12 not_keen:7 not_keep:-2 not_know:3
not_laugh:-14 not_leave:19 not_let:-16 not_like:-8 not_longer:17 not_look:7
not_making:-47 not_me:-82 not_mind:3 not_more:53 not_move:-8 not_much:-28
not_my:-42 not_on:-63 not_one:-65 not_open:-50 not_ours:13 not_over:26
not_quote:8 not_read:-18 not_really:-33 not_renewing:5 not_see:-15
not_silence:22 not_so:56 not_stopped:-34 not_sure:23 not_take:10 not_the:-102
not_too:4 not_touch:48 not_up:1 not_wait:43 not_weigh:9 not_what:13 not_when:13
not_with:24 not_yet:21 notary:17 notatki:-29 notch:47 notch_0:47 note:-1
note_^:-56 note_for:-34 note_from:13 note_in:4 note_on:-13 note_that:60
notebook:76 notebook_^:18 notebook_is:-21 notebook_more:6 noted:123 noted_0:1
noted_^:20 noted_that:73 noted_the:10 notenschrank:7 notenschrank_im:7 notes:-99
notes_^:35 notes_and:-17 notes_are:32 notes_in:-97 notes_the:37 notes_your:12
nothing:38 nothing_^:32 nothing_about:33 nothing_against:63 nothing_and:-83
nothing_at:-20 nothing_beats:-107 nothing_broken:31 nothing_but:7
nothing_else:-60 nothing_for:40 nothing_from:13 nothing_gets:67 nothing_goes:6
nothing_has:33 nothing_is:-18 nothing_like:-34 nothing_more:2 nothing_new:-65
nothing_that:59 nothing_to:15 nothing_with:58 notice:-47 notice_^:-15
notice_for:34 notice_how:-41 notice_that:-9 notice_to:2 noticed:-11
noticed_^:-27 noticed_that:5 notices:-34 notices_^:-35 notifications:5 notify:10
noto:31 notre:20 notte:62 notte_^:32 noturno:6 notwithstanding:-30
notwithstanding_^:-30 noté:51 nougat:3 nougat_^:3 noun:15 nouns:54 nouns_in:48
nous:-5 nous_a:-28 nous_avons:64 nous_reste:16 nous_serons:19 nous_vous:24
nouveau:51 nouveaux:30 nouvel:5 nouvel_ordre:1 nouvelle:-2 nouvelles:-10 nov:8
nova:58 nove:-32 nove_e:-16 novel:6 novel_^:-67 novel_and:5 novel_with:7
novels_^:-35 november:-16 november_^:33 novice:11 novo:34 novo_o:8 now:35
now_0:36 now_^:-53 now_a:55 now_and:-43 now_comes:17 now_do:5 now_for:31
now_has:18 now_i:-78 now_i'm:11 now_is:45 now_it's:-31 now_its:-12 now_like:-42
now_lives:-28 now_my:23 now_not:28 now_officially:18 now_on:58 now_passes:7
now_says:6 now_she:-3 now_since:4 now_take:17 now_that:69 now_the:74 now_then:22
now_there's:-67 now_they:-32 now_we:-45 now_with:21 now_you:13 nowadays:-76
nowej:8 nowhere:12 nowhere_^:17 nowhere_else:85 nowt:15 nowy:76 nowych:38
nowych_zależności:38 nową:6 nozzles:68 npm:-12 npm_^:-4 nr:46 nr_0:5 nu:70
nu_^:94 nu_de:29 nu_ligger:22 nu_är:48 nudo:16 nuevas:18 nuevo:71 nuevos:15
nuevos_el:2 nuisance:3 nuit:26 nuit_^:60 nuit_j'ai:-34 null:13 null_hypothesis:6
num:42 numaralı:36 numaralı_odada:29 number:23 number_0:-77 number_^:54
number_ends:15 number_for:-58 number_has:60 number_is:70 number_of:-19
number_on:-22 number_plates:-9 number_the:8 numbered:18 numbers:71 numbers_^:24
numbers_are:-46 numbers_as:-11 numbers_i:13 numbers_in:1 numera:48 numerals:47
numerals_^:10 numerals_on:20 numéro:72 numéro_de:14 numéro_peint:16 nun:35
nun_doch:21 nunca:-8 nunca_^:-7 nunca_me:29 nuns:11 nuoto:1 nuova:29 nuove:35
nuovo:82 nuovo_^:26 nur:66 nur_an:13 nur_auf:11 nur_die:22 nur_mit:26
nur_nach:38 nur_nicht:18 nur_noch:55 nur_zu:-7 nuria:4 nurse:-35 nurse_^:58
nurse_and:14 nurse_asked:3 nurse_i:-38 nurseries:2 nursery:-31 nursery_^:22
nurses:16 nurses_line:42 nursing:47 nursing_school:47 nut:32 nutcracker:-20
nuts:81 nuts_^:33 nuts_are:8 nya:91 nyckeln:36 nylon:62 não:28 não_me:24
não_pode:20 não_sabemos:9 não_sei:38 nächstes:102 nächstes_prüfen:6
nächstes_üben:11 när:-104 när_jag:-16 nästan:63 någon:-33 nöbeti:10 número:47
número_de:12 números:-38 o:26 o_0:70 o_abastecimento:8 o_anderson:9
o_aquecimento:31 o_backup:3 o_barco:5 o_botão:4 o_café:-78 o_camião:2 o_cofre:8
o_da:-16 o_dia:-46 o_ecrã:28 o_endereço:17 o_espelho:32 o_exame:22 o_ferro:9
o_fim:9 o_gerador:35 o_leilão:17 o_leitor:30 o_mar:-27 o_meu:-49 o_modelo:55
o_motorista:21 o_módulo:3 o_no:24 o_nome:23 o_novo:12 o_orçamento:2 o_padre:-18
o_palhaço:21 o_pessoal:-27 o_ponto:5 o_queijo:32 o_saatte:16 o_seguro:13
o_senhor:15 o_servidor:-21 o_silo:21 o_sino:5 o_sistema:34 o_teatro:17 o_tempo:7
o_teste:18 o_ventilador:18 o_vizinho:18 o'clock_^:61 oak_^:3 oak_for:17 oars:14
oat:-77 oat_milk:-77 ob:97 ob_der:7 ob_die:55 ob_ich:8 oben:18 obergrenze:33
obiecuję:29 obiecuję_^:28 object:67 object_storage:36 object_to:13 objected:21
objection:-54 objects:9 obliged:39 obliged_if:10 oboe:18 oboe_case:19 obras:47
obrazów:36 observation:-28 obv:-73 obv_^:-73 obvious:28 obvious_^:24
obviously:-32 oc:2 occupational:-71 occur:40 ocean:-39 och:-21 och_alla:-38
och_den:26 och_en:-48 och_inte:13 och_jag:-25 och_med:55 ocho:61 också:21
octave:3 octets:-36 octets_^:32 october:-11 october_^:-7 october_already:-24
octopuses:-21 od:104 odada:29 odasında:36 odbędzie:30 odbędzie_się:30
odczynnik:25 odczynnik_do:25 odd:60 odd_at:-22 oddam:29 oddać:19 oddest:-14
oddly:-47 oddny:38 oder:-25 odile:48 odile_^:43 odometry:3 odpowiada:64
odszkodowanie:59 oduya:25 oefen:49 oefen_liever:6 oefenen:62 oefenen_we:34
oefenonderwerp:36 of:-67 of_!:-14 of_$:7 of_0:-24 of_?:-22 of_^:-87 of_a:-22
of_alder:21 of_all:46 of_an:-50 of_and:-10 of_antenna:13 of_any:13
of_anything:-13 of_apples:23 of_are:-39 of_being:57 of_birth:5 of_biscuits:-10
of_both:9 of_breath:9 of_cake:-34 of_cargo:3 of_cases:20 of_chansons:13
of_charge:16 of_chart:6 of_cheese:-37 of_cinnamon:-13 of_class:-13 of_cloth:-13
of_coffee:49 of_contents:15 of_course:-176 of_courtesy:-2 of_crisps:-42
of_croissants:18 of_dance:2 of_de:66 of_delivery:24 of_diary:56 of_dignity:16
of_dominoes:-22 of_dots:5 of_downtime:6 of_dust:50 of_each:44 of_empties:10
of_every:-28 of_everyone:7 of_eye:31 of_eyes:24 of_fashion:-42 of_feet:-2
of_folio:53 of_four:-30 of_foxwhelp:70 of_free:6 of_friends:-9 of_giving:-29
of_glue:17 of_gold:-16 of_grammar:-35 of_half:-3 of_has:-22 of_hay:1
of_headroom:41 of_heart:21 of_help:19 of_her:-11 of_hex:-25 of_him:10 of_hire:8
of_his:27 of_honour:29 of_housekeeping:18 of_how:3 of_humour:-20 of_i:8
of_input:-54 of_it:112 of_it's:8 of_its:3 of_july:-49 of_last:54 of_latin:-24
of_lavender:61 of_leave:12 of_linseed:-42 of_long:-3 of_luggage:3 of_may:6
of_mayors:27 of_me:-3 of_megaphone:11 of_memory:44 of_mine:-30 of_moths:-17
of_motorway:25 of_music:-19 of_my:-15 of_nappies:39 of_nature:-34 of_new:-52
of_nine:5 of_noise:-7 of_norway:4 of_nothing:-4 of_november:12 of_numbers:-56
of_oil:-4 of_old:-43 of_one:-55 of_order:46 of_our:18 of_ours:14 of_ovid:11
of_patience:23 of_paving:4 of_people:21 of_plums:-68 of_pond:-18 of_practice:58
of_print:5 of_questions:-12 of_rain:-47 of_reading:-5 of_readings:13 of_real:2
of_red:48 of_respect:-32 of_roof:32 of_rubber:-39 of_sight:50 of_smoked:5
of_socks:-20 of_solder:-19 of_somebody:-28 of_somebody's:-6 of_spelt:11
of_spite:-62 of_steel:-63 of_story:33 of_study:1 of_studying:33 of_such:-22
of_summer:2 of_sun:20 of_tea:-58 of_teeth:-34 of_ten:-30 of_text:-16 of_the:20
of_their:30 of_them:-21 of_these:-60 of_things:-34 of_this:53 of_those:-59
of_three:6 of_thumb:-28 of_time:10 of_times:28 of_tins:21 of_tiny:-38
of_today:73 of_trials:32 of_two:61 of_typing:69 of_unit:-7 of_us:-83 of_use:-80
of_visitors:-12 of_water:35 of_wax:-3 of_way:161 of_we:36 of_wet:-15 of_what:-6
of_whatever:23 of_which:-138 of_who:-11 of_whom:-9 of_wine:-5 of_wood:1
of_work:18 of_year:-14 of_yesterday:24 of_you:102 of_your:-19 of_yours:48
ofenbank:10 ofenbank_aus:10 off:66 off_0:-27 off_^:-50 off_a:8 off_after:15
off_again:-10 off_and:8 off_at:10 off_before:3 off_every:-10 off_for:27
off_from:19 off_if:17 off_in:7 off_it:9 off_its:22 off_limits:10 off_may:9
off_my:18 off_on:15 off_once:27 off_sick:5 off_since:1 off_so:12 off_the:7
off_they:18 off_this:3 off_w:22 off_with:-20 off_your:11 offen:39 offen_ist:32
offence:-71 offence_^:-11 offended:26 offended_^:28 offer:39 offer_a:16
offer_you:-29 offered:34 offered_to:27 offers:-16 offers_^:8 office:-85
office_^:151 office_gave:-26 office_hours:-10 office_in:-54 office_is:-54
office_of:13 office_on:2 office_smells:-2 office_this:8 office_was:-28
officer:-44 officer_has:-38 official:15 officially:18 offline:1 offline_^:4
offline_maps:6 offs:-38 offset:17 offset_^:17 oficina:15 oficina_^:8 often:-78
often_^:42 often_as:-12 often_at:59 often_bring:38 often_learn:-6 often_tell:-11
often_than:-44 often_the:-22 oggi:-97 oggi_in:-56 ogni:89 ogni_volta:35
ogórków:-54 oh:-8 oh_and:88 oh_dear:-1 oh_i:-29 oh_là:-32 oh_my:-22 oh_no:-62
oh_the:-22 ohm:18 ohm's:33 ohm's_law:33 ohms:31 ohms_^:31 ohne:36
ohne_ausnahme:13 ohne_freigabe:1 oil:96 oil_^:34 oil_change:15 oil_changed:47
oiled:63 oiled_^:47 ojej:-60 ojo:15 ojo_el:9 ok:100 ok_?:31 ok_^:28 ok_and:39
ok_brain:-46 ok_decided:52 ok_for:8 ok_going:3 ok_i:41 ok_im:-2
ok_interesting:-10 ok_no:99 ok_ok:-32 ok_reading:-90 ok_so:-38 ok_that:-34
ok_the:30 ok_then:66 ok_we:50 ok_with:25 okafor:61 okafor_^:15 okafor_is:5
okay:83 okay_so:9 oklart:38 oklart_om:23 okna:-16 okonjo:13 okulary:-57
olacak:32 olacak_^:31 olarak:76 olarak_geliyor:27 olarak_yazılır:38 old:31
old_^:1 old_address:8 old_and:-46 old_autoclave:17 old_bakery:-34 old_blue:-29
old_boiler:24 old_boss:-40 old_boys:-50 old_brass:1 old_brewery:23
old_brickworks:4 old_cemetery:-15 old_certificate:15 old_code:-37
old_contract:16 old_cowshed:53 old_dairy:42 old_days:-69 old_fashioned:55
old_fire:5 old_flat:-14 old_fridge:38 old_girl:25 old_glass:35 old_glasses:7
old_houses:-24 old_joke:-48 old_labels:-46 old_lady:-11 old_lamp:10 old_laptop:2
old_lighthouse:-31 old_love:-16 old_man:4 old_maths:-5 old_men:-16 old_mill:-59
old_months:27 old_mr:-27 old_name:45 old_one:64 old_owner:5 old_papers:8
old_people:18 old_pier:4 old_printer:36 old_saying:-45 old_school:-15 old_spin:3
old_stove:28 old_teacher:3 old_thing:43 old_ticket:40 old_town:43 old_tram:-1
old_violin:-6 old_wing:7 old_woman:-3 older:7 older_than:-36 oldest:-72 olds:-53
olga:6 olhe:11 olmo:11 olmo_^:10 olmuş:-55 olor:-3 oltre:25 oltre_0:7
oluwaseun:41 oluwaseun_^:41 om:71 om_0:5 om_^:43 om_det:9 om_die:-82 om_het:-17
om_jag:-19 om_kristaller:11 om_te:-31 om_varje:38 oma:-72 oma_hat:29 oma_ist:3
omdat:83 omdat_de:56 omfattar:18 omfattar_0:18 omg:-122 omg_^:8 omg_i:-3
omg_my:-2 omg_that:-12 omg_the:-104 omgezet:14 omgezet_naar:14 on:-26 on_0:-86
on_?:23 on_^:-20 on_a:-61 on_air:29 on_all:63 on_alpine:9 on_and:-25
on_another:-13 on_any:-85 on_anything:50 on_arrival:11 on_at:-18 on_aurait:-6
on_avait:-24 on_average:-22 on_batteries:7 on_before:17 on_better:16 on_black:2
on_block:5 on_board:15 on_boat:37 on_body:9 on_both:33 on_box:16 on_brand:-42
on_by:-6 on_call:39 on_channel:5 on_cold:23 on_croirait:-21 on_damp:15
on_decimals:28 on_deck:-2 on_dit:-27 on_duty:3 on_each:5 on_earth:-69 on_est:-70
on_every:65 on_exam:-5 on_file:12 on_first:-24 on_foggy:46 on_fonts:8
on_foot:-53 on_for:-15 on_forever:-6 on_friday:-36 on_fridays:82 on_garde:72
on_giving:-11 on_hats:-6 on_her:28 on_his:-57 on_hold:-83 on_hole:7 on_holiday:6
on_i:8 on_i'd:21 on_ignore:33 on_is:19 on_it:63 on_its:41 on_kettle:25
on_kettle's:-51 on_le:-71 on_leave:11 on_like:8 on_linux:1 on_little:14
on_long:-15 on_mains:2 on_may:134 on_me:34 on_mill:30 on_mobile:3 on_monday:82
on_mondays:71 on_most:-5 on_my:-41 on_n'utilise:13 on_ne:15 on_new:2
on_night:-19 on_node:5 on_object:16 on_old:4 on_our:9 on_page:-3 on_paper:74
on_passe:9 on_pin:2 on_port:40 on_prend:45 on_public:4 on_quiet:-8
on_raconte:-86 on_radio:12 on_reading:3 on_rotate:18 on_saturday:67
on_screen:-33 on_se:-16 on_second:26 on_shift:7 on_site:48 on_small:-57 on_so:12
on_some:-1 on_something:27 on_stage:-6 on_staging:2 on_stones:61 on_strike:-42
on_such:36 on_sula:-32 on_sunday:-20 on_sundays:-23 on_tape:9 on_that:-18
on_the:-43 on_their:45 on_them:-50 on_they:12 on_this:3 on_those:25 on_three:-4
on_thursday:-16 on_thursdays:13 on_tiptoe:-52 on_to:40 on_toast:-16 on_top:-10
on_tour:-34 on_tuesday:-10 on_tuesdays:40 on_until:18 on_us:25 on_version:4
on_vise:22 on_voit:14 on_wednesday:19 on_wednesdays:49 on_weekdays:41
on_weekends:17 on_what:26 on_which:-16 on_whit:45 on_who:3 on_whole:24
on_with:47 on_y:-28 on_you:62 on_your:-21 on_yourself:-51 onboarding:102
oncall:-50 once:-125 once_^:55 once_a:104 once_and:91 once_argued:-20 once_at:9
once_drove:-3 once_even:33 once_every:32 once_i've:50 once_if:14 once_in:36
once_kept:-14 once_lost:28 once_more:-17 once_my:11 once_on:-29 once_sailed:-32
once_saw:-31 once_sealed:1 once_shipped:-26 once_so:9 once_spent:-3 once_that:15
once_that's:3 once_the:39 once_this:8 once_to:-51 once_told:-25 once_waited:-19
once_we:-16 once_who:-37 once_with:-7 oncle:-39 oncology:6 onder:24 onder_de:17
ondertekend:18 ondertekend_en:18 one:-22 one_0:25 one_?:30 one_^:49
one_about:-80 one_after:-13 one_alone:6 one_and:125 one_approval:2
one_arrives:-52 one_as:54 one_asked:-16 one_back:13 one_because:36 one_before:27
one_belongs:12 one_big:28 one_but:-1 one_button:-16 one_by:27 one_cabin:5
one_called:16 one_came:10 one_can:-62 one_can't:40 one_car:52 one_clock:15
one_coffee:46 one_day:-27 one_does:-16 one_else:51 one_errors:-42
one_evening:-28 one_extra:2 one_filling:8 one_flat:26 one_for:15 one_from:-46
one_giant:23 one_go:3 one_goes:22 one_grammar:8 one_guest:-30 one_had:-2
one_hand:-47 one_has:17 one_he:13 one_hears:-29 one_huge:11 one_i:77 one_in:-9
one_is:51 one_knows:32 one_leaves:16 one_line:-22 one_liners:34 one_list:39
one_long:110 one_looked:39 one_looks:11 one_man:-21 one_may:-1 one_mistake:-17
one_moment:-78 one_monster:2 one_month:35 one_more:90 one_moves:-31 one_near:-13
one_nobody:-3 one_not:-18 one_of:-59 one_only:26 one_opens:29 one_page:16
one_person:-41 one_picture:-37 one_piece:6 one_point:16 one_quarrel:-9
one_reads:33 one_room:-15 one_row:-10 one_sees:-12 one_she:-17 one_should:9
one_side:30 one_single:-58 one_small:-26 one_so:-1 one_song:-23 one_summary:3
one_summer:-34 one_sunny:-10 one_that:107 one_the:1 one_thing:84 one_time:-14
one_to:42 one_token:-12 one_took:13 one_tune:-16 one_types:33 one_umbrella:-16
one_very:1 one_w:2 one_wants:-2 one_was:102 one_way:-13 one_we:13 one_who:27
one_will:-30 one_with:-66 one_working:-5 one_would:-93 one_wrong:28 one_years:34
one_you:-45 one_your:4 one_zone:7 one's:-40 one's_a:-35 one's_got:29 ones:104
ones_^:-2 ones_and:-41 ones_are:24 ones_as:4 ones_at:-21 ones_because:2
ones_by:-42 ones_for:28 ones_from:54 ones_go:12 ones_i:-44 ones_if:9 ones_in:10
ones_make:2 ones_so:35 ones_that:42 ones_the:18 ones_they:27 ones_were:-24
ones_who:11 ones_with:-16 onion:-9 onion_juice:-9 onions:-79 onions_^:-57
online:63 only:53 only_0:17 only_^:-2 only_a:74 only_accepts:9 only_after:-29
only_allowed:8 only_and:62 only_at:19 only_be:22 only_does:57 only_ever:11
only_every:24 only_for:-3 only_gets:-4 only_got:44 only_had:64 only_has:34
only_if:39 only_in:17 only_it:23 only_learn:-38 only_makes:-1 only_manage:7
only_my:-60 only_need:17 only_needs:21 only_on:-31 only_one:-15 only_ones:4
only_order:-4 only_person:-14 only_room:17 only_see:1 only_take:31
only_takes:-60 only_that:1 only_then:60 only_thing:-34 only_three:41 only_to:9
only_took:-13 only_touch:4 only_two:15 only_until:32 only_w:16 only_wanted:33
only_we:-15 only_what:-8 only_when:55 only_where:-9 only_while:8 only_with:-1
only_works:-42 ons:-55 onsdag:62 onsdag_^:32 ont:-9 ontem:-10 ontem_choveu:-38
onto_the:-21 onwards:-13 onwards_^:9 onze:-77 oof:-35 ook:-28 ook_in:3
ook_niet:35 op:-18 op_^:-6 op_de:-88 op_een:24 op_het:25 opa_hat:-30 opa_so:31
open:-45 open_^:-123 open_a:11 open_and:-38 open_at:8 open_bugs:33 open_fire:60
open_flames:56 open_in:5 open_late:5 open_my:56 open_on:13 open_plan:-19
open_the:-24 open_to:-60 open_until:14 open_window:6 open_with:-40 opened:-47
opened_a:-1 opened_at:-25 opened_by:34 opened_from:5 opened_it:50 opened_my:-62
opened_the:-48 opengl:3 opening:106 opening_hours:-12 opening_night:4
opening_tune:25 openings:4 opens:50 opens_^:41 opens_at:17 opens_everything:5
opens_from:33 opens_the:-56 opens_with:33 opera:-128 opera_^:-67 operated:22
operates:38 operating:-27 operation:47 operator_screen:3 operators:-21
operetta:7 operetta_programme:13 ophalen:30 ophalen_^:30 opinion:-16
opinion_on:-27 opinion_that:-35 opinions:-55 opinions_^:-22 opinions_about:-11
opinions_on:-5 oppas:6 opposite:-14 ops:-23 ops_^:1 opt:4 opted:24 opted_for:24
optician:20 optics:32 options:21 optámos:17 opus:70 opus_^:35 or:-2 or_after:-10
or_are:-43 or_buy:7 or_do:23 or_does:40 or_i:1 or_in:13 or_is:6 or_it:-39
or_it's:6 or_just:-8 or_later:-30 or_less:-19 or_night:33 or_no:1 or_not:106
or_on:12 or_one:7 or_only:7 or_shine:20 or_so:-202 or_the:23 or_there:15
or_they:24 or_us:12 or_was:9 or_well:24 or_what:8 or_whatever:-40 ora:20
oral:115 oral_^:22 oral_part:25 orale:13 orale_^:2 orange_and:-18 oranges:-16
orari:17 orchard:83 orchard_^:55 orchestra:-4 ordenada:23 ordenada_por:23
order:67 order_^:-6 order_back:23 order_has:44 order_in:14 order_is:57
order_of:-35 order_the:-3 ordered:-6 ordered_0:-36 ordered_a:46 ordered_for:7
ordered_is:5 ordered_the:14 ordering:71 orders:134 orders_^:17 orders_from:2
ordinary:-67 ordinary_^:-16 ordre:1 ore:-63 ore_^:1 ore_a:14 organ:45
organ_pipes:5 organic:19 organist:13 organist_^:2 origami:-7 originals:62 orm:66
ormai:-70 ormai_è:-70 orphaned:-17 orçamento:6 orçamento_da:2 os_logs:3 osc:5
oscilloscope:-58 oscilloscope_probe:-36 osei:36 oslo:-41 oslo_^:25 osmosis:26
osprey:29 oss:5 ostarna:36 ostern:13 ostertag:6 ostertag_^:6 ostrzeżeń:22
ostrzeżeń_^:22 other:-46 other_^:-30 other_end:-41 other_half:33 other_in:31
other_one:43 other_one's:29 other_people's:-23 other_side:25 other_way:44
others:-16 others_^:19 others_and:-9 others_read:-30 otherwise:63 otherwise_^:11
otherwise_i:13 otherwise_it:18 otherwise_the:-16 otra:-58 otra_vez:-81 otro:39
otro_sitio:26 otters:-58 ottilie:56 ottilie_^:12 ottilie_has:1 ottoline:9
ottoline_^:19 ottoline_has:7 ottoline's:4 ou:36 ou_pas:14 ouch:-76 ouch_^:-57
oude:-7 ouf:-10 ought:-3 ought_to:-5 our:59 our_age:-3 our_boat:42
our_building:17 our_cat:2 our_classroom:-15 our_club:-58 our_collection:27
our_contact:33 our_courier:13 our_course:13 our_customer:34 our_data:-78
our_donor:15 our_driver:11 our_drivers:6 our_family:-48 our_first:-47
our_floor:-1 our_founder:9 our_fridge:-35 our_guests:33 our_hall:-26
our_house:21 our_ice:21 our_insurer:15 our_juice:17 our_landlord:-28
our_lesson:47 our_lessons:32 our_licence:5 our_list:78 our_little:17 our_lyon:31
our_map:-6 our_meeting:12 our_members:-18 our_minds:1 our_neighbours:-29
our_next:52 our_night:44 our_notes:16 our_office:-39 our_old:-97 our_own:81
our_parents:-35 our_patients:6 our_people:78 our_place:8 our_plot:11
our_policy:16 our_project:-35 our_school:-29 our_shop:59 our_side:-13
our_street:-1 our_team:-52 our_technicians:49 our_test:3 our_tow:13 our_town:-32
our_treasurer:-3 our_tuner:14 our_tutorials:65 our_understanding:11 our_verger:6
our_wedding:-38 our_youngest:-43 ours:114 ours_^:58 ours_or:53 ours_was:-34
ourselves_the:-13 out:63 out_0:-25 out_^:44 out_after:-33 out_against:2
out_all:-66 out_and:51 out_as:-38 out_because:2 out_before:7 out_by:-69
out_every:37 out_finally:-39 out_for:-45 out_from:5 out_goes:13 out_here:-64
out_how:38 out_i:29 out_if:62 out_in:-45 out_last:22 out_like:7 out_loud:106
out_my:-26 out_no:21 out_of:47 out_over:-64 out_pens:-24 out_quickly:8 out_so:70
out_that:15 out_the:25 out_there:-77 out_this:23 out_to:1 out_too:5
out_twice:-29 out_where:7 out_whether:19 out_which:23 out_who:-54 out_why:73
out_with:44 out_you:-43 outage:-58 outage_notices:17 outbound:38
outbound_ferry:1 outcome:6 outdated:-10 outdoor:25 outdoor_pool:11 outer:34
outfit:5 outils:25 outils_sont:25 outing:-6 outlier:-29 outlier_goes:15
outliers:15 outline:44 outlive:-7 outlived:-55 output:-45 output_thread:2
outra:-45 outra_vez:-60 outro:11 outs:20 outside:-36 outside_^:97
outside_and:-34 outside_firm:4 outside_my:-46 outside_the:-8 outstanding:1
ouverte:5 ouvir:12 oven:-21 oven_^:-112 oven_and:37 oven_draws:7 ovens:-3
over:66 over_0:-107 over_^:-57 over_a:9 over_an:-1 over_and:20 over_any:2
over_as:19 over_at:14 over_classes:2 over_de:36 over_die:-35 over_here:-54
over_his:23 over_in:84 over_is:-76 over_it:28 over_long:12 over_lunch:2
over_my:12 over_nested:13 over_on:28 over_one:11 over_phone:16 over_so:26
over_spaces:30 over_the:-99 over_them:6 over_to:113 over_two:51 over_uart:7
over_with:9 over_your:30 overboard:16 overboard_drill:16 overcoat:17
overdraft:29 overdraft_^:22 overflow:29 overkill:5 overkill_^:5 overlay:-15
overlooked:-16 overnight:51 overnight_^:27 overnight_and:6 overnight_train:19
overruled:28 overruled_that:23 overtake:61 overtime:30 overtime_^:1
overtime_is:1 overwrites:-1 ovid:8 owe:61 owe_u:33 owe_you:-46 owed:-23 owes:-48
owes_me:-40 owing:17 owing_to:17 owl:27 owl_import:5 owl_with:30 owls:-51 own:-1
own_and:24 own_by:9 own_crate:7 own_crew:1 own_driving:-43 own_hands:-16
own_it:20 own_kind:-16 own_module:18 own_table:26 own_that:19 own_the:33
own_two:-55 owner:53 owner_and:42 owner_of:21 owner's:1 owners:6 owners_^:-26
owns_the:41 oxen:9 oxygen:50 oxygen_alarm:6 oyelaran:50 oysters:-4
oysters_need:13 oznacza:48 où:42 où_il:33 p:25 p_0:-53 p_^:47 p_anteil:21
pace:-47 pace_of:17 paciencia:-26 paciencia_tienes:-22 pacientes:7 pacifiers:5
pack:46 pack_the:6 package:-35 package_^:8 packed:5 packet:36 packets:21
packing_^:8 packing_group:9 packs:65 packs_of:63 pad:55 pad_thai:3 pada:-37
padaria:30 padded:26 paddle:10 padlock:37 padre:37 padre_^:38 pads_and:-13
paediatric:24 paediatric_tubes:7 paese:-43 paga:72 paga_a:32 paga_il:15
pagado:15 pagamentos:3 pagar:39 pagata:15 page:-9 page_0:-12 page_^:-51
page_about:-25 page_and:-67 page_d'accueil:22 page_for:8 page_if:25 page_is:-40
page_lives:16 page_me:12 page_of:39 page_on:11 page_shows:57 page_the:32
page_to:8 page_turner:64 pager:31 pages:-57 pages_and:-2 pages_at:51
pages_for:13 pages_left:3 pages_missing:4 pages_of:-17 pages_on:-34 pagina:4
paging:21 pago:51 pago_está:5 pai:-29 paid:26 paid_^:-6 paid_and:51 paid_back:7
paid_by:-3 paid_did:6 paid_for:-17 paid_in:33 paid_it:8 paid_the:63 paid_us:-38
paiements:6 paiements_est:6 pain:25 pain_^:20 paint:98 paint_and:-65
paint_the:27 painted:88 painted_^:62 painted_on:-9 painted_the:-12 painter:29
painters:-24 paintings:25 pair:52 pair_^:12 pair_in:9 pair_of:-31 paires:2
pairing:22 pairing_code:13 pairs:9 pairs_^:7 pairs_of:1 paket:54 paket_servis:53
palabra:5 palabras:11 palabras_^:22 palavra:11 palavras:40 palavras_^:40 pale:10
palestra:18 palette:38 palette_is:19 palhaço:21 pallet:42 pallets:72
pallets_^:23 pallets_of:-7 pallone:8 palés:27 palés_^:12 pan:-7 pana:71
panadero:7 panadería:-21 pancakes:-92 pancakes_for:-53 pane:-9 panel_^:28
panels:37 panettiere:21 pani:49 panics:9 panier:40 panne:-5 panne_^:11
panneau:64 panno:27 panno_del:3 panpipes:-16 pans:32 pans_^:12 pantalla:-23
pantalla_de:31 pantry:13 panu:18 papa:41 papagaio:-59 papel:17 paper:46
paper_^:-7 paper_and:-30 paper_birds:-67 paper_has:-8 paper_i:32 paper_in:-3
paper_is:1 paper_logbook:46 paper_on:13 paper_one:22 paper_scissors:-10
paper_that:-10 paper_with:18 paperclip:16 papers:55 papers_^:22 papers_are:6
papers_as:12 papier:35 papier_^:-22 papierkram:-57 papiro:9 papiro_tiene:9
par:41 par_camille:4 par_l'équipe:4 par_la:-32 par_le:38 par_mois:19
par_semaine:26 par_une:36 para:71 para_0:11 para_^:20 para_a:74 para_as:2
para_el:27 para_los:9 para_mi:4 para_o:26 para_os:8 para_repasar:4 parade:84
parade_^:16 paragraph:-3 paragraphs:38 paraguas:-26 parallel:31
parallel_circuits:18 parallel_jobs:13 parallel_parking:2 paraît:-22 parc:7
parce:16 parce_que:8 parcel:40 parcel_^:14 parcel_came:14 parcel_goes:-47
parcel_is:16 parcel_on:-31 parcel_shop:-9 parcel_that:25 parcel_with:59
parcels:81 parcels_^:13 parcels_go:1 parcels_to:37 pardon:-15 pare:-56
pare_feu:12 parece:-146 parece_que:-17 parece_una:37 parecia:-13 parecía:-18
parent:19 parent's:11 parental:1 parental_leave:1 parents:76 parents_^:13
parents_and:-13 parents_first:5 parents_group:-43 parents_on:5 paring:2 paris:46
parish:-19 parish_^:-22 parish_hall:9 parish_letter:5 park:31 park_^:-20
park_a:2 park_again:-27 park_by:41 parked:-19 parked_behind:1 parkeren:24
parkeringen:31 parkeringen_är:31 parking:-28 parking_for:29 parking_is:60
parking_lot:-5 parkplatz:-8 parks:55 parks_behind:57 parla:-27 parlare:26
parle:-4 parle_toujours:-15 parlour:-24 parma:28 parole:-16 parquet:101
parquet_^:6 parroquia:26 parrot:-82 parrot_^:-39 parrot_that:-14 parrots:-42
parse:126 parser:83 parser_^:18 parser_arbeitet:11 parser_has:8 parser_into:2
parsers:-11 parsing:18 part:46 part_0:13 part_^:-35 part_about:-3 part_counts:20
part_en:34 part_i:22 part_in:13 part_is:-10 part_of:-60 part_on:25 part_one:12
part_sans:5 part_so:5 part_three:-31 part_two:24 part_worth:36 part_you:6
partager:10 parte:11 parte_oral:20 partenza:27 particiones:4 particiones_^:4
particular:-25 particularly:-43 partida:41 partida_^:21 partie:28 parties:-61
parties_^:3 partir:14 partir_de:7 partira:31 partition:32 partner:146
partner_^:33 partner_in:1 partner_is:89 parts:99 parts_^:49 parts_are:6
parts_arrive:37 parts_then:12 party:-26 party_^:-5 party_with:13 parçası:31
pas:99 pas_0:29 pas_^:26 pas_de:32 pas_dépasser:46 pas_eu:-19 pas_la:18
pas_le:26 pas_me:10 pas_plus:24 pas_qui:19 pas_un:16 pasa:-28 pasa_a:42
pasa_por:-11 pasado:4 pasar:29 pascal:-32 pase:20 pasillo:33 paso:17 pass:-56
pass_0:6 pass_^:61 pass_it:-8 pass_mark:19 pass_my:11 pass_on:27 pass_the:37
passa:48 passage:65 passagers:22 passar:2 passare:17 passau:-37 passe:48
passe_au:-25 passe_par:7 passe_à:41 passed:31 passed_^:44 passed_a:-57
passed_on:-15 passed_the:54 passed_to:3 passen:68 passen_0:24 passengers:29
passengers_and:-3 passengers_we:36 passent:11 passent_^:11 passes:19
passes_^:-21 passes_all:1 passiamo:88 passiamo_alla:18 passiert:45 passing_^:43
passion:-23 passo:98 passo_a:16 passo_è:45 passou:38 passou_a:25 passport_^:42
passt:9 passt_^:-29 passt_mir:42 password:-22 password_^:-27 password_i:-22
passwords:-9 passé:3 passée:-59 past:75 past_0:25 past_eight:-9 past_five:11
past_it:-34 past_me:9 past_my:-5 past_nine:8 past_seven:8 past_tense:61
past_that:11 past_the:44 past_twelve:16 past_two:12 pasta:9 pasta_is:9 paste:14
paste_in:-15 paste_on:22 paste_the:9 pasted:-27 pasted_the:12 pasteuriser:35
pasteuriser_ran:30 pastry:-8 pastry_^:-14 pasture:8 pasture_gate:6 pasó:16
patch:63 patch_^:9 patched:46 patched_and:24 patches:14 path:41 path_it:12
path_lights:8 patience:-94 patience_^:-60 patience_and:39 patience_as:-10
patience_has:25 patience_of:-12 patience_while:-25 patient:-62 patient_^:27
patient_names:56 patient_with:-57 patients:20 patients_are:25 patients_from:43
patients_get:13 pattern:-51 pattern_^:16 pattern_in:-87 pattern_is:11
patterns:14 patterns_^:7 pausa:-38 pause:26 pause_^:-6 pause_between:60
pause_entre:11 pauses:23 pauvre:18 pauvres:17 paving:7 paving_stones:4 paw:-10
paw_^:-47 paw_x:40 pay:-52 pay_^:-78 pay_a:18 pay_for:15 pay_is:1 pay_out:1
pay_the:13 pay_to:-7 payable:28 payday:51 paying:66 paying_for:45 paying_the:6
payment:52 payment_webhook:20 payment_went:21 payout:16 payout_button:5
payouts:10 payroll:-26 pays:76 pays_a:10 pays_for:81 pays_rent:-56 pays_the:14
payslip:38 payslip_archive:7 payslips:61 pazienza:4 pazienza_^:4 pańskiego:-13
pc:23 pdf:107 pdf_^:34 pdfs:32 pdfs_for:24 pea:7 peace_^:-38 peaceful:12
peacock:45 peak:3 peal:32 peanuts:12 pear:29 pears:-19 pears_^:-40 peas:-11
peas_and:8 peat:-57 pebbles:-71 pedal:83 pedal_creaks:24 pedal_repair:6
pedido:35 pedido_de:3 pedir:54 pedir_o:3 pediu:21 peeled:13 pegboard:-25 pegs:41
pegs_^:33 peindre:24 peint:16 peintre:33 peintre_vient:33 pekka:17 pela:69
pelican:-19 pellets:43 pelo:14 pen:13 pen_^:-35 pen_makes:12 penalties:3
penalty:37 pencil:19 pencil_^:-37 pencil_and:2 pencil_than:22 pencils:-18
pendant:-62 pendant_deux:-55 pendant_la:29 pendant_le:6 pendant_les:40
pending:35 pending_^:34 pendulum:41 penguin:12 penguins:-20 penicillin:38
penna:45 penny:-39 penny_above:1 pens:-86 pens_^:-30 pensa:-22 pensando:11
pense:-27 pension:48 pensioners:-6 pensioners_wristbands:19 penso:12 penso_io:12
pentola:-27 people:-9 people_^:129 people_about:18 people_already:15
people_always:-28 people_and:93 people_as:1 people_ask:-15 people_at:15
people_came:-26 people_can:50 people_come:48 people_cry:-38 people_describe:-18
people_do:-79 people_fit:15 people_for:-23 people_from:15 people_get:-9
people_have:-1 people_i:-29 people_in:-63 people_is:8 people_just:58
people_keep:30 people_leave:-60 people_like:-4 people_lived:-32 people_need:-5
people_not:2 people_often:22 people_on:71 people_pay:-14 people_rang:10
people_remember:57 people_say:2 people_send:-32 people_sleep:-11 people_speak:-1
people_still:15 people_tell:-2 people_tend:-11 people_than:41 people_think:-47
people_those:-10 people_underestimate:-26 people_usually:-31 people_were:45
people_who:1 people_will:-33 people_without:-4 people_write:-46 people_wrote:-25
people's:-23 pepper:16 peppermint:7 pequeno:8 pequeña:42 pequeño:34 per_bird:8
per_cart:3 per_così:-21 per_day:4 per_hatching:32 per_i:32 per_il:79
per_kiosk:12 per_la:-10 per_le:29 per_lesson:32 per_line:17 per_member:10
per_night:5 per_person:1 per_ragioni:23 per_second:-22 per_sitting:8 per_term:12
per_tutti:-39 per_waiter:27 per_week:-118 percent:-58 percent_^:78
percent_tin:24 percentages:22 perch:2 perché:69 perché_il:11 perché_quello:19
percy:-48 perd:-24 perde:10 perdeu:24 perdeu_se:47 perdo:2 perdo_sempre:2
perdona:-7 perdone:-35 perdone_que:-35 perdono:3 perdu:-41 pereza:4 perfect:-77
perfectly:-12 perfectly_normal:-47 perfecto:-9 performance:26 performed:-5
perfume:-40 perfume_^:-63 perhaps:-80 perhaps_about:-25 perhaps_somebody:-2
perhaps_the:-33 perimeter:4 period:88 period_is:60 periodic:-28
periodic_table:-28 perito:31 perl:21 perl_script:18 perm:4 permesso:30 permis:19
permiso:31 permission_test:3 permit:98 permit_for:8 permit_is:25 permite:11
permits:6 permitted:39 permitted_in:4 permitted_to:3 pero:-65 perro:-70
perro_se:-86 perros:12 perry:-87 person:93 person_^:23 person_at:-11
person_by:12 person_has:15 person_of:-20 person_on:9 person_talks:37
person_than:29 person_to:29 person_who:-88 person_would:-15 persona:49
personal:-8 personality:-38 personally:33 personally_^:3 personally_that:4
personas_^:34 persone:78 persone_^:50 personen:43 personen_^:20 personer:66
personer_^:37 personer_i:20 personne_n'est:17 personne_ne:-18 personnes:-74
personnes_dans:-31 personnes_devant:-52 persons:62 persons_^:13 persuaded:-1
perşembe:18 pesa:57 pesa_0:44 pescadores:-59 pessoa:9 pessoal:-27 pessoas:21
pessoas_^:21 pet:-75 pete:-2 peter:12 petersen:42 petit:-86 petite:16 petites:12
petits:30 petra:24 petra_^:7 petrol:-85 petrol_station:-20 petros:28 petrov's:12
petrov's_modem:12 pettibone:-59 pettifer:7 peu:-44 peu_^:-9 peu_plus:-35 peut:43
peut_pas:22 peux:21 pezzi:42 pečeť:33 pfarrer:-13 pfeift:-77 pff:-101 pff_wat:-6
pfff:-111 pförtner:9 ph:43 ph_probe:26 phare:-5 phare_^:-5 pharmacy:19
pharmacy_on:18 pharmacy's:46 pharmacy's_router:46 phase:-36 phase_^:-33
phases:-18 phd:-93 phew:-57 phew_^:23 phew_that:-3 phil:-96 philippa:23
philomena:-70 phone:9 phone_and:39 phone_app:28 phone_calls:63 phone_died:-7
phone_for:1 phone_from:-17 phone_in:16 phone_is:-6 phone_me:20 phone_my:39
phone_number:15 phone_numbers:3 phone_rang:-32 phone_the:33 phone_went:-60
phoned:2 phoned_to:-3 phones:106 phones_^:-9 phones_in:27 phonetic:5 phoning:11
phoning_me:11 photo:-106 photo_^:-22 photo_and:-7 photo_attachments:14
photo_from:-12 photo_is:-65 photo_of:-10 photo_the:9 photo_with:-10
photograph:61 photograph_every:22 photograph_of:-31 photographed:10
photographer:-63 photographs:-53 photographs_^:-35 photos:31 photos_^:58
photos_and:7 photos_are:-9 photos_from:-11 photos_of:70 photos_per:8 phrase_^:7
phrases:32 physics:-93 physics_^:-22 physics_problems:33 physio:-21
physio_has:-33 physio_is:1 pi:-69 pi_^:-20 piacciono:9 piacciono_di:9 piace:84
piace_di:81 piacere:-29 piacerebbe:64 piacerebbe_di:54 piacerebbe_il:2
pianiste_accompagnatrice:41 pianists:-48 piano:14 piano_^:-49 piano_and:-20
piano_goes:14 piano_has:15 piano_in:-3 piano_is:-27 piano_stays:6
piano_teacher:-19 pianoforte:20 pianos:-3 pic:-44 pic_^:4 piccioni:-62
piccola:17 piccoli:17 piccolo:78 pick:3 pick_that:-7 pick_the:-17 pick_up:9
picked:10 picked_a:-13 picked_for:23 picked_the:-18 picked_up:27 picker:65
picker_on:3 picking:61 picks:-54 picks_^:12 picks_the:-49 picks_up:-46 pickup:74
pickup_of:5 picnic:-104 pics:-29 pics_^:-19 picture:-122 picture_0:-11
picture_for:-14 picture_it:-8 picture_of:1 picture_that:-39 picture_the:-51
picture_this:34 picture_you:-2 pictured:-47 pictures:81 pictures_^:36
pictures_and:22 pictures_from:10 pictures_the:5 pictures_to:17 picturing:-33
pid:21 pid_regler:21 pidió:-36 pie:28 pie_^:28 piece:67 piece_^:18 piece_is:13
pieces:13 pieces_^:46 pieces_in:-28 piel:-69 pienso:6 pier:70 pierdo:13 pies:-79
piezas:26 pig:65 pig_farmer:32 pigeon:-50 pigeon_^:-26 pigeon_on:-9
pigeon_that:-20 pigeons:-78 pigeons_are:-48 pigeons_got:-15 pigeons_have:13
pigs:16 pigs_are:-28 pile:46 pillar:-35 pillow:41 pills:14 pilot:48 pilot_^:24
pilot_boards:8 pilote:32 pilots:4 pin:60 pin_^:-15 pin_a:40 pinch:9 pine:48
ping:22 ping_you:13 pings:49 pink:-29 pinned:-1 pins:45 pint:13 pint_of:13
pioggia:-80 pipe:38 pipe_^:-34 pipeline_is:-2 pipes:89 pipes_^:22 pipes_are:35
pipette:-8 piscina:5 piso:39 piso_de:6 pista:19 piste:13 pit:53 pit_^:30
pit_is:16 pitch:22 pitch_^:10 pitched:50 pitches:-35 pitching:15 pitching_the:15
pity:29 piuttosto:33 piuttosto_che:33 pivot:36 pivot_polishing:27 pivots:22
pivots_in:1 piwnicy:30 pizza:-47 pizza_^:26 pizza_and:-46 pizzas:-35 pizzeria:-3
pièce:21 pièces:29 pièces_?:27 più_^:32 più_di:-29 più_la:22 più_le:9
più_niente:-33 più_un:47 placa:34 place_0:10 place_^:18 place_and:51 place_at:6
place_before:32 place_by:-51 place_from:36 place_in:42 place_is:-21 place_it:-44
place_of:6 place_on:7 place_that:6 place_to:-31 place_where:39 placed:28
placed_in:35 placeholder:27 places:-21 places_^:-17 plain:171 plain_cron:5
plain_dataclasses:9 plain_functions:24 plain_sql:60 plain_text:20 plain_words:1
plainte:4 plaisir:-97 plaisir_de:-38 plan:24 plan_0:8 plan_^:40 plan_by:6
plan_for:24 plan_is:4 plan_of:-48 plan_that:4 plan_the:27 plan_they:-28
plan_with:23 plan_your:-26 plane:3 plane_^:40 planes:1 planet:18
planet_positions:12 planetarium:-34 planets:27 plank:8 planks:44 planks_^:35
planned:-47 planned_0:15 planner:32 planning:45 plans:-109 plans_^:-58
plans_for:-79 plant:-87 plant_died:-30 plant_in:-40 plant_pots:29 planted:22
planting:27 plants:-76 plants_^:21 plants_i:-45 plaque:4 plaster:37 plasters:-12
plastic_ones:31 plastica:19 plastik:28 plate:50 plate_^:17 plate_and:-29
plate_if:10 plateau:53 plateau_^:53 plates:-41 plates_^:-12 platform:27
platform_0:22 platine:-15 plats:1 platte:-27 platz:5 plaudern:-32 play:61
play_^:31 play_a:-23 play_anything:-26 play_at:10 play_in:40 play_on:-8
play_with:21 playable:39 playable_again:9 played:-120 played_0:-49 played_a:-11
played_cards:-38 played_it:8 played_me:-25 played_the:-13 player:-52 players:21
players_are:-24 playground:7 playing:-18 playing_the:23 playlist:-47
playlist_server:3 playlists:36 playlists_are:34 plays:-69 plays_the:-73
plays_track:25 plays_trumpet:17 playwright:11 playwright_^:11 plaza:-8 plc:-43
pleasant:-69 pleasant_to:-44 please:107 please_^:134 please_always:4
please_and:41 please_be:8 please_bring:8 please_call:5 please_come:16
please_cut:11 please_do:-95 please_don't:-30 please_dont:7 please_excuse:-73
please_explain:31 please_give:1 please_i:-61 please_keep:23 please_leave:5
please_make:3 please_mark:29 please_me:74 please_my:20 please_never:108
please_no:39 please_not:25 please_note:5 please_put:25 please_remember:8
please_send:7 please_take:-12 please_tell:-35 please_the:45 please_use:3
please_work:2 pleased_to:20 pleased_with:-55 pleases:38 pleases_me:30
pleasure:32 pleasure_of:27 pleasure_to:-14 pledge:2 pledge_provides:2 pleine:26
plenty_for:19 plenty_of:-13 pleut:-88 pleut_depuis:-52 plezier:-16 plik:17
ploeg:-8 plot:5 plots:17 plotter:-9 plotting:20 plotting_per:6 pls:257 pls_^:127
pls_always:30 pls_and:30 pls_call:7 pls_dont:18 pls_i:57 pls_keep:3 pls_my:7
pls_never:27 pls_no:20 pls_tell:-82 pls_they:32 plugged:68 plugged_in:51
plugin:72 plugin_to:38 plugs:41 pluie:-62 plum:17 plum_crates:36 plumber_has:20
plumber_is:13 plums:-46 plums_are:26 plunge_pool:8 plus_0:11 plus_^:19
plus_de:26 plus_volontiers:14 plutôt:-4 plutôt_^:-80 plutôt_le:8 plz:29
plástico:59 pm:67 pm_^:19 png:33 po:50 poches:4 pockets:-50 pocztowy:21
pocztowy_stoi:21 pod:-64 podcast:-44 podcast_about:-41 pode:61 pode_ter:29
podpisana:43 pods:16 poem:-59 poem_^:-4 poema:35 poems:-67 poet:-15 poet_in:-3
poetry:-93 poets:-15 pogoda:-96 poi:42 poi_passiamo:47 poi_è:-52 point:14
point_^:-14 point_about:-13 point_de:6 point_is:75 point_of:4 point_on:24
point_the:32 pointed:-16 pointed_out:-22 pointers:-29 pointing:5 pointing_at:17
points:89 points_!:10 points_^:116 points_are:32 points_in:49 points_to:12
pois:-3 pois_é:-46 poisson:60 pojemność:4 pojemność_worka:4 polar:-59 polaris:15
pole:61 pole_0:36 poles:44 poles_^:27 police:24 policy:12 policy_^:9
policy_has:-75 policy_is:45 policy_no:47 polish:-1 polish_^:-4 polish_the:-11
polished:75 polishes:-8 polishing:27 polite:10 polite_its:-4 polite_with:24
politely:-5 politeness:-88 polizza:5 polka:-19 polka_^:1 polka_at:-21 poll:3
pollen:-5 polling:25 polls:30 polls_every:11 polska:72 polska_has:72 polso:4
polvere:-17 polynomial:34 pommes:-24 pompa:48 pompa_grande:15 pond:66 pond_^:15
pond_four:22 pond_two:23 pond_water:-28 pone:23 pongas:39 pongas_ejercicios:6
poniedziałki:-20 poniedziałki_^:-20 ponies:29 ponieważ:9 pont:4 pont_^:18
ponto:11 ponto_de:5 pontoon:46 pontos:37 pontos_^:37 pool:21 pool_^:24 pool_a:29
pool_in:-16 pool_is:4 pool_was:-14 pool_with:-17 pools:8 poolside:18 poor:-24
poor_thing:-6 poor_things:14 poorer:-20 pop:-5 popcorn:17 popcorn_^:31
poplars:15 popped:41 poppies:-19 poppies_^:-26 poppy:5 poprawione:35 pops:44
pops_up:38 popular:-71 popular_in:-47 popular_with:-9 popup:11 por:17
por_aqui:-45 por_causa:-13 por_correio:3 por_correo:13 por_el:2 por_escrito:7
por_hora:42 por_isso:-69 por_la:62 por_las:6 por_mi:20 por_muy:-23 porch:58
porch_^:46 porque:185 porque_a:25 porque_as:1 porque_el:13 porque_ela:5
porque_há:20 porque_o:35 porridge:-57 porridge_^:-81 port_0:60 port_^:17
port_a:-26 port_and:-4 port_du:10 port_side:-21 porta:59 porta_0:8 porta_da:13
porta_il:21 portail:24 portail_c'est:3 portal:32 portal_^:13 portatile:29
porte:96 porte_0:15 porte_^:-9 porte_l'étiquette:20 ported:33 ported_the:23
porter:24 porter_^:20 porter's:11 porter's_lodge:11 porterage:3 porters:2
portique:3 portique_sud:3 porto:-18 porto_office:11 portraits:-20 portugal:-14
portuguese:-8 portuguese_^:-18 portuguese_and:7 portátil:4 portão:21 pose:-13
position:41 position_is:8 positions:23 possibile:44 possible:99 possible_^:19
posso:5 possono:6 possono_stare:1 post:21 post_^:71 post_for:17 post_gedaan:1
post_office:32 post_with:-40 postal:-18 postal_^:-18 postcard:7 postcards:-52
postcards_^:-52 poste:27 poste_de:7 posted:60 posted_the:13 poster:-9
poster_^:-23 poster_is:21 posters_^:9 postgres:88 postgres_^:3 postman:-76
postman_again:-24 postmortem:-20 posto:1 posto_auto:1 posts:-45 postój:10 pot:71
pot_^:5 pot_is:48 pot_of:-10 potassium:-84 potatoes:-67 potem:56 pots:-6
pottery:-4 potting:-30 potting_shed:-30 poulain:12 pounds:47 pounds_^:21 pour:13
pour_la:17 pour_le:55 pour_les:31 pour_moi:3 pour_un:27 pour_une:24 poured:-4
pouring:-10 pouring_here:-20 power:3 power_^:7 power_button:-23 power_company:29
power_cut:-45 power_cuts:12 power_feed:18 power_is:9 power_supply:31 pozwoli:19
poço:6 poêle:11 ppl:-15 ppl_^:49 ppl_keep:5 ppm:32 ppm_^:20 pr:23 pra_terça:15
praat:11 practica:-18 practical:58 practical_in:2 practically:-36
practically_a:-49 practicar:35 practicar_con:12 practicar_el:9 practice:108
practice_^:-66 practice_buddy:7 practice_clock:20 practice_drum:18 practice_i:23
practice_in:-8 practice_it:-25 practice_partner:8 practice_per:2
practice_questions:8 practice_radio:15 practice_right:-39 practice_room:39
practice_score:6 practice_sheets:5 practice_star:33 practice_time:9 practise:131
practise_on:14 practise_with:22 practised:4 practising:-18 pracy:37 prague:13
praia:-10 praise:85 praise_^:58 praise_i'd:35 praised:-31 pram:59 pratica:6
pratique:35 prayer:-36 praying:5 pre:4 precioso:-41 precis:-57 precisely:-61
preciso:11 predecessor:62 predefinita:4 predict:-68 prefer:82 prefer_a:6
prefer_it:3 prefer_not:-84 prefer_plain:1 prefer_tabs:10 prefer_that:27
prefer_the:31 prefer_to:8 preferably:-28 preferirei:80 preferirei_ripassare:24
preferisco:108 preferisco_i:32 preferisco_la:3 prefers:71 prefetch:40
prefiero:167 prefiero_el:18 prefiero_que:77 prefiro:130 prefiro_nomes:34
prefiro_receber:6 prefix:43 prefs:6 pregnant:-36 preguntar:5 premier:-70
premiere:26 première:12 prend:57 prend_le:45 prendiamo:29 prendiamo_il:7
prendre:-9 prends:4 prenez:-14 prenotato:1 prenotato_il:1 preoccupi:-25
prepared:17 preparo:15 presence:-19 present:96 present_^:48 present_of:5
presentation:26 presentation_in:7 presente:5 presente_^:5 presented:-25
presenter:8 presenter_console:8 presenters:33 presión:3 presque:-126 press:3
press_^:-38 press_go:43 press_is:70 press_it:16 press_the:2 pressa:-7 presse:58
pressed:-78 pressed_the:-44 presser:-19 pressing:8 pressure:49 pressure_^:13
pressure_cooker:13 presto:12 presumably:-12 presupuesto:24 pretend:-3
pretended:-26 prettier:74 prettier_^:44 pretty:-31 pretty_^:-10 pretty_to:-49
pretzel:7 preview:32 preview_in:9 previous:-58 price:-36 price_^:-18
price_for:47 price_list:-19 price_of:-52 price_the:-55 priced:-49 prices_in:21
prices_up:-25 pricing:14 pride:51 pride_and:44 priest:25 priest's:3 prima:99
prima_^:14 prima_di:51 primary:-16 primary_feathers:10 primeiro:38 primer:76
primo:-23 primo_^:-36 primo_se:-29 prince:45 princess:12 principal:30
principale:28 principle:3 print:-9 print_^:2 print_and:14 print_the:68
print_them:-57 printed:20 printed_and:4 printed_the:-11 printer:-96
printer_^:-60 printer_can:6 printer_driver:11 printer_in:19 printer_only:-26
printer_ran:27 printer_takes:6 printer's:49 printer's_on:-14 printers:-9
printing:76 prints:-26 prints_^:19 prise:9 prism:6 privacy:35 privacy_officer:30
privat:4 private:74 private_one:3 privé:27 priya:68 prize:18 prizes:51 pro:53
pro_woche:1 prob:26 probably:-159 probably_have:-2 probably_the:-18 probe_in:21
proben:9 problem:-84 problem_at:-38 problem_i:-25 problems:51 problems_a:60
procedure:7 procent:7 procent_vocht:5 process:-6 prochaine:29 prochaine_étape:18
prod:46 product:-69 production_database:-18 products:35 products_in:35 produit:5
produits:21 proefles:16 proefles_is:16 prof_de:-32 profe:-28 profe_de:-42
profesora:106 profesora_es:47 professional:-22 professionals:-1 professor:8
professor_adeyemi:16 professora:-39 profile:2 profile_^:5 profile_from:-35
profile_the:27 program:-1 program_^:-15 program_has:8 program_is:9
program_that:2 program_was:-4 programa:10 programme:64 programme_with:26
programmer:-35 programmers:-65 programming:-129 programming_from:-23
programming_language:-32 progress:31 progress_^:21 progress_chart:5 prohibido:92
proibido:24 project:-43 project_^:23 project_office:26 projecteurs:44
projecteurs_^:44 projection:-43 projector:83 projector_is:33 projektor:10
prolongar:20 prom:6 promet:8 prometo:51 prometo_que:50 promis:1 promise:76
promise_^:12 promised:-99 promised_it:-66 promoted:-45 promoted_^:-14
promoted_to:-31 prompt:4 pronounced:11 pronta:41 pronunciation:40
pronunciation_i:31 pronúncia:9 proof:-77 proofing:13 proofing_0:10 proofread:9
proofreader:36 proofreaders:-21 proofs:9 prop:-9 propagation:13 propane:38
propane_truck:31 propeller:7 proper:-16 proper_names:15 properly:-72
properly_and:-35 property:80 property_box:24 propio:11 propose:12 proposed:-62
propres:20 propriétaire:10 props:-9 prose:31 prosecco:-82 prossima:4
prossima_volta:4 prossimo:45 prossimo_passo:45 proszę:23 proszę_nie:36
protection:-49 protector:20 protocol:2 protokoll:-55 prototype:-45 proud:44
proud_^:33 proud_of:45 proud_to:17 proudly:-2 prova:87 prova_generale:10
prova_vale:14 provası:29 provata:27 provata_con:27 provato:-33 prove:66
proved:59 proved_too:25 proveedor:28 proveedor_de:28 proves:16 provet:27
provider:-4 provides:12 provides_for:2 provisório:49 provisório_termina:49
proxies:-32 proxy:27 proyector:17 prozent:29 prozent_vom:12 prośbę:29 prueba:42
prueba_será:2 pruebas:51 pruebas_^:1 prune:17 prune_the:-19 przed:24
przejdziemy:17 przejdziemy_do:17 przepraszam:3 przesunięte:43 przesunięte_na:43
przez:33 przy:141 przy_starym:12 przy_wejściu:19 przyczepą:48 przygotuję:2
przygotuję_dla:2 przypomnę:58 práctica:23 prácticas:28 prácticas_es:15
prática_é:-10 préfère:156 préfère_le:10 préfère_les:34 préfère_qu'on:16
préfère_un:55 préférence:13 prévenue:5 próbek:2 próbek_^:2 própria:7 próprio:3
próximo:14 prüfen:6 prüfen_wir:6 prüfung:60 prüfung_ist:19 pub:-35 pub_quiz:-51
public:42 public_^:14 public_holidays:30 publier:7 publier_les:7 publique:11
publique_par:11 published:6 publisher:42 pudding:-40 pudding_^:18 pueblo:-36
puede:4 puedo:15 puedo_gastar:5 puerta:58 puerto:45 puerto_de:7 puff:22 puh:-138
puis:-101 puisque:37 puits:28 puits_du:16 puits_saint:3 pulisce:57
pulisce_con:33 pull:79 pull_a:28 pull_request:4 pull_requests:42 pull_the:39
pull_up:-30 pulled:42 pulled_the:3 pulling:1 pulls:-3 pulls_the:-27 pulmino:13
pulse:53 pump:18 pump_four:13 pump_house:10 pump_on:2 pump_room:-47 pump_two:21
pumpkin:61 pumpkins:-40 pumps:-12 pumps_are:3 pun:-47 punch:-23 punch_cards:-20
punched:-40 punched_cards:-21 punctual:-44 punctual_^:-14 punctuation:-21
punkt:40 punkte:34 punkte_^:26 puns:-34 puns_^:-35 punteggio:27 punteggio_di:27
punten:1 punten_breed:1 punti:2 punti_^:27 punto:25 punto_débil:27 puntos:41
puntos_^:17 puntos_en:14 puoi:-29 pupil:17 pupil_of:-14 pupils:-48 puppet:-28
puppies:-25 puppy:-42 pups:25 pure_functions:5 purple:-89 purrs:42 purrs_^:4
purrs_like:56 purser:-27 push:84 push_^:12 push_it:-12 push_notifications:5
push_on:9 push_to:29 pushed:104 pushed_^:21 pushed_the:27 pushed_to:16 pushes:30
pushes_are:17 pushes_to:2 puso:12 put:57 put_0:28 put_^:-30 put_a:-66
put_aside:10 put_back:38 put_down:16 put_googly:-69 put_his:-19 put_in:120
put_it:2 put_me:-10 put_my:-5 put_on:10 put_our:3 put_that:7 put_the:40
put_them:23 put_this:5 put_together:-30 put_two:23 put_up:83 put_you:50
put_your:-22 puts:103 puts_up:12 putting:18 putzen:29 putzen_am:29 putzkolonne:4
puzzled:21 puzzles:13 può:73 può_avere:11 py:80 py_^:23 pylon:16 pytest:47
python:75 python_0:40 python_^:23 python_in:-26 python_on:17 página:36 pão:-46
på:-7 på_balkongen:-70 på_bryggan:18 på_det:5 på_hytt:44 på_kanal:35
på_kvällen:11 på_svenska:20 på_taket:-34 på_tangentbordet:-41 père:-46
pédiatre:1 póliza:19 pół:-116 pół_godziny:25 północną:13 północną_^:13 pôr:-11
público:8 público_se:5 q_codes:27 qr:36 qu'avec:21 qu'elle:22 qu'il:-120
qu'il_y:-12 qu'ils:-17 qu'on:10 qu'un:-13 quaderno:36 quaderno_dei:25
quadratmeter:17 quadratmeter_^:17 quadretti:18 quai:27 quai_sud:10 quality:4
quand:-122 quand_c'est:-23 quand_j'étais:-56 quando:6 quando_c'è:22
quando_la:-21 quanto:-3 quarantine:39 quarantined:31 quarantined_^:20 quarrel:23
quarrel_^:13 quart:-35 quarter:4 quarter_^:-46 quarter_chime:26 quarter_of:-16
quarter_on:11 quarter_to:17 quarto:59 quarto_azul:8 quasi:-25 quassù:-42
quatschen:1 quay:94 quay_^:39 quay_street:20 que:-72 que_0:-27 que_a:60
que_ahí:21 que_amanhã:11 que_as:-59 que_bom:-4 que_calor:-52 que_ces:20
que_con:28 que_cuenta:-30 que_de:-4 que_des:17 que_dia:-18 que_el:-96 que_es:-42
que_eu:41 que_história:-10 que_j'ai:-7 que_la:18 que_las:-3 que_les:4 que_lo:47
que_los:3 que_nadie:32 que_no:23 que_nous:43 que_nunca:-36 que_não:20 que_o:-46
que_para:19 que_pase:4 que_por:-20 que_pour:17 que_saudade:-58 que_se:-8
que_si:65 que_soy:9 que_un:-7 que_una:1 que_vous:-28 que_yo:-33 que_ça:-1
que_é:5 queasy:4 queda:1 queda_en:14 queda_por:22 quedamos:7 quedamos_con:39
quedan:40 quedan_0:7 queijo:32 queijo_curado:32 quel:-143 quel_bazar:-38
quella:66 quelle:-114 quelle_ambiance:-24 quelle_journée:-44 quello:40
quelqu'un:-31 quelqu'un_^:-78 quem:61 quem_paga:32 quemó:-34 quemó_el:-34
quente:-14 quer:15 quer_dizer:49 queremos:35 queries:23 quero:15 query:-21
quería:-51 quesos:9 questa:-60 question:-25 question_!:-6 question_^:2
question_about:-62 question_and:-22 question_from:1 question_i:-6 question_is:2
question_nine:15 question_of:44 question_that:4 question_was:-57
question_with:-8 questionnaire:6 questionnaires:21 questions:41 questions_^:-1
questions_a:7 questions_about:-38 questions_and:-41 questions_are:-40
questions_by:5 questions_from:33 questions_in:38 questo:-3 queue:29 queue_^:-37
queue_at:-93 queue_depth:21 queue_for:-26 queue_has:6 queue_in:-57 queue_is:32
queue_lives:27 queue_ordering:18 queue_since:24 queue_so:26 queue_topic:26
queue_we:15 queued:-77 queueing:-63 queueing_theory:-41 qui:-11 qui_a:39
qui_assure:18 qui_est:34 qui_garde:10 qui_le:-59 qui_ne:47 qui_prend:1
qui_tient:30 quick:-32 quick_^:-49 quick_background:-36 quicker_than:-9
quickest:-32 quickly:-9 quickly_^:-23 quid:-71 quien:16 quiero:61 quiet:37
quiet_^:46 quiet_as:-18 quiet_carriage:23 quiet_for:-40 quiet_here:-17
quiet_in:-25 quiet_music:20 quiet_that:-43 quiet_without:-59 quieter:17
quietly:-41 quill:32 quilos:35 quilos_^:21 quindi:-26 quintal:25 quintali:27
quiroga:22 quiroga_^:13 quit:-32 quit_^:-38 quite:10 quite_a:-61 quite_an:15
quite_common:-6 quite_firm:27 quite_ordinary:-11 quite_pale:18 quite_the:-15
quitting:51 quitting_the:51 quiz:70 quiz_came:-35 quiz_had:14 quiz_is:23
quiz_me:7 quiz_night:-1 quiz_on:23 quiz_you:12 quizzes:74 quizzes_long:10
quién:60 quota:11 quotation:31 quote:130 quote_a:52 quote_from:7 quotes:29
quoting:-52 qué:-202 qué_bonito:-26 qué_buena:-8 qué_calor:-56 qué_cosas:-41
qué_frío:-39 qué_noche:-20 qué_paciencia:-26 qué_rica:-20 qué_risa:-11 r:5
r_^:13 r_cleaned:39 rabbit:14 rabbits:50 raccomando:13 racconta:-19
raccontata:-3 raccontava:-13 raccontava_sempre:-13 racconto:70 race:-39
race_condition:-47 race_file:32 race_from:27 raceway:69 raceway_two:10
racing_games:-28 rack:-34 racks:-30 racks_^:23 raconte:-107 raconte_que:-96
raconté:-78 raconté_toute:-1 rad:-1 radar:-20 radiator:18 radiator_^:10
radiators:26 radio:-38 radio_^:3 radio_channel:19 radio_check:11 radio_club:11
radio_ever:35 radio_exam:33 radio_in:31 radio_is:-52 radio_licence:8
radio_link:8 radio_on:-26 radio_played:-19 radio_plays:24 radio_says:-77
radio_signal:16 radio_to:29 radio_was:-7 radio_watch:10 radiology:-79
radios:-100 radius:4 raffle:-31 raffle_^:-39 raffle_prizes:51 raga:55 raga_of:16
ragazzi:-18 ragione:-34 ragioni:23 ragioni_di:23 raid:-19 rail:30 rail_^:34
rail_bracket:5 rail_siding:16 railings:16 rails:52 rails_^:32 railway:-70
railway_has:28 rain:-115 rain_^:-17 rain_and:12 rain_has:-35 rain_here:-6
rain_on:-27 rain_or:21 rain_tent:18 rain_the:17 rained:-25 rained_for:-8
rained_on:-9 rained_the:-19 raining:-125 raining_cats:39 raining_sideways:-56
rains:-16 rainy:-34 rainy_days:-40 raise:16 raised:-18 raised_floor:-5
raised_it:31 raised_the:49 rake:28 rake_^:13 rallonge:1 ram:-25 ram_^:-4
rama:103 rama_de:10 rama_principal:20 rambling:-28 ramen:-55 ramo:45
ramo_principale:27 ramp_^:-36 ramp_at:1 ramp_is:7 rampa:41 rampe:15 ran:10
ran_0:3 ran_it:7 ran_off:4 ran_out:36 ran_over:-24 ran_the:1 rande:-18 random:6
rang:16 rang_^:-30 rang_me:8 rang_the:29 rang_to:-60 range:29 ranger:6 rangs:10
rangs_^:10 rangé:2 rangés:21 rank:13 rano:103 rano_przed:7 ransom:-10
ransom_note:-10 ranzada:45 ranzada_yatacak:45 raportem:22 raportem_moduł:22
rappelle:-39 rappelle_les:-22 rappels:8 rare:-33 rare_donor:30 rare_thing:-6
rarely:-72 rash:69 rash_from:23 raso:18 rate:-17 rate_went:1 rated:-53
rated_for:31 rates:-63 rather:77 rather_^:-15 rather_a:6 rather_and:-22
rather_be:-70 rather_do:22 rather_get:31 rather_have:143 rather_hear:74
rather_in:40 rather_leather:25 rather_long:-40 rather_lovely:-11 rather_one:1
rather_plain:2 rather_practise:2 rather_read:12 rather_see:37 rather_start:22
rather_than:103 rather_we:2 rather_well:-28 rather_you:7 ratio:-60 rattled:-33
raum:27 raus:54 raus_^:43 rausgehen:16 rausgehen_^:16 raw:93 raw_and:22
raw_landing:3 raw_milk:10 raw_sql:25 ray:60 rays:-30 raz:-5 razem:7 razy:59
re:61 re_^:-43 reach_0:6 reach_^:-18 reach_me:22 reach_the:12 reached:50
reached_our:8 reached_the:2 reaches:-1 reaches_the:-5 reaches_you:31
reaching:-25 reaching_0:21 react:-20 reacted:2 reaction:-74 reaction_^:-65
read:4 read_0:29 read_a:-63 read_about:-1 read_access:7 read_and:2 read_by:6
read_from:9 read_in:-22 read_it:-9 read_like:-50 read_nicer:44 read_one:15
read_only:91 read_out:11 read_replica:23 read_small:7 read_somewhere:-39
read_than:5 read_that:-44 read_the:-29 read_them:27 read_these:23 read_this:30
read_through:-2 read_timeout:5 read_without:-3 read_you:36 readable:4 reader:70
reader_^:-15 reader_even:11 reader_for:23 reader_has:6 reader_is:-35 readers:76
readers_are:33 reading:-74 reading_^:91 reading_a:51 reading_about:-8
reading_all:-47 reading_aloud:26 reading_corner:36 reading_for:10
reading_glasses:66 reading_it:1 reading_level:6 reading_of:-14 reading_piece:27
reading_room:35 reading_test:-40 reading_the:-29 reading_through:-52
reading_your:-106 readings:14 readings_are:10 readings_from:-48 readings_in:24
readme_now:9 reads:-39 reads_0:-19 reads_ab:2 reads_along:2 reads_better:37
reads_from:3 reads_like:-31 reads_that:6 reads_the:-72 reads_them:-16
reads_well:-42 ready:92 ready_^:6 ready_for:-18 ready_made:9 ready_to:23
ready_we:11 reais:16 real:35 real_one:11 real_pleasure:26 reales:5 realistic:-16
really:-34 really_^:-37 really_a:22 really_all:7 really_do:-4 really_does:-22
really_is:-5 rear:-10 reason:34 reason_that:3 reason_to:-13 reasonable:-35
reasoning:11 reasoning_underneath:11 rebase:9 rebind:3 rebind_my:3 rebooked:14
rebooked_the:8 reboot:42 reboot_^:9 rebuild:11 rebuilt:23 rebuilt_the:8
recalculated:8 recalibrated:43 recalibrated_the:30 recall:47 recalled:10
recap:56 receber:24 receipt:32 receipt_for:2 receive:85 receive_a:51
receive_the:16 received:-50 receiver:-11 receives:12 reception:76 reception_^:29
receptionist:-10 receta:-7 recevrez:25 recevrez_le:25 rechnen:39 rechnen_wir:30
rechner:-2 rechnung:78 rechnung_ist:10 rechnungen:22 rechnungen_gehen:8 recht:30
rechts:-24 recibe:20 recibe_la:13 recife:41 recipe_for:-28 recipes:-27 recite:-7
reciting:-12 reckon:25 reckon_with:25 reckons:-28 recognise:-22 recognised:65
recognises:-50 recognition:21 recognition_runs:13 recommend:-3 recommend_it:-4
recommendation:-22 recommended:14 recommending:2 record:38 record_everything:30
record_my:8 record_myself:30 recorded:44 recorded_by:42 recording:104
recordings:51 recordings_than:6 records:32 records_^:3 recount:28 recovery:-13
recursive:24 recursive_calls:24 recycled:-49 red:66 red_^:29 red_and:47
red_ink:5 red_light:-23 red_lights:-26 red_one:39 red_ones:4 red_wine:-10
redacción:23 redacción_es:23 redan:-49 redan_på:-21 redação:-13 reddingsvest:17
rede:7 redes:12 redesign:17 redis:39 redis_^:27 redo:57 redo_the:45 redrawn:4
redrew:46 reduction:2 redundancy:-18 redémarre:15 reed:44 reeds:4 reeds_^:9
reef:19 reefer:1 reel:14 reels:18 ref:32 refer:37 reference:39 reference_book:24
references:29 referral:13 referral_from:13 refers:-16 refers_to:-16 refill:6
refilled:-26 reflection:17 refrain:-17 refrain_from:41 refren:55 refresh:24
refreshable:3 refreshable_display:3 refreshed:14 refreshed_every:14 refreshes:15
refreshes_every:15 refuelled:16 refugio:24 refugio_norte:24 refund:73
refund_goes:32 refunded:66 refunded_the:56 refunds:75 refunds_^:5 refunds_are:21
refunds_in:19 refuse:5 refused:-34 refuses:-11 refuses_to:-45 reg:5 regal:-48
regalo:-41 regalo_^:-41 regarde:-91 regarde_ça:-82 regarding:21 regards:-79
regards_^:-56 regards_to:-26 regatta:-23 regen:-84 regenerated:35 regent:-47
regex:-48 regge:4 regime:17 region:58 region_^:15 register:63 registered:99
registered_as:21 registered_the:10 registers:-15 registrado:26 registrar:14
registration:48 registration_desk:34 registre:33 registro:46 registro_^:22
registro_de:13 registry:57 regler:21 regression:5 regret:-25 regret_^:-13
regret_it:-11 regrets:-97 regrets_^:-38 regretted:-30 regulador:29
regulador_de:29 regular:8 regularity:-37 regularity_^:-26 regulars:49
regulation:-55 regulations:79 rehang:7 rehearsal:8 rehearsal_and:-18
rehearsal_room:13 rehearsals:16 rehearse:10 rehearse_the:10 rehung:18 reichen:35
rein:7 rein_^:6 reindeer:29 reinstall:19 reisetag:3 reisetag_^:3 reissued:14
rejected:45 rejected_^:32 rejected_requests:2 rejects:40 relation:31
relatives:-9 relatórios:12 relay:35 relay_is:40 release:66 release_^:1
release_bird:19 release_branch:50 release_captain:1 release_notes:-71
releases:-76 releases_^:-77 reliable:18 relic:6 relieved:27 relieved_to:20
reliquary:28 rely:7 rely_on:7 remainder:-63 remainder_of:-63 remained:-38
remaining:12 remains:85 remains_a:-36 remains_is:4 remains_to:34
remains_unclear:40 remark:-32 remarkable:-14 remarkably:-43 remarks:29
remarks_in:24 remarks_on:8 remedios:39 remedios_^:13 remember:39 remember_a:36
remember_from:50 remember_that:22 remember_the:-108 remember_things:24
remember_what:39 remember_when:-77 remembered:36 remind:20 remind_me:3
remind_you:4 reminded:-47 reminder:115 reminder_now:24 reminder_sound:79
reminders:76 reminders_^:11 reminds:-9 reminds_me:-9 remote:-62 remotely:46
removal:-98 removal_firm:-33 removal_men:-50 remove:13 removed:72 removed_and:2
removed_the:38 remplacé:16 remplacé_le:2 rename:-12 rename_the:-21 renamed:78
renamed_it:30 renamed_the:32 rencontré:30 rencontré_sa:30 render:34
render_loop:4 rendered:39 renderer:15 renderer_^:-25 rendez:37 rendez_vous:37
rendido:-2 rendu:97 rendu_les:53 rendu_utilise:6 renew:14 renew_a:11 renewed:12
renewing:5 rengi:57 rennet:10 rent:-21 rent_^:-63 rent_or:7 rent_the:23
rent_to:4 rental:10 rental_^:4 rental_for:-21 rental_is:3 rental_skates:9
rented:52 rented_a:-51 rented_vm:20 renting:14 rents:27 renversé:-58 rep:-56
repainted:39 repainted_^:23 repainted_the:51 repair:22 repair_came:13 repaired:3
repaired_and:3 repaired_the:18 repairs:30 repariert:-10 repasado:43 repasar:11
repaso:52 repaso_son:14 repasse:3 repeat:9 repeated_^:36 repeater:28 repeats:27
repeats_every:18 repetition:7 repetitions:14 repetitions_of:4 replace:24
replace_the:12 replaced:81 replaced_^:-10 replaced_and:18 replaced_at:26
replaced_the:67 replacement:43 replacement_in:8 replacement_pledge:2
replacing:31 replay:48 replay_test:19 replica:66 replica_in:22 replica_two:19
replicas:43 replicas_^:11 replication:39 replication_lag:20 replies:64
replies_than:15 replies_to:37 reply:68 reply_i:9 reply_to:27 replying:-49
replying_^:-49 repo:83 repo_^:24 repo_works:6 report:136 report_^:26 report_a:45
report_as:3 report_every:1 report_is:4 report_of:-30 report_on:35 report_that:8
report_the:13 report_to:3 report_topic:1 reported:59 reported_0:24
reported_the:10 reporter:9 reporting:16 reports:4 reports_^:-54 reports_is:19
reports_land:39 reports_to:44 repository:84 repository_^:9 reprend:12 repris:33
reproduces:33 reproduces_it:33 reproducible:21 reproducible_^:15 reprogrammed:12
reprogrammed_the:6 reputation:-17 reputation_for:-10 request:49 request_^:9
request_of:23 requested:26 requests_are:2 requests_better:13 requests_from:5
requests_in:-52 required:-74 requires:10 requires_a:3 reread:22 reread_the:22
rerouted:19 rerun:43 rerun_the:3 res:12 rescheduled:29 rescheduling:2 rescue:88
rescue_course:9 research:9 research_on:-17 resembles:-42 resembles_a:-42
reserva:54 reserva_^:6 reservation:-11 reservdelarna:29 reserve:44 reserve_^:13
reserved:89 reserved_for:6 reservoir:-29 reservradion:35 reservradion_går:35
reset:12 reset_the:44 resets:42 resets_at:20 residents:21 residents_of:21
resin:7 resist:-5 resistor:18 resistors:13 resit:7 resize:42 resolve:-32
resolved:70 resolved_that:22 resolved_to:21 resolver:30 resonance:63
resonance_with:61 resort:27 respaldo:13 respaldo_tarda:13 respect:-64
respect_^:-77 respect_for:23 respectable:-21 respectfully:9 responsibility:5
rest:-13 rest_^:-10 rest_after:-31 rest_between:27 rest_hall:28 rest_him:24
rest_in:-44 rest_is:20 rest_of:-58 resta:58 resta_da:43 restart:62 restarted:11
restarts:8 restaurant:4 restaurant_boxes:42 restaurants:8 reste:25
reste_toujours:13 reste_un:3 reste_à:59 restent:31 rester:-10 rester_sous:-26
restful:25 resting:54 resting_pulse:45 restore:33 restore_from:1 restored:5
restored_^:-48 restored_accordion:7 rests:-3 rests_0:10 rests_on:10 result:-29
result_^:-23 result_for:-2 result_of:23 result_pages:15 resulta:8 resulta_más:1
results:112 results_in:5 resumo:42 resurfacer:4 retencji:47 retention:22
retention_is:16 retenu:57 retenu_la:27 retenu_le:27 retina:57 retina_camera:5
retire:-14 retired:67 retired_^:41 retired_to:9 retirement:-43 retires:-19
retraso:-67 retried:3 retries:-20 retries_0:23 retries_^:32 retries_in:1
retries_on:1 retro:-28 retry:68 retry_loop:25 rettungsweste:7
rettungsweste_von:7 rettungsübung:5 return:55 return_^:31 return_address:16
return_ferry:1 return_it:15 return_journey:3 return_label:32 returned:88
returned_^:30 returned_pacifiers:5 returned_the:14 returning:6 returns:-3
returns_0:-6 returns_^:3 returns_a:-35 returns_better:22 reunião:-14
reunião_de:19 rev:10 rev_d:6 reveal:-15 reveal_the:16 revenge:-30 rever:24
reversible:44 reversible_^:34 reversing:11 reversing_entries:11 reverted:8
review:87 review_^:42 review_at:32 review_was:-8 reviewed:35 reviewed_by:35
reviewer:14 reviewer_^:55 reviewer_for:17 reviews:87 reviews_^:-21
reviews_are:13 reviews_i:8 reviews_of:19 reviews_the:56 revisa:53 revisado:43
revisar:20 revised:-52 revision:42 revision_^:14 revisión:30 revisión_de:8
revisão:48 reward:18 rewarded:51 rewired:38 rewired_^:36 rewrite:1 rewritten:91
rewritten_and:12 rewritten_so:9 rewritten_the:9 rewrote:-13 reçu:23 reçu_la:23
rhubarb:-5 rhyme:-33 rhyme_^:-44 rhymes:36 rhyming:-38 rhythm:-26 ri:-63
ri_comme:-26 ria:-8 ribbon:2 ribbon_bookmark:3 ribbon_marker:11 ribbons:56
ribs_^:7 rica:-20 ricambio:22 ricambio_del:22 rice:3 rice_cooker:37 ricevere:33
rich:-68 rich_^:-28 richtig:-12 rid:15 rid_of:15 ride:38 ride_^:4 ride_in:44
ridere_il:-20 riders:-38 rides:-5 rideva:-37 ridge:-34 riding:-35 riecht:-50
riecht_es:-50 rien:-98 rifugio:34 rig_is:17 rigging:-53 righe:11 righe_^:8
right:-23 right_?:14 right_^:-7 right_address:-33 right_after:41 right_and:11
right_as:-34 right_at:7 right_away:-2 right_behind:-40 right_but:23 right_by:-44
right_for:37 right_hand:17 right_in:21 right_is:34 right_it:-26 right_lens:26
right_next:-20 right_no:30 right_of:56 right_one:1 right_projector:2
right_so:-51 right_strap:17 right_that:8 right_the:20 right_there:36
right_through:-55 right_to:3 right_too:-26 right_we're:5 rightly:14 rights:27
rigolé:-82 riktigt:-23 rim:34 rind:38 rinds:-1 ring:94 ring_^:8 ring_buffer:20
ring_for:-7 ring_me:23 ring_my:16 ring_of:-33 ring_on:12 ring_road:-58
ring_signals:15 ring_the:60 ring_them:6 ringer:15 ringers:-65 ringing:33
rings:52 rings_^:43 rings_and:3 rings_are:-67 rings_at:3 rings_me:11
rings_the:15 ringtone:-49 ringtone_^:3 rink:26 rinse:122 rinse_time:7 rinsed:17
rinsed_and:17 rintocchi:17 rintocchi_^:17 rip:-74 ripassare:57 ripe:-37
ripening:22 ripens:33 ripens_for:42 rir:-113 rir_^:-82 risa:-38 rise:-16
rises:-61 risk:4 risotto:27 risulta:5 risulta_alta:5 rita:42 ritrovato:-1
ritrovato_il:-1 riu:-74 riunione:-103 river:-82 river_^:-17 river_gate:58
river_has:4 river_is:-71 river_level:21 riverside:15 road:-56 road_^:55
road_and:20 road_is:-31 road_permit:36 roads:14 roads_^:8 roads_around:-24
roadside:41 roadworks:20 roaster:6 roasters:-17 rob:-18 robi:-15 robin:-39
robot:-43 robot_arm:-9 robot_navigue:62 robots:-8 rock:5 rocket:-59 roda:14
rode:-29 rods:-43 rodziców:11 rodzina:-8 roja:11 role:93 role_^:42 role_play:19
roligt:-62 roligt_att:-24 roll:-58 roll_call:1 rollback:38 rollback_script:29
rolled:-46 rolled_back:34 rolled_in:-47 rolled_under:-37 roller:-29 roller_^:2
rollers:27 rolling:-47 rollout:1 rolls:-12 rollstuhl:19 roman:9 romance:-11
romantic:-4 rome:-30 rompe:23 rond:41 roof:-43 roof_^:36 roof_again:-26
roof_and:-24 roof_is:-7 roof_leaked:-38 roof_of:-55 roofer:19 roofers:19
roofs:-15 rooftop:27 rook:4 room:-23 room_0:92 room_^:-7 room_and:-48
room_as:-68 room_door:8 room_eleven:38 room_for:60 room_had:-11 room_has:-45
room_i:-8 room_in:60 room_is:84 room_like:-20 room_nine:-95 room_no:22
room_not:2 room_on:39 room_seven:10 room_smells:-43 room_so:-8 room_stays:9
room_that:17 room_they:-1 room_two:9 room_where:17 room_with:-17 room_without:34
rooms:118 rooms_^:26 rooms_have:3 rooms_in:-7 rooster:-58 root_passwords:1
roots:22 roots_^:10 rope:24 rope_^:-12 rope_and:-7 rope_bridge:16 rope_dia:27
rope_guard:3 rope_practice:20 ropes:91 ropeway:10 rosa:-31 rosa_^:-43
rosalind:57 rosalind_^:15 rosario:12 rosary:-29 rose:74 rose_^:19 roses:-17
rosin:34 rosso:8 roster:22 rosters:44 roswitha:39 rot:-48 rota:126 rota_^:10
rota_for:2 rotate:18 rotated:57 rotated_the:22 rotation:-31 rotation_^:-42
rotation_in:2 rotonda:26 rotonda_del:26 rotors:24 rotta:-17 rotterdam:-64
rouge:78 rouge_^:5 rough:-63 roughly:-120 roughly_0:12 round_^:5 round_and:-13
round_at:6 round_in:31 round_it:22 round_my:-25 round_tables:-66 round_the:-15
round_to:35 round_with:-60 roundabout:-53 roundabout_in:-20 roundabouts:36
rounded:42 rounding:43 rounding_the:8 rounds:-44 rounds_^:34 route:53 route_^:12
routed:17 router:41 router_^:-40 routes:7 routing:-11 row_^:20 row_and:-38
row_d:14 row_f:10 row_of:34 row_three:18 row_without:36 rowed:-74 rowed_for:-66
rowing:-9 rowing_boat:-16 rowing_club:17 rows:-41 rows_^:103 rows_and:-26
rows_are:14 rows_in:30 rows_of:16 rows_per:-11 royal:-3 rtos:3 rua:-11 rubbed:13
rubber:2 rubber_^:8 rubber_duck:-52 rubber_mats:1 rubbing:-9 rubbish:-7 rubs:4
rude_ones:15 rue:5 ruego:-25 ruego_que:13 ruf:3 ruf_ich:3 rufbereitschaft:35
rufen:5 rufen_sie:5 rugby:25 rui:18 rui_^:18 ruined:-44 rule:20 rule_^:21
rule_for:28 rule_i:2 rule_of:-9 rule_that:-5 rulebook:10 ruler:-25 ruler_^:6
rules:45 rules_^:10 rules_are:-25 rulli:11 rumble:21 rumore:-54 rumour:-32
rumour_has:-64 run:42 run_^:-84 run_a:-32 run_by:74 run_for:21 run_in:13
run_it:3 run_on:90 run_out:15 run_the:66 run_when:44 runbook:-21 rung:11
rung_with:9 runner:73 runner_in:23 running:30 running_a:-40 running_again:42
running_on:3 runs:98 runs_0:64 runs_a:-64 runs_after:-18 runs_at:69
runs_debian:3 runs_for:68 runs_from:18 runs_in:28 runs_once:30 runs_only:5
runs_out:-46 runs_the:29 runs_this:8 runs_to:11 runtimes:-62 rupture:7
rupture_de:7 rush:-34 rush_at:-9 rushed:32 rust:37 rust_^:41 ryby:17 rye:36
rymmer:53 rymmer_0:53 rythme:4 rádio:-8 râle:14 râle_^:14 récolte:-11 régie:29
régie_son:25 réglementation:19 réglementation_fluviale:10 réparée:35 réplica:11
réseau:23 réservation:33 réservée:11 résultats:3 résultats_d'hémoculture:3
réunion:-15 révise:12 réviser:1 révision:58 révisions:22 révisions_je:3
réécrit:21 rêve:-38 röken:56 rückflug:3 rückflug_der:3 rücksprache:45
rücksprache_mit:9 ręce:36 rękawic:20 rękawic_bawełnianych:20 s:-9 s_^:100
s_birthday:-63 s'appelle:76 s'applique:29 s'ennuie:-76 s'il:33 s'il_m'est:19
s'y:6 sa:-55 sa_^:-20 sa_ancora:10 sa_couleur:13 sa_vie:-1 saal:10 saat:53
saat_0:35 saat_sürüyor:10 saatte:16 sabe:-41 sabe_se:11 sabemos:57 sabemos_se:7
sabemos_si:7 saber:29 saber_quién:6 saber_si:7 sabine:60 sachets:27 sack:2
sacks:53 sacks_of:37 sacred:47 sacs:7 sacs_^:7 sacó:14 sacó_0:14 sad:-13
sad_^:-30 saddle:8 saddler:-3 sadly:-1 sadly_^:-64 safari:-50 safe:57 safe_^:21
safe_here:-52 safe_the:24 safer:39 safety:29 sag:-52 sagen:21 sagt:6 sai:81
sai_do:49 said:-11 said_0:54 said_^:163 said_about:33 said_and:24 said_fine:25
said_for:-29 said_good:-2 said_he:-26 said_i:-28 said_i'd:-16 said_in:8
said_it:-1 said_no:-87 said_on:32 said_she:26 said_that:-39 said_the:27
said_to:-91 said_yes:-27 said_you:46 sailing:28 sailor:-19 sailors:-46
sailors_have:-3 sailors_in:-6 sails:14 saint:83 saint_barbara:13 saints:-19
saints_and:-20 sais:10 saison:-34 sait:52 sait_toujours:19 sake:32 sake_of:32
sal:9 sala:142 sala_^:17 sala_de:20 salad:12 sale:-79 sale_a:12 sale_desde:13
sale_to:-4 salen:33 sales:15 sales_^:1 sales_has:10 sali:16 salir:18 salire:31
salire_in:14 salle_de:-51 salmon:11 salon:61 salotto:14 salt:35 salt_^:-35
salt_melts:19 salt_the:-39 salty:-42 salty_^:-42 salón:8 sam:-22 sama:-85
same:-140 same_0:-51 same_as:-41 same_at:-2 same_but:-2 same_coat:-30
same_corner:-40 same_day:85 same_evening:41 same_everywhere:15 same_key:-6
same_load:22 same_minute:22 same_people:-15 same_ring:-25 same_size:-54
same_song:-21 same_thing:-37 same_time:44 same_to:62 same_way:5 samma:5
sample:50 sample_company:24 sample_from:39 sample_is:1 sample_of:20
sample_size:7 sample_texts:20 sample_was:4 samples:31 samples_by:2 samples_go:2
samples_on:5 sampling_is:12 sampling_window:10 samstag:-47 samt:28 samtal:7
sand:23 sand_filter:2 sandals:11 sandals_^:-4 sandwich:-98 sandwich_^:-67
sandwich_in:-37 sandwich_on:-3 sandwiches:-23 sandwiches_^:7 sang:-103 sang_^:22
sang_happy:-25 sang_the:-18 saniye:26 saniye_sürüyor:26 sans:100 sans_^:30
sans_exception:4 sans_l'accord:6 sans_me:1 sappiamo:1 sappiamo_ancora:1 sarà:-10
sarà_il:-15 sashes:47 sashes_^:47 sat:15 sat_at:32 sat_behind:-20 sat_down:39
sat_in:17 sat_next:-38 sat_on:-31 sat_the:18 sat_there:4 sat_up:6 satellite:45
satellite_dish:21 satellites:3 satin:11 satisfaction:12 satisfying:-52
saturday:91 saturday_^:46 saturday_and:8 saturday_helpers:8 saturday_with:30
saturdays:30 saturn's:1 saturn's_rings:1 satz:24 sauce:46 sauce_^:5 sauces:40
sauces_^:52 saudade:-64 saudade_daquele:-23 sauf:-88 sauna:61 sauna_and:-22
saurais:25 saurais_gré:25 saurions:12 saurions_gré:12 sausage:10 sausages:-48
sauvegarde:58 sauvetage:12 sauvetage_sont:12 save:-25 saved:5 saved_^:1
saved_my:-7 savings:19 savings_account:9 savoir:25 savoir_si:13 savoury:48
saw:-7 saw_0:-14 saw_a:-82 saw_an:-1 saw_in:-2 saw_it:-33 saw_that:11
saw_the:154 saw_your:44 sawdust:28 sawdust_and:9 sawmill:32 sawmill_so:29
saxofón:1 say:29 say_0:13 say_^:-81 say_a:-37 say_ab:4 say_about:33 say_and:34
say_he's:-8 say_hello:-3 say_in:-18 say_it:105 say_may:16 say_no:9
say_nothing:-32 say_otherwise:6 say_so:56 say_that:-36 say_that's:-13
say_the:-41 say_there:-5 say_they:17 say_though:-16 say_what:-22 say_whether:51
say_which:-31 say_who:57 say_why:62 say_yes:31 say_yet:39 saying:-24 saying_it:3
saying_that:-8 saying_the:-14 sayings:-34 says:17 says_0:17 says_^:16 says_a:27
says_ab:20 says_and:-9 says_anything:-33 says_hello:-16 says_hi:23 says_i:-84
says_im:-16 says_in:-41 says_it:-18 says_it's:-3 says_its:-38 says_more:-5
says_no:-27 says_nobody:-41 says_nothing:17 says_on:28 says_otherwise:32
says_she:-21 says_so:33 says_something:23 says_that:-3 says_we:34 says_what:30
says_yes:47 saß:-14 sbagli:16 scaffold:-3 scaffolders:-77 scaffolding:-24
scaffolding_is:40 scala:4 scala_predefinita:4 scale:24 scale_^:16 scales:-15
scales_before:-19 scales_in:28 scan:-39 scandal:-83 scandal_^:-40 scanned:9
scanned_in:44 scanner:55 scanner_bug:10 scanner_dienst:13 scanners:61
scanners_^:13 scans:19 scarcely:-33 scare_me:9 scarecrow:-14 scared:117
scared_of:117 scares_me:-18 scares_the:34 scarf:-65 scarf_^:-34 scarf_yarn:39
scarica:69 scary:-13 scatola:57 scatole:42 scatter:9 scatter_plots:7 scelto:72
scelto_il:34 scene:7 scenes:22 scent:39 scent_of:11 schade:-31 schaffe:29
schaffe_ich:29 schaffen:2 schaffen_^:2 schafft:29 schallplatten:27
schallplatten_^:27 schede:41 schede_sui:29 schedule:9 schedule_the:11
scheduled:3 scheduler:-26 schedules:-79 scheduling:-24 schema:96 schema_^:41
schema_changes:12 schema_migration:5 schema_v:4 scheme:17 scherm:12 schicken:9
schicken_^:7 schlafen:-86 schlagwerk:6 schlamm:30 schlecht:-3 schluss:10
schluss_^:3 schläft:-4 schlüssel:33 schlüssel_fürs:2 schlüssel_liegen:6
schlüssel_vom:4 schlüssel_zum:5 schlüsselübergabe:26 schmeckt:-89 schnapps:41
schnee:-16 schneit:-57 schneit_es:-57 schnittstelle:13 scho:24 scholars:14
schon:-105 schon_0:-5 schon_beim:23 schon_wieder:-80 school:13 school_^:-1
school_and:-89 school_at:17 school_bookings:30 school_class:-15
school_classes:-29 school_groups:26 school_in:2 school_play:-1 school_run:3
school_so:16 school_we:-18 school_with:42 school's:25 schools:-3 schoolteacher:8
schrank:64 schrank_im:27 schreiben:34 schreiben_sie:16 schule_^:11 schuur:41
schuur_^:8 schwager:24 schwager_^:20 schwager_hat:-3 schwester:29 schwäne:-16
schéma:11 schéma_des:26 schön:-79 schön_^:-25 schön_dass:-24 schönen:-27
schöner:-38 schönes:-60 schüler:31 schüler_^:31 schülern:18 schülern_^:18
schüttet:-35 schüttet_es:-35 schüttler:11 science:-49 science_block:6
scissors:-15 scissors_and:-16 scooter:-3 scope:30 score:125 score_^:5
score_on:36 scoreboard:44 scoreboard_is:43 scored:14 scored_0:14 scores:45
scorso:49 scouts:4 scrap:54 scrap_that:13 scrap_the:22 scraped:54 scrapped:43
scrapped_^:21 scratch:90 scratch_that:54 scratch_what:27 scratched:41
scratches:-12 scream:-54 screamed:7 screaming:-13 screaming_^:-2 screen:63
screen_^:-77 screen_and:47 screen_as:13 screen_for:-3 screen_i:8 screen_is:20
screen_reader:29 screen_so:-34 screen_was:5 screening:9 screens:-4
screens_are:41 screenshot:1 screenshots:24 screenshots_^:17 screw:-24
screw_^:-33 screwdriver:9 screws:35 screws_^:-3 screws_are:11 screws_get:29
scribe:87 scribes:-38 script:95 script_^:29 script_de:15 script_from:32
script_is:-57 script_writes:3 scripts:15 scritto:20 scrive:44 scrivere:-28
scrivere_il:-31 scroll:56 scrolled:-40 scrolled_through:-6 scrubbed:80 scusa:-41
scusi:-33 sd:12 sd_card:4 sdk:61 se:64 se_a:29 se_cayó:-67 se_confirma:18
se_divide:4 se_encarga:7 se_fait:-36 se_ferme:29 se_guarda:32 se_guardan:27
se_ha:40 se_huele:-18 se_il:61 se_instala:21 se_la:52 se_llama:24 se_llevó:-8
se_lo:-22 se_mudó:37 se_no:-7 se_nos:7 se_não:12 se_o:20 se_possibile:23
se_presser:-19 se_puede:-11 se_queda:55 se_quedan:14 se_serait:-27 se_tocan:2
se_trouve:24 se_usa:18 se_ve:-6 se_è:-19 sea:-109 sea_^:-26 sea_and:-2
sea_is:-39 seagull:-47 seagull_stole:-42 seagulls:-80 seagulls_^:-35
seagulls_have:-27 seal:26 seal_^:3 seal_was:-7 sealed_envelope:1 seals:-13
seams_by:-4 sean:8 search:89 search_by:23 search_results:6 search_server:6
seasick:-17 seasick_^:-38 season:-90 season_^:40 season_and:8 season_of:-40
season_the:-9 season_tickets:20 season_tyres:4 season_with:2 seasonal:20
seasonal_workers:19 seasons:-45 seat:21 seat_^:-70 seat_hangs:13 seat_in:22
seat_position:4 seating:-40 seating_plan:-43 seats:-41 seats_0:40 seats_^:-65
seats_are:-41 seats_in:26 seats_than:1 sec:-79 sechs:23 second:12 second_^:73
second_act:14 second_and:-7 second_body:26 second_car:46 second_container:20
second_day:-22 second_desk:-7 second_driver:19 second_engineer:-1 second_feed:13
second_floor:-4 second_half:-18 second_hand:6 second_house:-9 second_is:-23
second_language:8 second_mate:-23 second_one:-80 second_or:-40 second_page:-12
second_person:24 second_pot:-43 second_power:18 second_sample:2 second_server:7
second_the:-26 second_thought:8 second_thoughts:9 second_time:30
second_visit:-47 second_voice:11 second_vote:1 secondary:26 secondary_loop:26
secondes:-48 secondes_^:-7 secondhand:48 secondi:17 secondi_^:13 secondo:28
seconds:33 seconds_^:7 seconds_and:16 seconds_at:23 seconds_before:2
seconds_fast:18 seconds_for:60 seconds_i:-21 seconds_in:-25 seconds_is:1
seconds_of:-12 seconds_on:9 seconds_or:-44 seconds_since:3 secours:-15
secours_^:-48 secret:-53 secret_is:-80 secret_service:-11 secretary:11
secrets:47 secrets_belong:16 secs:26 secs_^:25 section:-19 section_^:9
sections:3 sector:-41 secure:10 security:-35 security_man:-21
security_people:-20 security_question:9 seda:6 sedan:6 see:-14 see_0:-24
see_^:-34 see_a:7 see_all:-10 see_and:-1 see_from:20 see_her:6 see_in:10
see_it:34 see_nothing:4 see_on:-18 see_one:-56 see_that:5 see_the:-90
see_them:30 see_there:-33 see_through:-10 see_to:56 see_us:73 see_what:-33
see_which:-5 see_you:-9 see_your:13 seed:-42 seed_^:-17 seed_supplier:3
seedlings:6 seeds:71 seeds_badge:13 seeing:73 seeing_that:79 seeing_the:76
seek:21 seek_bar:21 seem:-53 seem_to:-70 seemed:56 seems:-52 seems_that:-7
seems_to:-29 seen:-106 seen_^:52 seen_a:29 seen_at:71 seen_how:13 seen_if:15
seen_in:-61 seen_it:43 seen_my:-22 seen_so:-33 seen_the:-20 seen_them:-26
seen_things:-70 seen_to:-1 seen_whether:5 seen_your:16 sees:-79 sees_0:-31
sees_a:44 sees_the:-37 seggiolino:33 seguida:35 seguidas:-51 seguir:132
seguir_vamos:31 seguir_vou:74 segunda:71 segunda_voz:32 segundo:8 segundos:45
segundos_^:45 seguridad:22 seguro:14 seguro_cobre:4 seguro_cubre:1
seguro_que:-33 según:-29 según_el:2 sehen:-3 sehen_^:25 sehr:31 sei:-63
sei_se:24 seidl:18 sein:49 sein_^:47 seine:12 seinen:-24 seiner:17 seis:45
seismograph:-76 seit:-53 seit_gestern:117 seit_tagen:-60 seite:31 seiten:53
seiten_^:47 sekretariat:23 sekund:37 sekund_^:37 sekunden:50 sekunder:18
sekunder_^:18 selbst:-93 seldom:-60 self:-84 self_catering:15 selfies:-27
sell:35 sell_the:33 seller:47 selvedge:38 sem:41 sem_autorização:21 semaine:-4
semaine_^:35 semana:-51 semaphore:-52 sembra:-39 sembrano:-17 semicolon:-84
semicolons:-90 seminterrato:20 sempre:-55 sempre_^:55 sempre_che:-19
sempre_un:-73 sen:97 sen_tar:29 send:32 send_0:32 send_^:2 send_a:19
send_help:-64 send_it:41 send_me:-30 send_the:24 send_things:1 send_u:11
send_you:8 sending:46 sending_a:-4 sending_the:9 sends:-95 sends_0:-58
sends_her:16 sends_his:-16 sends_samples:2 sends_the:19 sends_us:-57 senhor:-33
senior:27 seniority:-31 sense:-16 sense_^:18 sense_for:-8 sense_if:-12
sense_of:-12 sense_thx:-7 sensor:70 sensor_de:17 sensor_reads:8 sensorcode:22
sensorcode_is:22 sensore:92 sensore_del:77 sensors:-91 sent:-9 sent_0:-57
sent_^:-19 sent_a:-58 sent_back:78 sent_by:13 sent_is:2 sent_the:100 sent_to:43
sent_us:-27 sent_you:49 sentence:-25 sentence_^:-4 sentence_and:-24 sentences:67
sentimental:14 sentimental_but:15 sento:23 sentry:22 senza:26 separate:74
sept:32 sept_^:19 september:2 ser:57 ser_o:21 sera:38 sera_^:47 sera_abbiamo:-65
sera_con:77 sera_finalement:3 sera_le:19 sera_si:29 sera_sono:11 serais:17
serait:-17 serait_cru:-27 serial:34 serializer:-25 serie:42 serie_di:42
series:-28 series_circuits:38 serif:38 serio:-61 serio_^:-38 serious:19
serious_^:24 seriously_^:45 serons:19 seront:44 serra:26 serra_está:26 sert:29
sert_aux:24 serve:57 served:-19 served_in:2 server:-48 server_^:71
server_closet:-30 server_di:56 server_has:-27 server_in:-5 server_is:26
server_off:3 server_room:-99 server_was:5 servers:-48 serves:54 serves_as:12
serveur:28 serveur_de:8 serveur_est:7 service:54 service_^:-50 service_admits:2
service_is:1 service_since:-34 serviced:26 serviced_by:10 services:-48
servicio:-49 servicio_^:9 servidor:-20 servidor_de:-8 serving:43 servis:53
servisi:23 serwer:67 serwer_obrazów:36 serwer_pocztowy:21 serwera:11 será:78
será_el:40 ses:-104 ses_0:-19 sesame:61 sesame_^:49 session:156 session_^:21
session_and:1 session_begins:8 session_cookie:14 session_data:10 sessions:65
sessions_are:7 sessions_of:18 set:45 set_^:37 set_down:14 set_has:-60 set_in:-27
set_is:10 set_me:-12 set_my:-35 set_of:-1 set_out:-12 set_the:32 set_to:37
set_with:22 setback:8 setback_begins:8 setpoint:27 setpoint_0:20 sets:28
sets_off:11 sette:-28 settimana:2 settimana_^:2 setting:13 settings:69
settings_page:19 settle:-50 settle_it:-48 settled:198 settled_^:13
settled_on:125 settled_the:24 settled_who:11 settles:-21 setup:3 setúbal:21
seul:-21 seul_^:-26 seulement:27 sev:13 sev_0:13 seven:3 seven_^:11 seven_and:2
seven_got:75 seven_in:14 seven_is:19 seven_or:1 seventeen:2 seventeenth:-46
seventeenth_century:-46 seventh:3 seventies:-43 seventies_^:-49 seventy:-28
severe:7 seviyorum:23 seviyorum_^:23 sew:33 sewed:56 sewing:105 sewing_corner:9
sewing_frame:23 sewing_holes:1 sewing_tapes:22 sewn:17 sewn_through:13 sexta:19
sextant:75 sextant_is:11 sexton:59 señor:-35 señora:6 shade:84 shade_and:57
shade_filter:14 shader:74 shader_code:2 shades:6 shades_are:7 shaft_^:-3
shake:11 shaking:-25 shaking_^:-24 shaky:90 shaky_^:79 shall:74 shall_be:54
shall_get:1 shall_go:10 shall_have:3 shall_i:6 shall_leave:16 shall_see:4
shape_of:-30 shape_with:-21 shaped_like:-5 shapes:-70 share:-11 share_^:44
share_a:-26 share_it:-1 share_one:3 share_the:26 shared:7 shared_a:-13
shared_folder:12 shared_mailboxes:34 shared_room:20 shared_with:-38 sharp:60
sharp_^:56 sharp_and:20 sharpened:88 sharpener:12 sharps:2 shavings:28 she:59
she_always:-66 she_asked:63 she_can:32 she_can't:-5 she_changed:18 she_comes:-45
she_could:-29 she_did:-8 she_does:-23 she_found:5 she_gave:36 she_gets:-65
she_got:20 she_has:53 she_hates:52 she_keeps:41 she_knows:-23 she_leaves:-48
she_likes:-17 she_looked:27 she_lost:-12 she_made:-5 she_must:-7 she_never:-35
she_panics:9 she_prefers:49 she_purrs:24 she_said:23 she_sends:16 she_should:47
she_sleeps:-25 she_sounds:27 she_still:-5 she_takes:29 she_tells:24
she_thought:-29 she_told:-49 she_used:8 she_wasn't:6 she_waved:-15 she_went:-1
she_will:-14 she_would:36 she_wrote:7 she'd:5 she's:74 she's_0:5 she's_a:80
she's_an:29 she's_been:5 she's_fine:2 she's_got:-6 she's_never:-1 she's_not:-12
she's_the:32 shed:52 shed_^:45 shed_and:26 shed_door:-17 shed_geometry:10
sheep:-29 sheep_^:-8 sheet:41 sheet_?:25 sheet_^:-27 sheet_of:-16 sheet_on:1
sheets:30 sheets_^:33 sheets_and:-37 shelf_^:-55 shelf_in:1 shelf_of:9
shelfmark:21 shell:-8 shells:16 shells_a:3 shelter:8 shelves:-11 shes:-13
shes_a:26 shes_been:-17 shielded:-3 shielding:12 shielding_gas:12 shift:65
shift_^:27 shift_change:6 shift_chat:37 shift_gets:8 shift_has:-13 shift_i:20
shift_is:-2 shift_lead:80 shift_plan:4 shift_report:5 shift_reported:15
shift_starts:3 shifted:37 shifts:-5 shifts_and:-39 shine:22 shine_^:20 shines:16
shiny:7 ship:12 ship_^:-30 ship_is:6 ship_on:32 ship_the:30 ship_without:-18
ship's:20 shipments:20 shipments_^:20 shipped:-28 shipped_a:-26 shipping:9
ships:6 ships_to:22 ships_with:22 shipyard:25 shirt:-57 shirt_^:-22 shirts:33
shirts_are:13 shoe:-43 shoe_^:-32 shoe_boxes:-26 shoe_parcel:38 shoe_size:18
shoebox:-14 shoes_^:-20 shoes_and:-58 shoes_are:27 shoes_at:-36 shoes_have:65
shoes_off:26 shook:51 shook_on:35 shoot:3 shooting:57 shop:17 shop_^:-47
shop_asks:6 shop_for:-11 shop_has:32 shop_opens:3 shop_to:65 shop's:12
shopping:-10 shops:-39 shops_^:-20 short:6 short_^:-27 short_and:57
short_drills:33 short_functions:9 short_of:3 short_ones:23 short_quizzes:29
short_replies:17 shortcuts:27 shorter:16 shorter_than:-10 shorts:-16 shot:31
should:-10 should_be:-21 should_come:-47 should_end:18 should_get:-87
should_happen:18 should_have:-76 should_i:-34 should_imagine:-29 should_keep:25
should_last:4 should_like:63 should_mention:47 should_my:2 should_never:-10
should_not:15 should_read:20 should_really:-53 should_see:-70 should_show:31
should_so:16 should_tell:-24 should_the:43 should_you:66 shoulder:13
shoulder_and:32 shoulder_is:-55 shoulder_straps:16 shoulders:-48
shoulders_and:-35 shouldn't:6 shouldnt:57 shout:-62 shouting:63 shovel:59
shovel_and:48 show:26 show_^:-21 show_in:-47 show_is:65 show_me:92
show_scripts:8 show_starts:18 show_the:32 show_them:9 show_timeline:2 show_up:32
showcase:15 showed:2 showed_me:2 showed_my:23 showed_the:-44 showed_up:-37
showed_us:9 shower:23 shower_^:61 shower_is:40 showers:36 shown:14 shown_in:49
shown_to:7 shown_with:44 shows:-19 shows_0:2 shows_^:-45 shows_a:-63
shows_as:-25 shows_every:18 shows_in:-28 shows_start:17 shows_the:-7 shows_up:48
shows_while:11 shrink:-74 shrink_the:30 shrinks:-29 shruti:56 shuffled:23
shunting:11 shut:51 shut_at:31 shut_by:42 shut_down:49 shut_i:1 shuts:78
shuts_at:49 shutter:3 shuttle:58 shy:12 si:-24 si_bien:9 si_cela:9 si_chiama:-66
si_conserva:-15 si_el:35 si_falla:10 si_ferma:16 si_je:14 si_la:24 si_le:27
si_no:60 si_preoccupi:-25 si_pulisce:33 si_sa:-18 si_scrive:44 si_spegne:29
si_ça:38 si_è:-28 siamo:-65 siblings:13 sich:21 sich_^:-22 sich_in:20 sicher:-76
sicilian:6 sick:107 sick_note:20 sick_on:-24 sick_pay:1 side:101 side_^:57
side_and:30 side_by:8 side_entrance:2 side_in:7 side_is:25 side_of:19
side_screws:4 side_was:40 sides:27 sides_and:26 sideways:-70 sideways_^:-39
sideways_here:-30 sideways_since:-13 siding:16 sie:8 sie_bitten:7 sie_das:-8
sie_den:30 sie_die:-29 sie_es:18 sie_in:-40 sie_ja:-12 sie_mich:5 sie_und:-22
siedzę:-3 sieht:-24 sieht_aus:-17 siempre:-28 siempre_^:14 siempre_en:55
siempre_llevan:60 siempre_me:-37 siempre_se:19 siete:-8 siete_^:41 sig:-22
sig_på:-35 sigh:-76 sigh_^:-16 sigh_when:-40 sighing_^:27 sighs:-41 sight:102
sight_^:25 sight_reading:37 sight_reduction:2 siglas:23 siglas_nas:14 sigma:-11
sign:57 sign_^:-27 sign_every:24 sign_for:25 sign_in:-23 sign_of:-33
sign_stands:15 sign_that:-42 signal:-34 signal_^:-46 signals:71 signals_^:32
signals_in:3 signature:114 signature_tune:24 signatures:26 signed:80 signed_^:12
signed_and:54 signed_by:55 signed_for:32 signed_it:-68 signed_my:-18
signed_off:2 signed_the:42 signed_up:21 signed_with:4 significance:-2 signing:46
signing_job:27 signor:-32 signora:-50 signore:-20 signore_di:-20 signs:102
signs_^:30 signs_and:19 signs_at:-40 signs_for:89 signs_in:67 signs_off:-30
signs_the:36 signé:27 siguiente:67 siguiente_es:50 silence:-24 silence_^:17
silence_an:14 silence_and:23 silence_is:-4 silence_the:7 silent:71 silent_days:6
silent_on:-9 silently:-21 silently_^:-23 silk:51 sill:-46 sill_that:-2 sillas:2
sillas_^:7 silly:59 silnik:-35 silo:94 silo_do:21 silos:29 silos_jest:28
silva:-28 silver:31 sim:16 similar:-14 simple:-9 simples:8 simples_^:8
simply:-170 simply_a:-46 simply_because:-7 simply_stops:-22 simulacro:14
simulacro_^:14 simulateur:-64 simulation:9 simulations:-46 simulator:59
simulatore:29 simulatore_gira:29 sin:42 sin_avisar:26 sin_egen:-26
sin_excepción:25 sin_falta:6 sin_la:5 sin_una:48 since_0:-121 since_^:-91
since_a:32 since_both:-13 since_breakfast:-47 since_buying:15 since_dawn:-11
since_easter:-48 since_five:-103 since_he:6 since_her:18 since_his:7 since_i:-18
since_it:5 since_january:17 since_last:39 since_long:-21 since_lunch:-15
since_march:-17 since_monday:33 since_most:9 since_my:8 since_nobody:-28
since_our:16 since_sunday:26 since_ten:46 since_that:50 since_the:78
since_then:62 since_they:45 since_this:42 since_tuesday:-2 since_two:-47
since_we:-33 since_yesterday:15 since_you:41 since_your:12 sincere:-32 sind:-18
sind_0:23 sind_alle:-34 sind_die:-16 sind_es:23 sind_für:-12 sind_mir:15
sind_umgezogen:10 sing:-6 sing_^:19 sing_the:22 singer:-63 singer_comes:-43
singing:-75 singing_^:-32 singing_at:-35 single:-84 single_evening:3
single_one:57 single_room:36 single_thing:-11 single_time:24 sings:55 sink:59
sink_^:16 sino:5 sino_da:4 sinon:20 sinon_je:3 siodełko:39 siquiera:12 sir:16
siren:-42 sirene:49 sirius:-68 sis:3 sistema:39 sister:71 sister_and:26
sister_in:44 sister_is:16 sister_ottilie:11 sister_says:50 sister_talked:31
sister_the:32 sister's:3 sisters:76 sit:21 sit_^:-40 sit_at:-9 sit_down:-50
sit_for:9 sit_in:48 sit_on:-6 sit_the:19 sit_there:16 sit_with:19 site:-37
site_^:13 site_has:-23 site_is:13 site_would:-10 sites_^:8 sitio:41 sitio_^:26
sitio_para:8 sits:50 sits_at:49 sits_behind:6 sits_in:54 sits_on:-25
sits_right:-49 sits_under:-27 sits_well:45 sits_with:70 sitt:26 sitter:11
sitter_is:44 sitting:20 sitting_^:54 sitting_down:-39 sitting_on:-17
sitting_right:28 sitzen:-31 sitzt:34 sitzung:15 six:27 six_and:-22 six_in:-11
six_people:28 six_years:-13 sixteen:62 sixth:-1 sixty:40 sixty_years:7 size:85
size_0:94 size_^:-8 size_and:-21 size_of:46 sizes:-48 sizes_^:-43 się:-23
się_ich:35 się_na:35 się_w:-39 się_za:15 sju:-21 själv:-68 ska:136 ska_ha:18
ska_jag:23 ska_målas:9 ska_vara:22 skate:7 skate_sharpener:12 skateboard:-51
skaters:2 skating:-10 skeins:12 skeins_^:12 skeleton:-63 skeleton_with:-11
sketch:18 sketch_^:64 sketch_of:-49 sketch_the:2 sketchbook:6 sketches:27
skicka:47 skies_and:-7 skimmed:-52 skin:37 skiner:-52 skiner_och:-42 skip:53
skip_the:117 skipper:50 skipper_this:9 skippers:1 skipping:68 skipping_the:1
skips:3 skips_0:-40 skirting:19 skis:9 skolan:29 skrattade:-5 skriv:31
skriver:14 skriver_jag:14 sku:8 skulle:-54 sky:-47 sky_over:-26 slaapt:-28
slack:42 slam:44 slate:51 slate_and:18 sled:13 sledge:8 sleep:12 sleep_and:-23
sleep_at:-33 sleep_better:11 sleep_bug:30 sleep_in:25 sleep_on:19 sleep_timer:28
sleeping_in:26 sleeping_on:-15 sleeps:2 sleeps_0:20 sleeps_for:-18 sleeps_in:23
sleeps_on:-31 sleeps_through:-1 sleeve:-38 sleeve_^:27 sleeve_to:-63 slept:-54
slept_0:-14 slept_maybe:-4 slept_on:78 slept_through:-22 slept_under:-20
sleutel:39 sleutel_van:8 sleutels:1 slices:42 slid:-56 slide:75 slide_^:-17
slide_and:15 slides:-39 slides_^:-36 slides_in:-40 slides_of:15 slight:18
slightly:14 slip:93 slip_^:26 slip_in:2 slipped:-51 slipped_^:23 slipped_on:-83
slipper:-51 slipper_at:-29 slippers:-45 slips:57 slips_in:2 slips_to:9
slipway_blinks:7 slope:6 slope_^:38 slope_closes:9 slot:84 slots:-5 slots_^:54
slow:23 slow_?:17 slow_^:-28 slow_on:33 slow_so:15 slow_today:-35 slow_with:-60
slowed:8 slower:-63 slower_^:-4 slower_than:-41 slowly:-34 slowly_^:25
slowly_and:47 slowly_through:-26 slowly_with:80 slug:3 slugs:-50 slugs_^:-50
sluice:69 sluice_seven:43 sluit:6 small:-14 small_^:12 small_and:-88
small_awl:18 small_bell:32 small_commits:59 small_conference:-37
small_functions:21 small_gym:11 small_miracle:-6 small_pull:26 small_pure:5
small_talk:38 smaller:-44 smart:-43 smarter:-17 smarter_than:-15 smell:-82
smell_^:14 smell_goes:23 smell_in:-14 smell_is:3 smell_it:-16 smell_of:-71
smell_the:-29 smell_was:19 smelled:-83 smelled_^:-13 smelled_of:-40 smelling:-43
smells:-123 smells_are:-42 smells_as:-3 smells_at:-33 smells_like:-34
smells_of:-67 smelt:-26 smile:-22 smile_^:-49 smile_and:14 smile_at:8 smiled:-68
smiled_^:-63 smiley:19 smileys:14 smiling:-49 smiling_about:-16 smoke:5
smoke_alarm:29 smoke_machine:-50 smoke_or:30 smoked:33 smoked_batch:30
smokehouse:1 smoking:31 smooth:-94 sms:35 sms_^:19 smug:-5 snack:21 snack_bar:19
snail:-17 snails:-10 snake:-29 snake_case:22 snake_in:-13 snapped:29 snaps:-22
snapshots:51 snare:-31 sneeze:-32 sneezed:-71 sneezing:-16 snippet:-31 snore:-70
snored:-23 snores:3 snores_^:19 snoring_in:-4 snow:-47 snow_^:-11 snow_and:-34
snow_boots:36 snow_cannons:8 snow_groomer:79 snow_guns:21 snow_in:-28
snow_is:-38 snow_up:-23 snowboard:7 snowboard_lesson:7 snowcat:24 snowcat_is:17
snowed:-56 snowing:-41 snowing_in:-41 snowmobiles:-37 snug:37 snug_^:7
snälla:-33 snön:-77 so:80 so_0:-11 so_^:4 so_a:-38 so_after:34 so_all:3
so_ancora:28 so_and:-26 so_anyway:-13 so_as:27 so_ask:15 so_bad:-37
so_beautifully:-2 so_before:11 so_by:6 so_come:16 so_could:10 so_dass:14
so_did:-27 so_do:10 so_does:-1 so_dry:-48 so_ein:-62 so_enjoyed:-20 so_error:7
so_every:9 so_everybody:38 so_far:1 so_few:8 so_for:96 so_forget:37 so_forgive:1
so_from:22 so_full:-50 so_funny:7 so_give:12 so_glad:-22 so_go:30 so_grateful:17
so_hard:-58 so_has:2 so_he:-28 so_he's:25 so_hot:-83 so_i:65 so_i'd:-21
so_i'll:15 so_i'm:5 so_i've:86 so_if:-28 so_in:3 so_is:-61 so_it:-74 so_it's:33
so_its:23 so_keep:44 so_kindly:33 so_lean:27 so_let's:23 so_little:-13
so_long:-49 so_loud:-39 so_make:16 so_many:-86 so_my:-19 so_never:19 so_next:32
so_nice:14 so_nicely:18 so_no:71 so_nobody:32 so_nothing:2 so_now:15 so_of:-19
so_often:37 so_old:-37 so_on:20 so_patient:-64 so_perhaps:30 so_picture:34
so_please:-35 so_proud:-28 so_quiet:-94 so_ring:5 so_send:18 so_she:-20
so_slow:59 so_sorry:-44 so_steady:-8 so_take:29 so_teach:23 so_tell:44
so_that:76 so_that's:50 so_thats:5 so_the:11 so_there:2 so_there's:8 so_they:-4
so_thick:-61 so_this:-10 so_three:25 so_tired:-59 so_to:2 so_tomorrow:1
so_until:22 so_use:34 so_we:-5 so_we'll:7 so_we're:10 so_we've:-50 so_what:4
so_whatever:1 so_where:-11 so_with:46 so_would:1 so_you:17 so_you'd:22
so_you'll:30 so_your:100 soak:21 soaked:-66 soaked_to:-42 soaks:-34 soap:-55
sobbing:14 sobie:76 sobre:-7 social:-23 society:11 sock:-131 sock_^:-104
socket:19 sockets:25 socks:-172 socks_we:-9 sodium:-85 soep:-12 sofa:-49
sofa_^:-24 sofa_is:-5 sofas:-10 soffitta:-47 soffritto:6 soffritto_usiamo:6
sofort:48 soft:-10 soft_cheese:15 soft_spot:-35 softer:66 softly:3 softly_^:-13
software:-82 sogar:-7 soglia:15 sogra:-33 soil:39 soir:6 soir_^:-23 soir_au:-42
soir_je:4 soir_le:9 soir_on:-19 soir_si:1 soirs:34 soirées:10 sol:-102 sol_^:-63
sola:48 solar:-67 solche:-105 sold:53 sold_0:-44 sold_^:20 sold_by:27 sold_out:5
sold_to:48 solder:-36 soldered:28 soldered_my:-37 soldered_the:74 sole:8
soleil:-96 solely:-28 solen:-92 solen_skiner:-52 solen_tittade:-49 solenoid:18
soles:75 soles_^:62 solid:91 solid_^:37 solids:13 soll:38 sollen:5 solo:33
solo_^:40 solo_in:4 solo_la:7 solo_puede:1 solution:67 solutions:39 solved:51
solved_the:8 solveig:29 solver:-29 solène:18 som:-45 som_en:-34 som_har:46
sombra:-20 sombra_^:-20 some:-116 some_^:40 some_back:3 some_care:19
some_days:-29 some_evenings:-8 some_folks:-18 some_of:32 some_people:-30
some_reason:-35 some_say:-10 some_sort:12 some_time:27 somebody:-39 somebody_^:5
somebody_brought:5 somebody_else:37 somebody_from:9 somebody_had:-26
somebody_has:-12 somebody_in:-59 somebody_is:28 somebody_left:-51
somebody_must:18 somebody_nearly:21 somebody_on:-13 somebody_once:-7
somebody_ought:37 somebody_put:-2 somebody_should:-26 somebody_still:10
somebody_who:-13 somebody_who's:-21 somebody_with:-22 somebody's:-65
somebody's_got:15 somebody's_thumb:-20 somehow:-43 somehow_^:44 somehow_the:-62
someone:-77 someone_at:-27 someone_drew:-7 someone_else's:-2 someone_from:-42
someone_has:-3 someone_in:-3 someone_microwaved:-58 someone_needs:25
someone_put:-48 someone_takes:-7 someone_who:2 someone_writes:29 someone's:-36
someones:-64 something:-34 something_^:-21 something_about:-68 something_at:-19
something_else:89 something_for:-6 something_i'd:-14 something_in:-26
something_is:-36 something_nice:-13 something_of:-30 something_soothing:-12
something_that:-11 something_the:2 something_there:29 something_to:52
something_with:-48 something_wrong:46 something_you:18 sometimes:-24
sometimes_i:-71 somewhat:-54 somewhat_^:-43 somewhere:-129 somewhere_^:-50
somewhere_in:-98 somewhere_that:-83 somos:10 son:-24 son_0:14 son_^:20
son_chien:-33 son_con:14 son_in:19 son_los:9 son_will:24 son's:14 sonar:20
sonatina:4 sonatina_at:4 sonda:30 sonde:6 sonde_du:6 song:-73 song_^:1
song_about:-19 song_is:-25 song_recognition:13 songbook:23 songs:-103
songs_and:-22 songs_on:19 songs_the:-26 sonido:25 sonido_ambiente:25 sonne:2
sonno:-5 sono:-27 sono_da:25 sono_in:6 sono_troppo:15 sonra:59 sons:37 sons_^:37
sont:17 sont_jamais:16 sont_rangés:21 soon:-23 soon_^:-23 soon_as:-9 sooner:168
sooner_have:78 sooner_or:-30 sooner_pay:19 sooner_read:11 sooner_write:12
sooo:-28 soot:-67 soothing:-57 soothing_about:-12 sopra:25 soprano:-4 sore:2
sorry:-22 sorry_!:42 sorry_^:27 sorry_for:-128 sorry_i'm:-4 sorry_my:60
sorry_not:64 sorry_to:47 sorry_typing:-32 sorry_was:-24 sorry_you:1 sort:-30
sort_^:10 sort_of:-24 sort_the:14 sorted:114 sorted_by:39 sorted_i:17
sorted_the:17 sorten:-69 sorter:-26 sorter_belt:3 sortiert:3 sorting:-14
sortir:-35 sotto:-20 sotto_le:23 soul:-40 soul_^:-38 souls:3 sound:61 sound_^:-3
sound_check:11 sound_has:21 sound_is:58 sound_like:-62 sound_of:-81 soundboard:5
sounded:-21 sounded_and:4 sounds:-23 sounds_as:-15 sounds_at:9 sounds_good:9
sounds_like:-41 sounds_to:-31 soundtrack:-48 soup:-92 soup_^:-66 soup_and:-18
soup_is:-100 soup_of:49 soup_stall:42 source:-14 source_^:21 source_code:-26
source_of:11 sources:20 sourdough:-14 sous:25 sous_la:-28 sous_le:6 south:115
southern:20 souvent:-26 souvent_une:-59 soy_de:8 soñé:-6 soñé_que:-6 space:7
space_^:8 space_bar:-10 space_for:79 spaces:71 spaces_fight:20 spaceships:-16
spaghetti:-37 span:2 span_completes:2 spaniel:17 spaniel_in:-15 spanisch:-47
spanish:25 spare:200 spare_cabins:2 spare_freezer:10 spare_key:46
spare_rotors:24 spare_us:1 spat:13 speak:95 speak_^:4 speak_for:-14 speak_of:52
speak_slowly:75 speak_to:8 speaker:68 speakers:13 speakers_^:10 speaking:-102
speaking_the:-55 speaking_to:-12 speaks:1 speaks_of:-32 speaks_slowly:10
specchietto:23 special:-63 specialist:7 species:42 species_^:5 spectacles:11
spectacles_^:-31 spectrum:-23 spectrum_analyser:-24 speech:-37 speeches:18
speed:71 speed_^:-25 speed_and:18 speed_of:51 speedy:-42 speedy_recovery:-42
speelt:-38 speelt_in:22 spegne:29 spegnere:-12 speicher:8 spell:74
spell_checker:36 spelled:-16 spelled_out:24 spelling:83 spelling_drills:23
spelling_is:32 spelt:13 spend:56 spend_0:15 spend_more:12 spending:8 spends:-6
spent:-141 spent_0:-75 spent_half:-4 spent_in:5 spent_more:-5 spent_my:-26
spent_on:-15 spent_substrate:47 spent_the:-60 sperrfrist:11 sperrfrist_vor:11
sperrmüllabholung:29 spesso:-66 sphere:-4 spicy:11 spider:-42 spider_^:-21
spiders:-5 spiegazioni:15 spikes:-60 spilled:-63 spilled_a:-35 spin_dryer:3
spine:127 spine_^:3 spine_is:37 spine_lining:9 spinner:-54 spinning:39
spirit:-44 spite:-57 splash:42 splash_screen:52 splendid:-42 splice:8
splice_is:2 spliced:8 splicer:10 splicing:-33 splicing_day:-33 split:124
split_in:41 split_the:39 split_up:5 splits:10 splitter:20 spoiled:12 spoilers:7
spoke:41 spoke_to:19 spoke_with:6 spoken:73 spoken_part:10 spoken_to:27
sponge:-15 sponsor:16 spool:14 spoon:-79 spoon_^:-61 spoon_race:-30 spoons:22
sports:-66 sports_car:-22 sports_day:-35 sports_desk:-55 sports_hall:2 sposa:-38
spostata:10 spostato:20 spostato_al:10 spot:-3 spot_^:16 spot_for:-35 spot_in:1
spot_is:-17 spot_so:24 spots:-18 spots_a:15 spotted:-8 spotting:23 sprawdzę:22
sprawie:1 spray:32 spread:-40 spreadsheet:-12 spreadsheet_^:34 spreadsheets:-72
spreadsheets_are:-32 spricker:38 spring:-54 spring_^:-38 spring_constant:14
spring_i:-38 spring_in:15 spring_is:-20 spring_so:31 spring_the:-19
spring_tide:6 sprinkler:9 sprint:10 sprouts:-40 sprzątanie:49 spule:13 spät:-23
spätdienst:27 spätestens:5 spätestens_am:4 sql:76 sql_in:23 sql_than:32
sqlite:150 sqlite_because:7 sqlite_for:35 sqlite_on:27 sqlite_porque:5 square:12
square_^:20 squares:22 squash:46 squashed:2 squeak:-89 squeak_^:-3 squeaks:-62
squeaky:-27 squealed:9 squeezes:-69 squid_boss:36 squint:11 squirrel:-1 sre:-44
srv:5 sry:-90 sry_for:-62 sry_typing:-14 sso:31 st:-7 sta:-27 sta_a:46 sta_in:28
staan:25 staat:109 staat_in:26 staat_op:5 stable:-12 stable_branch:27 stables:27
stack:-88 stack_is:-37 stack_of:-10 stack_overflow:-34 stack_trace:-53
stack_traces:-22 stacked:48 stacked_in:7 stacks:-44 staff:-64 staff_^:8
staff_and:-22 staff_is:-16 staff_meetings:16 staff_party:42 staff_room:-72
staff_should:7 staff_wifi:61 staffed:20 staffed_by:20 staffing:3 staffing_of:3
stag:31 stag_do:-4 stage:53 stage_^:18 stage_door:4 stage_is:15 stage_lights:7
staging:135 staging_cluster:10 staging_deploys:1 stain:82 stained:46
stainless:63 stainless_^:39 stains:-15 stair:2 staircase_in:-1 stairs:-52
stairs_^:-37 stairs_and:-6 stairs_in:-13 stairs_of:19 stairs_to:-22
stairwell:-69 stairwell_cleaning:8 stale:16 stall:95 stalled:7 stalls_^:-2
stamattina:-99 stamattina_nebbia:-42 stamina:-4 stamp:38 stamp_is:19 stampa:55
stamped:103 stamped_and:17 stamped_my:3 stamps:-53 stanca:13 stanca_^:4 stand:98
stand_in:31 stand_mixer:19 stand_on:13 stand_opens:30 stand_the:-6
stand_there:-13 standard:-30 standard_deviation:-36 standardspråket:27
standby:48 standing_^:75 standing_and:5 standing_at:27 standing_desk:-57
standing_in:-39 standing_order:20 standing_there:21 standing_up:-20 stands:87
stands_0:21 stands_^:15 stands_at:61 stands_for:15 stands_in:84 stands_on:15
stands_still:-22 stansted:6 stapler_^:-1 star:-4 star_^:2 star_reviews:-25
star_sight:9 starboard:48 stare_al:-9 stare_at:-37 stared:-23 stared_at:-17
starfish:23 staring:-77 staring_at:-78 stars:-50 stars_^:-18 start:109
start_^:-7 start_and:-47 start_at:55 start_early:8 start_on:62 start_the:20
start_with:29 startas:38 startas_om:38 started:-81 started_at:10 started_on:-101
started_the:44 started_with:3 startet:33 starting:77 starting_with:57 starts:57
starts_0:28 starts_^:25 starts_at:91 starts_eating:-1 starts_from:8
starts_in:-45 starts_to:-4 starts_with:-19 startup:81 startup_^:58
startup_sound:40 starving:-41 starving_^:-41 stary:63 starym:12
starym_dostawcy:12 stata:7 state:28 state_machine:-33 state_of:68 stated:63
statement:-6 statement_^:12 states:38 static:45 statiker:22 station:56
station_^:36 station_and:-22 station_in:-40 station_is:2 station_of:-9
stationen:18 stations:-19 statistics:-5 stativtasche:27 stativtasche_ist:27
stato:53 stats:-30 statt:38 statt_^:36 statue:-7 statue_^:-24 statue_may:23
status:19 status_led:24 status_light:46 status_page:-56 status_updates:3
statute:-13 statutes:30 stay:168 stay_away:20 stay_behind:60 stay_below:7
stay_in:20 stay_on:4 stay_out:36 stay_silent:4 stay_under:13 stay_with:-27
stayed:-50 stayed_for:-41 stayed_in:-36 staying:25 staying_in:17 staying_put:27
stays:50 stays_^:26 stays_as:6 stays_at:35 stays_behind:7 stays_in:71
stays_off:52 stays_on:42 stays_out:87 stays_shut:14 stays_there:-47
stays_where:21 stays_with:-37 steadier:10 steady:-32 steady_that:-8 steal:-17
steam_^:-32 steam_from:16 steeds:-45 steel_^:-63 steel_and:9 steel_ruler:12
steep:26 steered:-3 steering:-23 steering_wheel:-41 steg:43 stehen:-33
stehen_^:-2 stehen_die:-1 steht:89 steht_auf:20 steht_der:11 steht_im:43
steht_in:42 stelle:3 stemma:8 stemma_dei:8 step:34 step_0:-51 step_^:15
step_at:-46 step_is:55 step_of:15 step_on:17 stepped:-31 stepped_on:-18
steps:-47 steps_^:7 steps_and:-89 steps_in:19 steps_on:-12 steps_onto:8
steps_up:-32 sterile:46 sterilised:19 stern:-9 stick:-13 stick_^:-108
stick_and:-16 stick_better:24 stick_to:70 stick_with:26 sticker:8 sticker_^:52
sticker_on:-26 sticker_says:17 stickers:-50 sticking:3 sticks:26 sticks_at:30
sticks_to:-30 sticks_with:42 sticky:-18 sticky_fingers:12 sticky_notes:-35
stiff:9 still:-40 still_0:2 still_a:21 still_ahead:2 still_alive:-22
still_and:-12 still_at:39 still_believes:-35 still_brings:-23 still_calls:-2
still_can't:-7 still_cant:4 still_does:-33 still_don't:75 still_dont:55
still_escapes:38 still_feels:22 still_folds:-13 still_gets:1 still_good:15
still_got:5 still_gotta:38 still_had:15 still_hanging:13 still_has:49
still_have:66 still_haven't:27 still_hear:-81 still_in:-37 still_isn't:5
still_laughing:-24 still_makes:-28 still_need:60 still_no:53 still_not:25
still_on:-36 still_see:37 still_sends:-39 still_smell:-11 still_standing:12
still_talk:-52 still_talks:-12 still_there:-27 still_thinking:3 still_today:-6
still_unclear:61 still_unexplained:12 still_up:55 still_waiting:77
still_wants:35 still_wondering:4 still_works:-15 still_writes:-33 stitch:74
stitch_goes:39 stitches:38 stitches_^:25 stitches_and:-8 stock:159 stock_0:4
stock_^:52 stock_am:6 stock_of:9 stockholm:14 stocking:18 stocking_density:10
stocktake:-22 stocktaking:17 stoelen:-31 stoi:113 stoi_w:74 stoi_zawsze:23
stoker:23 stole:-47 stole_my:-28 stolen:15 stomach:-52 stond:-36 stone:59
stone_comes:7 stone_is:16 stones:83 stones_^:10 stood:-16 stood_at:28
stood_in:-82 stood_there:-12 stool_^:67 stop:104 stop_^:-27 stop_after:2
stop_and:11 stop_at:83 stop_eating:45 stop_for:19 stop_it:-49 stop_me:13
stop_the:51 stopped:-62 stopped_at:11 stopped_correcting:-18 stopped_to:-31
stops:18 stops_^:33 stops_after:10 stops_at:62 stopwatch:7 stor:10 storage:-33
storage_^:-29 storage_and:-24 storage_case:5 storage_for:5 storage_room:-3
store:104 store_^:31 store_credit:12 store_fan:59 store_is:10 store_the:-15
stored:24 stored_as:54 stored_in:37 storia:11 storia_del:26 stories:34
stories_about:57 stories_like:-8 stories_stick:19 stories_than:34 storing:30
storing_the:27 stork:5 storm:-7 storm_^:-12 storm_bulletin:29 storm_condition:67
storm_in:-14 storms:18 story:-14 story_0:-8 story_a:-4 story_about:-18
story_for:22 story_goes:-73 story_is:35 story_of:-56 story_the:18 stout:33
stove:52 stove_^:23 stove_colour:2 stove_so:26 straat:-31 straight:-25
straight_^:-43 straight_away:60 straight_back:-40 straight_from:2 straight_in:8
straight_into:-35 straks:62 strange:-63 strange_how:-16 strange_that:-31
stranger:-45 strangers:43 strangers_^:17 strangest:-26 strap:116 straps:28
straps_^:16 strasznie:-38 straw:51 stray:35 stream:23 streaming:21 streams:59
streams_in:38 street:-56 street_^:53 street_and:-2 street_came:-35
street_has:-30 street_list:9 street_that:-8 strength:5 stress:8 stressful:-31
stretch:81 stretch_^:91 stretch_is:22 stretched:15 stretcher:29
stretcher_bearers:29 stretches:7 strict:-23 strict_about:-5 strike:-54
strike_and:5 strike_note:16 strike_on:-8 strikes:-77 strikes_again:-80
striking:18 striking_train:18 string:-63 string_^:-32 string_is:19 strings:13
strip:3 stripe:33 stripe_^:21 striped:27 stripes:-44 stripped:25 stroke:-20
stroke_^:31 stroke_and:11 strokes:69 strokes_a:30 strokes_in:6 stroller:2
strom:12 strong:24 strong_opinions:11 stronger:-39 stronger_side:19
stronger_than:-52 strongly:-21 struck_me:-3 structural:2 stubbornness:-49
stuck:-87 stuck_^:26 stuck_and:-8 stuck_in:-116 stuck_on:12 stuck_queue:38
stuck_with:7 student:44 student_days:-29 student_i:-8 student_in:54 students:-21
students_^:13 studia:9 studia_per:9 studiare:14 studied:-93 studies:-33
studio:83 studio_0:5 studio_b:31 studio_is:12 study:156 study_0:5 study_buddy:67
study_material:14 study_nights:10 study_partner:41 study_table:11 studying:-67
studying_a:33 stufa:15 stufa_della:4 stufe:3 stufen:54 stufen_^:58 stuff:138
stuff_^:43 stuff_and:10 stuff_from:8 stuff_in:13 stuff_it:-30 stuff_was:-34
stumble:-5 stumble_^:-5 stumbles:11 stumbles_over:11 stunde:-14 stunden:-51
stunden_^:43 stunden_in:5 stunden_über:11 stung:43 stupid:47 sturmwarnung:12
stuur:26 style:5 styles:47 styles_^:35 styles_in:4 stylus:20 styrelsen:22
stängslet:27 stängslet_är:27 står:92 stück:51 su:-26 su_pedido:3 su_una:-30
subito:-50 subject:-20 subject_^:13 subject_of:-53 subject_to:12 subjunctive:-5
submission:2 submission_^:2 subscription:38 subscription_is:34 subsoil:34
subsoil_colour:34 substation:32 substitute:27 substitution:11 substrate:73
substrate_recipe:23 subtitle:26 subtitles:-13 succede:-7 successful_unlock:8
such:-28 such_a:-35 such_as:18 such_fun:6 sucursal:7 sud:35 sud_est:15
suegra:-13 suelo:42 suena:-55 suena_a:-11 suena_como:-1 suerte:-37 suffer:14
suffit:1 suffit_^:1 sugar:-38 sugar_^:-55 sugar_in:23 suggest:79 suggest_that:3
sui:64 suis:6 suit:170 suit_me:80 suit_the:37 suit_us:47 suitcase:-29
suitcase_^:-8 suitcase_and:-34 suitcases:18 suite:30 suite_^:31 suite_des:17
suite_passes:14 suits:160 suits_him:33 suits_me:55 suits_the:37 suits_us:13
suits_you:13 sul:88 sulk:-36 sulk_^:-34 sulked:-10 sulking:-38 sulking_^:-47
sulks:-28 sulks_^:-6 sulla_carta:47 sulle:30 sum:-58 sum_^:-55 summary_^:13
summary_at:33 summary_in:6 summer:-20 summer_^:11 summer_and:-67
summer_course:17 summer_crew:21 summer_i:2 summer_party:-44 summer_the:10
summer's:-20 summers:-19 summit:55 summons:-17 sums:72 sums_in:21 sums_on:-5
sun:-42 sun_^:6 sun_and:-6 sun_as:18 sun_came:-54 sun_is:-49 sun_unless:7
sun's:-73 sun's_out:-73 sunday:22 sunday_?:7 sunday_^:34 sunday_and:-17
sunday_at:-41 sunday_mornings:6 sunday_night:17 sunday's:7 sundays:-25
sundays_?:16 sundays_^:-49 sundial:13 sunflower:-20 sunglasses:-31 sunny:-45
sunrise:-13 sunrise_flight:14 sunrise_from:-8 sunrise_over:-27 sunset:-45 suo:16
suocera:37 suona:-38 suona_la:-22 suonato:-61 superare:22 supermarket:-41
supermarket_^:-20 supermarkets:50 supermarkets_^:50 supervisor:15
supervisor_is:17 supervisors:5 supper:-29 supper_^:-48 supper_i:20 supplied:-8
supplier:83 supplier_gives:8 supplier_has:17 supplier_is:29 suppliers:32
supply:43 supply_is:22 support:5 support_^:2 supports:-15 suppose:-83
suppose_^:-64 suppose_a:25 suppose_the:-14 supposed:-7 supposed_to:-6
supposedly:-26 sur:76 sur_la:-26 sur_le:9 sur_les:3 sur_un:41 sur_votre:35
sure:-25 sure_^:4 sure_i'll:-2 sure_that:14 sure_the:-18 sure_there:-9
sure_thing:-13 sure_yet:34 sure_you:-49 surely:-6 surfboard:13 surgeon:8
surgery:27 surgical:-27 surname:-43 surprise:59 surprise_^:17 surprise_the:-12
surprised:-48 surprised_if:-32 surprises:65 surprises_^:-3 surprising:-68
surprisingly:-47 surprisingly_good:-31 surtout:8 surtout_le:-31 surtout_ne:14
surtout_pas:73 survey:93 survey_^:4 survey_data:5 surveyor:48 surveyor_has:23
surveyor_who:12 surveyor's:9 surveyor's_office:9 survive:19 survive_a:8
survived:-137 survived_^:-85 survived_the:-19 survived_three:-20 survives:49
survives_a:27 sus:-12 sushis:2 sushis_est:2 suspect:-127 suspect_^:12
suspect_that:-65 suspect_the:-65 suspension:14 suspension_spring:14 svampen:19
svampen_till:19 sven:50 svenska:34 sverre:22 svg:56 svg_^:44 swallow:57
swallows:-90 swallows_are:-68 swallows_half:9 swam:-14 swan:-65 swans:-100
swap:4 swap_^:-25 swap_dialog:6 swap_it:8 swap_my:11 swapped:129 swapped_in:8
swapped_the:54 swapping:31 swaps:6 swatch:26 swatch_in:2 swatches:22 sway:43
swear:-111 swear_^:-26 swear_by:-40 swear_on:-21 swear_that:-27 swear_the:-7
swear_this:-25 swears:-94 swears_by:-45 swears_that:-24 sweat:25 sweating:-20
swedish:9 sweep:38 sweep_the:-8 sweet:67 sweet_^:-58 swell:14 swept:86 swift:8
swifts:-94 swim:-8 swimming:19 swimming_^:-22 swimming_hall:20 swimming_pool:7
swing:13 swing_bridge:-11 swing_seat:13 swiss:71 switch:-36 switch_^:-15
switch_in:-11 switch_is:13 switch_off:-5 switchboard:14 switched:53
switched_off:-9 switched_on:2 switched_the:35 switched_to:17 switches:38
switching:3 swollen:-19 swore:79 swore_at:56 swore_by:-10 swung:7 swung_in:7
syllables:11 syllables_and:3 syllabus:71 syllabus_^:1 syllabus_and:52 symbol:124
symbol_^:100 symbol_lookup:25 symbols:15 symbols_^:33 sympathy:-57
sympathy_^:-44 sync:156 sync_^:24 sync_job:14 synchro:12 synchro_team:12
synthetic:70 sysadmin:-40 system:26 system_^:36 system_stays:18 systems:4
szatni:36 szef:-34 szkole:-36 szkolenie:20 szpitalu:-31 sábado:20 säcken:46
säcken_^:46 säger:10 säger_att:-24 sätze:15 så:36 så_att:28 så_i:44 så_nu:19
så_roligt:-55 sé:-20 séance:32 sécurité:13 sécurité_reste:13 sério:-21 sì:-19
sí:-7 sí_que:-20 só:68 sól:11 södra:17 söndag:24 söndag_^:24 söylüyor:-92
sözlü:67 sørensen:19 sørensen_^:16 sürüyor:69 sürüyor_^:69 są:91 są_już:49
sąsiad:-71 sınav:47 słoików:-125 słoików_ogórków:-54 sœur:40 t:44 t_^:60
taart:-46 taart_bij:-51 tab:37 tab_called:6 tabela:-18 tabelas:16 tabelle:12
tabla:5 tabla_de:26 table:7 table_^:37 table_and:-25 table_for:-47 table_i:-30
table_in:-27 table_is:89 table_it:-20 table_keeps:8 table_of:66 table_reads:-35
table_salt:19 table_since:19 table_the:8 table_there:7 table_with:-32
tableau:-17 tablecloths:28 tables:71 tables_^:60 tables_are:44 tables_of:4
tables_over:2 tablet:110 tablet_^:31 tablet_and:-26 tablet_is:12 tabletop:1
tablets:93 tablets_have:18 tabouret:32 tabs:15 tabs_^:77 tabs_for:48 tabs_in:6
tabs_one:-62 tabs_open:-66 tabs_over:30 tacacá:-56 tacchi:46 tack:-48 tack_^:33
tack_för:-86 tack_snälla:-33 tackle:27 tackle_the:12 tacks:83 tafel:37 tag_^:-5
tag_on:43 tage:1 tage_^:32 tagen:-88 tagen_die:-60 tagged:31 tagit:-70 tags:54
tags_^:15 tagungsraum:3 tail:-38 tail_^:-28 tailor:-22 tailwind:7 tak:-54
take:-27 take_0:38 take_^:54 take_a:-2 take_about:36 take_all:-74 take_as:12
take_cards:33 take_care:-28 take_in:33 take_me:3 take_on:26 take_over:-27
take_the:116 take_them:-27 take_things:15 take_three:-47 take_turns:4
take_up:-10 take_ur:-33 take_your:-150 taken:107 taken_back:16 taken_for:18
taken_in:2 taken_out:1 taken_over:23 taken_the:31 taken_to:-18 taken_with:30
takes:112 takes_0:152 takes_a:-2 takes_about:-22 takes_ages:-23 takes_her:6
takes_me:-53 takes_place:41 takes_the:74 takes_things:18 taket:-17 taking:50
taking_a:29 taking_is:26 taking_the:60 takings:2 takings_were:2 takt:34
takvimi:29 tal:13 tala:15 tale:-29 talent:-34 talent_for:-14 talk:13 talk_^:-33
talk_about:-3 talk_to:89 talk_with:-34 talked:98 talked_about:-1 talked_for:9
talked_it:105 talked_me:3 talked_so:10 talked_to:-54 talked_us:27 talkies:38
talking:-31 talking_about:-31 talking_to:-30 talks:14 talks_^:5 talks_a:13
talks_about:-26 talks_at:60 talks_over:7 talks_to:-30 tall:54 taller:76
taller_de:22 tamaño:12 tamaño_de:6 también:-15 também:-13 tamil:16 tamper:19
tan:-65 tandläkare:38 tangentbordet:-41 tango:42 tank:124 tank_^:18 tank_and:4
tank_labels:25 tank_three:3 tank_was:23 tanker:8 tanner:-33 tannery:-2 tant:-6
tant_que:15 tanta:-3 tante:-35 tante_a:-61 tanto:-13 tanto_que:-56 tap:55
tap_needs:10 tape:53 tape_^:-4 tape_archive:9 tape_colour:6 tape_from:8
tape_in:-29 tape_measures:-34 tape_runs:31 taped:-3 tapes:109 taquilla:11 tar:31
tar_0:23 tar_den:9 tar_emot:43 tar_hellre:3 tar_vi:33 tarball:75 tarda:33
tarda_0:33 tare:13 target:67 target_is:38 tariff:13 tarmac:-2 tarpaulin:49
tarts:-25 task:42 task_is:6 taste:61 taste_^:8 taste_of:17 tasted:-34
tasted_of:-13 tastes:32 tasting:29 tasting_is:-13 tattoo:9 tavern:27 tax:-7
tax_in:7 tax_module:21 taxi:41 taxi_^:4 taxi_company:15 taxi_driver:-24 tbd:7
tbh:-51 tbh_^:-17 tbh_the:-74 tcp:13 te:-44 te_horen:-31 te_houden:2 te_lo:80
tea:-93 tea_^:-84 tea_and:-28 tea_break:50 tea_but:-5 tea_i:-17 tea_stand:30
tea_towel:-21 teach:-3 teach_me:23 teach_the:-16 teach_you:19 teacher:-20
teacher_for:3 teacher_from:-18 teacher_heard:45 teacher_in:-3 teacher_is:32
teacher_of:27 teacher_said:-12 teacher_there:17 teacher_used:-22 teacher_who:12
teaches:-86 teaches_the:7 teaching:-44 team:-13 team_^:-80 team_a:18
team_bibs:38 team_in:-9 team_is:5 team_voted:5 teams:-4 tears:-25 teatime:17
teatrino:-52 teatro:26 tech:25 technical:-33 technical_part:8 technician:12
technician_has:12 technicians:3 technicians_^:6 technique:27 techno:-38
techo:-12 tecnico:40 tee:-3 teenager:-57 teenager_^:-33 teenagers:-66 teeth:-44
teeth_^:-11 teeth_and:16 teeth_are:-45 tegen:-59 tegen_de:13 tego:-1
teigkneter:28 teigkneter_ist:28 tekst:51 tekst_^:40 tel:7 tela:-21 telar:7
telefon:53 telegram:-27 telegrams:-21 telemetry:26 telephone_^:20
telephone_and:-41 telephones:-8 telescope:-7 telescope_^:-8 telesilla:32
television:-88 television_^:-37 telewizji:10 teli:20 tell:72 tell_a:-10
tell_her:-6 tell_him:-19 tell_if:3 tell_it:5 tell_me:48 tell_so:34 tell_that:-19
tell_the:16 tell_them:1 tell_us:9 tell_whether:2 tell_which:15 tell_who:17
tell_yet:33 tell_you:-32 tell_your:-58 telling:-26 telling_everybody:-14
telling_me:-13 telling_that:-15 telling_you:-40 tells:-11 tells_everybody:-2
tells_it:7 tells_me:2 tells_you:-12 telly:-52 telt:39 telt_0:39 telugu:34
teléfono:17 telón:10 telón_^:10 tem:-20 tem_0:42 tem_de:21 tem_que:40 tema:14
tema_de:23 temp:-17 temp_0:15 temp_readings:7 temperatura:19 temperature:46
temperatures:-58 template:8 template_^:19 templates:57 templates_^:3 tempo:-9
tempo_di:13 tempo_for:4 tempo_limite:1 temporarily:9 temporary:25 temps:-50
temps_de:-30 temps_magnifique:-11 tempting:20 ten:-41 ten_^:15 ten_czas:-60
ten_days:15 ten_degrees:-1 ten_in:11 ten_kilometres:-11 ten_minutes:-46
ten_past:51 ten_tiny:9 ten_years:-3 tenancy:-54 tenant:-9 tenant_in:23
tenants:30 tend:-31 tend_to:-57 tende:30 tends:-54 tends_to:-54 tener:-4
tengo:31 tengo_en:12 teniamo:19 teniamo_il:17 tenido:-65 tenir:47 tenner:-19
tennis:-5 tenor:36 tenor_bell:4 tense:70 tension:70 tent:-86 tent_^:-20
tent_is:18 tent_on:13 tent_pitch:28 tenía:-41 teori:29 teori_dersi:29 teoria:20
ter:10 teraz:179 teraz_przejdziemy:17 teraz_przygotuję:2 teraz_sprawdzę:22
teraz_trzeba:20 tercih:76 tercih_ederim:45 term:53 term_^:-9 term_and:-17
term_paper:31 term_starts:30 termes:19 termin:56 termin_am:18 termina:34
termina_em:50 terminal:-48 terminal_^:-57 terminal_site:11 terminé:34
terminé_le:14 terms:-22 terms_^:-64 terms_by:-40 terms_in:17 terrace:-2
terrace_^:3 terrace_in:-26 terraform:22 terrasse:37 terrassenplatten:22
terraza:8 terraza_^:8 terrible:-12 terribly:-27 terror:-25 terug:12
teruggestuurd:58 teruggestuurd_^:58 terça:30 tes:25 tes_outils:25 tesoro:-23
tesoro_^:-52 test:95 test_^:-3 test_comes:3 test_has:12 test_in:13 test_is:81
test_it:-16 test_of:-20 test_on:-36 test_passes:11 test_report:7 test_run:7
test_runner:23 test_runs:-62 test_takes:1 test_that:38 test_uses:9 test_was:31
test_yay:4 testaufnahmen:21 teste:49 teste_de:9 tested:15 tested_and:12
tested_it:15 testen:17 tester:14 tester_^:9 testers:33 testes:39 testi:26
testi_0:26 testing:-13 testkontot:61 testkontot_för:61 testmiljön:32 tests:131
tests_^:8 tests_go:-26 tests_green:4 tests_is:7 tests_on:59 tests_pass:34
tests_passent:11 tests_run:38 tests_which:-12 testy:53 testy_^:19 teuer:12
texas:35 text:27 text_^:-10 text_for:2 text_has:-24 text_is:16 text_me:68
text_message:30 text_messages:-10 text_the:11 text_to:-55 textbook:-3
textbook_^:-18 textbook's:29 textbooks:-34 texte:8 textes:5 texto:33 texto_de:24
textos:1 texts:81 texts_^:15 texts_about:20 texture:60 texture_budget:6
textures:63 textures_come:43 teď:32 teściowa:-90 też:-53 th:33 th_^:33 thai:-82
thai_0:3 than:33 than_0:127 than_a:93 than_all:-65 than_any:-67 than_anyone:-11
than_anything:-58 than_as:13 than_at:23 than_bare:36 than_be:9 than_big:8
than_by:39 than_clever:51 than_english:7 than_evenings:3 than_fill:19
than_from:88 than_half:60 than_having:2 than_he:19 than_i:-97 than_in:-19
than_it:-43 than_last:-20 than_long:38 than_many:-38 than_me:-73 than_merge:9
than_money:-34 than_most:-116 than_my:-136 than_nested:36 than_of:69 than_on:17
than_one:-5 than_our:-96 than_out:1 than_people:-42 than_slides:9 than_some:-21
than_tables:8 than_ten:54 than_that:-2 than_the:-92 than_they:-16 than_this:-57
than_those:48 than_three:19 than_to:25 than_too:1 than_two:62 than_wait:7
than_water:-46 than_when:35 than_with:138 than_work:13 than_write:8
than_writing:-2 than_you:-31 thank:-16 thank_god:9 thank_goodness:21 thank_u:27
thank_you:-52 thankful:14 thankful_if:11 thanks:-71 thanks_^:51 thanks_for:-149
thanks_i:25 thanks_that:-3 thanks_to:56 that:-63 that_0:-60 that_^:-40
that_a:-18 that_about:48 that_account:-68 that_afternoon:-32 that_all:52
that_already:19 that_although:-3 that_an:41 that_and:62 that_anymore:15
that_anyone:43 that_app:2 that_as:-51 that_bakery:-19 that_before:6 that_big:16
that_bird:-1 that_boat:7 that_book:-16 that_both:43 that_brings:8
that_button:-25 that_came:15 that_can:-8 that_can't:-74 that_cannot:7
that_card:2 that_carries:-37 that_cleared:-17 that_colour:62 that_computers:-30
that_counts:6 that_day:36 that_does:-26 that_doesn't:27 that_door:17
that_drawer:-8 that_drop:13 that_dye:22 that_effect:-52 that_ends:34
that_error:-46 that_escalated:-35 that_even:-50 that_ever:-13 that_every:-54
that_everybody:-46 that_failed:12 that_family:-28 that_feeling:-59 that_feels:38
that_figure:1 that_file:-37 that_folder:-23 that_form:25 that_function:-15
that_goes:13 that_got:-24 that_had:70 that_happens:-22 that_has:-19 that_have:38
that_he:8 that_helps:-13 that_his:21 that_hour:-76 that_i:33 that_i'm:4
that_i've:33 that_if:8 that_in:38 that_includes:64 that_into:-11 that_is:-42
that_isn't:-12 that_it:8 that_its:30 that_just:-6 that_keeps:-23 that_kind:31
that_last:-14 that_leaves:57 that_library:-33 that_light:3 that_look:9
that_looks:14 that_machine:-12 that_made:-11 that_make:5 that_makes:20
that_matters:-1 that_morning:4 that_mrs:27 that_much:2 that_must:-52 that_my:30
that_name:26 that_never:-5 that_night:-34 that_no:-9 that_nobody:-54
that_noise:-8 that_nothing:23 that_octopuses:-21 that_old:-29 that_on:29
that_once:90 that_order:22 that_ought:-45 that_our:-2 that_out:20 that_page:-41
that_paid:16 that_people:-60 that_photo:-19 that_picture:-11 that_plays:29
that_pls:14 that_podcast:-43 that_port:20 that_reads:-2 that_reason:15
that_reminds:-11 that_report:2 that_right:10 that_room:-6 that_runs:9
that_same:71 that_says:13 that_scares:-39 that_seems:17 that_shade:66
that_she:-3 that_she'd:5 that_shop:-38 that_should:-73 that_shows:27
that_size:-11 that_so:28 that_somebody:-6 that_somebody's:26 that_song:-48
that_sort:2 that_stack:-41 that_stick:9 that_story:-25 that_takes:-5
that_talks:48 that_the:47 that_their:57 that_there:-22 that_there's:14
that_thing:-3 that_this:-61 that_thread:-22 that_toddlers:-47 that_too:-12
that_touches:32 that_trace:-36 that_traceback:-6 that_tune:-16 that_two:-23
that_typo:18 that_up:5 that_very:-15 that_visits:-36 that_waiting:-29
that_wardrobe:-52 that_was:122 that_way:123 that_we:-19 that_we'd:16
that_week:-10 that_went:88 that_were:-1 that_when:5 that_while:6 that_with:-15
that_word:4 that_worked:-8 that_works:-16 that_would:-36 that_you:139
that_you'll:12 that's:18 that's_0:8 that's_a:-94 that's_all:14 that's_how:53
that's_in:23 that's_it:38 that's_my:53 that's_not:-16 that's_our:48
that's_that:17 that's_the:-35 that's_what:83 that's_when:-13 that's_where:19
that's_your:1 thatched:-8 thatcher:9 thats:99 thats_a:-14 thats_all:34
thats_how:65 thats_it:17 thats_my:-10 thats_the:124 thats_what:105 thats_where:2
the:36 the_0:-43 the_^:79 the_a:35 the_abbot's:16 the_ablative:9 the_absence:31
the_absolute:16 the_accession:-21 the_accident:-50 the_accordion:-36
the_account:18 the_accounts:-41 the_achievements:2 the_acid:9 the_acrylic:16
the_actual:-5 the_address:7 the_admin:38 the_adult:56 the_advanced:21
the_afternoon:4 the_agency:12 the_agenda:1 the_agent:-21 the_agm:62 the_aim:53
the_airfield:29 the_airline:-9 the_airport:-10 the_aisle:-40 the_alarm:50
the_alert:-43 the_almanac:50 the_alpine:47 the_alto:11 the_ambulance:36
the_amperage:12 the_anaesthetist:-16 the_anchor:34 the_android:12
the_anemometer:18 the_angle:29 the_angry:-16 the_animal:-4 the_annex:6
the_anniversary:-3 the_annual:-9 the_answer:-23 the_antenna:7 the_antique:-22
the_antwerp:-14 the_apartment:18 the_app:12 the_apple:-32 the_apples:-17
the_application:11 the_apprentice:-39 the_april:34 the_aquarium:20 the_arcade:49
the_arch:31 the_architect:25 the_archive:-5 the_archives:38 the_area:26
the_armchair:24 the_army:-2 the_arrangement:20 the_array:1 the_arrival:10
the_arrows:29 the_article:-73 the_artists:2 the_ash:20 the_asset:-25
the_atlas:48 the_attic:31 the_auction:-1 the_audience:-37 the_audio:10
the_audit:13 the_auditor:-69 the_auditors:-60 the_aurora:-48 the_authority:-47
the_automatic:-48 the_autumn:62 the_availability:4 the_avalanche:29 the_b:14
the_baby:-30 the_back:68 the_background:3 the_backlog:-11 the_backup:69
the_bad:26 the_badge:57 the_badger:-28 the_bag:29 the_baker:19 the_baker's:-26
the_bakers:10 the_bakery:75 the_balance:52 the_balconies:-1 the_balcony:16
the_bald:29 the_banana:12 the_band:-46 the_bandages:20 the_bank:-61
the_bank's:-7 the_bar:-63 the_barcode:31 the_barge:2 the_barn:70 the_barrel:17
the_base:4 the_basement:-50 the_basic:4 the_basket:15 the_bass:56 the_batch:-38
the_bath:-64 the_bathroom:-43 the_bathtub:-15 the_bats:31 the_battery:11
the_bay:-52 the_beam:2 the_beams:-20 the_beans:1 the_beat:-31 the_bed:23
the_bedding:57 the_bedroom:34 the_beds:27 the_beeper:18 the_beer:17
the_beginners:15 the_bell:1 the_bellows:-16 the_bells:-69 the_belt:-27
the_bench:143 the_bend:44 the_best:-195 the_beta:11 the_better:-13 the_big:3
the_bigger:16 the_biggest:-75 the_bike:-21 the_bilge:7 the_bill:11 the_bin:31
the_binary:-6 the_binoculars:-19 the_binomial:11 the_bins:24 the_birds:6
the_biscuit:-5 the_biscuits:-40 the_bishop:-21 the_bishop's:1 the_bit:3
the_bits:-33 the_black:-2 the_blackbird:-62 the_blacksmith:-41 the_blades:49
the_blend:8 the_blind:37 the_blood:21 the_blower:17 the_blue:111 the_blues:2
the_board:22 the_boards:6 the_boat:-31 the_boathouse:43 the_bobbin:8
the_boiler:34 the_bollard:-41 the_bone:-16 the_bonnet:-33 the_bonus:17
the_book:-8 the_booking:-1 the_booklet:6 the_bookmarks:55 the_boot:28
the_border:33 the_borrowed:4 the_boss:-56 the_botanist:-10 the_bottleneck:-33
the_bottom:17 the_bouncy:-32 the_bow:48 the_bowls:-8 the_box:-3 the_boxes:43
the_boy:54 the_boys:47 the_bracelet:18 the_brake:15 the_brakes:9 the_branch:-95
the_brass:8 the_bread:-53 the_break:-15 the_breaker:32 the_breakfast:7
the_brewery:48 the_bride:17 the_bridesmaids:68 the_bridge:-57 the_brief:18
the_bright:18 the_brine:45 the_brochure:51 the_broken:24 the_brown:60
the_browser:-80 the_brushing:23 the_buck:28 the_bucket:36 the_buckle:14
the_budget:14 the_budgie:-12 the_buffer:-23 the_bug:-9 the_build:35
the_building:-116 the_bulk:3 the_bunk:19 the_buoy:-39 the_burner:40 the_bus:-51
the_business:-73 the_butcher:9 the_butter:18 the_buzzer:27 the_cab:10
the_cabin:29 the_cabinet:-54 the_cabins:-17 the_cable:13 the_cache:-5
the_caches:-13 the_cactus:-10 the_cafe:42 the_café:33 the_cage:62 the_cake:85
the_calculator:18 the_calendar:20 the_calibration:6 the_call:-38
the_callback:-47 the_camper:13 the_canal:-58 the_cancellation:48 the_candles:-44
the_canoe:22 the_canteen:-86 the_canton:21 the_canvas:3 the_cap:19
the_captain's:22 the_car:-105 the_caravan:22 the_carbon:23 the_card:18
the_cardiology:17 the_cards:31 the_care:7 the_caretaker:-2 the_cargo:20
the_carousel:40 the_carpenter:21 the_carpet:36 the_carriage:21 the_carrier:27
the_carrier's:47 the_cart:-25 the_casio:3 the_castle:-5 the_cat:-80 the_cat's:-6
the_catalogue:18 the_caterer:44 the_catering:-5 the_cats:-4 the_cause:50
the_causes:38 the_ceiling:-39 the_cell:8 the_cellar:3 the_cello:-48
the_cemetery:2 the_ceo:-23 the_ceremony:31 the_certificate:18
the_certificates:12 the_cfo:13 the_chain:21 the_chair:31 the_chairlift:24
the_chairman:1 the_chairs:10 the_chamber:-71 the_chandler's:15 the_changing:14
the_channel:-24 the_chapel:91 the_chapter:64 the_charging:-26 the_charm:-38
the_chart:59 the_chat:136 the_cheap:-36 the_cheaper:25 the_cheapest:18
the_check:76 the_checkout:12 the_checksum:8 the_checksums:1 the_cheese:31
the_cheeses:-23 the_chemist:17 the_chess:37 the_chest:50 the_chief:-9
the_child:39 the_children:11 the_children's:18 the_chime:43 the_chimney:-61
the_chip:-9 the_chlorine:2 the_choice:53 the_choir:14 the_chorus:21
the_christening:15 the_christmas:71 the_church:11 the_ci:35 the_cigar:18
the_city:-37 the_claim:8 the_claims:-4 the_class:-14 the_classic:-33 the_clean:7
the_cleaner:45 the_cleanup:5 the_clearing:-34 the_clementi:11 the_click:-90
the_client:-80 the_clinic:25 the_cloakroom:44 the_clocks:-43 the_closing:-37
the_closure:-27 the_cloth:-54 the_cloud:-86 the_club:68 the_club's:-43
the_clutch:12 the_coach:18 the_coal:6 the_coast:-30 the_coastal:6 the_coats:35
the_code:-33 the_coffee:-37 the_coil:25 the_coins:8 the_cold:6 the_coldest:-35
the_colonel:-23 the_colour:17 the_colours:-37 the_column:22 the_comet:-17
the_comma:66 the_commission:1 the_commit:-41 the_committee:43 the_common:91
the_comparison:-33 the_compass:19 the_compiler:-72 the_compressor:12
the_computer:35 the_concert:-12 the_conductor:6 the_conference:-21 the_config:66
the_confirm:57 the_conflict:10 the_connection:41 the_consent:1
the_constellation:1 the_contact:39 the_contest:20 the_contractor:23
the_contractor's:20 the_control:-8 the_controller:32 the_convent:9
the_conversation:11 the_converter:-35 the_conveyor:32 the_cook:-91
the_cooperative:16 the_copies:8 the_copy:-52 the_core:13 the_corn:40
the_corner:-5 the_correct:13 the_corrected:7 the_corridor:-64 the_cost:10
the_costume:41 the_costumes:-11 the_cot:23 the_cottage:58 the_council:46
the_count:23 the_counter:-24 the_county:34 the_couple:16 the_course:95
the_court:8 the_courtyard:34 the_cover:23 the_cows:5 the_crack:8 the_cracked:59
the_cracks:7 the_crane:25 the_crash:27 the_crate:14 the_crates:9 the_crc:34
the_creamery:1 the_creeps:8 the_crescendo:21 the_crew:37 the_critics:-53
the_cross:25 the_crossfade:15 the_crossing:52 the_crown:19 the_cruising:24
the_crust:34 the_crutches:1 the_crystal:18 the_csv:-22 the_cuckoo:-83 the_cue:40
the_culture:20 the_curators:26 the_curing:16 the_curling:32 the_current:-33
the_cursor:-71 the_curtain:-90 the_curtains:-2 the_curve:-117 the_custom:-21
the_customer:9 the_customers:-54 the_customs:33 the_daily:12 the_dairy:90
the_damage:10 the_dance:11 the_danish:49 the_dark:49 the_dashboard:-32
the_datasheet:40 the_date:-12 the_dawn:26 the_day:82 the_days:-36 the_db:7
the_dbt:14 the_dead:-8 the_deans:5 the_debug:23 the_decision:-3 the_decking:18
the_decoder:8 the_deep:31 the_default:63 the_dehumidifier:3 the_delay:-46
the_delivery:-50 the_demo:-38 the_dent:9 the_dentist:31 the_dentist's:22
the_deposit:71 the_depot:-56 the_deputy:19 the_description:-11 the_designer:62
the_designers:24 the_desk:15 the_desks:-45 the_desktop:36 the_dessert:-29
the_details:-36 the_device:12 the_dial:27 the_dialogue:1 the_diary:-10
the_dictation:14 the_diesel:30 the_diff:-21 the_digital:19 the_dinghy:39
the_dining:4 the_dinner:93 the_direction:-55 the_dishwasher:-26 the_disk:1
the_disks:-18 the_distance:-45 the_diver:23 the_dock:3 the_docs:26
the_doctor:-25 the_doctor's:14 the_documentation:3 the_dog:-28 the_dome:-43
the_donkey:-3 the_door:-56 the_doorstep:-13 the_dot:-39 the_dots:-19
the_double:34 the_draft:8 the_drain:7 the_drawing:29 the_dress:16 the_drift:24
the_drill:-17 the_drinking:15 the_drip:2 the_drive:32 the_driver:-20
the_drivers:-8 the_driving:29 the_drone:61 the_drop:6 the_drops:-43 the_drum:30
the_drummer:-48 the_drums:8 the_drunks:3 the_dry:26 the_drying:31 the_duck:20
the_ducks:-20 the_duplicate:38 the_duplicates:46 the_dust:-23 the_duty:61
the_ear:35 the_earlier:7 the_ears:-23 the_earth:31 the_easier:-34 the_easiest:-9
the_east:56 the_eclipse:29 the_editor:-28 the_egg:4 the_elbow:-1 the_elbows:-30
the_elder:42 the_electric:30 the_electrician:71 the_electricity:-16 the_eleven:8
the_email:57 the_emergency:65 the_emojis:20 the_emr:6 the_emulator:-38
the_enamel:17 the_enameller:12 the_encoder:21 the_end:-10 the_engine:-34
the_engineers:-8 the_entire:-37 the_entrance:3 the_envelope:16 the_error:121
the_escalators:-66 the_escapement:2 the_essay:63 the_estate:64 the_estimate:21
the_evacuation:5 the_evening:94 the_evenings:-23 the_exam:-59 the_examiner:25
the_examiners:46 the_examples:11 the_excess:19 the_exercise:7 the_exercises:68
the_exhibition:33 the_export:35 the_expression:15 the_extra:32 the_eye:-16
the_fabric:18 the_face:-75 the_faces:-43 the_facet:20 the_fact:12 the_faculty:30
the_fade:74 the_fair:34 the_falconer's:2 the_fallen:20 the_false:3
the_family:-12 the_famous:-19 the_fan:-90 the_fans:-51 the_farewell:31
the_farm:-19 the_farmer:61 the_farrier:35 the_fast:105 the_fastest:-24
the_fault:-7 the_faulty:9 the_federation's:1 the_feed:-5 the_feedback:2
the_feeder:16 the_feeding:4 the_fellow:-46 the_felt:8 the_fence:36 the_feria:-4
the_ferry:-33 the_ferry's:15 the_festival:54 the_fete:-32 the_fibre:12
the_field:27 the_fields:-25 the_fifth:-8 the_figures:5 the_file:89 the_files:-18
the_film:-52 the_filter:-2 the_filters:12 the_final:59 the_finale:44
the_finance:7 the_fine:33 the_finger:12 the_fingerings:14 the_fire:1
the_fireplace:-39 the_firewall:-2 the_first:-52 the_fish:58 the_fishermen:-2
the_fishing:18 the_fitter:13 the_five:9 the_fix:7 the_fixture:51 the_flag:28
the_flaky:48 the_flame:-84 the_flash:59 the_flask:-40 the_flat:33 the_flicker:38
the_flight:-5 the_floating:42 the_flood:-15 the_florist:50 the_flour:30
the_flower:-65 the_flue:43 the_fluoride:64 the_flute:-15 the_fly:-15 the_flyer:9
the_foal:-8 the_focus:5 the_fog:-32 the_folder:37 the_following:35 the_font:-1
the_fonts:24 the_food:17 the_foot:2 the_football:24 the_footer:-12
the_foreman:-44 the_forest:52 the_fork:1 the_forklift:-34 the_form:-54
the_formatter:8 the_former:22 the_forms:21 the_formula:1 the_forum:8
the_forward:35 the_founder:-50 the_founder's:1 the_foundry:21 the_four:22
the_fourth:-38 the_foyer:-24 the_fractions:2 the_frame:51 the_framework:-30
the_free:23 the_freeze:23 the_freezer:-50 the_french:-7 the_fridge:-67
the_front:59 the_frozen:24 the_fruit:-12 the_fry:19 the_fuel:4 the_full:-32
the_fun:-31 the_function:-37 the_fund:15 the_fungus:17 the_funniest:-52
the_furnace:-31 the_furniture:10 the_furs:13 the_fuse:-39 the_gallery:10
the_galley:41 the_game:15 the_gangway:31 the_gap:12 the_garage:47 the_garbage:7
the_gate:8 the_gatehouse:19 the_gateway:-6 the_gauge:6 the_gcode:49
the_gearbox:32 the_geese:-37 the_generated:3 the_generator:1 the_generators:-39
the_gentleman:-77 the_gentlemen:31 the_german:15 the_ghent:7 the_ghost:12
the_giant:10 the_gift:-1 the_girls:64 the_glacier:56 the_glass:17 the_glaze:5
the_glove:-54 the_glovebox:27 the_glue:-27 the_gluten:15 the_goat:-14
the_goats:-64 the_godparents:51 the_going:6 the_gold:28 the_gong:25 the_good:-47
the_goodness:9 the_gossip:-27 the_gown:17 the_gps:22 the_grain:18 the_grammar:8
the_grand:6 the_grant:-38 the_graph:-17 the_graphs:-40 the_gravel:-16
the_great:45 the_greeks:-15 the_green:-13 the_greenhouse:28 the_grey:91
the_grid:-39 the_grinder:51 the_groceries:11 the_ground:11 the_group:37
the_growers:9 the_grumpy:-40 the_guarantee:2 the_gudrun:16 the_guest:30
the_guests:68 the_guide:-32 the_guild:25 the_guillotine:4 the_gulls:-74
the_guy:-76 the_guys:5 the_gym:94 the_gyro:36 the_half:-54 the_hall:25
the_hallway:10 the_hammer:31 the_hammock:-70 the_hamster:-83 the_handbook:26
the_handbrake:13 the_handlebar:20 the_handover:28 the_hands:-4 the_handshake:-32
the_harbour:-38 the_hard:10 the_hardest:-17 the_hardware:34 the_harness:5
the_harp:-27 the_harpist:-40 the_harvest:-6 the_hatchery:11 the_hatching:12
the_hauling:11 the_hawk:-3 the_hay:-12 the_hazard:10 the_head:-46 the_header:-7
the_heading:14 the_headmistress:-28 the_headteacher:-19 the_health:11
the_heap:29 the_heart:-59 the_heartbeat:20 the_heater:-34 the_heating:-61
the_hedge:-19 the_hedgehog:-52 the_heel:29 the_height:-3 the_helicopter:19
the_helipad:1 the_helmet:35 the_help:12 the_helper:-7 the_hem:84
the_herbarium:38 the_herring:-12 the_high:26 the_highest:-64 the_highlight:4
the_hill:11 the_hills:-19 the_hinge:1 the_history:-33 the_hives:-10
the_hockey:11 the_hofer:8 the_hold:-31 the_holdings:23 the_hole:-62
the_holiday:19 the_holidays:-34 the_home:111 the_homework:15 the_honeymoon:40
the_hood:58 the_hooks:43 the_hop:-7 the_hope:12 the_horn:-46 the_horse:-50
the_horses:1 the_hospital:5 the_hospital's:24 the_host:-30 the_hostel:17
the_hot:55 the_hotel:9 the_hour:45 the_hours:5 the_house:-44 the_housing:-32
the_hub:20 the_hull:-14 the_hum:-31 the_human:-37 the_humidifier:9
the_humidity:9 the_hunting:7 the_hut:13 the_hygrometer:12 the_i:17 the_ice:27
the_icing:27 the_icon:-65 the_icons:14 the_idea:-31 the_image:60 the_import:22
the_importer:10 the_imu:35 the_in:23 the_inauguration:3 the_inbound:7
the_inbox:-19 the_incident:2 the_incubator:14 the_index:6 the_inhaler:20
the_inlet:7 the_inliner:24 the_inner:20 the_input:-13 the_inspector:35
the_instructor:-34 the_instrument:-44 the_insurance:84 the_insurer:34
the_insurer's:20 the_intake:-40 the_intercom:-41 the_interface:2 the_intern:-42
the_internal:9 the_internet:-97 the_interns:-55 the_interval:6
the_introduction:8 the_inventory:26 the_invitations:5 the_invite:5 the_invoice:7
the_invoices:8 the_ios:24 the_ironing:27 the_irony:-39 the_irregular:32
the_irrigation:32 the_island:37 the_islands:46 the_item:10 the_ivy:-26 the_jam:8
the_japanese:22 the_jetty:16 the_job:-65 the_join:10 the_joint:3 the_joke:37
the_jokes:19 the_joys:-13 the_joystick:34 the_jubilee:-9 the_judge:-19
the_judges:-10 the_kampita:17 the_keel:9 the_keepers:-10 the_kessler:40
the_kettle:-72 the_key:18 the_keyboard:-25 the_keys:-40 the_kickoff:-5
the_kid:-36 the_kiln:23 the_kind:-99 the_king:2 the_kiosk:52 the_kitchen:-16
the_knife:28 the_knitting:71 the_lab:24 the_label:-44 the_labeller:15
the_labels:-10 the_laboratory:24 the_lace:20 the_ladder:6 the_ladders:40
the_ladies:5 the_ladle:5 the_lady:-10 the_lake:1 the_lambs:-16 the_lamps:-5
the_lampshade:-27 the_landing:9 the_landline:28 the_landlord:75 the_language:44
the_lantern:70 the_laptop:26 the_large:55 the_lasagne:8 the_last:-28 the_late:-1
the_later:11 the_lathe:41 the_latin:2 the_launch:-78 the_laundry:-12
the_lawn:-63 the_lawyers:14 the_lead:-48 the_leader:20 the_leaderboard:18
the_leaflet:24 the_leak:76 the_leaning:61 the_leap:23 the_learner:2 the_lease:19
the_least:-52 the_leather:8 the_leavers:-23 the_leaves:-37 the_lecture:-72
the_led:8 the_ledger:25 the_left:48 the_leg:13 the_legacy:69 the_legend:22
the_lens:-31 the_lesson:1 the_lessons:39 the_letter:59 the_letterbox:-26
the_letters:11 the_lettuce:11 the_level:33 the_lexer:2 the_librarian:-20
the_library:-2 the_license:6 the_lidar:38 the_life:2 the_lifeguards:16
the_lift:-35 the_light:-112 the_lighthouse:-16 the_lighting:-13 the_lights:-38
the_limit:-46 the_limp:44 the_linen:46 the_lines:-17 the_linker:1 the_linter:23
the_lion:-25 the_list:-8 the_listening:35 the_listing:-47 the_literary:7
the_little:6 the_living:10 the_load:38 the_loading:-66 the_loan:-52
the_lobby:-21 the_local:7 the_lock:-42 the_locked:30 the_locker:30 the_locks:31
the_lodge:25 the_loft:25 the_log:-110 the_logbook:2 the_logger:-6 the_login:34
the_logs:8 the_long:28 the_longer:4 the_longest:25 the_loop:-84 the_loose:-15
the_lorry:-24 the_loss:-6 the_lost:107 the_lot:35 the_loud:6 the_loudest:-10
the_loudness:18 the_lounge:11 the_louvres:-46 the_loveliest:-18 the_low:10
the_lower:110 the_lowest:42 the_luggage:1 the_luggages:29 the_lunch:70
the_lungs:20 the_machine:20 the_machines:-49 the_madrid:22 the_magnetic:11
the_mail:-51 the_main:36 the_mainland:-4 the_mainspring:17 the_maintenance:27
the_man:-15 the_manager:4 the_mango:7 the_manual:36 the_map:-1 the_marathon:-68
the_march:13 the_margins:-25 the_marker:9 the_market:-62 the_marking:6
the_marquee:-26 the_marsh:1 the_mash:-72 the_mass:17 the_mast:-20 the_master:7
the_match:-46 the_material:18 the_maths:44 the_matron:2 the_matter:40
the_mayor:22 the_mayor's:-56 the_meadow:39 the_mean:52 the_meantime:-28
the_measurements:2 the_mechanic:-29 the_median:-1 the_medical:11 the_meeting:-30
the_members:2 the_memory:22 the_menu:20 the_merchant:3 the_merger:9
the_message:9 the_meter:18 the_metrics:6 the_metronome:-22 the_microphone:-21
the_microscope:2 the_midterm:7 the_migration:-15 the_mileage:14 the_milk:27
the_milking:-19 the_milky:25 the_mill:16 the_mind:12 the_mine:20 the_miners:9
the_minibus:38 the_minister:-30 the_minuet:12 the_minute:20 the_minutes:8
the_mirror:-4 the_mirrors:-15 the_missing:53 the_mist:-16 the_mistake:61
the_mixer:-11 the_mobile:22 the_mock:31 the_model:7 the_modem:-19 the_module:-68
the_moment:117 the_monday:4 the_money:35 the_monitoring:-52 the_month:81
the_monthly:3 the_mood:5 the_moon:-85 the_mooring:25 the_more:-33
the_morning:-21 the_mornings:10 the_mosaic:-30 the_most:-79 the_moth:-33
the_moths:-28 the_motor:21 the_motorway:-48 the_mould:7 the_mouldy:7
the_mountain:35 the_mountains:-41 the_mouse:-16 the_moustache:-61 the_movers:16
the_moving:29 the_mower:1 the_mud:-36 the_muddle:-57 the_museum:8 the_museum's:6
the_music:16 the_myth:13 the_name:49 the_names:-25 the_nappies:7 the_nas:9
the_nasty:11 the_navy:-31 the_nearest:11 the_nebula:1 the_neckline:31
the_needle:30 the_neighbour:-40 the_neighbour's:-5 the_neighbours:-47
the_nephew:-3 the_network:3 the_new:-48 the_news:-96 the_newsletter:21
the_newspaper:29 the_next:-120 the_nicest:-29 the_night:-9 the_nightly:84
the_nineties:-24 the_nocturne:19 the_node:-14 the_nods:13 the_noise:-70
the_noisy:33 the_noon:41 the_north:144 the_northern:-14 the_notary:9
the_note:-24 the_notebook:50 the_notes:-92 the_notice:5 the_novel:55 the_null:6
the_numbers:27 the_nuns:18 the_nurse:-20 the_nursery:63 the_nurses:4
the_nutcracker:-20 the_oboe:5 the_obvious:3 the_ocean:-39 the_odd:34
the_oddest:-14 the_off:-18 the_offer:54 the_office:-108 the_official:10
the_oil:-14 the_okafor:20 the_old:35 the_older:22 the_oldest:-39 the_on:34
the_onboarding:21 the_one:-47 the_ones:-133 the_onions:-49 the_online:6
the_only:-160 the_open:8 the_opening:46 the_operating:3 the_operation:28
the_operator:23 the_operetta:4 the_opinion:-35 the_optics:7 the_oral:46
the_orange:25 the_orchard:57 the_order:42 the_ordinary:-38 the_organic:2
the_organist:5 the_originals:47 the_orm:6 the_oscilloscope:-6 the_oslo:2
the_other:14 the_otter:6 the_outage:19 the_outbound:10 the_outdoor:8
the_outer:33 the_outlier:15 the_output:-49 the_outside:56 the_overdraft:22
the_overflow:10 the_overnight:19 the_owl:35 the_owner:45 the_owners:20
the_oxygen:31 the_oyster:17 the_pace:-64 the_pad:34 the_padlock:19
the_paediatric:3 the_page:-57 the_pager:17 the_paint:5 the_painted:10
the_painter:11 the_painters:-24 the_painting:-3 the_pair:54 the_pallets:20
the_panel:-34 the_panpipes:-14 the_paper:-47 the_papers:11 the_parade:16
the_paragraph:-26 the_parent:10 the_parents:86 the_parish:26 the_park:-61
the_parking:-27 the_parlour:-9 the_parrot:1 the_parser:5 the_part:-103
the_partition:32 the_partners:-4 the_parts:51 the_party:14 the_pass:31
the_password:14 the_past:-35 the_paste:26 the_path:-29 the_patient:31
the_pattern:2 the_pause:6 the_payment:11 the_payout:15 the_payroll:-27
the_payslip:16 the_pdf:12 the_pear:9 the_pears:-19 the_pedal:13 the_pen:16
the_pencil:-60 the_pension:4 the_pensioners:19 the_people:-65 the_perimeter:4
the_periodic:-24 the_permit:36 the_person:7 the_petrol:-65 the_ph:34
the_pharmacy's:46 the_phone:-49 the_phones:16 the_phonetic:1 the_photo:-43
the_photographer:-19 the_photographs:-36 the_photos:-22 the_physics:-22
the_physio:-21 the_pi:7 the_piano:37 the_pickup:37 the_picnic:11 the_picture:-67
the_pictures:72 the_pier:-4 the_pig:32 the_pigeon:-25 the_pigeons:-25
the_pigs:33 the_pillow:33 the_pilot:28 the_pilots:1 the_pipes:-32 the_pipette:-8
the_piste:13 the_pit:30 the_place:-18 the_plain:5 the_plan:-42 the_plane:-50
the_planet:1 the_planets:27 the_plant:-41 the_plaster:19 the_plastic:-10
the_plate:13 the_plateau:53 the_plates:4 the_platform:-7 the_player:-8
the_players:41 the_pleasure:27 the_plot:-15 the_plug:2 the_plugin:26
the_plumber:26 the_plums:14 the_plunge:8 the_poem:-21 the_point:-8 the_police:13
the_policy:-55 the_polka:3 the_pond:21 the_ponies:29 the_pool:-49
the_poolside:18 the_poor:-22 the_popcorn:-10 the_porch:5 the_port:-20
the_portal:21 the_porter:2 the_porter's:11 the_porterage:3 the_porto:9
the_post:4 the_posters:-1 the_postman:-72 the_pot:2 the_potato:12
the_potting:-30 the_power:-34 the_practica:3 the_practical:44 the_practice:76
the_pram:37 the_prefix:17 the_premiere:34 the_present:9 the_presentation:33
the_presenter:8 the_presenters:30 the_press:32 the_pressure:-3 the_preview:31
the_previous:-62 the_price:-5 the_pricing:13 the_priest:24 the_priest's:3
the_primary:24 the_primer:55 the_princess:10 the_print:27 the_printed:40
the_printer:44 the_priority:-6 the_product:-32 the_production:23 the_profile:-31
the_program:51 the_progress:5 the_project:7 the_projection:-46 the_projector:38
the_proofs:8 the_propane:31 the_proper:1 the_props:-6 the_prototype:-11
the_proxy:18 the_pub:-32 the_public:52 the_publisher:10 the_pull:-2 the_pump:8
the_punctuation:-5 the_puppy:-7 the_purser:-27 the_q:9 the_quarantine:31
the_quarter:-45 the_quay:68 the_query:-62 the_question:-48 the_questions:19
the_quick:45 the_quickest:-42 the_quiet:-12 the_quizzes:26 the_quote:24
the_rabbits:7 the_race:48 the_rack:-58 the_racks:-37 the_radio:-43
the_raffle:-31 the_rails:15 the_rain:-32 the_ramp:41 the_ratio:-35 the_raw:-12
the_read:36 the_reader:74 the_reading:67 the_readme:9 the_real:-39 the_rear:-15
the_reason:69 the_reasoning:11 the_receipt:9 the_receptionist:-2 the_recipe:17
the_recipes:11 the_recorded:40 the_recording:10 the_recovery:1 the_red:97
the_reed:20 the_reeds:5 the_reference:4 the_referral:13 the_refrain:-58
the_refund:23 the_regatta:-22 the_registrar:14 the_registration:46
the_registry:11 the_regulars:22 the_regulations:61 the_release:-30
the_remainder:-63 the_remarks:6 the_reminder:90 the_remote:-75 the_removal:-54
the_render:11 the_renderer:-21 the_rent:-15 the_rental:37 the_repair:-14
the_repeat:45 the_replacement:36 the_replay:42 the_replication:2 the_replies:12
the_repo:10 the_repository:37 the_request:23 the_rescue:35 the_research:34
the_reservoir:-29 the_resistor:10 the_rest:-59 the_restore:-5 the_restored:7
the_results:58 the_resurfacer:2 the_retina:5 the_retirement:30 the_retro:-34
the_retry:21 the_return:47 the_returns:49 the_reverse:4 the_reversing:11
the_review:30 the_revision:4 the_rhythm:14 the_ribbon:21 the_ribbons:51
the_ribs:4 the_ride:-13 the_ridge:-34 the_right:-91 the_rim:31 the_rind:9
the_ring:-9 the_rings:-55 the_ringtone:-23 the_rinse:7 the_river:-71
the_riverside:15 the_road:-9 the_robin:25 the_robot:-52 the_role:5 the_rollers:4
the_roof:-30 the_roofer:2 the_room:-112 the_rooster:-13 the_rope:12
the_ropes:-13 the_ropeway:9 the_rota:53 the_roundabout:-31 the_rounding:1
the_router:3 the_row:-24 the_rowing:17 the_rude:15 the_rules:5 the_rum:-13
the_run:-34 the_runbook:-3 the_rush:27 the_sacks:22 the_saddle:3 the_safe:36
the_sailing:6 the_sake:32 the_sale:2 the_salmon:20 the_salon:1 the_same:-92
the_sample:-49 the_samples:-38 the_sampling:13 the_sand:4 the_sandwiches:-43
the_satellite:18 the_saturday:20 the_sauna:13 the_saw:32 the_sawmill:24
the_say:31 the_scaffold:-3 the_scaffolders:-77 the_scaffolding:32 the_scale:21
the_scales:46 the_scanner:21 the_scans:2 the_scarecrow:-14 the_scarf:6
the_scheduler:12 the_schema:60 the_school:44 the_school's:17 the_schoolteacher:8
the_science:10 the_scouts:20 the_scratch:11 the_screen:49 the_screening:9
the_script:24 the_sea:-57 the_seagulls:-8 the_sealed:9 the_search:21
the_season:-75 the_seat:35 the_seating:-45 the_seats:-63 the_second:-28
the_secondary:26 the_secretary:-29 the_security:-27 the_seed:-11 the_selvedge:38
the_semicolon:-77 the_sending:6 the_sensor:-18 the_sensors:-18 the_separate:24
the_serial:29 the_serializer:-25 the_series:25 the_server:-73 the_session:34
the_set:15 the_settings:59 the_seven:31 the_seventeenth:-46 the_seventh:3
the_seventies:-5 the_sewing:65 the_sextant:25 the_sexton:9 the_shader:16
the_shape:-30 the_shared:49 the_sheep:15 the_sheet:54 the_shelf:-57
the_shell:-15 the_shells:2 the_shelter:-3 the_shelves:-9 the_shielded:-3
the_shielding:12 the_shift:29 the_ship:9 the_ships:-33 the_shipyard:25
the_shop:33 the_shop's:12 the_short:-83 the_shoulder:40 the_showcase:15
the_shower:-56 the_shuttle:49 the_sicilian:6 the_sick:5 the_side:-28 the_sign:76
the_signal:-55 the_signature:30 the_signing:36 the_silence:-55 the_silent:6
the_silk:14 the_sill:-36 the_silo:22 the_simulator:47 the_singer:-22
the_singing:-4 the_single:-23 the_sink:50 the_siren:-66 the_sister:-15
the_site:28 the_sitter:41 the_sitting:27 the_six:-4 the_size:22 the_skate:13
the_skeleton:-42 the_skin:6 the_skipper:22 the_skirting:19 the_sky:-32
the_slate:19 the_sleep:66 the_slide:50 the_slides:-44 the_slip:11 the_slope:-30
the_slow:24 the_small:33 the_smaller:56 the_smell:-109 the_smoke:-43
the_smoked:30 the_smokehouse:1 the_snapshots:3 the_snare:-31 the_snow:-5
the_socket:-15 the_sofa:-28 the_soft:13 the_softer:65 the_software:-25
the_soil:12 the_solar:-53 the_solenoid:18 the_solution:63 the_song:5
the_sort:-47 the_sorting:3 the_sound:-81 the_sounds:-1 the_soup:-55
the_source:12 the_sourdough:-16 the_south:102 the_southern:20 the_spa:7
the_space:-44 the_spare:140 the_speaker:-5 the_species:13 the_speech:-5
the_speeches:10 the_speed:34 the_spell:36 the_spelling:-14 the_spikes:-42
the_spine:71 the_spirit:-14 the_splash:51 the_splice:5 the_splicer:10
the_splicing:-33 the_spoken:34 the_sports:-20 the_spot:-11 the_spring:43
the_sprouts:-23 the_square:-5 the_squeak:-51 the_squid:36 the_stable:-21
the_stack:-29 the_stacks:-19 the_stadium:3 the_staff:-51 the_staffing:3
the_stag:-4 the_stage:76 the_staging:33 the_stain:35 the_stained:46
the_stairs:-79 the_stairwell:-76 the_stamp:21 the_stand:15 the_standard:33
the_standby:11 the_starboard:13 the_starfish:23 the_stars:-27 the_start:19
the_state:1 the_statement:7 the_statistics:5 the_statue:-14 the_status:61
the_statute:-13 the_statutes:25 the_steam:3 the_steel:17 the_steering:-27
the_steps:8 the_stern:-24 the_stick:49 the_stickers:-3 the_stock:14
the_stocking:4 the_stone:23 the_storage:32 the_stork:5 the_storm:-22
the_story:-69 the_stove:15 the_strap:14 the_stream:20 the_streaming:20
the_street:-38 the_strike:3 the_striking:18 the_striped:27 the_stroke:-25
the_strokes:14 the_structural:2 the_stuck:38 the_study:4 the_subject:-65
the_subjunctive:-5 the_substation:41 the_subtitles:-30 the_suitcase:10
the_sum:-54 the_summary:46 the_summer:17 the_summit:47 the_sums:39 the_sun:9
the_sunday:21 the_sundial:15 the_sunset:-30 the_supermarket:-15 the_supplier:6
the_surfboard:13 the_surgeon:14 the_surprise:52 the_survey:27 the_surveyor:44
the_surveyor's:9 the_suspension:14 the_swallows:-68 the_swan:-16 the_swans:-63
the_swap:3 the_swatches:25 the_swift:8 the_swimming:41 the_switch:-26
the_sync:54 the_synchro:12 the_synthetic:12 the_system:20 the_tab:6
the_table:-97 the_tablecloths:28 the_tables:25 the_tablet:31 the_tabletop:1
the_tailor:-17 the_talk:-59 the_tall:17 the_tango:65 the_tank:58 the_tanker:2
the_tannery:6 the_tap:24 the_tape:10 the_tapes:61 the_tare:13 the_target:15
the_tasks:1 the_tasting:11 the_tavern:27 the_tax:4 the_taxi:-2 the_tea:50
the_teacher:-77 the_teachers:-4 the_team:4 the_technical:22 the_technician:8
the_teeth:6 the_telemetry:5 the_telephone:-1 the_telescope:-7 the_temp:10
the_temperature:3 the_temporary:25 the_tenant:-63 the_tenants:24 the_tension:22
the_tent:-40 the_terminal:-48 the_terms:8 the_terrace:37 the_test:50
the_tester:8 the_tests:-4 the_text:39 the_texture:26 the_thank:50 the_thatch:-7
the_theatre:66 the_theme:8 the_theory:74 the_thermometer:1 the_thermostat:23
the_thick:9 the_thing:-61 the_third:-83 the_thread:-31 the_three:44
the_threshold:-34 the_thumb:2 the_thumbnail:16 the_thursday:77 the_ticket:17
the_tickets:-31 the_tide:-63 the_tiler:47 the_time:-157 the_timer:9 the_times:11
the_tin:18 the_tip:11 the_title:43 the_toes:-13 the_toilet:-19 the_tokeniser:4
the_toll:48 the_tool:-2 the_top:3 the_tortoise:-54 the_totals:-77
the_tournament:1 the_town:60 the_trace:-43 the_traces:-23 the_track:5
the_tractor:-17 the_trade:-23 the_traffic:-39 the_trail:-7 the_trailer:42
the_train:-73 the_training:6 the_tram:-89 the_trampoline:9 the_transcript:8
the_transfer:-20 the_transit:-28 the_translation:30 the_transmitter:22
the_treasurer:49 the_treble:27 the_tree:-69 the_trench:16 the_trend:-17
the_triage:23 the_trial:18 the_triangle:-5 the_tripod:57 the_trombone:-9
the_trophy:-71 the_truck:18 the_trumpet:-15 the_trunks:13 the_truth:19
the_ttl:-16 the_tuba:-39 the_tube:-67 the_tuesday:45 the_tug:28 the_tugs:2
the_tulips:-18 the_tune:5 the_tuner:10 the_tunnel:-33 the_turn:25
the_turnstile:3 the_turret:16 the_tutor:21 the_tutorial:2 the_twins:-2
the_type:-17 the_typos:-72 the_tyres:30 the_ultrasound:-13 the_umbrella:-34
the_umlaut:14 the_under:-17 the_understudy:-14 the_undo:15 the_uniform:5
the_uniforms:24 the_union:45 the_unit:56 the_units:10 the_university:10
the_unloading:17 the_update:-51 the_updates:44 the_upper:112 the_upshot:7
the_upstairs:39 the_user:2 the_usual:-106 the_uv:6 the_validation:2
the_valley:-5 the_value:-22 the_valve:-7 the_van:24 the_vans:10 the_variable:-47
the_varnish:16 the_vector:6 the_vegetable:29 the_vehicle:1 the_vending:-71
the_vendor:-105 the_verb:7 the_very:-2 the_vestry:-28 the_vests:25 the_vet:2
the_vibraphone:2 the_vicar:-14 the_view:-47 the_village:33 the_violin:8
the_violins:-28 the_visit:5 the_visitor:-5 the_visitors:32 the_vocabulary:17
the_voltage:13 the_volume:19 the_volunteers:4 the_vote:-33 the_vowels:-12
the_waiter:-55 the_waiting:-12 the_wake:44 the_walk:40 the_walking:4
the_walkway:5 the_wall:-76 the_walls:-39 the_waltz:28 the_war:41 the_ward:-13
the_warden:12 the_wardens:6 the_wardrobe:5 the_warehouse:35 the_warm:8
the_warming:5 the_warning:80 the_warranty:59 the_wash:-6 the_watch:29
the_watchdog:16 the_water:-1 the_watercolours:1 the_watsons:48 the_wave:-23
the_way:-86 the_weather:-64 the_web:18 the_webhook:7 the_website:-28
the_wedding:44 the_weekday:-2 the_weekly:33 the_weighbridge:26 the_weight:9
the_welcome:18 the_welder:-16 the_well:74 the_west:27 the_wet:66 the_whale:49
the_wheel:95 the_wheelchair:29 the_whistle:13 the_white:-7 the_whiteboard:-4
the_whole:-86 the_wide:-25 the_widget:28 the_widow:53 the_widow's:-21
the_wife:-10 the_wifi:-47 the_wiki:50 the_winch:7 the_wind:-36 the_window:-49
the_windows:-21 the_windowsill:-19 the_wine:-8 the_winner:-33 the_winter:88
the_wireless:14 the_wiring:-3 the_witch:24 the_woman:13 the_wood:-7
the_wooden:-7 the_wool:4 the_word:-146 the_wording:-77 the_words:37 the_work:5
the_workbench:36 the_worker:-36 the_works:-11 the_worksheet:5 the_world:-68
the_worm:-83 the_worn:9 the_worst:-27 the_wrapping:13 the_writer:43
the_writing:17 the_written:41 the_wrong:-154 the_yacht:-71 the_yard:-49
the_year:-43 the_yeast:24 the_yellow:45 the_yoga:-39 the_young:94 the_younger:56
the_youngest:55 the_zamboni:-54 the_zebra:3 the_zip:17 the_zodiac:5 the_zoo:-15
theatre:144 theatre_^:3 theatre_one:5 theatres:-38 thee:-33 theft:-8 their:-34
their_api:16 their_books:-43 their_boots:16 their_contract:-41 their_dinner:30
their_hands:12 their_head:-52 their_mother:-11 their_name:-15 their_own:22
their_owners:-27 their_phone:83 their_phones:-7 their_way:-42 theirs:32 them:12
them_0:-47 them_?:13 them_^:18 them_a:35 them_again:20 them_all:52 them_and:40
them_are:-37 them_back:39 them_before:3 them_by:-72 them_cake:4 them_come:-40
them_even:89 them_every:9 them_first:2 them_for:-39 them_from:55 them_i:-17
them_in:-23 them_is:-120 them_my:-6 them_one:-44 them_or:-21 them_otherwise:-60
them_out:-4 them_say:21 them_so:31 them_that:-3 them_the:-31 them_there:24
them_they:40 them_to:133 them_together:20 them_twice:11 them_up:54 them_were:-12
them_with:7 them_would:13 theme:134 theme_^:35 theme_for:8 theme_uses:18
themselves:-3 themselves_^:39 themselves_and:47 themselves_the:7
themselves_with:8 then:24 then_0:-97 then_^:4 then_a:-40 then_comes:29
then_discard:25 then_do:13 then_everyone:40 then_found:-3 then_he:26 then_i:44
then_i'll:-11 then_i'm:-8 then_ill:6 then_it:-55 then_it's:41 then_its:44
then_me:4 then_my:-13 then_nothing:-40 then_off:5 then_one:-26 then_so:15
then_somebody:-25 then_started:-18 then_that:-35 then_the:-68 then_there:3
then_there's:10 then_theres:-2 then_they:-54 then_told:-38 then_you:39
then_you're:2 theory:43 theory_^:28 theory_and:16 theory_drills:25 theory_exam:3
theory_test:45 theory_that:-53 therapist:7 therapy:-51 therapy_^:-13 there:32
there_0:-9 there_^:12 there_a:-21 there_after:12 there_all:-60 there_and:-4
there_are:19 there_as:62 there_at:3 there_being:12 there_by:-9 there_can:-14
there_done:-54 there_for:6 there_goes:-115 there_has:-94 there_have:8
there_he:-37 there_i:-41 there_if:1 there_in:-3 there_is:-70 there_isn't:2
there_it:54 there_it's:18 there_like:-24 there_may:2 there_must:32 there_now:-11
there_overnight:58 there_since:-43 there_so:12 there_the:17 there_there:-5
there_till:70 there_to:49 there_twice:1 there_was:30 there_we:18 there_were:-32
there_will:21 there_with:-27 there_would:2 there_you:29 there'll:47
there'll_be:47 there's:53 there's_0:77 there's_a:7 there's_an:-57 there's_no:63
there's_nothing:-20 there's_room:6 there's_something:-41 there's_space:19
there's_still:2 there's_that:13 there's_the:64 therefore:80 therefore_put:2
therefore_the:13 theres:39 theres_0:62 theres_a:65 theres_no:-4 theres_only:15
thermal:-28 thermo:2 thermo_is:2 thermometer:-9 thermomètre:6 thermomètre_de:6
thermos_^:-20 thermos_and:17 thermostat:7 these:-25 these_days:87
these_little:-1 these_on:20 these_people:-62 these_things:7 thesis:-15
thesis_^:-9 they:48 they_?:-9 they_^:-50 they_allow:7 they_always:14
they_are:-18 they_asked:41 they_belong:28 they_call:-8 they_can:68
they_carried:57 they_close:11 they_closed:-20 they_come:-63 they_cost:12
they_could:-56 they_didn't:31 they_do:-22 they_dont:10 they_eat:37 they_even:-36
they_ever:3 they_find:8 they_follow:-60 they_found:4 they_gave:39 they_get:12
they_go:74 they_got:5 they_had:-10 they_have:97 they_hold:41 they_know:-17
they_leave:-12 they_like:65 they_live:10 they_look:19 they_made:18 they_make:15
they_may:-43 they_mix:9 they_must:-40 they_never:-54 they_notice:-1 they_only:38
they_painted:-50 they_pass:14 they_played:-35 they_promised:-50 they_pulled:5
they_put:-55 they_read:36 they_said:-22 they_say:-99 they_seem:-9 they_sent:-54
they_should:1 they_sold:-2 they_started:8 they_still:-41 they_tell:45
they_told:-42 they_took:54 they_turned:11 they_used:-36 they_weighed:-73
they_were:53 they_will:-35 they_wrote:45 they'd:-24 they'd_have:4 they'd_like:39
they'd_never:-26 they'll:-69 they'll_all:-18 they'll_be:-1 they're:-88
they're_all:19 they're_the:-12 they've:16 they've_got:5 they've_put:-30
theyre:13 theyre_asleep:15 theyve:5 theyve_put:3 thick:16 thick_^:18 thick_i:-32
thick_oil:12 thin_clients:13 thin_oil:25 thing:31 thing_?:-33 thing_^:116
thing_about:-73 thing_and:-34 thing_at:-4 thing_has:-20 thing_i:-43
thing_i've:-37 thing_in:42 thing_its:18 thing_missing:9 thing_my:31 thing_on:-12
thing_only:-16 thing_people:5 thing_that:-45 thing_the:-10 thing_though:27
thing_to:-6 thing_tomorrow:1 thing_was:11 thing_we:32 thing_with:-6 thing_you:1
things:-11 things_^:-133 things_and:-22 things_are:-24 things_around:17
things_better:26 things_in:60 things_is:-16 things_like:-2 things_on:-11
things_that:22 things_up:48 things_with:54 think:-48 think_^:43 think_a:-49
think_about:-63 think_i:-32 think_i'm:15 think_in:64 think_its:35 think_me:7
think_of:-77 think_she:15 think_that:-33 think_the:7 think_theyre:10 think_we:-4
think_you:-11 thinking_^:1 thinking_about:-10 thinking_it:10 thinking_of:-6
thinking_time:46 thinks:-96 thinks_about:-6 thinks_an:5 thinks_he:-36
thinks_i:-4 thinks_i'm:-18 thinks_that:-3 thinner:62 third:-38 third_day:-1
third_floor:50 third_of:-5 third_party:5 third_reminder:-19 third_subject:25
third_time:-4 thirteen:17 thirty:98 thirty_years:26 this:-54 this_^:-69
this_a:-8 this_afternoon:49 this_and:23 this_app:-60 this_as:-11
this_building:54 this_but:-44 this_can:-63 this_chat:-9 this_class:11
this_commit:8 this_day:-13 this_from:-35 this_hall:-25 this_hospital:-46
this_hour:-39 this_house:-17 this_i:12 this_i'd:22 this_i'll:23 this_im:11
this_is:-21 this_keyboard:-48 this_kind:-6 this_line:14 this_may:-32
this_month:-21 this_morning:28 this_morning's:33 this_one:44 this_plan:4
this_point:-21 this_quarter:11 this_release:3 this_repo:26 this_repository:8
this_road:-45 this_season:73 this_sort:-39 this_thing:23 this_thread:13
this_time:2 this_town:-32 this_trip:15 this_up:-59 this_valley:-33 this_way:1
this_we:31 this_week:20 this_week's:24 this_weekend:57 this_well:14
this_whole:23 this_window:-31 this_winter:43 this_with:-20 this_would:1
this_year:128 this_year's:46 this_yr:72 tho:-27 tho_^:-29 thornbury:30
thorough:10 thoroughly:18 those_^:52 those_and:13 those_are:5 those_days:-46
those_i:1 those_on:10 those_stairs:-8 those_tiny:-14 those_were:1
those_years:-32 though:-64 though_^:-24 though_i:-8 though_the:-67 thought:45
thought_^:-44 thought_a:-58 thought_about:102 thought_and:74 thought_for:4
thought_he:-10 thought_i:20 thought_i'd:-17 thought_id:-93 thought_it:62
thought_of:95 thought_the:-47 thought_to:-22 thought_you:12 thoughtful:-25
thoughts:-6 thoughts_^:-42 thousand:12 thousands:-38 thread:17 thread_^:30
thread_and:-21 thread_size:2 thread_tension:19 thread_when:13 thread_which:-24
threads:15 threads_^:23 threads_and:-8 three:41 three_^:62 three_and:-6
three_centuries:-21 three_days:-12 three_dots:13 three_goes:6 three_has:22
three_hundred:-13 three_in:45 three_is:-80 three_kids:2 three_lines:34
three_of:-12 three_the:1 three_times:-89 three_to:13 three_tries:17
three_weeks:-19 three_words:-2 three_year:16 three_years:-29 threshold:-2
threshold_to:13 threw:-40 threw_a:-15 threw_chalk:-15 threw_her:-47 threw_out:18
thrilled:-25 thrilled_^:-25 throat:-32 throttled:47 throttles:4 through:-4
through_0:-13 through_^:15 through_a:2 through_all:15 through_at:10 through_i:2
through_is:-21 through_it:-29 through_me:4 through_my:3 through_the:-68
through_this:15 through_with:14 through_your:1 throughout:-18 throughout_^:-23
throughput:-64 throw:2 throw_away:-54 throw_the:-10 throwing:17 thrown:73
thrown_out:50 throws:-20 thru:72 thru_me:35 thru_the:-8 thumb:-91 thumb_^:-25
thumb_aches:55 thumb_and:-24 thumb_in:7 thumbnail:18 thumbnails:25
thumbnails_are:15 thumbs:40 thunder:-35 thunder_all:-38 thunderstorm:56 thure:57
thurs:18 thursday:40 thursday_^:-52 thursday_class:35 thursday_evening:8
thursday_from:19 thursday_group:35 thursday's:10 thursdays:66 thursdays_^:13
thx:-96 thx_a:-25 thx_ur:-24 thé:-49 ti:63 ti_mando:19 tia:-46 ticked:39
ticked_off:75 ticket:16 ticket_^:-19 ticket_ab:11 ticket_booth:45 ticket_desk:10
ticket_ends:14 ticket_for:-13 ticket_from:-35 ticket_hall:-9 ticket_machine:8
ticket_number:35 ticket_shop:1 ticket_with:-25 ticketing:-1 tickets_^:-30
tickets_about:13 tickets_at:5 tickets_were:-28 ticking:13 ticks_^:9 tid:9
tid_^:9 tidal_streams:45 tide:-22 tide_gauge:33 tide_here:12 tide_table:-28
tidied:3 tidied_up:3 tidy_and:14 tie:-23 tie_up:10 tied:72 tied_back:44
tienda:28 tienda_^:23 tiendra:4 tiene:105 tiene_0:55 tiene_que:83 tiene_sitio:8
tienen:47 tienes:1 tient:63 tient_la:26 tier:-79 tier_^:25 tiers:9 tiers_^:10
ties:39 ties_me:21 tightened:48 tightrope:15 til:-10 til_the:15 tilde:17
tiler:35 tiles:32 tiles_^:-49 tiles_it:5 till:203 till_0:-72 till_^:3 till_i:9
till_klockan:23 till_one:15 till_skolan:19 till_summer:21 till_the:-6
tillbaka:38 timber:41 timbre:10 time:-36 time_0:-43 time_^:20 time_a:-2
time_and:55 time_as:-17 time_at:9 time_because:16 time_before:-2 time_being:20
time_first:1 time_for:56 time_he:33 time_i:-115 time_i'm:-41 time_in:85
time_is:77 time_it:-50 time_job:19 time_let's:1 time_no:-33 time_not:9 time_of:1
time_on:19 time_otherwise:3 time_she:8 time_since:33 time_so:5 time_somebody:-23
time_source:8 time_the:-23 time_this:-64 time_to:-33 time_today:-39 time_we:-37
time_when:-31 time_which:-26 time_with:19 time_you:-39 time_your:10 time_zone:18
timed:40 timed_it:21 timeline:40 timeline_^:24 timelines:1 timeout:101
timeout_0:28 timeouten:18 timeouten_mot:18 timeouts:3 timer:89 timer_^:14
times:-9 times_^:-37 times_a:82 times_already:-24 times_and:-66 times_at:-21
times_before:-43 times_each:-23 times_for:7 times_in:-1 times_out:71
times_which:-35 times_without:-14 timestamp:-53 timestamp_^:-63 timestamp_in:32
timestamps:46 timestamps_are:7 timetable:28 timetables:-9 timezone:-24
timezones:-16 timezones_are:-16 timing:-10 timing_^:-33 timmar:-53 tims:11
tin_^:49 tin_and:-24 tin_in:8 tin_roof:-59 tinha:-41 tins:10 tint:5 tinted:44
tinted_^:39 tiny:-71 tiny_^:31 tiny_ones:6 tiny_orchestra:-9 tiny_screws:-1
tip:40 tip_^:39 tipografia:26 tips:-18 tips_the:-51 tiptoe:-52 tirantes:18
tired:-69 tired_^:-39 tired_i:-44 tired_of:-29 tires:17 tiring:-43 tiring_^:-19
tiro:29 tiroir:25 tisch:1 tissue:5 title:48 title_banner:19 titles:19
titration:44 titriyor:-41 tittade:-49 tittade_fram:-49 tjorben:34 tls:7 tmrw:118
tmrw_^:8 tmrw_i:11 to:-36 to_$:37 to_0:109 to_^:3 to_a:66 to_accept:-15
to_admit:-47 to_agree:-12 to_and:18 to_another:28 to_answer:-11 to_any:-51
to_anybody:41 to_anyone:-7 to_apologise:-97 to_as:37 to_ask:-96 to_bad:16
to_be:27 to_beat:-16 to_become:-1 to_bed:-38 to_begin:40 to_believe:-32
to_bleed:7 to_board:4 to_book:1 to_bottom:-16 to_break:3 to_breathe:-11
to_bring:16 to_build:23 to_burn:9 to_buy:1 to_c:48 to_call:39 to_calm:-70
to_care:-41 to_carry:-36 to_change:31 to_charge:-42 to_chew:71 to_clean:-17
to_climb:9 to_collect:-7 to_compare:-7 to_compile:8 to_complain:-31 to_confess:2
to_confirm:37 to_convey:6 to_copy:60 to_correct:22 to_cost:13 to_count:-12
to_customers:32 to_cut:5 to_cycle:-26 to_die:-3 to_dig:-33 to_do:34 to_draw:8
to_drill:13 to_drive:-62 to_each:-72 to_eat:-39 to_eleven:6 to_end:50
to_entrust:6 to_establish:19 to_every:-37 to_everyone:27 to_explain:-76
to_feed:36 to_fetch:7 to_fill:-44 to_find:-1 to_fit:32 to_forget:-11 to_four:6
to_get:22 to_give:-82 to_grow:-1 to_half:33 to_hand:72 to_happen:34 to_have:-40
to_having:3 to_hazelnut:25 to_hear:10 to_help:-28 to_her:6 to_him:1 to_his:35
to_hotels:-11 to_imagine:-18 to_inform:17 to_install:-6 to_it:-7 to_its:5
to_itself:-76 to_join:-2 to_k:44 to_keep:-16 to_know:81 to_label:-27
to_laugh:-19 to_learn:27 to_leave:-19 to_let:-5 to_lie:-18 to_lift:-14
to_like:45 to_lisbon:-2 to_listen:-27 to_live:-74 to_lock:-16 to_log:14
to_long:24 to_look:-34 to_main:7 to_make:-61 to_man:-2 to_market:13 to_match:12
to_may:14 to_me:78 to_meet:-45 to_memorise:6 to_monday:2 to_more:-23 to_move:22
to_mr:-28 to_my:26 to_myself:1 to_name:20 to_ninety:45 to_no:21 to_nod:-12
to_norway:-14 to_notice:-19 to_open:-4 to_order:20 to_our:-4 to_own:27
to_packing:9 to_paint:-14 to_park:-18 to_pass:53 to_pay:-24 to_pedal:2
to_people:-43 to_phone:-22 to_pick:-37 to_plan:-29 to_play:35 to_prefer:-22
to_prune:16 to_put:-90 to_python:-25 to_read:97 to_receive:67 to_release:5
to_remember:-30 to_remove:11 to_rename:-37 to_report:20 to_rest:12 to_restore:49
to_return:6 to_reviews:26 to_revise:-7 to_ride:47 to_run:15 to_s:24 to_save:-20
to_say:-10 to_scan:3 to_see:9 to_sell:46 to_send:-54 to_set:33 to_settle:-6
to_share:-27 to_show:-33 to_sign:3 to_silence:4 to_sit:-53 to_six:17 to_skip:31
to_sleep:-28 to_so:-69 to_someone:-35 to_sort:-22 to_sound:3 to_speak:-2
to_spend:-4 to_sqlite:16 to_stand:2 to_start:-21 to_stay:4 to_stood:-30
to_stop:67 to_strike:-18 to_study:5 to_suggest:18 to_swap:18 to_take:-89
to_talk:4 to_teach:-3 to_tell:68 to_text:-56 to_the:21 to_their:10 to_them:67
to_think:-44 to_this:-54 to_three:-14 to_throw:-46 to_trace:43 to_travel:1
to_try:-22 to_turn:-46 to_two:37 to_type:-19 to_under:-4 to_understand:62
to_us:128 to_use:-21 to_visit:-68 to_wait:-13 to_walk:8 to_want:-11 to_wear:-17
to_what:9 to_when:-8 to_which:-46 to_whom:1 to_with:-8 to_work:-75 to_write:-41
to_you:44 to_your:-4 to_yusuf:4 toads:115 toads_this:4 toast:-80 toast_^:-29
toast_and:-14 toast_in:8 toaster:-53 toaster_and:17 tobias:60 tobias_^:7 toca:34
toca_durante:4 toca_limpiar:14 tocan:2 tocar:25 tocar_el:9 tocca:36 toch:-19
toch_voor:15 tocsin:33 toda:-35 toda_a:19 toda_la:-82 todas:14 todas_las:15
todavía:20 todavía_no:20 today:-80 today_0:-58 today_^:-61 today_and:84
today_because:-17 today_best:-26 today_i:63 today_is:89 today_it:-10
today_that:-31 today_the:12 today_too:25 today_was:-44 today's:12 toddler:-90
toddler_on:-7 toddlers:-54 todo:-27 todo_^:-44 todos:-80 todos_^:-34 toe:-27
toe_^:-32 toes:-61 toes_^:-41 toets:42 toets_telt:39 toetsenbord:-26 together:47
together_^:-14 together_the:5 together_with:80 toilet:-19 toit:-15 token:93
token_^:30 token_lives:13 token_machine:6 tokeniser:4 tokens:24 tokens_for:2
told:-3 told_^:-35 told_a:-7 told_about:-7 told_by:24 told_everybody:-12
told_from:45 told_has:11 told_her:-13 told_him:-22 told_it:2 told_me:-2
told_my:9 told_that:8 told_the:101 told_them:-54 told_there:-13 told_they:-26
told_to:-31 told_us:-11 told_where:44 told_would:-48 told_you:79 tolerates:29
toll:18 toll_bridge:48 tolto:14 tomasz:24 tomates:-31 tomatoes:-78
tomatoes_^:-52 tombe:43 tombe_du:28 tomber:-8 tomme:57 tomme_^:2 tomorrow:134
tomorrow_^:-9 tomorrow_before:14 tomorrow_i:25 tomorrow_it's:17 tomorrow_the:20
tomorrow_we:10 tomorrow's:-51 ton:13 tone:29 tone_^:13 tones:-31 tongue:15
tonight:37 tonight_?:19 tonight_^:-34 tonight_and:-18 tonight_i:5 tonight_is:90
tonight_so:27 tonight_the:10 tonight_we:5 tonight_when:13 tonight_with:-18
tonnen:29 tonnes:58 tonnes_^:15 tonnes_and:14 tonnes_the:9 tons:5 tons_^:5
too:65 too_and:3 too_cold:27 too_damp:5 too_early:16 too_easily:10 too_easy:40
too_expensive:3 too_far:27 too_few:61 too_hard:12 too_loud:-35 too_low:29
too_many:104 too_much:42 too_often:73 too_old:-13 too_short:-32 too_slow:-36
too_so:-100 too_the:4 too_warm:7 took:13 took_0:-44 took_a:-60 took_all:87
took_away:11 took_down:-29 took_it:28 took_longer:-59 took_me:19 took_one:-3
took_out:-48 took_over:80 took_the:33 took_them:4 took_this:-11 took_three:58
took_us:-18 took_you:23 tool:-18 tools_the:42 tooth:-63 toothpaste:-20 top:-32
top_of:60 top_to:-16 top_ups:5 topic:38 topic_^:-93 topic_for:55 topic_is:71
topped:14 topped_up:14 tops:119 tops_^:26 tops_out:22 toques:8 tor:6 torch:-1
torch_^:26 torch_and:-39 torches:-31 toreb:13 toreb_chłodzących:13 torino:19
torkar:93 torn:66 torn_^:25 torn_between:2 tornare:-23 torneo:24
torneo_llevaré:24 torque:-15 torque_wrench:-17 torre:-20 torta:-23 tortoise:-33
tortoise_^:-31 tortoise_has:17 torvald:48 tostador:8 tot:60 total:-27
total_^:-32 totals:-77 touch:69 touch_anything:5 touch_it:-33 touch_the:90
touched:-19 touched_^:7 touched_the:8 touches_it:2 touches_the:14 touching:23
touching_a:15 touching_that:-19 touching_the:18 tough:13 toujours:6
toujours_la:-38 toujours_mes:27 toujours_pas:39 toujours_toute:-7 toujours_à:38
tour:55 tour_^:11 tour_group:16 tour_groups:23 tour_sets:10 tour_was:-33
tourbe:20 tourbe_est:20 tourist:-54 tourist_from:-38 tourists:-27
tourists_from:-28 tournament:8 tournament_uses:1 tourne:82 tourne_^:23
tourne_sous:4 tours:49 tous:-68 tous_les:-33 tout:-98 tout_^:-43 tout_de:-28
tout_le:-89 tout_passe:3 toute:-37 toute_la:-36 toute_sa:-1 toute_une:-4
toutes:41 toutes_les:41 tow:49 tow_them:29 tow_truck:13 toward_it:-18
towards:-10 towards_^:11 towards_a:29 towards_the:4 towel:-35 towel_over:-1
towels:68 towels_^:5 towels_are:34 tower:31 tower_^:24 tower_and:-21
tower_comes:10 tower_has:11 tower_in:-3 tower_keeper:23 tower_nine:10
tower_opening:9 town:-60 town_^:-16 town_charter:33 town_hall:28 town_has:-14
town_is:20 towns:-67 towns_^:-20 toy:122 toy_^:55 toy_cars:35 tr:10 tr_0:10
trabajo:32 trabajo_lleva:10 trabalho:43 trabalho_tem:42 trace:-78 trace_has:-13
trace_is:-46 trace_was:-7 traceback:-35 traceback_is:-6 traces:-63
traces_from:-35 tracing:-43 track:-5 track_0:25 track_rope:8 tracked:5
tracker:29 tracks:54 tracks_^:3 tractor:-27 tractor_it:-1 tractors:10 trade:-66
trade_^:-55 trade_fair:3 trade_is:-19 trades:-17 tradition:-3 traduction:8
traduction_^:8 traduzioni:24 trae:28 trae_0:7 traffic:-37 traffic_^:33
traffic_for:-28 traffic_in:19 traffic_wardens:-22 trafia:36 trafia_do:36
trafo:22 trafo_im:3 traghetto:34 traghetto_^:1 trail_^:27 trail_marks:20
trailer:82 trailers:59 trailers_^:9 train:-71 train_^:94 train_and:21
train_from:-8 train_has:11 train_is:-72 train_leaves:19 train_through:-30
train_to:-121 trained:-26 trained_on:43 trained_the:4 trainee:71 training:-4
training_ground:12 training_it:18 training_with:14 trains:-62 trains_^:25
trains_the:-44 traiteur:14 traiteur_libanais:14 trajo:-24 tram:-84 tram_^:-34
tram_in:1 tram_line:-22 tram_so:-42 tram_through:-5 tramonto:-60 trampoline:-44
trams:11 tranché:11 tranché_on:11 tranquilo:-7 tranquilo_^:-1 transactions:-28
transcribed:50 transcript:15 transfer:-8 transfer_from:-20 transferred:-52
transferred_to:-56 transformatorhuis:8 transformer:41 transformer_swap:3
transit:-27 translate:23 translated:8 translated_^:-20 translated_and:18
translation:66 translations:40 translators:18 transmitter:7 transmitter_is:11
transmitting:10 transmitting_^:10 transport:80 transport_^:3 transportadora:13
transporteur:4 trap:56 trappan:-83 tras:12 tras_la:12 trasporto:4 trastero:11
trasę:13 trasę_północną:13 trata:18 tratto:28 tratto_della:28 trattore:13
travail:29 travaille:10 travailler:6 travaux:38 travaux_jusqu'à:1 travel:3
travel_^:-71 travel_by:6 travel_in:84 travel_on:-85 travel_papers:16
travelled:-19 travellers:-14 travels:71 travels_in:76 travels_with:-2 tray:74
tray_^:34 trays:62 trays_^:10 trays_of:6 traz:4 tre:-112 treasure:-80
treasurer:52 treasurer_of:19 treasury:4 treat:130 treat_every:36 treat_the:62
treated:52 treated_as:1 treated_under:24 treatment:4 treble:27 tree:-56
tree_^:-3 tree_surgeon:3 trees:25 trees_^:68 treffpunkt:25 treffpunkt_der:2
treffpunkt_ist:10 trein:-52 tremendo:-18 tremendo_hasta:-18 tremor:2 tren:-40
trench:25 trend:-17 treno:57 treppenhaus:-41 tres:22 tres_está:24 tres_horas:-51
tres_noches:16 tresor:34 tresor_^:23 trevlig:-24 triage:61 triage_cards:13
trial:34 trial_days:9 trial_in:3 trial_period:13 trial_spine:33 trials:48
trials_^:11 triangle:-23 triangles:-48 triangles_^:-40 trick:-5 tried:-70
tried_0:11 tried_^:7 tried_on:8 tried_the:-53 tried_them:25 tried_to:-94
tried_twice:15 tries:-25 tries_again:2 tries_for:15 tries_to:-42 trieste:23
trigger:3 triggered:16 trigonometry:9 trigrams:44 trimestre:-43 trimmed:24
trimming:20 trip:107 trip_^:59 trip_goes:2 trip_so:15 trip_to:-34
trip_upstairs:2 triplets:4 tripod:58 tripod_^:-26 tripped:11 tripped_over:-24
tripped_the:34 trips_at:46 trips_it:-60 trips_the:22 tripulación:35
tripulación_es:35 troca:6 trochę:-4 trocken:-16 trockengewicht:31 trois:-50
trois_fois:15 trolleys:4 trombone:-31 trombone_with:-13 trompete:-28 tronco:-34
tronco_^:-34 trond:-12 trop:-26 trop_mignon:-52 trop_tôt:34 trophy:-68 troppo:37
trotz:-24 trotz_der:-6 trouble:6 trouble_at:-30 trouble_with:19 trough:-24
trousers:-12 trousers_and:-9 trout:53 trout_^:6 trout_go:24 trouve:34 trova:-7
trovo:60 trovo_meglio:60 truck:83 truck_^:17 truck_comes:17 truck_weight:5
trucks:37 true:-37 true_^:29 true_but:-32 true_story:-18 truly:-1 trumpet:29
trumpet_^:56 trumpet_pipes:43 trumpets:-36 trunk:11 trunk_^:37 trunk_has:10
truppe:-46 trust:-73 trust_a:-46 trust_me:-27 trust_the:-4 truth:26 truth_^:22
trwają:-18 trwają_0:18 try:53 try_^:20 try_a:9 try_it:-8 try_on:-1 try_the:21
try_things:-15 trying:17 trying_to:25 trzeba:13 trzymamy:8 trägt:36 tränen:-36
tränen_gelacht:-62 träumen:-19 très:-63 três:48 ts:8 ts_^:5 ttl:-16 ttyusb:5
ttyusb_0:5 tu:110 tu_me:36 tu_punto:27 tub:5 tuba:-73 tuba_^:-55 tube:-28
tubes:-11 tubing:-62 tubing_is:-62 tubs:1 tucked:22 tudo:46 tue:54 tuesday_^:-15
tuesday_class:11 tuesday_group:26 tuesdays:114 tuesdays_and:8 tug:28 tug_of:-23
tugs:27 tuition:8 tulips:-18 tummen:14 tummen_ska:14 tun:-40 tune:19 tune_^:-6
tune_from:4 tune_which:-28 tuned:30 tuned_the:-15 tuner:36 tuning:17 tunnel:-38
tunnel_^:20 tunnel_branch:29 tunnel_near:-27 tunnel_tour:14 tunnels:-19 tur:-40
turbine:-24 turbine_^:-44 turbines:-6 turf:33 turkey:30 turkish:-24 turn:53
turn_^:30 turn_in:14 turn_into:-1 turn_it:-56 turn_now:41 turn_of:11
turn_out:-31 turn_round:1 turn_the:18 turn_to:71 turned:35 turned_0:-74
turned_away:8 turned_down:13 turned_every:56 turned_into:25 turned_it:11
turned_off:28 turned_out:-68 turned_the:50 turned_up:-4 turner:64 turner_at:1
turni:17 turning:-13 turning_and:8 turno:91 turno_de:30 turno_di:26 turns:-42
turns_^:22 turns_as:-10 turns_up:-24 turnstile:3 turnstile_service:2 turret:16
turtle:-7 tutoie:46 tutor:73 tutor_is:58 tutorial:2 tutorial_room:6 tutorials:65
tutti:-23 tutti_^:-46 tutti_i:15 tutto:-33 tutto_^:-7 tv:-52 tv_^:-44 två:25
twee:30 twee_keer:62 tweede:68 twelve:32 twelve_and:-7 twenty:-16
twenty_minutes:34 twenty_years:-25 twice:-23 twice_^:47 twice_and:34 twice_at:9
twice_in:-25 twice_on:33 twice_so:-80 twice_the:-1 twice_when:-24 twilight:91
twilight_gives:11 twilight_if:20 twill:47 twill_bug:47 twin:26 twins:-55
twins_^:-31 twins_are:1 twins_in:-47 twins_on:11 two:49 two_^:17 two_adults:3
two_and:26 two_are:-59 two_at:49 two_birds:6 two_boxes:3 two_coats:18
two_days:20 two_different:-46 two_drinks:36 two_hard:-39 two_has:51
two_hours:-58 two_hundred:16 two_i:6 two_is:67 two_kids:9 two_lads:14
two_lanes:4 two_left:-43 two_lines:9 two_minutes:-50 two_more:9 two_nights:20
two_nurses:13 two_of:-11 two_patients:-50 two_people:140 two_plates:-25
two_ppl:17 two_quotes:5 two_rows:1 two_runs:27 two_short:5 two_signatures:9
two_sisters:37 two_small:16 two_the:4 two_trains:-27 two_trays:4 two_tunes:54
two_weeks:-51 two_winters:75 two_with:50 two_years:12 txt:15 txt_^:15 ty:-51
tycker:29 tycker_bättre:16 tygodniowo:17 tygodniowo_^:17 tylko:55 tym:-54
type:-43 type_0:5 type_^:-36 type_de:1 type_hints:25 type_in:-16 type_it:-11
type_on:28 type_this:-28 typed:45 typed_in:49 typescript:34 typescript_^:16
typical:-146 typical_^:-85 typical_for:-45 typing:-111 typing_^:74 typing_is:-36
typing_this:-37 typing_with:-76 typo:47 typo_^:26 typo_on:-7 typos:-66
typos_train:-8 tyre:1 tyres:94 tyres_^:30 tyres_are:48 tyst:-7 tyst_^:-39
tyvärr:22 tão:-17 tão_bonita:-9 täglich:38 tände:-9 técnico:69 téléphone:10
téléphérique:-91 tête:-30 tío:-8 tôt:39 tür:-35 tür_^:-39 u:-6 u_^:57 u_a:43
u_call:17 u_can:50 u_daar:-4 u_de:4 u_nas:-146 u_should:-33 u_tell:29 u_the:1
uart:13 uart_^:7 udp:-18 uf:-96 uf_qué:-36 ugh:-189 ugh_^:-35 ugh_monday:-58
ugh_mondays:-38 ugh_the:-1 ugh_xcode:-11 ugly:-39 uhr_^:11 ui:100 ui_is:60
ui_reviewer:30 uit:-36 uit_^:25 uit_een:25 uit_veel:-20 ukulele:-25 ulrike:6
ultimately:57 ultrasound:-18 um:81 um_0:46 um_acht:16 um_den:10 um_die:56
um_halb:54 um_minute:28 um_resumo:23 uma:24 umbral:12 umbral_de:12 umbrella:-115
umbrella_^:-8 umbrellas:-50 umbrellas_^:-87 umdrehungen:11 umeå:25 umgezogen:14
umlaut:14 umlauts:27 umowa:43 umsatz:12 umsatz_aus:12 umständen:1 umzug:19
un:-161 un_accent:19 un_bel:-21 un_bruit:-44 un_buen:-36 un_cadenas:67
un_calor:-30 un_de:16 un_deposu:51 un_dessin:38 un_elefante:-19 un_fichier:26
un_film:-24 un_fond:85 un_frío:-26 un_gatto:-3 un_mail:-5 un_mariage:12
un_nudo:16 un_peu:-44 un_plaisir:-22 un_rythme:4 un_señor:-39 un_signore:-20
un_solo:20 un_tableau:-30 un_temps:-61 un_tesoro:-23 un'altra:-93 un'aria:-13
un'aria_e:-13 una:33 una_camera:23 una_cosa:-3 una_noche:-20 una_pentola:-27
una_postal:-18 una_scatola:12 una_semana:-49 una_vez:-53 unable:32 unable_to:32
unaided:36 unanswered:1 unbeaufsichtigt:38 unbeaufsichtigt_auf:38 uncertain:68
uncertain_readings:68 uncle:56 uncle_^:31 uncle_alfred:94 uncle_always:7
uncle_had:63 uncle_in:-19 uncle_ray:8 uncle's:45 unclear:110 unclear_^:-34
unclear_so:4 unclear_to:54 unclear_whether:5 unclear_which:17 unclear_who:14
unclear_why:32 uncoated:14 uncomfortable:-47 und:-102 und_bei:26 und_da:58
und_dabei:-20 und_dann:-40 und_das:-82 und_der:-56 und_die:-26 und_ein:-12
und_eine:-38 und_ich:-80 und_ist:-62 und_keine:-47 und_keiner:-29 und_mit:36
und_nach:7 und_nicht:26 und_war:55 und_zwar:34 undecided:52 under:14 under_0:88
under_a:52 under_each:-69 under_eight:42 under_it:-60 under_load:10 under_no:59
under_the:-72 under_way:2 under_your:3 underbar:-45 underestimate:-26
underestimate_how:-26 underground:87 underline:-8 underneath_^:7 underrated:-103
understand:55 understand_^:38 understand_it:29 understand_that:-12
understandable:-48 understanding:13 understanding_that:11 understands:6
understood:-23 understood_^:11 understood_the:23 understood_why:-64
understudy:-14 understudy_tonight:31 undici:-33 undo:72 undo_history:14
undo_steps:2 une:-32 une_aventure:-7 une_classe:11 une_fois:54 une_heure:52
une_liste:48 unexplained:15 unexplained_^:8 unfinished:-17 unfortunately:-20
ungefähr_0:3 ungrateful:15 unico:15 unicycle:-27 uniform:2 uniform_^:-9
uniform_jackets:22 uniforms:24 union:37 unit:143 unit_0:23 unit_^:5 unit_in:11
unit_on:30 unit_tests:1 units:79 units_^:15 units_in:21 unittest:14 universe:-82
university:-17 university_^:20 unknown:63 unknown_^:5 unknown_so:20
unlabelled:28 unless:27 unless_a:6 unless_i:23 unless_the:32 unless_you:-49
unload:32 unload_the:2 unloading:20 unloading_spot:3 unlock:47 unlock_^:8
unlucky:-36 uno:-2 uno_con:39 unopened:10 unpaid:9 unplug:72 unplugged:22
unplugged_^:27 unread:-61 unread_msgs:-53 unreal:-34 unreal_^:-19 unresolved:13
uns:-9 uns_für:6 uns_im:-68 uns_in:-38 uns_ist:-4 uns_jedes:27 unsafe:-15
unser:-43 unsere:-35 unsold:65 unter:42 unter_keinen:1 unterricht:14
unterschrieben:25 unterschrieben_^:25 unterschrift:21 until:34 until_0:38
until_everybody:-5 until_he:-23 until_i:21 until_it:31 until_it's:-38
until_last:6 until_next:25 until_noon:16 until_she:50 until_spring:3
until_the:-48 until_they:-12 until_we:4 untouched:10 unused:7 unusual:-22
unwrap:8 up:19 up_!:-51 up_0:83 up_?:35 up_^:62 up_a:-103 up_above:-31
up_after:73 up_again:29 up_and:-19 up_arguing:-22 up_as:-50 up_at:-40
up_because:-11 up_before:-44 up_bows:49 up_but:3 up_by:27 up_call:3 up_early:-27
up_every:5 up_explaining:-21 up_for:-24 up_four:-36 up_from:-67 up_her:17
up_i:22 up_in:25 up_is:74 up_its:3 up_last:46 up_left:10 up_like:-50 up_my:90
up_next:23 up_now:21 up_of:4 up_on:-5 up_only:1 up_or:14 up_our:2 up_over:-6
up_since:-40 up_so:13 up_sticks:9 up_talking:-11 up_than:24 up_that:-35
up_the:-3 up_there:-23 up_to:43 up_with:-11 up_your:14 update:-4 update_the:3
updated:31 updates:93 upgrade:-37 upgraded:3 uphill:5 upload:100
upload_chunks:23 upload_size:8 uploaded:75 uploaded_the:31 uploads:50
uploads_happen:21 upon:52 upon_a:14 upon_our:-22 upon_the:7 upp:69 upper:134
upper_gallery:8 upper_hut:9 upper_octave:21 upper_stretch:3 upright:50
upright_^:1 upright_for:8 uprzejmie:45 uprzejmie_informuję:4 ups:100 ups_^:70
upset:-14 upset_the:-15 upshot:7 upside:11 upside_down:11 upstairs:75
upstairs_?:21 upstream:12 uptime:-65 ur:-5 ur_a:-24 ur_time:-33 urgent:44
urine:10 urine_cultures:10 urkunde:-11 urls:23 urn:23 urn_^:14 us:7 us_0:-72
us_^:55 us_a:-13 us_about:-36 us_all:-9 us_and:40 us_as:54 us_at:-38
us_better:14 us_both:8 us_even:10 us_for:34 us_from:-18 us_has:23 us_he:-17
us_in:8 us_is:31 us_it:-15 us_keep:23 us_know:11 us_like:-6 us_make:30 us_now:21
us_of:-33 us_off:44 us_on:54 us_only:-15 us_or:16 us_out:-64 us_over:-5
us_put:-28 us_she:2 us_so:40 us_such:13 us_that:10 us_the:-47 us_to:-33
us_twice:26 us_up:-28 us_whether:5 us_with:33 us_would:-12 us_yet:3 us_you:38
usa:39 usa_0:12 usa_a:28 usa_el:-54 usa_la:41 usage:-30 usar:58 usare:39
usare_mai:9 usb_stick:-12 usch:-54 usch_vad:-54 use:110 use_^:-53 use_a:26
use_has:2 use_is:34 use_it:-11 use_my:8 use_that:49 use_the:15 use_two:-12
used:-98 used_a:-37 used_for:49 used_in:40 used_on:19 used_to:-132 useful:-43
useless:-13 useless_^:-20 user:-57 users:58 users_^:25 users_can:46 uses:83
uses_a:36 uses_it:22 uses_links:18 uses_the:24 usher:16 ushers:17 usiamo:7
using:29 using_the:1 uso:7 ustalar:54 ustaliliśmy:27 usted:16 usted_en:5
usual:-124 usual_^:-26 usually:-154 usually_comes:-30 usually_the:-16 ut:-19
utan:52 utc:120 utc_^:26 utf:11 utf_0:11 utilise:6 utrecht:-42 utrecht_^:-21
uur:-58 uur_^:23 uur_achter:10 uur_parkeren:24 uv:20 uv_lamp:6 uw:61
uw_bakfiets:23 uzun:22 v:78 v_0:47 va:-2 va_a:36 va_en:8 vaak:-25 vacances:-42
vacation:-34 vaccinations:39 vaccine:46 vacuum:-28 vad:-98 vad_roligt:-1 vader:7
vai:56 vai_ser:10 vain:-7 vais:-4 vakantie:-44 vale_0:22 valid:15 validation:2
validation_split:2 validator:17 valla:-111 valla_^:-70 valley:14 valley_^:30
valley_route:27 valley_station:30 valley_went:14 valt:13 value_^:5 values:-17
values_^:15 valve:-13 valve_in:-16 valve_twelve:5 valves:11 vamos:95 vamos_de:14
van:8 van_^:25 van_after:-5 van_and:42 van_de:-20 van_een:-23 van_en:23
van_for:4 van_from:57 van_has:9 van_het:27 van_is:12 van_ons:-66 van_siempre:28
van_smells:-52 van_that:-3 van_will:16 van_with:-16 vanaf:19 vanaf_nu:11
vandaag:-99 vanish:-8 vanished:22 vanne:3 vanno:11 vanochtend:-8 vans:26
vans_are:10 vara:25 varavirta:90 varför:-69 variable:-60 variable_and:-6
variable_called:-48 variablen:2 variables:13 variance:25 variant:14
variant_ships:8 variation:1 varje:65 varnish:64 varnish_^:21 varnish_is:18
vasca:13 vase:-68 vast:10 vat:8 vater:37 vault:-6 vault_^:-38 vault_and:30
vault_in:-21 vaut:9 vaya:-68 vd:-54 ve:33 ve_a:23 ve_el:-35 veas:-8 vecchia:24
vecchio:8 vecchio_schema:5 veces:-39 veces_y:-10 vecino:-119 vecinos:-17
veckor:27 veckor_^:27 veel:-120 veel_verhalen:-20 vegan:68 vegetable:35
vegetable_box:29 vegetarian:133 vegetarians:62 veggie:56 vehicle:13 velha:36
velho:28 velho_^:3 vellum:-4 velvet:26 vem:88 vem_som:14 vending:-80
vending_machine:-75 vendor:-55 vendor_^:-51 vendor_engineer:27 vendored:8
vendredi_^:39 venir:29 vent:-4 venta:6 venta_de:6 ventil:27 ventilador:6
vento:24 venue:-7 venue_is:24 venue_will:12 venus:-64 ver:13 ver_a:12 verano:49
verb:-28 verb_endings:8 verboten:61 verboten_^:61 verbs:33 verbs_in:18
verdad:-21 verdad_^:-33 verdade:-47 verde:47 verein:39 veremos:13 verger:46
verhaal:-50 verhaal_over:-41 verhalen:-20 verified:14 verify:17 verkligen:-63
verkstaden:44 verloren:54 verloren_^:54 verlängert:9 vers:-43 vers_le:11
verse:39 verses:-106 verses_^:-70 version:-69 version_^:6 version_is:-81
version_was:-30 versions:-44 versión:15 verso:-3 versprochen:38 versprochen_^:38
verstanden:7 verstärker:-78 verstärker_^:-78 vert:39 vertical:42
vertical_slice:8 vertrag:-36 vertrag_ist:-45 verträgt:-39 vervangen:20
vervangen_^:10 verwechselt:25 very:-48 very_^:-16 very_and:-21 very_clear:5
very_day:-22 very_deep:-30 very_elegant:23 very_end:44 very_fair:-24
very_first:-78 very_funny:-18 very_large:-22 very_long:31 very_most:87
very_much:31 very_old:29 very_ones:-47 very_patient:21 very_pleased:-9
very_polite:37 very_romantic:-4 very_same:-64 very_short:35 very_strict:16
very_welcome:-11 very_well:43 verzeihen:-52 verzeihen_sie:-52 vest:24
vestiaire:1 vestido:42 vestry:-1 vests:58 vests_look:1 vet:64 vet_^:85
vet_fortfarande:28 vet_has:-14 vet_inte:12 vet_invoice:1 vet_is:19 vet_on:-62
vet_said:16 vet's:12 vet's_bills:27 veterinario:25 veut:-7 veut_devenir:-12
vez:-125 vez_^:-71 vhf:53 vi:25 vi_behåller:30 vi_har:-23 vi_kör:14 vi_om:56
vi_tar:25 via:25 viable:13 viable_seeds:13 viaggio:-17 viaggio_^:-22 viaje:-12
vibraphone:2 vibration:-19 vicar:-14 vicar_^:19 vicino:-13 vid:65 vida_de:-26
video:-37 video_on:-55 videos:71 videos_^:43 vie:-23 vieille:-42 viejas:18
viejo:33 viel:-109 viele:-89 viele_^:-59 viele_leute:-29 vielen:-42
vielen_so:-42 vielleicht:-14 viene:21 viene_dal:32 vienna:-60 viennent:-23
viento:-2 viento_fuerte:18 vier:49 viernes:67 viertelstunde:9 vietato:27
vieux:-79 view:7 view_from:-26 view_is:-18 view_of:20 view_that:22 view_the:-7
viewing:34 viewings:7 views:25 views_^:17 vigila:13 vijf:24 vijftig:-19
viktmodulen:20 vilken:-78 vilken_underbar:-45 vill:137 vill_hellre:62
vill_helst:35 vill_jag:15 village:28 village_turned:-33 villages:-19 ville:-1
vim:1 vimos:-42 vimos_un:-22 vindt:-43 vinegar_and:8 vingt:18 vino:-3
vintage:-14 vinter:2 viola:12 viola_has:8 violin:36 violin_^:49 violin_has:38
violino:-8 violins:-53 virage:3 virage_du:3 virtual:25 vis:50 vis_vests:19
visa:28 visa_forms:20 vise:22 visible:-10 vision:2 visit:-33 visit_^:-12
visit_and:-24 visit_is:1 visita:19 visitas:9 visite:55 visiteurs:2 visiting:83
visiting_surgeon:2 visitor:14 visitor_names:7 visitor_walks:-3 visitors:55
visitors_^:-31 visitors_a:2 visitors_at:-4 visitors_from:-9 visitors_have:-13
visitors_in:4 visits:72 visits_^:4 visits_in:84 visits_on:12 visto:-33
visto_0:-37 visual:30 vit:6 vita:-23 vite:14 vitre:-32 vitres:5 vitrine:18
viva:2 vivaldi:-4 vizinho:-45 vlan:57 vlan_0:35 vm:20 vocabulary:65
vocabulary_from:-1 vocht:31 vocht_^:5 você:56 voeding:19 voglia:-32
voglia_di:-10 voglio:48 vogliono:7 voice:76 voice_^:-78 voice_is:34
voice_messages:29 voice_note:7 voice_notes:21 voice_on:-3 voice_program:9
voice_was:47 voicemail:54 voicemail_^:43 voices_^:-14 voices_which:-31 void:-11
void_^:-18 voids:22 voids_the:22 voie:-32 voir:-51 voisin:-44 voisine:-14
voisine_^:20 voisins:-67 voit:-39 voitures:23 voitures_^:13 voix:58 vol:76
vol_^:23 vol_en:33 volcanoes:24 volle:8 volle_zaal:8 vollständig:31 volontari:28
volontari_^:28 volontiers:14 volt:12 volt_^:3 volta:53 volta_^:55 volta_anche:32
voltage:16 voltage_is:11 volts:59 volts_^:18 volume:142 volume_0:24
volume_has:13 volume_of:13 volume_one:49 volumes:60 volunteer:7 volunteers:104
volunteers_have:34 volunteers_shirts:30 volver:14 vom_dienst:26 vom_umsatz:12
von:-59 von_den:17 von_mir:7 von_vorne:28 von_war:-19 vonden:-86 vonden_het:-86
voor:72 voor_de:77 voor_een:34 voor_het:49 voor_je:-17 voor_me:-18 voor_u:24
voor_uw:-8 voorlopig:39 voortaan:45 vor:-31 vor_dem:20 vor_der:-34 vor_einer:11
vor_jedem:2 vor_jeder:20 vordach:34 vorher:57 vorig:-42 vorig_jaar:-42 voriges:5
voriges_jahr:5 vorkheftruck:-27 vormittag:31 vorne:28 vorspiel:44
vorspiel_begleitet:26 vorstand:10 vorstellen:-27 vorstellen_^:-27 vorstellung:50
vorstellung_am:18 vos:27 vosk:33 vosk_^:33 vosotros:2 vote:21 vote_in:16
vote_with:6 voted:112 voted_and:12 voted_for:43 voted_with:14 votes:3 votes_to:3
votre:67 votre_commande:2 votre_dossier:4 votre_oncle:18 voté:2 vou:113
vou_pedir:9 voucher:111 voucher_for:42 vouchers:42 vous:-52 vous_calculez:25
vous_comprends:-83 vous_envoie:3 vous_est:26 vous_l'amabilité:5 vous_le:16
vous_lire:-23 vous_recevrez:25 vous_saurais:25 vous_saurions:12 vous_serais:17
vowels:-23 vowels_^:-37 vowels_are:-5 voyage:-40 voyager:-4 voz:43 vpn_^:-11
vraag:44 vraag_of:30 vragen:41 vraie:2 vroeger:-63 vu:-53 vuelta:15 vuelto:34
vuelto_a:34 vulkan:29 vulkan_^:29 vuole:35 väder:-106 vänta:-66 vår:7 vélos:-14
vérifier:3 w_0:-26 w_^:38 w_a:-21 w_bazie:23 w_biurze:22 w_it:27 w_karty:-11
w_me:20 w_my:-2 w_następnej:9 w_niedzielę:-14 w_o:30 w_piwnicy:30 w_piątek:26
w_poniedziałki:-20 w_sali:16 w_sprawie:1 w_szatni:31 w_szkole:-36 w_telewizji:10
w_the:31 w_tym:-56 w_środy:23 waage:27 waar:-5 waar_ik:10 waarom:34 waarop:-35
wachten:37 wachtrij:11 waffle:7 waffles:-50 wage:23 wagen:12 wagon:50 wagons:-2
waistcoat:-8 wait:-57 wait_for:44 wait_i:16 wait_i've:-57 wait_in:41
wait_outside:19 wait_that:-12 wait_the:-40 wait_until:39 waited_0:-35
waited_for:-59 waiter:-27 waiting:-19 waiting_^:-64 waiting_at:-15 waiting_for:9
waiting_list:20 waiting_room:-19 waiting_tent:32 waiting_to:76 waits:29
waits_0:11 waits_^:-22 waits_until:25 waived:21 waived_the:21 waiver:17 wake:57
wake_me:29 wakes:-65 wakes_at:32 wakes_up:-78 walk:-24 walk_in:48 walk_is:4
walk_to:-4 walked:-19 walked_0:-49 walked_into:-22 walked_over:44
walked_past:-20 walked_round:10 walked_the:-23 walker:1 walkie:38
walkie_talkies:38 walking:-36 walking_frame:-7 walking_through:-28
walking_to:-16 walks:-33 walks_^:-36 walks_the:-76 walkway:5 walkway_rail:5
wall:11 wall_^:-60 wall_and:25 wall_of:-54 wall_the:1 walled:6 wallet:-14
walls:-21 walls_^:65 walls_in:-73 walls_of:31 walnut:39 waltz:72 waltz_^:-34
wand:-29 wander:-30 wander_off:-25 wanna:107 wanna_be:3 wanna_pass:6 want:198
want_0:26 want_^:4 want_a:54 want_de:16 want_from:16 want_het:44 want_is:6
want_it:11 want_my:16 want_the:92 want_to:-52 want_us:13 want_you:20 wanted:-107
wanted_^:37 wanted_a:61 wanted_to:-123 wants:152 wants_0:61 wants_^:-26
wants_a:-20 wants_his:24 wants_it:52 wants_more:-69 wants_now:89 wants_so:38
wants_the:9 wants_to:55 war:-49 war_^:-55 war_and:19 war_das:-23 war_die:-81
war_es:-29 war_gestern:-49 war_ich:5 war_in:-2 war_noch:6 war_schon:52
war_that:29 war_vielleicht:-27 war's:-47 ward:13 ward_0:-16 ward_^:-17
ward_is:-53 ward_sends:2 ward_sister:-7 ward_wakes:32 ward_was:-48 warden:14
wardens:-4 wardrobe:45 wardrobe_^:3 wardrobes:-5 wards:50 ware:8 warehouse:32
warehouses:-38 waren:-74 waren_wir:-10 warm:-14 warm_^:-24 warm_light:23
warm_pool:1 warm_the:-38 warm_up:70 warm_ups:42 warm_water:-30 warme:16
warmed:22 warmed_to:22 warmer:12 warmer_than:-20 warmest:-30 warming:5 warms:17
warmup:37 warned:-81 warned_me:-81 warning:50 warning_^:29 warning_banner:20
warning_bar:25 warning_is:-5 warning_lamp:10 warning_signs:13 warnings:23
warp:55 warp_mesh:13 warranty:121 warranty_^:3 warranty_claim:6 warranty_form:3
warranty_of:28 warranty_runs:6 warteschlange:15 wartezeit:4 wartung:55 was:-31
was_$:20 was_0:-87 was_a:-33 was_about:36 was_afraid:18 was_after:-26
was_again:-25 was_agreed:11 was_all:-7 was_allowed:-7 was_almost:-4 was_an:49
was_and:-31 was_at:22 was_basically:-17 was_bei:37 was_better:-47 was_bought:42
was_brought:-20 was_by:-21 was_carried:42 was_cast:28 was_changed:34
was_chaos:-31 was_charged:28 was_chasing:-23 was_cheese:-2 was_cleaned:17
was_clear:43 was_completed:30 was_concluded:3 was_doing:35 was_down:24
was_excellent:4 was_filled:21 was_fine:13 was_finished:37 was_for:34
was_freezing:-5 was_full:59 was_given:51 was_going:7 was_gone:-22 was_good:12
was_gorgeous:-19 was_half:45 was_handed:-3 was_here:107 was_het:-52 was_hoping:7
was_humming:-37 was_hurt:-11 was_i:-56 was_in:-22 was_it:-38 was_kind:29
was_last:56 was_late:-52 was_left:38 was_like:1 was_little:-11 was_longer:-10
was_lost:10 was_lovely:13 was_made:6 was_magic:17 was_meant:-8 was_modelled:35
was_more:13 was_mostly:-28 was_moved:24 was_my:16 was_never:-20 was_nice:88
was_nineteen:-27 was_not:-94 was_off:19 was_on:-16 was_once:-27 was_our:18
was_out:-6 was_over:-5 was_packed:-14 was_playing:-25 was_praying:5
was_probably:-34 was_pulled:36 was_put:-38 was_quick:-23 was_quite:36
was_rather:-51 was_reading:-65 was_recorded:42 was_replaced:30 was_resolved:7
was_returned:11 was_right:-32 was_second:-20 was_sent:30 was_shouting:4
was_shown:-11 was_signed:50 was_sitting:28 was_six:8 was_small:-48 was_so:-66
was_sold:40 was_something:-9 was_still:49 was_such:19 was_switched:3 was_that:16
was_the:31 was_there:-6 was_thinking:20 was_to:-10 was_told:-43 was_too:58
was_trained:43 was_unreal:-12 was_up:-32 was_updated:21 was_very:70
was_waiting:-41 was_whistling:-15 was_with:-34 was_wondering:30 was_worth:5
was_writing:-14 was_written:-16 was_wrong:67 wash:-19 wash_^:-37 wash_and:17
wash_the:20 washed:79 washed_at:1 washer:31 washer_^:16 washing_machine:26
washing_up:17 wasn't:12 wasn't_a:-5 wasp:51 wasp_nests:39 wasps:-93 waste:47
waste_and:1 wasted:59 wasted_on:59 wat:-131 wat_een:-92 wat_fijn:-31 watch:101
watch_0:5 watch_^:75 watch_a:-34 watch_from:26 watch_is:65 watch_says:-19
watch_the:11 watchdog:24 watched:-32 watched_a:-22 watched_the:-4 watches:25
watching:-64 watching_^:-12 watching_the:-48 watchmaker:-10 water:20 water_^:-7
water_alarm:6 water_and:1 water_from:-27 water_got:10 water_in:-64 water_is:-17
water_not:22 water_on:46 water_pipes:26 water_tank:1 water_the:31 watercolours:1
watering:-53 watermelon:-9 waters:-37 watsons:48 watsons_in:48 watt:13 watt_^:12
watts:28 watts_^:50 wav:69 wav_^:12 wave:10 waved:-2 waved_at:-29 waves:-2
waves_^:-7 waving:30 wax:-56 wax_and:-3 waxed:20 way:14 way_^:21 way_about:14
way_after:-14 way_and:-3 way_back:96 way_better:32 way_code:-9 way_down:-25
way_for:26 way_from:-35 way_home:-57 way_i:22 way_in:17 way_into:-2 way_is:18
way_it:-4 way_more:51 way_of:31 way_on:-13 way_round:23 way_the:68 way_through:1
way_to:-100 way_up:-37 way_with:23 way_you:-11 wayleave:2 ways:-60 ways_^:46
wchodzi:27 wchodzi_na:11 wciąż:21 wciąż_nie:21 wczoraj:-81 we:127 we_^:-71
we_add:-16 we_agreed:47 we_all:-133 we_allow:13 we_always:-13 we_are:40
we_arrive:13 we_ask:4 we_ate:-5 we_bill:3 we_both:-23 we_buy:38 we_cache:5
we_call:-7 we_can:74 we_can't:54 we_cant:24 we_carried:-62 we_carry:53
we_chose:-41 we_come:9 we_continue:3 we_could:-41 we_counted:13 we_cut:25
we_de:44 we_decided:-5 we_deliver:18 we_deploy:15 we_did:-17 we_do:133
we_doen:65 we_don't:24 we_dont:57 we_drain:5 we_drop:48 we_dropped:21
we_drove:-62 we_een:54 we_ended:-10 we_even:32 we_feed:-21 we_fetch:2 we_find:1
we_found:-47 we_gaan:29 we_gave:-34 we_get:58 we_give:60 we_got:-18 we_grow:7
we_had:-71 we_hang:11 we_have:118 we_haven't:82 we_havent:-15 we_hear:-6
we_heat:7 we_hebben:-7 we_het:47 we_just:-19 we_keep:75 we_kiezen:2 we_know:25
we_laten:44 we_laughed:-19 we_learned:-49 we_leave:75 we_left:-64 we_like:89
we_live:33 we_look:24 we_looked:-51 we_lose:11 we_lost:-86 we_made:-48
we_make:20 we_mark:32 we_maybe:20 we_measured:-71 we_meet:-50 we_met:28
we_might:40 we_migrate:18 we_migrated:-46 we_missed:-15 we_move:34 we_moved:-95
we_must:-9 we_need:54 we_never:-63 we_now:10 we_once:-82 we_open:37
we_ordered:21 we_own:17 we_paid:19 we_paint:17 we_pay:-4 we_picked:34 we_plan:15
we_played:-67 we_practise:44 we_print:-10 we_put:34 we_ran:-31 we_rehearse:8
we_rent:-5 we_said:81 we_sail:6 we_sang:-23 we_sat:-5 we_saw:-50 we_say:48
we_see:26 we_sell:-37 we_send:-43 we_settled:49 we_shall:27 we_share:36
we_shared:-32 we_ship:48 we_shipped:-36 we_should:72 we_sign:5 we_skip:48
we_sold:-62 we_speak:9 we_start:44 we_stay:11 we_still:33 we_stop:52 we_store:22
we_support:3 we_swapped:-29 we_tackle:13 we_take:3 we_talk:-10 we_talked:15
we_thought:48 we_took:17 we_tried:-79 we_try:39 we_turn:40 we_turned:55
we_use:-27 we_used:-102 we_voted:30 we_wait:40 we_want:75 we_warm:11 we_went:-65
we_were:-89 we_will:38 we_willen:11 we_work:27 we_would:-25 we_write:6
we_wrote:-16 we'd:20 we'd_a:-54 we'd_be:23 we'd_go:3 we'd_have:10 we'd_like:33
we'd_love:49 we'll:177 we'll_do:28 we'll_go:14 we'll_keep:19 we'll_live:3
we'll_practise:22 we'll_see:-25 we'll_take:18 we're:72 we're_a:-47 we're_all:-57
we're_at:-8 we're_closing:24 we're_doing:15 we're_getting:5 we're_going:55
we're_leaving:36 we're_not:8 we're_pitching:13 we're_taking:19 we've:71
we've_agreed:12 we've_been:45 we've_found:8 we've_gone:11 we've_got:-37
we've_had:28 we've_known:46 we've_never:4 weak_^:-65 weak_spot:114 weak_verbs:39
weakest:86 weakest_topic:61 weakness:11 wear:95 wear_^:47 wear_a:-2 wear_the:28
wear_vests:1 wearing:-74 wearing_my:-46 wears:-44 wears_a:-29 wears_the:40
weather:-57 weather_^:-1 weather_bulletin:16 weather_feed:-21
weather_forecast:-55 weather_in:27 weather_is:4 weather_to:-9 weathers:-25
weavers:8 weaving:-19 web:37 web_framework:-26 web_page:12 web_shop:1 webcam:37
webhook:36 webhook_is:20 website:-56 website_^:-76 websockets:6 wed:42
wedding:-58 wedding_^:16 wedding_cake:-37 wedding_in:-1 wedding_on:-8
wedding_party:24 wedding_peal:32 wedding_with:-29 weddings:-67 weddings_^:-32
weddings_in:-19 wednesday:38 wednesday_^:-3 wednesdays:61 wednesdays_^:13
weds:13 wee:-23 weed:73 weeded:63 week:4 week_!:-34 week_0:-38 week_^:12
week_as:-26 week_at:-23 week_by:18 week_costs:18 week_first:-65 week_for:23
week_here:11 week_i:-53 week_in:-24 week_is:9 week_it:-11 week_of:17 week_on:-13
week_so:47 week_we:10 week_with:-6 week's:30 weekday:-14 weekdays:25
weekdays_^:22 weekend:60 weekend_and:11 weekend_i:14 weekend_is:12
weekend_the:-28 weekend_you:8 weekends:-27 weekends_^:-56 weekly:75
weekly_report:17 weeks:-55 weeks_^:45 weeks_ago:62 weeks_and:-10 weeks_at:-2
weeks_in:35 weeks_old:12 weeks_on:-39 weeks_or:23 weeks_to:11 weer:-131
weer_bij:14 weer_zo'n:-29 weet:-10 weet_nog:42 weft:16 weg:73 weg_von:17
wegen:36 wegen_der:10 wegen_des:4 weigh:28 weigh_0:48 weigh_more:-43
weigh_the:19 weigh_them:1 weighbridge:26 weighed:41 weighed_in:16 weighs:16
weighs_0:94 weight:35 weight_^:10 weight_of:4 weights:61 weil:104 weil_der:55
weil_die:7 weil_ich:3 weird_^:-21 weirdly:41 weirdly_proud:42 weiter:31 weiß:78
weiß_ich:8 weiß_noch:18 wejściowy:17 wejściowy_mieści:17 wejściu:19 wel:-50
welcome:-49 welcome_^:-13 welcome_back:-49 welcome_card:4 welcome_have:-5
welcome_speech:1 welcome_to:10 welded:37 welder:-25 welds:-2 well:1 well_?:5
well_^:-76 well_and:-6 well_be:-23 well_but:21 well_imagine:-18 well_in:19
well_it:23 well_my:-5 well_she:9 well_that:11 well_we:34 well_well:-5
well_you:22 wellies:-4 welsh:9 wenigstens:-50 wenn:56 wenn_das:17 wenn_die:42
wenn_ich:-19 wenn_man:18 wenn_niemand:3 wenn's:21 went:51 went_^:102
went_back:15 went_badly:61 went_bust:38 went_down:20 went_for:66 went_from:15
went_home:18 went_in:-3 went_into:85 went_off:-68 went_on:-101 went_out:-21
went_over:-55 went_past:-44 went_quiet:-12 went_round:-13 went_so:28
went_through:54 went_to:15 went_up:32 went_white:-1 went_with:-73 wenzel:32
wer:23 wer_den:21 wer_die:26 werde:-21 werden:138 werden_^:13 werden_auch:11
werden_die:32 were:52 were_^:37 were_all:-35 were_always:13 were_and:-35
were_as:-94 were_at:49 were_away:9 were_built:-9 were_common:-1 were_drowning:10
were_found:59 were_given:41 were_going:58 were_here:2 were_in:29 were_laid:3
were_like:-37 were_little:-11 were_lost:-2 were_married:28 were_moving:-12
were_not:25 were_of:15 were_on:4 were_only:9 were_out:-36 were_printed:6
were_queueing:-19 were_sent:5 were_so:9 were_sold:50 were_still:-8 were_the:-50
were_to:28 were_told:-11 were_too:54 were_up:23 were_you:-42 werk:39 werkbank:43
werkbank_steht:41 werkplaats:27 wersja:27 weselu:-43 weselu_^:35 weshalb:39
weshalb_ich:9 west:80 west_^:14 west_barn:7 west_is:3 western:34 wet:8
wet_sheets:53 wet_tent:-50 weten:50 weten_we:23 wetter:-78 weve:-82 wh:11
whale:-25 whale_sounds:-4 what:52 what_^:-24 what_a:-165 what_about:30
what_can:-6 what_comes:30 what_did:69 what_do:-36 what_does:11 what_else:-27
what_even:-59 what_felt:1 what_gets:-39 what_happened:-9 what_happens:76
what_i:117 what_i'd:-2 what_i'm:61 what_i've:-8 what_is:-103 what_it:-36
what_it's:53 what_made:55 what_makes:-6 what_my:77 what_nobody:12 what_one:-45
what_people:6 what_pleases:23 what_remains:15 what_she:-22 what_should:18
what_the:-21 what_they:15 what_this:33 what_time:7 what_to:40 what_was:-40
what_we:58 what_we'd:31 what_weather:-14 what_were:63 what_with:23 what_you:-69
what_you're:-25 what_your:22 what's:-1 what's_in:-17 what's_left:22 whatever:77
whatever_^:-1 whatever_else:1 whatever_happens:-9 whatever_he:42 whatever_it:-8
whatever_she:15 whatever_the:-13 whatever_we:14 whatever_you:31 whatever_your:32
whats:-45 whats_with:-65 whats_wrong:9 whatsapp:23 whatsoever:-82
whatsoever_^:-83 wheat:83 wheat_paste:40 wheel:95 wheel_^:51 wheel_for:17
wheel_nine:18 wheelbarrow:-22 wheelchair:59 wheels:41 wheels_^:-80 wheels_get:32
wheels_in:2 wheels_w:1 when:-5 when_0:-10 when_a:32 when_both:61 when_does:63
when_every:-21 when_he:47 when_he's:19 when_i:-9 when_im:15 when_in:51
when_it:-59 when_it's:77 when_its:-53 when_nobody:-4 when_people:-39 when_she:23
when_somebody:12 when_something:41 when_that:-6 when_the:-61 when_there:12
when_there's:19 when_they:-77 when_theyre:15 when_two:-34 when_u:62 when_we:-85
when_you:36 when_you're:60 when_you've:19 whenever:26 whenever_a:61
whenever_i:-6 whenever_somebody:-23 whenever_the:-50 whenever_you:19 where:-43
where_0:-16 where_a:6 where_all:-50 where_an:-27 where_do:9 where_does:-46
where_every:-40 where_everybody:-7 where_i:-33 where_it:63 where_it's:-17
where_most:2 where_my:43 where_no:-4 where_nobody:3 where_our:-9
where_somebody:-6 where_the:54 where_they:48 where_two:20 where_was:-32
where_we:50 where_you:-19 whereas:-16 wherever:-9 whether:59 whether_a:-36
whether_i:-17 whether_my:8 whether_one:-20 whether_she:-8 whether_that:-6
whether_the:100 whether_they:39 whether_we:-11 whether_you:15 whether_your:43
whey:1 which:-73 which_0:-1 which_^:-56 which_a:-44 which_are:-13
which_examiner:12 which_explains:-36 which_finger:18 which_gave:30 which_has:19
which_i:21 which_in:-52 which_is:-180 which_it:23 which_leaves:10 which_looks:26
which_makes:62 which_means:44 which_must:-15 which_my:-53 which_of:54
which_one:-38 which_ought:31 which_sounds:29 which_still:21 which_takes:-40
which_the:-35 which_time:-16 which_turned:-36 which_was:-16 which_way:-34
which_we:11 which_went:-6 which_would:-26 which_year:32 which_you:14 while:50
while_^:-34 while_a:2 while_charging:13 while_debugging:1 while_everyone:-22
while_i:28 while_i'm:17 while_it:4 while_it's:-37 while_my:1 while_she:22
while_the:34 while_there's:28 while_they:26 while_to:-41 while_we:-24
while_were:28 while_you:-21 whine:26 whispering:-16 whistle:30 whistle_^:37
whistle_when:12 whistles_^:38 whistles_and:48 whistling_^:-27 whit:45
whit_monday:29 white:62 white_^:84 white_and:-35 white_cane:27 white_one:29
whitlock:14 who:48 who_are:-23 who_asked:7 who_asks:-61 who_broke:21
who_brought:4 who_built:-4 who_came:33 who_can:-24 who_can't:-19 who_carried:-11
who_checks:32 who_collects:-35 who_comes:9 who_could:10 who_decided:-29
who_designed:-55 who_do:29 who_does:21 who_drives:55 who_ever:20 who_feeds:15
who_gets:-67 who_had:-44 who_has:139 who_have:49 who_holds:4 who_hosts:15
who_hummed:-32 who_i:6 who_invented:-56 who_keeps:17 who_knew:-24 who_learned:29
who_left:-44 who_likes:5 who_lives:-5 who_locked:-10 who_looks:64 who_never:-47
who_only:-27 who_owns:107 who_paid:-23 who_pays:57 who_put:-41 who_said:-6
who_signed:3 who_signs:59 who_sits:55 who_takes:37 who_the:-14 who_thought:22
who_took:26 who_types:-42 who_used:67 who_wanted:-53 who_was:111 who_will:9
who_works:-12 who_would:13 who_wrote:18 who'd:26 who'll:1 who's:46
who's_been:-25 who's_got:23 who's_in:10 whoever:-15 whoever_cooks:62
whoever_designed:-54 whoever_invented:-43 whoever_is:-33 whoever_named:-25
whoever_opens:18 whoever_picks:4 whoever_spots:15 whoever_wrote:3 whole:-50
whole_book:-28 whole_bus:-59 whole_class:-32 whole_crew:21 whole_day:-10
whole_deck:-25 whole_family:43 whole_file:15 whole_group:17 whole_hall:-1
whole_hour:-17 whole_house:19 whole_month:18 whole_move:1 whole_night:22
whole_of:40 whole_office:-25 whole_opera:-12 whole_place:-18 whole_point:27
whole_sentences:13 whole_speech:-10 whole_street:-50 whole_suite:14
whole_thing:1 whole_time:12 whole_town:-29 whole_village:-27 whole_ward:-16
whole_wardrobe:24 whole_way:-47 whole_week:-10 whole_weekend:-10 whole_yard:-27
wholesaler:11 whom_^:-3 whose:-10 whose_it:-29 whose_name:-14 whose_voice:13
why:-6 why_^:35 why_a:8 why_did:-81 why_do:-65 why_does:121 why_i:44 why_is:-43
why_it:-47 why_it's:-11 why_people:-22 why_saturn's:1 why_that:-47 why_the:163
why_we:-29 why_you:-19 wi:-3 wi_fi:-4 wiadomo:71 wiadomo_jeszcze:7
wiadomo_kto:17 wide:-21 wide_^:6 wide_and:-8 wide_bar:-35 wideodomofonu:32
widget:53 widok:-41 widow:55 widow's:-21 widow's_complaint:22 widows:14 width:3
wie:-107 wie_aus:-15 wie_ein:-52 wie_eine:-50 wie_im:-31 wie_neemt:33 wie_sie:48
wieczorem:74 wieczorem_^:28 wieczór:5 wieczór_^:-13 wieder:-155 wieder_^:91
wieder_montag:-13 wiederholung:5 wiegt:6 wiegt_0:6 wieje:-59 wiem:21 wiem_czy:2
wierszy:27 wierszy_^:27 wietrze:6 wife:51 wife_^:-41 wife_and:-7 wife_did:46
wife_saw:-3 wife_says:-7 wife_she's:36 wife's:15 wifi:-22 wifi_^:-29 wifi_is:-2
wifi_of:-5 wij:-13 wiki:57 wil:-12 wil_de:7 wil_ik:-39 wil_s:10 wilhelmina:2
will:50 will_^:-32 will_accept:5 will_ask:-33 will_be:110 will_bring:19
will_buy:2 will_call:23 will_check:20 will_come:5 will_do:60 will_drop:4
will_excuse:16 will_find:93 will_get:-35 will_go:11 will_have:-79 will_hear:11
will_hold:21 will_i:-27 will_leave:-87 will_mark:3 will_never:-58 will_not:42
will_read:21 will_run:7 will_say:3 will_smile:18 will_stay:-41 will_surely:17
will_take:26 will_tell:-40 will_the:64 will_they:24 will_wait:-49 will_want:-38
willen:41 willing:-22 win:-20 win_^:-8 win_anything:-46 winch:13 winch_is:4
wind:-56 wind_^:42 wind_and:40 wind_has:-58 wind_it:4 wind_picked:58
wind_question:24 wind_was:-4 winder:8 winding:-1 window:-56 window_^:-25
window_cleaner:-23 window_if:32 window_is:-29 window_of:35 window_seats:12
window_that:-28 window_the:20 windows:-37 windows_and:-25 windows_installer:14
windowsill:-20 winds:-27 windy:-2 windy_and:19 wine:-82 wine_^:-22 wing:57
wing_^:12 wings:52 wink:-57 winked:-35 winked_at:-25 winkel:51 winner:-33
wins:-62 winter:10 winter_^:-42 winter_and:-28 winter_because:5 winter_crew:26
winter_garden:33 winter_is:2 winter_the:-48 winter_tyres:24 winter_without:4
winters:-11 winters_^:-4 winters_ago:26 wipe:50 wiped:89 wiped_and:35 wir:82
wir_0:10 wir_beim:32 wir_bleiben:17 wir_das:7 wir_den:48 wir_die:32
wir_haben:-69 wir_mit:32 wir_nehmen:52 wir_noch:-6 wir_sind:3 wir_waren:-19
wird:166 wird_der:12 wird_die:14 wird_gerade:-17 wird_kein:6 wird_nicht:7
wird_nichts:56 wird_nur:10 wire:19 wire_and:-30 wire_is:27 wire_on:1 wire_the:3
wired:30 wired_to:5 wires:46 wiring:-2 wiring_^:7 wirklich:-60 wirklich_eine:-16
wirt:-23 wirtshaus:17 wise:-36 wiser:-21 wish:28 wish_^:-20 wish_is:9 wish_to:15
wish_you:-9 wished_^:16 wishes:-13 wishing:-36 wissen:36 wissen_sie:34 wit:3
witch:24 with:28 with_0:-101 with_^:47 with_a:4 with_all:-20 with_an:27
with_another:7 with_apologies:13 with_better:-47 with_binoculars:3 with_boxes:-7
with_coffee:-3 with_each:-15 with_every:-53 with_examples:17 with_flat:4
with_flowers:-17 with_formulas:-55 with_four:-1 with_gloves:-70 with_great:-22
with_half:8 with_headphones:-12 with_his:57 with_hope:-33 with_is:3 with_it:51
with_its:-54 with_laughter:-27 with_less:-33 with_little:18 with_long:32
with_love:21 with_made:4 with_me:-8 with_money:15 with_more:35 with_my:24
with_no:-88 with_ohm's:11 with_our:-11 with_paper:8 with_pencil:9 with_plain:12
with_postgres:8 with_python:4 with_real:27 with_sandwiches:7 with_scales:3
with_short:25 with_small:20 with_so:-21 with_some:16 with_someone:17
with_something:19 with_spaces:2 with_sqlite:6 with_sticky:-11 with_stops:-10
with_stories:2 with_such:76 with_tape:-57 with_tax:24 with_that:73 with_the:-1
with_their:-7 with_them:75 with_these:23 with_this:-17 with_those:18
with_thread:21 with_three:3 with_trumpets:-3 with_ur:15 with_us:3 with_very:-7
with_water:44 with_wet:11 with_what:6 with_windows:-25 with_words:9 with_you:-23
with_your:47 with_zero:-31 withdrawn:-19 withdrawn_^:-42 withdrawn_lot:34
within:-47 within_the:20 within_two:4 without:63 without_a:45 without_adding:1
without_an:-15 without_any:25 without_asking:18 without_exception:24
without_glasses:2 without_it:-38 without_its:-13 without_looking:45
without_losing:30 without_me:-13 without_my:5 without_notes:10 without_one:25
without_phoning:11 without_the:-10 without_them:-36 without_thinking:-20
without_you:-26 without_your:6 witness:58 witz:-64 witz_^:-64 więc:117 więcej:32
więcej_niż:19 wo:10 wobble_^:-3 wobbled:56 wobbles:-23 wobbly:17 woche:41
woche_^:8 wochen:1 wochen_^:1 wochenende:-19 wochenende_^:40 wochenende_in:-32
wohl:-91 wohl_jeder:-16 wohl_nicht:-53 wohnung:17 wohnung_hat:17 woke:-78
woke_up:-60 wolałabym:46 wolno:46 wolę:115 wolę_krótkie:11 woman:-19
woman_at:-32 woman_in:73 woman_of:5 woman_with:9 won:-73 won_^:-10 won_the:-95
won't:29 won't_be:14 won't_believe:-21 won't_grade:3 won't_open:6 won't_think:21
won't_touch:6 wonder_if:45 wonder_nobody:-28 wonder_what:-23 wonder_whether:48
wonder_who:-33 wonderful:-29 wonderfully:-85 wondering:131 wondering_and:15
wondering_how:55 wondering_if:8 wondering_whether:30 wonders:63 wont:50
wont_believe:-22 wont_fit:18 wood:-2 wood_^:23 wood_moves:-52 wooden:8
wooden_leg:-38 woods:-26 woodworm:-14 wool:79 wool_basket:-29 wool_blankets:26
wool_shop:15 woord:27 woord_van:8 word:5 word_and:47 word_be:4 word_cheap:27
word_comes:-66 word_for:-86 word_from:3 word_in:21 word_itself:-21 word_je:-8
word_of:39 word_on:17 word_problems:44 word_the:20 word_to:33 word_with:55
worden:87 worden_^:64 wording:-81 words:94 words_^:39 words_a:28 words_always:11
words_at:5 words_for:-33 words_in:12 words_my:2 words_not:29 words_that:5
words_the:1 wordt:82 wore:-30 wore_a:-20 work:33 work_^:10 work_and:-50
work_best:12 work_better:15 work_for:-14 work_in:-34 work_is:38 work_it:-31
work_nights:21 work_on:24 work_out:21 work_too:15 work_with:12 worka:4
workbench:70 worked:-17 worked_answer:23 worked_at:-31 worked_examples:52
worked_in:-30 worked_out:-3 worked_through:44 worker:-7 worker_^:-45
worker_thread:18 workers:44 workers_^:29 working:70 working_heater:-5
working_on:9 working_towards:20 works:34 works_^:63 works_and:-9 works_as:20
works_at:-45 works_for:-24 works_in:49 works_nights:7 works_now:-4 works_on:-43
works_over:36 works_without:60 worksheet:31 worksheet_on:3 workshop:-21
workshop_closes:28 workshop_is:5 workshop_opens:12 workshop_teacher:1 world:-140
world_^:-4 worm:-90 worn:68 worn_out:32 worried:54 worries:-122 worries_at:-56
worries_take:-28 worry:-44 worry_^:5 worse:-99 worse_^:-54 worse_than:-35
worst:-27 worth:-86 worth_0:28 worth_it:-41 worth_keeping:-13 worth_so:8
worth_the:-9 would:6 would_^:16 would_ask:50 would_be:53 would_bear:10
would_call:-21 would_eat:3 would_enjoy:34 would_expect:-39 would_explain:-39
would_feel:5 would_find:8 would_finish:-16 would_get:-36 would_hardly:-28
would_have:-79 would_help:9 would_it:-21 would_kill:-9 would_kindly:2
would_let:32 would_like:186 would_look:47 would_love:26 would_make:-83
would_much:22 would_never:-5 would_not:-86 would_pick:-32 would_please:22
would_prefer:48 would_probably:-38 would_put:1 would_rather:27
would_respectfully:9 would_say:-38 would_see:-8 would_sit:26 would_sooner:65
would_suit:53 would_take:-17 would_the:29 would_think:-51 would_turn:7
would_very:19 would've:-24 wouldn't:-47 wouldnt:-46 wow:-83 wow_ok:-19
wow_that:-9 wpm:19 wrap:-75 wrap_the:-19 wrapped:61 wrapped_in:53 wrapping:-7
wrapping_cloth:13 wreck:26 wrench:-5 wrist:27 wrist_hurts:-8 wrist_so:31
wristbands:103 wristbands_are:31 wristbands_on:16 write:80 write_0:30
write_about:-26 write_down:35 write_in:-8 write_it:72 write_my:-54 write_the:62
write_this:12 write_to:-23 writer:44 writes:80 writes_his:-14 writes_to:42
writing_^:20 writing_to:-5 written:71 written_and:11 written_down:-17
written_in:3 written_notes:1 written_on:-29 written_part:23 written_the:28
written_to:21 written_with:17 wrong:-25 wrong_^:4 wrong_about:36
wrong_answers:49 wrong_i:8 wrong_i'd:12 wrong_line:10 wrong_ones:-19
wrong_order:-3 wrong_way:-27 wrong_we:17 wrong_with:-14 wrongly:4 wrote:22
wrote_^:13 wrote_a:-29 wrote_about:64 wrote_again:97 wrote_down:-33
wrote_everything:-10 wrote_in:29 wrote_it:-19 wrote_me:11 wrote_my:-11
wrote_the:-67 wrote_this:-22 wrote_to:61 wszyscy:-21 wszystko:11 wtedy:-31
wurde:54 wurde_^:23 wurde_die:1 wurden:60 wygrała:-11 wygrała_w:-11
wymienione:50 wynosi:13 wynosi_0:11 wyszło:-51 wysłałam:38 wyłącznie:67
wyłącznie_kierownik:41 wyłącznie_w:8 wyślemy:10 während:5 wär:11 wär_ein:10
wäre:67 wäre_ein:24 wäsche:21 wörterbuch:51 wörterheft:37 würde:-13 würden:17
x:-18 x_ray:50 xcode:-11 xmas:-49 xml:6 xml_^:27 xray:34 y:-46 y_a:10
y_avait:-12 y_el:-4 y_en:19 y_est:24 y_la:-42 y_las:16 y_lo:-35 y_los:18
y_luego:29 y_me:5 y_mi:-32 y_no:-24 y_se:-2 y_siempre:-27 y_tient:21
y_todavía:-16 y_un:-15 ya:52 ya_^:-49 ya_bu:-81 ya_cambié:2 ya_casi:-45 ya_en:20
ya_está:72 ya_he:56 ya_hemos:35 ya_me:-39 ya_que:35 ya_quedó:13 ya_se:39
yacht:-68 yacht_club:-72 yaml:-34 yaml_^:50 yaml_file:-69 yann:9 yannick:1
yard:-11 yard_has:7 yard_is:-25 yard_until:13 yarn:98 yarış:29 yarış_takvimi:29
yatacak:45 yatacak_^:45 yawn:-70 yawn_^:-18 yawning:-36 yay:-65 yay_^:4
yazılır:65 yazılır_^:65 yeah:-38 year:26 year_0:-27 year_^:39 year_and:18
year_are:20 year_end:3 year_he:-22 year_in:2 year_is:14 year_it:-48 year_its:-12
year_old:44 year_should:29 year_since:-39 year_that:-16 year_the:44
year_there:14 year_we:-42 year's:27 year's_kids:60 years:-80 years_^:66
years_a:-14 years_ago:-48 years_and:-31 years_i:80 years_of:-75 years_old:-26
years_they:-29 years_to:-38 yeast_is:-9 yedek:66 yedek_akü:34 yedekleme:29
yedekleme_saat:29 yellow:76 yellow_^:2 yellow_line:11 yellowed:20 yeni:63
yep:-72 yes:78 yes_?:20 yes_^:60 yes_but:-5 yes_from:9 yes_i:19 yes_the:-63
yes_to:2 yesterday:45 yesterday_0:-36 yesterday_^:73 yesterday_a:-15
yesterday_and:89 yesterday_evening:-10 yesterday_i:20 yesterday_the:19
yesterday_two:10 yesterday's:-46 yet:111 yet_^:98 yet_another:-22 yet_explain:20
yet_how:6 yet_if:66 yet_it:-8 yet_on:20 yet_the:16 yet_to:15 yet_what:67
yet_whether:53 yet_which:43 yet_who:77 yet_why:17 yeux:7 yew:61 yield:26
yilmaz:27 yilmaz_^:7 yine:-198 yo:-3 yo_me:32 yo_no:-10 yodel:20 yoga:-97
yoga_class:-36 yoghurt:34 you:51 you_0:33 you_?:-46 you_^:55 you_a:32
you_about:-40 you_add:18 you_all:-36 you_also:-13 you_always:6 you_an:-23
you_and:17 you_are:-9 you_ask:-3 you_asked:61 you_attained:6 you_be:73
you_because:-46 you_before:30 you_believe:-82 you_brake:4 you_bring:10
you_but:15 you_buy:-50 you_by:5 you_call:12 you_can:-34 you_can't:13
you_cant:-54 you_cards:55 you_change:31 you_come:-16 you_correct:13
you_could:-92 you_couldn't:15 you_credit:-31 you_decide:-52 you_delete:16
you_did:31 you_do:-15 you_don't:24 you_dont:44 you_down:28 you_drop:7
you_even:-26 you_ever:-123 you_explain:24 you_explained:18 you_favour:12
you_feel:6 you_felt:14 you_find:25 you_for:-87 you_forget:64 you_from:31
you_gave:8 you_get:8 you_give:-27 you_guys:-10 you_have:-33 you_haven't:21
you_hear:8 you_how:-10 you_i:61 you_i'd:24 you_if:-23 you_in:52 you_is:45
you_jump:22 you_keep:6 you_kept:-21 you_kindly:18 you_knew:-19 you_know:-94
you_learned:-36 you_leave:7 you_left:17 you_like:26 you_look:41 you_looked:3
you_lose:18 you_made:-15 you_make:11 you_managed:10 you_may:-53 you_mean:-33
you_measure:-33 you_meet:22 you_mentioned:-6 you_missed:6 you_must:-30
you_need:-37 you_needn't:4 you_not:-49 you_notes:29 you_of:32 you_off:-19
you_on:30 you_only:-5 you_open:-50 you_ordered:5 you_out:31 you_pasted:-31
you_pay:-12 you_people:3 you_phone:-43 you_play:55 you_please:21
you_practise:-28 you_print:-57 you_put:62 you_remember:35 you_rename:5
you_report:45 you_ring:3 you_said:107 you_saved:-7 you_saw:50 you_say:73
you_see:-56 you_seem:12 you_send:26 you_sent:-27 you_should:-102 you_show:14
you_sit:-32 you_so:5 you_solved:45 you_sound:-15 you_start:-9 you_still:-2
you_stop:1 you_take:15 you_tell:-71 you_that:4 you_they:-12 you_think:93
you_this:19 you_to:86 you_told:104 you_touch:11 you_turn:18 you_two:-29
you_walk:-25 you_want:27 you_weighs:7 you_were:90 you_which:-28 you_will:60
you_wish:12 you_with:4 you_won't:-36 you_wont:-22 you_would:14 you_write:9
you_wrote:-16 you'd:27 you'd_be:-34 you'd_have:28 you'd_like:2 you'd_sooner:29
you'd_think:-18 you'll:40 you'll_allow:-57 you'll_be:-11 you'll_find:62
you'll_get:8 you'll_have:40 you'll_laugh:22 you'll_notice:7 you'll_see:9
you're:17 you're_a:-42 you're_after:16 you're_back:13 you're_in:39
you're_more:-26 you're_not:20 you're_seeing:-59 you're_so:10 you're_through:1
you're_very:-9 you're_welcome:-21 you've:-22 you've_certainly:-15
you've_earned:9 you've_got:-60 you've_had:4 youll:25 youll_have:20 young:95
young_bird:1 young_lady:-22 young_wheels:15 younger:47 younger_one:1
younger_than:-9 youngest:21 youngest_of:11 your:53 your_0:-49 your_account:24
your_and:-63 your_answers:-12 your_back:-10 your_band:11 your_bank:7
your_behalf:-43 your_belly:8 your_body:-5 your_book:1 your_brother:6
your_call:18 your_card:24 your_case:23 your_change:19 your_choir:-9
your_claim:13 your_code:23 your_coffee:-13 your_colleague:3 your_complaint:7
your_conservator:10 your_contact:14 your_cousin:44 your_dad:8 your_daughter:19
your_day:-80 your_door:20 your_drawings:14 your_driver:30 your_end:-53
your_essay:13 your_evening:-6 your_explanation:12 your_eye:4 your_family:-57
your_father:34 your_father's:-3 your_feet:1 your_first:33 your_fix:2
your_front:5 your_go:3 your_grandfather:22 your_group:-69 your_hand:10
your_hardest:12 your_has:-39 your_help:35 your_hip:-22 your_indulgence:-23
your_instructor:9 your_intercepts:12 your_is:-45 your_kind:13 your_kit:4
your_knee:-57 your_laptop:-22 your_last:-4 your_letter:-43 your_level:9
your_list:33 your_little:24 your_log:13 your_machine:50 your_mails:-6
your_man:10 your_may:-41 your_meeting:27 your_memory:-19 your_mind:-48
your_mother:-39 your_mum:-19 your_new:-47 your_note:39 your_notebook:18
your_notes:31 your_old:78 your_page:8 your_parcel:-25 your_partner:37
your_people:36 your_photo:-22 your_photos:10 your_pictures:-27 your_plan:2
your_practice:38 your_radio:23 your_reader:11 your_reading:38 your_right:17
your_s:-16 your_score:2 your_seat:27 your_second:60 your_secret:-80
your_shelf:16 your_shoulder:16 your_side:11 your_sketch:-51 your_slides:17
your_software:-30 your_son:-3 your_staff:7 your_statistics:15 your_stories:-11
your_study:-16 your_table:-32 your_teacher:20 your_ticket:-14 your_time:-122
your_trial:12 your_uncle's:30 your_van:18 your_video:1 your_way:-44 your_weak:36
your_weakest:39 your_website:11 your_wife's:13 your_wish:5 your_would:-32
your_wrist:4 youre:3 yours:30 yours_has:-1 yourself:-75 yourself_^:-39
youtube:-52 yr:-38 yr_^:-42 yrs:-12 yuki:7 yusuf:83 yusuf_^:39 yıldız:17 z:15
z_^:55 z_etykietowania:37 z_fizyki:17 z_herbatą:-4 z_raportem:22 z_retencji:47
z'n:-24 za:-29 zaal:45 zaal_^:8 zacht:-55 zadanie:49 zadanie_o:49 zadań:79
zadań_z:17 zależności:38 zaman:93 zamboni:-54 zamiast:-69 zapasowa:36
zapasowa_trafia:36 zapasowy:58 zapasowy_klucz:58 zapatos:-40 zaterdag:11
zawiera:22 zawiera_0:22 zawsze:-27 zawsze_przy:23 zdjęcia:38 ze:-76 zebra:-25
zebranie:-62 zebranie_przesunięte:26 zeg:-85 zeg_^:-75 zeg_de:-5 zegt:-64 zehn:3
zei:-25 zeigen:36 zeit:24 zeitstempel:29 zelf:56 zelfs:-26 zelt:28
zentimeter:-19 zero:1 zero_^:19 zero_regrets:-60 zeszyt:18 zet:59 zet_ik:25
zgodnie:22 zgodnie_z:22 zgubił:-35 zgłoszenia:53 zia:-4 zich:-72 zie:-24
zieht:20 zieht_0:17 ziek:5 ziek_is:5 ziel:45 ziel_ist:22 ziet:-117 zig:36
zig_^:36 zijn:80 zijn_^:40 zimmer:22 zimmer_nach:20 zimno:-63 zimowy:10
zimowy_postój:10 zio:-7 zip:40 zip_the:18 zipper:16 zippy:24 zips:22 zirkus:-31
zit:-7 zither:-28 zitten:-11 zitten_op:-34 zjadł:-97 zmiany:11 zmiany_^:11
zna:56 znacznik:48 znacznik_oznacza:48 znak:25 znak_dla:25 znowu:-196 zo:-63
zo'n:-105 zodiac:5 zombie:16 zomer:45 zon:-45 zona:6 zonder:-23
zonder_reddingsvest:17 zone:92 zone_a:22 zone_at:7 zone_the:3 zones:19
zones_in:23 zoo:-10 zoo_for:6 zoom:20 zoos:38 zoos_are:38 zorro:-2 zostaje:38
zostajemy:49 zostajemy_przy:49 został:55 została:48 zou:19 zou_u:19 zout:35
zrobione:81 zu:54 zu_^:28 zu_hause:22 zu_zweit:28 zuerst:24 zug:-56 zum:41
zum_bestehen:1 zum_ersten:-10 zum_gipfel:24 zur:97 zur_prüfung:17 zurzeit:22
zurück:41 zurück_^:19 zusammen:56 zusammen_^:63 zwager:27 zwar:34 zwei:23
zweimal:40 zweit:28 zweite:25 zweiten:29 zwemles:8 zwykły:-67 zähler:29
zähler_^:1 µa:23 à_0:111 à_cause:52 à_chaque:28 à_droite:11 à_froid:23 à_il:-43
à_jour:17 à_l'atelier:16 à_l'aube:21 à_l'examen:55 à_l'écran:-44 à_l'équipe:7
à_la:43 à_ma:5 à_mon:-5 à_on:-61 à_peindre:24 à_savoir:19 às:77 às_0:34
às_nove:-16 às_seis:36 árbitro:-6 ämnen:18 ämnen_omfattar:18 än:67 än_en:-26
än_långa:10 än_om:7 ändå:-3 ändå_^:-34 ännu:17 äntligen:-54 är:17 är_0:33
är_att:85 är_den:12 är_det:4 är_fortfarande:19 är_hyrt:27 är_inskickad:41
är_lånat:37 äter:29 även:59 åh:-20 åh_vad:-20 åker:35 år:-130 åt_gången:4 ça:-79
ça_fait:3 ça_me:57 çadırın:51 çadırın_bekçisi:51 çalıştırıyor:19
çalıştırıyor_^:19 çalışıyor:66 çalışıyor_^:66 çanı:12 çanı_için:12 çay:-111
çekiç:39 çocuklar:-39 çocuklar_bahçede:-40 çok:-82 çok_güzel:-46
çok_seviyorum:23 è:18 è_0:17 è_^:8 è_a:86 è_chiusa:7 è_come:-27 è_da:10 è_di:11
è_il:28 è_in:60 è_la:-47 è_nel:15 è_più:-51 è_rotto:-2 è_sempre:-59 è_stato:83
è_un:41 é:86 é_a:93 é_de:-29 é_na:28 é_no:19 é_o:49 é_um:-88 é_às:19 échangé:29
échantillon:20 écrit:17 électrique:20 électrogène:5 électrogène_démarre:5
élève:17 élèves:11 équipe:8 était:-117 étape:47 été:101 éveillé:16 één:17
être:22 índice:-29 öffnung:11 över:39 övningar:18 övningar_^:18 última:21
último:34 übe:27 übe_ich:5 üben:33 üben_wir:11 über:30 über_0:66 über_^:11
über_den:-67 überall:-21 überfahrt:-3 übernimmt:16 übernommen:25 überweisung:7
überweisung_^:7 überwiesen:21 überwurf:42 übst:15 übst_du:15 übung:5
übungsaufgaben:1 übungsmappe:1 ücreti:54 üyelere:36 üyelere_gider:36
ćwiczenia:48 ćwiczenia_z:37 ćwiczenie:6 ćwiczenie_z:6 ćwiczeń:62 ćwiczeń_z:47
łóżko:-30 łóżko_^:-30 śnieg:-58 śpiewu:37 środy:23 środy_^:23 środę:39
środę_^:29 żadnych:77 że_na:39 że_pojemność:4 żeby:41 żona:29 życie:-38 без:-23
больше:47 больше_не:31 в:-49 задачи:30 к:55 на:61 не:53 никогда:38 никогда_не:38
опять:-121 по:47 по_пятницам:32 пятницам:32 пятницам_^:32 с:-88 теперь:42
третьей:55 чем:-108 что:-117 あ:1 あ_と:34 い:-79 い_^:39 い_こ:3 い_し:5 い_て:-44 い_で:-36
い_な:-25 い_に:-16 い_ね:-12 い_は:-7 い_ま:-13 う:-54 う_^:-36 う_が:52 う_こ:8 う_ち:-53
う_で:-22 う_に:-29 う_れ:15 え:29 え_な:-7 え_は:9 お:-33 お_じ:-20 お_り:37 お_疲:-38 お_願:34
か:-58 か_す:-7 か_っ:-32 か_な:-17 か_は:23 か_ら:10 か_月:5 か_落:-12 が:-22 が_い:-16 が_う:20
が_す:-22 が_ま:-4 が_ら:7 が_古:20 が_好:17 が_担:18 き:58 き_で:11 き_な:3 き_ま:3 き_れ:4 ぎ:-46
ぎ_て:-46 く:-21 く_だ:43 く_て:-33 く_な:-16 く_り:-9 く_れ:21 け:-46 け_の:-34 げ:-19 こ_と:36
こ_の:-6 ご:-41 ご_く:-8 さ:46 さ_い:44 さ_な:18 さ_ま:-38 さ_ん:28 し:21 し_い:-55 し_お:13
し_か:-27 し_た:-4 し_て:20 し_な:5 し_ま:73 じ:-9 じ_さ:-20 じ_ま:14 す:-28 す_^:32 す_が:-7
す_ぎ:-46 す_ご:-21 す_よ:-54 す_る:43 ず_っ:-30 せ:66 せ_ん:48 そ:-98 そ_う:-57 そ_れ:-49 た:-54
た_^:18 た_い:-34 た_し:3 た_っ:22 た_ね:-54 た_の:20 た_め:10 だ_さ:43 だ_っ:-7 だ_分:24 だ_決:15
ち:-97 ち_の:-53 ち_ゃ:-13 ち_時:1 ち_着:-15 っ:-33 っ_く:-9 っ_た:-27 っ_て:-2 っ_と:-30 っ_ぱ:31
っ_越:21 つ:20 て:-98 て_い:11 て_お:21 て_く:65 て_た:-38 て_て:-17 て_も:-26 て_る:-57 て_笑:-20
で:-13 で_い:-34 で_き:7 で_く:37 で_し:-28 で_す:24 で_で:23 で_に:19 で_ね:22 で_の:1 で_は:2
で_も:-39 で_寝:-30 で_綴:14 で_行:12 と:-28 と_^:9 と_お:-22 と_て:-3 と_は:21 ど_も:-13 な:-9
な_い:70 な_か:-52 な_が:7 な_し:12 な_っ:-35 な_ん:34 に:28 に_し:27 に_な:-36 に_入:8 に_合:-6
に_変:50 ね:-60 ね_^:-41 の:22 の_お:-20 の_た:10 の_で:-15 の_ほ:29 の_ま:20 の_も:18 の_コ:-5
の_サ:8 の_タ:4 の_ノ:7 の_バ:6 の_ラ:-53 の_上:-20 の_中:11 の_会:23 の_保:5 の_修:2 の_写:28 の_匂:-46
の_夜:-8 の_床:35 の_形:4 の_待:1 の_日:-7 の_曜:1 の_本:14 の_棚:9 の_無:9 の_犬:-21 の_猫:-38 の_画:2
の_空:4 の_練:18 の_譜:10 の_部:13 の_都:1 の_配:14 の_鍵:14 は:152 は_0:75 は_な:-7 は_ま:10
は_ん:-18 は_一:22 は_三:15 は_佐:12 は_台:10 は_土:4 は_大:-19 は_必:30 は_日:7 は_最:-27 は_本:-22
は_横:5 は_田:23 は_眠:-14 は_絶:11 は_絹:16 は_金:1 は_電:-1 は_麻:11 ば:-18 ぱ:31 ぱ_り:31 ひ:14
ほ:47 ほ_う:52 ま:54 ま_^:1 ま_し:46 ま_す:-30 ま_せ:48 ま_た:-32 ま_だ:46 ま_っ:7 ま_で:7 ま_ま:20
ま_り:2 ま_る:-18 み:-28 み_す:-27 み_た:-35 め:18 め_た:1 め_て:26 め_の:10 も:-72 も_う:15
も_の:-51 ゃ:-32 ゃ_い:-16 や:9 や_っ:31 よ:-49 よ_^:-10 よ_う:-23 よ_く:-56 よ_ね:-21 よ_り:77
ら:9 ら_な:10 り:107 り_し:-15 り_で:-3 り_ま:35 り_を:-10 り_メ:2 り_替:4 り_機:2 り_紐:13 る:-53
る_^:-19 る_か:19 る_と:-51 る_よ:-1 る_気:-19 れ:-60 れ_さ:-38 れ_し:15 れ_た:19 れ_て:-1 れ_は:-49
れ_ま:-10 れ_る:-13 ろ:-12 わ:33 わ_っ:36 わ_り:21 を:34 を_ど:7 を_使:26 を_弾:8 を_見:-10 ん:-31
ん_^:44 ん_が:28 ん_だ:-69 ん_に:23 ん_の:-10 ア:1 イ:82 イ_ブ:24 イ_ヤ:4 イ_ン:3 ウ:13 ェ:15 ェ_ッ:2
エ:1 エ_ラ:18 カ:16 カ_ー:14 ク:16 ク_イ:2 グ:35 グ_を:13 コ:-24 コ_ー:-15 ジ_の:9 ス:36 ス_ト:26
セ_ン:-2 ゼ:20 タ:6 タ_を:10 タ_イ:15 ダ:11 チ:32 チ_ェ:12 ッ:47 ッ_カ:14 ッ_ク:5 ッ_ジ:4 ッ_ト:16
テ:40 テ_ス:26 デ:17 デ_ー:11 ト:30 ト_は:21 ト_を:10 ド:-22 ド_を:-9 ノ:4 ノ_ー:7 バ:43 バ_グ:6
バ_ッ:11 バ_ー:8 パ:-8 ピ:1 フ:8 ブ:25 ブ_ラ:25 プ:1 プ_リ:-5 ベ:-4 ベ_ー:-16 ミ:40 メ:-25 メ_ー:2
ヤ:4 ヤ_の:4 ュ:18 ュ_ー:18 ラ:15 ラ_イ:39 ラ_リ:24 ラ_ン:3 ラ_ー:-24 リ:19 リ_は:24 リ_ン:-5 ル:22
ル_の:2 レ:-7 ロ:35 ン:-34 ン_は:-33 ン_グ:1 ー:-13 ー_の:14 ー_は:10 ー_ト:7 ー_ド:-22 ー_バ:8
ー_ル:2 一:-30 一_共:22 一_只:-46 一_定:18 一_律:35 一_次:-28 一_点:35 万:27 万_不:9 万_円:8 三:101
三_点:5 三_百:30 上:16 上_^:6 上_で:-14 上_传:7 上_课:9 下:10 下_午:23 下_来:20 不:63 不_得:24
不_能:43 不_要:38 不_许:28 不_错:-11 两:55 个:-28 中:48 中_さ:22 中_で:11 串:22 串_口:22 为:42
久:-46 之:47 之_前:29 九:1 也:-2 习:27 习_题:22 书:30 了:-23 了_^:-9 了_一:-55 了_我:26 予:63
予_約:53 事:-27 二:79 二_十:29 二_月:3 五:66 交:38 产:17 人:-15 人_^:-17 今:-104 今_天:-72
今_日:-79 今_晚:23 仓:13 仓_库:13 仕:-2 仕_事:-2 他:-25 付:53 付_ラ:24 代:12 以_内:7 们_决:26 件:40
价:7 份:48 份_保:9 休:-33 会:-14 会_場:2 会_改:6 会_議:-11 会_议:5 传:29 位:25 住:30 佐:37 佐_藤:15
体:-14 体_テ:1 作:39 你:-30 使:41 使_っ:22 使_わ:2 保:86 保_存:4 保_留:22 保_証:5 信:10 信_号:4 修:75
修_理:2 倉:19 倉_庫:19 候:-45 値:1 值:22 停:-7 像:-21 儿:15 元:21 先:93 先_生:2 光:11 克:55
克_^:27 克_水:22 入:60 入_れ:44 公:31 公_開:9 六:9 共:28 共_有:28 关:16 关_卡:4 兴:-40 养:-24
内:-22 内_で:7 円:30 円_ま:18 册:22 册_一:22 再:45 再_起:1 写:74 写_真:38 冰_面:32 决:26 决_定:26
冷:13 出:29 出_し:7 分:52 分_か:24 分_之:12 分_拣:10 切:4 切_り:4 列:24 初:-12 删:10 删_除:10 别:14
到:43 到_周:10 前:93 前_の:-15 前_把:30 力:-10 加:3 务:-5 务_器:-11 动:15 動_ま:1 動_会:-11 勝:2
勝_手:2 勤:-47 匂:-46 匂_い:-46 包:-2 包_括:29 化:24 匙:28 医:21 十:69 十_个:20 十_二:3 十_点:14
千:69 千_万:9 午_三:5 半:-7 单:61 単:7 単_体:1 卡:39 卡_数:4 卵:14 卵_の:14 去:39 又:-8 収:41 发:-11
发_出:17 取:20 取_り:13 受:18 受_け:3 变:-13 口:29 口_^:-2 口_波:22 古:-3 古_い:-3 句:5 只_能:35
可:12 台:3 台_所:10 号:87 号_の:10 号_是:7 吃:-1 吃_0:27 合:52 合_で:1 合_同:35 合_格:17 同:-23
名:32 后:-20 向:1 向_き:2 吧:21 吧_^:21 听:-31 听_起:-17 告_发:17 周:101 周_五:4 周_四:8 味:-46
品:40 哈:-61 哈_哈:-40 唐:-25 唐_揚:-25 唱:-24 唱_会:-30 喜:52 喜_欢:52 器:-38 器_^:18 回:4 因:31
因_为:31 团:22 团_里:22 图:7 土:6 土_曜:6 圧:4 圧_は:4 在:51 在_看:-45 地:40 地_上:12 地_下:34 场:-48
坐:68 块:9 块_^:9 士:-28 声:11 壳:28 壳_是:28 备:39 备_份:24 备_用:7 変:17 変_で:-34 変_わ:48
変_換:2 复:-1 外:-20 外_と:-28 外_壳:28 多:33 多_人:-12 夜:-25 夜_勤:-47 大:-81 大_変:-34 大_家:-3
天:-51 天_^:9 天_吃:27 天_我:-14 太:-35 套:23 奶:-43 奶_奶:-28 好:50 好_^:4 好_き:19 好_み:58
妻:16 娘:-25 婚:8 婚_礼:-4 子_ど:-13 子_は:30 子_都:-46 字_^:17 存:-13 存_在:4 学:-15 安:48
安_排:18 完:54 完_了:22 官:1 官_は:1 定:71 定_要:18 实:-25 审:8 客:-1 室:41 家:8 家_都:-13 寄:26
寝:-49 寝_て:-30 対:24 対_に:24 封:55 小:-8 小_时:-65 小_陈:13 少:-32 就:5 就_好:40 居:-6 屋:13
山:-47 工:9 差:49 己:-5 已:80 已_经:80 师:6 师_上:26 带:-43 席:2 席_表:2 帮:-16 干:25 床:35
床_は:35 库:47 应:5 店:-16 店_の:-5 度:25 度_是:12 座:5 座_席:2 庫:19 庫_の:9 开:-61 开_心:-4 引:48
引_き:14 引_っ:21 弾:8 弾_き:8 当:-24 当_で:9 当_に:-32 录:31 录_页:31 形:4 形_は:4 待_ち:-15 很:-128
很_开:-4 很_有:-17 律:35 律_不:35 後:4 得:-4 微:-11 心:-4 心_^:-4 必:92 必_ず:30 必_须:58 忘:-54
忘_れ:-10 念:-13 思:-49 思_^:-22 您:-1 情:-45 情_包:-45 想:10 意:-63 意_外:-28 意_思:-48 成:12
我:-5 我_们:-2 我_更:31 我_的:17 我_看:11 户:23 房:57 房_东:26 房_检:13 所:42 手:45 手_に:2 手_表:28
打:-13 払:13 找:34 把:-19 护:-16 报:23 报_告:17 担:23 担_当:23 拣:10 拣_线:10 括:29 持:-3
持_ち:-10 按:24 换:99 换_成:51 据:24 据_保:4 据_库:2 排:12 排_列:24 排_在:1 接:51 接_下:20 提:63
提_示:21 揚:-25 揚_げ:-25 換:2 支:6 改:82 改_到:18 改_成:24 放:2 放_0:22 教:2 教_官:1 敢:-55 数:27
数_据:24 文:27 文_字:1 断:16 新:-24 方:24 日:-25 日_で:13 日_に:2 日_の:-62 日_は:-62 日_付:24
日_本:7 旧:7 早:36 早_上:36 时:-56 时_候:-45 时_间:7 明:11 明_書:10 昔:-67 星:-40 星_の:11 昨:-58
昨_天:-13 昨_日:-25 是:6 是_百:12 是_老:9 昼:3 時:15 時_間:2 晨:-2 暑:-28 曜:74 曜_に:33 曜_の:4
曜_日:31 更:31 更_喜:31 書:59 書_き:5 書_は:2 替:22 替_え:20 最:-25 最_初:-12 最_多:43 月:74 月_で:5
月_の:14 月_最:3 有:6 有_0:22 有_意:-37 有_我:9 服:-40 服_务:-11 朝:-33 朝_か:-8 朝_の:-3 期:-6
木:49 末:14 本:30 本_は:14 本_当:-32 本_番:19 本_語:7 机:8 机_房:37 李:24 来:-22 来_^:41 来_真:-33
板:32 果:23 格:31 格_し:17 检:13 检_修:13 棚:23 棚_は:9 椅:65 椅_子:54 業:6 標:14 標_は:5 横:9 橋:4
機:12 機_の:2 欠:15 次:17 次_に:8 次_は:15 欢:52 欢_用:12 欢_靠:23 款:35 止:10 正:-40 歯:14 歴:7
残:32 每:85 每_个:6 每_天:50 每_次:1 比:-12 比_我:-68 比_较:15 毫:30 毫_米:30 气:-68 気:-51
気_が:-19 気_圧:4 気_持:-10 水:33 水_^:22 決:60 決_ま:19 決_め:36 没:25 没_有:64 波:-2 波_特:22
泣:-4 洗:34 洗_液:12 测:37 测_试:12 浓:12 浓_度:12 海:-14 液:12 液_的:12 混:-35 混_み:-27 清:37
清_晨:-2 清_洗:12 清_理:11 温:-15 湯:22 湯_の:35 演:-30 演_唱:-30 火:27 点:117 点_^:48 無:9 無_線:9
然:-7 照:14 照_明:1 煮:-46 父:63 父_の:14 爸:-48 特:-38 特_别:-38 特_率:22 犬:-21 狗:27 狗_每:27
独:-32 猫:-35 猫_が:-30 率:22 王:47 玩:-60 现:43 现_在:29 班:6 理:60 理_は:2 理_人:18 琴:30
琴_的:20 生:33 生_产:17 用:83 用_ロ:14 用_钥:7 田:30 田_中:30 由:99 由_小:8 电:36 画:45 画_面:31
畑:-7 留:40 留_0:29 番:5 番_デ:4 疲:-53 疲_れ:-53 病:-23 病_院:-23 発:8 発_表:8 登:31 登_录:31
白:-10 白_い:-36 百:49 百_分:12 的:-36 的_^:5 的_同:-15 的_是:34 的_椅:20 的_浓:12 的_签:24 的_老:-1
盆:-47 盖:-21 盖_子:-34 目:19 目_前:27 目_標:12 直:37 直_接:16 看:-11 看_^:-36 看_错:20 真:-60
真_は:10 真_不:-42 真_是:-54 眠:-26 眠_く:-18 着:-49 着_き:-12 知:13 短:37 码:23 示:5 示_音:21
礼:-4 社:11 祭:-28 祭_り:-28 禁:29 禁_止:2 私:-7 私_が:-7 种:-50 秒:17 秒_で:7 租:35 移:7 程:42
空:13 空_気:4 窓:40 窗:22 笑:-92 笑_^:-39 笑_う:-13 笑_っ:-5 第:17 筆:2 筆_記:2 等:-25 答:24
答_え:9 答_应:5 签:56 签_名:30 签_字:21 算:44 管:18 管_理:18 箱:-34 糸:14 糸_で:14 系:26 約:53
約_は:5 紐:13 紐_は:13 終:18 終_わ:6 絡:6 絡_は:2 絶:24 絶_対:24 絹:16 綴:14 綴_じ:14 線_は:9 練:46
練_習:46 縦:1 織:2 織_り:2 线:27 练_琴:20 组:-2 经:89 给:50 绝:-7 编:29 编_号:15 缺:21 置:16 署:17
署_名:17 習:46 習_の:12 習_は:21 翻:-19 老:29 老_周:26 老_师:26 者:41 聞:-21 聞_い:-20 肉:-39 背:26
能:25 脚:2 脚_本:2 自:-5 自_己:-5 色:53 色_で:11 色_的:28 花:13 英:8 英_語:8 落:-15 落_ち:-15 藤:26
藤_さ:15 行:79 行_は:1 衛:18 衛_生:18 表:41 表_の:2 表_会:8 表_外:28 表_情:-45 表_示:14 被:-17 西:-35
要:131 要_先:15 見:-44 見_え:-31 見_て:-5 見_ま:8 觉:-18 解:21 言:-18 計:23 記:22 記_号:10 記_試:2
設:5 設_定:5 証:18 証_は:17 試:22 試_験:22 話:-30 話_し:-1 語:12 語_の:8 読:-46 誰:4 譜:23 譜_面:10
議:-11 让:13 议:5 记:32 讲:14 许:28 试:20 话:-18 话_^:-18 语:21 说:-52 请:51 课:95 课_由:26
谁:-25 调:32 负:50 负_责:50 责:50 责_^:34 货:31 走:-44 走_了:-31 起_動:1 起_来:-57 超:18 超_过:21
越:21 越_し:21 跑:-7 跟:16 路:27 踏:7 車_が:-7 车:39 较:35 较_喜:15 边:-27 迁:7 迁_移:7 过:50
过_0:16 运:19 近:-5 还_差:48 这:13 这_个:-13 退:43 送:28 通:72 連:6 連_絡:6 運:-11 運_動:-11
道_习:22 達:14 達_は:14 那:50 那_边:18 那_里:7 部:28 部_屋:13 都:-27 都_合:1 都_必:16 都_有:-53
配_達:14 里_^:65 里_放:22 量:31 量_^:20 量_は:16 金:50 金_曜:1 銀:12 銀_行:12 鍵:40 鍵_は:40 钥:28
钥_匙:28 错_了:20 長:-9 长:-70 開:14 間:-4 間_は:7 门:13 间:41 陈:32 院:7 除:10 险:21 階:-28
隣:-38 隣_の:-38 雨:-73 雨_で:-13 雨_の:-25 電:6 電_話:9 静:6 静_か:-5 靠:23 面:14 面_は:35 面_を:1
面_团:22 面_白:-36 音:64 音_記:10 預:18 願:34 願_い:34 页:31 页_面:31 顶:25 须:58 须_先:19 须_写:10
预:58 预_算:27 题:15 题_^:22 食:-16 館:16 館_の:15 香:-39 験:36 験_の:27 高:-49 高_兴:-40 麻:11
黄:-27
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-720: fascinated
-685: amazed
-680: awe
-645: admire
-635: appalled intrigued obsessed
-615: thrilled
-610: admired
-600: proud
-595: sadly
-590: dreamed
-585: scared
-580: hated imagined
-570: loving
-565: accustomed
-560: fond goodness loved
-555: offended paranoid
-550: horrified saddened
-540: awful marvelous remembered
-535: joking laughed puzzled weird wonderful
-530: charming frankly generosity incredible
-525: curious lately
-520: admiration betrayed fortunate naive scary thankful unbelievable
-515: delighted inspiring
-510: disliked dismayed entertained jealous misunderstood ruthless
-505: appreciated ashamed lamented obsession passionate shocked tremendously
-500: embarrassed genuinely immensely terribly
-495: amazing arrogant frightening grateful insulted playful strangely
-490: appreciate cynical disdain embracing enjoying envy excited impressed oddly
-485: disillusioned fearful laughing luckily remembers surprised wondered
-480: alarmed cared contemporaries dinosaurs dumb fascination indifferent
mindful profoundly realized remarked silly utterly
-475: dislike felt visionary witnessing
-470: embraced foolish frightened liked spectacle terrifying
-465: admirers behaved believing compassion delight imagine ironic magnificent
pity realizing remembering sad splendid tasted uneasy
-460: brave enthusiastic fun helpless incredibly intimidated phenomenal pleasing
stunned wonders yeah
-455: adept annoyed cheerful natives righteous surreal unthinkable
-450: cares civilized devout hates heck heyday kindness ours penchant respectful
tastes thought
-445: alike civilizations disturbed evidently fortunately glorious hungry
majestic nostalgic strangers tired warmly wonder
-440: awesome bored curiosity discouraged eerie fantastic grin impatient myth
outraged preoccupied refreshing
-435: affection afraid coincidence crazy dismay distrust enjoyed great stupid
understandable wow
-430: arrogance brilliant confused eyed feeling gorgeous greedy happier horrible
importantly laughs love misguided seeming sensibility terrible terrified
thinking yorkers
-425: fabulous folks gentleman greatness joked laughter loves nostalgia restless
sorry wandered wondering
-420: astonishing forgotten frustrated funny intimidating laugh pioneers realize
strange worried
-415: enraged ferocious populace really shocking
-410: amusing ancestors cheated cried deeply detractors enormously happy
intensely polite reminds tolerant understood
-405: believer conservatism everywhere hey ignorance selfish shameful smiled
terrific woke
-400: alas alienated appalling beings boasted creatures cute eccentric fearless
feel fuss ghosts glad greed irony masterpiece maybe passion remember ridiculous
sincere wandering
-395: adventurous beloved caring damn devastated entertaining enthusiasm ethic
figured folklore fool humble kind loud lovely painfully peculiar quite rude
sense shaken startling uncomfortable unhappy wicked witnessed
-390: cheers disappointed environmentalists forgot god huh irrational knew
manners mattered mocked notions nowadays seeing sentimental spirit unlucky
-385: betrayal boast brilliantly civilization crying devotion freak guess honest
hypocrisy locals lovers lucky midst phenomenon profound psyche reminded rightly
wit
-380: anymore ardent beautiful compassionate dreaming genius gentle hatred
hearted mankind mentality people pretend shame something spoiled symbolize
talked tragic vaguely
-375: blessed capitalism charismatic convinced dad despair drank
enthusiastically flourishing glamorous happily honestly illusions imaginative
nationalism panicked patriotism perceive sacrificed smell unsettling
-370: akin babe breathtaking cheer good heroic hopeless inspired myths outsiders
pretty provoking realised remarkably resentment ridiculed smarter smile smiles
tragedies underestimated warmth
-365: accomplishment believers cruelty definitely delicious embodied evil
excitement famously fans fascinating fashioned grandfather happening haunted
housewife humiliated imagination immoral like luck mistaken outpouring
outrageous pleased pretending realization roaring surely tempered thank think
truly watching
-360: absurd afflicted audiences aware belief bizarre brutality conscious
enemies godfather gods halloween honesty indifference influenced joy
knowledgeable mighty murderous oh onlookers perhaps shook slept sophistication
sorrow spirited weary
-355: absolutely amusement buddies celebrating coward derided devotees
distraught dysfunctional exciting exploited forget futuristic gangsters mao
overly regret rewarding seem shaking stranger synonymous thing tragedy
-350: anticipating applauded behave cordial cruel cry decency devastation
disciples dreams extraordinarily fantasies fisherman horrors hugely illusion
intelligent invaders nothing peasant perished prosperous regretted reputation
ruined sadness sentiments smiling spirits thriving
-345: acquaintance always annoying anxious aroused bless commonplace cowboy
cultivated disbelief exaggerated extravagant flamboyant hardly harmed hats
horror idea impression know lauded little mourn nicknamed obviously recalling
resilient savvy screaming stalin thrill utter visions warrior weeping wildly
-340: beginnings bland depressing discovering dissatisfied enjoyable everybody
fascism feelings grown hilarious joke knowing mythology notoriety outsider
practically preached pride quiet reassured relic retro romantic satire seemed
simplicity sincerely somehow stubborn tale warhol witty
-335: ate buddhists contagious destructive disco enjoys enlightenment
entrepreneurial graceful hero infuriated pragmatic reminiscent sake seems
sounded talking totally traitor ugly unfortunate unfortunately upsetting
woodstock
-330: angry attitude brutal chants cheered clown courting creations cries
engaging enjoy excelled friends frustrating greeted guys haired harmonious
hunted indeed looked lust mama miserable mystic nervous notion quirky remarkable
reptiles revolution satan scenery sexy souls stereotype swallowed too wary we
wept wisdom wise
-325: articulate aura avid clever countrymen cozy dazzling demeanor discouraging
disgust dressed embrace endured energetic evoke excesses furious innocent
instincts ironically irresponsible learned metropolis mystical pagan persecuted
powerless realise recalls say sheer sleepy stirred tales titanic vicious vivid
welcoming
-320: abiding antics astronomers courageous creature crowds culture emulate
evident feared gorilla grew grief hail happened hate inspire instinct mad
neighbors nobody nonsense observes paradise prayed professionalism relaxed
traditions violently
-315: anthropologist applause brutally celebrate crow everyone heroes hostility
incapable kid lore poignant regrettable saw somber spirituality spite stylish
surroundings tendencies tibetans upbringing what
-310: admit analogy animosity attracted barbie believe casual certainly charisma
chilly cinderella classmates congratulate cosmopolitan culturally defensively
fairy flourished friendship gangster gotta keen likened me misunderstanding
noticed openness pundits pursuits ruin savage storytelling suddenly surprising
sympathy tempted theirs ubiquitous untrue verge weathered
-305: adamant anguish bearded communism danced decades demons dickens dying
emotion everything evidenced experimenting feels firsthand hugged ideals
imitation jittery loudly massacred mythical nomadic observing pessimistic rage
resurgence shy stature stung things thoughtful tolerated vanished versace
vibrant wilder wrath
-300: addicted alarming awakening bred bursting carnage cultures enthusiasts
esteem fear fiery fostering fundamentalists fury gentlemen gotten gratitude
havoc hurting hype jokes just legend lonely mistrust myself nationalists noir
overlooked quakes ranchers remorse ripe screams shouts sickened spontaneous
stared stereotypes tendency tremendous warmed worrying
-295: afar allah atmosphere beauty boring bystanders catastrophe charm comedies
creeping crowd daddy doing especially even exploits fenway frequented
fundamentally hitler hospitality immense injustice inroads insane liar man
morality much outset overwhelmed revered roar samurai seemingly sort subsided
symbolism transformed undoubtedly warriors youthful
-290: ai authentic bad celebrated courted crocodile cult dared daring depictions
dispel drowned educated enduring evolved experienced famous generations habit
happiness heaven hell honoured icy incompetent intolerance liberals literally
lot madness minds novelty particularly philosopher pleasures popularized
portrayal praying realizes replied sounds spectacular suppose supposedly
surprisingly teammates true unleashed visibly waging young
-285: apt bam beautifully bitterly bitterness confuse desperate desperation
disasters disgrace dolls doubted educating euphoria faithful fashionable
followers goose hobby honored improbable inherently learnt memories mind mom
monsters mood moose musicals nah nightmares peasants perfection pleasure
preaching renowned robbed sacrifices scarcely scream screamed sounding spawned
unhealthy
-280: adversaries benefited benefiting birthplace bit calm chic comfortable
darkness eclipsed epicenter eyes fetched forever ghetto greatly guy haunting hi
hurt hy implying lazy miracle noisy okay owe peoples phyllis practiced receptive
remind reminding rivalry sinatra sympathetic thrive tradition twain universally
vastly virtues why yelled yes
-275: cherished cinematic concerned conquered cultivate curse deserved
disneyland distant elephants elvis encountered exquisite fascist gee gloom
grandmother interested jaws knows life mob moments occasion ok outspoken panic
picasso preach reacted reassuring reigned satisfying shunned sick subtle taste
thinks turks unease valentine ventured worry worse worst yelling zeal
-270: accomplished brightly centuries countless courage dare earthquakes fierce
footsteps freud fruitful glimpse glory guts harlem heard hesitation historians
humans hurts insiders intimate invention kissed littered lived lively looking
magical mere mildly nonetheless papa perpetrated portrayed praised prevalent
realism reformers richer rooted shining similarities sober societies spicy sweet
sylvia thanked understand very villagers vitality
-265: ancestor asians astronomer baseless basically bathing boo bowden
bureaucrats cold colorful communists contrary coups creativity democracies
disappointment disciplined distracted economically embarrassment encouraged
equally europeans exploiting farce flair folk fonda hemingway horrific hunters
ideology imagery inundated landscapes legions likes louder miracles mobs
notwithstanding phenomena pleasant poisoned prevailed primitive resembled
romance seldom shattering sigh sincerity singing skeptics spared spielberg
stunning superficial tornadoes touched understands unpleasant vain yankee
-260: agers anarchy arguably attraction bohemian brightest californians caught
confronted countryside cousins depicted descended ding dwellers empire
encounters experiencing exploding extremes filmmakers infancy inspiration
invented jolted metaphor nazis nowhere painters patrons proclaimed reacting
regrets reminder resilience semitism socialism stardom superiority supernatural
teenagers thanks tolerate touching underworld waking wee whirlwind
-255: acknowledges aftershocks animals anybody apologize aquarium avant bitter
blowing buddhism cat catching cats celebration cheering concedes cops cyberspace
divine dream earthquake emotionally encouragement excuses experience fact fated
feminist finest fishermen flesh forrest gras greatest greeting handsome harmless
hello insult interesting lady lives loyal marrying murdered nature ominous
openly philanthropy philosophers playground provoked raucous razed rewarded
risking seas skeptical skepticism society somewhat standpoint successes
supportive suppressed survived thrilling tides tolerance turned unfounded witch
-250: appetite armenians backyard beast beatrice booed characterised chased
chasing chilling choked confess cultural decidedly distinctly distressed drunk
eating endeavor faint fantasy festive foremost frenzy harming homage indians
inflicted intellectuals invisible legendary madame mammals maverick memorable
mickey minded muslims noh oceans odd optimistic oranges overboard patron
pessimism popularly possessed praise praising racist recalled religions
resemblance russians silent smoky susceptible swinging tears telling uncommon
unpredictable
-245: aesthetic ager agony angels appease audience blonde breeds congratulations
corrupt demise depiction deserve devastating devil displeasure doomed dull eager
echoes ego eroding excuse faded forecasters frail frustration gigantic glow
gonna guessing hers hesitant housewives humanity insignificant invariably
kissing kobe learn legends lover mcgwire movie noises oates obvious onstage
overtures paradox passions perceived pets poets preacher proportions regarded
reliant ripken shooters sighted silence sloppy suicidal sunglasses superstars
swamped tell there troopers upheaval upset wars wasted widows wild
-240: about acclaim accomplishments acknowledging america angered appreciation
bandits begged bunch burned burying but carnival chanting chinatown columbine
confessed congratulated diner disturbing dixie eh elegant emotions farrakhan
forgiven friendly genuine goat grandparents hindu hug inevitable invasions
lifelong many ourselves overlook portraying punished rattled relentless
rivalries roared scorsese seen shouting skinny slaughtered soros soul starved
strides stuff tarnished they tourists transforming tyranny uh uncle undermining
vision way wished zombie
-235: abound acknowledge acknowledgment advent altman appealing archaeologists
beatles belle celebrities characterized childhood christianity constantly
convincing critics cuisine dancing dear disguise elders emotional encouraging
entrepreneurs erratic eyebrows federico fiercely gong gunshots gutted hackers
how intrigue inviting kids kisses martyr maya menace merry misled mother mu
newfound overshadowed overtaken persia philanthropist realm rebirth renaissance
resorted restrained rich scouts shakes shattered sight softly superpower
treasures understanding unrealistic visually wrought
-230: absorbing ambition antiquity anyway audrey biologists blizzard booming
branson brazilians buddhist candid charley coincidentally costumes differently
disagree dogs dur else endure feat flocked flourish fuzzy genre golfers grieving
hare heroine historically hooked hostile inhabit invading jackie killing krishna
listened listening lured moment mughal nicklaus nun pakistanis persona
personally princess proclaiming prosperity proudly qing qualities recounted
rescuing revolutionary risked rituals shaanxi shiva shouted smashing so sox
sparkling spurred succumbed thieves trendy unaware virtue zen
-225: am apocalypse averted backlash ballads ballpark beliefs bent better bother
brethren brisk bustling circus committed companions concentrating confederacy
confident conspicuous cooks cricketers destroyed deteriorated dictatorship
emperors expecting expressing faiths fan father feng forefront goats got greeks
he heralded homosexuals industrialist instantly insulting irene lesbians lesson
liberated mcenroe morally mullah naturally poetic popping powerful provoke
relentlessly respected respecting rife sheng sinister socially somalis somebody
sudden suffering surfing sweetheart sympathizers techno temples thoroughly
unaffected violent wearing were who
-220: accuse adolescent aftermath afterward ago attitudes attracting badly bald
begging buddha chatting claus conceived confrontational contradiction dignity
diners dog ears eaten engaged evolving experimentation faith flashes forgive
gandhi gone grandchildren grassroots increasingly justified killed kin leaping
locke mayhem monster navajo nino noble noteworthy overthrown peers personality
poet portrays predecessors rabbits reclusive resisting rhetoric riches romans
storms temperament theologian wander wilde
-215: absorbed aggressive alive apologized awkward banished bergman blazing
blessing blond bollywood boomers bravery buoyant cafe century classics cobb
comedians conducive confrontations consciousness contemplating crumbled cured
deepened desires diminished drowning earnest epidemic explorers extremely fading
flavored hawaiian hitchcock hitters hollywood humane humor immigrated massacre
missionaries moms motives movies multicultural nasty never nightmare nobles
notoriously oppression overwhelming partisans picturesque playing politicians
punk reckless reformer satisfied shrugged sisters solemn sophisticated struck
tame treats tribes truth undermined unsure whom windy winters wiping yah
-210: acted amateurs apples artificially baseball billy birds boasts brains
bully catholicism chanted chefs complain consumed contrasted cooperated deer
died echoed elder extinguished famine fathers filmmaker generous girl
globalization goodbye harassed hee honey intense intentions inventions keepers
landscape leavitt looters lucia mafia manner migrated mistake modern most
motivated neighbor northridge others outfits overweight owls parody perception
pervasive pioneer practicing predictions presley probably prowess reggae
resisted resorts revelation rhymes rumor sant scientists shrunk slightest smart
sow striving talented theodore triumphant troubling wanting widespread yet you
-205: achievements actresses almost anything bees beneficial big billie blatant
bright buck burnt ca caesar calcutta characterize christians colonists cosmic
cows dangerously depressed disastrous downplayed eagerly endeavors entertainer
ever exceptionally exotic figuring goddess grasp habits hacker hailed
ideological insults irwin knopf look lou monkey novelist outrage parallels
patience pigs plentiful pomerania poor pristine prosper puppet pure quietly rama
remark rescuers responded responding rode ruins salute sammy self sensation
sensible seriously shark shea shout soviets stampede staring stroll suffer swore
thais treacherous vengeance watchers waving yankees younger youngsters zoo
-200: abundant adolescents americans autocratic becoming boon bordering cafes
capitalist chant chickens children comparisons confronting conservancy conveyed
coyotes cracked crafts dampened danes darling deity deng described deserves
dinosaur disappearing disney distanced doo dusk dylan echoing educators empress
epic era excellent experiences explains feast fi fran friend glamour golfer
greetings grim gripped growers gypsies harvey haynes hindus importance impunity
intellectual irrelevant jurassic latinos loo magnitude martyrdom marx messy mist
neglected neighbours newt nina personalities pioneered popularity positively
prejudice prophet proves rah reason resist respects rioters schizophrenia
seriousness some starving taj thanksgiving towering twilight underdog useless
vegetarian vodka wanna warlords weinstein zhu
-195: adventures aspirations behavior believed bengal birthday bubble celebrates
chaos compelling condemn countered denounced destroying discourse downfall dusty
economical emperor engulfed entrepreneur fireworks fraternity hallmark haq
healed heavenly hogan homosexual honorable intrusion inventor jew kathryn kazan
lacking leap lopsided lush mantra museums nevertheless nice nickname nora oakley
ones ought outburst overrun pashtun perceptions pinnacle pollock portraits pray
predicting prehistoric proved pueblo rabbit rodgers schoolchildren seasoned
seinfeld sellout senses severely shoppers sinhalese sins smashed spiritual stout
suited sunk teens temper temperate tended than unheard vulnerable waged when
whites wives wolves ya yo zulu
-190: acknowledged age ah archaeologist aristotle asleep assassins aunt
authoritarian baba become beset blind brought butterflies cakes campaigners
cautiously chaotic che cheap commented consequence criticize crumbling crushed
deaf deeds deserted did disaster disruptive distorted doubt downsizing elephant
encounter existence fame farmer fidel flock fluent fragmented fries frog getting
gogh goodwin granddaughter grandson gus harmful horseback hurricanes impress
incompetence intimidate invaded invaluable jah kaufman killer knit ladies looks
maddon masses mercy monk niece optimism orphanage overthrew perfectly piercing
pilgrims pitino pizza plight poorly princes privileged prone psychedelic
rebellious relieved remake respect retribution revenge rudolph shelling sitcom
sometimes sparsely starbucks steinbrenner stevie still strawberry stumbled taboo
tossing toys trump turtles um willy wiped wish worship worthy wrecked
yellowstone zionist
-185: academics adventure andes anger arresting astronomy attained beard been
boiled bonnie boys campaigner canadians capsized cinema cleansing coaster
cocktails cool decent dedication demonstrates demonstrating dust easy envisioned
eroded exacerbated exhibited explored explosions fancy flashed ghost gin girls
greet gujarat had halo happen honoring huts ignoring ill infamous inhabited
jeans ju kissinger kung lawlessness lenin limelight lucy mah malaysians mara
marketers modernist muted my mysterious nagasaki napoleon neo nobility once
orphans our outnumbered paced patriotic plague proponent rained rains
relationships resembling reza richter rooting saakashvili sacrifice she skies
skyline snakes soup spectators success superman swell swept taught teddy that
thugs torre torrential trusted twentieth ukrainians underscoring unruly veiled
waiter welcomed woman
-180: ablaze aces adversary anyone atrocities attacked australians awake bang
became beg biographer blockbuster bothered brink bullying buoyed burdened
clubhouse coined commentators cosby costello cubs culmination deceptive defied
depression detrimental diverse dodger dwindled earth eluded expressions falun
forceful futile gaze gesture glee gorbachev haider healthier heartland herds
humorous hurry ignored implication katrina lo madonna mediocre messier
motorcycles muddy not origins oswald owl paused peanut philosophy pioneering
planet populist precision prevail psychologically pursued quasi raping
recognizing reflections resurrection robots roller rosy sandwiches sheep sonic
sorts spotted squandered subdued sui thoughts today treasure tremor tribute
triumphs truman tumultuous ushered vajpayee villains visited voices want watched
wealthy welcome wildlife wore ye yours
-175: acclaimed activism adapting affinity agnes aliens beaches bleak
bureaucracy candy capitalize celebrations ceos clone comet conception
condolences culinary dawn defy deities devoted dinners divorced drinking
emigrated emphasizing epstein evangelical everyday exactly exploring farah
fatally filmmaking finally funerals fur germans gilchrist gloomy gritty han hard
hess heterosexual him hoo hopeful impacted inclined insanity jakob jesus jules
klan lagged lashed lion made mariners mean melodies mexicans mimic moral more
muscular mystery neglect owning parks performers peril plausible prophecy
provocation qin rave reagan reflection rendered resurrected robbers rupert says
scent scourge see selig shadows shrines sleek snacks sociologist stony symbol
teenager tend those unforced uniting upsets vehemently warm warmer whatsoever
whole woods worthwhile yi
-170: advocating alerted angrily apologies attracts bombed buffett burnett
christmas cindy circumstance ciudad comparatively compelled crusade damaging
dangerous dead descendants discomfort discredit do dotted drunken ducks erotic
essence exhausted family far fearing flames fled forbid fruits funk gardens
grenada gretzky gunned helpful hindered hint history homecoming hoya humiliation
inefficient innocence insights joyce jung kasparov leaned lesbian living lots
loyalists lyrical magician malicious marlon misery monkeys monuments morale
nationalist natural negatively nightclubs noel noticeable observed ovation
paramount parishioners persisted plenty politics polluted popular practitioners
predictable prince productive racism raiding rational recognize reflective
relate remnants repression reputed respectable rogue roosevelt royals safari
salesman sang sci secretive shakespeare siam sichuan sioux slippery slogans
slums smoked sound spies sprewell stellar stew suggestion surfers swallow swamp
swan technological temptation thwarted tiger traits trying unusually volcanoes
walking walt wanted well whipped worrisome xiaoping yin youngster
-165: abundance adolf alfred amidst animal architects arturo as being berry
breed brew brotherhood carmen catholics ch cha christ churches circles clearly
con confusing conquer crowe defying desire disappeared discourage dominating
egyptians estranged ethical evolve exemplary extremism fared fashion films
fleeing floods fought frantic fueled fulfilling garfield gay going grace have
hiroshima huddled hunting huskies inevitably infectious jams less lofty lord
lowell luna maguire mahn manipulated mei merchants merely missionary motown
mourning mushroom odyssey ole pig psychologists ralph raped repercussions
repressive retreating rulers rumors sachin scare semitic servant shun sixes
skirmishes snowy sons spit stark staunch superstar suspicion sweat sweater tall
though tortured tudjman upsurge victorious villain vince waning waves whipping
wielding worlds
-160: affluent alamos alcoholic among anaheim anthem antiques apparent archaic
attire ay bash bazaar benign blindness blur boone bowled bronx brothers bunny
burgundy businessmen champagne championed colonization comedy communicating
complaining complains continually doll dolly done drifted drink eclectic eco
ella enormous entrenched environmentally expectations exposing extraordinary
fallen festivities firefighters founder frances frustrations gang gangs gansu
glasses goa goo guilt haitians harshly hear here homeless homosexuality hope
horses husbands ineffective influencing intensity islam jews knowingly lang
leveled lifestyles looting lost lu mainstream married meditation mel midwestern
moderation monks mouths mujahedeen mysteries necessity nicholson none ordeal
orioles peanuts pedestrians peggy persuaded philosophical planners poisonous
politician polo poorer populated protestants psychic publicity raiders rang rats
recognizable residents restaurants retreated revelations rioting rockwell ruth
saigon scarred shirley sour spaniards stella stood straightforward summed
swirling systematically taller teach tornado toy tribe triumph tsunami unjust
vampire waitress where wildfires years yoo
-155: actually admits all attractions austrians balls bats bjorn blessings blown
boy bracing busy categorically cerebral certainty chewing choking cigars citrus
colleagues compatriots crossfire dances darker demonstrated describe diaspora
dim dishes drifting eat ellison elusive emergence encompassing explain
extinction exxon fanning feathers festivals few flavor fukuda generals grapes
groves gypsy handicapped hardliners hardships having herzog ideas inconsistent
indigenous infighting infiltrated intercourse jupiter khomeini koch listen
majesty making marian martyrs ming misleading monroe nephew oasis olympian omaha
oppenheimer outcry parted pasadena pitt ponder potato prairie premise prolific
publicist raged rampage rana rebellion restaurant retaliated riding saud scene
shah sin sing sky someday spider spoken stepfather strong sturdy subcontinent
sunny supporter surrounded tang tavern teachings theater toast toughness trojans
watch world xinjiang
-150: abused academia accidental afghans ahn alien approached augustine avenge
avoided bacon because blaming bliss bluegrass bounty bowing careers cartoons
clad climbers clothes collisions comets commended compton confrontation
conglomerates conquest contrasts convey cop crossroads dangers daylight
deliberately denounce designers devils dictator diminish disguised diversity
dreamworks duck eleanor extinct families faulkner fever film footwear fred fried
fruit gays gifted giuliani griffey haifa harboring harm hat haunt hawk hearts
husband iconic ideally insurrection intentional jacqueline james knees lean lied
luciano malls maskhadov mellon mess mogul mundane nation neither no nor oats
orchestras parents pas peach penguins photographed pilgrim played porcelain
poured profession promoting protector punctuated punishing quaker raging reality
reap rebounded reeves reign remembrance replies resemble rethink revolt riots
roses rugged russo said scientist shades shaky sharks shelled slang snake
sparking spoke spreading statues strewn suffered summers sunshine superb surf
surprise swedes swings talent torched typhoon unsafe venice ventura wendy
westerners whale wines wyatt yourself zhou
-145: admitting alumni ambushed amc anticipation apparently armando armies
artistic assassinated autobiography awareness backgrounds baked beaten bloodless
bloody bosses bouncing brother burt chinese collapsing comrades conservatives
continent conversely coping cottage creator cruisers crush daly depths
diminishing discoveries dismal djindjic donkey dramas dukes dynasty eden
employing erin escalated eternal exiles faced famed familiar farming firepower
flatly flawless formidable fortunes fragile freedoms gadhafi galaxies geologist
graveyard greens greenwich hamlet headway herat ho hoop hoover hoped hopefully
hung hungarians ideal inciting indispensable innovations insects judy killers
known koreans legacy leo lit loh magic marxist mattel meddling meteorological
mismanagement murdering musicians neat neighborhood noticeably older pepsico
perfect pollsters popcorn potent promoters protectionism proving ravaged raven
relationship relaxing resembles ripped ritual roe rudy rumours sank scholars
sharpton sheehan shen shoulders shrine siberia sicilian sidewalks similarly
simply sings sirens sleeping slogan soaked sopranos steward strongest struggle
suicides surveying swung tendulkar theatrical themselves theories thunder tossed
troupe upbeat victims viewed visibility voicing war wrote yousuf zee
-140: abd adultery advocate africans aged alley ambitious and andhra are arnold
asserted astros attacking bat besides blame bloated boots bowling brooklyn brunt
budding cartoon cautious cemeteries chamberlain compensated complained cracking
critically criticisms crusader dee deepening defiant discontent dubious ear
eastwood ebola ecological embarrassing exposition flavors galicia genetically
goldberg gossip growing hanks hanna healing incarnation industry informed
intricate islanders italians jen jolt kantor leonid luo markedly massacres men
muslim nathaniel nicholas nigerians night occasionally often outings overcoming
pains pandas penguin persecution perspective phoned physically plain plains
politically prospect raza regard regards relatives relics religious roger safer
scattered sculptures sehwag sequel shaquille shock sophia soviet speaks
speculate speculators sport started stormy subordinates sun sunrise surpassed
surpassing survive tennis thief tian trend trust uniquely view vigorous was
wasting wildcats wolf xi yeh yun
-135: actors aided airmen alec american amherst anxiety ark assam attended
backward bargains beads behest biting blacks bloodiest blues bullish capable
caves celebrity chow clarity collapse colors comedian comfort communicated
communities comparison compromised consequences constructive conversation
costume couple cousin cowboys cruising dancers danger dante dark darwin din
dissatisfaction distinctive dramatic dramatically dresses ecumenical emphasized
endangering existed expansive expectation extent fair fay financially fisheries
founded frogs gardener gardening gatherings globally gusts hands hendrix
historian huge hulk hurled ignore impressive inhabitants interiors israelis
justify kadyrov kenyans landlords landowners loyalist lukashenko marvin melting
mired mistakes moderates monumental mosquitoes mutually native noses now nra
oaxaca obsolete orchestrated painter parkinson peabody photographers pirates
pontiff pop portray predatory prominence prosecuting purity rarely realities
regimes relevance ren renegade rocked rum sailors sanford scenes scheffer
sensational shevardnadze sibling skiers skiing solidarity sonics spiders
stealing steinberg style succeeded sundance superiors sur sure talk tearing teen
terra them thinly tiffany travelers trouble tunes twisted unseen urgency
valentino variously versa voiced weakened weddings widow worsened wounding
yunnan zheng
-130: adulthood advocated advocates affair alvin ancient animated arabs assured
bananas belize bird blamed bowlers breakthroughs buddy canned chechens chi china
classmate clinging collectively conditioned confront confronts crab crosby cyrus
dah daley deadly denouncing depict descendant desperately disarray discovered
dismissing disturbances domination dorothy dugout dwarf efficient eli elk
englishman exerted explores expressed fairfield fanfare farmers farouk feudal
firefight flattened foes forcefully forgiveness fu gadgets gamble grounded
gunfire hah hannah healthy hockey influence influences instant interviewer ivan
jia jolie kee li liang lily literary lobster maradona marcel mathematician
militarily mistress moderately monarchs moo motherland nixon noted notre odor
operas oprah ordinary owes packard planets poetry precedent professions
publicized qian rain rash real reds riviera rowe rowling savannah shi shih shine
silently sinking snow sonny stabbed stirring strauss stressing strive sumatra
supporters surveyed suvs sy talents thorn town treating tuna unarmed universe
unstable untouched valdez venus veronica vivian vulnerability waterways went
while whose wife worshippers yar zhejiang
-125: abandoned abstract accomplish actress ahb allies alzheimer angel anhui
ants assaulted backdrop beer behaviors bet biblical bjp bo bohemia bombarded
bounce breadth brighter butch cao capitalized celtics cesar clooney cloudy come
commemorate contended criminals daughters dedicated deliberate deprived
describing diets digging disproportionate documentaries dolphin dominated dragon
dustin endless enlist exhaustion eye fairly favorably gibson glaciers glover
gripping grow guangxi ha hacking hardest hasty henan hercules herring hindi hit
hitting hoax hybrids independence innovation it kuo lame landmarks lavish luther
manhunt marketplace martha mcmillan meaningless medieval memoir microsystems
millions mirza montgomerie mosques mothers mozart mutual nazi negro nickelodeon
noodles novels nuns offshoot orchards outdoors painted parades peaceful peck
performances perpetual persists pius pounding provocative putts quake racked
realistic reasonably reassure reef reformation relations religion responds
reverend revival rex robes salvation saturated saved seafood seattle sharper
shirts showcased sickness simpsons skilled snyder someone soured speculated
stare stars stories struggled swelled tangled tea tito tourism tribal uighurs
una unfair unite velvet views vigorously village violet weaving yan zedillo
-120: admitted apparel apprehended appropriately art author babylon balloons
barkley bernardo billionaire black boom bruised bu bug burbank buzz came castles
cecilia chemist chu city clintons coffee collectors compared completely
condemned corporations crashing credited crippled crowley cypress damaged darryl
daughter decade deception demon developed dirty disagreed disappear displaying
distinctions divers dodgers doris ecosystems emerged ethnically evolution
exceptional exploitation fauna fertile fishing flung fox fraught friedrich gale
garden gestures gilmore godfrey gothic gourmet hahn hai harriet hartley herd
himself hoffman hog hollow illustrates image implications impulse inaccurate
inherent injuring inspirational intentionally invested investing ire jeanne
journalism ka kerala khan khatami kinds knocking lizard lyndon mart mccormick
mcnamara mickelson monasteries monty moon niagara nightclub noting opera
oriental outdated partly peacock pena perot physicist pr predator prevailing
priests professionally racially radically railroads rebuilt reliance researched
richest roam rogge satisfaction saying scarlet scottsdale secondly settled
shadowy shanahan sheik sindh situation slavery slavic slowly spacious steadily
stewardship strangled sung survivors tah tamils tooth trilogy trooper tropical
turnovers unfamiliar unlike unravel viewpoint vigilant vineyards walked wally
warn washed wealth wherever wind winds winfrey wounded wrong xiao
-115: accent accountable accusations ages airplanes ally amongst anil
approaching artists atal attendant backers battling biologist bites boarded boyd
breath breathe bringing brokerages burnham burst bushes careful casablanca
chances chestnut chicken ching conciliatory conscience considerably constantine
consuming contemporary contrast cooler correa cough cricket cyber dalai dame
dashed destiny destroy dewey diallo dove dressing duran ecology ecstasy endowed
entourage erupted everglades expect explosion extreme fahrenheit famer fast
feminine fielder flying frontier fujian gem giants gowns grossed gruesome has
heritage historical holt human ike impoverished incident influential insist
isles judged kicking knights labrador latino learns lectured lennon leopard
lhasa lightning lilly linger literal livestock lombardi makes meredith might
mild modestly mostly muhammad murky museum musical naacp natasha nicely nikolai
nineteenth nuts obscene offspring orchid orderly out parade paso past pee polled
preserving pri prized pronounced radical radicals rangers raymond react relying
researching retaliate rhythms risen ritchie rongji roots samarra secrets sega
sentiment sexuality seychelles shallow shepherd shoes significance singers
slugger smithsonian sorenstam sprayed strongly swear ted tells texan timers
toward trivial tuh turbulent varieties venerable visitors wal warfare
williamsburg yesterday zhang
-110: accidents accolades advancement alliances amin anastasia anthropology
archaeology around assuring avail ballroom barren beckett biotech blew breeze
bursts canals carpenter celestial changed character chiapas christina civilians
classic closest closet clyde collapsed colonial colored communist commuters
competent complicity conceded conceding concern congregation cookbook crops days
deadliest deep despite detecting donating dragging eats eliot emerald emphasize
enemy eruption erwin eva falsely fest fighters flowed fringe geographically
germanic golf grader hair hao hardened harsh hawks hide highly hillary hispanics
horns hudson hugo illness immune inaction indebted indonesians inn innovative
jackets jayasuriya jerk jumped karnataka khamenei kitty lack lebed lisa
listeners literature lois longevity luxurious manipulating maori mecca meltdown
memorials mentor meyer mobilized mormon multitude nader nypd observe ocean oo
outlaw pacifist payne perfume pet phi pictures pines pouring praises precisely
prefer procter prove pursuing putnam recognized resistant riordan rocking scenic
sees shady shake showing socialists speaking strategists tan tay tayyip termed
thriller tomato touted treated trek tried unearthed unreasonable unreliable
uprising valleys vintage violinist vomiting wake wen whitaker willing wishes
yang
-105: abandoning abilities aggressively akbar alaska ambiguity anarchist anew
animation annette antigua argue assert asserting assertions attending augusta
ballad banker bankers baroque bear bee belong best bestowed beyond bihar
bloodshed bombay breasts brodeur burmese butt casinos caste casualties
catastrophic chan chandra characters cheating chew chocolate clan coming
composers concept condemning confusion considered consumers converged country
cuomo decisively depended dessert diana diarrhea disappointing downer drinks
einstein eisner elaborate elite endangered fairs fiction fifty filled fishery
flawed franco frazier freedom fundamentals furniture gaining gathered geography
gil gilbert giorgio glowing greenberg grizzlies guo habitats harbor havana
hiding hunter impossible inappropriate incidents insight investors ital jasper
judaism jungle jungles kallis kitchens knicks kuh lah landslides lauren lent
lester likewise limbs long looted magnate maldives marilyn masked mentally
mortal namesake nazarbayev nee neighbour obscure overcame pants parlor passive
peng perched plantations playwright poaching poe posing pounded pradesh predict
presided pressured prey professionals putt rare readily rebounding reefs reunion
richards romanians rothschild sacred sampras scholar secular seventy shade
shedding shiites skis slaughter slick snapping sosa speak springsteen sprung
stagnant strife styled suppress supremacy suspense tanaka trait tributes tycoon
ul unfairly unusual upstate valley vast vested weather western wool wracked
-100: abrupt advantages ahmadinejad alarm ale already anniversary ayatollah
baptist baths batsmen beforehand belichick believes benedict bugs businessman
calmly camden camouflage camped cancun centennial chef cigar clearer close combs
communal creative crimson czar debacle demographics denials designing detected
discovers disgruntled dispersed disregard distinction divinity doc dress echo
economists eighty elderly eminem emma emphasizes empowered emptied escaping
exchanges explained explaining extremists fisher fist floyd foundations fuller
gathering grips guests hampered happens hathaway heightened hip his holocaust
honolulu hui hunan hut icons imperative indicative infected intensifying
interpret iranians isolated jane jiangxi judgments killings kite knowledge
kumble lawrence lax leaning lech losing louis luh lull mary melville mention
mikhail mirrored mitterrand mongolia monument moslems murals nicola nintendo
noor norman norms norton novel occasions orphan otis own persson planted poems
polished possibilities predators presence prevented propaganda proven prudent
punjab qinghai rapidly rat rebuffed regaining rus sanctuary sausage seaside
sexes shu siblings sightseeing since soho staggering streets strongman struggles
taft tails technically terrorists texans tidal ties toddler toppled trapped tu
ty uconn unleash unnoticed uproar vague villaraigosa viruses waterfront willie
xii
-95: achieved achievement acts agassi alarms alcoholism alma amazon ambrose
apple argues assortment astronomical avon barbecue bartlett battled bells
belonged bengali blasted blasts bluff bones boris brewers camel cameron cardenas
carlson carol cave challenged civic clouds cracks creators declaring democracy
destroys destruction devi diaz die documented domino doubleday downturn drained
dug early educate ensued establishment eve exporters fanned fighting fires fists
forestry frank freddy fulfilled gained gardner garland ginger glendale hardcore
hasan henson herself highland hispanic informs insecurity insider intensified
intent interrupted intriguing jewels jfk kings kiss lyrics mainstay maoists
marie marshes masculine mask masks mccartney met migratory milton mo monsoon
moses movement murderers murdoch noise notorious obese occurrence oscars outing
overthrow ozawa paralyzed paz pierce pillars pitching playhouse poorest
populations potatoes practical precarious prodigy prosecuted qi racetrack
rainforest ramadan renounced responsible retailing retaliation rink rita roasted
roddick rodeo roy scandals scandinavia scandinavian sect shaved shells shootings
shrimp shrinking sid slaves slow soared statistically storm storming
strategically successful successors such superhero sweeney swollen symbols
theatres titans tore trailed tribesmen tug tulsa ultimately unfolded upholding
vaughn villages violence warming wears whales wisely wizard worn younis yves
zimbabweans
-90: abe abnormal act activists actor amateur anand annie associations attackers
bah barley battered beatty behaviour bernardino biased bigger bing born boss
bottled boucher boundaries breaking breton browne bruins built bumps buried
cabaret calling castro chili chill clerics coach coached coasts collided
commemorated conan confidence consume cooked cooperating cradle critique cubans
curtailed day declared deepen depicting depicts detectives dialect dire
dismissed diva doom ecosystem elway erupt esther ethnic favre fea festival flop
forbidden francois gaming gillette gould grabbing greer griffith groundbreaking
guerrero hanoi harbin harmony harold henri homers honor hughes hurricane igor
inflated jeep jeffrey jude kibaki king ku ky lagoon leapt least led lies
limbaugh lying matsushita maureen mccurry mcdowell mcgovern mehdi melted mets
mice michelle millionaire mock mohammad mona monarchy mountains muse musharraf
nakamura nausea newfoundland noah opportunity ordained originated outbreak
outbreaks ozone padres painting paintings parcells partnerships patriots payton
pedro pigeon pneumonia polk pottery prestige protecting pumpkin putin rebuke
rescued revived rid riverside roberto roo ruler saints salsa scholastic serbs
serious sheen sheltered showtime siberian siegel sikh slipping snack snapped
sneakers socks soft spokane sporting stalinist standstill staunchly stifle
striking studied sutherland sylvester taiwanese tangible tee telugu tense
throwing tibetan tigers toppling traced tutsis umar unconventional underscores
unexpected valued vandalism vera verdi visible vladimir wagner waited waved
weeds whitman wildfire yassin youth
-85: administrations albeit alfonso allen aloud amassed anticipate appalachian
architecture aspect assailants attractive attribute avery baylor beaver bella
belly berkeley blatter boise bowed boxing brewing burgeoning burger cadres cary
catch cayman cecil centered chess christensen chuan cleaner collaborators
conservation damien dance delgado densely dipping disapproval diseases dissent
donald dubbed edgar elf enough equitable erdogan fastball fdch fortune founders
franz frequently freshly galveston gave gloria gundy hank hanson hardy headlines
heels hesitate hingis hitachi holyfield home hovered hubei hyde hygiene hymns
ignited industries inexperienced jiang jim jin julia knight lama landfall lasted
learning leonardo liaoning liners livelihood lorraine losers ma mahathir
mckinley mead mit mohammed nasrallah neon orthodox oyster painful park pie
popped prayers presumably promise protestant protested rahul rainbow rangel
recent refrained repertory revealing reviewers rican rivers robot robust rockies
saskatchewan segregation sih sir sister sleep slum son spat spilled stimulating
stray stride submerged suffers supermarkets suspicions swath thaw theaters
theology toes tonight trained trees trout turning undercut unfolding unintended
unionists unique vance vegetables versus wakefield wholly women wwii yale yao
yiddish yousef youths zyuganov
-80: abusive academies aden aggression airliners amelia anatomy apollo arose
attention augustus baby ball ballet banana basketball bastion battles berisha
bernhard blackhawks blend blunt bookstore bubbles captains captivity cartels
caused champs characterization chiang claire clashes clippers coastline
collaborated communicate composer consistently conventions cow crisp cure dampen
dartmouth debbie decorated defenders defenses deh deteriorating diplomacy
distinguished distraction diversified donna dravid drones duh dunes eagles
everest exercised explanations exploit fabrics factional faltered fault favor
fears federer feldman fired fossils franchises fungus game gaulle genres geo
gift governed groove gut hawaii helen helicopters her homegrown hometown
houghton houston humphrey hurley hyderabad impressions indian ivy jeou jewelry
juarez justice kahn kingdoms koh lau laurence lee libertarian lindh loose lows
loyalty mall manny mantle marchers mastered matter mayer mcgrath merchant
militancy monsanto moreover mourinho muralitharan murayama museveni nan nemesis
neutrality objected olga olson organized pam pandemic patronage pete piazza ping
poles ponce ponting pose possesses precious productions professors promotes
prompting psychiatrist publicly purely quitting rajasthan readers recently
refined republicans reviving rhodes richardson rip rubble rugova sandwich saudis
saving science scolari sculpture sen sensing sesame sexually shanxi shaped
shooter shooting sidewalk slain smoke smokers southwestern sparks spectator
spent stabbing stunt sultan suns surprises surrendering surrounding tal teenage
told tombs traders treat trusts underscored unwilling victorian vikings visual
voice volunteered washing whiskey winter witter yogurt yorker yu
-75: abandonment accusation akram allege alternately altogether amy babies
batman betty blanc bobby bombers bombing bowles boyle braun broadway bud
calderon captain caribbean catering charred cinemas cities collaborating
collective commemoration community como congregations congresses contend
contradictory creating criticism crowded cruiser demolished dense deter
deterrent disarmed discover dived dominates drought embroiled emergencies
escalation evolutionary exercising expectancy feet fellow fights finding floats
flooding footed gallagher gators generation gifts gingrich haiti headaches hebei
henry hilary holiday hopper huang humiliating hundreds hurd idol important
inflict innings insect integrity intervening invoked involved iqbal iris
isabella ivanisevic ivo jamaican jays jessie johnny journey jumping kai kolkata
langer liberties light lions locker macarthur mandelson manitoba maritime
marriages mbeki mcmahon memphis miramax miss mon mornings music musician myriad
nearly observatory observers opponents opposed organization outward pacers
pageant pakistan parliamentarians peshawar pitchers pointed policeman populous
porter president professor prose pub pursuit quetta quickly rabbis racial ranged
reeling retreat robotics rocky romeo ryutaro salvador searching sexual
sheltering skirts smallpox smash snail softened soybeans sporadic spread
srebrenica stained styles suggesting supposed suppression sustaining taliban
tango tbilisi tcu tech this tibet tone treasuries trench tumbled tung turbulence
tymoshenko upstairs uribe venetian vests vincent virtually wahid watches ways
wilderness wine wishing workplace wyoming xie
-70: abbott adorned advertisers affected again aikman alfredo ambitions arid
arthur assassin authoritative away backstage barry battlefield bears bermuda
bloom bon bora braves breathing brigham broke buchanan builders bull burke by
canadiens carnegie ceramics chavez cheese chernobyl chin cio claimed clans
clarkson clemson cloned coaches coliseum commanders compounded conceal
condemnation confluence conservative consulted corpses credibility crushing
cyclone dairy deaths decline deepest defiance describes destined diamondbacks
disadvantaged disappearance doctrine documentary eisenhower eminent entertain
equals escaped evenings farewell fargo ferrer fiasco fleets fleming flooded
foods forehead foreigner forests frederic fry fuelled garnered garnett garrett
genetics gibbons gradual grape groomed guise gutierrez hal harding hewlett
homemade hot hovering hutton ignores impacts imply incompatible jackson jazz
john judging kate kennedy laced larry lashkar leisure leopold levelled lifestyle
lin lockhart longtime lowland madeleine maharashtra malik marital marlins mascot
massed mega mi milk miniature monarch mud neighborhoods nerves nights ninety
obesity odds oilers old onslaught packers pain palaces pale ploy posture
preservation pretext preval prospects providence public queens quentin rainy
rather referring reinforcing reluctantly renee researchers reversal rides
ringing roofs rural rutgers saint sea separatists shiny sideways snipers
sociology somewhere sotheby spices spilling starring stein stigma stole striped
suits sumitomo theme these thousand tipping tough traffickers traumatic trousers
tudor turtle unconscious unprecedented upscale ur urdu valentin vaughan vendors
viewers vogue weaver whaling wolfe wolfgang worms writings wu yachts
-65: accurate actions adults aground aka amenities analysts andean approach
association assorted assumption bargain bark barometer baron batted bickering
biodiversity blackwell blended bloggers bowman brewery brings britons brooks
caterpillar cautioned chateau cholera choreographer chorus closer cocktail comic
committing consort constituents contradicted cornell cottages coughlin created
cricketer crime criticized curator daisy death deborah desert destroyers
disposed dogged dozens earned economies egan electing ended environment ernie
espionage ewing executing fairway faisal fasting favored fellows filipinos
firefighter flashing football foundation fountain galileo garments goldsmith
gray grilled grossman ground grove gustav handlers harvest hbo helena himalayan
horizon horton howe hu hun huntington icon inadvertently india inferior
instances interests iverson jacques jesse jesuit jilin kah kramer lahn lakers
larson lemieux lenny leung liberate liberation lieutenants linda longhorns luigi
madden maggie marin marred mcdonald mcgraw mee minorities modest montana moths
mounds mouth muqtada nagano natalie need netscape nomura olympia orleans orr
ortega ostensibly owens peace playboy plummeted plunged poem pond population
portrait prefecture programmers progressing progressive pros prussia punish
purple queen rabbi raptors reasons recep ree reflecting regina repeatedly
retailers ride rockets rollins ronnie rose rout royalist ruh rush rye saga
scathing sculptor separates severed shaping shops shortcomings shorts skill
slowing snails softball soy staged staked stanton stopped street suggest sul
swimmers synagogues tasmania textiles tijuana till together tongue tourist
towards trapping traveling tricks turmoil tutsi underwear upside vacations
vargas vietnamese viking volcano volunteers walesa wardrobe warlord warned
watson wave wedding whatever whistle worldwide wrestled yorkshire yushchenko
-60: abraham accidentally accountants addiction alamo although anbar ang
answered apartheid artificial artist asia authenticity batting beethoven bhutto
bicycles biography bite blames blaze blowout blue boats boer bolstered boston
bounds bowie broadly buick bullets carpet cattle censorship cherry chronicles
cinnamon circa coats coloured concerted cone constantinople continents
cooperative crowned crusaders curtis daiwa davydenko deeper detached dinner
dismiss disturbance dolan dome domestically dragged economy edible edith elaine
emily engineers establishments executives explanation expression fang favoring
favoured federated feud find flee fog foothills forest fortress francisco
franklin fuhrman gah gainers gainesville giant goldstein graeme guiding hangzhou
harvard haze helped honeymoon horse houses huckabee ice idaho ihs ii images
impact imperial inland invasion irreversible islamists jeb jo karl kashmiri
keegan kremlin labelled laborers lai landlord leaders letting liberal lula
manson mars mausoleum mia midwest minibus misses moh morales naked naomi nash
nicaragua nike notable objects occasional overlooking oz panda pardoned
patriarch penetrate pietersen pitched plummer poultry prada presbyterian
propelled racket ramirez rammed rebuild reese registering reluctant roach ronald
rosie rotten ruby rumored saul scalia scarce schwarzenegger scouting scripture
serena sex shack shapes shores shot shots sights similarity sixty sniper solidly
song sonoma spheres splash standing staten story streak submarine superior
suspicious teeth teng texaco themes touch traditional traveled tune tutu
underlined uniforms upton ussr values versailles victim vines vineyard walk
wealthiest windfall wreck yuri zeng
-55: accomplices albanians alice aliyev ant architectural arctic argued asthma
attack attributed auschwitz automobiles avian balked baltic barely beat bertrand
blake blows bodyguards bought boulevard bowls braced bullock bulls bury casa
cause chance charities chicks choreographed choreography clara cleaned
commissioner concede concentrated congressmen conspiracy convenience
conversations cookies couture cpc criticised crop cub defeated deny destabilize
difference dignitaries disease disposable dole dresden educator entertainment
escalate evicted excellence expatriates expeditions falcon farmland felix fish
flags fledgling flick focused foreigners found fours francis fueling furor
galleries gloves glue goodwill gradually gramm grass grey guardians gum hakim
harvested hashimoto healy householder hutus imam impaired inception indie
inexpensive intermittent islander ivanov jam joachim joan journalistic karate
kept knowles lange legion lexington lights ling louisville mammoth mandarin
marty mavericks megawati millennium mitsui mix mobilize moderate molina moody
mosley motto mustafa mutiny myung negroponte nepalese nod oakland observations
one ottoman overture paddy paramedics parker partisan patrolling patton
persistent person pervez pointing political ponds pony prediction promote
prostitute pubs purpose rallied rallying rao reasoning reflected regained
relatively remarks remotely reprisals respite ria rise robbins rushed salad
sanders saturn scars settlers shee shower shutout simitis simpler sino skins
slamming slave speculative spends stan strategist strength stricken stronger
suburban sunlight suzuki symmetry tasting testified texture theatre their thrift
thumbs tiananmen trenches utmost vanderbilt viacom victory vigilance vijay walks
wan waters westward wet wheeler widely wie wilhelm worm wreckage xu yanukovych
yong
-50: abed abusing accusing acting affecting affects afford africa anthology
appeared appliances arduous arenas assaults assertion athletes atlas attract
aussie avalanche balcony becker beers benazir beneath benitez berg blast blazers
blow bolstering bow breakthrough breeders brittany brushed cabbage cain calvin
cane capturing caravan cater catholic causing cedric cheung chipped cho chretien
civil clocks collapses commenting commercially comparable competitive
considerable contempt cooperatives couples crescent croats cromwell danielle
davidson dell dent deregulation deterioration developing dot draining drew
during eid elliot elton environments equality erode examples exert expensive
experiment experts explorer expos fat fighter fire fitch foray forces
forecasting fractured gambling garcia get ginsburg goh golden governments gunman
heavily helmets herbal highlands hop hopes howard hubert illustrated implied
independents interpreted jacobson janet japanese jerry jun justification kla
lacked lafayette lara leagues letterman local lose lure malibu mandela marriage
martian massachusetts mastermind mcpherson meadow measuring mentioning mentions
merits miners mirage mosque mountain mountainous mullen musa nestor nineteen
norse oceanic offensives onetime opportunities opus overcrowded owners
parliaments pasta pataki patterson peas performer peters petty pianist planetary
plunging possibility premature presidents prohibition proponents protesting
pumped quest questioned raj ramadi rampant recognition recognizes reflect
rendition resurgent reveals rhythm ricky riley rivera robinson rock rough rudolf
rumsfeld sabres safin samoa sanitary saves scotia sermons sharapova shenyang
show shrapnel slammed sluggish soldiers spate spy stanley studying suburbs suh
suleiman suv sway swaziland swing syed tattoo teresa thousands throughout time
tones tsang ucla urban vasquez victoria virgin vocabulary wills woo worked
wright wrongdoing wrongly wwf york
-45: abdul aclu added addicts aiding ailments airplane alliance ansa answering
apart arabian arcade archie asked asking aspects aspen asserts assure athletic
attributes avoiding ba bakery bands banners barrage basics beating bernstein
bihac borne botanical boxers branded brawl brett bureaucratic cahill carmel
carrots carts catches celsius celtic charitable charlie cheng chengdu chong
christian church clashed cleveland cloning cochran coconut cola coli colleague
complicated consequently conservatory consistent controversy corn could cove
cuban damage dancer disrupting dominate dragons drastic drastically dynamics
eelam els emphasis ensuing erickson example executed exist expresses faldo fats
fences firmly fleischer foe footing franciscan frost functioning furnishings
ganguly garry gibbs glass gyanendra hatoyama hid hikers hms imaginary impromptu
informing ingushetia invade jaime jetliner jiangsu jimmy kathleen kemp ken kim
kinmen knocks koreas lackluster lessons lgbt librarian lil liquor lobbied
lutheran marry mating mazda med memoirs mercer methane methodist mexican minivan
mixed modernization mole motorcade named nanjing nebraska nissan nolan nur onset
orchard ornamental ornate ortiz osama outback panamanian paramilitaries passer
pastor paved payoff peeled persist philip phrase plymouth poised poisoning
policemen practices prefers prostitutes protester proximity putting rap rapid
rashid recovering recreation recreational repairing representations responsive
restraint reviewer rift safest sah sailor sandy scale secretly serge servicemen
skated skilling soccer social songs soon soong spanned spearheaded springboks
star starred starvation staying studios submarines subtropical suggestions sumo
sustained threaten tonga trademark travellers turf tvs twa umass unacceptable
underwater unions universal valuable varied veterans villiers vinci walters
weaponry wembley westchester wicket willingness wired wolff worcester work
workings worries
-40: accused adam adapt adler aeronautics aggravated ailment alexis andrew anne
antique antiquities anton antony anywhere apprentice archipelago argument atkins
atlantic attacks aziz bahr baldwin barney bell bethesda bold bomber book bourbon
bread britney bucks buh bullpen burning business call cambridge campo canucks
capello cassidy catherine caucasus cavaliers clout collaborative com conclusion
conflicts coral cornwall craven criticizing crystals cups danube defeat
demonstrators dengue denying deteriorate devaluation differentiate dig director
disrupted distributors dolphins drove duke duval edwin emancipation embarked
encourages endemic engagement enshrined espn ethan expose farther favorite fell
fiesta forty gaston george germ giovanni glance glenn gown graduated grave grows
guerrilla guinness guyana hainan handful harder harley heart hernandez histories
holly homes horace however hsu illustrator immigrant impending improvised
inclusive indication individuals insisted institution interaction
interpretations intervened invite irna islamic jack jacobs jaw jeter joanna
kaczynski kadhafi kaiser kan kang kidd koo lamb lancashire landslide lapd
largely lava lena leno leonard leslie lettuce lighting likelihood lingering
litvinenko loss mackenzie madagascar make malay manager manhattan mann mario
marketed mcbride meyers milestone mitt molly monica morrow mosquito necessarily
negligence ngos ochoa oklahoma organisers otherwise overcome patricia patriot
pearl penn perpetrators photographer pi pitches play plaza pomeranian priest
princeton privy problematic progressed protagonist protect province purdue que
ra reasonable regulars relied rigged risky rites rusty safeguarding salem scant
scarf schwartz seizing setback shared shaun shiite shop should showcase singh
slayings sloan smugglers snatched sociedad sooner sophie soprano sticks stir
strikes suggests teh telephones temperatures temple terrace tomb trinity tufts
turner tyson undertaking unsettled valery vernon vicar wallace walter weakening
wear weed wetlands withstand wizards yeltsin
-35: aboriginal accessible accident adaptation afterwards aging airstrike albert
alone ambiguous apache arguing arthritis assaulting avengers ayala barre becomes
bedrooms bellamy berkshire bhutan billboards bob bogeys bombings boosted
boyfriend brenda bulldogs burma buster cal cardinals challenging chicago
circumstances cisco columbus comics competitors complexity concepts costly
counterattack cutler dean detective disparate displayed distinguish
distinguishing dmitry dom domenech don dora easter elevators endanger exhibit
eyeing eyewitness farms finch finley fitzpatrick forested fouled fritz games
gastropod gorge graffiti grassland greenpeace grozny guilty guitars gunbattle
guthrie hackett haley harvesting hay hears heath hewitt hideout highlighting
hillside hitter holidays homer hotels households humid imminent increasing
incursions indications interrogated isabel island jets jewish joanne johansson
johns joined kannada kansas katharine kill klaus klinsmann koizumi kostunica
kurds kwan lagos lal land lantern lei lie lincolnshire listener lublin manmohan
market markets martina martinez mater mazar mclaughlin meat mehmet mentioned
mergers minh mourners mtv mushrooms napster narrated needy newman nhk nuh opium
organic osman ouster overwhelmingly pacific packing palmer parked paternal
pauline personal phillies pitting players pleading poison pol pork presumed
privately producers props prostitution prussian quincy rays raytheon resort
rising roast robotic russia safe salon samaranch santana scientific secretary
serra shadow sham shan shape shia shoot shrubs sitting skaters soo sore sparse
spiked sports statesman statue stern strained strengthened strengthening suicide
suing survivor swat tactical tanjug tata teachers teaming terminology
theological throat times tobin traditionally tucson tumble uniformed unmarried
unnecessary useful valle vanguard veterinarian volleyball wa wang waugh
weaknesses weiss wisconsin with woven yangtze yoga
-30: absolute aceh activist adherence adversely alexander allied an analytical
anc anglo apology appealed arts assailant asteroid attendance autumn baltimore
banquet batters beatings beit benefit bernie beverages biggest blackmail blanche
bledsoe bode bordered brandenburg bring brooke bryant buffet buildings byrne
cancers cannes carey cbs characteristic chen chien classical clayton cliffs
climax climbed clive coca collaborator commitment continued convince cooled
cornerstone cristiano critic culprit dane dealing dealings declarations
degradation diagnosed dialects difficult disadvantage dominican driven dudayev
dundee earl edison edmund encyclopedia enhanced enron entirely exiled expanding
experiments extensively extremist facial falling fatal feather finely fits
flared forbids founding francesco gems ghazi giuseppe gospel greenspan hale
halftime ham hamm hardship hazards headache heal hiroshi holy homeland hoping
hymn implies inadequate inc indoors interactions interactive interfax interred
isaac jade jammu jewel jihad kappa karachi karzai kerry kgb kirk knots lan
lasting lawn leigh lifetime lincoln linguistics lodge macapagal mackay mahdi
malayalam managers marched marshal marvel mas mauritius mckay meager militias
mined monastery mosaic moussa mr neil nova observation onions outfit paisley
palace party perino phelps picnic pier pirate pitcher plantation pope poppy
possessing postseason predecessor predicted preparedness proclamation prominent
promoter radios raiser rapids recession recognised redskins referees reformed
reggie republics ridden roadside robe robertson role rubin russell sage sailing
salvatore secession seville shapiro shown simple slight slim smog snowfall
soaring specialize speculation speeches spend spice spinach spree squash
stepping stinging strikeouts succeeds suharto sunset surgeons surrounds sustain
swam taiwan tara tatiana teamed tends thatcher theo threw tomatoes torres
touches trafford transformation tripled tuzla twins unity unlikely vega vietnam
visiting warplanes waterfall werner woody word words working zidane
-25: abc academy accomplice aids allegation amber ames anatoly ann aquatic
artifacts assassination athlete attendees autobiographical average aviation aviv
bach bahamas bankrupt basil basilica bathrooms battleship be beetle beginning
belongs bricks bridges buffy buying captured carrot carved catalonia chaplain
charity charles chunks citizens climber clothing coastal coherent collaboration
collector commercials composing connecticut conserve contending convenient
costas councilman crammed crawl cream cruised cube currents czechoslovakia
daunting declining delicate descriptions determination devon dino discovery
displaced distress does dominique doubtful douglas down drake drama eagle
elaborating ernesto exodus explode exploded facto facts fahd federation feuding
figure flies foul fundamentalist furnished gala getty giving gore guangdong
guatemala halls harrington harrison heather heavy heiress helmut hershey holed
howell hua hume industrialized ing integrating interfere intimidation irving
ismail japan jiabao kamal katie kuchma kwasniewski lakes lancaster late lawless
legislator let leukemia lighted linguistic maid maine majorities manifest
manipulate marching mayors meant meantime mehsud messenger mississippi
mistakenly mobil mobutu mongolian mortars motive mumbai nathan nests novice
obasanjo oldest olivia onion only oscar packed papua paradigm patten penetration
pennant perspectives phantom piedmont pilgrimage piper plagued pollster posed
prescott presiding professional progress projecting proportion protests puck
pushing puzzles randolph ranger redwood rees regime reich relative relax
represented resided residing resigning retired revolves roberts roommate rubbish
santa scratch sectarian sensitivity servants seth shandong sharp sheffield
sheriff shields showed simmons sliced slid socialist solved spills spitzer
stadiums stuck su subjective supermarket surrey sustainable sutton swimming
syracuse tabloid tai tao television televisions then thoroughbred thrashers tina
tiny titan traps ultimate unaccounted unexpectedly united unlawful us vermont
vicinity vow walsh waziristan wb weakest wed wei wenger wharf white willem wong
writer writers zanzibar
-20: accepting actively aegean affordable ahl akron area aristide arrested
ashcroft ashley asian assurance attaches authorities bahadur baja banda
bangalore bavaria began blackpool boycotting bride bunkers butcher california
campaigns camping canary candles cardinal cardoso carson chains cherokee chick
choi choral chung cite clinton clutching colony comeback commandments context
coup covenant crash cunningham dealt decorations democratically demonstrations
depend dictated dion discrimination discussing disgraced distract drone easily
eaton economic edward electorate emerging endit endurance enforced engage
entrusted eradicate europe excessive exchanged facade fidelity firstly fischer
fledged flora flynn foothold frederick fresno fumes galaxy general geology gill
guerrillas guru haitian hallway harpercollins harry heidi heir helping hopkins
ibm improving including interact interpol involvement is jacket jar jintao
journeys jubilee juliet kane karim kendall kiev kinkel kirsten klein kumar
lagging lay len lips livingstone loch logic logical louise lugar lynch macy
malone margaret marginally marquis matters matthews mccormack mcdermott medvedev
mend merging mexico moe mohamed moist morton motivation mueller mugabe myers
nasser nikolay nonstop northwestern notably novartis obrador occurred opened
organizing outpost pastoral pedestrian penny percy pereira photography pike
plastics playoffs police pontiac porn postwar promises proposition punches
python quality quoting ray reception reconcile red region reluctance reservation
resident richie rite rodman rogers rok russian salam salman sanskrit scholarly
schumer scientology secessionist secrecy seles selling seminary semis shepard
shipyard situations size soap solitary southern southwest spector speech spencer
stab stanford strains synagogue territory thornton thunderstorms torino trade
transparent trauma trends trick triggering tsai unconfirmed unfavorable urge usc
verbal verona vest wanderers ware watergate weak weaken weakness wholesalers
winery witness xerox
-15: abdallah acceptance advised after afternoon aisle ambush amounted ancestry
ask atta attic backbone bankruptcies barings baseman battle beach beside
billiton blanco bleeding bodies bogey botched brands building byzantine cadillac
cage cai candle capita ceded chairman chee cheek cincinnati clear clint cnbc
collection colonel commandos commemorating communication comparing competitor
concluded conflict conglomerate consecrated contrasting cope croatia culprits
cultivation dai dal dave debris declares deco dempsey denial dependence
developers dickson difficulty directed divisive dong doyle dwindling ecevit
eighteen empowerment encourage erased estuary ethnicity express favour females
ferguson fide finds flaw flaws foam fowler gayle generally georg georgetown
georgia glacier gloucestershire grabbed graves gravity green gulf gunshot hang
harassment heinrich helmand hence henrik historic hottest hunt hyun ignacio
illustrate implicit incumbents insistence institute internationally invited itt
jamaica johan johann juh julio julius kaohsiung karbala kodak korea kumaratunga
labeled lahore lam last laura laurent lobbyists localities lounge machines mack
mai maier makers malcolm marat marshals masri mates matthew mature mayor meaning
medicinal mehd melvin miniseries monastic morning movements murders napa naples
nashville nearby nets nymex officials omar organizations outlawed owner pak
participated patel pavement pbs pens peter pg picking pockets produced
profitable psychologist quicker quoted racers ravi raw recaptured regent
renovated reservoirs respondents ribbons rockefeller rodney rodriguez roman
rwanda salinas sally salmon sami sanitation sarah scarborough screenwriter
separatist severe shaath sherry shopping sicily siege singular skills sleeves
smith sold sparked spokesman stones subjected succeeding swine syrians syrup
tactics tadic tam tenor terrain terry thirty took trader transparency turnaround
twists ultra undefeated undergone up uzbek variety versatile victor vojislav
voters warnings willis without worcestershire yielded zemin
-10: aba abandon abdel accurately acres adapted adnan advancing agricultural
alberta altering amir android arbor armed arson ashes at athletics aurora
authors awami bacteria baker barker barnard barrow bates bce beans before
berries bible biotechnology blasting both brand bravo broadcaster brown buffalo
bulldozers cabrera cadets cambodian campaigned caroline carving cedar centenary
centrist chernomyrdin chiefly cigarettes clemens clogged clusters commanded
competence compromises considering consistency cooperation corporation corpse
cotton couch counselors course craft crater crawford creation curry customers
defining deforestation dentist deposed desirable diego disruption doctors
domingo dormitory dried dynamite eastward eduard ee elizabeth ellen emigration
energies enlisted essex exceeded expo facilitating farrell fine fingers fitting
flintoff fortifications foster from fronts gallery garlic garment gerald goodman
gran grenades grumman guillaume gunships hart hartford haute hayward hemisphere
higgins hijackers hills hsieh hubbard humidity hussain ian ibn illegitimate in
incomes instance institutions insurgency iraqis jammed jaya journalists judo
juice kenny kitchen knocked lao leftist levine lightly liu lockheed loser lowe
lucas lungs malaria male mccarthy meal measured miliband minnesota moscow muller
na najib narrator newcomers niche normandy of offensive onward organising
organisms other palin panthers parishes particular penned peterson pew
physicians plavsic plays plots polar polio possess precautions predicts
predominant protesters raids raising recipes reconciliation reinforced relates
rene rifles ronaldo rushdie sal saunders sbc sciences sergey shelley shelters
skipper soto spokesmen spotlight squeezed stabilized stadium stand states steak
sting stockton stopping stressed stronghold sued survival swiftly televised
texas thin tikrit tim toured towns trash trucking tuberculosis unconstitutional
undermine unpopular vanilla wah wall won works would writing wrongful zardari
-5: abacha abhisit absorb accepted adaptations admiral against agriculture
albuquerque anna antibodies antoine arab arches architect arrived artillery
assisting attendants azerbaijan bamboo barbados berman blackouts blankets
bolivia bombardment bordeaux boutique bowler breakup breeding cali cannon canyon
captures carrie casino caution chechnya chevron clergy clerks coles
collaborations collingwood collision commander commodore common computers
congolese conspired conway cook cornish cramped crashed crossed crust curt
dagestan decliners deemed defended dependent derby dexter di dipped disappears
discriminatory dish displays distortion documenting downey downside dumped dunk
dunn eighteenth enforcing erekat erie erosion essentially ethiopian exhibition
expedition facilitated fade failures fairness fall fictional fielding flagged
flagging flew flu fodder forcibly freshwater fully genesis genocide gillespie go
graham grazing guggenheim gul hepatitis hillsborough hinder honour hostilities
hugh hussein if improvement inherited intensify interfering islands janata
jerseys junk kashmir khalil ki kicked knives laboratories latin lavrov lawful
lehmann lesotho lessen lewinsky liberty lindsay los louisiana luncheon mahr
majid majors maoist maria marwan mass maternal maxim meaningful melanie melt
mercenaries migrate militiamen miranda missouri mod monterey mora moshe motel
moya mph murder name napolitano nationalities nato navigator nicole nose nuggets
nut offside olds opinions oracle organisations organizers ossetia ousting
outscored pastrana pat paul penang perkins persian philharmonic picked pink
plunge prasad preserves prevalence primakov principally protects pulp quick
rafsanjani raised raja ramon rams ranch rationale rebuilding recall recorded
rector reflects refuge repertoire reported responsibility rested revive roads
rocker rosa ruiz ruled saharan sat scenario schmidt scrambled segregated sermon
settling sevens sheikh shredded shuttered sihanouk silk simmering smoking
stabilizing stands starr stayed steady stealth stocks stormed stuffed
sufficiently surging surpass symptoms tacoma tamil tass telephoned tension
tensions tent tents thabo theory threatens tide toyota tractors tumbling turk
unknown upon usher uttar vee vegetable vice victories virus waist warne warships
winnipeg witnesses worldcom worsening yahoo ying yoon zimmerman zoran zuma
0: accorded accounted adding adopting airlines airstrikes altar ambulance
andersen antara archaeological arena arizona armor artworks asahi assumptions
atmospheric autism begun belonging bharatiya biographies bombs boroughs brad
brain broken callers catcher cereal chaudhry christophe claiming climbing
colorado colspan commerce complex conceptual concert connections consolation
continental controversies counted courtroom crews crist cruise damon danny davos
defeats depth derailed detachment dialogue dictate disagreement doe dominion
dorm doubts downgraded dwelling earliest ebay effect emilio emory engagements
enhance ensured ernest ernst established estates evening events explore exposed
fallujah farmhouse fe female floral flores flowers fore forts gen geological
graders grinding guadalajara gucci gunmen gunners gym hanover hawkins herrera
hides highways hijacked hmos hurling inauguration infants influenza informant
inner inning insurgents interpreter ix jefferson joe johnnie kathy keeper
keeping khmer kills kingdom kouchner kuomintang lake lamps launching legitimacy
logging lott maple marina marshall matched mccann meadows meh memorabilia
michaels migrant modernize mohamad morrison motifs moving navigate odom opinion
oriented outsourcing palms parties paying peacefully peppers pfizer physical
physics piled pinpoint planes plotting plumbing policymakers politburo porch
potter predominantly prematurely preventing privacy profiling promising
proposing purge rabin recapture recovered redmond regions remedy repaired
retaliatory rocks roque rory rugby scam scored scripted searched seismic
selectors sheila sheldon shelter sidney sinks skin spraying spurs staging
stemmed suburb succeed summer surge surgeon symphony taha taichung tainted taxed
teaches teammate teamsters technology theoretically therapeutic theresa thorpe
threatening toshiba trainers translates translating travelling tree tse turn und
unfold urged verizon villa virginia walled washington wayne weaker wigan wilkins
wimbledon winning wo youngest yusuf zhao
5: abbot abramoff accelerating achilles acquiring acronym advertise advising
affiliated alternatives ambassadors ancestral announcer another antarctica anti
anticipated badminton ballard barak barn beckham bedford betting bikes bin blitz
bowl boxer branding brewer brokers bulbs bush butter called cameo cannons cannot
capriati captained captors carbohydrates career carve challenges changing chat
cheat cheryl cheshire chirac christi chuck chun claudia cody collecting
commentator competitiveness complicating consider considers consolidating
constituted consultants contends contributes correlation counterparts countess
crackdown crafted crease cruises cypriots datuk dawson deed democrats denied
descent development devote diabetes dialogues dime dining disarming discipline
disorder drogba dwight easiest eastman efforts eldest enactment england evelyn
everett exists fatigue fend fernandes fertility fiji flipped flyers foiled food
forced fuh gaelic gateway geopolitical gephardt giambi goran greater guam guzman
habitat hamburger handball handy hanged headmaster heaviest hits ignite il
imposing intifada investor invites irrigation isolation itar judgment julie juve
kagame katz la lbw lobby lobbyist lynn lyric mare marine marines marriott marsh
martin medina mercantile midnight midtown miguel mine mobilization mori morris
mouse musab nabil nadu nanny nest nicky nicotine nighttime obliged oleg oppose
or orion owed pakistani pamela passing patrolled peruvian pine pippen plotted
possessions pot poverty pressuring prius procession productivity psychology
puerto raced rapes rbis read reader recruited rehman reilly reliable relief rely
renting response result reunited rewards river robb robberies routinely rule
sabotage saeb sagging sampson satellites satirical sawyer scattering secretaries
setbacks sherman shootout shortstop showers signs singer skating skopje slopes
soldier solomon south spam speeding styling sullivan surveyor sword symington
tackling tapping telex teller terrorist testament thaksin thick thinner thorough
thrown thwart tracy trickle troubles turns umpires unbeaten undisputed usa vegas
viagra violating vocal volley von water waterloo waterway whitney whoever wooded
zoe
10: aberdeen achieving ad advances aerial airliner albright alexei algae
allegedly amelie anders angela anime arkansas army assassinations associates
bachelor bai baird bari basin bedroom beef bilbao bio bipartisan birch bolivian
bono bookstores bottles breakfast businesses campbell carter characteristics
child christchurch churchill clarke clue coffers coke colbert collaborate
combating comcast compaq compensate concerts condoms conducting contribute
cooking crashes crises cy darren defeating della delta demonstrate demonstration
depends destroyer dick diet different dilemma dirk disagreements disparity
diyala dominance donovan downtown drawing dropping duncan durable el enclave
enhancing evade exchanging exploration exported fatalities favorites fitzgerald
floated flowing fluctuations focusing forrester fouls frankie franks frozen
gallon glacial goals gomez graduating grounds groups hammond hastily
heavyweights hector helmet hesse hospitalized hostel hundred illnesses
illuminated incursion indirectly induce inducted injures intelligence
internationals interviewed invest investigated izetbegovic jacob ji johannes
joining joseph juries kabila keane keating keith liberalization lieberman lima
lleyton logged loyola luxury machine macintosh makeover mansion marcia marietta
martial massimo maurice means melinda memorial memory mendoza mental militia
minneapolis missed mladic moines moore motorcycle motorists multinational nantes
ned networks newest object oliver olives orlando overturned papandreou par
peaked peninsula pilots piracy pitch places plata plum positioned posthumously
pow practitioner precincts pregnant progressively prolonged prosecutions
protective provinces pulitzer punch questioning rae rawalpindi rebels recognise
renamed riddled risks roaming romero ronaldinho rounder saddam sauce scar
schilling schuster scott scout scrutiny sellers semiconductors settler sharm
shelves sherwood shin shirt shocks sigma simplest skier skull slope slowed
slumped smear soar societe specimens springfield square staple steamed steered
stocked substantially sunnis supported surged surrendered swift talbot tallest
taxis teaching testifying themed tick towers triggered unesco uneven unfit
unrest vigil vine voyage walker wartime warwickshire worth yates yen
15: aaron ability accompanied across advocacy ali alleging altitude analyzing
andre areas ashore assassinate assembling attain backer bangladesh baptism
bashar beleaguered benton boiling books boulder bounced bouts briggs buckley
builds bur burgess calculating carolyn carroll chalabi chang chechen chongqing
climate complicate concerns condo confessions consensus contra corporate
corruption countries cranes curtail das deceased defences defense democratic
developments dice differed discarded disperse dominic donated duffy dwellings
ehl ehr er eradication estonian factories faculties fallon fao faster filmed
fliers flood footprint freeway friedman froze fuels generale genoa getaway
global grains grande grappling griffin grocery guatemalan guides gymnastics half
hammered hampton hashemi hashim hayden highs hilton hokkaido homicide hunger
indonesia inspecting intel intending intervention invitation iowa irina irish
itself jaguars johnson joints judd justin khodorkovsky knock kohl kraft
kurdistan lanka lankan lapses laws laying lds leadership lectures les levi
liberia liechtenstein limousine literacy lowly lucent maintained manufactured
mar marcelo martins masterminding math mccain mcclellan mechanics messi miles
militant militants military milwaukee mistreatment mobility modeled moth mustang
mustard mutant nafta nascent nassau nbc near neighboring neighbourhood
networking newton offense opener orange pac pace panther paralysis part peaks
performing phil philippoussis phony phrases picture pinto pirated preserve
principality pristina quell question quo rabbani ready record redemption refrain
reportedly reporters researcher restoring restrain rica riot roles rowing
rushing sabbath sahn salah salomon sam sara scots senator sergei seventeen
shoreline shutting signalled silicon sinai sistani situated skater slams slender
small sol solving specials sphere spikes spill spreads sri stated steffi stomach
straight strengths struggling stuart sugar sums sweeping swim tailor targeted
terri translated tricky trophies troubled tv unharmed unilateral unionist
unveiling vie violated volatility watershed webb whip william willow xvi your
20: abductions able aboard advancers aerospace albany amid amos annexed archery
armey armistice aso auburn bahn baskets beijing benches bending benny birdie
blogs borneo brendan brunei build bumped campaigning canceling centralized
ceremonies chairs chargers chesapeake chest chose citadel citizen clark
classrooms clifford collegiate commandant comoros confession connection
corridors councilor creed dakota dalian deacon debut delhi delivering departed
deported derive desmond diamonds diaries differ dimensional distinct diver
diving djokovic dominant doug dozen drift duet dynamic effort embryos enclosure
environmental episode equipped escape estonia everton excavated face factions
fields figures flame flushing foliage forehand foreign forth franchise fraser
fulton fusion groundwork guns gustavo hanging hassan haven henderson hired hoon
hospitals hotel household hyundai insists inspected instability ito jeremiah
junta karen kazakhstan kmart knot knoxville ko kosher kyrgyzstan labs lacks
laptops laredo later lawyer leroy lesser libel limb low lsu ludwig lyons maize
males manga massive mca mcdonnell mcgee microsoft migrants mike mittal mrs mural
murderer nancy navy nawaz nelson nestle neville northrop notched numbers otto
outfielder outperform outreach panetta parity partnered pavilion pepsi periods
pesticide petersen peyton pharmaceutical philadelphia pittsburgh pla placards
planting possibly practice precaution preceded premieres principles privilege
protected prudential pulling quantum rahman ravalomanana reaching reaffirmed
regis reigning relies rents rice rings rios rivals royalty sadr sailed saleh
savoy selective sewer sharpe shed shinawatra shipbuilding shuh sink somerset
spike spokesperson spring ss steal stevens sulawesi surges sven swelling
syndrome tajikistan tel threat threatened ticking tinto todd toilets tong toro
travelled treatise trumpet twist typical uphill utah uzbekistan vanessa verses
vicente videotaped warring westwood whenever xiamen year
25: abrams accuracy acquitted addressing advertised advises affairs african
amphibious anatolia angeles anglican annexation ansar antarctic arrows aspiring
bae bait balkans batsman beck beefed beheaded bellsouth benson beverly boat
bodyguard boil brace bruce brush burlington busan cake calculated caldwell
capitals cathy cease cemetery ceremony chandler charleston chemistry chiefs
chunk claude clubs college comfortably compare computer condit confederate conte
convent corning cosmetics countrywide county cum curbing czechs dae davis degree
denominations descend det detail develops dickinson dillon disposition doherty
donaldson downed duel en encompasses engineer ensemble enterprise equalized
equalizer equestrian eriksson etienne exile exporter false fayed flash forbes
forecasts formations formerly frequent garciaparra gates geared georgian gets
girlfriend golds grammy grenade guards guided hairs hajj hamad hamid hasina
hauling heirs herzegovina high hijacking hiking hilly hole hooper hutchinson
hutu illustrations impetus inconclusive indecent indiana insurers issa jay
jeopardize jong journalist judith kandahar kentucky kerr kirchner kmt kph lawson
ldp leader leafs leningrad limbo limerick lunch maddux madras malaga manifesto
marion massey mauresmo mclean mcveigh medics melody menem mgm middleton
milosevic mining moldova monopoly motorola nguyen nonprofit noon norte ntv nude
nudity nunn obama occupants odinga offerings orchestra origin outages outcome
owned oxford particles pcs pensacola persuading peru pest pettitte phillips
piles pleas pornographic porous pots premiere producing radcliffe randall
rebound references remote renewing representing republican resources richard
rico rio ritz robbery romney room rooney rubber rutherford salaam samuel se
seasons sewing sharif shaw shearer shows simon slaying slightly soda soils
souvenir specter sprawling strengthens stretching students suggested sunni
surfaced taking tariq tat taylor team tentative territorial therapies therefore
thompson timing tirana tires toledo tommy trail tyco uncertain underneath
unemployed vatican veteran viewing visitor wade wants warren wheat wichita
wilson wings woodland zanu zion
30: adams adidas affirmed afforded altered alvarez ambassador analyst anderson
antitrust anwar appearing arias arlington arrival atalanta attempts autonomous
backwards baht balkan barbara barr barring bean bel bernard bicycle blistering
bookings british bt burrell busiest cameras cardiovascular carl carlos
chairwoman chile claudio closely cohen columbia comes concorde cooke cooperate
coordinated coronation corps cosmetic courtesy courtney cristina croatian crowns
cuba customary dale dams dating debates debating decoration deepwater def del
derbyshire designs destination disrupt dorset driveway duchess dudley eased
economist eggs eileen elsewhere emerson enforcement enterprises es eugene
evidence expeditionary faltering fatah ferdinand fewer footballer fortnight
freeman french frontal fujimori funeral fungi gains garbage gary gently georges
gerrard gigs gonzales graduates greenland gregory group guh halifax hamas headed
heavier hectares herbs hermann hezbollah holiest holland honduras hornets hosni
house inability influx institutes instruments intention into jaffna jaguar jamie
jared jet job josef kabul labels laid lambert lands legs lemon liters
longstanding lra ltte luis madison mahmud maintaining malnutrition manages
marches markus mcguire medicine melissa melodic mollusk moro mound nate national
nearing nec ngo nicaraguan nielsen norris nowitzki oaks obituary oregon orient
osborne outdoor outfield outskirts over paid paints palestine palestinians palo
participating paula peaking performance pesticides philippe posters powerhouse
preserved principals profits promoted prompted psychological publishers put
puzzle quarterbacks radovan raided raul reactions rebecca regan remains remedies
rendering represents resigned restive reynolds rhythmic ron rosario rovers rust
sacramento samsung schiavo school seahawks seizures serving shanghai sierra
signaling simms simpson skate slater slice slowdown smallest sony soundtrack
specializing spying squads squares stain steelers stepped subjects suit sussex
symbolic tampering targeting telecast tenants tennessee tens throw timely
toronto touring tractor trans transform try turkmenistan turnpike unidentified
vancouver viii vol walls wax weekends weightlifting weld wilkes win yacht
yugoslavia zia zoning
35: abuses accumulated achieve administrators adverse advise air akhtar album
allan andy antibiotics any arguments asa ashton asphalt assad automobile
averaged bali band barber bayern beetles behind belongings beverage blackout
borrowed botswana brennan broncos bruises builder bunker burkina byrd cafeteria
canada canon carrying charlotte chennai chief cholesterol citigroup cognitive
colts coma company confederation connie connor consolidation consumption create
culminated de declines defending deflect designer diamond directing dissenting
diversify dry du duff dupont eclipse educational elian employed empty endowment
energy entity equities estate eventually evergreen every expatriate expelled
explodes fabric falls fate favors figaro financier fletcher flint forecast
foreseeable formed frontline ge goal gonzalez google growth hafez hamdan hansen
hawkish health hedge heel hierarchy hinted hints holmes hood horwitz impartial
imprisoned infant infections insulation integrate irvin isle ivanovic ivorian
jake jean joel jones junichiro juveniles kyodo lace lacrosse landmark laos large
lars leaving live lookout loudspeakers macedonian martyn masters mckenzie
mckinney media mindanao mines minimize minority missing mixing moi momentum
monterrey montreal moreno mortar mvp namely napoli narrative newport nile
norodom occupied officers olive omega opposite organised outposts overtake paolo
partnership patti pearce petersburg phones piero polytechnic power precinct
profanity protestors psg publishing pulled regiment repetitive reprinted
resistance responses right rim robson rosemary rue sarasota save scenarios sco
scot severity shalom shui silverman singapore ski slump smooth somalia spark
species spun steele stockholders stop stores summon swearing tapped taxpayers
teacher terrorism therapist tory transplants tribunals troublesome tumors umpire
underage uniform unix vacation val vanity vi vieira vinegar vowing wagon warner
welcomes wells wounds wrestling wuhan
40: abkhazia absent accordingly acre activity administration adobe advisers
agencies alabama alam algiers aligned alpine amd amr annals appearance appears
armenian assumed atkinson avert baden banja bay besieged bethlehem bogged
briefly broth buckingham bump bushel cac caller cambodia campuses canberra
champion charlton charted chevy circle cited coincide colin collins colonies
commanding comments companies companion connolly constitutes contribution
counter cruz cues currie dar decay decreasing defectors defenseman denies
deprivation derek detect detroit developer dictionary differences disbanded
draper draws earning egypt elisabeth employers endorsing enforce erected event
except federations fernando ferreira fight fina followed freezing gamma gerry
goalie goodyear government granada greenback groceries groom guangzhou guido
hall hamper havens heads henin hong hybrid hypothesis ida illegally illicit
immigrants improve improved indies intend interviewing invasive ipod jarvis java
jimenez jing joey jonas karadzic kay keep kicker korean kuznetsova laden lamar
landings language las leather legislators legitimate lennox lexus lopez lt
magazines mahmoud maneuvering mansfield mena michel migration mixes mixture
mogadishu mombasa monde msnbc mv nailed nasa nationally ne newspapers newswires
nippon nordic nuevo nursery off olusegun organisation owing paramilitary pause
pearson perugia petitioned petroleum petrova pharmaceuticals phoenix pieces
piling playstation polls potentially potomac pour powell prices priory prosecute
psychiatry pulpit quebec raid reaction reconstruct regents reinforce renounce
repeated restored rhode rochester rome samantha sands schroeder schwab seaman
secret sectors senegalese serbia sharply shifting sided sidelines silva slam
smoothly sometime sonia sped spouses standards stevenson stoke stretches
summoned supreme svetlana swords sync synchronized taekwondo tail takeoff tanks
technique tobago toh tom towel tracked trails transports trap treaties turkmen
underwood universidad varsity vendor videotapes viktor vilnius visit warden
wedge wellington whether williams windsor woodlands workers xavier xinhua
yitzhak
45: abdullah accords acquired action addressed adrian aig aim ak allison along
alvaro ambulances americas apartment arise arlen armitage assembled associate
atlantis attempting automakers averages ayman backhand banco barnes barnett
bavarian beats benin bert between bilateral blair brass bratislava breached
breaches broadcasting brook browns butterfly caliber campaign castillo
categorized causes cavalry chancellor cheney choices chris christine clash cliff
communes compares competitions computerized concentration conditions congressman
conspiring constant constellation convergence copying councils crimes crossover
curling decisive declare defected dem derives detonated didier dies dioceses dip
dismisses disorders dive driving durban easier ed edmonton effects ejected
elbaradei electronics espanyol evacuated exited expense fallout fema ferrero
fielded fireplace flower force fort fragments framed fridays fugitives galway
gameplay geometric goaltender goma governors grab grupo guarding guinea hydro
illinois industrials inform ingrid initially international internet iran israel
janeiro jorge julien kaplan keel khalifa kong label lag languages legislatures
lend libraries lighthouse lines longest luanda lukas maker marble mark marketing
matsui meals meanwhile michael mick missile nativity news nhl nld ocalan
occupying onboard organizer outlying owns paceman panama pasha patrol patrols
patterns peacemaking perez performed perry phillip pistols pollution pornography
poses positioning ppp prayer prohibiting qaida qassam rainfall rallies ranariddh
ravens reno rescue reservations reunite reyes ridges rights rolling rosenthal
rouge rover russ sa salzburg same santo scoring season sergio served several
sewage sides sims slack slap slower slumping space spin splinter squarely start
stephens strain stretched suarez subspecies super swede tagged terror the
thierry tianjin tiebreaker toughest trading transformers trinidad troops truce
tuned undersecretary unicef violate vivendi waco which wickets winchester yangon
zah
50: abducted abroad accountant acquittal advice afloat albania alberto alexandre
allegations ana anchorage armenia avenues baath bakiyev banning barack billed
biology birth blood booker booths borough brigadier broadband burns byron canoe
cartoonist cathedral chapter choir clarified class clean clijsters clocked cloud
clr coast cod combination comment commodities commodity comparative concussion
condemns conductor consoles constructed continuation continuing continuously
convention correspondents costing cynthia damp daryl davenport decided
defamation defend den denise differing diluted disclosing drawn earnhardt
eastern egg enrich enrique entitlement establishing estimate euthanasia facing
farm featuring fibers field firing flute future gao garza generated geoffrey
glove govern hampshire harbour harmon harp heed herb idle ifor imported
importers ina inacio industrial infinite informally injuries intact
interpretation introducing investigators iranian jalal jirga joaquin judgement
juergen katherine khalid lauderdale lea lends lire lumber majority marianne
mason mechanic minimal minister morgue mortality mossad mosul mottaki nadia
nalbandian nay neumann nokia normal northeast numerous nurses okinawa olsen
ordinance ousted peso pierre please po pollutants porsche positive prelude press
problem pt punishment punishments pushed quarterback quarters racing railroad
ranked rasmussen rauf reconstructed referee remained reply rest retirees
retiring reversing reward rhine rifle rigid risk robert rub ruben sacked saeed
san sand sars satisfy score scoreboard scrimmage sean seminal senegal seniors
shall shenzhen slew sofia specializes stating stewart stockholm stranded straw
strictly suzanne systematic tampa tankers task te tempo thames ti timorese
tipped toni tow towels tunnels turkey turnout uaw unmanned vegetation vickers
viewer villepin violin volcanic warship weighed wesley wii wolfowitz yields
yonhap
55: ababa accept adopted afghan alison alleviate alpha alps also armstrong
arroyo aside astronaut avoids banned banner bare bashir bian bloomberg bogota
brazil brookings bust buyers campus care carriages ce ceased ceramic chain
challengers cheaper christoph clandestine clare clues coincided combining
commercial competed confirmed contacts contributions corners croat crystal
culled cyclists daewoo dementieva devise diary difficulties disabilities
dissidents drawings ecuador ehud emanuel emerge excavations exeter exposure
fabio faults favorable fernandez florida for former freshmen fuji furthermore
governor grammar guarded harness head horn hubble iii importing inched
inequality injecting interrogators istanbul its javier jenny jospin jurors kia
kidnapped kok lampard launched le leadoff lehman levin lineage longer lords
lotus macedonia machinery madoff magna mali managed marino marquez master
meanings mechanical mediterranean menus merger metallic middlesex moussaoui
mubarak multimedia nam namibia navarro nba nicolas nobel norm north northeastern
nz obstacles occupation ontario operatives opposing organism osaka outright
participant patrick pebble penalized period perks photographs pillow pledging
porto poster pratt prime prizes protection provincial pyramid quito racer rafter
raleigh raphael reading referred replays replica resolved respond resulted rib
robbie roh romanized ruud saab sacking safina saratoga satisfactory schools
sebastian separating shortly significantly singled skyscraper softer solid
spacecraft spence sponsoring stamford standout stephen stone strait studded
studies subaru subdivisions subway sunderland supervisors surviving sweep taps
tear technologies telegram theoretical thomas threats timberwolves tokyo torn
traded transatlantic treason university until uphold utc variations ventures
vodafone volatile volkswagen waiting welch wes west widening wiley worsen xv yoh
zaire zapatero zoellick
60: activities acute ada advantage aires airports alba alcatel ample arises
astronauts back baku barbed battleground beacon behavioral berlusconi births
bissau brady bragg briefed broaden buccaneers bumper cabins calgary calls can
cancer cascade cathay chao chapel citibank clement clerical clinching club cobra
cocoa cole cologne combatants commuter conrad constitute constructing
consultative conviction convictions copied corp coruna cowen ct daimler dalton
decrees dei democrat denver description devised divorce dnc dow drains drilled
effective elements employees eric evan expert falcons feasible filipino finger
forex frenchman fundraiser giles goalkeeper grange guild haas hadley handicap
harris heights homered hypothetical improperly inaugurated induced infiltrate
inflows infringement initiated instructed instructors insurer interest
investigating investment isolate jacksonville jenin jennifer jonathan jose
jpmorgan justices kafelnikov lansing lapse latvian lawyers lille lithuania
magazine manipulation manor mariano marked matchup may mcchrystal medium megan
mekong melamine merged microwave min ministry months multimillion nadal natal
nepal newborn newsroom norfolk norwich nsa obligated olympics oman ould overdose
overlap pamphlet paris peer perimeter physiology pinch pinochet playmaker pleads
policies portland presentations prevent prints profit punching purportedly quran
rebel reforming regulators rehearsals rejecting reporter reservoir rolled
routine rove runs sandra sans sas saturday saturdays schultz script sharma shoe
sit softening southernmost specialists spinning spokeswoman stearns straits
strikers stripes strokes studio surpluses takers taxi tightly tiles timber
tomorrow traveler trimble truckers tuesday uganda ukrainian uncertainties
underground urging usual vale van venezuela voivodeship volunteer wait warranted
williamson windows yielding
65: active affect alcoa alert alto annapolis answer appearances atomic auditors
barriers belarus bhp bike boeing bone bore botha break brick broadcasters
cagliari camera camps caps caucus cent challenge change chase chelsea claim
clifton closed cluster colombia colours commit commonly complexes composed
compuserve computing concentrate confiscated constable contributing cornelius
coroner counsel crane crisis crude dallas decreased demanding denny develop
diane dismissal diversion ea earlier economics emblem embryo english episcopal
erect essay evacuees excluded factory factual faculty favourable florence flurry
flush forensic fresh gam garage gazprom give goldman gordon governance grind
hails hardline help highway hilltop hotly hungary icahn implants improper
improves indonesian infiltration initials injured inscriptions insisting
instrumental intern interstate investments italia jitters jurisdictions kazakh
kelley kristin kyrgyz landed laureate leaks left liable liam lobbying loom mails
mathematics mathieu mats maxwell mediated methodology metz michelin middle
miller missiles mitch mitigate models monday montenegro mostar muscles nations
nautical newer nightly nonfiction northern opening organs outside pap parent
particle pen peripheral pietro place plaintiffs pleaded premiered preseason
primarily pro probing promotions properly protracted quit quiz qwest rafael
ratko receptors reclaimed refugees regency reiterated relation repaid replay
reserved resonance restricting resuming ribs ridge roc rodham roof rookies rosen
runways sachs salvaged scaled schooling scotland scottish sentenced setting
shane shimon shire signaled skirt songwriter speakers speedy spine steiner
steven stickers strongholds support sweeps tackled tactic technicians thai
thailand thor throne tnt tobias toll topped tumor twenty twisting undecided
undertook unification unita unwanted uss venezuelan venture verdict void volvo
wada warehouses warning wheelchair yards yasser yevgeny yokohama zurich
70: abbas abbey abolished abuse accumulate acquisitions addis adjusting agents
ahmad albums algeria andres angelo angles angus antonio aquino argentina arrow
atoms automation avenue averaging avoid awards bed beige bengals bentley
billions birdies bishops bombardier boosting bottle brian broader burdens butler
carefully carlisle carolina carr cellar centred certain christie classroom
coffins communications compiling complied correctly deal deflation defuse digest
diplomat draped dumping dutchman elevator engineered envisions escalating
escorted essays ethiopia exporting faction fannie finale flanked fossil francs
freighter friday gallons gallup gilles gina gorges grand halting halved hans
hearing hungarian hwa hwang identifying importer informal institutional
intercontinental islamist israeli jenkins jill juan khartoum latest leach
legally linux london lone lunar lund lung macau makeup malawi margins marking
message metropolitan midland minutes mission mofaz mundo myspace nagoya needles
needs nesting netted neurons nih offending officer oldham orbiting orchestral
organize oversaw owen pairing paraguay partner passengers patented pentium
pepper photographic physician pocket poh point pops portuguese potential
programmed properties property questionable rahim railways rancho refineries
rehnquist rented resource returned returning reverted rick rocket roth royal
ryder saarc salazar sampled santos sayyaf seated sending ships shore simone
singaporean sneak sovereignty spear stats steve stimulate stove strickland
stumbling sunken surrender suu tae techniques thereafter thursday timothy
tobacco torah toss toulouse toxic traffic trip union unsuccessful venues verse
vic vowed warburg warsaw wharton whereas wooden writes yard yudhoyono zarqawi
zebari
75: advertising analyze andreas andretti apex appliance arch ari assisted aston
atom attorney ballistic balloon bars based bathroom beaumont behalf belfast
beneficiary benz biological biomedical blackberry boca bryan bulb burnley bye
cameraman cancellations cantor capabilities casts catalan cents champions
chilean cnn coated collar colleges combatant conferred congress controlling
conventional convicted counselor curtain demographic denis deportivo differs
direction disabled discharged divide donations duchy durham dynamo elbow
electric emmy enriching evenly expertise fabricated facebook fbi feeding
flowering fugitive garner gavin geithner geoff geographical gig glen gomes
habibie hancock handcuffed heinz helicopter helms herbert hoisted homeowners
hosted identified identify increased incurred inflammatory inherit instrument
interference islamiyah kahr kcna keeps kellogg kensington kent lamont largest
liver liverpool maltese marseille marta medal members merit minerals minsk mk
mlb monrovia montenegrin moran munich murray nablus narcotics negative nevada
nfl nichols nick nn nuri onwards opposition optic outgoing paint paired parma
path perth pillar poland portable pressed private prohibits proteins punched
radio ranging rapper ratings razor recorders recruit recycled recycling
redundant reelected regain regiments reject represent republic resign retailer
revealed routines rulings run sahara salvage samper sarajevo screenplay screens
scrub seeded serb serbian serve settles share shell shimbun significant
simultaneously slipped slobodan sm southampton sovereign soybean spears springs
staffed state statement stephenson stuffing stun substance suez suffrage susan
synod systemic ta taipei theft to tracts trips twin unclear unconditional
uncovered upgrading vaccines valladolid veil vessels veterinary vetoed vista
wagons waste watkins weston whereabouts widened wilmington wood worded yeast
zealand
80: ab abidjan accessories adelaide adriatic advisories alex alexandria
allegiance apostolic appointing archeological armour arsenal assume attempted
augusto austin autos baghdad bangladeshi belarusian bend betis bonds bosnia
bradley broad bse capitol caracas cars casey castle cdy ceilings centerpiece
chairperson chatham chiluba cleric coaching collier commando communion
complaints complying conclude conclusions concord consumer contacted
contaminated controllers cookie corner counties courts criminal cumberland
currencies daniel daniels darrell decision decker dennis detectors diagnosis
dismantled doh duo dutch election emerges emi employs enacted enclaves entities
estimated ethics evacuate exhibitions faso ferry fetch fit fraudulent fray ftc
fundamental futures gate gennady gerhard ghraib glasgow globe greek greenwood
grip gwen handheld havel hazard healthcare heated herve hodgson holbrooke holes
horsepower hossein hub icelandic identities incidence instead inter intervene
interview invitational jarrett jeff jennings jermaine kampala kirby klm kms lamy
leading leased lieutenant lighter lip livingston lloyd locally loophole lyle
lyonnais magistrates mallorca malta managing maneuvers marcos marquee match
mcgill mediate miami miner minor missions morocco nasdaq nerve newcomer
northward northwest nurse oblast obligation observer occurring olympic opponent
organizational overdue pair pais palermo parenting partners pascal pavel peak
pelosi philipp pinned playoff pre precursor preferably problems proof purported
ran rape recommending reconsider refining refurbished regulated reliability
relocated reorganized research restoration retiree romanian sears seller shawn
si sideline silvio similar sirius smuggling snap sofa sonar sought southeastern
stable stalls strategy streamlined suffolk summits supporting surgical surround
tajik telecoms tenet tenure tested textile thus token tools torture touchdowns
tracking trainer tram treasurer troy ubs ulrich ulster uncertainty uncover
underwriting unified unsolved ut vick vw wallabies walton warehouse weir welfare
westminster whilst yamaha yellow
85: abruptly accelerated acceptable affirmative afghanistan airfield al albanian
alito alterations amsterdam anchors andrews anonymity antwerp arafat arrivals
ascent ash assessing assistant assurances attacker auditorium awaited bak
balancing barcelona barge bart benefits bergen berlin bertie beshir blades
bologna bout boycotted bucket burton burundi cape cas chopped ciller civilian
claims cleaning coalition compete compositions contamination continue
contributed courtyard credentials credible creek cska cw cyril da dan debate
decisions decorative defender der disclosures diverted docks doctor doubled dpp
drummond ease edged efficiently embark endeavour enlargement entered examines
excel farc fatty feingold feinstein felipe fencing ferries first fis fk forum
forums fulfill gas gather gerard gold grain guardian hastert herman hiring hiv
hooks idf imprint incarcerated incorporating installations instituted insurgent
interrogations investigates jason jessica juniors khost kilometers kingston
kinshasa kofi laguna larsson latham latvia leahy leone lethal likely lim losses
luka maher mainland major management manning mans medalists medals merchandise
mini minute misconduct money moslem moynihan nationwide naval ndp neighbouring
net nigel nominated nonpartisan nw olivier orbit overs participation patients
petrochemical pickups piers pitted pkk plane planning platinum polish pools
posada preschool producer proliferation race ramsey ranks reed regulating
reissued rejoined renewed repealed representative reproductive reunification ri
riga ritter rn rsa runners rusedski sanctioned scandal scrambling sector serves
shotgun shrink simplified sizable slowest smuggled soften soil songwriting
southeast spell st steroids stockpiles strategic strengthen stretch sunday
superintendent survives systems tank telescope terms ton topix topping trace
trucks trustees umbrella upright value waterford week weekend wide worker
wrestlers
90: abide aborted acc accuses affiliates afp aimed alexandra alias amnesty
analyzed arabia arrests arsenic atlanta australia authority autograph aznar
badawi ballack belts benfica billings bind birdied browning bucharest canceled
capture carlton case casting catalyst center championships cheapest chop coal
colt compatriot confirming convoys costa creates critical crosses cue cullen
debra defined delivered dhaka directors dirt disciplines display duma east
education elected embassies engineering envoys erase errors exercises
experimental exports fa fc feedback fellowship flip franc freddie freed gabon
gail gases gasoline gregg guillermo handguns handled harcourt harper hebrew
henman hoh ibrahim ih imbalance indicating indicted indoor infrared insure
interceptions ivory jemaah jp justine juventus kick kidnappings koran kosovo
lance landfill latter lime liz lorenzo lori luc macdonald manuel mathematical
maturity mci meg member merkel merrill mesa mills minus mir mirror moved muh ng
nt objective offenses offering oral ounces outlets pamphlets panathinaikos parts
paulson pave pediatric persuade philips pills pivotal poker policing preside
prolong propel pursue quinn received receptions redevelopment reel reforms
reopened reruns reveal ricardo road roma ropes runaway runway salt saxony
scripts seized senators seoul separated series shortage simulated sized soyuz
spanish specimen spells stakeholders stance statehood store strike substantial
subtitles sudanese survey suspected textbook tin tony traces transportation
tucker undercover unify universities upheld utilized utrecht variation vehicles
videotape woes youtube zaragoza
95: abolition accommodate adhere adjoining advanced airbus anita annan
announcement antibiotic appeal approaches asean auckland autonomy backed bbn
belgrade biathlon blogger bogeyed bomb brent brunswick budapest burden busch
capital caspian ceremonial choice clerk clinics coleman color commune compass
competition complications concluding conduct convoy copenhagen cordon dade david
daytime dea demoted depleted detentions determined dili dimension dimensions
dividing dodd edinburgh effectiveness egyptian endorsements eur executions
exercise firm flier floating focus ford forge forged forgery fundraising gabriel
gbagbo germain greenhouse grueling hangar heap heisman highlight hobart homework
honduran honorary hostage hurst incorporated infrastructure installing
instructor internally introduced involving islamabad jumbo juppe kevin khaled
kurt larger launchers laurie law lawmaker lawmakers limitations limiting logan
lottery ltd manufacturers marrow mauritania medicines miers million miroslav
misuse najaf narrowing navigation nearest neurological newark norwegian obstacle
pastry paths powers pp preston processors prohibited rai randy reciprocal
recordings recover recruiting refer relaxation relocate reparations reports
reproduce retire reviews rig rival routed salisbury samir sap sarkozy scope sell
sharon silver simplify sinclair sketch slices solve somali spans splitting
springboard springer stability step stephane stock stolen structures student
subdivided successfully swimmer take taken tallinn temporal through toe
tottenham tracing translations travels trevor trivia tt twitter two undated
undocumented vans villeneuve violates vitamins xbox yuan zero
100: according ace administrator adrift adviser afl ahern aiming aircraft alain
alejandro alicia alleged amp angolan announcing apartments app archer argentine
aria armored associated barrett barricades basel biden billboard bodily bogus
bolton brescia brief brigade cairns cairo cans capability cardboard cellular
charting chimney cites cleanup considerations consolidate cooper corzine cppcc
cr craig crunch cup cutbacks cycling dealers dealership debated declined
decrease definitive delegates derail dismantle divert domestic donors dr drums
earnings elections emeritus end ending ethanol exempted explosive factor fastest
favourites finances firestone flanders flare fleet float foley forcing freetown
gareth garros genetic geographic goalkeepers gorazde gram grease greene guide
guitar gymnasium hand hangs hardenne helps highlighted hsbc huber hutchison
incorrect infantry inflammation ingredients ink ins intersection iphone isbn
italian jankovic jon journals kelly kuerten latitude lazio lining located logos
looming loosely maliki malpractice manufactures marc mediators melbourne micro
middlesbrough mint morgan moss mousavi mozambique munitions murphy mussa
mutations new newcastle npc ntsb pawn pendleton pep petit pf pga philippines pin
plastic plateau plc plot ponte preferring prep prepared preparing prestigious
prodi products pumping rally rebounds reclaim recommend reconnaissance recovers
recovery resolving restrictive rolf rupees rupiah scoreless scores scrapped
seasonally shelby ship smuggle solana sotomayor squadron srinagar stairs
statements stiff storyline strict stuttgart tanker teams territories th thereby
throws titled torpedo tournament translate treaty tries under unfinished verde
vows walkout webster xfdws yahya zagreb zimbabwean
105: advisors alphabet andrei ankara answers archdiocese asks atletico august
await baronet basra baton bi boehner bosnian bribery brighton burglary burial
bus canterbury carla carriers catalog cdc ceasefire celta centimeters chadian
chevrolet chips chronicle cigarette coat colon commentaries compact
complementary compose confirm confirms conflicting continuity controlled cory
countryman crew cummings daimlerchrysler daniela dario dart decree define
deflected delegations departments depot detection detonate digitally downward
earns efficiency ellis enact endorsement eritrea escapes estrada european evans
exclusion explicitly extortion factors fah fare fiber financial floors flux
fokker forging formulated fortified france fraud freeing freely funnel furnace
gag gap generate granite grievances guaranteeing guitarist hill hire hk holden
hospital iceland im implicated improvements initiative integration involuntary
italics jamal juror knife landis larijani lecture lecturer leeds leon lien lined
links magnet manchester matches mauro maze meeting methods midday middleweight
ministries modeling motif ms nabisco nails neatly notch offered opposes optical
osasuna ounce overseas papal pathology patient peacekeepers percent petra phnom
piano powder present presents priesthood prisons privatization probes proceeded
progression prominently publisher punishable purchased re rejected repatriated
repeating restructured retrospective rey riders rigging riyadh rodrigo sadc
sales saxon saxophone scanning scans scholarship seals seasonal sensitive sf
shear shelton shifted shoots short shut sixteen soloist spaces standoff staples
stefano stephanie stokes streamed streams subject sustainability swiss talabani
tallahassee tap teaspoon telecommunication telecommunications tolls totalled
tournaments trades trailer transition triangle twice ups utilities utilizing
vaclav videos vienna virtual wednesday workshop
110: abbreviated abuja acoustic advertisement agree aides airport amanda appear
archbishop armoured arriving azerbaijani bailey balanced bar beams belt ben
bennett bern blackwater boj booth brahimi brasil bremen bremer bronze bruno
buildup cadet calories clarify clients compatible compromise condoleezza
conference connect connected consultant contenders contests contracting
courthouse culminating dana denktash descending desks disputes disruptions
distributor district divisions dropped drug dye eddy edging edited edwards
elementary embryonic employ enabled est explicit extensive favourite fills firms
flat flight fr further genes german given graduate grill gt handbook hayat heat
height hereditary hoc holloway honda icrc incorrectly increase insured
inventories invitations isaf jana jersey judiciary kdp kurdish labor levels lg
libya macquarie magnum mainly maryland messaging midweek mileage mineral mls
moisture mold mordechai morse names naming nc neck negotiators newscast nfc
nigeria nominee nursing obey official operators ordination organise outlet
outlook pablo parish parry participants perennial permitting photograph picket
plead priced prize probable protections published pumps pyongyang quarter
quarterfinals radar radiation ramos rand range rated receivers referenced
rehearsal rejection render respiratory rightful rotterdam rounded rudd rwandan
salim security shortest siding siena skeleton slashing slows specifically
spelling split spur statistics steep stresses subordinate subscribe sudan suisse
surfaces tate telegraph terrestrial texts thomson topic tours tower townships
train transporting tucked veins wales walnut wasps web weeklong whopping wipe
wound wrestler zelaya
115: aa accelerate ads anonymously anthony anytime aol archives ariel arming
arranging assemblyman assistants attempt attorneys aung automaker award axis
bauer bbc belmont bets bildt blix borders boycott bp breaching breakdown
breakout bruising bucs buenos bundesbank cannabis capt carmaker caucuses ceo
champ christopher climb cloth conditioning confederations conferences converted
cordoned crocker crossing crown curved customs cutter cyclist davies
deficiencies defines delegation detained dianne diplomats discretion dissolution
distances donate dose dprk draw drives dyer electricity emir enhancement
enriched ensuring entire etymology exceeding fairfax featured fence feyenoord
filming financed findings footage friction gain generating genus glossy goes
goss governmental guard habib hander hayes heavyweight heroin hooker hormones
humanitarian humanities immunity ingredient inside interventions ioc italy jobs
jump knox larsen lewis limestone linebacker livni marco marijuana markings max
maximize messages miriam mirrors molecules myanmar negotiator normally notice
number objection objectives officially open operation ordinaries outs packaged
persons pill pipes plo polanski posthumous pows preparations printers prostate
proton purchasing purposes receptor rematch reservists restrict rises robin
roche rooms rossi ruling safeguards seeking service settle sevilla seymour
shares sharia shortages shoulder shrank siemens simulation sketches slovenia
solar spain spaniard spinner spiral study stumps subdivision substances
succession sue synthetic tar tehran terrell textbooks topple tutor ukraine
unanswered use utilize vent vfl viscount vocals wages warwick wash waxman
weapons welterweight wicketkeeper widen wider winger workout workouts wrangling
yemen zach
120: abel abu acceleration adequately airwaves airways alessandro alleges angola
appraisal approving arabic atoll bangkok barracks baseline beth birmingham bits
blanket blog bmw bond breast bridge brisbane brock bulgaria buy cabin captives
chalk chemical chemicals collections commands commissioners conducted
containment coordinating count counterterrorism crest crouch curves cutting
definite delaware department dependency deputy destinations devices discussion
dissolved distributing drills earn edge editorials eliezer emmanuel entirety
eponymous equal eritrean estimates executive exhibits expanded fabian faces
fifteen five flats flemish flows formal forwards fractures fri fulham gender
generalized genome ghanaian gross grouping guilders gun hazardous headquartered
holdings horta hours inaugural indianapolis initiatives intercept intestinal
investigate ipswich iraqi jensen judges jumper kadima kessler kidnappers
kidnapping kigali kyoto lab labeling laboratory league level levy lithuanian
loaded location lufthansa luiz marginal mccall median merck metals midterm
midway neal nihon nl nonproliferation norway norwood offence ottawa overseen
pattern patty paycheck pence peres piece pipelines planner plants principle
produce projections promised promotion qaeda raft recurring resignation running
scoop screen sebastien sells sensory site slapped slashed slovak spd speed
spiraling staffs stefan stick strasbourg stringer structured stump sundays
susilo sydney symposium tarmac tied total turnover underscore uninsured unmarked
updating upwards usda valencia valerie variant verdicts watts weber will written
zimbabwe
125: academic af algerian allawi amounts angular anonymous apec aqsa arteries
artwork assault aus austrian bacterial baking banking batter bb bc benjamin body
border borrow breaker britain brokerage chairmen championship chapters chord co
colombo commits concession confined congestion contention coordination
correspondent counts courier covert crete crippling damascus daschle dec
defective defence demilitarized discussions distance ditch dodge downing drummer
dwayne emil establish et europa failure fake fetus filling finished fitness flag
focuses germany goods guidance hamza handling hastings hicks honors hostages
hour hull hydroelectric imposition indicate inject intensive intermediary
ireland irregular itv jan jens joshua kidney kyi lawsuits legality legislature
lenders liability lindsey litter maintains makeshift manned mdc mitsubishi
mozambican mri narrow narrowly netting network newspaper newsweek non nuremberg
nv oas offseason online opting overhead overnight palestinian paperback paribas
parkway patches penh por prague precipitation presently prompt prosecutors
protest radioactive ranges recounts reform registered rejects repetition
representation reversed rigorous romania rope sails santander screenings sedan
senior serial seven shannon sheridan side slalom spa spelled stacy staffers
stalemate steals striker stripping subsequently substituted supplying surveys sv
sweden swedish tailored tapes testimony thirteen tome truck tyre undergoing
unincorporated unlimited unseeded urgently used variants vessel video violations
vital wachovia webber welsh wholesale wireless wolfsburg worldsources
130: abdominal accommodations administering airing airline amount appointees
assuming auditor auspices automotive barrel basement battalion bias blackburn
boarding browser bullet calculations canadian canal cartel catalogue censure
choosing colombian combat concerto concrete conform congo constitutionally
consul consulate contracted councillor counterpart covered crossbar customer
danish dated dealerships degrees delivers demand demanded density deployed
derivatives des downhill drainage drugs episodes ericsson excess expand
facilitate fed flexible fly ga ghana governorate hariri headquarters herald
highlights honours hosts implanted imports injected instrumentation insurance
iron jerome johannesburg kindergarten layoffs leipzig leverage leverkusen madrid
maintain malaysian manufacturing mate measurements metal michigan mid milf
minors modem montgomery moroccan motors ncaa neutral northernmost notified nouri
oak oder offer ohio olympiakos ordering originate outcomes overseeing oxygen
pads pal pc pesos petr peugeot platoon player portugal possible premier
pressures prevention preventive prohibit protein ps quadruple questions qureia
rachel rails rca reelection regulate residences retirement reuters revenues rigs
roland rosenberg rotary royalties ruptured sandstone scramble senatorial shelved
skipped smaller spanning sperm sprinter statutes steam storing tanner tanzania
taxonomy telephone tenant three tile tip titular toby towed trafficking trailing
transplant treatments types underlying unsuccessfully uruguayan varying verbs
vicario violators vitamin waits weapon weekdays wikileaks within yemeni yugoslav
zairean zones
135: actual adult agency ajax arising arrest assists astra attends au austria
balance bambang banks basque bass beneficiaries berger boosts burn calf canvas
captive car carried cases cello cessation chronic clarence clinched columnist
concentrations condition console consolidated contender converts coordinator
corey coupe criticizes custom debuted declaration defensive desktop dietary
dioxide direct dispatched dissident door doubles downs ds dvds ecclesiastical
eddie effectively electromagnetic elena elias embargo eng enrolled evaluating
examining exception exclude faulted fax feeds finals flashpoint flour
foreclosures frankfurt gambia ger governing greece hines hongkong hr hydrogen
income independently infection inscribed interior jazeera jerusalem julian
keynote labour laurel layup lenses liaison library libyan limited linked
lockerbie longitude lucrative mainz massage mat medley metro mobile multilateral
niger nottingham nutrition oceania operated originating paterson pays pegged
pistol plaster pledged plural primaries publications queensland quote records
regularly relieve resolve resting restore rests resumed rojas romano ross
rounding ruble safeguard safely schemes seekers seminar shareholders sharing
sign slovakia snapshot sorted spending spray structure surveillance suspending
syndicate teaspoons tf thesis tons totaled tour tri tribune turin type
unauthorized vein viable vii viral volume wallet whitewater woodward wrapped
yomiuri
140: accessory adel affiliation aired amtrak andrea annulled arm asif assemblies
axe barred barton bearing blockade boundary bourse boutros bradford brandon
brazilian breach breakaway bundled cable camp carlo chad chapman chester clips
cn combine commencement competing composite consult control counterfeit coventry
crack curfew debuts decommissioned defection deploying deport dhabi discussed
divided divides dollars doors drilling either elevated enabling endorse engraved
equip error expel feed fictitious fined flotilla forming forthcoming ft fund
gives gop greenville gunpoint handle hauled helsinki identity imposed
incorporate indy inflation insufficient introduction jeopardy khalilzad kyle
lane lanes line lionel lloyds lockout lodging loeb loopholes luton lyon macao
magnus malaysia manpower medalist midfielder midlands milligrams model nave nyc
october oil opec osce outstanding overturn packs paralympic partially passages
paving pentagon periodically petraeus pollard price progresses promptly
prosecutor pupils ratified reach readings recruits redesignated refrigerator
regardless remain ringgit roadblocks rob rookie santiago satellite savings
screened semiconductor sergeant shelf simmer sits slip sparta spectrum splits
stricter stroke stud subprime successive surname suspect synopsis system
testosterone townsend travis trophy tyler tyrone ugandan unloaded usoc usually
vaccine vs warns wingspan wrist yuh
145: abduction absence accumulation adopt advertisements ailing alcohol alter
april arms assessed automated az badges bayer bloc bnp borrowers bounded box bra
bureau cameroon carded cast cellphone charged chartered chrysler clearing
coincides compounds continues contraction contractors convened cork council
damian deals defends delaying design diplomatic directorate discounts dos epo ex
filters flagship forward fraction free greg halt halted highest illegal
initiation irregularities jails jelena jordan josh junction kaka lightweight
liner loosen loses lpga luke mae manuscripts markers michele midfielders mill
ministers nigerian ninth ny occupies offers ordered phone pins pistons policy
portsmouth precautionary precise prohibitive pronunciation punitive rafah
railway recurrence regional renovations representatives reprieve restitution
retail retrieved sampdoria securities sequences set shipping sk skinner skipping
solutions specially sprint stalling stave stay steroid supplies supports
switzerland sworn tablespoons takeover td technician telstra tighter touchdown
trailers translator tributaries tunisian undertaken version viola volumes
warheads weighs westinghouse wilkinson winless winston wnba wolverhampton xxx
zambian
150: admiralty ahmed airs alan allmusic amounting array australian bishop booked
booster broker buses central charcoal cia coating command commission concealed
consultancy contact contentious conversions cote coveted cross daytona dealer
deliveries dental discounted djibouti dlrs doctorate domains eads eliminating
elliott embedded equipment examined fail fatality finnish firmer formally
formulate frist frontman generates gloucester glucose hamburg heading hearst
hidden hook hubs iaaf identical inches inflationary insignia intergovernmental
iraq jaafari jakarta jr judge kathmandu kenya kilograms lamp layers lebanon
locate locomotive mac macroeconomic manage mapped marks mathis matt mcconnell
medications molecule motorsports multibillion must muster needle neural newhouse
ordnance participate paulo pencil perjury pickup poll poole pound prior product
profitability programmer project projects prototype providing pull pulse qantas
quantities quarry reached receipts recipe refuse resides roll rows saad salaries
sanchez search seek servings signing source spatial speaker specifics spouse
starts substitutes surface therapy tickets tie tire topics tops township
translation transport transported tripoli tsvangirai tunisia turkish upgraded
usage voted weeks workforce workshops wreath
155: abn agreed airborne alternative announce ante anthrax attachment auxerre
background backstroke bagram bans beta blocked bound braking bribe buttons buys
carry category cbc chair coins collected commissioned compilation computational
concludes corinthians corrected cost counting court cycles darfur debts
deficiency deliver dini disengagement districts dormant doses dots drying
element erik excavation faulty flexibility formation fourteen full functional
galloway gathers grams haaretz halfway heating higher hose hp immediate impasse
impeachment information inquiries inscription issues iv jeremy keizai kimberly
kris kronor locked lodged luca maps midfield minced mitchell newsday nm nsw
numbered objections occur offices opted outer pages paralympics pilot plasma
platforms plea powered preparation programming quantity raise readiness reduced
refinery reformist refused regulation reinforcements relegation reliever renewal
rennes renovation rentals resumption retains retrieve roughly rowland sabah
safety saudi scorer scrum secretariat semi sent september shipped showdown sla
software speeds sponsors squad stacked stephan string supervising supervisor
tables torch totalling tougher tract traction trajectory transmitted trigger
unable unhcr utility vary versions washn xp
160: abortion accord accountability accredited adoption ag alongside anchored
appointed arbitrary arrives asbestos assessments athens barclays baxter beirut
bolster bowen breaks cabinets capacity cardiff casket checkpoints cis clay
combined confidentiality confinement construction cumulative curve deans
departing deposited derrick detain dispose dissolve dixon dj downloaded dublin
dump ecowas editors eduardo elect electors employee enclosed endorsed entitled
equilibrium estrogen extant february fifa freestyle gaps genera gm graduation
granting gravel hardware haul housing incumbent injury inspector insulin
investigator kuala laptop lifeline lineups litigation loaned magistrate march
marcus mediator medical mile move municipalities muscle narrower needing next
oils oslo oxide pan para parsons partition pathways pensions perform pharmacy
pit posting presidency pretoria prevents previous privileges ram rank refueling
reporting return rubens sato scholarships seeds sidelined sixteenth solicitor
sprained stade statute stereo sticking stoppage subsequent substitute subversion
suites sulfur syria talks tallied tanzanian taxation temperature tender
tightened title trio turbines unanimously unemployment unnamed utilization
ventilation venue verified violation werder
165: account airlift awaits baggage breaststroke briefings broadcasts cab
capacities carriage centrifuges clinic coffin compiled comprehensive condominium
containers currency defendants definitions denmark depart depots dial drill due
earmarked eight eleven essential eta exceeds expands fingerprints finish follow
four freshman frigate front gaza gazette gps graphics halves handing held hires
integrated intended intercepted involve join jordanian jury kirkuk ladder
liberian maneuver mayoral miscellaneous narrowed newly nine offshore on overall
packaging pact passage passed portal preferences premises primetime priorities
prisoners produces puts refers related relayed resulting sao seminars seng
shifts slade span spinoff stationed steel sticker stockpile strand strategies
streaming summons tablets tb ten tenth terminated thread thumb ticket tissue
tissues toilet twelve unrestricted validity voter vouchers vying watford window
wrapping yukos
170: accordance accounting acquire addition adequate adjusted agenda agent
agreements ankle applicable asset attend bags barrier bearer bonn canton
capitalization centers circulated cleared commonwealth concessions connects
consulting contest cs cylinders dam dash december defects definition deluxe
demolition denominated denomination directions disks dismantling dividends drc
emirate entering evaluate exceptions execute explosives extending extradited
features fiat filtering finite fixing gibraltar helm implementing imprisonment
independent integral interviews investigation investigations january july
kenneth launch leaflets leasing lisbon locations lumpur magnetic managerial
manufacturer map mc meetings mercosur mercury metabolism milan monaco monitored
motion mount multi nairobi ni notation note nuclear nucleus nyse odi oic
originally palm patch pay preference presentation push qatar rating recording
rider ring rubles rules schumacher servers shuttle signed solution sorting
sources sq squadrons stabilization staircase statistical stems stringent
stripped subsidies successor suitcase tablespoon target terence testify
thirteenth timed titles training transit triggers uc undertake underwent uruguay
va various velocity watchdog wing winners wins yield zip
175: abolish above absentia adjacent advisor ahead albion align allowed amman
arrive assessment ban base basket batteries belgium bernanke broadcast candidate
channels chords clarification compel complement cooling correspond coupled db
defendant deputies designed detector deutsche diocese directs discontinued
divisional dortmund duty editor ehn eindhoven electoral electronic embassy
employer engines extras facilities feb flown foot fumble funded ghali grabs
hosting hotline housed immediately impose included incomplete indexes indicators
invalid kilometer knee kroner launcher lays ld letter likud linking logo macro
manila mastercard mayo municipal mutation negotiated normalization notify office
padilla parental payrolls pile pits plant portfolios preakness presented prison
probability production prop propeller raf reais regarding regulations
residential responsibilities rp seed seize sentinel settings shield sinn sites
sizes snatch solely solo spiegel stage status steer surplus tips tool tributary
ullrich upward users vacuum winding withholding yearlong zambia
180: aek agreeing assist badge barroso bassist bhd boost borussia brigades
brokered calculation carole cc cdp cockpit construct contestants convicts copa
corrections counters covering cushion deck derived diesel disqualified doubling
downgrade downstream drop emirates envisaged epa equivalent expects fein flank
floor forms gearing hamilton handgun headline headlined hopefuls icc indicated
indices infield inspectors interception involves irs itunes kilometres kilos
lineman lowest maiden marathon mercedes molecular motor netanyahu os pairs
parcel peg percussion pledge presenting pressure previously psv pupil qatari
quantitative quartet races rbi reactors resolutions roadway routes screw seventh
six spare spoon stamped standardized startup stations stress summit swansea
taxpayer thigh tilt tomas trichet trimmed tying undergraduate unveiled
villarreal vote weight wto
185: absorption accounts airspace analyses ar atm audition bankruptcy bcs beds
bench benchmark bolt bristol briton calculate capped cement choose chosen clip
coin commentary commons concerning consideration continuous contractual convict
corridor czech datafile decreases delegate demands deployments designated
determining disclosed dollar donor dues eighth electrical envelope evacuation
expansion expenditures fin finland fuse gubernatorial handed holding hormone
identifies indicator inheritance ira jailed jericho keller kicks kl lap lasts
lead lebanese ledger legal lets licensed looms lowering manslaughter mediation
merge nacional naira needed negotiate nikkei nominations nord oau occupy oecd
olmert ongoing operative order organizes ownership pack patents peacekeeping
personnel pipe plates print prisoner providers rail ramallah rations rein
repatriation repay repeal repeat replacing resignations richmond rolls route
runner ryan sacks scrapping sealing sef seizure sept shaft slide sophomore
specialty static sticky strapped stream subfamily subsidized tablet taxable
telecom togo triangular trillion trustee turbo unchanged unilaterally unofficial
unrelated valuation wards weigh weighing wikipedia wiring write zone
190: adjourned administered admission aims airplay amendment announcements
assemble assess austerity bath battalions bidding bill blocs blueprint bromwich
brussels bulletin bullion cancelled canopy chemotherapy citing commitments
communique converting copyright countdown crucial curb cypriot daily deficits
departure digital distributed division easing edt electron electrons
embezzlement enlarged ep exact exterior fda fiorentina firearms folded formulas
gene granted hague heathrow incentive indicates introduces johnston kenyan kospi
laser lateral launches leg levied limitation medallist microphone motions novak
orders original oust parallel passenger pension pledges podium pregnancy propose
random reconstruction recount redistribution removing retires reviewed reviewing
sac saddle second semifinals sensex separation settlements setup signals
subpoenas substantive tackles taxes telekom timor top twelfth uae udinese un
unanimous unscom using vapor visits winner
195: absentee amro angle apparatus barrels biennial bulgarian bulk candidacy
cardiac cart census chrome clemency clinical conducts consent constitutional
contributor contributors copper correctional coverage dayton discusses drain
elevation embattled eventual exclusively fines following fork fra garrison
generators gmt hebron hurdles imaging individual int irvine jail jockey journal
keyboards km leads libby liga liquidation lusaka medication meters metres
nationals necessary nepali newsletter november participates pennsylvania
peterborough premium prosecution pseudonym quits randomly reads reinstate
relevant replaced retaining rewrite sanctions schneider sensors shift shipments
singles sponsored sprinkle stakes suitable suite surgeries synthesis targets
tasked technical tests threads transmit transmitting treatment ultimatum uses
weighted
200: abdomen accepts acids agrees alerts appeals applying approximate articles
assistance authored billion blade blagojevich boiler borrowing cancel cds cells
certify checked circulating constituencies contador counseling cuts deficit
delays departures derivative disarmament disclosure distributes donation drag
drivers editions email enroll esp eurovision evaluated extradite faa finalist
finishing fla fluids fragment generic guest hammer herein hike hksar indictments
inquiry irl jumps june junior laundry lausanne leak leaking libertadores limits
logistical mapping mba measures medicare menu meridian misdemeanor moratorium
moves municipality negotiating nicosia nominate nutrients nutritional oath
occupational offender pardon parking penal percentage petrol phased premiums
prepare privatisation psychiatric raises regulates relegated renault renewable
reopening reside revenue rna roundup royce sar scorers seconds signatories
sliding specialized spores stabilize starting stemming suppliers tags thorny tni
trials tunnel typically uefa upstream urges vehicle websites wheel whereby
205: abortions adjustments alitalia artery article awarded backing basic bidders
bolts bottom branches cam casualty challenger changes charging client competes
congressional consecutive content contingency contractor courses decides defunct
demos displacement dubai entrances equatorial exceed export expressway fiscal
fourth freelance gcc guarantee harare hd ibf individually info jointly knesset
lawsuit leave lifted linear liquid locality manufacture md mesh meter month
mortgages negotiation operations organ oversight paste philippine plan plutonium
pool proceeding propulsion pushes quad ras reducing reid releasing remixes
restraining ribbon rs sail scales schalke shale signature simultaneous slash
spinal subsidiaries tax tendon term travel trimming unresolved unveils wfp
withdrawing withheld
210: acid acquisition agreement appropriate approximately auctions awaiting
bidder bilingual boxes bribes chamber charges checkpoint chronology classes
closures cm cocaine comprised constituency controversial cut decks deliberations
dock doha driver eleventh enables enzymes equations equity exchange failed
failing federally gears geneva gov grouped hold inactive issue issued items
kidnap larvae lowered luxembourg mb measure method netherlands nov numerical
obstruction offenders openings orbital overview parliament penalty photos port
pounds prescribed prescriptions printer processed proxy reaches redesigned
refuses reinstated relinquish rent reproduction respectively rod sanction
scaling selections shortened stainless starter steps stint sub supply syrian
test uci vocational
215: accommodation admissions apiece arc archive assets atop auctioned bahrain
bonuses calendar carbon ceiling chaired closing code consultations deadlocked
depreciation detailed disposal distributions double drive exchequer fedex finn
fitted form graf hikes incorporation inmates ipo joins juvenile lcd lifting
lower maternity mideast mm nasal obtaining orientation oval oven overtime
permitted pertaining planned plaque platform possession post postgraduate
preceding primera procedural profiles pts racketeering ransom ratify recipient
recorder redesign reference reopen repair roadmap sampling seats sediment
settlement shareholder squeeze staffer stake sterling strip subsidiary sum
tertiary trains tribunal units varies watt
220: additions aid algebra bandwidth below boot calcium closure combustion
commissions committee connecting consular corpus correct correspondence
councillors dakar dax deadlock detailing discuss drum ec eliminate emissions
ensures evasion exclusive extracted flights fluid ftse hamstring handwritten id
include indirect inlet itinerary jurisdiction lengths lineup locomotives lok
mail matching memos mg nominating numbering operating operator originates pad
paper parachute passes patent plate portfolio postpone premiership presidential
programs projected proprietary publication qb quarantine radius regulatory
rejoin released removed renew restrictions retake rom sack scheme screening
semifinal skid skillet staff stages takes tariffs terminals tuning unavailable
voluntary wires
225: afc aide algorithms api arrangement assembly auction auditing awarding bake
blocking buyer centres collated colour columns commenced comply comprise
concurrently conjunction constraints contested convert corporal correction
crossings cubic damages digits disability dough editorial eliminated enable
external fares feature fertilizer flow gdp graphic handles host immigration
imposes inmate interface kuwait laundering lifts logistics mast mounting nascar
overland oversees periodic postponement preferred preparatory printed process
provided pulls quarterly receiving recommends repeats reserves resettlement
results revamp roadblock searches securing send services session single
spacewalk starters subcommittee supervision table trent vhs ward wheels yongbyon
230: administer alignment ammunition annual arrangements audits begin betancourt
biographical board calculus cap capping capsule cargo channel circular
circulation classification collateral collect commute complete comprising
contained cpi creditors deciding deportation details diameter dinars dna foreman
geometry golan graft infinity initiate judicial kilogram letters material
membership montoya mp nail nkorea nomination northampton notices pedal
permanently pipeline posted projection referendum restarted rugbyu segment
segments specifying speedway strings subscribers tape thermal tracks triple undp
upper urine vertical wage
235: affiliate appellate arrange asylum axel balloting bargaining basis begins
boards briefing cables cancellation charts chip combines compound contain curbs
dateline encoded envoy expected expulsion fcc feasibility federal felony ferrari
filed finance flap fta gonzalo hurdle iaea illustration inch infusion interval
ion kickoff kilometre kw layoff leicester liabilities loads megawatts monitoring
mounted negotiations nitrogen obligations occurs operates pa performs plaintiff
pm pna points positions programmes raikkonen refugee refusing resolution revoked
sentence shortfall station storey str streamline structural subset supervise
swaps tight transitional trunk wwe yediot
240: adopts allowing announced announces arbitration assign attribution audi
availability belgian bundesliga certified clinch contesting cord coulthard
cyprus deploy deposits directive disarm discount disputed dissertation dvd
edition emission excludes filings fixture gauge giro handover hiatus incentives
installed interrogation landing laps lending llc lump main margin mccoy
measurement ml monitors oct offs optimal override parsley pick plans queries
ramp reduces reins relocation scheduling sends sixth slate slovenian stirling
supplements suspects theorem tubes withhold
245: aaa adjustment aggregate analysis applied authorised bag booking candidates
centre chambers choke clock clutch codes combinations confirmation convertible
costs curriculum delivery desired diagnostic diploma doctoral doping extended
faxed firearm funds grades introduce issuing marker memo mps notification
offences packets postage protocols provide publishes quotas rebates regulator
remix reorganization revamped revise root selecting sensor sentences shillings
sked slips standard supervisory surgery transaction unveil voluntarily vowel
zinc
250: affidavit allotted appoint armament benchmarks binary branch caretaker
cartridge charter checking classified complaint concacaf consultation copies
credit demo deposition discrete dispute docked each ecb emergency emile ensure
euros excluding fifth frequency hatch identification inclusion induction inspect
kickbacks kits leinster lira matrix occupancy offset op operate overlapping pass
peel phd prescription presenter promotional proposes qualified quotes rankings
reinforcement review round rounds samples seal slides spots supplemented
tentatively terminus testing transcription treasury uk vaccination variables
warrants weights wta
255: abs add adjust aforementioned atp auto ballots bases bid brakes carries
cassette categories climbs commuted composition consortium constitution dates
deductions denotes detainees disclose dossier dover duplicate edges examine
execution extraction fia fixtures formulation fullback groin guaranteed holds
index indictment inspections leases length listed loops luggage materials
mechanisms memorandum metre payroll position prefix pretax principal proposal
publish redistricting rehab rehabilitation rental restructure scrap spot sr
stamps statewide stays supplier temporarily tightening trenton tunis ufc
withdrawn
260: alonso arranged attach barrichello benoit citizenship comptroller core
cornerback corresponds databases date default defer delphi device distribute
enzyme equation eu finishes fm freight increases injunction ions isa layer
locking locks logs naturalization outlined oversee penalties per petitions
preferential probe proper provisions purse reduce refusal relating relay retain
seat seedings senate sheets sp stationary sufficient unless verify viability
warhead yearly
265: adds amino bays beam buyout charge clauses collects coordinate desk
downloads drops duration employment escort exempt finalists folding halliburton
header includes iso legislative loans mailed manuscript medicaid modes modified
monte nominal ph polling printing prix proceedings profile proposed recess
rectangular retained sc slug sodium sole special specialised stalled stamp stem
stops suspend upgrades vacant vocalist website withdrew
270: accession algorithm alternating aluminum anchor assumes audio autopsy
backlog backs bank billing carrier cavity coded completing compressed debt
developmental directly drafted entrants eviction excerpts extract focal
functions gear gmina hefty initial interbank interchange iss knockout
legislation loop maintenance mandate meet metric monitor portions ports
proposals pump punt purchases qualifier rate rates registers remove require
requires restricted restriction shalit stall stimulus switching taped thrust
transmissions unopposed vault vip wbc
275: allowances approval budgetary budgets committees compliance container
contingent controller cox creditor custody defect designate designation
directory dividend domain ends engine fixes flanker forwarded gmbh govt
implement internal ip liter log membrane nickel notoc opel opens overhaul
permission pricing processes quarterfinal ranking recaps register rods sale
secure sessions signal subpoena tackle tandem tasks totaling track trial
unpublished upgrade voting vowels
280: access adb addresses ahtisaari approve authorized authorizing cabinet cell
compensation contestant contract delayed drafts encryption entrance establishes
euro fracture grade item jobless kg kuwaiti licensing lp motorway nominees
potassium pressing provider pvs removal restructuring rotate runoff sabha
sections selection shorter stored terminate termination third totals votes
weekday
285: allocate allow antenna authorize budget citations codex components data
database deferred deleted deployment disambiguation exams exits frames grants
guantanamo implemented inspection install ita leaf lift mandates meets mode
monetary munster notebook notes omitted petition plenary priority pullback
recipients reductions report reshuffle residue returns reverse sealed shutdown
sponsorship subsidy supplement supplied syndicated tag upcoming usd verb weydert
290: annex attached bailout berth bills buffer cash cb click constituent dc
depending dp examiner fix foil fuselage grant homestead implementation
installment intervals inventory lahoud mounts nationality onto options passports
procurement registry repairs reserve revoke sentencing skip supervised switches
thirds torque unreleased veto
295: analog cd chart chromosome circuits column consisted controls criterion
cycle digit discs editing eurozone extend filibuster follows fuel guidelines
intends keyboard lengthy lid ligament link nears operational papers placing pole
prepares receiver recruitment regular release resume sec serie stafford storage
switched terminal thickness transactions transferring underway usb wording wraps
300: accessed accompany activate annually anterior appointment appoints bids
cards clamp commemorative convene coordinates decide expenditure incoming
injections lender mclaren npt password photo postal preview qualifiers sets
standings steering tighten tonnes troop unit urgent visas wrap
305: additionally address administrative alternatively balances confidential
consist cover existing feeder foreclosure functionality guarantees keys leaked
lens mhz nextel nodes parole program programme replace replacements requiring
residence roster separately sequence shipment sleeve suspensions temporary user
writethru
310: accompanying amendments battery col compulsory contents disciplinary disk
duties electronically enters examination extends indefinitely installation
instruction massa mw penultimate plus qualifies quota reassigned receive
recommendations recommended sim specific updated
315: apply auxiliary bpd briefs citation comprises conversion covers current
currently deduction exemptions filing final finalized indefinite limit opt ot
parliamentary pathway phases plug postponed provides purchase reduction
requesting resigns row seating seeks specifications stipulates wba withdraws
320: activated ap applies blank detention discharge distribution dorsal
enrollment expenses extra finalize framework freeze horizontal imf investigative
layouts licenses lists outlines packet refund revised salary section server
specify statutory subscriber subscription tier undergo vinyl
325: allows amended bundle cache circuit completed component contracts deadlines
dl documents enrichment frame frequencies grafs interim kit leaves list
maastricht mailing processor proportional prospective receipt releases residual
rpm summary vacancies valid valves withdrawals
330: accreditation allowance aluminium approved certificates consisting coxnet
delay drafting elimination examinations exhaust expire fill lease outlining
proceed rotation tally tuition turbine unpaid uranium wire wye
335: activation appropriations automatic batch binding card documentation fails
fold function heats hourly hydraulic key modifications multiple page panels
permanent primary procedure proceeds ratification reactor rescheduled restart
revolving sample secondary signatures specialist sponsor strips suspended text
threshold tube unused vector warrant width
340: advance available chooses containing exemption import incorporates
ineligible instructions intermediate permits protocol referendums requested
revisions selected stipulated subs timeline transcript vacated
345: bracket compression dispatch download expires fixed font intake joint lever
liquidity lock nyt outline panel permit probation procedures pullout
qualifications reimbursement requests revision scan servicing submitting
suspends
350: ams audit ballot booklet chassis detainee determine disc docking eligible
enter extradition facility hearings maximum modify obtained pct provision rb
routing tonne turret
355: applicants block check clearance contains cylinder generator noun packages
portion preliminary processing rack receives respective staffing transcripts
vacancy weekly
360: appointments checks copy determines fees lat mechanism modification
mortgage paperwork remaining schedules separate severance stack summaries
365: blocks brackets consists draft evaluation exit filter parentheses rear
recasts sheet submission tariff voltage withdraw
370: assigned assignments button concurrent embargoed format formula minimum
option ore output redeployment retention visa
375: allocated alloy applicant berths document financing formats gp holder
package payload posts recommendation slot
380: amend applications approves chairmanship diagram expiration finishers gb
issuance layout rebate remainder withdrawal
385: ac advisory bypass clears coding paragraph qualification semester update
390: alternate conditional corrects credits criteria funding mandated manually
obtain qualifying request timetable
395: bail bibliography clause closes compartment graph holders parameters
partial replaces standby verification waivers
400: backup edits extensions fee inputs load loading ministerial qualify ratios
removes repayment transmitter updates variable
405: entries mandatory monthly payments presses ratio scheduled switch
410: application differential grid license passport phase requirements residency
transferred vat waiver wp
415: brake certification module provisional required schedule slated slots
transmission via
420: assignment configuration expired extension files lb listing listings placed
secured
425: deadline mln resumes
430: injection
435: completion corresponding entry precede select submitted undisclosed
440: certificate completes submit suspension transfers waived
445: exam registration replacement repurchase rotating swap
450: manual
455: picks tab
460: inserted payment
465: deposit file inserts requirement retransmitting unspecified
470: additional bln eds supplemental
475: authorization eligibility
480: loan pending valve
485: edit insert
490: allocation input modules placement specification
495: automatically bonus licence
500: node transfer
510: trim
515: specified
535: dual supplementary
555: discography
570: optional
"""
