//! `janggun solve`: finds the fastest mate, all first moves that mate equally fast, and the solution.
//!
//! Owns the arguments and the output; `problems::solve` solves the problems.

use crate::position_argument;
use crate::stream_path::StreamPath;
use command::Failure;
use command::input::{Item, Source};
use command::rules_argument;
use janggi::notation::Notation;
use janggi::{Action, Game, Rules, Start};
use problems::solve::{self, Aim, Answer, Attack, MAX_MOVES, Mate, Question, Step};
use serde_json::{Value, json};
use std::io::{self, Write};

/// Solve mate problems (박보): the fastest mate, all first moves, and the solution
///
/// Prints the fastest mate of the side to move, every first move that mates as fast, and the solution.
///
/// Problems are the starting positions of game records (.gib with 판, PGN, JSON, UCI), or one position (--fen). By
/// default the attacker gives check with every move, as in most composed problems; --quiet allows any move, which takes
/// much longer. The rule set determines mate and the allowed moves. A side that may end the game in another way, such
/// as by 빅장, is not mated.
#[derive(Debug, clap::Args)]
#[command(group = clap::ArgGroup::new("problem").required(true).args(["files", "fen"]))]
pub(crate) struct SolveArguments {
    /// Position to solve
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Preset id, or path of a rules JSON file
    #[arg(long, value_name = "R", default_value = "pychess")]
    rules: String,
    /// Maximum number of moves of the attacker
    #[arg(long, value_name = "N", default_value_t = 8, value_parser = clap::value_parser!(u32).range(1..=i64::from(MAX_MOVES)))]
    moves: u32,
    /// Also let the attacker play moves that do not give check
    #[arg(long)]
    quiet: bool,
    /// Maximum number of positions to search
    #[arg(long, value_name = "N", default_value_t = 10_000_000)]
    nodes: u64,
    /// Notation of the moves: uci, korean, hanja, western, san …
    #[arg(long, value_name = "NOTATION", default_value = "uci", value_parser = notation)]
    notation: Notation,
    /// Print one JSON object per line
    #[arg(long)]
    json: bool,
    /// Records with the problems as starting positions, `-` for standard input
    #[arg(value_name = "FILE")]
    files: Vec<StreamPath>,
}

fn notation(text: &str) -> Result<Notation, String> {
    Notation::from_code(text).ok_or_else(|| format!("{text:?} is not a notation"))
}

pub(crate) fn run(arguments: &SolveArguments) -> Result<(), Failure> {
    let rules = rules_argument::rules(&arguments.rules)?;
    let mut output = io::stdout().lock();
    if arguments.files.is_empty() {
        let position = position_argument::position(arguments.fen.as_deref(), &rules)?;
        return one(arguments, rules, Start::Fen(position), None, &mut output);
    }
    let mut failed = 0_u64;
    for path in &arguments.files {
        let source = Source::open(path.path(), None)?;
        let name = source.name();
        source.read(Some(rules.movement), &mut |item: Item, _| {
            let number = item.raw.number;
            let solved = match item.reading {
                Ok(reading) => one(
                    arguments,
                    rules.clone(),
                    Start::Fen(reading.record.start),
                    Some(number),
                    &mut output,
                ),
                Err(fault) => Err(Failure::work(fault.kind.code(), fault)),
            };
            match solved {
                Err(failure @ (Failure::Usage { .. } | Failure::Work { .. })) => {
                    eprintln!("janggun: {name}: game {number}:");
                    failure.report("janggun");
                    failed += 1;
                    Ok(())
                }
                other => other,
            }
        })?;
    }
    match failed {
        0 => Ok(()),
        _ => Err(Failure::work(
            "not_all_solved",
            format!("{failed} problems could not be looked at"),
        )),
    }
}

/// Solves a problem and prints the result.
fn one(
    arguments: &SolveArguments,
    rules: Rules,
    start: Start,
    number: Option<u32>,
    output: &mut impl Write,
) -> Result<(), Failure> {
    let game = Game::new(rules, start).map_err(|error| Failure::usage(error.code(), error))?;
    let question = Question {
        moves: arguments.moves,
        attack: if arguments.quiet { Attack::Any } else { Attack::Checks },
        aim: Aim::Mate,
        nodes: arguments.nodes,
    };
    let answer = solve::solve(&game, &question).map_err(|error| Failure::usage(error.code(), error))?;
    let printed = Printed {
        game: &game,
        notation: arguments.notation,
    };
    if arguments.json {
        let mut object = printed.json(&answer);
        if let Some(number) = number {
            object["game"] = json!(number);
        }
        writeln!(output, "{object}")?;
    } else {
        if let Some(number) = number {
            write!(output, "game {number}: ")?;
        }
        writeln!(output, "{}", printed.text(&answer, arguments.moves))?;
    }
    Ok(output.flush()?)
}

/// Formats the answer to a problem.
struct Printed<'a> {
    game: &'a Game,
    notation: Notation,
}

impl Printed<'_> {
    /// Returns the moves of the solution, each with the attacker's alternatives that mate equally fast.
    fn steps(&self, line: &[Step]) -> Vec<(String, Vec<String>)> {
        let mut game = self.game.clone();
        let mut steps = Vec::new();
        for step in line {
            let print = |mv| self.notation.print(mv, game.position());
            let others = step.equals.iter().filter(|&&mv| mv != step.mv);
            steps.push((print(step.mv), others.map(|&mv| print(mv)).collect()));
            // Playing the move never fails, because the solver uses the same rules.
            if game.play(Action::from(step.mv)).is_err() {
                break;
            }
        }
        steps
    }

    fn first(&self, mate: &Mate) -> Vec<String> {
        let print = |&mv| self.notation.print(mv, self.game.position());
        mate.first.iter().map(print).collect()
    }

    fn json(&self, answer: &Answer) -> Value {
        match answer {
            Answer::NoMate => json!({ "answer": "none" }),
            Answer::Unknown { none_in } => json!({ "answer": "unknown", "none_in": none_in }),
            Answer::Mate(mate) => {
                let line = self.steps(&mate.line);
                let line: Vec<Value> = line
                    .into_iter()
                    .map(|(mv, others)| json!({ "move": mv, "others": others }))
                    .collect();
                json!({ "answer": "mate", "moves": mate.moves, "first": self.first(mate), "unique": mate.is_unique(), "line": line })
            }
        }
    }

    fn text(&self, answer: &Answer, moves: u32) -> String {
        let mate = match answer {
            Answer::NoMate => return format!("no mate in {moves}"),
            Answer::Unknown { none_in } => {
                return format!("not known: no mate in {none_in}, then the nodes were used up");
            }
            Answer::Mate(mate) => mate,
        };
        let mut text = format!("mate in {}", mate.moves);
        if mate.is_unique() {
            text.push_str(", the only solution");
        }
        for (ply, (mv, others)) in self.steps(&mate.line).into_iter().enumerate() {
            if ply % 2 == 0 {
                text.push_str(&format!("\n{}. ", ply / 2 + 1));
            } else {
                text.push_str("  ");
            }
            text.push_str(&mv);
            if !others.is_empty() {
                text.push_str(&format!(" (or {})", others.join(", ")));
            }
        }
        text
    }
}
