//! Places the pieces one by one, in turn. As in games on a server, a room determines where pieces may be placed.

use super::conversation::{Conversation, Opponent};
use super::draw::Picture;
use super::input::{Placement, parse_placement};
use super::setup::engines_choice;
use super::words::{point, side_in_sentence};
use crate::texts::terminal;
use command::Failure;
use janggi::{Arrangement, Bitboard, Board, BySide, Language, Piece, Role, Rules, Side, Square, Start, StartError};
use play::room::{
    Command, EventKind, Handled, Level, Placing, PlayerCommand, SeatHolder, StartPlan, TakebackPolicy, Terms,
};
use play::{GameId, GuestId, Millis, Moment, Player, Room, TimeControl};
use std::io::Write;

/// Player at the keyboard.
const PERSON: Player = Player::Guest(GuestId::from_bits(0));
/// Time of all commands. It has no effect, because the game has no time control.
const AT: Moment = Moment(0);

/// Player's answer when asked for the next piece.
enum Answer {
    Place(Role, Square),
    Leave,
}

impl Conversation {
    /// Places the pieces in turn and returns the resulting start; `None` if the player leaves. The engine's pieces, and
    /// those of a `given` setup, are placed without asking.
    pub(super) fn place_pieces(&mut self, rules: &Rules, given: Option<Arrangement>) -> Result<Option<Start>, Failure> {
        let mut wanted = BySide { cho: None, han: None };
        wanted[self.me] = given;
        if let Opponent::Engine { seed, .. } = self.opponent {
            wanted[self.me.opposite()] = Some(engines_choice(&Arrangement::CLASSIC, seed));
        }
        let mut room = room(rules, wanted)?;
        if let Some(arrangement) = given.filter(|one| !room.choices_now(self.me).contains(one)) {
            let error = StartError::Arrangement {
                side: self.me,
                arrangement,
            };
            return Err(Failure::usage(error.code(), error));
        }
        self.explain_placing()?;
        while let Some(placing) = room.placing() {
            let side = placing.turn;
            if let Some(wanted) = wanted[side] {
                let choices = room.choices_now(side);
                // The other side's pieces may have made the preferred setup impossible.
                let possible = choices.iter().find(|one| **one == wanted).or(choices.first());
                let arrangement = *possible.expect("a setup is possible until all pieces stand");
                let handled = done(&mut room, Command::EngineArranges { side, arrangement })?;
                self.show_placed(&handled)?;
                continue;
            }
            let (role, square) = match self.read_piece(&placing)? {
                Answer::Place(role, square) => (role, square),
                Answer::Leave => return Ok(None),
            };
            let command = Command::Player {
                player: PERSON,
                id: None,
                command: PlayerCommand::Place { side, role, square },
                round_trip: Millis::ZERO,
                seen: None,
            };
            done(&mut room, command)?;
        }
        let arrangements = room.played().and_then(|played| played.arrangements);
        Ok(Some(Start::arranged(arrangements.expect("placed whole"))))
    }

    /// Asks for a piece until the player types one that may be placed, or leaves.
    fn read_piece(&mut self, placing: &Placing) -> Result<Answer, Failure> {
        self.show_placing(placing)?;
        let prompt = format!("{}> ", self.name(placing.turn));
        loop {
            let Some(line) = self.read_line(&prompt)? else {
                return Ok(Answer::Leave);
            };
            match parse_placement(&line) {
                Some(Placement::Piece(role, square)) => match chosen(placing, role, square) {
                    Ok(role) => return Ok(Answer::Place(role, square)),
                    Err(roles) => self.explain_refusal(placing.turn, square, roles)?,
                },
                Some(Placement::Quit) => return Ok(Answer::Leave),
                Some(Placement::Help) | None => self.explain_placing()?,
            }
        }
    }

    fn explain_placing(&mut self) -> Result<(), Failure> {
        self.print(terminal::placing_how(self.language))
    }

