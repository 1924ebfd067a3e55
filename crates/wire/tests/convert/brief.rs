//! Tests that the brief state and the output of `janggi::api::judge` together yield the full state. The test games are
//! committed rule cases, games under all presets, and games with a referee, a handicap or a touched piece.

use crate::{JUN, MINA, OPENED, STRANGER, terms};
use janggi::ruleset::Touch;
use janggi::{Movement, Preset, Role, Rules, Side};
use play::room::{Command, PlayerCommand, RefereePlan, Repetition, Room, StartPlan, Terms};
use play::{GameId, GuestId, Millis, Moment, Player, TimeControl};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::fs;
use wire::commands;
use wire::convert::{self, Present};
use wire::http::{BriefClock, BriefNow, ClockView, GameView, Now};
use wire::vocabulary::{BySide, Phase};
use wire::ws::ClientMsg;

const REFEREE: Player = Player::Guest(GuestId::from_bits(4));

/// Returns the full state that a client computes from a brief state and a view with all actions, using
/// `janggi::api::judge`. `None` if the checksums differ.
pub(crate) fn in_full(brief: &BriefNow, view: &GameView) -> Option<Now> {
    with_rules(brief, &judged(view))
}

/// Returns the output of `janggi::api::judge` for a game.
fn judged(view: &GameView) -> Value {
    let moves: Vec<&str> = view.actions.iter().map(|action| action.token.as_str()).collect();
    let line = json!({"rules": rules_in_play(view), "fen": view.start_fen, "moves": moves, "present": true});
    serde_json::from_str(&janggi::api::judge(&line.to_string())).expect("the judge answers in JSON")
}

fn with_rules(brief: &BriefNow, judged: &Value) -> Option<Now> {
    let present = &judged["present"];
    if present["checksum"] != *brief.checksum {
        return None;
    }
    let mut rights = json!({
        "join": [], "arrange": [], "pick_hand": false, "play": false, "call": false, "offer_draw": false, "answer_draw": false,
        "resign": false, "abort": false, "takeback": false, "answer_takeback": false, "rematch": false,
    });
    for right in serde_json::to_value(&brief.rights)
        .expect("a list")
        .as_array()
        .expect("a list")
    {
        rights[right.as_str().expect("a name")] = json!(true);
    }
    let mut now = json!({
        "at_ms": brief.at_ms,
        "phase": Phase::Playing,
        "fen": judged["fen"],
        "turn": judged["turn"],
        "ply": present["ply"],
        "legal": judged["legal"],
        "refused": present["refused"],
        "rights": rights,
        "check": judged["check"],
        "checkers": present["checkers"],
        "bikjang": present["bikjang"],
        "points": judged["points"],
        "deom_half": present["deom_half"],
        "if_both_pass": present["if_both_pass"],
        "if_agreed": present["if_agreed"],
        "offers": brief.offers.clone().unwrap_or_default(),
        "must_deviate": brief.must_deviate,
        "repetition_for_referee": brief.repetition_for_referee,
    });
    now["clocks"] = json!(brief.clocks.map(|(cho, han)| BySide {
        cho: clock(cho, brief.at_ms),
        han: clock(han, brief.at_ms),
    }));
    Some(serde_json::from_value(now).expect("a present"))
}

fn clock(BriefClock(main_ms, period_ms, periods_left, runs_after_ms): BriefClock, at_ms: i64) -> ClockView {
    ClockView {
        main_ms,
        period_ms,
        periods_left,
        running: runs_after_ms.is_some(),
        runs_from_ms: runs_after_ms.map(|after| at_ms + after),
    }
}

/// Returns the rules for judging a game: with the game's own deom, and if the referee decides repetitions, with no
/// repetition rules other than `shuttle`.
fn rules_in_play(view: &GameView) -> Value {
    let mut rules = serde_json::to_value(&view.rules.full).expect("rules");
    let deom = view.now.deom_half;
    rules["deom"] = deom.map_or(rules["deom"].clone(), |half| json!(half));
    let refereed = view.referee.as_ref();
    if refereed.is_some_and(|referee| referee.decides_repetition && referee.confirmed.cho && referee.confirmed.han) {
        let kept = rules["repetition"].as_array_mut().expect("a list");
        kept.retain(|rule| rule["kind"] == "shuttle");
    }
    rules
}

