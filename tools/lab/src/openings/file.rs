//! The JSON file of opening statistics, which is committed and displayed by the web app.
//!
//! [`Statistics::read`] ignores the values that are derived from the counts, such as shares and intervals.

use core::fmt;

use janggi::{Arrangement, Formation, HalfPoints, Preset, Side};
use serde_json::{Map, Value, json};

use crate::openings::interval::{Results, Share};
use crate::openings::tally::{DEOMS, Tally};

/// Provenance of the games of a set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Provenance {
    /// Number of nodes searched per ply.
    pub nodes: u64,
    /// `hand`, or the name of the network.
    pub evaluation: String,
    /// Revision of the program.
    pub commit: String,
    /// Seeds of the chunks, as ranges such as `1-60`.
    pub seeds: String,
    /// SHA-256 of the SHA-256 hashes of the chunks, in the order of their seeds.
    pub sha256: String,
}

/// Results of the games under one rule set and deom.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSet {
    pub rules: Preset,
    /// Han's bonus: the rule set's own, unless it was changed to measure its effect.
    pub deom: HalfPoints,
    pub provenance: Provenance,
    pub tally: Tally,
}

/// All sets of games. Sets with their rule set's own deom come first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Statistics {
    pub sets: Vec<GameSet>,
}

/// Error for a string that is not a valid file of statistics.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ReadError(String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not a file of opening statistics: {}", self.0)
    }
}

impl std::error::Error for ReadError {}

const ABOUT: &str = "Results of games of the Janggun engine against itself from every pair of Janggi setups. Shares are Cho's \
    (of a formation: the side's own), a draw counts half; low and high bound Wilson's 95 % interval. Setups are read from \
    Cho's left for both sides: m horse, s elephant. A margin is Cho's points on the board minus Han's, without deom; \
    recounted are Cho's shares had points decided with another deom. Made by \
    `janggun-lab openings play` and `janggun-lab openings count`.";

/// Code for a side without a named formation.
const NO_FORMATION: &str = "none";

impl Statistics {
    /// Formats the file, with a line for each pair of setups and for each formation.
    #[must_use]
    pub fn text(&self) -> String {
        let sets: Vec<String> = self.sets.iter().map(set_text).collect();
        format!(
            "{{\n\"license\": \"CC0-1.0\",\n\"about\": {},\n\"sets\": [\n{}\n]\n}}\n",
            json!(ABOUT),
            sets.join(",\n")
        )
    }

    /// Reads the output of [`Statistics::text`].
    ///
    /// # Errors
    /// [`ReadError`] with a description of the fault.
    pub fn read(text: &str) -> Result<Statistics, ReadError> {
        let value: Value = serde_json::from_str(text).map_err(|error| ReadError(error.to_string()))?;
        let sets = list(&value, "sets")?.iter().map(read_set).collect::<Result<_, _>>()?;
        Ok(Statistics { sets })
    }

    /// Returns the set of games under a preset with its default deom.
    #[must_use]
    pub fn main_set(&self, rules: Preset) -> Option<&GameSet> {
        let deom = rules.rules().deom;
        self.sets.iter().find(|set| set.rules == rules && set.deom == deom)
    }
}

fn set_text(set: &GameSet) -> String {
    let tally = &set.tally;
    let head = json!({
        "rules": set.rules.id(), "deom": points(set.deom.0), "nodes": set.provenance.nodes,
        "evaluation": set.provenance.evaluation, "commit": set.provenance.commit, "seeds": set.provenance.seeds,
        "sha256": set.provenance.sha256,
    });
    let pairs = tally
        .pairs
        .iter()
        .map(|((cho, han), results)| row(json!({ "cho": cho.code(), "han": han.code() }), *results));
    let formations = tally.formations.iter().map(|((side, formation), results)| {
        let formation = formation.map_or(NO_FORMATION, Formation::code);
        row(json!({ "side": side.id(), "formation": formation }), *results)
    });
    let margins: Vec<Value> = tally
        .margins
        .iter()
        .map(|(margin, games)| json!([points(*margin), games]))
        .collect();
    let recounted = DEOMS.map(|deom| {
        json!([
            points(deom),
            tally
                .recounted(deom)
                .share()
                .map(|share| rounded(share.value, 10_000.0))
        ])
    });
    let mut total = with_share(Map::new(), tally.total());
    if let Some(even) = tally.even_deom() {
        total.insert("evenDeom".to_owned(), json!(rounded(even, 100.0)));
    }
    format!(
        "{{\"source\": {head},\n\"total\": {},\n\"pairs\": [\n{}\n],\n\"formations\": [\n{}\n],\n\"margins\": {},\n\"others\": {},\n\"recounted\": {}}}",
        Value::Object(total),
        pairs.collect::<Vec<_>>().join(",\n"),
        formations.collect::<Vec<_>>().join(",\n"),
        Value::Array(margins),
        Value::Object(with_share(Map::new(), tally.others)),
        Value::Array(recounted.to_vec()),
    )
}

fn row(names: Value, results: Results) -> String {
    let Value::Object(names) = names else {
        unreachable!("a row begins with names")
    };
    Value::Object(with_share(names, results)).to_string()
}

fn with_share(mut row: Map<String, Value>, results: Results) -> Map<String, Value> {
    for (name, count) in [
        ("wins", results.wins),
        ("draws", results.draws),
        ("losses", results.losses),
    ] {
        row.insert(name.to_owned(), json!(count));
    }
    if let Some(Share { value, low, high }) = results.share() {
        for (name, share) in [("share", value), ("low", low), ("high", high)] {
            row.insert(name.to_owned(), json!(rounded(share, 10_000.0)));
        }
    }
    row
}