    /// Explains why a piece cannot be placed on a point that is open only to `roles`.
    fn explain_refusal(&mut self, side: Side, square: Square, roles: &[Role]) -> Result<(), Failure> {
        let (language, at) = (self.language, point(self.language, square));
        let pieces = roles.iter().map(|role| piece(*role, side, language));
        match pieces.reduce(|list, last| terminal::placing_or(language, last, list)) {
            Some(pieces) => self.print(terminal::placing_some(language, at, pieces)),
            None => {
                let name = side_in_sentence(language, self.movement, side);
                self.print(terminal::placing_none(language, at, name))
            }
        }
    }

    fn show_placed(&mut self, handled: &Handled) -> Result<(), Failure> {
        for event in &handled.events {
            if let EventKind::Placed { side, role, square } = event.kind {
                let (at, piece) = (point(self.language, square), piece(role, side, self.language));
                self.print(terminal::placing_placed(self.language, at, piece, self.name(side)))?;
            }
        }
        Ok(())
    }

    fn show_placing(&mut self, placing: &Placing) -> Result<(), Failure> {
        let mut board = Board::EMPTY;
        for one in &placing.placed {
            let piece = Piece {
                side: one.side,
                role: one.role,
            };
            board.set(one.square, Some(piece));
        }
        let mut open = Bitboard::EMPTY;
        for (square, _) in &placing.options {
            open.insert(*square);
        }
        let picture = Picture {
            board: &board,
            movement: self.movement,
            bottom: self.bottom,
            glyphs: self.glyphs,
            colour: self.colour,
            last: None,
            hints: open,
        };
        Ok(write!(self.output, "\n{}", picture.draw())?)
    }
}

/// Creates a room in which an engine takes each side with a setup in `wanted`, and the player takes the others.
fn room(rules: &Rules, wanted: BySide<Option<Arrangement>>) -> Result<Room, Failure> {
    let level = Level::new(Level::MOST).expect("a level");
    let seat = |side: Side| match wanted[side] {
        Some(_) => SeatHolder::Engine(level),
        None => SeatHolder::Player(PERSON),
    };
    let terms = Terms {
        game: GameId::from_bits(0),
        rules_id: None,
        rules: rules.clone(),
        start: StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        },
        time: TimeControl::None,
        takeback: TakebackPolicy::Never,
        seats: BySide {
            cho: seat(Side::Cho),
            han: seat(Side::Han),
        },
        hands: None,
        seniority: None,
        rated: false,
        referee: None,
        setup_time: None,
        tournament: None,
        invited: None,
        visibility: play::room::Visibility::default(),
        zone: None,
    };
    let (room, _) = Room::open(terms, AT).map_err(|error| Failure::usage("bad_rules", error))?;
    Ok(room)
}

/// Executes a command that the room must accept.
fn done(room: &mut Room, command: Command) -> Result<Handled, Failure> {
    room.handle(command, AT)
        .map_err(|refused| Failure::work("placing_failed", refused))
}

/// Returns the piece to place on a point or, as an error, the pieces that may be placed there.
fn chosen(placing: &Placing, role: Option<Role>, square: Square) -> Result<Role, &[Role]> {
    let options = placing.options.iter().find(|(at, _)| *at == square);
    let roles = options.map_or(&[][..], |(_, roles)| roles);
    match (role, roles) {
        (None, [only]) => Ok(*only),
        (Some(role), roles) if roles.contains(&role) => Ok(role),
        (_, roles) => Err(roles),
    }
}

/// Returns the name of a side's piece, as used while pieces are placed.
fn piece(role: Role, side: Side, language: Language) -> String {
    let name = match role {
        Role::General => terminal::placing_pieces_general,
        Role::Guard => terminal::placing_pieces_guard,
        Role::Horse => terminal::placing_pieces_horse,
        Role::Elephant => terminal::placing_pieces_elephant,
        Role::Chariot => terminal::placing_pieces_chariot,
        Role::Cannon => terminal::placing_pieces_cannon,
        Role::Soldier => return terminal::placing_pieces_soldier(language, side.id()),
    };
    name(language).to_owned()
}
