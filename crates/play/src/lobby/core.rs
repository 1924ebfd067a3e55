//! The state of the lobby: open seeks and waiting players. Paired players leave the lobby.

use std::collections::BTreeSet;

use janggi::{BySide, Side};

use super::colours::Colours;
use super::consent::HouseConsent;
use super::member::{Member, MemberId, Standing};
use super::pool::{Pool, Stakes, Waiting, Widening};
use super::seek::{Seek, SeekId, SeekSide};
use crate::control::TimeControl;
use crate::ids::Player;
use crate::time::Moment;
use crate::zone::Zone;

/// Limits on open seeks and on the ratings of players who are paired from a pool.
#[derive(Clone, Copy, Debug)]
pub struct LobbyLimits {
    /// Maximum number of open seeks per player.
    pub seeks_of_player: usize,
    /// Growth of the rating difference that a waiting player accepts.
    pub widening: Widening,
}

/// The open seeks and the players waiting in pools.
#[derive(Clone, Debug)]
pub struct Lobby {
    limits: LobbyLimits,
    /// Oldest first.
    pub(super) seeks: Vec<Seek>,
    /// Longest-waiting first; each player at most once.
    pub(super) waiting: Vec<Waiting>,
    colours: Colours,
    added: BTreeSet<SeekId>,
    gone: Vec<SeekId>,
}

/// Two paired players and their game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pairing {
    pub seats: BySide<Member>,
    pub rules: String,
    pub time: TimeControl,
    pub rated: bool,
    pub kind: PairingKind,
    /// Time zone of the player who opened the seek in `kind`, or who has waited longer in the pool.
    pub zone: Option<Zone>,
}

/// Source of a pairing: a seek or a pool.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PairingKind {
    /// The open seek that was accepted, or that a new seek matched.
    Seek(SeekId),
    Pool,
}

/// The reason a command is refused. A refused command changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Refused {
    /// The seek is not open.
    UnknownSeek,
    /// Players cannot accept their own seek.
    OwnSeek,
    /// Another player opened the seek.
    NotYourSeek,
    /// The player, their address, or the server has too many open seeks.
    TooManySeeks {
        /// The limit that was reached.
        most: usize,
    },
    /// The player's rating is outside the seek's range, or one player has blocked the other.
    NotForYou,
    /// Rated games require an account.
    AccountNeeded,
    /// The player is not waiting in any pool.
    NotWaiting,
}

impl Lobby {
    /// Creates an empty lobby.
    #[must_use]
    pub fn new(limits: LobbyLimits) -> Self {
        Self {
            limits,
            seeks: Vec::new(),
            waiting: Vec::new(),
            colours: Colours::default(),
            added: BTreeSet::new(),
            gone: Vec::new(),
        }
    }

    /// Opens a seek, or pairs its player with the oldest seek that fits. `drawn` is the side of the new seek's player
    /// if neither seek names a side and both players have the same balance.
    ///
    /// # Errors
    /// [`Refused::AccountNeeded`] or [`Refused::TooManySeeks`].
    pub fn seek(&mut self, seek: Seek, drawn: Side) -> Result<Option<Pairing>, Refused> {
        if seek.terms.rated && seek.by.standing == Standing::Guest {
            return Err(Refused::AccountNeeded);
        }
        if let Some(open) = self.seeks.iter().find(|open| open.fits(&seek)).cloned() {
            return Ok(Some(self.pair_seek(&open, seek.by, seek.terms.side, drawn)));
        }
        let most = self.limits.seeks_of_player;
        if self
            .seeks
            .iter()
            .filter(|open| open.by.player == seek.by.player)
            .count()
            >= most
        {
            return Err(Refused::TooManySeeks { most });
        }
        self.added.insert(seek.id);
        self.seeks.push(seek);
        Ok(None)
    }

    /// Accepts a seek. `by` must contain the player's rating for the seek's rules and speed. `drawn` is that player's
    /// side if the seek does not name one and both players have the same balance.
    ///
    /// # Errors
    /// [`Refused::UnknownSeek`], [`Refused::OwnSeek`], [`Refused::AccountNeeded`] or [`Refused::NotForYou`].
    pub fn accept(&mut self, seek: SeekId, by: Member, drawn: Side) -> Result<Pairing, Refused> {
        let open = self.open_seek(seek).ok_or(Refused::UnknownSeek)?.clone();
        if open.by.player == by.player {
            return Err(Refused::OwnSeek);
        }
        if open.terms.rated && by.standing == Standing::Guest {
            return Err(Refused::AccountNeeded);
        }
        if !open.is_for(&by) {
            return Err(Refused::NotForYou);
        }
        Ok(self.pair_seek(&open, by, SeekSide::Any, drawn))
    }

    /// Cancels one of the player's own seeks.
    ///
    /// # Errors
    /// [`Refused::UnknownSeek`] or [`Refused::NotYourSeek`].
    pub fn cancel(&mut self, seek: SeekId, by: Player) -> Result<(), Refused> {
        let open = self.open_seek(seek).ok_or(Refused::UnknownSeek)?;
        if open.by.player != by {
            return Err(Refused::NotYourSeek);
        }
        self.drop_seeks(|open| open.id == seek);
        Ok(())
    }

    /// Adds a player to a pool at `at`. A player who is already waiting loses the earlier place in the queue. `house`
    /// is the player's consent to a computer player, if given.
    pub fn wait(&mut self, pool: Pool, member: Member, stakes: Stakes, house: Option<HouseConsent>, at: Moment) {
        self.waiting.retain(|one| one.member.player != member.player);
        let since = self.waiting.last().map_or(at, |last| last.since.max(at));
        self.waiting.push(Waiting {
            member,
            pool: pool.id,
            stakes,
            house,
            since,
        });
    }

