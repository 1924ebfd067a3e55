//! The endpoints of `janggun worker`: fetching and answering jobs. Only workers started by this server, or by another
//! server on the same database, are accepted.

mod acquire;
mod answer;
mod registered;

pub(crate) use registered::secret_of;

use crate::endpoint::{Endpoint, post};
use crate::state::App;
use wire::Code;
use wire::worker::Job;

/// Returns the endpoints for worker processes.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    vec![
        post("/worker/acquire", acquire::acquire)
            .does("Waits for a job; 204 if there was none for 20 seconds.")
            .gives::<Job>(200)
            .gives_nothing(204),
        post("/worker/answer", answer::answer)
            .does("Answers a job.")
            .gives_nothing(204)
            .refuses([
                Code::StaleJob,
                Code::BadMove,
                Code::IllegalMove,
                Code::RefusedMove,
                Code::MustDeviate,
                Code::GameOver,
                Code::NotYourTurn,
                Code::StalePly,
                Code::WrongPhase,
                Code::Adjourned,
                Code::TimeIsUp,
                Code::UnknownGame,
                Code::GameUnreadable,
            ]),
    ]
}
