//! `janggun verdict`: shows how each rule set would have decided a recorded game (규칙별 판정).
//!
//! Owns the output. `janggi::record` replays the games.

use crate::language;
use crate::play::words::{reads_korean, side, wording};
use crate::stream_path::StreamPath;
use crate::texts::verdicts;
use command::Failure;
use command::input::{Item, Source};
use command::rules_argument;
use janggi::explain::points_in;
use janggi::notation::Notation;
use janggi::record::{Answer, Record, Replayed, Winner, parting};
use janggi::ruleset::RulePath;
use janggi::{Language, Outcome, Preset, Rules, Side, StartError, api};
use serde_json::{Map, Value};
use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::io::{self, Write};

/// Show the verdict of every rule set on recorded games
///
/// Replays each game under every rule set. Prints where the rule sets differ, and how each ends the game or why it
/// refuses a move, with the rule, its source and the numbers. The verdicts are computed by Janggun, not decided by an
/// association. A game with a fault is judged up to the fault; the fault is reported on standard error, and the exit
/// status is 1.
#[derive(Debug, clap::Args)]
pub(crate) struct VerdictArguments {
    /// Use all rule sets; this is the default without --rules
    #[arg(long, conflicts_with = "rules")]
    all_rules: bool,
    /// Use only these rules: a preset id or the path of a rules JSON file; may be repeated
    #[arg(long, value_name = "R")]
    rules: Vec<String>,
    /// Print one JSON object per game, with every rule set
    #[arg(long, conflicts_with = "rules")]
    json: bool,
    /// Records in any format, `-` for standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<StreamPath>,
}

pub(crate) fn run(arguments: &VerdictArguments) -> Result<(), Failure> {
    let asked = if arguments.rules.is_empty() {
        Preset::ALL.map(Asked::preset).into()
    } else {
        let named = arguments.rules.iter();
        named.map(|name| Asked::named(name)).collect::<Result<Vec<_>, _>>()?
    };
    let mut output = io::stdout().lock();
    let mut failed = 0_u64;
    for path in &arguments.files {
        let source = Source::open(path.path(), None)?;
        let name = source.name();
        let before = failed;
        let mut games = 0_u64;
        source.read(None, &mut |item: Item, _| {
            games += 1;
            let number = item.raw.number;
            if let Some(fault) = item.fault() {
                eprintln!("janggun: {}: {name}: game {number}, {fault}", fault.kind.code());
                failed += 1;
            }
            let Ok(reading) = item.reading else {
                return Ok(());
            };
            let record = reading.kept();
            if arguments.json {
                writeln!(output, "{}", in_json(&record, &name, number)?)?;
            } else {
                write!(output, "{}", in_words(&record, &name, number, &asked))?;
            }
            Ok(())
        })?;
        if games == 0 && failed == before {
            eprintln!("janggun: no_games: {name}: there is no game in it");
            failed += 1;
        }
    }
    output.flush()?;
    match failed {
        0 => Ok(()),
        _ => Err(Failure::work("games_failed", format!("{failed} games have faults"))),
    }
}

/// A rule set to compare.
struct Asked {
    /// Id of the preset, or path of the rules file.
    name: String,
    rules: Rules,
    /// The preset; `None` for rules from a file.
    preset: Option<Preset>,
}

impl Asked {
    fn preset(preset: Preset) -> Self {
        Self {
            name: preset.id().to_owned(),
            rules: preset.rules(),
            preset: Some(preset),
        }
    }

    fn named(name: &str) -> Result<Self, Failure> {
        Ok(Self {
            name: name.to_owned(),
            rules: rules_argument::rules(name)?,
            preset: Preset::of_any_revision(name),
        })
    }

    /// Returns a preset's name and id, or the path of a rules file.
    fn name(&self, language: Language) -> String {
        match self.preset {
            Some(preset) => format!("{} ({})", preset.name().in_language(language), self.name),
            None => self.name.clone(),
        }
    }

    /// Returns the name of a rule and, for a preset, the source and certainty of its value.
    fn source(&self, rule: RulePath, language: Language) -> String {
        let field = rule.field.name().in_language(language);
        match self.preset {
            None => format!("{field} ({rule})"),
            Some(preset) => {
                let source = preset.source(rule.field);
                let mark = source.mark.sentence().in_language(language);
                format!("{field} ({rule}). {}", verdicts::source(language, source.cite, mark))
            }
        }
    }
}

fn in_json(record: &Record, name: &str, number: u32) -> Result<String, Failure> {
    let mut object: Map<String, Value> =
        serde_json::from_str(&api::verdicts(record)).map_err(|error| Failure::work("bad_json", error))?;
    object.insert("file".into(), name.into());
    object.insert("game".into(), number.into());
    Ok(Value::Object(object).to_string())
}

