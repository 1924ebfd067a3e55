//! Notations by name, for programs that choose one at run time. The neighbouring modules implement them.

use alloc::string::String;

use super::error::MoveTextError;
use super::korean::{self, Style};
use super::xiangqi::{chinese, wxf};
use super::{san, uci, uci0, western};
use crate::movement::Movement;
use crate::mv::Move;
use crate::position::Position;

/// A notation for moves.
///
/// ```
/// use janggi::notation::Notation;
/// use janggi::{Start, uci};
///
/// let start = Start::usual().position()?;
/// let mv = uci::parse_move("a4b4", &start)?;
/// let written: Vec<String> = Notation::ALL.iter().map(|notation| notation.print(mv, &start)).collect();
/// assert_eq!(
///     written,
///     ["a4b4", "Pab4", "71졸72", "71卒72", "71초졸72", "71楚卒72", "P71-72", "P71-72", "a3b3", "a4b4", "a4b4"]
/// );
/// for (notation, text) in Notation::ALL.into_iter().zip(&written) {
///     assert_eq!(notation.parse(text, &start), Ok(mv));
/// }
/// # Ok::<(), Box<dyn core::error::Error>>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[cfg_attr(
    feature = "serde",
    derive(serde::Serialize, serde::Deserialize),
    serde(rename_all = "kebab-case")
)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub enum Notation {
    /// The notation of UCI engines: `a4b4`.
    Uci,
    /// Short algebraic notation, as on pychess: `Pab4`.
    San,
    /// The notation of Korean records: `71졸72`.
    Korean,
    /// Korean notation in hanja: `71卒72`.
    Hanja,
    /// Korean notation with the side named: `71초졸72`.
    KoreanSided,
    /// Korean notation in hanja with the side named: `71楚卒72`.
    HanjaSided,
    /// The long form of Fairy-Stockfish: `P71-72`.
    Western,
    /// The long form that names the captured piece: `E44xP72`.
    WesternNamed,
    /// UCI with ranks counted from 0, as in ICCS: `a3b3`.
    Uci0,
    /// The letter notation of the World Xiangqi Federation: `C2=5`. Falls back to UCI outside Xiangqi.
    Wxf,
    /// The notation of Xiangqi in Chinese characters: 炮二平五. Falls back to UCI outside Xiangqi.
    Chinese,
}

impl Notation {
    /// Every notation.
    pub const ALL: [Notation; 11] = [
        Notation::Uci,
        Notation::San,
        Notation::Korean,
        Notation::Hanja,
        Notation::KoreanSided,
        Notation::HanjaSided,
        Notation::Western,
        Notation::WesternNamed,
        Notation::Uci0,
        Notation::Wxf,
        Notation::Chinese,
    ];

    /// Returns a stable code for programs.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Notation::Uci => "uci",
            Notation::San => "san",
            Notation::Korean => "korean",
            Notation::Hanja => "hanja",
            Notation::KoreanSided => "korean-sided",
            Notation::HanjaSided => "hanja-sided",
            Notation::Western => "western",
            Notation::WesternNamed => "western-named",
            Notation::Uci0 => "uci0",
            Notation::Wxf => "wxf",
            Notation::Chinese => "chinese",
        }
    }

    /// Returns the notation with this [`code`](Notation::code).
    #[must_use]
    pub fn from_code(code: &str) -> Option<Notation> {
        Notation::ALL.into_iter().find(|notation| notation.code() == code)
    }

    /// Writes a legal move in `position`.
    #[must_use]
    pub fn print(self, mv: Move, position: &Position) -> String {
        match self {
            Notation::Uci => uci::print_move(mv, position),
            Notation::San => san::print_move(mv, position),
            Notation::Korean => korean::print_move(mv, position, Style::HANGUL),
            Notation::Hanja => korean::print_move(mv, position, Style::HANJA),
            Notation::KoreanSided => korean::print_move(mv, position, Style::SIDED_HANGUL),
            Notation::HanjaSided => korean::print_move(mv, position, Style::SIDED_HANJA),
            Notation::Western => western::print_move(mv, position, western::Style::Numbers),
            Notation::WesternNamed => western::print_move(mv, position, western::Style::Named),
            Notation::Uci0 => uci0::print_move(mv, position),
            Notation::Wxf | Notation::Chinese if position.movement() != Movement::Xiangqi => {
                uci::print_move(mv, position)
            }
            Notation::Wxf => wxf::print_move(mv, position),
            Notation::Chinese => chinese::print_move(mv, position),
        }
    }

    /// Reads a move in `position`. Some notations do not check that the move is legal.
    ///
    /// # Errors
    /// If the text is not a move in this notation, or is ambiguous. The four Korean notations accept each other's
    /// texts, and so do the two western ones.
    pub fn parse(self, text: &str, position: &Position) -> Result<Move, MoveTextError> {
        match self {
            Notation::Uci => uci::parse_move(text, position).map_err(MoveTextError::Uci),
            Notation::San => san::parse_move(text, position).map_err(MoveTextError::San),
            Notation::Korean | Notation::Hanja | Notation::KoreanSided | Notation::HanjaSided => {
                korean::parse_move(text, position).map_err(MoveTextError::Korean)
            }
            Notation::Western | Notation::WesternNamed => {
                western::parse_move(text, position).map_err(MoveTextError::Western)
            }
            Notation::Uci0 => uci0::parse_move(text, position).map_err(MoveTextError::Uci),
            Notation::Wxf | Notation::Chinese if position.movement() != Movement::Xiangqi => {
                uci::parse_move(text, position).map_err(MoveTextError::Uci)
            }
            Notation::Wxf => wxf::parse_move(text, position).map_err(MoveTextError::Xiangqi),
            Notation::Chinese => chinese::parse_move(text, position).map_err(MoveTextError::Xiangqi),
        }
    }
}
