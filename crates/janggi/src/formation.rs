//! Named formations (포진), and the relation between the elephants of two setups. A side builds a formation from its
//! setup (차림) in its first moves.
//!
//! A formation is recognised by the points of the pieces, not by the order of moves that led there. Mirroring or
//! rotating the board does not change it. This module must not depend on rules or results.
//!
//! The definitions follow two Korean descriptions: Brain TV, 장기의 포진법과 장단점 (2005), and
//! <https://chiharu.masa-mune.jp/janggi/300.html>. The definition of 원앙마 also follows Namuwiki's article 원앙마 포진.

use core::fmt;

use crate::arrangement::Arrangement;
use crate::bitboard::Bitboard;
use crate::board::Board;
use crate::role::Role;
use crate::side::{BySide, Side};
use crate::square::Square;

/// A formation of one side. A side has at most one at a time.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Formation {
    /// 귀마: a cannon in the middle of the palace's front edge (면), and one horse on a front corner (귀).
    CornerHorse,
    /// 원앙마: a cannon on 면, a horse in front of it, and the other horse protecting that horse. Named after mandarin
    /// ducks, which live in pairs.
    MandarinDucks,
    /// 양귀마: a cannon on 면, and a horse on each front corner.
    CornerHorses,
    /// 면상: an elephant on 면 in place of the cannon.
    FrontElephant,
    /// 양귀상: a cannon on 면, and an elephant on each front corner.
    CornerElephants,
}

impl Formation {
    /// Every formation.
    pub const ALL: [Formation; 5] = [
        Formation::CornerHorse,
        Formation::MandarinDucks,
        Formation::CornerHorses,
        Formation::FrontElephant,
        Formation::CornerElephants,
    ];

    /// Returns a stable code for programs and translations, which is also the id of the glossary term.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Formation::CornerHorse => "corner-horse",
            Formation::MandarinDucks => "mandarin-ducks",
            Formation::CornerHorses => "corner-horses",
            Formation::FrontElephant => "front-elephant",
            Formation::CornerElephants => "corner-elephants",
        }
    }

    /// Parses a [`code`](Formation::code).
    #[must_use]
    pub fn parse(code: &str) -> Option<Formation> {
        Formation::ALL.into_iter().find(|formation| formation.code() == code)
    }

    /// Returns the formation of a side on a board, if it has one.
    ///
    /// ```
    /// use janggi::{Formation, Side, fen};
    ///
    /// let board = fen::parse_board("9/9/9/9/9/9/P1P1P1P1P/3NC2C1/4K4/R1BA1ANBR")?;
    /// assert_eq!(Formation::of(&board, Side::Cho), Some(Formation::CornerHorse));
    /// assert_eq!(Formation::of(&board, Side::Han), None);
    /// # Ok::<(), Box<dyn core::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(board: &Board, side: Side) -> Option<Formation> {
        let [horses, elephants, cannons] =
            [Role::Horse, Role::Elephant, Role::Cannon].map(|role| board.by_piece(side, role));
        let front = seen_from(side, FRONT);
        if elephants.contains(front) {
            return Some(Formation::FrontElephant);
        }
        if !cannons.contains(front) {
            return None;
        }
        let on_corners = |pieces: Bitboard| {
            CORNERS
                .iter()
                .filter(|&&at| pieces.contains(seen_from(side, at)))
                .count()
        };
        match (on_corners(horses), on_corners(elephants)) {
            (2, _) => Some(Formation::CornerHorses),
            (_, 2) => Some(Formation::CornerElephants),
            _ if paired(board, side, horses) => Some(Formation::MandarinDucks),
            (1, _) => Some(Formation::CornerHorse),
            _ => None,
        }
    }
}

impl fmt::Display for Formation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// 면: e3, the middle of the front edge of Cho's palace.
const FRONT: Square = Square::wrap(2 * 9 + 4);
/// 귀: d3 and f3, the front corners of Cho's palace.
const CORNERS: [Square; 2] = [Square::wrap(2 * 9 + 3), Square::wrap(2 * 9 + 5)];
/// The point in front of 면: e4, on which the middle soldier starts.
const BEFORE_FRONT: Square = Square::wrap(3 * 9 + 4);

/// Returns the point as seen from a side: rotated by 180 degrees for Han.
fn seen_from(side: Side, square: Square) -> Square {
    match side {
        Side::Cho => square,
        Side::Han => square.rotate(),
    }
}

/// Returns whether there is a horse in front of 면 that another horse protects.
fn paired(board: &Board, side: Side, horses: Bitboard) -> bool {
    let ahead = seen_from(side, BEFORE_FRONT);
    horses.contains(ahead) && !(board.attackers(ahead, side) & horses).is_empty()
}

/// Relation between the outer elephants of two setups with one outer elephant each.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum Elephants {
    /// 맞상: on opposite wings of the board. Seen from Cho, one side has 상마상마 and the other 마상마상.
    Opposite,
    /// 엇상: on the same wing, with the same piece on each file of both back ranks.
    SameWing,
}

