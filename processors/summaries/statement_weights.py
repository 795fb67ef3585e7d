"""Weights of :mod:`processors.summaries.statement_form`: ``python -m benchmarks.statement_form --write`` fits them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

#: What each sign adds to the score.
OF_SIGNS: Final[Mapping[str, float]] = {
    "and": -0.87,
    "article": -0.66,
    "bias": 0.01,
    "colon": 1.28,
    "commas": -1.17,
    "comparison": 0.35,
    "condition": 0.48,
    "every": -0.17,
    "imperative": 0.62,
    "is": 0.10,
    "length": 0.63,
    "modal": 0.32,
    "negation": 0.71,
    "order": 0.64,
    "others": -0.44,
    "past": -1.27,
    "possessive": -0.48,
    "question": 0.06,
    "reason": 0.24,
    "short": -0.31,
    "speaker": 0.26,
    "told": -1.14,
    "user": 1.96,
    "vague": -1.44,
}
#: What a word, or a pair of words with "_" between them, adds to the score, in hundredths.
OF_WORDS: Final = """
!:-35 !_!:80 !_^:-83 $:129 $_0:129 0:-20 0_?:17 0_^:215 0_about:21 0_amps:16
0_and:-29 0_as:26 0_at:56 0_aufträge:8 0_bottles:45 0_brokers:12 0_bytes:25
0_calls:26 0_cases:15 0_chairs:-32 0_cm:81 0_coffee:-20 0_colleagues:-3
0_connections:10 0_couverts:3 0_data:3 0_days:39 0_degrees:5 0_dezimeter:7
0_euro:35 0_euros:82 0_exercises:41 0_faults:38 0_floors:-8 0_g:40 0_gb:41
0_gigas:24 0_grad:13 0_guests:-3 0_gästen:21 0_hilos:13 0_hives:11 0_horas:-29
0_hosts:41 0_i:48 0_im:24 0_in:1 0_invoices:31 0_is:-1 0_items:24 0_jours:5
0_kb:15 0_keys:34 0_kg:61 0_kids:-33 0_kilo:16 0_kilobytes:26 0_kilos:39
0_kilovatios:15 0_kw:14 0_litres:25 0_litros:7 0_mb:60 0_mbar:3 0_messages:27
0_milliseconds:5 0_min:12 0_minuten:-15 0_minutes:23 0_minuti:9 0_minutos:-30
0_mm:30 0_ms:54 0_new:29 0_notes:-62 0_of:-36 0_on:18 0_other:-34 0_pages:18
0_palabras:17 0_pallets:33 0_parallel:9 0_pens:-37 0_people:17 0_percent:24
0_personnes:-36 0_points:127 0_pots:-48 0_ppm:36 0_problems:45 0_punkte:9
0_puntos:18 0_pupils:-33 0_px:19 0_questions:34 0_radiators:16 0_replicas:14
0_requests:-22 0_retries:6 0_rows:-36 0_s:37 0_sacs:15 0_schüler:30 0_seats:39
0_secondes:29 0_seconds:108 0_sekunden:11 0_slots:63 0_small:-31 0_sorten:-34
0_stunden:-10 0_that:15 0_then:-11 0_times:-102 0_users:11 0_values:31
0_visitors:12 0_watts:45 0_which:39 0_winters:-45 0_with:25 0_wochen:8
0_words:51 0_workers:17 0_years:-47 0_µs:19 0_秒:18 ?:3 ?_^:3 ^:2 ^_a:-20
^_about:1 ^_according:20 ^_after:59 ^_all:27 ^_always:65 ^_am:19 ^_an:2
^_anouk:22 ^_anything:24 ^_après:9 ^_are:-69 ^_as:83 ^_ask:5 ^_at:69
^_backups:21 ^_before:49 ^_bei:20 ^_beyond:23 ^_bitte:3 ^_by:25 ^_can:14
^_certificates:30 ^_chairs:-67 ^_chapter:16 ^_chaque:14 ^_cluster:14
^_coffee:-27 ^_colour:7 ^_como:22 ^_con:3 ^_could:44 ^_das:-24 ^_der:27 ^_did:67
^_die:48 ^_dns:20 ^_do:4 ^_dock:17 ^_don't:-92 ^_dr:11 ^_du:10 ^_each:33
^_early:2 ^_el:-32 ^_en:-98 ^_es:2 ^_every:16 ^_exam:21 ^_exercise:23
^_finance:33 ^_fog:-68 ^_food:16 ^_football:20 ^_for:109 ^_forget:20 ^_from:-22
^_für:32 ^_generated:12 ^_give:10 ^_given:13 ^_gosto:19 ^_got:8 ^_grandpa's:-7
^_great:-8 ^_gruppe:30 ^_hands:2 ^_has:3 ^_having:6 ^_hay:18 ^_here:-43 ^_hm:-81
^_ho:17 ^_homework:15 ^_how:-79 ^_i:-37 ^_i'd:33 ^_i'll:8 ^_i'm:-35 ^_i've:9
^_ich:17 ^_id:36 ^_if:14 ^_il:-8 ^_im:-2 ^_in:-82 ^_is:-44 ^_it:-73 ^_it's:11
^_je:3 ^_keep:-55 ^_korrektur:2 ^_la:112 ^_las:27 ^_last:20 ^_le:-9 ^_leo:35
^_les:29 ^_lesson:33 ^_let:-68 ^_let's:32 ^_line:53 ^_looking:-13 ^_los:58
^_lunch:-66 ^_ma:-60 ^_many:-19 ^_mark:14 ^_me:48 ^_meine:-47 ^_mi:-63
^_mientras:22 ^_mir:14 ^_mum's:16 ^_my:-83 ^_nada:17 ^_ne:14 ^_next:61 ^_no:-10
^_nobody:147 ^_non:6 ^_nos:42 ^_not:7 ^_nothing:-13 ^_now:4 ^_nunca:13 ^_o:-57
^_of:-61 ^_ohne:11 ^_ok:31 ^_old:-14 ^_on:-4 ^_once:7 ^_one:22 ^_only:-51
^_our:-10 ^_page:24 ^_paper:54 ^_pas:24 ^_patient:14 ^_people:-25 ^_per:48
^_personne:24 ^_please:-27 ^_pour:23 ^_prefiero:19 ^_pro:14 ^_professor:17
^_rack:20 ^_rather:35 ^_remember:-48 ^_replica:19 ^_result:29 ^_retention:38
^_row:14 ^_sample:31 ^_saturday:29 ^_se:66 ^_send:22 ^_sensor:19 ^_service:8
^_should:69 ^_siempre:23 ^_since:-16 ^_so:-40 ^_some:-48 ^_somebody:-111
^_sorry:-61 ^_soup:-73 ^_status:10 ^_stories:34 ^_such:-26 ^_table:30 ^_take:-43
^_tank:13 ^_tenant:12 ^_tests:2 ^_thank:-20 ^_thanks:-66 ^_that:-80 ^_the:-80
^_then:42 ^_there:1 ^_there's:-34 ^_they:-1 ^_think:-10 ^_this:-22 ^_tickets:35
^_to:12 ^_traffic:-9 ^_two:30 ^_under:17 ^_use:39 ^_vendor:11 ^_we:31 ^_we'll:18
^_we've:13 ^_wer:26 ^_what:-23 ^_whatever:6 ^_when:63 ^_whenever:16 ^_where:14
^_which:14 ^_who:62 ^_whoever:-40 ^_why:23 ^_wir:10 ^_with:59 ^_ya:60 ^_yes:-45
^_yesterday:20 ^_you:-124 ^_your:12 ^_zone:12 ^_à:-20 ^_不:-23 ^_今:-67 ^_我:-30
^_每:40 a:-52 a_0:-8 a_bad:-4 a_bag:21 a_batch:47 a_bathtub:-23 a_cache:-24
a_cake:-28 a_choice:44 a_coin:-43 a_cold:-52 a_concert:-21 a_day:70
a_different:39 a_dip:-9 a_draws:14 a_evening:-33 a_fair:-36 a_few:-40 a_flat:-1
a_frame:23 a_full:57 a_good:-71 a_great:-13 a_hammer:-13 a_has:24 a_hotel:19
a_idea:-17 a_joke:-8 a_kitchen:-40 a_letter:-15 a_line:-1 a_little:-7 a_look:29
a_lot:-32 a_man:-1 a_minute:80 a_mock:24 a_moment:43 a_new:36 a_noise:-8
a_one:-38 a_paragraph:59 a_pass:11 a_patch:41 a_patient:56 a_picture:-3
a_problem:-7 a_reason:-2 a_row:-19 a_school:-16 a_second:21 a_session:32
a_shadow:-6 a_signature:34 a_slip:43 a_smell:-49 a_table:-6 a_ticket:33
a_time:35 a_washer:30 a_way:-63 a_week:-2 ab:215 ab_0:213 abdeckung:9 abend:-58
abendessen:21 abends:2 able:6 able_to:6 about:-18 about_0:-32 about_^:-61
about_a:7 about_it:31 about_the:60 above:38 above_0:12 above_that:25
above_the:-4 accent:30 accept:2 accepted:36 access:66 according:20
according_to:20 account:32 accounts:36 add:29 address:56 address_^:27 admits:12
admits_0:12 adresse:1 adult:13 after:40 after_^:-16 after_lunch:4 after_that:45
after_the:10 after_this:-35 after_your:11 afternoon:-55 afternoon_^:-54
afterwards:2 again:-19 again_0:18 again_^:16 again_and:-46 against:27 agent:-48
ago:73 ago_^:80 agreed:68 agreed_on:20 ahead:25 ahead_of:22 ahora:14 aim:8
airport:1 aisle:20 al:-19 al_día:-41 alarm:39 alarm_trips:32 alarms:5 alfred:31
all:-49 all_0:28 all_^:84 all_day:-45 all_in:13 all_night:-18 all_of:-82
all_the:-51 alle:-57 alle_0:3 alles:-38 allow:18 allow_0:18 allowed:98
allowed_^:58 allowed_on:6 allowed_to:27 allows:35 allows_0:23 almost:-20
alone:-20 alone_^:2 along:56 already:55 als:60 als_0:9 although:-45 always:-84
always_the:32 am:-56 am_0:10 am_going:3 am_liebsten:39 am_not:28 amps:16
amps_^:5 an:43 an_answer:11 an_der:16 an_empty:25 an_evening:71 an_hour:33
an_old:-90 an_upload:22 and:-8 and_0:-62 and_a:-88 and_all:23 and_always:-12
and_has:-59 and_i:16 and_in:28 and_is:3 and_it:-7 and_its:53 and_leave:35
and_many:-7 and_my:-37 and_never:19 and_no:7 and_nobody:-28 and_not:86
and_nowhere:46 and_one:-2 and_put:23 and_returns:-46 and_salt:-8 and_that:-14
and_the:-93 and_then:61 and_they:43 and_to:32 and_we:-5 and_what:36 and_you:66
another:-21 anouk:22 answer_^:8 answered:18 answers:1 antena:28 antes:25
antes_de:25 any:-40 any_evening:-21 any_more:-10 anybody:11 anyone:17
anything:20 anything_above:28 anything_else:-37 anyway:-9 anyway_^:-9 app:-18
app_^:-50 app_gives:22 apparently:-10 après:19 archive:12 archives:40 are:-58
are_0:37 are_a:-87 are_easy:-71 are_enough:40 are_hard:-71 are_in:50 are_kept:25
are_only:56 are_rarely:-55 are_read:2 are_with:6 around:-21 around_0:2
around_^:-28 around_the:7 arranged:18 arrival:8 arrows:-44 article:-41 as:-45
as_0:-52 as_a:-40 as_far:-19 as_of:29 as_on:-37 as_the:85 as_we:9 as_well:-62
as_you:-34 ask:-17 ask_about:22 ask_for:16 ask_if:-66 ask_me:-2 asked:-54
asked_for:26 asked_what:-32 asks:15 asks_for:15 at:-23 at_0:65 at_all:6
at_least:-43 at_minute:-9 at_most:31 at_night:-46 at_once:8 at_our:20 at_sea:-3
at_that:-29 at_the:-59 at_this:-17 at_work:34 ate:-46 attempts_^:2 au:24
au_bout:8 au_maximum:13 auch:19 auch_für:30 audit:13 auditors:57 auditoría:9
auf:79 auf_0:24 aufbewahrung:4 aufträge:8 aufträge_^:8 aunt:15 aus:-100 aus_^:7
ausschließlich:15 autumn:51 avait:-60 avait_un:-34 avant:6 avec:-68 avisar:8
awake:-19 awake_^:-19 away:99 away_^:21 b:49 b_draws:3 baby:12 back:56 back_^:26
back_and:18 back_the:-64 back_to:6 back_with:22 backup:6 backups:24
backwards:-58 bad:-4 bag:25 bag_on:21 baggage:20 bahn:-21 bakery:-25
bakery_^:-31 bakery_data:5 band:13 bank:-20 banner:22 bar:-15 bar_^:8 barn:24
bascule:11 base:23 base_image:10 batch:82 batch_size:25 bathtub:-23 batteries:15
batteries_^:15 battery:45 be:-35 be_0:47 be_a:-71 be_able:3 be_arranged:18
be_kind:14 be_lovely:-5 be_returned:26 be_the:-48 be_there:19 bear:24 beats:-18
beats_a:-21 because:114 because_the:73 been:-8 been_a:-8 beer:-38 before:47
before_^:-46 before_a:33 before_it:2 before_the:40 before_you:12 begins:2
behind:-16 behind_a:-34 behind_us:25 bei:61 bei_0:16 bei_der:7 beim:22
beim_abendessen:21 being:24 believe:-61 believe_it:-19 belong_in:34 belongs:29
belongs_to:29 below:5 below_0:17 belt:6 belt_the:46 bench:12 beside:-71 best:-44
beträgt:10 beträgt_0:2 bett:21 bett_ist:21 better:-12 better_than:41 between:56
between_us:3 beyond:72 beyond_0:19 beyond_that:49 bien:41 bildern:15
bildern_^:15 bill:26 bin:-51 bin_ich:-64 birds:-81 bitte:92 black:21 bleiben:12
bleiben_^:12 bleibt:14 blinking:-82 blocks:7 blue:57 board:74 boat:-16
boat_^:-83 boat_draws:16 bogdan:11 boiler:23 book:2 book_^:81 book_by:3
booking:50 border:65 border_station:56 both:87 bottles:50 bottles_a:45 bought:-8
bout:8 bout_de:8 box:57 box_office:15 branch:-5 branches:-28 branches_^:-16
braucht:18 bread:-67 bread_and:-8 breakfast:-50 bridge:-10 bridges:-21 brigade:5
bright:61 bright_tank:61 bring:34 bring_a:29 bring_the:35 brings:33 brings_the:2
broken:39 broker:30 brokers:34 brokers_^:12 brother:104 brother_reads:58
brought:-6 bug:28 bug_is:28 buggy:15 build:52 build_^:15 build_the:5 builds:27
builds_take:17 bus:-53 bus_from:-21 bus_was:-60 buses:6 business:32 but:-33
but_i:-18 but_the:-63 buzzer:13 by:-12 by_0:-46 by_a:-11 by_heart:15 by_may:23
by_the:-57 by_then:19 bytes:34 büro:-28 c'est:-27 cabinet:-31 cabinet_^:-31
cabins:51 cabins_^:30 cable:-10 cache:18 cache_holds:14 cache_lives:1
cache_results:22 caches:61 cada:5 cada_foto:8 café:-56 cage:11 cage_^:7 cake:-13
calculators:31 call:49 call_^:-51 call_at:7 call_the:20 called:56 calls:-41
calls_^:-32 calls_the:33 calm:-57 cambio:20 came:81 came_back:70 came_from:-8
came_to:-13 camera:3 can:11 can_do:-34 can_spend:8 can_take:49 can't:48
can't_be:25 can't_tell:38 cannot:25 cannot_be:21 canoe:39 canoe_club:39 cant:22
caps:20 captain:-52 car:7 card:48 cards:-6 carpet:-69 carrier:3 carries:127
carries_0:50 cars:-96 cascade:21 case:26 cases:86 cat:-116 catalogue:29
caution:18 caution_s'élève:3 ce:-62 ceiling:17 cell:9 cellar:18 cent:9
certificates:30 chain:30 chain_of:30 chairs:-93 change:10 change_^:6 changes:58
changes_to:5 channel:80 chapter:44 chapter_0:34 chaque:14 charge:22 charming:-40
chart:-28 chartwork:44 chat:43 chat_^:-29 che:64 cheaper:-13 check:76
check_in:54 children:-17 choice:57 choir:6 chose:7 ci:50 claim:19 claim_is:4
clase:10 class:-8 clean:3 clean_^:-19 clearing:3 clearing_the:3 clerk:18
clever:8 client:31 clinking:-42 clock:36 clocks:-6 closed:29 cloth:18 club:84
cluster:25 cm:81 cm_^:43 cm_lang:21 co:12 coat:23 code:-1 coffee:-132
coffee_here:-80 coffee_machine:-22 coin:-39 cold:-33 cold_^:-23 cold_start:12
colleague:-7 colleague_from:-29 colleagues:-3 colour:82 colour_is:6
colour_the:30 columns_^:30 come:-72 come_from:-42 come_up:30 comes:20
comes_after:63 comes_from:-73 comes_out:38 comes_the:13 comes_to:15 comment:61
commit:38 commits:2 common:-2 como:34 como_mucho:9 como_máximo:15 company:-5
compensation:3 compensation_request:3 compiler:-34 completed:26 compte:3
compte_0:3 computer:-11 con:-62 con_0:-83 con_el:4 concert:-21 concert_in:-21
condition:20 connection:51 connection_pool:44 connections:10 connections_per:10
consent:72 consent_and:68 consists:24 consists_of:24 contract:38 contract_^:15
contracts:27 control:26 copied:-39 copies:10 copy:-40 corner:-30 correct:64
correct_my:41 corrected:74 corridor:-8 cost:8 costs:19 could:-57 could_never:-16
could_not:-48 could_the:50 could_you:44 count:6 count_as:26 counted:32
counted_^:3 counters:-11 counts:22 counts_0:7 counts_^:49 course_i:-29
couverts:3 couverts_^:3 cover:13 cover_of:13 covered:58 covers:56 coûte:15
coûte_0:9 crash:12 crash_dump:2 crates:2 created:10 credit:23 credit_notes:21
crew:30 cuando:15 current:-15 curve:-46 customer:10 customers:29 customers_^:37
cut:-29 cut_off:4 cámara:11 cérémonie:19 d'expiration:11 da:-30 dad:27 daily:8
daily_time:8 damp:1 dan:24 dance:33 dans:-24 darf:29 dark:-41 das:-75
das_gilt:30 das_wetter:-71 dashboard:-27 dashboard_banner:22 data:58 data_^:10
data_points:3 database_to:-13 date:30 date_^:5 dauert:54 dauert_0:17
dauert_doch:16 day:-25 day_^:72 day_and:-31 day_for:6 days:-24 days_^:17
days_and:-40 de:-74 de_0:72 de_cada:8 de_disco:38 de_humidade:29 de_la:-19
de_pruebas:10 de_secours:6 dead:2 deal:26 dealer:28 decided:42 decided_to:40
degrees:5 degrees_^:16 degrees_and:-18 del:48 deleted:-27 deleted_the:-27
delivery:34 delivery_^:2 delivery_by:13 dem:61 den:-19 den_mietwagen:2
departure:30 deploy:17 deploy_with:7 depósito:25 der:42 der_hat:-11 der_kurs:8
der_oma:10 der_rückflug:10 der_stock:16 der_zähler:6 des:97 describe:-8
described:-3 description:-18 designed:-67 desk:66 desk_^:23 details:-16 deux:16
dezimeter:7 dezimeter_^:7 di:31 diagramas:10 dice:-10 dictionaries:16 did:-31
did_not:-4 did_the:67 die:85 die_aufbewahrung:4 die_bahn:-21 die_klausur:21
die_montage:12 die_prüfung:5 die_prüfungsgebühr:3 die_wartezeit:11 different:1
dinner:9 dip:-9 directly:14 directly_^:14 disco:38 disco_está:24 dishes:27
dishes_are:27 dit:-10 dit_0:22 dns:23 do:43 do_0:30 do_^:-27 do_all:-31 do_i:18
do_not:45 do_que:19 do_the:9 do_we:20 do_you:-48 doch:16 dock:17 doctor:17
does:-2 does_^:6 does_not:24 does_one:30 does_the:31 doesn't:30 doesn't_ask:5
dog:12 doit:36 doit_être:13 dolphins:-33 don't:-47 don't_ever:12 don't_give:3
done:30 dont:57 door:-37 double:13 down:68 down_^:65 down_to:4 downtime:29 dr:11
draft:46 drain:39 drain_rate:1 drains:-6 draw:-32 draw_the:3 drawings:17
draws:60 draws_0:60 dreamt:-68 dreamt_of:-68 drew:-37 drift:18 driver:4 drop:37
dropped:32 dropping:51 dropping_the:51 drops:-59 drove:-48 dump:7 dumplings:-12
dura:28 dura_0:28 during_the:-13 délai:11 délai_d'expiration:11 démarre:8
démarre_au:8 día:-40 día_^:-65 e:-10 each_lesson:8 each_morning:5 each_of:5
earlier:18 early:35 early_returns:23 easier:-28 easier_to:11 east:17 easy:-62
easy_to:-71 eat:-25 eats:43 ein:72 eine:-16 einen:-25 el:82 el_depósito:25
el_enlace:8 el_entorno:13 el_examen:18 el_lote:8 el_límite:5 el_presupuesto:1
el_puerto:1 el_respaldo:9 el_seguro:7 el_tamaño:8 el_trabajo:4 el_umbral:29
electrician:14 ella:31 else:-40 else_^:1 em:-31 emergency:43 en:-80 en_0:45
en_el:71 en_inglés:25 en_la:-80 en_ningún:35 end:73 end_^:4 end_and:7 end_of:33
ended:-27 endpoint:44 endpoint_^:12 ends:64 ends_at:41 enfants:5 engineer:-35
engineer_has:-35 enjoy:30 enjoy_most:27 enlace:8 enough:18 enough_^:49
enrolment:22 entiendo:-27 entorno:13 error:33 errors:31 erst:46 es_0:-5 es_de:15
es_war:-21 eso:8 español:18 essay:65 essay_has:35 est:102 est_de:1 está:24
está_en:24 et:-81 et_0:-34 etwas:26 euro:35 euro_^:13 euros:82 euros_^:73
even:22 even_if:10 even_when:13 evening:44 evening_^:3 evening_i:40 evenings:-26
ever:-54 every:-20 every_0:26 every_change:20 every_migration:26
every_morning:-59 everybody:30 everyone:-59 everything:-46 everything_else:20
exam:113 exam_is:19 examen:18 examen_oral:18 examiner:23 examiners:70 example:25
examples:44 examples_work:4 exceed:31 exception:8 exception_^:4 exchange:6
exercise:53 exercise_nine:30 exercises:101 exercises_an:30 exhausted:2 expect:-6
expects:17 expects_0:17 expire:27 explain_things:13 explains:-67 explains_a:-51
explicit:39 export:37 eyes:34 eyes_^:30 faculty:31 failed:16 failover:34
failover_^:3 fair:-89 fait:-83 fall:17 falls:-40 family:38 fans:-71 fans_and:-26
far:-32 far_as:-19 fares:32 fast:-54 father:-5 faults:38 faults_^:38 faulty:50
faut:52 favourite:58 favourite_topic:58 fax:-44 feature:16 feature_flags:16
feed:7 feel:-1 felt:-13 fermenter:56 fermenter_five:56 ferry:8 festival:24
festival_beer:26 few:-40 field:72 field_at:11 fields:3 figure:32 figure_for:12
file:6 file_^:29 file_is:-6 files:-95 film:-10 finally:-37 finance:34 find:-6
find_early:3 find_out:-40 find_the:70 fine:85 fine_^:56 finish:-11 finished:56
finished_the:15 fire:9 fire_brigade:5 fires:3 firm:2 firmware:45 first:30
first_^:77 first_dance:33 fishing:-98 fit:42 fit_into:20 fitter:26 five:71
fixtures:19 flags:24 flaky:41 flaky_golden:4 flash:33 flat:-18 flat_and:-17
floor:-50 floors:-8 fog:-93 folder:46 folder_^:4 follow:-15 follow_the:-19
food:46 football:25 football_examples:4 football_is:3 footnotes:14
footnotes_^:17 for:8 for_0:-76 for_^:29 for_a:32 for_any:-71 for_every:-24
for_it:-29 for_looks:-31 for_me:69 for_my:62 for_the:88 for_this:28 for_two:5
for_us:7 for_you:-60 for_your:-1 forbids:50 forecast:-77 forget:16
forgetting:-29 forklift:-75 form:-29 form_is:-59 formeln:21 foto:8 foto_es:8
found:-73 found_a:-16 found_that:-45 four:77 four_is:45 fractions:-61
frame_near:-37 free:-42 freeze:51 friday:10 friday_^:10 from:-86 from_^:-96
from_a:34 from_and:-27 from_here:65 from_is:-23 from_me:12 from_now:22
from_the:70 from_us:12 from_you:39 from_your:12 front:25 frío:-75 full:61
full_charge:22 fun:-28 function:-35 functions:17 functions_over:17 funny:-41
further:13 für:9 für_den:18 für_die:23 g:40 g_^:40 gang:-13 gang_^:-13 garde:5
garde_les:5 garden:-43 gas:52 gas_alarm:32 gasta:11 gasta_0:11 gate:33
gateway:68 gb:41 gb_^:41 gegen:-56 generally:-54 generated:12 generator:79
gerlinde:41 gestern:-45 get:-25 get_0:48 get_a:20 get_it:10 get_the:22
get_tired:-55 gets:97 gets_0:19 getting:60 geändert:15 gibt:25 gibt_es:25
gigas:24 gigas_^:24 gilt:30 gilt_auch:30 give:50 give_me:14 given:49
given_the:20 gives:38 gives_up:29 gli:42 globe:-43 go:61 go_for:21 go_off:4
go_on:27 go_through:8 go_to:3 goal:7 goat:-47 goat_^:-41 goes:77 goes_^:-27
goes_back:2 goes_in:10 goes_into:26 goes_through:3 going:-19 going_to:61
golden:4 golden_test:4 gone:-3 good:-132 gosto:19 gosto_mais:19 got:96 got_0:1
got_a:29 got_into:-36 got_the:51 got_through:11 grad:13 grad_^:13 grandpa's:-7
graph:-47 graphs:-49 great:-88 great_uncle:31 green:37 grenzwert:13 grew:-7
grinder:8 group:29 groupe:8 groupe_électrogène:8 gruppe:30 guard:14 guess:26
guessed:-32 guessed_that:-32 guests:-3 gusta:8 gusta_más:8 gärkeller:16
gästen:21 gästen_^:21 ha:-37 habe:13 haben:34 haben_sie:-10 haben_wir:7 habla:35
hables:21 hables_en:21 hace:-75 had:-33 had_0:-76 had_in:26 had_the:-36
had_to:10 half:9 half_the:-36 hall:-48 hall_^:46 hall_and:-8 halls:-10
halls_of:-10 hammer:-13 han:7 hand:4 hand_^:-6 handed:68 handler:7 handles:10
handles_0:17 hands:8 hands_off:22 hands_on:1 hangs_on:11 happen:-39 happens:3
happens_on:-30 happens_to:15 happier:14 happy:-70 harbour:-40 hard:-56 hardly:52
has:13 has_0:5 has_a:-12 has_gone:-28 has_moved:18 has_not:-30 has_promised:12
has_to:147 has_told:13 hat:-52 hat_0:-30 hats:-33 hatte:-54 have:-50 have_$:2
have_0:-38 have_a:-76 have_been:-5 have_gone:20 have_guessed:-32 have_it:6
have_left:-6 have_no:-38 have_seen:-40 have_signed:23 have_talked:22 have_the:3
have_to:89 have_worked:16 haven't:35 having:10 hay:-64 hay_que:36 he:-16
head:-36 head_^:-46 header:28 hear:-85 hear_the:-38 heard:27 hearing:50 hears:-5
heart:15 heat:-34 height:18 height_is:19 help:-65 help_^:-39 helped:-2 helper:-6
helps:-61 helps_^:-53 her:67 here:-55 here_is:-58 here_the:-51 here_we:15
hermana:37 het:6 heute:-99 highlight:20 highlight_verbs:20 hills:-28 hilos:13
hilos_^:13 hints:17 his:-27 hit:-33 hive:28 hives:40 hives_^:11 hm:-81 ho:-56
hold:25 hold_for:-4 hold_the:9 holdings:65 holdings_in:65 holds:88 holds_0:62
holiday:-50 home:12 homework:31 homework_^:6 honest:-85 honestly:-52 hook:12
horas_a:-8 hosts:44 hosts_^:21 hotel:-28 hour:12 hour_the:40 hours:11 hours_^:18
house:6 house_^:11 how:-168 how_^:-33 how_it:-46 how_the:-3 hum:-48 humidade:29
humming:-2 humming_in:-2 hund:-42 hurry:-23 hurts:30 hurts_my:30 husband:41
huts:-6 höchstens:49 höchstens_0:17 i:-42 i_am:-108 i_ask:7 i_can:-29 i_can't:82
i_could:-81 i_decided:11 i_did:-31 i_do:-25 i_don't:18 i_dreamt:-45 i_enjoy:37
i_find:11 i_found:-78 i_get:71 i_got:24 i_have:36 i_haven't:23 i_keep:30
i_know:41 i_learn:12 i_like:82 i_looked:24 i_may:28 i_move:-26 i_must:-60
i_need:-41 i_never:-22 i_prefer:32 i_remember:81 i_said:-1 i_see:-58 i_send:17
i_set:12 i_slept:-34 i_still:21 i_take:37 i_turn:16 i_want:50 i_was:-67
i_went:53 i_wonder:-66 i_would:15 i'd:49 i'd_be:-32 i'd_like:81 i'll:30 i'm:-19
i've:10 ich:47 ich_höchstens:1 ich_lerne:2 icon:-41 icons:26 id:46 idea:-75
idea_^:-22 idea_how:-70 idle:12 idle_for:32 if:24 if_i:-37 if_it:58 if_my:53
if_that:11 if_the:92 if_theres:32 if_you:-55 il:-55 il_en:-28 il_ne:16
il_nous:23 il_y:-9 ill:28 im:14 im_büro:-28 im_chat:24 image:39 image_is:23
imagine:-10 imports:25 in:-93 in_$:17 in_0:-15 in_^:81 in_a:-10 in_an:3
in_and:-75 in_as:-11 in_den:20 in_der:-19 in_from:37 in_front:-12 in_had:-18
in_has:-79 in_it:-12 in_its:26 in_line:26 in_may:-64 in_my:61 in_one:11
in_our:34 in_place:35 in_spring:20 in_statistics:17 in_stock:11 in_such:-35
in_sync:40 in_the:59 in_there:12 in_they:-47 in_this:16 in_used:-15 in_which:-14
in_winter:-53 in_with:-45 inbox:9 included:-26 included_^:-33 includes:62
indents:7 index:21 inglés:25 inside:32 inside_^:-6 inside_the:46 instead:49
instead_^:30 instead_of:28 interesting:-101 interview:14 into:-25 into_0:-38
into_the:-7 invoice:-30 invoice_^:-44 invoices:68 is:36 is_$:15 is_0:180 is_^:12
is_a:-72 is_ab:8 is_all:47 is_always:26 is_and:-33 is_at:13 is_behind:3
is_corrected:27 is_drawn:-12 is_empty:2 is_finished:1 is_for:70 is_going:19
is_gone:30 is_half:25 is_ill:27 is_in:26 is_it:4 is_kept:30 is_may:20 is_my:19
is_no:-18 is_not:-32 is_off:26 is_on:37 is_only:8 is_out:8 is_over:-12
is_paid:28 is_quarantined:59 is_registered:3 is_running:38 is_something:15
is_still:57 is_through:11 is_to:32 is_too:12 is_unclear:-20 is_what:-95
is_why:-19 is_with:6 is_your:-65 isn't:-37 isn't_it:-96 issued:21 ist:-68
ist_0:36 ist_^:67 ist_am:10 it:-54 it_^:-28 it_always:-32 it_and:36 it_can:27
it_has:4 it_in:3 it_is:-37 it_must:-57 it_needs:-12 it_on:40 it_over:22
it_says:26 it_should:-7 it_sounds:-1 it_that:67 it_the:79 it_up:1 it_was:40
it_will:-58 it_with:28 it_would:64 it's:54 it's_going:15 items:24 items_^:24
its:22 its_a:42 its_own:-2 its_tests:25 jamais:12 je:3 je_ne:10 je_préfère:30
jetzt:37 job:8 job_runner:27 jobs:-5 join:49 join_retries:28 joke:-53
joke_and:-7 jokes:-103 joking:-50 journaux:5 journaux_0:5 jours:5 jours_^:5
jug:15 jump:16 june:36 just:-57 just_now:-10 kann:-19 kann_ich:-19 kb:15 kb_^:15
keep:6 keep_forgetting:-29 keep_my:31 keep_up:-77 keeps:29 keeps_0:14
keeps_pdfs:20 keeps_the:16 kegs:10 kein:2 keine:10 kept:16 kept_for:58
kettle:-67 key:34 key_cache:14 keyboard:1 keys:85 keys_that:34 kg:61 kg_^:35
kg_of:21 kids:-5 kilo:16 kilo_^:16 kilobytes:26 kilobytes_^:8 kilos:39
kilovatios:15 kilovatios_^:15 kind:-43 kind_of:-11 kind_to:14 kinder:4 kindly:42
kinds:-3 kinds_of:-3 kitchen:-36 kitchen_has:-42 klausur:21 klausur_dauert:9
klausur_haben:1 knee:-45 knots:-51 know:-77 know_how:-38 know_that:-33
know_which:26 know_why:25 knowing:-20 knows:13 knows_the:14 korrektur:2 kurs:40
kurs_dauert:8 kw:14 kw_^:14 l'astreinte:30 l'astreinte_^:30 la:10 la_antena:28
la_base:2 la_caution:18 la_clase:10 la_cámara:11 la_cérémonie:19 la_lezione:9
la_riunione:3 la_réplica:39 la_table:9 lab:25 label:-9 label_printers:14
labeller:45 lag:-37 lags:34 lamps:-29 landlord:-27 lang:-5 lang_^:21
lang_und:-33 large:31 las:31 last:20 last_0:-11 last_night:-57 last_time:62
last_week:-10 last_year:7 late:-12 later:-23 later_^:-71 later_departure:29
latin:-21 laugh:-51 law:26 lawyers:-3 layout:-31 layout_code:-33 le:-1
le_délai:11 le_groupe:8 le_hall:-40 le_malt:15 le_refuge:1 le_serveur:1
leaked:39 learn:59 learn_0:22 learned:-96 learned_to:-112 lease:24 least:-43
least_^:-22 leave:137 leave_it:44 leave_the:42 leaves:75 leaves_the:47
leaving:39 leer:-50 left:-11 left_a:-59 left_for:10 left_the:-20 leg:8 legacy:49
legal:18 lemonade:20 leo:35 lerne:19 lerne_lieber:2 les:103 les_journaux:5
less_than:-32 lesson:80 lessons:44 let:-74 let_me:-76 let's:69 lets:48
lets_us:41 letter:-15 letter_^:-28 letter_from:4 letters:-46 level:27
level_in:27 lezione:9 library:-14 licence:59 lid:-38 lieber:41 lieber_als:9
liebsten:39 liegt:-18 liegt_bei:8 lies:-17 life:-27 lift:2 light:-9 light_at:22
like:-15 like_a:41 like_an:-1 like_my:49 like_that:-46 like_the:-35
like_this:-20 like_to:8 limit:54 limit_is:5 limits:8 line:105 line_^:35
line_of:-6 line_with:26 lines:41 lines_^:46 linter:38 list:28 list_^:8
listening:11 litres:25 litres_of:13 litros:7 little:-34 little_one:-9 live:69
live_in:24 lives:1 lleva:15 lleva_0:15 lo:95 load:71 load_^:13 local:14 locks:4
log:-34 log_is:16 log_level:27 log_of:-48 logs:52 logs_to:8 lol:-87 lol_^:-116
long:-29 longer:75 longer_than:19 longs:25 look:-71 look_almost:-20 look_at:1
look_for:13 looked:-26 looked_it:50 looking:-36 looking_at:-22 looks:-35
looks_like:1 lookup:59 loop:-35 loop_that:-17 los:116 los_diagramas:10 lose:-3
lost:-32 lost_0:-35 lost_buggy:15 lot:-11 lot_^:-22 lote:8 lote_nocturno:8
loud:-56 love:-12 lovely:-25 lower:2 luck:-16 lunch:-41 lunch_^:20 länger:12
läuft:6 límite:5 límite_de:5 lösungen:28 m:12 ma:-60 machine:-55 machines:-53
made:30 made_a:5 magician:-76 mail:68 mail_^:35 mail_hook:2 mailbox:11
mailbox_takes:11 mails:20 main:27 maintenance:5 mais:19 mais_de:19 make:61
make_me:46 makes:-28 makes_it:52 makes_sense:-52 male:20 malt:16 man:-43
manage:40 manages:46 manages_0:46 many:-82 many_travellers:-26 map_is:5 maps:-24
marisol:43 mark:51 mark_mistakes:14 market:-10 marks:71 marks_in:17 matter:44
matters:14 max:12 maximum:27 maximum_0:13 may:109 may_0:196 may_be:-37
may_have:-71 may_look:31 may_stay:32 may_weigh:21 maybe:-30 maybe_0:-30 mb:60
mb_^:31 mbar:3 mbar_^:3 me:-29 me_and:16 me_at:-6 me_before:40 me_far:17
me_gusta:8 me_hables:21 me_if:13 me_it:-57 me_of:4 me_off:25 me_so:5 me_than:22
me_that:-83 me_the:14 me_who:28 me_why:23 me_with:16 meal:39 mean:7 mean_with:16
means:-8 measure:37 measure_the:27 measured:61 mehr:3 mein:-15 meine:-39
memorise:9 menu:-20 merchant:-20 merge:16 merged:34 merging:19 mes:41 message:17
messages:25 messages_^:12 met:-45 metres:18 mi:-77 mi_hermana:37 mich:33
mientras:22 mietwagen:2 mieux:-29 migration:37 migration_has:26 milk:15
milliseconds:5 min:12 mind:-10 mind_^:-28 mine:5 minus:16 minus_one:16 minute:22
minute_0:-37 minute_^:85 minuten:-15 minuten_^:30 minutes:32 minutes_^:2
minutes_a:6 minutes_at:17 minutes_each:5 minutes_for:4 minutes_of:30
minutes_on:21 minutes_west:14 minuti:9 minuti_^:9 minutos:-30 minutos_^:50
mir:63 mir_wäre:5 misread:49 misread_the:49 missing:47 misst:7 misst_0:7
mistakes:36 mistakes_in:36 mit:-71 mit_0:-47 mit_bildern:15 mit_dem:56 mix:21
mm:30 mm_^:30 mobile:40 mobile_app:34 mock:54 mock_came:8 mock_exam:5
mock_oral:16 module:17 moment:-21 moment_ago:43 mon:-15 montage:12 month:71
month_end:31 moon:-43 more:7 more_^:64 more_than:-28 more_to:6 morning:17
morning_^:88 morning_the:21 most:-14 most_0:9 most_^:42 most_is:27 most_of:-48
mother:-12 mother_is:25 moved:76 moved_to:29 moves:-59 moving:-9 mr:32 ms:57
ms_^:49 mucho:9 mum's:27 mum's_seat:26 museum:-26 music:-37 music_^:-43
must:-183 must_be:-84 must_have:-99 must_not:41 must_say:-19 must_stay:12 my:3
my_asked:-56 my_brother:66 my_daily:8 my_enrolment:22 my_eyes:34 my_father:-5
my_favourite:58 my_hands:15 my_husband:41 my_mind:13 my_mock:8 my_mother:-30
my_never:-15 my_notes:5 my_once:-69 my_own:33 my_says:-52 my_side:-8
my_sister:40 my_teacher:22 my_thinks:-32 my_wife:1 myself:60 myself_^:34 más:82
más_^:42 máximo:33 máximo_0:15 máximo_de:8 n:22 n_minus:16 nach:15 nach_0:-10
nach_rücksprache:19 nada:19 nada_de:17 nadie:2 name:67 names:-62 names_^:-79
ne:112 ne_faut:16 near:-150 near_^:-55 near_the:-7 near_they:-9 need:-9
need_a:-58 need_to:23 needs:-2 needs_0:-46 needs_a:30 neighbour:16 nested:-33
nested_proxies:-37 network:14 neue:13 never:-179 never_have:-32 new_^:26
new_one:14 new_words:29 news:39 next:71 next_step:5 next_time:6 ni:52 nice:-30
nicer:3 nicht:88 nichts:51 nie:19 niemals:13 night:-61 night_^:-51
night_shift:60 night_train:24 nights:4 nine:46 ningún:41 ningún_otro:35 no:65
no_hurry:-23 no_idea:-56 no_longer:32 no_me:18 no_more:10 no_se:11 no_wonder:-74
nobody:-70 nobody_ever:23 nobody_has:34 nobody_reads:-57 noch:-20 nocturno:8
nocturno_tarda:8 node:15 node_seven:7 noise:-81 noisy:15 noisy_work:10 non:42
none:-5 noon:-3 noon_^:-3 nord:15 normal:-3 northern:2 nos:21 not:94 not_a:11
not_accept:2 not_allowed:30 not_at:15 not_even:1 not_find:23 not_in:16
not_more:22 not_to:35 note:28 notes:-18 nothing:-40 nothing_^:2 nothing_else:-24
nothing_in:64 nothing_new:-54 novels:46 now:65 now_^:-21 now_is:13 now_on:22
nowhere:46 number:136 number_is:18 numbers:54 nunca:13 nur:96 nur_nach:19
nur_noch:5 nurses:20 não:11 não_pode:11 o:-28 o_sensor:29 of:-48 of_0:28 of_a:50
of_ab:20 of_an:-76 of_are:-49 of_cascade:21 of_course:-33 of_downtime:24
of_my:-63 of_paint:23 of_people:55 of_questions:-55 of_that:-42 of_the:11
of_them:-22 of_this:50 of_us:-84 of_use:-54 of_water:13 of_way:81 off:76
off_0:-48 off_^:34 off_limits:8 off_the:4 offer:50 office:-64 office_in:-41
offline:20 ohne:19 ok:37 old:-39 oma:10 oma_ist:10 on:51 on_^:56 on_a:29
on_all:30 on_any:-21 on_avait:-34 on_call:21 on_friday:10 on_garde:5 on_it:16
on_may:97 on_my:42 on_ne:1 on_our:46 on_some:-51 on_the:-48 on_them:4 on_to:29
on_top:26 on_us:12 once:-116 once_and:-10 once_the:-48 one:-35 one_^:61
one_and:12 one_asked:-49 one_can:-58 one_from:-11 one_has:34 one_in:-49
one_is:24 one_more:-61 one_needs:32 one_of:34 one_sees:-36 one_thing:33
one_took:37 one_types:29 one_with:-27 one_would:-58 ones_^:37 only:74 only_0:32
only_^:26 only_a:1 only_the:11 only_to:33 open:-67 open_a:37 open_the:-62
opened:-48 opens:-30 opens_at:-34 or:-10 or_so:-58 or_the:9 oral:75 oral_vale:18
orchard:49 order:56 order_^:-23 order_the:28 orders:29 ordinary:-30 os:24
other:-13 other_^:-43 other_side:62 otherwise:54 otherwise_the:43 otro:35
otro_sitio:35 our:12 our_office:-15 our_school:-11 ours:-18 out:85 out_^:62
out_at:21 out_for:23 out_loud:-54 out_of:56 out_the:38 out_to:1 outage:-69
outline:40 output:-5 outside:-55 oven:61 oven_draws:33 over_0:-17 over_^:-30
over_at:38 over_the:-56 overflow:10 overflow_kegs:10 own:44 owner:33 owns:4
owns_the:9 pace:-59 page:-26 pages:13 paid:55 paint_the:17 painted:-68
painted_the:-68 painters:-30 palabras:17 palabras_^:4 pallets_^:17
pallets_of:-13 pancakes:-113 paper:-13 paper_^:37 paper_birds:-28 papers:38
par:55 par_le:12 para:-20 paragraph:59 parallel:9 parallel_copies:9 parcel:46
parcel_weighs:4 parents:55 park:4 parsers:-4 part:43 part_is:-8 parties:-22
party:38 pas:-10 pas_le:9 pas_me:11 pass:-13 pass_^:39 pass_the:17 passe:16
passed:-23 passed_on:-9 passenger:33 passes:18 passport:46 password:-26 past:23
past_tense:32 patch:41 patient:-34 patients:3 paying:22 payment:44
payment_went:39 pdfs:20 pdfs_for:20 pens:-37 people:-69 people_^:41
people_always:-21 people_in:-33 people_on:2 per:125 per_il:4 percent:24
percent_^:29 permit:18 person:30 personne:24 personne_ne:2 personnes:-36 peser:6
phone:83 phone_call:20 phones:-23 phones_^:-67 photographs:-19 photographs_^:-10
phrase:-30 piano:-47 piano_has:34 picked:-1 picking:9 pickup:19 picture:-52
picture_^:-39 pictured:-43 piece:56 pieces:-39 pin:13 place:46 plan:71 plan_^:10
play:31 play_the:8 played:-83 played_cards:-51 played_the:-29 please:6
please_^:73 please_don't:-7 please_mark:31 plenty:30 plot:20 plots:14 pls:54
pls_^:19 plums:-61 plus:50 plutôt:-35 pode:11 poem:-89 point:-21 point_^:-51
points:137 points_^:72 points_in:35 points_to:16 policy:44 pool:25 pool_has:17
poor:23 por:5 por_la:2 port:10 port_0:10 porto:7 post:15 poster_needs:3
potatoes:-48 pots:-49 pour:90 pour_la:17 pour_le:30 pour_les:5 power:-23 ppl:8
ppm:36 ppm_^:36 practical:15 practice:-60 practise:-34 practise_0:5 prefer:37
prefiero:19 prefiero_que:14 prefix:20 press:7 presupuesto:1 preview:38
primary:38 primary_runs:27 print:-2 printed_in:3 printed_the:-64 printer:74
printers:-86 pro:34 pro_woche:14 probability:25 problem:-7 problems:45
problems_a:45 production:22 professor:25 profile:-17 profile_from:-17
project:-36 promise:65 promised:13 promised_to:12 proof:-40 provider:6
proxies:-37 pruebas:25 pruebas_usa:7 préfère:30 prüfung:5 prüfungsgebühr:3
public:50 puerto:1 puerto_de:1 pull:22 pull_request:22 pump:49 pump_four:40
punkte:9 puntos:18 puntos_^:18 pupils:-33 push:24 pushed:25 pushed_the:21
put:137 put_you:19 px:19 px_^:19 qu'on:29 quarantined:59 quarter:56 que:27
que_de:19 que_las:4 que_me:15 queda:28 quedó:22 queries:33 query:21 question:-7
question_^:-29 questionnaire:24 questionnaire_consists:24 questions:-27
questions_^:13 queue:-12 queue_at:-47 queue_in:-10 queue_topic:12 quite:-25
quota:15 quota_is:15 quote:57 quoted:3 rack:45 radiators:16 radio:-40 radios:-79
railway:20 railway_has:20 rain:-95 raised:30 range:18 rarely:-55 rate:11
rate_limit:1 rather:-44 rather_have:13 rather_than:60 reached:43 read:17
read_and:21 read_it:-6 read_only:41 read_than:6 read_that:-61 read_the:-6
reading:-45 readings:36 reads:-19 reads_ab:15 reads_along:58 reads_better:21
ready:35 real:46 reason:-2 receipt:30 rechnen:32 rechnen_wir:21 red:-7
refrain:-3 refuge:1 refuge_coûte:1 refund:41 register:25 registered:3
regression:68 regulations:51 rehearsal:27 reisetag:25 reisetag_^:25 release:67
release_branch:48 rely:8 rely_on:8 remains:47 remains_is:31 remains_on:4
remember:-4 remember_the:-78 reminds:-9 reminds_me:-9 render:15
render_timeout:15 renderer:5 repair:63 repeats:22 repeats_every:22 replaced:15
replacement:10 replica:23 replica_two:14 replicas:28 replicas_^:14 replication:5
report_^:3 reported:38 reported_0:38 reports:17 request:59 request_^:16
request_is:4 requests:-22 requests_^:1 reserved:32 reserved_seats:6 resit:33
resit_^:6 resit_in:17 respaldo:9 respaldo_tarda:9 rest:-4 result:24
result_pages:29 results:30 results_in:22 retention:38 retired:13 retries:43
retries_in:6 retry:23 retry_count:1 return:54 returned:46 returned_^:42
returns:-20 returns_easier:3 review:72 review_^:38 reviews:23 revised:54
revision:3 revision_day:2 ribbons:46 rieger:13 right:-2 right_^:27 right_of:26
ring:35 ring_the:1 rings:-10 rinse:65 rinsed:23 rinsed_and:23 riunione:3
river:-32 road:11 roasters:-54 robot:5 role:50 roof:-52 room:-52 room_for:4
rosa:25 rosalind:68 rose:69 rotated:49 rotation:-7 rotation_^:-7 row_^:-16
rows:-81 rows_^:45 rule:-2 rule_of:-2 rules:4 run:40 run_^:19 runbook:44
runner:27 runner_is:27 running:76 running_^:38 running_again:29 runs:41
runs_on:33 réplica:39 rückflug:10 rückflug_der:10 rücksprache:19 s:37 s_^:15
s'élève:3 s'élève_à:3 sacs:15 sacs_^:15 sale:31 sales:61 salt:-8 same:-44
same_to:23 sample:62 sampling:8 sandwiches:-39 sans:27 sans_exception:6 sat:-86
saved:38 saw:-91 say:57 say_^:-4 say_the:6 say_whether:60 says_a:11 says_it:-19
says_statistics:-31 scales:15 scan:8 scanners:17 scans:-3 schaffe:16
schaffe_ich:16 scheduler:-9 schema:18 schon:1 school:-11 school_^:41 schüler:30
schüler_^:30 scratch:55 screen:7 screenshots:2 screenshots_^:2 script:10 se:55
sea:-62 sea_^:-26 seal:25 search:25 seat:57 seats:58 seats_in:36 second:22
secondes:29 secondes_^:29 seconds:119 seconds_^:109 secours:6 secrets:-1
security:52 see:-114 see_the:-18 see_what:-60 seeing:35 seeing_that:35 seems:-31
seems_to:-31 seen:-36 seen_the:-22 sees:-132 sees_0:-58 seguridad:9 seguro:7
sekunden:11 semaine:6 semaine_^:6 send:53 sends:-14 sense:-55 sensor:55
sensor_de:29 sent:28 sent_back:49 sentences:45 series:-62 served:-8 server:-10
serveur:1 serveur_de:1 service:67 service_admits:12 ses:-98 session:63
session_^:26 session_may:32 set:29 set_^:25 set_has:-39 set_the:22 settled:26
seven:63 several:-5 shadow:-6 she:67 sheet:24 shelves:-26 shift:20 shift_^:6
shift_in:17 shift_reported:38 ship:-25 shop:22 short:40 should:25 should_be:69
should_the:18 show_0:-5 showed:-12 showed_the:-30 shows:-113 shows_a:-67 shut:21
si:-26 side:26 side_^:53 sie:45 siempre:-70 sight:-23 signals:-26 signature:34
signatures:1 signed:46 signs:15 signs_off:18 simple:25 simply:-29 sin:18
since:87 since_^:-38 since_it:-1 since_ten:25 since_the:52 since_this:3 sind:50
sind_0:11 sing:-41 sister:53 sit:2 site:24 sitio:35 sitio_^:35 sits:20
sits_at:20 sitting:26 six:65 six_^:49 size_it:19 skating:-70 sketch:-34 skip:40
skip_the:18 sleep:-24 sleep_^:-5 sleep_better:-21 sleep_bug:28 sleeps:5
sleeps_0:11 slept:-54 slept_0:-37 slip:43 slot:35 slots:59 slots_^:63 small:-25
smell:-46 smells:-122 smells_of:-85 snapshots:23 so:-50 so_^:-69 so_a:16
so_every:22 so_far:-19 so_many:-32 so_that:69 so_that's:5 so_the:-45 socket:14
socket_sits:2 sofa:-34 sofort:15 soft:-7 sold:6 solder:-28 sollte:15 solved:66
some:-83 some_of:-16 somebody:-42 somebody_in:-42 somebody_left:-59 someone:23
something:-90 something_^:-78 something_is:-36 something_to:-3 song:-45
songs:-98 sonst:-8 sooner:45 sorry:3 sorten:-34 sounds:-60 sounds_^:-41
sounds_like:-19 soup:-87 soup_^:-13 soup_is:-73 source:-40 space:7
space_indents:7 speak:47 speeches:4 speeches_start:4 spelling:12 spend:8
spent:-3 split:4 spoke:23 spoken:1 spoons:-6 spring:46 stack:-53 stack_trace:-34
staging:34 standing_in:-1 stands:4 start:23 start_above:12 start_at:19
start_with:17 started:-107 starts:63 starts_at:28 state:43 station:22
station_^:48 stations:-11 statistics:-18 statistics_and:17 status:39 stay:47
stay_idle:32 stay_in:-23 stay_with:13 stayed:-19 stayed_in:-19 stays:70
stehen:-9 stehen_^:-9 step:-5 stick:-17 stick_^:-20 still:-6 still_for:-14
still_have:22 stock:36 stock_am:16 stood:-10 stood_still:-14 stop:52 stop_^:38
storage:52 store:-4 stored:-19 stories:18 stories_stick:34 story:-11
story_of:-27 stove:-33 stove_and:-33 streams:40 streams_in:35 street:-2
stretch:22 stretch_it:17 string:-19 strings:5 stuck_^:53 stuck_in:-18
student:-25 students:-25 studies:-15 study:6 study_0:6 stunden:-10
stunden_über:6 style:33 such:-87 such_a:-14 suit:13 suit_me:10 summer:-16
summer_in:-14 sun:-46 sunday:54 support:66 surtout:-9 surtout_pas:21 survive:5
swallows:-50 swap:28 swear:-2 switch:85 switched:18 sworn:-17 sync:45 sync_^:22
system:34 system_^:34 table:60 table_des:1 tables:100 tables_^:49 tablet:21
tablets:44 tabs:15 tage_^:4 take:11 take_^:25 take_a:-13 take_it:29 take_the:17
taken:31 takes:116 takes_0:85 talk:-73 talk_about:-27 talk_to:16 talked:24
talked_it:22 tall:-18 tall_^:-33 tamaño:8 tamaño_máximo:8 tank:104 tank_^:3
tap:30 tap_needs:30 tape:16 tape_robot:5 tarda:29 tarda_0:29 taste:-30 tea:-71
teacher:2 teacher_is:22 team:46 technician:11 tell:100 tell_me:65 tells:-42
temperature:1 temps:-61 ten:51 ten_past:25 tenant:62 tenant_in:19 tengo:66
tense:32 terms:26 test:100 test_has:13 test_is:4 tests:68 tests_pass:25 text:81
text_the:19 than:109 than_0:20 than_a:82 than_nested:3 than_the:-60 than_wait:8
than_with:6 thank:-20 thank_you:-20 thanks:-76 thanks_for:-39 that:-105
that_^:-80 that_a:-46 that_boat:-11 that_cannot:21 that_colour:29 that_has:-15
that_hour:-27 that_i:7 that_in:50 that_is:-25 that_leaves:57 that_makes:-24
that_must:-4 that_nobody:-81 that_one:5 that_out:32 that_page:-37 that_sounds:7
that_stick:34 that_the:56 that_they:32 that_was:1 that_we:38 that_you:10
that's:103 thats:74 the:31 the_0:-108 the_afternoon:-28 the_agent:-48
the_airport:9 the_aisle:36 the_answer:-14 the_app:28 the_audit:13
the_auditors:25 the_autumn:51 the_baby:12 the_bakery:-17 the_band:12
the_bank:-20 the_barn:24 the_base:10 the_batch:33 the_battery:15 the_beer:16
the_best:-36 the_blue:34 the_board:52 the_boat:-23 the_boiler:6 the_book:-56
the_booking:33 the_border:65 the_branch:-42 the_bridge:-21 the_bright:61
the_build:3 the_bus:-53 the_buzzer:13 the_cabins:30 the_cage:11 the_cake:53
the_call:-36 the_canoe:39 the_card:23 the_ceiling:13 the_cellar:14
the_channel:31 the_children:10 the_choice:7 the_choir:6 the_claim:15
the_clerk:18 the_clock:36 the_coffee:-88 the_cold:-9 the_colour:20
the_connection:51 the_course:21 the_cover:13 the_crash:5 the_crew:29
the_curve:-79 the_dark:17 the_dashboard:-27 the_day:97 the_dead:15 the_dealer:28
the_delivery:13 the_dinner:48 the_dishes:27 the_doctor:11 the_door:-61
the_draft:2 the_earlier:18 the_electrician:14 the_end:34 the_essay:36
the_evening:19 the_exam:65 the_examiners:41 the_examples:5 the_exchange:6
the_exercises:63 the_export:22 the_faculty:31 the_family:27 the_fans:-45
the_fast:2 the_faulty:50 the_festival:26 the_field:45 the_fire:9 the_firm:2
the_firmware:37 the_first:-49 the_flaky:4 the_flat:1 the_floor:-38
the_forklift:-75 the_freeze:14 the_gas:32 the_gateway:16 the_generator:22
the_goat:-45 the_graph:-47 the_graphs:-28 the_hall:-29 the_harbour:-44
the_hearing:18 the_helper:-6 the_holdings:65 the_house:-18 the_icon:-41
the_icons:26 the_invoice:12 the_job:-23 the_join:36 the_jump:13 the_kettle:-67
the_key:22 the_kids:6 the_kind:-26 the_kitchen:12 the_lab:24 the_label:-15
the_labeller:45 the_landlord:46 the_last:10 the_left:-8 the_legacy:43
the_library:-12 the_lid:-64 the_lift:3 the_light:-9 the_line:19 the_linter:38
the_list:6 the_listening:11 the_load:54 the_log:-87 the_long:16 the_loop:-58
the_lost:15 the_lower:2 the_mail:2 the_maintenance:5 the_map:13 the_market:-1
the_mean:36 the_menu:-25 the_merchant:-19 the_mobile:30 the_module:-33
the_moon:-43 the_morning:-20 the_network:1 the_new:1 the_next:5 the_night:61
the_northern:2 the_number:9 the_numbers:17 the_offer:50 the_office:-78
the_old:33 the_one:-95 the_ones:-13 the_only:12 the_oral:32 the_orchard:65
the_order:23 the_ordinary:-17 the_output:-5 the_overflow:10 the_owner:33
the_painters:-30 the_parcel:2 the_part:-11 the_passport:16 the_password:15
the_past:32 the_payment:35 the_people:-14 the_permit:18 the_phone:15 the_plan:37
the_post:-33 the_poster:3 the_practical:15 the_prefix:20 the_preview:33
the_primary:38 the_printer:74 the_profile:-17 the_queue:-33 the_quote:45
the_radio:-41 the_railway:20 the_reading:-10 the_release:56 the_resit:32
the_rest:-45 the_retry:10 the_review:32 the_revision:2 the_ribbons:46
the_right:-84 the_river:-32 the_roof:-52 the_sale:20 the_same:-52
the_scheduler:-9 the_schema:11 the_sea:-53 the_second:14 the_set:25 the_sheet:14
the_shop:22 the_site:10 the_sleep:28 the_slow:14 the_song:-19 the_spoken:1
the_staging:21 the_station:-23 the_status:10 the_storage:1 the_story:-51
the_street:-2 the_switch:17 the_tables:43 the_tablet:21 the_talk:-49 the_tape:16
the_team:-27 the_technician:8 the_tenant:19 the_tests:9 the_text:16 the_theme:6
the_thesis:6 the_ticket:24 the_time:-29 the_top:25 the_town:30 the_trace:-37
the_trail:17 the_train:-85 the_tram:-27 the_travel:8 the_tree:-46 the_trend:-12
the_turnstile:12 the_upper:2 the_usual:-45 the_valley:-30 the_van:-26
the_variation:14 the_vendor:5 the_waiter:-29 the_waiting:20 the_warranty:18
the_way:-63 the_weather:-81 the_week:19 the_weekend:-26 the_welcome:11
the_whole:-77 the_windows:-45 the_word:-51 the_written:5 the_wrong:-20
the_yaml:7 the_year:-25 their:-22 their_own:13 them:15 them_^:20 them_and:23
them_is:16 them_on:20 them_to:18 theme:6 theme_colour:6 then:37 then_^:-18
then_i:72 then_nothing:-6 then_the:-31 then_we:9 theory:22 there:-88 there_^:-29
there_and:-64 there_are:47 there_is:-7 there_was:-12 there_were:-37 there's_a:-5
theres:32 theres_a:32 these:-31 thesis:6 thesis_outline:6 they:-11 they_are:-45
they_do:30 they_have:-2 they_say:-73 they_want:8 they_were:-19 thing:42
thing_^:26 thing_my:33 things:-31 things_^:-34 things_are:-1 things_with:13
think:35 think_about:44 think_of:-10 thinking:-72 thinks:-40 thinks_that:-13
thirteen:36 this:-120 this_^:-72 this_class:29 this_is:42 this_morning:89
this_one:17 this_quarter:52 this_time:-11 this_year:37 those:-129 though:-49
thought:-37 thought_so:29 three:67 threshold:13 threshold_is:5 through:13
through_^:-19 through_is:-30 through_the:28 through_this:55 thumb:-68 ticket:89
ticket_^:23 tickets:45 tidal:35 tidal_streams:35 tide:5 tide_came:5 tiene:46
tiene_que:26 tight:19 till:26 time:16 time_^:19 time_and:52 time_i:-64
time_is:32 time_of:-24 time_which:-56 time_you:30 timeout:39 timeout_0:15
timeout_is:12 times:-66 times_^:-9 times_and:-12 times_before:22 times_in:-6
times_on:-30 tired:-55 tired_of:-55 to:56 to_$:21 to_0:9 to_a:29 to_another:23
to_ask:-61 to_be:16 to_bring:42 to_carry:-36 to_change:4 to_come:-22 to_every:7
to_find:-10 to_go:19 to_have:7 to_hear:-54 to_hold:19 to_leave:8 to_look:13
to_me:1 to_my:56 to_open:-67 to_our:14 to_pass:19 to_read:13 to_run:16 to_say:-6
to_see:39 to_sleep:-5 to_start:-32 to_stay:4 to_take:-3 to_the:40 to_think:44
to_us:24 to_wait:-34 to_work:-5 to_you:76 today:-91 today_^:-24 together:-30
together_^:-83 together_with:55 token:6 told:50 told_about:14 tomorrow:40
tonight:15 tonight_?:33 too:51 too_^:-20 too_much:20 too_tight:11 took:-25
took_0:-6 took_you:23 tool:35 top:56 top_^:10 top_of:35 topic:8 topic_^:-33
total:-20 total_^:-20 touch:15 touches:-14 toujours:-30 town:-39 trabajo:24
trace:-67 traces:-50 tradition:-69 traffic:-19 trail:17 trail_marks:17 train:-29
train_^:2 train_may:21 train_to:-69 trains:-3 tram:-27 transfer:7 translated:-5
translated_^:-5 translation:53 travel:-105 travellers:-22 tree:-46 trend:-12
trial:-19 triangles:-16 tried:22 tried_0:22 trip:-2 trip_^:10 trips:74
trips_at:49 trop:3 trumpets:-57 try:17 tu:5 tuesdays:6 tune:-15 turn:49
turn_to:27 turned:34 turns_^:-29 turns_away:13 turns_out:15 turnstile:12
turnstile_service:12 twice:-20 twice_^:38 two:178 two_has:2 two_people:6
type:-16 types:29 typical:-44 um:-2 um_0:16 um_minute:24 umbral:29 umbral_de:29
un:-68 una:-26 uncle:37 uncle_alfred:31 unclear:-17 unclear_to:28 und:-90
und_der:-61 under_0:32 under_ab:7 under_the:-71 une:-76 unit:77 unless:23
uno:-42 uns:12 until:81 up:20 up_^:-6 up_after:13 up_again:26 up_from:-7
up_in:25 up_next:-25 up_the:-70 up_to:4 up_with:46 updates:16 updates_about:13
upgrade:12 upload:34 upper:2 us:45 us_^:-41 us_about:-6 us_at:-3 us_in:5 us_on:4
us_the:67 usa:17 usa_0:13 use:30 use_^:-45 use_the:44 used:-55 used_to:-24
users:17 users_^:11 uses:-30 uses_it:9 usual:-45 usually:-24 vale:18 vale_0:18
valley:-30 values_^:31 valve:-15 van:25 van_en:34 variation:14 variation_is:14
vecino:19 vegetarian:25 vendor:39 verbs:29 verbs_in:20 version:17 version_^:7
version_was:-9 very:-108 very_^:-105 vez:-51 vez_^:-64 vino:5 visitors:5
visitors_a:12 visits:29 volumes:89 von:-26 vorher:36 vowels:-13 w:1 wait:6
wait_^:-7 wait_for:14 waiter:-7 waiting:46 waiting_for:20 waits:31 walk:4
walks:-4 wall:-6 wander:-68 want:77 want_the:24 want_to:43 wants:31 wants_^:-20
war:-102 war_^:-29 war_und:-11 waren:-11 warm:16 warm_water:-40 warranty:18
warteschlange:10 wartezeit:11 was:-61 was_0:-23 was_^:-69 was_a:-88 was_gone:-23
was_sold:57 was_the:58 was_written:-15 washer:30 washer_of:30 watched:-60
water:9 watts:45 watts_^:45 wax:-16 way:-20 way_^:-19 way_in:4 way_it:24
way_to:-84 we:51 we_agreed:31 we_allow:15 we_are:74 we_ate:-46 we_cache:22
we_can:32 we_decided:23 we_deploy:3 we_do:30 we_dropped:4 we_get:22 we_go:22
we_got:35 we_had:-73 we_have:94 we_leave:3 we_never:-89 we_played:-51 we_stop:3
we_use:3 we_want:9 we_work:23 we'd:10 we'll:41 we're:43 we've:13 wears:-24
weather:-81 wedding:7 week:30 week_^:36 weekend:-32 weeks:-10 weigh:16
weigh_0:21 weighed:25 weighs:45 weighs_0:45 weil:33 welcome:10 welcome_card:11
well:-58 well_^:-32 wenn:37 wenn_ich:27 went:44 went_through:51 wer:26 were:37
were_0:-29 were_too:32 west:31 west_^:14 wetter:-71 what:-44 what_a:-85
what_happens:43 what_i:55 what_is:28 what_one:-38 what_remains:41 what_the:-53
what_we:8 what_you:-52 whatever:22 whatever_happens:-3 when:16 when_it:3
when_the:3 when_you:6 when_you're:36 whenever:16 where:5 where_0:-19 where_it:59
whether:124 whether_the:89 which_is:-62 which_still:20 which_was:-19 while:-40
while_we:-4 white:8 white_one:8 whitlock:3 who:-28 who_calls:33 who_has:28
who_owns:12 whoever:-17 whole:-68 whole_thing:2 whom:9 why:16 why_does:16
why_is:2 why_the:36 wide:-11 wide_bar:-13 wie:-7 wiegt:16 wiegt_0:16 wife:1
will:85 will_be:38 will_find:58 will_not:7 will_the:20 window_^:-20 windows:-63
winter:-25 winter_^:-35 winters:-45 wir:40 wir_0:13 wir_haben:9 wird:42
wird_nichts:10 with:24 with_0:-91 with_a:-38 with_examples:13 with_it:-40
with_me:43 with_my:-36 with_that:39 with_the:42 with_us:1 withdrawn:3 within:-13
within_0:-38 without:54 without_a:92 without_an:5 without_one:19 woche:14
woche_schaffe:14 wochen:8 wochen_^:8 wonder:-119 wonder_nobody:-74 word:-8
word_from:38 words:88 words_^:45 work_^:9 work_too:19 work_with:23 worked:1
worked_through:16 worker:-10 workers:17 works:-20 worksheet:8 workshop:18
would:-11 would_be:-3 would_expect:-32 would_have:-59 would_like:51
would_take:-21 would_you:66 write:54 write_the:13 writes:5 written:19 wrong:32
wrong_line:16 wrote_it:39 wäre:5 wäre_ein:2 y:-32 y_avait:-9 y_en:35 ya:69
ya_quedó:22 yaml:7 yard:10 year:35 year_^:84 years:-13 years_^:29 years_ago:-11
yes_^:52 yesterday:19 yesterday_evening:40 yesterday_we:-13 yet:57 yo:-56
you:-19 you_0:23 you_?:-42 you_^:32 you_a:51 you_are:-20 you_can:-9
you_describe:-8 you_ever:-104 you_get:3 you_got:27 you_know:-19 you_may:73
you_must:-31 you_on:19 you_put:40 you_ring:7 you_should:-85 you_solved:66
you_tell:22 you_to:22 you_will:59 you_would:12 you_write:13 you're:23 your:-2
your_compensation:3 your_night:-10 youre:25 yours:-5 zone:54 zone_a:24 zone_b:7
zu:37 zu_^:2 zur:2 zähler:6 µs:19 µs_^:19 à:-66 à_0:38 à_la:34 ça:13 è:-50
électrogène:8 électrogène_démarre:8 était:-61 été:77 être:13 über:15 über_^:6
い:-10 い_^:33 い_で:-43 お:-11 く:1 く_だ:33 さ:33 さ_い:33 し:-20 す:-58 す_^:-29 だ:33
だ_さ:33 ち:18 ち_時:18 て:-58 で:-26 で_く:20 で_す:-52 で_の:18 な:20 な_い:20 ね:-66 の:18
の_待:18 は:-31 は_0:18 ま:9 ま_す:-16 ま_で:32 れ:-47 わ:-15 一:35 不_得:27 不_要:25 个:-38 之:48
之_前:27 人:46 今:-67 先:55 再:52 再_起:18 写:8 分:15 分_之:15 前:27 動:18 動_ま:18 单:30 发:18
口:8 大:-53 天:-31 好:-31 子:-31 完:37 度:15 度_是:15 待:18 待_ち:18 很:-109 得:-18 必:59
必_须:47 我:6 我_看:21 接:11 改:35 是:28 是_百:15 時:18 時_間:18 有:1 每:40 气:-56 没:24 没_有:24
洗:15 洗_液:15 测:11 测_试:11 浓:15 浓_度:15 液:15 液_的:15 清:15 清_洗:15 百:15 百_分:15 的_浓:15
盖:-10 盖_子:-31 看:-21 看_^:-32 码:17 秒:18 秒_で:18 要:63 要_先:23 词:-13 试:11 起:18 起_動:18
这:-68 这_个:-68 都_必:14 错:-16 間:18 間_は:18 须:47 须_写:8
"""
