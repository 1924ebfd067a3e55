//! The endpoints of `janggun worker`: fetch a job, answer it. Only workers started by this server are accepted.

mod acquire;
mod answer;
mod registered;

pub(crate) use acquire::acquire;
pub(crate) use answer::answer;