/// Asserts that the brief state, if there is one, yields the full state for both players and spectators. `before` is
/// the last state that they received. Returns whether there was a brief state.
fn agrees(room: &Room, before: &Now, at: Moment, told: &str) -> bool {
    let readers = [Some(MINA), Some(JUN), Some(STRANGER), None];
    let presents = readers.map(|reader| Present::of(room, reader, at));
    let briefs: Vec<BriefNow> = presents.iter().filter_map(Present::brief).collect();
    if briefs.is_empty() {
        return false;
    }
    assert_eq!(briefs.len(), readers.len(), "{told}: told to some in brief");
    let mut view = convert::game_view(room, None, OPENED, at);
    view.now = before.clone();
    let judged = judged(&view);
    for (brief, present) in briefs.iter().zip(&presents) {
        let full = with_rules(brief, &judged);
        let full = full.unwrap_or_else(|| panic!("{told}: the judge says {judged}"));
        assert_eq!(full, *present.now, "{told}");
    }
    true
}

/// A game between Mina and Jun, whose full and brief states are compared after every command.
struct Compared {
    room: Room,
    shown: Now,
    at: Moment,
    /// Numbers of states that can be sent in brief, and of those that must be sent in full.
    told: (u32, u32),
}

impl Compared {
    fn new(room: Room) -> Self {
        let shown = convert::now(&room, None, OPENED);
        Self {
            room,
            shown,
            at: OPENED,
            told: (0, 0),
        }
    }

    /// Executes a player's message; `None` if it is refused.
    fn send(&mut self, by: Player, mut frame: Value) -> Option<()> {
        frame["id"] = json!(format!("c{}", self.at.0));
        let message: ClientMsg = serde_json::from_value(frame).expect("a frame");
        let (_, command) = commands::player_command(message, || GameId::from_bits(7)).ok()?;
        self.command(by, command)
    }

    fn command(&mut self, player: Player, command: PlayerCommand) -> Option<()> {
        self.at = self.at + Millis(1_234);
        let told = format!("{command:?}");
        let command = Command::Player {
            player,
            id: None,
            command,
            round_trip: Millis(20),
            seen: None,
        };
        let handled = self.room.handle(command, self.at).ok()?;
        if !handled.events.is_empty() {
            let is_brief = agrees(&self.room, &self.shown, self.at, &told);
            self.told.0 += u32::from(is_brief);
            self.told.1 += u32::from(!is_brief);
            self.shown = convert::now(&self.room, None, self.at);
        }
        Some(())
    }

    fn ply(&self) -> u32 {
        self.room.played().map_or(0, |played| played.ply())
    }

    /// Performs an action as the player to move.
    fn act(&mut self, token: &str) -> Option<()> {
        let by = match self.room.played()?.turn() {
            Side::Cho => MINA,
            Side::Han => JUN,
        };
        self.send(by, json!({"t": "act", "ply": self.ply(), "action": token}))
    }

    /// Chooses the setups of both sides. Han tries again at the end, because in some rule sets Cho chooses first.
    fn arrange(&mut self, setups: &BySide<String>) {
        for (side, by, setup) in [
            ("han", JUN, &setups.han),
            ("cho", MINA, &setups.cho),
            ("han", JUN, &setups.han),
        ] {
            let _ = self.send(by, json!({"t": "arrange", "side": side, "setup": setup}));
        }
    }
}

fn opened(terms: Terms) -> Option<Compared> {
    let (room, _) = Room::open(terms, OPENED).ok()?;
    Some(Compared::new(room))
}

fn usual() -> BySide<String> {
    BySide {
        cho: "smsm".to_owned(),
        han: "smsm".to_owned(),
    }
}

/// Moves with which each side moves a chariot back and forth.
const TO_AND_FRO: [&str; 4] = ["a1a2", "a10a9", "a2a1", "a9a10"];

#[test]
fn every_committed_game_is_told_in_brief_as_in_full() {
    let mut told = (0, 0);
    let mut codes = BTreeSet::new();
    for name in [
        "bikjang",
        "games",
        "laws",
        "points",
        "precedence",
        "repetition",
        "warnings",
        "xiangqi_repetition",
    ] {
        let path = format!("{}/../janggi/testdata/rules/{name}.jsonl", env!("CARGO_MANIFEST_DIR"));
        for line in fs::read_to_string(path).expect("committed").lines() {
            let case: Value = serde_json::from_str(line).expect("a case");
            let Ok(rules) = Rules::from_value(&case["rules"]) else {
                continue;
            };
            let mut terms = terms(Preset::Kakao);
            terms.rules = rules;
            if let Some(fen) = case["fen"].as_str() {
                terms.start = StartPlan::Position { fen: fen.to_owned() };
            }
            let Some(mut game) = opened(terms) else {
                continue;
            };
            let setup = serde_json::from_value(case["start"]["setup"].clone());
            game.arrange(&setup.unwrap_or_else(|_| usual()));
            for token in case["moves"].as_array().into_iter().flatten() {
                if game.act(token.as_str().expect("a token")).is_none() {
                    break;
                }
                codes.extend(game.shown.refused.iter().map(|refused| refused.code.clone()));
            }
            told = (told.0 + game.told.0, told.1 + game.told.1);
        }
    }
    assert!(told.0 > 1_000, "only {told:?}");
    assert!(codes.len() >= 3, "refused only for {codes:?}");
}

