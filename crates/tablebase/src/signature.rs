//! Material signatures: the pieces of both sides, regardless of their squares. This module must not depend on the
//! numbering of positions.

use janggi::{Board, HalfPoints, Piece, Role, Side};
use std::fmt;

/// The roles that can leave the palace, in the order in which a signature is written.
pub const FREE_ROLES: [Role; 5] = [Role::Chariot, Role::Cannon, Role::Horse, Role::Elephant, Role::Soldier];

/// Maximum number of guards per side.
pub const MOST_GUARDS: u8 = 2;
/// Maximum number of pieces of one free role per side.
pub const MOST_ALIKE: u8 = 3;

/// The pieces of one side other than its general.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Force {
    /// Number of pieces of each of [`FREE_ROLES`].
    pub free: [u8; FREE_ROLES.len()],
    pub guards: u8,
}

impl Force {
    /// Returns the pieces of one side of a board.
    #[must_use]
    pub fn of(board: &Board, side: Side) -> Force {
        Force {
            free: FREE_ROLES.map(|role| board.by_piece(side, role).len() as u8),
            guards: board.by_piece(side, Role::Guard).len() as u8,
        }
    }

    /// Returns the number of pieces that can leave the palace.
    #[must_use]
    pub fn free_pieces(&self) -> u8 {
        self.free.iter().sum()
    }

    /// Returns the value of the pieces in points.
    #[must_use]
    pub fn points(&self) -> HalfPoints {
        let mut points = HalfPoints(HalfPoints::of(Role::Guard).0 * i32::from(self.guards));
        for (count, role) in self.free.iter().zip(FREE_ROLES) {
            points += HalfPoints(HalfPoints::of(role).0 * i32::from(*count));
        }
        points
    }

    fn without(mut self, role: Role) -> Option<Force> {
        let count = match FREE_ROLES.iter().position(|free| *free == role) {
            Some(index) => &mut self.free[index],
            None if role == Role::Guard => &mut self.guards,
            None => return None,
        };
        *count = count.checked_sub(1)?;
        Some(self)
    }

    fn parse(text: &str) -> Option<Force> {
        let mut force = Force::default();
        let rest = text.strip_prefix('K')?;
        for letter in rest.chars() {
            let role = Role::from_letter(letter).filter(|_| letter.is_ascii_uppercase())?;
            match FREE_ROLES.iter().position(|free| *free == role) {
                Some(index) => force.free[index] = force.free[index].checked_add(1)?,
                None if role == Role::Guard => force.guards = force.guards.checked_add(1)?,
                None => return None,
            }
        }
        force.may_have_table().then_some(force)
    }

    /// Returns whether the number of pieces of each kind is within the limits of the tables.
    pub(crate) fn may_have_table(&self) -> bool {
        self.guards <= MOST_GUARDS && self.free.iter().all(|count| *count <= MOST_ALIKE)
    }
}

/// Writes the general, the free pieces and the guards, for example `KRAA`.
impl fmt::Display for Force {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("K")?;
        for (count, role) in self.free.iter().zip(FREE_ROLES) {
            for _ in 0..*count {
                write!(f, "{}", role.letter().to_ascii_uppercase())?;
            }
        }
        for _ in 0..self.guards {
            f.write_str("A")?;
        }
        Ok(())
    }
}

/// The pieces of both sides.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Signature {
    pub cho: Force,
    pub han: Force,
}

impl Signature {
    /// Returns the signature of a board.
    #[must_use]
    pub fn of(board: &Board) -> Signature {
        Signature {
            cho: Force::of(board, Side::Cho),
            han: Force::of(board, Side::Han),
        }
    }

    /// Returns the pieces of a side.
    #[must_use]
    pub fn force(&self, side: Side) -> &Force {
        match side {
            Side::Cho => &self.cho,
            Side::Han => &self.han,
        }
    }

