//! State of the lobby: sockets, seeks, challenges and cached lists. The lock is held only for work in memory, never
//! across an await.

use super::challenge::Challenge;
use super::made::Made;
use super::people::person;
use crate::admission::Admission;
use crate::error::AppError;
use crate::jobs::JobBroker;
use crate::limits::{Client, Place, Pool as CommonPool, Shares};
use crate::room::{Outbox, Rooms, to_frame};
use crate::services::Services;
use play::lobby::{self, MemberId, Pool, SeekId, Widening};
use play::{GameId, Millis, Player, Zone};
use serde::Serialize;
use std::collections::{BTreeMap, HashMap};
use std::fmt;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use wire::http::GameSummary;
use wire::lobby::{LiveGame, LobbyServerMsg, PoolCount, PoolView, Presence, SeekView};
use wire::vocabulary::PlayerView;

/// The lobby. Clones share its state.
#[derive(Clone)]
pub(crate) struct Lobby(pub(super) Arc<LobbyState>);

pub(super) struct LobbyState {
    pub(super) services: Arc<Services>,
    pub(super) rooms: Rooms,
    pub(super) admission: Admission,
    pub(super) jobs: Arc<JobBroker>,
    /// Slots for open seeks. The limit per player is in `core`.
    pub(super) seeks: CommonPool,
    pub(super) challenges: CommonPool,
    state: Mutex<State>,
}

/// A socket in the lobby.
pub(super) struct Entry {
    pub(super) client: Client,
    /// The player's public view, refreshed with each request for an opponent; `None` for a visitor without a session.
    pub(super) view: Option<PlayerView>,
    outbox: Outbox,
}

pub(super) struct State {
    pub(super) core: lobby::Lobby,
    pub(super) members: BTreeMap<MemberId, Entry>,
    /// Open seeks as clients see them, with their slots.
    pub(super) views: HashMap<SeekId, (SeekView, Place)>,
    /// Presence counts in the last broadcast.
    pub(super) presence: Presence,
    pub(super) challenges: BTreeMap<GameId, Challenge>,
    pub(super) live: Option<Made<LiveGame>>,
    pub(super) online: Option<Made<PlayerView>>,
    pub(super) results: Option<Made<GameSummary>>,
    pub(super) public_games: HashMap<GameId, bool>,
    next_member: u64,
}

impl fmt::Debug for Lobby {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Lobby")
            .field("members", &self.lock().members.len())
            .finish_non_exhaustive()
    }
}

/// Growth of the rating range that a player waiting in a pool accepts.
pub(super) const WIDENING: Widening = Widening {
    first: 100,
    a_second: 20,
    anybody_after: Millis::from_seconds(30),
};

impl Lobby {
    pub(crate) fn new(services: Arc<Services>, rooms: Rooms, admission: Admission, jobs: Arc<JobBroker>) -> Self {
        let core = lobby::Lobby::new(lobby::LobbyLimits {
            seeks_of_player: services.limits.seeks_by_guest,
            widening: WIDENING,
        });
        let state = State {
            core,
            members: BTreeMap::new(),
            views: HashMap::new(),
            presence: Presence::default(),
            challenges: BTreeMap::new(),
            live: None,
            online: None,
            results: None,
            public_games: HashMap::new(),
            next_member: 0,
        };
        let limits = &services.limits;
        Self(Arc::new(LobbyState {
            seeks: CommonPool::new(Shares {
                all: limits.seeks,
                of_address: limits.seeks_of_address,
                ..Shares::UNBOUNDED
            }),
            challenges: CommonPool::new(Shares {
                all: limits.challenges,
                of_address: limits.challenges_of_address,
                of_player: limits.challenges_by_guest,
            }),
            services,
            rooms,
            admission,
            jobs,
            state: Mutex::new(state),
        }))
    }

    /// Sends the lobby's state to a socket, and subscribes it to changes.
    pub(crate) async fn attach(&self, client: Client, outbox: Outbox) -> Result<MemberId, AppError> {
        let view = match client.guest {
            Some(player) => Some(person(&self.0.services, player, None).await?.view),
            None => None,
        };
        let list = match client.guest {
            Some(player) => Some(self.challenges_of(player).await?),
            None => None,
        };
        let challenges = list.map_or(Vec::new(), |list| [list.received, list.sent].concat());
        let presence = self.presence();
        let mut state = self.lock();
        let seeks = state.core.seeks().iter();
        let seeks = seeks.filter_map(|seek| state.shown(seek.id).cloned()).collect();
        let presence = presence.with_waiting(&state.core);
        if presence != state.presence {
            // Reset, so that the next broadcast sends the presence to all sockets.
            state.presence = Presence::default();
        }
        let greeting = LobbyServerMsg::State {
            you: view.clone(),
            seeks,
            pools: Pool::ALL.iter().map(pool_view).collect(),
            presence,
            challenges,
            house: self.house_players(),
        };
        // A new queue has space for its first frame.
        let _ = outbox.send(to_frame(&greeting));
        state.next_member += 1;
        let member = MemberId(state.next_member);
        let entry = Entry { client, view, outbox };
        state.members.insert(member, entry);
        Ok(member)
    }

