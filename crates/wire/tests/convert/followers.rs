//! Tests that a client that only applies events has the same view of a game as a client that loads the game again.

use crate::brief::in_full;
use crate::{JUN, MINA, OPENED, STRANGER, terms};
use janggi::Preset;
use play::room::{Command, Event, PlayerCommand, Room};
use play::{ClientId, GameId, Millis, Moment, Player, TimeControl};
use wire::game_event::GameEvent;
use wire::http::{GameView, RefereeState, RulingView};
use wire::ws::ClientMsg;
use wire::{commands, convert, vocabulary};

/// A client that updates its view from messages only.
struct Follower {
    reader: Option<Player>,
    view: GameView,
}

impl Follower {
    /// Applies events as described in docs/reference/protocol.md, for a client with or without the rules.
    fn follow(&mut self, room: &Room, events: &[Event], (has_rules, at): (bool, Moment)) {
        let text = |event: &Event| serde_json::to_string(&GameEvent::shown(room, event, self.reader));
        let written: Vec<String> = events
            .iter()
            .map(|event| text(event).expect("an event is JSON"))
            .collect();
        for (text, event) in written.iter().zip(events) {
            let view = &mut self.view;
            view.seq = event.seq.0;
            match serde_json::from_str(text).expect("just written") {
                GameEvent::Acted { action } => {
                    // Only tokens of moves contain digits.
                    if action.token.contains(|letter: char| letter.is_ascii_digit()) {
                        view.lines
                            .retain_mut(|line| line.remove(0) == action.token && !line.is_empty());
                    }
                    view.actions.push(action);
                }
                GameEvent::TookBack { actions_left } => {
                    view.actions.truncate(actions_left as usize);
                    view.lines.clear();
                }
                GameEvent::Started { arrangements, fen } => {
                    view.start_fen = Some(fen);
                    view.arrangements = arrangements;
                }
                GameEvent::Arranged { side, setup } => {
                    let code = Some(setup.unwrap_or("hidden".to_owned()));
                    match side {
                        vocabulary::Side::Cho => view.arrangements.cho = code,
                        vocabulary::Side::Han => view.arrangements.han = code,
                    }
                }
                GameEvent::Rematched { game } => view.rematch = Some(game),
                GameEvent::Opened
                | GameEvent::Joined { .. }
                | GameEvent::Placed { .. }
                | GameEvent::HandPicked { .. }
                | GameEvent::Touched { .. }
                | GameEvent::TakebackOffered { .. }
                | GameEvent::TakebackDeclined { .. }
                | GameEvent::Aborted
                | GameEvent::Ended { .. }
                | GameEvent::RematchOffered { .. }
                | GameEvent::RematchDeclined { .. }
                | GameEvent::Claimed { .. }
                | GameEvent::Resumed => {}
                other => follow_besides(view, other, event.at),
            }
        }
        let present = convert::Present::of(room, self.reader, at);
        self.view.now = match present.brief().filter(|_| has_rules) {
            Some(brief) => in_full(&brief, &self.view).expect("the judge agrees"),
            None => *present.now,
        };
        self.view.phase = self.view.now.phase;
    }
}

/// Applies the events that [`Follower::follow`] does not handle itself.
fn follow_besides(view: &mut GameView, event: GameEvent, at: Moment) {
    let referee = view.referee.as_mut();
    match event {
        GameEvent::Ruled { ruling, words } => view.rulings.push(RulingView {
            ruling,
            words,
            ply: view.now.ply,
            at_ms: at.0,
        }),
        GameEvent::LinesSet { lines: Some(lines), .. } => view.lines = lines,
        GameEvent::Rated => view.rated = true,
        GameEvent::RefereeJoined => referee.expect("asked for").state = RefereeState::Joined,
        GameEvent::RefereeDeclined { .. } => {
            let referee = referee.expect("asked for");
            (referee.state, referee.confirmed) = (RefereeState::Declined, vocabulary::BySide::default());
        }
        GameEvent::RefereeConfirmed { side } => {
            let referee = referee.expect("asked for");
            match side {
                vocabulary::Side::Cho => referee.confirmed.cho = true,
                vocabulary::Side::Han => referee.confirmed.han = true,
            }
            if referee.confirmed.cho && referee.confirmed.han {
                referee.state = RefereeState::Confirmed;
            }
        }
        GameEvent::LinesSet { lines: None, .. }
        | GameEvent::SetupExpired
        | GameEvent::TimeGiven { .. }
        | GameEvent::AdjournOffered { .. }
        | GameEvent::AdjournDeclined { .. }
        | GameEvent::Adjourned
        | GameEvent::ResumeOffered { .. }
        | GameEvent::ResumeDeclined { .. }
        | GameEvent::Continued => {}
        other => panic!("{other:?} is none of these"),
    }
}

/// A xorshift random number generator.
struct Seeded(u64);

impl Seeded {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        usize::try_from(self.0 % bound.max(1) as u64).expect("below a usize")
    }
}

/// Returns the messages about time, adjournment, conditional moves and touches that the reader's rights allow.
fn besides(view: &GameView, id: &str) -> Vec<ClientMsg> {
    let (rights, id) = (&view.now.rights, id.to_owned());
    let line = || {
        let first = view.now.legal.first()?.to_string();
        Some(vec![first, "a4b4".to_owned()])
    };
    let seen = Some(view.seq);
    let wishes = [
        (rights.give_time, ClientMsg::GiveTime { id: id.clone() }),
        (rights.offer_adjourn, ClientMsg::OfferAdjourn { id: id.clone(), seen }),
        (
            rights.answer_adjourn,
            ClientMsg::AnswerAdjourn {
                id: id.clone(),
                accept: view.seq.is_multiple_of(2),
                seen,
            },
        ),
        (rights.offer_resume, ClientMsg::OfferResume { id: id.clone(), seen }),
        (
            rights.answer_resume,
            ClientMsg::AnswerResume {
                id: id.clone(),
                accept: true,
                seen,
            },
        ),
        (
            rights.set_lines,
            ClientMsg::SetLines {
                id: id.clone(),
                ply: view.now.ply,
                lines: line().into_iter().collect(),
                seen,
            },
        ),
    ];
    let wished = wishes.into_iter().filter_map(|(right, wish)| right.then_some(wish));
    wished.chain(touch(view, id)).collect()
}

