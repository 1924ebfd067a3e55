//! The model: servers, a database, and the messages between them. It runs the real lease holder and the real lease row.

use play::lease::{Action, Epoch, Event, Holder, LeaseRow, State, Terms};
use play::{Millis, Moment};
use std::collections::BTreeMap;

/// The terms, with the renewal interval as the unit of time.
pub(crate) const TERMS: Terms = Terms {
    lasts: Millis(2),
    renewed_every: Millis(1),
    asked_every: Millis(1),
    patience: Millis(1),
};

/// Time at which the search ends. Two leases in a row can expire by then, while messages of the first owner are still
/// in transit.
const LAST: u64 = 4;
/// Amount by which the database's clock is set forward or back; longer than a lease.
const SET_BY: i64 = 3;
/// Maximum time until a server takes over after the last failure. This time allows for the requests, and for a lease
/// that lasts longer because the clock was set back.
const TAKEN_OVER_IN: u64 = 3 * TERMS.lasts.0 + 4;

type Server = u8;

/// Behaviour of the database's fence: correct, or with one injected fault.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Fence {
    Whole,
    /// The fence does not compare epochs.
    Open,
    /// The fence compares epochs when a transaction begins, but does not lock the row until the transaction ends.
    NotLocked,
    /// Every owner gets epoch 1.
    SameEpoch,
    /// The lease expires in the database before its owner expects it.
    EndsEarly,
    /// The database does not end the old owner's transactions, and a grant fails while they are open.
    NeverEnds,
}

/// Numbers of faults and writes that may still occur in a run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Faults {
    pub(crate) pauses: u8,
    pub(crate) crashes: u8,
    pub(crate) clocks: u8,
    pub(crate) stops: u8,
    /// Messages that arrive at any later time, or never. All others arrive before time passes, in any order.
    pub(crate) delays: u8,
    /// Writes by all servers together.
    pub(crate) writes: u8,
}

