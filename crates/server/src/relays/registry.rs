//! All relays, with their limits. A relay's id is derived from the director's secret, so the director's page gets the
//! same id again after a restart.

use super::relay::{Relay, hash_of};
use crate::identity::{decode, encode};
use crate::limits::{AddressPrefix, KeyedTokenBuckets, Rate};
use crate::net::lan_address;
use crate::services::Services;
use sha2::{Digest, Sha256};
use std::collections::HashMap;
use std::fmt;
use std::net::{IpAddr, SocketAddr};
use std::sync::{Arc, Mutex, MutexGuard, OnceLock, PoisonError};
use wire::relay::{NewRelayReport, RelayQuestion, RelaySeat, RelaySheet, RelayUpload, RelayView};
use wire::{Code, ErrorBody};

/// Number of hexadecimal digits in an id.
const ID_DIGITS: usize = 16;
/// Maximum number of addresses whose wrong codes are counted.
const ADDRESSES: usize = 4_096;

/// All relays. Clones share them.
#[derive(Clone)]
pub(crate) struct Relays(Arc<Registry>);

struct Registry {
    services: Arc<Services>,
    /// The server's listening address; unset until the server listens.
    bound: OnceLock<SocketAddr>,
    state: Mutex<State>,
}

struct State {
    relays: HashMap<String, Entry>,
    wrong_codes: KeyedTokenBuckets<IpAddr>,
}

struct Entry {
    relay: Relay,
    opened_by: AddressPrefix,
    /// Time of the director's last request.
    asked_ms: i64,
}

impl fmt::Debug for Relays {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Relays").finish_non_exhaustive()
    }
}

/// Returns the id of a director's relay; `None` if the secret is malformed.
fn id_of(secret: &str) -> Option<String> {
    let secret = decode(secret)?;
    let digest: [u8; 32] = Sha256::new()
        .chain_update(b"relay of phones")
        .chain_update(secret)
        .finalize()
        .into();
    Some(encode(&digest)[..ID_DIGITS].to_owned())
}

impl Relays {
    pub(crate) fn new(services: Arc<Services>) -> Self {
        Self(Arc::new(Registry {
            services,
            bound: OnceLock::new(),
            state: Mutex::new(State {
                relays: HashMap::new(),
                wrong_codes: KeyedTokenBuckets::new(ADDRESSES),
            }),
        }))
    }

    /// Sets the address that the server listens on. Only the first call has an effect.
    pub(crate) fn set_address(&self, bound: SocketAddr) {
        let _ = self.0.bound.set(bound);
    }

    /// Opens a relay, or replaces its sheet.
    ///
    /// # Errors
    ///
    /// `bad_relay`, `too_many_relays`.
    pub(crate) fn upload(&self, upload: RelayUpload, address: IpAddr) -> Result<RelayView, ErrorBody> {
        let limits = self.0.services.limits.relay;
        let id = id_of(&upload.secret).ok_or_else(|| ErrorBody::from(Code::BadRelay).with("field", "secret"))?;
        let mut state = self.lock();
        let now_ms = self.0.services.clock.now_ms();
        if let Some(entry) = state.relays.get_mut(&id) {
            entry.relay.replace(upload, limits.boards)?;
            entry.asked_ms = now_ms;
            return Ok(self.view(id, &entry.relay));
        }
        let opened_by = AddressPrefix::from(address);
        let full = |most: usize| Err(ErrorBody::from(Code::TooManyRelays).with("most", most));
        if state.relays.len() >= limits.relays {
            return full(limits.relays);
        }
        let own = state.relays.values().filter(|entry| entry.opened_by == opened_by);
        if own.count() >= limits.relays_of_address {
            return full(limits.relays_of_address);
        }
        let relay = Relay::open(upload, limits.boards, now_ms)?;
        let view = self.view(id.clone(), &relay);
        let entry = Entry {
            relay,
            opened_by,
            asked_ms: now_ms,
        };
        state.relays.insert(id, entry);
        Ok(view)
    }