/// Returns a message that touches a movable piece, if it is the reader's turn and the rules have touch-move.
fn touch(view: &GameView, id: String) -> Option<ClientMsg> {
    let step = view.now.legal.first().filter(|_| view.now.rights.play)?;
    let from = step.trim_end_matches(|letter: char| letter.is_ascii_digit());
    (view.rules.full["touch"] == "touch_move").then(|| ClientMsg::Touch {
        id,
        ply: view.now.ply,
        square: from[..from.len() - 1].to_owned(),
        seen: Some(view.seq),
    })
}

/// Returns a random message that the reader's rights allow.
fn allowed_message(view: &GameView, seeded: &mut Seeded, id: String) -> Option<ClientMsg> {
    let (now, rights) = (&view.now, &view.now.rights);
    // The client has seen the current state.
    let seen = Some(view.seq);
    let act = |action: &str| ClientMsg::Act {
        id: id.clone(),
        ply: now.ply,
        action: action.to_owned(),
        seen,
    };
    let mut choices = Vec::new();
    for &side in &rights.arrange {
        if let Some(placing) = &now.placing {
            let option = &placing.options[seeded.below(placing.options.len())];
            choices.push(ClientMsg::Place {
                id: id.clone(),
                side,
                piece: option.piece.clone(),
                square: option.square.clone(),
            });
            continue;
        }
        let setup = view.setup.allowed[seeded.below(view.setup.allowed.len())].clone();
        choices.push(ClientMsg::Arrange {
            id: id.clone(),
            side,
            setup,
        });
    }
    if rights.play {
        let step = &now.legal[seeded.below(now.legal.len())];
        choices.extend([act(step), act(step), act(step)]);
    }
    for (right, token) in [(rights.offer_draw, "offer"), (rights.answer_draw, "decline")] {
        choices.extend(right.then(|| act(token)));
    }
    if rights.takeback && seeded.below(4) == 0 {
        choices.push(ClientMsg::Takeback {
            id: id.clone(),
            ply: now.ply,
            seen,
        });
    }
    if rights.answer_takeback {
        let accept = seeded.below(2) == 0;
        choices.push(ClientMsg::TakebackAnswer {
            id: id.clone(),
            accept,
            seen,
        });
    }
    choices.extend(besides(view, &id));
    if rights.rematch {
        choices.push(ClientMsg::Rematch { id });
    }
    let choice = seeded.below(choices.len());
    (!choices.is_empty()).then(|| choices.swap_remove(choice))
}

/// Plays random games with messages that the rights allow. After each message, every follower must have the same view
/// as a client that loads the game again.
#[test]
fn followers_see_what_newcomers_see() {
    let mut seeded = Seeded(0x6A61_6E67_6769);
    let mut plies = 0;
    for (number, preset) in Preset::ALL.into_iter().enumerate() {
        let mut terms = terms(preset);
        if number % 2 == 1 {
            terms.time = TimeControl::Correspondence { days: 1 };
        }
        let (mut room, _) = Room::open(terms, OPENED).expect("possible");
        let mut at = OPENED;
        let view = |room: &Room, reader, at| convert::game_view(room, reader, OPENED, at);
        let mut followers = [Some(MINA), Some(JUN), Some(STRANGER), None].map(|reader| Follower {
            reader,
            view: view(&room, reader, at),
        });
        for number in 0..150 {
            at = at + Millis(u64::try_from(seeded.below(3_000)).expect("small"));
            let who = seeded.below(2);
            let id = format!("m{number}");
            let Some(message) = allowed_message(&followers[who].view, &mut seeded, id) else {
                continue;
            };
            let seen = commands::seen(&message);
            let (id, command): (ClientId, PlayerCommand) =
                commands::player_command(message.clone(), || GameId::from_bits(77)).expect("well formed");
            let sender = followers[who].reader.expect("players have names");
            let command = Command::Player {
                player: sender,
                id: Some(id),
                command,
                round_trip: Millis(20),
                seen,
            };
            let handled = room
                .handle(command, at)
                .unwrap_or_else(|refused| panic!("{preset:?} {message:?}: {refused}"));
            for (place, follower) in followers.iter_mut().enumerate() {
                // `janggi::api::judge` is slow, so it is used for only a tenth of the states.
                let has_rules = plies % 10 == place;
                follower.follow(&room, &handled.events, (has_rules, at));
                let anew = serde_json::to_value(view(&room, follower.reader, at)).expect("a view is JSON");
                let followed = serde_json::to_value(&follower.view).expect("a view is JSON");
                for (name, field) in anew.as_object().expect("an object") {
                    assert_eq!(&followed[name], field, "{preset:?}: {name} after {message:?}");
                }
                assert_eq!(followed, anew, "{preset:?} after {message:?}");
                let text = serde_json::to_string(&follower.view).expect("a view is JSON");
                let read: GameView = serde_json::from_str(&text).expect("just written");
                assert_eq!(read, follower.view);
            }
            plies += 1;
        }
    }
    assert!(plies > 1_500, "only {plies} messages");
}
