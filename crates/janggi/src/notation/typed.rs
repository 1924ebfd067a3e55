//! Moves typed at a prompt, in any notation. Full-width digits and typographic dashes are accepted, as in record files.
//! So are texts typed in the wrong keyboard layout: `71whf72` is 71졸72 typed in Latin letters, and `ㅁ4ㅠ4` is a4b4 typed
//! in hangul.
//!
//! This module only converts text. Callers parse the moves.

use alloc::borrow::Cow;
use alloc::string::String;
use alloc::vec::Vec;

use super::korean::Label;
use crate::typography;

/// A Korean keyboard layout (자판).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Layout {
    /// 두벌식, the usual layout: consonants on the left, vowels on the right.
    TwoSets,
    /// 세벌식 최종: separate keys for initial consonants, vowels and final consonants.
    ThreeSets,
}

/// The initial consonants as compatibility jamo, in the order of `Keys::firsts`.
const FIRSTS: &str = "ㄱㄲㄴㄷㄸㄹㅁㅂㅃㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎ";
/// The final consonants as compatibility jamo, in the order of `Keys::lasts`.
const LASTS: &str = "ㄱㄲㄳㄴㄵㄶㄷㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅄㅅㅆㅇㅈㅊㅋㅌㅍㅎ";

/// The keys of a layout as Latin characters; letters are in lower case.
struct Keys {
    firsts: [&'static str; 19],
    vowels: [&'static str; 21],
    lasts: [&'static str; 27],
}

const TWO_SETS: Keys = Keys {
    firsts: [
        "r", "r", "s", "e", "e", "f", "a", "q", "q", "t", "t", "d", "w", "w", "c", "z", "x", "v", "g",
    ],
    vowels: [
        "k", "o", "i", "o", "j", "p", "u", "p", "h", "hk", "ho", "hl", "y", "n", "nj", "np", "nl", "b", "m", "ml", "l",
    ],
    lasts: [
        "r", "r", "rt", "s", "sw", "sg", "e", "f", "fr", "fa", "fq", "ft", "fx", "fv", "fg", "a", "q", "qt", "t", "t",
        "d", "w", "c", "z", "x", "v", "g",
    ],
};

const THREE_SETS: Keys = Keys {
    firsts: [
        "k", "kk", "h", "u", "uu", "y", "i", ";", ";;", "n", "nn", "j", "l", "ll", "o", "0", "'", "p", "m",
    ],
    vowels: [
        "f", "r", "6", "r", "t", "c", "e", "7", "v", "/f", "/r", "/d", "4", "b", "9t", "9c", "9d", "5", "g", "8", "d",
    ],
    lasts: [
        "x", "!", "v", "s", "e", "s", "a", "w", "@", "f", "d", "t", "%", "$", "wq", "z", "3", "x", "q", "2", "a", "#",
        "z", "c", "w", "q", "1",
    ],
};

/// Consonants that share a key with a file letter or a digit in 세벌식. Used for consonants that are not part of a
/// syllable.
const POINTS_IN_THREE_SETS: [(char, &str); 7] = [
    ('ㅇ', "a"),
    ('ㄴ', "h"),
    ('ㅁ', "i"),
    ('ㅎ', "1"),
    ('ㅆ', "2"),
    ('ㅂ', "3"),
    ('ㅋ', "0"),
];

/// The hangul names in a Janggi move: pieces, sides, "takes" and "check".
const NAMES: [&str; 15] = [
    "졸", "병", "차", "포", "마", "말", "상", "사", "궁", "왕", "장군", "장", "초", "한", "타",
];

/// Maximum length of a word or a move, in bytes. Longer texts are not converted.
const LONGEST: usize = 200;

const SYLLABLE: u32 = 0xAC00;

impl Layout {
    /// Both layouts, the usual one first.
    pub const ALL: [Layout; 2] = [Layout::TwoSets, Layout::ThreeSets];

    const fn table(self) -> &'static Keys {
        match self {
            Layout::TwoSets => &TWO_SETS,
            Layout::ThreeSets => &THREE_SETS,
        }
    }

    /// Returns the keys that type `text`, as lower-case Latin characters. Characters other than hangul are only
    /// converted to lower case.
    ///
    /// ```
    /// use janggi::notation::typed::Layout;
    /// assert_eq!(Layout::TwoSets.keys("71졸72"), "71whf72");
    /// assert_eq!(Layout::ThreeSets.keys("졸"), "lvw");
    /// ```
    #[must_use]
    pub fn keys(self, text: &str) -> String {
        let mut keys = String::with_capacity(text.len());
        for mark in text.chars() {
            self.push_keys(&mut keys, mark);
        }
        keys
    }

    fn push_keys(self, keys: &mut String, mark: char) {
        let table = self.table();
        let code = u32::from(mark);
        let place = |first: u32| code.wrapping_sub(first) as usize;
        match code {
            SYLLABLE..=0xD7A3 => {
                let (block, last) = (place(SYLLABLE) / 28, place(SYLLABLE) % 28);
                keys.push_str(table.firsts[block / 21]);
                keys.push_str(table.vowels[block % 21]);
                if last > 0 {
                    keys.push_str(table.lasts[last - 1]);
                }
            }
            0x1100..=0x1112 => keys.push_str(table.firsts[place(0x1100)]),
            0x1161..=0x1175 => keys.push_str(table.vowels[place(0x1161)]),
            0x11A8..=0x11C2 => keys.push_str(table.lasts[place(0x11A8)]),
            0x314F..=0x3163 => keys.push_str(table.vowels[place(0x314F)]),
            0x3131..=0x314E => keys.push_str(self.key_of_consonant(mark)),
            _ => keys.extend(mark.to_lowercase()),
        }
    }

    /// Returns the key of a consonant that is not part of a syllable: its key as an initial consonant if there is one,
    /// otherwise its key as a final consonant. In 세벌식, `POINTS_IN_THREE_SETS` takes precedence.
    fn key_of_consonant(self, mark: char) -> &'static str {
        let table = self.table();
        let place = |all: &str| all.chars().position(|one| one == mark);
        let point = POINTS_IN_THREE_SETS.iter().find(|(jamo, _)| *jamo == mark);
        match (self, point, place(FIRSTS), place(LASTS)) {
            (Layout::ThreeSets, Some((_, key)), _, _) => key,
            (_, _, Some(at), _) => table.firsts[at],
            (_, _, None, Some(at)) => table.lasts[at],
            (_, _, None, None) => "",
        }
    }

    /// Converts hangul that was meant as Latin letters. Names of pieces are kept.
    fn latin(self, text: &str) -> String {
        let mut latin = String::with_capacity(text.len());
        for mark in text.chars() {
            if Label::from_char(mark).is_some() {
                latin.push(mark);
            } else {
                self.push_keys(&mut latin, mark);
            }
        }
        latin
    }

    /// Converts the Latin letters around digits to the names typed with these keys. `None` if they are not names.
    fn hangul(self, text: &str) -> Option<String> {
        let mut hangul = String::with_capacity(text.len());
        let mut rest = text;
        while !rest.is_empty() {
            let length = rest.find(|mark: char| mark.is_ascii_digit()).unwrap_or(rest.len());
            let (letters, behind) = rest.split_at(length);
            // A file letter may precede the digits.
            let (named, file) = match letters.char_indices().next_back() {
                Some((at, 'a'..='i')) if !behind.is_empty() && self.names(letters).is_none() => letters.split_at(at),
                _ => (letters, ""),
            };
            hangul.push_str(&self.names(named)?);
            hangul.push_str(file);
            let digits = behind.find(|mark: char| !mark.is_ascii_digit()).unwrap_or(behind.len());
            hangul.push_str(&behind[..digits]);
            rest = &behind[digits..];
        }
        Some(hangul)
    }

    /// Returns the names typed with these keys, in order. `None` if the keys do not spell names.
    fn names(self, keys: &str) -> Option<String> {
        if keys.is_empty() {
            return Some(String::new());
        }
        NAMES.into_iter().find_map(|name| {
            let rest = keys.strip_prefix(self.keys(name).as_str())?;
            Some(String::from(name) + &self.names(rest)?)
        })
    }
}

/// Normalises the typography of a line, as in record files: full-width characters, typographic dashes and quotation
/// marks, invisible characters, and syllables split into their parts.
#[must_use]
pub fn plain(line: &str) -> Cow<'_, str> {
    typography::plain(line)
}

