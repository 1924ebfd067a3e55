//! Conversion of a client's messages about a game into commands for the room.

use janggi::{Action, ActionToken, Arrangement, Role, Square, StoppedHow};
use play::room::{Claim, Hand, PlayerCommand, Seq, TakebackAnswer, Wings};
use play::{ClientId, GameId};
use serde_json::Value;

use crate::convert::{besides, side_back};
use crate::error::{Code, ErrorBody};
use crate::ws::{self, ClientMsg, ServerMsg};
use crate::{http, vocabulary};

/// Converts a client's message to a command for the room. Also returns the client's id for the command. `fresh`
/// generates the game id of a rematch.
///
/// # Errors
/// Returns the message to send back: `pong` for a ping, `error` if the command's id is invalid, otherwise `refused`.
/// Chat messages are refused, because they are not commands.
pub fn player_command(
    message: ClientMsg,
    fresh: impl FnOnce() -> GameId,
) -> Result<(ClientId, PlayerCommand), ServerMsg> {
    let (id, command) = match message {
        ClientMsg::Ping { .. } => return Err(ServerMsg::Pong),
        ClientMsg::Act { id, ply, action, .. } => (id, act(ply, &action)),
        ClientMsg::Arrange { id, side, setup } => (id, arrange(side, &setup)),
        ClientMsg::Swap { id, side, wings } => (
            id,
            Ok(PlayerCommand::Swap {
                side: side_back(side),
                wings: swapped(wings),
            }),
        ),
        ClientMsg::Place {
            id,
            side,
            piece,
            square,
        } => (id, place(side, &piece, &square)),
        ClientMsg::PickHand { id, hand } => (id, Ok(pick_hand(hand))),
        ClientMsg::Touch { id, ply, square, .. } => (id, touch(ply, &square)),
        ClientMsg::Takeback { id, ply, .. } => (id, Ok(PlayerCommand::Takeback { ply })),
        ClientMsg::TakebackAnswer { id, accept: true, .. } => {
            (id, Ok(PlayerCommand::AnswerTakeback(TakebackAnswer::Accept)))
        }
        ClientMsg::TakebackAnswer { id, accept: false, .. } => {
            (id, Ok(PlayerCommand::AnswerTakeback(TakebackAnswer::Decline)))
        }
        ClientMsg::Rematch { id } => (id, Ok(PlayerCommand::Rematch { fresh: fresh() })),
        ClientMsg::DeclineRematch { id } => (id, Ok(PlayerCommand::DeclineRematch)),
        ClientMsg::Abort { id } => (id, Ok(PlayerCommand::Abort)),
        ClientMsg::GiveTime { id } => (id, Ok(PlayerCommand::GiveTime)),
        ClientMsg::OfferAdjourn { id, .. } => (id, Ok(PlayerCommand::OfferAdjourn)),
        ClientMsg::AnswerAdjourn { id, accept, .. } => (id, Ok(PlayerCommand::AnswerAdjourn(besides::answer(accept)))),
        ClientMsg::OfferResume { id, .. } => (id, Ok(PlayerCommand::OfferResume)),
        ClientMsg::AnswerResume { id, accept, .. } => (id, Ok(PlayerCommand::AnswerResume(besides::answer(accept)))),
        ClientMsg::SetLines { id, ply, lines, .. } => (id, besides::set_lines(ply, &lines)),
        ClientMsg::ConfirmReferee { id, accept } => {
            (id, Ok(PlayerCommand::AnswerReferee(besides::referee_answer(accept))))
        }
        ClientMsg::Rule { id, ruling, words, .. } => (
            id,
            Ok(PlayerCommand::Rule {
                ruling: besides::ruling_back(ruling),
                words,
            }),
        ),
        ClientMsg::Claim { id, claim } => (id, Ok(claimed(claim))),
        ClientMsg::Chat { id, .. } | ClientMsg::ReadChat { id } => (
            id,
            Err(ErrorBody::new(Code::BadRequest, "chat is no command of a game")),
        ),
    };
    let name = command_name(&id)?;
    match command {
        Ok(command) => Ok((name, command)),
        Err(error) => Err(ServerMsg::Refused { id, error }),
    }
}

/// Returns the number of the last event that the sender had seen; `None` if the message does not contain it.
#[must_use]
pub fn seen(message: &ClientMsg) -> Option<Seq> {
    match *message {
        ClientMsg::Act { seen, .. }
        | ClientMsg::Touch { seen, .. }
        | ClientMsg::Takeback { seen, .. }
        | ClientMsg::TakebackAnswer { seen, .. }
        | ClientMsg::OfferAdjourn { seen, .. }
        | ClientMsg::AnswerAdjourn { seen, .. }
        | ClientMsg::OfferResume { seen, .. }
        | ClientMsg::AnswerResume { seen, .. }
        | ClientMsg::SetLines { seen, .. }
        | ClientMsg::Rule { seen, .. } => seen.map(Seq),
        ClientMsg::Arrange { .. }
        | ClientMsg::Swap { .. }
        | ClientMsg::Place { .. }
        | ClientMsg::PickHand { .. }
        | ClientMsg::Rematch { .. }
        | ClientMsg::DeclineRematch { .. }
        | ClientMsg::Abort { .. }
        | ClientMsg::Claim { .. }
        | ClientMsg::GiveTime { .. }
        | ClientMsg::ConfirmReferee { .. }
        | ClientMsg::Chat { .. }
        | ClientMsg::ReadChat { .. }
        | ClientMsg::Ping { .. } => None,
    }
}

