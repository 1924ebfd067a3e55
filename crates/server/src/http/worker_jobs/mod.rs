//! The endpoints of `janggun worker`: fetch a job, answer it. Only a worker that the server itself started may come.

mod acquire;
mod answer;
mod registered;

pub(crate) use acquire::acquire;
pub(crate) use answer::answer;
