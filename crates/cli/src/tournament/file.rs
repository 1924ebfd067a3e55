//! The file of a tournament: an event a line, written as a whole and never in part.

use ::tournament::{Event, Tournament};
use command::Failure;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

/// Reads a file as text.
pub(super) fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::usage("cannot_read", format!("{}: {error}", path.display())))
}

/// Reads a tournament.
pub(super) fn read(path: &Path) -> Result<Tournament, Failure> {
    let text = read_text(path)?;
    let events = text.lines().zip(1..).map(|(line, number)| {
        Event::read(line)
            .map_err(|error| Failure::work(error.code(), format!("{}:{number}: {error:?}", path.display())))
    });
    let events: Vec<Event> = events.collect::<Result<_, _>>()?;
    Tournament::load(&events).map_err(|error| Failure::work(error.code(), format!("{}:{}", path.display(), error.seq)))
}

/// Creates the file of a new tournament.
pub(super) fn create(path: &Path, tournament: &Tournament) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::usage("file_exists", path.display()));
    }
    let (new, file) = begin(path)?;
    write(&new, file, path, tournament)
}

/// Reads a tournament, changes it and writes it. If the change fails, the file stays as it is.
pub(super) fn change(path: &Path, change: impl FnOnce(&mut Tournament) -> Result<(), Failure>) -> Result<(), Failure> {
    // The new file is created before the old one is read: a second program that runs meanwhile finds it and stops.
    let (new, file) = begin(path)?;
    let changed = read(path).and_then(|mut tournament| {
        change(&mut tournament)?;
        Ok(tournament)
    });
    match changed {
        Ok(tournament) => write(&new, file, path, &tournament),
        Err(failure) => {
            drop(file);
            let _ = fs::remove_file(&new);
            Err(failure)
        }
    }
}

/// Creates the file that will replace `path`.
fn begin(path: &Path) -> Result<(PathBuf, File), Failure> {
    let mut name = path.as_os_str().to_owned();
    name.push(".new");
    let new = PathBuf::from(name);
    let created = OpenOptions::new().write(true).create_new(true).open(&new);
    let file = created.map_err(|error| match error.kind() {
        io::ErrorKind::AlreadyExists => Failure::work(
            "tournament_busy",
            format!(
                "{0} exists: another command is running. If none is, delete {0}",
                new.display()
            ),
        ),
        _ => Failure::usage("cannot_write", format!("{}: {error}", new.display())),
    })?;
    Ok((new, file))
}

fn write(new: &Path, mut file: File, path: &Path, tournament: &Tournament) -> Result<(), Failure> {
    let text: String = tournament.events().iter().map(|event| event.write() + "\n").collect();
    let written = file.write_all(text.as_bytes()).and_then(|()| file.sync_all());
    drop(file);
    written.and_then(|()| fs::rename(new, path)).map_err(|error| {
        let _ = fs::remove_file(new);
        Failure::work("cannot_write", format!("{}: {error}", path.display()))
    })
}
