//! The proof of a mate: depth-first proof-number search (df-pn; Nagai 2002).
//!
//! Results are stored by position and number of remaining moves of the attacker. Since every move of the attacker
//! reduces this number, no result can depend on itself. Positions share a result even if their histories differ, except
//! for an open bikjang or a preceding pass.

use janggi::referee::{Cause, GameHistory};
use janggi::ruleset::{Movement, YesNo};
use janggi::{Game, Move, Outcome, Side};

use super::question::{Aim, Attack, Question};
use super::table::{INFINITE, Key, Numbers, Table};

/// Result of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum ProofResult {
    /// The mate is forced.
    Proved,
    /// There is no mate within the given number of moves.
    Refuted,
    /// The node limit was reached.
    Open,
}

/// A search for mates from one position and from positions reached from it.
#[derive(Debug)]
pub(super) struct Proof {
    /// The game up to the current position of the search.
    pub(super) history: GameHistory,
    attacker: Side,
    attack: Attack,
    aim: Aim,
    /// Results by position and remaining moves plus one, so that replies to the last move can be stored too.
    table: Table,
    nodes_left: u64,
}

struct Child {
    mv: Move,
    to: Leads,
}

/// Result of a move, if known, or the position that it leads to.
enum Leads {
    Known(Numbers),
    /// Key of the position in the table.
    Position(Key),
}

impl Proof {
    /// Creates a search with the attack, the aim and the node limit of the question.
    pub(super) fn new(game: &Game, question: &Question) -> Proof {
        Proof {
            history: game.history().clone(),
            attacker: game.position().turn(),
            attack: question.attack,
            aim: question.aim,
            table: Table::default(),
            nodes_left: question.nodes,
        }
    }

    /// Searches for a mate within this many moves, with the attacker to move.
    pub(super) fn attack(&mut self, moves: u32) -> ProofResult {
        self.decide(moves)
    }

    /// Searches for a mate within this many more moves of the attacker, with the defender to move.
    pub(super) fn defend(&mut self, moves: u32) -> ProofResult {
        match self.ended() {
            Some(Numbers::PROVED) => ProofResult::Proved,
            Some(_) => ProofResult::Refuted,
            None if moves == 0 && !self.replies_may_end() => ProofResult::Refuted,
            None => self.decide(moves),
        }
    }

    fn decide(&mut self, moves: u32) -> ProofResult {
        let found = self.search(
            moves,
            Numbers {
                proof: INFINITE,
                disproof: INFINITE,
            },
        );
        match found {
            Numbers { proof: 0, .. } => ProofResult::Proved,
            Numbers { disproof: 0, .. } => ProofResult::Refuted,
            Numbers { .. } => ProofResult::Open,
        }
    }

    /// Returns the moves to search. The attacker's moves are limited to checks if the question requires it, or if this
    /// is the last move and only a check can mate.
    pub(super) fn candidates(&mut self, moves: u32) -> Vec<Move> {
        let all = self.history.moves();
        if self.history.position().turn() != self.attacker {
            return all.into_iter().collect();
        }
        // In Xiangqi, which has no pass, a side that cannot move has lost even if it is not in check.
        let mates_by_check = self.history.position().movement() != Movement::Xiangqi;
        let checks_only = self.attack == Attack::Checks || (moves == 1 && mates_by_check && self.aim == Aim::Mate);
        let mut kept = Vec::with_capacity(all.len());
        for mv in all {
            self.history.push(mv);
            if !checks_only || self.history.in_check() {
                kept.push(mv);
            }
            self.history.pop();
        }
        kept
    }

    /// Returns the result if the last move ended the game: proven if the attacker reached its aim, otherwise refuted.
    pub(super) fn ended(&self) -> Option<Numbers> {
        let ending = self.history.ending()?;
        let counts = match self.aim {
            Aim::Mate => matches!(ending.cause, Cause::Mate | Cause::Stalemate),
            Aim::Win => true,
        };
        Some(if counts && ending.outcome == Outcome::Win(self.attacker) {
            Numbers::PROVED
        } else {
            Numbers::REFUTED
        })
    }

    /// Returns whether the aim can also be reached by the reply to the attacker's last move.
    fn replies_may_end(&self) -> bool {
        self.aim == Aim::Win
    }

    fn key(&self) -> Key {
        let right = match self.history.bikjang_open() {
            YesNo::Yes => 0x9e37_79b9_7f4a_7c15,
            YesNo::No => 0,
        };
        // After a pass, a second pass may end the game.
        let passed = match self.history.action_at(self.history.ply()) {
            Some(Move::Pass) => 0xd1b5_4a32_d192_ed03,
            _ => 0,
        };
        self.history.position().hash() ^ right ^ passed
    }

