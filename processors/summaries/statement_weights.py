"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.59,
    "article": -0.67,
    "bias": -0.57,
    "colon": 1.22,
    "commas": -0.17,
    "comparison": 0.49,
    "condition": 0.24,
    "every": -0.28,
    "imperative": 0.02,
    "is": 0.46,
    "length": 1.67,
    "modal": 0.48,
    "negation": 0.45,
    "order": 0.27,
    "others": -0.37,
    "past": -0.69,
    "possessive": -0.16,
    "question": 0.15,
    "reason": 0.26,
    "short": 0.83,
    "speaker": 0.08,
    "told": -0.39,
    "user": 0.98,
    "vague": -0.63,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-79 !_!:141 !_^:-192 $:333 $_0:333 %:-116 %_^:-50 0:85 0_!:55 0_%:-116 0_0:19
0_?:35 0_^:131 0_a:3 0_absences:1 0_addresses:1 0_adults:36 0_all:62
0_already:39 0_although:-4 0_alunos:36 0_always:24 0_am:-82 0_amps:88 0_an:17
0_and:-44 0_annexes:5 0_anni:23 0_ans:-19 0_anschlüsse:25 0_answers:12
0_antennen:30 0_apiece:7 0_april:12 0_arches:32 0_are:-12 0_arguments:-7 0_as:98
0_at:88 0_attempts:8 0_auf:-31 0_aufgaben:30 0_aufträge:9 0_años:-43 0_bags:24
0_bagues:-18 0_baguettes:45 0_bajo:16 0_bajtów:15 0_balls:30 0_bar:22
0_barometers:-26 0_barrows:34 0_bars:5 0_bathers:63 0_baud:30 0_beats:31
0_because:-28 0_before:17 0_bells:53 0_between:14 0_birds:24 0_blades:24
0_bladzijden:21 0_blechen:22 0_blows:10 0_booklets:65 0_boots:2 0_bottles:37
0_boxes:31 0_brezeln:8 0_broken:-5 0_brollies:63 0_buckets:-33 0_but:18
0_buttons:-36 0_by:18 0_bytes:88 0_bände:18 0_cabines:11 0_cabinets:5
0_cabins:14 0_cafés:-30 0_call:-7 0_calls:17 0_came:12 0_canciones:-45
0_canne:16 0_cans:-12 0_cards:23 0_cars:38 0_cartons:21 0_cassettes:23
0_centimetres:99 0_centimetri:23 0_centimètres:15 0_centuries:-30
0_centímetros:30 0_chapitres:34 0_characters:78 0_children:44 0_chili:63
0_clocks:16 0_cm:92 0_coaches:5 0_coats:-26 0_coffee:-28 0_coffees:34 0_coins:31
0_colleagues:-9 0_colours:-5 0_columnas:15 0_columns:-5 0_containers:-5
0_copie:32 0_copies:-2 0_copy:9 0_coristi:21 0_corsets:29 0_could:43
0_counters:-5 0_couples:-3 0_cousins:-22 0_crates:67 0_cues:7 0_cups:-22
0_cushions:25 0_czerwca:25 0_da:11 0_dakika:40 0_days:68 0_db:48 0_december:-29
0_decibel:19 0_decibels:37 0_degraus:9 0_degrees:17 0_degrés:28 0_dezimeter:14
0_dias:26 0_die:-41 0_different:-61 0_digits:-83 0_diners:101 0_dioptres:26
0_dips:7 0_discs:18 0_dogs:-3 0_doors:-35 0_dp:7 0_drops:2 0_ducks:-24
0_duiven:-27 0_during:-37 0_días:10 0_e:7 0_eggs:80 0_elementos:26 0_emails:-54
0_employees:11 0_empty:5 0_en:14 0_entradas:3 0_entries:-6 0_entrées:1
0_episodes:39 0_errors:4 0_esercizi:25 0_esquiadores:29 0_et:24 0_eur:-5
0_euro:74 0_euros:-9 0_evenings:12 0_every:27 0_exemplaires:16 0_exercises:54
0_faults:16 0_feet:103 0_fields:11 0_files:-47 0_finsternisse:8 0_fish:54
0_flashcards:53 0_floor:-33 0_floors:-73 0_fois:-119 0_folders:43 0_footnotes:-9
0_for:121 0_fragen:9 0_frames:-105 0_free:9 0_freezer:33 0_friends:-10 0_from:26
0_fry:31 0_fächer:11 0_g:48 0_gatos:-22 0_gauges:10 0_gb:16 0_generations:-62
0_gentlemen:36 0_gets:20 0_ghosts:-23 0_gibi:27 0_gigabytes:46 0_gigas:5
0_gilets:3 0_giorni:11 0_give:3 0_glasses:-22 0_gläser:-38 0_go:-53 0_goes:-3
0_gowns:6 0_grad:36 0_gradi:27 0_gramm:50 0_grams:124 0_gramów:6 0_graves:44
0_gulls:-62 0_gäste:-29 0_gästen:10 0_gün:10 0_h:24 0_haczyków:33 0_hand:-17
0_hands:40 0_haringen:-38 0_has:23 0_hats:-28 0_he:23 0_he's:1 0_heads:8
0_held:6 0_helm:16 0_helpers:44 0_hens:12 0_herons:-25 0_hertz:13 0_heures:31
0_hides:37 0_hilos:9 0_hives:2 0_hooks:7 0_horas:-11 0_horses:-22 0_hosts:12
0_hours:-13 0_households:-27 0_hrs:-65 0_hundredths:15 0_hundredweight:17
0_husbands:-9 0_hz:8 0_i:-13 0_i've:26 0_if:32 0_im:30 0_in:52 0_inches:-7
0_inputs:5 0_is:62 0_it:21 0_items:-10 0_its:15 0_jacks:16 0_jahren:-51
0_jars:-32 0_jours:-18 0_juli:2 0_kb:46 0_kbaud:33 0_kbit:10 0_keer:-36 0_kg:39
0_khz:1 0_kids:16 0_kilo:36 0_kilobyte:6 0_kilobytes:30 0_kilogramm:36
0_kilograms:19 0_kilohertz:47 0_kilometres:11 0_kilos:151 0_kilovatios:28
0_kilowatts:61 0_kinder:-30 0_kinds:-18 0_kişi:37 0_kleine:-65 0_km:-67
0_knight:3 0_knoten:33 0_knots:19 0_kompletów:17 0_kronor:3 0_kropli:25 0_kw:10
0_la:4 0_labels:51 0_lamps:-68 0_lanes:16 0_lanterns:24 0_last:4
0_lautsprecher:21 0_layers:-28 0_leaves:7 0_legs:-9 0_lends:24 0_lessons:68
0_letters:-68 0_leute:71 0_leuten:-15 0_library:-13 0_licences:6 0_lignes:13
0_like:7 0_lines:13 0_listening:14 0_liter:17 0_litres:122 0_litri:40
0_litros:45 0_loaves:-17 0_logins:-43 0_logs:8 0_loops:-25 0_lumens:3 0_lux:20
0_líneas:4 0_m:75 0_ma:27 0_machines:17 0_maggio:26 0_mailboxes:45 0_maj:14
0_maja:16 0_mal:-49 0_maletas:-35 0_marks:28 0_masks:1 0_may:-57 0_mb:94 0_me:1
0_means:37 0_megabits:4 0_megabyte:14 0_megabytes:83 0_megs:3 0_members:36
0_men:-33 0_messages:16 0_meter:34 0_meters:14 0_metres:132 0_metros:13 0_mg:19
0_mhz:6 0_microamps:14 0_microfarad:10 0_microns:49 0_microseconds:-11
0_mikroampere:12 0_miles:23 0_milissegundos:5 0_millimeter:6 0_millimetres:62
0_millimètres:25 0_million:-3 0_millisecondes:-43 0_milliseconds:110
0_milímetros:18 0_min:-7 0_mins:42 0_minut:55 0_minute:-19 0_minuten:-30
0_minuter:6 0_minutes:63 0_minutos:-4 0_mistakes:107 0_ml:34 0_mm:114 0_mo:21
0_monks:45 0_months:28 0_most:-39 0_ms:109 0_msgs:28 0_muestras:11 0_muss:1
0_my:29 0_mètres:24 0_mégaoctets:13 0_names:-2 0_needs:11 0_new:3 0_newtons:44
0_next:8 0_nights:37 0_nil:-34 0_ninhos:9 0_nodes:6 0_north:14 0_not:36
0_notes:-78 0_nothing:51 0_nov:8 0_november:35 0_now:143 0_nu:9 0_numaralı:34
0_o'clock:51 0_octets:-40 0_of:-127 0_ohms:24 0_old:29 0_on:6 0_one:5
0_onwards:-19 0_open:29 0_or:10 0_organ:7 0_ostrzeżeń:18 0_osób:1 0_other:-41
0_our:-24 0_out:-73 0_over:-83 0_packets:6 0_packs:41 0_page:-77 0_pages:-62
0_paintings:28 0_pairs:33 0_palabras:8 0_palavras:43 0_pallets:26 0_palés:14
0_pancakes:-23 0_parallel:20 0_parcels:8 0_parole:-17 0_particiones:4 0_parts:2
0_pass:-52 0_passed:-38 0_passengers:-2 0_pens:-68 0_people:122 0_per:4
0_percent:-2 0_personas:37 0_persone:51 0_personen:29 0_personer:57
0_personnes:-70 0_persons:53 0_pessoas:44 0_pezzi:36 0_pfennigs:13 0_physics:35
0_pick:13 0_pictures:16 0_pieces:2 0_pipes:-23 0_pivots:5 0_pixels:8 0_planks:33
0_players:33 0_pls:25 0_pm:32 0_points:85 0_pontos:31 0_por:3 0_pots:-32
0_pouces:10 0_pounds:19 0_poäng:17 0_ppl:49 0_ppm:21 0_practice:12 0_pregas:30
0_prints:-29 0_problems:31 0_procent:5 0_programs:-28 0_projecteurs:43
0_prozent:37 0_próbek:1 0_punkt:16 0_punkte:35 0_punti:4 0_puntos:36
0_pupils:-61 0_q:44 0_quadratmeter:18 0_questions:19 0_queue:28 0_quid:-75
0_quilos:7 0_racks:4 0_radiators:28 0_radios:-6 0_read:17 0_readers:58
0_reais:17 0_red:-1 0_reels:55 0_replicas:6 0_requests:-47 0_residents:14
0_retries:-36 0_revolutions:6 0_rides:25 0_right:112 0_rings:29 0_rintocchi:12
0_roller:54 0_rooms:21 0_rounds:-28 0_rows:-27 0_s:100 0_saat:9 0_sacks:27
0_said:31 0_same:-19 0_saniye:24 0_says:-50 0_schallplatten:21 0_school:-27
0_schüler:34 0_schülern:11 0_scoops:55 0_seals:-19 0_seasonal:18 0_seasons:-41
0_seats:10 0_secondes:6 0_secondi:26 0_seconds:91 0_secs:26 0_segundos:61
0_seiten:46 0_sekund:42 0_sekunden:55 0_sekunder:13 0_sentences:31
0_settimane:13 0_sewing:1 0_sheets:9 0_shes:8 0_shipments:13 0_shirts:-10
0_short:-33 0_shows:-17 0_sidor:4 0_sights:1 0_signatures:4 0_signs:31
0_sillas:5 0_since:11 0_six:-23 0_sizes:-36 0_skeins:14 0_slots:31 0_small:-85
0_smells:17 0_snapshots:10 0_so:-28 0_sockets:7 0_soirées:16 0_songs:-35
0_sorry:12 0_sorten:-69 0_spoons:6 0_standing:-14 0_stars:-7 0_stationen:10
0_steps:-10 0_strands:-7 0_stretcher:30 0_strings:8 0_strokes:6 0_stron:28
0_students:-18 0_stufen:50 0_stunden:-35 0_stück:-28 0_summers:-4 0_sums:22
0_swallows:-53 0_symbols:-39 0_säcke:4 0_säcken:46 0_tablets:34 0_tabs:-117
0_tacks:86 0_tage:13 0_tagen:-34 0_taps:11 0_tauben:-17 0_technicians:4
0_tecken:36 0_teeth:44 0_tests:-4 0_that:-15 0_that's:42 0_thats:33 0_the:-13
0_then:-39 0_these:43 0_they:-27 0_thousand:-1 0_through:-6 0_tickets:48
0_tiles:-10 0_time:-50 0_times:-58 0_timmar:-49 0_to:-23 0_toads:60 0_today:83
0_told:6 0_ton:32 0_tonnen:37 0_tonnes:63 0_tons:8 0_tops:14 0_toreb:6
0_towels:3 0_towers:15 0_tracks:49 0_trains:-14 0_trays:14 0_tries:-26
0_trips:-63 0_tunes:38 0_turns:-43 0_tygodniowo:17 0_uhr:45 0_umbrellas:-90
0_umdrehungen:7 0_under:35 0_unread:-80 0_us:22 0_users:6 0_utc:9 0_uur:51
0_values:35 0_veces:-14 0_veckor:22 0_verses:-63 0_vials:44 0_villages:-9
0_visitors:11 0_volontari:20 0_volt:15 0_volts:70 0_volumes:16 0_vragen:27
0_vueltas:7 0_walks:6 0_walls:-82 0_warnings:7 0_was:-10 0_watt:10 0_watts:28
0_we:14 0_weaving:-4 0_webs:-43 0_weeks:45 0_weken:-3 0_well:8 0_went:82
0_were:-22 0_wet:37 0_when:-86 0_where:32 0_which:46 0_wierszy:21 0_winters:-95
0_with:-7 0_without:12 0_witnesses:-16 0_wochen:3 0_words:68 0_workers:3
0_would:21 0_wpm:17 0_wrong:46 0_wäscheschränke:45 0_y:5 0_years:-39 0_yes:43
0_yr:-55 0_yrs:-25 0_z:9 0_zeichen:17 0_zeilen:5 0_zentimeter:-19
0_zentimetern:2 0_zu:10 0_µa:22 0_år:-84 0_élèves:48 0_övningar:15 0_か:2 0_で:16
0_克:54 0_天:9 0_段:8 0_毫:29 0_秒:16 0_道:22 ?:15 ?_?:-7 ?_^:16 ^:-85 ^_0:-168
^_a:-20 ^_aaaargh:-77 ^_ab:4 ^_abbiamo:54 ^_ablation:19 ^_about:172 ^_above:7
^_accent:17 ^_according:115 ^_accounts:3 ^_ach:-88 ^_actually:1 ^_address:1
^_adesso:103 ^_adult:7 ^_after:46 ^_afterwards:24 ^_again:-66 ^_against:7
^_agora:56 ^_agreed:14 ^_ah:-165 ^_ahora:80 ^_ai:-2 ^_aim:25 ^_ainda:71
^_airports:-61 ^_al:5 ^_alarm:33 ^_ale:-127 ^_alerts:39 ^_all:127 ^_alla:75
^_allergy:18 ^_allora:16 ^_allow:17 ^_alltså:-53 ^_almeno:-85 ^_alors:-20
^_already:68 ^_alright:15 ^_als:131 ^_also:60 ^_always:189 ^_am:62 ^_amir:-27
^_among:54 ^_amounts:17 ^_an:-30 ^_analyser:25 ^_anche:-23 ^_and:132 ^_annem:-5
^_anoche:-54 ^_another:16 ^_anouk:21 ^_antes:10 ^_any:9 ^_anyone:19
^_anything:179 ^_anyway:-74 ^_apparently:-55 ^_apprentice:1 ^_apprentices:12
^_après:39 ^_aqui:-12 ^_aquí:-33 ^_archive:-11 ^_are:-29 ^_around:-19 ^_art:-15
^_as:130 ^_ask:88 ^_asked:60 ^_asset:9 ^_at:-94 ^_ate:-1 ^_au:41 ^_aucun:12
^_aucune:12 ^_auf:-4 ^_aunt:-15 ^_aurelio:15 ^_autoclave:4 ^_avant:24 ^_avec:-59
^_aw:-80 ^_aww:-26 ^_ay:-75 ^_aye:-40 ^_ayer:-94 ^_baby:1 ^_back:-231
^_backfill:13 ^_backup:23 ^_bajka:28 ^_bardzo:-71 ^_barnen:-96 ^_batch:12
^_bath:-79 ^_be:38 ^_bearing:26 ^_beaucoup:-48 ^_because:40 ^_bed:3 ^_been:-36
^_bees:14 ^_before:83 ^_bei:-37 ^_beim:3 ^_being:-68 ^_bell:67 ^_bella:10
^_ben:31 ^_benedikt:15 ^_bertha:35 ^_bertil:-42 ^_best:-108 ^_better:93
^_between:-76 ^_beyond:5 ^_bez:22 ^_bierzemy:48 ^_big:15 ^_bike:47 ^_billing:3
^_bin:-31 ^_birds:-46 ^_bis:47 ^_bit:-31 ^_bitte:89 ^_black:55 ^_bless:-23
^_blood:6 ^_blue:96 ^_boah:-69 ^_board:12 ^_bobbins:4 ^_boh:1 ^_boiler:83
^_bokningen:6 ^_bon:-18 ^_bonne:-12 ^_book:10 ^_booked:36 ^_booster:15
^_bootloader:3 ^_boots:-73 ^_bootsprüfung:29 ^_boss:67 ^_both:60 ^_bought:-12
^_bow:1 ^_bowline:68 ^_brain:-30 ^_branch:14 ^_bravo:-43 ^_brb:-165 ^_bread:-8
^_breakfast:28 ^_bridge:5 ^_british:39 ^_brr:-64 ^_brrr:-79 ^_bruno:64
^_brzmi:-87 ^_bucket:2 ^_budget:-9 ^_buenos:-52 ^_bufor:12 ^_bugün:-81
^_build:15 ^_bumped:57 ^_buoy:7 ^_burnt:-29 ^_bus:75 ^_by:-18 ^_båten:33
^_büyük:25 ^_c'est:21 ^_cabinet:22 ^_cable:-35 ^_cada:22 ^_caduff:7 ^_cake:-67
^_calculator:19 ^_calculators:47 ^_calendar:1 ^_call:85 ^_called:83 ^_calls:13
^_came:-23 ^_camera:2 ^_camille:4 ^_camper:8 ^_can:119 ^_can't:-25
^_cancelled:29 ^_cant:-61 ^_capisco:-68 ^_capita:-75 ^_captain:92 ^_car:42
^_cards:-34 ^_case:35 ^_castors:29 ^_cats:-80 ^_cave:10 ^_ce:-21 ^_ceiling:-16
^_cela:18 ^_certificates:3 ^_certo:23 ^_chairs:23 ^_change:11 ^_changed:36
^_chapter:49 ^_chaque:53 ^_chat:6 ^_che:-142 ^_checked:-35 ^_cheers:-50
^_chess:-1 ^_chez:-44 ^_chi:58 ^_chief:1 ^_child:-55 ^_children:-5 ^_chip:1
^_chlorine:25 ^_chopin:-35 ^_chose:17 ^_ci:68 ^_claims:67 ^_class:-6
^_classic:-34 ^_clay:36 ^_cleaned:27 ^_clear:24 ^_cleared:9 ^_clive:12
^_clocks:-33 ^_club:23 ^_coach:22 ^_code:54 ^_coffee:-156 ^_coin:19 ^_cold:-49
^_colour:42 ^_com:17 ^_come:-4 ^_coming:70 ^_comme:82 ^_comments:19 ^_commit:48
^_como:118 ^_company:-43 ^_compilers:-35 ^_compost:-34 ^_compressor:30 ^_con:75
^_congratulations:-25 ^_consider:41 ^_contact:13 ^_contract:10 ^_converted:26
^_coordinates:16 ^_copper:-41 ^_correct:20 ^_corrige:46 ^_cost:39 ^_could:172
^_couldnt:8 ^_council:20 ^_counsel:8 ^_count:29 ^_counted:9 ^_counting:-102
^_courier:13 ^_course:2 ^_cousin:-56 ^_crash:9 ^_crashlytics:17 ^_crew:50
^_cross:9 ^_cup:23 ^_current:36 ^_curtain:41 ^_customer:53 ^_customers:11
^_customs:-24 ^_cut:-52 ^_czujnik:23 ^_czyli:59 ^_d'après:16 ^_da:-97
^_daarna:88 ^_dad:53 ^_dad's:20 ^_dads:5 ^_dailies:11 ^_dalej:11 ^_danach:65
^_dank:-36 ^_danke:-44 ^_dann:-49 ^_dans:31 ^_darf:-76 ^_dark:73 ^_das:93
^_dat:-19 ^_data:-75 ^_day:24 ^_de:158 ^_dead:-39 ^_dear:-41 ^_decided:23
^_decidimos:12 ^_decision:2 ^_default:17 ^_deine:12 ^_deixa:15 ^_deliver:4
^_demain:1 ^_den:138 ^_deploys:48 ^_depois:29 ^_depot:63 ^_depuis:-12 ^_der:25
^_ders:33 ^_deshalb:7 ^_design:37 ^_después:36 ^_det:-39 ^_diagrams:64
^_dictation:-23 ^_die:105 ^_dinner:10 ^_disk:5 ^_do:-18 ^_dock:21 ^_doctor:10
^_does:102 ^_dog:11 ^_dogs:42 ^_domani:62 ^_don:10 ^_don't:-22 ^_done:68
^_dont:138 ^_door:16 ^_doors:10 ^_dopo:3 ^_dort:68 ^_dough:3 ^_down:15 ^_dr:90
^_draußen:-71 ^_draw:25 ^_dreadful:-74 ^_drives:59 ^_dropped:-28 ^_dropping:50
^_drove:-2 ^_dry:4 ^_du:77 ^_duchess:10 ^_ducks:-36 ^_dug:-26 ^_dunno:56
^_duplicate:20 ^_during:38 ^_duży:23 ^_dyżur:35 ^_då:7 ^_dörr:25 ^_dörren:41
^_dün:-110 ^_dürfte:6 ^_each:11 ^_early:41 ^_east:38 ^_ecco:49 ^_ech:-75
^_een:-42 ^_eerst:-28 ^_egg:35 ^_eh:-23 ^_ein:-92 ^_eine:15 ^_eksport:44 ^_el:71
^_ela:-95 ^_ele:8 ^_eleven:-14 ^_elke:86 ^_elle:31 ^_em:-72 ^_email:4
^_emergency:2 ^_en:-53 ^_ended:-12 ^_engine:18 ^_engineers:-37 ^_english:1
^_enjoy:-90 ^_enno:21 ^_enquiries:28 ^_ensuite:77 ^_entro:37 ^_er:-47
^_erklär:14 ^_error:70 ^_es:-45 ^_esa:9 ^_eski:-65 ^_est:43 ^_está:48 ^_even:-84
^_evening:-58 ^_ever:100 ^_every:-55 ^_everybody:-5 ^_everyone:-33
^_everyone's:12 ^_everything:12 ^_ewa:2 ^_exactly:-17 ^_exam:17 ^_examples:23
^_excuse:-36 ^_exercise:10 ^_expect:21 ^_expired:5 ^_explain:122 ^_eén:6
^_fabrizio:1 ^_fachbegriffe:9 ^_facilities:21 ^_fair:-63 ^_falling:-17
^_falta:71 ^_family:20 ^_fan:21 ^_fancy:-27 ^_father:-13 ^_faut:13 ^_feature:11
^_feedback:38 ^_feeling:-55 ^_feels:-83 ^_feet:-53 ^_felt:-47 ^_fence:-17
^_ferry:-20 ^_few:-13 ^_fewer:28 ^_fica:1 ^_ficamos:15 ^_fico:21 ^_ficou:26
^_field:-50 ^_files:-45 ^_filter:26 ^_final:1 ^_finalement:66 ^_finally:58
^_finance:44 ^_fine:45 ^_finger:14 ^_fingers:38 ^_fire:19 ^_firmware:-4
^_first:-65 ^_fish:-77 ^_five:29 ^_fixed:-13 ^_flaky:11 ^_flash:11
^_flashcards:15 ^_flashed:32 ^_flat:6 ^_floating:11 ^_flood:13 ^_fog:-95
^_foggy:-39 ^_folder:11 ^_following:15 ^_food:12 ^_football:30 ^_for:233
^_force:16 ^_forget:85 ^_forgive:-62 ^_forklifts:46 ^_formeln:1 ^_forty:-21
^_fotos:41 ^_found:-74 ^_four:-104 ^_franchement:-128 ^_frau:54 ^_freezer:5
^_friday:112 ^_fridays:-43 ^_from:67 ^_front:37 ^_früher:-60 ^_fui:-5 ^_fun:-63
^_funny:-62 ^_fuse:5 ^_fyi:9 ^_fältet:36 ^_för:2 ^_förlåt:25 ^_für:119
^_garage:11 ^_gardens:-3 ^_gas:4 ^_gaston:6 ^_gate:6 ^_gave:36 ^_gdyby:26
^_gece:9 ^_geef:70 ^_geen:-23 ^_geese:-11 ^_generally:-54 ^_generated:4
^_gepäck:44 ^_gerald:5 ^_gern:-4 ^_gestatten:-9 ^_gestern:-164 ^_get:11
^_getting:80 ^_gimme:34 ^_gisteren:-127 ^_give:-9 ^_glad:-77 ^_glass:10
^_gli:-55 ^_gloves:41 ^_glue:61 ^_go:52 ^_goat:18 ^_goats:-20 ^_god:-26
^_going:39 ^_gonna:156 ^_good:-45 ^_goodness:-33 ^_gosh:-63 ^_gosto:76 ^_got:50
^_gotta:20 ^_gran:27 ^_grandad:-50 ^_grandma:-46 ^_grandpa:-23 ^_grandpa's:-12
^_grannen:-37 ^_grannens:-47 ^_granny:-32 ^_graphs:33 ^_gravel:-44 ^_great:-51
^_grew:-20 ^_group:50 ^_gruppe:34 ^_guardi:10 ^_guess:-44 ^_guests:86 ^_guide:26
^_gulls:-6 ^_gut:50 ^_gutters:39 ^_gym:-75 ^_ha:-180 ^_haben:-35 ^_hace:-27
^_had:21 ^_haha:-220 ^_hahaha:-71 ^_hale:1 ^_half:-36 ^_hall:-63 ^_han:61
^_hand:6 ^_hands:-18 ^_hang:-76 ^_hannes:13 ^_happy:-105 ^_har:34 ^_harbour:35
^_hard:76 ^_harvest:32 ^_has:29 ^_hat:30 ^_haul:21 ^_haustiere:26 ^_hava:-59
^_have:-36 ^_havent:69 ^_having:85 ^_hay:51 ^_he:-26 ^_he'd:9 ^_he'll:4
^_he's:-39 ^_head:62 ^_heard:-6 ^_heat:-72 ^_heating:1 ^_heb:-73 ^_hedges:-1
^_hello:-55 ^_hellre:22 ^_helst:38 ^_hemp:32 ^_hence:29 ^_hens:-49 ^_her:16
^_here:-58 ^_here's:-60 ^_herons:-47 ^_herr:-51 ^_hes:16 ^_het:55 ^_heut:-56
^_heute:-62 ^_hey:-17 ^_hf:35 ^_hi:-37 ^_hier:-81 ^_hierna:81 ^_high:-21
^_hire:15 ^_his:42 ^_hissen:10 ^_historically:-28 ^_hiya:-47 ^_hl:44 ^_hm:-30
^_hmm:-42 ^_ho:214 ^_hoca:40 ^_hoje:-99 ^_hold:-79 ^_homework:60 ^_honestly:-51
^_honey:-23 ^_hooguit:25 ^_hope:-62 ^_hoping:60 ^_hospital:-107 ^_hot:-38
^_hotels:-62 ^_hotfix:2 ^_house:53 ^_how:12 ^_however:4 ^_hows:-12 ^_hoy:-85
^_huh:-56 ^_hull:9 ^_humidity:-67 ^_hundefutter:46 ^_há:-40 ^_här:-74
^_härnäst:134 ^_höchstens:7 ^_högst:57 ^_i'd:-47 ^_i'll:15 ^_i'm:-39 ^_i've:19
^_ice:-48 ^_ich:-5 ^_ici:-50 ^_id:85 ^_ideally:51 ^_idk:19 ^_ieri:-101 ^_if:71
^_ihr:3 ^_ihre:21 ^_ik:29 ^_il:22 ^_ill:159 ^_ils:7 ^_ilse:-29 ^_im:-76
^_imagine:-41 ^_imagino:-54 ^_imo:-46 ^_import:15 ^_in:-17 ^_inbound:25
^_incubator:8 ^_indoor:3 ^_informo:29 ^_inga:84 ^_ingeborg:3 ^_ingen:76
^_instead:34 ^_instruments:21 ^_insulin:13 ^_interesting:-88 ^_interestingly:-23
^_interrupts:-39 ^_invoices:26 ^_inzwischen:18 ^_iron:-50 ^_isn't:-65 ^_it:-129
^_it'd:73 ^_it'll:-1 ^_it's:-76 ^_its:-79 ^_ive:40 ^_j'ai:-22 ^_j'aime:46
^_j'aimerais:47 ^_j'avais:-29 ^_j'en:23 ^_ja:-50 ^_jag:57 ^_jaja:-111
^_jajaja:-86 ^_jamais:6 ^_jan:15 ^_je:53 ^_jede:9 ^_jetty:24 ^_jetzt:25
^_jeśli:31 ^_joaquín:9 ^_john:55 ^_jokes:-44 ^_jonte:-40 ^_jontes:4 ^_joris:16
^_joruns:-29 ^_json:-3 ^_judging:-8 ^_junior:12 ^_just:139 ^_jutro:41 ^_já:86
^_kafka:48 ^_kapitel:15 ^_każdą:71 ^_keep:108 ^_keeping:8 ^_keeps:-38 ^_kein:26
^_keine:-43 ^_kennel:3 ^_key:5 ^_keyholder:15 ^_keys:33 ^_kid:-28 ^_kids:-93
^_kiln:33 ^_kimya:31 ^_kinda:-41 ^_kindly:79 ^_kitchen:30 ^_kkk:-115 ^_kkkk:-25
^_klingt:-32 ^_klucz:62 ^_klucze:67 ^_knees:-40 ^_knowing:57 ^_kod:-40 ^_koi:-55
^_kolejka:44 ^_kom:6 ^_kommentare:8 ^_kopia:38 ^_kot:-13 ^_kotlin:-45
^_kupiłam:26 ^_kurz:-75 ^_kör:7 ^_kühlraum:18 ^_küçük:27 ^_l'agitatore:18
^_l'atelier:12 ^_l'équipe:29 ^_la:141 ^_lab:81 ^_labels:27 ^_ladislav's:-17
^_las:115 ^_last:-16 ^_late:-21 ^_latency:-34 ^_later:43 ^_latin:20 ^_laut:56
^_law:3 ^_le:-20 ^_lead:8 ^_learned:-20 ^_learning:-21 ^_leave:94 ^_left:103
^_legal:26 ^_legend:-45 ^_lena:54 ^_leo:44 ^_les:62 ^_less:75 ^_lesson:33
^_lessons:49 ^_let:48 ^_let's:51 ^_lets:88 ^_letters:-39 ^_letztes:35
^_library:15 ^_lids:75 ^_lieber:53 ^_liesbeth:9 ^_liever:64 ^_life:-9 ^_lift:7
^_lifts:-51 ^_light:14 ^_like:-19 ^_line:108 ^_linen:11 ^_linter:25 ^_little:-18
^_lmao:-27 ^_lo:162 ^_local:26 ^_lock:12 ^_locker:5 ^_loft:37 ^_log:27
^_logger:9 ^_login:19 ^_lol:-203 ^_long:-25 ^_look:33 ^_looking:2 ^_loop:18
^_loose:25 ^_lorry:9 ^_los:3 ^_lost:-11 ^_lots:-12 ^_love:3 ^_low:32 ^_lower:45
^_lucía:21 ^_luego:58 ^_lukas:-9 ^_lunch:-65 ^_länger:3 ^_ma:-62 ^_machines:-2
^_madame:12 ^_made:34 ^_mag:-22 ^_magda:32 ^_mai:63 ^_mails:10 ^_main:36
^_maintenance:2 ^_maintenant:13 ^_make:117 ^_mama:59 ^_mamma:-42 ^_management:4
^_many:-71 ^_map:1 ^_marek:24 ^_maria:39 ^_marit:12 ^_mark:73 ^_marketing:23
^_massimo:31 ^_master:3 ^_matej:-57 ^_matte:47 ^_matteo's:40 ^_max:70
^_maximal:24 ^_may:-74 ^_maybe:15 ^_mañana:18 ^_mały:31 ^_mdr:-101 ^_me:71
^_meanwhile:5 ^_measured:6 ^_meeting:-33 ^_meglio:44 ^_meh:-92 ^_mehr:36
^_mei:-6 ^_mein:-34 ^_meine:-2 ^_mejor:50 ^_memory:-48 ^_menudo:-64 ^_merci:-83
^_merged:18 ^_mes:35 ^_met:59 ^_meter:19 ^_meu:-42 ^_mevrouw:-37 ^_mi:-69
^_middle:36 ^_mientras:36 ^_might:45 ^_migrations:15 ^_mijn:-177 ^_milk:6
^_min:-86 ^_mind:-19 ^_mine:-107 ^_mine's:-63 ^_minha:-58 ^_minors:6 ^_mio:-130
^_mir:-30 ^_mira:20 ^_mirror:19 ^_miss:3 ^_mit:25 ^_mm:-114 ^_mme:-22 ^_model:13
^_moi:30 ^_moja:-60 ^_mon:-76 ^_monday:-46 ^_mondays:-95 ^_monsieur:-44
^_moon:17 ^_more:86 ^_morgen:42 ^_mormor:-118 ^_morning:1 ^_mornings:30
^_morse:8 ^_most:-30 ^_mostly:-69 ^_moth:11 ^_mount:10 ^_moved:92 ^_moving:-28
^_mr:-10 ^_mrs:9 ^_ms:-32 ^_much:4 ^_muchas:-48 ^_mud:-13 ^_mum:-13 ^_mum's:-38
^_mums:6 ^_museum:-58 ^_mushrooms:-25 ^_music:44 ^_must:-171 ^_my:-54 ^_målet:40
^_mój:-95 ^_na:-43 ^_nach:99 ^_nada:69 ^_nadal:31 ^_nadie:14 ^_nah:23 ^_names:-5
^_naming:-1 ^_nan:-55 ^_need:63 ^_neighbours:-21 ^_neither:-54 ^_nel:21
^_nella:3 ^_nephew:-9 ^_neue:44 ^_never:77 ^_new:62 ^_news:-12 ^_next:178
^_ngl:-88 ^_ni:13 ^_nice:-130 ^_nie:125 ^_niente:73 ^_night:22 ^_nightly:5
^_nikt:26 ^_nine:-22 ^_ninguém:31 ^_no:35 ^_noah:21 ^_nobody:26 ^_nobody's:41
^_noch:29 ^_noem:19 ^_non:138 ^_none:7 ^_nooit:37 ^_noone:55 ^_nope:-29
^_norra:13 ^_north:24 ^_nos:91 ^_nossa:-69 ^_not:-18 ^_noted:44 ^_nothing:-16
^_notre:9 ^_nous:105 ^_now:7 ^_nu:-33 ^_null:-16 ^_number:25 ^_numbers:8
^_numer:3 ^_nunca:111 ^_nur:30 ^_nurse:29 ^_nursery:-18 ^_nya:1 ^_não:18
^_när:-37 ^_o:-1 ^_ob:46 ^_obiecałam:24 ^_oddny:36 ^_odszkodowanie:54 ^_of:-23
^_offen:23 ^_oggi:-49 ^_ogni:32 ^_oh:-32 ^_ohne:23 ^_ojej:-65 ^_ojo:12 ^_ok:31
^_okay:3 ^_old:49 ^_olhe:3 ^_om:32 ^_oma:-61 ^_omdat:33 ^_omg:-151 ^_on:36
^_oncall:3 ^_once:48 ^_one:-52 ^_only:41 ^_ontem:-42 ^_onze:-55 ^_oof:-40
^_ooh:-1 ^_op:28 ^_open:50 ^_ops:1 ^_optámos:8 ^_or:-49 ^_ordered:-80
^_orders:23 ^_oscilloscope:-53 ^_osei:30 ^_otherwise:-68 ^_ottilie:22
^_ottilie's:-20 ^_ottmar:-69 ^_ottmar's:47 ^_ouch:-75 ^_ouf:-5 ^_our:-34
^_ours:-20 ^_out:139 ^_outbound:28 ^_outdoor:3 ^_oven:24 ^_over:40 ^_owing:17
^_p:-35 ^_pa:-51 ^_pada:-31 ^_page:37 ^_pager:27 ^_paid:59 ^_paint:24
^_painted:28 ^_pallet:13 ^_pallets:27 ^_pancakes:-85 ^_pani:22 ^_paper:5
^_para:87 ^_parallel:-6 ^_parcel:-25 ^_parcels:59 ^_parish:-20 ^_parking:3
^_parquet:38 ^_parrots:-63 ^_parsing:8 ^_pas:18 ^_passed:-44 ^_passport:-28
^_password:6 ^_patient:28 ^_pause:17 ^_peas:-34 ^_pensando:10 ^_people:-111
^_per:136 ^_perdone:-83 ^_perhaps:-74 ^_personne:39 ^_però:7 ^_petra:15
^_pettersen:-8 ^_peço:-31 ^_pff:-107 ^_pfff:-50 ^_phew:-84 ^_philippa:26
^_phone:-24 ^_phones:41 ^_photographer:-39 ^_photos:51 ^_physio:17 ^_piano:24
^_pickup:1 ^_picture:-42 ^_pies:-40 ^_pigeon:48 ^_pigeons:-61 ^_pigs:-32
^_pin:10 ^_pivot:34 ^_plain:29 ^_plan:32 ^_platform:5 ^_play:23 ^_playlist:62
^_please:-112 ^_plenty:-32 ^_pls:1 ^_plum:3 ^_plutôt:38 ^_plz:4 ^_po:52 ^_poi:87
^_pois:-36 ^_policy:23 ^_polka:-29 ^_poor:-111 ^_popcorn:1 ^_por:17 ^_port:3
^_posted:15 ^_postmen:-36 ^_potatoes:2 ^_potem:40 ^_pour:207 ^_power:35
^_ppl:-69 ^_pr:1 ^_practice:15 ^_pray:-42 ^_prefer:30 ^_preferirei:69
^_preferisco:119 ^_prefiero:113 ^_prefiro:127 ^_press:25 ^_pressure:15
^_pretty:-17 ^_prices:14 ^_prima:37 ^_print:2 ^_printed:17 ^_printer:-43
^_printer's:67 ^_printers:56 ^_privacy:25 ^_priya:60 ^_pro:15 ^_prod:21
^_product:19 ^_production:43 ^_prof:1 ^_professor:15 ^_prohibido:47 ^_prometo:39
^_prosecco:-71 ^_proszę:22 ^_przepraszam:-30 ^_przypomnę:55 ^_puh:-91 ^_pump:61
^_put:119 ^_pylon:2 ^_på:40 ^_quand:-42 ^_quant:1 ^_que:-147 ^_queda:14
^_quel:-88 ^_quelle:-110 ^_queremos:32 ^_quero:35 ^_questions:17 ^_queue:-35
^_queueing:-44 ^_qui:-98 ^_quick:-44 ^_quien:6 ^_quiero:44 ^_quirin:-24
^_quite:-55 ^_quiz:5 ^_quotes:31 ^_qué:-166 ^_raceway:13 ^_rack:6 ^_radio:-18
^_radiology:-79 ^_ragnar:11 ^_ragnhild:-30 ^_rain:-119 ^_raining:-54
^_ramble:-30 ^_ran:11 ^_rather:191 ^_raw:13 ^_re:35 ^_read:51 ^_reading:-145
^_rear:8 ^_reason:30 ^_rechnungen:17 ^_red:-67 ^_refrain:36 ^_refunds:54
^_regarding:11 ^_registered:36 ^_rehearsal:19 ^_rehearsals:34 ^_rehung:15
^_remaining:8 ^_remember:-25 ^_reminders:21 ^_removed:26 ^_renamed:67 ^_rent:23
^_rental:12 ^_repair:1 ^_replaced:12 ^_replica:22 ^_replication:24 ^_reply:41
^_requests:8 ^_resi:-71 ^_rest:-31 ^_resta:43 ^_reste:20 ^_result:9
^_resulta:-20 ^_retired:-1 ^_retirement:-53 ^_retries:-18 ^_returned:6
^_reverse:-21 ^_reviews:23 ^_rhubarb:-29 ^_right:77 ^_ring:19 ^_roadworks:21
^_robin:-85 ^_rock:43 ^_roofers:19 ^_room:58 ^_rooms:8 ^_root:14 ^_rope:-50
^_rosa:7 ^_rosalind:24 ^_round:-66 ^_row:22 ^_rozumiem:25 ^_rubber:-37
^_ruben:-1 ^_rumour:-82 ^_run:-74 ^_runbook:-47 ^_runden:13 ^_rupture:4
^_rust:-44 ^_s'agissant:14 ^_s'il:21 ^_sadly:25 ^_sailing:4 ^_sailors:-39
^_saint:39 ^_sales:-22 ^_same:-71 ^_sample:19 ^_samples:3 ^_sampling:-36
^_saw:-5 ^_sawdust:13 ^_say:28 ^_says:-18 ^_scale:46 ^_scanner:4 ^_scholars:21
^_school:16 ^_schreiben:21 ^_schwester:13 ^_schön:-24 ^_scrap:34 ^_scratch:76
^_screaming:-4 ^_screen:-9 ^_screens:-33 ^_scribe:80 ^_scrolled:-10 ^_se:106
^_seagull:-13 ^_seagulls:-4 ^_seat:-18 ^_second:19 ^_secretary:88 ^_secrets:38
^_security:43 ^_seeing:80 ^_seen:41 ^_seit:50 ^_sem:51 ^_sen:22 ^_send:64
^_sensor:8 ^_sent:58 ^_senta:-10 ^_senti:12 ^_seriously:-48 ^_server:6
^_service:10 ^_serwer:34 ^_será:29 ^_session:9 ^_set:15 ^_settled:26 ^_seven:-46
^_several:3 ^_shall:-29 ^_she:-132 ^_she'd:30 ^_she's:-44 ^_shed:24 ^_shes:-2
^_shoe:18 ^_shoes:5 ^_shop:35 ^_short:42 ^_should:29 ^_show:28 ^_showed:16
^_si:45 ^_siamo:30 ^_siccome:5 ^_sick:11 ^_sie:1 ^_siempre:-7 ^_sigh:-44
^_signe:-64 ^_signed:15 ^_signora:24 ^_sigrid:-25 ^_sigue:17 ^_silly:-3 ^_sim:4
^_sin:50 ^_since:56 ^_singing:-26 ^_sir:-8 ^_sister:-3 ^_sit:-27 ^_six:-38
^_skicka:47 ^_skimmed:-61 ^_skip:-49 ^_skipping:51 ^_skriv:21 ^_sleep:-43
^_slippers:-1 ^_small:54 ^_smells:-70 ^_smoke:13 ^_snow:-34 ^_snön:-75 ^_so:27
^_soaked:-40 ^_soft:7 ^_solange:10 ^_solche:-84 ^_sold:11 ^_solen:-92
^_solveig:-22 ^_some:-191 ^_somebody:-87 ^_somebody's:-35 ^_somehow:-52
^_someone:-87 ^_something:80 ^_sometimes:-85 ^_somewhere:-74 ^_sonde:6
^_songs:-34 ^_sorry:-153 ^_sorted:28 ^_sorter:8 ^_sounds:-60 ^_soup:-18
^_sourdough:45 ^_south:9 ^_spare:17 ^_speak:96 ^_speaking:14 ^_speeches:-5
^_speed:7 ^_spent:-54 ^_spicy:52 ^_split:15 ^_spoke:5 ^_sports:-30 ^_spring:21
^_spätestens:1 ^_sry:-88 ^_stack:-38 ^_staff:-27 ^_stage:-7 ^_staging:44
^_stair:47 ^_stairwell:39 ^_stamattina:-83 ^_stand:48 ^_standing:-39
^_standup:17 ^_stanotte:-23 ^_starboard:25 ^_stars:-14 ^_start:20 ^_stary:64
^_state:74 ^_status:18 ^_stay:-5 ^_stick:33 ^_sticking:2 ^_still:200 ^_stock:24
^_stop:76 ^_storage:-59 ^_store:18 ^_stories:41 ^_storm:12 ^_stove:-7
^_straks:63 ^_strange:-44 ^_strike:25 ^_studio:30 ^_study:24 ^_studying:-91
^_su:-68 ^_such:-39 ^_suena:-43 ^_summer:-23 ^_sun:-114 ^_sun's:-76 ^_sunday:10
^_sunday's:8 ^_sunrise:-24 ^_support:57 ^_sure:-40 ^_surtout:41 ^_svampen:27
^_sven:17 ^_swallows:-8 ^_swans:-15 ^_swapped:122 ^_swimming:12 ^_sync:1
^_szkolenie:7 ^_så:-18 ^_só:27 ^_södra:12 ^_sąsiad:-83 ^_sınav:5 ^_słuchaj:1
^_tables:12 ^_tablets:35 ^_tabs:143 ^_tack:-58 ^_tags:5 ^_take:-35 ^_taking:53
^_talk:8 ^_talked:107 ^_tank:29 ^_tant:-20 ^_tasting:-6 ^_tbh:-97 ^_te:69
^_tea:45 ^_teach:29 ^_teacher:28 ^_teachers:-9 ^_teaches:46 ^_teaching:-22
^_team:29 ^_tell:-2 ^_ten:-13 ^_tenant:5 ^_tengo:-41 ^_tenho:8 ^_teniamo:9
^_tenor:25 ^_tent:24 ^_teraz:148 ^_test:21 ^_testkontot:54 ^_tests:18 ^_testy:14
^_text:58 ^_texte:22 ^_texture:17 ^_teściowa:-91 ^_thank:-145 ^_thanks:-80
^_that:-101 ^_that's:-113 ^_thats:-20 ^_the:-25 ^_their:15 ^_then:22 ^_theory:39
^_there:-23 ^_there'll:38 ^_there's:-117 ^_therefore:5 ^_theres:3 ^_these:-73
^_they:-34 ^_they'd:-70 ^_they'll:-42 ^_they're:-96 ^_they've:22 ^_think:-32
^_thinking:16 ^_this:-99 ^_those:-167 ^_though:-40 ^_thought:56 ^_three:-43
^_through:-77 ^_thumbnails:9 ^_thunder:-41 ^_thursday:20 ^_thx:-103 ^_ticket:64
^_tickets:24 ^_tide:10 ^_till:32 ^_time:-51 ^_timeout:21 ^_timezones:-16
^_tmrw:41 ^_to:40 ^_toast:-6 ^_todavía:24 ^_today:49 ^_todo:69 ^_token:15
^_tokens:4 ^_told:110 ^_tomatoes:-44 ^_tomorrow:121 ^_tonight:52 ^_tonight's:22
^_too:82 ^_took:36 ^_top:27 ^_total:2 ^_toujours:42 ^_tour:2 ^_tourists:-32
^_toute:27 ^_towels:15 ^_track:16 ^_tractors:16 ^_trailer:8 ^_train:7
^_trains:-22 ^_tras:10 ^_travel:12 ^_treat:116 ^_trial:7 ^_tried:-37 ^_trois:-45
^_trop:-25 ^_trying:1 ^_tu:27 ^_tuesday:7 ^_tunes:-61 ^_tunnels:-19 ^_turned:-25
^_turns:-28 ^_tuva's:50 ^_twenty:-8 ^_twins:-55 ^_two:-64 ^_type:14 ^_typing:-32
^_u:-85 ^_uf:-90 ^_ugh:-194 ^_ui:42 ^_ultimately:56 ^_um:29 ^_umowa:46 ^_un:-10
^_una:-44 ^_uncle:-34 ^_unclear:55 ^_und:70 ^_undecided:47 ^_under:6
^_understood:21 ^_une:5 ^_unless:29 ^_unser:-23 ^_up:21 ^_updates:22 ^_upload:13
^_upon:42 ^_upper:40 ^_uprzejmie:44 ^_upstairs:7 ^_ur:-27 ^_usch:-57 ^_use:47
^_used:60 ^_users:7 ^_uw:59 ^_vale:8 ^_valla:-54 ^_vamos:25 ^_van:35
^_vandaag:-46 ^_varje:20 ^_vat:53 ^_vaya:-48 ^_vendor:95 ^_very:3
^_verzeihen:-51 ^_vet:15 ^_vhf:49 ^_vi:38 ^_viele:-34 ^_vilken:-105
^_vinegar:-14 ^_vino:12 ^_visiting:4 ^_visitors:91 ^_voice:43 ^_voicemail:9
^_voor:75 ^_vor:46 ^_vos:-69 ^_vou:19 ^_voucher:42 ^_vous:60 ^_vroeger:-45
^_w:-107 ^_wait:-137 ^_waiting:36 ^_walking:-17 ^_wanna:55 ^_want:74 ^_ward:12
^_warm:34 ^_wasps:-96 ^_wat:-99 ^_watching:-9 ^_water:-3 ^_wave:-35 ^_wciąż:20
^_wczoraj:-86 ^_we:22 ^_we'll:76 ^_we're:54 ^_we've:35 ^_wed:71 ^_wedding:13
^_wednesday:12 ^_weekend:19 ^_wegen:-10 ^_weil:56 ^_weird:-2 ^_weiß:49
^_welcome:-87 ^_well:-29 ^_wenn:30 ^_went:-58 ^_wer:85 ^_were:138 ^_west:30
^_wet:-32 ^_what:1 ^_what's:92 ^_whatever:108 ^_whats:-10 ^_wheat:23 ^_when:92
^_whenever:114 ^_where:53 ^_whether:84 ^_which:107 ^_while:156 ^_whistling:-7
^_who:33 ^_who's:19 ^_whoever:8 ^_whole:-12 ^_whos:-8 ^_whose:-24 ^_why:-114
^_wie:51 ^_wife:32 ^_wifi:55 ^_will:93 ^_wind:-48 ^_window:71 ^_winter:4
^_wipe:33 ^_wir:60 ^_wish:-43 ^_wissen:2 ^_with:99 ^_without:-34 ^_woke:-16
^_wolf:10 ^_wolę:125 ^_wood:-91 ^_wooden:24 ^_words:-21 ^_work:-16
^_worksheet:49 ^_worth:-76 ^_would:36 ^_wow:-66 ^_wrap:42 ^_write:39 ^_wrong:15
^_wrote:-37 ^_y:18 ^_ya:190 ^_yeah:-59 ^_years:-16 ^_yeast:-19 ^_yedek:47
^_yellow:-3 ^_yep:-67 ^_yes:-70 ^_yesterday:-95 ^_yo:121 ^_you:-20 ^_you'd:1
^_you'll:41 ^_you're:-10 ^_you've:-64 ^_youll:26 ^_young:5 ^_your:42 ^_z:45
^_za:40 ^_zadanie:48 ^_zadań:17 ^_zdjęcia:32 ^_zebranie:30 ^_zero:-21
^_zgodnie:41 ^_ziel:45 ^_zonder:26 ^_zostajemy:42 ^_zou:32 ^_zrobione:71
^_zum:88 ^_zur:40 ^_zwei:12 ^_zwemles:7 ^_à:-106 ^_åh:-17 ^_ça:34 ^_çay:-83
^_çocuklar:-36 ^_è:42 ^_к:51 ^_никогда:37 ^_あ:33 ^_う:-49 ^_お:-44 ^_こ:-4 ^_そ:-45
^_で:-5 ^_や:30 ^_テ:5 ^_一:26 ^_下:26 ^_不:-1 ^_串:22 ^_予:14 ^_今:-91 ^_保:22 ^_写:18
^_冷:12 ^_出:1 ^_割:6 ^_千:9 ^_古:-18 ^_听:-56 ^_周:17 ^_地:44 ^_备:28 ^_夜:-27 ^_大:3
^_好:19 ^_妻:16 ^_娘:-26 ^_婚:-6 ^_子:-4 ^_小:-49 ^_座:1 ^_引:33 ^_必:16 ^_想:29 ^_我:-1
^_手:18 ^_接:23 ^_新:-16 ^_日:10 ^_明:33 ^_星:-7 ^_昨:-58 ^_最:15 ^_月:14 ^_本:22 ^_次:31
^_每:56 ^_没:13 ^_発:7 ^_第:13 ^_筆:3 ^_練:9 ^_老:-24 ^_请:30 ^_这:12 ^_連:3 ^_那:29
^_隣:-21 ^_雨:-18 ^_電:7 a:-29 a_0:-94 a_^:72 a_admiral:-29 a_afternoon:-44
a_amostra:36 a_antena:25 a_aula:40 a_autumn:-12 a_baby:63 a_back:39 a_backup:-58
a_bad:72 a_badge:-45 a_badger:-60 a_bag:-5 a_baker:-58 a_bakery:-51 a_balcony:30
a_balloon:-2 a_banana:-39 a_band:-23 a_bank:32 a_bar:-37 a_barbecue:20
a_barber:-19 a_bare:35 a_bargain:1 a_barge:-43 a_barn:-27 a_barometer:-29
a_barrel:-15 a_basket:-20 a_bass:17 a_bassoon:-3 a_batch:38 a_bath:74
a_bathtub:-76 a_beach:-31 a_bear:-52 a_bearing:2 a_beast:-14 a_beautiful:-32
a_beauty:-16 a_bed:68 a_bedsheet:12 a_bedtime:1 a_beekeeper:-10 a_beer:3
a_beginner's:23 a_beginning:20 a_bell:-70 a_belt:11 a_bench:-32 a_better:-107
a_biblioteca:7 a_bicycle:-32 a_bien:-26 a_big:130 a_bigger:-44 a_bill:-38
a_bin:4 a_binder:-20 a_bird:-12 a_bird's:9 a_birth:-6 a_birthday:-26
a_biscuit:-64 a_bishop's:12 a_bit:23 a_black:5 a_blackbird:-34 a_blank:4
a_blanket:31 a_board:34 a_boat:-50 a_bobina:25 a_bollard:-2 a_bomba:18 a_book:10
a_bookbinder:-6 a_boot:5 a_border:4 a_borrowed:19 a_borrower:65 a_bottle:8
a_box:-25 a_boy:-36 a_branch:43 a_brass:-25 a_bread:20 a_break:-84 a_breath:10
a_brewery:11 a_bridge:-6 a_bright:33 a_broken:82 a_broom:-15 a_bruise:36
a_brush:5 a_bucket:-73 a_budget:-1 a_bug:-17 a_build:-36 a_building:-11
a_bunch:-2 a_burst:-5 a_bus:-36 a_butter:-9 a_button:43 a_c'era:-4 a_cabin:-61
a_cable:-38 a_cabra:54 a_cache:-43 a_cada:5 a_cake:-74 a_calculator:9
a_calendar:8 a_calf:32 a_call:2 a_calm:40 a_camel:-11 a_campsite:-47 a_candle:10
a_canon:11 a_capela:17 a_car:17 a_caravan:-28 a_card:-29 a_cardigan:-16
a_careful:7 a_cargo:20 a_carousel:2 a_carrinha:7 a_carta:20 a_carte:-43
a_casa:50 a_cash:-52 a_cassette:-30 a_cast:15 a_cat:-18 a_catalogue:60
a_cathedral:-2 a_cause:-8 a_cave:-13 a_ceiling:-5 a_cellar:-34 a_cello:-1
a_cena:-54 a_cent:15 a_century:-1 a_cereal:41 a_certain:-75 a_certificate:-39
a_chain:39 a_chair:-42 a_chandelier:-24 a_change:48 a_chap:-44 a_chapter:-58
a_character:-16 a_charm:-4 a_charming:17 a_chart:-22 a_cheap:62 a_cheat:11
a_cheerful:35 a_cheese:13 a_chemist:-11 a_chemist's:4 a_child:23 a_child's:47
a_chimney:17 a_choice:64 a_christening:-3 a_church:-21 a_cigar:-31 a_circus:-17
a_classic:-12 a_clean:11 a_clear:-23 a_clerk:-42 a_clever:20 a_clock:-5
a_cloud:-8 a_club:3 a_coach:-30 a_coal:66 a_coat:58 a_coin:-5 a_cola:26
a_cold:18 a_collection:-18 a_collector:-2 a_colony:7 a_colour:-42 a_column:-64
a_combination:9 a_comeback:-2 a_comfort:-7 a_command:-3 a_comment:81
a_committee:-35 a_common:-25 a_complaint:-28 a_compliment:-81 a_compost:11
a_computer:-16 a_concert:-39 a_condition:46 a_conductor:-6 a_conference:-2
a_conker:-69 a_conspiracy:19 a_container:-1 a_contract:-18 a_conversation:-25
a_cookery:-16 a_cookie:2 a_cooper:-35 a_coptic:11 a_copy:3 a_cor:26 a_corner:70
a_correction:-15 a_correia:31 a_corrente:26 a_corridor:-42 a_costume:-27
a_costureira:2 a_cot:49 a_cough:37 a_courier:18 a_courtesy:15 a_cow:-48
a_cracked:54 a_crash:15 a_crate:22 a_cream:29 a_cron:17 a_cross:-29
a_crossing:-19 a_crossword:-18 a_crow:-24 a_crowd:3 a_cruise:-20 a_crumb:-1
a_cualquiera:-4 a_cuckoo:24 a_cup:-70 a_cupboard:-41 a_curtain:21 a_curve:3
a_cushion:-30 a_customer:60 a_customs:-29 a_cut:40 a_cópia:49 a_dance:-80
a_danish:-14 a_dark:9 a_darling:10 a_dash:25 a_dashboard:-15 a_data:20
a_database:-42 a_date:29 a_day:156 a_day's:13 a_de:3 a_dead:34 a_dealer:19
a_dear:7 a_decent:-62 a_definition:40 a_degree:-21 a_delay:56 a_delightful:12
a_delivery:-53 a_dentist:36 a_department:-37 a_dependency:25 a_deposit:-27
a_des:-17 a_description:39 a_desk:23 a_devida:2 a_diagram:60 a_diary:-9
a_dicono:-23 a_dictation:11 a_dictionary:66 a_diff:19 a_difference:-2
a_different:39 a_dinghy:37 a_dinner:7 a_dip:-45 a_dipole:52 a_discount:-11
a_distance:8 a_dit:-2 a_divorce:-35 a_dog:12 a_dolphin:-11 a_dona:10
a_donkey:-22 a_doorbell:56 a_dot:61 a_double:42 a_down:2 a_download:15
a_dozen:-3 a_doña:-45 a_draft:4 a_drain:30 a_draughty:-24 a_drawer:-39
a_drawing:26 a_dream:-10 a_dress:3 a_drill:-11 a_dripping:-34 a_driver:37
a_driving:-7 a_drone:-35 a_drop:-45 a_drum:-7 a_dry:72 a_du:-12 a_duck:-32
a_duke:-1 a_dull:-64 a_dying:-5 a_déjà:34 a_déposé:37 a_e:17 a_encore:-128
a_entrada:32 a_equipa:27 a_escada:52 a_estrada:31 a_evening:-37 a_eye:-4
a_face:27 a_fact:-5 a_failed:29 a_failover:16 a_fair:-45 a_fait:4 a_faithful:-60
a_fall:8 a_familiar:4 a_family:-60 a_fan:57 a_farm:-44 a_fault:25 a_fax:16
a_fella:-4 a_fellow:-12 a_felt:-7 a_female:23 a_fence:-24 a_ferry:-10
a_ferryman:36 a_festa:49 a_fever:45 a_few:-48 a_fi:9 a_fiat:-11 a_field:-38
a_fifth:30 a_figure:42 a_file:36 a_fine:-36 a_finger:13 a_fire:-55 a_firm:-5
a_firmware:5 a_first:-20 a_fish:-25 a_fisherman:2 a_fix:-17 a_flame:22
a_flat:-35 a_flea:11 a_flight:-25 a_flooded:-20 a_floppy:-37 a_flour:-30
a_fog:32 a_folder:11 a_fool:28 a_football:2 a_footnote:-31 a_forest:-44
a_forgetful:10 a_former:-10 a_formula:44 a_fortnight:-7 a_fountain:-23 a_fox:-37
a_frame:-10 a_free:-23 a_fresh:6 a_friday:79 a_fridge:-108 a_full:114
a_funeral:-59 a_funny:42 a_gale:13 a_gallery:-30 a_game:-6 a_gap:-16 a_garden:4
a_gardener:-5 a_gasolio:4 a_generator:42 a_genius:-30 a_genre:-3 a_gente:17
a_gentleman:18 a_gets:42 a_ghost:54 a_gift:41 a_gig:-35 a_girl:-2
a_girlfriend:11 a_glass:68 a_globe:-17 a_glove:30 a_go:-14 a_goat:-44
a_goldfish:-30 a_good:-9 a_goose:-19 a_gorgeous:14 a_grand:37 a_grave:-22
a_gravestone:-37 a_great:-18 a_green:37 a_greenhouse:-11 a_greeting:15 a_grey:11
a_group:7 a_grown:23 a_grudge:-14 a_guarantee:53 a_guess:41 a_guest:27
a_guide:50 a_guitar:-10 a_gull:4 a_guy:2 a_gym:-17 a_habit:38 a_hacer:33
a_hair:-3 a_hairline:-30 a_half:101 a_hammer:-27 a_hand:-6 a_handful:9
a_handover:7 a_hangover:-2 a_happy:3 a_harbour:5 a_hardware:12 a_harris:55
a_has:41 a_hat:-38 a_hawk:49 a_head:54 a_heap:18 a_hearing:-21 a_heart:-45
a_heartbeat:-14 a_heat:20 a_heater:22 a_heavy:47 a_hedge:-26 a_hedgehog:-29
a_hen:-56 a_heron:-94 a_high:-14 a_hill:-13 a_hint:15 a_hired:24 a_história:-36
a_ho:-34 a_hole:30 a_holiday:-49 a_home:65 a_hoot:36 a_horse:-7 a_hospital:-2
a_hotel:-34 a_hum:-29 a_human:25 a_hundred:5 a_hurry:13 a_hymn:-39 a_i:-3
a_idea:-41 a_ideia:40 a_il:-47 a_instrument:-34 a_is:24 a_ja:-57 a_jar:-27
a_job:57 a_joke:15 a_journey:-37 a_judge:5 a_jumper:2 a_jury:-26 a_keepsake:22
a_key:-66 a_keyboard:-10 a_kid:-2 a_kilo:5 a_kindness:9 a_king:-12 a_kiss:-45
a_kitchen:-3 a_kitten:40 a_knot:47 a_la:55 a_label:84 a_lad:-26 a_ladder:-18
a_lamp:66 a_landlord:-11 a_landslide:20 a_lane:-21 a_language:-24 a_lantern:18
a_laptop:-19 a_large:-19 a_las:-31 a_late:-22 a_later:22 a_laundry:-27 a_law:-94
a_lawnmower:-2 a_le:8 a_leaf:-51 a_leaflet:28 a_leak:38 a_leaky:25 a_leap:-33
a_learner:-5 a_lease:-5 a_lecturer:-26 a_left:-8 a_leg:34 a_legend:9 a_lemon:-19
a_lens:-10 a_lesson:74 a_letra:7 a_letter:-117 a_level:27 a_library:46 a_life:2
a_lifesaver:-17 a_lifetime:-5 a_lift:-48 a_lighthouse:-43 a_limpeza:19 a_line:12
a_link:16 a_lion:12 a_list:-5 a_lista:32 a_listener:17 a_little:9 a_live:41
a_lively:2 a_living:-9 a_llama:-28 a_loan:81 a_local:4 a_lock:-39 a_locker:7
a_log:50 a_lonely:9 a_long:-8 a_look:63 a_loop:-36 a_loose:-16 a_los:14
a_loss:31 a_lost:-43 a_lot:-48 a_lottery:-12 a_louder:45 a_lovely:-57 a_low:-7
a_lullaby:27 a_lunch:-18 a_língua:21 a_m:-10 a_machine:-14 a_magazine:-19
a_magic:50 a_magician:-33 a_mail:1 a_mala:52 a_male:61 a_man:18 a_manner:6
a_mano:56 a_manual:19 a_manure:-15 a_map:-65 a_marmot:-35 a_mask:74 a_matter:-9
a_maximum:40 a_may:1 a_mayday:17 a_mayor:-15 a_me:63 a_meadow:-29 a_mean:36
a_measurement:-22 a_medal:-39 a_mediodía:31 a_melon:-37 a_member:49 a_memory:15
a_mensagem:56 a_menu:-96 a_merry:-21 a_mess:50 a_message:-15 a_metronome:63
a_mews:36 a_mi:111 a_microphone:32 a_microwave:-1 a_migration:28 a_mild:80
a_milk:-34 a_mill:7 a_miller:28 a_millimetre:1 a_million:-46 a_min:5 a_minha:-31
a_minute:74 a_miracle:7 a_mis:49 a_misprint:12 a_mistake:57 a_mock:52
a_moment:46 a_monastery:-48 a_monday:-29 a_monk:11 a_monster:12 a_month:16
a_monument:-6 a_mood:-12 a_moon:8 a_mooring:-14 a_moped:-19 a_morning:-34
a_moth:50 a_motorbike:-14 a_mountain:-20 a_moustache:-41 a_mouth:-5 a_movie:-5
a_mr:8 a_mule:-28 a_museum:38 a_music:-14 a_mutex:-38 a_muzzle:63 a_mystery:22
a_máquina:-4 a_mão:3 a_mí:67 a_name:-47 a_nap:38 a_napkin:25 a_near:48
a_needle:-25 a_neighbour:-4 a_nest:62 a_new:7 a_newer:40 a_next:3 a_nice:56
a_nickname:-22 a_nie:24 a_night:-15 a_nightmare:48 a_no:84 a_noise:-35
a_noleggio:26 a_noon:11 a_normal:-23 a_notary:-14 a_note:55 a_notebook:-11
a_novel:-27 a_nuisance:-9 a_number:-36 a_nurse:-26 a_old:-61 a_one:-63
a_order:-65 a_padaria:30 a_padded:10 a_page:101 a_painting:3 a_pair:102
a_pairing:-18 a_pallet:2 a_palm:1 a_papel:-44 a_paper:-26 a_paperclip:18
a_paragraph:51 a_parasol:46 a_parcel:63 a_parent:-25 a_parent's:13 a_parking:-7
a_parlare:29 a_parrot:-41 a_parser:-46 a_partner:-42 a_party:7 a_pass:2
a_passenger:-29 a_passenger's:8 a_pastor:-9 a_patient:52 a_pause:18 a_payslip:15
a_pegboard:-28 a_pen:34 a_pencil:9 a_penny:4 a_peppermint:9 a_perdu:-66
a_perfect:-42 a_perfectly:-9 a_permission:16 a_permit:12 a_person:35
a_personal:-13 a_petrol:-20 a_phase:-2 a_phd:-93 a_philosopher:2 a_phone:-60
a_photo:-29 a_photograph:42 a_photographer:-33 a_phrase:19 a_piano:-10 a_pic:13
a_picture:27 a_piece:-54 a_pig:-4 a_pigeon:-31 a_pile:-28 a_pillar:-29
a_pilot:-25 a_pin:1 a_pinch:34 a_pint:35 a_pipe:37 a_pity:6 a_pivot:22
a_place:-12 a_plain:40 a_plan:8 a_plant:-15 a_plaster:-22 a_plastic:27
a_playlist:23 a_pleasure:-35 a_plum:-46 a_plumber:-2 a_pocket:6 a_poem:-37
a_point:-26 a_polite:-25 a_polka:-21 a_pond:26 a_popup:10 a_por:12 a_port:-24
a_position:3 a_postcard:-9 a_poster:-5 a_pot:4 a_potato:-26 a_pram:3
a_prayer:-42 a_present:42 a_press:-39 a_pretty:23 a_price:18 a_primary:-31
a_prince:18 a_printed:14 a_private:59 a_problem:-15 a_product:-38
a_professional:-24 a_professor:19 a_professora:-31 a_program:35 a_programme:-47
a_programmer:-26 a_prototype:-39 a_prova:4 a_proverb:-18 a_public:-20
a_puddle:-20 a_puff:8 a_pump:20 a_punk:-7 a_pupil:-4 a_pure:2 a_quadretti:12
a_quando:-5 a_quarry:-6 a_quarter:88 a_que:13 a_quell'ora:-15 a_query:54
a_question:50 a_queue:-12 a_quiet:104 a_quiz:20 a_race:-29 a_radio:75
a_railway:-26 a_random:9 a_ransom:-9 a_rare:-60 a_rash:93 a_raspberry:-26
a_rather:-55 a_read:-8 a_reading:-10 a_real:56 a_reason:-17 a_reasonable:-35
a_receipt:-1 a_record:-23 a_recording:3 a_recount:24 a_red:-11 a_reel:-16
a_refund:50 a_register:39 a_reminder:22 a_rencontré:22 a_rented:67 a_repair:14
a_replacement:8 a_reputation:-23 a_reserve:8 a_respectable:-13 a_rest:23
a_restaurant:5 a_retenu:43 a_retired:17 a_reunião:-16 a_revisão:48 a_rhythm:-57
a_ri:-34 a_ribbon:-61 a_rich:5 a_riddle:60 a_ride:21 a_right:90 a_rigolé:-43
a_ring:5 a_rir:-59 a_river:-23 a_robin:-32 a_robot:-1 a_rollback:31 a_roller:-65
a_roman:-4 a_roof:-23 a_room:11 a_rooster:-49 a_rope:-34 a_rota:1 a_rough:-12
a_round:25 a_route:13 a_router:-17 a_row:7 a_rubber:58 a_rule:-48 a_ruler:-45
a_rumour:46 a_run:16 a_runbook:4 a_running:23 a_sack:20 a_sad:-1 a_safe:38
a_sailor:-31 a_saint:17 a_sale:3 a_sample:17 a_sandwich:-72 a_satchel:-6
a_satellite:8 a_saturday:-69 a_sauna:-4 a_sausage:1 a_saying:-28 a_scan:-84
a_scar:-49 a_scarf:-17 a_scene:-10 a_scheduler:-22 a_school:54 a_scrap:-53
a_scratched:34 a_screen:24 a_script:-29 a_scrivere:-23 a_sea:-39 a_seal:-4
a_season:-21 a_seat:-34 a_sec:-63 a_second:-1 a_secret:7 a_seed:-14 a_seguir:148
a_segunda:59 a_seismograph:-22 a_semaphore:-35 a_semitone:14 a_sense:-26
a_sensor:8 a_separate:19 a_ser:79 a_server:-4 a_service:-5 a_session:35
a_sextant:28 a_sexton:71 a_shade:19 a_shame:5 a_shared:59 a_shed:31 a_sheep:-56
a_sheet:-25 a_shelf:7 a_shift:-49 a_shine:16 a_ship:-73 a_ship's:-1 a_shirt:-37
a_shoebox:-3 a_shopping:-79 a_short:127 a_shovel:51 a_show:7 a_shower:102
a_shrine:-46 a_si:-20 a_sick:60 a_sight:-36 a_sign:-47 a_signal:-19
a_signature:53 a_signed:-40 a_silence:1 a_silent:39 a_silly:15 a_singing:-1
a_single:-15 a_sirene:53 a_sits:20 a_sitting:70 a_six:4 a_size:55 a_sketch:38
a_sleeping:5 a_slice:-21 a_slide:-56 a_slight:7 a_slip:97 a_slipper:-75
a_slow:-27 a_small:24 a_smaller:25 a_smell:54 a_smile:24 a_smiley:56
a_smooth:-50 a_snail:-4 a_snake:-54 a_sneeze:-2 a_song:24 a_sore:16 a_sort:-12
a_soul:-27 a_soup:-21 a_source:4 a_sourdough:-33 a_space:-17 a_spare:20
a_spark:8 a_speech:-47 a_speedy:-29 a_spider:-56 a_splendid:-32 a_spoon:-29
a_sports:-20 a_spot:22 a_spreadsheet:57 a_spring:-10 a_stack:-10 a_stair:-4
a_stamp:41 a_standby:12 a_star:-55 a_state:-4 a_statue:-26 a_steel:30 a_stern:18
a_sticky:-33 a_stolen:4 a_stop:5 a_stoppage:50 a_stopwatch:40 a_storage:34
a_storm:-34 a_story:30 a_stove:-15 a_strange:13 a_stranger:-73 a_street:-38
a_stretch:13 a_string:13 a_stripe:25 a_stroke:10 a_stub:47 a_stuffed:-5
a_stumble:9 a_su:25 a_sua:42 a_successful:6 a_sudden:6 a_suitcase:-15
a_summer:18 a_summons:-17 a_sunday:-16 a_sundial:-18 a_sunrise:-10
a_supermarket:-31 a_supplier:2 a_surprise:-34 a_surprising:-53 a_svg:20
a_swan:-31 a_sweetheart:36 a_switch:5 a_systemd:9 a_sério:45 a_table:20
a_tablet:34 a_tag:41 a_tail:-15 a_take:15 a_tale:-30 a_talent:-11 a_talk:23
a_tape:-36 a_tarpaulin:1 a_taste:-46 a_tattoo:4 a_tax:-50 a_tea:-57 a_teacher:1
a_technical:-47 a_technician:8 a_teenager:-62 a_telephone:-26 a_temp:11
a_temperature:25 a_tender:-13 a_tenner:-26 a_tenor:-26 a_tent:-22 a_terminal:-33
a_terra:-1 a_test:78 a_text:52 a_textbook:-72 a_thatcher:9 a_theory:-50
a_thermos:32 a_thermostat:-4 a_thick:34 a_thing:-19 a_thought:-27
a_thoughtful:-27 a_thousand:41 a_threat:-9 a_three:60 a_threshold:30
a_thunderstorm:30 a_thursday:-36 a_tide:30 a_tidy:28 a_tie:-33 a_time:135
a_timeline:17 a_timer:39 a_tin:-15 a_tiny:-40 a_tired:18 a_to:90 a_toad:-26
a_toast:-19 a_toaster:-4 a_toddler:-9 a_todos:-6 a_tone:-67 a_tooth:-20
a_topic:-100 a_torch:-6 a_torino:4 a_tortoise:-49 a_touch:-41 a_toujours:-33
a_tour:12 a_tourist:-35 a_tower:-14 a_town:-53 a_toy:72 a_tractor:-39
a_tradition:-54 a_trailer:16 a_train:42 a_trainee:3 a_tram:27 a_trampoline:-30
a_translation:14 a_trap:26 a_trawler:7 a_tray:-27 a_treasure:17 a_treat:-45
a_tree:29 a_trial:-21 a_trifle:-20 a_trip:-28 a_tripod:-19 a_trolley:-6
a_trouvé:10 a_truck:19 a_trumpet:-8 a_try:9 a_tuba:-48 a_tuesday:-10 a_tune:8
a_tunnel:-21 a_tutti:-53 a_twin:11 a_type:13 a_typical:38 a_typo:11 a_un:-1
a_una:-27 a_une:9 a_unicycle:-25 a_unit:9 a_uno:38 a_usb:-19 a_use:-29
a_valve:-42 a_van:-3 a_vat:-7 a_vegetarian:65 a_verse:3 a_versão:27
a_vertical:22 a_very:94 a_vet:7 a_vida:-17 a_video:-39 a_view:4 a_vintage:-35
a_visa:-15 a_visiting:33 a_visitor:17 a_voce:32 a_voice:7 a_vote:24 a_waffle:18
a_walk:-19 a_walking:22 a_wall:-17 a_waltz:-46 a_war:10 a_ward:61 a_wardrobe:50
a_warm:6 a_warning:-27 a_warranty:24 a_washer:26 a_washing:71 a_watch:10
a_watchmaker:-6 a_water:49 a_waterfall:-2 a_way:-29 a_weather:-35 a_wedding:-62
a_wednesday:-10 a_week:53 a_well:14 a_whale:-43 a_wheel:-56 a_wheelbarrow:-15
a_while:-40 a_whistle:-3 a_white:21 a_whole:14 a_winch:2 a_wind:-2 a_window:9
a_wine:-10 a_wink:-64 a_winter:18 a_wireless:-4 a_wise:-7 a_wish:20
a_withdrawn:33 a_witness:22 a_woman:-47 a_wonder:48 a_wonderful:13 a_wooden:-37
a_working:24 a_worksheet:1 a_written:45 a_yaml:10 a_year:10 a_yellow:25 a_yes:17
a_young:57 a_zoo:7 a_água:31 a_été:50 aaaargh:-77 aan:29 aan_^:1 aan_boord:-34
aan_de:73 aan_het:-2 aan_mijn:8 aan_tafel:-18 aangezien:5 ab:216 ab_0:243
ab_^:17 ab_heute:12 abajo:16 abandoned:14 abastecimento:3 abba:-173 abbas:-29
abbiamo:-21 abbiamo_ancora:11 abbiamo_finito:39 abbiamo_mangiato:-56
abbiamo_scelto:64 abbink:27 abbink_he's:27 abbot's:5 abbot's_stone:5
abbreviation:60 abbreviation_dictionary:12 abbreviation_list:16 abbreviations:84
abbreviations_^:18 abbreviations_in:32 abbreviazioni:40 abdeckung:24 abend:-80
abende:-29 abendessen:10 abends:20 aber:-4 abernathy:-8 abernathy_^:1
abernathy_has:-15 abernethy:-45 abfahrt:21 abgesagt:16 abgeschaltet:9
abgeschaltet_^:4 abgeschlossen:64 abgeschlossen_^:46 abgestellt:22
abgestellt_^:4 abholbeleg:11 abholer:23 abhängigkeiten:30 abhängigkeiten_nur:19
abierta:-8 abkürzungen:5 ablation:29 ablative:53 ablative_absolute:1 able:34
able_to:34 aboard:49 aboard_^:62 aboard_and:20 about:39 about_0:-57 about_^:-32
about_a:11 about_all:-2 about_an:-7 about_any:40 about_as:-8 about_birds:-28
about_bridges:-3 about_code:-10 about_eels:6 about_every:8 about_for:-31
about_four:-34 about_getting:75 about_half:-19 about_her:14 about_in:5
about_it:68 about_its:-10 about_leather:52 about_like:-28 about_me:6
about_money:75 about_moss:-31 about_on:-27 about_our:-41 about_patience:-6
about_people:-3 about_something:1 about_that:5 about_the:64 about_their:7
about_them:77 about_this:25 about_those:42 about_time:11 about_to:10
about_two:-67 about_us:-42 about_water:10 about_whether:-83 about_which:77
about_who:14 about_with:-21 about_you:-19 above_0:56 above_^:-39 above_a:-70
above_all:3 above_it:35 above_middle:16 above_my:-7 above_that:15 above_the:1
abre:34 abre_los:8 abrem:-15 abreviaturas:41 abrir:53 abrite:11 abrite_0:11
abroad:32 abroad_^:33 abría:-25 abschied:-8 absence:-18 absence_badge:41
absences:5 absolut:-25 absolute:19 absolutely:21 absolutely_nothing:26
abstellen:1 absurd:-33 absurdly:-22 abt_the:36 abtastrate:1 abuela:-118
abuelo:-57 abílio:-13 ac:6 accent:-9 accent_^:-65 accent_colour:47 accents:29
accents_^:29 accept:-19 accept_a:-13 accept_my:-66 acceptance:33
acceptance_tests:33 accepte:32 accepte_au:12 accepte_les:6 accepted:64
accepted_^:28 accepts:92 accepts_0:42 acceso:13 access:68 access_to:5
accession:-29 accident:-39 accident_^:30 accident_and:-66 accompagnatrice:41
accompagné:3 accompaniment:59 according:-59 according_to:-59 accordingly:-27
accordion:-51 accordion_^:-63 accordion_and:-47 accordion_is:48 accordion_on:-2
accordion_playable:7 accordion_player:-29 accordions:-61 account:62 account_^:-8
account_be:6 account_is:8 account_manager:22 account_of:-7 account_to:10
accountant:-54 accountant_^:-11 accountant_says:1 accountants:-40 accounting:-66
accounts:34 accounts_^:-2 accounts_department:-4 accounts_payable:23 accruals:4
aceita:13 acero:3 acetone:6 ach:-87 ach_das:-10 ach_herrje:-7 ach_so:37
ach_solche:-6 ach_wie:-18 aches:50 acheté:28 achieve:-36 achievements:3
achievements_screen:3 acht:71 acht_uhr:-2 achter:19 achter_elkaar:4 achter_het:2
achterberg:28 achterstevoren:-70 achtzig:-44 acid:99 acid_and:31 acid_cleaner:9
acids:18 acids_and:18 acknowledge:52 aclararse:17 aclararse_si:17 acordo:19
acqua:10 acquired:-21 acquired_taste:-7 across:-51 across_^:-20 across_the:-98
across_to:18 acrylic:24 acrylic_^:11 act:23 act_^:7 act_has:2 act_is:5
act_one:12 act_two:-28 action:17 actions:14 actions_^:14 active:19 actor:-9
actor_in:22 acts:-2 acts_like:-43 actual:-52 actually:-70 actually_^:-30
acuerdo:6 acuerdo_la:23 ad:-82 adapters:-32 adapters_in:-35 adc:1 add:-34
add_a:28 add_the:-53 add_to:-54 added:-8 added_a:2 adding:42 adding_a:2
addormentato:-8 address:44 address_^:-5 address_for:-42 address_in:-15
address_is:51 address_my:15 address_on:-34 addressed:56 addresses:87 adega:-16
adesso:160 adesso_^:2 adesso_il:20 adesso_lo:11 adesso_passo:17 adesso_tocca:23
adeyemi:37 adeyemi_^:12 adeyinka:67 adjusted:36 adjusted_^:27 adjuster:28
adler:15 admin:21 admin_page:22 admin_screens:3 administration:-31
administrator:3 admins:11 admiral_^:-46 admiration:-6 admiration_and:-6
admire:-4 admire_it:28 admire_the:-19 admired:-34 admiring:5 admit:-56
admit_0:18 admit_^:-35 admit_i:-9 admit_it:-6 admit_the:-35 admite:28 admite_0:9
admits:-25 admitted:-12 admitted_that:-32 adopted:-88 adorable:-13 adore:2
adresse:20 aduana:-19 adult_^:14 adults:78 adults_^:35 adults_and:1 advance:5
advance_for:5 advanced:20 advantage:-67 advent:59 advent_hymns:-2 adventure:53
adventure_^:35 advertising:5 advice:47 advice_of:5 advise:-31 advised:31
advised_on:13 advised_that:3 aerial:15 aeroporto:25 af:1 af_^:41 affair:-18
affairs:35 affairs_^:10 affected:2 afford:20 afgesproken:3 afinado:28 afinador:4
afraid:61 afraid_of:73 afraid_that:16 afraid_there:-11 afresh:-20 afresh_and:3
afstandsbediening:11 after:85 after_0:-139 after_^:18 after_a:32 after_about:-5
after_all:77 after_an:-59 after_boot:10 after_breakfast:34 after_by:22
after_dark:16 after_dinner:12 after_due:1 after_each:41 after_every:49
after_four:-64 after_hearing:-44 after_her:-121 after_his:-42 after_i:16
after_init:8 after_is:121 after_it:-18 after_lunch:90 after_mass:-33
after_midnight:9 after_much:4 after_my:6 after_patients:37 after_saints:6
after_since:12 after_so:-10 after_some:64 after_such:17 after_sunset:1
after_supper:2 after_tea:19 after_ten:-2 after_that:64 after_the:-70
after_them:-36 after_this:81 after_three:22 after_two:61 after_what:65
after_which:73 after_work:46 after_you:10 afternoon:-52 afternoon_^:-37
afternoon_and:12 afternoon_in:-12 afternoon_is:-18 afternoon_of:-42
afternoon_to:-10 afternoon_when:9 afternoon_with:-26 afternoons:68 afterwards:67
afterwards_so:1 again:-89 again_!:30 again_0:-1 again_?:40 again_^:-36
again_about:12 again_after:43 again_and:-10 again_at:21 again_before:7
again_but:16 again_by:11 again_for:6 again_i:30 again_i'm:27 again_in:9
again_like:-22 again_lol:9 again_on:36 again_send:-27 again_since:32
again_so:-39 again_the:-2 again_will:-24 again_with:9 again_within:-16
against:49 against_it:64 against_me:-51 against_the:16 agatha:5 agatha's:17
agathe:90 age_^:-27 age_and:17 age_by:-19 age_is:13 age_of:-63 age_one:-6
age_the:36 aged:-34 agency:-11 agency_^:15 agenda:-33 agent:-15 agent_0:-51
ages:-52 ages_^:-40 ages_like:-16 agli:16 agli_altri:13 agm:60 agm_^:51 agnes:10
agnes's:3 agnieszka:5 ago:6 ago_^:26 ago_a:-43 ago_and:67 ago_at:12 ago_i:-6
ago_in:-6 agora:51 agora_a:60 agora_falta:8 agora_é:81 agradezco:-99 agree:-58
agree_^:-65 agreeable:10 agreeable_^:2 agreeable_than:10 agreeable_to:-5
agreed:132 agreed_^:-13 agreed_before:-45 agreed_that:49 agreed_then:5
agreed_to:22 agreed_with:9 agreement:-25 agreement_^:1 agreement_with:2
agrees:16 agrees_^:24 agrees_on:17 agua:13 agua_^:38 aguanta:43 aguanta_0:29
aguenta:50 aguenta_0:37 ah:-165 ah_la:-36 ah_les:-45 ah_the:-58 ahead:67
ahead_^:13 ahead_and:22 ahead_of:43 ahnung:-50 ahora:99 ahora_en:13 ahora_es:41
ahora_le:18 ahora_toca:7 ahí:27 ai:-9 ai_que:-2 aid:81 aid_bag:5 aid_course:41
aid_is:-28 aid_whistles:8 aids:53 ailleurs:-20 aim:41 aim_for:1 aim_is:76
aime:21 aime_mieux:12 aimerait:14 aimerions:1 aimerions_mieux:1 ainda:72
ainda_ninguém:18 ainda_não:50 ainsi:9 air:-87 air_^:47 air_and:54 air_is:-41
air_it's:26 air_the:10 air_with:-41 aired:-11 airfield:25 airfield_^:15
airflow:63 airline:7 airline_about:18 airport:-71 airport_0:-61 airport_^:10
airport_has:4 airport_is:11 airports:-37 aisle:-23 aisle_^:2 aisle_seat:2
ajudar:-3 ajudou:16 akku:18 akü:51 akşam:-50 al:-25 al_final:30 al_giorno:27
al_magazzino:4 al_massimo:60 al_mattino:12 al_menos:-85 al_perito:16
al_portero:24 al_principio:-47 alarm:178 alarm_at:20 alarm_for:12 alarm_goes:32
alarm_in:-9 alarm_is:14 alarm_light:45 alarm_notices:10 alarm_rings:14
alarm_trips:16 alarm_went:-16 alarme:39 alarms:52 albert:-31 album:66
album_in:-21 album_opens:16 alcalde:-23 alcaldesa:11 alcaldesa_^:11 alcohol:27
alcun:-42 aldebaran:14 alder:38 alder_chips:34 alderton:-22 aldo:6 aldo's:32
aldous:7 aldrig:122 aldrig_har:3 ale:-78 ale_dziś:-55 ale_formularz:74 ale_w:-17
alegro:-63 alegro_de:-35 alegría:14 alert:-36 alerts:45 alerts_^:-52
alerts_about:42 alerts_go:11 alerts_without:11 alfred:86 algae:31 algebra_^:22
algo:-20 algodón:50 algues:13 alguien:-40 alguém:12 alias:26 alias_^:26
aligned:62 alike:-19 alive:25 alive_^:-2 all:27 all_0:21 all_?:-2 all_^:14
all_about:30 all_afternoon:-2 all_along:-42 all_at:-77 all_back:13 all_be:-6
all_because:-18 all_before:-10 all_began:26 all_but:58 all_by:-13 all_called:-26
all_came:30 all_cats:-4 all_day:-22 all_due:-22 all_eight:21 all_eleven:14
all_enjoy:-34 all_evening:-2 all_fine:13 all_five:-39 all_forty:-13 all_four:100
all_fourteen:2 all_from:-83 all_green:27 all_happens:-2 all_her:63 all_i:-10
all_in:84 all_it:-17 all_its:9 all_means:-40 all_month:-12 all_my:-27
all_night:-28 all_nine:21 all_nobody:38 all_of:75 all_on:-73 all_out:-70
all_over:51 all_places:11 all_right:45 all_season:4 all_she:18 all_sides:14
all_sorts:-45 all_stamped:9 all_stood:-6 all_stopped:1 all_survived:-65
all_take:-9 all_that:74 all_the:27 all_they:52 all_things:-16 all_those:-12
all_three:44 all_through:-5 all_times:79 all_timestamps:18 all_to:-18
all_typed:19 all_verses:-76 all_very:-16 all_washed:16 all_we:37
all_weathers:-25 all_week:33 all_went:-31 all_winter:-40 all_you:1 all_your:48
all'officina:5 alla:64 alla_fall:13 alla_fine:45 alla_volta:25 alle:21 alle_0:44
alle_^:-38 alle_dieci:16 alle_ein:-42 alle_haben:-27 alle_sei:19 alle_sette:-13
alleen:38 alleen_maar:-19 allein:24 allein_^:16 allemaal:-54 allen:-47 aller:-45
allergen:5 allergen_sheet:2 allergic:127 allergic_^:28 allergic_to:96
allergies:86 allergy:99 allergy_diet:2 allerseelen:19 alles:-111 alles_^:-33
alles_im:-13 alles_in:-6 allihop:41 allo:2 allo_sportello:2 allocated:6
allocation:-65 allocations:-20 allocator:-72 allora:48 allow:61 allow_0:36
allow_a:5 allow_in:16 allow_me:-37 allowance:11 allowed:112 allowed_0:42
allowed_^:50 allowed_a:1 allowed_in:26 allowed_on:34 allowed_to:-13 allows:55
allows_0:13 allows_^:-39 allows_a:13 allows_me:61 alls:-58 allt:-7 allt_^:19
alltid:10 alltid_att:-37 alltid_en:30 alltid_på:8 alltså:-8 allí:31 allí_el:2
almacén:28 almacén_de:14 almanac:38 almanac_has:4 almanacco:10 almanacs:-28
almeno:-99 almonds:-30 almonds_and:35 almonds_written:-17 almost:-20 almost_^:35
almost_as:11 almoço:37 alois:22 alois_^:14 alone:13 alone_^:28 alone_because:12
alone_for:4 alone_has:2 alone_in:-25 alone_is:22 alone_not:10 alone_w:7
alone_with:-56 along:-2 along_^:-53 along_a:18 along_and:86 along_better:17
along_it:9 along_may:10 along_on:-3 along_so:37 along_the:-36 along_to:-57
along_with:3 alors:40 alors_la:25 alors_le:21 alors_pour:33 aloud:62 aloud_^:-12
aloud_to:-27 alp:1 alphabet:58 alphabet_^:-12 alphabet_and:33 alphabet_by:-13
alphabetical:39 alphabetisch:17 alpine:70 alps:-55 alquiler:5 already:1
already_!:61 already_^:-22 already_a:1 already_and:-10 already_cut:-31
already_has:19 already_in:-16 already_packed:43 already_so:16 already_the:-40
alright:-58 alright_^:-23 als:36 als_0:75 als_das:-51 als_die:-59 als_een:-44
als_ein:-34 als_eine:11 als_einer:6 als_er:28 als_het:29 als_hätte:-14
als_ich:-36 als_ik:-72 als_je:-11 als_lange:39 als_nächstes:109 als_oefentekst:3
als_u:2 als_überwurf:37 also:23 also_^:-10 also_bitte:42 also_counts:6
also_der:17 also_for:1 also_in:49 also_not:-30 also_said:-27 also_the:23
also_when:19 alsof:-31 alstublieft:18 alt:-45 alta:37 alta_0:1 alta_che:23
alta_que:9 altar:-16 alte:-27 alten:68 alterations:67 altered:24 altersheim:25
although:-71 although_i:9 although_it:8 although_my:-20 although_the:-49
altijd:43 altijd_een:12 altijd_met:19 altijd_te:-24 altitude:47 altitude_of:67
alto:-39 alto_part:-8 altogether:2 altogether_^:4 altos:-31 altre:9 altri:-39
altrimenti:23 altstadtrunde:10 alunos:36 alunos_^:36 always:37 always_^:140
always_a:-13 always_ask:70 always_at:42 always_be:8 always_bring:10
always_brings:-25 always_came:38 always_check:5 always_comes:22
always_correct:26 always_cry:-6 always_did:80 always_does:16 always_end:-73
always_even:59 always_felt:-6 always_finds:-56 always_forget:-25
always_found:-16 always_get:-81 always_go:41 always_goes:58 always_good:26
always_had:70 always_has:-3 always_have:22 always_held:-11 always_holds:-5
always_hums:-42 always_i:50 always_in:94 always_kept:-5 always_late:4
always_make:-2 always_quote:19 always_read:1 always_right:-18 always_ring:-7
always_run:30 always_said:-38 always_says:-28 always_so:33 always_sounds:-27
always_start:12 always_tell:-53 always_the:-86 always_this:-2 always_thought:1
always_to:22 always_told:18 always_travel:75 always_used:-2 always_want:-66
always_wanted:-29 always_warm:12 always_was:-20 always_welcome:-2
always_write:44 always_written:6 alweer:-49 alıştırma:19 alıştırma_0:19 am:127
am_0:34 am_a:-41 am_afraid:13 am_almost:17 am_and:7 am_band:21 am_besten:40
am_dienstag:36 am_ende:46 am_fonder:15 am_freitag:31 am_given:-12 am_glad:-7
am_going:43 am_grenzübergang:17 am_hafen:37 am_happy:44 am_i:-9 am_in:-13
am_informed:15 am_liebsten:157 am_markt:17 am_may:27 am_montag:16 am_more:4
am_morgen:-79 am_much:22 am_pfarrhaus:19 am_pleased:28 am_rande:-15
am_rather:-21 am_reading:-48 am_samstag:-47 am_sonntag:12 am_sorry:-34
am_still:39 am_stück:18 am_tag:56 am_telefon:5 am_to:12 am_typing:-54
am_vormittag:23 am_wochenende:-19 amanhã:42 amanhã_cedo:42 amateur:-30
amazing:-7 amber:61 amber_light:41 ambiance:-26 ambiente:29 ambiente_se:29
ambrose:18 ambulance:-52 ambulance_cabin:5 ambulatorio:-39 ambulatorio_^:-39
amended:-71 amerced:51 amerced_for:51 american:30 amir:-17 amiss:34 among:-28
among_all:-13 among_people:-2 among_the:-41 among_us:12 amostra:36 amostra_do:36
amount:-10 amount_in:8 amounts:32 amounts_are:17 amp:55 amperage:16 amps:92
amps_^:71 amps_and:7 amt:19 amuse:-5 amuse_you:-1 amused:-16 amusement:-68
amusing:-19 an:29 an_^:89 an_a:59 an_accident:2 an_accordion:-50 an_acquired:-7
an_address:58 an_admiral:25 an_adult:45 an_adventure:15 an_afternoon:-29
an_agency:28 an_airport:-11 an_alarm:13 an_ancient:-14 an_answer:61 an_api:-49
an_apology:-24 an_app:9 an_appointment:2 an_arm:2 an_art:8 an_artificial:7
an_audience:-40 an_automatic:36 an_das:28 an_dem:-22 an_den:88 an_die:4 an_e:54
an_ear:5 an_early:13 an_earring:-9 an_easy:24 an_eclipse:4 an_egg:39
an_elderly:-25 an_email:-78 an_emergency:15 an_empty:58 an_end:-14 an_entire:-69
an_entry:7 an_envelope:-48 an_epipen:29 an_error:-45 an_escort:12 an_even:26
an_evening:85 an_event:47 an_example:53 an_excellent:-35 an_exception:15
an_expired:-6 an_extra:42 an_eye:-1 an_honest:-13 an_idea:26 an_incident:19
an_index:-3 an_instrument:8 an_integer:-35 an_island:-8 an_item:6 an_kanal:5
an_meine:18 an_mich:13 an_octave:-11 an_odd:20 an_old:-129 an_older:-34
an_open:5 an_opening:34 an_opera:-6 an_operation:8 an_opinion:-9 an_orange:4
an_ordinary:-21 an_organ:-81 an_orm:18 an_outage:-21 an_outdated:-22
an_outside:15 an_owl:-39 an_owner:9 an_s:10 an_stammgäste:39 an_umbrella:-31
an_unclaimed:8 an_uncle:26 an_uncomfortable:-10 an_underrated:-32
an_unlabelled:29 an_upload:8 anaesthetist:-16 anahtarı:55 analogies:21
analyser:-34 analyser_two:25 analysis:-28 analytics:33 anatomy:2 ancel:-23
anche:-60 anche_per:31 anche_se:-24 anche_solo:-34 anchor:9 anchored:21
anchors:-2 ancien:2 ancien_prof:2 ancient:-10 ancora:-51 ancora_se:65 and:9
and_0:-138 and_^:44 and_a:22 and_according:13 and_acid:37 and_actually:-14
and_after:-56 and_afterwards:-9 and_again:-48 and_against:68 and_agreed:50
and_all:10 and_also:-30 and_always:-64 and_an:-52 and_anselm:22 and_anything:26
and_are:50 and_as:-22 and_asked:-31 and_asks:-24 and_at:-41 and_back:44
and_bases:18 and_be:-65 and_because:55 and_been:59 and_before:7 and_begged:10
and_behind:-4 and_being:40 and_between:5 and_birthday:27 and_black:13
and_both:22 and_bread:-5 and_bring:19 and_brings:48 and_by:-9 and_call:-39
and_called:14 and_calls:-16 and_came:-36 and_carry:-58 and_cast:-6
and_charges:-22 and_checked:14 and_children:-12 and_chose:-46 and_cleaned:33
and_coffee:-4 and_come:-94 and_cooked:26 and_could:-47 and_couldn't:-76
and_count:9 and_counted:-7 and_counts:-4 and_cow:7 and_cried:-22 and_cry:15
and_did:-51 and_do:43 and_does:12 and_doesn't:17 and_dogs:3 and_don't:12
and_dont:22 and_down:-72 and_dreamt:19 and_drew:-34 and_dripping:-6 and_drop:28
and_dropped:-9 and_drove:-4 and_dry:21 and_during:-11 and_each:-83 and_eleven:15
and_ended:-21 and_enjoy:-30 and_entered:37 and_ever:57 and_every:-16
and_everybody:-49 and_everyone:-63 and_everything:11 and_explain:55
and_falls:-55 and_far:8 and_father:12 and_feel:-21 and_fell:-1 and_felt:23
and_finally:7 and_find:34 and_finding:-13 and_five:4 and_flag:30 and_for:77
and_forget:12 and_forgive:8 and_forgot:-18 and_forth:40 and_forward:12
and_four:-22 and_frau:37 and_from:78 and_gave:23 and_get:-13 and_gets:-17
and_gives:-33 and_go:-41 and_goes:-67 and_gone:27 and_good:-36 and_gossip:33
and_got:-35 and_green:11 and_greetings:-36 and_guess:40 and_handed:44
and_hands:-65 and_hardly:-20 and_has:-23 and_hasn't:-41 and_hats:34 and_have:21
and_having:28 and_he:-33 and_he'd:6 and_he's:39 and_her:-53 and_here:35
and_hes:-30 and_his:-24 and_hit:32 and_hope:7 and_how:-35 and_hummed:-29 and_i:3
and_i'd:67 and_i'll:50 and_i'm:-50 and_i've:-41 and_if:-16 and_im:-14 and_in:8
and_into:-26 and_is:-27 and_it:17 and_it'll:-27 and_it's:59 and_its:11
and_ive:11 and_joy:61 and_keep:6 and_know:9 and_knows:29 and_label:33
and_labelled:55 and_landed:-60 and_last:-29 and_left:17 and_less:5 and_let:-9
and_like:-10 and_liked:-12 and_lilac:-9 and_listed:-2 and_listened:-31
and_lived:-25 and_lives:-14 and_logged:12 and_look:-6 and_looked:-38
and_looks:-20 and_lose:5 and_may:-45 and_me:-55 and_means:-41 and_measure:89
and_measured:26 and_mice:-15 and_missed:-27 and_more:-17 and_most:-35
and_moved:35 and_mr:28 and_ms:6 and_must:22 and_my:-54 and_nearly:14
and_needs:20 and_never:-2 and_next:-12 and_no:-52 and_nobody:-61 and_none:1
and_not:96 and_nothing:93 and_now:-118 and_nowadays:28 and_numerals:21
and_of:-47 and_off:-32 and_often:8 and_oh:16 and_oiled:41 and_old:-22 and_on:-45
and_once:25 and_one:-76 and_only:-7 and_onto:2 and_opera:-38 and_order:-21
and_out:-34 and_over:-37 and_owns:17 and_passed:70 and_patience:34 and_peace:18
and_people:-63 and_perhaps:-4 and_picked:51 and_please:1 and_plums:-1 and_pm:6
and_presumably:-6 and_pretend:37 and_printed:20 and_probably:-3 and_pronounced:7
and_proud:6 and_pump:7 and_purrs:10 and_pushed:20 and_put:98 and_quite:18
and_rang:3 and_rather:-34 and_read:26 and_reads:-62 and_received:-10
and_regret:-30 and_returns:-98 and_round:-17 and_sad:29 and_said:24 and_salt:-22
and_sang:-70 and_sat:33 and_saw:-12 and_says:-9 and_sell:-24 and_send:72
and_sends:-23 and_sent:28 and_she:45 and_she's:23 and_shes:-24 and_shoot:9
and_show:24 and_showed:-5 and_signed:14 and_simple:14 and_since:145 and_sing:32
and_singing:-2 and_six:-25 and_sleep:35 and_sleeps:-29 and_slept:-18
and_slipped:-33 and_slow:25 and_smelled:-17 and_so:45 and_somebody:-38
and_somebody's:-21 and_somehow:-52 and_sons:36 and_stamped:32 and_start:22
and_stayed:-37 and_stays:6 and_still:-23 and_swapped:19 and_swears:-34
and_swore:20 and_takes:-26 and_talk:37 and_talked:-37 and_talks:-41 and_tell:11
and_tells:16 and_ten:-63 and_tested:43 and_thank:87 and_thanks:32 and_that:30
and_that's:125 and_thats:6 and_the:-61 and_their:-21 and_then:-32 and_there:47
and_there's:-29 and_therefore:10 and_theres:63 and_they:-42 and_they'll:-19
and_they're:-75 and_they've:-23 and_thinks:-11 and_thirty:20 and_this:-19
and_those:-32 and_three:20 and_thursdays:-13 and_to:-8 and_told:47 and_took:-44
and_tried:38 and_turn:6 and_turned:45 and_turns:-53 and_twice:-30 and_two:-6
and_typed:14 and_under:9 and_understood:-23 and_up:-17 and_upload:6
and_uploaded:30 and_use:8 and_usually:8 and_visitors:-38 and_wait:40
and_waits:15 and_walked:-14 and_want:64 and_wanted:1 and_wants:42 and_was:-38
and_waved:16 and_we:-79 and_we'd:41 and_we'll:63 and_we're:47 and_we've:-18
and_welcome:2 and_well:40 and_went:-1 and_wept:20 and_were:30 and_west:-31
and_what:115 and_when:101 and_where:33 and_whether:-1 and_while:43
and_whistled:-18 and_who'd:-9 and_whoever:-59 and_will:53 and_wiped:65
and_with:105 and_within:-21 and_without:70 and_woke:-28 and_won't:-30
and_work:-21 and_would:-29 and_wouldn't:-7 and_write:13 and_yes:28 and_yet:-106
and_you:45 and_you'd:39 and_your:-53 and_yours:13 andere:5 anderes:-53 anders:37
anders_^:-7 anderson:8 andra:6 android:104 android_0:39 android_build:1
android_builds:17 anecdote:-7 anecdote_and:-10 anemometer:58 anemometer_reads:34
anexo:15 anfassen:17 anfassen_^:17 angeblich:-42 angebot:14 angehoben:10
angekommen:-8 angel:-8 angels:-15 angelus_melody:31 angemeldet:12 anglais:53
angle:71 angle_^:12 angles:-6 angriest:9 angry:-25 angry_^:-23 anhänger:1 ani:5
anillo:2 animal_^:-28 animales:6 animals:64 animals_^:6 animation:30
animations:38 anke:37 anker:-11 ankle:32 ankles:-74 anleger:3 anmeldung:41
anmeldung_zur:23 anna:45 anna's:4 annars:35 anne:6 anne's:52 annem:-49 annex:8
annexes:29 annexes_^:7 anni:43 anni_^:36 annika:21 anniversary:-27
anniversary_run:12 annonce:37 annonce_un:10 announce:31 announce_the:8
announced:-21 announced_^:7 announced_for:-31 annoys:2 annual:-42 annulée:16
année:-34 année_^:-46 anoche:-86 another:-25 another_and:34 another_call:-14
another_colour:39 another_country:-32 another_day:-63 another_field:9
another_letter:-31 another_matter:23 another_one:14 another_site:-22
another_team:9 another_the:-3 another_thought:-42 anouk:21 anruf:17 anrufen:2
anruft:2 anruft_^:2 ans:-9 ans_^:-48 ansage:12 ansagen:17 anschluss:18
anschluss_in:18 anschlüsse:25 anschlüsse_^:25 anselm:81 anselm_who:25 anselmo:52
anselmo_^:34 ansgar:24 ansprechpartner:35 ansprechpartnerin:4 answer:49
answer_^:-21 answer_as:2 answer_before:45 answer_every:-39 answer_for:-31
answer_from:15 answer_i:-34 answer_in:23 answer_is:-57 answer_it:6 answer_on:-25
answer_that:21 answer_the:39 answer_them:-27 answer_to:29 answer_until:36
answer_yet:17 answered:43 answered_^:17 answered_by:44 answered_from:13
answered_in:-8 answering:4 answers:52 answers_are:-3 answers_for:-4
answers_in:-25 answers_to:62 answers_were:11 anteil:28 antena:61 antenn:11
antenn_på:11 antenna:90 antenna_is:8 antennas:-1 antenne:-30 antennen:35
antennen_^:30 antes:27 antes_^:21 antes_das:18 antes_de:130 antes_del:-6
antes_que:-40 antigos:2 antique:-35 ants:-69 antwerp:-27 anwalt:-7 any:-28
any_alarm:22 any_circumstances:1 any_day:29 any_evening:-62 any_exercise:24
any_good:-12 any_hour:1 any_house:-51 any_idea:57 any_kind:21 any_longer:15
any_lorry:3 any_message:7 any_more:-42 any_of:7 any_one:27 any_rate:-36
any_reading:11 any_time:52 any_use:11 any_work:2 anybody:69 anybody_^:-2
anybody_ask:23 anybody_asked:41 anybody_know:45 anybody_let:-1 anybody_who:-4
anyhow:10 anymore_^:47 anyone:-9 anyone_^:-40 anyone_actually:-32 anyone_but:8
anyone_else:-71 anyone_ever:-20 anyone_has:-8 anyone_in:10 anyone_know:102
anyone_who:-35 anyone_with:-12 anyone_would:-4 anyone's:23 anyone's_guess:31
anything:61 anything_^:-57 anything_about:48 anything_above:15 anything_at:-36
anything_away:2 anything_before:10 anything_but:-5 anything_else:-28
anything_in:18 anything_longer:19 anything_made:-29 anything_of:12
anything_on:-4 anything_so:-11 anything_that:110 anything_the:-8 anything_to:39
anything_under:58 anything_with:71 anything_you:20 anything_younger:12
anyway:-21 anyway_^:59 anyway_so:-4 anyway_the:4 anywhere:1 anywhere_^:-10
anywhere_near:1 anzeige:31 anécdota:-22 anécdota_del:-3 ao:49 ao_colo:-23
ao_padre:30 aos:13 apagados:12 apagues:10 aparece:26 apart:47 apart_^:54
apart_and:19 apart_by:40 apart_from:-44 apart_in:29 apart_on:-40 apartment:13
apartment_block:13 apaño:31 apaño_mejor:31 apellido:-27 aperta:-22 aperta_^:-22
api:25 api_de:15 api_is:-43 apiece:27 apiece_^:27 apolline:2 apolline_qui:2
apologetic:-16 apologies:-54 apologies_^:-24 apologies_and:6 apologies_for:-55
apologies_that:6 apologise:-115 apologise_for:-26 apologise_the:-54
apologise_to:-10 apologised:7 apologises:-49 apologising:-20 apologize:-12
apology:-40 app:41 app_^:82 app_for:14 app_gets:3 app_gives:3 app_is:-27
app_shows:-59 app_since:6 app_to:6 apparent:-19 apparently:-114 apparently_^:-80
apparently_i:-24 apparently_my:-15 apparently_the:-48 appeal:17 appeals:7
appeals_to:6 appear:68 appear_in:82 appear_that:10 appear_to:6 appears:35
appears_in:56 appears_to:-66 appel:21 appeler:13 appels:2 appelé:-9 appen:16
append:-6 append_only:-6 appendix:6 applauded:-2 applause:-21 applause_^:-19
apple:-62 apple_tree:-42 apples:-18 apples_^:-29 appliances:-8 appliances_^:-8
application:45 application_form:13 application_is:23 applied:-50 apply:8
appointment:-17 appointment_has:8 appointments:7 appraisal:-1 appreciate:1
appreciate_it:27 appreciate_your:-1 apprentice:-11 apprentice_^:9
apprentice_asked:-21 apprentice_he's:14 apprentice's:10 apprentices:18
appris:-27 approval:29 approval_^:2 approve_it:-7 approved:21 approved_by:13
apps:10 apre:30 aprender:26 april:12 april_^:3 april_no:-14 apro:21 apron:84
apron_^:3 aprons:29 après:21 après_0:-11 après_^:-41 après_avoir:31 après_elle:3
après_la:-7 après_le:10 après_une:37 apt:-27 apt_to:1 apuntes:48 apuntes_me:2
aquarium:-6 aquecimento:22 aquella:-21 aquellas:-50 aqui:-106 aqui_^:-15
aqui_em:-12 aquí:-64 ar:-11 arbeite:28 arbeiten:26 arbeitet:41 arbeitet_mit:6
arc:12 arcade:-12 arch:27 arch_means:5 arches:42 arches_^:11 architect:36
architecture:-73 archive:-4 archive_as:27 archive_has:-36 archive_is:-43
archive_of:-36 archive_to:2 archived:41 archived_^:41 archives:71
archives_are:18 archivist:-10 archivists:-14 archivists_^:-14 archivo:8
archiwum:-62 arcturus:64 arcturus_^:19 arcturus_for:9 are:37 are_0:85 are_?:-27
are_^:50 are_a:-235 are_about:-22 are_across:64 are_after:44 are_all:-22
are_allowed:56 are_already:71 are_always:-17 are_an:-36 are_answered:31
are_as:-62 are_asking:10 are_asleep:22 are_assigned:1 are_at:-107 are_away:33
are_back:-70 are_banned:17 are_basically:-46 are_behind:29 are_being:-4
are_better:44 are_bigger:4 are_booked:42 are_changed:-28 are_cheap:-58
are_checked:4 are_cleaned:34 are_collected:2 are_coming:41 are_common:-35
are_concerned:68 are_counted:23 are_cut:13 are_days:-10 are_dead:3 are_dearer:8
are_doing:-35 are_done:89 are_down:38 are_due:2 are_easier:-13 are_easy:-80
are_ended:6 are_enough:46 are_far:-5 are_fixed:-16 are_for:28 are_forbidden:2
are_four:28 are_friends:-56 are_from:-97 are_frozen:-48 are_given:6 are_going:1
are_gone:93 are_good:-2 are_great:-45 are_green:-9 are_hand:-26 are_handed:8
are_happier:2 are_hard:-60 are_harder:-33 are_held:23 are_here:4 are_i:-17
are_in:26 are_included:27 are_indeed:-18 are_it:35 are_just:-47 are_kept:135
are_killing:-2 are_kinder:1 are_known:-37 are_leather:31 are_leaving:-5
are_like:-30 are_lost:-5 are_lovely:-13 are_many:-43 are_marked:25 are_meant:36
are_merged:12 are_more:20 are_moved:15 are_my:16 are_nearly:6 are_nesting:-32
are_never:74 are_nicer:9 are_no:24 are_not:26 are_numbered:36 are_of:-38
are_off:48 are_often:-58 are_ok:39 are_old:6 are_on:51 are_one:10 are_only:19
are_ordered:6 are_out:-55 are_paid:30 are_passed:-8 are_past:-22 are_patient:-36
are_people:-26 are_permitted:10 are_plenty:-13 are_plugged:11 are_possible:22
are_practically:-22 are_printed:15 are_probably:-12 are_putting:23
are_queueing:19 are_quick:-59 are_quite:1 are_rarely:-8 are_re:14 are_read:-13
are_real:-30 are_retried:34 are_returned:3 are_reviewed:13 are_right:-11
are_said:-6 are_scheduled:4 are_screaming:-44 are_sending:10 are_sent:10
are_serviced:13 are_short:25 are_shown:58 are_small:-4 are_smarter:-17
are_so:-25 are_spelled:41 are_stacked:30 are_staying:9 are_still:32
are_stored:85 are_strings:-55 are_surprisingly:-19 are_the:-109 are_then:26
are_therefore:13 are_they:-2 are_those:9 are_through:5 are_tied:4 are_to:97
are_told:-35 are_too:4 are_touching:-34 are_touchy:9 are_turned:47 are_two:-34
are_underrated:-43 are_up:5 are_usually:-23 are_waiting:32 are_we:121
are_what:41 are_white:-35 are_wiped:-1 are_wired:18 are_with:72 are_worse:-25
are_written:37 are_you:-46 area:72 area_^:11 aren't:-23 aren't_allowed:17
aren't_they:-19 aren't_what:-6 arent:-19 argon:7 argue:7 argue_^:19
argue_about:-8 argue_with:-49 argued:-59 argued_about:-1 argues_with:-2
arguing:-37 arguing_about:-11 argument:14 argument_^:-17 argument_about:-35
arguments:-28 arguments_^:-3 arithmetic:13 arm:-31 arm_^:-77 arm_and:24
arm_is:20 arm_with:-17 armazém:30 armbanduhr:18 armchair:3 armen:20 armful:21
armrest:4 arms_^:-2 army:21 around:-54 around_0:-11 around_^:41 around_a:-20
around_and:-31 around_are:-15 around_in:-19 around_is:12 around_it:-15
around_its:14 around_like:8 around_midnight:30 around_that:29 around_the:-61
around_there:-14 arranca:18 arranca_às:18 arranged:6 arranque:6 arrival:35
arrival_^:3 arrival_airport:26 arrival_is:12 arrivals:29 arrivare:-3
arrivare_a:29 arrive:-10 arrive_^:25 arrive_in:-42 arrive_the:21 arrived:31
arrived_and:83 arrived_at:44 arrived_in:-56 arrives:36 arrives_by:51
arrives_in:1 arrives_with:48 arrivo:-28 arrivé:-84 arrière:-1 arrow:-25
arrows:16 arrows_on:1 arroz:-35 arroz_otra:-35 arsenic:33 art:-57 art_^:-35
article:-83 article_^:-70 artificial:30 artificial_horizon:17 artist:-10
artist_^:-55 artists:-7 artık:85 artık_0:19 arzt:-5 as:52 as_0:-30 as_^:-3
as_a:-32 as_ab:14 as_adults:-1 as_agreed:8 as_always:62 as_an:-37 as_and:-47
as_anything:-10 as_as:-139 as_big:20 as_cbor:9 as_chief:3 as_concert:5 as_csv:1
as_day:5 as_each:4 as_ever:-7 as_every:-11 as_examiner:23 as_examples:23
as_first:26 as_flowers:23 as_flying:6 as_for:1 as_good:-5 as_guests:1 as_half:1
as_hb:44 as_he:-41 as_he's:33 as_his:-18 as_homework:17 as_i:11 as_i'd:16
as_i've:-51 as_if:-154 as_in:4 as_it:32 as_it's:30 as_its:16 as_json:23
as_little:13 as_long:-56 as_mine:-8 as_minimum:-57 as_much:-108 as_my:35
as_new:-43 as_night:33 as_nobody:-27 as_none:4 as_of:180 as_old:-28 as_on:-68
as_ondas:-48 as_one:32 as_others:-4 as_our:-2 as_passed:12 as_pdf:2 as_people:-2
as_possible:14 as_practice:20 as_praise:-28 as_quite:-21 as_regards:2
as_saturday:11 as_she:-29 as_small:-6 as_soon:10 as_star:32 as_store:10
as_study:24 as_that:-46 as_the:43 as_their:-17 as_there:48 as_they:52
as_thin:-35 as_things:22 as_third:27 as_this:31 as_those:19 as_though:23
as_to:29 as_tower:21 as_two:3 as_we:-13 as_well:-38 as_with:-36 as_withdrawn:35
as_you:40 as_you'll:-27 as_your:47 as_zero:3 ascensor:-27 ascensor_de:30 asche:8
ascii:6 asciutto:26 asciutto_^:26 ash:59 ash_tree:23 ashamed:-32 ashamed_of:-10
ashamed_to:-11 ashore:4 aside:-32 aside_^:-68 asiento:25 ask:19 ask_^:-47
ask_a:18 ask_about:77 ask_after:-46 ask_and:42 ask_anyone:-38 ask_before:58
ask_for:90 ask_him:-23 ask_how:50 ask_if:-152 ask_it:14 ask_me:3 ask_of:11
ask_so:5 ask_that:76 ask_the:-17 ask_twice:10 ask_what:-2 ask_you:17
ask_your:-11 asked:-62 asked_^:87 asked_about:102 asked_and:94 asked_around:39
asked_at:-10 asked_but:-13 asked_for:96 asked_him:-10 asked_i:6 asked_if:-182
asked_in:4 asked_me:-111 asked_my:-21 asked_so:61 asked_the:4 asked_three:43
asked_to:78 asked_twice:29 asked_very:-30 asked_what:-52 asked_whether:-120
asked_why:-9 asked_your:8 asking:-56 asking_^:-3 asking_about:35 asking_for:-21
asking_him:33 asking_it:-32 asking_me:20 asking_the:-37 asking_you:20 asks:-121
asks_^:40 asks_about:-57 asks_me:-47 asks_the:-32 asks_whether:-26 asks_why:-23
asla:52 asleep:-67 asleep_^:35 asleep_and:-21 asleep_i:1 asleep_in:-59
asleep_is:-2 asleep_like:7 asleep_on:-52 asleep_under:-9 aspirador:8
assembly:-12 assembly_^:-11 assembly_point:6 assessed:20 assessment:21
assessor:46 asset_list:-22 asset_tag:19 assez:17 assicuro:-46 assigned:-61
assigned_to:-74 assim:-18 assim_^:-24 assinatura:51 assistant:-26
assistant_and:-10 assume:-36 assumed:51 assumed_latitude:17 assumed_the:17
assurance:-1 assure:-6 assure_le:17 assure_you:-26 assured:3 assureur:42
asterisk:64 astonished:-28 astonishing:9 async:26 así:-10 así_que:91 at:-21
at_$:16 at_0:50 at_^:88 at_a:51 at_about:-17 at_all:-64 at_an:47 at_and:-38
at_another:-22 at_any:-18 at_both:-25 at_chapter:28 at_christmas:-22 at_dawn:30
at_debug:1 at_dinner:-62 at_door:20 at_dusk:28 at_each:-5 at_ease:14
at_easter:23 at_eight:-8 at_eleven:-20 at_every:-32 at_everything:18
at_fifty:-20 at_first:-73 at_five:-16 at_forty:20 at_four:42 at_fourteen:4
at_full:13 at_half:16 at_hand:-33 at_her:-31 at_his:37 at_home:23 at_how:9
at_it:10 at_kråkholmen:9 at_last:-27 at_least:-46 at_length:-4 at_level:22
at_lunch:21 at_lunchtime:12 at_me:-102 at_midnight:45 at_minus:14 at_minute:-51
at_most:156 at_my:-3 at_night:28 at_nine:85 at_no:13 at_noon:59 at_number:-55
at_once:107 at_our:-3 at_page:1 at_parties:-78 at_pick:39 at_pigeons:-19
at_present:35 at_reception:32 at_red:-22 at_rest:13 at_right:-13 at_school:4
at_sea:78 at_sixty:-38 at_some:47 at_something:12 at_speed:-22 at_st:43
at_startup:55 at_such:-43 at_sums:-12 at_sunrise:14 at_sunset:-3 at_supper:-4
at_table:-56 at_ten:75 at_that:-22 at_the:15 at_their:-1 at_three:-44
at_times:-2 at_twelve:-21 at_twenty:4 at_two:1 at_university:-35 at_us:-17
at_weddings:-22 at_weekends:-45 at_weir:1 at_where:-15 at_work:12 at_you:49
at_your:-49 at_zero:17 ate:-91 ate_0:-13 ate_a:-3 ate_all:59 ate_my:-25
ate_the:-37 atiende:11 atlantic:4 atlas:87 atlas_^:49 atmosphere:-32 atomic:1
atrasa:25 atrasa_0:25 atrasou:-34 att:-52 att_de:8 att_den:19 att_det:34
att_höra:-54 att_ni:-24 attached:-48 attached_^:-56 attached_to:-29
attachments:5 attained:3 attained_0:3 atte:12 attempt:1 attempt_at:-55
attempts:48 attempts_^:22 attempts_and:27 attend:33 attendant:-19 attendants:28
attendants_uniform:1 attended:-54 attended_the:-43 attendre:-42 attention:-18
attention_^:-66 attesa:2 attic:25 attic_^:43 attic_are:11 attic_for:12
attitude:-60 attracts:-28 attı:10 attı_^:10 até:26 até_ao:4 até_may:5 até_o:-7
au:-33 au_bout:6 au_delà:9 au_dernier:-15 au_dessus:-32 au_deuxième:-35
au_fait:14 au_fond:-4 au_lieu:5 au_maximum:30 au_may:1 au_phare:17 au_plus:9
au_poste:3 auch:14 auch_^:-2 auch_bei:20 auch_die:22 auch_für:19 auch_im:3
auch_immer:-24 auch_nicht:26 auch_noch:-16 auch_schon:7 auch_wenn:39
auch_wenn's:18 auction:-67 aucun:100 aucun_cas:12 aucune:72 aucune_étape:31
audience:-51 audience_clapped:-19 audience_in:-2 audio:97 audio_ma:1 auditor:-81
auditor_^:-22 auditors:-38 auditors_^:8 auditors_want:46 auditoría:30 auf:18
auf_0:89 auf_das:-39 auf_dem:-92 auf_den:-2 auf_der:41 auf_deutsch:46 auf_die:17
auf_einem:-11 auf_einer:12 auf_englisch:48 auf_kanal:17 auf_keinen:31
auf_papier:-41 auf_spanisch:-37 auf_stufe:4 aufbewahrung:19 aufgabe:11
aufgaben:36 aufgaben_^:24 aufgefallen:-74 auflage:23 aufrichtig:-21 aufträge:9
aufträge_^:9 aufzug:-45 augenbrauen:12 august:-15 august_^:-34 aujourd'hui:-58
aula:75 aula_prática:37 aula_statt:17 aulas:2 aunque:91 aunque_no:1 aunt:46
aunt_in:40 aunt_once:-5 aunt_sent:-18 aunt_was:31 aunt_who:-17 aunt_wies:22
aunt's:16 aunts:65 aura:9 aurait:-53 aurait_dit:-10 aurelio:15 aurora:-33
aus:-131 aus_^:2 aus_aber:16 aus_alten:-25 aus_dem:78 aus_der:58 aus_die:-15
aus_eimern:-18 aus_hat:-58 aus_passau:-37 aus_und:-32 ausfertigungen:11
ausfertigungen_^:11 ausflug:11 aushang:7 ausnahme:19 ausnahme_^:13
ausschließlich:65 ausschließlich_an:1 ausschließlich_mit:6 ausschließlich_zu:11
aussi:18 aussprache:28 austern:11 austern_machen:9 autant:-60 author:-66
authority:-48 authority_has:-44 auto:4 auto_è:1 autoclave:62 autocorrect:-45
automate:-23 automatic:-14 autoridad:-6 autorisé:23 autorização:21 autour:-11
autrefois:-42 autrement:2 autumn:39 autumn_^:32 autumn_so:37 autumn_to:34 aux:42
aux_yeux:2 außenbecken:28 außer:32 av:46 av_alla:-56 av_den:15 av_det:7
av_era:78 av_oss:9 availability:-3 availability_endpoint:1 avait:-123
avait_0:-24 avait_le:18 avait_un:-78 avalanche:31 avant:84 avant_^:32
avant_chaque:21 avant_d'être:45 avant_de:-28 avant_la:27 avant_le:24
avant_les:-27 avant_tout:-26 avant_toute:17 avant_vendredi:32 avanzato:11
avariou:19 avec:-65 avec_0:-87 avec_des:-18 avec_du:9 avec_la:27 avec_le:-24
avec_les:-91 avec_mon:36 avec_plaisir:-60 avec_sa:11 avec_son:-27 avec_un:53
avec_une:93 aventure:-4 aventure_^:-4 average:-29 averages:-78 avere:6
avere_al:6 avería:17 avis:29 avisa:25 avisado:3 avisado_al:3 avisar:41
avisar_^:19 aviso:24 avisos:24 avocado:12 avocado_is:12 avoir:33 avond:-76
avons:5 avons_terminé:26 avro:33 avvisi:31 avó:-5 avô:-21 aw:-80 awaits:20
awake:19 awake_^:-10 awake_and:19 awake_i:-10 awake_to:-34 awake_well:9
aware:-53 awarii:-84 away:53 away_^:-24 away_a:-49 away_as:-49 away_at:26
away_from:180 away_i'm:-5 away_on:-33 away_one:-12 away_the:6 away_with:58
awful:63 awful_^:18 awkward:-44 awl:65 awl_has:45 awning:-38 aws:-39 aww:-26
axle:18 ay:-79 ayant:17 aye:-40 ayer:-73 ayer_en:-58 ayer_hablé:23 ayer_mi:-16
ayuntamiento:25 ayuntamiento_nos:21 az:25 az_0:10 azul:76 azul_está:8 azúcar:15
açores:5 açık:44 açık_^:43 años:-56 años_de:-30 aún:2 aż:-83 aż_do:-17 b:239
b_0:40 b_^:40 b_and:9 b_has:13 b_is:18 b_on:30 babcia:-9 babies:-30
babies_don't:-8 babies_included:15 baby:47 baby_^:-4 baby_comes:14 baby_got:10
baby_monitor:-1 baby_sleeps:33 baby's:43 bac:32 bac_du:27 bach:-35 back_0:-25
back_a:38 back_after:67 back_again:-24 back_as:51 back_at:40 back_before:-9
back_by:-23 back_clean:32 back_cover:7 back_every:6 back_for:-85 back_from:-28
back_home:5 back_how:-14 back_hurts:14 back_i:9 back_in:-56 back_including:42
back_is:2 back_it:43 back_last:20 back_my:-13 back_no:18 back_now:-9 back_of:-11
back_office:37 back_on:43 back_only:13 back_room:7 back_row:-13 back_seat:-45
back_stairs:41 back_the:-45 back_then:-84 back_to:-69 back_until:11 back_up:35
back_we:33 back_when:-87 back_which:6 back_with:10 back_without:31 back's:44
backed:22 backed_up:22 backfill:25 backfill_for:13 background:-20 background_^:4
background_a:-9 background_first:-21 background_jobs:5 background_music:10
background_please:3 backing:29 backpack:29 backs:-17 backs_of:1 backstage:90
backup:49 backup_and:-21 backup_from:2 backup_noturno:5 backup_of:38 backups:143
backups_are:47 backwards:-42 backwards_^:-66 backwashed:29 backwashed_^:16
bacteria:-40 bacteria_have:-40 bad:46 bad_^:-71 bad_about:24 bad_back:-1
bad_knee:22 bad_reviews:15 badge:47 badge_^:44 badge_in:21 badge_is:2
badge_printer:3 badge_readers:6 badger:-74 badges:44 badges_are:38 badly:1
badly_^:9 badly_and:3 badly_but:-26 bag:-6 bag_^:-49 bag_and:-6 bag_for:4
bag_of:-12 baggage:-31 bagnino:22 bagpipe:-38 bagpipes:23 bagpipes_in:28 bags:45
bags_^:83 bags_for:9 bags_of:-2 bags_on:-2 bagues:-18 baguettes:45
baguettes_^:35 bahnhof:-15 bahçede:-83 bahía:2 baie:-20 bailaba:2 bailar:-69
bailiff:12 bailiff_of:12 bain:30 bains:20 baja:11 bajka:28 bajka_o:28 bajo:33
bajo_cero:16 bajo_ningún:7 bajtów:15 bajtów_^:15 bake_sale:-6 baked:-15
bakehouse:-43 baker:-52 baker_^:-1 baker_i:-26 baker_is:-17 baker's:-69
bakers:10 bakery:1 bakery_^:93 bakery_and:60 bakery_example:1 bakery_in:-73
bakery_so:30 bakery_we:-1 bakery_with:-56 bakes:-28 bakfiets:-6
bakfiets_staat:25 baking:-18 baking_comparisons:46 baking_in:-28 baking_tray:-33
bakom:51 bakım:14 bakım_günü:14 balance:44 balance_^:-10 balance_to:-20
balancer:-24 balancers:7 balancing:-78 balconies:-2 balcony_^:-11
balcony_door:24 balcony_railings:25 bald:-13 bald_dentist:18 bales:31 bales_^:4
balg:4 balkon:12 balkongen:-70 ballast:6 ballet:-74 balloons:-71 balls:11
balls_in:29 bambina:-7 bambini:-27 bambini_a:-52 bambino:-29 bamboo:-23 ban:-73
bana:-56 banana:-68 banana_^:-20 banana_boat:-52 banana_boxes:4 bananas:-16
bananas_^:-16 banca:52 banco:14 banco_^:4 band:6 band_^:-8 band_figures:34
band_gets:6 band_had:-29 band_in:-2 banda:60 bandage:28 bandages:8 bande:-25
bandmaster:52 bands:29 bands_open:15 bang:10 bangs:-31 bank:-64 bank_^:10
bank_and:-11 bank_app:6 bank_call:4 bank_choir:70 bank_for:-25 bank_has:-15
bank_holiday:-58 bank_sync:11 bank_that:15 bank_the:1 bank_was:3 bank_we:-17
bank's:-14 banks:-34 banks_^:-17 banksman:85 banned:33 banned_users:5 banner:70
banner_^:6 banner_in:13 baptisms:-18 baptiste:61 baptiste_^:61 bar_0:65 bar_^:41
bar_before:-16 bar_has:53 bar_in:-13 bar_is:-25 bar_of:-7 bara:-101 bara_med:26
bara_talar:-38 barbara:12 barbecue_^:-29 barber:-23 barber_in:-19 barca:32
barcelona:27 barche:-71 barco:46 barco_de:2 barcode:6 barcode_scanner:21
barcodes:-34 barcodes_are:-35 bardziej:23 bardzo:-46 bardzo_przepraszam:16
bardzo_się:8 bare:120 bare_and:28 barefoot:-2 barely:-55 bargain:-2
bargain_^:-13 barge:32 barge_^:41 barges:18 bark:11 bark_mulch:7 barked:-4
barked_at:-33 barking:12 barley:44 barn:114 barn_^:-8 barn_for:-13 barn_has:26
barn_under:32 barn_was:7 barnaby:6 barnen:-62 barometer:-50 barometers:-26
baron:21 barra:15 barre:30 barrel:-30 barrier:35 barrier_^:8 barriers:-10
barro:16 barrows:34 bars:-11 bars_^:-34 bartek:17 bartholomew:17 bartholomew_^:9
barulho:9 bas:68 bascule:11 base:69 base_^:8 base_de:1 base_image:2 baseball:-27
based:-19 basel:-3 baseline:40 basement:-63 basement_^:9 basement_rack:11
bases:-62 basic:5 basically:-109 basically_a:-54 basin:9 basis:-52 basket:-42
basket_^:-36 basket_and:-17 basket_has:-42 basket_is:67 basketball:10
baskets:-45 baskı:25 baskı_^:25 bass:30 bass_and:-84 bass_drum:22 bass_pipes:75
basse:27 basses:-11 bassi:2 bassin:33 bassin_des:4 bassoon:16 bassoon_^:-3
basta:-68 bastante:-14 bastante_^:-45 bastien:46 bastion:10 bastun:6 bastun_åt:2
bataa's:36 bataa's_daughter:36 batch_0:48 batch_^:12 batch_holds:-28
batch_is:-16 batch_l:4 batch_of:17 batch_size:22 batches:-14 bateria:7
batería:-4 batería_a:-26 bath:-66 bath_^:-84 bath_and:63 bath_closes:11
bath_has:31 bath_house:3 bath_is:-18 bath_towels:27 bather:30 bathers:56
bathers_^:39 bathing:-25 bathrobe:-18 bathroom_tap:3 bathroom_tiles:50
bathtub:-88 bathtub_^:-45 bathtub_in:-47 bathtubs:31 bats:75 bats_^:-8
batteria:6 batterie:28 batteries:37 batteries_^:17 batteriet:3 battery:79
battery_^:29 battery_gives:40 battery_in:4 battery_was:-16 battesimo:30 battle:9
battle_scenes:20 battute:27 bau:17 bau_ich:17 baud:92 baud_^:19 baud_rate:52
bauer:24 bawełnianych:17 bay:80 bay_0:6 bay_^:41 bay_of:-55 bay_parking:37
bayes:12 bazar:-22 bazie:20 bazy:52 baño:32 bc:88 bc_a:7 bc_of:48 be:71 be_0:129
be_?:61 be_^:-3 be_a:-1 be_able:35 be_about:-39 be_addressed:48 be_admitted:10
be_advised:3 be_after:20 be_agreeable:-23 be_aired:-11 be_all:11 be_an:-55
be_and:20 be_as:-61 be_ashamed:-20 be_asked:28 be_asleep:6 be_at:75 be_aware:-53
be_back:12 be_better:31 be_blunt:33 be_brought:9 be_called:-3 be_careful:-25
be_carried:42 be_certain:-48 be_closed:-18 be_company:-15 be_converted:18
be_corrected:4 be_counted:10 be_cross:-51 be_delighted:-11 be_disappointed:25
be_done:-11 be_dropped:6 be_dry:-45 be_easier:-34 be_examined:16 be_fair:-61
be_faster:38 be_filled:14 be_fine:-75 be_for:-57 be_found:-20 be_from:10
be_full:62 be_gentle:-14 be_getting:-31 be_given:-10 be_glad:104 be_gladder:12
be_going:-60 be_good:-1 be_grateful:12 be_great:48 be_greeted:-34 be_growing:-39
be_had:99 be_happier:70 be_happiest:57 be_happy:27 be_heard:-19 be_helped:-34
be_here:7 be_his:-7 be_home:24 be_honest:-62 be_honoured:-11 be_illegal:-100
be_in:32 be_it:61 be_joking:-34 be_just:-45 be_kept:84 be_kind:-29 be_kinder:32
be_laid:1 be_left:-20 be_longer:13 be_looked:45 be_lovely:17 be_made:26
be_moved:17 be_much:-1 be_my:84 be_nice:15 be_nicer:7 be_nicest:7 be_no:25
be_noted:4 be_obliged:4 be_off:32 be_okay:5 be_on:-59 be_one:32 be_opened:67
be_operated:9 be_our:35 be_out:55 be_paid:9 be_part:-16 be_pasted:11
be_phoned:10 be_pleased:50 be_polished:9 be_printed:-48 be_proud:-37 be_put:33
be_quite:-8 be_reached:31 be_read:23 be_ready:-33 be_rebuilt:7 be_recorded:-43
be_relieved:59 be_repeated:38 be_replaced:15 be_returned:13 be_reversible:47
be_right:-108 be_rolled:31 be_run:1 be_sad:-25 be_said:-28 be_sealed:5
be_seen:91 be_sent:63 be_short:-55 be_shorter:-55 be_shown:35 be_shut:54
be_sitting:30 be_so:58 be_sorry:-61 be_spelled:-26 be_splendid:18 be_spoken:5
be_standing:55 be_stored:34 be_strict:3 be_such:-41 be_sure:15 be_surprised:-18
be_taken:37 be_taking:30 be_talked:11 be_talking:18 be_telling:-11
be_tempted:-40 be_the:-68 be_there:-7 be_thinking:-10 be_to:18 be_told:133
be_too:-31 be_touched:-2 be_treated:36 be_tried:21 be_turned:-50 be_under:10
be_undone:13 be_up:-70 be_used:75 be_very:-18 be_warm:60 be_weighed:40
be_what:-9 be_windy:26 be_worse:-11 be_worth:-11 be_written:-43 be_wrong:13
be_you:-47 be_your:17 beach:17 beach_^:-21 bead:3 beam:30 beam_^:3 beams:-11
beams_^:-23 beams_are:35 bean:-6 beans:25 beans_^:-16 beans_have:8 bear:-9
bear_0:28 bear_^:-6 bear_it:45 bear_the:2 bear_with:-30 beards:-22 bearers:30
bearers_^:30 bearing:18 bearing_^:36 bearing_with:-33 bearings:47 bears:33
bears_0:36 bears_the:25 beast:-45 beat:26 beat_^:51 beat_one:10 beatrix:11
beatrix_^:11 beats:-31 beats_^:68 beats_a:-11 beats_any:-6 beats_the:-104
beats_those:50 beats_to:43 beau:11 beau_frère:9 beaucoup:-41 beaucoup_de:-41
beautiful:-48 beautiful_^:7 beautiful_piece:25 beautifully:-56 beautifully_^:-20
beautifully_put:-25 beauty:-63 beauty_of:-44 beaver:-32 bebidas:14 became:-20
became_0:4 became_^:22 became_a:16 became_of:-18 became_so:-57 becario:-19
because:114 because_a:68 because_at:8 because_dad:24 because_each:-79
because_everyone:-25 because_everything:12 because_he:1 because_he'd:3
because_his:16 because_i:4 because_i'm:-38 because_i've:19 because_it:20
because_it's:10 because_its:7 because_last:18 because_my:33 because_of:-27
because_old:5 because_on:39 because_one:10 because_our:5 because_she:33
because_she's:7 because_some:-36 because_that:3 because_that's:39 because_the:16
because_there:10 because_they:16 because_two:5 because_we:-51 because_what:-44
because_you:-4 because_your:-7 become:47 become_quite:-11 become_the:28
become_your:35 becomes:20 becomes_^:28 becomes_of:31 bed:33 bed_0:8 bed_^:10
bed_and:-9 bed_at:-19 bed_for:40 bed_i:13 bed_in:-29 bed_is:72 bed_rail:-50
bed_seven:70 bed_with:-30 bedding:66 bedroom:50 beds:24 beds_get:2 bedsheet:12
bedsheet_^:12 bedside:17 bedside_crib:14 bedtime:22 bedtime_story:1 bee:4
bee_friendly:12 beech:77 beech_^:62 beech_leaves:1 beehives:22 beekeeper:-7
been:-25 been_0:-67 been_^:3 been_a:-37 been_able:1 been_adjusted:25
been_all:-36 been_and:9 been_announced:-37 been_answered:17 been_approved:6
been_asked:12 been_asking:5 been_assigned:-75 been_at:58 been_backwashed:29
been_burnt:25 been_calibrated:26 been_called:-7 been_carrying:-8 been_changed:52
been_checked:3 been_cleaned:45 been_cleared:17 been_compared:51
been_confirmed:27 been_corrected:14 been_cutting:31 been_determined:39
been_disinfected:24 been_doing:67 been_entered:5 been_established:21
been_found:55 been_good:9 been_granted:20 been_handed:27 been_happier:26
been_here:52 been_humming:-42 been_in:-48 been_kind:16 been_knitting:-97
been_known:-10 been_learned:18 been_left:-36 been_let:1 been_looking:-35
been_lying:20 been_marked:33 been_merged:1 been_moved:51 been_no:-32 been_on:-38
been_one:-2 been_opened:34 been_ordered:16 been_over:9 been_placed:46
been_pointed:-27 been_put:30 been_putting:17 been_raining:-46 been_rather:-37
been_re:38 been_read:43 been_reading:50 been_recalibrated:3 been_removed:9
been_renewed:24 been_replaced:9 been_rewritten:11 been_right:-54 been_round:41
been_running:-11 been_saying:9 been_seen:-32 been_set:12 been_settled:34
been_shifted:6 been_signed:6 been_since:-68 been_sitting:-42 been_so:-112
been_standing:-64 been_staring:-12 been_stuck:16 been_switched:2 been_taken:51
been_tested:33 been_there:-72 been_thinking:-4 been_through:4 been_traced:15
been_trained:44 been_transferred:-62 been_under:-27 been_up:-38 been_with:-6
been_wrong:42 beep:-31 beeper:13 beeping:12 beeps:52 beeps_^:31 beeps_twice:26
beer:22 beer_^:-45 beer_is:13 beer_mat:5 beer_on:15 bees:17 bees_^:69
bees_and:62 bees_are:87 bees_can:-69 bees_in:-40 beetje:1 beetles:-26 beets:-30
before:73 before_0:-7 before_^:-82 before_a:19 before_all:25 before_and:-6
before_any:12 before_anybody:20 before_anyone:82 before_anything:-3
before_asking:-29 before_breakfast:-46 before_coffee:-47 before_dawn:-15
before_each:9 before_easter:-14 before_eight:-35 before_every:25 before_going:36
before_half:21 before_he:18 before_i:-24 before_i've:-10 before_it:112
before_it's:10 before_ive:1 before_me:-45 before_my:21 before_noon:-33
before_opening:19 before_our:14 before_she:12 before_spring:-38 before_summer:1
before_sunrise:-25 before_ten:19 before_that:28 before_the:-66 before_they're:40
before_touching:41 before_u:39 before_us:-100 before_we:40 before_winter:50
before_you:127 before_you've:10 beforehand:-24 beforehand_^:23 beg:39 beg_^:23
beg_to:6 beg_you:-5 began:-47 began_in:-31 began_to:-11 began_with:-41
begged_for:14 begin:-26 begin_^:-49 begin_a:-3 begin_at:5 begin_on:51
begin_the:-26 begin_to:-77 begin_with:79 beginnen:37 beginner:15 beginner's:28
beginners:64 beginners_^:20 beginning:37 beginning_and:13 beginning_with:54
beginnings:-7 beginnt:84 beginnt_auf:15 begins:116 begins_at:83 begins_in:50
begins_to:-22 begins_with:29 begint:48 begleitbrief:36 begleitet:53
begleitet_sie:34 begleitmusik:22 begonias:-34 begrüßung:5 begs:35 begs_to:15
begun:-87 begun_to:-59 behalf:-24 behauptet:-41 behauptet_ja:-7 behind:-58
behind_^:-24 behind_a:-6 behind_and:3 behind_his:21 behind_it:-55 behind_that:39
behind_the:-31 behind_us:125 behind_with:-43 behind_you:13 behåller:23
behöver:31 bei:1 bei_0:79 bei_^:4 bei_dem:-97 bei_den:46 bei_der:-3 bei_euch:-32
bei_hetzner:5 bei_ihm:-20 bei_ihnen:5 bei_kleinigkeiten:20 bei_mir:-56
bei_schmerzen:67 bei_uns:-70 beiaard:-2 beide:3 beim:102 beim_abendessen:10
beim_abholbeleg:11 beim_bäcker:-5 beim_diagramm:17 beim_elternabend:-17
beim_frühstück:38 beim_kegeln:-41 beim_letzten:-57 beim_opa:27 beinahe:-1
being:78 being_^:23 being_a:-2 being_asked:37 being_at:7 being_chased:-54
being_corrected:57 being_cut:-21 being_from:1 being_helpful:-2 being_kept:17
being_of:1 being_painted:-29 being_short:9 being_so:-29 being_that:27
being_told:1 being_treated:15 being_turned:14 being_what:28 being_wrong:-10
being_young:52 beispielsätze:9 bekommen:16 bekommt:50 bekçisi:47 bel:-9 beleg:41
belegt:16 belief:40 believe:-126 believe_a:13 believe_babies:15
believe_every:-10 believe_him:-28 believe_how:-27 believe_it:9 believe_it's:-29
believe_its:-36 believe_me:-24 believe_so:28 believe_that:-49 believe_the:32
believe_what:-38 believe_who:-28 believe_your:-4 believed:-87 believed_so:5
believed_that:-49 believes:-109 believes_me:-7 believes_that:-36 believes_the:-9
bell:72 bell_^:-9 bell_at:7 bell_better:2 bell_called:5 bell_for:-14 bell_has:3
bell_is:-22 bell_like:-10 bell_of:11 bell_ringers:-41 bell_to:5 bell_was:4
bell_when:18 bella:-70 bella_giornata:-19 bella_storia:-14 belle:17
belle_mère:31 bellen:16 bellen_over:4 belli:59 belli_değil:59 bellini:2
bello_il:5 bellows:121 bellows_^:-19 bellows_and:-22 bellows_tape:11 bells:-50
bells_^:14 bells_in:-2 bells_of:-6 belly_and:27 belong:123 belong_in:66
belong_to:18 belong_together:-9 belonged:-32 belonged_to:-26 belongs:131
belongs_in:47 belongs_on:1 belongs_to:89 beloofd:27 beloofd_^:26 below_0:61
below_^:7 below_and:19 below_deck:6 below_the:-17 belt:-1 belt_at:23 belt_the:17
belt_was:7 belts:-34 belts_and:-62 belyst:8 belyst_med:8 bem:6 bem_^:-18
bem_que:-26 ben:2 ben_kısa:15 bench:87 bench_^:-33 bench_and:57 bench_four:12
bench_in:-30 bench_is:12 bench_the:7 bench_unit:4 benches:6 benches_all:-15
benchmark:1 bend:9 bend_^:-9 bend_at:13 bending:-23 bends:-64 bene:-23
bene_^:-28 bene_e:2 beneath:-21 beneath_it:-10 beneath_the:-10 benedikt:25
beneficiary:44 benigna:-20 benissimo:-59 benissimo_^:-69 benno:57 bent:24
bent_over:-41 benutzt:26 beppe:-20 ber:37 ber_jag:22 bergen:-69 bergen_^:36
bergs:58 bergs_in:58 bergwacht:-37 berlin:-22 bernadette:40 berth:62 berth_0:13
bertha:35 bertha_the:35 berthed:34 berthed_in:34 bertie_would:11 bertil:-74
bertrand:33 bertrand_^:33 berättade:-13 berättar:-8 bescheid:35 beschwerden:32
beschädigten:-26 beside:-49 beside_a:-1 beside_it:-24 beside_me:-39 beside_my:-4
beside_the:33 beside_them:9 besides:-4 besser:-64 besser_^:-51 besser_als:-3
best:-99 best_^:62 best_as:14 best_at:35 best_day:-56 best_description:-13
best_for:72 best_friend:12 best_if:1 best_in:47 best_is:36 best_it:4
best_kind:-7 best_nap:-74 best_night:-6 best_of:-8 best_on:24 best_part:4
best_so:21 best_stories:-10 best_tbh:10 best_thing:-16 best_to:-18 best_wishes:4
bestaan:48 bestand:11 bestanden:77 bestehen:1 besten:40 besten_^:40 bestimmt:-52
bestimmt_0:-45 beställa:13 bestämt:41 bestätigen:28 bet:1 bet_^:-39 bet_a:-2
bet_the:-23 beta:11 betalade:11 beträgt:33 beträgt_0:18 bett:-32 better:20
better_^:103 better_after:5 better_and:68 better_as:59 better_at:20 better_by:58
better_company:-19 better_for:-21 better_from:42 better_go:1 better_i:7
better_if:21 better_in:13 better_of:1 better_on:34 better_part:-1
better_question:-2 better_so:32 better_stop:-34 better_than:24 better_to:65
better_when:67 better_with:31 between:8 between_0:78 between_a:-10
between_floors:-44 between_here:-21 between_my:-16 between_one:5
between_ourselves:-12 between_rounds:13 between_strokes:2 between_than:23
between_the:-61 between_two:-8 between_us:5 between_you:30 between_your:-52
beurre:-15 bevor:50 bevor_ich:21 beyond:121 beyond_0:71 beyond_^:32
beyond_that:75 bez:143 bez_kasku:27 bezet:6 bezet_de:6 bias:-27 biblioteca:31
biblioteca_^:27 biblioteket:58 bibliotheek:32 bibs:40 bici:-14 bico:10
bicycle:-36 bicycle_^:23 bicycles:3 bicycles_^:7 bidón:11 bidón_de:11 bien:25
bien_^:-34 bien_la:-4 bien_à:36 bier_vehicles:22 bierzemy:61 big:94 big_^:-15
big_bang:21 big_button:15 big_buttons:35 big_cage:1 big_castle:23
big_compressor:3 big_door:-22 big_enough:-51 big_firm:4 big_letters:20
big_one:25 big_ones:-6 big_red:-26 big_screen:7 big_slide:16 big_spring:17
big_storm:-6 big_thing:-19 big_tower:2 bigger_one:1 bigger_screen:-79
biggest:-80 biglietto:10 bij:-8 bij_^:6 bij_de:14 bij_die:11 bij_het:-8
bij_ons:60 bijna:-88 bike:4 bike_^:1 bike_says:32 bikes:-22 bilbao:-39 bild:-11
bilden:40 bilder:-4 bildern:12 bildern_^:12 bildunterschriften:3 bile:-50
bilety:24 bilge:9 bilges:-14 bilges_^:-14 bill:16 bill_^:-44 bill_by:11
bill_of:6 billed:3 billet:27 billing:63 billing_^:35 billing_address:9 bills:30
bills_to:33 bimbi:-1 bin:-25 bin_^:-32 bin_day:21 bin_ich:-34 bin_with:15
binary:32 bind:42 binder:-6 binding:75 binding_is:19 binnen:39 binoculars:47
binomial:33 bins:15 binôme:29 binôme_pour:29 biology:-55 biology_paper:2
biología:6 biología_será:6 bir:-8 birch:16 bird:42 bird_at:-24 bird_from:69
bird_in:-31 bird_is:26 bird_was:2 bird's:9 birds:48 birds_^:25 birds_and:28
birds_before:19 birds_can:8 birds_come:17 birds_entered:3 birds_in:14 birimi:40
birth:-8 birth_^:-18 birthday:-54 birthday_^:1 birthday_card:-70 birthday_in:-21
birthdays:-41 birthdays_^:-28 bis:10 bis_0:12 bis_heute:-5 bis_mittwoch:66
bis_ostern:-19 bis_zu:-30 bis_zum:-40 biscotti:21 biscotti_^:34 biscuit:-4
biscuit_^:-35 biscuit_and:8 biscuit_for:-6 biscuit_the:11 biscuits:-151
biscuits_^:-63 biscuits_and:-20 biscuits_for:-33 bisect:9 bisher:3 bishop:-5
bishop_is:-44 bishop's:31 bishops:-55 bisogna:27 bisogno:-57 bisschen:-42 bit:30
bit_^:17 bit_and:-10 bit_at:98 bit_but:-4 bit_embarrassed:19 bit_flat:-46
bit_i:20 bit_if:-49 bit_late:25 bit_like:-47 bit_more:27 bit_of:-7 bit_old:49
bit_to:-21 bit_today:-38 bit_where:-48 bite:-1 bite_^:-1 biter:34 bites:21
bites_^:-3 bitmap:-29 bits:-46 bits_^:24 bitte:254 bitte_an:3 bitte_ich:19
bitte_immer:55 bitte_keine:10 bitte_nicht:19 bitte_nichts:38 bitte_nie:7
bitte_nur:22 bitte_um:-42 bitten:94 bitten_die:6 biurze:24 biurze_^:17 black:122
black_^:25 black_and:1 black_as:-21 black_on:18 blackbird:-66 blackbird_has:-31
blackbird_on:-30 blackbirds:-13 blacksmith:-30 blacksmith's:49 bladder:19
blade:38 blades:113 blades_are:51 bladzijden:21 bladzijden_^:18 blame:-23
blame_the:-70 blame_them:-26 blamed:-69 blamed_for:-56 blamed_the:-12 blanc:45
blank:30 blank_^:5 blanket:-19 blanket_^:-35 blanket_and:50 blankets:116
blankets_^:43 blankets_and:26 blauen:40 ble:26 ble_stack:23 bleach:21 blechen:22
bled:30 bleed_^:12 bleiben:96 bleiben_^:5 bleiben_bei:24 bleiben_beim:20
bleiben_immer:13 bleibt:97 bleibt_^:-6 bleibt_abgeschlossen:12 bleistift:5
blend:9 blend_mask:9 blender:29 bless:49 bless_her:21 bless_him:25
bless_them:-37 bless_you:-2 blessed:-13 blessing:47 blessing_^:-2 bleu:45
blev:-18 blev_ändå:-35 blew:-7 bli:46 blieben:-21 blijft:19 blind:-29
blind_^:-17 blind_and:-44 blind_so:58 blindfolded:40 blindfolded_^:40 blink:-1
blinking:-86 blinking_^:-66 blinking_lights:-18 blinks:70 blinks_every:8
blir:130 blir_den:8 blisters:46 blitzschutz:21 blizzard:-30 block:43 block_^:5
block_and:-56 block_is:34 blocked_by:-52 blocked_the:44 blocking:-23 blocks:-66
blocks_the:-25 bloke:-53 blood:124 blood_pressure:5 bloom:-73 blots:6 blow:-12
blow_me:27 blow_the:-45 blower:6 blower_^:-7 blowing:-23 blows:49 bloß:65
bloß_keine:52 blue:125 blue_^:-11 blue_bin:3 blue_exercise:6 blue_gate:-21
blue_hose:1 blue_it's:-21 blue_ketch:9 blue_like:32 blue_takes:15 blue_van:-44
blue_workbook:1 blued:12 blues:3 bluetooth:41 bluetooth_^:-42 blunt:38 blunt_^:2
bluntly:7 blurred:3 blush_^:5 blush_to:11 blushed:-5 bo:197 bo_dziadek:24
bo_na:15 bo_tam:16 bo_wieczorem:22 boah:-69 boah_war:-12 board:49 board_^:-25
board_and:6 board_draws:7 board_for:12 board_has:2 board_in:-4 board_is:21
board_meetings:-10 board_met:-24 board_said:3 board_who:14 board_would:1
boarding:25 boards_^:27 boards_are:2 boards_first:25 boards_in:-48 boards_on:-36
boat:-54 boat_^:-133 boat_and:32 boat_days:36 boat_draws:15 boat_for:-32
boat_has:5 boat_i:-22 boat_in:10 boat_is:59 boat_name:31 boat_story:-7
boathook:-33 boathouse:56 boathouse_^:28 boats:-25 boatyard:2 bob:28 bobbin:5
bobbin_winder:5 bobbins:17 bobbins_in:4 bobina:25 bobina_verde:25 bobine:71
boca:-35 bocaux:-16 bodega:6 boden:-7 body:3 body_^:3 body_a:10 boek:8 bog:12
bog_^:11 bogdan:10 bogdan_^:4 boh:3 boiler:117 boiler_^:-25 boiler_is:8
boiler_key:23 boiler_three:9 boilers:7 boiling:13 boisku:-15 bokad:14
bokad_och:14 bokningen:6 bolachas:-40 bold:-63 bollard:-41 bollard_^:-25
bollard_at:-38 bollerwagen:15 bollettino:-22 bollettino_^:-22 bolo:-52
bologna:24 bolt:-39 bolts:-18 bom:-82 bom_saber:-10 bomba:51 bomba_de:25
bomba_tres:19 bombas:3 bomull:20 bon:22 bon_courage:-86 bon_de:7 bon_le:55
bon_on:58 bonds:51 bonds_^:51 bone:-45 bone_^:-28 bone_and:37 bone_folder:24
bones:-11 boney:19 boney_m:19 bonita:-19 bonito:-106 bonito_lo:-8 bonne:-69
bonne_humeur:-28 bonnet:-39 bonnet_of:-15 bonnets:-11 bonnets_^:-11 bons:16
bonus:46 book:44 book_^:121 book_about:-46 book_and:-30 book_by:15 book_for:40
book_from:-7 book_has:-20 book_i:-5 book_i've:3 book_in:-15 book_is:40
book_it:46 book_press:40 book_the:-7 book_with:-9 book_you:-71 bookbinder:-6
bookbinders:-8 bookbinding:5 bookcloth:70 booked:162 booked_^:31 booked_and:45
booked_by:30 booked_for:1 booked_the:36 booking:92 booking_^:56 booking_bug:2
booking_endpoint:21 bookings:62 bookings_is:11 bookkeeper:3 bookkeeping:-18
booklet:6 booklet_^:12 booklet_has:1 booklets:69 booklets_^:29 bookmark:11
bookmarks:51 books:-26 books_and:-2 books_for:27 books_in:-38 books_it:14
books_on:45 boom:-32 boord:-34 booster:45 boosting:-28 boot:-11 boot_^:-24
booth:59 booth_is:36 booths:32 bootloader:22 bootloader_is:1 boots:4 boots_on:22
bootsprüfung:29 bor:13 bord:23 bord_je:17 borden:-34 border:102 border_^:28
border_is:2 border_station:10 bordo:33 bore:-40 bore_me:23 bore_you:-69 bored:14
bored_of:34 borg:3 boring:78 boring_bit:5 boring_sql:30 born:-2 born_^:-19
born_in:-13 born_on:22 borrar:16 borrow:-54 borrow_a:8 borrow_checker:-10
borrow_that:-70 borrow_the:10 borrowed:29 borrowed_^:33 borrowed_from:21
borrowed_the:-27 borrower:65 borrower_may:44 borrowing:14 borrows:35 borró:6
bort:6 boss:-25 boss_^:5 boss_in:15 boss_level:-65 boss_the:7 bot:18
botanical:10 botas:20 both:109 both_?:-25 both_^:-24 both_and:-50 both_at:4
both_ends:19 both_eyes:2 both_fans:9 both_groups:19 both_had:61 both_hands:28
both_means:3 both_of:32 both_rooms:10 both_times:3 both_ways:-51 bother:21
bother_me:50 bothered:-38 bothers:-54 botiquín:17 bots:-18 bottiglia:4 bottle:9
bottle_^:15 bottle_green:16 bottle_of:-6 bottleneck:-35 bottles:19 bottles_^:-19
bottles_a:19 bottles_and:4 bottles_are:14 bottling:20 bottom:-1 bottom_^:-3
bottom_of:27 botão:26 botão_de:23 boucle:-61 bought:-53 bought_0:-34
bought_a:-33 bought_at:14 bought_his:-41 bought_it:15 boulanger:-17 bounce:39
bounce_^:2 bounced:6 bouncy:-51 bouncy_castle:-51 bound:-31 bound_to:-19
bouquet:31 bout:21 bout_de:6 bouton:40 bouton_d'impression:4 bouton_partager:10
boven:17 boven_de:13 bow:54 bow_^:5 bow_down:5 bow_tie:-57 bow_to:-32 bowed:-50
bowed_to:-19 bowl:-64 bowl_^:-46 bowline:72 bowling:-27 bowls:-8 bowls_club:7
bows:55 bows_in:48 box:88 box_^:-85 box_and:-5 box_at:29 box_by:5 box_for:-13
box_has:7 box_in:-34 box_is:16 box_not:3 box_of:45 box_office:47 box_on:39
box_only:17 box_room:7 box_that:3 box_the:5 box_they:27 box_was:-38 box_which:2
box_with:18 box_you:3 boxed:-5 boxes:64 boxes_^:-42 boxes_and:1 boxes_are:14
boxes_from:10 boxes_have:13 boxes_i:31 boxes_it:30 boxes_it's:1 boxes_of:-20
boy:9 boy_^:-6 boy_asked:-57 boy_in:-15 boy_with:28 boys:-23 boys_are:53
boys_had:-30 boîte:36 bra:-20 brace:11 bracelet:20 bracelets:5 bracht:-28
brackets:-2 brackets_?:-36 brackets_never:13 braga:-2 brags:-2 brags_about:-2
braided:-18 braids:31 braille:-8 brain:-51 brain_is:-102 brain_melts:13
brain_up:39 brains:-36 brake:95 brake_is:19 brakes:-6 brakes_^:36 brakujące:3
bram:54 bramie:5 bramę:11 bran:76 bran_sacks:42 branch:26 branch_^:73
branch_as:3 branch_di:50 branch_has:13 branch_ice:11 branch_is:-19 branch_it:6
branch_night:17 branch_right:-1 branch_the:-84 branch_with:-53 branches:-57
branches_^:-21 branco:19 brand:-16 brand_^:-58 brand_new:19 brandauer:11
brandchefen:11 brandl_who:19 brandt:95 brandt_from:14 brandvold:19 brankovic:-47
bras:11 brass:19 brass_^:31 brass_band:-41 brass_bands:-11 brass_by:-42
brass_hinges:4 brass_it:3 brass_one:20 brass_plate:-7 brass_sextant:5
brass_telephone:-31 brass_thing:28 brat:34 bratanek:11 brauche:41 brauche_ich:41
brauchen:14 braucht:-18 brave:26 brave_^:-11 braver:-29 braver_than:-29
bravo:-54 bravo_!:23 bravo_^:-14 brb:-170 brb_coffee:-2 brb_dog:-19
brb_doorbell:-44 brb_kettle:-9 brb_someone:-19 brb_the:-20 bread:-2 bread_^:-62
bread_bag:-15 bread_bin:-8 bread_in:-62 bread_is:74 bread_roll:2
bread_supplier:32 bread_that:34 breadfruit:-18 break:-5 break_^:-114 break_a:14
break_and:-14 break_at:79 break_down:-35 break_even:-13 break_every:26
break_for:59 break_i:-7 break_in:9 break_is:32 break_room:-28 break_the:11
breaker:4 breaker_^:23 breakfast:-24 breakfast_^:-30 breakfast_and:-40
breakfast_at:31 breakfast_eggs:26 breakfast_hamper:1 breakfast_in:4
breakfast_is:54 breakfast_room:-12 breakfast_table:-28 breakfast_tray:31
breakfast_with:-8 breaking:-5 breaks:55 breaks_my:-13 breaks_on:-10
breakwater:16 breakwater_^:16 breath:26 breath_^:-17 breath_and:28 breathe:-18
breathe_^:3 breathe_a:-38 breathe_in:-3 breathe_near:-12 breathe_out:14
breathed:-19 breathes:-89 breathes_in:-17 breathing:-34 bredvid:-58 breed:6
bremen:17 brenner:6 brest:-28 brevi:53 brewer:-15 brewers:12 brewery:69
brewery_?:9 brewery_^:34 brezeln:8 brezeln_^:8 brick:29 brick_^:15 bricks:1
brickworks:29 brickworks_^:4 brickyard:21 bride:3 bride_march:28 brides:-29
bridesmaids:65 bridge:-27 bridge_^:45 bridge_again:-70 bridge_and:16
bridge_at:29 bridge_had:32 bridge_in:-8 bridge_is:35 bridge_keepers:-26
bridge_was:-1 bridge_would:-55 bridges:-11 bridges_for:-46 bridges_were:-1
brief:32 brief_an:12 brief_and:-5 brief_for:29 briefing:36 briefing_by:9
briefly:7 brigade:-80 brigade_^:10 bright:101 bright_tank:15 brighten:9
brightened:-7 brillant:15 brilliant:-66 brine:84 brine_^:4 brine_room:27
brine_tank:5 bring:79 bring_0:17 bring_along:10 bring_anything:27 bring_back:-56
bring_cake:-10 bring_her:2 bring_it:75 bring_me:-14 bring_out:-43 bring_the:104
bring_their:50 bring_to:13 bring_us:35 bring_you:-25 bringen:-38 bringing:56
bringing_0:40 brings:140 brings_0:36 brings_a:-11 brings_it:53 brings_the:25
brings_us:46 bringt:6 bristol:6 british:74 british_spelling:74 britta:52
brittle:42 brix:29 broad:6 broadband:-31 broadcast:36 brochure:16
brochure_says:-44 broer:6 broke:77 broke_a:10 broke_down:-42 broke_her:6
broke_his:42 broke_the:56 broken:59 broken_^:-30 broken_carafe:27 broken_for:-7
broken_into:2 broken_key:1 broken_line:63 broken_or:-33 broken_plates:3
broken_so:-7 broken_wheels:33 broken_wires:41 broker:103 broker_this:12
brokers:19 bronze:97 brood:35 brook_trout:16 broom:-46 broom_^:-2 broomstick:43
brother:84 brother_^:60 brother_and:-36 brother_has:-37 brother_in:9
brother_is:19 brother_on:-21 brother_says:15 brother's:31 brother's_one:38
brother's_wedding:1 brothers:-4 brothers_who:-15 brotpapier:6 brought:-60
brought_0:-47 brought_a:13 brought_his:-30 brought_out:-18 brought_the:37
brought_to:-6 brought_up:-5 brouillons:20 brown:72 brown_carpets:-6
brown_ones:16 browser:-81 browser_tests:1 broyeur:15 brr:-73 brr_^:-73 brrr:-79
brrr_^:-72 bruder:52 bruges:-51 bruise:36 bruit:-47 brummbär:-73 bruna:25
brunch:-32 brunch_is:-32 bruno:43 brush_^:-30 brush_and:19 brushed:6 brushing:56
brussels:-21 brutal:28 brutal_^:28 bryggan:70 bryggan_bär:1 bryggan_tål:2
bryggan_är:23 brzmi:-82 brzmi_jak:-63 btw:-134 btw_^:-87 bu:-141 bubble:30
bubble_wrap:-26 bubbles:-31 buchstaben:-34 buck:41 bucket:27 bucket_0:2
bucket_^:83 bucket_and:-29 bucket_cart:8 bucket_for:-41 bucket_of:7 buckets:-45
buckets_under:-31 buckle:9 buddy:77 buddy_^:41 buddy_is:35 budget:5 budget_0:5
budget_for:21 budgie:-5 buen:-61 buena:-4 buena_anécdota:-15 buenas:-7 bueno:-23
buenos:-52 buffer_into:-25 buffers:15 buffers_^:15 buffet:84 bufor:28
bufor_audio:1 bufor_wejściowy:15 bug:11 bug_^:16 bug_and:2 bug_fixed:39 bug_in:6
bug_is:39 bug_reports:-38 bug_was:-11 bugs:-83 bugs_^:-5 bugün:-142
bugün_hava:-45 bugün_herkes:-40 bugün_çok:-20 build:35 build_0:35 build_^:-11
build_a:34 build_breaks:12 build_fails:10 build_for:-19 build_goes:18
build_is:24 build_links:12 build_on:-4 build_server:6 build_the:-39 builder:-110
builders:12 building:-62 building_0:12 building_^:-27 building_a:-14
building_and:-13 building_in:-9 building_manager:14 building_the:24 builds:49
built:-14 built_^:20 built_a:-32 built_for:-1 built_in:-30 built_like:3
built_our:-45 built_that:1 built_the:59 built_to:-29 buiten:-21 bulb:18
bulbs:-53 bulbs_for:-76 bulk:32 bulk_order:13 bullet:23 bullet_points:6
bulletin:48 bump_^:27 bumped:40 bumped_into:-19 bumped_the:62 bumper:32 bunch:5
bunch_^:7 bundle:35 bundles:-40 bunk:66 bunk_^:-36 bunk_beds:-7 buns:40 buns_^:9
buonasera:37 buoy:76 buoy_and:16 buoy_by:8 buoy_is:3 buoyage:15 buoys:9
burattini:-14 bureau:3 buren:13 burette:11 burglars:12 burglars_^:19 burial:29
buried:5 burn:7 burndown:-32 burned:-71 burned_the:-68 burner:47 burning:64
burns:62 burnt:14 burnt_the:-31 burro:-28 burst_in:-33 burst_pipe:38
burst_there:48 bus:-127 bus_^:-6 bus_and:-30 bus_can:14 bus_company:20
bus_depot:46 bus_driver:-47 bus_for:-24 bus_from:-52 bus_in:15 bus_is:-54
bus_leaves:8 bus_one:38 bus_pass:-29 bus_stop:-72 bus_this:-13 bus_ticket:-27
bus_timetable:20 bus_two:8 bus_was:-29 busaufsicht:26 busca:14 buscando:11
buscando_un:11 busco:15 buse:31 buses:-24 business:-35 business_^:8
business_and:-1 business_has:31 business_model:-11 business_sense:-22
business_with:-83 bust:7 bustier:29 bustier_se:29 busy:-52 busy_all:-36 but:38
but_^:11 but_a:115 but_after:-24 but_also:-45 but_as:14 but_between:2
but_chapter:21 but_could:42 but_do:34 but_don't:59 but_each:4 but_every:-9
but_fine:-37 but_for:43 but_from:16 but_he:-23 but_he's:-39 but_her:-6
but_his:-4 but_i:-20 but_i'm:-27 but_i've:73 but_if:16 but_in:8 but_it:6
but_it's:5 but_its:-34 but_last:21 but_my:25 but_never:5 but_nobody:89
but_not:-53 but_nothing:21 but_on:36 but_one:-47 but_only:-23 but_our:29
but_pa:14 but_please:40 but_she'd:33 but_that:-34 but_that's:1 but_the:36
but_there:52 but_they:-57 but_we:-86 but_what:1 but_whoever:38 but_with:30
but_you've:-12 but_your:-78 butcher:-12 butcher_^:-13 butcher's:-28 butter:-7
butter_^:-1 butter_knife:-9 button:37 button_and:-19 button_carries:9
button_for:30 button_is:-29 button_on:-21 button_should:-17 buttonholes:-23
buttons:-36 buttons_^:-22 buttons_are:2 buttons_for:-24 buttons_on:33
buurman:-84 buurvrouw:8 buy:-91 buy_a:-34 buy_is:35 buy_it:-4 buy_the:45
buyer:46 buying:53 buying_the:37 buys:10 buzz:3 buzzer:27 buzzers:-4 buzzes:50
by:58 by_0:-17 by_^:16 by_a:37 by_accident:6 by_and:73 by_anyone:11 by_at:13
by_autumn:19 by_bike:7 by_candlelight:-15 by_christmas:14 by_courier:9 by_day:2
by_default:2 by_direct:6 by_easter:9 by_eight:-28 by_eleven:1 by_email:19
by_eye:1 by_far:-16 by_fax:-29 by_first:-25 by_for:-17 by_going:16 by_hand:-5
by_heart:137 by_her:11 by_herself:10 by_his:-26 by_how:11 by_invoice:9 by_it:23
by_its:20 by_itself:30 by_letter:25 by_line:12 by_may:116 by_me:-6
by_midnight:-12 by_mistake:-75 by_monday:36 by_morning:28 by_mr:22 by_mrs:13
by_my:51 by_myself:124 by_n:17 by_name:-9 by_night:12 by_nobody:46 by_noon:-31
by_now:-98 by_old:-23 by_one:16 by_ordinary:34 by_our:-3 by_people:-33
by_phone:46 by_photo:39 by_plane:54 by_post:16 by_professor:9 by_radio:54
by_reading:-12 by_row:13 by_ship:34 by_side:18 by_smell:16 by_somebody:-4
by_someone:-50 by_spring:4 by_sunday:14 by_teatime:-41 by_telephone:6 by_text:11
by_that:-52 by_the:-56 by_their:-11 by_them:-24 by_themselves:6 by_this:-24
by_topic:7 by_torchlight:-16 by_train:30 by_two:3 by_us:-2 by_vector:1 by_way:-4
by_we:17 by_wednesday:22 by_weds:15 by_week:20 by_what:-50 by_which:-43
by_who:16 by_whoever:8 by_with:-49 by_xmas:60 by_you:-9 by_your:7 byggde:-59
byta:40 byte:27 bytes:50 bytes_^:6 bytes_apiece:9 bytes_at:-11 być:4 był:-69
był_u:42 było:-71 było_tak:-28 bâche:19 bäcker:-20 bände:18 bände_^:18 bär:1
bär_0:1 bättre:-18 bättre_om:15 båten:40 båten_från:19 bébé:7 bémol:1 börjar:26
böse:18 búfer:11 búfer_tiene:11 búho:11 bühne:21 bühne_hängt:5 büro:12 büro_^:16
bütün:-20 büyük:25 będzie:60 błąd:4 c:118 c_^:86 c_reed:36 c'era:-37
c'era_un:-45 c'est:-46 c'est_0:13 c'est_^:-23 c'est_apolline:2 c'est_bastien:21
c'est_bon:68 c'est_corrigé:30 c'est_elle:9 c'est_la:-66 c'est_le:46 c'est_mon:28
c'est_nous:-70 c'est_toujours:9 c'est_tranché:10 c'est_très:-28 c'est_un:-4
c'est_une:-27 c'è:-43 c'è_il:22 c'était:-46 c'était_^:-29 cab:61 cab_view:2
caben:66 caben_0:52 caben_más:7 cabin:45 cabin_^:68 cabin_is:15 cabin_music:26
cabin_with:-85 cabina:33 cabines:11 cabines_^:11 cabinet:-3 cabinet_and:-45
cabinets:63 cabins:39 cabins_^:22 cabins_have:7 cable:2 cable_^:-15 cable_and:-4
cable_car:-8 cable_del:8 cable_has:21 cable_in:-56 cable_is:30 cable_on:11
cable_so:9 cable_to:18 cable_with:20 cable_you:-47 cables:-93 cabling:-59
cabos:2 cabra:49 cache:-57 cache_^:1 cache_des:10 cache_keeps:13 cache_lives:25
cache_results:8 caches_for:44 caching:-51 cacti:-59 cacti_^:-59 cacto:-55
cada:22 cada_0:6 cada_hora:-60 cada_migração:20 cadastral:1 cadastral_atlas:1
cadenas:65 cadenas_^:65 caderno:9 caduff:7 caesar:-42 caf:12 cafe:-10 cafe_is:17
caffè:-141 caffè_^:-78 café:-88 café_^:18 café_de:-94 cafés:-18 cafés_^:-30
cage:71 cage_^:5 cage_before:14 cahier:70 cahier_de:25 cais:-41 caisse:23
caisse_de:23 caisses:14 caiu:-22 caja_de:28 cajas:-6 cajón:-14 cajón_de:-19
cake:-100 cake_?:57 cake_^:-88 cake_and:-58 cake_does:-56 cake_for:-22 cake_i:-8
cake_in:-12 cake_is:-5 cake_on:-3 cake_than:2 cake_which:7 cake_will:12
cakes:-31 cakes_and:-8 calcio:-64 calcul:35 calcular:21 calculate:14
calculate_with:8 calculation:15 calculator:133 calculator_^:7 calculator_in:7
calculator_is:71 calculator_stays:12 calculator_that:-18 calculators:72
calculators_are:15 calculators_so:9 calculez:25 calda:25 calda_^:25 caldaia:19
caldera:-49 caldo:-74 caldo_oggi:-23 calendar:-8 calendar_^:13 calendar_code:15
calendar_in:17 calendar_now:-39 calendar_parser:10 calendario:44
calendario_empieza:35 calentamiento:20 calentamiento_es:20 calf:38 calibrate:23
calibrate_the:21 calibrated:90 calibrated_^:90 calibration:31
calibration_certificates:3 caliente:-25 call:106 call_^:72 call_about:22
call_and:42 call_at:11 call_beats:82 call_from:-22 call_goes:11 call_her:-15
call_in:3 call_is:-4 call_it:-83 call_me:48 call_my:12 call_on:22 call_out:30
call_phone:30 call_sign:49 call_sites:-25 call_than:7 call_that:-65 call_the:41
call_them:-26 call_time:-2 call_to:24 call_tonight:11 call_you:17 callback:-54
callback_fires:-54 callbacks:17 callbacks_in:4 calle:-29 calle_es:26
calle_olmo:11 called:-18 called_0:35 called_^:66 called_a:64 called_after:34
called_again:5 called_and:-34 called_by:-27 called_dont:-44 called_in:32
called_it:-24 called_many:-9 called_me:-71 called_mr:25 called_my:10
called_robin:-59 called_the:5 called_them:-21 callers:-15 callers_just:-23
calling:12 calling_frequency:21 calling_it:10 calling_the:16 calls:13 calls_^:-7
calls_a:28 calls_and:10 calls_as:30 calls_during:6 calls_every:-22 calls_in:6
calls_it:-70 calls_me:-11 calls_on:30 calls_the:-17 calls_to:24 calls_with:7
calls_you:-44 calm:-18 calm_day:46 calma:6 calma_^:5 calme:3 calme_^:1 calmer:21
calmer_in:12 calmer_then:7 calmo:16 calms:23 calms_me:23 calor:-119
calor_hace:-13 calor_hoje:-20 calor_tremendo:-12 calves:61 calves_^:26
calves_get:25 calça:16 calça_o:16 cama:5 cama_del:3 camarera:-35 cambiado:9
cambiado_el:3 cambiar:4 cambiato:30 cambio:38 cambié:2 cambió:13 came:35
came_aboard:-19 came_and:42 came_at:-12 came_back:15 came_by:44 came_down:7
came_early:-19 came_first:-6 came_for:-12 came_from:121 came_home:21 came_in:-49
came_into:-72 came_last:-45 came_off:-21 came_on:2 came_over:1 came_round:-35
came_the:66 came_through:-47 came_to:-28 came_today:47 came_up:38 came_with:2
camel:-36 camel_^:31 camembert:5 camera:108 cameras:61 camille:18 camille_^:1
caminho:26 camion:-10 camião:27 camião_da:28 camión:29 camp:41 campaigns:23
campana:45 campana_dell'alba:12 campanario:-38 campanas:-69 campane:-9
campanella:-8 campanile:5 camper:48 camper_van:6 camping:-8 campione:27
campione_viene:27 campioni:26 campsite:-56 can:-16 can_^:91 can_afford:20
can_allow:7 can_always:-21 can_and:-8 can_approve:10 can_ask:2 can_be:-5
can_bear:12 can_become:-25 can_borrow:56 can_bounce:26 can_breathe:8
can_carry:102 can_change:4 can_cook:39 can_count:-78 can_do:11 can_edit:-52
can_even:16 can_expect:11 can_feed:12 can_feel:-31 can_find:9 can_get:-51
can_give:47 can_go:10 can_guess:-41 can_hardly:51 can_have:111 can_hear:-122
can_help:26 can_hold:30 can_i:17 can_imagine:5 can_keep:40 can_learn:28
can_let:24 can_live:-30 can_look:4 can_manage:7 can_mean:-31 can_mix:9
can_move:34 can_never:-83 can_often:-20 can_only:-28 can_open:-38
can_picture:-54 can_predict:-41 can_print:1 can_quote:-7 can_reach:-29
can_read:-12 can_really:-15 can_remember:-1 can_report:7 can_return:14
can_run:-54 can_say:-23 can_search:22 can_see:-73 can_send:-24 can_show:2
can_sit:34 can_smell:-33 can_speak:22 can_spend:22 can_stand:9 can_still:7
can_stop:6 can_take:146 can_talk:31 can_tell:-60 can_the:59 can_think:7
can_throw:-27 can_touch:19 can_understand:70 can_use:44 can_walk:5 can_we:8
can_weigh:-34 can_well:-19 can_work:20 can_write:15 can_you:-55 can't:19
can't_^:6 can't_argue:-37 can't_be:-92 can't_bear:6 can't_believe:-39
can't_explain:54 can't_find:-1 can't_go:-18 can't_have:-37 can't_hear:-36
can't_imagine:-16 can't_make:30 can't_miss:38 can't_name:21 can't_plan:-16
can't_read:3 can't_remember:-3 can't_say:-16 can't_see:24 can't_sleep:-38
can't_smell:-3 can't_tell:134 can't_work:5 can't_yet:6 canal:-31 canal_^:30
canal_is:7 canal_was:-14 canal_which:-4 cancel:17 cancel_the:4 cancellation:55
cancellation_period:50 cancelled:127 cancelled_^:37 cancelled_the:60
cancello:-20 canciones:-45 candidate:15 candidate_number:7 candidates:-48
candle:12 candle_^:-14 candlelight:-15 candles:-36 candles_^:-19 candles_and:-10
cane:47 cane_a:32 cane_ha:-41 canister:10 canker:6 canne:16 canne_sta:16
cannon:-4 cannot:-63 cannot_be:36 cannot_find:-56 cannot_get:-42 cannot_tell:12
cannot_yet:39 cannulas:13 cannulas_come:13 canoe:-67 canoe_club:17 canon:13
canon_who:13 canopy:50 cans:-51 cans_and:-32 cant:4 cant_believe:-85
cant_complain:-36 cant_do:56 cant_even:-1 cant_find:41 cant_get:1 cant_have:124
cant_see:-30 cant_spend:14 cant_stand:25 cant_take:8 cant_tell:55 cant_turn:-21
canta:-123 canta_a:-53 cantando:-23 canteen:-86 canteen_^:86 canteen_has:-19
canteen's:-32 cantina:48 cantina_^:24 cantine:-46 canton:17 canvas:97 cap:-8
cap_^:9 cap_for:1 cap_in:8 cap_on:30 cap_to:-38 capacitor:24 capacitors:-27
capacity:-42 cape:-19 capela:29 capella:86 capella_as:50 capire:41 capire_chi:1
capire_se:6 capisce:-39 capisco:-53 capisco_bene:-24 capisco_benissimo:-11
capita:-71 capital:23 capitals:-9 capito:41 capito_se:10 capitolo:43
capitolo_finale:7 capitolo_sulle:28 capitán:-14 capiva:-54 capo:55 capped:40
capped_at:37 caps:83 caps_^:17 caps_the:21 caps_us:11 captain:86 captain_^:53
captain_he:23 captain's:30 captain's_stone:22 captcha:3 capteur:-22 captions:52
capture:-6 captures:-41 captures_the:-45 car:-61 car_^:15 car_and:-38 car_as:-24
car_but:-65 car_company:-1 car_in:12 car_is:11 car_les:9 car_nine:27
car_park:-19 car_since:-8 car_stopped:-4 car_to:17 car_wash:-56 cara:-56
cara_de:-39 carafe:27 caravan:9 carbon:39 carburant:4 carburante:20
carburante_lo:20 card:79 card_^:-1 card_and:-15 card_for:26 card_from:-64
card_gets:4 card_has:17 card_images:12 card_is:26 card_on:69 card_pin:4
card_reader:-25 card_that:23 card_to:52 cardamom:6 cardboard:59 cardigan:-20
cardiologist:2 cardiology:17 cardiology_import:16 cards:-23 cards_?:-7
cards_^:74 cards_a:-32 cards_and:-15 cards_are:48 cards_for:-35 cards_i:88
cards_of:3 cards_that:16 care:-11 care_about:-51 care_for:-18 care_home:8
care_how:71 care_if:11 care_of:38 careful:-31 careful_^:25 careful_man:5
careful_with:22 cares:53 caretaker:-70 caretaker_^:-12 cargo:-5 carillons:-2
carinho:29 carla:8 carmen:3 carnet:63 carnet_de:-6 carnet_rouge:74 carnival:-18
carnival_standby:4 caro:10 carousel:63 carpenter:30 carpenter_^:7 carpenter's:-2
carpenter's_pencil:-7 carpet:39 carpet_^:4 carpeta:2 carpets:-41 carrello:13
carriage:51 carriage_^:21 carried:-12 carried_0:-83 carried_^:-12 carried_by:27
carried_it:41 carried_out:25 carried_over:6 carried_that:-8 carried_up:43
carrier:47 carrier_has:-26 carrier's:57 carrier's_wife:54 carriers:15 carries:97
carries_0:49 carries_a:64 carries_an:29 carries_its:-33 carries_the:76 carro:20
carrots:79 carry:-8 carry_0:73 carry_^:-1 carry_a:24 carry_and:-5 carry_in:26
carry_it:17 carry_on:9 carry_over:-33 carry_that:-5 carry_the:-23 carry_you:-11
carrying:-5 carrying_it:22 carrying_the:3 cars:-39 cars_^:44 cars_at:18
cars_in:-10 cars_is:-88 cars_on:32 cart:-47 cart_and:-35 carta:82 carta_^:41
carta_náutica:8 carte:-38 carte_du:20 carton:39 cartons:59 cartoons:23 carts:-13
carts_and:-10 cartwheel:-59 carve:-48 carve_^:-4 carved_it:1 carved_ladies:4
carver:14 carver_is:2 carver_would:-5 carácter:-6 carácter_que:-6 cas:21 casa:-8
casa_^:-59 casa_da:22 casa_de:4 casa_do:12 case:47 case_^:-49 case_a:-14
case_at:34 case_for:24 case_has:22 case_heredity:40 case_i:-44 case_is:46
case_of:-38 case_that:32 case_the:-80 case_with:48 case_worker:4 case_you:37
cases:76 cases_^:64 casetta:8 cash:-29 cash_^:23 cash_box:-53 cash_is:-2
casi:-68 casi_se:-62 casimir:74 casing:7 casio:63 casio_^:53 cask:41 casket:2
caso:27 cassa:26 cassette:-39 cassettes:29 cassé:16 cast:57 cast_off:12
casting:34 casting_drawings:11 casting_off:8 castle:-47 castle_^:22
castle_set:23 castles:-11 castors:29 casts:15 casts_off:15 casualties:22
cat:-132 cat_0:1 cat_^:38 cat_and:7 cat_for:89 cat_had:-7 cat_has:-97 cat_in:26
cat_is:-4 cat_left:-2 cat_of:-32 cat_on:-64 cat_sat:-17 cat_sits:-62
cat_walked:51 cat_with:-39 cat's:-29 cat's_on:-11 catalogue:119 catalogue_and:1
catalogue_is:29 catalogued:9 cataract:16 catch:14 catch_up:18 catching:-26
caterer:58 catering:18 cathedral:-42 cathedrals:-44 cats:-17 cats_^:-51
cats_and:-41 cats_have:-44 cattle:5 caucasus:-20 caught:-49 caught_a:-8
caught_me:-37 caught_myself:-53 caulking:23 causa:-16 cause:123 cause_^:30
cause_de:35 cause_des:1 cause_it:20 cause_of:62 cause_unknown:22 caused:-5
causes:55 causes_of:53 causeway:2 caution:78 cautious:-34 cautiously:4 cava:20
cave:26 cave_^:47 cave_three:23 caveat:-26 cavo:89 cayó:-84 cała:-51
cała_rodzina:-19 całe:-37 całe_życie:-40 całej:-14 cbor:25 cbor_^:8 ce:-77
ce_l'ha:35 ce_matin:-60 ce_ne:15 ce_que:60 ce_qui:52 ce_sera:75 ce_soir:53
cedo:57 cedo_^:2 ceiling:-60 ceiling_^:-26 ceiling_and:-18 ceiling_came:22
ceiling_for:24 ceiling_of:15 cela:7 cela_vous:11 celadon:5 celebrated:-24
celery:11 celestial:24 celestial_globe:9 cell:-35 cell_is:10 cellar:-7
cellar_^:-17 cellar_and:-31 cellar_is:26 cellar_key:1 cellar_so:2 cellar_was:19
cellars:-11 cellars_^:-12 celle:1 celle_ci:-17 celle_du:14 cells:39 cells_^:8
cells_in:4 cellulose:33 celsius:44 celui:37 celui_qui:18 cement:5 cemetery:58
cemetery_^:65 cemitério:-67 cena:-19 cena_d'arrivo:18 cent_^:-24 cent_beyond:5
centimetres:36 centimetres_^:33 centimetres_for:8 centimetri:32 centimetri_^:23
centimètres:31 centimètres_^:10 centre:30 centre_^:-35 centre_wheel:6
centrifuge:4 centro:56 centro_^:3 centrífuga:4 cents:35 cents_floats:27
centuries:-82 centuries_and:-7 centuries_of:-38 centuries_to:-7 centímetros:30
centímetros_^:22 ceo:-47 cera:14 ceramic:-16 cereal_at:-45 ceremony:111
ceremony_^:20 ceremony_venue:9 cero:16 cero_^:16 cerrar:19 cert:-13 certain:-95
certain_^:-52 certain_and:10 certainly:31 certainly_earned:-2 certe:-43
certificados:3 certificat:34 certificate:62 certificate_^:12 certificate_has:12
certificate_is:-14 certificate_of:23 certificates:47 certificates_are:16
certificato:21 certified:22 certo:61 cerámica:12 ces:-63 cet:-1 cette:-18
cette_semaine:2 cfo:24 chain:109 chain_^:20 chain_of:21 chained:-9 chains:4
chains_are:-32 chair:-51 chair_^:41 chair_and:-31 chair_for:1 chair_of:95
chairlift_is:22 chairman:-63 chairs:-11 chairs_^:30 chairs_if:-53 chairs_in:-15
chaleco:25 chaleco_que:25 chaleur:-33 chalk:-68 chalk_^:-16 chalk_at:-20
chalk_in:-42 chalk_marks:-23 chalked:2 chama:47 chama_se:47 chamada:-55
chamber:-70 chamber_^:5 chamber_has:-39 chambers:6 chambre:37 chamois:-24
champagne:9 champagne_and:8 chance:-13 chandelier:-24 change:6 change_^:-68
change_a:62 change_in:-33 change_it:8 change_my:-102 change_of:76 change_the:27
change_to:23 changed:107 changed_^:4 changed_and:18 changed_every:30
changed_from:26 changed_her:11 changed_it:28 changed_its:-7 changed_my:-10
changed_to:25 changelog_^:5 changeover:8 changes:59 changes_the:-12
changes_to:14 changing:-6 changing_room:-4 changing_rooms:13 changé:43
channel:127 channel_0:13 channel_^:20 channel_is:16 channels:15 chansons:31
chantait:-46 chante:-60 chanté:-63 chaos:-60 chaos_^:-32 chaos_but:-28 chap:-35
chapel:67 chapel_^:69 chapel_a:26 chapel_but:51 chapel_is:10 chapitre:24
chapitre_sur:24 chapitres:34 chapitres_^:34 chaplain_has:-27 chapter:133
chapter_0:122 chapter_^:19 chapter_four:42 chapter_of:21 chapter_on:68
chapter_six:21 chapter_three:25 chapter_two:5 chapters:-2 chaque:97
chaque_exercice:21 chaque_leçon:4 chaque_séance:19 character:-79 character_^:-50
characters:56 characters_^:12 characters_and:2 charcoal:22 charge:25 charge_^:17
charge_of:4 charged:19 charged_for:28 charged_to:16 charged_us:-25 charger_^:-11
chargers:-9 chargers_together:-9 charges:-32 charges_0:-10 charging:-23
charging_^:29 chariot:-9 charity:-1 charm:-45 charm_^:-24 charm_at:26
charm_of:-16 charmant:-26 charming_and:35 charming_man:38 charming_that:-4
charmingly:10 chart:-21 chart_^:-20 chart_for:8 chart_is:-45 chart_plotting:1
chart_symbols:43 charted:7 charted_as:7 charter:95 charter_of:59 charts:4
charts_^:-17 charts_in:2 charts_which:5 chartwork:30 chase:2 chase_the:35
chased:-64 chased_by:-7 chasing:5 chassis:-11 chat_^:38 chat_a:-35 chat_about:46
chat_away:6 chat_greeting:64 chat_i'd:-42 chat_that:-17 chat_widget:25
chat_window:11 chat_with:-37 chats:-82 chatter:-30 chatting_with:13 chatty:-4
chaud:30 chaudière:36 chaval:-70 che:-15 che_a:5 che_bella:-58 che_bravo:27
che_caldo:-26 che_chi:-7 che_con:80 che_di:4 che_dormiva:-52 che_freddo:-27
che_giornata:-34 che_ha:40 che_i:-24 che_la:-43 che_le:10 che_li:-15
che_meraviglia:-33 che_mi:3 che_mia:-1 che_non:-25 che_per:20 che_quella:2
che_ridere:-43 che_si:-76 che_sonno:-5 che_sono:22 che_un:26 che_una:8
che_viene:-4 che_è:2 cheap:26 cheap_^:-56 cheaper:-16 cheaper_one:42 cheapest:19
cheat:7 cheated:-8 check:142 check_^:9 check_at:4 check_in:75 check_the:55
check_whether:-20 check_with:3 checked:-48 checked_^:-70 checked_again:-42
checked_and:6 checked_by:16 checked_every:19 checked_the:-43 checked_with:2
checker:21 checking:-39 checkout:34 checkout_flow:6 checks:66 checks_it:4
checks_my:37 checks_the:11 checksum:38 checksums:6 checksums_of:2 cheek:-64
cheeky:-7 cheer:4 cheered:-51 cheerful:54 cheerful_this:-21 cheers:-23
cheers_mate:-45 cheese:21 cheese_^:-114 cheese_as:-15 cheese_in:15 cheese_is:58
cheese_man:-30 cheese_needs:9 cheese_roll:18 cheese_so:26 cheeses:-20
cheeses_are:-26 chef:11 chef_is:-29 chefin:-14 chega:6 chegam:7 cheia:-24
cheiro:-89 chemist:1 chemist_on:21 chemist's:52 chemistry:-7 chemistry_and:17
cheque:48 cheque_came:6 cher:3 cherche:21 cherche_mes:2 chercher:-84
cherries:-59 cherry:-26 chess:-62 chess_^:-82 chess_club:14 chessboard:-33
chest:19 chest_goes:16 chestnut:9 chestnut_tree:-23 cheveux:-45 cheville:-62
chew:85 chew_on:76 chewing:24 chewing_gum:17 chews:13 chez:-22 chez_la:34
chez_le:52 chez_moi:-1 chez_nous:-19 chez_vous:-86 chi:51 chi_paga:19 chiama:-54
chiamate:12 chiamato:-80 chiara:17 chiave:48 chiave_della:8 chiavi:49 chicago:6
chickenpox:47 chiede:24 chief_driver:9 chief_proofreader:34 chiefly:-42
chien:-126 chiesto:-30 chiesto_se:-46 chiffres:14 chiffres_romains:14 chiffré:17
chiffré_^:17 child:-32 child_^:-46 child_i:-7 child_in:-5 child_seat:6
child_so:19 child_ticket:27 child's:51 child's_grave:20 childhood:-78
childhood_^:-6 childhood_in:-16 children:17 children_?:-31 children_^:94
children_are:33 children_drew:-15 children_have:-24 children_in:41
children_round:-22 children_to:-15 children_under:25 children_with:13
children's:36 children's_names:17 chili:19 chili_^:39 chill:4 chiller:71
chiller_is:23 chiller_service:8 chillies:2 chilly:-7 chime:59 chime_melody:42
chimes:-1 chimney:17 chimney_^:16 chimney_is:23 chimney_sweep:45 chimneys:30
chin_rest:37 chip_^:-47 chip_in:-2 chip_number:1 chipping:-5 chipping_in:-5
chips:-66 chips_in:-4 chissà:-2 chissà_se:-2 chiusa:18 chiusa_^:13 chiuso:25
chiuso_a:22 chlorine:36 chlorine_or:7 chlorlager:86 chocolate:-33 chodzę:32
chodzę_do:32 choice:145 choice_^:13 choice_fell:6 choice_for:15 choice_i:35
choice_i'd:10 choice_id:21 choice_of:7 choice_quiet:37 choir:-22 choir_!:-34
choir_^:33 choir_and:4 choir_came:13 choir_from:7 choir_got:-35 choir_has:-85
choir_i:13 choir_in:-18 choir_ladies:-45 choir_practice:-23 choir_sings:40
choir's:7 choirs:-58 choisi:40 choisi_le:40 choke:-22 choked:6 chokes:32
chokes_^:20 choose:69 choosing:3 choosing_the:3 chopin:-35 chopin_would:-27
chor:15 chorus:-11 chose:25 chose_a:-63 chose_the:31 chose_to:14 chosen:81
chosen_so:-15 chosen_the:20 choveu:-24 choveu_tanto:-56 choćby:10 christened:12
christening:28 christening_and:4 christening_cake:11 christening_that:-30
christening_with:4 christmas:-10 christmas_^:-96 christmas_card:-11
christmas_i:15 christmas_reading:23 christmas_thing:58 chrome:9 chronometer:36
chronometer_runs:51 chronometr:3 chunks:20 church:15 church_bell:-26
church_car:2 church_hall:54 church_roof:-1 church_steps:-46 churches:-33
churchyard:-6 churn:29 churn_^:7 chute:18 chutney:-15 chuva:-80 chyba:-50
chóru:25 chętnie:-45 chłodzących:6 chłodzących_na:6 chłopcy:8 ci:2 ci_ha:-9
ci_ho:-19 ci_penso:13 ci_pipeline:4 ci_runner:31 ci_si:18 ci_vuole:19
cicadas:-62 cicero:-104 cicero_^:-29 cidade:17 ciel:-52 cielo:-26 cierra:11
cierto:-4 cigar:-7 cigar_box:-27 cigarette:-3 cima:28 cima_do:28 cimetière:-26
cinco:-33 cinema:37 cinghia:34 cinghia_destra:34 cinnamon:-22 cinq:-1
cinq_minutes:-47 circle:24 circle_starts:7 circles:14 circuit:19 circuit_is:41
circuit_the:39 circuits:50 circuits_you:36 circular:-4 circumstances:75
circumstances_i:9 circus:-24 circus_with:11 cistern:20 cistern_has:8 cita:2
citation:29 citation_style:28 cite:20 cite_the:18 cites:4 city:-39 city_^:-37
ciudad:15 civil:27 civil_twilight:23 claim:140 claim_^:13 claim_for:13
claim_got:59 claim_is:1 claim_to:1 claimant's:1 claimed:-26 claimed_that:-15
claims:-75 claims_^:-100 clamp:15 clamp_on:6 clapped:-90 clapped_^:-20
clapper:24 clapper_should:20 clappers:41 clapping:-9 clarinet:2 claro:2 clase:21
clase_de:3 clases:32 clases_de:24 clash:5 clashes:76 clashes_with:36 class:89
class_^:48 class_and:-5 class_at:18 class_came:-19 class_end:6 class_for:19
class_has:29 class_in:5 class_is:77 class_meets:58 class_on:8 class_room:4
class_starts:2 class_the:-2 classe:7 classe_peut:2 classes:-22 classic:-85
classic_^:-51 classic_case:-18 classic_off:-3 classifica:47 classifier:49
classifier_was:39 classroom:-71 clauses:11 claves:3 claves_de:3 clay:56
clay_^:-19 clay_from:36 clean:-5 clean_^:-44 clean_hands:-13 clean_the:-29
cleaned:198 cleaned_0:33 cleaned_all:35 cleaned_and:73 cleaned_of:47
cleaned_on:1 cleaned_the:39 cleaned_up:-32 cleaner_^:25 cleaners:5 cleaners_^:5
cleaning:83 cleaning_^:19 cleaning_charge:3 cleaning_firm:8 cleaning_is:16
cleanup:27 cleanup_job:7 cleanup_you:9 clear:84 clear_as:-11 clear_day:-23
clear_enough:2 clear_of:4 clear_that:3 clear_the:27 clear_to:73 clear_yet:41
clearance:2 cleared:58 cleared_^:14 cleared_the:24 cleared_up:-16 clearer:-5
clearest:-15 clearing:-38 clearing_out:-25 clearly:-102 clearly_had:-26
clearly_that:-1 clement's:21 clementi:16 clementine:75 clerk_view:23 clerk's:-8
clerks:-45 clever:42 clever_abbreviations:16 clever_macros:8 clever_one:-11
clever_ones:17 cleverer:-5 cleverer_than:-16 click:-42 click_^:-73 click_and:1
click_on:28 clicked:-82 clicked_for:-70 clicks:-7 clicks_^:-12 client:-9
client_code:2 client_is:34 client's:10 cliente:-12 cliente_de:-19 clients:-22
clients_^:14 climate:38 climatiseur:39 climb:108 climb_^:21 climb_the:6
climbing:-26 climbing_^:26 climbs:4 climbs_the:17 clinic:5 clinic_^:8
clinic_for:13 clink:-42 clip:-23 clip_^:-23 clipboard:16 clipboard_^:6 clips:30
clive:52 cloakroom:56 cloakroom_^:31 cloche:44 cloche_du:25 clocher:11
cloches:-27 clock:43 clock_^:46 clock_and:-22 clock_case:2 clock_for:-7
clock_i:2 clock_in:-10 clock_my:-25 clock_of:35 clock_on:-31 clock_tower:42
clock_was:22 clock_with:-2 clockmakers:-5 clocks:-98 clocks_in:-41 clogs:-13
close:42 close_^:20 close_at:-25 close_the:57 close_with:4 closed_^:47
closed_and:-15 closed_at:-19 closed_eyes:-17 closed_for:-19 closed_its:-39
closed_the:-46 closer:-15 closer_to:13 closes:16 closes_after:1 closes_at:72
closes_on:-42 closes_when:-16 closes_whenever:-4 closes_with:31 closest:-42
closest_to:-42 closet:-36 closing:26 closing_in:2 closing_speech:39
closing_the:32 closing_time:2 closure:-27 cloth:-6 cloth_^:-17 cloth_on:-10
cloth_only:41 clothes:7 cloths:2 cloud:-62 cloud_bill:23 cloud_for:2
cloud_gets:-26 cloud_is:-64 clouds:-24 clouds_and:-32 cloudy:65 clown:-37
clowns:-13 club:25 club_^:-41 club_and:-10 club_game:36 club_got:13 club_has:-14
club_is:47 club_likes:3 club_night:12 club_says:-54 club's:-16 club's_first:36
clubhouse:54 clubhouse_is:16 clue:44 clue_^:8 clue_whether:-25 clue_who:13
clue_why:28 clue_yet:30 clumsy:-18 clumsy_in:13 cluster_^:17 cluster_is:-75
cluster_label:15 clusters:2 clutch:45 clé:79 clé_de:5 clé_du:32 clés:83
clés_^:31 clínica:8 cm:92 cm_^:65 cm_across:13 cm_of:42 co:32 co_bardzo:10
co_op:13 coach:119 coach_0:16 coach_^:27 coach_and:-40 coach_five:7
coach_from:17 coach_party:22 coach_seven:26 coach_would:2 coaches:5 coaches_^:5
coal:-13 coal_boiler:5 coal_dust:-3 coarse:38 coast:-58 coast_and:-16
coast_road:-38 coast_that:-12 coaster_^:-33 coat:-79 coat_^:-27 coat_of:73
coating:1 coats:31 coats_^:24 coats_and:10 coats_on:-17 coax:26 coax_cable:26
cobbles:-52 cobre:5 cobro:11 coche:70 coche_^:19 coche_de:13 cochineal:51
cocina:22 cocina_de:-3 cocina_es:1 cock:87 cocoa:9 cocoa_^:-23 coconut:40
coconut_fibre:12 coda:2 code:-67 code_0:35 code_^:23 code_alone:19
code_aloud:-32 code_and:-40 code_at:-2 code_changed:4 code_du:28 code_examples:2
code_for:-11 code_from:-3 code_in:-10 code_is:28 code_not:26 code_on:-2
code_owner:13 code_reads:-44 code_review:22 code_that:-73 code_with:-24
code_word:6 codebase:17 codes:62 codice:57 codice_dell'allarme:11 codziennie:12
coeur:11 coffee:-119 coffee_^:-14 coffee_and:72 coffee_first:-45 coffee_from:9
coffee_has:-3 coffee_here:-14 coffee_in:-17 coffee_machine:-51 coffee_on:-45
coffee_rings:-20 coffee_so:-42 coffee_stain:52 coffee_the:25 coffee_to:-11
coffee_with:67 coffee's:-39 coffees:30 coffees_a:81 coffees_and:-32 coffin:49
coffin_lid:16 coffre:13 cofre:53 cofre_do:8 cog:37 cog_have:36 coi:-5 coil:16
coil_and:-22 coin:-53 coin_for:-22 coin_in:27 coin_with:19 coins:-39 coins_^:-54
coins_and:-41 coins_in:-1 coisa:-14 cok:-72 cok_guzeldi:-72 col:44 cola:-59
cola_de:57 cold:17 cold_?:30 cold_^:-60 cold_aisle:-80 cold_and:-38 cold_but:14
cold_coil:-22 cold_fingers:67 cold_hands:-15 cold_has:7 cold_in:-30
cold_light:46 cold_plunge:-6 cold_room:31 cold_so:21 cold_start:61
cold_store:118 cold_tea:-5 cold_they:20 cold_water:14 coldest:-38 colds:21
cole:-85 cole_^:-85 colega:-37 collar:-25 collar_^:38 collars:40 colle:18
colleague:-4 colleague_^:20 colleague_from:-27 colleague_in:6 colleague_is:11
colleague_mrs:13 colleague_of:-48 colleague_says:27 colleague_who:-29
colleague's:15 colleagues:-12 colleagues_and:6 colleagues_from:-1
colleagues_have:-23 colleagues_in:-21 colleagues_the:12 collect:51 collect_^:8
collect_it:2 collect_the:24 collected:53 collection:14 collection_^:1
collection_and:-5 collection_fills:5 collection_is:26 collection_of:-2
collectionne:-26 collectionne_les:-26 collector_runs:2 collectors:-38
collects:-93 collects_about:18 collects_the:-64 collega's:3 college:-25
college_and:9 college_is:18 collides:10 collides_with:10 collision:26
collision_rules:24 collègue:-15 colo:-14 colonel:-10 colonnade:41 color:21
colores:9 colour:130 colour_and:14 colour_blind:-42 colour_for:40 colour_has:29
colour_is:17 colour_of:46 colour_the:-1 colour_to:32 colour_with:6
coloured_text:-23 colours:-37 colours_are:-64 colours_as:-1 colpa:-21
colpa_di:-19 column:16 column_^:14 column_for:3 column_in:-19 columnas:15
columnas_^:15 columns:-18 columns_^:13 columns_in:1 com:10 com_0:9 com_a:71
com_o:10 com_os:-30 com_todo:22 com_um:-31 com_água:6 combina:-12 combinado:8
comboio_^:41 come:49 come_a:-38 come_across:-68 come_after:46 come_ai:-19
come_along:2 come_and:-79 come_as:35 come_first:-11 come_for:5 come_from:17
come_home:-20 come_il:33 come_in:63 come_off:75 come_on:25 come_once:5
come_out:-85 come_round:17 come_straight:16 come_the:-8 come_through:6
come_un:-19 come_una:-33 come_up:78 come_with:17 comeback:-2 comedy:-49 comer:42
comer_^:1 comes:127 comes_^:52 comes_after:22 comes_along:17 comes_at:-8
comes_back:-23 comes_before:38 comes_down:50 comes_every:45 comes_for:-8
comes_from:-7 comes_next:18 comes_now:35 comes_off:6 comes_on:-32 comes_out:11
comes_the:69 comes_to:107 comes_up:-56 comes_with:101 comet:-12 comfort:-10
comfort_^:-16 comfort_to:-5 comfortable:46 comfortable_with:35 comida:3
comigo:68 comincia:24 comincio:-3 coming:22 coming_^:-63 coming_along:8
coming_and:-32 coming_back:-34 coming_by:13 coming_from:54 coming_lesson:7
coming_the:-12 coming_up:16 comma:12 comma_and:43 command:5 command_^:-11
commande:82 commande_de:39 commander:37 commands:13 commas:-53 comme:-113
comme_des:-87 comme_la:9 comme_le:-46 comme_on:-106 comme_sur:11 comme_tout:-14
comme_un:21 comme_une:-25 commence:43 commence_à:16 commencer_par:4 comment:92
comment_^:19 comment_on:2 commenti:36 commenti_nel:2 comments:12 comments_are:3
comments_in:30 comments_of:12 comments_the:22 commit:138 commit_^:49 commit_a:18
commit_message:9 commit_msgs:7 commit_the:15 commitment:-4 commits:108
commits_^:11 commits_better:6 commits_than:20 committee:57 committees:-47
committing:4 common:-37 common_for:-72 commonest:68 commossa:-33 communion:3
community:25 commute:-12 como:87 como_a:11 como_la:5 como_me:30 como_mucho:60
como_máximo:32 como_nos:15 como_se:10 como_siempre:-80 como_uma:-9 como_una:-25
compagno:12 compagno_di:12 companies:-43 company:-95 company_!:-40 company_^:-19
company_and:18 company_has:18 company_in:-4 company_indoors:1 company_is:28
compare_the:8 compared_^:2 compared_it:8 compared_the:4 compared_with:-12
compared_your:10 comparing:-2 comparing_the:40 comparison:-69 comparison_of:33
comparison_with:-9 comparisons:47 compartment:54 compartments:79 compass:35
compañera:43 compañera_de:38 compañero:-17 compañeros:6 competitor:-57
compile_on:9 compiled:-53 compiler:-70 compiler_version:9 compilers:-37
compito:64 compito_di:64 complain:-57 complain_^:-34 complain_about:16
complained:32 complained_^:29 complained_about:10 complained_of:50
complained_to:-83 complaining:14 complains:25 complains_^:-29 complaint:8
complaint_^:3 complaint_about:44 complaint_is:-15 complaint_letter:1
complaints:-11 complaints_^:55 complaints_from:-68 complaints_the:19 complete:47
complete_^:1 complete_and:15 completed:52 completed_yesterday:21 completely_^:15
completely_understand:-17 completes:1 completo:-35 compliment:-107
compliment_^:-15 compliment_to:-29 compliments:-5 compliments_^:28 component:1
comporta:43 comporta_0:43 composer:6 compost:-27 compost_^:-19 comprar:-41
comprends:-63 compressor:17 compressor_^:-82 compressor_is:42 compressor_one:16
compressor_two:18 compridas:25 comprido:-47 compridos:25 compridos_nas:25
compris:63 compris_^:57 comprises:4 comprovante:2 comptable:25 compte:134
compte_0:44 compte_fait:24 compter:4 compter_0:4 compteur:29 compteur_d'eau:29
comptez:3 comptez_0:3 computer:-55 computer_^:-35 computer_for:27
computer_in:-18 computer_is:49 computer_to:-34 computer_with:-3 computers:-113
computers_are:-15 computers_in:-55 comté:-14 comune:18 comune_è:16 comunica:12
comunicarle:51 comunicarle_che:29 comunque:9 con:48 con_0:-194 con_^:3
con_agua:36 con_calma:4 con_el:70 con_este:6 con_gli:32 con_i:27 con_il:56
con_la:3 con_las:-86 con_le:3 con_lo:32 con_los:-75 con_lui:15 con_mi:5
con_mio:25 con_más:-28 con_più:-17 con_questo:-6 con_sombrero:-16 con_sqlite:3
con_su:-17 con_tanta:16 con_tilde:16 con_un:99 con_una:7 con_viento:16
concede:50 concepto:7 concerned:16 concerned_we:22 concerning:11
concerning_the:9 concerns:42 concert:3 concert_a:13 concert_hall:-28
concert_halls:-8 concert_in:-9 concert_is:63 concert_outfit:5 concerto:-25
concerts:1 concluded:20 concluded_that:20 conclusion:33 conclusion_is:19
concluída:16 concrete:21 condensatore:10 condensatore_è:10 condenser:13
condenser_lens:19 condition:-25 condition_^:-22 condition_is:-36 condition_of:45
conditions:3 conducir:32 conducted:-37 conducted_in:-37 conductor:-32
conduit:-36 conduite:-45 conference:-150 conference_in:1 conference_room:-51
conferences:-26 confess:11 confess_that:-2 confession:-49 confession_i:-49
confetti:15 confetti_^:9 confidence:28 confidential:39 confidential_annexes:12
confidenza:-30 confier:19 config:134 config_^:1 config_file:37 config_files:1
config_in:35 configuration:2 confirm:41 confirm_^:-28 confirm_button:54
confirm_that:35 confirma:18 confirma_por:11 confirmada:24 confirmation:65
confirmations:5 confirme:16 confirmed:71 confirmo:13 confirmo_que:13 confirms:25
confirms_it:24 confié:37 confiée:10 confiée_à:10 conflict:23 conflicts:12
conflit:11 confuse:-8 confuse_me:36 confused:7 confused_people:-28 confusing:-8
confusion:28 congratulated:-62 congratulations:-70 congratulations_^:-31
congratulations_on:-28 congratulations_to:-19 congélateur:6 conker:-69
connaît:15 connaître:-24 connaître_le:-24 connect:-49 connected:52 connection:77
connection_pool:44 connector:31 conoscono:11 conoscono_in:11 conscience:24
consegna:60 consegna_dei:4 consent:72 consent_^:6 consent_and:31 consented:8
conserva_0:5 conservator:24 consider:8 consider_the:41 considerably:-49
consideration:30 considered:13 consists:-13 consists_of:-13 console:39
console_de:18 consoles:19 consonants:22 consorzio:5 conspiracy:19 consta:17
constant:16 constellation:7 construction:-47 construction_site:-47 consul:-26
consultant:-86 consulted:-30 consulted_my:5 consuma:23 consuma_0:8 consumer:21
consumo:23 consumption:19 conta:10 contaba:-62 contact:224 contact_^:30
contact_at:66 contact_in:43 contact_is:24 contact_on:43 contad:15 contado:26
container:3 container_^:33 contains:50 contains_0:54 contando:-34 contar:-17
contava:-56 contava_que:-34 contenedor:26 conteneur:75 contente:-6 contents:16
contents_as:7 contest:10 context:-86 conti:5 contiene:26 contiene_0:26
contient:7 contient_0:4 continuación:20 continue:23 continue_with:19 conto:-47
contou:-30 contract:1 contract_^:21 contract_and:-27 contract_for:20
contract_has:15 contract_is:9 contract_number:9 contract_of:-20 contract_with:43
contractions:8 contractor:66 contractor_over:26 contractor's:12 contracts:7
contradict:-5 contradict_you:-3 contrast:73 contrast_^:13 contrast_checker:18
contrat:59 contrato:23 contrato_^:4 contre:-16 contre_la:-25 control:-20
control_room:-13 controlled:45 controlled_by:45 controller:70 controllers:31
controlling:12 controls:109 contrôle:12 contó:-38 contó_que:-19 convencido:34
convent:16 convention:-37 conversation:46 conversation_^:-4
conversation_partner:17 conversation_with:-45 conversion:8 convert:10
converted:78 converted_the:21 converter:-35 converto:4 convey_his:11
convey_my:-20 conveyor:-6 conveyor_belt:-11 conveyor_motor:9 conviene:26
convient:29 convient_mieux:23 convinced:-32 convinced_the:-48 convocation:3
convocation_corrigée:3 convoy:50 convoy_leaves:16 coo:18 cook:-76 cook_^:8
cook_and:-50 cook_had:4 cook_in:-10 cook_is:-5 cook's:-6 cookbook:34 cooked:24
cooker:8 cooker_was:31 cookery:-24 cookery_book:-30 cookie:26 cookie_^:3
cookies:-87 cooking:16 cooks:28 cooks_would:5 cool:-36 cool_^:10 coolant:37
cooled:45 cooled_box:14 cooler:3 cooling:13 cooling_for:5 cools:-41 cooper:-38
cooper_^:-28 cooperativa:16 coordinates:-9 coordinates_are:-27 coordinator:30
cope:11 coperte:9 coperte_^:9 copes:30 copes_with:13 copia:66 copia_de:26
copias:-42 copias_para:8 copie:42 copie_^:34 copied:-41 copied_^:-36
copied_out:25 copies:7 copies_^:34 copies_for:13 copies_of:-79 copper:-21
coptic:14 coptic_binding:11 copy:7 copy_i:2 copy_in:33 copy_is:-89 copy_of:58
copy_shop:44 copy_streams:9 copy_the:14 copying:18 cor:26 cor_^:26 coragem:-12
coragem_de:-12 coral:2 cord:-59 corda:-14 cordero:7 cordero_nuevo:7 corduroy:39
core:48 cores:-22 coristi:21 cork_^:48 corn:10 corn_^:3 corn_bin:3 cornelius:1
corner:17 corner_^:40 corner_has:16 corner_in:17 corner_is:54 corner_of:-36
corner_shop:-44 corner_with:-17 corners:-36 cornice:8 coro:50 coronation:28
corpus:24 corre:33 correct:161 correct_^:25 correct_me:56 correct_my:97
correct_one:10 correct_them:-12 corrected:118 corrected_and:28 corrected_at:1
corrected_the:-30 correcting:-12 correction:25 correction_^:-21
correction_for:28 corrections:40 correctly:63 correctly_and:36 corrector:22
corregido:51 corregido_el:3 correia:31 correio:6 corrente:26 correo:51
correos:10 correr:43 correspondence:-9 correspondence_and:-1
correspondence_with:1 correzione:9 corridor:-68 corridor_^:-53 corridor_at:-33
corridor_for:-35 corridor_i:-51 corridor_is:-1 corridor_so:31 corridor_tape:42
corridors:46 corriere:-4 corriere_delle:20 corrige:79 corrige_en:13
corrige_toujours:19 corriger:42 corrigé:30 corrigée:7 corrijas:2 corrélation:24
corrélation_est:24 corsage:8 corsets:29 corsets_of:29 corso:57 corso_dura:13
corta:43 cortada:6 cortas:4 corte:23 corte_^:15 cortile:20 cos:30 cosa:5
cosa_que:27 cosas:-41 cosas_^:-11 cose:21 cosmo:9 cost:-31 cost_$:10 cost_^:-12
cost_as:-7 cost_centre:46 cost_me:-46 cost_more:-7 cost_of:39 cost_you:8
costa:11 costi:25 costs:114 costs_$:12 costs_0:41 costs_us:9 costuma:-50
costume:-33 costume_wagon:29 costumes:-5 costureira:2 cosy:45 così:-3
così_dire:-23 cot:76 cots:13 cottage:65 cottage_is:3 cottage_week:35 cotto:10
cotton:7 cotton_^:18 cotton_gloves:-21 couch:-28 couche:7 couche_de:7 couché:25
cough_^:-22 coughed:-23 coughing:-13 coughing_^:-32 coughs:2 could:-88
could_almost:-12 could_avoid:1 could_be:4 could_bottle:-46 could_do:-4
could_find:-25 could_follow:-14 could_get:-10 could_go:-16 could_hardly:-41
could_have:-11 could_hear:-84 could_i:24 could_listen:-15 could_look:-6
could_not:-12 could_only:-11 could_read:-25 could_recite:-15 could_say:49
could_sit:-32 could_smell:-41 could_still:-14 could_talk:-49 could_tell:23
could_the:100 could_they:32 could_u:29 could_we:78 could_you:117 could've:8
couldn't:-60 couldn't_be:-54 couldn't_find:-29 couldn't_hear:46 couldn't_know:3
couldn't_make:22 couldn't_see:-19 couldn't_sleep:-2 couldnt:-12 couldnt_see:-15
couleur:14 council:12 council_had:7 council_has:-7 council_met:3 council_was:10
counsel:25 count:59 count_0:76 count_^:-36 count_a:23 count_as:-47 count_heads:2
count_is:66 count_me:14 count_on:51 count_so:13 count_the:63 count_to:-63
counted:7 counted_0:-107 counted_^:-61 counted_again:33 counted_and:28
counted_by:37 counted_properly:31 counted_the:-4 counted_them:2 counted_there:25
counted_twice:63 counted_with:66 counter:31 counter_^:40 counter_and:-13
counter_in:-20 counter_is:7 counter_on:14 counter_with:24 counters:-23
counters_^:2 countersigned:3 countess:16 counting:-111 counting_the:52
countries:-78 countries_^:-34 country_^:17 counts:69 counts_0:-3 counts_^:29
counts_as:78 counts_every:7 counts_for:23 counts_in:32 counts_the:-30 county:48
county_and:9 coup:-66 coup_de:-53 coupe:31 couple:26 couple_and:-6
couple_from:-11 couple_got:-24 couple_of:27 couples:-4 coupure:28 cour:8
courage:-52 courage_^:23 courier:86 courier_^:19 courier_box:7 courier_is:7
courier_to:21 couriers:67 courriel:11 courriels:44 cours:16 cours_d'aquagym:11
cours_de:-7 cours_en:24 course:-10 course_and:-9 course_be:16 course_has:71
course_i:-35 course_is:11 course_line:23 course_of:3 course_takes:4
course_ticked:6 course_was:-23 course_we:-33 course_you:11 courses:29 court:20
court_^:34 court_has:-21 court_over:22 court_visit:4 courted:-9 courteous:27
courteously:5 courtes:7 courts:12 courts_les:2 courtyard:56 cousin:68
cousin_^:34 cousin_the:37 cousin_was:-42 cousin_who:13 cousin's:37 cousins:9
cover:77 cover_^:50 cover_for:20 cover_in:36 cover_pattern:26 cover_the:25
coverage:42 coverage_badge:10 covered:110 covered_^:11 covered_by:3
covered_for:1 covered_in:-37 covered_the:34 covering:6 covers:20 covers_0:85
covers_^:-60 covers_everything:-3 covers_the:52 cow:-28 cow_wheels:15 cows:-14
cows_have:-31 cows_piano:-2 cowshed:59 coxswain:-57 coûte:28 coûte_0:17 coś:45
cpu:5 crack:142 crack_^:-37 crack_and:1 crack_in:19 crack_on:66 cracked:140
cracked_casing:1 cracked_lid:22 cracked_mirror:53 cracked_prism:7 crackle:-7
cracks:53 cradle:6 cradle_0:6 cradles:10 craft:-49 crafts:-5 craftsman:10
crane:43 crane_can:15 crane_driver:-24 crane_firm:22 crane_sticker:24
crane_that:-19 cranes:-11 cranes_in:-4 crank:103 cranked:-15 crash:83
crash_^:-23 crash_in:15 crash_is:17 crash_on:28 crash_reporter:14
crash_reports:38 crashes:8 crashlytics:17 crate:170 crate_^:51 crate_and:17
crate_has:19 crate_nine:20 crate_of:-4 crate_was:3 crate_without:9 crates:152
crates_^:32 crates_and:9 crates_get:16 crates_go:4 crates_in:11 crates_of:-10
crates_to:15 crawl:34 crawl_under:9 crawled:-31 crawled_in:39 crayon:15
crayon_^:11 crc_polynomial:33 creaks:29 cream:-6 cream_on:15 cream_van:-71
creamery:3 creature:-20 credentials:2 credit:-67 credit_^:7 credit_card:17
credit_for:-81 credit_it:-18 credit_notes:31 credits:10 creeps:23 creeps_^:16
creo:27 creo_que:27 crept:21 crept_into:6 crescendo:21 crest:-12 crete:6 crew:50
crew_0:41 crew_^:40 crew_and:10 crew_aprons:26 crew_by:-17 crew_came:-26
crew_can:29 crew_counts:21 crew_eats:37 crew_from:-5 crew_has:12 crew_is:-31
crew_likes:26 crew_members:3 crew_never:-37 crew_on:41 crew_signs:6
crew_sleeps:32 crew_would:2 crews:-77 crews_^:19 criança:42 crib:25 cried:-13
cried_^:30 cried_a:56 cried_and:10 cried_at:-37 cried_over:27 crime:13
criminals:-59 crise:13 crisp:-10 crisps:-91 crisps_^:-61 critic:15 critical:6
critical_alerts:4 criticism:1 critics:-68 crm:14 crochet:20 crochets:18
crocodile:-3 crocuses:-86 croirait:-20 croissants:11 croissants_is:17 cron:-27
cron_job:40 cron_jobs:-17 cronometro:34 cronómetro:27 crooked:50 crop:4
cross:-18 cross_^:36 cross_a:10 cross_and:-39 cross_at:-28 cross_on:8
cross_references:16 cross_step:8 cross_with:-6 cross_word:-28 crossed:-21
crossed_out:28 crossed_with:-38 crosses_the:-1 crossfade:20 crossfades:19
crossing:2 crossing_^:-24 crossing_as:63 crossing_out:-21 crossword:-65
crosswords_and:1 crow:-70 crowd:60 crowded:49 crown:24 crown_^:9 crown_on:6
cru:-52 cru_à:-41 cruel:1 cruise:-20 cruising:27 cruising_speed:26 crumb:-1
crumble_the:8 crumbs:-29 crust:33 crutches:-27 cry:-101 cry_^:-73 cry_a:7
crying:-62 crying_^:-18 crying_and:-3 crying_in:-9 crystal:24 crystal_set:8
crystals:5 crème:10 css:-37 csv:21 csv_^:-6 csv_już:44 cto:-13 cuaderno:48
cuaderno_de:42 cualquiera:-4 cualquiera_^:-4 cuando:36 cuanto:19 cuatro:-50
cuba:3 cubic:27 cubic_metres:27 cubierta:58 cubre:19 cucina:-29 cucina_^:-16
cuckoo:-35 cuckoo_^:38 cuddle:18 cue:122 cue_files:3 cue_is:9 cuenta:-43
cuenta_de:-27 cuentan:-22 cuento:-20 cuento_y:32 cues:70 cues_^:6 cugino:-19
cuisine:-48 cuisine_^:56 cuit:8 cuivre:17 cuivre_^:17 culture:9 cultures:7
cum:22 cuoco:-27 cuoio:21 cuore:-23 cup_^:-39 cup_match:-17 cup_of:22
cup_tasting:34 cupboard_^:36 cupboard_and:-57 cupboards:-30 cups:-46 cups_^:-64
cups_of:4 cura:25 cura_que:10 curado:39 curate:15 curator:-25 curators:1
cures:-28 curing:8 curing_of:8 curiosidad:3 curiosidad_y:3 curiosità:-44
curious_about:1 curl:32 curlers:4 curling:32 current:-24 current_arrows:30
current_comes:-14 current_is:35 currently:29 curry:-66 cursing:-6 cursive:27
cursor:-62 cursor_^:-22 cursors:19 curtain:-14 curtain_and:-54 curtain_in:2
curtain_motor:11 curtain_music:9 curtain_stuck:-47 curtains:-9 curtains_for:-59
curtas:1 curto:20 curve:-42 curve_^:17 curve_and:33 curve_i:7 curve_is:-78
curve_looks:-29 curves:7 curé:10 cushion:-90 cushion_^:-36 cushion_on:-30
cushions_^:37 custard:-68 custard_tarts:-20 custom:-28 customer:8 customer_^:39
customer_and:-47 customer_in:-38 customer_that:4 customer_wants:16
customer_who:-4 customer_with:39 customers:-12 customers_0:-35 customers_^:24
customers_are:8 customers_on:5 customs:16 customs_^:34 customs_form:12 cut:19
cut_^:51 cut_and:83 cut_away:15 cut_by:4 cut_cable:1 cut_it:4 cut_one:-81
cut_out:15 cut_the:-15 cut_until:22 cute:-40 cutlery:18 cutover:69 cuts_off:2
cuts_out:3 cuts_us:4 cutter:46 cutter_is:30 cutter_with:17 cutting:60
cutting_hair:31 cutting_the:4 cuve:22 cuve_0:1 cuve_de:9 cuxhaven:7 cuñada:5
cuñado:10 cycle:-5 cylinder:-8 czas:-60 czas_leci:-60 czech:20 czech_^:20
czerwca:25 czerwca_^:25 czujnik:23 czujnik_przy:23 czuję:-47 czwartek:27 czy:92
czyli:78 cá:9 cálculo:15 cámara:28 câble:4 câble_de:4 cão:-9 cérémonie:9
código:39 códigos:13 cómo:-76 cómodo:2 cópia:49 cópia_de:22 cópia_noturna:14
côté:-26 côté_de:25 cœur:34 d:73 d_^:25 d'abord:27 d'accordo:-3 d'accordo_^:-5
d'accueil:14 d'adieu:37 d'ambiance:24 d'après:43 d'après_le:1 d'aquagym:11
d'arrivo:18 d'attente:6 d'avoir:19 d'eau:-1 d'entrée:43 d'erreur:15 d'esame:7
d'essai:51 d'examen:35 d'expiration:10 d'forelln:12 d'forelln_fürs:12 d'hier:-71
d'impression:4 d'inscription:6 d'inscription_est:6 d'insister:6 d'origine:10
d'ottone:18 d'ouverture:28 d'ouverture_^:28 d'où:18 d'un:-63 d'une:-28 d'y:2
d'écran:-5 d'écran_^:-5 da:-83 da_0:20 da_^:-59 da_adega:-54 da_bambina:-17
da_capire:41 da_capo:12 da_der:17 da_entrega:51 da_escola:31 da_gusto:-3
da_hat:56 da_hilft:-23 da_ist:-21 da_kommt:6 da_lunedì:19 da_manhã:22 da_noch:13
da_noi:-16 da_noite:35 da_oben:21 da_outra:-4 da_quando:9 da_rua:-2 da_sala:23
da_serra:26 da_sind:-20 da_się:12 da_sola:24 da_tia:-10 da_torre:18 da_un:-5
da_und:46 da_voi:-12 daar:18 daar_word:-17 daarna:104 daarna_gaan:33 daarom:17
dab:23 dabei:-75 dach:6 dachboden:-49 dachshund:11 dachten:-1 dackel:33
dackel_und:32 dad:38 dad_^:3 dad_always:78 dad_has:15 dad_he:61 dad_nearly:17
dad_says:-56 dad_wants:23 dad_was:-64 dad's:85 dad's_antenna:17 dad's_big:1
dados:41 dads:34 dadurch:5 dafür:-62 dafür_bin:-46 dag:-86 dag_^:-7 dag_en:-33
dag_och:-5 dagen:44 dagster:90 daha:40 daha_çok:24 dahlias:-27 dai:-18
dailies:14 dailies_travel:10 daily:4 dairy:164 dairy_^:23 dairy_has:26
dairy_in:11 daisy:-35 dakika:40 dakika_sürüyor:19 dal:19 dalej:46 dalej_nie:11
dalla:22 damage:114 damage_is:47 damage_on:10 damaged:27 damals:-18 damals_0:-35
damals_alles:42 dame:-89 damigella:31 damit:34 damp:39 damp_and:-3 damp_cloth:22
damson:-17 dan:126 dan_0:17 dan_de:1 dan_een:52 dan_ik:-42 dan_is:33 dan_uit:6
dana:10 danach:38 danach_kommt:26 dance:-29 dance_^:-11 dance_at:-12
dance_school:11 dance_shoes:47 danced_in:-4 dancers:6 dancers_in:23 dances:15
dancing:-28 dancing_^:19 daneben:8 danger:80 danger_^:39 danger_zones:32
dangerous:76 danish:28 danish_^:-8 dank:-36 dank_aan:6 dank_für:-34 dank_u:-48
danke:-44 danke_dir:-44 dann:-62 dann_die:27 dann_ist:18 dans:-42 dans_la:46
dans_le:-24 dans_un:-21 danse:-12 danube:14 daquele:-27 dar:39 daran:48 dare:5
dare_say:29 dared:14 dared_ask:4 dared_to:3 dares:-25 dares_to:-19 darf:22
darf_0:17 darf_^:30 darf_an:4 darf_ausschließlich:6 darf_ich:-74 darf_im:20
darfst:14 darfst_du:4 dark:129 dark_^:23 dark_about:46 dark_and:-60
dark_fibre:10 dark_green:17 dark_mode:61 dark_red:52 dark_roast:8 dark_rosin:19
dark_theme:54 dark_with:-8 dark_without:-8 darkness:-40 darling:60 darling_^:26
darlings:37 darum:18 das:-40 das_alles:-38 das_alte:53 das_angebot:14
das_außenbecken:28 das_bitte:9 das_chlorlager:86 das_ding:-19 das_eben:-90
das_freut:-37 das_frühstück:39 das_funkgerät:7 das_férias:-3 das_geht:-43
das_gerät:4 das_gilt:20 das_ging:-14 das_grundbuch:18 das_hab:15 das_haben:-8
das_hat:16 das_hatte:-28 das_heute:-7 das_hätte:-39 das_ist:-64 das_kann:10
das_kapitel:43 das_klavier:3 das_klingt:-108 das_kollisionsmodul:22
das_kursgeld:8 das_lastenrad:22 das_mit:4 das_neue:7 das_nicht:1 das_pferd:2
das_radio:-46 das_schlagwerk:20 das_seil:9 das_sekretariat:24 das_so:13
das_vorheizen:2 das_vorspiel:10 das_war:-17 das_wasser:6 das_wetter:-20
das_wörterbuch:16 dash:-25 dashboard:-48 dashboard_^:32 dashboard_banner:8
dashboard_is:-46 dashboards_^:-19 dashes:9 dass:-75 dass_das:-54 dass_der:-72
dass_die:39 dass_er:18 dass_es:-9 dass_ich:-9 dass_man:-9 dass_sie:-6
dass_wir:14 dat:-42 dat_de:34 dat_een:12 dat_er:3 dat_gedoe:1 dat_heeft:52
dat_herken:-20 dat_het:-33 dat_hij:21 dat_hoor:-9 dat_iedereen:18 dat_ik:-21
dat_is:-17 dat_je:5 dat_kan:-17 dat_klinkt:-40 dat_mijn:-24 dat_weet:-31
dat_wil:-31 data:-95 data_as:-36 data_cap:15 data_centre:-22 data_lives:38
data_logger:36 data_plan:23 data_protection:-16 database:-6 database_^:25
database_and:-37 database_before:6 database_has:2 database_like:6
database_pair:4 database_the:8 database_to:-40 database_upgrade:-43
dataclasses:44 dataclasses_over:2 datasheet:45 datasheets:-70 date:2 date_^:-19
date_in:25 date_of:66 date_picker:25 datei:12 datei_^:12 dateien:33
datenschutz:8 dates:57 dates_^:9 dates_and:26 dates_on:4 dati:-17 dating:-37
dato:32 datos:17 dauert:37 dauert_0:47 dauert_bei:2 dauert_doch:6 daughter_^:52
daughter_and:7 daughter_at:-10 daughter_in:65 daughter_is:76 daughter_named:-39
daughter_says:-66 daughter_the:-19 daughter_wants:6 daughter's:6 daughters:13
davantage:62 dave's:2 dave's_laptop:2 davon:2 davon_träumen:-19 davor:-22
davvero:-53 davvero_^:-39 dawka:25 dawka_to:25 dawn:3 dawn_and:-4 dawn_shift:30
dawn_than:21 day:-6 day_!:50 day_0:-46 day_?:39 day_^:-25 day_again:-50 day_at:9
day_because:-13 day_begins:33 day_big:-32 day_by:3 day_ever:-21 day_for:20
day_here:-23 day_i:-11 day_i've:4 day_if:-4 day_in:25 day_is:75 day_it:-37
day_itself:37 day_job:-12 day_long:-14 day_my:19 day_never:3 day_no:36
day_of:-57 day_off:1 day_one:-19 day_or:31 day_shift:36 day_so:-5 day_team:7
day_thats:44 day_there:-32 day_we:5 day_when:-16 day_with:-76 day_without:-79
day_work:30 day_you:-28 day's:13 day's_stage:2 daybreak:-32 daylight_^:-2
daylight_and:-24 daylight_saving:1 days:2 days_0:16 days_^:42 days_a:-25
days_after:27 days_ahead:18 days_and:-28 days_are:-18 days_being:51 days_cause:2
days_for:89 days_he:21 days_i:-16 days_in:-1 days_instead:2 days_is:62 days_my:4
days_no:1 days_of:-7 days_on:1 days_running:11 days_so:47 days_straight:-38
days_the:-19 days_to:4 days_we:-72 days_when:-90 days_where:-15 days_which:-37
days_with:-45 dazu:-24 db:100 db_^:61 db_lives:5 dbt:22 dbt_models:21 dc:-23
de:28 de_^:-49 de_a:-9 de_abajo:16 de_acero:3 de_acordo:19 de_acuerdo:13
de_agua:26 de_ahí:3 de_animales:6 de_app:15 de_aprender:26 de_aquella:-21
de_arranque:3 de_at:-30 de_ayer:-19 de_baja:9 de_bakfiets:-31 de_bebidas:14
de_biología:6 de_bonne:-25 de_boot:-1 de_bord:17 de_buren:13 de_buurman:-62
de_cada:-40 de_café:-45 de_calentamiento:20 de_cerámica:12 de_chercher:-42
de_club:10 de_cocina:2 de_cola:-62 de_colle:5 de_comer:21 de_commande:11
de_commit:5 de_con:-75 de_conduite:-45 de_crise:13 de_cuisine:-25 de_código:10
de_descargas:26 de_deur:50 de_dice:-31 de_diction:27 de_disco:10 de_dit:-46
de_dix:66 de_droogkamer:15 de_dépôt:11 de_eerste:39 de_ejercicios:19
de_elektricien:31 de_emergência:22 de_entradas:8 de_entrega:9 de_equipa:22
de_error:-8 de_espera:10 de_est:-72 de_estima:10 de_esto:19 de_facturación:1
de_feuilles:7 de_flores:10 de_fondo:14 de_foto's:28 de_foutmeldingen:1
de_gamla:15 de_garde:16 de_gaston:24 de_gens:-9 de_grote:5 de_har:23 de_hechos:4
de_hele:-84 de_hoy:17 de_huisarts:12 de_icing:2 de_jabón:18 de_kaartlaag:13
de_kachel:-4 de_kade:2 de_kat:-74 de_kelder:7 de_kinderen:-53 de_kleine:12
de_klepel:5 de_knop:27 de_knoppen:28 de_korte:20 de_l'air:-3 de_l'amiante:4
de_l'oiseau:16 de_la:4 de_lado:-45 de_lange:8 de_large:6 de_las:42 de_le:-34
de_leidingen:6 de_lekkende:13 de_letra:4 de_lo:-77 de_logbestanden:42 de_los:-54
de_lá:10 de_ma:28 de_madera:24 de_man:10 de_março:4 de_matemáticas:34
de_mates:-39 de_mayo:12 de_me:-75 de_memoria:11 de_mi:52 de_mise:9 de_momento:15
de_mon:43 de_muito:11 de_médicos:18 de_nachttoon:11 de_nantes:10 de_ne:17
de_nieuwe:12 de_noche:47 de_noodverlichting:5 de_nous:17 de_novo:4 de_nudos:20
de_nya:20 de_oude:116 de_ouvir:-13 de_pagamentos:10 de_passe:20 de_pause:-55
de_piano:-59 de_pilar:1 de_piso:2 de_plainte:8 de_ploeg:-7 de_pluie:1 de_plus:27
de_plástico:20 de_post:11 de_proefles:18 de_prueba:17 de_pruebas:31
de_práctica:23 de_prácticas:27 de_que:-52 de_radio:46 de_rand:-24 de_ranger:8
de_rede:7 de_rendu:25 de_repaso:22 de_retraso:-30 de_révision:37 de_sa:-18
de_sauvetage:23 de_schipper:9 de_schuur:22 de_secours:66 de_segurança:22
de_seguridad:26 de_semana:-5 de_sept:-17 de_service:11 de_ses:-13 de_signes:2
de_sleutel:24 de_sleutels:2 de_sol:3 de_son:-76 de_stock:4 de_stoelen:-27
de_straat:-1 de_su:-58 de_subir:9 de_suite:-21 de_sushis:4 de_sécurité:10
de_talhões:10 de_tandarts:3 de_tela:16 de_tent:-38 de_teste:21 de_testes:17
de_texte:-24 de_tiro:17 de_tocar:7 de_toda:19 de_todo:15 de_todos:-24
de_toujours:23 de_tourbe:19 de_trabajo:5 de_traduction:4 de_travail:4
de_trein:-44 de_tripulación:38 de_tuin:-12 de_tweede:34 de_um:-13 de_un:-31
de_una:-26 de_usted:9 de_ver:-25 de_verano:24 de_verdad:-27 de_verzekering:1
de_vigo:-11 de_vino:2 de_voeding:15 de_votre:-25 de_vous:-5 de_vraag:28
de_vídeos:4 de_week:14 de_werkplaats:28 de_winkel:5 de_y:-35 de_zaal:30
de_zomer:39 de_água:13 de_était:-27 dead:54 dead_moth:-21 deadbeat:25
deadbeat_escapement:25 deadlines:-22 deadlock:-22 deaf:15 deaf_and:7 deal:55
deal_^:-1 deal_better:14 deal_more:67 deal_of:4 deal_to:-52 deal_with:7
dealer:16 dealer_^:8 dealers:-33 dealt:-39 dealt_with:-39 dean:-22 dean's:25
dear:16 dear_^:32 dear_colleagues:11 dear_friend:3 dear_i:-22 dear_it's:-9
dear_man:-2 dear_mr:-40 dear_mrs:-58 dear_old:-19 dear_people:51 dearer:10
dearer_to:10 dears:-22 death:25 debate:17 debates:1 debe:15 deberes:21 debian:17
debian_^:17 debit:17 debug:30 debug_^:57 debug_build:10 debug_level:1
debug_output:-38 debuggen:15 debuggen_^:15 debugging:-14 debugging_^:-20
decades:-57 decaf:12 deceased:40 december:-20 decent:-36 decent_about:19
decibel:19 decibel_^:11 decibels:51 decibels_^:16 decibels_and:31 decide:-14
decided:-5 decided_^:20 decided_after:4 decided_against:17 decided_by:-66
decided_on:68 decided_that:24 decided_to:-38 decided_we:58 decides:50
decides_if:1 decidido:26 decidido_a:24 decidimos:12 deciding:-29 decimals:33
decision_was:-9 deciso:28 deck:40 deck_^:-24 deck_is:23 deck_oven:3 deck_there:7
deck_with:10 decking:15 declan:6 declared:-6 declension:120 declension_is:27
decoder:64 decoder_^:12 decorar:35 decorei:19 decía:-21 decía_que:-21 dedans:-5
dedans_^:-5 dedupe:6 deed:-38 deegrecept:76 deep:4 deep_enough:27 deep_sky:1
deer:-23 default:130 default_^:5 default_branch:12 default_language:4
default_locale:3 default_tempo:11 default_theme:20 defects:-34 defence:4
defenders:-4 definition:-1 definitions:40 definitions_^:10 defrost:1
defrost_cycle:1 defrosted:57 defter:24 degli:6 degraus:9 degree:-13 degree_^:-5
degrees:20 degrees_^:152 degrees_according:29 degrees_and:-46 degrees_in:-57
degrees_or:19 degrees_since:-37 degrees_the:2 degrés:41 degrés_^:24 dehors:19
dehumidifier:43 dehumidifier_is:3 dehumidifier_shows:24 dei:68 dei_bambini:9
dei_conti:3 dei_rulli:4 dei_teli:13 deichgraf:18 deine:31 deine_anmeldung:23
deixa:15 deixa_que:15 deixou:28 deja:51 dejó:-31 del:38 del_archivo:5
del_aspirador:8 del_bar:5 del_barco:18 del_campanario:-38 del_cole:-85
del_cura:28 del_decoder:17 del_despacho:16 del_disco:32 del_domingo:-6
del_fondo:1 del_forno:-3 del_mattino:20 del_mercato:-56 del_mes:6 del_muelle:2
del_módulo:35 del_porto:-75 del_pueblo:-10 del_puerto:17 del_saxofón:2
del_suo:-25 del_taller:21 del_tema:-14 del_vecino:-51 del_vento:75
del_vestido:42 delante:21 delante_de:10 delay:16 delay_in:-42 delay_of:9
delayed:-52 delcourt:-27 dele:20 delen:1 delen_^:1 delete:87 delete_a:49
deleted:13 deleted_^:17 deleted_the:-1 deleting:24 deletion:7 delicacy:8
delicacy_that:9 delicate:-21 delight:66 delight_and:50 delighted:-24
delighted_^:-52 delighted_to:27 delightful_saying:-10 deliver:72 deliver_the:14
delivered:85 delivered_and:30 delivered_by:20 delivered_on:21
delivered_within:15 deliveries:101 deliveries_^:25 deliveries_since:3 delivers:5
delivery:-6 delivery_^:50 delivery_address:17 delivery_guy:-48 dell:1
dell'alba:12 dell'allarme:11 dell'anno:52 dell'archivio:-90 della:78
della_caldaia:19 della_casetta:8 della_cava:20 della_cucina:9 della_nonna:14
della_sala:32 della_sera:16 delle:25 delle_bobine:20 delta:22 delvaux:-37
delvaux_travels:10 delà:9 delà_de:4 dem:-2 dem_dackel:12 dem_foto:-58
dem_haus:23 dem_ich:-68 dem_neuen:33 dem_pfarrer:16 dem_tag:-18 dem_zirkus:-25
dem_zweiten:20 demain:19 demais:-3 demais_^:-8 demand:12 demande:60 demande_0:3
demander:11 demander_avant:11 demandé:-5 demandé_au:7 demasiado:66
demasiado_^:38 demo:-66 demo_^:-42 demo_gods:-49 demo_show:20 demo_works:-38
demonstration:-40 demora:44 demora_0:54 den:19 den_0:18 den_^:21 den_brief:32
den_ersatzschlüssel:17 den_fuß:-41 den_gamla:22 den_ganzen:-71 den_halben:16
den_hufen:18 den_hund:-55 den_milchtank:33 den_svåra:20 den_tisch:-23
den_tresor:40 den_var:13 den_verein:15 denen:30 denied:-48 deniz:-64 denk:-25
denken:-35 denkt:-1 dense:57 density:2 dent:6 dent_^:-12 dented:9 dentes:16
dentist:-39 dentist's:23 dentists:-1 dentro:15 dentures:-9 department:-42
departure:30 departure_is:22 dependencies:42 dependency:30 depending:-62
depending_on:-62 deploy:-19 deploy_with:32 deployed:41 deploys:136
deploys_happen:48 deploys_on:62 depois:-17 depois_de:4 depois_do:14 deposit:110
deposit_^:4 deposit_has:35 deposit_is:-2 deposito:13 deposu:120 deposu_0:17
deposu_anahtarı:55 depot:71 depot_^:-54 depot_and:25 depot_collects:18
depreciation:-45 dept:27 depth:7 depth_0:12 depth_of:-34 depuis:-37 depuis_ce:-4
depuis_la:-9 depuis_le:31 depuis_que:-53 deputy:54 deputy_for:29 deputy_head:15
depósito:55 der:34 der_abfahrt:20 der_alois:12 der_alte:-55 der_anschluss:18
der_arzt:-5 der_aufzug:25 der_aula:17 der_bauer:24 der_begrüßung:5 der_chor:9
der_dauert:3 der_deichgraf:18 der_elektriker:14 der_ersatzgenerator:4
der_ersatzlüfter:4 der_ersatzschlüssel:20 der_erste:6 der_exportdienst:26
der_ganze:-19 der_gegend:-33 der_guten:28 der_gärtnerei:18 der_halle:-5
der_hauptzweig:19 der_hausmeister:-66 der_herr:15 der_hersteller:13 der_hund:-58
der_hütte:29 der_kaffee:-71 der_kantine:-23 der_kassenwart:1 der_kater:-38
der_keller:-12 der_kinder:3 der_kiosk:41 der_kleine:9 der_kollege:4 der_kurs:25
der_lehrling:10 der_leihserver:2 der_leine:-23 der_lesekreis:24 der_limonade:14
der_lupe:-4 der_läutezeiten:18 der_mesner:-4 der_mit:50 der_mondtext:8
der_motor:-45 der_nachbar:-4 der_neue:2 der_notenschrank:11 der_opa:7
der_parser:8 der_pfarrer:-28 der_projektor:11 der_prüfer:49 der_prüfung:-68
der_rest:-58 der_saal:-13 der_schlüssel:62 der_schule:-4 der_sonst:1
der_statiker:17 der_summer:43 der_tag:-16 der_teigkneter:34 der_trafo:4
der_tür:-30 der_umzug:2 der_verein:36 der_visite:2 der_vorstand:18 der_wagen:1
der_walzer:3 der_wanderung:1 der_war:7 der_wiederholung:7 der_wirt:-39
der_zweiten:2 der_zähler:10 derde:-72 deri:31 deri_parçası:31 dernier:22
dernier_^:24 dernière:3 derrière:18 ders:56 ders_dili:25 ders_kitabım:25
dersi:59 des:15 des_caisses:11 des_cousins:6 des_dates:5 des_deux:-24
des_enfants:19 des_paiements:8 des_rendez:22 des_tanneurs:9 des_visiteurs:9
des_vitres:7 desayuno:30 desayuno_^:30 descaled:72 descaled_^:26 descaling:3
descanso:-18 descargas:26 descend:16 descend_à:4 describe:-53 describe_^:-7
describe_it:-13 describe_the:-8 described:-6 described_as:-4 described_it:22
describing:-1 description:-22 description_and:-22 description_of:-20
descriptions:-45 descriptions_^:31 descriptions_of:-72 desculpa:-36 desde:-39
desde_el:8 desde_la:-74 desde_que:32 deserve:52 deserve_a:49 deserves:-84
deserves_a:-44 deserves_to:-1 deshalb:60 desiderio:21 desiderio_mi:9 design:-44
designed:-105 designed_by:-14 designer:1 designer_once:-25 designers:18 desk:-64
desk_^:4 desk_and:-16 desk_as:-2 desk_has:-51 desk_is:7 desk_they:15
desk_with:24 desks:-46 desktop:33 desktop_client:24 desliga:-50 desligar:15
desligar_o:15 desmond's:-1 despacho:16 despacio:50 despacio_^:50 despair:-17
despensa:2 después:23 después_de:23 dessert:-11 dessert_^:-28 dessin:48
dessus:-29 desta:16 desta_vez:16 destra:50 destra_è:34 deswegen:28 det:-47
det_0:18 det_^:12 det_bara:21 det_blev:-38 det_blir:87 det_där:-20 det_finns:29
det_får:21 det_gick:14 det_går:26 det_har:-37 det_i:-58 det_kanske:11
det_kommer:-38 det_känns:36 det_låter:-27 det_men:57 det_nya:13 det_som:-7
det_stopp:1 det_tog:14 det_var:-62 det_är:-14 detail:-101 details:-22
details_on:-27 detalle:8 detector:38 detectors:48 detectors_in:40 determined:56
determined_that:15 detour_^:-11 detour_factor:1 deu:-38 deur:52 deus:4
deutsch:58 deutsch_^:27 deux:-18 deux_^:32 deux_fois:54 deux_heures:-77
deux_leçons:8 deux_secondes:-68 deuxième:-29 devant:-66 devant_la:-67
devant_le:-17 devant_un:42 deve:17 deve_estar:17 devenir:-13 deviation:-11
device:14 devices:9 devida:2 devis:25 devo:22 devoir:25 devoir_vous:25 devono:25
devote:24 devote_0:8 devuelto:29 devuelve:2 devuelve_^:2 deze:-50 dezimeter:14
dezimeter_^:14 değil:23 değil_^:-26 di:-13 di_0:65 di_attesa:2 di_bordo:33
di_che:-24 di_ci:-27 di_cuoio:21 di_lavoro:-3 di_legno:-17 di_lettura:59
di_mattina:-27 di_niente:9 di_notte:47 di_paese:-44 di_partenza:43 di_più:161
di_plastica:15 di_prova:26 di_quella:8 di_raccolta:20 di_sera:10 di_solito:14
di_stare:-31 di_studio:11 di_sì:-5 di_tornare:-33 di_un:-34 di_una:-9
di_violino:-3 dia:-67 dia_^:-5 dia_todo:-44 diabetic:-24 diagnosis:36
diagram:-45 diagramas:25 diagramm:-2 diagrams:95 diagrams_^:1 dial:49 dial_at:5
dial_is:15 dial_plate:17 dial_varnish:13 dialect:7 dialect_words:5 dialetto:-26
dialog:29 dialogs:13 dialogue:30 dialogues:37 dialysis:2 diaries:-29 diary:-43
diary_^:-55 diary_of:-9 dias:11 dias_^:48 dias_em:-17 dice:-35 dice_^:-7
dice_che:-14 dice_que:-46 dicen:-88 dicen_que:-87 diceva:-96 diceva_che:-105
diceva_sempre:-7 dicht:7 dichte:40 dico:10 dicono:-50 dicono_che:-46 dictate:-29
dictating:-58 dictating_this:-58 dictation:74 dictation_^:30 dictation_i:12
diction:27 dictionaries:36 dictionary:47 dictionary_^:70 dictionary_lacks:33
dictionnaire:40 dictionnaire_autorisé:23 dicts:24 dicts_here:24 dictée:41
dictée_me:11 did:70 did_!:28 did_0:32 did_^:-28 did_a:50 did_all:17 did_and:-40
did_anybody:23 did_anyone:-24 did_ask:48 did_every:-52 did_for:-12 did_get:12
did_have:23 did_he:14 did_i:-54 did_in:-24 did_it:73 did_me:-10 did_not:-15
did_on:5 did_one:14 did_she:-25 did_that:57 did_the:20 did_then:17 did_they:-20
did_to:-26 did_try:-51 did_with:42 did_you:-76 didn't:-55 didn't_^:-37
didn't_dare:-6 didn't_have:-53 didn't_know:-36 didn't_like:57 didn't_speak:-24
didn't_want:2 didnt:48 didnt_like:19 die:108 die_0:14 die_alleen:-19 die_alte:-9
die_alten:-2 die_altstadtrunde:10 die_and:-17 die_andere:-7 die_anmeldung:11
die_ansagen:17 die_anzeige:31 die_asche:8 die_aufbewahrung:14 die_bahn:-4
die_bank:4 die_beispielsätze:9 die_bergwacht:-48 die_braucht:-42 die_brille:24
die_busaufsicht:26 die_chefin:-14 die_eier:36 die_empore:1 die_ergebnisliste:21
die_erste:17 die_etiketten:12 die_etüde:1 die_fahrpläne:6 die_fehlercodes:5
die_filiale:17 die_frau:-81 die_funkplatine:9 die_funkverbindung:17 die_fähre:-9
die_geschichte:-90 die_getränke:28 die_getränkekisten:23 die_grenze:18
die_große:9 die_halbe:44 die_hausaufgaben:1 die_heizung:11
die_hochwasserwarnung:2 die_hölle:-21 die_in:21 die_kann:7 die_karte:-33
die_kasse:20 die_kat:-77 die_kinder:-30 die_kisten:1 die_klausur:12
die_kleine:-69 die_klimaanlage:11 die_kommentare:1 die_krankmeldungen:22
die_leute:-49 die_linke:16 die_meldungen:25 die_montage:-23
die_nachtverarbeitung:35 die_neue:-56 die_notizen:16 die_ohren:-11 die_on:75
die_orgelpfeifen:11 die_prüfung:41 die_putzkolonne:6 die_rampe:30
die_rechnung:74 die_rettungsweste:1 die_rettungsübung:4 die_rufbereitschaft:40
die_saison:-32 die_sammeluhr:30 die_schlüssel:17 die_schlüsselübergabe:28
die_schneekanone:15 die_schnittstelle:3 die_sind:-25 die_sonne:-20
die_sperrfrist:4 die_sperrmüllabholung:29 die_spule:14 die_spülgänge:4
die_startseite:9 die_stativtasche:27 die_stufenhöhe:4 die_tabelle:2
die_terrassenplatten:16 die_vokabelkarten:25 die_vorstellung:11 die_waage:19
die_warteschlange:5 die_wartung:17 die_wasserproben:4 die_werkstatt:-14
die_wohnung:18 die_wäsche:22 die_zeitstempel:22 die_zweite:17 die_übersicht:18
dieci:53 died:-30 died_^:-20 died_and:8 died_in:54 died_of:-6 died_on:-31
died_so:-26 diederik:-44 dienst:46 dienst_ist:16 dienstag:43 dienstags:-62
dier:-16 dierenarts:-67 dies_^:12 dies_on:-17 diese_woche:21 diesel:-20
dieselbe:24 diesem:13 diesmal:26 diesmal_mit:21 dieta:7 dieta_de:7 dietro:15
dieu:-21 diff:5 diff_is:6 differ:-21 difference_^:53 difference_is:-35
difference_of:-9 differences:15 different:-36 different_^:-58
different_ending:15 different_number:-2 different_shoes:-9 different_story:21
differently:3 differently_the:6 difficult:7 difficulty:5 diffs:28 diffs_are:30
diffs_side:4 difícil:-43 dig_into:-36 digest_at:15 digging:-16 digging_^:-19
digit:23 digital:29 digital_one:9 digitised:3 digits:-71 digits_^:27 dignity:-20
dignity_^:-26 digo:-50 digo_con:20 digression:-40 dijon:18 dijon_^:18 diktat:55
dili:25 dimanche_^:43 dimanche_je:2 din:48 dined:-21 dined_with:-18 diners:101
ding:8 dingen:12 dinghy:86 dinghy_^:13 dining:70 dining_car:50 dining_hall:15
dinner:37 dinner_^:-74 dinner_and:-48 dinner_is:12 dinner_parties:-3
dinner_service:54 dinner_w:48 dinner_was:-24 dinners:-40 dinners_^:-10
dinosaurs:-33 dinsdag:46 dioptres:26 dioptres_^:26 dip:-17 diplomatic:-69
diplomatic_answer:-70 dipole:82 dipole_is:46 dipped:3 dips:7 dir_0:4 dir_die:30
dire:-83 dirección:1 dirección_de:1 direct:33 direct_debit:16 directeur:-46
direction:-29 direction_of:-54 directions:20 directly:30 director:73
director_^:45 director_a:7 directora:4 directory:-7 directory_^:22 directrice:5
direkt:25 dirty:-4 disabled:55 disabled_the:52 disagree:49 disagrees:-35
disagrees_^:-36 disait:-33 disappointed:21 disaster:-13 disc:43 disc_^:31
discard:24 discard_it:22 discarded:8 discharge:16 disco:114 disco_^:52
disco_está:5 discontinued:11 discontinued_^:3 discount_for:-47 discount_on:42
discounts:26 discovered:-59 discovered_that:-23 discovered_the:-37 discovery:10
discs:18 disculpe:-33 discussed:22 discussion_^:25 discute:11 disease:-3
disegno:22 disfraces:6 disfraces_de:6 disgusto:9 dish:-6 dish_^:22 dishes_are:11
dishwasher:-48 dishwashers:-34 dishwashers_^:-24 disinfected:29
disinfected_and:24 disk:-28 disk_is:-60 disk_space:4 disken:-48 disks:-96
disks_are:-49 dislikes:-22 dispatcher:50 display:66 display_shows:13
disprove:-40 disprove_it:-40 dispute:-20 dispute_^:-32 disse_que:-1 distance:-33
distance_^:-57 distances:18 distress:25 distress_call:17 district:-30
district_heating:4 disturbed:-7 disturbed_^:-7 disturbing:-3 dit:-106 dit_0:10
dit_^:-31 dit_qu'il:-28 dit_que:-29 dit_toujours:-49 dit_un:-10 ditch:81
ditch_^:77 ditta:12 diva:12 diver:25 divide:14 divide_by:17 divide_en:4
divided:-5 divorce:-58 divorced:-28 divorced_parents:-28 dix:37 dix_minutes:-8
diz:-32 diz_que:-32 dizer:47 dizia:-44 dizia_que:-44 dizzy:7 dizzy_^:12
diálogo:30 dj:-14 dj_^:23 dla:125 dla_grupy:31 dlatego:71 dns:-74 dns_^:-20
do:82 do_0:130 do_^:-71 do_a:-15 do_after:20 do_all:-108 do_almoço:63 do_and:15
do_another:-14 do_apologise:-19 do_as:8 do_at:-9 do_better:23 do_bring:-7
do_by:-17 do_come:-2 do_correct:7 do_csv:53 do_ecrã:21 do_enjoy:-52 do_exame:29
do_feel:-23 do_for:-73 do_forgive:-23 do_get:-86 do_give:-65 do_glukozy:27
do_góry:6 do_have:-79 do_hope:-36 do_i:60 do_in:-7 do_is:28 do_it:21 do_keep:-2
do_look:-46 do_magazynu:21 do_make:-55 do_may:7 do_meu:-41 do_more:21 do_my:8
do_młyna:17 do_not:26 do_now:30 do_our:32 do_pani:13 do_people:-63 do_please:-28
do_poço:7 do_quarto:50 do_que:10 do_say:13 do_seem:-115 do_serwera:7
do_something:-17 do_tell:-83 do_tend:-54 do_that:-17 do_the:103 do_they:55
do_this:46 do_trabalho:36 do_wagonu:4 do_we:228 do_well:4 do_when:2
do_wideodomofonu:32 do_wish:-10 do_with:-5 do_wonder:-18 do_write:-19 do_you:-50
do_ćwiczeń:55 dobra:-105 dobrze:-20 dobę:35 dobę_^:24 doch:69 doch_besser:12
doch_eher:10 doch_lieber:2 doch_mehr:28 doch_so:-15 dock:-33 dock_^:-6
dock_one:14 docker:-10 docks:-2 docs:16 docstring:5 docstring_^:5 docteur:1
doctor:31 doctor_^:25 doctor_from:-25 doctor_has:3 doctor_says:22 doctor_was:33
doctor's:34 doctor's_a:44 document:21 documentary:-1 documentary_about:-1
documentation:-28 documentazione:11 doe_het:-12 doen:73 doen_het:27 doen_we:14
does:-4 does_0:73 does_^:29 does_a:-29 does_and:27 does_anybody:48
does_anyone:-28 does_but:38 does_have:-71 does_it:32 does_look:-19 does_make:2
does_mondays:33 does_my:-24 does_not:11 does_nothing:25 does_one:125 does_our:20
does_so:3 does_sound:-27 does_that:5 does_the:114 does_to:10 does_you:-21
doesn't:-39 doesn't_^:-29 doesn't_ask:-3 doesn't_get:-7 doesn't_go:10
doesn't_help:27 doesn't_it:-6 doesn't_know:16 doesn't_matter:25 doesn't_mind:33
doesn't_permit:-5 doesn't_say:-11 doesn't_sigh:-27 doesnt:35 doesnt_want:-3
doet:26 dog:-30 dog_^:-20 dog_ate:-35 dog_barked:16 dog_basket:49 dog_got:13
dog_had:-18 dog_has:-43 dog_howls:-14 dog_in:-3 dog_is:-73 dog_must:8 dog_of:-6
dog_refuses:-32 dog_tax:20 dog_the:11 dog_understands:-16 dog_was:1 dog's:-12
dogs:88 dogs_and:-4 dogs_are:-2 dogs_stay:11 doing:63 doing_^:-13 doing_it:48
doing_my:3 doing_the:63 doing_well:-38 dois:21 doit:125 doit_jamais:12
doit_pas:16 doit_rester:42 doit_sa:14 doit_être:4 doivent:32 doivent_être:20
dolphin:-11 dolphins:-7 domanda:-28 domande:21 domani:76 dome:7 dome_^:5
dome_and:-18 domenica:6 domingo_^:23 domingos:-21 domingos_^:-23 dominoes:-37
don:19 don_anselmo:5 don't:67 don't_allow:66 don't_apologise:-32 don't_ask:-21
don't_be:-5 don't_belong:10 don't_care:54 don't_even:-32 don't_ever:91
don't_get:-2 don't_give:10 don't_hand:55 don't_have:6 don't_know:41
don't_laugh:-26 don't_leave:4 don't_let:72 don't_like:-38 don't_lose:2
don't_mean:-98 don't_mind:-29 don't_post:2 don't_read:29 don't_see:20
don't_speak:-27 don't_stick:22 don't_tell:-9 don't_they:-10 don't_think:-49
don't_trust:-15 don't_understand:20 don't_wish:-29 don't_you:-50 dona:20
donated:5 donated_boots:25 donation:21 donations:3 donations_^:3 donc:103
donc_0:3 donc_le:23 donde:-23 done:78 done_0:17 done_^:-13 done_a:1
done_after:15 done_at:18 done_by:74 done_deal:16 done_for:-2 done_in:71
done_it:43 done_nothing:-28 done_telling:8 done_that:-25 done_the:-40
done_with:49 donieść:33 donieść_że:33 donkey:4 donkey_on:-23 donne:76 donne_0:28
donner:23 donner_les:15 donnerstags:15 donnez:8 donné:-4 donor:73 donor_list:27
donor_mrs:4 donor_names:2 donors:41 donors_a:4 donors_and:-11 dont:122 dont_^:37
dont_add:25 dont_answer:27 dont_ask:-53 dont_book:3 dont_care:48 dont_ever:97
dont_explain:-9 dont_feed:4 dont_get:-7 dont_have:-51 dont_know:62 dont_laugh:1
dont_leave:6 dont_let:27 dont_mind:24 dont_open:-87 dont_page:38 dont_ring:10
dont_say:-28 dont_send:17 dont_tell:31 dont_think:12 dont_touch:16
dont_trust:-12 door:-41 door_?:7 door_^:7 door_alarm:38 door_and:-6 door_code:44
door_de:4 door_frame:-62 door_glass:2 door_has:-9 door_in:-34 door_is:59
door_on:17 door_shut:38 door_so:-3 door_sticks:30 door_the:-62 door_to:51
door_with:-35 doorbell:-35 doorbell_^:-46 doormats:22 doors:14 doors_^:6
doors_and:-15 doors_at:41 doorstep:-44 dopiero:6 dopo:114 dopo_cena:5 dopo_la:10
dopo_le:4 dopo_quello:6 dopóki:36 doreen:8 dorf:-26 doris:1 dormant:-35
dorme:-27 dormi:-22 dormir:-2 dormire:2 dormito:-32 dormiva:-52 dormono:13
dorothea:-3 dort:-30 dort_dans:-33 dort_encore:-21 dort_ist:16 dort_wird:10
dos:-16 dos_^:-58 dos_músicos:25 dos_veces:-16 dose:62 doses:-27 dossier:55
dossier_de:8 dostawcy:28 dot:8 dot_^:-34 dot_in:23 dot_on:20 dots:66 dots_^:-47
dots_one:16 dotted:43 dottor:54 dottore:-37 dotyczy:48 double:122 double_^:4
double_booking:2 double_hour:36 doubled:51 doubled_^:40 doubt:-38 doubt_^:-121
doubt_about:35 doubt_that:12 doubtful:4 doubts:-31 douce:-7 douceur:-42
douche:28 douche_^:28 dough:-47 dough_^:-34 dough_than:-4 dove:37 dovecote:12
down:51 down_!:-1 down_0:25 down_^:-77 down_a:11 down_after:-44 down_again:25
down_and:34 down_as:131 down_at:-4 down_because:16 down_but:35 down_by:13
down_every:21 down_for:29 down_from:20 down_gently:33 down_her:15 down_here:-48
down_in:-25 down_it:3 down_like:-31 down_no:-5 down_on:33 down_over:2
down_script:2 down_so:27 down_that:28 down_the:3 down_their:-14 down_there:-10
down_three:-15 down_to:5 down_what:-44 down_when:-3 down_while:-12 down_with:1
download:53 downloader:1 downloader_^:1 downright:-2 downs:-30 downstairs:1
downstairs_^:5 downstream:38 downtime:12 downward:13 downward_^:13 doy:6
doyle:13 dozen_^:-47 doña:-36 doña_remedios:8 dp:7 dp_gutters:7 dr:22 dr_^:38
dr_selbmann:4 draagt:36 draait:11 draft:102 draft_by:14 draft_the:5 drafts:-43
drafts_the:-55 drag:25 drag_and:25 dragan:-15 dragged_the:8 dragon:15
dragon_^:-19 drain:72 drain_^:13 drain_the:9 drained:65 drained_^:27 drains:-24
drains_so:19 drama:-63 drama_^:-64 dramatic:-39 dran:60 dran_^:2 drank:-62
draps:7 drauf:-14 drauf_^:-58 drauf_und:16 draught:46 draught_^:36 draught_in:16
draughty:-24 draughty_window:-23 draußen:-75 draw:-4 draw_a:-30 draw_it:10
draw_the:54 draw_your:-40 drawer:-32 drawer_^:15 drawer_and:-68 drawer_full:-34
drawing:86 drawing_of:7 drawing_the:18 drawings:70 drawings_of:-2
drawings_than:20 drawn:71 drawn_a:-4 drawn_as:-35 drawn_by:9 drawn_in:91
drawn_on:8 draws:23 draws_0:44 dreadful:-57 dreadfully:-39 dreadfully_sorry:-42
dream:-16 dream_^:-35 dream_about:-57 dream_i:9 dream_last:-8 dream_of:20
dream_that:39 dreams:-75 dreams_in:-38 dreamt:-61 dreamt_about:-9 dreamt_in:-12
dreamt_of:-30 dredged:6 dredged_every:6 dredging:15 dreht:34 drei:-16
drei_stunden:-25 dreimal:-76 drena:41 drena_muy:41 dress:3 dress_^:-8
dress_and:-15 dress_rehearsal:8 dressed:-32 dressed_as:-82 dresser:41 dressing:2
dressing_rooms:1 drew:-56 drew_0:-50 drew_it:13 drew_me:17 drew_the:-26 drie:-36
drie_weken:5 dried:62 dries:89 dries_in:36 dries_we:25 drift:44 drift_^:27
drift_model:8 drifting:-28 drifts:81 drill:17 drill_^:-26 drill_could:-5
drill_is:-20 drill_lasts:9 drill_the:13 drill_to:3 drill_with:7 drilling:31
drills:119 drills_^:37 drin:-36 drink:-53 drink_^:-12 drink_and:1 drinking:98
drinking_song:42 drinking_water:50 drinks:20 drinks_are:2 drip:9 dripped:8
dripping:-56 dripping_^:-16 drips:-11 dritten:-24 drive:56 drive_^:-13
drive_a:-13 drive_in:33 drive_motor:12 drive_out:28 drive_to:-12 driven:33
driven_by:20 driver:5 driver_^:69 driver_has:-1 driver_in:10 driver_just:-32
driver_left:2 driver_sang:-29 driver_speaks:24 driver_who:-43 driver_would:9
driver's:26 drivers_^:5 drivers_are:-15 drivers_have:-22 drivers_is:-17
drivers_only:31 drives:53 drives_like:-41 drives_the:28 drives_up:19 driveway:27
driving:24 driving_^:46 driving_instructor:-1 driving_is:39 driving_lesson:-20
driving_licence:11 driving_me:-37 driving_past:23 driving_test:-45
driving_the:30 drogi:3 droit:19 droite:26 droite_^:6 drone:8 drone_^:9 drones:-7
droog:11 droogkamer:15 drop:71 drop_^:44 drop_a:15 drop_below:4 drop_on:-3
drop_the:17 dropped:-13 dropped_a:-59 dropped_by:-7 dropped_his:-6 dropped_it:30
dropped_off:-2 dropped_out:91 dropped_that:24 dropped_the:-30 dropping:34
dropping_the:115 drops:-2 drops_are:12 drops_out:32 drops_the:40 drought:8
drought_the:8 drove:-39 drove_0:-53 drove_a:15 drove_past:-56 drove_to:-40
drowned:44 drowned_in:29 drowning:39 drowning_^:15 drowning_in:4 drowning_so:1
drucker:7 drugim:16 drukke:-13 drukte:-1 drum:82 drum_^:44 drum_kit:3
drummer:-30 drummer_boy:19 drums:21 drums_the:3 drunks:31 drunter:15 dry:85
dry_^:-32 dry_and:18 dry_at:20 dry_dock:14 dry_the:-12 dryer:34 dryers:-7
drying:41 drying_room:27 drying_time:3 drüber:15 du:-13 du_0:17 du_bas:25
du_boulanger:6 du_broyeur:15 du_bureau:16 du_café:2 du_capteur:-32 du_cinéma:-34
du_climatiseur:39 du_clocher:11 du_congélateur:6 du_côté:21 du_dictionnaire:7
du_dimanche:41 du_fond:21 du_får:4 du_grand:21 du_guet:25 du_gîte:11 du_haut:55
du_laboratoire:12 du_matin:13 du_mit:17 du_mois:29 du_moulin:9 du_pilote:18
du_pont:9 du_port:-90 du_portail:17 du_serveur:10 du_soir:-48 du_temps:19
du_vestiaire:5 du_village:6 duas:5 duas_vezes:-4 dubbele:83 dublin:9 duchess:26
duck:-55 duck_^:-16 duck_group:8 duck_in:-10 ducklings:30 ducklings_go:18
ducks:-35 ducks_and:19 due:-21 due_for:21 due_on:28 due_ore:11 due_respect:-20
duermen:12 duet:51 duet_partner:38 dug:40 dug_in:3 duidelijk:2 duif:-10
duiven:-16 duke:-1 dulce:15 dulce_^:14 dull:-22 dummy:33 dummy_load:17 dump:13
dumpling:45 dumplings:-19 dumplings_^:8 dumplings_and:-5 dumps:43 dunes:-2
dung:-42 dunno:56 dunno_yet:53 duplicate:92 duplicate_tickets:11 duplicates:80
duplicates_are:52 dur:13 dur_dans:9 dura:64 dura_0:59 durante:-38 durante_0:-7
durante_as:-56 durante_el:3 durch:-28 durch_^:-45 durch_ist:24 dure:43 dure_0:11
dure_el:10 dure_environ:-18 durf:-34 during:-23 during_a:62 during_an:-3
during_my:-51 during_the:-50 during_your:-11 dus:72 dus_de:1 dusk:91 dusk_^:71
dusk_and:18 dusk_because:5 dust:-31 dust_^:-34 dust_and:-11 dust_is:-12
dust_on:-21 dusty:18 dutch_^:12 duty:88 duty_^:2 duty_a:-5 duty_manager:5
duty_phone:9 duty_roster:23 duty_skipper:15 duurt:29 duval:17 duzen:22 dużo:-54
duży:23 dwa:50 dwa_razy:50 dwell:6 dwh:24 dye:10 dye_lot:1 dye_the:-19 dyed:27
dyed_the:5 dying:-62 dying_^:-54 dyke:13 dyskusji:13 dyżur:7 dyżur_na:21
dyżurów:15 dziadek:-84 działa:6 działa_i:32 dzisiaj:-92 dziś:-158 dziś_wieje:-60
dà:16 dà_alle:16 dá:-48 där:33 därför:31 då:41 då_är:20 dès:28 débil:31
débil_son:31 décidé:37 déjà:45 délai:10 délai_d'expiration:10 démarrage:4
démarre:6 démarre_au:6 déménagé:7 départ:3 dépasse:19 dépasse_pas:19 dépasser:54
dépasser_0:44 déplacer:34 déplacé:6 déplacé_le:6 déposé:37 déposé_0:37 dépôt:6
dépôt_principal:3 dérange:-14 désormais:121 désormais_^:40 désormais_dans:1
désormais_la:1 détour:-77 día:-4 día_0:-14 día_^:-32 día_para:14 días:-28
días_desde:-37 dîner:10 dîner_^:-9 dörr:25 dörren:41 dörren_på:41 dû:-48
dün:-110 dün_gece:-46 dürfen:103 dürfen_0:12 dürfen_auf:19 dürfen_höchstens:2
dürfte:6 dürfte_ich:6 dışarıda:-76 dłoni:11 długie:12 długo:-43 długą:18
dłużej:-9 e:-5 e_0:39 e_a:-8 e_abbiamo:-14 e_adesso:-10 e_che:53 e_com:26
e_così:13 e_depois:-25 e_due:13 e_eu:-1 e_ficou:5 e_flat:62 e_i:-21 e_il:-9
e_io:-34 e_l'ho:19 e_la:-27 e_lo:-76 e_lui:-47 e_mai:32 e_mail:48 e_meia:34
e_mezza:31 e_mi:42 e_ninguém:-24 e_não:21 e_poi:-44 e_purtroppo:-12 e_que:1
e_se:23 e_sem:11 e_senza:37 e_si:-28 e_talvez:32 e_un:3 e_una:94 each:-43
each_^:24 each_a:-22 each_and:48 each_answer:6 each_arm:-87 each_box:-10
each_change:-13 each_christmas:-9 each_evening:-28 each_fold:16 each_hand:-42
each_hour:-8 each_lesson:87 each_morning:6 each_new:19 each_night:14 each_of:-16
each_on:3 each_one:-55 each_other:-29 each_problem:4 each_scene:15
each_schema:19 each_session:6 each_single:22 each_step:17 each_time:-5
each_with:-45 ear:105 ear_a:5 ear_and:-16 ear_in:17 ear_is:33 ear_than:13
ear_the:12 ear_training:47 earl:-27 earl_grey:-27 earlier:-54 earlier_^:-57
earlier_the:-22 early:127 early_^:48 early_and:59 early_bird:12 early_birds:23
early_mornings:14 early_returns:38 early_shift:16 early_shifts:-13 early_than:41
earned:-34 earned_it:-48 earnest:-5 earring:-9 ears:-50 ears_^:24 ears_and:4
earth:-36 earth_^:-23 earth_wire:15 earthquake:8 ease:2 easel:-34 easier:27
easier_^:-58 easier_for:27 easier_if:6 easier_in:8 easier_on:50 easier_to:44
easier_with:15 easiest:-2 easiest_to:-5 easily:-76 easily_^:-59 east:140
east_and:-29 easter_^:-18 easter_it:-29 easter_monday:11 easy:26 easy_^:22
easy_on:-15 easy_one:34 easy_ones:2 easy_so:12 easy_to:-67 easy_until:-11 eat:29
eat_^:-27 eat_everything:79 eaten:-36 eaten_a:-4 eaten_by:-3 eating:12
eating_a:-22 eating_at:78 eating_the:42 eats:-3 eats_0:29 eats_before:30
eats_the:-38 ebb:18 eben:-119 ecco:70 ech:-75 echo:-56 echt:-68 echte:-41
eclipse:53 eclipse_work:14 ecrã:55 ecrã_de:26 ed:-18 edelweiss:14 edelweiss_^:14
ederim:45 ederim_^:45 edge:-27 edge_^:-24 edge_of:-24 edge_test:30 edit:-48
edit_a:-52 edit_the:10 edited:17 edited_by:11 edition:-2 edition_and:5 editor:24
editor_is:9 editor_theme:11 edits:27 ediyor:-54 eel:-46 eel_i:-5 eels:-10
eels_^:-45 eels_in:-21 een:-35 een_beetje:-24 een_boek:6 een_drukke:-13
een_duif:-10 een_heel:4 een_heerlijk:-2 een_hele:-1 een_houten:3 een_jonge:18
een_klant:27 een_kopie:30 een_man:-11 een_mooi:-10 een_oude:-18 een_regen:-11
een_warme:7 een_weer:-3 eens:-46 eeprom:18 eerst:14 eerst_de:23 eerste:58
eerste_sessie:26 effect:-140 effect_in:1 effect_on:-22 effort:5 effort_than:5
efter:-17 efter_lunch:-51 efter_sista:25 eftersom:80 eftersom_han:-24 egen:-7
egentligen:11 egg:24 egg_^:15 egg_and:-37 egg_box:-46 egg_by:-6 egg_room:10
eggs:69 eggs_^:32 eggs_and:-13 eggs_in:-34 eggs_not:17 egna:21 egyptian:7
egzamin:22 eh:-21 eh_^:-39 eh_sì:-23 ehe:6 eher:11 ehrenplatz:35 ehrlich:-72
ehrlich_gesagt:-50 eichenholz:24 eier:36 eigen:9 eigenlijk:38 eigentlich:46
eigentlich_^:-1 eigentlich_die:19 eight:41 eight_^:47 eight_are:-17
eight_hundred:4 eight_in:9 eight_on:13 eight_with:-1 eighteen:56 eighties:-3
eighty:56 eighty_^:18 eimern:-18 ein:-45 ein_anruf:17 ein_bisschen:-42
ein_chaos:-5 ein_hund:-3 ein_schatz:19 ein_schöner:-41 ein_termin:13
ein_zimmer:12 einband:45 eine:-83 eine_lage:42 eine_stunde:24 einem_kollegen:26
einem_langen:-41 einem_schönen:-19 einen:-31 einer:92 einer_mit:27
einer_urkunde:-13 einer_öffnung:4 einfach:-45 eingang:18 eingebläut:28
eingestellt:1 einmal:-27 einmal_0:-52 einparken:5 einparken_am:5 einrücken:15
eintritt:-34 einzigen:22 eismeister:28 eismeister_vom:28 either:-75 either_^:-24
either_just:-23 ejemplos:71 ejercicio:45 ejercicio_^:7 ejercicio_de:8
ejercicios:67 eksport:55 eksport_do:53 el:55 el_0:6 el_abuelo:-27 el_afinador:4
el_almacén:27 el_alquiler:5 el_arroz:-35 el_ascensor:-28 el_ayuntamiento:23
el_azul:5 el_barco:2 el_becario:-19 el_bidón:11 el_bot:18 el_botiquín:17
el_búfer:11 el_búho:11 el_cable:8 el_café:-32 el_cajón:-14 el_calendario:35
el_camión:29 el_canal:20 el_capitán:-14 el_centro:19 el_chaleco:25 el_cobro:11
el_coche:29 el_color:1 el_consumo:23 el_contrato:7 el_corrector:22
el_cuaderno:33 el_cuento:31 el_cura:-15 el_cálculo:11 el_código:17 el_de:-31
el_depósito:46 el_diálogo:30 el_día:13 el_ejercicio:21 el_ensayo:22 el_entorno:9
el_examen:43 el_examinador:6 el_faro:5 el_fichero:16 el_final:-31 el_fontanero:8
el_garaje:8 el_gato:-115 el_generador:28 el_grupo:5 el_gráfico:-63 el_hombre:-1
el_horno:17 el_libro:42 el_local:5 el_lote:1 el_lunes:6 el_límite:18 el_mar:-33
el_muelle:14 el_médico:-12 el_móvil:13 el_nombre:18 el_nuevo:2 el_número:22
el_otro:-18 el_pago:27 el_pan:-66 el_panadero:6 el_paraguas:-44 el_pedido:15
el_permiso:10 el_perro:-57 el_piano:-54 el_piso:15 el_presupuesto:22
el_profe:-31 el_programa:25 el_proveedor:26 el_proyector:19 el_puerto:18
el_refugio:20 el_regalo:-25 el_registro:50 el_respaldo:13 el_saludo:18
el_salón:10 el_segundo:7 el_seguro:56 el_sensor:13 el_servidor:18 el_signo:4
el_simulacro:12 el_sonido:29 el_suelo:41 el_taller:18 el_tamaño:8 el_techo:-6
el_telar:8 el_telesilla:29 el_tema:42 el_texto:4 el_timbre:4 el_torneo:26
el_trabajo:5 el_tren:-22 el_técnico:71 el_umbral:10 el_verano:11 el_verbo:21
el_veterinario:38 el_viernes:29 el_índice:-31 el_último:23 ela:-86 elbow:-23
elbow_^:-51 elbows:-82 elder:56 elderflower:21 elderly:-45 elderly_gentleman:-18
ele:61 election:-59 elective:135 elective_part:32 electric:46 electrical:-33
electrician:90 electricians:14 electricity:-38 electricity_and:-28
electricity_is:12 electronic:4 electronics:-10 elefante:-26 elegant:-44
elektricien:31 elektriker:15 elementos:26 elephants:6 elettrico:24 elettrogeno:8
elevador:36 elevator:-89 eleven:-69 eleven_^:4 eleven_and:-34 eleven_at:-31
eleven_contains:44 eleven_days:-78 eleven_hours:16 eleven_of:-7 eleven_times:-25
eleven_years:-18 elf:37 elkaar:22 elke:-3 ella:52 ella_^:30 elle:-47 elle_en:-39
elle_est:-86 elle_part:32 elle_qui:9 elle_s'est:22 elle_se:-43 eller:29
elles:-18 elsa:19 else:50 else_^:105 else_and:48 else_can:-7 else_entirely:7
else_even:15 else_has:10 else_i:-76 else_in:8 else_is:-56 else_it:9 else_my:5
else_since:-6 else_that:-25 else_the:13 else_up:-33 else's:-48 elsewhere:7
eltern:30 elternabend:-17 elternabend_^:-4 eléctrico:52 em:-94 em_^:45
em_até:-20 em_casa:26 em_cima:28 em_lisboa:1 em_números:-46 em_obras:16
em_por:-49 em_que:-40 em_seguida:32 em_é:-42 email:-4 email_^:22 email_and:-10
email_over:4 emails:-36 embargo:5 embarrassed:56 embarrassed_to:7
embarrassing:-16 embosser:35 embrace:116 embrace_you:86 embroider:-7
embroidery:-36 emergency:136 emergency_buttons:2 emergency_contact:7
emergency_copy:20 emergency_diesel:1 emergency_shelter:4 emergência:22 emil:22
emma:4 emojis:61 emojis_in:16 emot:42 emot_leveransen:37 empanadas:-53
emperor:56 empieza:42 empieza_en:35 employee:-8 employees:14 employees_^:14
employer:21 empore:5 emptied:83 emptied_the:23 empties:82 empty:111 empty_^:-34
empty_and:71 empty_holes:24 empty_the:11 emr:16 emr_^:15 emre:40 emulator:-44
en:-9 en_0:-64 en_a:-2 en_antenn:11 en_aucun:12 en_az:10 en_bois:4 en_carton:30
en_casa:-8 en_con:-32 en_cuanto:19 en_cuivre:3 en_daar:37 en_dan:33 en_dat:-42
en_die:23 en_dur:9 en_een:-46 en_el:49 en_er:-14 en_español:36 en_fait:30
en_famille:-28 en_fazla:72 en_fin:-41 en_formato:24 en_français:33 en_gb:3
en_geen:10 en_gång:18 en_hay:-31 en_hel:32 en_hij:-29 en_historia:-33 en_ik:-41
en_in:11 en_inglés:44 en_la:34 en_laiton:11 en_latin:15 en_ligne:23 en_los:30
en_me:-25 en_mijn:-10 en_niemand:-19 en_niet:36 en_ningún:33 en_panne:-23
en_pantalla:31 en_papel:44 en_parle:-33 en_pdf:18 en_plastique:23 en_pleine:23
en_que:1 en_relisant:-27 en_riktigt:-25 en_salle:-28 en_según:-27 en_serio:5
en_su:52 en_también:-10 en_teruggestuurd:23 en_train:18 en_un:16 en_una:-13
en_vimos:-29 en_wij:-21 enamel_dial:13 enameller:13 encanta:-37 encanto:20
encarga:10 encima:-100 encima_de:-90 encoded:7 encoder:40 encore:-126
encore_^:-20 encore_qui:5 encore_à:-8 encores:-29 encrypted:14 encrypted_with:10
end:-7 end_^:-92 end_and:49 end_at:18 end_for:-5 end_it:-72 end_of:77 end_the:38
end_there:5 end_they:-30 end_up:-49 end_we:-12 ende:54 ended:-53 ended_after:6
ended_in:77 ended_more:-34 ended_up:-102 endereço:9 endereço_de:9 endet:10
ending:60 ending_is:33 endings:47 endless:-45 endless_^:-38 endlich:-2
endormi:-23 endpaper:31 endpoint:156 endpoint_answers:25 endpoint_is:41
endpoints:31 ends:62 ends_^:8 ends_at:1 ends_in:85 ends_with:-20 energy:-100
energy_^:-6 enfance:-29 enfance_^:-29 enfants_ne:-19 enfin:47 enfin_c'est:20
engaged:-47 engaged_in:-24 engano:3 engano_toca:3 engels:-16 engelska:32
engelska_^:32 engine:-35 engine_^:-34 engine_and:44 engine_for:-13 engine_is:6
engine_oil:35 engine_room:-3 engineer:-9 engineer_^:-36 engineer_gets:21
engineer_has:-29 engineer's:9 engineers:-92 engines:-12 england:-32 englisch:65
englisch_^:21 english:98 english_^:18 english_even:24 english_is:-18
english_only:24 engraved:27 engraving:-17 enid:38 enjoy:69 enjoy_a:65
enjoy_hearing:-9 enjoy_is:2 enjoy_it:62 enjoy_most:59 enjoy_the:-89
enjoy_them:26 enjoy_this:-35 enjoyed:-19 enjoyed_that:-20 enjoyed_your:-43
enjoying:-15 enjoys:-48 enkel:30 enkele:8 enkelin:28 enlarge:6 enlarge_the:6
enligt:23 enlèvements:19 enno:15 enormous:16 enough:37 enough_^:30
enough_about:-17 enough_and:29 enough_for:-81 enquanto:40 enquiries:43
enquiries_about:28 enrolment:56 ensaio:4 ensaio_geral:3 ensayo:22 ensemble:-56
ensemble_^:-58 enseñó:5 ensuite:77 ensuite_je:70 enten:-38 entendu:-68
entendu_un:-16 enter:79 enter_the:25 entered:21 entered_0:-21 entered_^:56
entered_as:18 entered_the:-40 entered_with:2 enters:60 enters_the:44
enters_through:2 entienden:-40 entienden_más:-41 entiendo:26 entier:-21
entier_^:-26 entire:-78 entire_day:20 entire_family:-34 entire_sunday:11
entire_time:5 entire_way:-9 entirely:-26 entitled:10 entitled_to:10 entorno:9
entra:94 entra_com:19 entra_en:22 entrada:65 entrada_dos:25 entrada_lateral:7
entradas:49 entradas_^:13 entrance:79 entrance_mats:26 entrar:15 entre:135
entre_deux:21 entre_la:3 entrega:95 entrega_^:13 entrega_é:4 entries:-30
entries_^:-32 entries_and:-28 entries_for:-29 entries_in:20 entro:77 entro_il:5
entrou:-5 entrust:7 entrusted:24 entrusted_us:7 entry:-5 entry_in:10 entry_is:8
entrées:1 entrén:16 entrén_belyst:8 entschieden:13 entschieden_weil:13 então:69
então_o:13 enum:15 envelope:-22 envelope_^:18 envelope_in:-9 envelope_with:-52
envelopes:-36 envelopes_^:37 enviar:38 envie:-65 environ:-18 environ_0:-18
environment:42 environment_sessions:6 environment_variables:2 envoie:37
envoie_0:29 epipen:29 episodes:39 episodes_of:37 equal:12 equally:5 equation:34
equation_of:28 equations:19 equator:13 equipa:54 equipa_da:19 equipment:9
equipo:8 er:-15 er_0:-24 er_^:-47 er_een:-24 er_geen:8 er_haast:-9 er_hat:19
er_is:-30 er_ist:57 er_mir:33 er_mit:17 er_nicht:17 er_noch:26 er_nog:-18
er_nu:-16 er_op:38 er_selber:13 er_war:-44 era:35 era_un:-10 eravamo:3 erbij:30
ergebnis:1 ergebnisliste:21 erinnert:-27 erinnert_^:-33 erklär:14 erklär_mir:14
erklären:24 erklären_^:24 erklärt:-54 erklärt_haben:-11 erlaubt:43 erlaubt_^:43
erlebt:21 ero:-45 erop_dat:-7 errand:16 errata:39 erreur:13 erreur_^:3 error:43
error_^:-49 error_banner:18 error_dialogs:13 error_has:8 error_in:9
error_mails:6 error_message:-47 error_messages:24 error_of:22 error_page:47
error_rate:29 error_reports:18 errores:7 errori:33 errors_^:-24 errors_and:-12
errors_go:2 errors_in:5 ersatzgebläse:18 ersatzgenerator:4
ersatzgenerator_läuft:4 ersatzlüfter:4 ersatzschlüssel:44 erst:102 erst_am:19
erst_nach:26 erst_um:43 erste:31 erste_hilfe:6 ersten:9 ersten_mal:-4 eruit:23
erzähle:-24 erzähle_ich:-12 erzählen:-37 erzählt:22 erzählt_hat:30 es:-16
es_0:-30 es_auch:-53 es_das:-13 es_de:70 es_der:-15 es_el:-15 es_en:51
es_heute:-24 es_hier:-44 es_ihnen:3 es_im:-5 es_in:17 es_joaquín:1 es_la:58
es_mir:11 es_nicht:-30 es_nur:7 es_pero:-43 es_por:3 es_seit:-35 es_sich:27
es_sin:7 es_so:-8 es_tut:-21 es_un:74 es_una:9 es_und:-53 es_vom:13 es_war:-63
esa:-8 esas:-22 escada:56 escala:14 escalated:-31 escalation:2
escalation_contact:2 escalations:36 escalators:-41 escalera:-8 escape:-14
escaped:-53 escapement:112 escapes:61 escapes_us:49 escola:57 escolar:13
escolhi:26 escort:20 escriba:21 escriban:15 escribir:24 escrita:21 escritas:1
escrito:19 escrito_^:13 escritos:20 escrow:-28 ese:-43 esel:-62 esempi:40
esercizi:81 esercizi_e:25 eski:-33 eskisini:23 eso_no:17 eso_sí:-16 español:53
español_^:28 especially_the:-22 espelho:28 espera:56 espera_^:23 espresso:45
espresso_beans:37 esprimere:21 esprimere_un:21 esquema:22 esquiadores:29
esquiadores_por:29 essa:-28 essai:20 essais:3 essay:133 essay_^:5 essay_about:3
essay_on:31 essays:25 essayé:-37 esse:21 est:10 est_^:-93 est_arrivé:-21
est_au:6 est_ce:43 est_dans:28 est_de:-50 est_en:121 est_fermé:13 est_interdit:6
est_le:33 est_ouvert:19 est_parti:2 est_partie:39 est_passé:3 est_passée:-65
est_presque:-24 est_réservée:18 est_un:-39 est_une:-27 est_à:33 est_écrit:10
esta:72 esta_mañana:51 esta_tarde:23 estaba:-85 estaba_y:-6 establish:5
established:30 established_what:4 estación:22 estanque:5 estar:-36 estate:48
estate_agent:30 estate_car:4 estava:-72 este:19 este_viento:5 estima:10
estimate:60 estimate_^:18 estimate_afresh:2 estimated:41 esto:12 estou:-76
estou_a:-43 estrada:38 estrada_da:26 estrella:5 estuary:-15 estudiar:26 está:150
está_a:15 está_com:-19 está_corregido:22 está_cortada:6 está_em:23 está_en:89
está_prohibido:40 están:57 están_en:21 estão:30 et:-85 et_0:-38 et_c'est:74
et_elle:21 et_il:-16 et_j'ai:-12 et_j'espère:-22 et_jamais:28 et_je:-16
et_le:-49 et_les:-26 et_mon:-28 et_ne:-8 et_nous:-47 et_on:10 et_pas:6
et_pour:-23 et_qu'on:18 et_qui:30 et_tout:5 et_à:-7 et_ça:34 etc:22 ethanol:37
ethanol_comes:36 ethics:26 etichette:2 etiketten:12 ett:-77 ettik:-12 etudes:48
etwas:-13 etykietowania:33 etüde:1 etüde_in:1 eu:34 eu_busco:15 eu_com:-20
eu_le:-16 eu_só:2 eu_un:-10 eu_une:8 eucalyptus:49 eucalyptus_^:27 euch:-67
eur:12 euro:-22 euro_^:37 europe:-48 euros:-14 euros_^:77 euros_for:-5
eusebio:59 evacuation:16 evacuation_drill:7 evaporated:9 eve:82 even:92
even_0:-49 even_^:54 even_a:43 even_after:-8 even_allowed:17 even_at:-17
even_do:-16 even_drew:57 even_for:23 even_get:-71 even_have:50 even_if:86
even_is:-34 even_more:22 even_my:-70 even_need:8 even_on:-8 even_one:7
even_see:9 even_so:-12 even_temporarily:19 even_the:-84 even_to:33 even_when:111
even_where:48 even_while:4 even_with:-43 evening:60 evening_0:-41 evening_^:-49
evening_after:-8 evening_and:8 evening_by:-11 evening_class:18
evening_exercise:6 evening_guests:12 evening_hymn:9 evening_i:14 evening_i'm:-36
evening_i've:2 evening_is:62 evening_lesson:20 evening_light:10
evening_melody:10 evening_milking:25 evening_my:14 evening_ones:2
evening_programme:14 evening_shift:-26 evening_show:19 evening_so:25
evening_soup:8 evening_the:3 evening_they:-7 evening_to:-46 evening_twilight:3
evening_when:7 evening_you:-37 evenings:-36 evenings_^:-20 evenings_and:61
evenings_are:-38 evenings_of:11 evenings_when:18 event:73 event_^:35 events:-19
eventually:17 ever_^:82 ever_again:30 ever_did:-8 ever_found:26 ever_get:-62
ever_give:29 ever_had:-32 ever_happened:-19 ever_hear:16 ever_let:16 ever_met:36
ever_notice:-44 ever_opened:-51 ever_phone:9 ever_push:2 ever_put:48
ever_read:-39 ever_reads:-76 ever_say:64 ever_seen:6 ever_since:50 ever_so:37
ever_the:-20 ever_was:-26 ever_worked:-6 every:-46 every_0:54 every_birthday:18
every_box:11 every_change:7 every_child:-42 every_christmas:-28 every_comment:8
every_commit:8 every_company:-5 every_complaint:21 every_day:14 every_dog:43
every_drawer:48 every_evening:9 every_exercise:4 every_family:-56 every_form:9
every_french:12 every_good:-40 every_hour:42 every_last:38 every_lesson:78
every_letter:-19 every_migration:73 every_minute:19 every_monday:-14
every_month:-43 every_morning:-46 every_new:52 every_night:13 every_note:-52
every_number:51 every_one:17 every_order:31 every_organ:-9 every_other:-36
every_page:35 every_pallet:30 every_parcel:-50 every_reply:9 every_round:33
every_schema:12 every_screen:19 every_second:-29 every_session:37
every_single:-26 every_six:23 every_spring:-37 every_stop:15 every_summer:11
every_sunday:-53 every_telling:-3 every_ten:8 every_third:21 every_ticket:11
every_time:76 every_timestamp:19 every_two:72 every_wedding:-80 every_winter:-6
every_write:-13 every_year:-47 everybody:-37 everybody_^:-13 everybody_about:-4
everybody_and:1 everybody_at:-88 everybody_comes:24 everybody_has:6
everybody_in:45 everybody_just:2 everybody_laughed:-14 everybody_leaves:54
everybody_needs:-43 everybody_the:30 everybody_was:11 everybody_who:-24
everybody's:-40 everyday:31 everyone:-69 everyone_^:8 everyone_a:-35
everyone_at:-3 everyone_by:11 everyone_can:-1 everyone_clapped:-7
everyone_from:-7 everyone_had:15 everyone_has:58 everyone_here:30 everyone_i:4
everyone_in:-86 everyone_is:-62 everyone_says:-5 everyone_to:40
everyone_under:-10 everyone_was:60 everyone_who:22 everyone's:3 everyones:-28
everything:26 everything_^:-46 everything_a:2 everything_about:24
everything_after:20 everything_at:-12 everything_before:35 everything_but:-56
everything_by:-53 everything_can:31 everything_else:-22 everything_even:-18
everything_for:10 everything_from:15 everything_goes:34 everything_has:37
everything_he:-46 everything_i:-1 everything_in:2 everything_is:-54
everything_on:16 everything_right:32 everything_so:19 everything_that:29
everything_the:14 everything_there:25 everything_to:39 everything_twice:71
everything_was:-23 everything_with:-31 everything_you:3 everything's:-3
everywhere:17 everywhere_^:32 evil:18 ewa:10 ex:3 ex_^:-17 ex_mari:21 exact:-21
exactly:-100 exactly_0:26 exactly_as:13 exactly_like:-33 exactly_one:-26
exactly_the:-40 exactly_what:1 exactly_where:-42 exam:19 exam_^:49 exam_and:59
exam_as:4 exam_board:-26 exam_centre:1 exam_has:13 exam_in:-48 exam_is:21
exam_office:18 exam_on:-50 exam_room:91 exam_then:-31 exam_you:-43 exame:60
examen:62 examen_de:18 examen_oral:10 examinador:27 examinador_de:6
examination:52 examine:39 examine_you:17 examined:13 examined_in:21 examiner:25
examiner_in:6 examiner_you'll:6 examiners:61 examiners_do:18 example:113
example_^:12 example_sentences:39 examples:204 examples_^:18 examples_are:11
examples_from:68 examples_i:8 examples_work:30 exams_so:14 exceed:30 exceed_0:23
excel:25 excel_^:-7 excellent:-69 excellent_^:-12 excellent_company:-11
excepción:27 excepción_^:27 except:-32 except_me:31 except_my:-11 except_the:51
exception:58 exception_^:62 exceptions:95 exceptions_^:34 excess:23 exchange:27
exchange_^:7 exchanged:19 exchanged_^:19 exchanger:33 excitement:8 excluded:20
excursión:-31 excuse:-116 excuse_^:21 excuse_me:-21 excuse_my:-57 excuse_the:-82
excuses:29 exemplaires:16 exercice:21 exercices:30 exercise:89 exercise_0:26
exercise_^:-56 exercise_and:-26 exercise_book:15 exercise_goes:26 exercise_i:14
exercise_is:6 exercise_on:26 exercise_the:2 exercises:114 exercises_^:12
exercises_a:3 exercises_i:-47 exercises_is:8 exercises_on:30 exercício:29
exercício_da:15 exhaust:-14 exhibit:-7 exhibition:31 exile:-21 exist:-16
exist_^:-23 exists:-17 exit:-80 exit_^:-37 exits:-33 exits_and:-33 expect_0:14
expect_^:-3 expect_an:34 expect_the:-31 expected:-15 expected_to:4 expecting:39
expects:-16 expects_0:13 expects_^:-50 expects_if:26 expensive:-49
expensive_^:-50 experience:-38 experience_with:-6 experienced:-26 experiment:-25
experiment_tracker:12 experiments:9 expire:4 expired:13 expired_lot:3 expires:16
expires_after:5 explain:73 explain_^:32 explain_a:-10 explain_each:25
explain_every:24 explain_it:2 explain_so:-31 explain_that:-21 explain_things:38
explain_to:-21 explained:-92 explained_it:-3 explaining:-74 explaining_^:-27
explains:-66 explains_a:-50 explains_the:-20 explanation_^:-2 explanation_for:9
explicaciones:18 explicit:23 export:136 export_^:25 export_goes:6
exportdienst:26 exportdienst_läuft:26 exported:47 exporten:57 exporter:18
express:4 expressed:5 expression:-32 expression_^:-40 exprès:-10 ext:27 ext_0:22
extension:-4 external:35 extinguisher:-65 extra:25 extra_correction:42
extra_insurance:63 extras:-26 eye:71 eye_^:-8 eye_doctor:-23 eye_drops:32
eye_for:-37 eye_height:23 eye_is:-19 eye_patients:13 eye_test:31 eyebrow:2
eyebrows:22 eyebrows_^:43 eyes:33 eyes_^:-29 eyes_and:54 eyes_are:-21
eyes_being:26 eyes_give:37 eyes_go:28 eyes_in:16 eyes_like:20 eyes_on:-56
eyes_shut:-84 eyes_than:13 eyes_water:7 eyes_which:11 eyesight:12 eén:6
eén_ding:6 f:71 f_0:4 f_^:58 f_major:27 fa:-67 fa_il:-2 fa_sempre:-21 fabric:-57
fabrizio:10 faccia:2 facciamo:49 face:11 face_^:9 face_after:53 face_in:-18
face_of:6 face_one:2 face_when:-67 faces:-47 facet:24 facet_counts:24 faceva:-52
fachbegriffe:17 fachbegriffe_bitte:9 fachwörter:8 fachwörter_bitte:5
facilities:26 facing:-18 facing_^:-10 facing_the:-13 facsimile:22
facsimile_vol:22 fact:-53 fact_sheets:13 fact_the:-40 facteur:-51 factor:22
factories:-30 factory:-25 facts:29 facts_land:29 facturación:1 facturas:18
facture:75 faculty:39 fade:74 fade_out:11 faded:17 fades:-24 fading:51 fado:-14
fahren:-4 fahrenheit:15 fahrer_ist:2 fahrpläne:6 fahrt:25 fahrt_zum:18 fai:11
faible:38 faible_pour:3 fail:32 fail_^:16 failed:-36 failed_because:35
failed_download:15 failed_over:1 failed_the:-11 failed_to:-26 failing:60
failover:78 failover_^:57 fails_on:11 fails_you:-26 failure:2 faint_print:-7
fainted:-61 fainted_at:-9 fainted_when:-13 fair:-53 fair_a:-47 fair_copy:19
fair_enough:-70 fair_in:18 fair_play:-20 fair_price:-22 fair_question:-3
fair_to:-22 fairground:35 fairground_organ:35 fairly:-36 fairness:-23
fairweather:55 fairweather_the:55 fairy:8 fais:-79 fais_la:-39 faisait:-11
fait_des:-22 fait_déplacer:15 fait_et:32 fait_la:8 fait_moins:45 fait_par:8
fait_un:-89 faite:39 faites:40 faith:-50 faith_in:-53 faithful:-25
faithful_dog:-12 faktiskt:-33 faktiskt_^:-55 fala_com:-35 falar:-2 falar_de:-9
falcon:-31 falk:32 falkenrath:28 fall:19 fall_^:-15 fall_asleep:12 fall_in:-5
fall_into:-23 fall_over:15 falla:19 fallait:-5 fallback:28 fallback_language:17
fallen:-47 fallen_^:11 fallen_asleep:-12 fallen_in:-4 fallen_off:-2 falling:-35
falling_^:-44 falling_asleep:-11 falls:-50 falls_asleep:-10 falls_back:-9
falls_es:9 falls_on:8 falls_to:3 falmouth:-16 falsch:4 falsch_^:2 falschen:21
false:-21 falta:124 falta_^:6 falta_saber:25 familia:33 familiar:5 familie:18
families:34 families_^:-28 families_table:11 famille:-26 family:35 family_?:-57
family_^:12 family_a:32 family_and:30 family_arrives:47 family_call:10
family_can:-18 family_dinner:14 family_dinners:-28 family_ever:-4 family_has:5
family_i:-20 family_in:-8 family_is:-52 family_names:40 family_of:-10
family_plan:15 family_round:2 family_run:7 family_that:-9 family_the:58
family_trade:100 family_who:19 family_with:4 famoso:-67 famous:-79
famous_for:-25 fan:19 fan_^:-49 fan_at:6 fan_belts:12 fan_is:-49 fan_of:104
fancier:-23 fanciers:-12 fancies:13 fancy:17 fancy_^:-40 fancy_for:39
fancy_orm:20 fand:-11 fangen:12 fanno:34 fanno_male:10 fans:-58 fans_and:-27
fans_at:20 fans_in:-26 fantasma:6 fantasma_grigio:6 far:-15 far_^:37 far_and:-6
far_apart:-32 far_as:41 far_away:-48 far_back:-2 far_been:11 far_better:78
far_end:-5 far_if:29 far_is:47 far_more:56 far_nicer:31 far_the:-35 far_to:-60
far_too:-13 far_what:38 far_who:5 far_why:47 far_you:-34 farbe:23 farben:2
fare:27 fare_il:2 fare_la:17 fares:14 farewell:29 farewell_cake:31 farfar:-11
farfars:6 farm:37 farm_^:9 farm_through:3 farmacia:25 farmacia_^:25
farmacista:-11 farmer:62 farmer_at:18 farmers:50 farmers_^:2 farmor:-2 faro:40
faro_^:34 farol:-46 faroles:21 farouk:23 farrier:73 fashion:-43 fashion_^:-43
fashioned:61 fasst:30 fasst_0:8 fast:-27 fast_^:-55 fast_one:51 fast_schon:-37
fasta:17 faster:-29 faster_^:-34 faster_and:36 faster_but:10 faster_than:-9
fastest:-20 fat:-28 fat_for:-5 father:103 father_^:29 father_always:3
father_had:9 father_lorenz:-5 father_told:60 father_used:-43 father_went:19
father_who:13 father's:97 fatigue:-18 fatto:35 fatto_sorridere:4 fatura:40
faudrait:1 fault:-21 fault_^:-11 fault_hotline:14 fault_of:-14 faults:16
faults_^:16 faut:86 faut_il:13 faut_jamais:-14 faut_pas:8 faut_toujours:53
fautes:28 faux:14 fav:26 fav_cover:26 favor:1 favour:64 favour_^:3 favour_it:9
favour_of:-44 favour_the:17 favourite:-67 favourite_for:44 favourite_is:-75
favourite_photo:19 favourite_topic:49 favourite_way:55 fax:-92 fax_gateway:16
faz_me:-8 fazer:34 fazia:4 fazla:72 fazla_0:42 faço:19 faço_o:19 façon:-43
fear:-61 fear_for:-8 fear_it:-7 fear_of:-18 feast:67 feast_days:21 feast_in:24
feather:22 feathered:41 feathers:-9 feathers_^:-6 feature:28 feature_flag:2
feature_flags:26 feature_of:-14 february:31 february_0:5 february_^:33
february_and:-14 fecha:35 fecha_às:31 fechou:16 fed:-79 fed_every:-20
federation:-6 federation's:3 fee:72 fee_^:22 fee_for:26 fee_of:2 fee_since:15
feeble:4 feed:45 feed_0:-29 feed_^:11 feed_and:-59 feed_from:4 feed_him:-1
feed_is:19 feed_sack:13 feed_silo:25 feed_the:48 feedback:178 feedback_^:5
feeder:34 feeders:-35 feeding:20 feeding_plaque:9 feeding_the:13 feeds:32
feeds_the:58 feeds_them:-1 feel:29 feel_a:-8 feel_about:5 feel_at:-38
feel_better:47 feel_easier:15 feel_for:-46 feel_i:-10 feel_it:13 feel_like:45
feel_more:62 feel_much:-20 feel_ready:29 feel_right:-9 feel_so:13 feel_that:-6
feel_the:14 feel_watched:16 feeling:-22 feeling_^:17 feeling_in:16
feeling_when:-75 feelings:7 feelings_^:42 feels:17 feels_^:-3 feels_a:-14
feels_bad:24 feels_like:-17 feels_more:20 feels_odd:-20 feels_so:-18 fees:-7
fees_are:32 feet:-60 feet_^:62 feet_and:-50 feet_for:10 feet_up:-30
fehlercodes:5 fehlt:49 fehlt_nur:35 feira:31 feira_^:31 feiras:-22 fel:14
fel_^:7 fel_på:-18 fell:-110 fell_asleep:-76 fell_in:-20 fell_into:-11
fell_off:20 fell_over:13 fella:-36 fellas:13 felled:7 fellow:-36 fellow_at:-44
fellow_on:-2 felmeddelanden:6 felt:59 felt_^:71 felt_about:17 felt_it:20
felt_like:-17 felt_so:-25 felt_that:20 felting:-21 female:87 femke:13 femme:-15
femme_a:9 fence:-2 fence_^:17 fence_and:-14 fence_goes:18 fence_is:11
fence_posts:-42 fender:30 fenwick:23 fenêtre_^:-2 fera:29 feraient:34
ferdinand:38 ferdinand_^:38 fergus:-34 feria:-7 feriado:-30 ferma:18 ferme:90
ferme_pour:17 ferme_à:24 fermenter:62 fermenter_five:62 fermé:32 fermé_^:13
fermé_à:8 fermín:33 fern:11 ferns:-47 ferrets:-6 ferries:-35 ferro:28
ferro_para:17 ferry:-2 ferry_because:-11 ferry_company:1 ferry_has:8 ferry_i:2
ferry_is:1 ferry_leaves:14 ferry_now:-7 ferry_over:8 ferry_terminal:4 ferry's:13
ferryman:42 fertig:-7 fertig_^:-31 fest_also:9 festa:-13 festa_^:-48 fester:8
festival:44 festival_beer:19 festive:30 festive_^:30 fetch:29 fetch_the:31
fetched:32 fetches:16 fete:-52 fete_^:-32 feu:60 feu_de:22 feu_du:12
feuchtigkeit:-7 feuerwehr:23 feuilles:7 fever:16 fever_you:-49 few:-13
few_and:-16 few_marks:6 few_minutes:-51 few_of:42 fewer:1 fewer_than:22 fez:-9
fi_^:12 fianza:28 fianza_del:2 fibre:68 fibre_^:2 fibre_between:16 fica:167
fica_com:19 fica_na:26 ficamos:15 ficamos_com:15 ficar:26 ficar_com:18 ficha:24
fichas:43 fiche:45 fichero:16 fichero_de:16 fiches:23 fichier:15 fichier_de:4
fichiers:25 fick:-54 fickle:10 fico:3 fico_com:24 ficou:92 fiction:34 field:22
field_^:60 field_accepts:5 field_at:2 field_camp:56 field_in:4 field_partner:6
fields:-23 fields_^:19 fields_and:3 fiets:-49 fiets_is:-41 fietsen:15 fifteen:16
fifteen_years:2 fifth:15 fifth_time:-9 fifths:5 fifty_^:-43 fifty_three:-2
fifty_years:13 fight:-79 fight_^:-44 fight_about:-32 fight_me:-18 fighting:-52
fighting_over:-52 fights:-25 fights_^:-25 figlia:56 figlio:26 figura:32
figura_como:25 figure:41 figure_^:-48 figure_for:10 figure_is:47
figure_skating:12 figured:55 figured_out:52 figures:14 figures_^:17
figures_and:-25 figures_in:16 figuri:-31 fijn:-28 fijn_om:-28 fil:29 fila:-8
file:1 file_?:2 file_^:-59 file_and:32 file_at:-19 file_can:17 file_d'attente:6
file_even:14 file_goes:8 file_holds:33 file_i:32 file_is:-20 file_melodies:59
file_on:15 file_than:1 file_that:-13 file_the:-44 file_to:15 filed:61 filed_^:1
filed_as:3 filed_under:28 files:-46 files_^:41 files_and:-6 files_are:-39
files_in:-20 files_lie:12 files_live:6 files_may:11 filha:7 filho:28 filiale:17
filiale_am:17 filing:-32 fill_0:43 fill_in:-11 fill_it:-19 fill_the:14
fill_up:-17 fille:-18 filled:51 filled_in:43 filled_up:-11 filled_with:17
filler:14 filling:-6 filling_^:-47 fills:-49 fills_in:-14 fills_the:-51 film:-67
film_0:-8 film_^:-77 film_about:8 film_and:6 film_club:17 film_crew:4
film_music:44 film_my:29 film_the:24 film_to:-21 filme:-35 films:-89
films_in:-39 filo:25 fils:-20 filter:88 filter_has:29 filter_is:21
filter_runs:-28 filters:1 filters_come:4 filters_in:16 filtr:43 filtre:37
filtre_à:14 filtro:10 filtro_nuovo:10 fim:39 fim_de:24 fin:-44 fin_de:-33
fin_du:10 final_0:-25 final_^:57 final_de:-21 final_la:2 final_lesson:6
final_project:25 finale:39 finale_^:13 finalement:94 finalement_le:5
finalement_on:1 finally:-27 finally_clicked:-70 finally_read:-30 finally_sent:32
finance:55 finance_and:24 finance_has:1 finché:5 finché_non:5 find:56 find_^:-26
find_a:24 find_all:3 find_it:19 find_me:-21 find_more:17 find_one:13 find_our:12
find_out:86 find_small:12 find_some:29 find_that:-8 find_the:-28 find_their:-1
find_them:43 find_those:3 find_your:-26 finden:-26 finder:3 finders:11 findet:59
findet_im:5 findet_in:24 finding:-48 finding_aid:4 finding_out:5 finding_the:-39
findings:19 findings_^:8 finds:-25 finds_0:-12 finds_it:-27 finds_the:-4 fine:22
fine_^:116 fine_as:-36 fine_but:-73 fine_by:-9 fine_for:18 fine_i:-76
fine_prendiamo:20 fine_with:21 finer:-25 finest:-77 finger:41 finger_^:9
finger_and:-30 finger_in:28 finger_weg:14 fingering:17 fingerings:14
fingerings_in:14 fingernails:-104 fingerprint:45 fingers:33 fingers_^:-2
fingers_and:24 fingers_are:-33 fingers_so:-9 fingertips:-28 fini:25
finiscono:-41 finish_and:-27 finished:74 finished_0:7 finished_^:48
finished_all:33 finished_and:47 finished_it:1 finished_the:-18 finished_with:7
finished_your:-21 finishes:36 finit:-17 finit_par:-17 finita:-37 finito:88
finito_^:27 finnish:2 finns:-1 fino:12 fino_a:8 fins:-11 finska:-38 finska_^:-38
finsternisse:8 fint:2 fiquei:-10 fire:18 fire_^:69 fire_alarm:-39 fire_and:19
fire_at:33 fire_brigade:-82 fire_door:7 fire_drill:-80 fire_exit:-44
fire_extinguisher:-65 fire_in:64 fire_marshal:10 fire_officer:-25 fire_people:8
fire_station:72 firebase:3 firebox:9 firebricks:16 firefox:15 firemen:-41
fireplace:-13 fires:-30 fires_twice:21 firewall:12 firewood:18 firewood_and:18
fireworks:57 firing:9 firm_^:48 firm_about:17 firm_lost:-20 firm_we:-15
firm_will:5 firma:88 firma_^:19 firmare:41 firmare_^:33 firmly:37 firmware:83
firmware_0:32 firmware_^:30 firmware_is:10 firmware_lead:10 firmware_on:26
firmware_reviews:23 firmware_update:6 first:24 first_0:-66 first_^:56
first_aid:22 first_always:-34 first_and:65 first_attempt:-38 first_batch:-26
first_because:13 first_before:32 first_bicycle:13 first_bird:21 first_boss:-8
first_certificate:8 first_chair:1 first_class:6 first_computer:-35
first_contact:15 first_crate:30 first_dance:64 first_day:-65 first_declension:64
first_departure:15 first_encore:44 first_exercise:13 first_for:-56 first_go:31
first_i:-11 first_in:89 first_instalment:12 first_is:-67 first_job:-81
first_kiss:1 first_lesson:-6 first_line:20 first_load:5 first_long:-4
first_membership:36 first_mock:59 first_month:-9 first_name:-43 first_night:34
first_of:35 first_one:14 first_order:25 first_out:17 first_page:-49
first_parcel:31 first_piece:7 first_project:17 first_reading:15 first_ride:9
first_shift:102 first_show:11 first_since:32 first_snow:-11 first_so:5
first_speed:1 first_star:55 first_task:1 first_ten:51 first_than:5 first_the:-33
first_then:79 first_they:17 first_thing:57 first_three:19 first_time:-60
first_trip:-5 first_try:-41 first_tune:25 first_turn:13 first_van:3
first_venue:12 first_version:-45 first_violin:-15 first_we:-46 first_week:-30
first_whole:9 first_winter:-11 first_year:-43 first_years:-20 fiscal:18
fischio:16 fischio_di:16 fish:-19 fish_^:-4 fish_are:20 fish_boxes:18
fish_counter:22 fish_hall:42 fish_has:-53 fish_in:-6 fish_is:4 fish_man:-69
fish_market:-6 fish_tank:-47 fished_it:-29 fisheries:15 fisherman:2 fisheye:10
fishing:-57 fishing_boats:17 fissata:13 fit:59 fit_^:7 fit_for:-16 fit_in:37
fit_into:44 fit_to:-8 fits:140 fits_0:33 fits_^:41 fitta:-40 fitted:34
fitted_with:28 fitter:74 fitter_came:45 fitters:-14 fitters_have:-24 fitting:-47
fitting_^:6 fitting_for:-53 fittings:23 five:53 five_^:-29 five_and:29
five_has:38 five_in:-48 five_is:51 five_minute:-32 five_minutes:42
five_o'clock:31 five_people:44 five_sharp:28 five_short:8 five_the:8
five_weeks:-23 five_with:32 fix:-18 fix_^:25 fix_from:4 fix_is:-18 fix_that:34
fixar:23 fixed:-3 fixed_^:14 fixed_and:20 fixed_on:9 fixed_point:-27
fixed_the:-31 fixtures:29 fizyki:17 fjord:15 flac:30 flac_^:30 flag:101 flag_^:5
flag_up:4 flags:112 flags_^:9 flaky:69 flaky_test:7 flaky_tests:10 flame:-21
flame_in:23 flames:58 flames_in:31 flamingos:-8 flammable:15 flanc:18 flap:-58
flap_^:-26 flaschen:4 flash:93 flash_^:1 flash_cards:80 flashcards:129
flashcards_^:5 flashcards_a:42 flashcards_are:22 flashcards_for:12
flashcards_over:9 flashed:4 flask:-25 flat:-7 flat_0:-61 flat_^:64 flat_above:27
flat_and:-69 flat_back:26 flat_battery:3 flat_by:20 flat_door:46 flat_for:-8
flat_has:20 flat_in:5 flat_the:-4 flat_with:62 flatmate:16 flattery:38
flattery_^:38 flavour:-11 flavour_^:-11 flawless:4 flea:18 flea_market:6 fleas:8
fledermaus:3 fleet:5 fleet_^:26 flemish:19 fleur:21 flew:-57 flew_0:48
flew_home:19 flew_over:-48 flexible:-58 flicker:-37 flicker_^:-23 flickers:23
fliegt:32 flies:-17 flight:36 flight_^:6 flight_at:15 flight_lifts:41 flights:-2
flinched:-33 flip:-49 flip_flops:-50 flipped:23 float:-7 floated:-44 floating:11
floating_point:-1 floats:79 floats_are:22 floats_for:28 flood:41 flood_i:10
flood_in:-6 flood_the:13 flooded:-45 flooded_and:-22 floods:26 floor:-53
floor_0:-6 floor_^:1 floor_and:-42 floor_for:-15 floor_gets:9 floor_has:53
floor_in:28 floor_is:-31 floor_loom:9 floor_of:9 floor_over:23 floor_plan:-34
floor_polish:-88 floor_protector:17 floor_tiles:-13 floor_to:12 floors:-106
floors_0:-65 floors_and:22 floors_in:-56 floppy:-79 flops:-50 flores:42
florist:9 florist_she:50 flour:1 flour_^:1 flour_and:-8 flour_comes:22 flow:18
flow_0:24 flower:-74 flowers:21 flowers_and:4 flowers_for:23 flowers_on:-18
flu:-9 flue:67 flue_pipe:26 fluent:45 fluff:27 fluid:5 fluoride:80 flur:10
flush:45 flushed:-2 fluster:18 flute:-5 flute_is:-15 fluviale:16 flux:-1 fly:-2
fly_^:35 fly_tower:-15 flyer:26 flying:31 flying_weight:21 flytväst:23
flytväst_på:14 flügel:13 foal:8 foam:70 focus:39 focus_^:27 focus_area:4
foderbilen:34 fodralet:33 fodralet_är:33 fog:-54 fog_^:-23 fog_does:-20
fog_machine:88 fog_nozzles:44 fog_on:-26 fog_over:-37 fog_rule:54 fog_so:-49
fog_this:-38 fog_you:-16 foggy:-1 foggy_again:-39 foggy_nights:47 foglio:20
foglio_^:16 foi:-43 foil:3 foin:54 fois:-55 fois_dans:-14 fois_en:-33
fois_la:-39 fois_que:9 fold:24 folded:18 folder:172 folder_^:68 folder_and:-1
folder_called:-8 folder_is:42 folder_on:14 folder_with:4 folder_z:11 folders:57
folders_and:1 folders_for:20 folding:-37 folding_bed:10 folds:-72 folds_every:-8
fole:30 folie:-2 folio:52 folio_0:52 folk:62 folklore:-28 folks:-29 follow:-13
follow_it:-7 follow_the:5 followed:-30 followed_the:-2 followed_your:11
followers:-31 following_a:31 following_step:3 following_that:62
following_the:-39 following_what:4 following_your:44 follows:-45 follows_the:-28
fond:142 fond_of:79 fonder:143 fonder_of:143 fondest:60 fondest_of:60 fondly:-34
fondness:-52 fondness_for:-51 fondo:60 fondo_^:20 fondue:3 font:-29 font_^:-95
font_on:42 fontanero:8 fonts:70 fonts_^:29 food:97 food_is:4 food_that:11
food_waste:17 fool:31 fool_of:34 foolish:37 fools:-13 foot:-45 foot_^:16
foot_bath:-69 foot_of:44 football:-41 football_^:-36 football_and:-36
football_examples:30 football_ground:25 football_match:1 footer:-8 footer_of:-14
footnote:-32 footnotes:19 footprints:-2 footprints_and:-2 for:-7 for_$:3
for_0:-81 for_^:-62 for_a:-83 for_about:9 for_adults:35 for_ages:-6 for_all:42
for_an:-81 for_and:-23 for_another:57 for_anybody:-5 for_anyone:5
for_anything:-26 for_as:-19 for_asking:-25 for_bearing:-33 for_beginners:-25
for_being:-18 for_boats:-63 for_boring:9 for_bread:-7 for_breakfast:15
for_business:3 for_buttons:30 for_cabin:16 for_centuries:-4 for_children:13
for_code:7 for_coffee:16 for_comparison:-76 for_conversation:-15 for_damaged:3
for_dates:29 for_decades:-60 for_donors:-27 for_dots:2 for_each:40
for_eleven:-33 for_error:1 for_evening:21 for_ever:-22 for_every:6
for_everybody:11 for_everyone:29 for_everything:-31 for_exactly:-10
for_explanations:27 for_feast:20 for_fifty:16 for_finding:7 for_fish:49
for_five:-40 for_flammable:3 for_flash:-19 for_four:-6 for_free:16 for_full:2
for_fun:32 for_good:13 for_group:14 for_guests:46 for_half:67 for_hanger:46
for_having:-34 for_hay:-1 for_he:12 for_hedda:11 for_heights:-3 for_her:-8
for_hers:-1 for_high:2 for_him:-21 for_his:12 for_hours:-29 for_however:29
for_i:-24 for_is:-3 for_it:-66 for_its:-29 for_itself:26 for_keeping:-44
for_landscape:11 for_laughing:-21 for_learning:25 for_lending:20 for_less:-7
for_lessons:10 for_like:-14 for_listening:14 for_looks:-62 for_low:16
for_lunch:-18 for_may:28 for_me:135 for_missing:4 for_money:32 for_months:-40
for_more:51 for_morning:8 for_most:-35 for_mr:7 for_mum:3 for_my:19 for_night:3
for_nine:-57 for_not:-3 for_now:40 for_old:-47 for_on:43 for_once:45 for_one:-71
for_our:41 for_overtime:6 for_paper:30 for_parcels:31 for_parts:7 for_people:-1
for_plain:14 for_polish:4 for_practice:77 for_pronunciation:14 for_quick:-5
for_rambling:-9 for_repairs:37 for_repeating:41 for_rises:-55 for_row:-12
for_seven:20 for_six:33 for_slow:-14 for_so:22 for_some:-45 for_somebody:-13
for_something:74 for_soup:-36 for_spring:19 for_sqlite:22 for_storage:-15
for_storing:13 for_students:13 for_such:-36 for_summer:18 for_supper:-10
for_sure:6 for_taking:-4 for_tea:15 for_telling:-1 for_that:22 for_the:85
for_their:23 for_them:-42 for_things:28 for_thinking:7 for_thirty:-27
for_this:103 for_those:32 for_three:-39 for_thursday:7 for_time:-49 for_today:31
for_tuesday:37 for_twenty:-17 for_two:-81 for_variable:26 for_visits:21
for_vocabulary:9 for_want:-8 for_warm:36 for_was:38 for_weeks:-75 for_what:34
for_whom:-9 for_work:-12 for_wringing:15 for_years:29 for_you:40 for_your:-56
for_yourself:22 foram:53 forbidden:116 forbidden_to:35 forbids:52 forbids_it:12
force:54 force_push:3 force_pushes:21 forearm:-3 forecast:-42 forecast_for:-1
foreman:3 foreman_^:-49 foreman_has:9 foreman's:24 forest:22 forest_^:-6
forever:-94 forever_^:-32 forever_and:-74 forge:42 forged:-40 forget:50
forget_about:-20 forget_how:-1 forget_it:-23 forget_the:46 forget_what:-33
forget_which:-15 forgetful:10 forgets:-44 forgets_everything:21 forgets_its:-1
forgets_the:-15 forgetting:-27 forgive:-76 forgive_a:28 forgive_me:13
forgive_my:3 forgive_the:-118 forgive_us:-13 forgiven:-22 forgives_0:49
forgiving:-10 forgot:-80 forgot_everything:-17 forgot_the:-29 forgot_to:-19
forgotten:50 forgotten_her:25 forgotten_my:-18 forgotten_that:7 fork:18
forklift:-33 forklift_^:-61 forklifts:59 forks:-55 forks_for:3 form:31
form_^:-11 form_and:3 form_at:12 form_back:18 form_for:6 form_has:44 form_is:-64
form_of:-21 form_went:12 formal:42 formalin:27 format:67 format_and:13
format_des:5 formato:28 formats:-88 formatter:8 formatter_^:4 forme:6 formeln:48
formeln_bitte:1 former:20 former_student:-13 forms:3 forms_^:11 forms_have:16
forms_to:-30 formula:97 formulaire:5 formulare:-34 formularz:100 formulas_^:21
formulas_on:-46 formule:30 formule_^:7 fornecedor:14 fornitore:7 forno:13
fort:-13 fort_^:11 forte:17 fortfarande:31 fortfarande_inte:34 forth:40
forth_and:21 fortnight:-16 fortnight_^:-17 fortran:-42 fortress:13
fortress_talk:14 fortune:42 forty:-55 forty_^:-22 forty_eight:45 forty_jars:-59
forty_minutes:-48 forty_of:13 forty_one:-32 forty_people:16 forty_three:-31
forty_times:-59 forty_years:60 forum:13 forward:39 forward_a:4 forward_to:-14
forwarding:21 fosse:4 fossero:6 foto:-61 foto_^:-53 foto's:63 foto's_van:37
fotografare:10 fotografiert:-6 fotografo:20 fotos:-18 fotos_^:12 fotos_del:7
fought:-25 fought_over:-32 found:-69 found_0:-26 found_^:-21 found_a:-38
found_an:-34 found_and:49 found_him:39 found_himself:36 found_is:-19 found_it:15
found_its:26 found_mould:-9 found_one:-15 found_that:-34 found_the:-37
foundation:21 founded:-14 founder:-63 founder_is:-26 founder's:-17 founders:-30
foundry:29 foundry_^:17 foundry_lady:4 fountain:9 fountain_^:58 four:39
four_^:-78 four_and:-11 four_as:-9 four_days:2 four_digits:10 four_families:-26
four_floors:-35 four_has:10 four_holds:23 four_hours:36 four_hundred:-35
four_in:12 four_is:9 four_men:42 four_minutes:-17 four_o'clock:-28 four_of:33
four_pages:-33 four_people:23 four_seconds:-13 four_so:19 four_time:-17
four_times:6 four_was:34 four_with:5 four_words:-10 fournisseur:17 fourteen:17
fourteen_^:17 fourteen_has:29 fourth:-59 fourth_bell:6 fourth_floor:-33
fourth_time:-57 foutmeldingen:30 fox:-34 fox_and:19 foxes:3 foxwhelp:71
foyer_and:-17 fractions:-46 fractions_^:10 frage:24 fragen:58 fragen_^:34
fragile:45 fragile_^:3 frais:33 fram_till:14 frame:-7 frame_^:60 frame_budget:22
frame_from:23 frame_near:-40 framed:-113 framed_in:-6 framed_it:-28 frames:-22
frames_^:3 frames_a:-25 frames_are:44 frames_of:-7 framework:-44 framför_mig:-33
franchement:-130 franchise:36 franchise_s'applique:26 frank:6 frank_with:5
frankfurt:12 frankfurt_^:8 frankly:16 français:70 français_^:17 frases:24
fratello:-6 frau:135 frau_adler:15 frau_die:7 frau_dr:4 frau_kerschbaum:-39
frau_kerschbaum's:16 frau_lindner:4 frau_sievers:27 frau_vom:5 freddo:-27
free:-16 free_^:8 free_again:13 free_of:34 free_pen:-31 free_storage:32
free_tier:5 free_to:-40 free_tray:2 free_week:21 freely:53 frees:24 freeze:55
freeze_in:-33 freezer:4 freezer_alarm:11 freezer_is:42 freezer_shows:33
freezers:25 freezing:-25 freezing_^:8 freezing_and:-9 freezing_cycle:3 frei:9
freigabe:1 freigegeben:39 freigegeben_^:39 freight:40 freight_^:16 freitag:37
french:36 french_^:2 french_term:12 french_tutor:10 frente:-51 frequency:46
frequency_^:18 fresh:-42 fresh_^:-83 fresh_air:-10 fretta:-33 freuen:33
freundlich:18 freundlicherweise:2 freut:-30 freut_mich:-41 freut_sich:4 fri:2
friday:17 friday_^:-71 friday_and:-36 friday_call:11 friday_i:-7 friday_the:-12
fridays:40 fridge:-61 fridge_0:49 fridge_^:-5 fridge_again:-37 fridge_died:-4
fridge_for:3 fridge_has:-41 fridge_is:7 fridge_mine:15 fridges:13 frieda:42
friend:107 friend_^:-44 friend_and:-6 friend_at:-14 friend_has:3 friend_of:75
friend_the:-25 friendlier:36 friendlier_^:22 friendlier_than:1 friendly:25
friendly_is:6 friends:7 friends_^:-38 friendship:-19 friendships:-34 fries:-33
frighten_the:20 frightened:32 frightens:-11 frigo:33 fringe:17 frio:6 frogs:64
frogs_are:-9 froid:14 froid_ne:21 froide:15 from:-31 from_0:-93 from_?:18
from_^:-101 from_a:47 from_across:-2 from_all:-1 from_an:27 from_and:-111
from_another:45 from_are:-35 from_asked:-30 from_asks:-40 from_at:-6
from_before:-66 from_below:38 from_books:5 from_both:5 from_bremen:17
from_came:-20 from_dr:24 from_drawings:4 from_easter:23 from_end:31
from_every:-70 from_everyday:31 from_far:-33 from_five:30 from_had:-29
from_half:32 from_has:-103 from_here:174 from_holland:-24 from_home:28
from_hull:-29 from_i:-27 from_is:-83 from_it:31 from_its:-11 from_last:89
from_lisbon:-3 from_long:25 from_made:3 from_me:105 from_medicine:53
from_memory:36 from_monday:-20 from_my:38 from_next:-8 from_nobody:21
from_now:93 from_number:-20 from_omsk:-25 from_on:-26 from_once:-6 from_our:69
from_outside:32 from_over:-9 from_parse:40 from_pictures:28 from_platform:25
from_real:35 from_sent:-42 from_sept:6 from_spring:8 from_stood:-16
from_swears:-10 from_text:4 from_the:-14 from_them:3 from_then:8 from_there:-31
from_this:80 from_to:11 from_today:147 from_tonight:19 from_top:2 from_two:-19
from_up:-34 from_us:93 from_was:-35 from_what:-27 from_when:34 from_where:-34
from_which:29 from_who:-55 from_with:-55 from_you:48 from_your:79 fromage:-71
fromages:-52 front:8 front_^:33 front_and:-34 front_desk:29 front_door:21
front_of:3 front_office:12 front_row:-55 fronts:-26 frost:20 frost_^:-27
frosty:-22 frown:24 frowned:-26 frowned_at:-26 froze:-88 frozen:-36 frozen_^:84
frozen_fish:27 fru:-21 fruit:-54 fruit_baskets:-53 fry:59 fry_per:31
fry_tanks:16 fryers:4 från:-81 från_det:-20 från_och:41 från_öckerö:19 frère:51
frère_qui:19 frío:-60 frío_^:-4 frío_en:-10 frío_hace:-5 frío_hacía:-10
frío_no:1 früh_lag:-65 frühdienst:14 früher:-85 früher_^:15 früher_hat:-14
früher_immer:-18 früher_mit:6 frühstück:87 frühstück_vor:20 frühstücksei:56
fue:-40 fuel:15 fuera:1 fuerte:20 fui:-5 fuimos:-12 full:-53 full_^:30
full_after:2 full_and:28 full_at:12 full_day:34 full_moon:-43 full_name:4
full_of:-40 full_on:-62 full_sentences:-31 full_so:33 full_stop:25 full_text:2
full_the:25 full_time:-4 full_week:4 fully:73 fully_translated:2 fume:4
fume_hood:4 fumes:-3 fun:-70 fun_^:-7 fun_and:23 fun_at:-20 fun_fact:-60
funciona:52 function:-29 function_for:26 function_read:2 function_show:5
function_walks:-64 functions:102 functions_easier:2 functions_more:2
functions_over:17 functions_than:9 fund_for:12 funda:45 funda_del:33 fundo:41
funeral:-25 funeral_^:-33 funeral_in:37 funeral_peal:37 funerals:-11 fungus:45
fungus_boxes:24 funkgerät:8 funkgeräte:45 funkplatine:9 funkverbindung:17
funnier:-19 funnier_than:-21 funniest:-56 funny:-58 funny_^:22 funny_about:-4
funny_but:-30 funny_how:-42 funny_isn't:3 funny_thing:11 funções:27 fuori:-52
furgone:23 furious:-5 furnace:-43 furniture:3 further:-22 further_^:9
further_than:-56 fuse:-26 fuse_box:19 fuse_rating:20 fuses:-32 fuses_are:-39
fuss:18 fussy:28 futter:1 futtermischer:17 future:-21 future_and:-18 fuzz:7
fuzz_the:5 fuß:-41 fyi:9 fyra:-3 fyra_personer:16 fábrica:18 fächer:11
fächer_^:11 fähre:-9 fährt:-56 fällt:18 fältet:43 fängt:18 färg:31 färjan:-37
få:61 får:57 får_aldrig:13 får_bli:21 får_det:26 får_inte:3 får_ta:2 fête:-10
för:-14 för_0:22 för_att:-4 för_det:-30 för_en:22 för_mycket:2 för_sig:21
före:38 förlåt:25 förlåt_att:25 förra_gången:16 först:5 förstår:-60
försäkringsbolaget:22 försäkringsbolaget_om:22 fünf:2 fünf_minuten:-22 für:95
für_0:38 für_das:49 für_den:70 für_die:109 für_ein:-45 für_eine:2 für_sie:-21
für_uns:8 fürs:14 fürs_wirtshaus:12 füße:-54 füße_^:-51 g:103 g_^:25 ga:32
ga_ik:23 gaan:37 gaan_nooit:36 gaan_toch:30 gaan_voor:7 gaan_we:33 gaat:71
gaat_er:23 gab:3 gab_es:2 gab's:-2 gabbia:24 gabbiani:-32 gable:23 gabler:11
gabler_^:11 gabriel:12 gabriel_weighs:12 gain:-26 galbraith:6 galiba:-40
galinha:-79 galleria:5 gallery:50 gallery_^:-28 gallery_holds:14
gallery_padlock:3 galley:9 galley_and:32 galley_with:-19 gallo:-51 gallos:21
galvanised:1 game:-20 game_is:-18 game_menu:38 games:-8 gamins:-52 gamla:93
gamma:25 gammal:46 gana:-63 gang:41 gang_^:-2 gang_fünf:26 gangway:75
gangway_^:16 gannet:18 ganska:-55 gants:27 gants_isolants:4 ganz:-102 ganz_^:-5
ganz_oben:-35 ganz_vorsichtig:16 ganzen:-69 ganzen_tag:-17 gap:17 gaps:-87
gaps_^:-21 gaps_as:-40 gar:-50 gar_nicht:-2 gar_nichts:-10 gar_nix:-47 garage:93
garage_^:45 garage_and:2 garage_is:11 garages:66 garaje:8 garantie:1 garantía:7
garantía_^:4 garanzia:30 garbage:-22 garbage_collector:2 garde:38 garde_0:10
garde_^:-37 garde_dans:-45 garde_la:6 garde_le:51 garde_les:10 garde_mon:5
garden:7 garden_^:17 garden_and:-22 garden_centre:-33 garden_gate:40
garden_gnomes:-4 garden_in:-29 garden_wall:19 gardener:-50 gardener_^:-15
gardener's:16 gardening:-22 gardens:-77 gardens_are:-33 gardien:3 gardien_de:-25
garlic:40 garten:7 gas:56 gas_^:28 gas_alarm:16 gas_bottle:9 gas_bottles:54
gas_in:5 gases:23 gasket:43 gasolio:-12 gasolio_^:4 gast:20 gasta:11 gasta_0:11
gastar:12 gaston:-18 gasóleo:10 gata:-39 gata_come:55 gate:105 gate_^:47
gate_as:1 gate_b:34 gate_behind:1 gate_code:47 gate_has:16 gate_if:1 gate_is:20
gate_opens:4 gate_remotely:40 gate_with:-60 gatehouse:11 gates:54 gates_^:32
gateway:34 gateway_is:10 gateway_password:12 gather:37 gather_at:4
gather_that:12 gather_you:17 gathered:27 gato:-126 gatos:-100 gatos_y:-20
gatto:-121 gatto_si:-36 gauge:140 gauge_is:8 gauges:-2 gave:103 gave_0:73
gave_a:-36 gave_him:14 gave_in:18 gave_me:-15 gave_my:11 gave_our:5 gave_the:30
gave_them:15 gave_up:-24 gave_us:5 gave_way:23 gave_you:53 gaveta:8 gaviotas:-47
gavotte:7 gazebo:-10 gałęzi:12 gb:31 gb_^:10 gcode:58 gdansk:13 gdy:42 gdyby:26
gdyby_to:21 gdyni:-73 gdzie:15 gear:32 gearbox:53 gearbox_^:8 gears:-9 gebe:39
gebe_ich:39 gebeld:19 gebeld_worden:12 geben:1 gebetläuten:28 geblieben:-19
geblieben_^:-19 geboekt:19 gebohrt:-44 gebrauchten:5 gebruiken:34 gece:12
gece_nöbeti:9 gedaan_^:38 gedacht:-89 gedacht_^:-89 gedicht:-5 gedoe:36
gedoe_met:1 geduld:7 geef:70 geen:32 geese:-100 geese_^:-42 gefallen:-26
gefehlt:-26 gefragt:-41 gefragt_ob:-57 gefressen:-64 gefunden:-6 gefunden_^:-44
gefällt:54 gefällt_mir:34 gegangen:2 gegeben:-35 gegen:-44 gegen_den:-6
gegend:-33 gegessen:-8 gegessen_^:-8 gehen:94 gehen_0:3 gehen_immer:41
geholt:-69 geht:26 geht_^:-10 geht_am:29 geht_bei:-41 geht_bis:1 geht_kein:23
geht_mir:54 gehör:11 gehören_auf:14 gehört:38 gekeken:-45 geklaut:-45
geklaut_^:-41 gekriegt:-32 gekündigt:52 gekündigt_um:44 gelachen:-86
gelachen_om:-86 gelacht:-103 gelacht_^:-71 geladen:24 geladen_und:24 geleert:50
gelernt:-28 gelezen:-8 geliefert:46 gelijk:-28 gelijk_met:-12 geliyor:27
geliyor_^:13 gelmiyor:-61 gelmiyor_^:-61 geloof:11 geloof_ik:11 gelsin:-30
gelsin_^:-10 gelukkig:-44 gelukt:13 gelöscht:31 gelöscht_^:28 gemacht:-56
gemacht_^:-25 gemacht_haben:8 gemeint:-40 gemerkt:20 gender:12 gendre:46
gendre_qui:10 gene:-47 generador:29 general:-84 general_a:-39 generale:2
generally:-66 generally_speaking:-54 generated:57 generated_client:2
generation:-2 generations:-65 generations_^:-6 generations_of:-30 generator:61
generator_^:17 generator_is:-1 generator_one:9 generator_start:17 generators:-51
genero:7 genero_che:45 generosity:61 generous:-13 generous_^:7 geneticists:-28
genitive:14 genius:-68 genius_^:-23 genre:-6 gens:-72 gens_se:-43 gente:-119
gentiment:-8 gentiment_^:-13 gentle:83 gentle_^:5 gentle_and:4 gentle_with:-35
gentleman:-61 gentleman_at:-28 gentleman_from:-46 gentleman_in:-10
gentleman_with:-14 gentlemen:23 gentlemen_^:36 gentlemen's:6 gentler:12
gently:91 gently_since:22 genug:26 geofence:15 geography:-9 geometry:50
geometry_^:9 geprüft:96 geprüft_^:12 geprüft_ist:2 gepäck:44 gerade:-68
gerador:33 gerador_pequeno:11 geral:3 gerald:-21 gerald_as:4 geraldine:-78
geraniums:-31 gerda:44 gerda_^:9 gerechnet:-9 geregnet:-30 gerlinde:-1 german:98
german_^:53 german_ones:2 gern:22 gern_auf:18 gern_so:-38 gerund:-1 gerundet:6
gerät:-8 gesagt:-24 gesagt_die:17 geschenkt:-35 geschichte:-72
geschichte_mit:-34 geschichten:-23 geschilderd:19 geschrieben:25 gesehen:-63
gesehen_da:-63 gesetzt:24 gesetzt_hat:16 gesicht:-20 gespeichert:10
gespeichert_^:3 gesperrt:25 gesperrt_^:25 gesprochen:-45 gestartet:-9
gestatten:-9 gestatten_sie:-9 gestattet:29 gestattet_^:27 gestellt:-4
gestern:-75 gestern_beim:-12 gestern_saß:-20 gestern_war:18 gestern_war's:-11
gestern_waren:-8 gestreikt:-39 gestrickt:-21 gesucht:22 gesucht_^:-10
gesucht_und:48 get:103 get_0:120 get_^:-30 get_a:44 get_all:-23 get_along:1
get_apart:11 get_attached:-8 get_blamed:-19 get_bored:-3 get_by:-44
get_changed:19 get_from:19 get_his:20 get_hold:15 get_in:49 get_into:28
get_it:-26 get_killed:4 get_lost:30 get_marked:46 get_marta:15 get_me:-98
get_more:9 get_my:60 get_nervous:-61 get_on:4 get_one:57 get_our:41 get_out:-2
get_past:18 get_round:-18 get_sent:10 get_so:-21 get_sold:20 get_some:-31
get_something:43 get_stuck:8 get_that:-5 get_the:167 get_their:-4 get_them:25
get_through:-29 get_thrown:10 get_tired:-76 get_turned:8 get_up:-6 get_us:7
get_used:-40 get_warm:-39 get_washed:36 get_why:42 get_wrong:-21 get_your:-5
getauft:46 getauscht:56 getest:2 getrunken:-2 getränke:28 getränkekisten:23
geträumt:-27 gets:129 gets_0:105 gets_^:3 gets_a:117 gets_an:64 gets_donated:24
gets_here:43 gets_his:42 gets_in:-37 gets_its:76 gets_left:-24 gets_logged:39
gets_lost:14 gets_more:-32 gets_nervous:22 gets_no:17 gets_on:17 gets_one:-36
gets_opened:37 gets_painted:4 gets_past:-7 gets_refilled:-33 gets_seasick:-10
gets_sent:28 gets_the:-47 gets_them:-20 gets_through:18 gets_thrown:16
gets_tired:-13 gets_to:-21 gets_up:-69 gets_warm:-17 gets_wet:-52 getting:-8
getting_a:-11 getting_any:-37 getting_in:-7 getting_married:-3 getting_the:79
gewartet:-17 geweest:8 geweint:-9 geweint_^:-9 gewesen:-42 gewitter:12
gewogen:44 gewogen_^:18 gewohnt:-1 gewoon:46 geworden:-3 geworden_^:22
gezegd:-46 gezegd_dat:-61 gezeigt:45 gezellig:-81 gezellig_^:-48 gezellige:-15
gezet:-13 gezet_^:45 gezicht:-25 gezien:-3 gezählt:-72 gezählt_^:-55 geändert:11
gh:36 ghent:14 ghent_has:-12 ghiaccio:16 ghost:-8 ghost_and:58 ghost_has:-21
ghost_in:-28 ghost_tour:60 ghost_with:17 ghosts:-54 ghosts_^:-21 giant:19
gibi:-10 gibi_^:-14 gick:-32 gider:39 gider_^:39 gifs:-25 gifs_^:-25 gift_box:20
gift_shop:-48 gift_that:-49 gift_tin:10 gift_wrapping:7 gifts:-46 gig:-28
gigabytes:46 gigabytes_^:20 gigabytes_of:1 gigas:5 gigas_^:5 giggled:14
giggled_^:14 giggles:-24 giggling:29 gilding:-39 gilding_^:-39 gilets:27
gilets_^:3 gilets_de:13 gilt:48 gilt_auch:15 gimme:1 gimme_a:-22 gin:21 ging:-46
giornata:-85 giorni:-28 giorni_^:11 giorno:30 giovedì:68 giovedì_^:24 gipfel:18
gira:30 gira_sul:15 giraffe:-13 girl:11 girl_^:-2 girl_and:34 girl_from:-28
girl_in:5 girl_tests:23 girlfriend:13 girls:41 giro:36 giro_sul:16 gist:-22
gisteren:-83 gisteren_de:-1 gisteren_stond:-13 git:9 giulia:15 giuro:-62
giuro_^:-62 give:51 give_0:34 give_^:-18 give_a:-39 give_all:6 give_anything:-24
give_her:-25 give_him:-15 give_it:-46 give_me:116 give_my:-27 give_or:3
give_out:37 give_the:100 give_them:-10 give_up:28 give_way:-2 give_you:-39
give_your:7 given:-9 given_0:5 given_a:9 given_back:-8 given_by:81 given_how:51
given_in:-20 given_new:8 given_ordinary:19 given_that:44 given_the:2
given_to:-16 given_up:-114 given_us:1 gives:54 gives_0:34 gives_away:-49
gives_his:-14 gives_me:34 gives_the:-42 gives_up:59 gives_us:52 gives_you:14
giving:-83 giving_^:-49 giving_her:-31 giving_the:28 giving_up:-10 givre:-21
givre_sur:-21 già:53 già_prenotato:3 glacier:48 glacier_^:47 glaciers:9 glad:-18
glad_i:1 glad_if:45 glad_it:-16 glad_that:-56 glad_the:-62 glad_to:56
glad_you:-16 gladder:19 gladder_of:12 gladys:30 glance:-2 glass:18 glass_^:-73
glass_and:1 glass_bottles:16 glass_eyes:4 glass_is:-51 glass_negatives:-14
glass_of:44 glass_the:7 glasses:77 glasses_^:29 glasses_and:-38 glasses_are:22
glasses_of:21 glasses_on:-27 glasses_were:23 glassware_by:-2 glatt:-75 glaub:-35
glaze:59 glazen:27 gleich:17 gli:-27 gli_altri:-54 gli_esempi:18 gli_orari:17
gli_scaffali:-4 glitter:-18 globe:-16 globes:13 glockenspiel:24
glockenspiel_has:24 gloomy:22 gloss:38 glossy:29 glove:-69 glove_^:-16
glove_box:-63 glovebox:16 gloves:-8 gloves_^:47 gloves_and:3 gloves_off:7
gloves_on:-3 glue:25 glue_^:-44 glue_on:-36 glue_pot:59 glue_the:16 glued:36
glued_and:27 glued_on:14 glued_the:54 glueing:-14 gluing:29 glukozy:27
glukozy_stoi:27 gluten:38 gluten_free:19 gläser:-38 glömmer:35 gnomes:-4
gnomon:8 go:111 go_0:23 go_^:-41 go_above:1 go_along:10 go_and:10 go_as:17
go_at:7 go_back:-87 go_beyond:49 go_by:29 go_easy:9 go_for:40 go_funny:21
go_home:31 go_i:-47 go_i'm:-26 go_in:42 go_into:21 go_just:3 go_nowhere:20
go_off:3 go_on:62 go_out:9 go_quiet:-56 go_red:-12 go_round:-12 go_so:-10
go_straight:35 go_the:41 go_there:3 go_through:51 go_up:44 go_with:83
go_wrong:-15 goal:11 goalie:-14 goalie_^:-14 goat:-18 goat_^:28 goat_and:11
goat_got:-40 goat_in:-9 goat_on:-44 goat_wheels:12 goats:-102 goats_^:-17
goats_ate:4 god:5 god_^:-1 god_i:-26 god_rest:42 god_the:-46 god's:4
godfather:33 godfrey:-22 godmother:2 godmother_keeps:7 godparents:61 gods:-8
godson:54 godziny:21 goed:-23 goed_heb:6 goede:-23 goes:75 goes_^:-57
goes_anywhere:8 goes_back:11 goes_by:59 goes_down:-40 goes_for:78 goes_home:-93
goes_i'd:-23 goes_in:169 goes_into:94 goes_looking:49 goes_my:-28 goes_near:24
goes_off:-65 goes_on:69 goes_out:86 goes_past:20 goes_quiet:-18 goes_red:-58
goes_right:-7 goes_soft:-8 goes_straight:-52 goes_that:-20 goes_the:-104
goes_through:36 goes_thru:33 goes_to:151 goes_up:68 goes_with:29 goes_wrong:9
goff:-2 goggles:26 going:92 going_^:-58 going_ahead:13 going_and:-48
going_back:23 going_by:5 going_home:-47 going_in:9 going_into:12 going_on:25
going_round:-71 going_to:70 going_train:45 going_under:-36 going_up:-23
going_w:109 going_which:28 going_with:125 gold:-21 gold_^:-2 gold_leaf:-11
golden:42 goldfish:-30 gondola:1 gone:81 gone_0:45 gone_?:19 gone_and:18
gone_back:-4 gone_before:35 gone_by:1 gone_from:2 gone_home:-1 gone_in:-11
gone_into:-13 gone_off:-8 gone_out:30 gone_over:-16 gone_so:34 gone_soft:-7
gone_through:109 gone_to:-36 gone_two:35 gone_up:-13 gong:-31 gong_^:-55
gonna:130 gonna_call:6 gonna_lie:-55 gonna_measure:5 gonna_sit:18 good:-32
good_^:38 good_a:27 good_as:-23 good_at:12 good_company:-61 good_day:11
good_deal:66 good_enough:52 good_evening:-47 good_for:87 good_grief:-17
good_hands:6 good_if:1 good_lord:-36 good_luck:-47 good_manners:16
good_money:-24 good_mood:44 good_morning:-29 good_news:68 good_night's:4
good_of:-18 good_old:-6 good_one:-19 good_ones:6 good_place:11 good_shape:47
good_sign:-2 good_so:15 good_story:-13 good_thing:9 good_time:-49 good_times:-49
good_to:57 good_when:15 good_with:-48 good_work:-35 goodbye:-58 goodbye_^:-44
goodness_me:-5 goodness_to:6 goods:12 google:13 googly:-66 googly_eyes:-66
goose:-59 goose_^:-12 gorgeous:-38 gorgeous_^:-21 gosh:-63 gossip:-106
gossip_^:-109 gossip_with:-1 gostaria:3 gosto:105 gosto_mais:96 got:117 got_$:30
got_0:57 got_a:-47 got_an:5 got_as:20 got_back:27 got_better:-45 got_bitten:28
got_engaged:-48 got_for:1 got_from:33 got_himself:-17 got_his:23 got_hurt:13
got_in:-38 got_into:-68 got_it:91 got_its:-21 got_lost:-91 got_married:-2
got_my:-104 got_on:21 got_one:-36 got_out:-20 got_over:-43 got_promoted:-60
got_pushed:13 got_round:20 got_sick:12 got_the:8 got_their:2 got_there:16
got_three:55 got_through:15 got_to:38 got_too:26 got_turned:28 got_two:-18
got_us:14 got_used:11 got_wet:-44 got_your:15 gotland:-17 gott:-74 gott_åt:-8
gotta:100 gotta_love:-51 gotta_measure:17 gotta_pick:12 gouda_to:9 goulash:44
gown:46 gown_^:-7 gowns:6 goûter:87 goûter_de:31 gołębie:-37 gołębie_^:-37
gp:-21 gpl:5 gps:31 gpu:14 gra:-15 gra_na:-19 graag:19 grab_the:48 graba:6
grace:-31 grace_^:-44 gracia:-11 graciela:49 gracious:-48 grad:33 grad_^:21
grad_da:41 grad_und:23 grade:53 grades:5 gradi:27 gradient:-55
gradient_boosting:-30 gradirei:22 gradiremmo:6 gradiremmo_che:6 gradito:17
gradle:28 graduation:1 grafana:13 grafico:-58 grafik:35 grafik_dyżurów:15
grain:-50 grain_^:-7 grain_silo:13 gram:-33 gramm:50 gramm_gewogen:36 grammar:61
grammar_tables:11 grammar_terms:36 grammars:-55 gramophone:-10 grams:62
grams_^:49 grams_a:12 grams_and:-29 grams_of:8 grams_when:5 gramów:6 gran:20
gran_^:-9 gran_cant:29 gran_had:-1 gran's:-70 grand:-32 grand_mère:-10
grand_père:-57 grandad:-33 grandad's:16 grandads:18 grandchild:14
grandchildren:-38 granddad:30 granddaughter:-41 granddaughter_who:-23 grande:80
grande_^:2 grande_el:22 grande_está:5 grande_que:39 grande_va:16 grande_è:40
grander:26 grandfather:60 grandfather_and:54 grandfather_carved:1
grandfather_is:5 grandfather_on:40 grandfather_repaired:-13 grandfather_who:-18
grandfather's:20 grandfathers:-6 grandma:-28 grandma_^:-22 grandma's:28
grandma's_recovery:19 grandmother:28 grandmother_had:43 grandmother_was:14
grandmother_would:-22 grandmother's:9 grandpa:-88 grandpa_^:-49
grandpa_always:-20 grandpa's:-10 grands:3 grandson:17 grandson_^:-73
grandson_has:13 grandson_is:-53 grandson_who:-8 grannen:-83 grannens:-47
granny:92 granny_^:11 granny_tove's:3 grans:-65 grant:-27 granted:-11
granted_0:13 granted_^:9 grants:19 grapes:20 graph:-69 graphs:-8 graphs_in:35
graphs_look:-10 grass:22 grass_the:20 grateful:-4 grateful_if:30 grateful_to:7
graue:7 gravação:14 grave:75 grave_runs:20 gravedigger:28 gravel:-35 gravel_^:18
graves:40 gravestone:-56 gravestone_^:-37 gravestones:-9 gravity:4 gravy:-19
graz:30 graz_^:20 grazie:-44 graça:-36 graça_^:-36 grał:-29 grease:20
grease_the:28 greased:65 great:15 great_^:39 great_aunt:-17 great_bell:21
great_deal:-20 great_grandfather:76 great_grandmother:39 great_grandson:1
great_great:51 great_if:33 great_question:-7 great_uncle:86 great_wheel:31
greater:16 greedy:18 greek:14 greek_letters:19 greeks:-16 green:57 green_^:-8
green_again:47 green_and:-23 green_as:7 green_because:12 green_case:25
green_gate:1 green_in:10 green_like:-25 green_string:-10 green_textbook:2
greenhouse:-8 greenhouse_lamps:24 greensleeves:-28 greenwich:43 greet:-68
greet_a:-43 greet_her:-18 greet_the:10 greeted:-3 greeting:138 greeting_^:15
greeting_at:1 greeting_on:6 greetings:28 greetings_to:-36 greets:-11 grenze:18
grenzübergang:17 greta:29 grew_in:-6 grew_up:-59 grey_and:10 grey_at:-69
grey_is:-13 grey_mare:29 grey_ones:38 grid:-45 grief:-17 grigio:16 grill:-83
grillen:-29 grinder:60 gris:8 grise:12 groan:-24 groaned:16 groceries:18
groom:-4 groomer:112 groomer_is:40 groomers:24 grooming:8 groot:-11
groot_gelijk:-11 gros:9 gross:6 grosse:-60 grote:35 ground:70 ground_^:-48
ground_floor:55 ground_wire:2 grounds:20 grounds_that:12 group:110 group_0:13
group_^:50 group_and:-34 group_bookings:6 group_is:-10 group_it:8 group_of:-77
group_the:5 group_underground:11 group_was:61 groupe:23 groupe_électrogène:10
groups:-33 groups_^:51 groups_in:-5 groups_of:-19 grout:-45 grow:31 grow_to:6
grower:16 growers:-63 growing:8 growing_crystals:-12 grown:19 grown_fond:2
grown_men:-40 grown_to:24 grown_up:37 grown_ups:13 grows:-91 groß:7 große:46
großer:31 großer_schrift:22 großes:-17 großtante:24 grubennummer:6
grubennummer_0:6 grudge:-21 grudge_^:-21 grumble:-30 grumbled:31 grumbling:-16
grumpy:-18 grundbuch:18 grundbuch_von:18 grundsätzlich:115 grundsätzlich_keine:5
grundsätzlich_nicht:14 grupo:5 grupo_de:5 gruppe:34 gruppo:24
gruppo_elettrogeno:8 grupy:31 grupy_jest:31 gruß:26 gruß_an:39 gráfico:-63
gré:35 gré_de:35 gröna:46 gröna_^:23 größte:-5 grúa:-1 grüßen:-94 grüßen_^:-55
grüßen_sie:-10 guapa:-38 guarantee:78 guarantee_card:2 guarantee_of:53 guard:25
guard_from:-37 guard_is:41 guarda:-10 guarda_0:3 guardan:6 guardan_siempre:17
guardar:23 guardi:10 guardia:4 guardian:12 guardiano:3 guardianship:9
guardianship_files:9 gudrun:17 guerra:-41 guess:21 guess_^:1 guess_a:49
guess_before:26 guess_everyone:-2 guess_i:-67 guess_the:-6 guess_who:-28
guessed_it:5 guessed_that:-14 guesses:40 guessing:38 guest:73 guest_and:39
guest_from:-23 guest_is:-11 guest_who:-35 guests:120 guests_^:42 guests_all:16
guests_and:-9 guests_are:18 guests_do:21 guests_for:16 guests_identify:5
guests_in:-27 guests_of:12 guests_pay:48 guests_take:36 guests_with:18 guet:25
guida:80 guide:80 guide_^:14 guide_and:7 guide_on:1 guided_by:2 guided_tour:-3
guides:21 guild:118 guild_^:28 guild_book:33 guild_kept:24 guillotine:39
guillotine_^:20 guitar_^:10 gull:24 gull_on:4 gulls:-103 gulls_and:-16
gulls_are:-27 gulls_have:-65 gum:-9 gum_^:-17 gun:-17 guns:41 gurgle:-17
gusta:103 gusta_más:101 gustan:60 gustan_más:60 gustav:-6 gusto:-8 gusto_le:19
gusts:-13 gut:14 gut_strings:5 gute:-1 guten:44 gutenachtgeschichte:16 guter:-7
gutter:15 gutters:39 gutters_^:11 gutters_r:39 guy:-20 guy_at:-95 guy_called:-1
guy_from:-7 guy_is:-37 guy_ropes:27 guys:-5 guys_^:15 guys_on:39 guzeldi:-72
gwen:-33 gwendolyn:36 gym:-45 gym_^:14 gym_in:3 gyro:45 gyro_driver:45 gäller:31
gänget:-1 gärkeller:22 gärna:14 gärtnerei:18 gäste:-46 gästen:10 gästen_^:10
gång:91 gång_0:26 gång_^:45 gången:29 gången_^:2 går:109 går_^:2 går_att:6
går_för:38 går_på:42 gîte:-1 gîte_c'est:10 góry:-84 gör:51 göra:6 gün:46
gün_kiralanır:10 günther:1 günü:51 günü_^:29 güzel:-99 güzel_bugün:-7 głosowe:17
głowie:-68 głowie_^:-56 h:118 h_^:44 ha:-107 ha_0:30 ha_^:-69 ha_a:-36
ha_cambiato:24 ha_chiesto:-46 ha_convencido:34 ha_detto:6 ha_en:-18 ha_fatto:44
ha_flytväst:23 ha_hecho:-1 ha_il:-10 ha_korta:14 ha_la:67 ha_paura:25
ha_puesto:-4 ha_pure:39 ha_raccontato:-27 ha_regalato:-51 ha_that:-8 ha_the:-16
haar:-24 haast:-8 haast_een:-9 hab:-44 hab_den:16 hab_die:107 hab_ich:-11
hab_mich:25 hab_natürlich:-22 hab's:14 habe:28 habe_0:-24 habe_den:30 habe_die:5
habe_ich:40 habe_mich:15 habe_noch:-41 haben:-76 haben_0:-5 haben_den:-59
haben_heute:36 haben_sich:-20 haben_sie:-38 haben_uns:13 haben_wir:3 habit:-28
habit_^:-7 habit_of:-16 habits:-12 habla:24 hables:22 hables_en:14 hablo:-20
hablé:23 hablé_con:23 hace:2 hace_hoy:-20 hace_un:-32 hacer:50 hacked:-12
haczyków:33 haczyków_^:33 hacía:-27 had:-14 had_0:-64 had_^:-4 had_a:-47
had_agreed:-57 had_already:39 had_always:4 had_an:26 had_and:24 had_another:19
had_asked:102 had_brought:14 had_coffee:60 had_decided:-31 had_enough:36
had_ever:25 had_feared:16 had_forgotten:29 had_gone:-21 had_had:32 had_her:22
had_his:33 had_hoped:4 had_ik:53 had_in:-4 had_it:63 had_its:-30 had_last:-21
had_locked:-21 had_me:-64 had_more:-23 had_my:47 had_no:-43 had_not:-14
had_one:4 had_other:20 had_paid:18 had_pancakes:-42 had_picked:-33 had_quite:2
had_read:-2 had_run:17 had_seen:50 had_settled:60 had_so:42 had_stopped:-22
had_that:100 had_the:13 had_thought:3 had_three:-5 had_to:-82 had_told:-36
had_two:11 had_us:-24 had_was:53 had_worse:-26 had_you:16 had_your:29 haddad:3
hade:-30 hade_jag:-6 hadley's:13 hadn't:15 hadn't_the:-19 hadn't_thought:48
hafen:46 haft:-61 haha:-263 haha_^:-76 haha_babcia:-9 haha_de:-9 haha_die:-17
haha_katten:-2 haha_no:-13 haha_ok:-9 haha_the:-30 haha_yes:-33 hahaha:-105
hahaha_^:-42 hai:2 haiku:-36 hair:-16 hair_^:-19 hair_and:43 hair_for:-31
hairline:-26 hairline_crack:-30 hairnet:33 haken:6 hal:15 halb:68 halb_neun:26
halbe:24 halben:16 hale:1 halen:11 half:-4 half_^:18 half_a:-34 half_an:44
half_board:20 half_caf:10 half_empty:-34 half_finished:-30 half_hour:11
half_is:-26 half_know:4 half_my:-31 half_of:-93 half_past:91 half_seven:17
half_the:-83 half_was:-30 halfway:-74 halfway_^:29 halfway_through:-25
halfway_to:-62 halina:28 hall:-13 hall_^:100 hall_a:23 hall_and:-69 hall_at:-9
hall_door:13 hall_floor:-38 hall_for:7 hall_from:24 hall_has:-6 hall_in:-42
hall_of:-24 hall_than:-33 hall_that:-5 hall_the:-24 hall_three:-74 hall_two:3
hall_until:17 halle:33 halloran:3 halls:-15 hallway_and:-17 halt:-39 halv:35
ham:24 ham_^:-10 hamish's:22 hamlet:-50 hamlet_^:-18 hammer:14 hammer_sound:10
hammering:18 hammers:57 hammock:-69 hamper:1 hamster:-109 hamster_is:-27 han:8
han_är:6 hand:42 hand_0:-28 hand_^:-30 hand_a:16 hand_and:-20 hand_as:3
hand_at:1 hand_beginnt:15 hand_drawn:14 hand_for:-18 hand_from:12 hand_i:31
hand_in:21 hand_is:-21 hand_it:26 hand_like:28 hand_luggage:-19 hand_me:-27
hand_of:-12 hand_om:49 hand_on:20 hand_or:-55 hand_out:2 hand_over:-11
hand_stuck:-14 hand_that's:1 hand_the:110 hand_was:-20 hand_when:-28
hand_with:35 handbag:7 handboken:29 handboken_^:29 handbook:11 handbook_^:25
handbrake:7 handdukar:-41 handed:85 handed_and:3 handed_in:59 handed_out:-25
handed_over:76 handed_to:24 handful_of:9 handheld:29 handing:-2 handlar:20
handle:81 handle_^:22 handlebar:13 handled:25 handled_by:17 handler:31
handles:58 handles_0:9 handling:7 handling_the:32 handover:78 handover_^:5
handover_at:21 handover_is:2 handovers:6 hands:53 hands_0:-77 hands_^:17
hands_and:32 hands_are:-60 hands_i:16 hands_like:29 hands_of:70 hands_off:103
hands_on:-22 hands_out:22 hands_shake:10 hands_still:-28 hands_that:6
hands_the:14 hands_up:3 hands_with:-32 handset:2 handshake:-68 handshake_^:-18
handsome:-26 handtekening:33 handwriting:-93 handwriting_and:-4
handwriting_from:-20 handwriting_is:-18 handwriting_she:-7 handyman:-35 hang:-23
hang_by:23 hang_in:20 hang_it:-7 hang_on:-125 hang_the:37 hang_up:42
hangar_du:11 hangen:-11 hanger:46 hanging:-26 hanging_in:13 hanging_over:-43
hanging_your:8 hangover:-2 hangs:17 hangs_behind:4 hangs_beside:-35 hangs_in:-25
hangs_on:65 hanna:72 hannah:34 hannes:18 hannes_the:13 hanno:-92 hanno_un:-46
hans:-8 happen_now:-61 happen_on:60 happen_to:3 happened:18 happened_to:-26
happened_with:-25 happens:52 happens_^:-33 happens_if:15 happens_in:-39
happens_is:42 happens_on:-32 happens_to:6 happens_when:-5 happens_with:79
happier:161 happier_^:-19 happier_to:3 happier_when:13 happier_with:119
happiest:93 happiest_to:25 happiest_with:87 happily:-15 happy_^:7 happy_about:2
happy_and:1 happy_birthday:-21 happy_for:38 happy_friday:-96 happy_tears:38
happy_the:27 happy_to:21 happy_with:-3 har:-19 har_0:54 har_bett:11 har_det:1
har_haft:-61 har_hand:27 har_inte:-26 har_jag:-27 har_lagt:-27 har_läst:13
har_redan:20 har_tagit:-34 harbor:1 harbour:4 harbour_^:54 harbour_and:-34
harbour_gets:4 harbour_in:-6 harbour_is:-58 harbour_manoeuvres:41
harbour_master:51 harbour_office:-36 harbour_tax:-16 harbour_the:-58 harbours:-8
hard:-62 hard_^:48 hard_at:-8 hard_cheese:41 hard_coded:3 hard_for:-52 hard_i:-8
hard_on:-71 hard_part:21 hard_problems:-39 hard_that:-17 hard_to:-47 hard_way:13
hardback:8 hardcoded:17 hardening:59 harder:-79 harder_dan:-36 harder_than:-19
hardest:30 hardest_chapter:8 hardest_ending:33 hardest_letter:19
hardest_thing:-8 hardly:9 hardly_any:5 hardly_anyone:-18 hardly_believe:73
hardly_credit:-25 hardly_dare:-2 hardly_ever:3 hardly_see:15 hardware:-4
hardware_^:9 hardware_in:13 hardware_key:12 hardware_people:-39 harina:11
haringen:-19 haringen_en:-38 harm:-83 harm_done:-47 harmattan:-26
harmattan_dust:-26 harmless:-36 harmonii:-51 harmonii_chodzę:32 harmonium:31
harmsen:21 harness:10 harold:32 harp_^:-46 harp_has:23 harper:-35 harpist:-41
harris:55 harris_hawk:55 harrow:-30 hart:19 hartelijk:-23 hartley:-1 hartwell:18
harvest:29 harvest_supper:-34 has:36 has_0:92 has_^:24 has_a:-17 has_advised:13
has_already:1 has_always:15 has_an:97 has_anybody:56 has_anyone:-9
has_arrived:45 has_asked:-47 has_at:2 has_become:89 has_been:63 has_begun:7
has_better:-75 has_bought:-15 has_broken:-6 has_burst:-16 has_called:17
has_changed:-24 has_closed:6 has_come:-7 has_confirmed:9 has_confused:4
has_cost:-45 has_dared:-29 has_determined:11 has_died:28 has_done:21
has_dropped:-9 has_earned:-47 has_eaten:22 has_ever:-62 has_excellent:-38
has_failed:-44 has_feelings:-19 has_fewer:-31 has_finally:-39 has_five:24
has_found:-4 has_four:10 has_given:-36 has_gone:30 has_granted:-45 has_grown:-9
has_had:54 has_healed:9 has_heard:25 has_his:-20 has_hung:-19 has_improved:-37
has_in:1 has_it:-65 has_just:21 has_kept:-4 has_kindly:23 has_lain:6
has_learned:-8 has_learnt:-32 has_left:1 has_let:-2 has_lived:-25 has_lost:-37
has_made:-41 has_me:1 has_meanwhile:12 has_met:-17 has_more:-103 has_moved:-50
has_my:8 has_named:-47 has_never:-68 has_new:-4 has_no:21 has_none:-38 has_not:6
has_notes:24 has_nothing:-18 has_now:23 has_one:-39 has_opinions:-5 has_opted:4
has_ordered:8 has_outlived:-27 has_paid:-45 has_passed:24 has_printed:-6
has_promised:-19 has_put:-45 has_reached:8 has_renamed:-21 has_retired:-9
has_room:43 has_run:10 has_said:56 has_seen:20 has_sent:-46 has_set:55
has_settled:-21 has_shown:-31 has_signed:22 has_since:-32 has_slipped:3
has_so:40 has_space:42 has_spent:9 has_stamped:20 has_started:-11 has_stepped:2
has_stood:7 has_such:-13 has_survived:24 has_taken:-42 has_taste:-14
has_terrible:10 has_that:-38 has_the:11 has_three:25 has_to:210 has_token:24
has_told:89 has_turned:-47 has_twins:17 has_two:-8 has_wandered:6 has_waved:1
has_weighed:8 has_written:-64 has_your:9 hasn't:82 hasn't_been:68 hasn't_got:-9
hasnt:-24 hasnt_said:17 hast_du:7 hasta:-102 hasta_0:29 hasta_en:-62
hasta_las:-45 hasta_que:-9 hasło:54 hasło_do:32 hasło_głosowe:17 hat:-79
hat_0:145 hat_^:-37 hat_abgesagt:16 hat_and:55 hat_beim:3 hat_bis:-8 hat_but:26
hat_damals:30 hat_der:-71 hat_ein:107 hat_einen:-24 hat_einmal:19 hat_er:23
hat_es:-34 hat_frau:33 hat_früher:-34 hat_gekündigt:52 hat_gesagt:32
hat_gestern:-5 hat_gestreikt:-39 hat_heute:-49 hat_im:20 hat_immer:4
hat_jemand:-46 hat_meine:-42 hat_mich:-28 hat_mir:-78 hat_noch:42 hat_nur:-2
hat_on:-16 hat_said:3 hat_schon:6 hat_sich:-4 hat_sie:-83 hat_so:29 hat_to:-14
hat_und:20 hat_uns:-24 hat's:-70 hata_kayıtları:43 hatch:14 hatch_^:-28
hatchery:33 hatching:48 hatching_tray:31 hatching_trough:10 hate:-19
hate_surprises:48 hated:35 hated_it:-6 hated_the:14 hates_it:10 hathersage:21
hathersage_has:-1 hathersage_who:32 hats:101 hats_and:51 hats_for:-33 hats_in:23
hats_is:24 hatte:-80 hatte_ich:-1 hatte_platz:17 hatten:-71 hatten_^:7 haul:25
haul_rope:24 hauled:-35 hauled_the:53 haulier:11 haulier_^:6 hauling:15
hauling_rope:15 haunted:-27 hauptzweig:72 hauptzweig_heißt:10 haus:-19 haus_^:23
haus_wird:-33 hausaufgaben:26 hause:60 hausmeister:-47 hausmeister_^:17
haustiere:26 haut:67 haut_^:25 haute:4 hauteur:14 hava:-122 hava_çok:-49 have:8
have_0:26 have_?:73 have_^:-21 have_a:-75 have_adopted:-86 have_agreed:56
have_all:5 have_already:-5 have_always:7 have_an:-55 have_any:47
have_anything:-32 have_arrived:80 have_as:20 have_asked:10 have_become:1
have_been:14 have_begun:-74 have_blocked:2 have_bought:-27 have_brought:-14
have_built:-4 have_cancelled:3 have_caused:-22 have_chosen:5 have_coffee:-32
have_come:17 have_complained:-47 have_concluded:9 have_confirmed:20
have_copied:15 have_covered:35 have_decided:4 have_done:2 have_drawn:-7
have_eleven:17 have_ended:-40 have_enjoyed:52 have_ever:-50 have_every:12
have_fallen:-20 have_feelings:-2 have_felt:12 have_fewer:-30 have_finished:17
have_fixed:9 have_forgotten:-15 have_found:-35 have_fun:-15 have_given:-26
have_gone:8 have_got:-38 have_grown:31 have_guessed:-14 have_had:2
have_handed:11 have_heard:-77 have_her:17 have_here:10 have_i:-31 have_in:-37
have_it:65 have_its:-42 have_known:-29 have_laughed:-23 have_learned:45
have_left:-25 have_liked:-50 have_looked:11 have_lost:62 have_loved:-28
have_made:-47 have_managed:-20 have_mastered:24 have_met:-47 have_more:20
have_moved:-9 have_my:46 have_named:13 have_never:-97 have_no:-51 have_not:-43
have_noted:32 have_noticed:-53 have_nuts:60 have_of:-39 have_offered:22
have_often:-20 have_on:8 have_one:-25 have_only:-9 have_ordered:4 have_our:-31
have_paid:-30 have_passed:51 have_planned:31 have_prepared:17 have_put:25
have_reached:-21 have_read:-69 have_refunded:54 have_reset:4 have_resolved:9
have_said:66 have_seen:-110 have_sent:21 have_set:8 have_settled:30
have_short:19 have_shown:-58 have_signed:14 have_slept:-4 have_so:-17
have_some:4 have_somebody:11 have_something:-52 have_spent:-38 have_started:-3
have_stood:18 have_stopped:-5 have_taken:-26 have_talked:23 have_that:-17
have_the:123 have_their:-18 have_them:76 have_thought:34 have_three:27
have_time:-5 have_to:99 have_told:22 have_too:16 have_tried:48 have_two:52
have_understood:-3 have_used:-5 have_voted:6 have_walked:-54 have_warmed:33
have_watched:3 have_wet:-13 have_what:-54 have_worked:36 have_you:-35
have_your:37 havel:-6 havel's:1 havel's_parcel:1 haven't:94 haven't_cleared:-16
haven't_figured:23 haven't_found:53 haven't_got:-43 haven't_heard:2
haven't_seen:3 haven't_started:33 haven't_worked:27 havent:30 havent_figured:22
havent_heard:60 havet:-41 having:57 having_^:-34 having_a:12 having_been:4
having_consulted:-35 having_gone:7 having_had:7 having_heard:18 having_her:-6
having_it:-25 having_listened:10 having_read:4 having_seen:70 having_slept:42
having_the:26 having_to:-29 having_watched:6 having_written:-37 hawk:42
hawk_in:44 hawks:-6 hay:-30 hay_0:-60 hay_carts:-8 hay_in:-6 hay_que:54
hay_una:-28 haya:-6 hazard:-73 hazard_spotting:13 hazard_switch:10 haze:27
hazelnut:32 hazmat:28 hb:59 hb_0:45 he:34 he_?:36 he_asked:-9 he_ate:-15
he_bought:-10 he_bowed:-18 he_broke:32 he_calls:-4 he_came:-21 he_can't:63
he_cannot:-27 he_could:-17 he_counted:14 he_cries:-5 he_decided:-21
he_deserves:23 he_didnt:28 he_died:-35 he_does:24 he_doesn't:5 he_dreams:-15
he_dropped:-24 he_eats:-3 he_even:14 he_ever:23 he_feels:37 he_fell:-31
he_finds:21 he_gave:32 he_gets:33 he_gives:68 he_goes:-70 he_had:2 he_has:81
he_held:-3 he_hummed:3 he_in:-12 he_is:-77 he_isn't:-6 he_just:-82 he_keeps:36
he_kept:1 he_knew:-8 he_knows:-6 he_laughs:-26 he_learned:-4 he_learnt:-14
he_left:64 he_let:-62 he_lets:-22 he_likes:64 he_lives:-12 he_made:28
he_makes:-4 he_may:-31 he_means:40 he_meant:-34 he_might:-14 he_must:-5
he_once:-4 he_only:63 he_owns:-3 he_pagado:12 he_pays:11 he_phones:32
he_plays:42 he_put:7 he_ran:-4 he_read:-49 he_reads:52 he_rest:-26 he_retired:-7
he_rings:43 he_said:-2 he_says:21 he_seems:42 he_sees:30 he_sent:-16 he_shook:2
he_sits:21 he_sleeps:11 he_sounds:-20 he_starts:11 he_stayed:3 he_stays:8
he_still:-70 he_talked:30 he_talks:-13 he_tapped:-67 he_tells:-4 he_thought:-28
he_told:34 he_took:-12 he_turns:-7 he_used:4 he_visto:-27 he_vuelto:39
he_wanted:26 he_wants:44 he_went:-23 he_whistles:18 he_who:-29 he_will:17
he_would:-30 he'd:2 he'd_be:-79 he'd_been:5 he'd_gone:1 he'd_had:-53
he'd_have:-3 he'd_like:84 he'd_read:13 he'll:55 he'll_have:-23 he'll_sign:11
he's:19 he's_at:15 he's_bringing:1 he's_done:29 he's_going:59 he's_gone:-51
he's_got:23 he's_in:70 he's_just:-33 he's_not:3 he's_on:-49 he's_only:-40
he's_scared:1 he's_sitting:-5 he's_so:-28 he's_still:-49 he's_the:21 he's_too:3
he's_upset:2 he's_very:26 head:23 head_^:-88 head_all:24 head_and:21 head_at:-23
head_carver:18 head_count:19 head_has:105 head_is:19 head_of:-15 head_office:35
head_spin:22 head_takes:6 head_teacher:-8 head_the:20 head_to:-18 head's:52
headaches_^:7 headcount:32 header:-2 header_^:1 header_layout:20 heading:40
headlamp:25 headmaster:-74 headmaster_^:-63 headmistress:-41
headmistress_has:-18 headphones_^:15 headroom:32 headroom_^:1 heads:78
heads_^:42 headset:-11 headteacher:-38 headwind:-78 healed:9 healed_^:9
health:-50 health_check:1 health_inspector:-7 heap_^:-43 heap_is:-13 heap_of:2
hear:-76 hear_0:-4 hear_^:-31 hear_a:33 hear_about:54 hear_from:41 hear_him:71
hear_his:-56 hear_how:6 hear_i:20 hear_if:30 hear_it:-120 hear_my:-53 hear_of:57
hear_that:33 hear_the:-155 hear_them:10 hear_there's:-11 hear_what:-9
hear_whether:30 hear_you:14 heard:-37 heard_0:-5 heard_a:29 heard_all:31
heard_back:49 heard_from:13 heard_how:-20 heard_it:63 heard_me:49 heard_more:17
heard_my:-2 heard_myself:-46 heard_of:-83 heard_so:-63 heard_that:-28
heard_the:-31 heard_whether:5 hearing:53 hearing_about:-9 hearing_aid:50
hearing_aids:59 hearing_the:9 hears:3 hears_a:-20 hears_about:19 hears_the:-22
hearse:32 heart:8 heart_^:-39 heart_a:12 heart_and:24 heart_behind:-41
heart_in:18 heart_now:37 heart_of:12 heart_on:-17 heart_says:17 heart_the:6
heart_to:-58 heartbeat:-81 heartbeat_^:-52 heartbeat_sound:28 heartbroken:5
hearts:-1 heat:-47 heat_a:1 heat_exchanger:33 heat_pump:23 heat_the:26
heat_up:50 heated:9 heater:-36 heater_in:-12 heater_that:-18 heaters:16
heaters_^:9 heating:-56 heating_^:22 heating_bath:24 heating_for:-50
heating_has:-95 heating_in:-45 heating_the:37 heaven:-13 heavens:60 heavier:11
heavy:-4 heavy_and:-51 heb:-22 heb_^:-23 heb_de:75 heb_er:14 heb_het:38
heb_ik:78 heb_liever:52 hebben:-28 hebben_we:31 hecho:-1 hechos:4 hechos_se:4
hedda:51 hedda_gabler:11 hedda's:6 hedge:-75 hedge_^:-85 hedge_at:-34
hedgehog:-79 hedgehog_has:10 hedgehog_in:-4 hedgehog_is:-62 hedgehogs:-39
hedges:-19 hedwig:-5 hedwig_^:8 heeft:-7 heeft_0:4 heeft_^:43 heeft_de:-57
heeft_het:-17 heeft_me:17 heeft_weer:-8 heel:-93 heels:29 heerlijk:-74
heerlijk_verhaal:-2 heet:54 heftruck:8 heftruck_staat:8 heg:7 height:58
height_^:8 height_of:40 heights:-8 heights_and:-9 heim:-3 heimweg:-5 hein:-28
hein_^:-13 heizung:11 heizungskeller:6 heizungskeller_^:6 heiß:-11 heißt:48
hel:32 hela:-122 hela_gänget:-14 held:-30 held_0:45 held_a:-29 held_both:-35
held_by:20 held_it:-12 held_the:7 held_to:16 held_your:-21 hele:-83 hele_dag:-9
helemaal:60 helga:19 helga_hangs:7 helicopter:13 helium:33 hello:-23 hello_?:-36
hello_^:32 hello_and:4 hello_from:-42 hello_is:-7 hello_to:-17 hellre:125
hellre_ha:59 helm:24 helm_hours:16 helmet:66 helmet_^:11 helmet_even:10 help:-19
help_0:39 help_^:-114 help_desk:-22 help_her:-52 help_if:28 help_is:4
help_it:-50 help_laughing:-26 help_me:122 help_of:35 help_us:75 help_you:2
helped:-41 helped_^:-51 helped_to:-13 helper:-24 helper_on:36 helpers:92
helpers_^:8 helps:-80 helps_^:-17 helps_me:86 helps_you:5 helst:112 helst_ha:36
helst_vill:28 helt:-75 hem:-3 hem_^:-39 hemma:54 hemos:38 hemos_repasado:18
hemp:41 hemp_for:21 hen:-39 hen_on:-36 hence:75 hence_a:31 hence_my:36
hence_the:-10 henceforth:28 hendrik:15 hendrik's:-56 henk:-16 henrik:20
henrike:1 henrike_^:8 hens:-25 hens_^:-2 hens_a:-9 hens_have:-23 hens_in:46
hens_race:24 hep:-50 her:-10 her_0:-69 her_^:-18 her_advice:9 her_age:11
her_and:4 her_apron:52 her_as:3 her_at:33 her_baby:-3 her_back:4 her_brother:23
her_by:-14 her_car:-45 her_chair:-31 her_colleague:9 her_compliments:1
her_dad:-17 her_daughter:10 her_desk:-9 her_do:-43 her_dog:50 her_eyes:-65
her_face:-30 her_first:-9 her_foot:-19 her_for:-25 her_from:21 her_garage:2
her_garden:-1 her_glasses:19 her_grave:16 her_hand:-8 her_handbag:-14
her_hands:-34 her_hat:-18 her_have:37 her_head:-9 her_heart:25 her_hip:-39
her_husband:-1 her_i:1 her_i've:15 her_in:-37 her_kitchen:-9 her_knee:28
her_lips:-16 her_mind:14 her_mother:-35 her_new:2 her_nose:5 her_number:-18
her_off:-24 her_office:20 her_old:-2 her_on:17 her_one:-39 her_over:35
her_own:-6 her_robin:-29 her_she:-5 her_shelf:25 her_shell:-17 her_shoes:-2
her_sister:-14 her_sister's:-23 her_sleep:59 her_so:-51 her_son:17
her_sourdough:-27 her_stomach:37 her_stroke:18 her_tea:7 her_teeth:-36
her_there:-24 her_to:72 her_total:3 her_voice:-4 her_we:15 her_weight:15
her_word:13 her_words:-10 her_zaman:88 heraus:35 herbacie:14 herbarium:-64
herbatą:-3 herbs:13 herd:16 herd_count:6 here:-98 here_0:34 here_^:35 here_a:-37
here_again:-23 here_all:33 here_and:-20 here_are:-43 here_as:-14 here_at:-7
here_before:12 here_by:-42 here_cant:-37 here_could:18 here_for:-36 here_had:-4
here_has:5 here_i:-48 here_i'd:20 here_in:-20 here_is:-18 here_it:3
here_it's:-90 here_my:-14 here_now:-11 here_on:174 here_one:-10 here_since:-27
here_so:17 here_that:-6 here_the:-106 here_there:-10 here_to:-6 here_too:-6
here_we:10 here_when:-26 here_which:13 here_who:50 here_you:-23 here's:-60
here's_one:30 here's_something:-12 heredity:40 heredity_matters:40 heritage:19
heritage_office:-19 herken:-20 herken_ik:-20 herkes:-40 hermana:84 hermano:12
hero:-5 heroes:-6 heroic:-36 heron:-80 heron_has:-49 heron's:-31 herons:-70
herons_do:-45 herr:97 herr_hat:-5 herr_vom:37 herr_yilmaz:23 herramienta:17
herramienta_de:17 herring:-62 herrje:-7 herrlich:-88 herrlich_^:-77 hers:23
hers_^:-28 hers_on:8 herself:-9 herself_a:21 herself_and:-33 herself_in:3
herself_off:-27 hersteller:13 hersteller_hat:13 hertz:13 hertz_^:9 herz:-53
herz_^:-19 herzlich:-27 hes:-60 hes_a:-41 hes_already:-80 hes_got:26
hes_never:-25 hesitate:43 hestøya:1 het:16 het_^:-63 het_de:-44 het_er:-7
het_even:29 het_goed:18 het_inschrijfformulier:11 het_is:-61 het_lab:-21
het_liefst:17 het_met:26 het_nagemeten:-17 het_nog:-12 het_nu:-14 het_ook:-40
het_regent:-51 het_scherm:10 het_snijafval:21 het_spoelen:6 het_stemmen:59
het_transformatorhuis:13 het_u:12 het_weer:-34 het_woord:8 het_ziekenhuis:-16
heter:54 hetzelfde:-63 hetzner:5 heulen:-43 heure:46 heure_^:-6 heures:-100
heures_^:-25 heures_après:28 heures_de:-41 heut:-112 heut_früh:-51
heut_nacht:-32 heut_schon:-34 heute:-205 heute_0:32 heute_^:-14 heute_abend:-56
heute_beim:-9 heute_ist:-44 heute_noch:45 heute_so:-26 heute_wieder:-8 hex:-31
hex_and:-19 hey:-32 hf:35 hi_again:-54 hi_vis:49 hibernate:39 hiccup:40 hid:-47
hid_the:-48 hidden:20 hide_glue:23 hide_the:-41 hides:9 hides_^:37 hiding:-5
hier:-92 hier_il:21 hier_in:-11 hier_le:-6 hier_ooit:1 hier_soir:-33 hier_zo:-16
hierna:81 hierna_ga:10 hieß:-53 hieß_es:-53 high:23 high_and:-42
high_contrast:33 higher:24 higher_^:-8 highest:-69 highest_praise:-32
highlight:29 highlight_colour:3 highlight_verbs:15 hij:43 hij_de:11 hij_er:5
hija:51 hijo:6 hike:-67 hiking:6 hiking_map:3 hilarious:-62 hilarious_^:-51
hilda:62 hilfe:23 hilfe_kasten:6 hilft:-23 hilft_nur:-22 hill:-48 hill_^:-57
hill_clinic:3 hills:-77 hills_^:-26 hills_of:-10 hilos:-3 hilos_^:9 him:-12
him_^:-15 him_a:21 him_all:-33 him_and:3 him_at:12 him_better:44 him_by:47
him_for:-18 him_he:54 him_i:11 him_in:45 him_it's:-2 him_on:-21 him_out:-23
him_over:-20 him_poor:18 him_so:2 him_that:-47 him_the:-1 him_to:-38 him_up:-15
him_what:-5 him_while:-9 him_with:5 himself:-6 himself_a:-49 himself_at:9
himself_for:6 himself_in:-44 himself_with:38 hinge:81 hinge_is:7 hinge_on:5
hinges:24 hinnerk:16 hint:62 hint_and:18 hinten:33 hinten_raus:16 hinter:8
hinter_sich:-7 hintereinander:-39 hinterm:7 hints:119 hints_^:26 hints_only:45
hinweis:18 hip:-35 hip_^:-18 hip_and:-41 hip_is:5 hips:30 hire:-33 hire_a:11
hire_car:1 hire_of:12 hire_skates:2 his:-6 his_^:-51 his_and:26 his_ankle:20
his_apple:-11 his_apron:-5 his_arm:35 his_at:44 his_back:-49 his_bench:-58
his_best:49 his_bicycle:-37 his_blessing:26 his_boots:6 his_brother:29
his_cap:-36 his_car:-58 his_chair:-38 his_coat:-19 his_collar:-68
his_comments:-6 his_compliments:11 his_daughter:-47 his_daughter's:-26
his_dog:64 his_ears:21 his_eye:7 his_eyebrows:58 his_eyes:-24 his_father:50
his_feet:18 his_foot:-14 his_gin:22 his_good:6 his_grandson:13 his_hand:-52
his_hands:-35 his_hardest:19 his_head:-21 his_honeymoon:23 his_kitchen:-12
his_knee:-77 his_knees:6 his_last:-5 his_leg:82 his_licence:31 his_life:7
his_long:23 his_love:49 his_memorial:13 his_mind:-32 his_mother:-7
his_mother's:-14 his_mouth:11 his_mum:-32 his_name:32 his_old:45 his_own:-35
his_party:22 his_phone:-40 his_prices:-20 his_pride:24 his_regards:-28
his_roses:-11 his_shoes:29 his_shoulder:15 his_sister:22 his_slippers:-27
his_thumb:15 his_tomatoes:-21 his_train:-29 his_umbrella:-10 his_voice:-43
his_wallet:-2 his_whole:8 his_wife:-83 his_wife's:15 his_words:60 his_wrist:29
hiss:44 hissed:-33 hissen:43 hissen_i:10 histoire:-74 histoire_de:-38
historia:-88 historians:45 historically:-28 historien:-14 historii:2 history:14
history_^:23 history_folder:33 history_of:-58 história:-81 história_do:-36
hit:-102 hit_0:-16 hit_a:41 hit_the:10 hitch:37 hits:-5 hits_the:-5 hive:64
hives:15 hives_^:26 hiya:-47 hiç:-83 hjulen:34 hl:-11 hl_0:-13 hm:-32 hm_^:-54
hm_ok:-36 hm_that:76 hm_yes:-34 hmm:-42 hmm_ok:-14 ho:89 ho_già:46 ho_messo:-19
ho_provato:-25 ho_scelto:7 ho_tolto:21 ho_visto:-26 hoarse:-36 hob:-21 hoca:-38
hochwasserwarnung:2 hockey:58 hoe:-94 hof:-11 hof_^:8 hofer:3 hofer_farm:3
hoffe:-43 hofladen:41 hofmann's:54 hog:11 hoist:3 hoja:54 hoja_^:21 hoje:-134
hoje_o:-78 hold:-19 hold_0:32 hold_^:4 hold_back:36 hold_for:-16 hold_it:41
hold_music:-115 hold_of:15 hold_on:-69 hold_our:61 hold_the:74 hold_them:1
hold_up:18 hold_with:-34 holder:67 holder_is:26 holding:-58 holding_my:7
holding_the:36 holding_up:-12 holdings:33 holdings_in:12 holds:84 holds_0:77
holds_^:30 holds_an:10 holds_more:-14 holds_on:-18 holds_the:59 holds_your:-68
hole:-21 hole_^:-17 hole_you:27 holes:43 holes_are:14 holiday:-42 holiday_?:49
holiday_^:-75 holiday_the:36 holidays:-60 holidays_^:43 holidays_and:-38
holland:-24 hollow:2 holm:50 holt:45 hombre:2 home:27 home_^:-33 home_again:4
home_and:-45 home_at:-11 home_contract:5 home_folder:25 home_for:32 home_from:14
home_in:-3 home_is:-28 home_on:41 home_port:46 home_that:8 home_to:40
home_was:-40 home_with:-32 homecoming:61 homely:33 homes:4 homework:172
homework_0:34 homework_^:-20 homework_and:18 homework_in:1 homework_is:32
homework_just:4 homework_on:11 homme:-7 hon:-36 hond:-20 honest:-18 honest_^:-59
honest_and:12 honest_with:24 honestly:-81 honestly_^:-71 honestly_a:46
honestly_i:-93 honestly_i'd:16 honestly_the:-63 honestly_when:2 honey:-51
honey_and:-16 honey_at:-26 honeymoon:79 honeymoon_couple:62 honig:-38 honour:14
honoured:-12 honoured_^:-24 honte:-20 honte_^:-20 hood:70 hood_^:10
hood_lining:30 hood_pattern:5 hoodie:-40 hoofd:3 hoogste:4 hoogste_0:3
hooguit:79 hooguit_0:51 hook:34 hook_0:-3 hook_commands:2 hook_up:10 hooked:58
hooked_up:31 hooks_are:29 hoor:-6 hoor_ik:-8 hoort:13 hoot:36 hooves:25
hope:-140 hope_^:-3 hope_and:-28 hope_for:-2 hope_he:-27 hope_i:2 hope_it:-61
hope_it's:-13 hope_of:5 hope_somebody:-26 hope_that:-19 hope_that's:47
hope_the:-141 hope_there's:-9 hope_they:-24 hope_to:117 hope_you'll:-6
hope_your:-26 hoped:2 hoped_^:-13 hoped_that:1 hopeless:-18 hopeless_^:-68
hopes:37 hopes_for:2 hoping_that:13 hoping_to:77 hops:21 hora:-17 hora_^:-34
horarios:29 horas:-57 horas_^:12 horas_antes:-10 horas_de:-48 horas_seguidas:-25
horen:-2 horen_^:-28 horizon:34 horizon_is:18 horizon_with:1 horizontal:4
horizontal_^:3 horn:-31 horn_and:13 horno:25 horoscope:23 horoscopes:-29
horse:-36 horse_^:16 horse_but:-9 horse_in:15 horse_that:-25 horses:-92
horses_^:-11 hos:-3 hos_er:5 hose:47 hose_^:22 hosenträgern:1 hosenträgern_und:1
hosepipe:-24 hospital:-94 hospital_and:-23 hospital_bed:-9 hospital_for:-44
hospital_laundry:36 hospital's:24 hospitals:-67 host:-19 host_^:15 hosted:6
hosted_in:6 hostel:56 hosts:61 hosts_^:3 hosts_the:17 hot:-67 hot_^:-45
hot_air:-82 hot_drinks:25 hot_in:-51 hot_tea:35 hot_tub:25 hot_water:-54
hotel:49 hotel_^:-16 hotel_booking:1 hotel_has:17 hotel_in:47 hotel_is:11
hotel_lobby:-30 hotels:-45 hotfix:7 hotline:45 hotline_is:14 hottest:-27
hottest_day:-27 hou:5 houden:-25 houdt:-18 hour:27 hour_^:7 hour_about:-30
hour_ago:16 hour_and:-65 hour_angle:6 hour_because:-29 hour_before:4 hour_by:36
hour_for:20 hour_is:35 hour_of:37 hour_so:66 hour_tell:-20 hour_the:-71
hour_then:-29 hour_to:36 hour_which:15 hourly:30 hourly_tune:2 hours_0:-67
hours_a:85 hours_about:-37 hours_and:-81 hours_at:16 hours_because:-7
hours_behind:-3 hours_between:51 hours_for:-33 hours_i:-16 hours_i'm:53
hours_if:14 hours_in:21 hours_is:8 hours_later:-27 hours_long:108 hours_of:-9
hours_on:-5 hours_shes:23 hours_since:1 hours_to:-11 hours_with:-41
hours_yesterday:-38 house:15 house_^:-41 house_and:18 house_are:-23 house_at:4
house_by:-38 house_gets:-1 house_has:29 house_in:-64 house_is:-38 house_like:13
house_number:8 house_reports:6 house_rules:10 house_since:3 house_smell:71
house_style:57 house_that:-7 house_the:39 house_there:-8 house_they:19
house_was:36 house_where:14 household:15 households:-27 housekeeper:12
housekeeping:25 houses:-35 houses_by:9 houses_down:-2 housing:-24 housing_^:45
housing_office:-55 housse:44 housse_de:14 houten:3 how:-67 how_0:-32 how_^:22
how_a:-18 how_about:-6 how_are:-32 how_cold:19 how_did:-61 how_do:71 how_does:39
how_every:-1 how_far:-3 how_good:-2 how_he:4 how_heavy:-26 how_i:51 how_is:-123
how_it:21 how_kind:36 how_late:1 how_long:24 how_loud:-87 how_lovely:36
how_many:82 how_most:-21 how_much:24 how_my:80 how_nice:-42 how_of:-11
how_old:45 how_people:-1 how_that:33 how_the:-144 how_this:5 how_tired:17
how_to:46 how_was:-23 how_we:17 however:57 however_^:-20 however_charming:16
however_full:9 however_long:28 however_nicely:7 however_small:36
however_tempting:18 however_the:-28 howled:-83 howled_^:-85 howling:-20
howls:-66 hows:-43 hows_the:-23 hoy:-89 hoy_es:16 hoy_parece:-7 hr:-26 hrs:-58
hrs_^:29 hrs_and:-12 hrs_of:-75 hub:12 huber:22 huele:-13 huele_a:43
huele_el:-45 huesos:14 hufen:18 huge:41 huge_one:11 hugo:26 huh:-56 huisarts:12
hull:-2 hull_^:-16 hum:-58 hum_along:-40 hum_but:17 hum_in:68 hum_of:-3
human:-89 human_^:-31 human_voice:-36 human_with:-7 humbled:-41 humeur:-28
humeur_^:-27 humid:-44 humidifier:11 humidity:-35 humidity_^:17 hummed:-68
humming:-145 humming_^:-62 humming_it:-12 humming_that:-46 humor:-18 humour:-38
humour_^:-35 humour_but:20 hump:-18 hums:-115 hums_along:-11 hums_when:-56
hun:-64 hund:-89 hund_^:-5 hund_har:20 hund_vom:-73 hunde:15 hundefutter:46
hundred:-30 hundred_and:23 hundred_grams:-65 hundred_years:-24 hundredths:22
hundredweight:17 hung:-37 hung_a:37 hung_his:-25 hung_it:-29 hung_on:-1
hung_the:4 hung_up:-54 hunger:-99 hungry_^:20 hunting:7 hur:19 hurdy:-43
hurried:26 hurried_^:41 hurry_^:34 hurry_at:-38 hurt:43 hurt_^:-29
hurt_anybody:-8 hurt_from:-7 hurt_his:23 hurt_only:15 hurts:101 hurts_^:68
hurts_from:-49 hurts_you:5 husband:76 husband_^:9 husband_about:37
husband_and:74 husband_who:2 husband's:39 husband's_been:-22 husbands:-19
husbands_^:-3 huset:46 hut:25 hut_^:5 hut_draws:19 hut_has:16 hut_in:-24 huts:21
hydrant:15 hydraulics:34 hygiene:-3 hygrometer:54 hygrometer_shows:53 hymn:-66
hymn_^:-21 hymn_board:12 hymn_book:-24 hymn_that:23 hymnal:39 hymnal_there:39
hymns:-25 hymns_^:-14 hypothesis:8 hypothesis_is:3 hyr:43 hyresvärden:11 hyrt:22
hyrt_för:22 hytt:41 hz:9 hz_^:8 há:-34 há_dias:-18 hälfte:-59 hält:78 hält_0:30
hämtar:33 hängen:51 hänger:54 hänger_hos:33 hängt:57 hängt_an:45 hängt_im:13
här:-90 härligt:-89 härnäst:135 härnäst_ska:5 härnäst_skriver:8 härnäst_tar:8
hätt:24 hätt_ich:24 hätte:-126 hätte_ich:30 hätten:-52 hè:-43 hélas:14
höchstens:146 höchstens_0:111 höflich:11 höflich_bitten:4 högst:105 högst_0:49
högst_fyra:16 högtidligt:37 högtidligt_att:37 höhe:17 hölle:-21 hölle_los:-21
hör:7 höra:-51 höre:-37 hören:-6 hört:21 hülle:8 hütte:29 i:-19 i_0:-65 i_^:16
i_a:7 i_added:7 i_admire:-51 i_admit:1 i_adore:18 i_agreed:7 i_all:3 i_alla:13
i_allow:17 i_almost:-33 i_already:-2 i_always:-96 i_am:-48 i_answer:36
i_apologise:-21 i_appreciate:-23 i_are:-98 i_ask:72 i_asked:41 i_assumed:17
i_assure:-26 i_bastun:2 i_be:33 i_beg:24 i_believe:46 i_bet:-55 i_bimbi:-1
i_blame:-51 i_blush:11 i_book:10 i_borrowed:29 i_both:18 i_bought:14 i_bring:14
i_brought:-15 i_buy:-33 i_call:-44 i_called:-8 i_came:59 i_campioni:26 i_can:-35
i_can't:1 i_cannot:-21 i_cant:-60 i_carried:-21 i_carry:37 i_caught:-63
i_cała:-16 i_całe:-50 i_certainly:24 i_chalked:7 i_change:7 i_changed:11
i_check:-17 i_checked:20 i_chose:115 i_climbed:8 i_close:38 i_closed:-6
i_come:-20 i_commenti:2 i_compare:8 i_compared:-32 i_complained:-49
i_completely:-17 i_confuse:21 i_corrected:22 i_could:-79 i_couldn't:66
i_count:32 i_counted:-5 i_cried:19 i_cry:-42 i_dag:1 i_dare:30 i_dati:-18
i_decided:-7 i_deleted:-22 i_did:50 i_didn't:-25 i_discovered:-14 i_do:-141
i_don't:-22 i_dont:68 i_doubt:-6 i_draw:18 i_dream:31 i_dreamt:-78 i_drew:-23
i_drift:18 i_drink:-14 i_dropped:-87 i_drove:13 i_en:48 i_enjoy:124
i_enjoyed:-45 i_enter:34 i_entered:-47 i_envy:4 i_ett:-79 i_ever:-143
i_expect:-14 i_explained:-12 i_failed:1 i_fall:16 i_fancy:73 i_favour:39
i_fear:-31 i_feel:-8 i_fell:-17 i_finally:-17 i_find:2 i_finished:55 i_fix:-21
i_fly:25 i_follow:44 i_followed:-3 i_forget:60 i_forgot:-10 i_found:-108
i_gather:8 i_gathered:29 i_gave:15 i_get:137 i_give:5 i_glued:-2 i_go:-27
i_got:102 i_gotta:46 i_grant:-31 i_grew:-81 i_guess:42 i_had:-65 i_hadn't:29
i_half:18 i_hand:11 i_hang:16 i_hate:20 i_have:75 i_haven't:-7 i_hear:-51
i_heard:-27 i_held:-22 i_hesitate:43 i_hold:-20 i_hope:-91 i_imagine:-27
i_intend:26 i_keep:-61 i_kept:1 i_kid:-59 i_know:99 i_koniec:18 i_källaren:7
i_laid:48 i_laughed:-42 i_lay:-2 i_lean:47 i_learn:181 i_learned:-40 i_learnt:-8
i_leave:34 i_left:97 i_let:-35 i_lie:36 i_like:185 i_liked:-43 i_listened:44
i_live:-54 i_look:14 i_looked:63 i_lose:27 i_lost:-48 i_love:-26 i_loved:24
i_ma:17 i_made:-29 i_make:98 i_manage:30 i_mappen:20 i_mark:9 i_mean:102
i_measured:23 i_mentioned:-14 i_merge:1 i_met:-43 i_miei:-20 i_might:-35
i_misread:18 i_miss:-67 i_missed:-34 i_mix:58 i_mixed:11 i_moved:79 i_must:-45
i_nearly:26 i_need:33 i_never:36 i_nie:-91 i_nikt:-52 i_nod:-18 i_noted:26
i_notice:80 i_noticed:19 i_now:39 i_on:20 i_once:-85 i_only:17 i_open:-74
i_opened:-63 i_ordered:30 i_owe:28 i_own:-7 i_paid:-1 i_passed:-13 i_pay:16
i_pescatori:-37 i_picked:70 i_picture:-50 i_plan:20 i_po:8 i_practise:49
i_prefer:-20 i_pretend:-20 i_print:4 i_printed:-26 i_promise:7 i_promised:28
i_propose:25 i_pulled:-23 i_put:-3 i_raise:2 i_raised:29 i_ran:82 i_rang:41
i_rather:49 i_read:-67 i_realise:11 i_rebuilt:35 i_redrew:54 i_registered:24
i_remember:9 i_removed:4 i_renamed:26 i_repair:-19 i_replaced:-27 i_repot:16
i_ring:26 i_run:-3 i_said:-67 i_sail:-41 i_sat:1 i_saw:24 i_say:-6 i_screamed:32
i_see:23 i_seem:72 i_send:3 i_sent:27 i_set:54 i_settled:31 i_shall:-53
i_should:-14 i_shouldn't:-37 i_showed:26 i_shut:-17 i_signed:31 i_sing:-20
i_sit:3 i_sleep:55 i_soldered:75 i_sort:26 i_sound:-30 i_speak:-49 i_spell:14
i_spend:-6 i_spent:-54 i_spoke:39 i_stand:-12 i_start:9 i_started:28 i_still:41
i_stood:-7 i_stop:20 i_stopped:-14 i_study:43 i_suggest:11 i_suppose:-82
i_suspect:-137 i_swear:-53 i_switched:17 i_tak:-9 i_take:11 i_talk:31 i_tell:-5
i_tend:49 i_testdata:31 i_then:-24 i_think:46 i_thought:-17 i_to:7 i_told:7
i_took:-10 i_touch:7 i_travel:-6 i_tre:35 i_tried:-101 i_trust:1 i_tune:-15
i_turn:33 i_turned:16 i_turni:21 i_type:-28 i_typed:-55 i_understand:-21
i_uploaded:37 i_use:29 i_used:-28 i_usually:24 i_veckan:11 i_very:-7 i_waived:15
i_walked:13 i_wanna:56 i_want:105 i_wanted:-60 i_was:-66 i_wasnt:-21
i_watched:42 i_waved:18 i_went:72 i_were:-30 i_whine:17 i_will:14 i_wish:-35
i_won:36 i_won't:-9 i_wonder:14 i_wont:54 i_work:47 i_worked:-5 i_would:27
i_wouldn't:-28 i_write:-19 i_wrote:54 i'd:41 i'd_appreciate:32 i'd_ask:33
i'd_been:-21 i'd_believe:-3 i'd_better:-11 i'd_call:-21 i'd_choose:16
i'd_enjoy:56 i'd_favour:21 i'd_feel:54 i'd_find:18 i'd_give:-48 i'd_go:34
i'd_guess:-43 i'd_had:28 i'd_hang:-19 i'd_hate:17 i'd_have:-113 i'd_imagine:-35
i'd_keep:12 i'd_lean:4 i'd_leave:-9 i'd_let:21 i'd_like:157 i'd_love:30
i'd_much:92 i'd_need:13 i'd_never:11 i'd_only:-60 i'd_pick:-3 i'd_prefer:63
i'd_put:-7 i'd_rather:158 i'd_read:-8 i'd_really:13 i'd_say:-57 i'd_send:4
i'd_set:-31 i'd_sooner:111 i'd_start:-11 i'd_suggest:26 i'd_swear:-35
i'd_take:-2 i'd_the:18 i'd_trust:3 i'd_use:3 i'd_write:12 i'll:62 i'll_always:34
i'll_ask:56 i'll_be:-59 i'll_bring:17 i'll_chase:22 i'll_compare:3 i'll_do:-4
i'll_get:29 i'll_give:-52 i'll_go:26 i'll_have:-1 i'll_keep:63 i'll_leave:-78
i'll_make:46 i'll_never:3 i'll_not:-48 i'll_only:3 i'll_read:-11 i'll_remind:26
i'll_ring:23 i'll_run:-21 i'll_say:2 i'll_see:4 i'll_sit:18 i'll_spare:-23
i'll_start:23 i'll_stick:1 i'll_tell:-23 i'll_use:11 i'll_write:74 i'm_0:-13
i'm_a:16 i'm_about:7 i'm_afraid:-25 i'm_after:71 i'm_asking:11 i'm_at:22
i'm_being:-18 i'm_dictating:-31 i'm_doing:32 i'm_done:11 i'm_dreadfully:-42
i'm_dropping:17 i'm_fond:50 i'm_fonder:54 i'm_fondest:40 i'm_getting:21
i'm_glad:-24 i'm_good:64 i'm_growing:27 i'm_happier:24 i'm_here:-27
i'm_holding:30 i'm_honest:-2 i'm_in:47 i'm_keeping:51 i'm_late:-13
i'm_learning:-1 i'm_looking:24 i'm_mad:-9 i'm_making:14 i'm_missing:9
i'm_more:41 i'm_mortified:3 i'm_no:-50 i'm_not:-103 i'm_off:44 i'm_on:6
i'm_only:19 i'm_planning:22 i'm_rather:-29 i'm_reading:-24 i'm_saying:8
i'm_sending:-13 i'm_sitting:28 i'm_skipping:24 i'm_smiling:-17 i'm_so:15
i'm_somebody:1 i'm_someone:-5 i'm_sorry:31 i'm_spelling:1 i'm_standing:-20
i'm_still:41 i'm_stuck:4 i'm_studying:-1 i'm_sure:-85 i'm_taking:54
i'm_talking:2 i'm_the:-82 i'm_tired:9 i'm_told:-49 i'm_trying:11 i'm_turning:14
i'm_typing:-21 i'm_very:-3 i've:43 i've_0:9 i've_a:9 i've_added:-21
i've_already:4 i've_always:-33 i've_an:-3 i've_asked:34 i've_become:-14
i've_been:-27 i've_called:46 i've_carried:-33 i've_checked:-39 i've_chosen:73
i've_come:10 i've_counted:71 i've_decided:107 i've_done:-27 i've_even:-31
i've_filled:3 i've_finished:4 i've_found:-26 i've_given:11 i've_gone:-3
i've_got:42 i've_grown:17 i've_guessed:10 i've_had:2 i've_heard:-60
i've_joined:3 i've_just:-45 i've_kept:-35 i've_learned:28 i've_learnt:5
i've_let:36 i've_looked:-37 i've_lost:-61 i've_made:80 i've_marked:11
i've_mixed:19 i've_moved:44 i've_named:3 i've_never:-86 i've_no:-43 i've_not:-35
i've_noted:26 i've_noticed:-4 i've_now:-6 i've_only:-8 i've_planned:1
i've_promised:-3 i've_put:82 i've_read:-103 i've_renamed:23 i've_resolved:1
i've_rewritten:31 i've_run:8 i've_sat:-20 i've_seen:-88 i've_set:6
i've_settled:29 i've_since:7 i've_spent:2 i've_split:3 i've_stopped:2
i've_switched:10 i've_taken:5 i've_the:-76 i've_thought:85 i've_tidied:-12
i've_tried:-8 i've_turned:38 i've_worked:-30 i've_written:18 i've_yet:5 iba:16
ice:-25 ice_^:12 ice_and:5 ice_chapel:9 ice_cream:-105 ice_is:3 ice_logo:14
ice_machine:-39 ice_on:-53 ice_paint:23 ice_rink:19 iced:1 ices:-32 ich_0:-4
ich_^:-1 ich_als:15 ich_am:18 ich_arbeite:2 ich_auf:4 ich_bei:24 ich_beim:15
ich_bin:-25 ich_bitte:-38 ich_bring:24 ich_das:63 ich_die:87 ich_dir:47
ich_doch:5 ich_eine:3 ich_erst:33 ich_gern:26 ich_grundsätzlich:29 ich_hab:-3
ich_habe:24 ich_heute:11 ich_hätte:-31 ich_ihnen:20 ich_im:37 ich_ja:-2
ich_jetzt:-12 ich_lerne:7 ich_les:-5 ich_lieber:6 ich_mag:-15 ich_mal:-45
ich_mich:33 ich_mir:31 ich_mit:24 ich_musste:46 ich_nehme:13 ich_nicht:-59
ich_nie:-32 ich_nun:9 ich_nur:7 ich_schon:-22 ich_so:2 ich_vor:-8 ich_weiß:-16
ich_werde:-30 ich_will:9 ich_übe:6 ich's:39 ici:-97 ici_il:-13 icicles:-7
icing:-4 icing_heater:2 icon:-59 icon_^:-8 icon_set:-69 iconos:56 iconos_a:20
icons:47 icons_for:21 id:88 id_be:-41 id_forgotten:-57 id_go:23 id_like:131
id_love:24 id_prefer:23 id_rather:60 id_say:8 id_sooner:23 id_take:30 idag:-57
idag_^:-57 idea:43 idea_^:34 idea_how:-21 idea_if:30 idea_in:-1 idea_is:49
idea_of:-48 idea_was:11 idea_whether:32 idea_who:36 idea_why:-33 idea_yet:72
ideally:84 ideally_the:51 idee:4 ideia:40 idempotent:-38 identical:-53
identify:45 identify_themselves:5 identity:18 identity_card:4 idiots:-29
idiots_^:-29 idk:19 idle:25 idle_^:20 idle_machines:-17 ido:-43 ido_de:-43
idzie:50 ie:-12 iedereen:26 iemand:13 ieri:-51 ieri_^:8 ieri_a:-2 ieri_sera:-22
iets:-135 iets_waar:6 if:69 if_a:90 if_anybody:-25 if_at:4 if_each:-19
if_every:34 if_everyone:78 if_he:35 if_he's:10 if_i:-74 if_i'd:-52 if_i'm:9
if_i've:-19 if_id:-11 if_im:33 if_it:27 if_it's:76 if_its:102 if_my:67
if_nobody:65 if_nothing:9 if_one:-70 if_only:-90 if_our:-42 if_perhaps:-7
if_possible:73 if_she:-22 if_so:-62 if_somebody:-6 if_someone:51
if_something:-56 if_that:-4 if_that's:-78 if_the:48 if_there:34 if_there's:59
if_theres:33 if_they:52 if_this:-29 if_two:19 if_u:50 if_we:-60 if_you:20
if_you'd:1 if_you'll:-35 if_you're:31 if_you've:43 if_your:3 if_youre:-10 ifs:30
igen:-123 igen_^:-79 igen_men:39 ignatius:13 ignore:13 ignore_encore:38
igual:-29 igual_^:20 igår:-57 ihm:25 ihm_das:8 ihn:25 ihnen:11 ihnen_^:5
ihnen_sehr:6 ihr:-33 ihr_ansprechpartner:31 ihre:65 ihre_geschichte:39 ihrem:-30
ihren:33 ihrer:64 ii:15 ik:-37 ik_^:-74 ik_ben:-13 ik_de:115 ik_doe:-12
ik_durf:-35 ik_gisteren:32 ik_het:39 ik_in:6 ik_leer:3 ik_liever:1 ik_met:35
ik_mijn:-8 ik_neem:58 ik_niet:-15 ik_oefen:48 ik_uit:-20 ik_weet:26 ik_wel:-16
ik_wil:11 ik_word:28 ik_zelf:19 ik_zie:-22 ik_zit:-33 ik_zou:-21 ikea:-46
iki:-42 il:30 il_0:52 il_^:-1 il_a:7 il_bagnino:22 il_branch:50 il_caffè:-37
il_cancello:-20 il_capitolo:41 il_carburante:20 il_certificato:21 il_codice:37
il_compito:17 il_concerto:21 il_corriere:23 il_corso:30 il_cronometro:34
il_dit:-78 il_en:-29 il_est:9 il_fait:-85 il_fantasma:6 il_faudrait:1 il_faut:52
il_filtro:10 il_fischio:16 il_fratello:24 il_gatto:-114 il_giro:16 il_gruppo:8
il_laboratorio:24 il_legno:-5 il_livello:13 il_log:5 il_lui:2 il_lunedì:-62
il_macellaio:21 il_maestro:-38 il_magazzino:13 il_mare:-31 il_martedì:-17
il_me:74 il_messaggio:3 il_mio:-30 il_modulo:59 il_montaggio:14 il_motore:41
il_n'a:1 il_n'y:-6 il_nastro:9 il_ne:53 il_nodo:3 il_nome:-18 il_nonno:21
il_nostro:4 il_nous:38 il_pallone:6 il_panettiere:-8 il_parroco:-32
il_permesso:18 il_pianoforte:19 il_pleut:-76 il_primo:21 il_programma:40
il_prossimo:43 il_quaderno:57 il_quadro:24 il_ramo:19 il_registro:20
il_reste:-43 il_ricambio:17 il_s'est:20 il_sale:-51 il_secondo:32
il_seggiolino:39 il_sensore:82 il_serbatoio:23 il_server:-73 il_signor:-27
il_simulatore:24 il_sindaco:15 il_soffritto:10 il_suo:32 il_tecnico:15
il_tempo:-31 il_traghetto:29 il_trasporto:10 il_tratto:20 il_trattore:4
il_turno:40 il_vento:-10 il_y:-11 ilaria:-27 ile:68 ile_yazılır:20 ill:156
ill_^:12 ill_have:8 ill_pay:13 ill_record:21 ill_ring:8 ill_send:8 ill_she:-15
ill_sort:32 ill_the:8 ill_try:2 illegal:-109 illegal_^:-69 illustrations:50
ils:-9 ils_ont:17 ilse:42 ilse_^:48 ilusión:75 im:-23 im_a:49 im_awake:15
im_büro:15 im_chat:52 im_code:18 im_dorf:-26 im_flur:4 im_gang:-1 im_going:21
im_gonna:2 im_hafen:16 im_haus:-48 im_herbst:-12 im_keeping:14 im_kopf:-21
im_kurs:20 im_lager:24 im_more:84 im_no:-12 im_not:-42 im_off:5 im_on:-5
im_out:6 im_paying:37 im_quitting:50 im_regen:23 im_rollstuhl:6 im_satz:12
im_schlaf:-30 im_schützenhaus:-31 im_so:-33 im_telling:-11 im_the:-65
im_there:55 im_told:-36 im_torn:3 im_treppenhaus:-41 im_unterricht:4
im_useless:31 im_vorspiel:34 im_winter:-22 im_writing:-4 image:101 image_^:-20
image_cache:41 image_is:11 images:29 images_are:-5 imagination:-50
imagination_^:-50 imagine:-129 imagine_0:-6 imagine_^:-25 imagine_a:-11
imagine_it:-27 imagine_that:-29 imagine_the:-42 imagined:-3 imagino:-54
imagino_a:-54 immer:-33 immer_^:-40 immer_an:19 immer_auf:51 immer_bei:9
immer_erst:30 immer_mit:33 immer_noch:-58 imo:-32 imo_^:13 imparo:8 impatience:3
impatient:1 impedance:40 imperative:31 implemented:3 implemented_and:3
import:128 import_is:35 important:-42 imported:37 importer:50 importer_^:12
imports:1 imports_^:12 imposed:-76 impress:6 impressed:-31 impressed_^:-31
impressive:-81 impressive_^:-64 improve:-96 improve_on:-41 improved:-37
improvement:-20 improvements:-40 imu:25 imza:10 imza_attı:10 in:-33 in_!:53
in_0:-112 in_^:3 in_a:-26 in_about:-57 in_accounts:-32 in_advance:5 in_after:-61
in_again:-14 in_all:68 in_always:-37 in_an:-47 in_and:-52 in_another:-19
in_antwerp:-6 in_anything:54 in_april:-29 in_are:-30 in_as:24 in_at:34
in_auf:-30 in_august:-7 in_autumn:46 in_bar:21 in_basel:-3 in_bay:32
in_because:62 in_bed:-7 in_beech:8 in_before:-19 in_being:2 in_bergen:-55
in_berta:-5 in_better:41 in_between:77 in_big:4 in_black:13 in_bloom:-46
in_blue:1 in_both:-8 in_bottle:9 in_bottles:-89 in_brackets:30 in_braille:-22
in_british:13 in_bruges:-51 in_by:-47 in_c:25 in_cabin:-12 in_called:-37
in_case:14 in_cash:56 in_cave:49 in_cents:6 in_chambers:1 in_charge:7
in_class:-33 in_coach:67 in_code:-13 in_cold:62 in_column:9 in_common:-23
in_company:-35 in_confidence:17 in_cotton:-23 in_cradle:6 in_crate:20
in_cucina:-43 in_czech:20 in_danish:1 in_dark:19 in_daylight:33 in_de:11
in_debug:15 in_degrees:10 in_den:5 in_der:-34 in_die:71 in_do:6 in_doubt:110
in_drawer:3 in_dry:8 in_dublin:5 in_due:28 in_dutch:8 in_each:-44 in_early:39
in_earnest:-5 in_een:43 in_eine:11 in_einen:-28 in_einer:11 in_english:102
in_error:10 in_europe:-47 in_even:46 in_every:-4 in_everything:26 in_fact:-38
in_fairness:-24 in_falmouth:-17 in_family:17 in_favour:-44 in_february:16
in_fine:-35 in_first:17 in_flat:45 in_flemish:19 in_flip:-40 in_fog:29
in_fondo:15 in_for:-24 in_four:-42 in_freezer:11 in_french:20 in_fretta:-19
in_fridge:42 in_from:63 in_front:-56 in_frost:6 in_full:46 in_gang:26
in_general:-45 in_german:71 in_ghent:3 in_go:-31 in_good:-43 in_grad:16
in_grams:4 in_graz:22 in_greek:-15 in_groups:-23 in_großer:22 in_gusts:4
in_habe:-44 in_haben:-23 in_had:-24 in_hal:8 in_hall:10 in_halle:44 in_hand:22
in_hangar:-14 in_hardware:14 in_has:-104 in_hat:-67 in_hats:-18 in_have:-28
in_he'd:-61 in_heaven:-50 in_heels:9 in_her:42 in_here:-12 in_het:50 in_him:-1
in_his:4 in_history:-4 in_hospital:-34 in_house:9 in_i:7 in_i'm:-18 in_i've:3
in_inglese:14 in_ink:5 in_is:-58 in_it:36 in_it's:-21 in_italian:41
in_italiano:19 in_italics:23 in_its:21 in_january:-31 in_july:-26 in_june:24
in_just:2 in_knots:3 in_last:-21 in_latein:24 in_latin:20 in_law:-4 in_law's:16
in_laws:-25 in_leeds:39 in_leipzig:25 in_leon:-2 in_less:-2 in_lesson:29
in_letters:24 in_life:-11 in_light:10 in_like:-36 in_line:-27 in_lisbon:13
in_long:-7 in_love:34 in_lyon:23 in_magazzino:30 in_many:-12 in_march:-44
in_may:-4 in_me:-7 in_meetings:14 in_memory:15 in_mezzo:32 in_mid:10 in_mijn:-14
in_millimetres:38 in_mind:55 in_mine:13 in_mittens:-13 in_months:3 in_moot:17
in_more:24 in_morse:12 in_most:-58 in_mourning:23 in_must:-11 in_my:12
in_new:-29 in_newspaper:38 in_nine:1 in_ninety:5 in_no:11 in_norway:-50
in_november:-31 in_now:-15 in_number:57 in_old:13 in_on:-1 in_once:-33
in_one:-30 in_one's:-1 in_open:-38 in_ops:-9 in_order:-1 in_ordinary:39
in_ordine:25 in_oslo:-45 in_our:-25 in_over:-12 in_overcoats:-36 in_packs:13
in_paese:-46 in_pale:12 in_paper:-34 in_part:35 in_passing:-32 in_peace:-5
in_pencil:31 in_pensione:-28 in_place:83 in_places:-38 in_plain:26 in_plot:19
in_pls:18 in_porto:-10 in_portugal:-10 in_portuguese:-8 in_practice:-16
in_praise:41 in_public:7 in_python:19 in_red:74 in_redis:36 in_regnet:-30
in_release:8 in_return:31 in_room:8 in_row:32 in_rubber:19 in_rust:19
in_said:-20 in_sala:30 in_school:-69 in_sends:-41 in_separate:5 in_service:-20
in_shoe:-33 in_short:-12 in_shorthand:-9 in_shows:-70 in_sick:16 in_sight:1
in_silence:40 in_six:1 in_slippers:-19 in_small:-29 in_smells:-58 in_socket:9
in_soffitta:24 in_some:-33 in_something:16 in_spanish:22 in_spirit:-22
in_spite:5 in_spring:38 in_st:25 in_staging:13 in_stainless:38 in_stehen:-60
in_stock:23 in_stone:-8 in_such:1 in_sync:36 in_tank:8 in_tears:-51 in_tell:-1
in_ten:3 in_testa:13 in_that:-33 in_the:10 in_their:-5 in_them:12 in_theory:-10
in_there:23 in_they:-89 in_this:1 in_those:5 in_through:24 in_tickets:49
in_time:50 in_to:20 in_today:25 in_total:-15 in_town:109 in_traffic:-32
in_tune:-29 in_turn:-14 in_turns:15 in_two:19 in_typescript:8 in_un:13
in_until:9 in_used:-73 in_utc:54 in_utrecht:11 in_view:49 in_views:18
in_volume:11 in_wants:-49 in_war:-20 in_was:-82 in_we:-71 in_were:-6 in_wet:-22
in_when:-17 in_where:-60 in_which:-48 in_while:4 in_white:-23 in_who:-55
in_whole:-24 in_will:-12 in_winter:-10 in_with:-45 in_words:34 in_would:31
in_writing:94 in_wrote:-25 in_year:5 in_years:-31 in_yesterday:-11 in_you:-17
in_your:44 in_zig:16 inbound:35 inbox:39 inbox_^:65 inbox_is:-23 inches:4
inches_^:12 inches_across:1 inches_confuse:27 incident:-4 incident_^:-72 incl:62
incl_^:53 inclination:47 incline:5 incline_to:5 inclined_towards:8 included:8
included_^:-23 includes:87 includes_the:22 including:58 inconvenience:-31
inconveniente:10 incubator:62 incubator_^:3 indeed:-68 indeed_^:-34 indeed_a:-1
indent:10 indentation_i:-2 index:113 index_^:51 index_error:32 index_is:8
index_on:12 indexing_the:42 indicativo:58 indicativo_provisório:45 indigo_in:9
indoor:4 indoors:66 indoors_^:2 indulgence:-27 ineens:-4 ines:-21 infantil:11
infected:20 inflation:-10 info:9 inform:18 inform_you:18 information:30
information_about:6 informed:-42 informed_delivered:15 informes:41 informo:29
informuję:34 informuję_że:34 infusion_pumps:-35 inga:119 ingeborg:3
ingeborg_has:3 ingen:-41 ingen_^:30 ingen_av:28 ingen_vet:-70 ingest:19 inget:10
inglese:14 inglese_^:2 inglés:44 inglês:17 ingredients:-51 ingrid:60 ingrid_is:6
inhaler:87 inherited:14 ini:9 init:8 initial:1 initials:14 initials_^:39
initials_only:3 injections:4 injections_on:4 ink:24 ink_^:8 ink_the:16 inlet:12
inline:55 inline_styles:35 inliner:30 inmiddels:39 inn:72 innan:96 inner:51
inner_ring:8 innkeepers:-20 innocent:-28 input:-66 input_^:-30 inputs:5 ins:-41
ins_plaudern:-35 inschrijfformulier:11 inscription:11 inscriptions:21 inside:14
inside_^:-81 inside_a:47 inside_an:40 inside_of:-15 inside_the:45 insieme:-10
insist:108 insist_on:6 insist_that:42 insisted:-24 insisted_i:-37 insists:-52
insists_on:-23 inskannade:28 inskannade_nu:28 inskickad:44 inskickad_^:38
insomma:74 inspect_the:1 inspected:100 inspection:21 inspection_and:3
inspection_has:-31 inspection_of:6 inspector:39 inspector_^:11 inspector_has:-23
inspector_was:11 inspector's:2 inspectors:-40 instagram:2 instala:22
install_it:-30 installed:60 installed_some:18 installer:9 instalment:10
instalment_was:12 instant:-69 instead:150 instead_^:67 instead_of:96 institut:25
institute:-15 instructed:11 instructions:-8 instructive:-44 instructor:-12
instructor_^:-22 instructor_hums:-37 instructor_is:7 instrument:-44
instrument_for:3 instrument_in:-8 instruments:52 instruments_may:12
insulin_is:18 insult:-57 insurance:118 insurance_for:1 insurance_form:11
insurance_is:-26 insurance_people:4 insure:52 insured:66 insured_for:38
insurer:78 insurer_and:19 insurer_is:7 insurer's:34 insurer's_letter:13
insurers:41 insures:14 insures_the:14 intake:-42 intake_^:39 intanto:14 inte:168
inte_i:7 inte_om:21 inte_på:23 inte_än:3 integer:28 integer_cents:4
integer_milliseconds:17 inteira:-14 intend:26 intend_to:26 intended:-11
intensive:-36 intensive_care:-36 intention:-19 intentions:-3 intentions_^:-1
intercepts:17 intercom:-32 interdiction:43 interdit:27 interdit_de:14
interest:-33 interest_rate:3 interesting:-94 interesting_^:-28
interesting_and:47 interestingly:-23 interestingly_the:-23 interests:-33
interface:-33 interface_^:-46 interfejsu:13 interference:-27 intern:-41
intern_^:-73 intern_is:-50 internal:13 internet:-75 internet_^:7
internet_and:-44 internet_is:47 interno:2 interns:-53 interns_^:6 interpreter:9
interpreter_for:6 interrupt:41 interrupt_handler:17 interrupts:-38 interval:52
interval_0:2 intervals:-10 interview:9 interview_in:16 interviewed:-10 into:-15
into_0:-38 into_a:-42 into_an:-5 into_each:-4 into_her:20 into_it:-48
into_its:25 into_my:20 into_one:59 into_question:4 into_short:-11 into_this:1
introduced:-50 introduction:-13 introduction_^:-29 invece:72 invent:23
inventados:22 inventados_^:21 invented:-51 invented_the:-31 inventory:-12
inventory_^:-26 inventory_list:43 inventory_of:12 inventory_screen:7 inverno:29
investor:4 invierno:-23 invisible:22 invitation:-15 invitation_^:-15
invitations:23 invite:5 invite_link:1 invited:10 invites:-29 invoice:60
invoice_^:26 invoice_address:23 invoice_from:24 invoice_in:18 invoice_is:-39
invoice_should:12 invoice_to:21 invoices:61 invoices_^:22 invoices_for:5
invoices_go:24 invoices_to:16 involves:-19 inwestor:2 inzwischen_im:-15
início:-47 inżynier:-36 io:29 io_^:30 ios:41 ios_build:15 ip:-12 ip_address:-15
ipv:-44 ipv_0:-44 ir:5 irgendwie:-26 iris:33 iris_motors:11 iron:-19 iron_^:-16
iron_and:-9 iron_is:-49 ironed:1 ironed_^:2 ironing:17 irons:-37 irons_like:-12
irony:-22 irregular:61 irregular_verbs:15 irrigation:19 irá:26 is:82 is_$:23
is_0:205 is_^:70 is_a:-98 is_ab:35 is_about:7 is_above:17 is_accepted:17
is_after:-47 is_al:12 is_alive:38 is_all:48 is_allergic:30 is_allowed:24
is_already:-3 is_always:-67 is_an:-91 is_and:-111 is_announced:3 is_another:37
is_answered:21 is_anyone's:30 is_as:43 is_ask:9 is_asking:-27 is_assessed:20
is_at:52 is_attached:-56 is_back:29 is_basically:-54 is_beautiful:-45
is_beautifully:-12 is_because:47 is_behind:89 is_being:-28 is_berthed:34
is_best:-27 is_better:-133 is_between:11 is_big:-23 is_blocked:1 is_booked:46
is_born:-4 is_borrowed:32 is_braver:-29 is_bringing:40 is_broken:-69 is_built:27
is_buried:12 is_by:28 is_called:89 is_cancelled:30 is_cannot:-45 is_capped:23
is_captain:35 is_carrying:29 is_changed:3 is_charming:-50 is_charted:7
is_cheaper:1 is_checked:15 is_clean:-75 is_cleaned:37 is_cleared:30
is_clementine:34 is_closed:43 is_closer:12 is_coming:-1 is_complete:9
is_completely:19 is_concerned:23 is_convinced:-18 is_corrected:31 is_covered:58
is_cut:21 is_dat:16 is_de:3 is_dead:-19 is_deaf:10 is_decibels:16 is_deep:27
is_deleted:56 is_delivered:15 is_descaled:62 is_doing:-27 is_done:49 is_down:120
is_dr:19 is_drawn:-18 is_dredged:6 is_driven:3 is_drowning:7 is_dry:16 is_due:62
is_dug:38 is_easy:-53 is_eating:-2 is_een:-45 is_either:-61 is_emptied:45
is_empty:25 is_en:1 is_enough:-77 is_entered:44 is_entirely:-11 is_estimated:41
is_even:36 is_every:-46 is_exactly:14 is_expected:4 is_expecting:18 is_failing:6
is_fair:-17 is_falling:-22 is_famous:-32 is_far:-76 is_fast:-53 is_faster:-42
is_fed:57 is_fetched:48 is_final:14 is_fine:-16 is_finished:98 is_first:21
is_fixed:106 is_flat:-81 is_flooded:2 is_for:76 is_forbidden:61 is_forever:-58
is_found:16 is_free:62 is_from:-13 is_frozen:29 is_full:-39 is_fully:38
is_garbage:-28 is_geboekt:19 is_gelukt:13 is_getting:-23 is_gisteren:10
is_given:33 is_glued:11 is_going:-35 is_gone:64 is_good:41 is_gossip:-1
is_great:-71 is_green:-20 is_half:37 is_handled:11 is_hanging:-52 is_happier:23
is_hard:-69 is_hardly:7 is_having:-5 is_heated:4 is_heavy:-7 is_hedwig:2
is_held:26 is_her:55 is_here:-47 is_heron:37 is_het:-11 is_hier:-12 is_high:-4
is_his:22 is_holding:13 is_home:-62 is_hosted:6 is_how:7 is_hung:26 is_i:-19
is_ice:11 is_if:-41 is_ill:-7 is_implemented:3 is_included:2 is_indeed:-31
is_inside:-57 is_installed:20 is_it:-90 is_jetzt:4 is_just:-112 is_kept:76
is_killing:-27 is_kind:-43 is_laid:-17 is_late:-19 is_leaking:-26 is_learned:20
is_learning:-25 is_led:24 is_leek:47 is_left:50 is_leopold:12 is_licensed:11
is_like:-102 is_limited:1 is_lit:47 is_live:49 is_loaded:13 is_locked:11
is_long:-87 is_longer:-4 is_looked:23 is_lovely:-88 is_made:17 is_making:-9
is_marked:16 is_may:22 is_me:-30 is_mended:39 is_merely:-42 is_merged:13
is_mine:32 is_miss:51 is_missing:10 is_more:-88 is_most:-14 is_mostly:-58
is_mounted:6 is_moved:11 is_moving:-7 is_mr:94 is_mrs:63 is_my:120 is_named:15
is_narrated:23 is_necessary:-67 is_never:108 is_new:-69 is_nicer:-19
is_ninety:-27 is_no:-6 is_nobody:16 is_nog:12 is_not:-88 is_nothing:-74
is_nougat:9 is_now:75 is_nu:10 is_number:30 is_obviously:26 is_oddly:-4
is_odile:11 is_of:-43 is_off:107 is_often:-84 is_ok:4 is_old:-58 is_older:-84
is_on:72 is_one:-43 is_only:-14 is_op:-13 is_open:62 is_opened:45 is_orange:22
is_ottokar:33 is_our:46 is_out:50 is_outside:-17 is_owed:30 is_paid:37
is_painted:50 is_parked:3 is_parking:21 is_part:-8 is_passed:21 is_patched:16
is_perfectly:-40 is_perhaps:-32 is_picked:21 is_plain:-8 is_played:66
is_plenty:53 is_porridge:-25 is_practically:-46 is_pregnant:-39 is_professor:57
is_pushed:6 is_put:42 is_quarantined:3 is_quiet:15 is_quite:-25 is_rated:-58
is_rather:-96 is_reaching:7 is_read:101 is_ready:38 is_refreshed:6 is_rel:14
is_remarkably:-55 is_reserved:50 is_reviewed:21 is_rewritten:3 is_right:19
is_room:29 is_rosalind:16 is_run:52 is_running:105 is_safe:-40 is_said:-70
is_screwed:55 is_sealed:27 is_searched:2 is_sent:62 is_served:10 is_set:48
is_sewn:20 is_shaking:-11 is_shared:-17 is_shorter:29 is_shouting:-18
is_shown:30 is_shut:32 is_signed:8 is_simply:-60 is_since:-6 is_singing:-3
is_single:-30 is_sitting:19 is_slow:-77 is_slower:-33 is_small:-89 is_so:-105
is_sold:2 is_somebody:25 is_something:-52 is_sorted:53 is_soup:-51
is_speaking:12 is_spliced:16 is_staffed:20 is_standing:85 is_staying:13
is_still:67 is_stopped:39 is_stored:12 is_straight:25 is_strict:40
is_stricter:-9 is_stuck:-47 is_such:11 is_supposed:-19 is_surely:-27
is_switched:27 is_taking:10 is_telling:-7 is_terrible:-2 is_that:-28 is_the:-13
is_there:16 is_therefore:2 is_this:-35 is_through:35 is_thrown:26 is_ticking:33
is_tied:22 is_tiny:17 is_to:124 is_toast:-29 is_tobias:2 is_tolerated:13
is_too:-36 is_towards:14 is_transferred:1 is_tried:8 is_trouble:2 is_true:7
is_tuesday:34 is_turned:50 is_two:54 is_typical:-31 is_unclear:-4
is_underrated:-53 is_unplugged:8 is_unreal:-11 is_unwell:-29 is_up:16 is_used:37
is_usually:-71 is_van:37 is_vega:20 is_void:7 is_waiting:64 is_watching:3
is_we:7 is_weak:-41 is_weighing:6 is_weird:-30 is_well:-58 is_what:-82
is_what's:-20 is_when:-68 is_where:-59 is_white:1 is_who:106 is_why:-70
is_with:14 is_without:-34 is_wonderful:-6 is_worked:10 is_working:21 is_worn:6
is_written:67 is_wrong:10 is_young:29 is_younger:-32 is_your:-13 is_yours:45
is_yusuf:23 iscritti:15 isla:11 island_^:-32 island_and:-48 island_depot:12
island_in:40 island_is:13 island_with:-15 islands:20 islands_^:-9 islands_and:11
isn't:-7 isn't_^:-3 isn't_a:-38 isn't_an:42 isn't_any:-2 isn't_clear:88
isn't_even:-18 isn't_it:-70 isn't_ready:19 isn't_so:-13 isn't_that:-25
isn't_the:12 isn't_too:15 isn't_what:35 isnt:66 isnt_a:64 isnt_it:-9
isnt_supposed:-11 iso:-4 isolants:4 isolated:5 isr:13 isso:-84 isso_a:-11
issue:9 issued:-39 issued_a:-51 ist:59 ist_^:14 ist_am:41 ist_auf:42 ist_bei:-70
ist_beim:15 ist_da:4 ist_dabei:-32 ist_das:-27 ist_der:39 ist_die:-14 ist_ein:36
ist_eine:-25 ist_es:4 ist_frau:19 ist_gesperrt:25 ist_herr:35 ist_heute:-74
ist_im:-37 ist_in:19 ist_ja:-22 ist_jetzt:20 ist_kaputt:23 ist_markiert:30
ist_mir:33 ist_nach:7 ist_noch:34 ist_schluss:18 ist_und:14 ist_uns:6
ist_wieder:-2 ist_wirklich:-51 it:1 it_!:-10 it_0:20 it_?:-110 it_^:-34 it_a:20
it_after:40 it_again:11 it_against:7 it_all:13 it_aloud:50 it_already:31
it_always:-52 it_amiss:33 it_an:-12 it_and:75 it_another:-42 it_any:19
it_appears:-22 it_are:4 it_around:26 it_arrived:-20 it_as:-29 it_at:39 it_ate:18
it_away:40 it_back:32 it_bare:18 it_be:43 it_beats:-42 it_became:43
it_because:-68 it_becomes:-22 it_beeps:31 it_before:11 it_began:-38 it_begins:-6
it_behind:-11 it_being:9 it_belongs:21 it_best:14 it_better:45 it_breaks:-35
it_brings:1 it_broken:32 it_but:64 it_buzzes:26 it_by:-9 it_came:56 it_can:42
it_can't:-118 it_carries:45 it_certainly:-3 it_clean:27 it_come:6 it_comes:39
it_cost:19 it_costs:14 it_could:-9 it_couldn't:-23 it_counts:-53 it_covers:-18
it_cuts:11 it_data:-12 it_deserved:23 it_did:-11 it_didn't:-31 it_didnt:-4
it_dies:-40 it_differently:-14 it_doesn't:-7 it_doesnt:5 it_don't:5 it_done:-70
it_down:-9 it_dries:5 it_easier:7 it_eats:11 it_either:-41 it_eleven:-2
it_ends:5 it_escapes:26 it_even:47 it_every:-13 it_falls:-67 it_felt:-27
it_fills:-46 it_first:1 it_fits:59 it_five:14 it_fixed:16 it_for:-33
it_forgives:9 it_framed:-12 it_from:48 it_funny:-21 it_gave:49 it_gets:-148
it_gives:2 it_go:20 it_goes:-70 it_got:69 it_grows:-12 it_had:21 it_half:-24
it_hangs:-44 it_happen:33 it_happens:-21 it_hard:14 it_hasn't:24 it_have:-6
it_he:24 it_held:35 it_helped:-10 it_helps:14 it_her:-37 it_here:-44
it_herself:4 it_hides:-28 it_himself:5 it_his:-11 it_hit:17 it_home:-23
it_hot:43 it_hums:9 it_hurts:23 it_i:50 it_i'm:-4 it_i've:-5 it_in:-15 it_into:3
it_is:-6 it_it:5 it_just:-31 it_keeps:-53 it_kinder:24 it_kindly:22 it_last:57
it_leaked:-7 it_leaves:-44 it_let:-39 it_lies:27 it_like:13 it_loads:-34
it_looks:47 it_made:11 it_makes:-24 it_matches:9 it_may:-16 it_me:-65
it_means:80 it_meant:-7 it_meets:26 it_might:49 it_more:1 it_most:34 it_must:-71
it_mustn't:6 it_my:-13 it_myself:43 it_nearly:-5 it_needed:-9 it_needs:-27
it_never:-63 it_normal:-52 it_not:-7 it_nothing:21 it_now:-58 it_of:-20 it_ok:53
it_on:48 it_once:8 it_only:-68 it_open:8 it_opened:-35 it_opens:-61 it_ought:13
it_out:-43 it_over:-20 it_overnight:8 it_passes:-37 it_pays:-8 it_personally:8
it_plays:-45 it_poured:-18 it_properly:36 it_proves:33 it_put:-50 it_quite:4
it_rained:-28 it_raining:-27 it_rains:9 it_rather:-65 it_read:21 it_reads:62
it_really:12 it_remains:104 it_reminds:10 it_right:49 it_round:24 it_runs:30
it_said:-2 it_sang:-25 it_saves:-39 it_says:15 it_seemed:-9 it_seems:42
it_settle:15 it_she:32 it_short:-62 it_should:-8 it_shows:-13 it_simply:-16
it_since:-21 it_sings:-35 it_sits:27 it_slowly:-33 it_smelled:86 it_smells:36
it_smelt:-10 it_snowed:-58 it_so:142 it_sold:-15 it_some:-8 it_something:-21
it_sounded:-4 it_sounds:34 it_speak:-28 it_standing:6 it_stands:68 it_starts:35
it_stays:-2 it_still:-38 it_stood:29 it_stops:16 it_storms:4 it_straight:26
it_strange:-28 it_struck:-6 it_suits:30 it_sulks:-24 it_survives:37 it_takes:-9
it_talks:-22 it_tattooed:9 it_tested:-41 it_than:-26 it_that:60 it_that's:44
it_the:-14 it_then:23 it_there:42 it_they:17 it_this:54 it_three:-59
it_through:17 it_to:-56 it_today:-55 it_tonight:20 it_too:22 it_took:-22
it_trips:30 it_turned:-22 it_turns:-13 it_under:-35 it_up:37 it_used:43
it_usually:-14 it_w:-45 it_waits:18 it_wakes:-12 it_wanted:-20 it_was:54
it_wasn't:-43 it_we:-7 it_weighs:11 it_well:63 it_went:-2 it_were:17 it_when:75
it_whether:37 it_which:-9 it_while:22 it_who:14 it_will:-107 it_without:43
it_won't:-12 it_worked:-42 it_works:-48 it_would:76 it_wouldn't:-32 it_wrong:55
it_you:52 it_your:3 it'd:26 it'd_be:81 it'll:-47 it'll_be:13 it'll_come:-47
it's:-12 it's_0:95 it's_about:37 it's_all:-35 it's_and:-28 it's_because:-59
it's_been:-139 it's_called:-7 it's_cheaper:2 it's_come:22 it's_decided:78
it's_easier:4 it's_filed:2 it's_forty:37 it's_from:37 it's_funny:-13
it's_getting:16 it's_going:91 it's_gone:-57 it's_got:7 it's_grey:-36 it's_her:28
it's_how:23 it's_in:-3 it's_just:29 it's_like:-16 it's_lovely:26 it's_meant:-31
it's_more:-15 it's_my:5 it's_nearer:25 it's_nice:-53 it's_no:-29 it's_now:56
it's_of:11 it's_on:21 it's_one:51 it's_only:-83 it's_outside:-24 it's_over:-29
it's_raining:-59 it's_rather:-62 it's_running:-25 it's_said:6 it's_settled:31
it's_snowing:-54 it's_so:-98 it's_sqlite:32 it's_the:27 it's_to:7 it's_too:26
it's_two:60 it's_unclear:13 it's_warm:-42 it's_where:43 it's_wonderful:-5
it's_worth:-11 it's_written:6 italian:70 italiano:19 italians:-9 italics:23
italics_^:15 italy:-21 itch:46 itch_^:28 item:-13 item_^:-40 items:-19
items_^:12 items_a:18 iterator:-83 itinerary:13 its:-66 its_0:-18 its_a:50
its_all:2 its_always:-37 its_back:5 its_been:-58 its_cause:5 its_charm:-3
its_cold:20 its_empty:-2 its_feast:24 its_first:-47 its_for:58 its_full:29
its_gone:50 its_good:-38 its_got:1 its_how:18 its_just:-7 its_karin:28
its_last:18 its_letter:27 its_life:-41 its_like:-9 its_may:-7 its_merits:-22
its_name:-63 its_neighbour:-14 its_not:-51 its_old:1 its_on:36 its_one:38
its_only:-18 its_over:13 its_own:-59 its_owner:23 its_parts:6 its_pin:1
its_place:53 its_pouring:-1 its_quiet:81 its_raining:6 its_service:9
its_signed:3 its_silence:36 its_sister:19 its_so:-74 its_test:-34 its_tests:18
its_the:5 its_ticket:-24 its_time:15 its_twin:-49 its_unit:7 its_way:57
itself:-95 itself_^:-45 itself_after:32 itself_and:1 itself_in:-28 itself_is:-25
itself_or:33 itself_was:-18 itself_when:4 itself_which:-3 iva:7 ive:-21
ive_been:3 ive_got:29 ive_seen:-36 ivory:13 ivy:-12 ivy_^:-17 için:157 için_0:10
için_^:68 için_yedek:15 j:38 j'adore:-67 j'adore_^:-67 j'ai:-99 j'ai_appris:-27
j'ai_demandé:7 j'ai_dormi:-16 j'ai_déplacé:5 j'ai_encore:-23 j'ai_entendu:-16
j'ai_la:-27 j'ai_les:-10 j'ai_rendu:41 j'ai_reçu:20 j'ai_une:-1 j'aime:96
j'aime_bien:11 j'aime_mieux:69 j'aimerais:52 j'aimerais_autant:8
j'aimerais_mieux:30 j'aurais:-62 j'avais:-70 j'en:-62 j'en_ai:-20 j'en_suis:-11
j'espère:-53 j'espère_que:-36 j'oublie:42 j'étais:-55 ja:-159 ja_^:8 ja_auch:-5
ja_die:-36 ja_i:-12 ja_nicht:-2 ja_noch:-18 ja_wirklich:-62 jaar:-18 jab:70
jab_^:69 jabs:11 jabón:18 jackdaws:-56 jackdaws_^:-51 jacket:38 jackets:33
jackets_^:31 jackets_on:-12 jacks:27 jacks_^:16 jag:-11 jag_blir:13 jag_fixar:23
jag_får:-55 jag_har:56 jag_hellre:9 jag_om:16 jag_ringa:13 jag_ringer:8
jag_ser:-11 jag_säger:40 jag_tar:28 jag_tycker:30 jag_vet:35 jag_vill:64
jag_är:-27 jagt:37 jagt_aus:37 jahr:41 jahren:-50 jaja:-132 jaja_^:-28
jaja_el:-45 jaja_mi:-47 jajaja:-86 jak:-123 jak_bardzo:-44 jak_ktoś:35
jak_ten:-60 jak_w:-28 jam:-56 jam_^:-27 jam_jar:43 jamais:61 jamais_avec:-72
jamais_de:26 jamais_deux:45 jamais_en:5 jamais_le:26 jamais_les:16 jamais_par:24
jamais_un:51 jamais_une:4 jamais_vu:-79 jammed:-42 jams:-28 jams_on:37 jamás:21
jan:22 janela:-10 january:-58 january_^:35 japanese:32 jar:6 jar_and:4
jar_has:31 jar_of:18 jardin:-29 jardín:10 jars:-74 jars_^:10 jars_and:-48
jars_of:-62 jaune:22 java:-23 java_^:-15 jazz:-78 je:-49 je_0:-8 je_cherche:21
je_comprends:10 je_fais:-32 je_garde:45 je_klanten:32 je_l'aime:28 je_la:22
je_le:8 je_les:17 je_m'attaque:26 je_m'occupe:18 je_me:40 je_n'ai:24 je_niet:-18
je_passe:30 je_perds:3 je_prends:2 je_préfère:142 je_repasse:4 je_râle:5
je_révise:18 je_suis:-12 je_te:36 je_tiens:-44 je_vais:-6 je_verrais:6
je_vois:-27 je_vous:-55 jede:43 jede_woche:3 jedem:1 jeden:31 jedenfalls:-1
jeder:72 jedes:-11 jedes_mal:-7 jedna:-45 jednej:5 jednym:24 jedną:18
jedną_długą:18 jedzie:67 jedzie_w:67 jefe:-71 jego:51 jej:-22 jelly:-86
jelly_^:-54 jemand:-101 jenkins:46 jenkins_^:46 jersey:13 jesses:90
jesses_are:31 jest:52 jest_0:25 jest_^:56 jest_już:91 jesteś:-94 jeszcze:21
jeszcze_czy:18 jeszcze_raz:12 jetty:80 jetty_^:12 jetty_on:31 jetzt:60 jetzt_0:4
jetzt_am:16 jetzt_auf:17 jetzt_bei:8 jetzt_der:2 jetzt_doch:7 jetzt_fehlt:37
jetzt_hat:-38 jetzt_im:6 jetzt_um:11 jeudi:29 jeudi_^:3 jeśli:73 jeśli_to:14
jingle:-19 jitter:8 jo:53 joan:17 joaquín:21 joaquín_^:1 job:101 job_0:35
job_^:15 job_and:22 job_at:2 job_failed:35 job_for:9 job_has:34 job_i:-4
job_in:12 job_is:43 job_on:17 job_queue:7 job_runner:1 job_runs:11 job_we:-12
jobbet:39 jobbet_^:33 jobs:-42 jobs_^:-9 john:55 john_fairweather:55 join:-33
join_retries:6 join_us:-34 joined:-53 joined_in:-33 joined_the:-39 joiner:4
joining:3 joint:40 joints_^:3 joke:2 joke_^:29 joke_about:-7 joke_and:-2
joke_at:37 joke_has:-25 joke_in:-32 joke_there:-21 jokes:-4 jokes_^:-2
jokes_about:8 jokes_in:5 joking:-36 joking_^:-7 joli:-28 jollen:19 jollen_som:19
jolly:29 jonas:108 jonge:18 jonte:-24 jontes:4 joost:4 joris:38 jorun:23
joruns:-29 joruns_new:24 josef:-20 josef_brandl:19 jouait:-53 joue:-92 jour:23
jour_pour:-48 jourdain:25 journal_^:-36 journal_de:10 journal_des:22
journalists:33 journaux:8 journaux_0:8 journey:-102 journey_^:-18 journée:-64
journée_j'ai:-45 jours:-69 jours_^:33 jours_pour:-5 jourtelefonen:39 joy:1
joy_^:-9 joy_and:-11 joy_to:24 joys:-14 joys_of:-14 joystick:37 jsem:-66 json:65
json_^:63 jtag:-14 jubilee:-9 judge:28 judge_a:76 judge_by:18 judge_hearing:1
judge_it:-12 judges:-50 judging:33 judging_by:39 jueves:27 jueves_ya:27 juice:13
juice_for:-6 jullie:-1 july:-54 july_^:8 jump:-6 jump_in:49 jumped:-57
jumped_off:-9 jumped_on:-40 jumpers:-38 jumpers_^:-16 jumping:-59 jumps:-4
jumps_^:-21 jumps_when:7 junction:12 june:34 june_^:23 junger:-5 junior:-9
jupiter:-10 jurait:-55 jure:-52 juro:-63 jury:4 juré:24 juré_^:16 jusqu'au:14
jusqu'à:1 just:-6 just_0:2 just_^:-29 just_a:72 just_as:10 just_back:-21
just_before:-24 just_called:-54 just_came:6 just_come:54 just_dinner:40
just_fine:-17 just_got:-25 just_guess:26 just_had:-15 just_in:18 just_kept:-43
just_laughed:-14 just_leave:30 just_like:-73 just_looking:-7 just_now:88
just_nu:66 just_one:-19 just_rang:81 just_read:32 just_right:22 just_round:43
just_said:18 just_sat:-14 just_saw:-3 just_says:-46 just_show:2 just_sitting:-20
just_so:71 just_stood:-21 just_tell:30 just_the:42 just_then:-79 just_to:-16
just_walked:-5 just_want:-5 just_wanted:-7 just_wrote:2 juste:8 justice:1
justify:-29 jutro:50 już:45 już_działa:44 już_jest:-55 już_nie:15 já:168
já_decorei:19 já_está:18 já_foram:21 já_não:13 jäste:-79 jörg:14 ją:-33 k:76
k_0:31 k_^:23 ka:2 ka_0:2 kaart:43 kaartlaag:13 kabels:11 kabelvet:35 kachel:-4
kade:-2 kafam:-68 kafam_kazan:-32 kaffe:-61 kaffe_^:-20 kaffee:-139 kaffee_^:-4
kaffee_in:-11 kaffee_ist:-84 kaffet:-57 kafka:25 kafka_^:34 kafka_retention:17
kalender:-3 kalibracji:38 kalkyldelen:17 kallt:-14 kalt:-11 kalte:11
kalte_füße:11 kalvholm:-19 kalır:52 kalır_^:52 kam:-20 kampita:9 kampita_drill:9
kan:24 kan_^:32 kan_het:-7 kanal:79 kanal_0:17 kanelbullar:-60 kanji:-20 kann:-7
kann_^:9 kann_man:51 kanske:11 kantine:-7 kapaklı:25 kapitel:63 kapitel_om:15
kapitel_über:16 kaplicy:17 kaplicy_^:17 kaputt:-28 kar:-81 karin:42 karin_who:28
karl:17 karmę:5 kartce:20 karte:12 karton:47 kartonaufzug:36 kartonger:21
karussell:21 kasie:17 kasku:27 kasku_nikt:8 kassa:40 kasse:-21 kassenwart:1
kassette:-14 kasten:19 kat:-146 kat_laboratuvarı:61 kater:-43 katten:-93
katten_har:-41 katze:-38 katzen:-91 kaum:-56 kaution:39 kawa:-76 kawie:14
kayak:55 kaynak:10 kayıtları:43 kazan:-32 kazan_gibi:-32 kazen:-22 każdy:-56
każdym:38 każdą:78 kb:47 kb_^:3 kb_for:15 kbaud:33 kbit:10 kedi:-63 keel:2
keen_on:10 keep:93 keep_0:-9 keep_a:-63 keep_all:2 keep_every:15
keep_finding:-43 keep_forgetting:-51 keep_geese:-18 keep_going:-17 keep_her:3
keep_it:-1 keep_its:36 keep_me:-2 keep_meaning:18 keep_mixing:20 keep_my:55
keep_telling:-21 keep_that:32 keep_the:175 keep_them:-21 keep_thinking:-52
keep_to:49 keep_up:-27 keep_withdrawn:21 keep_wondering:86 keep_you:-42
keep_your:32 keeper:-42 keeper_^:2 keeper_and:21 keeper_has:-48 keeper's:-56
keepers:-51 keepers_are:-25 keeping:47 keeping_a:4 keeping_for:-25
keeping_the:93 keeping_you:-12 keeps_0:41 keeps_a:-22 keeps_for:13 keeps_its:10
keeps_me:55 keeps_pdfs:6 keeps_telling:-7 keeps_the:90 keepsake:22 keepsake_^:22
kegeln:-41 kein_witz:-62 keine:10 keine_^:12 keine_ahnung:-50
keine_lautschrift:21 keine_smileys:5 keinen:33 keinen_fall:31 keiner:39
keiner_^:48 keiner_mehr:-26 keiner_ohne:34 kelder:7 keller_^:18 kelp:23 ken:-27
kennel:29 kennen:-30 kennt:-14 kennt_wohl:-29 kept:27 kept_0:-28 kept_a:-103
kept_as:2 kept_asking:-53 kept_at:30 kept_every:-48 kept_for:71 kept_her:-6
kept_in:60 kept_its:24 kept_on:6 kept_out:2 kept_putting:-2 kept_the:9
kept_them:-9 kept_under:23 kerbstones:-31 kerl:9 kernel:-5 kerschbaum:-39
kerschbaum's:16 kesinlikle:48 kessler:69 kessler_brothers:41 kestrel:16 ketch:9
kettle:-114 kettle_^:-107 kettle_and:-11 kettle_has:25 kettle_is:-36
kettle_stitch:29 kettle_stitches:39 kettle_took:-19 kettle_was:36 kettle's:-53
kettles:46 kevin:-14 key:22 key_and:-34 key_cabinet:1 key_from:3 key_hangs:24
key_holder:20 key_i:33 key_in:10 key_into:3 key_is:35 key_safe:11 key_to:66
key_was:-31 keyboard:-131 keyboard_^:-42 keyboard_has:-87 keyboard_is:-23
keyboard_layout:40 keyboard_shortcuts:21 keyboards:-10 keyed:29 keyholder:29
keys:15 keys_^:-74 keys_and:19 keys_are:64 keys_have:-21 keys_in:-57 keys_of:44
keys_to:12 keystore:29 keystore_alias:26 keçi:31 keşke:-2 keşke_dışarıda:-2
kg:39 kg_^:21 kg_of:-3 kg_they:9 khz:1 ki:-19 kicked:-7 kicks:19 kid:-45
kid_^:39 kid_asked:-41 kid_in:-51 kid_is:21 kid_on:71 kid_you:-59 kidding:29
kidney:-8 kids:9 kids_^:59 kids_a:9 kids_at:22 kids_have:18 kids_in:42
kids_sleep:15 kids_they:19 kids_to:-11 kids_under:17 kids_want:2 kids_were:-40
kiedyś:-74 kiel:21 kierownik:79 kierownik_^:22 kies:15 kiezen:2 kiezen_voor:2
kijk:-12 kijk_ik:18 kijken:-14 kijken_en:-14 kikkers:-49 kill:-19 kill_the:-19
kill_us:16 killed:2 killing:-30 killing_me:-48 kills:26 kiln:38 kilo:15
kilo_^:89 kilo_mag:1 kilo_octets:5 kilo_this:-13 kilobyte:6 kilobytes:30
kilobytes_^:5 kilobytes_and:-14 kilobytes_of:13 kilogramm:36 kilograms:19
kilograms_^:6 kilohertz:47 kilometer:13 kilometres:23 kilometres_^:13
kilometres_to:-9 kilos:161 kilos_^:64 kilos_and:19 kilos_at:8 kilovatios:28
kilovatios_^:24 kilowatts:58 kilowatts_^:33 kim:3 kimya:31 kind:29 kind_^:48
kind_and:75 kind_as:11 kind_but:-35 kind_enough:16 kind_lady:42 kind_of:-52
kind_that:-6 kind_to:-36 kind_und:9 kind_words:-43 kinda:-46 kinda_miss:-95
kinder:15 kinder_haben:-33 kinder_on:52 kinder_to:50 kinderen:-52 kindly:98
kindly_^:-30 kindly_ask:4 kindly_keep:4 kindly_never:15 kindly_see:41
kindly_stepped:24 kindness:6 kindness_to:8 kinds:-37 kinds_of:-37 king_^:5
king_who:-10 kiosk:107 kiosk_^:25 kiosk_hat:-18 kiosk_was:9 kiralanır:10
kiralanır_^:10 kirchenchor:-54 kiss:-78 kisses:26 kisses_the:32 kiste:-10
kisten:30 kit:93 kit_^:4 kitabım:25 kitchen:-15 kitchen_^:72 kitchen_all:-35
kitchen_and:15 kitchen_at:-64 kitchen_clock:9 kitchen_door:-2 kitchen_for:-7
kitchen_has:-11 kitchen_is:-14 kitchen_on:8 kitchen_scales:3 kitchen_so:-27
kitchen_table:-3 kitchen_tap:1 kitchen_the:46 kitchen_tiles:75 kitchen_with:-23
kite:-7 kitten:55 kitten_^:22 kittens:-33 kişi:-38 kişi_imza:10
kişi_çalıştırıyor:17 kjeldsen:-29 kkk:-132 kkk_^:-27 kkk_o:-105 kkkk:-25
klaar:56 klacht:-31 klacht_over:-31 klang:-25 klant:37 klanten:37 klar:67
klara:13 klarar:38 klart:60 klart_^:30 klasse:5 klatce:-11 klausur:44
klausur_dauert:4 klausur_hat:9 klavier:5 klawiaturze:-24 kleine:-72 kleinen:-14
kleinigkeiten:20 kleinigkeiten_^:20 kleinzoon:-42 klepel:5 klepel_is:5
klienta:24 klienta_^:23 klimaanlage:11 klimaanlage_nord:11 klingt:-124
klingt_nach:-92 klinkt:-107 klinkt_als:-23 klocka:-24 klocka_går:37 klockan:30
klockan_0:3 klucz:123 klucz_do:62 klucz_od:34 klucze:83 klucze_do:53 km:-67
km_^:6 km_a:40 km_away:-78 km_for:-45 km_h:49 km_on:36 km_per:5 knapp:10
kneading:-2 knee:-51 knee_^:-24 knee_and:10 knee_brace:11 knee_has:-18
knee_is:-35 knees:-36 knees_^:-14 knees_have:5 knees_in:33 knees_say:-2
knees_with:-7 knew:-50 knew_^:-32 knew_about:-5 knew_every:-7 knew_it:14
knew_my:-5 knew_the:-8 knie:-106 knife:31 knife_is:12 knight:3 knight_forks:3
knits:-53 knitted:-112 knitted_a:-35 knitted_the:-1 knitting:-88
knitting_and:-32 knitting_group:-60 knives:8 knock_at:21 knocked:-23
knocking:-30 knocking_on:-27 knop:27 knoppen:28 knot:116 knot_?:8 knot_is:23
knoten:74 knots:41 knots_and:12 knots_for:8 knots_so:13 know:12 know_^:-64
know_a:17 know_about:-21 know_but:5 know_by:14 know_her:-9 know_how:9 know_i:13
know_if:-20 know_in:-34 know_is:36 know_it:6 know_it's:9 know_its:-2
know_like:-50 know_me:-20 know_myself:1 know_nothing:22 know_only:10 know_so:12
know_that:62 know_the:-25 know_there:6 know_they:20 know_what:-7 know_where:4
know_which:48 know_who:22 know_with:-47 know_yet:40 know_you:2 knowing:38
knowing_that:-10 knowledge:24 known:-50 known_^:-6 known_each:39 known_for:-14
known_to:-43 knows:123 knows_^:68 knows_about:29 knows_every:6 knows_how:-4
knows_it:38 knows_more:-10 knows_that:56 knows_the:1 knows_what:-7
knows_where:15 knows_yet:36 kocht:-15 kocie:-31 kod:-22 koden:23 koffer:23
koffer_ist:21 koffie:-82 koi:-28 kolana:-1 kolay:-50 kolay_gelsin:-50 kolejka:29
kolejka_zadań:44 kolejności:18 kollege:-11 kollegen:44 kollegin:8
kollegin_hat:13 kollisionsmodul:22 kom:-4 komen:20 komentarze:-47 komisch:-31
komme:2 kommen:11 kommen_immer:16 kommen_wir:6 kommentare:21 kommentare_im:18
kommer:43 kommt:133 kommt_am:22 kommt_die:30 kommt_in:44 kommt_kein:20
kommt_mir:5 kommt_von:45 kompletów:17 komt:18 komt_^:12 koniec:36 konnte:-42
konrad:14 konto:14 konzert:-43 koperty:5 kopf:-102 kopia:79 kopia_zapasowa:34
kopie:33 korbie:15 korepetycje:37 korepetycje_mam:37 kort:15 korta:21 korte:47
kost:25 kosten:18 kostet:1 kot:-13 kotlin:-26 kowalczyk:31 kowalczyk_^:8
końcu:25 kr:10 kr_0:10 kraakt:-9 kraakt_^:-9 kraan:7 kral:-17 kran:8 kran_^:2
krankmeldungen:22 kranz:20 kranz_^:22 kratkę:34 kregen:-33 kreuzworträtsel:7
kriegt:29 krijg:21 krijgen:32 krijgt:51 kristaller:3 krone:24 kronor:3 kropli:25
kropli_^:25 krosno:22 kråkholmen:9 krótkie:45 krótkie_powtórki:18 księgowa:-13
kt:12 kt_^:12 kto_ma:13 ktoś:53 której:24 których:2 kubernetes:-11 kuchen:-75
kuchen_gegessen:-8 kunde:-16 kunden:53 kunnen:14 kupiłam:33 kupolen:13
kurator:28 kurs:41 kurs_dauert:3 kursgeld:8 kurve:-99 kurz:-124 kurze:-29
kvar:73 kvar_^:39 kvart:-37 kväll:-48 kväll_det:-35 kvällen:15 kvällen_då:6
kw:10 kwalijk:-42 kwam:-7 kwame:3 kwart:3 kwart_over:3 kx:13 kx_0:13
kylskåpet:11 källaren:7 känns:40 köket:37 köket_^:34 können:-78 können_^:-72
können_sie:-1 könnte:-16 köpte:34 kör:52 kühe:1 kühlraum:20 kümmere:22
kümmert:58 kümmert_sich:58 küster:20 küvet:10 küvet_en:10 küçük:27 kırmızı:19
kısa:39 l:77 l_0:14 l_^:27 l'a:69 l'abonnement:24 l'abonnement_du:24
l'acconto:22 l'accord:13 l'accord_de:3 l'accueil:20 l'accueil_de:20 l'affiche:16
l'agitatore:18 l'aime:28 l'aime_mieux:28 l'air:-74 l'alfabeto:26 l'amiante:4
l'ancien:2 l'ancienne:4 l'année:-52 l'ascenseur:-52 l'astreinte:76
l'astreinte_^:51 l'atelier:52 l'atelier_^:29 l'atelier_de:10 l'aube:23
l'autre:35 l'eau:22 l'encre:25 l'entrée:9 l'entrée_des:9 l'esame:10 l'examen:65
l'export:32 l'ha_scritto:-9 l'heure:-8 l'histoire:27 l'histoire_du:27 l'ho:53
l'ho_provata:19 l'import:4 l'import_des:4 l'inglese:5 l'inventaire:20
l'oiseau:16 l'on:-38 l'option:63 l'oral:4 l'oreille:11 l'échantillon:16
l'école:13 l'écran:-12 l'équipe:62 l'équipe_a:18 l'étiquetage:1
l'étiquetage_des:1 l'étiquette:33 l'étiquette_^:27 l'œil:11 la:37 la_0:7
la_aduana:-19 la_alcaldesa:11 la_antena:33 la_bahía:2 la_banda:33 la_barra:15
la_barre:27 la_base:2 la_batería:-4 la_batteria:6 la_bodega:6 la_bomba:24
la_boîte:60 la_bâche:19 la_caja:-15 la_caldera:-49 la_campana:18
la_campanella:-8 la_cantine:-46 la_carpeta:2 la_carta:11 la_carte:28 la_casa:-60
la_cassa:26 la_caution:29 la_cave:7 la_cena:19 la_centrífuga:4 la_chambre:12
la_chiave:16 la_cinghia:34 la_clase:12 la_cliente:33 la_cloche:38 la_clé:45
la_cocina:51 la_cola:-23 la_colle:1 la_commande:29 la_consegna:3 la_console:18
la_copia:39 la_correzione:5 la_corrélation:24 la_couche:7 la_coupure:25
la_cubierta:5 la_cuisine:-63 la_cuve:22 la_cámara:22 la_cérémonie:9
la_damigella:31 la_date:8 la_del:28 la_dernière:3 la_dictée:9 la_dieta:7
la_directora:4 la_directrice:5 la_ditta:12 la_documentazione:11 la_entrega:13
la_estación:22 la_estrella:5 la_facciamo:3 la_facture:64 la_familia:5
la_festa:17 la_fianza:16 la_ficha:24 la_fiche:40 la_file:-5 la_fin:31 la_firma:3
la_fleur:21 la_fois:22 la_forma:11 la_franchise:26 la_funda:45 la_gabbia:24
la_garde:-77 la_gata:-39 la_gente:-22 la_grúa:-1 la_harina:11 la_hauteur:14
la_herramienta:17 la_housse:44 la_isla:11 la_journée:-20 la_la:-18 la_lana:-5
la_lanterne:-29 la_lavatrice:13 la_lecture:25 la_lente:12 la_libreria:6
la_lista:40 la_liste:11 la_livraison:18 la_llamada:1 la_llave:65 la_loge:-27
la_lumière:32 la_línea:15 la_macchina:-13 la_machine:14 la_maestra:-4 la_main:3
la_mairie:44 la_maison:9 la_mano:10 la_matrícula:34 la_mattina:36 la_mañana:-81
la_mer:-19 la_merienda:10 la_mesa:-11 la_messe:28 la_misma:-63 la_moitié:-46
la_monnaie:-15 la_montaña:-41 la_musica:9 la_musique:24 la_mémoire:3 la_même:-80
la_niña:24 la_noche:-55 la_nonna:-77 la_nuit:13 la_paella:5 la_page:29
la_paja:13 la_palestra:19 la_panadería:-14 la_pantalla:-24 la_parroquia:24
la_partie:3 la_petite:-40 la_piazza:7 la_piel:-63 la_pioggia:-79 la_piscina:11
la_pista:16 la_plaza:-26 la_pluie:-53 la_polizza:9 la_pompa:16 la_pompe:9
la_porte:-21 la_poste:3 la_pratique:29 la_première:3 la_presse:20 la_prof:13
la_profesora:29 la_prossima:10 la_prova:18 la_puerta:63 la_póliza:18 la_que:59
la_radio:-28 la_rama:64 la_redacción:19 la_referencia:1 la_regla:26
la_reserva:43 la_revisión:8 la_riunione:1 la_rotonda:16 la_rue:-40 la_régie:38
la_réglementation:16 la_réplica:20 la_réponse:4 la_sal:-28 la_sala:33 la_salle:3
la_sauvegarde:49 la_scala:5 la_scie:24 la_sera:-21 la_señora:5 la_sieste:2
la_signora:-62 la_sonda:30 la_stampa:37 la_storia:11 la_stufa:5 la_sua:-6
la_sucursal:8 la_suite:20 la_tabla:15 la_table:33 la_taquilla:14 la_tarde:-9
la_terrasse:34 la_tienda:26 la_tiene:7 la_tombe:6 la_traversée:18 la_tête:-24
la_vanne:2 la_venta:8 la_vez:30 la_vida:1 la_vieille:-30 la_visita:32
la_vitre:-21 la_voisine:-3 la_voiture:19 la_voix:12 la_voz:18 la_vue:-31
la_válvula:8 la_zona:9 laat_de:5 laatste:25 lab:36 lab_^:27 lab_calls:18
lab_has:27 lab_in:-12 lab_report:12 lab_samples:14 label:13 label_^:60
label_in:4 label_is:27 label_it:48 label_on:22 label_printer:-77
label_printers:13 label_says:-13 label_the:19 label_there:-53 labelled:2
labelled_^:51 labelled_before:21 labeller:13 labels:46 labels_^:-52 labels_and:2
labels_i:9 labels_in:35 labels_labels:9 labels_on:-26 labels_with:-2 labor:5
laboratoire:13 laboratoire_est:12 laboratorio:42 laboratory:26 laboratuvarı:61
laboratuvarı_gece:61 lace:-33 lach:-50 lachen:-98 lachen_^:-79 lacht:-51
lacks:58 lacquered:15 lad:-97 lad_at:-55 lad_i:-8 lad's:-40 ladan:34 ladder:12
ladder_^:75 ladder_and:18 ladder_is:6 ladder_on:-14 ladder_with:-44
ladies_are:36 ladies_at:9 ladies_from:-11 ladies_get:8 ladies_have:14
ladislav's:-17 ladle:9 lado:-80 lads_from:-31 lads_have:-14 ladung:12 lady:-5
lady_^:64 lady_at:-52 lady_downstairs:-40 lady_had:-11 lady_in:-13 lady_of:-42
lady_she's:37 lady_to:24 lady_told:-4 lady_was:48 lady_who:32 ladybirds:-9
ladybirds_in:-9 lag:-30 lag_alarms:2 lagar:-34 lage:42 lager:53 lager_^:14
lagern:42 lago:-5 lagos:18 lags:34 lagt:-26 laid:109 laid_flat:25 laid_out:-9
lain:10 laisse:58 laisser:8 laissé:-2 laiton:12 lake:12 lake_^:-32 lake_and:16
lake_side:3 lake_stretch:6 lake_was:-33 lakes:9 lamb:-83 lambing:25 lambs:-19
lame:13 laminate:46 lamp:-7 lamp_^:-39 lamp_and:19 lamp_bar:23 lamp_controller:2
lamp_flickers:18 lamp_has:-45 lamp_is:57 lamp_post:-3 lamp_so:-9 lampe:2
lamps:-57 lamps_^:33 lamps_i:22 lampshade:-31 lana:-5 land:24 land_^:3
land_and:12 land_in:28 land_on:-3 landed:-47 landed_in:-23 landfall:49
landing:31 landing_zone:2 landlady:-42 landlady's:41 landline:48 landline_^:4
landline_she:10 landlord_^:-72 landlord_about:61 landlord_is:-26
landlord_that:18 landlords:-10 landlords_^:-13 lands:29 lands_on:49 landscape:16
landslide:24 lane:17 lane_^:4 lanes:4 lanes_^:17 lang:5 lang_^:26 lang_sein:14
lang_und:-41 lange:99 langen:-58 langen_tag:-41 langs:-88 langs_de:-89
langsam:12 language:-27 language_^:-68 language_and:-2 language_but:36
language_i:9 language_is:-6 languages:-111 languages_are:-5 languages_at:-56
langvik:10 lantern:98 lanterne:-24 lanterns:70 lanterns_^:43 lap:-43 lap_and:-52
lapidi:20 lapidi_spezzate:20 laptop:-12 laptop_0:-3 laptop_fan:-12 laptop_in:-46
laptop_is:8 laptops:28 larch:46 large:46 large_^:7 large_one:16 large_print:11
larger:9 largo_0:3 largo_^:-6 las:69 las_0:-22 las_bombas:3 las_botas:20
las_clases:24 las_claves:3 las_copias:-42 las_cuatro:-50 las_entradas:4
las_explicaciones:18 las_facturas:18 las_fotos:20 las_gaviotas:-47 las_llaves:10
las_manchas:2 las_ocho:10 las_piezas:28 las_pruebas:6 lasagne:28 lasciare:16
laser:41 lasse:44 lassen_wir:8 last_0:-67 last_^:9 last_a:7 last_autumn:11
last_count:-42 last_day:-13 last_few:-7 last_firm:22 last_for:6 last_friday:32
last_good:-14 last_month:-45 last_night:-27 last_night's:11 last_nite:105
last_of:83 last_one:46 last_round:16 last_sausage:-31 last_seen:47 last_shop:84
last_song:31 last_spring:-31 last_step:15 last_summer:-30 last_teacher:-43
last_three:17 last_time:-11 last_train:-1 last_tram:17 last_tuesday:4
last_winter:-14 last_year:39 last_year's:-69 lastbilen:46 lasted:-80 lasted_0:37
lasted_until:-16 lastenrad:22 lasts:101 lasts_0:96 late:-2 late_^:1
late_afternoon:7 late_again:-55 late_at:28 late_because:-51 late_facts:29
late_father:23 late_for:-17 late_husband:1 late_it:53 late_on:11 late_reply:-29
late_shift:22 late_shifts:-52 late_so:-21 late_the:-10 late_with:3 latein:24
latein_auf:24 lately:47 laten:50 latency:-25 later:-72 later_^:-22 later_a:16
later_and:-19 later_departure:1 later_on:1 later_today:43 lateral:14 lateral_^:5
latest:39 lathe:-9 lathe_^:24 latin:-39 latin_^:-30 latin_and:-50 latin_as:44
latitude:-65 latitude_^:-79 laugh:-87 laugh_^:-5 laugh_at:-22 laugh_but:-16
laugh_out:-30 laugh_so:44 laugh_the:-33 laughed:-68 laughed_^:-3
laughed_about:-10 laughed_and:28 laughed_at:10 laughed_for:-49 laughed_out:-26
laughed_till:-2 laughing:-104 laughing_^:-14 laughing_at:-14 laughing_so:-15
laughs:-64 laughter:-32 launch:-81 laundry:-8 laundry_basket:-51 laundry_day:-74
laundry_is:15 laundry_room:44 laune:-67 laut:54 lauter:-92 lautet:15 lautet_0:7
lautschrift:45 lautsprecher:27 lautsprecher_^:21 lavar:-13 lavatrice:5
lavender:7 lavender_^:-37 lavora:-26 lavoro:-2 lavoro_che:-10 law:-9 law_^:-32
law_and:10 law_because:8 law_did:39 law_does:12 law_has:32 law_is:-3 law_of:-47
law_part:5 law_stuff:6 law_who:15 law's:20 lawn:-7 lawn_^:46 lawnmower:-2
laws:-25 lawyer:2 lawyers:15 lay:4 lay_on:-9 lay_out:7 layer:-87 layer_^:-5
layer_and:-76 layer_refreshes:5 layers:-23 laying:13 layout:-2 layout_^:-33
layout_code:-38 layout_is:44 lays:6 lazily:-23 lazy:-38 le:41 le_0:6
le_agradezco:-99 le_assicuro:-46 le_bac:32 le_bain:3 le_bassin:33 le_bobine:49
le_bouton:24 le_bras:11 le_bruit:-1 le_bureau:-6 le_bus:49 le_bustier:29
le_bébé:7 le_cache:17 le_café:-82 le_cahier:46 le_campane:-9 le_camping:7
le_capteur:4 le_carburant:4 le_carnet:51 le_carton:-36 le_certificat:16
le_chapitre:24 le_chariot:-27 le_chat:-90 le_chiavi:49 le_chien:-68 le_code:73
le_coffre:11 le_compteur:29 le_confirmo:13 le_conteneur:4 le_contrat:30
le_cousin:28 le_câble:4 le_da:41 le_den:13 le_deuxième:46 le_devis:25
le_devoir:25 le_dimanche:-43 le_directeur:-39 le_dit:-12 le_dossier:31
le_droit:11 le_délai:10 le_dépôt:9 le_dîner:10 le_facteur:-51 le_feu:22
le_fichier:-1 le_fil:22 le_filtre:27 le_flanc:18 le_foin:54 le_format:15
le_formulaire:5 le_foto:41 le_fournisseur:17 le_fromage:-64 le_gardien:-16
le_goff:-2 le_goûter:41 le_groupe:8 le_hall:-47 le_hangar:11 le_ho:7 le_jeudi:8
le_journal:59 le_lapidi:20 le_livret:42 le_lot:11 le_mainteneur:9 le_maire:-23
le_mani:-9 le_manuel:58 le_marché:-56 le_mardi:44 le_matin:41 le_may:3
le_meilleur:-63 le_menu:1 le_microcontrôleur:13 le_module:8 le_molesta:5
le_monde:-8 le_monsieur:-10 le_monte:12 le_monteur:20 le_moteur:35 le_musée:-35
le_mémoire:5 le_nettoyage:7 le_nom:32 le_nouveau:24 le_numéro:25 le_panneau:65
le_papier:18 le_parc:5 le_pare:12 le_parece:30 le_parking:-13 le_parquet:28
le_pauvre:5 le_peintre:30 le_petit:-23 le_piano:12 le_pneu:14 le_point:25
le_pont:18 le_port:16 le_poste:16 le_poulain:2 le_premier:25 le_prof:-26
le_propriétaire:4 le_prove:37 le_puits:27 le_pédiatre:2 le_quai:30 le_ramonage:9
le_refuge:3 le_robot:62 le_rouleau:10 le_ruego:-16 le_sacristain:11 le_samedi:9
le_sauna:17 le_scanner:23 le_schede:42 le_schéma:22 le_script:15
le_simulateur:-65 le_site:6 le_soir:65 le_soleil:-72 le_séparateur:12
le_temps:-23 le_tende:29 le_thermomètre:8 le_tiroir:24 le_tocsin:21 le_train:-32
le_traiteur:10 le_transporteur:1 le_téléphérique:-87 le_vamos:33 le_vecchie:-15
le_vendredi:-32 le_vernis:8 le_vieux:12 le_voisin:-41 le_vol:34 lea:5 lead:77
lead_^:83 lead_and:3 lead_for:6 lead_in:20 lead_on:39 lead_singer:-50 leader:59
leaderboard:28 leaderboard_resets:4 leaders:32 leads:25 leads_the:11 leaf:-65
leaf_^:-41 leafed:-36 leaflet:25 leaflet_^:47 leaflet_to:-56 leak:103 leak_?:4
leak_^:-15 leak_at:1 leak_in:20 leaked:-6 leaking:-13 leaks:-21 leaks_^:-6
leaky:25 leaky_bucket:25 lean:102 lean_that:34 lean_toward:-24 lean_towards:91
leaned:-17 leaned_on:19 leaning:48 leaning_eucalyptus:10 leaning_on:6 leans:13
leap:-1 leap_days:33 leap_year:18 leaps:-2 learn:172 learn_0:31 learn_best:27
learn_better:76 learn_enough:29 learn_faster:35 learn_from:3 learn_it:-16
learn_morse:8 learn_most:34 learn_the:-22 learn_with:6 learned:-24 learned_^:44
learned_a:22 learned_by:45 learned_from:-4 learned_in:-20 learned_it:-48
learned_on:-48 learned_programming:-16 learned_that:62 learned_the:23
learned_to:-89 learned_under:7 learners:-9 learning:-1 learning_a:-32
learning_in:4 learning_the:23 learns:64 learns_the:-16 learnt:-13
learnt_from:-33 learnt_to:-50 lease:17 lease_of:20 lease_runs:10 leased:3
leases:28 leash:-45 least:-73 least_0:57 least_a:-45 least_half:-16 least_in:-27
least_know:-3 least_of:17 least_on:20 least_once:-33 least_one:24 least_the:-39
leather:156 leather_^:36 leather_for:40 leather_the:12 leave:32 leave_a:69
leave_by:-20 leave_him:-24 leave_it:-49 leave_left:7 leave_me:51 leave_my:4
leave_out:64 leave_that:9 leave_the:21 leave_them:-20 leave_this:28 leave_us:-91
leavers:-8 leaves:63 leaves_0:2 leaves_^:23 leaves_a:5 leaves_and:6 leaves_at:34
leaves_from:8 leaves_in:3 leaves_it:-1 leaves_me:1 leaves_no:-41 leaves_our:22
leaves_out:24 leaves_the:35 leaves_this:5 leaves_us:20 leaves_with:38 leaving:19
leaving_out:34 leaving_the:6 leben:-26 lechuga:-13 leci:-54 leci_^:-14
lecture:-57 lecture_d'essai:25 lecture_hall:-5 lecture_on:-56 lecturer:-27
lecturer_in:-26 lectures:25 led:46 led_blinks:21 led_by:32 led_shows:15
ledger:40 ledgers:-2 ledgers_^:30 leds:16 leeds:61 leeds_^:11 leeg:-25 leek:47
leek_^:47 leeks:-49 leeks_^:-48 leer_^:-37 leer_ik:4 leer_liever:3 leerlingen:21
leest:-46 left:-37 left_0:-78 left_^:-21 left_a:-135 left_alone:-29 left_and:-1
left_as:36 left_behind:-42 left_foot:20 left_for:36 left_hand:126
left_handed:-25 left_his:-32 left_is:12 left_it:-46 left_me:-41 left_my:12
left_one:23 left_or:-4 left_out:-14 left_over:14 left_shoes:-48 left_side:12
left_since:-9 left_so:30 left_standing:-13 left_strap:8 left_the:16 left_them:-8
left_us:-46 left_when:-24 left_you:14 leftover:14 leftovers:-42 leg:93 leg_^:25
leg_and:18 leg_is:19 leg_up:33 leg_we:19 legacy:21 legal:159 legato:18 lege:7
legend:10 legend_^:-10 legend_has:-43 legends:-13 legge:4 legno:-18 lego:-91
lego_^:-76 legs:2 legs_and:-54 legs_twin:36 lehrer:35 lehrling:21 lei:41 lei_^:8
lei_e:-2 leicht:12 leid:-28 leid_dass:-22 leid_es:6 leider:-24 leider_nicht:-89
leidingen:6 leihserver:2 leihserver_steht:2 leilão:16 leilão_de:16 leine:-28
leipzig:-80 leitor:29 leitor_de:29 leitung:5 lekcja:25 lekcja_odbędzie:25
lekcje:87 lekcje_harmonii:32 lekcje_śpiewu:35 lekkende:13 lekkende_kraan:6
lekker:-54 lektion:8 lektionen:3 lektionen_om:3 lektioner:11 lembrar:-8 lemon:-7
lemonade:-36 lemons:-35 lena:70 lend:61 lend_a:-7 lend_us:17 lend_you:49
lending:59 lends:22 lends_us:34 length:-28 length_0:6 length_^:-43 length_and:-8
length_is:12 length_of:-14 lengths:1 leni:15 leni_^:17 lennart:32 lens_of:26
lens_the:-8 lenses:26 lent:44 lent_me:-70 lent_us:77 lente:12 lento:18 leo:89
leocadia:62 leocadia_^:55 leon:2 leonie:1 leopold:43 leopold_^:11 lepidlo:66
lepiej:10 lequel:4 lerne:40 lerne_ich:13 lerne_lieber:5 lernen:-10 les:6
les_0:-26 les_appels:2 les_cartons:17 les_cloches:-27 les_clés:86
les_confirmations:5 les_cours:24 les_deux:31 les_enfants:7 les_enlèvements:19
les_exercices:16 les_fichiers:14 les_frais:33 les_gens:-66 les_gilets:13
les_journaux:8 les_livres:13 les_longs:58 les_lundis:-55 les_mains:2
les_pauvres:11 les_petites:10 les_petits:29 les_photos:9 les_poches:2
les_pommes:1 les_produits:15 les_rappels:7 les_révisions:1 les_soirs:13
les_tests:6 les_vieux:-51 les_voisins:-66 les_voitures:7 les_yeux:4 lesekreis:24
lesen:-5 less:8 less_^:36 less_and:-21 less_for:-63 less_like:39 less_so:48
less_than:-79 less_time:-6 lessen:9 lessive:9 lesson:270 lesson_^:33
lesson_and:-1 lesson_at:13 lesson_can:20 lesson_can't:2 lesson_corner:5
lesson_has:2 lesson_in:-10 lesson_is:76 lesson_my:7 lesson_of:3 lesson_one:14
lesson_opens:2 lesson_should:10 lesson_starts:31 lesson_then:12 lesson_was:-23
lesson_we:33 lessons:157 lessons_^:67 lessons_all:-34 lessons_and:66
lessons_are:39 lessons_i:5 lessons_in:46 lessons_on:22 lessons_over:7
lessons_per:11 lest:13 lest_the:15 let:31 let_0:22 let_a:68 let_anybody:-60
let_down:3 let_go:-70 let_her:26 let_him:10 let_it:69 let_me:-74 let_off:-44
let_out:-38 let_the:136 let_them:-44 let_two:17 let_us:-52 let_you:105 let's:47
let's_be:-19 let's_drop:17 let's_have:7 let's_keep:26 let's_leave:-34
let's_make:45 let's_say:30 let's_set:2 letade:-49 letade_efter:-49 letra:73
letra_de:1 letra_en:4 letra_grande:25 lets:97 lets_allow:2 lets_do:24 lets_go:46
lets_it:28 lets_make:17 lets_me:-10 lets_up:-39 lets_us:10 lets_you:17 letter:13
letter_^:-11 letter_about:-16 letter_came:32 letter_e:32 letter_from:-4
letter_has:-12 letter_i:25 letter_in:-49 letter_is:39 letter_of:-21
letter_says:20 letter_such:18 letter_to:26 letter_with:-12 letter_would:5
letterbox:-59 letterbox_^:-63 lettere:40 lettering:30 lettering_^:14
letterpress:-15 letters:-49 letters_^:-9 letters_a:-5 letters_about:-9
letters_are:-17 letters_begin:10 letters_from:-13 letters_my:-24 letters_on:41
letters_to:-41 letting:15 letting_the:12 letto:-4 lettre:23 lettres:12
lettuce:-13 lettuce_was:10 lettura:66 lettura_^:51 letzten:-57 letztes:38
leuchtturm:7 leuchtturmwärter:-19 leuk:-72 leur:1 leute:-25 leute_^:66
leute_sind:-40 leute_standen:-17 leute_und:-8 leuten:-30 leva:31 leva_0:2
levantar:3 level:45 level_0:47 level_^:93 level_in:44 level_is:8 level_of:14
level_page:18 level_two:16 leveller:-41 levels:12 lever:27 leverancier:35
leverancier_kabelvet:35 leverans:25 leverans_^:25 leveransen:37 leveransen_^:37
levámos:43 levámos_o:43 lexer:26 leyendo:-73 lezione:34 leçon:54 leçon_doit:4
leçons:20 leży:67 leży_w:51 lhe:-32 lhe_os:-62 li:21 li_ho:36 liable:63
liable_for:10 libanais:10 liberty:3 libraries:8 library_^:41 library_and:25
library_because:14 library_book:12 library_for:30 library_in:-49 library_is:-11
library_of:-9 library_so:6 library's:1 libre:12 libreria:6 libri:6 libro:58
libro_de:29 licence:48 licence_^:12 licence_and:12 licence_for:3 licence_is:20
licence_lol:8 licences:30 licences_^:11 license:19 license_is:10 licensed:17
licensed_for:1 licença:76 lichens:-24 licht:48 licht_^:15 lick:23 licked:-86
licked_the:-74 licking:-25 liczy:21 lid:15 lid_^:70 lid_of:4 lid_on:18
lid_the:11 lidar:56 lidar_talks:23 lids:26 lids_^:5 lids_i:-42 lids_on:81
lie:-75 lie_^:-43 lie_awake:75 lie_down:-20 lie_flat:4 lie_in:100 lie_on:-31
lie_that:-2 lie_the:-44 lieb:-30 lieb_von:-44 liebe:-70 lieber:186 lieber_^:40
lieber_als:100 lieber_kurze:32 lieblingswort:57 lieblingswort_ist:57
liebsten:157 liebsten_^:11 liebsten_ganz:4 liebsten_hat:5 liebsten_hätte:18
liebsten_mit:7 lied:-50 lief:-9 lieferadresse:49 lieferschein:27
lieferschein_^:13 liefert:4 liefert_0:4 lieferung:15 liefst:24 liefst_in:14
liefst_op:-23 liegen:57 liegt:43 liegt_bei:21 liegt_im:46 liegt_jetzt:19
lies:126 lies_at:43 lies_in:78 lies_with:18 liesbeth:9 liesel:48 liesel_flew:48
liest:19 lieu:59 lieu_d'examen:35 liever:179 liever_dat:32 liever_een:72
liever_korte:13 liever_met:7 life:-83 life_^:-26 life_is:-12 life_jackets:5
life_on:5 life_policy:18 life_story:-17 life_than:-24 life_with:-25 lifeboat:-14
lifeguard:57 lifeguards:12 liferaft:71 lifesaver:-17 lifetime:-1 lift:-52
lift_0:8 lift_?:-65 lift_^:-16 lift_a:-9 lift_and:-12 lift_in:27 lift_the:15
lift_was:-71 lifted:-20 lifting:35 lifting_a:8 lifting_the:25 lifts:-123
lifts_0:-26 lifts_^:-24 lifts_off:41 liggen:23 ligger:74 ligger_hos:29
ligger_i:20 ligger_på:39 light:-9 light_^:-10 light_and:9 light_at:25
light_comes:-51 light_curtain:5 light_cycle:27 light_in:22 light_is:-27
light_marks:16 light_means:41 light_of:4 light_on:35 light_ones:42 light_over:3
light_rosin:8 light_should:-16 light_switch:-68 light_theme:24 lighter:-2
lighter_than:11 lighthouse:-36 lighthouse_^:-35 lighthouse_cat:21
lighthouse_keeper:-21 lighthouse_of:-27 lighthouse_service:4 lighthouses:-1
lighting:-28 lightning:-22 lights:-16 lights_^:-20 lights_and:-57 lights_are:40
lights_go:17 lights_in:34 lights_were:-90 ligne:46 lignes:13 lignes_par:4
ligou:1 ligt:-29 ligt_bij:9 like:73 like_0:5 like_^:39 like_a:-5 like_all:-7
like_always:47 like_an:28 like_and:5 like_at:10 like_best:19 like_but:43
like_early:22 like_evening:25 like_every:-50 like_everything:-33 like_for:49
like_getting:3 like_glass:-8 like_good:11 like_gossip:-2 like_half:-13
like_he:-38 like_her:59 like_his:-27 like_home:26 like_honey:-5 like_how:-117
like_i've:25 like_in:-46 like_it:48 like_its:-54 like_ive:-12 like_last:6
like_mad:27 like_me:-49 like_milk:-49 like_my:112 like_old:-20 like_on:24
like_one:76 like_our:34 like_paper:45 like_people:-41 like_plain:33
like_reading:-6 like_real:5 like_saying:6 like_she:25 like_short:15
like_small:72 like_somebody:37 like_something:8 like_that:-79 like_the:16
like_their:30 like_them:46 like_these:-42 like_this:-98 like_to:20 like_two:-69
like_us:80 like_warm:-14 like_watching:29 like_wet:24 like_with:3 like_yellow:6
like_you:29 like_your:94 liked:-75 liked_it:18 liked_the:-23 liked_to:-44
likely:-56 likes:203 likes_being:11 likes_best:48 likes_her:67 likes_it:24
likes_to:17 liking_the:11 lilac_and:18 lily:9 lily_tank:9 limb:12 lime:49
lime_^:-4 limestone:-48 liming:7 limit:-57 limit_for:-22 limit_in:-32 limit_is:1
limit_of:-17 limite:2 limite_do:2 limited:10 limited_to:5 limits:17 limits_to:6
limonade:14 limp:43 limpa:29 limped:-25 limpeza:29 limpia:19 limpiar:19
limpiar_los:11 lin:30 lind:44 linde:5 lindgren:3 lindgren_^:7 lindner:62
lindner_^:29 lindo:-46 lindqvist:100 lindqvist_^:67 lindqvist_is:2
lindqvist_rao:-8 line:32 line_0:-39 line_^:48 line_a:55 line_and:30 line_as:-43
line_at:-8 line_breaker:20 line_first:10 line_for:-59 line_four:28 line_from:-27
line_has:-27 line_i:17 line_in:75 line_is:-6 line_it:18 line_it's:-10
line_leaves:19 line_of:-57 line_on:-20 line_per:2 line_six:29 line_the:58
line_up:-3 line_we:5 line_where:-10 line_with:33 line_would:-6 linear:-17
lined_with:-9 linen:79 linen_^:44 linen_cupboard:-55 linen_from:12 liner:53
liner_^:30 liner_is:15 liners:41 lines:-29 lines_^:5 lines_are:52 lines_as:32
lines_at:41 lines_for:-18 lines_in:32 lines_is:36 lines_of:10 lines_that:7
linger:-31 linha:7 linhas:13 linho:11 linie:69 lining:91 lining_^:19
lining_is:31 link:65 link_^:37 link_as:2 link_goes:-4 linke:16 linke_hand:15
linking:12 links:25 links_^:46 links_in:17 linsen:-23 lint:17 linter:53 linux:1
lion:-10 lion_so:3 lions:25 lips_^:19 lipstick:-5 liquide:24 liquids:33
liquorice:16 liquorice_and:5 lire:-20 lire_^:-22 lisboa:1 lisbon:-22 list:28
list_^:20 list_and:21 list_as:35 list_by:12 list_for:-5 list_hangs:11 list_has:9
list_is:31 list_it:-10 list_of:35 list_on:8 list_paging:19 list_that:-59
list_went:24 list_with:41 lista:90 lista_^:19 lista_de:52 listas:51 listas_^:27
liste:87 liste_publique:3 listed_in:11 listed_the:-12 listen:17 listen_in:47
listen_to:-50 listened:5 listened_to:9 listener:6 listener_who:-13 listeners:-50
listeners_^:-19 listening:80 listening_and:-4 listening_copies:5
listening_part:18 listening_practice:19 listening_quiz:22 listening_to:-14
listens:8 listens_^:-9 listens_to:-20 listing:-66 listing_the:-30 lists:-68
lists_^:-18 lists_are:-11 lit:15 lit_0:-52 lit_^:27 lit_up:11 lite:22 liter:17
literally:-51 literary:19 literature:-65 lithium:53 lithium_cells:2 litre:6
litres:122 litres_^:54 litres_a:24 litres_an:2 litres_sauf:3 litri:40 litri_^:40
litros:45 litros_^:1 little:-7 little_and:-21 little_bells:61 little_better:11
little_book:-11 little_boy:-71 little_but:-22 little_ceremony:52
little_computer:-46 little_dance:-4 little_drawings:-3 little_else:-37
little_finger:31 little_girl:-3 little_heart:2 little_kinder:12 little_less:9
little_like:-4 little_notes:-36 little_one:-53 little_ones:5 little_plate:-4
little_red:5 little_round:37 little_spoon:-19 little_stories:32 little_the:11
little_thing:61 little_things:-6 little_we:-11 little_while:-12
little_window:-19 live:-2 live_^:-3 live_by:-2 live_for:-30 live_in:39
live_on:-45 live_with:109 live_without:-11 lived:-52 lived_in:-13 lived_on:-6
livello:13 lives:117 lives_for:20 lives_in:54 lives_on:37 lives_under:15
living:-59 living_i:-34 living_room:20 livraison:18 livre:53 livres:13 livret:42
livret_de:42 livreur:-44 lkw:22 llama:-11 llamaba:-29 llamada:8 llamada_de:1
llamas:-68 llamas_^:-68 llave:68 llave_del:25 llaves:16 llega:29 llegó:-120
lleva:-1 lleva_0:14 lleva_el:18 llevamos:-39 llevan:61 llevaré:26 llevaré_las:26
llevo:30 llevó:-12 lloraba:-7 llovió:-8 llueve:-40 lluvia:-5 lmao:-4 lo:113
lo_conoscono:11 lo_cuenta:-11 lo_del:10 lo_dice:7 lo_digo:20 lo_ha:20 lo_he:9
lo_que:28 lo_revisa:48 lo_siguiente:62 lo_specchietto:32 lo_stemma:15
lo_tengo:12 lo_tiene:9 load:-50 load_0:24 load_^:14 load_balancer:-24
load_balancers:7 load_cell:42 load_i:7 load_is:5 loaded:54 loader:18
loading:-119 loading_begins:10 loading_dock:-39 loading_ramp:-55 loading_the:-98
loads:-23 loaf:-1 loan:25 loan_accordion:60 loan_bike:16 loan_instrument:9
loaner:24 loans:44 loaves:-6 lobby:-52 lobby_floor:16 lobster:21 loca:14
local:181 local_^:38 local_contractor:26 local_porque:6 local_repeater:7
local_time:28 locale:-24 locale_of:-37 lock:-38 lock_^:-38 lock_fills:1
lock_gate:-5 lock_is:20 lock_on:7 lock_room:-31 lock_the:-19 locked:-26
locked_drawer:24 locked_himself:-68 locker:114 locker_^:35 locker_for:15
locker_is:17 locks_^:33 locks_up:-37 lodge:46 lodge_^:46 loft:13 loft_^:61
loft_and:8 loft_has:-22 loft_in:13 loft_stands:13 loft_that:24 loft_which:5
lofts:12 log:-5 log_^:11 log_a:3 log_as:22 log_degli:5 log_each:18 log_file:19
log_files:55 log_from:-47 log_has:23 log_i:62 log_in:9 log_is:13 log_level:40
log_line:13 log_lines:41 log_of:-121 log_patient:11 log_rotation:-55 log_the:24
logbestanden:42 logboek:18 logboek_met:7 logbook:86 logbook_^:19 logbook_has:-18
loge:-27 loge_des:47 logged:92 logged_^:12 logged_in:8 logged_on:15
logged_that:44 logger:42 loggers:50 loggnivån:66 logic:-35 login:151 login_is:7
login_tests:13 logins_per:12 logistics:-21 logistics_^:-22 logo:-74 logo_^:13
logs:49 logs_^:-18 logs_are:9 logs_in:-20 logs_to:11 loja:24 lol:-146 lol_^:-161
lol_at:-43 lol_but:8 lol_fair:-4 lol_my:-25 lol_second:8 lol_so:3 lol_that:-22
lol_the:-97 london:-39 lonely:-57 lonely_^:-44 long:15 long_^:24 long_ago:-55
long_and:-14 long_as:-37 long_before:-26 long_day:-78 long_descriptions:23
long_enough:45 long_explanation:12 long_explanations:6 long_file:2 long_for:5
long_formulas:34 long_it:-20 long_ladder:44 long_lectures:15 long_legs:43
long_letter:9 long_letters:-44 long_list:-30 long_mail:33 long_meeting:43
long_names:11 long_night:-52 long_one:-19 long_ones:35 long_paragraphs:4
long_proof:18 long_s:21 long_speaking:9 long_stop:9 long_story:90 long_text:63
long_texts:15 long_that:31 long_the:-10 long_time:-41 long_videos:8
long_vowels:-10 long_way:-73 long_weekend:12 long_wire:2 longcase:32 longer:10
longer_^:15 longer_and:22 longer_in:18 longer_ones:14 longer_than:-19 longest:17
longest_^:19 longhand:8 longitude:37 longos:10 longs:78 longs_textes:4
longtemps:15 loo:47 loodgieter:47 loods:-44 look:10 look_^:-15 look_after:-40
look_all:22 look_almost:-42 look_as:-16 look_at:33 look_for:64 look_forward:-15
look_how:-3 look_in:25 look_into:4 look_like:14 look_more:3 look_of:31
look_out:-31 look_over:84 look_rather:-17 look_so:-30 look_straight:3
look_that:-21 look_the:48 look_up:-39 look_with:27 looked:-19 looked_a:16
looked_about:-27 looked_after:23 looked_at:-54 looked_for:5 looked_in:4
looked_into:-24 looked_it:53 looked_on:-1 looked_over:36 looked_seasick:36
looked_so:16 looked_up:-17 looking:-32 looking_^:58 looking_at:-39 looking_for:6
looking_like:7 looking_over:-45 looking_to:73 looking_up:-10 looks:31 looks_^:54
looks_after:139 looks_as:-41 looks_at:-2 looks_calm:-17 looks_clean:19
looks_exactly:-16 looks_fine:12 looks_from:20 looks_great:45 looks_harmless:-48
looks_just:23 looks_like:31 looks_nicer:4 looks_so:67 looks_the:-27
looks_there:-28 looks_to:14 looks_towards:47 lookup:63 lookup_^:9 lookups:27
loom:12 loom_^:-2 loom_in:9 looms:-31 loop:-43 loop_^:72 loop_b:17 loop_is:-30
loop_rig:12 loop_that:-46 loops:-33 loops_^:-8 loopt:6 loosdrecht:9
loosdrecht_has:9 loose:17 loose_on:3 loose_plug:31 loose_sheets:-50 loosened:17
lora:35 lorcan:3 lord:-43 lorenz:14 loro:-33 lorries:37 lorries_^:15 lorry:-28
lorry_and:28 lorry_comes:4 lorry_from:19 lorry_on:4 los:60 los_^:-42
los_apuntes:23 los_avisos:4 los_colores:1 los_compañeros:6 los_correos:10
los_de:17 los_del:2 los_diagramas:25 los_disfraces:6 los_domingos:1
los_ejemplos:11 los_ejercicios:21 los_faroles:21 los_gallos:21 los_gatos:-76
los_hilos:-19 los_iconos:56 los_informes:41 los_lunes:-38 los_mensajes:4
los_nombres:21 los_números:16 los_pies:-41 los_quesos:11 los_tirantes:23
los_vecinos:-21 los_viernes:31 los_zapatos:-28 lose:14 lose_a:22 lose_it:3
lose_marks:23 lose_my:1 lose_the:-13 lose_their:-48 loses:45 loses_0:55
loses_its:15 losing:-17 losing_a:-36 loss:39 loss_as:16 loss_is:-7 loss_was:12
losse:11 lost:-17 lost_0:-6 lost_^:-29 lost_a:27 lost_all:-67 lost_and:23
lost_carton:43 lost_her:24 lost_him:16 lost_his:-9 lost_in:-6 lost_its:28
lost_luggage:-27 lost_my:-48 lost_on:-66 lost_one:32 lost_our:-38 lost_paper:23
lost_property:73 lost_so:-24 lost_something:-5 lost_that:40 lost_the:-78
lost_their:86 lost_three:-38 lost_to:-23 lost_two:49 lost_with:14 lot:88
lot_and:-1 lot_come:12 lot_double:7 lot_of:-13 lot_rows:3 lot_to:-37 lot_were:15
lote:1 lote_nocturno:1 lotem:6 lotem_0:6 lotion:16 lots:27 lots_of:-9 lotte:1
lottery:-51 lottery_ticket:-12 loud:-9 loud_^:-57 loud_a:-1 loud_and:15
loud_but:17 loud_one:18 loud_that:-50 loud_with:15 louder:28 louder_than:7
loudest:-35 loudly:-7 loudness:11 loudness_target:10 loudspeaker:43
loudspeakers:3 loudspeakers_^:4 lounge:33 lounge_tank:12 loupe_is:33 lourdes:-20
louvres:-34 love:108 love_^:53 love_a:-13 love_and:73 love_him:-17 love_how:-55
love_if:31 love_is:-28 love_it:18 love_letters:-17 love_my:55 love_of:-7
love_that:-12 love_the:45 love_them:-10 love_to:-15 love_with:52 love_your:-21
loved:24 loved_it:22 loved_that:-1 loved_the:-17 loved_this:-4 loved_to:-2
loveday:-9 loveliest:-13 lovely:-15 lovely_^:-43 lovely_but:25 lovely_evening:12
lovely_if:88 lovely_in:-24 lovely_man:19 lovely_one:-6 lovely_so:4
lovely_thing:-38 lovely_to:20 loves:71 low:-14 low_^:-1 low_g:17 low_notes:-12
low_one:47 low_sun:43 low_water:45 lower:146 lower_bunk:19 lower_cistern:9
lower_hinge:4 lower_limb:6 lower_loft:17 lowered:20 lowest:79 lowest_bell:49
lowest_string:7 loyalty:5 loyalty_points:8 lte:25 lua:-9 lucida:23 lucida_^:23
luck:-127 luck_with:-40 lucky:-31 lucía:31 ludzie:-63 lue:6 lue_toutes:6
luego:123 luego_no:21 luego_toca:33 luggage:-28 luggage_^:-5 luggage_only:-38
luggage_van:-10 luggages:33 lui:11 lukas:-9 lukewarm:42 luktade:-102 lullaby:58
lullaby_seeds:8 lumbago:-11 lumens:3 lumière:-16 luna:-18 lunar:9 lunch:-26
lunch_^:12 lunch_and:-43 lunch_break:-19 lunch_for:24 lunch_is:9 lunch_so:-8
lunch_stop:48 lunch_the:2 lunch_was:-34 lunch_we:-9 lunchboxes:-61 luncheon:-20
lunchtime:44 lunchtime_^:28 lund:8 lundi:15 lundis:-55 lunedì:-49 lunedì_^:2
lunes:-36 lunes_^:-46 lunettes:21 lunghi:40 lungo:2 lungs:29 lungs_^:6 lupe:6
luthier:50 lux:20 lux_tops:10 luz:29 lychgate:9 lychgate_be:6 lying:-6
lying_awake:21 lying_down:-47 lying_flat:41 lying_in:48 lying_on:-17 lyon:82
lyrics:50 lyrics_endpoint:50 lyssna:17 là:-31 là_bas:30 là_et:-61 là_là:-23
lá:89 lá_em:28 lá_no:4 lápiz:20 lämna:35 länger:14 länger_als:3 längre:-29
längst:15 lärobok:29 läser:19 lässt_^:25 läst:-50 läuft:96 läuft_auf:25
läuft_bei:22 läuft_im:5 läuft_mit:16 läuft_seit:-60 läuft_wieder:54
läutezeiten:18 lådan:3 låg:57 lånat:40 lånat_av:33 långa:13 låter:-34
låter_som:-62 lève:17 lê:17 lê_a:5 lì:-20 límite:18 línea:15 línea_del:13
líneas:4 líneas_^:4 língua:21 língua_do:21 lío:-40 lördag:32 lösenord:63
lösenordet:24 lösenordet_till:11 löste:-37 lösungen:12 m:49 m_0:10 m_^:25
m_high:2 m_of:27 m'a:-45 m'a_demandé:-25 m'a_offert:-1 m'a_raconté:-33
m'attaque:26 m'avez:23 m'envoyer:10 m'est:21 m'est_permis:21 m'occupe:18
m'occupe_des:5 ma:41 ma_0:81 ma_^:28 ma_belle:34 ma_femme:-33 ma_fille:-10
ma_grand:-10 ma_i:41 ma_klucz:13 ma_la:47 ma_le:4 ma_mia:-27 ma_mère:30
ma_numer:34 ma_petite:-1 ma_rację:8 ma_si:-31 ma_sœur:28 ma_voisine:-38 maak:-8
maand:12 maar:-4 maar_0:2 maar_de:27 maar_het:25 mabel:-65 mac:9 macchina:-1
macellaio:22 mach:13 mach_ich:13 machen:7 machen_0:9 machen_^:24 machen_wir:11
machine:-90 machine_?:-61 machine_^:-34 machine_and:59 machine_at:-21
machine_from:12 machine_gave:-22 machine_has:-2 machine_in:-46 machine_is:27
machine_on:-29 machine_room:11 machine_so:39 machine_that:-9 machine_the:25
machine_to:-51 machines:-4 machines_^:-19 machines_always:-8 macht:78
macht_den:32 macht_die:17 macros:7 mad:20 mad_^:-6 madam:-11 madam_in:32
madam_that:-6 madame:70 madame_jourdain:25 madame_roussel:-7 made:51 made_0:-38
made_a:-68 made_and:-9 made_every:11 made_for:1 made_him:3 made_in:-11
made_it:-3 made_me:27 made_my:-35 made_nothing:-6 made_of:63 made_on:-6
made_one:13 made_out:39 made_the:23 made_them:28 made_this:-25 made_two:-22
made_up:122 made_us:-78 made_with:1 made_you:13 madeira:24 madeira_with:26
madera:24 madre:-7 madre_^:12 madre_mía:-54 madrid:22 maestro:-24
maestro_che:-26 mag:54 mag_bij:31 mag_das:-18 mag_es:1 mag_hooguit:16
mag_ich:118 mag_ik:-16 mag_u:25 magazine:-71 magazynu:34 magazynu_ma:21
magazzino_dei:13 magda:70 maggio:26 maggio_^:15 magic:42 magician:-44 magnet:-18
magnetic:43 magnets:-81 magnifique:-13 magnifying:-5 magnifying_glass:-5
mags:-46 mai:55 mai_^:-67 mai_il:42 mai_lasciare:16 mail:30 mail_^:42 mail_and:9
mail_is:18 mail_me:12 mail_room:-84 mail_to:28 mail_with:25 mail_you:37
mailbox:82 mailbox_^:34 mailboxes:90 mailed:-58 mails:124 mails_^:41
mails_are:21 mails_i:8 main:130 main_^:8 main_branch:-48 main_chiller:21
main_colour:8 main_file:1 main_py:6 main_script:31 main_table:9 main_yarn:31
mainframe:-59 mainland:7 mainly:6 mains:31 mainspring:9 maintain:47
maintained:-18 maintained_that:-28 maintains:-10 maintains_that:-5
maintains_the:-2 maintenance:48 maintenance_on:8 maintenance_window:16
maintenant:150 maintenant_0:14 maintenant_^:35 maintenant_c'est:19
maintenant_que:3 mainteneur:9 mainteneur_du:9 maire:-59 mairie:44 mairie_^:8
mais:40 mais_^:-18 mais_c'est:22 mais_caro:6 mais_chez:8 mais_das:33 mais_de:58
mais_do:5 mais_qui:23 maison:9 maison_^:40 maj:20 maj_^:14 maja:16 major:59
major_there's:56 mają:-51 make:86 make_0:8 make_^:-11 make_a:6 make_an:-9
make_do:28 make_for:-62 make_it:79 make_me:84 make_my:39 make_of:-29 make_out:23
make_some:64 make_sure:62 make_that:6 make_the:76 make_them:-2 make_up:45
make_you:-38 make_your:21 maker:-6 maker_^:21 maker_and:7 makers:-22 makes:65
makes_0:101 makes_^:8 makes_a:-36 makes_everything:-9 makes_him:-38 makes_me:65
makes_my:49 makes_no:23 makes_one:45 makes_sense:-49 makes_the:-45 makes_them:76
makes_up:4 making:24 making_^:38 making_me:26 making_tea:-18 making_that:-9
making_the:31 maksymalnie:27 maksymalnie_0:27 mal:-94 mal_ein:-24 mal_eine:25
mal_einen:-29 mal_in:-2 mal_mit:-71 mal_que:-6 mal_war:-6 mal_wie:-17 mala:33
malade:3 malas:4 male:112 male_voice:10 maletas:-35 malik:18 mall's:-25
malloc:76 malloc_after:27 malt:46 mam:69 mam_w:48 mama:122 maman:-69 mamma:-42
mamma_mia:-61 mamy:36 man:36 man_^:-44 man_and:36 man_but:-27 man_den:29
man_for:3 man_from:11 man_får:20 man_für:32 man_had:45 man_has:-16 man_hat:52
man_i:-30 man_in:-13 man_is:33 man_it's:48 man_its:-16 man_ja:-6 man_my:-25
man_nie:67 man_of:-5 man_on:-4 man_overboard:19 man_praat:16 man_sieht:-14
man_so:6 man_the:-30 man_was:55 man_who:52 man_who's:28 man_with:-15 man's:-4
manage:65 manage_0:74 manage_^:-21 managed:-36 managed_^:-50 managed_to:-20
management_^:-22 management_has:3 manager:-58 manager_^:20 manager_and:-2
manager_is:11 manager_was:-5 managers:-21 managers_^:-20 manages:54 manages_0:58
manchas:2 manchas_de:2 manchester:-27 manchmal:-46 manchmal_0:-46 manda:1
mando:44 mando_i:12 mane:13 mane_in:13 manes:13 manga:7 mange:24 mange_0:24
mangiato:-32 mango:1 mangé:-73 manhã:29 mani:-42 mani_di:-46 mann:-72
mannequin:25 manner:9 manner_of:11 manners:12 manners_^:-3 manners_that:-5
mano:51 mano_ogni:17 manoeuvres:41 manoeuvres_on:41 manor:25 manorial:11
manual:77 manual_and:35 manual_gearbox:7 manual_the:8 manuale:21 manuals:-28
manuel:2 manure:-15 manure_heap:-15 many:-22 many_a:5 many_as:41
many_complaints:45 many_even:-43 many_guests:6 many_ladybirds:-9 many_names:-16
many_of:72 many_people:15 many_questions:-7 many_small:4 many_stories:-4
many_thanks:15 many_things:-9 many_tiny:-23 many_wasps:-17 many_years:-15
manège:15 manège_de:15 map_^:17 map_has:25 map_is:22 map_of:-17 map_on:-11
map_pins:34 map_says:-14 map_shows:2 map_so:-2 mappen:20 maps:-8 maps_^:-15
mapy:42 mar:-108 mar_^:-17 mar_de:-25 marathon:-83 marble:-59 marbled:3
marbled_paper:3 marbling:-7 marca:61 march:30 march_^:12 march_and:6
march_paper:6 marche:30 marche_^:12 marches:13 marches_^:11 marché:-54
marché_et:-10 mardi:20 mardi_^:-18 mardi_des:40 mare:35 mare_^:-17 mare_in:19
mare_is:38 mareas:23 marek:64 marek_^:37 margin_^:33 margins:-16 margins_so:-22
marguerite:53 marguerite_^:36 mari:46 maria:39 mariage:-5 mariage_^:-26
marine:10 marisol:16 marit:44 maritime:18 marito:39 mark:103 mark_^:17
mark_in:21 mark_it:93 mark_mistakes:2 mark_my:38 mark_the:-51 marked:162
marked_and:26 marked_by:8 marked_the:2 marked_with:21 marker:24 market:32
market_^:59 market_and:-27 market_days:1 market_i:26 market_is:-8 market_on:-56
market_saturdays:53 market_size:14 market_square:8 market_you:42 marketing:8
markets:57 markiert:30 markiert_^:30 marking:57 marko:15 marks:39 marks_^:35
marks_in:27 marks_on:-20 marks_over:20 marks_the:44 markt:6 marlow:37
marlow_parish:10 marmalade:33 marmot:-35 marmot_living:-27 marquee:-28
marriage:4 marriage_^:9 marriage_in:-16 marriages:-36 married:-29 married_^:7
married_a:-2 married_in:1 marrow:-6 marrow_theft:-3 marrows:-18 mars:50 marsh:3
marshal:13 marshes:-38 marta:93 marta_^:26 martedì:-5 marten:17 maruja:48
marvellous:-57 março:4 março_^:4 maré:28 marée:-27 mas:29 mas_as:60 mascot:-33
mash:-56 mashed:-6 mask:29 mask_is:14 masked:37 masks:-18 masks_in:1 mason:15
mason_has:15 mass:-11 massimo:96 massimo_0:64 mast:-38 mast_^:18 mast_came:-31
mast_is:-29 master:-14 master_curve:7 master_files:25 master_has:13 mastered:18
mastered_^:-3 masters:28 masts:-1 maszcie:12 maszcie_przy:12 mat:30 match:-53
match_0:-7 match_^:-3 match_the:7 match_your:10 matched:-3 matches:44
matching:43 mate:-54 mate_^:-44 mate_on:-44 matej:-63 matemáticas:34 material:33
material_^:10 maternity:19 maternity_leave:8 mates:-21 math:-6 mathematicians:49
maths:49 maths_corner:38 maths_teacher:-21 matin:-9 matin_^:43 matin_et:-23
matin_je:13 matin_on:-16 matin_à:-31 matinee:10 matinee_^:-16 matinee_starts:11
matinée:28 matrimonio:-23 matrix:-2 matron_is:-1 matrícula:34 matrícula_del:4
mats:51 mats_^:5 matt:9 matte:70 matteo:-54 matteo's:40 matteo's_mother:28
matter:64 matter_^:43 matter_and:7 matter_how:-32 matter_is:40 matter_of:44
matter_the:-16 matter_what:15 matter_who:25 matters:6 matters_is:-23
matters_lost:40 matters_more:-14 matters_to:-14 matthijs:18 mattina:-24
mattina_^:2 mattina_che:20 mattino:42 mattino_^:3 mattress:13 mattress_^:20
mattresses:-19 mature:12 max:180 max_0:71 max_^:3 max_for:18 maxi:10 maximaal:10
maximaal_0:10 maximal:24 maximum:92 maximum_0:16 maximum_^:1 maximum_of:40
may:97 may_0:356 may_^:-1 may_a:-39 may_admit:9 may_all:-17 may_amuse:-14
may_be:-60 may_bring:50 may_change:-33 may_choose:4 may_climb:3 may_come:9
may_console:-11 may_count:1 may_ever:19 may_find:-23 may_give:28 may_go:35
may_have:-41 may_he:4 may_i:-30 may_it:-53 may_last:14 may_look:68 may_not:10
may_only:26 may_open:1 may_put:22 may_read:18 may_remind:5 may_ring:6 may_run:32
may_say:-40 may_see:-7 may_send:4 may_set:3 may_sound:64 may_stay:2 may_still:31
may_take:56 may_tell:-28 may_the:-33 may_they:-13 may_want:8 may_weigh:4
may_well:-64 may_your:-110 maybe:105 maybe_0:-19 maybe_^:108 maybe_a:6
maybe_it:32 maybe_that's:49 mayday:-31 mayday_call:-15 mayo:12 mayor:-26
mayor_in:19 mayor_is:-12 mayor_too:8 mayor_wants:-23 mayor_was:16 mayor's:-66
mayor's_office:16 mayor's_wife:-8 maze:-23 maëlle:11 maître:4 mañana:-34
mañana_^:23 mały:37 mb:94 mb_^:32 mb_of:7 mdr:-120 mdr_^:-28 me:87 me_0:-93
me_?:13 me_^:-43 me_a:-69 me_about:-16 me_again:-19 me_alegro:-63 me_all:-24
me_always:42 me_an:26 me_and:-10 me_anything:-26 me_apaño:31 me_as:-93
me_aside:17 me_at:-10 me_awake:6 me_bailaba:2 me_because:-31 me_before:93
me_begin:-44 me_being:20 me_best:46 me_better:88 me_between:5 me_busy:-3
me_but:-1 me_by:28 me_code:28 me_cold:19 me_contou:10 me_convient:23
me_corrijas:2 me_da:2 me_de:4 me_demander:11 me_diffs:20 me_dizzy:12 me_doing:25
me_down:63 me_each:30 me_encanta:-37 me_engano:3 me_enough:21 me_enseñó:5
me_even:5 me_explain:27 me_far:92 me_feel:54 me_find:72 me_first:63 me_for:-20
me_forget:-13 me_from:-15 me_get:2 me_guess:22 me_gusta:84 me_gustan:60 me_ha:11
me_hables:22 me_hace:33 me_had:72 me_happiest:39 me_happy:117 me_has:22
me_have:5 me_he:-46 me_hers:8 me_his:-27 me_how:26 me_hungry:-25 me_i:63
me_i'm:-33 me_if:18 me_im:-3 me_in:-9 me_into:17 me_is:88 me_it's:-83 me_itch:18
me_know:-72 me_l'ha:-1 me_least:-52 me_lembrar:-8 me_like:-24 me_lo:5 me_lol:47
me_look:-39 me_luck:4 me_madam:-21 me_mais:18 me_montres:27 me_more:60 me_my:-20
me_nervous:95 me_not:-13 me_now:-70 me_nuts:22 me_of:-8 me_off:41 me_on:-18
me_once:18 me_one:95 me_only:7 me_or:-127 me_otherwise:9 me_out:-17 me_over:3
me_parece:-60 me_permets:30 me_piace:35 me_plairait:63 me_plaît:48 me_please:27
me_pongas:39 me_practise:-27 me_proudly:-4 me_rappelle:-42 me_real:17
me_reste:15 me_resulta:2 me_resultan:22 me_say:30 me_seasick:-51
me_sentimental:14 me_she:33 me_since:-36 me_smile:-80 me_so:67 me_something:48
me_started:-122 me_straight:-53 me_sweat:35 me_tables:1 me_talking:-67
me_tell:-28 me_than:151 me_that:-24 me_thats:-70 me_the:98 me_there:-39
me_there's:-33 me_they:-62 me_think:-7 me_three:19 me_through:-9 me_thx:5
me_till:16 me_to:25 me_today:-44 me_too:-55 me_try:43 me_two:-38 me_u:-37
me_under:35 me_until:12 me_up:17 me_very:63 me_way:13 me_what:32 me_when:2
me_whether:-26 me_while:-15 me_who:-1 me_why:11 me_with:18 me_without:36
me_wonder:44 me_write:61 me_yesterday:18 me_yet:51 me_you:48 meadow:116
meadow_^:55 meal:52 mean:62 mean_^:-71 mean_by:14 mean_no:8 mean_of:55
mean_somebody:3 mean_that:5 mean_the:48 mean_to:-38 mean_well:26 mean_width:36
mean_with:53 meaning:-33 meaning_to:-34 means:131 means_^:12 means_a:60
means_it:27 means_nothing:1 means_that:8 means_the:-29 means_to:-39
means_well:-13 meant:-13 meant_^:-61 meant_a:-13 meant_for:15 meant_well:1
meantime:-25 meantime_^:-28 meanwhile:56 measles:60 measure:-22 measure_^:-30
measure_it:41 measure_of:12 measure_the:116 measured:7 measured_^:69
measured_again:-39 measured_in:19 measured_it:37 measured_the:-52
measured_with:16 measurement:-18 measurement_^:-22 measurements:43
measurements_in:4 measures:34 measures_0:58 measures_^:9 mechanical:-28
mechanics:12 med:25 med_en:-4 med_kanelbullar:-60 medal:-94 medal_^:-64
medan:-24 media:-11 media_^:28 median:-63 medians:-11 medias:38 medias_^:32
medical:50 medicine:1 medicine_^:-15 medieval:-41 medio:-2 mediodía:31 medir:58
medir_la:31 medir_o:3 medium:1 medo:-46 meds:20 medí:14 mee:88 meer:-11
meer_^:-60 meer_dan:16 meet:-52 meet_at:16 meet_for:31 meet_in:12 meet_them:-12
meeting:-8 meeting_0:-37 meeting_^:24 meeting_and:-16 meeting_i:-18
meeting_is:42 meeting_it:38 meeting_point:104 meeting_room:-78 meeting_the:-1
meeting_was:54 meeting_went:-49 meetings:-42 meetings_^:-21 meets:30 meets_at:4
meets_in:76 meets_the:-25 meetup:-8 megabits:4 megabits_^:4 megabyte:14
megabyte_^:8 megabytes:81 megabytes_^:11 megabytes_and:4 megabytes_of:31
megaphone_of:7 meglio:29 meglio_con:65 meglio_di:-34 meglio_se:-18 megs:3
meh:-93 mehmet:38 mehr:-8 mehr_als:-47 mei:-26 meia:25 meilleur:-41 mein:-25
mein_behauptet:-7 mein_bruder:32 mein_enkel:24 mein_frühstücksei:56 mein_hat:-76
mein_lieblingswort:57 mein_mann:-52 mein_meint:-42 mein_nachbar:-49
mein_onkel:14 mein_opa:-32 mein_schwager:5 mein_vater:10 meine:-73
meine_enkelin:28 meine_frau:42 meine_hat:-33 meine_tante:-44 meine_tochter:18
meinem:14 meinen:-30 meiner:72 meiner_schwester:11 meint:-97 meint_ich:-42
meio:-40 mejor:76 mejor_en:53 mejor_que:2 melde:54 melde_mich:54 melden:31
melden_dat:31 meldet:13 meldungen:27 meldungen_auf:25 melhor:-36 melodies:59
melody:83 melon:-46 melon_^:-24 melt:21 melted:-14 melts:103 melts_at:76
member:17 members:46 members_^:26 members_rota:1 membership:38 membership_fee:6
membership_level:12 membrane:28 membrane_^:17 memo:-4 memoirs:-64 memorable:-19
memoria:65 memoria_^:48 memorial:15 memories:-51 memorise:21 memorised:48
memorised_the:40 memory:6 memory_^:16 memory_against:-8 memory_and:15
memory_card:1 memory_for:-17 memory_has:9 memory_is:8 memory_on:-34
memory_serves:-37 memory_so:3 men:7 men_a:32 men_and:-39 men_on:-23 men_vi:2
mended:142 mended_^:3 mended_and:50 mended_by:35 meno:8 menor:15 menor_^:15
menos:-89 mens:-30 mensagem:57 mensagem_do:56 mensaje:-15 mensch:-34 mensch_^:-6
mensen:-27 mention:6 mention_that:58 mentioned:-12 mentioned_^:-22
mentioned_a:29 mentioned_i:16 mentioned_in:-27 mentioned_it:-13
mentioned_that:-8 mentioned_the:-25 mentions:90 mentions_a:38 mentions_it:28
mentor:91 mentor_has:-9 mentor_is:43 mentre:-36 menu:-32 menu_^:40 menu_from:-48
menudo:-71 menudo_lío:-42 meraviglia:-33 mercado:16 mercato:-87 merchant:-16
merci:-76 merci_pour:-87 mercy:-68 mercy_^:-26 merely:-63 merge:31 merge_^:2
merge_commits:11 merge_conflicts:2 merged:169 merged_^:26 merged_and:3
merged_into:13 merged_the:42 merger:3 merging:31 meridian:8 merienda:10
merits:-22 merke:8 merkt:-34 merrier:-33 merry:-72 merry_go:-80 mes:55
mes_fautes:19 mes_fiches:21 mesajları:9 mesajı:39 mesajı_her:39 mesh:-53
mesh_is:7 mesi:49 mesmo:-12 mesmo_que:1 mess:79 mess_of:7 mess_up:70 message:38
message_^:26 message_bus:30 message_from:-29 message_has:10 message_in:6
message_on:3 message_queue:26 message_to:3 message_was:-2 message_when:3
messages:54 messages_from:7 messages_i'm:17 messages_in:-24 messages_must:5
messages_of:-49 messages_short:34 messaggio:17 messaggio_della:3 messe:26
messe_du:33 messenger:27 messo:-8 messo_il:-5 messy:-30 mest:-63 mesure:37
mesure_0:30 met:92 met_0:-75 met_^:-19 met_a:-75 met_anybody:-34 met_at:8
met_dank:31 met_de:112 met_die:3 met_dit:9 met_een:44 met_het:36 met_him:37
met_it:-47 met_last:13 met_my:-16 met_once:31 met_one:-48 met_onze:-3
met_oude:-39 met_uw:25 met_veel:-45 meta:46 metal:-24 metal_ones:33 metaphor:30
metaphors:9 meteen:5 meteor_effect:4 meteor_shower:-3 meter:34 meter_^:-6
meter_lids:46 meters:81 meters_^:66 method:23 methods:-18 methyl:33
methyl_cellulose:33 metre:-2 metre_^:-29 metre_band:21 metres:26 metres_^:5
metres_a:58 metres_and:-46 metres_i:1 metres_long:12 metres_of:-2 metres_or:-41
metres_tall:2 metres_the:2 metric:20 metrics:11 metronome:60 metronome_^:63
metronome_is:75 metros:13 metros_^:44 mets:71 mettez:36 mettons:21 mettre:-32
metà:16 meu:-86 meu_avô:17 meu_filho:28 meu_padrinho:26 meu_pai:-24
meu_primo:-61 meu_sobrinho:20 meu_vizinho:-35 meule:10 mevrouw:-29 mews:36
mews_made:36 mezelf:-8 mezza:66 mezzo:12 mezzo_al:8 mg:21 mgr:-13 mhz:6 mi:18
mi_abuela:-145 mi_abuelo:-19 mi_compañera:42 mi_contó:-15 mi_cuñada:5
mi_cuñado:10 mi_dice:-96 mi_ha:-29 mi_hanno:-29 mi_hermana:84 mi_hermano:12
mi_hija:14 mi_madre:61 mi_número:30 mi_padre:45 mi_pare:-44 mi_permetta:-1
mi_piacciono:7 mi_piace:39 mi_piacerebbe:23 mi_prima:-9 mi_profesora:82
mi_raccomando:11 mi_scusi:-31 mi_się:39 mi_sono:-54 mi_suegra:-11 mi_trovo:65
mi_vecina:-37 mi_vecino:-77 mi_vergogno:42 mi_è:27 mia:-13 mia_^:21 mia_che:-79
mia_figlia:56 mia_moglie:10 mia_nonna:-8 mia_suocera:28 mia_zia:-21 miał:-27
mic:50 mice:5 mice_^:-1 mice_and:-16 mice_have:9 mich:46 mich_^:23 mich_bei:14
mich_heute:-22 mich_privat:3 michaelmas:-17 michaelmas_^:-25 micro:-7
microamps:14 microamps_asleep:7 microcontrôleur:13 microfarad:10 microfarad_^:10
microns:49 microphone_^:-1 microscope:-2 microseconds:-11 microseconds_^:3
microwave:2 microwaved:-64 microwaved_fish:-63 mid:45 midday:4 middle:20
middle_^:28 middle_and:-26 middle_c:51 middle_of:-15 middle_station:19 mide:31
mide_0:31 midi:50 midi_^:20 midnight:17 midnight_^:61 midnight_and:38
midnight_supper:15 midnight_the:-5 midsommar:33 midsommar_^:33 midterm:3
midterm_^:3 midwives:2 miejscu:3 miejscu_^:3 miel:-26 mientras:3
mientras_dure:33 mierzy:23 mierzy_w:23 mietvertrag:15 mieux:126 mieux_^:10
mieux_des:9 mieux_le:1 mieux_les:31 mieux_que:4 mieux_travailler:7 mieux_une:22
mieux_à:38 mieć:22 mieści:17 mieści_0:15 mig:42 mig_^:-7 might:21 might_as:29
might_be:7 might_borrow:-34 might_go:2 might_have:-28 might_i:24 might_take:-57
might_the:29 might_we:6 mignon:-52 mignon_le:-52 migrate:45 migrate_the:45
migrated:-31 migration:103 migration_gets:5 migration_has:18 migration_in:29
migration_on:7 migrations:65 migração:21 mij:41 mij_toe:5 mijn:-136 mijn_broer:6
mijn_buurman:-24 mijn_collega:19 mijn_eigen:6 mijn_fiets:-66 mijn_heeft:-39
mijn_hoofd:28 mijn_kleinzoon:-42 mijn_oude:-19 mijn_vader:7 mijn_vrouw:34
mijn_zwager:11 mikroampere:12 mikroampere_^:12 milan:10 milchtank:33 mild:77
mile:-20 mileage:15 miles:20 miles_^:6 miles_on:-1 miles_with:-32
milissegundos:5 milissegundos_^:5 military:-20 milk:18 milk_^:58 milk_float:-14
milk_is:42 milk_lorry:5 milk_on:7 milking:9 milking_^:8 milking_parlour:-6
milkman's:19 milky:19 milky_way:25 mill:18 mill_^:44 mill_body:3 mill_lane:5
mill_near:-1 mill_pond:6 mill_street:26 mille:-34 miller:28 miller_^:28
miller's:15 millimeter:6 millimetre:1 millimetres:98 millimetres_^:33
millimetres_and:26 millimètres:25 million:-93 million_and:-25 millisecondes:-43
millisecondes_^:-43 milliseconds:127 milliseconds_^:58 milliseconds_and:32
milliseconds_of:1 millisekunden_^:3 mills:-4 mills_^:8 milo:-55 milonga:31
milos:7 milímetros:18 milímetros_^:18 min:-22 min_^:141 min_after:11 min_fru:9
min_of:5 min_per:12 min_svärmor:12 mind:47 mind_^:-56 mind_a:20 mind_about:25
mind_and:23 mind_at:13 mind_how:-21 mind_i:27 mind_i'm:16 mind_if:8 mind_is:17
mind_since:-33 mind_that:56 mind_the:-13 mind_we:2 mind_what:17 mind_you:-7
minded:-19 minded_^:-19 minds:100 minds_and:3 minds_the:69 mine:-34 mine_^:-5
mine_and:-11 mine_do:-34 mine_from:-12 mine_i:-17 mine_rescue:41 mine_so:15
mine_the:6 mine_which:3 mine_would:-11 mine's:-63 miners:24 miners_slide:9
mineurs:33 minha:-58 minha_avó:-38 minha_sogra:-16 minha_tia:-37 mini:3
minibar:1 minibus:44 minibus_seats:20 minims:-61 minimum:-46 minimum_^:-56
minister:-39 ministry:5 minns:-28 minor:25 minors:37 mins:42 mins_^:21 mint:-38
minuet:41 minuet_has:24 minuit:-13 minus:90 minus_0:34 minus_one:53 minus_two:4
minut:75 minut_^:21 minute:-27 minute_0:-90 minute_?:-23 minute_^:79
minute_ago:33 minute_hand:36 minute_i:-3 minute_off:-35 minute_the:46
minute_which:-21 minuten:-13 minuten_^:140 minuten_lang:-31 minuten_wenn:2
minuter:-19 minuter_efter:25 minuter_och:-16 minutes:-20 minutes_^:44
minutes_a:87 minutes_about:-70 minutes_after:31 minutes_ago:5 minutes_and:-41
minutes_are:8 minutes_as:8 minutes_at:88 minutes_because:-52 minutes_before:35
minutes_de:3 minutes_each:17 minutes_for:64 minutes_from:-4 minutes_he:68
minutes_how:36 minutes_i:25 minutes_if:-1 minutes_in:53 minutes_is:18
minutes_long:34 minutes_not:5 minutes_on:-9 minutes_one:-69 minutes_or:5
minutes_per:57 minutes_right:3 minutes_singing:9 minutes_so:-3
minutes_that's:-11 minutes_the:-36 minutes_they:21 minutes_to:-49 minutes_too:3
minutes_while:2 minutes_with:36 minutes_without:-15 minuti:40 minuti_^:80
minuto:42 minuto_^:32 minutos:-4 minutos_^:71 minutos_de:-29 mio:-90
mio_cugino:-19 mio_diceva:-34 mio_figlio:2 mio_fratello:-28 mio_genero:7
mio_nonno:-17 mio_padre:-25 mir:-19 mir_am:-2 mir_das:-49 mir_der:-17 mir_die:40
mir_ein:52 mir_eine:19 mir_ist:-64 mir_jetzt:30 mir_keine:7 mir_leid:-33
mir_liegen:5 mir_mit:20 mir_nicht:15 mir_sind:17 mir_ungefähr:2 mir_wird:-46
mir_wär:10 mir_wäre:21 mir_zu:1 mira:67 mirando:-45 mirando_la:-48 mirar:-17
mireille:21 mirko:3 mirror:72 mirror_and:46 mirror_is:48 mirrored:8 mirrors:-61
mis:58 misc:-8 mise:10 mise_à:9 misma:-56 mismo:-29 misplaced:-20 misprint:13
misread:29 miss:-39 miss_0:2 miss_^:-13 miss_abernathy:-30 miss_hartley:-1
miss_ottoline:-3 miss_the:-62 missa:-63 missed:-53 missed_it:-52 missed_my:-10
misses:-3 missing:39 missing_^:-17 missing_is:56 missing_one:14 mission:13
mission_is:1 misspelt:-25 misst:34 misst_0:14 mistake_^:-3 mistake_and:28
mistake_is:-17 mistake_of:-13 mistaken:68 mistaken_about:30 mistaken_bears:21
mistakes:167 mistakes_^:57 mistakes_in:70 mistakes_to:7 mister:31 mister_is:31
mistook:15 misunderstandings:-20 misura:25 mit:44 mit_0:-76 mit_^:36
mit_bildern:12 mit_dem:7 mit_den:-60 mit_der:20 mit_einem:53 mit_einer:36
mit_ihm:-25 mit_ihrem:-56 mit_mir:5 mit_nassen:-2 mit_seiner:46 mitad:12 mites:3
mitosis:73 mitt:29 mitt_i:28 mitten:-4 mitten_im:12 mitten_in:-21 mittens:-77
mittens_^:-15 mittens_on:-48 mittwoch:66 mix:107 mix_^:2 mix_them:33 mix_up:15
mixed:98 mixed_it:47 mixed_up:24 mixer:-17 mixer_in:23 mixing:23 miło:-31 miły:6
ml:34 ml_in:4 mm:-39 mm_^:53 mm_dick:9 mme_delvaux:-37 mnie:-5 mnie_nie:5
mniej:-32 mo:32 mo_^:22 moan:-33 mob:5 mobile:87 mobile_is:6 mochila:-12
mock:127 mock_came:13 mock_exam:13 mock_oral:14 mock_paper:34 mock_test:13
mock_went:91 mocks:50 mode:79 mode_^:-15 mode_palette:6 model:128 model_^:24
model_as:29 model_in:1 model_lives:11 model_railway:-10 modelled:41
modelled_by:41 modelo:48 models:-48 modem:-51 modem_^:-54 modern:-41
modern_one:5 modest:6 modo:24 modulation:33 module:17 module_^:42
module_belongs:14 module_de:8 module_for:12 module_from:-23 module_has:3
modulo:69 moduł:62 moduł_kalibracji:38 modülü:20 moe:-62 moeder:-15 moest:-43
moet:40 moeten:22 mogen:38 moglie:24 moi_^:-71 moi_toujours:6 moich:-81 moins:68
moins_0:16 mois:74 mois_^:40 moisture:11 moitié:-46 moitié_du:-61 moja:-60
moje:-30 mojej:4 mojó:-37 molenstraat:-12 molesta:5 molestia:26 molestia_me:17
moll:40 molo:14 moment:2 moment_ago:36 moment_ich:-6 moment_it:45
moment_it's:-10 moment_the:32 moment_to:1 momento:24 moments:10 moments_^:-34
mon:1 mon_beau:9 mon_binôme:29 mon_cahier:20 mon_chat:-19 mon_dictionnaire:23
mon_ex:21 mon_fils:-30 mon_frère:36 mon_lit:25 mon_mari:18 mon_mot:18
mon_numéro:10 mon_oncle:-50 mon_voisin:-13 monastery:-58 monastery_^:-48 mond:27
monday:21 monday_^:-37 monday_and:27 monday_class:21 monday_evening:20
monday_i:61 monday_is:-25 monday_the:9 mondays:-60 mondays_^:-103
mondays_are:-16 mondays_do:-29 mondays_evening:24 monde_^:11 monde_va:-8
mondtext:8 mondtext_aus:8 money:-26 money_^:-10 money_and:-30 money_back:4
money_came:16 money_for:-19 money_goes:21 money_has:-25 money_on:-23
money_since:-68 monitor:-63 monitor_complaints:14 monitoring:-68 monitors:-36
monk:16 monks:-49 monks_^:-15 monnaie:-15 monorepo:7 monsieur:-69
monsieur_ancel:-23 monsieur_delcourt:-27 monster:22 monster_^:-7 montadas:33
montag:-46 montag_^:-7 montage:-17 montaggio:14 montar:18 montaña:-41
montaña_^:-41 monte:15 monte_charge:12 monteur:8 month:15 month_^:38
month_end:20 month_for:-10 month_i:-26 month_if:2 month_is:85 month_of:27
month_on:6 month_the:-45 month_to:3 month's:21 monthly:33 months:-26 months_^:-1
months_and:-42 months_to:14 montre:-41 montres:27 monument:-3 mood:6 mood_^:7
mood_is:-3 moods:-19 moods_!:-19 mooi:-30 mooi_verhaal:-10 moon:-67 moon_0:-4
moon_^:-31 moon_as:13 moon_has:-21 moon_landing:-9 moon_or:-37 moon_sight:9
moons:-9 moored:4 mooring:58 mooring_fee:-36 mooring_lines:16 mooring_with:13
moose:-14 moot:18 moot_court:17 moped:28 moped_in:-5 moral:18 moral_support:18
morale:-71 more:72 more_^:75 more_a:22 more_about:-38 more_agreeable:10
more_and:12 more_as:3 more_at:56 more_beautiful:4 more_breaks:7 more_but:10
more_by:-41 more_comfortable:33 more_delight:10 more_easily:-19 more_even:-35
more_for:-17 more_from:23 more_in:-71 more_into:42 more_it:73 more_it's:14
more_life:-8 more_like:-23 more_my:84 more_natural:9 more_of:46 more_often:-50
more_once:40 more_or:-7 more_patience:-16 more_pleasure:17 more_readily:11
more_sense:1 more_since:-26 more_so:-53 more_than:-7 more_that:-18 more_to:109
more_useful:47 more_when:61 more_with:-51 more_work:28 moreau:47 moreau_^:47
moretti:26 morfar:-68 morgen:-2 morgen_^:-71 morgen_früh:60 morgonen:6
mormor:-78 morning_!:26 morning_0:-20 morning_^:73 morning_a:-42 morning_all:-82
morning_and:-10 morning_at:-48 morning_before:11 morning_best:9
morning_between:6 morning_briefing:26 morning_by:-4 morning_circle:7
morning_crew:16 morning_for:-23 morning_group:4 morning_hymn:18 morning_i:-13
morning_i've:-18 morning_in:-59 morning_it:-20 morning_like:-29 morning_on:27
morning_ones:10 morning_order:10 morning_over:3 morning_person:3
morning_report:17 morning_roll:2 morning_should:-56 morning_slot:32
morning_slots:11 morning_so:42 morning_still:-29 morning_that:-35
morning_the:-85 morning_to:-8 morning_twilight:14 morning_we:-29
morning_which:-24 morning_would:-7 morning_you:-27 morning's:24
morning's_post:18 mornings:43 mornings_^:-51 mornings_and:8 mornings_are:50
mornings_for:7 mornings_here:-29 mornings_i:29 mornings_only:2 mornings_that:4
morse:-14 morse_by:13 morse_speed:46 mort:48 mortality:-9 mortar:14 mortgage:-9
mortgage_^:-9 mortified:-8 mosaic:-34 mosquito:-20 mosquitoes:-13 mosses:-7
most:-19 most_0:141 most_?:4 most_^:39 most_a:14 most_agreeable:21 most_and:20
most_at:2 most_books:-21 most_charming:1 most_countries:-39 most_for:18
most_i:18 most_in:64 most_is:14 most_of:-41 most_people:-2 most_thing:-10
most_things:31 most_two:41 most_when:18 mostly:-77 mostly_and:77
mostly_because:40 mostly_for:-9 mostly_the:-64 mot:67 mot_de:20 mot_kupolen:13
moteur:35 moteur_de:9 moteur_du:15 moth:18 moth_that:37 moth_traps:18 mother:26
mother_^:23 mother_and:37 mother_had:35 mother_has:16 mother_in:-23 mother_is:8
mother_sleeps:30 mother_so:37 mother_still:-5 mother_to:-10 mother_who:-52
mother's:74 mother's_landline:11 mother's_last:31 mothers:125 moths:-11
moths_^:-27 motor:70 motor_^:6 motor_is:31 motor_may:11 motorbike:-14
motorcycle:47 motore:42 motore_di:36 motorista:17 motorista_da:8 motors:67
motorway_driving:42 motorway_practice:10 motorways:49 motorways_^:39 mots:2
motto:1 mould:40 mouldy:-38 mouldy_^:-59 moulin:17 moulting:26 mount:15
mount_on:10 mountains:-12 mountains_^:-34 mounted:20 mounts:47 mourning:31
mouse:-20 mouse_^:-46 moustache:-97 moustache_^:-27 moustache_on:-65
moustiques:-69 mouth:-42 mouth_^:-47 mouth_full:6 mouth_that:-13 move:-47
move_^:-5 move_and:2 move_him:-14 move_in:-102 move_on:38 move_the:34 move_to:17
move_your:10 moved:35 moved_a:-14 moved_and:-6 moved_away:-21 moved_by:-21
moved_here:-11 moved_in:44 moved_into:-9 moved_it:15 moved_its:-29 moved_my:37
moved_out:-22 moved_the:-11 moved_things:19 moved_to:129 moved_you:8 movement:52
movement_^:8 movements:64 movements_^:42 movers:6 moves:-26 moves_^:-38
moves_on:-59 moves_than:-29 moves_the:-31 moves_to:80 moves_with:-38 movie:-16
movies:-45 moving:-30 moving_^:66 moving_day:8 moving_is:-60 moving_the:22
moving_to:3 mow:16 mower:35 mower_^:19 moście:-64 może:43 można:28 mr:130
mr_^:72 mr_abbas:-29 mr_abbink:27 mr_abernathy:1 mr_abernethy:-45 mr_baptiste:44
mr_brandt:34 mr_brankovic:-47 mr_galbraith:6 mr_havel's:1 mr_kjeldsen:-29
mr_oakhurst:-2 mr_okafor:76 mr_osei:-30 mr_oyelaran:8 mr_pettifer:5
mr_pettigrew:1 mr_silva:-46 mr_tammo:-11 mr_thistlewood:4 mri:1 mri_console:1
mridangam:17 mridangam_partner:17 mrs:128 mrs_alderton:-22 mrs_aldous:5
mrs_falkenrath:26 mrs_harper:-35 mrs_kranz:-6 mrs_lind:37 mrs_lindgren:2
mrs_lindqvist:2 mrs_lund:6 mrs_oakley:13 mrs_oduya:15 mrs_okafor:1 mrs_okonjo:1
mrs_oyelaran:22 mrs_pennington:-33 mrs_petrou:3 mrs_petrov's:18 mrs_terpstra:17
ms:117 ms_^:75 ms_brandt:16 ms_lindgren:-36 ms_lindqvist:-4 ms_okonjo:10 ms_on:3
msgs:-23 msgs_^:28 msgs_in:-7 much:-3 much_^:34 much_as:-58 much_better:33
much_but:-10 much_dust:-3 much_for:-9 much_i:-3 much_in:-12 much_like:10
much_mistaken:22 much_more:53 much_nicer:5 much_obliged:-4 much_of:-26
much_prefer:3 much_rather:104 much_sooner:33 much_the:-12 much_to:-13
much_warmer:41 much_you:-11 mucha:30 mucha_molestia:19 muchas:-47 mucho:-30
mucho_0:11 mucho_^:2 mucho_tres:11 mucho_y:-40 muchísimo:-34 mud:-68 mud_^:-61
mud_basin:-12 mud_cakes:-23 mud_up:-23 mudado:11 muddle:7 muddle_me:6 muddled:-9
muddy:2 mudguards:-51 mudó:38 muelle:28 muerto:7 muestras:11 muestras_^:11
mueve:7 mug:-121 mug_^:-39 mugs:-58 muito:-40 mujer:-40 mulch:40 mule:-87
mules:-50 mules_and:-36 mull:-10 mull_^:-10 multa:50 multa_^:50 multimeter:-14
multiple:11 multiple_choice:11 mum:-26 mum_did:40 mum_hates:5 mum_is:-7
mum_says:-56 mumble:-18 mumps:-18 mumps_at:-18 mums:-19 mundo:-32 muniment:4
muniment_room:4 munsell:1 murder:-29 murdered:-40 murmuring:-45 muscle:-23
muscles:4 museu:-8 museum:-17 museum_^:12 museum_and:20 museum_gift:-35
museum_guard:-27 museum_has:2 museum_in:-25 museum_is:37 museum_lets:31
museum_would:7 museum's:18 museums:-51 mush:34 mushroom:5 mushrooms:-49
mushrooms_^:-33 musiał:-34 music:6 music_^:-54 music_has:-11 music_is:-18
music_licence:12 music_on:-14 music_room:46 music_while:51 musica:14
musica_del:3 musical:-1 musician:-4 musiciens:8 musique:66 musique_d'ambiance:24
musique_d'ouverture:26 muss:-30 muss_die:-23 musste:53 mussten:-78
mussten_wir:-78 must:-69 must_^:9 must_admit:-23 must_always:11
must_apologise:-22 must_ask:-22 must_be:-112 must_come:11 must_confess:4
must_fit:15 must_give:-11 must_have:-172 must_insist:21 must_keep:-2 must_know:4
must_leave:1 must_look:-1 must_make:-26 must_name:9 must_never:135 must_not:157
must_on:6 must_run:-59 must_say:-17 must_sound:-26 must_stay:26 must_think:-24
must_wear:22 must've:-26 mustard:36 mustn't:21 mustn't_be:-33 mustn't_take:5
mustnt:26 mustve:-21 muszę:48 musée:-64 mute:-13 mute_the:16 muted:45 mutex:-35
mutter:-7 muttered:-28 mutual:4 muy:-45 muy_con:-26 muzzle:76 mx:27
mx_records:27 my:9 my_0:-94 my_^:-74 my_accent:9 my_accountant:-44 my_address:6
my_age:-2 my_aim:28 my_always:-71 my_and:-18 my_ankles:-83 my_answer:33
my_answered:-35 my_apologies:-54 my_application:23 my_arms:19 my_asked:-140
my_asks:-23 my_assessment:18 my_at:-13 my_aunt:-33 my_aunt's:16 my_back:-10
my_bag:-69 my_bank:-20 my_bathroom:34 my_belief:40 my_believes:-16 my_bench:18
my_best:-74 my_bicycle:56 my_biggest:-16 my_blue:-17 my_book:54 my_boots:-36
my_boss:66 my_bought:-4 my_brain:46 my_branch:5 my_brother:36 my_brother's:26
my_brothers:30 my_calendar:21 my_calls:-60 my_came:-44 my_candidate:3 my_cap:19
my_case:-19 my_cat:-39 my_caught:-10 my_cello:5 my_charter:54 my_charts:32
my_childhood:-30 my_chips:-20 my_choice:27 my_class:8 my_co:-18 my_coat:-60
my_colleague:74 my_colleagues:-20 my_congratulations:-8 my_contact:22
my_copy:-37 my_could:-53 my_count:11 my_counted:-23 my_counting:2 my_cousin:-13
my_cousin's:39 my_cousins:-3 my_customers:14 my_dad:69 my_dads:43 my_daughter:15
my_daughter's:36 my_daughters:6 my_day:-134 my_dear:60 my_dentist:-6
my_deputy:30 my_desk:19 my_did:-6 my_doctor:52 my_dog:-25 my_drives:-26
my_driving:-43 my_drove:-18 my_duet:5 my_ear:30 my_ears:-33 my_elective:80
my_employer:19 my_english:-5 my_enrolment:53 my_essay:27 my_evening:23 my_ex:-12
my_exam:84 my_examiner:25 my_exercises:25 my_experience:-33 my_eye:44
my_eyes:136 my_family:-5 my_father:27 my_father's:84 my_fault:-48
my_favourite:-31 my_feedback:37 my_feelings:35 my_feet:-13 my_fell:-17
my_finger:-33 my_fingers:36 my_first:-42 my_flat:39 my_flatmate:16 my_flow:-15
my_found:-51 my_french:5 my_friend:32 my_friends:62 my_from:-45 my_gets:-36
my_ghost:60 my_girl:-28 my_glasses:-10 my_glove:18 my_gloves:-50 my_god:-35
my_godson:53 my_got:-4 my_gran:-15 my_gran's:-50 my_grandad:-12 my_grandads:18
my_granddaughter:-32 my_grandfather:-1 my_grandfather's:15 my_grandmother:12
my_grandmother's:2 my_grandson:35 my_great:135 my_had:-65 my_hair:-9 my_hand:-50
my_handbag:-4 my_handwriting:-41 my_has:-91 my_hat:9 my_head:-18 my_head's:49
my_hearing:36 my_heart:32 my_height:42 my_hip:9 my_home:66 my_homework:27
my_husband:67 my_husband's:50 my_i:-1 my_in:-106 my_inbox:33 my_inclination:29
my_is:-140 my_keeps:-41 my_kept:-12 my_keyboard:-87 my_keys:-50 my_kid:-39
my_kids:10 my_knee:34 my_knees:-2 my_knitted:-79 my_knowledge:30 my_lad:-4
my_landlady's:41 my_landlord:-6 my_lap:-54 my_laptop:2 my_last:-22 my_late:27
my_learned:-24 my_left:38 my_leg:-41 my_lesson:15 my_lessons:12 my_level:20
my_life:23 my_list:47 my_love:70 my_lunch:-12 my_manager:5 my_mentor:46
my_mistakes:72 my_mock:51 my_money:-46 my_morning:12 my_most:-32 my_mother:100
my_mother's:71 my_mridangam:17 my_mum:62 my_mum's:18 my_name:31 my_neck:-9
my_nephew:87 my_nephew's:10 my_nerves:43 my_never:-17 my_new:2 my_next:35
my_niece:-1 my_night:42 my_nose:-59 my_notebook:6 my_notes:76 my_old:34
my_older:65 my_on:-75 my_once:-41 my_oral:6 my_own:34 my_page:46 my_parents:-3
my_partner:4 my_passport:52 my_pencil:-4 my_phone:67 my_place:32 my_plan:11
my_plants:-28 my_played:-11 my_pocket:-18 my_poor:1 my_porridge:-19
my_practice:33 my_presentation:12 my_proposed:-48 my_pupils:-12 my_purse:23
my_put:-39 my_radio:14 my_ran:-53 my_rang:-14 my_reading:94 my_reasons:-18
my_recorder:19 my_regards:-18 my_rehearsal:23 my_reviewer:35 my_rode:-4
my_role:54 my_room:15 my_rota:6 my_rule:16 my_s:-132 my_sailing:7 my_sat:-35
my_savings:10 my_saying:-54 my_says:-113 my_school:-16 my_score:-7 my_screen:24
my_seat:4 my_second:-57 my_secretary:-13 my_sentences:13 my_sewing:11 my_sheet:9
my_shift:-20 my_shifts:20 my_shoulder:-38 my_showpiece:64 my_shruti:55
my_shutters:82 my_side:-47 my_sights:8 my_sincere:-30 my_sis:27 my_sister:30
my_sisters:50 my_sleep:7 my_sleeve:-46 my_slippers:-3 my_small:7 my_son:-13
my_son's:19 my_specialist:12 my_spectacles:22 my_spelling:105 my_still:-129
my_stomach:-41 my_stop:-5 my_students:3 my_study:75 my_suitcase:-60 my_summer:-3
my_sums:5 my_supervisor:9 my_surgeon:11 my_swears:-55 my_sympathy:-9
my_table:-18 my_tablet:23 my_talk:44 my_taste:38 my_tea:-10 my_teacher:49
my_team:30 my_teeth:-54 my_temper:-31 my_term:28 my_theory:-23 my_thing:115
my_thinking:15 my_thinks:-93 my_thought:-17 my_throat:-31 my_thumb:-17 my_time:5
my_to:21 my_toddler:-54 my_toes:-30 my_tongue:18 my_took:-19 my_topic:28
my_travel:5 my_treat:59 my_tuesdays:15 my_typing:-39 my_uncle:124
my_understanding:18 my_used:-61 my_very:-37 my_view:-43 my_voice:-1
my_walked:-18 my_warmest:-33 my_was:-76 my_watch:-34 my_way:12 my_weak:51
my_weakest:26 my_wedding:12 my_week:-11 my_who:-72 my_whole:-51 my_wife:7
my_wife's:-47 my_window:-27 my_wish:43 my_word:50 my_work:40 my_worked:-50
my_workshop:2 my_would:-93 my_wrist:-24 mycket:-19 myself:73 myself_0:-24
myself_^:54 myself_as:15 myself_before:27 myself_but:34 myself_in:-22
myself_included:-6 myself_on:53 myself_so:2 myself_this:35 myself_to:-11
myself_with:-31 mysigt:-26 mystery:14 mystery_to:51 mystère:-27 myth:20
myth_summary:20 máquina:1 más:-3 más_^:-46 más_cómodo:2 más_de:24 más_el:5
más_en:32 más_estudiar:14 más_la:15 más_las:14 más_los:8 más_que:-3 más_una:1
máximo:88 máximo_0:44 máximo_de:32 mão:7 männerstimme:22 mätt:16 målas:6
målet:40 målet_är:40 måste:65 måste_ha:43 måste_vi:2 mère:47 mère_^:24 mètres:36
mètres_^:12 mètres_de:6 médical:13 médico:-8 médicos:19 mégaoctets:13 mélange:27
mémoire:19 mémoire_en:5 mémoire_tampon:2 même:6 même_en:12 même_le:-42
même_les:-22 même_pas:-12 même_quand:72 même_si:39 mês:-31 mí:67 mí_me:48
mía:-54 mía_^:-45 módulo:62 módulo_de:62 mój:-74 móvil:41 móvil_con:10 mówi:-29
mówi_że:-21 mówiła:-27 möchte:30 música:18 músicos:34 müssen:32 müssen_wir:3
młyna:17 n:6 n_0:4 n_^:1 n_all:-13 n_minus:53 n_then:-37 n'a:-64 n'a_pas:-35
n'accepte:18 n'accepte_pas:15 n'ai:24 n'en:31 n'est_pas:-32 n'est_plus:26
n'utilise:15 n'y:3 n'y_a:-11 na:28 na_0:44 na_^:-30 na_boisku:-15 na_cantina:24
na_czwartek:1 na_dach:-2 na_dann:-17 na_das:-9 na_dat:1 na_dobę:16 na_głowie:-41
na_het:21 na_ja:-31 na_kartce:20 na_konto:14 na_korbie:15 na_lekcje:32
na_maszcie:12 na_miejscu:3 na_naukę:28 na_parte:-18 na_pendrivie:18
na_pokładzie:38 na_powtórkę:20 na_promie:-31 na_prośbę:18 na_sexta:27 na_to:-67
na_trasę:6 na_varanda:-1 na_weselu:-52 na_własnej:-30 na_zaproszenia:21
na_zimowy:1 na_ściągawce:46 na_środę:27 naar:-11 naar_de:5 naar_het:1 nach:-19
nach_0:-67 nach_^:15 nach_dem:73 nach_der:52 nach_einem:-86 nach_einer:-24
nach_hinten:12 nach_jedem:16 nach_jeder:21 nach_rücksprache:43 nach'm:-17
nachbar:-56 nachbarin:-2 nachbarn:-10 nachkontrolle:9 nachmittag:-50
nachrichten:7 nachsicht:-42 nacht:-16 nachts:-3 nachts_um:6 nachttoon:11
nachtverarbeitung:35 nad:19 nada:45 nada_^:-61 nada_de:95 nadal:36 nadal_nie:31
nadie:-30 nadie_^:19 nadie_entra:7 nadie_se:-43 nagekeken:16 nagemeten:-17
nagging:-19 nah:33 nah_the:-3 nail:-40 nailed:8 nails:32 najpierw:59
najwyżej:140 najwyżej_0:88 naked:3 nam:-30 name:56 name_^:49 name_a:-34
name_and:-29 name_as:15 name_before:-66 name_has:-28 name_is:61 name_its:25
name_matching:32 name_my:-12 name_of:17 name_one:30 name_so:86 name_tags:10
name_terms:-32 name_the:7 name_was:17 named:-105 named_a:12 named_by:21
named_every:-27 named_her:-59 named_one:-14 named_the:-77 namely:7
namely_whether:2 namen:-26 names:-35 names_^:-22 names_are:20 names_don't:10
names_even:3 names_for:-19 names_from:-12 names_in:69 names_into:-24
names_not:17 names_of:58 names_over:13 names_stay:5 names_than:22 names_that:16
names_the:3 names_to:19 naming:-98 naming_the:-14 naming_things:-34 namiot:21
namiot_stoi:21 namn:38 nan:14 nans:14 nantes:11 nantes_est:10 nap:-72 nap_^:-40
nap_time:7 napkin:42 napkins:-3 napoleon:-2 nappies:15 naprawdę:-92 naprawy:6
narrated:23 narrated_by:23 narrators:1 narrow:44 narrow_^:8 narrower:-30
narzekał:-62 nas:-48 nas_^:32 nas_w:-50 nasse:16 nastro:9 nastro_numero:9
nasty:103 następna:25 następna_lekcja:25 następnej:18 następnej_kolejności:18
nasza:26 nasza_szalupa:1 naszą:26 naszą_ławkę:26 natal:-37 natale:38 national:1
native:2 nats:46 nats_^:46 natt:35 natte:9 natten:-15 natural:-60 naturally:-80
naturally_^:-28 naturally_that:-32 nature:-48 nature_^:-18 natürlich:-21
naukę:28 naukę_pisma:28 nautical:24 nautical_miles:18 nave:-22 navigava:10
navigue:55 navigue_avec:55 navy:-19 nawet:36 nawet_gdy:28 nawet_jak:45
nawet_na:17 nazwiska:5 ne:-25 ne_aveva:-2 ne_confirme:16 ne_coupe:2 ne_doit:39
ne_donne:3 ne_dépasse:19 ne_facciamo:15 ne_güzel:-56 ne_jamais:27 ne_me:-2
ne_mélange:21 ne_part:10 ne_peut:24 ne_peux:16 ne_promet:14 ne_redémarre:11
ne_sais:3 ne_sait:13 ne_se:-80 ne_sont:20 ne_tourne:28 ne_veut:-31 ne_vous:22
neap:18 near:-165 near_^:-76 near_a:14 near_and:-6 near_are:-26 near_has:-6
near_line:-27 near_miss:76 near_so:-8 near_the:127 near_they:-24 nearer:38
nearest:30 nearly:41 nearly_as:5 nearly_came:-11 nearly_cried:65
nearly_dropped:-12 nearly_fainted:34 nearly_fell:-8 nearly_had:24
nearly_jumped:-4 nearly_lost:5 nearly_overlooked:-37 nearly_the:2 nearly_took:43
nearly_wept:-17 neat:50 nebbia:-103 nebbia_fitta:-40 nebel:-31 nebel_wie:-19
neben:36 neben_dem:36 nebenan:-36 nebula:5 necessary:-50 neck:-23 neckline:38
necks:-33 nederlands:15 need:39 need_0:106 need_^:-65 need_a:13 need_all:2
need_for:25 need_i:-27 need_is:-25 need_it:29 need_me:-16 need_one:-57
need_that:17 need_the:92 need_this:8 need_to:73 needed:-146 needed_0:-34
needed_^:-66 needed_a:-49 needed_the:-56 needle:-23 needle_^:5 needle_for:39
needle_in:-13 needle_the:-10 needles:-2 needles_^:-35 needn't:9 needn't_tell:35
needs:103 needs_0:28 needs_a:38 needs_an:54 needs_at:5 needs_his:-19
needs_its:24 needs_no:18 needs_that:48 needs_the:-38 needs_to:-10 needs_two:13
neem:1 neemt:31 neemt_de:15 negative:24 negatives:-11 negatives_^:19 negozio:12
nehme:35 nehme_ich:13 nehmen:84 nehmen_das:19 nehmen_den:14 nehmen_wir:33 nei:4
neighbor:-22 neighbour:-74 neighbour_^:-62 neighbour_has:-30
neighbour_swears:-25 neighbour_who:3 neighbour's:-32 neighbour's_boy:-11
neighbouring:8 neighbours:-23 neighbours_^:50 neighbours_are:-15
neighbours_cat:-26 neighbours_complained:43 neighbours_for:-6 neighbours_have:42
neighbours_who:12 neither:-91 neither_^:-9 neither_of:-20 nel:58 nel_campanile:1
nel_codice:7 nella:8 nella_scatola:24 nelle:13 nem:21 nemen:-15 nemen_^:-15
nennen:42 nennt:8 nennt_0:8 nephew:12 nephew_^:15 nephew_can:12 nephew's:45
neptune:48 neptune_fountain:48 ner:19 nergens:38 nerves:36 nerves_^:40
nerves_of:-57 nervous:-14 nervous_^:19 nervous_at:-19 nervous_before:-41
nessun:9 nessuno:-60 nessuno_da:-28 nessuno_ha:-12 nest:104 nest_in:59
nested_ifs:25 nested_proxies:-13 nesting:-30 nesting_in:-32 nests:76 net:-12
net_een:18 net_is:31 nets:-1 nett:-3 netter:3 nettles:3 nettoyage:7
nettoyage_des:7 network:74 network_cable:8 network_calls:33 network_people:11
networks:-36 netz:13 netz_^:5 neu:-3 neu_gerechnet:17 neu_gestartet:-9
neue_abhängigkeiten:28 neue_kollege:-50 neuen:41 neuen_aushang:6 neuerdings:-52
neulich:-103 neun:-30 neun_^:26 neural:-27 never:-21 never_again:12
never_appear:34 never_ask:32 never_asked:-48 never_be:35 never_been:-66
never_bring:32 never_by:6 never_call:-18 never_came:15 never_change:-6
never_compare:63 never_correct:7 never_cut:39 never_dared:21 never_did:-15
never_does:-66 never_end:37 never_feed:39 never_forget:-41 never_found:-50
never_gets:-43 never_give:49 never_go:5 never_goes:26 never_got:-4
never_guess:-7 never_had:-82 never_have:-24 never_hear:-8 never_in:94
never_inches:17 never_introduce:9 never_just:10 never_learned:-22
never_leave:-48 never_lend:-4 never_let:-48 never_liked:-12 never_log:31
never_make:35 never_meant:-9 never_mentioned:40 never_met:-75 never_mind:51
never_on:61 never_once:-20 never_one:-37 never_open:21 never_paid:-35
never_phone:54 never_put:26 never_quick:-15 never_quite:10 never_restart:28
never_round:34 never_run:-3 never_said:20 never_saw:8 never_see:24
never_seen:-59 never_share:9 never_shared:-36 never_ship:10 never_silently:13
never_tell:21 never_thought:-29 never_threw:-8 never_to:40 never_trust:-30
never_turn:19 never_understood:-66 never_want:-35 never_was:-18 never_washed:-20
never_win:-52 never_write:45 new:37 new_^:-32 new_amp:38 new_and:5 new_bellows:3
new_books:-31 new_build:9 new_building:22 new_caretaker:38 new_carpet:-23
new_chair:4 new_driver:7 new_endpoints:4 new_fans:5 new_flat:-12 new_glasses:10
new_handset:2 new_hats:7 new_hire:-50 new_intern:-24 new_lad:16 new_lady:-36
new_lamp:6 new_lamps:-5 new_leather:9 new_letters:25 new_logo:-37 new_members:4
new_neighbours:-51 new_office:-39 new_one:41 new_ones:1 new_place:27
new_propeller:-21 new_rack:-16 new_relay:17 new_scanner:-8 new_shift:3
new_shoes:30 new_signs:1 new_slipcases:4 new_slot:-42 new_tariff:-32 new_term:2
new_terms:3 new_timetable:17 new_tyres:12 new_word:23 new_words:66 new_year:8
new_zealand:-34 newborn:6 newer:11 newer_one:44 newer_than:-22 news:-9
news_^:-20 news_about:8 news_for:-48 news_on:20 news_your:73 newsletter:37
newsletters:-35 newspaper:-7 newsprint:-49 newtons:44 newtons_^:31 next:-7
next_^:57 next_comes:6 next_door:-100 next_i:58 next_i'll:47 next_is:14
next_item:-39 next_job:17 next_lesson:15 next_mooring:13 next_morning:19
next_on:9 next_pitch:-45 next_room:-40 next_step:37 next_the:27 next_thing:132
next_time:11 next_to:-50 next_topic:16 next_up:70 next_valley:23 next_we:10
next_we'll:9 next_week:20 next_year:-63 neşeli:-49 ngl:-90 ngl_the:-83 ni:4
ni_inte:10 ni_se:3 ni_siquiera:17 ni_un:10 ni_una:33 nic:-42 nic_na:-48 nice:-15
nice_^:7 nice_about:34 nice_and:48 nice_man:31 nice_of:-8 nice_one:-31
nice_that:-27 nice_thing:-42 nice_to:29 nicely:-5 nicely_^:-59 nicely_and:6
nicely_but:101 nicely_by:-71 nicely_i:-3 nicely_that:24 nicer:105 nicer_^:-26
nicer_as:37 nicer_for:52 nicer_in:44 nicer_than:24 nicer_to:-31 nicest:-41
nicest_for:8 nicest_thing:-29 nich:35 nicht:17 nicht_^:-30 nicht_an:6
nicht_für:15 nicht_im:20 nicht_in:60 nicht_ins:2 nicht_mal:-18 nicht_mehr:6
nicht_mit:6 nicht_rein:7 nicht_wieder:20 nicht_zum:-10 nichts:-18
nichts_geändert:7 nichts_verloren:56 nickname:-27 nickname_^:-20
nickname_field:9 nie:30 nie_^:15 nie_an:32 nie_direkt:16 nie_mam:2 nie_mit:27
nie_może:10 nie_unbeaufsichtigt:49 nie_wchodzi:27 nie_wiadomo:45 nie_wiem:18
nie_wiemy:48 nie_więcej:15 nie_wolno:27 nie_zostawiamy:32 niece_in:78
niedzielę:-1 niedzielę_^:37 niemals:76 niemals_an:11 niemals_mit:15 niemand:57
niemand_^:7 niemand_anruft:2 niente:5 niente_^:-23 niet:67 niet_^:34
niet_kwalijk:-42 niet_mee:23 niet_meer:19 niet_of:46 niet_op:2 niet_te:-40
niet_voor:21 nieta:25 niets:19 nieuwe:34 nieve:-15 nigdy:35 nigdy_nie:27
nigel:33 nigel_^:33 night:9 night_0:-48 night_^:-31 night_agent:15
night_alarm:16 night_and:-8 night_as:1 night_berth:25 night_boat:20 night_bus:5
night_by:9 night_crew:-62 night_dispatcher:43 night_driving:39 night_for:-13
night_guard:41 night_had:-15 night_has:6 night_in:-58 night_is:-29 night_it:27
night_line:11 night_mode:14 night_my:-7 night_night:-79 night_nurse:-62
night_of:-68 night_on:-13 night_only:-48 night_openings:4 night_over:-22
night_palette:17 night_phone:11 night_playlist:31 night_porter:18
night_rounds:13 night_shift:-60 night_shifts:2 night_since:38 night_so:-6
night_supervisor:11 night_that:-4 night_then:-32 night_to:38 night_train:-38
night_up:1 night_volume:17 night_watch:184 night_we:34 night_which:45
night_with:-51 night_work:30 night's:30 night's_build:4 night's_sleep:8
nightgown:-30 nightingale:-18 nightly:125 nightly_backup:34 nightly_build:9
nightly_job:10 nightmare:48 nightmares:-39 nightmares_^:-2 nights:81 nights_^:8
nights_and:41 nights_at:-8 nights_given:19 nights_of:-31 nights_the:7 niklas:-6
niks:13 nikt:-8 nikt_nie:-13 nil:-22 nimmer:-7 nine:25 nine_^:35 nine_and:4
nine_boxes:-43 nine_days:31 nine_has:24 nine_hours:6 nine_in:1 nine_is:79
nine_of:-31 nine_people:-23 nine_the:15 nine_times:14 nine_to:46 nine_years:-13
nineteen:-23 nineteen_and:21 nineties:-25 ninety:-57 ninety_eight:5
ninety_percent:-67 ninety_the:-12 ninety_three:-16 ninguna:-45 ninguém_entra:15
ningún:57 ningún_concepto:7 ningún_otro:32 ninhos:9 ninhos_^:9 ninth:-48 nio:36
nite:-28 nite_^:-25 nitrate:44 nitrate_count:19 nitrile:59 nitrile_gloves:59
nits:-37 nivel:41 nivel_de:34 nix:-40 niña:24 niño:-30 niños:-52 niš:-17 niż:-31
niż_0:-18 niż_długie:12 niż_jedną:18 niż_na:20 niż_w:-27 no:78 no_0:20 no_?:37
no_^:17 no_account:44 no_aeroporto:25 no_animal:5 no_answer:63 no_better:-39
no_booking:19 no_bother:-18 no_caben:3 no_calculator:4 no_calls:30 no_cash:21
no_change:9 no_circumstances:63 no_clue:44 no_comprovante:2 no_difference:3
no_discussion:25 no_dj:32 no_dogs:27 no_doubt:-111 no_drone:1 no_el:-36 no_en:22
no_english:2 no_entiendo:30 no_es:5 no_exceptions:91 no_excuse:20
no_explanation:11 no_fault:-7 no_findings:8 no_fireworks:41 no_firmware:32
no_floats:16 no_free:-8 no_gaps:-48 no_glass:27 no_good:-36 no_harm:-47
no_hay:12 no_heating:21 no_homework:5 no_hurry:-29 no_i:-14 no_idea:46
no_incident:-64 no_information:28 no_inline:35 no_internet:-32 no_joke:-26
no_jokes:10 no_key:15 no_latin:9 no_le:52 no_less:-16 no_light:-5 no_line:-25
no_lo:53 no_long:34 no_longer:61 no_malloc:27 no_matter:-15 no_me:72
no_mercy:-34 no_more:154 no_music:62 no_máximo:16 no_names:-37 no_need:-114
no_network:5 no_no:-24 no_not:-34 no_offence:-86 no_open:56 no_other:-4
no_paper:14 no_parking:4 no_password:42 no_peace:10 no_phone:14 no_pictures:37
no_place:17 no_plastic:57 no_problem:-49 no_programmer:-51 no_puede:6
no_puedo:14 no_quedaba:-8 no_questions:21 no_quintal:21 no_radio:-70 no_rain:-57
no_raw:25 no_red:4 no_regrets:-21 no_relation:15 no_room:36 no_rush:-57
no_sabemos:66 no_salen:14 no_se:122 no_seat:-17 no_second:2 no_sense:14
no_server:-17 no_signal:-40 no_software:-10 no_sé:-23 no_tak:-75 no_thanks:17
no_the:-2 no_third:13 no_ticket:10 no_time:-18 no_to:34 no_trouble:-12
no_two:-58 no_unwrap:14 no_use:-47 no_uses:9 no_wait:-53 no_way:9 no_web:-6
no_wifi:-9 no_wonder:-69 no_word:6 no_worries:-120 noah:21 noble:-15 nobody:37
nobody_^:68 nobody_admits:-32 nobody_argues:-2 nobody_asked:-6 nobody_asks:-24
nobody_at:-12 nobody_believed:-59 nobody_believes:-12 nobody_but:99
nobody_can:-24 nobody_climbs:40 nobody_comes:8 nobody_complained:-30
nobody_could:5 nobody_dared:-18 nobody_dares:-45 nobody_deploys:59
nobody_does:21 nobody_drives:5 nobody_edits:13 nobody_else:21 nobody_enjoys:-46
nobody_enters:40 nobody_ever:-68 nobody_except:31 nobody_fell:34 nobody_found:24
nobody_gets:-1 nobody_goes:32 nobody_had:-5 nobody_has:75 nobody_hears:-22
nobody_here:41 nobody_in:-64 nobody_is:20 nobody_knows:-5 nobody_laughed:-3
nobody_left:35 nobody_listens:-3 nobody_looks:-55 nobody_minded:-19
nobody_minds:8 nobody_missed:16 nobody_not:-59 nobody_noticed:-1
nobody_notices:-43 nobody_on:53 nobody_opens:23 nobody_reads:-62 nobody_runs:42
nobody_said:-20 nobody_saw:-44 nobody_says:14 nobody_seems:70 nobody_sees:33
nobody_signs:67 nobody_stands:19 nobody_steps:28 nobody_tells:-39 nobody_there:7
nobody_told:-34 nobody_under:-41 nobody_waits:41 nobody_walks:87 nobody_wants:40
nobody_warned:-66 nobody_was:-14 nobody_who:-44 nobody_will:-21 nobody_works:59
nobody_would:-12 nobody_wrote:-50 nobody's:-12 nobody's_been:51 nobody's_told:2
nobodys:27 noc:-25 noch:-57 noch_0:-37 noch_das:57 noch_die:38 noch_eine:-69
noch_einmal:46 noch_geht:1 noch_keiner:28 noch_mal:-33 noch_nicht:-19 noch_ob:5
noch_offen:12 noch_so:18 noch_was:26 noche:-50 noche_^:-67 noche_se:21
noches:-14 nochmal:31 nocturne:-9 nocturno:31 nocturno_tarda:1 nocy:-32 nod:-39
nod_and:-44 nodded:-34 nodding:-49 node:-22 node_four:2 node_is:-21 nodes:-47
nodes_and:-64 nodo:10 nods:2 noem:19 noemen:-18 noemen_ze:-18 nog:14 nog_de:12
nog_even:30 nog_niet:68 nog_steeds:-50 nogal:-48 nogal_^:-48 noi:-24 noise:-135
noise_^:-62 noise_again:-10 noise_and:-15 noise_at:56 noise_from:-45 noise_has:1
noise_in:-29 noise_like:-25 noise_of:10 noise_was:-2 noisy:-44 noisy_work:22
noite:6 noite_faço:15 noite_já:-24 noleggio:26 nom:10 nom_de:21 nombre:51
nombre_de:8 nombres:39 nombres_de:19 nome:-22 nome_^:6 nomes:50
nomes_compridos:25 nomes_longos:9 nomi:51 nominate:12 noms:17 non:-74 non_?:-61
non_abbiamo:11 non_bisogna:8 non_deve:20 non_finiscono:-41 non_ha:35
non_hanno:-8 non_ho:-68 non_oltre:15 non_più:31 non_sale:-35 non_sappiamo:6
non_so:11 non_ti:12 non_usare:11 non_vanno:-8 non_è:-43 none:41 none_^:65
none_in:16 none_of:20 nonna:-72 nonna_^:4 nonna_diceva:-51 nonno_diceva:-10
nonsense:67 noodle:-44 noodle_^:-9 noodles:94 noodverlichting:5 nooit:40
nooit_ook:44 noon:-8 noon_^:-51 noon_and:-38 noon_is:39 noon_sight:48 noon_sun:3
noone:58 noor:-34 noor's:19 nope:-31 nor:-8 nord:43 nord_läuft:11 normal:-150
normal_^:-43 normal_to:-45 norra:19 norra_bryggan:2 norte:74 norte_^:14
norte_caben:20 north:141 north_line:6 north_of:-79 north_side:13 north_tower:3
northbound:68 northern_lights:-40 northfield:18 norway:-47 nos:44 nos_deja:13
nose:36 nose_and:7 nose_in:-24 nossa:-63 nossa_que:-69 nostro:4 not:93 not_0:72
not_?:29 not_^:-44 not_a:41 not_about:-58 not_accept:21 not_add:12 not_after:-36
not_all:23 not_allowed:-27 not_alone:-54 not_as:7 not_at:-2 not_back:14
not_bad:-25 not_be:-35 not_been:41 not_before:17 not_being:-30 not_believe:-70
not_by:45 not_certain:13 not_change:7 not_clear:25 not_come:-10 not_complain:-2
not_count:21 not_cross:42 not_doing:3 not_edited:3 not_enough:12 not_even:92
not_everyone:-28 not_exist:-23 not_find:68 not_fit:-7 not_for:44 not_found:26
not_four:1 not_from:16 not_get:-21 not_give:-14 not_going:-11 not_gonna:-55
not_great:-8 not_have:-26 not_hear:44 not_heard:-78 not_help:-44 not_in:6
not_just:23 not_keen:10 not_keep:-43 not_know:7 not_leave:23 not_let:-1
not_like:6 not_longer:14 not_look:7 not_looking:17 not_making:-36 not_me:-62
not_merely:5 not_more:48 not_much:-28 not_my:-6 not_of:55 not_on:-53 not_one:-61
not_open:-40 not_ours:18 not_out:-39 not_over:51 not_paul:2 not_permitted:6
not_proud:1 not_put:2 not_read:-4 not_really:-28 not_renewing:17 not_said:-10
not_seen:-13 not_show:1 not_silence:17 not_simply:-41 not_so:73 not_stop:-19
not_stopped:-38 not_sure:75 not_take:1 not_tell:75 not_the:-103 not_tip:-33
not_to:12 not_told:11 not_too:6 not_touch:69 not_wait:54 not_what:6 not_when:17
not_with:20 not_yet:19 nota:-9 notary:15 notation:17 notatki:-27 notch:36
notch_0:36 note:6 note_^:-49 note_about:-69 note_at:6 note_for:-8 note_from:7
note_is:27 note_my:-9 note_on:-15 note_that:78 note_the:6 note_with:-13
notebook:13 notebook_^:4 notebook_is:-16 notebook_more:12 notebook_of:-23
noted:147 noted_0:8 noted_^:34 noted_it:2 noted_that:83 noted_the:8
noted_with:-18 notenschrank:11 notenschrank_im:11 notes:-73 notes_^:98
notes_and:-5 notes_are:22 notes_as:14 notes_i:58 notes_in:-99 notes_of:-38
notes_the:35 notes_what:-11 notes_which:24 notes_you:-62 notes_your:9 nothing:32
nothing_^:56 nothing_about:17 nothing_against:55 nothing_and:-97 nothing_at:-2
nothing_beats:-113 nothing_better:-12 nothing_broken:23 nothing_but:-74
nothing_else:-54 nothing_for:39 nothing_from:21 nothing_gets:89 nothing_goes:8
nothing_has:44 nothing_i:17 nothing_in:8 nothing_is:-29 nothing_like:-38
nothing_more:19 nothing_new:-54 nothing_of:-6 nothing_smells:-17 nothing_so:-53
nothing_that:55 nothing_whatever:-28 nothing_with:41 notice:-20 notice_^:4
notice_and:-30 notice_for:31 notice_how:-44 notice_more:-44 notice_that:4
noticed:-57 noticed_^:-48 noticed_that:-29 noticed_when:29 notices:-26
notices_^:-37 notiert:7 notifications:29 notify:3 notizen:16 notizen_vom:11
noto:36 notre:69 notte:53 notte_^:24 noturna:14 noturno:9 notwithstanding:-34
notwithstanding_^:-34 noté:54 nou:14 nougat:9 nougat_^:9 nought:12 noun:21
nouns:67 nouns_in:62 nourrit:-30 nous:-33 nous_a:-65 nous_aimerions:1
nous_avons:24 nous_en:-12 nous_la:4 nous_laisse:18 nous_les:10 nous_reste:19
nous_serons:23 nous_vous:19 nous_à:-77 nouveau:61 nouveaux:31 nouvelles:-13
nov:8 nova:79 nove:-20 nove_^:50 nove_e:-21 novel:3 novel_^:-67 novel_and:6
novel_with:10 novela:-7 novels_^:-53 november_^:16 novice:4 novo:34 novo_o:4
novotny:16 now:50 now_0:10 now_?:6 now_^:-64 now_a:2 now_all:-20 now_and:-30
now_belongs:7 now_but:51 now_comes:6 now_favour:1 now_for:35 now_has:17
now_i:-83 now_i'd:-16 now_i'll:2 now_i'm:13 now_in:-21 now_is:2 now_it:-41
now_it's:-61 now_its:-22 now_like:-31 now_lives:-45 now_my:23 now_not:30
now_officially:16 now_on:79 now_says:6 now_seen:25 now_she:6 now_since:12
now_take:16 now_tell:1 now_that:58 now_the:98 now_then:30 now_there's:-48
now_they:-11 now_was:41 now_we:-42 now_with:12 now_you:20 nowadays:-40 nowej:3
nowhere:37 nowhere_^:23 nowhere_else:75 nowhere_near:17 nowhere_to:6 nowt:19
nowy:76 nowych:45 nowych_zależności:45 nową:5 nozzles:59 npm:-26 npm_^:-12 nr:51
nr_0:1 nu:39 nu_^:100 nu_de:43 nu_det:28 nu_har:-78 nu_ligger:11 nu_op:2
nu_ska:13 nu_är:73 nudge:47 nudo:14 nudos:20 nueva:16 nuevas:24 nuevo:81
nuevos:16 nuevos_el:5 nuisance_and:-1 nuit:32 nuit_^:71 nuit_j'ai:-22 null:12
null_hypothesis:5 num:37 numaralı:34 numaralı_odada:27 numb:-26 number:40
number_0:-70 number_^:51 number_ab:22 number_and:10 number_at:14 number_ends:10
number_for:-52 number_four:23 number_has:60 number_i:2 number_is:69
number_nine:-82 number_of:-17 number_on:-36 number_plate:-6 number_plates:-26
number_the:17 number_three:28 number_to:35 numbered:19 numbered_with:17
numbers:58 numbers_^:28 numbers_and:1 numbers_are:-33 numbers_as:-22
numbers_begin:-54 numbers_get:34 numbers_i:50 numbers_in:5 numer:13 numer_0:34
numera:51 numerals:82 numerals_^:11 numerals_on:22 numero:18 numero_sette:9
numéro:58 numéro_de:10 numéro_peint:7 nun:33 nun_doch:12 nun_so:10 nunca:17
nunca_^:-6 nunca_le:1 nunca_me:30 nuno:10 nuns:-14 nuns_and:-38 nuova:31
nuove:26 nuovi:1 nuovo:96 nuovo_^:50 nur:52 nur_an:18 nur_auf:15 nur_die:37
nur_eine:-10 nur_eins:-39 nur_mit:30 nur_nach:34 nur_nicht:19 nuria:8 nurse:-33
nurse_^:66 nurse_and:-26 nurse_asked:6 nurse_comes:-64 nurse_i:-30 nurse_is:8
nurse_on:9 nursed:-27 nurseries:9 nursery:8 nursery_^:22 nursery_is:5 nurses:17
nurses_line:32 nursing:52 nursing_school:51 nut:28 nutach:-25 nutcracker:-47
nuts:80 nuts_^:45 nuts_are:5 ny:9 nya:83 nyckeln:65 nyckeln_hänger:33
nyckelskåpet:15 nylon:76 nylon_^:5 náutica:8 não:23 não_me:26 não_pode:29
não_sabemos:9 não_se:19 não_sei:40 nächstes:109 nächstes_bau:17 nächstes_üben:4
när:-74 när_jag:-15 när_man:20 när_vi:-32 nästan:14 någon:25 något:-56 nån:19
nós:21 nöbeti:9 número:60 número_0:19 número_de:13 números:-13 o:27 o_0:70 o_^:9
o_a:36 o_abastecimento:3 o_alarme:15 o_anderson:8 o_aquecimento:22 o_backup:5
o_botão:24 o_caderno:9 o_café:-89 o_cais:-67 o_cofre:8 o_com:15 o_cronómetro:27
o_da:-4 o_dia:-54 o_ecrã:26 o_en:23 o_endereço:9 o_ensaio:4 o_espelho:31
o_exame:19 o_exercício:29 o_ferro:17 o_fim:15 o_fole:30 o_gerador:33 o_gosto:8
o_guarda:-28 o_ile:14 o_leilão:16 o_leitor:29 o_mar:-38 o_meu:-33 o_modelo:48
o_motor:5 o_motorista:17 o_módulo:7 o_no:63 o_nome:20 o_novo:7 o_oficial:12
o_orçamento:3 o_pacote:61 o_palhaço:16 o_pessoal:-31 o_plano:2 o_pombal:9
o_queijo:16 o_relógio:25 o_rybach:-26 o_saatte:13 o_seguro:14 o_sensor:9
o_servidor:-28 o_silo:18 o_sino:4 o_sistema:30 o_teatro:9 o_telefone:-17
o_tempo:6 o_teste:27 o_ventilador:12 o_vizinho:12 o'clock:12 o'clock_^:52 oak:55
oak_and:9 oak_curve:50 oak_for:17 oakhurst:-2 oakhurst_^:-2 oakley:13 oat:-70
oat_milk:-70 oath:21 oath_has:3 oats:74 ob:17 ob_der:33 ob_die:66 ob_ich:-28
ob_wir:-47 oberegg:12 obergrenze:34 obiecał:6 obiecałam:24 obiecuję:29
obiecuję_^:28 object:70 object_storage:41 object_to:11 objected:24 objection:-51
objects:6 obliged:10 obliged_for:-7 obliged_if:8 obliging:-6 oboe:34
oboe_case:30 obok:12 obra:-4 obras:39 obrazów:38 observation:-25
observatoriet:-1 observe:34 observer:32 observing:22 obtain:3 obtain_the:3
obv:-68 obv_^:-68 obvious:47 obvious_^:24 obviously_^:14 oc:3 occasion:-5
occupational:-70 occupe:47 occur:41 occurs:28 occurs_0:17 occurs_in:4 ocean:-34
och:-24 och_aldrig:5 och_alla:-41 och_den:34 och_det:23 och_då:-9 och_en:-19
och_hon:-18 och_inte:32 och_jag:-40 och_med:74 och_sen:-16 och_som:33 ocho:58
ochtends:11 också:30 octets:-32 octets_^:41 october:-37 october_^:-4
october_already:-24 octopuses:-18 ocupa:18 od:37 odada:27 odasında:36 odbiera:1
odbiór:13 odbiór_skrzyń:13 odbędzie:33 odbędzie_się:33 odczynnik:27
odczynnik_do:27 odd:6 odd_at:-53 oddam:29 oddać:12 oddest:-21 oddly:-59 oddny:42
ode:12 ode_mnie:12 oder:-17 odile:11 odile_^:60 odile's:13 odometry:13
odpowiada:59 odszkodowanie:54 oduya:24 oefen:50 oefen_liever:4 oefenen:62
oefenen_we:26 oefenonderwerp:28 oefent:8 oefent_het:8 oefentekst:3 of:-68
of_!:-5 of_$:4 of_?:-24 of_^:-95 of_a:-29 of_alder:29 of_all:54 of_antenna:10
of_any:2 of_anything:-8 of_appeal:4 of_applause:-15 of_apples:15 of_are:-50
of_as:4 of_bay:12 of_beans:-23 of_being:39 of_bells:-35 of_birth:15 of_both:39
of_breath:4 of_burning:54 of_butter:-35 of_cake:-27 of_card:11 of_cards:9
of_cases:59 of_chapter:20 of_charge:11 of_chart:1 of_cheese:-18 of_childhood:-30
of_chlorine:-26 of_cinnamon:-19 of_class:-8 of_clay:3 of_cloth:-10
of_cochineal:51 of_code:-16 of_coffee:81 of_contents:7 of_counting:40
of_course:-170 of_courtesy:-7 of_crisps:-44 of_croissants:17 of_curiosity:1
of_date:-29 of_day:15 of_de:43 of_delivery:19 of_diary:56 of_dignity:15
of_dominoes:-19 of_dots:4 of_downtime:8 of_dust:43 of_each:64 of_empties:21
of_every:-2 of_everything:14 of_eye:54 of_eyes:32 of_fashion:-40 of_feet:-1
of_field:-57 of_fish:-30 of_flour:-13 of_folding:-20 of_folio:47 of_football:2
of_footprints:-2 of_forty:-8 of_four:-30 of_foxwhelp:71 of_free:9 of_fresh:5
of_friends:-3 of_furniture:-4 of_gaps:3 of_giving:-37 of_glitter:-17 of_glue:11
of_gold:-15 of_good:-5 of_gossip:-5 of_grammar:-32 of_green:31 of_guardianship:9
of_habit:-24 of_has:-28 of_headroom:31 of_heart:21 of_help:12 of_her:-6
of_hers:-12 of_hex:-19 of_him:20 of_hire:4 of_his:39 of_homework:29 of_honour:61
of_housekeeping:23 of_how:11 of_humour:-54 of_i:8 of_input:-62
of_introduction:-28 of_it:40 of_it's:7 of_its:51 of_july:-44 of_language:38
of_last:66 of_latin:-18 of_lavender:49 of_lead:20 of_leave:7 of_length:12
of_linseed:-46 of_liquorice:5 of_listening:-11 of_log:13 of_loosdrecht:9
of_loss:16 of_love:1 of_low:10 of_luggage:7 of_may:-40 of_mayors:20 of_me:6
of_meetings:-28 of_megaphone:7 of_memory:63 of_milk:14 of_mind:-2 of_mine:-4
of_miss:3 of_moths:-16 of_motorway:15 of_music:-5 of_my:-39 of_nappies:41
of_nature:-47 of_needles:-26 of_new:-54 of_nine:4 of_no:-34 of_norway:14
of_not:-43 of_nothing:-5 of_november:8 of_numbers:-55 of_oak:-32 of_oats:55
of_oil:-21 of_old:-41 of_one:-20 of_order:25 of_ottmar's:6 of_our:21 of_ours:14
of_ovid:8 of_page:16 of_paper:50 of_patience:7 of_paving:3 of_pears:-5
of_pencil:-28 of_people:26 of_physics:-17 of_place:-39 of_plain:32
of_plastic:-31 of_plums:-76 of_pond:-17 of_poplars:15 of_practice:52 of_print:4
of_progress:-54 of_questions:-15 of_quiet:1 of_rain:-53 of_reading:3 of_red:66
of_regret:-20 of_remarks:-22 of_reporting:5 of_respect:-15 of_roof:42
of_rubber:-40 of_rye:23 of_sentence:-14 of_shouting:14 of_sight:45 of_signal:-4
of_silence:1 of_sky:-14 of_sleep:17 of_small:17 of_smoked:1 of_snow:-9
of_soaking:11 of_socks:-23 of_software:-11 of_solder:-34 of_somebody:-31
of_someone:-16 of_something:-3 of_soup:31 of_speaking:11 of_spelt:12
of_spite:-63 of_stars:6 of_steel:-56 of_stillness:11 of_stock:13 of_stories:-32
of_story:25 of_string:1 of_studying:37 of_such:-39 of_summer:4 of_sun:7
of_sunday:25 of_t:-9 of_taste:-14 of_tea:-21 of_teeth:-28 of_telling:14
of_ten:-26 of_text:-12 of_that:-18 of_the:29 of_their:43 of_them:-11 of_there:19
of_these:-40 of_thick:21 of_thing:72 of_things:-39 of_this:39 of_those:-29
of_thumb:-40 of_time:13 of_times:5 of_tins:18 of_tiny:-42 of_today:96
of_trials:31 of_trust:-15 of_tuition:4 of_tune:-1 of_twelve:-3 of_two:79
of_typing:69 of_unit:-2 of_us:-56 of_use:-86 of_visitors:-19 of_was:-28
of_water:48 of_wax:-3 of_way:138 of_we:38 of_what:-41 of_whatever:58
of_which:-161 of_white:58 of_whole:8 of_whom:-23 of_wine:1 of_witnesses:-4
of_wood:8 of_work:-27 of_writing:26 of_year:-21 of_yesterday:31 of_yet:-3
of_you:82 of_your:-15 of_yours:-27 ofen:19 off:36 off_0:-15 off_^:-33 off_a:44
off_after:8 off_again:-11 off_and:11 off_anything:66 off_as:32 off_at:56
off_because:5 off_before:28 off_by:54 off_for:26 off_from:41 off_he:-79
off_his:-48 off_if:12 off_in:5 off_is:-9 off_it:27 off_its:24 off_limits:16
off_may:15 off_my:30 off_on:41 off_once:34 off_one:-45 off_over:3 off_sick:11
off_since:5 off_so:7 off_the:-7 off_there:-17 off_they:22 off_this:18 off_to:-60
off_two:-4 off_until:-25 off_w:19 off_when:-35 off_with:-30 off_your:25 offen:52
offen_ist:35 offence:-76 offence_^:-12 offended:17 offended_^:19 offer:97
offer_a:10 offer_you:-11 offered:54 offered_^:2 offered_her:-11 offered_me:-11
offered_to:78 offers:-6 offers_^:12 offert:-19 offert_une:-1 office:-89
office_^:112 office_and:-5 office_gave:-22 office_has:14 office_he:43
office_hours:-21 office_i:-39 office_in:-89 office_inbox:4 office_is:-18
office_keeps:9 office_of:27 office_on:-41 office_sends:18 office_smells:-1
office_this:10 office_to:5 office_told:11 office_was:-14 office_with:-13
officer:-50 officer_has:-33 officer_the:-55 official:10 officially:16 offline:2
offline_^:9 offline_maps:1 offs:-28 offset:16 offset_^:16 oficial:12
oficial_que:12 oficina:18 oficina_^:12 ofta:5 often:-98 often_^:74 often_as:-13
often_at:66 often_bring:33 often_learn:-2 often_tell:-10 often_than:-39
often_that:-18 often_the:-50 often_thought:-5 ogg:41 oggi:-96 oggi_in:-48
ogni:98 ogni_volta:37 ogórków:-59 oh:-16 oh_and:129 oh_i:-28 oh_là:-20 oh_my:-25
oh_no:-89 oh_that:-7 oh_that's:35 oh_the:-21 ohm:19 ohm's:41 ohm's_law:41
ohms:24 ohms_^:24 ohne:23 ohne_ausnahme:13 ohne_freigabe:1 ohren:-11 ohren_^:-11
oil:104 oil_^:50 oil_and:-1 oil_change:11 oil_changed:31 oil_on:12 oiled:38
oiled_^:54 oiling:20 ojej:-65 ojo:13 ojo_el:10 ok:109 ok_?:11 ok_^:22 ok_and:21
ok_brain:-50 ok_decided:54 ok_for:6 ok_going:11 ok_i:43 ok_im:-15
ok_interesting:-13 ok_no:101 ok_ok:-34 ok_reading:-102 ok_so:-28 ok_that:-46
ok_the:44 ok_then:74 ok_we:19 ok_with:33 okafor:117 okafor_^:10 okafor_is:1
okafor's:-30 okay:78 okay_so:1 okay_the:14 oklart:27 oklart_om:17 okna:-15
okno:2 okonjo:25 okonjo_who:1 okulary:-56 okularów:34 ola:-11 olacak:31
olacak_^:31 olarak:72 olarak_geliyor:20 olarak_yazılır:40 old:17 old_address:19
old_and:-4 old_as:-34 old_autoclave:17 old_bakery:-20 old_blue:-32 old_boat:-21
old_boiler:16 old_book:7 old_boss:-35 old_boy:-11 old_boys:-50 old_brewery:21
old_brickworks:18 old_cap:-11 old_caretaker:-18 old_cemetery:-7
old_certificate:3 old_chief:-48 old_code:-34 old_comments:-4 old_contract:16
old_copper:10 old_corner:-39 old_couple:2 old_cowshed:59 old_crew:-60
old_dairy:42 old_days:-87 old_entries:-59 old_fashioned:61 old_ferry:21
old_fire:6 old_flat:-17 old_fridge:40 old_girl:25 old_glass:56 old_hand:25
old_hens:24 old_houses:-27 old_inventory:-47 old_joke:-43 old_labels:-50
old_lamp:4 old_laptop:7 old_lathe:-32 old_lighthouse:-21 old_love:-13
old_machine:-59 old_man:7 old_master:-10 old_masters:13 old_men:-33 old_mill:-56
old_months:13 old_mr:-27 old_mrs:7 old_name:47 old_oars:-9 old_one:9 old_ones:-6
old_organ:13 old_pager:2 old_papers:6 old_people:29 old_photo:-12
old_photographs:-18 old_pier:2 old_players:11 old_printer:45 old_recordings:52
old_rings:4 old_sailor:4 old_saying:-25 old_school:-14 old_spreadsheet:31
old_stove:35 old_teacher:-14 old_thing:-20 old_ticket:34 old_tickets:11
old_town:46 old_tram:-19 old_violin:-6 old_well:4 old_wing:12 old_woman:1
old_words:-16 older:27 older_^:2 older_ladies:23 older_ones:-35 older_than:-61
oldest:-89 oldest_entry:4 oldest_one:24 oldest_reel:10 olds:-63 olej:50 olga:12
olhe:3 olives:-67 olives_^:-67 olmo:11 olmo_^:10 olmuş:-54 olsen:-18 oltre:25
oltre_0:4 oluwaseun:43 oluwaseun_^:43 om:77 om_0:3 om_^:41 om_det:20 om_die:-85
om_en:24 om_jag:-48 om_kristaller:3 om_kwart:3 om_te:-28 om_ursäkt:14
om_varje:32 oma:-91 oma_hat:27 omas:-27 ombudsman:5 omdat:68 omdat_de:36
omen:-18 omens:33 omens_fill:33 omfattar:15 omfattar_0:15 omg:-121 omg_^:7
omg_my:-13 omg_that:-6 omg_the:-99 omgezet:6 omgezet_naar:6 omsk:-7 on:-24
on_0:-61 on_?:45 on_^:-21 on_a:-28 on_account:-13 on_aime:2 on_air:27 on_all:94
on_alpine:6 on_and:-73 on_another:-14 on_any:-88 on_anybody:16 on_anything:16
on_arrival:7 on_as:-27 on_at:-20 on_aurait:-31 on_avait:-15 on_average:-20
on_balance:12 on_before:24 on_better:26 on_black:6 on_boat:36 on_body:10
on_both:37 on_box:6 on_boxes:-1 on_brand:-52 on_by:-3 on_call:31 on_channel:18
on_cold:-35 on_contractions:3 on_croirait:-16 on_damp:15 on_day:-15 on_days:-23
on_decimals:27 on_dit:-21 on_earth:-81 on_easter:6 on_edge:10 on_est:-65
on_every:64 on_everybody:16 on_everyone:-3 on_exam:-8 on_fera:19 on_file:8
on_first:-21 on_foggy:47 on_fonts:5 on_for:-11 on_forever:-12 on_friday:-21
on_fridays:81 on_garde:77 on_giving:-13 on_gloves:4 on_good:14 on_grass:16
on_hats:-19 on_her:56 on_him:1 on_his:-2 on_hold:-67 on_holiday:23 on_how:-29
on_i:30 on_i'd:32 on_i'll:3 on_ignore:43 on_in:-7 on_is:52 on_it:50 on_it's:-27
on_its:32 on_kettle:39 on_kettle's:-48 on_land:8 on_last:-31 on_le:-84
on_leave:17 on_level:2 on_like:-28 on_line:-23 on_little:38 on_loan:-10
on_long:-31 on_mains:2 on_market:62 on_maternity:8 on_may:155 on_mill:33
on_mine:36 on_monday:93 on_mondays:84 on_more:-11 on_most:-8 on_my:-45
on_n'accepte:5 on_n'utilise:15 on_ne:-5 on_new:6 on_no:8 on_node:5 on_object:21
on_old:12 on_one:8 on_open:1 on_our:10 on_over:-19 on_page:-41 on_paper:34
on_passe:11 on_people:9 on_pin:23 on_port:54 on_prend:45 on_public:10
on_quiet:-4 on_raconte:-87 on_radio:8 on_ratios:45 on_ravnholm:33 on_reading:6
on_reel:55 on_right:19 on_rotate:20 on_s'arrête:34 on_sampling:2 on_saturday:27
on_saturdays:-36 on_screen:-36 on_se:-17 on_second:19 on_setting:11 on_shift:6
on_since:7 on_site:62 on_small:-55 on_something:29 on_speaking:-42 on_squared:18
on_stage:-8 on_staging:38 on_stones:61 on_strike:-47 on_such:-40 on_sula:-39
on_sunday:-59 on_sundays:2 on_tape:11 on_that:-52 on_the:-48 on_their:50
on_them:-77 on_they:10 on_this:15 on_those:37 on_three:-33 on_thursday:-12
on_thursdays:41 on_till:-26 on_time:-16 on_tiptoe:-63 on_to:62 on_toast:-7
on_top:-14 on_tour:-65 on_tuesday:13 on_tuesdays:53 on_twilight:8 on_two:38
on_until:18 on_us:27 on_version:1 on_vise:15 on_we:15 on_wednesday:32
on_wednesdays:63 on_weekdays:43 on_weekends:11 on_what:36 on_when:-18
on_whether:4 on_which:-19 on_whit:54 on_whole:22 on_with:60 on_without:4
on_y:-11 on_yellow:14 on_you:62 on_your:-22 on_yourself:-55 onboarding:111
oncall:-52 once:-106 once_a:112 once_again:10 once_and:82 once_argued:-17
once_as:-11 once_asked:-12 once_at:57 once_but:5 once_drove:-10 once_even:16
once_every:33 once_for:32 once_found:-2 once_from:11 once_had:15 once_i:13
once_i've:62 once_if:27 once_in:53 once_it:-18 once_it's:27 once_kept:-21
once_let:7 once_more:-12 once_my:9 once_on:-30 once_or:30 once_played:-8
once_read:-58 once_sailed:-36 once_saw:-31 once_sent:-40 once_she:13
once_shipped:-31 once_so:4 once_that:16 once_that's:1 once_the:44 once_this:8
once_to:-44 once_told:-35 once_took:-19 once_waited:-25 once_was:7 once_who:-29
once_with:-87 oncle:-34 oncology:7 ondas:-48 onder:24 onder_de:13 ondertekend:18
ondertekend_en:18 one:-23 one_!:-4 one_0:20 one_?:20 one_^:13 one_a:22
one_about:-78 one_alone:21 one_and:123 one_another:1 one_arrives:-61 one_as:60
one_asked:-85 one_back:3 one_bar:-7 one_batch:13 one_because:82 one_before:52
one_belongs:12 one_beyond:22 one_big:34 one_bird:1 one_boat:18 one_button:-32
one_by:31 one_cabin:1 one_call:8 one_called:23 one_came:-25 one_can:-72
one_can't:11 one_car:60 one_clashes:5 one_clock:16 one_club:37 one_coffee:47
one_condition:-17 one_copy:-23 one_could:-31 one_crossing:41 one_day:-15
one_did:25 one_does:43 one_doesn't:-94 one_dog:-28 one_dry:-19 one_else:55
one_errors:-48 one_every:24 one_extra:1 one_file:24 one_finger:-42 one_flat:28
one_for:39 one_forgets:-13 one_from:-26 one_gap:2 one_gets:-30 one_giant:17
one_given:41 one_go:11 one_goes:21 one_good:-32 one_grammar:5 one_grows:-45
one_guest:-24 one_had:9 one_hand:-21 one_has:43 one_he:10 one_hears:-25
one_hour:10 one_huge:11 one_i:68 one_i'd:10 one_i'm:-30 one_i've:-29 one_in:-12
one_into:-37 one_is:7 one_it's:38 one_knows:34 one_lady:-11 one_lamp:-42
one_large:9 one_leaves:11 one_lesson:-34 one_likes:-28 one_line:-33
one_liners:40 one_list:29 one_long:107 one_look:46 one_looked:41 one_man:-42
one_may:-20 one_message:4 one_missing:61 one_mistake:-10 one_moment:-68
one_month:40 one_more:120 one_morning:-10 one_moves:-33 one_mum:-9 one_my:19
one_near:-21 one_needs:-3 one_never:-2 one_new:9 one_nobody:-10 one_of:-52
one_on:-10 one_only:59 one_opens:20 one_out:-43 one_page:30 one_person:-36
one_picture:-44 one_piece:22 one_point:41 one_quarrel:13 one_question:23
one_read:40 one_reading:29 one_reads:29 one_really:-49 one_room:-2 one_round:7
one_row:-7 one_say:72 one_says:32 one_sees:-23 one_sentence:-7 one_server:1
one_shoe:-1 one_side:35 one_single:-35 one_sits:-15 one_sitting:11 one_small:-31
one_so:-2 one_song:-35 one_station:-42 one_stays:-36 one_such:-29 one_summary:4
one_summer:-44 one_sunny:-9 one_tell:14 one_that:93 one_that's:1 one_the:37
one_there:-30 one_they:-3 one_thing:108 one_this:56 one_to:81 one_token:-14
one_took:12 one_tune:-33 one_two:2 one_types:37 one_umbrella:-14 one_under:22
one_up:-13 one_was:86 one_way:-8 one_we:10 one_where:-24 one_which:55 one_who:33
one_who's:-12 one_will:-28 one_winter:-24 one_with:-11 one_without:-5
one_word:-31 one_working:-3 one_would:-74 one_wrong:36 one_wrote:-3
one_years:-17 one_you:-18 one_zone:26 one's:-39 one's_a:-26 one's_got:33
ones:109 ones_^:7 ones_about:41 ones_always:49 ones_and:-85 ones_are:3 ones_as:4
ones_at:-37 ones_by:-41 ones_carried:-45 ones_for:36 ones_from:55 ones_get:20
ones_go:7 ones_have:-7 ones_i:-28 ones_in:3 ones_not:18 ones_on:-1 ones_so:16
ones_that:19 ones_the:22 ones_they:31 ones_too:15 ones_were:-17 ones_where:64
ones_which:28 ones_who:12 ones_with:-26 onion:-6 onion_juice:-6 onions:-75
onions_^:-52 onkel:35 online:53 only:49 only_0:38 only_^:27 only_a:9
only_accepts:15 only_after:-4 only_afterwards:1 only_against:5 only_allowed:16
only_and:11 only_at:3 only_be:35 only_because:-4 only_come:-11 only_comes:3
only_did:7 only_does:53 only_ever:62 only_every:22 only_fair:-11 only_for:-8
only_four:-9 only_go:29 only_got:68 only_had:64 only_half:-22 only_has:55
only_if:37 only_in:19 only_just:-13 only_keep:5 only_later:19 only_learn:-27
only_makes:-2 only_manage:2 only_more:-7 only_my:-45 only_need:11 only_needs:27
only_nine:-19 only_on:-33 only_once:10 only_one:-27 only_ones:5 only_order:-28
only_person:-15 only_restart:-24 only_room:14 only_so:22 only_take:28
only_takes:-65 only_that:40 only_the:-67 only_then:93 only_thing:-30 only_this:4
only_three:47 only_to:22 only_took:-18 only_touch:15 only_tuesday:-29
only_two:22 only_until:31 only_w:25 only_wanted:41 only_we:-11 only_what:-15
only_when:23 only_where:-17 only_while:23 only_works:-33 ons:-15 onsdag:69
onsdag_^:40 onset:30 onset_i:30 ont:-34 ont_chanté:-29 ont_déjà:7 ontem:-16
ontem_choveu:-41 onto_a:-4 onto_the:-10 onwards:-7 onwards_^:6 onze:-80 oof:-40
ooh:-1 ooit:4 ook:-22 ook_al:49 ook_in:4 ook_niet:43 oona:48 oonagh:8 op:-23
op_de:-120 op_die:-2 op_een:64 op_het:43 op_papier:9 op_vrijdag:2 opa:-10
opa_hat:-23 opa_so:27 open:-33 open_^:-112 open_a:2 open_air:-21 open_and:-52
open_at:40 open_bugs:20 open_day:-4 open_ended:22 open_fire:57 open_flame:56
open_flames:58 open_in:21 open_is:-2 open_it:11 open_my:63 open_on:10
open_one:-4 open_plan:-21 open_so:15 open_the:-42 open_to:-61 open_until:7
open_window:12 open_with:-28 opened:-49 opened_^:12 opened_a:3 opened_at:-29
opened_by:42 opened_filters:5 opened_from:6 opened_it:42 opened_my:-68
opened_one:-13 opened_the:-86 opengl:10 opening:101 opening_^:-40
opening_hours:-14 opening_night:12 opening_passage:15 opening_ride:5
opening_sentence:23 opening_tune:27 openings:16 opens:79 opens_^:53 opens_at:24
opens_from:28 opens_the:-48 opens_with:62 opera:-135 opera_^:-56 opera_house:-11
operated:23 operated_on:8 operates:28 operating:-28 operation:49 operation_^:19
operator:3 operator_and:30 operators:-17 operetta:5 operetta_programme:3
ophalen:28 ophalen_^:28 opinion_and:15 opinion_i:2 opinion_on:-21
opinion_that:-33 opinions:-61 opinions_^:-22 opinions_on:-15 opnieuw:20
opowiada:-54 opowiadał:-11 opowieści:-32 oppas:10 opposite:-3 opposite_^:-3
ops:-21 opt:10 opted:38 opted_for:38 optician:24 optics:39 optimistic:1
options:7 optámos:8 opus:61 opus_^:31 or_^:-67 or_a:-31 or_after:-12 or_an:-12
or_are:-48 or_autumn:3 or_buy:10 or_do:31 or_else:32 or_from:7 or_if:-10 or_in:8
or_is:-41 or_it:-7 or_it's:70 or_just:-19 or_later:-59 or_less:-9 or_night:31
or_no:-25 or_not:120 or_on:12 or_one:30 or_only:13 or_share:7 or_shine:21
or_so:-217 or_something:-36 or_take:3 or_the:23 or_there:28 or_they:30 or_two:-6
or_us:4 or_was:17 or_well:34 or_whatever:-34 or_you:20 ora:12 oral:123 oral_^:18
oral_part:20 oral_topic:1 orale:26 orale_^:4 orange_and:-37 orange_with:4
oranges:-23 orari:17 orario:6 orchard:93 orchard_^:64 orchard_has:3 orchestra:23
ordem:10 ordenada:19 ordenada_por:18 order:88 order_back:27 order_for:7
order_goes:14 order_has:35 order_in:12 order_is:58 order_of:-40 order_the:14
order_to:5 order_was:44 order_which:-32 ordered:-20 ordered_0:-43 ordered_a:56
ordered_for:10 ordered_is:8 ordered_it:-4 ordered_the:9 ordering:55 orders:80
orders_^:25 orders_from:5 orders_on:-4 ordinary:-45 ordinary_^:-27 ordine:25
ordine_^:25 ordonnance:3 ordre:11 ore:-78 ore_^:-21 ore_a:15 organ:-26
organ_^:-50 organ_and:63 organ_on:-17 organ_pipes:11 organ_rolls:7 organic:25
organisers:25 organist:38 organs:-34 organs_since:-25 orgel:28 origami:-14
original:2 originale:4 originals:72 orkar:2 orm:78 orm_^:6 orm_as:18 ormai:-57
ormai_è:-61 ornella:39 orphaned:-12 orthoptist:3 ortszeit:11 orçamento:13
orçamento_da:2 os:-12 os_cabos:2 os_logs:2 osc:5 oscilloscope:-64
oscilloscope_probe:-36 osei:2 oskar:2 oslo:-37 oslo_^:23 osmosis:18 osprey:40
oss:-32 ostarna:26 ostatnio:42 ostern:-17 ostertag:3 ostertag_^:3 ostrava:41
ostrzeżeń:18 ostrzeżeń_^:18 osób:32 other:-46 other_?:-11 other_^:-12
other_and:-22 other_as:-1 other_bank:-38 other_end:-41 other_family:46
other_had:-30 other_in:23 other_learners:28 other_like:20 other_on:-21
other_one:66 other_one's:36 other_people:-26 other_people's:-32 other_place:-1
other_room:-13 other_side:38 other_so:-44 other_than:-41 other_thing:1
other_way:33 others:8 others_^:13 others_and:28 others_read:-35 otherwise:31
otherwise_^:22 otherwise_and:-14 otherwise_i:7 otherwise_it:3 otherwise_it's:3
otherwise_she:20 otherwise_the:-12 otherwise_with:-29 otoño:10 otra:-53
otra_vez:-82 otro:9 otro_sitio:32 otter:21 otter_^:23 otters:-56 ottilie:40
ottilie_^:13 ottilie's:-20 ottmar:-53 ottmar's:81 ottokar:-1 ottoline:3
ottoline_^:19 ottoline_has:7 ottoline's:3 otworzyć:1 ou:35 ou_pas:13 oublié:-52
ouch:-75 ouch_^:-50 oude:-29 ouf:-5 ought:18 ought_never:22 ought_to:1 our:62
our_age:-3 our_attic:-42 our_bank:15 our_best:39 our_boat:41 our_books:-22
our_building:20 our_caretaker:-4 our_carpenter:13 our_carver:-4 our_chapter:9
our_churchyard:-19 our_classroom:-35 our_club:-59 our_collection:27
our_coming:11 our_contact:25 our_courier:12 our_couriers:7 our_course:13
our_crew:10 our_customer:43 our_data:-43 our_donor:4 our_driver:-29
our_drivers:25 our_engineer:5 our_engineers:-3 our_evening:4 our_exercises:14
our_family:-43 our_feet:-9 our_first:-34 our_fitter:28 our_founder:5
our_frequency:5 our_friday:11 our_fridge:-43 our_guests:39 our_hall:-25
our_head:3 our_house:137 our_ice:16 our_insurer:13 our_insurers:12 our_job:9
our_juice:15 our_kids:-14 our_kitchen:-32 our_ladies:4 our_landlord:-34
our_lane:12 our_lesson:55 our_lessons:22 our_licence:20 our_list:109 our_lot:34
our_lyon:22 our_man:8 our_meeting:16 our_members:-5 our_minds:3 our_mooring:30
our_mr:7 our_neighbour:-46 our_neighbours:-21 our_new:2 our_next:64 our_night:55
our_notes:19 our_office:-37 our_old:-144 our_older:32 our_operator:18 our_own:59
our_parents:-51 our_parish:-10 our_people:80 our_pilot:6 our_place:2 our_plot:16
our_policy:17 our_position:10 our_project:-34 our_readers:23 our_restorer:13
our_school:-25 our_second:-27 our_server:-13 our_shop:65 our_side:14 our_star:46
our_street:-55 our_table:11 our_talks:19 our_teacher:-25 our_team:-54
our_technicians:34 our_test:27 our_tide:9 our_tow:13 our_town:-30 our_trade:-11
our_treasurer:-53 our_tuner:26 our_tutorials:64 our_understanding:6 our_verger:5
our_vet:16 our_village:-29 our_wedding:-29 our_weekly:7 our_whole:-7 our_word:63
our_workshop:34 our_youngest:-28 ours:49 ours_^:56 ours_and:13 ours_is:-64
ours_or:66 ours_was:-26 ours_were:-13 ourselves:-34 ourselves_the:-19 out:68
out_0:-23 out_?:69 out_^:10 out_a:26 out_after:-23 out_again:10 out_against:8
out_all:-89 out_and:-3 out_as:-19 out_at:9 out_by:-45 out_every:38
out_finally:-38 out_for:-60 out_from:-31 out_goes:26 out_half:1 out_here:-57
out_how:38 out_i:42 out_if:50 out_in:-35 out_is:18 out_it:33 out_last:25
out_like:19 out_longer:5 out_loud:85 out_my:-61 out_no:21 out_of:54 out_on:-8
out_only:34 out_over:-79 out_pens:-24 out_quickly:5 out_since:-31 out_so:69
out_that:14 out_the:26 out_then:6 out_there:-103 out_this:25 out_till:10
out_to:-7 out_too:2 out_twice:-28 out_unless:3 out_what's:17 out_when:-5
out_whether:7 out_which:16 out_who:-47 out_whose:13 out_why:101 out_with:-6
out_you:-30 outage:-72 outage_in:11 outage_notices:8 outbound:59 outbound_leg:11
outcome:7 outdated:-17 outdoor_pool:-2 outdoors:2 outer:52 outer_ring:6 outfit:5
outils:24 outils_sont:24 outing:-7 outings:14 outlier:-28 outlier_goes:7
outliers:10 outline:51 outlines:-18 outlived:-49 output:-69 output_^:9
output_of:-32 output_thread:9 outra:-61 outra_vez:-60 outro:6 outs:12
outside:-44 outside_^:63 outside_and:-47 outside_firm:17 outside_my:-44
outside_so:-37 outside_the:9 outstanding:4 outubro:-55 ouve:-4 ouvert:14
ouverte:43 ouvir:-2 ouvre:6 ouvre_avec:6 oven:-41 oven_^:-105 oven_and:31
oven_draws:4 oven_i:-16 oven_is:14 ovens:-33 ovens_^:25 over:49 over_$:2
over_0:-98 over_^:7 over_a:9 over_after:-43 over_again:-5 over_all:-14
over_and:31 over_any:25 over_as:45 over_at:51 over_by:5 over_christmas:11
over_die:-32 over_for:-61 over_from:28 over_here:-41 over_his:26 over_in:-8
over_is:-69 over_it:23 over_long:15 over_lunch:11 over_me:22 over_my:51
over_myself:9 over_nested:15 over_nylon:10 over_on:40 over_one:-3 over_our:-37
over_phone:24 over_so:31 over_spaces:31 over_the:-99 over_there:-13 over_this:47
over_three:-14 over_to:82 over_two:49 over_uart:16 over_van:7 over_whether:5
over_with:-14 over_within:-27 overboard:19 overboard_drill:19 overcoat:27
overcoats:-36 overdraft:31 overdraft_^:26 overdue:4 overflow:43 overkill:8
overkill_^:8 overlay:-12 overlooked:-47 overnight:64 overnight_^:36
overnight_and:4 overnight_train:23 overruled:25 overruled_that:21 overtake:65
overtime:25 overwrites:-1 ovid:7 owe:74 owe_0:10 owe_u:32 owe_you:-23 owed:-11
owed_0:30 owes:-47 owes_me:-42 owing:17 owing_to:17 owl:67 owl_import:4
owl_with:29 owls:-60 own:20 own_^:-4 own_and:19 own_by:16 own_code:-27
own_crate:6 own_driving:-51 own_hand:8 own_hands:-13 own_house:30 own_idea:7
own_it:22 own_kind:-12 own_lamp:-22 own_module:12 own_table:24 own_the:38
own_two:-51 owned:-2 owner:41 owner_^:15 owner_and:27 owner_of:17 owner_says:29
owners:4 owners_^:-20 owns:51 owns_a:16 owns_the:73 ox:4 oxen:3 oxygen:64
oyelaran:51 oyelaran_has:11 oyster:12 oysters:2 oysters_need:14 oznacza:48 où:35
où_il:27 p:-15 p_0:-32 p_^:31 p_anteil:28 pa:-38 pace:-27 pace_of:6 paced:8
paced_it:8 paciencia:-29 paciencia_tienes:-24 pacientes:14 pacifiers:6 pack:36
pack_the:9 package:-8 package_^:6 packed:19 packed_by:12 packet:31 packets:26
packing:41 packing_group:6 packing_room:11 packs:58 packs_of:59 pacote:65 pad:62
pad_thai:3 pada:-31 padaria:30 padded:53 padding:-8 paddle:4 paddock:3
padlock:55 padlock_code:3 padre_^:-11 padre_que:20 padrinho:26 pads_and:-11
paediatric:25 paediatric_tubes:8 paella:5 paese:-53 paga:71 paga_a:28 paga_il:19
pagado:12 pagamentos:10 pagar:42 pagata:19 page:22 page_0:7 page_^:-28
page_about:-21 page_and:-76 page_can:31 page_could:28 page_d'accueil:14
page_every:18 page_for:1 page_four:36 page_has:-10 page_i:-19 page_if:28
page_is:-32 page_it:3 page_lives:14 page_me:18 page_nine:-21 page_numbers:-4
page_of:-6 page_on:16 page_one:45 page_over:31 page_shows:54 page_the:9
page_three:-18 page_to:13 page_turner:61 page_was:23 page_went:-63 page_which:23
page_with:9 pager:43 pages:-55 pages_^:16 pages_and:-16 pages_are:1 pages_at:48
pages_for:23 pages_in:-27 pages_missing:16 pages_of:-42 pages_on:-40
pages_still:9 pagina:2 paging:67 pago:60 pai:-26 paid:40 paid_a:-41 paid_and:13
paid_at:13 paid_back:2 paid_by:-5 paid_did:2 paid_for:13 paid_in:36 paid_it:8
paid_the:76 paid_us:-31 paie:32 paiements:8 paiements_est:8 pain:43 pain_^:37
paint:73 paint_and:-58 paint_on:9 paint_the:21 paint_thinner:-18 painted:83
painted_^:61 painted_it:21 painted_on:-3 painted_the:-27 painter:-4
painter_for:14 painter_has:-32 painters:-49 painting:5 painting_and:-3
paintings:28 pair:63 pair_^:26 pair_in:9 paired:50 pairing:-5 pairing_code:23
pairs:37 pairs_^:12 pairs_of:18 paja:30 paket:52 paket_servis:51 palabra:13
palabras:23 palabras_^:17 palavra:8 palavras:27 palavras_^:43 pale:6 pale_^:-10
palestra:19 palette:37 palette_is:17 palhaço:16 pallet:49 pallets:61
pallets_^:29 pallets_of:-5 pallone:6 palm:5 palm_tree:1 paloma:19 palomas:-6
palés:29 palés_^:14 pamiętam:-29 pan:-8 pana:71 panadero:6 panadería:-37
pancakes:-114 pancakes_and:4 pancakes_for:-53 panel_^:19 panels:23 panes:-8
pani:72 pani_halina:13 panic_button:8 panicking:7 panicking_^:6 panics:8
panier:20 panis:39 panne_^:10 panneau:65 panno:21 panpipes:-16 pans:38 pans_^:14
pantalla_^:-40 pantalla_de:25 pantry:18 panu:14 papa:44 papa_^:19 papagaio:-43
papel:-24 papel_^:1 papel_que:31 paper:23 paper_0:-25 paper_^:-19 paper_and:8
paper_best:6 paper_birds:-76 paper_for:55 paper_has:-9 paper_i:41 paper_is:-16
paper_lasts:9 paper_list:-29 paper_logbook:51 paper_makes:5 paper_on:1
paper_one:23 paper_over:1 paper_scissors:-23 paper_so:4 paper_that:-13
paper_to:6 paper_was:-3 paper_when:5 paper_with:10 paperclip:18 papers:67
papers_^:28 papers_and:9 papers_are:25 papers_as:15 papers_on:2 papers_that:33
paperwork:-26 papier:49 papier_^:-19 papierkram:-58 papiro:4 papiro_tiene:4
pappagallo:-9 papper:17 par:77 par_camille:1 par_courriel:11 par_la:-38
par_le:23 par_minute:7 par_mois:13 par_semaine:18 par_un:4 par_une:25 para:1
para_0:14 para_^:27 para_a:26 para_as:23 para_el:35 para_la:6 para_los:-7
para_mi:8 para_o:-20 para_os:8 para_practicar:15 para_repasar:5 parade:81
parade_^:19 paragraphs:42 paragraphs_of:21 paraguas:-32 parallel:37
parallel_circuits:16 parallel_jobs:16 parallel_parking:4 parasol:49 paraît:-28
parc:6 parce:70 parce_qu'il:16 parce_que:44 parcel:59 parcel_^:9 parcel_came:14
parcel_goes:-57 parcel_is:13 parcel_on:-26 parcel_shop:-11 parcel_that:32
parcel_went:2 parcel_with:70 parcels:19 parcels_^:25 parcels_go:12 parcels_to:47
parchemin:3 parchemin_^:3 parchment:-17 pardon:-77 pardon_^:-2 pardon_for:-3
pardon_the:-31 pare:-50 pare_feu:13 parece:-125 parece_bien:23 parece_que:-19
parece_un:-10 parece_una:29 parecia:-9 parecía:-9 parent:26 parent_^:60
parent's:13 parents:49 parents_^:16 parents_and:-16 parents_first:11
parents_group:-44 parents_on:4 parezca:13 paring:4 paris:38 parish:-16
parish_^:-7 parish_council:-14 parish_letter:2 parish_on:-9 parishes:33 park:41
park_^:-38 park_a:3 park_again:-19 park_by:32 park_is:5 park_the:11
parked_behind:3 parkeren:22 parkeringen:8 parkeringen_är:8 parkett:36
parking:-24 parking_and:9 parking_for:28 parking_is:64 parking_lot:-9 parks:88
parks_behind:62 parla:-2 parlait:-13 parlare:48 parlare_di:29 parlava:-65
parlava_solo:-47 parle:-33 parle_toujours:-5 parliament:8 parlour_stove:21
parma:26 parola:22 parola_mia:21 parole:-10 parquet:59 parquet_^:-7 parroco:-32
parroquia:54 parrot:-102 parrot_^:-52 parrot_i:39 parrot_that:-10 parrot_was:-4
parrots:-71 parse:131 parser:109 parser_^:22 parser_arbeitet:8 parsers:-14
parsing:28 part:40 part_0:17 part_^:-47 part_about:-7 part_and:4 part_counts:14
part_en:32 part_has:8 part_i:15 part_in:22 part_is:-20 part_of:-92 part_on:37
part_one:20 part_sans:10 part_so:7 part_three:-14 part_two:19 part_worth:30
part_à:-28 partager:10 parte:28 parte_^:25 parte_alle:26 parte_dopo:6
parte_oral:14 partenza:43 partenza_si:16 partial:7 partial_to:4 particiones:4
particiones_^:4 particle:4 particle_editor:4 particular:-6 particularly:-62
partida:39 partida_^:21 partie:51 partie_orale:3 parties:-46 parties_^:14
parting:13 partir:26 partir_de:21 partira:34 partition:28 partitions:1
partner:180 partner_^:24 partner_and:-39 partner_in:6 partner_is:90
partner_these:2 partout:11 parts:93 parts_^:57 parts_are:3 parts_arrive:43
parts_then:13 party:3 party_^:1 party_from:16 party_in:-41 party_that:10
party_with:14 parçası:31 pas:87 pas_0:21 pas_^:24 pas_de:49 pas_dépasser:49
pas_eu:-17 pas_la:16 pas_le:31 pas_me:6 pas_plus:39 pas_qui:20 pas_tort:1
pas_un:45 pas_une:11 pas_à:-28 pasa:-1 pasa_a:54 pasa_al:7 pasa_por:-17
pasado:-49 pasar:31 pasar_de:9 pascal:-51 pascal_program:-25 pase:14 pasillo:24
paso:19 pass:-70 pass_0:6 pass_^:55 pass_it:-4 pass_mark:10 pass_my:16
pass_on:28 pass_the:41 pass_them:-22 pass_through:-52 passa:109 passa_a:63
passa_il:20 passa_para:3 passage:74 passage_^:19 passagers:24 passages:16
passages_^:4 passar:15 passare:13 passato:16 passau:-37 passe:56 passe_au:-23
passe_par:5 passe_à:48 passed:15 passed_^:46 passed_a:-48 passed_and:21
passed_for:17 passed_it:12 passed_to:20 passen:65 passen_0:38 passen_höchstens:9
passenger's:8 passengers:1 passengers_and:-9 passengers_we:25 passent:16
passent_^:16 passes:62 passes_^:-24 passes_all:1 passiamo:93 passiamo_alla:24
passiamo_alle:26 passiert:48 passing:-34 passing_^:46 passion:-25 passo:105
passo_a:17 passo_è:43 passou:51 passou_a:21 passou_para:16 passport:6
passport_^:46 passt:4 passt_^:-30 passt_mir:35 password:-11 password_^:-31
password_for:-32 password_i:-22 passwords:2 passwords_are:17 passé:14 passée:-65
past:45 past_0:21 past_a:-19 past_eight:2 past_eleven:10 past_five:12
past_four:25 past_her:-44 past_in:-18 past_it:-17 past_me:13 past_nine:31
past_one:-24 past_seven:39 past_six:3 past_ten:1 past_tense:66 past_that:50
past_them:-14 past_twelve:21 past_two:-13 pasta:19 pasta_is:15 paste_^:-9
paste_in:-26 paste_on:21 paste_the:6 pasted:-37 pasted_the:-4 pasteuriser:42
pasteuriser_ran:37 pastry:-2 pastry_^:-11 pasture:29 pasture_gate:7 pasó:12
patch:75 patch_^:6 patched:-2 patched_and:-27 patches:7 path:52 path_^:9
path_it:13 path_lights:3 paths:17 patience:-74 patience_^:-50 patience_and:24
patience_as:-20 patience_for:31 patience_has:8 patience_of:-38
patience_while:-15 patience_with:-3 patient:-96 patient_^:32 patient_names:72
patient_with:-40 patients_are:19 patients_from:37 patients_get:13 patrol:1
patron:38 patrzy:-16 pattern:-45 pattern_^:15 pattern_in:-86 pattern_is:5
patterns:15 patterns_^:9 paul:2 paura:25 pausa:-30 pause:24 pause_^:-4
pause_between:42 pause_entre:8 pauses:24 pauvre:5 pauvres:11 paved:27 pavla:-14
pavlas:20 paw:-20 paw_^:-56 paw_x:38 pay:-23 pay_^:-79 pay_a:16 pay_for:22
pay_is:1 pay_it:-10 pay_out:5 pay_the:23 pay_to:-14 payable:23 payable_on:17
payday:51 payer:-26 paying:21 paying_for:6 paying_the:7 payment:61
payment_webhook:21 payment_went:29 payout:13 payout_button:1 payouts:15
payroll:-32 pays:81 pays_by:1 pays_for:51 pays_rent:-44 pays_the:23 payslip:44
payslip_archive:11 payslips:67 pazienza:1 pazienza_^:1 pańskich:-31 pańskiego:-5
państwa:31 pc:-2 pcs:1 pcs_0:1 pdf:102 pdf_^:30 pdfs:32 pdfs_for:26 pe:10 pea:2
peace:24 peace_^:-27 peace_for:17 peace_i:28 peace_of:-2 peaceful:-52 peach:-6
peacock:40 peal:52 peanuts:13 pear:34 pearl:9 pears:-30 pears_^:-56 peas:-19
peas_and:5 peat:-58 pebbles:-80 ped:12 ped_0:12 pedal:108 pedal_creaks:33
pedal_repair:8 pedals:11 pedantic:20 pedido:32 pedido_de:5 pedir:67 pedir_o:9
pediu:28 pediu_que:13 peel:36 peeled:4 pegboard:-28 pegs:46 pegs_^:43 peindre:38
peint:7 peintre:30 peintre_vient:30 pekka:20 pela:65 pellets:45 pelo:-47
pen_^:-33 pen_and:-20 pen_makes:6 pena:-30 pena_^:-37 penalties:7 penalty:29
pencil:11 pencil_^:-6 pencil_and:16 pencil_behind:-25 pencil_is:-51
pencil_than:22 pencils:-14 pendant:-18 pendant_0:-19 pendant_deux:-63
pendant_la:13 pendant_les:43 pendant_que:28 pending:-28 pending_^:37
pendrivie:18 pendrivie_leży:18 pendulum:82 pendulum_is:25 pendulum_length:3
penguin:20 penguins:-18 penicillin:47 penna:41 pennington:-33 penny:-41
penny_above:8 pens:-79 pens_^:-26 pensa:-32 pensais:-43 pensando:10 pense:-40
pension:63 pension_^:-12 pensione:-26 pensioners_wristbands:18 pensions:-57
penso:13 penso_io:13 pentola:-15 people:-18 people_^:112 people_aboard:4
people_about:33 people_already:15 people_always:-31 people_and:98 people_as:10
people_ask:-9 people_at:27 people_came:-13 people_can:55 people_come:51
people_cry:-40 people_describe:-14 people_did:-3 people_do:-61 people_don't:-55
people_fit:24 people_for:-20 people_get:-9 people_have:-21 people_i:-15
people_in:-29 people_is:28 people_just:57 people_keep:36 people_leave:-60
people_let:2 people_live:-16 people_lived:-17 people_love:-24 people_mix:19
people_need:-2 people_never:-18 people_of:1 people_often:19 people_on:84
people_one:-34 people_pay:-19 people_rang:9 people_remember:56 people_say:3
people_send:-29 people_sent:2 people_sleep:-7 people_speak:-2 people_still:19
people_stop:7 people_tell:-19 people_tend:-4 people_than:34 people_there:7
people_think:-44 people_those:-7 people_throw:-6 people_to:-65
people_underestimate:-22 people_usually:-28 people_were:48 people_who've:-16
people_will:-31 people_with:-17 people_write:-58 people_wrote:-29 people's:-19
pepper:18 peppermint:11 pequena:30 pequeno:11 pequeña:37 pequeño:22 per:1
per_0:-43 per_cart:1 per_child:33 per_colpa:-19 per_così:-23 per_floor:-9
per_gli:11 per_guest:16 per_hatching:31 per_i:43 per_il:83 per_kiosk:12
per_la:-14 per_le:48 per_lesson:30 per_line:23 per_member:14 per_month:6
per_night:13 per_ragioni:14 per_second:-22 per_sitting:5 per_term:12
per_tutti:-41 per_una:-4 per_waiter:17 per_week:-104 per_your:9 percent:-36
percent_^:43 percent_and:58 percent_of:48 percent_the:55 percent_tin:16
percentages:9 perch:10 perché:30 perché_il:13 perché_nessuno:-19 perché_non:1
perché_quello:18 perciò:34 perciò_i:20 percy:-23 perd:-28 perdas:52 perde:43
perdeu:26 perdeu_se:52 perdo:1 perdone:-81 perdone_que:-3 perdono:4 perds:3
perdu:-48 perdón:10 perfect:-78 perfectly:-54 perfectly_^:28
perfectly_normal:-50 perfecto:-6 performance:24 performed:-3 perfume:-25
perfume_^:-62 perfumed:22 perguntar:7 perguntas:1 perhaps:-35 perhaps_a:17
perhaps_about:-23 perhaps_he:-16 perhaps_it:-1 perhaps_it's:11 perhaps_no:-1
perhaps_not:6 perhaps_the:-37 perhaps_they:-6 perhaps_you:-2 perimeter:2
period:88 period_is:57 periodic:-24 periodic_table:-24 perito:30 perl:20
perl_script:17 perm:24 permesso:31 permets:30 permets_de:22 permetta:-1
permetta_di:10 permis:21 permiso:30 permission:-29 permission_test:1 permit:52
permit_^:17 permit_for:34 permit_is:31 permit_me:-41 permite:13 permits:19
permitted:46 permitted_in:7 permitted_to:8 pero:-68 perro:-65 perro_se:-75
perros:5 perry:-89 person:108 person_^:13 person_alone:12 person_by:12
person_has:8 person_it:-13 person_must:-7 person_of:-23 person_on:9
person_talks:27 person_than:22 person_to:13 person_who:-94 person_would:-27
persona:52 personal:-23 personality:-29 personally:44 personally_^:3
personally_that:1 personas:1 personas_^:33 persone:84 persone_^:43 personen:55
personen_^:36 personer:78 personer_^:47 personer_i:17 personne:50 personne_^:10
personne_n'est:21 personnes:-70 personnes_dans:-25 personnes_devant:-56
persons:91 persons_^:7 persuade:3 persuaded:-41 persönlich:4 pertenece:50
però:-15 però_^:-76 però_le:20 perşembe:15 pesa:3 pesa_0:56 pesca:20
pescadores:-56 pescatori:-37 pessoa:9 pessoal:-31 pessoas:46 pessoas_^:19
pessoas_sentadas:17 pest:57 pet:-56 pet_name:11 peter:19 petersen:43 petit:-101
petit_fils:2 petite:-18 petite_fille:-1 petites:13 petition:35 petits:23
petra:31 petra_^:7 petrol:-73 petrol_station:-15 petros:43 petrou:3 petrov's:18
petrov's_modem:18 petter:12 pettibone:-58 pettifer:5 pettigrew:1 peu:-22
peu_^:-17 peu_plus:-39 peut:8 peut_pas:24 peux:22 pezzi:36 peço:-11 pečeť:30
pfarrer:-61 pfarrhaus:22 pfeift:-80 pfennigs:13 pfennigs_^:9 pferd:2 pferd_mit:2
pff:-107 pff_wat:-12 pfff:-117 pfff_^:-107 pförtner:16 ph:36 ph_probe:22
pharmacists:-13 pharmacy:17 pharmacy_on:21 pharmacy's:57 pharmacy's_router:57
phase:-32 phase_^:-32 phases:-2 phd:-93 phew:-63 phew_^:27 phil:-99 philippa:68
philomena:-63 philosopher:2 philosophy:-39 phone:25 phone_^:11 phone_and:-18
phone_app:35 phone_as:-20 phone_at:2 phone_before:2 phone_calls:56 phone_died:-3
phone_from:-21 phone_in:10 phone_me:29 phone_my:43 phone_number:39
phone_numbers:4 phone_on:20 phone_rang:-27 phone_the:52 phone_we:16
phone_went:-56 phone_with:23 phoned:-18 phoned_back:2 phoned_to:-4 phones:21
phones_^:12 phones_in:41 phonetic:27 phonetic_alphabet:13 phoning:19
phoning_me:19 photo:-110 photo_^:-14 photo_and:5 photo_folder:5 photo_from:-25
photo_is:-56 photo_the:19 photo_uploads:7 photocopier:-3 photograph:69
photograph_every:12 photograph_of:-26 photographed:-31 photographed_^:13
photographed_before:1 photographer:-66 photographs:-28 photographs_^:-48
photographs_and:2 photographs_at:11 photographs_of:25 photos:62 photos_^:58
photos_and:23 photos_are:-10 photos_from:-14 photos_of:73 phrase:52 phrase_^:2
phrases:79 physics:-100 physics_^:-25 physics_problems:35 physio:-39
physio_has:-27 physiotherapist:1 pi:-72 pi_^:-18 pi_is:5 pia:23 pia_as:28
piacciono:35 piacciono_di:23 piace:79 piace_di:71 piacere:-10 piacere_^:-41
piacerebbe:56 piacerebbe_di:46 pianiste:2 pianiste_accompagnatrice:41
pianists:-40 piano:17 piano_^:-36 piano_and:-28 piano_del:-3 piano_goes:12
piano_has:4 piano_is:-2 piano_stays:1 piano_stool:8 piano_teacher:-10
pianoforte:20 pianos:-17 piazza:-1 pic:-57 pic_^:12 piccioni:-38 piccola:20
piccoli:14 piccolo:91 piccolo_è:22 pick:36 pick_that:-5 pick_the:-9 pick_up:40
picked:47 picked_a:-8 picked_by:-7 picked_for:46 picked_the:15 picked_up:31
picker:63 picking:55 picks:-77 picks_^:10 picks_the:-51 picks_up:-44 pickup:66
pickup_of:4 picnic:-114 pics:-20 pics_^:-14 picture:-114 picture_0:-11
picture_^:-5 picture_and:27 picture_for:-7 picture_her:-50 picture_i:-1
picture_if:-9 picture_in:6 picture_it:18 picture_of:1 picture_that:-49
picture_the:-57 picture_this:26 pictured:-53 pictures:96 pictures_^:32
pictures_and:13 pictures_to:6 picturing:-40 pid:28 pid_regler:28 pidió:-35
pido:20 pie:21 pie_^:24 piece:91 piece_^:23 piece_is:12 piece_of:-9 piece_we:4
pieces:48 pieces_^:81 pieces_in:-22 piedi:-30 piel:-63 pienso:16 pier:112
pier_^:10 pierdo:11 pies:-102 piet:-20 pietra:7 piezas:28 pig:50 pig_farmer:35
pigeon_^:-52 pigeon_blue:1 pigeon_club:-26 pigeon_on:-16 pigeon_that:-17
pigeons:-76 pigeons_^:12 pigeons_are:-54 pigeons_got:-19 pigeons_have:-3
pigeons_in:-1 pigs_are:-32 pigsty:22 pilar:-43 pile:15 pile_of:-21 piled:1
pilgrims:24 pill:20 pillar:-43 pillow:54 pillows:54 pills:20 pilot:58 pilot_^:24
pilot_boards:14 pilote:39 pilots:-27 pin:66 pin_0:1 pin_^:-5 pin_a:39 pina:2
pinch:17 pinch_^:11 pine:75 ping:26 ping_you:17 pings:47 pink:-21 pinned:30
pinned_the:11 pins:14 pint:35 pint_^:13 pint_of:14 pioggia:-92 pioggia_e:-42
pipe:28 pipe_^:-26 pipe_in:19 pipe_over:-18 pipes:123 pipes_^:33 pipes_are:29
pipes_have:53 pipes_in:-24 pipes_on:-25 pipette:-15 pirates:-23
piscina_infantil:11 pisma:28 piso:34 piso_de:8 pista:19 piste:20 pit:76 pit_^:28
pit_is:18 pitch:46 pitch_^:14 pitched:48 pitches:-37 pitching:12 pitching_the:12
pity:30 piuttosto:28 piuttosto_che:28 pivot:69 pivot_^:11 pivot_polishing:34
pivots:41 pivots_in:5 piwnicy:21 pixels:8 pixels_wide:11 pizza:-20 pizza_^:30
pizza_and:-35 pizzas:-31 pizzeria:-7 pièce:24 pièces:25 pièces_?:20 più:3
più_^:33 più_di:-26 più_il:3 più_la:20 più_le:6 più_niente:-22 più_un:50
più_volentieri:43 placa:26 place:3 place_0:16 place_^:-11 place_and:38
place_as:14 place_at:-4 place_before:31 place_by:-54 place_for:-14 place_from:47
place_has:-83 place_in:45 place_is:-41 place_it:-47 place_of:5 place_on:33
place_so:5 place_that:23 place_the:3 place_to:-30 place_where:14 placed:23
placed_in:43 placeholder:25 places:17 places_^:-16 places_and:26 places_on:44
plain:196 plain_cron:3 plain_english:14 plain_functions:46 plain_sql:66
plain_table:2 plain_text:10 plain_words:25 plainly:-49 plainly_as:-54 plainte:8
plairait:66 plairait_davantage:52 plaisir:-78 plaisir_de:-47 plan:25 plan_0:4
plan_^:65 plan_and:7 plan_around:29 plan_by:3 plan_for:32 plan_is:2 plan_it:2
plan_of:-41 plan_so:-67 plan_the:37 plan_they:-25 plan_with:20 plan_your:-19
plane:5 plane_^:62 planes:18 planet:12 planet_positions:6 planetarium:-32
planets:13 plank_^:25 planks:53 planks_^:21 planned:-61 planned_0:32
planned_^:-53 planned_the:2 planner:33 planner_works:3 planning:43 plano:3
plans:-103 plans_^:-56 plans_for:-72 plant:-70 plant_died:-29 plant_in:-44
plant_on:-8 plant_pots:24 planta:23 planted:25 planting:23 plants:-73
plants_^:29 plants_i:-52 plaque:10 plaster_of:4 plasterer:14 plasterer_has:14
plasterers:-15 plasters:-26 plastic_bags:-47 plastic_one:-25 plastic_ones:39
plastic_sextant:8 plastic_wrap:57 plastica:15 plastik:29 plastique:23 plate:64
plate_^:5 plate_and:-25 plate_i:-57 plate_if:15 plate_says:22 plateau:56
plateau_^:56 plates:-19 plates_^:-9 platform:14 platform_0:28 platform_boards:6
platform_one:53 platform_would:6 platine:-15 plats:39 platte:-22 platz:20
platz_für:17 plaudern:-35 play:37 play_^:41 play_anything:-53 play_at:12
play_in:50 play_it:4 play_the:-9 play_with:16 playable:34 playable_again:7
played:-130 played_0:-51 played_a:-10 played_cards:-42 played_for:-8
played_me:-19 played_on:-22 played_the:-34 player:-62 players:46 players_are:-13
players_sit:-3 playground:57 playground_team:47 playing:-32 playing_^:-3
playing_at:4 playing_the:19 playing_up:7 playlist:-39 playlist_server:5
playlists:31 playlists_are:29 plays:-48 plays_a:43 plays_on:27 plays_the:-82
plays_track:19 plays_trumpet:6 playwright:9 playwright_^:9 plaza:-26 plaza_^:2
plaît:64 plc:-38 pleasant:-78 pleasant_to:-29 pleasanter:7 pleasanter_to:1
please:121 please_^:139 please_accept:-67 please_and:44 please_be:18
please_bring:13 please_call:2 please_come:24 please_convey:-15 please_cut:15
please_do:-105 please_don't:-18 please_dont:12 please_enter:8 please_excuse:-89
please_explain:35 please_forgive:-26 please_give:-18 please_have:4 please_i:-49
please_in:16 please_keep:53 please_leave:29 please_let:-27 please_mark:28
please_me:105 please_my:19 please_never:147 please_no:37 please_not:50
please_note:1 please_put:44 please_remember:2 please_say:-17 please_see:22
please_send:7 please_stay:7 please_tell:-28 please_thank:-25 please_the:40
please_use:4 please_when:13 please_work:14 please_write:6 please_you:40
pleased:23 pleased_i:49 pleased_to:25 pleased_with:-46 pleases:56 pleases_me:42
pleasing:5 pleasure_in:29 pleasure_of:28 pleasure_to:-38 pleine:23 plenty:-29
plenty_for:46 plenty_of:-80 pleut:-76 pleut_depuis:-43 plezier:-25 plik:13
ploeg:-17 plot:29 plot_0:33 plots:73 plots_^:3 plotted:-65 plotter:-49
plotting:35 plotting_per:1 plotting_sheets:4 pls:254 pls_^:124 pls_always:22
pls_and:25 pls_call:2 pls_dont:30 pls_i:59 pls_my:6 pls_never:17 pls_no:24
pls_one:16 pls_tell:-86 pls_the:1 pls_they:29 plug:-8 plug_^:3 plugged:73
plugged_in:61 plugin:69 plugin_to:34 plugs:25 pluie:-46 plum:-13 plum_cake:-33
plum_crates:33 plumb:12 plumb_line:12 plumber:29 plumber_has:11 plumber_is:5
plumber_was:44 plumber's:3 plumped:26 plumped_for:26 plums:-40 plums_^:-17
plums_and:18 plums_are:22 plunge:17 plunge_pool:6 plus:-20 plus_0:12 plus_^:17
plus_c'est:-53 plus_de:56 plus_one:25 plus_volontiers:29 plus_à:14 plutôt_^:-61
plutôt_des:3 plutôt_le:4 plz:31 plz_dont:4 plástico:52 pm:59 pm_^:18 pneu:14
png:41 po:56 po_^:-26 po_kolana:-22 po_tym:3 poches:2 pocket:-27 pocket_^:-19
pocket_and:-30 pocket_calculator:10 pockets:-38 pockets_^:-9 poco:-26
pocztowy:21 pocztowy_stoi:21 pod:-85 podaje:72 podcast:8 podcast_about:16
pode:68 pode_ter:28 podobno:-77 podpisana:46 podpisany:48 podręczniki:7 pods:30
poem:-28 poem_^:-19 poem_about:14 poema:27 poems:-37 poems_^:-23 poet:-56
poetry:-77 poets:34 pogoda:-99 poi:-28 poi_non:-29 poi_passiamo:55 poi_è:-35
poids:7 point:11 point_^:-2 point_about:-8 point_after:-25 point_and:27
point_de:7 point_is:84 point_of:14 point_on:17 point_remains:12 point_that:21
point_the:52 point_virgule:7 pointed:-19 pointed_out:-28 pointers:-43
pointers_^:-38 pointing:18 pointing_at:25 points:80 points_!:7 points_^:123
points_are:32 points_at:4 points_for:10 points_in:50 points_to:10 pois:-15
pois_é:-36 poison:-23 poisson:64 poke:38 poke_^:38 pokładzie:38 poland:-41
polar:-66 polarfracht:3 polaris:36 pole_0:36 pole_is:23 pole_star:-16 poles:47
poles_^:20 police:47 policy:18 policy_^:8 policy_has:-74 policy_is:50
policy_no:66 polish:-22 polish_^:-30 polish_and:-12 polish_the:-15 polished:111
polishes:-10 polishing:7 polite:20 polite_its:-5 polite_technician:9
polite_with:20 politely:-20 politely_^:24 politely_but:-3 politely_whether:-38
politeness:-77 polizza:23 polka:-11 polka_at:-29 poll:26 pollen:-2 polling:34
polls:3 polls_every:7 polska:63 polska_has:63 polso:4 polvere:-17 polynomial:34
pombal:9 pommes:-1 pompa:43 pompa_grande:16 pompe:9 pompe_de:1 pomylę:62 pond:67
pond_^:17 pond_and:-37 pond_as:17 pond_four:22 pond_two:26 pond_water:-29
ponds:-10 pone:40 pone_la:11 ponen:-22 ponen_el:-24 pongan:4 pongas:39
pongas_ejercicios:6 poniedziałki:-8 poniedziałki_^:-8 ponieważ:16 pont:21
pont_^:14 pont_des:6 ponto:11 ponton:34 pontoon:61 pontos:31 pontos_^:31 pony:39
pool:23 pool_a:35 pool_in:-24 pool_is:8 pool_store:5 pool_talks:1 pool_was:-22
pool_with:-23 pools:43 poolside:12 poor:-45 poor_man:-12 poor_old:16
poor_soul:-18 poor_woman:-18 poorer:-18 pop:-5 popcorn_^:42 popcorn_machine:-7
poplar:79 poplars:15 popped:36 poppies:-9 poppies_^:-14 poppy:-9 poppy_cake:-30
poprawione:34 poproszę:28 pops:38 pops_up:35 popular:-77 popular_in:-52
popular_with:-6 popup:11 por:25 por_aqui:-56 por_causa:-16 por_correo:13
por_el:3 por_escrito:6 por_hora:42 por_isso:-38 por_la:91 por_las:6 por_mi:17
por_muy:-21 por_si:4 porch:51 porch_^:44 porque:157 porque_a:25 porque_as:1
porque_el:15 porque_ela:11 porque_em:25 porque_há:25 porque_o:46 porridge:-58
porridge_^:-68 port:41 port_0:73 port_^:10 port_a:-25 port_and:-8 port_du:12
port_has:4 port_side:-7 port_the:21 port_was:9 porta:55 porta_0:6 porta_da:9
porta_il:27 portal:-5 portal_^:20 portal_has:-42 portatile:30 portato:2 porte:23
porte_0:13 porte_^:-57 porte_grise:7 porte_l'étiquette:27 ported:39 ported_and:6
ported_the:24 porter:21 porter_^:22 porter's:8 porter's_lodge:2 portero:24
portero_^:24 porters:4 portiere:-23 porto:-12 porto_office:14 portrait:10
portraits:-23 ports:-12 portugal:-51 portuguese:-2 portuguese_^:-18
portuguese_and:11 portão:25 porządku:-40 posando:-29 pose:-2 posent:-15
positie:20 position:68 position_is:10 position_with:1 positions:20 possibile:42
possibile_gradiremmo:6 possible:51 possible_^:-30 possibly:-7 posso:42
posso_esprimere:9 possono:10 possono_stare:3 post:40 post_^:38 post_for:4
post_gedaan:11 post_office:6 post_with:-41 postage:-55 postal:-96 postal_^:-16
postbus:-43 postcard:-1 postcard_from:-37 postcards:-54 postcards_^:-53 poste:41
poste_de:12 posted:79 posted_the:14 poster:-15 poster_at:-40 poster_is:-7
posters_^:5 postgres:87 postgres_^:6 posting:9 postman:-115 postman_^:-17
postman_again:-19 postman_in:-26 postmaster's:25 postmen:-39 postmen_in:-36
postmortem:-24 posto:7 posto_auto:1 posts:-86 posts_and:-48 postój:1 pot:70
pot_is:47 pot_of:-3 potassium:-81 potato:-14 potatoes:-69 potem:78 pots:8
pots_^:-25 pottery:-12 potting:-2 potting_shed:-2 potwierdzam:27
potwierdzam_że:27 pouces:27 pouces_^:10 poulain:2 pounds:37 pounds_^:19 pour:42
pour_ce:-26 pour_l'accueil:20 pour_la:53 pour_le:68 pour_les:56 pour_mes:2
pour_moi:5 pour_un:19 pour_une:-2 poured:-8 poured_so:-18 pouring:-7
pouring_here:-14 pourquoi:-42 povero:48 power:5 power_button:-22
power_company:28 power_cut:-30 power_cuts:13 power_feed:12 power_is:35
power_supply:31 powered:4 powers:62 powiem:37 powtórki:18 powtórkę:20
powtórkę_znaków:20 pozwoli:13 poäng:17 poço:7 poêle:8 połowie:2 ppl:-4 ppl_^:49
ppl_keep:6 ppm:33 ppm_^:21 pr:21 pra:-5 pra_terça:4 praat:65 prachtig:-28
practica:-14 practical:61 practical_in:7 practically:-53 practically_a:-42
practicar:48 practicar_con:9 practicar_el:7 practice:119 practice_^:-28
practice_afternoon:14 practice_buddy:7 practice_clock:18 practice_drum:29
practice_i:22 practice_it:-29 practice_partner:17 practice_questions:6
practice_radio:6 practice_right:-43 practice_room:36 practice_sheets:4
practice_star:31 practise:77 practise_injections:4 practise_is:8 practise_on:24
practise_the:-74 practise_with:25 practised:14 practises:3 practises_the:-23
practising:-30 pracy:39 prague:23 praia:-14 praise:71 praise_^:26 praise_i'd:33
praised:-32 praises:4 pram:79 pram_^:13 prams:14 pranzo:-21 praten:9 pratique:29
prawns:42 pray:-20 prayed:-20 prayed_^:-20 prayer:-25 prayers:13 praying:8 pre:6
preached:-14 preached_about:-13 precies:-19 preciosa:-80 preciosa_^:-80
precioso:-52 precis:-79 precisely:-70 precisely_one:4 preciso:5 predecessor:21
predict:-54 prefer:91 prefer_a:11 prefer_it:11 prefer_not:-87 prefer_small:3
prefer_tabs:6 prefer_that:24 prefer_the:32 prefer_to:14 preferably:-37
preferirei:71 preferirei_ripassare:23 preferiremmo:18 preferisce:25
preferisco:134 preferisco_i:57 preferred:-48 prefers:85 prefetch:42 prefiero:190
prefiero_el:14 prefiero_los:4 prefiero_que:69 prefiro:136 prefiro_nomes:40
prefiro_receber:6 prefix:48 prefs:4 pregas:30 pregas_^:30 pregnant:-32
pregunta:-31 preguntas:6 premier:-65 premiere:10 premiere_^:-6 première:3
prend:55 prend_le:45 prende:9 prendiamo:26 prendiamo_il:4 prendono:14
prendre:-10 prends:2 prenotato:3 prenotato_il:3 preoccupi:-25 prepared:22
preparo:35 presence:-29 present:103 present_^:59 present_of:4 presentation:20
presentation_in:6 presente:13 presente_^:4 presented:-33 presenter:5
presenter_console:5 presenters:32 president:4 president_has:2 presidente:-13
presque:-116 press:5 press_0:15 press_^:-29 press_go:44 press_is:61 press_it:24
press_the:8 press_to:2 pressa:-21 presse:77 pressed:-30 pressed_the:-37
presser:-25 pressing:2 pressure:45 pressure_^:15 pressure_cooker:15
pressure_in:4 pressure_pills:2 prestataire:9 presto:1 presumably:-6
presupuesto:22 pretend_not:-1 pretended:-30 pretends:-24 prettier:78
prettier_^:44 prettier_but:14 pretty:19 pretty_^:-16 pretty_in:34 pretty_to:-51
pretzel:9 pretzels_and:6 preview:48 preview_in:7 preview_is:3 previous:-78
price:-21 price_^:-18 price_for:54 price_list:-17 price_of:-29 price_the:-54
priced:-45 priced_the:-45 prices:5 prices_in:23 prices_up:-20 pricing:20
pride:95 pride_and:58 prie:57 priest:-3 priest_and:19 priest_came:10
priest_from:-11 priest's:12 priest's_housekeeper:12 priests:-19 prima:126
prima_^:6 prima_di:59 primary:-28 primary_feathers:13 primary_school:-45
primavera:-6 primeiro:39 primer:90 primera:32 primero:4 primo:6 primo_^:-32
primo_se:-24 prince:51 princess:9 principal:43 principal_se:8 principale:20
principio:-47 principle:8 print_and:17 print_in:14 print_run:10 print_the:70
print_them:-47 printed:8 printed_and:11 printed_in:-31 printed_on:-39
printed_the:-4 printemps:-7 printer:-81 printer_^:-52 printer_driver:26
printer_has:-9 printer_in:34 printer_only:-30 printer_ran:33 printer's:45
printer's_on:-17 printing:50 printout_^:-14 prints:-48 prints_^:39
prints_and:-18 prise:2 prism:11 prison:11 pritchard:75 pritchard_the:75
privacy:39 privacy_officer:25 privat:14 private:83 private_one:2 privileged:31
privé:31 priya:124 prizes:64 pro:57 prob:26 probably:-167 probably_have:-4
probably_make:-5 probably_the:-15 probe:-1 probe_in:17 probe_was:-3
probearbeit:24 probearbeit_hat:24 probelauf:-33 probelauf_hat:-33 proben:12
problem:-65 problem_^:-5 problem_at:-35 problem_i:-14 problems:88 problems_a:61
problems_in:-32 probt:-41 procent:5 procent_vocht:4 process:-10 procession:-2
prochaine:25 prochaine_étape:14 prod:53 product:-57 product_our:-37 production:4
production_^:-1 production_database:-14 products:26 products_in:26 produit:3
produits:15 proefles:18 proefles_is:18 prof:1 prof_de:-26 profe:-16 profe_de:-31
profesora:109 profesora_es:49 professional:-23 professionals:-1 professor:17
professor_adeyemi:8 professor_lindqvist:8 professor_quist:35 professora:-31
profile:-1 profile_from:-37 profile_the:29 profiling:2 program:-5 program_^:-10
program_by:-26 program_for:-27 program_has:-10 program_my:26 program_that:66
program_was:-8 programa:26 programm:23 programma:39 programme:31
programme_with:41 programmer:-59 programmers:-67 programming:-122
programming_from:-33 programming_language:-34 programs:-69 progress:-14
progress_^:-22 prohibido:88 proibido:19 project:-34 project_^:24
project_office:31 projecteurs:43 projecteurs_^:43 projection:-55 projector:76
projector_^:6 projector_is:26 projektor:11 prolongar:9 prom:2 promet:14
prometido:2 prometo:39 prometo_que:39 promie:-31 promis:2 promise:65
promised:-103 promised_her:20 promised_it:-76 promised_to:-29 promises:-28
promoted:-17 promoted_^:6 promoted_to:-33 prompt:14 pronounced:7 pronouns:5
pronta:37 pronunciation:74 pronunciation_^:5 pronunciation_because:10
pronunciation_i:36 pronúncia:3 proof:-28 proofing:16 proofing_0:15 proofread:10
proofreader:34 proofreaders:-23 proofs:16 prop:-4 propagation:16 propagation_^:7
propane:43 propane_truck:33 proper:-1 proper_names:13 properly:-69
properly_and:-42 properly_i:3 properly_with:-43 property:77 property_box:20
property_in:2 propio:9 propose:35 propose_to:7 propose_we:4 proposed:-62
proposed_on:-25 proposed_to:-8 propres:18 proprio:-24 proprio_per:7
propriétaire:4 props:-17 prose:36 prosecco:-91 prosiłabym:19 prossima:10
prossima_volta:10 prossimo:43 prossimo_passo:43 proszę:35 proszę_nie:32
protection:-7 protection_lady:48 protection_officer:-53 protector:17 protest:-9
protest_^:-18 protokoll:-55 protokolliert:7 prototype:-34 prototype_board:5
proud:27 proud_^:12 proud_of:77 proud_to:-7 proudly:-25 proudly_^:-18 prova:98
prova_di:3 prova_generale:2 prova_vale:12 provası:27 provata:32 provata_con:19
provato:-25 prove:57 proved:59 proved_too:25 proveedor:26 proveedor_de:26
proverb:-17 proves:52 proves_the:33 provet:32 provided:-62 provider:-43
provider_wrote:-3 provides:9 provisório:45 provisório_termina:45 proxies:-26
proxy:23 proyector:19 prozent:37 prozent_vom:9 prośbę:18 prueba:50 pruebas:52
pruebas_^:1 prune:25 prune_the:-10 prunes:-7 przed:29 przed_lotem:6 przeglądu:7
przejdziemy:14 przejdziemy_do:14 przejrzy:4 przejęła:46 przepraszam:-10
przepraszam_za:11 przepraszam_że:-42 przesunięte:38 przesunięte_na:38 przez:68
przy:144 przy_herbacie:14 przy_kawie:8 przy_remizie:12 przy_starym:12
przy_wejściu:15 przyczepą:34 przygotuję:4 przygotuję_dla:4 przyjemnością:35
przyjemnością_potwierdzam:27 przynajmniej:8 przypomnę:55 práctica:23
prácticas:27 prácticas_es:13 prática:5 prática_é:-6 préfère:160 préfère_le:12
préfère_les:28 préfère_qu'on:12 préfère_un:47 préférence:9 préparation:1
prévenue:2 próbek:1 próbek_^:1 próbny:18 própria:10 próximo:8 prüfe:43 prüfer:50
prüfer_hat:12 prüfer_war:43 prüferin:9 prüfung:-23 prüfung_ist:23 pub:-33
pub_quiz:-54 public:45 public_^:17 public_holidays:22 publier:9 publier_les:9
publique:3 publique_par:3 publish:-15 published:14 publisher:47 pudding:-36
pudding_^:10 puddings:-20 puddings_^:-20 puddle:-52 pueblo:-57 pueblo_y:-12
puede:-47 puedes:11 puedo:17 puedo_gastar:7 puente:21 puerta:63 puerto:45
puerto_de:9 puff:34 puh:-128 puis:-101 puisque:42 puits:27 puits_du:12
puits_saint:4 pulisce:54 pulisce_con:30 pull:91 pull_a:28 pull_request:5
pull_requests:43 pull_the:34 pull_up:-31 pulled:46 pulled_a:1 pulled_down:32
pulled_the:-12 pulling:25 pulls:32 pulls_0:5 pulls_on:40 pulls_the:-27
pulmino:14 pulse:45 pump:34 pump_^:32 pump_four:13 pump_house:5 pump_is:-51
pump_on:1 pump_room:-45 pump_two:17 pump_while:11 pumpkin:62 pumpkins:-30
pumps:-6 pun:-37 punch:-18 punch_cards:-23 punched:-23 punched_cards:-19
punctual:-58 punctuation:-10 punish:39 punk:-7 punk_band:-7 punkt:63 punkt_^:16
punkte:35 punkte_^:27 puns:-34 puns_^:-36 punteggio:19 punteggio_di:19 punti:4
punti_^:19 punto:64 punto_di:20 punto_débil:31 puntos:40 puntos_^:13
puntos_en:12 puoi:-22 pupil:2 pupil_of:-13 pupils:-59 puppet:-12 puppet_show:-12
puppets:-4 puppets_have:-18 puppies:-25 puppy:-32 pups:26 purchase:3 pure:2
pure_functions:5 purple:-92 purple_^:-82 purpose:27 purrs:77 purrs_^:6
purrs_like:76 purse:24 purse_^:23 purser:-13 purtroppo:-12 push:74 push_^:10
push_it:-7 push_notifications:2 push_on:5 push_to:33 pushed:147 pushed_^:19
pushed_the:41 pushed_to:20 pushes:23 pushes_are:16 pushing:12 puso:-15 put:37
put_0:23 put_a:-75 put_aside:23 put_back:48 put_down:42 put_googly:-66
put_her:-38 put_his:-5 put_in:93 put_it:-31 put_my:-30 put_new:1 put_on:8
put_our:16 put_out:-39 put_the:57 put_them:19 put_this:7 put_three:-12
put_to:-38 put_together:-16 put_two:14 put_up:51 put_us:14 put_you:50
put_your:-48 puts:48 puts_up:26 putting:57 putting_it:12 putting_the:4 putzen:21
putzen_am:21 putzkolonne:6 puzzled:24 puzzles:24 puzzles_me:9 può:78 può_avere:6
pva:1 py:113 py_^:21 pyjamas:-9 pyke:51 pyke_was:51 pylon:22 pyramid:-38
pytest:43 python:80 python_0:25 python_^:19 python_in:-30 python_is:-24
python_on:29 python_since:7 python_version:4 python_with:3 página:39 páginas:15
pão:-20 på:-54 på_0:-18 på_balkongen:-70 på_bryggan:33 på_det:4 på_däck:-8
på_en:-10 på_hytt:41 på_kalkyldelen:17 på_kanal:42 på_kvällen:8 på_morgonen:6
på_nyckelskåpet:15 på_och:-11 på_plats:28 på_svenska:19 på_söndag:19
på_taket:-27 på_tangentbordet:-42 på_tur:36 på_vinden:8 père:-56 père_ne:-44
pédiatre:2 póliza:18 pół:-90 pół_godziny:21 północną:21 północną_^:21 późno:-23
pôr:-13 público:4 público_se:2 pływał:-39 q:50 q_^:6 q_codes:36 qr:32 qu'avec:18
qu'elle:17 qu'en:14 qu'il:-104 qu'ils:-6 qu'on:49 qu'un:2 quad:32 quaderno:57
quaderno_dei:22 quaderno_rosso:3 quadratmeter:18 quadratmeter_^:18 quadretti:12
quadro_elettrico:24 quai:32 quai_sud:12 quail:29 qualche:-39 qualcosa:-21
quality:15 quand:-102 quand_c'est:-27 quand_j'étais:-55 quand_je:16 quand_on:-86
quando:21 quando_c'è:23 quando_ci:5 quando_il:22 quando_la:-31 quant:1 quant_à:1
quanto:-11 quarant'anni:-57 quarantine:42 quarantined:35 quarantined_^:24
quarles:13 quarles_^:13 quarrel:54 quarrel_and:30 quarrelled:-25 quarrelling:-2
quart:-30 quarter:12 quarter_^:-59 quarter_and:-34 quarter_chime:13 quarter_on:4
quarter_past:16 quarter_to:31 quartet:-7 quarto:71 quarto_azul:8 quasi:-23
quassù:-35 quattro:6 quay:79 quay_^:15 quay_street:28 que:-43 que_0:-26 que_a:69
que_ahí:17 que_amanhã:4 que_as:-25 que_bom:-10 que_calor:-57 que_ces:15
que_com:-12 que_con:26 que_cuenta:-29 que_des:26 que_dia:-20 que_el:-63
que_em:24 que_en:14 que_es:-11 que_eu:45 que_hasta:-40 que_história:-4
que_j'ai:7 que_je:6 que_la:45 que_las:-38 que_le:-19 que_les:-11 que_lo:41
que_los:9 que_luego:16 que_ma:-53 que_me:51 que_mi:-46 que_nadie:29 que_no:61
que_nous:37 que_nunca:-39 que_não:22 que_o:-45 que_os:3 que_para:24
que_parece:-15 que_parezca:11 que_pase:1 que_personne:17 que_por:-18 que_pour:16
que_saudade:-63 que_se:-30 que_si:58 que_soy:5 que_te:32 que_tengo:21
que_toca:-28 que_tout:-3 que_un:-25 que_usted:33 que_vem:12 que_vous:-14
que_ya:-23 que_yo:-7 que_él:19 queda:13 queda_^:10 queda_en:12 queda_por:24
quedaba:-8 quedado:21 quedamos:9 quedamos_con:39 quedan:52 quedan_0:7 quedar:-10
quedó:12 queijo_curado:39 quel:-145 quel_bazar:-22 quel_giorno:10 quell'ora:-15
quella:58 quella_di:15 quelle:-164 quelle_ambiance:-26 quelle_journée:-49
quelli:38 quello:20 quello_che:-19 quelqu'un:-41 quelqu'un_^:-71 quem:71
quem_paga:28 quemó:-35 quemó_el:-35 quer:18 quer_dizer:53 queremos:32 queries:23
quero:-36 query:-20 quería:-34 quesos:11 questa:-59 question:-20 question_^:7
question_about:-61 question_and:-10 question_at:14 question_from:1
question_i:-13 question_is:11 question_marks:4 question_nine:17 question_of:-3
question_was:-56 question_with:-16 question_you:20 questionnaire:32
questionnaire_is:12 questionnaires:21 questions:66 questions_a:4
questions_about:-14 questions_and:-37 questions_are:-72 questions_by:2
questions_from:37 questions_in:35 questions_on:3 queue:4 queue_^:-18
queue_and:18 queue_as:23 queue_at:-83 queue_depth:21 queue_for:-64 queue_has:7
queue_in:-67 queue_is:26 queue_lives:37 queue_ordering:5 queue_refreshes:1
queue_since:29 queue_so:28 queue_topic:30 queue_was:15 queue_we:4 queued:-71
queueing:-38 queueing_for:13 queueing_theory:-44 qui:21 qui_a:24 qui_assure:17
qui_est:29 qui_garde:10 qui_le:-61 qui_me:21 qui_ne:38 qui_paie:26 qui_s'en:44
qui_se:40 qui_tient:32 quick:-56 quick_^:-16 quick_background:-37 quick_one:3
quick_the:-14 quicker:-37 quicker_than:-28 quickest:-19 quickly:-27 quid:-85
quien:-5 quien_lleva:3 quiere:-40 quiero:55 quiet:8 quiet_and:-1 quiet_as:-34
quiet_carriage:21 quiet_for:-43 quiet_here:-25 quiet_hours:56 quiet_in:-25
quiet_it's:-29 quiet_music:27 quiet_night:38 quiet_on:4 quiet_one:34
quiet_that:-61 quiet_tonight:-7 quiet_without:-44 quieter:12 quietly:-32
quietly_^:3 quill:38 quilos:7 quilos_^:18 quince:4 quindi:-27 quintal:21
quintali:30 quinze:35 quirin_^:20 quirin_is:-24 quiroga:26 quiroga_^:13 quist:44
quit:-26 quit_^:-33 quite:-25 quite_^:-16 quite_a:-61 quite_an:20
quite_common:-6 quite_firm:35 quite_nice:5 quite_ordinary:-22 quite_pale:12
quite_right:16 quite_so:-4 quite_taken:32 quite_the:-5 quite_with:-30
quitting:50 quitting_the:50 quiz:60 quiz_^:8 quiz_came:-27 quiz_is:24 quiz_me:14
quiz_night:-13 quiz_on:13 quiz_you:3 quizzes:75 quizzes_long:12 quién:32 quoi:12
quota:3 quotation:31 quote:137 quote_a:47 quote_in:6 quotes:50 quoting:-23
qué:-183 qué_bonito:-29 qué_buena:-22 qué_calor:-48 qué_cosas:-42 qué_frío:-37
qué_le:33 qué_noche:-17 qué_paciencia:-29 qué_rica:-15 qué_risa:-7 r:18 r_^:23
r_cleaned:39 rabbit:25 rabbitmq:30 rabbitmq_^:30 rabbits:23 raccolta:20
raccomando:11 racconta:-11 racconta_sempre:-14 raccontato:-27 raccontava:-19
raccontava_sempre:-19 racconto:22 race:-39 race_^:28 race_condition:-51
race_file:27 race_from:47 race_table:27 races:7 raceway:70 raceway_two:13
racing:8 racing_games:-30 rację:8 rack:-24 rack_at:5 rack_nine:7 racket:-33
racket_^:-33 racks:-15 racks_^:23 raclette:-46 raconte:-79 raconte_que:-97
raconté:-63 radar:-54 raden:43 raden_handlar:20 radiator:62 radiator_^:73
radiators:33 radio:-18 radio_^:25 radio_channel:15 radio_check:4 radio_club:14
radio_ever:43 radio_exam:41 radio_has:-24 radio_i:-33 radio_in:-8 radio_is:-74
radio_licence:10 radio_link:29 radio_on:-17 radio_only:-64 radio_played:-28
radio_plays:24 radio_receiver:32 radio_says:-83 radio_signal:7 radio_to:31
radio_watch:8 radiology:-79 radios:-76 radiu:-37 radius:9 radius_of:7 raffle:-25
raffle_^:-45 raffle_at:3 raffle_prizes:64 raft:75 raft_on:19 raft's:25
raft's_night:25 raga:48 raga_of:18 ragazzi:-15 ragazzo:-22 ragione:-21
ragioni:14 ragioni_di:14 ragnar:62 raid:-16 rail:27 rail_^:64 rail_bracket:2
rail_for:-65 rail_siding:23 railings:3 rails:39 rails_^:23 railway:-105
railway_has:31 rain:-120 rain_^:-56 rain_all:-15 rain_and:-6 rain_cover:36
rain_day:33 rain_has:-41 rain_here:-4 rain_is:-4 rain_like:-25 rain_on:-59
rain_or:-40 rain_tent:15 rain_that:17 rain_the:22 raincoats:-1 rained:-20
rained_^:-23 rained_for:1 rained_on:-11 rained_so:-22 rained_the:-19
raining:-143 raining_cats:35 raining_here:-12 raining_sideways:-83
raining_where:-27 rains:-2 rains_and:1 rainy:-35 rainy_days:-42 raise:38
raise_an:28 raised:-9 raised_floor:-4 raised_it:22 raised_the:55 rake:23
rake_^:10 ram:-27 ram_^:-6 rama:108 rama_de:5 rama_principal:21 ramble:-35
rambling:-31 rambling_but:-6 ramen:-61 ramo:34 ramo_principale:19 ramonage:27
ramp:-8 ramp_^:-40 ramp_is:29 rampa:39 rampe:47 ran:-30 ran_0:6 ran_^:13
ran_off:-28 ran_out:33 ran_over:-33 ran_to:-14 rand:-24 rande:-15 random:8
rang:-26 rang_^:-17 rang_about:49 rang_during:-40 rang_for:1 rang_from:-44
rang_her:31 rang_in:-14 rang_me:-29 rang_the:39 rang_to:-61 range:31 ranger:13
rangs:7 rangs_^:7 rangé:-6 rangés:25 rank:5 rano:70 rano_przed:8 ransom:-9
ransom_note:-9 ranzada:51 ranzada_yatacak:51 rao:-8 raportem:18
raportem_moduł:18 rappeler:4 rappelle:-35 rappelle_les:-18 rappels:7 rare:-36
rare_donor:27 rare_thing:-6 rarely:-117 rarely_come:-31 rarement:-32 rash:97
rash_^:32 rash_from:20 raso:23 rate:-11 rate_^:-29 rate_has:-1 rate_went:2
rated:-53 rated_for:25 rates:-67 rathaus:-25 rather:56 rather_^:-93 rather_a:14
rather_and:-14 rather_at:-32 rather_be:-63 rather_do:29 rather_get:24
rather_have:166 rather_hear:89 rather_in:40 rather_leather:22 rather_like:49
rather_long:-36 rather_lovely:-2 rather_one:1 rather_practise:9 rather_read:8
rather_see:57 rather_start:28 rather_than:105 rather_the:13 rather_tiring:-51
rather_touching:-19 rather_well:-36 rather_you:21 rating:22 ratio:-67 ratios:46
rattled:-33 raum:31 raus:46 raus_^:36 rausgehen:13 rausgehen_^:13 ravnholm:33
raw:118 raw_and:26 raw_landing:2 raw_milk:15 raw_sql:26 ray:35 rayon:-19
rays:-37 raz:-35 razem:9 razy_a:-3 razão:32 re:99 re_^:-43 re_the:4 reach:6
reach_0:5 reach_^:-40 reach_me:35 reach_the:10 reach_us:17 reached:84
reached_from:1 reached_our:3 reaches:32 reaches_the:-2 reaches_us:40
reaches_you:34 reaching:-34 reaching_0:13 react:-36 reacted:3 reaction:-48
reaction_^:-67 read:13 read_0:32 read_^:-6 read_a:-47 read_about:-6
read_access:6 read_all:23 read_along:3 read_and:7 read_every:26 read_from:54
read_it:-13 read_like:-85 read_me:-21 read_nicer:28 read_one:12 read_only:108
read_page:5 read_replica:17 read_ring:3 read_small:2 read_somewhere:-54
read_than:7 read_that:-29 read_the:-62 read_them:60 read_these:15 read_this:36
read_those:-20 read_through:-4 read_timeout:5 read_with:29 read_without:-8
read_your:-78 readable:14 reader:71 reader_by:2 reader_even:7 reader_for:16
reader_is:-46 reader's:31 reader's_card:31 readers:78 readers_^:-5
readers_are:27 readers_i:15 readers_should:10 readily:11 readily_from:2
reading:-38 reading_0:-15 reading_^:107 reading_a:41 reading_about:3
reading_all:-53 reading_aloud:17 reading_an:-9 reading_corner:40 reading_for:13
reading_from:-10 reading_glasses:86 reading_hall:22 reading_in:57
reading_letters:-31 reading_level:8 reading_number:-27 reading_of:-36
reading_piece:11 reading_room:58 reading_test:-41 reading_the:-59
reading_through:-16 reading_with:49 reading_your:-119 readings_are:2
readings_from:-47 readings_in:21 readme_now:7 reads:-24 reads_0:26 reads_^:1
reads_better:30 reads_every:-53 reads_from:4 reads_like:-8 reads_the:-87
reads_well:-35 ready:64 ready_^:13 ready_in:-22 ready_made:5 ready_to:24
ready_we:10 reais:17 real:39 real_life:-13 real_one:24 real_pleasure:26
real_thing:-6 reales:5 realise:-20 realise_that:11 realistic:-9 really:-11
really_0:5 really_^:-44 really_a:6 really_all:4 really_does:-39 really_don't:1
really_in:41 really_like:12 realm:7 rear:1 reason:50 reason_^:-5 reason_being:49
reason_that:20 reason_to:-22 reason_we:2 reasonable:-29 reasoning:16
reasoning_underneath:16 reasons:4 rebalance:5 rebalance_the:5 rebase:11 rebind:5
rebind_my:5 rebooked:17 rebooked_the:13 reboot:35 reboot_^:19 rebuild:8
rebuilt:-3 rebuilt_the:7 recalculated:1 recalibrated:45 recalibrated_the:33
recall:57 recall_it:4 recalled:4 recap:61 receber:25 receipt:16 receipt_^:4
receipt_for:3 receive:76 receive_a:51 receive_the:11 received:-42
received_from:3 receiver:-5 receives:25 receives_the:1 reception:-4
reception_^:36 reception_up:8 receptionist:-9 receta:-7 recevrez:25
recevrez_le:25 rechne:1 rechnen:51 rechnen_wir:43 rechner:-3 rechnung:79
rechnung_ist:11 rechnungen:17 rechnungen_gehen:7 recht:11 rechts:-29 recibe:22
recibe_la:11 recife:42 recipe:3 recipe_^:13 recipe_and:-3 recipe_for:-21
recipes:17 recipes_and:56 recital:1 recite:-2 recite_the:3 reciting:-19
reckon:69 reckon_with:75 reckoned:8 reckons:-14 reckons_the:-32 recognise:-6
recognise_it:-16 recognised:65 recognises:-43 recognition:13 recommend:-3
recommend_it:-11 recommendation:-29 recommended:15 reconnect:-6 record:74
record_everything:22 record_my:13 record_myself:26 record_of:25 record_the:40
recorded:54 recorded_a:-13 recorded_at:3 recorded_by:38 recorder:-51
recorder_on:19 recording:135 recording_is:9 recordings:98 recordings_from:14
recordings_than:5 records:46 records_^:9 recount:39 recover:10 recover_from:10
rectory:16 recuerde:16 recursive:30 recursive_calls:30 recycled:-49 red:3
red_^:27 red_as:53 red_button:-26 red_ink:15 red_light:-7 red_lights:-22
red_line:-32 red_one:43 red_the:9 red_thread:-54 red_wine:-11 redacción:19
redacción_es:19 redan:-34 redan_på:-22 redação:-15 reddingsvest:22 rede:-41
reden:11 redesign:18 redet:-65 redis:42 redis_^:29 redo:67 redo_the:53 redox:2
redrew:54 reduce:-31 reduction:36 redundancy:-29 redémarre:11 reed:46 reeds:39
reeds_^:3 reef:7 reefer:6 reefer_van:3 reel:66 reel_nine:42 reels:65 reels_^:-28
reels_since:4 reels_the:47 reels_were:51 ref:28 refer:36 reference:33
reference_book:19 references:37 referencia:1 referral:10 referral_from:10
refers:-16 refers_to:-16 refill:13 refilled:-35 refills:53 reflection:17
reform:-49 reformatted:3 refraction:70 refrain:-22 refrain_from:44 refren:47
refresh:53 refresh_interval:32 refreshed:6 refreshed_every:6 refreshes:19
refreshes_every:19 refrigeration:2 refuelled:28 refuge:3 refuge_coûte:3
refugio:20 refugio_norte:20 refund:87 refund_for:5 refund_goes:37 refunded:73
refunded_the:63 refunds:88 refunds_^:18 refunds_are:21 refunds_in:23 refuse:32
refused:-30 refuses:-26 refuses_to:-50 reg:7 regal:-35 regalato:-59 regalo:-24
regalo_^:-24 regarde:-89 regarde_ça:-80 regarding:29 regarding_the:26
regards:-88 regards_^:-44 regards_to:-32 regatta:-57 regen:-73 regenerated:32
regenmesser:19 regenmesser_am:19 regent:-51 regex:-51 regge:9 regime:4 region:71
region_^:25 regions:-1 regions_^:-1 register:68 register_and:8 register_of:-5
registered:113 registered_as:21 registered_the:15 registers:-56 registrado:16
registrar:20 registration:64 registration_desk:22 registration_for:7
registration_is:5 registre:28 registro:61 registro_^:15 registro_de:13
registro_di:16 registry:72 regla:26 regler:28 regnal:20 regnet:-30 regnet_es:-30
regression:11 regret:-20 regret_^:-1 regret_it:-26 regrets:-101 regrets_^:-47
regrettably:5 regretted:-24 regulador:17 regulador_de:17 regular:11
regularity:-39 regularity_^:-26 regulars:49 regulation:-42 regulations:79
rehang:11 rehearsal:17 rehearsal_^:22 rehearsal_and:-17 rehearsal_room:10
rehearsal_space:38 rehearsals:-7 rehearse:11 rehearse_the:11 rehearses:22
rehung:15 reichen:35 reicht:-3 reidemeister:10 reidemeister_move:10 reihe:7
reihe_^:7 rein:-11 rein_^:-11 reindeer:30 reinstall:14 reissued:21 rejected:47
rejected_^:39 rejects:37 rel:26 relation:13 relation_they:22 relations:-8
relative:4 relatives:-28 relatives_who:-21 relatórios:11 relax:-15 relax_^:-15
relay:24 relay_is:18 release:85 release_^:4 release_bird:25 release_branch:55
release_notes:-78 release_the:12 released:-21 releases:-70 releases_^:-73
reliable:29 reliable_^:38 relief:66 relief_on:47 relieved:52 relieved_i:28
relieved_to:18 religion:17 relined:20 reliquary:38 relisant:-27 relu:-59 rely:10
rely_on:9 relógio:26 relógio_da:25 remain:-25 remainder:-77 remainder_of:-73
remained:-47 remaining:16 remains:97 remains_a:-32 remains_is:4 remains_to:48
remains_unclear:33 remark:-58 remark_^:-7 remarkable:-14 remarkably:-79
remarked:7 remarks:43 remarks_in:25 remarks_on:6 remedios:38 remedios_^:13
remember:35 remember_^:-2 remember_a:41 remember_from:59 remember_i:12
remember_rightly:14 remember_that:63 remember_the:-128 remember_things:27
remember_what:27 remember_when:-82 remembered:15 remembered_longer:-4
remembered_the:4 remembers_the:-1 remercie:-47 remercie_de:-55 remind:53
remind_me:70 reminded:-49 reminder:114 reminder_is:21 reminder_now:28
reminder_sound:82 reminders:85 reminding:10 reminds_me:-22 remizie:12 remote:-61
remote_access:11 remotely:55 remotely_somebody:51 removal:-104 removal_firm:-23
removal_men:-51 remove:21 removed:85 removed_and:2 removed_the:47 remplacé:15
ren:-47 rename:6 rename_the:-26 renamed:83 renamed_it:26 renamed_the:37
rencontré:22 rencontré_sa:22 render:49 render_loop:8 render_the:4 rendered:37
renderer:1 renderer_^:-30 rendez:31 rendez_vous:31 rendido:-7 rendu:94
rendu_les:56 rendu_utilise:9 renew:10 renew_a:5 renewal:15 renewed:64
renewed_and:14 renewed_it:20 renewing:17 rengi:58 rennet:13 rent:-9 rent_^:-54
rent_a:2 rent_or:10 rent_the:25 rent_to:1 rental:11 rental_^:9 rental_for:-24
rental_skates:12 rented:65 rented_a:-42 rented_vm:21 renting:14 renting_the:14
rents:29 renversé:-53 rep:-42 repaint:28 repaint_the:28 repainted:60
repainted_^:23 repainted_the:55 repair:37 repair_came:9 repair_desk:8
repair_man:8 repair_the:2 repaired:-33 repaired_and:4 repaired_the:15 repairs:32
repariert:-4 repas:48 repas_d'adieu:37 repasado:43 repasar:12 repaso:76
repaso_son:16 repasse:4 repeat:-6 repeat_^:-3 repeat_it:-33 repeated:-24
repeated_^:35 repeater:39 repeating:41 repeats:29 repeats_every:15
repetitionen:2 repetitions:4 repite:1 repite_0:1 replace:28 replace_the:14
replaced:90 replaced_and:9 replaced_at:21 replaced_the:70 replacement:40
replacement_in:6 replacing:36 replay:45 replay_test:14 replica:63 replica_in:15
replica_two:16 replicas:40 replicas_^:6 replication:43 replication_lag:24
replied:-14 replies:68 replies_than:17 replies_to:37 reply:32 reply_i:2
reply_in:7 reply_to:40 replying:-40 replying_^:-40 repo:94 repo_^:25 repo_is:1
repo_lives:8 report:149 report_^:18 report_a:43 report_by:16 report_from:-8
report_is:6 report_of:-27 report_on:34 report_than:-16 report_that:54
report_the:11 report_to:6 report_topic:2 report_with:24 reported:52
reported_0:23 reported_the:8 reporter:16 reporting:17 reports:17 reports_^:-50
reports_i'd:8 reports_is:19 reports_land:41 reports_to:49 reposez:-36
reposez_vous:-36 repository:86 repository_^:15 repository_the:11 repot:16
repozytorium:13 repozytorium_interfejsu:13 reprend:1 repris:32 reproduces:30
reproduces_it:30 reproducible:26 reproducible_^:22 reprogrammed:13
reprogrammed_the:3 reputation:-23 reputation_for:-17 request:67 request_^:6
request_of:19 requested:39 requests:3 requests_better:16 requests_from:8
requests_in:-50 required:-72 requires:8 requires_a:2 reread:15 reread_the:15
rerouted:34 rerouted_to:3 rerun:57 rerun_the:5 res:6 reschedule:6 rescheduled:34
rescue:81 rescue_^:22 rescue_course:9 resemble:-27 resembles:-39 resembles_a:-39
reserva:48 reserva_^:4 reservation:-7 reservdelarna:28 reserve:44 reserve_^:13
reserved:86 reserved_for:7 reservoir:-1 reservradion:42 reservradion_går:42
reservskrivaren:19 reset:15 reset_button:-19 reset_the:54 resets:34 resets_at:6
resetting:-21 resi:-110 residents:38 residents_of:17 resin:-10 resistor:20
resistors:26 resit:10 resize:51 resolve:-35 resolved:115 resolved_that:51
resolved_to:46 resolver:24 resolvido:25 resonance:58 resonance_with:56 resort:34
respaldo:13 respaldo_tarda:13 respect:-60 respect_^:-76 respect_for:34
respect_that:4 respectable:-13 respectfully:17 respire:4 respondent:-18
response:-12 responsibility:-70 responsibility_for:-74 respray:1 ressemblent:21
rest:-10 rest_^:8 rest_a:44 rest_after:-23 rest_between:24 rest_for:35
rest_hall:21 rest_her:14 rest_him:23 rest_in:-48 rest_is:-9 rest_my:16
rest_of:-48 rest_your:-23 resta:73 resta_da:47 restano:18 restart:31
restart_would:1 restarted:-6 restarts:6 restaurant:25 restaurant_^:-2
restaurant_boxes:40 restaurante:59 restaurants:15 reste:65 reste_toujours:10
reste_à:67 rested:16 rested_^:16 restent:22 rester:6 rester_ouverte:37
rester_sous:-28 restful:13 resting:55 resting_pulse:39 restore:31 restore_from:5
restored:4 restored_^:-52 restored_accordion:4 restorer:-59 restorers:-13
rests:-13 rests_0:13 rests_on:20 resté:-44 result:-20 result_^:-11
result_before:6 result_of:28 result_pages:6 resulta:-11 resulta_más:2
resulta_que:-20 resultan:22 resultan_más:22 results:62 results_in:8 resumo:41
resurfacer:14 resztę:2 retain:3 retain_the:3 retencji:55 retention:38
retention_is:18 retenu:44 retenu_la:13 retenu_le:24 retina:55 retina_camera:9
retire:-14 retired:45 retired_^:43 retired_at:40 retired_captain:-19
retired_last:5 retired_on:2 retired_to:-13 retired_vet:34 retirement:-66
retirement_^:-60 retires:-10 retraso:-61 retried:34 retried_0:19 retries:-14
retries_0:20 retries_^:34 retries_in:5 retries_on:4 retro:-17 retry:87
retry_count:4 retry_loop:48 rettungsweste:1 rettungsweste_von:1 rettungsübung:4
return:84 return_^:31 return_address:13 return_ferry:6 return_it:12
return_journey:1 return_label:21 return_parcel:10 return_to:14 returned:101
returned_^:31 returned_pacifiers:6 returned_the:12 returning:3 returns:-9
returns_0:-13 returns_^:10 returns_a:-28 returns_better:18 reunião:-16
reunião_de:22 rev:8 rev_d:5 reveal_the:26 revenge:-34 revenue:-24 rever:26
reverence:-22 reverence_^:-22 reversed:-9 reversible:47 reversible_^:34
reversing:-21 reversing_entries:20 reverted:10 review:79 review_^:54
review_at:42 review_was:-6 reviewed:46 reviewed_by:43 reviewer:14 reviewer_^:54
reviewer_for:19 reviewing:-43 reviews:100 reviews_^:-8 reviews_are:14
reviews_i:7 reviews_of:17 reviews_the:53 revisa:54 revisado:58 revisar:23
revisar_^:2 revised:-37 revising:47 revising_verbs:31 revision:61 revision_^:27
revision_hour:7 revisión:30 revisión_de:7 revisão:48 revolutions:6
revolutions_^:6 reward:7 rewarded:29 rewired:37 rewired_^:33 rewrite:9
rewritten:110 rewritten_and:28 rewritten_in:2 rewritten_so:1 rewritten_the:36
rewrote:-12 reçu:20 reçu_la:20 rgb:1 rhubarb:-70 rhyme:-37 rhyme_^:-53 rhymes:29
rhyming:-28 rhythm:-86 ri:-86 ri_comme:-34 ria:-10 ribbon:-34 ribbon_^:-50
ribbon_bookmark:8 ribbon_marker:5 ribbons:71 ribs_^:6 rica:-15 ricambio:17
ricambio_del:17 rice_cooker:31 ricevere:31 ricevuto:39 rich:-35 rich_^:-25
richtig:-2 rid:24 rid_of:24 riddle:60 riddle_^:12 ride:39 ride_^:7 ride_along:-9
ride_in:48 ride_on:-19 ride_to:-25 rider:8 ridere:-22 ridere_il:-18 riders:-40
rides:11 rides_per:25 rideva:-29 ridge:-18 riding:-33 riechen:-17 riecht:-43
riecht_es:-43 rien:-118 rien_^:-9 rien_de:3 rifugio:27 rig:-1 rig_is:18
riggers:10 rigging:-37 righe:9 righe_^:8 right:-19 right_?:7 right_^:-4
right_about:7 right_address:-33 right_after:59 right_and:24 right_as:-36
right_at:14 right_behind:-45 right_beside:-5 right_by:-56 right_down:-69
right_each:-34 right_for:33 right_hand:32 right_handed:36 right_in:47
right_is:26 right_it:-11 right_lens:20 right_moment:-12 right_next:-18
right_nine:14 right_no:33 right_number:-63 right_of:48 right_on:-22 right_one:27
right_out:-44 right_rail:1 right_so:-14 right_strap:15 right_that:11
right_the:28 right_there:35 right_through:-52 right_to:-26 right_too:-24
right_we're:9 rightly:46 rightly_^:9 rightly_the:1 rights:43 rights_for:1
rigolé:-76 rijdt:4 riktiga:31 riktigt:-54 rim:34 rind:18 rind_^:-4 rinds:-3
ring:81 ring_0:48 ring_at:8 ring_buffer:10 ring_finger:28 ring_for:-6
ring_lost:19 ring_me:32 ring_my:17 ring_number:5 ring_of:-35 ring_on:16
ring_road:-47 ring_signals:10 ring_the:68 ring_them:4 ring_you:3 ringa:13
ringer:27 ringers:-57 ringing:16 ringing_tone:3 rings:72 rings_^:44 rings_and:12
rings_are:-66 rings_at:35 rings_because:2 rings_the:14 rings_you:28 ringtone:-34
ringtone_^:8 rink:15 rinse:130 rinsed:37 rinsed_and:25 rintocchi:12
rintocchi_^:12 rip:-63 ripassare:47 ripe:-19 ripening:-28 ripening_log:-46
ripens:39 ripens_for:46 ripeto:2 rir:-105 rir_^:-75 risa:-38 risate:-29 rise:-23
riser:41 riser_^:27 rises:-65 risk:13 risk_is:5 riso:-21 risotto:26 risulta:1
risulta_alta:1 risultato:-86 rita:45 ritmo:-27 ritrovato:-2 ritrovato_il:-2
riu:-65 riunione:-100 river:-49 river_^:-17 river_always:21 river_and:-3
river_gate:55 river_is:-76 river_level:8 river_pilots:-40 river's:-28 rivers:-5
riverside:12 ro:48 road:-58 road_^:76 road_and:38 road_for:-1 road_is:-47
road_permit:29 roads:12 roads_^:16 roads_around:-33 roadside:51 roadworks:30
roaster:6 roasters:-10 robe:41 robert:23 robes:47 robi:8 robin:-210 robin_^:-49
robin_from:-32 robin_has:-22 robin_he:-30 robin_on:-3 robing:-13 robing_room:-13
robił:32 robot:-37 robot_navigue:55 robot's:22 robots:-12 roch:-9 rock:-25
rocket:-47 rod:71 roda:19 rode:-91 rods:-50 rodziców:27 rodzina:-19 rogamos:15
rogamos_que:15 roja:25 roja_la:11 roku:14 role:96 role_^:45 role_play:20
roligt:-40 roll:-44 roll_^:-31 roll_and:2 roll_call:3 rollback:40
rollback_script:26 rolled:-91 rolled_back:46 rolled_in:-52 rolled_under:-40
rollen:19 rollen_^:48 roller:-34 roller_skates:-15 rollers:29 rolling:-37
rollout:2 rolls_^:22 rolls_in:7 rollstuhl:12 roman:19 romance:-12 romantic:-6
rome:-50 rome_^:-49 romero:-21 rompe:30 rond:38 roof:-85 roof_^:53
roof_again:-26 roof_and:-50 roof_as:1 roof_between:-16 roof_gets:3 roof_has:-13
roof_is:5 roof_leaked:-47 roof_leaks:-38 roof_of:-26 roof_tiles:-36 roof_was:-3
roof_with:-43 roofer:9 roofers:20 roofs:-33 roofs_and:-45 rooftop:37 rook:-20
room:-11 room_0:109 room_^:-19 room_and:-49 room_as:-62 room_at:6 room_by:-26
room_eleven:37 room_for:102 room_had:-25 room_has:-50 room_have:8 room_i:-49
room_in:64 room_is:107 room_it's:25 room_like:-2 room_looked:-23 room_makes:-3
room_nine:-85 room_no:14 room_not:6 room_on:43 room_runs:2 room_seven:4
room_smells:-45 room_so:-10 room_stays:4 room_that:15 room_there's:-31
room_today:-62 room_two:6 room_where:-21 room_with:-6 room_without:45 rooms:112
rooms_^:27 rooms_have:5 rooms_in:-27 rooster:-62 root_cause:5 rooting:-42
rooting_for:-42 roots:40 roots_^:21 rope:5 rope_^:-21 rope_and:3 rope_bridge:19
rope_dia:32 rope_guard:9 rope_in:-17 rope_is:13 rope_measures:3 rope_pleases:6
rope_practice:17 rope_test:1 ropes:73 ropes_^:-13 ropewalk:9 ropeway:12
rosa_^:-36 rosalind:67 rosalind_^:16 rosario:11 rosary:-34 rose:89 rose_^:5
roses:-15 roses_^:-18 rosin:33 rosso:17 roster:52 rosters:40 roswitha:33 rot:-49
rot_^:-1 rota:152 rota_^:17 rota_for:6 rota_look:24 rotate:20 rotated:69
rotated_the:19 rotation:-42 rotation_^:-51 rotonda:16 rotonda_del:16 rotors:16
rotta:-3 rotterdam:-75 rouge:67 rouge_^:9 rough:-56 roughly:-129 roughly_0:4
rouleau:10 rouleau_du:10 round:-35 round_0:4 round_^:38 round_a:-15 round_all:3
round_and:-37 round_at:-13 round_before:40 round_her:31 round_in:-54 round_is:1
round_it:20 round_like:15 round_my:-5 round_of:2 round_on:-28 round_tables:-72
round_that:-13 round_the:-65 round_to:122 round_with:-8 round_your:-1
roundabout:-50 roundabout_in:-31 roundabouts:40 rounded:55 rounding:52
rounds:-32 rounds_^:42 roussel:-7 route:85 route_^:18 route_because:3
route_in:-6 route_with:16 routed:14 router:57 router_^:-46 router_in:6 routes:14
routeur:9 routine:23 routine_is:8 routing:-11 row:-15 row_0:-16 row_^:12
row_and:-33 row_d:8 row_eleven:44 row_f:11 row_of:17 row_or:3 row_since:7
row_three:22 row_without:36 rowed:-68 rowed_for:-67 rowers:-2 rowing:-32
rowing_boat:-27 rows:-38 rows_^:156 rows_and:-28 rows_are:9 rows_in:26
rows_of:14 rows_per:-21 royal:-32 rozdział:39 rozdział_o:39 rozumiem:68 rua:-2
rubbed:28 rubber:4 rubber_^:10 rubber_boots:18 rubber_duck:-45 rubbing:-57
rubbish:4 ruben_^:6 rubis:33 rubs:5 rucksack:26 rucksack_weighs:16 rude_^:39
rude_ones:14 rue:-33 ruego:-13 ruego_que:24 ruf:14 ruf_ich:14 rufbereitschaft:40
rufe:22 rufe_ich:22 rufen:8 rufen_sie:8 rugby:30 rui:14 rui_^:14 ruin:13
ruined:-53 rule:54 rule_^:31 rule_for:21 rule_i:5 rule_in:48 rule_of:-13
rule_that:-8 rulebook:10 ruled:27 ruler:-17 rules:54 rules_^:17 rules_are:-32
rules_in:4 ruling:23 rulli:4 rumble:24 rumore:-62 rumour:-48 rumour_^:49
rumour_has:-55 run:83 run_^:-94 run_a:-47 run_against:1 run_by:51 run_down:-38
run_every:11 run_for:39 run_had:101 run_i:15 run_in:9 run_it:25 run_on:31
run_out:21 run_the:81 run_there:11 run_to:11 run_twice:-57 run_when:35
runbook:-37 runden:13 runden_darf:13 rung:-16 runner:76 runner_in:21 runner_is:1
running:11 running_a:-43 running_again:41 running_and:-14 running_behind:-11
running_on:23 running_out:-18 running_quietly:6 running_since:-26
running_with:-4 runs:122 runs_0:47 runs_a:-56 runs_after:-22 runs_at:76
runs_for:60 runs_from:4 runs_in:31 runs_on:-7 runs_once:27 runs_only:4
runs_out:-23 runs_over:17 runs_the:48 runs_this:13 runs_to:14 runtimes:-80
ruprecht:7 rupture:4 rupture_de:4 rush:-64 rush_at:-12 rushed:45 russian:2
rust:58 rust_^:28 rust_coloured:5 rustig:-3 rusty:27 rybach:-26 ryby:13 rye:19
rye_collection:11 rymmer:50 rymmer_0:50 rysunkami:11 râle:43 râle_^:5 räcker:3
räknade:27 räknade_jag:7 rätt:22 règle:23 récit:-9 récolte:-12 réflexion:22
réflexion_faite:7 régie:38 régie_son:31 réglementation:25
réglementation_fluviale:16 réparée:37 réplica:20 répond:17 répond_^:17
réponds:-23 réponse:4 réseau:10 réservation:28 réservée:18 résultat:-45
réunion:-16 révise:18 révision:50 révisions:13 réécrit:25 rêve:-29 röda:14
röken:36 rücksprache:45 rücksprache_mit:13 rückwärts:2 ręce:39 rękawic:17
rękawic_bawełnianych:17 s:-21 s_^:39 s_birthday:-63 s_occurs:17 s_ochtends:11
s'agissant:14 s'agissant_de:14 s'appelle:80 s'applique:26 s'arrête:40 s'en:39
s'en_occupe:40 s'ennuie:-75 s'est:27 s'est_endormi:-23 s'il:35 s'il_m'est:21
s'y:1 sa:-27 sa_^:-29 sa_alltid:-37 sa_ancora:15 sa_couleur:14 sa_di:-28
sa_femme:20 saal:-1 saat:50 saat_0:32 saat_sürüyor:9 saatte:13 sabe:-15
sabe_se:9 sabemos:81 sabemos_se:8 sabemos_si:38 saber:27 saber_quién:16
saber_si:13 sabine:61 sable:8 sachets:24 sack:6 sack_of:20 sacks:79
sacks_and:-20 sacks_of:38 sacred:38 sacrestia:20 sacristain:11 sacs:16 sacs_^:16
sacó:12 sacó_0:12 sad:17 sad_^:-8 sad_day:-21 saddle:19 saddler:-6 saddler's:1
sadly:7 sadly_^:-60 safari:-58 safe:19 safe_^:37 safe_here:-40 safe_side:-20
safe_the:23 safely:9 safer:30 safety:36 sag:-43 sage:19 sagen:28 sagt:-63
sagt_der:-44 sagt_er:-42 sagten:9 sah:-6 sai:81 sai_do:59 said:3 said_0:70
said_^:176 said_a:-95 said_about:35 said_and:6 said_ask:-29 said_fine:29
said_for:-27 said_good:-6 said_he:-60 said_hello:5 said_i:11 said_i'd:-51
said_i've:-7 said_in:1 said_it:35 said_it's:-26 said_no:-82 said_nothing:-21
said_on:29 said_please:-49 said_she:18 said_so:-8 said_something:-1 said_that:23
said_the:21 said_to:-89 said_we:-6 said_well:-16 said_what:29 said_whether:2
said_you:35 sail:-21 sail_out:8 sailing:49 sailing_club:-2 sailing_partner:7
sailmaker:-4 sailor:-88 sailors:-70 sailors_in:-44 sails:31 saint:79 saint_^:1
saint_barbara:12 saints:-24 saints_and:-26 sais:3 saison:-32 sait:53
sait_toujours:20 sak:20 sake:-50 sake_^:-84 sake_i've:11 sake_of:28 sal:-16
sala:140 sala_^:18 sala_de:16 salad:53 salas:10 sale:-58 sale_0:21 sale_a:13
sale_desde:13 sale_to:-2 salen:44 sales:23 sales_^:5 sales_has:13 sali:15
saliera:-39 saline:4 salinity:2 salir:23 salire:40 salire_in:19 salió:1
salle:-15 salle_de:-52 salle_des:9 salle_du:6 salle_est:-38 salmon:22
salmon_is:12 salon:86 salotto:12 salt:59 salt_^:-36 salt_in:45 salt_is:-3
salt_melts:25 salt_off:1 salt_the:-47 salt_water:16 salts:3 salty:-41
salty_^:-41 saludo:18 saludo_de:18 salvador:20 salvo:11 salón:10 sam:-19
sama:-79 same:-117 same_0:-56 same_^:3 same_as:-15 same_at:-9 same_but:-7
same_coat:-33 same_coffee:7 same_corner:-36 same_day:88 same_evening:40
same_everywhere:12 same_gap:4 same_joke:-1 same_key:-4 same_load:16
same_minute:24 same_one:-12 same_parcel:13 same_people:-14 same_ring:-30
same_size:-54 same_song:-47 same_the:70 same_thing:-36 same_time:56 same_to:99
same_way:6 samira:19 samma:-10 sammeluhr:30 samovar:49 sample:61 sample_and:-12
sample_company:32 sample_from:43 sample_is:24 sample_of:13 sample_size:6
sample_texts:36 sample_you:16 samples:24 samples_by:2 samples_go:5 samples_in:2
sampling:-5 sampling_is:14 sampling_window:8 samstag:-37 samt:28 samtal:3
sanctuary:-5 sand:45 sand_in:28 sandals:27 sandbank:20 sanding:1 sandwich:-91
sandwich_^:-22 sandwich_and:-16 sandwich_in:-44 sandwich_on:-3 sandwiches:-42
sang:-103 sang_^:52 sang_all:-12 sang_for:8 sang_happy:-18 sang_hymns:-11
sang_in:-3 sang_on:-8 sang_the:-24 sanitarnego:48 saniye:24 saniye_sürüyor:24
sans:85 sans_^:33 sans_l'accord:13 sans_me:11 sans_ordonnance:3 santa:16
santo:-17 sapeva:-29 sappiamo:7 sappiamo_ancora:6 saputo:-70 sapwood:2
sapwood_border:2 sardines:-4 sarà_il:-7 sashes:48 sashes_^:48 sat:-78 sat_at:16
sat_behind:-18 sat_down:46 sat_in:-6 sat_next:-40 sat_on:-45 sat_round:-22
sat_the:18 sat_there:44 sat_through:12 sat_together:9 sat_up:-6 satchel:-6
satellite:43 satellite_dish:22 satin:10 satisfaction:-63 satisfaction_^:-51
satisfying:-48 saturated:2 saturated_brine:2 saturday:79 saturday_^:28
saturday_and:22 saturday_helpers:11 saturday_i'll:7 saturday_is:-24
saturday_with:-23 saturdays:-6 saturdays_^:1 saturdays_and:-40 saturn's:2
saturn's_rings:2 satz:27 sauce:51 sauce_^:7 sauces:36 sauces_^:56 saudade:-71
saudade_daquele:-27 sauf:-48 sauf_erreur:3 sauna:79 sauna_and:-22 sauna_for:36
saunas:-11 saurais:18 saurais_gré:18 saurions:11 saurions_gré:11 sausage:-33
sausage_^:-31 sausages:-66 sausages_^:-1 sausages_and:1 sausages_in:-35 saute:38
sauvegarde:49 sauvetage:23 sauvetage_sont:13 save:-6 save_water:9 saved_me:36
saved_my:-7 saves:-38 savez:-32 saving:15 savings_account:10 savings_bank:6
savings_book:-19 savoir_si:15 savoury:50 saw:-6 saw_0:-31 saw_^:-2 saw_a:-63
saw_and:16 saw_at:40 saw_how:-22 saw_that:-14 saw_the:103 saw_what:2 saw_your:54
sawdust:22 sawmill:19 sawmill_so:16 sawn:7 saxofón:2 say:45 say_0:68 say_^:-63
say_a:-60 say_about:37 say_after:-10 say_and:-26 say_for:-15 say_good:45
say_hello:-23 say_how:-50 say_i'm:-42 say_in:8 say_it:88 say_its:-6 say_may:12
say_no:-8 say_nothing:-32 say_otherwise:12 say_so:24 say_stop:3 say_that:-37
say_that's:-20 say_the:-17 say_there:-1 say_they:5 say_this:-6 say_what:-23
say_whether:64 say_which:-33 say_who:54 say_why:78 say_yes:18 say_yet:72
say_you:-44 say_your:2 saying:-90 saying_^:-11 saying_and:-4 saying_hello:63
saying_it:-47 saying_so:8 saying_that:-37 saying_the:-3 sayings:-43 says:32
says_0:37 says_^:4 says_ab:27 says_and:14 says_anything:-27 says_he:23
says_he's:-30 says_hello:-28 says_hi:13 says_i:-105 says_im:-11 says_in:-62
says_it:-38 says_its:-60 says_more:7 says_my:22 says_no:-29 says_nobody:-53
says_on:25 says_one:-18 says_only:-15 says_otherwise:27 says_she:-13 says_so:28
says_something:21 says_that:19 says_the:-15 says_to:-16 says_we:27 says_what:73
says_yes:65 saß:-64 saß_eine:-22 saída:18 sb:7 sbagli:6 sbaglio:6 scaffali:-4
scaffold:7 scaffold_at:26 scaffolders:-64 scaffolding:-18 scaffolding_^:-39
scaffolding_is:35 scaffolds:18 scala:13 scale:43 scale_^:22 scales:5 scales_^:8
scales_before:-11 scales_in:19 scambiato:-73 scan:-37 scandal:-88 scandal_^:-45
scanned:45 scanned_in:38 scanner:83 scanner_bug:15 scanner_de:23
scanner_dienst:9 scanner_one:4 scanners:59 scanners_^:18 scans:27 scans_and:24
scar:-49 scarcely:-48 scare:5 scare_me:20 scarecrow:-14 scared:116 scared_of:129
scares:1 scares_me:-10 scares_the:27 scarf:-94 scarf_^:-29 scarf_yarn:45
scarica:67 scarpe:6 scary:-22 scatola:40 scatole:36 scatter:6 scatter_plots:5
scegliere:25 scelto:78 scelto_il:26 scene:-4 scenes:24 scent:49 scent_of:4
schade:-29 schaffe:32 schaffe_ich:32 schafft:29 schal:28 schallplatten:21
schallplatten_^:21 schatz:19 schaut:3 schede:42 schede_sui:22 schedule:35
schedule_the:14 scheduled:9 scheduler:-25 schedules:-82 scheduling:-31 schema:90
schema_^:38 schema_change:21 schema_changes:6 schema_migration:12 schema_v:2
schematics:8 scheme:15 schepen:-26 scherm:10 schichten:18 schicken:17
schicken_^:3 schief:15 schief_und:15 schikt:5 schipper:9 schlaf:-23 schlafen:-98
schlag:37 schlag_hatte:17 schlagwerk:20 schlamm:35 schlecht:-3 schluss:40
schluss_^:26 schläft:-14 schlüssel:48 schlüssel_fürs:9 schlüssel_liegen:2
schlüssel_vom:4 schlüssel_zum:13 schlüsselbund:2 schlüsselübergabe:28
schmeckt:-89 schmeckt_^:-71 schmeckt_mir:-30 schmerzen:67 schnapps:54 schnaps:18
schnee:-24 schneekanone:15 schneekanone_drei:15 schneit:-53 schneit_es:-53
schnell:-4 schnittstelle:12 scho:24 schon:-91 schon_0:-38 schon_beim:22
schon_ein:-24 schon_mal:24 schon_um:17 schon_wieder:-90 schon_zweimal:-16
school:7 school_^:16 school_about:14 school_and:-83 school_at:18
school_bookings:25 school_came:-3 school_card:13 school_certificate:6
school_classes:-74 school_for:-33 school_found:-13 school_groups:38 school_gym:3
school_is:-30 school_nurse:7 school_outing:15 school_play:-5 school_reports:-20
school_run:4 school_so:29 school_today:-10 school_trip:1 school_we:-19
school_with:32 school's:-28 schoolchildren:13 schoolhouse:21 schoolmaster:-8
schoolmaster's:9 schoolmaster's_grave:9 schools:-11 schrank:59 schrank_im:21
schreib:34 schreib_ich:4 schreibe:-72 schreiben:24 schreiben_sie:31
schreibschrift:4 schreibt:12 schrift:22 schriftgröße:16 schrijf:14 schrijven:31
schule_^:6 schulter:-28 schuur:41 schuur_^:8 schwager:28 schwager_^:22
schwager_hat:6 schwer:-24 schwester:65 schwäne:-12 schéma:10 schéma_des:22
schémas:4 schön:-54 schön_^:-42 schön_dass:-24 schön_sie:-8 schönen:-21
schöner:-41 schönes:-56 schönes_wochenende:-39 schüler:34 schüler_^:34
schülern:11 schülern_^:11 schüttet:-31 schüttet_es:-31 schüttler:7
schützenhaus:-31 scie:24 science:-42 science_block:5 scissors:-9 scissors_^:-26
scoops:55 scoops_of:55 scooter:-26 scope:25 score:95 score_^:21 score_on:33
scoreboard:30 scoreboard_is:30 scored:21 scored_0:21 scores:47 scorso:36
scout:-7 scouts:2 scrap:10 scrap_that:17 scrap_the:-32 scraped:60 scrapped:51
scrapped_^:16 scratch:96 scratch_that:46 scratch_what:30 scratched:-6
scratched_the:8 scratches:-5 scream:-43 screamed:-63 screamed_^:-69
screamed_at:6 screamed_the:-3 screaming:-11 screaming_^:-13 screen:49
screen_^:-69 screen_and:61 screen_as:8 screen_has:22 screen_in:2 screen_is:32
screen_it:-27 screen_its:16 screen_reader:-29 screen_so:-39 screen_was:4
screens_are:33 screens_give:12 screenshots:30 screenshots_^:24 screw:-6
screw_^:-10 screwed:56 screwed_on:41 screws:33 screws_^:-4 screws_are:5
screws_get:32 scribe:106 scribes:-50 script:102 script_^:34 script_de:3
script_from:26 script_is:-55 script_was:19 script_writes:2 scripts:10 scritto:38
scritto_sul:16 scrive:36 scrivere:-22 scrivere_il:-23 scroll:66 scrolled:-28
scrolled_through:-11 scrubbed:81 scuola:-11 scuola_^:-26 scusa:-28 scusi:-31
scusi_se:-47 sd:5 sdk:57 se:29 se_^:5 se_a:34 se_cayó:-84 se_confirma:18
se_divide:4 se_encarga:10 se_fait:-32 se_ferme:40 se_guarda:38 se_guardan:30
se_ha:46 se_han:15 se_ho:23 se_huele:-21 se_il:75 se_instala:22 se_la:34
se_le:21 se_llama:21 se_llamaba:-29 se_llevó:-12 se_lo:-6 se_mi:13 se_mudó:38
se_mueve:10 se_no:-5 se_não:22 se_o:17 se_pone:1 se_posent:-15 se_possibile:24
se_posso:26 se_presser:-25 se_queda:57 se_quedan:14 se_quedó:-28 se_repite:1
se_ressemblent:21 se_serait:-20 se_tocan:8 se_trouve:35 se_usa:25 se_ve:-7
se_vend:-26 se_è:-2 sea:-69 sea_^:-3 sea_and:25 sea_is:-53 sea_water:22
sea_with:5 sea_would:10 seagull:-43 seagull_stole:-39 seagulls:-76
seagulls_^:-36 seagulls_have:-17 seal:9 seal_^:7 seal_was:-11 sealed:19
sealed_and:47 sealed_envelope:4 seals_do:-7 seam:-9 seams_by:-4 sean:9 search:90
search_^:13 search_by:24 search_results:11 searched:2 searched_with:2
searching:-61 searching_for:-62 seasick:-5 seasick_^:-13 seaside:1 season:-84
season_^:46 season_and:14 season_i:-51 season_of:-31 season_the:-7
season_tickets:34 season_tyres:4 seasonal:19 seasonal_workers:18 seasons:-41
seasons_^:-39 seat:30 seat_^:-64 seat_hangs:1 seat_in:8 seat_position:6
seating:-41 seating_plan:-45 seats:-20 seats_0:35 seats_^:-52 seats_are:-40
seats_in:38 sec:-100 seca:11 sechs:50 second:26 second_^:94 second_act:9
second_and:-31 second_barge:10 second_body:26 second_boiler:11 second_car:61
second_container:20 second_day:-38 second_desk:-11 second_door:-27
second_driver:28 second_drum:-26 second_feed:7 second_go:-32 second_hand:13
second_house:-2 second_is:-25 second_language:9 second_letter:-8 second_look:4
second_mate:-23 second_one:-87 second_or:-52 second_pair:1 second_parcel:12
second_person:40 second_pot:-41 second_power:12 second_reminder:17
second_season:-20 second_server:7 second_the:-55 second_thought:3
second_thoughts:6 second_time:33 second_verse:-22 second_visit:-45
second_voice:7 second_vote:9 secondary:31 secondary_loop:31 secondes:-51
secondes_^:-14 secondhand:39 secondi:50 secondi_^:11 secondo:25 seconds:33
seconds_!:-2 seconds_^:15 seconds_a:14 seconds_and:-11 seconds_at:22
seconds_fast:10 seconds_for:51 seconds_i:-24 seconds_in:-7 seconds_just:15
seconds_long:10 seconds_on:11 seconds_or:-49 secours:-6 secours_^:-47
secours_est:5 secours_se:1 secret:-74 secret_^:-46 secret_and:47 secret_is:-65
secret_service:-13 secretaries:13 secretary_^:31 secretary_has:-11 secretly:-28
secrets:46 secrets_belong:12 secs:26 secs_^:23 section:-43 section_^:1
sector:-44 secure:10 security:-42 security_has:12 security_man:-36
security_people:-27 security_question:11 seda:9 sedan:31 see:-19 see_0:-65
see_^:-54 see_a:15 see_all:-30 see_at:21 see_from:30 see_her:3 see_here:1
see_how:-11 see_if:-38 see_in:-3 see_it:-28 see_me:5 see_my:-3 see_nothing:-11
see_one:-53 see_our:-32 see_plain:21 see_that:16 see_the:-102 see_their:-25
see_them:41 see_there:-42 see_through:-8 see_to:42 see_us:87 see_what:-39
see_where:79 see_why:10 see_you:-2 see_your:1 seed:-58 seed_^:-6 seedlings:9
seeds:67 seeds_and:-33 seeds_badge:13 seeds_in:46 seeing:96 seeing_how:59
seeing_that:98 seeing_the:68 seeing_what:5 seek:25 seek_bar:25 seem:-19
seem_to:-30 seemed:44 seemed_to:75 seems:28 seems_^:27 seems_a:2 seems_that:-1
seems_the:75 seems_to:-48 seen:-91 seen_0:-42 seen_^:73 seen_a:25 seen_all:-2
seen_and:-11 seen_at:68 seen_her:-56 seen_how:11 seen_if:30 seen_in:-50
seen_it:58 seen_my:-24 seen_on:25 seen_so:-34 seen_the:-25 seen_their:10
seen_them:-25 seen_things:-62 seen_us:-8 seen_whether:16 seen_your:86 sees:-76
sees_0:-31 sees_^:-11 sees_a:13 sees_as:-5 sees_the:-32 seggiolino:39 segno:7
segno_di:7 segue:32 seguida:32 seguidas:-42 seguidas_^:-25 seguimos:2
seguimos_sin:2 seguir:148 seguir_vamos:33 seguir_vou:78 segunda:70
segunda_voz:32 segundo:12 segundos:61 segundos_^:61 segurança:22 seguridad:55
seguro:19 seguro_cobre:5 seguro_que:-35 según:-18 según_dicen:-13 según_el:7
sehe:22 sehen:12 sehen_^:44 sehen_sie:-1 sehr:51 sehr_viel:5 sei:-85 sei_e:-18
sei_se:26 seidl:20 seien:6 seien_sie:6 seil:9 seil_aus:9 sein:35 sein_^:39
sein_sonst:14 seine:-24 seinen:-10 seiner:-7 seis:43 seismograph:-72 seit:-49
seit_0:-50 seit_gestern:107 seit_tagen:-56 seitdem:33 seite:35 seiten:47
seiten_^:55 seither:18 seize:20 seize_heures:20 seized:1 sekretariat:24
sekund:42 sekund_^:30 sekund_na:3 sekunden:50 sekunden_^:13 sekunden_vor:32
sekunder:13 sekunder_^:13 selber:56 selbmann:4 selbst:-94 selbst_das:-13
selbst_die:-12 seldom:-59 seldom_^:-3 self:-79 self_catering:16 selfies:-20
selig:-31 sell:-59 sell_it:-85 sell_the:59 sell_them:-6 sell_tickets:-27
sell_to:23 seller:33 selling:35 selling_the:3 sells:23 selten:44 selvedge:44
sem:72 sem_autorização:21 semaine:-9 semaine_^:37 semaines:3 semana:-43
semaphore:-50 sembra:-62 sembrano:-30 semicolon:-76 semicolons:-95
semicolons_^:-19 seminterrato:13 semitone:14 sempre:-38 sempre_^:75
sempre_che:-22 sempre_di:3 sempre_un:-64 sen:71 sen_kommer:18 sen_tar:22
sen_är:1 senast:12 send:26 send_0:24 send_^:3 send_a:-2 send_help:-58 send_it:1
send_me:-22 send_somebody:13 send_the:32 send_u:21 sendet:13 sendet_alle:7
sending:68 sending_the:12 sends:-79 sends_0:-45 sends_her:21 sends_his:-33
sends_samples:2 sends_the:22 sends_them:-23 sends_us:-26 sends_you:-13
senhor:-45 senhor_abílio:-13 senior:34 seniority:-21 sense:-46 sense_^:14
sense_if:-16 sense_of:-45 sense_thx:-7 sensible:1 sensor:79 sensor_da:5
sensor_de:10 sensor_reads:4 sensor_says:28 sensor_sits:-40 sensorcode:23
sensorcode_is:23 sensore:86 sensore_del:75 sensores:-29 sensors:-89 sent:-10
sent_0:-50 sent_a:-72 sent_after:17 sent_and:3 sent_back:73 sent_by:12
sent_from:-19 sent_her:-9 sent_him:-3 sent_home:22 sent_is:10 sent_it:34
sent_le:-10 sent_me:-77 sent_off:23 sent_out:6 sent_the:121 sent_to:58
sent_us:-60 sent_you:58 senta:-10 sentadas:17 sentadas_^:17 sente:-16
sentence:-8 sentence_and:-9 sentence_i'm:5 sentence_is:22 sentence_that:-33
sentences:72 sentences_^:-26 sentences_for:29 sentences_i:56 sentimental_but:14
sentimental_in:-25 sento:9 sentry:13 senza:15 separate:67 separately_^:-4
sept_^:18 september:3 ser:45 ser_o:16 ser_ut:-27 sera:69 sera_^:41
sera_abbiamo:-62 sera_con:71 sera_finalement:5 sera_le:9 sera_parte:3 sera_si:11
sera_sono:6 serais:10 serait:-8 serait_cru:-20 serbatoio:23 serbatoio_in:23
serial:28 serial_number:3 serializer:-26 serie:26 serie_di:25 series:-31
series_circuits:34 serif:26 serif_type:21 serio:-59 serio_^:-44 serious:-11
serious_^:-10 seriously:-17 seriously_^:51 sermon:-38 sernik:44 serons:23
seront:39 serra:26 serra_está:26 sert:38 sert_aux:24 serve:86 serve_il:8
served:-11 server:-47 server_^:94 server_closet:-36 server_di:51 server_has:-22
server_is:30 server_off:7 server_room:-79 server_was:3 servers:-29 serves_as:14
serveur:35 serveur_de:14 serveur_est:10 servi:-78 service:82 service_^:-46
service_at:9 service_in:50 service_is:9 service_lets:3 service_since:-31
service_was:1 serviced:7 serviced_by:13 services:-49 servicio:-54 servicio_^:7
servidor:-29 servidor_de:-16 serving:46 servis:51 servisi:20 serwer:74
serwer_obrazów:38 serwer_pocztowy:21 serwera:7 será:75 será_el:35 ses:-87
ses_0:-17 sesame:61 sesame_^:50 sessie:26 session:172 session_^:28
session_begins:7 session_cookie:5 session_data:10 session_lasts:9
session_with:20 sessions:59 sessions_are:6 sessions_of:13 set:63 set_^:23
set_a:-5 set_down:32 set_for:3 set_has:-66 set_in:-25 set_it:-16 set_me:8
set_my:-31 set_out:-8 set_so:3 set_the:76 set_to:49 set_up:7 set_with:22
set_your:1 setpoint:22 setpoint_0:12 sets:53 sets_off:16 settimana:5
settimana_^:4 settimane:13 setting:28 settings:72 settings_page:15 settle:-46
settle_it:-56 settled:218 settled_^:22 settled_it:71 settled_on:137
settled_that:6 settled_the:37 settled_who:19 settlement:13 settles:-28
settles_the:-23 setúbal:17 seul:-26 seul_^:-32 seule:9 seulement:36 sev:13
sev_0:13 seven:-4 seven_^:51 seven_and:5 seven_got:72 seven_in:21 seven_is:74
seven_or:1 seven_the:-28 seventeen:14 seventeenth:-40 seventeenth_century:-40
seventh:48 seventies:-64 seventies_^:-54 seventy:-61 seventy_four:-72 several:18
several_of:29 several_small:12 severe:6 severin:-2 seviyorum:24 seviyorum_^:24
sew:33 sewed:64 sewing:111 sewing_corner:11 sewing_frame:25 sewing_holes:4
sewing_tapes:21 sewing_thread:1 sewn:-31 sewn_through:19 sex:2 sexta:27
sextant:17 sextant_and:15 sextant_is:19 sexton:2 sexton_for:-5 señor:-28
señora:-76 señora_de:-84 shackles:34 shade:95 shade_and:54 shade_filter:14
shader:81 shader_code:6 shades:3 shades_down:6 shaft:4 shake:1 shake_in:9
shaken:39 shakes:-36 shaking:5 shaking_^:7 shaky:96 shaky_^:87 shall:28
shall_be:43 shall_collect:21 shall_go:-15 shall_i:-62 shall_leave:14
shall_not:32 shall_see:1 shall_we:53 shame:14 shame_to:-10 shanties:11
shape_of:-31 shape_with:-23 shapes:-71 share:-9 share_^:55 share_a:-25
share_it:-2 share_of:-10 share_one:11 share_the:12 shared:7 shared_a:-20
shared_calendar:13 shared_folder:13 shared_mailboxes:32 shared_room:17
shared_with:-20 sharp:71 sharp_^:71 sharp_and:29 sharp_as:-15 sharpen:12
sharpen_the:12 sharpened:91 sharpener:17 sharps:14 she:60 she_always:-27
she_asked:77 she_brings:28 she_came:-30 she_can:54 she_can't:-7 she_changed:24
she_comes:-51 she_could:-29 she_did:12 she_didn't:32 she_died:37 she_does:-65
she_doesn't:-19 she_dropped:2 she_feels:14 she_gave:25 she_gets:-57 she_got:22
she_had:-14 she_has:22 she_hates:64 she_is:-50 she_keeps:46 she_knew:-25
she_knows:-28 she_laughed:-3 she_lay:-32 she_leaves:-50 she_left:-1
she_likes:-12 she_looked:4 she_looks:5 she_lost:-7 she_makes:62 she_may:-38
she_met:-3 she_must:-9 she_never:-10 she_panics:8 she_prefers:54 she_pulled:31
she_purrs:24 she_put:-12 she_reads:13 she_reckons:8 she_rings:2 she_said:43
she_saw:-53 she_says:83 she_sends:23 she_should:52 she_sits:-34 she_sleeps:-25
she_sounds:21 she_still:-15 she_takes:37 she_tells:-12 she_thought:21
she_told:-40 she_used:5 she_wakes:2 she_wants:4 she_was:74 she_wasn't:12
she_waved:-14 she_will:-17 she_would:31 she_wrote:46 she'd:66 she'd_be:38
she'd_been:-12 she'd_have:41 she'd_like:6 she'd_never:20 she'll:34 she'll_be:14
she'll_have:8 she's:34 she's_0:23 she's_a:86 she's_afraid:34 she's_an:49
she's_been:-23 she's_fine:-42 she's_in:-62 she's_never:-4 she's_not:8
she's_on:-16 she's_right:52 she's_the:67 shearer:26 shed:30 shed_^:-10
shed_and:32 shed_door:-16 shed_geometry:9 shed_with:-29 sheep:-45 sheep_and:-42
sheepskin:34 sheepskin_for:25 sheet:52 sheet_?:33 sheet_^:-17 sheet_and:10
sheet_by:8 sheet_im:7 sheet_is:1 sheet_of:-27 sheet_on:3 sheets:65 sheets_^:19
sheets_and:-21 sheets_are:1 sheets_come:26 sheets_in:-47 sheets_on:3
sheets_with:16 shelf:31 shelf_^:-53 shelf_for:-13 shelf_in:5 shelf_labels:18
shelfmark:19 shell:-36 shells:40 shelter:14 shelved:10 shelves:-41
shelves_and:-41 shelves_are:16 shes:-11 shes_a:11 shes_been:-18 shes_our:8
shielded:-1 shielding:7 shielding_gas:7 shift:88 shift_?:5 shift_^:15
shift_change:3 shift_chat:26 shift_gets:11 shift_handover:2 shift_has:-27
shift_i:25 shift_lead:89 shift_plan:9 shift_report:1 shift_reported:16
shift_with:8 shifted:55 shifted_the:19 shifted_to:8 shifts_and:-43 shifts_the:20
shiitake:13 shine:50 shine_^:22 shines:24 shingles:-50 shiny:26 ship:-8
ship_^:-28 ship_is:2 ship_it:-29 ship_on:37 ship_so:-1 ship_the:25
ship_without:-7 ship's:27 shipments:13 shipments_^:13 shipped:-31 shipped_a:-31
shipping:22 ships:-12 ships_and:-31 ships_to:21 ships_with:20 shipwrecks:42
shipyard:26 shirt:-77 shirt_^:-17 shirts:28 shirts_are:17 shivers:-16 shoe:-11
shoe_^:-37 shoe_boxes:-33 shoe_parcel:45 shoe_size:26 shoebox:3 shoes:-3
shoes_^:-46 shoes_and:-7 shoes_are:47 shoes_at:-31 shoes_have:66 shoes_off:-2
shoes_on:32 shoes_that:-9 shoes_were:-6 shook:-3 shook_hands:-34 shook_on:41
shoot:23 shoot_the:10 shooting:59 shop:10 shop_^:-34 shop_and:-36 shop_asks:10
shop_by:8 shop_for:-6 shop_has:36 shop_i:-13 shop_is:-42 shop_on:2 shop_opens:2
shop_to:52 shop_window:-28 shop_with:-25 shop's:7 shopping:-67 shopping_list:-37
shops:-8 shops_^:-17 shore:-37 short:26 short_^:-31 short_and:27 short_drills:28
short_functions:2 short_i'd:1 short_list:9 short_messages:-3 short_of:6
short_one:13 short_ones:40 short_paragraph:2 short_quizzes:27 short_replies:19
short_with:-22 shortcuts:28 shorten:13 shortened:2 shorter:13 shorter_than:-21
shorthand:-8 shorts:-10 shot:23 should_all:1 should_be:-13 should_come:-44
should_end:5 should_explain:4 should_find:14 should_get:-112 should_give:-65
should_go:37 should_happen:15 should_have:-112 should_hear:-14
should_imagine:-27 should_keep:22 should_know:-1 should_last:8 should_like:25
should_mention:55 should_my:5 should_not:13 should_open:19 should_own:-11
should_read:46 should_really:-48 should_say:27 should_see:-81 should_show:31
should_so:9 should_swing:20 should_tell:-11 should_the:50 should_think:-24
should_travel:1 should_treat:10 should_write:-26 should_you:91 should've:-8
should've_seen:-8 shoulder:-28 shoulder_^:-43 shoulder_and:9 shoulder_is:-45
shoulder_straps:17 shoulders:-52 shoulders_and:-32 shoulders_of:-6
shouldn't_go:3 shouldnt:65 shout:-54 shouted:-45 shouted_at:-23 shouting:34
shouting_^:6 shouting_that:-16 shouts:16 shovel:60 shovel_and:49 show:43
show_and:-1 show_in:-53 show_is:7 show_me:78 show_offs:-38 show_on:40
show_scripts:8 show_starts:13 show_the:58 show_them:9 show_timeline:4 show_up:15
showcase:23 showed:-87 showed_me:-68 showed_my:35 showed_the:-48 showed_up:-34
showed_us:15 shower:30 shower_^:68 shower_is:40 showers:80 shown:10 shown_in:65
shown_me:-35 shown_to:17 shown_with:52 showpiece:64 shows:-17 shows_0:25
shows_^:-51 shows_a:-75 shows_as:-23 shows_every:15 shows_in:-29 shows_me:-1
shows_start:22 shows_the:-25 shows_up:43 shows_while:15 shows_you:14 shrine:-45
shrink:-71 shrink_the:31 shrinks:-28 shruti:55 shuffled:27 shunting:14 shut:11
shut_^:33 shut_and:-9 shut_at:34 shut_by:54 shut_down:62 shut_i:1 shut_on:-20
shut_with:-30 shuts:76 shuts_at:42 shutters:83 shuttle:55 shy:56 si:-7 si_bien:2
si_c'est:3 si_capisce:4 si_cela:13 si_chiama:-54 si_conserva:-14 si_dà:16
si_el:41 si_es:-24 si_fa:12 si_falla:19 si_ferma:18 si_figuri:-31 si_je:5
si_la:67 si_le:45 si_no:70 si_parlava:-41 si_preoccupi:-25 si_pulisce:30
si_può:9 si_sa:-25 si_scrive:36 si_scusa:11 si_se:1 si_sono:3 si_spegne:21
si_sposa:15 si_vous:2 si_ça:44 si_è:-53 sia:4 siamo:-62 siamo_in:30 siblings:16
siccome:8 sich_das:-17 sich_der:19 sich_die:11 sich_heute:-49 sich_in:22
sicher:-79 sicilia:20 sick:98 sick_note:30 sick_on:-14 sick_pay:1 sickness:-46
sicuro:-7 side:90 side_^:45 side_a:1 side_and:9 side_by:18 side_in:15 side_is:38
side_of:30 side_screws:2 side_than:12 side_the:-42 side_to:13 side_was:40
sides_and:21 sideways:-87 sideways_^:-17 sideways_here:-16 sideways_since:-16
siding:10 sidor:6 sie:-34 sie_bei:24 sie_bitte:-14 sie_bitten:9 sie_das:-18
sie_den:7 sie_die:-32 sie_es:26 sie_für:1 sie_hat:24 sie_hält:8 sie_höflich:4
sie_ich:-70 sie_in:-26 sie_ist:33 sie_mich:15 sie_nach:-1 sie_sich:-6 sie_so:9
sie_und:-15 sie_von:-7 sie_zweimal:37 siedzi:-26 siedzę:-1 sieht:-21
sieht_aus:-15 sieht_man:3 siempre:-18 siempre_^:-35 siempre_con:19
siempre_dice:-20 siempre_en:51 siempre_llevan:61 siempre_me:-34 siempre_se:33
sieste:47 siete:-3 siete_^:37 sietse:5 sievers:27 sievers_likes:28 siffrorna:32
sig_på:-37 sig_själv:-64 sigh:-73 sigh_when:-27 sighed:-65 sighing:-30
sighing_^:24 sighs:-48 sight:112 sight_gave:6 sight_is:28 sight_reading:28
sights:4 sights_^:-20 sights_all:5 siglas:28 siglas_nas:18 sigma:-27 sign:84
sign_^:-30 sign_every:50 sign_for:73 sign_has:21 sign_in:-29 sign_of:-29
sign_stands:18 sign_that:-43 sign_the:5 sign_with:20 signal:-57 signal_^:-48
signal_box:-33 signal_is:6 signalling:1 signalling_part:1 signals:59
signals_^:40 signals_in:6 signature:125 signature_^:6 signature_tune:22
signatures:67 signe:-53 signed:104 signed_^:18 signed_a:-6 signed_and:47
signed_by:46 signed_every:-1 signed_for:30 signed_it:-59 signed_off:13
signed_on:5 signed_the:52 signed_up:25 signed_with:5 signes:3 significance:-22
signing:49 signing_job:34 signo:4 signor:-69 signora:2 signora_del:-62
signora_moretti:62 signore:-90 signore_di:-20 signs:119 signs_^:29 signs_a:30
signs_and:20 signs_at:-48 signs_for:21 signs_in:41 signs_last:11 signs_off:-6
signs_on:22 signs_right:29 signs_the:25 signé:16 sigrid:-29 sigue:23
sigue_sin:17 siguiente:69 siguiente_es:53 silence_^:26 silence_an:17
silence_and:26 silence_in:-39 silence_the:8 silenced:7 silent:12 silent_days:7
silently_^:-14 silk:53 sill:-44 sillas_^:5 silly:57 silly_but:17 silnik:-29
silo:104 silo_do:18 silos:34 silos_jest:33 silva:-23 silver:9 silver_^:6
silêncio:-3 sim:17 sim_card:5 similar:-23 simple:1 simple_^:11 simples:6
simples_^:6 simply:-130 simply_a:-39 simply_because:-16 simply_stops:-23
simpático:-15 simulacro:12 simulacro_^:12 simulateur:-64 simulation:7
simulations:-51 simulator:70 simulatore:24 simulatore_gira:24 sin:80
sin_aclararse:17 sin_avisar:25 sin_egen:-25 sin_excepción:27 sin_falta:6
sin_la:1 sin_saber:3 sin_una:54 since:11 since_0:-134 since_^:-65 since_a:48
since_after:27 since_and:-13 since_been:17 since_before:23 since_both:-4
since_breakfast:-93 since_buying:17 since_dawn:-18 since_each:1 since_easter:-35
since_five:-110 since_he:-8 since_her:19 since_his:1 since_in:7 since_it:12
since_it's:31 since_january:20 since_last:72 since_long:-20 since_lunch:-15
since_march:-16 since_monday:12 since_most:3 since_my:47 since_neither:-4
since_nobody:-5 since_noon:-51 since_on:-19 since_our:26 since_school:4
since_sound:-23 since_spring:52 since_sunday:18 since_ten:39 since_that:58
since_that's:32 since_the:49 since_their:-34 since_then:125 since_they:51
since_this:24 since_two:-59 since_we:-48 since_with:35 since_yesterday:32
since_you:85 since_your:-34 sincere:-23 sincerely:-3 sind:9 sind_0:27
sind_alle:-42 sind_bei:41 sind_die:-20 sind_es:19 sind_für:-21 sind_in:11
sind_umgezogen:5 sind_uns:33 sind_wir:17 sindaco:-40 sing:21 sing_^:1
sing_the:13 sing_to:25 singer:-71 singer_comes:-51 singing:-56 singing_^:-37
singing_and:-25 singing_at:-41 singing_on:42 single:-81 single_^:-114
single_file:28 single_line:1 single_night:-4 single_room:37 single_slip:12
single_thing:-5 single_time:32 single_track:7 sings_the:-13 sings_to:5 sink:25
sink_^:20 sinking:-14 sino:8 sino_da:3 sinon:19 sinon_je:8 sintética:7
siodełko:46 siostra:46 siquiera:17 sir:1 sir_godfrey:-22 siren:-41 sirene:53
sirius:-82 sis:27 sista:68 sista_leverans:25 sista_turen:39 sistema:33 sister:28
sister_and:62 sister_has:-41 sister_in:67 sister_is:5 sister_ottilie:12
sister_says:8 sister_talked:49 sister_the:45 sister_who:-11 sister_would:-24
sister's:-48 sister's_on:-24 sisters:83 sisters_and:10 sit:16 sit_^:-37
sit_and:-21 sit_at:-31 sit_better:13 sit_down:-32 sit_for:9 sit_here:-12
sit_in:66 sit_on:-8 sit_the:42 sit_there:21 sit_with:1 site:-28 site_^:29
site_has:-27 site_in:19 site_is:13 site_would:-12 sites:-5 sites_^:10 sitio:48
sitio_^:32 sitio_para:11 sits:31 sits_at:39 sits_behind:-34 sits_down:-10
sits_in:61 sits_on:-20 sits_right:-55 sits_under:-19 sits_well:44 sits_with:101
sitt:31 sitta:34 sitter:11 sitter_is:40 sitting:16 sitting_^:57 sitting_after:36
sitting_and:22 sitting_at:13 sitting_down:-47 sitting_on:-87 sitting_right:29
sitting_there:-26 sitzen:-22 sitzt:-24 sitzung:23 six:34 six_^:-10 six_and:-12
six_hours:-13 six_i:28 six_in:-20 six_is:18 six_it:7 six_minutes:32 six_of:-7
six_out:-23 six_people:30 six_sheep:-31 six_the:8 six_to:-25 six_weeks:23
six_year:-9 six_years:-14 sixteen:78 sixten:3 sixties:-8 sixty:54 sixty_four:-38
sixty_one:1 sixty_years:11 size:49 size_0:118 size_^:-12 size_and:-20
size_ends:2 size_to:2 sizes:-58 sizes_^:-40 sizes_too:-24 się:-16 się_ich:44
się_na:39 się_nie:-29 się_pan:1 się_w:-23 się_z:-41 się_za:12 się_śmieje:20
sjoerd:7 sju:-36 själv:-52 ska:151 ska_ha:14 ska_jag:27 ska_målas:6 ska_vara:15
skate:14 skate_sharpener:17 skateboard:-56 skaters:1 skeins:14 skeins_^:14
skeleton:-66 skerry:50 skerry_has:15 sketch:33 sketch_^:60 sketch_i:22
sketch_of:-41 sketch_the:1 sketchbook:5 sketched:7 sketches:22 ski:-28 skicka:51
skickat:40 skiers:-22 skies:33 skiing:-24 skimmed:-49 skimming:-24 skin:31
skiner:-54 skiner_och:-41 skip:55 skip_the:113 skipper:27 skipper_this:15
skipper's:-6 skipping:89 skipping_the:19 skips_0:-48 skips_the:3
skirting_board:-21 skis:-50 skolan:34 skoro:-39 skrattade:-3 skriv:21 skriva:32
skriver:8 skriver_jag:8 skrivs:12 skrzyń:13 skrótów:7 skrótów_^:6 sku:7
skulle:-49 sky:-33 sky_^:-8 sky_blue:32 sky_over:-15 sky_so:-11 skyltar:36
slaapt:-27 slab:20 slab_unless:21 slack:53 slam:38 slate:69 slate_^:18
slate_and:16 slates:10 slates_^:10 sled:16 sledge:12 sleep:-8 sleep_^:-43
sleep_badly:1 sleep_better:17 sleep_bug:38 sleep_for:-39 sleep_i:5 sleep_in:25
sleep_on:14 sleep_so:-57 sleep_timer:26 sleep_well:-23 sleepers:51 sleeping:-11
sleeping_in:15 sleeping_on:-15 sleeps:13 sleeps_0:19 sleeps_^:14 sleeps_at:-24
sleeps_for:-24 sleeps_in:13 sleeps_on:-19 sleeps_through:-3 sleepy:77 sleeve:-72
sleeve_^:28 sleeve_and:-8 sleeve_as:-7 sleeve_to:-52 slept:-59 slept_0:-23
slept_maybe:-9 slept_on:88 slept_through:-17 slept_under:-21 sleutel:43
sleutel_van:17 sleutels:2 slice:-1 slices:74 slid:-54 slide:23 slide_^:-45
slide_and:1 slides:-45 slides_^:-37 slides_in:-38 slides_of:17 slight:17
slightly:7 slinger:22 slip:55 slip_^:63 slip_and:-21 slip_in:42 slipcases:4
slipped:-55 slipped_^:15 slipped_on:-99 slipped_to:3 slipper:-44 slipper_at:-39
slipper_sensor:28 slippers:-39 slippers_to:26 slips:117 slips_in:4 slips_of:61
slips_to:6 slipway_and:-11 slipway_blinks:8 sloop:6 slope:24 slope_^:32 slot:25
slot_^:-37 slots:-35 slots_^:48 slow_?:23 slow_^:-1 slow_and:-3 slow_answer:-18
slow_down:23 slow_line:-24 slow_on:25 slow_radio:15 slow_so:8 slow_today:-23
slow_with:-91 slowed:7 slower:-59 slower_^:-8 slower_than:-46 slower_when:-19
slowly:-1 slowly_^:21 slowly_and:34 slowly_through:-28 slowly_with:87 slug:1
sluggish:7 slugs:-48 slugs_^:-48 sluice:85 sluice_seven:31 sluis:20 sluit:3
slur:6 slut:-6 slut_^:-6 slutar:11 smack:-22 small:3 small_^:7 small_and:-117
small_as:14 small_awl:17 small_batches:25 small_bell:68 small_commits:62
small_conference:-42 small_for:31 small_functions:24 small_gym:10 small_hours:4
small_i:-4 small_it:1 small_miracle:-13 small_print:14 small_pull:31
small_pure:5 small_servers:6 small_ship:-41 small_stops:16 small_talk:37
small_the:-14 small_things:2 small_we:-3 smart:-34 smarter:-23 smarter_than:-17
smell:-29 smell_fear:-2 smell_goes:9 smell_in:-31 smell_is:17 smell_like:36
smell_of:-71 smell_the:-22 smell_was:32 smelled_^:-7 smelled_like:44
smelled_of:-44 smelling:-33 smells:-104 smells_are:-17 smells_as:-11
smells_at:-45 smells_like:-11 smells_of:-69 smelt:-50 smile:-29 smile_^:-56
smile_and:26 smile_at:-12 smile_the:-18 smiled:-77 smiled_^:-60 smiley:27
smileys:13 smiling:-80 smiling_about:-24 smithy:14 smoke:6 smoke_alarm:25
smoke_detectors:40 smoke_machine:-60 smoke_or:26 smoked:42 smoked_batch:37
smoking:40 smoking_in:16 smooth:-91 smoothly_^:-18 sms:35 sms_^:18 smug:-1
snack:20 snack_bar:19 snail:-5 snails:-15 snake:-35 snake_and:-2 snake_case:24
snake_in:-18 snap:47 snapped:17 snaps:-22 snapshots:26 snare:-41 sneeze:-42
sneezed:-36 sneezing:-15 sniff:-39 sniffed:-23 sniffing:5 sniffing_booths:32
snijafval:21 snippet:-39 snore:-55 snored:-29 snored_in:-17 snores_^:8
snoring:-10 snoring_in:-8 snow:-58 snow_^:-8 snow_and:-22 snow_boots:30
snow_groomer:87 snow_guns:41 snow_has:5 snow_in:-28 snow_is:-40 snow_makes:-1
snow_this:-28 snow_up:-34 snowboard:4 snowboard_lesson:4 snowcat:27
snowcat_is:14 snowdrops:-86 snowed:-64 snowing:-54 snowing_in:-36
snowmobiles:-43 snowsuits:-6 snug:38 snug_^:2 snälla:-27 snön:-75 so:98 so_!:-22
so_0:-28 so_^:-5 so_a:-51 so_after:55 so_all:1 so_aloud:29 so_ancora:28
so_and:-29 so_anyway:-21 so_are:-7 so_as:-14 so_ask:15 so_at:40 so_bad:-48
so_badly:-13 so_be:6 so_before:9 so_but:1 so_by:-6 so_come:12 so_could:33
so_did:-37 so_die:-15 so_do:22 so_dry:-44 so_ein:-71 so_einer:10 so_enjoyed:-5
so_error:1 so_everybody:35 so_everything:44 so_exactly:26 so_far:4 so_few:6
so_for:73 so_forget:48 so_forgive:-11 so_full:-39 so_funny:3 so_give:8
so_glad:-42 so_go:23 so_good:15 so_grateful:10 so_haben:-1 so_happy:-53
so_hard:-71 so_has:-15 so_have:-4 so_he:-42 so_he's:33 so_hot:-78 so_how:-38
so_i:38 so_i'll:-12 so_i'm:42 so_i've:50 so_if:-14 so_in:66 so_is:-73 so_it:-88
so_it'll:10 so_it's:47 so_its:45 so_keep:41 so_kind:1 so_kindly:28 so_lean:34
so_leid:6 so_let:43 so_let's:60 so_like:4 so_listen:9 so_little:-65 so_long:-94
so_loud:-32 so_low:-51 so_make:12 so_many:-87 so_might:-7 so_mind:33 so_much:26
so_my:-13 so_never:35 so_next:28 so_nice:20 so_nicely:34 so_no:89 so_nobody:96
so_now:24 so_of:-22 so_often:31 so_old:-48 so_on:14 so_only:4 so_our:6
so_patient:-47 so_peaceful:9 so_perhaps:20 so_picture:26 so_please:-29 so_pls:16
so_politely:3 so_proud:-15 so_put:11 so_quiet:-103 so_quietly:32 so_red:23
so_ring:3 so_sadly:18 so_schön:29 so_send:19 so_she:-30 so_short:15 so_since:-47
so_slow:41 so_smart:6 so_smoothly:14 so_somewhere:-5 so_sorry:-28 so_steady:-45
so_still:-17 so_take:24 so_teach:32 so_tell:38 so_thankful:4 so_that:60
so_that's:19 so_thats:12 so_the:36 so_there:-14 so_there's:54 so_they:-16
so_they're:-10 so_thick:-99 so_three:22 so_tired:-60 so_to:2 so_tomorrow:21
so_too:4 so_traurig:-19 so_und:52 so_until:24 so_use:28 so_very:-9 so_viel:-37
so_warmly:-22 so_was:-6 so_we:-34 so_we'll:22 so_we're:15 so_we've:-40 so_weak:7
so_what:93 so_whatever:12 so_when:7 so_wherever:16 so_who's:26 so_whoever:33
so_whoever's:23 so_wie:25 so_with:29 so_would:2 so_write:28 so_you'd:16
so_you'll:32 so_you're:3 so_your:72 so_yours:-31 soak:16 soaked:-62
soaked_to:-50 soaking:12 soaking_as:11 soaks:-21 soap:-40 sobald:30 sobbing:7
sober:52 sobie:71 sobrancelhas:-86 sobre:-32 sobre_el:-49 sobrinho:20 sobą:35
social:-13 society:87 sock:-113 sock_^:-105 sock_drawer:-24 socken:-21
socket_0:9 socket_^:4 sockets:22 socks:-170 socks_^:3 socks_we:-13 sodium:-81
soep:-13 sofa:-33 sofa_^:-20 sofa_and:-21 sofa_for:-8 sofa_is:-10 sofas:-10
soffitta:-42 soffritto:10 soffritto_usiamo:10 sofia:-13 sofort:42 soft:25
soft_^:-32 soft_cheese:22 soft_like:-9 soft_spot:-62 softer:60 softly:40
softly_^:-12 software:-90 software_^:-2 sogar:-2 soglia:7 sogra:-16 soi:11
soie:24 soil:50 soir:7 soir_^:-23 soir_au:-49 soir_il:-12 soir_je:5 soir_le:7
soir_on:-14 soir_si:6 soirs:28 soirée:-17 soirées:16 soit:39 sol:-87 sol_^:-60
sola:70 sola_^:38 solange:8 solar:-47 solche:-116 solche_geschichten:-23 sold:84
sold_0:-57 sold_^:35 sold_by:30 sold_out:21 sold_to:71 solder:-6 soldered:-22
soldered_in:-30 soldered_it:-63 soldered_my:-19 soldered_the:72 soldering:-14
soldering_irons:-14 soldier:56 sole:-1 soleil:-98 solely:-28 solen:-109
solen_skiner:-54 solen_tittade:-46 solenoid:17 soles:70 soles_^:58 soli:10
solicitor:9 solid:88 solid_^:51 solids:8 solito:14 soll:20 solo:49 solo_^:44
solo_a:-7 solo_in:3 solo_la:9 soltanto:41 solution:72 solution_straight:14
solutions:40 solve:-46 solved:62 solved_the:22 solveig:-31 solveig_has:1
solveigs:12 solver:-22 solène:16 som:-54 som_det:6 som_en:-40 som_har:37
som_ingen:-50 som_jag:-29 sombra:-19 sombra_^:-19 sombrero:-16 some:-78
some_0:-10 some_^:54 some_are:17 some_back:8 some_care:18 some_day:31
some_days:-29 some_evenings:-5 some_fancy:35 some_folks:-16 some_kind:5
some_of:29 some_people:-47 some_point:20 some_reason:-49 some_rest:-30
some_say:-12 some_sleep:26 some_time:19 somebody:-62 somebody_^:6
somebody_always:-6 somebody_and:9 somebody_at:-1 somebody_brought:18
somebody_else:69 somebody_else's:-8 somebody_from:3 somebody_had:-23
somebody_has:-28 somebody_in:-53 somebody_is:12 somebody_left:-52
somebody_must:19 somebody_nearly:18 somebody_on:2 somebody_ought:91
somebody_picks:8 somebody_rings:14 somebody_should:-73 somebody_still:16
somebody_was:-8 somebody_who:-29 somebody_who's:-19 somebody_with:-31
somebody's:2 somebody's_got:9 somebody's_had:67 somebody's_hand:-3
somebody's_nephew:1 somebody's_thumb:-28 somebody's_toddler:-7 somehow:-53
somehow_^:16 somehow_i'm:-35 somehow_the:-52 someone:-50 someone_at:-25
someone_else's:-10 someone_from:-11 someone_has:6 someone_in:-16
someone_left:-28 someone_microwaved:-63 someone_needs:12 someone_put:-50
someone_said:-1 someone_takes:-10 someone_writes:22 someone's:-23 someones:-67
something:-35 something_^:-7 something_about:-71 something_and:-8
something_at:-32 something_cheerful:-16 something_else:84 something_for:28
something_happens:48 something_i:14 something_i'd:-5 something_in:-30
something_is:-36 something_new:29 something_nice:-15 something_of:-31
something_on:-3 something_one:-12 something_she:43 something_soothing:-26
something_that:-54 something_that's:4 something_the:3 something_there:32
something_to:39 something_we:36 something_with:-46 something_wrong:43
something_you:11 something's:32 sometimes:-44 sometimes_i:-82 somewhat:-65
somewhat_^:-45 somewhere:-85 somewhere_^:-54 somewhere_behind:-18
somewhere_between:9 somewhere_else:5 somewhere_in:-110 somewhere_that:-91
sommer:9 somos:3 son:-51 son_0:19 son_^:-5 son_and:-33 son_chien:-27 son_con:16
son_is:3 son_los:10 son_will:33 son's:19 sonar:25 sonatina:3 sonatina_at:3
sonda:30 sonde:13 sonde_du:6 sondern:9 song_^:20 song_about:-25 song_i:4
song_is:-38 songbook:24 songs:-97 songs_and:-14 songs_in:-18 songs_on:22
songs_the:-23 sonido:36 sonido_ambiente:29 sonne:21 sonno:-33 sonntag:12
sono:-13 sono_da:22 sono_troppo:9 sonra:60 sons:37 sons_^:37 sonst:21 sont:2
sont_jamais:20 sont_rangés:25 sont_toujours:-65 soon:1 soon_^:-26 soon_as:10
sooner:207 sooner_have:92 sooner_or:-59 sooner_pay:16 sooner_read:1
sooner_see:39 sooner_take:1 sooner_the:21 sooner_work:18 sooner_write:11
sooo:-27 soot:-42 soot_behind:-36 soothing:-67 soothing_about:-26 sopa:-34
sophie:34 sophie_spring:34 sopra:21 sopranos:56 sopranos_who:17 sordo:-5 sore:60
soria:4 sorridere:4 sorry:-16 sorry_!:54 sorry_^:-6 sorry_about:-19 sorry_and:50
sorry_for:-119 sorry_i:-9 sorry_if:-2 sorry_it:-19 sorry_my:69 sorry_not:62
sorry_that:-42 sorry_the:1 sorry_to:88 sorry_typing:-22 sorry_was:-30
sorry_your:-12 sort:-14 sort_^:17 sort_it:4 sort_of:1 sort_so:-22 sort_the:11
sorted:61 sorted_by:6 sorted_i:36 sorted_out:-32 sorted_the:29 sorten:-69
sorter:-38 sorter_belt:8 sortie:22 sortieren:34 sorting:-17 sortir:-26 sorts:-51
sorts_of:-19 sostiene:-28 sostiene_che:-28 sotto:-3 sotto_il:29 sotto_la:-41
sotto_le:20 sou:12 soul_^:-14 soul_in:10 souls:11 sound:36 sound_^:-48
sound_a:-22 sound_bends:-23 sound_check:7 sound_comes:29 sound_files:16
sound_has:22 sound_is:60 sound_like:-48 sound_of:-79 sound_one:20
sound_rather:-28 sound_so:-38 sound_the:20 sound_ungrateful:12 sound_would:-4
soundbow:37 soundbow_has:37 sounded:-32 sounded_like:-23 sounds:-23 sounds_^:9
sounds_as:-10 sounds_at:4 sounds_good:8 sounds_like:-58 sounds_so:4
sounds_the:23 sounds_to:-33 soundtrack:-43 soup:-65 soup_!:-2 soup_^:-42
soup_and:-16 soup_at:22 soup_from:-27 soup_is:-78 soup_of:47 soup_stall:43
soup_today:-2 soup_with:8 soupe:4 source:-4 source_^:21 source_code:-28
source_of:12 sources:25 sourdough:-18 sourdough_rests:7 sourire:-21 sous:13
sous_la:-29 sous_le:-10 south:153 south_line:13 south_wall:5 southbound:81
southern:44 southern_one:5 souvent:-31 souvent_une:-60 soy:-1 sozinha:1
sozinho:-28 soñé:-45 soñé_que:-45 space:66 space_^:9 space_for:87 space_is:16
spaces:87 spaces_^:11 spaces_fight:22 spade:41 spaghetti:-76 spaghetti_^:-57
spaniel:11 spaniel_in:-20 spanisch:-34 spanish:29 spara:20 sparas:59 spare:203
spare_crystals:6 spare_fan:8 spare_freezer:17 spare_key:49 spare_keys:5
spare_rotors:16 spare_shackles:6 spare_you:-22 spare_your:7 spared:-16 spares:72
spares_us:26 spark:8 sparse:9 spat:10 spawn:21 spawn_room:8 spać:-7 speak_^:-38
speak_about:-22 speak_and:5 speak_for:-27 speak_of:47 speak_slowly:84
speak_to:-17 speaker:76 speaker_^:1 speakers:18 speakers_^:14 speaking:-48
speaking_^:11 speaking_names:9 speaking_partner:46 speaking_terms:-42
speaking_the:-54 speaks:25 speaks_it:12 speaks_of:-42 speaks_slowly:4
specchietto:32 special:-48 specialist:21 specialist_subject:16 species:44
species_^:2 speck:9 spectacles:1 spectacles_^:-43 spectacles_and:30 spectra:24
spectrum:-23 spectrum_analyser:-23 speech:-19 speech_^:4 speech_at:17
speech_by:-19 speech_can:7 speeches:12 speeches_^:5 speechless:-20 speed:83
speed_0:-3 speed_^:-16 speed_and:18 speed_of:42 speeds:4 speedy:-29
speedy_recovery:-29 speelt:-24 speelt_in:22 spegne:21 speicher:10 speichern:14
spell:28 spell_^:-15 spell_checker:30 spell_it:1 spelled:-7 spelled_out:42
spelling:73 spelling_^:-5 spelling_drills:27 spelling_is:-6 spelt:-21
spelt_as:-42 spend:60 spend_0:17 spend_more:9 spend_my:-6 spending:9 spent:-126
spent_0:-75 spent_a:3 spent_more:-4 spent_my:-26 spent_on:-8 spent_substrate:48
spent_the:-81 spent_two:9 sperrfrist:4 sperrfrist_vor:4 sperrmüllabholung:29
spesso:-66 spezzate:20 spicy:22 spider:-42 spider_^:-22 spiders:-3
spiegazioni:13 spikes:-62 spilled:-41 spilled_a:-18 spills:-21 spills_^:-21
spin:-15 spine:124 spine_is:39 spine_lining:13 spinner:-56 spinning:58
spirit:-29 spirits:-1 spite:-50 spite_^:-58 spite_of:5 splash:47
splash_screen:61 splendid:-19 splendid_if:18 splendidly:-16 splice:5 spliced:16
splicer:15 splicing:-18 splicing_day:-18 splint:44 split:64 split_by:1
split_in:31 split_it:-48 split_the:55 split_up:8 splits:14 splitter:13 spoelen:7
spoelen_van:6 spoil:17 spoiled:15 spoilers:2 spoils:11 spoils_the:5 spoke:49
spoke_to:19 spoke_with:17 spoken:85 spoken_aloud:19 spoken_dates:6 spoken_of:-18
spoken_part:5 spoken_to:35 sponge:-8 sponsor:64 sponsor_wall:42 spook:4 spool:49
spoon:-74 spoon_^:-31 spoon_and:-2 spoon_in:-2 spoon_race:-29 spoons:58
sportello:4 sports:-61 sports_car:-20 sports_day:-33 sports_desk:-53
sports_hall:3 sposa:-9 spostata:2 spostato:11 spostato_al:1 spot:5 spot_^:33
spot_for:-32 spot_is:-8 spot_so:15 spotless:1 spots_a:18 spotted:-17 spotting:21
sprawdzę:16 spray:54 spread:-26 spreadsheet:13 spreadsheet_^:48
spreadsheet_is:26 spreadsheets:-93 spreadsheets_are:-34 spricker:41 spring:-47
spring_^:-23 spring_and:-57 spring_constant:12 spring_exam:11 spring_has:11
spring_i:-45 spring_in:18 spring_is:-24 spring_or:3 spring_so:37 spring_the:-3
spring_tide:-5 sprinkler:-10 sprinklers:15 sprint:12 sprouts:-44 spruce:39
sprzątanie:46 spule:14 spät:-24 spätdienst:21 spätestens:2 spätestens_am:2
spóźnia:14 spülgänge:4 sql:80 sql_in:25 sql_over:12 sql_than:40 sqlite:192
sqlite_and:17 sqlite_because:11 sqlite_for:29 sqlite_it:18 sqlite_on:32
sqlite_porque:10 sqlite_since:7 square:27 square_^:9 square_root:-13 squared:19
squared_paper:19 squares:24 squash:57 squeak:-100 squeak_^:-18 squeaking:12
squeaks:-66 squeaky:-11 squealed:25 squealed_so:24 squeeze:8 squeeze_in:1
squeezed:-42 squeezes:-81 squid_boss:36 squirrel:-3 sre:-37 srv:25 sry:-88
sry_for:-63 sry_typing:-12 sso:40 st:57 st_anne's:52 st_marks:-7 sta:-8 sta_a:39
sta_in:26 sta_scritto:16 staan:21 staat:144 staat_er:22 staat_in:26 staat_op:8
stable:13 stable_branch:14 stables:36 stack:-82 stack_is:-37 stack_of:-5
stack_overflow:-20 stack_trace:-58 stack_traces:-24 stackars:31 stacked:6
stacked_in:12 stacked_them:-37 stacking:6 stacks:-39 staff:-63 staff_^:8
staff_and:-20 staff_hats:33 staff_is:-30 staff_kitchen:13 staff_meeting:-14
staff_meetings:14 staff_party:38 staff_room:-95 staff_should:3 staff_wifi:56
staffed:20 staffed_by:20 stag:32 stag_party:39 stage:36 stage_^:15
stage_fright:-28 stage_is:28 stage_lights:15 stage_manager:-3 stages:34
staggered:10 stagiaire:-46 stagiaire_a:-46 staging:163 staging_cluster:9
staging_runs:1 stain:113 stain_^:11 stain_and:38 stained:64 stainless:59
stainless_^:38 stains:-22 stains_^:-3 stair:12 staircase:-20 staircases:-80
stairs:-52 stairs_^:-27 stairs_are:2 stairs_as:23 stairs_for:-17 stairs_have:4
stairs_of:19 stairs_the:-33 stairs_to:-25 stairs_where:25 stairwell:-25
stairwell_and:1 stairwell_cleaning:11 stale:13 stall:103 stalled:10
stamattina:-102 stamattina_nebbia:-40 stammgäste:39 stammt:-7 stamp:-27
stamp_^:-32 stamp_is:25 stamp_the:-35 stamp_under:5 stampa:54 stamped:111
stamped_and:34 stamped_it:24 stamped_my:5 stamps:-46 stamps_^:2 stamps_were:-1
stan's:-44 stan's_wife:-44 stanca:8 stand:22 stand_alles:-3 stand_at:-2
stand_by:-2 stand_die:-18 stand_in:9 stand_mixer:23 stand_on:29 stand_open:-8
stand_opens:35 stand_the:27 stand_there:-21 standard:-23 standard_deviation:-37
standardspråket:20 standby:65 standby_phone:4 standen:-29 standing:-35
standing_^:79 standing_and:13 standing_at:25 standing_desk:-57 standing_in:-10
standing_on:-54 standing_order:19 standing_there:22 standing_up:-24 stands:102
stands_0:28 stands_^:18 stands_at:66 stands_for:56 stands_in:77 stands_on:-14
stands_still:-26 stands_there:27 stanotte:-16 stap:8 stap_is:8 stapler_^:-1
star:11 star_0:32 star_^:13 star_for:29 star_of:52 star_reviews:-28
star_schema:-16 star_sight:4 starboard:53 starboard_side:2 stare:4 stare_al:-10
stare_at:-27 stared:-18 stared_at:-14 stares_at:1 staring:-58 staring_at:-69
stars:-48 stars_are:5 stars_than:16 start:115 start_^:-10 start_and:-47
start_at:62 start_early:8 start_from:27 start_in:-5 start_on:5 start_screen:1
start_than:3 start_the:8 start_times:3 start_up:29 start_with:47 startas:32
startas_om:32 started:-92 started_on:-98 started_the:53 started_to:-18
startet:35 starting:78 starting_with:65 starts:48 starts_0:13 starts_^:16
starts_at:121 starts_eating:-4 starts_from:8 starts_in:-51 starts_the:8
starts_up:3 starts_with:-32 startseite:9 startup:78 startup_^:56
startup_sound:63 starving:-31 starving_^:-31 stary:27 starym:12
starym_dostawcy:12 stata:14 state:44 state_machine:-31 state_of:53 stated:64
statement:-23 statement_^:13 states:38 static:13 statiker:24 station:28
station_^:60 station_about:19 station_and:-13 station_in:-40 station_of:-4
stationed:28 stationen:10 stations:-15 statistics:-5 stative:35 stativtasche:27
stativtasche_ist:27 stato:33 stato_un:-18 stats:-25 statt:47 statt_^:35 statue:5
statue_^:-23 statue_may:28 status:13 status_led:26 status_light:42
status_page:-50 statute:-12 statutes:91 staub:11 stay:103 stay_as:-60 stay_at:3
stay_away:34 stay_behind:62 stay_below:2 stay_in:66 stay_off:36 stay_on:23
stay_out:58 stay_outside:8 stay_silent:2 stay_under:7 stay_where:-18
stay_with:-60 stayed:-57 stayed_0:-2 stayed_for:-36 stayed_in:-26 staying:41
staying_in:17 staying_put:37 staying_with:3 stays:88 stays_^:47 stays_a:24
stays_as:6 stays_at:27 stays_behind:29 stays_down:2 stays_in:69 stays_off:57
stays_on:51 stays_out:75 stays_shut:23 stays_there:-41 stays_with:-13 stałego:3
steadier:30 steadiest:-32 steady:-60 steal:-22 steam:13 steam_^:-33 steam_bath:3
steam_box:7 steam_from:8 steeds:-40 steel_^:-58 steel_and:9 steel_ruler:18
steen:-19 steep:27 steer:12 steered:-14 steerer:27 steering:-21
steering_wheel:-36 steers:-52 steg:42 stehen:-28 stehen_0:-67 stehen_^:4
stehen_die:-9 steht:112 steht_^:13 steht_auf:19 steht_bei:9 steht_der:3
steht_im:36 steht_in:56 stelle:9 stellen:-10 stellen_sie:-16 stellt:12 stemma:15
stemma_dei:15 stemmen:59 step:40 step_0:-51 step_^:34 step_and:15 step_at:-54
step_is:60 step_of:10 step_on:14 stepped:-11 stepped_in:46 stepped_on:-22
stepping:39 steps:-11 steps_and:-97 steps_i:45 steps_in:13 steps_on:-15
steps_onto:18 steps_up:-14 sterile:61 sterilised:18 stern:34 stern_rope:3
stern_watch:24 steward:51 stick:6 stick_^:-92 stick_and:-1 stick_better:-25
stick_in:35 stick_to:64 stick_with:22 sticker:8 sticker_^:61 sticker_on:-16
sticker_says:11 stickers:-46 sticking:16 sticking_w:2 sticks:25 sticks_at:25
sticks_to:-42 sticks_with:50 sticky:-26 sticky_fingers:20 sticky_notes:-42
stiff:78 stiff_^:7 stiff_for:6 stil:-85 stil_en:-34 still:-35 still_0:7
still_^:-21 still_a:35 still_ahead:4 still_alive:-49 still_and:-4 still_at:66
still_be:-9 still_believes:-36 still_brings:-30 still_calls:-2 still_cant:12
still_do:-7 still_does:-38 still_don't:102 still_dont:62 still_escapes:30
still_feels:13 still_folds:-9 still_for:-4 still_gets:18 still_good:-27
still_gotta:40 still_had:17 still_hanging:22 still_has:36 still_have:81
still_haven't:32 still_hear:4 still_here:-33 still_hold:4 still_in:-4
still_isn't:37 still_laughing:-17 still_makes:-18 still_my:-4 still_need:70
still_no:61 still_not:30 still_on:-27 still_paying:-50 still_read:24
still_running:-29 still_says:-15 still_sends:-36 still_sitting:-7
still_smell:-28 still_standing:4 still_stands:-34 still_takes:-21 still_talk:-49
still_talks:-30 still_the:-33 still_there:8 still_to:13 still_today:-13
still_unclear:75 still_unexplained:15 still_up:62 still_waiting:77
still_wants:41 still_wondering:18 still_works:-21 still_writes:-26 stillness:11
stillness_^:11 stingy:-3 stir:-31 stirring:-12 stitch:79 stitch_goes:33
stitches:58 stitches_^:36 stitches_and:-17 sto:-53 stock:165 stock_0:8
stock_^:48 stock_of:15 stockholm:10 stocking:9 stocking_density:2 stockings:58
stocktake:-13 stocktaking:18 stoelen:-26 stoi:114 stoi_w:72 stoi_zawsze:21
stoker:20 stole:-49 stole_my:-36 stolen:-49 stomach:-21 stomach_^:-43 stond:-57
stond_er:-55 stone:73 stone_^:13 stone_comes:7 stone_is:2 stonecutters:-11
stonemason:11 stones:90 stones_^:6 stones_and:-5 stood:-26 stood_at:-14
stood_in:-52 stood_on:-29 stood_still:-4 stood_there:15 stood_up:3 stool:25
stool_^:52 stool_test:12 stop:110 stop_^:-50 stop_and:19 stop_at:91
stop_eating:38 stop_for:43 stop_his:-34 stop_in:7 stop_is:4 stop_it:-35
stop_me:34 stop_the:10 stop_with:23 stopp:1 stopp_^:1 stoppage:50 stopped:-45
stopped_and:12 stopped_at:13 stopped_correcting:-12 stopped_to:-22 stopping:7
stops:22 stops_^:29 stops_after:9 stops_and:-30 stops_at:52 stops_there:2
stopwatch:8 stopwatch_and:11 stor:24 storage:-30 storage_^:-6 storage_and:-38
storage_for:7 store:125 store_^:56 store_credit:10 store_fan:52 store_is:11
store_the:-22 store_was:1 stored:49 stored_as:52 stored_in:54 stored_under:9
storeman:22 storia_del:11 stories:49 stories_^:47 stories_about:31
stories_before:6 stories_go:-26 stories_stick:18 stories_than:54 storing:32
storing_the:13 stork:4 storm:-11 storm_^:-14 storm_bulletin:25
storm_bulletins:-15 storm_condition:68 storm_in:-15 storm_over:-29 storms:15
story:-17 story_0:-22 story_^:56 story_a:-3 story_about:-82 story_again:35
story_for:24 story_goes:-61 story_i:-56 story_is:12 story_of:-27 story_the:14
stout:23 stove:56 stove_^:17 stove_and:-23 stove_because:13 stove_colour:8
stove_eats:8 stove_in:-10 stove_is:10 stove_so:34 straat:-26 straight:9
straight_^:-33 straight_after:21 straight_away:85 straight_back:-56
straight_from:12 straight_into:-28 straight_to:6 straightened:62 strain:-56
straks:64 strands:-7 strands_^:14 strange:-52 strange_how:-28 strange_that:-24
stranger:-78 stranger_^:1 strangers:87 strangers_^:12 strangest:-34 strap:147
strap_has:21 straps:24 straps_^:23 straps_and:13 strasznie:-36 straw:84
strawberry:36 stray:33 streak:-29 stream:35 streaming:24 streams:56
streams_in:34 street:-80 street_^:39 street_and:-16 street_came:-21
street_has:-33 street_list:8 strenger:-32 strength:17 strength_for:3 stress:12
stressed:-13 stressful:-29 stretch:86 stretch_^:89 stretch_is:14 stretch_so:-2
stretch_through:4 stretched:7 stretcher:30 stretcher_bearers:30 stretches:2
strict:-4 strict_about:-6 strict_here:-18 strike:-1 strike_^:21 strike_and:5
strike_note:41 strike_on:-20 strike_you:35 strikes:-89 strikes_again:-87
strikes_me:-9 striking:16 striking_train:14 string:-100 string_^:-5
string_and:-3 string_is:37 string_round:-16 strings:10 strings_^:2
strings_over:5 stripe:40 stripe_^:25 striped:56 stripes:-8 stripped:34
stripped_and:31 stroke:-5 stroke_^:30 stroke_and:16 stroke_of:-46 strokes:32
strokes_^:-4 strokes_a:28 strokes_and:30 stroking:-13 stroller:3 strom:6
stron:28 stron_i:28 strong:85 strong_^:83 stronger:-43 stronger_side:25
stronger_than:-56 strongest:27 strongly:-3 strongly_about:-6 strongroom:31
strongroom_team:27 struck:1 struck_me:-2 structural:9 structural_engineer:2
stub:47 stubbornness:-53 stube:16 stuck:-106 stuck_^:41 stuck_and:-1
stuck_for:-27 stuck_in:-102 stuck_on:27 stuck_queue:32 stuck_with:3 student:39
student_days:-19 student_helpers:12 student_i:-4 student_in:45 students:-17
students_^:9 studia:23 studia_per:13 studiare:9 studied:-77 studies:-25
studio:84 studio_0:7 studio_^:8 studio_b:34 studio_bellini:1 studio_is:9
study:179 study_^:2 study_buddy:64 study_friend:18 study_material:11
study_nights:10 study_partner:45 study_table:11 studying:-64 studying_a:37
stufa:5 stufe:-2 stufen:50 stufen_^:56 stufenhöhe:4 stuff:127 stuff_^:28
stuff_and:13 stuff_from:10 stuff_it:-21 stuff_was:-33 stuffed:-17
stuffed_bear:-9 stumble_^:-3 stumbled:61 stumbles:-39 stumbles_over:-39
stunde:10 stunde_lang:28 stunden:-51 stunden_^:53 stunden_über:10 stung:3
stupid:14 sturmwarnung:13 stuur:29 stuurt:1 style:-13 style_for:12 styles:54
styles_^:43 styles_in:3 stylus:21 styrelsen:14 ställs:23 stängs:25 stängs_0:25
stängslet:22 stängslet_är:22 stängt:5 stå:30 står:25 står_på:-17 stövlarna:21
stück:22 stück_hat:2 su:-64 su_abuela:21 su_hoja:21 su_padre:-34 su_pedido:5
su_una:-15 sua:61 sua_licença:42 suas:-3 subir:9 subito:-43 subject:-9
subject_^:-2 subject_of:-49 subject_to:11 subjunctive:12 subscription:34
subscription_is:28 subsoil:46 subsoil_colour:46 substation:38 substitute:29
substitution:11 substrate:68 substrate_recipe:16 subtitle:19 subtitles:-20
subtract:-8 subtracts:5 succede:-7 success:68 success_^:63 successful_unlock:12
successive:-5 successor:-6 such:-48 such_as:35 such_cases:-5 such_fun:4
such_things:-7 such_weather:-6 sucht:-48 sucursal:8 sud:35 sud_est:13 sudden:-5
suddenly:-6 suegra:-11 suele:-10 suelo:41 suena:-33 suena_a:-11 suena_como:-10
suenan:4 suerte:-41 suffer:5 suffer_so:8 suffit:-2 suffit_^:-2 sugar:-45
sugar_^:-68 sugar_in:37 sugars:-34 sugars_in:-13 suggest:120 suggest_a:31
suggest_that:2 suggested:21 suggested_and:2 sui:90 suis:-18 suis_confuse:-59
suis_de:13 suit:199 suit_me:68 suit_the:37 suit_us:55 suitcase:-19
suitcase_and:-32 suitcases:10 suite:5 suite_^:32 suite_des:17 suite_passes:7
suits:159 suits_him:33 suits_me:75 suits_the:38 suits_us:6 suits_you:16 sul:120
sul_foglio:16 sul_lago:1 sul_tetto:19 sula:-2 sulk:-42 sulk_^:-33 sulked:-14
sulking:-46 sulking_^:-40 sulks:-15 sulla:-8 sulla_carta:46 sulle:30 sum:-66
sum_^:-50 sum_on:-15 summary:21 summary_^:20 summary_at:25 summary_in:10
summary_of:-3 summer:-21 summer_^:13 summer_and:-107 summer_course:28
summer_crew:36 summer_fair:18 summer_i:-22 summer_is:43 summer_of:-47
summer_party:-45 summer_the:8 summer_when:7 summer's:-18 summers:-13 summit:8
summons:-17 sump:57 sump_go:42 sums:-10 sums_again:-21 sums_and:-21 sums_in:16
sums_on:-35 sums_while:-29 sun:-27 sun_^:4 sun_as:40 sun_came:-52 sun_for:-49
sun_has:-21 sun_is:-42 sun_with:17 sun's:-81 sun's_out:-76 sunburnt:-67 sunday:6
sunday_^:44 sunday_and:29 sunday_at:-33 sunday_collection:-37 sunday_i:-9
sunday_in:-17 sunday_is:-1 sunday_night:21 sunday_so:22 sunday_with:-34
sundays:-5 sundays_?:15 sundays_^:-40 sundays_is:20 sundays_when:4 sundial:-1
sundial_^:14 sunflower:-26 sunflower_seeds:-61 sunglasses:-27 sunlight:7
sunny:-29 sunrise:-28 sunrise_flight:30 sunrise_from:-7 sunrise_over:-38
sunset:-42 sunset_over:-29 sunsets:-93 sunshine:-34 sunshine_and:-16 suo:31
suocera:28 suoi:-26 suona:-10 suona_la:-21 suonato:-52 suonava:-39 superare:21
supermarket:-41 supermarket_^:-4 supermarkets:44 supermarkets_^:44
superstitions:-3 superstitions_and:-3 supervisor:25 supervisor_is:9
supervisors:6 suppe:-34 supper_^:-49 supper_i:5 supper_we:33 supplement:12
supplementary:-60 supplied:-14 supplier:99 supplier_has:5 supplier_is:24
suppliers:35 supply:47 supply_is:23 support_^:17 support_for:2 support_is:-3
supporte:3 supports:-26 suppose:-62 suppose_^:-85 suppose_a:28 suppose_but:25
suppose_every:-6 suppose_that:-20 suppose_the:-19 supposed:-2 supposed_to:-2
supposedly:-25 sur:78 sur_la:-7 sur_le:26 sur_les:1 sur_place:14 sur_un:29
sur_votre:43 sure:-32 sure_and:-42 sure_if:33 sure_it:-6 sure_that:14
sure_the:-21 sure_thing:-9 sure_yet:51 sure_you:-53 surely:-55 surely_have:-7
surfaces:-3 surfboard:16 surgelés:-15 surgeon:4 surgery:40 surgery_^:12
surgical:-18 surname:-40 surprise:32 surprise_^:35 surprise_the:-17
surprised:-30 surprised_if:-26 surprises:60 surprises_^:-6 surprising:-72
surprisingly:-62 surprisingly_good:-27 surtout:24 surtout_le:-33 surtout_ne:27
surtout_pas:66 survey:27 survey_^:10 survey_data:5 survey_of:-52 surveyor:32
surveyor_has:21 surveyor_who:8 surveyor's:8 surveyor's_office:8 survive:21
survive_a:3 survived:-93 survived_^:-85 survived_the:-36 survived_three:-33
survives:62 survives_a:21 sus:2 sushis:4 sushis_est:4 suspect:-127 suspect_^:5
suspect_that:-51 suspect_the:-66 suspect_they:-15 suspected:-16 suspension:10
suspension_spring:5 susto:-47 svampen:27 svampen_till:27 svar:12 svar_på:12
sven:50 svenska:32 sverre:22 svg:64 svg_^:47 svärmor:12 svärmor_som:12 svåra:20
svåra_raden:20 swallow:49 swallows:-114 swallows_are:-79 swallows_do:-4
swallows_half:9 swam:-26 swam_across:-1 swamp:27 swan:-11 swan_has:14 swans:-119
swap:7 swap_^:-30 swap_dialog:12 swap_happens:8 swap_it:3 swap_my:14 swap_the:1
swapped:50 swapped_for:5 swapped_in:11 swapped_the:69 swapping:33 swaps:12
swatch:25 swatch_in:11 swatches:15 sway:34 swayed:-19 swear:-117 swear_^:-14
swear_by:-45 swear_on:-11 swear_that:-32 swear_the:-30 swear_this:-23 swearing:6
swearing_^:6 swears:-100 swears_by:-53 swears_it's:-24 swears_that:-13 sweat:36
sweat_first:63 sweating:-36 swedish:9 sweep:54 sweep_the:-3 sweet:13 sweet_^:-54
sweet_about:14 sweet_of:-17 sweet_ones:1 sweetheart:25 sweetly:31 swell:18
swept:56 swift:14 swifts:-89 swim:-40 swim_he:34 swim_in:-4 swimming:26
swimming_^:-11 swimming_hall:11 swims:45 swing:33 swing_bridge:-11 swing_seat:1
swing_through:20 swings:16 swiss:71 switch:-28 switch_^:-5 switch_in:-11
switch_is:18 switch_off:-7 switchboard:5 switched:108 switched_off:18
switched_the:35 switched_to:31 switches:52 switching:8 swollen:-19 swore:99
swore_at:43 swore_on:55 swore_to:10 sworn:14 sygnał:4 syllables:8 syllabus:79
syllabus_^:12 syllabus_and:48 symbol:130 symbol_^:102 symbol_lookup:29
symbols:15 symbols_^:26 symbols_in:2 sympathy:-75 sympathy_^:-30 sync:155
sync_^:23 sync_is:6 sync_job:7 sync_runs:2 synchro:9 synchro_team:9 synthetic:67
sysadmin:-46 system:47 system_^:48 system_stays:3 systemd:9 systemd_timer:6
systems:5 syster:12 szalupa:1 szatni:44 szef:-22 szkole:-13 szkolenie:7
szpitalu:-18 szufladzie:34 szwagier:12 szwagierka:11 sábado:17 säcke:4
säcke_auf:4 säcken:46 säcken_^:46 säga:47 säger:1 säger_att:-45 sätze:9 så:31
så_att:1 så_det:6 så_i:26 så_nu:25 så_roligt:-34 så_vi:4 såg:-83 sé:-35
sé_si:-23 séance:26 sécurité:10 sécurité_reste:7 séparateur:12 sì:-33 sì_che:-28
sí:-13 sí_que:-19 só:25 só_de:-72 só_se:1 sól:3 södra:19 södra_bryggan:1
söndag:38 söndag_^:24 söylüyor:-92 sözlü:65 sørensen:20 sørensen_^:15 sürüyor:66
sürüyor_^:66 są:89 są_już:50 sąsiad:-65 sąsiadka:-81 sınav:44 słoików:-122
słoików_ogórków:-59 słuchaj:1 t:56 t_^:61 ta:8 ta_^:-11 taart:-38 taart_bij:-43
tab:34 tab_called:1 tabela:-26 tabelas:15 tabeli:38 tabelle:11 tabla:24
tabla_de:28 table:9 table_^:12 table_and:-68 table_because:16 table_before:-31
table_des:5 table_for:-59 table_from:35 table_guests:3 table_has:11 table_i:-51
table_in:-24 table_is:81 table_it:-19 table_keeps:7 table_my:-18 table_of:93
table_on:12 table_reads:-30 table_salt:25 table_since:14 table_the:-21
table_there:40 table_to:1 table_which:-28 table_with:-53 tableau:-7
tablecloths:20 tables:97 tables_^:7 tables_and:3 tables_are:34 tables_came:12
tables_i:32 tables_make:14 tables_of:21 tables_over:7 tablet:145 tablet_^:24
tablet_and:-27 tablet_at:14 tablet_is:29 tablet_that:17 tablet_the:7 tabletop:5
tablets:55 tablets_have:13 tablets_since:33 tablets_the:-47 tablets_were:50
tablette:22 tableur:11 tableur_^:11 tabouret:32 tabs:28 tabs_^:86 tabs_for:67
tabs_in:7 tabs_one:-68 tabs_open:-65 tabs_over:31 tacacá:-46 tacchi:36 tack:-40
tack_^:27 tack_för:-73 tack_snälla:-34 tackle:34 tackle_after:5 tackle_the:19
tacks:86 tag:-3 tag_0:29 tag_ist:-8 tag_on:58 tage:22 tage_^:32 tagen:-95
tagen_die:-52 tagged:29 tagit:-98 tags:70 tags_^:16 tail:-14 tail_^:-53
tail_pole:18 tailor:-20 tailor_since:2 tailwind:6 tak:-23 tak_jak:68
tak_wolę:-16 take:-14 take_0:70 take_^:45 take_a:24 take_about:46 take_all:-86
take_as:22 take_cards:30 take_care:-12 take_half:12 take_in:48 take_it:-16
take_more:8 take_on:62 take_one:3 take_over:-16 take_plain:17 take_the:91
take_their:26 take_them:-32 take_things:18 take_three:-42 take_to:12 take_up:-5
take_ur:-32 take_your:-131 taken:33 taken_back:21 taken_down:6 taken_for:15
taken_it:-59 taken_off:1 taken_on:26 taken_out:19 taken_over:53 taken_the:47
taken_to:-42 taken_up:-42 taken_with:62 takes:75 takes_0:178 takes_a:11
takes_about:-24 takes_ages:-12 takes_away:10 takes_care:14 takes_her:3
takes_his:22 takes_me:-65 takes_off:-13 takes_offence:10 takes_over:35
takes_place:46 takes_things:22 takes_to:8 takes_until:-27 taket:-11 taki:-76
taki_już:-55 takich:-83 takie:2 taking:41 taking_a:30 taking_is:25 taking_the:57
taking_up:12 takt:22 takvimi:28 tal:15 tal_como:14 tala:22 talar:-38 tale:-24
tale_from:-16 talent:-27 talent_for:-11 talhões:10 talk:-6 talk_0:14 talk_^:-41
talk_about:-21 talk_and:-1 talk_at:-2 talk_is:15 talk_of:-16 talk_on:11
talk_to:78 talk_with:-36 talk_you:1 talkative:-42 talked:58 talked_for:6
talked_it:15 talked_me:22 talked_of:-23 talked_to:-6 talked_us:40 talked_with:28
talkies:35 talking:-8 talking_about:-57 talking_latin:-52 talks:-16 talks_^:23
talks_a:16 talks_about:-48 talks_at:54 talks_of:-24 talks_over:15 talks_to:-21
tall:29 tall_^:-38 tall_one:16 taller:62 taller_de:16 talvez:32 tam:-25
tam_jak:-31 tamaño:8 tamaño_de:4 también:9 tambor:-14 tambor_y:-14 tambour:-2
tamil:21 tammo:-2 tamper:13 tampon:5 tan:-73 tan_que:-42 tandarts:3
tandläkare:46 tangentbordet:-42 tango:71 tank:132 tank_^:13 tank_and:16
tank_labels:26 tank_pump:1 tank_three:1 tank_was:16 tanker:15 tanker_^:2
tanner:-39 tannery:15 tanneurs:9 tant:13 tant_que:45 tantas:-14 tante:-7
tante_a:-47 tanto:-2 tanto_que:-48 tap:41 tap_needs:7 tape:42 tape_^:13
tape_archive:16 tape_colour:19 tape_from:-25 tape_measure:-42 tape_measures:-36
tape_mind:13 tape_runs:35 tape_while:-14 tapes:80 tapiz:-5 tapped:-58
tapping:-19 taps:28 taquilla:14 tar:69 tar_0:22 tar_den:5 tar_emot:37
tar_hellre:3 tar_jag:2 tar_med:3 tar_vi:39 tarball:70 tarda:26 tarda_0:26
tarde:-39 tarde_^:-60 tarde_la:21 tare:8 targa:17 target:56 target_is:34
tariff:-32 tariff_^:-48 tarp:-41 tarpaulin:62 tarps:13 tart:71 tarts:-20
tasche:27 task:29 task_is:7 taste:-6 taste_^:-7 taste_and:-50 taste_i:-9
taste_of:18 taste_than:-3 tasted:-29 tasted_of:-6 tastes_of:1 tastes_so:9
tasting:32 tasting_is:-7 tattoo:6 tattooed:9 tauben:-27 tauben_^:17 taught:17
taught_me:38 tavern:28 tax:-24 tax_form:-40 tax_in:7 tax_man:7 tax_module:17
tax_return:-49 taxa:8 taxi:63 taxi_^:11 taxi_company:7 taxi_driver:-27 tb:10
tbh:-49 tbh_^:-19 tbh_the:-68 tcp:11 te:-46 te_horen:-28 te_lo:47 te_zeggen:32
te_zien:1 tea:-84 tea_^:-52 tea_and:-22 tea_break:77 tea_but:-4 tea_has:-24
tea_house:-22 tea_i:-17 tea_is:-5 tea_stains:-3 tea_stand:35 tea_tastes:-17
tea_towel:-11 tea_was:-4 tea_with:-2 teach:43 teach_me:71 teach_the:-18
teach_you:30 teacher:-27 teacher_and:37 teacher_for:1 teacher_from:-27
teacher_had:-4 teacher_heard:42 teacher_i:-25 teacher_is:28 teacher_of:20
teacher_said:-11 teacher_there:9 teacher_threw:-32 teacher_used:-27
teacher's:-22 teachers:-47 teachers_^:-13 teaches:-67 teaches_the:17
teaching:-46 team:17 team_^:-67 team_a:19 team_bibs:40 team_is:31 teapot:-99
tear:6 tears:-10 tears_^:-6 tears_and:60 teased:4 teased_about:4 teatime:-41
teatrino:-59 teatro:25 tech:13 technical:-34 technical_one:-45 technical_part:2
technician:2 technician_belongs:9 technician_has:19 technician_swore:10
technicians_^:4 technicien:-31 technique:20 techno:-38 techo:-6 tecken:-6
tecken_^:-6 tecnico:45 teenager:-62 teenager_^:-39 teenagers:-57 teeth:-37
teeth_and:41 teeth_are:-56 teeth_as:5 teeth_on:-1 tegelijk:19 tegen:-54
tegen_de:26 tegenwoordig:9 tego:-42 teigkneter:34 teigkneter_ist:34 tejado:10
tekst:46 tekst_^:34 tel:32 tel_^:24 tela:-11 telar:8 telecomando:6 telefon:42
telefonach:-22 telefone:-36 telefonnummer:13 telefono:3 telefono_^:3 telefoon:-5
telegram:-27 telegrams:-32 telephone:-34 telephone_^:35 telephone_and:-46
telephone_calls:3 telephone_line:5 telephone_us:16 telephone_you:2
telephones:-18 telescope:-10 telescope_^:-10 telesilla:29 television:-98
television_^:-34 teli:13 tell:56 tell_^:-24 tell_a:-24 tell_at:-1 tell_by:-15
tell_from:-21 tell_him:-57 tell_how:27 tell_if:31 tell_it:-50 tell_me:112
tell_so:32 tell_that:-38 tell_the:35 tell_them:31 tell_us:8 tell_whether:5
tell_which:14 tell_who:19 tell_yet:34 tell_you:-50 tell_your:-43 telling:-18
telling_^:-6 telling_everybody:-6 telling_it:1 telling_me:-12 telling_that:-3
telling_the:5 telling_you:-55 tells:-32 tells_everybody:-8 tells_it:-12
tells_me:-15 tells_you:-3 telly:-77 telt:51 telt_0:51 telugu:30 teléfono:9
telón:12 telón_^:12 tem:40 tem_0:95 tem_de:33 tem_que:26 tema:17 tema_de:19
temp:-11 temp_0:16 temp_readings:4 temper:-41 temper_^:-4 temperatura:11
temperature:43 temperature_^:-8 temperature_of:11 temperatures:-66 tempi:-27
tempi_^:-37 template:18 template_^:27 templates:48 tempo_di:2 tempo_for:7
tempo_mark:11 temporarily:19 temporary:-14 temps:-52 temps_de:-22
temps_magnifique:-13 temps_on:-9 tempted:-51 tempted_to:-48 tempting:34 ten:-71
ten_^:13 ten_and:30 ten_czas:-60 ten_days:15 ten_degrees:-10 ten_hoogste:3
ten_in:13 ten_kilometres:-13 ten_letters:43 ten_minutes:-24 ten_past:52
ten_seconds:-27 ten_tiny:14 ten_years:-1 tenancy:-55 tenant_in:24 tenants:55
tenants_^:21 tend:-30 tend_to:-62 tende:29 tender:-13 tends:-57 tends_to:-57
tenerife:29 tenerife_^:29 teneva:33 tengo:-4 tengo_0:-52 tengo_en:12 tenha:9
tenho:15 teniamo:21 teniamo_il:20 tenido:-39 tenir:54 tenminste:-63 tenner:-26
tennis:-10 tenor:13 tenor_bell:4 tenor_solo:27 tense:76 tense_^:4 tension:69
tent:-78 tent_is:17 tent_on:10 tent_pitch:21 tenths_of:-4 tents:21 tents_^:-21
tenía:-37 teori:29 teori_dersi:29 teoria:23 ter:3 teraz:201 teraz_przejdziemy:14
teraz_przygotuję:4 teraz_sprawdzę:16 teraz_trzeba:15 tercih:70 tercih_ederim:45
term:58 term_and:-23 term_paper:28 term_starts:16 termes:18 termin:29
termin_am:13 termin_vergessen:-14 termina:29 termina_em:46 terminal:-57
terminal_^:-60 terminal_site:4 terminé:41 terminé_le:26 terms:-2 terms_^:-64
terms_by:-38 terms_in:27 terms_to:32 terpstra:29 terra:5 terrace:14
terrace_deck:4 terrace_in:-11 terraform:26 terrasse:34 terrassenplatten:16
terraza:13 terraza_^:13 terrible_and:-3 terribly:-11 terror:-39 terug:7
teruggestuurd:45 teruggestuurd_^:45 teruggezet:15 terça:19 tes:24 tes_outils:24
tesoro:-16 tesoro_^:-46 test:106 test_a:-1 test_and:14 test_around:43
test_bench:4 test_comes:12 test_for:4 test_has:4 test_in:12 test_is:88
test_of:-14 test_on:-44 test_passes:10 test_port:15 test_report:1 test_ride:1
test_run:6 test_runner:21 test_runs:-68 test_that:37 test_the:-31 test_user:19
test_uses:1 test_was:30 test_with:17 test_yay:7 testa:4 testa_^:4
testaufnahmen:19 testdata:31 teste:21 teste_^:17 teste_de:4 tested:60
tested_^:-32 tested_and:45 tested_it:11 testen:16 tester:67 tester_^:6
testers:33 testes:26 testi:36 testi_0:24 testing:-23 testkontot:54
testkontot_för:54 testmiljön:29 testo:17 tests:112 tests_^:18 tests_at:9
tests_go:-21 tests_green:4 tests_is:4 tests_on:60 tests_pass:40 tests_passent:16
tests_run:61 tests_which:-23 testy:50 testy_^:20 tetto:19 teuer:11 teun:28
teve:-12 teve_coragem:-12 texas:31 text:28 text_^:-5 text_file:-14
text_files:-41 text_for:14 text_has:-30 text_is:17 text_me:64 text_message:44
text_messages:-7 text_on:11 text_search:2 text_the:7 text_to:-66 textbook:-57
textbook_^:-9 textbook_has:-14 textbook's:26 textbooks:-48 texte:20 textes:7
textes_^:4 texto:41 texto_de:20 textos:4 texts:90 texts_^:10 texts_about:36
texture:62 texture_budget:2 textures:59 textures_come:35 teď:32 teściowa:-91
też:-78 th:55 th_^:55 thaddeus:4 thai:-75 thai_0:3 than:55 than_0:168 than_a:97
than_all:-81 than_an:7 than_another:11 than_any:-82 than_anybody:32
than_anyone:-6 than_anything:-71 than_as:12 than_at:64 than_bare:26 than_big:14
than_by:46 than_calls:11 than_clever:50 than_english:13 than_fill:14
than_formulas:6 than_four:5 than_from:139 than_go:15 than_half:65 than_he:9
than_i:-110 than_i'd:-33 than_if:9 than_in:-7 than_it:-64 than_last:-30
than_lists:10 than_little:4 than_long:25 than_many:-19 than_me:-68 than_merge:11
than_mine:-17 than_money:-34 than_most:-113 than_my:-145 than_naming:11
than_nested:29 than_none:-12 than_of:67 than_on:22 than_one:10 than_our:-98
than_out:5 than_over:14 than_people:-47 than_slides:6 than_some:-26
than_tables:4 than_ten:59 than_text:-46 than_that:-5 than_the:-113 than_they:-4
than_this:-65 than_those:55 than_three:8 than_to:54 than_too:5 than_twenty:2
than_two:75 than_wait:16 than_water:-40 than_we:-32 than_what:-7 than_when:46
than_with:154 than_work:3 than_write:1 than_writing:-9 than_you:-36 than_your:13
thank:-3 thank_god:-6 thank_goodness:19 thank_u:37 thank_you:-29 thanked:-15
thankful:2 thankful_if:19 thanks:-73 thanks_^:54 thanks_for:-147 thanks_i:26
thanks_to:48 that:-51 that_0:-42 that_?:3 that_^:-49 that_a:-23 that_about:39
that_according:6 that_account:-66 that_after:-15 that_afternoon:-17 that_age:-26
that_already:22 that_an:40 that_and:53 that_animals:21 that_answer:2
that_any:-40 that_anymore:13 that_anyone:41 that_are:-6 that_as:-25 that_ash:12
that_asks:8 that_at:-9 that_back:3 that_bakery:-31 that_beautiful:25
that_because:9 that_before:16 that_belongs:-31 that_big:12 that_bird:-1
that_boat:5 that_book:-15 that_both:60 that_breakfast:18 that_brings:6
that_bus:-30 that_button:-20 that_by:-22 that_came:3 that_can:-1 that_can't:-40
that_cannot:6 that_carries:-37 that_chest:-33 that_child:-18 that_cleared:-10
that_code:-3 that_cold:-15 that_colour:66 that_come:-5 that_comparison:-13
that_computers:-27 that_cost:-27 that_could:6 that_crack:1 that_crackle:-15
that_crossed:12 that_day:-13 that_does:-65 that_doesn't:-58 that_don't:38
that_door:16 that_down:4 that_drop:12 that_dye:15 that_effect:-45 that_ends:45
that_error:-51 that_escalated:-31 that_even:-65 that_ever:-19 that_every:-36
that_everybody:-49 that_face:-2 that_failed:14 that_family:-34 that_feeling:-55
that_feels:31 that_felt:8 that_file:-49 that_fits:9 that_folder:-21 that_for:-24
that_form:25 that_forty:67 that_function:-19 that_generator:-14 that_gets:-30
that_goes:11 that_got:-12 that_guests:12 that_had:73 that_half:21
that_happens:-24 that_has:27 that_hasn't:10 that_have:31 that_he:16
that_he's:-28 that_height:-10 that_helps:-55 that_his:15 that_horse:2
that_hotel:56 that_hour:-59 that_i:48 that_i'd:-11 that_i'll:3 that_i'm:-15
that_ice:-29 that_if:12 that_in:43 that_includes:56 that_into:-16 that_is:-31
that_isn't:2 that_it:42 that_it's:-38 that_its:16 that_joke:4 that_just:-18
that_keeps:-30 that_kills:24 that_kind:27 that_kitchen:-36 that_last:-7
that_leaves:63 that_library:-40 that_light:2 that_line:-6 that_list:2
that_long:-5 that_look:22 that_looks:-29 that_lovely:19 that_machine:-11
that_made:-45 that_makes:55 that_matters:-8 that_morning:1 that_most:16
that_mr:1 that_mrs:26 that_must:-47 that_my:56 that_name:22 that_night:-80
that_no:3 that_nobody:-25 that_noise:-18 that_nothing:26 that_number:2
that_octopuses:-18 that_of:9 that_old:-14 that_on:40 that_once:82 that_one:23
that_order:34 that_ought:-48 that_our:22 that_out:78 that_page:-54 that_paid:23
that_part:-3 that_people:-50 that_photo:-18 that_picture:-29 that_plays:22
that_pls:13 that_podcast:-43 that_port:31 that_poster:-6 that_queue:-10
that_really:45 that_reason:43 that_reminds:7 that_report:3 that_respect:-19
that_right:34 that_room:-13 that_row:-18 that_runs:8 that_sailors:-33
that_same:94 that_says:5 that_scares:-37 that_screen:-23 that_seems:14
that_setting:16 that_settles:-5 that_shade:68 that_she:-53 that_she's:22
that_shop:-26 that_should:-105 that_shows:36 that_silence:4 that_since:-30
that_small:21 that_smell:36 that_smells:38 that_so:25 that_some:-32
that_somebody:-4 that_somebody's:9 that_someone:46 that_song:-46 that_sort:12
that_soup:-6 that_stack:-37 that_stands:-42 that_story:-23 that_suits:3
that_survived:-2 that_tables:7 that_talk:-6 that_talks:54 that_the:38
that_their:52 that_there:-24 that_there's:-22 that_they:-29 that_they'd:-1
that_this:-48 that_thread:-19 that_time:-30 that_toddlers:-46 that_too:6
that_touches:21 that_trace:-37 that_traceback:-3 that_trade:-19 that_tune:-14
that_two:-23 that_typo:11 that_up:7 that_very:-14 that_visitors:34
that_visits:-34 that_waiting:-6 that_wants:9 that_wardrobe:-41 that_was:93
that_wasn't:13 that_water:-12 that_way:91 that_we:21 that_we'd:15 that_we're:21
that_we've:10 that_week:-3 that_went:93 that_were:-10 that_what:-23 that_when:-3
that_whole:-7 that_with:48 that_worked:-16 that_works:-10 that_would:-24
that_year:-8 that_you:122 that_you'll:24 that_you've:3 that_your:-49 that'll:-1
that's:2 that's_0:14 that's_a:-122 that's_all:31 that's_an:-18 that's_been:44
that's_final:9 that's_for:1 that's_how:46 that's_in:-10 that's_it:42
that's_just:46 that's_my:28 that's_no:-8 that's_not:-7 that's_off:3 that's_one:6
that's_only:-29 that's_our:39 that's_rather:-3 that's_settled:5 that's_that:29
that's_the:-50 that's_too:-1 that's_what:92 that's_when:-5 that's_where:47
that's_why:11 that's_with:21 that's_your:8 thatcher:9 thats:89 thats_a:-21
thats_all:38 thats_how:117 thats_it:19 thats_my:-15 thats_the:116 thats_what:104
thats_where:21 thaw:-30 the:39 the_0:-38 the_^:101 the_a:65 the_abbot's:5
the_ablative:53 the_absence:41 the_absolute:6 the_accent:-80 the_accession:-30
the_accident:-62 the_accordion:-41 the_account:27 the_accounts:-22
the_achievements:3 the_acid:26 the_acoustics:-21 the_acrylic:8 the_address:3
the_admin:49 the_adult:50 the_advanced:20 the_advent:-2 the_advertising:4
the_advice:5 the_afternoon:-3 the_afternoons:25 the_agency:16 the_agenda:-33
the_agent:-38 the_agm:60 the_aim:54 the_air:35 the_airfield:25 the_airport:-11
the_aisle:-47 the_alarm:58 the_alarms:-28 the_alert:-54 the_allowance:7
the_almanac:24 the_alphabet:37 the_alpine:53 the_altar:-21 the_altitude:69
the_alto:-7 the_altos:-16 the_ambulance:-4 the_amperage:16 the_anaesthetist:-19
the_anchor:42 the_android:6 the_anemometer:19 the_angle:40 the_angriest:9
the_angry:-10 the_animal:35 the_annex:8 the_annual:-43 the_answer:-41
the_antenna:24 the_antique:-21 the_antwerp:-13 the_apartment:13 the_appeal:1
the_apple:-29 the_apples:-10 the_application:14 the_apprentice:-30
the_apprentices:-34 the_april:29 the_arcade:41 the_arch:27 the_architect:24
the_archive:17 the_archives:37 the_archivist:-19 the_area:20 the_arm:-12
the_armchair:51 the_arrangement:4 the_array:6 the_arrival:18 the_arrows:18
the_art:-28 the_article:-66 the_artists:10 the_ash:24 the_assembly:9
the_asset:-22 the_atlantic:4 the_atlas:57 the_atomic:1 the_attendants:28
the_attic:43 the_auction:-9 the_audience:-15 the_audio:6 the_audit:18
the_auditor:-69 the_auditors:-58 the_aurora:-33 the_authority:-51
the_automatic:-45 the_autumn:6 the_availability:1 the_avalanche:31
the_average:-7 the_awning:-19 the_axle:4 the_b:25 the_baby:-14 the_back:52
the_background:-1 the_backup:69 the_backups:46 the_bacteria:-40 the_bad:28
the_badge:51 the_badger:-21 the_bag:32 the_bailiff:12 the_bakehouse:-43
the_baker's:-70 the_bakers:3 the_bakery:42 the_balance:47 the_balconies:-2
the_balcony:26 the_bald:18 the_ballast:6 the_balls:-9 the_banana:34 the_band:-30
the_bandages:25 the_bank:-41 the_bank's:-15 the_bar:-66 the_barcode:38
the_barge:22 the_barley:18 the_barn:64 the_barrel:15 the_base:12
the_basement:-49 the_basic:4 the_basket:21 the_basses:65 the_bat:15
the_batch:-35 the_bath:-95 the_bathroom:-36 the_bathtub:-12 the_bats:42
the_battery:25 the_baud:50 the_bay:-41 the_beam:3 the_beams:-45 the_beans:21
the_bearings:7 the_beast:-22 the_beat:-40 the_beauty:-44 the_bedding:62
the_bedroom:41 the_beds:13 the_beeper:13 the_beer:16 the_bees:41
the_beginners:23 the_beginning:-33 the_bell:-11 the_bellows:13 the_bells:-83
the_belly:-15 the_belt:-46 the_bench:115 the_benches:21 the_bend:46
the_best:-218 the_beta:9 the_better:-82 the_bier:22 the_big:-25 the_bigger:24
the_biggest:-80 the_bike:-28 the_bilge:9 the_bill:16 the_bin:44 the_binary:-23
the_binoculars:-10 the_binomial:12 the_bins:35 the_biology:3 the_birch:-4
the_bird:7 the_birds:25 the_biscuit:23 the_biscuits:-21 the_bishop:-7
the_bishop's:9 the_bit:37 the_bits:-43 the_black:-8 the_blackbird:-32
the_blackbirds:-13 the_blacksmith:-26 the_blacksmith's:49 the_blades:48
the_blanket:-89 the_blankets:14 the_blend:9 the_blessing:11 the_blind:42
the_blood:73 the_blower:25 the_blue:141 the_blues:3 the_board:22 the_boards:10
the_boathouse:48 the_bobbin:5 the_boiler:17 the_bollard:-39 the_bolts:-7
the_bone:-32 the_bonnet:-44 the_bonus:14 the_book:2 the_booking:-8
the_bookkeeping:-2 the_booklet:13 the_bookmarks:51 the_books:-64 the_boot:30
the_bootloader:3 the_border:54 the_boring:-1 the_borrowed:7 the_boss:-77
the_botanical:10 the_bottleneck:-35 the_bottles:-30 the_bottom:-20
the_bouncy:-51 the_bow:11 the_bowls:-4 the_box:-2 the_boxes:56 the_boy:67
the_boys:31 the_bracelet:20 the_brake:22 the_brakes:14 the_bran:42
the_branch:-104 the_brass:9 the_bread:-40 the_break:-20 the_breaker:35
the_brewer:-15 the_brewers:12 the_brewery:30 the_bride:16 the_bridesmaids:65
the_bridge:-56 the_brief:29 the_bright:16 the_brine:65 the_broken:45
the_bronze:21 the_brothers:-12 the_brown:80 the_browser:-75 the_brushing:24
the_buck:41 the_bucket:40 the_buckle:9 the_budget:25 the_budgie:-34
the_buffer:-25 the_build:49 the_building:-115 the_bulk:13 the_bull:5
the_bunk:-21 the_buns:1 the_buoy:-12 the_burn:-28 the_burner:34 the_bus:-38
the_business:-102 the_butcher:-12 the_butcher's:-29 the_butter:13 the_buttons:-6
the_buzzer:27 the_cab:49 the_cabin:-21 the_cabinet:-50 the_cabins:-1
the_cable:-9 the_cables:-4 the_caches:-22 the_cactus:-14 the_cadastral:1
the_cafe:41 the_café:101 the_cage:75 the_cake:89 the_calculation:15
the_calculator:17 the_calendar:-17 the_calibration:15 the_call:-41
the_callback:-54 the_calling:21 the_calves:9 the_camel:-17 the_cameras:58
the_camper:22 the_campsite:6 the_canal:-68 the_cancellation:44 the_candles:-40
the_canoe:23 the_canopy:28 the_canteen:-84 the_canton:17 the_cap:46
the_capacitor:24 the_capitals:-11 the_captain:1 the_captain's:30 the_car:-128
the_caravan:25 the_carbon:34 the_card:35 the_cardiology:17 the_cards:42
the_care:-36 the_caretaker:-67 the_cargo:34 the_carnival:-2 the_carousel:48
the_carpenter:31 the_carpet:39 the_carpets:45 the_carriage:22 the_carrier:34
the_carrier's:57 the_cart:-68 the_cartons:8 the_carved:4 the_case:24 the_casio:5
the_casting:12 the_cat:-98 the_cat's:-39 the_catalogue:47 the_caterer:58
the_catering:-2 the_cathedral:-32 the_cats:-9 the_caucasus:-20 the_caulking:23
the_cause:48 the_causes:52 the_causeway:2 the_cave:-71 the_ceiling:-81
the_celestial:18 the_cell:17 the_cello:-51 the_centre:3 the_ceo:-25
the_ceremony:28 the_certificate:42 the_certificates:9 the_cfo:24 the_chain:17
the_chair:27 the_chairlift:22 the_chairman:-27 the_chairs:25 the_chamber:-91
the_change:-30 the_changing:9 the_chap:2 the_chapel:26 the_chaplain:31
the_chapter:68 the_charging:-19 the_charm:-43 the_chart:49 the_chat:81
the_cheap:-24 the_cheaper:42 the_cheapest:19 the_check:72 the_checker:6
the_checkout:8 the_checksum:9 the_checksums:2 the_cheese:-15 the_cheeses:-16
the_chef:-3 the_chemist:22 the_chemist's:41 the_cheque:-46 the_chess:-8
the_chest:55 the_chestnut:-15 the_chief:-34 the_child:46 the_children:15
the_children's:28 the_chime:42 the_chimney:-62 the_chlorine:17 the_choice:77
the_choir:-48 the_chorus:-11 the_christening:32 the_christmas:68 the_church:29
the_churchyard:11 the_ci:47 the_cigar:24 the_city:-41 the_claim:2
the_claimant's:1 the_clappers:14 the_class:-23 the_classic:-19 the_cleanup:10
the_clearing:-31 the_clementi:16 the_clerk:-3 the_click:-87 the_client:-89
the_climate:38 the_clinic:23 the_clipboard:16 the_cloakroom:39 the_clock:-25
the_clocks:-36 the_closing:-6 the_closure:-36 the_cloth:-76 the_cloud:-74
the_clouds:-24 the_club:56 the_club's:-18 the_clubhouse:30 the_clutch:13
the_coach:25 the_coal:-61 the_coast:-58 the_coat:-46 the_coats:40 the_coffee:-73
the_coffin:31 the_cog:36 the_coil:34 the_coins:-2 the_cold:39 the_coldest:-38
the_colleagues:4 the_collector:-2 the_college:-63 the_colonel:-18
the_colonnade:41 the_colour:-7 the_colours:-31 the_column:54 the_comet:-13
the_coming:35 the_comma:72 the_comments:9 the_commit:-32 the_committee:54
the_common:97 the_company:-37 the_comparison:-30 the_compass:21 the_compiler:-74
the_complaint:9 the_compressor:12 the_computer:-46 the_concert:-12
the_conclusion:11 the_conductor:-25 the_conference:-20 the_confidence:-3
the_config:114 the_confirm:54 the_conflict:14 the_connection:51 the_consent:12
the_conservator:15 the_console:2 the_consul:-34 the_contact:43 the_contest:10
the_contract:11 the_contractor:17 the_contractor's:12 the_control:-9
the_controller:37 the_controls:63 the_convent:16 the_conversation:10
the_converter:-35 the_conveyor:35 the_convoy:29 the_cook:-69 the_cooks:5
the_cooperative:12 the_copies:13 the_copper:44 the_copy:-52 the_cord:-28
the_core:8 the_corn:29 the_corner:-37 the_correct:20 the_corrected:12
the_corridor:-60 the_cost:13 the_costume:39 the_costumes:-10 the_cot:14
the_cottage:65 the_cough:-23 the_count:26 the_counter:-31 the_county:36
the_couple:14 the_courier:9 the_course:26 the_courtyard:52 the_cover:-8
the_cow:-6 the_coxswain:-25 the_crack:92 the_cracked:74 the_cracks:8 the_crane:9
the_crank:42 the_crash:14 the_crate:53 the_crates:33 the_crc:33 the_creeps:16
the_crescendo:21 the_crew:85 the_critics:-55 the_cross:33 the_crossfade:20
the_crossing:60 the_crossword:-48 the_crowded:25 the_crown:14 the_cruising:26
the_crust:39 the_crystal:39 the_csv:-18 the_cuckoo:-75 the_cue:30 the_culture:13
the_cup:23 the_curator:-31 the_curators:32 the_curing:8 the_curling:34
the_current:-63 the_cursor:-72 the_curtain:-77 the_curtains:1 the_curve:-120
the_cushion:-61 the_custom:-19 the_customer:-2 the_customers:-50 the_customs:41
the_cutter:35 the_daily:19 the_dairy:89 the_damage:21 the_damp:-9 the_dance:16
the_dancers:56 the_danish:47 the_dark:28 the_dashboard:-20 the_data:10
the_datasheet:42 the_date:-6 the_daughter:-24 the_dawn:30 the_day:24
the_days:-43 the_db:5 the_dbt:22 the_dead:-15 the_deadbeat:25 the_dean:-22
the_dean's:25 the_debug:-21 the_decision:-9 the_deck:13 the_decking:15
the_decoder:9 the_dedication:9 the_deed:21 the_deep:30 the_default:77
the_defrost:1 the_dehumidifier:16 the_delay:-38 the_delivery:-42 the_demo:-34
the_dent:20 the_dentist:25 the_dentist's:25 the_deposit:110 the_depot:-38
the_deputy:18 the_description:-27 the_designer:62 the_designers:18 the_desk:-9
the_desks:-34 the_desktop:30 the_dessert:-18 the_details:-25 the_detour:7
the_device:21 the_dial:55 the_dialogue:3 the_dictation:12 the_diesel:-11
the_diff:-24 the_digital:29 the_dinghy:48 the_dining:8 the_dinner:94
the_direction:-54 the_director:-22 the_disco:44 the_dishwasher:-47 the_disk:6
the_disks:-10 the_display:1 the_distance:-47 the_distress:16 the_district:-39
the_ditch:-11 the_diver:8 the_dock:16 the_docs:23 the_doctor:-30
the_doctor's:-21 the_documentation:17 the_dog:-2 the_dog's:-12 the_dogs:-3
the_dome:-37 the_donation:3 the_donkey:11 the_donors:31 the_door:-53 the_doors:5
the_doorstep:-12 the_dot:-43 the_dots:-33 the_double:45 the_dough:-18
the_dovecote:6 the_downloader:1 the_draft:10 the_drawing:32 the_drawings:-7
the_dream:6 the_dress:23 the_drift:25 the_drill:4 the_drills:9 the_drinking:11
the_drive:36 the_driver:-45 the_drivers:-34 the_driving:33 the_drone:50
the_drops:-49 the_drum:26 the_drummer:-41 the_drums:8 the_drunks:19 the_dry:20
the_dryer:28 the_dryers:-7 the_drying:41 the_duck:19 the_ducklings:5
the_ducks:-21 the_dull:17 the_dummy:32 the_dunes:-2 the_duplicate:48
the_duplicates:67 the_dust:-6 the_dutch:-30 the_duty:63 the_dye:24 the_dyke:13
the_ear:19 the_earlier:13 the_early:19 the_ears:-46 the_earth:36 the_easier:-30
the_easiest:-12 the_east:57 the_ebb:18 the_eclipse:25 the_editor:-23
the_eels:-24 the_egg:26 the_eggs:15 the_eighties:-3 the_elbow:-1 the_elbows:-23
the_elder:56 the_elective:55 the_electric:29 the_electrical:-35
the_electrician:87 the_electricians:9 the_electricity:-12 the_electronics:-15
the_eleven:14 the_email:56 the_embosser:32 the_emergency:87 the_emojis:10
the_emr:15 the_emulator:-44 the_enamel:18 the_enameller:13 the_encoder:25
the_encore:45 the_end:-6 the_endings:26 the_engineer:2 the_engineers:-14
the_english:6 the_engraving:4 the_entire:-25 the_entrance:6 the_envelope:-6
the_environment:16 the_equation:28 the_error:150 the_escalation:2
the_escalators:-41 the_escapement:4 the_essay:68 the_estate:60 the_estimate:31
the_estuary:-15 the_ethanol:36 the_evacuation:16 the_evening:74 the_evenings:-43
the_exam:-71 the_examination:41 the_examiner:22 the_examiners:54 the_examples:16
the_excess:13 the_exercise:5 the_exercises:86 the_exhaust:-15 the_exhibition:41
the_export:55 the_expression:-26 the_extra:-4 the_eye:-28 the_eyebrows:7
the_eyes:21 the_f:-61 the_fabric:19 the_face:-20 the_faces:-24 the_facet:24
the_fact:22 the_faculty:32 the_fade:67 the_fair:63 the_fallback:26 the_fallen:10
the_families:23 the_family:39 the_famous:-33 the_fan:-64 the_fans:-59 the_far:3
the_farewell:33 the_farmer:21 the_farrier:73 the_fast:130 the_fastest:-20
the_fat:-13 the_fault:-15 the_faulty:12 the_favourite:-48 the_fax:-2 the_feast:9
the_feature:1 the_federation:-6 the_federation's:3 the_feedback:17 the_feeder:34
the_feeding:9 the_feeling:-18 the_fellow:-45 the_felt:27 the_fence:35
the_feria:-12 the_ferns:4 the_ferry:-40 the_ferry's:13 the_festival:64
the_fete:-32 the_fibre:19 the_field:6 the_fields:-31 the_fifth:-8 the_figure:-3
the_figures:9 the_file:32 the_files:-36 the_film:-74 the_filter:-7 the_filters:2
the_final:60 the_finale:33 the_finance:3 the_finding:4 the_fine:45
the_finest:-70 the_finger:-15 the_fingering:17 the_fingerings:14 the_fins:-22
the_fire:17 the_firebox:9 the_firebricks:16 the_firemen:-45 the_fireplace:-13
the_firm:-15 the_firmware:10 the_first:-40 the_fish:82 the_fishermen:-14
the_fishing:40 the_fitter:25 the_five:21 the_fix:10 the_fixture:47 the_flag:22
the_flaky:44 the_flame:-81 the_flash:55 the_flashcards:4 the_flask:-30
the_flat:37 the_fleet:-12 the_flicker:54 the_floating:39 the_flood:13
the_floor:43 the_florist:9 the_flour:32 the_flower:-69 the_flu:-8 the_flue:53
the_fluoride:80 the_flute:-11 the_fly:-3 the_flyer:7 the_focus:5 the_fog:-2
the_folder:72 the_folding:15 the_following:39 the_fondue:-6 the_font:9
the_fonts:24 the_food:22 the_foot:-38 the_football:46 the_footer:-10
the_foreman:-24 the_foreman's:24 the_forest:45 the_fork:8 the_forklift:-26
the_form:-39 the_formal:21 the_formatter:8 the_former:51 the_forms:38
the_forty:3 the_forum:12 the_forward:36 the_foundation:2 the_founder:-57
the_founder's:-10 the_foundry:33 the_fountain:-50 the_fourth:-61 the_foyer:-4
the_fractions:22 the_frame:7 the_frames:3 the_framework:-28 the_free:17
the_freeze:30 the_freezer:-53 the_freezers:6 the_french:-1 the_fresh:-3
the_fridge:-67 the_fridges:12 the_friend:51 the_fright:2 the_front:66
the_frozen:27 the_fruit:-49 the_fry:16 the_fuel:2 the_full:-39 the_fun:35
the_function:-20 the_fund:12 the_funeral:57 the_fungus:45 the_funniest:-56
the_furnace:-32 the_furniture:-7 the_furs:17 the_fuse:-36 the_future:-18
the_gable:23 the_gallery:8 the_galley:6 the_game:17 the_gangway:72 the_gap:17
the_gaps:-29 the_garage:52 the_garbage:2 the_garden:-19 the_gardener's:14
the_gas:5 the_gasket:30 the_gate:-4 the_gatehouse:11 the_gates:30
the_gateway:-14 the_gauge:11 the_gcode:58 the_gearbox:38 the_geese:-60
the_general:-32 the_generated:15 the_generators:-51 the_geneticists:-28
the_gentleman:-82 the_gentlemen's:6 the_geraniums:-31 the_german:20 the_ghent:20
the_ghost:-10 the_giant:12 the_gift:-4 the_gilding:-39 the_giraffe:-13
the_girl:58 the_girls:49 the_glacier:48 the_glasses:6 the_glaze:12 the_glove:-50
the_glovebox:16 the_glue:-25 the_gluten:16 the_gnomon:2 the_goat:-28
the_goats:-63 the_godparents:61 the_gold:38 the_golden:27 the_gong:14
the_good:-17 the_goodness:6 the_gossip:-12 the_gown:15 the_gps:17 the_grain:-30
the_grammar:7 the_grandmother:-1 the_grant:-25 the_graph:-27 the_graphs:-46
the_graves:-12 the_grease:-4 the_great:15 the_greeks:-16 the_green:23
the_greenhouse:30 the_greeting:47 the_grey:68 the_grid:-46 the_grinder:52
the_groceries:18 the_ground:5 the_grounds:12 the_group:45 the_growers:1
the_grumpy:-36 the_guarantee:6 the_guard:-9 the_gudrun:15 the_guest:32
the_guests:-8 the_guide:-28 the_guild:77 the_guillotine:11 the_gulls:-85
the_guy:-68 the_gym:72 the_gyro:45 the_hair:-50 the_half:-68 the_hall:-15
the_ham:20 the_hamburg:7 the_hammer:35 the_hammock:-59 the_hamster:-80
the_hand:1 the_handbook:44 the_handbrake:7 the_handheld:10 the_handle:9
the_handlebar:28 the_handover:21 the_handrail:14 the_hands:10 the_handshake:-39
the_hanging:29 the_harbour:-45 the_hard:40 the_hardback:8 the_hardest:-21
the_hardware:30 the_harmonium:4 the_harness:3 the_harp:-20 the_harpist:-41
the_hat:-2 the_hatch:-28 the_hatchery:23 the_hatching:10 the_hats:3
the_hauling:15 the_hawk:-43 the_hawks:-7 the_hay:-24 the_hazard:18 the_head:-23
the_heading:13 the_headmaster:-9 the_headmistress:-40 the_headteacher:-8
the_heap:25 the_heart:-105 the_heartbeat:53 the_heat:-9 the_heated:3
the_heater:-27 the_heating:-36 the_hedge:-55 the_hedgehog:-58 the_heel:18
the_helicopter:11 the_helmet:52 the_help:11 the_helper:-13 the_hem:83
the_hens:-28 the_herbarium:34 the_heritage:-19 the_heron:-43 the_herring:-17
the_high:37 the_highest:-69 the_highlight:3 the_hill:5 the_hills:-29 the_hinge:3
the_hinges:5 the_hiss:36 the_history:-46 the_hive:-6 the_hockey:8 the_hoe:2
the_hofer:3 the_hold:-20 the_holdings:12 the_hole:-80 the_holiday:1
the_holidays:-88 the_hollow:2 the_home:87 the_homework:35 the_honeymoon:39
the_honour:1 the_hood:49 the_hook:25 the_hooks:42 the_hop:-5 the_hope:4
the_horn:-52 the_horse:-47 the_horses:-4 the_hospital:23 the_hospital's:24
the_host:-35 the_hostel:18 the_hot:66 the_hotel:-4 the_hotline:17 the_hours:47
the_house:-59 the_housing:-42 the_hub:12 the_hull:-11 the_hum:-30 the_human:-42
the_humidifier:11 the_humidity:8 the_hundred:-32 the_hunting:2 the_hut:-16
the_hygiene:4 the_hygrometer:2 the_hymn:-2 the_i:23 the_ice:36 the_icon:-65
the_icons:16 the_idea:-25 the_image:73 the_import:34 the_importer:20 the_imu:25
the_in:20 the_inbox:-21 the_incident:6 the_incubator:43 the_indent:10
the_indentation:19 the_index:33 the_indigo:33 the_infusion:43 the_inhaler:22
the_initials:15 the_ink:-32 the_inlet:8 the_inliner:30 the_inn:28 the_inner:67
the_input:-14 the_inscription:10 the_inscriptions:19 the_inside:-13
the_inspector:8 the_inspector's:2 the_institute:-15 the_instructor:-37
the_instrument:-38 the_insurance:83 the_insurer:42 the_insurer's:34
the_insurers:15 the_intake:-42 the_intercom:-32 the_intern:-36 the_internal:12
the_internet:-108 the_interns:-44 the_interrupt:3 the_introduction:4
the_inventory:38 the_investor:4 the_invitations:11 the_invite:4 the_invoice:-8
the_invoices:-23 the_ios:22 the_iron:23 the_ironing:42 the_irony:-22
the_irregular:36 the_irrigation:27 the_island:17 the_islands:45 the_italian:1
the_item:16 the_ivy:-12 the_jackdaws:-53 the_jam:-3 the_japanese:28 the_jar:20
the_jars:1 the_jetty:49 the_job:-46 the_join:11 the_joint:4 the_joints:-8
the_joke:50 the_jokes:14 the_josef:19 the_journey:-52 the_joys:-14
the_joystick:36 the_jubilee:-9 the_judge:15 the_judges:-12 the_july:3
the_kampita:9 the_keel:2 the_keeper:-25 the_keeper's:-58 the_keepers:-28
the_kennel:6 the_kessler:41 the_kettle:-108 the_key:8 the_keyboard:-43
the_keys:-22 the_kid:-42 the_kiln:29 the_kind:-95 the_king:11 the_kiosk:47
the_kitchen:-30 the_kitten:11 the_knee:-40 the_knife:31 the_knitting:73
the_knots:-3 the_lab:7 the_label:-73 the_labeller:13 the_labels:-3
the_laboratory:24 the_lace:13 the_lad:-74 the_lad's:-40 the_ladder:-6
the_ladders:41 the_ladies:14 the_ladle:7 the_lads:-46 the_lady:-38 the_lake:-15
the_lambs:-14 the_lamp:16 the_lamps:17 the_lampshade:-26 the_landing:22
the_landline:30 the_landlord:81 the_lane:-25 the_language:2 the_lantern:68
the_laptop:1 the_large:60 the_lasagne:16 the_laser:4 the_last:-28 the_late:-13
the_later:10 the_lathe:35 the_laugh:-7 the_launch:-69 the_laundry:-3 the_law:9
the_lawn:-59 the_lawyers:17 the_lead:-37 the_leader:40 the_leaderboard:4
the_leak:76 the_leaning:72 the_leap:20 the_learner:12 the_lease:24 the_least:-72
the_leather:31 the_leavers:-10 the_leaves:-28 the_lecture:-75 the_led:21
the_ledger:27 the_left:86 the_leg:16 the_legacy:83 the_legend:19 the_leipzig:-56
the_lending:36 the_length:-16 the_lens:-21 the_lesson:4 the_lessons:55
the_letter:65 the_letterbox:-74 the_lettering:21 the_lettuce:-13 the_level:37
the_lexer:3 the_librarian:-13 the_libraries:-23 the_licence:11 the_license:13
the_lichens:36 the_lid:13 the_lidar:48 the_lids:2 the_life:22 the_lifeboat:-14
the_lifeguards:12 the_lift:-45 the_light:-137 the_lighthouse:1 the_lights:-10
the_lily:1 the_lime:-3 the_liming:7 the_limit:-42 the_limp:44 the_linen:-2
the_lines:12 the_lining:2 the_linter:23 the_lion:-33 the_list:-14
the_listening:57 the_listing:-36 the_literary:18 the_literature:-13 the_little:8
the_live:20 the_living:-10 the_load:39 the_loading:-64 the_loan:-45
the_lobby:-32 the_lock:-65 the_locked:29 the_locker:30 the_locks:84
the_locksmith:-1 the_lodge:27 the_loft:11 the_log:-92 the_logger:-21
the_logic:-24 the_login:33 the_logo:8 the_logs:6 the_long:71 the_longer:-8
the_longest:16 the_loop:-87 the_loose:-11 the_lorry:-2 the_loss:-9 the_lost:126
the_lot:27 the_loud:23 the_loudest:-23 the_loudness:11 the_loudspeakers:4
the_lounge:28 the_louvres:-41 the_loveliest:-13 the_low:-9 the_lower:90
the_lowest:64 the_luggages:33 the_lullaby:8 the_lunar:8 the_lunch:83
the_lungs:39 the_lychgate:9 the_machine:-41 the_machines:-53 the_madrid:19
the_magazines:-5 the_magnet:-21 the_magnetic:10 the_magnifying:-7 the_mail:-33
the_main:36 the_mainland:7 the_mainspring:9 the_maintenance:64 the_maker:9
the_mall's:-25 the_malt:15 the_man:23 the_manager:4 the_manes:13 the_mango:1
the_manor:12 the_manual:45 the_map:6 the_marathon:-82 the_march:6 the_mare:2
the_margins:-22 the_maritime:5 the_marker:9 the_market:-50 the_marking:7
the_marquee:-28 the_marsh:3 the_mash:-56 the_mass:18 the_mast:-47 the_master:52
the_masts:-1 the_match:-50 the_mate:2 the_material:10 the_maths:49 the_matter:65
the_mayor:-20 the_mayor's:-66 the_meadow:38 the_mean:51 the_meantime:-26
the_measurements:12 the_mechanic:-34 the_median:-4 the_medical:16
the_medieval:-16 the_meeting:-32 the_members:-6 the_membership:4 the_membrane:18
the_memories:-3 the_memory:42 the_menu:58 the_merger:3 the_mess:-29
the_message:25 the_messages:1 the_meter:43 the_metrics:11 the_metronome:-15
the_mice:25 the_microphone:-23 the_microscope:21 the_middle:-13 the_midnight:15
the_midterm:3 the_migration:-9 the_mileage:9 the_milk:29 the_milking:-24
the_milkman's:19 the_milky:25 the_mill:20 the_miller's:15 the_mind:35
the_mine:27 the_minibar:1 the_minibus:36 the_minister:-46 the_ministry:5
the_minuet:8 the_minute:28 the_minutes:-11 the_mirror:-18 the_mirrors:-49
the_missing:14 the_mist:-9 the_mistake:49 the_mixer:-50 the_mobile:32
the_mock:32 the_model:4 the_modem:-28 the_modern:17 the_module:-53 the_moment:94
the_moments:-2 the_monday:13 the_money:21 the_monitoring:-64 the_monks:-51
the_month:90 the_monthly:20 the_moon:-52 the_mooring:42 the_moose:-7
the_more:-42 the_morning:-10 the_mosaic:-34 the_most:-70 the_moth:-13
the_mother:-45 the_mothers:73 the_moths:-22 the_motor:34 the_motorway:-51
the_mould:11 the_mouldy:12 the_mountain:22 the_mountains:-9 the_mouse:-14
the_moustache:-21 the_mouth:-47 the_movers:11 the_moving:31 the_mower:5
the_mud:-54 the_mumps:-18 the_muniment:4 the_museum:3 the_museum's:18
the_myth:20 the_nail:-21 the_name:54 the_names:-3 the_napkin:7 the_nappies:8
the_nas:8 the_nasty:11 the_national:3 the_navy:-25 the_near:-35 the_nearest:26
the_nebula:5 the_neck:18 the_neckline:38 the_needle:50 the_neighbour:-49
the_neighbour's:-80 the_neighbouring:8 the_neighbours:-42 the_neptune:48
the_nest:4 the_network:25 the_new:-37 the_news:-98 the_newsletter:32
the_newspaper:-24 the_next:-105 the_nice:-50 the_nicest:-59 the_nickname:9
the_night:-6 the_nightly:99 the_nights:-31 the_nineties:-25 the_ninth:-48
the_nitrate:25 the_nocturne:29 the_node:-17 the_noise:-72 the_noisy:31
the_noon:61 the_north:155 the_northbound:68 the_nose:18 the_notary:31
the_note:-18 the_notebook:46 the_notebooks:37 the_notes:-43 the_notice:-3
the_nouns:2 the_novel:57 the_null:5 the_number:-20 the_numbers:-33
the_numerals:65 the_nuns:23 the_nurse:-26 the_nursery:57 the_nurses:16
the_nutcracker:-47 the_o:1 the_oak:20 the_oath:3 the_objection:-54 the_oboe:18
the_obvious:2 the_ocean:-24 the_odd:36 the_oddest:-21 the_off:13 the_offer:46
the_office:-124 the_officer:10 the_oil:-10 the_okafor:12 the_old:52 the_older:44
the_oldest:-48 the_ombudsman:5 the_on:32 the_onboarding:17 the_once:20
the_one:-17 the_ones:-139 the_onions:-45 the_online:11 the_only:-129 the_open:1
the_opening:21 the_opera:-28 the_operating:1 the_operation:19 the_operator:31
the_opinion:-33 the_opposite:-3 the_optician:7 the_optics:10 the_oral:51
the_orange:38 the_orchard:66 the_orchestra:36 the_order:53 the_ordinary:-38
the_organ:26 the_organic:4 the_organisers:25 the_organist:11 the_originals:47
the_orm:7 the_oscilloscope:-8 the_oslo:2 the_other:9 the_others:1
the_outbound:24 the_outer:51 the_outlier:7 the_output:-42 the_outside:62
the_oven:-1 the_ovens:24 the_overdraft:26 the_overflow:5 the_overnight:23
the_owl:94 the_owner:63 the_owner's:1 the_owners:6 the_oxygen:23 the_oyster:15
the_pace:-65 the_packing:22 the_pad:28 the_padlock:38 the_paediatric:4
the_page:-61 the_pager:13 the_paint:-8 the_painted:9 the_painter:-31
the_painters:-27 the_painting:-5 the_pair:47 the_pallets:21 the_panel:-28
the_panic:-3 the_panpipes:-11 the_pantry:16 the_paper:-57 the_papers:13
the_paperwork:-26 the_parade:19 the_paragraph:-31 the_parent:10 the_parents:113
the_parish:-5 the_park:-63 the_parking:-36 the_parlour:4 the_parquet:-29
the_parrot:-54 the_parser:1 the_part:-86 the_particle:4 the_parting:13
the_partition:27 the_parts:49 the_party:38 the_pass:50 the_passage:3
the_password:-15 the_past:-30 the_paste:26 the_path:-31 the_patient:-19
the_pattern:15 the_pause:10 the_payment:14 the_payout:12 the_payroll:-31
the_payslip:20 the_pdf:2 the_pe:10 the_pears:-31 the_peat:29 the_pedal:35
the_pellets:10 the_pen:31 the_pencil:-40 the_pension:15 the_pensioners:18
the_people:-25 the_perimeter:2 the_periodic:-19 the_permit:60 the_person:62
the_petrol:-59 the_ph:29 the_pharmacy's:57 the_phone:-77 the_phones:-28
the_phonetic:21 the_photo:-30 the_photographer:-12 the_phrase:20 the_physics:-46
the_physio:-38 the_pi:8 the_piano:46 the_pick:2 the_pickup:33 the_picnic:7
the_picture:-79 the_pictures:58 the_piece:56 the_pier:26 the_pig:8
the_pigeon:-73 the_pigeons:-50 the_pigs:20 the_pillar:-18 the_pillow:42
the_pilot:16 the_pine:43 the_pins:-16 the_pipe:-35 the_pipes:-35 the_pipette:-15
the_piste:20 the_pit:60 the_pitch:20 the_pizza:1 the_place:-30 the_plain:12
the_plan:-51 the_plane:-48 the_planets:13 the_plant:-37 the_plaster:8
the_plasterer:14 the_plasterers:-15 the_plastic:-28 the_plate:45 the_plateau:56
the_platform:-45 the_play:4 the_player:-2 the_players:52 the_playground:52
the_pleasure:3 the_plot:-12 the_plots:17 the_plotting:19 the_plug:-14
the_plugin:26 the_plumb:3 the_plumber:75 the_plumber's:3 the_plums:24
the_plunge:33 the_pocket:12 the_poem:1 the_poems:6 the_poet:-47 the_poetry:16
the_poets:36 the_point:6 the_points:-34 the_pole:-13 the_police:45
the_policy:-47 the_polka:1 the_pond:22 the_ponies:27 the_pool:-14
the_poolside:12 the_poor:-61 the_popcorn:-26 the_port:-7 the_portal:-19
the_porter:26 the_porter's:8 the_porto:11 the_post:13 the_postcards:-4
the_poster:-5 the_posters:-6 the_postman:-118 the_postmaster's:25 the_pot:10
the_potatoes:-11 the_pottery:-9 the_potting:-2 the_power:-35 the_practica:7
the_practical:48 the_practice:114 the_pram:63 the_prefix:22 the_premiere:30
the_present:17 the_presentation:37 the_presenter:5 the_presenters:31
the_president:2 the_press:42 the_pressure:-8 the_preview:25 the_previous:-81
the_price:18 the_pricing:19 the_priest:2 the_priest's:12 the_primary:29
the_primer:56 the_princess:9 the_print:23 the_printed:44 the_printer:52
the_printout:-14 the_prints:19 the_priority:-4 the_privacy:5 the_procession:-8
the_prod:1 the_product:-15 the_production:52 the_profile:-31 the_program:10
the_programme:-11 the_progress:2 the_project:16 the_projection:-57
the_projector:36 the_pronunciation:1 the_proofs:15 the_propane:33 the_proper:4
the_props:-6 the_proxy:15 the_pub:-32 the_public:61 the_publisher:3
the_puddings:-20 the_puddle:-31 the_pull:-4 the_pump:-12 the_pumps:4
the_punctuation:-2 the_puppet:-12 the_puppy:-8 the_purser:-13 the_quarantine:30
the_quarrel:8 the_quarter:-40 the_quay:40 the_query:-72 the_question:-33
the_queue:-14 the_quick:54 the_quickest:-26 the_quizzes:23 the_quote:43
the_rabbits:-18 the_race:6 the_rack:-66 the_racks:-31 the_radar:-47
the_radiator:-3 the_radio:-48 the_radius:7 the_raffle:-25 the_raft:8
the_raft's:25 the_rail:16 the_rails:3 the_railway:-52 the_rain:23 the_raised:3
the_ram:2 the_ramp:43 the_ratio:-47 the_read:33 the_reader:74 the_reader's:18
the_reading:88 the_readme:17 the_real:-26 the_reason:79 the_reasoning:16
the_rebuilt:-51 the_receipt:17 the_receiver:-53 the_reception:5 the_recipe:17
the_recipes:13 the_recorded:36 the_recording:14 the_recordings:21 the_recovery:2
the_rectory:16 the_red:125 the_reed:19 the_reeds:22 the_reefer:3 the_reference:5
the_referral:10 the_refrain:-62 the_refresh:32 the_refund:22 the_regatta:-30
the_registrar:19 the_registration:56 the_registry:38 the_regulars:28
the_regulations:61 the_rehearsal:-5 the_release:-23 the_remainder:-73
the_remark:-63 the_remarks:16 the_reminder:96 the_reminders:14 the_remote:-85
the_removal:-51 the_render:15 the_renderer:-28 the_renewal:9 the_rent:-9
the_rental:39 the_repair:-15 the_repeat:54 the_repeater:5 the_replacement:30
the_replay:41 the_replies:9 the_repo:31 the_reports:8 the_repository:45
the_request:19 the_rescue:29 the_research:28 the_reservoir:-1 the_reset:-19
the_resistor:9 the_resit:1 the_respondent:-18 the_respray:1 the_rest:-70
the_restaurant:6 the_restaurants:2 the_restore:-4 the_restored:19
the_restorer:-74 the_result:3 the_results:54 the_resurfacer:9 the_retina:9
the_retired:1 the_retirement:33 the_retro:-36 the_retry:52 the_return:58
the_returns:52 the_reverse:21 the_reversing:20 the_review:37 the_revision:20
the_rewrite:2 the_rhythm:15 the_ribbon:18 the_ribbons:61 the_rice:-24
the_ride:-27 the_ridge:-25 the_rigging:-39 the_right:-76 the_rim:26 the_rind:12
the_ring:-1 the_ringing:6 the_rings:-55 the_ringtone:-16 the_rinse:1
the_ripening:-38 the_river:-66 the_riverside:12 the_road:-10 the_robes:17
the_robin:35 the_robot:-56 the_robot's:22 the_role:9 the_rollers:2 the_rolls:4
the_roman:21 the_roof:-7 the_room:-109 the_rooster:-26 the_roots:2 the_rope:31
the_ropes:-15 the_ropewalk:9 the_ropeway:11 the_rose:57 the_roster:12
the_rota:91 the_roundabout:-37 the_rounding:2 the_rounds:9 the_route:76
the_router:3 the_row:-36 the_rows:-44 the_rubber:-44 the_rude:14 the_ruler:-1
the_rules:24 the_rum:-9 the_run:-30 the_rush:30 the_rust:11 the_rye:-26 the_s:17
the_sacks:7 the_saddle:9 the_saddler's:1 the_safe:19 the_safety:2 the_sailing:3
the_sailmaker:-23 the_sails:3 the_sake:28 the_salmon:18 the_salon:25 the_salt:25
the_same:-86 the_sample:-47 the_samples:-42 the_sampling:13 the_sand:29
the_sandwich:49 the_sandwiches:-68 the_satellite:19 the_saturday:33 the_sauna:18
the_sausages:-62 the_savings:5 the_saw:72 the_sawmill:14 the_say:51
the_scaffold:7 the_scaffolders:-77 the_scaffolding:49 the_scale:22 the_scales:48
the_scan:16 the_scans:4 the_scarecrow:-13 the_scarf:5 the_scent:12
the_schedule:8 the_scheduler:2 the_schema:56 the_school:23 the_school's:-25
the_schoolhouse:21 the_schoolmaster's:9 the_science:10 the_score:8 the_scout:-9
the_scouts:20 the_scrap:7 the_screen:73 the_script:20 the_sea:-80
the_seagull:-12 the_seagulls:-10 the_sealed:14 the_seals:17 the_seamstress:3
the_search:31 the_season:-72 the_seat:35 the_seating:-47 the_seats:-58
the_second:-6 the_secondary:31 the_secretary:-72 the_security:-46 the_seed:-34
the_selvedge:44 the_semicolon:-68 the_seminar:2 the_sending:12 the_sensor:-30
the_sensors:-22 the_sentence:13 the_separate:18 the_serial:24 the_serializer:-26
the_series:31 the_sermon:-33 the_server:-64 the_service:-28 the_session:31
the_set:15 the_settings:60 the_seven:42 the_seventeenth:-40 the_seventh:17
the_seventies:-30 the_sewing:64 the_sextant:53 the_sexton:-42 the_shade:-1
the_shader:22 the_shape:-31 the_share:8 the_shared:56 the_sheep:32 the_sheet:-3
the_shelf:-63 the_shelfmark:19 the_shell:-25 the_shells:2 the_shielded:-1
the_shielding:7 the_shift:25 the_shingles:-50 the_ship:10 the_ship's:17
the_ships:-39 the_shipyard:21 the_shoe:37 the_shoes:-50 the_shop:34 the_shop's:7
the_shopping:-3 the_short:-85 the_shoulder:37 the_shoulders:-7 the_show:6
the_showcase:23 the_shower:-62 the_shuttle:44 the_sick:17 the_side:-22
the_sign:81 the_signal:-49 the_signalling:1 the_signature:28 the_signing:39
the_signs:23 the_silence:-68 the_silent:21 the_silk:20 the_sill:-36 the_silo:34
the_simulator:63 the_singer:-33 the_single:-10 the_sink:17 the_siren:-60
the_sister:-14 the_site:25 the_sitter:37 the_sitting:25 the_sixties:-8
the_size:-17 the_skate:18 the_skeleton:-41 the_sketch:7 the_skimming:1
the_skip:3 the_skipper's:12 the_sky:-47 the_slate:36 the_sledge:6 the_sleep:78
the_slide:46 the_slides:-38 the_slip:-42 the_slow:37 the_slower:9 the_sluice:24
the_small:57 the_smaller:67 the_smell:-90 the_smithy:14 the_smoke:-21
the_smoked:37 the_snapshots:6 the_snare:-41 the_socket:-16 the_sofa:-43
the_soft:26 the_softer:60 the_software:-28 the_soil:7 the_solar:-31 the_sole:9
the_solenoid:17 the_solution:70 the_solver:6 the_son:5 the_song:5 the_sophie:19
the_sort:-67 the_sound:-57 the_soundbow:37 the_sounds:-1 the_soup:-69
the_south:118 the_southbound:81 the_southern:44 the_space:-24 the_spare:183
the_spawn:12 the_species:17 the_speeches:2 the_speed:47 the_spell:30
the_spelling:-58 the_spider:6 the_spikes:-46 the_spine:72 the_spirit:-21
the_splash:61 the_splice:1 the_splicer:15 the_splicing:-18 the_spoken:38
the_sponsor:47 the_spoon:-21 the_sports:-17 the_spot:-4 the_spreadsheet:25
the_spring:5 the_sprinklers:8 the_sprouts:-33 the_squeak:-62 the_squeaking:12
the_squeaky:16 the_squid:36 the_stable:-10 the_stack:-37 the_stacks:-20
the_stadium:3 the_staff:-35 the_stage:66 the_staging:40 the_stain:37
the_stained:57 the_staircase:-7 the_stairs:-61 the_stairwell:-58 the_stamp:32
the_stand:25 the_standard:62 the_standby:19 the_standing:-3 the_star:53
the_starboard:14 the_starfish:21 the_stars:-75 the_start:51 the_startup:-9
the_state:50 the_statement:-9 the_station:-39 the_statistics:9 the_stative:35
the_statue:-14 the_status:65 the_statute:-12 the_statutes:78 the_steadiest:-32
the_steam:26 the_steel:18 the_steering:-26 the_steps:-3 the_stern:25
the_stick:75 the_sticker:-37 the_stock:12 the_stone:22 the_stop:17
the_stopwatch:-26 the_storage:12 the_store:33 the_stork:4 the_storm:-16
the_story:-58 the_stove:20 the_strain:-37 the_strap:17 the_straps:-10
the_straw:1 the_stream:30 the_streaming:21 the_street:-62 the_strength:-6
the_strike:42 the_striking:16 the_striped:23 the_stroke:-23 the_strokes:22
the_strongroom:30 the_structural:2 the_stuck:35 the_student:14 the_studio:-8
the_subject:-53 the_subjunctive:12 the_substation:38 the_subtitles:-36
the_suit:5 the_suitcase:15 the_sum:-67 the_summary:38 the_summer:18 the_sump:53
the_sums:-54 the_sun:33 the_sunday:-3 the_sundial:14 the_sunset:-41
the_supplier:15 the_surface:-15 the_surfboard:16 the_surgeon:13 the_surprise:59
the_survey:53 the_surveyor:25 the_surveyor's:8 the_suspension:5 the_swallows:-79
the_swan:10 the_swans:-77 the_swap:4 the_swatches:20 the_sweep:19 the_sweet:1
the_swift:14 the_swifts:-71 the_swim:22 the_swimming:44 the_swing:-3
the_switch:-28 the_syllabus:2 the_sync:56 the_synchro:9 the_synthetic:17
the_system:30 the_t:2 the_tab:1 the_table:-68 the_tablecloths:20 the_tables:21
the_tablet:57 the_tabletop:5 the_tag:2 the_tail:15 the_tailor:-11 the_talk:-56
the_talking:47 the_tall:48 the_tango:73 the_tank:61 the_tanker:13 the_tannery:10
the_tap:38 the_tape:-7 the_tapes:59 the_tare:8 the_target:9 the_tarp:-41
the_task:-6 the_tasks:5 the_taste:10 the_tasting:18 the_tavern:28 the_tax:18
the_tea:-14 the_teacher:-80 the_team:5 the_technical:16 the_technician:34
the_teeth:10 the_telemetry:6 the_telephone:-27 the_telescope:-10 the_telly:-18
the_temp:6 the_temporary:17 the_ten:6 the_tenant:-57 the_tenants:37
the_tension:21 the_tent:-40 the_terminal:-51 the_terrace:19 the_test:2
the_tester:24 the_text:40 the_textbook:46 the_texture:29 the_thank:79
the_thatch:-12 the_thaw:-30 the_theatre:61 the_theme:-25 the_theory:78
the_thermal:35 the_thermometer:26 the_thermostat:13 the_thin:1 the_thing:-32
the_third:-31 the_thornbury:27 the_thread:-49 the_threads:87 the_three:69
the_threshold:-40 the_thumb:42 the_thumbnail:25 the_thursday:68 the_tibetan:-25
the_ticket:-35 the_tickets:-23 the_tide:-72 the_tides:26 the_tiler:41
the_till:15 the_timber:3 the_time:-134 the_timer:29 the_times:15
the_timetable:-54 the_timing:2 the_tin:7 the_tip:40 the_title:75 the_toes:-22
the_toilet:-74 the_toilets:42 the_tokeniser:8 the_toll:32 the_tombola:35
the_tool:-22 the_top:-3 the_torch:-15 the_tortoise:-47 the_totals:-84
the_toupee:15 the_tour:4 the_tournament:3 the_towel:7 the_tower:-42
the_towers:-25 the_town:19 the_trace:-45 the_traces:-23 the_track:2
the_tracks:-8 the_tractor:-22 the_trade:-31 the_traffic:-53 the_trailer:71
the_train:-56 the_tram:-52 the_trampoline:15 the_transcript:48 the_transfer:-20
the_transit:-24 the_translation:25 the_transmitter:20 the_trapdoor:5
the_trawler:39 the_treasurer:81 the_treble:21 the_tree:-74 the_trench:17
the_trend:-21 the_triage:26 the_trial:24 the_trip:-23 the_tripod:59
the_trombone:-48 the_trophy:-101 the_truck:40 the_trunks:11 the_trust:8
the_truth:33 the_ttl:-9 the_tuba:-49 the_tube:-63 the_tuesday:-39 the_tug:34
the_tulips:-12 the_tune:25 the_tuner:5 the_tuning:13 the_tunnel:-14 the_turn:23
the_turntable:3 the_turret:10 the_tutor:26 the_twenty:17 the_twilight:15
the_twins:3 the_two:27 the_type:-9 the_typos:-57 the_tyres:30 the_ugly:8
the_ultrasound:-7 the_umbrella:-18 the_umbrellas:32 the_umlaut:7 the_umlauts:30
the_under:-29 the_undo:16 the_uniform:10 the_uniforms:35 the_union:39
the_unit:65 the_units:15 the_university:5 the_unloading:40 the_unpacking:6
the_update:-49 the_updates:51 the_upload:1 the_upper:93 the_upshot:18
the_upstairs:33 the_urgency:20 the_used:35 the_usual:-82 the_vaccination:11
the_validation:10 the_valley:-53 the_value:-17 the_valve:-27 the_van:31
the_vans:27 the_variable:-69 the_varnish:19 the_vat:-42 the_vault:-6
the_vector:1 the_vegetable:29 the_vehicle:1 the_vending:-76 the_vendor:-100
the_vendored:13 the_venue:17 the_verb:15 the_verger:-58 the_verses:13
the_very:-29 the_vestry:-11 the_vests:37 the_vet:3 the_vibraphone:3
the_vicar:-47 the_vicar's:-63 the_vicarage:38 the_view:-35 the_viewing:18
the_village:12 the_vinegar:12 the_vineyards:-11 the_violin:17 the_violins:-16
the_visa:5 the_vision:6 the_visit:78 the_visitor:-18 the_visitors:26
the_vocabulary:36 the_voice:61 the_voicing:28 the_voltage:8 the_volume:17
the_volunteers:17 the_vote:-36 the_vowels:14 the_waffles:-23 the_waiter:-50
the_waiting:-18 the_wake:8 the_walk:35 the_walkers:11 the_walking:12
the_walkway:9 the_wall:-75 the_wallpaper:-12 the_walls:-37 the_walnut:9
the_walrus:-84 the_waltz:35 the_war:32 the_ward:-17 the_warden:13 the_wardens:3
the_wardrobe:7 the_warehouse:33 the_warm:10 the_warmest:-10 the_warning:81
the_warp:10 the_warranty:72 the_wash:19 the_watch:27 the_watchdog:24
the_water:-30 the_water's:5 the_watermark:34 the_waterways:1 the_waterworks:-3
the_watsons:45 the_wave:-25 the_way:-94 the_ways:6 the_weather:-75
the_weathercock:41 the_web:22 the_webhook:1 the_website:-27 the_wedding:26
the_wedge:-7 the_weed:23 the_week:-23 the_weekday:-2 the_weekend:-27
the_weekly:57 the_weighbridge:27 the_weight:-40 the_weights:9 the_weir:4
the_welcome:50 the_welder:-11 the_well:79 the_west:34 the_western:29 the_wet:3
the_whale:46 the_wheel:89 the_wheelchair:36 the_wheelhouse:-36 the_whistle:16
the_whistles:-1 the_whistling:5 the_white:-11 the_whole:-77 the_wide:-26
the_widget:23 the_widow:68 the_widow's:18 the_wife:-5 the_wifi:-43 the_wiki:45
the_will:-3 the_wind:-35 the_wind's:-42 the_windmill:26 the_window:-68
the_windows:-7 the_windowsill:-29 the_wine:-10 the_wings:54 the_winner:-26
the_winner's:15 the_winter:32 the_wire:-31 the_wireless:10 the_witch:25
the_woman:-4 the_wooden:30 the_woodworm:17 the_word:-125 the_wording:-66
the_workbench:24 the_worker:-31 the_working:65 the_works:-3 the_worksheet:10
the_worksheets:8 the_workshop:-21 the_world:-29 the_worm:-87 the_worn:12
the_worst:-85 the_wrapping:26 the_wreck:22 the_writer:58 the_written:64
the_wrong:-170 the_yacht:-80 the_yard:-54 the_year:-49 the_yearlings:34
the_yeast:20 the_yellow:72 the_yoga:-49 the_young:45 the_younger:52
the_youngest:-13 the_zamboni:-57 the_zebra:16 the_zip:14 the_zodiac:7
the_zoo:-22 thea:-23 thea_is:-41 theatre:122 theatre_cat:6 theatre_one:1
theatres:-46 thee:-35 theft:-40 their:-45 their_addresses:22 their_api:17
their_books:-33 their_boots:12 their_contract:-43 their_dinner:30 their_eyes:-18
their_faces:-13 their_hands:12 their_head:-47 their_letters:-18 their_lunch:7
their_money:26 their_mother:-3 their_name:-9 their_one:-26 their_own:40
their_owners:-22 their_phone:77 their_secretary:-33 their_shoes:-4
their_stove:19 their_way:-42 theirs:10 theirs_^:17 theirs_for:-36 theirs_so:5
them_0:-34 them_?:1 them_^:10 them_a:48 them_after:-27 them_again:51
them_all:-39 them_aloud:-41 them_and:33 them_apart:38 them_are:-54 them_as:-6
them_at:-37 them_back:62 them_before:-1 them_by:-65 them_came:3 them_come:-42
them_could:-33 them_even:110 them_every:13 them_for:-88 them_from:75
them_got:-13 them_has:-47 them_have:19 them_here:-6 them_i:-14 them_in:24
them_is:-125 them_it:-16 them_like:-39 them_made:17 them_my:-1 them_nobody:40
them_off:-13 them_on:-47 them_one:-39 them_or:-22 them_otherwise:-70
them_out:-25 them_over:5 them_said:-35 them_say:16 them_seem:-4 them_so:34
them_than:-13 them_the:-6 them_there:32 them_they:36 them_this:-22 them_to:45
them_together:17 them_twice:7 them_up:47 them_wanted:-24 them_was:-10
them_were:-14 them_while:30 them_with:39 them_without:4 them_yourself:4 theme:95
theme_^:45 theme_for:10 theme_uses:23 themselves:-2 themselves_^:41
themselves_and:68 themselves_in:-23 themselves_on:-28 themselves_the:22
themselves_with:5 then:20 then_0:-105 then_?:23 then_^:-49 then_a:-20
then_and:17 then_as:38 then_asked:29 then_at:-15 then_be:-14 then_before:15
then_comes:41 then_cry:-3 then_dad:3 then_discard:22 then_do:17 then_don't:5
then_everyone:30 then_for:8 then_forget:-21 then_found:1 then_i:85 then_i'll:-28
then_i'm:-3 then_ill:16 then_it's:22 then_its:49 then_laughed:2 then_let:-67
then_let's:-87 then_my:-1 then_nobody:49 then_nothing:-23 then_off:41 then_on:6
then_one:-34 then_please:-5 then_she:-9 then_so:8 then_that:-45 then_the:-54
then_there:6 then_there's:64 then_they:-52 then_to:18 then_told:-39 then_we:20
then_you:26 then_you'll:66 then_you're:11 theory:23 theory_^:22 theory_and:8
theory_drills:24 theory_exam:3 theory_in:-46 theory_test:39 theory_that:-52
therapy:-46 therapy_^:-8 there:18 there_0:-21 there_?:14 there_^:20 there_a:-41
there_after:19 there_all:-56 there_and:53 there_anyway:12 there_are:-30
there_as:115 there_at:33 there_be:31 there_because:13 there_by:-7 there_can't:6
there_done:-45 there_every:12 there_first:45 there_for:-10 there_goes:-110
there_has:-80 there_have:25 there_he:-28 there_her:18 there_i:-8 there_i've:19
there_if:7 there_in:-43 there_is:-82 there_it:-12 there_it's:24 there_like:-25
there_looks:28 there_may:7 there_myself:-65 there_now:-20 there_on:11
there_overnight:56 there_since:-49 there_so:20 there_that:-9 there_the:-16
there_there:-1 there_till:85 there_to:32 there_today:5 there_too:-1
there_until:61 there_was:-10 there_we:5 there_were:-10 there_when:-29
there_which:7 there_will:16 there_with:-34 there_would:6 there_you:-6
there'll:10 there'll_be:10 there's:23 there's_0:73 there's_a:-26 there's_an:-60
there's_been:67 there's_fog:-13 there's_hardly:-38 there's_no:17
there's_nothing:-34 there's_one:-34 there's_only:16 there's_room:80
there's_some:17 there's_somebody:21 there's_something:-51 there's_space:37
there's_still:7 there's_that:26 there's_the:33 there's_this:-30 there's_to:35
there's_two:12 there's_your:1 therefore:112 therefore_the:10 theres:57
theres_0:61 theres_a:63 theres_no:-5 thermometer:-6 thermomètre:8
thermomètre_de:8 thermos:35 thermos_^:-9 thermos_and:50 thermoskanne:1
thermoskanne_die:1 thermostat:2 these:-36 these_birds:-14 these_days:125
these_matters:-43 these_on:15 these_people:-65 these_two:2 thesis:-10
thesis_^:-5 they:37 they_?:-15 they_^:-50 they_all:-10 they_allow:5
they_always:-5 they_are:-29 they_ask:46 they_asked:56 they_be:23 they_belong:35
they_both:-35 they_bring:-101 they_brought:-19 they_call:-13 they_came:7
they_can:64 they_can't:-22 they_carried:54 they_charge:-2 they_close:10
they_closed:-25 they_come:-44 they_cost:27 they_could:-97 they_count:-3
they_didn't:32 they_do:-49 they_don't:-2 they_dont:7 they_dry:-23 they_eat:9
they_even:-39 they_ever:25 they_feel:30 they_find:14 they_follow:-52
they_found:12 they_gave:63 they_get:36 they_give:-3 they_go:120 they_got:-30
they_had:-9 they_have:46 they_haven't:27 they_hold:69 they_just:-34 they_knew:-8
they_know:-41 they_leave:-19 they_let:7 they_like:65 they_live:5 they_look:41
they_made:41 they_may:-23 they_mix:6 they_moved:11 they_must:-27 they_need:8
they_never:-48 they_notice:-10 they_only:40 they_painted:-46 they_pass:13
they_played:-29 they_promised:-44 they_pulled:11 they_put:-28 they_read:41
they_really:40 they_reset:12 they_ring:-17 they_run:-11 they_sang:57
they_say:-85 they_sent:-30 they_served:-36 they_should:-69 they_sing:7
they_speak:36 they_started:14 they_still:-40 they_tell:26 they_told:-42
they_took:83 they_turned:10 they_used:-40 they_volunteer:17 they_wait:8
they_wake:-22 they_want:75 they_wanted:-37 they_weighed:-46 they_went:-9
they_were:36 they_will:-39 they_wrote:50 they'd:-22 they'd_have:19
they'd_like:46 they'd_never:-21 they'll:-91 they'll_all:-36 they'll_ask:-27
they'll_have:-37 they're:-33 they're_all:23 they're_from:-12 they're_gone:1
they're_having:-12 they're_lovely:31 they're_made:-6 they're_not:-62
they're_said:-5 they're_so:20 they're_the:7 they're_very:-1 they're_worth:7
they've:50 they've_always:30 they've_been:-15 they've_gone:12 they've_got:15
they've_had:8 they've_moved:-52 they've_put:-63 they've_sent:27 theyd:-25
theyd_been:-12 theyre:-43 theyre_asleep:11 thick:6 thick_^:27 thick_i:-31
thick_oil:12 thickness:-15 thieves:-41 thin:-50 thin_^:-6 thin_and:-15
thin_clients:14 thin_oil:31 thing:20 thing_?:-20 thing_^:110 thing_a:-3
thing_about:-82 thing_and:-3 thing_as:2 thing_at:-26 thing_for:12 thing_has:-12
thing_he:2 thing_i:-77 thing_i'd:13 thing_i've:-18 thing_in:32 thing_is:3
thing_its:25 thing_missing:27 thing_my:32 thing_of:-33 thing_on:-6
thing_only:-20 thing_over:-31 thing_people:10 thing_so:19 thing_that:27
thing_though:20 thing_to:-3 thing_we:27 thing_when:-8 thing_where:-1
thing_will:1 thing_with:-43 things:-7 things_^:-112 things_about:18
things_and:-10 things_around:16 things_better:71 things_do:-26 things_i:-26
things_in:63 things_is:-10 things_on:-9 things_so:26 things_that:12 things_the:7
things_to:-21 things_up:49 things_when:-8 things_with:57 think:-32 think_^:-1
think_a:-55 think_about:-45 think_he:-4 think_i:14 think_i'm:-17 think_in:68
think_it:11 think_it's:68 think_its:34 think_me:-2 think_of:-80 think_she:44
think_she's:3 think_so:89 think_that:-47 think_the:-8 think_theyre:2
think_we:-13 think_we'd:-18 think_what:13 think_you:-6 thinking:9 thinking_^:2
thinking_it:20 thinking_of:-32 thinking_time:36 thinks:-33 thinks_about:-15
thinks_he:-56 thinks_i:-11 thinks_i'm:-45 thinks_in:27 thinks_nobody:-11
thinks_of:12 thinks_so:38 thinks_that:-9 thinks_were:17 thinner:22 third:-4
third_day:-8 third_declension:19 third_floor:44 third_of:-11 third_one:57
third_party:6 third_reminder:-30 third_subject:23 third_time:-6 thirds:-36
thirsty:2 thirty:30 thirty_years:-1 this:-58 this_^:-108 this_a:-17
this_afternoon:2 this_all:5 this_and:42 this_app:-51 this_as:-17 this_autumn:-4
this_building:56 this_but:-44 this_can:-65 this_choir:-63 this_class:23
this_comes:5 this_commit:6 this_course:40 this_day:12 this_even:14
this_evening:-20 this_field:-19 this_for:17 this_from:-30 this_goes:4
this_hall:-15 this_hand:17 this_hospital:-42 this_hour:-60 this_house:-11
this_i:27 this_i'd:43 this_i'll:23 this_im:6 this_is:-76 this_keyboard:-37
this_kind:-1 this_line:10 this_may:-17 this_month:-22 this_month's:9
this_morning:2 this_morning's:24 this_office:-41 this_on:-7 this_one:50
this_our:-22 this_plan:7 this_point:-21 this_project:24 this_quarter:-11
this_release:2 this_repo:22 this_repository:12 this_road:-55 this_season:78
this_sentence:-39 this_since:2 this_so:-29 this_sort:-47 this_stage:-7
this_summer:7 this_term:-5 this_the:14 this_thing:35 this_thread:16 this_time:74
this_to:-5 this_town:-23 this_trade:-3 this_trip:25 this_up:-55 this_valley:-58
this_very:-3 this_way:1 this_we:35 this_week:9 this_week's:26 this_weekend:67
this_well:25 this_whole:34 this_window:-41 this_winter:19 this_with:-33
this_would:19 this_year:88 this_year's:55 this_yr:76 thistle:-9 thistlewood:4
tho:-36 tho_^:-33 thornbury:41 thorough:23 thoroughly:14 those:23 those_^:36
those_and:-30 those_are:-16 those_days:-47 those_from:27 those_i:4
those_little:36 those_on:9 those_stairs:-34 those_tests:-49 those_than:4
those_tiny:-4 those_up:-13 those_who:-16 those_years:17 though:-54 though_^:-26
though_after:37 though_i:6 though_i'd:-3 though_i'm:-39 though_in:-11
though_it:24 though_she:50 though_that:17 though_the:-101 though_they'd:-1
though_we:6 though_your:-15 thought:48 thought_^:-58 thought_a:-61
thought_about:118 thought_and:89 thought_better:1 thought_for:24 thought_i:18
thought_i'd:-18 thought_id:-86 thought_it:107 thought_it'd:8 thought_no:-20
thought_of:70 thought_the:-44 thought_to:-34 thought_we:-12 thought_you:12
thoughtful:-39 thoughts:-39 thoughts_^:-51 thousands:-39 thread:-8 thread_^:49
thread_and:-54 thread_tension:17 thread_when:17 thread_which:-27 thread_with:20
threads:83 threads_^:14 threads_and:-2 threat:-9 threat_^:-9 three:23 three_^:78
three_attempts:5 three_centuries:-11 three_cups:3 three_days:-13 three_dots:17
three_evenings:91 three_four:-10 three_goes:1 three_has:26 three_hooks:-67
three_hours:-32 three_hundred:-36 three_is:-55 three_jobs:-12 three_kids:10
three_lines:35 three_months:-8 three_notes:22 three_of:-32 three_pages:2
three_people:7 three_phone:21 three_stories:3 three_successive:-5
three_sugars:-34 three_the:2 three_times:-78 three_tries:14 three_weeks:-2
three_who:1 three_year:15 three_years:-32 threshing:-1 threshold:30
threshold_of:30 threshold_to:12 threw:-13 threw_a:-23 threw_away:6
threw_chalk:-38 threw_her:-29 threw_out:16 thrilled:-16 thrilled_^:-18
throat:-32 throttle:63 throttled:53 throttles:15 through:16 through_0:-68
through_^:33 through_a:7 through_all:22 through_an:2 through_at:17
through_even:-19 through_fog:-6 through_i:2 through_in:29 through_is:-32
through_it:-17 through_last:22 through_me:9 through_no:-5 through_one:-21
through_that:-43 through_the:-73 through_this:29 through_those:30 through_to:27
through_town:4 through_with:30 through_your:2 throughout:7 throughout_^:-26
throughput:-74 throw:32 throw_away:-60 throw_it:-4 throw_out:37 throw_the:-10
throwing:23 thrown:64 thrown_out:59 throws:-26 thru:85 thru_me:45 thru_the:-15
thumb:-60 thumb_^:2 thumb_aches:50 thumb_and:-25 thumb_goes:11 thumb_on:-5
thumbnail:38 thumbnails:20 thumbnails_are:15 thumbs:55 thumbs_^:19 thunder:-9
thunder_all:-41 thunderstorm:39 thure:45 thurs:24 thursday:55 thursday_^:-39
thursday_class:26 thursday_evening:10 thursday_from:20 thursday_group:33
thursday's:41 thursdays:61 thursdays_^:41 thx:-90 thx_^:8 thx_a:-21 thx_ur:-26
thé:-24 théâtre:-4 ti:76 ti_mando:12 tia:-50 tibetan:-25 tibetan_lad:-25 tick:48
ticked:61 ticked_off:88 ticket_^:-20 ticket_booth:25 ticket_desk:10
ticket_ends:15 ticket_for:19 ticket_from:-39 ticket_hall:-21 ticket_machine:12
ticket_number:62 ticket_shop:10 ticket_with:-60 ticketing:-1 tickets:26
tickets_^:-2 tickets_about:24 tickets_are:5 tickets_at:14 tickets_for:-28
tickets_were:-19 ticks:23 ticks_^:6 ticks_for:47 tid:4 tidal_streams:37 tide:-30
tide_and:26 tide_could:18 tide_gauge:26 tide_here:3 tide_table:-56 tides:63
tides_expects:26 tidied:-34 tidied_up:-34 tidszoner:-20 tidy:10 tidy_and:23
tie:-89 tied:11 tied_back:45 tied_to:16 tied_up:22 tief:2 tien:38 tienda:26
tienda_^:21 tiene:105 tiene_0:75 tiene_la:2 tiene_que:70 tiene_sitio:11
tiene_usted:-16 tienen:39 tiens:-44 tiens_à:-44 tient:72 tient_0:33 tient_^:50
tient_la:29 tient_le:-42 tier:-78 tier_^:25 tierarzt:-12 tiers:6 tiers_^:8
ties:56 ties_everything:80 ties_me:26 tight:-28 tightened:35 tighter:-48
tightrope:13 til:-8 til_the:12 tilde:16 tile:-2 tiler:30 tiles:41 tiles_^:-29
tiles_and:13 tiles_are:7 tiles_from:7 tiles_in:-4 tiles_it:5 till:134 till_0:-55
till_^:12 till_a:-3 till_eleven:-26 till_he:-22 till_i:44 till_it:-23
till_it's:-11 till_klockan:23 till_midnight:-25 till_nine:6 till_now:-26
till_one:13 till_skolan:27 till_spring:-26 till_summer:27 till_the:3 till_two:47
till_we:7 tillbaka:37 tills:47 timber:32 timbers:27 timbre:4 time:-24 time_0:-51
time_?:9 time_^:12 time_a:-34 time_and:27 time_as:-17 time_at:-3 time_because:56
time_being:45 time_below:23 time_but:4 time_by:-8 time_for:48 time_has:22
time_he:10 time_i:-105 time_i'm:-45 time_i've:-4 time_in:102 time_is:80
time_it:-56 time_it's:7 time_job:15 time_like:-4 time_no:-47 time_not:4
time_on:17 time_or:22 time_she:13 time_since:42 time_so:20 time_somebody:-27
time_source:1 time_that:17 time_the:-29 time_this:-54 time_to:-40 time_today:-48
time_we:-41 time_when:-41 time_which:-39 time_with:-26 time_you:-50 time_your:11
time_zone:10 timed:11 timed_it:-3 timeline:34 timeline_^:22 timeout:110
timeout_0:30 timeouten:13 timeouten_mot:13 timeouts:4 timer:60 timer_^:19
timer_and:-50 times:-8 times_^:-5 times_a:47 times_already:-13 times_and:-69
times_are:17 times_before:-34 times_each:-19 times_for:2 times_in:27 times_on:17
times_out:81 times_since:-1 times_which:-22 times_without:-6 timestamp:-65
timestamp_^:-62 timestamp_in:14 timestamps:48 timestamps_are:7 timetable:-28
timetable_^:-6 timetables:-12 timezone:-21 timezones:-16 timezones_are:-16
timing:-6 timing_^:-31 timing_service:1 timmar:-85 timme:33 tims:10 tin:28
tin_^:57 tin_and:13 tin_in:13 tin_of:-29 tin_roof:-51 tin_so:9 tin_with:4
tinha:-36 tins:44 tinted:49 tinted_^:45 tiny:-63 tiny_^:35 tiny_ones:13
tiny_orchestra:-4 tip:15 tip_^:12 tip_jar:13 tip_of:8 tip_the:-1 tipografia:27
tipped:-47 tips:5 tips_and:25 tips_for:24 tips_the:-48 tiptoe:-63 tirantes:23
tired:-40 tired_^:-34 tired_enough:-19 tired_i:-39 tired_of:-12 tired_you:8
tires:26 tiring:-73 tiring_^:-13 tiro:17 tiroir:24 tisch:-3 tisch_^:-25 tissue:3
tithe:9 title:142 title_banner:16 title_of:38 titles:15 titration:46
titriyor:-45 tittade:-35 tittade_fram:-46 tjorben:35 tmrw:124 tmrw_^:7 tmrw_i:12
to:-35 to_$:32 to_0:123 to_^:-8 to_a:23 to_about:6 to_accept:-20 to_add:10
to_admit:-30 to_after:16 to_agree:-29 to_aldo:24 to_all:29 to_an:5 to_and:18
to_announce:10 to_another:33 to_answer:14 to_any:-43 to_anybody:58 to_anyone:-11
to_apologise:-94 to_appear:12 to_approve:-18 to_as:35 to_ask:-43 to_at:-53
to_b:1 to_bad:15 to_be:2 to_bear:2 to_beat:-1 to_beatrix:11 to_become:-11
to_bed:-25 to_begin:51 to_being:3 to_believe:-39 to_bind:1 to_blame:-5
to_bleed:15 to_bless:2 to_blows:17 to_borrow:-60 to_bottom:10 to_breathe:-2
to_bring:20 to_build:-17 to_burn:3 to_buy:9 to_c:48 to_call:-17 to_calm:-57
to_care:-43 to_carry:-60 to_change:37 to_channel:1 to_chapter:64 to_charge:-40
to_charm:9 to_chase:-12 to_chat:41 to_chew:76 to_church:-8 to_clean:-29
to_climb:13 to_close:2 to_collect:-14 to_come:8 to_compare:-2 to_compile:8
to_complain:-46 to_confirm:42 to_convey:11 to_copy:46 to_correct:6 to_cost:-63
to_count:-5 to_crawl:9 to_customers:36 to_cut:10 to_cycle:-23 to_dance:6
to_deal:-12 to_die:-29 to_dig:-36 to_divide:-3 to_do:60 to_door:35 to_dream:-14
to_drill:13 to_drive:-50 to_dry:-18 to_each:-99 to_eat:-29 to_eggs:42
to_eleven:22 to_empty:2 to_end:31 to_enjoy:56 to_entrust:7 to_establish:5
to_every:-24 to_everybody:-17 to_everyone:42 to_everyone's:39 to_exceed:2
to_excuse:-11 to_explain:-76 to_favour:21 to_feed:41 to_fetch:12 to_fill:-46
to_film:21 to_find:-52 to_fit:32 to_five:3 to_fixed:8 to_follow:-13 to_forget:-4
to_four:9 to_frown:24 to_gather:4 to_get:47 to_give:-21 to_go:-15 to_grey:29
to_half:40 to_hand:36 to_happen:-36 to_have:-30 to_hazelnut:32 to_hear:6
to_heat:8 to_hell:-6 to_help:-20 to_her:29 to_here:-38 to_herr:88 to_hide:32
to_him:-31 to_his:-59 to_hold:-43 to_hotels:-16 to_how:25 to_imagine:-19
to_impress:6 to_improve:-52 to_inform:18 to_install:-19 to_is:-4 to_it:2
to_its:17 to_itself:-83 to_join:-39 to_k:44 to_keep:-16 to_know:-13 to_label:-29
to_land:19 to_last:-14 to_laugh:-5 to_learn:62 to_leave:-21 to_legend:-16
to_let:-6 to_lie:-18 to_lift:-12 to_like:61 to_lisbon:-13 to_listen:-24
to_little:7 to_live:-44 to_load:-9 to_log:18 to_long:24 to_look:-39 to_main:10
to_make:-44 to_man:-4 to_marguerite:26 to_mark:14 to_market:14 to_match:25
to_may:26 to_me:56 to_mean:-10 to_measure:-25 to_meet:-35 to_memorise:14
to_mind:-32 to_minus:3 to_miss:-19 to_monday:11 to_move:-7 to_mr:-47 to_my:69
to_myself:-21 to_name:-30 to_nie:-70 to_nine:11 to_ninety:47 to_no:29
to_nobody:3 to_nod:-6 to_norway:-11 to_note:18 to_observe:34 to_obtain:3
to_on:-18 to_once:2 to_one:-10 to_open:-1 to_order:28 to_our:-6 to_own:36
to_packing:6 to_paint:-12 to_park:-5 to_pass:67 to_pay:-29 to_pedal:3
to_people:-40 to_persuade:3 to_phone:-6 to_pick:-28 to_plan:-33 to_play:72
to_please:3 to_practise:-46 to_prefer:-9 to_press:-1 to_print:-23 to_prune:25
to_put:-102 to_python:-24 to_reach:37 to_read:65 to_rebalance:5 to_receive:59
to_release:14 to_remark:-36 to_remember:31 to_remove:19 to_rename:-47
to_repeat:-31 to_report:8 to_rest:9 to_restore:48 to_retain:3 to_return:10
to_reviews:25 to_ride:37 to_ring:1 to_rome:-49 to_round:8 to_run:27 to_rust:16
to_s:24 to_sail:1 to_save:-7 to_say:39 to_school:-23 to_scroll:51 to_sea:7
to_see:2 to_seem:-16 to_sell:61 to_send:-78 to_set:-9 to_settle:-20 to_share:-25
to_show:-8 to_shut:5 to_sigh:-21 to_sign:3 to_silence:1 to_since:26 to_sit:-62
to_six:39 to_skip:28 to_sleep:-46 to_so:-59 to_somebody:-13 to_someone:-22
to_something:18 to_sort:-46 to_sound:22 to_spare:12 to_speak:-16 to_spring:15
to_sqlite:21 to_start:-33 to_stood:-40 to_stop:27 to_strangers:52 to_strike:-19
to_study:2 to_suggest:18 to_swap:22 to_sweep:-1 to_swim:-54 to_switch:-11
to_tables:8 to_take:-79 to_talk:67 to_tell:23 to_text:-66 to_thank:-62 to_the:18
to_their:5 to_them:44 to_think:-13 to_three:-41 to_throw:-7 to_thursday:4
to_touch:9 to_trace:35 to_try:7 to_turn:-18 to_two:50 to_under:-3
to_understand:53 to_us:112 to_use:-17 to_visit:-60 to_wait:-9 to_wake:29
to_walk:-3 to_wander:17 to_watch:-18 to_wave:11 to_we:11 to_wear:-34 to_weigh:16
to_wet:22 to_what:15 to_which:-38 to_whistle:3 to_whom:5 to_with:-39 to_work:-47
to_worry:15 to_write:-28 to_you:60 to_your:-11 to_yourself:-4 to_yusuf:9 to_z:35
to_zawsze:-14 toad:-36 toads:116 toads_this:2 toast:-75 toast_^:-31
toast_and:-18 toast_in:5 toaster:-54 toaster_^:-43 toaster_and:20 toasters:-26
tobacco:-56 tobacco_and:-10 tobias:54 tobias_^:9 toca:51 toca_durante:3
toca_limpiar:8 tocaba:-58 tocan:8 tocar:27 tocar_el:6 tocar_la:10 tocca:26
toch:-4 toch_voor:30 tochter:18 tocou:-66 tocsin:21 toda:-17 toda_a:23
toda_la:-64 todas:16 todas_las:18 todavía_no:54 today:-63 today_0:-61
today_^:-67 today_a:-5 today_all:-6 today_and:71 today_because:-21
today_best:-30 today_i:87 today_is:96 today_it:-19 today_just:-7 today_on:26
today_that:-33 today_they:4 today_to:-4 today_too:26 today_was:-44
today_whether:-27 today_with:81 today's:22 today's_commit:8 toddler:-102
toddler_on:-2 toddlers:-40 todo:-25 todo_^:-27 todo_el:2 todo_en:-20 todo_o:22
todos:-93 todos_^:-33 todos_os:-5 toe:-9 toe_^:-30 toen:-14 toes:-60 toes_^:-28
toets:30 toets_telt:27 toetsenbord:-27 together:31 together_and:-8
together_is:-13 together_so:-19 together_with:100 toilet:-61 toilets:42 toit:-9
token:93 token_0:24 token_^:29 token_lives:11 token_machine:5 tokeniser:8
tokens:31 tokens_for:4 told_^:-56 told_a:-12 told_about:-5 told_and:13
told_by:42 told_everyone:-13 told_from:49 told_has:9 told_her:-44 told_in:-24
told_it:43 told_me:-17 told_my:27 told_that:24 told_the:76 told_them:-39
told_there:-31 told_they:-24 told_this:4 told_to:-20 told_us:-26 told_where:53
told_would:-42 told_you:26 tolerated:13 tolerates:32 toll:8 toll_bridge:32
tolto:21 tomas:4 tomasz:28 tomates:-29 tomatoes:-60 tomatoes_^:-46 tombe:20
tombe_du:6 tombola:9 tombé:-18 toml:14 tomme:61 tomorrow:105 tomorrow_^:-42
tomorrow_before:12 tomorrow_first:1 tomorrow_i:30 tomorrow_it's:40
tomorrow_morning:11 tomorrow_the:14 tomorrow_we:9 tomorrow's:-48 ton:46 ton_^:19
tone:31 tone_^:-21 tone_i:13 tone_would:26 tones:-31 tongue:17
tongue_between:-14 tongue_out:4 tonight:29 tonight_?:14 tonight_^:-30
tonight_and:-4 tonight_i:19 tonight_is:76 tonight_so:45 tonight_the:14
tonight_we:1 tonight_when:13 tonight_with:-31 tonnen:37 tonnes:75 tonnes_^:16
tonnes_and:8 tonnes_for:3 tonnes_the:6 tons:-27 tons_^:8 tontería:-3 too:48
too_^:43 too_and:-48 too_big:-11 too_but:1 too_cold:25 too_damp:10 too_early:29
too_easily:6 too_easy:49 too_expensive:18 too_far:35 too_few:63 too_hard:4
too_high:16 too_in:-52 too_kind:-8 too_large:-5 too_long:-6 too_loud:-16
too_low:41 too_many:114 too_much:59 too_often:87 too_old:-7 too_or:23
too_polite:22 too_proud:-32 too_quiet:-49 too_short:-40 too_slow:-46
too_small:31 too_so:-84 too_stiff:6 too_the:36 too_warm:8 took:13 took_0:-57
took_a:-39 took_ages:2 took_all:95 took_away:15 took_down:-1 took_it:-40
took_longer:-49 took_me:74 took_my:-42 took_out:-43 took_over:99
took_pictures:-7 took_place:44 took_the:-3 took_them:19 took_this:-17
took_three:71 took_two:-20 took_us:-10 took_you:23 tool:-19 tool_^:-2 toolbox:31
tools:22 tools_and:-43 tools_the:50 tooltips:4 tooth:-90 toothpaste:-21 top:-24
top_^:2 top_down:-8 top_of:45 top_to:10 top_ups:8 topic:43 topic_^:-90
topic_for:54 topic_is:73 topped:14 topped_up:14 tops:133 tops_^:30 tops_on:1
tops_out:20 topsoil:1 topsoil_depth:1 toque:51 toques:6 tor:9 torch:-2
torch_^:31 torch_and:-52 torch_in:8 torches:-23 torchlight:-16 toreb:6
toreb_chłodzących:6 torino:19 torkar:82 torn:76 torn_^:30 torn_between:3
tornare:-33 torneo:26 torneo_llevaré:26 torque:-14 torque_wrench:-15 torre:-20
tort:25 torta:-21 tortoise:-68 tortoise_^:-27 tortoise_has:3 torvald:42 tot:43
tot_0:23 total:-20 total_^:-37 total_called:3 total_que:10 totals:-84 touch:21
touch_^:22 touch_a:7 touch_anything:15 touch_it:-22 touch_the:10 touched:-62
touched_by:-29 touches:36 touches_it:17 touches_the:56 touching:14 touching_a:23
touching_i:-37 touching_that:-11 touching_the:20 touchy:17 tough:11 toujours:36
toujours_du:21 toujours_en:24 toujours_entre:33 toujours_la:-28 toujours_me:48
toujours_mes:19 toujours_pas:34 toujours_toute:-4 toujours_un:-9 toujours_une:11
toujours_vers:28 toujours_à:65 toupee:15 tour:16 tour_^:15 tour_group:7
tour_groups:22 tour_sets:15 tour_was:-34 tour_with:-14 tourbe:19 tourbe_est:19
tourist:-54 tourist_from:-29 tourists:-29 tourists_from:-25 tournament:19
tournament_uses:3 tourne:103 tourne_^:12 tourne_sous:4 tournent:5 tournée:30
tours:52 tous:-85 tous_les:-26 tout:-94 tout_^:-22 tout_ce:40 tout_compte:24
tout_de:-21 tout_le:-92 tout_passe:2 tout_à:-9 toute:-57 toute_la:-64
toute_réflexion:3 toute_seule:-39 toute_une:-5 toutes:40 toutes_les:40 tove's:3
tow:54 tow_them:29 tow_truck:13 toward_it:-11 towards:32 towards_^:44
towards_a:25 towards_the:15 towed:11 towel:-9 towel_counter:16 towels:25
towels_^:20 towels_are:48 towels_in:3 tower:3 tower_^:13 tower_and:-20
tower_comes:5 tower_has:3 tower_keeper:21 tower_key:3 tower_nine:8
tower_opening:8 towers:-54 towers_on:15 town:-62 town_^:-1 town_and:7
town_charter:38 town_hall:6 town_has:-22 town_is:13 town_quay:9 towns:-43
towns_^:-21 towpath:2 toy:145 toy_^:48 toy_cars:29 tr:9 tr_0:9 tra:42 tra_una:38
trabaja:1 trabajo:27 trabajo_lleva:7 trabalha:-5 trabalho:40 trabalho_tem:36
trace:-78 trace_and:-7 trace_has:-14 trace_is:-42 trace_one:-10 trace_was:-5
traceback:-35 traceback_is:-3 traced:-12 traces:-61 traces_from:-36 tracing:-38
track:-1 track_0:19 track_rope:10 tracked:18 tracker:24 tracks:58 tracks_on:24
tractor:-48 tractor_it:-1 tractors:14 trade:6 trade_^:-55 trade_is:-13
trades:-20 tradition:-8 tradition_^:22 traduction:4 traduction_^:4 traduzioni:22
trae:26 trae_0:5 traffic:-61 traffic_^:40 traffic_for:-32 traffic_in:12
traffic_lights:-20 traffic_wardens:-18 trafia:31 trafia_do:31 trafo:24
trafo_im:4 trage:18 traghetto:29 traghetto_^:7 trail_^:37 trail_marks:20
trailer:108 trailer_and:22 trailers:70 trailers_^:17 train:-53 train_^:88
train_and:17 train_from:-29 train_has:4 train_is:-87 train_leaves:22
train_through:-44 train_to:-135 train_was:51 trained:11 trained_for:-37
trained_on:39 trained_the:9 trainee:43 training:-17 training_ground:14
training_it:13 training_with:19 trains:-69 trains_^:31 trains_the:-41
traiteur:10 traiteur_libanais:10 trajo:-55 tram:-53 tram_in:8 tram_line:-35
tram_so:-47 tram_through:-14 tramonto:-58 trampoline:-45 trampoline_^:1 trams:13
tranché:10 tranché_on:10 tranquilla:-48 tranquilo:-8 tranquilo_^:-5
transactions:-32 transcribed:52 transcript:54 transfer:-5 transfer_from:-20
transferred:-47 transferred_^:15 transferred_to:-62 transformatorhuis:13
transformer:24 transformer_swap:3 transit:-18 translate:38 translated:6
translated_^:-18 translated_and:19 translation:67 translations:43 translators:21
transliteration:2 transmissions:19 transmissions_are:19 transmitter:-10
transmitter_is:9 transmitting:8 transmitting_^:8 transponder:7 transport:98
transportadora:13 transporteur:1 trap:62 trapdoor:22 trapdoor_measures:6
trappan:-74 traps:23 traps_get:19 tras:10 tras_la:10 trasporto:10 trastero:9
trasę:6 trasę_północną:6 trata:14 tratto:20 tratto_della:20 trattore:4 traue:9
traue_ich:9 traurig:-19 traurig_^:-19 travail:17 travaille:-42 travailler:7
travaux:35 travel:18 travel_^:-69 travel_by:9 travel_in:107 travel_on:-87
travel_papers:28 travel_with:-19 traveller's:-14 travellers:-21 travels:93
travels_^:-56 travels_in:77 travels_with:1 traversée:18 traversée_d'essai:16
trawler:53 trawlers:-7 tray:16 tray_comes:7 tray_with:-35 trays:54 trays_^:7
trays_of:8 traz:2 tre:-103 tread:-13 treads:31 treasure:-66 treasure_that:-23
treasurer:19 treasurer_?:4 treasurer_has:-45 treasurer_is:-28 treasurer_of:22
treasury:4 treat:126 treat_every:29 treat_that:-13 treat_the:64 treated:51
treated_under:33 treatment:36 treatment_programme:1 treble:21 tree:-64 tree_^:19
tree_and:-24 tree_from:-33 tree_is:-44 tree_surgeon:5 tree_with:30 trees:42
trees_^:69 trees_are:-52 treffen:8 treffpunkt:20 treffpunkt_der:2
treffpunkt_ist:6 trefoils:23 trefoils_of:23 trein:-44 treinar:27 treinta:-7
treinta_años:-15 tremendo:-12 tremendo_hasta:-12 tren:-15 trench:24 trend:-21
treno:34 trente:-36 trente_ans:-36 treppenhaus:-41 tres:20 tres_está:28
tres_horas:-53 tres_noches:16 tresor:44 tresor_^:25 trevlig:-15 trevligt:-18
triage:60 triage_cards:15 trial:42 trial_days:9 trial_in:11 trial_period:5
trial_piece:19 trial_spine:18 trials:50 trials_^:13 triangle:-16 triangles:-46
triangles_^:-48 trick:-15 tricks:-23 tried:-86 tried_0:8 tried_^:11 tried_a:-15
tried_on:8 tried_the:-80 tried_them:22 tried_to:-97 tried_twice:37 tries:-7
tries_^:30 tries_for:23 tries_to:-46 trieste_^:9 trifle:-20 trifle_and:4
trigger:5 triggered:17 trigonometry:10 trigrams:39 trimestre:-43 trimmed:24
trimming:25 trinity:3 trip:50 trip_^:64 trip_for:8 trip_goes:8 trip_is:2
trip_so:6 trip_to:-30 tripod:69 tripod_^:-24 tripped:30 tripped_over:-15
tripped_the:53 trips:3 trips_at:39 trips_it:-59 trips_the:19 tripulación:38
tripulación_es:38 triste:-66 triste_^:-66 trocada:31 trocada_às:31 trochę:-23
trocken:-12 trockengewicht:20 trod:-14 trod_on:-14 trois:-42 trolley_^:19
trolley_is:10 trolleys:5 trombone:-65 trombone_with:-3 trommel:-17 trompe:1
trompete:-28 tronco:-32 tronco_^:-32 trond:-20 trop:-18 trop_chaud:-2
trop_mignon:-52 trop_tôt:28 trophy:-94 trophy_cabinet:-45 troppo:26 trote:-74
trotz:-26 trotz_der:-3 trotzdem:-32 trouble:15 trouble_in:-30 trouble_with:21
trough:-14 trousers:-11 trousers_and:-7 trout:43 trout_^:8 trout_go:12
trouvait:-14 trouvait_ça:-14 trouve:50 trouve_que:10 trouve_ça:16 trouvent:-4
trouvé:11 trova:-3 trovo:65 trovo_meglio:65 truck:96 truck_^:18 truck_weight:8
truck_with:6 trucks:48 true:-88 true_^:-6 true_but:-28 true_story:-26 truly:-9
truly_^:-3 trumpet:19 trumpet_^:35 trumpet_pipes:36 trumpets:-46 trunk:25
trunk_^:40 trunk_has:1 truppe:-25 trust:-14 trust_a:-50 trust_it:23 trust_me:-28
trust_the:-20 trusted:3 trusts:41 truth:58 truth_^:35 truth_i:14 trwają:-9
trwają_0:14 try:67 try_^:13 try_a:4 try_again:72 try_the:26 try_things:-19
try_to:-56 try_twice:1 trying:38 trying_to:36 trzeba:8 trägt:37 tränen:-11
tränen_gelacht:-58 träumen:-19 très:-44 très_bien:-8 três:34 ts:15 ts_^:11
tsagaan:15 ttl:-9 tu:123 tu_me:30 tu_punto:31 tua:6 tub:22 tub_^:7 tub_five:35
tub_i:-20 tuba:-80 tuba_^:-39 tube:-31 tubing:-66 tubing_is:-66 tubs:9 tucked:30
tucked_in:5 tudo:30 tue:58 tuesday:3 tuesday_^:4 tuesday_class:25
tuesday_group:30 tuesday_the:32 tuesday_with:-27 tuesdays:113 tuesdays_^:3
tuesdays_and:14 tug:33 tug_of:-14 tugs:32 tuin:-12 tuition:9 tulips:-22
tummen:18 tummen_ska:11 tun:-37 tune:44 tune_the:29 tune_which:-22 tuned:28
tuned_the:-19 tuner:43 tunes:32 tuning:41 tuning_table:2 tunnel:-40 tunnel_^:7
tunnel_branch:22 tunnel_is:7 tunnel_near:-26 tunnel_tour:3 tunnels:-11 tur:-26
turbine:-16 turbine_^:-46 turbines:-4 turen:3 turf:40 turistas:-57 turkey:22
turkish:-6 turn:118 turn_^:45 turn_a:16 turn_in:21 turn_it:-67 turn_now:49
turn_of:15 turn_on:8 turn_out:-34 turn_round:16 turn_the:15 turn_to:84
turn_up:-24 turned:37 turned_0:-78 turned_^:-43 turned_away:11 turned_down:41
turned_every:59 turned_into:37 turned_it:18 turned_off:41 turned_out:-40
turned_quite:-5 turned_the:41 turned_up:-15 turner:61 turner_at:1 turner_is:39
turni:21 turning:-19 turning_to:14 turno:86 turno_de:33 turno_di:16 turns:-46
turns_0:27 turns_^:-19 turns_a:46 turns_as:-6 turns_green:-59 turns_he:54
turns_into:71 turns_off:-46 turns_out:-45 turns_the:13 turns_up:-6 turntable:3
turret:10 turtle:-15 tussen:-61 tussen_twee:-50 tut:-21 tut_^:4 tut_mir:-21
tutoie:43 tutor:82 tutor_is:52 tutorial_room:2 tutorials:64 tutta:-7 tutta_la:-7
tutti_^:-46 tutti_e:13 tutti_i:17 tutto:-61 tutto_^:-11 tutto_il:-47 tuva's:85
tuyau:7 tuyau_de:1 tv:-40 tv_^:-34 två:58 twee:35 twee_keer:73 tweede:71
twenty:-18 twenty_^:32 twenty_four:1 twenty_metre:11 twenty_minutes:16
twenty_past:4 twenty_six:-14 twenty_to:6 twenty_two:-5 twenty_years:-29 twice:7
twice_?:32 twice_^:47 twice_a:9 twice_and:9 twice_as:18 twice_at:12
twice_because:24 twice_i:-29 twice_in:-13 twice_on:49 twice_once:-4
twice_since:-35 twice_so:-89 twice_to:1 twice_when:-25 twice_while:-62
twice_with:13 twilight:97 twilight_gives:4 twilight_if:13 twill:40 twill_bug:40
twin:12 twin_^:11 twins:-29 twins_^:-25 twins_and:17 twins_from:19 twins_in:-55
twins_on:13 two:65 two_^:-29 two_adults:6 two_and:21 two_answers:-5 two_are:-10
two_at:56 two_birds:18 two_boats:12 two_boxes:4 two_boys:-25 two_brides:-15
two_cakes:-30 two_coats:21 two_days:-18 two_different:-39 two_dogs:-22
two_drinks:36 two_families:5 two_fellas:13 two_fingers:-25 two_glasses:40
two_had:30 two_hard:-39 two_has:50 two_hours:-55 two_hundred:7 two_i:23
two_i'm:7 two_in:22 two_is:65 two_jumpers:-17 two_kettles:46 two_kids:5
two_lads:18 two_lanes:4 two_left:-47 two_lines:14 two_minutes:-52 two_more:-37
two_nights:30 two_nurses:18 two_o'clock:-58 two_of:-33 two_old:17 two_pairs:21
two_patients:-49 two_people:108 two_plates:-26 two_ppl:22 two_routes:1
two_runs:21 two_showers:53 two_signatures:11 two_sisters:32 two_skiers:-22
two_small:23 two_summers:17 two_the:17 two_three:5 two_trains:-17 two_trays:6
two_trefoils:23 two_tunes:31 two_weeks:-88 two_winters:71 two_with:13
two_years:-20 txt:4 txt_^:4 ty:-60 tycker:53 tycker_bättre:11 tydzień:-1
tygodniowo:17 tygodniowo_^:17 tyle:21 tylko:57 tym:-45 tym_jak:3 type:-29
type_^:-23 type_hints:22 type_in:-29 type_it:-2 type_on:13 type_this:-25
typed:16 typen:-35 types_^:4 typescript:25 typescript_^:13 typewriter:5
typical:-129 typical_^:-96 typical_for:-53 typical_saturday:38 typing:-113
typing_^:76 typing_for:-19 typing_is:-25 typing_this:-41 typing_with:-93 typo:36
typo_^:36 typo_on:-12 typos:-56 typos_train:-11 tyres:89 tyres_^:37 tyres_are:51
tyst:-3 tyst_^:-40 tyvärr:10 tâche:1 tão:-35 tão_bonita:-11 täglich:31 tände:-35
tål:19 tål_0:2 técnico:106 técnico_que:35 téléphone:33 téléphone_toujours:28
téléphérique:-87 tío:-18 tôt:35 tür:-22 tür_^:-50 u:-1 u_^:53 u_a:49 u_call:16
u_can:48 u_daar:-12 u_de:3 u_know:-9 u_nas:-158 u_pana:46 u_schikt:5
u_should:-31 u_tell:31 u_the:3 u_zo:2 uart:22 uart_^:16 udało:3 udp:-22 uf:-90
uf_qué:-37 ugh:-184 ugh_^:-32 ugh_monday:-59 ugh_mondays:-34 ugh_my:-3
ugh_the:-3 ugh_xcode:-9 ugly:-33 uhr:12 uhr_^:11 ui:114 ui_is:64 ui_reviewer:24
uit:-66 uit_^:18 uit_een:17 uit_veel:-20 ukulele:-20 ulrike:8 ultimately:56
ultrasound:-12 um:37 um_0:-12 um_acht:29 um_den:20 um_die:55 um_halb:57
um_minute:25 um_minuto:19 um_nachsicht:-42 um_quarto:10 um_resumo:25 um_vier:10
uma:30 uma_vez:14 umbral:10 umbral_de:10 umbrella:-92 umbrella_?:-27
umbrella_^:-17 umbrellas:-49 umbrellas_^:-60 umbrellas_and:68 umdrehungen:7
umeå:27 umfasst:30 umfasst_0:30 umgezogen:7 umlaut:7 umlauts:44 umowa:46 ums:-36
ums_herz:-36 umsatz:9 umsatz_aus:9 umstände:-9 umzug:8 un:-156 un_accent:36
un_almanacco:10 un_bel:-20 un_bruit:-48 un_buen:-38 un_cadenas:65 un_calor:-27
un_chat:-43 un_collègue:-2 un_concours:-10 un_de:10 un_deposu:52 un_desiderio:21
un_dessin:44 un_elefante:-26 un_fichier:21 un_film:-31 un_fond:71 un_frío:-30
un_gatto:-8 un_minuto:6 un_monsieur:-15 un_nudo:14 un_petit:-32 un_peu:-28
un_piacere:-41 un_plaisir:-37 un_po:6 un_poco:-26 un_señor:-36 un_signore:-20
un_solo:22 un_tableau:-22 un_temps:-63 un_tesoro:-16 un_tuyau:1 un'altra:-87
un'aria_e:-17 una:10 una_bella:-31 una_camera:24 una_luna:-11 una_noche:-26
una_nota:-24 una_pentola:-15 una_postal:-16 una_scatola:9 una_semana:-44
una_señora:-84 una_signora:-5 una_sola:44 una_tontería:49 una_vez:-33
una_volta:21 una_voz:-6 unable:35 unable_to:35 unaided:36 unannounced:-47
unbeaufsichtigt:49 unbeaufsichtigt_auf:49 uncertain:63 uncertain_readings:63
unclaimed:8 unclaimed_umbrella:8 uncle:89 uncle_^:45 uncle_alfred:86
uncle_always:22 uncle_had:55 uncle_in:-18 uncle_ray:-5 uncle_who:57 uncle's:66
unclear:132 unclear_^:-31 unclear_to:72 unclear_whether:8 unclear_which:14
unclear_who:27 unclear_why:29 uncoated:18 uncomfortable:-49 und:-96 und_alle:-58
und_als:14 und_bei:39 und_da:56 und_dabei:-24 und_danach:-10 und_dann:-42
und_das:-49 und_den:-18 und_der:-67 und_die:-76 und_ein:-21 und_eine:-33
und_einem:9 und_er:48 und_habe:-46 und_hat:70 und_ich:-70 und_ist:-65
und_keine:-46 und_keiner:-22 und_kommt:26 und_man:10 und_melde:43 und_minuten:23
und_mir:-66 und_mit:50 und_nach:5 und_nicht:32 und_noch:21 und_ohne:-24
und_sie:19 und_so:-2 und_trotzdem:-32 und_viel:6 und_weil:-38 und_wenn:22
und_wir:-35 und_zwar:54 undecided:51 under:38 under_0:97 under_^:37 under_a:47
under_any:1 under_each:-57 under_eight:43 under_her:21 under_his:58 under_it:-28
under_load:3 under_no:64 under_parking:9 under_seven:-78 under_the:-44
under_thirty:-19 under_water:-1 under_way:2 under_your:3 underbar:-38
underestimate:-22 underestimate_how:-22 underground:79 underline:-17
underneath_and:-11 underrated:-110 underrated_^:-43 understand:15
understand_^:33 understand_and:33 understand_it:63 understand_nothing:-54
understand_the:7 understand_why:-5 understand_your:-51 understandable:-43
understanding:38 understanding_that:6 understood:-51 understood_^:19
understood_it:-30 understood_the:19 understood_why:-66 understudy_tonight:23
undici:-20 undo:73 undo_history:13 undone:13 une:-30 une_aventure:-4
une_boîte:-31 une_classe:2 une_cliente:-2 une_dame:-56 une_de:3 une_fois:15
une_heure:45 une_liste:45 une_nuit:21 une_petite:21 une_photo:-45 uneasy:-54
uneasy_about:-41 unexplained:16 unexplained_^:14 unfair:-34 unfinished:-16
unfortunately:-26 ungefähr_0:2 unico:14 unicode:-34 unicycle:-25 uniform:17
uniform_^:-6 uniform_jackets:34 uniforms:35 union:56 unit:154 unit_0:22 unit_^:9
unit_in:3 unit_on:22 unit_stands:1 unit_tests:4 units:93 units_^:14 units_in:24
unittest:7 universe:-86 university:-19 university_^:17 unknown:62 unknown_^:9
unknown_if:7 unknown_so:22 unlabelled:29 unless:64 unless_i:50 unless_one:5
unless_the:20 unless_you:-42 unload:31 unloaded:11 unloading:85
unloading_spot:14 unlock:48 unlock_^:12 unlucky:-42 uno:14 uno_^:20 uno_a:12
uno_che:-38 uno_con:30 unopened:22 unpacked:7 unpacking:18 unpaid_and:-2
unpleasant:-7 unplug:69 unplugged:30 unplugged_^:22 unplugged_the:9 unread:-71
unread_msgs:-63 unreal:-39 unreal_^:-18 unresolved:14 uns:14 uns_^:-7 uns_den:14
uns_die:17 uns_für:4 uns_im:-83 uns_in:-54 uns_ist:-1 uns_jedes:16 unsafe:-19
unser:-14 unsere:-36 unsettled:35 unsold:57 unsure:-10 unsure_if:-19 unter:73
unter_dem:6 unter_p:2 unterm:-35 unterricht:61 unterricht_wäre:2
unterschrieben:23 unterschrieben_^:23 unterschrift:22 until:33 until_0:42
until_a:29 until_all:18 until_autumn:22 until_christmas:-30 until_everybody:-7
until_he:-26 until_i've:3 until_it:21 until_it's:-29 until_last:5
until_midnight:-35 until_next:24 until_noon:2 until_she:54 until_the:-58
until_they:-10 until_two:8 untouched:19 unused:7 unusual:-17 unwell:-13
unwell_^:14 unwell_and:-29 unwrap:14 up:21 up_!:-31 up_0:79 up_?:42 up_^:31
up_a:-95 up_above:-34 up_after:59 up_again:68 up_all:-16 up_and:-53
up_arguing:-27 up_as:-28 up_at:-66 up_because:-16 up_before:-52 up_beside:1
up_bows:48 up_by:22 up_call:1 up_choosing:3 up_early:-26 up_east:-31 up_even:-18
up_every:24 up_explaining:-28 up_for:-25 up_four:-35 up_from:-53 up_has:6
up_her:21 up_here:-52 up_himself:9 up_his:-14 up_i:48 up_i've:47 up_in:25
up_is:64 up_it:-25 up_last:41 up_left:12 up_like:-41 up_my:100 up_next:36
up_now:37 up_on:-43 up_once:41 up_only:3 up_or:13 up_our:5 up_over:-8
up_since:-40 up_singing:-18 up_sticks:13 up_talking:-10 up_than:18 up_that:-20
up_the:-13 up_there:11 up_time:23 up_to:60 up_we:10 up_when:-9 up_while:-7
up_with:27 up_your:2 update:-38 update_is:4 update_the:6 updated:8 updates:119
upgrade:-40 upgraded:8 uphill:10 upholstery:-43 upload:91 upload_chunks:20
upload_size:8 uploaded:84 uploaded_the:43 uploads:59 uploads_happen:24
uploads_to:3 upon:-12 upon_a:9 upon_our:-14 upon_the:-55 upp:87 uppe:22
upper:124 upper_floor:-26 upper_hut:13 upper_loft:3 upper_octave:14
upper_stretch:4 uppsatta:8 upright_^:7 upright_for:13 upright_in:-32
uprzejmie:61 uprzejmie_informuję:34 ups:101 ups_^:72 upset_at:2 upset_the:-39
upshot:35 upshot_is:13 upside:-13 upside_down:-13 upstairs:87 upstairs_?:21
upstream:22 uptime:-71 upward:1 upwards:-28 ur:-16 ur_a:-26 ur_so:-40
ur_time:-32 urgency:20 urgency_call:20 urgent:42 urine:7 urine_cultures:7
urkunde:-13 urls:51 ursäkt:14 ursäkt_för:14 us:1 us_0:-26 us_^:15 us_a:2
us_ab:32 us_about:18 us_and:-20 us_are:-18 us_as:37 us_at:-39 us_back:-42
us_best:26 us_better:25 us_but:-43 us_by:-6 us_down:-16 us_even:-1 us_every:-10
us_for:16 us_from:-27 us_had:28 us_has:20 us_have:77 us_he:-25 us_if:4 us_in:-65
us_is:47 us_it:-12 us_keep:36 us_know:7 us_knows:17 us_last:37 us_make:27
us_more:-7 us_no:-10 us_now:17 us_of:-31 us_off:65 us_on:16 us_only:-9 us_or:37
us_otherwise:1 us_out:-85 us_put:-25 us_read:63 us_she:5 us_should:22
us_since:-33 us_so:46 us_such:9 us_that:10 us_the:-61 us_through:51 us_till:18
us_to:-32 us_twice:24 us_up:-37 us_use:-4 us_when:-8 us_with:38 us_yet:9
us_you:-41 usa:35 usa_0:9 usa_a:26 usa_el:-59 usa_la:47 usage:-28 usar:56
usare:37 usare_mai:11 usb:-3 usb_stick:-15 usch:-57 usch_vad:-57 use:123 use_0:2
use_^:-81 use_a:69 use_for:-7 use_is:36 use_it:-41 use_my:5 use_nothing:62
use_that:66 use_the:42 use_three:-39 use_two:-11 used:-87 used_a:-34 used_for:16
used_in:34 used_it:-7 used_on:14 used_to:-145 useful:20 useful_than:47
useless:-31 useless_^:-39 user:-71 users:64 users_^:23 users_can:33 uses:88
uses_0:8 uses_a:28 uses_it:13 uses_links:23 uses_the:26 usher:12 ushers:7
usiamo:10 using:16 using_the:3 uso:8 ustalar:52 ustaliliśmy:25 usted:33
usual:-101 usual_^:-29 usually:-172 usually_comes:-35 usually_does:-66
usually_right:-55 usually_the:-25 ut:-14 ut_^:-23 ut_som:-39 utan:4 utan_att:-10
utc:114 utc_^:27 utc_everywhere:4 utc_gespeichert:1 ute:-8 utf:3 utf_0:3
utilise:9 utrecht:-31 utrecht_^:-18 uur:-47 uur_^:19 uur_achter:1
uur_parkeren:22 uv:11 uw:28 uw_bakfiets:25 uzun:23 v:77 v_0:44 va:28 va_a:29
va_con:1 va_la:13 vaak:-27 vacances:-49 vacation:-24 vaccination:12
vaccinations:40 vaccine:37 vacuum:-23 vad:-95 vad_det:7 vader:7 vado:12
vado_a:12 vai:103 vai_no:22 vai_para:26 vai_ser:1 vain:-6 vais:-6 vakantie:-29
val:-30 vale:-22 vale_0:25 valid:28 validation:10 validation_split:10
validator:10 valla:-113 valla_^:-74 vallen:15 valley:-32 valley_^:25
valley_and:-16 valley_road:2 valley_route:34 valley_station:60 valley_went:14
valt:14 value_and:-7 values:13 values_^:43 valve:-70 valve_^:2 valve_has:-13
valve_in:-21 valve_twelve:17 valves:5 vamos:123 vamos_a:40 vamos_de:11 van:-7
van_0:-74 van_^:44 van_after:14 van_and:81 van_de:-9 van_die:-22 van_driver:5
van_een:-20 van_en:30 van_for:18 van_from:56 van_full:-15 van_has:-21
van_het:-36 van_is:33 van_ons:-67 van_siempre:28 van_smells:-50 van_u:22
van_waits:36 van_was:-10 van_will:29 van_with:-14 vanaf:24 vanaf_nu:17
vandaag:-110 vane:29 vanish:-4 vanished:17 vanishes:22 vanmorgen:-29 vanne:2
vanne_du:1 vanno:16 vanochtend:-5 vans:39 vans_are:13 var:-45 var_^:54
var_en:-33 vara:37 varanda:-1 varavirta:91 varför:-102 variable:-56
variable_called:-40 variables:14 variance:24 variant:21 variant_ships:10
varje:84 varje_lektion:8 varnish:74 varnish_^:19 varnish_is:13 varnished:5
vasca:13 vase:-58 vast:4 vat_five:4 vat_house:-32 vat_one:17 vater:37 vault:-5
vault_^:-38 vault_and:21 vault_in:-23 vaut:7 vaya:-56 vd:-61 ve_a:25 ve_el:-39
ve_lo:-29 vecchia:21 vecchie:-9 vecchio:30 veces:-31 veces_^:8 veces_en:34
veces_y:-9 vecina:-37 vecino:-98 vecinos:-12 veckan:11 veckor:22 veckor_^:22
vederla:-11 veel:-111 veel_verhalen:-20 vega:56 vega_^:20 vegan:76 vegetable:36
vegetable_box:29 vegetarian:137 vegetarians:55 veggie:56 vehicle:16 vehicles:29
vehicles_are:22 vela:10 velha:45 velho:34 velho_^:3 velhos:12 vellum:-4
velocità:8 velvet:29 vem:113 vem_montar:12 vem_som:26 vend:-26 vender:17
vendeur:11 vending:-84 vending_machine:-80 vendor:-48 vendor_^:-67
vendor_engineer:21 vendored:25 vendredi:5 vendredi_^:42 venir:23 venire:12
vent:-40 venta:8 venta_de:8 ventil:14 ventilation:-7 vento:7 venue:-18
venue_is:10 venue_will:12 venus:-69 venuto:3 ver:-21 ver_a:16 ver_um:-13
verano:47 verb:-39 verbo:21 verboten:63 verboten_^:63 verbs:51 verbs_in:15
verdad:-13 verdad_^:-31 verdade:-51 verde:43 verdient:-4 verein:56
vereinsabend:5 veremos:15 verge:42 verger:-14 vergessen:-34 vergessen_^:-29
vergleiche:33 verglichen:21 vergogno:42 vergogno_un:42 vergonha:-53
vergonha_^:-53 vergüenza:-64 verhaal:-48 verhaal_over:-35 verhalen:-34
verified:3 verify:10 verkligen:-70 verkstad:-5 verkstaden:38 verlegt:37
verloren:13 verloren_^:71 verlängert:5 vernice:18 vernice_lucida:12 vernis:8
vernis_je:8 verrais:6 verrais_bien:6 vers:-22 vers_la:-58 vers_le:13
verschickt:35 verschickt_^:35 verse:21 verse_^:-8 verses:-109 verses_^:-73
verses_of:14 version:-88 version_^:-6 version_is:-80 version_it's:-34
version_number:4 version_was:-31 versions:-43 versions_and:-10 versions_of:2
versión:16 verso:-7 versprochen:51 versprochen_^:50 verstanden:4 verstärker:-78
verstärker_^:-78 versão:27 vert:10 vertical:42 vertical_slice:8 vertrag:-28
vertrag_ist:-45 vertraging:-46 verträgt:-12 vervangen:33 vervangen_^:10 very:-40
very_^:-12 very_and:-18 very_clear:5 very_day:-23 very_decent:25 very_deep:-30
very_elegant:13 very_end:53 very_fair:-3 very_first:-66 very_funny:-6
very_good:40 very_handsome:-33 very_human:-4 very_kind:-1 very_kindly:-12
very_large:-19 very_long:67 very_loud:-42 very_morning:-23 very_most:94
very_much:18 very_nearly:-34 very_nice:-21 very_nicely:8 very_obliging:-7
very_old:32 very_ones:-47 very_pleased:-17 very_polite:75 very_romantic:-6
very_same:-63 very_short:21 very_small:-18 very_sorry:13 very_strict:2
very_sweet:15 very_tall:-37 very_thorough:21 very_tidy:-4 very_welcome:-2
very_well:43 verzeihen:-33 verzeihen_sie:-33 verzekering:1 vest:15 vestiaire:5
vestido:42 vestry_and:-12 vestry_which:20 vests:76 vet:88 vet_^:75
vet_fortfarande:25 vet_has:-1 vet_in:-13 vet_inte:8 vet_invoice:6 vet_is:15
vet_on:-59 vet_said:20 vet_told:-41 vet_vi:25 vet_who:26 vet's:22 vet's_bills:33
veterinario:38 veut:-39 veut_devenir:-13 veut_plus:-31 vez:-91 vez_^:-53
vez_com:9 vezes:5 vhf:53 vi:30 vi_behåller:23 vi_får:25 vi_kör:11 vi_om:28
vi_tar:12 vi_vet:2 via:36 viable:13 viable_seeds:13 viagem:1 viagens:5
viaggio:-15 viaggio_^:-20 viaje:-8 vial:22 vials:79 vials_home:44 vibraphone:3
vibration:-32 vicar:-44 vicar_^:16 vicar's:-58 vicar's_wife:8 vicarage:42
vicarage_^:20 vicars:-4 vicino:-7 vid:81 vida:-12 vida_de:-28 video:-28
video_on:-48 video_twice:8 videos:83 videos_^:52 vie:-9 vieille:-54
vieille_dame:-61 vieja:20 viejas:11 viejo:21 viejos:-14 viel:-114
viel_geduld:-10 viele:-96 viele_^:-61 viele_leute:-32 vielen:-72 vielen_so:-33
vielleicht:-3 vielleicht_ein:-9 viene:48 viene_da:-4 viene_dal:27 vienna:-59
viennent:-41 viento:-2 viento_fuerte:16 vier:64 viernes:64 vietato:29 vieux:-62
view:-19 view_from:-24 view_in:-32 view_is:-24 view_of:2 view_on:9 view_that:31
view_the:-13 viewing:43 viewing_gallery:8 viewings:12 views_^:18 vigila:18
vigo:-11 vijf:26 vijftig:-24 vikings:-20 viktmodulen:20 vilken:-104
vilken_underbar:-38 vill:150 vill_hellre:56 vill_helst:36 vill_jag:13 village:36
village_^:7 village_has:29 village_in:-35 village_is:3 village_turned:-44
villages:-33 ville:-25 vimos:-49 vimos_un:-23 vind:17 vind_ik:17 vinden:21
vindt:-40 vinegar:56 vinegar_and:2 vineyards:-11 vingt:12 vino:-6 vino_con:-23
vino_el:12 vintage:-5 vinyl:39 vio:-7 viola:18 viola_has:5 violet:17 violin:49
violin_^:52 violin_has:37 violin_scroll:7 violino:-11 violins:-45 virage:3
virage_du:3 virgil:-61 virgule:7 virtual:17 vis:55 vis_vests:33 visa:-52
visa_forms:19 vise:15 visible:-12 visible_^:2 vision:6 vision_school:3 visit:9
visit_^:-30 visit_and:-16 visit_count:15 visit_takes:6 visita:35
visita_all'officina:5 visitas:19 visitatori:9 visite:59 visite_du:10
visiteurs:16 visiting:38 visiting_hours:27 visiting_surgeon:4 visitor:21
visitor_walks:-16 visitors:72 visitors_^:-25 visitors_are:41 visitors_at:-6
visitors_from:-30 visitors_have:-16 visitors_in:30 visits:62 visits_^:-40
visits_aboard:20 visits_in:84 visits_on:48 visits_we:6 visto:-6 visto_0:-28
visual:32 vit:9 vita:-11 vitre:-21 vitres:1 vitrine:20 vizinha:-38 vizinho:-52
vlan:56 vlan_0:33 vm:21 vocabulary:98 vocabulary_^:7 vocabulary_for:42
vocabulary_from:-7 voce:-2 voce_alta:32 vocht:27 vocht_^:4 você:55 voeding:15
voglia:-28 voglia_di:-11 voglio:41 vogliono:12 voi:-10 voice:122 voice_^:-38
voice_a:17 voice_i:-3 voice_is:35 voice_messages:31 voice_note:10 voice_notes:12
voice_of:49 voice_only:36 voice_than:28 voice_was:42 voicemail:44 voicemail_^:33
voices_^:-32 voices_which:-44 voicing:28 void:-15 void_^:-22 voids:15
voids_the:15 voie:-24 voilà:-14 voir:-52 vois:-20 voisin:-54 voisine:-35
voisine_^:37 voisins:-65 voisins_ont:7 voit:-39 voiture:19 voitures:7
voitures_^:1 voix:93 voix_du:7 vokabelkarten:25 vol:62 vol_^:22 vol_en:32
volcanoes:19 volentieri:22 volgens:25 volle:3 vollständig:35 volontari:28
volontari_^:20 volontiers:66 volt:15 volt_^:4 volta:73 volta_^:66 volta_anche:18
volta_il:-51 volta_è:13 voltage:20 voltage_is:4 volte:-22 volts:75 volts_^:17
volume:157 volume_0:17 volume_has:10 volume_of:16 volume_one:43 volumes:87
volumes_of:9 volunteer:46 volunteer_^:17 volunteers:109 volunteers_have:33
volunteers_shirts:32 volver:14 vom_alten:6 vom_amt:19 vom_dienst:28
vom_oberegg:11 vom_opa:4 vom_umsatz:9 von:-46 von_den:19 von_denen:21 von_der:11
von_einer:9 von_früher:23 von_meinem:14 von_mir:8 von_uns:-7 von_vorne:22
von_war:-27 vond:-50 vond_het:-63 vonden:-81 vonden_het:-81 voor:83 voor_de:54
voor_een:27 voor_het:80 voor_je:-12 voor_me:-10 voor_u:2 voor_uw:-4 voorlopig:40
voortaan:49 vor:-8 vor_^:-17 vor_dem:35 vor_der:-5 vor_einer:4 vor_jeder:20
vordach:31 vore:13 vorerst:10 vorhang:3 vorheizen:2 vorheizen_um:2 vorher:45
vorig:-35 vorig_jaar:-35 vorige:8 voriges:2 voriges_jahr:2 vorkheftruck:-25
vormittag:23 vornamen:13 vorne:22 vorrei:22 vorsichtig:18 vorspiel:51
vorspiel_begleitet:34 vorstand:18 vorstellen:-22 vorstellen_^:-22 vorstellung:42
vorstellung_am:11 vos:-2 vosk:30 vosk_^:30 vosotros:10 vostro:33 vote:27
vote_in:50 vote_on:-26 voted:101 voted_and:41 voted_for:49 voted_the:28
voted_with:-24 votes:5 votes_to:5 votre_commande:11 votre_dossier:8
votre_histoire:-45 votre_oncle:14 votre_patience:-1 votre_récit:-9 vou:119
vou_pedir:15 voucher:115 voucher_code:4 voucher_for:38 vouchers:39 voulu:-21
vous:-19 vous_^:-93 vous_calculez:25 vous_comprends:-83 vous_dérange:-24
vous_est:26 vous_le:27 vous_lire:-18 vous_m'avez:23 vous_me:80 vous_prie:57
vous_recevrez:25 vous_remercie:-55 vous_saurais:18 vous_saurions:11
vous_savez:-32 vous_serais:9 vous_voir:-12 vowel:4 vowels_^:-45 vowels_are:44
voyage:19 voyager:-19 voyez:-22 voz:-22 vpn:19 vraag:41 vraag_of:28
vrachtwagen:-27 vragen:41 vraiment:-46 vriendelijk:6 vrijdag:12
vrijwilligers:-18 vroeg:-7 vroeger:-94 vroeger_in:-16 vroeger_op:-26 vroni:-15
vroni's:9 vrouw:34 vu:-72 vue:-47 vuelo:10 vuelta:7 vueltas:9 vuelto:39
vuelto_a:39 vulkan:29 vulkan_^:29 vuole:27 válvula:19 väder:-110 väger:51
väger_0:41 väl:17 vänta:-58 väntat:23 vår:4 vélos:-18 vérifier:6 vídeos:4
vóór:18 w:-8 w_0:-20 w_^:43 w_a:5 w_bazie:20 w_biurze:24 w_było:-62 w_it:29
w_karty:-9 w_kasie:13 w_końcu:25 w_kratkę:34 w_me:31 w_my:-5 w_następnej:18
w_niedzielę:-19 w_nocy:-32 w_o:37 w_piwnicy:21 w_piątek:16 w_poniedziałki:-8
w_porządku:-40 w_połowie:2 w_sali:15 w_szatni:42 w_szkole:-14 w_szufladzie:34
w_the:23 w_tym:-52 w_środy:26 waage:19 waait:23 waar:-52 waar_ik:9 waarom:45
waarop:-26 wachten:61 wachtrij:5 waddle:-39 waders:12 waffle:11 waffles:-69
wage:30 wagen:34 wages:-16 wagons:-5 wagons_and:-12 wagonu:4
wagonu_sanitarnego:48 waistcoat_^:25 waistcoat_and:-26 wait:-61 wait_^:-26
wait_for:24 wait_i:14 wait_i've:-53 wait_in:50 wait_outside:9 wait_that:-10
wait_the:-39 wait_until:41 waited_0:-24 waited_for:-58 waiter:-33 waiting:-16
waiting_^:-56 waiting_area:19 waiting_at:-7 waiting_in:-22 waiting_list:31
waiting_on:2 waiting_pen:9 waiting_room:-35 waiting_so:-3 waiting_tent:38
waiting_to:88 waits:53 waits_0:3 waits_^:-26 waits_for:54 waits_in:37
waits_till:3 waits_until:19 waived:28 waived_the:28 waiver:30 wake:64 wake_me:36
wake_my:43 wake_the:5 wake_up:4 wakes:-76 wakes_at:36 wakes_up:-88 walburga:-11
walburga's:1 walburga's_farm:1 waldemar:8 walk:-56 walk_^:22 walk_in:82
walk_past:-25 walk_the:3 walk_to:-94 walked:-34 walked_0:-44 walked_across:-3
walked_into:-23 walked_it:-3 walked_out:-5 walked_over:80 walked_past:-45
walked_round:9 walked_the:-7 walker:1 walkie:35 walkie_talkies:35 walking:-47
walking_frame:-3 walking_round:-32 walking_through:-41 walking_to:-2 walks:-27
walks_^:-29 walks_in:7 walks_the:-82 walks_with:47 walkway:9 walkway_rail:9
wall:47 wall_^:-24 wall_and:20 wall_clock:20 wall_for:-16 wall_of:-45 walled:4
wallet:-12 wallet_in:-2 wallpaper:-12 walls:-62 walls_^:-8 walls_are:-30
walls_in:-64 walls_of:35 walnut:64 walnuts:-41 walrus:-82 walrus_^:-73
walter:-46 walter_atte:12 waltz:92 waltz_^:-12 waltz_and:-13 waltzes:42
waltzes_than:18 walzer:3 wand:-32 wander:-3 wander_off:-42 wandered_over:12
wanderung:1 wanna:106 wanna_pass:4 want:179 want_0:62 want_^:13 want_a:92
want_de:7 want_from:12 want_het:51 want_in:6 want_is:12 want_it:26 want_my:39
want_of:-8 want_our:4 want_she:5 want_the:128 want_them:5 want_to:-89 want_us:21
want_you:-36 wanted:-94 wanted_^:36 wanted_a:35 wanted_in:-29 wanted_it:40
wanted_me:4 wanted_to:-114 wants:159 wants_0:78 wants_^:-23 wants_a:-29
wants_his:20 wants_it:39 wants_more:-77 wants_now:94 wants_so:48 wants_the:51
wants_to:9 war:-49 war_^:-33 war_and:8 war_da:29 war_das:-36 war_der:30
war_die:-67 war_er:13 war_es:-29 war_gestern:-17 war_heute:-25 war_i:6 war_ja:-4
war_mal:-2 war_noch:10 war_schon:46 war_that:35 war_und:8 war_vielleicht:-30
war's:-51 war's_so:-11 ward:2 ward_0:-29 ward_^:-15 ward_and:34 ward_is:-59
ward_pcs:1 ward_sends:2 ward_wakes:36 ward_was:-39 warden:16 wardens:-2
wardrobe:43 wardrobe_^:1 wards:47 ware:7 warehouse:10 warehouse_^:3
warehouses:-40 waren:-77 warm:-54 warm_air:-95 warm_and:-10 warm_in:-9
warm_light:25 warm_pool:3 warm_the:-38 warm_ums:-36 warm_up:72 warm_ups:39
warm_water:-18 warme:7 warmed:68 warmed_to:71 warmer:16 warmer_than:-12
warmest:-42 warmest_regards:-23 warmest_wishes:-2 warming:35 warming_up:25
warmly:-25 warms:18 warmup:33 warned:-84 warned_me:-84 warning:70 warning_^:22
warning_banner:22 warning_bar:30 warning_is:-16 warning_lamp:5 warning_signs:12
warning_to:-34 warnings:28 warnings_in:18 warp:90 warp_mesh:13 warranty:129
warranty_^:3 warranty_claim:3 warranty_has:5 warranty_of:21 warranty_runs:4
wars:59 warteschlange:13 wartung:51 warum:-56 was:-9 was_$:55 was_0:2 was_^:-53
was_a:-32 was_about:66 was_afraid:5 was_again:-22 was_against:1 was_agreed:6
was_all:-29 was_allowed:-11 was_already:-2 was_always:51 was_amerced:51
was_an:33 was_and:-49 was_astonished:-28 was_at:29 was_basically:-10 was_bei:-3
was_better:-54 was_born:45 was_bought:44 was_brought:-27 was_built:-5 was_but:-2
was_by:-29 was_called:42 was_carried:56 was_cast:26 was_changed:38 was_chaos:-28
was_charged:24 was_chasing:-19 was_cleaned:12 was_clear:27 was_closed:-8
was_cold:-1 was_completed:39 was_counted:21 was_crying:-10 was_die:12
was_doing:23 was_done:-4 was_down:44 was_eating:44 was_enough:55 was_entered:-24
was_ever:-38 was_filled:20 was_fine:19 was_finished:34 was_flooded:-53
was_for:40 was_freezing:-12 was_full:56 was_getting:-17 was_given:59
was_going:11 was_gorgeous:-21 was_half:53 was_handed:-40 was_here:146
was_het:-47 was_hoping:-7 was_humming:-32 was_hurt:-18 was_i:-54 was_ich:-16
was_in:6 was_it:-37 was_just:16 was_kind:15 was_last:53 was_late:-51 was_left:39
was_less:31 was_like:1 was_little:4 was_long:-5 was_longer:-10 was_lost:5
was_lovely:15 was_magic:25 was_meant:-3 was_mended:35 was_mir:14 was_missing:-39
was_mistaken:30 was_modelled:41 was_more:-24 was_mostly:-43 was_moved:11
was_much:-36 was_my:52 was_nearly:-10 was_never:-10 was_nice:82 was_nineteen:-30
was_no:-7 was_not:-109 was_off:1 was_on:-17 was_once:-32 was_one:5
was_opened:-20 was_our:8 was_over:-28 was_packed:-19 was_paid:37 was_painted:27
was_playing:-40 was_posted:17 was_praying:8 was_printed:-15 was_probably:-30
was_pulled:40 was_put:-38 was_quick:-19 was_quicker:-20 was_quite:19
was_rather:-47 was_reading:-50 was_recorded:39 was_replaced:23 was_resolved:34
was_returned:10 was_rewritten:38 was_right:-15 was_running:17 was_said:-5
was_second:-14 was_sent:37 was_sick:-52 was_signed:47 was_sitting:-8 was_six:13
was_slow:22 was_small:-48 was_so:-59 was_sold:50 was_something:-16 was_still:28
was_stuck:-20 was_such:38 was_sure:-4 was_switched:12 was_taught:48
was_telling:19 was_ten:-16 was_that:29 was_the:9 was_there:10 was_thinking:25
was_this:19 was_tired:22 was_to:46 was_told:17 was_too:71 was_trained:39
was_unreal:-9 was_until:-25 was_up:-35 was_updated:25 was_used:30 was_very:76
was_von:-20 was_waiting:-36 was_warm:-27 was_whistling:-25 was_with:-37
was_wondering:10 was_worth:22 was_writing:-3 was_written:-34 was_wrong:87
was_your:9 wash:25 wash_^:-30 wash_and:17 wash_bay:1 wash_cycle:4 wash_house:43
wash_the:34 wash_up:24 washed:77 washer:30 washer_^:23 washing:38 washing_day:55
washing_lines:-25 washing_machine:28 washing_up:35 wasn't:37 wasn't_a:-10
wasn't_laughing:10 wasnt:-21 wasnt_even:-21 wasp:30 wasp_^:-1 wasp_nests:42
wasps:-77 wasps_and:23 wasserproben:4 waste:45 wasted:56 wasted_on:56 wat:-149
wat_een:-98 wat_fijn:-28 wat_ik:25 watch:160 watch_^:71 watch_a:-44 watch_and:71
watch_for:9 watch_from:60 watch_in:2 watch_is:66 watch_says:-48 watch_that:-25
watch_the:5 watch_this:7 watchdog:29 watched:-16 watched_a:-26 watched_people:7
watched_your:8 watches:41 watching:12 watching_^:-44 watching_a:18
watching_and:63 watching_the:-58 watchmaker:-9 water:13 water_^:14 water_alarm:9
water_at:3 water_bags:56 water_doesn't:-37 water_from:-16 water_got:6
water_in:-61 water_into:-19 water_is:-67 water_leaves:-19 water_level:9
water_not:28 water_on:63 water_only:25 water_pipe:-41 water_pipes:28
water_police:8 water_so:-43 water_the:8 water_which:-10 water_with:-31 water's:5
watering:-52 watermark:34 watermelon:-8 waterproof:6 waters:-47 waterways:1
waterworks:-3 watsons:45 watsons_in:45 watt:10 watt_^:10 watts:28 watts_^:40
watts_and:7 watts_when:19 wav:95 wav_^:10 wav_is:10 wave:-28 wave_^:46
wave_at:-35 wave_back:-52 waved:-17 waved_^:-13 waved_at:-22 waveform:1
waves_^:-7 waving:-13 waving_^:-36 wax:-56 wax_and:-3 waxed:17 way:25 way_^:-5
way_a:39 way_after:-20 way_back:114 way_better:28 way_but:2 way_code:-2
way_down:3 way_for:35 way_from:-30 way_home:-31 way_into:-2 way_is:38 way_it:15
way_its:-3 way_more:43 way_of:6 way_on:-18 way_once:16 way_one:-26 way_other:7
way_round:49 way_so:6 way_the:82 way_they:11 way_to:-74 way_up:-43 way_with:1
way_you:45 ways:-39 ways_^:44 ways_of:6 wchodzi:27 wchodzi_na:8 wciąż:20
wciąż_nie:20 wczoraj:-83 we:143 we_^:-6 we_add:-18 we_agree:18 we_agreed:63
we_all:-108 we_allow:10 we_always:-34 we_are:34 we_argued:-8 we_arrive:16
we_ask:4 we_begin:62 we_bill:6 we_both:-70 we_bought:14 we_build:28 we_buy:73
we_cache:8 we_calculate:11 we_call:-25 we_came:23 we_can:71 we_can't:67
we_cant:20 we_carried:-55 we_carry:54 we_cast:19 we_celebrated:-24 we_chose:-29
we_come:47 we_continue:4 we_could:-53 we_count:51 we_counted:-30 we_cried:7
we_cut:31 we_de:44 we_decided:1 we_deliver:19 we_deploy:30 we_did:-35 we_do:144
we_doen:61 we_don't:15 we_dont:46 we_drank:-51 we_drop:64 we_dropped:40
we_drove:-66 we_een:52 we_even:29 we_feed:-19 we_fetch:4 we_find:11
we_finished:8 we_found:-49 we_gaan:-29 we_gave:-36 we_get:4 we_give:59 we_go:-24
we_got:-19 we_grow:20 we_had:-91 we_hand:3 we_handle:30 we_hang:21 we_have:76
we_haven't:86 we_havent:-7 we_heard:76 we_heat:10 we_hebben:-5 we_het:54
we_hire:6 we_just:-39 we_keep:86 we_kiezen:2 we_know:28 we_laten:46
we_laughed:-48 we_learned:-57 we_leave:63 we_left:-53 we_let:21 we_like:115
we_load:20 we_look:67 we_looked:-40 we_lose:9 we_lost:-105 we_made:-62
we_make:12 we_mark:27 we_match:23 we_may:4 we_maybe:18 we_mean:1 we_measured:-98
we_meet:-46 we_met:-13 we_might:28 we_migrate:21 we_migrated:-39 we_missed:-9
we_move:46 we_moved:-78 we_mustn't:34 we_named:3 we_need:72 we_now:8 we_once:-80
we_open:65 we_opened:-33 we_ordered:26 we_ought:13 we_owe:4 we_own:36
we_paint:10 we_passed:-36 we_picked:22 we_plan:18 we_play:32 we_played:-69
we_practise:83 we_print:-12 we_put:38 we_ran:-41 we_reckon:28 we_rehearse:6
we_rent:-7 we_replaced:2 we_roll:6 we_said:101 we_sail:17 we_sang:-97 we_sat:-71
we_saw:-65 we_say:70 we_see:26 we_sell:-16 we_send:-40 we_set:1 we_settled:53
we_shall:43 we_share:27 we_shared:-39 we_ship:48 we_shipped:-37 we_should:54
we_show:56 we_sign:5 we_skip:42 we_slept:-32 we_sold:-64 we_sort:6 we_sounded:-4
we_speak:-19 we_start:55 we_stay:55 we_still:55 we_stop:50 we_stopped:17
we_store:18 we_support:3 we_swapped:-41 we_tackle:13 we_take:26 we_talk:-4
we_talked:-64 we_tell:49 we_thought:-2 we_threw:7 we_tie:-12 we_took:26
we_tried:-63 we_try:32 we_turn:39 we_turned:46 we_used:-97 we_want:83 we_warm:18
we_wash:11 we_watched:-6 we_went:-14 we_were:-118 we_will:70 we_willen:11
we_with:-14 we_won't:41 we_work:31 we_would:-23 we_write:13 we_wrote:-28 we'd:61
we'd_a:-60 we'd_be:20 we'd_both:43 we'd_have:3 we'd_hear:-6 we'd_like:44
we'd_love:61 we'd_rather:8 we'll:128 we'll_be:45 we'll_do:38 we'll_go:39
we'll_have:-49 we'll_keep:19 we'll_leave:10 we'll_live:-10 we'll_practise:33
we'll_see:-27 we'll_stay:-57 we'll_take:38 we're:60 we're_a:-57 we're_all:-89
we're_always:26 we're_at:-2 we're_building:6 we're_closing:15 we're_doing:23
we're_giving:42 we're_going:77 we're_keeping:34 we're_leaving:39 we're_not:37
we're_on:33 we're_pitching:10 we're_shut:8 we're_taking:28 we've:106 we've_a:-16
we've_agreed:5 we've_all:-40 we've_asked:5 we've_been:34 we've_come:7
we've_decided:38 we've_found:35 we've_gone:15 we've_got:-29 we've_had:15
we've_known:39 we've_left:9 we've_made:3 we've_moved:20 we've_never:2
we've_opted:5 we've_settled:5 weak_^:-63 weak_spot:134 weak_verbs:32 weakest:113
weakest_letter:37 weakest_topic:58 wear:74 wear_^:51 wear_a:10 wear_the:26
wearing:-62 wearing_my:-39 wearing_two:-21 wears:-7 wears_a:-24 wears_ring:40
wears_the:47 weather:-38 weather_^:-18 weather_and:42 weather_better:-55
weather_bulletin:6 weather_feed:-26 weather_forecast:-54 weather_in:30
weather_is:-18 weather_report:15 weather_the:-28 weather_there:-7
weather_warning:26 weathercock:41 weathercock_^:26 weathers:-25 weaver:10
weavers:5 weaving:24 web:68 web_framework:-29 web_page:17 web_shop:4 webcam:14
webhook:33 webhook_is:21 webs:-43 website:-54 website_^:-76 website_and:-9
websockets:11 wed:62 wed_need:7 wedding:-66 wedding_^:32 wedding_cake:-22
wedding_is:-15 wedding_on:-6 wedding_party:22 wedding_peal:9 wedding_with:-8
weddings:-56 weddings_^:-41 weddings_are:6 weddings_in:-23 wedge:6 wedges:50
wednesday:67 wednesday_^:-15 wednesday_in:4 wednesdays:73 wednesdays_^:12
weds:15 wee:-17 weed:25 weeded:59 weeds:5 weegt:-25 weegt_0:-25 week_!:-11
week_0:-37 week_all:3 week_and:49 week_as:-17 week_at:-11 week_before:-22
week_by:20 week_costs:18 week_first:-73 week_for:20 week_has:-47 week_he:-12
week_here:12 week_i:-7 week_i've:-54 week_in:-16 week_is:70 week_it:-7
week_it's:-1 week_on:-33 week_so:60 week_that:25 week_there:39 week_to:-5
week_two:-41 week_we:-4 week_where:-7 week's:32 weekday:-15 weekdays:27
weekdays_^:13 weekend:19 weekend_^:18 weekend_and:3 weekend_at:-4
weekend_course:-30 weekend_crew:-75 weekend_i:8 weekend_if:6 weekend_is:46
weekend_the:-9 weekend_to:3 weekend_with:13 weekend_you:14 weekends:-28
weekends_^:-47 weekly:113 weekly_call:3 weekly_conference:2 weekly_report:4
weekly_summary:5 weeks:-53 weeks_^:20 weeks_ago:53 weeks_ahead:24 weeks_and:-4
weeks_early:13 weeks_if:4 weeks_in:29 weeks_is:33 weeks_old:10 weeks_on:-31
weeks_or:11 weeks_that:-28 weeks_to:34 weer:-140 weer_bij:6 weer_een:12
weer_op:-28 weer_zo'n:-33 weet:-21 weet_nog:49 weft:22 weg:76 weg_von:19
wegen:-7 wegen_der:-37 wegen_des:13 weigh:44 weigh_0:54 weigh_more:-42
weigh_the:35 weigh_them:7 weighbridge:27 weighed:56 weighed_and:58
weighed_every:32 weighed_in:19 weighing:17 weighs:41 weighs_0:115 weight:4
weight_^:53 weight_of:9 weight_on:-42 weights:56 weights_and:19 weihnachten:-49
weil:87 weil_bei:4 weil_der:54 weil_die:21 weil_es:6 weinen:34 weir:20
weir_street:1 weird:-8 weird_^:-33 weirdly:41 weirdly_proud:44 weiter:16
weiter_^:17 weiß:80 weiß_dass:-16 weiß_ich:30 weiß_keiner:16 weiß_noch:24
wejściowy:15 wejściowy_mieści:15 wejściu:15 wekelijkse:35 wekelijkse_les:35
wel:-90 welcome:-30 welcome_^:-15 welcome_back:-49 welcome_card:7 welcome_in:-31
welcome_speech:3 welcome_the:2 welcome_to:17 welcome_your:9 weld:18 welded:45
welder:-20 welding:37 well:-13 well_?:19 well_^:-53 well_after:-35 well_and:19
well_as:-36 well_at:10 well_be:-2 well_earned:8 well_enough:7 well_has:26
well_he's:-4 well_i:13 well_i've:4 well_if:-9 well_imagine:-14 well_it:53
well_my:-1 well_she:-1 well_since:8 well_that:44 well_that's:-4 well_the:-10
well_we:30 well_well:-5 well_with:32 well_would:33 well_you:33 wellies:-8
welsh:18 wem:-37 wendelin:23 wenigstens:-50 wenn:33 wenn_das:8 wenn_die:30
wenn_es:13 wenn_mir:-22 wenn_niemand:2 wenn_sie:2 wenn's:20 went:51 went_^:-7
went_ahead:8 went_all:-3 went_and:64 went_back:-59 went_badly:59 went_bust:43
went_by:-20 went_down:23 went_for:92 went_from:16 went_home:20 went_in:-2
went_into:38 went_looking:24 went_off:-58 went_on:-108 went_out:-8 went_over:-43
went_pale:-5 went_past:-58 went_quiet:-12 went_round:17 went_so:16 went_the:39
went_through:49 went_to:31 went_well:4 went_with:-26 wenzel:36 wept:-39
wept_^:-18 wer:50 wer_den:21 wer_die:26 werde:-17 werde_ich:4 werden:143
werden_^:13 werden_auch:15 werden_die:31 were:33 were_0:-3 were_^:47 were_a:16
were_all:2 were_always:17 were_and:-12 were_as:-89 were_at:42 were_away:32
were_built:-8 were_counted:51 were_doing:45 were_drawn:8 were_drowning:18
were_enough:-3 were_for:-27 were_found:61 were_given:39 were_going:73
were_gone:-18 were_here:15 were_in:51 were_laid:12 were_like:-34 were_little:-19
were_looking:-53 were_married:32 were_meant:8 were_not:43 were_of:21 were_on:8
were_only:10 were_out:-30 were_queueing:-12 were_right:-26 were_sent:40
were_shipped:32 were_shown:3 were_so:-25 were_sold:59 were_still:-28
were_stuck:-18 were_talking:-29 were_the:-51 were_to:41 were_too:66 were_two:47
were_up:37 were_written:-14 were_you:-12 weren't:-11 werk:23 werk_^:23
werkbank:36 werkbank_steht:33 werkplaats:28 werkstatt:-15 wersja:19 wert:-10
weselu:-52 weselu_^:29 weshalb:49 weshalb_ich:7 west:69 west_^:12 west_barn:3
west_gate:6 west_is:3 western:31 wet:-31 wet_^:-48 wet_days:37 wet_dog:-64
wet_ones:30 wet_sheets:56 wet_socks:-2 wet_tent:-49 weten:53 weten_we:22
weterynarz:5 wetter:-61 weve:-71 wh:14 whale:-20 whale_sounds:-7 what:68
what_a:-190 what_about:31 what_became:-18 what_becomes:31 what_comes:52
what_did:72 what_do:-36 what_does:-32 what_else:-40 what_even:-61 what_fits:6
what_gets:-36 what_had:6 what_happened:-6 what_happens:77 what_has:-56
what_he:41 what_he'd:47 what_he's:10 what_i:151 what_i'd:16 what_i'll:1
what_i'm:116 what_i've:55 what_if:35 what_is:-101 what_it:24 what_it's:13
what_keeps:8 what_made:46 what_makes:17 what_my:74 what_nobody:10 what_none:14
what_one:-16 what_our:-37 what_people:16 what_pleases:11 what_remains:15
what_she:-6 what_should:15 what_suits:7 what_that:-39 what_the:-70 what_they:-7
what_this:35 what_time:4 what_to:8 what_tripped:7 what_was:-10 what_we:84
what_we'd:35 what_we're:25 what_we've:11 what_weather:-11 what_were:62
what_with:30 what_would:20 what_you:-58 what_you're:-23 what_you've:-20
what_your:40 what's:-9 what's_in:-9 what's_left:24 what's_on:-5 what's_still:8
whatever:76 whatever_^:-54 whatever_happens:-6 whatever_has:-9 whatever_he:50
whatever_it:-6 whatever_she:33 whatever_the:1 whatever_they:33 whatever_to:-28
whatever_we:1 whatever_you:54 whatever_your:56 whats:-44 whats_with:-57
whatsapp:20 whatsoever:-79 whatsoever_^:-82 wheat:86 wheat_bran:15
wheat_paste:38 wheel:56 wheel_^:51 wheel_for:13 wheel_has:-35 wheel_nine:23
wheel_of:2 wheel_turns:27 wheel_with:-3 wheelbarrow:-16 wheelbarrow_^:-8
wheelchair:72 wheelhouse:-36 wheelhouse_^:-11 wheelhouse_with:1 wheels:35
wheels_^:-70 wheels_get:25 when:-7 when_0:-28 when_a:42 when_both:54
when_does:56 when_every:-23 when_he:23 when_he's:-18 when_his:-8 when_i:-17
when_i'd:13 when_i've:32 when_idle:19 when_im:18 when_in:73 when_it:-82
when_it's:104 when_its:-8 when_my:-28 when_nobody:-53 when_people:-28
when_she:36 when_somebody:-31 when_somebody's:15 when_something:50
when_something's:26 when_that:-9 when_the:-68 when_there's:37 when_theres:10
when_they:-16 when_theyre:12 when_to:-4 when_two:-57 when_u:69 when_we:-46
when_you:52 when_you're:17 when_you've:40 when_your:15 whenever:5 whenever_a:41
whenever_i:-41 whenever_somebody:-26 whenever_the:-51 whenever_there's:12
whenever_you:26 where:-39 where_0:-26 where_a:6 where_all:-66 where_an:-33
where_do:7 where_does:-50 where_every:-50 where_everybody:-4 where_he:41
where_i:-14 where_i'd:-41 where_i'm:17 where_it:52 where_it's:48 where_most:6
where_my:48 where_no:-10 where_nobody:20 where_possible:1 where_she:13
where_somebody:-2 where_the:94 where_there's:-24 where_they:14 where_they're:18
where_two:26 where_was:-27 where_we:-16 where_you:-10 where_your:-5 whereas:-32
whereas_a:-35 whereby:15 whereupon:16 wherever:-41 wherever_you:-13 whether:93
whether_a:-47 whether_calculators:8 whether_i:-17 whether_it:25 whether_my:7
whether_one:-24 whether_our:6 whether_she:-4 whether_that:-12 whether_that's:-17
whether_the:74 whether_there:29 whether_they:12 whether_we:-20 whether_you:15
whether_your:57 whey:5 which:-48 which_0:-4 which_^:-54 which_a:-27
which_are:-30 which_at:35 which_brings:7 which_came:45 which_can:-39
which_case:-80 which_did:-11 which_every:2 which_examiner:8 which_explains:-33
which_finger:17 which_for:20 which_gave:32 which_has:68 which_he:5 which_i:35
which_i'd:50 which_i'm:39 which_in:-70 which_is:-188 which_isn't:-23
which_it:-11 which_leaves:44 which_looks:5 which_makes:28 which_may:1
which_means:28 which_must:-16 which_my:-49 which_nobody:21 which_of:35
which_one:-10 which_ought:22 which_she:11 which_some:-4 which_sounds:29
which_spares:27 which_still:31 which_takes:-41 which_the:-1 which_they:20
which_time:-18 which_turned:-37 which_was:-36 which_way:-43 which_we:-7
which_were:27 which_with:-8 which_would:-25 which_year:41 which_you:29
which_your:7 while:39 while_^:-19 while_a:31 while_and:11 while_charging:17
while_debugging:4 while_everyone:-12 while_he:-32 while_her:-30 while_i:48
while_i'm:77 while_it:21 while_it's:-20 while_one:-46 while_she:30
while_standing:-26 while_the:36 while_there's:27 while_they:33 while_to:-34
while_we:-30 while_we're:24 while_were:40 while_you:-64 while_you're:1 whine:17
whisper:-9 whispered:-72 whistle:18 whistle_^:24 whistle_at:-20 whistle_when:15
whistled:-5 whistled_at:-6 whistles_^:57 whistles_and:23 whistles_on:-8
whistles_when:-35 whistling:-49 whistling_^:-29 whistling_in:24 whistling_the:-1
whit:54 whit_monday:31 whitcombe:-27 white:44 white_^:55 white_and:-37
white_cane:20 white_of:8 white_one:42 whiteboard:4 whitlock:15 who:55 who_^:-24
who_actually:-36 who_answers:-34 who_are:-23 who_asked:11 who_asks:-54
who_broke:19 who_built:-4 who_came:74 who_can:-47 who_can't:-24 who_checks:37
who_chose:-10 who_collects:-25 who_counted:-78 who_crosses:-5 who_decided:-25
who_decides:27 who_designed:-50 who_did:20 who_do:40 who_does:45 who_doesn't:-28
who_don't:-16 who_drives:72 who_drove:57 who_ever:1 who_feeds:23 who_finished:13
who_found:-6 who_gave:-31 who_gets:-60 who_got:48 who_grew:19 who_had:-28
who_has:89 who_hasn't:36 who_have:-11 who_hears:-11 who_holds:11 who_hosts:17
who_hummed:-21 who_i:5 who_insures:14 who_invented:-61 who_is:21 who_isn't:19
who_keeps:17 who_kept:-11 who_knew:-24 who_know:-9 who_knows:-48 who_laughs:-31
who_learned:37 who_left:-53 who_like:23 who_likes:4 who_listens:8 who_lives:-3
who_locked:-15 who_looks:67 who_lose:85 who_lost:28 who_loves:10 who_made:-13
who_maintains:-2 who_never:-51 who_now:7 who_on:-42 who_only:-34 who_owns:114
who_paid:-16 who_painted:-73 who_pays:61 who_put:-29 who_ran:15 who_read:-25
who_reads:2 who_remembers:-20 who_said:-1 who_sang:24 who_seem:34 who_showed:-23
who_signs:58 who_sits:59 who_still:-24 who_studies:4 who_takes:50 who_talks:4
who_taught:69 who_tests:8 who_that:-48 who_the:-18 who_thinks:45 who_thought:26
who_threw:7 who_tidied:-31 who_took:32 who_types:-42 who_used:71 who_walks:29
who_wanted:-67 who_was:117 who_went:-33 who_were:-4 who_whistles:29 who_will:14
who_won:12 who_work:-16 who_works:-23 who_would:-7 who_wrote:17 who'll:72
who's:32 who's_a:26 who's_been:-21 who's_going:1 who's_got:84 who's_in:13
who's_liable:7 who've:-6 whoever:-26 whoever_asks:12 whoever_cooks:52
whoever_designed:-51 whoever_holds:-69 whoever_invented:-41 whoever_is:-22
whoever_it:-58 whoever_named:-29 whoever_opens:18 whoever_spots:18
whoever_touches:26 whoever_wrote:3 whoever_you:9 whoever's:24 whole:-41
whole_answer:4 whole_book:-49 whole_building:-7 whole_bus:-52 whole_business:19
whole_chat:-34 whole_class:-22 whole_crew:22 whole_day:-41 whole_deck:-22
whole_evening:-2 whole_family:51 whole_file:25 whole_first:18 whole_group:17
whole_hour:-34 whole_house:10 whole_month:13 whole_night:-8 whole_office:-36
whole_opera:-5 whole_place:-36 whole_point:41 whole_pot:-15 whole_row:-8
whole_school:9 whole_sentences:-24 whole_speech:-7 whole_street:-47
whole_suite:4 whole_team:-13 whole_thing:-11 whole_town:-56 whole_valley:18
whole_village:-30 whole_ward:-18 whole_wardrobe:33 whole_way:-47 whole_week:-14
whole_winter:-12 whole_yard:-37 wholesaler:13 whom:52 whom_^:10 whom_i:43
whom_we:23 whom_you:18 whos:-11 whose:-1 whose_idea:-42 whose_it:-31
whose_name:-20 why:4 why_^:37 why_a:13 why_anybody:10 why_anyone:-4 why_did:-71
why_do:-63 why_does:116 why_i:31 why_is:-57 why_it:-59 why_it's:-12 why_my:-1
why_not:-24 why_only:-3 why_people:-30 why_saturn's:2 why_that:-41 why_the:176
why_we:-29 wi:-3 wi_fi:-8 wiadomo:69 wiadomo_jeszcze:6 wiadomo_kto:21 wick:37
wick_had:37 wide:-2 wide_^:27 wide_and:-11 wide_bar:-37 wide_open:26 widened:4
wideodomofonu:32 wider:5 widget:55 widok:-29 widow:65 widow's_complaint:12
widow's_oven:5 widows:-21 width:49 width_of:37 wie:-51 wie_aus:-18 wie_ein:-55
wie_eine:-12 wie_früher:19 wie_im:-38 wie_man:-10 wie_neemt:31 wie_schön:-30
wie_sie:73 wie_von:5 wieczorem:71 wieczorem_^:28 wieczór:-6 wieczór_^:-15
wieder:-154 wieder_^:101 wieder_da:-70 wieder_linsen:-23 wieder_montag:-15
wiederholung:7 wiegt:2 wiegt_0:2 wieje:-56 wiem:27 wiemy:48 wiemy_czy:15
wiemy_kto:25 wierszy:21 wierszy_^:19 wies:22 wietrze:2 wife_^:-34 wife_and:-6
wife_asked:-6 wife_did:63 wife_for:3 wife_gave:-29 wife_had:39 wife_has:13
wife_is:-24 wife_says:-8 wife_she:-38 wife_she's:43 wife_still:16 wife's:-26
wifes:14 wifi:-26 wifi_^:-28 wifi_at:2 wifi_box:35 wifi_is:-1 wifi_of:-7 wij:4
wiki:50 wil:1 wil_de:9 wil_ik:-32 wil_s:12 wild:13 wilf:2 wilhelmina:10
wilhelmina_^:5 will:51 will_^:-82 will_accept:4 will_and:-62 will_ask:-34
will_at:-19 will_be:103 will_bring:15 will_buy:10 will_call:26 will_check:21
will_come:9 will_count:-28 will_do:71 will_drop:8 will_ever:-13 will_excuse:1
will_find:85 will_forgive:-3 will_get:-30 will_go:32 will_have:-75 will_hear:10
will_hold:18 will_i:-17 will_ich:-72 will_ja:1 will_know:-21 will_leave:-67
will_never:-46 will_not:43 will_pass:-37 will_put:-24 will_read:12
will_remind:-35 will_run:3 will_say:6 will_smile:3 will_stay:-68 will_take:36
will_tell:-33 will_the:85 will_they:14 will_use:9 will_wait:-46 will_want:-33
will_you:4 willen:34 willing:-37 willow:-5 wills:-18 wilma:-18 wim:47 win:-62
win_^:-1 win_anything:-40 win_over:23 wince:6 winced:-7 winch:21 winch_^:-56
winch_pulls:5 wind:-56 wind_^:69 wind_and:46 wind_has:-60 wind_in:-2 wind_is:-25
wind_picked:59 wind_question:11 wind_took:-47 wind_was:-4 wind's:-42 winder:10
windmill:28 window:-71 window_^:-25 window_at:-25 window_cleaner:-6
window_colour:30 window_for:-72 window_if:37 window_is:-24 window_it:18
window_of:40 window_on:-5 window_people:6 window_seat:8 window_seats:14
window_that:-23 window_the:11 window_till:-12 windows:-7 windows_and:-14
windows_installer:7 windowsill:-36 windowsill_^:-8 winds:-20 windy_and:26
wine:-79 wine_^:-36 wine_in:16 wing:69 wing_^:19 wings:-22 wink:-32 winked:-49
winked_at:-45 winkel:45 winks:-78 winner:-26 winner's:15 winner's_line:15
wins:-62 winter:26 winter_^:-34 winter_and:-31 winter_because:18 winter_crew:38
winter_garden:37 winter_of:-7 winter_the:-54 winter_timetable:-5 winter_tyres:18
winter_with:35 winter_without:9 winters:-29 winters_^:-7 winters_ago:23 wipe:47
wipe_the:6 wiped:86 wiped_and:37 wir:81 wir_0:4 wir_am:-30 wir_auch:-54
wir_auf:15 wir_bei:23 wir_beim:25 wir_bleiben:21 wir_das:15 wir_den:73
wir_die:46 wir_für:15 wir_haben:-84 wir_ihnen:1 wir_mit:42 wir_nehmen:45
wir_waren:-20 wird:158 wird_^:6 wird_bei:2 wird_der:8 wird_gerade:-8 wird_kein:2
wird_nicht:8 wird_nichts:91 wird_nur:13 wird_um:2 wird's:-34 wire:26 wire_^:-2
wire_and:-41 wire_in:-4 wire_is:17 wire_on:2 wire_spool:31 wire_up:5 wired:42
wired_to:6 wireless_in:-4 wires:41 wiring_^:5 wirklich:-87 wirklich_eine:-13
wirklich_schön:-42 wirt:-47 wirtshaus:12 wise:-34 wiser:-17 wish:25 wish_^:-12
wish_for:2 wish_i:-9 wish_is:7 wish_me:4 wish_that:32 wish_the:-2 wished:6
wished_^:10 wishes:-1 wishes_to:-17 wishing:-23 wishing_you:-27 wisi:30
wissen:57 wissen_sie:14 wit:5 witch:22 with:25 with_0:-104 with_^:-5 with_a:30
with_abbreviations:2 with_about:9 with_all:-33 with_an:23 with_and:8
with_another:25 with_any:6 with_anything:-11 with_apologies:41 with_arrows:19
with_as:11 with_better:-45 with_biscuits:-10 with_boxes:-2 with_chalk:41
with_clever:6 with_closed:-17 with_coal:-3 with_colours:7 with_each:-16
with_every:-8 with_everybody:-24 with_everything:20 with_examples:22
with_feedback:20 with_fever:-29 with_flat:2 with_flowers:-5 with_formulas:-47
with_forty:23 with_four:-24 with_fresh:11 with_gloves:-71 with_good:15
with_great:-2 with_green:-28 with_half:-43 with_her:-68 with_herring:-8
with_him:24 with_his:42 with_hope:-45 with_hot:2 with_internet:13 with_is:13
with_it:15 with_its:-16 with_jam:-19 with_last:15 with_laughter:-28 with_less:-2
with_little:21 with_love:18 with_made:6 with_manners:-16 with_many:15 with_me:15
with_menus:-22 with_mittens:-15 with_money:21 with_more:51 with_my:17
with_new:-15 with_nine:-10 with_no:-119 with_nobody:-63 with_nothing:35
with_numbers:-3 with_ohm's:11 with_old:-5 with_one:-20 with_our:7 with_paper:17
with_pencil:8 with_people:12 with_plain:12 with_pleasure:-34 with_postgres:12
with_python:13 with_questions:5 with_real:28 with_red:-49 with_resin:-22
with_ring:6 with_salt:28 with_sandwiches:7 with_short:8 with_sight:26
with_small:16 with_so:-56 with_solveig:-32 with_some:21 with_someone:30
with_something:20 with_sqlite:15 with_sticky:-9 with_such:18 with_tape:-60
with_tax:25 with_tea:-4 with_thanks:-20 with_that:98 with_the:-18 with_their:-40
with_them:121 with_these:26 with_this:32 with_those:35 with_thread:18
with_three:-7 with_torches:-34 with_trumpets:-23 with_two:-27 with_ur:9
with_us:10 with_very:-4 with_water:46 with_weather:41 with_wet:40 with_what:21
with_windows:-14 with_wine:37 with_words:16 with_yet:-24 with_you:-20
with_your:40 with_zero:-22 withdrawn:-7 withdrawn_^:-45 withdrawn_books:21
withdrawn_lot:33 within:-70 within_a:1 within_minutes:-9 within_the:10
within_two:4 without:54 without_a:77 without_adding:2 without_an:-3
without_any:36 without_asking:31 without_being:-7 without_exception:46
without_having:1 without_her:-18 without_it:-44 without_looking:49
without_losing:34 without_my:1 without_notes:6 without_one:-7
without_panicking:5 without_phoning:19 without_saying:53 without_telling:37
without_the:-21 without_their:-24 without_them:-69 without_thinking:-15
without_you:-25 without_your:7 witness:66 witness_^:48 witnesses:-29 witz:-62
witz_^:-62 wives:7 więc:49 więc_na:6 więcej:32 więcej_niż:21 wnuczka:-23
woad:-16 wobble:14 wobble_^:10 wobbled:59 wobbles:-28 wobbly:9 woche:78
woche_^:19 wochen:-18 wochen_^:3 wochenende:-32 wochenende_^:32
wochenende_in:-29 woda:12 wody:41 wohl:-96 wohl_jeder:-19 wohl_nicht:-47
wohnung:38 wohnung_hat:18 woke:-52 woke_up:-33 woken:15 wolałabym:35 wolałbym:26
wolf:-14 wolno:91 wolno_nam:5 wolves:-65 wolves_^:-65 wolę:126 wolę_krótkie:6
wolę_ćwiczyć:5 woman:-41 woman_^:-23 woman_at:-39 woman_from:-5 woman_in:72
woman_is:-2 woman_of:4 woman_on:-59 woman_with:15 women:7 women_^:17
women_in:-25 won:-44 won_every:3 won_over:-11 won_the:-98 won't:-15
won't_ask:-19 won't_be:22 won't_believe:-4 won't_bore:-41 won't_ever:14
won't_forget:-6 won't_go:-17 won't_grade:23 won't_have:21 won't_open:7
won't_say:-18 won't_take:-12 won't_think:15 won't_touch:24 wonder:4 wonder_if:43
wonder_nobody:-47 wonder_what:-41 wonder_whether:47 wonder_who:15 wondered:-1
wonderful:-9 wonderfully:-85 wondering:145 wondering_about:18 wondering_and:12
wondering_how:42 wondering_if:7 wondering_whether:32 wonders:61 wont:108
wont_believe:-27 wont_fit:18 wood:36 wood_and:37 wood_delivery:24 wood_moves:-48
wood_shavings:3 wooden:3 wooden_keys:8 wooden_leg:-52 wooden_spoon:21 woods:-20
wool:38 wool_^:12 wool_and:-36 wool_basket:-41 wool_blankets:35 wool_shop:16
woord_van:8 word:37 word_^:14 word_about:-65 word_and:50 word_at:9 word_cheap:28
word_comes:-69 word_even:7 word_for:-63 word_from:30 word_i:22 word_in:25
word_is:7 word_itself:-31 word_je:-17 word_of:5 word_problems:91 word_the:-9
word_w:13 word_with:98 worden:79 worden_^:36 wording:-77 words:66 words_^:23
words_a:58 words_always:13 words_and:5 words_are:3 words_at:14 words_first:15
words_for:-44 words_i:9 words_in:20 words_not:35 words_on:-15 words_per:5
words_still:-3 words_that:6 words_the:9 wordt:95 wore:-35 wore_a:-16 work:43
work_0:-6 work_address:1 work_and:-40 work_best:10 work_better:27 work_for:-23
work_from:10 work_in:-30 work_is:39 work_it:-10 work_nights:16 work_on:41
work_out:35 work_to:-33 work_too:15 work_with:-8 work_without:18 workbench:61
workbook:15 worked_a:-20 worked_answer:24 worked_at:-20 worked_better:13
worked_examples:38 worked_in:-35 worked_out:47 worked_through:3 worker_^:-39
worker_thread:28 workers:44 workers_^:29 working:100 working_^:10
working_heater:-3 working_on:13 working_title:75 working_towards:13 works:56
works_^:74 works_and:-23 works_as:15 works_at:-52 works_for:-12 works_in:49
works_nights:1 works_on:-40 works_over:55 works_to:5 works_too:14 works_with:-39
works_without:58 worksheet:88 worksheet_0:51 worksheet_on:16 worksheets:25
workshop:-19 workshop_^:46 workshop_and:1 workshop_by:-57 workshop_closes:20
workshop_door:-18 workshop_for:11 workshop_in:-7 workshop_is:20
workshop_opens:24 workshop_teacher:3 workshop_that:-4 workshop_where:-4
world:-71 world_^:-33 world_of:-17 worm:-92 worms:-1 worn:75 worn_out:36
worried:68 worried_about:9 worries:-120 worries_^:-20 worries_at:-46
worries_happens:-3 worries_take:-21 worry:-29 worry_^:7 worry_in:-30 worse:-82
worse_^:-51 worse_than:-23 worse_when:51 worst:-62 wort:5 worth:-53 worth_0:18
worth_a:-10 worth_it:-27 worth_keeping:-18 worth_more:-48 worth_nothing:17
worth_so:6 worthless:-73 would:12 would_^:15 would_and:19 would_appear:10
would_ask:49 would_at:-7 would_be:46 would_bear:6 would_bring:-6 would_call:-27
would_carry:7 would_come:12 would_do:-53 would_draw:-41 would_eat:23
would_enjoy:33 would_ever:13 would_expect:-51 would_explain:-42 would_find:36
would_finish:-7 would_follow:-9 would_get:-32 would_gladly:-22 would_guess:-7
would_hardly:-25 would_have:-75 would_help:44 would_i:13 would_incline:5
would_it:-25 would_kill:-3 would_kindly:4 would_let:30 would_like:184
would_look:48 would_love:44 would_make:-73 would_mean:30 would_much:29
would_need:10 would_never:-11 would_not:-110 would_now:6 would_only:9
would_own:-52 would_pick:-45 would_please:39 would_prefer:55 would_probably:-32
would_rather:44 would_really:33 would_say:-57 would_see:-2 would_set:29
would_sit:35 would_sooner:111 would_suggest:30 would_suit:66 would_surely:-5
would_take:-56 would_test:-10 would_thank:19 would_the:38 would_then:6
would_think:-64 would_turn:31 would_type:-11 would_very:27 would_welcome:18
would_you:36 would've:-54 would've_been:-37 wouldn't:-102 wouldn't_be:-23
wouldn't_dare:11 wouldn't_say:-31 wouldn't_want:-4 wouldnt:-25
wouldnt_believe:-44 wound:-5 wound_on:-1 wow:-71 wow_ok:-13 wow_that:-6 wozu:-27
wpm:17 wrap:-49 wrapped:60 wrapped_in:23 wrapping:-7 wrapping_cloth:26 wreck:29
wren:16 wrench:-8 wrestlers:-73 wringing:15 wringing_i:15 wrist:62 wrist_^:25
wrist_hurts:-15 wrist_so:29 wristbands:113 wristbands_are:35 wristbands_on:19
wrists:12 write:57 write_^:-12 write_about:-13 write_an:3 write_down:73
write_every:4 write_for:8 write_it:106 write_like:-55 write_my:-60
write_that:-36 write_the:94 write_this:8 write_to:-1 writer:58 writes:89
writes_his:-7 writes_that:14 writes_to:43 writing:33 writing_^:22
writing_every:23 writing_figures:1 writing_this:-7 writing_to:-11
writing_with:28 written:81 written_^:9 written_a:3 written_and:25 written_by:-42
written_exam:1 written_for:6 written_it:-7 written_off:3 written_on:-7
written_out:37 written_paper:7 written_part:33 written_tests:2 written_the:40
written_to:2 written_with:-26 wrong:3 wrong_^:-4 wrong_about:44 wrong_and:-7
wrong_answers:49 wrong_child:-1 wrong_i:29 wrong_i'd:14 wrong_in:3 wrong_just:51
wrong_line:4 wrong_one:38 wrong_ones:-15 wrong_order:-3 wrong_say:39
wrong_side:7 wrong_tell:3 wrong_the:1 wrong_twice:-18 wrong_way:-44 wrong_we:13
wrong_with:-9 wrote:31 wrote_^:2 wrote_a:-38 wrote_about:66 wrote_again:104
wrote_at:25 wrote_back:5 wrote_down:-22 wrote_everything:-21 wrote_his:-9
wrote_in:21 wrote_it:-20 wrote_me:3 wrote_my:-22 wrote_on:-9 wrote_such:34
wrote_that:16 wrote_the:-34 wrote_this:-20 wrote_to:71 wrote_was:-9 wstyd:-41
wszyscy:-37 wszystko:-43 wtedy:-22 wtorek:56 wubbo:39 wurde:48 wurde_^:21
wurde_die:1 wurden:61 wygląda:-10 wygrała:-9 wygrała_w:-9 wymienione:21 wynosi:6
wynosi_0:4 wystarczy:2 wyszło:-41 wysłany:54 wysłać:21 wysłałam:32 wyłącznie:68
wyłącznie_kierownik:44 wyłącznie_w:8 wyłączone:60 wyślemy:9 wzory:46 während:4
wär:20 wär_ein:10 wäre:70 wäre_ein:16 wäre_mir:15 wäsche:22 wäscheschränke:45
wäscheschränke_^:45 wörterbuch:20 wörterheft:40 würde_^:13 würde_ich:17
würden:15 własnej:-30 x_ray:53 xcode:-9 xmas:-45 xml:3 xml_^:26 xray:35 y:-69
y_al:6 y_así:15 y_avait:-11 y_casi:23 y_compris:39 y_con:-21 y_conviene:5
y_de:-16 y_el:-25 y_en:39 y_encima:-33 y_est:1 y_la:-63 y_las:49 y_lo:-32
y_los:17 y_luego:19 y_me:22 y_mi:-28 y_nadie:-28 y_ni:10 y_no:-13 y_que:-38
y_salió:4 y_se:7 y_siempre:-4 y_tient:61 y_todavía:-19 y_todo:-6 y_yo:-53 ya:80
ya_^:-37 ya_bu:-86 ya_cambié:2 ya_casi:-45 ya_en:18 ya_está:80 ya_he:54
ya_hemos:32 ya_lo:4 ya_me:-28 ya_que:26 ya_quedó:14 ya_se:48 ya_van:-65
yacht:-78 yacht_club:-81 yachts:-35 yaml:-29 yaml_^:52 yaml_file:-69 yann:7
yard:-26 yard_has:-4 yard_is:-30 yard_on:-45 yard_until:17 yarn:112 yarış:28
yarış_takvimi:28 yatacak:51 yatacak_^:51 yawn:-57 yawn_^:-28 yawning:-24 yay:-61
yay_^:7 yazılır:64 yazılır_^:64 yeah:-45 year:20 year_0:-16 year_^:56 year_a:5
year_and:64 year_are:28 year_end:8 year_for:2 year_he:-28 year_i:-20 year_is:6
year_it:-55 year_it's:27 year_its:-7 year_mistake:6 year_my:-8 year_of:-4
year_old:41 year_on:24 year_should:37 year_since:-34 year_so:15 year_that:-43
year_the:60 year_there:15 year_they:-29 year_we:-53 year's:-22 year's_kids:66
yearlings:34 years:-93 years_^:63 years_a:-23 years_ago:-52 years_and:-75
years_as:12 years_at:79 years_i:73 years_in:-4 years_later:-19 years_nobody:-17
years_of:-104 years_old:-2 years_on:4 years_that:7 years_the:28 years_they:-28
years_to:-37 years_until:19 years_which:-49 years_will:2 yeast_is:-17 yedek:67
yedek_akü:33 yedekleme:27 yedekleme_saat:27 yellow:71 yellow_like:13
yellow_line:14 yellow_wire:7 yellowed:18 yeni:59 yep:-67 yes:83 yes_?:13
yes_^:47 yes_and:12 yes_from:7 yes_i:-19 yes_in:4 yes_that:3 yes_the:-29
yes_to:16 yes_we:16 yesterday:21 yesterday_0:-32 yesterday_^:60 yesterday_a:-12
yesterday_and:41 yesterday_between:45 yesterday_i:8 yesterday_in:24
yesterday_of:11 yesterday_so:-14 yesterday_that:-52 yesterday_the:32
yesterday_two:12 yesterday_we:-18 yesterday_while:10 yesterday's:-48 yet:99
yet_^:27 yet_and:15 yet_another:-13 yet_explain:20 yet_how:9 yet_i:52 yet_if:75
yet_it:-6 yet_on:30 yet_say:11 yet_the:17 yet_to:16 yet_what:68 yet_where:27
yet_whether:64 yet_which:44 yet_who:87 yet_why:44 yeux:11 yeux_^:2 yew:62
yilmaz:27 yilmaz_^:7 yine:-202 yo:37 yo_con:-9 yo_me:44 yo_no:-1 yo_prefiero:49
yodel:14 yoga:-102 yoga_class:-41 yoghurt:33 yoke:10 you:43 you_0:42 you_?:-23
you_^:9 you_a:9 you_about:-45 you_add:31 you_agree:6 you_all:-35 you_also:-4
you_an:-19 you_and:22 you_answer:-6 you_are:6 you_aren't:-21 you_as:27
you_ask:13 you_asked:77 you_attained:3 you_be:62 you_because:-47 you_before:18
you_believe:-78 you_better:2 you_borrow:-15 you_brake:7 you_breathe:-35
you_bring:48 you_but:50 you_buy:-36 you_call:26 you_called:-14 you_can:-11
you_can't:47 you_cant:-60 you_cards:48 you_carried:-24 you_change:22 you_come:6
you_correct:14 you_could:-53 you_couldn't:17 you_count:-7 you_decide:-55
you_delete:17 you_did:78 you_didn't:-34 you_do:-25 you_don't:19 you_dont:44
you_down:59 you_draw:-8 you_drop:2 you_enjoy:23 you_entrusted:7 you_even:-22
you_ever:-106 you_explain:22 you_explained:41 you_favour:20 you_feel:37
you_felt:26 you_fill:2 you_find:48 you_for:-44 you_forget:27 you_found:4
you_gave:-26 you_get:2 you_give:-4 you_got:-7 you_had:-38 you_hand:12
you_happen:1 you_have:-12 you_he:64 you_heard:-39 you_her:-27 you_his:43
you_i:85 you_i'd:14 you_if:-34 you_imagine:9 you_in:58 you_is:40 you_jump:7
you_keep:59 you_kept:-22 you_kindly:26 you_knew:-13 you_know:-112 you_laugh:-24
you_lean:3 you_learn:18 you_learned:-41 you_leave:63 you_left:5 you_let:21
you_like:53 you_liked:31 you_live:16 you_look:10 you_looked:5 you_lose:10
you_lot:-16 you_love:-9 you_made:15 you_make:-9 you_managed:6 you_may:-68
you_mean:10 you_measure:-17 you_meet:18 you_mentioned:-43 you_might:4
you_mind:39 you_missed:5 you_mix:2 you_need:-40 you_needed:-32 you_needn't:52
you_never:19 you_not:-52 you_notes:18 you_notice:-29 you_of:31 you_off:-11
you_on:56 you_once:9 you_open:-46 you_ordered:8 you_otherwise:-29 you_out:42
you_over:4 you_pasted:-8 you_pay:-9 you_people:-6 you_phone:-25 you_play:-17
you_please:-36 you_practise:-21 you_praise:33 you_press:1 you_print:-62
you_put:-26 you_quiz:4 you_rang:2 you_read:22 you_recommended:15 you_remember:28
you_rename:5 you_report:43 you_rightly:18 you_ring:10 you_said:175 you_saved:-7
you_saw:52 you_say:81 you_see:-27 you_send:32 you_sent:-49 you_set:2
you_should:-94 you_should've:-8 you_show:23 you_showed:-40 you_sit:-24 you_so:23
you_solved:55 you_some:-2 you_something:-58 you_sooner:-15 you_sound:-14
you_stand:-6 you_start:-44 you_still:-30 you_stories:26 you_take:18 you_talk:1
you_tell:-31 you_that:-3 you_the:-17 you_they:-8 you_think:86 you_this:17
you_to:57 you_told:69 you_tonight:12 you_too:-6 you_touch:27 you_turn:37
you_twice:-16 you_two:-83 you_up:-23 you_use:31 you_used:13 you_wait:7
you_waiting:-7 you_wake:44 you_walk:-24 you_want:71 you_weighs:5 you_were:18
you_what:-42 you_whether:17 you_which:-26 you_will:70 you_wish:18 you_wished:35
you_with:-28 you_won't:-57 you_wonder:-1 you_wont:-27 you_work:33 you_would:20
you_write:-80 you_wrote:-13 you_yesterday:-16 you_you:12 you_your:-24 you'd:25
you'd_be:-13 you'd_been:53 you'd_best:3 you'd_find:25 you'd_have:19
you'd_like:18 you'd_sooner:27 you'd_think:-19 you'll:43 you'll_allow:-53
you'll_approve:3 you'll_be:27 you'll_excuse:3 you'll_find:20 you'll_forgive:23
you'll_get:37 you'll_have:16 you'll_laugh:24 you'll_need:-9 you'll_never:-15
you'll_permit:-40 you'll_see:-19 you're:6 you're_a:-50 you're_after:21
you're_at:-36 you're_back:11 you're_going:35 you're_gone:-34 you're_in:44
you're_looking:23 you're_more:-19 you're_not:38 you're_probably:-12
you're_running:-3 you're_seeing:-68 you're_to:41 you're_welcome:-18 you've:-6
you've_been:-34 you've_certainly:-2 you've_earned:-3 you've_finished:2
you've_got:-22 you've_had:-12 you've_made:3 you've_said:37 you've_told:72
youll:23 youll_have:26 young:62 young_^:20 young_and:32 young_lady:-33
young_man:-25 young_mr:21 young_one:-25 young_ones:56 young_people:-23
young_wheels:17 young_woman:8 younger:49 younger_than:-13 youngest:-28
youngest_of:4 your:28 your_0:-62 your_a:-7 your_account:40 your_and:-42
your_answer:-24 your_appointment:9 your_attention:-40 your_aunt:-3 your_back:-3
your_bag:-6 your_bank:13 your_barn:14 your_behalf:-45 your_belly:23
your_blessing:2 your_body:-14 your_book:24 your_branch:-2 your_breakfast:3
your_cabin:5 your_call:45 your_card:29 your_case:32 your_cat:10 your_change:23
your_claim:11 your_class:2 your_club:-32 your_code:-24 your_coffee:-10
your_colleague's:15 your_complaint:18 your_computer:44 your_conservator:6
your_contact:62 your_cook:-36 your_corrections:17 your_cousin:49 your_credit:-18
your_customer:4 your_dad:4 your_daughter:-13 your_day:-66 your_desk:-5
your_door:23 your_drawings:28 your_driver:41 your_end:-55 your_essay:14
your_evening:-3 your_examiner:10 your_excellent:14 your_exercise:-28
your_experience:-13 your_eye:3 your_eyes:23 your_family:-71 your_father:41
your_father's:8 your_feet:-12 your_firm:-56 your_first:47 your_fitter:-34
your_five:19 your_floor:26 your_form:5 your_go:3 your_grandchildren:-27
your_grandfather:31 your_grandmother:-7 your_group:-70 your_guests:6
your_hand:13 your_handwriting:-13 your_hardest:10 your_has:-65 your_heart:49
your_help:53 your_hints:11 your_hip:-10 your_homework:19 your_hotline:31
your_husband:-3 your_inbox:5 your_indulgence:-27 your_instructor:13
your_intercepts:17 your_is:-44 your_job:-51 your_kind:24 your_kit:10
your_kitchen:16 your_knee:-47 your_knees:-40 your_lane:18 your_laptop:-33
your_latitude:18 your_laundry:19 your_leaflet:60 your_letter:-52 your_letters:-5
your_level:5 your_line:-33 your_list:47 your_little:8 your_log:-12 your_long:6
your_lot:19 your_machine:56 your_mails:-8 your_man:22 your_may:-65
your_meeting:39 your_membership:12 your_memory:-48 your_mind:-36 your_mistakes:7
your_mock:2 your_model:3 your_mother:-32 your_mr:4 your_mum:-13
your_neighbour:-35 your_new:-23 your_next:16 your_night:-37 your_note:-25
your_notebook:8 your_notes:68 your_office:13 your_old:20 your_page:9
your_papers:5 your_parcel:-19 your_pardon:-24 your_partner:40 your_patience:12
your_people:-38 your_permission:-27 your_phone:8 your_photo:4 your_photos:12
your_picture:-38 your_pictures:-19 your_place:-46 your_plans:16 your_pocket:-4
your_poor:31 your_portal:-7 your_practice:36 your_predecessor:-24 your_python:4
your_radio:30 your_reader:12 your_reading:43 your_recording:15 your_remark:20
your_remarks:7 your_right:18 your_robes:4 your_s:-10 your_sample:-6
your_samples:3 your_savings:-19 your_school:7 your_score:7 your_seat:23
your_second:72 your_secret:-65 your_shelf:14 your_shelves:-39 your_shoulder:-20
your_side:30 your_sister:-18 your_sister's:-42 your_sketch:-44 your_slides:9
your_slips:7 your_software:-10 your_son:-19 your_sounds:-7 your_speaking:46
your_staff:11 your_statistics:22 your_stories:-28 your_story:-14 your_street:10
your_study:-10 your_sunday:-36 your_table:-22 your_talk:24 your_tea:-12
your_teacher:27 your_technician:-36 your_text:34 your_time:-111 your_trade:16
your_trial:34 your_two:8 your_uncle's:39 your_van:35 your_very:8 your_video:9
your_view:7 your_visit:16 your_voice:-4 your_way:-29 your_weak:31
your_weakest:41 your_website:25 your_week:6 your_wife:2 your_wife's:11
your_wish:36 your_word:-40 your_would:-30 your_wrist:6 your_yard:15 youre:-21
yours_^:-44 yours_is:-51 yourself:-44 yourself_^:-48 yourself_and:32 youtube:-42
youve:-19 yoğun:-1 yr:-31 yr_^:-39 yrs:-25 yuki:14 yusuf:87 yusuf_^:37 yıldız:10
z:-2 z_^:83 z_etykietowania:33 z_fizyki:17 z_gdyni:-76 z_herbatą:-5
z_przyjemnością:27 z_raportem:18 z_retencji:55 z_rysunkami:11 z_tego:-27 z'n:-22
za:-3 za_co:10 za_sobą:35 zaal:46 zabieram:8 zabieram_się:8 zabierze:13
zacht:-43 zaczął:-68 zadanie:48 zadanie_o:48 zadań:77 zadań_z:17 zahnarzt:-21
zahnarzt_und:-21 zakken:38 zależności:45 zaman:99 zamboni:-53 zamiast:-71
zamyka:20 zanim:-50 zapasowa:34 zapasowa_trafia:31 zapasowy:30 zapasowy_klucz:29
zapatos:-28 zapisać:22 zapisać_że:22 zaproszenia:21 zat:-48 zaterdag:2
zawiera:18 zawiera_0:18 zawsze:-13 zawsze_przy:21 zdanie:-55 zdjęcia:32 ze:-82
zealand:-34 zebra:9 zebranie:-65 zebranie_przesunięte:25 zee:7 zeer:-31 zeg:-77
zeg_^:-64 zeg_de:-9 zeggen:19 zegt:-52 zegt_altijd:17 zei:-34 zei_altijd:-21
zeichen:17 zeigen:34 zeigt:-13 zeilen:-23 zeit:22 zeitstempel:33
zeitstempel_werden:1 zelf:58 zelfs:-36 zelt:20 zentimeter:-19 zentimetern:2
zero:11 zero_^:23 zero_regrets:-53 zeszyt:87 zet:46 zet_ik:27 zeven:28
zgodnie:41 zgodnie_z:41 zgubił:-40 zgłoszenia:56 zich:-69 zie:-13 zieht:35
zieht_0:12 ziek:1 ziek_is:1 ziekenhuis:-16 ziel:45 ziel_ist:26 zien:12 zien_^:12
ziet:-112 zig:40 zig_^:40 zijn:58 zijn_dus:5 zijn_om:2 zimmer:16 zimmer_nach:12
zimno:-78 zimowy:1 zimowy_postój:1 zin:-25 zin_in:-25 zio:33 zip:37 zip_the:13
zipper:11 zippy:26 zips:34 zirkus:-25 zit:-34 zit_hier:-33 zither:-14
zitten_op:-30 zjadł:-89 zmiany:20 zmiany_^:12 zna:44 znacznik:48
znacznik_oznacza:48 znak:-33 znak_dla:31 znaki:6 znaków:33 znowu:-186 zo:-61
zo'n:-82 zo'n_dag:-42 zodiac:7 zombie:24 zomer:50 zon:-37 zona:9 zonder:3
zonder_reddingsvest:22 zone:96 zone_a:16 zone_at:26 zone_is:3 zones:37
zones_in:32 zoo:-10 zoo_^:-18 zoom:26 zoomed:40 zoos:49 zoos_are:49 zostaje:32
zostajemy:42 zostajemy_przy:42 zostawiamy:32 został:60 został_już:18 została:44
zostały:45 zostały_wczoraj:25 zou:-50 zou_er:-9 zou_u:32 zouden:-2 zout:46
zrobi:-39 zrobione:71 zu:37 zu_^:49 zu_hause:7 zu_sehen:-8 zu_zweit:27 zuchten:8
zuerst:34 zuerst_um:19 zug:-57 zugestimmt:7 zulke:-27 zum:76 zum_bestehen:1
zum_ersten:-4 zum_gipfel:18 zum_üben:60 zur:63 zur_prüfung:23 zurzeit:19
zurück:49 zurück_^:21 zusammen:44 zusammen_^:65 zwager:21 zwager_heeft:-8
zwar:54 zwei:44 zwei_^:20 zweimal:19 zweit:27 zweite:39 zweiten:46 zwemles:7
zwischen:46 zwykły:-61 zwölf:30 zähler:27 µa:22 à:-24 à_0:121 à_cause:45 à_ce:31
à_chaque:40 à_deux:32 à_droite:15 à_et:-66 à_fait:-16 à_froid:21 à_il:-43
à_jour:9 à_l'atelier:20 à_l'aube:23 à_l'autre:11 à_l'examen:58 à_l'import:4
à_l'écran:-40 à_l'équipe:10 à_la:17 à_le:-113 à_les:-7 à_ma:15 à_minuit:-13
à_mon:24 à_noite:-7 à_nous:-29 à_on:-85 à_partir:12 à_peindre:38 à_sa:-29
à_savoir:19 à_tout:-5 à_une:-31 à_votre:2 às:81 às_0:31 às_nove:-14 às_seis:37
água:69 árbitro:-12 âge:41 ämnen:15 ämnen_omfattar:15 än:104 än_0:1 än_de:5
än_den:3 än_en:-30 än_långa:7 ändå:-5 ändå_^:-35 ännu:21 äntligen:-49 är:54
är_0:36 är_^:27 är_att:78 är_den:19 är_det:19 är_fortfarande:9 är_hyrt:22
är_i:-15 är_inskannade:28 är_inskickad:38 är_klart:30 är_lånat:33 är_på:32
är_så:-37 äter:15 även:72 även_om:13 åh:-17 åh_vad:-17 åker:33 åkte:-72 år:-107
år_^:-84 åt:6 åt_gången:2 åtta:32 åtta_^:32 ça:-67 ça_^:8 ça_fait:29 ça_me:38
ça_ne:4 ça_sent:7 çadırın:47 çadırın_bekçisi:47 çalıştırıyor:17
çalıştırıyor_^:17 çalışıyor:66 çalışıyor_^:66 çanı:10 çanı_için:10 çay:-110
çekiç:40 çocuklar:-45 çocuklar_bahçede:-43 çok:-87 çok_güzel:-47
çok_seviyorum:24 çok_yoğun:-1 è:-19 è_0:15 è_^:27 è_a:89 è_chiusa:12 è_come:-25
è_da:10 è_di:-24 è_finito:26 è_già:19 è_il:43 è_in:40 è_la:-39 è_largo:3 è_nel:8
è_per:4 è_più:-43 è_sempre:-50 è_stata:18 è_stato:64 è_un:9 è_una:-2 è_venuto:3
é:80 é_a:103 é_de:-29 é_na:26 é_no:18 é_o:49 é_que:8 é_só:-23 é_um:-81 é_às:20
échangé:38 échantillon:17 écrit:47 écrit_que:10 él:-12 électrique:16
électrogène:10 électrogène_démarre:6 élève:13 élèves:48 élèves_devant:37
équipe:11 équipes:-62 était:-121 étape:52 été:99 éveillé:13 één:-18 être:21
être_accompagné:3 être_le:-53 être_un:-14 índice:-30 öckerö:19 öffnung:4
öppnar:-34 övar:32 över:81 överlämningen:14 övningar:15 övningar_^:15
övningshäftet:24 última:23 último:32 übe:41 übe_ich:25 üben:82 üben_wir:4
über:31 über_0:63 über_^:10 über_das:35 über_den:-41 über_die:-49 überall:-12
überfahrt:-1 überhaupt:-8 überm:-10 übernimmt:16 übernommen:31 übersetzer:-7
übersicht:18 übersicht_der:18 überweisung:5 überweisung_^:5 überwiesen:26
überwurf:37 übst:17 übst_du:17 übung:13 ücreti:52 üyelere:39 üyelere_gider:39
ćwiczenia:43 ćwiczenia_z:33 ćwiczenie:7 ćwiczenie_z:7 ćwiczeń:69 ćwiczeń_z:55
ćwiczyć:5 ławkę:64 łóżko:-19 łóżko_^:-19 œil:-37 ściągawce:46 śmieje:-25
śnieg:-43 śpiewu:35 środy:26 środy_^:26 środę:32 środę_^:23 żadnych:94 że:-49
że_na:29 że_nie:18 że_pies:-31 że_się:-58 że_tak:-41 żeby:49 żurawie:50
życie:-40 без:-22 больше:40 больше_не:25 в:-54 задачи:27 к:51 на:52 не:46
никогда:37 никогда_не:37 опять:-122 по:47 по_пятницам:31 пятницам:31
пятницам_^:31 с:-92 теперь:39 третьей:51 чем:-111 что:-120 あ:8 あ_と:33 い:-78
い_^:35 い_こ:4 い_し:9 い_て:-39 い_で:-39 い_な:-23 い_に:-15 い_ね:-9 い_は:-10 い_ま:-21 う:-44
う_^:-40 う_が:52 う_こ:7 う_ち:-51 う_で:-24 う_に:-29 う_れ:13 え:20 え_な:-8 え_は:12 お:-28
お_じ:-21 お_り:37 お_疲:-36 お_願:34 か:-54 か_す:-6 か_っ:-30 か_な:-18 か_は:23 か_ら:6 か_月:2
か_落:-15 が:-26 が_い:-9 が_う:17 が_す:-19 が_ら:7 が_古:19 が_好:19 が_担:17 き:54 き_で:14 き_れ:3
ぎ:-45 ぎ_て:-45 く:-20 く_だ:44 く_て:-35 く_な:-18 く_り:-14 く_れ:19 け:-43 け_の:-35 げ:-20
こ:-1 こ_と:33 こ_の:-4 ご:-37 ご_く:-1 さ:46 さ_い:45 さ_な:19 さ_ま:-36 さ_ん:28 し:27 し_い:-58
し_お:11 し_か:-26 し_た:-1 し_て:13 し_な:6 し_ま:75 じ:-10 じ_さ:-21 じ_ま:14 す:-28 す_^:43
す_が:-8 す_ぎ:-45 す_ご:-15 す_よ:-54 す_る:41 ず_っ:-34 せ:64 せ_ん:46 そ:-100 そ_う:-57 そ_れ:-51
た:-63 た_^:33 た_い:-34 た_し:5 た_っ:23 た_ね:-52 た_の:21 た_め:11 だ:1 だ_さ:44 だ_っ:-7 だ_分:24
だ_決:13 ち:-102 ち_の:-51 ち_ゃ:-14 ち_着:-19 っ:-31 っ_く:-14 っ_た:-24 っ_と:-34 っ_ぱ:30
っ_越:21 つ:20 て:-101 て_い:1 て_お:23 て_く:64 て_た:-44 て_て:-22 て_も:-14 て_る:-58 て_笑:-17
で:-10 で_い:-25 で_お:1 で_き:1 で_く:40 で_し:-29 で_す:15 で_で:24 で_に:22 で_ね:20 で_も:-41
で_埋:1 で_寝:-28 で_綴:14 で_練:5 で_行:9 と:-29 と_^:7 と_お:-23 と_は:17 ど_も:-14 な:-6 な_い:67
な_か:-50 な_が:7 な_し:13 な_っ:-34 な_ん:29 に:35 に_し:24 に_な:-32 に_入:4 に_合:-6 に_変:44
ね:-55 ね_^:-32 の:28 の_お:-21 の_た:11 の_で:-15 の_ほ:32 の_ま:19 の_も:18 の_コ:-7 の_サ:7
の_タ:4 の_ノ:6 の_バ:3 の_ラ:-55 の_上:-18 の_中:14 の_会:22 の_保:2 の_修:1 の_写:27 の_匂:-42
の_夜:-8 の_床:37 の_形:7 の_日:-10 の_曜:3 の_本:14 の_棚:8 の_無:8 の_犬:-19 の_猫:-34 の_画:1 の_空:4
の_練:18 の_譜:11 の_部:10 の_配:14 の_鍵:15 は:157 は_0:76 は_な:-13 は_ま:10 は_ん:-17 は_一:19
は_三:15 は_佐:12 は_十:3 は_台:6 は_土:3 は_大:-18 は_屋:2 は_必:31 は_日:10 は_最:-29 は_本:-22
は_横:10 は_田:23 は_眠:-8 は_絶:11 は_絹:13 は_麻:11 ば:-20 ぱ:30 ぱ_り:30 ひ:16 ほ:55 ほ_う:52
ま:52 ま_し:51 ま_す:-34 ま_せ:46 ま_た:-31 ま_だ:45 ま_っ:6 ま_で:9 ま_ま:19 ま_り:5 ま_る:-16 み:-24
み_す:-27 み_た:-34 み_で:4 み_の:6 め:17 め_て:29 め_の:11 も:-74 も_う:24 も_の:-42 ゃ:-32
ゃ_い:-15 や:13 や_っ:30 よ:-54 よ_^:-18 よ_う:-23 よ_く:-57 よ_ね:-22 よ_り:80 ら:6 ら_な:6 り:104
り_し:-17 り_で:-7 り_ま:31 り_を:-9 り_メ:3 り_替:3 り_機:1 り_紐:11 り_込:6 る:-50 る_^:-21 る_か:21
る_と:-52 る_よ:-1 る_気:-18 れ:-62 れ_さ:-36 れ_し:13 れ_た:23 れ_て:-12 れ_は:-51 れ_る:-19 ろ:-14
わ:32 わ_っ:37 わ_り:15 を:46 を_ど:6 を_使:28 を_弾:7 を_見:-7 ん:-20 ん_^:45 ん_が:27 ん_だ:-73
ん_で:9 ん_に:19 ん_の:-6 ア:2 イ:82 イ_ブ:24 イ_ヤ:4 ウ:14 ェ:12 エ_ラ:16 カ:15 カ_ー:15 ク:11 グ:26
グ_を:13 コ:-22 コ_ー:-14 ジ_の:12 ス:26 ス_ト:23 ゼ:20 ゼ_ロ:1 タ:3 タ_を:9 タ_イ:16 ダ:7 チ:29
チ_ェ:10 ッ:39 ッ_カ:15 ッ_ジ:7 ッ_ト:17 テ:41 テ_ス:23 デ:16 デ_ー:12 ト:35 ト_に:-2 ト_は:19 ト_を:6
ド:-22 ド_を:-8 ナ:4 ノ_ー:6 バ:40 バ_グ:3 バ_ッ:10 バ_ー:8 パ:-10 ブ:25 ブ_ラ:25 プ_リ:-7 ベ:-7
ベ_ー:-15 ミ:40 メ:-27 メ_ー:3 ヤ:4 ヤ_の:4 ュ:17 ュ_ー:17 ラ:11 ラ_イ:38 ラ_リ:24 ラ_ー:-25 リ:21
リ_は:24 リ_ン:-4 ル:19 ル_の:3 レ:-8 ロ:35 ン:-33 ン_は:-36 ン_グ:2 ー:-15 ー_の:15 ー_は:10 ー_ト:6
ー_ド:-22 ー_バ:8 ー_ル:3 一:-29 一_共:22 一_只:-45 一_定:19 一_律:35 一_次:-28 一_点:34 万:26 万_不:9
万_円:7 三:100 三_点:1 三_百:29 上:16 上_^:13 上_で:-9 上_传:2 上_课:6 下:8 下_午:21 下_来:23 不:68
不_得:24 不_能:43 不_要:39 不_许:27 不_错:-12 两:56 个:-27 中:48 中_さ:20 中_で:14 串:22 串_口:22
为:41 久:-45 之:49 之_前:30 九:5 习:24 习_题:22 书:30 了:-24 了_^:-6 了_一:-53 了_我:25 予:63
予_約:55 事:-25 二:79 二_十:30 二_月:4 五:65 交:39 产:19 人:-8 人_^:-17 今:-104 今_天:-74
今_日:-80 今_晚:23 仓:10 仓_库:10 仕:-2 仕_事:-2 他:-25 付:54 付_ラ:24 代:11 以_内:8 们_决:27 件:40
价:5 份:48 份_保:9 休:-35 会:-8 会_場:3 会_改:4 会_議:-11 会_议:1 传:27 位:24 住:30 佐:36 佐_藤:14
体:-15 何:-4 作:38 你:-28 使:42 使_っ:23 保:85 保_存:2 保_留:22 保_証:2 信:9 信_号:4 修:77 修_理:1
倉:20 倉_庫:20 候:-44 値:2 値_は:1 值:21 停:-5 像:-20 儿:16 元:22 先:92 先_生:3 光:9 克:54 克_^:27
克_水:21 入:60 入_れ:43 公:27 公_開:4 六:10 共:27 共_有:27 关:15 关_卡:2 兴:-38 养:-24 内:-20
内_で:8 円:27 円_ま:16 册:22 册_一:22 再:43 写:72 写_真:36 冰_面:35 决:27 决_定:27 冷:12 出:37
出_し:9 分:56 分_か:24 分_之:12 分_拣:10 切:3 切_り:3 列:24 初:-11 删:10 删_除:10 别:12 到:47 到_周:8
前:83 前_の:-15 前_把:30 割:6 割_り:6 力:-7 加:3 务:-6 务_器:-11 动:12 動:1 動_会:-6 勝:2 勝_手:2
勤:-48 匂:-42 匂_い:-42 包_括:30 化:25 匙:29 医:21 十:69 十_个:20 十_二:4 十_五:1 十_点:15 千:69
千_万:9 午_三:1 半:-8 单:64 単:3 卡:35 卡_数:2 卵:14 卵_の:14 去:41 又:-9 収:40 发:-7 发_出:19 取:21
取_り:13 受:14 变:-11 口:24 口_波:22 古:-5 古_い:-5 句:8 只:4 只_能:35 可:9 台_所:6 号:87 号_の:11
号_是:5 吃_0:27 合:51 合_同:35 合_格:15 同:-22 名:31 后:-20 向_き:1 吧:19 吧_^:19 听:-30 听_起:-16
告_发:19 周:106 周_五:6 周_四:9 味:-43 品:38 哈:-59 哈_哈:-39 唐:-24 唐_揚:-24 唱:-26 唱_会:-32
喜:52 喜_欢:52 器:-37 器_^:17 回:7 因:29 因_为:29 团:21 团_里:21 图:6 土:4 土_曜:4 圧:4 圧_は:4
在:57 在_看:-46 地:38 地_上:11 地_下:35 场:-47 坐:68 块:10 块_^:10 埋:1 埋_め:1 場:3 場_所:2 士:-30
声:5 壳:30 壳_是:30 备:39 备_份:23 备_用:7 変:17 変_で:-33 変_わ:46 変_換:3 复:-5 外:-17 外_と:-26
外_壳:30 多:36 多_人:-14 夜:-25 夜_勤:-48 大:-77 大_変:-33 大_家:-5 天:-52 天_^:9 天_吃:27
天_我:-17 太:-35 套:24 奶:-45 奶_奶:-30 好:53 好_^:7 好_き:15 好_み:63 妻:16 娘:-26 婚:7 婚_礼:-6
子_ど:-14 子_は:27 子_都:-42 字_^:18 存:-13 存_在:2 学:-16 安:50 安_排:20 完:54 完_了:22 官:2
官_は:2 定:72 定_要:19 实:-21 审:9 客:-5 室:41 家:3 家_都:-12 寄:26 寝:-47 寝_て:-28 対:23 対_に:23
封:57 小:-6 小_时:-65 小_陈:13 少:-31 就:5 就_好:40 居:-5 屋:12 屋_上:2 山:-47 工:11 差:52 己:-8
已:82 已_经:82 师:6 师_上:28 带:-43 席:1 席_表:1 帮:-17 干:23 床:37 床_は:37 库:46 应:2 店:-21
店_の:-8 度:24 度_是:12 座:4 座_席:1 庫:20 庫_の:8 开:-61 开_心:-5 引:44 引_き:15 引_っ:21 弾:7
弾_き:7 当:-24 当_で:8 当_に:-31 录:31 录_页:31 形:7 形_は:7 待:-3 待_ち:-17 很:-129 很_开:-5
很_有:-16 律:35 律_不:35 後:3 得:-4 微:-10 心:-5 心_^:-5 必:94 必_ず:31 必_须:59 忘:-47 忘_れ:-7
念:-14 思:-47 思_^:-23 您:-1 情:-45 情_包:-45 想:7 意:-61 意_外:-26 意_思:-46 成:8 我:-3 我_们:-1
我_更:30 我_的:13 我_看:13 户:22 房:53 房_东:27 房_检:14 所:46 所_は:2 手:36 手_に:2 手_表:30 打:-10
払:15 找:34 把:-16 护:-13 报:23 报_告:19 担:21 担_当:21 拣:10 拣_线:10 括:30 持:-6 持_ち:-8 按:24
换:100 换_成:51 据:22 据_保:2 据_库:1 排:12 排_列:24 排_在:3 接:56 接_下:23 提:64 提_示:20 揚:-24
揚_げ:-24 換:3 損:1 損_値:1 支:5 改:81 改_到:14 改_成:23 放:2 放_0:21 教:3 教_官:2 敢:-56 数:28
数_据:22 文:27 文_字:6 断:13 新:-20 方:25 日:-27 日_で:12 日_に:2 日_の:-57 日_は:-60 日_付:24
日_本:9 旧:9 早:36 早_上:36 时:-58 时_候:-44 时_间:6 明:17 明_書:11 昔:-68 星:-38 星_の:10 昨:-58
昨_天:-14 昨_日:-23 是:8 是_百:12 是_老:8 時:16 晚:1 晨:-4 暑:-31 曜:75 曜_に:33 曜_日:34 更:30
更_喜:30 書:59 書_き:6 書_は:2 替:22 替_え:20 最:-21 最_初:-11 最_多:43 月:69 月_で:2 月_の:11 月_最:3
有:11 有_0:22 有_意:-37 有_我:8 服:-40 服_务:-11 朝:-38 朝_か:-10 朝_の:-6 期:-5 木:48 末:15 本:29
本_は:14 本_当:-31 本_番:19 本_語:9 机:6 机_房:40 李:23 来:-22 来_^:39 来_真:-29 板:32 果:23 格:29
格_し:15 检:14 检_修:14 棚:22 棚_は:8 椅:65 椅_子:52 業:10 標:13 標_は:6 横:15 橋:4 機:14 機_の:1
欠:14 欠_損:1 次:9 次_に:8 次_は:14 欢:52 欢_用:10 欢_靠:24 款:35 止:9 正:-38 歯:10 歴:3 残:32
段_で:-2 每:80 每_个:4 每_天:48 比:-10 比_我:-68 比_较:16 毫:29 毫_米:29 气:-65 気:-51 気_が:-18
気_圧:4 気_持:-8 水:32 水_^:21 決:58 決_ま:21 決_め:34 没:20 没_有:64 波:-1 波_特:22 泣:-3 洗:36
洗_液:12 测:37 测_试:13 浓:12 浓_度:12 海:-11 液:12 液_的:12 混:-27 混_み:-27 清:36 清_晨:-4
清_洗:12 清_理:9 温:-15 湯:21 湯_の:37 演:-32 演_唱:-32 火:29 点:117 点_^:48 無:8 無_線:8 然:-10
照:15 照_明:2 煮:-45 父:63 父_の:13 爸:-45 特:-36 特_别:-36 特_率:22 犬:-23 狗:27 狗_每:27 独:-31
猫:-32 猫_が:-28 率:22 王:48 玩:-58 现:44 现_在:30 班:5 理:63 理_は:1 理_人:19 琴:30 琴_的:20 生:31
生_产:19 用:84 用_ロ:15 用_钥:7 田:28 田_中:28 由:105 由_小:8 电:37 画:45 画_面:32 畑:-8 留:40
留_0:29 番:9 番_デ:3 疲:-46 疲_れ:-46 病:-23 病_院:-23 発:7 発_表:7 登:31 登_录:31 白:-9 白_い:-34
百:48 百_分:12 的:-34 的_^:5 的_同:-17 的_是:31 的_椅:20 的_浓:12 的_签:26 的_老:-1 盆:-47 盖:-20
盖_子:-32 目:14 目_前:31 目_標:10 直:37 直_接:18 看:-10 看_^:-35 看_错:19 真:-61 真_は:6 真_不:-41
真_是:-49 眠:-22 眠_く:-17 着:-52 着_き:-15 知:14 短:36 码:23 示:4 示_音:20 礼:-6 社:12 祭:-26
祭_り:-26 禁:27 禁_止:4 私:-4 私_が:-4 种:-49 秒:16 秒_で:7 租:34 移:9 程:42 空:12 空_気:4 窓:32
窗:24 笑:-94 笑_^:-37 笑_う:-10 笑_っ:-11 第:14 筆:3 筆_記:3 等:-25 答:24 答_え:12 答_应:2 签:58
签_名:31 签_字:23 算:43 管:19 管_理:19 箱:-35 糸:14 糸_で:14 系:24 約:55 約_は:4 紐:11 紐_は:11
終:15 絡:9 絡_は:3 絶:23 絶_対:23 絹:13 綴:14 綴_じ:14 線_は:8 練:47 練_習:47 織:1 織_り:1 线:27
练_琴:20 经:90 给:53 绝:-3 编:29 编_号:15 缺:21 置:14 署:17 署_名:17 習:47 習_の:10 習_は:19 翻:-18
老:28 老_周:28 老_师:28 者:42 聞:-20 聞_い:-20 肉:-39 背:25 能:27 脚:1 脚_本:1 自:-8 自_己:-8 色:55
色_で:11 色_的:30 花:12 英:10 英_語:10 落:-19 落_ち:-19 藤:26 藤_さ:14 行:76 行_は:3 衛:15 衛_生:15
表:39 表_の:1 表_会:7 表_外:30 表_情:-45 表_示:16 被:-16 西:-36 要:132 要_先:15 見:-38 見_え:-29
見_て:-8 見_ま:7 觉:-16 解:20 言:-18 計:21 記:23 記_号:11 記_試:3 設:5 設_定:5 証:17 証_は:14 試:19
試_験:19 話:-28 話_し:-1 語:7 語_の:10 読:-44 誰:5 譜:23 譜_面:11 議:-11 让:12 议:1 记:32 讲:14
许:27 试:18 话:-17 话_^:-17 语:22 说:-52 请:54 课:97 课_由:28 谁:-20 调:31 负:51 负_责:51 责:51
责_^:34 货:32 走:-44 走_了:-30 起_来:-53 超:16 超_过:18 越:21 越_し:21 跑:-2 跟:14 路:25 踏:7
車_が:-5 车:42 较:35 较_喜:16 边:-26 込:6 込_み:6 迁:9 迁_移:9 过:49 过_0:14 运:20 还:4 还_差:49
这:13 这_个:-11 退:43 送:25 通:74 連:9 連_絡:9 遅:-1 運:-6 運_動:-6 道_习:22 達:14 達_は:14 那:50
那_边:18 那_里:7 部:29 部_屋:10 都:-27 都_必:15 都_有:-49 配_達:14 里_^:65 里_放:21 重:-4 量:33
量_^:21 量_は:12 金:48 銀:12 銀_行:12 鍵:41 鍵_は:41 钥:29 钥_匙:29 错_了:19 長:-8 长:-71 開:10
間:-5 間_は:5 门:11 间:41 陈:32 院:9 除:10 险:20 階:-26 隣:-40 隣_の:-40 雨:-75 雨_で:-10
雨_の:-27 電:6 電_話:8 静_か:-15 靠:24 面:12 面_は:34 面_を:5 面_团:21 面_白:-34 音:58 音_記:11 預:19
願:34 願_い:34 页:31 页_面:31 顶:27 须:59 须_先:18 须_写:13 预:61 预_算:28 题:16 题_^:22 食:-17
館:16 館_の:15 香:-38 験:33 験_の:25 高:-51 高_兴:-38 麻:11 黄:-24
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-700: fascinated
-680: amazed
-665: awe
-630: admire appalled
-625: intrigued
-610: obsessed
-605: admired thrilled
-595: sadly
-585: proud
-575: dreamed scared
-565: imagined offended
-555: accustomed fond
-550: hated
-545: horrified loving
-540: loved
-535: laughed saddened
-530: awful betrayed frankly generosity
-525: delighted fortunate remembered
-520: joking puzzled
-515: admiration inspiring lamented marvelous misunderstood thankful wonderful
-510: ashamed dismayed embracing goodness immensely incredible paranoid weird
-505: charming disillusioned lately shocked tremendously
-500: curious disliked embarrassed entertained envy insulted
-495: appreciated embraced grateful naive oddly scary unbelievable
-490: fearful felt profoundly realized terribly
-485: disdain enjoying impressed
-480: alarmed appreciate frightened jealous ruthless wondered
-475: arrogant cared genuinely indifferent luckily obsession passionate
realizing remarked strangely surprised
-470: amazing compassion dislike excited frightening laughing mindful natives
pity playful
-465: believing contemporaries cynical delight dinosaurs imagine ironic
remembers silly unthinkable utterly visionary warmly
-460: dumb fascination helpless intimidated liked stunned uneasy witnessing
-455: annoyed discouraged spectacle tasted terrifying
-450: foolish pleasing remembering tastes
-445: enthusiastic hungry incredibly preoccupied righteous wonders yeah
-440: adept admirers behaved cares dismay evidently fun impatient magnificent
ours outraged phenomenal sad splendid thought tired wow yorkers
-435: brave cheated cheerful devout grin nostalgic
-430: afraid alike bored confused cried distrust enjoyed fortunately great
importantly kindness surreal terrified thinking understandable wonder
-425: alienated deeply disturbed enormously feeling heck heyday joked myth
penchant realize smiled strangers
-420: awesome civilizations eerie folks forgotten hates laughs love misguided
nostalgia populace terrible wandered wondering worried
-415: affection brilliant crazy enraged enthusiastically eyed fantastic
frustrated glorious greedy happier pioneers refreshing restless shaken sorry
stupid
-410: arrogance astonishing boasted curiosity fabulous feel gorgeous laughter
sensibility
-405: civilized greed happy horrible laugh mocked people really respectful
seeming shocking
-400: alas ancestors brilliantly coincidence conservatism devastated fuss
happily intensely intimidating loves majestic selfish understood
-395: amusing despair detractors enthusiasm ignorance irrational maybe
nationalism painfully quite rightly uncomfortable
-390: adventurous caring cute disappointed everywhere figured forgot greatness
midst reminded seeing shame shameful strange terrific tolerant unhappy woke
-385: afflicted entertaining exploited funny glad hatred hey honestly huh locals
panicked profound realised remember resentment ridiculous sense something
symbolize unlucky
-380: appalling boast crying environmentalists gentleman guess imaginative
inspired irony kind lucky mankind notions passion peculiar perceive polite
reminds ridiculed sincere startling talked unsettling
-375: beautiful beloved betrayal capitalism cheers convinced ferocious folklore
god illusions influenced like lovely mattered nowadays sacrificed wandering
witnessed
-370: beings believer compassionate creatures ethic famously hopeless immoral
knew masterpiece outpouring patriotism phenomenon realization rude sentimental
shaking shook smiles spoiled underestimated weary wicked
-365: applauded blessed cheer damn derided eccentric flourishing ghosts
glamorous good hats honest humiliated hypocrisy loud myths perhaps pretend smile
surely thank think vaguely
-360: anymore audiences civilization conscious distraught drank dreaming
entrepreneurial exaggerated fool gentle grandfather harmed hugely humble lovers
mistaken outrageous outsiders pretending pretty provoking psyche rewarding
sentiments sorrow spirit swallowed synonymous tempered visions wildly wit
-355: akin believers breathtaking charismatic delicious devastation devotion
disbelief excitement extravagant fascism fisherman forget idea impression joy
peasant pleased practically reassured regret regretted reputation roaring
sadness tragic truly wept
-350: absurd anticipating ardent aware dissatisfied fearless feelings genius
grown illusion luck mao mentality mighty nothing oh onlookers overly persecuted
prosperous recalling seem smell smiling thriving watching
-345: belief bless cruelty dad definitely disciples disgust fans fashioned
gangsters happening hearted imagination indifference ironically little perished
remarkably ruined savvy spirits too tragedies tragedy warmth
-340: absolutely amusement anxious aroused celebrating cheered courting
creations cries depressing dreams embodied evil halloween honesty housewife
infuriated inspire lauded manners murderous notoriety say screaming slept
spirited totally utter weeping
-335: annoying bizarre brutality countrymen cry devotees discouraging
discovering enemies exciting extraordinarily fantasies fascinating freak gods
grew haunted horror horrors hugged hunted know looked obviously outsider
preached pride realise saw sheer smarter somehow sophistication thing
unfortunate upsetting we
-330: accomplishment acquaintance always babe cordial courted cultivated
dysfunctional embrace enjoy flamboyant godfather greeted grief heroic hurting
irresponsible knowing powerless resilient seemed sincerely stalin stirred tale
tempted theirs ugly warhol wary
-325: attracted beginnings benefited benefiting bland buddhists contagious cruel
emulate enjoys everybody friends hardly harmonious hilarious innocent loudly
mourn nicknamed notion pragmatic ruin seems sexy simplicity spite stranger stung
titanic unfortunately welcoming witty
-320: angry ate behave buddies chants clever commonplace communism culture
danced dazzling destructive dressed engaging hate indeed invaders knowledgeable
learned me mythology nervous pessimistic recalls retro ripe satire scenery
sounded stylish tales talking vivid what
-315: anguish animosity catastrophe clown cosmopolitan coward culturally decency
endured enjoyable even everyone evident evoke flourished futuristic haired havoc
intelligent joke lust prayed reminiscent revolution romantic sake satan souls
stereotype suddenly sympathy untrue vanished verge versace vibrant violently
-310: articulate attitude congratulate cowboy decades dispel drowned
economically energetic enlightenment everything excelled excesses fear feared
fostering furious graceful gratitude hero hostility immense incapable injustice
inroads jittery just miserable much myself nationalists neighbors overwhelmed
quirky reptiles sleepy stubborn things thrill tibetans traitor transformed
weathered wisdom woodstock wrath
-305: applause aura barbie believe bitterness brutal bursting celebrate cultures
experimenting feels gorilla gotten instincts liberals likened mama massacred
nomadic owe pagan relaxed remarkable robbed somber spirituality surprising
tendencies undoubtedly upbringing vicious wise young
-300: abiding addicted admit beautifully certainly cozy crowds disco distressed
dying educated emotion especially fairy firsthand frustrating generations guys
hail happened honoured hospitality insane literally metropolis misunderstanding
nobody nonsense overlooked peoples popularized pundits quiet ranchers screams
shouts spawned stared stereotypes tendency traditions turks ubiquitous
-295: afar anthropologist asians avid carnage classmates confuse crow educating
enthusiasts evidenced experienced friendship gotta hurt instinct noticed
observes openness particularly peasants poignant professionalism rage
regrettable remorse replied resurgence rewarded sickened stature surprisingly
tremendous visibly warmed youthful
-290: antics bad brightly brutally bystanders creature defensively desperate
equally esteem euphoria evolved fundamentally gloom greatly hesitation ideals
implying keen kid mistrust mystical panic paradise picasso screamed seemingly
storytelling tolerated vastly widows
-285: adamant alarming allah bearded beauty bitterly bred casual charisma
comfortable conquered courageous crowd demeanor demons desperation dickens
disasters disgrace doing eclipsed encouraged europeans fashionable
fundamentalists habit honored incompetent kissed learnt legend lot mad man minds
mystic nightmares outset perpetrated preaching pursuits remind reminding shunned
shy sounding spared subsided surroundings thanked thoughtful thrive unleashed
warrior wilder worrying yes
-280: apt astronomers awakening californians caught cinderella countless
crocodile deserved dolls doubted exploiting eyes fetched gangster gentlemen
happiness heroes hitler hurts hype imitation inherently life mood novelty okay
preach realizes relic richer scarcely scream sigh sort suppose very vitality
waging why worry yelled zeal
-275: america choked communists concerned creeping cultivate daddy dared
disappointment distracted fiery followers forever fury goose ideology improbable
intolerance jokes jolted liar lived looking lore nah occasion ok papa proclaimed
quakes reacted receptive renowned rooted savage sick spontaneous supposedly
symbolism teammates thanks true unease unhealthy unpleasant worse
-270: analogy anarchy armenians authentic bam baseless bit celebrated cherished
chilly colorful comedies embarrassment emotionally empire enduring exploits
famous gee ghetto interested lonely lured memories mind misled morality mythical
noir nonetheless overboard phyllis pleasure practiced reassuring risking roar
societies somewhat sounds spectacular subtle tears they thinks universally
villagers wiping
-265: basically bureaucrats centuries confess creativity curse earthquake
entrepreneurs epicenter experiencing exquisite fascist filmmakers fishermen
footsteps forgiven frequented greeting harming haunting hi infancy inflicted
jaws landscapes legions many mildly openly overtaken painters personally
philanthropy philosopher pleasures praised prevalent punished reacting
sacrifices samurai sinatra socialism softly stunning sunglasses swamped
sympathetic taste turned understand unfounded yelling
-260: absorbing accomplished ai apologize appealing bathing boo but calm
characterised charm chic countryside daring earthquakes elephants elvis
encountered eroding exploding faithful flair flourish grandmother harlem heard
heaven hers hesitant hug icy indians insiders inundated invented invention knows
likes lives louder madness marrying miracle monsters musicals nazis outspoken
philanthropist praying recalled reformers reliant revered risked singing society
soros spielberg sylvia touched tradition transforming wished worst
-255: about adversaries agers appease atmosphere audience avant boring catching
cheering contrary cousins darkness democracies depictions devastating
disciplined disguise distinctly dwellers encouragement eyebrows fact faded farce
farrakhan fated flesh frail he hell hobby inspiration insult inviting lazy mere
minded mom muslims observing optimistic oranges ourselves patrons pessimism
portrayal portrayed prosperity proudly provoked recounted reigned satisfying
semitism shattering so socially spicy superficial survived sweet tarnished there
tourists undermining valentine ventured virtues whirlwind
-250: acknowledging agony angered beatrice brazilians concedes confronted
courage cultural dare depicted descended distant excuses experience feminist
fenway folk frenzy grandparents gras guts guy handsome horrific how imagery
inevitable intimate lively metaphor migrated mobs moose murdered notwithstanding
oceans ominous perceived perfection popularly prevailed proclaiming religions
rescuing resilience russians seas similarities skeptical skepticism skeptics
somalis stardom starved teenagers telling upheaval upset vision wasted way who
-245: absorbed acknowledges ancestor appetite arguably attracting averted badly
bandits begged bitter blowing booed boomers chased confessed corrupt coups cult
decidedly demise ding displeasure eating encouraging freud frustration glimpse
got grandchildren hooked housewives humans hunters hy instantly intellectuals
invariably learn littered moments nowhere obvious onstage others patron poisoned
praise praising proportions racist rattled realism regrets riches shining sober
spurred suppressed tell understands unrealistic vain warriors wee were
-240: acclaim anybody booming bowden brightest burned burying celebrities
characterized chinatown cinematic coincidentally conceived costumes deserve
differently disneyland doomed dream eager emotions endeavor festive fierce
flocked forecasters forgive fruitful gigantic glory hello hemingway historians
humanity industrialist interesting invisible latinos lifelong miracles mob
mother noh odd overshadowed phenomena preacher prosper rich rivalry romance
scorsese seen shakes sighted sincerity skinny sow successes suffering superstars
supportive susceptible tides tolerate tornadoes touching twain uh visually
waking wiped wrought
-235: advent aftershocks ago banished bent buddhism celebration chasing chilling
christianity confident congratulated congratulations constantly convincing cured
cyberspace deepened divine echoes else expecting expressing famine father
federico feng fonda globalization goat greatest greeks homage immigrated
increasingly insignificant irene kids kisses kissing listened memorable noisy
overtures pakistanis popping portraying razed regarded relentlessly reminder
resembled resorted restrained rife seldom sheng shouted strides succumbed
suicidal swinging thieves tyranny uncle unpredictable whom
-230: accomplishments aesthetic afterward ager almost animals anyway
appreciation backlash begging bergman bohemian branson breeds burdened carnival
cold concentrating disagree drowning drunk dull eaten ego emotional faint
fiercely forefront foremost friendly genuine guessing harmless hindu inhabit
magical mammals maverick morally movie nature noises overlook persia pets
pleasant renaissance roared shattered superiority thrilling tolerance tribes
unaware undermined underworld wars wild yankee zombie
-225: accuse acknowledge am ambition apologized attraction beast beliefs better
birthplace boon brought bunch buoyant charley childhood children cops critics
cuisine dancing devil diners distanced elders encounters endure entrepreneur
excuse extremes faith fantasy flavored generous gonna grieving gutted
homosexuals invasions killing kin legendary lesbians locke loyal lucia maya
missionaries most motivated nino oates orphans overthrown passions persona
pollock poor possessed powerful provoke quietly shouting shrugged slaughtered
some somebody suffer supernatural surfing swore sympathizers thoroughly
unaffected uncommon understanding virtue when witch you
-220: acted aftermath americans angels aquarium astronomer attitudes audrey bald
beatles belle blonde brethren brisk buddhist cat chanting committed complain
contemplating dampened diminished disturbing dur ears eh elder elegant fading
faiths figuring fuzzy genre glow gone hawaiian hee historically insulting
justified kobe madame martyr mcgwire merry mickey mu multicultural newfound nun
oppression overwhelming paradox peers philosophers positively primitive princess
raucous resemblance resorts revolutionary sant shout shrunk sight smoky sox
standpoint trendy unsure wander wearing whites yet
-215: apples artificially awkward become becoming big capitalize catholicism
century chatting claus colonists confederacy confrontational consciousness
contrasted countered depressed deteriorated dictatorship disappearing disastrous
distorted eagerly engaged epidemic erratic exacerbated fran goats gripped
growers hackers hostile invading lady leaping legends liberated look naturally
navajo never outfits outrage overweight playground poets politicians qing
rebirth reggae relentless resisted respected responded rhymes rivalries romans
rosy satisfied she silent sisters sloppy smashing soul starving stuff sudden
sweetheart treasures trump wanting widespread younger
-210: abound aggressive altman beneficial blessing blond bustling chanted
christians conspicuous cricketers crumbled dear destroyed dignity dixie echoed
echoing endeavors eroded evolving filmmaker finest fragmented gandhi gogh
golfers gong grassroots greetings had harassed heralded jeans knit knowingly
krishna landscape lover malaysians manner mayhem menace motives mughal neglected
nicklaus nina partisans perception perceptions pioneer playing plight popularity
portrays predicting prejudice probably qualities realm reckless resisting
responding rode seriously severely shaanxi shooters silence smashed still struck
superpower swell swept that tossing troopers waving weinstein wrecked ya yah yo
youngsters
-205: acknowledgment actresses adolescents alive anything apocalypse aspirations
ballads beard beset biologists blizzard bother brink candid capitalist cats
commented conservancy consumed conveyed dangerously deaf did died disaster doo
downfall economical fathers feat friend him honey intrigue killed knopf lesson
listening looters made mafia moment monster more movies nevertheless once
pashtun poetic populist predictions pristine rabbits reformer retribution ripken
scouts sensation shark sinhalese sparkling sparsely staring striving sunk
talented thais than theodore theologian treats truth ukrainians violent
vulnerable wealthy wilde zen
-200: age ah anger archaeologists became been boasts bollywood bright burnt ca
caesar canadians capsized che cheap chefs classics columbine companions
confronting cooks deceptive denounced depiction depression described diner
disney diverse downplayed downsizing earnest easy exceptionally experimentation
extremely fan fluent getting grandson gunshots gypsies habits hailed haq hare
healed hindus hollywood ill impacted impress insults invaluable irrelevant ju
leaned lo martyrdom mcenroe mexicans mistake moms my negatively niece our parody
picturesque pioneered plentiful portraits relieved rendered respecting rhetoric
rituals sang schizophrenia schoolchildren self sensible shiva shoppers smart
soviets storms temperament tended those troubling vodka want warlords welcomed
well yankees yi
-195: acknowledged as autocratic backyard baseball believed birds brains bravery
buck bully burnett calcutta cautiously chaos comparisons conducive contradiction
cooperated crafts crushed deer desires dogs educators emigrated emperor engulfed
envisioned evangelical exhibited exotic experiences explains explorers
extinguished forrest fur goodbye grasp grim hallmark han heroine humor
ideological ignoring importance impunity intellectual intimidate inventions
jackie katrina luciano magnitude manipulated mara marx massacre messy nasty newt
nobles northridge not noteworthy ones owning perfectly pigs poet poorly
predecessors presley privileged prone prowess pueblo punk rah reason remake
remark resurrected rudolph rumor sammy sandwiches seasoned sinister sometimes
sophisticated stumbled temples triumphant um unheard uniting vengeance
-190: achievements amateurs among antiquity australians beg blind butterflies
cakes characterize cleansing cobb comedians compelled consequence criticize
crumbling cubs deserves divorced doubt emperors empress ever excellent explored
financially flock fries girl glamour granddaughter greet hitchcock inclined jung
leavitt limelight looks lopsided lou marketers messier misery mist neighbor
nightmare novelist optimism outnumbered overrun paced parallels parted
personalities personality persuaded pervasive pomerania poorer practicing
prophet pursued rescuers resist sacrifice shun sins snacks solemn sorts spit
squandered stampede starbucks stroll success suited tame taught teens underdog
veiled wanted whipped whole wish wives zhu zulu
-185: abundant academics adolescent and angrily asleep attained bees being
blatant boiled brothers brunt bubble campaigners ceos championed chant choking
circus coined compelling compensated condemn cows coyotes cracked danes deng
discredit disruptive dwindled emphasizing enormous entertainer exhausted
exposing families farmer feast fidel finally flashed flashes germans glee
goodwin haider healthier humane hurricanes ignored intense intentions inventor
irwin jah jew kathryn kaufman kazan lashed lawlessness lost lush mantra melodies
merchants muted neighbours nickname nobility noble nora notoriously ought
overthrew parishioners patience paused peanut pinnacle pizza proved quasi rama
raping reclusive revelation richter rioters rooting russo says scientists
slightest sons soup sweater techno temper tend today towering toys treacherous
trying tsunami useless ushered vegetarian voices waged waiter watchers woman
wore yours
-180: adapting advocating all amidst aristotle arresting atrocities
authoritarian baba ballpark birthday bordering bowled buddha buoyed businessmen
cafe cafes campaigner chickens con confrontations costello darling descendants
destroying detrimental diaspora discourage do dog dylan era estranged fame
fatally fearing fled fleeing fraternity frustrations gaze girls gorbachev
harmful have hitters homosexual humorous incompetence inhabited lacking less loo
making married masses mercy mismanagement mullah nationalist neo nice orphanage
ovation patriotic piercing pilgrims plague pray prevail puppet racism
recognizing relationships repercussions revenge ruins scourge sheep sixes
skyline spaniards spreading them themselves thinly though torrential trusted
turtles twentieth underscoring unruly vajpayee watched welcome whipping wolves
-175: acclaimed activism affinity affluent africans agnes anyone apologies
attacked aunt bang bengal billy blazing bleak blindness blown boys buffett
bureaucracy celebrates chaotic collectively cool deserted done encompassing
epstein extremism family far fashion few founder fruits goo gujarat gus hacker
handicapped happen hardships harvey having hindered hogan hung huts implication
indigenous industry inefficient inevitably influencing innocence invaded jules
jurassic lagged leap lenin lied living lu madonna mah misleading modern muscular
museums mushroom nagasaki napoleon neglect oakley owls performers philosophy
popular prince psychedelic pure rabbit rains raped reap recognize respects
robbers rupert saakashvili said salesman salute see seriousness sichuan sound
sour spectators spiritual strauss suggestion summed systematically teddy
temperate thoughts torre venice wanna wildlife willy windy winters worthy years
zoo
-170: aces adventure andes assassins attracts awake beaches because billie blame
blockbuster bothered candy carmen cha churches circumstance clearly coaster
cocktails communicating compatriots complaining condolences confusing
conglomerates conquer damaging deliberately demonstrates demonstrating devoted
diminish dinners discomfort dust egyptians elephant ellison environmentally epic
evolve exploring expressions faced fi filmmaking floods fortunes fought fueled
gesture gloomy grenada guilt haitians halo hard harshly hat herds honorable hoo
hoya husband ideas italians jakob jews killer koch lots luna mariners marlon
missionary monkey motorcycles muddy nation noel oppenheimer pepsico pioneering
plenty politically promoting reagan reflections residents respect reza rumors
seinfeld semitic senses shea shoulders similarly sin sing strawberry subdued
surfers suspicion swallow taj temptation thanksgiving thugs tribute tumultuous
unforced unjust victims warm was where yellowstone yourself
-165: afghans alfred aliens architects austrians avoided backgrounds backward
bash behavior blaming blessings bloated blur bonnie catholics commentators
comparatively continent cosby culinary decent dedication deeds dinosaur
disappeared discourse dishes dreamworks eluded employing entrenched erotic
existence extinct extinction fancy films fireworks footwear frances fulfilling
galicia garfield gays gin giuliani glasses goa going haynes heartland homeless
honoring hope horseback huge hungarians ideally innovations insights islanders
jesus joyce keepers leo lesbian lion maddon malicious mei merely modernist moral
nephew nightclubs ordeal origins out outburst peril pitino politician politics
polo populated protectionism psychologically ralph rebellion rebellious
rebounded repression respectable resurrection rethink safari saud scarred scent
shadows simply sitcom sleek slogans smoked sonic speculators stark steinbrenner
stevie stew stood strong succeeded sweat swedes swung teach toast tossed tribe
unusually vehemently visited walt waves wealth wielding world worship worthwhile
wrote ye yin yoo youngster zionist
-160: ablaze abused adventures armando arturo berry blacks bowing bracing bronx
brother celebrations champagne christmas cinema clothes colonization commended
complained contrasts convey cosmic culmination dead defied designers desire
discontent dismissing doll dotted dramatically dresses drifted eclectic ella
essence exactly expectations explain flames forceful forcefully fred frog fruit
fukuda funk gilchrist goddess golfer greens gretzky growing hands hear here hess
heterosexual hint hispanics hoped hopeful humiliation hurry husbands inciting
insanity jams kissinger knees kung ladies lang leveled loyalists lucy mattel
mean millions mimic monk mouths natural no none noticeable now oats ole outcry
paramount parents parks persisted photographed planners ponder potato poured
princes proponent proves publicity ravaged relate remnants retreating rodgers
roller sachin sank shaky sharpton shih skies slogan snakes sociologist spies
spoke spoken spotted stepfather suffered swamp swan swirling traits trust
tudjman twilight variously ventura victorious vigorously walking whatsoever
woods yun zee
-155: academia actually admitting adolf ahn alerted anthem are artistic ay balls
bananas beaten capitalized careers categorically cerebral christ cindy collapse
colleagues complains continually crusade deepening defy deity disguised
diversity dolly drink ducks dusk eco emergence endangering everyday exxon falun
fanning fared farming feathers festivities flatly flavors flung forbid founded
gang gansu ghost globally gunned gypsy hanna harboring harm heavenly herzog
hiroshima huddled indebted infamous infectious insurrection intentional
intercourse intrusion invested islam kuo latino lifestyles looting lowell
lyrical maguire mediocre mel ming monuments motown mourning mysterious neither
often orchestrated pas peanuts peck penguins philosophical polluted
practitioners predictable prehistoric productive prophecy qin rana rave raza
recognizable reflective replies resembling revolt riding ripped rockwell
roosevelt royals rudy sanford selig sellout shades shelling siam siberia sioux
slums someday started staunch sturdy symbol taboo tearing technological thwarted
tortured tourism treasure triumphs typhoon unfair unfairly uniquely unite upbeat
upsurge valentino vince while whose wife worlds wyatt xinjiang zhou
-150: abundance aged anaheim antiques apparent approached archaeologist arnold
asserted avail avenge awareness benign biographer bjorn brotherhood bullying
cartoons ch chewing citrus ciudad collapsing communicated communities
consequences conservatives coping couple crossfire crowe dances deprived
describe dim drifting drinking dubious duck dusty eat ethical exemplary
exposition extraordinary falsely farmers favorably film flavor forgiveness
freedoms futile gangs gay gifted grace grapes helpful herring himself history ho
hunting ignore ineffective infighting innovation investing it kee khomeini klan
legacy listen marcel maskhadov men morale musicians mutually necessity nicely
nigerians nor noses noted noticeably noting omaha orioles oswald owes painted
parkinson partly pedestrians plausible pollsters profession professionally
provocation punishing racked radically raiding rained rang reflection
restaurants retreated rumours servant sharks shen silently solidarity soured
speaks sprewell strangled struggle subcontinent superman surf surveyed surveying
talent tan tang theatrical travelers tremor upsets versa viewed voicing waning
war warmer washed watch went whale worsened zedillo
-145: alcoholic alliances ambitious andhra animal anxiety apparently
assassinated astronomy bacon baked bat besides boone boots breed bunny chinese
cigars circles clone comedy conquest contended corporations correa creator
credited crippled critically criticisms dah dangerous dangers deities denounce
diminishing distinctions donating donkey earth encounter endowed enlist
explosions expressed fallen festivals fever fragile fried funerals gadhafi
griffey gripping gritty grow homosexuality intentionally investors james jolt
judged kasparov kenyans koreans lean lent liang lofty mahn mainstream massacres
mellon microsystems mired mogul mosquitoes multitude murdering native observed
odyssey older orchestras overcoming owl packard pasadena peggy persecution
physically pig planet played precision promoters prosecuting prospect reality
religious repressive reputed revelations riots rogue rulers ruth scare sehwag
settled shah shake shirts shock sicilian sings sinking slippery slowly soaked
socialists someone sparking stout straightforward sui sumatra superstar
surpassed survive survivors swings tall tamils teenager tiger trend trouble tuna
uighurs view villains volcanoes weakened widow wildfires worrisome xiaoping
zheng
-140: admits adversary advocated aggressively alamos american anticipation
apparel appropriately arabs archaic astros attended attire attractions augustine
autobiography bargains beads biting black bombed bouncing boy bringing
brokerages brooklyn burgundy burt cautious clad colors come consumers conversely
costume cottage crush dancers darker dashed daughters decisively defying devils
dictator din disappear dismal dissatisfaction djindjic dodger dominating
dragging ecological embarrassing emphasized escalated extent fay firefighters
fisheries formidable gamble genetically greenwich ha hendrix hindi hopefully
horses inconsistent independence indonesians infiltrated influence inhabitants
insects jeanne known lavish leaning lobster magician markedly martha marxist
mess moderately moderation monroe muslim mutual naacp nader oasis oaxaca
obsolete occasionally orchards pains painter pandas peach perot poisonous polled
prolific prominence protestants psychologists quaker rational reassure
relationship relatives restaurant retaliated robots roses saigon saved saying
scholars sculptures secretive seychelles sky sleeping speculate stellar stirring
stony stressing strewn struggled subordinates sun sunny sure surprise sy talents
taller teachings tendulkar tian tiffany torched toy triumph troupe truman una
weaving wolf yeh yunnan
-135: abd actors advocate aided anil annette assured banker bazaar behest belize
bjp blamed bosses bounty bruised came canned certainty chew china ching climbers
clubhouse comet commuters completely compromised comrades conception dee
denouncing desperately developed disagreed disproportionate distinctive
documentaries ecumenical eden eleanor elk erin fair familiar farouk fishing
flattened flowed franco frantic gardens groves guangxi hahn hardest hardliners
has haunt hearts his hispanic hit iconic impoverished instant interiors
intricate jacqueline jayasuriya jia judy justify kadyrov landlords landowners
likewise lord malls martyrs moderates monkeys monks mothers nicholas nicholson
nickelodeon noodles perspective photographers pirates pitt pop premise psychic
racially raged rampage raven regard reign relying resemble rioting scattered
scheffer shaved shelled shi sidewalks slavery speaking sport stealing stella
stories sung sunrise superb sur surpassing swelled ted tito tunes unsafe
untouched visibility waitress wasting wendy westerners xi yan yar yousuf
-130: abandoned abstract accusations advocates allies already alumni alzheimer
angel artists asserting attacking backdrop bankers blues boom brew bullish
burnham busy calmly cao cartoon cecilia celebrity chi chu clintons cloudy
confront country crab crossroads dawn depths disarray dominated dramas dramatic
ear eastwood ethnically exploitation fairly faulkner fox fraught friedrich
furniture galaxies geographically giorgio goldberg grounded hah healing hoffman
hoop hui hurled indispensable influences influential informed innovative
intensity israelis killers lectured li loh lombardi luo maradona marian mcmillan
meditation meyer militarily modestly mostly motherland mujahedeen mystery neat
neighborhood nuns offshoot oriental outings own partnerships perfect perpetual
phoned pontiff poorest popcorn portray priests pronounced publicist qian raging
rapidly rats real realities recognized regards relations relaxing religion
roberto robes rocked roe rogge safer scene sensational sequel shakespeare
sheehan shevardnadze shine shirley shoes showcased shrines sibling sickness
sirens skiing slang sonny soviet staggering statues steadily strive strongest
style summers sundance supporter supporters talk tangled terra theories toward
treating valdez velvet vested views villain voiced zhejiang
-125: accent accidental accountable actress admitted adulthood advantages ages
ambushed amc amherst anhui animated apprehended armies assam assert bats
battered bernardo bloody bluegrass bowling breadth breathe breton budding cesar
chances changed chechens christina clarity clinging comfort compared conceded
conceding condemned congregation conscience considerably cough cousin criminals
crosby cruisers cuomo daley danger daughter declaring defiant deliberate
demonstrated depended depict despite dewey domination downturn drunken educate
elderly eli emerged empowered englishman ethnic exerted exiles expansive expect
explores farah flawless francois generals glaciers gowns grabbing grips hacking
healthy hide homecoming hoover huskies image impressive inflated interviewer ire
ivan jackets jen jumped ka kallis kantor khatami leonid lily lit livelihood long
lukashenko meddling meredith meteorological might mistakes monumental moo
mundane nee obscene operas oprah pena penguin persson phi pilgrim plains
predatory presided pri procter professions protector publicized punctuated quake
raiders railroads rebuilt reds reliance remembrance ren richest riviera
romanians rowe rugged rum sci scientist seafood skiers skilled snyder sopranos
speak speculated spider stabbed stagnant steward stewardship stormy strongly
surrounded suvs tanaka tay teen theater town tribal tried twisted unstable
uproar urgency vigorous villaraigosa vulnerability walked weddings wines wisely
wrong xiao
-120: abandoning abrupt accolades accomplish adultery advancement affair alec
alien amongst art assaulted bear bestowed bet boarded bounce breasts bug butch
capable casablanca chow city colored combs comedian commemorate complicity
compton confrontation confronts confusion crashing creative cruising daly
damaged dante decade deception descendant destiny dire disadvantaged discoveries
dismissed dodgers drained dugout dynasty efficient elusive emphasize endangered
exceptional existed exporters eye fanfare fauna favor feudal firepower fortune
fujian geologist haifa hamlet hartley hawk headway heritage horns hugo hybrids
implications inaccurate inherent inspirational journalism jupiter kicking kinds
lech limbs linger magnate mahathir majesty maldives maori marketplace meltdown
melting memoir mistress mysteries night ocean offspring olympian opera pacifist
pants past pedro performances perfume pictures pius plantations porcelain potent
pr pressured prevailing proving pursuing reeves regimes researched resembles
rocking roger roots sailors saturated scenes seattle secondly sega sentiment
shaquille shedding situation skirmishes slavic snake spiders stare steinberg
strife suicides swear swollen tails tennis thorn tomato tornado touted
unfamiliar unravel valued vampire vast village visitors vivian warn wen willing
winds witter wool worshippers wracked
-115: airplanes anastasia anew antigua ark around assuring attendant backers
bartlett battling behaviors billionaire bites bloodless bo bohemia bowed bowlers
brighter businessman cardenas challenged chan chiapas collapsed comparison
composers concern constantine contrast conversation cracking crusader cypress
dark daylight days declared deepen diaz diets disgruntled displaying diversified
duran dustin ebola endless entourage exhaustion expectation explained extreme
fifty fishery foundations fu gale giants gibson gil gilmore greenberg grossed
gusts hair hanks hao hathaway henan herself hitting ideal ike illness impulse
injuring isles jolie kahn knocking lauren leopard lilly listeners literary
livestock losing louis magic marie mart mccormick meaningless melville
minorities mirza mitterrand montgomerie mozart muhammad nathaniel nazarbayev
negro nixon nra nuts orderly ordinary outdated peabody plain poaching
possibilities pouring prairie precedent prefer prized professionals putnam
rarely rash rebuffed reeling relics renounced researching responds retaliate
revived rid roasted salvation satisfaction shallow sharper shrimp siblings
singers skis snapping sophia superiors tayyip tea together tore toughness
tributes tropical ultimately unseen waterways waved wherever wind winfrey wishes
wounded yang yesterday zhang zimbabweans
-110: ahmadinejad alaska argue argues author beer belong bihar bird bloodshed
born brewers burst by calling canals cancun casinos caste catastrophic cayman
celtics chicken chin civilians coffee collisions comets coming contemporary
crops curtailed dedicated deep demographics designing destroy diarrhea digging
discovered disturbances dress dukes economists ecstasy eighty eminem emptied
erwin everglades explaining fairfield famed fertile filled flying freedom frogs
gained gaining gardening gatherings gave gestures hai hasty her herat historian
hoax hockey hudson industries insecurity kerala labrador lack landmarks
landslides led losers lyrics manipulating marilyn mathematician mentor met
mickelson midwestern mikhail mobilized musical nazi novels obscure opportunity
overcame paso peacock peng populations posing precisely preserving president
prestige prey prodigy prosecuted provocative putts radical radicals rain raymond
reasonably recently reformation reverend revival rhythms rip ritual rongji
rothschild scarlet seventy shadowy sheltered slaves snapped snowy soft sonics
sosa sprayed springsteen sprung stars stifle strategically styled tah tavern
telugu termed ties timers treated trojans tu turnovers tycoon unleash upstate
vague venerable veronica vomiting whales wholly wildcats worn wounding
-105: ahb alarm albeit alley alternately altogether alvin amassed anarchist
ancient ants apple associations attending balloons banana benedict biotech
blatter blew bliss boyd burbank camouflage careful caribbean carlson cemeteries
cheating chestnut classmate clooney collectors communist conceal conciliatory
congregations considered constructive cop created creating cyrus debacle
describing disappointing dived divers dolphin dressing drinks dwarf early
equitable eternal eva exploit fabrics fast feminine fest fielder gadgets glover
godfrey gossip gourmet guests hampered harbor hiding highly hillary illustrates
immune imperative impossible inappropriate incarnation insist intensifying
interrupted karnataka khan lah lame larson lebed lennon lisa literature looted
ma makes mask merchant mild mirrored mormon murals murky museum nakamura nausea
odor ordained orphan painting paintings parades paralyzed paz pee perched poetry
potatoes pounding pradesh preval prevented prove prudent putt quickly rangel
react readily realistic reef relevance rican riordan risen roo salsa scandals
sees shady sheik shiites showing sid since slaughter slow smithsonian snow son
spread successors such sunshine suppress sweeney technically tells terrorists
thief thunder trapped tung turning unarmed undercut universe unlike unreasonable
valleys viewpoint villages wake wal western women yves
-100: act advertisers affected airmen alfonso alma amin animation anthropology
assortment atal attractive bee beforehand believes belonged bermuda bernardino
best biased breeze bushes butt carpenter catch caves chuan coached coasts
collaborated colonial competent concept conditioned consume consuming cooked
cowboys creators cubans dampen darwin dessert die dirty discover disposed eats
echo ecology economies ecosystems eisner elaborate erupted escaping exercised
extremists fairs famer fanned fears festival flawed floats founders fringe
fuller fundamentals gathered germanic gloria governed graveyard gruesome guo
hanson harsh hasan havana headlines helped herd hollow holocaust honolulu hulk
human hurricane icons infected insight interpret jerk jewels judgments kibaki
kumble least loose loyalist luxurious lying mainstay masks melted mentally
mention mets myriad namesake nan newfoundland niagara nicola nineteenth nintendo
nomura notre obese organized overthrow padres persists poe pounded precarious
predict propaganda qinghai rainforest reefs republicans responsible retailing
ritchie roam salvador scandinavian secular shaped shrinking siegel sightseeing
significance simpsons skirts slick slipping sneakers sorenstam stimulating
successful taiwanese toes told tooth toppled trivial tug turbulent tutsis ul
unexpected unintended unnoticed varieties vineyards wally whitaker williamsburg
youth zyuganov
-95: again alcoholism ally aloud anand asia attackers away baby baptist barren
bella bells berisha biblical bigger blend bombarded bon bottled boucher bought
boundaries breakthroughs breath browne bu built bumps cameron castro cio civic
claire clan closet coach communicate condemning confidence cooperatives critique
darryl delgado densely dipping dispersed distinction domino dorothy dove economy
edgar enough erdogan favored fdch fea ferrer fists franz frequently freshly
galveston gilbert ginger glowing golf guerrero gunfire haiti hannah harriet
headaches henson hip historical hog holt home homers huang hunan hundreds
inexperienced intent iranians jeou jewelry jiangxi jungles justice kiss
knowledge ky lau learns lester libertarian lois luther lyndon manny marvin mbeki
mckinley mcnamara mi mohammad monasteries monty moon mosques movement murayama
murdoch nearly nicaragua nikolai noor objected occasions opportunities orchid
originated outward patronage peaceful pitching planets plunged poems pointed
polished popped predators presumably protested proven publicly rahul rather
regaining registering renegade rescued resistant rita rowling rugova sausage
savannah saving sesame sexuality shade shanahan shrine sindh sister slugger
smokers soared spacious spent stigma strategists stricken struggles supremacy
these this tipping toddler traced traders trees trilogy trout turmoil unfolding
unusual uprising valley vegetables vincent violet violinist vogue volunteered
wagner warming ways windfall wishing woo worldwide yousef
-90: abilities accidents achieved actor acts allege amazon ambiguity approaching
attention barkley baroque bengali beyond bing biologist blasted braun broadly
brodeur burgeoning burger buzz carol casualties caused centennial chamberlain
chandra charities chef chiang chocolate christensen claimed close clouds
collective collided community como compounded cookbook cricket crowley cure
dalai day deadly democracy depicting depicts diana diseases dismiss donald doom
doris doubleday downer dragon earned electing eliot embroiled emma emphasizes
ensued esther eve evolution exchanges executing executives explosion faltered
fang feldman fellow filipinos firefight flop foes foundation fulfilled garden
garments garnered gem geography gifts glendale gothic grizzlies gundy henri
hercules hesitate igor impacts impressions inaction incident indian inflict
informs insider intensified interests intriguing ital jasper jeffrey jim jin
judaism khamenei killings lawrence leapt lee leonardo leung literal lizard
manhunt mary masculine masked matsushita mead millionaire mobilize mohammed mona
monarchs mongolia moreover moslems mountains murderers music nasrallah natasha
netscape nightclub orthodox oscars outlaw ozawa pain painful pandemic
parliamentarians payne physicist pines planted poles polk population pose
praises productions professors prompting public punjab purity ramirez rangers
refrained reunion reviving rural scandinavia scenic separatists serious sexually
shepherd shu socks softened sporting stein streets studied styles suffers
sutherland swath taft texans tidal toppling trusts tulsa tumbled umar unfolded
unreliable unwilling upside vera verdi vigilant vintage violence virtually
viruses voice waited walesa warfare waterfront wealthiest wears willie wolfgang
yogurt yorker yu
-85: activists adorned africa airliners akbar annie anticipate archaeology
attract ball ballroom batsmen battled beatty beaver beckett blended bloodiest
blunt bombay bubbles buddy buried calderon cartels catering celestial character
characters cheese chemist classic clearer communal conservative contend cooler
cooperating crimson criticized crushing cyber decline destabilize deteriorating
dialect dragged dravid dubbed emergencies entertain eruption establishment
expatriates fahrenheit fargo favoring fiction fist fleets forestry fours frank
gallagher gaming gift grader gutierrez habitats hardened harmony heightened
houston hurley ignited impact independents ing islander king kitty knicks lagoon
learning lhasa liberate liberties longevity lure mayer mccartney medieval
memorials michelle migratory milton miramax mit mon monarchy monsanto monument
muralitharan need norman novel olga oo organization outdoors oyster pam parade
passive pet piazza pie pillars ping playwright plunging prada promise promotes
rare readers rebounding recent reluctantly retaliation revealing richards robust
roofs ryutaro scholar scolari scottsdale secrets segregation serbs sideways
spices spilled stained stole storm stride striped stunt submerged sultan
suspicions tangible tee texan their thriller throwing traffickers trailed treat
tribesmen trousers tune turbulence tymoshenko unique upholding vance vargas
venus viewers vladimir washing with wrongly yanukovych yiddish youths zeng
-80: abandonment achievement added ambitions appalachian arose assailants
assertions assorted avon ayatollah babylon ballad bankrupt batted bernhard blanc
brushed bugs bursts cain camel camped canadiens captain cater chong cigar clyde
coats collaborating coloured commemorated composer conservation continents
contradictory converged credibility criticism czar dame dartmouth debbie
decorated demon destruction detecting devi diallo disapproval disregard
distinguished divinity documented donna dozens draining dug dunes ecosystem
einstein emerald enemy erupt exercising expos fighters fighting fires flooding
floyd francisco frontier gainers gathering gingrich goh governments gradually
grilled groomed groundbreaking gustav gut happens hashimoto hawaii hawks heavily
hewlett honor houghton huckabee hut impaired inadvertently indicative
individuals jacques jane jiang joachim kai kitchens koh lax letting levelled
lies limbaugh lin malik marin marlins mastered mcmahon mecca militancy mock
monsoon mortal moses mourinho ninety norms nypd opposed ortega park pasta
pietersen playhouse pneumonia populous practical predator protecting providence
pumpkin putin quitting racial ranged referring repeatedly repertory rhodes
rivera rockies rollins roy rubble sandwich saudis scathing sexes sheen shorts
sikh slowing snack social spat spilling spokane staked statistically staunchly
striking strongman suits sumitomo suspense tal teng textiles tibetan tongue
towards trait underscores vendors venetian visual wahid warned watches westward
worked wu xie yao yassin younis yushchenko
-75: abe abnormal abusive aground alarms albanians ambrose analysts andean
anniversary archipelago architecture argued artist astronomical attributed
babies ballet bargain baths beat belichick belly bite blow boise boris boss
boston braves breaking business camden cary centered charred chavez chili
clerics coastline committing consistently contradicted cracks cradle crisp daiwa
dance death deborah deregulation diamondbacks discovers distraction dole
drastically drought elf elite environment federated finding flooded footed
forecasting forehead foreigners franchises frazier fry fuelled furor garland
gaulle genres geo gillette gramm greer heels hingis hitachi hopes hopper horizon
households howe hubei hughes hunter hurd hymns important incidents india inn
innings involved iqbal jfk john julia jumping jun kuh laborers lai lasted
lifestyle lightning luigi mandela mandelson marriages marshes maureen mcgovern
mcgrath megawati mice mitsui mix morales mustafa neighbour noah observe one orr
ostensibly outbreak pageant pardoned parlor peeled peters ponce portrait pottery
precious prefecture professor progressive promote prospects prussia purely qi
rainbow ramadan rat rebuild rebuke reflecting ruler saints salad sampras
sanctuary scotia sculpture seaside sen severed shapes sheltering showtime sir
sixty soho soon sotheby stabbing stan standstill staten stir suggesting
superhero surrendering sustaining theatres theology thousands tigers titans
tourist trek trooper tuh tutsi tutu unconventional unearthed unionists
unprecedented vacations vandalism vests viacom visible wakefield wan weather
whitman widely worms woven wrestled xii yachts yale yong
-70: accountants accusing aden adults adversely affects agassi aggravated aiding
akram alfredo although amelia apartheid asked association augusta ayala barley
beethoven benefit betty bickering bicycles blackhawks bloggers bluff bobby
bolstered bones borne bow brewing britons bruins buchanan builders cane captains
castles cheng chill cinnamon cities cleaned cleaner cloned closer closest conan
consequently conspiracy constantinople consulted could couples crime crowned
deaths deeper defeated defenders demolished deny destined detected developing
disparate dissent ended entertainment erode expectancy faisal fault feet fired
flee fleming flick foods foreigner forests freddy frederic game gardener gardner
generation get giant goldstein gould graeme gray groove hanoi harvested haze
holiday horton hsu hu humiliating hutus immigrant incompatible intervening
isolated judging jungle kings kite knights langer leaders leisure lettuce
liberal liners longtime loyalty luh lula mandarin marchers marketed marred marry
mehdi mia miss mo moderate museveni musharraf musician needy obesity old olson
onslaught pacific parcells peace pierce pitched ploy political ponting presence
programmers progressing propelled pros punish rabbi racetrack racket reasons
recep refined reinforcing reluctant reviewers rex ria richardson rides rise
rivers roach roddick rosie scarce scarf sexual shores siberian simitis skilling
sleep smallpox sociology solidly southwestern soy stopped strategist street
supermarkets suzuki sway symbols teamed tech theme thousand trained traveled
traveling trench uconn underscored underwear urdu uribe versus victim vietnamese
volunteers wave weeds whatever wine writings york
-65: academies accomplices accusation accused acting affecting aggression allen
an andrew ansa answered apart appealed bah baltic barbecue bark bears berkeley
bernstein blasts blue boats bowles boxing bring brings broadway broke burmese
canary captivity carrots casa causing cautioned chance charitable chipped
cholera chorus clans clara clippers coliseum collaborators commemoration
commercially concentrated confluence considerable cornell criticised crowded
cruiser cyclone dairy damien deadliest deh denials destroys deter differentiate
director disarmed disease diva doc documentary dominate dominican duh eagles
edible embarked eminent ernie escaped explanations eyeing fastball favoured
favre fiasco find fisher fledgling footing galileo garnett giovanni gown gradual
harold helena hid highland hilary holyfield homegrown honeymoon hot houses
humphrey hun hutton hyde hyderabad hygiene ignores images imply inception inland
insect integrating invoked iris isabella ivanisevic ivo jackson jacobs jeep
jetliner joined journey karl kemp kennedy kramer labelled laced landfall larry
laurence lobbied local lose lows lull make mall manitoba marital marty mas
merging milk minibus modest molina muse nagano neighborhoods neutrality ngos
noise opponents outbreaks outing pakistan patriarch playboy prostitutes
protestant putting rabbis rajasthan rammed rampant recession reflect reflected
relatively remarks resurgent retailers rink riverside rocky rumored sacred sal
samarra samoa saskatchewan scars schwarzenegger sensing separates serge shaping
shared shiny shops should sidewalk sih slain slammed sliced sluggish somewhere
soybeans spearheaded speculative stanley starring sul surprises surrounding
sylvester tango teaming testified theaters themes then threaten tibet till tone
tough trademark traditional traumatic treasuries tsang twa unconscious
underlined unions upscale ussr villiers virgin whaling whistle wie wilderness
wilhelm wizard work yorkshire
-60: accidentally aclu actions adapt administrations afford ale amy approach
arguing arid arthritis atlantic attribute augustus balked banners baron
behaviour benitez blackwell bolstering bombers bora breathing brigham burke
cadres caterpillar ceramics champs cho choreographed choreographer circa clout
coaches coconut commenting commissioner concede condemnation consort conventions
cooperative corpses cottages curator danielle dense dent denying describes
detached devaluation dinner dogged domestically economic elway erickson ernesto
escalate evicted excellence expeditions expose factional fellows firefighter
firmly fitch focused found franklin fueling gah gators glue goodwill grape
guiding guilty hal hardcore hardy harvard harvest hbo healy henry however hubert
idol illustrated inc inferior ingushetia integrity irreversible islamists
jamaican jays jazz jeb jesse jessie johan juarez kah keegan kingdoms knight
kolkata ku lama largely lashkar lena liberation light lindh ling macarthur
madden maharashtra mantle maoists maritime markets marriage massachusetts
mastermind matter mccurry mcgraw mega mergers mexican mornings mouth mtv mud
myung named neon nissan nod norton notorious observers odds opus orleans
otherwise ottoman overcome overture owens pacers pastor pataki patriots payton
plummeted pointing pony prayers presbyterian preservation projecting prose
pumped queens recovering relied reprisals reversal risky rose rout rus saint
science sculptor sea sect settlers shells shortcomings skins smoke song
spectator splash srebrenica stalinist standing stanton starvation suggest
suleiman supposed swaziland syed tasmania teenage texaco thaw thumbs tonga
tonight torres trapping tricks tripled valentin vaughan vijay vikings wardrobe
wedding wildfire winter worries
-55: abraham abusing adam addiction addicts afterwards aids ailments airplane
aliyev alone amenities appeared arthur asking aspect authoritative automobiles
avery ba backstage barely barney basketball beating berg bertrand biodiversity
blames bloom bodyguards boosted bowman boyle braced bury cabaret cabbage canucks
cardoso carnegie cause cecil cherry cheung chicks choreography chretien civil
clashes cola comic concerted cone congresses constituents cookies cow damage
dell dengue destroyers detectives disposable dolan dominates domingo drastic
drew drove during edith educator egan entirely equality espionage ewing executed
exert experts farewell fat felix fell fish forested francesco furnishings
gambling ganguly garcia ginsburg gloves griffith grossman harding hardship hay
helen helicopters helping himalayan hometown householder huntington icon ihs
inclusive informing invite island jacobson japanese jesuit kaiser kan kang
kashmiri kate knowles kostunica lan lay lemieux len lenny liaoning lingering
lions lorraine loss lowland lutheran lynch macapagal malay manager managers
market martinez mauritius mazda mcdonald mcdowell memphis merits millennium
minivan mitt mixed monarch moody mosquito motto mushrooms nerves nestor nike
occasional occurrence onions organisers ortiz osama otis owners packers
parliaments phillies possibility predicted presidents prostitution protect
purple questioned rallied raptors ree reese residing resigning retreat ridden
rigged ringing rising robbins romeo rudolf rush rushed saga scholastic searching
sex shootings shot show singh slamming slid smash snatched songs sonoma soo
sparks squeezed storming story stronger studying su suggestions suing suns
superior swiftly swing teeth teresa texture time tomatoes touch travellers
turner ty universal upstairs urban values varied vaughn victory vineyard wa walk
werner westchester whiskey wicket wired wolff worm yuri zanzibar
-50: abbott abed accepting advised aka alliance amateur anatomy anton
architectural arduous artificial assumption asthma atlas authenticity avoiding
battles baylor be bell bellamy berkshire bhutto blows boer bogeys bold bombing
bordered boulevard bowls branded bread buying capello caravan carpet carts
cassidy caucasus chairman chee chen chernobyl chess chicago chien christian
chung church cinemas clemson cleveland com competitive conflicts congressmen
contending cope cream criticizing crop crusaders cuban davidson declining
deepest deteriorate deterrent disappearance displaced distress distributors
doctrine dominique driven eid endanger endemic engineers enron entrusted
escalation espn evenings expensive explorer fairway falling farmland favour
feather federer feud fights fits flags flashing fog football forbidden fouled
fungus garrett giuseppe goldsmith grey guitars gum handful hank hatoyama
highlighting hiroshi homeland homemade hop ii illustrator increasing invasion
isabel ivanov ivy jo joan jude kept kim klaus koo lahn lakers land leagues
leopold lessons lincolnshire linda lockhart madagascar madeleine manipulate
measuring med mexico midwest modernization moh mounds natalie nineteen notable
nova novartis oakland oilers organizing ouster overwhelmingly panamanian
paramedics partisan party peas perspectives pete pianist picking pier pigeon
pitchers pitting pleading plymouth poised policeman ponds poultry priest
progressed prostitute protesting purpose que rainy rallying recognition reformed
regained regina rene represented republics researchers ride rodeo ronald rotten
rutgers rye samaranch sandy santana saul sbc scalia scratch selling shanxi
skated skill slave slum smugglers snail sold specialize spinach springboks
steered stray suh suspicious sustainable suv swimmers synagogues taiwan taliban
tense throat tones trade unfavorable unmarried unnecessary up veterans voters
weaver wed weiss willingness wolfe workplace wrongdoing xu
-45: aboriginal absorb aikman anc apollo aspen asserts attack aziz bahamas bahr
baldwin barry batman batting beneath beverages blazers book bookstore britney
bull cahill call campaigns capturing catholic cave cbs censorship challenging
characterization charity chateau citizens clutching cocktail commercials
competitors composing conglomerate controversy convenience convince coral
coughlin cove croats cups curtis customers daisy davydenko dealt defeat
dignitaries diplomacy don dot down dried easily edison eisenhower elaborating
elaine electorate elton emancipation emerging emily emphasis encourages
eradicate expanding expression extensively finch finely fischer foothills
fossils fractured galleries gaston giving gore gospel grass ground grove
guardians guise guyana gyanendra hakim hangzhou heal hebei homes hotels ice
inexpensive insisted instances interpreted intervened iverson jaime jam janet
johansson johnny karate karzai ken kerry kumar lackluster leno lexington
lieutenants lil mario mascot masri mentioning miniature montana moths
mountainous musa napster nash objects obrador organizations overcrowded
overlooking patel patricia persist persistent person philip poem pond possesses
poverty practices premature presumed pretext privately producers prominent
proportion psychiatrist pursuit pushing queen ra raj rapid robe royalist ruh
russia saharan salem salomon scale seizing serra shape shaun shooting shots
shower shrapnel shutout simpler socialist sooner sophie spanned spend spheres
staged starred strengthening submarine succeeds sued suharto tasting tattoo
tbilisi tcu teh theatre theo throughout times tsai tudor turnaround turtle
uniforms united unsettled utmost valery valle valuable vega vicar vinci walks
wang watson weakening wet wong working wreck wreckage wyoming zuma
-40: abdul after alamo albert anbar anglo asian assure athletes attacks
attendees avalanche baja becker blanco blaze both bounds bowie brewery brooks
campaigned carrot carved cattle cisco clothing cnbc collapses complicated
concepts conserve contempt continued cornwall counted couture dai dean defiance
democratically deterioration diagnosed dictated difference dig directed
discrimination disrupted disrupting distinguish downgraded dresden duval
dynamics els empowerment encourage equals ethan europe everest example exodus
explanation expresses falcon fats federation fidelity flagging flared flores
forces forty founding fountain francis fritz games garlic genetics georg george
gill glance glass golden grabbed graduated graffiti guatemala gucci hainan
haitian harder headache hernandez highlands hijackers hms holidays hoping
hovered howell hua hyun imam impending implied impromptu including indie
institution invited ismail japan jeter jimmy journalistic kadhafi kamal kurds
lacked lamb lara let lgbt liquor lublin malibu mammoth manhattan manifest
manmohan massed mavericks mcbride meant mee minh mountain naked naomi narrated
nights nolan nur onetime onion only onset owed ozone panda papua penetrate
personal phrase picked plagued players pope porter posture predecessor
prediction province quetta raising rao rap rashid reasoning recognised
recognizes region renee resort respite reveals revive ricky rift robertson
robotics rough sabres salinas salon schwartz scouting scripture secession
secretary secretly sermons sham shooter shop sights sino sleeves slim soaring
sociedad soong speculation spends spice sporadic stepping strength studios
subtropical suppression sustained tai tao teachers thrift tijuana tiny took
trinity unacceptable upton vasquez victorian vietnam volcano waters wear without
wright wwf wwii yusuf zidane
-35: abdallah accounted accurate aceh actively activist adding adler advising
amounted answering anthology antony appliances arabian arctic arts assertion
attributes avian banda bands bankruptcies barings barre battleship before began
benazir biggest billboards biography blake bob bolivia bombings boxers branding
breeders brett bucks bud buick bullets bullock bureaucratic california cambridge
cannes cardinals carve carving celtic centrist choi claiming clarkson clashed
clayton cliffs climbed clinton coca colleague commanders contrasting
conversations corn cornerstone costas costly cpc crescent cricketer
czechoslovakia dancer daunting depend desert difficult disadvantage distract
disturbance dome doubtful drones dumped edwin emigration enhanced ensuing erased
ernst establishments ethnicity evolutionary explode express facial faldo fiesta
forcibly forest franciscan from gainesville genocide gibbons gibbs hang harbin
harvesting heir helmets histories hovering imaginary imperial indirectly
internationally invest islamic islands itt jewish jiabao johann julio julius
kill kinmen klein klinsmann landlord landslide lange late latin lei leonard
leslie lessen linguistic louisville lugar maggie malaria mann manson mater
matthews mayors meager meantime meat memoirs mercer militias mined miners monica
morrow mosley motorcade mourners muller mutiny nationalities necessarily
negroponte nemesis nets nhk niche oceanic ochoa orchard oscar osman other packed
pale paramilitaries parker pastoral patton paved payoff pearl performer
perpetrators pervez peshawar petty photographer pitches plastics play plaza
plummer pockets pork posed presiding princeton principally problematic
proclamation profitable prohibition proposition props quentin raised rapids
raytheon reconcile repairing retired robinson robot rock rodriguez role rumsfeld
safeguarding sagging sanitary saves schumer separatist shaath shack sharp
showcase similarity sitting slayings slight sloan snipers soccer softball sore
spate sports stinging stuck succeeding sunlight survivor tam tatiana telephones
torino traditionally translating trends trucking tvs undertaking underwater
unexpectedly unpopular vest vice vines vocabulary walters warlord wb weaken
white willem wills wisconsin would xerox yeltsin
-30: abc accessible accomplice advertise against aging alexis ambiguous ancestry
ang ant anywhere apology apprentice arab argument aristide ask aspects assisting
auschwitz bakery balcony barometer basics basil battlefield becomes beers
beginning blackmail bleeding blowout bomber brand bride brittany brooke buffet
businesses cabrera calvin cancers carey catalonia catches catherine ceded
chernomyrdin chiefly chunks circumstances clear cochran coherent collaboration
collaborative colony columbus comparable complexity conclusion conservatory
conspired cook corporation cruised cub currents danube dealing declarations
decliners defenses devote diego difficulty dino distinguishing dom dong
dwindling eaton eighteen enlisted environments exiled exist extremist
facilitated fade farther fend figure fire firstly fleischer flintoff flipped
foray fully functioning garment general greenpeace greenspan hazards heather
heavy heinrich helmut herbal herrera hikers homer horse howard ibm idaho if
improvised in incomes institutions interfax intermittent interpretations invade
investor irna is isaac jack jiangsu jilin joanna johns kaczynski kannada kappa
kinkel kla koizumi kremlin kuchma kwan lafayette lagos lam lancashire last
legion letterman lie lighting lightly lights likelihood lips livingstone
localities longhorns mars martina mating mckay meadow mend mentioned mentions
methodist migrate mobutu mohamad mosaic moussa mr mugabe mullen name nebraska
newcomers notably obasanjo observatory organisations organising packing
participated partnered paternal patterson pauline peter pew prefers prematurely
promises proponents protester pub puzzles quest red relief remotely rendition
representations resided respondents responsive rhythm ribbons riley ronnie
rwanda sailing salam salmon salvatore sanders santa scant showed silk simmons
snails soldiers speeches spitzer stand staying stemmed sticks stocks strained
streak strengthened stuffed suburbs surging sustain tanjug tapping television
tends threw tombs trader tumble turn unaccounted unity unlawful upon ur verona
victoria walsh walter waugh weaknesses wetlands wheeler withstand words works
writer yahoo
-25: accepted adaptation adopting aeronautics affordable aisle akron alexander
antique antiquities area arrested assassin assaults athletic autobiographical
aviation barrage bedrooms belongs bernie bode bono boycotting brands
breakthrough brenda bullpen bulls byrne cai cavaliers cedric cheek cloning
coffers comics competitiveness connecticut consistent cooperation counterattack
countries coup creation cypriots dal datuk dealings declares deforestation
degradation demonstrators dependence dependent developers devon dialects dice
dickson dion discriminatory discussing displayed dmitry does donated dragons
eagle ecevit eelam elevators emilio examples excessive exchanged experiment
eyewitness facto facts farms fasting favorite fighter fitzpatrick fledged
forbids forced fore fortress fresno fuhrman furnished gomez grave grows half
halftime hamm handlers harley harpercollins hartford hastily henrik hewitt
hinder hsieh illegitimate improving inadequate incumbents inherited interactive
interfere interpol interrogated intimidation jacket jacob janata jerry juries
katharine kathleen kirsten knocked knocks kumaratunga kwasniewski lagging
lasting laurent leftist liberalization lifetime lincoln liu loch locker
mackenzie makers marched maria massimo matters mausoleum mayor mclaughlin
medvedev mirage misses mohamed moist mora mueller nasser negligence nepalese
newman nuh obliged observations of offensives onward or ornamental outfit
parishes parked patten paul paying pennant pens peppers pereira peterson pi
piedmont plantation policemen polio postwar predicts preparedness produced
proposing protests prussian pubs raiser ravi reasonable reconciliation
recreation recreational redwood referees responsibility reunited reviewer roast
rockefeller rockets safest safin sami scientific screenwriter secessionist
servicemen setback settling severe shan shapiro shee shown shredded shrubs
sicily smith soprano southern spiked spills spree squash stab star states
statesman stern strikeouts strikes struggling suburban succeed suggests sunset
sutton swam tata taxed tenor thabo theological thrashers tina tobin touches
transparency transparent trenches triggering tufts tyson und undermine unlikely
us usher vanderbilt vanguard vanilla variety victor vigilance viking visiting
vojislav wallace weak wembley wharf won worcester word worldcom writing wrongful
yoon
-20: abandon accident ad adapted adnan agricultural agriculture airlines
analytical andersen ann another arenas assailant assaulting assurance
authorities autumn bach backbone bastion batters beach berman berries bethesda
bhutan bihac blackouts blast blasting bodies bogey botanical boyfriend brace
bravo bryant buildings burma butter cal canceling chengdu clocks collaborate
collection colspan commanded commerce compensate conflict considering
constituted contribute convenient cooled councilman crafted crammed crises
cristiano cromwell curtail dane decorations democrats development diversify
dolphins domenech duke dundee eastward ebay eduard elliot engage engagement
essex expo facilitating fernandes feuding fingers flies floated flora flowing
foul frost fundamentalist gala gayle getty ghazi grumman guerrilla gul gulf
gunman haley hammered harrington hears heiress hence hillside ibn ignacio ignite
illustrate imminent indications indonesia industrialized interact interred
jamaica jar jintao justification kane kaohsiung katie kicked kirk korea labeled
lakes lava levi los lucas mack mackay macy mai majorities malayalam marginally
mcpherson meaning melt mercenaries meyers migrant miguel minnesota mississippi
mistakenly movements muqtada najib naples napolitano navigator neil nonstop
norse olympia omar opinion opinions opium oracle ornate outback outsourcing oz
palaces palmer paradigm parties patrolling pbs penn photography piper pitcher
plata plunge poison pollster possessing postseason primakov profits promising
puck puerto quoted raw recruited rees relax rely renovated restraint rica risks
roberts roque rubin ruled rusty sage sailed sailor saturn scam schmidt scored
sectarian serena seville shadow shandong sheldon shoot simple size skaters
slumped solved soto southwest sparked sparse spotlight submarines substantially
suicide symmetry syracuse syrup tadic tass thatcher thirty threatening toyota
tumbling turk twins umass urged vermont weakness wei wholesalers witness
worsening writers yangtze ying zimmerman
-15: abramoff academy acceptance accurately acquiring acres aegean ahl ailment
alice allegation allegedly alleging allied altering anne artworks ashcroft
assassination associates at attaches aussie authors autism average azerbaijan
baltimore barbados baseman bavaria beans beatings beetle blackpool blankets
bourbon brawl breakup broadcaster brokers brown buh burning captured celsius
chains chairs characteristic charles charlie chick choral chronicles chun
cincinnati clergy coli collaborator collecting concluded consecrated consultants
context cotton counselors crash crystals cube curt defended delicate deposed
derailed disappears distortion doubts douglas doyle drake dudayev easter efforts
erosion established estates evade exhibit exploded fahd fall farrell females
fide fiji fine finley fitting flagged floral foam foe foreign foster frederick
fumes garry gems generally gently gephardt go goals grappling green groups
guangdong guggenheim guru guthrie hackett ham hayward heart hepatitis hijacked
holly hymn implies indication institute intending interaction itar jammu jaw
jets jewel journalists juice kansas khodorkovsky kiev knots kodak la legislator
leukemia librarian linguistics listener loser louisiana lowe lucent machines
maine malone marcelo marshal mature mcdermott modernize monastery mongolian
monterey mosque mumbai officials offside oklahoma opened organizers outlawed
paddy paolo pastrana penned perino phony picnic pike piled pinto pirate
planetary playoffs pol privy professional progress promoter proximity punches
radios raja recall regent regions regulars relative reluctance resigned richie
rogers rok rosa rubbish ruiz russian safe sanitation sanskrit sat selectors
semis servants sharapova sheffield shelters shiite shipyard shirt situations
skills skipper societe speech spencer spy stabilized statue stressed sumo
supported surgeons swimming symington tabloid tainted tapped tara technology
televisions territory transformation translated traps travelling trick troubles
tuberculosis tuzla ucla unconfirmed unemployed urge verizon versailles
volleyball waist ware warnings waterfall weed worcestershire yen yoga
-10: abdel accompanied accordingly advancing altar anatoly antara apache aquatic
arcade arrived artifacts ashley atkins bahadur banquet barnard bathrooms beit
beside bharatiya bin boutique brandenburg bulldogs bumped butcher byzantine
called camping campo candles captained challenges changing cherokee chose
christophe cigarettes claudio clogged clusters coastal collingwood commitment
common communication company competitor computers consider consolidating
contends cornish corporate craven crawl crist croatia cruises culprit deemed
denial denied desirable determination di diabetes dipped disgraced dish divisive
doctors dora downside drama drawing edward ee effect encyclopedia enhance
enshrined eradication erie essentially exceeded expedition explore face fairness
flynn foothold forrester fowler gallery generale genoa georges global gorge gran
guillaume guinness harassment hauling heidi hired hitter humid implicit infants
instance integrate interactions involvement jaya johannes journeys karim katz
kidd knives koreas lal lancaster laura lawless lbw legitimacy lighted lobbyists
lodge louise mahdi maid marina marshall marvel matthew mccann mccarthy migrants
mobil mobility molly morton motive moving murders na napa navigate nests
oriented over owner paisley palin palms panthers papandreou paralysis particular
penetration phantom phelps piracy plavsic police pontiac poppy prasad
predominantly pressuring progressively promoted provinces pulling pulp purdue
purge quality quick ramadi rays rebuilding reich renamed renting repertoire
reported resident rested result rite rites robb rodman romero ronaldo ruby sah
sara sarah saunders sensitivity sheikh shepard sheriff shia shields shopping
skin sniper solomon spun stanford steamed sting subjected subjective
sufficiently sums supermarket surpass surrey survival symptoms synagogue
tactical tactics teamsters televised terminology terrace thin threatens
thunderstorms toured towns translates trauma tse tucson turf twists
unconstitutional useful uttar vee wah wall weaponry worth zardari
-5: absolute accelerating acquitted adherence admiral advocacy affiliated
african airliner albuquerque alternatives alvarez ambulance annexed antoine
architect armed assumptions asteroid atta attendance aurora awami bamboo
bangalore barker barrow basin battle bce begun bible biotechnology birch blanche
borrowed bricks buffalo callers cardinal chaplain cheat chevron child chirac
citigroup climax climber colbert collaborations collector combating comfortably
comoros comparing complicating compromises concert condoms connections
consolation contributes corpse corruption course covenant crashed critic crossed
culprits cultivation cunningham curry debris deco defeating delivering deported
descriptions disagreements discovery dunn dynamite earl edmund el eldest
energies enforced erekat ethiopian exhibition exported exposed facade false
fences ferguson flowers focusing fronts galaxy geology glenn goodman goran
graham grassland greater grenades group grozny gunshot hale hanover hashim heirs
hershey hides hmos holed horace hostilities hurling hussain il improvement
inauguration influx insurgency intensify interfering iraqis irving itself jihad
jubilee kabila karachi keeping kenny kgb kirchner kouchner lapd later laying
lehmann levine lewinsky liberty lieberman liechtenstein logging lounge lungs
maier malcolm male mar margaret marquis marwan maternal mates maxim mca mehd
melanie methane milestone miniseries minneapolis mortars motifs myers nanny
nashville nicky nikolay northwestern nose notched olives overturned part
peacefully peru petersen pfizer philharmonic physicians pink plotting plum
poisoning pomeranian positioned posthumously pour predominant prevalence
protagonist pulitzer put quicker quincy quoting rafsanjani read recipes recorded
rector redskins regime reilly remedy repaired reservation rewards rifles
roadside robotic rory rounder rushdie salman sampson scarborough scenario
scholarly schuster scrambled secrecy segregated sergey seth sevens seventeen
shelter sherry shifting simmering singer slice slightly slowed smog soap south
spector spreads stabilizing stadiums steak sullivan sunnis surge swat sweeping
syrians taking taxpayers telex teller tensions thick threatened thrown tiananmen
tide toshiba tractors ultimate undefeated unesco uniformed unveiling vicente von
wanderers watergate weakest winning wizards wo workings
0: aba able accorded acronym across advancers advises affairs airstrike alberta
ambush anatolia android archie arson ashore attendants avengers aviv backwards
baird baker bangladesh bari bates beleaguered bikes bledsoe bolivian bookings
borneo boroughs botched bounced bridges building cadillac cannot canyon capita
captors career carmel caroline casino centenary chaudhry chechnya cite claude
clive colonel colorado comcast comeback companies congolese continental couch
create cruise davos defining delta demonstrations descent different dime dirk
disruption drogba dropping dunk economist en ensured estuary evening exchanging
fao fatal fe flaws fliers flyers food froze georgia glacier gloucestershire
grazing grinding guadalajara guam guerrillas guzman halls handy harrison hector
hills hits honour hubbard hume hunger immigrants inducted interviewed jammed
jean jeopardize jerseys joanne joining judo junk juve khalil laid lanka lantern
lao launching lawn lend lima limousine lobby logged lott luncheon macintosh
manages manufactured maple marching martin martins masterminding matched mccain
means measured medina mehmet mendoza menem messenger michaels microsoft minority
morning morris motivation murder nanjing nassau nestle ngo northrop novice
occurred odinga off oldest olds oppose organic ossetia ousting outperform owned
paid pak passer pat pedestrian penang percy peruvian pilgrimage plotted possess
productivity profiling prosecutions pulled raced ramon rams randolph ray rbis
recovered reflects refuge reinforced relates repaid reporters resources restrain
retaliatory revolves rico robberies rocker russell saeb saleh sauce sciences
seles shenyang shipbuilding shuttered sidney sigma simon sinks small spam
speeding stands stated steady stealth stockton styling surged swelling tackling
taha taxis tents terrorist texas thaksin thornton tim titan trash triggered
troubled tyco ultra undergone unfit unfold unrest uzbek vernon versatile vie
virus vocal vow water waziristan weaker wenger whip whoever willis winery woody
year youngest your zemin zoran
5: abacha ability achieving addressing advertised advise aerospace afternoon
ambassadors amber ames amid andre anna anti antibodies anticipated anwar arbor
arches arena arizona asahi aside aso assembling autonomous bahn baskets beckham
belonging betting bipartisan books bowler broken brunei brush bush cali catcher
caution cedar cereal cheshire chile clarke classical clerks clint commandos
commemorating commentator compaq competence conceptual concerns concerts condo
consistency contra conway countess craft crease crews cutler dave dawson debut
deflect della democratic depends designs detective dick dictate discarded
disparity distinct documenting eastman elizabeth ellen england enterprise
enterprises estonia exploration faster fatigue female flaw flew friedman
fujimori gains genesis georgetown germ graduating graves groundwork gunbattle
harry heads heath highways hillsborough historic holy hooper hopkins hugh hunt
hutu hyundai illegally imposing incursions indoors induce informant inning
insistence instability insurers insurgents intel interpreter into investigated
invitation invites irrigation jade ji josef joseph judgment kagame kashmir
keating kendall ki knock ko kohl lake large lawful leigh lesotho litvinenko
lobbyist logical loyola ludwig luis luxury lynn marat massive mazar meal meh
mehsud michel miliband milwaukee missouri mladic moldova mori morrison motorists
moya multinational mural nabil nafta nathan nearby nelson networking networks
nguyen normandy oleg olivia outreach pamela partnership patriot peninsula penny
pg philippe picture pine placards planes plays polar porn pregnant preventing
principality protesters racers recaptured redmond reggie reportedly representing
reservoirs reunite riddled roads rodney roles roman romney rule sabotage santo
save scar scientology scott seminary senator setbacks sharply shocks shortstop
shutting singular sink slender slopes sri stadium stayed stockholders stones
stopping strains suit sulawesi summer surrounds sven swine syndrome taichung
tailor tamil telephoned temperatures temple tens tension tent terry testifying
thwart toledo towel towels trafford tree trickle trophies trumpet unknown
vegetable viagra warne winnipeg xvi yielded zhao
10: abhisit accumulated acquired adidas analyst analyzing announcer areas arias
assumed athlete athletics attain bait balkans bellsouth bilbao billiton bowl
brewer bulldozers burkina calculating cambodian campaigning candle categorized
chairwoman chang chat cheryl climbing collision complicate considers
controversies county cristina crust cy czechs dagestan danny das deed defeats
denominations departed derive dialogue differed dilemma dillon directing
disorder dominic dominion downey dozen duet earning easiest effort eighteenth
enactment enforcing engagements equalized ernest estate evelyn events eventually
exited experiments exporter failures faltering fielding filmed finds flood flu
fluctuations forbes forecasts formed forth frozen gateway gen gerald gillespie
government grammy grande growth gunmen habitat handball hassan haute haven
headed health hedge hemisphere hesse higgins hilton hokkaido honduras household
ida influenza isolation issa izetbegovic jimenez jorge judd kazakhstan kingdom
kitchen labels lamps lavrov laws leadership leaving lesser liberia literacy
lockheed low lunch maize majid manifesto markus marriott marsh marshals mass
mclean meaningful medicinal melvin miranda missed mittal mobilization modeled
moe mole moreno moscow moshe motorola mph narrator nato nbc nonprofit nut obama
offensive offerings opener orange organisms orion otto outscored pace paints
panama par pavement peaked performing persuading phil philadelphia piero pitch
plots policymakers politburo possessions precautions prudential publishing punch
python rabbani rahman rationale ready rebels rebound recapture reception regis
relies rents rim river roaming ruben rugby satirical schilling sellers sermon
sewing sharm shelves signs skopje slowdown smear smoking snowfall solitary
specials spill spokesman spraying staging stepped students suggested tacoma
targeted teaches teaching terrain theoretically therefore thoroughbred thorpe
tick tomb tong trans transform travelled turns twist uneven usa veterinarian
vicinity vine virginia voyage washington westwood wooded workers
15: abroad achilles adaptations adverse agencies aig airstrikes alleviate
altered ancestral anders anderson angela angeles anime annexation antarctica
armor ashes bai basilica beck beef birdie boat boil bordeaux breakfast breeding
bt buffy burgess burlington busan buster cake campbell carl carlos carolyn
carrying characteristics christchurch chuck citibank citizen claudia clemens
clubs coke commander condit conducting confederation consolidation cooking
coordinated cosmetics costing cranes crawford cruz dae declare def del dempsey
det dialogues difficulties disagreement diving dominant earliest elsewhere emory
employers endit enhancing enrique entity environmental equities es escape
estonian everett expelled expense fabric favorites fewer fodder forecast
formerly franks fulton gaelic giambi goldman golds graduates grocery grupo
guides guido gunships gustavo hallway hamid hanged hanging hansen hart hashemi
heel helmand henderson herzegovina hideout holland hundred hussein ian illnesses
illustrations impetus indecent instruments internationals investment ix
jefferson job joe julie justin keane kmart kuomintang laboratories lace lawyer
leather legs libel lindsay lyons mahr majors malnutrition marianne marketing
martian maurice mccormack meadows media melinda merged mgm midtown migration
minimize monastic montreal moore motorcycle musab nadu nascent national nec
neighboring nicole nuggets numbers olive oliver overtake owing pac palestine
palo pcs peaks perkins persian pharmaceutical phrases pinpoint porch possibly
posters preserve prius producing protects psychologist question ranger raul
reaching reader recognise rehman reprinted response restoring right rivals
ronaldinho roommate royalty rub rust sa sachs satellites sawyer scattering se
searched sergio serving shed sheila shoreline shui siege sierra signalled
sihanouk singapore sol sony spurs starr steal stevens stocked sugar surrendered
swim sword symphony tagged team teammate testament themed theory theresa tricky
trinidad try vancouver vegas verbal viktor villa violating vivendi volatility
wants warner warships warwickshire watershed waterway webb whitney win wings
witnesses yates yugoslavia zoe
20: aboard afforded album ali along americas amir any appearing arkansas arrows
aspiring assassinate associate attic avert bachelor bae baht banco barak bashar
bedroom beheaded behind benin beverage bombardment bottles bouts brad brain
brazil bruises buckley build bulbs bunkers cadets cage cameo campaign canada
carbohydrates chalabi chest choices chunk climate commodore compare confessions
conspiring conte councilor countrywide crackdown cramped crater cuba cum dakota
decided defense dentist depth designer destination developments dining disarming
disperse displays dorset drift drone dwellings easier ecuador effects employed
enclave endorsing engineer equalizer eriksson evenly exile factories favors
fernando foiled followed for fouls franchise francs frankie french gastropod ge
geopolitical graders greenland guatemalan halifax hamad head heavyweights helmet
high hijacking horwitz hottest illuminated improperly intention international
internet intervention introducing investments iowa irina jong journalist juliet
keeper kurdistan lambert lands laptops leafs lectures left lehman lemon les limb
limbo lire lopez lowly machine mahmud maintained marcia mare mcdonnell melody
memorabilia mental militant militiamen milosevic mining minister mixing moi
moines monopoly nest newport newspapers nicaraguan nicotine nippon observation
odom omega organisation orlando outright palace panetta participating passing
patti pepsi pierre piles pilots pippen pirated places pleas pot powerhouse
prescott preserves prices privacy prolonged protected protective publishers
pushed quell questioning quo raids rapes reaffirmed record redemption remedies
rendering republican rest retirees rhode rights rio rios ron rubber rue saddam
salah sally same schroeder schwab scripted scrutiny sectors senegal senegalese
shin showers silva skate skating slumping smoothly soar solving soundtrack
specter sped springfield square squarely stain stearns stephens stomach stormed
suburb surgeon sussex talbot tenants the thinner thompson throw tv unbeaten
unharmed unicef unilateral uphill vanity verses victories violated vowing
warplanes wayne which wigan
25: abdullah aberdeen achieve addressed advances affirmed afloat alberto
albright alexei algae aligned also amd anglican antitrust archaeological
armistice artillery assassinations automobile backer bacteria barring bashir
batsman bean bedford belongings bending bernard between bicycle billions
biographies blogs boiling bombs boxer briefly broaden burdens calculated cannon
captures castillo chechen chief chongqing christi cited clark cody cohen
columbia commandments consensus cooperate copying correlation councils
counterparts courtroom cowen curbing daewoo davis de deacon deceased declines
demonstrate derbyshire descend destroyer detachment developer develops didier
diet differ dip disabilities disbanded dissenting dominance doug downtown drawn
duchess dwelling eased educational endowment er evergreen exists expatriate
fabio fallon fatalities fayed ferreira fertility fielded figures financier
foliage framed fraser freeway galway garciaparra garza geared geological gerrard
getaway glacial gonzalez google grab gravity gregory groceries grounds guided
guinea hairs hamdan hasina havens hawkins hectares herbs hermann hiking hinted
homicide hong horn hospitalized hospitals hotel humidity inform initially
injecting inner intifada irish ito its ivorian joel johnson khmer knot kraft
lahore languages lankan lars legislators leroy lexus limerick lines live logic
lyric madoff majority males managed manga maoist marine marines martial mckenzie
memory mike mindanao mixture mod monterrey moro mouse multimedia newest news
nielsen norte ntv nude object ocalan orchestra organised outfielder paula perez
pharmaceuticals phillips pieces pittsburgh pledging policies pornographic pots
pow practitioner preceded precincts premiere premieres principles privilege
procession profit prompted psychology quebec rabin ranch ravalomanana reinforce
renewing reynolds risk rocks rolling rosemary routinely rowing salaam samsung
sands school semiconductors seniors serbia served settler several severity
shelley shinawatra shows silverman sinai singled slams slap slope slump soda
specializing spokesmen spouses steffi straight strengths stuart sunni surfaced
surveyor swearing sync targeting telecast terrorism therapeutic threat tobago
torn toronto touring tracy tumors turnpike umpires uncertain underneath usc
venture veteran videotaped warburg wartime waterloo weighed whenever whether
wilkins william wilson wimbledon wolfowitz worsen yacht zia
30: aaron abductions abkhazia abolished absent accept adopted advertising aim
albany alvaro amr ansar arise armey arrival asa attempting attempts bali balkan
ballard benches benny benson benton blitz bodyguard botswana canoe carrie carter
cease centralized ceremony chesapeake christine closely clue coles comes
compares computer concorde connection consumption copied crowns cues damon
darren degree diamonds differences diluted discipline diyala dormitory dry
duncan dwight eclipse embryos energy ensemble entitlement equipped facing
faculties farmhouse favorable ferdinand fibers fictional figaro fitzgerald flash
footprint foreseeable freshwater fuels future gets gigs goal grains granada
halved hamburger hammond hamper hayden help hoon hosni illicit impartial
importers importing improve inability incurred infant infections ingrid inherit
inspecting intelligence ipod isle java jeremiah johnnie jose jospin juh kaplan
karbala karen kathy keep kills kmt kong kyrgyzstan laden las ldp leader
magazines maintaining makeover managing marietta meanwhile medicine memorial
mena mercantile merger messi midnight militants military militia mine missing
mitigate mixes monde motel msnbc mustang mvp nailed nantes nationally navy near
ned nuevo nymex obituary origin owns palestinians panther pasha pearson peso
phones physical piling plumbing polls porsche potentially potter practice
principals prizes prosecute pulpit reconstruct refrain reigning represents
reversing rochester rolled rosario saeed savoy scots seasons secretaries seismic
sergei sewer sharma shaw sherman sherwood shuh significantly silicon sistani ski
skull slack slew smooth somalia souvenir speakers specimens spring ss staple
stop stretching stronghold summon support swift synchronized tariq tat therapies
thierry ti ticking timely tinto tipped todd toh toro tow towers tracked
transplants tribunals undisputed until uzbekistan vacation vanessa vendor
ventures vieira viewing volkswagen volley wade weld willow zapatero
35: abbot abuses accountant acquisitions acquittal administrators adobe advisers
aerial albania alcatel alexandre allan ambassador ana arguments armenian
assembled atmospheric automakers back badminton baptism barack barbara
berlusconi beverly bian bilateral blistering boulder brendan broadband
broadcasting builder bur bushel buyers byrd cannons capriati caps carefully
carson cathy chargers charleston clarified classrooms cod coincide college
colonies comments communes complex compuserve confession contribution corning
corridors cosmetic counter crashes crisis daimler dale decoration deepwater
defamation defending delhi derby derives desmond dexter differing dismisses
disorders disrupt donovan dorm duel dynamic eggs emerge emerson employees
encompasses endurance estimated expeditionary factions falls fate featuring fema
fernandez florida fortifications frequent funeral gallon garbage gary girlfriend
give gonzales govern governors grenade guns gymnastics hajj hampton headmaster
heaviest highs house illinois imprisoned indies informally injures insists
institutes institutional insulation intend interviewing italia jaguars jay jet
joey joints jpmorgan juergen julien junichiro jurors juveniles keel kok korean
kph kyodo label lacks language laos lds legally legislatures lends leningrad
levin liable lleyton longstanding loudspeakers maddux madras magazine magna
mahmoud maker malaga mali math mcgee medics medium melissa middleton miles mines
mistreatment mustard nam namely nancy napoli nations net neville nokia nordic
offense organizer ousted outages outcome paired pakistani pamphlet paraguay
passengers patterns pavilion penalized pensacola performance periods perugia
pest pesticide petitioned pettitte physics pietro pistols plaintiffs planting
pleaded poster power pristina raphael reelected referee remote renounce
reorganized reply rescue reservations responses restored resulted retiring rice
richard rings robbery robson rosenthal rushing saab sahn sam samuel san sharif
shearer shootout sided sidelines simone simpson skater skier slaying slower
smallest soldier somerset spark species spike spikes spinning squads steele
stimulate stoke stores studded suarez supervisors surpluses tail tajikistan
takeoff taylor tentative thorough tirana tom tractor traded trail transports
trap treaties tuned ubs unionist utah van venezuela villepin vinegar wagon wedge
weekends wilkes williamson wrestling xiamen xinhua yudhoyono zanu zoning
40: ababa accumulate action administration advantage advice akhtar algiers
allegations argentina army assad atalanta bay behalf beijing billed bio
bookstores bore borough builds bump cambodia capitals cardiovascular care causes
ce ceased ceremonies charlotte charted chevy chiefs choir chris clare clean
coast combining commercial commodities commodity competed competitions connie
contributions coronation courtesy creed customary debates decreasing defected
democrat demonstration detail detroit devise dickinson dimensional dioceses
disclosing dive diver djokovic dnc doe donaldson donations draped draper driving
du duff duffy dupont durable earlier economics egg egypt ehr ejected elisabeth
empty episode equestrian event everton every evidence excluded explodes fallout
fallujah fatah federations ferrero fields fight flushing footballer forehand
former fraudulent furthermore gao generated goalie governor groom guh gunners
gym hampshire harness hezbollah hints hole homeowners hutchinson icahn imported
inacio indiana inequality initiated interest jaguar javier jing joaquin jones
keith khalid kia landings laredo launched legitimate lotus madison mansion
massey mats may mcclellan mcguire mcveigh melodic merrill min momentum money
months mottaki moussaoui mrs mv neighbourhood newton nobel numerous obligated
obstacles occupied offending officers oregon outpost overlap oxford paceman
patrolled pesticides philippoussis phillip pinch po presentations preserved
press primarily prints problem properly qaida radovan rebecca regents regiment
rejecting reliable remains repeated researcher resign resolved restive ritz rome
room rooney roth runs rutherford sacked sacramento sand scenarios score scoring
scout seahawks season seizures shanghai share sides simplest situated sonia
specializes sphere spin spokesperson sponsoring start stating stranded
strengthens stretched subjects summoned swede teacher technologies thereafter
tightly timing timorese tires to tobias toss trading trails trainers treason
treatise troublesome turkmenistan uncertainties unidentified universidad unix
val vatican vi viewer violin vodafone warring wax welfare wheat wickets widened
widening wii wounds xavier zoellick
45: air alam algeria altitude amelie amphibious anchorage andres andy antarctic
antonio appearance archery armenia arroyo ashton auburn auditors avoid band
banner barber barn bayern beetles benefits bert blackout bloomberg briggs brook
broth browns bruce burrell bust cameras cathay caucus champion chancellor change
chao chapter cheaper churchill class commanding commit composed concentrate
conductor congressman connor consoles continuing convent conviction cooke
correspondents crimes croatian currie dar deal debating defend defenseman dem
denise derek develop diamond disposition divide divorce doherty downed drains
drawings draws dumping durban dutchman earnhardt ed elbaradei elected
electronics elian eric establishing estimate ethiopia evacuated excavated
exporting force freeman frenchman fuh gamma hamas hawkish heavier hilly hostel
hwa improved increased inflows initials inspected instructed insurer iran jared
jonathan karadzic khalifa lag lim longer lsu lumber lyonnais malawi marion
meanings mediterranean members menus middle middlesex ministry montenegro moth
mound mundo mutant namibia narrative nawaz nearing newswires nicolas nile
nowitzki nunn oaks occupants okinawa olsen organize orient outlying parent
partners performed perks petersburg petroleum pillow pornography premiered
pressed prime puzzle rae railroad ranked references refugees remained repetitive
reserved restructured rhythmic riot roh russ sahara salzburg samper santos
sarasota sas satisfy schooling sco selective sentenced shortly shrink simms
skirt soils sometime sought spying stickers stockholm strait stripes surges
tackled tampering task taxi te technique tel terri terror tikrit toilets tommy
tory turkey typical undecided undersecretary underwood unify union unwanted
vickers violate visitor volvo walker walls warren weightlifting welcomes wells
wiley windows
50: abrams accessories accords accuracy adams adjusting affect affiliates aires
alabama alpine alto ambulances amos andreas antibiotics appears appointing
avenues averaged avoids banja banning bare barnett barr barriers beefed birth
births bissau bogged booths botha brennan british byron caldwell caller can
cancellations cartoonist chairperson charlton chase chennai chop chopped
christoph claim cliff cognitive collins colombia coma combination comment
communications commuter conrad constitutes constructed continuously contributing
convention corps correctly currencies dams decisive decreased defectors den
denies deprivation detonated devised disabled diverted doubled dutch eastern ehl
emanuel enforce enforcement enrich envisions erase etienne evacuees except
favourable feasible filipino flower fusion governance greenback hancock hans
harbour harris hoisted holmes homered hooks hornets hungary hybrid ina
inaugurated induced infringement instead instrumental invasive isolate jake
janeiro jarvis jitters jonas juan judith junta kentucky kerr kidnapped klm labs
lapses lawson le lea loom losses ltte luanda macedonia macedonian machinery
marches margins marquez masters matsui mauresmo meals mechanics michael million
models monday mortality mubarak multimillion murderer nadia netted nhl noon
north nursery offering olusegun onboard osaka osborne outfield oversaw paint
pais partner pen period petrova playstation please porto portuguese poses
positioning preside prodi prohibiting promotions property protection protestors
punishment quito rafael ranariddh reconstructed redundant reforming regency
rejoined represent respond restricting retiree reyes ridges rovers run ruud
salvaged sap sector sell sending shall shire shoe shore signaling simultaneously
slater splinter sprawling sweep symbolic taekwondo tallest tankers thailand
timber treasurer turkmen turnout ukrainian umpire underage underwriting
unification uphold urging verdict videotapes visit void waiting walled west
wichita
55: abducted abruptly adrian alba allegiance amnesty angelo asphalt assume
atlantis awards ayman backhand bakiyev banned based benz birdies blair booker
broad burden busiest butterfly cac calls canon carolina casts cemetery certain
challengers chandler cheney cholesterol circle citadel clement cloud club cnn
cocoa collegiate cologne comparative computerized conditions confederate
constitute consultative consumer convictions corners costa counsel counties
courtney croat crossover culled culminated curling dalian damp decrees defences
deflation diaries dictionary digest directors dismissal drilled driveway dudley
eileen employs erected escorted exposure fabricated fannie farm faso fina
finances flame fletcher flint flush flute fortnight forts fresh frontal
fugitives fungi funnel gazprom geoffrey geometric giles glove goodyear guangzhou
hafez heinz herb hiring identify idle incorporated incursion indonesian
industrials infinite instrument investigators israel istanbul ivanovic jalal
jenny jirga knoxville landed lansing latvian lauderdale lawyers linux liters lt
makeup manuel marble mark marta master mathieu message midland mogadishu mombasa
morocco myspace nay needles negative neumann newer newsroom norodom nudity
nurses oldham oman onwards opening opposing opposite outgoing outposts paris
particles patrick pause peacemaking pepper phoenix photographs pinned place
planning pollution potential powell ppp pratt precaution prevent propel
provincial psychological pt punched punishments purportedly quit radcliffe
rallies randall rasmussen rawalpindi reconsider referred regan reiterated reject
reparations returned reward rhine rifle roc rodrigo rove sadr sans sars schools
schultz scot script sebastian separating sewage shalom songwriter splitting
squares standards state stephen stevenson stewart strain straits straw
streamlined stretches studies suez swords systematic tae tampa taps territorial
textile thames therapist threats throne through tianjin tobacco toni topped
transatlantic tuesday umbrella undertook undocumented university variations
vetoed vigil viii vilnius vista wait yonhap zion zurich
60: ab aborted activities activity acute affirmative ahmad albums allison alpha
ample apartment apex appearances arises arlen arlington assisted attorney baku
beats bed bel bethlehem boca boeing bratislava breached briefed brigadier
broadcasters broader bumper cagliari calgary camera campuses cancer carriages
carroll catalan cent challenge clients clifford clinching clocked coffins
coincided colin colours colts compete compiling compose concussion confirmed
connolly contributed controlling convergence convicted corp corzine dating dei
demanding demographic denny detect dies ease edmonton education effective
efficiently election embark emi entities espanyol essay excel expertise facebook
faculty faults ferry financial finger firm fit flip formations freezing fridays
fundraiser georgian gerard gilles goaltender goma gomes griffin guards guild
heed hood hydro identifying implants importer industrial injuries intact
internally interview investigating islamiyah jaffna jennings jp judgement kabul
kent kosher kristin lamar lampard lamy latvia leased likely lithuania lobbying
lookout lra lund mails malta management mariano marked martyn mechanic mekong
merchandise merit metropolitan minimal minutes moran morgue mortar moved nasa
natal navarro ne needs newborn nonfiction norfolk norris northeast occupation
occupying olympics operatives orchestral ordinance organs ould parity parma
pascal patented peaking perry philipp pla pleads polytechnic portland prayer
problems psg pyramid qassam quarterbacks quarters questionable qwest racing
raided raleigh ran received reclaimed recommending reforms regulators reno
republic resistance resource retire returning robert romanized saarc sabbath
sacking salazar salvage samantha sandra saturday sayyaf scrapped screenplay
serve sharpe shimon silvio simplify sims sit sizable slam slashing slipped
soften softer southeast sovereign space stamford steelers stefano strategy
studio stuffing subaru subdivided suisse sunderland supreme surrender suzanne
takers tear tempo tennessee thomas thursday timberwolves tracts traveler troops
trustees twenty twisting uganda uncertainty uniform unsuccessful vegetation veil
venezuelan vol volcanic volunteer vowed vw watkins welch wellington wharton
wheelchair williams windsor wipe woes woodland yielding yokohama zah zaire
65: accelerated ada addis ak alcoa alps amsterdam aquino atkinson attempted
aznar bak barnes bavarian belts beneficiary beshir bishops blood bogus
bombardier bonds boosting boycotted brass break burns cabins cafeteria caliber
canceled cantor cape cascade casting cathedral chiluba clandestine clerical clr
clues collar commandant companion complaints conferred congress constellation
continue crude cynthia cyril decision decisions defuse denver diane duchy edged
electric embryo emmy enacted endorsements english erect eugene euthanasia
evacuate exhibitions expert felipe fetch firing flanked forum fray freely
freighter friday frontline fuji gabon gates haas habibie hall hand handcuffed
handled hierarchy hypothesis ibrahim icelandic identified identities improper
inconclusive ink insisting instituted intern interstate introduced iranian irvin
jacksonville jamie kandahar katherine kay kazakh kicker landmark largest
libraries lineage lip longest loosely lorenzo lukas lung macau manipulation
mckinney mediate member mesa metallic miller mitch mozambique nate ng nighttime
nih nld nonpartisan northern northward oblast officer ontario outdoor overdose
palermo pamphlets patrol patrols pearce peer pinochet pitted poland porous
positive potomac private profanity programmed protracted pursue rai ranging rauf
reactions recover recycling regain reissued relocate relocated rented
repatriated repealed reporter resuming rib rodham rosen rover sampled saratoga
scaled schiavo scotland seaman seated separated serves shifted significant
singaporean skyscraper slices smuggling sofia solid sovereignty spanish spears
specialists statement strengthen strictly strikers strokes subdivisions
subspecies substantial suffrage super supporting surviving take thereby thus
tiebreaker tokyo translate trips truce truckers uaw under uss varsity warning
warranted wilmington winchester worded xv yields yitzhak zebari
70: abuse accommodate active afghan aimed airbus airports alejandro analyze
anchors announcing answer appeal assessing autonomy autos avenue averages baath
badawi balancing barge beacon bergen besieged billings blackberry bogota bologna
brian broncos burundi cameraman capital centerpiece chain claims clijsters cole
colleges communion competition complied computing confiscated constructing
contacts continuation cookie crane credentials cyclists daniel decay decker
delegates delivered dementieva dennis der direction discharged dismantled
dissidents distributing diversion donate ea earnings east elbow elevator
enclaves enclosure engineered enlargement episcopal european exeter exports
factory financed first flurry forex fragments fraud ftc fulfill geithner geoff
geographical gerhard gerry gina goalkeeper gold hadley halting handicap hardline
harmon hearing hiv hypothetical imprint inched incorporating indicted
inflammatory informal injured instructors integration inter interpretation ivory
jemaah jenkins jill jurisdictions justices kellogg lacrosse latest laureate
leach leading leone liam lighthouse locally lords mainland maltese maneuvering
marco marino mason mcchrystal medal mediated megan methodology michelin mick
missile moynihan nagoya nalbandian nautical nepal new nightly nominated normal
northeastern norwich nt offered opposition optic organism outside outskirts
overs overseas pair pap percent peripheral persuade posada precinct prelude
probing proceeded producer prolong properties purchased rahim rainfall ratings
re reaction reading rebel recorders recycled reel refining rehearsals reservoir
retailer revealed ribs rick rigid roma roof rouge rulings sarkozy satisfactory
scoreboard sean settles shimbun ships similar simplified slashed slobodan sneak
sofa spear spence spine spokeswoman spur steve steven stock stone successfully
systemic tap techniques telecoms terms thai tiles tomorrow topping trimble trip
unclear unita voivodeship volatile wide wooden woodlands writes wuhan yamaha
yellow yoh zealand
75: according acre advisories advisors al albanian alison andretti angles angus
annan armitage armstrong arranging astronauts australia automation backed
balloon behavioral beige bi bike bosnia brookings buccaneers bucket buy camps
capabilities cavalry cents ceo ceramic champions chatham chelsea chemistry
chilean clash closed cluster coalition coated cobra combatants commonly
complications complying concord condemns consolidate cornelius creates ct cue da
dalton davenport defender derail digitally divert durham edited elections emil
escalating essays expanded feeding feingold ferries field fireplace firms
florence focus forgery freed freshmen fugitive fundraising gabriel gallup gam
grand grind hails healthcare heights henin herman highlighted hire hoc hodgson
holdings holiest honorary hosted hotly hungarian hwang iii improves
infrastructure inscriptions intervene invitations islamist italian italy jeff
jobs juppe juventus kafelnikov kick kofi kuznetsova laguna lapse latter lennox
liver liverpool luc lyle malpractice manufacturers marcos match mauritania mci
medals mission mollusk morgan mossad narcotics nba neatly northwest norwegian nz
opting overdue packaged paramilitary parenting participant participation parts
path pave pavel pelosi pentium philippines plead pocket pollutants pops
preferably present priory privatization pro proteins psychiatry quantum
quarterback rafter railways rancho ravens redevelopment reed rehnquist relation
renewed reproduce reunification rey rig ryder safina salim saturdays scandal
scottish scrub sears secret seminal shane shell shenzhen shotgun si silver sm
snap softening southernmost split staffed statehood steiner stiff strickland
subway sudanese sunken surgical svetlana synod tactic tailored taipei tanks
technicians tenure theft thor timothy toll tools toulouse traffic transportation
trevor two ulrich uninsured usual utc utilized value verse wagons warden warsaw
warship waste wes whilst widen worker xbox yangon yasser yevgeny youtube
80: abbas abidjan abolition accuses adriatic advertisement aiming alessandro
alexandria analyzed annals anonymously apostolic argentine arrivals asean
battleground belarus bind borrow bottle brasil breaches bryan bunker burnley bye
canberra cars cdy ceilings center centred chapel choice conclusions constable
contacted convoys coruna counselor criminal cutting daimlerchrysler dallas
daniels declined demoted deportivo detonate dodd donors dow duo earn ehud ellis
enabled eur executive exempted extortion faction factual feinstein fellowship
flier float forcing ford forged fort forums freeing further gallons gameplay
garner globe gordon gorges greek greenwood guillermo guitar harp hastert helms
herve highway hub hubble iceland incidence infiltrate initiative insure
interrogators jennifer kcna khartoum kidnappings kosovo kyrgyz lawmakers lazio
leadoff leon liz lloyd logos lone loophole ltd maher marking mathematics mauro
mechanical merkel miami minute montenegrin mostar mosul munich muscles narrowing
navigation ndp neighbouring neurons newcomer nick obligation olympic organise
organizational ounces pairing pebble peyton photographic pillar playmaker pre
preschool products prohibits publisher punching racer ranks rapper reclaim
recruit refurbished regulated rejected render replica reports representative
research reveal reverted rolf rookies ropes runners salt scope screens seeded
seller setting shares short sideline signaled sirius sized smuggled songwriting
southampton soybean speedy stability stakeholders strongholds stumbling stun
subtitles sunday superintendent susan taken telegram territories tied titled tnt
toe toughest toxic tracking trucks tucked twice uncovered unified upgrading
upright upwards vale valladolid vans vessels walnut week wesley whereas yards
yuan
85: abbey adviser afghanistan agents alex antwerp aol appliance assistant
astronaut atlanta atomic augusto authority automaker averaging baden banking
bart bathroom bend benfica bengals bentley bets bhp biden biology biomedical
blades bone brady brick brokerage bruno buckingham bulb canvas cardboard carr
case caspian ciller clifton cloth coaching coat collier compatriot compositions
concentration conflicting constant coordinating corner coroner crosses crunch
cup curtain cutbacks dade daryl decorative decrease defined denis description
differs diplomat disclosures dismantle dpp dropped edging elements emblem
emerges end enriching entered evan excavations finale franc france futures gavin
generate geographic gig given grain grange gregg grievances guarding guilders
havel helps holbrooke holes huber ih incarcerated incorrectly increase inject
involuntary jersey knife lamont larger law leahy lille lined livingston london
lufthansa macdonald magistrates mansfield matchup maximize maxwell mcgill
medicines messaging microwave mills ministries minus miroslav misconduct
missiles misuse mk moslem nationwide nesting norm olivier opponent outlets owen
paribas pastry patients philips physician pills pin pkk playoff poh point polish
portable pp preferring prepared prominently race radio raid rape ratko razor
recommend recovery refineries registered replay ridge riga rigging ritter rn
romanian runaway sales scrambling scripts seeking smuggle solve spacecraft spain
specifically spell spinner stolen stump suffolk summits survey sustainability
swiss systems telecommunications theoretical thomson ton torah torture trades tt
tunnels twin twitter unconditional uncover ups utilizing vaccines venues wada
wash waterford whereabouts will wood zarqawi
90: abel accelerate acceptable ads afp airline alain alert alleged annapolis
announcement approving assemblyman assurances aston auditorium balanced
bangladeshi barcelona bars baton bout bradley brescia bribery brighton brunswick
bundled campus carlisle catalog christie classroom cleaning coleman color
combatant commando commune complementary connect contaminated controllers convoy
craig creek crippling dealers debate debra debts deflected desks diagnosis
dividing divisions docks doh domestic dr drummond duma dynamo embassies emeritus
employ enact entire eritrea estrada ethics explicitly fa factors falcons
feedback fis fleet floating flowering forge formulated freddie fund garage gas
gather glossy grammar grip gwen handguns harcourt hazard herbert homework hsbc
imbalance income incorrect insurance intercontinental interference iphone
jarrett jason jensen jon jumbo juniors kahr keeps kevin kurt lance larsson libya
lien lieutenant lighter lottery macquarie mainly major marc medalists melamine
metz micro minerals minor mirror missions murphy nabisco nadal nasdaq neck
netting nevada newark nigel nuri nurse observer outlook parry paulson peak petit
petra physiology pickups plane plastic platinum ponte pools portugal preparing
purported quran ramos recovers regiments replays reproductive resignation
restoration restrictive retirement revenues ri ricardo rival robbie rossi royal
runways sanctioned scholarship serb serbian settle ship shoulder somali
southeastern spells st stable stalls stance standout statements step stephenson
strategic stripping subscribe subsequently substituted sudan suu sweeps ta tajik
tony tram transformers translations transporting tries tucker tumor universities
upheld verde vic vitamins warehouses
95: advanced afl alito amp andrei andrews angolan app arafat arch archdiocese
ari ash attacker august austin await awaited ballack ballistic barbed berlin
birdied boehner bogeyed burton butler cairns caracas carla carmaker carriers cas
choosing cigarette civilian compatible complexes conclude confederations
considerations consultant contracting covered crystal cumberland dario david
dealership debated decree depleted destinations diary dimensions downward drums
earns effectiveness endorsement engineering errors ethanol examines exclude
expand faces farc fatty favourites featured flanders fokker gap gbagbo glen
governmental grease grouping guardian guitarist handheld heated helicopter
highlight honduran horsepower hossein hostage hurst hutchison ifor infiltration
ingredients initiatives ins installing insured invitational involving isbn
israeli jamal jenin juror kirby latham laurie lawmaker leaks lenders lg limiting
lining loaded luiz magnet mallorca manor manufactures marseille maturity
mediators miner miriam ms names naming nichols nn norway objective offer
overseen participants perth petrochemical piano plc presents priced prize
projections promised promotion protections published quiz raft recordings
reelection reliability reruns rightful rosenberg routed routine routines rupiah
sadc santander savings saxony scoop seized senators series service sinclair
slapped slowest solana soloist spelled springboard springer squadron stats steep
stephane steroids store stove streamed stretch strike structured student susilo
tanker telecommunication total totalled touchdowns trailer ukraine underground
urgently uruguayan utilities utilize utrecht vehicles wachovia waco wages wales
wednesday weston wider worldsources yahya yemen zaragoza
100: abide adhere adrift alexandra alias alleges alterations amanda andrea
apartments apec appear arabia archbishop archer aria arm arrow artwork ascent
associated attorneys auckland autograph award baking balance banks baronet bauer
belarusian beneficiaries bennett bertie betis blogger bomb borrowers boycott
bragg brahimi bronze browning budapest bulgaria bus capture casey chadian
championships cheapest chevrolet chips cites clarify co coal commentaries
concluding conference conventional count countryman counts courts critical dan
define delegations departments dependency dissolved dollars effectively ending
envoys equal evans excess executions fabian factor fastest fk flat flemish flows
forensic forging fossil fr fundamental generating gennady german glasgow
guaranteeing habib hander hangs horta humanitarian im implicated indicating
instructor intermediary investigates jermaine khaled kilometers kinshasa
launchers lawsuits lethal levy liability lime limitations lori luka lunar
maneuvers marrow midway mini minsk mint mitsubishi mlb modeling murray narrowly
nativity newscast nfl nigeria nominee non nsa number nv occurring oceania
offenses official officially ordination outs pablo panathinaikos particle
peacekeepers persons photograph piers por powder preseason processors prohibited
proliferation promptly proof pumping purchasing quarter quinn rand rebounds
receptors recruiting refer reform regulating repeating resolving resonance
restrict reversed rocket royalties ruling rupees sails scoreless seasonally
sells seoul shareholders shelved shortage shrank siding siemens siena sixteen
spaniard spans spiraling springs stokes subject subprime suspected sweden
tallinn teams tenet tested token tolls tournament tracing trafficking trainer
unfinished unloaded unsolved use videos vocals walton web weekend westminster
whopping wound written xfdws yeast
105: abu acc adelaide adequately agree ahern aides aircraft airways algerian
alicia anonymity arming arriving asks attempt baghdad basel bbn billboard bodily
boj booked breast brigade browser buenos busch cans capability carried cellar
cellular cleanup clerk clinics conferences confirming consolidated contenders
controlled converted copenhagen cppcc cr crew crown cullen dart denktash deport
descending determined dini discretion disputes doctor draw eddy edwards either
estimates facilitate fake fencing fills five floors gail gain gareth gases
gasoline gender germany ghana goods gorazde graduate gt guarded guide harper
heap hebrew heisman hilltop hk imports imposition incorporate inflammation
installations insurgent interceptions ioc jan journals judges kensington
kidnappers kingston labor landfill larijani larsen latitude layoffs links loaned
maliki matches meeting merck miers mousavi muh mutations nails neurological
notch obstacle parish peres pesos pledged poker policing prestigious pumps
quarterfinals ramsey reopened reviews road roche rojas rotterdam rounded rsa
rudd running runway saxophone scores seven shawn shelby shut sorted stairs stave
stefan stringer stumps substance sue surround tank tanzania textbook tin tome
topple townships travels unmanned unsuccessfully ut vaclav veins videotape
violates wallabies weir workshop zelaya zimbabwean
110: adjoining administrator af agency ailing airport airwaves angola appraisal
approaches archeological arising armour arsenal assuming astra atletico atoms
azerbaijani barrett basque bass batter belt berger bern bias biological bloc
brief bundesbank canterbury capitol captives castle catalyst cdc celta
ceremonial chairmen charting chronicle cleric commissioners compass compromise
conduct connected contracted cooper credible crete delaware derivatives
dimension disciplines display dispose disruptions dissolution distributor
district drug edinburgh egyptian electricity emir emmanuel enabling endeavour
endorse enhancement entirety establish europa exclusion exercise exercises
explosive fare fbi fc fiber fifteen flight foreclosures fri gag genetic granite
greece greenhouse handle hauled holden honda hook humanities improvements
inaugural independently injected jessica jump kelley kelly keynote kidnapping
kms legislature livni located logan malaysia marquee mat messages mineral mir
mold monrovia mozambican mussa nablus narrow nc nerve newspaper newsweek nl npc
nursing objectives online open operators opposes opted partially paths patient
pediatric permitting pf pga plot polanski powers precursor presently prostate
punishable raise rally range receptions rejection relieve retrospective reuters
riders romania rwandan samir sarajevo schemes scrimmage securities shoots
shortages side simulated slovenia slows smaller sonar staffs statistics stick
streams structures subordinate succession swedish switzerland tar telescope
temporal texts three throws tip torpedo tournaments tours trace transition
treaty troy ulster undated varying vent verdicts viscount vows wallet warehouse
wrapped wrestlers yard zero
115: abuja advertisements ag alphabet ankara answers anytime arabic ariel
arrests atom automotive bambang bbc blanket body bolton borders bosnian bremen
bremer capt carded carlton caucuses centimeters chartered chemicals christopher
climb clinched collections colon combine commission compact conducted congestion
constitutionally consultancy coveted crouch curved cw cycling dana daniela
delegation demand demanded department deputy detained detentions dhaka dianne
direct dirt discounted divided edge efficiency eliminating enrolled ensuring
eritrean est et etymology exceeding explicit extensive fetus filling flats
focuses formulate freetown friction gambia ghanaian goss gram hamza hayat hayes
headquartered hospital icrc interrogations investigate ireland jana jens
judiciary kadima kampala khost koran kuerten kurdish lecture leverage looming
lucrative magnum malaysian manage manchester manufacturing marginal mate
mathematical mccall meg mid middlesbrough midweek mofaz moss motif motors
network nihon notice objection offence optical oral orbit orbiting overseeing
pal pegged piece pivotal planner plateau priesthood produce prosecutors purposes
randy reciprocal recounts recurring reduced regional rematch repay respiratory
robin romano rope rusedski screen screened seasonal security seek senatorial
sharia sharing sharon shear sketch sketches skipped slovakia soil sotomayor
soyuz spd spending sperm spiral splits spray staples stephanie study stuttgart
suspending swimmer talabani telegraph tie topix towed train tribune truck tutor
unlimited variation vienna voted walkout wasps weber webster wicketkeeper
wireless workforce zimbabwe
120: abbreviated ace administering affiliation agreed airfield airing align
amount amtrak anita antibiotic armored assistants assists beams bearing belgrade
biathlon bildt bmw bnp booth boutros bp brent bridge bruising bse bucharest
burglary cases cast catalogue ceasefire cello chrysler colt commits competing
confirm contention contests coordinator council courtyard crest crossbar cska
culminating cummings custom customs danish darrell dealerships definitive
degrees delivers devices dili discounts distances dlrs dodge doubles drives dye
editorials endorsed enriched ericsson failure fed feeds feyenoord findings flag
flare flour fly formal forming forwards generalized genes ghraib goes
governorate greene grill gross grueling handing hangar henman heroin hoh
hormones hours illegal immunity infrared inscribed interior intestinal itv jr
jumper kidney labeling league lecturer leeds limited lodging manpower median
metals methods michigan midday mirrors mls modem moroccan naval newcastle newly
nfc niger normally ny oas oil operated originate osasuna outlet pan papal
paperback paterson pattern patty pensions peugeot pipelines possible posthumous
progression projects ps qaeda rated reconnaissance relaxation restore rests rigs
ringgit rises roll rooms rounding safeguard safely scanning simmer slip slovak
spelling statutes stockpiles storyline surname surveys survives sv symposium
syndicate tallahassee tarmac telephone testimony textbooks th thesis thirteen
topic tops totaled triangle trimmed turnover undercover unmarked upgraded used
valerie vein veterinary viable vicario vick villeneuve virtual waxman within
wrangling
125: academic account acoustic adel adopt aired amounting amounts appointed au
auditor axis bangkok bar barricades bc beaumont belfast ben blix blog bourse
breakdown burial cable cairo calories canal cartel censure chad chair
championship chronic commands concerto conform console contamination cork
correspondent councillor counterterrorism coupe customer deals debuted defective
deficiencies delaying deliveries depot detectors diplomats discontinued
discussed discussion eads earmarked elect elena elias embargo embryonic engraved
eponymous equip evaluating examining experimental fax feed filming finals
finished firestone flexible foley formally fractures full germain gymnasium
handling hastings height hereditary hongkong honors hostages infantry inflation
intersection ipswich isaf jankovic jazeera johannesburg joshua kessler kronor
leasing lenses liner loosen mans marijuana markings maryland max melbourne
ministers mobile moisture montgomery morse multibillion multilateral
municipalities myanmar narrowed neal nearest neutral nonproliferation notified
nw october ohio operation originating outcomes outstanding overturn pads paving
pence pendleton pep perimeter plants plo policy portfolios premier prevention
printers probable prohibit prompt protest proton pull punitive pupils pyongyang
quadruple questions qureia rails representation restitution roughly ruptured
sabah salisbury scramble seals sebastien sedan seminar senior sensitive sensory
sevilla shelton shipping solar solutions spa spaces specimen speed sponsors
srinagar staffers stresses strict successive sundays supplying surfaces sworn
synthetic tallied teaspoon tf tons totalling tottenham tower traces trailing tri
trivia trophy tunisia turin updating valencia video warwick welsh winger
yugoslav zagreb
130: aa abdominal abn accommodations adoption ahmed allawi alter announce
annulled anonymous appointees april armoured arsenic assault assessed atoll aung
auspices austrian axe barroso bb blackwater bra brazilian bribe britain brock
car carry chalk charged chester concealed condoleezza congo consulting
continuity coordination cost courier cutter darfur daschle davies dea dec
defence defines definite deliver deposited design detection dhabi discussions
dispatched dividends dos drainage drugs drummer dwayne dyer elementary expel fah
faulted fictitious fined footage forthcoming forward frankfurt free gate genome
genus goalkeepers governing guidance gunpoint hariri hazardous heat heavyweight
herald highlights hobart honours hosts identity intercept interventions
inventories irregularities italics julian justine kaka knox labour landis laurel
legality leipzig levels libyan lifeline lindsey line linked litigation lockerbie
loeb loopholes macao maintain makeshift manning massage mdc michele middleweight
midterm minced mordechai munitions najaf negotiators newsday nouri ntsb obey
oder offers opec ottawa ounce overhead overnight palestinian patches pawn pc
perennial phnom phone preferences preparations preston prisons probes product
profitability prohibitive project providing publications queensland radar
referenced regardless regularly remain rentals representatives reservists rob
ross safeguards santiago scans scholarships sent set seymour shipped shortest
sign sits specially steer storing strategies striker system tanner tender
terrell tile transplant transport treatments unable unauthorized underlying
undertaken unemployment unseeded vessel vital volume weapons weekdays weeklong
whitewater wholesale wrestler yomiuri
135: acceleration accessory ajax alan anthony arms arrest assemblies austria
barrel baseline belmont birmingham bits bolster bond bound broker bucs burn calf
cameroon canadian cannabis central chapters clips collected colombian
commissioned consul converts counterpart counting courthouse crossing curves
cyclist daytime dealer declaration defendants desktop deutsche dissolve distance
divides djibouti door downhill downloaded drying eng episodes escapes exception
fairfax favourite fiat fifa flagship fulham generates gives gop granting
greenville gun halves helsinki hill hour housing idf implanted imposed incumbent
information ingredient insufficient introduction iraqi irregular islamabad
issues jaafari jeopardy josh keizai kigali kyoto layup lewis limestone
linebacker litter madrid mastercard metro mileage minors nave negotiator
nutrition oak on ordering osce packaging parkway participate paulo paycheck pays
periodically perjury pill pins pipes plaster platforms pows prep presidency
price principle programming reach receipts receivers redesignated regulate
rehearsal rejects resolve resumed retail retrieved return riyadh ruble sampdoria
sandstone saxon seekers september sheridan signing simulation sk software
spanning spoon sprint stalemate stalling standoff stephan strapped strasbourg
structure subsidies substances supports sydney tapes taxation terminated tickets
tour township trailers transported tsvangirai types unanimously unanswered
underscore uruguay viola volumes voter webber wrist yemeni yuh zairean
140: abolish accounting acquire actual adult alongside angular ante archives
asset badges bankruptcy barclays basra benjamin beth blackburn boarding boosts
border brisbane bullet buses buttons buys capacities carlo chimney chord
clearing columnist combat combined concession confirms consult containment
continues contractors control convened conversions cordon corrected cory cote
counterfeit criticizes crocker cumulative currency defection deployed des ditch
dormant dose downs dprk drilling dvds ecowas eddie eliezer erik error examined
exhibits finnish flotilla folded four fourteen furnace garros handbook hardenne
helm hicks higher hines hooker hr hubs hull hydroelectric identical indicate
inside insignia integrated intergovernmental jerome join judge kdp kindergarten
level leverkusen lionel lithuanian location lockout longitude luca macroeconomic
magnus maintains mainz mapped marks matt maze medications merge midfielder move
must nine ninth nsw numbered ordered pathology pay pencil penh picket pistol
player poole preference pressures print priorities privileges programmer qantas
quote ranges ratified reached refused reporting reprieve residences
responsibilities rotary satellite semi signed skeleton skipping slalom specifics
spectrum spouse startup stay steals steam stripped stroke subdivision successor
supervising supplies tate tehran terrestrial titular townsend translation
tributaries trillion tunisian undergoing utility viral vying waits watts
wikileaks woodward zones
145: absence accord accounts adjusted agenda alternative array arteries
attachment aus barred battalion bayer bearer breaching breakaway bureau cadet
calculations capacity category cbc cellphone cessation chemical cn coins
concrete conditioning contender cordoned covert cs dated debuts decommissioned
denmark departing doctorate doors ds due ecclesiastical editors eduardo electors
enlarged entitled equipment eta ex extending february ga ghali graduation
halfway halt halted haul heading headquarters hearst held hidden highest holding
immediate included indianapolis indoor infection instrumentation intended iraq
kenya kyi ladder lanes layers lloyds mac mae march mercosur metal midlands mill
miscellaneous model molecules nigerian nuremberg nyc oils packs petr poll prague
presented presenting primaries prior progresses prosecutor protein pulse push
refuse reliever repetition resting retrieve roland rolls saad salaries sanchez
screenings semiconductor seminars sidelined site solely speaker sticker
substitute subversion tables taxes taxonomy tighter toby tract trigger turkish
unhcr unilaterally usda usoc usually variant variants vary version versions
violations vitamin vouchers warns weeks weighs welterweight winners wolfsburg
wrapping wreath write yukos zach zambian
150: accumulation addition admiralty allmusic allowed anchored aqsa asif assist
attend attends automated bacterial bags bailey bans blockade boost boundary box
cabin cancel canton captive choose coating coincides colombo command confined
construction consulate corey corinthians court cross damian december denominated
density deploying deputies dissident districts eight elevated elliott emirate
execute expands extradited fail fence flux fraction front gloucester gm greg
hires immediately impeachment implementing impose imprisonment incentive inches
independent inscription invalid jakarta jury kimberly library lightweight locate
locomotive lodged logo luton manuscripts marcus mcconnell medalist medley
midfielders milf milligrams mri needing needle next objections offices offseason
olympiakos ordinaries overall oxygen pages palm paralympic parsons partition
passed petraeus plea plural portsmouth precipitation previously radiation
railway rca records redistribution related replaced resulting retains rubles
sato scrapping scrum secretariat seng serial sf shelf solo spatial spinoff
stacked stacy subsequent subsidiaries substitutes suitcase surplus suspect
tablespoons td tenant ticket title topics traction translator transmitted
trichet tyre unincorporated upward vaccine various vfl vii violators vote
wingspan winston withholding workouts
155: abduction agreements ahead airlift airs alcohol asbestos barton basket beta
billion bishop blocked bradford braking brandon breach breaks cancelled
candidacy capitalization casket champ chosen clarence commencement compilation
compiled condition contact contest contraction copa coventry crack cut cycles
damascus defends deficiency designed dietary diplomatic distributed dj domains
downgrade drain editor embedded embezzlement emirates evaluate expects filters
firmer fitness flexibility fortified frontman ft funded graphics guard hamburg
handed inheritance injury inquiries intensive involve iron january jerusalem
jordan kroner kyle lab leaflets liaison lineups loses manufacturer mayoral
mediator midfield multi ncaa newhouse northernmost nottingham occur offshore oic
ownership paralympics pentagon perform pickup pilot pollard posting puts
receptor recording recruits reformist regulation relayed repatriation replacing
resides rigorous rows rubens saddle seeds shannon shifts squad statute stems
sticking streaming stricter string stud supervisor synopsis takeover tanzanian
testify thread travis type undertake users westinghouse winless workout xp
zambia
160: accordance accountability advisor agreeing assemble assistance australian
az background belgium bounded breakout buildup cab cdp channels charcoal
circulated composite condominium contentious counters covering cushion daytona
defensive denomination depart dial directions directorate directs disks
distributes dots doubling downing drop dump electoral electromagnetic eleven
employee employer enroll faulty features fin fingerprints frist gaps genera ger
gibraltar grams gravel headlined holloway hp impasse inflationary initiation
jelena july khalilzad kilograms laboratory lane lead lebanon liquidation luke
magistrate manila narrower negotiated neural nm oau occupies oecd office
originally os pact pension platoon pledge powered precise presentation
preventive previous produces production pronunciation prop propeller propose
qatar radioactive ram rank rating readiness recipe recurrence refrigerator
relegation renewal renovation renovations routes rowland sao saudi schneider
search slide stabilization stamped starts steel stereo stoppage strand
subsidized suites talks target tax tb teaspoons technician telekom telstra
tightened touchdown trio turbines twelve unchanged unrelated unveiled vs weapon
weigh werder wilkinson wnba workshops xxx
165: abortion absentia alitalia arbitrary atm austerity bhd borrowing bowen
breaker brigades broadcast broadcasts cabinets candidate carriage concludes
connects containers contestants converting coupled cuts dash deficit deficits
definitions delegate demilitarized detain diocese dioxide dixon drills
exclusively expenditures extras finish finland follow formation functional
galloway gathers grabs grouped haaretz handgun hardware hose hosting hydrogen
individually insulin interviews investigations iv kenneth kris laptop lays legal
lets lisbon lowering lpga macro markers mathis measurements milan motion muscle
negotiate nyse para passages patents plates precautionary premiums prevents
providers quantities rbi reais refers reinforcements removing repeal resumption
revenue roadblocks rookie scorer screw seize sequences servers six sizes slash
snapshot solution span sparta speeds spiegel sprained sprinkle sprinter
squadrons stade surveillance taxpayer telecom ten testosterone thumb tilt timed
tips tire tissue titles tomas torch trimming tripoli trustee tying tyrone
ugandan usage va validity verbs verified warheads watchdog weighing window wing
wins wolverhampton zip
170: accredited aims amro assessment assessments athens backing ban barracks
bassist bernanke bilingual bonn brokered calculate capped cardiff cleared clip
coffin comprehensive concessions copyright coverage deck defects defendant
dental dismantling disqualified doses downstream dublin dues email engines
essential estrogen exceptions explosives filtering fiscal following fork granted
headline icc indy integral itunes jeremy jointly lamp launch letter levied
lowered lyon managerial maneuver manned manslaughter maps mba medical medicare
meetings mitchell motorsports municipal muster ni norwood note notify offs order
oslo padilla payrolls peacekeeping percussion phased pile pits portal portfolio
pound preparation pretoria prototype races reinstated repeat resignations
retaining safety sergeant servings sixteenth skinner snatch source spare
sponsored stage stake status steroid subpoenas surface taxable tenth therapy
togo tool tougher trajectory transit tyler ullrich undergraduate unrestricted
wards
175: absentee adequate albion ankle applying assets authored awaits awarded base
basement baxter beds bill blocs bulk cement census centers chapman charges
chrome cis citing clemency coin commonwealth compel complement confidentiality
creditors curve cylinders deans deluxe demolition disclosed disengagement donor
drc duty easing eliminate envisaged eventual excavation expansion fixing floor
flown forms freestyle frigate gps incomplete individual intercepted
investigation investigator irs jailed jails junction keyboards kicks knee kuala
liberian liga linking locked lumpur map mayo mercedes microphone municipality
needed newsletter nominations oust pairs passage passenger pathways pharmacy
pistons plan prisoners privatisation pupil qatari rachel readings reconstruction
refinery refueling regulations rein reinstate relegated roadway rp sacks sail
second shift sliding solicitor sorting squeeze stabilize stationed statistical
stemming summit syria tasked term tissues top training travel triggers uae
udinese unnamed using weight whereby wikipedia wto yearlong
180: accepts amendment announcements arrange assess auxerre backstroke badge
beirut borussia branches camp canopy carole charging clinic commentary
computational concentrations construct contributors correspond curb curfew
departure derived determining digital editions eighth electronic embattled epo
equity evasion export fines gazette gubernatorial heating iaaf identifies
incorporation indexes indictments introduces kathmandu lap launcher ld leave leg
lifted logistical lowest menu monaco mortgages motor mutation nairobi nationals
necessary netanyahu nikkei nominate november odi operations ordnance outer
parental paste peg pit pledges premium prescriptions pressure primetime
projected pseudonym quantity quarry rafah rail randomly rations regarding rennes
reviewing rewrite ribbon rs rules ryan sanctions seed sept settings shareholder
shield showdown sq staircase sticky stream stringent subsidiary summons
tablespoon tackles toilet transmit triangular tributary uc unanimous underwent
venue winner
185: above absorption acquisition administered aid airborne appeals applicable
ar articles audition awarding baggage bidders bidding blueprint bonuses booster
brussels bulletin cc cds cia clarification commissions commons comprised
concurrently consideration constituencies contingency contractual convict
convicts corridor daily definition demands derrick designated dollar dortmund
drag ehn eindhoven element enclosed entering ep euros exceeds facilities
fatality fitted flank fumble fuse gaza gearing hksar hold hopefuls indicated
indicators indices inspector involves jordanian kirkuk lateral lawsuit
libertadores licensed likud maiden mediation mile monitored negotiating nord
normalization occupy orders organizes original parallel parcel patch
pennsylvania plasma podium prepare prosecution psv quartet racketeering recount
redesigned reducing releasing relinquish residential reviewed rider runner
schumacher seats settlements seventh shuttle sinn sla specialty stations
stockpile subscribers suppliers swansea tablets thigh thirteenth threads timor
uefa un villarreal washn watford weighted winding withdrawing withheld
190: adjacent admission aek analyses anthrax arrive arrives barrels barrier
bench biennial bottom breaststroke briefings chaired chords client commitments
communique compounds concerning constitutional crucial czech dam decreases
defunct departures depots depreciation disability discusses division divisional
drill edt eliminated equivalent evaluated extant failed failing fares fda feb
finalist finance finishing fiorentina fla flashpoint fourth guarantee hamilton
hammer handles infield issue issued johnston june keller kilos laundering
lebanese locations looms luxembourg mc measures medallist medication nacional
netherlands nuclear nucleus obtaining operating organ paper pardon parliament
penalty percentage platform postpone pounds pregnancy prison probability
processed programs pushes quantitative removed renewable resettlement reside
restraining restructure ring route sar scheme sealing seconds semifinals
services sources specialized subfamily tariffs technical transmitting turbo
typically utilization vacuum valuation wfp yield
195: abdomen adjourned agent agreement approximately article auctioned bake
battalions benchmark board boards boxes bribes calculation cart centrifuges
certify challenger changes clay cockpit competes comprise consent contador
contributor cooling councillors counseling credit cypriot db delays deployments
derivative diesel donation double drivers ec electrical enable envelope
equatorial eurovision evacuation exceed expressway extradite firearms formulas
freelance funds gears generic glucose gmt hague hotline housed items kidnap
larvae lasts laundry lifting lifts manufacture marathon md month moratorium
motions mount naira notation olmert ongoing oxide pack personnel plant premises
printed quits raises rejoin remixes renault retires sac sef shaft shale
shipments singles sites slade stakes standardized streamline stress suitable
suite sulfur tags unscom unveils upstream velocity violation voluntarily
websites wheel
200: adjustments affiliate amman angle appropriate arrangement axel bagram
batteries bcs bidder blagojevich briton bulgarian cap ceiling checked
checkpoints collateral committee confinement congressional content convert
copper datafile deadlocked decides deciding discuss distribute distributions
drive driver dubai embassy enables equilibrium exact exchange exterior external
federally fein filed foot form gcc guest heathrow hike hurdles include
inspectors ipo jail journal kenyan km launches leads leaking lending liabilities
limitation lower mapping matching membership mercury metabolism metres molecule
mounting nepali nutrients oath obstruction offender offset operative overlapping
peterborough photos pipe pool post preferred printer proceeding provided proxy
rebates receiving redesign reins relevant rent respectively royce sentinel setup
shortened signatories signature skillet starting sub subcommittee sum surgeries
terence thorny treatment ultimatum uses vehicle ventilation vocational voluntary
wiring
205: acids agrees airplay apiece approximate audi awaiting blade cardiac chamber
circulation classes cm cocaine collect conducts connecting controversial
corrections costs damages detailed disclosure doha dough editorial finite fra
freshman geneva hormone ibf immigration incentives indicator indirect
interception introduce issuing jockey joins kilometres kl libby limits lineman
llc locomotives lusaka magnetic maternity mesh mm moves openings oversight
participates permanently philippine planned plans plate quotas ras reactors
recipient referendum released renew resolutions restrictions revamp revise
scales send sensex separation shortfall signals single slate spores tablet
targets tendon tertiary trains tribunal tuning unofficial urges withhold zone
210: abortions acid add administer alerts allowing announced applied
arrangements artery assembly assign auctions bath betancourt bolt bristol
bullion chemotherapy circulating clinical comprising conjunction consecutive
constituency constraints continuous contractor convertible correct courses
dayton debt decks demos displacement dock electron elevation enzymes epa
exchequer exclusive extracted flights fluids gene generators gonzalo graft
imaging ira irvine jericho jumps kilometer lausanne ledger lineup liquid loans
lump mail measure meters misdemeanor nominating nutritional occupational
offenders oversees overtime patent penal postgraduate preakness prescribed
primera prisoner process psychiatric publication raf ramallah ransom ratify
reads recommends regulatory reid repair reproduction revoked sack securing
segments seizure selections simultaneous spinal steps stint strings supply takes
temperature tunnel uci units unresolved
215: accommodation admissions asylum auditing bahrain basic bolts boot bromwich
cancellation candidates casualty channel closing commenced cord correctional
dakar deliberations deportation detector disarmament disposal dissertation drum
electrons esp expected expulsion faa feature federal fedex flow fragment gdp gov
hamstring hikes host inactive indicates info inquiry int junior jurisdiction
knesset loads locality logistics margin mideast nov novak override overview
parking parsley pedal permitted petrol pick posted prescription presidential
profiles programmes proprietary provide quad quarterly reaches recorder reduce
reorganization repeats richmond roadmap sanction scaling segment settlement
sophomore staff starter static substantive supervise supplemented swaps tape
transaction trials twelfth unavailable
220: adjust aide airspace annual appoint auction bandwidth below boiler buyer
calendar cam cargo cells collated commute commuted comply contested contesting
countdown default defer desired details emissions extended faxed feasibility
finn graf harare herein id imposes inclusion initiate inlet itinerary kospi
kuwait lok method molecular nasal negotiation nicosia nomination numerical
obligations operator orientation oven overland parachute passes plaintiff port
preferential propulsion purse refuses regulates rental reopening reserves
results revamped rna rom sediment selecting semifinal session sked slips
stainless temporarily terminals tni tracks transitional undp vapor varies visits
wheels wires
225: afc aggregate apparatus arbitration arranged atop bid blocking booking
brakes closure closures colour dax deadlock deposits detailing discount doctoral
duplicate each employment ensures equations excluding fertilizer filings graphic
handwritten hebron hiatus indictment inmates interface kits layoff linear mb
memos meridian mp op originates pa pipeline plutonium postponement preceding
projection promotional pts publish pulls qualified queries ramp random restarted
retained sampling schalke scorers sensors sheets skid slides stamps str
structural supervisory tests unveil withdrawn
230: adjustment allotted announces archive availability ballots basis begin
carbon choke circular citizenship complaint complete concacaf consultations
contained curbs cyprus delivery diploma disclose dividend edition eleventh eu
excludes felony finalists flap folding fta ftse garrison guaranteed illustration
infusion judicial juvenile laser lcd leak lengths material medicaid meter nail
northampton notices numbering peel pertaining plaque positions possession pretax
proposal reference relocation restructuring retake rod roundup screening
sentence specifying strip supervision synthesis syrian table triple unopposed
vhs
235: abs adb additions allocate arc attribution audits auto bag bank belgian
capping carries categories centres certified charter charts chip classified
clinch code columns consortium correction deductions deploy diameter digits
dinars directly disarm disputed dna dvd emergency envoy examine fifth fluid
golan grants hefty installed irl kickbacks letters mailed negotiations offences
operates oval oversee pad pass phd points postage premiership proposed
provisions publishes rates redistricting reduces refugee refusing remove reopen
resolution retain scheduling seat sentences slovenian spots stages starters
supplements suspects totaling upper vertical viability wage ward
240: authorised buyout calculus charge constitution consular contain copies
corpus creditor cubic delphi ecb ensure exempt fcc ferrari freight giro hd holds
increases infinity ion landing leases listed luggage main mast megawatts mg
monetary mounted mps occurs outlined packets payroll preparatory presenter
printing proposals proposes purchases qb quarantine remix round shillings sixth
sole sr sterling stimulus suspend tentatively test tightening uk votes warrants
watt withdrew zinc
245: adopts affidavit aforementioned algebra algorithms ammunition anchor api
appellate attach balloting begins biographical bundesliga cables calcium
cartridge cassette centre chronology clutch combinations combines curriculum
dateline dispute encoded escort foreman gmbh iaea identification inch inmate kw
laps legislation length lira locking materials ml montoya oct operate optimal
penalties performs periodic petitions pm position principal procedural raikkonen
regulator review root sc scrap speedway staffer stamp stirling surgery terminate
tight trunk tubes unless vacant variables verify yediot
250: alignment assumes bailout bargaining benoit briefing budget caretaker
carrier cash checking combustion composition coordinate correspondence cox cpi
designate desk directive dover edges extraction firearm forwarded gauge
implement legislative lift marker memorandum monitoring monitors naturalization
onto opel orbital pna rankings rate recipients register rehabilitation rotate
sale senate spot stalled standard statewide station urine voting weights wwe
255: ahtisaari analysis approve bases branch cabinet checkpoint committees
compensation comptroller consultation crossings deferred demo device downloads
drafted entrances extract fixtures grades hatch hurdle implemented includes
initial interval jobless kilogram licensing loops mandate memo modified nascar
notification options portions reverse roadblock seal sends special steering
storey supplier switching terminus third thirds thrust transferring treasury
trent tunis ufc vocalist
260: adds allowances alonso alternating aluminum backlog backs budgetary budgets
capsule classification clauses codes collects corporal date dates delayed
deposition detainees directory docked emile euro execution fixture frequency
handover header index injunction interchange interrogation iso kickoff leicester
locks lp mechanisms meet nkorea occupancy omitted overhaul per petition polling
provider pump quotes relating require rounds rugbyu searches separately
sponsorship stem subset sufficient tackle tag taped transactions upgrade usd
vaccination website yearly
265: access allow amino approval armament audio authorize balances bays cards
climbs completing contestant core coulthard cover databases deleted drops
emission entrants eviction excerpts extend fia fullback functions geometry gmina
halliburton inspect isa layer logs placing pressing proceedings profile proper
radius relay report revoke runoff secure sp subsidy supervised transcription
trial vowel yongbyon
270: aaa addresses authorized authorizing barrichello berth billing confirmation
container contingent contract corresponds diagnostic doping equation eurozone
formulation gear grant groin ip iss kilometre knockout leinster loop mandates
manuscript measurement metre monitor nationality passports permission prix
protocols reassigned rectangular reductions refusal registers replace restricted
samples sensor slug spacewalk specialised stall switched tandem termination
theorem thermal totals trenton upgrades vip wbc wrap
275: accession accompany additionally apply appoints attached bids chambers
click clock compressed controller decide discrete duration electronically ends
engine enzyme expenses flanker intends ions ita maintenance mccoy modes monte
nominal nominees notes opt ports prefix pricing priority pvs qualifier receive
removal requires reshuffle sabha sections selection serie stops supplement
supplied tasks veto warhead wta
280: address alternatively annually anterior beam benchmarks bills cb coded
custody depending designation developmental domain examiner existing finishes
fixes fm foil fold foreclosure imf induction install installment internal item
kg lid log matrix munster nitrogen papers probe processes procurement purchase
quarterfinal refund rehab reinforcement release restriction returns sentencing
sessions sodium subpoena testing tighten track transmissions unpublished
upcoming visas
285: administrative cd compliance compound convene data defect dossier editing
establishes expenditure filing fix frames implementation incoming inspections
leaf lender licenses mode opens plug program qualifiers qualifies ranking
repairs shorter stored switches syndicated temporary underway vowels
290: accompanying activate atp binary briefs cell components consisted
constituent controls coordinates cornerback database discs distribution duties
exemptions exits fuel functionality fuselage keyboard kuwaiti metric nextel
notoc photo plus postal proceeds programme punt quota recess recommendations
recruitment sec signal sleeve stationary stays unreleased usb weekday weydert
295: accessed algorithm amended antenna appointment autopsy buffer card
chromosome citations codex consist covers current currently denotes drafts
enrollment exams finalized focal follows govt guarantees guidelines homestead
indefinitely injections kit link mailing nickel operational potassium prepares
preview recaps recommended reduction replacements reserve resume roster sealed
skip stafford submitting terminal tonnes unit vault wording wraps
300: amendments bpd cavity compulsory cycle deployment digit disk dp encryption
extends fill finalize grade guantanamo interbank inventory lahoud layouts
lengthy ligament membrane nodes parole ph postponed pullback registry requiring
rescheduled resigns revised rods seating servicing sets shutdown sim
subscription thickness torque tuition urgent user withdraws writethru
305: annex applies approved blank bundle chart commemorative contents contracts
criterion dc eligible entrance extra feeder final installation interim keys
leaked liter mhz mounts parliamentary plenary provides requesting seeks server
specific specify statutory strips suspensions unpaid updated vacancies valid
vinyl
310: allows appropriations circuits clamp col completed comprises conversion
dorsal filibuster fracture framework freeze inspection instruction intervals
investigative leaves lens liquidity list lists mclaren meets motorway mw ot
outlines outlining proceed salary shalit sponsor standings stipulates storage
tally unused verb
315: allowance analog ap certificates column consisting deduction delay
documents elimination expire horizontal ineligible limit massa modify nears
notebook nyt permanent processor proportional prospective referendums regular
requested residue selected shipment summary suspended
320: activated available chooses discharge disciplinary drafting import
indefinite lease maastricht npt packages packet pole receipt receiver
reimbursement row signatures subscriber tier withdrawals
325: accreditation aluminium applicants audit ballot confidential fees financing
fixed frequencies key multiple outline page password penultimate rack releases
remaining residence residual restart section seedings sequence severance troop
wba wire
330: auxiliary battery binding citation deadlines dl documentation download
enters exemption exhaust grafs joint lat panels permits portion provision
respective revision revisions revolving separate sheet undergo vacancy withdraw
335: automatic booklet coxnet enrichment examination extradition lock
modifications mortgage obtained package panel phases primary processing
ratification specialist specifications stipulated text vacated warrant
340: activation advance advisory allocated batch bracket chairmanship containing
determine disambiguation dispatch fails font frame function hourly hydraulic
instructions option paperwork pathway pct permit procedure procedures
qualifications requests rotation valves visa width
345: amend assignments cache chassis circuit detention disc expires heats lever
manually receives remainder rpm schedules secondary staffing tariff threshold
tube
350: block clearance component compression copy examinations incorporates intake
maximum repayment retention routing scan submission turbine vector weekly wye
355: appointments assigned berths check exit funding hearings payments posts
preliminary probation protocol recommendation sample uranium
360: ams applicant applications brackets button checks concurrent consists
credits detainee determines draft enter format holders issuance mechanism noun
output rear stack suspends transcript
365: blocks cylinder document embargoed evaluation filter ore rb rebate tonne
turret
370: ac approves bail contains facility fee holder load mandated modification
pullout qualify recasts replaces request slot summaries transcripts
375: alloy criteria docking finishers formats gb intermediate minimum obtain
reactor subs update waivers wp
380: alternate expiration extensions formula qualification qualifying
redeployment secured switch transferred
385: bypass clause clears generator layout payload semester timeline withdrawal
390: coding conditional monthly paragraph parentheses placed presses removes
scheduled vat via
395: application brake edits license listing loading ministerial partial
residency variable
400: entries gp grid passport required requirements select slated standby
timetable voltage waiver
405: bibliography corrects inputs slots submit submitted
410: assignment diagram extension mandatory mln parameters provisional
transmission updates verification waived
415: backup certification compartment expired files graph listings ratio
repurchase
420: closes configuration deadline differential injection lb ratios registration
transfers transmitter
425: payment phase rotating schedule
430: module swap tab
435: additional certificate completion corresponding inserted loan replacement
resumes suspension undisclosed
440: bln completes file unspecified
445: edit entry manual picks
450: automatically inserts precede supplemental
455: allocation authorization deposit exam
460: eligibility insert pending requirement
470: trim
480: bonus transfer valve
485: eds input licence placement retransmitting
490: modules
505: node
510: specification
515: specified
520: dual supplementary
555: optional
580: discography
"""
