//! One relay: the sheet that the director has uploaded, and the players' reports. Time is a parameter.

use crate::identity::encode;
use sha2::{Digest, Sha256};
use std::collections::{HashMap, HashSet};
use wire::relay::{NewRelayReport, RelayReport, RelayReports, RelaySeat, RelaySheet, RelayState, RelayUpload};
use wire::vocabulary::{BySide, Side};
use wire::{Code, ErrorBody};

/// Number of hexadecimal digits of a code's hash.
const HASH_DIGITS: usize = 32;

#[derive(Debug)]
pub(super) struct Relay {
    pub(super) sheet: RelaySheet,
    pub(super) version: u64,
    pub(super) opened_ms: i64,
    /// Number of accepted uploads.
    uploads: u64,
    boards: HashMap<String, Board>,
    /// Key of the board and side, by the hash of the player's code.
    seats: HashMap<String, (String, Side)>,
}

/// Reports about a board whose players have codes.
#[derive(Debug)]
struct Board {
    /// Index of the round in the sheet, and of the board in the round.
    at: (usize, usize),
    hashes: BySide<String>,
    reports: BySide<RelayReport>,
    /// Number of results that each player has reported since the last clearing, without repetitions.
    changes: BySide<u32>,
    cleared: u32,
}

fn of<T>(both: &mut BySide<T>, side: Side) -> &mut T {
    match side {
        Side::Cho => &mut both.cho,
        Side::Han => &mut both.han,
    }
}

impl Board {
    fn state(&self) -> RelayState {
        match (self.reports.cho.result, self.reports.han.result) {
            (None, None) => RelayState::Open,
            (Some(cho), Some(han)) if cho == han => RelayState::Agreed,
            (Some(_), Some(_)) => RelayState::Differ,
            _ => RelayState::Waiting,
        }
    }
}

/// Returns the hash of a code, as the director's page uploads it.
pub(super) fn hash_of(code: &str) -> String {
    let mut digits = encode(&Sha256::digest(code.as_bytes()).into());
    digits.truncate(HASH_DIGITS);
    digits
}

fn bad(field: &str) -> ErrorBody {
    ErrorBody::from(Code::BadRelay).with("field", field)
}

/// Checks an upload: at most `most` boards with unique keys, and unique codes for boards in the sheet only.
fn check(upload: &RelayUpload, most: u32) -> Result<(), ErrorBody> {
    let boards = || upload.sheet.rounds.iter().flat_map(|round| &round.boards);
    if boards().count() > usize::try_from(most).unwrap_or(usize::MAX) {
        return Err(bad("boards").with("most", most));
    }
    let mut keys = HashSet::new();
    if !boards().all(|board| keys.insert(board.key.as_str())) {
        return Err(bad("key"));
    }
    let is_hash =
        |text: &str| text.len() == HASH_DIGITS && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'));
    let mut hashes = HashSet::new();
    for codes in &upload.codes {
        let are_new = [&codes.cho, &codes.han]
            .into_iter()
            .all(|hash| is_hash(hash) && hashes.insert(hash.as_str()));
        // Each key is removed, so that a second entry for the same board is refused.
        if !are_new || !keys.remove(codes.board.as_str()) {
            return Err(bad("codes"));
        }
    }
    Ok(())
}

impl Relay {
    /// Opens a relay.
    ///
    /// # Errors
    ///
    /// `bad_relay`.
    pub(super) fn open(upload: RelayUpload, most: u32, now_ms: i64) -> Result<Self, ErrorBody> {
        check(&upload, most)?;
        let mut relay = Self {
            sheet: RelaySheet {
                title: String::new(),
                rounds: Vec::new(),
                standings: Vec::new(),
            },
            version: 0,
            opened_ms: now_ms,
            uploads: 0,
            boards: HashMap::new(),
            seats: HashMap::new(),
        };
        relay.take(upload);
        Ok(relay)
    }

    /// Replaces the sheet. Reports are kept for boards whose codes have not changed. An upload that is older than the
    /// current one has no effect.
    ///
    /// # Errors
    ///
    /// `bad_relay`.
    pub(super) fn replace(&mut self, upload: RelayUpload, most: u32) -> Result<(), ErrorBody> {
        check(&upload, most)?;
        if upload.version >= self.version {
            self.take(upload);
        }
        Ok(())
    }

