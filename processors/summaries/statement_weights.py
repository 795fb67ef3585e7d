"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.94,
    "article": -0.90,
    "bias": 0.20,
    "colon": 1.37,
    "commas": -0.78,
    "comparison": 0.52,
    "condition": -0.04,
    "every": -0.34,
    "imperative": -0.10,
    "is": 0.36,
    "length": 0.09,
    "modal": 0.24,
    "negation": 0.39,
    "order": 0.17,
    "others": -0.24,
    "past": -0.97,
    "possessive": -0.40,
    "question": -0.10,
    "reason": 0.26,
    "short": 0.10,
    "speaker": 0.76,
    "told": -0.55,
    "user": 1.66,
    "vague": -1.13,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-3 !_!:134 !_^:-87 $:174 $_0:174 0:-55 0_?:7 0_^:149 0_a:-39 0_alunos:35
0_amps:6 0_and:-29 0_as:39 0_at:69 0_attempts:35 0_aufträge:4 0_baguettes:24
0_bajtów:15 0_bars:5 0_bathers:17 0_beats:27 0_because:-21 0_blechen:27
0_bottles:23 0_brezeln:26 0_brokers:4 0_bytes:28 0_call:-60 0_calls:19
0_canciones:-33 0_carretillas:7 0_cars:2 0_chairs:-5 0_cinnamon:7 0_classes:3
0_cm:87 0_colleagues:-21 0_copies:-8 0_copy:33 0_crates:8 0_cups:-5 0_days:24
0_degrees:13 0_dezimeter:4 0_dp:16 0_drops:28 0_esquiadores:18 0_euro:38
0_euros:45 0_exercises:24 0_faults:14 0_files:-54 0_flashcards:23 0_floors:-12
0_fois:-11 0_footnotes:-16 0_for:68 0_frames:-37 0_g:44 0_gb:33 0_gibi:21
0_gigas:28 0_grad:2 0_grams:27 0_gulls:-58 0_gästen:14 0_helm:36 0_hertz:6
0_heures:-9 0_hilos:5 0_hives:1 0_hocker:3 0_horas:-64 0_hosts:42 0_hours:-36
0_i:18 0_im:18 0_import:42 0_invoices:18 0_is:87 0_it:24 0_items:26
0_iterations:9 0_jours:1 0_kacheln:6 0_kb:62 0_kbaud:15 0_keys:15 0_kg:38
0_kids:-42 0_kilo:8 0_kilobytes:9 0_kilos:54 0_kilovatios:39 0_kilowatts:35
0_kleine:-56 0_km:1 0_knight:6 0_layers:-47 0_letters:-30 0_leute:52 0_litres:49
0_litri:17 0_litros:4 0_logins:-9 0_m:14 0_mailboxes:35 0_marks:9 0_mb:48
0_mbit:1 0_means:55 0_megabytes:15 0_messages:37 0_metres:-14 0_metros:17
0_mikroampere:6 0_milliseconds:16 0_min:78 0_minuten:-26 0_minutes:-4 0_minuti:3
0_minutos:-45 0_ml:13 0_mm:17 0_ms:51 0_msgs:17 0_muestras:17 0_new:34
0_newtons:34 0_nodes:5 0_notes:-66 0_now:13 0_of:-53 0_on:30 0_opcodes:27
0_orders:4 0_other:-25 0_pages:-35 0_palabras:15 0_palavras:28 0_pallets:42
0_parallel:38 0_particiones:22 0_pens:-31 0_people:29 0_percent:-11
0_personas:47 0_personnes:-31 0_physics:2 0_pieces:-26 0_pixels:-10 0_places:23
0_players:27 0_pm:20 0_points:15 0_pots:-20 0_ppm:20 0_problems:9 0_próbek:33
0_punkte:29 0_puntos:25 0_pupils:-36 0_questions:13 0_queue:17 0_radiators:12
0_red:-1 0_requests:-45 0_retries:-85 0_rows:-52 0_s:57 0_sacks:9 0_sacs:14
0_samples:3 0_schüler:26 0_schülern:30 0_seats:23 0_secondes:30 0_seconds:96
0_seiten:1 0_sekunden:11 0_sheets:28 0_slots:25 0_small:-26 0_sockets:20
0_songs:-25 0_sorten:-26 0_steps:-17 0_stunden:-58 0_säcken:30 0_tabs:-37
0_tacks:48 0_that:26 0_that's:2 0_the:17 0_thin:6 0_ticks:3 0_times:-98
0_titles:6 0_tonnes:20 0_trays:16 0_tries:1 0_tygodniowo:12 0_uhr:37 0_utc:22
0_values:20 0_volts:8 0_walks:20 0_watt:1 0_watts:33 0_when:-10 0_which:11
0_winters:-26 0_words:41 0_workers:10 0_years:-49 0_ピ:13 0_个:-5 0_克:38 0_分:11
0_天:8 0_段:27 0_秒:37 0_道:13 ?:-17 ?_^:-17 ^:34 ^_0:-150 ^_a:25 ^_about:67
^_according:27 ^_actually:19 ^_after:23 ^_all:60 ^_als:37 ^_always:64 ^_am:36
^_an:52 ^_and:100 ^_antes:48 ^_any:37 ^_anyone:32 ^_anything:68 ^_apparently:-9
^_après:3 ^_are:-72 ^_as:138 ^_ask:43 ^_at:5 ^_aucun:22 ^_avant:34 ^_ayer:-73
^_back:-51 ^_backups:13 ^_beaucoup:-61 ^_because:-7 ^_before:40 ^_bei:18
^_beim:5 ^_benedikt:5 ^_between:-58 ^_beyond:18 ^_bis:4 ^_bitte:8 ^_blue:43
^_booster:20 ^_bootsprüfung:6 ^_both:47 ^_brb:-112 ^_british:26 ^_bufor:3
^_build:29 ^_by:75 ^_cable:-36 ^_calculators:51 ^_call:7 ^_can:3
^_certificates:9 ^_chairs:-59 ^_chapter:25 ^_chaque:6 ^_che:-78 ^_children:-26
^_ci:31 ^_claims:11 ^_coffee:-33 ^_cold:13 ^_colour:10 ^_como:75 ^_compilers:-13
^_con:51 ^_correct:2 ^_could:104 ^_courier:12 ^_crash:9 ^_customer:35
^_danach:29 ^_das:-76 ^_dat:-45 ^_de:69 ^_den:21 ^_der:106 ^_did:23 ^_die:160
^_disk:6 ^_dns:19 ^_does:31 ^_don't:-104 ^_dont:3 ^_dr:7 ^_draw:6 ^_du:10
^_during:3 ^_each:-50 ^_early:16 ^_ein:-35 ^_el:-2 ^_elle:48 ^_em:-57 ^_en:-53
^_entre:15 ^_er:8 ^_error:14 ^_es:-55 ^_est:18 ^_everyone:-59 ^_everything:66
^_exactly:-65 ^_expect:2 ^_facilities:8 ^_falta:46 ^_feature:5 ^_finalement:18
^_finance:8 ^_fine:28 ^_finger:5 ^_finished:11 ^_flaky:1 ^_fog:-44
^_following:25 ^_food:21 ^_football:27 ^_for:149 ^_force:4 ^_forget:21
^_forklifts:47 ^_found:-38 ^_funkmast:1 ^_funny:-21 ^_fyi:9 ^_für:55
^_generally:-45 ^_generated:15 ^_gestern:-54 ^_give:40 ^_given:16 ^_glad:-17
^_go:21 ^_going:6 ^_good:7 ^_gosto:39 ^_got:82 ^_gruppe:26 ^_ha:-84 ^_haha:-191
^_half:15 ^_han:16 ^_hang:-105 ^_has:-14 ^_having:34 ^_hay:31 ^_he:148 ^_he's:30
^_hello:55 ^_her:-23 ^_here:-7 ^_here's:35 ^_het:-79 ^_hier:-66 ^_hm:-53 ^_ho:11
^_homework:24 ^_house:42 ^_how:-61 ^_hundefutter:30 ^_i:16 ^_i'd:73 ^_i'll:-26
^_i'm:5 ^_i've:-7 ^_ich:47 ^_id:27 ^_if:3 ^_il:66 ^_im:-37 ^_in:-94
^_incident:-8 ^_inspector:16 ^_interesting:-51 ^_invoices:5 ^_is:-33 ^_isn't:-37
^_it:-91 ^_it's:17 ^_j'ai:44 ^_j'aime:20 ^_j'avais:28 ^_je:24 ^_jetty:14
^_jetzt:18 ^_just:101 ^_keep:-38 ^_kindly:7 ^_kitchen:1 ^_korrektur:1 ^_la:167
^_label:3 ^_las:51 ^_last:-4 ^_laut:11 ^_le:-78 ^_left:34 ^_legal:38 ^_leo:20
^_les:91 ^_lesson:20 ^_let:-2 ^_let's:35 ^_letters:-50 ^_lift:15 ^_line:72
^_lo:73 ^_login:6 ^_lol:-163 ^_look:60 ^_looking:-6 ^_los:41 ^_lost:7 ^_low:12
^_lunch:-89 ^_länger:17 ^_ma:-63 ^_make:21 ^_many:-16 ^_mark:39 ^_marketing:54
^_max:21 ^_may:48 ^_me:76 ^_measured:10 ^_mehr:23 ^_mein:-63 ^_meine:-49
^_memory:-24 ^_mi:-26 ^_mientras:37 ^_milk:15 ^_minors:21 ^_mio:-73 ^_mir:57
^_mock:14 ^_morning:-12 ^_most:-32 ^_moved:34 ^_moving:-38 ^_muchas:-60 ^_mum:19
^_mum's:7 ^_must:-33 ^_my:-7 ^_na:-50 ^_nach:13 ^_nada:4 ^_ne:31 ^_never:29
^_new:32 ^_next:68 ^_night:23 ^_no:-34 ^_nobody:83 ^_non:12 ^_nos:30 ^_not:44
^_noted:13 ^_nothing:-45 ^_nous:22 ^_now:40 ^_nunca:-27 ^_o:-29
^_odszkodowanie:36 ^_of:-52 ^_ohne:-23 ^_ojo:1 ^_ok:-41 ^_okay:-25 ^_omg:-41
^_on:-81 ^_once:62 ^_one:19 ^_only:-3 ^_open:5 ^_our:13 ^_out:68 ^_page:4
^_pager:9 ^_paper:-1 ^_pas:61 ^_patient:10 ^_people:-51 ^_per:49 ^_personne:30
^_photos:15 ^_picture:-11 ^_playlist:3 ^_please:-38 ^_pls:15 ^_plutôt:8 ^_po:49
^_port:20 ^_pour:32 ^_prefiero:40 ^_production:8 ^_professor:5 ^_que:-48
^_quelle:-39 ^_queue:-27 ^_quiero:13 ^_qué:-111 ^_rack:8 ^_ran:17 ^_rather:53
^_read:27 ^_reading:-74 ^_remember:-24 ^_reminders:1 ^_replica:12
^_replication:2 ^_result:15 ^_right:92 ^_root:1 ^_run:5 ^_sailors:-8 ^_sample:20
^_saturday:11 ^_saw:17 ^_school:34 ^_scratch:20 ^_screen:4 ^_se:48 ^_secrets:26
^_seeing:44 ^_send:3 ^_serwer:13 ^_será:48 ^_set:4 ^_she:49 ^_should:13 ^_sie:57
^_siempre:-63 ^_sin:24 ^_since:21 ^_sleep:8 ^_so:-40 ^_some:-102 ^_somebody:-69
^_something:35 ^_sometimes:-13 ^_sorry:-136 ^_sounds:-3 ^_soup:-67 ^_speak:31
^_status:4 ^_still:54 ^_stock:12 ^_stories:23 ^_such:-52 ^_support:30 ^_swap:8
^_take:-17 ^_talk:3 ^_tell:30 ^_tenant:2 ^_thank:-73 ^_thanks:-74 ^_that:-32
^_that's:45 ^_thats:27 ^_the:-18 ^_their:43 ^_then:19 ^_there:-6 ^_there's:-22
^_they:44 ^_think:-22 ^_this:-1 ^_those:-126 ^_tickets:22 ^_to:10 ^_todavía:7
^_todo:21 ^_tomorrow:32 ^_tonight:6 ^_too:29 ^_trains:-38 ^_treat:27 ^_turns:22
^_two:66 ^_typo:16 ^_un:10 ^_under:26 ^_use:5 ^_uw:34 ^_vendor:8 ^_viele:-52
^_visitors:9 ^_voice:29 ^_vor:10 ^_votre:47 ^_vous:-30 ^_w:-91 ^_wait:-99
^_waiting:2 ^_ward:3 ^_water:-40 ^_we:97 ^_we'd:27 ^_we'll:27 ^_we're:53
^_weak:-8 ^_well:-102 ^_wer:44 ^_were:20 ^_what:-5 ^_what's:20 ^_whatever:17
^_when:85 ^_whenever:8 ^_where:61 ^_whether:-7 ^_which:17 ^_while:18
^_whoever:-10 ^_why:1 ^_will:4 ^_wind:-5 ^_window:16 ^_wir:41 ^_with:40
^_without:33 ^_would:18 ^_ya:96 ^_yeast:-16 ^_yes:-102 ^_yesterday:-40 ^_yo:10
^_you:-49 ^_you'll:12 ^_you're:-46 ^_your:96 ^_zadań:12 ^_zone:4 ^_zum:23
^_à:-58 ^_è:5 ^_あ:25 ^_不:-17 ^_予:24 ^_今:-47 ^_会:15 ^_写:14 ^_地:28 ^_备:12 ^_小:-60
^_我:-25 ^_昨:-44 ^_每:42 ^_没:8 ^_第:27 ^_老:-15 ^_说:-23 ^_这:-12 a:-43 a_0:43
a_afternoon:-37 a_amostra:35 a_aula:28 a_bad:-6 a_bakery:11 a_bar:-30
a_barbecue:29 a_batch:30 a_bathtub:-51 a_beginning:38 a_bell:-30 a_bench:-59
a_bird:-4 a_biscuit:-2 a_boat:-12 a_book:-29 a_border:19 a_boy:-8 a_burst:30
a_cache:-35 a_cake:-45 a_case:-3 a_chair:-41 a_change:15 a_character:-22
a_chemist:-13 a_choice:76 a_clean:-5 a_club:47 a_coin:-29 a_cold:-26
a_colleague:-14 a_comment:46 a_compiler:-8 a_concert:-23 a_contract:-34
a_copy:18 a_cor:25 a_course:17 a_crate:-11 a_customer:1 a_data:-26
a_database:-47 a_date:37 a_day:108 a_deadline:-7 a_degree:-1 a_deposit:-25
a_difference:-9 a_different:35 a_dinner:19 a_dip:-5 a_dozen:12 a_dry:28
a_evening:-45 a_face:8 a_failed:14 a_fair:-42 a_floppy:-56 a_footnote:-56
a_frame:27 a_free:-65 a_fresh:14 a_friday:8 a_friend:-15 a_full:53 a_game:-30
a_gap:18 a_go:1 a_good:-54 a_great:-5 a_guest:45 a_guy:22 a_hammer:-3 a_has:12
a_hat:-20 a_headache:-7 a_heap:-17 a_ho:-26 a_holiday:-75 a_horse:-38 a_hotel:5
a_idea:-29 a_jar:-21 a_kitchen:-21 a_la:-52 a_lab:1 a_lawyer:40 a_lesson:30
a_letter:-41 a_level:12 a_lift:-92 a_line:-8 a_little:-5 a_living:-20 a_long:17
a_look:44 a_lot:-26 a_lovely:-26 a_lunch:-5 a_m:-9 a_machine:-24 a_man:-45
a_manual:44 a_mess:38 a_minha:-15 a_minute:58 a_missing:8 a_mix:11 a_mock:17
a_moment:90 a_month:50 a_museum:-11 a_new:84 a_night:2 a_no:19 a_noise:-11
a_nurse:36 a_one:-51 a_paragraph:33 a_parcel:28 a_parrot:-44 a_patch:9
a_patient:47 a_pencil:17 a_phone:-25 a_picture:-1 a_piece:33 a_plant:-7
a_point:-27 a_pond:30 a_promise:43 a_query:22 a_question:23 a_rash:42
a_rather:-15 a_real:41 a_red:52 a_refund:15 a_replacement:20 a_room:-5 a_row:8
a_rule:-30 a_sample:36 a_scan:-20 a_school:-4 a_second:79 a_server:-6
a_session:32 a_shift:-30 a_short:-3 a_sign:17 a_signature:8 a_silent:44
a_simple:-4 a_single:-42 a_skeleton:-60 a_sky:-8 a_slip:60 a_small:27
a_smell:-42 a_smile:16 a_spreadsheet:18 a_stamp:-14 a_sticker:-23 a_story:36
a_student:-10 a_suitcase:5 a_sunday:-41 a_surprise:39 a_surprising:-7
a_swimming:-26 a_switch:19 a_table:1 a_teacher:-31 a_test:2 a_text:10
a_thing:-18 a_third:17 a_ticket:23 a_time:44 a_todos:-28 a_topic:-103
a_train:-28 a_vegetarian:64 a_view:5 a_wall:-19 a_warm:15 a_washer:2 a_way:-55
a_wedding:46 a_week:-7 a_while:-36 a_white:44 a_whole:-33 a_word:37 a_working:23
a_year:-10 aan:-25 ab:169 ab_0:161 abdeckung:17 abend:-42 abendessen:14 abends:6
ablation:12 able:45 able_to:45 about:1 about_0:-25 about_^:-31 about_a:-6
about_it:25 about_my:-30 about_the:56 about_to:25 about_what:39
about_whether:-46 about_your:-19 above:31 above_0:18 above_that:12 above_the:-5
abre:11 abtastrate:6 abtastrate_liegt:6 accent:31 accent_colour:1 accept:12
accepted:54 accepts:13 access:74 access_to:17 accordion:-75 accordion_^:-64
account:88 account_^:20 account_of:8 accounting:-3 accounts:18 acids:20
acquired:-3 acronym:8 across:34 act:21 act_two:6 active:7 actually:42 add:17
added:3 address:50 address_0:2 address_^:17 addresses:28 adjuster:18 admit:-66
admit_0:17 admit_that:-22 admits:3 admits_0:3 adresse:19 after:46 after_0:-34
after_^:-9 after_a:36 after_is:15 after_lunch:13 after_patients:58 after_ten:35
after_that:30 after_the:-37 after_this:-70 after_which:11 after_your:14
afternoon:-77 afternoon_^:-55 afterwards:29 again:-67 again_^:-38 again_and:-38
again_at:48 again_with:7 against:57 against_the:14 age:-48 agency:18 agent:-39
ages:-4 ago:52 ago_^:61 agree:-48 agree_^:-44 agreed:35 agreed_on:9 agreed_the:3
agreed_to:-20 agreed_with:10 agreement:23 ahead:64 ahead_^:21 ahead_of:34
ahora:19 ai:-22 aim:9 air:-55 airline:14 airport:-35 aisle:29 al:-76 al_día:-22
alarm:67 alarm_trips:19 alarms:21 alerts:60 alfred:56 alias:1 alias_^:1
alive:-25 all:-78 all_0:51 all_^:14 all_day:-48 all_from:-33 all_green:4
all_i:10 all_in:9 all_night:68 all_of:-25 all_over:8 all_right:49 all_the:-54
all_this:38 all_three:13 all_week:31 alla:16 alle:-39 allergic:17 allergy:20
allergy_diet:20 alles:-73 allocation:-1 allow:1 allowed:56 allowed_to:25
allows:24 allows_0:6 almost:-31 alone:-36 alone_^:14 along:28 along_the:-38
aloud:34 aloud_^:20 already:92 already_^:13 als:-81 als_0:49 als_ein:-34
als_nächstes:37 also:30 alten:10 although:-69 although_the:-36 alunos:35
alunos_^:35 always:-49 always_ask:3 always_been:-7 always_brings:-19
always_forget:-4 always_get:-17 always_the:39 am:58 am_0:28 am_^:28 am_glad:-18
am_going:4 am_liebsten:56 am_markt:26 am_reading:-59 am_sorry:52 am_tag:3
among:-41 amostra:35 amostra_do:35 amount:4 amps:6 an:-5 an_^:25 an_answer:28
an_automatic:40 an_der:22 an_die:-64 an_empty:15 an_epipen:29 an_evening:85
an_hour:55 an_old:-112 an_outage:-31 an_upload:9 ana:6 analyser:-46 analysis:-17
analysts:20 anche:16 and:-30 and_0:-43 and_a:-42 and_after:-36 and_all:-8
and_always:-31 and_can:-3 and_climbing:17 and_each:-38 and_entered:12
and_every:-20 and_everybody:-10 and_explain:46 and_for:14 and_forth:43
and_found:61 and_go:-3 and_goes:-14 and_got:-48 and_green:27 and_hands:-60
and_has:-35 and_his:-14 and_i:-35 and_i'm:40 and_in:19 and_is:28 and_it:-1
and_it's:18 and_its:16 and_landed:-11 and_leave:28 and_less:37 and_most:-13
and_my:-57 and_never:46 and_no:-21 and_nobody:-54 and_none:-17 and_not:157
and_nothing:24 and_now:-45 and_nowhere:34 and_on:-45 and_one:-90 and_only:64
and_our:38 and_people:-25 and_put:52 and_returns:-68 and_salt:-14 and_she:-53
and_six:20 and_so:59 and_some:-1 and_still:-32 and_that:17 and_that's:19
and_the:-75 and_their:-8 and_then:-2 and_they:1 and_to:19 and_wants:50 and_we:8
and_what:26 and_with:15 and_you:51 android:31 android_builds:23 anecdote:-23
anecdote_^:-19 announce:6 announce_the:2 announced:-18 anonymous:11 anruf:4
ans:-51 answer:-9 answer_to:12 answers:61 answers_^:7 answers_to:8 anteil:16
antena:11 antes:69 antes_de:60 any:-57 any_evening:-47 any_idea:36 any_of:-8
anybody:40 anymore:30 anyone:-56 anyone_ever:-30 anyone_who:18 anyone_with:-17
anything:31 anything_^:-64 anything_above:8 anything_else:-52 anything_that:18
anything_under:33 anything_with:26 anything_younger:11 anyway_^:47 anywhere:-10
anywhere_^:-28 ao:58 apart:33 apart_from:21 api:41 apologies:17 apologise:40
apologise_for:3 app:5 app_^:-6 app_gives:9 app_shows:-30 app_to:4 apparently:-43
appeal:19 applies:17 applies_to:17 appointment:11 après:33 arbeitet:3 archive:62
archive_^:7 archives:35 are:30 are_0:33 are_^:23 are_a:-121 are_all:-79
are_allowed:24 are_and:-37 are_asleep:30 are_at:-55 are_away:3 are_common:-14
are_easier:-7 are_easy:-72 are_enough:17 are_fine:3 are_four:14 are_going:15
are_gone:59 are_hard:-60 are_in:90 are_kept:82 are_like:67 are_lovely:7 are_no:6
are_not:-24 are_on:25 are_only:51 are_out:14 are_rarely:-25 are_read:2
are_returned:2 are_stacked:2 are_stored:64 are_tagged:4 are_the:5 are_to:35
are_too:4 are_two:46 are_we:24 are_what:49 are_wired:1 are_with:4 aren't:16
argued:-30 arguing:-34 arm:10 armchair:19 armrest:3 around:-52 around_0:3
around_^:2 around_are:-9 around_the:-49 around_there:-2 arranged:3 array:34
arrival:24 arrive:45 arrived_in:-7 arrives:-24 arrow:32 arrows:-42 article:-23
as:-12 as_0:-25 as_a:-9 as_ab:8 as_agreed:23 as_far:-5 as_for:24 as_if:-41
as_it:37 as_its:14 as_long:-25 as_much:-31 as_of:46 as_on:-51 as_soon:29
as_the:49 as_their:-27 as_to:25 as_we:37 as_with:-7 as_you:23 as_your:28
aside:17 aside_$:18 ask:-48 ask_about:39 ask_anyone:-68 ask_for:13 ask_if:-62
ask_me:-6 ask_the:9 asked:-89 asked_for:76 asked_if:-45 asked_me:-45
asked_the:-15 asked_to:18 asked_us:-44 asked_what:-35 asked_whether:-33
asking:-20 asking_about:13 asks:-14 asleep:-9 asleep_in:-35 assessed:5 asset:-11
assinatura:49 así:-75 at:-30 at_0:129 at_a:-13 at_dusk:19 at_eleven:-41
at_first:-10 at_five:8 at_it:22 at_least:-62 at_me:-24 at_minute:-25 at_most:61
at_my:-19 at_night:-73 at_nine:20 at_noon:-18 at_once:57 at_one:38 at_school:-10
at_sea:-8 at_seven:-5 at_six:11 at_that:-35 at_the:-50 at_this:-10 at_three:41
at_work:-12 at_your:14 ate:-54 ate_my:-28 ate_the:25 attempt:42 attempts:54
attention:-6 attic:-9 au:-4 au_bout:6 au_moins:-4 auch:73 auch_für:25 aucun:38
aucune:44 audience:-59 audience_in:-18 audio:52 audio_ma:33 auditors:17
auditoría:28 auf:-5 auf_0:24 auf_das:58 auf_dem:-51 auf_deutsch:21
auf_englisch:2 aufbewahrung:19 aufträge:4 aufträge_^:4 august:-33 aula:35
aula_prática:28 aunque:10 aunt:29 aus:-103 aus_dem:20 ausschließlich:24 aussi:12
author:-55 autoclave:13 automatic:40 autumn:18 aux:-8 außer:25 avait:-58
avait_un:-35 avalanche:15 avant:98 avant_la:18 avec:-132 avec_la:-27
avec_les:-99 average:-2 averages:-13 avisar:28 avons:-7 awake:-4 away:93
away_^:3 awful:80 awning:16 ayer:-63 b:74 baby:12 back:-45 back_^:-61
back_and:51 back_from:49 back_in:-10 back_on:4 back_the:-58 back_then:-80
back_to:-19 back_with:20 backend:1 background:-53 backup:8 backups:81
backups_are:20 backwards:-16 bad:-2 badge:35 badge_outage:5 badly:-38
badly_so:14 badly_with:10 bag:35 baggage:-4 baguettes:24 bahn:-16 bajtów:15
bajtów_^:15 bakery:10 bakery_^:-4 bakfiets:40 bakfiets_staat:34 balance:9
balancers:20 balcony:8 banco:29 band:48 bank:-49 bank_^:7 banner:15 banquet:14
bar:-31 barbecue:45 barbecue_^:45 barley:14 barn:49 bars:9 bars_of:32 bascule:15
base:44 base_image:3 based:-25 baseline:27 basement:-50 basket:-9 batch_holds:-5
batch_size:17 bathers:17 bathroom:28 bathtub:-51 bathtub_^:-48 battery:48
battery_^:18 battery_alarm:8 baud:13 baud_divider:13 bay_parking:22 bc:13
bc_the:8 be:9 be_0:75 be_?:37 be_a:-68 be_able:44 be_arranged:3 be_closed:-29
be_done:29 be_faster:49 be_found:10 be_grateful:10 be_handed:3 be_honest:-82
be_kind:16 be_lovely:36 be_nice:-17 be_nicer:34 be_off:19 be_part:13
be_returned:15 be_taken:3 be_the:-98 be_there:5 be_told:16 be_too:-69
be_treated:6 be_used:57 be_with:5 be_worth:-30 bear:27 bearing:-21 bearing_^:9
bearing_with:-36 bears:-9 beats:7 beats_a:7 beaucoup:-61 beaucoup_de:-61
beautiful:-52 became:-23 became_so:-13 because:3 because_it:-15 because_my:7
because_of:-45 because_the:4 become:-52 become_a:-51 becomes:-15 bed:2
bedding:15 beds:7 been:-2 been_opened:18 been_settled:19 been_taken:5 beer:-67
beer_^:-88 bees:-50 bees_can:-68 before:-19 before_^:-81 before_anyone:26
before_dawn:-10 before_i:13 before_it:8 before_lunch:27 before_that:21
before_the:-4 before_we:40 before_you:30 beforehand:12 beforehand_^:11 beg:31
beg_your:31 began:-11 begin:22 begin_with:22 beginning:39 begins:38
begins_with:25 begleitet:26 begleitet_sie:26 behind:-73 behind_a:-16 behind_it:3
behind_the:-86 behind_us:25 behind_with:-4 bei:-1 bei_0:18 bei_der:20 beim:52
beim_abendessen:14 beim_start:6 being:63 bekommt:63 beleg:30 believe:-110
believe_it:-35 bell:-30 bell_^:-30 belle:-26 belong:46 belong_in:50 belong_to:9
belongs:57 belongs_to:45 below_0:5 below_the:-8 belt:-10 belt_the:26 belts:-9
bench:-34 bench_by:-32 benedikt:5 beside:-77 best:-52 best_so:65 bet:-9
beträgt:17 beträgt_0:2 bett:21 bett_ist:21 better:32 better_on:7 better_than:2
better_when:38 bettina:9 between:-27 between_two:-52 between_us:-30 beyond:85
beyond_0:8 beyond_that:68 bez:17 bicycle:-25 bicycles:21 bien:40 big:-26
biggest:-30 bike:51 bike_is:44 bildern:6 bildern_^:6 bill:54 bin:-60 bin_ich:-61
binary:38 bind:52 binding:18 binomial:32 binôme:14 binôme_pour:14 biology:7
birch:-2 bird:-2 birds:-34 birth:-7 birth_dates:8 bis:22 biscuit:-2 biscuits:-51
bit:22 bit_like:-6 bit_the:16 bitte:120 bitte_immer:28 black:42 ble:9
ble_stack:9 blechen:27 bleiben:26 bleiben_^:4 bleiben_beim:12 bleibt:21 blew:1
blind:61 blinking:-76 blinking_lights:-5 blocked:51 blocked_by:19 blocks:14
blocks_the:9 blood:3 blue:50 blue_^:-25 bluetooth:27 board:60 board_is:18
boards:-32 boards_in:-48 boat:-74 boat_^:-98 boat_draws:15 boathouse:7 bogdan:9
boiler:37 boiling:-71 bom:-62 bon:4 book:-10 book_^:64 booked:42 booking_^:12
bookmarks:37 books:13 booster:21 boot:48 bootloader:12 bootloader_is:10
boots:-21 bootsprüfung:6 borden:-48 border:35 border_station:1 boring:53
boring_sql:28 boss:-44 both:133 both_archives:16 both_of:38 bots:-70 bottles:25
bottles_a:23 bought:-60 bought_the:-15 bout:6 bout_de:6 bowline:65 box:44
box_for:22 box_is:11 boxes:17 bracelet:25 brake:4 branch:-23 branch_^:31
branches:-22 branches_^:-26 braucht:36 brave:-18 brave_^:-18 brb:-112 bread:-41
bread_and:-6 break:-29 breaker:5 breakfast_^:8 breakfast_is:27 breaks:39
breathes:-1 breathes_in:-1 brezeln:26 brezeln_^:26 bridge:17 bridge_^:22
bridge_and:24 bridge_call:20 bridges:-50 bridges_were:-12 brigade:8 bright:47
bright_tank:47 bring:21 bring_a:3 bring_the:38 bringing:21 brings:3 british:34
british_spelling:34 brochure:20 broke:7 broken:57 broker:28 brokers:23
brokers_^:4 bronze:31 broom:-89 brother:91 brother_in:-23 brother_reads:51
brother's:15 brought:-66 brought_0:-40 brought_a:-5 brown:15 browser:-38
buckets:-36 buddy:26 budget:7 budget_^:-1 budget_of:7 buffer:4 buffer_holds:3
buffet:13 bufor:54 bufor_audio:33 bufor_wejściowy:15 bug:14 bug_is:15 bugs:-29
build:70 build_0:31 build_^:22 build_on:-1 building:-9 building_^:12
building_a:-13 builds:32 builds_take:2 built:-12 bullet:4 bullet_points:4
bulletin:20 bump:3 bumped:-39 bumped_the:20 bumper:3 buns:48 burglars:30
burned:2 burnt:-85 burro:-24 burst:30 bus:-79 bus_^:15 bus_from:-22 bus_was:-52
business:9 but:-55 but_a:26 but_i:-39 but_it:-60 but_nobody:83 but_the:-38
button:-54 button_and:-6 buttons_are:1 buy:-15 buzzer:17 by:42 by_0:-43 by_^:14
by_a:64 by_and:22 by_hand:-13 by_heart:17 by_itself:26 by_letter:7 by_may:13
by_our:25 by_somebody:-6 by_someone:-22 by_the:-58 by_their:-9 by_then:-2
by_vector:17 bytes:39 bytes_^:16 búfer:17 búfer_tiene:17 büro:-13 c:16 c_^:9
c'est:-82 c'est_une:-56 caben:65 caben_0:55 cabin:43 cabin_^:31 cabinet:-42
cabinet_^:-31 cabins:48 cabins_^:15 cable:-46 cables:-42 cabling:-73 cache:-10
caches:35 cada:33 cada_foto:6 café:-140 café_de:-58 cafés:-47 cage:37 cage_^:6
cake:24 cake_?:37 cake_^:37 cake_and:-40 cakes:-43 calculator:48
calculator_is:33 calculators:64 calendar:19 calendars:14 calibration:7 call:52
call_at:6 call_is:-20 call_it:-1 call_on:28 call_the:22 call_with:-12
callback:-14 callback_fires:-14 called:74 called_^:17 called_the:3 calls:-43
calls_^:-42 calls_a:19 calls_as:29 calls_it:-50 calls_the:7 calm:-38 calves:2
calves_^:2 cambio:49 came:42 came_back:36 came_by:25 came_from:-9 came_into:-12
came_out:2 came_through:-4 came_with:-6 camera:65 camión:4 camión_de:4
camping:-24 campsite:-29 can:-13 can_be:15 can_count:-63 can_do:-39 can_draw:-3
can_find:-22 can_hardly:44 can_hear:-1 can_learn:41 can_live:-25 can_manage:32
can_only:22 can_picture:-10 can_see:-70 can_sleep:-59 can_spend:20 can_still:-37
can_take:31 can_tell:-18 can_the:10 can_wait:43 can't:-67 can't_be:-51
can't_make:20 can't_see:71 can't_tell:59 canal:-35 canal_^:8 cancelled:52
cancelled_^:34 canciones:-33 candidates:8 cannons:2 cannot:13 cannot_be:32
canoe:20 canoe_club:20 cant_see:-17 canteen:-47 capacitors:-6 capacity:-21
caps:29 captain:-13 captures:-13 captures_the:-13 car:19 car_park:6 card:34
card_^:30 card_and:6 cards:-42 cards_and:-25 caretaker:7 carousel:19 carpet:-41
carretillas:7 carretillas_^:7 carried:-41 carrier:21 carries:46 carries_0:34
carries_an:29 carries_the:19 carry:5 carry_over:-49 cars:-97 cars_is:-87 carte:5
carte_du:5 cascade:7 case_in:-28 cases:38 cases_^:4 cash:31 cat:-97 cat_in:-9
cat_walked:-31 catalogue:61 catch:-19 caterer:18 cats:-44 cause:50 cause_of:39
caution:28 ce:18 ce_matin:-59 ce_que:18 ce_sera:65 ceiling:-1 ceiling_^:9
cell:29 cellar:31 cellar_is:39 cells:17 cent:1 centre:-5 centro:1
certificate:-15 certificate_is:-20 certificates:9 chain:31 chain_of:27 chair:-38
chairlift:15 chairlift_is:1 chairs:-31 chamber:3 change:47 change_of:42
change_the:2 changed:-62 changes:64 changes_to:1 channel:45 chapel:18 chapter:86
chapter_0:37 chapter_four:16 chaque:31 character:-22 charge:61 charging:-50
charging_^:4 charm:-41 charm_^:-28 charming:-48 chart:-17 chart_^:-29 charts:8
chartwork:43 chat:93 chat_^:-4 chats:-99 che:-48 che_con:53 che_il:-43 cheap:-51
cheaper:10 cheaper_one:11 check:-18 check_in:15 check_that:-23 checked:28
checker:-45 checkout:14 checks:27 checksum:25 cheese:3 cheese_^:3 chemist:-13
chemistry:-1 cherry:14 chess:17 chew:60 chew_on:60 chewed:-39 chewed_through:-22
chez:19 chez_la:5 chez_le:2 chicken:17 children:-14 children's:4 chill:16
chip:13 chipped:32 chipped_in:32 chips:-39 chodzę:22 chodzę_do:22 choice:101
choice_i:21 choir:73 chosen:22 christening:10 christening_cake:10 christmas:-10
christmas_^:-41 chunks:38 ci:38 cinnamon:7 cinnamon_rolls:7 circle:4 circle_^:4
citation:3 citation_style:3 city:-27 claim:34 claims:14 clase:18 clase_de:5
clashes:28 clashes_with:26 class:-61 class_came:-24 classes:11 classes_^:3
classroom:-13 clean:-77 clean_^:-45 cleaned:40 cleaner:12 cleaners:10
cleaning:-14 clear:38 clear_^:15 clearer:-21 clearing:-20 clerk:-43 clever:19
click:-18 client:20 clients:16 clients_^:14 climbing:17 clinic:22 clinking:-17
clip:-41 clip_^:-41 clock:42 clocks:-72 clocks_^:-18 clocks_in:-48 close:20
closed:39 closed_for:-22 closes:14 closes_at:5 closing:-13 cloth:48 cloud:-17
cloud_bill:15 club:136 club_game:47 clue:40 cluster:57 clés:15 cm:87 cm_^:42
cm_in:2 cm_lang:21 co:26 coach:92 coast:-60 coast_road:-47 coastal:16 coat:30
coats:-26 cobro:2 cocina:5 cocina_es:5 code:60 code_0:22 code_a:-11 coffee:-129
coffee_^:-16 coffee_here:-51 coffee_machine:-26 coin:-64 coin_for:-28 cold:47
cold_and:30 cold_start:14 cold_store:20 collar:40 collar_^:40 colleague:-38
colleague_from:-38 colleague_has:4 colleagues_from:-11 collect:4 collected:22
collected_the:5 collector:14 collector_runs:14 collectors:-4 collects:-29
collects_the:-37 collision:24 colour:117 colour_^:1 colour_blind:62 colour_of:12
colour_the:19 column:40 columns_^:17 come:12 come_after:35 come_and:-12
come_back:66 come_first:4 come_from:-21 come_in:15 come_out:-61 come_to:-39
come_up:35 come_with:-2 comes:31 comes_after:37 comes_from:-44 comes_in:-4
comes_out:1 comes_the:13 comes_to:17 comigo:31 coming:31 comma:-7 command:-5
commande:39 commande_de:39 commas:-28 comme:6 comment:26 comment_in:-5
comments:24 comments_in:3 commit:3 commit_0:29 commit_messages:-30 common:-34
common_for:-19 como:84 como_mucho:3 companies:-6 company:-6 comparison:11
compass:20 compass_rose:20 compiler:-26 compilers:-14 complained:63
complained_about:52 complaint:10 complete:7 completely:19 composition:8
compte:12 computer:-51 computers:-58 con_0:-147 con_el:22 con_la:48 con_mi:16
concert:-4 concert_is:4 condition:6 conference:-17 confidence:10 config:8
confirma:2 confirma_por:2 confirmed:9 conflict:16 confused:-10 confuses:4
confusing:-37 congratulations:-9 connect:-9 connection:40 connection_pool:37
consent:72 consent_and:59 consists:2 consists_of:2 constant:4 consuma:17
consuma_0:17 consumo:15 contaba:-116 contact:19 contact_^:8 continue:6
continue_with:6 contract:-12 contract_^:8 contract_is:9 contract_with:4
contrato:11 contrato_^:9 control:10 controller:10 contó:-35 converter:-1
conveyor:-26 conveyor_motor:17 convinced:13 cook:-43 cooking:30 cooks:-6
cool:-28 cooling:22 copied:-49 copies:-15 copies_^:36 copies_of:-56 copy:-16
copy_streams:33 cor:25 cor_^:25 cork:-3 corner:-61 corners:-2 corners_^:-2
correct:50 correct_my:58 corrected:63 corrected_the:4 corridor:-31 cost:-5
cost_centre:20 cost_me:-17 costs:27 cot:4 cottage:17 could:-42 could_have:-17
could_never:-8 could_not:-54 could_the:38 could_we:35 could_you:71 couldn't:22
couldn't_find:21 couldn't_tell:17 council:19 council_has:8 counsel:3 count:-16
count_^:-43 count_as:44 count_to:-63 counted:-1 counted_0:-43 counted_^:-2
counted_the:-4 counting:-86 counts_^:8 coupure:10 courier:44 course_i:-28
course_line:15 court:15 cousin:29 cousins:64 cousins_are:28 cover:58 cover_^:21
coverage:19 covered:30 covered_^:19 covers:93 covers_0:34 covers_the:8 crane:23
crane_sticker:14 cranes:-31 crash:87 crash_is:5 crash_logs:1 crash_reporter:2
crate:23 crates:33 crates_^:4 credit:-24 credit_notes:7 credits:9 crew:54
crew_is:9 crew_meets:2 crews:-36 croissants_is:4 cron:-7 crowd:7 cry:-57
cry_^:-57 cuando:-8 cubic:35 cubic_metres:35 cubre:5 cuento:-6 cuisine:-67
culprit:3 cups:-5 current:-22 cursor:-6 cursors:7 curtains:16 curve:-73
curve_and:22 cushions:10 customer:-1 customer_dimension:13 customers:26
customs:1 cut:-16 cut_one:-45 cutlery:16 cuts:5 cérémonie:13 d'abord:8
d'expiration:13 d'un:-33 da_^:-32 dad:52 dafür:-109 dairy:17 damage:33
damage_is:25 damaged:29 dan:22 danach:29 dance:41 dans:-57 dans_le:-23
dans_un:-10 dans_une:-7 darf:52 dark:-21 dark_^:12 das:-89 das_gilt:21
das_ging:-19 das_ist:24 das_klingt:-32 das_kollisionsmodul:35 das_lastenrad:43
das_wetter:-63 dashboard:-41 dashboard_banner:15 dass:-53 dat:-65 dat_is:-12
data:-22 data_^:1 data_and:29 data_centre:-37 data_lives:14 database:-37
database_pair:3 database_to:-12 databases:-12 datasheet:43 date:70 date_^:63
datenschutz:11 dates:8 dauert:45 dauert_0:17 dauert_doch:22 daughter:41
daughter_is:1 dawn:-10 dawn_^:-10 day_^:105 day_and:-56 day_at:30 day_if:6
day_is:-16 day_of:51 day_on:23 day_we:-34 daylight:46 days:-49 days_0:61
days_^:19 days_a:-5 days_ahead:21 days_and:-10 days_like:-13 days_of:-31 db:3
dbt:2 dbt_models:2 de:-53 de_0:4 de_cada:-8 de_cocina:5 de_disco:38 de_est:-38
de_gens:-61 de_hechos:22 de_humidade:3 de_kaartlaag:20 de_las:26 de_nuit:7
de_pago:21 de_proefles:45 de_pruebas:16 de_rendu:18 de_reparto:4 de_secours:1
de_sushis:39 de_um:-13 de_un:-65 dead:26 deadline:-5 deal:7 dealer:18 deans:3
decades:-25 decided:-31 decided_that:-6 decided_to:-11 decides:25 deegrecept:71
deep:-42 defence:2 degree:-2 degrees:11 degrees_^:49 degrees_and:-33 dei:10
del:7 delay:20 deleted:-63 deleted_the:-52 delivery:14 delivery_^:5 della:26
dem:-33 demo:-16 dental:4 dentist:29 department:-15 departure:19 deploys:45
deploys_happen:45 deposit:21 deposit_is:-21 deposu:16 depot:38 depth:23
depth_0:11 depósito:23 der:20 der_kaffee:-47 der_oma:3 der_parser:3 der_rest:-24
der_rückflug:3 der_schule:-37 der_stock:8 der_teigkneter:15 der_zähler:6
dernière:28 des:-6 des_cousins:3 describe:-9 description:-48 description_and:-12
designed:-75 desk:-18 desk_^:34 desk_is:-16 details:-40 deutsch:21 deutsch_^:14
deux:55 deux_heures:23 deve:15 device:8 dezimeter:4 dezimeter_^:4 dhcp:18 di:30
di_notte:23 di_più:86 diagramas:18 diagrams:27 diagrams_^:-24 dialogue:28
diary:-40 diary_^:-43 dice:-10 dice_^:-28 dice_que:6 dictating:-50
dictating_this:-50 dictionaries:1 dictionary:22 did:-15 did_0:43 did_in:-15
did_it:4 did_the:89 didn't:14 die:73 die_abtastrate:6 die_aufbewahrung:12
die_bahn:-16 die_filiale:26 die_karte:6 die_kinder:3 die_klausur:25
die_montage:-49 die_on:41 die_prüfung:11 die_rechnung:22 die_rufbereitschaft:9
die_schlüsselübergabe:37 die_selbstbeteiligung:1 die_tonleitern:3
die_vorstellung:30 die_wartezeit:11 died:54 dies:-45 diet:20 diff:-8 different:6
differs:21 dimension:13 dimension_has:13 dinghy:16 dinner:93 dinner_^:15
dinner_in:7 dip:-33 dir:9 director:15 directory:-19 directrice:4 disagrees:4
disco:38 disco_está:28 discuss:12 dish:1 dishes:7 dishes_are:7 dishwasher:-8
disk:90 display:39 dispute:-1 dit:-64 dit_0:14 divide:38 divide_en:22 divider:13
dizzy:9 dizzy_^:9 diálogo:49 dns:-14 do:112 do_0:32 do_a:6 do_all:-36
do_check:14 do_for:-63 do_i:17 do_login:11 do_not:30 do_now:12 do_que:58
do_that:-2 do_the:28 do_trabalho:35 do_we:48 do_you:-31 doch:22 dock:-36
docstring:21 docstring_^:21 doctor:59 doctor_^:23 documentation:-8 does:30
does_^:20 does_anybody:20 does_have:-36 does_it:34 does_not:-1 does_one:53
does_that:21 does_the:66 doesn't:48 dog:-3 dog_^:-48 dog_of:-22 doing:63
doing_the:52 doit:28 doit_être:18 dolphins:-26 don't:-40 don't_ever:11
don't_get:-94 don't_have:28 don't_know:18 don't_laugh:-44 don't_think:-21
don't_use:7 don't_want:10 donc:59 done:87 done_in:16 done_that:7 done_with:-5
dont:45 door:-75 door_^:-5 door_and:44 doorbell:-111 doorbell_^:-112 doors:4
dort:-3 dossier:11 double:35 doubled:8 doubt:48 down:77 down_^:31 down_as:40
down_for:33 down_there:-31 down_to:-14 download:29 download_is:10 downstairs:43
downtime:16 dozen:25 dp:16 dp_gutters:16 dr:39 dr_hallworth:1 draft:44 dragon:4
drain:17 drains:-4 dran:29 draw:14 draw_0:9 draw_the:8 drawer:-11 drawing:10
drawings:4 drawn:17 draws:15 draws_0:20 dreams:-54 dreamt:-49 dreamt_of:-49
drew:-95 drifting:-16 drifts:35 drill:3 drive:-17 driver:70 driver_^:11
drivers:-10 drives:24 driving:30 driving_is:24 drop:-22 dropped:41
dropped_the:15 dropping:48 dropping_the:48 drops:-26 drops_the:7 drove:-55
drove_0:-2 drove_past:-25 drowning:7 dry:104 du:-18 du_soir:-29 duet:3
duet_partner:3 dull:-17 duplicates:51 duplicates_are:43 dur:24 dura:16 dura_0:16
durante:-8 durante_0:-10 during:-72 during_the:-41 dus:71 dusk:36 dusk_^:20
déjà:27 délai:13 délai_d'expiration:13 démarre:6 démarre_au:6 dépasser:5
dépasser_0:5 día:-21 día_^:-42 dîner:14 e:-60 each:-77 each_^:29 each_evening:12
each_lesson:6 each_night:8 each_of:-47 each_one:-5 each_other:-4 each_time:-26
each_with:-30 ear:42 earlier:45 earlier_^:5 early:83 early_on:10 early_returns:6
early_so:5 earth:-50 easier:-19 easier_to:17 easier_with:-20 east:9 easter:-16
easy:8 easy_to:-72 eat:26 eat_a:-32 eating_at:21 eats:91 eben:-78 ecrã:25
ecrã_de:25 edit:17 editor:17 editor_is:15 een:-62 effect:-33 eight:32 ein:-12
ein_anruf:4 eine:-21 einem:-21 einen:11 einer:11 einmal:-44 either:11
ejercicios:24 el:102 el_búfer:17 el_camión:4 el_cobro:2 el_consumo:15
el_contrato:4 el_de:-29 el_depósito:23 el_diálogo:49 el_enlace:6 el_entorno:5
el_equipo:15 el_examen:7 el_faro:17 el_horno:28 el_lote:8 el_mar:-45 el_muelle:7
el_puerto:11 el_respaldo:14 el_seguro:9 el_servidor:11 el_simulacro:7
el_tamaño:6 el_teleférico:1 el_telesilla:18 el_tema:8 el_torneo:15 el_trabajo:11
el_umbral:33 electrician:6 electricians:22 elettrogeno:17 eleven:-22 ella:102
elle:53 else_^:32 else_and:32 else_can:43 else's:-21 else's_computer:-21 em:-83
email:6 emergency:36 emergency_buttons:1 emojis:23 emojis_in:23 employee:7
empties:38 empty:21 empty_^:-4 empty_and:5 emr:8 emr_^:8 emulator:-38 en:-18
en_0:-46 en_a:-15 en_el:125 en_español:52 en_hay:-6 en_inglés:53 en_la:-52
en_ningún:21 en_un:-17 en_una:-53 encoder:17 encore:17 end:28 end_^:-23
end_and:19 end_of:69 end_up:-25 ended:-50 ended_up:-1 endpoint:45
endpoint_answers:26 ends:49 ends_in:21 energy:-10 enfants:16 engine:19
engineer:-55 engineer_has:-47 engineers:-14 englisch:2 englisch_^:2 english:16
english_^:11 enjoy:57 enjoy_it:30 enjoy_most:47 enjoyed:-20 enjoyed_that:-20
enlace:6 enough:27 enough_^:69 enrolment:12 enter:8 enter_the:8 entered:29
entered_^:18 entiendo:-6 entire:-57 entorno:5 entradas:18 entrance_^:-2
entrance_is:6 entre:33 entry:-34 epipen:29 equipo:15 er:18 er_ist:8 era:-17
error_folder:4 error_messages:29 errors:11 erst:77 es:-30 es_0:-13 es_de:33
es_en:53 es_in:37 es_war:-41 es_wird:28 escrow:-4 eso:26 español:73
esquiadores:18 esquiadores_por:18 essay:109 essay_has:26 est_ce:18 est_de:6
est_en:48 est_refroidie:4 estaba:-17 estaba_y:-20 este:13 estimated:26 está:68
está_en:36 et:-130 et_0:-35 et_il:-42 ethics:36 etwas:8 euro:18 euro_^:26
euros:63 euros_^:38 eve:21 even:78 even_if:38 even_the:-4 even_when:11
evening:25 evening_^:-17 evening_and:7 evening_class:1 evening_the:2
evenings:-36 event:52 event_^:34 ever:-117 ever_^:-19 ever_say:63 every:-49
every_0:91 every_migration:50 every_morning:-46 every_one:25 every_reminder:8
every_single:-19 every_spring:-14 every_time:28 everybody:24 everyone:-48
everyone_in:-43 everything:-27 everything_^:-63 everything_by:-5
everything_else:46 everything_that:29 everywhere:-6 everywhere_^:10 evidence:17
ewa:8 ex:20 ex_husband:5 exactly:-79 exam:-10 exam_is:12 exam_office:10 examen:7
examen_oral:7 examined:22 examiner:29 examiners:75 example:26 examples:84
examples_^:24 examples_work:7 exams:23 exceed:14 exceed_0:10 except:29
exception:24 exception_^:22 excess:16 exchange:10 exercise:50 exercises:99
exercises_an:11 exist:-13 exist_^:-13 expect_the:2 expects:-26 expects_0:5
experiments:24 expire:14 expired:4 explain:16 explain_things:38 explains:-43
explains_a:-16 explanation:-42 export:56 exported:25 extension:6 extra:20
extract:11 eyebrows:-20 eyes:99 eyes_^:60 eyes_give:25 fabrizio:12 face:-5
face_^:24 fachwörter:8 facilities:8 fact_that:-18 factory:-35 facts:24
facts_land:24 faculty:54 fail:4 fail_^:1 failed:40 failed_download:14 failing:9
failover:49 failover_^:14 fair:-62 fait:-86 fall:17 falla:28 falling:23 falls:-4
falls_back:-12 falls_on:5 falta:46 families:-18 family:25 family_^:19 famous:-69
fan:-58 fancy:50 fans:-45 fans_and:-4 fans_in:-26 far:-1 far_^:44 far_as:-5
far_better:19 far_too:20 fare:17 fares:28 farewell:9 farewell_cake:9 farm:-4
farm_^:23 faro:17 fasst:10 fast:-56 fast_^:-74 fast_path:22 faster:18
faster_than:-22 father:-47 fatto:14 fatto_male:14 faudra:5 faudra_0:5 fault:-69
faults:14 faults_^:14 faulty:31 faut:43 faut_jamais:-6 favourite:-15
favourite_topic:41 fax:10 fax_gateway:29 feature:16 feature_flag:1
feature_flags:10 fee:1 feed:3 feed_0:-13 feed_is:26 feel:10 feel_like:67
feels:-39 feels_like:-10 fees:-39 fehlt:21 fehlt_nur:15 feira:28 feira_^:28
feiras:-59 fell:-59 fellow:-65 felt:-1 fence:3 fender:13 fergus:16 fermenter:12
fermenter_five:12 ferry:5 festival:44 festival_beer:26 few:-2 fewer:-24 fica:39
fichier:26 fichier_de:22 field:63 field_at:1 fields:15 figure:48 figure_for:8
figure_is:31 figures:18 file:-11 file_at:-54 file_is:-22 files:-105 files_^:-19
files_are:-72 filiale:26 filiale_am:26 fill:-6 filled:13 filled_up:10 fills:6
film:-15 filter:5 fin:18 fin_du:18 finalement:51 finalement_on:1 finally:-30
finally_read:-19 finance:53 finance_has:11 find:-1 find_the:58 finden:-52
findet:25 finds:-30 fine:94 fine_^:41 finger:17 finger_weg:5 fingerings:20
fingerings_in:20 finish:-18 finished:58 finished_^:2 finished_the:6 fire:20
fire_brigade:8 fires:8 fires_at:10 firewall:-2 fireworks:13 firma:10 firmware:99
firmware_image:2 firmware_is:5 first:-24 first_^:53 first_and:70 first_dance:58
first_in:5 first_job:-56 first_one:14 first_thing:-20 first_time:-33
first_winter:3 fish:53 fishing:-82 fit:83 fit_into:32 fits:23 fitter:62 five:45
fix_is:1 fixed:-39 fixed_the:9 fixtures:19 fizyki:12 flag:48 flags:19 flaky:25
flame:-45 flash:62 flash_cards:35 flashcards:28 flashcards_for:15 flat:-53
flat_and:-32 flat_on:12 flexible:9 flicker:-5 flies:13 float:-63 floating:-31
floating_point:-31 floats:38 flood:-34 floor:-94 floor_^:14 floor_is:21
floor_people:8 floor_polish:-64 floors:-56 floppy:-56 flour:40 flour_comes:34
flow:45 fluoride:26 fly:51 fm:-1 fog:-75 fog_does:-28 fog_machine:6 fog_over:-25
fois:7 fois_^:30 folder:72 folder_^:10 folklore:-20 follow:-24 follow_the:-33
following:28 following_your:22 follows:7 fonder:49 fonder_of:49 food:48
food_that:11 football:35 football_examples:7 footnote:-56 footnotes:-7
footnotes_^:5 for:-47 for_0:-86 for_^:50 for_a:-13 for_about:12 for_any:-75
for_anything:-54 for_bearing:-36 for_books:15 for_breakfast:-34 for_decades:-25
for_every:-21 for_everybody:19 for_everyone:21 for_four:-15 for_fun:14
for_good:8 for_half:11 for_hedda:19 for_hours:-9 for_it:-90 for_looks:-70
for_me:118 for_more:38 for_most:-10 for_my:72 for_nothing:30 for_one:-70
for_our:31 for_repairs:22 for_six:35 for_that:-5 for_the:86 for_their:-5
for_them:-13 for_this:47 for_today:41 for_two:-32 for_us:10 for_which:24
for_you:-28 for_your:-37 forbids:20 force:16 force_pushes:4 forecast:-73
foreman:-14 forest:15 forever:-58 forever_^:-57 forget:69 forget_^:29
forget_how:-4 forget_it:-12 forgets:-49 forgets_its:-48 forgetting:-77
forgive:-20 forgives:-40 forgiving:-5 forgot:-80 forgotten:-27 forklift:-59
forklift_^:-33 forklifts:47 forks:6 forks_for:6 form:-60 form_^:-18 form_back:33
form_is:-63 formeln:6 forms:-10 formulare:-52 forth:43 forty:-33 foto:24
foto_es:6 found:-46 found_a:-5 found_in:10 found_it:35 found_that:-84
found_the:9 found_you:49 fountain:16 fountain_^:16 four:-67 four_^:-42
four_is:23 four_of:4 fourth:-33 fourth_time:-35 fractions:-68 frame:10
frame_near:-23 frames:-11 frau:90 free:-55 free_^:-26 free_pen:-35 free_tray:20
freeze:41 freezing:-22 freigegeben:17 freigegeben_^:17 freitag:23 french:29
fresh:30 friday:34 friday_^:22 fridays:51 fridge:21 fridge_is:19 friend:-15
friends:58 from:-117 from_0:-4 from_^:-171 from_a:-32 from_and:-63 from_are:-37
from_around:-19 from_dr:16 from_has:-41 from_here:54 from_is:-36 from_last:54
from_me:64 from_now:23 from_our:10 from_that:6 from_the:112 from_this:24
from_us:4 from_was:-28 from_you:57 from_your:20 front:46 front_desk:14
front_of:27 fronts:1 frozen:26 frozen_^:25 frío:-80 früh:-20 früher:-75 fuel:7
full:5 full_^:-37 full_charge:10 full_so:16 full_stop:-18 fun:2 fun_^:8
function:-61 function_walks:-37 functions:14 functions_over:14 funeral:-30
funkmast:1 funkmast_nord:1 funny:-46 funny_how:-25 further:-12 further_than:-33
fuse:-24 fyi:9 für:62 für_0:11 für_das:32 für_den:20 für_die:48 für_ein:-27 g:44
g_^:13 gaan:69 gaat:59 gabbiani:-39 gabler:19 gabler_^:19 game:18 game_menu:12
gang:-15 gang_^:-15 ganz:-11 gap:18 gaps:-29 gar:-78 garage:8 garantie:7
garde:12 garde_les:12 garden:-28 gardener:-60 gardens:-53 gardien_^:2 gas:35
gas_alarm:19 gasta:15 gasta_0:15 gata:22 gata_come:22 gate:39 gateway:43
gato:-45 gatto:-70 gauge:2 gave:66 gave_a:-5 gave_me:56 gave_up:-29 gave_us:30
gb:38 gb_^:12 gb_wolnego:2 gcode:32 gearbox:69 gegen:-36 geht:-38 gehört:28
gemeldet:51 general:-31 generally:-45 generally_speaking:-45 generated:32
generations:-40 generations_of:-25 generator:56 gens:-61 gentleman:-2 geofence:9
gerade:-26 gerador:16 geregnet:-62 gerlinde:31 german:23 gestattet:25
gestattet_^:25 gestern:-60 get:50 get_0:62 get_a:16 get_it:26 get_nervous:-17
get_one:20 get_the:36 get_tired:-51 get_why:32 gets:76 gets_0:17 gets_a:30
gets_its:2 gets_lost:29 gets_sent:18 gets_to:21 getting:61 getting_the:15
geworden:30 geändert:20 gibi:21 gibt:8 gibt_es:8 gigas:28 gigas_^:28 gilt:25
gilt_auch:21 ging:-19 give:42 give_me:50 give_up:39 given:41 given_how:22
given_that:19 given_the:25 given_up:-23 gives:56 gives_up:22 gives_you:4
glad:-38 glad_that:-12 glass:-3 glass_^:-3 glasses:101 glasses_^:59 gleich:-1
gli:58 globe:-52 gloves:-41 gloves_on:-18 glue:-86 glue_^:-84 gluten:20
gluten_free:20 go:95 go_^:37 go_and:-27 go_back:-47 go_for:3 go_in:42 go_on:53
go_over:-21 go_to:60 go_with:50 goal:5 goat:-31 goat_^:-23 goes:68 goes_^:-29
goes_back:9 goes_for:18 goes_in:57 goes_into:24 goes_on:9 goes_through:76
goes_to:49 goes_up:19 going:1 going_to:114 going_with:13 gondola:-51 gone:84
gone_0:38 gone_^:12 gone_from:1 gone_so:3 good:-133 good_day:30 good_morning:43
good_news:1 good_to:-13 good_work:-83 goodbye:-42 goods:7 goose:-8 gosto:39
gosto_mais:39 got:94 got_a:41 got_an:11 got_into:-19 got_it:11 got_lost:-35
got_moved:1 got_stuck:17 got_the:-29 got_through:2 got_to:49 gpu:36 grad:2
grad_^:2 gradient:-12 grafana:36 grammar:24 grammars:-46 grams:27 grams_each:25
grand:-12 grand_piano:4 grande:61 grandfather:-38 graph:-52 graphs:-40
grateful_for:-1 great:-3 great_^:-8 great_uncle:56 green:17 green_^:6
greeting:41 grenzwert:2 grew:-37 grew_up:-30 grey:10 groomers:11 ground:-22
group:39 groupe:17 groupe_électrogène:6 groups:-31 grows:-11 gruppe:26 gruppo:17
gruppo_elettrogeno:17 guard:39 guard_is:26 guardan:-15 guess:-12 guess_^:-24
guessed:-33 guessed_that:-33 guest:55 guests:50 guests_^:31 guide:24 gulls:-59
guns:14 gusta:34 gusta_más:34 gustan:1 gustan_más:1 gusts:-4 gutters:16
gutters_^:16 guy:17 guys:10 gym:-49 gyro:21 gyro_driver:21 gärkeller:13
gästen:14 gästen_^:14 ha:-21 ha_a:-36 habe:37 habe_ich:15 haben_0:-21
haben_wir:19 habla:41 hables:23 hables_en:23 hace:-80 hacked:-23 had:-40
had_0:-98 had_a:34 had_already:3 had_been:-1 had_counted:9 had_decided:-37
had_in:-5 had_it:24 had_last:-3 had_one:14 had_the:-46 haha:-192 haha_^:-192
half:-17 half_an:21 half_of:-49 half_past:11 half_the:-44 halfway:14 hall:18
hall_^:38 hall_has:5 hall_in:-2 hall_is:22 hallway:25 hallworth:1 hammer:-3
han:16 hand:-88 hand_^:-64 hand_and:-1 hand_at:14 hand_over:-4 handed:32
handed_in:12 handlebar:28 handler:12 handover:33 hands:16 hands_0:-60 hands_^:7
hands_off:12 handshake:-29 handwriting:-37 hang:-82 hang_on:-105 hang_up:17
hanging:30 hangs:16 hangs_on:21 happen:-6 happen_on:35 happened:1 happens:35
happens_on:-62 happens_to:28 happier:39 happier_with:9 happy:-2 happy_to:-8
harbour:-4 harbour_is:-34 hard:-44 hard_^:5 hard_on:-50 harder:4 hardly:65
hardly_see:22 hardware_people:-29 harmless:-32 harmonii:22 harmonii_chodzę:22
harrow:-22 has:-2 has_0:-21 has_a:22 has_already:21 has_an:-6 has_been:17
has_better:-39 has_broken:5 has_cost:-20 has_ever:-15 has_gone:-8 has_had:27
has_its:-77 has_lost:11 has_moved:4 has_no:15 has_not:11 has_promised:2
has_read:34 has_retired:10 has_room:31 has_such:-18 has_taken:6 has_that:4
has_the:8 has_to:122 has_told:34 hasn't:37 hasn't_got:27 hasta:-58 hat:-30
hat_0:-5 hat_^:-13 hat_es:-62 hat_sich:41 hated:18 hates:25 hats:-9 hatte:-31
haus:21 hause:18 have:-47 have_^:1 have_a:2 have_agreed:6 have_been:10
have_brought:-14 have_forgotten:-40 have_found:20 have_given:-11 have_gone:6
have_guessed:-33 have_had:-19 have_it:6 have_lost:-29 have_loved:-21 have_made:6
have_my:14 have_no:-31 have_noted:23 have_noticed:8 have_one:-10 have_planned:26
have_put:4 have_read:-2 have_seen:-30 have_signed:10 have_taken:50
have_talked:13 have_the:25 have_thought:-27 have_to:20 have_walked:-43
have_worked:14 have_yet:-10 have_your:3 haven't:61 having:57 having_seen:14
having_to:-21 hay:-44 hay_que:63 hazmat:7 he:20 he_asked:-30 he_gets:18
he_had:-9 he_has:31 he_rings:45 he_said:-17 he_told:-16 he_used:-5 he_vuelto:26
he_was:50 head:-11 head_^:-56 head_of:5 head_office:18 headache:-7 headache_^:-7
header:-14 heads:32 headset:-13 headset_on:-13 heap_of:3 hear:-66 hear_about:14
hear_from:30 hear_that:-64 hear_the:-57 heard:23 heard_from:11 hearing:15
hears_about:1 heart:18 heat:-50 heater:-42 hebben:-90 hechos:22 hechos_se:22
hedda:19 hedda_gabler:19 heel:-79 height:2 held_0:6 hello:48 helm:36
helm_hours:36 helmet:25 help:-98 help_^:-90 help_desk:-25 help_you:-18
helped:-44 helper:-4 helps:-44 helps_^:-70 helps_me:55 hence:35 her:55 her_in:18
here:-71 here_^:57 here_and:-39 here_is:-63 here_just:-6 here_on:15 here_the:-72
here_we:3 here's:35 here's_one:32 hermana:52 herr:31 herring:-13 hertz:6
hertz_^:6 het:-15 het_regent:-79 heures:-57 heute:-127 heute_früh:-25 hex:-11
hier:-104 high:27 highlight:18 highlight_verbs:18 hill:14 hills:-31 hills_of:-10
hilos:5 hilos_^:5 him_^:17 hint:7 hints:33 hints_only:22 hinweis:40 hire:-17
hired:-7 his:-24 his_words:24 his_wrist:10 history:30 história:-62 hit:-74
hit_the:-26 hits:-2 hive:42 hives_^:3 hl:23 hl_0:17 hm:-53 ho:-7 ho_visto:-26
hocker:3 hofmann's:38 hold:-90 hold_0:5 hold_a:3 hold_for:-25 hold_the:12
holder:10 holding:-8 holdings:39 holdings_in:39 holds:44 holds_0:19 holds_the:16
holiday:-41 holiday_^:27 holiday_and:13 holidays:-7 home:15 home_^:20
home_and:-47 homework:42 honest:-59 honestly:25 honestly_^:-10 honestly_a:32
honestly_the:-19 honey:-56 honey_at:-22 hooks:34 hope:-30 hope_the:-10
hope_to:12 hora:16 horas:-41 horno:31 horse:-38 horses:-51 hospital:19 host:8
hosts:45 hosts_^:10 hot:33 hotel:-35 hotel_had:-39 hotfix:23 hour:-3 hour_^:-1
hour_is:7 hour_the:5 hours:-5 hours_^:-7 hours_and:-52 hours_at:-7
hours_before:8 hours_for:-5 hours_of:7 hours_with:-38 house:57 house_^:51
house_in:-25 house_style:47 how:-133 how_^:-22 how_a:17 how_many:4 how_my:4
how_that:10 how_the:-59 how_to:14 how_we:-13 hum:-127 hum_along:-1 human:-62
humidade:3 humidity:20 humming:-38 humming_in:-17 humour:-34 humour_^:-34
hund:-24 hundefutter:30 hundred:-38 hung:-41 hurry:-31 hurt:-19 hurts:68
hurts_my:17 husband_^:-26 hätte:-86 hätte_ich:-86 höchstens:44 höchstens_0:3
i:-24 i_always:-14 i_am:-78 i_ask:56 i_beg:31 i_can:-22 i_can't:57 i_checked:24
i_could:-82 i_couldn't:23 i_counted:-17 i_decided:-7 i_deleted:-13 i_did:1
i_do:-63 i_don't:-1 i_dont:35 i_dreamt:-31 i_drew:-63 i_dropped:4 i_enjoy:76
i_enjoyed:-20 i_ever:-82 i_forgot:-28 i_found:-92 i_get:122 i_go:-5 i_guess:29
i_had:8 i_have:60 i_haven't:20 i_hope:-13 i_know:71 i_learn:52 i_learned:-2
i_like:89 i_looked:86 i_lost:-10 i_love:-4 i_made:42 i_manage:16 i_met:37
i_misread:34 i_moan:6 i_move:-16 i_must:-44 i_need:-9 i_never:7 i_once:-67
i_opened:-56 i_picked:34 i_practise:25 i_prefer:-38 i_put:24 i_read:-30
i_regret:17 i_remember:74 i_sat:-44 i_saw:-37 i_see:-39 i_send:25 i_settled:42
i_shall:1 i_should:15 i_showed:-18 i_slept:-36 i_spent:-21 i_spoke:11 i_still:45
i_suppose:-28 i_suspect:-8 i_swear:-25 i_take:31 i_think:-10 i_thought:-52
i_took:11 i_tried:-10 i_turn:2 i_understood:17 i_use:6 i_want:86 i_was:-54
i_went:94 i_will:-28 i_wonder:-5 i_write:9 i_wrote:-9 i'd:69 i'd_be:-30
i'd_go:11 i'd_like:78 i'd_love:7 i'd_rather:32 i'd_sooner:15 i'll:-16 i'll_do:6
i'll_take:-40 i'm:2 i'm_a:45 i'm_fonder:30 i'm_happier:9 i'm_happy:-33
i'm_missing:9 i'm_more:39 i'm_not:-86 i've:13 i've_been:-53 i've_got:-40
i've_made:36 i've_put:30 ice:38 ich:13 ich_0:7 ich_die:26 ich_dir:18 ich_habe:12
ich_möchte:4 icing:-18 icon:-52 icons:6 id:45 id_sooner:6 idea:1 idea_^:41
idea_how:-66 idea_in:34 identity:11 identity_card:6 idle:11 idle_for:16 ieri:19
if:41 if_a:37 if_he:46 if_i:-43 if_it:59 if_it's:24 if_my:45 if_one:7 if_she:-29
if_something:-36 if_that:7 if_the:75 if_there:26 if_theres:55 if_they:5
if_we:-28 if_you:-37 ik:-48 il:9 il_en:-4 il_est:-2 il_faut:35 il_gatto:-68
il_gruppo:17 il_me:37 il_ne:30 il_nous:7 il_soffritto:2 il_tempo:-27 il_turno:12
il_y:17 ile:7 ile_yazılır:7 ill:56 ill_the:9 im:-23 im_büro:-13 im_chat:46
im_on:-37 im_rollstuhl:20 im_vorspiel:26 image:41 image_cache:10 image_is:17
imagine:-81 imagine_a:-5 imagine_that:-40 immer:-71 import:55 import_threads:42
importer:21 imports:15 in:-95 in_$:16 in_0:-71 in_?:-32 in_^:23 in_a:-30
in_act:6 in_after:-8 in_an:26 in_and:-64 in_anything:24 in_as:2 in_autumn:7
in_both:27 in_de:61 in_den:58 in_der:-18 in_die:54 in_doubt:48 in_each:-11
in_for:-18 in_french:16 in_from:22 in_front:23 in_general:-31 in_had:-10
in_has:-108 in_hat:-17 in_here:-33 in_is:-38 in_it:10 in_its:-6 in_line:9
in_may:-48 in_mind:14 in_most:-5 in_must:-31 in_once:-35 in_one:-29 in_our:-30
in_over:-30 in_place:21 in_plain:30 in_room:63 in_shows:-87 in_smells:-30
in_spring:10 in_statistics:22 in_such:-5 in_sync:22 in_ten:-40 in_that:-2
in_the:68 in_they:-62 in_this:70 in_two:26 in_use:3 in_used:-56 in_utc:3
in_view:42 in_war:-23 in_was:-74 in_which:8 in_winter:-30 in_with:-27
in_writing:1 in_your:-1 inbox:9 inbox_^:10 included:18 included_^:-4
included_the:23 includes:54 includes_the:37 including:-10 inconvenience:-81
indeed:-57 index:54 inglés:53 inheritance:8 inliner:29 input:-44 inside:14
inside_^:-42 inside_the:59 insieme:-11 insisted:37 insists:13 inspect:1
inspector:43 install:-3 instead:52 instead_^:17 instead_of:30 instruments:-2
insurance_is:-6 insurer:54 insurer_^:7 insurer_and:10 intake:-68 integer:-3
interest:-20 interesting:-82 internet:-52 interns:12 interrupt:7 interval:5
interview:35 into:-77 into_0:-43 into_a:-13 into_the:-52 invented:-46
invented_the:-46 inventory:8 invoice:8 invoice_^:-25 invoice_is:8 invoices:84
involves:-58 irons:-39 is:44 is_$:6 is_0:188 is_^:2 is_a:-37 is_ab:3 is_about:13
is_all:54 is_always:11 is_an:-68 is_and:-28 is_assessed:5 is_at:15 is_back:28
is_beautiful:-52 is_being:31 is_blocked:7 is_bringing:21 is_broken:13
is_called:30 is_cancelled:25 is_closed:34 is_covered:19 is_done:7 is_empty:7
is_estimated:26 is_fine:62 is_finished:4 is_for:78 is_free:11 is_from:-7
is_frozen:5 is_fully:15 is_going:50 is_gone:49 is_half:26 is_hard:5 is_how:-24
is_ill:25 is_in:31 is_just:-2 is_kept:6 is_known:-10 is_laid:-18 is_late:-5
is_leaking:2 is_leopold:15 is_made:-22 is_may:18 is_mine:2 is_more:-62
is_mostly:-9 is_mr:17 is_my:25 is_never:13 is_new:-15 is_not:13 is_nothing:-69
is_off:36 is_one:4 is_only:-21 is_open:57 is_opened:9 is_out:32 is_paid:15
is_plenty:27 is_quarantined:15 is_rather:-47 is_read:24 is_remarkably:-13
is_reserved:7 is_right:45 is_rosalind:18 is_running:27 is_said:-9 is_served:10
is_set:15 is_shared:5 is_simply:-49 is_slow:-8 is_so:-41 is_something:25
is_still:110 is_stuck:-8 is_tagged:4 is_tested:1 is_that:-40 is_the:14
is_thrown:9 is_to:52 is_too:-18 is_typical:-29 is_unclear:-31 is_under:-23
is_unplugged:4 is_waiting:21 is_what:-59 is_where:11 is_why:-43 is_with:-46
is_written:40 is_your:-40 island:-10 isn't:13 isn't_it:-91 issued:10 ist:-60
ist_0:30 ist_^:16 ist_am:3 ist_der:9 ist_jetzt:15 it:-48 it_0:26 it_?:-83
it_^:17 it_about:-14 it_again:10 it_always:-47 it_and:69 it_arrived:-5 it_as:9
it_at:4 it_be:50 it_but:-23 it_can:32 it_can't:-117 it_carries:16 it_clean:39
it_comes:-21 it_costs:3 it_falls:-36 it_for:-47 it_from:72 it_gets:-71
it_goes:-70 it_has:-66 it_helped:-17 it_helps:-4 it_in:7 it_is:-8 it_isn't:25
it_just:-49 it_kept:-10 it_looked:-22 it_looks:10 it_may:-57 it_must:-33
it_needs:-15 it_never:-32 it_normal:-6 it_now:-39 it_off:-39 it_on:30 it_over:55
it_rained:-5 it_remains:18 it_says:-5 it_should:-11 it_stays:43 it_still:-16
it_strange:-31 it_takes:6 it_that:56 it_the:79 it_to:19 it_too:30 it_took:-50
it_turns:15 it_up:17 it_was:73 it_will:-67 it_with:11 it_without:16 it_works:2
it_would:44 it's_0:77 it's_a:-7 it's_all:9 it's_full:-33 it's_going:22
it's_on:18 it's_outside:-57 it's_still:-39 it's_the:107 it's_worth:1 item:21
items_^:11 items_in:4 iterations:9 its:-53 its_0:-46 its_a:47 its_first:-59
its_own:-16 its_way:32 itself:-34 j'ai:-3 j'aime:20 j'aime_mieux:20 j'avais:-33
ja:-70 jamais:-67 jams:45 january:-25 jar:-21 jars:-13 je:52 je_ne:5
je_préfère:28 jeder:12 jefe:34 jest:-21 jetty:22 jetzt:62 jetzt_fehlt:18
jingle:14 job_^:2 job_runner:3 jobs:11 join:33 join_retries:12 joke:-70
joke_^:-51 jokes:-90 joking:-44 journal:35 journaux:12 journaux_0:12 journey:-16
jours:1 jours_^:12 judge:-18 jug:6 july:-24 july_^:-21 jump:18 just:-4 just_a:22
just_heard:11 just_now:-10 just_so:35 just_walked:18 k:42 kaartlaag:20 kacheln:6
kaffee:-92 kafka:13 kam:-68 kan:8 kann:-5 kann_ich:-6 karte:56 katzen:-100
kayak:29 kb:62 kbaud:15 keep:59 keep_0:13 keep_a:-64 keep_forgetting:-38
keep_it:33 keep_my:27 keep_that:30 keep_the:67 keep_their:4 keep_up:-55
keep_wondering:48 keep_your:28 keeping:53 keeps:40 keeps_0:8 keeps_pdfs:16
kegs:6 kein:-8 keine:7 keinen:-34 keiner:66 keiner_^:34 keller:-10 kennel:21
kept:74 kept_a:-7 kept_for:59 kept_in:34 kestrel:22 kettle:-79 key:2 key_^:-29
key_is:16 key_to:6 keyboard:-66 keyboard_^:8 keys:46 keys_that:25 keystore:2
keystore_alias:1 kg:38 kg_^:23 kg_of:7 kids:28 kids_^:35 kill:-33 killed:12
kilo:8 kilo_^:8 kilobytes:9 kilobytes_^:13 kilometres_to:-42 kilos:61 kilos_of:6
kilos_the:4 kilovatios:39 kilovatios_^:39 kilowatts:35 kind:-43 kind_of:-29
kind_to:16 kinder:1 kinder_to:23 kindly:61 kinds:-20 kinds_of:-20 kiosks:5
kitchen:-23 kitchen_^:-20 kitchen_has:-6 klausur:25 klausur_dauert:7
klausur_haben:8 kleine:-56 klingt:-32 klingt_nach:-32 km:1 knee:-21 knight:6
knight_forks:6 knots:21 know:2 know_^:12 know_about:-13 know_i:3 know_if:-53
know_that:-13 know_the:18 know_which:36 know_who:5 know_why:34 know_with:-59
knowing:8 knowing_that:-23 known:-26 known_for:-30 knows:100 knows_^:15
knows_the:15 kollisionsmodul:35 kommen:-13 kommt:62 korrektur:1 kotlin:5 kt:34
kt_^:34 kunden:15 kurs:37 kurve:-79 kurze:-35 l'air:-69 l'astreinte:24
l'astreinte_^:24 l'examen:17 l'option:17 la:11 la_antena:11 la_carte:5
la_caution:12 la_clase:18 la_coupure:10 la_cérémonie:13 la_dernière:28
la_directrice:4 la_file:-20 la_fin:18 la_gata:22 la_lezione:3 la_macchina:6
la_matrícula:8 la_pantalla:21 la_pluie:-61 la_pratique:14 la_puerta:9
la_póliza:30 la_rama:25 la_régie:40 la_réplica:32 la_sala:47 la_salle:47
la_tabla:22 la_table:10 la_tarde:-24 la_terrasse:31 lab:41 lab_in:-12
lab_report:2 lab_samples:35 label:-52 label_printers:12 labelled:13 labeller:23
ladder:-13 ladders_^:-35 lag:-24 lag_alarms:2 laid:12 lake:-35 lamps:-18 land:37
land_in:37 landlord:4 lang:-1 lang_^:21 lang_und:-25 language:-16 languages:-25
languages_are:-18 laptop:-2 large:25 las:44 las_0:4 las_entradas:18
las_llaves:41 las_piezas:15 last:-1 last_0:-33 last_and:-8 last_for:8
last_night:-56 last_night's:2 last_summer:11 last_time:75 last_week:-9
last_year:7 last_year's:1 lasted:-40 lastenrad:43 lasts:32 lasts_0:22 late:5
late_^:14 late_again:-63 late_facts:24 later:-51 later_^:-65 later_departure:19
latin:-31 laugh:-51 laugh_but:-44 laughed:-121 laughed_for:-76 laughing:-6
laundry:3 laut:11 lava:5 law:25 lawyer:40 lay:15 layer:66 layer_refreshes:5
layers:-38 layout:-19 layout_code:-24 le:11 le_café:-47 le_code:22 le_délai:13
le_dîner:14 le_fichier:15 le_foto:6 le_groupe:6 le_hall:-54 le_journal:35
le_malt:14 le_moteur:18 le_quai:19 le_robot:50 le_train:-50 lead:10
leaderboard:22 leaderboard_resets:22 leak:50 leaked:32 leaking:58 learn:80
learn_0:43 learn_it:17 learn_the:-13 learned:-117 learned_to:-96 learning:52
learns:-17 lease:16 leased:26 least:-62 least_^:-14 leave:94 leave_^:10
leave_it:38 leave_me:20 leave_the:41 leaves:121 leaves_from:54 leaves_the:13
leaving:41 led:16 ledger:25 leer:-60 left:-39 left_0:25 left_^:-19 left_a:-78
left_and:5 left_behind:-10 left_for:15 left_hand:28 left_on:7 left_the:-35
left_to:-4 leg:3 legacy:33 legal:52 legato:23 lekcje:22 lekcje_harmonii:22
lemonade:-3 length:-4 leo:20 leopold:15 lerne:16 les:-4 les_clés:15
les_enfants:14 les_journaux:12 les_voisins:-59 les_voitures:25 less:36
less_so:55 lesson:138 lesson_is:11 lesson_order:7 lesson_starts:4 lessons:46
lessons_^:25 let:-64 let_me:-99 let_the:75 let's:79 let's_keep:22 lets:8
lets_us:8 letter:14 letter_^:-25 letter_from:35 letters:-105 letters_^:-38
letters_begin:22 leute:-33 leute_^:58 level:33 level_in:12 lexer:28 lezione:16
li:30 library:27 libre:3 licence:49 licence_has:6 lid:-10 lid_^:30 lidar:15
lie:-3 lieber:66 lieber_als:32 liebsten:56 liegt:-5 liegt_bei:18 lies:38
lies_^:23 lies_with:8 life:-5 lift:-57 lift_0:14 lifts:-24 light:-31 light_at:1
lighthouse:-38 lighthouse_of:-33 lights:9 lights_^:-5 like:52 like_a:13
like_it:-27 like_my:68 like_small:1 like_that:18 like_the:-43 like_this:-31
like_to:-3 likes:-9 limit:-15 limit_of:-28 limite:11 limite_do:11 lindqvist:30
line:30 line_0:-26 line_^:-23 line_for:-1 line_in:5 line_of:-7 line_with:15
lines:15 lines_are:35 lines_for:-2 lines_of:33 link:4 links:32 linter:18
lisbon_for:6 list:6 list_^:-10 list_is:11 list_of:6 list_paging:7 list_the:-24
listener:29 listening:75 listening_part:11 listing:-17 lists:-16 lit:48 lit_^:48
lithium:3 litres:49 litres_^:25 litres_a:2 litres_of:4 litri:17 litri_^:17
litros:4 little:-4 little_one:-25 live:17 live_in:7 live_with:38 lived:-73
lives:33 lives_in:37 living:-20 livre:48 llaves:41 lleva:19 lleva_0:10
llevaré:15 llevaré_las:15 lo:36 load:105 load_^:15 load_balancers:20 load_cell:6
loaves:31 local:38 locale:-17 locale_of:-17 lock:23 locker:17 locker_^:17
locks:2 log:-30 log_^:-3 log_in:27 log_level:9 log_of:-44 log_shipping:7
logbook:13 logic:-35 login:48 login_tests:6 logins:-4 logs:12 lol:-172
lol_^:-182 long:-56 long_as:-3 long_paragraphs:6 longer:110 longer_than:32
longs:48 look_^:36 look_almost:-30 look_at:50 look_for:-37 look_out:-31
looked:74 looked_at:10 looked_it:33 looked_like:-28 looking:5 looking_at:-36
looks:3 looks_after:65 looks_at:9 looks_better:6 looks_calm:-25 looks_great:35
lookup:81 loop:-32 loop_that:-16 los:-3 los_diagramas:18 lose:-27 losing:7
lost:-44 lost_0:-21 lost_^:18 lost_a:68 lost_his:9 lost_in:48 lost_the:-37
lot:36 lot_^:14 lot_of:9 lote:8 lote_nocturno:8 lots:39 lots_of:39 loud:-9
loud_that:-8 love_it:-32 love_to:4 loved:-32 lovely:-9 lovely_way:-14 low:78
low_^:8 lower:21 luck:-76 luggage:-31 luggages:10 lunch:-61 lunch_^:49 luz:11
länger:37 länger_als:17 läuft:20 läuft_bei:10 lösungen:37 m:1 m_^:-5 ma:-13
ma_0:42 macchina:6 machine:-117 machine_is:2 machine_runs:6 machines:10 macht:12
macro:11 mad:18 mad_^:18 made:77 made_a:30 made_and:-25 made_up:50 mag:14
magic:39 magician:-56 mai:-47 mail:53 mail_^:25 mailbox:39 mailbox_^:9
mailbox_quota:2 mailboxes:68 mails:88 mails_^:27 main:15 mainframe:-26
maintenant:23 mais:60 mais_de:58 make:16 make_it:22 make_me:49 make_the:-20
maker:-25 makes:19 makes_it:63 makes_sense:-69 makes_the:17 making:-17 mal:22
male:41 malloc:4 malt:14 man:-4 man_who:-54 manage:64 manage_0:13 manage_^:38
manages:26 manages_0:26 manila:10 manual:17 manual_gearbox:44 manuals:-50
many:-47 many_of:88 map:-16 map_and:-4 maps:-22 mar:-82 margin:-14 margin_^:13
marisol:48 mark:77 mark_my:34 mark_the:35 marked:72 marketing:17
marketing_hates:17 marks:56 marks_^:12 marks_in:26 markt:26 married:9 marta:39
match:1 mate:-22 maths:-1 matin:-42 matin_^:-56 matrícula:8 matter:-2
matter_who:15 matters:41 matters_more:29 max:46 maximum:1 may:110 may_0:212
may_admit:17 may_be:-27 may_have:-80 may_i:48 may_look:2 may_stay:20 maybe_0:-20
mb:48 mb_^:10 mbit:1 me:25 me_0:-47 me_^:38 me_about:10 me_and:27 me_at:-5
me_before:53 me_bring:1 me_by:13 me_cold:19 me_dizzy:9 me_far:11 me_first:10
me_gusta:34 me_gustan:1 me_hables:23 me_i:-41 me_if:13 me_it:-61 me_montres:31
me_more:21 me_off:14 me_on:22 me_one:4 me_reste:23 me_so:22 me_than:48
me_that:-75 me_the:77 me_when:-35 me_whether:14 me_who:10 me_why:16 me_with:50
me_yet:12 meadow:6 meal:91 mean:58 mean_with:8 means:-9 means_a:4
means_nothing:20 means_that:31 means_the:-7 meant:41 meant_to:21 measure:-5
measure_the:16 measured:91 measured_^:39 measured_it:9 measured_the:1
mechanic:51 median:16 medicine:25 meet:20 meet_in:16 meetings:-95 meets:-7
meets_at:2 megabytes:15 megabytes_^:12 meglio:54 meglio_con:53 mehr:-49
mehr_als:-56 mein:-50 meine:-28 meine_tante:-76 mejor:-34 melts:21 memo:-21
memorise:2 memory:6 memory_^:-21 memory_the:4 men:-2 mention:30 mentioned:41
mentioned_i:24 mentions:1 menu:19 merchant:-12 merge:25 merged:49 merging:13
mes:-6 mess:53 messages:22 messages_are:33 messages_in:2 met:87 met_a:-16
meter:28 method:24 metres:38 metres_and:17 metres_of:-7 metronome:28
metronome_is:16 metros:17 metros_^:17 mettez:20 mi:-23 mi_contó:-35
mi_hermana:52 mi_trovo:53 mia:18 mich:54 microseconds_^:3 middle:-17
middle_of:-13 mientras:37 mieux_les:20 mieści:15 mieści_0:15 might:-9
migration:37 migration_has:50 mijn:-72 mikroampere:6 mikroampere_^:6 mild:20
milk:20 mill:15 milliseconds:16 millisekunden_^:4 min:84 min_^:67 mind:14
mind_^:-36 mind_the:-15 mine:-48 mineurs:19 minha:-57 minors:24 minus:19
minus_one:17 minute:-18 minute_0:-42 minute_^:71 minute_and:15 minuten:-26
minuten_^:45 minuten_am:3 minutes:-3 minutes_^:-1 minutes_a:38 minutes_and:-3
minutes_at:38 minutes_each:15 minutes_for:25 minutes_of:-13 minutes_on:16
minutes_west:5 minuti:3 minuti_^:3 minutos:-45 minutos_^:70 mio:-65 mio_zio:-19
mir_das:13 mir_wäre:31 mirror:32 mirror_is:14 misread:34 misread_the:34 miss:58
missed:-31 missing:76 missing_is:8 missing_one:3 misst:27 misst_0:4 mistake:23
mistakes:98 mistakes_^:38 mistakes_in:42 mit:-97 mit_0:-26 mit_bildern:6
mit_dem:-8 mix:103 mix_^:22 mix_them:10 mix_up:26 ml:13 ml_for:13 mm:17 mm_^:12
mnie:11 moan:6 moan_^:6 mobile:44 mock:76 mock_came:8 mock_oral:16 mock_paper:7
mode:46 model:40 model_is:30 modelled:31 modelled_by:31 modelo:62 modem:-45
module:-8 moi:53 moins:-4 moins_0:-4 moment:-7 moment_^:-10 moment_ago:90 mon:16
mon_binôme:14 monday:68 monday_^:10 mondays:-99 mondays_^:-52 money:6
monitor:-40 monitoring:-24 montage:-49 month:20 month_^:45 months:8 montre:-39
montres:32 moon:-51 more:16 more_^:115 more_about:-23 more_like:13 more_of:5
more_often:-39 more_to:32 moreau:17 moreau_^:17 morgen:-1 morgen_^:-7 morning:6
morning_!:-20 morning_^:80 morning_at:-51 morning_i:-3 morning_so:11 mornings:18
most:-23 most_0:51 most_^:44 most_is:31 most_of:-70 most_people:-38 mostly:-15
mostly_because:69 moteur:18 moteur_de:18 mother:29 mother_in:23 mother_is:8
mother's:6 motor:39 motor_is:18 mots:-17 mountain:16 mounts:29 moustache:-49
move:9 moved:65 moved_out:3 moved_to:49 movement:23 moves:-72 moves_on:-59
moving:-34 mr:56 mrs:67 ms:86 ms_^:26 msgs:17 msgs_^:17 much:-69 much_^:5
much_as:-18 muchas:-60 mucho:3 muelle:7 muestras:17 muestras_^:17 muito:-76
mum:42 mum's:13 mum's_seat:6 music:-43 music_^:-70 mussten:-87 mussten_wir:-87
must:-178 must_be:-107 must_have:-110 must_not:31 must_stay:3 must_think:-11
mustn't:17 mx:26 mx_records:25 my:9 my_accent:3 my_account:1 my_answer:12
my_asked:-95 my_best:-25 my_boss:-28 my_brother:55 my_brother's:15 my_could:-33
my_counted:-40 my_cousin:29 my_dad:27 my_daughter:41 my_desk:-19 my_did:-3
my_doctor:4 my_driving:24 my_duet:3 my_english:-24 my_enrolment:12 my_eyes:99
my_family:-8 my_father:-47 my_favourite:-15 my_fell:-40 my_first:-95 my_french:4
my_grandfather:-52 my_hands:53 my_has:-35 my_husband:-2 my_is:-39 my_kids:35
my_knee:-23 my_learned:-24 my_maths:-1 my_mind:52 my_mistakes:86 my_mock:5
my_mother:13 my_mother's:6 my_neighbour:-19 my_nephew:20 my_never:-8 my_night:26
my_notes:5 my_old:15 my_once:-21 my_own:22 my_parents:33 my_passport:24
my_phone:51 my_place:-9 my_plan:6 my_role:19 my_s:-66 my_says:-71 my_second:-15
my_side:-38 my_sister:41 my_son:2 my_still:-17 my_tablet:15 my_teacher:73
my_theory:-21 my_thinks:-24 my_village:-12 my_wife:1 my_wife's:43 my_work:17
my_would:-20 myself:66 myself_^:45 myself_before:22 más:107 más_^:24 más_de:6
más_las:1 máximo:24 máximo_0:6 máximo_de:6 même:-23 möchte:4 n:28 n_minus:17
n'a:-35 n'a_pas:-35 n'est:10 na:-45 na_lekcje:22 nach_einem:-32
nach_rücksprache:25 nachbar:-59 nachbarn:2 nada:46 nada_de:4 nah:33 name:97
name_^:18 name_for:-16 name_of:14 name_on:12 name_so:26 named:-5 names:-31
names_^:-82 natural:-24 navigue:50 navigue_avec:50 ne_faut:4 ne_peut:11
ne_redémarre:11 ne_sait:14 near:-200 near_^:-59 near_so:-27 near_the:-19
near_they:-28 nearly:11 nebel:-37 need:-3 need_0:17 need_a:-37 need_is:-6
need_the:21 need_to:56 needed:-26 needed_0:-30 needed_a:-10 needs:59 needs_0:-44
needs_a:83 nehmen:31 neighbour:2 neighbour_^:10 neighbours:-9 neither:-33 nel:21
nephew:4 nervous:-8 nervous_^:33 nervous_before:-29 nested:-29
nested_proxies:-37 networks:-26 netz:18 netz_^:18 neue:35 neun:-81 never:-152
never_a:-30 never_discuss:12 never_exceed:12 never_found:-13 never_got:5
never_had:-14 never_have:-33 never_know:-59 never_once:-2 never_thought:-2
never_understood:-5 new_carpet:-39 new_glasses:29 new_hire:-18 new_one:46
new_words:34 newer:5 news:9 newtons:34 next_door:-47 next_morning:27 next_one:3
next_to:17 ni:58 ni_una:39 nice:-44 nice_to:-20 nicely:-44 nicely_by:-44
nicer:-5 nicer_^:-50 nicer_than:21 nicht:107 nicht_^:5 nicht_in:16 nichts:-19
nichts_verloren:29 nie:-61 niemand:35 niet:31 night:-24 night_0:-1 night_^:15
night_driving:24 night_guard:26 night_in:-50 night_is:41 night_shift:-8
night_the:9 night_train:21 night's:2 nightly:50 nights:37 nights_and:28 nine:52
nine_^:23 nineteen:-26 nineties:-8 ninety:-14 ningún:27 ningún_otro:21 no:114
no_^:-66 no_clue:40 no_fireworks:13 no_gaps:-37 no_go:19 no_hurry:-24
no_idea:-11 no_le:28 no_lo:11 no_longer:44 no_me:63 no_more:60 no_place:9
no_se:24 no_signal:-2 no_two:-38 no_way:50 no_wonder:-52 nobody:13
nobody_could:24 nobody_else:1 nobody_ever:38 nobody_gets:18 nobody_has:59
nobody_is:-11 nobody_reads:-37 nobody_wants:33 nobody_was:-31 noch:-13
noch_0:-52 noch_das:5 noch_die:5 nocturne:32 nocturno:8 nocturno_tarda:8
node:-13 nodes:-14 nodes_and:-37 nodo:8 noise:-111 noise_is:8 noisy:83
noisy_work:31 non:-50 non_si:33 none:23 none_^:34 none_of:-11 noodles:94
noon_^:-7 nord:13 normal:-91 normal_^:-1 norte:4 north_gate:2 north_of:-31
northern:4 northfield:12 nos:17 nos_quedamos:3 not:94 not_^:10 not_a:59
not_at:17 not_be:-34 not_been:40 not_believe:-45 not_by:5 not_even:7
not_exist:-13 not_help:-22 not_in:10 not_more:25 not_say:-7 not_so:33
not_the:-17 not_to:-19 not_with:28 not_yet:12 note:6 noted:38 notes:-85
notes_and:-21 notes_are:32 notes_in:-76 nothing:35 nothing_^:28 nothing_about:35
nothing_and:-64 nothing_at:-7 nothing_else:-22 nothing_gets:25 nothing_goes:19
nothing_in:63 nothing_is:-41 nothing_new:-50 notice:24 noticed:10 noticed_^:19
notte:23 nous:30 nous_avons:-7 novel:20 novels:45 november:-31 november_^:-15
now:11 now_^:-31 now_has:47 now_i:-33 now_is:40 now_on:22 now_that:9 now_the:10
now_we:-30 now_would:1 nowhere:63 nowhere_^:28 nudge:22 nuevo:13 nuevos:3
nuevos_el:3 nuit:25 nuit_^:17 null:-17 number:31 number_0:-20 number_is:8
number_on:-34 number_that:21 number_the:15 numbers:-2 numbers_^:12 nunca:-56
nur:161 nur_nach:25 nur_noch:28 nurse:57 nurse_and:17 nursery:11 nurses:17
nurses_can't:16 nursing:37 nursing_school:37 nuts_are:24 não:40 não_pode:2
nächstes:37 nächstes_prüfen:12 o:5 o_0:3 o_ecrã:25 o_gerador:16 o_modelo:62
o_sensor:3 oak:1 ob:17 object:18 object_storage:18 objected:20 obras:31
odometry:1 odszkodowanie:36 of:-88 of_0:56 of_^:-19 of_ab:2 of_all:51 of_an:-66
of_and:-26 of_are:-41 of_both:20 of_cake:-24 of_cascade:7 of_course:-50
of_croissants:4 of_diary:20 of_downtime:14 of_each:8 of_four:-34 of_humour:-34
of_i:-23 of_input:-44 of_it:96 of_july:-40 of_memory:9 of_my:-99 of_our:59
of_paint:12 of_people:34 of_questions:-51 of_reading:36 of_rolls:2 of_spelt:9
of_tea:-6 of_ten:-16 of_that:-49 of_the:3 of_them:-32 of_these:-77 of_this:39
of_those:8 of_thumb:-21 of_today:3 of_us:-85 of_use:-89 of_water:4 of_wax:-4
of_way:104 of_which:-32 of_whom:-3 of_work:65 of_year:-10 of_you:47 of_your:36
off:34 off_0:-2 off_^:-18 off_and:-24 off_at:26 off_by:34 off_every:15
off_for:31 off_my:9 off_sick:1 off_the:93 offer:47 offers:-24 office:-107
office_^:23 office_and:-21 office_has:-48 office_in:-54 office_is:-6 offline:-50
often:-58 often_than:-35 oh_and:1 ohne:-11 ojo:1 ok:-88 ok_^:-58 ok_and:12
ok_so:59 ok_that:-1 okafor:8 okay:-1 okay_so:-34 old:-77 old_address:20
old_contract:1 old_name:6 old_one:24 old_ones:6 old_saying:-27 oldest:-4 oma:3
oma_ist:3 omg:-41 on:-31 on_0:-23 on_?:14 on_^:2 on_a:-29 on_account:8
on_address:1 on_all:43 on_and:-21 on_any:-59 on_avait:-32 on_call:23 on_days:-13
on_earth:-50 on_every:6 on_file:14 on_for:-23 on_friday:8 on_fridays:51
on_garde:12 on_holiday:26 on_how:17 on_is:8 on_it:61 on_its:72 on_leave:7
on_may:108 on_me:28 on_monday:16 on_my:17 on_ne:-41 on_one:-9 on_our:-13
on_paper:39 on_saturday:8 on_screen:-5 on_small:-25 on_so:11 on_some:-40
on_sunday:22 on_that:89 on_the:-30 on_this:92 on_to:2 on_top:25 on_tuesday:12
on_until:32 on_us:23 on_wednesday:13 on_when:-18 on_which:-14 on_your:19
on_yourself:-39 onboarding:53 once:-70 once_0:-18 once_^:36 once_a:2
once_and:-10 once_argued:-30 once_more:89 once_sealed:1 once_the:-35
once_told:-33 once_waited:-39 once_which:-5 once_you:10 one:-81 one_^:29
one_and:23 one_asked:-36 one_belongs:5 one_big:13 one_can:-49 one_folder:24
one_from:-37 one_hand:-58 one_has:-9 one_in:-39 one_is:73 one_long:33
one_more:-35 one_needs:12 one_never:13 one_of:-10 one_on:16 one_person:-22
one_picture:-39 one_point:26 one_reads:7 one_sees:-14 one_so:-10 one_that:50
one_the:9 one_thing:89 one_to:32 one_took:16 one_types:10 one_was:95 one_who:-23
one_with:-64 one_would:-42 one_you:10 ones:12 ones_^:55 ones_with:-11
onions:-105 onions_^:-93 online:5 only:-20 only_0:41 only_^:-15 only_a:19
only_be:15 only_in:13 only_learn:37 only_my:-66 only_one:-40 only_the:30
only_to:30 ont:-47 ontem:1 op:-16 opcodes:27 open:-49 open_a:8 open_and:-45
open_fire:46 open_the:-9 open_with:-38 opened:-19 opened_^:5 opened_it:66
opening:24 opens:26 opens_^:38 opens_at:-33 opens_with:33 opera:-21 opinions:-59
optics:19 or:36 or_do:17 or_does:52 or_just:16 or_so:-80 or_the:14 oral:55
oral_vale:7 orange:14 orchard:46 orchestra:9 orchestra_pit:9 order:-2
order_^:-74 order_of:36 ordered:13 orders:48 orders_^:12 ordinary:-43 organic:10
organic_chemistry:4 original:-25 orm:28 os:-21 oslo:9 other:-59 other_^:-24
other_one:30 other_side:39 others:36 otherwise:68 otherwise_^:10
otherwise_the:30 otro:21 otro_sitio:21 ottilie:14 our:48 our_classroom:-13
our_colleague:-12 our_lesson:12 our_office:-17 our_own:34 our_physics:-40
our_project:-36 our_school:-7 our_shop:10 our_unit:5 ours:49 out:100 out_^:56
out_about:22 out_and:31 out_as:-48 out_for:25 out_from:7 out_i:27 out_if:11
out_in:3 out_last:19 out_loud:-17 out_of:46 out_the:16 out_there:6 out_to:-3
out_who:-54 out_with:3 outage:-72 outbound:1 outlier_goes:35 outline:27
output:-30 outside:-32 outside_and:-57 outside_the:37 outstanding:5 oven:19
oven_draws:23 oven_line:4 over:8 over_0:-8 over_^:-13 over_a:27 over_at:28
over_on:26 over_the:-70 overflow:69 overflow_kegs:6 overnight:6
overnight_and:-22 owe:14 owed:-22 own:-4 own_^:2 owner:72 owner_^:14 owners:-11
owners_^:-30 owns:25 owns_the:23 oyelaran:56 p:22 p_anteil:16 pace:-49
package:-28 packet:8 page:-24 page_^:-85 page_on:8 page_the:10 page_turner:4
pager:18 pagers:8 pages:-39 pages_^:-50 paging:7 pago:31 pago_está:21 paid:-4
paint:15 paint_it:6 paint_the:10 painted:3 painted_the:-6 painter:18
painters:-10 painting:-34 pair_in:3 pairs:10 paket:43 paket_servis:42
palabras:15 palabras_^:11 palavras:28 palavras_^:28 pallet:7 pallets:29
pallets_of:-4 panadería:-61 pancakes:-118 panel:-20 pantalla:21 pantalla_de:21
paper:-4 paper_birds:-1 paper_i:46 paper_is:10 papers:13 par:-32 par_le:30
para:12 para_0:21 para_o:42 paragraph:33 paragraphs:32 parallel:41
parallel_jobs:31 parcel:4 parcels:20 pardon:31 parents:115 parents_have:12
park:46 park_^:6 parking:71 parking_is:34 parrot:-78 parrots:-57 parser:17
parser_arbeitet:3 part:6 part_^:-11 part_is:-10 part_of:-33 part_worth:9
particiones:22 particiones_^:22 particle:15 particle_editor:15 parties:-5
parties_^:-2 partner:64 partner_is:3 parts:41 parts_arrive:34 party:10 pas:67
pas_de:62 pas_dépasser:5 pas_le:8 pas_me:23 pasa:-95 pass:-12 pass_^:4
pass_the:29 passages:37 passe:49 passe_par:22 passe_à:6 passed:-34 passed_a:-28
passed_on:-1 passen:1 passenger:12 passes:44 passing:-1 passport:53
passport_^:16 passport_scan:9 password:-77 password_^:-43 password_i:-28
passwords:-11 passwords_are:4 past:2 past_tense:32 path:6 patience:-61
patient:-38 patient_names:5 patients:2 patients_from:58 pattern:8 patterns:-9
paw:2 paw_x:2 pay:1 payload:14 pays:73 pays_for:50 pdfs:16 pdfs_for:16 pedal:21
peindre:6 pen:5 pencil:17 pens:-47 pension:56 people:-10 people_^:57
people_always:-3 people_and:28 people_are:5 people_do:24 people_in:-57
people_leave:-34 people_on:2 people_rang:40 people_remember:24 people_speak:-16
people_than:25 people_were:29 people_who:-9 pequeño:14 per:15 per_il:5
per_your:8 percent:-13 percent_^:-8 perché:6 perché_il:6 perfect:-26
perfectly:-30 permit:41 person:-29 person_who:-50 personne:-49 personne_ne:-56
personnes:-31 petit:-43 peut:11 peut_pas:11 pharmacist:-38 pharmacy:15 phases:32
phone:21 phone_^:74 phone_call:22 phone_calls:25 phone_is:-42 phones:13
phones_^:-30 photo:-10 photograph:40 photographs:-12 photographs_^:-5 photos:-37
photos_of:15 phrase:-12 physics_problems:2 pianist:-6 piano:-67 piano_has:25
piano_teacher:-9 pick_that:-28 pick_up:7 picking:1 picks:-13 picture:-135
picture_0:-10 picture_^:-57 picture_it:-8 pictured:-63 pictures:60 pid:16
pid_regler:16 piece:39 pieces:-25 pier:-23 piezas:15 pilot:23 pin:-14 pipe:42
piso:14 piste:3 pit:9 pit_is:51 pitch:-52 pixel:-15 pixel_^:-18 pixels:-10
pizza:-49 più:88 place:-13 place_^:21 place_in:9 plain:34 plan:14 plan_^:4
plan_for:1 plan_is:8 plan_your:-34 plane:4 planes:21 planned:13 planned_0:26
plant:-69 plant_on:-7 plants:-18 platform:48 platz:6 play:89 play_the:15
played:-80 played_cards:-50 players:43 playing:-28 playlist:26 playlist_server:3
plays:-56 plays_the:-75 please:6 please_^:53 please_don't:-5 please_mark:37
please_my:76 please_take:-30 plenty:47 plots:31 pls:61 pls_^:15 pls_no:12
plug:-17 plugged:5 plugged_in:5 pluie:-61 plums:-48 plus:32 plus_de:9 plutôt:-3
pm:20 pm_^:20 po:49 pocztowy:19 pocztowy_stoi:19 pod:13 pode:36 pode_ter:23
poem:-40 point:-6 point_^:-31 point_a:4 point_is:13 point_of:38 pointing:-4
points:45 points_^:48 points_for:1 points_to:9 police:15 policy:61 policy_is:20
polish:-63 poll:18 pond:30 pool:11 poor:66 poor_thing:13 popular:-22
popular_in:-10 por:43 por_hora:18 por_la:7 porque:5 port:-38 port_0:28 portal:11
porte:10 porter:38 porto:-7 pose:-12 positions:16 possible:14 possible_^:7
postcard:-33 postgres:39 postman:-26 pot:3 pot_is:20 potatoes:-21 pots:-25
pounds:5 pour:124 pour_la:46 pour_le:49 pour_les:34 power_button:-6
power_feed:19 ppl:38 ppm:20 ppm_^:20 practical:55 practicar:22 practice:-54
practise:35 practise_the:-1 practise_with:11 pratique:14 predefinita:2
prefer:-26 prefer_the:-22 prefers:4 prefiero:40 prefiero_que:28 prefs:16
prendiamo:16 present:14 presque_vide:5 press:85 pressure:39 preview:1 prices:9
pricing:4 pricing_model:4 primeiro:12 principal:13 printed_the:-24 printer:-2
printers:-84 pro:18 pro_woche:1 probability:8 probably:-24 probe:3 problem:-32
problems:25 problems_a:23 process:-2 product:-56 production:16 proefles:45
proefles_is:45 prof:43 professor:30 profile:-9 profile_from:-18 profiler:35
program:-49 programme:34 programming:-41 programming_language:-18 project:-45
projection:-51 promise:54 promised:-49 promised_it:-40 promised_to:2 proof:-81
proofing:14 properly:-77 property:-2 prototype:-22 proud:3 proud_of:3
proxies:-37 proxy:33 pruebas:42 prática:28 préfère:28 próbek:33 próbek_^:33
prüfen:12 prüfen_wir:12 prüfung:21 prüfung_dauert:1 public:59 pueblo:-27
puerta:9 puerto:20 puerto_0:2 puerto_de:5 puisque:4 puisque_la:4 pull:20
pull_request:10 pulled:38 pulls:1 pulls_the:1 pump:33 pump_four:17 pumps:4
pun:-39 punch:-19 punkte:29 punkte_^:24 puntos:25 puntos_^:7 puntos_en:7
pupil:-3 pupils:-16 purple:-76 pushed:29 pushed_the:18 pushes:9 pushes_are:4
put_a:-40 put_it:-14 put_the:27 put_up:41 put_you:38 puts:13 puts_up:9
putting:-10 póliza:30 qa:16 qa_is:17 qu'il:-19 qu'on:41 quai:19 quai_sud:19
quand:-97 quarantined:41 quarantined_^:24 quarter:-7 quarter_^:-10 quay:7
que:-84 que_0:6 que_a:10 que_de:6 que_el:-76 que_en:-7 que_história:-62
que_la:-61 que_las:17 que_le:24 que_les:44 que_me:32 que_nadie:-3 queda:26
queda_por:4 quedamos:3 quedamos_con:3 quedan:33 quedó:16 quelle:-39
quelle_belle:-39 query:38 question:13 question_^:-39 question_nine:38
questionnaire:11 questionnaires:33 questions:-13 questions_^:2 queue:-32
queue_at:-84 queue_depth:12 queue_in:-11 queue_now:8 queue_topic:24 qui:57
quick:-33 quickly:-33 quiero:13 quiet:-38 quiet_as:-4 quietly:-27 quite:-20
quiz:17 quién:32 quota:16 quota_is:3 quote:16 quoted:17 quoted_the:10 qué:-109
r:25 rack:-27 racks:-16 radar:-28 radiators:12 radio:-62 radio_on:-45 radios:-76
rail:10 railway:12 railway_has:19 rain:-96 rain_^:-21 rained:-5 raise:4
raise_it:3 raised:4 raised_the:33 rama:25 rama_principal:5 ramp:41 ramp_^:5
ran:35 ran_out:4 ran_the:1 random:22 rarely:-60 rash:42 rate:-7 rather:9
rather_an:12 rather_be:-68 rather_have:23 rather_than:65 raw:53 ray:12 re:4
reach:-46 reached:52 read:18 read_^:2 read_and:3 read_by:22 read_it:18
read_like:-17 read_only:51 read_than:11 read_that:-55 read_the:6 read_these:27
reader:-23 readers:26 reading:-122 reading_^:58 reading_about:-49 reading_an:22
reading_glasses:59 reading_list:6 reading_the:-4 reading_your:-93 readings:26
reads:6 reads_0:-5 reads_along:51 reads_better:24 reads_from:1 reads_the:10
ready:54 ready_for:5 real:58 really:-91 really_^:-16 reason:-44 reason_^:-21
reasons:-2 reboot:-34 receipt:-2 receipt_^:-18 reception:3 reception_^:3
receptionist:-16 receta:-14 rechnen:34 rechnen_wir:14 rechnung:22 recipe:7
record:19 recorded:-10 recording:1 records:36 recursive:29 recursive_calls:29
red:48 red_and:27 redo:7 redo_the:7 redundancy:-22 redémarre:11 reef:23
reefer:20 reference:47 reference_book:35 refers:-15 refers_to:-15 refilled:-28
refrain:-1 refreshes:5 refreshes_every:5 refroidie:4 refroidie_par:4 refund:34
refund_goes:15 refunds:6 refunds_are:1 refuse:48 refused:-4 regards:-47
regent:-79 register:64 registered:31 registry:43 regler:16 regression:49
regret:17 regrets:20 regulations:43 rehearsal:4 reichen:19 reisetag:9
reisetag_^:9 rejects:29 release:67 release_branch:39 released:-19 rely:22
rely_on:22 remains:57 remains_is:20 remarkably:-13 remarks:40 remarks_in:20
remember:-22 remember_a:23 remember_the:-56 remind:27 reminders:3 reminds:-38
reminds_me:-38 removed:42 rename_the:-18 renamed:21 render:29 render_timeout:10
renderer:-5 rendu:23 rendu_utilise:18 renewed:23 rental:3 repair:15 repaired:24
repairs:22 repariert:-49 reparto:4 reparto_sale:4 repeat:-36 repeats:1
repeats_every:1 replaced:29 replaced_at:12 replacement:8 replacement_has:14
replacement_in:15 replacement_van:8 replacing:26 replica:37 replica_two:8
replicas:21 replication:16 replication_lag:2 repo:10 report:39 report_^:27
report_and:9 reported:14 reported_0:14 reporter:2 reports:43 repository:15
reprogrammed:1 reprogrammed_the:1 request:32 request_^:25 requests:-36
reserve:18 reserve_^:9 reserved:50 resets:27 resets_at:22 resit:31 resit_in:22
resolve:-23 respaldo:14 respaldo_tarda:14 response:-21 responsibility:2 rest:-33
rest_of:-33 restarted:10 reste:55 reste_à:31 restore:47 restored:3 rests:27
result:16 result_pages:15 results:5 resumo:28 retention:10 retired:46
retrained:26 retries:-37 retry:64 retry_loop:45 return:45 returned:36
returned_^:17 returns:-36 reverted:30 review:56 review_^:14 revisado:19
revisar:9 revised:29 revision:11 revision_day:3 rhythm:17 ribbons:26 rich:-29
rieger:3 right:-59 right_^:-7 right_moment:-4 right_of:60 rights:16 ring:97
ring_buffer:14 ring_the:5 rings:-21 rings_the:20 ringtone:-73 rinse:67
rinse_time:4 rinsed:33 rinsed_and:33 rinsing:13 rinsing_step:13 rises:-16
river:-39 road:-15 roads:-17 roads_around:-17 roasters:-38 robot:-52
robot_navigue:50 rock:12 role:52 rolls:28 rollstuhl:20 roof_^:14 roof_is:4
room:1 room_0:53 room_^:57 room_and:2 room_for:40 room_has:-43 room_is:20
room_was:2 rooms:33 root:13 rope:-35 rosa:27 rosa_is:23 rosalind:31
rosalind_^:18 rose:50 rota:23 rotated:20 rotation:-25 rotation_^:-25 roughly:-13
round:-9 round_^:-50 round_to:21 roundabout:-50 rounded:11 rounds:-42 route:61
route_the:5 routed:22 row:10 row_without:67 rows:-58 rows_^:12 rows_and:-2
rows_in:26 rufbereitschaft:9 rule:-20 rule_of:-9 rule_that:-11 rules:-2 run:47
run_it:9 run_on:18 runbook:29 runner:3 runner_is:3 running:94 running_^:23
running_again:19 runs:86 runs_0:28 runs_a:-11 runs_as:6 runs_for:6 runs_on:22
runs_the:-7 rushed:45 rust:20 rye:25 régie:40 régie_son:40 réplica:32
révision:48 rückflug:3 rückflug_der:3 rücksprache:25 s:-24 s_^:44 saat:21
saat_0:21 sacks:9 sacks_of:9 sacs:14 sacs_^:14 sacó:7 sacó_0:7 safe:14 said:26
said_0:5 said_^:79 said_i:-24 said_it:-30 said_no:-28 said_so:11 said_the:33
said_to:-15 sailed:-39 sailors:-8 sailors_in:-4 sait:14 sake:24 sake_of:24
sala:59 sale:29 sale_a:8 salen:10 sales:39 salle:56 salle_est:5 salt_melts:21
same:-86 same_^:-10 same_as:-30 same_people:-16 same_size:-27 same_thing:-8
same_time:16 same_to:43 sample:56 sample_of:26 samples:64 samples_^:3
sampling:22 sampling_is:21 sandwich:-40 sandwiches:-21 sang:-22 sank:21 sans:25
sat:-96 sat_on:-54 saturday:32 save:-15 saved:24 saving:16 saw:-15 saw_the:83
say:74 say_0:12 say_^:21 say_a:-62 say_so:37 say_that:-48 say_what:-27
say_whether:45 say_why:51 saying:13 says:44 says_0:29 says_^:-18 says_a:2
says_it:-40 says_nothing:35 says_on:30 says_so:16 says_statistics:-40
says_that:-22 scaffolding:33 scaffolding_is:30 scala:2 scala_predefinita:2
scale:-22 scales:39 scanned:42 scanner:19 scanners:44 scans:29 scares:3
scares_me:3 scatter:2 schaffe:43 schaffe_ich:43 scheduler:-12 schema:46
schema_^:24 scheme:4 schlüssel:-25 schlüsselübergabe:37 school:26 school_^:51
school_and:-9 school_in:31 school_we:-11 schools:-19 schule:-28 schule_^:8
schüler:26 schüler_^:26 schülern:30 schülern_^:30 scope:35 score:33 score_^:29
scratch:42 scratch_what:20 scratched:25 screen:90 screens:8 screenshot:1
script:45 sdk:13 se:6 se_confirma:2 se_divide:22 se_queda:10 se_ve:24 sea:-48
sea_^:-10 seal:12 sealed:8 search:48 seat:88 seat_by:4 seat_hangs:10 seats:35
seats_are:4 seats_in:10 sec:-51 second:-9 second_^:26 second_day:-32
second_half:-31 second_one:-20 second_or:-29 second_page:36 second_power:19
secondes:30 secondes_^:30 seconds:58 seconds_^:72 seconds_for:27 seconds_in:-15
seconds_on:11 secours:1 secrets:24 section:40 see:-59 see_^:-21 see_a:-17
see_it:3 see_me:13 see_on:9 see_the:-85 see_there:-3 see_what:-45 see_why:-25
seed:-12 seeing:69 seeing_that:103 seems:-44 seems_to:-44 seen:10 seen_the:-21
sees:-100 sees_0:-40 seguridad:22 seguro:9 sein:8 sein_^:8 seit:-10 seiten:1
sekunden:11 selbstbeteiligung:1 semaine:1 semaine_^:1 sempre:-111 sempre_che:-43
send:71 send_the:1 sends:-62 sense:-65 sense_^:-16 sensor:12 sensor_de:3
sensorcode:12 sensorcode_is:12 sent_back:23 sent_out:9 sent_the:2 sentence:8
sentences:35 sera:83 serial:15 series:-49 seriously:14 seriously_^:34 serve:18
served:9 served_in:19 server:-62 server_^:2 server_room:-79 service:86
service_^:4 service_admits:3 serviced:-6 servidor:-29 servidor_de:2 servis:42
servisi:7 serwer:32 serwer_pocztowy:19 serwer_tomografu:2 será:48 ses:-88
sesame:16 session:87 session_^:33 session_may:16 session_on:16 set:12 set_^:6
set_has:-41 set_the:14 settings:34 settings_page:34 settled:108 settled_on:66
seul:20 seven:50 seventies:-43 seventies_^:-43 seventy:-30 shall:36 shall_use:10
shape:-19 shape_with:-16 share:-16 share_it:-9 share_of:-9 shared:33
shared_mailboxes:17 shared_with:18 she:35 she_always:-2 she_could:-34
she_had:-12 she_has:50 she_is:3 she_never:-18 she_says:57 she's:32 sheet_^:-34
sheets:44 sheets_^:31 shelves:-6 shift:16 shift_has:-43 shift_is:-16
shift_reported:14 shifts:24 ship:23 ship_the:44 shipped:-3 shipping:9
shipping_is:3 shoes:-17 shop:58 shop_had:16 short:-24 short_^:1 short_ones:10
should:-5 should_be:56 should_have:-46 should_like:20 should_never:-10
should_see:-74 should_the:17 should_weigh:25 shouldn't:30 shouts:2 show:4
show_up:14 showed:-23 showed_the:-12 shows:-44 shows_a:-60 shows_up:8 shuts:16
shuttle:30 si:-3 si_falla:28 si_è:-32 sicher:-50 sicilian:29 sicilian_i:7
sick:42 sick_so:7 side:51 side_^:68 side_of:3 sie:35 siempre:-122 sight:8
sign:48 signal_^:2 signals:37 signals_^:38 signature:41 signed:-14
significance:20 signing:9 signs:5 signs_at:-32 signs_for:20 signs_off:9
silence:-27 silent:45 silly:66 sim:8 simple:-20 simply:-123 simply_a:-43
simulacro:7 simulacro_^:7 simulation:17 simulations:-32 simulator:29 sin:7
since:32 since_^:-21 since_a:7 since_i:2 since_it:-17 since_nobody:-24
since_ten:13 since_the:22 sind:-18 sind_0:3 sing:-20 singer:-43 single:-61
sister:37 sit:9 sit_at:6 sit_in:-6 site:73 site_^:5 sites:1 sitio:45 sitio_^:21
sitio_para:17 sits:-27 sits_on:3 sitting:27 six_^:20 sixteen:28 size:-4
size_^:-17 size_it:15 sizes:-24 skating:-62 skeleton:-60 sketch:-27
sketch_of:-28 ski:6 skip:13 skip_the:12 skipper:11 skirting:4 skirting_board:4
sky:-45 sky_at:-8 sleep:22 sleep_^:23 sleep_better:-7 sleep_bug:11 sleeps:15
sleeps_0:16 slept:-31 slept_0:-14 slept_on:16 slide:5 slides:-46 slides_^:-2
slides_in:-37 slip:60 slope:-2 slope_closes:6 slot:21 slot_^:5 slots:1
slots_^:25 slow:-5 slow_^:-20 slow_with:-27 slower:-40 slowly:20 slowly_with:31
small:-5 small_and:-18 smaller:43 smell:-62 smell_the:-29 smells:-106
smells_of:-100 smile:-14 smile_and:16 snapshots:18 snippet:-5 snow:41 snow_^:3
snow_cannons:2 snow_guns:14 snowboard:16 snowboard_lesson:16 snowcat:21
snowcat_is:21 so:-7 so_^:-12 so_a:-4 so_every:43 so_far:-45 so_forget:35
so_good:15 so_i:63 so_i'm:10 so_in:23 so_it:-60 so_it's:-21 so_many:-36
so_much:-20 so_my:-4 so_no:12 so_nobody:23 so_nothing:15 so_our:16 so_please:33
so_quiet:-53 so_ring:3 so_that:83 so_that's:4 so_the:-7 so_we:37 so_you:33
so_your:24 social:-15 socket:7 sockets:33 sofa:2 soffritto:2 soffritto_usiamo:2
sofort:11 software:-32 soir:9 solche:-59 sold:37 sold_out:28 solder:-30
soldered:-1 solid:41 solid_^:41 sollte:11 solo:61 solutions:51 solved:59
some:-105 some_of:30 somebody:-36 somebody_from:12 somebody_has:10
somebody_in:-83 somebody_left:-22 somebody_must:-18 somebody_should:-3
somebody_who:-16 somebody's:2 someone:-35 someone_who:41 something_^:-61
something_else:31 something_is:-25 something_that:-13 something_to:40
sometimes:-23 sometimes_i:-9 somewhere:-90 somewhere_in:-39 somewhere_that:-71
son:-7 son_will:6 song:-100 songs:-129 songs_and:-49 sonst:2 sont:14 soon:35
soon_as:29 sooner:90 sooner_have:28 sorry:-39 sorry_^:110 sorry_for:-99
sorry_i:-50 sorry_to:20 sort:-30 sort_of:-7 sorted:18 sorten:-26 sorter:29
sound:-6 sound_like:-4 sounded:9 sounds:-22 sounds_as:-11 sounds_like:-13
soup:-93 soup_^:-7 soup_is:-70 source:-48 sourdough:4 southern:3 space:1 spam:4
spanish:5 spare:45 spare_key:11 spay:1 speak:49 speak_of:20 speak_slowly:31
speaking:-46 speaking_the:-45 spectrum:-9 spectrum_analyser:-9 speeches:11
speeches_start:11 speed:25 spelling:-30 spelling_^:-60 spelt:9 spend:20
spend_0:19 spent:-40 spent_the:-18 spiegazioni:22 spikes:-50 spinner:-4
splash:38 splash_screen:38 split:35 spoke:26 spoke_to:11 spoken:13 spoons:-8
sports:7 spreadsheet:4 spreadsheet_^:18 spreadsheets:-29 spreadsheets_are:-18
spring:40 spring_^:22 spring_so:8 sql:19 sql_than:28 sqlite:4 squeak:-41
staat:44 stack:-46 stack_trace:-11 stacked:2 stacked_in:2 staff_is:-21 stage:76
staging:26 staircase:-34 stairs:-65 stairs_^:-37 stale:6 stalls:3 stamp:-12
stamp_^:-35 stampa:22 stand:41 stand_in:50 standby:7 standby_phone:1
standing:-59 standing_order:4 standing_up:-45 stands:61 stands_at:33
starboard:24 start:61 start_0:3 start_at:43 start_of:11 start_with:6 started:-97
started_the:30 starting:21 starting_with:21 starts:55 starts_0:4 starts_at:16
statement:-6 statements:23 static:10 station_branch:2 station_in:-1 stations:-1
statistics:-5 statistics_and:22 statt:4 statt_^:4 statue:10 statue_may:13
status:57 status_led:4 status_page:33 stay:28 stay_below:2 stay_idle:16
stay_in:-30 stay_on:3 stay_with:6 stayed:-27 stayed_in:-29 stays:99 stays_at:13
stays_behind:2 stays_in:39 stays_where:20 steered:4 stehen:-61 steht:-3
stellen:4 step:5 step_^:10 step_is:3 steps:-40 steps_and:-55 sterilised:12
stick:16 sticker:10 sticker_^:61 sticker_on:-59 sticks:-35 sticks_with:13
still:9 still_a:24 still_ahead:1 still_don't:28 still_for:13 still_have:26
still_hear:-31 still_need:1 still_reads:19 still_sitting:6 still_talk:-20
still_unclear:38 stock:41 stock_am:8 stoi:19 stoi_w:19 stole:-61 stolen:46
stood:12 stood_in:-3 stood_still:13 stop:101 stop_at:4 stop_eating:21 stop_me:14
stopped:-22 stops:28 stops_after:9 storage:56 storage_^:22 store:41 store_^:9
store_the:-2 stored:14 stored_as:54 stored_in:1 stories:16 stories_^:-21
stories_stick:23 storks:-6 storm:-15 story_about:-1 story_goes:-7 story_is:-9
story_of:-10 story_the:28 stove:-19 stove_and:-3 strange:-47 stranger:-16
strangers:31 streams:84 streams_in:31 street:-1 stretch_it:6 strict:-5
stricter:30 strike:-16 string:-14 strings:44 stuck:24 stuck_^:24 student:-46
students:-65 studies:-34 studio:51 studio_b:38 study:45 study_buddy:26
study_the:7 stuff:60 stuff_^:31 stunden:-58 stunden_über:6 stupid:57 style:34
su:-28 subject:-31 subject_^:-42 subjunctive_is:5 such:-98 such_a:-32 sud:22
suffit:43 suffit_^:43 sugar:-7 suit:40 suit_me:6 suit_us:26 suitcase:5 suite:27
sum:-48 summer:-48 summer_^:23 summer_we:-26 summit:11 sun:-36 sunday:1
sunday_^:-23 sunrise:-15 sunset:-31 supermarket:-24 supplier:-2 supply:14
support:-29 support_is:10 suppose:-6 supposed:-10 supposed_to:-10 sure:-5
surname:3 surprise:46 surprise_^:61 surprising:-65 surtout:-12 surtout_pas:47
survive:8 survived:-7 survives:14 sushis:39 sushis_est:39 suspect:-8
swallows:-30 swan:-37 swap:14 swapped:42 swapped_the:37 swear:-38 swear_the:-5
swears:-96 swimming:8 swimming_^:-10 swimming_hall:17 swimming_pool:-26
swing_seat:10 swiss:16 switch:56 switched:20 swore:-1 sworn:-16 symbol:30
symbol_lookup:30 symbols:10 sync:82 sync_^:7 sync_job:37 sysadmin:-8 system:7
system_^:18 systems:-8 säcken:30 säcken_^:30 só:28 sözlü:25 tabla:22 tabla_de:22
table:76 table_^:39 table_for:-7 table_is:4 table_of:18 table_salt:21
table_the:10 tablecloths:17 tables:105 tables_^:49 tablet:70 tabletop:13
tablets:49 tabs_open:-37 tackle:12 tacks:48 tag:21 tag_^:3 tage_^:30 tagged:36
take:-41 take_0:38 take_^:18 take_a:-14 take_all:-51 take_it:8 take_more:14
take_the:69 take_three:-22 take_your:-144 taken:116 taken_off:4 taken_the:18
takes:133 takes_0:68 takes_a:3 takes_about:-7 takes_the:21 taking:4 talk:-35
talk_about:-56 talk_to:51 talked:58 talked_it:38 talking:-40 talking_about:-40
talks:-19 talks_to:-22 tall:2 tamaño:6 tamaño_máximo:6 también:17 tank:79
tank_was:49 tante:-76 tanto:-55 tap:12 tap_needs:2 tape:16 tape_archive:6
tapes:33 tarda:32 tarda_0:32 tarde:-24 target:7 tariff:13 task:51 taste:-16
tax:17 tax_form:3 taxi:25 te:14 tea:-62 tea_^:-25 teacher:19 teacher_is:7
team:50 technical:-26 technician:16 teigkneter:15 teigkneter_ist:15 teleférico:1
teleférico_está:1 telephone:32 telesilla:18 television:-33 tell:48 tell_a:-30
tell_me:37 tell_the:28 tell_us:4 tell_which:44 tell_you:-39 telling:13 tells:8
tells_me:-14 tells_you:76 tem:35 tem_0:35 tema:8 temperature:6 tempo_limite:11
temporary:15 temps:-65 temps_^:15 ten:-41 ten_kilometres:-41 ten_minutes:33
ten_past:13 ten_years:-32 tenant:43 tend:-38 tend_to:-38 tends:-22 tends_to:-22
tengo:27 tenor:74 tense:32 ter:23 term:24 termin:54 terminal:-8 terms:42
terrasse:31 terrible:-24 test:96 test_^:3 test_has:14 teste:41 teste_^:38
tested:11 tests:63 tests_run:10 text:64 text_message:5 text_messages:-11
text_the:26 textbook:16 textbook's:17 texte:21 texts:40 texture:31
texture_budget:12 than:48 than_a:128 than_any:-4 than_i:23 than_long:12
than_many:12 than_of:48 than_one:-28 than_people:-18 than_that:33 than_the:-54
than_water:-28 than_we:35 than_with:26 thank:-79 thank_you:-79 thanks:-77
thanks_for:-47 thanks_that:-21 that:-96 that_^:-89 that_a:-48 that_all:-30
that_are:37 that_boat:3 that_cannot:32 that_colour:25 that_computers:-18
that_could:17 that_day:21 that_even:-24 that_every:-36 that_explains:-1
that_for:7 that_gave:60 that_goes:46 that_has:-33 that_have:33 that_hour:-43
that_i:-24 that_in:56 that_includes:47 that_is:13 that_kind:71 that_lab:-4
that_leaves:36 that_library:-17 that_makes:5 that_must:-24 that_my:42
that_name:52 that_no:-8 that_nobody:-57 that_one:1 that_out:46 that_page:-46
that_people:-15 that_pool:2 that_reminds:-29 that_room:-6 that_says:36
that_she:-10 that_somebody's:33 that_stick:25 that_story:-4 that_the:-59
that_they:24 that_time:15 that_up:-12 that_was:62 that_way:54 that_we:8
that_went:48 that_word:31 that_would:-76 that_you:90 that's:86 that's_a:-20
that's_all:6 that's_how:45 that's_it:2 that's_that:16 that's_the:13
that's_what:22 thats:88 thats_all:4 thats_the:32 the:4 the_0:-41
the_accordion:-68 the_account:6 the_afternoon:-44 the_agent:-46 the_air:-37
the_airline:12 the_airport:-4 the_aisle:14 the_answer:-13 the_app:6
the_archive:22 the_archives:7 the_arm:1 the_armchair:19 the_attic:-9
the_audience:-20 the_audio:14 the_auditors:9 the_autumn:29 the_awning:16
the_baby:13 the_back:27 the_backup:10 the_badge:14 the_bag:22 the_band:24
the_bank:-74 the_banquet:14 the_barn:49 the_base:3 the_basement:-50
the_bathroom:-15 the_battery:30 the_bay:-20 the_bedding:15 the_beer:2
the_bees:25 the_bench:27 the_best:-84 the_big:-46 the_binomial:32 the_bit:25
the_blue:55 the_board:31 the_boat:-25 the_boathouse:7 the_boiler:3 the_book:-10
the_booking:-15 the_bookmarks:37 the_bootloader:11 the_border:8 the_box:-12
the_boy:14 the_bracelet:25 the_brake:2 the_branch:-52 the_bridge:21
the_bright:47 the_brochure:20 the_brown:15 the_building:-18 the_bus:-83
the_buzzer:17 the_cabin:24 the_cabinet:-55 the_cabins:15 the_cable:-19
the_cache:4 the_cage:36 the_cake:85 the_call:-13 the_callback:-14 the_calves:2
the_canal:-47 the_canoe:20 the_canteen:-48 the_car:2 the_caretaker:7
the_carousel:19 the_cat:-58 the_caterer:18 the_ceiling:-1 the_cellar:34
the_certificate:24 the_chairlift:11 the_change:-12 the_channel:4 the_chapel:18
the_cheaper:11 the_checksum:25 the_children:19 the_children's:4 the_choice:16
the_choir:81 the_christening:10 the_ci:7 the_circuit:7 the_city:-27
the_class:-20 the_cleaners:10 the_cleaning:-17 the_client:-22 the_clinic:14
the_clock:30 the_clocks:-53 the_closing:-19 the_cloud:-8 the_club:56
the_coast:-47 the_coastal:16 the_code:44 the_coffee:-28 the_cold:15
the_colour:27 the_column:40 the_commit:-36 the_compass:20 the_compiler:-13
the_concert:11 the_conference:-12 the_config:8 the_connection:40
the_converter:-8 the_conveyor:17 the_copy:-53 the_corridor:-20 the_cottage:17
the_council:9 the_count:13 the_courier:17 the_course:35 the_court:5 the_cover:28
the_crane:5 the_crash:25 the_crew:41 the_cron:-11 the_culprit:3 the_current:-31
the_cursor:-6 the_curtains:16 the_curve:-107 the_customer:-11 the_dark:56
the_dashboard:-34 the_date:24 the_day:47 the_dbt:2 the_dead:14 the_dealer:18
the_deans:3 the_debug:13 the_delay:5 the_demo:-16 the_deposit:47 the_depot:6
the_desk:8 the_device:7 the_dinner:68 the_dishes:7 the_disk:73 the_doctor:43
the_dog:5 the_door:-42 the_doorbell:-59 the_draft:5 the_drill:9 the_driver:11
the_drivers:-14 the_dry:32 the_duplicates:43 the_earlier:6 the_early:-12
the_editor:-35 the_electrician:6 the_emergency:5 the_emr:8 the_emulator:-38
the_end:39 the_engine:19 the_entire:-53 the_error:35 the_essay:52 the_evening:55
the_exam:-31 the_examiner:15 the_examiners:49 the_examples:3 the_excess:13
the_exercise:26 the_exercises:69 the_export:32 the_extra:20 the_faculty:54
the_fair:-13 the_family:45 the_fan:-58 the_fans:-48 the_farewell:9 the_farm:-26
the_fast:35 the_faulty:31 the_fax:8 the_fellow:-65 the_fence:16 the_festival:26
the_field:23 the_file:32 the_finance:20 the_fingerings:20 the_fire:3
the_firewall:8 the_firmware:30 the_first:-67 the_fitter:3 the_fix:2 the_flag:30
the_flaky:12 the_flash:41 the_flat:4 the_flood:-38 the_flour:40 the_fluoride:26
the_fog:13 the_forklift:-59 the_form:-32 the_fourth:-35 the_frame:17 the_free:12
the_fridge:21 the_front:23 the_fuel:4 the_fun:-11 the_function:-37 the_fuse:-24
the_game:12 the_garage:6 the_garden:18 the_gas:40 the_gcode:32 the_gearbox:23
the_generator:17 the_gluten:20 the_goat:-31 the_gondola:-51 the_goods:7
the_gpu:12 the_grand:16 the_graph:-21 the_graphs:-44 the_grey:10 the_gyro:21
the_half:-16 the_hall:40 the_hallway:25 the_hand:-51 the_handlebar:28
the_handover:18 the_harbour:-27 the_hard:41 the_hardware:22 the_head:-25
the_header:-18 the_heap:12 the_heart:-18 the_helmet:25 the_helper:-4
the_herring:-13 the_hill:14 the_hills:-10 the_history:19 the_hold:26
the_holdings:39 the_holidays:1 the_home:43 the_horses:-5 the_hospital:14
the_hotel:6 the_hum:-85 the_humidity:10 the_ice:24 the_icon:-52 the_icons:5
the_image:13 the_importer:21 the_inliner:29 the_insurer:41 the_intake:-68
the_internet:-38 the_interview:14 the_inventory:4 the_invoice:6 the_invoices:8
the_job:-9 the_join:24 the_joke:-51 the_judge:-18 the_kennel:10 the_kettle:-79
the_key:37 the_keyboard:-67 the_kids:67 the_kind:-77 the_kiosks:5 the_kitchen:-7
the_lab:9 the_label:-45 the_labeller:23 the_lady:3 the_lake:-26 the_landlord:34
the_language:3 the_last:11 the_laundry:3 the_lawyers:8 the_lead:-12
the_leaderboard:22 the_leak:50 the_lease:2 the_left:7 the_legacy:31 the_letter:3
the_lexer:14 the_library:-1 the_lid:-47 the_lift:24 the_light:-15
the_lighthouse:-33 the_lights:12 the_limit:-37 the_line:29 the_lines:3
the_linter:18 the_list:9 the_listening:11 the_little:1 the_load:40 the_lock:21
the_locker:17 the_log:-79 the_long:20 the_loop:-67 the_lost:-18 the_lot:48
the_luggages:10 the_machine:-8 the_mail:13 the_margin:-15 the_mean:32
the_memory:1 the_merchant:-11 the_meter:20 the_metronome:13 the_middle:-17
the_migration:-7 the_missing:11 the_mistake:30 the_mobile:43 the_mock:7
the_module:-43 the_moment:48 the_money:8 the_monitoring:-24 the_month:17
the_moon:-37 the_morning:-18 the_most:-10 the_motor:12 the_museum:43 the_name:14
the_neighbours:-30 the_network:3 the_new:-3 the_news:-11 the_next:-75
the_night:-5 the_nightly:36 the_nineties:-8 the_nocturne:32 the_noise:-68
the_north:46 the_northern:4 the_notes:-70 the_novel:20 the_numbers:21
the_nursery:11 the_nurses:33 the_offer:47 the_office:-111 the_old:45
the_oldest:-4 the_onboarding:27 the_one:-112 the_ones:-51 the_only:-56
the_oral:14 the_orange:14 the_orchard:43 the_orchestra:9 the_order:23
the_ordinary:-7 the_original:-25 the_other:-32 the_others:27 the_outage:-37
the_outlier:35 the_output:-30 the_overflow:6 the_owner:37 the_painter:-5
the_painters:-10 the_painting:-34 the_panel:-20 the_paper:-46 the_parking:2
the_parser:5 the_part:-93 the_particle:15 the_parts:34 the_party:4
the_passport:16 the_password:14 the_past:22 the_path:-16 the_people:-19
the_permit:15 the_pharmacy:15 the_phone:-21 the_photos:-49 the_piano:25
the_picture:-60 the_pier:-23 the_pilot:23 the_piste:3 the_plan:43 the_players:26
the_plot:-10 the_plug:1 the_poem:-37 the_point:46 the_police:15 the_policy:8
the_porter:13 the_post:-33 the_postman:-26 the_power:-1 the_practical:55
the_practice:18 the_press:52 the_pricing:4 the_print:10 the_printer:19
the_profile:-11 the_project:-10 the_projection:-51 the_public:8 the_quarter:-19
the_quay:7 the_question:4 the_queue:-45 the_quote:18 the_racks:-16 the_radio:-65
the_railway:25 the_rain:10 the_ramp:12 the_read:14 the_reading:27
the_receptionist:-16 the_reference:1 the_refund:4 the_registry:8
the_regulations:31 the_release:20 the_render:10 the_rental:2 the_replacement:33
the_repo:10 the_report:13 the_resit:26 the_rest:-29 the_retry:9 the_returns:26
the_review:23 the_revision:3 the_rhythm:17 the_ribbons:26 the_ride:-6
the_right:-85 the_ring:18 the_ringtone:-36 the_rinsing:13 the_river:-39
the_role:1 the_roof:-30 the_room:40 the_rota:18 the_roundabout:-50 the_run:-17
the_safe:5 the_sake:24 the_sale:3 the_same:-64 the_sample:-34 the_samples:1
the_scaffolding:33 the_scanner:11 the_scheduler:-12 the_schema:41 the_school:-20
the_sea:-38 the_seat:11 the_second:-22 the_security:-8 the_sensor:-2
the_server:-77 the_session:22 the_set:5 the_settings:34 the_shared:28
the_sheet:19 the_shift:30 the_shop:43 the_sicilian:29 the_side:-26 the_site:4
the_skirting:4 the_sleep:22 the_slides:-15 the_slow:21 the_small:-12
the_smaller:14 the_smell:-13 the_snow:29 the_software:-27 the_song:-3
the_sort:-18 the_sound:-55 the_source:19 the_southern:3 the_spare:25
the_spikes:-30 the_splash:38 the_spoken:5 the_squeak:-41 the_stack:-35
the_staff:-17 the_stage:87 the_staging:9 the_stairs:-67 the_standby:1
the_standing:-19 the_start:24 the_statement:26 the_station:-16 the_status:10
the_sticker:40 the_storage:28 the_store:1 the_story:-49 the_street:7
the_subject:-14 the_sum:-46 the_summer:-30 the_summit:11 the_sun:8
the_supplier:-17 the_swan:-37 the_swimming:40 the_switch:11 the_sync:50
the_table:-2 the_tablecloths:17 the_tables:45 the_tablet:14 the_tabletop:13
the_talk:-31 the_tape:5 the_tapes:26 the_target:4 the_team:17 the_technician:9
the_temporary:15 the_text:7 the_texture:12 the_theme:4 the_theory:2
the_thermostat:3 the_thesis:4 the_thing:-11 the_third:-68 the_three:3
the_ticket:11 the_time:-41 the_timer:11 the_tokeniser:16 the_top:11
the_tortoise:-23 the_tournament:14 the_trace:-24 the_traces:-21 the_traffic:-15
the_trail:3 the_train:-93 the_training:16 the_tram:-70 the_transfer:-19
the_translation:23 the_travel:9 the_tree:-73 the_trend:-8 the_trip:19
the_tunnel:1 the_turn:20 the_turnstile:3 the_type:-33 the_understudy:24
the_unit:54 the_unloading:8 the_upper:14 the_ushers:8 the_usual:-45
the_valley:-12 the_value:-12 the_valve:-1 the_vault:30 the_vending:-43
the_very:3 the_view:-68 the_villain:-1 the_visit:8 the_waiter:-49 the_waiting:-3
the_wall:-8 the_waltz:7 the_wardrobe:3 the_warehouse:36 the_warranty:20
the_watch:27 the_watchdog:9 the_water:-12 the_watercolours:16 the_wave:-2
the_way:-108 the_weather:-31 the_website:-25 the_wedding:-41 the_week:18
the_white:5 the_whole:-103 the_widget:40 the_wiki:29 the_wind:20 the_window:-27
the_windows:-47 the_winter:55 the_word:-47 the_workshop:58 the_wrist:2
the_wrong:-52 the_yard:-18 the_yeast:33 theatre:56 their:-45 their_head:6
their_own:-42 theirs:-16 them:1 them_^:56 them_and:58 them_are:-17 them_at:-11
them_for:27 them_has:11 them_is:-35 them_on:14 them_one:-36 them_or:-13
them_so:26 them_the:-29 them_to:13 theme:35 then:11 then_0:-61 then_^:36
then_comes:5 then_i:32 then_it:-109 then_it's:14 then_nothing:-6
then_somebody:-14 then_we:8 then_you:34 theory:-16 there:-12 there_^:39
there_and:-52 there_are:40 there_has:-7 there_is:-40 there_must:-3 there_was:-76
there_were:-34 there_will:14 there's:36 there's_a:7 there's_an:-10
there's_the:24 theres:55 theres_a:55 thermos:-34 thermos_^:-31 thermostat:3
these:-5 these_days:11 these_on:27 thesis:18 they:19 they_are:-40 they_came:40
they_changed:-32 they_come:-11 they_could:-16 they_do:7 they_gave:25 they_get:56
they_had:-10 they_have:25 they_lost:-13 they_made:5 they_never:24 they_put:-26
they_say:-71 they_told:-37 they_took:51 they_want:-9 they_were:-27 they_will:-15
they're:32 thin_clients:14 thing:62 thing_^:98 thing_about:-48 thing_has:-12
thing_i:3 thing_in:-27 thing_is:13 thing_my:10 thing_that:-22 thing_to:-2
things_^:-2 things_are:-15 things_with:38 think:-35 think_about:42 think_i:-9
think_of:-77 thinking_of:55 thinking_time:47 thinks:-28 thinks_that:-15
third:-49 third_one:-22 third_time:5 thirteen:10 this:-66 this_^:-86
this_afternoon:1 this_class:10 this_hour:-14 this_i:-18 this_i'd:6 this_is:26
this_line:25 this_month:-35 this_morning:34 this_one:8 this_quarter:2
this_week:43 this_with:-33 this_year:34 those:-95 those_days:-17 though_^:-45
thought:-41 thought_^:-14 thoughts:3 thousand:40 threads:48 three:17 three_^:36
three_generations:-22 three_lines:5 three_of:21 three_times:-29 three_weeks:-22
three_years:-21 threshold:33 threshold_to:18 threw:-16 throttled:28 through:-4
through_0:-5 through_^:-14 through_a:45 through_all:9 through_is:-6
through_it:-50 through_the:-53 through_this:18 through_with:6 through_your:20
thrown:9 throws:18 thumb:-88 thumbs:58 thursday:14 thx:-20 thx_^:-20 thyroid:10
ticket:1 ticket_ab:5 ticketing:-8 tickets:37 ticking:11 ticks:3 ticks_^:3
tidal:52 tidal_streams:48 tide:10 tide_came:4 tiene:-6 tiene_0:7 tiene_la:-59
tiene_que:49 tiene_sitio:17 tient:54 tier:13 tiers:8 tiers_^:8 ties:8 tight:28
tight_the:5 tiles:31 tiles_^:-22 till:33 time:-71 time_^:-69 time_and:83
time_i:-18 time_is:63 time_of:-26 time_somebody:-11 time_someone:-6 time_the:-18
time_which:-38 time_you:-35 timeout:23 timeout_0:10 timer:19 timer_^:11
times:-75 times_^:-27 times_a:23 times_and:-56 times_before:2 times_out:6
times_which:-10 timestamp:-38 timestamp_^:-38 tiny:8 tired:-53 tired_of:-51
titles:6 titles_^:6 titration:28 to:-9 to_$:14 to_^:-11 to_admit:-22
to_another:23 to_answer:-25 to_ask:-45 to_be:52 to_bring:-13 to_call:3
to_carry:-46 to_chew:60 to_collect:4 to_come:-13 to_correct:-20 to_count:-58
to_do:-18 to_drive:-20 to_each:-40 to_every:11 to_everyone:7 to_explain:-35
to_fill:-5 to_find:-30 to_fit:8 to_give:-62 to_go:23 to_have:12 to_hear:-33
to_her:-1 to_hold:22 to_it:-5 to_keep:14 to_know:-6 to_learn:-4 to_leave:2
to_let:-5 to_lisbon:-2 to_live:34 to_look:-1 to_lose:-27 to_me:61 to_my:51
to_no:7 to_open:-48 to_order:6 to_our:9 to_pass:29 to_pedal:10 to_play:7
to_plug:-23 to_put:-78 to_read:53 to_release:7 to_remember:-43 to_save:-40
to_say:-12 to_see:28 to_show:-22 to_sit:7 to_sleep:-5 to_start:-40 to_stop:33
to_study:7 to_tell:45 to_that:31 to_the:31 to_think:42 to_understand:10 to_us:72
to_wait:-39 to_walk:5 to_work:-10 to_you:34 todavía:13 todavía_no:7 today:-67
today_^:15 today_is:26 todos:-14 together:-43 together_^:-52 together_on:-27
together_with:48 token:70 token_machine:2 tokeniser:16 tokens:13 told:3
told_me:25 told_the:44 told_to:-29 told_us:-29 told_you:27 tomografu:2
tomorrow:104 tomorrow_^:14 tone:29 tonight:63 tonight_?:19 tonight_is:39
tonight_we:6 tonleitern:3 tonleitern_0:3 tonnes:20 too:112 too_^:-8 too_easy:93
too_hard:-12 too_low:21 too_many:24 too_much:38 too_noisy:61 too_short:-2
too_slow:-33 too_tight:14 took:-13 took_0:-40 took_a:-29 took_it:80 took_me:-39
took_the:91 took_you:19 tool:11 top:38 top_of:35 topic:-62 topic_^:-90 torneo:15
torneo_llevaré:15 torta:-43 tortoise:-23 total:-38 total_^:-39 touch:84
touch_a:1 touch_the:41 touched:13 touched_^:11 toujours:-47 toujours_pas:17
tournament:15 tournament_uses:14 tout:-43 toute:2 towards:-59 town:-93
trabajo:20 trabalho:35 trabalho_tem:35 trace:-22 trace_^:52 trace_is:-36
traces:-36 traces_from:-27 track:-8 tracker:15 tractor:-31 trades:-30
tradition:-22 traffic:18 traffic_^:40 trail:3 trail_marks:26 train:-61
train_^:37 train_is:-56 train_leaves:48 train_through:-27 train_to:-82
training:-20 trains:-24 tram:-74 tram_^:10 tram_so:-58 transfer:-17
transfer_from:-19 translated:-8 translated_^:-8 translation:47 transport:1
trata:8 travel:-71 travel_cover:5 travel_in:33 travelled:-40 travels:21
travels_with:-5 tray:38 trays:6 trays_^:4 trays_of:2 treasurer:26 treat:32
treat_the:10 treated:16 treated_under:6 treatment:7 tree:-28 trend:-8 triage:10
trial:-6 trials:29 triangle:22 triangles:-14 tried:26 tried_0:15 tried_^:37
tried_it:21 tries:1 tries_for:27 trip:12 trip_^:12 tripped:33 trips_at:29
trips_it:-24 trop:53 trouble:32 trova:-70 trovo:53 trovo_meglio:53 truck:41
truck_is:11 true:14 trumpets:-67 trust:-48 try:14 trying:1 trying_to:1 trägt:31
tu:42 tu_me:23 tuesday:-63 tuesday_^:-82 tuesdays:23 tune:-19 turbine:61
turing:17 turn:24 turn_of:20 turn_to:11 turned:15 turned_out:-11 turner:4
turner_at:4 turning:12 turno:43 turno_di:12 turns:4 turns_^:-18 turns_out:61
turnstile:3 turnstile_service:3 tutor:16 tutor_is:14 tutti:-52 twelve:-9
twenty:-28 twice:-56 twice_^:42 twice_a:-2 twice_and:-7 two:29 two_^:21
two_hours:-11 two_in:5 two_patients:-52 two_people:44 two_small:42 two_years:-7
tygodniowo:12 tygodniowo_^:12 type:-21 type_^:19 typed:-14 types:-12 typical:-88
typical_for:-43 typing:-18 typing_it:28 typo:11 typo_in:16 tür:-34 u:30 ugh:-117
ugly:8 uhr:-1 uhr_^:-1 ui:17 um:8 um_0:57 um_minute:18 umbral:33 umbral_de:33
umbrella:-47 umbrella_^:-29 umlauts:9 un:-163 un_deposu:16 un_temps:-77
un'aria:-5 un'aria_e:-5 una:-42 uncle:59 uncle_alfred:56 unclear_^:-8
unclear_to:21 und:-110 und_der:-39 und_die:-11 under:-9 under_ab:4 under_the:-61
underneath:2 understand:-16 understand_how:-10 understood:-55 understood_why:-5
understudy:24 understudy_tonight:16 une:-31 unit:70 unit_tests:5 units:7
university:-38 unknown:6 unless:14 unloading:8 uno:-17 unopened:1 unplugged:16
unplugged_^:16 uns:26 unter:12 unterschrift:18 until:26 until_i:23 until_the:-35
until_we:9 up:-10 up_^:17 up_a:17 up_after:37 up_again:8 up_and:-6
up_arguing:-23 up_at:4 up_by:-38 up_call:8 up_for:22 up_from:-20 up_in:31
up_is:19 up_my:29 up_next:-19 up_on:36 up_so:5 up_the:-57 up_there:-15 up_to:49
up_with:70 upgrade:-23 uplink:12 upload:62 upload_chunks:38 upper:14
upper_circle:3 upstairs:46 urgent:37 us:-13 us_0:-21 us_^:-21 us_and:17 us_at:-2
us_even:3 us_for:14 us_have:4 us_in:18 us_on:-3 us_the:-32 us_to:-39
us_would:-29 usa:43 usa_0:5 usa_a:25 use:39 use_^:-80 use_it:30 use_the:36
used:-83 used_in:48 used_to:-92 user:-3 users:46 users_^:15 uses_a:24 uses_it:5
usher:57 ushers:8 usiamo:2 using:32 usual:-65 usual_^:-21 usually:-75 utc:34
utilise:18 uw:40 uw_bakfiets:34 v:21 v_0:2 vale:11 vale_0:7 valid:4 valley:-9
valley_station:5 value:2 values_^:21 valve:-38 van:89 van_en:19 van_holds:2
van_the:2 vans:22 variable:42 variation:5 variation_is:2 varnish:19 vault:30
vault_and:26 vault_in:-2 ve:24 ve_a:17 vector:41 vegetarian:97 vending:-65
vending_machine:-59 vendor:10 vendredi:47 vendredi_^:47 verbs:31 verbs_in:18
verified:25 verloren:29 verloren_^:29 version:24 version_was:-2 vertrag:-38
very:-70 very_^:-69 vet:18 vez:-79 vez_^:-45 via:10 vide:5 videos:18 viel:-25
viele:-78 viele_leute:-67 vient:10 vient_de:18 vier:9 view:-36 view_from:-54
view_of:42 village:-12 villain:-1 vimos:-40 virtual:28 visible:9 visit:25
visit_^:8 visiting:3 visiting_and:1 visitor:-12 visitors:9 visitors_^:-31
visitors_a:3 visto:-63 visto_0:-26 vlan:55 vocabulary:16 vogliono:9 voice:87
voice_^:37 voice_messages:41 voicemail:-3 voices:57 void:-12 voids:15
voids_the:15 voisine:-42 voisins:-59 voitures:25 volts:8 volumes:50 vom:25
von:62 vor:-72 vor_der:-38 vorgang:3 vorher:45 vorspiel:26 vorspiel_begleitet:26
vorstellung:30 vorstellung_am:30 vote:58 voted:33 voted_^:19 votre:47 voucher:39
vous:-8 vowels:-7 voyage:16 voyager:-14 vuelto:26 vuelto_a:26 w:-50 wait:-42
wait_^:33 wait_for:36 wait_until:6 waited:-31 waiter:-34 waiting_for:32 waits:53
waits_until:38 waived:17 wake:17 wake_up:12 wakes:-43 wakes_up:-41 walk:23
walked:-63 walked_over:-31 walks:-40 walks_the:-47 wall:-31 wall_^:-24 walls:25
wander:-68 wander_off:-34 want:122 want_my:19 want_the:43 want_to:31 wanted:-44
wants:119 wants_^:-46 wants_it:20 wants_to:77 war:-46 war_^:-39 war_die:-32
war_es:-11 war_und:-9 ward:8 wardrobe:-34 warehouse:40 warehouses:-23 waren:-9
waren_wir:-5 warm:-13 warm_up:4 warmup:14 warning:17 warranty:23 warteschlange:7
wartezeit:11 was:-43 was_$:6 was_0:-76 was_^:-79 was_a:-26 was_again:-19
was_and:-35 was_damaged:29 was_gone:-6 was_het:-52 was_in:-7 was_merged:28
was_modelled:31 was_never:-17 was_not:-7 was_off:38 was_on:-52 was_one:-18
was_reading:-19 was_replaced:12 was_so:-43 was_sold:41 was_the:55 was_thinking:4
was_too:105 was_very:32 was_written:-6 was_wrong:35 washer:2 washer_of:2
waste:32 watch:10 watchdog:9 watched:-17 watching:-18 watching_the:-18 water:-3
water_and:31 water_company:6 water_in:-25 watercolours:16 watt:1 watt_^:1
watts:33 watts_^:33 wave:-2 waved:-6 waves:-12 wax:-50 wax_and:-4 way_^:-64
way_back:74 way_better:-20 way_home:11 way_in:53 way_is:21 way_it:14 way_of:75
way_the:52 way_to:-89 way_up:-66 we:88 we_agreed:19 we_all:-65 we_always:-22
we_apologise:12 we_are:120 we_ate:-16 we_bought:-11 we_can:70 we_can't:3
we_carry:25 we_could:25 we_cut:14 we_decided:45 we_do:52 we_drove:-36 we_find:2
we_found:69 we_get:3 we_go:26 we_got:-8 we_had:-80 we_have:98 we_haven't:21
we_keep:22 we_know:17 we_learned:-13 we_leave:10 we_must:-10 we_need:4
we_never:-72 we_once:-27 we_played:-57 we_said:19 we_sang:-10 we_saw:-61
we_shall:25 we_should:-13 we_still:-5 we_stop:37 we_take:11 we_talk:-32
we_talked:19 we_thought:35 we_use:17 we_want:25 we_were:-36 we_will:10
we_work:33 we_would:-50 we_wrote:-10 we'd:2 we'll:43 we're:94 we're_at:-7
we've:3 weak:-14 wear:24 wears:-46 weather:-23 weather_^:50 weather_bulletin:20
webcam:-59 website:-25 wedding:-21 wedding_^:55 wednesday:13 wednesday_^:16
week:23 week_^:109 week_and:24 week_i:-14 week_of:8 week_so:33 weekend:-9
weekend_is:4 weekends:7 weekly:15 weeks:-79 weeks_^:-36 weg:5 wegen:8
wegen_des:8 weigh:48 weigh_0:27 weighed:23 weighs:-3 weighs_0:17 weil:41 weiß:39
wejściowy:15 wejściowy_mieści:15 welcome:-28 welcome_!:-30 well:-55 well_^:-5
wenn:53 wenn_ich:36 went:24 went_for:-31 went_off:-44 went_on:-23
went_through:19 went_to:31 went_up:5 went_with:14 wer:69 werden:16 were:29
were_0:-16 were_a:26 were_in:13 were_too:41 west:11 west_^:7 wetter:-63
whale:-14 what_a:-125 what_about:41 what_happens:88 what_i:55 what_i'm:26
what_is:-33 what_it:-58 what_my:52 what_one:-58 what_people:40 what_remains:26
what_the:2 what_they:27 what_you:-96 what's:20 whatever:72 whatever_the:32
whatever_you:7 wheel:8 wheels:-77 wheels_^:-77 when:-6 when_a:-10 when_i:11
when_it:-26 when_my:-23 when_people:8 when_the:-33 when_they:-41 when_we:-43
when_you:91 when_you're:62 whenever:62 whenever_a:35 whenever_i:16
whenever_it:-6 whenever_there's:12 whenever_you:5 where:-21 where_0:-14
where_a:12 where_does:58 where_i:-13 where_it:34 where_the:-18 where_we:-3
where_you:-23 whereas:-10 whether:42 whether_a:-9 whether_the:110 which:-45
which_explains:-10 which_i:-26 which_is:-104 which_means:17 which_of:18
which_one:51 which_still:21 which_the:-5 which_turned:-37 which_was:-43
which_we:15 while:-72 while_a:18 while_charging:4 while_i'm:4 while_the:48
while_we:-37 while_we're:-6 white:91 white_^:24 white_one:34 whiteboard:29
who:-55 who_calls:7 who_decided:-8 who_had:-17 who_has:15 who_holds:9
who_left:-38 who_looks:36 who_owns:21 who_pays:39 who_said:-6 who_talks:-22
who_would:-8 who_wrote:5 whole:-106 whole_sentences:6 whole_team:-10
whole_thing:43 whole_trip:6 why:-21 why_^:24 why_a:-76 why_does:17 why_it:-7
why_that:-25 why_the:36 wide:-19 wide_bar:-14 wider:13 widget:40 wie:-33
wie_sie:46 wieder:-57 wiegt:8 wiegt_0:8 wife:1 wife's:54 wifi:-18 wifi_is:10
wiki:29 will:-28 will_be:12 will_do:15 will_find:41 will_get:7 will_have:-67
will_tell:-34 will_the:40 wind:27 wind_question:17 window:5 window_^:-5
window_and:-16 window_if:18 window_of:29 windows:-50 wing:5 wings:64 winter:43
winter_^:-31 winters:-26 wiped:6 wir:-15 wir_0:24 wir_bleiben:12 wir_den:12
wir_haben:-32 wir_mit:50 wird:99 wird_nichts:46 wired:5 wired_to:1 wished:22
wished_^:22 with_0:-73 with_^:-4 with_a:-14 with_anything:-20 with_examples:38
with_him:11 with_his:10 with_it:3 with_its:1 with_me:5 with_my:-52 with_one:-50
with_that:63 with_the:19 with_this:-33 with_two:1 with_us:27 with_you:5
with_your:17 within:-42 within_0:-19 without:34 without_a:43 without_an:-5
without_exception:8 without_it:5 without_losing:3 without_one:12 witness:28
wizyta:3 woche:1 woche_schaffe:1 wochenende:14 woke:24 wolnego:2 wolnego_^:2
won't:13 wonder:-60 wonder_if:4 wonder_nobody:-52 wonderful:-9 wonderfully:-7
wondering:48 word:-39 word_^:26 word_for:-59 word_from:15 word_itself:-2
word_with:18 words:96 words_^:77 work:29 work_^:44 work_for:-18 work_in:-13
work_nights:24 work_out:2 work_too:12 work_with:2 worked:-21 worked_through:14
worker:-36 workers:10 working:29 works:8 workshop:50 workshop_^:4 workshop_is:2
workshop_opens:26 worn:36 worn_out:36 worse:-14 worse_^:-14 worth:-35
worth_0:-10 would:-41 would_be:34 would_call:3 would_expect:-19 would_have:-117
would_like:72 would_make:-47 would_not:-13 would_please:21 would_rather:-27
would_sooner:16 would_suit:26 would_take:-20 would_you:62 wrap:12 wrist:40
wrist_^:8 wristbands:14 wristbands_on:14 write:81 writes:69 writes_to:27
writing:2 writing_^:4 written:29 written_^:2 written_by:4 written_in:20 wrong:2
wrong_^:-5 wrong_about:45 wrong_line:14 wrote:-52 wrote_^:11 wrote_a:-16
wrote_it:33 wrote_that:12 wrote_to:-18 wurden:-14 wäre:31 wäre_ein:26 x:12
x_ray:12 xml:-3 y:2 y_avait:-11 y_el:-11 y_en:29 ya:135 ya_está:14 ya_quedó:16
yaml:55 yaml_^:53 yard:-27 yard_^:6 yazılır:7 yazılır_^:7 yeah:-23 year:-17
year_^:14 year_and:22 year_that:-2 year's:1 years:-109 years_^:-13 years_ago:-41
years_in:30 years_to:-17 yeast:12 yeast_is:-16 yedekleme:21 yedekleme_saat:21
yellow:-14 yes_^:112 yes_that:-31 yes_the:-75 yesterday:-24 yesterday_evening:5
yet:28 yet_^:13 yet_to:-7 yet_who:9 yet_why:4 yo:-30 you:84 you_?:-36 you_^:34
you_a:53 you_about:-25 you_and:34 you_are:-11 you_ask:-26 you_can:-23
you_change:11 you_could:-15 you_do:4 you_don't:47 you_down:4 you_ever:-91
you_explain:40 you_explained:12 you_find:28 you_for:-44 you_forget:46 you_get:5
you_got:27 you_had:29 you_have:-3 you_in:-13 you_is:18 you_kindly:13 you_know:25
you_may:47 you_mentioned:41 you_need:-15 you_never:-31 you_on:8 you_push:-1
you_put:36 you_quoted:6 you_ring:14 you_said:62 you_see:-21 you_sent:-42
you_should:-110 you_solved:59 you_something:30 you_tell:15 you_to:57 you_told:53
you_touch:13 you_use:21 you_will:39 you_with:-19 you_would:-22 you_write:25
you_wrote:-25 you'll:33 you'll_have:14 you'll_see:17 you're:14
you're_welcome:-38 younger:12 your:13 your_bank:12 your_call:6 your_change:24
your_class:5 your_essay:21 your_figures:5 your_grandfather:9 your_last:-64
your_night:-16 your_own:16 your_pardon:31 your_patience:-47 your_score:25
your_side:21 your_time:-109 your_wife's:2 youre:29 yours:7 yourself:-45 yusuf:34
yusuf_^:11 z:44 z_fizyki:12 zadań:12 zadań_z:12 zero:23 zieht:6 zieht_0:6 zig:10
zig_^:10 zijn:9 zio:-19 zone:53 zone_a:12 zoos:37 zoos_are:37 zu:44 zu_^:2
zug:-11 zum:36 zur:3 zwei:16 zähler:18 à:-55 à_0:51 à_l'examen:17 à_la:55
à_on:-42 à_peindre:6 ça:-36 ça_me:-37 è:35 é:-32 électrogène:6
électrogène_démarre:6 était:-63 été:58 être:37 übe:18 übe_ich:15 über:34
über_0:1 über_^:6 あ_と:25 い:-57 い_^:28 い_し:28 い_で:-69 い_の:4 い_ま:-18 う:-73 お:-27
お_願:28 が_見:9 き:18 き_ま:18 く:-22 く_だ:40 け:56 け_て:7 け_で:25 こ:-11 さ_い:40 さ_ん:-20 し:9
し_た:14 し_て:29 し_な:21 し_ま:33 す:-58 す_^:-34 す_ね:-47 せ:20 せ_ん:20 そ:-66 た:-4 た_^:47
だ:1 だ_け:25 だ_さ:40 ち:-27 ち_時:7 っ:-29 っ_て:5 て:-35 で:-34 で_お:4 で_く:30 で_す:-53 で_の:7
で_は:4 と:-1 と_は:25 な:49 な_い:30 な_り:2 に_お:15 に_し:5 に_な:2 ね:-69 ね_^:-47 の:-14
の_で:-46 の_サ:9 の_制:1 の_待:7 の_棚:27 は:41 は_0:84 は_一:11 ま:43 ま_し:61 ま_す:-16 ま_せ:20
ま_で:31 み:15 も:-67 も_の:-57 よ:-67 よ_く:-67 り:4 れ:-46 わ:-1 わ_り:4 を:42 を_弾:4 ん:-42
ん_^:12 ん_が:16 ア:11 ア_ウ:11 イ:43 イ_ム:11 イ_ン:9 ウ:11 ウ_ト:11 ェ:9 ェ_ッ:9 カ:13 カ_メ:13
ク:32 ク_イ:9 ク_セ:13 サ:23 サ_ー:9 ジ:1 ジ_の:1 ス:1 ス_テ:1 セ:13 セ_ル:13 タ:18 タ_イ:11 チ:24
チ_ェ:9 ッ:9 ッ_ク:9 テ:1 テ_ー:1 ト:11 ト_は:11 バ:9 バ_ー:9 ピ:19 ピ_ク:13 ム:11 ム_ア:11 メ:13
メ_ラ:13 ラ:26 ル:13 ン:-2 ン_は:9 ー:47 ー_は:9 ー_ジ:1 ー_バ:9 一_个:-13 一_共:13 一_律:19 一_日:11
万:10 三:49 三_百:13 上:18 上_^:-6 上_传:4 上_课:1 下:17 不_得:24 不_能:23 不_要:9 不_许:14 个:-30
中:10 为:21 之:29 之_前:12 习:18 习_题:13 了_^:-13 予:30 予_約:15 二:50 二_十:37 五:35 交:21
今:-47 付:44 们:31 们_决:21 件:18 份:29 份_保:8 会:44 会_で:4 传:15 位:15 作:13 使:4 保:58 保_存:5
保_留:20 修:34 倉:27 倉_庫:27 候:-67 元:13 先:50 光:17 克:38 克_^:16 克_水:13 共:13 共_有:13 关:11
关_卡:5 册:13 册_一:13 再:36 再_起:7 写:27 决:21 决_定:21 出:30 分:45 分_之:8 分_拣:7 别:-2 到:-47
制:1 制_限:1 前:11 务:7 务_器:7 動:17 動_ま:7 包:13 包_括:16 十:37 十_个:23 千:2 单:23 卡:5 卡_数:5
去:-2 去_了:-8 发:13 受:8 口:17 只:33 只_能:25 台:-2 号:8 吃:16 吃_0:16 合:22 同:-22 名:32 周:51
味:-37 品:31 喜:27 喜_欢:27 器:7 器_^:7 因:21 因_为:21 团:13 团_里:13 在:-31 地:44 地_下:22 坐:25
块:13 块_^:13 备:20 备_份:20 変:-12 変_わ:6 外:5 多:-18 多_人:-34 夜:9 大:-103 大_家:-26 天:-33
天_^:8 天_吃:16 天_我:-17 好:-65 好_^:-14 子:-69 子_都:-49 存:5 存_在:5 完:26 定:51 审:2 客:-27
家:-26 家_都:-26 対:11 対_に:11 封:31 小:-42 小_时:-74 就:-9 屋:-9 差:19 己:-9 已:42 已_经:42
师:18 师_上:18 库:11 度:22 度_是:8 庫:27 庫_の:27 开:-26 弾:4 弾_き:4 录:19 录_页:19 待:28 待_ち:7
很:-126 很_有:-39 律:19 律_不:19 得:-23 必:51 必_须:41 忘:-48 思:-39 您:-17 意:-39 意_思:-39
我:-45 我_们:31 我_看:13 我_觉:-15 户:6 房:35 房_检:13 所:9 把:-5 拣:7 拣_线:7 括:16 换:29 据:12
据_保:5 接:12 提:29 改:28 放:26 放_0:13 数:22 数_据:12 文:4 日:-9 日_0:11 时:-69 时_候:-67 昨:-44
昨_天:-44 是:-34 是_百:8 時:26 時_間:18 晚:-19 曜:19 曜_の:19 最:13 最_多:13 有:-22 有_0:13 服:7
服_务:7 期:-44 本:-15 机:24 机_房:24 来:-44 来_真:-63 检:13 检_修:13 棚:27 棚_は:27 橋:15 橋_さ:15
次:-19 欢:27 欢_靠:19 段:27 段_で:27 每:64 每_个:5 每_天:32 比:37 比_较:9 气:-89 水:13 水_^:13
没:44 没_有:44 洗:8 洗_液:8 浓:8 浓_度:8 海:-45 液:8 液_的:8 清:52 清_洗:8 灯:-7 点:26 点_就:5 狗:16
狗_每:16 王:19 现:26 现_在:26 理:16 生:23 由:72 由_小:8 电:12 留:20 留_0:8 発:4 発_表:4 登:19
登_录:19 白:-49 白_い:-49 百:30 百_分:8 的:-3 的_浓:8 的_签:22 盖:-12 盖_子:-23 直:3 看_^:-27
真:-69 真_是:-63 码:11 秒:37 秒_で:23 窗:13 第:27 签:30 签_名:10 算:15 約:15 約_は:15 絶:11
絶_対:11 練:11 練_習:11 线:7 经:46 给:8 習:11 習_は:11 老_周:7 老_师:18 自:-9 自_己:-9 行:38 行_は:10
表:11 表_会:4 要:75 要_先:11 見:9 見_ま:9 觉:-52 觉_得:-15 许:14 词:-19 说:-70 请:26 课:56 课_由:18
谁:28 负:16 负_责:16 责:16 责_^:8 货:16 起:-52 起_動:7 起_来:-63 超:9 超_过:9 车:-12 较:9 较_喜:9
边:-54 过:14 过_0:9 返:8 还:43 还_差:19 这:-34 这_个:-34 道_习:13 那:28 都:-57 都_必:17 都_有:-62
里:28 里_^:20 里_放:13 重:11 銀:19 銀_行:19 错:-7 開:13 間:18 間_は:18 间:27 陈:15 限:1 限_時:1
靠:19 面:-31 面_团:13 面_白:-49 願:28 願_い:28 页:19 页_面:19 须:41 须_先:10 须_写:2 预:13 题:13
题_^:13 館:9 館_の:9 高:-15 高_橋:15
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-755: fascinated
-720: admire
-665: amazed
-650: intrigued
-630: fond
-605: awe
-595: admired naive
-590: thrilled
-575: dreamed natives
-570: loving
-565: grateful proud
-560: accustomed appalled
-555: civilizations excited pioneers
-545: appreciate enjoying influenced
-535: scenery
-530: curious imagined thankful
-525: capitalism inspiring landscapes tolerant wonderful
-520: profoundly weird
-515: dinosaurs entertained immensely nowadays obsessed scared
-510: charming contemporaries folklore fun paradise paranoid passionate remarked
visionary
-505: beautiful delighted flourishing gorgeous myth remembered
-500: civilization folks gentle nostalgic
-495: cheerful cultivated disturbed everywhere genuinely liked loved wonders
-490: inspired magnificent nationalism wonder
-485: fascination harmonious marvelous refreshing spectacle splendid strangely
-480: disliked environmentalists generosity impressed mindful nostalgia saddened
tremendously
-475: amazing crazy prosperous thriving wandering
-470: ancestors appreciated cultures dislike embracing enthusiasts evidently
incredibly oddly phenomenon playful sadly strange
-465: beginnings discouraged disillusioned dismayed dreaming glorious hated
hungry imagine locals pagan passion
-460: adept believing embraced folk glad myths preached sleepy surreal
witnessing
-455: admiration alike civilized creatures cultivate emulate horrified love
lovely maya remembering reminds thinking
-450: distrust enlightenment evoke fantastic fortunate lovers primitive
symbolize traditions
-445: brave devout goodness humble lately majestic mythology sentimental spirit
tastes tides tired utterly
-440: abundant culture gods obsession picturesque puzzled sentiments socialism
storytelling warmth wondered
-435: characterised delight enjoy enthusiastic flourish ideals impatient
incredible lore notions reminiscent resilient unbelievable
-430: adventurous beings belief bored conservatism cowboy cynical devotees
entrepreneurs great happy illusions nomadic patriotism popularized quite realize
realized tradition vibrant
-425: arrogant dreams eerie embrace enthusiasm exciting ghosts graceful happily
loves prevalent realization thrive understood yorkers
-420: ashamed envy felt forgotten happier illusion imagination irrational
jealous lamented landscape naturally remembers thrill
-415: admirers awful blessed buddhists confused countryside despair fascinating
futuristic lush offended phenomenal sensibility surely tibetans
-410: ballads believer capitalist chants disdain enjoyable eyed fabulous
fashioned fearful frankly hates laughing painters peoples phenomena pleasing
quiet really resentment respectful rooted ruthless simplicity terribly wondering
-405: curiosity energetic entrepreneurial greatness greedy joking misunderstood
remember reminded roaring truly uneasy warmly weary welcoming
-400: affection afraid bland compassionate convinced dumb embodied encouraged
fairy feel frightening globalization hey heyday importantly invaders joy
mentality perceive pleasant remarkably restless seem surroundings watching
-395: believers betrayed coincidence colorful conducive evident excitement
gentleman lauded metaphor peasant philosopher scary
-390: attraction bohemian breathtaking brilliant buddhism compassion enormously
fascism fruitful greed haunted lively mankind masterpiece melodies notion
painfully populace praying pretty psychedelic sounds stereotypes tale tales
thought undoubtedly wow yeah
-385: analogy boast celebrating chilly crafts depicted eccentric enjoyed feeling
frightened fundamentally generations god inhabit inspire intensely metropolis
peasants pleasure pretend realizing sense singing surprised symbolism wisdom
-380: authentic beloved communism deeply definitely depressing enthusiastically
experimenting footsteps friendship happening heck imitation keen legend luck
peculiar preach prosperity sad seeing seeming sincerely sunny treacherous
vaguely vivid wandered
-375: amusing atmosphere awesome bred celebrate creeping culturally destructive
echoes entertaining fisherman fool foolish genre hare intelligent legends
misguided modernist noisy ours pleased prehistoric reggae renaissance retro
shocked vitality windy
-370: abundance annoyed anticipating avid birthplace bless cheer devotion
dwellers especially evidenced evil evolved fearless fertile filmmakers
fortunately frustrated gloom idea intimidated kindness overly philosophers poets
receptive reptiles sincere strangers synonymous tempted tendency visions warrior
-365: abound alarmed anthropologist beautifully brilliantly buddhist buoyant
creations crowds devastation ethic euphoria flocked hatred jurassic laughed
laughter likened madness manners mao marx memories penchant plentiful ranchers
realism rebirth relaxed remind romantic seems temperate tended terrified
-360: always amusement anxious ardent commonplace dickens discouraging dunes
exploited figured grown haired historians imagery loud muddy mystic popularly
profound pundits sheer silly stroll suited understandable woodstock
-355: advent alas alienated behave boring characterized charismatic congratulate
cry damn delicious depictions dusty extraordinarily famous flourished forever
fostering gardens haunting inspiration intellectuals ironic kind literally
nicknamed oceans pessimistic rightly romans spirits tempered terrifying true
-350: arrogance astronomers calm courting darkness dotted europeans forecasters
funny glimpse glow hardly honest housewife huts impression indifferent luckily
particularly prairie revolution smiling sorry spirituality thank transformed
transforming unthinkable woke worried
-345: archaeologists audiences colonists cozy democracies detractors helpless
ignorance indeed inroads interesting noir obviously openness optimistic plains
poet realise reassured renowned romance selfish sunshine surf tendencies
ubiquitous wary witnessed
-340: ancient asians chanting derided emotion faithful flock forget fruits gonna
guess hats hugely imaginative inherently lazy like locke maybe migrated mystical
pristine punk reflective religions ruin ruins savvy seemed somber stereotype
terrific weeping wicked
-335: antiquity chant devastated discovering dream exotic fading famously
feelings happiness horror hunters invented irony laugh lonely masses mighty
mistrust mood outpouring outsiders persecuted pessimism pioneered pity pleasures
polite preaching realised remarkable resist rewarding satire spontaneous surfers
thais think valleys
-330: adventure ai bearded breeds brightly butterflies cautiously creature curse
descended disappointed enemies explored exploring fantasies fashionable freak
fundamentals grandfather hail havoc hawaiian hell hemingway hunted indians
listening mimic mocked nature navajo onlookers outsider pioneer praised pueblo
rains relic resemble rhythms righteous scenic slippery smell something stupid
swinging temples twilight universally
-325: accomplished anymore appalling applauded backdrop believe benefiting
blazing brisk countrymen cute danced dancing disciples gotta hailed indigenous
invention kid laughs mourn mythical pragmatic praising preoccupied resurgence
roots sculptures shining spirited weathered witty
-320: absurd animosity biologists bright bustling colonization dazzling
discourse encountered festive fishermen gentlemen good heaven joked learn
lifestyles little lucky merry minds nationalists oh outraged plantations
portrays prevail pure shadows skeptics sorrow sounded stirred susceptible
terrible uncommon unsettling ventured wildly zen
-315: attracted birds californians characterize coined depict distant distinctly
engaging enraged everyone extremes fans frequented historically inhabited
ironically likes nino ornamental paradox people prayed psyche rama revered
sadness societies surfing
-310: adapting attitude baroque barren beaches bluegrass booming cheered
cheering christianity comedies contrasted cordial creativity depiction
ecosystems elephants extravagant genius glamorous hero heroes hopeful humans hy
hype ideas immoral inclined influences learnt modern monkey musicians novelty
nowhere optimism parallels revival ridiculed ripe souls spurred sturdy thing
traitor unfortunately unlucky upbringing very virtues we wind winters
-305: absolutely ancestor andes articulate attracting ballad beauty beliefs bit
brazilians cared carnival cheap comedians contrary crow cuisine dismay eager
economically educated encouraging enjoys evolve explains explorers fenway
ferocious fiery friends glory guys hello ideal instincts interested intimidating
malaysians midst miracle nah observes picasso playground poetic pursuits
reformers resembled resilience ridiculous ruined sighted skyline snowy suppose
talked tend tribes uncomfortable understand unhappy varieties villagers wander
weaving wild wise wit wrought ye
-300: abiding animals astonishing basically behaved blowing buddha buddies
clever currents dampened dispel dylan farming feminist greeted habits harlem
hearted hostility icy ideology legendary magical observing preacher prefer
proclaiming qing rituals shame shameful silent smarter stubborn stunned swamp
sympathy things totally tourists trees twain wherever wished worrying worship
-295: adventures akin allah artificially bamboo centuries certainly charm
cinematic concentrating crying disco disneyland eroding everybody excelled faded
fascist followers greatly grew hate homage hopeless hypocrisy know minded
miracles native overlook portrayed prevailing productive rabbits raucous
reacting regarded reminding roses sake seas somehow stranger surprisingly
talking tolerance treasure tyranny unpredictable
-290: aesthetic archaeologist beneficial bullish buoyed bushes caves century
chic chinatown conscious cool daddy dances demonstrating describe dying
gardening ghost goat gratitude greeks halloween hobby inundated knew learned
lust mammals mist musicals myself neighbors painter qualities quirky reefs
reliant rhetoric rich rude sincerity smiles sophistication sound sympathetic
tasted too tragic tunes waking warhol warmer waves witch youthful
-285: appalachian archaic arid blonde canals cheers conquered countless dared
decidedly demeanor drifting evolving exiles exploiting extremely forgot funk
garden grassroots groves growers habit honestly honey hope horrors hymns immense
instinct insulted intolerance jittery knowledgeable latinos liberals lyrical mad
mantra melting newfound nonsense overlooked peaceful perhaps poignant portraits
portraying practically prosper regrettable remnants samurai seldom slept slogans
smoky spectacular spoiled startling striving vines welcome
-280: accomplishment aware bees bizarre breeze charisma coaster congratulated
constantly costumes courageous cruel cultural dare decades deity descendants
diaspora dinosaur dissatisfied dressed earth eco elegant elvis environmentally
erratic experimentation flamboyant genuine golfers greet heralded hindu horrible
huh invisible lived looking lucy meditation migratory mind nina noises novelist
oasis painted plain popular populist practiced pray protectionism proves rage
relentlessly sacrificed smile snake snakes sober sort sparsely spawned
supportive theories tolerate torrential vicious westward wilder
-275: africans attitudes authoritarian buck budding cave celebration choked
clouds conceived cosmopolitan dad deities earnest egyptians faiths fear finest
gloomy gothic handsome heroic incapable injustice krishna looked mastered
mexicans mistaken monuments orchid origins poetry pretending pride promoting
rain reassuring riches shaking showcased similarities singers slogan socially
speculators suddenly techno thoughtful warmed wee worry
-270: abstract amidst apt astronomer attractions bathing bleak catholicism
celebrated christians cold commentators crocodile demonstrates desperation
downer dull echoed echoing emotions encouragement experiences faith filmmaker
gangsters godfather gong grass grin hesitant hollow horseback invariably kerala
liar listen lot movies murderous nervous nothing performers poems realm
resembling seemingly skinny society sounding spite subtle swirling texan
upsetting visually warriors
-265: afflicted architects backyard beatles blend boon breed bunch cane cheated
comfortable convey deer diverse doubted drank dust easy enduring evolution
exploits fantasy festivals firsthand fishing frail fuzzy gee goats gritty
hilarious insects jungle mattered me missionaries monk monks mounds poem poles
praise prevailed proclaimed punctuated resemblance revolutionary shaken
skeptical skies somewhat stalin supposedly tall tame untrue vineyards warm
waving what wishing yo
-260: adamant appealing appreciation aroused artists awakening betrayal
bitterness businessmen cakes campaigners caring casual chanted che climbers
cloudy conversely cypress devil dolly donkey eagerly eden environments exquisite
farmer farmers fruit frustrating fueled goodbye greeting harvesting honesty
importance improbable irresponsible isles medieval mountains occasion oppression
oranges panic persia proponent qian reef resistant sculpture see sexy shrubs
sigh sociologist soils spaniards storms swan swing taught tea teach thanked
tremendous upbeat visibly wilde wish yes zombie
-255: alternately angry apples avant bloom boom brutally burying campaigner
cares cinderella cliffs communities contemporary conveyed cries defy desert
drowned dusk expressing feels flavored forrest freud fundamentalists goose
harvested here indifference journey kenyans loudly midwestern monsters moses
murals ourselves pakistanis panicked perceptions personalities plenty powerless
proudly reminder rife rocking rocky roller rosy rugged saakashvili sentiment
sinatra smiled stared subdued summers tolerated turks ugly unrealistic utter
young
-250: addicted annoying aquarium attracts babe bark benefited boasted burmese
bursting capitalize castles confuse contrasts cooler crossroads diner economical
endure essence everything experience festivities fidel forefront forests fossils
ghetto gypsy habitats haitians harmony helpful hi honored increasingly knowing
listened lured madame monsoon movie mughal odd ominous perception perfection
politicians portray rabbit reflection reflections reformer richer rivalry sand
sant scorsese sheep shiva shocking shook shouting styles sustainable talented
teachings tragedy trend understanding uniquely ushered voices winds
-245: alive am appease belle cautious celebrities chatting coloured communists
confident cottage crowd darker dear dedication dense desperate disappearing
dixie dolls drift eh emerald emperors entrepreneur exhibited experiencing
fabrics farce fetched frenzy frog germanic glacial historian horses hunting
hybrids implying inevitably infancy jasper known louder miserable monkeys
monument motifs mud nun passions paved pond popularity predicting provoking
rational reigned reverend roam rode sacrifices salsa satan scenes scientists
shade slow someday soros starving sweet temptation titanic towering truth
unaffected verge views whirlwind whites woven zeal
-240: advocating aristotle astronomy aura australians boo breton cherished
childhood circus clad colored confrontational cows dampen darwin defensively
demons depressed disgust embarrassed emphasizing envisioned era exaggerated
exceptionally faint fauna furious gem genres gigantic gin graveyard greatest han
haunt healing housewives inviting joke lady leaning legions lifelong littered
mama mobs muted ocean operas painting papa parody plantation pottery prefers
raven resurrection roar satisfying say scholars semitism shun sidewalks sings
sorts springsteen stimulating style sunrise superman tell tragedies tropical
unease vain viewed zimbabweans
-235: actresses adversaries ants audrey awake blind blond brutal brutality busy
circles comparatively consciousness contradiction convincing cried darling
described digging disagree distressed disturbing divine dysfunctional economies
educators emphasize eroded excesses fathers foremost fury gathering goddess hard
harmless heartland hindus honoured ideally indonesians irwin jams knit lily many
martian mathematician migrate moose musician nazarbayev nevertheless nobles
norse partisans pashtun perfectly philosophy predictable predictions premise
principally realizes reclusive relentless resembles shades shine shouts soul
statues straightforward sun surprising swell sympathizers tidal triumphant
unhealthy westerners
-230: activism apocalypse autocratic beast built carmen championed coasts
concerned courage criticize deeds depended ding dishes ecological elephant
endless evenings excellent expecting fuss grandparents gras happened hardcore
heard hurry ju lean living manner monster mornings nobody nonetheless noticed
notoriously notwithstanding novel overtures paintings patriotic pioneering poe
polished puppet regret resorted riding rock rocks rooting scarcely shores
skepticism slums snow sometimes sparkling stony stuff stylish superiority
suppressed theme thinks treasures turtles underestimated view violently waging
walking way writings zionist
-225: academics achievements agnes arguably bananas bonnie canyon compelling
confederacy congratulations conquer contagious cottages cruising cubans daring
democracy deng differently disbelief distorted doing dynasty eating endeavor
epic excuses existed explores expressions famed fireworks friendly grandmother
hardy herds historical hopefully infuriated inventions jesus koreans linger loo
luther marrying marshes mayhem mildly moderation moment moon much muslims
nigerians observed obvious ones outdoors partly pine pines portrayal promoters
railroads rainforest rainy regimes relaxing repressive savage sculptor seaside
seen seychelles shaped shunned sing slowly softly somalis spicy strides strive
superstars surrounded tang taste trilogy uniting unstable why wool yankee zeng
-220: affluent algae amateurs anarchist anguish applause bands bent biblical
blessing bother cedar celebrates chaotic colonial concept cooks critics crops
dedicated demonstrated desire dim earthquakes emergence emotionally endeavors
equally exposition eyes famine floats fonda foothills gandhi glaciers grapes
greetings grinding grow hah harvest haynes heavenly highlands hollywood horace
impunity influencing interpreted intricate jokes lesson life lukashenko magic
marketers milton monumental morality motorcycles natural negatively nicklaus noh
originated peach phyllis pilgrims planners pony prejudice realities reap
reasonably recalls reputation ride safari safer shallow shirley sight silk
spoken telling themes trek understands unlike unusually vanished violinist
wanting washed wealthy wildlife xiaoping yah younger zhu
-215: aftershocks ah aliens andean appetite architecture ate audience baseless
bollywood boomers bounce ceramics chaos chefs chinese churches citrus classical
claus coconut composers condemn conservancy costello courted crab creators
culmination cult cyberspace depicting designers documentaries eclectic edible
educating elders fact fair familiar feng filmmaking frustration grief growing
happen heroine hug hurting industrialist innovations innovative invasions jiang
kingdoms liberated lizard lover lyrics menace mormon noteworthy ok onstage
orchards overshadowed paced patience philanthropist planet ponds preserving
presley professionalism promote proved recalling rescuers rulers rumor sang
screaming skilled soaked songs subcontinent subsided sunlight tends theirs uncle
unfamiliar unfortunate valley voiced watchers weather weeds welcomed wet
widespread williamsburg worthwhile
-210: acquaintance advocated afar america augustine bad bam beads become bengali
benign blessings blues blur brew carnage chestnut classics clearly clinging
clown commented compatriots conception constructed continually converged cruelty
crumbling dark depicts deserted devoted dialect disasters discontent distraught
engaged examples explore fanning flair fragile garfield geologist grim gusts
hamlet healthier hitters horns humid hurts icons innocent insiders jaws jungles
knows limestone literature looks lucia marxist meadow merchants miniature
missionary misunderstanding museveni musical neo oaxaca outrageous oyster
pervasive populated practicing quakes relate rongji rural saw separates sleek
sparse supernatural taiwanese terra thanks tibetan traders traditional tribute
ukrainians underscoring vajpayee waterways youngsters zhou
-205: absorbing academia alarming anybody artist attractive belize better
bitterly blended bowlers brethren bubble capsized colors commended composer
conquest continent cultivation dancers dangerously deaf denounce discoveries
doomed dubbed eaten economists elder ernie evangelical everyday feast fest
floods gangster gilmore harbor hear hendrix honoring hospitality influence
insane interpret kids lakes lawlessness leap lots loyal maddon moments mostly
mountain museums norman novels oates overtaken paths perceived pigs pillars
pouring predominant probably progressive prose prowess rats reality ritual
rivalries riviera rough semitic sky slaves slavic slopes spiritual stark starved
submerged tears terrain theodore theologian thrilling tian today towards trendy
troupe vegetation vietnamese virtue voicing volcanoes waterfall willow ya
yelling you
-200: acclaimed adapt ambition animated antics augustus backward bandits
believed biographer bluff boiled bordered bracing brightest bully burnt burt ca
caesar cafes classic classmates confluence constructive cornish cove dance
decency describing diets disturbance dragon eat ecology eternal even exist
explain exploit festival figuring foundations gardener gorbachev grape grasp
groove grove guts harmful heritage herring hitler humorous hymn imperative
innovation insights invading inventor jazz jolted leaned lives look lu luo
noodles occasionally onward organisms persist pianist plague politics positively
provoke qin quietly rendered retreat roared robots russians savannah scent
scream sensible shaanxi showcase sideways similarly sonic sophisticated
spielberg spit stella streets successes surveying survive swept teammates
undermining vegetarian violet visited warming wines wizard woods yours
-195: accessible accuse acknowledge animation argue armenians art baba ballpark
begging berry boulevard brighter builders candid caravan catching cats chiefly
christmas chronicles comparisons complain corrupt cosmic denouncing developed
dictatorship doubt earthquake emphasized extinction fan feudal flesh fragmented
fungus genetically goa gradual hannah hoped inn isolated jew joyce karnataka
keepers laborers lava lech lit lofty luna madonna mickey mined multicultural
mushroom napoleon neon nineteenth orchard organic outspoken perpetrated
physicist pollock pomerania poorer porcelain predict programmers racist relying
remake restrained rivers rum sandy saturated scattered shapes sheltered sicilian
solemn staunch summed swamped sylvia talents thoroughly thoughts tornadoes trail
trends trout tune upheaval vision
-190: adaptation alien angel anyway backlash baked buffett celebrations cha
cherry chilling cinema collectors commemorate commercially compelled coping cops
corn dewey disappointment discourage dorothy duran eclipsed ecosystem empress
erosion esteem evolutionary excuse expansive experienced extremism fast favoured
filipinos flowed flowering fountain frogs fur gripped hee hilly hu humor
immigrated impress inland invaluable jesse kannada lacking lenin libertarian
lois maverick mckinley melville mullah nazis necessity noticeable ought parades
parks prophecy prophet proving raging regretted religion rican rip sacred scarce
screams solidarity sophia sour stardom suggest taj tango tavern temple thaw
there thunder thunderstorms traits unfounded valentine vast vine wanna
waterfront wrath
-185: adapted anger antiques backgrounds ballroom banished barley bengal
calcutta carpenter chasing clone comets commuters coward creator cricketers
crowe dangerous daylight decent depths describes diners disguise distinctive
distracted dwarf elaine emigrated empire entrenched erotic exerted fairly feared
forest fossil futile geology germans golfer gorilla grains gravel greens grows
hardships homecoming hop how hungarians inevitable intellectual intentions
interred lashed listeners lula man mariners mature memorable mom motivated
mountainous music nickname often oriental overboard perished persisted persuaded
planted playwright potato princes prone racetrack realistic reason reckless
recounted refined rhythm rye saigon seinfeld shattered shevardnadze shy siberia
simpler sitcom smart solidly soybeans spiders stories strategists strong swings
technically technological teenagers telugu terrace they tourism tree turned
underworld urban variously vastly velvet versace vintage waning whale worlds
yachts yellowstone yi
-180: americans ant architectural birch boats breathe camped camping cancun
carved cat catholics cleaner coffee comedian commemorated consumed daley dawn
denounced diversity emotional esther expatriates farrakhan fiction fish fleeing
fluent fog fortunes geography gesture goo gospel grieving guitars hikers hooked
humane illustrates incompetent inefficient investing jews kung landmarks
landowners magician marching martha martyr meadows mickelson migration mona
movement narrative nightmare nightmares observe oo oriented owe patterns peacock
perspective plausible polluted pop possessed possibilities privileged prolific
rattled rave razed rebellion replied ridges roofs settlers shooters shrimp
shrines simply skis slavery smooth spreading stew still stunning sung sunset
symbols thanksgiving thieves thugs tide timber tribe trickle twentieth
unpleasant unreliable urge vigorous vineyard visitors waters wen wildfires woody
worrisome yourself zedillo
-175: accomplishments actors advocates agers alfred alice anarchy angels anthem
arabs asleep babylon becoming bicycles billy bitter blizzard bo bowden canadians
cary cecil chu communicating concedes confusing conversation coral crystals damp
demise disappear discredit distinguish drunk emperor environment exhausted
expectation fairway feathers fi film films flavor foliage forbidden frost
frustrations gotten gypsies happens harming holly illustrate impossible
impressions inhabitants interiors intrigue irene kee lagoon lantern malay
manmohan mara mbeki melodic memorials nathaniel nationalist nice nuts odyssey
okay openly parade persona phrase pontiff populations practical proportions
protestants racism reacted reassure recognize remembrance repression respected
riverside sanskrit saul scholar scouts shouted silicon slick sow speculated
sprung stagnant standpoint staring stature success theory unite unleashed useful
useless vampire vegetables vengeance viewpoint vulnerable want warn wyatt yin
-170: adulthood affinity aka angered artifacts artificial aunt bald bang
beatrice biologist bora buzz cartoon carving cemeteries cindy circumstance
concentrated culinary descendant desires developers documentary drifted drink
dynamic echo ego else encounters endemic endured exploitation expressed fade
fancy father federico fences fiercely fisheries flashes flora flowing garland
grassland guessing guy hackers harboring headway hindered hispanics hung
inexpensive intimidate jade jam jules kibaki kissinger kite landslides lao
lester liberalization locally madagascar mann massacred mei mongolia morales
morally motives newt noise noted orderly owls patrons pets pig poisonous poor
practitioners preservation proponents radically redwood reviving rhymes rides
robust sands schoolchildren sermons shakespeare sheng slave sloppy somebody
spared stirring strategically stressing strewn surrounding symbol taller themed
toast tombs traditionally tudor turbulent underdog unique victorian vivian wept
wetlands whaling widows zanzibar
-165: admit amongst anticipate archaeology architect are attract banners bazaar
besides bing booed bordering cafe chew christ clooney comet conspicuous credited
crushed dante depend designing destroyed displeasure dodger dominate dug
earliest edmund efficient els elusive employing encourages entertainer epicenter
exhibit experiment exporters extinct farmland fierce flooded floyd forts
frederick friedrich friend fuelled gathered gatherings gaze generation groomed
hopper humanity icon ideological idol impoverished indie kantor kissed klan lame
legacy lesbians lord loyalists marches mean miliband ming modestly mosquitoes mu
opera overlooking overthrown overwhelming perched picnic planting predecessors
prescott reign relationships relics researching respecting roosevelt rush
sailing salute satisfied segregation siam slowing song speculative spices spider
stevie strawberry swallowed termed tibet toured universe upset venetian warlords
watch ways well western whiskey wooded woodlands
-160: aboriginal actually adaptations afghans ager amber annette anticipation
anything arduous arnold artistic barbie bartlett basin behaviors berries beside
bikes billie bridges characteristics chretien climate cobb cocktails comedy
conan conciliatory confess confront cousins crusade dangers decorated
deforestation densely depression do dogs eleanor emigration emphasizes
englishman erode exists flavors fortress galaxies gestures gone grandson hanoi
havana hiking hitchcock ho hut iconic impacted indispensable innocence isle
judaism just labelled landfall lhasa logging mah mainstream marin merely misery
mixed monarchs muscular negro nobility noble orchestras paradigm paused pavement
personality philosophical planets playing poorly potent pots praises putts rah
rebuilt regard resorts rodeo sacrifice sanctuary seasoned shaping shark shiny
shout simple sinhalese sioux skiing so soup spectators speculate speeches spies
staple statue suspense sustain swallow swear talk tayyip temperatures teng tito
touring toward tribesmen triumph unsure wars winter
-155: acclaim activists advocate andhra antique assert assured atal attained
attire autumn awareness banana bargains bastion bats blacks bliss breakthroughs
burned caribbean castro chased chewing chi chicks clubhouse coastal coastline
coincidentally collectively con conservation conserve contemplating contrast
cotton cradle crimson cyrus davos dictator diminish diminishing dispersed
downfall ears eastward economy elk encounter exactly fanfare fats flower flowers
focused forceful fortifications fran fukuda geared generally gloria godfrey gogh
gossip grenada guthrie hence hillside hindi holiday homosexuals honeymoon
humiliated images important indicative industry intimate jeou jiabao justified
kuh lectured lena likewise literal lull lure mahathir mahn marian meyer minh
mother multitude mutually narrated neglected neighborhoods nests never nora
obsolete older orphans outward overwhelmed patron philanthropy pier poisoned
precious propaganda psychologists pursued readily rebellious relatively
representations residents respects resurrected revolt rioters robes rodgers
salvador sensation sesame shoreline silence simpsons spacious stone stout sweat
taft talent textiles themselves thorn torre town traveled tug unaware unsafe
valentino venus victorious vigilant whipping wilderness wolf workings yelled
-150: adorned advantages ahb arches attribute autobiography balls baseball
belong bernardino boasts branson bricks carpet catastrophe characteristic
characters chiapas china climax comfort companions concepts confronted consume
critique dalai demonstrate dialects doom dramas dresses driven dur easter ella
ellison exacerbated expeditions experiments extreme favorably franciscan gale
gangs glamour golf gray grips groundbreaking hanna harder harmed heath
highlighting history hogan huddled humidity ignore ignoring inclusive insecurity
island jamaican lake lama lang learning liang lobster mackenzie markets millions
mob moms mon most myung nasty newfoundland notoriety once overcoming paddy park
pee peng perfect performances persists plaza polo pounding princess producers qi
rainbow rallying rat raymond reformation remark remorse resided respect
romanians rust sequel shakes shi sick sisters slack sleeping speaks starring
studied subtropical suggesting suggests tara technique tells temperament texture
these tonight turtle veronica village violent walled wasted weed where zoo zulu
-145: accomplish advancement ambitious anew bat beetle begged beneath bertrand
biodiversity buddy burgundy bursts cabaret careful cartoons ch chickens cigars
cities collaborated consumers crowley crusader cured dah daisy differentiate
displaying dominating done drought emerging erupt expect expectations explained
firmly forested frequently fujian gadgets galleries generous gilbert gradually
gripping guangxi gujarat harness harsh hawaii herbs hint homosexual hume intense
james jia jiangxi jung kinds kolkata landlords largely lights looters luxurious
maori melody melt mix mixes moderates monasteries motherland moths museum
navigate necessarily nicely ordinary pearl pedestrians pedro phrases pigeon
porch precisely promotes pronounced prospect recognizable reinforcing
relationship resisting resort richards river rockies scripture sensing shah
shoppers sichuan slang sluggish softer sox stampede stormy striped struggle
stung styled sui taboo tan tee tiger trails traveling treatise tributes
troubling trying twisted uh unearthed vanilla watched winding wolves wood
woodland writers yu
-140: abandoned agricultural amazon anthropology author backers bah banda bash
beetles billboards bold borneo bubbles bumps bunny cain careers certainty chan
chill circa come conceptual conscience convenient cosby coups dashed deceptive
degradation demographics deregulation descend descent desperately detrimental
developing disturbances dugout everest excavated existence expression
extensively fame fanned feather fishery founded fried haze healthy honolulu hoop
hulk indebted influential interrupted investors irrigation johnny kings kissing
lie literary lowell maize malayalam medicinal mee mirrored mogul monarchy mound
mundane murayama murdered naomi neighbours nicholas ornate overthrow owl pandas
pauline politician pollsters popping readers recreational relaxation researched
revolves roads scientist sea secondly secretive sharpton shepherd shirts
shrugged sights sleep slope soy spotted stars sudden sumatra superficial
superstar sur surprises swore tasmania techniques thin though tobin tomb tone
tractors traps typhoon um underscores unjust usher weakening wearing whole
willing worthy wrecked
-135: acknowledging aspirations awkward bacteria baptist barbecue beach beard
became beckett beg behavior big black bohemia bon bouncing bowing bowled bulbs
burdened candy capable cater celestial centered characterization clarity clearer
completely confronting conglomerates conservatives coyotes cracking deserve
dessert destroying dirt doc dominated drinking drowning dry duck educate
encourage enormous ernest everglades explaining fairs farther feat finch flame
flooding founder fu going graffiti gus hacker hardened harriet herd hoo horrific
immigrant impulse inciting intensity islam jeb journeys killer king lawrence
leavitt lennon leonardo lighthouse ling lyndon maguire marchers marina markedly
mauritius mausoleum mecca mediocre mel meredith meteorological mice momentum
monastery mural neat nepalese nights northward objects omaha outfits outset
palms peanut persecution plight poaching powerful pros proximity prudent
psychologically quantum radicals rare reflected reflecting retreating revived
roe roger rolling rudolph rumours ryutaro sage scarred sci scourge shadow
showing silently skiers soviets speak springs stalinist started sticks stones
tangled theatrical together tossing tourist translating travelled trench
trenches tuh tumultuous uighurs unfold upside upstate ventura vigorously
villaraigosa wa walk wave waved wealth whales worm wrote xiao xinjiang zhejiang
-130: adolf aggressive alec animal anthology arabian arctic argues aspen
assumptions attributed austrians backbone beaver berisha bernardo bode botanical
bravery bureaucrats canned carts casinos caught challenging character charley
commonly communicated communist convergence correa creating cruisers deepening
defiant defied defying dialogue dignity disastrous disney distanced domination
draining dwelling emphasis erin exploding fashion favored finally forgive
forgiven fraught fred freedoms freshwater fueling fuels fungi furniture grace
granddaughter granite greenspan guests ha hafez highly historic hot hugged image
impressive incarnation independence jackie java jin jintao kaufman kisses ladies
leaping li lies lo loudspeakers malls manipulated mars mexican moderately
monarch motto mysterious narrator notable notably noting opportunity otherwise
otis pasadena path photographed physically pike pitchers politically preserve
professionals prospects protesting prove purity rajasthan rana rapidly relevance
relieved rescuing resisted retreated reza rodney rumors scene serra shape shown
siberian snail soft solomon somewhere stained starbucks strategist supporters
suppress suvs swath tails tangible thief thriller tones toppled transformation
undermined unleash untouched vodka walesa whipped willie woo yangtze
-125: accelerating africa ahmadinejad alvin ancestral apartheid approach armando
armies as balloons benches benedict brothers buchanan cattle cautioned ceramic
chow cliff collaborations consequence context continents cooperative deh derive
dickson dirty dissatisfaction divers don drums economic epstein eruption
expedition extinguished falun fay founders fox gaelic galveston ginger glasses
hai hank hearts hesitation highland hog hurt implication induce interpretations
isabella italians jamaica khatami lagged leonard lin loch long loose lou
majorities mandelson marble mcenroe melted methane microsystems mobilize monroe
moral movements mysteries nickelodeon olympia our overthrew panamanian pas
penang playhouse portrait prayers prey provocation pulpit purple ranch reflect
relax religious rice roddick sandstone seafood shake shear sinister smashing
stellar studying sunglasses sy theater toppling travellers tsunami turning
unheard unity upsets upsurge venice versa versatile wagon whom wine wooden
yankees yet
-120: abe accent alamos ale aliyev arthur arturo automobiles bermuda bjorn
bloggers blue bob boone born boys braced brains broadly brotherhood burgeoning
burning but camouflage cape cardenas carmel cerebral chandra chuan cigar
collaborative colonies composing cranes crowned cyclone deep deliberately
destined downsizing dwellings elaborate eliot entirely extraordinary farmhouse
few flags flores flows frantic gather glover glue groundwork gunshots hale halo
hardest hawk herzog highways impacts interactions intriguing introducing
iranians jaime judy kiss koo kuo labrador laguna lamps learns lifestyle lumber
marketed mccartney mead meaning meaningless memoir mikhail mining monterey
moreover mosaic neighborhood nerves obscure onwards orioles others pacifist
peace peaks perspectives photography pilgrimage ponder poppy precedent preserved
presumably pri prince progress qinghai rained rarely raw react recognizing
reflects relied riots ruler saud scottsdale self sellout sharks shifting sin
sino slightest slower sociology steady strongly stunt sunk tearing teens tennis
thabo throughout toughness touted translated travelling tribal underwater vargas
villages villain visibility visible wan weaker were widely wills wore works
world worshippers worst writer youths zee
-115: ablaze absorbed age agriculture aligned alley altman archaeological
attended baldwin barn basics been bells bergman bihar bothered bowling breadth
butch cameron champagne chocolate climbing clyde cochran community contend
continuation cookbook cooperated criminals crosby cruised crush dams demon
demonstrations dependent depends deteriorated determination diminished
disadvantaged disruptive distortion documented drained dried ducks elements
encyclopedia engulfed erdogan extent eyebrows fabric facade favor favorable
featuring fellows fodder formations fringe gansu geographically gifted glass
grandchildren hartley hay helen herat herb howard hudson hyde impetus
inscriptions interact interaction intermittent irrelevant jeanne jolt knot kobe
lectures lesotho livelihood logic lows ma maine mainstay manipulating maple
marilyn martyrdom michelle moist my neither nicaragua nightclubs offspring ole
organized ortega outdated peanuts periods perpetual preval productions promise
provocative provoked rather reinforced reunion rewarded rites roach russell
rusty sandwiches searching secular senses sexes shack sheehan sheik shen shiites
significance sindh situated skirmishes slaughtered sorenstam soviet spur stan
statesman stein stir strengthening stronger studios suicidal sure surging
surrounds swaziland tah temper tense terrorists that till toys tremor tuna tutu
unconventional undercut unseen utilized visual wagner watershed whatsoever worse
yanukovych yeh youngster yunnan zheng
-110: abilities acknowledges afterward alaska albeit anyone apologize around
attacked augusta authors backwards bankers bee boots bottled bugs bumper cao
cardoso caution chalk chavez cheaper chiang choreographed ciudad collisions
concerted condemning contradictory contrasting convince cuban cubs curator
deepen demolished destiny devi die discovered djindjic dolphin dominates domino
doo durban ernesto erwin ever exert explorer expo favoring favorites fearing
ferrer fields forth frank freeway fries fulfilling gaston gibson girl goh gorge
harbour hoping horse huge illustrations insight invaded ital jack jah jeremiah
juliet killers knots koh kwasniewski latino lawn limelight liners lodge lowland
macapagal mafia mandarin marched methodist migrant mired mosques mouths mr
natalie neighbor neurons newcomers nuns oats opportunities orphanage particles
pastor peacefully peers personally photographers ploy procession produced
professionally protagonist puzzles quarry raiding ravaged regina reservoirs
respectable ripken ritchie rockwell rubble sammy santana sees sermon settled
shattering showers sickened similarity singh skirts socialist spring staged
staunchly steadily storm such suggestion superb testament touching towns
transform transparent tudjman uneven unfolding unusual voyage washing wax wisely
wives work wu wyoming xi yang zemin zion
-105: abhisit acoustic adversary agony aided american anxiety aquatic asia
aspiring associations assumption atkins attendees ay bach bait baths beginning
bella bhutan blindness bowie breeders breeding brick bronx burma candles caste
ceos chorus coincide coming communicate concerts cone confrontations confronts
conventions countered country crafted crop cure dale danube decisively dee
designs destination difficult dig dinners dismal displays dog doris duh emerged
emily enshrined epidemic exhibition explanations far feminine forestry
fraternity gay geometric girls globally goldberg gravity grazing green grey
gustav harold hers heterosexual hillary homeless hoover huang hubbard huntington
implies inconsistent indian insanity insist japanese johannes jupiter kinkel
kinmen laos latin leaders light limbaugh making marketplace mcgwire meant mercy
mere messy migrants mongolian montana moo mozart murky nascent noel noticeably
nova occurrence odinga olympian oppenheimer opposed oprah outlaw overcome
paisley palaces paso pastoral peck penguins penned persian pointing policymakers
poured presence presided progressing promising propel purely quaker racers
radical rapids reconciliation recreation rely renegade restaurants resurgent
richest roasted royals salem scandinavia science seminal sidewalk sightseeing
sir situation slender snacks snapping soil speaking spheres sport stanton stare
staying streams street stressed suburban succeeded superpower swedes sweetheart
syrians tai thoroughbred traced trapping tung turbulence unfolded unionists urdu
urgency varied victor villains viruses voice weaver wong word words worms
writing yan zhang
-100: abandoning ago album allies along altar amy anastasia antony assam
astronomical autobiographical batsmen beer beethoven begun berkeley bird blame
bobby britons brought buh bull buried candle celtic changed chechens chemist
cleansing cloning collaborate colony compositions concert condolences
conservative corporations cracks crowded danes dead deepened destroy dialogues
dictated disappeared dominican dukes dustin eastwood edwin endangered ethnically
exhaustion fastball fated filmed find flawed float focusing frances franklin
funerals garcia garments guides guitarist hainan hao hashimoto heather herbal
hinder hostile hypothesis ignored illuminated inherent insignificant insults ken
knights knowledge lighting live livestock logical luigi made majesty married
massacre mating mcdowell megawati melvin mixture mock modeled montgomerie
mystery nadu namely noah not observations ordeal outback perino perot peters
prediction pretext projecting prominence proven rabbi real recalled recipes
reeves refuge regards relations reluctant rendering rendition repertory
researchers rioting rita robbers santa screamed screenwriter selig shea shelley
shih shrine shui singer slum smoothly some specimens standstill stifle strains
stretches strongest surveyed tasting teenager teh texts translates truman tycoon
underscored unfair ur urged utilize values vehemently verde volcanic walls walt
wheeler yiddish yoga yoo
-95: abraham actively acts aftermath ages ahn amateur ambushed amelia arcade
archipelago arose arresting atmospheric avail barometer billionaire biotech
blaming bourbon bow brooklyn builds cambodian camel canary categorically
choreographer civic clogged collector columbine commodities composed confidence
congressmen continued cooperatives cornerstone costume cracked craft crammed
created creek cricketer delicate devastating devils disciplined dodgers engage
engineers evergreen exodus extremists facilitated favourable fibers fictional
filled forbid forecasting formidable franco franz galicia garrett getaway
giorgio guiding hahn hardliners harrison henan hills himalayan honorable
hurricanes intrusion islander islanders jeans john julia knowles ky lack leisure
lessons looting lunar maldives malicious manipulate maureen mess met mild mixing
monty motown mourning musharraf mushrooms neglect niagara ordained origin
ostensibly outrage owning oz passive pavilion paz penetrate peninsula peruvian
piles pilgrim pirates plateau played poised pradesh primarily props raged raj
ralph recep residing rex rim risking robbed roman scandinavian scheffer
schizophrenia scolari sham sheldon sheltering shops simitis sinking sirens
snyder species speech spoke steinbrenner supporter survived sway sweater
systematically tay tijuana tin trapped tricky trump tsang uprising utilizing
vacations variety vegetable vince wagons weakened wed wheat wishes
-90: accurately act allen alma altered ancestry anime antarctica apple asian
assassins attacking ballet beset beyond biased bjp blatant boiling bolivia
bolivian bounty brewing buffet bunkers burst businessman calling campaigned
capturing cayman cecilia challenged chamberlain champs cherokee choking claudia
climber clocks closer clothes clusters collaboration collapsing colleagues
competent constituents cop crashing creation creative cricket critic criticisms
davidson descriptions deserves deteriorating dignitaries dire discover discovers
disgrace disrupted dissent doll domingo dragging dramatic eats edgar embarked
energies enough entertain equality erected ethanol example exiled explosions
fasting favorite fe finds fisher flashing flawless freedom gently gorges gum
habitat hang harley harvey have henri hideout hometown hubei hun hunan hurricane
illustrator infectious insect inspirational instantly insulting insurrection
irving islands ivan jacqueline jiangsu jumping ka kang kasparov khomeini lahn
land languages lavish less letting lighted lightning linguistics lion maggie
mary masculine memoirs metallic might miners moth nader nestor oceanic onset
orthodox overrun parishioners parliamentarians parted pasta pete piercing
pointed potatoes preserves promoter protestant puerto quo rainfall ramadan
rampage reagan reds reliance reservoir ricky rivera sachin salvation shanxi
shoes show signs sins skill sons sparks steam stumbled successors sugar sundance
swim swimmers swung synthetic tapping tension texans theology thousands timers
tomato touched ultimately upholding verdi versailles war ware weak weir when who
wholly willingness willy worn wrong xu yogurt yorker yun
-85: about abrupt adobe anhui appeared approaching arias aspects asphalt
assuring aussie band beans behaviour bending bert bombay brings brink brook
bruce bud bureaucracy campaigning cheat cheung chick chien ching choreography
christina clay cocktail coliseum commandments communal consequently considered
consistently consuming costas crossover defiance deliberate dent destabilize
developments displayed distinctions documenting downturn early edith eminent
encompassing expresses fallen farms feasible finding firstly fischer flashed
foes freddy fronts gays geological giovanni grader guilt guitar gundy gutted
hair hangzhou hanks hasty hat heavily herself hesitate hide holidays hosni
howell hunt hybrid hydroelectric immigrants imply incorporating incumbents
industries inner insult irreversible israelis jane jeffrey jerry jesuit kathryn
katrina kingdom knocking lee leno liberal lil listener lublin maharashtra
mandela martyrs marvin mccurry mentor milk millionaire mississippi newman norms
nur oaks observatory observers opposite orr osama outburst pacific padres
parents pebble pictures populous precision predicted predominantly principles
professor rapid recycled ree refrain regions respite rica rogue saharan salesman
scarlet script seattle shady sherwood sicily siding speakers sporadic starred
steamed stood straw strength stuart successful teaches thatcher thwarted titled
tong trait trinity vendors viewing waged walks wanted waterway wie zoellick
-80: abnormal accompanied accurate actor adolescents although ambiguity
amenities anil antarctic areas aso barbados barker barriers believes benny bible
birthday blake blanc blown byron calmly catch charted children cinnamon cite
city coats combs commemoration conditions corridors crater crisp crumbled
damaging datuk deception dependence desirable diaz direction disregard dynamics
ehr enemy eradicate estuary eva excavations exported families family fang
federer fever fled fleets flint flood floral forcefully forgiveness fought gang
grizzlies growth guru hallmark hammond hampered hanging harbin hemisphere herman
himself hiroshima hispanic homosexuality hoya hsieh hugo ice imaginary
inexperienced infiltrated inflows influx intent jacob justify kai kashmiri kemp
knoxville koch labeled laced laid laureate lawless laying leonid lime longevity
lookout magnate manifesto marlins masked meddling mentions midwest modernization
moi more moslems nee nemesis now olga organisers packed paints pathways
patronage peas performer persson piazza pizza po poverty predatory promises
prussian pumpkin pushing putin quasi quest rallies rampant reasoning refer
relates relative rethink revelation rhodes rosario salam salmon saskatchewan
saudis scare scenario shaquille shaun sid smashed smugglers solitary soured
south soybean spikes squares story stretching struggles stuck supported
therefore tiananmen toy triumphs trojans underlined unnoticed variations
volatility volcano wally wanderers wharf whatever wreckage yoh
-75: abd achieved acted activist alpine anton asserted assertions asserts
baskets beck becomes being bernstein biography blackouts bombed botswana bread
bring cabbage ce chat chiluba chong church closely comic commemorating comrades
concern conditioned confrontation confusion congregation congregations
considerably constructing conversations cow cpc cruiser cues curved debbie
debris deeper demonstration demonstrators development distraction downtown
dresden drunken easier ensemble essays eugene exposing famer farah favour fea
flames fleischer framed frontier fusion gallery gameplay gastropod george
goldsmith got gould gourmet gramm grave griffith halls hatoyama he hebei helena
hess hoffman hopes husbands ignacio ignited ike ill improvised incompetence
industrialized ineffective informs instrumental intending interests isaac
italics jayasuriya joan kah kan kramer kumar landslide larson lenny leopard
linguistic lisa ludwig manga manitoba mansion mariano marlon mask massed
mcnamara measuring mega mill moisture molly monastic motorists moving nation
netscape nicaraguan nicholson offshoot old oppose oswald parkinson pedestrian
pink pinnacle pirated pose protests queen quincy raiders rap remote renee
republicans revive rhythmic rink risked road royalist rubber rubbish rudolf
sally sampled saxon scripted shaky shows sickness smoke sonics spearheaded
splash stevenson stimulate structures sufficiently supremacy tao tenor teresa
theatre theatres thick those thousand toes travelers troopers tucson unsettled
vague vega veiled vocabulary volleyball vow weaken weekends winery working wreck
xie yar yields
-70: aces acknowledgment adolescent aggressively among apparently aristide
artworks aspect atrocities attending attributes backstage bean benitez betting
bike book bowler build burnham carol celtics chen choral coca coherent
commenting conclusion consumption cowboys criticised dakota danger dar decay
destruction diamondbacks din disparate disrupting downplayed durable dwindled
ecstasy el emancipation erect establishment estranged exhibits facilitating
fahrenheit fared farewell flattened flee flies floating forge freely fulfilled
getting glee governments gowns grind guyana hackett harm heavyweights henry
impact imported inaccurate inauguration incompatible indications instability
invade iris jakob jen journalism judged lasting laurel lent leopold liberate lim
lockhart lugar mall manifest maoists maria martial mas meh mentioned millennium
minerals mistress modest mosque motif motorcade namesake nelson niche nile nor
nut odds organizers outnumbered packing pains pale panther parlor patterson
peril picking pirate plotted polar polled pope positioned posters preferring
pressured progressed prominent propelled protesters publicity railroad randolph
rang rebounded recession reel regrets repertoire revenge richter rigged ringing
rok rudd rudy sabbath schwarzenegger scouting sega semiconductors sheen shu
skills sleeves snails snowfall socialists solid soong soundtrack spice stride
suffer surfaces surround surveyor swimming tarnished taxis ted tossed trade
trusted tu turns underground underneath unravel unruly venerable wallace water
winfrey withstand
-65: affordable aged alternatives anand anbar anniversary approached archery ark
assure asteroid avoided bacon badawi baja banner bargain basilica because
bedford bloodless boy brewers bystanders byzantine camden captivity charles
cheese clans cloud compton concrete confessed cooking cornwall create cypriots
daly day decorative deserved deter did different disaster disruption distinct
dot dramatically drying easily economist einstein escaping ethnic evelyn facts
faster fault fiesta financially finely flute francis francisco gil gilchrist
goldstein grain griffey haider harassed hauling haven healed helped hms
homegrown hooks hubert hui hunter illustrated inaugurated instant intensifying
isabel jubilee jun khmer koreas lah lal local macintosh makes marry mcgovern
mcmillan means meltdown merchant metal mi militarily mineral misleading mothers
mourners mouse nagasaki neil olive olivia onion opinions opium orchestrated
outscored ovation overcrowded overtake patented payne pitching pitt places plots
pollster ponce ponting popcorn porous posture practices preceded presidents
prized producing productivity prominently pulp putt raft rally rebuilding
reconstructed red regime responding reversal rift romanized rosa sarah satirical
saving says scattering seth she shia siegel smithsonian snack sonoma steinberg
strife suggestions sul superhero suspicion tendulkar terminology ties tonga
tongue touch traffickers trailed trained travels truckers trumpet vigil virgin
visiting wall warfare weakness weddings wildfire wilhelm woman yves
-60: acres across akbar alejandro alumni angrily argued ash avenues beams bian
blasting blatter boris breakthrough brewery brother buildings bulldozers burnett
calderon captures casino casting castle cause cemetery ceremonies challenges
changing chef chin christian clerics clive common comparison complex condemned
considerable copied corpses counterparts cristina daughter daunting deprived
desmond deterioration dinner disappointing discovery disrupt divorced dole dom
drawings dress educator eileen elliot embarrassment endurance engineered
essentially ethical eve factories farouk flatly fuhrman fuller gainesville
gaming gardner generals gigs guatemala hiding him histories holt horton huckabee
human huskies inequality infamous is islamists jewels juh kallis kamal kirk
kumble lackluster leftist let liaoning localities luh magnitude mainly mar
mekong mentally mills mine miniseries mugabe muhammad muralitharan nanjing need
needles nesting night nixon obstacles occasional occurring olives organizer
outings overture overwhelmingly ozawa ozone pace pageant pam pie pillar pitched
pitcher pitches plants poorest precarious predators predicts presbyterian
problematic protector proteins providence psychic purpose pursuing rallied
rammed rebuild referring refrained region relies reputed reservation reveals
rising rocker saga sah sal salad sanford santo scars secretly sehwag sen
senegalese showtime shrinking shuh sitting songwriter struck suburbs suffering
sulawesi sultan supposed survivors swift syed thaksin tiny tortured tough trap
treasuries tricks turkmen uncertain unlikely uphill vacation verse vicente
vulnerability waited waiter waitress wei wielding wiped youth zuma
-55: acknowledged actress adherence advertise aggression aground alcoholic
alexander alexis alliances almost aloud analysts announcer arts assad assembled
badly bahamas basil bear belongs best bites blackpool blamed boarded boat bones
bowls builder burbank burgess cake campo captains chili clifford collaborating
collaborators como comparing complexity consecrated consistent conspiracy cooked
couple couples cuba dairy def devised diplomacy directed distinguished diva
diversified donald dragons dressing duet dynamite ee eighteenth elevators embark
endowed enhance exile express eyeing fists flagging flying founding frankie gems
glen glowing grande greenpeace gretzky guangdong haiti hawkins herbert horn howe
idle impaired implications indoors jeep joaquin jolie julius karate kicking kwan
lam language leslie lied limbs linda livingstone loosely loyalist lucas lutheran
lying lyric machinery machines madras manson manuel market mazar mcgraw memory
messenger methods mistake namibia neighbour nest ngos niece originate osborne
outpost pacers palace pants patten patti peggy peru pervez peter petty piers
pitino placards plymouth priest proclamation professions protested que racial
rangel reclaimed reluctance repercussions replies retailing rid ridge rise robe
roo ruth sailors scotia servant severely shale sharm shells shore shorts sierra
slim soaring softened solar sonny specialize spectator speculation spinning
squandered starvation succeed suppression symmetry taliban tent tents than
theaters tools translate trash tumbling tuned tunnels turmoil tutsis typical
uncertainties unwilling upon upright vicinity victoria voters vowing warren
watches wiping wright yielded
-50: administrations adopting alternative alzheimer anaheim ann arab
archeological ayatollah bahadur baltic banker banquet barricades battered bay
beers betty blazers bolstering bowman boxing brunei buffy bug california call
called casablanca catalonia caused cavaliers centred ceremony chances chapel
chicken clara cloned closet committed competitiveness connections consequences
corners couch crosses crystal curves dae dal dancer das declaring defining
derives diamond dickinson domestically drake driveway eclipse eid electing
empowered enlist essay ethan ethiopian evidence exploration faced farm felix
fiji firefighters formed forum geopolitical glacier goodwin gore greenwich
grounded guido gut haitian haley handicapped highlight highs hill ignores ii
impromptu improvement india indication induced inflicted invasion janet jenny
jessie jing johnnie karl kazan keating kept las lopsided macarthur manny
massacres matter mavericks meal menem mention mines mismanagement mourinho
mozambican naked nam nearby novice onions orchestral orleans pablo painful paint
palo papandreou papua parkway paul pens persistent photographer pitting pounded
prasad prelude primakov prohibition protestors puzzle quake quality quickly
rabbis racer ravi read repairing robertson robot saarc saeb saint scots scratch
seismic sequences seriousness sexuality shalom shee shimon signaling signalled
sih sikh smoked social soho southern spend strauss streak stretch struggled sumo
sword synthesis tamil technology threaten tooth trouble trusts tumble turnpike
unforced upscale viewers vijay vinci visit whereas whip widow worsened writes
-45: achievement affected african again aging ally alps antigua apec arbor
arguments arise arrival astros avery badminton beatty began beige bend
biographies biting blanco bombarded booths breaking breath breathing brittany
broadway bureaucratic carey centennial chao chesapeake chess churchill clear
collapse collided commerce commitment complementary conservatory constantine
cooled copying course cousin crane critically cruises curve dalian damaged deco
defeating della democratic detecting dimensional discomfort dish disperse
distinguishing dolan dove downside dreamworks drummer edward egan emma
empowerment ensured exporting feed fernando flash footwear foreigners foundation
fragments frazier freshly furnace furnished garry geoffrey georges gillespie
glendale governed guam gunned hampton hazards hesse houses hundreds hurley ida
ignite inacio incomes interfere internationally intervening invest invested
invited jewel jimmy jirga kaczynski kensington klaus lag lagging lagos lai lan
larry lei lesbian lining lounge mainland mammoth manufactured maoist maps
marginally mccormick mentioning mercenaries mexico milestone militancy muse na
nagano napa nathan nay nazi no northeast odor omar opponents oregon originating
ould outing panda particular paulson phelps pitch planetary play plotting porn
potomac prints profession profitable psychology punishing punjab queens quentin
rails railways raping reception reinforce reliable resource restraint robb
ronnie rowing safeguarding sahn scenarios scott shan shandong sihanouk sketch
snapped sonia soon sooner spaces stadiums stain stalls steep stepfather steward
stewardship stricken striking succeeds syrup tam tbilisi teaming this thread
tiffany tomorrow tory tracts translations treats twists unreasonable valuable
vee vermont vigilance vikings visitor vogue volunteers warned webb wedge wendy
whitaker white windfall wolfe
-40: absorb affects albert albums altering americas anc and annapolis apologies
appropriately armey armitage asean attic balcony barry battlefield bce beat
benefit blogs bloodshed boucher bringing brooks brushed bullock bullpen by byrd
catalyst celebrity chance chilean clintons clues coached coal coast collaborator
comfortably comics commentator commodity compare congolese continue continuously
cook cookies cooperation cornelius countries crawl crescent crusaders daughters
decade disagreed doctrine dome drummond duval earl easiest eduard emilio
engineer estrada etymology filipino flat flats foothold fry gambling gates
goodwill gordon gruesome guise gulf gunfire harrington helping hockey horizon
however hua hurled igor immune improving incorporate infinite informally intend
intensified intimidation invite it ivo jacques joachim junta kane kaohsiung kate
kazakh khamenei khan koizumi kostunica kyrgyz lakers larvae lau lemon leo
likelihood longhorns loyalty makers malibu marcia marred marsh martins mazda
meat middle mobilized moderate morse mph muqtada mutual narrow nash near newer
nintendo obasanjo obscene originates orphan outdoor overcame pardoned patton pbs
pena perfume pew possibility premiered priory protecting racing rae rahul
recorded recordings rested reviewers ripped roaming rotten ruby sails sandwich
sausage saying schumer secession sergey shepard shooter sidelines sinks
slaughter slipping slugger softening soprano sopranos spanned spokane spread
stabilizing stranded stray succumbed suns surges tadic taha tailor tamils them
tick trace transition tsai turn tvs una unfairly unveiling upton vance vincent
virtually vocals vojislav wang was wasting wolfgang worked wracked yacht
yielding yudhoyono yushchenko
-35: adversely advertisers affecting akron algorithms analyzing anita annals
antiquities apparent argument arroyo assassinated atlas bakiyev barge batman
battleground battling bertie bloody bogeys boyle branded brass bury cambodia
cheng chose cinemas coincided coli colours columbus conclude congresses
consistency convent cope cream crews crossed cuomo curry days defeated dei
description deteriorate devon diamonds discarded dolphins eastern eddy efforts
eisenhower electorate eluded eminem emptied enclosure endangering faltered fdch
fears fires fluctuations foods fundamentalist furnishings gah garlic gators
generate georgian gibbons graham ground guinea hal hastily hears heightened
hilary holocaust importing independents indonesia inferior instruments
interactive ivy joanna keeping kenny kerry knopf lamy laurence luciano make
meaningful memorial memphis misled models mohamad motel moussa mrs mubarak
murderers muslim najib natasha neighboring newport newton oak object opus oracle
organism packers partnerships phillies phillip plummer pol positive possibly
prevented privately proceeded programmed pumped quicker radios raiser rao reader
recognized remarks remotely reproduce responds restoring ruh rumsfeld russo safe
saints sank satisfaction scrub sectors selectors sheikh sherman shipyard
simplified sketches slowdown solved soo soto sparking sprayed stephenson
stopping storming suh summer surge suv tacoma tactics teen therapies tim toledo
touches undermine undertaking unionist vaughan vietnam virginia watson werner
whoever wisconsin yeast ying zyuganov
-30: adler adults alexandre alfredo all alleviate amphibious ample android
apollo approaches arguing atlantic aurora authoritative bak baron belonged benin
bickering billiton bissau blasted boundaries bounded brandenburg broth building
burke calvin cambridge cannon canoe cartels cesar chateau chips christchurch
citizens competitive confederate connor contended coronation councilman
courtyard creed criticized cycles da damon dating davydenko decline defences
deflation democratically diet differs donating drainage drinks eagles ear emerge
equitable erekat estates evan exemplary expensive experimental factors falcon
faltering favourites flipped flung gamble gathers germ ginsburg grilled
guerrilla guo hamper harp heidi hip holy homes honduras honor humphrey hurd
hyderabad informed integrating intensify intentionally intercourse intersection
jammed jim johann julian katharine kill kok ku lace lands laura lax lined
lleyton maradona margaret marta masks master mcgrath mechanics mediterranean
medvedev mend miles minorities moya mozambique networking nguyen northridge
noses oldest organize ortiz oscars otto palmer paramount parker perkins pettitte
physics piedmont population portland precipitation premieres progression protect
pub python quick rafsanjani ramadi raza reasonable rebecca rebounding recent
reich remains ren renamed replica resistance restaurant restored retribution
reunited rio risky rogge romeo ropes rothschild rowe ruben rubens rus salaam
scalia secessionist seriously shapiro shelters shop should shoulders sit
softball someone southwest standing stands staten stealth stigma stocks strait
strangled stream strongholds strongman subspecies surprise synagogue synagogues
tata tech teddy tensions theoretically thinly tiles timorese toh tried trivial
trust ultra unexpected unfavorable unincorporated uribe verbs violence vladimir
wake whenever willis
-25: abbot abdallah able addicts aden adhere afternoon agassi airmen analyze
andretti anne annexed apart apparel appearing appears ashore attaches avenue
basketball beaten beats bicycle bin birdies blankets blew boil bolstered
branding braves brazil brett bridge butterfly cabins campaigns cannot carrots
cassidy catalan charlie chengdu chennai chile clan coating cocoa coffins
collection commentaries compact comparative complexes compose concentrate
consensus consider contribute criticizing declarations defectors delgado
derbyshire derived devaluation developer dictate dion disease disparity
disposable divisive dora dorset doyle dravid drum effects elway endit enhancing
equestrian established expanding faldo favre fellow firmer flemish flux flynn
formulated found fraser fujimori fulton garbage genus giants gift graves
greenwood handful hernandez hilltop hitting holed hsu hydro hygiene hyun idaho
inaction inadvertently increasing inscription intentional interviewer invasive
invites iowa iron jackets jake jarrett jennifer jerk joel justification
kazakhstan keel kim knicks lamb langer laredo lawful legislator lessen levi lima
lingering linux lobby loh looted lorenzo lorraine louisiana maintaining markers
mayors meantime melinda methodology mets minivan mollusk mombasa morale morrison
mouth named navarro nebraska nepal nephew nets nightclub nissan nonstop north
organised oscar pairing panama paralyzed parked passages pattern pius potter
pour powell pressuring priests prostitution psychologist racially ramos rash
ready recapture reconcile recovery refers relatives republics reviewer rhine
routines rugova rutherford safest sahara sailed samoa saratoga shadowy
simulation sister sixes skaters small spike stable straits stresses stronghold
studies su suharto suleiman survival sustaining symposium tactic taiwan talbot
te threatens titans torched tracing tractor trip trousers turf turnaround twins
undocumented unknown urging utmost vegas verses versus victory wealthiest wears
weld worries wwii yesterday zambian
-20: accidents afford airplanes alicia ambitions amherst angela annie apache
apprentice arrived artwork ascent assembling association authenticity away baden
bangalore barack barak bashar battles benazir bestowed bet bhutto blackhawks
bono bowed boycotting breakfast brush bulls buying cabrera canberra cannons
carefully carolyn carrie carson catherine censorship centrist christensen chuck
clashed classmate clippers coaches combining commercials compilation complained
complaining computing connect consort construct convention cooke crippled
currencies czar define derby develop differ disposed diversion djokovic draper
drones du eggs electric elton enactment endanger english enhanced eradication
escalation exhibitions expectancy experts explanation extremist eyewitness fall
fireplace flexible floated florence furthermore gadhafi garment generated gifts
glance glenn golden grammar greenback greenberg grounds guillaume harshly havens
having hawks henson hints hiroshi holiest homer horta husband ihs importers
intact ire jays joseph juice junichiro karzai kitty knees knowingly kuomintang
lavrov len les limbo liu loom mahr marie maritime marked martinez mascot mates
mathematics meanings metals mindanao monsanto murdering mustang nan napolitano
networks neutrality nighttime nobel obrador offerings organisations organizing
ottoman outcome owners pastrana pennant peppers philip piano picture plaster
plays porter possess precursor president proposing province publicist raptors
rays reluctantly renting repetitive reruns responded restoration ribbons richie
ridden roadway robert roberto sabotage salazar salon samaranch sampras sara sect
sediment settling seville shelter shock sides simplest singular sink skins soap
son southwestern spilling stability stealing stickers strengthened stripes
suburb suits suzuki swords theoretical throwing tipping tomatoes torres tours
towers treat treaties turnout twist und unpopular vandalism vera villa vocal
wade walked whitman wicket wife workshop years
-15: activity addressing admits afforded afterwards alarm alberta anticipated
anywhere aquino area asserting await ball ballard barbed bass batting bavaria
beacon behest belly blunt bosses boxer busan business carlson carrot caterpillar
cathy centerpiece centralized change charred chemistry christi chunks clashes
cloth cnbc cod cody colin collapsed color commune complains confederation
constantinople cramped crust danielle darryl deborah declared deepest deposed
despite detached dino disguised displaced distinction distract diversify dogged
dozens drama east economics effect ehl ensued entourage erie erupted es
ethnicity events excellence exceptional expose fatty faulkner feedback fertility
fitting flop forbes foreigner formerly gala garza gauge genesis giuseppe goodman
graeme grappling gutierrez haute hbo hedge highway hinted householder hungarian
hutus infected instrument invoked jackson jefferson jewelry jon joshua juarez
judo karen kin kirby kitchens kouchner kuchma kurds la lay lexington lobbied
lombardi longtime luncheon mackay madeleine maintained marcel mare marriages
mater matthew mcveigh mellon memorabilia miguel mirza mistakes mitigate mold
mole myanmar nevada notorious obliged orchestra orlando oxide partisan party
past paternal patriots patrolled patrolling portuguese poster pot prayer prices
protected pyramid ray redemption reese renewing renovated resident retailers
rigid riordan rope rosie rubin rupert rutgers sauce scholarly seasonal
separatists sharper shelling shrunk signaled slowed sneakers sosa springboks
stayed stopped strengths subjective surrey sven swam symbolic tackling tal
tallest telecast timothy tobias toro tracy trucking tulsa twisting tymoshenko
unarmed underscore uss vale vasquez venues wah william yassin
-10: abandon absolute accelerate acting addiction alarms allan allmusic alphabet
andrew andy angles antibodies appealed apprehended arises arizona assortment
atlantis avengers awaited aziz baku bears bernhard blaze bloated blow boer
boosted boulder bride brookings buick bush bushel butter came carbohydrates
caucasus caucus charleston chernomyrdin chun clayton clean climb closest comoros
compensated complicated conflicts connie consultants could cr crawford crushing
cue cyclists danny de deacon del departed detected di diallo diaries dice
dictionary died disappears divide docks dominique downey drawing driving duel
ecumenical elaborating elderly elsewhere enabled enterprises entitled escalated
establishing evans executed extant fairness featured feeds fernandes ferries
fiber fingers fist fort fowler franchises fray gabriel ganguly gateway georg
gibbs go groups guatemalan guerrero guide hamdan hands harry hebrew hewitt hit
hobart holden hosted hotels il implied indicate industrial infighting inscribed
insistence integrate intel interpretation investor juan judging juries keith
kristin kyrgyzstan lancaster lange lara large laws magnetic mario marquez mass
men menus midnight mobilization molecules mortal mtv multimedia ne none normal
norton nuevo oakley objected outages outcry outposts overweight palm pascal
penny perpetrators perth piling ping political produce professors progressively
proposition pursuit reactions recognise rees references referred reformed
reigning represented responsive richardson rico rollins romero ron rosemary roy
sadc said san scale secrets segregated senator serge settler sewing shared sharp
shopping smog socks sol southeast speeding squarely sri static streamed stump
sulfur summon surpassed suspicions suzanne swelled tanzanian technologies teeth
terrestrial threads thumbs tightly tram turbines turkmenistan unfit uphold
ventures vicar warlord warring weinstein welcomes whose wildcats wolff wreath
zebari
-5: abidjan advised ahern ambiguous amin anatomy assemblyman atoms attain bali
barrow beforehand benjamin berman biotechnology blockbuster boyd bratislava
brodeur bruins brunt burial burkina burton cadres canadiens canucks capitalized
capitals cardboard catholic chairs chang charting choi circumstances clark close
coach coated coke collective comes conductor conway crist crude curbing curtis
cutler czechoslovakia dam dave debates decoration dell democrats denominations
depth dexter diary difficulties dilemma disarray distances downstream drawn
duncan dundee ebola egypt energy enterprise entertainment environmental
establishments exports falls favourite feet females ferry fighters firepower
football footed forecast forging franks friction fuh generating giuliani grange
grossed guh guided habibie hails hanged harding heavier heavy holyfield homemade
homeowners hottest hurst incorporated inflationary inflict instances institute
introduction jacobs japan jared jilin jude kabila kagame kirchner lacks
lancashire landmark lanes lasted layers lincoln linear louis lynn mantle
marriage marshall mastermind matsushita maze mccain measured medina mesa
militias mitterrand moines murderer mutiny myriad nafta name napster nikolay
numbers opinion organising outbreaks particle parties pave paving peaking
penguin pest phoned pieces pierce piled policies posing practitioner predecessor
prius prostitutes prussia ra ramirez raphael rationale ravalomanana readings
reasons reconstruct reforms rehearsals render resources robbins samarra
saxophone scar semis shaath shall sharapova sheila shields shoot shower skate
slamming slows specimen spector sphere springfield staging stalling steered
stoke submarines suggested sunnis supermarkets surpluses tanzania teamed
televisions terri territory therapeutic tina torah tore tornado trick tutsi ty
unconscious unconstitutional unification unions unix valle vein vernon vista vol
walnut walter wedding wells wembley whilst wired wizards wwf yao yousef zelaya
0: aceh adam airs alba albright ambrose anglican antonio ashes assassin athletes
attention azerbaijani baby batters battled ben borne borrowed bounds buckley bur
businesses cage can capello capitol caspian casts cathedral chadian chains chee
cho christopher clarkson cleveland clifton cognitive com compared confessions
convenience cooling cooperating cornell corpse culprit curtailed dalton daryl
deadly declares defenses defined descending difference digest diseases divinity
does dragged drains dubious dwight eli employed engagement europe ewing
exchanging fairfield fat ferreira fifty filming fledgling footing forecasts
frederic freeman fumes functioning gainers game gate geithner geo guangzhou
hakim hall headlines heels helmand hercules hoax holland hormones hunger
inappropriate innings insurgents integrity isolation ivanov joanne justice katz
keep ki killing laden landings lankan lds leather lend letterman lgbt liquor
locomotive magnet mai malawi map mapped marcos marine marshal marty mayer mckay
message mirror miss mobutu moody moss motivation negroponte nikolai obama occurs
outlying oxford packard pakistan parliaments participants patel patriarch
peabody performed pet platforms plum pneumonia polk polls pollution pools popped
princeton processors prompting provinces punished rangers rebuke referenced
regaining regulars remedy rents retaliate reunification reunite robson rocked
rockefeller rout rowling runaway saleh sam sampson sellers sheffield shenyang
sherry shuttered simmering ski slammed slight sophie souvenir specials spreads
squash stadium staircase stairs stepping stern storyline strand summits superior
sutherland sweeney symphony synopsis teaching tens theological time told torch
triangle trips underlying utah van venezuelan vent vessels viking villepin
vomiting wahid walker wear westwood zah zanu zimbabwean zoran
5: adelaide aegean aiding airliners alamo alberto allege amc angus anna
annexation apologized archer aung azerbaijan be bed bind boutique bowles brown
cartoonist christine chung claire clemson clint clothing collecting communes
concludes consolidation continuous converts copper correlation couture cruise
cube custom cycling czechs deprivation destinations devote differed differences
discriminatory disgruntled dmitry dominant doubts douglas drag drastically draws
drives drove dwindling edited editorials elf elizabeth encompasses erased essex
exchanges executing expos false firefight flanked foreseeable fork friedman
fully gayle genetics giant gig gingrich graders greenland greer groom gyanendra
handy hanson honduran hossein hovering hutton ibn informal instance introduced
janata kennedy khalilzad killed knocks lacked lahore le lecture lettuce leung
liberty located lott lotus malcolm manhunt marat mason minister miranda mit
moore morning mosley mosquito mottaki mumbai nalbandian nausea nawaz needy
neural newest normandy nude oakland oils olusegun optical outlook partnered peak
penn performing persuading peshawar pesticides phi phil philippoussis pietro pit
pollutants powerhouse practice premiere presentations producer pronunciation
properties pumping pushed raped reaffirmed receptors reeling relief relocated
researcher resonance revelations rings robbie romanian roque rory sami
scientific scientology secretary seeds selling seminar shaw shinawatra ships
showed siege simon spark spurs stand stated states stating stop stove styling
submarine susan suspicious sylvester sync taichung tajikistan textile thai
tigers tow trinidad unexpectedly unify vanderbilt vapor victims walters waugh
wayne wb while winnipeg xfdws yorkshire yousuf
10: abandonment abdullah achieve acre actions alerted alexandria alfonso amid
appear arenas arrive babies baird bangladeshi batted battle battleship beijing
belarusian bigger blackmail blackwell blades bloodiest cairns camps captained
cardinal carlos causing cholera clare clinton coincides communication concluded
consulted continues contra contradicted contributes contributing controversy
coup covenant creates crime designer destroyers diana dili dip discussing
dismiss dissidents diver dong draped drastic dunk eagle embedded emerges en
enabling enforced equilibrium escalate escape evening everett eye fabricated
facilitate faso feeding fighting finley follow footprint foreign forming foster
gaining galway governance gran gustavo had hamm haq higgins highlights hungary
hutchinson hydrogen ian illegitimate illness industrials interpreter jacobson
jay jetliner ji judd kansas kingston late lauren led liberia lindh lips loophole
lords mali maneuvering martina matthews mehd melbourne method mick middleton
mint mirrors mitt mohammad motorcycle nadal naples nasrallah nativity occur
olson originally os own pain pak paralysis parry perennial petrochemical pork
pornographic posed possesses prolonged proof protester public punch punish
putting raja randall rebound recycling refugees regency remedies rene represent
republican reside roadmap rodrigo rome romney rumored russ safin salinas
salvaged samuel sarasota saturdays scoreboard senegal sensational serena sevens
shelves shire siblings skated skilling soar soccer solving sometime speedy spin
sports spun stakeholders stocked strictly subdivisions subjects succeeding
suitable surpassing survives sustainability sutton suu swiftly swollen taekwondo
television tempo terry thames thus tom treating trucks uncertainty unified
upstairs utilization vanessa variation vested vests viewer volatile waterloo
whistle willem wilson wo wrestling written yale zapatero
15: aaron academies addis adopted ahmad aim albuquerque ambassador amir
analytical ang anglo arrivals ask assassinate avenge ayman bailey bakery
balancing barkley belonging bilateral blackberry blanche boehner books both
britney bullying bump buyers capriati carr cars cascade cheating clemens clement
combating compounded consolidating conte continuing counterpart cppcc craven
cumberland dealing declining denise destroys devise diego display duo edison
eelam emanuel ep factional fatally feinstein feldman feuding flared focus foray
formation forums fouled fundamental galileo garage gases gephardt get ghazi
govern greater greek guerrillas hamid has hawkish heal healy heap helmut
henderson herrera hingis hitachi hole home hoon illegally implicit indiana
indicating indirectly integration intention interviewing isolate jerseys johns
jonas justin khalifa kph lane leagues leigh leveled los loyola luiz machine
malaria malaysian maneuvers manor mauritania mechanical medium mehdi minibus
minimize modeling moe mujahedeen mustafa nailed nasser nc neville nicola nod
norodom notre nursery occupation oklahoma outperform outskirts outsourcing owes
pamphlet pamphlets pataki patriot peaked percy pesticide philharmonic
photographs pinpoint please plunge pockets poses postwar precincts prevalence
prosecuting pubs punches quetta rabin ram ramon recorders riley robotic rockets
rodriguez rosen rue rwanda santiago sap sawyer scot seated selective sharif
sharma shedding sided singaporean skier slew smokers sneak snipers space spans
specially specifically speed spence stabilized stockton strickland tanaka tanner
tap taxed thereby thor timing todd townships unemployed verona veterans violin
westchester women worsen wuhan xiamen yoon yusuf zardari zealand
20: abbreviated abusive accumulation advancing advise aisle alison already
altogether alvarez arch arriving assertion astronauts auschwitz automakers
avoiding barbara beating beaumont bio bipartisan birdie blows bone boxers
bullets bunker canvas caroline ceased cereal chalabi champion chandler chipped
choir cleaned clr compounds compromises concerns connecting conspired coughlin
crossfire culprits curtain datafile deadliest deepwater demand democrat depart
deterrent develops difficulty disagreements disgraced disproportionate diyala
dominance donna eighty eliezer ellen emerson employ engraved enrich equities
estonian et ethiopia except falling falsely flushing footage forrester fortified
freezing fridays garnered georgia gill global gram guggenheim hairs harmon
harvard hasina headmaster helicopters hitter hoh humiliation hutu imposing
ingrid initiated insisted instrumentation insulation insurgency inventories
janeiro jeff jewish jonathan kathleen keeps keynote kitchen korea lamar lea
leader liberation liberties limousine lincolnshire lineage lines lions location
loops luanda luis lukas mack maier managers marianne marking martin marvel
masters mcmahon mediated melanie mercer michel modernize monica montenegrin
nakamura nordic normally northeastern nunn offensives oliver onslaught orange
out outer outfield palin pamela parcells passage passing pereira peso
philippines pickups pipes polytechnic poultry powered predator premature
presents presumed prime privy profiling progresses project prostitute pt push
quantities rafael railway rand reading refineries renounced repaired resides
richard rigs roadside roast roof rosenthal rule sagging sailor sanitary saved
scout screw secrecy serbs seventy sewage shaft silva silver singapore skating
skyscraper slowest soda spacecraft spanish spate spiral sporting staked stance
star strategies strategy strengthens sullivan sunken teachers telescope
tentative texas thailand ticking trailer trajectory transformers trevor try
tufts types undefeated unfinished unprecedented uzbek uzbekistan vie weakest
workshops yamaha
25: abel ability accorded accusing acronym affair affect aires albanians ambush
angolan arrives atkinson austin bangladesh bare bennett berg billed blogger
blowout bodies boosting boroughs brenda bust cameras campbell canada captured
chargers chatham chaudhry chevy chords cio circle clips colorado computational
concede condo contempt continuity conventional costa counted counterattack
cristiano criticism cy darrell dean debating defeat demos diane dioxide director
dismissing doubtful during egyptian elian embryonic empty enriching envisions
espn excessive explosion exposed features fence feud fielder figures flick foam
focuses forms franc fresno gaulle getty guarded hammered hardline heads heinrich
hewlett hides hopkins houghton improve improvements incursions indonesian
inducted inflammatory irish islamic ismail itself ivory jaya jeter jitters joe
jorge josef jospin journalist journalists julio kadyrov karachi kay kentucky
korean libraries lighter logged longer low macao mahmud maltese matchup maternal
mats mcpherson messier minimal mo monrovia moshe mundo nashville nate nautical
nave ndp nearing ned newscast nick occasions of oman owing pandemic par pause
payton pen peterson picket platform pleading pledging poison precautions
prepared pressures quartet quoting raced rahman recovering regis restrain
retrospective revealing rookies ruiz sail samantha satisfy scarborough
scrambling screenplay sectarian seizing separating serious shanghai shelled
shifted shocks simulated simultaneously skipper spat spelled spilled sprawling
statistically steal stick strikeouts studio stumbling supporting telephones
televised throw thwart tile times tobago tome topple transparency treated
unbeaten underwood undisputed vaughn victories vilnius volunteered vowed weiss
welsh went west windsor worsening wrestled yellow yong zach
30: ababa abacha abbott abdul accelerated achieving activities ad adrian aimed
akram anwar apostolic appliances argentina ari armenian australia automobile
avian aznar baker balanced balkan balkans barrage bbn bell bharatiya blair
blasts bombers brand bt burger cameo canopy carnegie charcoal charlotte chirac
chongqing citadel clarke claude coins collapses colspan commissioner comparable
compromised computers conspiring councilor countess coupled covered cub
culminated damage denials designed dick differing dipping distributors ditch doe
duffy elite embryos event fend fits flour foe forces fortune francois fresh
frozen fundraiser future glossy graphics greenhouse hamad hangs hardship heart
heated hectares henrik hood imperial inadequate indies infrared insists
institution instructed jacket jammu joining junk jurors kandahar kathy kerr
knock kong latham lawson leach leafs legally legislators lends leone limb
limerick literacy losers louise macedonian manufacturers marion marquis
massachusetts meager mediators merging minnesota mir mount murdoch murray naacp
natal nepali ngo nicky nike noon noor norm nuh nymex ochoa okinawa opened
organizations part participated patches patricia pensacola percussion
photographic pins piracy plastics playboy players plot plunging poland prodigy
pulling qaida recognised recognition recounts rector repeatedly reporters
resolved responsible rifles rios risen robinson sacramento saturn scaled seekers
sensitivity seymour shots simpson sistani slater slide smash snapshot
southernmost spaniard sped speeds sprewell stinging surface sustained
synchronized tail tennessee theo thinner thompson thorpe throne tianjin tool
toss tracked trader uniforms universal unmarried unrest used venezuela venue vic
villiers volumes wait wakefield walsh warships washington yangon yates zoning
35: abused academy accidental accommodate accountable accusation accusations
adultery affirmed aiming airplane albany alcoholism alexandra alongside altitude
alto anchored anchors arabic arena asking assorted atta authorities autos avoids
axis bacterial barrier belichick bernanke biology blames blog boss brad
brokerages bulldogs burundi calculated calculating capabilities casa ceilings
chernobyl cheryl chop chord clocked clout combination commute conceal conflict
connects constant crest crete deemed defenders dennis deny detective detectives
disposition domenech donovan duke eddie enact enclosed endeavour excavation
facing factions facto fargo fencing ferdinand fernandez filtering financier fine
fire flaws forcibly forty fractured freetown fritz gains gareth gerrard gold
graduated grip guadalajara hacking hallway hart hayward high hostilities
households hovered hub ibm icelandic illicit imam infiltrate infiltration
inflation initiatives injecting ink instead invitational iraqis jar johansson
kahn kidd kinshasa knight lashkar latter linking loser lost magazines males
marginal marietta marwan maskhadov massive mathematical mehmet merkel milwaukee
missouri mullen mutant nails neighbourhood nicolas nm observation oilers opening
operators opposition opting organization overland owens owned pakistani pat
peeled pendleton period persuade piece plata plumbing politburo positioning
pressed prestige principality promoted proportion rachel rafter rauf reaction
rebuffed recruited regent remixes renewable rented replays rescued riot rite
robotics role rolled satellites scandals scant schroeder sebastian settings
sexual shanahan smuggled spotlight square statehood storing structure subaru
suicides sumitomo summit supports sussex sweep sweeping taps tar teamsters
terrorism their tinto tires titan train traumatic tributary trichet unmanned
upstream utc uttar vancouver venture vi vinegar virus warden wash waste weekdays
wrongly
40: abed absent accolades accords accumulate admiral admitting aerial alam
alliance alter anytime archie armstrong arrows ashton athlete attendance
avalanche baltimore bassist bernie bhp bite blackout bogey bottles boyfriend
briggs brigham brighton broadcasting broadcasts brokers bryant budapest bulb
butcher cadillac callers canterbury captain cardinals carriages carter cast
catastrophic categorized ceded celsius chicago chronology cisco cohen complicate
congressman considers corporation crossing dario debate decliners decorations
definite delhi dependency derailed detect dianne diarrhea digitally disadvantage
dissenting dos dpp drilled drone edge electromagnetic elevator ellis enrique
espionage estate exercising fah fahd flagged flew flip footballer freighter fta
gained gambia gearing generalized gilles goods gown graduates grill grouping
grozny heat heights help helps hike hong hussain illinois im imminent indicators
insider interest intifada ions issa ivanisevic ivorian jaw jo joined jong
journalistic judgments jurisdictions kahr keegan kendall klinsmann labels
launching lebed legitimacy liechtenstein lightweight longest lopez maher marino
massimo meg mendoza mercosur miner mohammed moreno mori morton muscles nassau
negative neighbouring newspapers nicole northernmost nuri nutrients obesity
occupied occurred osman pelosi perry petroleum philipp pi picked pierre pile
pontiac posthumously preventing projects quell raising ranariddh rancho
rawalpindi recently reform regulated reissued remained returning reversing
rogers roth rove runners santos sco scripts seasonally separatist setting
sexually shipbuilding situations sixty skin slain solve sparked spends spent
spraying springboard starr stemmed stephens stokes straight streaming stretched
tabloid teenage terence testifying theresa towel translation transported
transports tributaries unacceptable undertaken underwear united unnecessary usa
usually veins viable von waiting waits warne weaknesses weaponry wellington
weston wickets worldwide zambia zones
45: abroad acceptance accountants active addressed adjacent adjusting advertised
advises airwaves alan anchorage antibiotics api arrow assaulted attackers bahr
bai bart batsman behind beit beverages bonds brahimi brands bronze browne
calendar canal carlisle carlo catering cement challenge charitable cheek chimney
ciller civil cola colbert comeback competed competence competitors complicating
concentration concord cromwell cups dai dame damien dartmouth debated debut
defend dengue deported diving dprk drew drilling dye eaton educational
efficiently england equatorial escaped essential estonia evacuees expatriate
expert explode expressway fao felipe fights figure filters finite forehand
formulate francesco fri fuji funeral gallagher general georgetown ghanaian goma
haifa halfway hashemi hector heed helmets his holbrooke homers inconclusive
infrastructure insisting invitation involved jaffna jarvis jason jean jimenez
joey jose judgement julie junction kappa katherine katie killings kirsten lamp
landfill lars legion lesser lindsay log logs lunch macro mahmoud may mccormack
mclaughlin minsk mitchell mitsui monte monterrey mortars muller musa neumann
newswires nolan nra obituary offside other ousting outbreak paired pais paraguay
parallel paramedics pasha pcs peacemaking pep pepsico pinch plagued plates pops
power prada prefecture projections protein pseudonym publishers queensland
question quitting rehearsal relocate representing respondents resting roc roles
rouge roundup rovers rugby runways russian sanitation saves saxony scathing
sciences scottish screens shawn shiite shoots sigma simmons sims skopje skull
slade smallpox solely specializing spells spencer spree squeezed stanley
stationary stems step steven stewart studded taipei tallinn taylor teller
thereafter ti toby toilets tour towels trading traffic trafford triggered
tumbled universidad uruguayan usage ussr valdez vice warehouses wholesalers
winchester worcester york zimmerman
50: aboard accidentally adding advocacy agree airing allegiance analyst angular
answering antara armistice arthritis averted awami backer barber bashir bellamy
beverage boj bombings borrow boundary bowen brain broadband broadcasters broke
buffalo buildup burlington burn cai carroll carve causes chairman choices
circular clutching collections collins commanders comments connected constitute
convict cooperate corzine costly credibility cunningham dawson dealers deed
deposited derail derek dini directions discussion discussions divert dormant
ease ecevit ehud elementary elias elisabeth equations eventually examines fabian
factory favors federation finale fit flag fleming forbids forehead games gave
gul hadley hastings hauled hid hillsborough hundred hurling hussein identify in
inception incidents indices individuals initially installing institutions
interfering interstate irina johannesburg judith kcna kyoto label lanka laptops
later latitude links looms loop luxury macroeconomic madden mapping marquee
martyn max mayor mccarthy medley mena messi meyers midtown nuggets numerous
obstacle outreach overturned parsons performance peripheral peyton phantom piero
pinto pitted pivotal present primaries procter protest psychiatrist race raleigh
ranger ranges rapper reaching regained reiterated rest restive rhode riders rig
ross royalty salah salt scarf sensory servants shootings shortage si skater
skeleton slobodan smuggling songwriting sotheby spinach streamlined suffers
surfaced survivor symptoms tcu telegraph then theorem therapist tribunals turner
turnovers ultimate undecided unesco unharmed uproar usual valentin variants
viktor virtual watts waziristan wes whitney wimbledon windows winston
worcestershire xii yevgeny yitzhak zia
55: abuja acid adopt advantage aids alabama alex algeria amanda amos anatoly
anti attempts aus baptism barely benson benton beshir between blast boise boston
bought cannes capture carbon ceremonial certain classrooms clip commercial
commuter compatible condoleezza consolidate contributed convoys correspond
counties county courtney dan dane daniel debra decreasing denominated denying
destroyer dining disarmed dismantled djibouti dock dodge dumped dumping eastman
ed effort elevated enhancement escorted exclusively explicitly extraction facial
fastest feingold ferguson fledged florida flush forex fugitives garner genera
gloucestershire gloves gonzales google governor governors grand gregory grenades
gunships gwen ham harper headaches headlined her hierarchy highlighted holes
holmes hornets inched initiative installations institutes integral into iranian
jet jihad jill justices kenya keyboards khodorkovsky klein kmt kohl kremlin
lafayette laurent leadoff lennox librarian lieutenants longstanding louisville
macau magazine makeshift manager manufactures maurice med merits model modes
mora motive newcomer nokia objective occupying olds onetime ontario opposing
optic organise orient ouster owner paceman parishes petersburg phnom phoenix
planner planning plural polish poole preside pro programming prosecuted
publicized quarterbacks questioning radio ranged rebels reciprocal redmond
relation reproduction rod roll room route russia salim scam setbacks sheriff
signals similar since size slumping soften sotomayor spear specializes steer
stephen strokes structured surname tailored tainted tapped targeting taxonomy
telex tenants thrashers tikrit torn traces tracks treason treaty twitter uganda
upgrading vanguard versions videotaped videotapes wharton wilmington without
witnesses would xvi yeltsin
60: abbey abc abide acceleration accordingly acids advising aired ali alone
ashley auckland avon ayala barroso bavarian beef beheaded bogged bombardment
bookstore bore bravo briefly brisbane broad bryan bu buccaneers bucks buster bye
campuses carolina caucuses cells challengers chancellor cheapest chester
classroom climbed collier columnist commodore compatriot compete competitions
conceded condemnation congestion contacts contenders continental contributions
corner correctly corridor corruption courthouse cowen curt curtail cyber cyril
death delivering design disruptions dive dividing dominic donated drills
earnhardt ecowas ended excel exchanged exxon fiasco fidelity flaw floors flow
food forged fours frontman gen grossman gunbattle gym hampshire hansen heir
henman herald hermann hoisted homeland honour hwang impending imprisoned
indicates indicator ingredients internally investment investments ipod javier
joints kent kenyan kuala kumaratunga kyle lauderdale lecturer leipzig liner
lithuanian macdonald macquarie majors manhattan manipulation mansfield marcelo
mark mart massey maturity mcclellan mcdonald mcgee mode muh musab mustard
nationalities neal neatly needle obese omega outlawed palestinians paolo
partnership parts penetration perimeter petitioned pietersen pits place plunged
poker possessing preparations presently presiding problem processes professional
putnam quebec quoted rams razor recall redevelopment refining refurbished
repeating represents response rests rob roberts sabah saddle schemes schwartz
sean seles sergio sewer sharon ship shredded simplify slate smoking somalia sore
spanning spell stabbing standards stanford start steel steve sticky strengthen
substantially support susilo swearing swelling systematic tables tagged tanks
tarmac tattoo thirty thomas threw toronto tower toyota traction transatlantic
traveler troublesome tunisian tuzla ucla ulrich umar uses varying wallabies
warwick watkins wheelchair with witness yen your yuri zaire
65: abramoff adams adriatic afghan airfield allison also alvaro amassed
ambassadors anders angola ariel arkansas asked assemblies attempting bahn baylor
bearing belarus beverly billboard birth bogeyed bowl briefed broaden capital
carla castillo centenary centimeters columns combine conceding concluding
conclusions conglomerate conrad constitutionally construction corning counselors
courtesy crackdown croats crocker cruz culminating cummings cutter cylinders
cynthia dated david davis deceased decisive defending dementieva detail
disagreement discrimination dixon doors downward drive dudayev eased efficiency
egg emory enclaves enzymes eritrean evenly everton every fatigue federated fight
flintoff frequent galaxy gallup garnett gavin gbagbo genocide gillette goes
gomez gonzalez grievances handicap hayden hughes imports inflated inning
internet iphone jennings kafelnikov karbala kashmir kelley kyi labor latvian
lloyd lobbyists loosen lose losing ltd maintain majority malta mat matters
medalists meeting midland miller min mini mistakenly moh moro morrow moved
mutations mv navigation ng nigel niger nonfiction northwestern notation offshore
oil olympics outside packaged paula pencil permitting petra pickup proliferation
properly protects publishing rabbani recaptured recognizes reforming registering
reject reno repatriated reprinted restricting reverted reyes rna roadblocks rose
routes rows rsa rub safeguard salvatore sat schooling se seminary series sex
short sibling sinai slam slice sofa sold solution soyuz specialists staggering
strain strained students suarez sums surgeons sydney syracuse tatiana teammate
terror titular tracking tuberculosis tumors umpires up use video videos warnings
warship web wenger whereby yahoo zhao zimbabwe
70: aclu advancers ailments andreas archbishop armenia athletics autonomous
becker begins besieged biden blood bombing bound braun brazilian breaker
broadcaster broken bruised butt carl catcher chevron cigarettes circulating
citizen civilians class confined consoles contests courtroom courts crashed
cullen customers daniela delegates delta denial density deport disarming
discussed dj dudley dvds ecuador edging edmonton elliott embassies emil
endorsing enforcing ensuring episode eponymous exercises extensive feature
fitzgerald flanders flyers french frontline gears genes geoff gomes goodyear
grouped guns heading heating hijacked honda if ih inability inform inherit
inspecting internationals iqbal ito jermaine julien kadhafi kimberly kms ko ldp
leadership legislatures legitimate levine lien litvinenko liz lra lumpur mahdi
majid malaysia manufacture manuscripts marco marshals matched measurements mesh
messages microsoft minneapolis mirage mission mueller ni nineteen nld norfolk
norris norte northern odom outgoing paramilitaries paste pathway patrols
periodically physical pipelines plant plastic playoffs point ponte portal
principle profanity prompted purportedly purposes quantity racket recording
relieve repealed republic restore result rewards ria ronald routed ruled schwab
seahawks serve severe sharpe shifts shirt shooting shortest site sloan smear
smuggle soloist spam specter spy srebrenica stevens stockpiles suffrage sundays
sunni surpass surveys surviving swine tallahassee telegram telephoned terminus
terrorist to topic toxic transporting turk twin unlawful upwards vanity version
void vows wardrobe warsaw watergate weeklong wichita wings winning workers
wrestlers yokohama yonhap
75: abdel accused ada adjoining adrift agenda algorithm alignment allied ana
answered ar argentine arlen assailants assisting auditorium augusto baking
barnard baseline bedroom before belongings belt blistering brief brooke buenos
buses cairo calculations cancers capability captors caracas casey casualties
cellar central claudio cleric collingwood commanded condemns conflicting conform
connecticut controversies cookie correspondents cough countryman crease credible
dart declare defended der detectors detentions diplomat directing disappearance
disorder diverted doug drogba ebay elections embarrassing enacted engagements
entrusted envoys eriksson exercise exterior fed fellowship ferrero figaro
fletcher fugitive gabon gallon gasoline genoa geographical gerhard giambi giving
globe guzman hancock hans hathaway hazardous headed herein hikes hooker house
houston hugh identifying importer improved improves inc incorrectly incumbent
indoor influenza irna jaguars johan jumped juveniles kathmandu khalid kosher
kuznetsova landis landlord leningrad lieberman lionel livni locate locomotives
loopholes lori maid male malnutrition malone manila mckenzie melissa mergers
messaging mia mitch mogadishu morocco motorsports moynihan neutral nonprofit
normalization ocalan oder only outfit outlet overseas palestine payoff pedal
pegged pepper pepsi peres person phones pornography postseason pr pratt
preparing pretoria proceeding programmer prolong protective published puck
rashid ravens reelected reggie remain renewal renounce reservations responses
rewrite reynolds riga risks roh ronaldinho salvage sarkozy schumacher
secretaries sector seed seizures semiconductor sharia shortcomings silvio simmer
slovakia soared somali somerset source sovereignty spitzer spores st standout
steps strikes subtitles territories thrown timor topics towed trainers trans
treasurer trio trooper trunk tsvangirai tuning ugandan ukrainian valued veil
veteran wasps wesley wide
80: aba admitted alias andrei andres angeles associated aviv beatings beds bets
blockade bordeaux boycotted bremer brent broncos camera campaign cans cheshire
chevrolet chris chrome cincinnati clash clijsters collar collated colleague
collegiate colombia combatants companies compiling condoms conducting
coordinated crises croatian curling damian davenport decided delaware dem demo
des desktop disks dived down downhill eldest elect election electricity
electrons emir enforce executives factor faisal fallon fallujah farrell fide
financed finger followed from gerald ghana giles goran grammy grueling guardians
guarding guillermo gunman hanover havel hits hostel hyundai iii including indy
infants interchange intervention islamiyah iverson jaguar jessica kabul keeper
kiev lansing lasts laurie leaf leapt lewis likely lobbyist lusaka margins math
mediate militant militiamen minority morris nasa negotiators nichols nightly nn
nowitzki npc nudity nw oleg one open orion ousted oxygen partially pentium
petersen photograph poisoning pomeranian prevent produces production propose
publicly qaeda qatari radovan reed regularly regulate remix repeated riddled
rivals robin romania romano rotary rounder runs saddam saunders shenzhen shift
sidney significant significantly simone skirt slightly slump smith solana
spouses stabbed stacked stiff struggling subdivided supreme swimmer symington
tapes tariq taxpayers threat threatening through tommy toshiba track trailers
transportation trivia tyre unconfirmed uniform unintended unseeded various
vessel vest violate volkswagen wales walton wrestler zairean
85: abruptly absorption accident accumulated added against airliner albania
alterations alternating an anatolia anderson antoine arlington arming arsenic
ashcroft assassination assassinations assemble attacks auburn automation
aviation baht bangkok bankruptcies barre bars bel birdied bits bleeding
blueprint bolt bookstores booth browns burdens cahill calcium carrying cease
channels chronicle clarified clue coffin colour compass composite compromise
computer confession congress consultative countdown counting dealings defines
demanding demographic denny denver deposits detain disapproval disorders downed
dunn eduardo edwards emeritus enron episodes erase erickson eritrea establish
evicted exporter fetch field fighter foul freed fulfill gail gary gennady
glasgow graduating halftime handlers hassan headquartered heel hokkaido hooper
hypothetical impartial imprint indexes inherited institutional intervened iran
ivanovic izetbegovic jalal kaiser kuerten labour labs lawyer legs lemieux
lightly lithuania lowly lungs manned manufacturing marc markings matsui mcbride
meals megan mehsud miami militants milosevic missions mod moldova montenegro
multinational mussa negotiator nouri operatives oval panetta panthers patrick
pearce physiology pillow piper pistons powder preferably preston priced products
pursue rail renewed rescue research ricardo rick rises runway save savoy
searched seminars separated serbia serves shortages shortstop shutout sites sked
slovak slovenia sofia soldiers stage steiner sting subsidies successfully
sudanese surrendering svetlana syndrome tablespoons tablets talks testosterone
thorough timely tissues toddler ton transport trimble tv tyson umpire uncover
unilateral unveil upward using volume weber weekend wigan wii xavier younis zero
90: aberdeen affirmative ahl albion algiers alternatively amd ames anthony array
associates at atop attachment avoid baath banned based begin bernard bias bilbao
billions blanket bloomberg boycott brandon brawl brennan brock bucharest
buckingham campus cannabis canon chairwoman charities chase chunk clarence
college colombian colts companion competition complicity concentrations
contaminated content contribution councils cyclist darren dealt declaration
declines decommissioned defeats definitive deflect delegation deliver dhaka dirk
disabilities discipline disciplines dismissed dissident doherty dr elbaradei
enables equipped ernst etienne exercised expansion export extending facebook
fills foiled fore formulas forthcoming forwards garros geographic gibraltar
grabbing gymnasium handheld helms hidden hotly inject instructors interrogated
islamist itinerary jamie knives knocked leased leon lifetime liverpool
livingston locker loeb lowe maddux madison masterminding maxwell mdc michael
michaels mittal mohamed mortality motorola news norwood occupy oecd offensive
oldham operated or orbiting outfielder parish participating patrol peg perez
petit philadelphia potentially privilege process prodi prosecutions pulse pumps
qassam questioned races raids raikkonen ramp rebel redskins rejecting reprisals
restrictive retired retirees reveal reviews roland ronaldo rossi routinely
sanders sayyaf scanning schools scrambled seeded senators sign silverman
sinclair software southeastern sponsoring stainless starts stay steelers strict
stud stumps subjected summoned super take taking tanjug tankers textbooks thesis
threats township transplants triangular typically ul unaccounted undated
undertook uruguay us value vans vehicles veterinarian vital volvo vs warning
warplanes which widening wikipedia xinhua
95: accept action advances advertisement afghanistan afloat alpha analyzed
angelo antibiotic applying arteries aston background backhand balloon bambang
barnett baseman basket batter beckham belmont belts berger blitz bombs brendan
busch byrne cab cadets camp capita cdy cello chamber champ choosing chosen
collision combines combustion commissioned commit committing compensate concorde
connection constitutes constraints contending contraction courses croatia dakar
daniels daschle daytona debuted defuse den denktash desks determined detroit
dominion dots downgraded dump dupont dutchman eighteen eisner embryo enlargement
equals face findings fliers fly frenchman freshmen fuse gaps generates genome
gov grease griffin guilty gymnastics handball handcuffed henin hose hotel
incident incorrect inflammation informing ing ingredient ingushetia intended
interview interviewed jfk johnson jones jumper khalil khartoum kodak kurdistan
latvia magnus malaga malik marriott material maximize mechanic medicine
merchandise mike mobility moroccan mousavi murder names narrowing national nerve
new obey organizational overlap penh pga phony pla plaque pleas polio porto ppp
prague preparedness presenting press prosecute quiz racked raised rehman reilly
reserved resuming rigging rochester rover safina salzburg sar saturday schilling
schmidt sensitive seoul served severed shane shed shelby shelved shot shutting
side skipping sniper solo sorting steele study stuffed surged sweeps tae the
tirana tony trademark translator triggering tumor tunisia uconn unclear urges
utilities verdict vertical videotape viola vitamins waxman welch wheels whether
williams win workouts workplace wrapped xv yemeni
100: abductions achilles ads advice alert analyses answer appearance arabia
artillery asahi astronaut autism banning beleaguered bihac bounced break british
brunswick burnley buttons cabin chairperson chapter charity child clubs coat
cole coleman commentary composition compressed conference consumer corporate
coupe crisis culled daewoo damascus dies diesel distance divides doubleday draw
duchess edinburgh either emblem embroiled emergencies encryption endorse
envisaged fate federations female filling fina flexibility flu foreclosures
fortnight freestyle furor gap genetic geometry gerard give greene gt habib
harris headache hicks hubs imbalance inaugural incarcerated inlet insufficient
interventions ion italian juergen jump kampala karim kidnapped kigali layer lbw
lenses levelled levels lilly loaded locality macedonia magistrates makeover
maliki marijuana marker marketing mate media mediator micro motion murders
naming navigator nominated norwegian objectives oceania offering officials olsen
opec opposes oral original pac parsley pastry peer pf pg pin pinned playoff
potential prematurely print profits property quran receptor rectangular relevant
restrict retaliated retaliatory reversed right rwandan sabres safely sandra sbc
scholarship school serbian several sits solutions spain speaker spiked staffed
stages startup stem steroids strikers substantial substitutes supplying surgeon
systems ta task tear texaco textbook timberwolves tip tokyo topped trophies
troubles tucker uaw undergone until variant villeneuve vitamin vocalist waist
wants widen wilkins wrapping youtube
105: abuses accepted accuracy administration adverse aeronautics al apology app
aria assaulting atom australian autograph bachelor backed balked bathrooms bc
behavioral benchmarks berlin bethesda bethlehem biographical bmw borough
borrowing breasts bucs calls cam cantor catalog cavalry chambers chapters choose
cited cites cleaning coffers columbia commencement computerized concerto
consultancy convened cooper cork credentials critical crowns curfew currency
customs debacle decrees definition delivers digital dillon disabled downloaded
drain dyer edged edges editions editors ehn elected element enable european
expeditionary fertilizer finnish flare flurry ford former freeing haas hamilton
hashim heiress helmet hijackers hilton hines hoc homered hubble incidence
instructor integrated interior intervene introduce introduces israel israeli
jenkins journals jr juniors kilometers koran layup leaflets least leaving lets
levin logan maneuver mattel meanwhile medicines miriam monde moran moscow
multilateral myspace nations nicotine nonpartisan nypd obligated off opener
organs ossetia outcomes pair parity partners phillips platinum playmaker
possessions preparation printed privatization probability processed prohibited
prohibiting prohibitive propeller proprietary protracted pyongyang quito ratko
rbis reinforcement reinforcements relayed reporter respond retaliation rey
rodham rotterdam rounded rulings salman same samper sanctioned satisfactory
season seasons seek segments sharply simms sixteenth slices sm spears spine
springer ss stabilize stores strings subordinates substances sudan suffered swat
tablet testified torino trains troops tse tutor undersecretary updating vacuum
variables vary vowel wal webber yield
110: abrams advertisements affiliated align amounts andrea annan ansa antwerp
apartments appeal applicable armed arson attack attends automated back bankrupt
banks barr barring berkshire berlusconi bomber border bouts brewer browser
bundesbank burden cameroon career chad cheney choke clandestine coma concession
considering constellation constituted consultant contain cordon cum deaths
delegations demilitarized devices dimension dipped disambiguation dismantle
dissolve distress dow dutch easing encoded entities er eric est euthanasia
evacuate expertise exploded explodes extracted fictitious fitch gao gas gcc
guest gunmen hajj hearing hosting housed induction intensive interface jan
jordan juppe kenneth kyodo lance larger lays leukemia liters lobbying london
longitude lowering lynch marital maryland massage materials mathieu mcdonnell
mercantile missile molina must nadia nairobi navy needs nihon ninety nominee
northwest oas oau ottawa pan paralympic paris pippen planes plummeted pm posada
powers precinct prompt pull punching put qureia receivers recovered redundant
referee residences resumption rights robberies rods root runner rusedski
salisbury sending setback shipped slalom sliced spill splinter spray staples
state stormed stress substance swede syndicate temperature temporal tentatively
territorial thrift toughest transitional transmitted truck turkey type
unconditional unita universities vaclav vatican verb viscount voivodeship
weighed weightlifting wikileaks window zinc
115: abbas abducted accepting advertising advisers advisories affairs aggravated
aikman alonso arrested asks assessing assumed athletic attendant autonomy barney
baronet bellsouth bentley bishops brigadier bus busiest cagliari calculate
calculation caldwell cali catches cbs chechnya closed commandant commandos
comprise conferences contamination converted conviction criticizes cutting cycle
davies derrick diabetes diplomats dissolved divided drill durham editor
electronics enclave end engines excluded exited expand explicit fallout finals
finish finn fitzpatrick forced forgery form formulation free german golds
greenville gregg groceries guild hook inspected intercept interrogations isbn
islamabad karadzic kilometres km kofi lamont legislature leroy leverage levy
lindsey mac marines markus marrow matt mauresmo melamine metabolism mgm midday
militia ministers molecule mordechai move msnbc municipalities nancy nationally
negotiation norwich nucleus nz offense officially ohio olympic orbit
organisation permitted personal petr petraeus petrova plaintiffs plate port
preferences presented principals privacy protections prototype psychological
purge pushes quantitative reactors reads recommend rehnquist resolving rider rom
rounding ruble run rushdie rushed sadr scoreless seniors sf shaved shimbun slid
sonar sr stabilization stalemate statements stations stephanie stole subversion
suicide surrender survey synod tackled tajik taxi teacher tilt tipped toll
tournaments transcription transit transmit travel troubled tunnel union unveiled
usc vendor ventilation violating volley witter worded xerox yard yuh
120: abkhazia accord acquiring adnan advanced alito andrews arrangements
associate assurance asthma attach attempted attend barrichello barton bedrooms
bilingual biological bloc blocs bond brace bradley braking canceling canton
capacity carriage cas cc cds centrifuges champions chaplain cholesterol cobra
colonel commenced considerations costing crash crashes cup dates definitions
detonated diagnosed distributions doha donations dough dozen drc duchy effective
electors episcopal evade explosive factual faculties faults fielding firms fis
fleet fm forcing formal frontal fundraising futures generators halting handbook
hander hardware heaviest hksar hodgson hwa illegal instituted insurgent
involvement jacksonville jemaah jeopardize jobs join kaplan khost kills larsson
lewinsky lexus liam linebacker lineups loads mainz makeup masri match mechanisms
membrane michigan middlesex mideast miers mladic mobil molecular monopoly moves
myers nearly nhk nicosia nomura notched nottingham occupies owen packaging patch
pittsburgh playstation policemen pows pregnant presentation private promised
propulsion publisher ranging ras reclaim reconsider recover regulating rematch
repetition reproductive retiring riyadh royal sampling scaling score scrimmage
serial shearer sheets shelf shipping slams snap sony spinner statistical
strategic stripping structural subdivision succession suffolk suit supplies
tariffs teaspoons thornton tissue tolls tournament treatments uniformed
university val valencia waco watt wiley will winless wires wounded yemen zoe
125: abolished acceptable accompany accomplices actual ailment ambulances andre
anonymously any arc armour armoured arranged assurances bandwidth barrel bates
bbc beirut births blade bruno burrell cables captive cedric cent chapman
charlton circulated classes colt competing competitor comprehensive congo
conjunction contador convictions copenhagen corresponds count counter crunch
currie dade daiwa dealerships deans deck delivered det didier domains downs due
elena elevation employers endorsed espanyol estimate fewer fired firing forensic
frames fraudulent functional funnel gene gets gives goalkeepers government grab
grocery group halifax halt hangar hartford heavyweight heirs herve huber
hutchison ifor implementing infections involves irregular kgb kick labeling
laboratories ladder law lawmakers licensed looming ltte lyle lyons managed
managing mcchrystal mclean microwave misses nanny nbc network nose opted
ordinance overturn papal paying pc plane plasma plavsic pole policy portable
preference premier prepare prohibits pulitzer quarterfinals re reach recipe
redistribution refinery reformist renovation reparations representation
resettlement rigorous ring rooms rowland running scotland scrapped screen seals
sebastien secret secretariat sedan seng servers settlements sheridan shrink
sideline slayings slides smaller sparta spelling steak stearns stefan stereo
subscribe suing sworn tampa tat taxation technicians telecommunication tertiary
tested tighter tobacco took tottenham tract trainer truce underway unsuccessful
upheld users vienna volunteer vowels warranted wicketkeeper wolverhampton worth
youngest yugoslavia
130: accessed accessories accommodations accuses acute advisors ahmed albanian
alcoa algerian amp amtrak analog apartment archives armor arrangement arranging
aside assaults atoll austerity averages ba bari belfast benchmark biggest
bledsoe bookings borders brady brian broadcast bumped cabinets circuits claimed
club cluster co cologne conditioning confederations consolation containers
contender cote decks degree denis doctors electronic equation executions exeter
fake feasibility fla fouls fr fragment friday frigate further gag girlfriend
glucose gop greg guinness hamas harare hazard headline height hijacking hormone
horwitz hosts humiliating iceland incursion injected ins interference istanbul
itunes jockey justine kaka kia lampard launched leading library limitations
locations lund macy madoff maiden mallorca manage manning mauro maxim mcconnell
mcdermott medalist merged microphone middleweight midterm military minced
missiles montreal morgan nagoya nearest newly nigeria ntsb opponent optimal
patty perform philippe philippine pistols priesthood pristina problems protocols
ps publications quarterback quarters rai ran rasmussen recruit redesigned
reelection referees regain reliability replacing replay residential rooney ryder
sars sato shannon shotgun slaying snatched soldier spectrum spills spokesman
srinagar stacy stamps stepped stockholders stockholm stomach syria syrian
systemic tasked tass tel testimony thermal thirteenth token trafficking tucked
tuesday unemployment urgently valery viral weigh welterweight whitewater wider
wilkes wrangling yahya zarqawi
135: abolition abusing acquittal adidas airports amelie ansar answers arbitrary
atalanta attempt awaits barcelona basel batteries beefed boca bogus bolster
booker botha bragg brasil browning bucket cable cac canadian cbc chechen chiefs
clergy communion conducted confirm corinthians corp corpus coulthard councillor
cpi craig decrease defenseman denotes dentist departing detector dietary
distributing districts donors drivers dwayne ensuing epo erik escalating
excerpts excess failures fare fatal fell flashpoint forward franchise gallons
germain goalkeeper hayat hershey hired hiring household identified impasse
infant inside insulin intestinal invitations jankovic jeremy jerome jersey job
judgment kevin khaled laboratory lapd lawyers liquid lsu mcgill meetings meets
metropolitan mlb modified motions moussaoui muscle nasdaq necessary newspaper
notoc numerical observer osaka palermo paralympics participant partition peel
pills pinochet pipe poh prizes protection randy ratified ratify record regents
reply resulted resumed rightful ritter rushing schultz scramble seize sequence
serving setup signal sized smallest sought spatial speedway spoon sprinter
station statistics steffi stricter substantive subway swansea system tactical
taken tank terms thomson timed tni torpedo torture tougher townsend underage
undertake usda verizon viacom viii warns wipe woes write wto
140: ace acquitted after ahead aims airstrike akhtar amnesty amounted
appearances august avert az banja bearer betis biathlon bildt blagojevich
calgary cardiff championships channel charts chip christoph clamp clearing
commissioners communique compel complying concurrently condit consist cordoned
corps cushion customary decisions defected deposition derivative detachment
detection detonate distributed ecclesiastical effectively ends entirety
entitlement exceeded extract fabio fk gerry given greece gunners hamburger hand
hasan hayes incomplete installed investigators ireland italy jails jakarta
kicker kidnappers kospi lacrosse lap launchers liberian limiting lisbon logos
luca major manages monday money motor mutation nba nec nitrogen note ny on
outlets pack pads paper participate pavel police portugal pow pre precise
presenter primera prize probing provincial purdue purported quote radar raul
recommending reconstruction representative resolve restrictions returned rib
rocket rodman seeking seller set shortly singled sizable slap sociedad span
sperm sponsored spying stave stefano subject sunday takeoff targeted tate text
th threatened tiebreaker togo tons topping trailing under validity wages
warehouse won
145: adequately air airstrikes alexei amsterdam armored army assess atlanta
audition authored averaged ballistic basement bauer behalf blix bottle bromwich
bulgaria bundled captives carlton category cellular championship changes
chemicals cleanup clerks coalition comcast commons consult contends contest cory
counselor counterfeit dealer debuts decker deficiency delaying deluxe demolition
depreciation dhabi directs discrete door dorm education emissions employs
enforcement engineering enriched ensures escapes estrogen exceptions execute
extras fail for force formats frame guardian hatch hepatitis heroin hire
homework identifies include independently indicated initiation injuring interfax
intergovernmental itar jointly juve keane larijani launch lawmaker leaks lehman
lehmann libya line magistrate mans matches measures medallist mistreatment
mostar multimillion netanyahu neurological numbered onboard onto overs overview
owed pal pilots podium portions prep profitability projection prop providing
radioactive recovers regiment regulations reid rejection repeats reportedly ri
ringgit risk ruling runoff samsung sans scheme schiavo schuster sensors
seventeen singles skillet skinner sorted sources spd squads subsequently subset
tanker tape teams therapy thursday tomas turbo tyler umass varsity verdicts
websites wheel wireless xbox yasser zidane zip zone
150: accountant adb adjustment airlines airplay allawi allegation allegedly amr
ankara announce appraisal arafat archive articles assistant auctions auspices
average bar belgrade biennial blackburn boost bourse boxes breaks breaststroke
briton calories capacities centres chain choice chopped christie claiming cn
collected commonwealth console constitution containment controlled coroner
crouch deadlocked decreases defective discs dismisses disputes divorce dnc dodd
duff ea earnings embargo embargoed esp farc fatah fc fetus finished firm
gloucester gmt grumman hezbollah horizontal host housing hurdles identity
impeachment irvin iv jelena keizai lambert laps last left legality lethal libel
lip litter lung marathon mast mca milf miramax modem moratorium mortar moslem
nabil najaf nantes nestle next nippon nkorea norway numbering occupants outs
packs padilla participation partner pharmaceuticals physicians pleads porsche
printers prisons proceed purchased raided range ranked raytheon rebounds
redistricting referendum regulators rejoined reliever removing reopened
repatriation repeal replaced resigning retaining retire rojas saad sachs scored
scoring screened search sections sell sentinel servicemen session sessions
shortened shorter slip southampton splits starter starting sticking strike
string subsidized substituted sunderland superiors supermarket supply talabani
telecommunications throat tight topix transmitting troy umbrella unable
unreleased vaccines velocity victim voter warburg westminster whereabouts
williamson wolfowitz wraps wrongdoing yomiuri
155: abolish accounted acquired additions adult amino apex asa austria
backstroke barrett baton bern bhd bi binary biomedical bogota boosts breached
broader brokered burns carole chair checkpoints chelsea click clinching clock
coin commander compaq compares confiscated controllers coordinator crack crew cw
dallas deportivo derivatives detailing diameter diluted dimensions dollar
dormitory downing earned elbow emirate ending entered entity equip evacuated
exposure faction falcons fin flotilla follows ft gamma garrison gina goalie
goaltender gucci hammer hamza hariri heinz herzegovina higher hiv hopefuls
horsepower imposition informant insurers int interviews jp jpmorgan kadima
kessler kicked kidnappings kla kurdish kurt larsen linked lockheed lockout
maintains manchester medal megawatts menu merit metric mile ministry monitored
motors motorway naval newcastle nominating novak offers operation osasuna pairs
paulo planned policeman quinn radcliffe rapes rated refuse regarding reopening
revealed richmond rolf rosenberg saeed safeguards scales sealing sergei
signatories spokesperson stamped statute stimulus stolen stuffing subfamily
tablespoon team tnt trent tri tries ullrich ulster unlimited unnamed unofficial
ut villarreal vinyl waterford welfare worker yongbyon
160: adjustments administrators admiralty allowed angle appointing atomic audio
backing barnes barracks barred basic bays bishop blocked blocking bonn bulgarian
butler cal cart ceasefire climbs colombo company competes condominium conferred
confirming constitutional consul convoy correspondent coruna crimes cross crown
czech dec decision disbanded discusses disengagement distributor district donate
dropping earlier edt emi enzyme equipment ericsson evaluate examining expanded
extortion fatalities folding framework front gam gender ger goal goals hastert
helsinki hk hull immigration infection initials initiate intelligence
investigated ipswich jenin jerusalem kelly latest lifts mails maker mc members
midfield morgue mvp nascar nigerian nikkei nominate nuremberg order overhead
pact paperback parenting passer performs perks phases photos pipeline pledge
possible precaution preparatory probable promotion quit raise reaches recount
recruiting regardless rejects reopen retains retrieve return seized severity
sharing showdown siena slumped solicitor standoff statutes store suez tampering
teaspoon tehran telecoms term thorny throws traded trauma trigger triggers
valladolid varies viagra vickers violates wartime warwickshire webster werder
wounding year
165: above according agencies aides ailing alain alternate ambulance
announcements assume au availability awards bans barrels basque bologna bremen
bse bundle capsule cartel catalogue census center centers circuit clarify
coaching communications complement convert convicts crossings dagestan darfur
decree deploying detailed dial direct discuss displacement donaldson edition
embassy entire entrances envelope envoy equalized estimated exempted flagship
fractures freelance garciaparra germany goss governing granada gunshot
harpercollins hiatus hostages hours identical impose involve irvine ix jaafari
jazeera kw layoffs leaves lieutenant lower main manpower matrix medals mental
mhz mileage missing montgomery mosul narcotics nato negligence nonproliferation
nt obligation offered online overdue participates paterson pawn phased plead
pool potassium pressure prestigious prevents probes prohibit proton pump punched
questionable ramsey recurring redesignated reference regiments regional
resulting retail reverse rival roma rookie rules ruud samir sarajevo scope
segment sells semi servings settle settles shoe shrapnel spiraling split
squadron stephan sticker stops stuttgart tenet tf tire toe trades travis tubes
tunis ukraine utrecht violated visas wednesday wiring within wolfsburg workout
wye yuan zaragoza
170: accomplice addition adequate adoption adviser afl aircraft ak aluminum aqsa
artery athens automotive bagram balance ban benefits bengals boarding bodyguards
bottom box breakup cafeteria calculus caller cancer candidate caps carded
cardiovascular casket cathay cents chaired chartered classification cnn cockpit
colon commanding connolly constituency contention converting corey cosmetic
curbs date deficiencies deficits departure depleted depots dna domestic dover
earning electron emission endorsement endorsements eng ensure entering
eurovision evaluating fannie faulty fema feyenoord format frist funded ge
haaretz harassment haul heisman held hold hour implement itt jets jordanian josh
journal kris ld lengths libby likud limited lire locking loss luka luke march
mcguire middlesbrough mofaz montoya napoli nationwide nielsen october ordination
organizes orientation oslo ounce oust over overnight overseen pad petitions
policing preferred prix punishment qatar ratings related releasing rentals
samples sao scoop screenings securities separation shuttle splitting spots
stalled steroid strip stun suite tenure tips transmissions turbine twenty
unmarked upcoming ups verbal
175: academic acc adjourned advisor aerospace afp ajax algebra amman amount
analysis appropriate arising assailant attorney austrian barings base bathroom
boiler borrowers bout bribery cameraman capt carry ceiling colleges combatant
compiled concessions confirms constable contacted contestants convicted danish
daytime decreased defensive denied departments dioceses directors dividends doh
dublin duma enlisted equalizer exception expelled first fluids font freight
generic glove graphic grenade guaranteeing hongkong humanities implanted
implemented imposed incentives investigate issues jericho johnston keys kit lab
layouts leave lenders length limits logo lok lone lucent lucrative magnum md
metro mid midfielders mitsubishi mobile muster nationals neck needed negotiate
newhouse newsletter nl number pap plutonium prefix preschool prisoners
procedural product promotional raid reconnaissance relay renew reports
reservists rifle ritz royalties satellite schalke seedings sevilla shootout shut
signature spending stirling stringent successor surplus switzerland table tandem
theft thierry thirteen trials uncovered unsolved unwanted utility valerie
weapons winger worldcom
180: ab absence accompanying agents agreements airport allegations announcement
approximate assuming attendants baghdad beam bolton bolts britain cancellations
cassette chief christophe claim clients combinations compound compuserve
consolidated contentious controlling coordinating coordination correct cosmetics
crucial cubic cypriot dealership denies detained doctorate dynamo errors
exceeding exclude exclusion fairfax filibuster filter fluid frequencies froze
gazette governmental handle harcourt helicopter hereditary holloway illnesses
incentive infantry international involuntary judiciary jumbo luc mccoy
medications meet midlands miscellaneous months mortgages murphy mw narrower
newsday non northrop notch ongoing organ owns pathology paycheck payrolls
pearson persons petrol pharmaceutical pill pkk pledges plo polanski ports
priorities programmes psg psychiatry pupils quad recorder reorganized repaid
restriction reward ribbon roommate rupiah scrap sef sept slovenian spare
specifics spokesmen stack stakes stall stroke sufficient takes telephone
tightening title uae upper usb vieira vii vouchers walkout xp
185: aborted absentia accommodation accordance affiliates allow aluminium
another atletico award bae banking beta bill branches breakout brescia bulk
bullion car carried case cd cdp censure clerk clinics cm comprised confinement
controversial convene convertible core corrected cutbacks daimler dana defender
defense denomination diagram discounted discounts discretion effectiveness
entrants estimates extended faculty fixture foreman formally fund generale
graduate half hydraulic ibrahim identities included increased intercontinental
invalid its judge keyboard knife kosovo laundry lcd link lottery lpga mae
management manuscript mccall mckinney meter metz midway midweek ms nasal
negotiations newark nsw openings ordinaries ore paramilitary passengers perugia
peugeot ph physician pollard por posthumous preseason privileges projected
purchasing rates reducing rejected released renovations resignation respiratory
routine rugbyu sabha scholastic scores sentenced signing skipped slash sliding
slug spa sponsors stab stamford standardized stored strips subsequent
superintendent supplemented surrendered suspect testify tickets totalled turin
underwriting unicef unidentified unsuccessfully unveils vw vying washn winner
190: abortion accession adopts alessandro april arrests assisted badges
balloting bayern benfica bergen capped care carriers centre cessation chronic
codex commitments compression contributors correspondence curriculum dash deals
defects deputy dime dismantling ejected electrical emmanuel enrolled equal exact
exchequer expel external facilities fielded finland firefighter fitness floor
france functionality ga gain gorazde gross guards guidance halted hardenne
health hmos humanitarian illustration implants implementation inches infield
injures insure intervals iraqi joins judges kellogg kilometer landing lead
lebanese libertadores lineup lt member mercedes meters ministries miroslav mls
municipality narrowly newborn nhl novartis ntv nyc opens oversaw perjury pleaded
pledged preferential prevention preview processing provide pulled puts quotas
ramallah rejoin reported resign responsibility shelton signed sizes stays
stephane successive sued suites swedish swiss syndicated tenant ticket tied toni
touchdown tt turkish twa unhcr uninsured upgraded vodafone vote wire woodward
worldsources yards
195: adjust administrator af anonymity assembly averaging awaiting benz bra
broker buy canceled caretaker chairmen chemical clinched closures clutch
commemorative complied comprising concacaf concerning consists constituencies
cord counts data delays delegate depending depot designate designated desired
diplomatic discontinued dissolution dvd email entrance expected faces faulted
fayed fitted frequency grams grupo handover hd helm hospitals icahn improper
income incorporation increase infringement install intern interpol jamal jana
jens july kicks kraft layout level libyan magna marcus median medics memos
metres michele michelin mri nablus nail netting nickel notes nsa nuclear nurses
oath offer official olympiakos operate orbital ounces outlined overdose paid
palestinian panathinaikos paribas patients pilot preakness prior privatisation
provided publication publish punishments qualifier reached recess records
residence resolutions retrieved revise robbery sales scans scrutiny seaman
semifinals sensex skip sovereign spiegel sprint stade statement stationed sweden
takers telstra twelve unauthorized valuation vfl vicario vocational week
wingspan wwe zagreb
200: abu affiliation aforementioned alleging antitrust applied attorneys
authority bags below birmingham boot boutros caliber cellphone chrysler coles
column complications consisted copyright countrywide coventry curb deal defends
degrees deployments determining discharged dissertation download driver drugs
eliminating emmy epa failure fax feb firestone freddie gdp ghali giro goldman
handled homestead ina incorporates independent indirect inheritance irl isa itv
jobless kdp kidnapping laser leads leeds legislation letter llc locked
luxembourg mayo measure merge midfielder milligrams nacional negotiated nfc nih
notice nov november offending pages panels para parliament passed pertaining
peterborough plan poll polling pp printer promotions quotes racketeering rafah
receptions reduces refueling rein restraining sacking salomon sanchez saudi send
september shell sirius sixteen stamp strasbourg student sue sv targets taxes
tender terminals vaccine voted weighing weights weydert widened xxx
205: absentee additionally alloy asif ballack bibliography body buffer bulletin
bureau challenger citizenship clarification code components consisting contact
contained contested counsel covering coxnet croat daily deadlock defect
deflected demands deployed dispose ds earn embattled endowment enters fifteen
financial flight fraud fulham galloway gazprom gmina golan govt grabs granting
gun hr iaaf includes inclusion indecent indianapolis information jensen kl lapse
league leasing ledger lock metre mk munitions negotiating ninth notebook
offenses olmert outlines outright pardon philips postponement previously price
radius randomly ranks rations rca recruits refrigerator register residue
scrapping selecting service settlement shipments signatures sim slips societe
sprinkle stock striker substitute suitcase summons surgical switching tags ten
terrell thrust trimmed tripoli tube unanimously undp unloaded weekday weighs
wnba
210: accessory acquisitions ahtisaari alcatel allowing allows amendment andersen
ante apparatus appliance auction bahrain bake ballots banco basis bath brakes
briefing brigade bruises celta certified certify cleared clemency clerical coded
collect combat commands comment consultations contains coordinate copa covert
cska cyprus decides defunct denmark departures doctor doubles dubai employment
europa examine explosives extradite fbi fiat fingerprints finishing fraction
grabbed graduation granted guarantee gubernatorial hague hospitalized import
installation insured inter intercepted interrogators kindergarten landed lebanon
lp madrid meridian minutes municipal newsroom nurse oblast offset outline oven
parma patents penal petition portsmouth presidency printing profit proposals
proposed prosecutors quarantine rape readiness rebates repair revenues ribs
rolls roughly serb share slipped specialized starters sterling stoppage
suspending tenth tie tribune unavailable undergoing unilaterally vehicle
verified vick visits weapon wholesale wrongful
215: adel agreement arms asbestos asylum basra boeing bosnian breakaway
breakdown calf candidacy codes condition contractors conversions copies
databases december deliveries diagnosis digits distribute distributes drafts
electoral emirates evasion eventual ex examined execution exhaust expense extend
fa fixtures frankfurt function gaza ghraib hamburg handwritten head hearst
honorary hsbc investigating involving ip largest lateral liable liver lockerbie
luton mathis memorandum merger monitor nutrition ordnance osce pennsylvania
permanently permits pick posting postpone premises premium presidential
principal providers radiation recaps receipts retirement rn saab sacked sets
single spinal spokeswoman sq stripped supervisors suppliers switched switches
tax trenton trillion trustees twelfth tyrone uci unanimous
220: addresses announcing assessment auctioned auditors automaker bodily bp
bullet burglary candidates cargo ceo chart chassis cigarette clinch commits
complete comprises contracted counterterrorism courier deliberations digit
diocese dispatched docking ecb evacuation finishes flank folded foot ftc fuel
gps gunpoint halved handguns hostage hp indicted inputs instruction ioc iraq
jeopardy june juror kits lending letters lg lira locks mci minus mounting
objections oic ownership plenary pocket programs psv registered regulation
releases relocation representatives reprieve resigned restarted retailer
reviewed routing scorers securing shield shrank siemens simultaneous skid sodium
squeeze stats supplements suspected thumb trophy unchanged unrestricted vector
vhs warner weighted winners wounds yugoslav
225: access accredited add ammunition anthrax arsenal barclays bases battalion
blocks bombardier booklet bosnia botched bradford briefings citigroup concealed
consideration crippling department directly divisions dose editing eleven
eleventh error ethics expands ferrari francs geneva gm gonzalo infusion inspect
iss january kickoff kirkuk lausanne lazio lifeline lift lifting liga marks
marseille mechanism minute missed mounted multi multibillion naira northampton
obstruction officers patient peacekeepers percent pesos plea pressing
proceedings punishable quarter rahim reins relegation removal repeat rotation
rupees savings sears selections staffs status supervising tasks toilet training
tying unpublished vetoed wage website wrap
230: abuse address adjusted apply appointed approximately arrange astra bench
borussia brussels charter confirmed congressional consulate container
contractual contributor correction correctional council court ct deadlines
defamation dempsey deportation deputies disputed dorsal downloads emile
extradited federally feeder fourteen functions funds hurdle immunity
interceptions intermediary jumps knox launcher leahy lid lifted lille lodging
maastricht mail mastercard measurement mercury minor nomination nord permit
platoon portfolios postage precautionary preceding prescribed proper random
renault restricted retain reviewing ryan scrum seal sensor shin sidelined sp
squadrons storage subprime supplied tariff taxable taxpayer test titles toulouse
treasury ufc viability violations wada wilkinson wing
235: abs account agreed alcohol assist axe baxter bb beth block breaches briefs
buys capping carmaker chest circulation cis citibank claims classified closure
coding commission constituent criminal demanded developmental directory doctoral
duty enter expects february finalist finance finances flown fuselage governorate
graft identification imaging indefinite italia items jury kilometre lapses
laundering legal lengthy limitation losses lyon massa mediation million monetary
mp nv objection packets parking pass passports pays periodic phase phd phone
player plug pricing profiles proposes prudential questions rbi referendums
refugee regulatory residual respectively results resume roadblock sa scheduling
seconds sends shoulder slated spacewalk squad steals stockpile supplement tackle
tb tests timeline tops trimming via wins workforce zurich
240: abdominal accountability agreeing alerts allocate antenna arrest article
assessments attached beneficiaries bomb booked bristol clauses cocaine commando
complaints conduct consulting control cox cylinder dax dc deploy disarmament
donor drug enroll equity executive fix flier focal fokker fracture full fullback
guard holdings imprisonment inactive incoming ipo irregularities issued kidney
laptop leak logistical manufacturer mayoral merrill misuse monaco oct odi
operative ordering override passenger passes penalized prison proposal publishes
redesign regan removed rennes reserve reserves round scholarships sinn slashing
stint sub surveillance transplant turnover ubs uc user veterinary yediot
245: aa aggregate agrees airspace anchor appointees auto bargaining battalions
charging client closing combined command dateline deductions disclosures doses
editorial eighth eta foil foley gear hebron homicide idf individual infinity
info inmates kmart leases loading module mossad offence offseason operating
operator packet patent photo programme quadruple rate reduced refuses remove
rent requires retake rotate royce ruptured sent sentences server shares
sophomore storey subcommittee supervisor technician thickness timetable
totalling treatment tripled two undercover unrelated updated vivendi wording
250: abduction airline anonymous assistants bcs billings booster brackets
breaching capitalization cdc citing civilian committee conducts covers coveted
cumulative cuts decide defendants deutsche disarm disc divisional docked
documentation domain drafting duplicate ec eurozone evaluated exceeds existing
fares fcc fixes fixing flights following freshman ftse highest icrc imposes
improperly individually intends interrogation investigations jail jailed
juventus kilograms leverkusen levied loaned manually modifications munich
naturalization netherlands nfl obligations obtaining output overall pa
parameters pfizer pistol pulls pupil quota qwest refused relating relegated
require restructured retiree returns sampdoria screening secure semifinal
specific specifying spinoff stafford strapped streamline stringer taped td
telekom tightened twice unless urine weeks westinghouse wfp
255: activate amounting annulled applications applies approving attacker audi
belgium beneficiary betancourt categories cia cost cut daimlerchrysler database
debts deciding deficit delayed delphi designation disk disqualified dollars
donation earmarked earns engine equivalent eu exclusive extends guidelines
handling headquarters honors immediately implicated increases indefinitely
kidnap lawsuits lever lineman litigation matching mb mm mps offices omitted
protocol punitive rehabilitation repairs restart retained rubles sanctions
selected senate senatorial sergeant seventh spot stemming subsidy target
temporary tendon testing tonnes upgrade valid vault violators voluntary voting
watford writethru
260: acquire airlift amendments aol appeals assistance binding bnp breast bribe
brigades brokerage bruising cancelled cavity cell concussion confidentiality
contingency councillors criterion dayton declined defection defendant details
directive drop establishes fatality fumble grades guantanamo halves healthcare
holding icc index injunction interval isaf issuing lat leaking leicester liaison
milan minors nears needing nominal occupancy olivier opt parcel proceeds
processor prostate qantas qualified recurrence reduce regulates release rental
retires review schedules shareholders shillings slapped standard subpoenas
subscribers suisse temporarily touchdowns uk ultimatum variable ward warheads
weight
265: abortions administered agent archdiocese atm badge ballot bidding branch
commuted consultation conversion counters diploma dispute drafted eindhoven
enlarged excludes expire injuries inventory keller knockout lahoud launches
legislative lodged mclaren net nodes offenders offs portfolio precede
premiership primary prosecutor qb rank ratification reporting sample santander
section security sentencing subordinate subsidiaries supervise telecom tighten
totals trial tribunal tyco unresolved valves wallet width yearly
270: accounts airbus airways anterior arm assists axel batch bidders cases
cornerback crossbar defence delay dental disclosing doubling enrichment exits
fia fill firearms fra gmbh gp grant graph inch indictments injured inspectors
intermediate kilos knee kuwait kuwaiti leg loses netted newsweek papers parent
plans previous pullback reduction repay revamped revenue scandal searches
secondary seven shalit snatch standings steering technical triple udinese
unanswered undergraduate usoc voltage votes warhead wound
275: affidavit aid allowances annual assault assessed backlog blank bodyguard
bracket commissions consecutive containing corrections dea detention dortmund
employees exceed extensions finalize fiscal five investigates issue liter mccann
medication modify modules nabisco notices noun operates operations ordered
overlapping postponed program promptly punt resolution revisions sac sacks
sentence specialised specialty specifications three transcripts weekly wta
yearlong
280: aig alleges appellate appoint available button cancellation cardiac
checkpoint concurrent consortium coverage current delivery device directorate
double downgrade eliminate formula grade handed heats honours hotline iaea id
juvenile key knesset loans lowered lowest lufthansa lyonnais office orders page
pound prosecution qualifiers quarterly queries raf reais recommends refusing
replace responsibilities services sleeve staffers swaps tonne transmitter
underwent uranium vacant wards wrist
285: affiliate alleged annex asset atp auxiliary cancel contracting coordinates
detainees distribution eight euro exempt fedex fein filings fiorentina guilders
handing immediate iso listed managerial misdemeanor monitoring monitors
nominations npt parachute pediatric penultimate postgraduate prisoner provides
proxy pullout ransom rating registry reinstate replacements safety seating
senior subscription summary switch unopposed unscom upgrades wachovia whopping
withdrawing
290: accepts activation adds assign backs benoit boards buyer cadet cards
cartridge charged chemotherapy chooses col comply configuration copy dinars
dismissal documents doubled exchange failed hospital inquiries inspector
instructions interception jurisdiction liquidity load nutritional prepares pvs
recasts reductions seats sheet shortfall subsidiary total un unused urgent
295: aek booking budgets clinical collects currently customer demoted dossier
duration escort eur eviction exemptions exit generator hearings holds ibf
liquidation logistics mg notify occupational officer pensions percentage
permission plc portion primetime priority reactor refusal restitution revision
revolving rp sas selection shutdown sprained terminated transcript units yukos
300: acquisition airborne amro annually auditor authorised belgian cache closes
completed db default document expenditures fifa flanker fold four grants hires
imf inmate interbank junior listings membership nominees nyt offender op
outlining outstanding overhaul parental password pence pna position positions
post pregnancy presses rounds seat shipment slashed statewide supervised
vaccination
305: abn ams assets assumes bailout blackwater brake breach clinic component
confirmation credits defer desk dues embezzlement firearm foreclosure freeze
graf grid heathrow input ira item lists lloyds margin mba mounts nationality
parentheses pentagon permanent placing premiums profile provisions salaries
seeks sixth subs sum surgeries suspects violation withholding
310: aaa abdomen administering agency approve authorize bayer bundesliga cap
checked chromosome contestant deployment discharge fails fixed inspection
installment intake ita judicial klm lump mandate memo modification ot overseeing
overtime possession prescriptions preventive prospective rack redeployment
registers second separately terminal torque turret usd verify watchdog wbc
315: accounting afc ankle apiece bankruptcy corporal counseling diagnostic
disposal edit entries federal grafs insurance insurer investigator leaked manual
nine nyse parliamentary pay pct peacekeeping proportional qualifying
quarterfinal received reinstated reuters roche sanction schedule scorer spouse
stipulates tackles threshold top totaled transaction wp
320: activated advance ap auxerre baggage battery committees comptroller debt
dividend entry finalized header inquiry investigation kg limit plaintiff points
procedure purchases raises recipient regulator rehab rescheduled revamp revised
rpm rs scheduled sealed semester special sponsor
325: amend awarded berth certificates completing consular contesting costs
credit cs differential electronically eliminated finalists flap incurred kroner
kronor liability maintenance manslaughter merck narrowed ncaa panel posted
rankings restructuring row schneider sole subpoena supervision takeover trustee
330: application attribution awarding bank bpd bribes compulsory conditional
contractor controller deleted dropped emergency excluding extension extradition
fourth guaranteed hamstring handles inspections interim lease pts qualifies
quits rear report reshuffle restructure retransmitting specify staffer str
submission summaries surgery troop uefa va
335: amended auditing authorizing autopsy bag bills collateral contents cover
deferred disclosure edits facility failing indictment insignia licenses
misconduct nursing offences packages penalty probe recommendations requiring
respective revoke sack sc six sk specification supplier suspend terminate
transmission wba withdrawals
340: ag allowance announced arbitration balances bidder budget bypass cash
duties each fda felony irs lens mailed ml obtained receiver recipients regular
remainder resignations resumes select shareholder sla tallied thigh transactions
vat voluntarily
345: administer aide alitalia bid cb consent controls determine discount doping
filed guarantees injections issuance mailing medical month obtain options
psychiatric revoked roster specialist stake stipulated tuition
350: authorized board charges checking draft eads examiner fifth financing
forwarded ligament notified oversee paperwork payroll personnel postal rebate
requesting rotating sale slot vacancy
355: admission approval billion cabinet carries criteria expenditure faa
internal layoff licensing malpractice multiple package per ratios residency
seizure subscriber thirds verification withhold
360: ac announces armament buyout carrier citations division dp drops
elimination employer exemption hourly maternity nextel notification oversight
partial relinquish scan statutory submitting undergo visa
365: appropriations billing citation clause contingent corresponding determines
faxed final gb holder initial injury kilogram lawsuit maximum munster
operational pharmacy procedures requests requirements sponsorship tag tier
370: allotted budgetary deduction disclosed dispatch dl expires fines kickbacks
medicare pension ranking recommended staff vacancies
375: admissions card completion fined ineligible injection listing mandates
purse vacated
380: advisory audits creditor disability exams finishers handgun insert leinster
ministerial provision qualify removes reorganization trim veto warrants
385: allocated appointment backup bids certification chairmanship confidential
creditors discography dlrs examinations expulsion filing halliburton
investigative luggage mortgage prescription purchase separate serie transferring
update withdrawn
390: damages deposit eligible funding groin procurement qualifications servicing
valve vip
395: administrative appoints approved assignments berths charge corrects
enrollment hefty liabilities oversees provider receive registration remaining
repayment requested required standby third
400: automatic bonuses compliance contracts extra holders joint opel refund
warrant
405: assigned passport recruitment retention termination updates waiver
410: complaint eds examination inserted licence payload receiving replaces
resigns sec suspended waivers
415: applicants license list paragraph preliminary rb totaling withdrawal
420: deadline file lender mandated ratio
425: appointments clears custody euros medicaid minimum mln parole penalties
repurchase supervisory suspends withheld
430: casualty clearance detainee disclose expiration fees files monthly option
placed plus provisional receives reimbursement replacement requirement slots
435: check compartment employee node picks pounds qualification receipt
submitted withdrew
440: bail submit withdraw
445: accreditation compensation suspension
450: automatically checks payments reassigned request withdraws
455: applicant bln certificate inserts posts pretax specified suspensions tally
460: approves assignment bonus contract exam mandatory recommendation staffing
swap unpaid
465: evaluation
470: dual fee
475: expenses
480: expired salary supplemental tab transfers
485: audit unit
490: waived
495: optional supplementary
500: disciplinary secured
505: transfer
510: severance
515: allocation lb transferred
520: loan
525: additional
530: authorization completes
535: eligibility payment probation
555: placement
570: pending
605: undisclosed unspecified
"""
