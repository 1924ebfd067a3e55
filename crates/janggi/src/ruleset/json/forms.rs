//! The three JSON forms that are accepted as a rule set, and the form that is written.

use alloc::collections::BTreeMap;
use alloc::format;
use alloc::string::{String, ToString};
use alloc::vec;

use serde_json::{Map, Value};

use super::fault::{Problem, RulesFault, RulesFaults};
use super::version::SCHEMA;
use super::{read, write};
use crate::ruleset::field::Field;
use crate::ruleset::preset::Preset;
use crate::ruleset::schema::Rules;
use crate::unique_keys;

/// Groups of fields that may also be given as a nested object.
const GROUPS: [&str; 4] = ["setup", "bikjang", "pass", "limit"];

impl Rules {
    /// Parses a rule set in any of the [three forms](crate::ruleset::json).
    ///
    /// # Errors
    /// Every fault, each with its path.
    pub fn from_json(text: &str) -> Result<Self, RulesFaults> {
        match unique_keys::parse(text) {
            Ok(value) => Self::from_value(&value),
            Err(_) => Err(fault("", Problem::NotJson)),
        }
    }

    /// Reads a rule set in any of the [three forms](crate::ruleset::json).
    ///
    /// # Errors
    /// Every fault, each with its path.
    pub fn from_value(value: &Value) -> Result<Self, RulesFaults> {
        match value {
            Value::String(id) => preset(id, ""),
            Value::Object(object) if object.contains_key("base") => from_base(object),
            Value::Object(object) => from_fields(object),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::Array(_) => Err(fault(
                "",
                Problem::Value {
                    expected: "a preset id or an object".to_string(),
                },
            )),
        }
    }

    /// Returns a JSON object with the schema number and every field by its dotted path.
    ///
    /// A field added in a later release is omitted if it has the value assumed for a missing field.
    #[must_use]
    pub fn to_value(&self) -> Value {
        let mut object = Map::new();
        object.insert("schema".to_string(), SCHEMA.into());
        for field in Field::ALL {
            let value = self.value(field);
            if field.unwritten().is_none_or(|word| value != word) {
                object.insert(field.path().to_string(), value);
            }
        }
        Value::Object(object)
    }

    /// Returns the value of one field as JSON.
    #[must_use]
    pub fn value(&self, field: Field) -> Value {
        write::value(self, field)
    }
}

impl serde::Serialize for Rules {
    fn serialize<S: serde::Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        self.to_value().serialize(serializer)
    }
}

impl<'de> serde::Deserialize<'de> for Rules {
    fn deserialize<D: serde::Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let value = Value::deserialize(deserializer)?;
        Self::from_value(&value).map_err(serde::de::Error::custom)
    }
}

fn fault(path: &str, problem: Problem) -> RulesFaults {
    RulesFaults(vec![RulesFault {
        path: path.to_string(),
        problem,
    }])
}

fn preset(id: &str, path: &str) -> Result<Rules, RulesFaults> {
    Preset::rules_of(id).ok_or_else(|| fault(path, Problem::UnknownPreset))
}

fn from_fields(object: &Map<String, Value>) -> Result<Rules, RulesFaults> {
    let mut fields = BTreeMap::new();
    for (key, value) in object {
        match value {
            Value::Object(inner) if GROUPS.contains(&key.as_str()) => {
                fields.extend(
                    inner
                        .iter()
                        .map(|(name, value)| (format!("{key}.{name}"), value.clone())),
                );
            }
            _ => {
                fields.insert(key.clone(), value.clone());
            }
        }
    }
    read::rules(fields)
}

/// Reads a preset with changes.
fn from_base(object: &Map<String, Value>) -> Result<Rules, RulesFaults> {
    let mut faults = RulesFaults(vec![]);
    let base = match object.get("base") {
        Some(Value::String(id)) => preset(id, "base"),
        Some(_) | None => Err(fault(
            "base",
            Problem::Value {
                expected: "a preset id".to_string(),
            },
        )),
    };
    let base = base.map_err(|more| faults.0.extend(more.0)).ok();
    let mut fields: BTreeMap<String, Value> = match base.as_ref().map(Rules::to_value) {
        Some(Value::Object(all)) => all.into_iter().collect(),
        Some(_) | None => BTreeMap::new(),
    };
    match object.get("schema") {
        Some(schema) => fields.insert("schema".to_string(), schema.clone()),
        None => fields.remove("schema"),
    };
    match object.get("set") {
        Some(Value::Object(changes)) => {
            for (path, value) in changes {
                if !replace(&mut fields, path, value) {
                    faults.0.push(RulesFault {
                        path: path.clone(),
                        problem: Problem::Unknown,
                    });
                }
            }
        }
        Some(_) => faults.0.extend(
            fault(
                "set",
                Problem::Value {
                    expected: "an object".to_string(),
                },
            )
            .0,
        ),
        None => {}
    }
    let says = |field: Field| object.get("set").is_some_and(|set| set.get(field.path()).is_some());
    let mut others = fields.iter().filter(|(path, _)| *path != Field::Stopped.path());
    if !says(Field::DeadPosition) && others.any(|(_, value)| write::names_points(value)) {
        // `dead_position` is invalid if points can decide, so the value of the base is dropped.
        fields.remove(Field::DeadPosition.path());
    }
    faults.0.extend(unknown_keys(object));
    if base.is_none() {
        return Err(faults);
    }
    match read::rules(fields) {
        Ok(rules) if faults.0.is_empty() => Ok(rules),
        Ok(_) => Err(faults),
        Err(more) => {
            faults.0.extend(more.0);
            Err(faults)
        }
    }
}

/// Returns a fault for every unknown key in a preset with changes.
fn unknown_keys(object: &Map<String, Value>) -> impl Iterator<Item = RulesFault> {
    let unknown = object
        .keys()
        .filter(|key| !["schema", "base", "set"].contains(&key.as_str()));
    unknown.map(|key| RulesFault {
        path: key.clone(),
        problem: Problem::Unknown,
    })
}

/// Sets a field, or part of one such as `repetition[0].n`. Returns `false` if the path does not exist.
fn replace(fields: &mut BTreeMap<String, Value>, path: &str, value: &Value) -> bool {
    if Field::from_path(path).is_some() {
        fields.insert(path.to_string(), value.clone());
        return true;
    }
    let holder = Field::ALL.into_iter().find_map(|field| {
        let rest = path.strip_prefix(field.path())?;
        (rest.starts_with('.') || rest.starts_with('[')).then_some((field, rest))
    });
    let Some((field, rest)) = holder else { return false };
    let pointer = rest.replace(['.', '['], "/").replace(']', "");
    let place = fields
        .get_mut(field.path())
        .and_then(|whole| whole.pointer_mut(&pointer));
    match place {
        Some(place) => {
            *place = value.clone();
            true
        }
        None => false,
    }
}
