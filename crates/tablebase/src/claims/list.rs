//! The claims, each with material, statement and source. This module must not depend on the answers.

use crate::signature::Signature;
use serde::{Deserialize, Serialize};

/// Outcome that a claim states for the attacker.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Says {
    Wins,
    /// The defender holds a draw.
    Holds,
}

/// Source of a claim.
#[derive(Clone, Copy, PartialEq, Eq, Serialize, Deserialize, Debug)]
#[serde(rename_all = "kebab-case")]
pub enum Source {
    /// The Korean Wikipedia's article on Janggi.
    Wikipedia,
    /// Librewiki, a Korean encyclopaedia.
    Librewiki,
    /// The source code of a Korean program that learns Janggi by self-play, which lists material that cannot win.
    Program,
}

/// Id and cases of a claim.
pub(super) type Listed = (&'static str, &'static [(&'static str, Says, Source)]);

/// All claims. The attacker's pieces come first. The attacker has no guards, because they could serve as screens for
/// its cannons.
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

pub(super) fn all() -> &'static [Listed] {
    &CLAIMS
}

/// Returns the signatures of all cases, in the order of the claims.
#[must_use]
pub fn signatures() -> Vec<Signature> {
    let cases = CLAIMS.iter().flat_map(|(_, cases)| cases.iter());
    cases.filter_map(|(text, ..)| Signature::parse(text)).collect()
}
