//! Compares today's answer with an old one. New fields are allowed, but old values must not be missing or different.

use serde_json::Value;

/// Permitted difference in one place.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum May {
    /// A number that is not smaller than before.
    Grow,
    /// Anything of the same type.
    Change,
    /// Any value in place of `null`.
    Come,
}

/// A place where the responses at some addresses may differ.
pub(super) struct Exception {
    /// Prefix of the address.
    pub(super) of: &'static str,
    /// Path of the value; `*` matches any one step.
    pub(super) at: &'static str,
    pub(super) may: May,
}

/// Returns a message for each missing or different value.
pub(super) fn differences(old: &Value, new: &Value, exceptions: &[&Exception]) -> Vec<String> {
    let mut found = Vec::new();
    compare(old, new, exceptions, &mut Vec::new(), &mut found);
    found
}

fn compare(old: &Value, new: &Value, exceptions: &[&Exception], at: &mut Vec<String>, found: &mut Vec<String>) {
    let exception = exceptions.iter().find(|exception| is_at(exception.at, at));
    if let Some(exception) = exception
        && holds(exception.may, old, new)
    {
        return;
    }
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in old {
                at.push(name.clone());
                match new.get(name) {
                    Some(today) => compare(value, today, exceptions, at, found),
                    None => found.push(format!("/{} is gone, was {value}", at.join("/"))),
                }
                at.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) if old.len() == new.len() => {
            for (number, (value, today)) in old.iter().zip(new).enumerate() {
                at.push(number.to_string());
                compare(value, today, exceptions, at, found);
                at.pop();
            }
        }
        // Pages do not distinguish 72 from 72.0.
        _ if old == new || old.is_number() && old.as_f64() == new.as_f64() => {}
        _ => found.push(format!("/{} was {old}, is {new}", at.join("/"))),
    }
}

fn is_at(pattern: &str, at: &[String]) -> bool {
    let steps: Vec<&str> = pattern.split('/').filter(|step| !step.is_empty()).collect();
    steps.len() == at.len() && steps.iter().zip(at).all(|(step, name)| *step == "*" || step == name)
}

fn holds(may: May, old: &Value, new: &Value) -> bool {
    match may {
        May::Grow => old.as_i64().zip(new.as_i64()).is_some_and(|(old, new)| new >= old),
        May::Change => std::mem::discriminant(old) == std::mem::discriminant(new),
        May::Come => old.is_null(),
    }
}

/// Returns a message for each difference in names and types. Values are ignored, and so are list entries after the
/// first.
pub(super) fn shape_differences(old: &Value, new: &Value) -> Vec<String> {
    let mut found = Vec::new();
    shape(old, new, &mut Vec::new(), &mut found);
    found
}

fn shape(old: &Value, new: &Value, at: &mut Vec<String>, found: &mut Vec<String>) {
    match (old, new) {
        (Value::Object(old), Value::Object(new)) => {
            for (name, value) in old {
                at.push(name.clone());
                match new.get(name) {
                    Some(today) => shape(value, today, at, found),
                    None if value.is_null() => {}
                    None => found.push(format!("/{} is gone", at.join("/"))),
                }
                at.pop();
            }
        }
        (Value::Array(old), Value::Array(new)) => {
            if let (Some(old), Some(new)) = (old.first(), new.first()) {
                at.push("0".to_owned());
                shape(old, new, at, found);
                at.pop();
            }
        }
        (Value::Null, _) | (_, Value::Null) => {}
        _ if std::mem::discriminant(old) == std::mem::discriminant(new) => {}
        _ => found.push(format!("/{} was {old}, is {new}", at.join("/"))),
    }
}

#[test]
fn more_may_be_said_and_nothing_less_or_otherwise() {
    use serde_json::json;
    let old = json!({"a": 1, "b": [{"c": null}], "d": 5});
    let later = Exception {
        of: "",
        at: "/d",
        may: May::Grow,
    };
    let more = json!({"a": 1, "b": [{"c": null, "e": 2}], "d": 6, "f": []});
    assert_eq!(differences(&old, &more, &[&later]), Vec::<String>::new());
    for other in [
        json!({"b": [{"c": null}], "d": 5}),
        json!({"a": 2, "b": [{"c": null}], "d": 5}),
        json!({"a": 1, "b": [{}], "d": 5}),
        json!({"a": 1, "b": [], "d": 5}),
        json!({"a": 1, "b": [{"c": null}], "d": 4}),
    ] {
        assert_eq!(differences(&old, &other, &[&later]).len(), 1, "{other}");
    }
    assert_eq!(
        shape_differences(&old, &json!({"a": 7, "b": [], "d": 0})),
        Vec::<String>::new()
    );
    assert_eq!(shape_differences(&old, &json!({"a": "7", "b": []})).len(), 2);
}
