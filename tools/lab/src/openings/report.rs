//! Opening statistics as Markdown tables, for docs/engine/openings.md and the terminal.

use core::fmt::Write as _;

use janggi::{Arrangement, BySide, Elephants, Formation, Side};

use crate::openings::file::{GameSet, Statistics};
use crate::openings::interval::Results;
use crate::openings::tally::{DEOMS, Tally};

impl Statistics {
    /// Returns the text between the markers in docs/engine/openings.md.
    #[must_use]
    pub fn figures(&self) -> String {
        let mut text = String::from(
            "| rules | deom | games | Cho's share | without deom, recounted | even at a deom of, recounted | decided by points |\n\
             |---|---:|---:|---:|---:|---:|---:|\n",
        );
        for set in &self.sets {
            let total = set.tally.total();
            // Writing to a String cannot fail.
            let _ = writeln!(
                text,
                "| `{}` | {} | {} | {} | {} | {} | {} |",
                set.rules.id(),
                set.deom,
                total.games(),
                share(total),
                share(set.tally.recounted(0)),
                set.tally
                    .even_deom()
                    .map_or_else(|| "–".to_owned(), |deom| format!("{deom:.1}")),
                percent(total.games() - set.tally.others.games(), total.games()),
            );
        }
        for set in self.sets.iter().filter(|set| set.deom == set.rules.rules().deom) {
            let _ = write!(
                text,
                "\n### `{}`, deom {}\n\n{}",
                set.rules.id(),
                set.deom,
                set.tally.tables()
            );
        }
        text.push_str("\nManifest:\n\n| rules | deom | nodes a ply | evaluation | revision | seeds | SHA-256 |\n|---|---:|---:|---|---|---|---|\n");
        for GameSet {
            rules,
            deom,
            provenance,
            ..
        } in &self.sets
        {
            let _ = writeln!(
                text,
                "| `{}` | {deom} | {} | `{}` | `{}` | {} | `{}…` |",
                rules.id(),
                provenance.nodes,
                provenance.evaluation,
                provenance.commit,
                provenance.seeds,
                &provenance.sha256[..provenance.sha256.len().min(12)],
            );
        }
        text
    }
}

impl Tally {
    /// Formats the tables of setups, formations and deoms.
    #[must_use]
    pub fn tables(&self) -> String {
        format!("{}\n{}\n{}", self.matrix(), self.formation_table(), self.deom_table())
    }

    fn matrix(&self) -> String {
        let mut text = String::from("| Cho \\ Han |");
        for han in Arrangement::CLASSIC {
            let _ = write!(text, " `{han}` |");
        }
        text.push_str(" all |\n|---|---:|---:|---:|---:|---:|\n");
        let of = |cho, han| self.pairs.get(&(cho, han)).copied().unwrap_or_default();
        let sum = |list: &mut dyn Iterator<Item = Results>| list.fold(Results::default(), Results::plus);
        for cho in Arrangement::CLASSIC {
            let _ = write!(text, "| `{cho}` |");
            for han in Arrangement::CLASSIC {
                let mark = match Elephants::of(BySide { cho, han }) {
                    Some(Elephants::Opposite) => " 맞상",
                    Some(Elephants::SameWing) => " 엇상",
                    None => "",
                };
                let _ = write!(text, " {}{mark} |", share(of(cho, han)));
            }
            let _ = writeln!(
                text,
                " {} |",
                share(sum(&mut Arrangement::CLASSIC.map(|han| of(cho, han)).into_iter()))
            );
        }
        text.push_str("| all |");
        for han in Arrangement::CLASSIC {
            let _ = write!(
                text,
                " {} |",
                share(sum(&mut Arrangement::CLASSIC.map(|cho| of(cho, han)).into_iter()))
            );
        }
        let _ = writeln!(text, " {} |", share(self.total()));
        text
    }

    fn formation_table(&self) -> String {
        let mut text = String::from(
            "| formation | Cho has it in | Cho's share then | Han has it in | Han's share then |\n|---|---:|---:|---:|---:|\n",
        );
        let games = self.total().games();
        for formation in Formation::ALL.map(Some).into_iter().chain([None]) {
            let _ = write!(text, "| {} |", formation.map_or("none of these", korean));
            for side in Side::ALL {
                let results = self.formations.get(&(side, formation)).copied().unwrap_or_default();
                let _ = write!(text, " {} | {} |", percent(results.games(), games), share(results));
            }
            text.push('\n');
        }
        text
    }

    fn deom_table(&self) -> String {
        let deoms = DEOMS.map(|deom| janggi::HalfPoints(deom).to_string()).join(" | ");
        let shares = DEOMS.map(|deom| share_alone(self.recounted(deom))).join(" | ");
        format!(
            "| deom, recounted | {deoms} |\n|---|{}\n| Cho's share | {shares} |\n",
            "---:|".repeat(DEOMS.len())
        )
    }
}

fn korean(formation: Formation) -> &'static str {
    janggi::glossary::find(formation.code()).map_or_else(|| formation.code(), janggi::glossary::Term::hangul)
}

/// Formats a share with its interval, such as `51.3 % (50.2–52.4)`.
fn share(results: Results) -> String {
    results.share().map_or_else(
        || "–".to_owned(),
        |share| {
            format!(
                "{:.1} % ({:.1}–{:.1})",
                100.0 * share.value,
                100.0 * share.low,
                100.0 * share.high
            )
        },
    )
}

fn share_alone(results: Results) -> String {
    results
        .share()
        .map_or_else(|| "–".to_owned(), |share| format!("{:.1} %", 100.0 * share.value))
}

fn percent(part: u64, whole: u64) -> String {
    match whole {
        0 => "–".to_owned(),
        whole => format!("{:.1} %", 100.0 * part as f64 / whole as f64),
    }
}