    /// Clears the boards that the director has named, and returns the reports.
    ///
    /// # Errors
    ///
    /// `not_director`, `unknown_relay`.
    pub(crate) fn direct(&self, id: &str, question: &RelayQuestion) -> Result<RelayView, ErrorBody> {
        if id_of(&question.secret).as_deref() != Some(id) {
            return Err(Code::NotDirector.into());
        }
        let mut state = self.lock();
        let entry = state.relays.get_mut(id).ok_or(Code::UnknownRelay)?;
        entry.asked_ms = self.0.services.clock.now_ms();
        for key in &question.clear {
            entry.relay.clear(key);
        }
        Ok(self.view(id.to_owned(), &entry.relay))
    }

    /// Returns the sheet with its `ETag`.
    ///
    /// # Errors
    ///
    /// `unknown_relay`.
    pub(crate) fn sheet(&self, id: &str) -> Result<(String, RelaySheet), ErrorBody> {
        let state = self.lock();
        let relay = &state.relays.get(id).ok_or(Code::UnknownRelay)?.relay;
        Ok((relay.tag(), relay.sheet.clone()))
    }

    /// Returns the seat of the player with this code.
    ///
    /// # Errors
    ///
    /// `unknown_relay`, `unknown_code`, `too_fast` after many wrong codes.
    pub(crate) fn seat(&self, id: &str, code: &str, address: IpAddr) -> Result<RelaySeat, ErrorBody> {
        self.try_code(id, address, |relay| {
            relay.seat(&hash_of(code)).ok_or(Code::UnknownCode.into())
        })
    }

    /// Records a player's report, and returns the player's seat.
    ///
    /// # Errors
    ///
    /// `unknown_relay`, `unknown_code`, `too_fast` after many wrong codes, `bad_request`, `board_settled`, `list_full`.
    pub(crate) fn report(&self, id: &str, said: &NewRelayReport, address: IpAddr) -> Result<RelaySeat, ErrorBody> {
        let most = self.0.services.limits.relay.reports;
        self.try_code(id, address, |relay| {
            let hash = hash_of(&said.code);
            relay.report(&hash, said, most)?;
            relay.seat(&hash).ok_or(Code::UnknownCode.into())
        })
    }

    /// Runs `attempt` on a relay. An unknown code is charged to the address, and an address with too many is refused.
    fn try_code<T>(
        &self,
        id: &str,
        address: IpAddr,
        attempt: impl FnOnce(&mut Relay) -> Result<T, ErrorBody>,
    ) -> Result<T, ErrorBody> {
        let rate = Rate::from(self.0.services.limits.relay.codes);
        let now_ms = self.0.services.clock.now_ms();
        let mut state = self.lock();
        let wait_ms = state.wrong_codes.wait_ms(&address, rate, now_ms);
        if wait_ms > 0 {
            let refused = ErrorBody::from(Code::TooFast).with("limit", "hall-codes");
            return Err(refused.with("retry_after_s", wait_ms.div_euclid(1000) + 1));
        }
        let entry = state.relays.get_mut(id).ok_or(Code::UnknownRelay)?;
        let result = attempt(&mut entry.relay);
        if matches!(&result, Err(error) if error.code == Code::UnknownCode) {
            state.wrong_codes.spend(address, rate, 1, now_ms);
        }
        result
    }

    fn view(&self, id: String, relay: &Relay) -> RelayView {
        let lan = self.0.bound.get().copied().and_then(lan_address);
        let base = &self.0.services.base_path;
        RelayView {
            id,
            address: lan.map(|lan| format!("http://{lan}{base}")),
            boards: relay.reports(),
        }
    }

    /// Locks the state, and removes expired relays.
    fn lock(&self) -> MutexGuard<'_, State> {
        let Services { limits, clock, .. } = &*self.0.services;
        // A panic cannot leave the state half updated, so a poisoned lock is still usable.
        let mut state = self.0.state.lock().unwrap_or_else(PoisonError::into_inner);
        let kept_ms = i64::try_from(limits.relay.kept.as_millis()).unwrap_or(i64::MAX);
        let oldest_ms = clock.now_ms().saturating_sub(kept_ms);
        state.relays.retain(|_, entry| entry.asked_ms > oldest_ms);
        state
    }
}