/// Returns whether a normalised text is the given word, ignoring case and keyboard layout.
///
/// ```
/// use janggi::notation::typed::is_word;
/// assert!(is_word("HELP", "help") && is_word("ㅗ디ㅔ", "help") && is_word("ehdnaakf", "도움말"));
/// assert!(!is_word("hel", "help"));
/// ```
#[must_use]
pub fn is_word(text: &str, word: &str) -> bool {
    (1..=LONGEST).contains(&text.len())
        && Layout::ALL
            .into_iter()
            .any(|layout| layout.keys(text) == layout.keys(word))
}

/// Returns the possible readings of a normalised move, without duplicates: the text itself, then the same keystrokes as
/// Latin letters and as hangul in each keyboard layout. Texts over 200 bytes are not converted.
///
/// ```
/// use janggi::notation::typed::readings;
/// assert_eq!(readings("71whf72"), ["71whf72", "71졸72"]);
/// assert_eq!(readings("ㅁ4ㅠ4")[..2], ["ㅁ4ㅠ4", "a4b4"]);
/// ```
#[must_use]
pub fn readings(text: &str) -> Vec<String> {
    let mut readings = Vec::from([String::from(text)]);
    if text.len() > LONGEST {
        return readings;
    }
    let mut add = |reading: String| {
        if !readings.contains(&reading) {
            readings.push(reading);
        }
    };
    let compact: String = text.chars().filter(|mark| !mark.is_whitespace()).collect();
    for layout in Layout::ALL {
        add(layout.latin(text));
        if let Some(hangul) = layout.hangul(&compact.to_lowercase()) {
            add(hangul);
        }
    }
    for digits in nines(text) {
        add(Layout::ThreeSets.latin(&digits));
    }
    readings
}

