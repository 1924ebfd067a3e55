//! The proof of a mate: depth-first proof-number search (df-pn; Nagai 2002).
//!
//! Owns the search. A position is stored together with the attacker's remaining moves. Since these only decrease, no
//! line returns to a position that it depends on, and both proofs and refutations are sound.

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
    /// There is no mate in this many moves.
    Refuted,
    /// The nodes ran out.
    Open,
}

/// A search for mates from one position and those reached from it.
#[derive(Debug)]
pub(super) struct Proof {
    /// The current line.
    pub(super) history: GameHistory,
    attacker: Side,
    attack: Attack,
    aim: Aim,
    /// Stored by the remaining moves plus one, so that the reply to the last move can be looked up too.
    table: Table,
    nodes_left: u64,
}

/// A move and its result.
struct Child {
    mv: Move,
    to: Leads,
}

/// The result of a move.
enum Leads {
    /// Known without a search.
    Known(Numbers),
    /// A position to look up.
    Position(Key),
}

impl Proof {
    /// Creates a search of at most as many positions as the question allows.
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

    /// Returns whether the attacker, to move, mates in this many moves.
    pub(super) fn attack(&mut self, moves: u32) -> ProofResult {
        self.decide(moves)
    }

    /// Returns whether the defender, to move, is mated within this many further moves of the attacker.
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

    /// Returns the moves to search; for the attacker these are checks if only checks are allowed, or if it is the last
    /// move.
    pub(super) fn candidates(&mut self, moves: u32) -> Vec<Move> {
        let all = self.history.moves();
        if self.history.position().turn() != self.attacker {
            return all.into_iter().collect();
        }
        // Without a pass, a side that cannot move has lost (Xiangqi), even if it is not in check.
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

    /// Returns how the last move ended the game, from the attacker's view: the aim is reached, or not.
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

    /// Returns whether the reply to the last move may bring the win.
    fn replies_may_end(&self) -> bool {
        self.aim == Aim::Win
    }

    fn key(&self) -> Key {
        let right = match self.history.bikjang_open() {
            YesNo::Yes => 0x9e37_79b9_7f4a_7c15,
            YesNo::No => 0,
        };
        // After a pass, a second one may end the game.
        let passed = match self.history.action_at(self.history.ply()) {
            Some(Move::Pass) => 0xd1b5_4a32_d192_ed03,
            _ => 0,
        };
        self.history.position().hash() ^ right ^ passed
    }

    /// Returns the children of the position, with what is known of each without a search.
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

    /// Searches until one of the numbers reaches its limit.
    fn search(&mut self, moves: u32, limits: Numbers) -> Numbers {
        let key = self.key();
        let attacks = self.history.position().turn() == self.attacker;
        // The defender may end the game by a call (빅장), which is not mate. A call that loses is not considered.
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

    /// Returns the numbers of a position from those of its children, and which child to continue with.
    fn sum_up(&self, children: &[Child], left: u32, attacks: bool) -> (Numbers, Best) {
        // For the attacker: the minimum of the proof numbers and the sum of the disproof numbers; for the defender the
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

/// The child to continue with.
#[derive(Clone, Copy, Debug)]
struct Best {
    child: Option<usize>,
    /// The second-smallest number of the children.
    second: u32,
    /// The child's number that is part of the sum.
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
    /// Returns the limits for the child: how far its numbers may grow before another child is better, or the position's
    /// own limits are reached.
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
