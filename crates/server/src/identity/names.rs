//! Names of accounts and nicknames of guests: validation, and detection of names that look alike.

use super::hex::encode;
use janggi::explain::Language;
use play::house::HousePlayer;
use sha2::{Digest, Sha256};
use unicode_normalization::UnicodeNormalization;
use unicode_security::GeneralSecurityProfile;
use unicode_security::confusable_detection::skeleton;
use unicode_security::restriction_level::{RestrictionLevel, RestrictionLevelDetection};
use wire::{Code, ErrorBody};

/// Minimum and maximum length of a name, in characters.
const LEAST: usize = 2;
const MOST: usize = 20;

/// Words that are reserved anywhere in a name, because they would look official.
const RESERVED_ANYWHERE: [&str; 21] = [
    "admin",
    "beheerder",
    "janggun",
    "moderator",
    "official",
    "officieel",
    "scheidsrechter",
    "staff",
    "support",
    "게스트",
    "고객센터",
    "공식",
    "관리자",
    "관리인",
    "관리진",
    "관리팀",
    "손님",
    "심판",
    "운영자",
    "운영진",
    "운영팀",
];

/// Words that are reserved as a separate word of a name.
const RESERVED_WORDS: [&str; 17] = [
    "anonymous",
    "bot",
    "engine",
    "guest",
    "gast",
    "help",
    "helpdesk",
    "janggi",
    "mod",
    "mods",
    "referee",
    "root",
    "server",
    "system",
    "sysop",
    "장기",
    "장군",
];

/// Words of [`RESERVED_WORDS`] that are common in players' names. They are reserved only as the whole name, apart from
/// digits and separators.
const RESERVED_ALONE: [&str; 3] = ["janggi", "장기", "장군"];

/// A valid name in its displayed form.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Name(String);

impl Name {
    /// Parses a typed name and normalises it to NFKC, in which full-width letters become ordinary letters.
    ///
    /// # Errors
    ///
    /// `bad_name` for an invalid name, `name_taken` for a reserved name.
    pub(super) fn read(typed: &str) -> Result<Self, ErrorBody> {
        // Truncated first, so that a name of 64 KiB is not normalised in full.
        let name: String = typed.trim().chars().take(4 * MOST).nfkc().collect();
        let count = name.chars().count();
        let is_name = (LEAST..=MOST).contains(&count)
            && name.chars().all(is_allowed)
            && name.chars().any(char::is_alphanumeric)
            && name
                .as_str()
                .check_restriction_level(RestrictionLevel::HighlyRestrictive);
        if !is_name {
            return Err(ErrorBody::from(Code::BadName).with("least", LEAST).with("most", MOST));
        }
        if is_reserved(&name) {
            return Err(Code::NameTaken.into());
        }
        Ok(Self(name))
    }

    pub(super) fn text(&self) -> &str {
        &self.0
    }

    /// Returns the name's skeleton, which is the same for names that look alike.
    pub(super) fn look(&self) -> String {
        look(&self.0)
    }
}

/// Returns whether a new name would look official or like that of a computer player. Existing names are not checked.
fn is_reserved(name: &str) -> bool {
    let joined: String = name.chars().filter(|character| character.is_alphanumeric()).collect();
    let joined = look(&joined);
    let is_anywhere = |reserved: &&str| joined.contains(&look(reserved));
    let bare = look(name.trim_matches(|character: char| !character.is_alphabetic()));
    let words: Vec<String> = words(name).iter().map(|word| look(word)).collect();
    let is_word = |reserved: &&str| {
        let reserved_look = look(reserved);
        let is_one_of_them = !RESERVED_ALONE.contains(reserved) && words.contains(&reserved_look);
        reserved_look == joined || reserved_look == bare || is_one_of_them
    };
    let is_house_player = HousePlayer::ALL.into_iter().any(|player| {
        let mut names = Language::ALL
            .into_iter()
            .map(|language| wire::house::name(player, language));
        names.any(|reserved| [&joined, &bare].contains(&&look(reserved)))
    });
    is_house_player || RESERVED_ANYWHERE.iter().any(is_anywhere) || RESERVED_WORDS.iter().any(is_word)
}

