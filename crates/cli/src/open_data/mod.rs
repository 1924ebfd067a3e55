//! `janggun database open-data`: writes public games, problems and endgame tables as files for publication.
//!
//! - `folder`: a folder that appears only when it is complete
//! - `games`: the public games
//! - `cards`: the READMEs
//!
//! Owns the command line and the report, and copies the problems and tables.

mod cards;
mod folder;
mod games;

use crate::data_dir;
use crate::database::Database;
use crate::settings::{self, Part};
use command::Failure;
use folder::NewFolder;
use problems::collection::{COMPOSED, FROM_GAMES};
use std::fs::File;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use store::Location;
use tablebase::Folder;

/// Write the public games by month, the problems and the endgame tables as open data
///
/// Games shared only by link are not public and are left out; guests have no names. Each part has a README.md with its
/// fields, counts and licence, and SHA256SUMS has the checksums. The same database results in the same files. The
/// folder appears when it is complete. The server may be running.
#[derive(Debug, clap::Args)]
pub(crate) struct OpenDataArguments {
    /// The folder to write; it must be empty or not exist yet
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// The licence of the games, as your site states it
    #[arg(long, value_name = "TEXT", default_value = "CC0-1.0")]
    licence: String,
    /// Folder of the database; by default the one in the settings, or else the platform's data folder
    #[arg(long, value_name = "DIR")]
    data: Option<PathBuf>,
}

pub(crate) fn run(arguments: &OpenDataArguments) -> Result<(), Failure> {
    let place = Database::given_or_set(arguments.data.as_deref())?;
    let tables = match &place.0 {
        Location::Folder(folder) => folder.clone(),
        Location::Postgres(_) => data_dir::of_settings(settings::effective(Part::Both)?.settings().data)?,
    };
    let database = place.reader()?;
    let runtime = tokio::runtime::Builder::new_current_thread()
        .build()
        .map_err(|error| Failure::usage("cannot_start", error))?;
    let mut folder = NewFolder::begin(&arguments.folder)?;
    let months = runtime.block_on(games::write(&*database, &mut folder))?;
    let games: u64 = months.values().sum();
    let card = cards::games(&months, &arguments.licence);
    folder.write("games/README.md", card.as_bytes())?;
    let problems = write_problems(&mut folder)?;
    let tables = write_tables(&mut folder, &tables.join("tables"))?;
    let mut parts = vec![
        ("games", format!("{games} public games, by month")),
        ("problems", format!("{problems} problems")),
    ];
    if tables > 0 {
        parts.push(("tables", format!("{tables} endgame tables")));
    }
    folder.write("README.md", cards::all(&parts).as_bytes())?;
    let files = folder.finish()?;
    let shown = arguments.folder.display();
    writeln!(
        io::stdout().lock(),
        "{games} games, {problems} problems and {tables} tables in {files} files: {shown}"
    )?;
    Ok(())
}

/// Writes the problems, and returns their number.
fn write_problems(folder: &mut NewFolder) -> Result<usize, Failure> {
    let mut file = folder.packed_file("problems/problems.ndjson.gz")?;
    for lines in [FROM_GAMES, COMPOSED] {
        file.write_all(lines.as_bytes())?;
    }
    folder.close_packed(file)?;
    let (from_games, composed) = (FROM_GAMES.lines().count(), COMPOSED.lines().count());
    let card = cards::problems(from_games, composed);
    folder.write("problems/README.md", card.as_bytes())?;
    Ok(from_games + composed)
}

/// Copies a server's complete endgame tables, and returns their number; 0 if none have been built yet.
fn write_tables(folder: &mut NewFolder, from: &Path) -> Result<usize, Failure> {
    let tables = Folder::new(from);
    let held = match tables.held() {
        Ok(held) => held,
        Err(error) if error.kind() == io::ErrorKind::NotFound => Vec::new(),
        Err(error) => return Err(Failure::work("file", format!("{}: {error}", from.display()))),
    };
    for (objective, signature) in &held {
        let from = tables.file(*objective, *signature);
        let mut file = folder.file(&format!("tables/{}/{signature}.jgt", objective.id()))?;
        io::copy(&mut File::open(&from)?, &mut file)?;
        folder.close(file)?;
    }
    if !held.is_empty() {
        folder.write("tables/README.md", cards::tables(held.len()).as_bytes())?;
    }
    Ok(held.len())
}
