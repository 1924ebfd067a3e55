//! The 판 header: a whole board as text, `차마상사1사상마차/4장/1포5포/졸1졸1졸1졸1졸///兵1…/車馬象士1士象馬車 한 접장기`.
//!
//! The header has ten rows from Cho's back rank up, each from file a. Cho's pieces have hangul names, Han's have hanja
//! names, and a digit is a number of empty points. Empty points at the end of a row may be omitted. After a space, the
//! side to move first and any other words follow.

use alloc::string::String;

use crate::board::Board;
use crate::notation::korean::{Label, hangul, hanja};
use crate::piece::Piece;
use crate::position::Position;
use crate::record::fault::FaultKind;
use crate::setup::Setup;
use crate::side::Side;
use crate::square::{File, Rank, Square};

/// Parses the value of a 판 header.
pub(super) fn parse(text: &str) -> Result<Setup, FaultKind> {
    let (rows, words) = text.split_once(' ').unwrap_or((text, ""));
    if rows.split('/').count() != usize::from(Rank::COUNT) {
        return Err(FaultKind::Board);
    }
    let mut setup = Setup::EMPTY;
    for (rank, row) in Rank::all().zip(rows.split('/')) {
        parse_row(&mut setup.board, rank, row).ok_or(FaultKind::Board)?;
    }
    setup.turn = match words.trim_start().chars().next() {
        Some('한' | '漢') => Side::Han,
        Some(_) | None => Side::Cho,
    };
    Ok(setup)
}

fn parse_row(board: &mut Board, rank: Rank, row: &str) -> Option<()> {
    let mut file = 0;
    for mark in row.chars() {
        if let Some(gap) = mark.to_digit(10) {
            file += gap as u8;
        } else {
            let role = Label::from_char(mark)?.role;
            let side = if ('가'..='힣').contains(&mark) {
                Side::Cho
            } else {
                Side::Han
            };
            board.set(Square::at(File::from_index(file)?, rank), Some(Piece { side, role }));
            file += 1;
        }
        if file > File::COUNT {
            return None;
        }
    }
    Some(())
}

/// Writes the value of a 판 header, with the side to move first after the board.
pub(super) fn print(position: &Position) -> String {
    let mut text = String::new();
    for rank in Rank::all() {
        let mut gap = 0;
        for file in File::all() {
            let Some(piece) = position.board().get(Square::at(file, rank)) else {
                gap += 1;
                continue;
            };
            if gap > 0 {
                text.push(char::from(b'0' + gap));
                gap = 0;
            }
            text.push(match piece.side {
                Side::Cho => hangul(piece),
                Side::Han => hanja(piece),
            });
        }
        text.push('/');
    }
    text.pop();
    text.push_str(match position.turn() {
        Side::Cho => " 초 접장기",
        Side::Han => " 한 접장기",
    });
    text
}
