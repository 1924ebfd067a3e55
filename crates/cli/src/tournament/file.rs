//! The file of a tournament: one event per line, always written atomically.

use ::tournament::{Event, Tournament};
use command::Failure;
use std::fs::{self, File, OpenOptions};
use std::io::{self, Write};
use std::path::{Path, PathBuf};

pub(super) fn read_text(path: &Path) -> Result<String, Failure> {
    fs::read_to_string(path).map_err(|error| Failure::usage("cannot_read", format!("{}: {error}", path.display())))
}

pub(super) fn read(path: &Path) -> Result<Tournament, Failure> {
    let text = read_text(path)?;
    let events = text.lines().zip(1..).map(|(line, number)| {
        Event::read(line)
            .map_err(|error| Failure::work(error.code(), format!("{}:{number}: {error:?}", path.display())))
    });
    let events: Vec<Event> = events.collect::<Result<_, _>>()?;
    Tournament::load(&events).map_err(|error| Failure::work(error.code(), format!("{}:{}", path.display(), error.seq)))
}

/// Writes a new tournament to a file that must not exist yet.
pub(super) fn create(path: &Path, tournament: &Tournament) -> Result<(), Failure> {
    if path.exists() {
        return Err(Failure::usage("file_exists", path.display()));
    }
    let (new, file) = begin(path)?;
    write(&new, file, path, tournament)
}

/// Reads a tournament, changes it and writes it. If the change fails, the file stays unchanged.
pub(super) fn change(path: &Path, change: impl FnOnce(&mut Tournament) -> Result<(), Failure>) -> Result<(), Failure> {
    // The new file is created before the old one is read. It serves as a lock, so that a concurrent command fails.
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

#[cfg(test)]
mod tests {
    use super::{change, create, read};
    use ::tournament::plan::{DivisionPlan, Format, Games, Lateness, Plan};
    use ::tournament::{Command, Entry, Scoring, Side, TieOrder, Tournament};
    use command::Failure;

    fn tournament() -> Tournament {
        let division = DivisionPlan {
            name: String::new(),
            format: Format::RoundRobin { cycles: 1 },
            games: Games::Single,
            scoring: Scoring::KOREAN,
            ties: TieOrder::Kja.ties(),
            initial: Side::Cho,
        };
        let plan = Plan {
            name: "Cup".to_owned(),
            place: None,
            date: None,
            divisions: vec![division],
            lateness: Lateness::default(),
            fee: None,
            rules: None,
        };
        Tournament::open(plan, 0, None).expect("a good plan")
    }

    fn code(failure: &Failure) -> &'static str {
        match failure {
            Failure::Usage { code, .. } | Failure::Work { code, .. } => code,
            Failure::ReaderGone => "reader_gone",
        }
    }

    #[test]
    fn a_change_is_written_as_a_whole_or_not_at_all() {
        let folder = tempfile::tempdir().expect("a folder");
        let path = folder.path().join("cup.jsonl");
        create(&path, &tournament()).expect("a new file");
        assert_eq!(
            create(&path, &tournament()).map_err(|failure| code(&failure)),
            Err("file_exists")
        );
        let entry = Entry {
            name: "Kim".to_owned(),
            ..Entry::default()
        };
        let enter = |tournament: &mut Tournament| {
            tournament
                .handle(&Command::Enter(Box::new(entry.clone())), 0, None)
                .expect("a new name");
        };
        change(&path, |tournament| {
            enter(tournament);
            // A concurrent command is refused.
            assert_eq!(
                change(&path, |_| Ok(())).map_err(|failure| code(&failure)),
                Err("tournament_busy")
            );
            Ok(())
        })
        .expect("a change");
        let failed = change(&path, |tournament| {
            let _ = tournament.handle(&Command::Undo, 0, None);
            Err(Failure::work("changed_my_mind", ""))
        });
        assert_eq!(failed.map_err(|failure| code(&failure)), Err("changed_my_mind"));
        assert_eq!(read(&path).expect("a tournament").state().players.len(), 1);
        assert_eq!(std::fs::read_dir(folder.path()).expect("a folder").count(), 1);
    }
}