    /// Returns the moves of the position, each with its result if no search is needed.
    fn children(&mut self, moves: u32) -> Vec<Child> {
        let attacks = self.history.position().turn() == self.attacker;
        let left = if attacks { moves - 1 } else { moves };
        let mut children = Vec::new();
        for mv in self.candidates(moves) {
            self.history.push(mv);
            let to = match self.ended() {
                Some(numbers) => Leads::Known(numbers),
                None if left == 0 && !(attacks && self.replies_may_end()) => Leads::Known(Numbers::REFUTED),
                None => Leads::Position(self.key()),
            };
            self.history.pop();
            children.push(Child { mv, to });
        }
        children
    }

    /// Searches the current position until it is decided, one of its numbers reaches its limit, or the node limit is
    /// reached.
    fn search(&mut self, moves: u32, limits: Numbers) -> Numbers {
        let key = self.key();
        let attacks = self.history.position().turn() == self.attacker;
        // The defender may end the game with a call (빅장), which is not mate. If any win counts, a call that loses the
        // game for the defender is ignored.
        let call = self.history.call_outcome().filter(|_| !attacks);
        if call.is_some_and(|outcome| self.aim == Aim::Mate || outcome != Outcome::Win(self.attacker)) {
            self.table.put(key, moves + 1, Numbers::REFUTED);
            return Numbers::REFUTED;
        }
        let left = if attacks { moves - 1 } else { moves };
        let children = self.children(moves);
        loop {
            let (numbers, best) = self.sum_up(&children, left, attacks);
            self.table.put(key, moves + 1, numbers);
            let is_done = numbers.proof >= limits.proof || numbers.disproof >= limits.disproof;
            if is_done || numbers.proof == 0 || numbers.disproof == 0 || self.nodes_left == 0 {
                return numbers;
            }
            let Some((child, below)) = best.limits(&numbers, &limits, attacks) else {
                return numbers;
            };
            self.nodes_left -= 1;
            self.history.push(children[child].mv);
            self.search(left, below);
            self.history.pop();
        }
    }

    /// Computes the numbers of a position from those of its children, and selects the child to search next.
    fn sum_up(&self, children: &[Child], left: u32, attacks: bool) -> (Numbers, Best) {
        // For the attacker: the minimum of the proof numbers and the sum of the disproof numbers. For the defender, the
        // reverse.
        let (mut least, mut sum) = (INFINITE, 0u32);
        let mut best = Best::default();
        for (at, child) in children.iter().enumerate() {
            let numbers = match child.to {
                Leads::Known(numbers) => numbers,
                Leads::Position(key) => self.table.get(key, left + 1),
            };
            let (own, other) = if attacks {
                (numbers.proof, numbers.disproof)
            } else {
                (numbers.disproof, numbers.proof)
            };
            sum = sum.saturating_add(other).min(INFINITE);
            if own < least {
                best = Best {
                    child: Some(at),
                    second: least,
                    other,
                };
                least = own;
            } else {
                best.second = best.second.min(own);
            }
        }
        let numbers = if attacks {
            Numbers {
                proof: least,
                disproof: sum,
            }
        } else {
            Numbers {
                proof: sum,
                disproof: least,
            }
        };
        (numbers, best)
    }
}

/// Selection of the child to search next.
#[derive(Clone, Copy, Debug)]
struct Best {
    child: Option<usize>,
    /// Second-smallest proof number of the children; for the defender, second-smallest disproof number.
    second: u32,
    /// The selected child's disproof number; for the defender, its proof number.
    other: u32,
}

impl Default for Best {
    fn default() -> Best {
        Best {
            child: None,
            second: INFINITE,
            other: 0,
        }
    }
}

impl Best {
    /// Returns the selected child and its limits. The child reaches its limits when another child becomes better or
    /// when the position reaches its own limits.
    fn limits(&self, numbers: &Numbers, limits: &Numbers, attacks: bool) -> Option<(usize, Numbers)> {
        let child = self.child?;
        let (own_limit, sum_limit, sum) = if attacks {
            (limits.proof, limits.disproof, numbers.disproof)
        } else {
            (limits.disproof, limits.proof, numbers.proof)
        };
        let own = own_limit.min(self.second.saturating_add(1));
        let other = sum_limit.saturating_sub(sum).saturating_add(self.other).min(INFINITE);
        let below = if attacks {
            Numbers {
                proof: own,
                disproof: other,
            }
        } else {
            Numbers {
                proof: other,
                disproof: own,
            }
        };
        Some((child, below))
    }
}