/// Returns two interpretations of a text typed in 세벌식, where both 9 and b type ㅜ. The first has 9 in place of every ㅜ,
/// the second only in place of a ㅜ that follows a file letter.
fn nines(text: &str) -> [String; 2] {
    const NINE: char = 'ㅜ';
    let everywhere = text.replace(NINE, "9");
    let mut behind_files = String::with_capacity(text.len());
    for mark in text.chars() {
        let before = behind_files.chars().next_back();
        let is_rank = mark == NINE
            && before.is_some_and(|before| {
                matches!(
                    Layout::ThreeSets.latin(before.encode_utf8(&mut [0; 4])).as_bytes(),
                    [b'a'..=b'i']
                )
            });
        behind_files.push(if is_rank { '9' } else { mark });
    }
    [everywhere, behind_files]
}

#[cfg(test)]
mod tests {
    use super::{Layout, NAMES, is_word, plain, readings};
    use crate::square::Square;

    #[test]
    fn every_move_is_found_in_the_keys_of_every_layout() {
        for layout in Layout::ALL {
            for name in NAMES {
                let meant = alloc::format!("71{name}72");
                let typed = layout.keys(&meant);
                assert!(readings(&typed).contains(&meant), "{typed}");
                assert!(readings(&typed.to_uppercase()).contains(&meant), "{typed}");
            }
        }
        assert!(readings("a4whfb4").contains(&"a4졸b4".into()));
        assert!(readings("71 whf 72wkdrns").contains(&"71졸72장군".into()));
        assert!(readings("whf72").contains(&"졸72".into()));
    }

    #[test]
    fn points_are_found_in_the_jamo_of_every_layout() {
        let two_sets = ["ㅁ", "ㅠ", "ㅊ", "ㅇ", "ㄷ", "ㄹ", "ㅎ", "ㅗ", "ㅑ"];
        let three_sets = ["ㅇ", "ㅜ", "ㅔ", "ㅣ", "ㅕ", "ㅏ", "ㅡ", "ㄴ", "ㅁ"];
        let digits = ["ㅋ", "ㅎ", "ㅆ", "ㅂ", "ㅛ", "ㅠ", "ㅑ", "ㅖ", "ㅢ", "ㅜ"];
        for square in Square::all() {
            let (file, rank) = (
                usize::from(square.file().index()),
                usize::from(square.rank().index()) + 1,
            );
            let meant = alloc::format!("{square}e5");
            assert!(
                readings(&alloc::format!("{}{rank}ㄷ5", two_sets[file])).contains(&meant),
                "{meant}"
            );
            assert!(
                readings(&alloc::format!("{}{rank}ㅕ5", three_sets[file])).contains(&meant),
                "{meant}"
            );
            let rank = match rank {
                10 => alloc::format!("{}{}", digits[1], digits[0]),
                _ => digits[rank].into(),
            };
            let typed = alloc::format!("{}{rank}ㅕㅠ", three_sets[file]);
            assert!(
                readings(&typed).contains(&meant),
                "{typed} {meant}: {:?}",
                readings(&typed)
            );
        }
        assert!(readings("ㅖㅜ졸ㅖㅢ").contains(&"79졸78".into()));
        assert!(
            readings("뇨ㅜ4").contains(&"h4b4".into()),
            "an input method has made a syllable of it"
        );
    }

    #[test]
    fn words_are_those_meant_and_no_others() {
        assert!(is_word(&plain("ｈｅｌｐ\u{200B}"), "help"));
        assert!(is_word("rldnjs", "기원") && !is_word("rldnj", "기원"));
        assert!(!is_word("", "도움말"));
        assert_eq!(readings("a4b4"), ["a4b4"]);
        let long = "ck".repeat(1 << 20);
        assert_eq!(readings(&long), [long.as_str()]);
        assert!(!is_word(&long, "차"));
    }
}