impl Faults {
    pub(crate) const NONE: Self = Self {
        pauses: 0,
        crashes: 0,
        clocks: 0,
        stops: 0,
        delays: 0,
        writes: 2,
    };
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Runs {
    Yes,
    /// Suspended, for example by SIGSTOP.
    Paused,
    Dead,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Process {
    runs: Runs,
    holder: Holder,
    /// Whether the server is waiting for the result of a write.
    writes: bool,
}

/// A message between a server and the database, in either direction. `Take` stays in the database.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
enum Message {
    Acquire(Server, Millis),
    /// The second half of `Acquire`, after the old owner's transactions have been ended.
    Take(Server, Millis),
    Renew(Server, Millis, Epoch),
    Release(Server, Epoch),
    Begin(Server, Epoch),
    Granted(Server, Millis, Epoch),
    Renewed(Server, Millis),
    Refused(Server, Millis),
    Failed(Server, Millis),
    Written(Server),
    Fenced(Server),
}

impl Message {
    /// Returns the recipient of the message if it is an answer.
    fn answers(self) -> Option<Server> {
        match self {
            Self::Acquire(..) | Self::Take(..) | Self::Renew(..) | Self::Release(..) | Self::Begin(..) => None,
            Self::Granted(server, ..)
            | Self::Renewed(server, ..)
            | Self::Refused(server, ..)
            | Self::Failed(server, ..)
            | Self::Written(server)
            | Self::Fenced(server) => Some(server),
        }
    }
}

/// An open transaction that has passed the fence.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
struct Transaction {
    by: Server,
    epoch: Epoch,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct World {
    fence: Fence,
    faults: Faults,
    now: u64,
    /// Offset of the database's clock from real time.
    set_by: i64,
    row: Option<LeaseRow<Server>>,
    open: Vec<Transaction>,
    on_the_way: Vec<Message>,
    delayed: Vec<Message>,
    servers: Vec<Process>,
    owners: BTreeMap<u64, Server>,
    last_write: Epoch,
    violated: Option<String>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    TimePasses,
    Arrives(usize),
    IsDelayed(usize),
    ArrivesLate(usize),
    Commits(usize),
    Writes(Server),
    Pauses(Server),
    GoesOn(Server),
    Dies(Server),
    Stops(Server),
    ClockIsSet(i64),
}

impl World {
    pub(crate) fn new(servers: usize, fence: Fence, faults: Faults) -> Self {
        let mut world = Self {
            fence,
            faults,
            now: 0,
            set_by: 0,
            row: None,
            open: Vec::new(),
            on_the_way: Vec::new(),
            delayed: Vec::new(),
            servers: vec![
                Process {
                    runs: Runs::Yes,
                    holder: Holder::new(TERMS),
                    writes: false,
                };
                servers
            ],
            owners: BTreeMap::new(),
            last_write: Epoch(0),
            violated: None,
        };
        for server in world.numbers() {
            world.happens(server, Event::Start);
        }
        world
    }

    /// Delivers all messages, after which the first server has the lease and the others have been refused.
    pub(crate) fn owned(mut self) -> Self {
        while !self.on_the_way.is_empty() {
            self.take(Step::Arrives(0));
        }
        self
    }

    fn numbers(&self) -> std::ops::Range<Server> {
        0..Server::try_from(self.servers.len()).expect("a few")
    }

    pub(crate) fn steps(&self) -> Vec<Step> {
        let mut steps = Vec::new();
        let arrives = |index: &usize| self.is_heard(self.on_the_way[*index]);
        let arriving: Vec<usize> = (0..self.on_the_way.len()).filter(arrives).collect();
        if self.now < LAST && arriving.is_empty() {
            steps.push(Step::TimePasses);
        }
        if self.faults.delays > 0 {
            // Answers are never delayed, because a late answer is equivalent to a paused server.
            let may_be_late = |index: &usize| self.on_the_way[*index].answers().is_none();
            steps.extend(arriving.iter().copied().filter(may_be_late).map(Step::IsDelayed));
        }
        steps.extend(arriving.into_iter().map(Step::Arrives));
        let arrives = |index: &usize| self.is_heard(self.delayed[*index]);
        steps.extend((0..self.delayed.len()).filter(arrives).map(Step::ArrivesLate));
        steps.extend((0..self.open.len()).map(Step::Commits));
        if self.faults.clocks > 0 && self.row.is_some() {
            steps.extend([-SET_BY, SET_BY].map(Step::ClockIsSet));
        }
        for server in self.numbers() {
            let process = &self.servers[usize::from(server)];
            match process.runs {
                Runs::Yes => {
                    let may_write = process.holder.holds(Millis(self.now)).is_some() && !process.writes;
                    if may_write && self.faults.writes > 0 {
                        steps.push(Step::Writes(server));
                    }
                    let owns = matches!(process.holder.state(), State::Holding { .. } | State::Unsure { .. });
                    if owns && self.faults.pauses > 0 {
                        steps.push(Step::Pauses(server));
                    }
                    if owns && self.faults.crashes > 0 {
                        steps.push(Step::Dies(server));
                    }
                    if owns && self.faults.stops > 0 {
                        steps.push(Step::Stops(server));
                    }
                }
                Runs::Paused => steps.push(Step::GoesOn(server)),
                Runs::Dead => {}
            }
        }
        steps
    }

    pub(crate) fn after(&self, step: Step) -> Self {
        let mut next = self.clone();
        next.take(step);
        next.on_the_way.sort_unstable();
        next.delayed.sort_unstable();
        next.open.sort_unstable();
        next
    }

    fn take(&mut self, step: Step) {
        match step {
            Step::TimePasses => {
                self.now += 1;
                for server in self.numbers() {
                    self.happens(server, Event::Time);
                }
            }
            Step::Arrives(index) => {
                let message = self.on_the_way.remove(index);
                self.arrives(message);
            }
            Step::IsDelayed(index) => {
                self.faults.delays -= 1;
                let message = self.on_the_way.remove(index);
                self.delayed.push(message);
            }
            Step::ArrivesLate(index) => {
                let message = self.delayed.remove(index);
                self.arrives(message);
            }
            Step::Commits(index) => {
                let Transaction { by, epoch } = self.open.remove(index);
                self.written(by, epoch);
            }
            Step::Writes(server) => {
                self.faults.writes -= 1;
                let process = &mut self.servers[usize::from(server)];
                process.writes = true;
                if let Some(epoch) = process.holder.holds(Millis(self.now)) {
                    self.on_the_way.push(Message::Begin(server, epoch));
                }
            }
            Step::Pauses(server) => {
                self.faults.pauses -= 1;
                self.servers[usize::from(server)].runs = Runs::Paused;
            }
            Step::GoesOn(server) => {
                self.servers[usize::from(server)].runs = Runs::Yes;
                self.happens(server, Event::Time);
            }
            Step::Dies(server) => {
                self.faults.crashes -= 1;
                self.servers[usize::from(server)].runs = Runs::Dead;
            }
            Step::Stops(server) => {
                self.faults.stops -= 1;
                self.happens(server, Event::Stop);
            }
            Step::ClockIsSet(by) => {
                self.faults.clocks -= 1;
                self.set_by += by;
            }
        }
    }

    /// Passes an event to a server if it is running, and sends the resulting request.
    fn happens(&mut self, server: Server, event: Event) {
        let (now, process) = (Millis(self.now), &mut self.servers[usize::from(server)]);
        if process.runs != Runs::Yes {
            return;
        }
        let action = process.holder.step(event, now);
        self.on_the_way.extend(action.map(|action| match action {
            Action::Acquire => Message::Acquire(server, now),
            Action::Renew(epoch) => Message::Renew(server, now, epoch),
            Action::Release(epoch) => Message::Release(server, epoch),
        }));
    }

    fn database_time(&self) -> Moment {
        Moment(i64::try_from(self.now).expect("a few") + self.set_by)
    }

    fn arrives(&mut self, message: Message) {
        match message {
            Message::Acquire(server, asked) => self.asked(server, asked),
            Message::Take(server, asked) => self.taken(server, asked),
            Message::Renew(server, asked, epoch) => {
                let now = self.database_time();
                let renewed = self.row.as_mut().is_some_and(|row| row.renew(&server, epoch, now));
                self.on_the_way.push(match renewed {
                    true => Message::Renewed(server, asked),
                    false => Message::Refused(server, asked),
                });
            }
            Message::Release(server, epoch) => {
                if let Some(row) = &mut self.row {
                    row.release(&server, epoch);
                }
            }
            Message::Begin(by, epoch) => {
                let admitted = self.row.as_ref().is_some_and(|row| row.admits(&by, epoch));
                if admitted || self.fence == Fence::Open {
                    self.open.push(Transaction { by, epoch });
                } else {
                    self.on_the_way.push(Message::Fenced(by));
                }
            }
            Message::Granted(server, asked, epoch) => self.happens(server, Event::Granted { asked, epoch }),
            Message::Renewed(server, asked) => self.happens(server, Event::Renewed { asked }),
            Message::Refused(server, asked) => self.happens(server, Event::Refused { asked }),
            Message::Failed(server, asked) => self.happens(server, Event::Failed { asked }),
            Message::Written(server) => self.servers[usize::from(server)].writes = false,
            Message::Fenced(server) => {
                self.servers[usize::from(server)].writes = false;
                self.happens(server, Event::Fenced);
            }
        }
    }

    /// Returns whether a message can be delivered now. Messages to a paused or dead server stay in transit.
    fn is_heard(&self, message: Message) -> bool {
        match message {
            Message::Acquire(..)
            | Message::Take(..)
            | Message::Renew(..)
            | Message::Release(..)
            | Message::Begin(..) => true,
            Message::Granted(server, ..)
            | Message::Renewed(server, ..)
            | Message::Refused(server, ..)
            | Message::Failed(server, ..)
            | Message::Written(server)
            | Message::Fenced(server) => self.servers[usize::from(server)].runs == Runs::Yes,
        }
    }

    /// Handles the first half of a request for the lease. Unless another server holds it, ends the old owner's
    /// transactions.
    fn asked(&mut self, server: Server, asked: Millis) {
        let held = self
            .row
            .as_ref()
            .is_some_and(|row| row.owner.as_ref() != Some(&server) && row.is_held(self.database_time()));
        if held {
            self.on_the_way.push(Message::Refused(server, asked));
            return;
        }
        let old = self.row.as_ref().and_then(|row| row.owner);
        if self.fence != Fence::NeverEnds {
            self.open.retain(|transaction| Some(transaction.by) != old);
        }
        self.on_the_way.push(Message::Take(server, asked));
    }

    /// Handles the second half of a request for the lease, in one transaction. Fails while other transactions lock the
    /// row.
    fn taken(&mut self, server: Server, asked: Millis) {
        if !self.open.is_empty() && self.fence != Fence::NotLocked && self.fence != Fence::Open {
            self.on_the_way.push(Message::Failed(server, asked));
            return;
        }
        let lasts = match self.fence {
            Fence::EndsEarly => Millis(TERMS.lasts.0 - 1),
            _ => TERMS.lasts,
        };
        let granted = LeaseRow::grant(self.row.as_ref(), server, lasts, self.database_time());
        let Some(mut row) = granted else {
            self.on_the_way.push(Message::Refused(server, asked));
            return;
        };
        if self.fence == Fence::SameEpoch {
            row.epoch = Epoch(1);
        }
        let before = self.owners.insert(row.epoch.0, server);
        if before.is_some_and(|before| before != server) {
            self.violated = Some(format!("epoch {} was given to two servers", row.epoch));
        }
        self.on_the_way.push(Message::Granted(server, asked, row.epoch));
        self.row = Some(row);
    }

    fn written(&mut self, by: Server, epoch: Epoch) {
        if epoch < self.last_write {
            self.violated = Some(format!(
                "a write of epoch {epoch} after one of epoch {}",
                self.last_write
            ));
        }
        self.last_write = epoch;
        self.on_the_way.push(Message::Written(by));
    }

    /// Returns the violated property, if any.
    pub(crate) fn violation(&self) -> Option<String> {
        if self.violated.is_some() {
            return self.violated.clone();
        }
        let holds = |process: &&Process| process.runs == Runs::Yes && process.holder.holds(Millis(self.now)).is_some();
        // If the clock is set forward, leases end before their owners expect it, but the fence still protects the data.
        if self.set_by == 0 && self.servers.iter().filter(holds).count() > 1 {
            return Some("two servers hold the lease".to_owned());
        }
        self.is_stuck().then(|| "nobody takes over".to_owned())
    }

    /// Returns whether no server holds the lease within [`TAKEN_OVER_IN`], although one is trying and no further fault
    /// occurs.
    fn is_stuck(&self) -> bool {
        let mut world = self.clone();
        for _ in 0..TAKEN_OVER_IN {
            // A paused or dead server does not commit its transactions.
            let runs = |server: Server| world.servers[usize::from(server)].runs == Runs::Yes;
            let committed: Vec<_> = world.open.iter().copied().filter(|open| runs(open.by)).collect();
            world.open.retain(|open| !committed.contains(open));
            for Transaction { by, epoch } in committed {
                world.written(by, epoch);
            }
            for _ in 0..4 {
                for message in std::mem::take(&mut world.on_the_way) {
                    if world.is_heard(message) {
                        world.arrives(message);
                    }
                }
            }
            let now = Millis(world.now);
            let serves = |process: &Process| process.runs == Runs::Yes && process.holder.holds(now).is_some();
            let may = |process: &Process| {
                process.runs == Runs::Yes && !matches!(process.holder.state(), State::None | State::Lost)
            };
            if world.servers.iter().any(serves) || !world.servers.iter().any(may) {
                return false;
            }
            world.take(Step::TimePasses);
        }
        true
    }
}
