//! The results of a run, as a table and as JSON.

use super::quantity::{Bar, Quantity};
use serde_json::{Value, json};
use std::fmt;
use std::sync::{Mutex, MutexGuard, PoisonError};

/// Subject of a measurement.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Subject {
    /// The server under test, or the machine itself.
    Server,
    /// The older server.
    Baseline,
}

#[derive(Debug)]
struct Row {
    quantity: Quantity,
    server: Vec<f64>,
    baseline: Vec<f64>,
}

/// Measurements and faults of a run. They can be read while the run continues.
#[derive(Debug, Default)]
pub struct Results {
    rows: Mutex<Vec<Row>>,
    wrong: Mutex<Vec<String>>,
}

impl Results {
    pub(super) fn add(&self, subject: Subject, quantity: Quantity, value: f64) {
        let mut rows = lock(&self.rows);
        let at = rows.iter().position(|row| row.quantity == quantity);
        let at = at.unwrap_or_else(|| {
            rows.push(Row {
                quantity,
                server: Vec::new(),
                baseline: Vec::new(),
            });
            rows.len() - 1
        });
        match subject {
            Subject::Server => rows[at].server.push(value),
            Subject::Baseline => rows[at].baseline.push(value),
        }
    }

    pub(super) fn add_wrong(&self, wrong: impl IntoIterator<Item = String>) {
        lock(&self.wrong).extend(wrong);
    }

    /// Returns the faults of the server under test: wrong answers and wrong games.
    #[must_use]
    pub fn wrong(&self) -> Vec<String> {
        lock(&self.wrong).clone()
    }

    /// Returns the median of a quantity for the server under test. `name` is its name in the printed table.
    #[must_use]
    pub fn value(&self, name: &str) -> Option<f64> {
        let rows = lock(&self.rows);
        median(&rows.iter().find(|row| row.quantity.name == name)?.server)
    }

    /// Returns all measurements and faults as JSON. Quantities are in the order in which they were first measured.
    #[must_use]
    pub fn to_json(&self) -> Value {
        let rows = lock(&self.rows);
        let row = |row: &Row| {
            json!({
                "name": row.quantity.name,
                "unit": row.quantity.unit,
                "server": row.server,
                "baseline": row.baseline,
                "ratio": row.ratio(),
                "bar": row.quantity.bar.map(Bar::text),
                "met": row.met(),
            })
        };
        json!({ "quantities": rows.iter().map(row).collect::<Vec<_>>(), "wrong": *lock(&self.wrong) })
    }
}

impl Row {
    /// Returns the ratio of the server's median to the baseline's.
    fn ratio(&self) -> Option<f64> {
        Some(median(&self.server)? / median(&self.baseline)?).filter(|ratio| ratio.is_finite())
    }

    fn met(&self) -> Option<bool> {
        self.quantity.bar?.is_met(median(&self.server)?, self.ratio())
    }
}

impl fmt::Display for Results {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let number = |values: &[f64]| median(values).map_or(String::new(), short);
        writeln!(
            f,
            "{:<46}{:>8}{:>12}{:>12}{:>8}  bar",
            "", "", "server", "baseline", "ratio"
        )?;
        for row in &*lock(&self.rows) {
            let Quantity { name, unit, bar } = row.quantity;
            let met = match row.met() {
                Some(true) => " met",
                Some(false) => " MISSED",
                None => "",
            };
            let bar = bar.map_or(String::new(), |bar| format!("{}{met}", bar.text()));
            let ratio = row.ratio().map_or(String::new(), |ratio| format!("{ratio:.2}"));
            let (server, baseline) = (number(&row.server), number(&row.baseline));
            let line = format!("{name:<46}{unit:>8}{server:>12}{baseline:>12}{ratio:>8}  {bar}");
            writeln!(f, "{}", line.trim_end())?;
        }
        let wrong = lock(&self.wrong);
        wrong.iter().take(10).try_for_each(|line| writeln!(f, "wrong: {line}"))
    }
}

/// Formats a value with at most two decimals, fewer for larger values.
fn short(value: f64) -> String {
    match value.abs() {
        large if large >= 100.0 => format!("{value:.0}"),
        medium if medium >= 10.0 => format!("{value:.1}"),
        _ => format!("{value:.2}"),
    }
}

fn median(values: &[f64]) -> Option<f64> {
    let mut sorted = values.to_vec();
    sorted.sort_by(f64::total_cmp);
    let middle = sorted.len() / 2;
    match sorted.len() {
        0 => None,
        odd if odd % 2 == 1 => Some(sorted[middle]),
        _ => Some(f64::midpoint(sorted[middle - 1], sorted[middle])),
    }
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A panic cannot leave the data inconsistent.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::{Results, Subject, median};
    use crate::load::quantity::{ACK_P99, CPU, ROOM_PLAYED};

    #[test]
    fn the_table_compares_medians_with_the_bars() {
        let results = Results::default();
        for (server, baseline) in [(60.0, 100.0), (70.0, 100.0), (900.0, 100.0)] {
            results.add(Subject::Server, CPU, server);
            results.add(Subject::Baseline, CPU, baseline);
        }
        results.add(Subject::Server, ACK_P99, 9.0);
        results.add(Subject::Server, ROOM_PLAYED, 25.0);
        let table = results.to_string();
        let line = |name: &str| {
            table
                .lines()
                .find(|line| line.starts_with(name))
                .expect("a line")
                .to_owned()
        };
        assert!(line(CPU.name).ends_with("0.70  ratio <= 0.7 met"), "{table}");
        assert!(line(ACK_P99.name).ends_with("ratio <= 0.7 or <= 10 met"), "{table}");
        assert!(line(ROOM_PLAYED.name).ends_with("<= 24 MISSED"), "{table}");
        assert_eq!(results.value(CPU.name), Some(70.0));
        assert_eq!(results.to_json()["quantities"][0]["met"], true);
    }

    #[test]
    fn the_median_of_two_lies_between_them() {
        assert_eq!(median(&[4.0, 1.0]), Some(2.5));
        assert_eq!(median(&[]), None);
    }
}