/// Returns the verdicts as text, grouped by ply and then by verdict, with the earliest ply first.
fn in_words(record: &Record, name: &str, number: u32, asked: &[Asked]) -> String {
    let language = language::of_environment();
    let answers: Vec<(&Asked, Replayed)> = asked
        .iter()
        .map(|asked| (asked, record.replayed_under(asked.rules.clone())))
        .collect();
    let (others, of_this_game): (Vec<_>, Vec<_>) = answers
        .into_iter()
        .partition(|(_, replayed)| replayed.answer == Answer::OtherGame);
    let mut groups: BTreeMap<u32, BTreeMap<String, Vec<String>>> = BTreeMap::new();
    for (asked, replayed) in &of_this_game {
        let name = asked.name(language);
        let line = match replayed.answer.rule() {
            Some(rule) => format!("{name}: {}", asked.source(rule, language)),
            None => name,
        };
        let said = sentence(record, replayed, language);
        let at_ply = groups.entry(replayed.plies).or_default();
        at_ply.entry(said).or_default().push(line);
    }

    let plies = u32::try_from(record.tree.main_line().count()).unwrap_or(u32::MAX);
    let mut lines = vec![verdicts::game(language, name, number)];
    let recorded = match record.outcome.winner {
        Winner::Side(side) => Some(Outcome::Win(side)),
        Winner::Draw => Some(Outcome::Draw),
        Winner::Unknown => None,
    };
    lines.extend(recorded.map(|outcome| verdicts::recorded(language, winner(record, outcome, language))));
    let ends = |(_, replayed): &(&Asked, Replayed)| !matches!(replayed.answer, Answer::Open(_));
    lines.push(match parting(of_this_game.iter().map(|(_, replayed)| replayed)) {
        None if !of_this_game.iter().any(ends) => verdicts::no_end(language).to_owned(),
        None => verdicts::agree(language).to_owned(),
        Some(0) => verdicts::part_start(language).to_owned(),
        Some(ply) => verdicts::part_after(language, ply),
    });
    for (ply, said) in groups {
        lines.push(String::new());
        lines.push(match ply {
            _ if ply == plies => verdicts::at_end(language, ply),
            0 => verdicts::at_start(language).to_owned(),
            _ => verdicts::at_ply(language, ply),
        });
        let mut said: Vec<(String, Vec<String>)> = said.into_iter().collect();
        said.sort_by_key(|(_, names)| Reverse(names.len()));
        for (sentence, names) in said {
            lines.extend(sentence.lines().map(|line| format!("  {line}")));
            lines.extend(names.into_iter().map(|name| format!("  - {name}")));
        }
    }
    lines.push(String::new());
    if !others.is_empty() {
        let names: Vec<String> = others.iter().map(|(asked, _)| asked.name(language)).collect();
        lines.push(verdicts::other_game(language, names.join(", ")));
    }
    lines.push(verdicts::not_official(language).to_owned());
    lines.join("\n") + "\n\n"
}

fn sentence(record: &Record, replayed: &Replayed, language: Language) -> String {
    match &replayed.answer {
        Answer::OtherGame => String::new(),
        Answer::NoStart(error) => match error {
            StartError::Arrangement { .. } | StartError::NothingToArrange => {
                verdicts::no_start_arrangement_not_allowed(language)
            }
            StartError::Matsang => verdicts::no_start_matsang_forbidden(language),
            StartError::Facing => verdicts::no_start_generals_facing(language),
            StartError::Handicap { .. } | StartError::Position(_) => verdicts::no_start_bad_position(language),
        }
        .to_owned(),
        Answer::Refused { mv, error } => {
            let notation = if reads_korean(language) {
                Notation::Korean
            } else {
                Notation::Uci
            };
            let mv = notation.print(*mv, &replayed.position);
            verdicts::refused(language, error.sentence(wording(language)), mv)
        }
        Answer::Ended(verdict) => verdict.sentence(wording(language)),
        Answer::Open(standing) => {
            let name = |one| side(language, record.start.movement(), one);
            let points = standing.points;
            let told = |outcome: Option<Outcome>| outcome.map(|outcome| winner(record, outcome, language));
            let mut sentences = vec![verdicts::open(
                language,
                name(Side::Cho),
                points_in(points.cho, language),
                name(Side::Han),
                points_in(points.han, language),
            )];
            sentences.extend(told(standing.if_both_pass).map(|result| verdicts::both_pass(language, result)));
            sentences.extend(told(standing.if_called).map(|result| verdicts::called(language, result)));
            sentences.extend(told(standing.if_agreed).map(|result| verdicts::agreed(language, result)));
            sentences.join("\n")
        }
    }
}

fn winner(record: &Record, outcome: Outcome, language: Language) -> String {
    match outcome {
        Outcome::Win(won) => verdicts::winner(language, side(language, record.start.movement(), won)),
        Outcome::Draw | Outcome::None => verdicts::draw(language).to_owned(),
    }
}
