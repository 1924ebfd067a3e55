//! The access token of a request, and the scopes that an endpoint requires.

use crate::endpoint::{Input, Operation};
use crate::error::AppError;
use crate::identity::AccessToken;
use crate::limits::Client;
use crate::net::ClientAddress;
use axum::extract::FromRequestParts;
use axum::http::request::Parts;
use play::{Player, Scope};
use std::marker::PhantomData;
use wire::Code;

/// Alternative scopes for an endpoint; a token needs at least one of them.
pub(crate) trait Needs: Send + Sync {
    /// The scopes; empty if any token suffices.
    const ONE_OF: &'static [Scope];
}

/// Marker type for endpoints that accept any token.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AnyScope;

impl Needs for AnyScope {
    const ONE_OF: &'static [Scope] = &[];
}

/// Defines a marker type for each set of alternative scopes.
macro_rules! needs {
    ($($(#[$doc:meta])* $name:ident: $($scope:ident)+;)+) => {
        $($(#[$doc])*
        #[derive(Debug, Clone, Copy)]
        pub(crate) struct $name;

        impl Needs for $name {
            const ONE_OF: &'static [Scope] = &[$(Scope::$scope),+];
        })+
    };
}

needs! {
    /// Marker type for endpoints for bots.
    BotPlay: BotPlay;
    /// Marker type for endpoints for programs that play for a person.
    BoardPlay: BoardPlay;
    /// Marker type for endpoints that report events of the account.
    Listens: BotPlay BoardPlay ChallengeRead;
    ChallengeRead: ChallengeRead;
    ChallengeWrite: ChallengeWrite;
}

/// The token of a request, with a scope that the endpoint requires. Extraction fails with `token_needed` or
/// `missing_scope`.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Token<N> {
    pub(crate) token: AccessToken,
    pub(crate) client: Client,
    needs: PhantomData<N>,
}

impl<N> Token<N> {
    pub(crate) fn player(&self) -> Player {
        self.token.player
    }
}

impl<S: Send + Sync, N: Needs> FromRequestParts<S> for Token<N> {
    type Rejection = AppError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, AppError> {
        let token = parts
            .extensions
            .get::<AccessToken>()
            .copied()
            .ok_or(Code::TokenNeeded)?;
        token.must_have(N::ONE_OF)?;
        let Ok(ClientAddress(address)) = ClientAddress::from_request_parts(parts, state).await;
        Ok(Self {
            token,
            client: Client {
                address,
                guest: Some(token.player),
            },
            needs: PhantomData,
        })
    }
}

/// The token of a request, if any, for endpoints that do not require one.
#[derive(Debug, Clone, Copy)]
pub(crate) struct MaybeToken(pub(crate) Option<AccessToken>);

impl<S: Send + Sync> FromRequestParts<S> for MaybeToken {
    type Rejection = std::convert::Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Self, std::convert::Infallible> {
        Ok(Self(parts.extensions.get::<AccessToken>().copied()))
    }
}

impl<N: Needs> Input for Token<N> {
    fn describe(operation: &mut Operation) {
        operation.need_token(N::ONE_OF);
    }
}

impl Input for MaybeToken {
    fn describe(_: &mut Operation) {}
}
