//! The server that wrote each event, recorded by the database itself.

use super::cluster::Cluster;
use crate::Failure;

/// Creates a trigger that records each event with its writer and the owner of the newest epoch.
const RECORD: &str = "
    CREATE TABLE chaos_writers (game TEXT, seq BIGINT, epoch BIGINT, owner TEXT, writer TEXT, PRIMARY KEY (game, seq));
    CREATE FUNCTION chaos_record() RETURNS trigger LANGUAGE plpgsql SECURITY DEFINER AS $$
    BEGIN
        INSERT INTO chaos_writers
        SELECT NEW.game, NEW.seq, epoch, 'janggun ' || owner, current_setting('application_name')
        FROM leases ORDER BY epoch DESC LIMIT 1;
        RETURN NEW;
    END $$;
    CREATE TRIGGER chaos_record AFTER INSERT ON events FOR EACH ROW EXECUTE FUNCTION chaos_record()";

/// Selects events not written by the owner, epochs with two writers, and games whose events are not in the order of
/// epochs.
const FAULTS: &str = "
    SELECT 'event ' || seq || ' of ' || game || ' is by ' || writer || ' in epoch ' || epoch || ' of '
           || coalesce(owner, 'nobody')
    FROM chaos_writers WHERE writer IS DISTINCT FROM owner
    UNION ALL
    SELECT 'epoch ' || epoch || ' has two writers' FROM chaos_writers GROUP BY epoch HAVING count(DISTINCT writer) > 1
    UNION ALL
    SELECT 'events of ' || game || ' are not in the order of epochs'
    FROM (SELECT game, epoch < lag(epoch) OVER (PARTITION BY game ORDER BY seq) AS back FROM chaos_writers) AS steps
    WHERE back
    LIMIT 5";

/// Lets the suspended owner, which is stored in the table `chaos_stopped`, renew its lease and write alongside the next
/// owner. The test must detect this.
const HOLE: &str = "
    ALTER TABLE leases DROP CONSTRAINT leases_pkey;
    INSERT INTO leases SELECT 'server', owner, epoch, now() + interval '1 hour', interval '1 hour' FROM chaos_stopped";

/// Starts recording the writers. The server's tables must exist.
pub(super) async fn record(cluster: &Cluster) -> Result<(), Failure> {
    cluster.sql(RECORD).await.map(drop)
}

/// Returns up to five faults, one per line; empty if every event was written by the owner of its epoch.
pub(super) async fn faults(cluster: &Cluster) -> Result<String, Failure> {
    cluster.sql(FAULTS).await
}

/// Stores the owner, which is about to be suspended, in the table `chaos_stopped`.
pub(super) async fn remember_owner(cluster: &Cluster) -> Result<(), Failure> {
    let sql = "CREATE TABLE chaos_stopped AS SELECT owner, epoch FROM leases";
    cluster.sql(sql).await.map(drop)
}

/// Lets the owner stored by [`remember_owner`] write although its lease has expired.
pub(super) async fn make_hole(cluster: &Cluster) -> Result<(), Failure> {
    cluster.sql(HOLE).await.map(drop)
}
