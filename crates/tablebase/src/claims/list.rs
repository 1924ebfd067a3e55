//! The claims themselves: the material, what is said of it, and who says it. Must not know what is true.

use crate::signature::Signature;
use serde::{Deserialize, Serialize};

/// What is said of an attack on guards.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    /// It mates.
    Wins,
    /// The guards hold.
    Holds,
}

/// Who says it.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The Korean Wikipedia's article on Janggi.
    Wikipedia,
    /// The article of librewiki, a Korean encyclopaedia.
    Librewiki,
    /// Lists of material that cannot win, in the source of a Korean program that learns Janggi by itself.
    Program,
}

/// A claim: its name, and its cases.
pub(super) type Listed = (&'static str, &'static [(&'static str, Says, Source)]);

/// Every claim. Signatures have the attacker first, without guards: with guards it has screens for its cannons.
const CLAIMS: [Listed; 6] = [
    (
        "big-three",
        &[
            ("KCCN-KAA", Says::Wins, Source::Wikipedia),
            ("KCCB-KAA", Says::Wins, Source::Wikipedia),
            ("KCNN-KAA", Says::Wins, Source::Wikipedia),
            ("KCNB-KAA", Says::Wins, Source::Wikipedia),
            ("KCBB-KAA", Says::Holds, Source::Wikipedia),
            ("KNNB-KAA", Says::Holds, Source::Wikipedia),
            ("KNBB-KAA", Says::Holds, Source::Wikipedia),
            ("KNNN-KAA", Says::Holds, Source::Librewiki),
        ],
    ),
    (
        "small-three",
        &[
            ("KCNP-KAA", Says::Holds, Source::Program),
            ("KCBP-KAA", Says::Holds, Source::Program),
            ("KNNP-KAA", Says::Holds, Source::Program),
            ("KBBP-KAA", Says::Holds, Source::Program),
            ("KCPP-KAA", Says::Holds, Source::Program),
            ("KNPP-KAA", Says::Holds, Source::Program),
            ("KBPP-KAA", Says::Holds, Source::Program),
            ("KPPP-KAA", Says::Holds, Source::Program),
        ],
    ),
    ("chariot-three", &[("KRPP-KAA", Says::Holds, Source::Program)]),
    (
        "chariot-two",
        &[
            ("KRC-KAA", Says::Holds, Source::Program),
            ("KRN-KAA", Says::Holds, Source::Program),
            ("KRB-KAA", Says::Holds, Source::Program),
            ("KRP-KAA", Says::Holds, Source::Program),
        ],
    ),
    (
        "one-guard",
        &[
            ("KRP-KA", Says::Holds, Source::Program),
            ("KBBB-KA", Says::Holds, Source::Librewiki),
        ],
    ),
    ("bare-general", &[("KBBB-K", Says::Wins, Source::Librewiki)]),
];

/// Every claim.
pub(super) fn all() -> &'static [Listed] {
    &CLAIMS
}

/// The signatures of every case, in the order of the claims.
#[must_use]
pub fn signatures() -> Vec<Signature> {
    let cases = CLAIMS.iter().flat_map(|(_, cases)| cases.iter());
    cases.filter_map(|(text, ..)| Signature::parse(text)).collect()
}