#[test]
fn a_game_is_told_in_brief_as_in_full_under_every_preset() {
    let games = include_str!("../../../janggi/testdata/rules/games.jsonl");
    let game: Value = serde_json::from_str(games.lines().next().expect("a game")).expect("a game");
    let moves = game["moves"].as_array().expect("moves");
    for preset in Preset::ALL {
        let mut compared = opened(terms(preset)).expect("possible");
        compared.arrange(&usual());
        for (number, token) in moves.iter().enumerate() {
            if compared.act(token.as_str().expect("a token")).is_none() {
                break;
            }
            if number % 7 == 3 {
                let _ = compared.act("offer");
                let _ = compared.send(MINA, json!({"t": "act", "ply": compared.ply(), "action": "decline"}));
                let _ = compared.send(JUN, json!({"t": "act", "ply": compared.ply(), "action": "decline"}));
            }
            if number % 9 == 4 {
                let _ = compared.send(MINA, json!({"t": "takeback", "ply": compared.ply()}));
                let _ = compared.send(JUN, json!({"t": "takeback_answer", "accept": false}));
            }
        }
        for _ in 0..3 {
            let _ = compared.send(MINA, json!({"t": "takeback", "ply": compared.ply()}));
            let _ = compared.send(JUN, json!({"t": "takeback_answer", "accept": true}));
        }
        let (brief, full) = compared.told;
        // Only the start and the end need the full state. In Xiangqi and Chess War, not all of the moves are legal.
        assert!(
            full <= 6 && (brief >= 10 || preset.rules().movement != Movement::Janggi),
            "{preset:?}: {brief} of {full}"
        );
    }
}

#[test]
fn a_deom_of_its_own_is_that_of_the_judge_too() {
    for (give, deom_half) in [
        (vec![Role::Chariot], None),
        (vec![Role::Horse], Some(5)),
        (Vec::new(), Some(0)),
    ] {
        let mut terms = terms(Preset::Kakao);
        terms.start = StartPlan::Arranged {
            handicap: Vec::new(),
            give,
            deom_half,
        };
        let mut game = opened(terms).expect("possible");
        game.arrange(&usual());
        for _ in 0..3 {
            for token in ["c7b7", "c4b4", "b7c7", "b4c4", "i7h7", "i4h4", "h7i7", "h4i4"] {
                let _ = game.act(token);
            }
        }
        assert!(game.told.0 > 5, "{deom_half:?}: {:?}", game.told);
        assert_eq!(game.shown.deom_half, Some(deom_half.map_or(0, i32::from)));
    }
}

/// Returns a game under touch-move with a referee whom both players have accepted.
fn refereed() -> Compared {
    let mut terms = terms(Preset::Kakao);
    terms.rules.touch = Touch::TouchMove;
    terms.referee = Some(RefereePlan {
        key_hash: "k".to_owned(),
        repetition: Repetition::ByReferee,
    });
    let mut game = opened(terms).expect("possible");
    let join = PlayerCommand::JoinReferee {
        key_hash: "k".to_owned(),
    };
    game.command(REFEREE, join).expect("has the key");
    for by in [MINA, JUN] {
        let agree = json!({"t": "confirm_referee", "accept": true});
        game.send(by, agree).expect("may agree");
    }
    game.arrange(&usual());
    game
}

#[test]
fn a_repetition_that_is_the_referees_is_told_in_brief() {
    let mut game = refereed();
    let before = game.told;
    for token in TO_AND_FRO.iter().chain(&TO_AND_FRO) {
        game.act(token).expect("it is the referee's");
    }
    assert_eq!(game.told, (before.0 + 8, before.1));
    assert_eq!(game.shown.repetition_for_referee, Some(3));
}

