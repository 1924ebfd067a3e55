//! The `Clubs` type. Its operations are in the other modules.

use crate::services::Services;
use crate::tournaments::Tournaments;
use play::ClubId;
use std::collections::HashMap;
use std::sync::{Arc, Mutex};

/// Access to the server's clubs.
#[derive(Debug, Clone)]
pub(crate) struct Clubs {
    pub(super) services: Arc<Services>,
    pub(super) tournaments: Tournaments,
    /// Times of the last notices about join requests, by club.
    pub(super) notified_ms: Arc<Mutex<HashMap<ClubId, i64>>>,
}

impl Clubs {
    pub(crate) fn new(services: Arc<Services>, tournaments: Tournaments) -> Self {
        Self {
            services,
            tournaments,
            notified_ms: Arc::default(),
        }
    }
}
