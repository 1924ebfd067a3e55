//! Tests the recovery drill in docs/reference/two-servers.md: a database is restored to a moment before a mistake.
//!
//! It is restored from a base backup and the WAL archive, with the settings in `packaging`. The server connects as a
//! role without special privileges.

use crate::database::server::{PostgresServer, shell};
use crate::standby::{Table, plies, ten_minutes};
use crate::support::{Guest, Server, data_folder};
use std::process::Command;

/// PostgreSQL settings that docs/reference/two-servers.md says to install.
const SETTINGS: &str = include_str!("../../../../packaging/two-servers/postgresql.conf");
const ARCHIVE: &str = "/var/lib/postgresql/archive";

/// Shell script that appends the settings in `$3` to PostgreSQL's configuration, and creates the role and the database.
const SET_UP: &str = r#"
    mkdir "$folder/archive"
    echo "$3" >> "$folder/data/postgresql.conf"
    "$programs/pg_ctl" -D "$folder/data" -w -l "$folder/log" restart > /dev/null
    "$programs/createuser" -h "$folder" -U postgres janggun
    "$programs/createdb" -h "$folder" -U postgres janggun --owner janggun --encoding UTF8 --template template0
"#;

/// Shell script that makes a base backup, as the page says to do every night.
const COPY: &str = r#"
    "$programs/pg_basebackup" -h "$folder" -U postgres --pgdata "$folder/copy" --checkpoint fast
"#;

/// Shell script that replaces the database with its base backup, and recovers it up to the time `$3`.
const RECOVER: &str = r#"
    "$programs/pg_ctl" -D "$folder/data" -w -m fast stop > /dev/null
    rm -r "$folder/data"
    mv "$folder/copy" "$folder/data"
    cat >> "$folder/data/postgresql.conf" <<END
restore_command = 'cp $folder/archive/%f %p'
recovery_target_time = '$3'
recovery_target_action = 'promote'
END
    touch "$folder/data/recovery.signal"
    "$programs/pg_ctl" -D "$folder/data" -w -l "$folder/log" start > /dev/null
    until [ "$("$programs/psql" -h "$folder" -U postgres -qtAX -c "SELECT pg_is_in_recovery()")" = f ]; do sleep 0.05; done
"#;

/// Runs a shell script as the operating system user that runs PostgreSQL. `$3` is `argument`.
fn run(server: &PostgresServer, script: &str, argument: &str) {
    let mut command = shell();
    let script = format!("set -e; folder=$1; programs=$2\n{script}");
    command
        .args(["-c", &script, "sh"])
        .arg(&server.folder)
        .arg(&server.programs);
    let done = command.arg(argument).current_dir("/").output().expect("sh is there");
    assert!(done.status.success(), "{}", String::from_utf8_lossy(&done.stderr));
}

#[test]
fn a_database_goes_back_to_the_moment_before_a_mistake() {
    let database = PostgresServer::start("");
    let archive = database.folder.join("archive");
    let settings = SETTINGS
        .replace(ARCHIVE, &archive.display().to_string())
        .replace("listen_addresses = '*'", "listen_addresses = ''");
    assert_ne!(settings, SETTINGS);
    run(&database, SET_UP, &settings);
    let rights = "SELECT rolsuper OR rolcreaterole OR rolcreatedb OR rolreplication OR rolbypassrls
                  FROM pg_roles WHERE rolname = 'janggun'";
    assert_eq!(database.run("postgres", rights), "f\n");

    let address = format!("postgres:///janggun?host={}&user=janggun", database.folder.display());
    let arguments = ["--database", address.as_str()];
    let mut server = Server::start_within(&[], data_folder("recovery"), &arguments);
    let mut guest = Guest::new(&server);
    let mut table = Table::open(&mut guest, ten_minutes());
    table.play();
    run(&database, COPY, "");
    // The moves after the base backup can only come from the archive.
    table.play();
    table.play();
    let moment = database.run("postgres", "SELECT clock_timestamp()");
    let mistake = "UPDATE games SET phase = 'over', ended_ms = 0, outcome = 'none', code = 'oops', facts = '{}';
                   DELETE FROM events";
    database.run("janggun", mistake);
    assert_eq!(server.terminate(), Some(0));
    run(&database, RECOVER, moment.trim());

    let server = Server::start_within(&[], data_folder("recovered"), &arguments);
    guest.move_to(&server);
    assert_eq!(plies(&guest, &table.id), 3);
    table.reconnect(&guest);
    table.play();
    let verified = Command::new(env!("CARGO_BIN_EXE_janggun"))
        .arg("verify")
        .env("JANGGUN_DATABASE", &address)
        .output()
        .expect("the binary under test starts");
    assert_eq!(verified.status.code(), Some(0), "{verified:?}");
}
