//! Tests that every value of a preset has an effect. Exchanging a value changes at least one committed game
//! (`testdata/rules/effects.jsonl`): its legal moves, the information for players or its end. If no game can show an
//! effect, the module `inert` has the reason. `JANGGUN_WRITE=1` searches for missing games and writes them.
#![cfg(feature = "json")]

mod games;
mod inert;

use janggi::ruleset::Field;
use janggi::{Preset, Rules};

use crate::perpetual::positions;
use crate::rules_laws::{variants, walk};
use games::Line;

/// An exchange of values in a preset. `other` is the rule set with the exchanged values.
struct Exchange {
    preset: Preset,
    fields: Vec<Field>,
    rules: Rules,
    other: Rules,
}

fn exchanges() -> Vec<Exchange> {
    let mut found = Vec::new();
    for preset in Preset::ALL {
        let rules = preset.rules();
        for fields in variants::groups() {
            for other in variants::variants(&rules, &fields) {
                found.push(Exchange {
                    preset,
                    fields: fields.clone(),
                    rules: rules.clone(),
                    other,
                });
            }
        }
    }
    found
}

impl Exchange {
    fn name(&self) -> String {
        let path = |field: &Field| format!("{field} {} -> {}", self.rules.value(*field), self.other.value(*field));
        let changes: Vec<String> = self.fields.iter().map(path).collect();
        format!("{}: {}", self.preset.id(), changes.join(", "))
    }

    fn shows_in(&self, line: &Line) -> bool {
        games::differ(&self.rules, &self.other, line)
    }
}

#[test]
fn every_value_of_every_preset_decides_something() {
    let exchanges = exchanges();
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        games::write(&exchanges);
    }
    let lines = games::committed();
    let mut silent = Vec::new();
    let mut inert = 0;
    for exchange in &exchanges {
        let of_field = lines.iter().filter(|line| exchange.fields.contains(&line.field));
        let shows = of_field.into_iter().any(|line| exchange.shows_in(line));
        match inert::reason(&exchange.fields, &exchange.rules, &exchange.other) {
            Some(reason) if shows => silent.push(format!("{} shows, although {reason}", exchange.name())),
            Some(_) => inert += 1,
            None if shows => {}
            None => silent.push(exchange.name()),
        }
    }
    assert!(
        silent.is_empty(),
        "{} of {}:\n{}",
        silent.len(),
        exchanges.len(),
        silent.join("\n")
    );
    assert!(
        exchanges.len() > 1_000 && inert * 2 < exchanges.len(),
        "{inert} of {} are inert",
        exchanges.len()
    );
}
