//! The SQL files that migrate databases, embedded in the program.

use refinery::{Migration, Runner};

/// Names of migrations, such as `V1__first`, with their SQL.
type Migrations = &'static [(&'static str, &'static str)];

/// Embeds the named files of a folder.
macro_rules! embed {
    ($folder:literal: $($name:literal,)+) => {
        &[$(($name, include_str!(concat!($folder, $name, ".sql")))),+]
    };
}

pub(crate) const POSTGRES: Migrations = embed![
    "postgres/migrations/":
    "V1__first",
    "V2__leases",
    "V3__access_tokens",
    "V4__programs",
    "V5__tournaments",
    "V6__tournament_chat",
    "V7__clubs",
    "V8__club_tournaments",
];

pub(crate) const SQLITE: Migrations = embed![
    "sqlite/migrations/":
    "V1__first",
    "V2__analyses",
    "V3__players",
    "V4__packs",
    "V5__lives",
    "V6__unplayed",
    "V7__unfinished",
    "V8__movement",
    "V9__accounts",
    "V10__ratings",
    "V11__emails",
    "V12__chat",
    "V13__terms",
    "V14__letters",
    "V15__called_off",
    "V16__shared",
    "V17__push",
    "V18__account_records",
    "V19__commits",
    "V20__chat_bytes",
    "V21__neighbours",
    "V22__rating_order",
    "V23__access_tokens",
    "V24__programs",
    "V25__tournaments",
    "V26__tournament_chat",
    "V27__clubs",
    "V28__club_tournaments",
];

pub(crate) fn runner(migrations: Migrations) -> Runner {
    let unapplied = |(name, sql): &(&str, &str)| Migration::unapplied(name, sql).expect("a name such as V1__first");
    Runner::new(&migrations.iter().map(unapplied).collect::<Vec<_>>())
}

/// Returns the newest schema version.
pub(crate) fn newest(migrations: Migrations) -> u32 {
    let runner = runner(migrations);
    let versions = runner.get_migrations().iter().map(Migration::version);
    versions.max().and_then(|newest| newest.try_into().ok()).unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use super::{POSTGRES, SQLITE};
    use std::ffi::OsString;
    use std::path::Path;

    #[test]
    fn every_file_is_embedded() {
        for (database, migrations) in [("postgres", POSTGRES), ("sqlite", SQLITE)] {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("src/{database}/migrations"));
            let files = folder
                .read_dir()
                .expect("a folder")
                .map(|file| file.expect("a file").path());
            let mut files: Vec<OsString> = files.map(|file| file.file_stem().expect("a name").to_owned()).collect();
            let mut embedded: Vec<OsString> = migrations.iter().map(|(name, _)| (*name).into()).collect();
            files.sort_unstable();
            embedded.sort_unstable();
            assert_eq!(files, embedded, "{database}");
        }
    }
}
