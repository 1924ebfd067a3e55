//! Dependencies of push delivery on the rest of the server.

use crate::clock::Clock;
use crate::database::Database;
use crate::random::Random;

pub(crate) struct PushDeps {
    pub(crate) store: Database,
    pub(crate) clock: Clock,
    pub(crate) random: Random,
}
