"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.83,
    "article": -0.80,
    "bias": 0.17,
    "colon": 1.13,
    "commas": -0.79,
    "comparison": 0.45,
    "condition": 0.04,
    "every": -0.24,
    "imperative": -0.17,
    "is": 0.36,
    "length": -0.16,
    "modal": 0.27,
    "negation": 0.59,
    "order": 0.27,
    "others": -0.50,
    "past": -1.28,
    "possessive": -0.39,
    "question": 0.03,
    "reason": 0.13,
    "short": -0.53,
    "speaker": 0.49,
    "told": -0.63,
    "user": 1.98,
    "vague": -1.12,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-11 !_!:81 !_^:-76 $:122 $_0:122 0:-31 0_?:15 0_^:162 0_a:-22 0_about:3
0_amps:3 0_and:-19 0_as:24 0_at:58 0_aufträge:6 0_bottles:41 0_brokers:6
0_bytes:12 0_calls:29 0_cm:83 0_coffee:-6 0_days:33 0_degrees:-1 0_dezimeter:3
0_entries:-4 0_euro:16 0_euros:30 0_exercises:35 0_faults:32 0_floors:-23
0_footnotes:-4 0_g:20 0_gb:19 0_gigas:30 0_grad:6 0_gästen:24 0_hilos:13
0_hives:10 0_hocker:3 0_horas:-20 0_hosts:28 0_hours:-20 0_i:25 0_im:25
0_invoices:18 0_is:57 0_it:14 0_items:3 0_jours:9 0_kb:19 0_keys:27 0_kg:35
0_kids:-19 0_kilo:8 0_kilos:10 0_kilovatios:17 0_leute:-7 0_litres:16
0_litros:11 0_mb:42 0_messages:47 0_milliseconds:8 0_min:3 0_minutes:13
0_minuti:8 0_minutos:-32 0_mm:15 0_ms:32 0_new:29 0_notes:-59 0_of:-40 0_on:30
0_or:9 0_other:-20 0_pages:15 0_palabras:21 0_pallets:16 0_pens:-35 0_people:3
0_personnes:-41 0_points:67 0_pots:-30 0_ppm:29 0_problems:42 0_punkte:21
0_puntos:14 0_pupils:-39 0_px:10 0_questions:19 0_radiators:9 0_replicas:11
0_requests:-49 0_rows:-35 0_s:31 0_sacs:9 0_schüler:32 0_seats:35 0_secondes:24
0_seconds:80 0_sekunden:10 0_slots:20 0_small:-15 0_sorten:-33 0_stunden:-78
0_tage:-8 0_that:2 0_the:17 0_then:-13 0_times:-76 0_tries:-18 0_users:3
0_values:18 0_visitors:7 0_was:11 0_watts:35 0_which:19 0_winters:-19 0_words:49
0_workers:9 0_years:-15 0_µs:5 0_秒:22 ^:32 ^_a:5 ^_about:12 ^_according:31
^_actually:11 ^_afterwards:4 ^_al:2 ^_all:54 ^_always:67 ^_am:58 ^_and:48
^_anouk:10 ^_antes:35 ^_anything:68 ^_apparently:-14 ^_après:2 ^_are:-69
^_as:105 ^_ask:34 ^_at:19 ^_avant:46 ^_back:-13 ^_backups:22 ^_before:64
^_bei:28 ^_between:-62 ^_beyond:20 ^_bitte:7 ^_both:28 ^_by:45 ^_can:17
^_certificates:7 ^_chairs:-41 ^_chapter:15 ^_children:-32 ^_cluster:11
^_coffee:-26 ^_colour:12 ^_como:7 ^_con:10 ^_correction:2 ^_could:24 ^_das:-49
^_der:34 ^_did:67 ^_die:48 ^_disk:9 ^_dns:13 ^_do:37 ^_does:20 ^_don't:-98
^_du:10 ^_each:-5 ^_early:24 ^_ein:-42 ^_el:3 ^_en:-98 ^_es:-55 ^_every:18
^_everyone:-47 ^_exercise:6 ^_expect:6 ^_finalement:19 ^_finance:8 ^_fog:-17
^_food:29 ^_football:30 ^_for:139 ^_forget:23 ^_from:-26 ^_für:15 ^_generated:14
^_give:20 ^_go:16 ^_good:37 ^_gosto:16 ^_got:22 ^_gruppe:32 ^_ha:-7 ^_has:3
^_having:13 ^_hay:10 ^_he:50 ^_here:-31 ^_het:-72 ^_hm:-51 ^_ho:15 ^_homework:25
^_honestly:-47 ^_how:-62 ^_i:-10 ^_i'd:33 ^_i'll:22 ^_i'm:-8 ^_i've:-10 ^_ich:18
^_id:32 ^_if:-5 ^_il:6 ^_in:-93 ^_insurance:-1 ^_invoices:10 ^_is:-36
^_isn't:-30 ^_it:-64 ^_j'aime:5 ^_je:19 ^_keep:-41 ^_kindly:10 ^_korrektur:4
^_la:116 ^_las:20 ^_last:9 ^_le:-38 ^_left:33 ^_leo:23 ^_les:67 ^_lesson:30
^_let:-46 ^_let's:30 ^_line:62 ^_lol:-137 ^_looking:-3 ^_los:67 ^_lunch:-69
^_länger:9 ^_ma:-53 ^_many:-5 ^_mark:9 ^_may:48 ^_me:69 ^_mehr:1 ^_mein:-89
^_meine:-38 ^_memory:-14 ^_mi:-6 ^_mientras:30 ^_minors:10 ^_mir:39 ^_most:-16
^_mum's:1 ^_my:-22 ^_nada:15 ^_ne:22 ^_never:45 ^_next:68 ^_nobody:94 ^_nos:29
^_not:13 ^_nothing:-8 ^_nunca:-19 ^_o:-94 ^_of:-55 ^_ohne:-23 ^_omg:-49 ^_on:-95
^_once:31 ^_one:18 ^_only:-24 ^_page:18 ^_paper:57 ^_pas:22 ^_people:-12
^_per:28 ^_personne:22 ^_please:-36 ^_pour:22 ^_prefiero:27 ^_pro:9
^_production:9 ^_professor:11 ^_rack:7 ^_rather:37 ^_read:23 ^_remember:-22
^_replica:20 ^_replication:6 ^_result:10 ^_right:53 ^_run:1 ^_sample:18
^_saturday:19 ^_se:43 ^_secrets:23 ^_seeing:49 ^_send:9 ^_sensor:5 ^_set:5
^_should:44 ^_siempre:-62 ^_so:-13 ^_some:-65 ^_somebody:-78 ^_sometimes:-8
^_sorry:-57 ^_soup:-53 ^_still:33 ^_stories:29 ^_such:-45 ^_support:20
^_take:-33 ^_tank:4 ^_tenant:3 ^_tengo:22 ^_thank:-9 ^_thanks:-46 ^_that:-59
^_that's:20 ^_the:-30 ^_then:62 ^_there:15 ^_there's:-35 ^_they:53 ^_this:-32
^_tickets:16 ^_to:10 ^_tonight:9 ^_traffic:-4 ^_treat:18 ^_turns:11 ^_two:28
^_under:8 ^_use:14 ^_waiting:2 ^_we:76 ^_we'll:30 ^_wer:36 ^_what:3 ^_what's:9
^_whatever:18 ^_when:64 ^_where:47 ^_which:13 ^_who:18 ^_whoever:-27 ^_wir:39
^_would:-12 ^_ya:89 ^_yes:-51 ^_yesterday:-35 ^_you:-60 ^_you'll:5 ^_you're:-21
^_your:71 ^_zone:6 ^_à:-28 ^_不:-8 ^_今:-57 ^_会:31 ^_每:33 a:-59 a_bakery:-6
a_bar:-38 a_barbecue:16 a_batch:31 a_bathtub:-45 a_bell:-35 a_bit:4 a_cache:-26
a_cake:-39 a_character:-8 a_chart:19 a_choice:54 a_coin:-27 a_cold:-6
a_colleague:25 a_concert:-40 a_customer:17 a_data:-12 a_database:-51 a_date:41
a_day:77 a_different:45 a_dip:-15 a_dry:27 a_evening:-47 a_face:12 a_fair:-15
a_frame:13 a_free:-33 a_full:46 a_good:-31 a_great:-18 a_guest:46 a_hammer:-2
a_has:12 a_hotel:14 a_idea:-2 a_joke:-2 a_kitchen:-13 a_las:-18 a_letter:-23
a_line:-2 a_little:18 a_long:24 a_look:34 a_lovely:-15 a_machine:-16 a_man:-25
a_map:-4 a_matter:9 a_minute:58 a_missing:13 a_mock:29 a_moment:40 a_network:-1
a_new:45 a_noise:-7 a_one:-38 a_paper:10 a_paragraph:35 a_patch:30 a_patient:46
a_phone:-19 a_pigeon:-13 a_promise:45 a_query:20 a_queue:-11 a_riddle:12
a_row:-39 a_rule:-26 a_second:57 a_server:-6 a_session:21 a_signature:-6
a_silent:37 a_single:-25 a_slip:13 a_small:10 a_smell:-38 a_smile:9
a_suitcase:13 a_surprising:-25 a_switch:29 a_thing:-11 a_ticket:27 a_time:30
a_vegetarian:65 a_view:18 a_washer:15 a_way:-49 a_week:-22 a_window:6 a_word:40
ab:181 ab_0:179 abdeckung:21 abend:-47 abendessen:24 able:41 able_to:41
about:-28 about_^:-46 about_a:-2 about_it:17 about_my:-27 about_the:44
about_whether:-45 about_your:-1 above:14 above_0:10 above_that:17 abre:17
accent:56 accepted:42 accepts:8 access:44 according:31 according_to:31
account:59 account_^:15 account_of:11 accounts:23 acronym:10 actually:40 add:26
address:42 address_^:22 addresses:33 admit:-64 admit_that:-21 admits:7
admits_0:7 adresse:6 after:-5 after_0:-19 after_^:-5 after_a:26 after_i:2
after_lunch:3 after_that:42 after_the:-40 after_this:-53 after_which:1
after_your:4 afternoon:-73 afternoon_^:-39 afterwards:9 again:-23 again_0:3
again_^:36 again_and:-40 against:29 agent:-33 ago:84 ago_^:91 agree:-48
agree_^:-47 agreed:65 agreed_on:3 agreed_the:23 agreement:18 ahead:28
ahead_of:35 ahora:25 ahora_es:2 aisle:16 al:-83 al_día:-45 alarm:48
alarm_trips:25 alarms:9 alerts:71 alfred:61 all:-58 all_0:55 all_^:64
all_day:-47 all_i:1 all_in:13 all_it:-3 all_night:-16 all_of:-58 all_right:44
all_the:-44 all_this:34 all_three:4 alle:-42 allergic:22 alles:-83 allow:6
allow_0:3 allowed:31 allowed_^:19 allows:17 allows_0:15 almost:-15 alone:-25
alone_^:17 along:35 already:81 als:-52 als_0:23 als_ein:-43 although:-56
although_the:-36 always:-59 always_the:35 am:11 am_0:33 am_going:1
am_liebsten:70 am_not:11 amps:3 an:9 an_answer:19 an_der:17 an_empty:23
an_evening:80 an_hour:5 an_old:-104 an_outage:-20 an_upload:10 analyser:-38
and:-7 and_0:-51 and_a:-7 and_after:-37 and_all:10 and_always:-4 and_by:15
and_call:21 and_each:-36 and_explain:40 and_got:-27 and_has:-44 and_he:-24
and_i:-39 and_in:15 and_is:27 and_it:-22 and_its:44 and_leave:40 and_less:27
and_my:-46 and_never:35 and_no:3 and_nobody:-12 and_none:1 and_not:114
and_nothing:18 and_nowhere:36 and_on:-35 and_one:-15 and_put:16 and_returns:-60
and_salt:-8 and_six:1 and_that:-5 and_that's:9 and_the:-74 and_then:39
and_there:-19 and_they:28 and_to:11 and_what:34 and_you:58 announced:-21
another:-6 anouk:10 anruf:12 ans:-52 answer:16 answer_^:3 answer_by:4
answer_to:7 answers:22 antena:40 antes:54 antes_de:54 any:-53 any_evening:-45
any_more:19 anybody:29 anyone:-5 anything_^:-58 anything_above:15
anything_else:-29 anything_that:29 anything_with:23 anyway:-13 api:16 app:-4
app_^:-13 app_gives:10 apparently:-36 applies:8 applies_to:8 appointment:7
après:13 archive:35 archives:50 are:-12 are_0:20 are_a:-77 are_allowed:19
are_easy:-70 are_enough:39 are_going:1 are_gone:24 are_hard:-50 are_in:37
are_kept:18 are_not:-17 are_only:52 are_rarely:-17 are_read:1 are_still:15
are_the:-8 are_two:33 are_with:5 arguing:-31 arm:8 around:-45 around_^:-14
around_the:-46 arranged:17 arrival:26 arrive:38 arrows:-34 article:-39 as:-36
as_0:-39 as_a:-11 as_ab:3 as_agreed:23 as_far:-5 as_for:16 as_if:-27 as_it:9
as_long:-5 as_of:40 as_on:-48 as_soon:43 as_the:34 as_we:11 as_you:3 ask:28
ask_^:-10 ask_about:30 ask_for:14 ask_if:-63 ask_me:18 asked:-80 asked_for:33
asked_us:-46 asked_what:-29 asking:-38 asks_for:8 at:-47 at_0:72 at_a:-12
at_all:4 at_first:-13 at_least:-48 at_me:-1 at_minute:-20 at_most:21 at_my:-3
at_night:-34 at_noon:-18 at_our:7 at_sea:-4 at_six:11 at_that:-13 at_the:-47
at_this:-10 at_three:5 at_work:51 ate:-35 au:-12 au_bout:4 auch:58 auch_für:39
aucun:7 auditors:27 auditoría:7 auf:4 auf_0:17 aufbewahrung:8 aufträge:6
aufträge_^:6 august:10 aunt:34 aus:-106 aus_^:2 ausschließlich:20 author:-39
autumn:20 avait:-67 avait_un:-43 avant:51 avec:-137 average:-1 avisar:15
avons:-1 awake:-8 away:88 away_^:17 b:31 baby:5 back:66 back_^:6 back_and:17
back_from:42 back_in:-5 back_the:-61 back_to:-31 back_with:12 backups:78
backwards:-33 bad:2 badge:5 badly:-20 bahn:-17 bakery:-8 bakery_^:-3
bakery_data:9 balancers:33 band:38 bank:-52 bank_^:1 banner:17 bar:-39
barbecue:16 barbecue_^:16 barn:35 bascule:13 base:22 base_image:10 based:-10
basement:-57 batch:66 batch_size:21 bathtub:-45 bathtub_^:-38 battery:20 be_0:50
be_a:-48 be_able:40 be_arranged:17 be_charged:2 be_done:18 be_in:-8 be_kind:25
be_lovely:39 be_on:-7 be_part:7 be_returned:20 be_the:-74 be_there:12 be_too:-34
be_written:9 bear:15 beats:-1 became:-11 became_so:-11 because:27 because_it:-9
because_the:18 been:30 beer:-46 bees:-41 before:7 before_^:-36 before_anyone:8
before_it:4 before_lunch:35 before_the:63 before_we:14 before_you:36 begins:16
begins_with:15 behind_a:-24 behind_us:18 bei:-11 bei_0:1 bei_der:16 beim:26
beim_abendessen:24 being:-10 believe:-54 believe_it:-35 bell:-35 bell_^:-35
belong:33 belong_in:42 belongs:20 belongs_to:20 belt_the:41 beside:-65 best:-57
bet:-11 beträgt:10 bett:24 bett_ist:24 better:17 better_on:14 better_than:42
between_us:-24 between_you:4 beyond:86 beyond_0:20 beyond_that:64 bias:-13
bien:40 big:-37 biggest:-29 bildern:20 bildern_^:20 bill:56 bin:-25 bin_ich:-48
birds:-42 birthday:5 bit:7 bit_like:-1 bitte:115 black:21 bleiben:10
bleiben_^:10 bleibt:1 blinking:-60 blue:23 board:56 board_is:9 boards:-38
boat:-33 boat_^:-94 boat_draws:8 bogdan:15 boiler:15 bom:-48 book:-30 book_^:78
book_by:3 booked:11 boot:44 boot_^:5 border:32 border_station:26 boss:-27
both:109 both_archives:15 bottles:46 bottles_a:41 bought:-45 bout:4 bout_de:4
box:52 branch:-23 branch_^:11 branches:-48 branches_^:-35 braucht:15 bread:-65
bread_and:-8 break:-1 breakfast:-44 bridge:-14 bridge_call:-28 bridges:-36
bridges_were:-12 brigade:8 bright:66 bright_tank:66 bring:34 bring_a:20
bring_the:18 brings:14 brings_the:1 british:10 british_spelling:10 broke:16
broken:68 broker:34 brokers:27 brokers_^:6 brother:98 brother_in:10
brother_reads:55 brought:-24 browser:-26 buckets:-38 budget:-4 bug:43 bug_is:32
bugs:-31 build:66 build_^:21 build_on:-3 build_the:2 building:9 building_^:40
builds:6 bumped:6 bumped_the:6 burglars:27 burn:7 bus:-69 bus_from:-23
bus_was:-49 business:8 but:-26 but_a:15 but_i:-7 but_it:-22 but_not:3
but_the:-46 button:-49 button_and:-13 buzzer:11 by_0:-34 by_a:-17 by_heart:19
by_may:14 by_someone:-13 by_the:-46 by_their:-5 by_then:13 bytes:28 büro:-22
c'est:-42 c'est_une:-45 cabin:32 cabinet:-49 cabinet_^:-49 cabins:55 cabins_^:31
cable:-34 cables:-48 cache:-30 cache_results:6 caches:44 cada:36 cada_foto:10
café:-91 cage:34 cage_^:11 cake:7 cake_and:-27 calculators:27 calibration:13
call:55 call_^:-37 call_at:9 call_on:35 call_the:24 called:22 caller:12
calls:-20 calls_^:-54 calls_a:21 calls_it:-17 calls_the:20 calm:-26 cambio:29
came:32 came_back:39 came_from:-15 came_with:-3 camera:31 can:-8 can_be:-8
can_count:-65 can_do:-20 can_only:10 can_see:-28 can_still:-22 can_take:31
can_tell:-17 can't:81 can't_be:4 can't_tell:47 cannot:31 cannot_be:32 canoe:48
canoe_club:48 cant:31 canteen:-52 capacitors:-13 capacity:-26 caps:33
captain:-13 card:1 cards:-42 cards_and:-13 carpet:-52 carries:75 carries_0:22
carry:-10 cars:-81 cascade:12 case:20 cases:47 cat:-100 catalogue:58 caution:18
ce:-59 ceiling:24 cell:4 cellar:41 cent:2 centimetres:-4 certificate:-8
certificate_is:-12 certificates:7 chain:34 chain_of:35 chair:-16 chairs:-42
change:22 change_^:4 changed:39 changes:47 channel:35 chapter:34 chapter_0:19
chaque:37 character:-8 charge:38 charming:-43 chart:-1 chartwork:34 chat:66
chat_^:-9 che:-42 cheaper:-4 check:43 check_in:28 check_that:-15 checked:47
checker:-46 checks:5 chewed:-21 chewed_through:-21 children:-21 choice:62
choir:2 chose:2 ci:62 claims:6 clase:9 clean:-38 clean_^:-32 clearer:-6 clerk:4
clever:28 click:-4 client:66 clinic:7 clinking:-10 clock:18 clocks:-15 closed:56
closes:-15 cloth:21 club:84 cluster:13 cm:83 cm_^:39 cm_lang:24 cm_tall:2 co:25
coach:62 coat:20 coffee:-80 coffee_here:-59 coffee_machine:-30 coin:-18 cold:29
cold_^:18 cold_start:11 colleague_from:-28 colour:70 colour_is:10 colour_the:27
come:-42 come_back:15 come_from:-38 come_up:47 comes:23 comes_after:49
comes_from:-84 comes_out:36 comes_the:7 comes_to:23 comment:53 commit:20
commit_0:34 commit_messages:-19 common:-1 como:26 como_mucho:11 como_máximo:3
company:8 comparing:-8 comparison:8 compiler:-26 compilers:-6 complained:6
completely:15 composition:6 computer:-59 computers:-30 con:37 con_0:-77 con_el:4
concert:-28 conference:-19 confidence:2 confidence_intervals:2 confirm:-4
confirmed:10 confusing:-39 congratulations:-5 connection:36 connection_pool:31
consent:67 consent_and:62 consists:3 consists_of:3 console:-6 continue:19
continue_with:19 contract:-7 contract_^:1 control:9 cool:-37 copied:-50 copy:-34
corner:-66 correct:68 correct_my:57 corrected:49 correction:2 corridor:-26
cost_centre:16 cost_me:-9 costs:23 could:-81 could_have:-18 could_never:-6
could_not:-74 could_the:45 could_you:24 council:6 count:-24 count_as:44
count_to:-65 counted:14 counted_^:-3 counters:-12 counting:-72 counts_^:25
courier:19 course:-5 course_i:-26 court:5 cousin:-5 cover:36 cover_of:11
coverage:13 covered:42 covers:70 crash:25 created:7 credit:10 credit_notes:9
credits:12 crew:1 crews:-41 cry:-49 cry_^:-49 cuando:19 culprit:4 current:-26
curve:-48 customer:-1 customers_^:4 customs:19 cut:-41 cuts:26 cámara:12
cérémonie:21 d'expiration:9 da:-8 dad:33 dafür:-111 damp:4 dan:26 dance:61
dans:-28 darf:42 dark:-13 das:-77 das_gilt:39 das_wetter:-57 dashboard:-26
dashboard_banner:17 data:-19 data_^:7 data_and:40 data_centre:-17 database:-47
database_to:-14 date:53 date_^:59 dauert:39 dauert_0:10 dauert_doch:13
daughter:3 day:-21 day_^:99 day_and:-57 days:-36 days_^:-3 days_and:-10
days_like:-23 de:-72 de_0:54 de_cada:10 de_disco:47 de_humidade:24 de_la:-4
de_pruebas:12 de_secours:1 dead:23 deal:5 dealer:21 debug:-9 decades:-13
decided_that:-13 decided_to:21 decision:-4 definition:1 degrees:-4
degrees_and:-26 del:42 deleted:-61 deleted_the:-41 delivery:15 dem:54 demo:-34
den:-21 department:-9 departure:30 depósito:32 der:49 der_oma:1 der_rückflug:1
der_stock:8 der_zähler:7 des:78 description:-18 designed:-64 desk:-15 desk_^:29
desk_is:-21 details:-21 deux:1 devices:11 dezimeter:3 dezimeter_^:3 di:56
diagramas:16 diagrams:-17 dice:-7 dictionaries:8 did:-15 did_it:2 did_the:78
die:117 die_aufbewahrung:8 die_bahn:-17 die_kinder:3 die_klausur:19
die_montage:9 die_on:31 die_prüfung:3 die_wartezeit:10 different:38 dinner:33
dip:-15 disagree:-2 disco:47 disco_está:30 dishes:17 dishes_are:17 dishwasher:-9
disk:11 dit_0:20 dns:-15 do:82 do_0:28 do_^:-10 do_all:-37 do_i:19 do_not:30
do_que:16 do_the:19 do_we:35 do_you:-40 doch:13 doctor:17 documentation:-19
does:-10 does_^:7 does_one:32 does_the:37 doesn't:38 dog:19 doit:27 doit_être:13
dolphins:-25 don't:-61 don't_ever:18 don't_know:1 don't_think:-25 done:35
dont:40 door:-84 door_^:-13 door_opens:2 dose:10 double:19 doubt:37 down:71
down_^:23 downtime:14 dozen:46 draft:24 drain:9 drains:-6 draw:-35 draw_the:7
drawer:-23 drawings:13 draws:35 draws_0:35 dreamt:-51 dreamt_of:-51 drew:-51
drift:16 drive:-10 drives:23 drop:29 dropping:50 dropping_the:50 drops:-61
drove:-37 drove_0:-12 dry:33 du:2 dump:11 duplicates:15 dura:28 dura_0:28
during:-64 during_the:-55 délai:9 délai_d'expiration:9 démarre:4 démarre_au:4
dépasser:10 dépasser_0:10 día:-44 día_^:-60 día_para:22 e:-12 each:-52
each_lesson:10 each_other:-29 each_time:-31 earlier:43 early:72 early_returns:12
easier:-21 easier_to:3 east:19 easter:-11 easy:-45 easy_to:-70 eat:-14 eats:78
ein:-6 ein_anruf:12 eine:-7 either:14 el:103 el_depósito:32 el_enlace:13
el_entorno:13 el_examen:14 el_lote:11 el_límite:9 el_puerto:9 el_respaldo:14
el_seguro:1 el_tamaño:10 el_trabajo:14 el_umbral:37 electrician:6 electricians:2
ella:50 else:2 else_^:19 else's:-20 else's_computer:-20 em:-31 emergency:25
emojis:22 emojis_in:22 en:-73 en_0:46 en_el:80 en_inglés:27 en_la:-69
en_ningún:34 en_una:-42 end:48 end_^:-11 end_of:41 ended:-27 ended_up:-13
endpoint:43 ends:56 ends_at:18 enfants:6 engineer:-51 engineer_has:-39
engineers:-20 english:47 enjoy:48 enjoy_most:46 enlace:13 enough_^:35
enrolment:23 entiendo:-22 entorno:13 entries_^:-4 entry:9 er:28
error_messages:16 errors:11 erst:56 es:-42 es_0:-4 es_de:13 es_war:-21 eso:17
español:25 essay:65 essay_has:39 est:76 estimated:31 está:31 está_en:30 et:-90
et_0:-43 ethics:34 etwas:36 euro_^:10 euros:31 euros_^:26 even:41 even_if:14
even_the:-2 even_when:12 evening:6 evening_^:-21 evening_i:16 event:4 ever:-43
ever_say:60 every:-63 every_0:17 every_migration:37 every_morning:-37
every_one:24 every_reminder:5 every_single:-14 every_time:-1 everybody:53
everyone:-30 everything:-37 everything_^:-65 everything_by:-16
everything_else:35 everywhere:-18 ewa:19 exactly:-43 exam:-1 exam_is:11
examen:14 examen_oral:14 examiner:9 examiners:60 example:38 examples:81
examples_work:20 except:4 exception:3 exercise:31 exercise_nine:15 exercises:96
exercises_an:28 exhausted:14 expect_the:7 expects:11 expects_0:11 expire:11
explain:6 explain_things:46 explains:-21 explains_a:-9 explanation:-54
explicit:6 export:50 eyebrows:-25 eyes:87 eyes_^:54 face:12 face_^:56 facing:5
factory:-6 faculty:39 failed:11 failing:4 failover:45 failover_^:7 fair:-55
fait:-83 fall:25 falls:-45 false:-6 family:32 fan:-15 fans:-39 fans_and:-8
far:-25 far_as:-5 fares:22 fast:-22 faster:-21 faster_than:-17 father:-30
faults:32 faults_^:32 faulty:44 faut:81 favourite_topic:47 fax_gateway:14
feature:25 feature_flags:19 feed:17 feel_like:63 feels:-35 feels_like:-20
fehlt:4 fermenter:25 fermenter_five:25 festival:30 festival_beer:26 fewer:-23
field:41 field_at:10 fields:6 figure:64 figure_for:25 figure_is:37 file:-34
file_^:5 file_is:-15 files:-97 files_in:3 fill:-17 film:3 filter:16 final:-4
finalement:19 finally:-38 finance:55 find:2 find_out:-30 find_the:71 fine:80
fine_^:65 fingers:14 finish:-14 finished:50 finished_^:3 finished_the:11 fire:4
fire_brigade:8 fires:8 firewall:3 firm:3 firmware:86 first:-33 first_^:65
first_and:33 first_dance:61 first_job:-46 first_time:-24 fish:27 fishing:-80
fit:43 fit_into:23 fitter:49 five:57 fix_is:4 fixtures:27 flags:30 flaky:31
flash:33 flat:-39 flat_and:-23 flicker:-23 floating:-47 floating_point:-47
floats:15 flood:-38 floor:-28 floors:-23 fog:-44 folder:68 folder_^:6
folklore:-12 follow:-38 follow_the:-24 food:52 football:39 football_examples:20
footnotes_^:11 for:-49 for_0:-60 for_^:36 for_about:9 for_any:-79
for_anything:-57 for_decades:-13 for_every:-31 for_it:-35 for_looks:-56
for_me:79 for_most:-18 for_my:58 for_one:-47 for_six:24 for_the:90 for_this:48
for_you:-44 for_your:-4 forbids:43 forecast:-71 forever:-64 forget:22
forgets:-64 forgets_its:-47 forgetting:-73 forgot:-80 forgotten:-24 forklift:-63
form:-46 form_is:-50 formeln:19 forty:-31 forward:1 foto:20 foto_es:10 found:-76
found_that:-56 fountain:17 fountain_^:17 four:-48 four_is:22 four_of:9
fourth:-36 fourth_time:-40 fractions:-67 frame_near:-36 frames:-16 free:-56
free_pen:-33 freeze:20 friday:8 friday_^:8 fridays:21 fridays_^:4 from:-94
from_0:5 from_^:-94 from_a:-18 from_and:-16 from_here:43 from_is:-27
from_last:42 from_me:30 from_now:19 from_the:72 from_you:35 frío:-83 full:53
full_charge:19 fun:-13 function:-51 functions:24 functions_over:24 funny:-23
funny_how:-7 für:21 für_das:20 für_den:4 für_die:20 g:20 g_^:20 game:-36 gang:-9
gang_^:-9 garde:9 garde_les:9 garden:-46 gas:35 gas_alarm:25 gasta:12 gasta_0:12
gate:31 gateway:85 gave:47 gave_a:-5 gave_me:28 gb:19 gb_^:16 gegen:-47 geht:-47
generally:-30 generated:14 generations:-29 generations_of:-29 generator:59
gerlinde:32 german:15 gestattet:23 gestattet_^:23 gestern:-21 get:-9 get_0:32
get_a:21 get_it:14 get_the:1 get_tired:-46 gets:75 gets_0:3 gets_lost:23
getting:57 geändert:18 gibt:20 gibt_es:20 gigas:30 gigas_^:30 gilt:39
gilt_auch:39 give:91 give_me:41 given_that:15 gives:26 gives_up:11 glass:14
glass_^:14 gli:41 globe:-33 go:75 go_^:13 go_for:13 go_on:25 go_to:39 goal:8
goat:-13 goat_^:-10 goes:39 goes_^:-20 goes_back:-2 goes_in:24 goes_into:21
goes_out:-5 goes_to:12 going:4 going_to:84 gone:29 gone_from:24 good:-90
gosto:16 gosto_mais:16 got:130 got_an:6 got_into:-32 got_the:38 got_through:4
got_to:50 grad:6 grad_^:6 grafana:38 grandfather:21 graph:-33 graphs:-31
grateful:1 great:1 great_^:-3 great_question:-5 great_uncle:61 grenzwert:6
grey:23 grinder:7 group:19 groupe:4 groupe_électrogène:4 groups:-24 gruppe:32
guard:10 guess:-24 guessed:-27 guessed_that:-27 guest:52 guide:41 gusta:13
gusta_más:13 gärkeller:18 gästen:24 gästen_^:24 ha:-32 habe:26 habe_ich:18
haben:29 haben_sie:-15 haben_wir:9 habit:-1 habla:41 hables:32 hables_en:32
hace:-83 had:-45 had_0:-89 had_a:6 had_already:10 had_it:5 had_the:-20 haha:-106
haha_^:-106 half:-11 half_of:-13 half_the:-62 hall:-36 hall_^:41 hall_in:-1
hallway:40 hammer:-2 han:19 handed:11 handover:25 hands:37 hands_^:2
hands_off:12 hands_on:7 hangs_on:8 happen:-40 happened:4 happens:16
happens_on:-51 happens_to:22 happier:13 happy:-46 happy_to:-18 harbour:-44
hard:-7 hard_^:34 hard_on:-26 hard_to:-3 hard_way:3 harder:6 hardly:44
hardware:-7 hardware_people:-26 has:33 has_a:8 has_already:42 has_been:9
has_better:-40 has_cost:-17 has_gone:-23 has_its:-59 has_moved:7 has_not:-6
has_promised:4 has_read:8 has_retired:14 has_to:123 has_told:32 hat:-22 hat_0:-3
hate:11 hats:-5 hatte:-29 have:-26 have_0:-15 have_^:1 have_been:26 have_gone:6
have_guessed:-27 have_had:-18 have_it:8 have_left:-24 have_my:2 have_no:-52
have_read:-6 have_seen:-14 have_signed:8 have_talked:19 have_thought:-27
have_to:86 have_worked:18 have_yet:-8 haven't:56 having_to:-13 hay:-48
hay_que:42 he:-30 he_gets:15 head:-17 head_^:-37 head_of:9 header:10 hear:-72
hear_that:-13 hear_the:-41 heard:11 hearing:24 hears_about:7 heart:19 heat:-35
height:8 height_is:10 held:4 help:-93 help_^:-68 help_desk:-27 helper:-5
helps:-64 helps_^:-49 her:79 here:-48 here_^:23 here_is:-52 here_the:-43
here_we:10 hermana:47 het:-64 heute:-76 hier:-81 high:2 highlight:23
highlight_verbs:23 hills:-9 hilos:13 hilos_^:13 hints:18 hire:-24 his:-36
history:27 hit:-43 hive:39 hives:25 hives_^:10 hm:-51 ho:-1 hocker:3 hold:-12
hold_a:8 hold_for:-1 holding:-19 holdings:57 holdings_in:57 holds:32 holds_0:12
holiday:-35 holidays:-8 home:31 homework:29 honest:-61 honestly:-57
honestly_the:-32 horas_a:-4 host:12 hosts:29 hosts_^:4 hotel:-25 hotfix:22
hour:-16 hour_the:2 hours_before:5 hours_for:-12 house:48 house_^:29 how:-120
how_^:-25 how_it:-29 how_many:13 how_the:-36 how_to:2 hum:-45 human:-56
humidade:24 humming:-14 humming_in:-14 humour:-23 humour_^:-23 hund:-32
hurry:-24 hurts:32 hurts_my:32 husband:45 huts:8 hätte:-65 hätte_ich:-65
höchstens:50 höchstens_0:7 i:-27 i_am:-107 i_ask:53 i_can:-29 i_can't:73
i_could:-79 i_decided:7 i_deleted:-14 i_did:-8 i_do:-18 i_dreamt:-27 i_enjoy:54
i_ever:-22 i_find:3 i_found:-71 i_get:92 i_go:4 i_guess:5 i_had:-1 i_have:40
i_haven't:23 i_hope:-14 i_keep:29 i_know:32 i_learn:60 i_like:101 i_looked:2
i_may:10 i_misread:45 i_move:-27 i_must:-35 i_need:-37 i_never:-5 i_once:-30
i_prefer:-6 i_read:-18 i_remember:74 i_said:9 i_sat:-30 i_saw:-4 i_see:-37
i_send:14 i_should:-38 i_slept:-29 i_still:-4 i_suppose:-24 i_swear:-11
i_take:25 i_think:-2 i_took:27 i_turn:9 i_want:24 i_was:-50 i_went:36 i_will:3
i_wonder:-4 i_work:11 i_wrote:3 i'd:67 i'd_be:-30 i'd_like:81 i'd_sooner:1
i'll:27 i'm:-39 i've:6 i've_been:-17 ich:15 ich_lerne:2 icon:-30 icons:18 id:45
idea:-12 idea_how:-48 idea_in:34 identity:23 idle:16 idle_for:21 if:27 if_i:-31
if_it:62 if_my:42 if_that:13 if_the:68 if_theres:46 if_we:-31 if_you:-27 il:-44
il_en:-15 il_ne:44 il_nous:16 il_y:-8 ill:16 im:-17 im_büro:-22 im_chat:25
image:58 image_is:32 imagine:-38 immer:-44 importer:12 imports:6 in:-76 in_$:26
in_0:-66 in_^:55 in_a:-42 in_and:-40 in_commit:4 in_den:25 in_doubt:37
in_each:-12 in_from:32 in_front:-26 in_had:-18 in_has:-82 in_law:10 in_line:18
in_may:-48 in_mind:22 in_most:-6 in_one:2 in_our:18 in_place:28 in_spring:15
in_statistics:21 in_such:-7 in_sync:30 in_that:-29 in_the:52 in_they:-44
in_this:43 in_used:-19 in_which:-29 in_winter:-37 in_with:-14 in_your:-8
inbox:11 included:-14 included_^:-21 includes:40 inglés:27 inheritance:6
inside:23 inside_^:-26 inside_the:57 insists:20 installation:4 instead:40
instead_^:15 instead_of:30 instruments:-24 insurance:-1 insurance_is:-1
insured:-5 insurer:27 interesting:-53 intern:8 internet:-21 intervals:2
interview:10 into:-31 into_0:-44 into_the:-5 invented:-31 invented_the:-31
invoice:-1 invoice_^:-22 invoices:64 involves:-71 is:63 is_$:4 is_0:150 is_^:30
is_a:-33 is_ab:7 is_all:44 is_and:-31 is_at:-2 is_closed:39 is_corrected:5
is_done:2 is_drawn:-11 is_estimated:31 is_fine:59 is_for:70 is_going:36
is_gone:42 is_half:29 is_how:-9 is_ill:15 is_in:29 is_it:-19 is_kept:17
is_like:-5 is_may:12 is_more:-67 is_my:14 is_new:27 is_not:17 is_off:29 is_on:50
is_one:-18 is_only:-21 is_out:6 is_over:-6 is_paid:18 is_quarantined:35
is_reserved:13 is_running:19 is_said:-13 is_simply:-41 is_something:29
is_still:109 is_that:-60 is_the:16 is_through:3 is_to:44 is_too:-5
is_unclear:-28 is_what:-88 is_with:20 is_your:-46 isn't:-21 isn't_it:-74 ist:-51
ist_0:32 ist_^:62 ist_am:1 ist_jetzt:23 it:-63 it_?:-68 it_about:-2
it_always:-39 it_and:46 it_as:5 it_be:42 it_can:27 it_from:26 it_goes:-13
it_has:14 it_helps:-4 it_in:14 it_is:-6 it_looked:-7 it_looks:-9 it_may:-44
it_must:-51 it_needs:-8 it_off:-28 it_on:21 it_over:26 it_rained:11
it_remains:19 it_should:-2 it_that:56 it_the:76 it_to:17 it_took:-10 it_up:3
it_was:53 it_will:-53 it_without:23 it_would:31 it's:47 it's_going:24
it's_the:67 items_^:3 its:-18 its_a:48 its_first:-61 its_own:-16 j'aime:5
j'aime_mieux:5 j'avais:-49 jamais:-87 january:-23 je:19 je_ne:14 je_préfère:22
jeder:18 jetzt:57 job:-33 job_runner:14 jobs:-16 join:33 join_retries:13
joke:-26 jokes:-70 joking:-26 journaux:9 journaux_0:9 jours:9 jours_^:9 jug:18
july:5 june:5 junior:7 just:-46 just_now:-14 kaffee:-75 kb:19 kb_^:19 keep:34
keep_forgetting:-27 keep_my:24 keep_that:34 keep_the:40 keep_up:-64 keeping:15
keeps:53 keeps_0:11 keeps_pdfs:15 keeps_the:13 kegs:9 kein:14 keine:12 keiner:37
keiner_^:37 kept:11 kept_for:42 kettle:-70 key_^:-15 key_to:12 keyboard:-25
keyboard_^:5 keys:54 keys_that:32 kg:35 kg_^:14 kg_of:12 kids:8 kill:-38 kilo:8
kilo_^:8 kilobytes_^:10 kilos:10 kilovatios:17 kilovatios_^:17 kind:-36
kind_of:-36 kind_to:25 kinder:2 kindly:38 kitchen:-8 kitchen_has:-21 klausur:19
klausur_dauert:4 klausur_haben:5 knee:-45 knots:-19 know:-43 know_about:-17
know_how:-22 know_that:-7 know_which:52 know_why:41 know_with:-44
knowing_that:-19 knows:82 knows_the:20 kommen:-45 korrektur:4 kurs:42
l'astreinte:28 l'astreinte_^:28 la_antena:40 la_base:1 la_caution:18 la_clase:9
la_cámara:12 la_cérémonie:21 la_file:-28 la_lezione:8 la_réplica:40 la_table:6
lab:-4 label:-61 label_printers:31 labelled:14 labeller:41 ladder:-28
ladders:-32 lag_alarms:6 lags:8 lamps:-24 landed:28 landed_on:26 lang:-10
lang_^:24 lang_und:-39 language:-21 large:47 las:34 last:20 last_0:-29
last_night:-63 last_night's:1 last_time:63 last_week:-25 last_year:5 lasted:-32
later:-20 later_^:-41 later_departure:29 latin:-30 laugh:-32 laughed:-52 law:36
lawyers:5 layout:-27 layout_code:-23 le:-3 le_délai:9 le_groupe:4 le_hall:-46
le_malt:9 le_train:22 lead:18 leaked:39 leaking:22 learn:66 learn_0:26
learn_the:-1 learned:-94 learned_to:-88 lease:14 least:-48 least_^:-13 leave:88
leave_it:43 leave_the:38 leaves:73 leaves_the:28 leaving:45 ledger:29 leer:-46
left:-27 left_a:-31 left_for:2 left_the:-29 legacy:28 legal:19 lemonade:13
leo:23 lerne:27 lerne_lieber:2 les:-13 les_enfants:4 les_journaux:9 less:-5
less_than:-3 lesson:79 lessons:21 let:-55 let_me:-77 let_the:17 let's:61 lets:62
lets_us:12 letter_from:3 letters:-80 letters_^:-29 leute:-77 level:37
level_in:13 lezione:8 library:-1 licence:24 lid:-30 lie:-9 lieber:64
lieber_als:31 liebsten:70 liegt:-22 lies:-5 life:-14 lifts:6 light:-8
light_at:19 lights:-7 like:45 like_a:59 like_my:76 like_that:-20 like_this:-37
limit:3 lindqvist:22 line:61 line_^:35 line_for:-9 line_of:-8 line_with:18
lines:13 lines_^:-1 link:-5 linked:2 linter:24 lisbon:10 list:14 listening:16
litres:16 litros:11 little_one:-12 live:26 live_in:12 live_with:2 lives_in:1
lleva:15 lleva_0:15 lo:17 load:80 load_^:18 load_balancers:33 local:7 log:-44
log_is:2 log_level:13 log_of:-52 login:27 logs:22 lol:-141 lol_^:-131 long:-70
long_as:-5 longer:69 longer_than:18 longs:6 look:-61 look_almost:-12 look_at:-7
look_for:6 looked:-40 looked_at:-4 looked_it:31 looked_like:-10 looking:-34
looking_at:-28 looks:-5 looks_better:14 looks_great:39 looks_like:21 lookup:77
loop:-66 loop_that:-19 los:7 los_diagramas:16 lose:-28 lost:-63 lost_0:-19
lost_^:-2 lot:44 lot_of:21 lote:11 lote_nocturno:11 love:21 love_it:-32 lower:6
luck:-67 lunch:-39 lunch_^:28 länger:23 länger_als:9 läuft:7 límite:9
límite_de:9 lösungen:38 ma:-53 machine:-88 machine_in:8 made:43 made_a:2
made_up:30 magic:44 magician:-37 mail:72 mail_^:25 mailbox:23 mailbox_^:17
mails:63 main:-12 mainframe:-29 maintains:21 maintains_the:21 mais:16 mais_de:16
make:4 make_it:10 make_me:28 make_that:11 make_the:-21 makes:62 makes_it:69
makes_sense:-41 makes_the:34 making:-45 male:32 malt:10 man:-47 man_who:-25
manage:34 manages:41 manages_0:41 manual:-3 many:-53 many_travellers:-3 map_is:2
maps:-17 march:10 marisol:61 mark:41 mark_mistakes:12 market:-11 marks:47
marks_in:20 match:3 matter:2 matter_of:9 matters:26 matters_more:21 max:14
maximum:1 may:105 may_0:164 may_be:-32 may_have:-80 may_i:48 may_look:21
may_stay:21 maybe:-9 maybe_0:-5 mb:42 mb_^:12 me:15 me_^:36 me_and:22
me_before:43 me_by:6 me_far:15 me_first:17 me_for:-17 me_gusta:13 me_hables:32
me_i:-10 me_if:34 me_it:-52 me_of:27 me_off:12 me_so:6 me_than:42 me_that:-111
me_the:51 me_when:-27 me_whether:10 me_who:10 me_why:9 me_yet:24 meal:85 mean:48
mean_with:9 means:-14 means_the:-2 meant:10 meant_to:19 measure:12
measure_the:25 measured:63 median:24 meetings:-71 mehr:11 mehr_als:1 mein:-36
meine:-27 memo:-5 memory:11 menu:-6 merchant:-12 merge:28 merged:33
merged_into:7 merging:21 mes:-11 message:-1 messages:11 messages_^:13
messages_in:2 met:-25 meter:14 mi:-20 mi_hermana:47 mich:29 middle:1 middle_of:8
mientras:30 mieux:-11 mieux_les:5 migration:26 migration_has:37 milk:18
milliseconds:8 min:3 mind:5 mind_^:-38 mind_the:-2 mineurs:27 minors:14 minus:10
minus_one:10 minute:-9 minute_0:-46 minute_^:65 minute_and:11 minuten_^:31
minutes_^:13 minutes_at:16 minutes_of:-6 minutes_on:11 minutes_west:9 minuti:8
minuti_^:8 minutos:-32 minutos_^:56 mir_wäre:30 misread:45 misread_the:45
missing:62 missing_is:5 misst:3 misst_0:3 mistake:9 mistakes:22 mistakes_in:22
mit:-61 mit_0:-34 mit_bildern:20 mit_dem:52 mix:19 mm:15 mm_^:15 mobile:53
mobile_app:10 mock:57 mock_came:5 mock_exam:3 mock_oral:23 modem:-47 moment:-4
moment_ago:40 mon:1 monday:58 monday_^:6 mondays:-96 money:-2 money_^:-4
monitor:-43 montage:9 month_^:8 months:-1 montres:36 moon:-36 more:19 more_^:71
more_of:45 more_often:-13 more_to:26 morning:31 morning_^:72 morning_at:-47
morning_the:15 mornings:15 most:3 most_0:3 most_^:39 most_is:46 most_of:-67
mostly:43 mostly_because:43 mother_is:25 mounts:34 moved:41 moved_the:-17
moved_to:57 moves:-66 mr:39 ms:42 ms_^:27 much:-66 much_^:2 mucho:11 mum's:13
mum's_seat:13 museum:4 music:-32 music_^:-48 must:-185 must_be:-88 must_have:-86
must_not:31 my_asked:-52 my_boss:-25 my_brother:65 my_cousin:-5 my_daughter:3
my_enrolment:23 my_eyes:87 my_father:-30 my_first:-84 my_hands:32 my_husband:45
my_mind:26 my_mock:8 my_mother:-10 my_neighbour:6 my_never:-6 my_old:16
my_once:-38 my_own:14 my_phone:24 my_says:-51 my_side:-16 my_sister:9
my_teacher:23 my_thinks:-20 my_village:-1 myself:50 myself_^:25 más:78 más_^:19
máximo:25 máximo_0:3 máximo_de:10 même:-48 n:16 n_minus:10 nach:35
nach_rücksprache:25 nada:49 nada_de:15 nadie:4 name:72 name_of:25 named:-19
names:-33 names_^:-73 natural:-33 ne:-3 ne_faut:44 ne_redémarre:3 near:-143
near_^:-57 near_the:-16 near_they:-11 need:-3 need_0:17 need_a:-30 need_is:-8
need_the:12 need_to:34 needed:-16 needs:-12 needs_0:-57 needs_a:45 neighbour:7
neighbours:2 neither:-46 nested:-34 nested_proxies:-26 neue:19 neun:-90
never:-144 never_a:-30 never_had:-15 never_have:-27 never_know:-44
never_thought:-4 new:4 new_^:6 new_hire:-24 new_one:10 new_words:29 news:21
next:7 next_door:-48 next_time:18 ni:23 nice:-7 nice_to:-24 nicer:-20
nicer_^:-44 nicht:108 nichts:-31 nie:-57 niemals:9 night:-88 night_^:-33
night_in:-17 night_shift:-2 night_train:9 night's:1 nightly:33 nights:36 nine:32
nine_^:21 nineteen:-22 ninety:-9 ningún:41 ningún_otro:34 no:64 no_^:-14
no_hurry:-24 no_idea:-38 no_lo:23 no_longer:39 no_me:28 no_more:8 no_se:17
no_way:50 no_wonder:-59 nobody:-33 nobody_could:36 nobody_else:1 nobody_ever:48
nobody_has:72 nobody_is:-33 nobody_reads:-47 noch:-65 noch_0:-64 noch_die:4
nocturno:11 nocturno_tarda:11 nodes:-6 noise:-76 noisy:50 noisy_work:51 non:-56
non_si:33 none:39 none_of:8 nord:5 normal:-67 northern:8 nos:24 nosotros:1
not:98 not_a:46 not_at:4 not_be:4 not_been:5 not_help:-21 not_in:17 not_more:17
not_one:9 not_say:-14 not_the:-36 not_to:35 note:18 notes:-83 notes_in:-78
nothing:10 nothing_^:14 nothing_and:-67 nothing_else:-10 nothing_gets:19
nothing_in:80 nothing_is:-47 nothing_new:-43 nouns:3 nous_avons:-1 novels:58
now:72 now_^:-20 now_is:25 now_on:19 now_would:4 nowhere:78 number:127
numbers:54 numbers_as:7 nunca:-19 nur:117 nur_nach:25 nur_noch:13 nurse:30
nurse_and:30 não:9 não_pode:9 o:-65 o_sensor:24 ob:8 of:-60 of_0:27 of_^:-11
of_a:-1 of_ab:4 of_all:49 of_an:-60 of_are:-24 of_both:11 of_cascade:12
of_course:-54 of_downtime:13 of_each:6 of_humour:-23 of_it:67 of_my:-80
of_our:35 of_ours:-16 of_paint:13 of_people:40 of_questions:-46 of_the:2
of_them:-21 of_these:-54 of_this:70 of_those:-53 of_us:-69 of_use:-59 of_way:73
of_you:41 off:34 off_0:-20 off_^:4 off_and:-29 off_at:26 off_the:37 off_until:1
offer:44 office:-107 office_^:26 office_has:-49 office_in:-43 often:-12 ohne:-18
okay:12 old:-47 old_saying:-26 older:11 oma:1 oma_ist:1 omg:-49 on:-16 on_0:-6
on_?:18 on_^:54 on_a:-4 on_account:11 on_all:22 on_any:-45 on_avait:-40
on_boxes:-2 on_call:8 on_days:-23 on_for:-25 on_friday:8 on_fridays:21
on_garde:9 on_it:36 on_its:27 on_may:90 on_monday:12 on_my:12 on_ne:-75 on_our:2
on_small:-10 on_some:-30 on_that:33 on_the:-7 on_this:37 on_to:21 on_top:14
on_us:19 on_wednesday:8 on_which:-10 once:-92 once_^:-18 once_and:-9
once_the:-29 once_you:13 one:-61 one_^:51 one_and:21 one_asked:-34 one_can:-55
one_folder:26 one_from:-19 one_has:23 one_in:-49 one_is:62 one_more:-41
one_needs:8 one_of:-10 one_person:-25 one_point:29 one_sees:-16 one_that:7
one_thing:53 one_took:21 one_types:15 one_was:31 one_with:-2 one_would:-51
one_you:12 ones:31 ones_^:52 only:12 only_0:27 only_^:5 only_a:14 only_in:6
only_one:-48 only_the:26 only_thing:4 only_to:42 open:-64 open_a:17 open_and:-25
open_the:-31 open_with:-30 opened:-57 opens:-41 opens_at:-39 opera:-21 ops:4
or:-9 or_just:4 or_so:-52 or_the:5 oral:63 oral_vale:14 orchard:54 order:14
order_^:-49 order_the:11 orders:1 ordinary:-38 original:-7 os:25 other:-34
other_^:-48 other_side:40 otherwise:54 otherwise_the:26 otro:34 otro_sitio:34
our:27 our_office:-27 our_school:-4 out:91 out_^:38 out_and:44 out_at:8
out_every:8 out_for:17 out_of:44 out_the:47 out_to:-12 out_who:-37 outage:-77
outline:29 output:-23 outside:-14 oven:10 oven_draws:26 over:-3 over_^:-21
over_at:23 over_the:-27 overflow:9 overflow_kegs:9 owner:65 owner_^:22 owns:37
owns_the:28 pace:-49 package:-23 packet:12 page:-46 page_0:-8 page_^:-70
pagers:9 pages:3 pages_and:2 paid:30 paint:19 paint_the:20 painters:-13
palabras:21 palabras_^:14 pancakes:-114 panel:-3 paper:25 paper_birds:-14
papers:9 par:42 par_le:2 para:-37 paragraph:35 parcel:25 parents:44 parking:35
parrot:-46 part:21 part_is:-7 parties:-5 parties_^:-1 parts:38 parts_arrive:38
party:-25 pas:36 pas_dépasser:10 pas_le:19 pas_me:37 pass:-27 pass_^:3
pass_the:21 passe:7 passed:-19 passed_on:-3 passenger:12 passport:26
password:-70 password_^:-42 passwords:-21 past_tense:28 patch:4 patience:-12
patient:-32 patients:6 patterns:-10 payment:7 payment_went:7 pays:54 pays_for:16
pdfs:15 pdfs_for:15 pen:-9 pens:-41 people:-24 people_^:59 people_always:-2
people_and:38 people_get:-8 people_in:-31 people_leave:-31 people_on:2
people_speak:-27 people_were:40 people_who:-13 per:76 perfect:-10 perfectly:-38
permit:3 person:8 person_who:-25 personne:22 personne_ne:5 personnes:-41
phone:32 phone_call:17 phone_calls:37 phones_^:-46 photographs:-9 photos_of:6
piano:-33 piano_has:32 pick:25 picking:3 pickup:5 picture:-55 picture_^:-43
pictured:-44 piece:50 pieces:-41 pigeon:-13 pilot:9 pin:-23 pipes:6 pizza:-43
place:26 place_^:28 plain:27 plan:-23 plan_^:4 plan_your:-27 planning:6
platform:40 play:48 play_the:15 played:-81 played_cards:-60 played_the:-16
please_^:50 please_don't:14 please_mark:24 plenty:33 plot:14 plots:18 pls:44
pls_^:8 plug:-21 plums:-42 plus:21 plutôt:-42 pode:9 poem:-47 point:14
point_^:-47 point_a:8 point_is:12 point_of:34 points:71 points_^:24 points_to:17
policy:38 poor:30 popular:-13 popular_in:-3 port:10 port_0:10 post:14
postgres:31 potatoes:-25 pots:-32 pour:81 pour_la:16 pour_le:21 pour_les:4
power:-22 power_button:-13 power_feed:28 ppl:16 ppm:29 ppm_^:29 practical:8
practice:-54 practise:-24 prefer_the:-39 prefiero:27 prefiero_que:11 prefix:3
present:12 preview:12 primary:5 primary_runs:1 printed_the:-38 printer:-19
printers:-47 pro:26 pro_woche:9 probability:23 probably:-26 problems:42
problems_a:42 process:-14 product:-49 production:22 professor:18 profile:-16
profile_from:-16 program:-53 programming:-8 project:-36 promise:51 promised:-47
promised_to:4 proof:-49 prototype:-8 proud:7 proud_of:7 proxies:-26 proxy:29
pruebas:35 pruebas_usa:8 préfère:22 prüfung:3 public:51 puerto:9 puerto_de:9
pulled:16 pump:24 pump_four:16 pun:-28 punkte:21 puntos:14 puntos_^:14
pupils:-39 push:12 pushed:16 pushed_the:13 put:50 put_it:-4 put_you:23 px:10
px_^:10 qu'on:27 quand:-32 quarantined:52 quarter:-3 quarter_^:-4 que:43
que_de:16 que_las:7 que_me:21 queda:17 queda_por:13 quedó:24 queries:11 query:45
question:-38 question_^:-75 question_and:-5 questionnaire:21
questionnaire_consists:3 questions:-19 queue:-1 queue_at:-41 queue_in:-20
queue_now:10 queue_topic:23 quickly:-16 quiet:2 quite:-9 quote:27 quoted:13
rack:1 racks:-15 radiators:9 radio:-40 radios:-60 rail:5 railway:12
railway_has:12 rain:-95 rained:11 ran:2 rang:-16 rarely:-29 rate:-5
rather_have:21 rather_than:67 raw:36 reached:56 reaches:4 reaches_you:1 read:10
read_and:7 read_it:11 read_like:-16 read_only:56 read_that:-76 read_the:-20
reader:-15 readers:21 reading:-74 reading_an:15 reading_the:-9 readings:42
reads:-13 reads_ab:3 reads_along:55 reads_better:27 reads_the:6 ready:29 real:33
really:-70 reason:-38 reasons:-7 receipt:28 rechnen:36 rechnen_wir:24 red:-16
redundancy:-20 redémarre:3 refers:-13 refers_to:-13 refilled:-41 refund:11
register:27 registered:10 registry:10 regression:61 regulations:64 rehearsal:36
reisetag:14 reisetag_^:14 rejects:32 release:63 release_branch:55 rely:25
rely_on:25 remains:54 remains_is:22 remember:16 remember_the:-60 remind:41
reminds:-7 reminds_me:-7 rename:-14 rename_the:-14 renamed:-4 render:11
render_timeout:11 renderer:10 repair:42 repaired:42 repariert:-52 repeats:19
repeats_every:19 replaced:64 replacement:22 replica:21 replica_two:13
replicas:26 replicas_^:11 replication:17 replication_lag:6 report:29 report_^:14
reported:32 reported_0:32 reports:27 repository:18 request:10 requests:-37
reserved:20 resit:36 resit_in:21 resolve:-19 respaldo:14 respaldo_tarda:14
response:-31 rest_^:-4 rest_of:-29 reste:31 reste_à:31 restore:31 restored:11
result:3 result_pages:10 results:17 results_in:6 retention:28 retired:19
retries:27 retry:17 return:58 returned:30 returned_^:23 returns:-44 reverted:34
review:58 review_^:18 reviews:1 revised:44 revision:3 revision_day:1 ribbons:47
rich:-30 riddle:12 rieger:15 right:1 right_^:30 right_of:22 ring:45 ringtone:-70
rinse:63 rinse_time:2 rinsed:16 rinsed_and:16 river:-35 road:5 roasters:-21
role:47 rollback:3 roof:-54 room:-7 room_0:9 room_for:7 rosa:39 rosa_is:32
rosalind:50 rose:43 rota:14 rotated:25 rotation:-16 rotation_^:-16 round:23
round_to:23 row:-39 rows:-28 rows_^:11 rows_and:-3 rows_in:46 rubber:-7 rule:-5
rule_of:-13 rules:-11 run:32 run_^:14 runbook:31 runner:14 runner_is:14
running:60 running_^:41 running_again:14 runs:30 runs_on:2 runs_the:-4
réplica:40 rückflug:1 rückflug_der:1 rücksprache:25 s:31 s_^:11 sacs:9 sacs_^:9
said_0:31 said_so:5 said_the:46 said_to:-19 sake:17 sake_of:17 sale:15 salen:35
sales:51 salt:-8 same:-91 same_people:-18 same_size:-35 same_thing:-13
same_to:15 sample:62 samples:12 sampling:1 sampling_window:3 sandwiches:-27
sans:15 sat:-73 saturday_and:-4 saved:25 saw:-81 saw_the:-2 say:68 say_0:6
say_^:18 say_and:-20 say_in:-2 say_so:38 say_that:-29 say_what:-16
say_whether:40 says:56 says_0:12 says_a:3 says_it:-12 says_statistics:-36
scale:8 scales:23 scanner:9 scanners:20 scans:15 schaffe:13 schaffe_ich:13
scheduler:-14 schema:4 scheme:16 schon:6 school:14 school_^:57 schüler:32
schüler_^:32 scope:21 scratch:56 screen:31 script:47 se:1 sea:-40 sea_^:-16
seal:27 search:41 seat:67 seats:47 seats_are:1 seats_in:28 second:-3
second_power:28 secondes:24 secondes_^:24 seconds:45 seconds_^:78 secours:1
secrets:8 see:-65 see_a:-29 see_the:3 see_what:-48 seeing:62 seeing_that:46
seems:-9 seems_to:-9 seen:-21 sees:-120 sees_0:-48 seguridad:36 seguro:1
sekunden:10 sempre:-73 send:46 sends:-40 sense:-37 sensor:70 sensor_de:24 sent:8
sent_back:14 sentences:40 serial:4 series:-37 server:-36 server_room:-52
service:50 service_admits:7 serviced:-1 ses:-86 session:58 session_^:27
session_may:21 set:18 set_^:18 set_has:-28 set_the:13 settled:50 seven:73
seven_^:-1 seventies:-41 seventies_^:-41 seventy:-26 share:-31 share_it:-14
share_of:-17 she:56 sheet:-15 sheet_^:-27 sheet_on:3 shelves:-27 shift_^:2
shift_has:-45 shift_in:4 shift_reported:32 shipped:-6 shop:34 short:9
short_ones:4 should:-22 should_be:48 should_have:-51 should_never:-3
should_the:5 show:-21 show_0:-3 showed:-9 showed_the:-15 shows:-44 shows_a:-38
sicher:-42 side:33 side_^:39 side_of:4 sie:-20 siempre:-112 signal:-6
signature:-6 signed:-11 signs:16 signs_for:6 signs_off:12 silence:-25
silence_the:1 silent:39 simply:-93 simply_a:-34 sin:39 since:58 since_^:-24
since_it:-20 since_nobody:-29 since_ten:15 since_the:46 sind:52 sing:-33
single:-42 sister:19 site:69 sitio:34 sitio_^:34 sits:11 sits_at:10 sitting:50
six:35 six_^:23 sixteen:34 size_^:-17 size_it:16 skating:-58 sketch:-41 skip:10
skip_the:6 sleep:24 sleep_^:15 sleep_better:-4 sleep_bug:32 sleeps_0:2 slept:-27
slept_0:-29 slide:17 slides:-7 slip:13 slot:4 slots:1 slots_^:20 slow:-20
slower:-30 slowly:9 small:-10 smaller:9 smell:-48 smell_of:-4 smells:-109
smells_of:-76 smile:9 smile_and:9 snapshots:25 so:-13 so_^:-26 so_a:37
so_every:33 so_far:-18 so_i:-24 so_many:-35 so_much:-32 so_patient:-1 so_that:63
so_that's:5 so_the:-35 so_we:3 social:-26 socket_^:-2 sofa:-22 sofort:25
software:-29 sold:18 solder:-1 sollte:20 solved:65 some:-60 somebody:-18
somebody_has:10 somebody_in:-27 somebody_left:-31 someone_who:46 something:-56
something_^:-35 something_is:-27 something_to:28 sometimes:-8 sometimes_i:-8
somewhere:-75 somewhere_that:-76 song:-50 songs:-79 sonst:4 soon:43 soon_as:43
sooner:56 sooner_have:7 sorry:25 sort:-21 sorten:-33 sound:-31 sounds:-8
sounds_^:-4 soup:-63 soup_^:-3 soup_is:-53 source:-27 southern:9 spaces:3
spare:23 speak:24 speak_of:24 speaking:-30 speeches:15 speeches_start:15
spelling:14 spent:-37 spin:2 spoke:25 spoken:10 spreadsheets:-5 spring:42 sql:-6
stack:-41 stack_trace:-14 staff:-7 staff_is:-28 stage:22 staging:18 stalls:1
stamp:14 standing:-19 stands:26 stands_at:24 staring:7 staring_at:7 start:39
start_above:10 start_at:33 start_of:15 start_with:5 started:-90 starts:38
starts_at:14 state:7 statement:-21 station:16 station_^:35 statistics:-23
statistics_and:21 status:41 status_page:26 stay:23 stay_idle:21 stay_in:-30
stayed:-15 stayed_in:-15 stays:116 stays_^:5 stays_at:18 stays_out:8
stays_where:14 step:-14 stick:-4 stick_^:-6 sticker:38 still:24 still_for:-8
still_have:14 still_sitting:20 still_unclear:50 stock:19 stock_am:8 stood:-1
stood_still:-8 stop:69 stop_^:31 stopped:-32 storage:20 storage_team:3 store:5
stored:-31 stories:59 stories_stick:29 storm:-26 story:-7 story_of:-15 stove:-15
stove_and:-15 straight:-9 strange:-42 streams:41 streams_in:38 stretch:13
stretch_it:9 stricter:25 string:-12 stuck:8 stuck_^:44 stuck_in:-8 student:-28
students:-42 studies:-22 stunden:-78 stunden_über:7 stupid:55 style:42
submission:3 submission_^:3 such:-71 such_a:-7 suit:40 suit_me:4 suit_us:28
suitcase:13 sum:-46 summer:-44 summer_in:-7 sums:-1 sun:-34 sunday:41
supermarket:-12 supplier:-16 supply:17 support:15 suppose:-8 supposed:-7
supposed_to:-7 sure:-6 surprising:-25 surtout:-14 surtout_pas:42 survive:3
survived:-27 swallows:-40 swap:15 swear:-24 switch:71 switched:9 switched_off:9
sworn:-16 sync:49 sync_^:12 sysadmin:-14 system:12 system_^:9 systems:21
table:78 table_des:2 table_for:-10 tables:77 tables_^:39 tablet:25 tablets:35
tabs:51 tage:-8 tage_^:8 tagged:28 take_0:5 take_^:18 take_it:18 take_the:43
take_three:-41 taken:30 taken_the:14 takes:107 takes_0:44 talk:-43
talk_about:-29 talk_to:49 talked:33 talked_it:21 talking:-23 talking_about:-23
talks:-61 tall:9 tamaño:10 tamaño_máximo:10 tank:89 tap:17 tap_needs:15 tape:5
tapes:37 tarda:35 tarda_0:35 taste:-3 taxi:4 tea:-48 teacher:4 teacher_is:18
team:16 technical:-28 technician:9 television:-30 tell:79 tell_me:34 tell_the:29
tell_you:-47 telling:11 tells:-13 temps:-58 temps_^:20 ten:-39 ten_past:15
ten_years:-32 tenant:52 tenant_in:6 tends:-22 tends_to:-22 tengo:49 tense:28
termin:45 terms:33 test:63 test_has:12 tests:39 tests_pass:7 text:41 text_the:6
than:92 than_0:33 than_a:93 than_of:27 than_people:-13 than_the:-69 than_wait:3
than_with:14 thank:-9 thank_you:-9 thanks:-66 thanks_for:-36 thanks_that:-35
that:-105 that_$:11 that_^:-56 that_a:-40 that_cannot:32 that_colour:22
that_comes:3 that_computers:-11 that_even:-6 that_every:-37 that_has:-50
that_hour:-19 that_i:20 that_in:58 that_includes:20 that_it:-5 that_lab:-4
that_leaves:25 that_makes:26 that_nobody:-60 that_one:-55 that_only:9
that_out:28 that_page:-46 that_says:47 that_sounds:14 that_stick:32
that_story:-7 that_the:-3 that_they:23 that_this:-23 that_time:24 that_was:29
that_went:64 that_you:3 that's:90 that's_a:-10 that's_all:11 thats:53 the:9
the_0:-14 the_accounts:2 the_afternoon:-48 the_agent:-33 the_aisle:17
the_answer:-13 the_archive:3 the_auditors:20 the_autumn:43 the_baby:13
the_backup:1 the_badge:2 the_band:26 the_bank:-52 the_barn:35 the_base:10
the_basement:-57 the_batch:25 the_battery:4 the_beer:9 the_bench:19 the_best:-47
the_big:-25 the_blue:28 the_board:38 the_boat:-24 the_boiler:2 the_book:-33
the_border:32 the_branch:-50 the_break:-1 the_bridge:9 the_bright:66
the_build:16 the_bus:-69 the_buzzer:11 the_cabin:32 the_cabins:31 the_cable:-25
the_cage:36 the_cake:67 the_call:-8 the_canoe:48 the_canteen:-52 the_card:-13
the_cat:-54 the_ceiling:20 the_cellar:39 the_certificate:22 the_change:-18
the_choir:2 the_ci:8 the_clerk:16 the_clinic:3 the_clock:18 the_club:38
the_coffee:-42 the_cold:2 the_colour:22 the_commit:-34 the_conference:-18
the_connection:36 the_contract:-5 the_copy:-41 the_corridor:-14 the_course:30
the_court:5 the_cover:23 the_crane:7 the_crash:20 the_crew:24 the_culprit:4
the_current:-28 the_curve:-80 the_customs:8 the_dark:43 the_dashboard:-15
the_data:-12 the_day:68 the_dead:16 the_dealer:21 the_demo:-34 the_dinner:50
the_dishes:17 the_doctor:13 the_dog:21 the_door:-42 the_earlier:3 the_early:-8
the_east:2 the_electrician:6 the_end:38 the_essay:30 the_evening:20 the_exam:-20
the_examiners:36 the_examples:8 the_exercises:60 the_export:22 the_faculty:39
the_family:38 the_fan:-15 the_fans:-40 the_fast:3 the_faulty:44 the_festival:26
the_field:34 the_file:1 the_files:3 the_finance:40 the_fire:6 the_firewall:20
the_firm:3 the_firmware:43 the_first:-64 the_fix:4 the_flaky:12 the_flood:-38
the_floor:-36 the_forklift:-63 the_form:-29 the_fourth:-40 the_freeze:9
the_fun:-12 the_garden:19 the_gas:25 the_gateway:10 the_generator:12
the_goat:-13 the_graph:-33 the_graphs:-29 the_grey:23 the_hall:-6 the_hallway:40
the_harbour:-46 the_hard:41 the_hardware:28 the_head:-44 the_hearing:16
the_help:-27 the_helper:-5 the_history:27 the_holdings:57 the_house:-23
the_icon:-30 the_icons:18 the_importer:12 the_installation:4 the_insurer:27
the_intern:23 the_internet:-21 the_job:-28 the_join:24 the_kettle:-70 the_key:45
the_keyboard:-32 the_kids:2 the_kind:-17 the_kitchen:1 the_lab:2 the_label:-71
the_labeller:41 the_landlord:42 the_last:11 the_lawyers:12 the_left:-3
the_legacy:41 the_library:-14 the_lid:-55 the_light:7 the_limit:-6 the_line:17
the_linter:24 the_list:23 the_listening:17 the_load:44 the_log:-80 the_long:32
the_loop:-64 the_lower:4 the_machine:13 the_mail:11 the_main:-18 the_map:3
the_march:11 the_market:-5 the_mean:39 the_median:5 the_menu:-8 the_merchant:-9
the_middle:1 the_migration:-4 the_mobile:50 the_module:-36 the_moment:26
the_month:11 the_moon:-36 the_morning:-18 the_most:7 the_museum:34 the_name:25
the_new:-11 the_next:-14 the_night:4 the_nightly:14 the_noise:-57 the_northern:8
the_nouns:3 the_numbers:15 the_offer:44 the_office:-90 the_old:16 the_older:6
the_one:-88 the_ones:-12 the_only:-62 the_oral:12 the_orchard:60 the_order:19
the_ordinary:-14 the_original:-7 the_other:-3 the_outage:-44 the_output:-23
the_oven:-7 the_overflow:9 the_owner:38 the_page:-5 the_painters:-13
the_panel:-5 the_paper:-32 the_part:-28 the_parts:38 the_passport:10
the_password:17 the_past:20 the_payment:5 the_people:-42 the_permit:3
the_phone:-6 the_pilot:9 the_plan:3 the_point:34 the_post:-23 the_power:-7
the_practical:8 the_prefix:3 the_preview:10 the_primary:5 the_print:7
the_printer:41 the_profile:-16 the_quarter:-22 the_queue:-3 the_quote:25
the_racks:-15 the_radio:-34 the_railway:12 the_reading:-6 the_registry:9
the_regulations:43 the_release:36 the_report:5 the_resit:31 the_rest:-24
the_retry:10 the_return:4 the_review:28 the_revision:1 the_ribbons:47
the_right:-80 the_ringtone:-23 the_river:-35 the_roof:-54 the_room:2 the_sake:17
the_sale:1 the_same:-58 the_sampling:3 the_scheduler:-14 the_schema:3
the_school:10 the_sea:-30 the_seat:2 the_second:-1 the_security:-12
the_sensor:16 the_server:-51 the_set:18 the_shared:3 the_sheet:12 the_shop:34
the_side:-22 the_site:1 the_sleep:42 the_slow:6 the_small:-7 the_smaller:9
the_smell:-10 the_software:-11 the_song:-10 the_sort:-15 the_sound:-21
the_source:23 the_southern:9 the_spare:7 the_staff:-27 the_staging:1
the_start:15 the_station:-8 the_sticker:38 the_story:-39 the_summer:-12
the_supplier:-24 the_switch:35 the_table:55 the_tables:40 the_tablet:25
the_talk:-51 the_tapes:37 the_taxi:4 the_team:-22 the_tenant:6 the_theme:10
the_thesis:2 the_thing:-23 the_third:-15 the_three:1 the_ticket:16 the_time:-11
the_top:18 the_town:8 the_trace:-31 the_trade:3 the_trail:20 the_train:-51
the_training:2 the_tram:-12 the_travel:1 the_tree:-53 the_trend:-17 the_turn:25
the_turnstile:7 the_two:52 the_unit:62 the_upper:4 the_usual:-51 the_valley:-18
the_valve:-2 the_van:-14 the_variation:9 the_vault:23 the_very:17 the_view:-54
the_visit:5 the_waiter:-61 the_waiting:11 the_warranty:25 the_way:-46
the_weather:-80 the_wedding:22 the_week:30 the_weekend:-14 the_welcome:2
the_whole:-96 the_wiki:37 the_windows:-42 the_word:-53 the_wrong:-30
the_year:-18 their:-31 their_head:7 their_own:-39 them:6 them_^:4 them_and:34
them_are:-4 them_is:28 them_on:6 them_to:19 them_up:5 theme:10 theme_colour:10
then:65 then_^:18 then_a:-12 then_i:71 then_somebody:-13 then_the:-28 then_we:12
theory:-7 there:-65 there_^:33 there_and:-63 there_are:44 there_is:-30
there_must:-7 there_was:-46 there_were:-31 there's_an:-11 there's_the:16
theres:46 theres_a:46 thermal:3 these_days:6 thesis:2 thesis_outline:2 they:-14
they_are:-22 they_could:-19 they_do:19 they_gave:28 they_have:28 they_say:-57
they_want:14 they_were:-37 they_will:-5 thin:-26 thing:10 thing_has:-9
thing_i:11 thing_my:40 thing_that:-5 things:1 things_^:-2 things_with:46
think:-4 think_about:39 think_of:-57 thinks:-25 thinks_that:-10 third:-21
thirteen:22 this:-81 this_^:-74 this_class:5 this_i:-13 this_is:36 this_month:-8
this_morning:45 this_one:10 this_quarter:17 this_year:22 those:-98
those_days:-17 though:-27 thought:-30 thought_^:-17 thousand:30 threads:3
three:-14 three_lines:13 three_weeks:-41 through:29 through_^:-15 through_i:3
through_is:-16 through_this:36 thumb:-93 ticket:12 tickets:14 tidal:38
tidal_streams:38 tide:13 tide_came:13 tiene:54 tiene_que:22 ties:4 tight:23
till:34 till_summer:13 time:-20 time_^:-6 time_and:66 time_i:-42 time_is:34
time_of:-11 time_someone:-12 time_this:-8 time_which:-35 timeout:27 timeout_0:11
timeout_is:1 times:-48 times_^:-12 times_and:-5 times_before:10 times_on:-21
tired:-52 tired_of:-46 to:-12 to_$:23 to_0:-48 to_a:22 to_admit:-21
to_another:25 to_ask:-60 to_be:21 to_bring:9 to_carry:-49 to_come:-14 to_do:-32
to_drive:-10 to_each:-25 to_every:4 to_explain:-32 to_find:-7 to_go:10
to_have:51 to_hear:-26 to_hold:12 to_it:9 to_look:6 to_may:1 to_me:39 to_my:30
to_open:-38 to_our:2 to_pass:21 to_plug:-17 to_put:-47 to_read:59 to_run:10
to_say:-31 to_see:9 to_show:-29 to_silence:1 to_sleep:-3 to_start:-23 to_tell:34
to_the:16 to_think:39 to_us:39 to_wait:-40 to_work:-46 to_you:33 today:-6
today_^:40 together:-14 together_^:-59 together_with:62 token:38 told:18
told_about:13 told_me:11 told_us:10 tomorrow:49 tone:35 tonight:35 tonight_?:33
tonight_we:9 too:57 too_^:-9 too_hard:11 too_much:32 too_short:-12 too_slow:-21
too_tight:17 took:-53 took_0:-28 took_me:3 took_the:27 took_you:6 tool:31 top:38
top_^:8 top_of:19 topic:-26 topic_^:-58 total:-47 total_^:-47 touch:42
touch_the:24 toujours_pas:30 toute:10 town:-58 trabajo:30 trace:-48 traces:-46
tracker:1 trade:3 trades:-27 tradition:-39 traffic:-14 trail:20 trail_marks:20
train:10 train_^:34 train_leaves:45 train_to:-67 training:-19 trains:-28
tram:-27 translated:-1 translated_^:-1 translation:54 travel:-76 travels:28
treat:18 tree:-53 trend:-17 trial:-1 triangle:32 triangles:-15 tried:-15
tried_0:10 tries:-18 trip_^:21 trips:53 trips_at:33 trumpets:-50 trust:-54
try:25 tu:40 tu_me:37 tuesdays:15 tune:-13 turn_of:25 turn_to:29 turned_out:-19
turns:27 turns_^:-4 turns_away:3 turns_out:27 turnstile:7 turnstile_service:7
twice:-65 twice_^:-2 two:60 two_hours:5 two_people:4 two_years:-12 type:-1
type_^:32 type_hints:14 typed:-23 types:-8 typical:-51 typical_for:-16 um_0:18
um_minute:25 umbral:37 umbral_de:37 un:-103 una:-26 uncle:50 uncle_alfred:61
unclear:15 unclear_to:25 und:-82 und_der:-64 under:11 under_the:-39
understand:-13 understood:-44 une:-83 unit:102 units:18 unless:21 uno:-5 uns:11
until:32 until_the:-46 up:1 up_^:51 up_after:38 up_again:6 up_from:-9 up_in:14
up_next:-12 up_the:-78 up_to:27 up_with:30 upgrade:-19 upload:21 upper:4 us:-8
us_0:-9 us_^:-29 us_and:6 us_by:-4 us_in:14 us_the:11 us_to:-67 usa:20 usa_0:13
use:47 use_^:-49 use_the:49 used:-64 used_to:-58 user:-1 users_^:3 uses:-1
uses_it:8 usual:-51 usually:-57 v:15 vale:14 vale_0:14 valley:-18 value:2
values:3 values_^:18 valve:-32 van:16 van_en:30 variable:38 variation:9
variation_is:9 vault:30 vault_and:23 vecino:8 vegetarian:103 vending:-39
verbs:37 verbs_in:23 verified:14 version:35 version_^:6 very:-29 very_^:-58
vez:-46 vez_^:-52 videos:21 vier:18 view:-24 view_^:37 view_from:-54 visible:20
visit:5 visit_^:5 visitors:45 visitors_a:7 visto:-61 vlan:52 void:-34 voids:20
voids_the:20 volumes:59 vor:-41 vorher:45 vote:60 voted:5 vowels:-8 wait:8
wait_^:-3 wait_for:12 waited:-13 waiter:-40 waiting:37 waiting_for:11 waits:38
walk:5 walked:-23 walking:15 walks:-33 wall:-6 wander:-32 want:91 want_the:31
want_to:34 wanted:-24 wants:38 wants_^:-21 wants_to:35 war:-87 war_^:-35 warm:29
warm_water:-1 warranty:25 warteschlange:7 wartezeit:10 was:-78 was_0:-51
was_^:-73 was_a:-36 was_and:-6 was_gone:-5 was_never:-8 was_not:-9 was_on:-62
was_reading:-17 was_sold:41 was_the:32 was_thinking:23 was_told:-2 was_wrong:14
washer:15 washer_of:15 watch:-14 watched:-25 water:39 water_and:12 watts:35
watts_^:35 wax:-12 way:15 way_^:-15 way_back:48 way_home:7 way_in:20 way_it:25
way_of:46 way_to:-88 we:69 we_agreed:27 we_are:77 we_ate:-21 we_cache:6
we_can:34 we_decided:29 we_do:38 we_get:11 we_go:15 we_got:40 we_had:-63
we_have:99 we_need:21 we_never:-67 we_once:-19 we_played:-60 we_stop:7
we_take:36 we_use:4 we_want:15 we_work:17 we_would:-2 we'd:29 we'll:46 we're:54
weak:-29 wears:-22 weather:-80 webcam:-44 wedding:14 wednesday:10 wednesday_^:11
week:4 week_^:40 week_and:20 weekend:-34 weekend_is:3 weekly:23 weeks:-48
weigh:15 weighed:13 weighs:19 weighs_0:19 weight:-15 weil:48 welcome_card:2
well_^:10 wenn:50 wenn_ich:37 went_for:-17 went_off:-30 went_through:15
went_to:14 went_up:9 wer:36 were:40 were_0:-17 were_a:33 were_in:-8 were_too:59
west:23 west_^:9 wetter:-57 what:-2 what_a:-116 what_happens:50 what_i:83
what_i'm:31 what_is:3 what_it:-64 what_one:-42 what_remains:28 what_the:-20
what_you:-43 what's:10 whatever:18 whatever_you:10 wheels:-73 wheels_^:-73
when:25 when_a:53 when_i:54 when_it:2 when_people:-11 when_we:-43 when_you:11
when_you're:36 whenever_you:20 where:-20 where_0:-15 where_a:22 where_it:51
where_the:-32 where_we:-10 whereas:-3 whether:100 whether_a:-10 whether_the:67
which:-33 which_i:-45 which_is:-85 which_means:6 which_of:21 which_still:17
which_was:-30 while:-6 while_i:-15 while_the:51 while_we:-18 white:4 white_one:4
whiteboard:34 whitlock:3 who:-67 who_calls:20 who_decided:-13 who_had:-8
who_has:38 who_maintains:21 who_owns:29 who_pays:41 who_was:11 who_would:-11
whoever:-4 whole:-93 whole_sentences:10 whole_team:-5 whole_thing:30 whom:2
whose:-11 why:21 why_^:48 why_does:13 why_is:-13 why_it:-8 why_people:-10
why_the:36 wide_bar:-13 wiegt:8 wiegt_0:8 wiki:37 will:-4 will_be:38
will_find:60 will_have:-55 will_not:3 will_tell:-38 will_the:34 window_^:-3
window_and:-18 windows:-47 winter_^:-15 winters:-19 wiped:16 wir:-17 wir_0:14
wir_haben:17 wird:77 wird_nichts:41 wished:34 wished_^:34 with:29 with_0:-70
with_a:-57 with_anything:-30 with_examples:46 with_his:4 with_it:-3 with_me:52
with_my:-57 with_that:53 with_the:53 with_this:-34 with_two:-2 with_us:12
within:-24 within_0:-21 without:46 without_a:44 without_an:-13 without_one:15
witness:21 woche:9 woche_schaffe:9 won't:50 wonder:-63 wonder_nobody:-59
wonderful:-5 wonderfully:-2 word:-7 word_from:35 words:109 words_^:60 work:32
work_^:31 work_for:-27 work_out:12 work_too:32 work_with:20 worked:-6
worked_through:18 worker:-28 workers:9 works:-21 workshop:24 world:-11 would:-47
would_call:12 would_expect:-23 would_have:-49 would_it:-2 would_like:53
would_make:-59 would_rather:-71 would_suit:28 would_take:-43 would_you:38
wrist:38 write:16 write_the:13 writes:35 writes_to:13 written:24 wrong:16
wrong_^:-2 wrong_line:13 wrote:9 wrote_a:-1 wrote_it:33 wrote_to:-16 wäre:30
wäre_ein:29 y:-6 y_avait:-8 y_en:34 ya:106 ya_quedó:24 yaml:33 yaml_^:29 yard:9
year:-19 year_^:39 years:-66 years_ago:-4 years_to:-10 yes:-4 yes_^:68
yesterday:-29 yesterday_evening:16 yesterday_we:-9 yet:31 yet_^:12 yet_to:-3
yet_who:24 yo:-45 you:44 you_0:10 you_?:-40 you_^:11 you_a:35 you_are:-42
you_ask:-14 you_can:-16 you_come:2 you_ever:-94 you_for:15 you_get:4 you_got:22
you_have:-44 you_may:54 you_must:-28 you_never:-48 you_on:17 you_put:24
you_ring:14 you_say:1 you_should:-66 you_solved:65 you_tell:10 you_to:44
you_will:48 you_write:27 you'll_have:4 you're:32 your:21 your_mail:4 your_own:29
youre:31 yours:6 yusuf:20 zone:37 zone_a:12 zu:44 zu_^:9 zug:-37 zur:4 zähler:7
µs:5 µs_^:5 à:-26 à_0:35 à_la:38 ça:-27 ça_me:-29 è:-34 é:-39 électrogène:4
électrogène_démarre:4 était:-70 été:71 être:38 über:21 über_0:1 über_^:7 い:-38
い_^:41 い_で:-55 う:-54 お:-26 く:-1 く_だ:41 さ_い:41 し:16 し_た:21 し_な:19 し_ま:20 す:-69
す_^:-57 そ:-53 た:21 た_^:54 だ:16 だ_さ:41 ち:-19 ち_時:22 て:-46 で:-26 で_く:30 で_す:-57
で_の:22 な:40 な_い:30 に:-17 ね:-54 の:-42 の_待:22 は:-6 は_0:22 ま:49 ま_し:54 ま_す:-35
ま_で:58 も:-43 よ:-57 よ_く:-57 り:14 り_ま:14 れ:-33 ん:-50 一:44 一_定:4 万:29 三:49 下:32
不:21 不_得:19 不_要:23 个:-23 之:42 之_前:19 了:38 五:56 人:-6 今:-57 份:19 会:31 元:13 先:50
再:53 再_起:22 写:22 出:40 分:14 分_之:14 到:-14 前:27 動:22 動_ま:22 包:41 千:9 单:39 去:39 发:18
口:7 合:33 同:-13 名:60 在:-98 変:-1 多:-19 大:-45 天:-28 好:-97 子:-7 完:27 定:23 定_要:4
客:-22 度:14 度_是:14 待:22 待_ち:22 很:-125 得:-14 必:56 必_须:46 我:-64 我_看:18 接:7 改:45
是:-59 是_百:14 時:38 時_間:22 有:-19 本:-32 每:33 气:-56 没:21 没_有:21 洗:14 洗_液:14 测:7
测_试:7 浓:14 浓_度:14 液:14 液_的:14 清:14 清_洗:14 百:14 百_分:14 的:-19 的_浓:14 盖:-6 盖_子:-23
看:-14 看_^:-25 真:-92 码:18 秒:22 秒_で:22 窗:23 算:33 经:29 能:-22 要:62 要_先:17 觉:-63
词:-16 试:7 起:-62 起_動:22 这:-47 这_个:-47 都:-31 都_必:18 错:-14 間:22 間_は:22 门:4 须:46
须_写:6 预:27
"""
#: What English words add by their meaning, in hundredths: a weight, and the words that have it. The sum over a sentence
#: is divided by the square root of the number of these words.
OF_MEANINGS: Final = """
-750: fascinated
-640: intrigued
-625: amazed
-615: admire admired
-580: accustomed
-565: pioneers
-555: dreamed fond
-550: obsessed
-545: adept flourishing influenced phenomenon weird
-540: naive
-535: visionary
-530: characterised
-525: curious
-520: appalled popularized
-510: folklore incredibly nowadays paranoid
-505: contemporaries phenomena
-500: cultivated imagined scenery
-495: excited gorgeous immensely loving pioneered thrilled
-490: charming civilizations impressed prevalent strange
-485: awe marvelous passionate surreal wonderful
-480: capitalism everywhere proud thriving
-475: crazy disturbed enjoying fun obsession remarked
-470: characterized inspired reminiscent tremendously
-465: beginnings gentle grateful impatient inspiring metaphor primitive tolerant
-460: amazing beautiful disliked entertained oddly peculiar profoundly
refreshing remembered wandering
-455: culture enthusiasts generosity harmonious myth playful storytelling
strangely
-450: energetic illusion imagination magnificent mindful phenomenal renowned
ruthless saddened ubiquitous
-445: arrogant embodied fascination futuristic heyday lore
-440: bohemian cheerful crafts dreaming entrepreneurial folk folks genuinely
jealous lately picturesque scared wonders
-435: appreciate civilization commonplace greedy invented likened lovely
misunderstood mythology penchant spectacle witnessing
-430: appreciated colorful discouraged enlightenment incredible landscapes liked
majestic nationalism sleepy splendid treacherous
-425: abundant conducive evolving experimenting fascinating flourished intensely
lauded paradise psychedelic puzzled remembers synonymous tendency tides utterly
-420: brilliant confused eerie evidently nostalgia nostalgic suited surroundings
unbelievable
-415: adventurous analogy annoyed eccentric enormously landscape lively lush
passion reminds retro thinking vibrant warmth zen
-410: cultures dismayed embracing enthusiastic entrepreneurs erratic
extraordinarily fantastic fashionable globalization graceful happening illusions
imaginative lamented melodies natives painters tired windy
-405: avid devotees emulate fearless great modernist sadly simplicity tastes
terribly understood
-400: admirers civilized creations cynical disillusioned dislike ethic evident
hated inspiration invention nino overly philosopher sensibility slippery
thankful
-395: alike delighted depicted dusty harlem imagery metropolis pagan popularly
preached realization receptive restless spirituality wonder
-390: advent anthropologist buddhism chilly cowboy cozy cultivate destructive
embraced especially evidenced evolved exciting frightening horrified ideals maya
nomadic snowy tendencies tradition transforming weaving
-385: alarmed awful encountered envy famous fostering fruitful glamorous
imitation irrational lovers nicknamed quite rooted sheer sounds symbolism
vaguely wicked woodstock
-380: adapting arrogance believer bland breathtaking dinosaurs enjoyable
fashioned felt hare icy kind loved noisy paradox particularly philosophers
prosperous really savvy vivid wildly
-375: admiration blessed bored chic concentrating encouraged gods hats hungry
imagine inroads mentality mimic myths notions painfully pleasant seeming shining
singing spirit traditions truly wandered winters
-370: brave conservatism creatures famously fertile frustrated ghosts greed
influences intelligent intimidating knowledgeable preoccupied rhythms sad thrive
unpredictable
-365: abound appalling ashamed attraction awesome courting culturally dazzling
devout disciples disdain fabulous flourish footsteps glad loud madness marx
realized reggae renaissance roaring symbolize
-360: baroque creeping detractors dickens dreams engaging entertaining evoke
eyed frankly freak genre greatness grown joking keen naturally plains pleasing
praised prehistoric pretty proponent realism rebirth remembering resilient
socialism sophistication temperate wondered
-355: beings brilliantly coincidence depictions excelled exotic explored fascism
fortunate goodness hates indifferent kindness laughing locals loves muddy notion
poets punk reflective scary swirling thrill warmly welcoming
-350: alienated always amusing ancestors chants countryside dancing discourse
environmentalists evil experimentation feeling feminist genius gentleman haunted
inherently intimidated love manners modern perceive pioneer relaxed remarkably
resurgence sentiments showcased surf terrific transformed uneasy
-345: adventures ardent astronomers atmosphere beautifully charismatic circles
coined creativity crossroads deeply delight depiction derided distrust dotted
excitement exploited extremes fairy flamboyant frequented haired haunting humble
hypocrisy impression interesting legend musicians novelty offended playground
seem stereotype tales valleys visions witch
-340: andes antiquity belief birthplace booming boring buddhist capitalist
constantly danced discouraging enjoyed enthusiasm hugely inhabit kerala magical
mankind mystical noir orchid outsider peoples practiced pursuits quiet quirky
societies stereotypes strangers swinging uncomfortable wind witty wondering
-335: architects arid brisk bustling clever crowds devastation echoes exploring
extremely gardens increasingly joy laughed laughter misguided observing pueblo
realize reminded respectful rife silly stella sunny terrifying wit wow
-330: aesthetic akin ancient astronomy attitude bees behave colonization
costumes cuisine curiosity devotion explains feel filmmakers fundamentally
glorious heck idea intellectuals krishna legends mystic obviously oceans
openness pervasive portrayed preaching romantic scenic seems surfing uncommon
wisdom
-325: accomplished afraid archaeologist authentic autocratic backdrop ballads
bizarre characterize convinced creature depressing discovering enjoy fearful
friendship glimpse innovations known legendary listening masterpiece nina
pioneering portrays remarkable resembled revolution stranger vicious vitality
warrior weary witnessed
-320: ai aware brutality butterflies carmen compassion cosmopolitan definitely
designers dumb elegant exploits forefront forgotten grassroots hail hemingway
ideal ignorance innovative intolerance ironic like lonely lyrical mantra mao
meditation melting noises ornamental outsiders pleased rains rewarding rugged
sense sexy subtle susceptible tale unsettling very
-315: abundance amusement betrayed chinatown cinematic cold cute embrace
endeavors environments experiences ferocious finest importantly intricate lazy
migrated notoriously overlook peasant pristine profound revival satire seeing
seldom shameful skyline sleek surprised talked temples thought undoubtedly
uniquely woven yeah
-310: absurd annoying beauty blowing casual cinderella crow currents deity
democracies describe euphoria exaggerated explorers frightened funny gardening
hey immoral interested lifestyles merry midst nature overlooked popular reacting
roller sculptures selfish semitism shadows shaking sparsely spontaneous techno
theories universally upbringing ventured weathered whirlwind
-305: astronomer audiences bands believing bright buoyant cordial damn delicious
designing endeavor extravagant fascist fool funk hardly harvesting hobby humid
ideas invaders liar mathematician observes pleasures polite preach regarded
relic roots sentimental summers terrible terrified understandable watching
-300: appalachian articulate artists authoritarian boast busy charisma circus
communism dances devastated disco distinctly diverse dunes eclectic enemies
enthusiastically exhibited experiencing habit hilarious historically huts hype
innovation inventions jams learnt mocked monsoon ours parallels plain pleasure
pottery realizing resembling ridiculed rude seemed singers spirited underworld
unstable versace westward zionist
-295: abstract accomplishment adventure alternately architecture avant beloved
blond blonde chaotic clown conscious cooler decidedly deities descended
dysfunctional echoed evolve exerted exploiting exquisite fabrics gong gothic
happy historians horrible horrors incapable invisible mad medieval mountains
murderous navajo nonsense paradigm persia portraying promoting rama relentless
resemble resentment sophisticated sort sounded sparse spawned style sunshine
sympathetic talking tibetans true vineyards wary wherever wizard
-290: affection bazaar behaved believers celebrating contemporary distant
echoing fantasies fantasy figured gandhi gathering gee hailed havoc heralded
hospitality indeed mood oasis pragmatic psyche regimes remember rhetoric
ridiculous shocked silk smiling society sound spirits stroll styles thing warhol
warmer
-285: anxious applauded bloom buddha ceramics composers daddy demonstrates dense
described describes despair dolls enjoys excesses fiery firsthand forecasters
fuzzy gloom grinding honest horror influencing irony knit literally mind nervous
noteworthy philosophy poetic praying pure realm reassured resembles rocking
saakashvili smarter stupid surveying tempered trendy troupe twilight waging
-280: ants barbie bearded bent bluegrass brightly buddhists canals compassionate
conceived congratulate contrasted converged cultural demeanor developed
distorted disturbance dressed eco fisherman glacial glow helpful ideology
immense indifference influence inhabited inundated irresponsible knew likes
little luck migratory missionaries monk musicals onlookers origins personalities
plentiful poetry puppet raven regrettable relentlessly reptiles resilience
shaped smoky snake snakes socially sounding storms stylish termed tropical waves
woke worried
-275: absolutely afflicted agnes alas arguably attracted ballroom barren bathing
benefiting blazing burt century chant chanting che classical coaster comedians
communicating confrontational continually cool crying dream dynamic emergence
emotion engaged festivals filmmaking flocked foothills foremost friends genres
god grandfather greatly grin happier hell helpless kantor kid marketers marxist
memories mighty miracles mist motifs multicultural musical outpouring painter
patterns perception performers pessimism polished portrayal praising preacher
pretend productive prosperity qualities reformer repressive rivalry safari
sculpture seemingly sincere smell soils somber something startling strides
tended tolerated twain unusually visually
-270: antics aura basically deer diaspora distinctive experience explores
farming fashion fortunately fruits groves honey hopeless joked lawlessness
learned littered mastered mistrust monkey mountain odd optimistic outrageous
overtures patriotism perfection pessimistic prevailing punctuated raucous
reclusive remind resist revolutionary rituals skinny slow sociologist sometimes
sonic soros spectacular stalin teachings terrain unfortunately untrue wander
waterfall wet worrying zeng
-265: anticipating apt archaeologists astonishing beatles bit budding calm
campaigner championed cheer clouds contrary dedicated depict dixie dust dylan
educators encouraging evolution examples exceptionally famed familiar freud
garden good groove halloween hello injustice instincts isles jam laughs locke
luckily moose movement music noticed ominous orchestras picasso poet practically
professionalism protectionism pundits quantum rage realised revered rightly rye
striving sturdy supportive talented things think underestimated ushered
varieties weeping wild wise yo
-260: aka anarchist attracting brutal bunch cheap courageous cypress dampened
dance darkness disappointed dismay enraged entrepreneur everyday exposition
festive foolish frustrating fungus gem glaciers gonna goose grass grew gritty
hindered historian horseback hunted invariably laugh lily mama masses mythical
nun originated papa predominant prowess qian rabbit reformers resorted romance
semitic shook shunned sincerely skilled skis snow sorry sparkling stimulating
surely swan taught technological theologian torrential totally toured tragic
tunes unfamiliar violinist weather winds wrought yorkers
-255: achievements animation ant archaic augustine baba carnival cautiously
caves characteristic chatting childhood christianity clad congratulated conveyed
cruel crystals cultivation dancers demons disneyland dolly dull economical
emphasizing encouragement environmentally essence fancy frog gangsters gloomy
gorbachev guess guys habits happily hollow housewife insects intellectual
isolated looked madame meteorological newfound orchard perceived planners
rational realities reflections reliant remnants reputation shiva sighted
spiritual stony surfers traitor tremendous trends tribes ugly vines visibly
-250: andean anymore artificially artistic beads blizzard boasted cakes
celebrities charm comedies continent corrupt countless deceptive earth
embarrassed endless everybody expansive fans fenway flock fundamentals gentlemen
giorgio golfers gypsy hearted hi hilly hop importance improbable indigenous
indispensable jittery lizard lucia minded mughal neighbors observed oppression
outspoken paved perceptions persecuted principally programmers promoters realise
reigned religions rhythm ripe roam ruins shaken shapes shaping sincerity
skeptics thoughtful touring trend unthinkable vision walking wee worship
-245: academics activism architectural awakening bamboo boulevard bullish cave
cedar celebrated cobb commended conquered decades dinosaur dissatisfied
distracted disturbing doing ecosystems educated emerald everyone excellent
expressions flair founder fruit geography goddess grips hatred jurassic lady
looking madonna magician menace miracle missionary moon oh orchards perpetrated
phyllis plantations polo pond prairie rain recalls regina ridges scouting
sensing sloppy smiles stared stirred stubborn successes supposedly surprisingly
tempted theme understand unhappy valley zeal
-240: acclaimed actresses aroused babe bengal birds bora breeds brightest
buddies bully cabaret caring cary chandra collaborated comfortable courted
culinary demonstrating describing digging diner disasters disruptive dubbed
economically elephant elvis envisioned experienced eyes fanning feelings feels
fragmented garland gin godfather goldberg gotta growers hunters hy insights
insulted invaluable inventor labelled lakes learn literature luna luther
mackenzie mistaken mounds nowhere occasionally outraged owls painted peasants
physicist pianist poignant populace prolific relate resistant rivalries ruined
salsa sandy sant sculptor seas secretive sings suddenly surrounded tall tea
thunderstorms tyranny understanding unique unreliable vivian
-235: advocating ancestor aquarium art attire bark berry bollywood bowlers
breeze bushes carpenter cheering choked climbers collaborative compton
contradiction costello dangerous darling dispel dorothy eager epicenter faithful
flavored fog forceful forgot gale gigantic goat goo growing hawaiian haynes
healing invasions inviting karnataka kolkata lucy lukashenko mickey migration
muscular operas panicked patron plague practitioners reflection reminder
resemblance romans roses scorsese shouting showcase slogan smile somewhat sorts
sui sustainable swing talents tango technique tian too turbulent understands
unfortunate unhealthy variously visual warm what
-230: acquaintance adversaries alarming attitudes attractions audrey backward
beast biographer biologists bred buck calcutta celebration centuries
collaborations colored commentators concept consciousness contagious cry davos
defensively elders emotions emphasized eroding faiths forever forrest frequently
generations geology greeted greeting hesitant highlands inspire intimate jungle
magic manner multitude musician nightmares obvious often oriental oriented
outdoors outfits popping practicing proximity qing recognizable riding righteous
rocky sidewalks silicon similarities slick slums sober sorrow spiders stunned
supernatural thanked tolerate tragedies trek unlucky voices waking we writings
youthful
-225: accessible amidst animated antiques artificial artist backyard barley
baseless beneficial bless bordered bunny burgeoning campaigners carpet cinema
classic claus comparatively conception confluence constructive cooks curator
dedication demonstrated depicting devil distortion dominating dwellers easy eh
europeans evangelical excuses extensively facilitated focused gadgets gardener
garfield gatherings germanic ghost greatest habitats hamlet hero hooked impunity
incompetent insiders interiors joke journey know lashed lectured maybe mckinley
minds monumental nineteenth onstage perspective philanthropy popularity
powerless prayed racism rainforest reminding rodgers rooting sadness scenes
scientists seychelles shirley shocking sigh silent sinatra smart smooth
sociology somehow spider spite spurred stature styled sun superman superstars
tavern thaw tolerance towering transformation trilogy unease uneven upbeat
visited widespread willow young zhu
-220: animosity appreciation blend boon cancun celebrate centered certainly
classics climate commented concentrated conceptual confusing conspicuous
contrasts conversation coward criticize culmination darker desert devoted
documentaries dynasty echo ecology emphasizes enduring fading faint flowing
followers forget founded frail frustration frustrations guitars hollywood
honesty hostility humans hymns icons jazz lust marin martha meadow midwestern
monks monster moth motorcycles movements muted myself oates organized
overlooking parody pavement photography rainy reassuring researched reverend
rock satan scent screaming shrubs slavic spreading springsteen standpoint
subcontinent sunglasses suppose tasted techniques thank theodore tibetan
twentieth upheaval violet virtues waving wilde winding workings
-215: academia accomplishments advancement ballad bartlett basin becoming
beliefs brutally bursting candid caravan catching chaos cliffs constructed
cosmic cottage credited curse dark denounced densely depicts dewey earnest
emphasize employing encounters endemic ensemble everything exiles fauna
filmmaker genuine geometric gusts happiness hard heard honoured lacking leap
lester louder lucky mainstay mann mayhem monsters moses moths mountainous murals
noticeable novel nuts overshadowed peaceful perhaps porcelain portraits powerful
prefers propaganda quakes rabbits ranchers rich rumor scourge skeptical slogans
slopes smiled soaked softly spoken swamp symbol tend themes tornadoes traveling
trees trout unrealistic upsurge useful vine vintage warming wool yelling
-210: addicted advocated aligned animals apples attracts bach backbone bald
become benefited bluff boom businessmen canyon carmel celestial choreographer
churches clubhouse coloured communities composer concerned confronted
conservancy convey coping crowe crowley cyberspace dared daring developing
dominates eastward economies educating existed flowering furious gorilla gripped
grove hacker heroes highland hitters hopeful hut image indians influential irwin
jokes listened literary lois lot maddon martian movie nah native neo novelist
passions pony portray potent pounding predictable productions professionals
prone proves qin repression rhymes rough scarce seaside seen shiny sideways
straightforward stuff subtropical theatrical theory thoroughly tourism traveled
utter viewed viewpoint worm yah zombie
-205: adamant adversary anthropology arduous assam awkward beard became believe
beset betrayal bo breadth brethren burmese buzz cafes cane castles cheered
choreographed confident crowd cyrus dante defy desperation discoveries dishes
drank eden eleanor emerging entrenched environment famine feathers flashes fur
fury goa guy harboring here icon inefficient inevitably infuriated inn
instrumental interaction jiang jules jungles kite lake lama lena liberalization
lifelong looks loudly melodic modeling movies mud nickname noh noise notoriety
occasion odyssey organizer ornate owl paced philanthropist photographed playing
ponds pop prosper rocks rode scandinavia seminal shame shooters sight similarly
sinister spheres spicy sprung stalinist strategically subdued swings triumphant
unlike voiced warriors way worrisome ye yin yoga
-200: advocate aftershocks aggressive alvin aristotle awareness bam bengali
botanical bubble built cafe cartoon cautious chefs chiefly choreography clearly
colonists commonly creative cricketers critics cruelty cruising cult dad damp
dialect downer dragon dresses drifting earthquakes ernie extreme feat fest flute
fuss gangster glory gras graveyard greet hardcore harvested heaven hendrix
heroic hindu hoop ideally inclined kissinger legions listen lived lover lyrics
marching mbeki meadows misunderstanding mona museveni narrative opera optimism
organic painting peacock perfectly pine pollock pouring practical praise
predictions prose proved provoking realizes reefs richards robes rosy ruin sand
saul savage scientist shah shores sicilian skiing slowly soho soul spinning
swept sylvia tang taste thugs traditional unaffected velvet verge veronica views
violently visibility wearing wheeler
-195: affinity alice archaeology ballet beaches benign bleak blur breed brew
bumps bureaucracy cares carnage cecil cha characterization cherry chestnut
chronicles cindy collaboration colors conquer context convenient critique daley
depressed disguise domino eagerly efficient ellison emphasis encyclopedia
epstein everest explore farce farrakhan feather frenzy geologist grape hate herb
historical homage honestly honored hubbard iconic impulse incarnation
interactions ironically jasper joyce ladies lesson lhasa limestone many me
mirrored miserable modeled mushroom negatively nightmare norse nothing
notwithstanding panic persona pity planet politics proving racist
representations ritual riviera rulers sake savannah scouts separates shaanxi
shape shouts slept speculators spices stardom staunch strategist studied sunrise
sympathizers telling temptation thinks thunder tidal undermining unfolding
utilized vajpayee valentino vogue ware warmed winter
-190: adapt adapted angry appealing architect asians astronomical attribute
baseball beetle behavior belize bihar bliss bohemia bowling breakthroughs
builders coffee commercially communicated comparisons concepts crab cracking
crumbling dalai deng disappearing discredit disgust documented drift ecological
elephants emotionally equally fact faded fair fan fidel forests frost gestures
golfer gripping hair handsome harmony herring horns humorous illustrates infancy
insane irene jesse jolted knows lava leaned learning lenin loyal luo mammals
mandelson marketed microsystems mined moment monuments mornings natural
nazarbayev negro nicklaus norman occurrence ocean patriotic people persisted
personality pigeon pines politicians populated presley promote qi railroads
reality reef refined relationships repertoire reza rodeo satisfying scattered
scholars scream screams shades shear shine sights sioux slang softball spotted
stark stephenson streets striped talent throughout truth turbulence unaware
uniting upsetting urban utilizing versatile view virtue volcanoes wildlife
yankee zhou
-185: accuse adorned afar alley amateurs analytical andhra archery awake bad
bandits behaviors bella billie blind bordering buoyed cared character cocktails
composing conciliatory cone confronting confuse crocodile daisy dangers deaf
devi divine einstein elaborate epic era erotic exhibit facilitating fast feng
festival fi fishing flora focusing fonda fountain furniture galleries ghetto
glasses gratitude greetings hanna headway horace inconsistent inexpensive
infectious infiltrated insecurity instinct ju leaning linger locally lured
marian marshes maverick meddling mei migrate miniature museums noodles noted
originating pashtun paths peach phrase pretending prevailed progressive promotes
provocative reckless reformation relaxing relying remark resorts robots
roosevelt spies started stevie strewn superiority surrounding symbols
temperatures teng tennis terminology terra textiles thief tibet tourists
traditionally tragedy tudjman underscoring unusual vigorous watchers wilder
wines woody workshop
-180: abiding ambition applause atal atmospheric bananas banda belle bernardino
blended bounce bracing burgundy calvin camping carved carving cheers chewing
collectors combs compelling convergence cottages creator darwin decorated
democracy differently ding disturbances djindjic don ella empire eroded excuse
exploitation expressing fairs faith festivities fireworks flower franciscan
fueled fundamentalists gloria golf grapes hackers hampered hank heartland herds
heroine highly huh imperative incompetence inherent interact keepers kingdoms
kung lantern lectures lifestyle lights linguistics mee mormon mosaic mundane
mysterious napoleon nationalists notable onset ourselves parades partisans
performances peters playhouse poems pomerania populist possessed possibilities
potato predecessors prevail privileged proclaimed prominence proudly racetrack
rave researching respected revolves rhythmic richer rivers rural salesman
samurai shea spacious staple steinberg surfaces tangled teach tell temple tito
travelled travelling unpleasant welcome western woods worry
-175: abilities affluent ale america antique aspects biologist bonnie bowing
breton capitalize catholicism chemist circumstance citrus comets concerted
confederacy congratulations creators cries criticisms designs desperate
distressed diversity doc donkey dot doubted drying ears edible elaine emigration
endured evenings evolutionary exist extremism fabric farmer favoured feminine
feudal flowed forecasting fran franz friedrich frogs glamour goats grandmother
grim guiding hafez hitler hot hunting ignoring illustrate illustrator indicative
indie intense intermittent jamaica jesus kissed klan look lowell mainstream
mccartney memorable miliband mom motif navigate nobles oaxaca patience peanut
perched philosophical photographers plenty praises premise prescott
psychologists readily regretted relationship relevance rongji sang scholar
shadow shevardnadze shoes situated skepticism skies sluggish stained sung
suppressed thorn towards treasure unfounded visible williamsburg yves zion
-170: acclaim acknowledge actors agricultural algae altman approach arnold aspen
attained backgrounds biased bicycles camouflage cerebral characteristics chi
chill chilling cleansing cloudy colonial cooperated cops costume cradle dampen
dangerously davidson depended displaying distanced distraught documentary
dominate downfall dwarf elusive emotional emperors exacerbated experiments
fiction fictional film fossils gallery genetically grenada groomed grows guru
han harmless heath hemisphere highlighting hindi huddled hug humor hybrids
industry inland interpreted irrelevant irrigation jung kaufman klein knowing
kumar lawrence linda loo manipulated mead mobs moments monasteries monroe motown
mullah necessity newt objects obscure otis overtaken paddy patrons persist
pillars pontiff professor proportions psychology pursued recreational roar
saigon scene seasoned sehwag sheng shun siberia spoiled starbucks statues
strategists success superb tame tara terrace texture tricky uncle unleashed
vastly victorian village villagers villain vineyard waning wealthy well why wolf
worlds
-165: alien angel appease appetite aspect aunt bang besides boots bureaucrats
burma cat challenging chess choral clone comet complain conquest conversely
cotton cove curve curved curves denouncing discontent duran eating elk empress
encompassing endure epidemic expeditions farmers fibers finch floats flows
foundations frederick fronts gilbert godfrey gravel gravity happened harriet
hoover housewives how humidity incorporating interactive jesuit jia landmarks
lawless leavitt lighting lockhart logic lou lu mafia manipulating marilyn mentor
merchants naomi nasty neglected neon novels nut openly oswald patented peaks
plantation poem pointed pointing proclaiming publicity raging rapid restrained
ride rim ringing sacred sacrificed see sensible shady shakes shattered siegel
spearheaded stein stellar stout strawberry strive surprising taft tapping
teammates tends theater themed traced trail tree tribe trickle unconventional
valentine vast wan waterways welcomed wen whipping widely xi xiaoping
yellowstone zedillo
-160: abnormal accelerating acknowledges adaptation alamos amber are audience
beaver bikes billy bitterly blatant blessing bowie branson bursts caesar candy
capable cecilia celebrates celebrations cheated clocks coconut community
continents critic crops crusade dal deforestation dei disbelief disciplined
distraction doll donna dug ecosystem eileen experiment explained fairly fear
fever fisheries fishermen flashing forested formidable friend gaelic gangs
geared ginger gossip grasp groundbreaking guides hallmark hardships hardy hawk
helena hence hideout horn hu ice impacted important intensity jacobs jupiter
kannada karl kids leonid liberals lula manmohan marcia methodist methodology
milton mismanagement mixes mob monastery mozart much notably offshoot opus
orderly organizing paintings parks patronage pattern plaza practices presence
rah raj rats rattled reasonably repertory rides riverside salon saturated say
semiconductors sensation shade sky smashing soft song sophia souls studios stunt
sudden summed sunlight swath sympathy tee theatre torre toughness traits turned
universe unruly unsafe variety vegetarian voicing wagner wars weeds wishing
world worn
-155: alfred am amongst apocalypse asphalt associations authoritative beetles
behaviour bhutan boasts boo boutique bud bugs bureaucratic caribbean cater
centralized centred ceramic coasts cocktail coherent complex con concerts
convincing crater creating cricket dear deception deliberately diets diplomacy
displeasure distinguish documenting dom dusk elliot encourages entertainer
explain farouk fastball fay feast federico figuring fluent formerly founders
galaxies geographically glass glue gotten guessing harmful harsh haze hiking
hills history ideological implication intensifying jamaican journalism lagged
lean life loose luigi lull luxurious madagascar mah mildly museum niagara niche
nobody nonetheless observations oceanic onward perino pinnacle planting poaching
poorly porous prefer raiding rainbow rapidly rash recreation relations religion
riches rosen sacrifices sage sentiment showers simply slowing solemn statesman
strong sweet theology tractors treatise tribute trumpet vampire violent voice
walled wave weed wished wore wyatt zanzibar zoellick
-150: adaptations adolf allah anarchy asia attended author autobiography baptist
billboards booed bowden bubbles ca camped careful cartoons chorus chow clogged
communists companions condemn confront conservation countrymen courage cracks
cricketer dancer depression descendant deteriorating dim dirt domination
downsizing drum drums drunk dry eclipsed ego elements erosion erwin exert falun
fierce films fischer floods foliage generally gradual hannah harness havana hee
heidi hitchcock hogan holly industrialist insight integrating interrupted
intrigue jakob judy karate labeled lace lamps lawn libertarian living man mara
mattered medicinal melville moderation morse murky nevertheless norms
observatory parade partly pasadena pascal path pavilion perfect planets poorer
prejudice prophecy rana recalling recounted resided resisting resurrection ridge
rip rolling sachin sailing scarlet science simpler simulation sport springs stan
such sweat swell temperament texan trench venus volleyball wax ways works
-145: adler advocates africans agriculture algorithms alumni amazon amy angered
antony arthur atrocities backlash backstage balls bastion bending bernardo
better bing bitterness brotherhood capsized champagne chanted characters chasing
claudia cleaner clothes collaborator complexity compositions concedes
conversations corners cracked crescent cried crimson cyclone dare decency demise
demon depths descendants desire diamond din discovered draper dying els else
emerged esther excavated exists exploit extraordinary featuring fellows fetched
flavors flint flung footwear forbidden frantic friendly gathered giovanni
glacier gorge halo helen herbal humane hymn images imaginary juliet knowledge
larson legacy ling lofty mahathir markets marvin mcnamara melody meyer mongolia
mostly muse narrated narrator northward oranges outward pains parkinson piazza
piedmont poppy precision predicting preserving pride promoter qinghai rampant
rat recognizing relics resisted roach roads roared rockwell rudolph rum ryutaro
scarcely selig sesame shake shakespeare shallow sheep sheltered shifting shrines
sleeping sonoma stagnant stanton sticks studying stung superpower synthesis
synthetic telugu there tone touted tracing upstate utilize vegetation venice
ventura viruses vodka volcanic warlords watches whole wine wish wooded writers
xinjiang yelled
-140: absorbing acts aliens anton anybody artifacts assortment attractive
augustus babylon baked been benedict berries biblical birch blues bouncing
brewing bricks burying carlson chiluba comedian comedy computing cookbook
cooperative corridors daly deeds denounce detrimental development dialects
disappointment displays dominated encounter erin example exhibition existence
expedition expo fats flame forest fragile fraught freshwater gaze gould gowns
greens gustav hah heavenly herzog hopper horrific hosni hurting illuminated
impressions ineffective infamous interpret jade jayasuriya jeffrey kee lagoon
lame latin lax lech lies logging lublin ludwig mahn marina marketplace mauritius
mccormick mccurry mcdowell mcgwire methods mikhail monument morality motives
motto multimedia myung namely ngos noble observe olympia oo organising pauline
peng perfume persists pilgrims planted played playwright poe preservation
professionally rabbi rare regret relaxation reputed researcher resort retreat
reviving rink robust rus saxophone scarred shadowy simple simpsons sitcom skiers
solidly songs specializing spielberg spikes spit starring stories stunning
summits tan tarnished teaches thabo thoughts tide tiger titanic today
transparent treasures tremor triangle twisted usher vain variations vega
vulnerable wanna winery wolfgang woodlands work writer yunnan
-135: accompanied actively adolescent africa aided alpine ambitious antarctica
arctic attributed attributes augusta badminton ballpark banana beatrice bee
believed beside big bitter blaming bold branded bug careers caught ceos
cherished christina collaborating connections copying coral created criticised
delicate dessert dirty discourage dur earthquake educator engineers entourage
esteem exploding fame fanned generation globally goodbye gospel gourmet grains
grassland gray grief grow guitar hammond harley harrison hartley haunt hope
horses hurd impacts implying intimidate jaws jeou jewel jiabao lang lenny lil
listeners malayalam malls melvin messy met moms monastic monkeys mosquitoes
mound muralitharan nadu nationalist neighborhood nestor nice nora orchestral
organisms orthodox overcoming overthrew paisley pale pastor performer
photographer picnic piercing planetary plight poles positively pots protagonist
provoke psychologist publicist pulpit puzzles racer radically rajasthan rarely
reason relates rogue roofs salvador sanskrit scottsdale senses shelley shen
skill skirts smashed somebody sox sphere starving steinbrenner still stressing
stride submerged subsided suvs swamped swaziland sy taller temper tense thin
tools toys transform travels troubling tuh tumultuous turning underscores
unheard unjust unseen useless versa vigilant villaraigosa watch wendy werner
worthwhile yorker you
-130: alec anand angels anthology apple as aspiring baldwin bat bats batsmen
beach beck begging benny bertrand black blessings bowled brains brass brighter
castro chretien christmas chu circa classmates cloud cochran computational
conditioned copied coups dawn deepening defied defying degradation demographics
demonstrations deserted detecting dictated differentiate domingo draining dress
drink driven drought dynamics emperor engulfed exhibits expressed farah fields
flashed flesh flooded floral formations fraternity fred fu futile garments
gesture gifted greenberg guangxi gujarat hale harvest heather henri herat herbs
ho humanity ignore immigrated impressive improvised inaccurate inevitable
intrusion james jeans jen jew jintao katz laborers latinos leopold liang
lightning maharashtra maize manson mariners mars martyr mature mecca megawati
misleading mixing moist mourn myriad neat networking never notorious occasional
ok oppenheimer orr outdated overwhelmed persistent perspectives physically
plateau poor posture pradesh pray primarily progress progressing prominent
prophet props purely quietly ralph rapids ravaged reacted rebellion remake
remote rendition rice rita rockies romanized safer sandstone santana scheffer
sci shapiro sherwood shi singh slope snowfall soviet specialize speculative
speeches spring superficial supporter taboo tackling tactics taj thieves tricks
twisting typhoon unearthed ur varied vendors verdi wally westerners whatsoever
yi
-125: accomplish acknowledging admit advantages amelia americas anime armies
automation autumn avery band beethoven berkeley bernstein blatter called camel
campo carey chinese christians clusters coastline commuters confronts connie
contemplating contrast cop cube decorative deliberate designer developers
difficult direction disagree disney dogged drinking dugout emigrated eminent
ernest eruption ethical excavations exhibitions exposing eyebrows facade father
filmed fortress fortunes forum fox fringe fukuda gibson grandparents greeks guts
gypsies happens hat herman hillside hyde illustrations impoverished impress
inclusive incompatible inequality inner insect instruments introducing iris
jackie jenny knot kouchner lamy lennon leonard lighthouse lord maggie manipulate
marrying maureen measuring mechanics mediocre mickelson midwest models morally
motivated nascent nicholas noticeably okay olympian organised packing park
particles pastoral pee poisonous porch practitioner predict priory probably
problematic protector quasi rainfall recognize redwood regards relatively robe
rotary rudolf salem sally sands saw schizophrenia seinfeld sermons siam
situation sleep softer soup speculated stars steiner stew stones stormy street
strongest suburban suggest suppression surrounds tails thread toes toward trying
tudor vanilla villains vojislav wagon washing watershed where yan zemin
-120: acknowledged ager alma archaeological arose ate atkins barker barn berisha
blindness boiled breathing bronx brook china chuan circle clarity climbing
collector communist concert consistent consultants continuously cues defining
dependence dependent developments dialogue dimensional dinners discovers
dispersed displayed ear earliest eaten eighteenth elder eliot enormous
expression extent extinction fairway flavor fleeing frazier gansu grandson
gunshots guthrie halls happen hardest huang hudson humiliated indian instrument
intimidation intriguing investing ital java johannes judaism khatami kibaki
kinds kinkel kissing kramer kuo landslides largely linux lit lo lots loyalists
maguire mascot masculine mask mcenroe mel meredith merely metallic mired
mistress mix momentum namesake nathaniel nazis neighborhoods nemesis nickelodeon
nightclubs noel obsolete olga ones orchestra ozawa perpetual phrases pitching
polluted precisely presentations prey produced profession prominently proteins
quartet radical realistic rebellious reeves reign relied researchers respecting
responding romeo saarc sandwiches seismic shirts shouted sing sisters skills
slack slavery so somalis specializes staring steward stone storm strengthening
suggests suppress surveyor sweater sync talk tells theatres these thrilling
touching tribal tug underscored undertaking unfair urge vacations vanished waged
wanting warfare washed weakening weakness weaver wilderness writing xiao yachts
younger yourself youth zulu
-115: abbot abrupt ah amateur anguish animal arbor ascent assassins association
attendees attending backwards basilica bermuda bike biodiversity bjorn bon
bother botswana bowman breathe burdened butch butterfly christ climber
congregation consumed conventions corn criticized dah daylight deh descriptions
dickson dictatorship dignitaries disastrous dissatisfaction done driveway duh
economists ecstasy eddy elevators embedded enhancing eternal even excellence
explaining fanfare farther finely flooding floyd fossil fried fuelled
generalized girl goodman granite grind guillaume harold howell hybrid ignacio
illustrated impromptu integral intentions internationally interpretations
invading is jiangxi kings kuh lack lal lao limelight loch lodge long lookout
lyndon magnet making malaysians malicious manga mary mclaughlin mcmillan melt
mural murayama newman nixon norton obstacles once orphanage outreach overthrown
oyster pas payne plausible polar populations predatory prediction primakov
producers proponents provocation pyramid racers rangel rap regard rescuers rican
robbins rogge russell rust rutherford sammy scandinavian shops shrugged sichuan
snacks speaks strauss successful sunset superstar systematically tah talbot
tayyip technically technology tendulkar thanks tiffany tijuana timber town
trinity tutu typical um vocal vomiting wa waterfront whipped wood wu zhejiang
zheng
-110: accent actually adobe albright anger annette apparel arches arresting arts
bankers basics bells blamed bombay bothered bounded bowler buh burbank burnett
catalyst ch chan charley cinnamon commemorated communication contrasting cpc
craft creek dee della descent destabilize deterioration director distinguished
distinguishing dodger dolan dove downplayed downtown drowned drummond economic
energies ernesto ever everett experimental explorer fences firmly fisher
foundation franklin fusion gang garrett girls gone grader graffiti hanoi harder
hay hear hinder hip homecoming homosexual hopefully hui huntington ignored ihs
impetus impossible informs instability instrumentation jeanne journeys julia koh
laguna landfall lavish leonardo li linear livingstone logical loom loudspeakers
lounge luh madras manufactured marble marches mausoleum messenger moi most mouse
mu neighbor nerves nobility noses nuns observers outdoor outset pants passive
peanuts percussion personally plotted politician porter presided pri princes
progression ranch referring reich remembrance rift river rivera rumors sampled
sanctuary santa sewing shoreline shorts shown simitis simplest singular slaves
smithsonian sneakers solidarity speaking spice sporadic stressed styling
symmetry tasting tears tenor terrorists tourist upscale venetian violin visitors
vocabulary walt warn wilhelm woodland working wrote youngsters zimbabweans
-105: accurate acknowledgment acoustic amenities analyzing anxiety apec around
asleep assembling assert assumptions authors automobiles backers balloons
barometer becomes biography biotech bjp boomers branding bravery broadway
buffett carol chef chennai chiang civic clearer closely closet collaborate
communicate competent conservatory considered continuation cooperatives cousins
couture crashing crossover daunting desires destination deteriorated disparate
disrupted events exporters fang felix fishery flawed flawless foray forestry
frontier gibbs glover goldstein hacking harassed harming highways hillary hint
hoffman honolulu honoring hottest hurts ida indebted inexperienced johnnie
johnny kiss labrador lah leaping leisure lie limbs looters macapagal mammoth
maoist maple markedly mathematics mating mats mayer memoir militancy mogul
mysteries mystery nausea nepalese nova nur olivia oprah ought overthrow paints
palms particular patterson peace pearl pedro persecution persson physics pier
pillar pizza ploy pollster portrait precedent precursor princess producing pros
prudent quality ravi raymond recalled recognized red referenced reflected
renegade repetitive retailing ritchie scripture shack shattering sheldon
sheltering shuh sidewalk siding significance singer sinhalese sirens skirmishes
solomon splash squares stalling starved stifle stretches stretching struggles
swallow symposium taha teresa tossing trained turtles underlined undermined
vocals worked ya yes
-100: abbreviated acted acting agers aggression altered amherst announcer anthem
antigua anything appeared armitage aspirations aurora balkans banished barnard
beneath bergman bird blue born bottled boulder brazilians bull carts chamberlain
charting chili chocolate cigars ciudad clay climax clive coca collectively comic
commodities compact composed conductor conglomerates consequence consistently
consulted countered country creation crusader datuk defined dell description
dialogues doris drifted edith emma fathers feared feedback fiercely finds
flowers fortifications founding fueling furnished gateway gathers genetics
gently geological gigs guerrilla guests guido guise guitarist habitat headmaster
heritage hoped human hurricane ike inaction informally inspirational institute
invaded isle ivan jaime janet joaquin jolt kallis kasparov ken knots knowles
koch kostunica lds leather light lisa lowland loyola machinery macintosh
maldives manitoba maria marta mater mathematical mess motorcade mutually my napa
neighbour neighbours neil netscape object optical organisations organization our
parted peck pounded prada presbyterian pretext pronounced purple rang razed
rebuilt rendered replied respect responsive robotics rodney roger rowing
scattering scientology seattle segregation sergey sheen sierra sorenstam sour
soy spaces spectators statue steadily streams successors suggestion suzanne
swallowed tasmania teh they together tones tong traders translating trenches
tune urdu urgency vague vaughan vegetables vigorously vince volatility waters
whaling whiskey wills willy wyoming yankees zoo
-95: absorbed across addis aftermath ahmadinejad angles anticipate arturo aso
assembled assertions assured avenue avenues begun berman betty blackwell bode
boone boris breakthrough breeding brought buddy bullying cardenas cascade cathy
cats cautioned chiapas clooney coastal coats condemning confrontations crowded
dale decent demonstrate deregulation desperately devised di discover divers
diversified dog dogs dragging dried duck easter economy el eva evelyn ferrer
fleischer formed freeway fuhrman garment geometry gillespie grazing grey
groundwork gum gus headaches henan herd hikers hygiene hypothesis implies
industries insults ivo jack jacqueline jammed jubilee killer lavrov leaders
leopard levine liberated lighted lives loosely ma makes maps marred maskhadov
mentioned michelle mild minerals mon morales mother natasha nonstop notation pam
pastrana pedestrians penetrate penguin persuaded pest pike pitches poisoned
posing powell precipitation rao react reap recordings refer refers reflecting
region regions religious reservation robot rudy rumours rush saeb salam salute
screamed serra shaw siberian sicily sikh similarity slave slower snail snyder
solving someday soprano soto stabilizing stevenson struggle suicidal syed thais
travellers triumphs tsang tsunami turtle upsets valentin valle vance veiled
vernon vicar vigilance walk walks weak wears wholly wildfires wong yeh yu yun
-90: ababa addressing ally anna antarctic archipelago areas argue axis bah
barbados bargains bean bloggers bob book bulbs byzantine carolyn chat cherokee
chew chien chin clans cnbc collaborators collection collisions combating comics
commerce common complained complaining complains conditions conflicts
constructing continuous cornell cornerstone cornish danube dar das dave debris
deep depends descend destroyed disadvantaged dismal disrupting dominican
drainage dramas dressing economist eduard effects engage entirely eradication
erekat ethiopian exemplary exhausted extinct eye fault flux forts friction
furnishings gainesville gather gayle gilchrist gilmore goodwin gradually gundy
hackett hahn hangzhou harmed hashimoto himalayan hockey hugged hume hurry
inappropriate infighting jacob just karen kathryn klaus lagging landlords learns
lobster lunar majesty marlon masked melted mill ming minh monarch mr mtv natalie
neglect nests neurons newton occurring orchestrated outpost overture petersen
pius politically populous pose prasad professions prostitution psychic
psychologically punjab purity putin putts queen radicals rained reassure
referred renee rethink ripken road roasted roddick rosa ruler sadc saint sampson
santo saud scholarly scripted seafood secretly self shark sheik shih sightseeing
silence slightest smoothly speakers speech spence spin spoke starred staunchly
stuck swimming symphony tadic teenagers tempo timing tiny tonight trade
transition underscore underwear unincorporated upset vehemently vijay
vulnerability wept were wetlands who wielding wracked writes yangtze yoh zee
-85: abhisit activists administrations adulthood aggressively ahb ahn alive
along alto ambrose ambushed anhui approached arcade asian attaches bacteria bash
baths beacon being biotechnology boats boucher bow boys brick bridges burst
camden canned cape catastrophe cayman challenges changing chased church clare
cliff clifford coached coincidentally compelled completely complicated confusion
congregations consumers continued contradictory crafted crop crystal depend
dexter dictator diminishing diva doomed dravid drummer endurance englishman
erupt estuary expecting fao fluctuations fodder foes frankie fulfilling fulton
fungi gameplay governance grace griffith hardliners hazards heads healthier hide
holbrooke hosted inciting india inflows influx integration intensified interfere
irreversible isabella jacques jewelry julius jumping kai kate king knights lam
lesbians lesotho lessons listener longevity loops looting lutheran mall
marketing martins millennium molly monterey moral muslims nagano named needles
ngo nike noting oats omaha omar onwards originate originates orioles oz pacific
pacifist parlor paso pathways paused pena penang periods photographic pilgrimage
pink posters preceded president provoked puzzle rabbis raiser ramadan randolph
recipes reese reflects reliable remotely reservoirs restaurants rothschild
runways saharan sal samaranch scandals scout sega sellout sexuality shalom
sharpton shooter shop shoppers shoulders shrimp sid sindh ski sleeves socialist
soybeans spanned spun staged stirring strains stresses suggesting superhero
supporters surround sweetheart taxis technologies tension that tobin tongue tool
trails traps viewing worthy wrath xie yang zoran
-80: accurately acronym activity altar altering angrily anil appearing
approaching argues armando armey asean atlas attic ay balkan ballard bangalore
beckett behest bernhard best blasting blunt broadly bruce burnham business
cabbage casablanca caste caucasus celebrity clara clinging colleagues columbine
constant constantine consuming cooperation cornelius cosby crammed cramped cream
cure dealing determination difficulty diminished diners discovery disregard doo
doubt downturn dukes easiest eastman ecumenical educate egyptians emily engineer
entertainment exactly expectation explanations fea featured flop foothold forth
gems generous genus georges glen grange green hadley harbin harvey hawaii hess
hill holiday homosexuality hostile houghton hsu idol igor inaugurated
inflammatory innocent insignificant intervening islam jeremiah jin joachim judo
juh kamal kazan kenyans kicking knoxville ky leo lim lorraine made manufactures
massacres maze mcgraw mechanical mentions metal mi midtown misery monica montana
neumann newfoundland oakley obscene ole opportunities organism otto outlaw
particle peers pets pig pitch pope positioned positioning potter prelude prints
procession prosecuting quarry quincy radios rahul readers reception reinforcing
responds rites russians sara saskatchewan searching seriousness sermon sherman
shy sickness skating slammed solar soviets spectator stare strengths strongly
stumbled suggestions syrup tacoma taekwondo tai tailor tbilisi tearing teens
theoretical thick threads thriller thwarted toppled touch toy treats trivial
trouble tunnels turns unfold unified unix victor victoria volcano walesa walls
waterway waved worst wrestling wrong yousef
-75: acceleration activities album alphabet alzheimer ambiguity ann antiquities
apartheid attract autobiographical bakery banquet barriers beers beg began
belong beyond bildt blanc blown brothers buffet buick bumper burgess cambridge
chernomyrdin chick choking cigar cities cloth clothing come commentator conan
consistency corporations costas cranes crawford criminals crowned cruised
crushed debbie defiant destiny devastating diamonds different difficulties
directed do dreamworks duet edmund embarked empowerment eradicate erdogan
establishment exodus fahrenheit flattened flies flores formulated fraser
geopolitical georg germ greenwich grieving haitians hal handy hao harbor
hardened have hawkins headquartered heinrich historic homeless honeymoon hooks
hub hurley hurricanes hyderabad indications industrialized informal italics
jackets jacobson jerry joan kuchma laced landowners lenses lied likewise lin
longtime lotus lumber lure machines madeleine malcolm mandela mapping meltdown
methane mexicans middle mining mixed mohamad monarchs moreover moussa mouths
nicely odinga opium organizational orphans osama ould outburst overboard
overwhelming packard packed palaces palmer palo pasta patti peggy perkins
pitchers porn poured precarious pressured preval priest prince principles
pumpkin purpose quaker queens rae raw raza reasoning ree responsible reunion
revived rhodes rings robotic rocked sausage schwartz scientific seth shout shui
sino softening soloist soundtrack staging strength structures studio sutherland
sweeney swimmers tallest texts timers titled toast tu turks turmoil underdog
underwater unite unity uphill vasquez viking villages walsh wanderers wedge
wired wisely wolfe wooden workshops yet yiddish yousuf
-70: akbar akron albeit allen american anne approaches area arias asserts
assumption asteroid astros attacked basketball beans beer beige bend bertie
bible bicycle blame bono bowls brooklyn brushed buffy builds canoe carrie chalk
chemistry choir chong christensen coaches com comfort commodity complexes
congresses contend cornwall courtyard cows coyotes cubs cutler develops diaz
dickinson dictionary dire dominant dorset dramatic drones dustin ebola
eisenhower erect escalation essay essays established expanding explosions faced
facts fated fish focuses frances fries gibbons glowing goh going granddaughter
grande grizzlies growth harding heels highlight histories howard howe hua huge
hurled hutton illicit immune induce induced infinite informed inhabitants
insider intersection jirga john kang katharine kensington keynote killers knopf
koo lag lahn liners literal lobbied lobbyist luciano machine magnetic malay
manifest market mcpherson mean mekong memorabilia misled mixture mongolian monty
moss mullen nam nights nintendo ordained organisers organizations organizers
origin outing outsourcing paul paz peacemaking peas pebble peter petty
philharmonic phoned plagued pollsters ponce precious predominantly progressed
prove quest rehearsals reinforced relies repairing reservoir revelation richter
rioters riots roaming rubble rudd rusty salad satirical satisfied schumer script
sees settlers shrinking slum social solitary sonics sow sparks spokane sprayed
straw suleiman sundance taiwanese tangible thatcher though tightly tomb touched
trusted tufts undercut underneath unleash vee vegetable ventures visiting
waitress want wardrobe warren wasted wear weddings whip winfrey worsened
worsening wrecked yanukovych yogurt yours
-65: abe ablaze aboriginal act activist agony alarm alliances allies alps
analyze ancestral arabian arise attacking ayatollah bak banners bass blankets
blasted blogs booths bowed breath brings bullpen burnt cain cameo campaigns
cardoso cassidy catering caution censorship chains ching cio clan coating
combining commemorate commenting commissioner committed conservative consort
convent conway cooking cooled crush cuban decoration demonstration destined
destroying detected devils diary diminish discomfort distances distinct
dominique drake durban dwelling educational efforts egan ehr emanuel emory
encourage erected eugene exhaustion federer filled flash forums freedom fuller
galicia gaming garcia gastropod gogh grain grave guatemala guyana hainan hasty
he headache hesitation himself hindus homegrown homosexuals horse hubei hun
hunter ibm immigrant infiltrate instant insurrection intentionally interfering
interviewing invasive invited isabel ivanov jane jessie jonas judging kisses
larry latino lauren limbaugh lobby located lying lyric maneuvering marcel
marchers mariano martyrdom mazar mcgovern mellon memoirs method mit moderately
moisture moo motorsports moving murdered namibia networks nordic not pablo pace
parallel penned pete piano pictures ping politburo ponder pops posed practice
pressuring proven racket reader reflect refrained regime repercussions residing
resurrected reveals reviewer rex roman routines sails saturn sco sea secretary
secular shaath shaky shaquille sharm shepherd show showing shu signaling
silently simmons simplified sir snails some sonia southwest speculate stalls
staying story subjective sufficiently surprises suzuki systematic tactic
telephones testament themselves theological trait triumph ultra unsure venues
vicinity visitor wealth westchester whom widows word words xu yoo
-60: accountants achievement alcoholic alerted alexander allison altitude amc
anastasia anatomy angular apparent arises assad ball bashar bashir batting
begged benches bert bombarded bombed braced bread breaking brewery cameron
campaigning candle capitals caterpillar catherine celtics charles circular cite
coming commercials comparative compatriots crane crisp criticizing custom
cycling damaging dams danger deco design diaries diarrhea disruption eaton
economics edgar eelam electromagnetic embarrassment emerson encompasses enhanced
estranged evergreen exiled expert exporting farmhouse fdch few filtering finally
finite flying francisco frank functioning galveston garage glee global gorges
governments gunned guo harbour haute healy heavily heavyweights herself hog hoo
hung hydroelectric improving independence interred island jewels jews ji jing
khan kingdom kirby kitchens kwasniewski lane languages laurel lee librarian
linguistic loh mahmud mainly matthews memorials mercy mexican mills mirza mo
mobilize moderates modernization mosques mubarak mugabe naacp naked navarro
navigation necessarily negroponte nicholson nikolai nokia nor norm northeast
novice odor opportunity oracle ordinary ortega oval overcrowded pakistanis
pamela patrolling pedestrian persian pigs pitino plum polk popcorn powerhouse
projecting raged raphael reconstructed recorded redmond relative remarks
republics revolt rica richardson rigid riordan role ropes rubber rubin rumsfeld
salvation seminar sequel slamming slender snapping soil south southeast sports
spur steady stewardship strongholds succeeded sure surrey survive susan suv
telescope tiananmen tobias tombs traffickers trapping travelers tribesmen tvs
twists unfolded urged versailles vietnamese vincent walnut wheat whites woo wwf
zhang
-55: abd abusive aces adherence admits affordable alfonso android annals
appropriately aquatic aristide baja baskets batsman battered bedford betting
bloody boiling boxing boyle brand building but changed chen chicks christopher
clerics cloning closest clyde cocoa coincide coliseum colonies como connected
conspiracy contacts correa correlation course cr cruisers decade deepened
defiance delhi dent desirable dictate dissent doctrine doom dwellings east eid
endowed enterprise eponymous falcon family far farmland favorite fitting
fledgling florence foe forms fuels fuh fujian ganguly georgian glossy got
grappling greenspan gretzky ground gruesome haider hallway hiding hilary hilltop
hooper hugo ignores impact impaired implications imprint infiltration instances
interviewer irving janata jennifer joanne johann jun justified katrina keyboards
khmer khomeini ki laurent len levi lombardi lugar marsh marty massacred memory
mice modestly montgomerie motorcycle mouth muhammad mumbai napolitano neural
nicaragua nightclub nile now older outbreaks outfield overland ozone
parliamentarians patton perennial performing pervez pinpoint pirated plotting
plummer popped poster pr premiered presidents programmed prospect railroad
rampage rather recent receptors regrets reluctance rely represented resurgent
rollins roo rowe ruby rugova ruth sahn sanford scar screenwriter settings shale
she shortcomings shows sick sidelines situations skyscraper slobodan slowdown
snack somewhere songwriter species specimens speed sprawling squash starr
steered stuart studies subspecies sugar sumatra tao teaming thanksgiving ties
toppling tornado tough tours towers truman uh upstairs vargas voyage wah was
watched water waterloo whale wildfire willie willing worse wright yangon
-50: abbott accusing achieved actress addiction age aliyev and anita annapolis
apparently armenians arrival asserted athlete atkinson australians backer
barbecue battlefield beams beginning belly berg blackouts bolivia brooks cadres
californians cartels chairperson charted cheryl clout complementary concern
conserve contra cookies cough counterparts crawl creed cubans derive desktop
diamondbacks dick disappear donald dresden dynamite eastern eat eats edwin
engineered enhance enshrined erode europe factors fade finding finger fingers
fits flexible forging forming freedoms frequent furnace galileo gaston gay
getaway getting giuseppe glendale gordon governed gown guide gutierrez hampton
haq hastily herbert heterosexual hispanics horton hunan ii importing improvement
inacio incorporated indication inferior insanity inscriptions ivy jeep jiangsu
kabila kagame kendall knees koreans kristin kumble lacrosse lai lars lecturer
liberal livestock loop louise luncheon maintaining manifesto mantle mapped masks
massed master max mediated mistake mole musharraf nanjing neither nesting newest
nighttime numerous observation onion pageant paramount passages patel peak
peninsula peshawar pie planner plays pol poverty profitable psychiatrist
publishing rallying raptors reagan refrain reliance remedy remorse resource
restaurant rocker rok rove rubbish says seasonal serge sevens sexes sharma shee
shimon shower sims sins skaters skier small smugglers sonny southwestern
staircase stampede standing steep stokes struggled subdivisions sullivan
supremacy surging sustain tanaka teaching tent tents tiles towns tributes
trousers trucking tuned twist unravel upside variation vera vice vigil vinci
wang weaknesses weir woman worms worshippers yeast
-45: accessories actor advocacy afterward alternative antibodies apache apollo
artwork atlantic barber battling bear bickering blackberry blades blames bosses
braking bratislava brigham builder buildings bulldozers byron cameras carnegie
catholics centerpiece chairs challenged chavez christian city clarkson clayton
clintons collapsing collective collegiate color colours compilation computers
condemned confess connect consequently considerable constituents convention
criticism crosby cuba curbing dakota daryl deborah debra descending detective
differs disarray disease diseases dodgers drains duo early essex expatriates
extremists fabricated fasting favoring favourable fe feasible feldman flynn
foods forge francis freshly gadhafi gardner gates george goldsmith grammar gran
hai harvard hayward hears hesse highlights hiroshi holt inauguration inception
indoor integrate interests investors jarrett jim joseph journalistic kane
kashmiri kathy khamenei kok label lackluster lan langer language laos lara lau
laura laurence lime lining lion location mandarin martinez massacre mcgrath
meaningless melanie melinda michel mineral mistakes mobilization mock monte
moreno moshe motel nash nc neighbourhood nelson north organize others overcome
overrun papandreou pereira performed peripheral perished perot plots predecessor
preserved preserves prius prospects protestant prussian pub railways raja
randall ray rebuilding recep reel relieved rendering respite revelations
rewarded ripped roberto roles scarborough scare scarf scotia scott sequences
sham shan shanxi sherry shrine squarely steam stepping sticky stream streamlined
strife suburbs sumo sustainability sway swung syndicate taliban therapeutic
therapies touches tractor tucson turf ukrainians underground unionists unsettled
venue victorious vladimir wagons waiter wallace warned weakened white
-40: actions active adversely aiding alberta algorithm anticipation anyone
anyway arch arena arthritis athletics bait bakiyev banker barricades belongs
bernard bernie biographies biting blackhawks blazers bones bounds briefed
brookings bunkers cake calling carl categorically cemeteries centennial champs
chao chateau cheese chengdu churchill clark classmate closer coincided
competitiveness cooperating cowboys cppcc create crumbled cured dashed daughter
dig dilemma dinner disaster disciplines disrupt divinity dome domestically
drives drowning ehl elite eminem enclosed enemy erickson espionage exceptional
excessive expensive exported expose favorites fide find firstly flags franco
friedman gifts goodwill gore greenpeace greenwood ha hairs haiti hall hamper
handheld hanks harmon hatoyama hers hesitate higgins hitting hubert hulk
incorporate indonesians innocence intensify involved ismail isolate jammu jay
josef julian junta kept kinmen kitchen laureate lecture leigh leslie local mack
makers malibu maneuvers marched marie mas mazda metals migrant milestone
militarily mobility mph nader neighboring nissan olsen opposed opposite ordeal
organisation ostensibly otherwise outages outback outings padres panetta panther
parishioners partnered patches phillip piles pirates pitcher plumbing political
pontiac positive prayers prized processors prostitute protestants protests
racial racing rafsanjani real references regis reporters rescuing resident
reviewers rey ribbons rigged rioting risky roadway robbed rutgers sap satellites
secondly shaun sheehan sheila shelling shepard shopping software solutions
sopranos spacecraft speeds stakeholders strategies stronger strongman
subdivision supported synopsis tamil thinly thoroughbred trajectory translated
tsai tung uncertainties visit vista warlord wei whose wreckage yamaha youths
yushchenko
-35: abandoned accusation advertisers affects african aids albuquerque alfredo
annie apologize appears ash ashton assassinated banner baron barry benjamin
benson bites britney brodeur burned businessman call calmly campaigned
capabilities captures casting christine chuck claire coli combination
commemoration condolences conscience cooling cope countries coupled cycles
deacon deadly demolished denise detect detectives develop diet dino disgrace
dish drinks driving drunken durable duval dwight dye easier eluded emilio
empowered enclosure engagement enrique environmental equality ernst essentially
ethiopia ethnically eve everglades evidence expresses extinguished extremist
eyewitness factories famer fared farms favorable favorably fernandes fernando
financially fists flat focus found framed freely fry fundamentalist gala
gambling graphics gunfire harp hawks hewlett hispanic huskies il implicit
inadequate instance instructor insulting jimmy johns judged kah knocking laredo
leftist liberation locomotive maintained maori maritime marlins mass mastermind
maurice memphis mentioning messaging mirrors monsanto mosque mushrooms myanmar
nazi need needle nepal nicaraguan northridge oaks outrage ovation painful
pakistan papua parked parsons patten phi pilgrim pirate policymakers priests
princeton productivity protesting pursuing rallies rays reactions renamed
renovated respects restraint reversal rome runway sabbath sacrifice safest saga
sanitary scale scenario schoolchildren secessionist sensitivity servant sitting
smash solana solid solved songwriting soo soong space spat spate speak speeding
spread statistical stopping storyline stumbling suits suns synagogue tail taylor
telegram throwing tomato tracked tracy traffic troopers turnpike una unfairly
upright uses venerable virgin warring watkins watson wes whenever whitney yassin
zuma
-30: abed accusations adolescents affecting albert albums although ambiguous
among amos amphibious anaheim anders andy anglican array artworks attention
austin avoided beverly biology blackmail blackpool bloodiest boy brewers brother
calderon canary cao casinos categorized celtic cheaper cisco clashed clippers
coincides cola comparing confessed congolese connecting constantinople
coordinator couch cow crosses cruiser cruises crust cub cue cuomo czar dairy
dalian darryl decay derbyshire deserves destruction devon dion disgraced
distributors dominance ellen envoys equestrian etymology exploration eyeing
facilitate farm fastest flood foam football footprint forcefully formulation
gabriel generals gloves graham hbo him hoax hopkins hubs hunt hurling incursions
indoors initiated intercourse introduced invites invoked islander jacket jackson
jah jaya kan kappa knowingly kobe lange leadership lgbt liz localities louis
macro magnitude manager manhunt manipulation mansion manuel mavericks mediator
mediterranean mega mentally message might minsk mirror mission mitchell model
molecules mollusk mrs nearby negotiator noor northernmost nra onetime orphan
ortiz outscored oxford palm paralyzed participated patrolled peppers peril
peruvian peterson phelps pitched places poorest poses presents prevented
prohibition proliferation publishers puerto punishing python racially rails
recorders recruited rector relation relief reluctant residents robertson ron
russ sah senegalese sensory severely seville sexually sharks sharper shire
simulated slowed smog soap soaring socks southern spaniards specially
specifically spector springfield stir stocked structured supermarkets sur
suspense suspicion sven synchronized teamsters theaters theresa this tim tina
topics tore trademark trapped trip turnaround ussr valuable values veins
volatile wahid war weaker weiss weston when willingness wives wolves wrestled
-25: abramoff accelerated accolades affair ages akram allan alleviate ambassador
ana arenas assorted avon badawi baker baltic believes bian billionaire birthday
blockbuster bobby borneo bowles boycotting brahimi brands brenda brown brush
buchanan butt by cambodian cannon captains capturing castle catch cause
ceremonies cesar chapel cheat cholera christi clemens clifton coach communal
competitive concrete conducting confederation confrontation connor consequences
consultant contributes controversies controversy crises czechoslovakia darrell
dating davydenko define delgado derived desmond disappointing discussing
disorders distinction dj doyle drained ducks duffy easily ecowas employed
equilibrium event ewing fairfield faltered faulkner flagging flanked fled
forehead forex formation francesco gah garry glenn gregory grilled grip grouping
guerrero hails hardline has having hedge hermann herrera highlighted hurt
ignited industrial insist intel intent intentional iqbal islamiyah jerk justify
ka kaplan keeping keith knicks labels labs lahore lashkar layers leningrad
macdonald magazine maine mar massimo matter mcmahon mercenaries mere mets
middleton migrants millions mindanao mohammad morton motherland mourinho muscles
mustang na naples napster nasrallah nasser nation nawaz nee nest newer niece
obesity obstacle olson operatives pacers parkway partnerships pesticide picking
planning play playboy potatoes potomac predators predicts presumably professors
profiling propelled pursuit rebecca rebounding relax resides resistance
retailers retreated rsa ruh salvatore saratoga saxon scenarios screw sect
sectors seminars seminary seymour shells signalled sister sixes sore sporting
stairs steamed stimulate stood streaming stronghold summer swollen swords
sylvester tata teamed tech teenager theirs tin toledo tracking tram trap
triangular trips uncertain unexpected uprising verde vikings vilnius walker wall
walters wanted weekends welch westwood worldwide xii youngster zimmerman
-20: abdallah about academies accumulation aclu adopting adrian advertise
airliners alaska alicia anew anniversary apologized arab arrived associates
bahamas barbed basil bay beats because belarusian benton beshir bloodless
bolivian bookstore bourbon braves breakfast bullock burning butter cadillac
camera campus carlo carlos catalonia chairwoman cheng children coated cognitive
collapse columbus comparison competed convince cook coordinated coughlin
courtney cousin creates crews cristina culprit cumberland dae dean demonstrators
destroy did directing disappeared disparity distinctions diversion eastwood
editorials edward egypt elf energy equations establishing examines excel expect
expertise experts express extensive facial features fencing fertility flow
flushing freddy funerals gate gig gill giuliani griffey hamm handicapped hans
hansen haven hebei heightened helmut hernandez hoya hurst inadvertently inc
insulation interpretation islands jeb jeff jill joel juarez jude kahn karzai
kirsten lacks lancashire laying lea lebed liberia lineage lined livelihood
lobbyists macroeconomic malawi managers maoists margaret mario maxwell mckenzie
mediators mehd mena mexico milk mosquito mount mozambique muqtada nails name
newcomers noah normal nude nursery occurs oldest optic orlando orleans osborne
panamanian patriarch paulson penguins pepsico peru pettitte pi pinto piracy
pneumonia possesses prevalence problem processes prodigy programming prostitutes
ranges reformed remedies ricky rid roe rosario ross royals russo sabotage
safeguarding sahara sandwich schwab secretariat selectors shields signs sin
skated skin softened sophie sponsoring spotlight spraying stadiums stationary
stepfather stigma stockton strategy stretch su suburb sultan supposed swear swim
symptoms ted theorem therapist therefore tick tobago told torch trader
transparency types undisputed uniforms unmanned unveiling uribe usa used vein
vicente villiers volunteers warden wb webb weinstein wolff zia
-15: adhere advises affected airfield albany alberto alison americans amin ample
anc answering antonio archeological argued argument arrives assassin assemblyman
assertion athletes automobile bahadur balancing barak batman belichick bell
belonging bloated blog blows boarded boundaries boyd briggs budapest bump casa
cathedral cattle caused ceased cello centrist ceremonial chalabi chang change
cheating chevy clement cloned colin collided computer computerized concentrate
considerably coordinating correspondents crest cromwell curtailed curtis da day
dealings decisively del democratic derives designed detached dolphin
dramatically drawings drone edison elizabeth endangered enterprises
establishments ethnic exchanging expectations exposed federation feuding
fielding fiesta filming fina firepower flames flats flaws flipped forbid
francois freeman fritz fundraiser galway garlic gaulle gil gingrich greenland
gym gymnastics habibie hamid hastings havens healthy heart holed honduras
honorable hood hormones hungarians hydro imported ingushetia instantly
integrated irregular isaac izetbegovic japanese jefferson joanna joints judith
junction kitty lagos lakers lansing launching liaoning lynn macarthur magazines
marc marked married martyrs medvedev meh menem mercer mercosur miniseries mobutu
mold moore near nikolay obasanjo offensives outer overcame palace pandas past
pbs pensacola pepsi philip pickups pierre pipes pitt pitting plaster predator
preserve privately promising protested publications pushing putnam putt quetta
quick quickly ramirez recognised reconciliation recycled replies resonance
retreating revealing revive richest riley robbers rowling scathing scolari
scratch servers sexual sheikh skate sketches slater slugger souvenir spared
spike sri static stern storing strand streak stripes struck stump summit surges
suspicious swift till tossed trump ulrich unionist unreasonable untouched vic
viola west winnipeg wizards ying yong zambian zyuganov
-10: aba accidents aceh adams adelaide adjusting afghans ago ailments airplanes
alba alejandro alexis alias all anbar angela apologies apostolic arrow arrows
bahr balcony battled baylor bestowed beverage bolstering brandenburg bravo
breeders burkina campbell capitol captained carla ce cereal chairman chechens
chee chicken christchurch clocked columnist conferences confessions congressmen
connects contended corruption craven crossed curtain cyber cyclists damon
declarations deeper def denials dennis deserve destinations deteriorate diallo
dignity dimension disguised display distract divisive donating dora edited
editor ee eli emancipation es farewell farrell faster fatigue favored ferreira
feud filters fireplace fist flaw fleets flour forgiven fowler fragments frederic
fulfilled fundraising generated geographic gephardt glance goma haley hanging
hardware harshly hasina headlines heel helmets henry hierarchy high holidays
holmes idaho importers insistence institutes insult insurgency interpreter
introduction johansson kaohsiung kinshasa kremlin kwan laboratory lanes large
lawson leagues lesbian libraries loyalist maher malaria managing manufacture
martial meant measurements miguel minivan miranda missions montenegrin moody
more moro mozambican muslim nigerians night nm olive onions outlet outskirts
pain paint paramedics parents perimeter physiology polytechnic pomeranian
ponting portland powered professional propel prussia pumped raleigh rationale
recession recording rehearsal reruns respectable richard robert ronnie rope
rwanda salah salinas sawyer scars secretaries segregated shanahan sharapova
sharp sketch skilling smoke smoked someone soured spiral standstill steroids
stopped striking structure suffering tajikistan televisions ticking todd tooth
toro tortured translations treating trick turbines tymoshenko unforced unnoticed
upton vacation vacuum vandalism various vengeance viktor virtually walter
washington wasting weber wharf whatever wheels whereas withstand yevgeny york
yudhoyono
-5: abuses academy advised aging airplane alarms ames ancestry appliances arabs
arming assistant assisting associated atoms aung avian bacon bailey baird bel
bio blake books boundary broadcasting brunei bulb butcher byrd cai calendar
california capriati carrot cartoonist cavaliers chickens chronology cinemas
collections collier colony combines comes commitment compatible competence
competitions confidence continue continuing corporation councilman crease crime
curt dane deepen democratically developer disagreements disposable
disproportionate diving djokovic dole downey dragons effect electric elevator
entrusted erie espn ethanol ethnicity evan evans exchanges explanation faldo
fitzgerald flew flick franchises fujimori gases graeme grossed grounded groups
handlers hashemi hauling hawkish healed helped hingis hobart holden hometown
hoping horta horwitz hotels houses however ih ill imply increasing inducted
inflicted infrared initiatives iowa ipod islamic isolation jemaah jolie jon
journalists kazakh keeps koreas laboratories lankan lawful leno lima limb
limerick limousine links luiz majorities manhattan manny manufacturers marianne
marion martina mates mccormack mcgill mckay meaningful measured medina medley
melbourne merging mines mississippi mitigate monarchy mosley motorola mueller
mujahedeen nicola of offspring organizes owning part paternal payton percy
perpetrators philippoussis photographs pieces pierce pietro plavsic plymouth
poised pratt printers privy procter pronunciation pseudonym radio raft refuge
regency regulated renting research resources responded romanians roof said
salmon schwarzenegger sciences scrub senegal shelter shifted shortage showtime
shrunk simon skull slaughtered slowest sosa specimen staten storming strictly
suh suharto suitable superior surgeon tailored tam tanzania taps temporal tires
traveler tributaries tried trinidad tulsa tuna tuning tycoon ultimately
unacceptable undersecretary undertaken underwood utmost uttar verbs violence
virtual von wayne wed whistle wicket willis wisconsin xvi yacht yao yar yusuf
0: abandoning abidjan accelerate accountable advertised ahern alcoholism allege
alliance anywhere assaulted atta battleground battles bce beijing belonged
benitez beverages bharatiya bhutto bind blacks blogger bolt boss broadband
brokers burke burton calculating canopy canucks capitalized carefully charitable
charlie chesapeake chevrolet clandestine clarke cleveland compounded concerto
consecrated consolidating consultancy consumption continental continuity
contributed cooked coordination cummings cylinders cynthia dam defines depth
deter devise digest diplomat directions discussed discussion discussions
disperse dmitry doubleday downside du dwindled editors elaborating elliott
emerge equitable ethan exterior factional fernandez fiji firefighters fires
flatly fort fought fresno furthermore general geoffrey georgetown germans globe
golden graduated gustavo gutted handball hart helmand hints hit holy huber hyun
ian institution instructed invade invitational invite ivanisevic jared jeter joe
jonathan lacked laid land las lasting lent less lindsay lips liu lobbying logan
lowe lows make map marwan mayors means memorial mention milosevic minibus
mitterrand moe mora motivation mourning nafta narrow nashville nave nay
northeastern nunn offerings orbiting originally ottoman pairing pamphlets panda
paralysis parts peeled performance perth pesticides pew phones physical pivotal
platform po prayer premieres preparations preparedness producer programmer
prolonged protesters publicized punches quake quicker raiders rammed reaction
recently recognition reeling regent risked rite rumored salaam salazar sampras
sanitation satisfaction sebastian serious setbacks settled shaft shared shocks
simultaneously skeleton skins slade snapped soccer socialists sorting
specialists specials spine spokesperson spreads stain staked star stephens stop
streamed sul surface surgeons sutton suu swore systemic tapped targeting tarmac
tasked teen teeth tensions terence terrorism thousands tom translates
translation tributary trojans tumble undermine usage vegas walked watergate web
wife wiley wilson winchester wishes
5: ability abraham adam aerial affairs agassi alam alexandria alignment almost
anatoly apex apprentice assassinate aviation ayman baden bai barbara barr
bennett bin blanco brain braun brink brittany broadcasts bt callers campuses can
cannons cardinal casino ceremony chips chord circumstances clues coke commune
compare condoleezza conservatives contributing convenience coronation
counterpart covered currie curry dartmouth deadliest debating diane differ dili
disks diver diversify djibouti doherty dots drama drills during earl ehud
elisabeth embroiled enabled epo escalated expos fabian failures faltering
feature fellowship field fighting fk fleming flip gallagher game garbage gays
geographical gillette goran gucci guilt gwen hamdan hancock harrington hearts
heated heavy hebrew herein hides highway homemade homer hovered humphrey
hungarian hutchinson ibn ignite inscription installing integrity interface ire
islamists jays jean jet jetliner joshua julie justification kadyrov kenny kim
kingston ku kyrgyzstan lancaster laptops larvae leader led lei leone lightweight
live luanda manor manufacturing maradona mare masterminding meanings medicine
militias mint miss moderate moines moran morris muller mutual nan neville
nonprofit northwestern old olives olusegun omega operators opinions osman owe
party pastry peabody picture piece policies possess predicted presently
progressively project quantities quo ra radovan rahman ravalomanana rebuke
reconstruct regulating ren repeatedly representative retrospective rifles rising
royalist rubens rupert safe salim san sans scaling scoreboard scrambling
sensational silver sinai sked skopje slows smear smuggling sol solve spatial
speculation sped spelled stability statistically succeeds sulawesi sword tanner
television terrorist thorpe thrashers tipping towel tuberculosis tumbling umar
unconscious und underlying unknown unwilling usually vermont wake warwick
waziristan wheelchair whitaker windows windsor women yale yorkshire zanu
10: adidas adjacent advise advising aeronautics affiliated ahmad aloud
alternatives amanda andreas andrew ari armenian arroyo asserting associate
assuring automated bart bilateral blew boer bone both brunt build cairns
cambodia canadiens candles carson catastrophic cemetery charleston chicago chung
classroom cleaned commanders compromised continues crossfire cunningham cyril
damaged defeating dining disadvantage disruptions downhill drag eclipse
efficiently elbaradei elevated emeritus emil eritrean excavation expectancy feet
fitzpatrick footed formulate freetown fuji gauge gearing gears gilles guatemalan
guggenheim haitian hanson highs householder hsieh hungary incidents influenza
intergovernmental interventions invasion involvement it ivanovic journalist
journals juan judd julio kaczynski kandahar kennedy kerr kessler kph kyrgyz la
legislator lewinsky lewis liquor litvinenko looted magnate mahmoud marietta
marshal marvel meg mend menus merchant mesa mia murray najib narcotics nephew
nevada oak oau objected ochoa odds opened outbreak owens own partisan pasha pcs
pens pla platforms pornographic postwar pressures produces promise protecting
puck railway ramadi reds reed refugees replica richie roadmap roc rochester rod
rodrigo roque rosemary roth roy samper savoy scanning schemes scot separatist
serves shandong sickened sigma signaled skater slipping sniper soda specialized
spitzer spy stance stick strait strangled substance suggested surfaced surveyed
survived suspicions sussex swat systems tattoo taxonomy teddy terry textbook
textile thaksin those tile tribunals trunk turn umpires universidad
unprecedented uzbekistan vanderbilt vapor variables viewer villepin virus
weeklong weightlifting wharton wings worcestershire zaire zoning
15: abdul aden aim airs alternating angolan annexed aquino archie arguments
armstrong avalanche avengers badly bali barrage barroso barrow batted bed benin
bentley billed blackout blair blasts boat boehner bogged bolstered bringing bust
buying cairo came camps canada capello catalog charlotte choi circulating coast
commemorating comoros competitors conditioning confined considers conspired
consume conte conventional cooke corner crackdown crippled debates decorations
deepest defences derek dice downstream element ellis elton embark en engraved
enzymes essential estates exile extant factions faisal false faso feeds ferrero
fiasco fiber fielder footballer foreign forrester freestyle gift ginsburg
greater groom guangdong had hakim handful hassan headed heights henson hewitt
hoc horizon improve in inability indicate indonesia infected interference
invested irina iron israelis itinerary jilin jo kansas kay kazakhstan keel kemp
khalifa khartoum lamb latter lemon letterman lettuce leveled lexington
likelihood lingering longest macedonian magnum mahr maier mansfield marquez
martin massey meeting men mick minimal minister morrow motorists multinational
nathan nepali nick nose nuh objective observer oregon outfit outlying outposts
outside pads pamphlet paralympic parker parties performs piers plants plot
pockets poole portal possibility pulse rally ratko receivers regularly reissued
remains repeating reprinted reproduce rested reynolds rna romano romero room
rouge rounder safin saints salt sarah scaled secrecy sellers selling separatists
setup severe severed sharif shenyang shore sides sih sihanouk silva simmering
sloan sneak somalia sotheby source spells spilling springboard square stabilized
stealing sting strained strengthened subaru supplying supporting sustaining
tagged tariq telecommunication teller thumbs titan titans topic tour tower
toyota track trailed trainers trash traumatic treat truckers tuzla upgrading
upholding use using utah vanity vaughn velocity verse veterinarian vi wedding
whilst whitman wie wilkins witness xavier xiamen yellow zardari
20: abused addicts addressed allmusic also alvarez ambassadors ambitions analyst
anchors andrews assassinations assure asthma atlantis auditorium bangladesh
bangladeshi bassist beatty benazir berger besieged bloodshed bogeys booth borne
cabrera cam canvas caroline catalan catcher catholic caucus chaudhry clear
collecting college commentaries compressed conclusion concord condemnation
condemns congestion contributions costa credibility critically crossing curling
damascus de delegation discarded draped drawing drove dubious eagle electronic
elementary emergencies endangering enlargement enough equipped erupted escaping
executives factory fearing fis forces gators geithner georgia giants google
guinea hayden helping his hitter hole holyfield hossein ifor imam immigrants
imposing inscribed internet ions iphone javier joined juice justice kabul kahr
kathmandu keating kelley kent kirchner kohl kumaratunga kyle landmark lands
leach letting levin lincolnshire linking longstanding lorenzo lra mackay makeup
markers markings marshall masters mattel mccarthy mcclellan meal meaning media
mendoza microphone microsoft middlesex minimize minneapolis minorities modest
mogadishu mohamed mohammed morale moya mussa nadia nativity neighbouring nets
nicole no nonfiction nuevo oas optimal os oscar ouster overweight packers paired
parcells penetration phillies pins players pollutants precautions prefecture
preventing promises providence punching ramon raping reforming relocated remix
rene reno rented reporter representing reproduction response rico risking
rockets rogers rugby sarasota sauce schmidt secrets selective seles series
shelters solution sons soon soybean spencer standout stanford starvation stealth
steroid stickers stove suffer suffers supports syndrome tal tanzanian tay
televised temperature time tirana tonga traces traction tracts treasurer
treaties troublesome ty uighurs unfavorable unions upon upstream uzbek vent
vests weakest weaponry whales wichita wide widow william xerox yeltsin
25: ad ada adverse advisories afforded already appear apprehended archer ark
arrive aussie authenticity banja bavaria becker bellamy bissau blow bombardment
brighton bring bruins cabins captivity carter causes centenary centrifuges
certainty chongqing chords chunks claude clean clinton collapsed collapses
collingwood communes competes conceal connection constraints corning counter
criticizes cruise culminated demos dengue density dentist digitally disagreed
disappears disorder domains doug downward drc duncan electing elias elway
emerges enforcing enlist equatorial facing federated fellow figure figures
fortified fray fumes fundamental fuse generating gerry getty gomez grouped
grozny gut hashim helicopters herve holland huckabee hydrogen identifying
illegitimate imperial improvements incumbents indicator indies indirectly
inflammation infrastructure installations institutional internally ion islamabad
jaw jfk kadhafi karadzic kgb kirk larsen lauderdale laurie legion lines lleyton
loeb los luis mai mali malone mart maternal meat medium mergers miles
millionaire mine mini mobilized mombasa mortal mottaki musa mustafa nabil nasa
ned needy nicky oakland offensive ontario operated opponents osce pak
participant participants patricia patriots philipp pinch pit placards population
pornography possibly preferring prime principals products progresses protocols
pulp rabbani rapper rauf read rebuild reforms reigning reinforce remixes rhine
riot robinson rockefeller rodriguez rosenthal routinely ruiz salisbury seizures
semiconductor setting settler shoe simone simplify sistani slovenia smuggled
somerset southernmost spans stadium stands stefano steve suite swam synagogues
syrians tabloid tcu thames thinner tigers titular tory trio twins type ul umpire
unarmed undertook unesco unpopular vertical vested villa vinegar warehouses
wells wildcats worries written xv zah zebari zimbabwe zimbabwean
30: achieve admitting aegean alamo alexandre analysts ang annexation anti apart
apparatus arizona arranging avoids be beatings behavioral blade broad brock
browne brunswick burger burundi bush buttons bystanders cannot cantor cars
castillo chadian challenge cheek cho classrooms coat cody collins complicating
complicity consolidation contradicted convened corpses corridor counselor couple
crusaders culprits currencies cutter damian danes deans defectors differences
discipline discriminatory dominic dozens duke dunn eagles egyptian enriching
entertain equities estrada et evening executing faults fighters flared float
forecast forgive fractured freezing gennady giant gloucestershire grandchildren
grossman hands harry hines hinted hms holiest hopes hovering hundreds illegally
implementing indicators indices inspecting instructors intensive issa itself
jalal jerseys joey justin kampala kin kodak kuomintang landings latitude leon
let liberate lieutenants limbo lincoln locality logged longhorns lopsided lori
ltd lucas mahdi matrix matters mdc mlb modem molecular molina monrovia mothers
neal neatly neutrality norwood nsa oceania oldham opening orion outcry outlook
pandemic partnership paste peaking pelosi penn pep periodically persuading pet
petersburg piling pillow plasma pollution pools possessing pot prague premiere
pressed principality proof propeller protestors psychiatry qaida que readings
reclaimed recognizes recovery redevelopment rees reluctantly rise rolled ruben
saleh school screenplay sen sensors shelves shortest si signals sinking slams
snipers springboks stable staffed standards stated states stemmed stinging
stranded stretched subjects substances succeed surpassed sweep sweeping task te
technicians telegraph threaten toh trucks turkmen umbrella uniform uproar
vancouver variants vendor video videotapes warne waugh weaken winston zelaya
35: abel absolute accords accused adjoining advice advisor afternoon again aimed
amir andretti app aria arrivals attendance avail aziz background bacterial bare
baseman bates bears beit blanche blistering boston bounty bowen boxer boycotted
bridge browning buildup bulls cage calculated canadians canberra canon
capability cheung chimney circuits climb clutching cohen colorado commodore
compass compiling composition compounds concluded conflict conjunction countess
covenant dame decline delivering denial dependency deprivation detail devices
died differed discrete discusses displaced docks dunk ed elevation embarrassing
embryonic employ encryption enhancement ensued escalate estonian falls
federations ferries ferry floated floating floors footage forensic fork foster
franks frontman frozen gamble genesis ghanaian ghazi graders gram greene greer
guangzhou guided gymnasium hangs hazardous heavier her hid hiroshima ingredient
initially inlet insisted iranians islanders japan jerome johannesburg kafelnikov
kathleen khalilzad knight laden lamp late leafs lends lessen lindh louisiana
loyalty luxury makeover malik management mason matthew mediate miller mori
mortars ne network nobel nolan normally nuggets numbers nw obrador occur
occurred other overlap oversaw oxide palestine panama paolo parish patch paving
pearce pharmaceuticals phil pickup piero plural presentation press problems
produce projects properties public purportedly quoting rabin ram ready
reaffirmed rebounded recognise rectangular relevant rents repaired replays
represents ring ritter roadblocks routes russia sacramento saying schuster
seated shelled shifts shock should siege similar skirt slew snapshot spanning
spear squandered stanley startup studded summoned sunk surpassing swelling
symbolic taiwan tallinn tap tapes through timely tome trace transatlantic
transformers transportation trooper troubles trusts unexpectedly united
universal unlikely usual vale veil venture videos waist wakefield watts welcomes
wheel yoon
40: abbas accuses administration admiral advertising alpha analyzed anderson
angelo angle antibiotics anticipated api arabic ariel athletic auspices
autonomous away aznar baku barack blaze bleeding brad bragg brendan bullets
buried businesses carlisle carr caspian cellar center central chun citadel cites
clamp colour combustion comments commercial communications compose concerns
conrad consoles construct consultative convoys corpse councilor county crocker
david dead debut defenses deflation departed deprived detectors diana difference
digital divide diyala does dr drawn eisner emptied endeavour enforced
engineering envisions envoy ep equation eritrea explosion fears feeding females
fine finley fledged flee forecasts fri gamma generate genome giles goods gramm
greenhouse guadalajara hitachi holocaust honor hostel idle iii illness im
initiative johan jorge kerry knocks koizumi kurt lafayette lapd legitimacy
lesser leung literacy lopez mainland marat marking marquee maxim mehdi messier
metabolism michaels mir mitt mode modes morrison moslems mourners nadal nate
nypd oder oliver organise overseen packaged pakistani pataki peacefully petra
piled piper polio portable presenting presiding prices probing process
proclamation proposing protected province quantity qureia raced rafael ramos
ranger raped rebuffed recapture receptor recruiting referee refining refurbished
regulars regulate repeated ridden rodham rolf root rosie routed sami scam
scripts segments serbian sheriff shinawatra sided silverman slalom slim sofa
srinagar stacy subordinates succumbed summon survivors sweeps swelled tackled
tanjug teachers telephoned terrestrial testifying threatens tianjin treasuries
trivia tutsi twitter uncertainty undergone unlawful unnecessary updating urging
varying verses waited walton wash whitewater wii wiping workouts wreath wuhan
years your yuri zambia
45: abdel able adopted aisle arriving audio awami azerbaijan azerbaijani baking
barkley barre bbn beat beaumont belt benefit biennial bihac blitz boroughs
bottles boxers boyfriend bunker buster cannes carrots cells celsius chancellor
cheapest cheney chief chrome ciller cited combine commandant comrades conference
congressman connolly coordinate cordon cordoned corporate cosmetics counselors
courses culminating cups datafile davenport decreasing defeated definition denis
denominations detentions die differing directs discrimination disgruntled
distributions drastic dudayev elsewhere endit enron escalating exclusively
exercises exports external facto factor fatty financier flurry food footing
forbes fully gaining gen gerald grueling guam guh guzman hammered hang hangar
harm honduran hoon house hubble husband impartial importer institutions interior
intern intervened intifada investment ivorian jake jihad jitters junichiro kms
knives kuala lanka lay leadoff les lexus liberties library looms lusaka madison
magnus manned manuscripts marco marcos marquis matsushita mcgee measurement
medicines mehmet merchandise minnesota molecule moscow murderer ng nld ntsb
occupying oecd oleg orient oscars outnumbered overtake owner parliaments
partners pedal pennant phnom plastic please projections protein publisher pubs
punch putting rawalpindi referees rehman reilly reiterated republicans restrain
revenge robb runaway sam sampling schultz screens secession sediment seizing
semis serbs seriously served settling shelby shia shootings slide smith sofia
spam speaker spends stayed steer stewart strain string surprise susilo syracuse
tatiana teacher texans them thornton throw thus thwart times toilets tommy
torched torn torres train transit uganda undated undp unify unintended unrest
videotaped viewers viral vow waits warnings weld went whoever wrapping wrestler
xfdws yates younis
50: absorb abuja accidentally achieving acids acute admitted adriatic adultery
advisors afterwards agenda aires albania allegation amid angola angus antara
anwar arbitrary ashley attain attends austrians balloon barnett baton belarus
bellsouth bet bias borrowed brazil bride bryant buckley burlington cali campaign
cardinals carroll cc chaplain chargers cheshire chile chose clashes clemson clue
cod colleague columbia commuter competition complicate concentration conclude
consensus controllers cy dai daniela decker dementieva democrat denktash dipping
disagreement divorced donovan dos dudley durham edge engagements eriksson
escorted fallen fargo feed feinstein fictitious fire flyers forehand foreigner
forgiveness fr gail gambia garza geo gonzales gt guild gunships gyanendra hammer
handbook hanover harper helmet herald hose hosting illinois impending inaugural
incidence ingredients ink intelligence intending investor ivory jar jewish kenya
korea lab lamar landlord leaf locker logs ltte martyn massachusetts mauritania
messages meyers monterrey morning multilateral mundo murderers mustard mutant
nairobi nautical navigator ndp nerve newport northwest notre obama occasions
olympics onslaught orange ossetia paraguay paula pepper pietersen plates pour
powers preparation pro proprietary propulsion protective published rams
reasonable relayed repetition reside restoration reyes robbie robson rounded
roundup russian samarra sbc separating serena sharon sheffield shoots simpson
sit sits size slaughter solely solo spears speedy squeezed stabilization stems
straight stray stricken strings subjected surge surpluses sustained swiftly
tallahassee tamils tape territory texas than thesis thompson toronto toughest
townships trading trafficking trans transcription turkmenistan tutor uconn unita
vans vatican ventilation verona vietnam virginia vol volkswagen wesley wimbledon
wiped wrapped wwii yasser zapatero zhao zip
55: abrams absorption accessed accessory accountant advances aiming ali an
appealed appearance australia autograph automotive autos baby bahn barney
barrett based behind biathlon billboard biomedical bipartisan bombers busch
byrne canterbury capacities casts causing cellular cleaning cluster collar
comfortably comparable concludes condoms conglomerate constitutes contribute
coup crashed croatian darren dart declining defenders deflect demand deposed
dhaka diabetes dianne dillon dioxide dismissing distributed distributing
drastically drilled eggs enforcement explosive exporter extraction fairness
fatally favourite favourites filipinos firmer flemish foiled follow fore forged
former fours fugitives functional gbagbo gerhard greenback guarding guest hasan
henrik home housed hugh husbands including indicating informing international
into invitation jose jr kofi kosher landslide larijani latham laws layouts legs
lieberman lords lott louisville lumpur madden mark mat mayor mcchrystal mechanic
mechanisms med micro militant miners missouri mladic montenegro muscle nagasaki
nalbandian normalization occupied oils ousting outgoing outlawed outperform
owners parishes participates payoff pc personal photograph plo poisoning poland
policing power presenter pretoria probability production prohibitive protect
pumping pumps punished purposes quarterbacks quitting rachel ramp ranging
rasmussen reasons rebound recycling regaining republic republican reservations
responses rick riddled riders rio rios robberies roland romanian rory route
runners running samantha scholastic searched seeds sensitive shanghai shortages
shortstop shuttered site spark sparking suicides surname taipei terror threats
throat timothy toe tracks translate transporting travel trichet trust turner
unfit vessels vocalist voivodeship warsaw wicketkeeper witter wreck yesterday
yugoslavia zairean
60: abductions abdullah abroad accidental accorded adults advisers algeria
ambush arguing arranged attempting auschwitz autism automakers avoiding bambang
beaten bigger birdies blast bmw boil brett briefly broke buckingham bulldogs
busan busiest canton centimeters champion chandler chirac choices coal
compensated competitor consider cookie costly could counterattack credentials
critical damien daniel danielle danny dario defuse delegations denver det diego
distance dodge douglas drive electronics electrons eliezer enables estate except
explicitly families felipe ferdinand firefight flare frontline fta genocide
grand graves grounds guarded gulf hardship heading heat helms helps henderson
hercules herzegovina honda hunger hussain innings intend intercept interrogated
interstate jimenez joining jordan jurisdictions karachi keeper khaled khalid
kigali kla lawyer le leipzig livni lukas majors makeshift maneuver marino
material meetings mideast midnight min mitch moh motion musab negotiators
newsletter nicolas nigel nod norodom occupies oilers outcome pac partner
pathology peaked pentium petrochemical petrova phantom philippe pistons poker
ponte poultry precinct present print probes proceeded prototype pulling punish
quell quentin questioning quoted raided rashid reaching rebel reproductive
restored restricting rodman roll rounding rue saddle sagging sailed scalia scope
scrimmage senator sergio sex sharia short since singled sixteenth smallpox sony
specialised spent st stabbing steele stepped straits succeeding sudan superiors
tactical telecast terminus the then thousand transmitted tsvangirai tucker twin
tyre unconstitutional unicef university van vary versus vest wada williams with
wrestlers yielded
65: achilles acres advertisement adviser affect alongside alvaro antoine
applying archbishop arkansas arrangements arteries artillery ashore ask
assessing atom auburn balanced baltimore banned bargain barge basel bearing
beforehand ben benz boise brief bruno bu bureau cab cabin calculations capital
captain chain chair chamber chambers charities chatham chechen chechnya chris
chronicle clips cobra colbert commandments compromises concorde constitute
copper courthouse crisis crunch crushing dalton dan daughters demo despite
detachment dimensions dip dismiss dolphins dough dprk dragged dupont dwayne
eduardo elderly embassies enabling english enrich ensured entitled envisaged
escape extortion fah fall fallon falsely favor favre flanders fluid forthcoming
fortune funnel gag genes gold griffin grill harris head headlined homeland
improper incident incomes incorrect induction inflationary informant insists
intention interpol islamist jason kcna kenneth keyboard lasted log luca luka
lungs magistrates markus marshals massive matchup math mcbride mcdonald mesh
metropolitan milwaukee mod morocco moynihan murdering nguyen nudity obituary
opposition out owing packaging parry participating passing pat pathway peer
perry petroleum physicians pin plastics portuguese powder prepared profanity
promoted push qaeda reciprocal redesigned reliability represent restoring rests
retribution ria roadside robin rom romney rotten rover rusedski samoa sanctioned
santiago sector serbia several shift shoot showed sidney skipper slam smuggle
son speedway spiraling stage start stefan stephanie stephen steps steven stiff
survival svetlana swimmer swine taichung telex tennessee territories
testosterone thomas thor trailer trauma trevor tse tumor typically ucla ultimate
undocumented valerie vanguard venezuelan violating volunteered waco wealthiest
while widening wilkes workplace yitzhak zones
70: aaron abc abkhazia absent academic accuracy afghan aged aground airliner
airwaves alter andres arafat armed armour arrangement asa assassination
astronauts attendant aus ayala bern bhd billiton bodies bombings brakes broken
brooke burdens catalogue ceilings centre channels chernobyl chipped civil close
clubs colspan compaq concentrations conclusions condit condo conform congo
contraction cooper cooperate correspondence courtroom credible croatia davis
dawson dealers dealership debated deemed delta deposited derivative derivatives
deserved detailing devaluation dial disappearance dissidents ditch dnc dwindling
earnhardt ebay eddie effort elbow engines european exercised exercising explicit
faculties feingold fence fidelity flintoff focal fridays galaxy games garnered
get goodyear grammy greek greg grenades haifa hector homers homes hostilities
hotel houston identify implied inconclusive industrials inflated ing initials
injecting insurgents interrogations intervention interview irvin jaguar johnson
kaiser keep killing kimberly kit kyi legitimate lennox leverage lindsey liner
logo logos london macquarie marriott melissa membrane michele monitored motive
murdoch nakamura nebraska negative new nomura norte npc nucleus numerical
objectives overview patriot pen period phoenix plant poison privilege prompting
quantitative question quiz randy reconcile reconnaissance reform resting
retaliated rigging rob sail samuel saturdays saunders saving schroeder scots
serial shannon shiites signature skinner skipping slight spokesman sprewell sr
srebrenica sticking stockholm subfamily submarine submarines subset sumitomo
sums taking team thailand thorough tip tissues tony trainer transmitting
transport trimble tumors tutsis union utc val vanessa venezuela vowing warburg
warning webster wholesalers window wireless
75: abbey abruptly administrator advancing aerospace afford afghanistan alert
alexandra allegedly amassed analyses angeles anthony archives armenia asked atop
authorities barrier bedroom beefed begins beleaguered belgrade blix bolts
boosting borough bowl breasts breaststroke broadcasters broaden brokerages
browser calculation calls carbohydrates cardboard career chaired chance chapman
charity charred chilean cis classification cleric clip colombia commentary
constituted construction contribution converts corps correspond counsel cowen
crete crist daschle dash definite derby diameter disabilities disambiguation
dismantled diverted doubts edmonton efficiency equipment eric ericsson erik
expansion fabio favors fitch fla flagged flexibility flu font ford forgery from
functions furor gainers genoa ghana governmental gps guerrillas guinness gul
hathaway heap hired hoh horizontal hormone hornets hughes humiliation hurdles
iaaf identifies include indonesian initiation instead interchange investigated
iranian jamie jankovic jong kashmir katherine kenyan khodorkovsky kiev kyoto
labor lambert landis layer lilly limitations locations longitude low macedonia
majid marcelo materials mccain mcdermott mclean michael microwave mike modernize
myers nailed newcomer norwegian ny occupation officials oic olympic oppose
orientation ousted pave perform plane postseason precincts presented preside
prosecuted protest qassam raids range razor recovering reference renewal
renewing representation residences resolving reunited reviews ribbon rigorous
roast ronald rookies rows secret sergei sewage shawn shipyard sideline silvio
singapore southeastern spelling spend splinter springer sprinter spurs ss
staples step stereo stores strategic strengthens strickland students suffrage
synod tables talks teammate tenure testified tips torah tournaments tow towels
treated triggered unification variant veterans vienna vital warehouse watt
yields zealand
80: abandonment accredited acid ailment airplay alterations annan antibiotic arc
assemblies attachment aviv baseline bavarian bernanke bethesda between birdie
bite bombing borders broth bur burial buses buyers cabinets cables caracas
cardiovascular championships chiefs circulated claudio clutch coleman companies
conspiring constellation consulting contamination copenhagen couples courts
covert daiwa daytona dea dealt debacle defended derailed desks destroys
detection devote disarming dividing doors emblem empty england entity evaluating
every faction fend fights filipino fills finnish firm fit forcibly form formal
fouled freelance fresh future gallup gary gene geoff giambi go govern graduates
greenville gregg haas havel hayes heed helsinki hooker hutu hydraulic improved
independents indicates investments iran isbn jana jennings juergen katie kellogg
killings kuznetsova launched leading lend leukemia liaison lithuanian locate
loophole lund mac macy malaysian malnutrition massage mcguire medalists milf
negotiation news newspapers nonproliferation nouri nymex oklahoma outcomes owned
palermo patrols policy posada ppp precise prohibited pt radar radcliffe rallied
rancho regional registering relatives relieve remained resolved restive
retaliate riga rooms runs ryder safina sanders sarajevo saves saxony seasons
severity sf shots shredded significant somali sometime soyuz sparked spinach
stabbed strikes study sudanese ta tae tainted tentative their ti tomatoes
translator try uaw uncover uniformed utilization verb veteran viable vitamins
wade wasps wellington wider wikipedia willem wires worcester wrongdoing wto zach
zoe
85: acceptance accommodate ace advertisements agencies aired amd andrea andrei
archive assailants at bankruptcies barton bathrooms batters battle bordeaux bra
brawl bronze bruised cancers capt cavalry ceded certain challengers chop
clarified club columns commenced consult cork correspondent cote counterfeit
counties curtail customers dagestan daniels darfur definitions delivers den
depart deterrent detroit doe donated dpp draws dvds ease editing entities
episcopal estonia etienne evacuees exchanged exited expressway fighter filling
findings finn fm gabon glucose goss grocery group heroin hidden hijacked
icelandic imaging imbalance infield inherited inside instituted int intact
invest investigators involves irna journal layout leaks licensed liechtenstein
lighter longer lunch maddux main major marine mehsud meridian merkel midland
murders nanny nascar nassau natal nations nestle newscast niger norris northern
nuri offense oman opposing organs overwhelmingly palin paramilitaries
pharmaceutical philippines picked pipelines polled premature prevent printed
proceeding prodi product projection properly ps race radius rangers redskins
renounced restrictive ricardo rosenberg rossi rout routine sabha salzburg
schools seekers segment sensor sentinel shooting sibling sinclair slides
slovenian slumping soar sonar spaniard spell spiked spinner spray stating
stormed stress structural syria syrian tablets tar telecommunications tenants
thai theo tomorrow topple torture toss township transitional turbine turnout
ugandan undefeated upward versions victims vitamin waxman wembley whereby
wikileaks witnesses
90: administrators algiers alloy ambulance ambulances amp assaulting astronaut
atlanta attempts belongings belts biden biographical blood bought bribery
brisbane buffalo bushel bye carbon carlton chances clint comeback conflicting
constitutionally contempt content cosmetic countdown counting crack cum days
dealer diagram dismissed domenech dormant dynamo ecclesiastical edinburgh
edwards effective egg employs exercise facebook fax fraudulent function gam
gavin gcc genera generates generic ger glove hamad handcuffed handicap
harassment harpercollins heal height help hijacking hiv holes hussein hwang
incorrectly indexes indiana indy inform insufficient insurgent italians italy
jarvis julien junk juries karim kelly killed larger later launchers linebacker
lions lok maid matsui mc mcveigh md miami ministers mossad muh mutations naming
national newhouse newswires nicotine notebook opinion organ outfielder paceman
panthers paralympics paris parsley patrol petitioned pitted platinum podium
polish preparatory prestigious preston printing pristina providing rafter ranged
recorder recurring redistribution renewable respiratory reversing risks rocket
rule runner sat seahawks seasonally seedings sef server shedding ships siblings
side slovak slump staffs statements steering stem stomach strengthen sulfur
supervising tablet tanks tate terri textbooks thereby thirteenth threat tikrit
tissue toby trains transmissions transported tucked unconfirmed unfinished uss
vaclav verbal vie volunteer waste weekdays wickets windfall workout yahoo yahya
95: abacha accident adb adnan affirmed agents aggravated ahmed airing alan
albanians alex apartment applicable arising armor armoured arsenic ashcroft
ashes assistants attackers awaited babies bachelor backstroke bangkok basement
bbc beating beds blockade blocking boarding bogey bore browns bucharest bundled
burrell calcium caldwell camp canal carolina category centers chapters child
citizens clijsters coaching cockpit coffins commencement companion compete
composite confederate congress console consumer contributor counterterrorism
crashes cycle dakar damage debate debuted declaring deficiency degree
demilitarized detector dini disposed dock downing duel dundee electorate emi
enactment encoded enforce episode er fallout farc fbi financed fired fliers
flush foul gaps garner goalie grabbing grease guardians habib hajj hamilton
hampshire harare hastert heating hillsborough homeowners implementation improves
infections inning invitations ip iv janeiro jensen jeremy khalil klinsmann km ko
kurdistan labeling leaflets liberty livingston logistical male marriages
mauresmo may mca medications megan midfield mirage mv names neutral newsday ni
nonpartisan normandy nutrients offside one ongoing operation orbit outlets pad
papal pencil pendleton perez person pertaining peyton pf police potential
preparing prestige prohibiting prosecute purdue pyongyang rail rand refineries
regarding residential ritz rivals rods sadr santos sarkozy sean sebastien seed
servants sewer shelf shipbuilding shirt shrapnel signal sinks sliced smoking
spilled squads stainless stoke successfully surgical surveys survives swede
sydney system tampering telephone tenet theoretically threw thrown tilt tire
torino toshiba tract tunisian tv uci unbeaten unnamed varies vehicles videotape
volley woes wolfowitz worsen zagreb
100: accompany adding adjustment ads advantage af air allegations allied analog
asking assemble assumed attacks auckland audition augusto balked barely bars
bergen berlin bishops blanket bloc booker bookstores boosted border broncos
buccaneers buenos cadets calculus cas cedric centres chad chapter circuit class
clerical commanded commander commute compared components comprehensive conducted
connecticut constable contacted contaminated councils coupe courtesy cullen
curriculum customs deficiencies departments des diplomats distributes
distributor dive doha door dorm downgraded drew drill dumping edges electrical
establish eventually expeditionary faculty fahd fielded firing flagship fly
foley foreseeable formulas forwards framework frontal garros gerard gerrard
girlfriend goaltender goes governing graduating guns hauled heir henman
hepatitis hr hypothetical imminent independently inspected installed interviewed
introduces italian ito jelena judgments kidd knock launch lloyd lyons macao
maiden maintains males marginal marginally marker meantime medalist medallist
meets mental mercantile miers militia missile mistakenly monopoly ms msnbc nato
nightly obliged operative opposes owes pais pardoned pearson peres perks
permitting persuade physician pipe pippen playoffs point priced principal
prosecutions protester protracted quad racked ranariddh rapes reading rebels
recounts redundant rescue respond restrict reunite rider roberts sato scales
scheduling screen seeded slovakia solicitor spa sponsored spores spying stages
stand stocks store strict strikeouts supervisor teenage tested thrift
timberwolves treatments unauthorized unhcr unseeded upwards valdez valery
version victories volume volvo warships waterford williamson worldsources yonhap
105: abdominal acre advancers ahtisaari aikman airports alternatively amman
analysis anatolia anchorage anchored ansa antwerp argentina arlen artery
assurance au backhand basket beam beirut biggest body bomber boycott bremer
briefing butler cannabis carve cassette cease ceo changes chase chester chronic
chunk cincinnati clearing clients cnn collated cologne compatriot compound
consolidate contact cross cyclist cypriots databases declared decliners
democrats deputy developmental dixon doctors downloaded duchess ehn elena
embryos enclave endanger endorsing ensuring falling fat finale flag florida
force foreigners franc fugitive gareth gear generators goalkeeper goalkeepers
gomes gonzalez grievances gunbattle gunman handle handled heaviest hectares
hiring hits hokkaido homered humanitarian hwa hyundai individuals insisting
internationals israel iverson jaffna job jones khost kmt landfill ldp lehmann
levy lien linked loosen lucent malta marcus marry matched meals mercedes merged
misuse monde neck neurological none ocalan occupy oral oslo ottawa oxygen pair
pause petraeus pga plunging posthumously printer privatization queensland quinn
quito ravens reformist reinforcement relay repeats reveal rifle saeed salman
sank sayyaf scant scholarship schumacher sectarian seller shelton shutout sized
sold spectrum spokesmen stacked station statistics steffi strokes suffered suit
super superintendent swedes tasks texaco threatening tighter townsend transmit
transports tyson unilateral universities urges vaccines varsity verizon viagra
viii voters vowed wal warwickshire which wraps yokohama
110: abandon accordingly advanced andersen armistice assaults atomic batter
battleship beckham before birdied blowout boj bounced brandon breaker brennan
bryan bucks bus cable carrying champ charcoal coins colombian committing
concluding concurrently contests controlled coordinates correctly countryman cpi
cristiano crude customary cutting dated dealerships declares deepwater defective
defending demographic denotes disposition district dong downed ecuador editions
education electron email enclaves enzyme examining excerpts expatriate factual
fatah fema female figaro forbids fulfill functionality garnett gave gmina
governors halfway hand headquarters hilton hook hp illustration implanted
incorporates infection ins insulin inventories irish jan jospin kidnappings kill
korean kuerten larsson laser lcd levels llc lyle malaysia maltese marathon
margins marriage member moldova moves nancy nationally odom ohio open opponent
original parenting partition patty pavel penh peugeot philips picket pile pills
pinned pleading polls potentially proposition psychological pursue pushed pushes
questioned raikkonen ramallah ranked rbis redesignated retail retired rewards
rub satisfy saudis schilling se serve serving shall sheridan shuttle smallest
sotomayor sponsors spree stephan stud stumps suarez suites supplies support
switzerland tass teams technical technician thorny tight timed timorese topped
toxic tunnel unsuccessful veterinary volumes wenger worded workers worldcom yen
115: abusing al alonso andre asif averted ballistic bandwidth baronet biological
bits blueprint bogota bottle bouts briefings brigadier broadcaster bundle burns
capita captured charts christie clergy clerks coding coffin colombo colonel
commandos company competing considerations consul contributors coroner croats
daytime derail diagnosed diplomatic direct directorate discs disputes distress
divert ds dublin elected electricity esp evenly executive exeter explode faulty
favour fertilizer fitted fluids frame frames frequency front gao halifax
household inflict ingrid intercontinental israeli ix jaguars jumper keys lateral
lays legally line lineups loads logistics madoff mails maliki marijuana marital
masri michigan middleweight miramax mistreatment mitsui mobile montgomery
montoya montreal motorway mousavi moved murder mutiny nearest nichols nn
numbering opec orbital pal petr place plata plate playstation pork porsche
promotional proportion provinces purported quebec questionable radioactive
raising regained render rewrite rigs romania roommate sabres sailors sandra sars
scheme sells separated setback sharpe shaved shenzhen shiite singaporean slain
slaying soften sooner sorted spanish sq staggering statehood steal stephane
stuffed suffolk symington tajik takeoff thermal tokyo took treason troubled
tumbled tunisia uruguayan villeneuve waiting wallabies warplanes weekend
wilmington within
120: accommodations action added airport airstrike alain answered antenna
appraisal awards baath bagram bar berlusconi birth bogeyed bookings broker
cafeteria calgary caliber carriage carriages cast cellphone cholesterol clerk
clock co combinations compiled concacaf conducts corresponds cruz culled cw
davies decisive deluxe deny denying detonate displacement divides doctor donors
dormitory effectiveness embryo erased fake ferguson fin fitness folding followed
free ft funeral gained ghali giving glasgow guidance hamas hartford hayat henin
homework icrc identified illegal inflation intended intermediary investigate
jump labour lapses latest latvian lawyers leased leroy levelled libby
locomotives looming lucrative maker manufacturer marrow mathieu mauro mba metro
moroccan motions motor nasal nationalities nearing negligence newly nicosia
nominated novak opener outlined overseas par paramilitary petit photos pistols
planes plaque pledging plunge pole porto prevention principle prompted ramsey
random records reelected regiment rein related renounce renovation rights
rowland royalty ruled rulings rwandan samsung sar season sections seoul sequence
shot shutting significantly sim sites slate smokers stockpiles stringer subway
sunken swearing tandem tank teaspoons th therapy thrust tipped tournament
trafford trailers transplants travis truce truck turbo variable victory warns
wartime wolverhampton wrangling
125: abu acc accepting accomplice afl airmen airstrikes akhtar alabama alexei
algebra ar armored arrested arson assisted atalanta atoll attempted audi
averages baptism bc bhp bi bishop bloomberg boiler bonn botha bound brian
broadcast caller casey caucuses checkpoints chosen christoph clinics collision
commissioned complement conceded confederations contends controlling councillor
covering craig crash crimes dana decrees defects deliver delivered denny dietary
directors dissertation drilling drugs due ea edging emmanuel entire entrances
errors executed expanded fight fixture flotilla franchise genetic gets gina
halting hanged hearing heiress hksar identity imports inched inputs interest
intervene jermaine jurors lausanne legislatures lemieux length lionel lip liquid
maintain manila manpower maximize mccann mckinney mgm militants military
militiamen mortality mortar mounted myspace narrowing nba needs obese
obstruction openings passage patrick peso plunged pressure proton publicly
pulitzer purge ran ras rca reunification risen ronaldinho satellite scottish
search sheets siena simmer sink specter spokeswoman stamped state stearns
stuffing subcommittee suicide taxation tens thereafter timor tni tomas trades
training treaty turnovers ukrainian umass underage unemployed unveiled up
upgraded urgently usc valued violations wales warranted webber welsh wiring
without wo woodward would yard yielding
130: ab abide acceptable aides aircraft ansar answer antitrust apartments
appointing attend await backed beth bethlehem bucket bumped bury capacity
capture cart catches cbc chemicals cigarettes clarence classes compuserve
confession considering contenders convoy corrected coulthard courier cup curfew
currency czech daewoo database declines defunct deploying detain determined
detonated doh donations doubtful employers envelope episodes equals fatal finals
firms foreclosures fouls french garciaparra gazette ghraib graduate guilty
hariri hezbollah hotly humanities hutus interfax ioc jenin jointly keegan
kentucky kicker kilometres knocked kospi kris lance loopholes meager merits
messi missiles mittal modified monitor motors multimillion nbc netanyahu
newsroom nhk noon nyc obey offshore only pan philadelphia potassium preferences
prefix pressing processed prolong publishes reconstruction recruit renewed
result resuming rhode right roh rose rovers rushed sailor scrambled sedan
settlements sharing siemens slice slightly soared sources stabilize stations
steak subject supply survey tablespoons talabani taxed taxi tear teaspoon tel
tentatively text throne tobacco tunis turk upper ups websites winless xp yuh
135: aberdeen aboard abuse accepted accompanying acquired acquiring additions
address addresses adopt airlines albion amelie amino amr appropriate arms
assailant assess auditors austria availability banning barred bathroom bauer
bedrooms begin behalf belfast bombardier bombs box breakout briefs calculate
cans ceasefire chest chevron chopped citizen coded cole colleges combatants
comcast commands compression constituency corpus corzine cska cylinder dallas
dates delaware demanding depots detailed drain dumped eldest escaped expand
export extending filter firestone flashpoint futures ge gender germain hamza
handling headline hoisted hong households implemented implicated independent
information investigating iso italia itunes judgement kicked kong lets lithuania
manning maryland mechanism members ministries miroslav mostar municipalities
nasdaq norway novartis offering or ordination pairs palestinians pawn phony pits
playoff premier prep priesthood primaries private prohibits protects publication
quote recaptured recipe reggie relocate reportedly rojas rotation routing run
sabah sachs same schooling scrutiny seng ship simms slices smaller spills
standardized starts steelers stole struggling subdivided subscribe subsequently
suing switches tampa targeted tehran testimony toddler turin underway unofficial
unveils users usoc ut viacom victim violate violated vocational vowels vw
wingspan xinhua yongbyon youngest zero
140: accomplices accumulate accumulated acquisitions addition adequately ahl
albanian algerian amounts amtrak any applied approximate arm army articles
attorney award backing beef belmont blocs bodyguards bogus boutros bradley
broader bundesbank cahill car carole cartel cds channel claimed codes codex coma
commissioners commons concerning consist consultations coxnet dade daimler data
deed defeat defected defensive delays department departure der derrick
destroyers diagnosis dies directory discuss donaldson ecevit election endorsed
est euthanasia exploded exposure face failure faulted formats forward frenchman
galloway geneva giro gunmen hershey hijackers honour impasse installation
intestinal irregularities jazeera karbala kilometers kosovo ladder laptop
laundry layup libya lifetime link locking loser losers lsu macau mainz mast
maturity menu mordechai nec nielsen nodes notched nurses offers online packs
paperback parameters partially pediatric periodic pittsburgh playmaker plummeted
preschool processing programmes promotion receptions reinforcements renovations
rentals reserved resumption retaliatory returning royal rules salomon
satisfactory scoop sears sending sessions skipped slip spd specialty squadron
stack stationed steel student substantially supermarket supplied supreme
surveillance switching thumb to tubes uncovered unsolved uphold uruguay usda
user vector vii vinyl void warship wigan winning worker wrongly youtube
145: abducted adjustments afloat agent aims answers anytime appearances
appliance arlington attack authored barnes batteries bays berkshire bledsoe
bologna boot borrow bosnia brake brent british bse bulgaria cameraman capsule
carded cbs cement championship chassis choke choosing civilians click climbed
colts column combatant commanding commit concede condominium consisting consists
correct czechs decided decisions decreases defends deflected delegates dem
denomination dioceses disarmed distribution domain drivers elections elian
embargo embassy embattled emmy ended endorsements entered enters estrogen ethics
extracted fia follows fortnight fractures gains gas gives governor host hosts
icc if implants incursion infantry itar jacksonville justine kevin koran kw
latvia laundering legislators lightly loaded mastercard match ministry
mitsubishi monitoring morgan murphy nihon norfolk nowitzki off officially olmert
overseeing pap perjury phone pleas pollard possible prisons privacy protection
punched punishments qatari recall redemption reorganized resumed revealed ri rib
saad sales screenings seventy shipped sizes sprint stevens stricter stringent
survivor tat tertiary triggering trophies undercover undertake unveil unwanted
vessel weapon zarqawi
150: admiralty alcoa anglo ankara avenge barring blagojevich bourse breakup
britons bucs canceling cancellations casualties client closed cm commonwealth
communion communique complying comprises comprising conferred counted curb
debuts dec deck defeats defect denies dental deployments deposition destroyer
didier dismisses dissenting dodd dominion down drogba enact enacted end entirety
escapes excluded explodes falcons fallujah ferrari flight for fraud fund gap
given halt hander hazard helicopter helm hicks humiliating hundred imposition
imprisoned improperly incomplete incumbent infringement inspector investigator
involve irvine jerusalem jessica kadima kaka kl lamont law lbw lehman liam
liberian limiting lockheed lowly manage managed mate minced miner minority
municipality negotiating nkorea nottingham offenses official okinawa opting
ordinance overhead panels pegged penny phillips premises presumed prevents prix
promotions propose queries renault replaced rest riyadh rushing ruud safeguard
session set shipping snap splitting starting stuttgart subsidies sundays sunni
taped tb telecoms topix topping tougher troops ulster unclear underwriting
unreleased upcoming usb vows wfp whereabouts whether wire xbox
155: absence actual against alone aluminum appeal aqsa arabia asahi asks astra
attempt avoid bari beta bets bilbao brazilian brigade brussels bulgarian bullion
burnley case cdc cdp climbs cn contending corp correction declaration defenseman
definitive designated disapproval disk dissolved eased enriched evaluate
examined feasibility fed financial fingerprints fletcher folded format freighter
freshmen ftc generale grupo ibrahim incarcerated indicated infant istanbul jens
johnston juppe juve lap legality level lynch meanwhile medal metre mhz morgue
moslem move napoli naval nfc nigeria offseason oil onto participation passer
paulo ph pleads preview priorities prize purchasing quit qwest racketeering rai
reaches reid removing repealed reprisals responsibility reverted rises scramble
shane shorter sign signatories singles slayings slid sliding sparta sperm spinal
stade stalemate stops substantive substitutes succession summons syndicated
tablespoon take tenant theft trials trigger triggers turkey ullrich under
unlimited vickers viscount vs weapons zurich
160: abs access adel adult aforementioned agree aston attach authority autonomy
ba badge barrichello battalion bilingual billings botched boxes brace branch
brasil breached breakaway burden cagliari cancer champions charlton clarify
closures clr code coffers confiscated cory cox crowns denied deport desk
determining dismantle doctorate dorsal dozen drug ec enable endorse entering
eurovision extras facilities fifty floor fragment government graphic greece
groceries gunshot hamburger health heinz illnesses implement included includes
initiate interviews introduce investigations involuntary involving irl jakarta
jp juveniles kia kick kidnapped kurds layoffs leasing limited lost lpga manages
matches mcconnell melamine memos meter metz midlands minor misses mls mofaz
money must nutrition onboard osaka paper peel permitted phd photo platoon
policeman preferably prescribed protocol provided providers quarterfinals record
remain replacing resettlement resolve rig roma rotterdam safeguards scandal
seals service sharply slap spain stall statutes stored substantial successor
supervisors swansea territorial tiebreaker tt tyler unavailable unmarried us
warner weekday wnba wwe yugoslav zinc
165: affiliates airlift alessandro allegiance alleging altogether amsterdam
apology argentine auditing austrian axel barings basic binary blocked boca
booking booster brady burglary cardiac cd christophe clash coles complaints
confinement contador containers control copyright core covers ct dc delaying
delegate deported disbanded duchy duma dyer estimate exception fiat finland
fixing frist german gov grenade guillermo ham held hereditary hire hmos
intervals investigates ireland jersey jockey judiciary kidnapping ledger letter
lowering lt lung magistrate mans mediation medication midfielders mk monitors
moussaoui mutation nantes navy nhl nominee norwich numbered nurse offices
overturned peg pg pill pocket port prior prizes pull purchased quarters quotes
quran redesign regulates rejects residence restore restrictions retaliation
reversed sacking saddam samples saturday serb splits spots stalled strikers
stripping subtitles sunnis supplemented suppliers taken toll tri ukraine
unharmed valencia wait welterweight
170: adequate adoption agreements ak alerts alternate arrests back badges bags
base basque benchmarks bolster bonds breaches brokerage canadian cardiff
certified chip choice coalition commando configuration criminal death deceased
decks decrease defend defender denominated depot depreciation dhabi dirk
dispatched dissident districts dived divisional docking dow easing either emir
emission eng evade explosives finances first flap foot forced golds hardenne
immigration infants itv jenkins keane keller kits kyodo landing launcher lenders
lineup liverpool losing mae mail matt mccall metres michelin miriam
miscellaneous mounting mri newspaper notch note overs padilla participate
patents perugia phases pkk poh policemen programme proper quarterback races
rahim recommending refinery regiments rejoined repatriation reports resigning
resulted reverse richmond risk rushdie salvaged sanchez saved shimbun shortly
span spouses statement streamline sub takes tnt troy twelfth undergoing
utilities vehicle wants zone
175: accommodation accord afp alcatel aluminium announcements aol athens
attached attendants banking bibliography bosnian brewer chairmen cleanup cocaine
conceding consolidated contain count crew crouch crown defense departing desired
device diesel discretion divided divisions dna dutchman edition edt ejected
eleventh endorsement engine ensuing ensures excess exxon faces fc fleet gazprom
germany governorate graph grumman harcourt hd healthcare hodgson holloway icahn
iceland idf indicted injected its jails jamal jericho kdp knife likely lisbon
litter liver manuscript mccoy measures meet metric necessary nuremberg oblast
office olds on operate overdose packets palestinian para pilots pistol player
pool portions presidency previously programs property prosecutor pupils rafah
rated regan regulations regulators relating reopened restricted resulting
retailer reviewing ronaldo rotate saab salvage scoring scotland screened senior
sensex settles shipments sm sought specifics spill staffer standoff strip strips
surviving suspect swedish ticket unmarked unscom until value vicario visas vowel
website weights will wolfsburg won wrist yemen
180: abolished adjust align anonymously appointed assembly assessment auditor
bankrupt bargaining beheaded betis branches brokered bromwich cameroon captors
care cia citibank classified clinic clinical colt compel consisted contender
cord correctional coventry crossings cutbacks dayton deadlocked departures
depending deployed directly disclosures discontinued disengagement dismantling
donor duff editorial elect electors everton expelled finish flank foreman
freight gmbh goal grab heavyweight horsepower hotline housing impeachment
interrogators isa jaafari jpmorgan justices knox lasts leaves left lg locks
majority medals mile nablus nacional nagoya negotiations nih nuclear olivier
opens operating order ordnance outlines owns parking patent patient patients
pipeline planned plenary pm polling provincial raised reads recommend reducing
regardless rejection reliever replay retains retiring reviewed ruble securities
senators shin single slug soldiers specialist stint sued surpass table targets
trailing twa undergraduate unidentified via visits vodafone widen wta
185: adopts alleged applications atm austerity australian baxter bearer bengals
borrowing breaks bullet bulletin cac cessation circulation commemorative comment
committee concession contentious contest council curbs deportivo dipped disabled
disc documentation domestic driver edged fra funded further fuselage gasoline
graft halftime hatch haul hospitals incorporation instruction issues ita
jeopardize join joins jumped kidney largest lazio leads leapt lethal lieutenant
likud luc luton mclaren meters munitions mw nitrogen nl nord notoc pa paribas
presses pricing procedural profitability prompt protections psg pupil radiation
raf raid rebounds regents regulatory rejecting reporting representatives
retrieve returned rookie score seeking selecting semifinals services shortened
shoulder soldier specific spiegel spoon stats stave stay storage suitcase
suspected tankers terms terrell thomson tinto ton torpedo transmitter tribune
undecided utility validity vfl voter wing zidane
190: accession affiliation agency anonymous anterior assurances axe bae banks
barracks bodyguard booklet break breakdown cadet cell chartered chrysler coin
col combat command comprise compromise containment convene countrywide danish
dateline decree degrees dempsey discounts dissolution dissolve doctoral downs
effectively emirate enlarged exclusion executions exempted extended fatalities
finished forty frequencies froze ga garrison gibraltar gop guardian hague hiatus
hikes honorary indecent infusion inject injuring inspect interrogation jobs
keizai lawmaker least leaving lever lineman luke malaga managerial mid midday
midterm mvp newark nippon officer operations operator ordinaries outs
overlapping owen pack peterborough primera raytheon reach reactors reconsider
recovered reject releasing reopening residue resignation resigned retaining
rightful robbery ruling sao save section shed shelved shrink sinn southampton
spacewalk stab strasbourg subpoenas suisse surged switched sworn tackle tariffs
tendon tightening token trent tube tuesday tyco unable unconditional vaccine
vieira weighed westminster wye yemeni
195: aborted above according accountability activation alcohol article atp
auctions baghdad ban births brescia bruises buffer cal carried cavity chemical
complications conduct criterion diagnostic dover drafting dump eliminating
entitlement entrance entrants epa error europa evicted fare friday give gross
gunners handles hearst hike identical inquiries iraqis jordanian jumbo
kidnappers kilometer league letters libyan lodging mayo mb mci mobil multi nail
next nominating non number officers over pages paterson paying pfizer pna
polanski portfolio pp pre pregnant prepare privileges profits put ratings raul
re redistricting refrigerator reins released repatriated reported restriction
revolving rupiah samir scans scored sealing selections semi slapped snatched
societe sovereignty staffers stemming sticker storey stroke subsidized sweden
thierry thirty throws tightened title togo toilet tops towed traded tyrone
unsuccessfully valuation valves violates weydert worth
200: abdomen abduction affirmative after anonymity arrange assist attorneys
ballack bans bath birmingham bulk burn casket cdy census challenger collected
complied comprised condition contention controller converted customer deliveries
delphi depleted deposits diocese disqualified earlier eighty enrolled erase
evaluated examine exhaust fetch finance firefighter foil gloucester gonzalo
guards identification inclusion indianapolis install inter intercepted isaf iss
jets kindergarten lampard laps lawmakers lending locked lodged lyon magna
mercury mosul najaf narrower nationwide negotiated nigerian notes nz obligated
occupants operates panathinaikos persons pilot preseason pump reduces refueling
refugee regulation rehnquist removal restraining retirees roadblock rooney
rotating rugbyu safely schedules scoreless sergeant sets shearer skid skip
squadrons stamford stirling stolen subordinate subsequent testing tf thursday
tottenham voltage
205: abolition accept acquitted adrift airborne alleges another august auto
averaged averaging avert balance barcelona bout candidate caps chart choose
colon commitments compensate confirm confirming controversial conviction costing
crucial deals deaths designation doping embargoed emissions endowment equip
evasion exceeded expands fannie fedex fixtures flown formally goldman hopefuls
imposed ina inches internal kurdish last lebanon legislature lengthy libel
mcdonnell merit midfielder monday nearly needed nfl nineteen nsw offence outline
payrolls ports portugal preference pulled questions randomly ranks reached
regain reply seek shut sociedad specifications statute subprime substituted suez
swiss thickness un unemployment unrestricted updated urine winger write
210: ajax allawi amnesty archdiocese attacker average az billions blackburn
cartridge claiming clinching consultation cypriot decision decreased deficits
denmark digits discounted dubai earnings ends espanyol estimates eta exact
extract fix flier gallon gm halted hamburg hour inherit input itt judgment kraft
lat legal lengths limitation lockout lp manchester marines memorandum mileage
misconduct module monetary northrop ntv odi offered opted phase phased
plaintiffs pleaded postponement preferential prematurely profiles pulls rape
recovers releases repair resolutions responsibilities restarted rival sampdoria
seniors shotgun sizable stamps subversion supplements testify threatened titles
tribunal trimmed ubs unaccounted vying walkout ward wounded xxx
215: accordance accounted administering ahead ailing amount auxiliary barrel
bayern bb block boeing britain canceled captive caretaker cargo commission
component concurrent contains contractors counts demolition designate directive
download electoral emirates exchequer execute extensions faa federally finishes
fixes gaza hospitalized iaea incoming juniors kills kmart limits medics
megawatts milan modifications multibillion negotiate ninth nt offending ore oust
philippine pinochet plutonium pow precaution profile promised prop prostate
provide puts rations rehabilitation respondents rolls sample seating secondary
sends shell shield showdown signed skillet split sprinkle squad squeeze standard
status stays sv tags tenth toni tons tripoli turret uk verified violators
weighted wholesale wounding wrap year yomiuri
220: additionally administered allows ammunition anthrax banco benfica calf
carry certify clarification concessions constitutional contained contracted
convict convictions coruna croat cyprus daily deadlines demands disarmament
downloads draw dvd ensure equalized exceptions exits fetus forcing fracture
france golan granada gun incentives increased indirect individual ipswich leahy
lebanese lens lid lifeline matching newsweek parity peacekeepers peacekeeping
pharmacy postgraduate pows preventive price processor program prohibit
prudential punishment ratified ratify retrieved revamped sacked screening seized
settlement slumped stimulus stockholders strike sunday supervise term test
tickets timeline tolls torque transplant treatment trophy uae upheld vivendi
watchdog welfare wipe
225: activate airline application baht beneficiary billing blocks bradford
briton carmaker carriers cathay cigarette citigroup combined concealed confirms
constituent constitution corinthians cubic deadlock declare defamation
distribute ecb eighteen enlisted evacuated exceeding exclusive fail fifa
firearms flights freed freeing gmt goals heirs hours hull hutchison judges
junior landed launches ld litigation lose luxembourg manual median mp municipal
notice oath ordering pact parachute possessions privatisation publish qatar
quarantine recount rejected relocation rescued rpm sac security seize separation
sidelined sixty slashing starter telekom toulouse trenton tries trimming
unrelated vhs wednesday width
230: aa abortion airspace allowed assume automaker bill bond booked boost
bruising button capped ceiling compares contestants corey deal details detained
digit diploma disclosing doubles earned ending evacuate ex fate fayed frankfurt
guidelines handwritten homestead homicide identities imf inactive insignia
insurers jumps juror juventus kicks knee leak libertadores lyonnais manually
mathis merrill modification modules packet parma posthumous prosecutors
qualifier readiness reclaim recover rehab reparations reservists ringgit royce
sevilla shootout sleeve sovereign special stamp summary supplement supplier
taxpayers tied tripled valladolid villarreal week yield
235: accounting adjourned aide amounted announce asbestos assessments assuming
bake bases bcs boards bomb borrowers bremen chelsea committees concussion
constituencies consulate contingency convertible cushion decommissioned dollar
dossier dutch enter establishes evacuation fcc fein feyenoord finishing formula
freshman funds grabbed gunpoint haaretz higher impose incentive infinity injures
interval investigation investigative issued josh kilometre lapse leg lifts
liters midway mounts muster nationals noun obtaining occupational posting
preferred primary probable rbi recommends reelection removed resign review ribs
sa sanctions sas scrum searches selection sell simultaneous sirius sophomore
specification steals strapped terminals trustees underwent utrecht verdict
violation weight wording
240: anchor appointees assistance asylum balloting belgium bnp bodily bolton bp
breaching brigades categories celta censure charging checkpoint complete
consolation convicted corrections current currently divorce enrichment equalizer
eu expense extends fda fell fraction frigate ftse gain gorazde graduation heats
hires individually inquiry inspection loading lone mailing mayoral merger
ministerial naturalization nursing october olympiakos oven penal penalized
penultimate petrol pledges portfolios provides proxy recurrence rematch rn
signing sterling striker successive sue sunderland surrendering td top
transmission trustee tying vault werder win workforce wound yards
245: affiliate airbus alito announcement annual arrest aside benchmark bottom
breast bristol candidacy cent charter claim cleared clinched commits contractual
crippling date demoted deploy donation dose dropping eighth embezzlement emile
eurozone grabs grid heisman hongkong hospital hurdle indefinite injuries
inspectors instructions ipo kickoff lahoud lead leeds lock lower madrid mallorca
marseille massa medical merge missed mm monaco ncaa ninety northampton
obligation op overnight panel passes post proposed recaps recess recruitment
recruits refuse requires restructured results ryan scores seaman sept spare
stock subpoena subsidiary surgeries tests udinese valve verification wages weigh
weighing widened yearlong
250: absentia affidavit applies assignments available basra benefits borussia
buys charged civilian commissions congressional copa copies crossbar cs defence
deliberations differential duplicate electronically employment fairfax fokker
generator graf guard highest hostage hostages ibf index intake judge key lille
lottery membership minors mortgages munich newborn newcastle nikkei npt omitted
osasuna overdue oversight owed page paid passenger petitions pick plan position
preceding prisoners proceed proceedings punishable regulator round schalke
servings sufficient supervised supervision suspending takers touchdown uc
viability vick washn westinghouse wilkinson wrongful
255: agreement airways allow assault asset bag bahrain barclays batch battalions
binding cache calories captives checked chemotherapy claims clauses
confidentiality consular contracting controls counseling coverage coveted delay
deployment dismissal dispute drafts earning employees exclude extradite feeder
fewer finalist fulham fullback gdp govt gp grades heathrow hold hsbc inch info
items legislation lifting liga maintenance march memo middlesbrough months
nickel nominate ounce parcel parliament passports pennsylvania pledged plug
probe projected rates rennes reopen roche royalties runoff sacks scholarships
seventh spending spinoff stun subsidiaries telecom totalled voluntary zaragoza
260: aid assists awaits bench boosts cases comptroller converting dax defection
delivery deportation detention determines deutsche equity extradited holdings
income jurisdiction knockout leaking leverkusen lire measure misdemeanor
narrowly nv nyt offer password petition precautionary presidential primetime
procedure qualified rear receipts residual retained revise reward schiavo
scorers sent slash sponsor staff stockpile tighten turkish ufc upgrades weekly
winner wounds
265: activated annex approximately auction awaiting below bribe candidates
chairmanship container contested decides defendant demanded diluted document
donate drafted estimated examiner fatality following fuel granting handguns
import increase iraqi maastricht missing moratorium offset overall oversee
oversees positions precede psychiatric rental schneider scorer secure senatorial
send sentenced slated sprained stafford stripped terminal transcripts treasury
units unpublished weighs
270: account administrative afc announcing ante backs budgets chromosome closure
collects containing cornerback court daimlerchrysler db deductions documents
fiorentina intends interceptions issuing licensing midweek ml nabisco netting
nov nutritional objection objections obligations output overturn parent pass
priority profit proposals pvs quadruple quits rankings repeat resume ruptured
saudi schedule selected september seventeen sodium tackles unresolved upgrade
vetoed wallet wp
275: abolish acquittal adjusted allowing ankle appellate approving armament
basis citing consideration counters cumulative disputed doubling emergency equal
expected expel fa full halves immediately intermediate item july legislative
lira minus nomination november outlining passengers pays personnel procurement
prosecution quotas rack receiver rejoin respectively roughly safety seal
securing shrank sk slipped sp stakes taxable telstra timetable unloaded
vaccination vip warhead yearly yediot yuan
280: ap arsenal authorised baggage beneficiaries brackets capitalization cb
confirmed declined duration duty edits entry execution expenditures facility
faxed forwarded gallons holding honors honours immunity injunction insure
interception irs lawsuits leave liable merck minute nyse occupancy offender
outstanding papers paycheck poll postage procedures proportional quarterly
reactor rebates recipient renew report require revamp revenues scrapped
servicing settle slips specifying stoppage substitute surgery surplus surrender
tanker target temporary tie triple turnover visa wards watford
285: abortions adds assessed atletico benoit confidential conversions copy
councillors december delayed deputies escort fares feb freddie hebron invalid
iraq january june kilograms leicester levied liquidity lists multiple ounces
packages permanent plans plea prescription previous proposes psv received retire
shipment shortfall sponsorship spot starters thirteen twelve unanswered uranium
warheads
290: ag aig amro april assumes attribution backlog breach buyer clemency dime
docked dues equivalent exchange existing expects financing flanker guaranteeing
gubernatorial half handover interbank jury kidnap marks netherlands nominal
notices offenders operational parentheses passed pentagon pledge por prison punt
rank refused registered registry release resolution restart retiree return
semifinal servicemen sheet signatures subscriber subscribers swaps transcript
two uefa unilaterally urgent verdicts wbc wins writethru
295: absentee aek amendment ams apply battery betancourt blackwater cancellation
chooses consortium cover credit dortmund double duties excludes february fiscal
handed holds id increases indictments inheritance leaked lift listed loss
lufthansa minutes override ownership portion preakness provider refusal
relegated resignations restructuring retake retires sole subscription thigh
twenty twice verify
300: acquisition add admissions agrees appeals assign auctioned audits ballots
barrels cancelled capping certification closing compliance comply corresponding
division doses eventual exceeds grams granted halved hamstring imposes
indictment inventory ira jailed jeopardy judicial juvenile leases load loaned
milligrams modify nextel node offences overhaul pardon plead possession postpone
prepares qualifying quarter ratification regular repaid repairs repeal reshuffle
revisions standings supervisory tariff vouchers winners yukos
305: aaa agreed auxerre bribes citation convicts cost cut cuts disclosure
discography downgrade earmarked edit failed filibuster fixed header holder
immediate issue malpractice oct ordered orders placing posted premium
prescriptions proceeds proposal reduce reduced refuses remove rent replacements
reprieve retirement reuters sack semester shutdown sixth switch temporarily ten
touchdowns trial uninsured withdrawing
310: abn advisory backup bayer belgian blank buy bypass checking citizenship
completed contractor detainees dp extend firearm groin hearings kg mps net
notify obtained permits plc pullout qualifiers quota raise register relegation
requesting respective retransmitting revision savings seat staffing statewide
subsidy taxpayer ultimatum unanimously unopposed wachovia
315: assigned assignment cap clinch collect consecutive contesting discharged
disclosed dispatch eindhoven entries eur finalize francs fumble gb grade
guarantee hk jail knesset losses munster outright permanently permission permit
pregnancy prisoner qantas recommendations reduction referendum registers revenue
rupees sentences share summaries suspects tender transactions va vacant wage
weeks withholding
320: appoint ballot bidding cards contents convert criteria dividends each
eliminate enrollment extension fifteen fill guantanamo joint liter parliamentary
portsmouth promptly prospective pullback purchases rating recasts returns rounds
rs second sixteen slashed spouse str totals voting
325: aggregate allocate arbitration budgetary complaint deciding defendants
disposal doubled earns exempt filings inspections interim kickbacks liquidation
loans lockerbie loses lowered mandate nominations notified paperwork parental
postponed recommended requests roster sc scheduled seconds seizure senate tax
wba
330: ac accounts accreditation administer appoints authorized authorizing costs
debts disarm exit freeze grant halliburton jobless kilos kirkuk leinster
ligament lowest luggage maternity mg payload pts ranking refusing replace
reserves revoked scan sentencing shalit surrendered totalling troop
335: accepts admission advance appointments bank board conversion dispose eads
euro expire federal felony inmates installment kuwait mailed manslaughter
needing offs premiership qb rate ratios reductions reorganization reserve
sanction separately shares specify submitting terminated three unanimous vote
340: annually automatic bidders charges completing conditional deleted eleven
five fourteen imprisonment incurred listings nears options residency retain
salaries seeks seven subs tonnes
345: agreeing amendments annulled cabinet cancel cents confirmation contestant
default deficit earn excluding exemptions extradition failing fold handing
injections injury insurer klm lifted pesos pound punitive quarterfinal
redeployment removes restitution restructure santander scrap sla taxes unless
valid
350: acquire allowances appointment authorize autopsy bracket closes discharge
employee employer enroll evaluation eviction exceed filed files injured
liability lump postal resigns select snatch tonne total totaled transaction
unused
355: bailout bundesliga contingent credits determine drop drops eliminated fails
fourth funding grafs grants indefinitely insurance issuance netted nominees
package qualifications requirements rescheduled retention seats shareholders sum
trim unchanged update voted
360: amounting appropriations awarded citations commuted elimination
examinations fifth finalized four medicare obtain passport payroll plaintiff
ransom reassigned revised sec standby tier usd
365: announced bankruptcy clearance decide discount dl examination expenditure
foreclosure handgun inmate insert lawsuit million ot row rp scrapping submission
trillion unit
370: alitalia balances bpd budget card cash collateral compartment corporal
creditor eight fined initial qualifies rb reais registration requiring sealed
statutory suspend undergo
375: allowance announces berth carrier charge exemption insured mortgage
notification opt purse rubles sentence slot suspension tag takeover
380: bills carries compulsory dropped kilogram lloyds margin maximum opel
pensions provisions qualification resumes serie terminate tuition withdrawals
385: amended audit consent dinars disability expires expulsion final guilders
inserts layoff limit mandated naira overtime percent referendums requested
separate transferring
390: assets awarding defer dollars draft filing hourly kuwaiti nationality pct
percentage receiving withdrawn
395: applicant approval debt inserted replaces shareholder suspensions
400: allotted buyout certificates corrects detainee dual exams lease licenses
list partial picks premiums raises receives recipients reinstate repay tallied
threshold vacancies voluntarily warrant whopping
405: casualty creditors disciplinary kroner monthly narrowed nine per
reimbursement relinquish required warrants
410: amend deduction eds finalists ineligible licence mandates sale six
stipulated suspended suspends
415: bidder fines kronor license month optional pay remainder revoke shillings
updates vacancy votes
420: bid check expiration file finishers injection paragraph points specified
stipulates third
425: approve deferred disclose fees listing medicaid pension repayment waiver
withdrawal
430: allocated lender liabilities placed posts preliminary provision ratio
reinstated replacement slots submitted termination transfers veto withdrew
withhold
435: bonuses checks clears contracts pence rebate receipt vat
440: apiece berths clause penalty purchase
445: approved completion dlrs qualify request
450: expenses extra payments receive recommendation vacated withheld
460: dividend holders plus stake
465: applicants guarantees hefty parole unpaid waivers
470: bids repurchase withdraws
475: approves certificate contract damages option
480: billion exam submit
485: automatically custody minimum probation provisional tab
490: guaranteed penalties thirds
495: eligible euros mandatory requirement tally withdraw
500: allocation compensation placement refund severance
505: authorization deposit eligibility fee lb mln
510: deadline expired remaining totaling
515: completes pretax supplemental transferred
525: pounds salary transfer
530: bail
535: loan supplementary waived
545: bonus undisclosed
550: payment swap
555: secured
560: additional
580: unspecified
605: bln
630: pending
"""
