//! State machine of a bot's account: decides which challenges to accept and which games to play.
//!
//! It does no I/O and reads no clock.

use super::policy::Policy;
use std::collections::BTreeSet;
use wire::api::{Challenge, DeclineReason, Event, SetupInfo, Variant};

/// State of the account: games in progress, and accepted challenges without a game yet.
#[derive(Debug)]
pub(super) struct Session {
    /// The id of the account.
    me: String,
    policy: Policy,
    /// Maximum number of games at once.
    most: usize,
    /// Setups to choose from. If empty, the server uses the account's stored choice.
    setups: Vec<String>,
    playing: BTreeSet<String>,
    accepted: BTreeSet<String>,
    /// Whether the bot is shutting down and accepts no more games.
    closing: bool,
}

/// Action for the caller to carry out.
#[derive(Debug, PartialEq, Eq)]
pub(super) enum Action {
    Accept {
        game: String,
        by: String,
    },
    Decline {
        game: String,
        by: String,
        reason: DeclineReason,
    },
    ChooseSetup {
        game: String,
        code: String,
    },
    Play {
        game: String,
        opponent: String,
    },
}

impl Session {
    pub(super) fn new(me: String, (policy, most): (Policy, usize), setups: Vec<String>) -> Self {
        Self {
            me,
            policy,
            most,
            setups,
            playing: BTreeSet::new(),
            accepted: BTreeSet::new(),
            closing: false,
        }
    }

    /// Handles an event. `plays` returns whether the engine plays a variant; `drawn` selects one of the setups.
    pub(super) fn handle(
        &mut self,
        event: Event,
        plays: impl FnOnce(&Variant) -> bool,
        drawn: usize,
    ) -> Option<Action> {
        match event {
            Event::Challenge { challenge, .. } => self.challenged(&challenge, plays),
            Event::ChallengeCanceled { challenge } => {
                self.accepted.remove(&challenge.id);
                None
            }
            Event::GameStart { game } => {
                self.accepted.remove(&game.game_id);
                let is_new = self.playing.insert(game.game_id.clone());
                is_new.then_some(Action::Play {
                    game: game.game_id,
                    opponent: game.opponent.username,
                })
            }
            Event::GameFinish { game } => {
                self.accepted.remove(&game.game_id);
                None
            }
            Event::SetupStart { game } => self.choose(game, drawn),
            Event::ChallengeDeclined { .. } | Event::StreamEnd { .. } => None,
        }
    }

    fn challenged(&mut self, challenge: &Challenge, plays: impl FnOnce(&Variant) -> bool) -> Option<Action> {
        let challenger = challenge.challenger.as_ref();
        let is_own = challenger.is_some_and(|user| user.id == self.me);
        if is_own || self.accepted.contains(&challenge.id) {
            return None;
        }
        let (game, by) = (
            challenge.id.clone(),
            challenger.map_or_else(String::new, |user| user.name.clone()),
        );
        let is_full = self.closing || self.playing.len() + self.accepted.len() >= self.most;
        let objection = self.policy.objection(challenge, plays);
        match objection.or(is_full.then_some(DeclineReason::Later)) {
            Some(reason) => Some(Action::Decline { game, by, reason }),
            None => {
                self.accepted.insert(game.clone());
                Some(Action::Accept { game, by })
            }
        }
    }

    /// Chooses one of the configured setups that the rules allow; if none is allowed, the first allowed setup.
    fn choose(&self, game: SetupInfo, drawn: usize) -> Option<Action> {
        let wanted: Vec<&String> = game.allowed.iter().filter(|code| self.setups.contains(code)).collect();
        let choice = match wanted.len() {
            0 => game.allowed.first(),
            some => wanted.get(drawn % some).copied(),
        };
        let code = choice?.clone();
        Some(Action::ChooseSetup {
            game: game.game_id,
            code,
        })
    }

    /// Clears the accepted challenges when the stream is reopened, because the server sends all games and challenges
    /// again. An accepted challenge counts towards the limit again once its game starts.
    pub(super) fn reopened(&mut self) {
        self.accepted.clear();
    }

    /// Forgets an accepted challenge after the server refused the acceptance.
    pub(super) fn missed(&mut self, game: &str) {
        self.accepted.remove(game);
    }

    /// Forgets a game that is over.
    pub(super) fn over(&mut self, game: &str) {
        self.playing.remove(game);
    }

    /// Stops accepting games.
    pub(super) fn close(&mut self) {
        self.closing = true;
    }

    pub(super) fn is_closing(&self) -> bool {
        self.closing
    }

