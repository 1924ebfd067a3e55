//! Handles: ASCII names of accounts in the API, for clients that cannot send or print Hangul.

use super::names::{Name, closed_look, look};
use play::Player;
use store::{HandleKind, NewHandle};
use wire::{Code, ErrorBody};

/// Minimum and maximum length of a handle, in characters.
const LEAST: usize = 2;
const MOST: usize = 20;

/// Base of a handle if the ASCII form of the name is shorter than [`LEAST`].
const NAMELESS: &str = "player";

/// Revised Romanization of initial consonants, in Unicode order.
///
/// `MEDIALS` and `FINALS` are the vowels and the final consonants. Each letter is romanised on its own, without the
/// sound changes between syllables.
const INITIALS: [&str; 19] = [
    "g", "kk", "n", "d", "tt", "r", "m", "b", "pp", "s", "ss", "", "j", "jj", "ch", "k", "t", "p", "h",
];
const MEDIALS: [&str; 21] = [
    "a", "ae", "ya", "yae", "eo", "e", "yeo", "ye", "o", "wa", "wae", "oe", "yo", "u", "wo", "we", "wi", "yu", "eu",
    "ui", "i",
];
const FINALS: [&str; 28] = [
    "", "k", "k", "k", "n", "n", "n", "t", "l", "k", "m", "l", "l", "l", "p", "l", "m", "p", "p", "t", "t", "ng", "t",
    "t", "k", "t", "p", "t",
];

/// Checks a handle typed by the owner of an account, and trims it.
///
/// # Errors
///
/// `bad_handle`, or `handle_taken` for a reserved name.
pub(super) fn typed(text: &str) -> Result<&str, ErrorBody> {
    let text = text.trim();
    let is_handle = (LEAST..=MOST).contains(&text.len())
        && text
            .bytes()
            .all(|byte| byte.is_ascii_alphanumeric() || matches!(byte, b'_' | b'-'))
        && text.bytes().any(|byte| byte.is_ascii_alphanumeric());
    if !is_handle {
        return Err(ErrorBody::from(Code::BadHandle).with("least", LEAST).with("most", MOST));
    }
    // Reserved names are not allowed as handles either.
    Name::read(text).map_err(|_| ErrorBody::from(Code::HandleTaken))?;
    Ok(text)
}

/// Returns the proposed handle for a name. `attempt`, counted from 0, varies the handle if earlier proposals are taken.
pub(super) fn proposed(name: &str, attempt: u32) -> String {
    let ascii: String = name.chars().flat_map(in_ascii).collect();
    let ascii = ascii.trim_matches(['_', '-']);
    let base = if ascii.len() < LEAST { NAMELESS } else { ascii };
    let suffix = match attempt {
        0 => String::new(),
        attempt => (attempt + 1).to_string(),
    };
    // The text is ASCII, so every byte is a character.
    let kept = base.len().min(MOST - suffix.len());
    format!("{}{suffix}", &base[..kept])
}

pub(super) fn row(player: Player, handle: &str, kind: HandleKind) -> NewHandle {
    let look = handle.to_ascii_lowercase();
    NewHandle {
        player,
        closed_look: closed_look(&look),
        handle: handle.to_owned(),
        look,
        kind,
    }
}

/// Returns the lower-case form for looking up a handle.
pub(super) fn look_of_handle(handle: &str) -> String {
    handle.to_ascii_lowercase()
}

/// Returns the skeleton of a handle. If an account's name has the same skeleton, only that account may choose the
/// handle.
pub(super) fn name_look(handle: &str) -> String {
    look(handle)
}

fn in_ascii(character: char) -> Vec<char> {
    if character.is_ascii_alphanumeric() || matches!(character, '_' | '-') {
        return vec![character];
    }
    let Some(syllable) = u32::from(character)
        .checked_sub(0xAC00)
        .filter(|number| *number < 11_172)
    else {
        return Vec::new();
    };
    let index = |number: u32| usize::try_from(number).unwrap_or_default();
    let parts = [
        INITIALS[index(syllable / 588)],
        MEDIALS[index(syllable % 588 / 28)],
        FINALS[index(syllable % 28)],
    ];
    parts.concat().chars().collect()
}

#[cfg(test)]
mod tests {
    use super::{proposed, typed};

    #[test]
    fn a_name_in_hangul_is_written_in_latin_letters() {
        for (name, handle) in [
            ("한신대장", "hansindaejang"),
            ("Hansin_1", "Hansin_1"),
            ("초나라-왕", "chonara-wang"),
            ("値", "player"),
            ("빅장빅장빅장빅장빅장", "bikjangbikjangbikjan"),
        ] {
            assert_eq!(proposed(name, 0), handle, "{name}");
            assert!(proposed(name, 0).is_ascii() && proposed(name, 0).len() <= 20);
        }
        assert_eq!(proposed("한신", 1), "hansin2");
        assert_eq!(proposed("빅장빅장빅장빅장빅장", 9), "bikjangbikjangbikj10");
    }

    #[test]
    fn what_is_not_ascii_is_no_handle() {
        for text in ["", "a", "한신", "a b", "__", "a\u{e9}", "abcdefghijklmnopqrstu"] {
            assert!(typed(text).is_err(), "{text}");
        }
        assert_eq!(typed(" General-1 "), Ok("General-1"));
    }
}