fn rounded(value: f64, parts: f64) -> f64 {
    (value * parts).round() / parts
}

/// Converts half points to points.
fn points(half_points: i32) -> f64 {
    f64::from(half_points) / 2.0
}

fn read_set(value: &Value) -> Result<GameSet, ReadError> {
    let source = &value["source"];
    let mut tally = Tally {
        others: results(&value["others"])?,
        ..Tally::default()
    };
    for row in list(value, "pairs")? {
        let setup = |side: &str| word(row, side, Arrangement::parse);
        tally.pairs.insert((setup("cho")?, setup("han")?), results(row)?);
    }
    for row in list(value, "formations")? {
        let side = word(row, "side", |id| Side::ALL.into_iter().find(|side| side.id() == id))?;
        let formation = word(row, "formation", |code| match code {
            NO_FORMATION => Some(None),
            code => Formation::parse(code).map(Some),
        })?;
        tally.formations.insert((side, formation), results(row)?);
    }
    for row in list(value, "margins")? {
        let games = row[1].as_u64().ok_or_else(|| missing("margins"))?;
        tally.margins.insert(half_points(&row[0])?, games);
    }
    Ok(GameSet {
        rules: word(source, "rules", Preset::parse)?,
        deom: HalfPoints(half_points(&source["deom"])?),
        provenance: Provenance {
            nodes: count(source, "nodes")?,
            evaluation: word(source, "evaluation", |text| Some(text.to_owned()))?,
            commit: word(source, "commit", |text| Some(text.to_owned()))?,
            seeds: word(source, "seeds", |text| Some(text.to_owned()))?,
            sha256: word(source, "sha256", |text| Some(text.to_owned()))?,
        },
        tally,
    })
}

fn results(row: &Value) -> Result<Results, ReadError> {
    Ok(Results {
        wins: count(row, "wins")?,
        draws: count(row, "draws")?,
        losses: count(row, "losses")?,
    })
}

fn missing(what: &str) -> ReadError {
    ReadError(format!("`{what}` is missing or wrong"))
}

fn list<'a>(value: &'a Value, name: &str) -> Result<&'a Vec<Value>, ReadError> {
    value[name].as_array().ok_or_else(|| missing(name))
}

fn count(value: &Value, name: &str) -> Result<u64, ReadError> {
    value[name].as_u64().ok_or_else(|| missing(name))
}

fn word<T>(value: &Value, name: &str, parse: impl Fn(&str) -> Option<T>) -> Result<T, ReadError> {
    value[name].as_str().and_then(parse).ok_or_else(|| missing(name))
}

fn half_points(value: &Value) -> Result<i32, ReadError> {
    let halves = value.as_f64().map(|points| points * 2.0);
    halves
        .filter(|halves| halves.fract() == 0.0 && halves.abs() <= 288.0)
        .map(|halves| halves as i32)
        .ok_or_else(|| missing("points"))
}

#[cfg(test)]
mod tests {
    use super::{GameSet, Provenance, Statistics};
    use crate::openings::seen::Seen;
    use crate::openings::tally::Tally;
    use engine::rng::Rng;
    use janggi::{Arrangement, BySide, Formation, HalfPoints, Preset, Side};

    pub(crate) fn sample(seed: u64) -> Statistics {
        let mut rng = Rng::new(seed);
        let sets = [(Preset::Pychess, 3), (Preset::Kakao, 3), (Preset::Kakao, 0)].map(|(rules, deom)| {
            let mut tally = Tally::default();
            for _ in 0..400 {
                let margin = (rng.below(3) > 0).then(|| 2 * (rng.below(41) as i32 - 20));
                let ahead = margin.map_or(rng.below(2) > 0, |margin| margin > deom);
                let formation = |pick: u64| Formation::ALL.get(pick as usize).copied();
                tally.add(&Seen {
                    arrangements: BySide::from_fn(|_| Arrangement::CLASSIC[rng.below(4) as usize]),
                    winner: Some(if ahead { Side::Cho } else { Side::Han }),
                    margin,
                    formations: BySide {
                        cho: formation(seed % 7),
                        han: formation(margin.unwrap_or(1) as u64 % 8),
                    },
                });
            }
            let provenance = Provenance {
                nodes: 300,
                evaluation: "hand".to_owned(),
                commit: "1a2b3c4d".to_owned(),
                seeds: "1-2".to_owned(),
                sha256: "00".repeat(32),
            };
            GameSet {
                rules,
                deom: HalfPoints(deom),
                provenance,
                tally,
            }
        });
        Statistics { sets: sets.into() }
    }

    #[test]
    fn files_come_back() {
        for seed in 0..10 {
            let statistics = sample(seed);
            let text = statistics.text();
            assert_eq!(Statistics::read(&text), Ok(statistics));
            assert!(serde_json::from_str::<serde_json::Value>(&text).is_ok());
        }
    }

    #[test]
    fn other_texts_are_refused() {
        let text = sample(1).text();
        for bad in [
            "",
            "{}",
            &text.replace("pychess", "chess"),
            &text.replace("\"wins\"", "\"won\""),
            &text.replace("msms", "mmss"),
        ] {
            assert!(Statistics::read(bad).is_err(), "{}", &bad[..bad.len().min(80)]);
        }
    }
}