    /// Removes a player from their pool.
    ///
    /// # Errors
    /// [`Refused::NotWaiting`].
    pub fn leave(&mut self, player: Player) -> Result<(), Refused> {
        let before = self.waiting.len();
        self.waiting.retain(|one| one.member.player != player);
        if self.waiting.len() < before {
            Ok(())
        } else {
            Err(Refused::NotWaiting)
        }
    }

    /// Removes these players and their seeks. Returns the ids of the members who were waiting in a pool.
    pub fn withdraw(&mut self, players: [Player; 2]) -> Vec<MemberId> {
        let waited = self.waiting.extract_if(.., |one| players.contains(&one.member.player));
        let waited = waited.map(|one| one.member.id).collect();
        self.drop_seeks(|open| players.contains(&open.by.player));
        waited
    }

    /// Removes everything requested over a socket that has closed.
    pub fn gone(&mut self, member: MemberId) {
        self.waiting.retain(|one| one.member.id != member);
        self.drop_seeks(|open| open.by.id == member);
    }

    /// Pairs waiting players who accept each other at `now`. The players who have waited longest are paired first, each
    /// with the suitable opponent who has waited longest.
    pub fn pair(&mut self, now: Moment, mut draw: impl FnMut() -> Side) -> Vec<Pairing> {
        let mut pairings = Vec::new();
        let mut first = 0;
        while let Some(longest) = self.waiting.get(first) {
            let widening = &self.limits.widening;
            let mut rest = self.waiting.iter().skip(first + 1);
            let partner = rest.position(|other| longest.fits(other, widening, now));
            let Some(offset) = partner else {
                first += 1;
                continue;
            };
            let later = self.waiting.remove(first + 1 + offset);
            let earlier = self.waiting.remove(first);
            let pool = Pool::of(earlier.pool);
            let Some(Pool { rules, time, .. }) = pool else { continue };
            let both = [&earlier, &later].map(|one| (one.member.standing, one.stakes));
            let rated = both == [(Standing::Account, Stakes::Rated); 2];
            let zone = earlier.member.zone.clone();
            let seats = self.seats(earlier.member, later.member, SeekSide::Any, draw());
            pairings.push(self.made((seats, zone), (rules.to_owned(), time, rated), PairingKind::Pool));
        }
        pairings
    }

    /// Returns all open seeks, oldest first.
    #[must_use]
    pub fn seeks(&self) -> &[Seek] {
        &self.seeks
    }

    /// Returns the seek if it is open.
    #[must_use]
    pub fn open_seek(&self, id: SeekId) -> Option<&Seek> {
        self.seeks.iter().find(|open| open.id == id)
    }

    /// Returns the number of players who are waiting in a pool.
    #[must_use]
    pub fn waiting(&self, pool: &Pool) -> usize {
        self.waiting.iter().filter(|one| one.pool == pool.id).count()
    }

    /// Returns the changes since the last call: added seeks that are still open, oldest first, and ids of removed
    /// seeks. Some of the removed seeks may never have been reported.
    pub fn take_changes(&mut self) -> (Vec<Seek>, Vec<SeekId>) {
        let added = std::mem::take(&mut self.added);
        let opened = self.seeks.iter().filter(|open| added.contains(&open.id));
        (opened.cloned().collect(), std::mem::take(&mut self.gone))
    }

    fn pair_seek(&mut self, open: &Seek, other: Member, wish: SeekSide, drawn: Side) -> Pairing {
        let side = match (open.terms.side, wish) {
            (SeekSide::Is(side), _) => SeekSide::Is(side),
            (SeekSide::Any, SeekSide::Is(side)) => SeekSide::Is(side.opposite()),
            (SeekSide::Any, SeekSide::Any) => SeekSide::Any,
        };
        let zone = open.by.zone.clone();
        let seats = self.seats(open.by.clone(), other, side, drawn.opposite());
        let terms = open.terms.clone();
        self.made(
            (seats, zone),
            (terms.rules, terms.time, terms.rated),
            PairingKind::Seek(open.id),
        )
    }

    /// Assigns the seats of two members; `side` and `drawn` are for the first member.
    fn seats(&self, first: Member, second: Member, side: SeekSide, drawn: Side) -> BySide<Member> {
        let side = match side {
            SeekSide::Is(side) => side,
            SeekSide::Any => self.colours.side_of_first(first.player, second.player, drawn),
        };
        match side {
            Side::Cho => BySide {
                cho: first,
                han: second,
            },
            Side::Han => BySide {
                cho: second,
                han: first,
            },
        }
    }

    /// Creates the pairing, records its sides, and removes both players from the lobby.
    fn made(
        &mut self,
        (seats, zone): (BySide<Member>, Option<Zone>),
        (rules, time, rated): (String, TimeControl, bool),
        kind: PairingKind,
    ) -> Pairing {
        let players = [seats.cho.player, seats.han.player];
        self.colours.played(BySide {
            cho: seats.cho.player,
            han: seats.han.player,
        });
        self.leave_for_game(players);
        Pairing {
            seats,
            rules,
            time,
            rated,
            kind,
            zone,
        }
    }

    /// Removes players and their seeks because their game is starting.
    pub(super) fn leave_for_game(&mut self, players: impl AsRef<[Player]>) {
        let players = players.as_ref();
        self.waiting.retain(|one| !players.contains(&one.member.player));
        self.drop_seeks(|open| players.contains(&open.by.player));
    }

    fn drop_seeks(&mut self, drops: impl Fn(&Seek) -> bool) {
        for open in self.seeks.extract_if(.., |open| drops(open)) {
            // The removal is reported even if the seek was never announced: a client that has just connected may have
            // received the seek in the full list.
            self.added.remove(&open.id);
            self.gone.push(open.id);
        }
    }
}
