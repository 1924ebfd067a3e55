//! Whether a JSON value is an analysis as the web app writes it (`web/src/features/tree/compact.ts`, version 1): the fields and
//! their kinds, the start, and every move as text.

use janggi::ruleset::Coded;
use janggi::{Movement, Square, fen};
use serde_json::{Map, Value};
use wire::convert::MOST_FEN;

/// The version that is read.
const VERSION: u64 = 1;
/// Signs on a move, as PGN numbers them.
const GLYPHS: u64 = 255;

/// Whether it is one; a value that is none is stored nowhere.
pub(super) fn is_analysis(value: &Value) -> bool {
    judge(value).is_some()
}

fn judge(value: &Value) -> Option<()> {
    let fields = value.as_object()?;
    known(
        fields,
        &[
            "v", "start", "movement", "rules", "tags", "outcome", "judged", "root", "line",
        ],
    )?;
    (fields.get("v")?.as_u64()? == VERSION).then_some(())?;
    let movement = Movement::from_code(fields.get("movement")?.as_str()?)?;
    let start = fields.get("start")?.as_str().filter(|start| start.len() <= MOST_FEN)?;
    fen::parse_under(start, movement).ok()?;
    let rules = fields.get("rules")?;
    (rules.is_string() || rules.is_object()).then_some(())?;
    for tag in fields
        .get("tags")
        .map_or(Some(&[][..]), |tags| Some(tags.as_array()?))?
    {
        let parts = tag.as_array().filter(|parts| parts.len() == 2)?;
        parts.iter().all(Value::is_string).then_some(())?;
    }
    for object in ["outcome", "judged"].into_iter().filter_map(|name| fields.get(name)) {
        object.as_object()?;
    }
    fields.get("root").map_or(Some(()), notes)?;
    line(fields.get("line")?)
}

fn known(fields: &Map<String, Value>, names: &[&str]) -> Option<()> {
    fields.keys().all(|name| names.contains(&name.as_str())).then_some(())
}

/// Moves, each alone or with its notes and the variations in its place. What is nested too deep was refused as JSON.
fn line(value: &Value) -> Option<()> {
    value.as_array()?.iter().try_for_each(|item| match item {
        Value::String(text) => step(text),
        _ => {
            let [text, with, variations @ ..] = item.as_array()?.as_slice() else {
                return None;
            };
            step(text.as_str()?)?;
            notes(with)?;
            variations.iter().try_for_each(line)
        }
    })
}

/// `a4b4`: from one point to another, or to the same for a pass.
fn step(text: &str) -> Option<()> {
    let (_, rest) = Square::parse_prefix(text).ok()?;
    let (_, rest) = Square::parse_prefix(rest).ok()?;
    rest.is_empty().then_some(())
}

/// A comment, signs, arrows and seconds.
fn notes(value: &Value) -> Option<()> {
    let fields = value.as_object()?;
    known(fields, &["c", "g", "s", "t"])?;
    fields.get("c").is_none_or(Value::is_string).then_some(())?;
    let glyphs = fields
        .get("g")
        .map_or(Some(&[][..]), |glyphs| Some(glyphs.as_array()?))?;
    let is_glyph = |glyph: &Value| glyph.as_u64().is_some_and(|glyph| glyph <= GLYPHS);
    glyphs.iter().all(is_glyph).then_some(())?;
    for shape in fields
        .get("s")
        .map_or(Some(&[][..]), |shapes| Some(shapes.as_array()?))?
    {
        step(shape.as_str()?.strip_prefix(['g', 'r', 'b', 'y'])?)?;
    }
    fields.get("t").is_none_or(Value::is_u64).then_some(())
}

#[cfg(test)]
mod tests {
    use super::is_analysis;
    use serde_json::{Value, json};

    fn analysis() -> Value {
        json!({
            "v": 1, "movement": "janggi", "rules": "kakao", "tags": [["White", "<b>"]], "root": {"c": "시작"},
            "start": "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1",
            "line": ["a4a5", ["a7a6", {"c": "</script>", "g": [1], "s": ["ga4b4"], "t": 12}, ["i7i6", "e9e9"]], "i4i5"],
        })
    }

    #[test]
    fn what_the_web_app_writes_is_taken() {
        assert!(is_analysis(&analysis()));
        for optional in ["tags", "root"] {
            let mut without = analysis();
            without.as_object_mut().unwrap().remove(optional);
            assert!(is_analysis(&without), "{optional}");
        }
    }

    #[test]
    fn what_lacks_or_has_something_else_is_not() {
        for needed in ["v", "start", "movement", "rules", "line"] {
            let mut without = analysis();
            without.as_object_mut().unwrap().remove(needed);
            assert!(!is_analysis(&without), "{needed}");
        }
        for (field, value) in [
            ("v", json!(2)),
            ("start", json!("x")),
            ("start", json!("9/".repeat(200))),
            ("movement", json!("go")),
            ("rules", json!(1)),
            ("tags", json!([["a"]])),
            ("tags", json!([["a", 1]])),
            ("outcome", json!("won")),
            ("root", json!({"x": 1})),
            ("root", json!({"c": 1})),
            ("root", json!({"g": [256]})),
            ("root", json!({"s": ["pa1b1"]})),
            ("root", json!({"t": -1})),
            ("line", json!("a4a5")),
            ("line", json!(["a4a11"])),
            ("line", json!(["a4a5x"])),
            ("line", json!([["a4a5"]])),
            ("line", json!([["a4a5", {}, ["a4"]]])),
            ("more", json!(1)),
        ] {
            let mut other = analysis();
            other[field] = value.clone();
            assert!(!is_analysis(&other), "{field}: {value}");
        }
        for none in [json!(null), json!([]), json!("x")] {
            assert!(!is_analysis(&none));
        }
    }
}
