//! Game records of a tournament: attaches them to games one by one, and writes all of them.
//!
//! Owns the reading and writing of records; `tournament::files::games` determines the headers.

use crate::texts::tournament as texts;
use ::tournament::files::games::{Naming, Which, games};
use ::tournament::{Command, GameAt, State};
use command::Failure;
use command::input::{Item, Source};
use janggi::Language;
use janggi::record::{self, Content, Length, RawGame, Reading, RecordFormat};
use std::collections::BTreeMap;
use std::io::Write;
use std::path::Path;

use super::arguments::{GamesArguments, GamesFormat, RecordArguments, division};
use super::file::{change, read};
use super::sending::{game_at, send};

/// Attaches the record of a game, or removes it.
pub(super) fn attach(output: &mut dyn Write, arguments: &RecordArguments, language: Language) -> Result<(), Failure> {
    let reading = match &arguments.record {
        Some(path) => Some(only_game(path.path(), arguments.nth)?),
        None => None,
    };
    change(&arguments.file, |tournament| {
        let division = division(arguments.division)?;
        let at = game_at(tournament, division, (arguments.round, arguments.table, arguments.game));
        let has_one = has_record(tournament.state(), at);
        if arguments.remove || arguments.replace && has_one {
            send(tournament, &Command::Record { at, record: None }, language)?;
        }
        let Some(reading) = &reading else {
            return Ok(writeln!(output, "{}", texts::record_removed(language, at.table))?);
        };
        let line = record::print(&reading.record, RecordFormat::Json, reading.layout)
            .map_err(|problem| Failure::work(problem.code(), problem))?;
        let record = Some(line.trim_end().to_owned());
        send(tournament, &Command::Record { at, record }, language)?;
        if differs(tournament.state(), at) {
            let label = label(tournament.state(), at);
            eprintln!(
                "janggun: record_differs: {}",
                texts::note_record_differs(language, label)
            );
        }
        let moves = reading.record.tree.main_line().count();
        Ok(writeln!(
            output,
            "{}",
            texts::recorded(language, moves as u64, at.table)
        )?)
    })
}

/// Reads the only game in a file, or the one with number `nth`, counted from 1.
fn only_game(path: &Path, nth: Option<usize>) -> Result<Box<Reading>, Failure> {
    let mut items: Vec<Item> = Vec::new();
    Source::open(path, None)?.read(None, &mut |item, _| {
        items.push(item);
        Ok(())
    })?;
    let index = match (nth, items.len()) {
        (_, 0) => {
            return Err(Failure::work(
                "no_games",
                format!("{}: there is no game in it", path.display()),
            ));
        }
        (Some(nth), count) if nth == 0 || nth > count => {
            let detail = format!("{}: there are {count} games in it", path.display());
            return Err(Failure::usage("no_such_game", detail));
        }
        (Some(nth), _) => nth - 1,
        (None, 1) => 0,
        (None, count) => {
            let detail = format!(
                "{}: there are {count} games in it; choose one with --nth",
                path.display()
            );
            return Err(Failure::usage("several_games", detail));
        }
    };
    let item = items.swap_remove(index);
    match item.reading {
        Ok(reading) if reading.fault.is_none() => Ok(reading),
        Ok(reading) => Err(faulty(path, reading.fault.as_ref())),
        Err(fault) => Err(faulty(path, Some(&fault))),
    }
}

fn faulty(path: &Path, fault: Option<&record::Fault>) -> Failure {
    match fault {
        Some(fault) => Failure::work(fault.kind.code(), format!("{}: {fault}", path.display())),
        None => Failure::work("no_games", path.display()),
    }
}

fn has_record(state: &State, at: GameAt) -> bool {
    let found = state.division(at.division).and_then(|of| of.find(at.round, at.table));
    let record = found.and_then(|found| found.records.get(usize::from(at.game)));
    record.is_some_and(Option::is_some)
}

/// Returns whether the record of a game names a different winner than the reported result.
fn differs(state: &State, at: GameAt) -> bool {
    let recorded = games(state, Naming::Pgn, Which::Recorded).games;
    recorded.iter().any(|game| game.at == at && game.differs)
}

/// Writes the game records to `output`, and notes on them to standard error.
pub(super) fn write(output: &mut dyn Write, arguments: &GamesArguments, language: Language) -> Result<(), Failure> {
    let tournament = read(&arguments.file)?;
    let state = tournament.state();
    let (format, naming) = match arguments.format {
        GamesFormat::Gib => (RecordFormat::Gib, Naming::Gib),
        GamesFormat::Pgn => (RecordFormat::Pgn, Naming::Pgn),
        GamesFormat::Json => (RecordFormat::Json, Naming::Pgn),
    };
    let which = if arguments.all { Which::All } else { Which::Recorded };
    let found = games(state, naming, which);
    let mut left_out: BTreeMap<Content, (u64, u64)> = BTreeMap::new();
    for (game, number) in found.games.iter().zip(1..) {
        let raw = RawGame {
            bytes: game.line().into_bytes(),
            number,
            line: number,
            length: Length::Whole,
        };
        let reading = match record::read(RecordFormat::Json, &raw) {
            Ok(reading) => reading,
            Err(fault) => {
                eprintln!("janggun: {}: game {number}: {fault}", fault.kind.code());
                continue;
            }
        };
        let kept = reading.kept();
        match record::print(&kept, format, reading.layout) {
            Ok(text) => write!(output, "{text}")?,
            Err(problem) => {
                eprintln!("janggun: {}: game {number}", problem.code());
                continue;
            }
        }
        for (content, count) in record::left_out(&kept, format) {
            let sum = left_out.entry(content).or_default();
            *sum = (sum.0 + u64::from(count), sum.1 + 1);
        }
    }
    for (content, (count, games)) in left_out {
        let said = content.left_out_of(count, games, language);
        eprintln!("janggun: left_out_{}: {said}", content.code());
    }
    let labels = |games: &[GameAt]| games.iter().map(|at| label(state, *at)).collect::<Vec<_>>().join(", ");
    if !found.missing.is_empty() {
        let said = texts::note_record_missing(language, labels(&found.missing));
        eprintln!("janggun: record_missing: {said}");
    }
    let differing: Vec<GameAt> = found
        .games
        .iter()
        .filter(|game| game.differs)
        .map(|game| game.at)
        .collect();
    if !differing.is_empty() {
        let said = texts::note_record_differs(language, labels(&differing));
        eprintln!("janggun: record_differs: {said}");
    }
    Ok(())
}

/// Returns the label of a game: `3.2` for board 2 of round 3. The number of the game in a series or team match follows,
/// then the division if there are several.
fn label(state: &State, at: GameAt) -> String {
    let plan = state.plan_of(at.division);
    let games = plan.map_or(1, |plan| plan.games.most());
    let game = if games > 1 {
        format!(".{}", at.game + 1)
    } else {
        String::new()
    };
    let division = match plan {
        Some(plan) if state.plan.divisions.len() > 1 => format!(" ({})", plan.name),
        _ => String::new(),
    };
    format!("{}.{}{game}{division}", at.round, at.table)
}
