"""Exact state on Kafka: what we change in Faust, one module a seam.

Faust gives the app, the agents, partition assignment, the table, timers and lifecycle. Stock, it loses and
repeats updates when workers crash, stall or rebalance. The modules here take persistence, commits, recovery
and ownership into our own hands, generic over what is folded (:class:`streams.engine.fold.Fold`):

========================  ===========================================================================
module                    seam
========================  ===========================================================================
``fold``                  the port: what a worker implements, a fold or a sink
``config``                what the engine needs to know of the settings
``app``                   the Faust app: our transport, Faust's own table recovery left with no table
``consumer``              Faust's side of the consumer: hands out one chunk per fetch
``consumer_thread``       aiokafka's side: read_committed, seeks to the watermark, heartbeat proof
``chunks``                what a chunk is and how it passes through Faust's topic undecoded
``assignor``              sticky assignment that carries every member's URL
``ownership``             which assignment is in force and how long ago the broker confirmed it
``table``                 a Faust table that marks what a flush must write and sends nothing itself
``stores``                where committed records rest: memory, or RocksDB with its changelog anchor
``writer``                the fenced, transactional producer of one partition
``restore``               the changelog read back, read_committed, before anything is fetched
``watermark``             the last applied offset and record, checked against the log at assignment
``partition``             one owned partition: fold, flush, positions, one lock
``engine``                assignment, revocation, loss, shutdown; makes an engine with its app, table and agent
``losses``                joins the group again after a loss, once for many, and not for ever
``watchdog``              ends a worker whose progress stands still
========================  ===========================================================================
"""
