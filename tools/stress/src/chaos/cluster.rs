//! A PostgreSQL server and its synchronous replica, which listen on Unix sockets.

use super::postgres::{PostgresServer, shell};
use crate::Failure;
use std::path::PathBuf;
use tokio::process::Command;

/// Name of the database and of its owner, a role without further privileges.
pub(super) const NAME: &str = "janggun";

/// Shell functions for all scripts. The nodes are numbered 0 and 1.
const FUNCTIONS: &str = r#"
    set -e
    data() { if [ "$1" = 0 ]; then echo "$folder/data"; else echo "$folder/replica"; fi; }
    socket() { if [ "$1" = 0 ]; then echo "$folder"; else echo "$folder/second"; fi; }
    control() { node=$1; shift; "$programs/pg_ctl" -D "$(data "$node")" -w -m immediate -l "$folder/log" \
        -o "-c unix_socket_directories=$(socket "$node") -c wal_retrieve_retry_interval=100ms" "$@" > /dev/null; }
    sql() { PGOPTIONS="-c synchronous_commit=on" "$programs/psql" -h "$(socket "$1")" -U postgres -d "$2" -qtAX -v ON_ERROR_STOP=1 -c "$3"; }
"#;

/// Makes node `$2` the synchronous replica of node `$1`.
const REPLICATE: &str = r#"
    mkdir -p "$folder/second"
    rm -rf "$(data "$2")"
    "$programs/pg_basebackup" -h "$(socket "$1")" -U postgres -D "$(data "$2")" -R -X stream -c fast --no-sync
    echo "synchronous_standby_names = ''" >> "$(data "$2")/postgresql.auto.conf"
    control "$2" start
    sql "$1" postgres "ALTER SYSTEM SET synchronous_standby_names = '*'"
    sql "$1" postgres "SELECT pg_reload_conf()" > /dev/null
    until [ "$(sql "$1" postgres "SELECT sync_state FROM pg_stat_replication")" = sync ]; do sleep 0.05; done
"#;

/// Crashes node `$1`, and promotes node `$2`.
const FAIL_OVER: &str = r#"
    control "$1" stop
    control "$2" promote
"#;

/// The two database servers.
pub(super) struct Cluster {
    server: PostgresServer,
    primary: usize,
}

impl Cluster {
    /// Starts both servers with an empty database.
    pub(super) async fn start() -> Result<Self, Failure> {
        let cluster = Self {
            server: PostgresServer::start(""),
            primary: 0,
        };
        for sql in [
            format!("CREATE ROLE {NAME} LOGIN"),
            format!("CREATE DATABASE {NAME} OWNER {NAME} TEMPLATE template0"),
        ] {
            cluster.script(r#"sql 0 postgres "$1""#, &[&sql]).await?;
        }
        cluster.replicate().await?;
        Ok(cluster)
    }

    /// Returns the socket paths of both nodes.
    pub(super) fn sockets(&self) -> [PathBuf; 2] {
        let folder = &self.server.folder;
        [folder.clone(), folder.join("second")].map(|folder| folder.join(".s.PGSQL.5432"))
    }

    /// Crashes the primary and starts it again.
    pub(super) async fn restart(&self) -> Result<(), Failure> {
        let primary = self.primary.to_string();
        self.script(r#"control "$1" restart"#, &[&primary]).await.map(drop)
    }

    /// Crashes the primary, and promotes the replica.
    pub(super) async fn fail_over(&mut self) -> Result<(), Failure> {
        let [primary, replica] = self.nodes();
        self.script(FAIL_OVER, &[&primary, &replica]).await?;
        self.primary = 1 - self.primary;
        Ok(())
    }

    /// Makes the other node a replica of the primary, from a fresh copy.
    pub(super) async fn replicate(&self) -> Result<(), Failure> {
        let [primary, replica] = self.nodes();
        self.script(REPLICATE, &[&primary, &replica]).await.map(drop)
    }

    /// Runs SQL statements on the primary, and returns one line per row.
    pub(super) async fn sql(&self, sql: &str) -> Result<String, Failure> {
        let primary = self.primary.to_string();
        self.script(r#"sql "$1" "$2" "$3""#, &[&primary, NAME, sql]).await
    }

    fn nodes(&self) -> [String; 2] {
        [self.primary, 1 - self.primary].map(|node| node.to_string())
    }

    /// Runs a shell script as the system user of the database servers, and returns its output.
    async fn script(&self, script: &str, arguments: &[&str]) -> Result<String, Failure> {
        let places = format!(
            "folder='{}' programs='{}'",
            self.server.folder.display(),
            self.server.programs.display()
        );
        let mut command = shell();
        command
            .args(["-c", &format!("{places}\n{FUNCTIONS}\n{script}"), "sh"])
            .args(arguments)
            .current_dir("/");
        let output = Command::from(command)
            .output()
            .await
            .map_err(Failure::io("running PostgreSQL's programs"))?;
        if output.status.success() {
            Ok(String::from_utf8_lossy(&output.stdout).into_owned())
        } else {
            let said = String::from_utf8_lossy(&output.stderr).into_owned();
            Err(Failure::Impossible(format!("PostgreSQL: {said}")))
        }
    }
}
