//! Rule sets that differ from a given one in one field, or in fields that depend on each other.

use std::collections::BTreeMap;

use janggi::ruleset::Field;
use janggi::{Preset, Rules};
use serde_json::{Value, json};

/// Returns the groups of fields to exchange: every field alone, and fields that depend on each other together.
pub(crate) fn groups() -> Vec<Vec<Field>> {
    let bikjang: Vec<Field> = Field::ALL
        .into_iter()
        .filter(|field| field.path().starts_with("bikjang."))
        .collect();
    let alone = Field::ALL.into_iter().map(|field| vec![field]);
    let offers = vec![Field::DrawOffer, Field::DrawOfferResult];
    let setup = vec![Field::SetupOrder, Field::SetupFirst];
    alone.chain([bikjang, offers, setup]).collect()
}

/// Returns values to test in addition to the values of the presets.
fn own_values(field: Field) -> Vec<Value> {
    match field {
        Field::BikjangResolveBy => vec![json!("general_only")],
        Field::DeadPosition => vec![json!("draw")],
        Field::Stopped => vec![json!("draw"), json!("never")],
        Field::Touch => vec![json!("letting_go"), json!("touch_move")],
        Field::SetupForbidMatsang => vec![json!("yes")],
        Field::BikjangInCheck => vec![json!("must_answer_check")],
        Field::PerpetualCheck => vec![json!({"n": 2, "both_below_30": "exempt"})],
        Field::LimitTotalPlies => vec![json!({"n": 30, "quiet_only": "no", "result": "draw"})],
        Field::LimitNoCapturePlies => vec![json!({"n": 20, "result": "draw"})],
        Field::LimitLowPoints => {
            vec![json!({"max_half": 30, "counts_deom": "no", "quiet_only": "no", "result": "draw"})]
        }
        Field::Repetition => vec![
            json!([{"kind": "position", "n": 2, "result": "mover_loses", "count_passes": "no",
            "both_below_30": "exempt", "chaser_loses": "yes"}]),
        ],
        _ => Vec::new(),
    }
}

/// Returns valid rule sets that differ from `rules` in these fields. The values are those of the presets and, for a
/// single field, [`own_values`].
pub(crate) fn variants(rules: &Rules, fields: &[Field]) -> Vec<Rules> {
    let mut found: BTreeMap<String, Rules> = BTreeMap::new();
    let donors = Preset::ALL.map(|donor| {
        fields
            .iter()
            .map(|field| donor.rules().value(*field))
            .collect::<Vec<_>>()
    });
    let own = match fields {
        [field] => own_values(*field).into_iter().map(|value| vec![value]).collect(),
        _ => Vec::new(),
    };
    for values in donors.into_iter().chain::<Vec<Vec<Value>>>(own) {
        let mut changed = rules.to_value();
        for (field, value) in fields.iter().zip(values) {
            changed[field.path()] = value;
        }
        if let Ok(variant) = Rules::from_value(&changed)
            && variant != *rules
        {
            found.insert(changed.to_string(), variant);
        }
    }
    found.into_values().collect()
}
