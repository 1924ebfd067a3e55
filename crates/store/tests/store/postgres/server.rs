//! Debian's PostgreSQL server for tests, with its data and socket in a temporary folder. The server ends together with
//! the process that started it, even if that process is killed. Tests of other crates include this file.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Debian's folder of PostgreSQL versions, each with its own programs.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Starts a server, prints its folder, waits for the end of the input, and removes everything.
const SCRIPT: &str = include_str!("server.sh");

/// The server of this process.
pub(crate) struct PostgresServer {
    /// The folder with the server's socket and data.
    pub(crate) folder: PathBuf,
    /// The folder of PostgreSQL's programs.
    pub(crate) programs: PathBuf,
    // The script ends the server when its input is closed, which the system does at the end of this process.
    _script: Child,
}

/// A database for one test, which is removed at the end of the test.
pub(crate) struct PostgresDatabase {
    /// The name; empty if the database is not removed.
    pub(crate) name: String,
}

impl PostgresServer {
    /// Returns the server, which is started by the first call.
    pub(crate) fn get() -> &'static Self {
        static SERVER: OnceLock<PostgresServer> = OnceLock::new();
        SERVER.get_or_init(|| Self::start(""))
    }

    /// Starts a server. If a port is given, it also listens there, for encrypted connections only; its certificate is
    /// `server.crt` in its folder.
    pub(crate) fn start(port: &str) -> Self {
        let programs = newest_programs();
        let mut script = shell()
            .args(["-c", SCRIPT, "sh"])
            .arg(&programs)
            .arg(port)
            .current_dir("/")
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .expect("sh and runuser are there");
        let mut folder = String::new();
        let output = script.stdout.take().expect("it is piped");
        BufReader::new(output)
            .read_line(&mut folder)
            .expect("the script prints text");
        assert!(!folder.is_empty(), "PostgreSQL did not start: its reason is above");
        Self {
            folder: folder.trim().into(),
            programs,
            _script: script,
        }
    }

    /// Runs statements in a database and returns the output of `psql`: a line for each row, with columns separated by
    /// `|`.
    pub(crate) fn run(&self, database: &str, sql: &str) -> String {
        let Output { status, stdout, stderr } = self.psql(database, sql);
        assert!(status.success(), "{sql}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8(stdout).expect("rows are text")
    }

    /// Runs statements in a database with `psql`.
    pub(crate) fn psql(&self, database: &str, sql: &str) -> Output {
        Command::new(self.programs.join("psql"))
            .arg("-h")
            .arg(&self.folder)
            .args([
                "-U",
                "postgres",
                "-d",
                database,
                "-qtAX",
                "-v",
                "ON_ERROR_STOP=1",
                "-c",
                sql,
            ])
            .output()
            .expect("psql is there")
    }
}

impl PostgresDatabase {
    /// Creates an empty database, or a copy of `template`.
    pub(crate) fn create(template: Option<&str>) -> Self {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let name = format!("test{}", NUMBER.fetch_add(1, Ordering::Relaxed));
        let template = template.unwrap_or("template0");
        let sql = format!("CREATE DATABASE {name} TEMPLATE {template} STRATEGY file_copy");
        PostgresServer::get().run("postgres", &sql);
        Self { name }
    }

    /// Returns the address for `--database`.
    pub(crate) fn address(&self) -> String {
        self.address_at(&PostgresServer::get().folder)
    }

    /// Returns the address for a socket in another folder.
    pub(crate) fn address_at(&self, folder: &Path) -> String {
        format!("postgres:///{}?host={}&user=postgres", self.name, folder.display())
    }

    /// Runs statements like another program, and returns the output.
    pub(crate) fn run(&self, sql: &str) -> String {
        PostgresServer::get().run(&self.name, sql)
    }
}

impl Drop for PostgresDatabase {
    fn drop(&mut self) {
        if !self.name.is_empty() {
            let sql = format!("DROP DATABASE {} WITH (FORCE)", self.name);
            PostgresServer::get().run("postgres", &sql);
        }
    }
}

fn newest_programs() -> PathBuf {
    let versions = std::fs::read_dir(PROGRAMS).into_iter().flatten().flatten();
    let newest = versions.max_by_key(|version| version.file_name().to_string_lossy().parse::<u32>().unwrap_or(0));
    let programs = newest.map(|newest| newest.path().join("bin"));
    programs
        .filter(|programs| programs.join("initdb").exists())
        .unwrap_or_else(|| {
            panic!(
                "PostgreSQL is missing in {PROGRAMS}: `apt-get install postgresql`, which `cargo xtask test setup` does"
            )
        })
}

/// Returns a shell of the user that the server runs as: the server refuses to run as root.
pub(crate) fn shell() -> Command {
    if is_root() {
        let mut command = Command::new("runuser");
        command.args(["-u", "postgres", "--", "sh"]);
        command
    } else {
        Command::new("sh")
    }
}

fn is_root() -> bool {
    let found = Command::new("id").arg("-u").output().expect("id is there");
    found.stdout.trim_ascii() == b"0" && Path::new("/usr/sbin/runuser").exists() | Path::new("/sbin/runuser").exists()
}