impl Elephants {
    /// Returns the code: `opposite` or `same_wing`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Elephants::Opposite => "opposite",
            Elephants::SameWing => "same_wing",
        }
    }

    /// Returns the relation of a pair of setups; `None` if a side has both elephants inside or both outside.
    #[must_use]
    pub const fn of(arrangements: BySide<Arrangement>) -> Option<Elephants> {
        match (arrangements.cho, arrangements.han) {
            (Arrangement::Msms, Arrangement::Smsm) | (Arrangement::Smsm, Arrangement::Msms) => {
                Some(Elephants::Opposite)
            }
            (Arrangement::Msms, Arrangement::Msms) | (Arrangement::Smsm, Arrangement::Smsm) => {
                Some(Elephants::SameWing)
            }
            (
                Arrangement::Msms | Arrangement::Mssm | Arrangement::Smms | Arrangement::Smsm | Arrangement::Central,
                Arrangement::Msms | Arrangement::Mssm | Arrangement::Smms | Arrangement::Smsm | Arrangement::Central,
            ) => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Elephants, Formation};
    use crate::arrangement::Arrangement;
    use crate::board::Board;
    use crate::glossary;
    use crate::notation::fen;
    use crate::piece::Piece;
    use crate::position::Position;
    use crate::side::{BySide, Side};
    use crate::square::Square;
    use proptest::prelude::*;

    fn board(cho: &str) -> Board {
        fen::parse_board(&std::format!("9/9/9/9/9/{cho}")).expect(cho)
    }

    /// Returns the board as seen from the other side: rotated, with the sides exchanged.
    fn turned(board: &Board) -> Board {
        let mut turned = Board::EMPTY;
        for (at, Piece { side, role }) in board.pieces() {
            let side = side.opposite();
            turned.set(at.rotate(), Some(Piece { side, role }));
        }
        turned
    }

    #[test]
    fn each_formation_is_known_by_its_pieces() {
        for (ranks, formation) in [
            ("9/P1P1P1P1P/3NC2C1/4K4/R1BA1ANBR", Some(Formation::CornerHorse)),
            ("9/P1P1P1P1P/3NCN1C1/4K4/RB1A1A1BR", Some(Formation::CornerHorses)),
            ("4P4/P1P1N1P1P/2N1C2C1/4K4/R1BA1AB1R", Some(Formation::MandarinDucks)),
            // The soldier on d3 blocks the leg of the protecting horse.
            ("4P4/P1P1N1P1P/2NPC2C1/4K4/R1BA1AB1R", None),
            ("9/P1P1P1P1P/1C2B2C1/4K4/R1NA1ANBR", Some(Formation::FrontElephant)),
            ("9/P1P1P1P1P/3BCB1C1/4K4/RN1A1A1NR", Some(Formation::CornerElephants)),
            // A horse on the corner, but no cannon in the middle.
            ("9/P1P1P1P1P/1C1N3C1/4K4/R1BA1ANBR", None),
        ] {
            assert_eq!(Formation::of(&board(ranks), Side::Cho), formation, "{ranks}");
        }
    }

    #[test]
    fn no_setup_is_a_formation_yet() {
        for cho in Arrangement::ALL {
            for han in Arrangement::ALL {
                let start = Position::start(BySide { cho, han });
                for side in Side::ALL {
                    assert_eq!(Formation::of(start.board(), side), None, "{cho} {han}");
                }
            }
        }
    }

    #[test]
    fn codes_come_back_and_are_in_the_glossary() {
        for formation in Formation::ALL {
            assert_eq!(Formation::parse(formation.code()), Some(formation));
            assert!(glossary::find(formation.code()).is_some(), "{formation}");
        }
        assert_eq!(Formation::parse("castle"), None);
    }

    #[test]
    fn elephants_stay_what_they_are_in_the_mirror_and_from_the_other_seat() {
        let mut found = [0; 2];
        for cho in Arrangement::ALL {
            for han in Arrangement::ALL {
                let elephants = Elephants::of(BySide { cho, han });
                let mirrored = BySide {
                    cho: cho.mirror(),
                    han: han.mirror(),
                };
                let turned = BySide {
                    cho: han.mirror(),
                    han: cho.mirror(),
                };
                assert_eq!(elephants, Elephants::of(mirrored), "{cho} {han}");
                assert_eq!(elephants, Elephants::of(turned), "{cho} {han}");
                if let Some(elephants) = elephants {
                    found[usize::from(elephants == Elephants::Opposite)] += 1;
                }
            }
        }
        assert_eq!(found, [2, 2]);
    }

    /// Generates boards with most pieces on ranks 3 to 6, where Cho's formations are built.
    fn crowded() -> impl Strategy<Value = Board> {
        let letter = prop::sample::select(std::vec!['N', 'B', 'C', 'P', 'A', 'n', 'b', 'c', 'p']);
        prop::collection::vec((0u8..90, letter), 8..40).prop_map(|pieces| {
            let mut board = Board::EMPTY;
            for (at, letter) in pieces {
                let at = Square::from_index(if at < 60 { 18 + at % 30 } else { at }).expect("on the board");
                board.set(at, Piece::from_letter(letter));
            }
            // Most formations have a cannon on this point, so adding one makes formations more likely.
            let front = "e3".parse().expect("a point");
            if board.get(front).is_none() {
                board.set(front, Piece::from_letter('C'));
            }
            board
        })
    }

    proptest! {
        #[test]
        fn mirror_and_other_seat_have_the_same_formations(board in crowded()) {
            for side in Side::ALL {
                let formation = Formation::of(&board, side);
                prop_assert_eq!(formation, Formation::of(&board.mirror(), side));
                prop_assert_eq!(formation, Formation::of(&turned(&board), side.opposite()));
            }
        }

        #[test]
        fn only_own_pieces_and_those_on_legs_matter(board in crowded()) {
            for side in Side::ALL {
                let mut own = board.clone();
                for (at, piece) in board.pieces() {
                    if piece.side != side {
                        own.set(at, None);
                    }
                }
                let (with, alone) = (Formation::of(&board, side), Formation::of(&own, side));
                // The only formation that an enemy piece can break is 원앙마, by blocking a leg.
                prop_assert!(with == alone || alone == Some(Formation::MandarinDucks));
            }
        }
    }
}
