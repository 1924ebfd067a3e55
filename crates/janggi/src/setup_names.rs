//! Names of setups as players use them, in Korean, English and Dutch. In these names, left and right are as seen by the
//! player, whereas the codes and the orders in records are as seen from Cho's side.

use alloc::string::String;

use crate::arrangement::Arrangement;
use crate::notation::typed;
use crate::side::Side;
use crate::typography;

/// Names as seen by the player, in lower case and without spaces or punctuation. North Korean (북한) names exchange left
/// and right, and have 장기 in place of 차림.
const NAMES: [(Arrangement, &[&str]); 5] = [
    (
        Arrangement::Mssm,
        &[
            "안상차림",
            "안상장기",
            "안상",
            "량등상장기",
            "양등상장기",
            "양등상",
            "ansangcharim",
            "ansangjanggi",
            "innerelephants",
            "innerelephant",
            "binnensteolifanten",
            "heeh",
            "poop",
        ],
    ),
    (
        Arrangement::Smms,
        &[
            "바깥상차림",
            "바깥상장기",
            "바깥상",
            "밖상차림",
            "밖상",
            "량귀마장기",
            "양귀마장기",
            "양귀마차림",
            "bakkatsangcharim",
            "ryanggwimajanggi",
            "outerelephants",
            "outerelephant",
            "buitensteolifanten",
            "ehhe",
            "oppo",
        ],
    ),
    (
        Arrangement::Smsm,
        &[
            "왼상차림",
            "왼상",
            "좌상차림",
            "좌상",
            "오른상장기",
            "oensangcharim",
            "oreunsangjanggi",
            "leftelephant",
            "linkerolifant",
            "eheh",
            "opop",
        ],
    ),
    (
        Arrangement::Msms,
        &[
            "오른상차림",
            "오른상",
            "우상차림",
            "우상",
            "왼상장기",
            "oreunsangcharim",
            "oensangjanggi",
            "rightelephant",
            "rechterolifant",
            "hehe",
            "popo",
        ],
    ),
    (
        Arrangement::Central,
        &[
            "기동차",
            "기동차장기",
            "기동차차림",
            "機動車",
            "gidongcha",
            "gidongchajanggi",
            "centralchariots",
            "centralchariot",
            "middelstestrijdwagens",
            "strijdwagensinhetmidden",
            "wageninhetmidden",
        ],
    ),
];

impl Arrangement {
    /// Parses any name of a setup for `side`.
    ///
    /// The [`code`](Arrangement::code) and the order in [`hangul`](Arrangement::hangul) are as seen from Cho's side.
    /// The names that players use (안상차림, "left elephant", `HEEH`) are as seen by the player. Names typed in the wrong
    /// keyboard layout are also accepted.
    ///
    /// ```
    /// use janggi::{Arrangement, Side};
    /// assert_eq!(Arrangement::named("바깥상", Side::Han), Some(Arrangement::Smms));
    /// assert_eq!(Arrangement::named("dkstkd", Side::Han), Some(Arrangement::Mssm), "안상 in Latin letters");
    /// ```
    #[must_use]
    pub fn named(name: &str, side: Side) -> Option<Arrangement> {
        let (keys, name) = (keys(name), letters(name));
        // In some layouts, punctuation keys type hangul.
        find(side, |word| typed::is_word(&name, word) || typed::is_word(&keys, word))
    }
}

/// Parses the name or the code of a setup as written in records.
pub(crate) fn parse(text: &str, side: Side) -> Option<Arrangement> {
    let name = letters(text).to_ascii_lowercase();
    find(side, |word| name == word)
}

fn keys(text: &str) -> String {
    let plain = typography::plain(text);
    plain
        .chars()
        .filter(|mark| !mark.is_whitespace() && *mark != '·')
        .collect()
}

fn letters(text: &str) -> String {
    keys(text).chars().filter(|mark| !mark.is_ascii_punctuation()).collect()
}

fn find(side: Side, is_named: impl Fn(&str) -> bool) -> Option<Arrangement> {
    let absolute = Arrangement::ALL
        .into_iter()
        .find(|one| is_named(one.code()) || is_named(one.hangul()));
    if absolute.is_some() {
        return absolute;
    }
    let (from_seat, _) = NAMES
        .into_iter()
        .find(|(_, names)| names.iter().any(|word| is_named(word)))?;
    Some(match side {
        Side::Cho => from_seat,
        Side::Han => from_seat.mirror(),
    })
}

#[cfg(test)]
mod tests {
    use super::{NAMES, parse};
    use crate::arrangement::Arrangement;
    use crate::glossary;
    use crate::notation::typed::Layout;
    use crate::side::Side;

    #[test]
    fn every_name_in_the_glossary_is_known() {
        let setups = [
            ("inner-elephants", Arrangement::Mssm),
            ("outer-elephants", Arrangement::Smms),
            ("left-elephant", Arrangement::Smsm),
            ("right-elephant", Arrangement::Msms),
            ("central-chariots", Arrangement::Central),
        ];
        for (id, arrangement) in setups {
            let term = glossary::find(id).expect(id);
            let north = term
                .in_north_korea()
                .into_iter()
                .flat_map(|form| [form.hangul, form.romanised]);
            let names = [term.hangul(), term.romanised(), term.english()]
                .into_iter()
                .chain(north);
            for name in names.chain(term.in_dutch()).chain(term.in_hanja()) {
                assert_eq!(parse(name, Side::Cho), Some(arrangement), "{name}");
                assert_eq!(parse(name, Side::Han), Some(arrangement.mirror()), "{name}");
            }
        }
    }

    #[test]
    fn every_name_is_known_in_the_keys_of_every_layout() {
        for (arrangement, names) in NAMES {
            for name in names {
                for layout in Layout::ALL {
                    let keys = layout.keys(name);
                    assert_eq!(
                        Arrangement::named(&keys, Side::Cho),
                        Some(arrangement),
                        "{name} as {keys}"
                    );
                }
                assert_eq!(
                    Arrangement::named(name, Side::Han),
                    Some(arrangement.mirror()),
                    "{name}"
                );
                assert_eq!(parse(name, Side::Han), Some(arrangement.mirror()), "{name}");
            }
        }
        assert_eq!(parse("dkstkd", Side::Cho), None, "no file has it");
        assert_eq!(
            Arrangement::named("ㅡㄴ느", Side::Han),
            Some(Arrangement::Mssm),
            "mssm in the keys of hangul"
        );
    }

    #[test]
    fn codes_are_seen_from_chos_side() {
        for arrangement in Arrangement::ALL {
            for side in Side::ALL {
                assert_eq!(parse(arrangement.code(), side), Some(arrangement));
                assert_eq!(parse(arrangement.hangul(), side), Some(arrangement));
            }
        }
        assert_eq!(parse("HE · HE", Side::Han), Some(Arrangement::Smsm));
        assert_eq!(parse("미상", Side::Cho), None);
    }
}