    /// Returns whether no game is running or about to start.
    pub(super) fn is_idle(&self) -> bool {
        self.playing.is_empty() && self.accepted.is_empty()
    }
}

#[cfg(test)]
mod tests {
    use super::{Action, Session};
    use crate::bot::examples::{self, challenge, game_info};
    use crate::bot::policy::{From, Policy};
    use wire::api::{DeclineReason, Event, SetupInfo};

    fn session(most: usize, setups: &[&str]) -> Session {
        let policy = Policy {
            from: From::Anyone,
            speeds: Vec::new(),
            rules: Vec::new(),
        };
        let setups = setups.iter().map(|code| (*code).to_owned()).collect();
        Session::new("mybot".to_owned(), (policy, most), setups)
    }

    fn challenged(id: &str) -> Event {
        examples::challenged(challenge(id))
    }

    fn begins(id: &str) -> Event {
        Event::GameStart {
            game: Box::new(game_info(id)),
        }
    }

    fn accepts(action: Option<Action>) -> bool {
        match action {
            Some(Action::Accept { .. }) => true,
            Some(Action::Decline { reason, .. }) => {
                assert_eq!(reason, DeclineReason::Later);
                false
            }
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn games_are_accepted_up_to_the_limit_and_again_when_one_is_over() {
        let mut session = session(2, &[]);
        let mut handle = |event: Event| session.handle(event, |_| true, 0);
        assert!(accepts(handle(challenged("a"))));
        assert_eq!(handle(challenged("a")), None, "it is accepted already");
        assert!(accepts(handle(challenged("b"))));
        assert!(!accepts(handle(challenged("c"))));
        assert!(matches!(handle(begins("a")), Some(Action::Play { .. })));
        assert_eq!(handle(begins("a")), None, "it is played already");
        assert!(!accepts(handle(challenged("c"))));
        // One challenge is cancelled by the opponent, and one game ends.
        let challenge = Box::new(challenge("b"));
        assert_eq!(handle(Event::ChallengeCanceled { challenge }), None);
        assert!(accepts(handle(challenged("c"))));
        session.over("a");
        assert!(accepts(session.handle(challenged("d"), |_| true, 0)));
        session.missed("d");
        assert!(accepts(session.handle(challenged("e"), |_| true, 0)));
    }

    #[test]
    fn games_that_were_not_accepted_here_are_played_too() {
        let mut session = session(1, &[]);
        for id in ["a", "b", "c"] {
            assert!(matches!(
                session.handle(begins(id), |_| true, 0),
                Some(Action::Play { .. })
            ));
        }
        assert!(!accepts(session.handle(challenged("d"), |_| true, 0)));
    }

    #[test]
    fn after_a_lost_connection_running_games_go_on_and_accepted_ones_are_counted_anew() {
        let mut session = session(2, &[]);
        session.handle(challenged("a"), |_| true, 0);
        session.handle(begins("b"), |_| true, 0);
        session.reopened();
        assert_eq!(session.handle(begins("b"), |_| true, 0), None);
        assert!(accepts(session.handle(challenged("c"), |_| true, 0)));
    }

    #[test]
    fn own_challenges_are_not_answered_and_nothing_is_accepted_while_closing() {
        let mut session = session(1, &[]);
        let mut own = challenge("a");
        own.challenger.as_mut().unwrap().id = "mybot".to_owned();
        assert_eq!(session.handle(examples::challenged(own), |_| true, 0), None);
        assert!(session.is_idle());
        session.close();
        assert!(!accepts(session.handle(challenged("b"), |_| true, 0)));
        assert!(session.is_idle());
    }

    #[test]
    fn setups_are_chosen_among_the_allowed_ones() {
        let chosen = |setups: &[&str], allowed: &[&str], drawn: usize| {
            let game = SetupInfo {
                game_id: "a".to_owned(),
                color: "white".to_owned(),
                allowed: allowed.iter().map(|code| (*code).to_owned()).collect(),
                opponent_setup: None,
                deadline: None,
            };
            match session(1, setups).handle(Event::SetupStart { game }, |_| true, drawn) {
                Some(Action::ChooseSetup { code, .. }) => code,
                other => panic!("{other:?}"),
            }
        };
        let all = ["mssm", "msms", "smms", "smsm"];
        assert_eq!(chosen(&["smms"], &all, 7), "smms");
        assert_eq!(chosen(&["smms", "msms"], &all, 1), "smms");
        assert_eq!(chosen(&["smms", "msms"], &all, 2), "msms");
        assert_eq!(chosen(&["smms"], &["mssm", "msms"], 0), "mssm");
    }
}
