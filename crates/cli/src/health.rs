//! `janggun health`: checks the health of a running server, for monitoring programs and container runtimes.
//!
//! This module must not depend on what the server checks: it prints the response to `GET /health`.

use command::Failure;
use std::io::{self, Write};
use std::time::Duration;

/// Check the health of a running server
///
/// Prints the answer to GET /health. Exit status 0 if the server is healthy or a healthy standby, otherwise 1.
#[derive(Debug, clap::Args)]
pub(crate) struct HealthArguments {
    /// Address of the server
    #[arg(long, value_name = "HOST:PORT", default_value = "127.0.0.1:8080")]
    addr: String,
}

/// Response body of a standby.
const STANDBY: &str = "standby";

/// Maximum time for a response; a slower server counts as unhealthy.
const PATIENCE: Duration = Duration::from_secs(5);

pub(crate) fn run(arguments: &HealthArguments) -> Result<(), Failure> {
    let agent: ureq::Agent = ureq::Agent::config_builder()
        .http_status_as_error(false)
        .proxy(None)
        .timeout_global(Some(PATIENCE))
        .build()
        .into();
    let unwell = |reason: &dyn std::fmt::Display| Failure::work("unwell", format!("{}: {reason}", arguments.addr));
    let mut answer = agent
        .get(format!("http://{}/health", arguments.addr))
        .call()
        .map_err(|error| unwell(&error))?;
    let status = answer.status();
    let text = answer.body_mut().read_to_string().map_err(|error| unwell(&error))?;
    if !status.is_success() && text != STANDBY {
        return Err(unwell(&text.trim_end()));
    }
    writeln!(io::stdout(), "{}", text.trim_end())?;
    Ok(())
}
