//! The committed JSON file with the claims and the answers.

use super::list::{Says, Source, all};
use crate::objective::Objective;
use crate::shares::Share;
use crate::signature::{FREE_ROLES, Force, MOST_GUARDS, Signature};
use crate::wins::{Count, Reading};
use janggi::{Position, Role, Side, fen, uci};
use serde::{Deserialize, Serialize};

/// The objectives under which a claim is answered.
pub const OBJECTIVES: [Objective; 2] = [Objective::Mate, Objective::MateFacingDraw];

/// All claims and their answers.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct ClaimsFile {
    pub license: String,
    pub claims: Vec<Claim>,
}

/// A named claim.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Claim {
    /// Id of the claim, which the web page uses to find its texts.
    pub id: String,
    pub cases: Vec<Case>,
}

/// A claim about one signature, and the answers.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Case {
    /// Signature in which Cho, without guards, is the attacker.
    pub signature: String,
    pub says: Says,
    pub source: Source,
    /// True if the attacker's material can occur in a game: at most five soldiers, and at most two of each other piece
    /// that can leave the palace.
    pub arises: bool,
    /// Material of the attacker and the defender in half points, without deom.
    pub half_points: [i32; 2],
    /// True if the attacker is ahead on points: first as Cho, then as Han with the deom.
    pub leads: [bool; 2],
    /// Wins on points with the attacker to move, first as Cho, then as Han; `None` if not computed. Facing generals
    /// have no effect.
    pub on_points: Option<[Share; 2]>,
    /// Answers computed so far.
    pub verdicts: Verdicts,
    /// Answers computed so far with one guard and with two guards of the attacker.
    #[serde(default)]
    pub with_guards: [Verdicts; MOST_GUARDS as usize],
}

/// Answers by objective.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Default, Debug)]
#[serde(rename_all = "kebab-case")]
pub struct Verdicts {
    /// Answer if facing generals have no effect.
    pub mate: Option<WinCount>,
    /// Answer if the side to move may end the game as a draw when the generals face each other.
    pub mate_facing_draw: Option<WinCount>,
}

/// Wins of one signature under one objective.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct WinCount {
    /// Number of legal positions with the attacker to move.
    pub positions: u64,
    /// Number of these positions that the attacker wins.
    pub won: u64,
    /// Longest distance to mate in plies; `None` if no position is won.
    pub longest: Option<u32>,
    /// One of the longest wins.
    pub example: Option<Example>,
}

/// A won position and a line that wins it.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, Debug)]
pub struct Example {
    pub fen: String,
    /// Best play of both sides up to mate, in UCI notation.
    pub moves: Vec<String>,
}

impl WinCount {
    /// Counts the wins of a signature, with one of the longest as an example.
    #[must_use]
    pub fn of(reading: &Reading) -> WinCount {
        let example = reading.longest().first().map(|first| Example::of(first, reading));
        WinCount {
            example,
            ..WinCount::from(reading.count())
        }
    }
}

/// Converts a count, without an example.
impl From<Count> for WinCount {
    fn from(count: Count) -> WinCount {
        WinCount {
            positions: count.positions,
            won: count.won,
            longest: count.longest,
            example: None,
        }
    }
}

impl Example {
    fn of(first: &Position, reading: &Reading) -> Example {
        let (mut now, mut moves) = (first.clone(), Vec::new());
        for step in reading.line(first) {
            moves.push(uci::print_move(step, &now));
            now = now.after(step);
        }
        Example {
            fen: fen::print(first),
            moves,
        }
    }
}

impl Verdicts {
    /// Returns the field for an objective; `None` for objectives that claims do not use.
    pub fn of_mut(&mut self, objective: Objective) -> Option<&mut Option<WinCount>> {
        match objective {
            Objective::Mate => Some(&mut self.mate),
            Objective::MateFacingDraw => Some(&mut self.mate_facing_draw),
            Objective::Points | Objective::PointsFacing | Objective::PointsFacingStep => None,
        }
    }
}

impl ClaimsFile {
    /// Creates the file from the answers that `verdict` and `on_points` return for the signatures of all claims.
    ///
    /// # Errors
    ///
    /// Returns the first error of these functions.
    pub fn new<E>(
        mut verdict: impl FnMut(Signature, Objective) -> Result<Option<WinCount>, E>,
        mut on_points: impl FnMut(Signature) -> Result<Option<[Share; 2]>, E>,
    ) -> Result<ClaimsFile, E> {
        let mut claims = Vec::new();
        for (id, listed) in all() {
            let mut cases = Vec::new();
            for (text, says, source) in *listed {
                let signature = Signature::parse(text).unwrap_or_default();
                let mut case = Case::new(signature, *says, *source);
                for guards in 0..=MOST_GUARDS {
                    let mut guarded = signature;
                    guarded.cho.guards = guards;
                    for objective in OBJECTIVES {
                        if let Some(place) = case.verdicts_with(guards).and_then(|all| all.of_mut(objective)) {
                            *place = verdict(guarded, objective)?;
                        }
                    }
                }
                case.on_points = on_points(signature)?;
                cases.push(case);
            }
            let id = (*id).to_owned();
            claims.push(Claim { id, cases });
        }
        let license = "CC0-1.0".to_owned();
        Ok(ClaimsFile { license, claims })
    }

    /// Reads the output of [`text`](ClaimsFile::text).
    ///
    /// # Errors
    /// If `text` is not valid.
    pub fn read(text: &str) -> Result<ClaimsFile, serde_json::Error> {
        serde_json::from_str(text)
    }

    /// Serializes the file as JSON.
    #[must_use]
    pub fn text(&self) -> String {
        let text = serde_json::to_string_pretty(self).unwrap_or_default();
        text + "\n"
    }

    /// Returns the answer for a signature; `None` if the file does not contain it. The attacker may have guards.
    #[must_use]
    pub fn verdict(&self, signature: Signature, objective: Objective) -> Option<WinCount> {
        let plain = Signature {
            cho: Force {
                guards: 0,
                ..signature.cho
            },
            ..signature
        };
        let mut case = self.case(plain)?.clone();
        case.verdicts_with(signature.cho.guards)?.of_mut(objective)?.take()
    }

    /// Returns the shares of wins on points for a signature; `None` if the file does not contain them.
    #[must_use]
    pub fn on_points(&self, signature: Signature) -> Option<[Share; 2]> {
        self.case(signature)?.on_points
    }

    fn case(&self, signature: Signature) -> Option<&Case> {
        let mut cases = self.claims.iter().flat_map(|claim| &claim.cases);
        cases.find(|case| case.signature == signature.to_string())
    }
}

impl Case {
    fn new(signature: Signature, says: Says, source: Source) -> Case {
        let (attacker, defender) = (signature.cho, signature.han);
        let arises = attacker
            .free
            .iter()
            .zip(FREE_ROLES)
            .all(|(count, role)| *count <= if role == Role::Soldier { 5 } else { 2 });
        Case {
            signature: signature.to_string(),
            says,
            source,
            arises,
            half_points: [attacker.points().0, defender.points().0],
            leads: [
                signature.leader() == Side::Cho,
                signature.swapped().leader() == Side::Han,
            ],
            on_points: None,
            verdicts: Verdicts::default(),
            with_guards: Default::default(),
        }
    }

    /// Returns the answers with this many guards of the attacker.
    fn verdicts_with(&mut self, guards: u8) -> Option<&mut Verdicts> {
        match usize::from(guards).checked_sub(1) {
            None => Some(&mut self.verdicts),
            Some(place) => self.with_guards.get_mut(place),
        }
    }
}