    /// Swaps the colours.
    #[must_use]
    pub fn swapped(self) -> Signature {
        Signature {
            cho: self.han,
            han: self.cho,
        }
    }

    /// Returns the signature after the capture of `piece`. Returns `None` if the side has no such piece or it is a
    /// general.
    #[must_use]
    pub fn without(self, piece: Piece) -> Option<Signature> {
        Some(match piece.side {
            Side::Cho => Signature {
                cho: self.cho.without(piece.role)?,
                ..self
            },
            Side::Han => Signature {
                han: self.han.without(piece.role)?,
                ..self
            },
        })
    }

    /// Iterates over the signatures after each possible capture.
    pub fn after_captures(self) -> impl Iterator<Item = Signature> {
        Side::ALL
            .into_iter()
            .flat_map(move |side| Role::ALL.map(|role| self.without(Piece { side, role })))
            .flatten()
    }

    /// Returns the number of pieces other than the generals.
    #[must_use]
    pub fn pieces(&self) -> u8 {
        self.cho.free_pieces() + self.cho.guards + self.han.free_pieces() + self.han.guards
    }

    /// Returns the side ahead on points. Ties are impossible, because Han gets a deom of one and a half points.
    #[must_use]
    pub fn leader(&self) -> Side {
        let han = self.han.points() + crate::objective::DEOM;
        if self.cho.points() > han { Side::Cho } else { Side::Han }
    }

    /// Returns all signatures with at most `free` pieces that can leave the palace, on both sides together. The
    /// signatures have any number of guards up to [`MOST_GUARDS`] per side.
    #[must_use]
    pub fn all_with_free(free: u8) -> Vec<Signature> {
        let mut forces = Vec::new();
        let most = usize::from(MOST_ALIKE.min(free)) + 1;
        for code in 0..most.pow(FREE_ROLES.len() as u32) {
            let mut rest = code;
            let counts = FREE_ROLES.map(|_| {
                let count = rest % most;
                rest /= most;
                count as u8
            });
            for guards in 0..=MOST_GUARDS {
                forces.push(Force { free: counts, guards });
            }
        }
        forces.retain(|force| force.free_pieces() <= free);
        let pairs = forces
            .iter()
            .flat_map(|cho| forces.iter().map(|han| Signature { cho: *cho, han: *han }));
        pairs
            .filter(|both| both.cho.free_pieces() + both.han.free_pieces() <= free)
            .collect()
    }

    /// Returns the signatures of a class. `X` and `Y` each represent any piece that can leave the palace. For example,
    /// `KXY-KAA` represents 15 signatures and `KXAA-KYA` 25. A text without these letters names one signature. Returns
    /// `None` if any choice of pieces makes the text invalid.
    #[must_use]
    pub fn parse_class(text: &str) -> Option<Vec<Signature>> {
        if !text.contains(['X', 'Y']) {
            return Some(vec![Signature::parse(text)?]);
        }
        let letters = FREE_ROLES.map(|role| role.letter().to_ascii_uppercase().to_string());
        let mut list = Vec::new();
        for x in &letters {
            for y in &letters {
                let named = text.replace('X', x).replace('Y', y);
                let (cho, han) = named.split_once('-')?;
                let signature = Signature {
                    cho: Force::parse(cho)?,
                    han: Force::parse(han)?,
                };
                if !list.contains(&signature) {
                    list.push(signature);
                }
            }
        }
        Some(list)
    }

    /// Parses the output of `Display`.
    #[must_use]
    pub fn parse(text: &str) -> Option<Signature> {
        let (cho, han) = text.split_once('-')?;
        let signature = Signature {
            cho: Force::parse(cho)?,
            han: Force::parse(han)?,
        };
        (signature.to_string() == text).then_some(signature)
    }
}

/// Writes Cho's pieces, then Han's, for example `KRAA-KA`.
impl fmt::Display for Signature {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}-{}", self.cho, self.han)
    }
}
