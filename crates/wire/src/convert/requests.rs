//! Conversion of requests for games to the terms of rooms. Rules, opponents, time controls and time zones are validated
//! here. Most faults of the start are found when the room is opened.

use janggi::ruleset::{SetupOrder, Touch};
use janggi::{BySide, Movement, Position, Preset, Role, Rules, Side, Square, fen};
use play::house::{HousePlayer, UnknownHousePlayer};
use play::room::{Level, SeatHolder, Seniority, StartPlan, TakebackPolicy, Terms};
use play::{GameId, Millis, Player, TimeControl, Zone};

use super::faults;
use crate::error::{Code, ErrorBody};
use crate::http::{NewGame, NewStart, Opponent, Picker, SideChoice, TakebackChoice};
use crate::{http, vocabulary};

/// Maximum length of a FEN in bytes. The longest FEN that Janggun writes has fewer than 150.
pub const MOST_FEN: usize = 256;

/// Maximum number of letters in `give`: one for each of Han's pieces except the general.
const MOST_GIVEN: usize = 15;

/// Returns the terms of a requested game. `drawn` is the player's side if it is chosen at random; `levels` are the
/// engine levels of this server.
///
/// # Errors
/// `bad_rules`, `bad_level`, `unknown_house_player`, `bad_time`, `bad_start`, `bad_fen` for a FEN that is too long, or
/// `bad_request` for an invalid time zone or a seniority that is not allowed. Other problems with the start are found
/// when the room is opened.
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
        // The player has this side only until a hand is picked.
        SideChoice::HiddenSoldiers => Side::Cho,
    };
    let me = SeatHolder::Player(player);
    let other = match &wanted.opponent {
        Opponent::Engine { level } => SeatHolder::Engine(known_level(*level, levels)?),
        Opponent::House { player } => SeatHolder::House(known_house_player(player)?),
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
        tournament: None,
        invited: None,
        visibility: play::room::Visibility::default(),
        zone: zone(wanted.zone.as_deref())?,
    })
}

/// Parses a time zone name.
///
/// # Errors
/// `bad_request` if the text cannot be a time zone name.
pub fn zone(name: Option<&str>) -> Result<Option<Zone>, ErrorBody> {
    let refused = |error: play::zone::NoZone| ErrorBody::new(Code::BadRequest, error.to_string()).with("path", "zone");
    name.map(|name| name.parse().map_err(refused)).transpose()
}

/// Returns the seniority that decided the sides. Allowed only if two people play and the request names the sides.
fn seniority(wanted: &NewGame) -> Result<Option<Seniority>, ErrorBody> {
    let settled = match (wanted.side, &wanted.opponent) {
        (SideChoice::Cho | SideChoice::Han, Opponent::Friend | Opponent::SameDevice) => true,
        (SideChoice::Random | SideChoice::HiddenSoldiers, _)
        | (_, Opponent::Engine { .. } | Opponent::House { .. }) => false,
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

/// Returns the seat that the picking player holds until a hand is picked; `None` if hands do not decide the sides.
#[must_use]
pub fn picker(wanted: &NewGame) -> Option<Side> {
    match (wanted.side, &wanted.opponent, wanted.picks) {
        (SideChoice::Cho | SideChoice::Han | SideChoice::Random, _, _) => None,
        (SideChoice::HiddenSoldiers, Opponent::Friend, Some(Picker::Opponent) | None) => Some(Side::Han),
        (SideChoice::HiddenSoldiers, _, _) => Some(Side::Cho),
    }
}

/// Returns the id of the preset revision with these rules, such as `kakao@1`. Ignores touch-move and piece-by-piece
/// placement, which players agree on for each game.
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

fn known_house_player(code: &str) -> Result<HousePlayer, ErrorBody> {
    code.parse()
        .map_err(|unknown: UnknownHousePlayer| ErrorBody::new(Code::UnknownHousePlayer, unknown.to_string()))
}

fn known_level(number: u8, levels: &[http::Level]) -> Result<Level, ErrorBody> {
    let known = levels.iter().any(|level| level.level == number);
    Level::new(number).filter(|_| known).ok_or_else(|| {
        let numbers = || levels.iter().map(|level| level.level);
        let (least, most) = (numbers().min(), numbers().max());
        let detail = match (least, most) {
            (Some(least), Some(most)) => format!("there is no level {number}, only {least} to {most}"),
            _ => format!("there is no level {number}"),
        };
        let refused = ErrorBody::new(Code::BadLevel, detail).with("level", number);
        refused.with("least", least).with("most", most)
    })
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

/// Returns the start for a FEN. A valid FEN is reprinted to keep the stored text short.
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
        // An invalid position is refused when the room is opened. That error states the reason.
        fen: printed.unwrap_or_else(|| text.to_owned()),
    })
}

/// Converts a time control from its wire type without checking its ranges.
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
        vocabulary::TimeControl::Total { total_ms, move_ms } => TimeControl::Total {
            main: ms(total_ms),
            per_move: move_ms.map(ms),
        },
        vocabulary::TimeControl::Correspondence { days } => TimeControl::Correspondence { days },
    }
}
