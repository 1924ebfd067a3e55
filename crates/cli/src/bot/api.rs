//! Client for the server's API: requests that are retried after temporary failures, and streams that reconnect.

use super::backoff::Backoff;
use super::http::{Answer, Http, Lines};
use super::timers::pause;
use hyper::Method;
use serde::de::DeserializeOwned;
use std::sync::Arc;
use std::time::Duration;
use tokio::sync::mpsc;
use tokio::task::JoinHandle;
use wire::error::ErrorResponse;

/// API client for one account. Clones share the connections.
#[derive(Clone)]
pub(super) struct Api {
    http: Arc<Http>,
    authorization: Arc<str>,
}

/// A refusal by the server that a retry would not change.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refused {
    /// Stable error code from the server, or a code of this client if the response could not be parsed.
    pub(super) code: String,
    pub(super) detail: String,
}

/// Reason why a request failed.
enum Trouble {
    Refused(Refused),
    /// A temporary failure, and the minimum delay before the next attempt, if the server asks for one.
    Later(String, Option<Duration>),
}

/// Event of a [`Subscription`].
#[derive(Debug)]
pub(super) enum StreamEvent {
    Opened,
    Line(String),
    /// The stream ended or could not be opened. The next attempt follows after `wait`.
    Lost {
        reason: String,
        wait: Duration,
    },
    /// The server refused the stream. No other event follows.
    Refused(Refused),
}

/// A stream that is reopened whenever it ends, unless the server refuses it. Dropping the subscription closes it.
pub(super) struct Subscription {
    events: mpsc::Receiver<StreamEvent>,
    task: JoinHandle<()>,
}

impl Api {
    pub(super) fn new(http: Http, token: &str) -> Self {
        Self {
            http: Arc::new(http),
            authorization: format!("Bearer {token}").into(),
        }
    }

    /// Returns the URL of a game's page.
    pub(super) fn page_of(&self, game: &str) -> String {
        self.http.target.url(&format!("/game/{game}"))
    }

    /// Sends a `GET` request and returns the parsed response. Retries after temporary failures.
    ///
    /// `on_failure` is called with the reason for each failure and the delay until the next attempt.
    pub(super) async fn get<T: DeserializeOwned>(
        &self,
        path: &str,
        on_failure: impl FnMut(&str, Duration),
    ) -> Result<T, Refused> {
        let body = self.insist((Method::GET, path), "", on_failure).await?;
        serde_json::from_str(&body).map_err(|error| Refused {
            code: "bad_answer".to_owned(),
            detail: format!("{path}: {error}"),
        })
    }

    /// Sends a form in a `POST` request. Retries after temporary failures.
    pub(super) async fn post(&self, path: &str, form: &str) -> Result<(), Refused> {
        self.insist((Method::POST, path), form, |_, _| {}).await.map(|_| ())
    }

    async fn insist(
        &self,
        (method, path): (Method, &str),
        form: &str,
        mut on_failure: impl FnMut(&str, Duration),
    ) -> Result<String, Refused> {
        let mut backoff = Backoff::default();
        loop {
            let asked = self
                .http
                .request((method.clone(), path), &self.authorization, form)
                .await;
            let trouble = match asked {
                Ok(answer) if answer.status < 300 => return Ok(answer.body),
                Ok(answer) => trouble(answer),
                Err(reason) => Trouble::Later(reason, None),
            };
            match trouble {
                Trouble::Refused(refused) => return Err(refused),
                Trouble::Later(reason, asked) => {
                    let wait = backoff.failed(asked);
                    on_failure(&reason, wait);
                    pause(wait).await;
                }
            }
        }
    }

    async fn open(&self, path: &str) -> Result<Lines, Trouble> {
        match self.http.open(path, &self.authorization).await {
            Ok(Ok(lines)) => Ok(lines),
            Ok(Err(answer)) => Err(trouble(answer)),
            Err(reason) => Err(Trouble::Later(reason, None)),
        }
    }

    /// Opens a stream in the background.
    pub(super) fn subscribe(&self, path: String) -> Subscription {
        // The buffer is small so that the server notices a slow reader and closes the stream.
        let (sender, events) = mpsc::channel(16);
        let api = self.clone();
        let task = tokio::spawn(async move {
            // An error only means that the receiver has been dropped, so there is nothing left to do.
            let _ = api.run_subscription(&path, &sender).await;
        });
        Subscription { events, task }
    }

    async fn run_subscription(
        &self,
        path: &str,
        sender: &mpsc::Sender<StreamEvent>,
    ) -> Result<(), mpsc::error::SendError<StreamEvent>> {
        let mut backoff = Backoff::default();
        loop {
            let (reason, asked) = match self.open(path).await {
                Ok(mut lines) => {
                    sender.send(StreamEvent::Opened).await?;
                    while let Some(line) = lines.next().await {
                        backoff.succeeded();
                        sender.send(StreamEvent::Line(line)).await?;
                    }
                    ("the stream has ended".to_owned(), None)
                }
                Err(Trouble::Later(reason, asked)) => (reason, asked),
                Err(Trouble::Refused(refused)) => return sender.send(StreamEvent::Refused(refused)).await,
            };
            let wait = backoff.failed(asked);
            sender.send(StreamEvent::Lost { reason, wait }).await?;
            pause(wait).await;
        }
    }
}

/// Classifies an error response: 429 and 5xx are temporary, everything else is final.
fn trouble(answer: Answer) -> Trouble {
    let Answer {
        status,
        retry_after,
        body,
    } = answer;
    let (code, detail) = match serde_json::from_str::<ErrorResponse>(&body) {
        Ok(answer) => (answer.error.code.to_string(), answer.error.detail),
        Err(_) => (
            format!("status_{status}"),
            "it is not the answer of a Janggun server".to_owned(),
        ),
    };
    if status == 429 || status >= 500 {
        Trouble::Later(code, retry_after)
    } else {
        Trouble::Refused(Refused { code, detail })
    }
}

impl Subscription {
    /// Returns the next event of the stream. Cancel safe.
    pub(super) async fn next(&mut self) -> StreamEvent {
        match self.events.recv().await {
            Some(event) => event,
            // The task ends on its own only after it has sent `StreamEvent::Refused`.
            None => std::future::pending().await,
        }
    }
}

impl Drop for Subscription {
    fn drop(&mut self) {
        self.task.abort();
    }
}

impl std::fmt::Display for Refused {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{}: {}", self.code, self.detail)
    }
}
