"""Exact state on Kafka: what this project changes in Faust, one module for each change.

Faust provides the app, the agents, partition assignment, the table, timers and lifecycle. Unchanged, it loses and
repeats updates when workers crash, stall or rebalance. The modules here replace its persistence, commits, recovery
and ownership. They are generic over what is folded (:class:`streams.engine.fold.Fold`):

========================  ===========================================================================
module                    what it does
========================  ===========================================================================
``fold``                  the port: what a worker implements, a fold or a sink
``config``                the settings that the engine needs
``app``                   the Faust app: it uses our transport, and Faust's own table recovery has no table
``consumer``              Faust's side of the consumer: yields one chunk per fetched batch
``consumer_thread``       aiokafka's side: read_committed, seeks to the watermark, heartbeat proof
``record_batches``        reads a fetched batch that is damaged, too large or not quite valid
``chunks``                what a chunk is, and how Faust's topic passes it on undecoded
``assignor``              sticky assignment that carries every member's URL
``ownership``             which assignment is in force and how long ago the broker confirmed it
``table``                 a Faust table that marks what a flush must write and sends nothing
``stores``                where committed records are kept: memory, or RocksDB with its changelog anchor
``writer``                the fenced, transactional producer of one partition
``restore``               reads the changelog back, read_committed, before anything is fetched
``watermark``             the last applied offset and record, checked against the log at assignment
``takeover``              makes a granted partition an owned one: fence, restore, verify
``partition``             one owned partition: fold, flush, positions, one lock
``engine``                assignment, revocation, loss, shutdown; makes an engine with its app, table and agent
``losses``                joins the group again after partitions were lost, with a limit
``watchdog``              stops a worker that makes no progress
``brokers``               which brokers a partition needs, and whether they answer
``supervision``           reports the end of a task that must run as long as the worker
========================  ===========================================================================
"""
