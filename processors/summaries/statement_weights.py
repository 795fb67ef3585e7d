"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.78,
    "article": -0.69,
    "bias": -0.04,
    "colon": 1.33,
    "commas": -1.13,
    "comparison": 0.38,
    "condition": 0.25,
    "every": -0.14,
    "imperative": -0.27,
    "is": 0.16,
    "length": 0.46,
    "modal": 0.39,
    "negation": 0.39,
    "order": 0.53,
    "others": -0.52,
    "past": -1.41,
    "possessive": -0.64,
    "question": -0.04,
    "reason": 0.35,
    "short": -0.27,
    "speaker": 0.13,
    "told": -1.15,
    "user": 1.85,
    "vague": -1.55,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-39 !_!:89 !_^:-98 $:133 $_0:133 0:-5 0_?:21 0_^:191 0_a:5 0_about:22
0_amps:18 0_and:-22 0_as:23 0_at:58 0_aufträge:7 0_bottles:42 0_brokers:14
0_bytes:20 0_calls:52 0_cases:16 0_chairs:-1 0_cm:89 0_coffee:-15
0_connections:7 0_couverts:4 0_data:4 0_days:43 0_dezimeter:6 0_entries:10
0_errors:4 0_euro:46 0_euros:83 0_exercises:39 0_faults:41 0_floors:-19 0_g:39
0_gb:41 0_gigas:26 0_grad:16 0_guests:-2 0_gästen:25 0_hilos:13 0_hives:7 0_hl:2
0_horas:-22 0_hosts:36 0_hours:-3 0_i:40 0_i'll:1 0_im:26 0_in:5 0_invoices:29
0_items:22 0_jours:14 0_kb:14 0_keys:30 0_kg:63 0_kids:-28 0_kilo:11
0_kilobytes:27 0_kilos:39 0_kilovatios:16 0_kw:22 0_litres:20 0_litros:7 0_mb:63
0_mbar:4 0_messages:45 0_milliseconds:5 0_min:10 0_minuten:-6 0_minutes:34
0_minuti:7 0_minutos:-35 0_mm:26 0_ms:50 0_new:27 0_notes:-65 0_of:-31 0_on:21
0_other:-36 0_pages:9 0_palabras:18 0_pallets:37 0_parallel:9 0_pens:-37
0_people:19 0_percent:45 0_personnes:-26 0_points:116 0_pots:-51 0_ppm:35
0_problems:36 0_punkte:9 0_puntos:18 0_pupils:-39 0_px:19 0_questions:27
0_radiators:14 0_replicas:14 0_requests:-25 0_rows:-28 0_s:38 0_sacs:13
0_schüler:28 0_seats:41 0_secondes:26 0_seconds:108 0_sekunden:12 0_slots:59
0_small:-35 0_sorten:-31 0_stunden:-74 0_that:10 0_then:-16 0_times:-98
0_tries:-1 0_users:12 0_values:31 0_visitors:8 0_watts:45 0_which:41
0_winters:-43 0_with:26 0_wochen:3 0_words:39 0_workers:21 0_years:-36 0_µs:19
0_秒:20 ?:-5 ?_^:-5 ^:-5 ^_0:14 ^_a:-9 ^_about:5 ^_according:25 ^_actually:3
^_after:-8 ^_afterwards:2 ^_al:24 ^_all:32 ^_always:69 ^_am:28 ^_an:6 ^_anouk:24
^_antes:36 ^_anything:49 ^_après:6 ^_are:-60 ^_as:90 ^_ask:17 ^_at:57 ^_avant:19
^_backups:21 ^_before:58 ^_bei:30 ^_between:-45 ^_beyond:23 ^_bitte:12 ^_both:22
^_by:25 ^_can:16 ^_certificates:32 ^_chairs:-67 ^_chapter:35 ^_chaque:11
^_children:-48 ^_cluster:14 ^_coffee:-25 ^_colour:16 ^_como:25 ^_con:7
^_could:41 ^_das:-63 ^_der:54 ^_did:65 ^_die:58 ^_dns:19 ^_do:14 ^_dock:19
^_does:11 ^_don't:-79 ^_dr:9 ^_du:23 ^_each:24 ^_early:14 ^_ein:-39 ^_el:-18
^_en:-100 ^_es:-44 ^_every:11 ^_exam:27 ^_exercise:24 ^_finalement:30
^_finance:34 ^_fog:-56 ^_food:23 ^_football:22 ^_for:113 ^_forget:20 ^_from:-20
^_für:35 ^_generated:12 ^_give:16 ^_given:12 ^_good:15 ^_gosto:16 ^_got:22
^_grandpa's:-3 ^_great:-10 ^_gruppe:28 ^_hands:10 ^_has:2 ^_having:6 ^_hay:20
^_he:12 ^_here:-23 ^_het:-72 ^_hm:-75 ^_ho:23 ^_homework:21 ^_how:-79 ^_i:-37
^_i'd:38 ^_i'll:8 ^_i'm:-5 ^_i've:-22 ^_ich:32 ^_id:38 ^_if:5 ^_il:21 ^_in:-98
^_insurance:6 ^_is:-47 ^_it:-76 ^_it's:6 ^_j'aime:16 ^_je:17 ^_keep:-39
^_kindly:5 ^_korrektur:4 ^_la:133 ^_las:32 ^_last:18 ^_leo:37 ^_les:78
^_lesson:36 ^_let:-46 ^_let's:36 ^_line:59 ^_lol:-101 ^_looking:-12 ^_los:86
^_lunch:-60 ^_länger:7 ^_ma:-56 ^_many:-23 ^_mark:17 ^_max:4 ^_may:41 ^_me:60
^_mehr:4 ^_mein:-83 ^_meine:-32 ^_mi:-26 ^_mientras:34 ^_mir:49 ^_mum's:13
^_my:-43 ^_nada:25 ^_ne:38 ^_never:8 ^_next:71 ^_no:-33 ^_nobody:65 ^_non:23
^_nos:42 ^_not:12 ^_nothing:-12 ^_now:5 ^_nunca:-16 ^_o:-88 ^_of:-58 ^_ohne:-23
^_ok:-42 ^_old:-2 ^_omg:-54 ^_on:-73 ^_once:62 ^_one:27 ^_only:-33 ^_page:26
^_paper:49 ^_pas:31 ^_patient:14 ^_people:-21 ^_per:57 ^_personne:31
^_please:-17 ^_pls:3 ^_pour:25 ^_prefiero:31 ^_pro:17 ^_professor:20 ^_rack:26
^_rather:37 ^_remember:-41 ^_replica:25 ^_result:30 ^_retention:38 ^_row:22
^_sample:31 ^_saturday:27 ^_se:80 ^_secrets:34 ^_send:28 ^_sensor:19
^_service:16 ^_set:4 ^_should:79 ^_siempre:-75 ^_since:-11 ^_so:-34 ^_some:-65
^_somebody:-104 ^_sorry:-64 ^_soup:-72 ^_status:8 ^_still:4 ^_stories:38
^_such:-41 ^_table:27 ^_take:-41 ^_tank:16 ^_tenant:13 ^_tengo:42 ^_tests:2
^_thank:-25 ^_thanks:-43 ^_that:-65 ^_the:-48 ^_then:41 ^_there's:-31 ^_they:8
^_this:-14 ^_tickets:31 ^_to:21 ^_tonight:2 ^_two:43 ^_under:23 ^_use:46
^_vendor:11 ^_we:65 ^_we'll:22 ^_we've:14 ^_wer:31 ^_what:-24 ^_what's:30
^_whatever:30 ^_when:43 ^_whenever:-13 ^_where:41 ^_which:35 ^_who:78
^_whoever:-24 ^_why:22 ^_will:4 ^_window:10 ^_wir:62 ^_with:10 ^_would:2 ^_ya:75
^_yes:-57 ^_yesterday:-18 ^_you:-125 ^_you'll:10 ^_you're:-56 ^_your:37
^_zone:14 ^_à:-22 ^_不:-1 ^_今:-55 ^_会:35 ^_我:2 ^_每:39 a:-43 a_0:-5 a_bad:-7
a_bag:10 a_batch:44 a_bathtub:-45 a_bell:-41 a_bit:11 a_cache:-27 a_cake:-30
a_choice:42 a_coin:-31 a_cold:-52 a_colleague:23 a_concert:-61 a_day:68
a_different:43 a_dip:-13 a_draws:26 a_evening:-33 a_fair:-27 a_few:-50
a_frame:15 a_full:53 a_good:-71 a_great:-19 a_guest:38 a_hammer:-16
a_handshake:-7 a_has:26 a_hotel:19 a_idea:-17 a_joke:-9 a_kitchen:-40 a_las:-10
a_letter:-21 a_line:-6 a_little:-7 a_long:6 a_look:27 a_lot:-20 a_lovely:-24
a_man:-2 a_minute:78 a_mock:29 a_moment:44 a_month:1 a_new:37 a_noise:-9
a_one:-45 a_paragraph:56 a_pass:10 a_patch:45 a_patient:59 a_problem:-1
a_queue:-12 a_reason:-1 a_row:-18 a_scan:-1 a_school:-6 a_seal:10 a_second:56
a_session:31 a_shadow:-7 a_simple:2 a_slip:43 a_smell:-44 a_suitcase:13
a_ticket:31 a_time:30 a_vegetarian:62 a_washer:26 a_way:-60 a_week:4 ab:209
ab_0:205 abdeckung:9 abend:-54 abendessen:25 abends:6 able:44 able_to:44
about:-19 about_^:-51 about_it:19 about_the:71 above:38 above_0:11 above_that:24
above_the:-7 abre:22 accent:43 accepted:53 access:71 according:25
according_to:25 account:40 account_of:17 accounts:55 add:24 address:66
address_^:28 admit:-68 admits:8 admits_0:8 adresse:9 adult:8 after:22 after_^:-8
after_eight:16 after_lunch:3 after_that:60 after_the:-34 after_this:-32
after_your:17 afternoon:-55 afternoon_^:-43 afterwards:10 again:-17 again_0:17
again_^:40 again_and:-47 against:71 age:-6 agent:-48 ago:76 ago_^:84 agreed:89
agreed_on:19 agreed_the:26 ahead:28 ahead_of:25 ahora:16 aim:6 aisle:29 al:-47
al_día:-30 alarm:2 alarm_trips:30 alarms:9 alert:4 alert_threshold:4 alfred:29
all:-64 all_0:42 all_^:94 all_day:-50 all_i:7 all_in:18 all_night:-16 all_of:-64
all_right:40 all_the:-53 alle:-47 alle_0:5 allergic:15 alles:-81 allow:30
allow_0:14 allowed:97 allowed_^:57 allowed_on:3 allowed_to:24 allows:29
allows_0:20 almost:-21 alone:-7 alone_^:28 along:59 already:51 als:-38 als_0:23
als_ein:-46 also:3 although:-40 always:-63 always_ask:3 always_the:38 am:-37
am_0:31 am_going:5 am_liebsten:58 am_not:22 amps:18 amps_^:6 an:46 an_answer:9
an_der:18 an_empty:26 an_evening:72 an_hour:31 an_old:-105 an_upload:20 and:-12
and_0:-67 and_a:-75 and_all:22 and_always:-8 and_explain:41 and_has:-62 and_i:35
and_in:28 and_is:1 and_it:-12 and_its:48 and_leave:32 and_my:-11 and_never:21
and_no:6 and_nobody:-17 and_not:84 and_nowhere:34 and_one:-1 and_put:21
and_returns:-47 and_salt:-11 and_that:-4 and_thats:2 and_the:-91 and_then:66
and_they:70 and_to:33 and_we:-13 and_what:28 and_you:63 another:-15 anouk:24
anruf:31 ans:-63 answer_^:8 answer_by:8 answered:21 answers:35 antena:29
antes:56 antes_de:56 any:-24 any_evening:-31 any_more:10 anybody:14 anyone:19
anything:39 anything_above:24 anything_else:-46 anything_that:20 anyway:-40
anyway_^:-1 app:-10 app_^:-40 app_gives:20 apparently:-10 appointment:3
approved:1 après:20 archive:13 archives:45 are:-54 are_0:17 are_a:-82
are_allowed:39 are_easy:-65 are_enough:39 are_hard:-57 are_in:47 are_kept:27
are_only:56 are_rarely:-56 are_read:1 are_told:2 are_with:10 around:-22
around_^:-29 around_the:2 arranged:18 arrival:7 arrive:29 arrows:-35 article:-45
as:-75 as_0:-47 as_a:-53 as_agreed:26 as_far:-13 as_of:28 as_on:-41 as_soon:39
as_the:80 as_we:11 as_well:-49 aside:1 ask:12 ask_about:24 ask_for:28 ask_if:-73
ask_me:11 asked:-92 asked_for:29 asked_us:-56 asked_what:-37 asks:18 asks_for:17
at:-7 at_0:58 at_a:13 at_all:16 at_home:1 at_least:-38 at_minute:-9 at_most:23
at_night:-43 at_noon:-18 at_once:2 at_our:18 at_sea:-7 at_that:-26 at_the:-60
at_this:-24 at_work:40 ate:-34 au:3 au_bout:8 au_maximum:14 au_moins:3 auch:39
auch_für:38 aucun:9 audit:13 auditors:63 auditoría:13 auf:13 auf_0:29
aufbewahrung:7 aufträge:7 aufträge_^:7 aunt:18 aus:-86 aus_^:17
ausschließlich:16 autumn:50 avait:-54 avait_un:-38 avant:30 avec:-126 avisar:13
awake:-12 awake_^:-12 away:96 away_^:17 b:54 b_draws:5 baby:9 back:65 back_^:23
back_and:18 back_on:1 back_the:-64 back_with:24 backup:32 backups:25
backwards:-59 bad:-7 bag:11 bag_on:10 baggage:26 bahn:-15 bakery:-36
bakery_^:-30 bakery_data:4 band:10 bank:-13 bank_^:8 banner:29 bar:-5 bar_^:8
barn:25 bascule:13 base:34 base_image:11 batch:81 batch_size:27 bathroom:12
bathtub:-45 bathtub_^:-36 batteries:11 batteries_^:11 battery:55 be:-8 be_0:45
be_a:-82 be_able:43 be_arranged:18 be_charged:17 be_kind:16 be_left:6
be_lovely:-3 be_on:1 be_returned:30 be_the:-55 be_there:17 bear:21 beats:-4
beats_a:-8 because:123 because_the:84 been:5 been_a:-16 beer:-44 bees:-83
before:43 before_^:-43 before_a:-10 before_anyone:3 before_it:7 before_the:52
before_you:32 begins:24 begins_with:20 behind:-12 behind_a:-22 behind_us:27
bei_0:16 bei_der:7 beim:28 beim_abendessen:25 being:10 being_so:-1 believe:-69
believe_it:-33 bell:-41 bell_^:-41 belong:20 belong_in:53 belongs:24
belongs_to:24 below:9 below_0:20 belt:6 belt_the:44 bench:5 beside:-66 best:-48
beträgt:11 bett:24 bett_ist:24 better_on:19 better_than:47 between:20
between_us:-35 beyond:97 beyond_0:44 beyond_that:56 bien:40 bildern:19
bildern_^:19 bill:30 billing:5 bin:-27 bin_ich:-42 birds:-77 bis:1 bit:11
bitte:117 black:19 bleiben:17 bleiben_^:17 bleibt:10 blinking:-77 blocks:7
blue:71 board:78 boat:-24 boat_^:-96 boat_draws:17 boats:-1 bogdan:11 boiler:40
book_^:76 book_by:2 booking:57 border:61 border_station:52 both:88 bottles:47
bottles_a:42 bout:8 bout_de:8 box:52 box_office:5 branches:-33 branches_^:-18
braucht:17 bread:-64 bread_and:-11 breakfast:-54 bridge:5 bridges:-33
bridges_were:-13 brigade:3 bright:59 bright_tank:59 bring:43 bring_a:23
bring_the:37 brings:33 brings_the:2 broken:55 broker:32 brokers:45 brokers_^:14
brother:105 brother_reads:58 brought:-5 budget:16 buffer:4 bug:30 bug_is:30
buggy:13 build:52 build_^:10 build_is:1 building:47 builds:26 builds_take:12
bus:-66 bus_from:-24 bus_was:-58 buses:2 business:49 but:-27 but_a:31 but_i:-13
but_not:7 but_the:-65 buzzer:10 by_0:-45 by_a:-13 by_heart:14 by_may:23
by_the:-51 by_then:20 bytes:33 büro:-12 c'est:-47 c'est_une:-50 cabin:29
cabinet:-32 cabinet_^:-32 cabins:56 cabins_^:33 cable:-15 cache:17
cache_holds:11 cache_results:31 caches:48 cada:25 cada_foto:8 café:-93 cage:13
cage_^:9 cake:-10 calculators:41 call:81 call_^:-51 call_at:3 call_on:46
call_the:21 calls:-16 calls_^:-41 calls_a:38 calls_the:25 calm:-48 cambio:34
came:39 came_back:70 came_from:-11 came_to:-5 came_with:4 camera:11 can:2
can_be:1 can_count:-88 can_do:-41 can_only:34 can_spend:9 can_take:51 can't:77
can't_be:26 can't_tell:50 cannot:32 cannot_be:27 canoe:42 canoe_club:42 cant:32
caps:25 captain:-13 car:8 card:59 carpenter:-12 carpet:-72 carrier:1 carries:128
carries_0:45 carry:-1 cars:-94 cascade:21 case:22 cases:87 cash:-5 cat:-117
catalogue:66 caution:24 ce:-43 ceiling:13 cell:9 cellar:52 cent:6 certificate:54
certificate_is:40 certificates:32 chain:22 chain_of:22 chairs:-73 change:28
change_^:12 changed:68 changes:66 changes_to:7 channel:73 chapter:59
chapter_0:34 chaque:31 charge:22 charged:17 charming:-47 chart:-27 chartwork:54
chat:54 chat_^:-20 che:-92 check:88 check_in:51 check_that:3 checked:3 checks:36
children:-40 chips:2 chips_in:2 choice:57 choir:11 chose:4 ci:66 claim:17
claim_is:5 claims:33 clase:9 clean:-24 clean_^:-8 clearing:5 clearing_the:5
clerk:9 clever:11 client:22 clinic:29 clinking:-40 clock:37 clocks:-14 closed:60
cloth:12 club:87 cluster:19 cm:89 cm_^:49 cm_lang:24 co:17 coach:69 coat:18
coffee:-125 coffee_here:-78 coffee_machine:-24 coin:-27 cold:-31 cold_^:-24
cold_start:12 colleague_from:-33 colour:84 colour_is:3 colour_the:41
columns_^:27 come:-65 come_from:-48 come_up:33 comes:20 comes_after:71
comes_from:-78 comes_out:41 comes_the:13 comes_to:9 comment:66 commit:-5
commits:8 como:36 como_mucho:13 como_máximo:14 compensation:2
compensation_request:2 compiler:-31 completed:25 completely:4 compte:4
compte_0:4 computer:-49 con:-28 con_0:-91 con_el:14 concert:-49 concert_in:-11
condition:18 confirmed:35 connection:47 connection_pool:42 connections:7
connections_per:7 consent:67 consent_and:65 consists:22 consists_of:22
continue:25 continue_with:25 contract:49 contract_^:16 contracts:29 control:24
cool:-79 copied:-43 copies:9 copy:-37 corner:-26 correct:69 correct_my:48
corrected:64 corridor:-14 cost:5 costs:31 could:-42 could_never:-14
could_not:-41 could_the:49 could_you:37 count:-40 count_as:50 count_to:-87
counted:30 counters:-21 counts:21 counts_0:5 counts_^:45 course:5 course_i:-27
court:17 couverts:4 couverts_^:4 cover:38 cover_of:9 covered:52 covers:78
coûte:14 coûte_0:5 crane:14 crash:13 crash_dump:4 crates:6 created:11 credit:29
credit_notes:27 crew:29 cuando:17 current:-11 curve:-55 customer:13 customers:25
customers_^:38 customs:3 cut:-28 cut_off:8 cámara:10 cérémonie:19 d'expiration:7
dad:30 dafür:-112 daily:7 daily_time:7 dan:48 dance:36 dans:-16 darf:47 dark:-43
das:-93 das_gilt:38 das_wetter:-63 dashboard:-36 dashboard_banner:29 data:62
data_^:3 data_points:4 database:-4 database_to:-13 date:30 date_^:2 dauert:48
dauert_0:13 dauert_doch:13 daughter:31 day:-20 day_^:75 day_and:-37 day_for:3
days:-39 days_^:4 days_and:-36 days_like:-32 de:-59 de_0:70 de_cada:8
de_disco:40 de_humidade:37 de_la:-14 de_pruebas:12 de_secours:16 dead:8 deal:20
dealer:24 decided:44 decided_to:43 degrees_^:9 degrees_and:-16 del:59
deleted:-29 deleted_the:-29 delivery:39 delivery_^:6 delivery_by:13 dem:71
den:-1 den_mietwagen:3 departure:32 deploy:12 deposit:13 deposit_is:12
depósito:37 der:91 der_hat:-2 der_kurs:3 der_oma:1 der_rückflug:1 der_stock:11
der_zähler:14 des:111 described:-4 description:-22 designed:-66 desk:6 desk_^:30
details:-16 deux:26 dezimeter:6 dezimeter_^:6 di:51 diagramas:20 dice:-13
dictionaries:18 did:-21 did_the:65 die:122 die_aufbewahrung:7 die_bahn:-15
die_klausur:20 die_montage:12 die_prüfung:3 die_prüfungsgebühr:2
die_wartezeit:12 dinner:3 dip:-13 directly:22 directly_^:22 disco:40
disco_está:26 dishes:19 dishes_are:19 disk:6 dit:-10 dit_0:22 dns:23 do:70
do_0:31 do_^:-11 do_all:-37 do_i:16 do_not:58 do_que:16 do_the:16 do_we:23
do_you:-47 doch:13 dock:19 doctor:20 does_^:8 does_one:30 does_the:39 doesn't:26
doesn't_ask:2 dog:11 doit:38 doit_être:12 dolphins:-30 don't:-71 don't_ever:15
don't_give:5 done:36 dont:56 door:-65 door_^:-6 double:16 doubt:44 down:73
down_^:64 down_to:3 downtime:26 dr:9 draft:51 drain:37 drains:-9 draw:-35
draw_the:9 drawings:20 draws:52 draws_0:52 dream:-15 dreamt:-69 dreamt_of:-69
drew:-52 drift:13 drive:-29 driver:5 drives:3 drop:47 dropped:26 dropping:48
dropping_the:48 drops:-59 drove:-52 du:12 dump:6 dumplings:-12 dura:27 dura_0:27
during:-25 during_the:-8 délai:7 délai_d'expiration:7 démarre:8 démarre_au:8
dépasser:6 dépasser_0:6 día:-28 día_^:-59 día_para:42 each:15 each_lesson:5
each_morning:6 each_of:27 each_time:5 earlier:36 early:86 early_returns:21
easier:-27 easier_to:13 east:25 easy:-54 easy_to:-65 eat:-24 eats:43 eight:16
ein:-11 ein_anruf:31 einen:-19 el:65 el_depósito:37 el_enlace:8 el_entorno:13
el_examen:18 el_lote:7 el_límite:6 el_presupuesto:2 el_puerto:9 el_respaldo:14
el_seguro:14 el_tamaño:8 el_trabajo:6 el_umbral:31 electrician:18 ella:35
else:-44 em:-23 emergency:39 empty:4 en:-74 en_0:46 en_el:86 en_inglés:44
en_la:-69 en_ningún:37 en_una:-47 end:79 end_and:8 end_of:45 ended:-21
endpoint:69 endpoint_^:14 ends:66 ends_at:44 enfants:7 engineer:-37
engineer_has:-37 english:13 enjoy:14 enjoy_most:26 enlace:8 enough:-5
enough_^:39 enrolment:25 entered:17 entiendo:-23 entorno:13 entries:10
entries_^:10 entry:36 er:54 error:41 errors:38 errors_^:4 erst:54 erst_nach:1
es:-32 es_0:-2 es_de:14 es_war:-19 eso:13 español:18 essay:63 essay_has:30
est:121 est_maintenant:2 estimated:41 está:26 está_en:26 et:-79 et_0:-38
etwas:31 euro:46 euro_^:26 euros:83 euros_^:72 even:31 even_if:8 even_when:11
evening:50 evening_i:50 evenings:-19 ever:-56 every:-50 every_0:31
every_change:17 every_migration:33 every_morning:-53 every_one:11
every_reminder:1 everybody:21 everyone:-70 everything:-69 everything_^:-89
everything_else:30 everywhere:-53 exam:35 exam_is:27 examen:18 examen_oral:18
examiner:20 examiners:77 example:31 examples:47 examples_work:4 exceed:23
exception:29 exception_^:24 exchange:7 exercise:52 exercise_nine:31
exercises:103 exercises_an:31 exhausted:11 expect:-29 expects:20 expects_0:20
expire:29 explain:11 explain_things:16 explains:-70 explains_a:-51
explanation:-75 explicit:37 export:35 extension:7 eyes:35 eyes_^:30 faculty:34
failed:14 failover:51 failover_^:12 fair:-82 fait:-80 fall:19 falls:-50
family:37 fans:-81 fans_and:-24 far:-26 far_as:-13 fares:32 fast:-42 faster:-48
faster_than:-48 faults:41 faults_^:41 faulty:53 faut:83 favourite:13
favourite_topic:62 fax:-39 feature:26 feature_flags:26 fee:1 feed:14 fehlt:11
felt:-6 fermenter:57 fermenter_five:57 ferry:6 festival:10 festival_beer:29
few:-62 field:72 field_at:7 figure:58 figure_for:14 figure_is:38 file:14
file_^:43 file_is:-12 files:-84 files_in:2 film:-5 finalement:30 finally:-41
finance:35 find:-3 find_early:2 find_out:-34 find_the:70 fine:61 fine_^:61
finished:61 finished_^:8 finished_the:11 fire:56 fire_brigade:3 fires:6
firewall:1 firm:6 firmware:52 first:17 first_^:86 first_and:3 first_dance:36
first_job:-69 fishing:-94 fit:40 fit_into:21 fitter:33 five:80 fix:29 fix_is:20
fixtures:18 flags:38 flaky:40 flaky_golden:3 flash:36 flat:-23 flat_and:-17
floor:-44 floors:-19 fog:-82 folder:61 folder_^:3 follow:-15 follow_the:-20
fonts:2 food:53 football:28 football_examples:4 football_is:6 footnotes:8
footnotes_^:20 for:5 for_0:-74 for_^:31 for_a:28 for_any:-71 for_being:-1
for_every:-10 for_hours:1 for_it:-36 for_looks:-41 for_me:73 for_my:67
for_one:-8 for_six:21 for_the:80 for_this:28 for_two:3 for_us:6 for_you:-62
for_your:-3 forbids:56 forecast:-78 forget:16 forgets:-72 forgetting:-80
forgot:-91 forklift:-78 form:-20 form_is:-50 formeln:32 forward:2 foto:20
foto_es:8 found:-77 found_a:-13 found_that:-37 fountain:11 fountain_^:11 four:80
four_is:41 fractions:-56 frame:-6 frame_near:-44 free:-70 freeze:54 friday:7
friday_^:7 fridays:10 fridays_^:10 from:-80 from_^:-90 from_a:28 from_and:-30
from_here:69 from_is:-26 from_me:17 from_now:20 from_the:86 from_to:4 from_us:16
from_you:31 from_your:15 front:24 frío:-72 full:65 full_charge:22 fun:-42
function:-39 functions:16 functions_over:16 funny:-38 further:13 für:26
für_das:24 für_den:21 für_die:23 g:39 g_^:39 gang:-10 gang_^:-10 garde:14
garde_les:14 garden:-58 gas:50 gas_alarm:30 gasta:10 gasta_0:10 gate:49
gateway:63 gb:41 gb_^:35 gegen:-51 geht:-49 generally:-57 generated:12
generator:90 gerlinde:39 gestattet:24 gestattet_^:24 gestern:-44 get_0:41
get_a:19 get_it:6 get_the:20 get_tired:-53 gets:101 gets_0:12 gets_its:1
getting:55 geändert:20 gibt:30 gibt_es:30 gigas:26 gigas_^:26 gilt:38
gilt_auch:38 give:85 give_me:52 given:45 given_the:17 gives:33 gives_up:26
gli:57 globe:-46 go:76 go_for:17 go_off:6 go_on:31 go_through:9 go_to:19 goal:10
goat:-42 goat_^:-34 goes:67 goes_^:-23 goes_in:13 goes_into:24 goes_out:-10
goes_through:6 goes_to:17 going:-6 going_to:71 golden:3 golden_test:3 gone:8
good:-130 gosto:16 gosto_mais:16 got:97 got_0:4 got_into:-35 got_the:49
got_through:6 grad:16 grad_^:16 grandfather:6 grandpa's:-3 graph:-41 graphs:-41
great:-70 great_^:-48 great_uncle:29 green:38 grenzwert:16 grew:-4 grey:20
grinder:10 group:28 groupe:8 groupe_électrogène:8 groups:-29 gruppe:28 guard:17
guess:47 guessed:-26 guessed_that:-26 guest:38 guests:-2 gusta:9 gusta_más:9
gärkeller:12 gästen:25 gästen_^:25 ha:-33 habe:40 habe_ich:28 haben:44
haben_sie:-13 haben_wir:8 habla:44 hables:33 hables_en:33 hace:-72 had:-24
had_0:-76 had_a:6 had_in:21 had_the:-29 had_to:8 haha:-104 haha_^:-104 half:27
half_of:-10 half_the:-44 hall:-57 hall_^:42 hall_and:-5 hall_in:-8 halls:-4
halls_of:-4 hallway:53 hammer:-16 han:11 hand:13 handed:69 handler:9 handles:12
handles_0:19 hands:33 hands_^:2 hands_off:26 handshake:-7 hangs:1 hangs_on:15
happen:-50 happens:12 happens_on:-38 happens_to:23 happier:12 happy:-68
harbour:-45 hard:-53 hard_to:-12 harder:3 hardly:54 has:23 has_0:-2 has_a:-23
has_already:28 has_been:31 has_gone:-31 has_its:-63 has_moved:25 has_not:-15
has_promised:9 has_to:159 has_told:20 hat:-35 hat_0:-15 hate:-19 hats:-39
hatte:-41 have:-47 have_0:-38 have_a:-76 have_every:-1 have_gone:16
have_guessed:-26 have_it:4 have_left:-11 have_my:9 have_no:-67 have_seen:-24
have_signed:24 have_talked:15 have_the:5 have_thought:-45 have_to:77
have_worked:16 have_yet:5 haven't:43 having:10 hay:-61 hay_que:49 he:-20
head:-37 head_^:-46 header:25 hear:-82 hear_the:-36 heard:28 hearing:46
hears:-10 heart:14 heat:-29 height:17 height_is:19 help:-69 help_^:-55
help_me:19 helped:-4 helper:-17 helps:-59 helps_^:-50 her:74 here:-77 here_^:1
here_is:-81 here_the:-50 here_we:17 hermana:47 het:-52 heute:-80 hier:-78
highlight:21 highlight_verbs:21 hills:-32 hilos:13 hilos_^:13 hints:24 his:-26
hit:-37 hive:29 hives:40 hives_^:7 hl:2 hl_and:2 hm:-75 ho:-38 hold:10
hold_for:-2 hold_the:13 holdings:64 holdings_in:64 holds:93 holds_0:69
holiday:-55 home:21 homework:35 homework_^:5 honest:-82 honestly:-44 hook:4
hope:-4 horas:2 hosts:39 hosts_^:21 hotel:-20 hour:5 hour_the:38 hours:8
hours_^:21 hours_before:1 hours_of:22 house:30 house_^:38 how:-161 how_^:-35
how_it:-49 how_many:30 how_the:-1 hum:-44 humidade:37 humming:-7 humming_in:-7
hund:-43 hurry:-19 hurts:30 hurts_my:30 husband:48 huts:-11 hätte:-70
hätte_ich:-70 höchstens:51 höchstens_0:18 i:-15 i_am:-121 i_ask:51 i_can:-40
i_can't:93 i_could:-66 i_decided:10 i_did:-28 i_do:-29 i_don't:-27 i_dreamt:-47
i_enjoy:36 i_find:13 i_found:-74 i_get:66 i_got:35 i_had:2 i_have:24
i_haven't:32 i_keep:41 i_know:38 i_learn:47 i_like:96 i_looked:22 i_may:26
i_move:-29 i_must:-41 i_need:-39 i_never:-18 i_once:-41 i_prefer:36 i_read:-62
i_remember:84 i_see:-60 i_send:14 i_set:16 i_should:-34 i_skip:27 i_slept:-31
i_still:25 i_take:37 i_think:-21 i_turn:12 i_want:51 i_was:-54 i_went:62
i_will:12 i_wonder:-52 i_would:7 i_wrote:31 i'd:62 i'd_be:-19 i'd_like:77
i'll:-22 i've:-21 ich:38 ich_lerne:4 icon:-47 icons:22 id:52 idea:-68 idea_^:-25
idea_how:-63 idle:19 idle_for:31 if:41 if_i:-20 if_it:58 if_my:53 if_that:13
if_the:111 if_theres:34 if_we:-35 if_you:-24 il:-58 il_en:-31 il_ne:41
il_nous:33 il_y:-2 ill:36 im:-1 im_büro:-12 im_chat:26 image:38 image_is:26
imagine:-36 immer:-35 imports:23 in:-69 in_$:27 in_0:-10 in_^:82 in_a:-11
in_an:3 in_and:-74 in_as:-9 in_commit:20 in_den:37 in_der:-18 in_doubt:44
in_every:-9 in_from:33 in_front:-10 in_had:-20 in_has:-95 in_instead:5 in_it:-28
in_its:30 in_line:25 in_may:-57 in_mind:16 in_most:-3 in_my:38 in_one:26
in_our:38 in_place:27 in_spring:17 in_statistics:16 in_stock:11 in_such:-18
in_sync:45 in_that:-13 in_the:69 in_there:8 in_they:-40 in_this:42 in_used:-13
in_was:-1 in_which:-16 in_winter:-56 in_with:-45 in_your:-9 inbox:16
included:-29 included_^:-36 includes:61 indents:2 index:26 inglés:44 inside:32
inside_^:-15 inside_the:52 insists:25 instead:58 instead_^:36 instead_of:39
insurance:6 insurance_is:6 insurer:49 interesting:-101 intern:-29 interview:11
into:-28 into_0:-39 into_the:-7 invoice:-26 invoice_^:-29 invoices:73 is:33
is_$:13 is_0:178 is_^:29 is_a:-47 is_ab:7 is_all:53 is_always:19 is_an:-10
is_and:-33 is_at:16 is_closed:26 is_corrected:23 is_done:1 is_drawn:-14
is_empty:2 is_estimated:41 is_fine:27 is_finished:1 is_for:81 is_going:35
is_gone:23 is_half:19 is_how:-8 is_ill:35 is_in:22 is_it:13 is_kept:29
is_like:-2 is_may:28 is_my:24 is_no:-15 is_off:37 is_on:51 is_only:-38 is_out:13
is_over:-10 is_paid:42 is_quarantined:55 is_registered:2 is_running:38
is_simply:-19 is_something:34 is_still:83 is_the:-1 is_through:7 is_to:34
is_too:16 is_unclear:-25 is_what:-95 is_why:-22 is_with:2 is_your:-68 isn't:-13
isn't_it:-84 issued:14 ist:-48 ist_0:41 ist_^:71 ist_am:1 ist_jetzt:20 it:-43
it_0:1 it_?:-67 it_^:-34 it_always:-25 it_and:42 it_be:41 it_can:30 it_costs:7
it_goes:-18 it_has:19 it_helps:-7 it_in:1 it_is:-50 it_looks:-19 it_must:-62
it_needs:-15 it_on:51 it_over:19 it_remains:24 it_says:22 it_should:-4
it_sounds:-6 it_that:73 it_the:84 it_up:13 it_was:46 it_will:-47 it_with:28
it_without:50 it_would:72 it's:58 it's_going:9 it's_the:32 items:22 items_^:22
its:16 its_a:50 its_own:-39 its_tests:16 j'aime:16 j'aime_mieux:16 j'avais:-67
jamais:-78 je:17 je_ne:16 je_préfère:32 jeder:23 jetzt:65 job:-31 job_runner:35
jobs:-12 join:48 join_retries:26 joke:-53 joke_and:-10 jokes:-95 joking:-52
journaux:14 journaux_0:14 jours:14 jours_^:14 jug:17 july:18 jump:24 june:31
just:-75 just_now:-7 kaffee:-73 kann:-2 kann_ich:-2 kb:14 kb_^:14 keep:37
keep_forgetting:-25 keep_my:32 keep_that:30 keep_the:19 keep_up:-68 keeps:54
keeps_0:14 keeps_pdfs:23 keeps_the:18 kegs:10 kein:16 keine:25 keiner:35
keiner_^:35 kept:9 kept_for:59 kettle:-68 key:34 key_cache:11 key_to:11 keys:86
keys_that:31 kg:63 kg_^:37 kg_of:21 kilo:11 kilo_^:11 kilobytes:27 kilobytes_^:8
kilos:39 kilovatios:16 kilovatios_^:16 kind:-78 kind_of:-60 kind_to:16 kinder:12
kindly:48 kinds:-5 kinds_of:-5 kitchen:-39 kitchen_has:-35 klausur:20
klausur_dauert:8 klausur_haben:1 knee:-32 knots:-33 know:-70 know_how:-38
know_that:-29 know_which:34 know_why:31 know_with:-48 knowing:-11 knows:35
knows_the:22 kommen:-21 korrektur:4 kurs:49 kurs_dauert:3 kw:22 kw_^:22
l'astreinte:36 l'astreinte_^:36 la_antena:29 la_base:13 la_caution:24 la_clase:9
la_cámara:10 la_cérémonie:19 la_file:3 la_lezione:7 la_riunione:5 la_réplica:44
la_table:18 lab:26 label:-4 label_printers:12 labeller:42 ladder:-26 ladders:-44
lag:-27 lags:38 lamps:-29 landlord:-17 lang:-12 lang_^:24 lang_und:-42 large:61
las:51 last:43 last_0:-22 last_night:-49 last_time:64 last_week:-11 last_year:20
late:-2 later:-10 later_^:-56 later_departure:31 latin:-24 laugh:-49 laughed:-69
law:39 layout:-29 layout_code:-30 le:32 le_délai:7 le_groupe:8 le_hall:-48
le_malt:13 le_refuge:3 le_train:29 leaked:54 learn:49 learn_0:21 learned:-117
learned_to:-98 lease:43 least:-38 least_^:-21 leave:142 leave_it:51 leave_the:42
leaves:116 leaves_the:45 leaving:44 leer:-50 left:-2 left_^:-3 left_a:-48
left_for:6 left_the:-20 leg:5 legacy:51 legal:21 lemonade:13 leo:37 lerne:22
lerne_lieber:4 les:7 les_enfants:1 les_journaux:14 less_than:-31 lesson:77
lessons:35 let:-52 let_me:-63 let's:71 lets:69 lets_us:37 letter:-16
letter_^:-23 letter_from:3 letters:-49 letters_^:-22 leute:-70 level:31
level_in:31 lezione:7 library:-19 licence:74 lid:-39 lie:7 lieber:74
lieber_als:31 liebsten:58 liegt:-16 liegt_bei:8 lies:-10 life:-26 lifts:42
light:-26 light_at:22 like:-17 like_a:16 like_my:53 like_that:-34 like_the:-28
like_this:-37 like_to:-4 limit:55 limit_is:6 limits:12 lindqvist:36 line:99
line_^:32 line_of:-9 line_with:25 lines:33 lines_^:50 linter:34 list:48
list_^:34 listening:8 litres:20 litres_of:10 litros:7 little:-22 little_one:-1
live:49 live_in:13 lives:4 lleva:15 lleva_0:15 lo:-14 load:73 load_^:10 local:14
locks:9 log:-47 log_is:18 log_level:31 log_of:-48 logs:59 logs_to:16 lol:-84
lol_^:-94 long:-53 longer:95 longer_than:17 longs:31 look:-67 look_almost:-21
look_for:2 looked:-30 looked_it:42 looking:-37 looking_at:-25 looks:-20
looks_better:23 looks_great:23 looks_like:7 lookup:61 loop:-44 loop_that:-19
los:12 los_diagramas:20 lose:-2 loses:18 lost:-34 lost_0:-24 lost_buggy:13
lot_^:-19 lote:7 lote_nocturno:7 loud:-46 love:-9 lovely:-40 luck:-71 lunch:-33
lunch_^:19 länger:19 länger_als:7 läuft:14 límite:6 límite_de:6 lösungen:29 m:23
ma:-56 machine:-64 machines:-54 made:39 made_a:5 made_up:27 magician:-64 mail:84
mail_^:54 mailbox:9 mailbox_takes:9 mails:35 main:33 maintenant:10
maintenant_0:4 mais:16 mais_de:16 make_it:24 make_that:2 makes:-4 makes_it:53
makes_sense:-41 male:34 malt:15 man:-45 manage:45 manages:44 manages_0:44
many:-84 many_travellers:-25 maps:-20 march:12 marisol:55 mark:52
mark_mistakes:12 market:-12 marks:79 marks_in:19 matter:32 matters:29
matters_more:12 max:21 maximum:23 maximum_0:14 may:120 may_0:194 may_be:-44
may_have:-79 may_i:41 may_look:32 may_stay:31 may_weigh:10 maybe:-25 maybe_0:-24
mb:63 mb_^:28 mbar:4 mbar_^:4 me:-23 me_^:36 me_and:28 me_before:41 me_bring:1
me_far:17 me_first:19 me_gusta:9 me_hables:33 me_if:14 me_it:-56 me_off:28
me_so:7 me_than:35 me_that:-120 me_the:19 me_who:24 me_why:21 me_with:9 meal:71
mean:-11 mean_with:21 means:-10 measure:46 measure_the:35 measured:62 mehr:9
mehr_als:4 mein:-22 meine:-20 memorise:10 menu:-11 merchant:-27 merge:30
merged:35 merging:18 mes:-24 message:15 messages:-28 messages_^:37 met:-40
meter:36 metres:18 mi:-40 mi_hermana:47 mich:50 mientras:34 mietwagen:3
mieux:-15 mieux_les:16 migration:44 migration_has:33 milk:17 milliseconds:5
min:10 mind:-1 mind_^:-35 mind_the:7 mine:1 mineurs:32 minors:29 minus:15
minus_one:15 minute:22 minute_0:-38 minute_^:80 minute_and:24 minuten:-6
minuten_^:28 minutes:43 minutes_^:18 minutes_a:3 minutes_at:11 minutes_each:6
minutes_for:5 minutes_of:44 minutes_on:18 minutes_west:10 minuti:7 minuti_^:7
minutos:-35 minutos_^:53 mir:26 mir_ist:12 mir_wäre:25 misread:50 misread_the:50
missing:56 misst:6 misst_0:6 mistakes:35 mistakes_in:35 mit:-60 mit_0:-43
mit_bildern:19 mit_dem:66 mix:28 mm:26 mm_^:26 mobile:36 mobile_app:29 mock:62
mock_came:10 mock_exam:10 mock_oral:17 modem:-11 module:13 moins:3 moins_0:3
moment:-8 moment_ago:44 monday:19 monday_^:19 mondays:-83 money:31 montage:12
month:81 month_^:23 month_end:34 montres:18 moon:-49 more_^:74 more_than:-11
more_to:21 morning:23 morning_^:83 morning_the:18 mornings:8 most:-4 most_0:5
most_^:25 most_is:26 most_of:-66 mostly:-29 mother_is:24 move:-2 move_on:2
moved:85 moved_to:34 moves:-60 moving:-3 mr:38 ms:53 ms_^:44 much:-83 much_^:-1
mucho:13 mum's:25 mum's_seat:25 music:-59 music_^:-64 must:-176 must_be:-76
must_have:-93 must_not:44 must_say:-22 must_stay:11 my_asked:-59 my_brother:69
my_daily:7 my_daughter:31 my_desk:-19 my_enrolment:25 my_eyes:35 my_favourite:13
my_first:-75 my_hands:45 my_husband:48 my_mind:25 my_mock:12 my_mother:-8
my_never:-12 my_notes:10 my_once:-71 my_own:29 my_says:-56 my_side:-12
my_sister:48 my_teacher:22 my_thinks:-31 my_wife:13 myself:64 myself_^:38 más:86
más_^:33 máximo:31 máximo_0:14 máximo_de:8 même:-40 n:21 n_minus:15 nach:30
nach_rücksprache:16 nada:54 nada_de:25 nadie:8 name:57 name_of:29 names:-44
names_^:-65 natural:-53 ne:15 ne_doit:5 ne_faut:41 ne_redémarre:7 near:-153
near_^:-55 near_the:-17 near_they:-6 need:10 need_0:21 need_a:-28 need_to:21
needs:-3 needs_0:-48 needs_a:26 neighbour:21 neighbours:-5 nervous:-26
nested:-26 nested_proxies:-27 network:16 neue:14 neun:-95 never:-169
never_have:-26 never_know:-48 new_^:23 new_one:9 new_words:27 next:37
next_door:-47 next_step:6 next_time:9 ni:48 nice:-29 nicer:-18 nicer_^:-30
nicht:127 nichts:-28 nie:-60 niemals:22 night:-71 night_^:-36 night_shift:17
night_train:15 nightly:2 nights:2 nine:49 ninety:36 ningún:46 ningún_otro:37
no:66 no_hurry:-19 no_idea:-46 no_lo:16 no_longer:61 no_me:38 no_more:9 no_se:33
no_wonder:-68 nobody:-64 nobody_could:46 nobody_ever:48 nobody_has:43
nobody_reads:-45 noch:-69 noch_0:-71 noch_die:11 nocturno:7 nocturno_tarda:7
node:19 node_seven:12 noise:-72 noisy:22 noisy_work:14 non:-43 non_si:38 noon:5
noon_^:5 nord:14 normal:-70 northern:2 nos:36 nosotros:8 not:135 not_a:43
not_allowed:26 not_at:18 not_been:18 not_even:5 not_find:26 not_help:-50
not_in:14 not_more:16 not_one:17 not_the:30 not_to:34 note:21 notes:-21
nothing:-35 nothing_^:3 nothing_else:-28 nothing_in:68 nothing_is:-57
nothing_new:-49 nouns:6 nous:18 novels:59 now:75 now_^:-20 now_is:10 now_on:20
nowhere:34 number:149 number_^:1 number_is:18 numbers:59 nunca:-16 nur:103
nur_nach:16 nur_noch:10 nurse:32 nurse_and:32 nurses:26 não:15 não_pode:15 o:-53
o_sensor:37 ob:22 of:-43 of_0:36 of_a:53 of_ab:21 of_all:57 of_an:-71 of_are:-56
of_cascade:21 of_course:-39 of_downtime:22 of_each:29 of_it:15 of_my:-110
of_paint:18 of_people:59 of_questions:-53 of_that:-50 of_the:8 of_them:-21
of_these:-61 of_this:55 of_us:-53 of_use:-61 of_water:10 of_way:78 of_you:19
off:93 off_0:-44 off_^:30 off_and:5 off_limits:12 off_the:4 off_until:21
offer:63 office:-66 office_^:24 office_in:-43 offline:21 often:-14 ohne:-17
ok:-34 okay:7 old:-33 oma:1 oma_ist:1 omg:-54 on:49 on_^:51 on_a:47
on_account:17 on_all:32 on_any:-31 on_avait:-28 on_call:22 on_days:-32
on_friday:7 on_fridays:10 on_garde:14 on_it:17 on_may:95 on_monday:19 on_most:-1
on_my:37 on_ne:-74 on_our:52 on_some:-45 on_the:-31 on_them:5 on_to:37 on_top:28
on_us:8 on_wednesday:27 on_which:-3 once:-105 once_and:-6 once_the:-30 one:-30
one_^:18 one_and:10 one_asked:-45 one_can:-45 one_from:-13 one_has:31 one_in:-49
one_is:37 one_more:-47 one_needs:28 one_sees:-32 one_thing:36 one_took:36
one_types:26 one_with:-30 one_would:-62 ones:11 ones_^:45 only:62 only_0:35
only_^:32 only_the:26 only_to:33 open:-34 open_a:42 open_the:-52 opened:-55
opens:-38 opens_at:-39 opera:-57 or:-6 or_so:-58 or_the:18 oral:75 oral_vale:18
orchard:28 order:66 order_^:-22 order_the:27 orders:27 ordinary:-29 original:24
os:37 other:-11 other_^:-43 other_one:2 other_side:68 otherwise:63
otherwise_the:43 otro:37 otro_sitio:37 our:16 our_office:-16 ours:-22 out:84
out_^:49 out_at:18 out_for:23 out_loud:-43 out_of:60 out_on:3 out_the:47
out_to:1 outage:-64 outline:31 output:-9 outside:-57 oven:50 oven_draws:28
over:11 over_0:-9 over_^:-36 over_at:41 over_the:-60 overflow:10
overflow_kegs:10 owner:39 owns:7 owns_the:12 pace:-55 page:-29 pages:15 paid:70
paint:-1 paint_the:19 painted:-36 painted_the:-36 painters:-29 palabras:18
palabras_^:6 pallets_^:19 pallets_of:-10 pancakes:-107 paper_^:31
paper_birds:-27 papers:40 par:58 par_le:11 para:-24 paragraph:56 parallel:9
parallel_copies:9 parcel:49 parcel_weighs:2 parents:22 park:14 parking:51
parrot:-56 parsers:-1 part:50 part_is:-10 part_of:3 parties:-15 parts:27
parts_arrive:27 party:41 pas:31 pas_dépasser:6 pas_le:20 pas_me:30 pass:-15
pass_^:32 pass_the:16 passe:14 passed:-26 passed_on:-13 passenger:33 passes:20
passport:49 password:-69 password_^:-50 past:14 past_tense:32 patch:46
patient:-18 patients:17 patients_are:14 paying:33 payment:44 payment_went:41
pays:32 pays_for:32 pdfs:23 pdfs_for:23 pens:-37 people:-71 people_^:55
people_always:-18 people_in:-31 people_on:11 people_speak:-52 per:131 per_il:8
percent:45 percent_^:48 permit:16 person:65 personne:31 personne_ne:12
personnes:-26 peser:4 phone:92 phone_call:18 phones:-17 phones_^:-58
photographs:-22 photographs_^:-11 photos:4 photos_of:4 phrase:-33 piano:-37
piano_has:31 pick:51 pick_up:1 picking:9 pickup:23 picture:-62 picture_^:-45
pictured:-40 piece:50 pieces:-40 pin:10 pizza:-59 place:53 place_^:36 plan:69
plan_^:10 platform:53 play:35 play_the:10 played:-90 played_cards:-54
played_the:-26 please:36 please_^:77 please_mark:30 please_quote:5 plenty:26
plot:21 plots:15 pls:71 pls_^:24 pls_no:3 plums:-52 plus:51 plutôt:-41 pode:15
poem:-93 point_^:-56 points:144 points_^:70 points_in:28 points_to:14 policy:46
pool:32 pool_has:16 poor:27 por:41 por_la:8 port:11 port_0:11 porto:5 post:16
poster_needs:4 potatoes:-44 pots:-52 pour:91 pour_la:22 pour_le:27 pour_les:8
power:-23 ppl:8 ppm:35 ppm_^:35 practical:12 practice:-60 practise:-32
practise_0:6 prefer:43 prefiero:31 prefiero_que:14 prefix:23 press:3
presupuesto:2 preview:29 primary:35 primary_runs:24 printed:13 printed_in:1
printed_the:-54 printer:45 printers:-73 pro:40 pro_woche:17 probability:24
problem:-1 problems:36 problems_a:36 production:21 professor:28 profile:-18
profile_from:-18 project:-32 promise:72 promised:10 promised_to:9 proof:-46
prototype:-5 provider:4 proxies:-27 pruebas:36 pruebas_usa:7 préfère:32
prüfung:3 prüfungsgebühr:2 public:59 puerto:9 puerto_de:9 pull:30
pull_request:30 pump:50 pump_four:34 punkte:9 puntos:18 puntos_^:18 pupils:-39
push:29 pushed:27 pushed_the:22 put:127 put_you:21 px:19 px_^:19 qu'on:31
quand:-55 quarantined:55 quarter:50 que:46 que_de:16 que_las:4 que_me:12
queda:47 queda_por:38 quedó:19 queries:36 query:20 question:-49 question_^:-70
questionnaire:22 questionnaire_consists:22 questions:-25 questions_^:8 queue:-13
queue_at:-54 queue_in:-15 queue_now:19 queue_topic:30 quiet:-21 quite:-20
quota:10 quota_is:10 quote:56 quoted:2 rack:48 radiators:14 radio:-41 radios:-79
railway:16 railway_has:16 rain:-94 raise:8 raised:22 rang:-19 range:22
rarely:-56 rate:44 rather:-36 rather_have:14 rather_than:59 reached:44 reaches:2
read:-23 read_and:17 read_it:17 read_only:44 read_than:6 read_that:-63 reader:1
reading:-54 readings:49 reads:3 reads_ab:16 reads_along:58 reads_better:31
reads_the:4 ready:34 real:40 really:-84 reason:-15 receipt:49 rechnen:35
rechnen_wir:25 red:-5 redémarre:7 refrain:-6 refuge:3 refuge_coûte:3 refund:43
register:8 registered:38 registry:13 regression:70 regulations:82 rehearsal:29
reisetag:23 reisetag_^:23 rejects:44 release:83 release_branch:62 rely:6
rely_on:6 remains:66 remains_is:24 remains_on:3 remember_the:-73 reminder:1
reminds:-24 reminds_me:-24 render:17 render_timeout:17 renderer:10 repair:65
repariert:-39 repeats:22 repeats_every:22 replaced:67 replacement:24 replica:30
replica_two:18 replicas:33 replicas_^:14 replication:12 report:34 report_^:35
reported:41 reported_0:41 reports:20 repository:34 request:60 request_^:24
request_is:2 requests:-25 reserved:29 reserved_seats:1 resit:32 resit_^:3
resit_in:16 respaldo:14 respaldo_tarda:14 rest:7 rest_^:-11 rest_of:-5 reste:37
reste_à:37 result:23 result_pages:30 results:40 results_in:31 retention:38
retired:16 retries:38 retry:31 retry_count:5 return:59 returned:51 returned_^:43
returns:-23 returns_easier:2 review:79 review_^:48 reviews:21 revised:52
revision:5 revision_day:4 ribbons:48 rieger:16 right:-3 right_^:32 right_of:20
ring:43 rings:-10 ringtone:-78 rinse:71 rinse_time:2 rinsed:21 rinsed_and:21
riunione:5 river:-33 road:8 roasters:-57 robot:4 role:55 roof:-54 room:-38
room_for:14 rosa:27 rosalind:63 rose:69 rotated:49 rotation:-10 rotation_^:-10
row_^:-16 rows:-70 rows_^:43 rows_and:-2 rules:11 run:42 run_^:25 runbook:42
runner:35 runner_is:35 running:78 running_^:40 running_again:27 runs:47
runs_on:27 réplica:44 rückflug:1 rückflug_der:1 rücksprache:16 s:38 s_^:17
sacs:13 sacs_^:13 said:2 said_0:32 sale:48 salen:28 sales:56 salt:-11 same:-70
same_thing:-13 same_to:29 sample:72 samples:31 sampling:16 sampling_window:5
sandwiches:-30 sans:38 sans_exception:8 sat:-74 saved:34 saw:-87 say:98 say_0:5
say_^:-5 say_so:19 say_whether:55 saying:2 says_a:8 says_it:-14 says_so:-5
says_statistics:-33 scale:7 scales:10 scan:4 scanner:17 scanners:12 scans:-5
schaffe:21 schaffe_ich:21 scheduler:-14 schema:20 schon:14 school:4 school_^:54
schüler:28 schüler_^:28 scratch:61 screen:25 screenshots:6 screenshots_^:6
script:7 se:44 sea:-62 sea_^:-23 seal:23 seal_^:10 search:74 seat:86 seats:71
seats_are:12 seats_in:28 second:49 secondes:26 secondes_^:26 seconds:119
seconds_^:105 secours:16 secrets:5 security:52 see:-99 see_the:-16 see_what:-55
seeing:40 seeing_that:40 seems:-21 seems_to:-21 seen:-20 seen_the:-3 sees:-130
sees_0:-57 seguridad:37 seguro:14 sekunden:12 semaine:12 semaine_^:12
sempre:-104 send:58 sends:-21 sense:-44 sensor:61 sensor_de:37 sent:49
sent_back:49 sentences:65 series:-61 served:-10 server:-16 service:75
service_admits:8 serviced:-1 ses:-91 session:78 session_^:29 session_may:31
set:17 set_^:22 set_aside:1 set_has:-46 set_the:29 settled:59 settled_on:21
seven:72 several:-1 shadow:-7 share_it:1 shared:15 she:80 shed:10 shed_^:10
sheet:22 shelves:-27 shift:7 shift_^:19 shift_has:-68 shift_in:17
shift_reported:41 ship:-4 shop:21 short_ones:8 should:5 should_be:74
should_the:31 show_0:-9 showed:-13 showed_the:-35 shows:-119 shows_a:-77 shut:21
sicher:-41 side:27 side_^:57 siempre:-119 sight:-24 signalling:2
signalling_part:2 signals:-23 signatures:5 signed:64 signs:14 signs_off:22
simple:3 simply:-42 simply_a:-19 sin:44 since:82 since_^:-40 since_it:-1
since_ten:19 since_the:67 since_this:2 sind:68 sind_0:13 sing:-49 sister:64
sit_on:-3 site:29 sitio:37 sitio_^:37 sits:19 sits_at:18 sitting:23 six:67
six_^:43 size_it:20 skating:-71 sketch:-43 skip:49 skip_the:27 sleep:-4
sleep_^:-12 sleep_better:-27 sleep_bug:30 sleeps:2 sleeps_0:11 slept:-57
slept_0:-42 slip:43 slot:39 slots:48 slots_^:59 slow:-7 small:-18 smaller:21
smell:-89 smells:-121 smells_of:-89 snapshots:30 so:-52 so_^:-48 so_a:21
so_every:26 so_far:-17 so_i:-5 so_many:-31 so_much:-59 so_that:73 so_that's:2
so_the:-51 so_we:7 socket:3 sofa:-35 sofort:22 soft:-4 sold:13 solder:-26
sollte:25 solved:63 some:-80 some_of:-11 somebody:-50 somebody_has:10
somebody_in:-33 somebody_left:-48 somebody_should:1 someone:30 something:-79
something_^:-80 something_is:-39 something_to:5 song:-74 songs:-94 sonst:13
soon:39 soon_as:39 sooner:50 sorry:3 sorten:-31 sounds:-49 sounds_^:-37
sounds_like:-14 soup:-88 soup_^:-14 soup_is:-72 source:-38 southern:8 space:2
space_indents:2 spaces:21 speak:9 speak_of:10 speeches:4 speeches_start:4
spelling:19 spend:9 spent:-5 split:5 spoke:17 spoken:6 spoons:-10 spring:49
squash:2 stack:-51 stack_trace:-24 staging:32 standing_in:-2 stands:11 start:23
start_above:11 start_at:21 start_with:18 started:-94 starts:59 starts_at:20
state:32 station:32 station_^:45 stations:-14 statistics:-20 statistics_and:16
status:44 stay:48 stay_idle:31 stay_in:-32 stay_with:11 stayed:-19 stayed_in:-19
stays:96 stays_^:9 stays_out:10 stays_where:21 stehen:-6 stehen_^:-6 step:-2
stick:-13 stick_^:-16 still:11 still_for:-17 still_have:28 still_unclear:38
stock:32 stock_am:11 stood:-13 stood_still:-17 stop:46 stop_^:36 stopped:-34
storage:57 storage_team:2 store:-9 stored:-24 stories:16 stories_stick:38
story_^:18 story_of:-28 stove:-31 stove_and:-31 streams:41 streams_in:36
street:-5 stretch:21 stretch_it:18 string:-20 strings:1 stuck:13 stuck_^:60
stuck_in:-13 student:-21 students:-26 studies:-13 study:3 study_0:3 stunden:-74
stunden_über:14 style:33 such:-82 such_a:-10 suit:22 suit_me:18 suitcase:13
sum:-39 summer:-20 summer_in:-14 sun:-41 sunday:52 support:56 surtout:-16
surtout_pas:37 survive:9 swallows:-45 swap:36 swear:-4 switch:114 switched:21
swore:-7 sworn:-9 sync:50 sync_^:25 system:30 system_^:30 table:70 table_des:9
tables:98 tables_^:53 tablet:19 tablets:49 tabs:44 tage_^:7 take:34 take_^:25
take_a:-7 take_it:30 take_the:53 taken:26 takes:138 takes_0:81 talk:-44
talk_about:-23 talk_to:54 talked:27 talked_it:18 tall:-17 tall_^:-31 tamaño:8
tamaño_máximo:8 tank:97 tank_^:3 tap:30 tap_needs:26 tape:12 tape_robot:4
tarda:32 tarda_0:32 taste:-33 tea:-65 teacher_is:21 team:16 technician:3 tell:68
tell_me:106 tell_the:19 tell_you:-80 tells:-13 temps:-63 ten:44 ten_past:19
tenant:66 tenant_in:24 tengo:71 tense:32 termin:33 terms:44 test:114 test_has:8
test_is:3 tests:63 tests_pass:26 text:84 text_the:24 than:94 than_0:21
than_a:103 than_nested:2 than_the:-60 than_wait:8 than_with:2 thank:-25
thank_you:-25 thanks:-91 thanks_for:-65 that:-128 that_$:2 that_^:-62 that_a:-52
that_cannot:27 that_colour:35 that_comes:5 that_has:-16 that_hour:-27 that_i:10
that_in:58 that_includes:24 that_is:-27 that_leaves:50 that_makes:-19
that_must:-2 that_nobody:-77 that_one:-49 that_only:14 that_out:33 that_page:-35
that_sounds:9 that_stick:31 that_the:37 that_they:30 that_this:-46 that_time:6
that_was:13 that_we:45 that_you:9 that's:100 thats:91 the:41 the_0:-107
the_accounts:16 the_afternoon:-23 the_agent:-48 the_aisle:34 the_alarm:-19
the_alert:4 the_answer:-16 the_app:21 the_archive:4 the_audit:13 the_auditors:28
the_autumn:49 the_baby:9 the_backup:19 the_bakery:-32 the_band:9 the_bank:-19
the_barn:25 the_base:11 the_batch:34 the_bathroom:12 the_battery:17 the_beer:10
the_best:-47 the_blue:31 the_board:51 the_boat:-18 the_boiler:3 the_book:-48
the_booking:27 the_border:61 the_branch:-46 the_bright:59 the_broken:3
the_buffer:4 the_build:2 the_bus:-66 the_buzzer:10 the_cabin:29 the_cabins:33
the_cage:13 the_cake:57 the_call:-25 the_canoe:42 the_card:23 the_cat:-75
the_ceiling:12 the_cellar:49 the_certificate:70 the_channel:27 the_choice:8
the_choir:10 the_claim:13 the_clerk:9 the_clinic:28 the_clock:37 the_club:48
the_coffee:-85 the_cold:-4 the_colour:12 the_connection:47 the_contract:3
the_course:43 the_court:17 the_cover:31 the_crane:40 the_crash:7 the_crew:28
the_curve:-87 the_customs:3 the_dark:16 the_dashboard:-37 the_day:88 the_dead:19
the_dealer:24 the_delivery:13 the_deposit:5 the_dinner:47 the_dishes:19
the_doctor:17 the_door:-58 the_draft:8 the_earlier:14 the_east:6
the_electrician:18 the_end:29 the_essay:35 the_evening:23 the_exam:-6
the_examiners:43 the_examples:6 the_exchange:7 the_exercises:62 the_export:22
the_faculty:34 the_family:28 the_fans:-57 the_fast:2 the_faulty:53
the_festival:29 the_field:46 the_files:2 the_fire:10 the_firm:6 the_firmware:45
the_first:-40 the_fix:20 the_flaky:3 the_floor:-27 the_forklift:-78
the_freeze:14 the_fun:-33 the_gas:30 the_gateway:14 the_generator:23
the_goat:-42 the_graph:-41 the_graphs:-34 the_grey:20 the_hall:-28
the_hallway:53 the_harbour:-51 the_hearing:11 the_helper:-17 the_holdings:64
the_holidays:-1 the_house:-4 the_icon:-47 the_icons:22 the_insurer:49
the_job:-11 the_join:35 the_jump:20 the_kettle:-68 the_key:32 the_kind:-20
the_kitchen:6 the_lab:24 the_label:-14 the_labeller:42 the_landlord:41
the_last:6 the_lease:23 the_left:-11 the_legacy:42 the_library:-12
the_licence:23 the_lid:-60 the_light:-13 the_line:19 the_linter:34 the_list:42
the_listening:8 the_load:58 the_log:-95 the_long:26 the_loop:-58 the_lost:13
the_machine:-1 the_map:10 the_market:-4 the_mean:43 the_menu:-14
the_merchant:-21 the_mobile:27 the_module:-30 the_moon:-49 the_morning:-26
the_museum:20 the_name:29 the_network:3 the_new:1 the_next:6 the_night:25
the_nightly:2 the_noise:-54 the_northern:2 the_nouns:6 the_number:7
the_numbers:21 the_offer:63 the_office:-92 the_old:36 the_one:-103 the_ones:-11
the_only:13 the_oral:29 the_orchard:51 the_order:23 the_ordinary:-13
the_original:24 the_other:5 the_output:-9 the_overflow:10 the_owner:39
the_painters:-29 the_parcel:13 the_part:-15 the_parts:27 the_passport:19
the_password:22 the_past:25 the_payment:31 the_people:-14 the_permit:16
the_phone:14 the_plan:30 the_post:-29 the_poster:4 the_practical:12
the_prefix:23 the_preview:24 the_primary:35 the_printer:45 the_profile:-18
the_pump:5 the_queue:-23 the_quote:43 the_radio:-44 the_railway:16
the_reading:-10 the_registry:9 the_regulations:57 the_release:72 the_repair:1
the_report:4 the_resit:30 the_rest:-20 the_retry:16 the_review:33 the_revision:4
the_ribbons:48 the_right:-93 the_river:-33 the_roof:-54 the_room:20 the_sale:16
the_same:-49 the_sampling:5 the_scheduler:-14 the_schema:15 the_school:10
the_sea:-51 the_second:11 the_set:22 the_sheet:14 the_shop:21 the_signalling:2
the_site:16 the_sleep:30 the_slow:14 the_smaller:21 the_smell:-21 the_song:-15
the_southern:8 the_staging:17 the_station:-11 the_status:16 the_storage:3
the_story:-58 the_street:-5 the_switch:54 the_tables:40 the_tablet:19
the_talk:-57 the_tape:12 the_team:-27 the_tenant:24 the_tests:1 the_text:11
the_theme:3 the_thesis:2 the_ticket:23 the_time:-37 the_top:25 the_town:29
the_trace:-41 the_trail:19 the_train:-56 the_tram:-23 the_travel:2 the_tree:-51
the_trend:-17 the_turn:21 the_turnstile:8 the_unit:1 the_usual:-54
the_valley:-29 the_van:-16 the_variation:10 the_vault:34 the_vendor:5
the_very:10 the_view:-60 the_visa:12 the_visit:1 the_waiter:-71 the_waiting:7
the_warranty:29 the_way:-61 the_weather:-83 the_wedding:15 the_week:13
the_weekend:-30 the_welcome:10 the_whole:-107 the_windows:-47 the_word:-56
the_written:5 the_wrong:-22 the_yaml:2 the_year:-28 their:-28 them:19 them_^:23
them_and:36 them_is:23 them_on:17 them_to:19 theme:3 theme_colour:3 then:58
then_i:75 then_nothing:-7 then_the:-39 then_we:10 theory:16 there:-79
there_and:-66 there_are:39 there_is:-23 there_must:-14 there_was:-13
there_were:-36 there's_a:-6 theres:34 theres_a:34 these:-50 these_days:-28
thesis:2 thesis_outline:2 they:-11 they_are:-38 they_do:23 they_have:8
they_say:-67 they_want:7 they_were:-12 thing:29 thing_^:4 thing_my:36 things:-69
things_^:-24 things_are:-15 things_with:16 think:-31 think_about:62 think_of:-66
thinking:-63 thinks:-38 thinks_that:-9 third:20 thirteen:38 this:-108 this_^:-71
this_class:27 this_i:-23 this_is:43 this_morning:90 this_one:24 this_quarter:42
this_time:-16 this_year:40 those:-120 though:-49 thought:-59 thought_^:-35
threads:11 three:80 threshold:15 threshold_is:1 through:21 through_^:-24
through_is:-29 through_the:37 through_this:56 thumb:-67 ticket:86 ticket_^:27
tickets:31 tidal:36 tidal_streams:36 tide:13 tide_came:13 tiene:47 tiene_que:23
tight:21 till:25 time:30 time_^:16 time_and:56 time_i:-57 time_is:36 time_of:-29
time_which:-54 time_you:9 timeout:40 timeout_0:17 timeout_is:11 times:-60
times_^:-15 times_and:-10 times_before:20 times_in:-3 times_on:-23 tired:-72
tired_of:-53 to:60 to_$:18 to_0:-37 to_^:15 to_a:28 to_another:25 to_ask:-67
to_be:-26 to_bring:45 to_carry:-40 to_change:1 to_come:-18 to_drive:-29
to_every:9 to_find:-19 to_go:15 to_have:10 to_hear:-54 to_hold:16 to_it:1
to_leave:8 to_look:12 to_me:19 to_my:55 to_open:-60 to_our:12 to_pass:20
to_read:45 to_run:22 to_say:-8 to_see:40 to_sleep:-12 to_start:-31 to_take:-10
to_tell:12 to_the:47 to_think:62 to_us:25 to_wait:-33 to_work:-9 to_you:85
today:-61 today_^:18 together:-20 together_^:-84 together_with:82 token:9
told:54 told_about:11 told_me:8 tomorrow:61 tonight:22 tonight_?:37 tonight_we:2
too:49 too_^:-39 too_much:35 too_tight:15 took:-29 took_0:-15 took_you:24
tool:34 top:56 top_^:13 top_of:36 topic:13 topic_^:-27 total:-19 total_^:-19
touch:36 touch_the:7 touches:-19 toujours_pas:32 toute:3 town:-62 trabajo:33
trace:-65 traces:-63 tradition:-73 traffic:-2 trail:19 trail_marks:19 train_^:42
train_leaves:52 train_may:10 train_to:-78 trains:-17 tram:-23 translation:50
travel:-102 travellers:-23 travels:48 tree:-51 trend:-17 trial:-24 triangles:-16
tried:20 tried_0:20 tries:-1 trip_^:12 trips:67 trips_at:41 trop:1 trumpets:-55
try:33 tu:27 tu_me:19 tuesdays:9 tune:-12 turn:36 turn_of:21 turn_to:27
turned:14 turns_^:-33 turns_away:15 turns_out:19 turnstile:8 turnstile_service:8
twelve:22 twice:-12 twice_^:9 two:114 two_has:5 two_is:11 two_people:30 type:-13
types:26 typical:-65 um_0:12 um_minute:26 umbral:31 umbral_de:31 un:-49 una:-36
uncle:17 uncle_alfred:29 unclear_^:-15 unclear_to:24 und:-74 und_der:-55
under:10 under_0:23 under_ab:7 under_no:3 under_the:-64 understand:-47
understood:-70 une:-90 unit:77 unless:29 uno:-35 uns:17 until:34 until_the:-55
up:24 up_after:16 up_again:26 up_from:-1 up_in:23 up_next:-13 up_the:-56
up_to:21 up_with:43 updates:20 updates_about:13 upgrade:14 upload:35 us:33
us_^:-20 us_about:-2 us_in:3 us_on:2 us_the:14 us_to:-52 usa:18 usa_0:13 use:43
use_^:-53 use_the:53 used:-50 used_to:-21 users:6 users_^:12 uses:-19 uses_it:11
usual:-54 usually:-21 vale:18 vale_0:18 valley:-29 values_^:31 valve:-12 van:31
van_en:44 variation:10 variation_is:10 vault:49 vault_and:34 vecino:23
vegetarian:84 vendor:37 verbs:31 verbs_in:21 version:18 version_^:9
version_was:-14 very:-104 very_^:-99 vez:-40 vez_^:-56 vier:34 view:-42
view_^:28 view_from:-60 vino:10 visa:7 visitors:50 visitors_a:8 visits:23
visto:-92 volumes:90 von:-13 vor:-33 vorher:37 voted:31 vowels:-5 wait:13
wait_^:-2 wait_for:13 waiter:-51 waiting:40 waiting_for:28 waits:42 walk:12
walks:-20 wall:-4 wander:-69 want:89 want_the:19 want_to:52 wants:27 wants_^:-20
war:-102 war_^:-32 war_und:-2 waren:-2 warm:8 warm_water:-35 warranty:29
warteschlange:9 wartezeit:12 was:-56 was_0:-28 was_^:-64 was_a:-87 was_gone:-21
was_sold:56 was_the:55 was_written:-19 washer:26 washer_of:26 watched:-51
water:14 watts:45 watts_^:45 wax:-19 way:-23 way_^:-11 way_in:6 way_it:22
way_to:-98 we:47 we_agreed:33 we_allow:9 we_are:77 we_ate:-34 we_cache:31
we_can:42 we_decided:27 we_do:35 we_dropped:5 we_get:21 we_go:25 we_got:39
we_had:-75 we_have:91 we_leave:4 we_need:20 we_never:-86 we_played:-54 we_stop:6
we_take:43 we_use:1 we_want:7 we_work:36 we'd:13 we'll:46 we're:59 we've:14
wears:-27 weather:-83 wedding:15 wednesday:27 wednesday_^:27 week:35 week_^:54
weekend:-35 weigh:41 weigh_0:10 weighed:25 weighs:43 weighs_0:43 weight:-16
weil:51 welcome:12 welcome_card:10 well:-60 well_^:-21 wenn:52 wenn_ich:40
went:17 went_for:-15 went_through:51 went_up:58 wer:31 were:1 were_0:-22
were_too:42 west:30 west_^:10 wetter:-63 what:-45 what_a:-101 what_happens:51
what_i:61 what_is:15 what_one:-39 what_remains:34 what_the:-47 what_we:3
what_you:-49 what's:30 whatever:50 wheels:-75 wheels_^:-75 when:29 when_a:49
when_i:4 when_it:1 when_the:6 when_you:3 when_you're:32 whenever:-7
whenever_you:17 where:31 where_0:-25 where_a:21 where_it:63 whether:123
whether_the:93 which:5 which_is:-71 which_of:16 which_still:24 which_was:-22
while:-38 while_we:-9 white:7 white_one:7 whitlock:2 who:-41 who_calls:25
who_has:29 who_owns:13 whoever:-1 whole:-78 whole_sentences:42 whole_thing:15
whom:8 why:25 why_does:15 why_is:2 why_the:35 wide:-22 wide_bar:-18 wiegt:11
wiegt_0:11 wife:13 will:6 will_be:46 will_find:69 will_have:-49 will_not:7
will_the:32 window:5 window_^:-27 window_seats:12 windows:-69 winter:-24
winter_^:-32 winters:-43 wir:-16 wir_0:15 wir_haben:25 wird:76 wird_nichts:35
with:30 with_0:-79 with_a:-31 with_examples:16 with_it:-48 with_me:36
with_my:-74 with_that:39 with_the:64 with_us:8 within:-24 within_0:-40
without:105 without_a:97 without_exception:11 without_one:25 woche:17
woche_schaffe:17 wochen:3 wochen_^:3 wonder:-104 wonder_nobody:-68 wonderful:-42
word:-7 word_from:45 words:94 words_^:45 work:19 work_^:3 work_too:22
work_with:29 worked:-2 worked_through:16 worker:-10 workers:21 works:-19
worksheet:10 workshop:18 would:-29 would_be:16 would_expect:-38 would_have:-80
would_like:50 would_take:-14 would_you:43 write:34 write_the:18 writes:5
writing:3 writing_^:3 written:29 wrong:30 wrong_line:14 wrote:12 wrote_it:43
wäre:25 wäre_ein:22 y:-18 y_avait:-2 y_en:37 ya:88 ya_quedó:19 yaml:2 yard:10
year:40 year_^:90 years_^:31 years_ago:-6 yes_^:67 yesterday:-12
yesterday_evening:50 yesterday_we:-8 yet:86 yet_^:2 yet_to:16 yo:-58 you:-15
you_0:30 you_?:-30 you_^:-23 you_a:45 you_are:-21 you_ask:-5 you_can:-11
you_come:24 you_ever:-96 you_get:2 you_got:32 you_have:-7 you_know:-9 you_may:58
you_must:-26 you_need:15 you_never:-48 you_on:20 you_put:33 you_ring:8
you_should:-77 you_solved:63 you_tell:18 you_to:38 you_will:70 you_write:27
you'll:10 you'll_have:9 you're:-22 your:11 your_compensation:2 your_night:-7
youre:28 yours:-4 zone:57 zone_a:26 zone_b:9 zu:36 zu_^:4 zur:4 zähler:14 µs:19
µs_^:19 à:-30 à_0:38 à_la:47 ça:-49 ça_me:-51 è:-38 é:-39 électrogène:8
électrogène_démarre:8 était:-64 été:73 être:40 über:23 über_^:14 い:-35 い_^:43
い_で:-55 う:-49 お:-26 く:-3 く_だ:43 さ_い:43 し:23 し_た:20 し_な:21 し_ま:20 す:-67 す_^:-53
そ:-51 た:20 た_^:60 だ:20 だ_さ:43 ち:-20 ち_時:20 て:-45 で:-21 で_く:31 で_す:-51 で_の:20
な:41 な_い:31 に:-11 ね:-54 の:-41 の_待:20 は_0:20 ま:51 ま_し:60 ま_す:-37 ま_で:60 も:-39
よ:-57 よ_く:-57 り:12 り_ま:12 れ:-34 ん:-50 一:53 一_定:6 万:32 三:56 下:39 不:45 不_得:23
不_要:26 个:-17 之:48 之_前:25 了:42 五:61 今:-55 份:27 会:35 元:17 先:58 再:59 再_起:20 写:23
出:47 分:16 分_之:16 到:-6 前:33 動:20 動_ま:20 包:42 千:13 单:43 去:49 发:23 口:8 合:37 同:-9
名:69 在:-99 変:-5 多:-18 大:-44 天:-23 好:-92 完:36 定:31 定_要:6 客:-15 度:16 度_是:16 待:20
待_ち:20 很:-125 得:-11 必:64 必_须:53 我:-52 我_看:20 接:10 改:54 是:-52 是_百:16 時:39 時_間:20
有:-10 本:-32 每:39 气:-52 没:24 没_有:24 洗:16 洗_液:16 测:7 测_试:7 浓:16 浓_度:16 液:16 液_的:16
清:16 清_洗:16 百:16 百_分:16 的:-10 的_浓:16 盖_子:-21 看:-13 看_^:-25 真:-86 码:22 秒:20
秒_で:20 窗:32 算:40 经:35 能:-15 要:69 要_先:22 觉:-67 词:-14 试:7 起:-60 起_動:20 这:-47
这_个:-47 都:-20 都_必:22 错:-9 間:20 間_は:20 门:6 须:53 须_写:7 预:36
"""