    fn take(&mut self, upload: RelayUpload) {
        let RelayUpload {
            version, sheet, codes, ..
        } = upload;
        let mut places = HashMap::new();
        for (at, round) in sheet.rounds.iter().enumerate() {
            for (board, one) in round.boards.iter().enumerate() {
                places.insert(one.key.as_str(), (at, board));
            }
        }
        let mut before = std::mem::take(&mut self.boards);
        self.seats.clear();
        for codes in codes {
            let Some(at) = places.get(codes.board.as_str()).copied() else {
                continue;
            };
            let key = codes.board;
            let hashes = BySide {
                cho: codes.cho,
                han: codes.han,
            };
            for (hash, side) in [(&hashes.cho, Side::Cho), (&hashes.han, Side::Han)] {
                self.seats.insert(hash.clone(), (key.clone(), side));
            }
            let board = match before.remove(&key).filter(|board| board.hashes == hashes) {
                Some(board) => Board { at, ..board },
                None => Board {
                    at,
                    hashes,
                    reports: BySide::default(),
                    changes: BySide::default(),
                    cleared: 0,
                },
            };
            self.boards.insert(key, board);
        }
        self.version = version;
        self.uploads += 1;
        self.sheet = sheet;
    }

    /// Returns the sheet's `ETag`, with quotes.
    pub(super) fn tag(&self) -> String {
        format!("\"{}-{}-{}\"", self.opened_ms, self.version, self.uploads)
    }

    /// Returns the seat of a code's hash; `None` if no player of the current round has this code.
    pub(super) fn seat(&self, hash: &str) -> Option<RelaySeat> {
        let (key, side) = self.seats.get(hash)?;
        let board = self.boards.get(key)?;
        let round = &self.sheet.rounds[board.at.0];
        Some(RelaySeat {
            title: self.sheet.title.clone(),
            round: round.title.clone(),
            board: round.boards[board.at.1].clone(),
            side: *side,
            results: round.results.clone(),
            own: match side {
                Side::Cho => board.reports.cho,
                Side::Han => board.reports.han,
            },
            state: board.state(),
            opened_ms: self.opened_ms,
        })
    }

    /// Records a player's report. A repeated report has no effect. A player may report at most `most` results.
    ///
    /// # Errors
    ///
    /// `unknown_code`, `bad_request` for a result that the round does not permit, `board_settled`, `list_full`.
    pub(super) fn report(&mut self, hash: &str, said: &NewRelayReport, most: u32) -> Result<(), ErrorBody> {
        let (key, side) = self.seats.get(hash).ok_or(Code::UnknownCode)?;
        let board = self.boards.get_mut(key).ok_or(Code::UnknownCode)?;
        let round = &self.sheet.rounds[board.at.0];
        let before = *of(&mut board.reports, *side);
        let mut after = before;
        if let Some(result) = said.result.filter(|result| Some(*result) != before.result) {
            if !round.results.contains(&result) {
                return Err(ErrorBody::new(
                    Code::BadRequest,
                    "players of this round cannot report this result",
                ));
            }
            let is_entered = round.boards[board.at.1].result.is_some();
            if is_entered || board.state() == RelayState::Agreed {
                return Err(Code::BoardSettled.into());
            }
            after.result = Some(result);
        }
        after.call |= said.call;
        if after.result != before.result {
            let changes = of(&mut board.changes, *side);
            if *changes >= most {
                return Err(ErrorBody::from(Code::ListFull).with("most", most));
            }
            *changes += 1;
        }
        *of(&mut board.reports, *side) = after;
        Ok(())
    }

    /// Clears a board's calls. Clears its reported results if there are two, so that both players can report again.
    pub(super) fn clear(&mut self, key: &str) {
        let Some(board) = self.boards.get_mut(key) else { return };
        let has_both = matches!(board.state(), RelayState::Agreed | RelayState::Differ);
        for side in [Side::Cho, Side::Han] {
            let report = of(&mut board.reports, side);
            report.call = false;
            if has_both {
                report.result = None;
                *of(&mut board.changes, side) = 0;
            }
        }
        board.cleared += u32::from(has_both);
    }

    /// Returns the boards with reports, calls or cleared reports, in the order of the sheet.
    pub(super) fn reports(&self) -> Vec<RelayReports> {
        let said = |board: &&Board| board.reports != BySide::default() || board.cleared > 0;
        let mut boards: Vec<_> = self.boards.values().filter(said).collect();
        boards.sort_by_key(|board| board.at);
        let report = |board: &Board| RelayReports {
            board: self.sheet.rounds[board.at.0].boards[board.at.1].key.clone(),
            cho: board.reports.cho,
            han: board.reports.han,
            cleared: board.cleared,
        };
        boards.into_iter().map(report).collect()
    }
}
