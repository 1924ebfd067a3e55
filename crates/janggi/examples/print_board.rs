//! Prints a position, with the pieces as Chinese characters.
//!
//! `cargo run --example print_board [FEN]`

use janggi::{File, Piece, Position, Rank, Role, Side, Square, Start, fen, korean};

/// Returns the character on the piece. Generals show the name of their state, 楚 or 漢.
fn shown(piece: Piece) -> char {
    match (piece.role, piece.side) {
        (Role::General, Side::Cho) => '楚',
        (Role::General, Side::Han) => '漢',
        _ => korean::hanja(piece),
    }
}

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let position = match std::env::args().nth(1) {
        Some(text) => Position::try_from(fen::parse(&text)?)?,
        None => Start::usual().position()?,
    };
    for rank in Rank::all().rev() {
        let row: String = File::all()
            .map(|file| position.board().get(Square::at(file, rank)))
            .map(|piece| piece.map_or('．', shown))
            .collect();
        println!("{:2} {row}", rank.index() + 1);
    }
    println!("   ａｂｃｄｅｆｇｈｉ");
    let points = position.points();
    println!(
        "{} to move, points {} : {}",
        position.turn().id(),
        points.cho,
        points.han
    );
    Ok(())
}