    /// Removes a closed socket, its seeks and its pool entries.
    pub(crate) fn detach(&self, member: MemberId) {
        let mut state = self.lock();
        state.members.remove(&member);
        state.core.gone(member);
    }

    /// Returns the numbers of sockets in the lobby, open seeks, and players waiting in pools.
    pub(crate) fn counts(&self) -> [usize; 3] {
        let state = self.lock();
        let waiting = Pool::ALL.iter().map(|pool| state.core.waiting(pool)).sum();
        [state.members.len(), state.core.seeks().len(), waiting]
    }

    pub(super) fn lock(&self) -> MutexGuard<'_, State> {
        // A panic cannot leave a change half done.
        self.0.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn presence(&self) -> Counted {
        let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
        Counted {
            players: count(self.0.admission.online_count()),
            games: count(self.0.services.running_clocks.count()),
            with_clock: Pool::ALL.map(|pool| count(self.0.services.live_games.with_clock(pool.time))),
        }
    }
}

/// Presence counts that do not need the lobby's lock.
pub(super) struct Counted {
    players: u32,
    games: u32,
    /// Number of games between people with each pool's clock.
    with_clock: [u32; Pool::ALL.len()],
}

impl Counted {
    pub(super) fn with_waiting(&self, core: &lobby::Lobby) -> Presence {
        let waiting = |(pool, games): (&Pool, u32)| PoolCount {
            pool: pool.id.to_owned(),
            players: u32::try_from(core.waiting(pool)).unwrap_or(u32::MAX),
            games,
        };
        Presence {
            players: self.players,
            games: self.games,
            waiting: Pool::ALL.iter().zip(self.with_clock).map(waiting).collect(),
        }
    }
}

impl State {
    pub(super) fn shown(&self, seek: SeekId) -> Option<&SeekView> {
        self.views.get(&seek).map(|(view, _)| view)
    }

    /// Removes the seeks that are no longer open, and frees their slots.
    pub(super) fn forget_views(&mut self) {
        let open: std::collections::HashSet<_> = self.core.seeks().iter().map(|seek| seek.id).collect();
        self.views.retain(|id, _| open.contains(id));
    }

    /// Sends a message to one socket. A socket with a full queue is treated as closed.
    pub(super) fn send(&mut self, member: MemberId, message: &impl Serialize) {
        let Some(entry) = self.members.get(&member) else { return };
        if entry.outbox.send(to_frame(message)).is_err() {
            self.members.remove(&member);
            self.core.gone(member);
        }
    }

    /// Sends a message to every socket.
    pub(super) fn send_all(&mut self, message: &LobbyServerMsg) {
        let frame = to_frame(message);
        let gone = self
            .members
            .extract_if(.., |_, entry| entry.outbox.send(frame.clone()).is_err());
        let gone: Vec<MemberId> = gone.map(|(member, _)| member).collect();
        for member in gone {
            self.core.gone(member);
        }
    }

    /// Sends a message to every socket of these players.
    pub(super) fn send_players(&mut self, players: [Player; 2], message: &LobbyServerMsg) {
        let of = |entry: &Entry| entry.client.guest.is_some_and(|player| players.contains(&player));
        let members: Vec<MemberId> = self
            .members
            .iter()
            .filter(|(_, entry)| of(entry))
            .map(|(id, _)| *id)
            .collect();
        for member in members {
            self.send(member, message);
        }
    }

    /// Removes closed sockets with their seeks and pool entries, so that nobody is paired with an absent player.
    pub(super) fn forget_closed(&mut self) {
        let gone = self.members.extract_if(.., |_, entry| entry.outbox.is_closed());
        let gone: Vec<MemberId> = gone.map(|(member, _)| member).collect();
        for member in gone {
            self.core.gone(member);
        }
    }
}

fn pool_view(pool: &Pool) -> PoolView {
    let rules = janggi::Preset::ALL.into_iter().find(|preset| preset.id() == pool.rules);
    PoolView {
        id: pool.id.to_owned(),
        rules: rules.map_or(pool.rules.to_owned(), |preset| {
            format!("{}@{}", preset.id(), preset.revision())
        }),
        time: wire::convert::time(pool.time),
        speed: pool.time.speed().code().to_owned(),
        difference: WIDENING.first,
        wider_by: WIDENING.a_second,
        anybody_after_s: u32::try_from(WIDENING.anybody_after.0 / 1_000).unwrap_or(u32::MAX),
    }
}

pub(super) fn core_member(
    (id, zone): (MemberId, Option<Zone>),
    player: Player,
    person: &super::people::Person,
) -> lobby::Member {
    lobby::Member {
        id,
        player,
        standing: person.standing(),
        rating: person.rating(),
        blocked: person.blocked.clone(),
        zone,
    }
}
