//! The one writer thread. It must not wait for anything but its queue and the disk.

use crate::StoreError;
use crate::rows::{AnalysisRow, EventRow, GameRow, GuestRow, Write};
use rusqlite::{Connection, Transaction, TransactionBehavior, params};
use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::thread::JoinHandle;

/// Told the outcome of one write, on the writer thread: it must be quick.
pub(crate) type Done = Box<dyn FnOnce(Result<(), StoreError>) + Send>;

/// At most this many writes share a commit, so that the first of a flood does not wait for the last.
const BATCH: usize = 512;

struct Job {
    write: Write,
    done: Done,
}

/// The way to the writer thread. Dropping it lets the thread finish what is queued, then waits for it.
pub(crate) struct Writer {
    // Option only so that Drop can close the queue before it joins.
    queue: Option<Sender<Job>>,
    thread: Option<JoinHandle<()>>,
    waiting: Arc<AtomicUsize>,
}

impl Writer {
    /// Gives `connection` to a thread of its own.
    pub(crate) fn start(connection: Connection) -> Self {
        let (queue, jobs) = channel();
        let waiting = Arc::new(AtomicUsize::new(0));
        let counted = Arc::clone(&waiting);
        let thread = std::thread::Builder::new()
            .name("store-writer".to_owned())
            .spawn(move || run(connection, &jobs, &counted))
            .expect("the system lets a starting server have a thread");
        Self {
            queue: Some(queue),
            thread: Some(thread),
            waiting,
        }
    }

    /// The queue is not bounded here: every caller waits for `done` before its next write, which bounds it by the games.
    pub(crate) fn send(&self, write: Write, done: Done) {
        let queue = self.queue.as_ref().expect("the queue is there until drop");
        self.waiting.fetch_add(1, Ordering::Relaxed);
        if let Err(rejected) = queue.send(Job { write, done }) {
            (rejected.0.done)(Err(StoreError::Closed));
        }
    }
}

impl Writer {
    /// Writes that are queued or being written.
    pub(crate) fn waiting(&self) -> usize {
        self.waiting.load(Ordering::Relaxed)
    }
}

impl Drop for Writer {
    fn drop(&mut self) {
        self.queue = None;
        if let Some(thread) = self.thread.take() {
            // A writer that panicked has nothing left to save; the log replays what was committed.
            let _ = thread.join();
        }
    }
}

fn run(mut connection: Connection, jobs: &Receiver<Job>, waiting: &AtomicUsize) {
    while let Ok(first) = jobs.recv() {
        let mut batch = vec![first];
        batch.extend(jobs.try_iter().take(BATCH - 1));
        let (writes, answers): (Vec<Write>, Vec<Done>) = batch.into_iter().map(|job| (job.write, job.done)).unzip();
        let results = commit(&mut connection, &writes);
        waiting.fetch_sub(writes.len(), Ordering::Relaxed);
        answers.into_iter().zip(results).for_each(|(done, result)| done(result));
    }
}

/// One transaction for the batch, one savepoint for each write: a conflict in one game undoes nothing of the others.
fn commit(connection: &mut Connection, writes: &[Write]) -> Vec<Result<(), StoreError>> {
    commit_all(connection, writes).unwrap_or_else(|error| {
        let error = StoreError::from(error);
        writes.iter().map(|_| Err(error.clone())).collect()
    })
}

fn commit_all(connection: &mut Connection, writes: &[Write]) -> Result<Vec<Result<(), StoreError>>, rusqlite::Error> {
    let mut transaction = connection.transaction_with_behavior(TransactionBehavior::Immediate)?;
    let mut results = Vec::with_capacity(writes.len());
    for write in writes {
        results.push(apply_whole(&mut transaction, write).map_err(StoreError::from));
    }
    transaction.commit()?;
    Ok(results)
}

fn apply_whole(transaction: &mut Transaction<'_>, write: &Write) -> Result<(), rusqlite::Error> {
    let savepoint = transaction.savepoint()?;
    apply(&savepoint, write)?;
    savepoint.commit()
}

fn apply(connection: &Connection, write: &Write) -> Result<(), rusqlite::Error> {
    match write {
        Write::Guest(guest) => insert_guest(connection, guest),
        Write::Events { game, guests, events } => {
            upsert_game(connection, game)?;
            insert_seats(connection, game, guests)?;
            append(connection, &game.id, events)
        }
        Write::Analysis(analysis) => upsert_analysis(connection, analysis),
        Write::All(writes) => writes.iter().try_for_each(|write| apply(connection, write)),
    }
}

fn insert_guest(connection: &Connection, guest: &GuestRow) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached("INSERT INTO guests (id, token_hash, created_ms) VALUES (?1, ?2, ?3)")?
        .execute(params![guest.id, guest.token_hash, guest.created_ms])?;
    Ok(())
}

fn upsert_game(connection: &Connection, game: &GameRow) -> Result<(), rusqlite::Error> {
    // created_ms is never changed: seats repeat it.
    connection
        .prepare_cached(
            "INSERT INTO games (id, created_ms, updated_ms, phase, card) VALUES (?1, ?2, ?3, ?4, ?5)
             ON CONFLICT (id) DO UPDATE SET updated_ms = excluded.updated_ms, phase = excluded.phase, card = excluded.card",
        )?
        .execute(params![game.id, game.created_ms, game.updated_ms, game.phase.word(), game.card])?;
    Ok(())
}

fn upsert_analysis(connection: &Connection, analysis: &AnalysisRow) -> Result<(), rusqlite::Error> {
    connection
        .prepare_cached(
            "INSERT INTO analyses (game, made_ms, body) VALUES (?1, ?2, ?3)
             ON CONFLICT (game) DO UPDATE SET made_ms = excluded.made_ms, body = excluded.body",
        )?
        .execute(params![analysis.game, analysis.made_ms, analysis.body])?;
    Ok(())
}

fn insert_seats(connection: &Connection, game: &GameRow, guests: &[String]) -> Result<(), rusqlite::Error> {
    let mut insert = connection.prepare_cached(
        "INSERT INTO seats (guest, game, created_ms)
         SELECT ?1, id, created_ms FROM games WHERE id = ?2
         ON CONFLICT DO NOTHING",
    )?;
    for guest in guests {
        insert.execute(params![guest, game.id])?;
    }
    Ok(())
}

/// The number must be exactly the next one: a gap is refused like a repetition.
fn append(connection: &Connection, game: &str, events: &[EventRow]) -> Result<(), rusqlite::Error> {
    let mut last: u32 = connection
        .prepare_cached("SELECT coalesce(max(seq), 0) FROM events WHERE game = ?1")?
        .query_row([game], |row| row.get(0))?;
    let mut insert =
        connection.prepare_cached("INSERT INTO events (game, seq, at_ms, body) VALUES (?1, ?2, ?3, ?4)")?;
    for event in events {
        if event.seq != last + 1 {
            return Err(out_of_order(game, last + 1, event.seq));
        }
        insert.execute(params![game, event.seq, event.at_ms, event.body])?;
        last = event.seq;
    }
    Ok(())
}

fn out_of_order(game: &str, expected: u32, found: u32) -> rusqlite::Error {
    let code = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_CONSTRAINT_PRIMARYKEY);
    rusqlite::Error::SqliteFailure(
        code,
        Some(format!("event {found} of game {game} where {expected} comes next")),
    )
}