/// Parses a client's id for a command.
///
/// # Errors
/// Returns the message to send back if the id is invalid.
pub fn command_name(id: &str) -> Result<ClientId, ServerMsg> {
    id.parse().map_err(|_| ServerMsg::Error {
        error: ErrorBody::new(Code::BadRequest, "a command's id is 1 to 32 of A-Z a-z 0-9 _ -").with("path", "id"),
    })
}

fn pick_hand(hand: http::Hand) -> PlayerCommand {
    PlayerCommand::PickHand {
        hand: match hand {
            http::Hand::Left => Hand::Left,
            http::Hand::Right => Hand::Right,
        },
    }
}

fn claimed(claim: ws::Claim) -> PlayerCommand {
    PlayerCommand::Claim {
        claim: match claim {
            ws::Claim::Win => Claim::Win,
            ws::Claim::Draw => Claim::Draw,
        },
        // The server fills in this time before it executes the command.
        from: None,
    }
}

fn arrange(side: vocabulary::Side, setup: &str) -> Result<PlayerCommand, ErrorBody> {
    let arrangement = Arrangement::parse(setup)
        .ok_or_else(|| ErrorBody::new(Code::SetupNotAllowed, "there is no such setup").with("setup", setup))?;
    Ok(PlayerCommand::Arrange {
        side: side_back(side),
        arrangement,
    })
}

fn place(side: vocabulary::Side, piece: &str, square: &str) -> Result<PlayerCommand, ErrorBody> {
    let (role, square) = placed(piece, square)?;
    Ok(PlayerCommand::Place {
        side: side_back(side),
        role,
        square,
    })
}

fn touch(ply: u32, square: &str) -> Result<PlayerCommand, ErrorBody> {
    let square = square
        .parse()
        .map_err(|_| ErrorBody::new(Code::NothingToTouch, "a piece is touched on a square"))?;
    Ok(PlayerCommand::Touch { ply, square })
}

fn placed(piece: &str, square: &str) -> Result<(Role, Square), ErrorBody> {
    let mut letters = piece.chars();
    let role = match (letters.next(), letters.next()) {
        (Some(letter), None) => Role::from_letter(letter),
        (_, _) => None,
    };
    let none = || ErrorBody::new(Code::CannotPlace, "a piece is a FEN letter and goes to a square");
    role.zip(square.parse().ok()).ok_or_else(none)
}

fn swapped(wings: ws::Wings) -> Wings {
    match wings {
        ws::Wings::Neither => Wings::Neither,
        ws::Wings::Left => Wings::Left,
        ws::Wings::Right => Wings::Right,
        ws::Wings::Both => Wings::Both,
    }
}

/// Returns the command for a token: a resignation, or a token that [`game_action`] accepts.
fn act(ply: u32, token: &str) -> Result<PlayerCommand, ErrorBody> {
    match token.parse() {
        Ok(ActionToken::Resign) => Ok(PlayerCommand::Resign { ply, side: None }),
        Ok(ActionToken::Action(Action::Resign(side))) => Ok(PlayerCommand::Resign { ply, side: Some(side) }),
        Ok(_) | Err(_) => game_action(token).map(|action| PlayerCommand::Act { ply, action }),
    }
}

/// Returns the action for a token: a step such as `a4b4`, a pass, a bikjang call, a draw offer or an answer to one, or
/// an agreement to stop.
///
/// # Errors
/// `bad_move` for any other token.
pub fn game_action(token: &str) -> Result<Action, ErrorBody> {
    match token.parse() {
        Ok(ActionToken::Points { from, to }) => Ok(Action::Step { from, to }),
        // Flags and these stops come from the clock or the referee. Resigning and aborting are separate commands.
        Ok(
            ActionToken::Action(
                Action::Resign(_)
                | Action::Flag(_)
                | Action::Stop(StoppedHow::Time | StoppedHow::Referee)
                | Action::Abort,
            )
            | ActionToken::Resign,
        )
        | Err(_) => {
            // Valid tokens are short, so 16 characters of an invalid one are enough for the error.
            let shown: String = token.chars().take(16).collect();
            let bad = ErrorBody::new(Code::BadMove, "an action is a step like a4b4 or a word");
            Err(bad.with("action", Value::from(shown)))
        }
        Ok(ActionToken::Action(action)) => Ok(action),
    }
}
