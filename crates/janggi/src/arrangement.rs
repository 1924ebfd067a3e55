//! Arrangements of horses and elephants (차림), and the resulting starting boards. This module must not depend on rule
//! sets or on the order in which the sides choose.

use core::fmt;

use crate::board::Board;
use crate::piece::Piece;
use crate::role::Role;
use crate::side::{BySide, Side};
use crate::square::{File, Rank, Square};

/// The arrangement of a side's horses (m, 마) and elephants (s, 상).
///
/// The four classical arrangements differ in the order of these pieces on files b, c, g and h. For both sides, the
/// order is **seen from Cho's side of the board**, as in `.gib` records.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "lowercase")
)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Arrangement {
    /// 마상마상: elephants on c and h (오른상차림 seen from Cho).
    Msms,
    /// 마상상마, inner elephants (안상차림).
    Mssm,
    /// 상마마상, outer elephants (바깥상차림).
    Smms,
    /// 상마상마: elephants on b and g (왼상차림 seen from Cho).
    Smsm,
    /// Central chariots (기동차): elephant, horse, chariot on files a to c and mirrored on g to i.
    Central,
}

/// The usual start: inner elephants (안상차림) on both sides.
pub(crate) const USUAL: BySide<Arrangement> = BySide {
    cho: Arrangement::Mssm,
    han: Arrangement::Mssm,
};

impl Arrangement {
    /// The four classical arrangements, then the central chariots.
    pub const ALL: [Arrangement; 5] = [
        Arrangement::Msms,
        Arrangement::Mssm,
        Arrangement::Smms,
        Arrangement::Smsm,
        Arrangement::Central,
    ];

    /// The four classical arrangements.
    pub const CLASSIC: [Arrangement; 4] = [
        Arrangement::Msms,
        Arrangement::Mssm,
        Arrangement::Smms,
        Arrangement::Smsm,
    ];

    /// Returns the code: `msms`, `mssm`, `smms`, `smsm` or `central`.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Arrangement::Msms => "msms",
            Arrangement::Mssm => "mssm",
            Arrangement::Smms => "smms",
            Arrangement::Smsm => "smsm",
            Arrangement::Central => "central",
        }
    }

    /// Returns the name in records: the order of 마 and 상 from Cho's left for both sides, or 기동차.
    #[must_use]
    pub const fn hangul(self) -> &'static str {
        match self {
            Arrangement::Msms => "마상마상",
            Arrangement::Mssm => "마상상마",
            Arrangement::Smms => "상마마상",
            Arrangement::Smsm => "상마상마",
            Arrangement::Central => "기동차",
        }
    }

    /// Parses a [`code`](Arrangement::code).
    #[must_use]
    pub fn parse(code: &str) -> Option<Arrangement> {
        Arrangement::ALL
            .into_iter()
            .find(|arrangement| arrangement.code() == code)
    }

    /// Returns the arrangement with left and right exchanged, as seen from the opposite side of the board.
    #[must_use]
    pub const fn mirror(self) -> Arrangement {
        match self {
            Arrangement::Msms => Arrangement::Smsm,
            Arrangement::Smsm => Arrangement::Msms,
            symmetric @ (Arrangement::Mssm | Arrangement::Smms | Arrangement::Central) => symmetric,
        }
    }

    /// Returns the pieces on the back rank, files a to i; `None` is the empty point behind the general.
    #[must_use]
    pub const fn back_rank(self) -> [Option<Role>; 9] {
        const N: Option<Role> = Some(Role::Horse);
        const B: Option<Role> = Some(Role::Elephant);
        const R: Option<Role> = Some(Role::Chariot);
        const A: Option<Role> = Some(Role::Guard);
        match self {
            Arrangement::Msms => [R, N, B, A, None, A, N, B, R],
            Arrangement::Mssm => [R, N, B, A, None, A, B, N, R],
            Arrangement::Smms => [R, B, N, A, None, A, N, B, R],
            Arrangement::Smsm => [R, B, N, A, None, A, B, N, R],
            Arrangement::Central => [B, N, R, A, None, A, R, N, B],
        }
    }
}

impl fmt::Display for Arrangement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(self.code())
    }
}

/// Returns the starting board for the arrangements of both sides.
#[must_use]
pub fn starting_board(arrangements: BySide<Arrangement>) -> Board {
    let mut board = Board::EMPTY;
    for side in Side::ALL {
        let mut put = |file: u8, row: u8, role: Role| {
            let rank = match side {
                Side::Cho => row,
                Side::Han => Rank::COUNT - 1 - row,
            };
            board.set(Square::wrap(rank * File::COUNT + file), Some(Piece { side, role }));
        };
        for (file, role) in (0..).zip(arrangements[side].back_rank()) {
            if let Some(role) = role {
                put(file, 0, role);
            }
        }
        put(4, 1, Role::General);
        for file in [1, 7] {
            put(file, 2, Role::Cannon);
        }
        for file in [0, 2, 4, 6, 8] {
            put(file, 3, Role::Soldier);
        }
    }
    board
}