/// Returns the words of a name, split at separators, digits, changes between ASCII and other letters, and capitals
/// after lower-case letters.
fn words(name: &str) -> Vec<String> {
    let mut words = vec![String::new()];
    let mut before: Option<char> = None;
    for character in name.chars() {
        let divides = before.is_some_and(|before| {
            before.is_lowercase() && character.is_uppercase() || before.is_ascii() != character.is_ascii()
        });
        if divides || !character.is_alphabetic() {
            words.push(String::new());
        }
        if character.is_alphabetic() {
            words.last_mut().expect("there is one").push(character);
        }
        before = Some(character);
    }
    words.retain(|word| !word.is_empty());
    words
}

/// Returns whether a name may contain a character: a letter or digit in modern use, `_` or `-`.
fn is_allowed(character: char) -> bool {
    matches!(character, '_' | '-') || character.is_alphanumeric() && character.identifier_allowed()
}

/// Returns the skeleton of a name (Unicode TR 39), ignoring case. Names that look alike have the same skeleton. `i` and
/// `l` count as the same letter, because `I` looks like `l`.
pub(crate) fn look(name: &str) -> String {
    let small: String = name.nfkc().flat_map(char::to_lowercase).collect();
    let looks = skeleton(&small).flat_map(char::to_lowercase);
    looks
        .map(|character| if character == 'i' { 'l' } else { character })
        .collect()
}

/// Returns the stored form of a closed account's skeleton, which keeps the name reserved.
pub(super) fn closed_look(look: &str) -> String {
    format!("closed:{}", encode(&Sha256::digest(look.as_bytes()).into()))
}

#[cfg(test)]
mod tests {
    use super::{Name, look};
    use wire::Code;

    #[test]
    fn names_are_letters_and_digits_of_the_world() {
        for (typed, name) in [
            ("한신", "한신"),
            (" Hansin_1 ", "Hansin_1"),
            ("ｈａｎ", "han"),
            ("장기king", "장기king"),
            ("Иван-2", "Иван-2"),
            ("項羽", "項羽"),
            ("modern", "modern"),
            ("Robot", "Robot"),
            ("janggi_fan", "janggi_fan"),
            ("장군감", "장군감"),
            ("abbot", "abbot"),
            ("Serverin", "Serverin"),
        ] {
            assert_eq!(
                Name::read(typed).map(|read| read.text().to_owned()),
                Ok(name.to_owned())
            );
        }
    }

    #[test]
    #[expect(clippy::too_many_lines, reason = "a table")]
    fn what_is_no_name_is_refused() {
        let long = "가".repeat(21);
        for typed in [
            "",
            "a",
            "--",
            "__",
            &long,
            "a b",
            "a\nb",
            "<b>x</b>",
            "a\u{202e}b",
            "ab\u{200b}",
            "\u{3164}\u{3164}",
            "ab'",
            "ab\"",
            "a&b",
            "😀😀",
            "a/b",
            "аdmіnа\u{301}",
            "pаypal",
        ] {
            assert_eq!(
                Name::read(typed).map_err(|error| error.code),
                Err(Code::BadName),
                "{typed:?}"
            );
        }
        for typed in [
            "admin",
            "Admin",
            "ADMlN",
            "관리자",
            "ａｄｍｉｎ",
            "adm1n",
            "운영자1",
            "mod_",
            "janggi_official",
            "Janggun-bot",
            "engine3",
            "손님1",
            "bot_7",
            "TheMod",
            "AdminKim",
            "super_admin2",
            "손님관리",
            "guest42",
            "Guest_Kim",
            "moderator99",
            "장군",
            "janggi1",
            "_janggi_",
            "xXstaffXx",
            "help-desk",
            "root0",
            "the_referee",
            "운영-자",
            "장기bot",
            "0fficial",
            "b0t",
            "장기공식",
            "공식_계정",
            "장군관리팀",
            "고객센터1",
            "Beheerder_NL",
            "janggi-officieel",
            "scheidsrechter7",
        ] {
            assert_eq!(
                Name::read(typed).map_err(|error| error.code),
                Err(Code::NameTaken),
                "{typed:?}"
            );
        }
    }

    #[test]
    fn names_that_look_alike_look_the_same() {
        for (one, other) in [
            ("Ivan", "lvan"),
            ("b0b", "Bob"),
            ("modem", "modern"),
            ("ivan", "IVAN"),
            ("аса", "aca"),
            ("han1", "hanl"),
        ] {
            assert_eq!(look(one), look(other), "{one} {other}");
        }
        assert_ne!(look("한신"), look("한산"));
        assert_ne!(look("ab"), look("a_b"));
    }
}
