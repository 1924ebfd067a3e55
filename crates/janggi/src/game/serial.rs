//! JSON forms of a game's parts: actions as tokens, starts and verdicts as objects.
//!
//! # Stability
//! Stored games and records use these forms.

use alloc::string::{String, ToString};
use alloc::vec::Vec;
use core::fmt;

use serde::de::{self, Error as _, Visitor};
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::arrangement::Arrangement;
use crate::explain::{Facts, Verdict};
use crate::game::{Action, ActionToken};
use crate::movement::Movement;
use crate::notation::fen;
use crate::points::HalfPoints;
use crate::position::Position;
use crate::referee::{Cause, Outcome};
use crate::ruleset::{Coded, RulePath};
use crate::side::BySide;
use crate::start::Start;

impl Serialize for Action {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for Action {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        String::deserialize(deserializer)?.parse().map_err(D::Error::custom)
    }
}

impl Serialize for ActionToken {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_str(self)
    }
}

impl<'de> Deserialize<'de> for ActionToken {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        deserializer.deserialize_str(TokenVisitor)
    }
}

/// Reads a token without copying its text.
struct TokenVisitor;

impl Visitor<'_> for TokenVisitor {
    type Value = ActionToken;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a token such as a4b4, offer or resign:cho")
    }

    fn visit_str<E: de::Error>(self, text: &str) -> Result<ActionToken, E> {
        text.parse().map_err(E::custom)
    }
}

/// The JSON form of a start: `{"setup":{"cho":"mssm","han":"msms"},"handicap":["a10"],"deom_half":0}` or `{"fen":"…"}`.
/// A FEN in a variant other than Janggi also has `"movement"`, such as `"xiangqi"`.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct StartForm {
    #[serde(default, skip_serializing_if = "Option::is_none")]
    setup: Option<BySide<Arrangement>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    handicap: Vec<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    deom_half: Option<i32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    fen: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    movement: Option<String>,
}

impl Serialize for Start {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        let form = match self {
            Self::Arranged {
                arrangements,
                handicap,
                deom,
            } => StartForm {
                setup: Some(*arrangements),
                handicap: handicap.iter().map(ToString::to_string).collect(),
                deom_half: deom.map(|deom| deom.0),
                fen: None,
                movement: None,
            },
            Self::Fen(position) => StartForm {
                setup: None,
                handicap: Vec::new(),
                deom_half: None,
                fen: Some(fen::print(position)),
                movement: match position.movement() {
                    Movement::Janggi => None,
                    other => Some(other.code().to_string()),
                },
            },
        };
        form.serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Start {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = StartForm::deserialize(deserializer)?;
        match form.fen {
            Some(_) if form.setup.is_some() || !form.handicap.is_empty() || form.deom_half.is_some() => {
                Err(D::Error::custom("a start is a setup or a FEN, not both"))
            }
            Some(text) => {
                let movement = match form.movement.as_deref().map(Movement::from_code) {
                    None => Movement::Janggi,
                    Some(movement) => movement.ok_or_else(|| D::Error::custom("no such law of movement"))?,
                };
                let setup = fen::parse_under(&text, movement).map_err(D::Error::custom)?;
                Ok(Self::Fen(Position::try_from(setup).map_err(D::Error::custom)?))
            }
            None if form.movement.is_some() => Err(D::Error::custom("only a FEN has a law of movement of its own")),
            None => {
                let handicap = form
                    .handicap
                    .iter()
                    .map(|square| square.parse())
                    .collect::<Result<_, _>>();
                Ok(Self::Arranged {
                    arrangements: form.setup.unwrap_or(BySide {
                        cho: Arrangement::Mssm,
                        han: Arrangement::Mssm,
                    }),
                    handicap: handicap.map_err(D::Error::custom)?,
                    deom: form.deom_half.map(HalfPoints),
                })
            }
        }
    }
}

/// The JSON form of a verdict: `{"outcome":"han","code":"double_pass","rule":"pass.double","facts":{…}}`.
#[derive(Serialize, Deserialize)]
struct VerdictForm {
    outcome: String,
    code: String,
    rule: Option<String>,
    facts: Facts,
}

impl Serialize for Verdict {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        VerdictForm {
            outcome: self.outcome.code().to_string(),
            code: self.cause.code().to_string(),
            rule: self.rule.map(|rule| rule.to_string()),
            facts: self.facts.clone(),
        }
        .serialize(serializer)
    }
}

impl<'de> Deserialize<'de> for Verdict {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let form = VerdictForm::deserialize(deserializer)?;
        let rule = match form.rule {
            Some(path) => Some(RulePath::parse(&path).ok_or_else(|| D::Error::custom("no such rule"))?),
            None => None,
        };
        Ok(Self {
            outcome: Outcome::from_code(&form.outcome).ok_or_else(|| D::Error::custom("no such outcome"))?,
            cause: Cause::from_code(&form.code).ok_or_else(|| D::Error::custom("no such cause"))?,
            rule,
            facts: form.facts,
        })
    }
}
