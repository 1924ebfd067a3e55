//! Debian's PostgreSQL server for tests, with its data and socket in a temporary folder. The server stops when the
//! process that started it ends, even if that process is killed. Tests of other crates include this file.

use std::io::{BufRead, BufReader};
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Output, Stdio};
use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

/// Debian's PostgreSQL folder, with a subfolder for each version.
const PROGRAMS: &str = "/usr/lib/postgresql";

/// Script that starts a server, prints its folder, and stops the server when the input is closed.
const SCRIPT: &str = include_str!("server.sh");

/// A running server, which stops with this process.
pub(crate) struct PostgresServer {
    /// The folder with the server's socket and data.
    pub(crate) folder: PathBuf,
    /// The folder of PostgreSQL's programs.
    pub(crate) programs: PathBuf,
    // The script stops the server when its input is closed, at the latest when this process ends.
    _script: Child,
}

/// A database for one test, which is removed at the end of the test.
pub(crate) struct PostgresDatabase {
    /// Name of the database. If it is empty, no database is removed.
    pub(crate) name: String,
}

impl PostgresServer {
    /// Returns the shared server of this process. The first call starts it.
    pub(crate) fn get() -> &'static Self {
        static SERVER: OnceLock<PostgresServer> = OnceLock::new();
        SERVER.get_or_init(|| Self::start(""))
    }

    /// Starts a server. If `port` is not empty, the server also listens there, for encrypted connections only. Its
    /// certificate is `server.crt` in its folder.
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

    /// Runs statements in a database and returns one line for each row, with columns separated by `|`.
    pub(crate) fn run(&self, database: &str, sql: &str) -> String {
        let Output { status, stdout, stderr } = self.psql(database, sql);
        assert!(status.success(), "{sql}: {}", String::from_utf8_lossy(&stderr));
        String::from_utf8(stdout).expect("rows are text")
    }

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

    /// Returns the address of the database through a socket in `folder`.
    pub(crate) fn address_at(&self, folder: &Path) -> String {
        format!("postgres:///{}?host={}&user=postgres", self.name, folder.display())
    }

    /// Runs statements as another program would, and returns the output.
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

/// Returns a command for a shell that runs as the server's user. PostgreSQL refuses to run as root.
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
