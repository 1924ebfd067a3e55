//! Access token scopes: the permissions of a program that acts on behalf of an account.

/// A permission of an access token. Scopes have the same names as on lichess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Scope {
    /// Play games as a program.
    BotPlay,
    /// Play games as a person, with a physical board or an app.
    BoardPlay,
    /// List the account's challenges.
    ChallengeRead,
    /// Send, accept, decline and cancel challenges.
    ChallengeWrite,
}

impl Scope {
    /// All scopes.
    pub const ALL: [Self; 4] = [
        Self::BotPlay,
        Self::BoardPlay,
        Self::ChallengeRead,
        Self::ChallengeWrite,
    ];

    /// Returns the name of the scope in messages and in the database.
    #[must_use]
    pub const fn code(self) -> &'static str {
        match self {
            Self::BotPlay => "bot:play",
            Self::BoardPlay => "board:play",
            Self::ChallengeRead => "challenge:read",
            Self::ChallengeWrite => "challenge:write",
        }
    }

    /// Returns the scope with this name, if any.
    #[must_use]
    pub fn from_code(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|scope| scope.code() == code)
    }
}

/// A set of scopes.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct Scopes(u8);

impl Scopes {
    /// Returns whether `scope` is in the set.
    #[must_use]
    pub const fn has(self, scope: Scope) -> bool {
        self.0 & Self::bit(scope) != 0
    }

    /// Returns the scopes of the set, in the order of [`Scope::ALL`].
    pub fn iter(self) -> impl Iterator<Item = Scope> {
        Scope::ALL.into_iter().filter(move |scope| self.has(*scope))
    }

    /// Returns the names of the scopes, separated by commas.
    #[must_use]
    pub fn codes(self) -> String {
        self.iter().map(Scope::code).collect::<Vec<_>>().join(",")
    }

    /// Parses the output of [`Self::codes`].
    ///
    /// # Errors
    /// Returns the first name that is not a scope.
    pub fn from_codes(codes: &str) -> Result<Self, String> {
        let names = codes.split(',').filter(|name| !name.is_empty());
        names
            .map(|name| Scope::from_code(name).ok_or_else(|| name.to_owned()))
            .collect()
    }

    const fn bit(scope: Scope) -> u8 {
        1 << scope as u8
    }
}

impl FromIterator<Scope> for Scopes {
    fn from_iter<T: IntoIterator<Item = Scope>>(scopes: T) -> Self {
        Self(scopes.into_iter().fold(0, |set, scope| set | Self::bit(scope)))
    }
}

#[cfg(test)]
mod tests {
    use super::{Scope, Scopes};

    #[test]
    fn every_set_is_read_as_it_was_written_and_nothing_else_is_one() {
        for bits in 0..1_u8 << Scope::ALL.len() {
            let set: Scopes = (0..)
                .zip(Scope::ALL)
                .filter(|(place, _)| bits >> place & 1 == 1)
                .map(|(_, scope)| scope)
                .collect();
            assert_eq!(Scopes::from_codes(&set.codes()), Ok(set));
            assert_eq!(set.iter().collect::<Scopes>(), set);
        }
        assert_eq!(Scopes::from_codes("bot:play,web:mod"), Err("web:mod".to_owned()));
        assert_eq!(Scopes::from_codes("BOT:PLAY"), Err("BOT:PLAY".to_owned()));
    }
}
