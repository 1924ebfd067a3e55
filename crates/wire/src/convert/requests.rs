//! Requests of clients, from text to typed values. Whatever is out of range or unknown is refused here with its code.

use janggi::ruleset::{SetupOrder, Touch};
use janggi::{Action, ActionToken, Arrangement, BySide, Movement, Position, Preset, Role, Rules, Side, Square, fen};
use play::room::{
    Claim, Hand, Level, PlayerCommand, SeatHolder, Seniority, Seq, StartPlan, TakebackAnswer, TakebackPolicy, Terms,
    Wings,
};
use play::{ClientId, GameId, Millis, Player, TimeControl, Zone};
use serde_json::Value;

use super::sides::side_back;
use super::{besides, faults};
use crate::error::{Code, ErrorBody};
use crate::http::{NewGame, NewStart, Opponent, Picker, SideChoice, TakebackChoice};
use crate::ws::{self, ClientMsg, ServerMsg};
use crate::{http, vocabulary};

/// Longest FEN that is read, bytes. The longest that is printed has fewer than 150.
pub const MOST_FEN: usize = 256;

/// Every piece of Han's but the general.
const MOST_GIVEN: usize = 15;

/// The terms of the game that a player wants. `drawn` is the player's side where chance decides; `levels` are the
/// engine's on this server.
///
/// # Errors
/// `bad_rules`, `bad_level`, `bad_time`, `bad_start` or, where the fields contradict each other, `bad_request`, each with its facts. What else may be wrong with the start is
/// found when the room is opened.
pub fn terms(
    wanted: &NewGame,
    player: Player,
    game: GameId,
    drawn: Side,
    levels: &[http::Level],
) -> Result<Terms, ErrorBody> {
    let rules = Rules::from_value(&wanted.rules).map_err(|faults| faults::rules_faults(&faults))?;
    let mine = match wanted.side {
        SideChoice::Cho => Side::Cho,
        SideChoice::Han => Side::Han,
        SideChoice::Random => drawn,
        // Until a hand is picked.
        SideChoice::HiddenSoldiers => Side::Cho,
    };
    let me = SeatHolder::Player(player);
    let other = match wanted.opponent {
        Opponent::Engine { level } => SeatHolder::Engine(known_level(level, levels)?),
        Opponent::Friend => SeatHolder::Open,
        Opponent::SameDevice => me,
    };
    let seats = BySide::from_fn(|side| if side == mine { me } else { other });
    Ok(Terms {
        game,
        rules_id: preset_id(&rules),
        start: start(wanted.start.as_ref(), rules.movement)?,
        rules,
        time: time_back(wanted.time)
            .checked()
            .map_err(|error| faults::time_error(&error))?,
        takeback: match wanted.takeback {
            TakebackChoice::Allowed => TakebackPolicy::Allowed,
            TakebackChoice::Never => TakebackPolicy::Never,
        },
        seats,
        hands: None,
        seniority: seniority(wanted)?,
        rated: wanted.rated,
        referee: None,
        setup_time: None,
        invited: None,
        visibility: play::room::Visibility::default(),
        zone: zone(wanted.zone.as_deref())?,
    })
}

/// Parses the name of a time zone.
///
/// # Errors
/// `bad_request` if the text cannot be such a name.
pub fn zone(name: Option<&str>) -> Result<Option<Zone>, ErrorBody> {
    let refused = |error: play::zone::NoZone| ErrorBody::new(Code::BadRequest, error.to_string()).with("path", "zone");
    name.map(|name| name.parse().map_err(refused)).transpose()
}

/// The custom by which the sides were settled.
fn seniority(wanted: &NewGame) -> Result<Option<Seniority>, ErrorBody> {
    let settled = match (wanted.side, wanted.opponent) {
        (SideChoice::Cho | SideChoice::Han, Opponent::Friend | Opponent::SameDevice) => true,
        (SideChoice::Random | SideChoice::HiddenSoldiers, _) | (_, Opponent::Engine { .. }) => false,
    };
    match wanted.seniority {
        None => Ok(None),
        Some(_) if !settled => {
            let text = "seniority settles the sides of two people, and nothing else may";
            Err(ErrorBody::new(Code::BadRequest, text).with("path", "seniority"))
        }
        Some(http::Seniority::Elder) => Ok(Some(Seniority::Elder)),
        Some(http::Seniority::HigherRank) => Ok(Some(Seniority::HigherRank)),
    }
}

/// The seat, until a hand is picked, of the player who picks it; `None` where no hands decide.
#[must_use]
pub fn picker(wanted: &NewGame) -> Option<Side> {
    match (wanted.side, wanted.opponent, wanted.picks) {
        (SideChoice::Cho | SideChoice::Han | SideChoice::Random, _, _) => None,
        (SideChoice::HiddenSoldiers, Opponent::Friend, Some(Picker::Opponent) | None) => Some(Side::Han),
        (SideChoice::HiddenSoldiers, _, _) => Some(Side::Cho),
    }
}

/// `kakao@1` where the rules are those of a preset, also of an earlier revision. What touching a piece means is agreed for one game, and so is placing
/// the pieces one by one: neither makes other rules of them.
fn preset_id(rules: &Rules) -> Option<String> {
    let same = |own: &Rules| {
        let mut compared = Rules {
            touch: Touch::Free,
            ..rules.clone()
        };
        if matches!(compared.setup.order, SetupOrder::PieceByPiece { .. }) {
            compared.setup.order = own.setup.order;
        }
        compared == *own
    };
    let mut revisions = Preset::ALL.into_iter().flat_map(Preset::revisions);
    revisions.find(|(_, own)| same(own)).map(|(id, _)| id)
}

