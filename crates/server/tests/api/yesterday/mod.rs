//! Tests of today's server with data of older releases. For each release, `testdata/yesterday` has the database, the
//! server's answers, and the messages of its pages. `testdata/yesterday/README.md` describes how to add a release.

mod answers;
mod compare;
mod players;
mod tabs;

use crate::client::Client;
use crate::push_service::PushService;
use crate::test_server::ClockHouse;
use flate2::read::GzDecoder;
use serde_json::Value;
use std::fs::{self, File};
use std::io::{BufRead, BufReader, Read};
use std::path::{Path, PathBuf};
use std::time::Duration;
use store::sqlite::DATABASE_FILE;

const RELEASES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/testdata/yesterday");

/// Files of an older release.
struct World {
    folder: PathBuf,
    /// Known values, such as game ids, cookies and passwords.
    known: Value,
}

impl World {
    /// Returns the files of all releases.
    fn all() -> Vec<Self> {
        let folders = fs::read_dir(RELEASES).unwrap().map(|entry| entry.unwrap().path());
        let worlds: Vec<Self> = folders.filter(|path| path.is_dir()).map(Self::read).collect();
        assert!(!worlds.is_empty());
        worlds
    }

    fn read(folder: PathBuf) -> Self {
        let known = serde_json::from_str(&fs::read_to_string(folder.join("world.json")).unwrap()).unwrap();
        Self { folder, known }
    }

    /// Returns the lines of a compressed file. Each line is a JSON value.
    fn lines(&self, name: &str) -> Vec<String> {
        BufReader::new(self.unpacked(name))
            .lines()
            .map(Result::unwrap)
            .collect()
    }

    fn unpacked(&self, name: &str) -> GzDecoder<File> {
        GzDecoder::new(File::open(self.folder.join(name)).unwrap())
    }

    fn put_database(&self, folder: &Path) {
        let mut bytes = Vec::new();
        self.unpacked("janggun.db.gz").read_to_end(&mut bytes).unwrap();
        fs::write(folder.join(DATABASE_FILE), bytes).unwrap();
    }

    /// Starts today's server on a copy of the database, with a push service. Its clock is a minute after the old
    /// server's stop.
    async fn site(&self) -> (ClockHouse, PushService) {
        let service = PushService::start().await;
        let stopped = self.known["stopped_ms"].as_i64().unwrap();
        let site = ClockHouse::at(stopped + 60_000, |config| {
            self.put_database(&config.data);
            config.push = Some(service.config(Duration::from_millis(1)));
        });
        (site, service)
    }

    /// Returns a client with the cookie that `reader` had.
    fn visitor(&self, site: &ClockHouse, reader: &str) -> Client {
        let mut visitor = site.visitor();
        visitor.cookie = self.known["cookies"][reader].as_str().map(ToOwned::to_owned);
        visitor
    }

    fn game(&self, name: &str) -> &str {
        self.known["names"][name].as_str().unwrap()
    }
}
