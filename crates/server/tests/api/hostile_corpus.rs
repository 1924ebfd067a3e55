//! Texts that act as markup, script or commands in some context. Most are built from parts: an element with an attribute
//! that may run a script, a prefix that ends the surrounding context, and an encoding.

use crate::account_security::HOSTILE;
use std::collections::BTreeSet;

const ELEMENTS: [&str; 13] = [
    "script", "img", "svg", "iframe", "object", "embed", "a", "math", "details", "style", "base", "form", "video",
];

const ATTRIBUTES: [&str; 9] = [
    "src=x onerror=alert(1)",
    "onload=alert(1)",
    "autofocus tabindex=0 onfocus=alert(1)",
    "open ontoggle=alert(1)",
    "href=javascript:alert(1)",
    "href=\"java\tscript:alert(1)\"",
    "action=javascript:alert(1)",
    "srcdoc='<script>alert(1)</script>'",
    "style=\"background:url(javascript:alert(1))\"",
];

/// Prefixes that end a context in which no element can start.
const CONTEXTS: [&str; 8] = ["", "\">", "'>", "-->", "]]>", "</title>", "</script>", "\\u0022}]"];

const ENCODINGS: [fn(&str) -> String; 8] = [
    ToOwned::to_owned,
    |text| every(text, |letter| format!("%{:02X}", u32::from(letter))),
    |text| every(text, |letter| format!("%25{:02x}", u32::from(letter))),
    |text| every(text, |letter| format!("&#{};", u32::from(letter))),
    |text| every(text, |letter| format!("&#x{:x}", u32::from(letter))),
    |text| text.replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;"),
    |text| every(text, |letter| format!("\\u{:04x}", u32::from(letter))),
    // Full-width forms of ASCII punctuation, which NFKC normalization converts back.
    |text| {
        text.chars()
            .map(|letter| {
                if letter.is_ascii_punctuation() {
                    wide(letter)
                } else {
                    letter
                }
            })
            .collect()
    },
];

/// Texts that are not built from parts, such as polyglots, formulas and texts with invisible characters.
const OTHERS: [&str; 13] = [
    "jaVasCript:/*-/*`/*\\`/*'/*\"/**/(/* */oNcliCk=alert() )//</stYle/</titLe/</teXtarEa/</scRipt/--!><sVg/<sVg/oNloAd=alert()//>",
    "'\"><img/src/onerror=alert(1)//",
    "<<script>>alert(1)<</script>>",
    "<scr<script>ipt>alert(1)</scr</script>ipt>",
    "<a href=\"data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==\">x</a>",
    "\u{202e}<gmi/>",
    "<i\u{200b}mg src=x onerror=alert(1)>",
    "\u{2066}<b>\u{2069}",
    "+ADw-script+AD4-alert(1)+ADw-/script+AD4-",
    "=HYPERLINK(\"javascript:alert(1)\",\"x\")",
    "-2+3+cmd|' /C calc'!A0",
    "[x](javascript:alert(1))",
    "{{constructor.constructor('alert(1)')()}}",
];

/// Number of pairs of a context and an encoding for each element with an attribute.
const FOR_EACH: usize = 3;

/// Returns all texts without duplicates.
pub(crate) fn corpus() -> Vec<String> {
    let pairs = CONTEXTS.len() * ENCODINGS.len();
    let markups = ELEMENTS
        .iter()
        .flat_map(|element| ATTRIBUTES.map(|attribute| format!("<{element} {attribute}>")));
    let made = markups.enumerate().flat_map(|(number, markup)| {
        (0..FOR_EACH).map(move |turn| {
            // Rotating the pairs makes each occur several times, with different elements.
            let pair = (number * FOR_EACH + turn) * 5 % pairs;
            let text = format!("{}{markup}", CONTEXTS[pair % CONTEXTS.len()]);
            ENCODINGS[pair / CONTEXTS.len()](&text)
        })
    });
    let others = OTHERS.into_iter().chain(HOSTILE).map(ToOwned::to_owned);
    let all: BTreeSet<String> = made.chain(others).collect();
    all.into_iter().collect()
}

/// Applies `form` to every character that is not an ASCII letter or digit.
fn every(text: &str, form: impl Fn(char) -> String) -> String {
    text.chars()
        .map(|letter| {
            if letter.is_ascii_alphanumeric() {
                letter.to_string()
            } else {
                form(letter)
            }
        })
        .collect()
}

fn wide(letter: char) -> char {
    char::from_u32(u32::from(letter) + 0xfee0).unwrap()
}

#[test]
fn the_corpus_has_every_part_in_every_context_and_encoding() {
    let all = corpus();
    assert!(all.len() >= 300, "{}", all.len());
    let seen = |part: &str| all.iter().filter(|text| text.contains(part)).count();
    for element in ELEMENTS {
        assert!(seen(element) >= ATTRIBUTES.len(), "{element}");
    }
    for plain in ["<img ", "%3C", "%253c", "&#60;", "&#x3c", "&lt;", "\\u003c", "\u{ff1c}"] {
        assert!(seen(plain) >= 20 || plain == "<img ", "{plain}: {}", seen(plain));
    }
}
