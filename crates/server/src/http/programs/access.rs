//! The access token of a request, and the scope that an address needs.

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

/// The scopes that an address needs: one of them is enough.
pub(crate) trait Needs: Send + Sync {
    /// The scopes; empty if every token will do.
    const ONE_OF: &'static [Scope];
}

/// Every token will do.
#[derive(Debug, Clone, Copy)]
pub(crate) struct AnyScope;

impl Needs for AnyScope {
    const ONE_OF: &'static [Scope] = &[];
}

/// Defines a marker for the scopes of which an address needs one.
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
    /// To play as a program.
    BotPlay: BotPlay;
    /// To play as a person.
    BoardPlay: BoardPlay;
    /// To hear what concerns the account.
    Listens: BotPlay BoardPlay ChallengeRead;
    ChallengeRead: ChallengeRead;
    ChallengeWrite: ChallengeWrite;
}

/// The token of a request, with a scope that the address needs: `token_needed` or `missing_scope` without.
#[derive(Debug, Clone, Copy)]
pub(crate) struct Token<N> {
    pub(crate) token: AccessToken,
    /// The client that sent it.
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

/// The token of a request that needs none.
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
