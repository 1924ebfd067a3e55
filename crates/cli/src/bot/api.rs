//! The server's API as the bot uses it: requests that are repeated until the server answers, and streams that are opened again
//! after every loss.

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

/// Requests in the name of an account. Clones share the connections.
#[derive(Clone)]
pub(super) struct Api {
    http: Arc<Http>,
    authorization: Arc<str>,
}

/// The server refuses a request, and would refuse it again.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Refused {
    /// The error code.
    pub(super) code: String,
    pub(super) detail: String,
}

/// Why a request failed.
enum Trouble {
    Refused(Refused),
    /// Worth another try, after the time that the server asks for.
    Later(String, Option<Duration>),
}

/// An item of a stream.
#[derive(Debug)]
pub(super) enum StreamEvent {
    Opened,
    Line(String),
    /// It has broken off, and is opened again after this time.
    Lost {
        reason: String,
        wait: Duration,
    },
    /// It cannot be opened.
    Refused(Refused),
}

/// A stream that is opened again whenever it ends. It ends when it is dropped.
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

    /// Returns the URL of the page of a game.
    pub(super) fn page_of(&self, game: &str) -> String {
        self.http.target.url(&format!("/game/{game}"))
    }

    /// Returns the answer to a `GET`; tries until there is one. `on_failure` gets the reason of each failed try, and the time
    /// until the next one.
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

    /// Sends a `POST` with a form; tries until it is answered.
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

    /// Follows a stream.
    pub(super) fn subscribe(&self, path: String) -> Subscription {
        // The server ends the stream of a slow reader; so the bot waits for a slow one of its own.
        let (sender, events) = mpsc::channel(16);
        let api = self.clone();
        let task = tokio::spawn(async move {
            // The receiver is gone: nobody follows any more.
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

/// Judges an answer that is not 2xx: overload, restarts and limits pass, everything else is final.
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
    /// Returns what the stream says next. Safe to drop half-way.
    pub(super) async fn next(&mut self) -> StreamEvent {
        match self.events.recv().await {
            Some(event) => event,
            // It has said why.
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
