"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.90,
    "article": -0.85,
    "bias": 0.24,
    "colon": 1.09,
    "commas": -0.71,
    "comparison": 0.41,
    "condition": -0.08,
    "every": -0.17,
    "imperative": -0.17,
    "is": 0.33,
    "length": -0.25,
    "modal": 0.12,
    "negation": 0.50,
    "order": 0.41,
    "others": -0.36,
    "past": -1.37,
    "possessive": -0.39,
    "question": 0.06,
    "reason": 0.20,
    "short": -0.13,
    "speaker": 0.55,
    "told": -0.66,
    "user": 1.88,
    "vague": -1.22,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-13 !_!:91 !_^:-83 $:116 $_0:116 0:-17 0_?:16 0_^:132 0_a:-21 0_about:6
0_amps:3 0_and:-25 0_as:18 0_at:53 0_aufträge:7 0_bottles:43 0_brokers:5
0_bytes:7 0_calls:24 0_cm:81 0_coffee:-6 0_columns:-4 0_crates:15 0_degrees:-3
0_dezimeter:9 0_entries:-13 0_euro:21 0_euros:29 0_exercises:42 0_faults:28
0_floors:-18 0_footnotes:-15 0_g:15 0_gb:16 0_gigas:32 0_gästen:16 0_hilos:11
0_hives:2 0_hocker:10 0_horas:-22 0_hosts:21 0_hours:-13 0_i:29 0_im:13
0_invoices:17 0_is:57 0_it:21 0_items:3 0_jours:11 0_kb:12 0_keys:26 0_kg:35
0_kids:-19 0_kilo:4 0_kilobytes:1 0_kilos:13 0_kilovatios:13 0_leute:26
0_lines:-4 0_litres:14 0_litros:9 0_mb:45 0_means:45 0_messages:38
0_milliseconds:9 0_minutes:20 0_minuti:3 0_minutos:-33 0_mm:9 0_ms:21 0_new:30
0_notes:-69 0_now:7 0_of:-29 0_on:5 0_or:5 0_other:-23 0_pages:8 0_palabras:19
0_pallets:6 0_pens:-36 0_people:1 0_personnes:-37 0_points:59 0_pots:-20
0_ppm:23 0_problems:30 0_punkte:22 0_puntos:12 0_pupils:-37 0_px:5
0_questions:15 0_radiators:9 0_red:-4 0_replicas:3 0_requests:-48 0_rows:-43
0_s:23 0_sacs:15 0_schüler:29 0_seats:26 0_secondes:24 0_seconds:75
0_sekunden:17 0_slots:23 0_small:-18 0_sorten:-27 0_stunden:-61 0_the:19
0_then:-11 0_times:-62 0_tonnes:15 0_tries:-20 0_values:17 0_visitors:8 0_was:11
0_watts:33 0_which:19 0_winters:-27 0_words:48 0_workers:2 0_years:-9 0_秒:17
^:36 ^_a:18 ^_about:7 ^_according:25 ^_actually:12 ^_all:50 ^_always:67 ^_am:48
^_and:59 ^_anouk:5 ^_antes:37 ^_anything:68 ^_après:3 ^_are:-73 ^_as:109
^_ask:34 ^_at:19 ^_avant:38 ^_ayer:-67 ^_back:-46 ^_backups:19 ^_beaucoup:-51
^_because:-18 ^_before:46 ^_bei:22 ^_between:-46 ^_beyond:23 ^_bitte:12
^_both:26 ^_british:20 ^_by:67 ^_calculators:54 ^_call:4 ^_can:12
^_certificates:5 ^_chairs:-52 ^_chapter:38 ^_chaque:7 ^_children:-26 ^_claims:12
^_cluster:3 ^_coffee:-23 ^_colour:10 ^_como:4 ^_con:16 ^_could:32 ^_das:-65
^_der:22 ^_did:30 ^_die:120 ^_disk:9 ^_dns:16 ^_do:16 ^_does:21 ^_don't:-95
^_du:21 ^_early:20 ^_ein:-34 ^_el:1 ^_en:-45 ^_es:-55 ^_every:3 ^_everyone:-52
^_everything:33 ^_exercise:6 ^_expect:2 ^_falta:36 ^_finalement:17 ^_finance:3
^_fog:-24 ^_food:32 ^_football:22 ^_for:145 ^_forget:19 ^_from:-3 ^_für:22
^_generally:-37 ^_generated:8 ^_gestern:-46 ^_give:12 ^_given:4 ^_go:26
^_good:38 ^_gosto:42 ^_got:28 ^_great:-3 ^_gruppe:29 ^_ha:-15 ^_haha:-124
^_half:6 ^_has:-21 ^_having:10 ^_hay:21 ^_he:65 ^_her:-6 ^_here:-31 ^_het:-73
^_hier:-49 ^_hm:-54 ^_ho:12 ^_homework:32 ^_honestly:-39 ^_how:-51 ^_i:-10
^_i'd:32 ^_i'll:33 ^_i'm:4 ^_i've:11 ^_ich:40 ^_id:37 ^_il:33 ^_in:-72
^_insurance:-3 ^_invoices:11 ^_is:-42 ^_isn't:-33 ^_it:-95 ^_it's:20 ^_j'aime:15
^_je:33 ^_jetzt:16 ^_keep:-49 ^_kindly:6 ^_korrektur:2 ^_la:136 ^_las:50
^_le:-40 ^_left:28 ^_legal:2 ^_leo:19 ^_les:105 ^_lesson:25 ^_let:-24 ^_let's:27
^_letters:-46 ^_line:45 ^_lo:59 ^_lol:-146 ^_looking:-7 ^_los:54 ^_lunch:-68
^_länger:12 ^_ma:-55 ^_many:-10 ^_mark:6 ^_may:50 ^_me:76 ^_mehr:17 ^_mein:-96
^_meine:-58 ^_memory:-6 ^_mi:-25 ^_mientras:40 ^_milk:11 ^_minors:9 ^_mio:-43
^_mir:51 ^_most:-16 ^_moving:-36 ^_muchas:-65 ^_my:-34 ^_nada:11 ^_ne:27
^_never:29 ^_next:63 ^_nobody:98 ^_nos:35 ^_not:10 ^_nothing:-12 ^_nous:38
^_now:6 ^_nunca:-8 ^_o:-87 ^_of:-46 ^_ohne:-15 ^_omg:-51 ^_on:-102 ^_once:46
^_one:7 ^_only:-33 ^_our:8 ^_page:11 ^_paper:54 ^_pas:62 ^_patient:1
^_people:-31 ^_per:24 ^_personne:32 ^_please:-47 ^_plutôt:13 ^_pour:19
^_prefiero:42 ^_pro:7 ^_production:11 ^_professor:3 ^_qué:-103 ^_rack:4
^_rather:50 ^_read:24 ^_remember:-22 ^_replica:22 ^_replication:8 ^_result:10
^_right:44 ^_run:2 ^_sample:17 ^_saturday:10 ^_scratch:27 ^_se:51 ^_secrets:22
^_seeing:47 ^_send:2 ^_service:1 ^_set:3 ^_should:49 ^_siempre:-62 ^_sin:10
^_since:14 ^_so:-16 ^_some:-103 ^_somebody:-73 ^_sometimes:-11 ^_sorry:-65
^_soup:-57 ^_speak:29 ^_still:29 ^_stories:28 ^_such:-45 ^_support:13 ^_take:-43
^_tank:2 ^_tenant:1 ^_tengo:10 ^_thank:-22 ^_thanks:-64 ^_that:-69 ^_that's:17
^_the:-30 ^_then:59 ^_there:-5 ^_there's:-29 ^_they:11 ^_this:-18 ^_tickets:19
^_to:14 ^_todavía:4 ^_todo:22 ^_tomorrow:6 ^_tonight:8 ^_traffic:-7 ^_trains:-37
^_treat:23 ^_turns:12 ^_two:36 ^_un:6 ^_under:1 ^_use:11 ^_viele:-44
^_visitors:13 ^_vor:12 ^_votre:45 ^_vous:-24 ^_waiting:2 ^_we:104 ^_we'll:27
^_wer:48 ^_what:31 ^_what's:16 ^_whatever:13 ^_when:55 ^_where:71 ^_which:22
^_while:11 ^_who:9 ^_whoever:-15 ^_will:4 ^_window:10 ^_wir:34 ^_with:-9
^_without:19 ^_would:-13 ^_ya:90 ^_yes:-89 ^_yesterday:-31 ^_you:-61 ^_you'll:12
^_you're:-23 ^_your:53 ^_zone:5 ^_à:-27 ^_あ:36 ^_不:-11 ^_今:-41 ^_会:28 ^_小:-68
^_我:-32 ^_每:34 ^_没:16 ^_说:-19 ^_这:-17 ^_鍵:4 a:-42 a_0:6 a_bar:-40 a_barbecue:24
a_batch:31 a_bathtub:-43 a_bell:-33 a_bench:-54 a_cache:-29 a_cake:-43
a_change:25 a_character:-8 a_chart:12 a_choice:56 a_coin:-29 a_cold:-19
a_colleague:-13 a_comment:49 a_concert:-40 a_copy:17 a_customer:17 a_data:-16
a_database:-44 a_date:43 a_day:92 a_deposit:-2 a_different:44 a_dinner:26
a_dip:-13 a_dry:32 a_evening:-47 a_face:9 a_fair:-31 a_few:-6 a_frame:13
a_free:-61 a_friend:-6 a_full:45 a_good:-54 a_great:-12 a_guest:52 a_hammer:-11
a_handshake:-2 a_has:14 a_hotel:9 a_human:1 a_idea:-4 a_jar:8 a_kitchen:-7
a_las:-11 a_letter:-30 a_little:20 a_long:16 a_look:31 a_lovely:-3 a_m:-4
a_machine:-23 a_man:-29 a_matter:6 a_minha:-21 a_minute:45 a_missing:16
a_mock:29 a_moment:45 a_month:10 a_name:-10 a_new:50 a_noise:-8 a_one:-40
a_paper:5 a_paragraph:23 a_parcel:30 a_patch:33 a_patient:48 a_phone:-9
a_pigeon:-9 a_point:-11 a_promise:45 a_query:21 a_question:36 a_queue:-1
a_refund:9 a_replacement:34 a_riddle:10 a_room:-8 a_row:-36 a_rule:-20 a_scan:-6
a_second:65 a_server:-14 a_session:25 a_shift:-26 a_signature:12 a_silent:39
a_single:-41 a_slip:10 a_small:6 a_smell:-40 a_smile:11 a_stamp:-20 a_story:5
a_suitcase:6 a_sunday:-24 a_surprising:-16 a_swimming:-16 a_switch:33 a_thing:-8
a_ticket:22 a_time:25 a_todos:-25 a_train:-25 a_vegetarian:66 a_view:14
a_wall:-18 a_washer:9 a_way:-68 a_week:-24 a_white:26 a_whole:-26 a_window:6
a_word:38 ab:170 ab_0:167 abdeckung:22 abend:-42 abendessen:16 abends:8 able:45
able_to:45 about:4 about_^:-45 about_it:25 about_my:-26 about_the:56
about_what:27 about_whether:-34 about_your:-4 above:8 above_0:16 above_that:11
above_the:-10 abre:11 accent:60 accepted:44 accepts:13 access:39 according:10
according_to:10 account:75 account_^:17 account_of:20 accounts:18 acquired:-2
acronym:8 act:2 actually:40 add:23 address:38 address_^:15 addresses:29
admit:-54 admit_that:-14 admits:8 admits_0:8 adresse:20 after:13 after_0:-11
after_^:-8 after_a:29 after_i:9 after_is:19 after_that:35 after_the:-45
after_this:-67 after_which:2 afternoon:-79 afternoon_^:-52 afterwards:6
again:-34 again_0:4 again_^:23 again_and:-59 against:33 agency:16 agent:-38
ago:62 ago_^:64 agree:-48 agree_^:-45 agreed:42 agreed_on:5 agreed_the:13
agreed_to:-19 agreement:18 ahead:21 ahead_of:29 ahora:24 airline:27 airport:-26
aisle:21 al:-67 al_día:-40 alarm:65 alarm_trips:22 alarms:13 alerts:62 alfred:63
alive:-33 all:-72 all_0:55 all_^:65 all_day:-43 all_i:12 all_in:11 all_it:-2
all_night:-7 all_of:-44 all_right:38 all_the:-53 all_this:35 alle:-40
allergic:18 alles:-76 allow:2 allowed:39 allowed_^:12 allowed_to:4 allows:20
allows_0:11 almost:-17 alone:-30 alone_^:14 along:61 aloud:27 already:86 als:-70
als_0:40 als_ein:-37 also:13 alten:28 although:-48 although_the:-29 always:-69
always_the:35 am:23 am_0:25 am_glad:-3 am_going:5 am_liebsten:61 am_not:11
am_wochenende:5 among:-34 amps:3 an:-3 an_^:30 an_answer:31 an_der:24 an_die:-51
an_empty:17 an_evening:83 an_hour:43 an_old:-111 an_outage:-29 an_upload:11
analyser:-29 and:-3 and_0:-52 and_a:-4 and_after:-36 and_all:3 and_always:-4
and_by:1 and_call:13 and_each:-33 and_every:-10 and_everybody:-1 and_explain:46
and_got:-16 and_has:-33 and_he:-19 and_i:-8 and_in:32 and_is:31 and_it:-32
and_it's:16 and_its:44 and_landed:-4 and_leave:34 and_less:28 and_my:-22
and_never:40 and_no:-32 and_nobody:-34 and_not:126 and_nothing:25 and_now:-41
and_nowhere:34 and_on:-60 and_one:-32 and_our:44 and_put:13 and_returns:-61
and_salt:-19 and_she:-4 and_six:4 and_so:21 and_still:-6 and_that:-12
and_that's:9 and_the:-52 and_then:44 and_there:-22 and_they:32 and_to:17
and_what:33 and_you:59 announced:-15 anonymous:17 anouk:5 anruf:10 ans:-47
answer:8 answer_by:2 answer_to:12 answers:24 antena:34 antes:64 antes_de:53
any:-56 any_evening:-43 any_more:13 anybody:33 anyone:-27 anyone_ever:-31
anything:11 anything_^:-56 anything_above:9 anything_else:-47 anything_that:18
anything_under:29 anything_with:26 anything_younger:4 anyway:-50 apart:14 api:13
apologise:10 app_^:-4 app_gives:11 apparently:-28 appeal:19 appears:-8 applies:7
applies_to:7 appointment:5 après:10 archive:54 archives:44 are:3 are_0:11
are_a:-92 are_allowed:16 are_away:1 are_easy:-68 are_enough:33 are_four:13
are_gone:53 are_hard:-52 are_in:29 are_kept:24 are_not:-20 are_on:14 are_only:52
are_rarely:-22 are_still:10 are_the:-7 are_through:6 are_two:44 are_we:26
are_with:2 arguing:-22 arm:14 around:-39 around_0:-7 around_^:-13 around_the:-41
arranged:13 arrival:39 arrive:37 arrived:-8 arrived_in:-7 arrows:-28 article:-32
as:-43 as_0:-52 as_a:-28 as_ab:8 as_agreed:28 as_far:-3 as_for:11 as_if:-32
as_it:35 as_of:47 as_on:-49 as_soon:44 as_the:66 as_we:19 as_you:2 ask:-2
ask_^:-5 ask_about:31 ask_for:5 ask_if:-60 ask_me:8 asked:-93 asked_for:22
asked_the:-7 asked_us:-40 asked_what:-26 asked_whether:-21 asking:-40 asleep:-13
assinatura:45 at:-30 at_0:79 at_a:-13 at_all:17 at_eleven:-45 at_first:-13
at_five:6 at_it:42 at_least:-53 at_minute:-24 at_most:24 at_night:-39
at_noon:-17 at_once:20 at_our:5 at_school:-7 at_sea:-3 at_six:15 at_that:-21
at_the:-54 at_this:-17 at_three:6 at_work:47 ate:-37 attempt:48 attempts:2
au:-11 au_bout:6 auch:74 auch_für:34 aucun:14 audit:2 auditors:22 auditoría:28
auf:-5 auf_0:18 auf_dem:-40 aufbewahrung:10 aufträge:7 aufträge_^:7 august:-22
aunt:28 aus:-87 aus_^:1 aus_dem:15 ausschließlich:27 author:-34 autumn:21
avait:-55 avait_un:-40 avant:98 avec:-162 avec_la:-18 avec_les:-107 average:-2
avisar:14 avons:-2 awake:-5 away:91 away_^:32 ayer:-67 b:30 baby:17 back:31
back_^:20 back_and:21 back_from:40 back_in:18 back_the:-68 back_then:-47
back_to:-64 back_with:21 background:-22 backups:75 backwards:-27 badge:9
badly:-30 bag:31 bahn:-11 bakery:-6 bakery_^:-6 bakery_data:7 balancers:31
balcony:7 banco:24 band:41 bank:-47 banner:19 bar:-48 barbecue:24 barbecue_^:24
barley:11 barn:37 bascule:16 base:14 base_image:4 based:-4 basement:-57 batch:65
batch_size:17 bathtub:-43 bathtub_^:-36 battery:24 bay:-22 be:10 be_0:51
be_a:-43 be_able:44 be_arranged:13 be_closed:-23 be_done:29 be_honest:-74
be_kind:22 be_left:1 be_lovely:44 be_part:5 be_returned:14 be_the:-73
be_there:12 be_too:-50 bear:14 bears:-12 beaucoup:-51 beaucoup_de:-51 became:-15
became_so:-3 because:22 because_of:-28 because_the:23 become:-26 become_a:-22
been:34 been_opened:17 been_settled:20 beer:-39 beer_^:-74 bees:-37 bees_can:-66
before:-9 before_^:-67 before_anyone:17 before_it:3 before_lunch:28
before_the:67 before_we:15 before_you:36 began:-17 begins:14 begins_with:13
behind:-5 behind_a:-24 behind_it:1 behind_the:-7 behind_us:21 bei:-1 bei_0:3
bei_der:14 beim:30 beim_abendessen:16 being:6 believe:-70 believe_it:-44
bell:-34 bell_^:-33 belle:-11 belong:36 belong_in:42 belong_to:5 belongs:41
belongs_to:41 belt_the:44 bench:-33 bench_by:-25 beside:-74 best:-78 bet:-2
beträgt:13 bett:21 bett_ist:21 better:17 better_on:10 better_than:42 between:-22
between_two:-43 between_us:-27 between_you:1 beyond:96 beyond_0:17
beyond_that:75 bias:-8 bicycles:18 bien:43 big:-38 biggest:-25 bildern:14
bildern_^:14 bill:47 bin:-38 bin_ich:-63 birds:-41 birth:-1 bis:17 bit_like:-2
bitte:119 bitte_immer:17 black:19 bleiben:17 bleiben_^:4 bleibt:30 blind:17
blinking:-61 blocks:10 blocks_the:6 blue:37 blue_^:-8 board:61 board_is:20
boards:-23 boat:-54 boat_^:-99 boat_draws:15 bogdan:17 boiler:16 bom:-46
book:-18 book_^:71 booked:13 booking:5 booking_^:10 boot:36 border:25
border_station:19 boss:-35 both:121 both_archives:13 both_of:44 bottles:48
bottles_a:43 bought:-50 bought_the:-6 bout:6 bout_de:6 box:43 box_has:5 boxes:5
branch:-15 branch_^:20 branches:-53 branches_^:-41 braucht:33 bread:-63
bread_and:-6 break:-1 breakfast:-35 bridge:-34 bridge_call:-19 bridges:-27
bridges_were:-3 brigade:17 bright:66 bright_tank:66 bring:18 bring_a:22
bring_the:14 brings:8 british:28 british_spelling:28 broke:11 broken:64
broker:36 brokers:25 brokers_^:5 brother:103 brother_reads:55 brought:-26
browser:-24 buckets:-45 budget:-1 bug:43 bug_is:25 bugs:-24 build:83 build_^:22
build_on:-2 building_^:29 built:-9 bumped:8 bumped_the:8 burglars:35 burn:3
bus:-74 bus_from:-28 bus_was:-46 business:17 but:-50 but_a:20 but_i:-23
but_it:-38 but_not:6 but_the:-63 button:-57 button_and:-11 buttons:-10 buzzer:8
by:2 by_0:-31 by_a:-14 by_hand:-17 by_heart:23 by_itself:18 by_may:17
by_someone:-13 by_the:-57 by_then:-4 bytes:23 büro:-18 c'est:-50 c'est_une:-51
caben:53 caben_0:53 cabin:31 cabinet:-56 cabinet_^:-56 cabins:42 cabins_^:14
cable:-24 cables:-40 cache:-17 cache_results:2 caches:41 cada:51 cada_foto:8
café:-125 cafés:-45 cage:32 cage_^:14 cake:11 cake_and:-31 cakes:-62
calculators:70 calendar:14 calibration:11 call:50 call_^:-35 call_at:11
call_it:-2 call_on:27 call_the:18 called:31 caller:14 calls:-28 calls_^:-28
calls_a:19 calls_it:-56 calls_the:16 calm:-24 calves:6 calves_^:6 cambio:42
came:25 came_back:44 came_from:-19 came_into:-9 came_with:-4 camera:42
camping:-1 can:-1 can_be:20 can_count:-58 can_do:-29 can_draw:-21 can_only:6
can_see:-40 can_sleep:-50 can_still:-20 can_take:29 can_tell:-23 can't:50
can't_be:20 can't_see:35 can't_tell:58 canal:-9 cancelled:60 cancelled_^:50
cannot:7 cannot_be:28 canoe:37 canoe_club:37 cant:27 canteen:-44 capacitors:-5
capacity:-18 caps:36 captain:-17 car:12 card:19 card_^:23 card_and:18 cards:-36
cards_and:-12 carpet:-59 carried:-36 carries:79 carries_0:17 carries_the:15
carry:3 cars:-72 cars_is:-65 cascade:9 case:17 cases:49 cash:9 cat:-104
catalogue:58 cats:-5 caution:29 ce:-8 ce_matin:-53 ce_sera:51 ceiling:14
cellar:52 cellar_is:37 cent:7 certificate:-6 certificate_is:-16 certificates:5
chain:29 chain_of:29 chair:-17 chairs:-39 change:30 change_^:5 change_of:25
changed:-52 changes:59 channel:30 chapter:56 chapter_0:15 chapter_four:23
chaque:37 character:-8 charge:47 charming:-47 chart:-12 charts:14 chartwork:26
chat:104 chat_^:-2 chats:-95 che:-67 che_il:-43 cheap:-62 cheaper_one:2 check:-1
check_in:22 check_that:-11 checked:50 checker:-45 checks:16 chess:-10 chewed:-16
chewed_through:-16 chez:18 children:-18 choice:64 christmas:-26 ci:57 city:-25
claim:8 claims:12 clase:4 class:-15 class_came:-15 clean:-60 clean_^:-43
clearer:-2 clerk:-23 clever:25 click:-15 client:65 clinic:15 clinking:-11
clips:23 clock:28 clocks:-49 clocks_^:-3 clocks_in:-53 closed:29 closes:-10
closing:-29 cloth:29 club:78 cluster:35 clés:13 cm:81 cm_^:42 cm_lang:21 co:21
coach:68 coast:-18 coat:13 code_0:20 coffee:-72 coffee_here:-58
coffee_machine:-31 coin:-22 coin_for:-25 cold:58 cold_^:13 cold_and:44
cold_start:3 colleague:-37 colleague_from:-29 colour:78 colour_is:4
colour_the:28 columns:-1 come:-34 come_after:51 come_back:35 come_from:-49
come_up:48 comes:6 comes_after:46 comes_from:-93 comes_in:-16 comes_out:27
comes_the:6 comes_to:24 comment:57 commit:21 commit_0:34 commit_messages:-19
committee:2 common:-9 como:20 como_mucho:6 como_máximo:2 company:12 comparison:6
compiler:-26 compilers:-10 complained:3 composition:14 compte:6 computer:-47
computers:-22 con:55 con_0:-82 con_el:19 con_la:37 concert:-29 conference:-10
confirm:-2 confirmed:12 confusing:-46 congratulations:-1 connection:37
connection_pool:30 consent:62 consent_and:58 consists:10 consists_of:10
contaba:-106 continue:13 continue_with:13 contract_with:1 control:7 cook:4
cooks:-8 cool:-51 copied:-85 copies:-30 copy:-16 cork:-9 corner:-50 correct:67
correct_my:54 corrected:75 corridor:-19 cost_centre:15 cost_me:-10 costs:27
could:-81 could_have:-21 could_never:-7 could_not:-61 could_the:56 could_you:22
council:10 count:-6 count_^:-39 count_as:38 count_to:-58 counted:16 counted_^:-2
counter:8 counters:-12 counting:-69 counts:16 counts_^:15 counts_as:2 courier:19
course:-7 course_i:-20 court:9 cover:46 cover_^:23 cover_of:6 coverage:14
covered:33 covers:63 crash:27 crates:17 created:10 credit:-12 credit_notes:8
credits:8 crew:5 crews:-35 cry:-48 cry_^:-48 cuando:-24 cubic:23 cubic_metres:23
cubre:9 cuento:-1 cuisine:-50 culprit:1 current:-31 curtains:3 curve:-62
customer:-17 customs:9 cut:-32 cuts:19 cámara:6 cérémonie:21 d'abord:13
d'expiration:6 da:-1 dad:40 dafür:-108 daily:3 dan:26 dance:64 dans:-49
dans_le:1 darf:53 dark:2 dark_^:23 das:-70 das_gilt:31 das_wetter:-56
dashboard:-32 dashboard_banner:19 dass:-53 data:-32 data_^:4 data_and:30
data_centre:-21 database:-34 database_to:-13 date:79 date_^:57 dauert:51
dauert_0:11 dauert_doch:22 daughter:-11 day:-29 day_^:108 day_and:-52 day_is:-13
days:-69 days_and:-14 days_like:-19 de:-59 de_0:60 de_cada:8 de_disco:46
de_gens:-51 de_humidade:24 de_la:14 de_pruebas:13 dead:29 dealer:20 debug:-6
decades:-15 decided:-27 decided_that:-11 decided_to:-13 decides:23 deck:-1
definition:4 degrees:-1 degrees_and:-40 del:-4 deleted:-55 deleted_the:-41
delivery:15 delivery_^:8 dem:-7 demo:-29 den:29 department:-6 departure:28
deposit:24 depósito:32 der:37 der_kaffee:-44 der_schule:-37 der_stock:4
der_zähler:5 des:22 description:-16 designed:-72 desk:-2 desk_^:21 desk_is:-16
details:-24 deux:43 devices:4 dezimeter:9 dezimeter_^:9 di:64 diagramas:22
diary:-22 dice:-9 dictionaries:5 did:-16 did_it:6 did_not:2 did_the:79 die:8
die_aufbewahrung:10 die_bahn:-11 die_kinder:10 die_klausur:24 die_montage:-43
die_on:42 die_prüfung:18 die_rechnung:33 die_warteschlange:1 die_wartezeit:17
different:24 differs:22 dinner:47 dinner_^:2 dip:-13 directory:-3 disagree:-3
disco:46 disco_está:32 dishes:14 dishes_are:14 dishwasher:-8 disk:11 dit:-39
dit_0:18 dns:-6 do:76 do_0:31 do_all:-34 do_i:26 do_not:2 do_que:42 do_the:21
do_we:42 do_you:-38 doch:22 doctor:48 doctor_^:27 documentation:-6 does:18
does_^:6 does_it:17 does_not:16 does_one:39 does_that:36 does_the:69 doesn't:61
dog:1 dogs:6 doit:32 doit_être:19 dolphins:-24 don't:-45 don't_ever:24
don't_have:20 don't_know:50 don't_laugh:-41 don't_think:-16 done:43 done_in:7
done_with:10 dont:44 door:-59 door_^:24 doorbell:-101 dose:2 dossier:17 double:7
doubled:18 doubt:37 down:80 down_^:27 down_for:3 down_to:28 downtime:13 dozen:42
draft:25 drain:3 drains:-6 draw:-21 draw_the:3 drawer:-9 drawings:14 drawn:20
draws:30 draws_0:30 dreamt:-48 dreamt_of:-48 drew:-51 drift:27 drive:-3
driver:14 driver_^:6 drives:29 drop:28 dropped:29 dropped_the:7 dropping:51
dropping_the:51 drops:-64 drove:-33 drove_0:-14 dry:36 du:-8 dump:13
duplicates:48 duplicates_are:43 dura:20 dura_0:20 during:-51 during_the:-35
délai:6 délai_d'expiration:6 démarre:6 démarre_au:6 dépasser:4 dépasser_0:4
día:-36 día_^:-47 día_para:10 e:-12 each:-71 each_lesson:7 each_of:-2
each_other:-25 each_time:-19 earlier:44 early:91 early_returns:6 earth:-42
easier:-21 easier_to:3 easier_with:-22 east:9 easter:-2 easy:-38 easy_to:-68
eat:-6 eats:92 eben:-124 eight:16 ein_anruf:10 eine:-7 einen:-5 einmal:-40
either:13 el:85 el_0:1 el_depósito:32 el_enlace:11 el_entorno:11 el_examen:12
el_lote:12 el_límite:6 el_piso:4 el_puerto:12 el_respaldo:14 el_seguro:15
el_tamaño:8 el_trabajo:13 el_umbral:37 electrician:7 electricians:5 eleven:-11
eleven_of:2 ella:62 else:-12 else_^:20 else's:-15 else's_computer:-15 em:-27
emergency:19 emojis:25 emojis_in:25 empties:34 empty:14 empty_and:11 en:-66
en_0:-34 en_a:-13 en_el:96 en_inglés:20 en_la:-30 en_ningún:37 en_una:-36 end:53
end_^:-14 end_of:61 ended:-52 ended_up:-5 endpoint:40 ends:39 ends_at:8
enfants:15 engineer:-45 engineer_has:-39 engineers:-18 english:50 enjoy:59
enjoy_it:19 enjoy_most:39 enlace:11 enough_^:30 enrolment:22 entered:14
entered_^:16 entiendo:-16 entorno:11 entre:22 entries:-13 entries_^:-13
entry:-26 er:19 error:-9 error_messages:16 errors:11 erst:57 es:-32 es_de:10
es_war:-21 es_wird:18 eso:12 español:41 essay:59 essay_has:36 estimated:26
está:53 está_en:32 et:-127 et_0:-40 ethics:36 etwas:27 euro:3 euro_^:10 euros:49
euros_^:25 even:89 even_if:16 even_when:15 evening:12 evening_^:-3 evening_i:15
evenings:-44 event:6 ever:-86 ever_^:-17 ever_say:62 every:-63 every_0:11
every_change:2 every_migration:39 every_morning:-43 every_one:20
every_reminder:6 every_single:-6 every_spring:-6 everybody:31 everyone:-32
everyone_in:-34 everything:-5 everything_^:-69 everything_else:18
everything_that:37 everywhere:-25 ewa:16 exactly:-45 exam_is:16 exam_office:15
examen:12 examen_oral:12 examiner:25 examiners:67 example:37 examples:88
examples_work:12 except:27 exception:21 exception_^:17 exercise:28
exercise_nine:10 exercises:95 exercises_an:31 exhausted:2 exist:-8 exist_^:-8
expect_the:5 expects:3 expects_0:3 expire:8 explain:11 explain_things:42
explained:-7 explains:-26 explains_a:-9 explanation:-42 explicit:3 export:52
eyebrows:-28 eyes:89 eyes_^:60 face_^:57 facing:2 fact:-12 fact_that:-9
factory:-17 faculty:40 failed:6 failing:2 failover:36 failover_^:4 fair:-71
fait:-84 fall:29 falling:27 falls:-32 false:-6 falta:36 families:-20 family:30
famous:-53 fan:-15 fans:-41 fans_and:-3 far:-15 far_as:-3 fares:25 farm:-23
fast:-31 faster:-14 faster_than:-11 father:-35 faults:28 faults_^:28 faulty:38
faut:77 favourite:12 favourite_topic:40 fax:15 fax_gateway:12 feature:21
feature_flags:18 feed:7 feel:2 feel_like:62 feels:-11 fehlt:19 fehlt_nur:16
feiras:-58 fell:-49 fence:14 fermenter:29 fermenter_five:29 ferry:15 festival:30
festival_beer:28 few:-17 fewer:-19 fica:37 field:64 field_at:2 fields:20
fifty:17 figure:55 figure_for:16 figure_is:33 file:-12 file_^:9 file_at:-45
file_is:-19 file_it:2 filed:1 files:-103 fill:-7 film:-5 filter:15 finalement:18
finally:-27 finance:40 find:14 find_out:-22 find_the:67 finden:-44 finds:-38
fine:86 fine_^:58 fingers:15 finish:-8 finished:49 finished_the:4 fire:2
fire_brigade:17 fires:5 fireworks:1 firm:1 firma:12 firmware:80 first:-14
first_^:69 first_and:54 first_dance:64 first_job:-49 first_thing:-12
first_time:-22 fish:43 fishing:-73 fit:45 fit_into:21 fits:16 fitter:51 five:41
fix_is:13 fixed:18 fixtures:25 flags:24 flaky:31 flash:35 flat:-27 flat_^:14
flat_and:-25 flicker:-16 floating:-41 floating_point:-41 floats:16 flood:-41
floor:-73 floor_people:13 floor_polish:-73 floors:-55 fly:10 fog:-51 folder:72
folder_^:7 folklore:-9 follow:-30 follow_the:-22 food:51 football:30
football_examples:12 footnotes:-2 footnotes_^:3 for:-51 for_0:-53 for_^:26
for_a:-13 for_about:5 for_any:-75 for_anything:-55 for_decades:-15 for_every:-19
for_everybody:33 for_four:-15 for_it:-33 for_looks:-64 for_me:105 for_my:50
for_one:-48 for_six:48 for_the:89 for_this:45 for_two:-30 for_you:-36 forbids:36
force:9 forecast:-85 forever:-74 forget:46 forgets:-60 forgets_its:-55
forgetting:-77 forgot:-80 forgotten:-17 forklift:-64 form:-53 form_is:-56
formeln:13 forms:3 formulare:-44 forty:-14 foto:28 foto_es:8 found:-85
found_out:-4 found_that:-58 fountain:13 fountain_^:13 four:-46 four_^:-33
four_is:23 four_of:5 fourth:-33 fourth_time:-37 fractions:-70 frame:-5
frame_near:-38 frames:-22 frau:27 free:-75 free_^:-39 free_pen:-20 freeze:19
freezer:8 french:3 fresh:1 friday:4 friday_^:3 fridays:24 fridays_^:3 fridge:13
friend:-6 from:-76 from_0:-4 from_^:-93 from_a:-17 from_and:-15 from_here:61
from_is:-32 from_last:38 from_me:57 from_now:20 from_that:9 from_the:73
from_this:15 from_you:53 from_your:3 front:8 front_of:-3 frozen:7 frozen_^:7
frío:-67 früher:-67 full:43 full_charge:15 fully:-8 fun:-14 function:-54
functions:24 functions_over:24 funeral:-17 funny:-23 funny_how:-13 furniture:-1
further:2 für:48 für_das:18 für_den:4 für_die:42 g:15 g_^:15 game:-30 gang:-7
gang_^:-7 gar:-72 garantie:13 garde:11 garde_les:11 garden:-49 gardens:-27
gas:29 gas_alarm:22 gasta:6 gasta_0:6 gate:34 gateway:79 gatto:-71 gave:49
gave_me:28 gb:16 gb_^:14 gegen:-38 geht:-33 general:-30 generally:-40
generally_speaking:-37 generated:8 generations:-33 generations_of:-25
generator:62 gens:-51 geregnet:-56 gerlinde:32 german:27 gestattet:26
gestattet_^:26 gestern:-55 get:-11 get_0:24 get_a:14 get_it:17 get_the:30
get_tired:-46 gets:84 gets_0:5 gets_lost:30 gets_sent:10 gets_to:22 getting:73
geändert:29 gibt:20 gibt_es:20 gigas:32 gigas_^:32 gilt:34 gilt_auch:31 give:90
give_me:27 give_up:45 given:25 given_how:23 given_that:14 gives:27 gives_up:12
glad:-6 glad_that:-2 glass:-2 glass_^:-2 gli:42 globe:-34 gloves:-17 glue:-50
go:61 go_^:15 go_back:-36 go_for:10 go_on:22 go_over:-18 go_to:38 goal:10
goat:-21 goat_^:-19 goes:73 goes_^:-36 goes_in:21 goes_into:18 goes_up:21
going:9 going_to:94 gone:56 gone_0:35 gone_from:7 good:-98 gosto:42
gosto_mais:42 got:114 got_0:2 got_a:24 got_an:11 got_into:-24 got_the:3
got_through:7 got_to:47 grafana:30 grammar:16 grand:-9 grand_piano:9
grandfather:-23 graph:-30 graphs:-23 grateful:2 great_^:-10 great_uncle:63
green:10 grew:-3 grey:17 grinder:3 ground:-19 group:20 groupe:6
groupe_électrogène:6 groups:-27 gruppe:29 guard:11 guardan:-10 guess_^:-16
guessed:-25 guessed_that:-25 guest:67 guide:46 gulls:-38 gusta:18 gusta_más:18
gustan:9 gustan_más:9 gärkeller:18 gästen:16 gästen_^:16 ha:-34 habe:42
habe_ich:24 haben:35 haben_sie:-1 haben_wir:19 habla:42 hables:33 hables_en:33
hace:-67 had:-47 had_0:-82 had_a:13 had_already:9 had_decided:-25 had_one:35
had_the:-25 haha:-131 haha_^:-131 half:-14 half_an:13 half_of:-26 half_the:-55
hall_^:35 hall_and:-1 hall_in:-1 hallway:46 hammer:-11 han:3 hand:-25 hand_^:-45
handed:5 handover:35 hands:30 hands_^:6 hands_off:7 hands_on:3 handshake:-2
handwriting:-8 happen:-37 happened:2 happens:35 happens_on:-58 happens_to:12
happier:9 happy:-24 happy_to:-30 harbour:-22 hard:-31 hard_^:32 hard_on:-45
hard_to:-18 harder:4 hardly:25 hardware:-8 hardware_people:-26 has:16 has_a:9
has_already:37 has_been:17 has_better:-33 has_cost:-15 has_ever:-12 has_gone:-31
has_its:-55 has_moved:9 has_not:6 has_promised:7 has_read:24 has_retired:18
has_room:22 has_taken:19 has_the:4 has_to:132 has_told:33 hasn't:2 hasta:-59
hat:-40 hat_0:-2 hat_es:-56 hate:1 hats:-7 hatte:-13 haus:16 have:-39 have_0:-45
have_been:37 have_forgotten:-30 have_gone:11 have_guessed:-25 have_had:-29
have_it:4 have_left:-17 have_made:14 have_my:24 have_no:-42 have_one:7
have_seen:-25 have_signed:4 have_talked:23 have_the:30 have_thought:-14
have_to:104 have_walked:-42 have_worked:17 have_yet:-2 haven't:62 having:4
having_to:-5 hay:-25 hay_que:61 he:-25 he_gets:17 head:-5 head_^:-38 head_of:6
header:7 hear:-67 hear_about:18 hear_from:29 hear_that:-73 hear_the:-35 heard:13
hearing:24 hears_about:1 heart:3 heat:-39 height:9 height_is:5 held:12 help:-98
help_^:-69 help_desk:-23 help_me:1 helped:-15 helper:-10 helps:-71 helps_^:-53
her:58 here:-48 here_^:32 here_is:-58 here_on:18 here_the:-46 here_we:8
hermana:49 het:-63 heures:-54 heute:-96 hier:-110 highlight:20
highlight_verbs:20 hills:-14 hilos:11 hilos_^:11 him:17 hint:5 hints:14 hire:-14
hired:-1 his:-47 history:13 hit:-49 hive:52 hives:19 hives_^:5 hm:-54 ho:-16
hocker:10 hold:-2 hold_a:9 hold_for:-11 holding:-12 holdings:57 holdings_in:57
holds:19 holds_the:16 holiday:-41 holiday_^:30 holidays:-2 home:47 homework:36
honest:-63 honestly:-46 honestly_the:-26 hook:1 horas_a:-7 horses:-25 host:9
hosts:22 hosts_^:3 hotel:-18 hotel_had:-12 hotfix:22 hour:11 hour_^:12
hours_before:6 hours_for:-2 house:64 house_^:29 how:-124 how_^:-26 how_a:23
how_it:-17 how_many:7 how_the:-47 how_to:9 how_we:-26 hum:-49 human:-58
humidade:24 humming:-17 humming_in:-17 humour:-22 humour_^:-22 hund:-12
hundred:-26 hundred_times:5 hung:-42 hurry:-24 hurts:58 hurts_my:18 husband:-4
husband_^:-34 huts:9 hätte:-69 hätte_ich:-69 höchstens:52 höchstens_0:8 i:-33
i_always:-9 i_am:-83 i_ask:55 i_can:-27 i_can't:28 i_could:-71 i_decided:-1
i_deleted:-7 i_did:-8 i_do:-50 i_dreamt:-21 i_enjoy:60 i_ever:-78 i_find:3
i_forgot:-25 i_found:-69 i_get:80 i_got:14 i_guess:9 i_had:-3 i_have:59
i_haven't:31 i_hope:-15 i_keep:28 i_know:8 i_learn:75 i_like:81 i_looked:2
i_manage:9 i_may:14 i_misread:41 i_move:-25 i_must:-20 i_need:-18 i_once:-47
i_prefer:-28 i_put:18 i_read:-7 i_remember:65 i_said:5 i_sat:-27 i_saw:-1
i_see:-45 i_send:20 i_settled:37 i_should:-28 i_slept:-32 i_spoke:32 i_still:16
i_suppose:-24 i_swear:-4 i_take:21 i_think:-7 i_thought:-16 i_took:26 i_turn:5
i_want:43 i_was:-40 i_went:44 i_will:-33 i_work:16 i_would:-5 i_wrote:7 i'd:80
i'd_be:-21 i'd_like:81 i'd_sooner:7 i'll:26 i'm:-15 i'm_missing:2 i've:40
i've_been:-22 i've_made:16 ich:18 ich_habe:8 ich_lerne:1 icon:-35 icons:12 id:51
id_sooner:1 idea:-12 idea_^:-4 idea_how:-44 idea_in:27 identity:26
identity_card:18 idle:16 idle_for:25 if:53 if_a:17 if_he:52 if_i:-26 if_it:57
if_my:49 if_that:10 if_the:75 if_theres:49 if_we:-34 if_you:-34 il:-5
il_gatto:-71 il_me:26 il_ne:34 il_nous:10 il_y:-7 ill:44 ill_the:2 im:-9
im_büro:-18 im_chat:44 image:52 image_is:25 imagine:-61 imagine_a:-3
imagine_that:-31 immer:-67 importer:12 in:-78 in_$:27 in_0:-49 in_^:50 in_a:-40
in_an:16 in_and:-30 in_as:-8 in_both:38 in_commit:3 in_den:61 in_der:-35
in_doubt:37 in_each:-8 in_from:28 in_front:-5 in_general:-30 in_had:-13
in_has:-86 in_it:1 in_line:13 in_march:-5 in_may:-53 in_mind:16 in_most:-3
in_our:-4 in_place:17 in_spring:32 in_statistics:24 in_stock:2 in_such:-5
in_sync:27 in_ten:-36 in_the:35 in_they:-56 in_this:70 in_those:12 in_two:26
in_used:-27 in_which:15 in_winter:-28 in_with:-5 in_your:-24 inbox:12 inbox_^:7
includes:31 index_is:1 inglés:20 inheritance:14 inside:16 inside_^:-39
inside_the:60 insists:11 instead:55 instead_^:22 instead_of:38 instruments:-19
insurance:-3 insurer:39 interesting:-57 intern:1 internet:-35 interview:13
into:-40 into_0:-46 into_the:-23 invented:-38 invented_the:-38 invoice_^:-23
invoice_is:15 invoices:73 involves:-61 irons:-16 irregular:9 irregular_verbs:9
is:49 is_0:147 is_^:37 is_a:-45 is_ab:1 is_about:11 is_all:42 is_an:-11
is_and:-27 is_called:28 is_cancelled:39 is_closed:43 is_drawn:-12 is_empty:11
is_estimated:26 is_fine:48 is_for:85 is_going:41 is_gone:62 is_half:18
is_how:-24 is_ill:22 is_in:25 is_kept:17 is_late:3 is_may:19 is_mine:6
is_more:-59 is_my:4 is_new:21 is_not:14 is_nothing:-56 is_off:27 is_on:57
is_one:21 is_only:-28 is_open:4 is_out:27 is_over:-2 is_paid:18
is_quarantined:22 is_remarkably:-4 is_reserved:13 is_running:23 is_said:-5
is_simply:-42 is_so:-47 is_something:28 is_still:97 is_that:-25 is_the:-7
is_thrown:3 is_to:47 is_too:-11 is_unclear:-25 is_what:-92 is_with:25
is_worth:-14 is_your:-46 isn't:-16 isn't_it:-82 issued:8 ist:-37 ist_0:30
ist_^:76 ist_jetzt:15 it:-51 it_?:-77 it_^:-9 it_about:-9 it_always:-39
it_and:45 it_arrived:-6 it_as:5 it_be:37 it_can:41 it_carries:15 it_comes:7
it_costs:7 it_for:-58 it_from:4 it_gets:-53 it_goes:-7 it_has:-25 it_helps:-2
it_in:9 it_is:-6 it_looked:-1 it_looks:18 it_may:-47 it_must:-51 it_needs:-16
it_off:-30 it_on:22 it_over:19 it_rained:-4 it_remains:12 it_should:-5
it_still:-5 it_strange:-23 it_takes:12 it_that:59 it_the:85 it_to:15 it_took:-22
it_up:3 it_was:68 it_well:9 it_will:-51 it_with:-3 it_without:28 it_would:51
it's:20 it's_0:17 it's_going:28 it's_still:-44 it's_the:79 item:18 items_^:3
its:-14 its_a:53 its_first:-57 its_own:-11 itself_^:-6 j'aime:15 j'aime_mieux:15
j'avais:-45 jamais:-64 january:-26 jar:8 je:35 je_ne:10 je_préfère:36 jeder:17
jetzt:64 jetzt_fehlt:16 job:-31 job_runner:12 jobs:-9 join:28 join_retries:10
joke:-27 jokes:-78 joking:-37 journaux:11 journaux_0:11 jours:11 jours_^:11
jug:12 july:6 june:3 junior:6 just:-41 just_now:-17 kaffee:-86 kam:-43 kann:-6
kann_ich:-6 katzen:-92 kb:12 kb_^:12 keep:43 keep_a:-49 keep_forgetting:-35
keep_my:21 keep_that:29 keep_the:67 keep_up:-65 keeping:16 keeps:57 keeps_0:3
keeps_pdfs:20 keeps_the:6 kegs:10 kein:-13 keine:8 keinen:-19 keiner:67
keiner_^:33 keller:-5 kept_for:45 kettle:-74 key:8 key_^:-21 key_to:14
keyboard:-25 keyboard_^:1 keys:56 keys_that:32 kg:35 kg_^:16 kg_of:9 kids:14
kill:-33 kilo:4 kilo_^:4 kilobytes:1 kilobytes_^:8 kilometres:-37
kilometres_to:-42 kilos:14 kilovatios:13 kilovatios_^:13 kind:-55 kind_of:-56
kind_to:22 kinder:8 kindly:40 kitchen:-3 kitchen_has:-16 klausur:24
klausur_dauert:4 klausur_haben:9 knee:-25 knots:-4 know:-33 know_about:-14
know_how:-41 know_if:-57 know_that:-6 know_which:53 know_who:13 know_why:43
know_with:-57 knowing_that:-12 knows:92 knows_^:8 knows_the:9 kommen:-38
korrektur:2 kurs:46 kurze:7 l'astreinte:29 l'astreinte_^:29 la:-5 la_antena:34
la_caution:13 la_clase:4 la_cámara:6 la_cérémonie:21 la_file:-23 la_lezione:3
la_pluie:-46 la_puerta:26 la_réplica:43 la_sala:63 la_salle:38 la_table:9
la_tarde:-28 lab:22 label:-64 label_^:-3 label_printers:19 labelled:13
labeller:43 ladder:-10 ladders:-11 lag:-6 lag_alarms:8 lags:1 lamps:-20
lang_^:21 lang_und:-28 language:-36 languages:-19 languages_are:-10 large:41
las:17 last:11 last_0:-35 last_night:-63 last_time:66 last_week:-33 last_year:20
lasted:-28 lasts:8 late:6 late_^:4 later:-30 later_^:-57 later_departure:27
latin:-32 laugh:-50 laugh_but:-41 laughed:-55 law:3 lawyers:4 layout:-25
layout_code:-23 le:-1 le_délai:6 le_foto:9 le_groupe:6 le_hall:-35 le_malt:15
le_train:-49 leaked:34 leaking:22 learn:45 learn_0:28 learn_the:-15 learned:-95
learned_to:-80 lease:20 lease_^:1 least:-53 least_^:-12 leave:90 leave_it:32
leave_me:24 leave_the:33 leaves:93 leaves_from:35 leaves_the:20 leaving:38
ledger:30 leer:-54 left:-48 left_a:-30 left_behind:-19 left_for:2 left_on:1
left_the:-44 leg:1 legacy:28 legal:18 legal_has:5 leo:19 lerne:22 lerne_lieber:1
les:-30 les_clés:13 les_enfants:12 les_journaux:11 less:42 less_so:27 lesson:81
lessons:20 let:-48 let_me:-81 let_the:54 let's:56 lets:21 lets_us:3 letter:9
letter_from:26 letters:-83 letters_^:-22 leute:-23 level:31 level_in:16
lezione:3 library:-6 licence:25 lid:-34 lid_^:23 lie:-6 lieber:66 lieber_als:37
liebsten:61 liegt:-19 lies:14 life:-12 lift:2 lifts:2 light:-19 light_at:13
like:41 like_a:54 like_my:73 like_that:-6 like_this:-31 like_to:-9 likes:-1
limit:-10 limit_^:5 limit_of:-24 lindqvist:19 line:63 line_^:30 line_for:-9
line_of:-4 line_with:17 lines:18 lines_are:11 lines_for:-4 linter:14
lisbon_for:6 list:9 list_^:-6 listening:11 listening_part:11 litres:14 litros:9
little_one:-12 live:37 live_in:5 lived:-51 lives:1 lleva:23 lleva_0:13 lo:26
load:82 load_^:19 load_balancers:31 local:6 lock:12 log:-45 log_is:4
log_level:16 log_of:-47 login:26 logs:20 logs_to:1 lol:-151 lol_^:-136 long:-73
longer:72 longer_than:25 longs:55 look:-64 look_almost:-14 look_at:-9 looked:-41
looked_it:32 looking:-37 looking_at:-33 looks:2 looks_at:20 looks_better:8
looks_great:31 looks_like:24 lookup:66 loop:-67 loop_that:-17 los:8
los_diagramas:22 lose:-24 lost:-101 lost_0:-18 lost_in:13 lot:42 lot_of:14
lote:12 lote_nocturno:12 loud:-18 love:19 love_it:-29 loved:-22 lovely:9 low:35
lower:5 luck:-65 luggage:-23 lunch:-37 lunch_^:27 länger:34 länger_als:12
läuft:25 límite:6 límite_de:6 lösungen:39 m_^:-4 ma:-33 machine:-85
machine_in:19 machines:6 made:63 made_and:-2 made_up:38 magic:38 magician:-39
mai:-39 mail:54 mail_^:30 mailbox:27 mailbox_^:23 mails:79 mails_^:25 main:-15
mainframe:-25 maintains:19 maintains_the:19 maintenant:34 mais:42 mais_de:42
make:14 make_it:1 make_me:42 make_that:6 make_the:-15 makes:40 makes_it:69
makes_sense:-37 makes_the:25 making:-50 male:31 malt:15 man:-61 man_who:-34
manage:42 manages:44 manages_0:44 many:-63 many_travellers:-6 maps:-14 mar:-79
margin:4 marisol:64 mark:33 mark_mistakes:11 market:-12 marks:48 marks_in:17
married:6 match:8 matin:-42 matin_^:-53 matter:12 matter_of:6 matter_who:18
matters:25 matters_more:20 max:22 may:91 may_0:161 may_be:-38 may_have:-86
may_i:50 may_look:25 may_stay:25 maybe:-9 maybe_0:-7 mb:45 mb_^:8 me:19 me_^:35
me_a:-39 me_and:19 me_before:44 me_by:1 me_cold:24 me_far:15 me_first:7
me_for:-9 me_gusta:18 me_gustan:9 me_hables:33 me_i:-43 me_if:41 me_it:-49
me_of:8 me_off:12 me_one:32 me_so:6 me_than:36 me_that:-105 me_the:81
me_when:-30 me_whether:16 me_who:4 me_why:9 me_with:17 me_yet:16 meadow:4
meal:83 mean:43 mean_with:8 means:-18 means_that:24 means_the:-4 meant:22
meant_to:22 measure:11 measure_the:25 measured:66 median:21 medicine:22
meetings:-70 mehr:-35 mehr_als:-44 mein:-45 meine:-36 meine_tante:-64 mejor:-22
memory:25 memory_^:-7 menu:-2 merchant:-7 merge:37 merged:28 merged_into:9
merging:27 mes:-15 messages:8 messages_^:12 messages_in:6 messy:1 met:-31
meter:27 metres:21 mi:-19 mi_hermana:49 mich:50 middle:-13 middle_of:-7
mientras:40 mieux_les:15 might:5 migration:32 migration_has:39 milk:16
milliseconds:9 mind_^:-43 mind_the:-9 mine:-33 mineurs:31 minha:-21 minors:14
minus:12 minus_one:12 minute:-20 minute_0:-46 minute_^:69 minute_and:8
minuten_^:46 minutes_^:2 minutes_a:6 minutes_at:17 minutes_of:-3 minutes_on:16
minutes_west:4 minuti:3 minuti_^:3 minutos:-33 minutos_^:52 mio:-43 mir:6
mir_wäre:29 misread:41 misread_the:41 missed:-20 missing:77 missing_is:3 misst:9
misst_0:9 mistake:16 mistakes:11 mistakes_in:18 mit:-52 mit_0:-23 mit_bildern:14
mix:20 mm:9 mm_^:9 mobile:50 mobile_app:8 mock:56 mock_came:4 mock_exam:1
mock_oral:24 modem:-41 modules:1 moment_^:22 moment_ago:45 mon:15 monday:62
monday_^:9 mondays:-100 money:4 money_^:-5 monitor:-41 montage:-43 month:2
month_^:11 month_end:1 montres:26 moon:-39 more:-22 more_^:71 more_about:-16
more_of:21 more_often:-14 more_to:25 morning:23 morning_^:77 morning_at:-53
morning_the:11 mornings:19 most:-24 most_0:5 most_^:46 most_is:39 most_of:-84
most_people:-31 mostly:30 mostly_because:50 mother:30 mother_is:15 mother's:5
mounts:25 moustache:-48 move:15 moved:67 moved_the:2 moved_to:53 moves:-73
moving:-18 mr:41 mrs:21 ms:33 ms_^:18 much:-52 much_^:5 muchas:-65 mucho:6
mum's:8 mum's_seat:8 music:-23 music_^:-57 mussten:-86 mussten_wir:-86 must:-179
must_be:-88 must_have:-84 must_not:33 must_say:-6 must_think:-12 my:9
my_answer:22 my_asked:-51 my_aunt:-7 my_best:-13 my_boss:-33 my_brother:66
my_daughter:-11 my_enrolment:22 my_eyes:89 my_family:-2 my_father:-35
my_favourite:12 my_first:-85 my_grandfather:-49 my_hands:42 my_husband:-4
my_knee:-30 my_mind:35 my_mock:8 my_mother:11 my_mother's:5 my_neighbour:-10
my_never:-1 my_notes:6 my_old:13 my_once:-33 my_own:13 my_passport:26
my_phone:27 my_says:-54 my_side:-21 my_sister:13 my_teacher:17 my_thinks:-22
my_village:-1 myself:60 myself_^:29 myself_before:19 más:88 más_^:15 más_las:9
máximo:21 máximo_0:2 máximo_de:8 même:-12 n:17 n_minus:12 n'est:14 na:-55 nach:1
nach_rücksprache:27 nada:46 nada_de:11 nadie:-5 name:49 name_^:7 name_for:-8
name_of:20 name_on:1 named:-21 names:-17 names_^:-67 natural:-32 ne:-12
ne_doit:1 ne_faut:34 ne_redémarre:13 ne_sait:23 near:-149 near_^:-59
near_the:-23 near_they:-17 need_0:12 need_a:-36 need_the:16 need_to:26
needed:-16 needs:45 needs_0:-54 needs_a:91 nehmen:47 neighbour:13 neighbour_^:8
neighbours:3 neither:-40 nervous:-2 nested:-35 nested_proxies:-29 nesting:-2
network:9 neue:12 neun:-77 never:-148 never_a:-32 never_had:-11 never_have:-25
never_know:-57 never_let:-1 new:-6 new_^:7 new_hire:-14 new_one:30 new_words:30
news:19 next:-7 next_door:-51 next_time:-24 next_to:12 ni:54 nice:-6 nice_to:-20
nicer:-20 nicer_^:-44 nicht:91 nicht_^:1 nichts:-3 nichts_verloren:29 nie:-52
niemals:2 night:-70 night_^:-41 night_in:-36 night_train:15 nightly:44 nights:53
nine:41 nine_^:15 nineteen:-23 ninety:2 ningún:45 ningún_otro:37 no:84 no_^:-4
no_fireworks:1 no_hurry:-23 no_idea:-26 no_le:35 no_lo:15 no_longer:38 no_me:15
no_more:8 no_se:25 no_two:-27 no_way:45 no_wonder:-57 nobody:-23 nobody_could:34
nobody_else:1 nobody_ever:32 nobody_gets:3 nobody_has:78 nobody_is:-32
nobody_reads:-43 nobody_was:-27 noch:-26 noch_0:-48 noch_die:5 nocturno:12
nocturno_tarda:12 nodes:-16 noise:-79 noisy:51 noisy_work:46 non:-73 non_si:37
none:45 none_^:12 none_of:6 noon:-2 nord:3 normal:-73 north:16 northern:6 nos:36
nos_quedamos:4 nosotros:7 not:92 not_^:17 not_a:57 not_allowed:4 not_at:7
not_be:-26 not_been:28 not_believe:-58 not_by:8 not_exist:-8 not_find:5
not_have:3 not_help:-18 not_in:17 not_more:27 not_one:12 not_say:-7 not_the:-28
not_to:-10 not_with:19 notary:2 notes:-85 notes_^:3 notes_and:-6 notes_in:-77
nothing:16 nothing_^:24 nothing_about:27 nothing_and:-68 nothing_gets:24
nothing_in:74 nothing_is:-40 nothing_new:-49 nouns:3 nous:24 nous_avons:-2
novel:33 novels:55 november:-15 now:48 now_^:-23 now_has:51 now_is:31 now_on:20
now_the:5 now_we:-34 nowhere:77 number:111 number_is:5 number_the:32 numbers:61
numbers_^:9 numbers_as:11 nunca:-41 nur:145 nur_nach:27 nur_noch:27 nurse:27
nurse_and:23 nuts:8 nuts_are:8 não:11 não_pode:11 o:-92 o_sensor:24 ob:10 odd:9
of:-67 of_0:12 of_^:-19 of_a:-5 of_ab:7 of_all:51 of_an:-60 of_are:-24
of_both:12 of_cascade:9 of_course:-47 of_downtime:9 of_each:4 of_four:-27
of_humour:-22 of_it:41 of_my:-77 of_our:48 of_ours:-13 of_paint:13 of_people:31
of_questions:-46 of_the:-7 of_their:-1 of_them:-8 of_these:-41 of_this:58
of_those:-52 of_thumb:-15 of_us:-68 of_use:-66 of_wax:-14 of_way:96 of_you:53
off:41 off_0:-31 off_^:-16 off_and:-34 off_at:30 off_every:1 off_my:12
off_the:63 offer:45 office:-105 office_^:34 office_has:-55 office_in:-43
often:-27 often_tell:-7 often_than:-7 ohne:-11 okay:11 old:-37 old_address:19
old_name:1 old_pump:5 old_saying:-31 omg:-51 on:-15 on_0:-22 on_?:15 on_^:18
on_a:2 on_account:20 on_all:30 on_any:-43 on_avait:-31 on_call:9 on_days:-19
on_earth:-42 on_file:8 on_for:-28 on_friday:3 on_fridays:24 on_garde:11 on_it:44
on_its:31 on_may:90 on_monday:15 on_my:7 on_ne:-38 on_one:-3 on_our:-16
on_paper:8 on_small:-4 on_so:10 on_some:-34 on_sunday:20 on_that:33 on_the:-32
on_this:71 on_to:18 on_top:15 on_us:30 on_wednesday:12 on_which:-16 on_your:18
on_yourself:-31 once:-88 once_^:5 once_a:6 once_the:-40 once_waited:-44
once_which:-3 once_you:14 one:-56 one_^:51 one_and:24 one_asked:-29 one_before:5
one_can:-49 one_folder:20 one_from:-26 one_has:20 one_in:-54 one_is:57
one_long:12 one_more:-38 one_needs:20 one_person:-26 one_point:27 one_sees:-15
one_that:1 one_thing:72 one_took:19 one_types:12 one_was:34 one_who:-14
one_would:-55 one_you:9 ones:33 ones_^:49 only:30 only_0:18 only_^:9 only_a:16
only_in:12 only_my:-61 only_one:-46 only_the:23 only_to:39 ont:-64 open:-27
open_a:7 open_and:-23 open_the:-28 open_with:-32 opened:-41 opens:-34 opens_^:20
opens_at:-36 opera:-17 opinions:-58 or:18 or_does:36 or_is:11 or_just:2
or_so:-56 or_the:3 oral:58 oral_vale:12 orchard:43 order_^:-51 order_of:19
order_the:5 ordinary:-44 os:26 other:-38 other_^:-41 other_side:36 otherwise:72
otherwise_^:8 otherwise_the:28 otro:37 otro_sitio:37 ottilie:19 our:28
our_first:7 our_office:-26 our_school:-1 ours:25 out:108 out_^:46 out_and:44
out_at:2 out_every:6 out_for:19 out_loud:-1 out_of:58 out_on:4 out_the:40
out_to:-4 out_which:1 out_who:-52 outage:-75 outline:31 output:-28 outside:-4
outside_the:35 oven:10 oven_draws:25 over:6 over_0:12 over_^:-27 over_at:14
over_the:-45 overflow:10 overflow_kegs:10 owe:15 owed:-28 own:11 own_^:4
owner:61 owner_^:16 owns:31 owns_the:22 pace:-44 package:-24 packet:6 page:-45
page_0:-1 page_^:-74 pagers:7 pages:3 pages_and:4 pages_on:-10 paid:6 paint:8
paint_the:11 painters:-15 palabras:19 palabras_^:13 pallets:12 panadería:-36
pancakes:-112 panel:-5 paper:38 paper_^:1 paper_birds:-13 papers:12 par:-35
par_le:4 para:-36 para_el:4 paragraph:23 paragraphs:32 parcel:37 parcels:10
parents:115 park:12 parking:27 parrot:-48 part:56 part_is:-7 part_of:-1
parties:-6 parties_^:-1 parts:45 parts_arrive:36 party:11 pas:56 pas_de:50
pas_dépasser:4 pas_le:6 pas_me:27 pass:-34 pass_^:1 pass_the:24 passe:17
passe_à:2 passed:-18 passed_on:-4 passen:9 passenger:17 passport:42
passport_^:17 password:-64 password_^:-43 password_i:-25 passwords:-16
past_it:-9 past_tense:23 patch:9 patience:-57 patient:-34 patients:-30
patterns:-3 paying:3 payment:4 payment_went:3 pays:68 pays_for:39 pdfs:20
pdfs_for:20 peindre:15 pens:-41 people:-31 people_^:63 people_always:-4
people_and:43 people_in:-26 people_leave:-33 people_remember:25 people_speak:-23
people_than:32 people_were:40 people_who:-12 people_wrote:-3 per:74 perché:14
perché_il:14 perfect:-6 perfectly:-36 permit:20 person_who:-44 personne:-45
personne_ne:-54 personnes:-37 petit:-38 phone:23 phone_call:19 phone_calls:39
phone_is:-46 phones:-2 phones_^:-43 photo:-17 photograph:18 photographs:-4
photographs_^:-9 photos_of:2 phrase:-2 piano:-31 piano_has:32 pick:27 picked:9
picking:7 pickup:11 picture:-57 picture_^:-48 pictured:-47 piece:34 pieces:-42
pigeon:-9 pilot:22 pin:-20 pipes:1 piso:20 pizza:-44 più:48 place:5 place_^:12
place_on:1 places:-23 plain:22 plan:1 plan_^:3 plan_your:-22 planes:11
planning:6 plants:-23 platform:29 play:42 play_the:12 played:-86
played_cards:-56 played_the:-10 please:-9 please_^:38 please_mark:18
please_my:40 plenty:35 plot:3 plots:19 pls:31 pls_^:4 plug:-15 pluie:-46
plums:-43 plus:29 plutôt:-13 pode:11 poem:-34 point:19 point_^:-43 point_a:8
point_is:10 point_of:35 points:75 points_^:19 points_to:11 policy:39 polish:-73
poor:29 popular:-10 popular_in:-4 por:6 por_la:4 porque:8 port:-42 port_0:22
porte:16 porter:44 possible:17 postgres:34 postman:-16 potatoes:-27 pots:-23
pour:85 pour_la:18 pour_le:23 pour_les:10 power:-28 power_button:-11
power_feed:14 ppl:12 ppm:23 ppm_^:23 practical:1 practice:-46 prefer:-17
prefer_the:-28 prefiero:42 prefiero_que:33 present:7 press:61 preview:8
price:-31 prices:7 print:-2 printed:4 printed_the:-28 printer:-20 printers:-61
pro:29 pro_woche:7 probability:14 probably:-22 problems:30 problems_a:30
process:-2 product:-48 production:24 professor:11 profile:-19 profile_from:-19
program:-43 programming:-23 programming_language:-11 project:-40 promise:60
promise_^:2 promised:-45 promised_it:-42 promised_to:7 proof:-62 protocol:2
prototype:-1 proud:4 proud_of:4 proxies:-29 proxy:29 pruebas:33 pruebas_usa:8
préfère:36 prüfung:18 public:60 pueblo:-22 puerta:26 puerto:12 puerto_de:12
pulled:20 pump:34 pump_four:19 pun:-31 punkte:22 puntos:12 puntos_^:12
pupils:-37 pushed:21 pushed_the:17 put:56 put_you:23 puts:6 puts_up:3 px:5
px_^:5 qu'on:43 quand:-82 quarantined:60 quarantined_^:42 quarter:-6
quarter_^:-7 que:-49 que_de:7 que_el:-61 que_la:-53 que_las:19 que_me:37
que_nadie:-15 queda:23 queda_por:18 quedamos:4 quedamos_con:4 quedan:37 quedó:18
queries:5 query:39 question:-14 question_^:-38 questionnaire:20
questionnaire_consists:3 questions:-21 queue:-8 queue_at:-49 queue_in:-13
queue_now:5 queue_topic:20 qui:23 quickly:-27 quiet:-22 quite:-9 quién:14
quotation:1 quote:24 quoted:7 qué:-103 r:9 racks:-8 radiators:9 radio:-49
radios:-58 rail:3 railway:4 railway_has:16 rain:-90 rained:-4 raised:-2 ramp:-4
rang:-20 rarely:-29 rate:-14 rather:7 rather_have:30 rather_than:72 raw:27
reached:58 read_and:17 read_it:16 read_like:-16 read_only:54 read_than:1
read_that:-68 reader:-22 readers:26 reading:-76 reading_an:24 readings:51
reads:-3 reads_ab:2 reads_along:55 reads_better:26 reads_the:5 ready:35 real:26
really:-67 reason:-25 receipt:-1 receipt_^:-22 receta:-22 rechnen:37
rechnen_wir:16 rechnung:33 record:21 redundancy:-15 redémarre:13 refers:-18
refers_to:-18 refilled:-30 refund:21 refund_goes:9 register:28 registered:9
registry:37 regression:63 regulations:57 rehearsal:9 reisetag:12 reisetag_^:12
rejects:24 release:75 release_branch:54 rely:19 rely_on:19 remains:51
remains_is:14 remarkably:-4 remember:-13 remember_the:-51 remind:42 reminds:-28
reminds_me:-28 rename:-16 rename_the:-16 renamed:-4 render:7 render_timeout:7
renderer:9 repair:29 repaired:45 repariert:-43 repeats:13 repeats_every:13
replaced:58 replacement:6 replica:23 replica_two:16 replicas:15 replicas_^:3
replication:13 replication_lag:8 report:22 report_^:8 reported:28 reported_0:28
reports:51 repository:15 request:17 requests:-44 reserved:17 resit:38
resit_in:24 resolve:-22 respaldo:14 respaldo_tarda:14 response:-24 rest:-8
rest_^:-2 rest_of:-35 reste:46 reste_à:11 restore:38 restored:15 result_pages:10
results:14 results_in:2 retention:25 retired:20 retries:25 retry:12 return:55
returned:28 returned_^:19 returns:-50 reverted:28 review:60 review_^:17
reviews:9 revised:44 revision:13 revision_day:9 ribbons:48 rich:-22 riddle:10
rieger:18 right:-1 right_^:29 right_of:45 rights:19 ring:40 rings:15
ringtone:-71 rinse:61 rinsed:13 rinsed_and:13 river:-49 road:5 roasters:-22
role:38 roof:-57 room:3 room_0:9 room_for:33 rooms:48 rosa:35 rosa_is:31
rosalind:49 rose:41 rota:20 rotated:18 rotation:-22 rotation_^:-22 round:35
round_to:22 row:-35 rows:-46 rows_^:8 rows_and:-5 rows_in:33 rubber:-3
rule_of:-7 run:14 run_^:8 run_on:8 runbook:39 rung:1 runner:12 runner_is:12
running:95 running_^:40 running_again:16 runs:47 runs_a:-4 runs_on:15 rush:26
réplica:43 rücksprache:27 s:23 s_^:7 sacs:15 sacs_^:15 said:26 said_0:20
said_it:-17 said_so:8 said_the:46 said_to:-8 sait:23 sake:18 sake_of:18 sala:63
sale:22 salen:32 sales:55 salle:38 salt:-19 salt_^:-2 same:-96 same_people:-18
same_size:-29 same_to:7 sample:67 samples:18 sandwiches:-23 sang:-12 sans:19
sat:-87 sat_on:-64 saturday:17 saturday_and:-5 save:-39 saved:25 saw:-70
saw_the:-1 say:77 say_0:7 say_^:15 say_and:-15 say_so:34 say_that:-29
say_the:-10 say_what:-25 say_whether:46 says:55 says_0:1 says_a:6 says_it:-19
says_nothing:27 says_so:3 says_statistics:-38 says_that:-17 scaffolding:21
scale:4 scales:45 scanned:51 scanners:23 scans:26 schaffe:15 schaffe_ich:15
scheduler:-11 schema:7 scheme:12 schlüssel:-4 school:14 school_^:51 school_we:-7
schule:-37 schüler:29 schüler_^:29 scope:24 score:16 scratch:55 scratch_what:27
screen:24 script:34 se:-10 sea:-40 sea_^:-17 seal:13 search:44 season:-19
seat:79 seat_by:6 seats:37 seats_in:21 second:-8 second_day:-31 second_power:14
secondes:24 secondes_^:24 seconds:56 seconds_^:71 secrets:12 see:-62 see_^:-14
see_a:-24 see_it:24 see_what:-48 see_why:-12 seed:-3 seeing:98 seeing_that:87
seen:-30 seen_the:-11 sees:-124 sees_0:-48 seguridad:25 seguro:15 seguro_cubre:2
sein:6 sein_^:6 sekunden:17 sempre:-68 sempre_che:-43 send:52 sends:-36
sense:-32 sensor:60 sensor_de:24 sent_back:15 sentence:39 sentences:36 sera:51
serial:13 series:-27 server:-48 server_room:-58 service:48 service_admits:8
serviced:-1 ses:-82 session:74 session_^:20 session_may:25 set:11 set_^:11
set_has:-34 set_the:8 settled:93 settled_on:37 seven:90 seven_^:-6 seventies:-42
seventies_^:-42 seventy:-20 share:-20 share_it:-2 share_of:-7 shared:3 she:29
she_always:-8 she_could:-4 she_never:-5 shed:2 shed_^:2 sheet:-14 sheet_^:-21
sheet_on:3 shelves:-25 shift:11 shift_has:-42 shift_in:4 shift_reported:28
shipped:-7 shoes:-8 shop:31 short:6 short_ones:11 should:-22 should_be:54
should_have:-54 should_never:-4 should_the:13 shouts:2 show:-10 showed:-14
showed_the:-14 shows:-53 shows_a:-34 si:-4 sicher:-45 sick:3 side:37 side_^:55
sie:-32 siempre:-111 sign:9 signal:-1 signature:45 signatures:2 signed:-20
signs:15 signs_for:16 signs_off:6 silence:-20 silence_the:4 silent:41
simply:-112 simply_a:-38 sin:44 since:64 since_^:-14 since_it:-26
since_nobody:-28 since_ten:20 since_the:58 sind:-5 sing:-42 singer:-43
single:-60 sister:22 sit:-2 sit_on:-4 site:64 sitio:37 sitio_^:37 sits:3
sits_at:4 sitting:49 six:-13 six_^:28 sixteen:28 size_^:-11 size_it:13
skating:-65 sketch:-34 skip:19 skip_the:16 sleep_^:21 sleep_better:-10
sleep_bug:25 sleeps:2 sleeps_0:1 slept:-42 slept_0:-27 slept_on:16 slide:16
slides:-7 slip:10 slot:5 slots:8 slots_^:23 slow:-12 slower:-25 slowly:20
slowly_with:29 small:-2 smaller:11 smell:-69 smell_of:-2 smells:-96
smells_of:-80 smile_and:11 snapshots:17 so:-30 so_^:-10 so_a:47 so_every:41
so_far:-19 so_i:-2 so_many:-25 so_much:-21 so_no:15 so_nobody:21 so_that:101
so_the:-36 so_you:-4 social:-17 sofort:15 software:-29 soir:-20 solche:-47
sold:8 sollte:13 solo:26 solutions:61 solved:61 some:-94 some_of:10 somebody:-5
somebody_from:4 somebody_has:8 somebody_in:-23 somebody_left:-30 somebody's:40
someone:10 someone_who:46 something:-46 something_^:-42 something_is:-17
something_that:-4 something_to:33 sometimes:-21 sometimes_i:-3 somewhere:-65
somewhere_that:-64 song:-104 songs:-74 sonst:6 soon:44 soon_as:44 sooner:60
sooner_have:18 sort:-14 sorten:-27 sound:-38 sound_like:-10 sounded:19
sounds:-26 sounds_^:-6 sounds_as:-4 soup:-71 soup_^:-6 soup_is:-59 source:-29
southern:10 space:2 spaces:4 spare:36 speak:36 speak_of:17 speak_slowly:29
speaking:-38 speaking_the:-37 speeches:18 speeches_start:18 spelling:31
spent:-39 spoke:32 spoken:3 spreadsheets:-21 spreadsheets_are:-11 spring:38
spring_^:10 sql:-15 stack:-42 stack_trace:-14 staff:-2 staff_is:-22 stage:32
staging:20 stairs:-65 stairs_^:-35 stalls:6 stamp:-13 stamp_^:-26 standing:-39
standing_in:6 standing_up:-36 stands:47 stands_at:32 staring:6 staring_at:6
start:36 start_above:2 start_at:36 start_of:9 start_with:4 started:-96 starts:46
starts_at:20 statement:-21 station:-4 station_^:25 station_in:-11 statistics:-22
statistics_and:24 status:48 status_page:31 stay:23 stay_idle:25 stay_in:-33
stayed:-30 stayed_in:-30 stays:128 stays_at:13 stays_in:47 stays_where:15
stellen:3 step:-14 step_is:4 stick:-4 stick_^:-7 sticker:66 still:10
still_for:-8 still_have:21 still_hear:-17 still_sitting:13 still_talk:-16
still_unclear:44 stock:32 stock_am:4 stood_still:-8 stop:98 stop_^:34
stopped:-25 storage:27 store:6 stored:-30 stories:54 stories_stick:28 storm:-17
story:-24 story_^:6 story_of:-8 stove:-22 stove_and:-14 strange:-46 strangers:43
streams:39 streams_in:34 street:-21 stretch:12 stretch_it:5 stricter:29
string:-12 strong:-6 stuck:12 stuck_^:37 student:-31 students:-60 studies:-20
stunden:-61 stunden_über:5 stupid:53 style:41 subjunctive_is:13 such:-69
such_a:-6 suffit:45 suffit_^:45 suit:46 suit_me:7 suit_us:32 suitcase:6 sum:-42
summer:-54 sums:-1 sun:-33 sunday:28 supermarket:-12 supplier:-5 supply:14
support:7 suppose:-1 supposed:-8 supposed_to:-8 surprise:-4 surprising:-16
surtout:-15 surtout_pas:29 survive:3 survived:-20 swallows:-45 swan:-28 swap:9
swear:-16 swears:-49 swimming:27 swimming_pool:-16 switch:68 switched:13
switched_off:13 switching:9 switching_to:9 sworn:-20 sync:48 sync_^:6
sysadmin:-8 system:31 system_^:28 systems:14 table:93 table_^:8 table_des:5
table_for:-12 table_of:21 tables:107 tables_^:40 tablet:21 tablets:39 tabs:50
tage_^:10 tagged:22 take_0:6 take_^:17 take_a:-3 take_it:13 take_the:35
take_three:-31 taken:32 taken_the:17 takes:132 takes_0:32 takes_a:48
takes_place:1 talk:-48 talk_about:-39 talk_to:52 talked:36 talked_it:19
talking:-16 talking_about:-16 talks:-14 talks_to:-14 tall:5 tamaño:8
tamaño_máximo:8 también:11 tank:88 tante:-64 tap:11 tap_needs:9 tape:2 tapes:32
tarda:35 tarda_0:35 tarde:-28 taste:-2 tax:13 tea:-54 teacher_is:16 team:-1
technical:-17 technician:10 television:-28 tell:44 tell_a:-13 tell_me:44
tell_the:36 tell_us:5 tell_you:-81 telling:11 tells:3 tells_you:78 temperature:4
temps:-61 temps_^:16 ten:-81 ten_kilometres:-41 ten_past:20 ten_years:-64
tenant:44 tends:-20 tends_to:-20 tengo:35 tense:23 termin:59 terms:32 test:62
test_has:16 tests:42 tests_pass:7 text:55 text_the:25 than:71 than_0:33
than_a:116 than_any:-1 than_of:30 than_people:-12 than_the:-63 than_wait:1
than_with:22 thank:-22 thank_you:-22 thanks:-81 thanks_for:-56 thanks_that:-33
that:-107 that_$:6 that_^:-72 that_a:-37 that_all:-20 that_cannot:28
that_colour:28 that_come:-7 that_computers:-6 that_even:-11 that_every:-36
that_has:-44 that_hour:-11 that_in:55 that_includes:18 that_is:42 that_leaves:44
that_makes:21 that_must:-7 that_no:-11 that_nobody:-47 that_one:-62 that_only:8
that_out:25 that_page:-44 that_reminds:-19 that_says:43 that_somebody's:32
that_sounds:3 that_stick:32 that_story:-14 that_the:-38 that_they:17
that_this:-24 that_time:31 that_was:39 that_we:35 that_went:68 that_you:10
that's:105 that's_a:-8 that's_all:6 that's_how:42 that's_what:28 thats:54 the:20
the_0:-2 the_afternoon:-41 the_agent:-38 the_airline:27 the_aisle:15
the_alarm:11 the_answer:-17 the_archive:29 the_audit:7 the_auditors:13
the_autumn:42 the_baby:23 the_badge:6 the_band:28 the_bank:-62 the_barn:37
the_base:4 the_basement:-57 the_batch:22 the_beer:10 the_bees:39 the_bench:15
the_best:-53 the_big:-38 the_bill:3 the_blue:32 the_board:33 the_boat:-30
the_boiler:4 the_book:-20 the_border:25 the_boy:3 the_branch:-45 the_break:-1
the_bridge:-11 the_bright:66 the_build:16 the_bus:-73 the_buzzer:8 the_cabin:31
the_cabins:14 the_cable:-16 the_cage:34 the_cake:66 the_call:-17 the_calves:6
the_canoe:37 the_canteen:-44 the_car:3 the_card:-10 the_cat:-61 the_ceiling:12
the_cellar:51 the_certificate:17 the_change:-14 the_cheaper:2 the_choir:5
the_ci:6 the_city:-25 the_clerk:16 the_clinic:12 the_clock:27 the_clocks:-46
the_club:43 the_coffee:-33 the_colour:17 the_commit:-33 the_committee:3
the_conference:-9 the_connection:37 the_contract:-5 the_copy:-34 the_corridor:-5
the_count:13 the_counter:8 the_courier:19 the_course:25 the_court:9 the_cover:37
the_crane:8 the_crash:24 the_crew:27 the_culprit:1 the_current:-33
the_curtains:3 the_curve:-87 the_customer:-7 the_dark:54 the_dashboard:-18
the_data:-5 the_date:26 the_day:32 the_dead:17 the_dealer:20 the_demo:-29
the_deposit:23 the_dinner:41 the_dishes:14 the_doctor:43 the_dog:2
the_doorbell:-101 the_draft:1 the_driver:7 the_duplicates:43 the_earlier:10
the_electrician:7 the_end:31 the_essay:22 the_evening:23 the_exam:-17
the_examiner:19 the_examiners:37 the_examples:8 the_exercises:54 the_export:20
the_faculty:40 the_family:35 the_fan:-15 the_fans:-44 the_farm:-32 the_fast:8
the_faulty:38 the_ferry:6 the_festival:28 the_field:32 the_file:21
the_finance:28 the_fire:16 the_firewall:11 the_firm:1 the_firmware:38
the_first:-62 the_fix:13 the_flaky:17 the_flat:3 the_flood:-41 the_floor:-18
the_forklift:-64 the_form:-27 the_forms:5 the_fourth:-37 the_freeze:6
the_freezer:8 the_fridge:11 the_fun:-13 the_garden:19 the_gas:22 the_gateway:5
the_generator:19 the_goat:-21 the_graph:-30 the_graphs:-30 the_grey:17
the_hall:23 the_hallway:46 the_harbour:-31 the_hard:43 the_hardware:25
the_head:-26 the_hearing:17 the_help:-23 the_helper:-10 the_history:13
the_hold:29 the_holdings:57 the_holidays:2 the_hotel:1 the_house:-28
the_icon:-35 the_icons:12 the_importer:12 the_insurer:25 the_intern:17
the_internet:-35 the_invoices:9 the_job:-28 the_join:18 the_kettle:-74
the_key:38 the_keyboard:-32 the_kids:1 the_kind:-39 the_kitchen:2 the_lab:43
the_label:-80 the_labeller:43 the_landlord:49 the_last:14 the_lawyers:14
the_lease:5 the_left:-6 the_legacy:34 the_letter:9 the_library:-9 the_lid:-53
the_lift:5 the_lights:6 the_limit:-32 the_line:20 the_linter:14 the_list:23
the_listening:12 the_little:-28 the_load:35 the_lock:12 the_log:-77 the_long:32
the_loop:-63 the_lost:-10 the_lower:3 the_machine:6 the_mail:11 the_main:-19
the_map:6 the_march:14 the_margin:3 the_market:-5 the_mean:32 the_median:3
the_menu:-7 the_merchant:-5 the_meter:14 the_middle:-13 the_migration:-1
the_missing:9 the_mistake:20 the_mobile:46 the_module:-38 the_moment:58
the_month:16 the_moon:-39 the_morning:-19 the_museum:39 the_name:20 the_new:-22
the_next:-46 the_night:10 the_nightly:25 the_noise:-61 the_north:14
the_northern:6 the_notary:3 the_nouns:3 the_novel:34 the_numbers:13 the_offer:45
the_office:-88 the_old:17 the_older:-3 the_one:-73 the_ones:-8 the_only:-66
the_oral:7 the_orchard:51 the_order:20 the_ordinary:-12 the_outage:-45
the_output:-28 the_oven:-7 the_overflow:10 the_owner:34 the_painters:-15
the_panel:-8 the_paper:-33 the_part:-30 the_parts:36 the_passport:3
the_password:13 the_past:17 the_payment:3 the_people:-35 the_permit:20
the_phone:-33 the_piano:39 the_pilot:22 the_pipes:2 the_plan:32 the_poem:-28
the_point:35 the_post:-27 the_postman:-16 the_power:-5 the_practical:1
the_press:61 the_preview:5 the_print:5 the_printer:27 the_profile:-19
the_quarter:-19 the_queue:-17 the_quote:23 the_racks:-8 the_radio:-46
the_railway:16 the_ramp:-4 the_reading:-8 the_registry:4 the_regulations:32
the_release:36 the_resit:31 the_rest:-35 the_result:-1 the_retry:8 the_review:26
the_revision:9 the_ribbons:48 the_right:-59 the_ringtone:-25 the_river:-49
the_roof:-57 the_room:18 the_rota:15 the_sake:18 the_sale:9 the_same:-60
the_scaffolding:21 the_scheduler:-11 the_schema:4 the_sea:-30 the_seat:11
the_second:-7 the_security:-8 the_sensor:9 the_server:-58 the_session:20
the_set:11 the_shared:5 the_sheet:9 the_shop:51 the_side:-27 the_site:2
the_sleep:41 the_slow:20 the_small:-10 the_smaller:11 the_smell:-24
the_software:-11 the_song:-8 the_sort:-12 the_sound:-15 the_source:22
the_southern:10 the_spare:18 the_staff:-24 the_stage:37 the_stairs:-69
the_start:9 the_station:-32 the_sticker:34 the_story:-26 the_sum:-41
the_summer:-25 the_supplier:-25 the_swan:-28 the_switch:30 the_system:20
the_table:50 the_tables:35 the_tablet:21 the_talk:-42 the_tapes:32 the_team:-43
the_text:5 the_theme:4 the_thesis:2 the_thing:-20 the_third:-51 the_three:4
the_ticket:15 the_time:-16 the_top:13 the_tortoise:-31 the_trace:-32
the_trail:17 the_train:-55 the_training:2 the_tram:-13 the_translation:23
the_tree:-51 the_trend:-15 the_trip:25 the_turn:21 the_turnstile:8 the_unit:58
the_uploader:1 the_upper:3 the_usual:-49 the_valley:-20 the_variation:4
the_vault:22 the_very:4 the_vet:1 the_view:-58 the_visit:6 the_waiter:-52
the_waiting:9 the_ward:5 the_warranty:22 the_water:10 the_way:-66
the_weather:-46 the_wedding:-25 the_week:29 the_weekend:-16 the_whole:-90
the_wiki:34 the_windows:-43 the_word:-48 the_workshop:33 the_wrong:-57
the_year:-15 theatre:56 their:-31 their_head:6 their_own:-35 theirs:-16 them:-5
them_^:33 them_and:34 them_are:-8 them_has:23 them_is:28 them_or:-8 them_to:19
them_up:7 theme:4 theme_colour:4 then:53 then_a:-11 then_i:13 then_somebody:-17
then_the:-31 then_we:5 then_you:33 theory:-15 there:-50 there_^:51 there_and:-51
there_are:55 there_is:-56 there_must:-5 there_was:-40 there_were:-32
there's_an:-22 there's_the:15 theres:49 theres_a:49 thermal:5 thermos:-26
thermos_^:-26 these:-5 these_days:23 thesis:2 they_are:-22 they_changed:-33
they_could:-15 they_do:13 they_gave:28 they_have:29 they_say:-59 they_told:-27
they_want:7 they_were:-32 they_will:-8 thin:-22 thing:25 thing_^:18 thing_has:-9
thing_is:18 thing_my:26 thing_that:-9 things:-1 things_^:-6 things_are:-7
things_with:42 think:-9 think_about:35 think_of:-61 thinking:-32 thinks:-25
thinks_that:-6 third:-45 thirteen:16 thirty:8 this:-55 this_^:-87 this_class:2
this_i:-7 this_is:31 this_line:19 this_month:-16 this_morning:47 this_quarter:7
this_year:29 those:-116 those_days:-13 though:-42 thought:-11 thought_^:-14
thought_so:16 thousand:27 three:-5 three_generations:-17 three_lines:19
three_times:-28 three_weeks:-31 three_years:-23 threw:-4 through:34
through_^:-16 through_all:9 through_i:5 through_is:-12 through_the:-4
through_this:33 thrown:3 thumb:-94 thursday:3 ticket:5 ticket_^:3 ticket_ab:1
ticket_for:3 tickets:19 tidal:34 tidal_streams:34 tide:13 tide_came:13 tiene:-1
tiene_la:-40 tiene_que:45 tiers:7 tiers_^:7 ties:9 tight:25 till:34
till_summer:4 time:-28 time_^:-5 time_and:72 time_i:-38 time_is:54 time_of:-14
time_somebody:-22 time_someone:-4 time_the:-19 time_this:-9 time_which:-44
time_you:-2 timeout:21 timeout_0:7 times:-44 times_^:-16 times_before:9
times_in:1 times_on:-15 tired:-48 tired_of:-46 to:-14 to_$:18 to_0:-36 to_a:10
to_admit:-14 to_another:27 to_answer:-19 to_ask:-61 to_be:39 to_bring:2
to_carry:-47 to_come:-6 to_do:-26 to_drive:-7 to_each:-30 to_every:5
to_explain:-26 to_fill:-10 to_find:-1 to_go:13 to_have:61 to_hear:-18 to_hold:16
to_keep:2 to_learn:-4 to_lose:-19 to_me:50 to_move:12 to_my:47 to_no:7
to_open:-42 to_our:14 to_pass:24 to_plug:-12 to_put:-40 to_read:70
to_remember:-37 to_run:1 to_save:-39 to_say:-36 to_see:18 to_show:-33 to_sign:2
to_sleep:-1 to_start:-30 to_take:-10 to_tell:24 to_the:17 to_think:35
to_understand:10 to_us:42 to_wait:-53 to_work:-39 to_you:44 todavía:8
todavía_no:4 today:-16 today_^:41 todos:-25 together:-14 together_^:-58
together_with:55 token:40 told:30 told_about:1 told_me:6 told_the:60 told_to:-47
told_us:-1 tomorrow:88 tomorrow_^:17 tone:39 tonight:34 tonight_?:24
tonight_we:8 tonnes:15 too:68 too_much:34 too_slow:-24 too_tight:16 took:-25
took_0:-34 took_the:64 took_you:6 tool:21 top:34 top_^:4 top_of:22 topic:-39
topic_^:-65 tortoise:-31 total:-40 total_^:-40 touch:52 touch_a:4 touch_the:20
toujours:-35 toujours_pas:23 tout:-62 toute:15 town:-101 trabajo:28 trace:-48
traces:-47 tracker:4 tractor:-37 trades:-28 tradition:-35 traffic:-12 trail:17
trail_marks:17 train:-29 train_^:33 train_leaves:31 train_to:-62 training:-26
trains:-10 tram:-25 translated:-3 translated_^:-3 translation:53 transport:13
travel:-46 travel_in:26 travellers:-2 travels:32 tray:14 treasurer:50 treat:28
treat_the:6 tree:-51 trees:34 trend:-15 trial:-1 triangle:26 triangles:-7
tried:-6 tried_0:11 tries:-20 trip:12 trip_^:21 trips:44 trips_at:26
trumpets:-54 trust:-62 try:26 trägt:35 tu:33 tu_me:29 tuesday:4 tuesdays:20
turn_of:21 turn_to:24 turned_out:-12 turns:1 turns_^:-10 turns_away:8
turns_out:31 turnstile:8 turnstile_service:8 twelve:2 twice:-49 twice_^:10
two:32 two_^:17 two_hours:-7 two_is:6 two_of:-11 two_people:52 two_years:-5
type:-8 type_^:26 type_hints:11 typed:-15 types:-6 typical:-41 typing:-1 ugly:5
um:-7 um_0:18 um_minute:13 umbral:37 umbral_de:37 umbrella:-40 umbrella_^:-19
umlauts:8 un:-123 una:-38 uncle:52 uncle_alfred:63 unclear:10 unclear_to:21
und:-106 und_der:-50 under_ab:2 under_the:-54 understand:-13 understood:-50
une:-41 unit:92 units:16 university:-28 unless:20 uno:-25 unopened:14
unplugged:13 unplugged_^:13 uns:2 unter:20 unterschrift:12 until:25 until_i:23
until_the:-39 up:-24 up_^:55 up_after:33 up_again:6 up_by:-22 up_from:-8
up_in:17 up_my:14 up_next:-10 up_on:13 up_the:-61 up_to:36 up_with:36 updates:-4
upgrade:-13 upload:23 uploader:1 upper:3 us:-16 us_0:-7 us_^:-18 us_and:27
us_in:9 us_to:-67 us_would:-16 usa:20 usa_0:11 use:31 use_^:-58 use_the:45
used:-90 used_to:-73 user:-7 uses_it:8 usual:-49 usually:-43 v:20 vale:25
vale_0:12 valley:-20 values_^:17 valve:-28 van:30 van_en:29 variable:32
variation:4 variation_is:4 vault:29 vault_and:22 vegetarian:105 vending:-31
vendredi:49 vendredi_^:49 verbs:38 verbs_^:9 verbs_in:20 verified:24 verloren:29
verloren_^:29 version:31 version_^:6 vertrag:-41 very:-58 very_^:-63 vet:1
vez:-77 vez_^:-40 videos:24 viel:-15 viele:-67 viele_leute:-54 vier:14 view:-29
view_^:37 view_from:-58 visible:21 visit:5 visit_^:5 visitors:67 visitors_a:8
visto:-65 vlan:60 voice:18 voicemail:-6 void:-21 voids:18 voids_the:18
voisine:-36 volumes:57 von:30 vor:-36 vorgang:9 vorher:47 vote:63 voted:22
voted_^:12 votre:45 vous:-5 vowels:-7 wait:19 wait_for:8 waited:-26 waiter:-33
waiting:36 waiting_for:31 waits:51 waits_until:34 walk:8 walked:-58 walking:16
walks:-35 wall:-25 wander:-60 wander_off:-33 want:98 want_the:29 want_to:44
wanted:-28 wants:27 wants_^:-33 wants_to:38 war:-77 war_^:-28 war_die:-29
warm:24 warm_water:-6 warranty:23 warteschlange:11 wartezeit:17 was:-77
was_0:-53 was_^:-73 was_a:-33 was_and:-18 was_gone:-6 was_not:-9 was_on:-55
was_one:-15 was_reading:-29 was_so:-18 was_sold:43 was_the:43 was_thinking:23
was_too:34 was_wrong:16 washer:9 washer_of:9 waste:19 watch:-9 watched:-20
water:50 water_and:10 watts:33 watts_^:33 wax:-16 wax_and:-14 way:24 way_^:-36
way_back:51 way_home:12 way_in:56 way_it:22 way_of:73 way_the:45 way_to:-98
we:53 we_agreed:26 we_are:79 we_ate:-13 we_bought:-1 we_cache:2 we_can:46
we_decided:40 we_do:35 we_don't:4 we_get:21 we_go:14 we_had:-48 we_have:81
we_keep:4 we_know:30 we_must:-2 we_need:14 we_never:-78 we_once:-17
we_played:-67 we_sang:-12 we_saw:-43 we_stop:31 we_take:25 we_want:21
we_were:-16 we_work:10 we_would:-36 we'd:29 we'll:41 we're:52 we've:2 weak:-27
wears:-42 weather:-46 webcam:-53 wedding:-53 wednesday:15 wednesday_^:16
week:-19 week_^:53 week_and:22 week_i:-12 weekend:-28 weekends:11 weekly:20
weeks:-73 weeks_^:-38 weigh:15 weighed:27 weighs:29 weighs_0:15 weight:-6
weil:62 weiß:38 well:15 well_^:36 well_you:-16 wenn:67 wenn_die:6 wenn_ich:43
went:7 went_for:-22 went_off:-31 went_through:25 went_to:16 went_up:18 wer:73
were:48 were_0:-16 were_a:25 were_in:-2 were_too:56 west:15 west_^:4 wetter:-56
what:2 what_a:-133 what_happens:74 what_i:93 what_i'm:19 what_it:-72 what_my:57
what_one:-49 what_remains:20 what_the:-7 what_you:-49 what's:18 what's_left:3
whatever:58 whatever_the:1 whatever_you:8 wheels:-72 wheels_^:-72 when:3
when_i:72 when_it:5 when_my:-18 when_people:-7 when_the:3 when_they:-41
when_we:-46 when_you:21 when_you're:38 whenever:16 whenever_you:19 where:-11
where_0:-13 where_a:17 where_does:37 where_i:6 where_it:44 where_the:-25
where_we:-11 whereas:-1 whether:45 whether_the:92 which:-17 which_i:-48
which_is:-97 which_means:9 which_of:26 which_still:22 which_was:-39 while:-5
while_a:11 while_i:-8 while_the:42 while_we:-17 white:41 white_one:1
whiteboard:32 who:-45 who_calls:16 who_decided:-11 who_had:-2 who_has:30
who_holds:16 who_left:-49 who_maintains:19 who_owns:23 who_pays:36 who_talks:-14
who_was:7 who_would:-2 whole:-89 whole_sentences:8 whole_team:-1 whole_thing:48
why:-10 why_^:44 why_does:13 why_it:-15 why_that:-12 why_the:43 wide:-1
wide_bar:-16 wider:23 wie:-35 wieder:-29 wiegt:4 wiegt_0:4 wifi:2 wiki:34
will:-22 will_be:37 will_find:56 will_have:-52 will_not:4 will_tell:-23
will_the:37 window_^:-7 window_and:-17 window_if:17 windows:-52 winter_^:-23
winters:-27 wiped:9 wir_0:25 wir_haben:6 wird:79 wird_nichts:35 wished:40
wished_^:40 with:29 with_0:-67 with_a:-49 with_anything:-11 with_examples:42
with_him:10 with_his:10 with_it:-9 with_me:4 with_my:-41 with_that:45
with_the:54 with_this:-34 with_us:13 within:-30 within_0:-21 within_the:5
without:15 without_a:22 without_an:-13 without_exception:14 without_one:11
without_the:22 witness:41 woche:7 woche_schaffe:7 wochenende:5 won't:34
wonder:-57 wonder_nobody:-57 wonderful:-1 wonderfully:-7 word_from:23 words:99
words_^:82 work:35 work_^:12 work_for:-13 work_out:8 work_too:25 work_with:15
worked_through:17 worker:-31 workers:2 works:-15 workshop:26 world:-7 worth:-16
would:-66 would_be:-7 would_call:14 would_expect:-21 would_have:-108 would_it:-1
would_like:62 would_make:-56 would_not:-13 would_rather:-56 would_suit:32
would_take:-29 would_you:44 wrist:37 write:7 writes:39 writes_to:12 written:16
wrong_line:13 wrote_^:15 wrote_it:27 wrote_to:-15 wäre:29 wäre_ein:27 y:3
y_avait:-7 y_en:37 ya:140 ya_está:16 ya_quedó:18 yaml:40 yaml_^:38 yard:10
year:-6 year_^:30 year_and:19 years:-96 years_ago:-1 years_to:-22 yes:-11
yes_^:100 yes_the:-87 yesterday:-26 yesterday_evening:15 yet:33 yet_^:14
yet_who:14 yo:-50 you:76 you_0:7 you_?:-50 you_^:47 you_a:50 you_about:-15
you_and:35 you_are:-23 you_ask:-7 you_can:18 you_come:3 you_don't:68
you_ever:-90 you_explain:25 you_forget:49 you_get:11 you_got:22 you_have:-20
you_know:-6 you_may:56 you_might:5 you_must:-43 you_need:2 you_never:-21
you_on:17 you_put:17 you_ring:14 you_should:-80 you_solved:61 you_tell:10
you_to:47 you_will:41 you_would:-4 you_write:21 you'll:1 you'll_have:10
you're:27 younger:6 your:19 your_go:1 your_grandfather:26 your_mail:7
your_night:-4 your_own:25 your_patience:-41 your_side:22 youre:23 yours:8
yourself:-33 yusuf:19 zone:36 zone_a:14 zu:35 zug:-32 zur:2 zwei:16 zähler:24
à:-15 à_0:51 à_la:38 à_peindre:15 ça:-30 ça_me:-31 è:18 é:-36 électrogène:6
électrogène_démarre:6 était:-62 été:80 être:44 über:25 über_0:8 über_^:5 あ:13
あ_と:36 い:-51 い_^:39 い_で:-51 う:-47 お:-20 が:-14 く_だ:39 け:62 け_て:12 け_で:36 こ:-3
さ_い:39 し:14 し_た:24 し_な:15 し_ま:15 す:-75 す_^:-56 す_ね:-39 ず:4 せ:22 せ_ん:22 そ:-50
た_^:53 だ:23 だ_け:36 だ_さ:39 ち:-5 ち_時:17 っ:-27 て:-42 て_く:4 で:-30 で_く:26 で_す:-51
で_の:17 と_は:36 な:35 な_い:26 に:-16 ね:-53 ね_^:-39 の:-25 の_で:-47 の_待:17 は:2 は_0:17
は_必:4 ま:38 ま_し:53 ま_す:-45 ま_せ:22 ま_で:52 も:-53 も_の:-49 よ:-53 よ_く:-53 り:16 り_ま:11
れ:-32 わ_り:14 を:36 ん:-41 一:-35 一_个:-3 一_定:4 万:25 三:62 三_百:14 下:14 不:7 不_得:20
不_能:14 不_要:16 个:-13 之:36 之_前:16 了_^:-5 二:39 二_十:39 五:52 交:24 人:7 今:-41 付:56 们:30
们_决:30 份:16 会:28 保:19 修:17 候:-68 元:12 先:45 再:50 再_起:17 写:18 决:30 决_定:30 出:34
分:10 分_之:10 到:-48 前:27 動:17 動_ま:17 包:18 包_括:19 十:39 千:5 单:31 去:-6 去_了:-13 发:14
受:13 口:6 只:40 只_能:32 合:30 同:-12 名:35 味:-31 品:36 喜:28 喜_欢:28 在:-30 坐:33 块:14
块_^:14 多:-16 大:-117 大_家:-25 天:-40 好:-56 好_^:-5 子:-68 子_都:-53 完:29 定:44 定_要:4
客:-22 家:-25 家_都:-25 封:36 小:-51 小_时:-68 屋:-1 差:20 已:41 已_经:41 度:10 度_是:10 开:-25
待:47 待_ち:17 很:-124 得:-45 必:55 必_ず:4 必_须:42 忘:-40 您:-9 我:-31 我_们:30 我_看:12 房:27
把:-2 括:19 换:35 接:17 提:35 改:36 时:-68 时_候:-68 是:-30 是_百:10 時:32 時_間:17 最:14 最_多:14
有:-41 本:-16 来:-34 来_真:-63 欢:28 每:34 气:-95 没:30 没_有:30 洗:10 洗_液:10 测:8 测_试:8 浓:10
浓_度:10 液:10 液_的:10 清:43 清_洗:10 点:26 点_就:8 现:29 现_在:29 由:41 电:6 白:-37 白_い:-37
百:34 百_分:10 的:-3 的_浓:10 的_签:25 盖:-9 盖_子:-22 目:3 看:-16 看_^:-27 真:-66 真_是:-63 码:19
秒:17 秒_で:17 窗:21 签:33 签_名:11 算:27 经:46 给:7 能:7 行:32 要:65 要_先:18 觉:-64 词:-31 试:8
说:-71 请:30 起:-43 起_動:17 起_来:-63 车:-27 返:13 还:51 还_差:20 这:-37 这_个:-37 都:-52
都_必:16 都_有:-52 鍵:4 鍵_は:4 错:-2 開:17 間:17 間_は:17 面:-48 面_白:-37 须:42 须_写:5 预:16
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-755: fascinated
-635: admire admired intrigued
-630: amazed
-595: pioneers
-585: dreamed
-580: fond
-575: accustomed
-570: weird
-550: influenced loving
-545: flourishing immensely obsessed phenomenon
-540: curious
-535: incredibly visionary
-530: grateful wonderful
-525: adept fun proud
-520: amazing excited gorgeous popularized remembered scenery
-515: marvelous thrilled
-510: appalled characterised charming crazy enjoying inspired passionate
-505: awe pioneered strange
-500: contemporaries enthusiasts imagined inspiring naive nowadays reminiscent
thriving tremendously
-495: beautiful impressed remarked
-490: civilizations folklore storytelling surreal
-485: cultivated everywhere folk gentle
-480: paranoid phenomena profoundly wandering
-475: crafts disturbed entertained harmonious prevalent
-470: beginnings folks lovely obsession phenomenal witnessing
-465: genuinely heyday liked magnificent primitive spectacle
-460: appreciate capitalism energetic incredible landscapes oddly paradise
playful renowned sleepy strangely wonders
-455: cowboy disliked futuristic generosity refreshing splendid
-450: appreciated cheerful fantastic fascinating lauded nostalgic remembers
saddened
-445: adventurous characterized colorful fascination lately lore myth natives
nostalgia picturesque psychedelic ruthless thankful tolerant unbelievable wonder
-440: enormously enthusiastic invented likened passion reminds treacherous
-435: bohemian dreaming eccentric embodied entrepreneurial exciting illusion
impatient intensely lively loved lovers peculiar scared
-430: avid brilliant eerie entrepreneurs fabulous fearless imagination jealous
metaphor nicknamed retro singing vibrant
-425: civilization commonplace culture depicted destructive enjoyable
experimenting extraordinarily famous great majestic melodies mindful ubiquitous
-420: civilized cultures dinosaurs evidently fashioned freak hated preached
thrill tides
-415: abundant alike attraction devotees embracing emulate graceful inspiration
love lush noisy popularly prosperous restless suited truly woodstock
-410: analogy conducive delighted invention landscape metropolis painters
penchant really spirit tired tradition utterly
-405: admirers awesome brave discouraged disillusioned enlightenment ethic felt
flourished fruitful genre horrified imagine kind mythology quite realization
remembering terribly thinking
-400: arrogant awful creations cultivate dismayed embraced gentleman glad
globalization locals musicians nationalism nomadic sadly sensibility tastes
transforming warmth weaving windy
-395: admiration advent confused creatures devout dislike dusty encountered
encouraged entertaining especially evolved hungry misunderstood modernist
particularly pioneer sounds tendency traditions
-390: anthropologist cynical enjoyed evidenced evident famously frightening
glamorous greedy happening hugely imagery imitation loud loves madness maya
pagan philosopher punk rhythms simplicity snowy surf swinging vivid witnessed
-385: annoyed ballads believer blessed breathtaking chilly erratic glorious
ideals imaginative lamented pleasant pleasing pretty puzzled realized reggae sad
savvy showcased synonymous terrific vaguely warrior wicked
-380: adventures bored cozy dazzling dreams engaging fashionable fortunate gods
hail illusions muddy painfully resilient wandered wildly
-375: amusing crowds dancing evoke evolving friendship hats haunted intelligent
kindness legend mimic myths novelty overly poets praised prehistoric roaring
understood wondered
-370: always beautifully booming brilliantly coincidence culturally dickens
footsteps fostering ghosts hare icy inroads marx mentality nino quiet rebirth
remarkable remarkably romantic scary slippery surfing uneasy
-365: accomplished bland boring buddhism chants chic countryside devastation
enjoy environmentalists frequented harlem hates hemingway influences keen
legendary legends lonely magical manners playground resembled rewarding
strangers symbolize tales tendencies warmly welcoming winters wow
-360: adapting amusement ancestors beings crossroads danced dotted envy excelled
exotic eyed funny genius grown haunting hobby humble interesting joy naturally
noir receptive reflective scenic sheer shining transformed
-355: adventure alarmed bands birthplace brisk courting deeply definitely fairy
feel fertile filmmakers flourish goodness hey peasant pioneering rains relaxed
revolution rooted socialism societies surroundings symbolism unpredictable
-350: alienated appalling atmosphere authentic bluegrass buddhist celebrating
conservatism delight devotion extremely feeling greatness haired modern mystic
plains popular realize reminded sentimental spirituality tale temperate
terrifying vicious watching weary wind witty zen
-345: ashamed bustling capitalist creature depictions depressing discovering
excitement experiences explored ferocious fool frustrated gardening heck
irrational joking knowledgeable laughing listening mystical notions observing
orchid paradox philosophers portrayed portrays proponent pueblo quirky remember
renaissance roller seeing spawned spontaneous thrive twilight visions
-340: abound akin ardent baroque beloved bizarre clever coined concentrating
depiction disco distrust dunes enthusiasm evil finest forgotten frankly happy
havoc impression inhabit intimidating kid laughter masterpiece merry monsoon
musicals offended practiced pursuits respectful satire seem sentiments singers
stereotype stereotypes uncommon
-335: accomplishment appalachian charismatic cinematic coaster comedians
creeping cuisine damn dances derided devastated disciples dumb enthusiastically
exploits exploring feminist gardens hilarious idea importantly innovative kerala
known like mankind notion obviously peoples pleasure profound realism silly
spirited stranger sunny undoubtedly yeah
-330: astronomers audiences costumes crow curiosity echoes embrace exploited
fundamentally grassroots greed heralded inherently meditation navajo pleased
resurgence revival seeming seems valleys whirlwind wisdom
-325: ancient artists backdrop beauty belief circles compassion constantly
convinced delicious discouraging dylan experimentation fascism festivals
fisherman funk gem hailed hardly horror huts intellectuals jams laughed lazy
lyrical midst musical ornamental preaching rugged sculptures sense shameful
techno thought troupe weathered wondering
-320: affection afraid ai arrogance betrayed buoyant busy butterflies casual
creativity detractors disdain explains gathering glimpse increasingly intricate
ironic learnt mao outpouring portraying praising preoccupied relic seldom
sophistication sort sunshine terrible uniquely very witch
-315: abundance andes antiquity architects attracted believing cinderella cold
communism cute daddy democracies dream dressed enjoys euphoria explorers
extremes fantasy fearful flamboyant grinding habit halloween hello horseback
ideal innovations knit liar misguided nature outsider performers pleasures
praying promoting punctuated raucous sexy snake surprised swing temples thing
tibetans toured upbringing
-310: aesthetic arid attitude beatles blonde blowing boast buddies circus
comedies countless designers discourse distinctly diverse dolls elegant
experiencing friends genres intimidated invaders lifestyles luck melting
memories monkey nina oceans perceive poetry puppet realizing regarded resembling
romance shaped shocked sparsely spectacular stroll terrified uncomfortable
universally unsettling vitality warhol waves wit woven wrought
-305: alternately annoying archaeologist astronomy ballad bright carnival
chaotic colonization conceived cosmopolitan currents decidedly demonstrates
designing dubbed eclectic endeavor exhibited exquisite fascist figured
historically honest horrible horrors indeed indifferent literally migrated
murderous noises notoriously observes ours patriotism poet poetic pottery
resemble rituals skinny sound sounded stella storms stupid style styles subtle
surfers swirling talked torrential touring tunes ventured wizard
-300: anxious arguably bazaar behave cordial courageous describe described elvis
endeavors engaged environments extravagant famed festive filmmaking flocked
frightened grandfather guys happily hell historians hype immoral interested
inventions jam little mad midwestern mighty mood noteworthy oasis polite
reptiles rocking roots seemed shadows sympathetic talking twain woke
-295: benefiting brutal chanting charisma cheer dance dedicated describes dolly
dysfunctional enemies farming fiery fortunately gentlemen god golfers greatly
harvesting hawaiian helpful invisible learned likes mathematician onlookers
personalities poignant pristine productive prosperity relentless remind revered
sculpture shaking smarter smiling snakes society somber sophisticated spirits
summers surely surveying susceptible tended tragic trek visually
-290: acclaimed applauded attracting ballroom bamboo basically bees brutality
buddha chant chinatown congratulate deity descended eco encouraging enduring
experience fruits gandhi gonna grew immense jurassic miracles mocked odd
openness parallels prairie preach qualities repressive resembles resentment
revolutionary showcase sleek something supposedly true violinist waging westward
yorkers
-285: actresses afflicted astonishing aware bearded blazing blond bollywood
cabaret celebrated celebration clad compassionate composers contemporary
cultural depict developed disneyland dixie dust dynamic enraged firsthand
forefront generations glow good happier hero humid hunters hypocrisy ideas
inundated krishna laugh littered lucy mama mantra musician nervous noticed
outsiders overlooked painter peasants picasso plentiful portrayal pretend psyche
pure raven regimes resilience rhythm rivalry rude sturdy supportive talented
tango tribes unstable unusually vineyards warmer
-280: astronomer authoritarian avant awakening barren behaved believers bit
brightly buddhists calm carmen celebrate cheap clown conscious cooler dancers
dense despair dinosaur everybody exceptionally explores fantasies frustrating
gee glacial groove hearted housewife invariably irony journey jungle laughs
luckily masses medieval mountain mountains music orchestras pervasive plain
polished preacher rain recalls regrettable rock roses seemingly selfish sighted
silk skyline slow smoky socially sonic startling superman taught tempered
terrain theories tremendous tropical unfortunately ushered wary wherever
-275: aka alas autocratic babe bless boasted budding celebrities century
championed childhood classical congratulated continually cool darkness decades
disturbance dorothy emerald emotion everyone exerted fabrics fans flock
forecasters forrest gong gothic gotta greatest gritty haynes heroes hollow
hospitality inhabited joked knew miracle mythical neighbors operas parody
pianist plantations relentlessly rife rightly sinatra sincere snow sometimes
theme worried zionist
-270: absolutely abstract absurd achievements anarchist andean anticipating
bathing buck bunch cakes canals ceramics characterize charm cheering climbers
converged cry crying culmination dedication deities demeanor diner earth
encouragement endless entrepreneur evolve examples garden gigantic goose
greeting habits hop ignorance influencing innovation instincts intolerance
mastered migratory mind movie movies nun paradigm patterns persia practically
pragmatic rabbit rage rama resist riding skilled sorry strides stylish successes
swan thank trilogy walking winds wise yo
-265: animation ants architecture artificially blizzard bloom breeds burt cave
che credited cruel dad desert devoted distant distinctive doing eager educators
excellent exposition fenway foremost frog fruit fuzzy gangsters garland ghost
gloom godfather grass growers guess gypsy hunted incapable learn locke lucky
marketers missionaries mist monster motifs movement multicultural observed
overlook paved presley promoters pundits reclusive reminder ridiculed ridiculous
salsa scenes silent sincerely slogan smell sparse springsteen striving suddenly
surprisingly tall things think thoughtful traitor trendy varieties vines vintage
waterfall weather wee weeping wet wild
-260: animated antics archaeologists articulate attractions beast birds bred
brutally bushes caravan collaborated colored contrasted demonstrating echoed
emergence envisioned evolution exaggerated exploiting fancy fest flair fonda
forever grin hendrix hi honey indigenous influence isles isolated lily lizard
luther magician minded monk moose newfound onstage outraged pony prolific
prowess ranchers realm religions remnants rocky ruins safari seas shaping sings
sounding stalin stimulating tea worrying
-255: anymore appreciation apt artist beads beneficial boom campaigner caves
cedar chatting deer demonstrated depicting disappointed documentaries dull
economically fashion greeted hardcore historian honored indispensable insects
inspire inventor jazz joke looking mayhem motorcycles nonsense nowhere
occasionally oh organized originated origins popularity portraits principally
reacting realised reassured reformer resemblance resorted romans shirley shook
skis sparkling spider thunderstorms trend ugly underworld unique unlucky valley
versace waking worship
-250: activism addicted advocating audrey baba backyard barbie bent berry breeze
caring cinema classic clouds collaborations commended cultivation daring
describing distorted economical ecosystems ensemble environmentally experienced
faithful familiar flavored fungus gin groves helpless hollywood homage hymns
improbable irresponsible lady lifelong madame marxist maybe mistrust moon novel
optimistic oriented outrageous papa practicing professionalism quantum rhetoric
rich rode rough saakashvili sculptor seminal semitism shouting smart sober
sociologist sorts spurred surrounded technique termed totally tragedies
turbulent understandable unhappy virtues visibly visited warm waving young
-245: acquaintance agnes aroused bowlers cane carpenter choked composer concept
coward crystals cypress depicts diaspora digging disasters drank echoing
elephant essence everyday feelings feels foolish fundamentals garfield
gatherings handsome happiness hatred healing heroic hopeless hy injustice
insulted invaluable jittery kantor looked occasion outdoors painted parades
perception populace prayed proves quakes rainy rave reflections reputation
resistant rocks rodeo samurai scorsese scouting smiles soils stirred
subcontinent tavern technological thanked understand unthinkable
-240: ant aura canyon cautiously collaborative confederacy confrontational
conquered continent corrupt dampened dragon dwellers excesses fishing foothills
forget forgot frequently goat goddess gorbachev guitars gusts hard heaven hooked
importance indians intimate lesson madonna magic marching memorable mickey
missionary monumental mounds mughal often orchard overtures perhaps persecuted
planners poems realise reliant righteous ritual ruined scouts shiva similarities
soros sorrow soul talents themed tornadoes tribute variously wander we zeng
-235: alice ancestor archaic arduous art beaches benefited boulevard burmese
certainly contrary cooks crowd daisy defensively dismay dissatisfied disturbing
easy epic festival filmmaker fireworks fog golfer grips hamlet hilly honoured
ideology insights instrumental invasions kite know lakes mann mornings
mountainous muscular native novelist ominous paced patriotic peaceful
perpetrated philosophy poem pop pounding prevailing programmers proved
rainforest reigned reminding ride roam rodgers sand savage shapes shrubs shunned
slick smile somehow superstars swings tempted transformation traveled traveling
treasure trees trends useful velvet vision warriors wilder zombie
-230: accomplishments animals antiques aquarium attire attitudes attracts bengal
bengali blend cartoon cheered christianity chronicles coloured constructed
coping costello cricketers crowe culinary curse devil dewey economies educated
emotions encounters entertainer evenings fanning focused followers fragmented
frenzy fury gadgets genuine growing heard hitters humorous ironically irwin
karnataka literature lot mckinley menace miniature monsters murals oppression
outfits panicked perfection pessimistic polo powerful qian reflection reformers
ridges ripe seen shaken silicon sincerity slept slogans sloppy stubborn stuff
styled supernatural swamp tasted teachings techniques thaw thunder tidal
understanding unhealthy unreliable upbeat voices what winding youthful
-225: advocated architectural backbone bam biographer biologists breed brightest
bullish bully businessmen buzz cafe calcutta carnage carpet cary castles
centuries characteristic cheers chefs choreographed coffee colonists comfortable
commentators communicating communities contagious conveyed cottage crab cruising
dangerous darling documentary donkey elders emphasizing era europeans
expressions fair faiths farmer festivities flowering forceful freud furious
glaciers goldberg golf gratitude graveyard gripped hindered humans inn
intellectual inviting jokes lawlessness lived lois loyal mainstay melodic
mistaken monks myself narrative patron pessimism philanthropy photography
phyllis playing pond productions protectionism proudly qing robots shocking
shooters slums spiritual sustainable tend theatrical theologian tolerance
tolerated too towering underestimated unlike untrue wheeler wool
-220: academics aftershocks amateurs angry animosity asians bark billie boon
campaigners cecil chiefly claus collectors comparatively concentrated
conspicuous conversation courted crocodile demons desperation discoveries
dynasty earnest eleanor emotionally employing eroding everest everything exhibit
exiles expansive extensively famine fauna film founded founder gangster glory
goodbye gripping guy hindu hunting hut indie indifference influential instinct
lashed leap manner many martha martian modeled mud nicklaus nickname nineteenth
noticeable notoriety odyssey people performances physicist plague planet portray
potent pretending prone prose provoking realities reefs rivalries sadness
satisfying savannah seaside semitic sensing shame sigh sight similarly smooth
spiders sprung stunned stunt suppose theodore tourists triumphant uneven
unfortunate upheaval violently welcome widespread
-215: accessible actors adapted amidst backward become believe blind bumps
camping catching centered chaos choreographer classics cobb comedy commercially
composing constructive cult cyrus deceptive disruptive drifting earthquakes
existed fading fairs farce fast featuring floats gloomy gras greet harmony here
heroine honesty hostility icons jesse jungles legions louder lover lucia
lukashenko mined miserable mom moment movements multitude museveni nah napoleon
opera orchards painting panic parade pavement perceptions philanthropist
photographed plantation popping powerless proclaimed professionals progressive
promote proximity relate researched reverend rides saigon scene scent scientists
screaming shiny sidewalks skeptics skiing somewhat spite staple stardom stony
talent themes thugs traditional traditionally tragedy twentieth tyranny
unfamiliar upsurge wars writings yoga
-210: affinity alley antique artistic baseball becoming betrayal bluff blur bora
bubble built buoyed cafes cancun celebrates character cherry cliffs cocktails
collaboration comedian commonly comparisons concerts contrasts cosmic decorated
depressed dishes dresses dusk eagerly embarrassed equally eyes fan farmers feat
fidel fishermen flashes frail gardener geology heartland iconic inevitably
kingdoms lantern listened literary lust lyrics me meteorological minds moments
monuments negro noise notable obvious ocean organizer outspoken overshadowed
peach perceived personality practitioners praise predictable proclaiming
railroads reality recognizable relaxing riviera roosevelt sacrifices scattered
secretive seychelles shouts sioux speculators spicy stevie straightforward
strategically sunrise teach telling tourism valentine viewed villagers visual
way wealthy wearing willow yelling zeal
-205: abiding adaptation advancement adversaries afar alarming appealing apples
beliefs bonnie builders bursting candid carving clearly commented conceptual
consciousness convey critics dared dark darwin davos dear denounced densely
dominating domino elephants emphasized emphasizes endemic epicenter ernie erotic
expeditions flute fossils fountain fueled geography ghetto guides hacker hate
hesitant historical hoop horace icon illustrates infuriated labelled lectured
liberalization limestone listen looks luna lured mackenzie migration mobs moses
moth moths narrated nightmares novels nuts occurrence organic passions pigeon
porcelain pouring practical predominant rabbits reassuring reef rolling rye
sandy sang satan scream separates sideways sitcom songs stared started stature
streets success sun swept symbol texan theory thief tractors volcanoes warming
wilde williamsburg woody workshop zhu
-200: acclaim alien applause artificial awareness basin became bicycles bikes
boots bordered bounce bowie bowling brew bunny burgeoning celebrations christmas
churches cindy confusing conservancy cottages creators cyberspace darker deng
developing distracted documented drunk eden educating efficient eh ella endured
facilitated fi fiction films friendly frost fur gorilla grandmother gravel
groundbreaking hannah honestly hopeful housewives impunity infancy interaction
interactions interiors jasper jiang kung lectures lena locally loudly mostly
nothing oates persona pine plenty politicians propaganda racetrack rational
rooting rural skeptical skies slowly smiled soaked song spinning standpoint
stark starring stellar sympathy throughout trout uncle understands versatile
vigorous vine vivian woods wore wyatt yankee ye
-195: academia advocate america andhra archery awkward bad barley billy capsized
cat celestial choreography citrus conception confluence confronted contradiction
courage cracking ecological emerging emotional expedition experiment explore
faded flower frustration fundamentalists gale geologist gestures gloria goo
grape greetings grove habitats hank hardy harvested herds highly homecoming
hopper hymn image impulse incarnation inclined inefficient intense jules kids
kolkata ladies leaning learning lester mammals marketed modeling monument nasty
nationalists neo optimism ornate overlooking owls pashtun paths perfectly
performer pity poles proving recounted relationships repertoire respected
richards rulers sake salesman shaanxi shear spoken spotted strewn sympathizers
tame tell temple tibetan titanic travelling uniting unleashed upsetting utilized
voiced winter wishing worm xiaoping
-190: alvin arnold audience autobiography awake bach bald ballet bandits besides
bo bordering bracing brethren candy cared chandra chilling climate compelling
concerned concert costume cries critique democracy desperate diamond dispel
drift duran eating emphasize encyclopedia evangelical faint feast feather friend
galleries grapes happened harness highland highlands hitler hogan horses ideally
illustrator improvised inexpensive insiders jolted kissinger klan lake lean
leaned marilyn melody museums nightmare norman noted onward partisans peacock
perspective phrase pillars ponds populated populist prefers premise researching
revolves rhymes richer ruin sailing shape shine sights slopes statues staunch
subdued sweet textiles thinks trail travelled treatise unease unusual urban
violent wildlife wines workings
-185: adorned affluent aligned attained aunt bang belize belle bleak breadth
bursts carved cha chill clone colors comet congratulations convenient cops
creative creator cruelty dawn ding disturbances doc drum empire eroded extreme
feathers fictional germanic glasses honoring hug humor hybrids incompetent
industry insane keepers lacking lhasa lull marin mccartney meadows monroe
mushroom muted mysterious negatively noodles oriental otis planting playhouse
promotes racist realizes recalling reckless refined regina repression resorts
sant scholars scourge screams shades sicilian softball stalinist stout
sunglasses swath temperatures tennis terra tian turbulence underscoring
unrealistic vajpayee verge victorian visibility wagon warmed wave wished
worrisome
-180: abilities algae anthology assam augustine behaviors bitterly blended
boasts bohemia breakthroughs camouflage capable capitalize cares caribbean
cerebral chess chewing clubhouse cocktail colonial concerted confident conquer
cooperative cradle cricketer crumbling deaf defy depression diets disappearing
displaying distortion distressed documenting don driven dying ecology encounter
endure entrenched excuses experiments fact feng fierce floods flowing focusing
fraternity furniture gangs geared glamour goa goats guitar harboring harvest
hawk headway highlighting hiking hindi holly horns hot illustrate important
industrialist intensity intermittent interrupted jade joyce ju judy kannada
kissed laborers lava life lifestyle lights maverick meadow merchants mirrored
mob motown mozart natural navigate neon nobles notably paintings photographers
politics possessed precision qin racism recreational remake rip rivers rongji
saul scandinavia shah shattered shores solemn spearheaded spoiled springs
stephenson stones sui superiority sylvia symbols taste temptation teng theater
thoroughly tolerate towards tree tribe tug tumultuous turned usher utilizing
vampire variety vast veronica villain violet waterways wish
-175: adapt adaptations aided alfred allah appetite architect associations
astronomical attribute balls bananas band beard beaver beetle behavior bihar
blessing bliss blues burgundy carmel challenging chanted characteristics cheated
chi coconut comets commemorated companions compton con cone continents cotton
coups cove craft criticize crossover crusade curator cyclone demonstrations
denouncing depended designs dessert differently dirt displays distraught drums
earthquake echo edible exhibition expressing extraordinary fabric fairly fame
feudal forests frantic frogs frustrations glass grim hackers hardest hardships
heavenly herb horn impressions infiltrated karate knowing knows look luo maddon
man mattered monkeys mourn nazarbayev ourselves paddy parks patience patrons poe
pollock poorly potato pride psychologists racer raiding rainbow relationship rum
rumor sacrificed saw scarce scientist shevardnadze shoes skill sky sociology
softly souls spheres statesman strawberry strong studied successful superb
suppressed tang tangled telugu tends theatre thrilling tremor vegetarian
viewpoint views vineyard vogue weeds well western why worn yin zhou
-170: accompanied acts africans aggressive agricultural ale anthropology
approach attended backstage better big bike burma caesar careers catholicism
cautious characters chemist circumstance compositions conciliatory cookbook
dante dialect disgust diversity divine doll downer downfall drink dug emigration
emperors emphasis encourages exploitation facilitating faith favoured filmed
flora frederick generation geometric giorgio gossip gotten grenada grows guiding
harmless ice impacted incorporating inland irene jaws living loose mainstream
manmohan marshes migrate mildly misunderstanding mixes mormon motif nobody noh
nonetheless notwithstanding nut oaxaca owl picnic pines plaza praises prefer
prescott prevailed produced professionally provocative racers reasonably
rebellion regretted relying rhythmic roar robes salon salute see sentiment
shallow sheep simpsons slavic smashing sport stained stories subtropical
surprising surrounding suvs taft tara thais toys trench truth wagner wanna
widely worlds worry yah
-165: acoustic am apocalypse archaeology aristotle atmospheric backlash baseless
beach benign beset billboards botanical bud ceramic characterization chestnut
concepts countrymen cried crops crowley daley dancer dangerously deserted devi
discontent discovered djindjic drowned eastward ego elaborate elaine elusive
empress ernest exist fairway fear fetched fever foundations friedrich fuss
generally girl glue gospel gradual grief hafez hair hallmark harrison heath
history hitchcock how huh humidity interactive jesus johnny kaufman landmarks
lawn lenin linda malayalam marches marian mbeki mei moms mona mullah narrator
nevertheless nickelodeon nightclubs norse objects ones onset orderly partly
peaks pearl perched piercing played poppy predictions privileged promoter
proportions prosper publicity raging raj rapid rare relaxation remark riches
roared scholar seinfeld sensation siberia simple sleeping sluggish snowfall
spices spreading staged stone strive stunning sudden sung swell tibet traits
tricky tudjman undermining universe unpleasant unsafe utter vastly view virtue
voice watch watchers watches welcomed whipping world worthwhile writers you
-160: absorbing accuse adamant adversary amber ambition amongst aspiring atal
augustus autumn banana banda bash bats bhutan biologist bouncing buddy camel
cartoons champagne cherished choral classmates combs community conquest
convergence cop creating critic dominates doubted elements elk environment
erosion esther evolutionary figuring flowed formations fragile franciscan fronts
futile gathered genetically gesture gigs hampered hope horrific hu imaginary
impressive impromptu infamous jackie jamaica latinos lawless liberals listeners
logging lula luxurious mentor milton moderation morse much naomi necessity nice
observe occasional opus overtaken overthrew perfect persisted photographer
planted playwright pomerania poorer possibilities prominence prophecy rats
recognizing rendition repertory resurrection retreat roads robust sacred say
shakespeare shrines simpler simply simulation sing solidly somebody spikes
starbucks sticks striped tee thieves tiger tito toughness tune unaffected
unfolding village waning warlords wills writer yachts zanzibar zedillo
-155: advocates aliens amateur amazon anarchy anime artifacts aspen assortment
ate author backgrounds benny blessings booed brass bravery ca camped chinese
cleansing climax clocks cloudy coasts cochran collector convincing coral cosby
cricket curved damp dare deeds descendants dinners ears encompassing epidemic
esteem excuse farrakhan fastball fences finch forbidden founders gilbert ginger
grandparents guru hanna havana helen hideout hurting images imperative
impoverished interpreted journeys landslides legacy loo lots lowell mafia mahn
malaysians malls measuring memoir mongolia neglected nepalese newt niagara
oranges organised originating pasadena patented physically pilgrims planets
pointed pontiff pots pray presence prevail producers qi rah reformation remote
representations rescuers resort rim saxophone scarred sci seasoned sermons
shadow shakes shelley slave speeches spielberg spies spit starred stars starving
stein stormy studios sunset teammates thanks twisted typhoon unconventional
unearthed unruly valentino venus voicing volleyball weed wen westerners wine
work works writing xi yellowstone younger
-150: alec altman alumni ambitious angered anybody aspect aspects atkins begging
believed bending boats bowden bricks buffett chasing climber comic commemorate
communists complain confuse context conversely curve dalai davidson decency
deforestation demise descendant disciplined disguise drinking drought ecosystem
einstein ellison exhibits flashing flavors flint flooded formidable fossil
galaxies gallery gravity groomed guangxi guitarist guthrie hammond han haze
hemisphere herring hills holiday hubbard ideological immigrated indian
insecurity interact introducing jesuit jiangxi journalism lagoon liberated
mediocre methodist mickelson midwest monasteries mosaic mundane mural museum
notorious openly orchestral oyster peanut pinnacle pointing predecessors
predicting primarily probably psychology pursued putts rainfall ranch rattled
remembrance reunion russell salvador scarcely semiconductors sensible shade
sisters solidarity spacious spring strategist strategists strongest submerged
such summed swaziland temperament terrace texture theatres thin today tourist
touted transform treasures trumpet unseen upstate varied vegetation ventura
visible walled ware wolf wrote yorker youngsters yunnan
-145: abnormal acknowledge adolf ager agers alpine angel appease are armies
asphalt attractive augusta babylon baptist bastion bat been bella bicycle bing
biography black bold breton bridges carts cater chorus cleaner collaborator
complex confronting conservation conventions cooperated cracks created dangers
daylight demon depths desire discredit dot downsizing earliest eileen els
endurance engineers enormous eruption ever exhibitions explain exploit expo
falun fanfare father fay fibers floyd foliage footwear forts franklin fringe
garments gibson gilmore girls globally godfrey grains greeks halo harley harmful
haunt hopefully huddled humane inconsistent infectious irrigation kumar lagged
lama lame latin lawrence lil logic lou madagascar mandelson manga mechanics
momentum motto nadu namely neat neighborhood niche nights observations olympia
oprah organizing pattern pavilion preservation preserving prophet protagonist
puzzles rap recreation resided restrained ringing riverside robot rust shack
sheltered showers singer skiers skills skirmishes slang slaves soft soho
sporadic sunlight synthesis taj tapping tide tools trickle vacations variations
verdi volcanic vulnerable waged ways wilderness wooded yelled
-140: accomplish actively actually appeared arthur asia attributed baldwin
ballpark barker bartlett beetles bernardino berries bertrand bitter boo boutique
branson brewing bugs bumper californians carey ceos climbing collectively
composed condemn conversations crimson daly dei disastrous disney dominate
dominated dramas dry eclipsed else emigrated example excavated exporters
featured fields fisheries flows fluent forecasting forested fortress gaelic grow
halls harriet harsh hence henri hoover illustrated illustrations inclusive
indicative instrument jiabao juliet kiss kissing knot knots labeled lamps lang
leonard libertarian lighting linger lu maggie mara marketplace markets marrying
mecca messenger miliband mix never obscure oceanic once organisms packing poor
portrait producing rarely rash rat reap rebellious relations resisting reviving
reza rican roofs rosy rush safer saturated science sesame shea sheng shops shown
shun sinister situated somalis statue still technically tense there thorn titled
tone triangle tribal vain vodka wanting weaver where whole woodlands working yes
yourself zion
-135: accelerating advantages africa album alive alma amelia amy anthem
association atrocities attendees attributes beethoven beside biblical bombay bon
brazilians broadway brotherhood bureaucracy burying called careful centred chow
christians claudia clothes coastline communicated commuters consumed corn
cracked crafted dal dampen decent defying denounce dependent dictatorship dirty
distinguish distraction dog dogs draper dress duet dwarf eaten educator elder
elliot erwin exacerbated exists explained extremism fathers fats fellows
flooding forest fortunes franz fraught fred freshwater frontier gorge gould
gunshots hanoi happens harder hawaii heather herat herbal hurts implying insight
jamaican james jewel jolt killer lennon lighthouse lightning magnet mah
manipulated manipulating manson manufactured mars mcenroe metal microsystems
models most multimedia nathaniel nazis noble nonstop overcoming pains path pee
peng peters positively preceded procession prominent quietly radically ravaged
recognize reeves regret religion rink roach rogue romanized sally seismic
shifting shirts siegel sleep slowing sophia soup soviet strengthening superhero
surfaces synthetic teaches teenagers tells thoughts tijuana timber tonight
touching toy traced tracing tricks turning typical undertaking unheard urge
useless warfare whiskey wyoming zemin zimbabweans zulu
-130: algorithms ambushed arctic as assassins assembled attending automobiles
baked barn barometer beatrice beck bee behaviour biased bitterness bowled boys
bubbles butch calvin castro cats caught charley china chretien clogged clooney
collaborating columbine crater creek curves defining detrimental devastating
difficult displayed distinguished divers dodger done dynamics embarked emerged
engulfed entourage epstein erin even exploding fanned fisher flame flavor
fleeing formerly fox fu gameplay garment geographically getaway gifted gone
gourmet grandson granite grassland greens grind guests hartley idol ignoring
impossible isle jew jintao jubilee kinds landfall lech lessons lit lodge long
lord ludwig lyndon machinery madras martyr marvin mature mcnamara medicinal mee
memorials merely met methodology mixing mound mtv neighbor networking nora
offshoot ok olympian omaha outlaw outward overthrow overthrown oz pacifist
patronage pauline penned percussion perfume personally philosophical pig pillar
pizza porch porter practices princess progress prominently qinghai readily
relatively relics rice rodney ryutaro sampled sands scarlet scripted sewing
shake shouted skepticism slavery spanned starved storm studying suggests swamped
sweat tails tasting thriller tiffany torre toward trained trenches trying
turtles unaware unjust utilize vendors venetian venice villains visitors walks
washed wooden xinjiang zoellick
-125: acknowledges angels anguish apparel arts asleep autobiographical balloons
bermuda book boomers bowler breathe catalyst charting cherokee circa collisions
conan conglomerates contrast corners cousins dale deepening defied delicate
developers dialogue diplomacy disappointment disbelief discourage displeasure
dove draining drummer easter ecstasy egyptians essays events excavations exert
experimental floral gang grader graffiti gray griffith gustav guts gypsies
haitians happen hat helena highways hip ho hottest hybrid ike impress indebted
internationally intriguing invading jeanne jia lace largely lives loudspeakers
maize making masked maureen mauritius melville messy mexicans mutually nascent
northward oo outdoor pitching plotted porous pradesh predict provoke rapidly
reason recalled reign relied rendered reputed resisted ridge rita scottsdale
segregation sehwag self selig shorts sichuan singh skirts smashed snacks so
solomon soundtrack specializing speculative spice splash stanton stew subsided
sundance supporter sweetheart taboo talk taller terminology thanksgiving these
town traps travels tsunami tuh underscores vanished vocal waitress winery wood
-120: aces adulthood alamos animal antarctica archaeological arches around
assembling authoritative avery blatant bob boone botswana bowing brains
breakthrough breathing bug chocolate clusters coastal collection comics
compilation confront confrontations consuming continuously creation criticisms
cruisers crusader deliberately demographics deregulation detecting devised
diners discovers disparate dispersed distanced emily eminent emperor existence
explaining expressed farouk feared feedback feminine fiercely finds flesh formed
fortifications founding fran fuelled generous goodman gowns grasp grieving herd
honeymoon honolulu hoped horse hosni hosted hudson humanity hyde impacts
industries inevitable insect instruments intensifying intimidate intrigue
invaded investing jack jeans johnnie jupiter kibaki larson lavish lesotho lofty
lookout loosely lounge loyalists mahathir meddling minh mining mixed monastery
morality morally mother motorcade mu nationalist neighborhoods newman obsolete
organising park parkinson particles payne peanuts phrases poaching poisonous
precipitation precisely prejudice professor proponents props psychologically
quartet realistic relates renegade river routines sage sanskrit sellout sequel
shattering show shows siam sinhalese sino snail softer someday sonoma spectators
stan street stretches stretching struggle stung suburban suggest superficial
superstar suppress suppression sweater symposium tears tiny together toppled
unfair vanilla vega violin vocals wan watershed weakening worked worst
-115: accurate across aftermath agriculture ahb analytical annette approached
arcade badminton bargains batsmen begun bells blue branded brighter brought buh
bureaucratic bureaucrats burnett carlson chef chiang cigar cigars circle clay
coincidentally communist compact conditioned connections consistently copying
country crane dah dar deception degradation demonstrate demonstration
descriptions destroyed dignitaries disrupted domination doris driveway dur essay
expecting expression farah flashed flawless flung foray forum gansu geological
glacier glover guerrilla gujarat hah hale harbor hear heidi hillside himalayan
historic hoffman homosexual huge huntington hurricane ineffective inherent
interpret isabella jammed kee kenyans king kings knowledge knoxville lao lenny
lo lobster lockhart lublin maguire marcia marina mating mcdowell meredith
metallic methods montana morales motivated motorcycle nerves noel observatory
observers olivia onwards ought outing overwhelmed pakistanis pants patterson
peace pebble piano pilgrimage ploy politician polluted posters prelude presided
profession pros psychologist quincy radical rajasthan readers recordings
reinforcing relevance repetitive respecting revolt ripken rockwell rosen rotary
saarc sachin sandstone sandwiches santana scout senses shark sherwood sidewalk
similarity sox specialize speculated staging steinberg stressing stride
struggles superpower swallow swallowed taiwanese temper thread toes tours
troubling turtle vigilant voyage walk walt washing waterfront waters wax wendy
wildfires wrath wrestling yours youth yves zhejiang
-110: admit adobe american anger apple asteroid authors becomes berisha
biodiversity birch bird blindness booths bother bothered brothers buffet
burdened celebrity centralized ciudad coherent commodities computing concedes
condemning confronts connie consistent contemplating continuous cooperatives
corridors crowded decorative descent designer destination development dickinson
direction disadvantaged dom downtown drifted drying eternal excellence exemplary
explosions fishery flawed flowers freeway fried fusion garrett gathers guessing
harold hawkins hee herzog hikers hillary hooks hurry illuminated inner
irrelevant jakob java jewelry jung just laced leather leopold li liang listener
lumber mask mekong melvin mogul mon mouse muralitharan muse my mystery namesake
natalie neighbour neighbours neurons norms okay oswald outdated outpost packed
parlor persist persuaded plight populations pounded proteins psychic publicist
rampage rana randolph rang rapids raymond recorded redwood reflecting rehearsals
reservation restaurants retailing riots ritchie road roddick rowing rubber santa
scandinavian sermon shadowy shop shoppers showing shy sightseeing sour soybeans
spectator steadily summits surveyor tearing teens tenor tool tossing tractor
traders transparent tribesmen tributes triumphs underscored upsets urdu
vietnamese wears wept whaling whipped wielding winfrey woodland workshops
yangtze yi
-105: achievement acknowledging activists adolescent ah along antony arbor
arresting ascent attract backers basics benedict best bjorn blamed blaming
boiled bowls brings bull cameo chains chased chiluba christ civic closely
considered continuation contrasting crashing criticised crop crush desperately
dialects dialogues diary dictated differentiate dim diva domingo dramatic duck
dugout economists eighteenth eliot embedded engage englishman enhancing erected
explorer filled gather gaze giovanni grace granddaughter hainan healthier herbs
heritage herman hindus howell hunter incompetence instrumentation integrating
interpretations intrusion jayasuriya karl kate knights learns leavitt leonid
lesbians light linguistics loops luigi lunar machines mammoth manitoba marble
mariners mcgwire mead memoirs memorabilia meyer mill mired mistress mosquitoes
muslims myung ngos nobility orchestra orchestrated outset overwhelming palms
pastoral paused performing periods pete piazza politically predominantly prey
protector purple quarry quasi queen rabbi raiser ralph reception recipes
recognized respect rex robbins rudolph rusty salem sanctuary satirical
scattering searching shrimp sierra situation ski slope sorenstam squares
stagnant stampede streams strength tactics tasmania teresa they timers truman
underwater unfounded upscale ur villaraigosa viruses wally watched waved
weddings whatsoever wracked wrecked
-100: acted actor albums allen americas announcer anything apec asean attacked
australians banners barbecue beer began bergman berkeley bernardo blasting
bloody builds butterfly carol casablanca cecilia chamberlain chat chiapas
christina cities coca complexity continued cornerstone cornish cranes deep
deliberate deteriorating diamonds dickson dictator disagree discover
distinguishing doomed downturn dustin dynamite economic elevators evelyn exodus
extinction federico fodder forestry foundation frazier gaming gillespie gum
huang hulk impetus industrialized inflows influx insurrection intimidation iris
is jane jeep johannes judaism jumping knowles laguna landlords lax lies machine
maoist marchers marred mary mater mausoleum megawati mel melt methane milestone
ming mock monty murdered nemesis nightclub nixon noticeably nova opium optical
paisley pastor patrolling pedestrians performed perino perpetual perspectives
photographic pier pitches planetary poisoned polar posture potter precursor
predatory presentations pri princes provoked quality ramadan reacted referring
reflected regions researchers rites robe rockies sammy sega shady shoreline
shout siding sirens smithsonian stabilizing staring stevenson suicidal
supporters sy symmetry tah tarnished technology thabo thoroughbred transition
translating twisting um underdog unincorporated unite upset viewing vocabulary
warn wedge who willie worthy writes wu xiao ya yan
-95: abrupt accurately actress amphibious anniversary anxiety apartheid
approaching argue asian backwards banquet barriers beers beneath bloggers born
boulder breeding brooks burst campaigning campo charted chick chu chuan clans
cloud come commercials conditions consequence consultants consumers copied cows
crammed crescent crushed cubans cues danube defined deh description destined
developments diaries dimensional directed discovery dissatisfaction dominican
donna ear economy eddy edith edmund el engineer establishment exactly fated
fischer fish flash flying frankie fueling fuhrman gems gig gradually harvey
heavily howard immigrant implication inaccurate inciting inequality innocent
inspirational island ital jeffrey jessie julia khatami kisses labrador leisure
lighted ling looters lure macapagal magnetic maldives mall maps mascot mccormick
mcgraw mentions mess mexican miniseries mismanagement moderately modestly
monarch monastic murayama myriad mysteries napa nests newfoundland nicholas
nighttime noting ordinary orphanage orr outings passive pathways peck penang
perished pest pets piedmont pike pitchers plausible porn poster precedent
precious premiered problematic progression propelled provocation pulpit purely
puzzle rained raw razed refers reflects reinforced remotely responding rivera
saharan saskatchewan scheffer schizophrenia screamed seafood seattle secretly
sherman shi shooter shuh silence slower songwriter soprano soy speaks speech
spin steinbrenner stumbled sync systematically tackling tiananmen tornado trails
travellers triumph vance vegetables vomiting wagons waterway were wetlands
whites widows wired zheng
-90: accent act activity amenities analyzing anand antarctic appearing areas
arose bacteria baskets bass beginning being betty birthday blackouts bloodiest
blown bombed boxing branding brick burbank cape carolyn ch chili clarity clive
closet complicated constructing corporations couture crystal das dave debbie
debris dependence disrupting drives drones drunken durable eisenhower emma
encourage eugene eva exposing facade farther fault favorite finally forth fujian
furnace gogh gruesome guide henan highlight homeless ii incompatible integral
jen jeou jerry john juh karen killers kingdom klein koreans kramer kuo
landowners laos leaders leaping leopard limbs lisa looting made maharashtra
majesty makes massacres memory mentioned mikhail mills minerals nicely nike
occurring organisations organize orphans outback overboard overture pacific
pageant paints pedestrian persecution persistent persists pigs plateau populous
posing poured practitioner professions progressing pronounced purity quest
rallies rampant rebuilt reel referenced regard regards region religious
repairing richter rings rioters rocked rocker romeo schoolchildren script
seminar settlers shapiro she sheik sheldon sickness slack sleeves snapping
sneakers speaking spur stuck styling surrounds tan tendulkar tension tent
terrorists theology tomb tones toppling touched trade tudor turks vernon
villages vince warren weak weakness werner wholly wilhelm wolfgang
-85: achieved acting aggression altered archipelago ay bankers barbados bean
belong bottled breaking bronx bulbs bulldozers campaigns canoe casinos chan
charles clearer cliff collaborate collaborators comfort communication compelled
complexes computational conway cpc criticized cruiser cuban decade dee della
depend destroying deteriorated deterioration different dinner diversified
driving drummond duh effects empowerment engagement entertainment eradication
everett exhausted extent extinct farmhouse few finely foothold fulfilling fungi
furnished grazing groundwork gus handy hay hockey hugged hui hume hun ida ignore
ignored inaugurated induce instability intentions irving janet jenny kicking
lack leonardo limelight logical mainly malay maneuvers manipulate manufactures
markedly massacre mechanical michelle moist molly mongolian motel motives named
nausea nestor nuns obstacles ole oppenheimer opportunities ostensibly our
outburst outreach pale particular pas paso pastrana pedro persian petty pictures
pink prediction pretext prints priory pyramid rallying red referred renee
reviewer rigged roger ruler russians sabbath sadc scholarly sexes sheltering
shepherd shui siberian significance sikh sindh sketch slum snack soviets
spaniards sparks specializes staunchly steady steward story strains suggesting
tailor tayyip teaming teh that though toast towns turns unfold unleash uphill
ventures versailles volatility weekends whale whom yankees yu zee zoo
-80: abbreviated aboriginal acknowledged administrations age albeit alcoholic
anticipate apache arabian armando axis bait battlefield bernstein bert blatter
bombarded bow bowman boy bruce burnt canned cartels caste cattle chalk
challenges chennai chien clarkson coats coincide colleagues coming commemorating
competent complaining congresses cooking criminals crowned cube custom dakota
daunting desires determination diaz din dismal do dragging educate energies
ernesto established exporting eyebrows factories fdch firmly flattened
fluctuations flux focuses friction fries fukuda gala gateway gently going green
gunned hacking hanks harbin hardened harming hbo hispanics hog hub hubei
humiliated hypothesis impact india inexperienced informal informally
insignificant instant insults intensified jacobs jirga kathryn koh laredo lie
likewise linear loch longevity masculine massacred mathematics maze mccurry
mcgovern mean mild misleading moving murky namibia neil norton older opportunity
organization orthodox parted participated patrolled physics pickups pirated polk
pollster prayers protests prove punjab racing rae railroad reassure refer relies
replied researcher revived ropes sacrifice sequences sharpton small soloist
stirring stressed stronger structures surprises survive sustain suv suzanne
tangible taxis tempo thick tightly timing tombs trait treats troopers trouble
tunnels tutu undermined unfolded unity vaughan victoria victorious vigil
vigorously vijay walls want wwf youths
-75: acknowledgment adler ally anil ann annie antigua anyway assured attacking
automation balkan banished banner basketball betting bible biographies biotech
blunt bounded brooklyn buffy bullock calling carrie casting catastrophe catering
cemeteries chavez chew chicks clifford clothing clyde cnbc coached combining
commemoration committed compatriots conductor congregation conservatory
cornelius cruised damaging dams dealing dent depends destabilize eat enemy
enterprise entirely erupt eve expatriates family farewell farms fea finding
fitting foes forge frank funerals got grain grande grey gunfire hangzhou
harassed harmed he heavyweights herself heterosexual hill histories hunan hurley
ignacio improvement independence indonesians induced informs institute interred
invited jackets jacqueline jaime jimmy kasparov katrina katz kinkel kuh limbaugh
luncheon makers malicious manifesto marta mcmillan melinda melted militancy
misery mobilize modernization moi monterey mustang natasha needles nepal
numerous object ordeal osama ovation palmer pascal patti patton peers penetrate
perkins pie pitch pollsters positioned prince progressed prostitution prussian
pumpkin punishing purpose radicals radios raft reagan reese reich reliable
responsive restaurant rift rubble ruby scripture sea serra sham shaw sicily sick
signaling sir smash smoothly solitary songwriting spaces speakers specially
sphere spoke spun staying storyline studio sumatra supported surround sweeney
swimmers swimming tacoma theaters themselves thwarted tough traffickers trucking
tu tuned uprising vengeance venues wa war wheat willy yet yoh
-70: ablaze absorbed activist afterward ahmadinejad akron albright alliances
allies alphabet alzheimer amc anhui approaches argues arturo aspirations assert
atlas attaches aurora bah barricades battered battleground beacon beg bend boris
braced buick builder burgess business cannon captures cassidy caterpillar cayman
centennial cinnamon coaches colonies com commerce common communicate completely
congregations constant contradictory convention cooperation cornell crawford
cream crisp cure dell descend distinct dogged doo doom doubt drowning durban
dwellings eats ehr engineered enshrined escalation estranged ethical fang
fasting favorites fe felix fiesta flies flop frances frequent garcia gay genus
getting guillaume habitat hackett hai harmon hastily have headaches hers hint
hitting hostile hung hurled implies inscriptions instantly jacob jin judo ken
keynote khmer koch lagging lamy latino lecture liners literal longtime luh
macintosh maine mandela maple marched maria marlon martyrdom massed mclaughlin
mega meltdown mice migrant millennium millions mixture moral moreover netscape
networks newton nicholson oakley obscene palaces plays prasad profitable
protesting quaker reader recent regime relieved rescuing reservoir reservoirs
reveals rhodes ribbons rioting ripped robotic rosa rudd rudy rumors satisfied
screenwriter secular shaky shaquille shopping sid simmons singular slammed
slender smugglers snyder some sonny specials species stalls strauss stresses
strongly suggestion sumo sure symphony tallest tents texts throwing trapping
trinity trip tucson underground urgency visiting visitor vojislav volcano walesa
wallace wasted wear whip woman wong wright yang
-65: activities aggressively akbar altar alto anbar anna anticipation anton
apparently armenians assumptions automobile baja balkans bangalore basilica
baths begged blades blasted blogs bode bolivia breath brewery broadly bump
bunkers cambodian campaigned capturing cascade catholics ceremonies changing
chemistry cio clinging cloth coincided commentator commodity complained
considerable conspiracy constituents crosby deadliest decoration diminishing
easiest efforts encompasses enhanced eradicate ethiopian ethnically exhaustion
expectation exported favorable favoring filming fist flexible fought framed
freedom galicia galveston george gifts glee glowing goldstein goodwill grappling
grave greenberg hahn haiti hampton hardliners hashimoto herbert highlights
himself hinder homosexuals human hurricanes inauguration infinite inhabitants
ivan jeremiah jews kamal khan kinmen knopf kostunica lal lane linux livestock
lobby loom lyric maoists martial mercy method middle mississippi mobilization
monarchs mph mr musharraf nash necessarily nelson nicaragua nintendo notation
organism others ould ozawa painful panther peak peggy penguin pervez pitched
powell presbyterian protestants putin racket remorse respects reviewers robotics
roles rope rutherford saeb salam santo sara saud seasonal sees shen shrugged
silently simplest sixes socialist solar spence straw strengths succeeded sugar
swung teamed tong tongue touch trips tsang twist ukrainians unified urged vague
vegetable volunteers vulnerability waiter warring was weir wildfire wives
worshippers wrong
-60: abandoned accidents addis addressing agony americans amherst annals arias
armey avenue avenues ballard barber battling beams behest berman bertie beyond
bites blanc bloodless bono brook byzantine cake candle cardenas cardoso
cautioned ching choking churchill clara cocoa competitive complementary
conflicts contend countered course crews cycling day deadly defiant dexter
director disruption drake dried drinks duo dwight early eastwood eid endowed
enhance erect essentially exceptional expanding expensive falcon financially
fingers fists flags fleets forging formation furnishings gainesville garage
gardner gastropod growth gundy guyana hal hall harding heels hit holt hunt hurt
hydroelectric inducted infighting initiated introduced invasive iron
irreversible isabel islam ivo jarrett jewels jiangsu joachim joan junta kai
kashmiri katharine kathy kumble larry lasting laurel lion lobbied lobbyist
lowland marked mathematical mazar mentally mi mosques motorsports muqtada naked
nation neglect neighboring newest ngo night nile northeast noses oats olga
opposed opposite organizations organizers orioles otherwise overcrowded pasta
peshawar piles ping pirate plots plotting pose practice presidents preval
principles programmed promising proven prudent pub rabbis raged rather ray
relative republics resource respite responsible resurrected retailers
retrospective revelation rewarded roaming rudolf rus salvation saratoga scale
sectors sevens sheehan shepard shoulders shrine shrinking skating sketches
slamming snails soil solid somewhere souvenir sow spate speed sports sprayed
steam steep struck struggled tactic tadic taekwondo taliban tamil testament
thatcher threads tin tobin translated turmoil twists underlined upside valle
valuable vegas veiled versa victor vigilance visit walker weaker wealth wrestled
-55: acceleration affordable afghans alps altering angles anita annapolis anne
apollo aquatic area artwork aso atlantic ayatollah bakery ball batman batting
bedford belly benches bjp blockbuster blows boat bobby breeders burned burning
changed chin chuck cite clan coating collective combating complains confess
confusion consistency cookies correa countries coupled cowboys cramped create
cubs cycles daughter defiance destiny diet diminished disaster distances
drainage dwelling educational estuary event eye facts fahrenheit far farm
farmland favourable federer finger fledgling flood forming forums franco
gambling gates georges germ glen goodwin gorges guatemala harbour hasty hauling
headmaster hesitation hide holbrooke homegrown homemade hometown honorable hoo
horton hugo hyderabad ihs illicit impaired importing incorporated indications
industrial instances integration intersection intervening interviewer
interviewing jennifer kane khomeini kirby koo kouchner languages lee leo lied
lorraine ma macarthur madeleine magazine magazines majorities malibu manhunt
manifest mansion market mcpherson meant memphis mineral moderates mouth mouths
myanmar nam nanjing neural organisers originates otto outsourcing ozone pace
paralyzed parked passages paz pbs phi pirates pitcher popcorn pope potomac
poverty prius prized productivity prohibition protestant putt queens rahul
rammed react rebuilding reflect refrain represented restraint rethink reversal
rica richest roasted robbed robbers rogge rok role rollins rumours scandals
scientology scott secondly shanxi sharm simulated sitting skaters soap solving
soto southern southwest specimens spike sprawling stretch strife strongholds
stuart summer sur surging susan suspense swift taha tai talbot tech teenager
ties tracked trapped travelers ultra undercut unionists vehemently vicinity
viking when willing wolfe word yangon yiddish zhang
-50: abhisit active addiction advertisers alternative among analyze apprentice
aristide assad austin battles beans biting blankets bones brand bread building
bullying but byron cain call cameron cartoonist caution centerpiece chen chengdu
choir christopher clark coliseum como concrete confederation congressmen
conserve courtyard cruises cuba curtain dating detected detective dictionary
difficulty dig disrupt dressing dukes easier eastern eastman ebola economist
eduard edwin elite employed eponymous equestrian erekat faced factors fade fared
favored features fencing find fort freedoms gayle geometry gibbons governments
greenwich grossed guido guise ha harp haute hazards heads healthy holidays
hungarians hurd hygiene immune infiltrate introduction investors involved
italics ivy jackson kallis knocking kwasniewski lackluster lah lan las leftist
lime lin lining live local locomotive lutheran mack maintaining maneuvering
mapping married master mats meaningless memorial militarily molecules monarchy
mugabe nigerians nordic not now nur observation oldest originate palo parallel
paul peas persson piece pitting pivotal places play poorest positioning
premieres presents preserves presumably prospect prostitute python rails ravi
reasoning rebounding recruited ree rendering residents resistance richardson
rigid roman rubbish runways ruth sahn sails salad scar schumer sergey servant
severely sheen shelling shells shower showtime simitis sister skier slowdown
social sopranos south southwestern speeding speeds stalling stare stifle stream
striking sullivan swear sword swords syed teaching technologies teen therapies
thousands tracy truckers underneath unfairly unforced vacation vargas vasquez
waterloo wedding woo words worse xie yanukovych yeh yogurt
-45: abbot abe adolescents affecting african ages ago anatomy ancestral angrily
antibodies anyone appears arrival assassinated asserts athlete barbed bear beige
beverly blame borneo breakfast brother bullpen businessman byrd california
cambodia cambridge camden captains carnegie carson cathy caucasus censorship
ceremony challenged children church circular clashed clerics coincides coli
comparing comparison competitiveness condolences confrontation consequently
conservative consulted coyotes critically criticizing crosses culminated
deserves design desirable develops di diarrhea difficulties directing
disappointing dissent dolan domestically dravid dresden electromagnetic eluded
emancipation erdogan establishing everglades extremists favorably ferrer firstly
flat fleischer flores francisco fraser fuels fuller fundraiser generalized gibbs
goldsmith gordon governed greenspan hanging headache helped hilltop
homosexuality hood howe inacio inadvertently inappropriate inception innocence
insanity iowa jefferson joaquin juarez judging justified kappa kitchens kobe lag
launching laura leno liberal lined loop lows lugar mariano masks melanie
migrants mine mines minivan mit model moisture monica moo moss motherland
mubarak muhammad nagano nazi nearby neither niece novice offensives
organizational origin orphan ortega outages outbreaks outrage overland pablo pam
particle philharmonic picking pieces plagued playboy plum ponce pops positive
precarious preserved president pressured priest primakov processors prospects
puerto quake rao reactions recording rehearsal reliance relief rely respectable
responds risky roe ron saint saturn says screw seminars seth seymour shaft shale
simplified sims slightest sonia southeast springfield standstill steiner stood
stopping studies sufficiently suggestions sway synopsis ted telescope
theoretical till tim tore trusted turnaround underscore underwear volatile wah
wanted watson webb wheels whose willis wisely wreckage yun
-40: ababa accolades aerial aiding alarm aliyev altitude apparent appropriately
arabs arrow assertions backer barnard beckett belongs biotechnology blackberry
blacks blake buildings cabbage cameras catherine champs cheaper cheat chong city
closer collapsing collided color combination communal condemned consort
constantine contributes cornwall couch counterparts cousin cow czechoslovakia
dairy daryl deborah deco demonstrators derbyshire discomfort disease
distributors dolphin du edgar edward ehl emerson eminem equality erode evergreen
exiled expert famer florence football formulated found fragments franchises
fulton generals generated gilchrist giuseppe global glossy goh gore governance
gran grange gretzky grizzlies ground hao headquartered heavy heinrich helmand
highs hoax hoping houghton hsu inflammatory instance instructor intent
intentionally intercourse interests invasion jacket jacobson jacques japanese
jeb jing jolie journalistic kabila kensington keyboards large levi liberation
livelihood livingstone located lying magnitude mandarin maori marketing mass
mcgrath mercer metals midtown minibus mistake mourning mozambique na navigation
near nesting nra oaks overcome overrun palm partnered phoned pius plummer pol
popped powerhouse professional projecting propel publishing pushing randall
rangel ranges raza receptors regrets renamed replica reruns rowe saga sampson
sausage scars schwarzenegger shu signs smog sonics spacecraft standing steamed
stopped streak strongman subjective suburbs successors supposed surrey
sutherland suzuki taylor theirs tick tour trajectory trap trousers turnpike una
unexpected unsure values variation venue walsh walters wardrobe warlord weakened
xu yacht yousef
-35: affects alaska alerted although anastasia and android archeological
armitage arrived assorted assumption astros attic baker bian blog bourbon
braking burke burnham catch caused chairs charlie chevy classmate closest
collegiate columbus confessed connect connected contacts convent convince
coronation cr crawl curtis darrell datuk deepened denise derive descending
designed destroy differs diminish dire dish dj dodgers dominant donald dorset
downplayed drone duval ecumenical editorials eelam electric embarrassment emilio
enclosed enterprises ethanol europe explanations exploration express extensive
eyewitness facilitate feature feuding flick flipped footprint functioning gate
genetics georg gift gloves gown greenpeace haider hails henry hess hispanic hoya
hua hutton ignited imported importers improving inflicted informed insider
islands jim johann judged julius ka kept klaus kristin ky label lam lauren
lenses lent linguistic luciano manufacturers mapped maritime maskhadov
mastermind matthews mayer meal mediterranean message mexico might mirza miss
montgomerie mrs mullen mumbai muscles nails needle neumann newcomers nicaraguan
nissan nude odinga omar ordained originally orleans oval packard
parliamentarians partnerships peninsula perennial peruvian peter pitino planner
powered pressuring psychiatrist punches quick racially rally recorders relax
reluctant repercussions retreated ricky roadway roo safest sah scare scenario
scientific secessionist settings shalom sharp shih sickened sins slobodan
slowest smoke snapped softening specifically spector spokane staircase
stewardship stocked storming subspecies supermarkets supremacy surges survived
swim swore sylvester synchronized syrup systematic tao tata tbilisi teamsters
telegram therapeutic tomato tooth torch tossed touches tracking traffic trivial
turf tvs types unmanned upright uses vincent wall wanderers water weeklong wie
worsened zoran
-30: abusive academies acronym actions adherence affected airplane alberta
albuquerque alexis ambrose angular apologize arab arenas array arrives artworks
asserted atkinson balancing baltic bestowed bickering billed blackwell boarded
briggs britney brunei by cadres canary captained casino celtics chao cheese
chickens christian cinemas clintons cloning coated colours commenting conducting
congolese connecting conscience contra contributing cooling coordinated cope
cppcc cruise cue cumberland curbing cutter cyclists demolished destruction
detectives develop devils dion disappeared diseases disparity display dozens
drama drawings edited egan empowered ethnic exchanges expect fastest feasible
filtering firefighters fits fled flynn gadhafi gah ganguly garbage geopolitical
georgian germans graphics grouping gym handicapped having hebei hesse higgins
hms imprint inaction incorporate incursions indication insulting insurgency
intensify interpreter jerk joints jonas kitchen kitty knees koreas kuchma lahn
laid lanes laureate laying leagues leslie levine lgbt liaoning liberia librarian
lim location louise loyola mantle max mazda meaningful mediated meh mercenaries
mirror mitchell moines mosque naacp nader need newer occurs odor offspring
oregon pakistan panamanian parents parker pena performance petersen phillip
pinpoint preserve producer publishers ramadi real recession reconciliation
reconstructed reluctance remarks resident residing resurgent rifles ronnie
rumsfeld sandwich saxon scratch senegalese seriousness shan sheila sidelines
simultaneously soong sponsoring steered stepping stern streaming streamlined
stronghold stumbling subdivisions suffering suits supporting this tiles tina
towers translates tuna ultimately uniforms unix unravel upstairs venerable verde
vicar vinci walnut weakest westchester whenever white worldwide youngster yousuf
-25: abbott abd abdallah accountants accusing admits airplanes alison allison
allmusic andy antiquities arthritis bak batsman battled belonged belonging
benjamin billionaire bolivian bone bowed brandenburg brewers brittany buchanan
burton camera cannons cao capitals cereal chateau chesapeake chips christensen
christi clifton clips collapse colony comes commitment competed competitions
correlation costas crossed danger dashed democratic deserve diallo digest
disappear disguised disposable disregard distinction distinctions diversion drag
dramatically dreamworks drills during elevator ellen enclosure establishments
evidence ewing expose fighting firepower flagging flew foods forms freddy
fundamentalist garry golden graham grip guangdong haven headlines heart helmets
helping hiding highway hilary him honor hotels houses hungarian ibm inferior
infiltration initiatives intentional interfere invites isaac jah jammu jay jeff
joanna joseph keith khamenei lahore lai lange language laurence lavrov lds len
less lotus loyalist malcolm map marcel marsh martyrs merchant milk mini mistakes
mollusk monte more motorists nafta nevada noah norm normal north northridge
omega oracle owe owning pamphlet pamphlets papua paramount patches peacemaking
peripheral perot philippoussis photographs picture piracy pitt pneumonia poised
posed prada prayer premiere prevented profiling programming promise publicized
racial raja recycled remedy resonance retreating riley robert rothschild roy sal
salaam samaranch satellites sawyer scenarios scotia series shields shimon
situations skate skyscraper slowed soaring spans spared stadiums star static
stimulate strategies structured studded sultan sunk suspicious sustaining
syndicate tail tanzania telephones tires tram trick trucks tufts tulsa tung uh
unionist unveiling usa used verse virgin virtual wake wed wei wharf wisconsin
worms yeast
-20: abraham abramoff accelerated accessories adopting adversely advertise
advertised advocacy airs alfonso allan arrows ash athletes badawi bahamas bailey
bakiyev balcony because bernhard bio blackout blazers bogeys books bosses
boucher boycotting brands brodeur brookings build cage capabilities capitol
castle catalonia cause chapel chechens cheryl chicken chronology clare
collecting collier combines commissioner computerized computers concern cooled
correspondents cough couple crime crippled cromwell cub dalian dead desmond
detached diamondbacks did die dignity dino disorders divisive dominique drained
ducks dye eclipse effect embark enlist essex ethiopia examines exchanging
expectations fabricated fairfield faltered fao faster fatigue faulkner feud fide
finite float foam focus francis freely freeman freshly fuh gaston glenn groups
guided haley hallway handful haq hears highlighted hobart honduras hubs huskies
ignores implications indoor inscription islander israelis jun kang keeping
labels landings lara lecturer lesbian limousine localities longest magnate
manufacture marie martinez mas mavericks mcmahon measured mehd mellon menem
mention messaging mirrors missions modest moore moussa mozambican muslim naples
northeastern northernmost olson optic outfield pamela parts patten peabody pens
peru philip pins policymakers political ponder pontiac predecessor prostitutes
protesters pseudonym pumped punch railways recognition references refrained
remixes revelations romanians runway sabotage segregated sensory sexuality shee
skull slaughtered socks software sophie space spanning specimen speculate squash
stakeholders starr stationary statistically stepfather stickers sticky stir
stripes surveyed tajikistan targeting tattoo television textile therefore toro
traumatic triangular tuning undertaken underwood ussr vandalism various vests
wang weston whitney willingness wishes withstand wwii
-15: about adelaide affair ahn albert algorithm alicia alleviate arch aria arise
arises attention banker barrage bashar benton berg blames bloated boiling boyle
bratislava bridge bringing budapest cadillac calderon calendar candles capriati
ceased cello ceremonial charleston chernomyrdin chord chords cloned clout
columnist confidence consumption convenience courtney creates crossfire crust
czar da damaged decay decisively deeper def del delhi destinations dick
disciplines disgrace disperse dole donating dora drawing drove dwindled east
eaton egypt elizabeth elliott enabled engraved environmental ep experts
expresses extinguished extremist factory federation filipinos firefight foe
footage forbid fulfilled fundraising gauge glance glendale graduated grammar
grandchildren guo hamper handheld harry hart harvard has helicopters hernandez
hesitate high holden holmes hundreds hurling ill indices inscribed integrate
integrated invitational janata joanne journalist junction kandahar kendall ki
lacrosse lancashire land landmark lashkar lau layers led leone liquor lobbying
lobbyists lopsided louis mahmud maintained marlins maxwell medley mentioning
mercosur militias millionaire mindanao mission mo mobilized mohamad mole morale
napster narrow nashville nest operators organizes orlando outer outlying
outskirts pacers pain pairing part patel peaking perimeter pettitte phelps pi
pit placards plaster plumbing politburo portland processes prolonged promises
prosecuting protested purportedly readings regularly remix replies revive riot
roadside roberto royalist rubin rugova russ sahara sampras scathing sellers
seville sharma sharper sihanouk sinking skated someone sons spat speak spiral
sporting sri stairs stockton structure theological todd transformers tumbling
turbines tycoon upholding valentin vein video videos violence virtually vol
walked wb wes whereas whitaker widow worsening xii yassin zambian
-10: academy accumulation aceh adams aids airfield akram alamo alias ambiguity
anew appliances argued argument avengers avoided baron beats believes bell
benefit blasts blew blitz bookstore bounty boyd braves brenda brown cabins
calmly camps cesar change charitable cheating cholera christchurch clayton
clocked cognitive cola comparative computer concentrate concerto conferences
connects consequences considerably cooperating craven creed criticism
culminating curry cutler dam damon deepen define delgado derived detect devise
doctrine downey doyle easily ecowas elton endangered equilibrium espionage espn
evan evening exercises facial filters fireplace flanked flats friedman fry
galileo game gearing globe greenwood gutierrez hamm hatoyama headlined healed
hearts heel henson herrera holed hormones hubert humphrey il implicit joe jon
jude kaohsiung kok lagos legion letterman libraries loh loyalty manufacturing
marvel measurements melbourne mere miners mobility moderate mosquito negroponte
nokia nonfiction nor northwestern nuevo nursery obasanjo obesity onion opened
ortiz outscored oxford oxide padres palace paramedics parkway parsons parties
pensacola peterson physical pierce plants pornographic possesses pr predator
proclamation progressively pulp pursuit quantities quetta quickly radio rebecca
recep refuge regulated renovated richard richie rid riordan rogers roundup
royals ruh safeguarding sco secretary selling sen shore sigma sin skeleton
soccer spraying spread stealing stealth sting stop strand strictly stump suburb
suleiman suns suspicion swollen synagogue teeth therapist thousand toledo tom
tonga topics tortured translations trash treaties tried unions unknown
unprecedented unsettled usually vee vera verbs vermont vic vietnam vista warned
waziristan wilson wolves wreck yamaha
-5: agassi aging airliners alexander all almost anaheim arena arming assassin
assaulted atoms atta badly bangladesh barak bashir bassist bay benson beverage
blackhawks blackpool blogger bombardment boundaries boxer brahimi brain brigham
brush brushed bust butt cairns cars categorized ce chevrolet cisco clippers
coast commentaries compare consultant consume continental contributions cristina
crumbled cylinders deacon debra declarations deepest desktop devon dictate
dilemma disks disproportionate draped dunk eagle economics editor enough ensued
erupted essential et ethan evans excessive exile factional feldman fiber
fielding fiji flaw gears gill guerrero guggenheim hairs haitian hamdan hancock
handlers hardware hasina hedge hole homer hopkins hovered idaho igor immigrants
incidents increasing insult intel invoked justify kagame kah kansas karzai keel
keeps kenny kirk kph lakers lancaster landslide langer lankan leigh liberate
links louisiana malaria margaret markers marking mason means menus mets mick
misled mount multinational mutual name napolitano navarro nawaz nay nc
neighbourhood nepali nephew odds offerings old onetime opening osborne oscars
outposts overcame paint papandreou parishioners participants partisan pepsi
performs piers pilgrim pipes platform poker poses postwar potatoes predicts
privately prodigy protecting pursuing rafsanjani raiders raping raptors recently
renting resides revealing rising risked rod russo rutgers sarah satisfaction
segments selective settled sexually shelter shortage silver skins slugger
smuggling sore soured southernmost soybean spine stability stokes streamed
suharto summit surgeons sustained televised those titans tobago trademark
trailer trio turn unarmed und unpopular vilnius virginia wasting web whatever
whilst wicket wife william xiamen yoo yushchenko
0: addicts aimed alfredo alliance ambassador anc ancestry apologies apologized
aussie baden bahadur bali bangladeshi barbara barry bed belt bernie bhutto
billboard bolstering bravo brunt buildup burkina buster buttons bystanders came
carl carlo caroline caucus cemetery centenary centrist chairperson christine
chunks clip cody coke collections communes conclusion confessions conservatives
consolidating contended continue contributed convoys covered crossing cummings
cured davydenko defeating defences diane died diver diving dome drawn editors
electronic emory engagements entitled equipped es excavation expectancy factions
fallen fellowship fernando ferry fires forcefully fractured gaulle gays
geographic griffey groom guatemalan guilt hadley havens heavier hitter holy
hydro inadequate incumbents indonesia indoors insist interfering interventions
invade invested ipod islamists isolate jaya jet jilin judd julian kennedy kerr
la lacked larvae laurent leadership leningrad les lewis lightweight limb lincoln
mahr malawi manipulation maradona mare mates monsanto moro morrison mortars
morton moshe moslems mothers mujahedeen nikolai nunn obstacle occurred
operatives opinions organisation ottoman outlet overweight panama panda pandas
party past paulson payton pesticide pew pickup plymouth po possess pot predicted
prevalence princeton produces professors project propeller prussia publications
quicker raleigh ranger read rebuild recognised recovery reeling reformed rented
responded revenge roadmap robertson rolled roof rosario rouge rwanda safe
sanford scarborough scarf schwartz screenplay selectors senegal shaath sharks
shaun sheikh shire shocks shrunk signalled skater slater slew snapshot sneak
solved spells spotlight squarely stable states statistical strait strategy
suitable superior surge surgeon sweeps symptoms syrians teddy televisions
theorem told train trump tsai tumble ty uncertain unreasonable untouched upon
uribe vanderbilt viola watkins wayne weaknesses wheelchair workouts written
yielded york zimmerman zuma
5: abidjan accidentally aim albany alternating amin amos ample angela aquino
armstrong arroyo assassinate assemblyman assisting aung barge beijing benazir
benin bennett bilateral bind biology bipartisan blackmail blow booth borne bring
broadcasts brokers bullets bunker butcher buying can canadians canopy
capitalized carefully carter catalog clashes cleveland collapsed commanders
commandments compose conspired continuing controversy conventional corporation
coughlin crackdown crest curtailed cyber debut decline decorations defines
delivering democratically demos departed depth derives deter developer digitally
disarray discussing djokovic dominance drains duffy elway enhancement erie ernst
estates explosion extant eyeing faldo falls farrell feet fellow floating flour
flow forehand forehead forged gases graders grounded grueling guangzhou gutted
gymnastics had hang hardline healy heightened hewitt hungary hurst ignite
improvements indicators infrared instructors intensive interpretation invite
iranians irregular islamiyah ismail isolation ivanov izetbegovic jetliner ji
jill joel johansson johns joined journalists kan kazan keating khalifa knicks
knight knowingly labs laden lamb lars lawful lawson lei lineage logged make
managers manny mar marion marshal men michel midnight miles mohammad montenegrin
moreno mosley mushrooms nee nicole oak of olusegun operated oscar owens
paralysis paving peaked penguins pep peppers pereira perth pet plates pollutants
possibly predators priests punching quo rapper reaction regency regulars
regulating relation reporters rey rockets ross rove rowling salmon schemes
sciences scolari secretaries sensational serge serious setbacks setting shandong
shifts shortcomings simon slipping sloan smoked smuggled sniper soda sol
solutions soon staten stigma stricken su suh sul sustainability symbolic
synagogues tam tanzanian terry textbook thaksin time tipping townships track
trader trainers traveler treating trojans unfavorable unnoticed utah verses
viewer viewers volunteered washington west whales wheel whistle yudhoyono zanu
zia
10: aba accords adhere adjusting afternoon ailments alarms alcoholism aloud
amanda anchors anywhere apart arizona arrivals arrive assassinations austrians
automated avon beatty beaumont belichick bildt blade boer bowles boxers bride
briefed broadcasting buried campbell campus canvas categorically celtic chang
charlotte cheng claire coach coal commune comoros concludes continues continuity
cook coordinator copper corpses crises cunningham de debates diana dining
disorder diyala djibouti downhill earl elf eli ellis emanuel energy enforced
enforcing escalated field fighters flames flaws footed forces freetown fresno
furthermore generating genesis geoffrey georgia giant gingrich gram guam guest
gunships gut hamid harshly helmut hermann hewlett hingis hiroshi holland hooper
however indicator institutes ions islamic it jaw joshua kathmandu kazakh
kazakhstan kelley ku kyrgyzstan lacks lasted legislator lips los lynn manhattan
manned manuel marshall martina marty masters mayors meat mend minsk mold morrow
mourners neville nonprofit normally numbers occasions offensive olsen outbreak
paternal penn planning plot ponting possessing pro procter progresses
proliferation province rebounded reconstruct reds reforms representing reprinted
rico rome sailed salah sam san sarasota scoreboard secession sect seizures
separatists serves sexual sharapova shared shoe shootings sih similar slade slim
solo sorting specialists sped spencer spy standout stick storing stranded
strangled succeeds suffer suggested survivors suu sweeping tailored tanner taps
tasked telecast teller texas theresa thinly thumbs titan tobias translation
treat trinidad trivia trooper trunk twins type uighurs undertook undisputed
unexpectedly urging variants veins vessels vikings vladimir von walter watergate
watts winston women wrestler yao yar years
15: abandoning abed ability accelerate accidental advises also answering anti
anticipated antonio archie ark arriving associates athletics attendance aviation
barrow bin birdies blanche bloodshed bolt both boundary calculating callers
canada captivity carlos carrot chalabi clandestine classroom climb clues colin
comrades concluded conjunction connor consolidation constantinople crushing
curling dae darryl debating dice discussion dragons duncan edison ee en enrique
enzymes exposed faltering fatally fatty fearing feeds ferries fertility filipino
fortified fowler fridays gabriel gallagher galway garnered gators georgetown
grammy greenland grilled guinea gulf harrington hebrew holyfield ibn inaugural
infected ingredient inspecting installations institution insulation jared juice
julie kingston knives lines linking literacy logan longhorns looted lowe
macdonald magnum makeover marianne mario marquee massive meaning mechanic
mediator mediators middleton milosevic mobutu moe mombasa moody morning morris
mortal motivation moya murderer murray nebraska needy nicky olive os participant
peacefully percy peril pockets pratt preventing problem produce projects proof
protein protestors que rahman railway ram rays ready rebuke reed regis reinforce
repeatedly republicans response ring rite rna roadblocks roll rosenthal rosie
rsa safin sanitary saturdays saving schwab scrub seles severe shelters shifted
shoot shortest sides siege skin slows spear stray string subdivision suicides
supplying surface surpassed swat swelled tabloid tarmac te tensions terence
terrorist ticking tournaments tow tracks traction tracts trusts uniform unlikely
usage uttar vacuum vanity vice videotaped vow weinstein welch winchester windsor
wuhan yale yorkshire zones
20: achieve ad aden adults advised affiliated again ahern alejandro alexandria
ambush anglican arguments ashton associated assure atlantis automakers avalanche
bahr bai barack bargain basil batted battle bavaria bearing beatings beverages
bigger blanco bolstered brink broadband burger burundi casa catastrophic causes
cavaliers clean clemens clinton clutching compass compounds concord construct
crease culprit cuomo currencies defenses dennis deprivation dili directions
discriminatory disgraced divorced elementary employ envoys equations erickson
escaping escorted estrada etymology expertise exports finley flip footballer
forgiven fritz fuji garlic giants gillette giuliani goods greater habibie
handball hastings hayward heated hoc holiest hsieh huckabee husbands hutchinson
hydrogen iii illegally induction initially installing integrity interface ion
jake jeter journals judith kim kwan laptops latter letting lexington lindh liz
lleyton maher mai mainland manor mart martin martins masterminding matter mckay
medina merging minimal mint missouri mitterrand monrovia nasrallah nasser nathan
nativity neighbouring nikolay nobel obituary ontario opponents organise orion
ouster paired partnership patricia patriot patrols perpetrators pesticides
phantom physiology pierre pla plastic players policies pools privy protected
pumping putnam raced ramirez ramon ravalomanana rawalpindi redmond reissued
reluctantly remains remedies replays represents reynolds ridden risking robb
robberies robinson room routinely rumored rupert samarra sap scaled scrambling
scripts semiconductor seminary sensitivity seriously servers setup sharif
shenyang shock sided signaled simpson sinai slaughter socialists somalia sosa
spears spends springboard stain stands starvation stewart strengthened sulawesi
supports surfaced sven swam sweep tagged taiwan task teachers telegraph
terrestrial than trailed transatlantic transparency tributary uncertainties
upgrading vapor vertical vicente wahid weaponry weber westwood wholesalers
winnipeg wrestlers xv
25: aclu adam adjacent adopted aged ahmad alba allege already alternatives
ambiguous ana andretti andrew annexed appear apprehended assuring avian balloon
bce belarusian beshir bissau blaze boyfriend brief bush businesses butter
campuses cardboard cheek cheung chicago chongqing circumstances collapses collar
college colorado compatible competitors composition conditioning connection
cooke cooked cordon corpse corruption coup daughters dealings dean debuted
defectors derek devaluation discussions disgruntled displaced divinity
downstream drive dubious ed element emerge enactment entrusted envisions episode
epo equitable factor failures feed fernandes fiasco fights figures fina
fitzgerald forbes forex fortune foster fours francesco gamble generate gephardt
goma gramm grenades grouped gwen handbook hans hanson hawks hopes horizon
hovering imposing improve incomes initiative instructed intending internet
intifada ivanisevic jemaah jerseys jihad jonathan josef juan kerry kinshasa
kirsten knocks kyle kyrgyz lemon likelihood liu log logs lombardi loophole ltd
lucas macedonian mackay macro macroeconomic manager mansfield massey maurice
medicine medvedev mesa mia microphone miller mode modes mogadishu mutant neal
nets newport nick no objected occur outcry outfit outside pads pakistani
parliaments participating pasha pastry patriots patrol pedal pepsico persuading
phillies phones piling platforms polytechnic preparations pressures programmer
pulling ra rachel raped recapture reciprocal recognizes relocated reno research
resources restoration reunited rhine rise rockefeller roth rubens said salim
savoy scanning separatist settler severed sherry shiites ships sistani sked
slide specialized springboks stadium standards stated steroids steve straight
straits strikes subjects suffers surpassing syndrome tanaka tay texans thames
timely tome tributaries tuberculosis tutsi umpires undermine utmost vans vaughn
vi virus walton warden warehouses warne waugh weightlifting wide wizards xvi
ying zah
30: able absolute abuses accusation accusations ada adrian advertisement advise
airmen alignment alongside ambassadors analysts anders ang angolan annexation
archer arranged arranging artillery attends auditorium baby bacon baird bart
beit bernard blast bogged bottles bounds brazil broke cab cam cathedral chain
chile clemson cobra colbert collins commercial comparable compiling compressed
concentration confederate conflict congestion consecrated consultancy conte
controversies coordinating corning councilman couples courses covenant cynthia
dartmouth demo devices diplomat disadvantage discarded discussed disruptions
distract dodge dots downside drastic draws duel eddie elderly emptied endit
explanation exterior faults favor fence figure fire firmer flee forgive fork
formulation freestyle frontman fuse gaining general geographical gil ginsburg
guarded guild hakim hammered hands hansen hashemi hazardous helmet helps hints
hiroshima his husband ifor illegitimate imply in indicate indirectly industrials
inflammation insistence insurgents iphone itinerary japan jean julio kaczynski
karachi kemp kuomintang laboratories late lauderdale lea leadoff let lima
lindsay luiz luxury makeshift mali meanings medium meeting meg mena mendoza
merchandise molecule motorola murdering nagasaki narcotics ne negotiator
neutrality nm noor norodom nose observer ochoa oklahoma onions orbiting own
owners packers pak parcells passing patch phnom photograph platinum pollution
population portal possibility prices pronunciation proposing protective
prototype providence published pubs puck rabin raphael rationale receivers
recognise recruiting reforming regulate repaired reporter rested roc rugby
runaway salinas salvatore sampling sanctioned sauce saying scaling scam screens
secrets sensors serena shelves shoots signals size smear softened somerset soo
spilling squandered square stabilized stayed stephens stove strained surprise
survival swelling systems tap tennessee terrorism thinner torn tory triggered
turner twin tyre uganda umpire unconstitutional undergone unify unwilling using
uzbekistan van variables velocity vent venture videotapes vocalist vowing waist
waited weaken wealthiest weiss weld wharton wii wreath yates yellow zambia
zelaya zoning zyuganov
35: achieving addressed advising afforded aiming aires arabic arkansas armenian
ashore asserting audio auschwitz australia ayman barrier baylor be bears becker
besieged bet blair blistering broad broken bryant buckley bulb busiest campaign
canadiens canucks capability carla carr chimney circuits clarke clement clutch
commuter condoleezza confined contests contribute costly counterpart crusaders
curt dame danes danielle dart days daytona denominations digital dioxide
disagreements discrete diversify earnhardt efficiently elisabeth emerges
enabling encryption endangering endeavour executing explosive fall families
feeding females fictitious fine flared flatly fleming flushing francois
frontline fumes fundamental goodyear graves greenback greenhouse gregory
guerrillas gyanendra hangs harm heights henderson holocaust horta householder
ian identifying illinois inc indiana indies ingushetia ire islanders issa jalal
jfk jo kabul kay khalilzad killed koizumi kremlin laboratory lamp lands lansing
laws leader lebed lewinsky limbo lott majors marriages matchup maternal mattel
matthew miguel minorities miranda mitigate motion mourinho musab obama onslaught
packaged patriarch penetration pennant periodically perry phil pietro pillow
pinch plavsic pornography presently production products pt qaida quantity raids
reaching rectangular refugees reigning ren reproduce republican rio romero
routes sail school sediment seizing separating showed simmering sit skilling
skirt skopje slam smith snipers solve sparking speedy spend spent spreads
stabbing startup steer stinging subaru submarine sulfur sutton tapes teacher
technicians thailand through throw tile times torched tower toyota transporting
troublesome twitter typically ulrich umbrella unconscious universal unlawful
unrest upton uss versus vest victories warwick wells went whitman wildcats wiley
windows witness wrapping zaire zardari zealand zimbabwe zimbabwean
40: abc adidas adjoining admiral adriatic advertising afterwards alpha andrews
angola apostolic armed asthma attain attempting autograph bare bel benitez
bharatiya billiton birdie boehner bombers boss bowen bragg brawl brock busan
cairo calculated cannes career catalan catcher catholic certainty chadian
challenge chandler chrome chung circulating clamp classrooms clear competition
compounded compromises conclude considers conspiring convened cooper
coordination corner costa counselors countess critical dane davis dealers
defeated delegation dengue denials detectors ditch divide domains downward
drilled eagles egyptian ehud electing embroiled engineering enriching entertain
ethnicity exclusively faso favourite feinstein finale fledged food foreigner
formulate forrester frederic freezing fri fta fujimori fully gold her hines hose
hosting hugh illness imperial including involvement itself ivanovic jays jewish
justification khartoum killing kirchner kodak lanka launched limerick lingering
louisville luanda lusaka mahdi mahmoud maier maneuver marquez marwan
massachusetts massimo mauritania mcdonald mcveigh mergers messages mustafa nate
ned network nicola normandy norwood notre nuh nw objective occupying oceania
orange other outlawed outnumbered overwhelmingly panetta pcs pen picket piled
pinto piper please preparation proceeded properties protect protest pumps push
quentin quiz rabbani ranging razor rebound receptor rector regent repeating
representative reviews riders rodrigo saleh samoa sanitation senator serial
served several sex shanghai shia shift shipyard shooting short shots should si
simplify site slovenia smuggle solana spark speedway stabilization strickland
strings submarines succumbed suite tapped telecommunication thompson threatens
thus tianjin tigers tommy topic toughest towel trace treasuries tribunals
turkmen tuzla tymoshenko ultimate underlying united universidad upstream use
veterans villiers waits warships whoever wichita wings wiping wrapped yields
yusuf zebari
45: abdul abused accountable advice aegean aired airplay alam amassed ames api
apparatus armour assertion astronauts autos aziz balanced bates bbn behavioral
bentley bombings boosting borrowed brad braun briefly broadcasters cabin cabrera
canberra carroll casts chairman chairwoman chee cho civil cleaned cleaning
coffins columns comeback commanded competes condemnation congressman consensus
consultative contribution corridor countdown counter county crashed damascus
datafile deflation delta deposed des deteriorate dianne differ differed
difference differences discipline docks does doherty doubleday drc duke effort
english escape except expos facto false favourites federations fernandez
ferreira ferrero fielder fighter flanders flurry foiled follow forecast
forgiveness frozen ghanaian google greene greer guarding gustavo hangar hardship
harper headed heaviest hercules hits homes hostel hyun im inconclusive
infrastructure innings invitation iqbal italians jar joey johannesburg joining
kampala kaplan kathleen korea lafayette latham le lesser levin lieutenants liner
loeb longstanding lori malone marat marc marietta material mesh militant
minister minnesota molecular mundo murderers nasa nguyen oakland oas occupation
oils ousting outcome overseen paralympic paste pentium perform petrochemical pin
plural polio posthumously precautions presentation presenter prime process
prohibitive putting quarterbacks recycling rees restored riddled rob rodriguez
rookies rotten route sacramento sailors saints samantha sank saves seated
secretariat sector settling shanahan shelby siblings simone since sofa son
southeastern sparked speculation sponsored stacy staffed stance stretched
substances sussex tal tallinn tape taxonomy temperature toh traces trading
transcription translate turnout tutsis unacceptable undated usual vale vendor
venezuelan viktor welcomes wiped wolff workout yesterday yong your
50: accident acids acres afghan aground airing albania algeria app appealed
appearance arc arrangement ashley assemblies assistant autonomous awaited awami
away bacterial barkley barre based batters ben blockade bodies bombing boroughs
boycotted breaker brett brighton bruins cannot caspian causing cavalry charity
chilean choi chose cites clubs cluster cohen combine commodore companion
composite condemns conglomerate conrad consoles cookie courthouse cups currie cy
delivers density deprived derby deserved despite detailing dhaka disagreed
dmitry dunn dvds eisner electronics elsewhere emil enables ensured eritrea
eritrean estate estonian excel exercise extraction facing federated fis floated
foreign forensic gag games garza geithner gen gilles graeme grozny guh gunbattle
hammer hawkish herald hitachi home honda house inability independents indexes
indicating institutions intervened ivory junichiro justin kadyrov kahr kenya
killings kin kuala labor leach legs leveled lincolnshire litvinenko lra madison
managing marcos marine marquis matrix mccain mccormack mcgill mckenzie
mechanisms minimize minneapolis mir mohammed moran multilateral muscle nadal
najib nan neatly newscast nightly nolan nypd oau osman oversaw owned palestine
period philippines poison poland polled pomeranian portable pour principality
printers promotional protocols public punish quoting radovan ranged reasonable
rebel recovering reinforcement relevant represent reproduction responses
restoring robbie rosemary routed ruben runners saddle salazar sans scot
sebastian secrecy segment serbs shelled sheriff shortages signature silva sized
skipping slalom slams slight solution soyuz spam spelled srinagar stage stanford
stanley substance succeed succeeding surpluses suspicions tactical tcu temporal
tentative territory thai them threaten titular trafficking transportation
transports trust turkmenistan ul undocumented unesco updating utc vanessa
vanguard varying veterinarian villepin viral volume wickets windfall worries
zach
55: abrams abroad accessory acid admitting adverse aeronautics afghanistan aisle
alberto ali allegedly amid amir anderson arguing armoured audition avail bars
battleship beat beaten begins bleeding bore bowl browne busch bye calcium camp
cantor capello cardinal cast cellar chamber chance choices chris citadel claude
close colombia combustion commenced companies competence constraints corps could
counterattack counties croatian dalton danny demand democrat dentist dependency
detachment detail dimension dipping disappears distributed dolphins doug douglas
dragged drill edge elaborating embarrassing episodes equities every executives
explicitly feingold financier fk flare floors footing franks genes gerry get
grand gt gucci guns harris heap hides hinted homers honduran hossein housed
hunger idle implementing importer indonesian indy influenza ingredients
initiation ink intergovernmental interstate into investor islamabad jordan
jurisdictions kahn keyboard kumaratunga landlord lends lettuce library loads
looms lopez lords lorenzo macao maiden marriage mccarthy mcgee media metabolism
meyers micro mlb monterrey mora muller musa nascar nautical nave newcomer
occupied oder oliver owner participates pave pearce peeled pelosi pga philipp
picked plasma postseason poultry power precincts preferring prepared presenting
pressed print promoted publisher pulse qassam quell quitting ramp rancho
recounts refurbished regaining rents repeated republic reunite romanian rory
rounder rows salt scalia schultz scrimmage shinawatra shuttered solely source
spokesperson stemmed stephanie stiff strain strikeouts stud subjected suffrage
tablets tallahassee thornton thorpe tip tirana uproar vancouver variant vehicles
vie volumes wade weekdays williams yeltsin zip
60: accorded accused ace allied alloy an analyst antibiotics arrangements ask
assassination atom authenticity awards azerbaijani babies background baku barr
baseline baseman belts between biennial blowout bogey boston bt bulls burlington
buyers cali captured carbon carrying castillo cc cells chambers champion chatham
chaudhry chirac chun clue coat cod colour concentrations concorde condo consider
cordoned credibility dan deemed delegations demilitarized differing disabilities
disambiguation discusses distributing donated dos dudayev elevated engines
equatorial fah faisal falsely ferdinand flemish ford gallup gamma gbagbo geo
gloucestershire griffin grocery guadalajara hassan hathaway heading help
hierarchy holes hostilities hotel huber incident insisted instead institutional
intend internally interview investment involves justice kaiser kent kohl lamar
lay leaf leipzig liberties lighter luis marino mark markings math mediate
medicines michaels microsoft middlesex mistakenly mitch mueller murders nadia
nailed nalbandian nerve newsletter newspapers normalization norris npc obrador
olives olympics optimal orient outlook overtake pac packaging pataki pathway pc
powder powers preparedness prompting racked rallied ranariddh reaffirmed
reclaimed reconcile refining reform registering reilly relatives reservations
ribbon rochester rodham rom romano routine seasons seeds semis serbian sharon
sheffield significant sixteenth spatial spree stainless staked start stating
step syracuse tamils tanjug tariq teenage terror then thor thorough thrashers
tikrit timothy tire tomorrow trans transit travel treasurer truck tucker tumor
tv ucla umar unfit unintended venezuela versions vested videotape villa
volkswagen volunteer warehouse warsaw wesley while wimbledon worcestershire
workplace xfdws yevgeny yitzhak
65: abductions achilles adultery advisories algiers ambitions analyzed anchored
angus antara armor arteries ashes associate attachment automotive azerbaijan
baking baton bedroom beforehand bihac biographical bite bookstores bronze
browning burial buses captain carlisle catalogue cellular celsius centimeters
central channels chapman chapter chapters charred cheapest chipped cited class
colleague commandant comments compared competitor compromised conference
construction counselor courtroom culprits davenport dealership decreasing denver
derailed destroyers diabetes directs disappearance doors dupont eggs elias
eliezer emeritus envisaged equipment escalate exchanged fabian favors fears
fitzpatrick forecasts gambia garner gene genome goran graduates gymnasium
handicap helms herein horwitz hutu imam impending incidence indicates instituted
ivorian jason jitters johnson juries kadhafi kafelnikov kashmir katie keep kidd
kill kimberly later latitude laurie lennox leon lessen locker lumpur lunch majid
major makeup marshals massage mdc meetings modem mori mutiny navigator ndp norte
northwest nuggets nymex oecd operation oppose overview pandemic paraguay
partners payoff petra peyton phoenix pleading poole portuguese prefecture
probability proposition qaeda raided rams reconnaissance referee rene renewing
rescue restive rifle robin rocket rounded rout ruiz ryder sagging sailor samper
santiago scots shipbuilding sits slain smoking sotheby speaker spiked stabbed
stores stress summon super surveys swimmer taipei taking telephoned testifying
threw transport transported trauma uaw undefeated uniformed unita unnecessary
uzbek version veteran vinegar vital voters wakefield warnings with xavier younis
70: abdullah abuja admitted advertisements affect analyses anatoly antoine
armored assaulting athletic atop attacks avoiding banned beefed behind blood
bouts brokerages burdens cai calls capacities carbohydrates chargers chernobyl
cheshire cleric clint coins columbia commentary commissioned compensated
complicating comprehensive contraction coupe crack crashes crist crude crunch
daniel daniela david decker declaring declining definition destroys detentions
deterrent devote diagram diego dillon dip dissidents distributions dividing
dixon dominic dprk drastically drew efficiency elbow embryonic enlargement
expeditionary exporter fairness fallon fifty financed flag fliers flyers
foreigners fray fugitives genera gerald getty ghana ghazi go grossman grounds
guinness guzman hayden heat heroin hoon hormone houston hubble hussein ih
imbalance inlet intercept intervention iv katherine kentucky kessler kurt larger
larsen launchers leafs leukemia licensed locations longer low malaysian malik
matsushita mcchrystal mcclellan meals measurement messier modernize molina
montenegro morocco nationally negative nod northern ntsb oilers oldham oman
opinion ossetia out outgoing pause pendleton personal plant poisoning prague
presented press principals printed profanity propulsion protester provinces
ramos rauf reading reasons redesigned reside restrain rick rigorous rigs roque
rover running russian saudis schmidt searched shawn shedding singapore sinks
sony sprewell squeezed sr steps steroid students study successfully sums tables
taichung tanks tens terminus testified testosterone thereby thomas toe tony
topple torah trailers transmissions treated troubles turnovers ugandan union
veil ventilation victims waco wash weekend wellington wilkes yugoslavia
75: absent absorb acceptance accompany adjustment advancing affairs afford
airliner alabama alter alvarez andreas angeles angle anwar armistice assailants
assaults attempts aus auspices aznar backhand baltimore banja bankruptcies
barney basket biathlon biggest bmw bomber boosted brunswick bus bushel byrne
cables capital carriages category center centrifuges charities child chunk
circuit citizens commute compete complicity conceal concluding conducted
constitute constituted controllers corporate correspondence counterfeit crisis
croatia cycle cyclist cypriots daytime deans decisive dementieva disagreement
disarming discrimination dive doe dr dudley editing electrons embassies emblem
emergencies enforcement equation escalating estonia eventually expressway fat
favre fidelity fills flexibility followed forcibly forthcoming fouled freelance
fresh functional funeral gainers girlfriend gomez greenville greg grill
hampshire herve herzegovina hid hijacked hired horizontal identify impartial
informant ingrid insurgent intact intention interchange interrogations
introduces inventories jaguar jarvis jorge karadzic kenyan kms knock lapd
locality lukas madden maid manuscripts marginal marry mat materials matters mc
mehdi mideast milwaukee mitt mottaki nuri objectives ohio opposing opposition
ousted owing paramilitaries parish partner pat peer pencil pepper person piero
pipe plane pledging precinct preparing presiding prestigious problems prohibited
purposes rand range ratko recurring redevelopment refineries remained renewal
repetition restricting rests retaliated retribution rewrite reyes rios roast
ronald runs rusedski russia salisbury samuel sanders screen seekers sensitive
sequence shenzhen shirt shrapnel silverman skinner slump smallpox specialised
spell squads srebrenica stages staples steel steele suicide susilo swedes
swiftly systemic tablet telex terri territories thesis throat thwart tips
toronto torres trainer transmitted try tutor unemployed unfinished val violating
vitamin vitamins volley warplanes waxman whereby wilkins window wires witnesses
xerox
80: abacha accessed accommodate acute ads ailment airstrike airwaves ari ariel
assemble avoids bachelor bangkok belarus bellamy bought brakes breakout brendan
cable calculation calculations canal canon canterbury carolina carriage
championships chaplain charts chop chronicle collingwood colombian colspan
comfortably communications concerns congo constitutes contradicted contributor
councilor counting credentials criticizes cum dakar dealer dealerships dealt
declared deepwater definite defuse deposited destroyer det discs distance dough
durham dwindling ebay elbaradei electorate elevation empty enforce enron
expansion extortion facebook fargo fatal firing fit gail gained gavin generates
glove govern grabbing graduating grease heal hector henman hidden homeowners
humiliation hussain identifies implied include inflated informing inspected
interference intern invest irina islamist jamie janeiro junk kcna khost kigali
kit kla kosher kuznetsova kyi legally legitimacy leung lexus liberty lifetime
linebacker lloyd locate locomotives london ltte lungs macy maddux martyn maxim
mayor mehsud membrane militia missile mohamed mortar mustard mutations nairobi
new newswires nicolas nominated none nudity numerical one outcomes outperform
overlap oxygen pad palin par parenting passage paula peso petersburg petitioned
petroleum pistols pitted plastics policing pretoria prevent probing psychiatry
psychological punished pushed race rafael rebels rehman relieve rewards rigging
ritter robson roland romney rue rule sadr scholarship scholastic schroeder sean
seasonally secret sectarian seller servants sewage sibling sold somali sometime
stepped stereo steven stormed strengthens strokes subordinates sudan suffered
sumitomo survivor ta tackled tar taxi the theoretically threats thrown toilets
trains trevor uconn uncertainty university unsuccessful varsity viable waiting
warning wireless zapatero zhao
85: abbas aboard accuses administration advisers advisors affirmed agenda air
albanians alert alexandra analog apex applying armenia asked asking at auburn
authorities aviv barely barroso benz berger birdied blueprint boil bolts bombs
border bound britons brooke bruised buenos buffalo bulldogs caracas cardinals
carrots cart caucuses ceded ceilings chair chaired champ cheney classes coffin
commencement committing condoms correspondent courtesy credible customers damage
damian daniels deficiency demanding democrats dial diameter dismantled donovan
dpp dumping editions encoded excerpts explicit figaro filling fla flagged fluid
force former frames from frontal gary gave genocide greek group hamad hayes
heating height hijacking hundred improved incorrect inning inside internationals
irish jennings jones journal jump kgb ko kofi korean kyoto launch leading
leaflets lineups males malnutrition marijuana marker marriott mclean med mehmet
melissa mirage monitored motor nanny natal national nations negotiation
negotiators norwegian nouri occupies outlets paralympics pardoned parishes penh
permitting pistons pits plaque plate plunge plunging polish premature present
prestige privilege proprietary protracted providing qureia rafter rebuffed
regiment resting restrictive retaliate rods root rounding sabha sami sarajevo
sat saxony sections serbia sergio sessions shall sharia sharpe shiite ship
shortstop shot shutout smokers spitzer splinter stacked staggering steal stems
stocks strategic summoned survives talks their therapy thereafter thirteenth
tilt tissues translator tsvangirai tumors unbeaten vary victory vienna which
widening workers yoon zairean
90: abruptly absorption accountant acre action advances alexandre alterations
anthony arbitrary archive argentina attackers attendant authored barton beating
beds beirut beleaguered bits blix boycott brisbane broaden buckingham bur
capture cassette cease chances charcoal chase chechnya ciller circulated clerks
club coleman congress connolly converts convoy coordinate cosmetics courts
culled curfew customs dawson debate debated defenders delivered demographic
depart desks detector detonated dock door edwards effective employs england
enrich envoy eric establish exercising exited expatriate farc felipe fight fitch
florida fly forgery form frame future gaps gear gennady gerhard giles goes haas
haifa hauled hoh homeland hughes hydraulic incorrectly individuals inflationary
insists intelligence intended international iranian isbn jankovic javier jerome
keys khalid lab landis layer legitimate leverage lilly lions lithuanian logo
macedonia male marco marginally matched may meantime miami mike miner monde
murder murdoch mv myers news niger nld nucleus overseas paceman pair paris parry
patty pharmaceuticals pills polls preside preston priced primaries probes
projections properly quantitative queensland radar rail raising rapes referees
reference returning roberts sayyaf schools schuster shannon sideline singaporean
singled sites skipper slides sofia spinner spurs ss stand starts stephen
strengthen sudanese support surname swine timed toss tournament township travis
turbine undersecretary unicef upward utilization verona viii vowed wallabies
waste wembley whitewater wilmington youtube
95: aaron abdel abel accuracy advisor aircraft airstrikes ambulance angelo
astronaut attempted auckland autism averages award ayala baath bambang bar
bavarian bbc beam bellsouth belongings biden birth blanket boarding boise bottle
brennan broadcast broth bucket bucks cabinets cadets canton cardiovascular carve
centers centres certain classification clearing commandos confederations
conflicting connecticut console content cooperate cosmetic cote councils crash
crete croats crocker cyril dai darren daschle dated debacle declares decliners
defective defended deliver deluxe detection detroit domenech ease egg ehn ended
ensuring entities ericsson executed export faculties fahd fake falling female
fertilizer finnish fired flagship flotilla flu flush formal fugitive giambi
giving hajj hanover havel heiress henrik honour hook hooker hyundai inflict
injecting int interrogated interviewed investments invitations irvin johan
jointly jong judgments kelly labeling lawyer layout layouts lieberman livni
loaded mac magnus malta mauresmo megan michigan militants militiamen moscow
mussa nassau nicotine nigel noon nsa nutrients obliged okinawa olympic open
orbit organ paolo persuade physicians plata plo point pole prohibiting purdue
question questioning quoted random randy rbis redistribution reiterated retired
rolf royalty salman saunders sensor separated serve sf signal soar sonar
spaniard stockholm strict structural survey svetlana sydney syria tatiana teams
tenure timorese toby tomatoes topped torture trichet tse tyson undp unification
unilateral verbal voivodeship watt wicketkeeper wider wikileaks wikipedia yahoo
yasser yuri
100: abandonment abbey abkhazia academic accompanying advantage aggravated alan
ambulances anchorage andres antibiotic apartment applicable assessing atlanta
belgrade bias bogeyed browser cancers cans car cement chancellor changes chechen
cincinnati clijsters cockpit collision colonel commander compiled complicate
components condit consumer contributors controlled correspond cutting deed
denial derivative derrick doha downloaded drilling edmonton eduardo electrical
enact enacted endorsing evacuees favour flintoff formulas forty fouls fr franc
franchise furor galaxy gcc generators gonzales governors gps gunman halfway hand
handcuffed hanged hasan hectares infantry inherited investigators israeli jr
jumper kellogg kidnappings laser lend levels limitations lok main management
manning marathon matsui mcdermott mcguire medalists mercantile military min
mobile mod motive motorway moves moynihan nearing ng nichols nn obese offense
oleg oral original packs pais paramilitary partition petrova pile planes
playoffs police pork potentially product pulitzer quad ran rangers recall
recorder redesignated reliability residential retaliatory reversing rider rodman
rooms scope serving seventy sheridan slovak slovakia smaller sprinter steffi
stomach store sunken surgical syrian system tainted tank tasks tate team tested
textbooks tighter toshiba transplants treatments trimble troubled tunisian
unauthorized unseeded verb volvo warship willem wire witter yielding
105: agencies agents amp archives berlin bhd biomedical bloc booker borders
bounced brandon breaks breasts bremer brigadier broncos caliber cannabis cds
cedric clock co coaching coding column complement conform consisting
constellation constitutionally cpi curtail darfur dario denktash derivatives
developmental diagnosed diplomats disposed distributor downed dozen entered
equals european explode exploded faction fallujah fend findings fixture focal
fore foul fraudulent functions funnel gains genoa geoff gets glucose
governmental gregg hamilton harare headline hong icelandic illegal illustration
imports improper interior iran israel italian ito jaffna jeremy job km kuerten
kurdistan lance legislatures linked loser lucrative malaysia marrow midland milf
msnbc multimillion myspace nato ongoing osce owes pathology petraeus
pharmaceutical plunged podium preparatory proceeding prompted proportion quebec
ranked rashid redemption regional relayed render representation restrict
reunification ria rig riga risen rose safina scales scheme season seed seng
sentinel shelf shelton shredded sidney slate slaying slumping smallest sooner
spelling spilled sponsors springer steering stefano stockpiles sundays
supervising supplies swede syndicated targeted tear telecommunications telephone
tenants tentatively threatening thrift thrust tight toddler took towels toxic
training transitional tumbled tunnel underage underway universities unveiled
urges welsh winning wto youngest zoe
110: abandon accommodations adding afl ahmed allegation alone alvaro andrea
anglo arafat arrested arsenic articles au avenge backed banning before begin bhp
breaststroke british broadcaster butler capita catches checkpoints combinations
compaq competing covert cowen damien debuts deflect delaware dimensions
disposition distress divides dnc doctors donations drivers dundee dwayne
edinburgh endanger entity erik eriksson extras fielded finn firm fitness fitted
folding forbids formats free french garros genetic gerrard grievances heed
hilton hoisted hornets hutus ins insufficient irna italy itunes iverson jose
jurors keeper khaled kong labour latest layup liaison luka maker maliki marital
maturity mcbride meager medalist meets member mental merkel michael motors muh
nakamura names naming neck neurological newhouse ni nonpartisan notebook
numbering odom officials offshore organs orientation outfielder penny perez
petit pinned playoff policy ponte posada potential ppp precise printing
projection promotions prosecuted pyongyang radius rasmussen records redskins
regained reinforcements renewable reproductive residences resolved resolving
respiratory romania runner rushed scant search seedings singles sink soldier
spanish spores spray squadron st stabilize stack staffs statehood stationed
steak subfamily subset tae teammate ti tissue treason treaty triggering troops
trophies tucked uphold ups valdez valued varies wal worcester worldsources yard
115: abducted addition adnan advanced advancers airlines al alex amd amounts
analysis annan ansar antwerp appearances army bahn baptism barrett basement
batter beckham bernanke blocking body box bra bryan buccaneers bucharest bumped
bundled bureau caldwell carlton centre challengers championship chief chiefs
chosen cigarettes cis citizen civilians cole conclusions consist consolidate
consulting contaminated contempt cork courier covering cristiano cross cullen
currency curriculum dash deck declines defeats denotes dies diplomatic
dismissing district diverted doubts ecuador embryos enclave enzyme er escaped
est exercised expanded external fbi firms flashpoint fm font function futures
gabon garnett gazette generic goaltender graphic grenade gunmen handle hashim
helicopter hillsborough hiv homered household imaging implanted implementation
improves inched incorporates independently infield insisting installation
installed insulin interpol jermaine jimenez jospin karbala kmt kospi ldp leased
levy liechtenstein logistical logos loopholes maintain maintains maltese
medications mercedes metropolitan microwave mladic moh montgomery motions moved
nabil nasdaq nba nbc offering offside olds orbital ordinance pal palestinians
partially perks physician pietersen pipelines playstation prefix prizes
promotion purge pushes recaptured recruit renovation reportedly result rhode
ritz sandra santos sarkozy sbc scoop screenings sedan session setback sheets
slovenian soared soldiers stations stem strip stuffed subdivided superiors
swearing symington tandem th ton townsend transmitting truce turbo uci
unconfirmed uncover unnamed uruguayan vatican vehicle vessel viagra worded yen
yonhap zinc
120: abdominal abusing acc accredited administrators aerospace af airports amman
appraisal archbishop arlen arlington assisted attend augusto backing bagram
bandwidth beef benchmarks bethesda bookings browns bruno burrell cellphone chad
channel clerk climbs cnn combatants company compound compression comprises
concurrently consists constable copenhagen correctly counted cw dagestan defeat
deficiencies definitions degree delegates departments determined displacement
donors dorm dumped edition electron embargo emmy endorsements format framework
freighter front fulfill governing guardians guilty gul gunshot hayat heir
hepatitis homework hypothetical incursion infections inform initials
intercontinental interest interviews investigated jan jelena jessica khalil
khodorkovsky kicked klinsmann ladder landfill lets lien lionel loosen lpga
macquarie margins maryland match mccoy mechanism middleweight midfield ministers
missiles monopoly mounted neutral newly notched nowitzki numbered ny ocalan only
opener opposes overturned patrick pawn pf philadelphia philippe photos pristina
private prohibits radcliffe regiments related renewed renounced rentals retail
rivals royal rulings saddam sars schumacher scottish sef sells set sewer
significantly silvio spiraling stamped standardized statements station
statistics sticking stole stops struggling subsequently suit suites synod
takeoff theo thirty threat timor tipped tract trigger unofficial unreleased up
upcoming uruguay valerie wales websites webster wingspan winless wo worker
wrangling xinhua zero
125: accumulated adb administrator adopt alternatively ashcroft assumed
backstroke barnes barnett baronet basel battalion batteries bc biological boot
bordeaux bradley broker bu burns capacity capsule casey cd ceasefire chassis
chester chip claimed clash clients climbed collated colleges commit comprising
confession consisted contact contamination cruz dates deploying deployments
depots der detailed detonate dietary distributes dong downgraded downing eldest
elected election elections electricity elian employers enclaves entire envelope
erased evaluating evenly explodes fallout faulty finals firestone fragment
functionality gonzalez halting hamas harpercollins hearing helsinki henin hiring
hotly households hr humanitarian iaaf imminent included includes inflation ix
jaguars jenin jockey kenneth kidnapped knocked lap lasts lindsey longitude
losers macau magistrates mails manufacturer marcelo members meridian messi mgm
miscellaneous modified monitor mortality naval officially online opec openings
paperback pegged peres phony photo pippen place platoon plummeted prep principle
publication purported ravens reads recipe reconstruction reggie relay resulted
resumed ruled salvage sar scheduling schooling seeded sending server sharing
shipped shipping shorter shuttle simms sinclair slayings slice sotomayor spinach
starting stefan stoke subsidies subway sunni sunnis surviving tajik taxed texaco
thermal tobacco trades transmit triggers upwards users vii weapon weekday
without worsen would wraps wrongly yahya zarqawi
130: abide accordingly adjustments adviser aikman aims aluminum amelie arabia
arson artery assurance averted ballistic bathrooms behalf belfast belmont bogota
boiler boxes brace bribery burden calculus caller casualties cbc cbs clerical
clinics commemorative compatriot concacaf conceded conducts consult contest
databases davies death deceased decrees defects defending denis denny dini
dormant dormitory drugs due email endorsed episcopal estrogen factual faculty
fatah forwards fractures gap gives goalie hariri head hezbollah hijackers
hurdles hwa identified imprisoned inputs introduce involve juergen kick
kilometres lambert latvian lcd legislators length line locking manila markus
mathieu menu merged michelin mitsui moldova nationwide nestle newsday nineteen
norfolk occupy offers oic pairs panthers papal policemen presumed prevention
preview prize prosecute prosecutions protects pull punched races ramallah ras
receptions repeats resumption rights risks roommate rossi rowland run safeguard
salvaged same satellite satisfy saved schilling se seahawks sebastien shutting
side slap sliced span spectrum spinal state stumps supervisor switches tampering
technician text tnt to toll tri tubes tunisia tyler undercover usc vaclav
variable villeneuve vinyl violate void warburg wartime williamson wiring
135: afloat airport akhtar amino answered antenna asa atoll atomic attack
attempt bethlehem bloomberg bodyguards borough break brent bundle cafeteria
cartel choke cholesterol chronic closed codes colt combat commanding commands
contacted contenders crimes cup cylinder declaration defect defected defensive
den depreciation derail direct disc dismiss districts education eighty embryo
ensuing entrances follows foreseeable frequency gareth gas glasgow gmina goss
governor graduate harassment hokkaido independent infection ing jensen julien
karim knife kurds landing law lays leaks link lip lost luca lyons managed
matches mckinney moroccan moslem nancy narrowing navy nicosia off opponent oslo
ottawa paper participation periodic pertaining peugeot phillips pill pilots
preferences printer privatization prix processed pursue quito rca redundant
regarding repealed respond reveal rib rotation rovers rules rwandan sabah sales
salzburg sato scrambled settlements shotgun sim sizes spying steelers stricter
subject substantial substantially suing supply talabani taped tenet testimony tf
theft throne thumb tiebreaker token topping torino tougher trafford undertake
unlimited upper vaccines verizon violated vows waterford webber wwe zone
140: ab accepted accepting accomplice actual added additions adult altogether
anatolia ar arms australian austria availability balked berkshire bern bets bi
bogus boj brasil breakup brian briefing briefings cameraman canadian
cancellations cas certified chest christie coma communique considering
contending corpus corresponds counterterrorism crew czech czechs daewoo dallas
dea decreases definitive defunct denominated deposition diesel disarmed
dismissed disputes divert dow duchess ecclesiastical ecevit edging emi emission
end etienne eurovision euthanasia examining fax ferguson flight fluids
foreclosures freshmen gam gasoline ger goalkeeper groceries halifax handled
hastert haul hershey hiatus hike hikes hksar host impasse implemented iraqis
jazeera judgement kicker kiev kilometers lemieux limited lithuania mast maximize
mca midterm misses mittal montoya montreal morgan mossad mousavi needs newspaper
nihon nomura nonproliferation nurses obey palermo playmaker policeman porsche
port potassium pressure principal processing programmes protection proton
publicly questioned quinn radioactive raid reformist relocate rest resuming
retaliation returned right rises ronaldinho rushing sabres samsung saturday
scramble screened shane signatories slightly snap specialty spills spokesman
student suffolk supplied supreme switching tat tel tni topix turk ukrainian
unhcr us victim wasps wenger yokohama yongbyon
145: accord aforementioned against albanian allegiance andre ansa answer anytime
asahi averaged await badges bags bays bergen beta blocs borrow brazilian brigade
bury calculate capt click clr coalition code coded colombo condominium
confiscated consul controlling coroner corzine countryman crowns decided decks
decrease departure disabled disapproval discounts dismantle dissenting divided
doctor ds dublin ea enable endorsement errors expand explosives extending fabio
failure fin first fleet fortnight gallon gerard ghraib giro goalkeepers grupo
habib heavyweight horsepower humiliating if incumbent intervals intervene
involving jacksonville juveniles larijani lateral latvia laundry lawyers lightly
llc logistics lsu lyle matt md medal medallist melamine mhz michele miers minor
miramax mistreatment mostar murphy negligence nielsen offenses oil onboard opens
opting or overdose overhead pearson peg portions preschool prodi propose
provided publishes purchased racketeering rated rebounds record recovered reid
restore reverted ricardo roh satisfactory severity sign sixty slices sorted
specter spots spouses stalemate stamps stearns stevens stringent stuffing
subscribe superintendent supermarket supplemented switzerland tass taxation
technical tertiary tokyo towed ulster unmarried usb user weapons yuh zagreb
150: accumulate address agree agreements albion algerian amtrak appliance
argentine arising assess assistants august base bedrooms beheaded bilingual
binary booklet booster bosnia brady briefs brokered bullet canceling carded
chemicals clarence claudio cocaine colts commonwealth containers contends
costing count covers customary daiwa dana database delays deployed detain
disbanded dna donaldson down edges edt effectiveness entirety extracted fare
fatalities filter foot for ft gina given halt hartford hazard hosts hwang
implants imposition incarcerated incomplete infant initiate intermediary
investigate involuntary ireland kw larsson launcher ledger leroy lethal limiting
litter livingston looming losing lowering lucent madoff marcus marines
mastercard meanwhile metric metro minority multi munitions mutation nail nasal
nearest novak offseason operative overs pack parsley participate phases pilot
pistol pittsburgh prevents prolong ps qatari questionable rafah raikkonen
reelected renounce resulting revealed riyadh rub seoul sergei service shortly
skipped solicitor spa sticker stint suarez subsequent surveillance timberwolves
tinto upgraded urgently viacom vocational wada weights within woes won worldcom
wrongdoing xbox
155: abu acceptable addresses ahl allegations alonso aluminium andersen any
appropriate arm asif asks assailant attached attendants austerity avoid badge
barracks barred barrel barring bledsoe bourse broader carole chartered clergy
closures coin collected commando commissioners constituency consultations
contain counsel dade data decisions deny denying directors disengagement disk
dissertation dominion doubtful driver dvd dynamo embassy enlisted entering
escapes exception exposure face fema fletcher forward frenchman gao garrison
golds grab guidance halftime hander handling hd headquarters held hicks hp
identity implement infants intestinal ip jakarta jana justices keegan kia kits
kosovo kris lapses laptop lbw letter libya lineup liquid lung lynch mail mans
masri merits meter municipalities nhk nigeria nurse nyc ordnance pan parameters
permitted phone planned pocket premier providers purchasing rai regulates
reprisals restrictions richmond rookie saad samples save shaved shimbun
shipments shortened single spain splitting stephan strips substantive
tablespoons tankers tariffs teaspoons tenant thorny throws uncovered undecided
undergoing unharmed unsolved unveil usda utilities violations wait warwickshire
welterweight wnba wounded
160: accomplices acquired ahtisaari airlift alcoa algebra andrei apartments
apology appeal approximate attach basic bauer berlusconi bilbao bishops blocked
bonds brake brewer bucs bulgaria burglary cahill calgary cancer captors carried
chart christoph clarified cm comprised concession confinement considerations
cord core corp coxnet crossings curb deaths defend dem depot designated
directory dissolved dived drug dyer effectively elena emirate esp faulted
feasibility finish foley forced foreman freight fund funded gender german
gibraltar gun hamburger hire irl itv johnston jumped kevin kidnapping koran
layoffs least lehman lever lieutenant lund manage manpower measures metre ms
nationalities negotiating netanyahu note number outlined peel petr pleas pre
prior pump quit ramsey rejoined renovations reorganized reserved roadblock
robbery rosenberg ruble simmer skid slid sliding soften sources sq squadrons
stab surged take taken takes tampa teaspoon ticket trials turkey ut value voter
vowel vowels warns wolfowitz worth write wye xp
165: acquiring adequately affiliates aides alleging ammunition announcements
applied aqsa audi averaging back botched botha bout breached breakdown bse
buffer bundesbank cac chevron choosing cleanup cologne combatant comcast commons
comprise compuserve concede conferred cox daimler dayton deposits device dhabi
dissident distribution docking dodd dump eased eighteen either emir enters
entrants excluded facilities floor fraud gomes holloway hotline hour humanities
illnesses imposed injuring instruction jerusalem jobs join justine largest
laundering lengthy levelled liam liberian likely lockout majority mauro
mcconnell memos mileage mk money mordechai morgue mri mvp nearly nkorea notoc on
onto order parity pleads preferably pregnant preseason privacy property
punishments quarters quote quran ratings reaches redesign refinery regulations
rein replaced replay rescued retirees retiring retrieve routing score sharply
spill splits sprint stalled strike suitcase suppliers telecoms tomas torpedo
tunis twelfth unclear underwriting unveils vicario vickers visas viscount wants
wfp whether wolverhampton yemen zidane
170: abolition abs absence accommodation acquisitions adoption ak alain answers
assembly astra atalanta austrian auto average baghdad bans bargaining
barrichello bolster breakaway bullion cessation champions cn communion conceding
consolidated contender correction coulthard councillor craig cutbacks dc dec
defenseman denomination departing deported determining diagnosis dirk dispatched
drain drogba editorial exeter fingerprints folded frigate galloway garciaparra
gov guardian hamza hmos identical implicated indicated intercepted interfax
irregularities itar jenkins jersey kaka kicks kyodo lausanne level manages
medals mile monitoring move must nitrogen nominating notch nz panels pap para
passer patents pg philippine philips pkk player polling pool possible posthumous
prescribed pressing profiles programs provincial quarterfinals randomly re
recommending released removing repatriation replacing retailer reverse reversed
rojas rotterdam rushdie scoreless scoring seals sears senators sensex shoulder
sizable slip snatched sought spacewalk sperm stamp standoff stolen stripping
stroke subcommittee succession supplement surpass swedish tehran territorial
ullrich under until veterinary visits vs walkout warner wrist
175: abuse admiralty agent alerts amounted amr ankara appointing arrests
attorney auctions autonomy axe ba bathroom bibliography births blagojevich
booking bulgarian bulk caps casket cdy ceo complying contentious correct
corrected countrywide deport deputy dioceses dipped discontinued discuss dover
easing ejected emissions emmanuel ending endorse enriched ensures equip evaluate
evicted executive exempted exxon fed finland frist government helm idf
immigration incorporation information investigating isa istanbul jericho kadima
kills lamont legislature lehmann lockheed lowly mae mate midday miriam
mitsubishi moussaoui nablus necessary nhl norway nutrition operate ordination
overseeing pact paulo pavel prematurely procedural programme prompt protections
raised reach recommend redistricting reopened repair resolve sachs schedules
section selections seniors sergeant sets shed slapped spokesmen stay stored
strikers sub substitutes switched tags targets tons unaccounted unconditional
unidentified unsuccessfully unwanted utility warranted wigan woodward yemeni
yugoslav
180: aberdeen accession additionally after alternate assist ban bankrupt boca
bonn cardiac carriers case chemical compromise convict coordinates cory daily
deals decommissioned dental department departures dismantling dorsal downs duchy
dutchman electors eleventh ends engine estimate examined executions extended
falcons fetch fia financial finished finishes firefighter flier ghali guards
hatch indianapolis infringement infusion inspect inspector isaf iso jordanian
jumbo laps leapt leasing leaving left legality letters libby locks medication
mid ministries miroslav najaf nec negotiations non nottingham obstruction owen
owns parking patients paying payrolls ph pm pollard prepare prisons profits
quarterback refueling remain reports reservists resettlement residence
resolutions respondents responsibility restricted risk ruling rupiah scrutiny
sealing seeking shootout simultaneous sm spoon stall stats sued terrell thomson
troy tuesday umass unemployment valery vector via website weighed weighted
185: access alcohol anonymously article auditors balance banking banks basque
billions bologna bombardier borrowing bulletin cal choice codex commitments
component concerning configuration contestants copyright crucial deadlocked
delaying desk digit directorate divisions doctorate domain download downloads
draw earned enrolled entrance exclusion fracture friday geneva germain germany
give gop guillermo hearst heinz homestead hospitals icrc incentives jets juppe
keane kidney kilometer landed last lawmakers lebanon lenders mccann mls nacional
negotiated next nfc official operations ore outs palestinian pediatric persons
phased pipeline porto ports pow preferential previously primera priorities
profitability protocol ratified reducing regulators rehnquist representatives
restraining restriction reviewed ri ronaldo rotate saeed safeguards scans
scotland seized seventeen siemens slug spd split spokeswoman statutes summons
supplements suspected table terms thursday togo trent tt tube vw will wounding
wta year
190: aborted adequate affirmative another antitrust assessment bearer beth bill
bishop bond bosnian boutros breaches bruises cadet cameroon capped cardiff care
cargo chairmen chopped circulation client coffers coles command contained
converted convictions curbs decree deflected delegate digits divisional domestic
donor drafting elect embargoed entitlement evade flown forcing further gaza ge
greece harcourt hereditary hours identification impeachment improperly
investigations joins jp kindergarten leaves lengths lineman luke magistrate
mainz mba ministry misuse monday mw needed nodes nominee notes odi officers
operator packets perjury phase pleaded plenary priesthood promised put reached
recount regain reliever reopening repatriated ruud safely sanchez scored
screening semi siena sovereignty storage storey subsidized sunday supervisors
swansea testing tightening trailing turin unable usoc violates
195: abolished accounted adopts afp alexei amsterdam aol atm balloting bengals
bomb boost britain bruising burn burnley canceled captive carry cartridge cdp
cent claiming colon compel compensate contador contains contractors control
conviction crown decreased defends deliveries demolition denied denies depending
doh embattled ethics exceptions federally fetus fixing frequencies ham health
housing ibrahim indecent inject injected install investigator ioc irvine jails
jpmorgan jumps juniors kdp kidnappers kl knox libertadores liver locked lt
manual mccall mediation memorandum midfielders midlands minced monitors nfl
nigerian nippon obligated october offered olmert overdue pages patent patient
privileges proper pulled pulls pupils rations refrigerator regents relating
releases releasing reported reporting retrieved reviewing rolls separation serb
showdown shrink shut sparta special specific stade steals subtitles subversion
suspect sworn tackle tb tickets timeline title tolls totalled traded trophy uk
ukraine unmarked valves vhs
200: accept according acquitted allows amnesty amount anonymous atp baht bari
battalions block bodyguard branches categories charlton chrysler cigarette
clinching compares complaints complications conduct constituent containment
corey counts criminal cushion desired disclosures dollar duff earlier edged
exceeded excess exhaust ferrari flank foil france freed freeing fuselage
generale gmbh goal graduation graph hardenne icc iceland incentive investigates
issues jamal keizai kurdish launches leads libel limitation limits lisbon liters
loading lodging manuscript mayo mcdonnell meet megawatts meters metres mobil
mofaz mosul mounting nickel ninety nl officer offices operates operating
ordering osaka outlines parachute plaintiffs poh possessions posting pows
premises pricing prop pupil raf ranks rape reactors refugee removal renault
residue ringgit rooney salomon sao scores semifinals shearer signed skip spiegel
statement stephane tenth thirteen titles undergraduate vaccine valuation vieira
week whereabouts widen wing
205: abduction adjust adrift airborne align allawi allowed annual anterior
applications arrange aston athens barings baxter billings blocks cdc certify
choose clinic combined concessions constitution controversial convene crippling
danish deadlines designation dissolution dissolve divorce documentation duty epa
error everton exclusive execute fedex fewer fiat ftc graft gross halted hodgson
hopefuls hospitalized hutchison inches indicted interrogators italia its
liverpool lp merit modifications municipality nantes newsroom nord novartis nt
nuclear nuremberg occupants oust padilla paribas paycheck phd plutonium
postponement preceding presidency presses price profile provide puts quotes
radiation regardless rehabilitation rejection rematch reparations revolving
rival sample scandal securities seek selecting sends services settles shield
spare squad statute stave stays stimulus strapped streamline stringer stuttgart
successor tablespoon taxpayers tendon test thickness transplant tribune
unavailable underwent vodafone wholesale yield
210: above absentia authority axel branch briton brussels census checkpoint cia
classified commits committee complete copa correctional ct depleted deportivo
directly duma earning ec ensure erase expelled extract faces fc firearms fix
fixtures formally froze grabbed guard handwritten honorary hull icahn inclusion
increased insurers interrogation judiciary keller kickoff lampard ld league
lebanese lifeline likud luc march matching median medics module multibillion
napoli narrower newark norwich nsw olivier page pinochet primetime prohibit
ratify raytheon recover recovers reduces regan regulation regulatory requires
saab sacking senior shell sleeve specialist specifications squeeze standard
stemming successive suez sweden threatened tightened transmitter turret twa
twelve twenty tyrone upheld verdict voltage vying wages wednesday weekly
westminster win yearlong
215: activation affiliation ailing alcatel alleged alleges appointed assurances
attorneys auditing bath beneficiary betis brescia brokerage cagliari candidate
charter col contracted controller convicted copies customer date dateline
decision declare defense didier discretion donation doubles dubai earnings
eliminating evacuate feeder freshman gain gunners gunpoint healthcare indirect
iss itt jeopardize kraft lat lawmaker libyan lottery malaga mb metz missing
newsweek ninth notice ordinaries overnight packet peacekeepers pledges portugal
postage preference program recruits reject rejecting retaining rotating samir
seize servings shelved sophomore staffers starter stirling surgeries tests
torque tries tying uae unrestricted urine valencia validity weighing weight
weydert wound
220: abortion accountability airline anthrax assault assistance attacker avert
bb benefits boeing brigades cathay cell citibank complied constitutional crouch
cska cypriot defender deficits delphi demands dempsey diagnostic doctoral
dropping endowment establishes evacuated evacuation evasion ex examine expands
fell finances flap ga gmt grabs grumman handguns impose individual inherit
injures input issued judgment legislation lending lifting lifts lone lose
manually measure mercury missed muster nagoya negotiate newborn nikkei oath
opted over owed paid parcel pennsylvania petrol precaution processor qatar
quarantine recess rehab retains review reward roma rugbyu seating sept
servicemen settlement sterling stockholders subprime supervise surrendering tied
toilet treatment trenton unscom updated voluntary ward welfare wrap zurich
225: aa accordance administered auxiliary bases basra batch benchmark binding
birmingham booked bromwich calf challenger christophe clinical concurrent
concussion condition consultation convertible council coveted criterion croat
deadlock degrees denmark deployment directive disarmament drafts emirates
enlarged enter equalizer estimates eta exceeding extensions fannie fatality
flights generator gloucester goldman handles heisman higher homicide index july
juve kmart knee knockout lock luton mathis mci midway months nih november oblast
offence office outline pa passes peacekeeping peterborough petitions polanski
quadruple qwest rejects relocation reply resignation resigning ribs rightful
royalties rpm searches secondary sell september shin sidelined signing slumped
staffer status ten term tops touchdown tripoli un vfl winger xxx yards yearly
yomiuri
230: abdomen adel affidavit agreement alessandro announce auditor automaker
boards cache calories clarify commission constituencies detained distribute dose
dutch electoral equalized escort evaluated exact fail fate fraction governorate
granada haaretz highest honors import ina inactive injuries inspection items
jaafari jens judges junior leg legal lg midfielder modification nationals op
ounce passenger paterson plan portfolio primary provides publish punishment
queries rebates reconsider reelection restarted revamped sanctions sinn sirius
southampton sponsor stakes strasbourg subpoenas substituted terminals tottenham
wilkinson wipe wounds
235: administering ahead alito anchor announcement anonymity april assignments
bag bcs cavity clauses clinched consolation container contention corinthians
coventry cubic cyprus delivery diploma discounted dismisses donate employment
estimated fairfax fayed finishing fixes formula ftse golan hague income
individually inquiries interceptions kilometre lapse lead lower manchester
mclaren mm monetary mortgages ntv obligation occupational output penal petition
pick prisoners probable proxy qualifier readiness reclaim repeal resigned
responsibilities round royce runoff sac scholarships seaman selection sixteen
skillet slash slashing societe spending stoppage subordinate sue suisse
supervised supplier surrender tackles thierry triple turnover verified width
winner wolfsburg
240: assessments assists auction bae barcelona boosts breaching breast capping
carmaker civilian confirm confirming congressional consulate deal december
eighth eleven exits fifteen following gazprom gm goals inch increase indefinite
interval june lodged magna mailing maintenance modules netting overlapping
perugia pfizer pledge pledged plug post pp punishable raul reins rental ryan
security selected send signatures specifics spinoff stun summary sv tanker
testify toni tribunal ufc unrelated vault violation washn weigh wrongful
245: activate agency allow asbestos bahrain ballack belgium billing bodily
borrowers button charged chemotherapy comment commissions concealed containing
contractual counseling currently deductions disqualified dossier duplicate eng
espanyol europa finance fuel gdp grades guidelines heirs hostage info intake
iraqi ita january judge key lazio leahy lid luxembourg managerial moratorium
municipal offending passed pharmacy poll por preferred presidential
privatisation proposed prosecutor questions rahim rates rbi receipts sacks
sentenced sociedad specification stock swiss takers tariff tyco violators weighs
workforce yediot yuan
250: abolish acquittal applies approximately arrest az bottom ceiling committees
confirms contested coverage defamation defection deploy designate dime february
fifa finalist fra gallons gp granting hamburg handover heats hold hongkong
hostages incoming interception ipswich item merge merger midweek naturalization
ncaa obtaining offset overturn packages passports penalized penultimate
postgraduate prostate psg quotas recipient recommends registered rejected
require roughly ruptured sa sas schedule schiavo scrapped securing sent seventh
slated sovereign stamford sufficient transmission tripled upgrade verdicts wage
255: account activated aid airspace amendment announcing assuming available
basis below blackburn brackets bradford buys captives caretaker censure charging
chromosome claim collects contingency converting coruna cumulative diocese
doping drafted electronically entry equal exchequer execution faa funds gorazde
hospital inter internal ipo leak lift lists lyon membership minors misdemeanor
mounts mp multiple narrowly northrop noun nov pass password pays precautionary
preventive procedure projected prosecutors received refuse reopen respectively
results scorers seal secure stockpile subscription telekom temporary trimmed
trimming trustees turkish two units unloaded unpublished warhead
260: affiliate airways allowing application awaiting awaits bake banco bayern
bristol cancellation cases citigroup cleared consecutive dax delay demanded
details differential diluted dispute employees eurozone expected expense fokker
fourteen frankfurt full fullback govt hsbc insignia instructions investigation
iraq juror legislative liga lire litigation load marks mayoral memo nomination
occupancy panel passengers pna preakness premium proceedings punt quarterly
recruitment referendum removed renew resume saudi scrum shipment sprained
sprinkle subsidiaries subsidiary surplus taxable td vaccination verification
winners
265: aaa abortions absentee ajax ankle armament asylum barrels battery bench bnp
candidacy capitalization clarification closure copy cornerback court decides
document emile equivalent extends fcc gonzalo grams gubernatorial identities imf
increases insure invalid investigative josh kilograms levied maastricht mallorca
massa medical nabisco notices nursing nv offer ounces outstanding portfolios
proposals rear recaps recurrence register registry regular repairs restructured
return revenues rn rounds slipped stafford subpoena subsidy sunderland
suspending tie timetable top upgrades valladolid valve vetoed vick villarreal
vivendi wallet widened wins wording
270: accounting adjourned adjusted aside asset assume bp budgets certification
checked chelsea controls conversions cuts deliberations discography documents
dues enrichment eu feb fumble guaranteeing hires holdings honours hurdle iaea
imposes inheritance intermediate inventory issuing lawsuits lens minus nominate
npt offender osasuna oversee papers parliament permits personnel plea posted
previous proceed profit prudential qualified quota rank rent repeat resign
sacked safety scorer shrank spot starters statewide striker telecom telstra
tighten totalling touchdowns toulouse ubs watchdog weeks
275: airbus backlog baggage beneficiaries candidates cards claims closing
collect convicts corrections current deportation detention disputed docked
double doubling ecb equity freddie hebron hk ibf infinity injunction inquiry
inspectors jury lahoud leave liable lira madrid merrill ministerial misconduct
monaco northampton omitted overall overhaul parent prison proposes rankings
reduction release reprieve residual resolution sampdoria senatorial surgery
swaps target totals twice unilaterally utrecht westinghouse writethru
280: annex appointees approving ballots barclays benfica bribe contracting
daimlerchrysler defendant delayed discharged duration earns entries fein
feyenoord filibuster grid halves handed id immunity kidnap leeds licensing
lyonnais milan milligrams newcastle nutritional nyt obligations oct oven
panathinaikos positions precede rejoin retake retire retirement revamp scrap
shalit sheet sodium transcripts troop trustee unanimously uninsured vouchers
warheads zaragoza
285: benoit bremen citing consideration consular cost duties edits embezzlement
emergency extradited facility fares graf granted half heathrow holding listed
loss marseille minute nominations offenders ordered parentheses portion
psychiatric qualifying raise receiver regulator returns revenue rupees semifinal
seven sevilla slips stripped subscribers switch tax ultimatum urgent vip wp
290: afc ap auctioned authorised ballot betancourt blackwater bolton borussia
buyer citation clemency completed confirmed cover credits crossbar deutsche
doses earn examiner exceeds exchange exclude expenditures fda firearm
installment interbank ira jeopardy jobless middlesbrough munich nominal orders
outlining oversight parma permit position priority prisoner probe punitive
qualifiers ratification reductions restart revise revisions savings schalke
settle shortfall shutdown sp specifying staff supervision tender terminal thigh
three treasury uc uranium
295: annually appellate apply archdiocese backs breach bribes buy cancelled
comptroller confidentiality deputies disclosing dividends edit expel extradite
fa five grade guarantee immediately intends leaking listings losses lowest
ownership permanent plans plead possession proceeds report retained seizure
semester sentences sponsorship taxpayer unanimous viability visa voting
300: aide amounting ante assessed blank cb cents credit cut defence dismissal
excludes exemptions existing expects irs issue kg kilos kirkuk kuwait leases
lille liter loaned minutes netherlands objection olympiakos prescription
procedures proportional proposal pullback pullout quarter replacements revision
roche seat sixth subscriber substitute surrendered tonne tonnes trial unresolved
werder
305: agreed amendments appeals assignment bracket bypass cap celta clinch
consortium determines dispatch eight eventual failed filings fill fixed holds
inspections jail jailed leaked lufthansa nyse objections offences override
oversees pentagon permanently placing pregnancy prescriptions procurement
prosecution rack rate reactor reduce rennes retiree schneider share totaled
transactions vote voted wards
310: advance agrees allowances arsenal assigned atletico audits authorizing
citizenship contestant corresponding councillors counters declined demoted
disclosure division each earmarked fiscal fulham grant hamstring hearings
indictments injections injured joint ligament mandate ml mps net nextel
operational pardon prepares qantas rating ratios reduced refused remove
restructuring retransmitting rs sack scheduled scrapping second seconds
temporarily transcript udinese
315: assumes automatic backup belgian bidding closes comply discharge extend
faxed financing forwarded four immediate imprisonment indictment inmates
juvenile juventus knesset liquidity lump mailed obtained offs outright package
pesos postpone prospective purchases pvs quits recommendations requesting roster
senate sentencing servicing sla taxes verify withdrawing
320: acquisition adds administrative aig ams awarded chairmanship completing
contractor conversion deciding disarm exempt exit extension flanker francs
freeze gb halved jurisdiction leicester lifted merck nears plc promptly provider
ranking recommended refusal refuses relegated relegation reserve reserves
reshuffle respective retires salaries sk snatch spouse standings unless wbc
325: accounts add admissions advisory annulled confidential costs cs db debts
defendants downgrade euro expire felony header judicial kickbacks loans
lockerbie loses notify parental parliamentary permission registers repaid scan
slashed sole unanswered unopposed watford
330: ag aggregate allocate allowance amro assign authorized carrier contesting
contingent convert deleted detainees doubled eliminate finalize grants
guantanamo insured leverkusen luggage manslaughter needing netted paperwork
resignations reuters seeks shares slot sum suspects tag total valid
335: administer authorize autopsy checking chooses compulsory criteria disposal
drop employer eviction excluding fiorentina groin handing insert lowered
malpractice mg postal referendums requiring str trillion uefa usd vacant wba
340: admission agreeing compliance corporal federal incurred layoff maternity
modify naira portsmouth postponed pound premiership quarterfinal ransom refusing
reorganization replace requests sanction seats separately summaries yukos
345: abn bailout cancel citations conditional deficit enroll enrollment exceed
exemption failing filed halliburton inmate insurance liability million overtime
payload percent psv qb redeployment residency select staffing submission subs
tier transaction
350: arbitration board card dispose dortmund eur fails handgun injury interim
limit liquidation munster nominees plaintiff provisions pts registration
restructure sentence terminated va wachovia withholding
355: bidders bills cash determine dinars discount dollars elimination
examinations foreclosure fourth issuance monthly nine options recasts
rescheduled restitution retain sealed shareholders six specify supervisory
undergo withdrawals
360: appoint bank carries complaint contents decide disclosed fifth fold holder
insurer kilogram kuwaiti mandated maximum node payroll purse requirements
resumes revoked rubles separate submitting suspension tuition unused
365: accepts acquire announced appointments appropriations attribution balances
bayer bundesliga cabinet charges dp draft drops examination initial klm leinster
notification notified obtain percentage recipients revised row sc statutory
update whopping
370: berth budget budgetary confirmation default employee evaluation expenditure
funding margin pensions premiums reais required retention shillings stipulates
threshold unchanged unit
375: ac accreditation aek amended apiece appointment auxerre bankruptcy
certificates collateral dropped files final lawsuit month mortgage opt passport
qualifications santander standby trim
380: announces awarding commuted deduction eindhoven exams extradition finalized
fined grafs hourly indefinitely licenses medicare ot partial pct qualification
receiving removes
385: approval bpd clearance disability dl eliminated filing list mandates per
picks qualifies requested rp stipulated takeover votes
390: compartment creditor inserted kronor lease licence lloyds raises reinstate
395: alitalia appoints assets buyout checks debt expires injection pay rebate
receives remainder suspend suspensions
400: allotted charge consent contracts eads finalists fines finishers guilders
listing rb serie slots
405: amend audit casualty check dual hefty license nationality paragraph
provision ratio repay sale sec tallied vacancies voluntarily withdrawn
410: ineligible points reassigned shareholder suspended termination transferring
warrants
415: applicant berths clause eds fees pension plus replaces third vat warrant
withdrawal
420: approve bonuses defer expulsion kroner preliminary receipt terminate
vacancy
425: allocated deferred inserts narrowed opel optional pence purchase qualify
receive revoke specified updates waiver
430: approved bid completion creditors detainee dividend expiration extra file
resigns suspends
435: dlrs reimbursement replacement submitted veto
440: bidder corrects lender penalty placed reinstated thirds transfers vacated
445: exam guarantees liabilities medicaid payments posts relinquish
450: certificate damages mandatory minimum withdrew
455: eligible repayment request stake unpaid withhold
460: bids contract deposit disciplinary expenses guaranteed requirement totaling
465: billion recommendation
470: applicants automatically bonus parole provisional repurchase
475: custody disclose waivers
480: clears deadline option tab withheld
485: fee penalties probation
490: approves compensation holders placement refund severance submit tally
495: salary supplemental
500: authorization withdraw withdraws
505: expired
510: allocation euros mln pretax
515: pounds remaining supplementary
520: eligibility lb
525: payment swap
535: completes transferred
540: additional bail
545: loan secured
555: transfer waived
585: undisclosed
590: unspecified
600: bln
650: pending
"""