fn known_level(number: u8, levels: &[http::Level]) -> Result<Level, ErrorBody> {
    let known = levels.iter().any(|level| level.level == number);
    Level::new(number)
        .filter(|_| known)
        .ok_or_else(|| ErrorBody::new(Code::BadLevel, format!("there is no level {number}")).with("level", number))
}

fn start(wanted: Option<&NewStart>, movement: Movement) -> Result<StartPlan, ErrorBody> {
    let Some(NewStart {
        fen,
        handicap,
        give,
        deom_half,
    }) = wanted
    else {
        return Ok(StartPlan::Arranged {
            handicap: Vec::new(),
            give: Vec::new(),
            deom_half: None,
        });
    };
    if let Some(fen) = fen {
        if handicap.is_empty() && give.is_none() && deom_half.is_none() {
            return position(fen, movement);
        }
        return Err(ErrorBody::new(
            Code::BadStart,
            "a FEN goes with neither handicap nor deom",
        ));
    }
    let square = |name: &String| {
        let not_a_square = || ErrorBody::new(Code::BadStart, "a handicap names squares").with("square", name.as_str());
        name.parse::<Square>().map_err(|_| not_a_square())
    };
    let handicap = handicap.iter().map(square).collect::<Result<Vec<_>, _>>()?;
    let letters = give.as_deref().unwrap_or_default();
    let give: Option<Vec<Role>> = letters.chars().take(MOST_GIVEN + 1).map(Role::from_letter).collect();
    let give = give.filter(|give| give.len() <= MOST_GIVEN).ok_or_else(|| {
        ErrorBody::new(Code::BadStart, "what is given is a text of FEN letters").with("most", MOST_GIVEN)
    })?;
    Ok(StartPlan::Arranged {
        handicap,
        give,
        deom_half: *deom_half,
    })
}

/// The position of a FEN as this release prints it: what is stored has the length of a position, not of the request.
fn position(text: &str, movement: Movement) -> Result<StartPlan, ErrorBody> {
    if text.len() > MOST_FEN {
        let error = ErrorBody::new(Code::BadFen, format!("a FEN has at most {MOST_FEN} bytes"));
        return Err(error.with("reason", "fen_length"));
    }
    let printed = fen::parse_under(text, movement)
        .ok()
        .and_then(|setup| Position::try_from(setup).ok())
        .map(|position| fen::print(&position));
    Ok(StartPlan::Position {
        // One that cannot be played is refused, with its reason, where the room is opened.
        fen: printed.unwrap_or_else(|| text.to_owned()),
    })
}

/// A clock from its message; its numbers are not checked.
#[must_use]
pub fn time_back(wanted: vocabulary::TimeControl) -> TimeControl {
    let ms = |number: u32| Millis(number.into());
    match wanted {
        vocabulary::TimeControl::None => TimeControl::None,
        vocabulary::TimeControl::Byoyomi {
            main_ms,
            period_ms,
            periods,
        } => TimeControl::Byoyomi {
            main: ms(main_ms),
            period: ms(period_ms),
            periods,
        },
        vocabulary::TimeControl::Fischer { main_ms, increment_ms } => TimeControl::Fischer {
            main: ms(main_ms),
            increment: ms(increment_ms),
        },
        vocabulary::TimeControl::Correspondence { days } => TimeControl::Correspondence { days },
    }
}

/// The command of a frame for the room, with the name the client gave it. `fresh` draws the id a rematch would get.
///
/// # Errors
/// The message to answer with: `refused` under the command's name, `error` where the name itself cannot be read, and
/// `pong` for a ping, which no room answers. Chat is no command of a game and is refused here.
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

/// The last event that the sender had seen; `None` where the message does not say so.
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

/// The name that a client gave a command.
///
/// # Errors
/// The message to answer with where it is none.
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
        // From when on is for the room's server to say.
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

/// The command of a token: a step like `a4b4`, or a word.
fn act(ply: u32, token: &str) -> Result<PlayerCommand, ErrorBody> {
    match token.parse() {
        Ok(ActionToken::Resign) => Ok(PlayerCommand::Resign { ply, side: None }),
        Ok(ActionToken::Action(Action::Resign(side))) => Ok(PlayerCommand::Resign { ply, side: Some(side) }),
        Ok(_) | Err(_) => game_action(token).map(|action| PlayerCommand::Act { ply, action }),
    }
}

/// The action of a token: a step like `a4b4`, the pass, a call or a word about a draw.
///
/// # Errors
/// `bad_move` when the token is none.
pub fn game_action(token: &str) -> Result<Action, ErrorBody> {
    match token.parse() {
        Ok(ActionToken::Points { from, to }) => Ok(Action::Step { from, to }),
        // The clock says that a flag is down, and resigning and aborting are commands of their own.
        Ok(ActionToken::Action(Action::Resign(_) | Action::Flag(_) | Action::Abort) | ActionToken::Resign) | Err(_) => {
            // A token is short; whatever else comes is not sent back.
            let shown: String = token.chars().take(16).collect();
            let bad = ErrorBody::new(Code::BadMove, "an action is a step like a4b4 or a word");
            Err(bad.with("action", Value::from(shown)))
        }
        Ok(ActionToken::Action(action)) => Ok(action),
    }
}