#[test]
fn what_the_rules_do_not_know_is_told_in_full() {
    let mut game = refereed();
    for token in TO_AND_FRO {
        game.act(token).expect("legal");
    }
    let mut told = game.told;
    let mut is_told = |game: &Compared, brief: bool, what: &str| {
        told = (told.0 + u32::from(brief), told.1 + u32::from(!brief));
        assert_eq!(game.told, told, "{what}");
    };
    let rule = |game: &mut Compared, ruling: Value| {
        let frame = json!({"t": "rule", "ruling": ruling, "words": ""});
        game.send(REFEREE, frame).expect("may rule");
    };
    rule(&mut game, json!({"kind": "must_deviate", "side": "cho"}));
    is_told(&game, false, "not every move is allowed");
    assert!(game.act("a1a2").is_none(), "it is forbidden");
    game.act("c4d4").expect("it is another move");
    is_told(&game, true, "a move");
    let touch = json!({"t": "touch", "ply": game.ply(), "square": "c7"});
    game.send(JUN, touch).expect("may touch");
    is_told(&game, false, "only the piece's moves are allowed");
    game.act("c7b7").expect("it is the piece's");
    is_told(&game, true, "a move");
    rule(&mut game, json!({"kind": "give_time", "side": "cho", "ms": 60_000}));
    is_told(&game, true, "time");
    rule(&mut game, json!({"kind": "adjourn"}));
    is_told(&game, false, "nobody may move");
    rule(&mut game, json!({"kind": "resume"}));
    is_told(&game, true, "all may be played again");
    game.act("resign").expect("may resign");
    is_told(&game, false, "it is over");
}

/// Returns a row of test data for the web app: a game as `reader` sees it, with its state in brief and in full.
fn row(game: &Compared, reader: Option<Player>) -> Value {
    let present = Present::of(&game.room, reader, game.at);
    let view = convert::game_view(&game.room, reader, OPENED, game.at);
    let actions = view.actions.iter().map(|action| json!({"token": action.token}));
    let view = json!({
        "rules": {"full": view.rules.full}, "referee": view.referee, "start_fen": view.start_fen,
        "actions": actions.collect::<Vec<_>>(), "now": {"deom_half": view.now.deom_half},
    });
    json!({"view": view, "brief": present.brief().expect("in brief"), "now": present.now})
}

/// Returns rows for some positions of a game, including all checks, and for draw offers.
fn rows_of_a_game() -> Vec<Value> {
    let mut rows = Vec::new();
    let games = include_str!("../../../janggi/testdata/rules/games.jsonl");
    let case: Value = serde_json::from_str(games.lines().next().expect("a game")).expect("a game");
    let mut game = opened(terms(Preset::Kakao)).expect("possible");
    game.arrange(&usual());
    for (ply, token) in case["moves"].as_array().expect("moves").iter().enumerate() {
        game.act(token.as_str().expect("a token")).expect("legal");
        if game.shown.phase == Phase::Playing && (ply % 16 == 7 || game.shown.check) {
            rows.extend([Some(MINA), Some(JUN), None].map(|reader| row(&game, reader)));
            let _ = game.act("offer");
            rows.push(row(&game, Some(MINA)));
            for by in [MINA, JUN] {
                let _ = game.send(by, json!({"t": "act", "ply": game.ply(), "action": "decline"}));
            }
        }
    }
    rows
}

/// Returns rows of a game without a clock, with repeated positions and facing generals.
fn rows_of_a_position(preset: Preset) -> Vec<Value> {
    let mut terms = terms(preset);
    terms.time = TimeControl::None;
    terms.start = StartPlan::Position {
        fen: "4k4/9/4p4/9/9/9/9/9/4K4/R8 w - - 0 1".to_owned(),
    };
    let mut game = opened(terms).expect("possible");
    let moves = [
        "a1b1", "e10d10", "b1a1", "d10e10", "a1b1", "e10d10", "b1a1", "e8f8", "a1a2", "d10e10",
    ];
    let played = moves.into_iter().filter_map(|token| {
        game.act(token)?;
        (game.shown.phase == Phase::Playing).then(|| row(&game, Some(JUN)))
    });
    played.collect()
}

/// Checks or writes the brief and full states with which the web app's conversion is tested.
#[test]
fn the_presents_that_the_page_is_tested_with_are_up_to_date() {
    let mut rows = rows_of_a_game();
    rows.extend(
        [Preset::Casual, Preset::Record, Preset::Pychess]
            .into_iter()
            .flat_map(rows_of_a_position),
    );
    let mut game = refereed();
    for token in TO_AND_FRO.iter().chain(&TO_AND_FRO) {
        game.act(token).expect("it is the referee's");
    }
    rows.push(row(&game, Some(MINA)));
    let text: String = rows.iter().map(|row| format!("{row}\n")).collect();
    let path = format!("{}/testdata/presents.jsonl", env!("CARGO_MANIFEST_DIR"));
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::write(&path, &text).expect("written");
    }
    let written = fs::read_to_string(&path).unwrap_or_default();
    assert!(text == written, "cargo xtask generate writes it anew");
    for part in [
        "\"refused\":[{",
        "\"check\":true",
        "\"bikjang\":{",
        "\"repetition_for_referee\":3",
    ] {
        assert!(text.contains(part), "no present has {part}");
    }
}
