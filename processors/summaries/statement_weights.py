"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.84,
    "article": -0.78,
    "bias": 0.18,
    "colon": 1.21,
    "commas": -0.78,
    "comparison": 0.49,
    "condition": 0.00,
    "every": -0.26,
    "imperative": -0.17,
    "is": 0.27,
    "length": -0.11,
    "modal": 0.23,
    "negation": 0.43,
    "order": 0.42,
    "others": -0.31,
    "past": -1.24,
    "possessive": -0.39,
    "question": -0.09,
    "reason": 0.26,
    "short": -0.26,
    "speaker": 0.65,
    "told": -0.57,
    "user": 1.88,
    "vague": -1.01,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:6 !_!:109 !_^:-58 $:137 $_0:137 0:-26 0_?:13 0_^:145 0_a:-6 0_amps:6 0_and:-30
0_as:16 0_at:51 0_aufträge:5 0_bottles:34 0_brokers:8 0_bytes:7 0_calls:26
0_chairs:-5 0_cm:90 0_coffee:-2 0_columns:-1 0_copies:-45 0_copy:43 0_crates:18
0_degrees:9 0_dezimeter:5 0_entries:-11 0_euro:25 0_euros:37 0_exercises:36
0_faults:27 0_files:-58 0_floors:-18 0_fois:-19 0_footnotes:-10 0_for:32
0_frames:-48 0_g:20 0_gb:23 0_gigas:35 0_grad:1 0_gästen:13 0_hilos:9 0_hives:5
0_hocker:6 0_horas:-27 0_hosts:30 0_hours:-7 0_i:25 0_i'm:1 0_im:11 0_import:48
0_invoices:19 0_is:64 0_it:19 0_items:19 0_kacheln:3 0_kb:54 0_keys:30 0_kg:36
0_kids:-38 0_kilo:8 0_kilobytes:12 0_kilos:46 0_kilovatios:13 0_kilowatts:38
0_letters:-30 0_leute:33 0_litres:16 0_litri:20 0_litros:6 0_mailboxes:22
0_mb:55 0_mbit:2 0_means:40 0_messages:43 0_metres:-4 0_milliseconds:5
0_minuten:1 0_minutes:4 0_minuti:7 0_minutos:-45 0_ml:16 0_mm:4 0_ms:28 0_new:28
0_notes:-64 0_now:14 0_of:-30 0_on:5 0_other:-22 0_pages:13 0_palabras:22
0_pallets:13 0_pens:-31 0_people:17 0_personas:50 0_personnes:-31 0_places:27
0_points:19 0_pots:-20 0_ppm:26 0_problems:28 0_punkte:32 0_puntos:34
0_pupils:-40 0_px:9 0_questions:25 0_radiators:13 0_replicas:9 0_requests:-50
0_retries:-85 0_rows:-47 0_s:27 0_sacs:14 0_schüler:30 0_seats:31 0_secondes:25
0_seconds:94 0_sekunden:15 0_sillas:3 0_slots:32 0_small:-21 0_sorten:-26
0_stunden:-56 0_that:1 0_that's:3 0_the:23 0_then:-7 0_times:-112 0_tonnes:26
0_tries:-37 0_uhr:31 0_values:24 0_visitors:5 0_was:7 0_watts:37 0_we:-5
0_which:15 0_winters:-25 0_words:63 0_workers:4 0_years:-32 0_天:9 0_秒:18 ?:-14
?_^:-14 ^:31 ^_0:-53 ^_a:28 ^_about:7 ^_according:2 ^_actually:23 ^_all:72
^_als:31 ^_always:69 ^_am:49 ^_and:64 ^_anouk:2 ^_antes:42 ^_any:35
^_anything:66 ^_apparently:-2 ^_après:3 ^_are:-59 ^_as:120 ^_ask:31 ^_aucun:25
^_avant:33 ^_ayer:-68 ^_back:-43 ^_backups:16 ^_beaucoup:-52 ^_because:-11
^_before:43 ^_bei:23 ^_beim:9 ^_between:-56 ^_beyond:23 ^_bitte:13 ^_both:34
^_british:13 ^_by:84 ^_calculators:47 ^_call:4 ^_can:11 ^_certificates:6
^_chairs:-46 ^_chapter:39 ^_chaque:8 ^_children:-32 ^_claims:13 ^_cluster:9
^_coffee:-28 ^_colour:4 ^_como:3 ^_compilers:-8 ^_con:42 ^_could:59
^_customer:45 ^_danach:31 ^_das:-65 ^_den:15 ^_der:45 ^_did:39 ^_die:137
^_disk:12 ^_dns:14 ^_do:8 ^_does:22 ^_don't:-98 ^_dr:3 ^_du:14 ^_during:8
^_each:-2 ^_early:19 ^_ein:-32 ^_el:-10 ^_en:-54 ^_entre:13 ^_es:-42
^_everyone:-62 ^_everything:39 ^_exactly:-56 ^_exercise:1 ^_expect:6 ^_falta:35
^_finalement:22 ^_finance:7 ^_fine:34 ^_finger:6 ^_fog:-18 ^_food:26
^_football:18 ^_for:145 ^_forget:23 ^_found:-37 ^_from:9 ^_für:19
^_generally:-34 ^_generated:2 ^_gestern:-52 ^_give:18 ^_given:9 ^_go:18
^_going:3 ^_good:46 ^_gosto:36 ^_got:37 ^_grandpa's:-4 ^_gruppe:30 ^_ha:-17
^_haha:-149 ^_half:2 ^_hang:-82 ^_has:-15 ^_having:14 ^_hay:24 ^_he:72 ^_her:-2
^_here:-23 ^_here's:30 ^_het:-73 ^_hier:-58 ^_hm:-91 ^_ho:9 ^_homework:19
^_honestly:-13 ^_house:46 ^_how:-49 ^_i:4 ^_i'd:41 ^_i'll:-18 ^_i'm:16 ^_ich:42
^_id:28 ^_if:5 ^_il:56 ^_im:-33 ^_in:-87 ^_incident:-5 ^_insurance:-5
^_interesting:-52 ^_invoices:6 ^_is:-24 ^_isn't:-29 ^_it:-117 ^_it's:6 ^_j'ai:36
^_j'aime:10 ^_je:33 ^_jetzt:18 ^_just:54 ^_keep:-52 ^_keys:1 ^_kindly:4
^_korrektur:4 ^_la:134 ^_lab:2 ^_las:41 ^_last:-15 ^_laut:7 ^_le:-60 ^_left:26
^_legal:6 ^_leo:17 ^_les:92 ^_lesson:28 ^_let:-24 ^_let's:39 ^_letters:-44
^_line:58 ^_lo:58 ^_lol:-159 ^_looking:-5 ^_los:37 ^_lunch:-67 ^_länger:13
^_ma:-51 ^_make:10 ^_many:-12 ^_mark:41 ^_may:46 ^_me:75 ^_mehr:16 ^_mein:-74
^_meine:-64 ^_memory:-10 ^_mi:-20 ^_mientras:38 ^_milk:18 ^_minors:16 ^_mio:-48
^_mir:55 ^_most:-16 ^_moving:-39 ^_muchas:-63 ^_mum's:3 ^_my:-51 ^_nada:11
^_ne:33 ^_never:30 ^_new:16 ^_next:54 ^_nobody:79 ^_nos:37 ^_not:40
^_nothing:-12 ^_nous:30 ^_now:19 ^_nunca:-10 ^_o:-77 ^_of:-44 ^_ohne:-16 ^_ojo:1
^_ok:-8 ^_omg:-41 ^_on:-106 ^_once:55 ^_one:17 ^_only:-11 ^_our:20 ^_page:9
^_paper:6 ^_pas:58 ^_patient:13 ^_people:-41 ^_per:33 ^_personne:34 ^_photos:9
^_picture:-13 ^_please:-54 ^_plutôt:7 ^_pour:28 ^_prefiero:38 ^_pro:3
^_production:13 ^_professor:5 ^_queue:-4 ^_qué:-105 ^_rack:9 ^_rather:51
^_read:29 ^_reading:-24 ^_remember:-18 ^_replica:24 ^_replication:6 ^_result:10
^_right:58 ^_run:8 ^_sample:24 ^_saturday:13 ^_scratch:23 ^_se:51 ^_secrets:24
^_seeing:46 ^_send:7 ^_set:7 ^_she:42 ^_should:24 ^_siempre:-61 ^_sin:15
^_since:13 ^_so:-27 ^_some:-104 ^_somebody:-68 ^_sometimes:-14 ^_sorry:-89
^_soup:-53 ^_speak:35 ^_still:42 ^_stories:30 ^_such:-46 ^_support:36 ^_table:1
^_take:-50 ^_tank:2 ^_tell:29 ^_thank:-48 ^_thanks:-60 ^_that:-45 ^_that's:25
^_the:-27 ^_their:27 ^_then:5 ^_there:-3 ^_there's:-17 ^_they:35 ^_think:-22
^_this:-14 ^_those:-102 ^_tickets:24 ^_to:9 ^_todavía:6 ^_todo:24 ^_tomorrow:33
^_tonight:1 ^_trains:-39 ^_treat:27 ^_turns:17 ^_two:47 ^_un:8 ^_under:5
^_use:11 ^_viele:-44 ^_visitors:14 ^_voice:37 ^_vor:10 ^_votre:46 ^_vous:-34
^_wait:-71 ^_waiting:3 ^_water:-47 ^_we:97 ^_we'd:35 ^_we'll:29 ^_we're:50
^_we've:2 ^_wer:48 ^_what:1 ^_what's:22 ^_whatever:16 ^_when:69 ^_where:58
^_which:30 ^_while:17 ^_who:6 ^_whoever:-10 ^_why:2 ^_will:2 ^_window:12
^_wir:40 ^_with:28 ^_without:28 ^_ya:94 ^_yes:-92 ^_yesterday:-27 ^_you:-65
^_you'll:16 ^_you're:-39 ^_your:79 ^_zone:8 ^_zum:26 ^_à:-44 ^_あ:37 ^_不:-11
^_今:-41 ^_会:26 ^_备:14 ^_小:-61 ^_我:-15 ^_昨:-37 ^_每:43 ^_没:12 ^_说:-16 ^_这:-17
^_鍵:4 a:-46 a_aula:28 a_bad:-3 a_bakery:24 a_bar:-30 a_barbecue:29 a_batch:30
a_bathtub:-45 a_bell:-25 a_bench:-51 a_biscuit:-1 a_bit:7 a_border:21 a_burst:36
a_cache:-35 a_cake:-44 a_case:22 a_change:19 a_character:-11 a_chemist:-7
a_choice:55 a_coin:-28 a_cold:-25 a_colleague:-13 a_comment:51 a_concert:-24
a_copy:15 a_cor:38 a_crate:-22 a_customer:15 a_data:-13 a_database:-46 a_date:38
a_day:92 a_deposit:-11 a_different:31 a_dinner:18 a_dip:-6 a_dry:28
a_evening:-50 a_face:18 a_failed:14 a_fair:-30 a_few:-16 a_floppy:-37 a_frame:22
a_free:-61 a_friday:12 a_friend:-11 a_full:48 a_go:6 a_good:-51 a_great:-8
a_guest:44 a_hammer:-2 a_has:15 a_headache:-4 a_ho:-28 a_holiday:-71 a_horse:-38
a_hotel:10 a_idea:-21 a_jar:5 a_joke:-1 a_kitchen:-11 a_lab:1 a_las:-12
a_letter:-23 a_lift:-78 a_line:-18 a_little:-22 a_long:18 a_look:13 a_lovely:-20
a_lunch:-6 a_machine:-22 a_man:-36 a_matter:3 a_minha:-24 a_minute:50
a_missing:16 a_mix:18 a_mock:18 a_moment:43 a_month:19 a_museum:-3 a_name:-3
a_new:46 a_night:28 a_no:12 a_noise:-7 a_one:-37 a_paper:2 a_paragraph:40
a_parcel:30 a_patch:39 a_patient:44 a_pencil:11 a_phone:-17 a_picture:-3
a_pigeon:-1 a_point:-16 a_promise:37 a_proper:1 a_query:24 a_question:32
a_refund:11 a_reminder:8 a_replacement:29 a_riddle:4 a_room:-8 a_row:-31
a_rule:-22 a_scan:-5 a_school:-3 a_second:68 a_server:-13 a_session:18
a_shift:-25 a_signature:5 a_silent:37 a_single:-34 a_slip:32 a_smell:-36
a_smile:18 a_stamp:-12 a_story:2 a_suitcase:8 a_sunday:-41 a_surprising:-14
a_swimming:-14 a_switch:21 a_teacher:-30 a_test:6 a_thing:-12 a_third:9
a_ticket:21 a_time:29 a_todos:-26 a_train:-26 a_vegetarian:59 a_wall:-14
a_washer:4 a_way:-63 a_week:-27 a_while:-41 a_white:25 a_whole:-35 a_word:36
a_year:-2 ab:184 ab_0:180 abdeckung:20 abend:-41 abendessen:13 abends:7 able:48
able_to:48 about:6 about_0:-1 about_^:-39 about_a:-8 about_it:29 about_my:-27
about_the:57 about_what:33 about_whether:-40 about_your:-1 above:22 above_0:18
above_that:9 above_the:-11 abre:11 accent:55 accept:12 accepted:45 accepts:17
access:45 accordion:-69 account:76 account_^:24 account_of:19 accounts:22
acids:7 acquired:-11 acronym:7 across:27 act:4 actually:48 add:20 address:33
address_^:16 addresses:34 admit:-60 admit_that:-17 admits:5 admits_0:5
adresse:20 afford:5 after:28 after_0:-9 after_^:-19 after_a:34 after_i:7
after_is:21 after_that:37 after_the:-43 after_this:-67 after_which:7
afternoon:-78 afternoon_^:-52 afterwards:29 again:-33 again_0:1 again_^:38
again_and:-48 again_the:5 against:34 age:-31 agency:14 agent:-32 ago:39 ago_^:46
agree:-48 agree_^:-46 agreed:35 agreed_the:18 agreed_to:-21 agreement:8 ahead:44
ahead_of:33 ahora:29 ahora_es:1 aim:1 airline:25 airport:-29 aisle:31 al:-51
al_día:-28 alarm:52 alarm_trips:24 alarms:10 aldous:6 alerts:59 alfred:65
algo:-3 alive:-31 all:-74 all_0:60 all_^:10 all_day:-49 all_from:-29 all_i:8
all_in:13 all_night:-10 all_of:-48 all_right:49 all_the:-44 all_this:37
all_three:18 alle:-33 allergic:13 alles:-79 allow:12 allow_0:8 allowed:54
allowed_^:10 allowed_to:27 allows:22 allows_0:8 almost:-24 alone:-17 alone_^:14
along:22 along_the:-21 aloud:22 already:74 als:-67 als_0:41 als_ein:-33
als_nächstes:31 also:17 alten:25 although:-53 although_the:-32 always:-80
always_ask:5 always_forget:-10 always_tell:-4 always_the:32 am:39 am_0:36
am_^:38 am_glad:-8 am_going:5 am_liebsten:59 am_not:7 am_wochenende:2 among:-36
amount:3 amps:6 an_^:37 an_answer:32 an_der:27 an_die:-61 an_empty:19
an_epipen:19 an_evening:83 an_hour:43 an_old:-109 an_outage:-26 an_upload:14
analyser:-36 and:-17 and_0:-66 and_a:-23 and_after:-36 and_always:-8 and_by:9
and_call:10 and_can:-6 and_each:-37 and_entered:21 and_every:-10 and_explain:42
and_got:-40 and_green:34 and_has:-28 and_he:-17 and_his:-3 and_in:25 and_is:40
and_it's:19 and_its:44 and_landed:-13 and_leave:26 and_less:28 and_most:-12
and_my:-51 and_never:42 and_no:-35 and_nobody:-52 and_not:135 and_nothing:25
and_now:-39 and_nowhere:32 and_on:-61 and_one:-76 and_only:32 and_our:42
and_people:-23 and_put:44 and_returns:-64 and_salt:-16 and_she:-19 and_six:23
and_so:23 and_that:8 and_that's:11 and_the:-88 and_then:18 and_there:-7
and_they:5 and_to:22 and_was:3 and_what:31 and_with:10 and_you:56 android:2
announced:-24 anonymous:7 another:1 anouk:2 anruf:8 ans:-47 answer:16
answer_by:2 answer_to:17 answers:31 antena:28 antes:67 antes_de:58 any:-46
any_evening:-50 any_idea:35 any_more:13 anybody:44 anyone:-31 anyone_ever:-27
anyone_who:2 anyone_with:-29 anything:27 anything_^:-71 anything_above:6
anything_else:-45 anything_that:18 anything_under:34 anything_with:22
anything_younger:13 anyway:-27 anyway_^:15 anywhere:-28 apart:41 api:18
apologise:3 app_^:-4 app_gives:14 app_store:1 apparently:-30 appeal:17
appears:-6 applies:14 applies_to:14 appointment:4 après:28 archive:58
archives:32 are:36 are_a:-102 are_all:-63 are_allowed:12 are_away:7
are_easier:-1 are_easy:-64 are_enough:29 are_four:18 are_going:24 are_gone:65
are_hard:-53 are_in:83 are_kept:21 are_like:68 are_lovely:16 are_no:10
are_not:-29 are_on:20 are_only:45 are_out:20 are_rarely:-17 are_read:1
are_tagged:6 are_the:17 are_through:5 are_to:45 are_two:54 are_we:18 aren't:7
arguing:-26 arm:20 around:-63 around_^:-11 around_the:-52 arranged:7 array:39
arrival:26 arrive:36 arrives:-23 arriving:-1 arrows:-24 article:-31 as:-26
as_0:-46 as_a:-22 as_ab:9 as_agreed:36 as_for:9 as_i:4 as_if:-32 as_it:31
as_much:-9 as_of:45 as_on:-52 as_soon:44 as_the:58 as_we:43 as_with:-11
as_you:27 aside:13 aside_$:14 ask:-26 ask_^:-3 ask_about:32 ask_for:8 ask_if:-61
ask_me:-5 asked:-77 asked_for:61 asked_if:-37 asked_the:-14 asked_us:-44
asked_what:-26 asked_whether:-22 asking:-34 assinatura:46 así:-65 at:-46 at_0:91
at_a:-24 at_all:50 at_eleven:-46 at_first:-13 at_five:9 at_it:23 at_least:-54
at_me:-7 at_minute:-24 at_most:36 at_my:-45 at_night:-38 at_noon:-14 at_once:33
at_our:2 at_school:-6 at_six:17 at_that:-28 at_the:-49 at_this:-6 at_three:9
at_work:25 at_your:5 ate:-47 attempt:47 attempts:3 attic:-7 au_bout:6 auch:92
auch_für:30 aucun:41 auditors:18 auditoría:28 auf:-2 auf_0:16 auf_das:61
auf_dem:-53 auf_deutsch:12 aufbewahrung:18 aufträge:5 aufträge_^:5 august:-33
aula:28 aula_prática:28 aunque:14 aunt:28 aus:-99 aus_^:2 aus_dem:18
ausschließlich:25 author:-44 autumn:33 avait:-51 avait_un:-35 avant:104
avant_la:15 avec:-148 avec_la:-22 avec_les:-96 average:-10 avisar:16 avons:-1
awake:-3 awake_^:3 away:85 away_^:10 awful:25 ayer:-68 b:43 baby:23 back:10
back_^:-55 back_and:19 back_from:47 back_in:18 back_on:3 back_the:-50
back_then:-53 back_to:-34 back_with:22 background:-22 backups:79 backwards:-17
bad:2 badge:10 badly:-17 badly_with:18 bag:32 bahn:-12 bakery:11 bakery_^:-10
bakery_data:9 balance:8 balancers:31 balcony:6 banco:22 band:41 bank:-48
banner:20 bar:-35 barbecue:48 barbecue_^:48 barley:11 barn:58 bascule:14 base:17
base_image:4 based:-10 basement:-54 batch:29 batch_size:17 bathtub:-45
bathtub_^:-39 battery:40 battery_^:29 bay:-10 be:26 be_0:63 be_?:39 be_a:-50
be_able:48 be_arranged:7 be_charged:4 be_closed:-29 be_done:34 be_faster:48
be_honest:-69 be_kind:11 be_lovely:51 be_nice:-18 be_off:16 be_part:8
be_returned:28 be_the:-75 be_there:4 be_told:26 be_too:-51 be_used:55 bear:23
bearing:-27 bearing_with:-27 bears:-7 beats:1 beaucoup:-52 beaucoup_de:-52
beautiful:-36 became:-22 became_so:-11 because:9 because_it:-2 because_of:-30
because_the:9 become:-40 become_a:-38 bedroom:1 beds:9 been:30 been_opened:12
been_settled:24 beer:-44 beer_^:-77 bees:-35 bees_can:-67 before:-12
before_^:-73 before_anyone:17 before_i:6 before_it:4 before_lunch:24
before_the:11 before_we:34 before_you:23 beforehand:12 began:-7 begins:17
begins_with:16 behind:-37 behind_a:-22 behind_the:-41 behind_us:31
behind_with:-8 bei_0:9 bei_der:22 beim:51 beim_abendessen:13 beim_start:3
being:15 beleg:41 believe:-116 believe_it:-30 bell:-27 bell_^:-25 belle:-10
belong:47 belong_in:48 belong_to:7 belongs:38 belongs_to:38 belt:-6 belt_the:34
bench:-33 bench_by:-34 beside:-71 best:-52 best_so:59 bet:-13 beträgt:13 bett:25
bett_ist:25 better:17 better_on:8 better_than:45 between:-10 between_the:9
between_two:-47 between_us:-24 beyond:87 beyond_0:16 beyond_that:66 bias:-10
bicycle:-18 bicycles:13 bien:42 big:-47 biggest:-28 bildern:11 bildern_^:11
bill:53 bin:-35 bin_ich:-64 binary:45 biology:8 bird:-6 birds:-31 birth_dates:17
bis:14 biscuit:-1 bit:10 bit_like:-3 bitte:123 bitte_immer:29 black:17
bleiben:27 bleiben_^:3 bleiben_beim:13 bleibt:33 blind:54 blinking:-59 blocks:11
blocks_the:6 blood:3 blue:43 blue_^:-13 board:64 board_^:-4 board_is:22
boards:-18 boat:-58 boat_^:-94 boat_draws:14 boathouse:15 bogdan:14 boiler:26
boiling:-82 bom:-51 book:-15 book_^:67 booked:19 booking_^:10 bookmarks:39
books:14 boot:40 border:46 border_station:14 boring:52 boring_sql:30 boss:-18
both:131 both_archives:12 both_of:44 bots:-59 bottles:37 bottles_a:34 bought:-45
bought_the:-8 bought_with:4 bout:6 bout_de:6 box:54 box_has:1 boxes:11 boy:19
branch:-15 branch_^:20 branches:-51 branches_^:-37 braucht:34 brave:-6
brave_^:-6 bread:-65 bread_and:-9 break_^:-2 breakfast:-22 breakfast_^:10
bridge:-6 bridge_and:16 bridge_call:-14 bridges:-36 bridges_were:-2 brigade:16
bright:65 bright_tank:65 bring:32 bring_a:16 bring_the:38 bringing:26 brings:20
british:20 british_spelling:20 broke_down:-8 broken:65 broker:32 brokers:25
brokers_^:8 broom:-69 brother:101 brother_in:-8 brother_reads:64 brought:-65
brought_0:-31 browser:-30 buckets:-35 budget:-6 buffet:13 bug:39 bug_is:23
bugs:-23 build:51 build_0:30 build_^:28 build_on:-2 build_the:3 building:-8
builds:2 built:-14 bumped:10 bumped_the:10 burglars:36 burn:3 burned:3 burst:36
bus:-81 bus_from:-25 bus_was:-39 business:9 but:-31 but_a:18 but_i:-32
but_it:-59 but_nobody:81 but_not:1 but_the:-36 button:-50 button_and:-4
buttons:-2 buzzer:15 by:8 by_0:-37 by_a:-14 by_hand:-22 by_heart:23 by_itself:30
by_may:20 by_someone:-9 by_the:-73 by_then:2 bytes:15 büro:-8 c:7 c_^:4
c'est:-60 c'est_une:-48 caben:66 caben_0:56 cabin:33 cabinet:-59 cabinet_^:-45
cabins:42 cabins_^:11 cable:-30 cable_on:3 cables:-41 cache:-13 cache_results:3
caches:38 cada:23 cada_foto:9 café:-112 café_de:-46 cafés:-45 cage:35 cage_^:9
cake:9 cake_^:39 cake_and:-35 cakes:-56 calculators:69 calendar:15 calendars:15
calibration:10 call:73 call_^:-34 call_at:8 call_from:1 call_is:-20 call_it:-11
call_on:27 call_the:16 callback:-17 callback_fires:-17 called:60 called_the:7
caller:20 calls:-27 calls_^:-26 calls_a:20 calls_it:-49 calls_the:10 calm:-34
calves:1 calves_^:1 cambio:47 came:32 came_back:48 came_from:-10 came_into:-16
came_through:-16 came_to:2 came_with:-4 camera:54 camping:-3 can:-6 can_afford:5
can_be:12 can_count:-59 can_do:-18 can_draw:-15 can_find:-19 can_go:1
can_hardly:24 can_hear:-13 can_only:9 can_picture:-18 can_quote:-7 can_see:-52
can_sleep:-52 can_still:-27 can_take:28 can't:-67 can't_be:-55 can't_make:17
can't_see:55 can't_tell:64 canal:-18 cancelled:61 cancelled_^:45 cannot:25
cannot_be:24 canoe:31 canoe_club:31 cant:27 canteen:-35 capacitors:-8
capacity:-20 caps:34 captain:-11 captures:-17 captures_the:-17 car:12
car_park:10 card:52 card_^:19 card_and:11 cards:-39 cards_and:-13 caretaker:17
carpet:-62 carried:-44 carries:84 carries_0:15 carries_an:19 carries_the:14
carry:11 carry_over:-48 cars:-76 cars_is:-73 cascade:13 case:32 cases:34 cash:23
cat:-96 cat_walked:-27 catalogue:56 caterer:19 cats:-5 caution:23 ce:-9
ce_matin:-53 ce_sera:49 cell:10 cellar:49 cellar_is:37 cent:6 centimetres:-2
century:-1 certificate:-7 certificate_is:-14 certificates:6 chain:25 chain_of:25
chair:-14 chairs:-30 change:22 change_of:19 change_the:1 changed:-60 changes:66
channel:36 chapter:57 chapter_0:21 chapter_four:24 chaque:34 character:-11
charge:64 charged:6 charming:-50 chart:-22 charts:2 chartwork:35 chat:97
chat_^:-2 chats:-100 che:-59 che_con:49 che_il:-48 cheap:-61 cheaper_one:3
check_in:20 check_that:-12 checked:43 checker:-40 checks:15 chemist:-7
chemistry:7 chew:27 chew_on:27 chewed:-21 chewed_through:-21 chez:14 child:-11
children:-16 children's:7 chipped:23 chipped_in:23 choice:77 christmas:-43
christmas_^:-41 chunks:29 ci:39 city:-25 claim:3 claims:16 clase:6 clashes:20
clashes_with:20 class:-45 class_came:-9 clean:-53 clean_^:-42 cleaned:52
cleaners:16 cleaning:22 clear:11 clearer:-3 clerk:-45 clever:27 click:-10
client:17 clinic:17 clinking:-16 clips:12 clock:27 clocks:-65 clocks_^:-12
clocks_in:-52 closed:18 closed_for:-10 closes:12 closes_at:2 closing:-26
closure:-17 cloth:21 cloud_bill:13 club:76 clue:24 cluster:30 clés:18 cm:90
cm_^:46 cm_lang:25 cm_tall:3 co:23 coach:67 coast:-47 coat:20 code:32 code_0:19
coffee:-73 coffee_here:-55 coffee_machine:-33 coin:-25 coin_for:-27 cold:52
cold_^:8 cold_and:42 cold_start:12 colleague:-30 colleague_from:-29
collectors:-3 colour:103 colour_blind:48 colour_is:4 colour_the:25 come:-11
come_after:49 come_back:40 come_from:-23 come_up:43 come_with:-1 comes:29
comes_after:38 comes_from:-77 comes_in:-8 comes_out:27 comes_the:9 comes_to:19
comment:48 commit:7 commit_0:31 commit_messages:-30 commits:1 committee:1
common:-21 como:21 como_mucho:8 como_máximo:2 companies:-5 company:19
comparison:8 compiler:-22 compilers:-8 complained:6 complaint:4 completely:21
composition:13 compte:18 compte_0:2 computer:-50 computers:-33 con:17 con_0:-103
con_el:14 con_la:44 con_mi:19 concert:-12 conference:-19 confirmed:14
conflict:20 confused:-3 confusing:-50 congratulations:-7 connect:-9
connection:38 connection_pool:35 consent:61 consent_and:53 consists:7
consists_of:7 consuma:20 consuma_0:20 contaba:-101 contact:22 contact_at:11
continue:8 continue_with:8 contract_^:7 contract_is:11 contract_with:5
contracts:-4 contrato:12 contrato_^:12 control:7 cook:1 cooks:-8 cool:-48
cooling:28 copied:-91 copies:-37 copies_of:-45 copy:7 copy_streams:43 cor:38
cor_^:38 cork:-8 corner:-51 correct:67 correct_my:56 corrected:72 corridor:-24
cost_centre:25 cost_me:-13 costs:28 cottage:28 could:-53 could_have:-19
could_never:-9 could_not:-55 could_the:50 could_you:50 couldn't:27 council:5
count:-5 count_^:-36 count_as:31 count_to:-60 counted:9 counted_0:-14
counted_^:-5 counter:7 counters:-10 counting:-76 counts:14 counts_^:14
counts_as:6 coupure:12 courier:28 course_i:-19 court:8 cousins:35 cover:47
cover_^:26 cover_of:9 coverage:14 covered:32 covered_^:22 covers:62 crane:6
crash:70 crash_logs:1 crate:-16 crates:21 created:4 credit:-15 credit_notes:9
credits:10 crew:24 crew_meets:14 crews:-38 cross:21 cry:-52 cry_^:-52 cuando:-6
cubic:28 cubic_metres:28 cubre:10 cuento:-9 cuisine:-62 culprit:2 current:-29
cursor:-5 curtains:16 curve:-49 curve_and:29 custom:3 customs:6 cut:-16
cutover:7 cutover_night:3 cuts:3 cámara:8 cérémonie:17 d'abord:15
d'expiration:10 d'un:-30 da:7 dad:50 dafür:-109 dairy:16 damage:21 damp:3 dan:27
danach:31 dance:37 dans:-44 dans_le:14 darf:53 dark:-8 dark_^:24 das:-82
das_gilt:26 das_ist:33 das_wetter:-55 dashboard:-34 dashboard_banner:20 dass:-48
data:-29 data_and:30 data_centre:-20 database:-27 database_pair:10
database_to:-12 databases:-2 date:71 date_^:58 datenschutz:8 dates:12 dauert:41
dauert_0:11 dauert_doch:21 daughter:-4 day:-24 day_^:108 day_and:-52 day_is:-8
days:-63 days_a:-7 days_and:-13 days_like:-16 de:-58 de_0:48 de_cada:-6
de_disco:49 de_gens:-52 de_humidade:14 de_la:7 de_las:32 de_pruebas:23
de_secours:3 de_um:-28 dead:21 deal:10 dealer:19 decades:-23 decided:-20
decided_that:-4 decided_to:-7 decides:25 degree:-2 degrees:12 degrees_^:4
degrees_and:-26 dei:16 del:-9 deleted:-62 deleted_the:-46 delivery:11
delivery_^:2 dem:-12 demo:-43 den:32 department:-2 departure:23 deposit:14
deposit_is:-7 depósito:30 der:10 der_kaffee:-40 der_oma:5 der_rest:-33
der_rückflug:5 der_schule:-35 der_stock:8 der_zähler:5 des:2 des_cousins:5
description:-29 description_and:-8 designed:-69 desk:-19 desk_^:22 desk_is:-19
details:-23 deutsch:12 deux:63 deux_heures:21 device:10 dezimeter:5
dezimeter_^:5 di:102 di_più:77 diagram:18 diagramas:19 diagrams:26 diary:-37
dice:-17 dictionaries:4 did:2 did_0:7 did_it:9 did_not:6 did_the:81 die:38
die_aufbewahrung:10 die_bahn:-12 die_karte:3 die_kinder:6 die_klausur:24
die_montage:-51 die_on:38 die_prüfung:18 die_rechnung:30
die_schlüsselübergabe:31 die_wartezeit:15 diff:-14 different:19 differs:22
dinner:75 dinner_^:19 dinner_in:14 dip:-40 directory:-14 disco:49 disco_está:35
dishes:8 dishes_are:8 dishwasher:-3 disk:18 display:28 dit:-63 dit_0:18 dns:-12
do:83 do_0:40 do_^:-8 do_a:8 do_all:-38 do_i:26 do_now:9 do_que:51 do_the:19
do_we:64 do_you:-37 doch:21 docstring:20 docstring_^:20 doctor:47 doctor_^:22
documentation:-12 does:33 does_^:15 does_anybody:18 does_it:33 does_one:48
does_that:38 does_the:73 doesn't:38 doing:50 doing_the:42 doit:29 doit_être:15
dolphins:-24 don't:-25 don't_ever:19 don't_get:-82 don't_have:26 don't_know:32
don't_laugh:-43 don't_think:-16 don't_want:13 donc:57 done:27 done_in:5
done_with:2 dont:39 door:-71 door_^:40 doorbell:-100 doors:-2 dossier:12
double:20 doubled:16 doubt:42 down:71 down_^:30 down_for:21 download:30
download_is:10 downtime:16 dozen:39 dr:14 dr_pettersen:1 draft:36 drafts:9
drain:10 dran:31 draw:-11 draw_the:6 drawer:-18 drawings:11 drawn:13 draws:25
draws_0:35 dreamt:-42 dreamt_of:-42 drew:-91 drive:-9 driver:10 driver_^:7
drives:26 driving:7 driving_licence:7 drop:-23 dropped:38 dropped_the:6
dropping:54 dropping_the:54 drops:-51 drops_the:5 drove:-34 drove_0:-15
drowning:4 dry:33 du:-12 dug:10 duplicates:49 duplicates_are:43 dura:24
dura_0:24 during:-47 during_the:-23 déjà:17 délai:10 délai_d'expiration:10
démarre:6 démarre_au:6 dépasser:4 dépasser_0:4 día:-27 día_^:-47 each:-75
each_evening:13 each_lesson:9 each_other:-23 each_time:-24 each_with:-32
earlier:50 earlier_^:7 early:89 early_returns:11 earth:-43 easier:-21
easier_to:8 easier_with:-24 east:15 easter:-13 easy:-42 easy_to:-64 eat_a:-29
eats:92 eben:-129 ecrã:38 ecrã_de:38 edit:22 eight:26 ein_anruf:8 eine:-22
einer:7 einmal:-37 either:18 el:91 el_de:-36 el_depósito:30 el_enlace:15
el_entorno:9 el_examen:11 el_grupo:3 el_lote:13 el_límite:5 el_puerto:14
el_respaldo:17 el_seguro:14 el_servidor:17 el_simulacro:13 el_tamaño:9
el_trabajo:17 el_umbral:41 electrician:9 electricians:16 elettrogeno:20
eleven:-11 ella:58 else:-13 else_^:35 else's:-21 else's_computer:-21 em:-37
emergency:21 emojis:18 emojis_in:18 empties:42 empty:36 empty_and:8 emulator:11
en:-57 en_0:-46 en_a:-17 en_el:112 en_español:47 en_hay:-28 en_inglés:51
en_la:-45 en_ningún:31 en_una:-41 encore:17 end:55 end_^:-8 end_and:11 end_of:64
ended:-56 ended_up:-9 endpoint:38 ends:53 ends_at:14 ends_in:12 enfants:11
engineer:-50 engineer_has:-42 engineers:-8 english:45 enjoy:61 enjoy_it:29
enjoy_most:34 enlace:15 enough_^:35 enrolment:17 entered:30 entered_^:20
entiendo:-9 entorno:9 entre:32 entries:-11 entries_^:-11 entry:-41 epipen:19
er:19 era:-1 error:-9 error_folder:5 error_messages:4 errors:13 erst:76 es:-27
es_0:-4 es_de:11 es_in:32 es_war:-20 es_wird:26 eso:11 español:68 essay:61
essay_has:26 est:-13 est_de:2 est_presque:4 estaba:-21 estimated:25 está:21
está_en:35 et:-152 et_0:-35 et_il:-42 ethics:35 etwas:7 euro:3 euro_^:13
euros:57 euros_^:32 even:89 even_if:14 even_when:14 evening:33 evening_^:-11
evening_i:19 evening_the:8 evenings:-44 event:15 ever:-101 ever_^:-12
ever_say:64 every:-62 every_0:37 every_change:6 every_migration:45
every_morning:-48 every_one:16 every_reminder:9 every_single:-13 every_spring:-2
every_time:9 everybody:31 everyone:-14 everyone_in:-39 everything:-26
everything_^:-61 everything_else:25 everything_that:31 everywhere:-6
everywhere_^:6 ewa:17 exactly:-83 exam:-9 exam_is:16 exam_office:16 examen:11
examen_oral:11 examiner:34 examiner_is:1 examiners:64 example:29 examples:91
examples_work:9 except:29 exception:17 exception_^:15 excess:18 exchange:12
exercise:24 exercise_nine:8 exercises:97 exercises_an:23 exhausted:3 exist:-12
exist_^:-12 expect_the:7 expects:5 expects_0:5 experiments:33 expire:16
explain:11 explain_things:41 explains:-31 explains_a:-12 explanation:-40
explicit:8 export:50 exported:22 extra:18 eyebrows:-24 eyes:97 eyes_^:68
eyes_give:30 face_^:57 fachwörter:11 fact:-16 fact_that:-11 factory:-16
faculty:43 failed:29 failed_download:14 failing:10 failover:39 failover_^:7
fair:-56 fair_^:1 fait:-83 fall:32 falla:25 falling:34 falls:-27 falls_on:1
false:-5 falta:35 families:-11 family:18 famous:-56 fan:-19 fans:-32 fans_and:-1
fans_in:-25 far:-25 far_^:-17 fares:24 farm:-21 fasst:9 fast:-26 faster:17
faster_than:-20 father:-36 faudra:7 faudra_0:7 fault:-57 faults:27 faults_^:27
faulty:38 faut:51 favourite:5 favourite_topic:45 fax:19 fax_gateway:27
feature_flags:12 feed:31 feel:10 feel_like:64 feels:-17 feels_like:-3 fehlt:21
fehlt_nur:16 feira:28 feira_^:28 feiras:-60 fell:-47 fellow:-60 felt:-1 fence:21
fermenter:25 fermenter_five:25 ferry:10 festival:31 festival_beer:26 few:-21
fewer:-13 fibre:5 fica:35 fichier:8 fichier_de:25 field:68 field_at:5 fields:16
fifth:-2 fifty:19 figure:61 figure_for:15 figure_is:35 file:-8 file_at:-50
file_is:-16 files:-122 film:-14 filter:12 fin:15 fin_du:15 finalement:49
finalement_on:1 finally:-25 finance:40 find:3 find_it:-4 find_the:64 finden:-44
finds:-35 fine:93 fine_^:44 finger:24 finger_weg:6 fingers:9 finish:-15
finished:46 finished_the:4 fire:12 fire_brigade:16 firewall:4 fireworks:8
firma:11 firmware:83 first:-16 first_^:65 first_and:65 first_dance:69
first_job:-53 first_thing:-10 first_time:-31 fish:37 fishing:-68 fit:58
fit_into:27 fits:14 fitter:47 five:43 fix_is:7 fixed:18 fixtures:18 flags:22
flaky:27 flame:-26 flash:36 flashcards:21 flat:-31 flat_^:10 flat_and:-25
flat_on:5 flexible:14 flicker:-9 floating:-40 floating_point:-40 floats:47
flood:-38 floor:-73 floor_people:10 floor_polish:-60 floors:-62 floppy:-37
fly:41 fog:-47 fois:-5 folder:79 folder_^:20 folklore:-13 follow:-33
follow_the:-19 fonder:51 fonder_of:51 food:60 food_that:3 football:27
football_examples:9 footnotes_^:5 for:-43 for_0:-62 for_^:63 for_a:-5
for_about:4 for_any:-83 for_anything:-51 for_bearing:-27 for_books:15
for_breakfast:-35 for_decades:-23 for_every:-18 for_everybody:30 for_four:-10
for_half:18 for_hours:-2 for_it:-71 for_looks:-65 for_me:102 for_my:67
for_one:-46 for_our:33 for_six:41 for_the:80 for_them:-7 for_this:46 for_two:-36
for_you:-46 forbids:31 force:6 forecast:-68 forever:-51 forever_^:-49 forfait:1
forfait_groupe:1 forget:38 forget_how:-10 forget_it:-7 forgets:-52
forgets_its:-45 forgetting:-69 forgives:-43 forgot:-80 forgotten:-29
forklift:-61 form:-41 form_^:4 form_back:27 form_is:-54 formeln:11 formulare:-44
forty:-33 foto:26 foto_es:9 found:-108 found_a:-44 found_that:-58 fountain:17
fountain_^:17 four:-58 four_^:-40 four_is:25 four_of:8 fourth:-37
fourth_time:-39 fractions:-69 frame:6 frame_near:-28 frames:-39 frau:28 free:-56
free_^:-31 free_pen:-30 freeze:16 freezer:5 french:10 friday:28 friday_^:27
fridays:18 fridays_^:2 friend:-11 from:-82 from_^:-95 from_a:-28 from_and:-29
from_has:-45 from_here:44 from_is:-32 from_last:35 from_me:58 from_now:21
from_that:15 from_the:94 from_this:16 from_us:1 from_you:48 from_your:4 front:19
frozen:17 frozen_^:17 frío:-70 früh:10 früher:-71 full:35 full_^:-37
full_charge:12 full_so:20 fully:-9 fun:-9 function:-55 functions:26
functions_over:26 funeral:-22 funny:-31 funny_how:-20 furniture:-2 further:2
für:63 für_das:21 für_den:9 für_die:44 g:20 g_^:20 game:-38 gang:-10 gang_^:-10
ganz:-2 gaps:-35 gar:-76 garage:7 garantie:7 garde:11 garde_les:11 garden:-35
gardener:-48 gardens:-55 gas:40 gas_alarm:24 gasta:8 gasta_0:8 gate:56
gateway:58 gatto:-81 gave:49 gave_a:-3 gave_me:26 gb:23 gb_^:12 gearbox:47
gegen:-34 geht:-36 gemeldet:46 general:-32 generally:-35 generally_speaking:-34
generated:2 generations:-35 generations_of:-26 generator:44 gens:-52 gerade:-32
geregnet:-61 gerlinde:35 german:28 gestattet:27 gestattet_^:27 gestern:-57
get:34 get_0:22 get_a:5 get_it:45 get_stuck:4 get_the:43 get_tired:-45 get_to:-8
gets:71 gets_0:2 gets_a:23 gets_lost:34 gets_sent:12 gets_the:8 gets_to:19
getting:67 geändert:28 gibt:9 gibt_es:9 gigas:35 gigas_^:35 gilt:30 gilt_auch:26
give:56 give_me:54 give_up:44 given:30 given_how:25 given_that:11 given_the:7
gives:43 gives_up:14 glad:-10 glad_that:-8 glasses:41 gli:54 globe:-37
gloves:-17 gloves_on:1 glue:-60 go:81 go_^:17 go_and:-22 go_back:-27 go_for:4
go_in:39 go_on:53 go_over:-27 go_to:50 go_with:28 goat:-19 goat_^:-16 goes:40
goes_^:-30 goes_back:1 goes_in:22 goes_into:22 goes_through:50 goes_to:39
goes_up:27 going:1 going_to:118 going_with:8 gone:73 gone_0:38 gone_^:18
gone_from:2 good:-101 goodbye:-37 goods:15 gosto:36 gosto_mais:36 got:89 got_0:6
got_a:2 got_an:16 got_into:-26 got_the:-13 got_through:4 got_to:59 grad:1
grad_^:1 grafana:29 grammar:16 grand:-12 grand_piano:10 grandfather:-29
grandpa's:-4 graph:-39 graphs:-29 great:5 great_uncle:65 green:43 grenzwert:1
grew:-9 grey:12 grinder:1 ground:-28 group:25 groupe:18 groupe_électrogène:6
groups:-27 grupo:3 grupo_de:3 gruppe:30 gruppo:20 gruppo_elettrogeno:20 guard:10
guardan:-13 guess:-8 guess_^:-13 guessed:-26 guessed_that:-26 guest:59 guests:19
guide:37 gulls:-41 gusta:16 gusta_más:16 gustan:7 gustan_más:7 gärkeller:10
gästen:13 gästen_^:13 ha:-37 habe:37 habe_ich:20 haben:36 haben_sie:-2
haben_wir:15 habit:-7 habla:44 hables:21 hables_en:21 hace:-70 had:-48 had_0:-85
had_a:21 had_already:6 had_decided:-21 had_one:29 had_the:-43 haha:-154
haha_^:-154 half:-39 half_an:14 half_of:-63 half_past:9 half_the:-57 halfway:12
hall:5 hall_^:34 hall_and:-4 hallway:44 hammer:-2 hand:-35 hand_^:-51 handed:36
handed_in:8 handler:7 handover:40 hands:31 hands_^:6 hands_off:2 hands_on:2
handshake:-29 handwriting:-24 hang:-72 hang_on:-82 hanging:26 happen:-41
happens:38 happens_on:-53 happens_to:16 happier:43 happier_with:10 happy:-24
happy_to:-28 harbour:-10 hard:-28 hard_^:32 hard_on:-43 hard_to:-12 harder:6
hardly:51 hardly_see:9 hardware:-6 hardware_people:-24 has:8 has_a:36
has_already:32 has_been:24 has_better:-35 has_cost:-17 has_ever:-17 has_gone:-30
has_had:45 has_its:-59 has_moved:8 has_no:4 has_not:23 has_promised:2
has_read:31 has_retired:26 has_room:28 has_signed:5 has_taken:17 has_the:26
has_to:117 has_told:32 hasn't:9 hasta:-61 hat:-51 hat_es:-61 hated:39 hats:-6
hatte:-26 haus:19 have:-48 have_0:-59 have_^:2 have_been:14 have_brought:-22
have_every:2 have_forgotten:-42 have_gone:14 have_guessed:-26 have_left:-3
have_lost:-17 have_made:9 have_my:30 have_no:-17 have_noticed:12 have_one:-16
have_read:-1 have_seen:-15 have_signed:3 have_taken:50 have_talked:20
have_the:42 have_thought:-17 have_to:25 have_walked:-39 have_worked:17
have_yet:-6 haven't:70 having:9 having_to:-4 hay:-41 hay_que:48 he:-18
he_gets:22 he_had:-2 he_has:9 he_said:-3 head_^:-35 head_of:4 headache:-4
headache_^:-4 headcount:5 header:8 heads:24 hear:-64 hear_about:30 hear_from:27
hear_that:-60 hear_the:-45 hearing:17 heat:-33 heater:-19 height:15 height_is:9
held:5 help:-75 help_^:-76 help_desk:-28 help_you:-9 helped:-15 helper:-7
helps:-74 helps_^:-49 her:23 here:-74 here_^:90 here_a:-7 here_and:-38
here_is:-54 here_on:19 here_the:-77 here_we:5 here's:30 here's_one:27 hermana:51
het:-64 heures:-35 heute:-95 hex:-13 hier:-120 high:6 highlight:18
highlight_verbs:18 hills:-13 hilos:9 hilos_^:9 him:-14 hint:6 hints:16 hire:-14
hired:-13 his:-42 his_words:24 history:26 hit:-69 hit_the:-31 hive:49 hives:17
hives_^:9 hm:-91 ho:-11 ho_visto:-28 hocker:6 hofmann's:47 hold_a:16 hold_for:-4
hold_the:3 holder:1 holding:-7 holding_the:2 holdings:51 holdings_in:51 holds:34
holds_0:5 holds_the:12 holiday:-33 holiday_^:29 holiday_and:9 holidays:-9
home:52 home_^:14 homework:22 honest:-58 honestly:15 honestly_a:32
honestly_the:-31 hook:1 hora:-17 horas_a:-12 horse:-38 horses:-39 hospital:3
host:10 hosts:31 hosts_^:5 hot:20 hotel:-18 hotel_had:-23 hotfix:24 hour_^:7
hours:-1 hours_at:-17 hours_before:9 hours_for:-4 hours_of:8 hours_with:-26
house:79 house_^:36 house_style:53 how:-112 how_^:-26 how_a:16 how_it:-2
how_many:16 how_my:10 how_that:27 how_the:-55 how_to:6 how_we:-14 hum:-63
human:-59 humidade:14 humming:-16 humming_in:-16 humour:-29 humour_^:-29
hund:-18 hundred:-39 hundred_times:4 hung:-42 hurry:-26 hurts:71 hurts_my:25
husband_^:-25 huts:8 hätte:-75 hätte_ich:-75 höchstens:50 höchstens_0:8 i:-31
i_always:-16 i_am:-83 i_ask:49 i_can:-26 i_can't:79 i_checked:39 i_could:-80
i_couldn't:27 i_counted:-14 i_decided:-2 i_deleted:-13 i_did:-3 i_do:-53
i_dreamt:-14 i_enjoy:63 i_ever:-74 i_find:4 i_forgot:-27 i_found:-64 i_get:84
i_go:-14 i_got:4 i_guess:32 i_had:-16 i_have:30 i_haven't:26 i_hear:2 i_hope:-13
i_keep:16 i_know:42 i_learn:70 i_like:71 i_looked:37 i_manage:8 i_may:9
i_misread:49 i_move:-24 i_must:-30 i_need:-16 i_never:28 i_once:-43 i_opened:-73
i_prefer:-39 i_put:14 i_read:-19 i_remember:61 i_said:8 i_sat:-34 i_saw:-12
i_say:5 i_see:-61 i_send:25 i_settled:44 i_sleep:9 i_slept:-31 i_spent:-14
i_spoke:26 i_still:25 i_suppose:-23 i_swear:-8 i_take:15 i_think:-8
i_thought:-15 i_took:25 i_turn:5 i_want:50 i_was:-30 i_went:92 i_will:-29
i_work:12 i_would:-8 i'd:57 i'd_be:-28 i'd_like:71 i'd_love:7 i'd_sooner:17
i'll:-16 i'll_take:-48 i'm:-17 i'm_fonder:32 i'm_going:6 i'm_happier:10
i'm_happy:-25 i'm_holding:2 i'm_not:-91 i've:28 i've_been:-38 i've_got:-50
i've_made:39 i've_put:30 ice:43 ich:40 ich_0:5 ich_habe:6 ich_möchte:3 icing:-9
icon:-33 icons:7 id:40 id_sooner:2 idea:9 idea_^:44 idea_how:-55 idea_in:27
identity:18 identity_card:11 idle:12 idle_for:18 ieri:40 if:55 if_a:32 if_he:37
if_i:-53 if_it:55 if_it's:23 if_my:45 if_she:-33 if_that:5 if_the:89
if_theres:49 if_we:-30 if_you:-49 il:-5 il_en:-4 il_est:-7 il_gatto:-77
il_gruppo:20 il_me:48 il_ne:33 il_nous:11 il_y:14 ill:43 ill_the:5 im:-23
im_büro:-8 im_chat:43 im_rollstuhl:18 image:43 image_is:21 imagine:-68
imagine_a:-6 imagine_that:-39 immer:-67 import:62 import_threads:48 importer:13
imports:15 in:-83 in_$:20 in_0:-61 in_?:-27 in_^:58 in_a:-62 in_an:11 in_and:-35
in_anything:19 in_autumn:16 in_both:34 in_den:64 in_der:-24 in_doubt:42
in_each:-9 in_english:4 in_from:22 in_general:-32 in_had:-5 in_has:-83
in_here:-48 in_is:-3 in_its:-5 in_law:-8 in_line:13 in_may:-36 in_mind:16
in_most:-4 in_our:-11 in_place:22 in_school:-3 in_short:-2 in_statistics:27
in_such:-8 in_sync:26 in_ten:-45 in_that:-2 in_the:42 in_they:-44 in_this:78
in_those:5 in_two:25 in_used:-32 in_utc:1 in_which:6 in_winter:-13 in_your:-24
inbox:20 inbox_^:15 included_^:-4 includes:67 includes_the:42 index:64
index_is:2 inglés:51 inheritance:13 inside:21 inside_^:-33 inside_the:60
insieme:-5 insists:18 inspect:21 install:-8 instead:54 instead_^:19
instead_of:37 instruments:-25 insurer:36 interesting:-76 internet:-28
interview:38 into:-50 into_0:-43 into_the:-18 invented:-41 invented_the:-41
invoice:12 invoice_^:-21 invoice_is:16 invoices:78 involves:-68 iron:-4
irons:-31 irregular:8 irregular_verbs:8 is:51 is_$:23 is_0:152 is_^:19 is_a:-51
is_ab:9 is_about:7 is_all:38 is_always:2 is_an:-11 is_and:-21 is_beautiful:-36
is_bringing:26 is_called:34 is_cancelled:35 is_closed:44 is_covered:22
is_drawn:-15 is_empty:11 is_estimated:25 is_fine:59 is_for:81 is_going:42
is_gone:62 is_half:30 is_how:-25 is_ill:27 is_in:21 is_kept:19 is_late:-19
is_leaking:1 is_like:-5 is_made:-6 is_may:19 is_more:-65 is_mr:2 is_my:4
is_new:16 is_not:25 is_nothing:-65 is_off:27 is_on:46 is_one:17 is_only:-11
is_open:16 is_out:32 is_over:-5 is_paid:16 is_plenty:27 is_quarantined:22
is_remarkably:-1 is_reserved:15 is_right:46 is_running:18 is_said:-10
is_simply:-49 is_so:-47 is_something:24 is_still:123 is_that:-28 is_through:1
is_thrown:10 is_to:54 is_too:-13 is_unclear:-26 is_under:-14 is_waiting:2
is_what:-65 is_where:27 is_why:-69 is_with:-51 is_worth:-18 is_your:-24
island:-1 isn't:16 isn't_it:-78 issued:7 ist:-57 ist_0:35 ist_^:18 ist_am:5
ist_jetzt:24 it:-61 it_?:-75 it_about:-13 it_always:-44 it_and:45 it_as:27
it_be:48 it_but:-24 it_can:36 it_can't:-112 it_carries:14 it_clean:47
it_comes:11 it_costs:5 it_for:-59 it_from:29 it_gets:-60 it_goes:-69 it_has:-52
it_helps:-9 it_in:8 it_is:22 it_isn't:18 it_just:-46 it_looked:-8 it_looks:23
it_may:-45 it_must:-36 it_needs:-18 it_never:-24 it_off:-22 it_on:27 it_out:5
it_over:38 it_rained:-5 it_remains:16 it_should:-2 it_stays:48 it_still:-9
it_strange:-22 it_takes:5 it_that:41 it_the:81 it_to:22 it_took:-51 it_up:35
it_was:73 it_well:26 it_when:2 it_will:-44 it_without:25 it_would:48 it's:-16
it's_0:64 it's_a:-13 it's_all:15 it's_going:27 it's_on:20 it's_still:-43
it's_the:103 it's_worth:1 item:16 items_^:1 items_in:5 its:-26 its_a:55
its_first:-51 its_own:-27 itself:-26 j'ai:36 j'aime:10 j'aime_mieux:10
j'avais:-46 jamais:-56 january:-29 jar:5 je:49 je_ne:4 je_préfère:33 jeder:15
jefe:27 jetzt:75 jetzt_fehlt:18 job:-28 job_^:7 job_runner:11 jobs:-8 join:37
join_retries:19 joke:-41 jokes:-76 joking:-35 journaux:11 journaux_0:11
jours_^:11 jug:16 july:-18 july_^:-13 jump:5 junior:9 just:-61 just_a:19
just_now:-20 just_so:30 just_the:-2 kacheln:3 kaffee:-86 kam:-43 kann:-11
kann_ich:-11 karte:62 katzen:-92 kb:54 kb_^:8 keep:54 keep_a:-52
keep_forgetting:-29 keep_my:28 keep_that:27 keep_the:67 keep_their:3 keep_up:-70
keep_wondering:45 keeping:43 keeps:32 keeps_0:9 keeps_pdfs:23 keeps_the:10
kegs:9 kein:-4 keine:10 keinen:-31 keiner:69 keiner_^:37 keller:-9 kept_a:-3
kept_for:45 kettle:-73 key:3 key_^:-26 key_to:11 keyboard:-41 keys:48
keys_that:35 kg:36 kg_^:15 kg_of:13 kids:14 kids_^:36 kill:-30 kilo:8 kilo_^:8
kilobytes:12 kilobytes_^:9 kilometres:-34 kilometres_to:-39 kilos:47
kilovatios:13 kilovatios_^:13 kilowatts:38 kind:-5 kind_to:11 kindly:66 kinds:-9
kinds_of:-9 kitchen:-13 kitchen_has:-11 klausur:24 klausur_dauert:5
klausur_haben:8 knee:-17 knew:-2 knots:-23 know:-7 know_about:-19 know_if:-58
know_that:-10 know_the:16 know_which:42 know_who:9 know_why:42 know_with:-55
knowing:6 knowing_that:-11 knows:80 knows_^:3 knows_the:10 kommen:-33 kommt:65
korrektur:4 kurs:37 kurve:-79 kurze:-33 l'astreinte:31 l'astreinte_^:31 la:-5
la_antena:28 la_base:1 la_caution:8 la_clase:6 la_coupure:12 la_cámara:8
la_cérémonie:17 la_file:-23 la_fin:15 la_lezione:7 la_matrícula:3 la_pluie:-53
la_puerta:22 la_réplica:32 la_sala:56 la_salle:34 la_table:6 la_tarde:-37 lab:27
lab_report:2 label:-56 label_printers:6 labelled:20 labeller:34 ladder:-12
ladders:-8 lag:-3 lag_alarms:6 lags:5 lake:-27 lamps:-21 landlord:7 lang_^:25
lang_und:-26 language:-41 languages:-21 languages_are:-15 large:34 las:6
las_llaves:39 last:21 last_0:-30 last_night:-62 last_night's:3 last_time:56
last_week:-35 last_year:15 lasted:-31 lasts:11 late:-13 late_^:12 late_again:-56
later:-28 later_^:-57 later_departure:22 latin:-30 laugh:-49 laugh_but:-43
laughed:-62 laut:7 lawyers:1 layer:9 layer_refreshes:9 layout:-31
layout_code:-30 le:2 le_code:25 le_délai:10 le_fichier:8 le_forfait:1 le_foto:7
le_groupe:6 le_hall:-42 le_malt:14 le_train:-50 lead:-11 leak:64 leaked:23
leaking:31 learn:68 learn_0:26 learn_the:-11 learned:-99 learned_to:-87
learns:-19 lease:13 leased:22 least:-54 least_^:-11 leave:91 leave_^:8
leave_it:38 leave_me:23 leave_the:40 leaves:100 leaves_from:47 leaves_the:19
leaving:37 ledger:32 leer:-61 left:-44 left_0:34 left_^:-20 left_a:-24
left_behind:-15 left_for:11 left_on:10 left_the:-34 left_to:-12 leg:1 legacy:26
legal:22 leo:17 lerne:18 les:4 les_clés:18 les_enfants:9 les_journaux:11
les_voisins:-52 les_voitures:27 less:53 less_so:61 lesson:89 lessons:19 let:-46
let_me:-83 let_the:57 let's:70 let's_keep:19 lets:15 lets_us:9 letter:17
letter_from:25 letters:-109 letters_^:-28 leute:-17 level:32 level_in:14
lezione:7 licence:34 lid:-29 lid_^:25 lie:-1 lieber:58 lieber_als:30 liebsten:59
liegt:-13 liegt_bei:3 lies:30 lies_^:20 life:-9 lift:-53 lifts:-9 light:-13
light_at:13 like:53 like_a:32 like_my:70 like_that:28 like_the:-33 like_this:-34
like_to:-19 likes:-2 limit:-13 limit_^:1 limit_of:-27 lindqvist:19 line:40
line_0:-19 line_^:35 line_of:-6 line_on:-8 line_with:21 lines:19 lines_are:25
link:-1 linter:16 lisbon_for:9 list:-4 list_^:-7 list_is:12 list_of:10
list_the:-14 listening:17 listening_part:18 litres:16 litri:20 litri_^:20
litros:6 little:-25 little_one:-6 live:60 live_in:12 live_with:36 lived:-57
livre:42 llaves:39 lleva:27 lleva_0:16 lo:26 load:81 load_^:18 load_balancers:31
local:39 lock:19 log:-38 log_is:3 log_level:14 log_of:-46 login:25 logins:-12
logs:29 lol:-154 lol_^:-160 long:-54 longer:96 longer_than:25 longs:50 look:-41
look_almost:-22 look_at:-12 looked:-6 looked_at:-2 looked_it:54 looked_like:-14
looking:-40 looking_at:-38 looks:2 looks_at:24 looks_better:7 looks_great:40
looks_like:4 lookup:62 loop:-54 loop_that:-14 los:-6 los_diagramas:19 lose:-18
lost:-83 lost_0:-20 lost_a:3 lost_in:30 lot:44 lot_^:10 lot_of:11 lote:13
lote_nocturno:13 loud_that:-6 love:7 love_it:-29 love_to:3 loved:-20
lovely_way:-13 low:35 lower:3 luck:-69 luggage:-29 lunch:-43 lunch_^:31 luz:7
länger:33 länger_als:13 läuft:4 límite:5 límite_de:5 lösungen:37 m:1 ma:-32
machine:-100 machine_in:13 machines:30 made:45 made_and:-3 made_up:55 magic:37
magician:-41 mai:-42 mail:65 mail_^:29 mailbox:48 mailbox_^:18 mailboxes:58
mails:85 mails_^:29 mainframe:-32 maintains:15 maintains_the:15 maintenant:31
mais:51 mais_de:51 make:19 make_it:8 make_me:51 make_that:2 make_the:-18
makes:17 makes_it:72 makes_sense:-52 makes_the:21 making:-21 male:27 malt:15
man:-71 man_who:-42 manage:43 managed:1 manages:34 manages_0:34 manual:10
many:-62 many_of:66 many_travellers:-2 map_is:3 maps:-31 mar:-78 margin:-20
marisol:58 mark:61 mark_my:36 marked:21 market:-9 marketing:-16 marks:47
marks_in:24 married:7 match:9 matin:-35 matin_^:-49 matrícula:3 matter:3
matter_of:3 matter_who:13 matters:30 matters_more:28 max:23 may:106 may_0:175
may_be:-31 may_have:-80 may_i:46 may_look:16 may_stay:25 maybe:-8 maybe_0:-5
mb:55 mb_^:9 mbit:2 me:32 me_0:-33 me_^:65 me_a:-29 me_about:18 me_and:16
me_before:46 me_by:5 me_cold:23 me_far:12 me_first:8 me_for:-5 me_gusta:16
me_gustan:7 me_hables:21 me_i:-48 me_if:34 me_in:-17 me_it:-41 me_montres:30
me_more:1 me_off:19 me_on:17 me_one:31 me_reste:33 me_than:40 me_that:-111
me_the:89 me_to:1 me_when:-33 me_whether:11 me_who:3 me_why:20 me_with:17
me_yet:16 meadow:5 meal:75 mean:49 mean_with:10 means:-21 means_a:1
means_that:23 means_the:-9 meant:36 meant_to:13 measure:8 measure_the:24
measured:85 measured_it:16 mechanic:47 median:26 medicine:26 meet:20 meet_in:18
meetings:-72 meets:15 meets_at:14 meglio:51 meglio_con:49 mehr:-43 mehr_als:-49
mein:-25 meine:-37 meine_tante:-66 mejor:-26 melts:35 memo:-7 memorise:2
memory:15 memory_^:-12 mention:43 mentions:2 merchant:-6 merge:32 merged:27
merged_into:10 merging:17 messages:15 messages_are:21 met:-33 meter:26 metres:11
mi:-13 mi_hermana:51 mi_trovo:49 mia:18 mich:55 middle:-11 middle_of:-4
mientras:38 mieux_les:10 migration:32 migration_has:45 milk:22 milliseconds:5
mind:16 mind_^:-37 mind_the:-14 mine:-46 mineurs:27 minha:-24 minors:21 minus:17
minus_one:17 minute:-16 minute_0:-45 minute_^:59 minute_and:15 minuten:1
minuten_^:43 minutes:-4 minutes_^:37 minutes_a:5 minutes_and:-20 minutes_at:22
minutes_each:16 minutes_of:-11 minutes_on:22 minutes_west:6 minuti:7 minuti_^:7
minutos:-45 minutos_^:57 mio:-38 mir_wäre:25 misread:49 misread_the:49
missed:-18 missing:83 missing_is:8 misst:29 misst_0:5 mistake:16 mistakes:95
mistakes_in:46 mit:-61 mit_0:-23 mit_bildern:11 mit_dem:4 mix:35 mix_up:18 ml:16
ml_for:16 mm:4 mm_^:4 mobile:48 mock:51 mock_came:13 mock_oral:16 modem:-46
moi:16 moment_^:23 moment_ago:43 monday:69 monday_^:10 mondays:-88 mondays_^:-45
money:9 monitor:-35 monitoring:-24 montage:-51 month:3 month_^:16 montre:-37
montres:33 moon:-32 more:-13 more_^:80 more_about:-23 more_of:15 more_often:-36
more_than:-4 more_to:32 morgen:23 morning:25 morning_^:86 morning_at:-57
morning_the:8 mornings:14 most:-35 most_0:5 most_^:46 most_is:34 most_of:-88
most_people:-31 mostly:48 mostly_because:54 mother:30 mother_is:11 mother's:8
mounts:32 moustache:-54 move:21 moved:67 moved_the:4 moved_to:51 moves:-70
moves_on:-47 moving:-32 mr:57 mr_aldous:6 mrs:31 ms:52 ms_^:15 much:-64
much_^:10 muchas:-63 mucho:8 mum:21 mum's:12 mum's_seat:11 music:-35 music_^:-68
mussten:-85 mussten_wir:-85 must:-189 must_be:-84 must_have:-94 must_not:36
must_think:-14 muy:-4 mx:23 mx_records:22 my:2 my_answer:28 my_asked:-67
my_aunt:-3 my_best:-23 my_boss:-14 my_brother:58 my_counted:-37 my_dad:29
my_daughter:-4 my_desk:-3 my_enrolment:17 my_examiner:1 my_eyes:97 my_family:-10
my_father:-36 my_favourite:5 my_first:-86 my_grandfather:-45 my_hands:48
my_head:6 my_is:-38 my_kids:36 my_knee:-21 my_mind:52 my_mistakes:91 my_mock:8
my_mother:14 my_mother's:8 my_neighbour:-17 my_nephew:14 my_notes:7 my_old:12
my_once:-24 my_own:23 my_parents:28 my_passport:22 my_phone:60 my_says:-44
my_side:-26 my_sister:9 my_still:-19 my_teacher:31 my_theory:-21 my_thinks:-21
my_work:16 myself:44 myself_^:34 myself_before:14 más:99 más_^:24 más_de:7
más_las:7 máximo:29 máximo_0:9 máximo_de:9 même:-8 möchte:3 n:25 n_minus:17
n'est:16 na:-43 nach:20 nach_rücksprache:27 nada:48 nada_de:11 name:61 name_^:7
name_for:-11 name_of:24 name_on:9 named:-25 names:-9 names_^:-73 natural:-28
ne_faut:13 ne_peut:9 ne_redémarre:13 ne_sait:19 near:-164 near_^:-55
near_the:-14 near_they:-14 nearly:-6 nearly_all:-2 need:7 need_0:8 need_a:-27
need_is:-1 need_the:19 need_to:30 needed:-24 needed_a:-6 needs:61 needs_0:-45
needs_a:91 nehmen:43 neighbour:12 neighbour_^:13 neighbours:12 neither:-38
nervous:-6 nested:-38 nested_proxies:-32 network:4 netz:22 netz_^:22 neue:39
neun:-78 never:-154 never_a:-29 never_found:-17 never_got:15 never_had:-7
never_have:-26 never_know:-55 never_once:-2 never_thought:-7 new:7 new_^:3
new_hire:-14 new_one:21 new_words:28 news:14 next:-22 next_door:-47
next_morning:11 next_to:17 ni:55 ni_una:34 nice:-4 nice_to:-21 nicer:-15
nicer_^:-45 nicer_than:21 nicht:97 nicht_in:15 nichts:-6 nichts_verloren:31
nie:-56 niemand:19 night:-55 night_^:-27 night_in:-34 night_is:13
night_shift:-17 night_train:24 night's:3 nightly:39 nights:57 nine:34 nine_^:21
nineteen:-25 nineties:-3 ninety:-2 ningún:38 ningún_otro:31 no:104 no_^:-43
no_clue:24 no_fireworks:8 no_go:12 no_hurry:-24 no_idea:-4 no_le:23 no_lo:11
no_longer:59 no_me:47 no_more:1 no_one:-2 no_place:9 no_se:28 no_signal:-7
no_two:-26 no_way:46 no_wonder:-59 nobody:-4 nobody_could:32 nobody_else:5
nobody_ever:33 nobody_gets:8 nobody_has:79 nobody_is:-35 nobody_reads:-40
nobody_wants:36 nobody_was:-33 noch:-8 noch_0:-50 noch_das:6 noch_die:4
nocturno:13 nocturno_tarda:13 nodes:-22 noise:-93 noisy:80 noisy_work:34 non:-63
non_si:29 none:46 none_^:14 nord:3 normal:-76 normal_^:-6 north:4 north_gate:14
north_of:-18 northern:5 nos:35 nos_quedamos:8 nosotros:3 not:85 not_^:11
not_a:43 not_at:20 not_be:-26 not_been:45 not_believe:-50 not_by:8 not_exist:-12
not_find:2 not_have:4 not_help:-20 not_in:19 not_more:29 not_say:-12 not_the:-20
not_to:-16 not_with:31 note:1 notes:-85 notes_^:4 notes_and:-4 notes_in:-75
nothing:13 nothing_^:30 nothing_about:31 nothing_and:-69 nothing_else:-24
nothing_gets:20 nothing_goes:21 nothing_in:64 nothing_is:-34 nothing_new:-44
noticed:14 noticed_^:22 nouns:2 nous:25 nous_avons:-1 novel:32 novels:56
november:-17 now:28 now_^:2 now_and:-11 now_has:46 now_is:32 now_on:17
now_the:11 now_we:-32 now_would:4 nowhere:69 nudge:17 nuevo:9 nuit:15 nuit_^:15
number:60 number_0:-10 number_is:2 number_the:30 numbers:56 numbers_^:7
numbers_as:2 nunca:-56 nur:157 nur_nach:27 nur_noch:26 nurse:26 nurse_and:23
nurses:12 nursing:37 nursing_school:37 nuts:20 nuts_are:20 não:38 não_pode:3
nächstes:31 o:-64 o_ecrã:38 o_sensor:14 ob:14 odd:4 of:-69 of_0:28 of_^:-14
of_ab:4 of_all:52 of_an:-60 of_are:-28 of_both:12 of_cascade:13 of_course:-42
of_downtime:12 of_each:8 of_four:-27 of_humour:-29 of_it:56 of_july:-39
of_memory:8 of_my:-73 of_our:52 of_ours:-12 of_paint:19 of_people:30
of_questions:-45 of_reading:32 of_ten:-31 of_that:-28 of_the:-13 of_their:-4
of_them:-8 of_these:-48 of_this:53 of_those:-45 of_thumb:-18 of_us:-72
of_use:-71 of_wax:-18 of_way:106 of_which:-25 of_you:41 of_your:18 off:44
off_0:5 off_^:-27 off_and:-33 off_at:32 off_every:14 off_for:27 off_my:10
off_the:76 offer:49 office:-96 office_^:48 office_has:-55 office_in:-46
office_is:-12 offline:-42 often:-47 often_tell:-6 often_than:-29 ohne:-3 ojo:1
ok:-55 ok_and:1 ok_so:21 okay:6 old:-35 old_address:18 old_contract:2 old_name:1
old_saying:-33 older:4 oma:5 oma_ist:5 omg:-41 on:-6 on_0:-24 on_?:10 on_^:26
on_a:-16 on_account:19 on_all:33 on_any:-50 on_avait:-26 on_call:23 on_days:-16
on_earth:-43 on_file:12 on_for:-25 on_friday:5 on_fridays:18 on_garde:11
on_how:16 on_it:57 on_its:36 on_leave:6 on_may:96 on_me:33 on_monday:14 on_my:26
on_ne:-26 on_one:-13 on_our:-7 on_paper:41 on_saturday:12 on_small:-10 on_so:8
on_some:-41 on_sunday:21 on_that:37 on_the:-29 on_this:86 on_to:26 on_top:20
on_until:27 on_us:25 on_wednesday:16 on_when:-7 on_which:-9 on_your:24
on_yourself:-33 once:-73 once_^:16 once_a:1 once_the:-39 once_waited:-42
once_which:-7 once_you:8 one:-61 one_^:28 one_and:32 one_asked:-25 one_before:1
one_big:11 one_can:-40 one_folder:22 one_from:-32 one_in:-39 one_is:55
one_long:27 one_more:-33 one_needs:10 one_of:-8 one_person:-22 one_point:26
one_reads:10 one_sees:-11 one_that:4 one_the:11 one_thing:93 one_to:27
one_took:20 one_types:10 one_was:34 one_who:-13 one_with:-38 one_would:-47
one_you:12 ones:14 ones_^:33 ones_with:-20 only:-2 only_0:29 only_^:7 only_a:16
only_in:9 only_my:-57 only_one:-43 only_the:42 only_to:27 only_while:6
only_with:-2 ont:-60 open:-39 open_^:-34 open_a:7 open_and:-17 open_fire:46
open_the:-14 open_with:-35 opened:-30 opens:-13 opens_^:26 opens_at:-31
opera:-16 opinions:-49 opposite:-1 or:30 or_do:25 or_does:44 or_is:6 or_just:15
or_so:-84 or_the:1 oral:51 oral_vale:11 orchard:36 order:-8 order_^:-46
order_of:9 ordinary:-42 organic:6 organic_chemistry:6 original:-11 orm:30 os:28
other:-47 other_^:-44 other_side:41 otherwise:71 otherwise_^:8 otherwise_the:31
otro:31 otro_sitio:31 ottilie:19 our:37 our_first:7 our_office:-19
our_school:-10 ours:28 out:109 out_0:-13 out_^:52 out_about:28 out_and:45
out_at:4 out_every:3 out_for:27 out_i:12 out_if:2 out_of:37 out_the:41
out_there:36 out_who:-60 outage:-66 outline:30 output:-25 outside_the:31
outstanding:8 oven:1 oven_draws:28 over_0:6 over_^:-17 over_at:35 over_on:33
over_the:-58 overflow:9 overflow_kegs:9 owe:12 owed:-22 owner:64 owner_^:17
owners:21 owns:21 owns_the:16 pace:-49 package:-16 packet:9 page:-48 page_^:-72
page_the:23 pagers:7 pages_on:-11 paint:33 paint_it:7 paint_the:16 painted:-2
painter:15 painters:-6 pair:2 pair_in:10 palabras:22 palabras_^:17 pallets:17
panadería:-42 pancakes:-117 panel:-20 paper_^:5 paper_birds:-8 papers:8 par:-29
par_le:34 para_el:9 para_o:41 paragraph:40 paragraphs:21 parallel:7 parcel:39
parcels:13 parents:115 park:33 parking:49 parrot:-46 parser:-3 part:58
part_is:-10 part_of:-6 partner:21 parts:45 parts_arrive:36 party:7 party_^:-3
pas:75 pas_de:61 pas_dépasser:4 pas_le:7 pas_me:24 pass:-34 pass_^:7 pass_the:27
passe:48 passe_par:25 passe_à:4 passed:-21 passed_on:-5 passen:10 passenger:7
passport:39 passport_^:14 passport_scan:5 password:-74 password_^:-40
password_i:-27 passwords:-21 past:23 past_tense:32 patch:11 patience:-55
patient:-20 patient_names:5 patients:-27 patterns:-10 paying:1 pays:73
pays_for:49 pdfs:23 pdfs_for:23 peindre:9 pen:-8 pencil:11 pens:-43 people:-15
people_^:48 people_and:33 people_come:4 people_in:-39 people_leave:-34
people_rang:46 people_remember:22 people_speak:-26 people_than:29 people_were:35
people_who:-17 people_wrote:-4 per:45 perché:15 perché_il:15 perfect:-11
perfectly:-36 permit:43 person:-18 person_who:-54 personne:-44 personne_ne:-53
personnes:-31 petit:-40 pettersen:1 peut:9 peut_pas:9 pharmacist:-21 phone:33
phone_^:65 phone_call:22 phone_calls:29 phone_is:-45 phones:-10 phones_^:-55
photo:-36 photo_of:-4 photograph:32 photographs_^:-2 photos:-32 photos_of:9
phrase:-1 physics:6 piano:-38 piano_has:35 piano_teacher:-1 pick:19 picking:6
picks:-8 pickup:9 picture:-100 picture_^:-42 pictured:-54 piece:46 pieces:-45
pigeon:-1 pilot:30 pin:-12 pipe:53 piso:14 pitch:-51 pizza:-49 più:78 place:-16
place_^:21 place_in:9 places:-4 plain:26 plan:11 plan_for:3 plan_your:-27
planes:11 planned:-7 planning:4 plants:-18 platform:45 play:43 play_the:16
played:-79 played_cards:-57 plays:-64 plays_the:-64 please:6 please_^:52
please_don't:-4 please_mark:14 please_my:45 plenty:46 plot:3 plots:19 pls:41
pls_^:12 plug:-7 plugged:7 plugged_in:7 pluie:-53 plums:-49 plus:35 plus_de:5
pode:11 poem:-29 point:17 point_^:-40 point_a:6 point_is:10 point_of:37
points:45 points_^:35 points_and:3 points_in:2 points_to:18 policy:47 polish:-60
pool:31 pool_^:4 poor:24 popular:-10 popular_in:-2 por:18 por_la:10 porque:14
port:-50 port_0:23 porte:16 porter:37 possible:10 post:6 postgres:36 postman:-9
potatoes:-28 pots:-21 pour:97 pour_la:24 pour_le:33 pour_les:38 power:-8
power_button:-4 power_feed:25 ppl:28 ppm:26 ppm_^:26 practical:54 practice:-41
predefinita:4 prefer:-26 prefer_the:-36 prefers:-18 prefiero:38 prefiero_que:27
prefix:3 prendiamo:26 present:10 presque:4 presque_vide:4 press:58 preview:1
price:-25 prices:10 primary:2 printed:-7 printed_the:-29 printer:-19
printers:-73 pro:26 pro_woche:3 probability:10 probably:-30 problems:33
problems_a:28 process:-4 product:-52 production:25 professor:11 profile:-13
profile_from:-16 program:-42 programming:-36 programming_language:-20
project:-51 projection:-28 promise:53 promised:-50 promised_it:-39 promised_to:2
proof:-64 proper:1 properly:-18 prototype:-4 proud:3 proud_of:3 proxies:-32
proxy:26 pruebas:44 pruebas_usa:4 prática:28 préfère:33 prüfung:18
prüfung_dauert:1 public:49 pueblo:-21 puerta:22 puerto:25 puerto_0:3 puerto_de:9
pull:19 pull_request:15 pulled:25 pulls:6 pump:36 pump_four:18 pun:-32 punkte:32
punkte_^:26 puntos:34 puntos_^:11 puntos_en:13 pupils:-40 push:4 pushed:32
pushed_the:26 put:51 put_it:-14 put_me:-8 put_the:17 put_you:25 puts:2
putting:-4 px:9 px_^:9 qu'il:-22 qu'on:42 quand:-95 quarantined:57
quarantined_^:42 quarter:-6 quarter_^:-7 que:-59 que_0:2 que_a:17 que_de:5
que_el:-61 que_la:-63 que_las:18 que_les:37 que_me:31 que_nadie:-15 que_se:-25
queda:32 queda_por:13 quedamos:8 quedamos_con:8 quedan:30 quedó:20 queries:12
query:43 question:-14 question_^:-42 questionnaire:14 questionnaire_consists:1
questions:-18 questions_^:14 queue:-18 queue_at:-46 queue_in:-18 queue_now:7
queue_topic:17 qui:19 quickly:-28 quiet:-43 quietly:-19 quite:-12 quiz:7
quién:31 quota:2 quote:19 quote_the:-7 quoted:6 qué:-99 r:8 rack:-5 racks:-15
radiators:13 radio:-63 radio_on:-20 radios:-63 rail:4 railway:13 railway_has:26
rain:-91 rain_^:-38 rained:-5 rang:15 rarely:-56 rate:-7 rather:9 rather_be:-63
rather_have:20 rather_than:56 raw:29 reached:55 read:10 read_^:3 read_and:13
read_it:16 read_like:-17 read_only:63 read_that:-61 read_the:-19 reader:-27
readers:25 reading:-88 reading_about:-15 reading_an:20 readings:47 reads:20
reads_ab:3 reads_along:64 reads_better:18 reads_the:13 ready:43 real:30
really:-73 reason:-7 reason_^:23 receipt_^:-17 receta:-18 rechnen:32
rechnen_wir:13 rechnung:30 record:17 records:31 red:9 red_and:34 redo:8
redo_the:8 redundancy:-20 redémarre:13 refers:-12 refers_to:-12 refilled:-40
refreshes:9 refreshes_every:9 refund:23 refund_goes:11 refuse:55 register:27
registered:41 registry:34 regression:60 regulations:51 rehearsal:7 reichen:20
reisetag:16 reisetag_^:16 rejects:28 release:71 release_branch:51 rely:14
rely_on:14 remains:60 remains_is:23 remarkably:-1 remarks:26 remarks_in:26
remember:-21 remember_the:-50 remind:35 reminder:14 reminds:-33 reminds_me:-33
rename_the:-12 renamed:2 render:30 render_timeout:12 renewed:22 repair:26
repaired:37 repariert:-51 repeats:13 repeats_every:13 replaced:35 replacement:26
replacement_has:15 replacement_van:8 replica:24 replica_two:17 replicas:21
replicas_^:9 replication:21 replication_lag:6 report:31 report_^:4 reported:27
reported_0:27 reports:44 repository:15 request:35 request_^:25 requests:-40
reserved:22 resit:40 resit_in:27 resolve:-28 respaldo:17 respaldo_tarda:17
response:-27 rest:-34 rest_of:-28 reste:64 reste_à:42 restore:40 restored:5
result_pages:10 results:11 results_in:3 retention:17 retired:29 retries:-70
retries_in:3 retry:13 return:44 returned:36 returned_^:32 returns:-49
reverted:27 review:59 review_^:13 revised:40 revision:11 revision_day:7
ribbons:46 rich:-21 riddle:4 rieger:19 right:-53 right_^:-32 right_of:62
rights:23 ring:66 ring_the:8 rings:-1 ringtone:-77 rinse:64 rinsed:23
rinsed_and:23 rinsing:16 rinsing_step:16 rises:-13 river:-40 road:-5
roasters:-24 role:41 rollstuhl:18 roof:-31 roof_is:7 room:3 room_^:20 room_and:8
room_for:40 room_is:33 rooms:32 rosa:32 rosa_is:27 rosalind:49 rose:47 rota:21
rotated:17 rotation:-22 rotation_^:-22 roughly:-7 round_to:27 route:30 row:-30
rows:-41 rows_^:10 rows_and:-4 rows_in:36 rule:-8 rule_of:-8 rule_that:-6
rules:-12 run:13 run_^:8 run_it:5 run_on:2 runbook:31 runner:11 runner_is:11
running:95 running_^:27 running_again:13 runs:52 runs_as:1 runs_on:18 rush:23
réplica:32 rückflug:5 rückflug_der:5 rücksprache:27 s:-11 s_^:12 sacs:14
sacs_^:14 sacó:13 sacó_0:13 safe:13 said:20 said_0:20 said_it:-14 said_the:49
said_to:-14 sait:19 sake:17 sake_of:17 sala:64 sale:19 salen:28 sales:48
salle:45 salt:7 salt_melts:35 same:-103 same_^:-11 same_as:-20 same_people:-21
same_size:-22 same_thing:-16 same_to:50 sample:25 sample_test:9 samples:18
sandwiches:-27 sang:-7 sank:18 sans:11 sat:-94 sat_on:-63 saturday:23 save:-36
saved:24 saw:-45 saw_the:26 say:61 say_0:10 say_^:22 say_a:-61 say_and:-10
say_in:-5 say_so:45 say_that:-40 say_what:-28 say_whether:50 say_why:34 saying:2
says:39 says_0:16 says_^:-34 says_a:2 says_it:-20 says_nothing:31 says_on:29
says_so:8 says_statistics:-30 says_that:-11 scaffolding:29 scala:4
scala_predefinita:4 scale:1 scales:38 scanned:41 scanner:10 scanners:17 scans:30
scares:7 scares_me:7 schaffe:38 schaffe_ich:38 scheduler:-9 schema:5 scheme:8
schlüssel:-19 schlüsselübergabe:31 school:28 school_^:45 school_and:-6
school_in:32 school_we:-6 schule:-35 schüler:30 schüler_^:30 scope:25 score:12
scratch:51 scratch_what:23 screen:78 screenshot:2 screenshots:5 screenshots_^:5
script:39 sdk:5 se:-18 se_queda:8 sea:-40 sea_^:-7 seal:20 search:39 season:-15
seat:81 seat_by:12 seats:43 seats_are:1 seats_in:22 second:-31 second_day:-36
second_half:-27 second_one:-21 second_or:-39 second_power:25 secondes:25
secondes_^:25 seconds:59 seconds_^:72 seconds_for:28 seconds_on:13 secours:3
secrets:20 see:-62 see_^:-17 see_a:-20 see_ab:1 see_it:-17 see_on:15 see_the:-39
see_what:-50 see_why:-13 seeing:70 seeing_that:108 seems:-39 seems_to:-39
seen:-10 seen_the:-4 sees:-110 sees_0:-42 seguridad:26 seguro:14 seguro_cubre:4
sein:8 sein_^:8 sekunden:15 sempre:-79 sempre_che:-48 send:59 sends:-40
sense:-46 sensor:57 sensor_de:14 sent:-22 sent_back:17 sentence:31 sentences:33
sera:55 serial:15 series:-40 seriously:11 seriously_^:27 served:-1 server:-58
server_room:-66 service:45 service_admits:5 serviced:-4 servidor:-31
servidor_de:3 ses:-79 session:79 session_^:23 session_may:18 set:5 set_^:7
set_has:-31 set_of:6 set_the:17 settled:97 settled_on:44 seven:74 seven_^:-8
seventies:-41 seventies_^:-41 seventy:-26 shape:-22 shape_with:-22 share:-20
share_it:-5 share_of:-12 shared:45 shared_mailboxes:21 shared_with:16 she:44
she_could:-30 she_had:-11 she_has:59 she_never:-9 sheet_^:-27 shift:18 shift_^:5
shift_has:-49 shift_reported:27 ship:12 ship_the:25 shipped:-10 shoes:-10
shop:35 short_ones:1 should:-23 should_be:51 should_have:-75 should_never:-2
should_see:-71 should_the:21 shouldn't:30 shouts:1 show_me:10 showed:-9
showed_the:-12 shows:-55 shows_a:-31 shows_up:7 si:10 si_falla:25 sich:-32
sicher:-47 sick:7 side:36 side_^:63 side_of:5 sie:-12 siempre:-110 sign:20
signal_^:7 signature:46 signatures:-2 signed:-11 signed_it:7 signing:4 signs:20
signs_for:15 signs_off:1 silence:-22 silent:38 sillas:3 sillas_^:3 simple:-2
simply:-121 simply_a:-43 simulacro:13 simulacro_^:13 simulations:-23 sin:53
since:55 since_^:-19 since_it:-30 since_nobody:-22 since_ten:27 since_the:48
sind:-12 sing:-29 singer:-46 single:-46 sister:20 site:59 sitio:31 sitio_^:31
sits:10 sits_at:8 sitting:11 six:-13 six_^:27 sixteen:26 size:-18 size_^:-10
size_it:13 skating:-61 sketch:-24 sketch_of:-25 skip:18 skip_the:15 sky:-53
sleep_^:15 sleep_better:-1 sleep_bug:23 sleeps:24 sleeps_0:24 slept:-38
slept_0:-25 slept_on:13 slide:1 slides:-11 slip:32 slips:2 slips_to:2 slot:6
slots:17 slots_^:32 slow:-14 slower:-28 slowly:24 slowly_with:35 small:-1
small_^:-4 smaller:15 smell:-60 smell_of:-4 smells:-98 smells_of:-82
smile_and:18 snapshots:17 snippet:-5 so:-10 so_^:-12 so_a:44 so_cutover:2
so_every:38 so_far:-35 so_i:27 so_i'm:10 so_in:20 so_it:-67 so_it's:-29
so_many:-28 so_much:-27 so_no:9 so_nobody:21 so_nothing:21 so_quiet:-59
so_that:89 so_the:-9 so_we:8 social:-27 socket:9 sockets:11 sofort:15
software:-34 soir:-20 solche:-49 sold:1 sollte:16 solo:24 solutions:58 solved:54
some:-98 some_of:17 somebody:-22 somebody_from:10 somebody_has:3 somebody_in:-49
somebody_left:-24 somebody_must:-22 somebody's:18 someone:12 someone_who:38
something:-38 something_^:-37 something_is:-17 something_that:-14
something_to:37 sometimes:-18 sometimes_i:-12 somewhere:-91 somewhere_in:-31
somewhere_that:-70 son:-6 song:-93 songs:-74 sonst:8 sont:17 soon:44 soon_as:44
sooner:74 sooner_have:19 sorry:-9 sorry_for:-29 sort:-24 sort_of:-9 sorted:5
sorten:-26 sound:-38 sound_like:-5 sounded:14 sounds:-27 sounds_^:17
sounds_as:-9 sounds_like:-6 soup:-65 soup_^:-3 soup_is:-55 source:-32 southern:8
space:1 spam:7 spare:38 spare_key:7 speak:38 speak_of:10 speak_slowly:35
speaking:-35 speaking_the:-34 speeches:13 speeches_start:13 spelling:35
spending:1 spent:-46 spiegazioni:21 splash:49 splash_screen:49 split:1 spoke:25
spoken:1 spreadsheets:-28 spreadsheets_are:-20 spring:13 spring_^:-11
spring_so:17 sql:15 sql_than:30 sqlite:12 stack:-37 stack_trace:-13 staff_is:-21
stage:44 staging:20 staircase:-28 stairs:-65 stairs_^:-29 stamp:-9 stamp_^:-28
stand:-2 standby:15 standby_phone:8 standing:-55 standing_up:-42 stands:54
stands_at:41 start:76 start_at:29 start_of:9 start_with:6 started:-101
starting:21 starting_with:21 starts:59 starts_at:20 state:1 station_^:22
station_in:-9 statistics:-8 statistics_and:27 status:43 status_page:27 stay:29
stay_idle:18 stay_in:-27 stay_on:11 stayed:-21 stayed_in:-21 staying:5
staying_with:5 stays:104 stays_at:15 stays_behind:2 stays_in:51 stays_out:1
stays_where:12 stehen:-46 steht:30 stellen:5 step_is:7 steps:-46 steps_and:-46
stick:4 stick_^:-1 sticker:66 sticker_^:29 sticks:-39 sticks_with:12 still:23
still_a:32 still_don't:28 still_for:-7 still_have:4 still_hear:-25
still_sitting:10 still_talk:-23 still_unclear:45 stock:36 stock_am:8 stood:-3
stood_still:-7 stop:94 stop_^:35 stop_at:3 stopped:-28 stops:-10 storage:57
storage_^:19 store:17 store_the:-4 stored:-25 stories:39 stories_^:-9
stories_stick:30 storm:-13 story:-33 story_^:3 story_of:-7 stove:-17
stove_and:-7 strange:-45 stranger:-18 strangers:37 streams:80 streams_in:41
street:-22 stretch:20 stretch_it:12 stricter:26 string:-16 strings:1 strong:-2
stuck:13 stuck_^:36 stuck_in:-5 student:-34 students:-65 studies:-16 stuff:40
stunden:-56 stunden_über:5 stupid:54 style:41 subjunctive_is:14 such:-74
such_a:-3 suffit:43 suffit_^:43 suit:41 suit_me:3 suit_us:31 suitcase:8 sum:-40
summer:-53 summer_^:16 summer_in:-5 summer_we:-24 sun:-25 sunday:13
supermarket:-31 supplier:-14 supply:19 support:-17 support_is:10 supposed:-6
supposed_to:-6 sure:-5 surname:6 surprising:-14 surtout_pas:45 survive:7
survived:-12 swallows:-48 swan:-36 swap:14 swear:-26 swears:-46 swimming:5
swimming_^:-6 swimming_pool:-14 switch:56 switched:7 switched_off:7 switching:2
switching_to:2 sworn:-18 symbols:19 sync:51 sync_^:3 sysadmin:-3 system:14
system_^:17 systems:-4 table:81 table_^:20 table_des:1 table_for:-7 table_is:11
table_of:19 table_salt:35 tablecloths:19 tables:97 tables_^:40 tablet:55
tablets:45 tabs:39 tage_^:18 tagged:16 take:-28 take_0:34 take_^:18 take_a:-11
take_it:14 take_the:56 take_three:-30 take_your:-105 taken:76 taken_the:18
takes:125 takes_0:60 takes_a:13 takes_about:-18 takes_the:3 talk:-42
talk_about:-56 talk_to:57 talked:52 talked_it:38 talking:-21 talking_about:-21
talks:-12 talks_to:-13 tall:15 tamaño:9 tamaño_máximo:9 también:15 tank:91
tante:-66 tap:9 tap_needs:4 tape:6 tapes:35 tarda:38 tarda_0:38 tarde:-37
target:4 tariff:12 tasks:1 taste:-14 tax:21 tax_form:8 taxi:28 te:9 tea:-50
teacher_is:19 team:33 technical:-28 technician:21 television:-30 tell:60
tell_a:-19 tell_me:40 tell_the:33 tell_us:6 tell_which:50 tell_you:-80 telling:9
tells:9 tells_me:-26 tells_you:77 temperature:6 temporary:24 temps:-65
temps_^:10 ten:-56 ten_kilometres:-38 ten_past:27 ten_years:-36 tenant:46
tends:-19 tends_to:-19 tengo:27 tense:32 term:4 termin:58 terms:45 terrible:-9
test:107 test_^:4 test_has:29 teste:38 teste_^:38 tests:40 text:69 text_the:24
textbook:15 textbook's:25 texte:24 texts:28 than:61 than_a:115 than_any:-3
than_of:46 than_one:2 than_people:-11 than_the:-49 than_wait:3 than_with:28
thank:-60 thank_you:-60 thanks:-68 thanks_for:-46 thanks_that:-29 that:-94
that_$:2 that_^:-67 that_a:-39 that_all:-25 that_cannot:24 that_colour:30
that_computers:-12 that_day:13 that_even:-27 that_every:-45 that_for:12
that_goes:38 that_has:-35 that_have:30 that_hour:-15 that_in:49 that_includes:55
that_is:21 that_it:-7 that_kind:68 that_lab:-6 that_leaves:40 that_library:-6
that_makes:22 that_my:19 that_no:-15 that_nobody:-54 that_one:-31 that_only:9
that_out:32 that_page:-48 that_pool:7 that_reminds:-23 that_says:42
that_somebody's:28 that_sounds:8 that_stick:35 that_story:-15 that_takes:1
that_the:-42 that_they:20 that_this:9 that_time:16 that_was:46 that_we:25
that_went:54 that_would:-62 that_you:27 that's:90 that's_a:-22 that's_all:8
that's_how:47 that's_that:16 that's_the:16 that's_what:53 thats:59 the:15
the_0:-7 the_accordion:-62 the_accounts:1 the_afternoon:-44 the_agent:-40
the_airline:25 the_aisle:17 the_alarm:1 the_answer:-16 the_archive:29
the_article:1 the_attic:-7 the_auditors:12 the_autumn:38 the_average:-6
the_baby:25 the_back:5 the_badge:4 the_bag:28 the_band:25 the_bank:-59
the_barn:58 the_base:4 the_basement:-54 the_battery:28 the_beer:9 the_bees:40
the_bench:14 the_best:-66 the_big:-53 the_bill:2 the_blue:42 the_board:38
the_boat:-33 the_boathouse:15 the_boiler:5 the_book:-20 the_booking:-9
the_bookmarks:39 the_border:18 the_box:-9 the_boy:26 the_branch:-44
the_bright:65 the_build:18 the_building:-14 the_bus:-81 the_buzzer:15
the_cabin:33 the_cabinet:-36 the_cabins:11 the_cable:-22 the_cache:4 the_cage:38
the_cake:92 the_call:-10 the_callback:-17 the_calves:1 the_canoe:31
the_canteen:-36 the_caretaker:17 the_cat:-53 the_caterer:19 the_cell:5
the_cellar:47 the_certificate:24 the_change:-5 the_cheaper:3 the_children:3
the_children's:7 the_choice:10 the_choir:4 the_ci:12 the_city:-25 the_class:-5
the_cleaners:16 the_clerk:4 the_client:-23 the_clinic:8 the_clock:25
the_clocks:-48 the_club:46 the_coast:-30 the_code:28 the_coffee:-27
the_colour:12 the_commit:-36 the_committee:2 the_conference:-17
the_connection:38 the_contract:-3 the_copy:-40 the_corridor:-12 the_cottage:28
the_count:12 the_counter:7 the_courier:25 the_course:20 the_court:8 the_cover:42
the_crane:11 the_crash:21 the_crew:43 the_culprit:2 the_current:-31
the_cursor:-5 the_curtains:16 the_curve:-89 the_customer:-17 the_dark:51
the_dashboard:-27 the_database:13 the_date:22 the_day:41 the_dead:19
the_dealer:19 the_demo:-41 the_deposit:25 the_device:9 the_dinner:49
the_dishes:8 the_doctor:40 the_door:-10 the_doorbell:-100 the_draft:4
the_driver:7 the_duplicates:43 the_earlier:13 the_early:-2 the_electrician:9
the_emulator:11 the_end:34 the_error:38 the_essay:32 the_evening:41 the_exam:-20
the_examiner:18 the_examiners:39 the_examples:10 the_excess:18 the_exercises:62
the_export:21 the_faculty:43 the_family:37 the_fan:-20 the_fans:-39 the_farm:-37
the_fast:12 the_faulty:38 the_fax:10 the_fellow:-60 the_ferry:5 the_festival:26
the_field:34 the_file:33 the_finance:24 the_fire:14 the_firewall:18
the_firmware:33 the_first:-63 the_fix:7 the_flaky:15 the_flood:-38 the_floor:-14
the_forklift:-61 the_form:-20 the_forms:3 the_fourth:-39 the_free:19
the_freeze:2 the_freezer:5 the_fridge:22 the_full:11 the_fun:-8 the_garage:7
the_garden:14 the_gas:48 the_gearbox:23 the_generator:12 the_goat:-18
the_goods:15 the_graph:-29 the_graphs:-30 the_grey:12 the_hall:30 the_hallway:44
the_harbour:-22 the_hard:43 the_hardware:22 the_head:-22 the_hearing:5
the_heart:-12 the_help:-2 the_helper:-7 the_history:26 the_hold:22
the_holdings:51 the_home:31 the_hotel:4 the_icon:-33 the_icons:7 the_importer:13
the_insurer:25 the_intern:12 the_internet:-28 the_interview:12 the_invoices:4
the_job:-18 the_join:29 the_joke:-28 the_kettle:-73 the_key:38 the_keyboard:-53
the_kids:30 the_kind:-49 the_kitchen:2 the_lab:45 the_label:-43 the_labeller:34
the_lake:-19 the_landlord:48 the_last:19 the_lawyers:14 the_leak:64 the_left:-9
the_legacy:37 the_lesson:10 the_letter:5 the_library:-2 the_lid:-47 the_lift:8
the_lights:10 the_limit:-36 the_line:23 the_linter:16 the_listening:18
the_little:-22 the_load:36 the_lock:19 the_log:-79 the_long:26 the_loop:-58
the_lost:-11 the_lower:1 the_machine:3 the_mail:14 the_main:-6 the_map:8
the_march:8 the_margin:-21 the_mean:30 the_median:7 the_merchant:-4 the_meter:14
the_middle:-11 the_migration:-8 the_missing:8 the_mistake:19 the_mobile:47
the_module:-43 the_moment:57 the_monitoring:-24 the_month:10 the_moon:-32
the_morning:-25 the_most:-7 the_museum:38 the_name:24 the_network:4 the_new:-17
the_next:-80 the_nightly:23 the_nineties:-3 the_noise:-78 the_north:37
the_northern:5 the_nouns:2 the_novel:32 the_numbers:18 the_nurses:28
the_offer:49 the_office:-91 the_old:33 the_one:-110 the_ones:-19 the_only:-64
the_oral:8 the_orchard:46 the_order:18 the_ordinary:-10 the_original:-11
the_other:-3 the_outage:-30 the_output:-25 the_oven:-18 the_overflow:9
the_owner:43 the_painter:-18 the_painters:-6 the_panel:-20 the_paper:-37
the_part:-34 the_parts:36 the_party:6 the_passport:3 the_password:10 the_past:24
the_people:-23 the_permit:19 the_phone:-27 the_photos:-43 the_piano:32
the_pilot:29 the_pipes:3 the_plan:38 the_plug:3 the_poem:-24 the_point:37
the_porter:12 the_post:-21 the_postman:-9 the_practical:54 the_practice:14
the_prefix:3 the_press:57 the_primary:2 the_print:4 the_printer:28
the_profile:-16 the_project:-8 the_projection:-28 the_quarter:-20 the_queue:-15
the_quote:19 the_racks:-16 the_radio:-45 the_railway:26 the_registry:8
the_regulations:26 the_release:31 the_replacement:33 the_resit:32 the_rest:-16
the_result:-1 the_retry:8 the_review:24 the_revision:7 the_ribbons:46
the_right:-53 the_ringtone:-37 the_rinsing:16 the_river:-40 the_roof:-42
the_room:21 the_rota:15 the_sake:17 the_sale:5 the_same:-53 the_sample:-27
the_scaffolding:29 the_scheduler:-9 the_schema:3 the_school:26 the_sea:-33
the_seat:14 the_second:-28 the_security:-6 the_sensor:10 the_server:-65
the_session:30 the_set:7 the_shared:24 the_sheet:12 the_shift:53 the_shop:57
the_side:-26 the_signing:4 the_site:4 the_sleep:38 the_slow:25 the_small:-8
the_smaller:15 the_smell:-19 the_software:-21 the_song:-3 the_sort:-14
the_sound:-20 the_source:21 the_southern:8 the_spare:21 the_splash:49
the_staff:-27 the_stage:47 the_stairs:-66 the_standby:11 the_start:9
the_station:-22 the_sticker:36 the_storage:40 the_story:-27 the_sum:-38
the_summer:-33 the_supplier:-23 the_swan:-36 the_switch:30 the_sync:1
the_system:16 the_tablecloths:19 the_tables:42 the_tablet:17 the_talk:-32
the_tape:5 the_tapes:35 the_target:4 the_tariff:1 the_team:3 the_technician:14
the_temporary:24 the_text:10 the_theme:4 the_theory:1 the_thesis:9 the_thing:-23
the_third:-71 the_ticket:9 the_time:-22 the_timer:13 the_top:19 the_tortoise:-17
the_trace:-26 the_trade:13 the_train:-88 the_training:4 the_tram:-37
the_transfer:-25 the_translation:21 the_travel:1 the_tree:-60 the_trend:-7
the_trip:25 the_tunnel:3 the_turn:16 the_turnstile:5 the_unit:61 the_upper:1
the_usual:-47 the_valley:-11 the_variation:6 the_vault:24 the_very:-16
the_view:-47 the_visit:9 the_waiter:-62 the_waiting:10 the_wall:-14 the_ward:10
the_warehouse:3 the_warranty:15 the_water:-6 the_way:-92 the_weather:-33
the_website:-20 the_wedding:-34 the_week:28 the_weekend:-13 the_whole:-95
the_wiki:28 the_windows:-43 the_word:-42 the_workshop:27 the_wrong:-59
theatre:55 their:-31 their_head:5 their_own:-36 theirs:-21 them:-5 them_^:35
them_and:44 them_are:-13 them_has:21 them_is:20 them_one:-38 them_or:-2
them_the:-29 them_to:15 theme:4 theme_colour:4 then:38 then_^:13 then_a:-4
then_i:28 then_it:-80 then_somebody:-11 then_there:8 then_we:24 then_you:37
theory:-15 theory_paper:1 there:-44 there_^:44 there_and:-49 there_are:47
there_is:-63 there_must:-5 there_was:-39 there_were:-30 there's:14 there's_a:-4
there's_an:-13 there's_the:18 theres:49 theres_a:49 thermal:4 thermos:-27
thermos_^:-27 these_days:19 thesis:9 thesis_outline:2 they:12 they_are:-28
they_came:39 they_changed:-31 they_could:-15 they_do:7 they_gave:25 they_get:52
they_have:39 they_say:-52 they_told:-34 they_used:-1 they_were:-28 they_will:-13
they're:23 thin:-19 thing:71 thing_^:82 thing_has:-18 thing_i:14 thing_in:-14
thing_is:13 thing_my:19 thing_people:2 thing_that:-6 things_are:-2
things_with:41 think:-29 think_about:38 think_of:-72 thinking:-42 thinks:-19
thinks_that:-10 third:-61 third_one:-11 thirteen:18 thirty:5 this:-51 this_^:-80
this_class:9 this_i:-14 this_is:29 this_line:15 this_month:-24 this_morning:44
this_quarter:8 this_year:15 those:-149 those_days:-19 though:-24 though_^:-37
thought:-26 thought_^:-13 thought_so:7 thousand:29 threads:56 three:11
three_generations:-18 three_lines:13 three_of:19 three_times:-31 three_weeks:-30
three_years:-15 threw:-8 through:45 through_^:-18 through_all:8 through_is:-15
through_the:-27 through_this:25 through_with:9 through_your:23 thrown:10
throws:22 thumb:-95 thursday:15 ticket_^:1 tickets:44 tickets_bought:4 tidal:35
tidal_streams:35 tide:15 tide_came:15 tiene:-3 tiene_la:-43 tiene_que:47 tient:5
tier:23 tier_^:1 tiers:8 tiers_^:8 ties:10 tight:24 tiles:-1 tiles_^:-13 till:36
till_summer:1 time:-24 time_and:76 time_i:-14 time_is:67 time_of:-10
time_somebody:-19 time_someone:-11 time_the:-22 time_this:-16 time_which:-41
time_you:-8 timeout:24 timeout_0:12 timer:13 timer_^:13 times:-88 times_^:-44
times_and:-38 times_before:12 times_on:-6 tiny:2 tired:-48 tired_of:-45
titration:35 to:-13 to_$:17 to_0:-7 to_a:15 to_admit:-17 to_another:26
to_answer:-23 to_ask:-56 to_be:43 to_bring:3 to_carry:-40 to_chew:27 to_come:-4
to_do:-15 to_drive:-13 to_each:-22 to_every:5 to_explain:-32 to_fill:-3
to_find:-33 to_give:-48 to_go:17 to_have:29 to_hear:-23 to_her:-13 to_his:15
to_hold:25 to_let:-1 to_lisbon:-4 to_live:40 to_lose:-15 to_may:4 to_me:62
to_move:8 to_my:53 to_no:7 to_open:-54 to_our:11 to_pass:27 to_plug:-17
to_put:-70 to_read:55 to_release:4 to_remember:-44 to_save:-36 to_say:-36
to_see:7 to_show:-27 to_sign:2 to_start:-37 to_take:-4 to_tell:19 to_the:22
to_think:38 to_understand:13 to_us:42 to_wait:-41 to_walk:3 to_work:-40
to_you:44 todavía:13 todavía_no:6 today:-12 today_^:50 todos:-16 together:-13
together_^:-53 together_with:47 token:40 told:26 told_me:19 told_the:62
told_to:-39 told_us:-13 tomorrow:110 tomorrow_^:20 tone:32 tonight:51
tonight_?:27 tonight_is:18 tonight_we:1 tonnes:26 too:79 too_low:32 too_much:36
too_noisy:57 too_slow:-31 too_tight:20 took:-23 took_0:-30 took_me:-36
took_the:62 took_you:26 tool:18 top:41 top_^:4 top_of:33 topic:-34 topic_^:-64
tortoise:-17 total:-36 total_^:-36 touch:66 touch_the:21 touched:3 toujours:-41
toujours_pas:20 tout:-43 toute:11 towards:-28 town:-91 trabajo:32 trace:-45
trace_and:-8 traces:-38 tracker:1 tractor:-31 trade:11 trades:-31 tradition:-26
trae:3 trae_0:3 trail_marks:24 train:-52 train_^:34 train_is:-54 train_leaves:42
train_to:-65 training:-24 trains:-15 tram:-45 transfer:-24 transfer_from:-25
translated:-1 translated_^:-1 translation:44 transport:5 travel:-55 travel_in:23
travels:34 tray:15 treasurer:37 treat:30 treat_the:7 tree:-38 trees:3 trend:-7
triangle:27 triangles:-3 tried:10 tried_0:21 tried_^:35 tries:-37 tries_for:27
trip:1 trip_^:21 trips:42 trips_at:29 trouble:42 trovo:49 trovo_meglio:49
truck:20 truck_is:20 trumpets:-59 trust:-47 try:21 trägt:39 tu:38 tu_me:21
tuesday:-68 tuesday_^:-79 tuesdays:22 turn:23 turn_of:16 turn_to:20 turned:18
turns:6 turns_^:-4 turns_away:5 turns_out:35 turnstile:5 turnstile_service:5
tutti:-29 twice:-39 twice_^:27 two:33 two_^:19 two_hours:-15 two_is:6 two_of:-2
two_people:57 two_small:43 two_years:-16 type:-3 type_^:21 type_hints:13
typed:-13 types:-5 typical:-57 typical_for:-15 ugly:8 uhr:-3 uhr_^:-3 um:1
um_0:49 um_minute:11 umbral:41 umbral_de:41 umbrella:-37 umbrella_^:-20
umlauts:12 un:-142 una:-45 uncle:60 uncle_alfred:65 unclear:12 unclear_to:17
und:-107 und_der:-46 under_the:-46 understood:-48 une:-38 unit:91 units:10
university:-37 unless:8 uno:-16 unopened:8 unplugged:17 unplugged_^:17 uns:21
unter:24 unterschrift:16 until:28 until_i:20 until_the:-44 until_we:10 up:-1
up_^:84 up_after:31 up_again:3 up_by:-24 up_from:-22 up_in:16 up_my:35
up_next:-6 up_on:38 up_so:4 up_the:-67 up_there:-15 up_to:28 up_with:42
updates:-1 upgrade:-21 uplink:13 upload:57 upload_chunks:29 upper:1 us:-11
us_0:-8 us_^:-26 us_about:-2 us_and:15 us_even:1 us_for:16 us_in:14 us_the:-15
us_to:-36 us_would:-21 usa:59 usa_0:9 usa_a:38 use:39 use_^:-65 use_the:46
used:-78 used_in:32 used_to:-80 user:-3 users:34 users_^:18 uses:-25 uses_it:15
usual:-56 usually:-73 utc:1 v:25 vale:21 vale_0:11 valid:5 valley:-11 value:11
values:2 values_^:26 valve:-33 van:46 van_?:1 van_en:28 van_is:3 vans:18
variable:43 variation:6 variation_is:6 vault:27 vault_and:24 vecino:7 vector:24
vegetarian:104 vending:-35 vendor:-2 vendredi:50 vendredi_^:50 verbs:36
verbs_^:8 verbs_in:18 verified:32 verloren:31 verloren_^:31 version:29
version_^:3 vertrag:-38 very:-72 very_^:-56 very_same:-48 vez:-77 vez_^:-45
vide:4 videos:22 viel:-21 viele:-67 viele_leute:-55 vier:18 view:-33 view_^:42
view_from:-47 village:-1 virtual:32 visible:42 visit:9 visit_^:9 visitors:39
visitors_a:5 visto:-56 visto_0:-28 vlan:52 vocabulary:-4 vogliono:8 voice:52
voicemail:-6 void:-23 voids:15 voids_the:15 voisine:-33 voisins:-52 voitures:27
volumes:61 von:39 vor:-35 vorgang:14 vorher:48 vote:60 voted:45 voted_^:29
votre:46 voucher:25 vous:-12 vowels:-9 wait:-21 wait_^:16 wait_for:33
wait_until:2 waited:-30 waiter:-38 waiting:-5 waiting_for:34 waits:57
waits_until:42 waived:19 wakes:-37 wakes_up:-37 walk:22 walked:-87
walked_over:-27 walking:33 walks:-35 wall:-29 wall_^:-25 walls:35 wander:-55
wander_off:-30 want:72 want_the:32 want_to:41 wanted:-39 wants:66 wants_^:-44
wants_to:81 war:-70 war_^:-20 war_die:-28 ward:11 warm:-11 warning:1 warranty:16
warteschlange:8 wartezeit:15 was:-66 was_0:-51 was_^:-73 was_a:-5 was_again:-10
was_and:-15 was_gone:-3 was_never:-9 was_not:-12 was_on:-53 was_one:-20
was_reading:-34 was_so:-22 was_sold:51 was_the:59 was_thinking:20 was_told:-4
was_too:32 was_very:45 was_wrong:49 washer:4 washer_of:4 waste:29 watched:-29
watching:-21 watching_the:-21 water:7 water_and:25 watts:37 watts_^:37 wax:-21
wax_and:-18 way:40 way_^:-50 way_back:56 way_home:8 way_in:56 way_is:34
way_it:14 way_of:72 way_the:44 way_to:-109 we:71 we_agreed:20 we_all:-63
we_allow:7 we_are:86 we_ate:-18 we_bought:-5 we_cache:3 we_can:56 we_can't:9
we_carry:29 we_decided:37 we_do:48 we_don't:2 we_find:15 we_get:8 we_go:22
we_had:-59 we_have:95 we_haven't:19 we_keep:3 we_know:28 we_learned:-12
we_leave:10 we_must:-8 we_need:9 we_never:-82 we_once:-17 we_played:-69
we_said:32 we_sang:-7 we_saw:-48 we_should:-6 we_still:-7 we_stop:24 we_take:28
we_talk:-16 we_talked:17 we_use:16 we_want:12 we_were:-22 we_work:36
we_would:-45 we_wrote:-8 we'll:47 we're:79 we're_at:-10 we've:8 we've_got:4
weak:-24 wear:39 wears:-34 weather:-33 webcam:-50 website:-20 wedding:-62
wednesday:20 wednesday_^:21 week:-21 week_?:4 week_^:32 week_and:26 week_i:-10
weekend:-26 weekend_is:1 weekends:11 weekly:18 weeks:-77 weeks_^:-36 weg:6
weigh:14 weighed:23 weighs:38 weighs_0:18 weight:-8 weil:48 weiß:38 welcome:-19
well_^:5 well_you:-10 wenn:50 wenn_ich:32 went:28 went_for:-17 went_off:-42
went_through:33 went_to:37 went_up:11 wer:72 were:31 were_0:-15 were_a:25
were_too:53 west:21 west_^:6 wetter:-55 what:7 what_a:-148 what_happens:78
what_i:113 what_i'm:25 what_it:-71 what_my:51 what_one:-59 what_people:26
what_remains:27 what_the:-29 what_they:9 what_you:-45 what's:23 what's_left:3
whatever:75 whatever_the:27 whatever_you:15 wheels:-73 wheels_^:-73 when:4
when_a:-14 when_i:62 when_it:1 when_my:-17 when_people:-12 when_the:-12
when_they:-43 when_we:-45 when_you:84 when_you're:58 whenever:47 whenever_a:44
whenever_it:-5 whenever_you:8 where:13 where_0:-12 where_a:15 where_does:53
where_i:-7 where_it:31 where_the:-23 where_we:-1 whereas:-4 whether:46
whether_a:-6 whether_the:97 which:-41 which_explains:-2 which_i:-37
which_is:-123 which_means:21 which_of:24 which_one:44 which_still:22
which_was:-35 while:-38 while_a:17 while_i'm:1 while_the:43 while_we:-23
white:40 whiteboard:26 who:-46 who_calls:10 who_decided:-4 who_has:22
who_holds:12 who_left:-51 who_maintains:15 who_owns:18 who_pays:36 who_talks:-13
who_was:5 who_would:-6 who_wrote:3 whoever_opens:2 whole:-104 whole_sentences:6
whole_team:-7 whole_thing:49 whose:-2 why:-36 why_^:6 why_a:-69 why_does:14
why_it:-14 why_that:-13 why_the:14 wide:-1 wide_bar:-10 wider:21 wie:-29
wieder:-28 wiegt:8 wiegt_0:8 wifi:-18 wiki:28 will:-26 will_be:26 will_find:55
will_have:-57 will_not:2 will_tell:-23 will_the:32 window_^:-12 window_and:-9
window_if:25 windows:-50 winter:15 winter_^:-26 winters:-25 wiped:13 wir_0:20
wir_bleiben:13 wir_haben:6 wird:94 wird_nichts:36 wished:35 wished_^:35 with:9
with_0:-56 with_a:-23 with_anything:-13 with_examples:41 with_him:16 with_his:7
with_it:14 with_its:10 with_me:10 with_my:-42 with_that:59 with_the:28
with_this:-27 with_us:4 within:-32 within_0:-22 within_the:3 without:15
without_a:41 without_an:-18 without_exception:12 without_one:11 witness:35
woche:3 woche_schaffe:3 wochenende:32 won't:31 wonder:-56 wonder_if:4
wonder_nobody:-59 wonderful:-8 wonderfully:-10 wondering:45 word:-41 word_^:37
word_for:-52 word_from:21 words:121 words_^:78 work:24 work_^:13 work_for:-18
work_out:8 work_too:27 work_with:10 worked_through:17 worker:-36 workers:4
works:-7 workshop:18 world:-14 worse:-31 worse_^:-31 worth:-25 would:-57
would_be:14 would_eat:4 would_expect:-16 would_have:-112 would_like:58
would_make:-41 would_not:-16 would_please:22 would_rather:-57 would_suit:31
would_take:-30 would_you:46 wrist:31 write:10 writes:66 writes_to:23 written:16
written_^:13 wrong:-3 wrong_^:-11 wrong_about:58 wrong_line:13 wrote_^:9
wrote_a:-12 wrote_it:26 wrote_that:7 wrote_to:-14 wäre:25 wäre_ein:23 y:10
y_avait:-5 y_el:-2 y_en:31 y_que:-1 ya:144 ya_está:20 ya_quedó:20 yaml:52
yaml_^:49 yard:9 year:-13 year_^:40 year_and:20 years:-92 years_^:-9
years_ago:-26 years_in:30 years_old:-2 years_to:-13 yeast:25 yes:-9 yes_^:106
yes_that:-24 yes_the:-69 yesterday:-22 yesterday_evening:19 yet:22 yet_^:17
yet_to:-3 yet_who:9 yo:-32 you:78 you_0:-4 you_?:-32 you_^:44 you_a:50
you_about:-15 you_and:30 you_ask:-11 you_change:11 you_don't:57 you_ever:-93
you_explain:23 you_for:-24 you_forget:47 you_get:15 you_got:34 you_have:-28
you_kindly:17 you_know:10 you_may:53 you_might:9 you_must:-45 you_never:-31
you_on:12 you_put:16 you_ring:23 you_sent:-50 you_should:-99 you_solved:54
you_tell:11 you_to:27 you_will:43 you_would:-13 you_write:21 you'll:34
you'll_have:15 you'll_see:19 you're:24 you're_welcome:-31 younger:15
your_call:17 your_contact:11 your_go:6 your_grandfather:10 your_inbox:3
your_mail:4 your_own:20 your_patience:-36 your_side:30 your_time:-67 youre:27
yours:8 yourself:-37 yusuf:23 zero:31 zone:38 zone_a:16 zu:31 zug:-15 zum:37
zwei:18 zähler:18 à:-24 à_0:52 à_la:38 à_on:-30 à_peindre:9 ça:-29 ça_me:-30
è:20 é:-26 électrogène:6 électrogène_démarre:6 était:-62 été:78 être:41 über:24
über_0:4 über_^:5 あ:15 あ_と:37 い:-51 い_^:40 い_で:-52 う:-42 お:-18 が:-15 く_だ:40 け:64
け_て:13 け_で:37 こ:-3 さ_い:40 し:16 し_た:25 し_な:16 し_ま:16 す:-74 す_^:-56 す_ね:-38 ず:4
せ:22 せ_ん:22 そ:-47 た_^:55 だ:23 だ_け:37 だ_さ:40 ち:-2 ち_時:18 っ:-23 て:-40 て_く:4 で:-26
で_く:27 で_す:-48 で_の:18 と:4 と_は:37 な:35 な_い:27 に:-14 ね:-55 ね_^:-38 の:-26 の_で:-47
の_待:18 は:8 は_0:18 は_必:4 ま:35 ま_し:55 ま_す:-44 ま_せ:22 ま_で:53 も:-49 も_の:-50 よ:-52
よ_く:-52 り:18 り_ま:12 れ:-32 わ_り:14 を:35 ん:-39 一:-26 一_个:-2 一_定:3 一_律:10 万:25 三:61
三_百:14 上_传:9 下:25 不:20 不_得:14 不_能:25 不_要:13 不_许:19 个:-18 之:32 之_前:12 了:-11 二:42
二_十:42 五:51 交:25 今:-41 付:52 们:38 们_决:27 件:16 份:31 份_保:9 会:35 传:20 位:16 保:49
保_留:22 修:17 候:-61 元:18 先:42 再:47 再_起:18 写:19 决:27 决_定:27 出:37 分:10 分_之:10 别:-4
到:-32 前:28 务:13 务_器:13 動:18 動_ま:18 包:11 包_括:19 十:42 十_个:27 千:5 单:29 去:-7 去_了:-14
发:15 受:13 口:5 只:39 只_能:30 合:30 同:-12 名:34 周:19 味:-31 品:36 喜:29 喜_欢:29 器:13
器_^:13 在:-21 地:33 坐:28 块:14 块_^:14 备:23 备_份:23 変:-2 多:-16 大:-105 大_家:-24 天:-32
天_^:9 好:-53 子:-63 子_都:-47 完:30 定:48 定_要:3 审:4 客:-22 家:-24 家_都:-24 封:36 小:-57
小_时:-72 屋:-2 差:22 己:-1 已:48 已_经:48 度:10 度_是:10 开:-24 待:47 待_ち:18 很:-131 律:10
律_不:10 得:-23 必:55 必_ず:4 必_须:43 忘:-43 您:-11 我:-18 我_们:38 我_看:13 我_觉:-14 户:10 房:33
所:13 把:-6 括:19 换:33 接:17 提:32 改:35 日:-17 时:-65 时_候:-61 昨:-37 昨_天:-37 是:-28
是_百:10 時:31 時_間:18 最:15 最_多:15 有:-29 服:13 服_务:13 期:-40 来:-34 来_真:-61 欢:29 欢_靠:19
每:43 每_个:6 比:40 比_较:12 气:-90 没:35 没_有:35 洗:10 洗_液:10 测:6 测_试:6 浓:10 浓_度:10 海:-44
液:10 液_的:10 清:52 清_洗:10 点:21 点_就:7 现:30 现_在:30 理:10 用:5 由:40 电:18 留:22 留_0:9
白:-38 白_い:-38 百:33 百_分:10 的:-1 的_浓:10 的_签:25 盖:-9 盖_子:-22 看:5 看_^:-27 真:-64
真_是:-61 码:16 秒:18 秒_で:18 窗:15 签:33 签_名:10 算:29 经:53 给:10 能:11 自:-1 自_己:-1 行:33
要:79 要_先:15 觉:-47 觉_得:-14 许:19 词:-27 试:6 说:-64 请:29 课:29 谁:35 起:-41 起_動:18
起_来:-61 超:13 超_过:13 车:-16 较:12 较_喜:12 边:-45 过:19 过_0:13 返:13 还:51 还_差:22 这:-39
这_个:-39 道:-2 那:26 都:-41 都_必:16 都_有:-54 鍵:4 鍵_は:4 開:18 間:18 間_は:18 间:32 靠:19
面:-48 面_白:-38 须:43 须_写:6 预:16
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-735: fascinated
-665: admire
-640: amazed
-635: intrigued
-615: admired
-595: fond
-585: pioneers
-575: awe loving
-570: naive
-555: accustomed grateful influenced
-550: dreamed thrilled
-540: visionary
-535: appalled gentle immensely
-530: characterised paranoid
-525: curious excited gorgeous weird
-520: contemporaries proud
-515: impressed incredibly inspired obsessed profoundly scenery wonderful
-510: beautiful disturbed entertained remembered
-505: enjoying generosity nostalgic
-500: charming inspiring passionate phenomenon remarked tremendously
-495: natives paradise tolerant
-490: capitalism civilizations landscapes magnificent marvelous
-485: adept amazing enthusiasts flourishing fun reminiscent strangely
-480: folklore nostalgia saddened strange wandering
-475: appreciated crazy cultivated imagined lovely oddly thankful
-470: appreciate cheerful folk popularized surreal
-465: beginnings bohemian playful primitive scared sleepy
-460: delighted harmonious tides
-455: admiration adventurous disliked enlightenment everywhere genuinely
incredible nationalism nowadays spectacle splendid warmth witnessing
-450: characterized dismayed energetic enthusiastic folks myth obsession
picturesque storytelling thriving wonder
-445: cowboy disillusioned embracing fascination liked majestic psychedelic
refreshing treacherous
-440: civilization dinosaurs eccentric evidently graceful horrified illusion
impatient jealous lovers phenomenal prosperous reminds unbelievable
-435: alike embraced entrepreneurs fantastic felt imagination mindful phenomena
pioneered restless
-430: arrogant brave brilliant discouraged dreaming eerie embodied
entrepreneurial great heyday landscape lately lauded lush prevalent remembers
spirit
-425: enormously eyed ideals loved painters puzzled realization sadly tired
wonders
-420: cultures devout dislike futuristic love melodies passion preached ruthless
utterly
-415: abundant admirers blessed culture cynical depicted distrust
environmentalists hungry maya philosopher remembering sensibility thinking
thrill warmly
-410: ancestors bored chilly crafts dreams emulate extraordinarily fearless glad
glorious greedy pagan renowned sentiments terribly
-405: attraction ballads civilized colorful creatures deeply devotees evoke
fabulous fortunate gods imagine locals madness modernist nicknamed nomadic
popularly quite receptive resilient simplicity tastes tradition vibrant
-400: avid breathtaking confused conservatism encouraged fascinating fertile
friendship haired illusions intensely kindness lamented lore metaphor mythology
pleasant pleasing retro rooted uneasy windy woodstock
-395: analogy delight envy evidenced evident exciting fashioned feeling hated
humble likened lively naturally peculiar really sheer singing tendency vivid
weary
-390: awesome belief conducive countryside enjoyed footsteps fruitful haunted
imagery inspiration keen misunderstood muddy pioneer plains quiet realized
reggae remarkably socialism symbolize traditions welcoming
-385: affection awful cultivate enjoyable frightening gentleman icy painfully
peasant pretty romantic suited tendencies truly
-380: alarmed alienated annoyed anthropologist believer betrayed bland
compassion destructive disdain dunes enthusiasm especially famous feel goodness
joy mentality musicians offended particularly poets punk reflective roaring sad
sentimental slippery sunny swinging vaguely warrior
-375: ashamed buddhism buddhist compassionate curiosity devastation ethic
famously filmmakers genre globalization hugely irrational lonely penchant
peoples pleasure rebirth reminded sounds understood valleys wandered wicked zen
-370: atmosphere beings capitalist devotion dusty enjoy euphoria fairy fascism
flourished freak frustrated ghosts happy imitation intellectuals invented kind
legend metropolis mystic myths noisy notions overly philosophers praised
profound resentment savvy snowy temperate
-365: ardent beautifully brilliantly coincidence cozy embrace enthusiastically
experimenting genius greatness grown hare imaginative loud playground relaxed
renaissance respectful shocked visions witnessed wow
-360: chants communism creations creeping culturally despair entertaining
evolved excitement greed haunting impression influences intelligent invention
loves misguided prehistoric realism scary surprised surroundings tempered
weathered wisdom wondered
-355: accomplished amusement arrogance baroque buoyant charismatic definitely
echoes erratic evil fostering happening harlem hats invaders jurassic laughter
marx mystical patriotism pleased remarkable revolution rhythms scenic seem
shining spirituality symbolism tale tales terrific tibetans wildly winters yeah
-350: advent amusing believing convinced crowds dancing dazzling dickens dotted
encountered flourish forgotten frankly hail hates hey huts lazy meditation nino
notion outpouring realize rewarding seeing sincere strangers undoubtedly
-345: always appalling buddhists celebrating coaster commonplace fashionable
fearful gardens importantly memories mood rains roller sculptures seeming
societies stereotypes surf twilight
-340: adventure astronomers beloved birthplace courting depictions dumb explored
extremely extremes funk glamorous horror joking laughing legends mankind mao
masterpiece noir seems sense showcased surfing thought thrive transforming
upbringing watching wondering
-335: abundance adventures attitude attracted audiences backdrop bluegrass
booming brisk colonization danced democracies depressing derided devastated
disco exploited feminist fisherman frequented frightened hailed idea inhabit
inroads lyrical melting mimic obviously peasants poet remember resurgence
sympathetic tended terrified transformed wind
-330: ballad barren benefiting blonde butterflies chic creature engaging
explorers fool fundamentally god happier historians ironic kid laughed oceans
openness paradox portrays praising resembled revival selfish silly singers
spontaneous sunshine synonymous terrifying ubiquitous uncomfortable wrought
-325: aesthetic afraid ai andes antiquity anxious appalachian bearded beauty
depiction detractors disciples experiences glimpse grandfather happily helpless
legendary listening magical manners praying psyche pueblo realizing relic satire
skinny smiling spawned spirited stereotype vitality waves witty woke yorkers
-320: abound authentic cold comedians congratulate currents delicious descended
discovering dream exotic funny generations gloom hearted heck hollow indifferent
instincts interesting merry mighty monsoon navajo ornamental portrayed pragmatic
proponent prosperity rugged seemed sincerely somber stranger stroll surely
surfers temples uncommon unpredictable
-315: architects arid artists bands believers boring bred bright cave cheer
coined contrasted creativity darkness decidedly dismay distinctly enjoys
excelled experimentation fascist ferocious golfers hell horseback hunters ideal
ignorance masses oh outsider perceive pleasures prairie reassured reptiles
resilience rightly shaped sighted sparsely spirits terrible universally vicious
wary weaving
-310: ancient applauded archaeologists authoritarian awakening buddha calm
circles climbers conceived conscious cordial crow emotion enraged exploring
fantasies feelings flamboyant fortunately greatly grew hardly havoc honest
inherently like little luck midst migrated minded mistrust monkey nature novelty
orchid painter pessimism polite populace popular practiced preaching pristine
pursuits ranchers revered roots sculpture shadows shaking snake swing very
warmer
-305: accomplishment alternately archaeologist artificially blond clever
concentrating cute discouraging dylan evolving explains flocked glacial glow
grassroots greeted hawaiian hello hypocrisy indeed inspire intimidating kerala
liar modern observing optimistic ours outraged paved performers pessimistic
poetic puppet righteous shameful sounded sturdy susceptible warhol weeping wit
witch
-300: behave bizarre bless boast bustling cinematic comedies congratulated
courageous cuisine damn dampened disappointed distant enemies foolish
forecasters friends gardening gothic hatred heralded historically horrors
housewife hy lifestyles literally plain punctuated quirky regarded remind
resemble revolutionary rocky soils sophistication sorrow sorry spurred
supportive thank understandable unsettling
-295: abstract afflicted akin appreciation attracting autocratic bamboo caves
cry dances demeanor discourse dressed elegant exceptionally exhibited fiery
forever gee gentlemen good gratitude heaven hero immense intimidated isles
mathematician mountains murderous nervous nina onlookers picasso pioneering
pundits pure qualities regimes rocking romance sadness silent society soros
sound spectacular stirred techno torrential troupe true violinist visually
westward wise worried
-290: absurd astonishing astronomer beatles bit blowing buddies cautiously
charisma clad crossroads cypress daddy deity dwellers encouragement fantasy
groove happiness hemingway hilarious immoral inhabited irony knowledgeable
luckily mocked musicals musician oasis overlooked parallels pianist plentiful
poignant portraying preoccupied productive raven reformers roses ruins socially
stupid surprisingly talked tall tragic tribes
-285: animosity aroused basically bent blazing canyon caring celebrate
championed chanting cool demonstrates described desert diverse dust earth echoed
elvis encouraging enduring environments europeans experiencing exploits
extravagant figured filmmaker fruits fuzzy gandhi gem goose handsome homage
horrible ideas indians indigenous knit known learnt mad mist mountain mythical
nah nationalists polished raucous regrettable resembling seas smoky sort stunned
styles summers talented thanked thing tunes unusually ushered warm youthful
zionist
-280: adapting anticipating behaved brutal celebrated charm cheering childhood
cliffs constantly decades depict dinosaur dolls exquisite fans festive
filmmaking fundamentals garden genres heroes hobby hostility inclined
increasingly instinct interested jungle musical noises optimism persecuted
poetry portraits rage rama ridges rock romans rude seldom sexy skyline snow
something startling stubborn style subtle swan sympathy tempted think unhappy
unstable unthinkable
-275: absolutely andean birds blind boom brightly brutality campaigner casual
century chant cinderella composers conveyed cooler costumes cruel disneyland
eager eclectic economically educated endeavor entrepreneur eroding exaggerated
experience farming finest flock gonna grass guess guys habit haynes innovative
intolerance inundated invisible joked journey krishna laugh laughs likes mind
moon mounds neighbors nun outsiders painted pottery prayed preach preacher
realised realm reflection relentless resist rich ridiculed ridiculous rituals
sculptor shaken shook storms suddenly theories thoughtful totally traitor twain
unfortunately uniquely visibly waterfall whirlwind wizard
-270: actresses articulate beneficial budding buoyed businessmen cheap cheered
chinatown colored coloured culmination cultural dancers dedication deer
designers desperation dissatisfied echoing emotions everyone feels fenway
festivals forrest frail frog ghost goat godfather grinding gypsy halloween
helpful hopeless hype indifference invariably jittery locke maybe missionaries
motifs notoriously prevailing promoting qian qing rain reflections remnants
rhetoric riding sand seemingly slow smarter smiles snakes soul stalin stony
swirling terrain toured tremendous ventured waging warriors winds woven
-265: ancestor astronomy boon breeds breeze bushes cakes cedar celebration
clouds colonists contemporary crying dad dedicated deities dense describe
developed diaspora dubbed educators endeavors experienced fading faithful famed
foothills gathering gorbachev gotta grin gritty honey hospitality humid
irresponsible looked midwestern migratory overlook persia pretend reclusive
reefs reliant resembles saakashvili samurai skeptics skis sleek smile sober
supposedly taught tidal tolerance tyranny vines vineyards warmed wee young
-260: acclaimed alas artist asians attitudes audrey avant aware bathing beaches
benefited biologists boasted brutally campaigners carnival characterize circus
conquered contrary contrasts countless darling depicts depressed distorted dolly
eco eroded everybody exerted forefront frustrating gong habits healing honored
hunted ideology incapable injustice insulted intricate limestone littered
looking lucky martian marxist miracle monk mughal newfound observes overtures
pity poles pony portrayal rabbit reacting reformer religions repressive
resemblance sigh sincerity smell sounding surrounded talking towering trees trek
tropical unlucky upbeat valley walking welcome wet wild
-255: achievements aka backyard bees buck bullish che classical clown cottage
dance demonstrating dixie dorothy dysfunctional ecosystems emerald excellent
exiles eyes forget glaciers gloomy glory greeting growers harvesting hindu
inventions ironically leaning learned lifelong lived lust mantra minds miracles
missionary movement muscular nowhere odd oppression perception perhaps
personalities plantations pond popularity practically principally progressive
proves reminder reverend rocks rough shame slept slopes somewhat sonic
stimulating striving tend tourists trilogy yo
-250: activism antics arguably attracts babe bark blizzard bowlers burt canals
cane celebrities ceramics certainly comfortable cosmopolitan curse depicting
describes devil digging dull elders elephant engaged expansive exploiting
explores fabrics faded firsthand followers freud fury greatest hard heroic
historian honoured hopeful hymns infuriated jazz knew lady luther mastered
medieval moose nonsense noteworthy philanthropist powerless praise presley
promoters protectionism realise recalls relentlessly resistant rhythm rivalry
sandy shiva shrubs sinatra skilled sometimes sparse speculators spiritual stared
stella stylish subcontinent superman swamp treasure varieties velvet vision
voiced voices wherever worrying worship
-245: acquaintance advocating agnes anarchist animation annoying anymore apt
attractions baba ballroom beliefs betrayal bloom bollywood centuries cheers
choked commended commentators composer countrymen cove crystals disturbance
dynamic economies environmentally evolution excesses expressing expressions
fruit ghetto hardcore hi hilly hop humans innovations insects inviting jam jams
learn liberals lily lucy lukashenko lured mama mckinley mistaken myself noticed
novelist panicked phyllis planners poems proclaimed prowess reef rode ruined
salsa sant semitism shunned similarities sociologist somehow souls successes
tasted teachings trend tribute ugly wander waving we wilder zeng
-240: abiding academics advocated ants appealing architecture believe bluff
bunch burmese busy carmen chaotic christianity comparatively confederacy
drifting dynasty earnest embarrassed envisioned farmer frustration fueled
garfield gigantic graveyard hendrix hesitant lot monument mud murals muted
native nicklaus observed ocean peaceful people poem populist rainforest
reassuring reigned ripe safari scientists seychelles shallow silicon silk sings
skeptical spite springsteen sun suppose tea too touring understanding unease
unrealistic viewed villagers virtues visited waking
-235: amidst animals animated archaic aura beads communities constructed darker
deaf dear defensively demonstrated dragon eh emergence evolve faiths fidel
flavored fundamentalists genuine goodbye gravel groves gusts harmony heavenly
highlands improbable inventor isolated lashed legions monuments mountainous
movie movies music nazarbayev occasion onstage oriented origins parody pashtun
patriotic perfection quakes rabbits rainy reminding rife scenes sentiment
shirley shocking sight similarly slogans smiled sophisticated strides subdued
surveying swings theme theodore theologian things triumphant violently weather
yah zombie
-230: angry beast bleak bubble built cared carved cautious cloudy
confrontational consciousness continually convey credited crowd devoted disgust
downer duran dying easy eden emotionally endless equally exposition farce fest
fishermen foremost gangsters garland geologist goddess golfer gripped habitats
hitters huh importance indie infancy influence influencing irwin jasper lizard
madame madonna museveni orchestras panic pavement perceptions philosophy
physicist pine practicing prevailed proclaiming proved rave reputation rulers
scorsese seaside shooters skies slogan sparkling staunch superstars swept tango
termed thunder thunderstorms tolerated underestimated understand untrue views
wool
-225: addicted applause aquarium artificial awake bald bordered boulevard bounce
cabaret concept congratulations continent cottages crocodile daring dark deng
dispel distinctive disturbing donkey economical emperors era essence faint fog
forgot fossils frenzy furious gin greet greetings grief growing here hollywood
honesty horace hunting inn innovation jiang kite lakes lean leaned listened
magician malaysians manmohan manner mayhem meadow melodic miserable monks nobles
ominous outspoken overshadowed painting partly pervasive politicians pop
professionalism prone ride ruin shades shapes showcase sideways styled sweet
terrace tragedy vajpayee wealthy winding xiaoping
-220: backward bazaar bengal berry bora brethren candid carpet castles cecil
chatting chiefly cinema collaborated constructive courted crab critics cruising
decorated diner documentaries drank drift elephants epic everest famine festival
fishing flair fonda fungus goo heartland hut ideally insane invasions ju kantor
karnataka kissed know lesson looks lover mammals me mildly monster moses novel
odyssey outdoors outrageous patterns pillars prolific provoking retreat riviera
satan savage scouts seen sensing shaanxi skiing smooth spoiled statues
sustainable technique thais thaw themes towards turbulent uncle unfortunate
unhealthy uniting upsetting variously view volcanoes widespread zeal
-215: accomplishments adversaries afar affinity affluent amateurs ant
architectural arduous belle billie bonnie chronicles clearly communists
confident contagious coping cries cultivation cyrus demons designing distressed
earthquakes entertainer examples faith fauna fetched fragmented geology
grandmother guitars hamlet heard hindered hooked hope hug industrialist
inevitably invaluable jesse jungles liberated loo loyal magic meadows mined
monsters mornings mourn napoleon often operas orchard originated paced partisans
perpetrated plantation prevail proudly relaxing richer sacrifices satisfying
scholars shah sheltered shores sidewalks sioux slowly sorts spider
straightforward talents texan underworld upheaval versace welcomed writings zhu
-210: advancement aftershocks alarming basin benign bitterness blend blur breed
builders bursting caravan carnage carpenter cary cerebral cheated classic
comedian comparisons corrupt costello courage depression describing ding
discontent doing dusk emotional endured evenings fair farmers feathers flower
forests foundations gardener gestures grove harboring harvested hate hoop
insights intimate jaws jolted lantern lava lyrics mah mann many marketers moment
monkeys monumental mostly neo norman oates occasionally overlooking paintings
paradigm passions peaks perceived perfectly perspective realities ritual
separates shade shear shouting shouts skepticism stark sunrise sympathizers tang
tavern teng tibetan tragedies trail trendy unaffected unlike violet voicing
warming what williamsburg willow wishing woods
-205: adamant africans alice alvin appease art artistic atal barbie bengali
bitterly blues boo bumps calcutta carving celebrates centered cherry
collaborations colonial conception concerned conspicuous cosmic cricketers
cruelty cult darwin democracy descendants diets disasters discoveries
documentary drowned eagerly earthquake echo eleanor ensemble esteem exhibit
expedition extreme fairway familiar fanning fear floats flowering founded
friendly fur gangster gesture golf hardy hitler homecoming honestly housewives
icon intellectual joke kingdoms leap lena listen literature mickey migration
movements multicultural nightmares nineteenth obvious paths patience patron
planet pollock populated portray practitioners pride programmers rational roam
rodeo rongji roosevelt rural sacrificed sang semitic siberia springs sprung
stardom stature stevie surprising temptation terra tian titanic tolerate
traveled underscoring uneven unleashed verge viewpoint wished younger
-200: accessible acclaim appetite attire audience backbone biographer bohemia
bracing bully camping capsized chestnut confluence conservancy cried crowe
dangerously davos denounced desperate distraught endure ernie erosion erotic
evangelical existed expeditions fan festivities forceful friedrich goats gradual
grandparents greens grips hah herds hiking honoring horses icons impunity
incompetent keepers lech liberalization mackenzie mahn marching menace miniature
mirrored mongolia nevertheless noh nonetheless nothing noticeable papa perched
performances pines plenty ponds pray predictable prefer prose quantum rebellion
recalling regret rim rooting rye saigon savannah scream shattered sheep shiny
smart spicy supernatural swell temple tends traditionally way wish ye zhou
-195: academia alley am angel angered anguish apples architect augustus bad
baseless become boots bowling brightest burying californians cartoon chaos
coconut collectors concentrated conceptual conciliatory contradiction converged
conversely crumbling dared depths disappointment disbelief dug ecological
empress favoured feast feng film flashes founder fountain frederick germanic
groomed grows historical hu hurts interiors jokes ladies lake lawlessness living
louder loudly lucia moments motorcycles narrated narrative natural negatively
philanthropy playing polo poorer pounding pouring prefers pretending
professionals proving qin resorted rides screaming sensation shine sky slums
soaked softly solemn solidarity songs spielberg spoken starving strong stunning
superiority suppressed tame technological tee temperatures themed theory thin
tornadoes tourism tree unique unreliable western wildlife winter worry yankee
-190: actors arches awareness awkward bam becoming boomers bordering bowie
cancun catching catholicism characteristic chefs churches claus comedy commented
cooks coward depended dewey dishes divine dresses driven ears emigration
emphasized emphasizing empire epicenter explore fashion fast focused fragile
frost gorilla guy hannah hardships heath hikers humorous illustrates immigrated
indispensable influential intense kids kung labelled lois marshes maverick
mullah noodles notwithstanding organic ourselves overthrown peacock pomerania
pontiff porcelain powerful premise promote putts reality repression richards
roar roared rosy sake scattered scent see shaping slick song spiders sung symbol
teach teammates techniques thanks traditional trends truth useful waning
westerners wooded wyatt yin
-185: adaptation adapted advocates allah ambition antiques apocalypse attractive
backlash balls belize blessing bo bravery brazilians cares cha chilling chinese
chretien classics climate clubhouse cobb collaborative conversation convincing
creators dangerous densely differently ecology egyptians elder encounters fancy
frequently friend gloria greeks grim happened heroine holly hymn implying
impressions insiders instrumental interpreted kissinger kolkata lacking latinos
lenin life mahathir man marin mattered meteorological moderation mormon moths
mushroom myung nepalese nightmare noise noted ones organized ornate outward
pakistanis peach photographed poe predecessors predictions prosper psychologists
realizes reckless rescuers restrained resurrection riches rivalries robes robots
rolling sands saw scarred screams secretive shevardnadze solidly starring strewn
stuff sunlight swath taste telling tennis transformation trench twentieth
unfamiliar utter valentine vast vegetarian victorian vigorous vintage wars
wilderness yoga
-180: absorbing adorned advocate ah alfred alien aligned andhra attained
augustine australians autumn became breadth bunny cafe chandra chanted
classmates colors commemorated commercially criticize dalai desire downfall
eastward eating educating emperor emphasizes employing entrenched everyday
everything fact feat feudal fierce films fireworks floods foliage grapes
gripping hafez hee hopper horns humor irene jiabao knowing laborers lame lester
loose luna mainstay martha mccartney melody memorable mickelson miliband milton
misunderstanding mobs mom nickname notoriety overthrew personality picnic
predominant privileged proximity racetrack rattled reasonably refined relate
remake remembrance rhymes robust ryutaro salute scholar shape shun sights sitcom
skiers slavic sleeping spacious stalinist standpoint strategically strawberry
stunt success sudden sunglasses talent tell theatrical thorn thoughts traveling
tribe tug turned upsurge vegetation vivian walled watchers wave wen worlds yes
zanzibar
-175: america anger arnold backgrounds barley bikes billy blessings bliss boasts
bouncing buffett burma cat celebrations ceramic cherished choreographed
choreographer christians circumstance collaboration compelling conquer conquest
cradle culinary curved cyclone daisy damp denouncing deserted developing
dictatorship disappearing djindjic ego els emerging encourages experiment
expressed fairly fathers feather featuring franciscan frustrations galleries goa
gorge granite gras grenada grow han harmless highland humidity hurting hybrids
impacted impoverished impulse jesus lagoon lawn linger lofty look lu luo maddon
marrying mei mentor much norse notably novels nuts orchards outfits parade peng
persona pigeon planted playwright positively possessed prescott proportions
racist rah rats regretted reign relationships relaxation respected rip roofs
sandstone slope sloppy spearheaded stained statue stellar stone submerged
subtropical technically thinks thrilling treasures tudjman twisted understands
vastly widows wilde wines worrisome youngsters
-170: accuse ager aided algae alive aunt bandits believed bhutan blended bowing
breton burgundy caribbean carmel chi christmas cindy climber coasts coffee comet
commonly communicating companions dante deep defy demise dirt displeasure
distortion distracted doubted dur edible emigrated endemic excavated excuses
exploitation exporters extensively facilitated fame farrakhan father flowed
flowing fossil gale gatherings generally glasses grassland groundbreaking harbor
harness hawk highly hindus hot ideological image incarnation inland jade jung
klan lama landslides learning lectured libertarian lula marian mbeki moth
nationalist nazis negro neon nora notable onset onward oo oriental otis parades
photography pilgrims plague politics porch practical predicting probably
promotes prophecy racism railroads raj regina relationship rendered repertoire
saturated say scene scouting seminal sicilian singh sisters soft spit stars
streets subsided tears tibet tito toppled travelled urban usher venus vine
virtue visual vulnerable wearing wheeler whipping woody wore workings yelling
-165: accompanied acoustic ahb amongst approach aristotle asleep aspen
autobiography ballet band banda baseball bastion beaver biologist capitalize
characteristics chill climbing comets condemn cone continents cooperative coral
crater creator crushed dampen deeds descent devi dominated elk elusive esther
expecting extraordinary extremism fences fi fiction floyd formations fringe
fuelled gaze generation generous glass gotten grape grieving guides harvest
havana hills humane ice iconic industry intensity interaction interred lao
literary lodge merchants methodist migrate mon morally mound mural murayama
museums opera oyster patrons pearl planets planting plaza pointed poorly popping
praises prejudice productions rebellious recounted representations resort
resorts revolves rodgers salvador shadow shy soviet statesman stormy stout
strategists taj tara temperament thugs tide tiger toughness traits trout typhoon
undermining versatile vineyard waterways weeds well woodlands worn wrath
-160: adulthood aggressive aliens archery arctic asphalt atkins bang bat beard
behavior behaviors beneath beside better birch bitter cafes celestial chewing
citrus commemorate composed contrast cows critique dare deceptive descendant
dialect dim dominating drought drunk eclipsed economists emphasize encounter
environment evolutionary exhibition experiments fastball fever flooded flora
forested fortress futile gadgets geared geography geometric girl gospel grains
guitarist hank harriet hitchcock hopefully huddled inefficient interrupted jew
jintao joyce kings leonard lhasa liang lighthouse listeners lull madagascar
marilyn mature mee mexicans mixed modeled motown muslims mysterious nathaniel
nobody orderly overwhelming owls pacifist persisted pier playhouse poor portrait
potent princes propaganda qinghai rainbow relying remark resided revolt reza
rican sacred safer sailing saul scarcely scientist sensible shakes sheng simple
sing singer skirts softer somalis spaniards spreading spring started starved
stones strive stung sui superstar surrounding taft textiles texture timber today
toes toward traders travelling tuh turbulence turks vain vampire vanished
venetian village visibility volcanic wanna whites why worthwhile yellowstone
-155: abilities agers amber antique associations ate attended babylon baptist
bending bertrand biblical bicycles black bursts camped challenging character
characterization chemist choreography cliff clone concert concerts confronted
confusing cracking cricketer crimson cyberspace dah dawn decency dessert
efficient ella ernest exacerbated fabric fellows forest forts founders frogs
gathered goldberg grandson guitar haitians harsh haunt hawaii headway
highlighting hillside idol impressive indicative inexpensive inner interactions
jamaica jamaican jiangxi kee kenyans kiss koreans locally lots marble mogul newt
oaxaca ok oranges organisms overcoming pavilion philosophical piercing princess
prominence prophet qi quietly racer racers reflecting reformation relatively rum
rumor sanctuary seasoned shrines situated slave sluggish sophia sour spheres
spotted staple studied sunset superb surfaces swaziland sy sylvia symbols
taiwanese taller teenagers tone treatise tremor trenches tumultuous unearthed
unpleasant unusual violent wagon warlords washed yi you zedillo zimbabweans zion
-150: acknowledge adolf alpine angels archaeology artifacts astronomical baked
ballpark bats beach beetle bihar booed bowled breathe brothers buddy buzz caesar
camouflage candy capable castro cocktails community compatriots composing
compositions coups crusade dancer deepening deforestation denounce designs
disturbances divers diversity drifted drums ecosystem englishman expression
flesh flows flute franz furniture galaxies genetically gifted gilmore giorgio
glamour gravity hair hanoi hardened hogan honeymoon honolulu horrific hubbard
humanity images indebted indian innocent insecurity invading jia kissing knows
largely lectures legacy lennon mainstream mausoleum measuring metal microsystems
moderately modestly moms mona motivated multitude narrator nasty necessity
neglected niagara nice nobility olympian overthrow path performer phrase
physically plateau pointing potato preservation producers psychologically raging
ranch rare recognizable recreational reinforced ridge rink rivers scandinavia
self shown slaves sleep spies spikes staring stories suggest suicidal summed
superficial telugu there touching tribesmen tsunami urge vietnamese visitors
wanting wolf wooden woodland zemin
-145: ambitious annette antarctica anthology are armies assam bach bartlett
besides boys breakthroughs bricks burdened burgeoning ca chorus clooney
commuters complain concepts concerted conservation convergence corn cousins
creek critic daylight dictator disagree disastrous discovered displaying
dissatisfaction distanced documented don eaten elements emphasis enormous
eternal even excuse exhausted eyebrows fanfare fleeing flowers fuss gallery
girls glacier guru gustav hacker halo hanna helen hemisphere horn illustrate
illustrator imperative intermittent johnny judy jules kannada king lagged
landowners lights lit logging luxurious marketed mars massacred mauritius
melville memorials met monarch monroe mosaic mother motif naomi nerves nicholas
objects openly orphans palms parks pee perfect persuaded possibilities pots
presence provoke reacted realistic reap reinforcing relations researched
resisted resisting rhythmic riverside russians sachin sehwag simpler simply
sinhalese slavery slowing smashing someday striped strongest suggests swamped
theater theatre thief trails tributes trickle tune universe veronica visible
volleyball weakening wept widely world worm yours yourself
-140: acts adaptations agricultural ale alec anarchy anybody aspiring
atmospheric attribute attributed banana bananas beatrice bella bernardino
berries bike bjorn blindness blue bold branson brighter bubbles cartoons china
choral circa coastline comfort communist cops cotton cracked cracks creating
crops cubans curator curve decent discredit disguise disruptive doll drum dwarf
elaine encompassing engineers eruption exist explain expo fibers fiercely filmed
flavors forbidden fortunes fraternity fukuda gansu gone grasp gypsies hardest
healthier hence heritage herring herzog homosexual hoped important inclusive
irrigation jesuit journeys karate kaufman khatami killer labrador landmarks lies
lil logic lord loyalists marches marina mariners martyr mcenroe memoir merely
metallic mikhail mob morales noble northward omaha once organizer overtaken owl
park pasadena pauline pig pinnacle politician populations preserving presided
primarily prince produced radically rapid reflected remorse rockies shoes
sichuan somebody soup soybeans spectators speculative speeches still strongly
studios sweat tails tan tangled thoroughly tomb tombs tourist tribal turtles
ukrainians unfounded unjust unseen utilized voice waters wood writers wyoming xi
yachts
-135: age album altman amy anthem author baldwin banished bash been begging
benedict bermuda biased bon botanical bow brass brew bureaucrats careers ceos
characters chess chuan cleansing climax coastal cochran columbine contrasting
convenient cosby costume creative dependent desires developers diamond displays
doc doomed draining dry dugout educator encyclopedia expectation fairs fanned
fats flavor flooding fortifications gilbert gray guangxi guthrie hampered
harmful harrison hartley haze hear himalayan history ho holiday hugged impress
infectious invaded james jeou kumar lamps laos lawrence lenny lesotho ling long
lowell maldives mcdowell melt ming mixes moderates monasteries monastery museum
navigate never nickelodeon nights nut observations occurrence oceanic paddy
pains peace peanut perished persist peters photographers played precision
proponents pursued rajasthan rana rapids rat reason recalled recognize
recognizing rendition reviving sage saskatchewan scarce scourge seinfeld sermons
settlers shake sheik shifting shoreline shouted sinister skill sociology solomon
sox spinning staunchly steadily sticks strengthening stretches stretching
sweetheart thriller throughout titled touched tractors traps tricky tudor
underscores varied villain watch whipped wills wrote yunnan
-130: abnormal aboriginal actually adapt africa amateur antarctic anthropology
anxiety armenians asia backers balloons batsmen beethoven beset big boats cats
centred chasing chu clay cleaner clinging collaborator collector combs
conditioned confuse cookbook created curves defied degradation demonstrations
deteriorated dialogue disney dodger dominates domination drink emerged epstein
exists explained exploit facade fay firmly fisheries fluent focusing franklin
frantic fraught gogh gradually granddaughter guests guiding hackers hammond
hardliners heather henri herb herd hideout hindi how impossible incorporating
indonesians inevitable intrigue investing isabella island jeffrey judaism kibaki
knot lang lifestyle lightning lives ludwig lunar majorities mandelson maple
markedly markets marvin mecca mediocre methane minh momentum mongolian mu
murdered observe overwhelmed pastoral personally plight professionally prominent
provocative provoked purple rabbi radical radicals rainfall ravaged raymond
readily redwood reflects religion repertory reunion river roads rush russell
rust sci sesame shark shirts showing simpsons soviets spices staged stew
successful suvs thieves together troubling turning unsafe utilizing valentino
ventura wan ware waterfront ways where writer xiao yangtze
-125: accelerating aces activists admit adversary atrocities augusta bah bee
bowler brains bridges buh camel careful caught chiang chicks chocolate christ
coincidentally collectively communicated compton con condemning context crescent
criticised crowned crusader daley defying demon disadvantaged disciplined
discourage domino downsizing driveway drummer duck duet earliest easter erin
extinction falun flame flint formed freshwater fronts fu gently gossip hale
happen harder herat hip humiliated ignoring inconsistent inflows johannes juh
just kuh leaping limbs lumber lyndon malayalam manitoba mara mining mired
monarchs mutually neighbor neighborhood neurons newfoundland nicely older
olympia orchestral passive penned periods perspectives pigs poppy posture
pradesh procession promoter pronounced queen rap rarely recreation relics
relieved remote researching respect rodney ruler sacrifice salesman
schizophrenia sellout semiconductors sequel showers siam siding snowfall so
softball sorenstam spanned speculated stampede stressing struggle suggesting
supported supporter swallowed sweater tapping tayyip teh tells tense these
tonight toppling touted tutu unconventional underwater unheard upset useless
vanilla walesa walk wedge whiskey workshop xinjiang yelled yu zoo
-120: advantages alumni amazon apartheid appeared arabian around arthur as
association badminton baths beetles benches boiled born bothered botswana bowden
brick brotherhood bud cater ch charted cherokee chiluba chow claudia compelled
consumed crafted cricket criticisms daly dangers deh devastating distinguished
documenting economic economy ellison embarked exhaustion expatriates feared
figuring floral foundation fred freeway geological ginger glue godfrey grace
guts hoo hosni howard hung hurry improvised infiltrated insight intentions isle
jackie jolt jumping kisses knots koh leonid lesbians li majesty mild mix moist
moo morality most mozart nadu namely neat neighbours nestor nightclubs
observatory okay opus outset overboard particles patronage paused peers penang
pillar ploy politically predict pros protagonist rapidly reassure rebuilt relied
robe rocker rubber sanskrit saud scandinavian scottsdale shack shady sheltering
shrimp shui siberian sick soil stagnant starred stirring strategist strength
such tasting tendulkar thabo thanksgiving theatres they torre transparent
triangle triumph turtle unaware unfolding upstate vacations variety venice
victorious vigilant vocal waged walks watershed weak whaling whole wilhelm work
writing wu yorker
-115: abrupt accomplish acknowledging aftermath americans anil aspirations
assured bankers beg behaviour benny billboards bing bombay brings broadly
brought burnt butch carts chalk chan civic cocktail condolences confronting
consistently cop crossover cruisers dale dee deliberately delicate deregulation
detrimental diners dinners displayed distinguish doubt dramas ear einstein else
engulfed epidemic excavations exhibits facilitating feminine fields fischer
flashing flawed formidable gangs garments germans harold hashimoto helena
historic hudson huge hungarians hyde imaginary impacts induce industrialized
jakob jews jubilee jupiter koo kwasniewski landfall laurel leaders leavitt
lighting listener lookout lou lows lublin mafia manipulated massacre mating
midwest misery motives motto my neighborhoods noticeably observers orphanage
paisley parkinson parted pastor persecution photographer pitchers plausible
progress prospect psychology pulpit rash razed replied retreated ripken roddick
rudolph saarc saharan santana satisfied scheffer segregation shi shoppers
shoulders sickness silence sino skills sleeves smashed soundtrack sport spur
steady stein stephenson storm suburban swallow synthesis synthetic taboo
thoroughbred town toys underscored vegetables voyage walls wax wetlands whale
wine yan zhejiang zheng zoellick zulu
-110: abe absorbed adobe adolescent aggression aliyev along altar american anime
arcade archaeological argue ascent aso attendees autobiographical backstage
backwards bargains barn berisha biodiversity boris breakthrough breathing
catholics chamberlain charley chiapas christina clusters conglomerates
consequence consumers continuation cooperated cornerstone corridors country
crashing creation dal deception defiant deliberate demographics destroyed
deteriorating determination difficult dogs dominate done drowning ehr elaborate
eminent erected ever exert existence explorer farther fault federico finally
finch flashed forecasting fusion goh gowns graffiti gujarat happens hat heidi
herbs howell hun illustrations immigrant impetus incompetence innocence
instrument interpretations jin johnnie kinkel knights kumble lah landlords
lawless leopold lie linda lobster loudspeakers lowland macapagal manson megawati
meh melted minerals montana nests onwards ordeal ordinary ought patented pedro
persists pilgrimage pitching plotted poisoned poisonous polluted precisely
projecting protector publicity quarry rallying regard renegade rice ritchie
rites salon sampled scarlet schoolchildren science sea seismic shattering shorts
shout shuh similarity sir slender soho stanton starbucks succeeded suggestion
sumatra sundance swimmers tasmania teens temper tension trying undermined unfair
uprising ur viewing vocals wa wagner warn weakness weaver were wildfires works
youth yves
-105: acknowledges actively agriculture allies alma animal anton assassins
asteroid attract banners barker becomes bells bergman blaming braced bumper cape
cecilia chased chien chin clocks colleagues complex concedes conditions confront
conscience contemplating cooperatives correa craft crush cuban danube davidson
decorative dei desperately development dignitaries direction dismal dog downturn
dragging duh dwelling elliot endurance entourage farouk fated favorably
fictional finds fisher flattened footwear fran frontier fueling gameplay
geographically gibson glover grave grazing gunshots hallmark halls harming
herbal hill hillary homosexuals hooks hoover horse hunter independence induced
instruments interpret investors jack jaime jayasuriya jeanne jessie khomeini
kingdom knowles labeled larson latin lessons light liners luigi lure madras
malay malls manga mercy motorcade muralitharan neighbour nemesis nicaragua
noting opposed outing outlaw outrage ovation packed pale pants pathways pebble
peck pedestrians polar poured preceded presbyterian prey protestants provocation
prussian quartet readers reeves regions researchers respecting revived rift
robot roger sally sandwiches scattering selig senses shakespeare shaky sherwood
shrugged ski slack slang slower solitary stan street studying summits surrounds
surveyor swung talk tearing tiananmen tin tones traced trained trapping triumphs
unite unity upsets versailles vodka vogue watched waved weed weir whom ya yang
-100: achieved act activist afghans ahmadinejad alamos ambushed anticipation
arabs archipelago asian aspect aspects authors ay billionaire blown boone bother
breeding buffet bull bunkers bureaucracy cambodian catastrophe cemeteries
champagne circle clarity clearer clogged clyde collisions comic commodities
completely corners dashed deepened demonstrate descend dialects dictated
diminished dominican doo doom dove drinking dwellings dynamics edmund
empowerment enshrined essays extent extinct favorable favoring feedback filled
fish fishery flawless founding frankie greenspan grey groundwork guessing gum
hainan hint hispanics hulk hume hurricane hypothesis ii ike illustrated
implication interact intriguing intrusion ivan kashmiri kasparov killers kuo
leopard liberal likewise loch making marcia mask maureen mean medicinal memoirs
memory meyer mice michelle monarchy motherland mr nigerians nuns offshoot oprah
orchestrated orthodox outburst outpost parliamentarians parlor payne persson
pike poaching pollsters porous pounded precious precipitation predominantly
purity putt quasi ramadan reception red regime religious retreating rewarded
road rockwell rogue rusty sermon sexes sham sheldon shelley shen shepherd shrine
sidewalk sierra sikh skirmishes songwriter sow soy steep stood stronger stuck
stumbled superpower supporters suppress sur survive symposium tadic tah tenor
tent though tiffany tiny tongue trumpet turns unruly upside vengeance
villaraigosa vojislav volatility wally weaker wed werner wholly willie worst
worthy wrecked yankees
-95: achievement acknowledgment across actor ages albeit allen amelia anyway
approaching armando arts asean assumptions attending attributes barometer beck
begged bicycle bird blamed blasting bob bowls boy bronx brook brunei bulbs
called cameron caste catalyst cigars clothes cloud colonies come competent
confess confronts congressmen conservative conversations cornish crowley cues
cure debbie depend depends devised diaz dirty discovers dispersed doris dot
draper eileen emily establishment example exiled explaining exploding exposing
favored forth forum frank fried fujian furnished gigs glen globally gorges
grader green gus hai harmed hatoyama healthy hockey homeless huang hubei hui
huntington ida inaugurated inexperienced inhabitants inherent insanity
inspirational insurrection internationally introducing iris iron is jah jeans
jen jirga justified kah kamal kinds knowledge laced laguna lavish lee leonardo
lin linguistics loosely lounge made maize manipulating maoist marketplace
mcgwire mcnamara mead mechanics mekong meredith modeling monterey neglect newman
niche norms nur occasional ole orchestra organised osama oz pas pastrana pattern
patterson perpetual persistent phrases piano pink precedent prediction pri
professor propelled rahul raiding rampage raw reagan ree reservation reservoir
richter ringing riots rita roach rok rubble salem sammy secondly secular shale
silently sindh snail snapping sonoma speaks stare stressed stride sumo
suppression symmetry terrorists thatcher toast tong trapped travellers travels
typical vague variations vernon villains walt want warfare warren who winery
wives wong wracked yanukovych yeh zee
-90: abandoned agony anastasia anything apollo approached areas argues assembled
barbados beams beginning begun beyond biography blasted blatant bloody bode
broadway brooklyn bugs builds canadians caution charting chef collaborating
compilation conan congregation consistent conventions corporations cranes crop
crowded crystal dependence descriptions destination deterioration devils
dialogues dimensional directed domingo dramatic dress drying edwin eisenhower
eliot encourage entirely ernesto erwin estranged exactly exodus expectations
fade fasting flat foes formerly fox framed freedoms fulfilling gaelic garment
gould hangzhou hawkins hesitation heterosexual highways hybrid impaired inciting
industries ineffective infamous influx instability intimidate japanese java
julia juliet khmer kinmen knees kostunica ky lace lack laid learns leather
lighted longevity magnetic maguire mandela manifesto manufactured martyrdom
masked mcmillan meddling melvin mill mismanagement mistress mixing monastic
moral moreover mundane musharraf nam namesake needles oats obscure obsolete
opportunity opposite originating orioles outdoor outings painful paints
pedestrian persian piazza planetary practices presidents preval progressing
prospects proteins prove putin puzzles pyramid quaker rained reflect regards
relative respects reversal romanized rowing saxophone scar sergey serra sharpton
shooter shows sightseeing significance socialist somewhere sparks spectator
speech sporadic steinberg straw struck struggles surging sustain sway teaches
teenager that thick tools transform twisting um underneath uphill upright urged
vehemently villages wall war wasted watches willing working
-85: accent acted actress afterward ahn albums ally anand anhui apec arose
arresting assad assortment attacked automobiles bacteria badawi bak barriers
baskets belly belong berkeley birthday blacks bloggers book boulder burgess
burst businessman canoe cattle cautioned cayman charles chavez ching cigar
cities coats collaborators commemoration concrete conservatives considered
constituents continued countered coyotes cpc crammed cruiser dakota debris
demonstration diminishing din diplomacy discomfort discovery disparate
distraction drained durban dustin eat eighteenth el endowed essay eva
experimental expresses farah farmhouse favourable fdch finely flung gang george
getaway gillespie goodwill gourmet governments guerrilla habitat harbin harbour
harvey hearts heavily heavyweights highs hog illuminated implies inequality
irreversible janet jewel joachim john journalism kai lion lo logical magnet
mammoth marchers married mary mel meltdown messy mexican middle mineral models
monty mosquitoes mouse nascent nash natalie nausea ngos opportunities outback
owe ozawa pacific peanuts peas peninsula perino pets pitches pope potomac
poverty prayers predatory premiered progressed progression prominently proven
prudent psychologist ralph recorded relevance reputed rescuing respite
resurrected rivera roman rudolf santa screamed screenwriter seattle secretly
shadowy shaft shea show sihanouk sitting situation skaters snacks solid spice
spokane streams structures superhero surprises survived swimming syed tangible
tarnished themselves theology thwarted tossing trade transition trap truman
tsang ultra underlined vijay waterway wealth whatsoever wheat woman woo yoh
youths zhang
-80: accurate adolescents ago alps altered alzheimer ancestral apple arbor
assert banquet battered batting being bernardo bian bjp blanc blatter bloodless
borneo bounded bowed bruce bureaucratic burned capturing carey casablanca chew
chick clerics clive closer closet collapsing coming commemorating conductor
confrontations contradictory courtyard crane criticized crosby cruised dams
defiance detecting developments differentiate diva donald downtown dried durable
edith educate elevators enclosure engage engineer eugene fallen far farmland fe
featured few filipinos finding fist flags flores freedom furnace generals
georges giovanni going griffith growth guilt hackett hanging hay henan herman
hostile hunan ignored insect intensifying irrelevant islam jacob jeep karl ken
knoxville lahn lal lasting literal maharashtra mainly mall maoists maori marched
massacres melinda methodology mixture montgomerie murky muse naked namibia nixon
noel notorious nova ortega oswald our overture pascal penetrate percussion
pervez pete policymakers posters prasad primakov priory producing protesting
purely rae raft rails randolph recordings region relates republics residents
resurgent richest roe rudd sahn salam salvation scout sega seth sharm siegel
signaling simulation smithsonian snails some soured spared speaking specimens
splash stevenson streak sunk tai taliban theirs thread ties till timers tooth
tours toy tucson underdog undertaking unleash urdu urgency vaughan vigorously
vince violin visiting volcano vomiting waitress washing weakened wears willy
winfrey worshippers yet youngster
-75: abhisit alaska amenities analytical anbar anniversary antony apparently
axis ayatollah barbecue basics battlefield bobby bombed bottled brewing brother
butterfly calling cardenas carol casting chechens chen chili ciudad clarkson
clifford closely coating coherent coincided committed complexes confidence
conservatory consuming contend continuously cooperation criminals crisp decade
demolished ducks enemy energies engineered erode evelyn evergreen excellence
exhibitions explosions fahrenheit fang ferrer fingers fists flying forestry
formation franco frazier fries garcia garrett gather gathers gay gunned hahn
handicapped hao harley have he heels hers herself hitting hoffman hosted ignacio
impromptu inscriptions insignificant instrumentation interactive irving jiangsu
jun kicking kobe koch lisa ma macarthur machinery maggie maine martial masculine
mcgraw mentally mess messenger mi milestone militancy millions miniseries
mississippi mock moi mourning mouths named neil nepal nicaraguan ordained
organisers organizing outdated packing piedmont pitch practitioner prelude
presumably principles profession promising props psychic quincy raiser referring
reveals revelation rhodes rioters roasted rumors rumours scripture searching
sees severely shanxi shih shimon shops sickened simitis sirens sixes slammed
solar south speakers spoke stabilizing staying steinbrenner stuart
systematically teresa terminology tijuana touch tricks trinity unfolded
unionists unsure victoria vulnerability wagons wanderers was yun
-70: accurately acknowledged akbar alberta americas angles assassinated
assumption austrians avery balcony basilica blame bolivia bones boutique bowman
boxing byrd campaigned candle canned carlson coincide compact condemned
congregations congresses connections considerable coupled cow crumbled cured das
datuk decoration deeper destroying diamonds dig dignity dinner disrupted dissent
dravid early ecstasy eluded emma erdogan ethiopian extremists faced family
farewell federer financially flash flexible fluctuations forge fought fungi
galveston gilchrist glowing got gundy haider haiti hebei himself human hurt ihs
ill impact inauguration india indications invited ital ivo jackets jacqueline
jane jeb jimmy joaquin junta kallis katrina khan laureate leisure lobby lockhart
luh lying maria marked marlon marred massed memorial methods mobilize
modernization morse mtv mystery napa necessarily networking nightclub noses
oakley object obstacles olga organisations orr ostensibly others otto ould ozone
palaces panamanian panther paso perkins pictures piles pizza pollster poorest
positioned poster pressured priest protests publicist pushing quest rabbis
rather reasoning rebounded rebounding recep recipes recognized reconciliation
refers refuge relies reluctant repetitive reservoirs resistance respectable
restraint royals satirical saxon scars script seafood she sinking skating
slaughtered slightest slum smoothly soprano squares staircase strains strauss
strongman styling suffering sugar sultan surges suspense tactics taha ted towns
turmoil tycoon uh underground unincorporated vegetable verdi victor wielding
wolfgang wrong xie yogurt
-65: activity administrations among amphibious ann annapolis anticipate apparel
arab arias aristide arturo baltic beckett behest best betty blades blunt bogeys
branded breaking breeders brooks builder burnett burnham but calvin campaigning
casinos changed chennai church churchill cinnamon clans coached collapse
collection collective colony confederation consequently conspiracy cooled
counterparts countries cuba cubs curtain dar daughter deepest designer
destabilize dickson diminish disappeared disappointing do drummond dukes eddy
effects ehl engagement enhancing erect established eye fared favorites flies
friction fuller gaston gates georg glee governed gretzky grizzlies gruesome ha
hampton hanks hastily hasty henry herbert hometown honorable hood hoping hugo
hurricanes hydroelectric ignore improvement inaccurate inacio incompatible
inflicted informs invasion islands jacques jammed judo kang keel kensington
klaus kramer lamy laying lied lim looters lutheran lyric makes mansion mariano
martyrs mats mehd metals migrant mills mine misleading mohamad moisture motel
multimedia narrow nelson neural newcomers occurring offspring organising orphan
otherwise pandas papua paralyzed parents paul peak peggy performed peruvian
pitcher porn powell preserved prints professions promise punjab quake quality
rallies rampant rang react recession reluctance rendering restaurants reviewers
rica ripped rope ropes rosen routines royalist sabbath shapiro shaquille sicily
skate snyder softening spaces species sphere stewardship surveyed sword sync
tobin tough tractor trait translated translating trip tung unfold upscale
utilize vance veiled vendors versa visit visitor vocabulary watson weddings when
whip widow wie worked worse worsened wrestling
-60: abd aged angrily apologize assertions attaches aurora bashar bass bend
bernstein biotech blazers booths breath bulldozers burbank buried cake cambodia
canary captures cascade caucasus challenged chapel chat chickens choir chong
coliseum comics common complained complaining complexity confessed consort
consultants continuous cousin cramped cream cube czechoslovakia damaging dead
decisively def defined destined destiny diary diet disaster discover distinct
diversified dogged dramatically duo eastern eduard edward equality equestrian
erupt essentially eve events everglades exile felix firstly fled flood fodder
fuels fuhrman funerals furnishings ganguly gastropod gems goodman greenwich
grind hal harp infinite initiated instantly institute insults intensified
interests intimidation israelis jenny jerry jing joan kate kathryn knocking lam
landslide latino limelight linear lining livingstone loops makers maps mazar
mentioned moderate modest moving mysteries nanjing nesting niece nile oak oaks
odinga omar oppenheimer optical pace penguins perfume pitched pius populous
porter problematic protestant pumpkin punishing raged railroad reliance
represented resource responding rethink rex rioting robbed rocked ron rowe sadc
sah scott scripted sequences servant sewing shee sheehan sheen sheikh sherman
shrinking slowdown snapped sneakers soaring spike stretch struggled successors
sufficiently suggestions swear swift swore tacoma teaming technology tents texts
theaters tightly tiles tracing treats trousers tu tunnels turnaround undercut
unforced untouched upholding values vee vega vicinity vigil viruses wah wallace
weekends willingness
-55: acting adler akron albert albright alexis algorithms alliances anna apache
approaches aquatic arch basketball battling bay beacon bean beer began beige
benjamin bestowed blake boiling bullpen burning byron byzantine canopy caused
cemetery centennial ceremony challenges children christopher circular concern
confusion considerably constructing convince conway course crosses dave defining
dent description deserves detached different dion disappear dodgers dresden
dressing drives economist eid embedded empowered enhanced ethical ethnically
exceptional exemplary explanations exploration famer favorite fitting flux
forgiven frances fraser gala galicia gaming gate georgian getting goldstein
grandchildren grossed ground guillaume gunfire haven helped hesse hide hilltop
hms hottest howe immune inaction informally isaac ivy jewelry johann jolie ka
kabila kan kouchner lackluster lax layers leftist limbaugh magnitude malicious
marie marsh mastermind mavericks maze mccurry meaningless meant mentions
migrants militarily miners motorcycle mouth mubarak mustang nagano nation nazi
neighboring neither nintendo northeast novice now observation olivia opium
organizers origin overcame overcome pablo pageant palmer particular photographic
pitt poised positive predecessor presentations pretext productivity rammed
reactions receptors reconstructed reel referred regrets rehearsals relax relief
researcher residing responsive retailing reviewer ribbons rigged rigid robbins
robotic romanians roo ruby ruth sahara salad scotia sectors seminar settled
shalom sharp shock shu sid sidelines sin sins skier slamming snack sonny sons
soong spin steam steamed story stresses strife striking subjective summer
surround suv suzuki symphony teamed tumbling unionist vargas vein wendy wishes
xu yoo zoran
-50: abdallah abraham adherence affects affordable african alcoholic allan
allmusic ancestry anew anita apparent armey artwork ash attacking attic aussie
bahadur bahamas bait ball banner barbed bear bernhard blackouts boat bolivian
bono bounty brodeur bug by cain cardoso celebrity ceremonies chains christian
communal computing congolese conserve cowboys crawford curtis dating daunting
day deepen descending deserve distinguishing dom dome downplayed drainage
dreamworks driving drones drunken eastwood eats emancipation eminem escalation
estuary everett expect exporting farm fea flanked footed forming gah gayle germ
grain guatemala guide guyana harassed heads healed highlight histories
homosexuality hubert infighting inscription intercourse intervening islander
jonas judged junichiro karen knopf koreas lagging larry limb lime livestock
lobbied longtime magnate mapped marcel market mascot mater mcgovern mediated
memphis mercenaries mere millennium mobilization molecules mosque mph mugabe
muqtada myanmar natasha nee nicholson nordic originates outer overrun oxide pain
papandreou parkway pasta patel performing physics ping ponting president puerto
pumped queens ranges ravi ray rebuilding recent refer reich rising roof rumsfeld
saeb saint scenario secessionist selectors senegalese sevens shepard shop
signalled sketch slugger smugglers sonics soto specialize standing standstill
steward studio suburbs sure surrey suspicion tallest tay teen testament
therefore tornado tortured travelers trouble ultimately unfairly vacation
vigilance waiter walnut wanted wharf whose wired yassin
-45: and announcer antibodies anyone apologies appearing area avenue avenues
balkan banker bargain baron bed bible bickering birdies blankets bombarded bone
branding brushed buick cabbage cage cannon capitals castle categorically
caterpillar catherine centralized centrist choking clara coaches coincides
collaborate collapsed commerce commitment commodity complementary comrades
connie constantine copied cornell cornwall couch dae deco defeating
democratically diamondbacks dickinson disease disgrace dominique drake duval
dwindled dynamite efforts encompasses ep eradication erekat expectancy exported
falls faltered feet find flats float flop foray fundamentalist garage gateway
geopolitical grouping guido harding hbo headaches headmaster him hit holidays
holt horton hsu igor incumbents integrating jacobs jeremiah jewels kazakhstan
kept khamenei kirk kuchma langer lavrov lent leslie less liaoning loh looting
luncheon macintosh madeleine maneuvers manipulate mathematics memorabilia
millionaire mirza molly moslems mothers muhammad muslim nader near netscape noah
nonstop not organization overcrowded padres pairing paralysis patton paz penguin
petty philharmonic pie piers pitting plaster plotting pneumonia pose potter
preserve propel purpose rally raza refrained renee repairing ricky rings robbers
rogge ruh rus saga satisfaction schwarzenegger sen shaun sheila signs simmons
sister skated skull slim small social softened sonia southern spans spun stairs
stricken survivors swollen syrians taekwondo tajikistan tamil therapies
thousands tore touches traffickers troopers tuned turnpike unexpected uribe
ventures verde vladimir volunteers warring wei whereas white wisely wreckage
wright writes yielded
-40: addis aggressively aiding alexander almost alternative although amc amherst
anaheim appears arrived arthritis artworks asserted asserts authoritative baja
balkans barricades beans bedford benazir bert bertie biting blackpool bloodiest
bolstered boucher bread brookings bullock cameo carolyn cause chairs cheaper
cheese chemistry chengdu christensen classmate coca columbus comparing
comparison complicated confrontation convent cookies couple cruises dairy dam
deborah della democratic demonstrators derive diaries dire disparity distances
drawings ecumenical edgar embarrassment emilio eradicate express farms feasible
fleischer focuses forehead forgive fort found fragments fulfilled gadhafi garry
genus gibbons gifts goodwin gordon greenberg hang hardline heart heinrich hinder
hiroshi hispanic holed hungarian hunt hurd hurley hyderabad ignited indication
inferior insulting islamists jackson kaczynski kagame keith koizumi land lane
len leo lined linguistic linux live loyalist lugar machines mantle master mayer
mccormick mcgrath mechanical mediterranean mellon might mines mosques moussa
nest night nighttime norton odds outfield outscored pacers palace palo paternal
peaking pew phillip picking places plots politburo popcorn ramadi rangel raping
remarks remotely repercussions resident restaurant retrospective rollins rubbish
rudy rugova rutherford says schumer sharks shelling shells shiites shore shower
sih singular slowed socialists soo southeast southwestern soybean specially
squarely staging steered stifle stimulate stir stream suh supremacy swords
tackling tailor tbilisi timing toh tonga tool towers twists vicar viking vincent
walker wang water wicket wolves words workshops yacht yousef yudhoyono
yushchenko
-35: abbot ablaze about acceleration aceh altitude annie antigua arrival
assembling astros atlantic atlas atoms ballard bangalore barak beers believes
betting bhutto biographies bourbon brandenburg bratislava brewery buffy building
buildings california camden campaigns campo candles cao captains carnegie carrie
cassidy cavaliers celtic changing chateau cheat chuck clan clark cloning cloth
coated cocoa collided communicate conclusion consecrated cooking cooling
cornelius coronation costas cr crawl critically crossed crust cycles damon
declarations defences dell derbyshire desirable destruction diarrhea die
divorced doctrine dolan dolphin dwight eagle easier enclosed enhance
entertainment ethnic extremist factories factors facts falcon faldo fernando
fiji finger fleets foothold footprint francis francisco freddy fuh gardner
generated gig gill golden hails hall hamdan haq having hutton hyun importers
improving incorporated inducted intent intentional interviewer iranians
isolation italics jarrett jerk julius karzai katz ki kok lag landings languages
lecture led livelihood loop machine mahmud malibu manifest marlins maskhadov
masks menem mirror moshe mozambican muscles nawaz nearby nephew ngo norodom
north obscene opinions organism originally outreach overwhelmingly panda
patrolled patti perot peru peter pins pirates plays po posing prayer precarious
precursor premieres preserves promises prussia psychiatrist puzzle racing rao
raptors recovery rested roadway roberto rotary roy sails sara scholarly scratch
shan sharma showtime shrunk sided simplified sketches soloist southwest
specializing specimen spector speculate spiral stepfather storyline studies
suburb suharto suleiman supposed surge sustaining suzanne swelled swim synopsis
tactic tail tata tech thaksin throwing trajectory translates turf twins twist
uighurs unfavorable unpopular unsettled upon ussr vegas virgin wake warlord
whales wreck wwf wwii yar yiddish zah
-30: addiction addressing admits affected aging alarm ambassador analyzing
anatomy android angela angular anne argued ark armitage arrow automobile baden
bakiyev because belonged belongs benefit bin bites blackhawks brahimi brewers
bump burke bystanders call calmly cambridge captained captivity catalonia
celtics champs chao chesapeake city colours competitiveness consistency
convention copying cppcc create criticizing custom cycling czar damaged danger
denise depth detected dexter differs difficulties disruption distinctions dorset
eclipse ee egan enterprise evidence expanding experts faster fellow fencing
fertility flick flipped forging forgiveness formulated freshly gainesville gays
ginsburg glendale graham grande grappling groups guo hairs haitian handy heavy
high highway hilary hiroshima hurled huskies idaho immigrants implicit indonesia
informal informed instant integration isabel jacket jaw jennifer jon joseph
judging kazakh kristin kwan kyrgyzstan lai lau liberate lips located lopsided
lotus mandarin manny measured melanie milk mirrors misled mistake mollusk more
motorists mozambique mutual nathan nay newton nike obasanjo occurs onion oregon
organize pakistan parallel paramount parishioners participated patrolling peaked
phi pickups polk practice predicted pressuring prized progressively protested
quo rafsanjani reader rebuke reds reese referenced refrain reliable rely renamed
resonance richardson risky roadmap robotics ronnie rosa samaranch santo saratoga
scale scolari seriousness sharper shaw shire skater slipping songwriting spine
strangled stripes strongholds summit susan tanzania tao theoretical therapeutic
those thumbs tory tracy truckers trusted tsai tulsa tvs unexpectedly valle
valuable veins verse vietnam walked webb willis withstand word wreath yousuf
zambian zuma
-25: abbreviated accumulation active adelaide adopting alphabet ambiguity ample
archeological athletes backer badly barrow bassist batsman blows bolstering
bridge brink cabins cairns cartoonist catch cheek chips chord christchurch
cinemas closest clothing colin com combining commentator commenting
communication competitive computational conflicts couture crippled cue dalian
davydenko decay deprivation desmond develops difficulty director disregard
diving domestically donna draped drawing drove du east ebola effect egypt
elevator elite enlist enough evan fabricated families fatigue favor federation
fireplace flagging flatly generalized gift governance griffey guangdong hamid
hedge heightened helmand helping hiding highlights holbrooke hole homegrown
homer honduras honor hopes horta hoya imported inception industrial inscribed
intentionally interpretation intersection introduced invites ire islanders
italians janata jefferson keating kenny khalifa kim lamb lan lara las laura
laurence legislator levi local locomotive louise loyalty luciano mahr maintained
maneuvering manuel mas mazda meaning medvedev mega merchant method minivan mit
morale mrs nails navarro newer nissan nude offensives old oldest outcry oval
overweight panama partnered patten paulson peripheral peshawar pest picture play
ponder portland processors proclamation prolonged prostitution protesters python
quick ra racket radios raiders real responds revive richie rise roaming rolled
rothschild sandwich scare seasonal sensory sexuality sides silver simulated
sophie sopranos sore speak speed speeds stable stalls stands stern stronghold
suffer suits suns superior supporting swedes syrup telescope threads tim tossed
tour traumatic trips trusts tumble tuna unconscious unified unreasonable
uzbekistan venues wear wife worms ying
-20: ababa accelerated accidents adults ahmad alfonso alleviate altering andy
annals antiquities appropriately assemblyman athlete aung bali barack batman
battleground blew blockbuster braves buchanan business cadres came capitol
casino caucus ce centerpiece certainty chernomyrdin chicken chords cite
cleveland climb clintons cody cognitive comoros complains constant consume
consumption contended counterpart couples covered cristina culminated curling
cyclists daryl deacon deadly defectors delgado departed derives died dish
djokovic dora easiest educational electric employed endangered equilibrium
estates ethiopia europe expensive exposed extinguished facial fatty features
firmer flew floating florence football fractured gabriel glenn grange guam gulf
gut harmon has havens headache heel hernandez houses hua implications
inappropriate increasing inflammatory insist insurgency invasive ivanov joints
juan kane keynote kirby ku lakers lancashire lanes laredo large lars lasted lds
lenses lesbian loom mainland maintaining manhunt mapping mar margaret marta
mates mathematical meal mitchell mohammad monica na napolitano need networks
nikolai nikolay nor northridge notation odor olive optic oracle organizations
ortiz osborne palm passages past pbs pettitte plymouth pol potatoes prevented
priests prius profitable programmed prohibition rabin railways rays recruited
recycled republicans retailers risked robertson rod romeo runways sailed sal
sampras sco screw separatists shopping slide slobodan slowest smoke socks space
specializes springfield squash stalling starvation storming stranded
strengthened strengths structure succeeds surface surgeons sven sweeney
synagogue tanzanian taxis teaching teeth this thousand tina tomato trailed trump
tufts turkmen uncertain uncertainties unlikely unnoticed unveiling upstairs
urging waterloo wedding wheelchair wisconsin yangon yields
-15: abandoning accusing actions adversely advertisers affecting alejandro
alicia alison ambrose anglican annexed argument arroyo assassin avalanche
bangladeshi bare bashir battled bipartisan birdie blames boarded boxer boyle
brittany budapest build bullying bunker calderon canberra cannons canucks cesar
chalabi cheng cheung chevy cnbc combating combination confessions consequences
consulted contra contributes contributing copper crews criticism crushing cub
cumberland danes darrell daughters deadliest dealing delhi deposed deprived
designed develop developer devon di disarray diseases disrupting drawn drinks
during elderly electromagnetic elton embark engraved enterprises erupted
establishing ethan ethanol evans event ewing expert fiber filipino firepower
flames foam foe forbid forcefully forms fulton garnered global glossy goldsmith
gore gown grammar gran greenpeace grip guided gutierrez gutted hallway hands
hanson hasina hauling hawkish hawks holocaust horizon hovered husbands importing
inadvertently incomes indoors integral invested invitational invite joanna
justify katharine keeping knicks kyrgyz larvae leno liberation localities
lorraine louis map markers matthews mcpherson michel minibus minister moore
morrison moss mourners mullen mumbai murdering mushrooms myriad nafta nagasaki
neumann originate orleans ottoman owning parked parker participants particle
partnerships peacemaking pens perth phelps philippoussis piece pilgrim pirate
placards planner platform polled popped postwar powered powerhouse predicts
presents producer professors prostitute providence pursuit quickly racial
recognition rehearsal renovated replica reunited robert rosario salim sarah
saudis scaled scandals scenarios scientific seated secession sediment shared
shelter shocks simplest skyscraper spacecraft spate speeding sprawling sprayed
sri stability stealth stepping stigma stopped stump subspecies sutherland
synchronized tattoo taylor technologies tempo theological tick tram treasuries
treaties triangular trucking turbines turn tutsi una unarmed unprecedented utah
valentin vasquez verbs vicente vikings vol warned westchester whilst william
zebari
-10: adam again agassi airmen akram alfredo alliance alto analysts anc
apprentice aquino automation avoided baker bakery basil battles beats benitez
bilateral bloodshed boundaries bring bringing brown brunt camps canvas cartels
censorship chilean cio clayton clippers cloned coal coast color comes
commercials como concluded connect crest curbing cylinders decline defeated
derived destroy diallo did dino diver diversion divisive dmitry donating drains
drama easily eaton editorials endit entitled fearing feldman fiesta filming
firefighters freely fujimori fundraiser furthermore gambling geometry gibbs
glance gloves graphics greenwood grounded guatemalan guggenheim guinea gyanendra
harshly hazards hears helmut holy hormones however hsieh hungary hurst husband
hydro hygiene il insistence insulation insult interpreter introduction invoked
iowa izetbegovic jacobson jammu jeff ji jim josef juarez julian kazan kerr
keyboards kitchens lancaster lands lange lashkar legion lei letting liberia
limousine lindh lobbyist longest mackay malcolm manufactures maradona mare mass
maternal mediators men mexico militias mobutu mole moody mount mujahedeen naacp
nasser nc needle nets nevada normal numerous olson olusegun opened orlando
outposts outsourcing packard pam parliaments party paving peacefully perennial
phoned photographs pieces pierce pit plummer political ponce pools prevalence
privy prostitutes racially raja rallied ramirez reaction readings reformed
reluctantly remains responsible revenge role rubin rwanda salmon sank saturn
sausage scientology scrub serge settler seville shaath shandong shields signaled
skeleton skin slows smash souvenir specifically spread stabilized stain stance
studded succumbed surgeon surpassed sustained suu symbolic teddy tensions
theorem therapist tires unwilling variation venerable vent vermont virginia
virtually volatile walsh weakest weston wheels wildfire wings winnipeg wrestled
xii
-5: abbott abed absolute abusive academy accountants activities addicts advocacy
aerial afforded appealed arguments arrives arrows atkinson attention bacon
bailey barrage barry batted bce berg beverly bind biotechnology blackberry
bloated boer brain breakfast brigham britney britons buildup bust canada
canadiens carlos catering cathy chang charitable charleston chee clashed clifton
coli collegiate commandments competed connected connecting constantinople cope
corpses creates cruise deflation design dilemma disagreed display disposable
dole dominant drag drilled drone dunk ecowas edited eelam electing enabled
eponymous escaping estrada exchanges expose factional fall fatally fellowship
feuding finley firefight fits fledgling foods fork friedman gil giuseppe graeme
gram graves greenland groom guise had harrington harry haute heights helmets
hesitate hitter hobart houghton hovering hub humphrey hundreds ignores imply
instances investor ions ismail jay jaya jays joel johansson johns joshua judd
kandahar khalilzad kingston klein kuomintang label laden lahore landmark
language lankan leagues leone limbo lingering lleyton lucas manufacturers
maritime marking martinez mclaughlin means message mets miss mission mistakes
model moe mortal mourinho moya nashville nave needy negroponte nepali
northernmost obesity objected ontario opening opponents outlying outnumbered
paint pamela parties partisan patches patriarch patriot pena percy perimeter
peterson phillies pirated plants plum positioning possibly pot predators
privately professional protected protestors pursuing rebound rebuild recording
reeling rees regency reigning remedy remixes replies resides restoration
revelations rifles risking roles safeguarding sailors salaam satellites
secretary sect shia skilling skins slaughter soon specials spence stakeholders
star staten states stokes stopping strained strait strand suggested surprise
symptoms toledo tracked tracts trick trio turkmenistan tutsis vera versus
veterans vi vilnius vow walter waugh waziristan weaken wes whatever whenever
whitaker wilson windsor women xvi yeast
0: accolades ahern airplane amin andrew annexation apologized arise atlantis
auschwitz austin balancing berman blogs bombardment borne bosses boycotting
brett bride burkina burton cadillac cameras campbell capitalized capriati carl
carrot change charlie cheryl chile clear clemens coach coffins collapses
commanders commune concludes confederate contacts correlation cough coup crease
crusaders currencies curry del denials disorders ditch downhill downside dozens
dragons duncan eastman elizabeth environmental envoys erie essex excavation
exchanging eyewitness facilitate fairfield faltering fighters forums functioning
galileo gases gauge greater greenback grilled gym hamm handful hewitt
incorporate incursions independents indices infiltration infrared instructor
intel islamic japan jean joanne kaohsiung kennedy kitchen kitty knight lauren
lay les lgbt lightweight lineage malawi managers marshall marty mason mckay
meaningful melbourne mention mercer mindanao minorities mobilized moines
montenegrin najib navigation nobel ouster ousting outages outbreaks pamphlet
performance petersen philip plagued playboy pockets policies population
possesses premiere prices prime princeton prosecuting protecting province pub
pulp quicker ram randall raped rapper ravalomanana reaffirmed recorders
reinforce representing represents rhine richard robb ruben rupert safe sam
samarra samoa sampson san saving scathing senegal sensitivity seymour sharapova
showed siege sloan smog spanning starr static stayed straits streamlined
submarine sulawesi suspicious sweeping swelling tanaka te telegram texans than
titans toro treating triggered tymoshenko underscore underwood unknown unmanned
unravel usually vapor verses viewer viewers violence warne wasting wealthiest
westwood wizards years yesterday zyuganov
5: abdullah accords acres acronym aden adopted affair afternoon ailments alamo
alexandria all ambassadors antonio apart arena arises ashton automakers ayman
bangladesh barber batters bavaria belonging ben billed blackwell blasts blow
bogey boundary boxers braking broad brush bur bush butt carefully caroline
carson carter chadian chipped choi chronology clarke clocked collecting
commissioner condemnation connects consensus continental corpse courtney
cromwell curtailed cutler cypriots da days deter diane dictionary disgraced
disgruntled disguised displaced disproportionate disrupt distinction djibouti
eagles economics emil endeavour enhancement ensued ernst escalated excessive
exports favour fielder fighting flared floated footage footing forehand freeman
frequent fri geoffrey giant graduated guangzhou guerrero hacking haley hammered
hans harm heavier hess highlighted hinted hints holyfield hopkins hutu hydrogen
illness inflammation initiatives instance intensify interviewing it journalist
kappa kendall kirchner kph lacks laurent leader leadership leigh librarian
lincoln liu location lords luiz magazine maier malaria marcos martina masters
mayors measurements meat mercosur messier miguel miles mitterrand mobility
motorsports neighbourhood neville newest nicole northeastern nra of offerings
onions oscar outskirts owens packers paired pakistani pardoned part pensacola
peppers peril persuading piled pitino poland posed prodigy project proof
propeller ramon ranged recently recognised reforms relocated responded rid
rubens runway safest selective settings sexually shelters slight smoked soap
soccer someone son southernmost speedy sports springboks squandered stick
stickers sticky streamed succeed suicides supports surpassing survival
suspicions sylvester syndrome systematic taiwan talbot textile thinly tile torch
treat tried trivial trust types und underlying undertaken underwear unions
utmost venue vests vinci wahid wb weinstein weiss west wiped wiping wolfe
worldwide wuhan yamaha yao yitzhak zardari
10: abramoff academies aids aimed airs albuquerque alexandre allege ambiguous
analyze armenian arming array arrivals assaulted assure aziz baby bahr barge
beat beijing belarusian belt benin billiton both bullets burial buying cardboard
causes cholera chun clinton clues colorado comfortably comparative compare
compared connor continue cook cooke councilman creed danielle decorations
dependency devaluation digitally dipping disperse downstream dragged draws
drills earl elevated elf eli emerson energy entertain evening exercises
extensive eyeing fao faulkner fears feeding females ferry financier flee flemish
flushing flynn footballer forces foreign franchises garbage garlic genesis
giants gold guh gymnastics habibie hayward headquartered healy henson hoax
holland householder huckabee imposing imprint indirectly indoor infected
initially institutes invade involved jared jeter jilin joined jude junction
justin kahn kemp kremlin late launching manor marat mario massive matter matthew
maurice max medley mend mentioning mesa midtown minsk murderer mustafa nadal
naples nasrallah nebraska newport nguyen norm nunn occupation pak pave pedal pen
perpetrators pipes plates platforms pops possess pseudonym pumping punches
purportedly ranariddh raphael reasonable rebecca recognise recovering regulars
repeatedly reruns restored revealing safin saleh sanford sap screenplay
segregated seriously severe sharif siblings simon simultaneously sistani slew
sofa sol solving spat speculation springboard stated stocked streaming su swam
tam terry tipping tobias todd torn trailer translations tributary trinidad
trojans trunk twin ty unconstitutional usa vandalism vertical von waited walters
washington wayne welcomes wells written yusuf zanu zelaya zimbabwean
15: accelerate accorded accusation accusations achieve adhere adjacent admiral
advised aim airliners alberto alcoholism alerted alignment alternatives andretti
anticipated anywhere apostolic arenas arizona assorted assuring avengers
azerbaijan barnard bears beaten beatty bell bissau blackmail bounds boyd brad
brand brenda burundi bushel cabrera camera capabilities carlo casts catalan
cathedral cello cereal chairperson cheating cho christi clips commentaries
communes compensated compounds concentration continues continuing contribute
contributions controversy conventional cooked craven crossfire culminating
darryl debut define denominations deserved despite destinations detective dip
distributors diyala dominance ehud electorate elliott enactment equitable
establishments examines explanation factions feature feeds feinstein fence focus
fours freetown freezing fritz fry gaining game gearing genetics georgia gingrich
gramm guarded guerrillas handball hangs harvard heated helicopters herrera
hewlett hingis holden holiest homemade hotels ibm ibn inadequate indicate
indicating insider intending interfere intifada jake kadyrov keeps killed
killing knocks knowingly lacked latter lawful legs lemon levine likelihood links
literacy litvinenko mack magazines manipulation marginally marion marshal
mauritania mick middleton missions mombasa monsanto moro murray musab napster ne
neighbouring neutrality nick no nokia noor normally normandy nursery oppose os
oscars overland oxford parry period philipp physical pierre pinch pontiac
possibility posthumously pressures principality progresses publishers pushed
quetta rafael railway rawalpindi reaching recapture relatives remix rented
renting rests ridden riordan roadside rockefeller rodriguez room rouge rounded
russo sabotage saddle salah saying scalia scarborough scarf sciences sellers
separatist setbacks sexual shelves shenyang shifted shinawatra shipyard shoots
sinks sit situations sparking specialists steiner stinging stockton straight
strategies subdivisions suffers sul sutton synagogues tanner teachers tentative
thailand timorese tom tow turnout uniforms vancouver venezuelan vic villa voters
vowing waist watkins whitney worries worsening yellow yong zapatero zealand
20: adrian affirmed aground airfield airplanes allison alongside aloud amid amir
angolan archer ariel arriving asserting assertion astronauts athletics
attendance australia avail azerbaijani barbara barrier benton bharatiya blanco
blistering boehner bombers boosted bowles boyfriend bronze bulls busan can
caspian categorized catholic ceased ceremonial charlotte christine chunks
circumstances cisco claude clip clout clutching competitions concentrate
conclude consolidation cooperating coordinated counselors crime cuomo debra
demos deposited dick differed dili dioxide diplomat disciplines disorder
divinity dj downey downward duel duffy eddie egyptian elementary elway emerge
enrique eritrean estonian executing explosion fahd faisal feed ferdinand feud
figure figures finite floors forecast forged fortified fowler francesco francois
franks fray frontman frozen gaulle generating graders hamper hardship headed
headlined headlines helmet hermann his hitachi iii illegitimate illicit
indicators infiltrate initiative institution instructors intact integrity
invitation kansas kathmandu kathy lagos lea leafs leningrad let lexington liner
louisiana low macedonian mahmoud make malaysian marianne marry martin marwan
masterminding medina menus midnight mini mint mo mold monte morning morton
motivation multinational nailed nalbandian name oliver omega operators
organizational outlook partnership pasha peabody penetration pet piling pivotal
pollutants pornographic poses pro proceeded processes proposing protective
protein quentin raced rahman raleigh ramos ranger read ready reciprocal
reclaimed references refugees regaining rene repaired resources resting rey rico
roc rockets romanian romero ross rotten said saints salinas selling
semiconductor semis senator settling shoot should sinai solved sosa sped
stabbing stadiums stationary stemmed strategy structured stumbling subjects
succeeding suitable sulfur sustainability tal targeting tarmac teamsters
territory thorpe thus timothy tobago told tracking trash undermine unesco upton
used uss van vessels victims virtual vista vocalist wade weeklong wide yorkshire
zach zones
25: ability able adams afterwards aisle alarms alba alias already alternating
ambush ang anwar arguing aria ashes assassinate atta babies baku beit bennett
bildt blackout blade blair blog blogger bodies brokers bruins butcher butter cam
carla ceilings centimeters chamber chaudhry chung clare close cohen commanded
concerto conflict consolidating conspired construct consultative corporation
covenant crossing defenses delegation detectives deteriorate dianne directing
disagreements discriminatory disks dye edge elias eliezer emanuel emerges
emptied endangering ensured es espionage expos exterior extraction fabian facing
fah fastest fat favourite favourites fernandes fide fires flow foster fully
gators geithner general ghazi gregory grounds harper hart higgins homeowners
honduran hooper hunger implied inconclusive indonesian innings insurgents
integrate islamiyah isolate ivanisevic jetliner jewish jitters jonathan
journalistic jumper justification kinshasa korea la lebed lecturer letterman
lima lobbyists longhorns lorenzo loyola luis maher mali marvel massimo mcmahon
mediator meeting minimal minnesota moreno mosquito motion mutiny nate nicky
nicola nicolas northwestern nose numbers oakland occur occurred oman onetime
opinion organisation outcome owners pamphlets paramedics parts patricia patriots
payton pelosi philippines pin pinpoint piracy players pleading plot polytechnic
pr predator preferring premature pulling push qaida que rabbani rectangular
redemption regent reissued relation rents replays republican response rite
robinson rodrigo rogers rome rookies roth rowling russ saturdays scots
secretaries serena serious severed sharon shortage sigma simmering simpson sims
singapore slovenia snapshot sniper snipers sparked spend spurs square stating
stealing sting stretched sullivan supermarkets surfaced taps television temporal
texas them thinner time titan tower trainers transformers transparency
tributaries tuberculosis tumbled tuning undisputed united uttar uzbek vanderbilt
vaughn vested viktor wardrobe watergate whistle wrestler xiamen xv yale yeltsin
yielding zia zimmerman
30: absent accidentally achieving admitting advancing aires ambitions amos
anders andreas ashore assisting avon balloon battle be bearing beaumont bet
bogged bolt brighton broke broken bryant bulb burger calendar cannot captain
carbon cardinal catastrophic causing ceded chairman champion chance chirac chose
citizens clashes clean clement collar collier comparable compose compromises
condo conte contributed corridor costa cunningham damascus debates demand derek
differences digest discarded dive divide drastic ed elisabeth ellen ellis
envisions equatorial et etymology falling false faso faults fielding flip forex
frederic grouped gunships hamad hansen hastings hebrew helps henderson homers
hoon ian ignite indiana indies industrials interventions ion jet journalists
justice kahr kerry kin kirsten kohl kuala labels lacrosse leadoff lettuce lewis
lincolnshire logged los mai marriages martins mcveigh mehmet milosevic mohammed
morrow mortars mottaki murderers nearing nm nuri obama obituary obstacle
occasions occupied oecd oils onslaught pads pep pi pietro pillow platinum
plunging portal pressed profiling projects pronunciation publishing putting
razor reconstruct rector remedies reunite riley riot roll rosemary rosie rounder
rumored rutgers salazar sarasota sawyer seminary sensational separating serbs
series shanghai shooting shots signals similar slade slain slam slater soyuz
spells spilling sponsoring spotlight spreads standout stanley stewart stiff
stove stray strickland submarines suffrage sweep tailored tamils televisions
terence thames trace track trader traffic tuzla unacceptable unix veil venture
vice victories video videos warsaw weaknesses weld went wimbledon windfall
workouts yevgeny york
35: absorb abused accidental advise advises aegean afghan aiming albany algeria
ali also anti apprehended armstrong arrive ashley auditorium awaited away aznar
barre baseline bedroom belichick billboard bio biology blanche blast books
boosting borrowed bravo brazil briefed broadcasting bruised cabin calcium
captured charred chicago chimney chongqing chrome claire combines compounded
condoleezza conducting confined congressman contradicted corner corning
counterattack crackdown curt cutter cynthia dalton de defenders dennis detect
diana differ difference differing dining disappears discussion dissidents
drastically dubious enabling equations eritrea escorted estate farrell field
filtering fina fis flaws flour forbes forecasts foreigner foreigners fouled
fridays fta gears georgetown grammy greenhouse hancock hanged hashemi her hides
hierarchy hines hoh holmes home hutus idle im imperial improvements inc
indicator ingrid ingushetia instructed ipod irregular issa jar joe juice julio
kabul kaiser lamp lends leveled libraries lines linking looted lott macdonald
manhattan manufacturing marine mat meanings medium mir missouri mitigate mosley
newcomer nod nonprofit nuevo occupying ochoa okinawa oklahoma olives ousted
owing own paceman par parsons patch pathway pendleton pennant pesticide phantom
phil phnom piero plastic plumbing plunge prada programming prompting properties
protect pt puck quantities rationale receptor regulated ren renewing reporters
represent roundup runaway runners sacramento sagging sail sailor sat schwab
schwartz scot secrecy seekers segments seminars serves setting sheffield short
shortest silva singaporean size soda stadium steel stop strokes susilo sussex
tapped telecast telegraph terrestrial terri thai thereby theresa thrashers
tianjin titular topple torres tracks trading train tribunals tyre ulrich uproar
uses varying villiers volunteered wheel yuri zaire zambia
40: aba abdul acceptance acids ad adjoining advertise algorithm appear
appliances assassination associates attain balanced battleship bbn beatings
bernard bernie beshir between bigger blitz bogeyed bombings bore bowen brands
brief briggs broadband buster buttons cab calculated camp cannes carbohydrates
catcher celsius centenary chambers chances chevrolet ciller clemson cleric
colleague collections columnist comeback competence composition concord conrad
consider consultant convenience correspondents croatian crude danny declaring
demo democrat democrats density destroyers discussing discussions dolphins doors
doyle duke elbow elevation english equipped escape estonia executed extant facto
factory falsely fiasco filters flaw fuji garza generate ghanaian grand greer
hakim henrik homes hostilities hurling hutchinson illinois improve incidence
induction integrated intensive intervention jalal jason jemaah jerseys joey
joining judith juries korean lanka latitude le leaf leukemia loophole lumpur
majors manager mansfield marginal marriage martyn massage miller monrovia
nakamura nuh oceania orange osman outgoing pause pereira petrochemical pickup
planning plaque plunged polish pollution proliferation proposition provinces
publicized punch ramp rancho rangers rebuffed regis restoring reunification
riders rio rna roque rory rout rows rugby sami sanitary sauce schemes scoreboard
sebastian seeds seles shawn shelled sherry shootings shortcomings since sits
skipper skirt soar solana somerset spencer spent sporting spy stabbed
stabilization stand statistically stems strictly strikes summon sunken survivor
tallinn tap televised tennessee terrorism terrorist throw tigers tomorrow topics
torah towel townships toyota traveler troublesome trucks tumor uganda umpires
unbeaten uncertainty unfit unify universal upstream vanity various vest victory
villepin whoever wholesalers wichita wildcats winchester winston yoon
45: absorption accountable achilles acid ada alam angus apex armour artillery
asthma attachment aus awami ayala bacterial bai baird beds bel birdied bleeding
boss boycotted bragg broth businesses buyers calculating capello carrots cast
cellar chatham classroom coke collins columns compatible composite computers
concerns condemns conditioning conspiring continuity convened convoys coughlin
could crashed crises culprit cups daniel davis dealings debuted declared
disabilities disposed diversify donated douglas dprk drew drive dudayev edison
eggs embryonic emory en enforced engagements enlargement enriching entrusted
equities ethnicity favre fernandez ferrero fifty fine fleming flyers fresno
frontal frontline fumes fundamental galway geographic geographical gephardt
gerhard gilles giuliani goran grozny hassan heal heap heat holes hostel
humiliation imam in indicates installing institutions investment iqbal itself
ivory jihad karachi kashmir kay kill kyoto lessen lesser lindsay lobbying ltd
lynn macroeconomic manned marketing marquez matchup mccain mechanic med
minneapolis mori nativity ndp negotiator nonfiction norwood nuggets nymex oas
objective oilers operated operatives opposing opposition outbreak outfit outlet
passing peer perry physiology pistons please possessing pour powder pratt
preventing produce projections promoted radovan reasons reconcile reed
reinforcement remained reno reproduce reversing reynolds risen robin robson
russia russian salt salvatore samuel santiago schroeder scrambling screens
seasonally sector seizures shedding shifts ships sked slalom smuggling software
spaniard spark spear spends spraying spree stephens stocks strengthens sumitomo
surpluses swat tar tasked teenage telephones terror testosterone thompson times
tommy toronto traction trichet trooper tumors turner typically umpire undergone
undertook undocumented unification uniform unrest utc utilization vacuum veteran
videotaped wesley while wickets wrapped wrestlers
50: abandonment abidjan abuses accessories acre addressed adjusting advising
alexandra amanda angola api armistice arranged arrangement arteries barroso
beating becker belarus bernanke besieged boil booth braun briefly browne bt
cairo cars chairwoman challenge chernobyl climbed cola comments compass
conglomerate considers consultancy corruption countess cummings cy cyril czechs
datafile dated dean defines dentist derby desktop detachment devise dice dictate
disadvantage electrons elsewhere eric except exercise fairness favors freestyle
fundraising gained gainers goods grueling gustavo havel hercules hoc hubs
hussein individuals inflated inlet insisted installations intend involvement
irina jo julie khalid khartoum killings kumaratunga latham laws layer liberties
liquor liz log lombardi longstanding lopez louisville lra lungs luxury makeover
makeshift males malnutrition maneuver marietta marquis massachusetts matsushita
maxwell mediate medicine merging meyers militant molecule motorola muller nan
nerve normalization oau observer offensive outside parcells peeled penn pentium
pesticides pledging poker power prague prefecture presently problem public
putnam rachel racked rebel reform reprinted republic restive retribution romano
rosenthal rove rule samantha saves saxony secrets setup simone slump smear smith
soared solo solution solutions somalia sometime sooner spelled spiked squeezed
srebrenica stainless staked standards steer step stress strikeouts strings
subaru sweeps syndicate taipei testifying textbook then theoretically threaten
threatens throne through transatlantic translation treated ugandan umbrella
unemployed unlawful vale viola volumes weaponry web weightlifting wembley
whitman wii windows wolff
55: abacha abroad abruptly accident aclu admitted adriatic advice affiliated
afghanistan aired amassed anchors anderson andrews appearance arabic ari
arkansas ask assassinations atom avian backed baltimore barkley bart baylor
behind benson beverage blanket blaze blood bombing bookstore broadcasts castillo
catalog cells central choices civil cleaned clint cod colbert commodore
competitors compressed computer congestion contribution coordinator dane
dartmouth david dealers debating declining delegations delivering dementieva
diabetes directions discussed distract docks does dots dpp dr earnhardt edmonton
effort ehn eisner employ episode espn essential fighter fire follow fresh
funeral gamble genocide globe goma guest guzman hadley handlers heating height
hid honda house hugh hussain ih illegally incidents infrastructure ink interface
interfering internationals intervened invest iphone islamabad itinerary ivanovic
jill jong jordan kafelnikov kigali kyi lauderdale lawson lend logs longer luanda
lukas lusaka macao macro mehsud microphone milwaukee miranda mogadishu morocco
mueller mussa mutant neatly negative none nouri npc obliged obrador olsen orion
outlawed outperform palestine participating partners passage pataki petitioned
phoenix photograph plavsic poison polls preparations produces programmer
published pumps punching punish radio ranging rauf receivers recognizes redmond
reiterated relieve repeated research responses reviews riddled rios robbie
ronald routed rover royalty scaling scam sensors shanahan shiite shortstop
shuttered slams smokers sneak solely sprewell staffed staggering stanford steve
steven string subjected suffered support swiftly tabloid temperature territories
theo thomas thor throat tikrit tip tome trademark trauma trevor tunisian type
ultimate undefeated venezuela ventilation waits walton warships warwick watts
wilkins window yen younis your
60: accused acute adultery afford algiers allied angle argentina armenia
assemblies associated avenge barely baseman begins belts boroughs bounced brawl
breaker brokerages buckley buffalo burdens callers canal canterbury capability
carlisle chancellor citadel classrooms clr coins collingwood columbia
compromised concentrations connection county courses courtroom crete decliners
demilitarized derailed detectors diego disposition drc dwindling edging editors
element ended enzymes exchanged exclusively explicitly failures feingold ferries
finale forcibly forrester fortune gareth gbagbo gerald goodyear graduates
gymnasium halfway hangar hardware hayden hits horizontal hose inaugural
including inflationary inflict instead institutional intention interstate into
inventories iranian jose keep keeper kidd labor lansing later ldp leung lewinsky
liechtenstein lighter lithuanian majid male malone manufacture marc marker
marquee mart maturity may mcchrystal mckenzie mena merkel messaging minimize
mohamed morris muh musa muscle nasa nautical nolan nw obese orbiting other out
paraguay paralympic pepsi pepsico peso pga picked picket pits pitted plural
poisoning portuguese poultry protest qaeda qureia rafter recycling regained
renewal reservations restrain roast roland route rsa ruiz savoy scanning scant
separated serbian served seventy shall shift skopje slovak slovakia slumping
smuggled stage startup statistical steroids storing strain stud survives tagged
taichung tatiana teacher telephoned tens terminus ticking tissues tomatoes
topped torched tournaments traces translate treasurer umar unfinished
universidad unnecessary upward usage velocity virus volley volume warden waxman
wellington wharton whereby willem with worcestershire yates zhao zimbabwe
65: accommodate ace advertised alloy alvarez alvaro ana anchored antibiotics
antoine arc assaulting atop authenticity autonomous aviation aviv bellamy
blowout blueprint campus campuses cancers cardinals carriages casa cavalry
chandler charity coat cobra coffin commissioned commuter complicity concluding
conference conjunction constituted construction contraction converts councilor
courts croatia cyber daniela decreasing deepwater dengue denial destroyer
deterrent disagreement dodge doubts drill drilling dumping dundee ease
elaborating empty england executives expatriate expertise factor fargo felipe
ferreira financed flag followed formulation franc from gave gavin geo geoff
gerrard get getty gloucestershire glove go gomez grenades guadalajara gwen
handheld hathaway hossein ifor improved inability inched inning internally
islamist jarvis javier johan johannesburg jump jurisdictions kadhafi kampala
katherine kent kentucky kenya knock kuznetsova kyle lamar launched legitimacy
liberty lieutenants lions livni loeb lowe magnus malik mark markings massey
meantime medalists meg mehdi mendoza metabolism mia middlesex mode modes moh ned
negotiators northern overtake owes owned oxygen packaged pair paramilitaries
partially participant pastry patrols pcs petersburg petraeus plummeted polio
precautions precincts prepared presentation presiding process protester
psychological pulse quebec queensland quell rams rashid rebels refining
refurbished registering regularly representative riga rob roberts rochester rose
routinely sampling sanctioned school scripts secretariat sectarian servants sex
si sibling silvio sink speaker spears sr statehood summoned sunnis supplying
svetlana swimmer syrian systems task teller tentatively timely transported
transports ul upgrading usual vanessa vanguard variants videotapes vinegar
wallabies weekdays witness xfdws zinc zoning
70: abuja adverse advisers advisors aeronautics affect ahmed albania albanians
alpha an anatoly anchorage andres answering armor arrangements attempting
auckland auspices backhand baking bambang bars based bavarian beverages birth
bound bouts brendan burlington bye carr championships child chunk college
colspan combustion companion compatriot competition computerized conferences
consoles constitute constitutionally cookie corps costly credibility critical
croats crocker cyclist damage damian deemed delta des destroys discipline
dismiss dismissing dividing domains donovan dos doug dunn editor embroiled epo
erased erickson eventually expressway federations fights finnish flanders
fledged flexibility flintoff flurry fore formulate forty gains gallup gambia
games giles gillette greek guild gunbattle haifa handbook heading hector helms
henman honour hormone housed imbalance importer intergovernmental interior
ivorian jimenez jorge klinsmann kofi labs laptops leach lennox levin lip looms
maiden malta margins matched mayor mcclellan mcgee membrane mesh miner mitch
mitt monterrey mora multilateral nadia nowitzki nucleus olympics open organise
ossetia overseen owner pandemic paralympics patrol pencil penny piper plasma
pomeranian pork postseason present principals privilege procter prompted
punished qassam questioning quoting raising rand range reading renounced
reproduction rescue reside retaliate returning reyes rigs ring rises routes
ryder salman seizing serbia shenzhen shirt shot site slides spinner sponsored
start stephen steps subdivision sudan sums surveys tariq teammate testified
their threw ti toshiba toss upwards version waiting warehouses welch
wicketkeeper williams wrapping
75: aaron abc abdel adidas airing alan ames analyst archbishop asking astronaut
authorities autism autograph bachelor background bankruptcies behavioral
beheaded bias bite bottles breasts brent brisbane broadcasters brock brooke
brunswick bulldogs cai campaign career carolina carroll cc chaired charities
cheshire chris circulating colour compiling conclusions constraints contempt
controversies cooper cordon coupe courthouse crisis damien darren dawson debated
defeat detail detentions devices diagnosed dini disappearance dock doherty
domenech dumped ecevit electronic embarrassing emir enables enrich envisaged
envoy escaped expeditionary extending federated female fit fitzgerald flush
foiled food forensic frame fugitives fuse future gallagher garros gen genera
gennady ghana giambi gonzales google governors gul handcuffed help herein hong
houston hubble icelandic impartial indexes indy insists interchange interest
involves iv jamie journals judgments kelley knives kodak kurds larsen
legislators locality lunch mahdi marino material math mattel min montenegro
motions murdoch mustard nassau natal nations nld nn nominated norris norwegian
nutrients objectives offside oleg orient parishes pearce peres periodically
persuade petroleum pla poole powers preparation preparedness presented pretoria
priced production products proportion quarterbacks rbis recounts redevelopment
retired rods romania romney rue ruled runs sanitation sarkozy scholarship
scottish sharpe sheriff shoe side significant sixteenth slightly solve speedway
stacked stepped stomach students study successfully suicide suite sunni swede
tables tablet tae taking talks tanks technicians toe tony topic transitional
transporting treaty tse twitter uaw ucla unintended unita uruguayan vaclav
verona vowed wilkes zairean
80: abbas abbey adjustment administration adnan advancers alter andrei anglo
anthony antibiotic archie arlington armed attends auburn augusto avoiding avoids
bahn beforehand bentley bihac bloc blockade bomber boston bought bowl broaden
buckingham bury calculations cantor capital chair chaplain chapter chargers
cites class cluster colombian commandant congress coordination councils
counselor counties credentials crunch dan death decisive deed defended
deficiency definite definition deflect denver devote diameter digital dimension
disarming discrimination disruptions dived dixon doe doha dong dudley edinburgh
eldest electronics elian embassies emeritus exercising expansion fidelity fills
frames gcc goaltender gonzalez govern greene grill group guarding harris hashim
hectares hike hornets hotel hughes identifying imprisoned incumbent inflation
injecting inspecting internet investments ito jan jfk jones jospin jurors kaplan
karadzic kenyan khaled khodorkovsky kimberly kms kmt kong laboratory labour
landlord lasts lawyer legally limerick linebacker lloyd logan lori loser magnum
malaysia mathieu matrix mccormack mcdonald mechanisms mergers mideast midland
militia ministers mirage missile mistakenly molecular mortality moscow mundo
neal nigel occupies oder outfielder overturned partition payoff performs petra
pinned pinto plate point pole pornography presenting preston qatari ratko
redesigned reforming ribbon rodham samper sayyaf schmidt seasons sensitive
shipbuilding shredded sized skipping somali spell st stacy stages stereo
strengthen structural subordinates substance sudanese super tapes tcu
telecommunication thereafter thesis thrown tissue toddler tract trans
transcription trivia try tucker tunnel unilateral union unmarried unseeded
uphold urges using vans versions veterinarian vitamin voivodeship wakefield
warning warnings warship weber which widening wiley wilmington winning workout
85: abandon abductions abel abkhazia accessed advances agenda alex analyses
angeles annan ar armoured assistant attacks attempts audition bates beleaguered
bethesda boise boj brigadier bucks cabinets calculation capture carrying chain
channels chapman charts chechen cheney chop citizen civilians clamp clutch
colombia combatants committing commute companies conceal contests countdown
counter courtesy crist criticizes dame dart davenport deck declines demanding
denktash depart detroit diplomats disabled disambiguation disapproval dominic
dormant dough durham efficiency egg elbaradei elected endorsing enforcing
engineering episodes escalate european fallujah fend findings fk flagged ford
form former genes gerry giving graduating guardians hammer handicap heaviest
heir herald hoisted hooker households influenza ingredient instituted iran irish
jaffna jaguar johnson judgement keyboard khost ko laboratories lafayette latvian
levels lien lifetime locker makeup mclean mdc meager medalist messages micro
militants militiamen molina murder navigator neck ng niger northwest notched
nudity ocalan orbit outcomes pac palestinians panetta parish pat penh permitting
person pile playoffs preside presumed primaries probing projection protects
prototype race raids referee rehman render renewed repeating resolved result
rider robberies roh rom rounding rusedski sabah sabha sandra sans saved
scrimmage seed sessions setback sewage shelby shelf shrapnel shutout slate
smallpox smoking sofia soldier sotheby southeastern spatial spitzer srinagar
stoke subdivided sydney syracuse ta tablets taxed taxonomy tenants thornton tire
toby tournament township trainer transport tsvangirai turnovers tutor undated
upper use valued variables videotape vienna viral wash weekend wider wires
wrongly xavier youngest yuh
90: accuses affairs airliner alabama allegedly app appraisal arabia arranging
asked associate at athletic audio autos averted backing basket beirut berger
berlin bhp biathlon biden bmw brandon bryan buenos cables cadets canton caucuses
cement chapters chechnya circuits cited clubs collated collision colonel coma
commander commenced commercial complicating conducted connecticut consist cowen
cristiano culprits currie dai daschle debacle debate deceased declares defeats
delivers demographic deposits dhaka dies dismantled dismissed dissenting
distance dupont eased ecuador enacted endanger erik exercised exited fallon
flare fortnight foul fractures fugitive furor gag gaps garner genome girlfriend
goalie goes guns hanover hazardous herzegovina homeland imports inherited
initiation insufficient interrogated interrogations israeli iverson jennings
jermaine jumped kathleen katie landis lbw leapt leipzig leon lionel lithuania
loads london losers lost madden madison maid marriott matsui mccarthy meetings
microsoft mod moran moroccan neutral newspapers notre oldham olympic opec opener
organizes ottawa overseas overview palin paolo partner paste pegged philadelphia
phones plane plant plata probability prodi profanity prohibitive propulsion
protocols publications pubs pushes quiz recall recaptured reelected reporter
rest restricting retaliated rewards rib rifle roadblocks rocket rovers rulings
sabres safina satisfy schooling sean sef seng serve servers session several
shortages significantly simplify singled slid smuggle sold sony sorting
sotomayor spanish ss starts stevens stockpiles strategic surname survey syria
tainted the therapy tilt timor toilets torture transportation treason troubles
truck val viable viii volunteer welsh wingspan witnesses workers yasser
yugoslavia
95: action ailment airplay airwaves alert alone analyzed applying arsenic
assailants assaults attackers baptism barney baronet british buccaneers canon
capacities caracas cardiovascular carriage center certain challengers charcoal
clandestine claudio clijsters conceded conflicting congo console consumer crash
crowns cycle dakar dario dealt declaration defending delegates delivered
denominated detailing distress door downed edges eduardo efficiently eighty
emblem embryos enclave endorsed enron equals equation evacuees every exporter
farc firing fitzpatrick foreseeable forwards french functional gap garnett gary
grabbing grease grievances guilty gunman gunshot hamilton hampshire hander herve
hidden hikes homered hook hosting hundred hydraulic hyundai imminent impending
implementing incident infants ingredients insisting interference interview
introduces israel jeremy julien junk justices kcna kessler kgb landfill latvia
layup leading lieberman locomotives ltte maddux magistrates maliki maltese
manuscripts marco markus matters media medicines melissa merchandise mitsui
modernize murders mutations narrowing negotiation network neurological newscast
newswires noon odom one operation oral pad pepper petr petrova physicians
pietersen plastics press prestige proceeding protracted purposes quad quantity
quitting radar recruiting regiment regulate regulating renewable repealed
representation respondents restrictive rig right rwandan saddam salisbury
salvaged schumacher screen seeded segment sergio serial ship soldiers source
spilled spinach stormed substances substantially supreme surged surviving
systemic tape thermal toughest towels travis troubled tunisia unharmed unveiled
up variant vary vie void volkswagen warplanes
100: aboard abrams accumulated adb adding advantage advertisement advisories
aggravated alterations altogether antara apparatus assurance australian
automated balked bangkok banned bar basement beef benchmarks bonds bookstores
bucharest burden calls capsule captors casey cease cheapest chester chronicle
cincinnati clarence cleaning clearing coleman competes concorde confession
consisting consists cooperate corporate crashes credible daniels defuse deluxe
detector dipped dirk discs distributions doctors doubleday dvds edwards
elections enclaves eriksson excel explicit explosive faculties fatal ferguson
fight florida force forgery generates glasgow greenville greg griffin hasan
hearing implanted improves incorrect incorrectly interviewed jankovic jr khalil
km knocked kurt larger lays leaflets legislatures loosen marrow marshals
materials mauresmo mc mcgill meals meets messi michael middleweight mike modem
moldova motor moved nightly offshore olds only optimal packaging pairs patty
petit philippe pipe playoff podium posada ppp principle publisher pyongyang
question quoted rail rasmussen ravens redesignated refineries reportedly rescued
respiratory rhode rick rigging rigorous rolf rooms runner santos scales scope
seahawks sections sequence sharply sheets sidney silverman slap slaying sonar
span spectrum spouses sprinter steele stem stockholm synod tactical tate telex
tenure thirteenth thirty thorough threats thwart timberwolves tipped trafford
transit transmitted transplants treatments triggering trimble troops tucked
unsuccessful varsity vehicles vendor vital vitamins wales waste whitewater wo
worded
105: abducted accessory accordingly advanced ahl algerian allegiance aluminum
apartment apology argentine arlen ashcroft attendant awards baath before
belongings border borough boycott bremer browns bus busch busiest byrne cali
canadian champ chiefs climbs club co cockpit combine commandos commentary
compete complicate comprehensive compression constitutes controllers cordoned
counted cullen cum cutting daytona delaware dem denotes deposition der desks
distributed divides doubtful due effective election encryption entities export
faction fictitious fitch fliers flu folding forbids formal fr front futures
gabon gail galaxy glucose grossman gucci hariri hauled hijacked hijackers
hillsborough huber include infections informing inside installed insurgent
intended iraqis isbn karbala kenneth launchers leased lemieux lexus library
lindsey macedonia majority managing maryland medallist mercantile milf mlb
moynihan mv new nichols nicotine nineteen norfolk norte ntsb offering opposes
organs original panthers paris perform personal pippen playmaker policy
presenter properly prosecuted psychiatry randy reformist reinforcements relevant
riyadh rub sadr sanders sar sato saunders searched senators sf singles sixty
sliced stabilize stefan steroid swine tajik tallahassee tanjug tank thrust tinto
tirana toxic trafficking trailers translator travel truce tv uconn ukrainian
undecided uniformed uruguay varies vatican vessel villeneuve vinyl waco winless
worsen youtube
110: abusing accompany accord advertising advisor air airstrikes aluminium amd
angelo appeal arafat assumed authored await bagram banja barrel barton batter
beckham biographical brakes broncos bucket buses carded carve centrifuges chad
cholesterol chosen circuit claimed coalition commonwealth comprising condoms
constellation content controlled coordinating correspond countryman currency
customers dealer decks defected denny denying det determined detonated diagram
dimensions directs discrete dissolved divided donors down dwayne embryo employs
enact encoded equipment escalating establish estrogen euthanasia evenly external
extracted facebook fired flotilla fluid fly forthcoming fouls fragment free
frenchman ft gerard goalkeeper gt hand heed helsinki hwang identify ing insulin
intelligence intern italian janeiro jerome jessica juergen kurdistan laurie
legitimate leverage limitations locking lok lung macquarie manila marcelo mental
miami michaels military minority mortar moslem moves myers national newly
nicosia occupy officially officials ohio oil overlap oversaw pal participation
paula pc perez pills plo ponte portable preparing pressure prevent print probes
problems providing quantitative raised ras reconnaissance reconstruction
redskins reggie relayed resulted retirees reversed rewrite rights risks ritter
ronaldinho royal rushed sarajevo schilling schultz sebastien sedan sending seoul
sharia shorter simmer sliding soften specter splinter spokesperson spores squads
struggling stumps suarez suit symington taxi tested tight timed tips tokyo took
turbine tyson undersecretary underway university volvo warehouse wenger
wikileaks wikipedia without worcester workplace would wto yokohama
115: abdominal accepted accepting accountant accuracy against airstrike al amman
analog andrea artery attempted august austria automotive averages base basel
bays beam beefed berlusconi biennial body bordeaux brace broadcaster bumped
bundesbank calgary cas cassette casualties cdy cellular centre chest chip
classes classification clergy cole commencement competitor comprises condominium
confederations consolidate corzine cpi culled curtail czech davies deny derrick
dietary dillon disarmed discusses dissident donations downgraded drogba duchess
emergencies episcopal face fed fertilizer figaro filling finals finn fm formulas
freighter freshmen funnel gamma gene genoa gets gives governor gregg haas henin
humiliating infant infield inspected int intestinal irvin itunes jointly
kidnapped kiev kit kla ladder lightly lilly lineups linked locate locations
longitude losing lowering lyle mac macau maintain marital maxim mcbride md mgm
michigan miers mladic monde mordechai motive motors nairobi ny nypd off opting
orientation pais parenting peyton place pleas potassium potential potentially
precinct printers promotional pull purge ranked recurring referees renovation
reproductive reserved residential resumption retaliatory reverted ria root
salzburg scheme scholastic season secret sensor sergei serving sewer shane
sideline signal sites slovenian spam squadron stamped statements stephanie
strict subsidies sundays surgical tandem tertiary threatening tighter ton
unconditional unicef us valdez verb vows wrangling wraps yard zarqawi zero
120: aberdeen academic accommodations accompanying added adopt agree
alternatively antwerp anytime arbitrary archive armored au back bandwidth barr
baton bedrooms behalf belgrade berkshire biggest boot burrell cable capacity
catalogue cedric chase circulated commanding communique comprised consisted
contaminated contenders copenhagen cosmetic cote counting cross cruz cup darfur
deans decided decreases defenseman deliver deported detection district dormitory
easing employers end engines er ericsson exploded fallout firm firms framework
gao gibraltar goalkeepers habib hajj hayes heiress hezbollah hicks hired
hokkaido identifies incarcerated inform informant invitations italy jelena
juveniles kelly kick kilometres kosher laser lateral launch likely loopholes
midfield mistreatment montreal mounted myspace nato netanyahu news nonpartisan
oic opponent organ osce parsley pawn peg pf pharmaceuticals physician planes
playstation premier preparatory printed prohibited proprietary raikkonen reaches
redistribution repatriated residences retaliation rowland running saad salvage
schools shaved sign signature smaller specialized spinal staples steal stuffed
subsequently superiors system tablespoons taxation testimony tf threat to token
toll trains triggers tubes turk unconfirmed verbal vowels vs won zip zone
125: abide accumulate allegation amounts archives army assisted atoll attack
attend award barnett begin bishops bits bombs bookings bottle bra breaks bruno
bu capita cart catches centres christoph cis clash closed clue commit contending
convict convoy councillor crack curfew daewoo dagestan deaths decrease degree
detain displacement dominion ebay edged eighteen electron ensuring entity
envelope etienne expanded explode foreclosures fulfill gas german governing
guidance guillermo hepatitis heroin hksar horwitz identified implants infantry
infection international investigators irna ix keegan kicked kilometers kuerten
lance lap layout levy livingston loaded major meanwhile measurement megan member
mittal mousavi naming nanny narcotics nasdaq nationally numbered orbital papal
participates pavel pistols prolong prosecutions questioned ran rapes recovered
rehnquist relocate renounce resolving retiring rivals rodman ruble same samsung
schuster seller slayings slice sm solicitor spain steffi sticking stores stroke
subfamily substantial swearing switzerland tackled team tear textbooks towed
trigger trophies victim vii violating weighed welterweight williamson worker
xerox yahoo yahya yemeni yonhap
130: administrators aircraft alcoa ambulance amelie amp anatolia arrested
assemble assessing ballistic bbc bellsouth belmont biomedical blix boarding
bolts borders box brazilian breakout breaststroke brennan brian brokered bundle
burns butler capt carole category cds ceasefire centers changes chevron choke cm
combatant commons comprise compromise concurrently cord corresponds cosmetics
customs dates dealerships debuts decker decrees defective defects defend deport
disengagement divert diverted downloaded editions electricity elena ends entered
excerpts extortion fitted fletcher forward franchise fraudulent gallon gam
grocery halifax hamas harare helicopter hilton hiv hurdles hypothetical if
involuntary jaguars jockey journal karim lapd larsson lawyers left lehman length
lets licensed madoff management marijuana mast match mcdermott medal members
merits microwave midterm misses motorway nabil names nancy navy nba ni nz or
ordinance patrick pilots pipelines precise preferences prize protection publicly
raided reference regiments repetition reveal ricardo routine sars satisfactory
saturday screened set settlements shelton shotgun signatories sinclair slices
snap spiraling stalemate steak steering sticker subset supplies talabani tariffs
thrift topping turkey unemployment universities unreleased vowel wait wartime
wasps webber wigan wire wireless wolfowitz wounded xinhua zoe
135: ab adviser aikman aims akhtar answered appearances applicable atlanta
attempt autonomy averaged backstroke bathrooms batteries belfast bets bhd blocs
bloomberg boiler botha breakup browser bulgaria bundled capped championship
chronic clerks coaching compiled compound corp correspondence correspondent
craig curriculum decommissioned definitions den denis deployments depreciation
derivative directors dorm dow dozen dutchman education embargo emirate enforce
enzyme evicted extended fatah fielded follows foot forced garciaparra genetic
gov governmental gunmen halftime hayat heavyweight hiatus hotly hwa iaaf
included incursion indicated intercept jenin jenkins kadima keys lab labeling
lambert layouts lcd legislature lehmann libya lifts luca maintains maker marines
mca metropolitan missiles morgan nascar nationalities naval nearly needs
newsletter nhk nurses offers opens owen panels pg ph phases pinochet pm
prematurely prestigious private prix processed prohibiting propose prosecute
pulitzer quarters quito reads record recorder rentals repatriation restrict
resumed resuming revealed safeguard sbc se seniors shed sheridan shortened
shoulder shuttle skinner slip slumped smallest starting station stearns steelers
stefano stripping suites targeted teams tel telecommunications thumb torpedo
training uncover undp watt within woes wrongdoing
140: abolition accomplice adjustments adult advertisements afloat airlines ak
albion alonso amnesty amr analysis andre apartments arising asahi atomic
austerity austrian banning bc bethlehem bi births bodyguards booker borrow
bradley brigade cancer cannabis channel chassis cigarettes clarified clerical
colts commissioners communications compaq complement concede conceding
concession confinement considering constituency conviction cork coroner
correctly costing covering crew crown daiwa defect defensive departure dhabi
dial disbanded disc distributing districts drivers dyer elect enforcement
enlisted explodes extras exxon failure fin floor generators gmina golds ham
hatch head hijacking household illustration impasse initials installation job
jordanian juniors kidnappings kospi landing leroy limited main marathon masri
mate mechanism miroslav monitored moussaoui msnbc nasal newhouse
nonproliferation note numbering numerical offense openings ordination oslo overs
pact pan paramilitary pathology perks pharmaceutical phillips photos platoon
policemen pool pows preferably pregnant priesthood privatization prohibits
promotion purported quarterfinals races radius redundant reilly rejecting
rejoined reliability remain reprisals resettlement restore resulting returned
richmond score screenings seedings shannon shipped shortly sovereignty stole
strip succession surpass takeoff texaco torino turbo under valery value violate
viscount wal witter yemen zidane
145: accredited addition ads aerospace agents albanian amino amounted antenna
aqsa arm articles asif asks barrett battalion biological bond borrowing break
broadcast browning cans carlton cbc champions chief compensate competing
concacaf conferred conform consul contamination corpus coulthard counsel count
crimes dallas dash dealership decisions deficiencies derail derivatives detailed
developmental diplomatic duchy either emi emission enable ending ensuing entire
fabio faulty finish firestone fitness fla freed given gomes government graphic
guinness halt held hiring hr implementation imposition incomplete injuring
investigated jakarta join juppe knife larijani lawmakers least leaving levelled
line logo looming lpga luka macy managed manning matt mcconnell medications
merged modified montgomery negligence nomura norway notoc on onto overhead packs
pill pittsburgh pleads poh police policing pristina property ps punched pursue
ratified rebounds reliever replaced rossi ruling run rushdie sachs save scoop
scotland scrambled sentinel severity sharing shimbun shipping spd sponsors
spying stab stamps stationed statistics stay subway suing supply swedish take
taxpayers territorial throws tiebreaker tomas trades trailing tube tuesday
underage unnamed until updating usda verdict warburg wye xbox
150: above absence accommodation accomplices acquitted admiralty adrift afl
alexei algebra ambulances ansar answer arson attach attendants average barracks
barrichello blocking bout broader broker bulgarian caldwell captive car casket
cd clock colt column commemorative company considerations consult contact
contest convictions cylinder dana daytime decreased definitive departing
discounts disputes donaldson downing electrical embassy endorse endorsement
entirety entrances examining exceeded excluded expand exposure faculty fell
flashpoint fleet focal font formats freelance frist fund funded gasoline gear
ger grab grenade harpercollins hartford hershey horsepower illegal improper
includes incorporates intervene involve kia kicker kills kris latest law leaves
lieutenant liquid liverpool llc lund lynch lyons mcguire meridian meter mid
mobile mostar multimillion municipalities nearest nestle ongoing osaka outlets
overdose palermo philippine phony pilot plaintiffs policeman portions prefix
prizes product profits proton pump purdue radcliffe ramallah rated rca reach
recipe recommending records recruit regional reid reject rejection relay
replacing retail ritz rookie roommate rotation scoreless shelved shutting sim
simms skipped snatched sought spa splitting spray springer stephane subject
sworn taken tampa teaspoons tenet th topix tougher transmissions trials
unaccounted unveil upheld ups urgently usc users viagra vocational warns widen
wrist
155: accept acceptable administrator after agencies agreements ahtisaari alain
ankara arms attached avoid banks barring benz bolster booklet bosnia breached
briefs bse bucs cahill calculus cameroon caps cartel cbs clerk collected
colleges communion components connolly contends contributors coordinate
deadlocked dec deflected didier direct distributor dodd draw ea ecclesiastical
electors escapes esp estimate factual fake finished flight folded for freeing
friday functionality gazette ghali ghraib gps halting hamza hosts housing
humanitarian imaging imposed independently interpol interviews ireland jersey
kellogg kevin kyodo lampard last level lockout lower lowly magistrate mckinney
medals melamine menu mercedes mhz michele must mutation nbc nihon nkorea notch
notebook nottingham nurse october onboard oust parity phased pollard porsche pow
pre prevents prompt protections provided purchased recommend regarding removing
repeats respond restrictions ronaldo rotterdam saeed satellite scoring sensex
sparta spokesman state store stricter student suffolk tass tat totalled tunis
tyler undergoing undertake unlimited upcoming valerie verizon viacom visas wants
warranted webster wolverhampton yield yongbyon zagreb
160: abolished abu acc acquired additions adoption aides allegations appointing
assembly averaging balance bankrupt bern bilbao billions bledsoe blocked bonn
bourse bullion burnley calculate cent chart chopped click clients commands
condit contain contender cushion cw deploying designated dna doctor dorsal drain
earlier editing entrance est executions fatalities faulted fetch fetus finland
flagship format fracture frigate further germany guardian harassment hastert
headline hereditary iceland identical impeachment implemented injected ins
introduce jacksonville jensen justine kaka lenders letter liaison liam likud
limiting logistical mainz manpower marcus matches maximize measures metres mile
miramax miriam monday montoya move nickel nitrogen nominee outlined pap paper
paperback permitted peugeot port preschool prevention principal privacy
privileges programmes radioactive ramsey re reached receptions regain regents
released reparations reverse risk rushing sales scored seeking sells shrink
sizes split splits stalled stations stephan stops strike strikers strips
subsequent substitutes tampering technician tehran telecoms text thursday
tobacco transmit uci unclear uncovered unhcr utilities vehicle voter
warwickshire weights wing
165: acquittal actual af align allawi ansa assess attorney availability ba baht
barred bishop bogota bribery bruises caliber cameraman canceling checkpoints
coffers cologne colon combinations comcast constable consulting core counterfeit
curbs customary daimler departments detonate dnc doh ds dump dynamo earned
edition effectively ejected emissions emmy endorsements eurovision everton
exception fare fixture flank fluids froze fuselage garrison generic give
graduate host humanities illnesses increased independent inputs interfax itar
jazeera lethal liberian lineup link march metre metric midday ministry monopoly
newspaper nigeria obey obligated offered outs patients paying planned pleaded
polanski prep preview primera promised put quran rai recovers redistricting
related reopened reorganized safely samples search separation servicemen single
skid sperm spoon spots staffs stimulus subtitles telephone transmitting upgraded
vaccines variable violated whether will worth wounding
170: affirmative ailing alleging any applied assailant aston badges barnes
binary boca bogus bosnian boutros bullet bureau cac cafeteria certified
cessation choosing clinics coin colombo commando consultations contador
containers converted covers decree diagnosis diesel dismantle dissertation
dissolution dissolve dollar downs dublin embargoed errors evaluating excess
feasibility first forcing frequency function gender gop greece hazard hd heirs
helm homework hull ibrahim inches inject istanbul jana jens jerusalem kidnappers
koran kosovo kw launcher lawmaker leads lebanon logos lp lsu lucrative
manufacturer mauro mccoy michelin minced mitsubishi mk mossad mri ms mvp nagoya
nec negotiating nielsen novak nsa opted ore participate preference prior prop
provincial pupils qatar quit ratings reactors reconsider recover residence
restriction retaining ringgit rojas seals seek seventeen spelling spill stack
stave subsidized substantive subversion superintendent supplemented surrendering
syndicated table takes tenant terms theft thomson tons traded tri troy unveils
usb valencia vickers websites westminster win wnba worldcom
175: aborted accession acquiring adequately aforementioned airport airports
alito amtrak anterior asa assurances barings bauer benchmark beta blagojevich
boxes breakaway briefing briton buffer cardiff carried ceiling claiming cnn
combat commitments compares confiscated consolidated contacted containment
contributor controlling covert defender dental deputy dioceses disk driver duma
dvd earnings effectiveness embattled erase examined fate fbi fc foreman galloway
germain gina handle higher hmos icahn incentives incorporation inherit
intercontinental intervals jericho joins judgment jumps kicks kurdish lamont
laps lausanne leaks lengths litter locks luc lucent mails median merit meters
midfielders miscellaneous multi najaf narrower necessary next nhl ninety number
obstruction occupants pack payrolls pearson peel perjury posthumous processing
profitability promotions publication punishments rafah raid raul regulators
rejects rematch removal renovations representatives reservists resolve ri
rosenberg ruud samir scramble sept shearer sizable skillet specialised sq
squadrons stringent stuffing subscribe successor supermarket supervising swansea
sweden tankers taped teaspoon thorny tolls townsend ukraine ulster unofficial
wiring worldsources year yugoslav
180: accounted adopts alternate answers appropriate approximate assessment
atalanta badge baghdad ban bans basic bearer bergen bilingual boost brady brewer
britain burn cancellations ceo chairmen charlton chartered choice christie
cleanup cn complications concessions convene croat cutbacks danish data decision
delaying denied denies deployed divorce donor doubles duff dutch emmanuel
enriched evacuated exclusion exeter expelled faces fema functions giro goal goss
groceries guards gunners heinz holloway homestead immigration incentive initiate
insurers intermediary investigate involving isa jaafari jails jamal jobs
jpmorgan keane kidnapping lapses libby lockheed mae manages mastercard metro
morgue mounting nail nationwide negotiated negotiations newsday norwich november
olmert order owed palestinian passer photo pipeline pkk pocket porto
preferential printing prisons random refinery replay resignation resolutions
rooney safeguards salomon sealing section semi serb server shield sidelined
signed sorted sources spills standardized standoff stint stuttgart successive
suitcase sunday tasks terrell thirteen tightening tni togo uae ullrich
underwriting unmarked violates visits wages weapon weekday winger wwe
185: absentia abuse airlift alessandro appliance astra bags basque bathroom
bengals bibliography borrowers cardiac care cellphone chemicals choose closures
constitution corey counterterrorism courier curb declare defends defunct delays
demolition depots doctorate dover dropping drugs earning edt eleventh endowment
enrolled ensures enters entitlement evacuate exempted falcons fax formally
geneva gun hire hospitalized implement implicated irvine jp july kindergarten
landed leasing lebanese lever libyan limits locked lose mans mediation meet
memorandum mileage minor mobil money months mw nantes narrowly nippon nominating
operative parachute patient periodic phase pledges possessions possible prepare
preseason presidency previously priorities prisoners profiles providers pulled
purchasing questionable quote racketeering randomly recess reducing reelection
releasing resigning responsibility retains retrieved rules rupiah scrutiny
september slapped sprint stamp statute stays stockholders subcommittee sued
supplied surrender swiss switches targets thickness title tottenham umass unable
unsolved unsuccessfully ut valves walkout waterford weapons wednesday wound
write
190: additionally adequate andersen anonymously april assist attorneys auditors
banking barcelona below benefits bill booster boosts botched branches breakdown
calf captives caretaker case coded consolation constitutional contained
convicted correct corrected cypriot dade defense deficits delegate denomination
departures discontinued discretion dismisses distributes evade ex exceptions
facilities fewer filter fingerprints fraud freight gmt graft grupo hamburger
handled hour hutchison identity indicted interrogators judges judiciary kidney
knee laundry layoffs legality lengthy limitation liver lodged luke manage mb
medics ministries missing mofaz murphy nablus nationals nikkei non notes nsw nt
offenses offseason online outlines overdue overnight padilla persons pistol
pledge plenary portugal postponement printer quarterback radiation ranks reduces
refueling regulations rein rejected reports restraining restricted sacking
securities semifinals sergeant service shell shin shipments showdown stall
starter statutes suez supervisors tablespoon tendon tenth term tnt trent twelfth
unauthorized valuation woodward xp
195: abdomen abs affiliates ahead amsterdam announcements assistants axe bae
bargaining bath bottom brasil briefings cagliari caller coding command conducts
contains contention contentious correction crucial cubic deals degrees denmark
desired discuss emile entering equalized equalizer error evaluate exceeding
flown france frequencies golan grabbed grumman hardenne health hodgson honorary
hours infusion injures instruction ip iss johnston kdp keizai kilometer kits
knox laundering ledger lending lone megawatts memos midfielder module monitor
mosul needed newborn ninth nutrition ordinaries outline pediatric pertaining
philips player pressing punishment quinn rape ratify rehabilitation reopening
repair retrieve reviewed rolls routing scans scrapped seized sets shootout
sleeve spacewalk spokesmen stade statement stirling stolen storage storey
subprime summons suspected tied timeline turin twenty unwanted vhs vicario
violations warner weighs welfare widened wta
200: abortion according alcatel allowed another appointed athens battalions
bologna brackets breast cdp client clinching coles commits compel complying
concerning configuration contestants controversial copyright correctional
council crossings crouch date december demands depleted depot digits dismantling
dispatched divisions dubai email estimates executive explosives financial
finishes goals graduation halted haul headquarters highest hopefuls hostages idf
indianapolis infringement investigating its jets jumbo lapse ld league libel
lock lt malaga midway mls moratorium munitions muster negotiate netting novartis
oath obligation official ounce over owns parameters patents petitions prescribed
price procedural programme puts qualifier rates referendum refugee releases
relocation repeal reply retailer ribs rightful scheduling schiavo scores
sentenced servings settles siemens sovereign spare stored sub supervisor
surveillance suspect technical thierry ticket toni tops twelve unanimously
underwent unrestricted validity verdicts vodafone wada week weighing whereabouts
wounds yomiuri
205: acquisitions afp allows amount announcement audi auto axel ballack bari
bodyguard bombardier canceled census challenger chrysler concussion condition
confirms contractors convicts cory counts cska deadlock deliveries depending
digit docking drug enlarged equip estimated extract fannie firefighter foil
foley graph gross handling hospitals hp inclusion indecent install ioc isaf
issues judge june leg lid lifting lineman lodging luxembourg mccall measure metz
midlands missed monetary mortgages municipality nigerian nih nodes nuclear
nuremberg nyc oblast ordnance paid parking patent prostate protocol pupil
rebates reward robbery runoff squad strapped suppliers switching takers testify
threatened tripoli unidentified user utility vault vector veterinary via vying
wipe
210: abduction accordance adjourned agent antitrust article asbestos auctions
authority bahrain baxter binding birmingham brake brescia brigades bruising bulk
bulletin burglary cal candidate carriers chemical code codex combined committee
complaints constituencies constituent detained device directly directory
discounted doctoral domestic editorial emirates eng entrants evasion exchequer
exhaust expands feb federally gain gaza gloucester gorazde granada icrc impose
increase information iraqi irl itv juve lahoud largest lead letters lifeline
lift lisbon liters manchester medication minus nl nov officers overturn
peacekeepers petition plutonium programs provide quadruple rations rbi readiness
reclaim recount regardless reported resigned rival rotate royalties rugbyu
selections settlement shut siena signing slipped sterling substituted tariff tb
titles transplant treatment trustees twa tying vaccine vieira ward washn weigh
weighted weydert winner yuan
215: access activation administered agreement alleges arrests aside assistance
atp avert awaits balloting betis billings blackburn bromwich cadet cargo cathay
censure chelsea christophe circulation cocaine complete compuserve consultation
contracted convertible cox coxnet dayton deadlines deportivo designate
designation determining domain donation dose download drafting ec execute
extends february finishing goldman grabs granting income indirect intercepted
interrogation irregularities issued january jeopardize kl libertadores lire
manuscript mcdonnell midweek mp nfc odi offset parliament paycheck pennsylvania
phone pledged polling posting publishes pulls raytheon recruits reprieve
requires residue roadblock saudi seating sends sixteen sophomore southampton
spending stemming supplement supplements tackle tags test tickets tries trimmed
trophy undercover website weight wrongful
220: address alerts ammunition approximately asylum bases bench branch brussels
calories cleared clemency clinched confirm confirming congressional coordinates
copa countrywide crippling cyprus database donate duty engine equal espanyol
fail fairfax fixtures flap ge generale govt guard haaretz hague handwritten
harcourt hearst hk hold hongkong icc immunity individual juror laptop
legislation loading logistics loss marks mercury monitoring nacional notice
olivier operator paribas peterborough phd plan poll ports probable projected
quotes regulates regulatory renault roma roughly round saab sanchez scholarships
screening seaman selecting sodium specialty squeeze stamford strasbourg switched
tightened trenton turkish turnover uk usoc voluntary width wrap yards
225: accountability addresses adjust amendment announce applications assessments
bayern beneficiary beth commission control ct databases dc defection department
directive discharged disclosures divisional eighth eliminating employment epa
ethics evacuation expected feeder fiat following freshman ga governorate
healthcare honors hostage improperly index inspect investigations jobless lg
matching multibillion oct operations ordering pages passed passes paulo pp
preceding preferred proceed profit proper proposed raf redesign refrigerator
regulation reins respectively retire return schedules sears sell send
simultaneous sirius slash specific spokeswoman stats stripped surgeries sv
tender testing tests tribunal triple tripled tt tyrone ufc unanimous unavailable
vw yearlong
230: adel affiliation ajax allow arrange assists az barrels block blocks booking
breaches capping carry cartridge cavity charter claim clinic codes contractual
corinthians criminal daily deal diocese disarmament documentation downloads
electoral eleven examine execution fayed ferrari fifteen flier gazprom
identification ina invalid ipswich iraq italia junior mail mallorca
modifications napoli newark northrop operate para pardon paterson perugia plea
postage precaution pricing prohibit prosecutors quarantine rahim removed resign
rn ruptured sac scandal seize shrank slated slips spiegel sprained stakes
starters status tanker ten torque touchdown tribune turret undergraduate vetoed
vfl voltage wfp wholesale workforce zurich
235: abolish alcohol alleged ankle assuming attacker automaker awaiting bb
boards bomb booked candidacy cell citigroup clarify clauses col conduct court
dea delivery deployment deputies diploma directorate drafted ensure establishes
eurozone evaluated extensions extradite fia finalist finances fraction ftse
gallons gdp granted gunpoint half handover hotline inactive increases
individually interval itt josh kickoff kilometre mci membership mm modules
monaco newsroom ntv objections offence offer operating ounces output oven penal
plead privatisation profile psg rear recurrence refuse reviewing rpm sanctions
scrum sent signatures sinn skip sociedad specialist specifications striker
sufficient sunderland surplus temporary toilet totalling uninsured utrecht
wolfsburg
240: allowing assault basis belgium beneficiaries boeing bolton carmaker cdc
cents clarification complied component contested deductions delphi demanded
diluted ecb exclusive fatality finance freddie ftc funds grades guidelines
halves hamburg homicide hospital import inch injuries intake investigator lat
launches liga luton maastricht misuse municipal newcastle nord occupancy offices
packets passenger pfizer portfolio portfolios premises premium proposals quotas
qwest recommends relating renew reporting retirement review revolving ryan
sample sao secondary securing senior settle seventh slashing slug societe
sprinkle steals stock subordinate transmitter un urine
245: aa adjusted affidavit airborne anonymity anthrax applies assume auction
auxiliary basra bodily brokerage categories charging checkpoint chemotherapy cia
cigarette civilian claims commissions concealed converting coventry criterion
cuts detention distribution drafts europa exits expense feyenoord fokker
fourteen gm gmbh gp grams guaranteeing holdings hsbc hurdle indefinite
inheritance inspector knockout leave legal mathis mayo mccann mclaren
middlesbrough milligrams monitors mounts nfl nominate officer overseeing pick
por presidential program pullback raise rate rejoin rental reopen resolution
results revenues rotating sacked schalke selected shalit special stafford
stoppage stun tie timetable unilaterally villarreal wage xxx
250: activated aid annual arrest bake breaching certify citibank clinical
closure consulate containing copies coveted crossbar defamation delayed
deliberations deportation desk disqualified exact expel extend extradited
filibuster flights full handed handguns imf input interceptions jury magna mba
merger nomination offending office op operates overall pass passengers pays
peacekeeping petrol processor prosecutor provides prudential punishable rank
receipts reduction regan registered residual royce rupees sas scorers seal
sevilla specifics standard stringer supervised treasury trimming unloaded unscom
wilkinson winners wins yediot
255: abortions account airline amounting announcing aol appellate atm auditor
barclays batch betancourt borussia bp bremen button cancellation charged
citizenship closing comment concurrent consideration container cornerback coruna
cumulative dax defence defendant differential dime dispute dividends equity
eventual fedex fra fuel halved heisman ibf imposes incoming intermediate
investigates ipo iso keller kmart kraft kuwait leeds legislative lifted lira
losses lottery lowest lyon mps naturalization newsweek objection obligations
overlapping packet panathinaikos panel parcel permanently permits preakness
primary proceedings proxy qualified quarter recipient repaid responsibilities
scrap selection services staffers sue summary surgery tackles taxable thigh two
valladolid verified vote voted vouchers werder wording yearly
260: activate airspace airways anonymous appeals backs bracket candidates
classified consecutive controller counseling current currently customer dempsey
disputed double duration enrichment enter escort eta eu exceeds exclude
frankfurt fullback imprisonment inter key lazio madrid manually massa minors
modification nabisco nominal northampton occupational osasuna page passports
postgraduate previous prison prisoner proposal quota received reduced register
release reserve resume retained secure senatorial sheet subscription surrendered
target tax telstra twice ubs ultimatum units updated vivendi warhead weekly
weeks writethru zaragoza
265: absentee agreed appointees asset bnp bristol capitalization confirmed
conversions decides deploy dismissal equivalent fifa fixing formula fulham heats
hebron holding honours iaea identities insure insured items jailed leahy leases
lens liable lockerbie npt obtaining outright pa parent penalized post
precautionary presses procedure publish punitive questions ratification recaps
rent require restarted revamped scorer sentences seven staffer stockpile
streamline subsidy suisse suspending telecom telekom totals unpublished wards
warheads
270: affiliate approving auditing bradford cancelled chromosome councillors
coverage cut daimlerchrysler delay docked earn entry excludes fa fein fix fumble
gonzalo guantanamo gubernatorial infinity injunction insignia inspection
jeopardy lawsuits levied litigation manual merge merrill minute minutes net
netherlands nv olympiakos plug portion proposes reductions rehab repairs
reserves restructured returns revise sacks savings scrapping security share
subsidiaries substitute td terminals tonne top toulouse trial troop unrelated
valve vick wallet
275: allowances anchor ante battery benoit cases citing collect committees
consortium dateline diagnostic distribute doses exemptions expire fares fcc
fiscal francs grant guarantee info inquiries interbank ita lowered managerial
marseille munich nursing omitted outstanding parma pna positions postpone
pullout qualifiers quarterly retires seat semifinal slashed specification spot
subpoenas supervise temporarily trillion
280: aaa agency agrees application arsenal auctioned backlog bag benfica bribe
cache confidentiality convert defendants document dossier earns employees
exchange firearms flanker generator holds injured inquiry issuing kidnap
kilograms knesset ligament load mayoral milan nears nominations ordered
ownership parental permanent pesos position psychiatric punt queries rack
refusal refused relegation replacements retake retiree sampdoria seconds sponsor
taxpayer three trustee tyco unopposed violation watchdog westinghouse
285: airbus annulled apply archdiocese available banco buys closes collects
completed contingency contracting cost detainees deutsche discography doubled
dues five handles immediately inmates interception inventory leak loans memo
noun nutritional nyt offenders offs packages penultimate percent permit placing
primetime prosecution receiver remove rennes sa safety senate sentencing
shortfall sixth sk spinoff subsidiary swaps taxes uc upgrade uranium vaccination
violators
290: accounting administering aggregate aig annex awarded ballots bcs blank
clinch consular debts declined demoted drop embezzlement eur euro expects
extension facility failed fold hearings inspectors jail kirkuk loaned lump
maintenance mandate override portsmouth postponed rating reduce referendums
refuses repeat revision rounds shares tighten tonnes totaled unchanged
unresolved watford
295: agreeing armament assessed assumes buy cap celta corrections credits
details doubling earmarked eight electronically exit filings fixed fixes freeze
grants hamstring immediate instructions ira juventus kuwaiti lille liquidity
ncaa notices orders overhaul papers parliamentary plans posted probe psv reactor
registry regulator relegated revenue schedule searches seats spouse subscribers
supplier terminated touchdowns transcripts transmission upgrades viability
300: amendments annually assignments bypass cards controls cover documents
doping emergency fill four grade header investigation jurisdiction leverkusen
listed lufthansa lyonnais margin ministerial misconduct misdemeanor multiple
outlining parentheses pentagon premiership proceeds qualifying rankings restart
revisions rs shareholders shipment standings submission supervision terminal
vacant wbc withdrawing
305: atletico authorised blackwater breach conditional conversion counters
deficit discharge dollars existing fda grid incurred indictments installment
internal issue juvenile leaking lists liter medical million offender password
precede prescriptions preventive proportional recommendations roster salaries
total unless urgent verification visa voting wba whopping
310: accounts admission advisory afc aide appoint bailout ballot belgian bribes
budgets buyer chairmanship comptroller copy dinars disarm duplicate exceed
expenditures graf id intends interim loses mg netted personnel pregnancy
priority promptly qantas recommended resignations scheduled second seeks
sentence shutdown sp specifying subpoena sum switch
315: add authorizing baggage certification checked disclosing downgrade duties
groin hires investigative liquidation manslaughter nyse package pharmacy plc
prepares recruitment replace report reshuffle retain roche semester sla udinese
valid
320: allocate allowance bidding contingent contractor corporal corresponding
dispose enroll entries fiorentina firearm heathrow indefinitely indictment
injections injury item kilos leicester merck naira needing nominees obtained
offences oversight plaintiff pound prospective pvs respective restructuring
rubles withdrawals wp
325: adds advance amro ams arbitration autopsy commuted contestant costs db
deciding disclosure dortmund exempt faa financing inmate insurer judicial kg
mailing maternity pensions permission premiums ratios redeployment refusing row
rp sanction schneider seizure shillings suspects threshold transcript wachovia
yukos
330: bidders billing cabinet contesting credit each exemption faxed gb handing
irs joint licensing nine operational pct percentage prescription procedures
purchases quarterfinal quits regular requesting residency revamp separately
snatch statewide str uefa usd vip
335: accepts acquisition ap bpd cancel cb collateral division dropped edit
excluding extradition failing fails filed finalize forwarded insurance layoff
leaked liability oversee possession qb ranking rescheduled restitution sc six
sole staff stipulates subscriber withholding
340: administrative ag assets bank bundesliga citation completing comply cs
decide dispatch disposal dl drops eliminate examiner initial limit listings
mailed modify narrowed ot provisions ransom registers requests requiring sealed
tuition unused
345: abn approval backup bankruptcy carrier chooses compulsory consent criteria
default edits eindhoven employer expires fifth fourth inspections kickbacks
kronor malpractice month notification notify opt options oversees overtime pts
recasts retransmitting reuters revised revoked sack scan servicing sponsorship
statutory tier transactions va
350: admissions announced appointment assigned authorize auxerre berth board
confirmation debt determines enrollment eviction federal felony klm maximum ml
procurement raises recipients reorganization retention slot subs summaries
unanswered votes
355: acquire amended assign authorized bayer bills creditor disability draft
examination grafs guilders holder insert issuance lease paperwork partial
payload repay select verify
360: administer aek apiece appropriations balances budget certificates charges
discount elimination examinations foreclosure mortgage notified provider
reinstate requirements restructure stipulated suspension tag transaction undergo
365: announces appoints budgetary compartment deleted dividend expenditure
finalized pay pence rebate resumes
370: assignment audits automatic awarding carries cash complaint compliance
disclosed eliminated final funding kroner lloyds nextel payroll postal
qualifications reais remainder removes submitting supervisory suspend trim
withdrawal
375: ac buyout card defer determine evaluation fined halliburton leinster
luggage mandates nationality per points purse reinstated santander shareholder
takeover vacancy withdrawn
380: accreditation clause contents creditors deduction eads expulsion finalists
handgun inserted lawsuit mandated node obtain ratio registration termination
voluntarily
385: appointments approve approved checking clearance deferred detainee dp
injection medicare munster pension qualifies receiving required specify thirds
vat waiver
390: allotted citations confidential exams hefty kilogram monthly passport
qualification requested separate suspended vacated
395: alitalia amend attribution dlrs filing hourly paragraph repayment standby
tallied terminate
400: bid charge guarantees liabilities licence penalty receives replaces
staffing third vacancies
405: completion contracts finishers licenses list listing provision revoke serie
suspensions warrant
410: berths bonuses deposit employee ineligible preliminary replacement sale
unit update withdrew
415: bidder dual guaranteed picks placed rb reassigned reimbursement submitted
totaling warrants
420: allocated billion damages eligible fees fines plus receive relinquish
resigns transferring veto
425: bids casualty expiration qualify slots stake waivers
430: applicant audit eds extra files inserts request sec suspends
435: clears custody license medicaid payments purchase recommendation
440: certificate exam lender minimum receipt repurchase updates withhold
445: compensation file parole posts provisional specified
450: check holders opel requirement
455: applicants approves checks corrects deadline option optional refund
transfers
460: bonus contract mandatory unpaid withdraw withdraws
465: expenses fee withheld
470: automatically euros expired remaining
475: disciplinary salary severance submit waived
480: bail mln pounds
485: penalties supplemental tally
490: pretax swap tab
495: disclose secured
510: allocation authorization lb
515: placement transferred
520: eligibility loan probation supplementary
525: payment
535: completes
540: additional
550: bln transfer
600: undisclosed
605: unspecified
625: pending
"""
