//! Renders pictures and caches recent ones. Pictures are rendered one at a time, so that rendering never takes more
//! than one processor from the games.

use super::drawing::Scene;
use super::paint;
use crate::error::AppError;
use crate::limits::{Client, Pool, Shares};
use axum::body::Bytes;
use janggi::fen;
use sha2::{Digest, Sha256};
use std::collections::VecDeque;
use std::fmt;
use std::sync::{Arc, Mutex, PoisonError};
use tokio::sync::Semaphore;
use wire::{Code, ErrorBody};

/// Maximum number of cached pictures. Each takes about a hundred kilobytes.
const KEPT: usize = 64;
/// Maximum number of requests for rendering, including waiting ones. Further ones are refused.
const WAITING: Shares = Shares {
    all: 16,
    of_address: 4,
    ..Shares::UNBOUNDED
};

/// A picture as PNG.
#[derive(Debug, Clone)]
pub(crate) struct Picture {
    pub(crate) png: Bytes,
}

/// Renderer of pictures, with a cache of recent ones. Clones share the cache and the queue.
#[derive(Clone)]
pub(crate) struct Pictures {
    kept: Arc<Mutex<VecDeque<(String, Picture)>>>,
    painter: Arc<Semaphore>,
    places: Pool,
}

/// Hash of the drawing code and data. Every tag depends on it, so browsers fetch pictures again after they change.
const DRAWN_BY: &str = env!("PICTURES_DECIDED_BY");

impl Pictures {
    pub(crate) fn new() -> Self {
        Self {
            kept: Arc::default(),
            painter: Arc::new(Semaphore::new(1)),
            places: Pool::new(WAITING),
        }
    }

    /// Returns the `ETag` of a scene's picture, with quotes.
    pub(crate) fn tag(scene: &Scene) -> String {
        let mut hash = Sha256::new();
        hash.update(DRAWN_BY);
        let Scene { board, movement, turn } = scene;
        hash.update(format!("{} {movement:?} {turn:?}", fen::print_board(board)));
        let hash: [u8; 32] = hash.finalize().into();
        let digits: String = hash.iter().take(12).map(|byte| format!("{byte:02x}")).collect();
        format!("\"{digits}\"")
    }

    /// Returns the cached picture with this tag, and marks it as recently used.
    pub(crate) fn kept(&self, tag: &str) -> Option<Picture> {
        let mut kept = self.lock();
        let at = kept.iter().position(|(known, _)| known == tag)?;
        let found = kept.remove(at)?;
        let picture = found.1.clone();
        kept.push_back(found);
        Some(picture)
    }

    /// Returns the picture of a scene, and renders it unless it is cached.
    ///
    /// # Errors
    ///
    /// `busy` if too many requests are waiting, or an internal error if rendering fails.
    pub(crate) async fn paint(&self, scene: Scene, client: Client) -> Result<Picture, AppError> {
        let Ok(_place) = self.places.take(client.into(), 1) else {
            return Err(ErrorBody::from(Code::Busy).with("retry_after_s", 2).into());
        };
        let _turn = self.painter.acquire().await.map_err(AppError::internal)?;
        let tag = Self::tag(&scene);
        // An earlier request may have rendered the same picture in the meantime.
        if let Some(picture) = self.kept(&tag) {
            return Ok(picture);
        }
        let painting = tokio::task::spawn_blocking(move || paint::png(&scene));
        let png = painting
            .await
            .map_err(AppError::internal)?
            .map_err(AppError::internal)?;
        let picture = Picture { png: png.into() };
        let mut kept = self.lock();
        kept.push_back((tag, picture.clone()));
        if kept.len() > KEPT {
            kept.pop_front();
        }
        Ok(picture)
    }

    fn lock(&self) -> std::sync::MutexGuard<'_, VecDeque<(String, Picture)>> {
        // No code panics while holding this lock.
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl fmt::Debug for Pictures {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Pictures")
    }
}
