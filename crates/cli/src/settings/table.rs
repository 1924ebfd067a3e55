//! The table of settings. Flags, environment variables, keys of settings files and docs/reference/settings.md are
//! generated from it.

use super::setting::{Count, Part, Refusal, Secrecy, Setting};
use super::values::{self, DatabaseAddress, ListenAddress, LogForm, Number, Registration, Secret, Value};
use server::{AddressBlock, BasePath, EmailAddress, LimitSetting, MailServer, Origin, PeerAddress, PushContact};
use std::ffi::OsString;
use std::net::SocketAddr;
use std::path::PathBuf;

macro_rules! shape {
    (one $type:ty) => { $type };
    (maybe $type:ty) => { Option<$type> };
    (many $type:ty) => { Vec<$type> };
}

macro_rules! count {
    (many) => {
        Count::Many
    };
    ($other:ident) => {
        Count::One
    };
}

macro_rules! secrecy {
    (Secret) => {
        Secrecy::Secret
    };
    ($($other:tt)+) => {
        Secrecy::Open
    };
}

macro_rules! default {
    () => {
        None
    };
    ($default:literal) => {
        Some($default)
    };
}

macro_rules! settings {
    ($($(#[doc = $help:literal])+
        $part:ident $field:ident $value:literal: $shape:ident [$($type:tt)+] $(= $default:literal)?;)+) => {
        /// Values of all settings.
        #[derive(Clone, Debug)]
        pub(crate) struct Settings {
            $($(#[doc = $help])+ pub(crate) $field: shape!($shape $($type)+),)+
            /// Limits that were set explicitly.
            pub(crate) limits: Vec<LimitSetting>,
        }

        /// Declarations of all settings.
        pub(crate) const SETTINGS: &[Setting] = &[$(Setting {
            field: stringify!($field),
            value: $value,
            part: Part::$part,
            kind: <$($type)+ as Value>::KIND,
            count: count!($shape),
            secrecy: secrecy!($($type)+),
            default: default!($($default)?),
            help: concat!($($help),+),
            check: |texts| values::$shape::<$($type)+>(texts).map(drop),
        },)+];

        impl Settings {
            /// Parses the settings. `texts` returns the strings of a field's value.
            pub(super) fn read<'a>(
                texts: impl Fn(&str) -> &'a [OsString],
                limits: Vec<LimitSetting>,
            ) -> Result<Self, Refusal> {
                Ok(Self {
                    $($field: values::$shape(texts(stringify!($field)))?,)+
                    limits,
                })
            }
        }
    };
}

settings! {
    /// Listening address: `127.0.0.1:8080`, `localhost:8080`, or `:8080` for the whole network; port 0 picks a free one
    Serve addr "IP:PORT": one [ListenAddress] = "127.0.0.1:8080";
    /// Preferred port; if it is taken, a free one. By default, the last port is tried first
    Play port "PORT": one [Number<0, 65535>] = "9010";
    /// Listen on the whole network instead of only this machine, so that a phone can join
    Both lan "BOOL": one [bool] = "false";
    /// Open the browser
    Play open "BOOL": one [bool] = "true";
    /// Folder of the database; by default the platform's data folder
    Both data "DIR": maybe [PathBuf];
    /// A PostgreSQL database instead of the one in the data folder, such as `postgres://janggun@db.example/janggun`
    Both database "URL": maybe [DatabaseAddress];
    /// The password for the PostgreSQL database
    Both database_password "TEXT": maybe [Secret];
    /// Address at which other servers of the PostgreSQL database reach this one, such as `http://10.0.0.2:8080`: while
    /// another one serves, this one accepts requests and forwards them
    Serve peer_address "URL": maybe [PeerAddress];
    /// Number of engine processes; with 0, the engine never moves
    Both workers "N": one [Number<0, 64>] = "1";
    /// Public origin of the site, such as `https://janggi.example`; by default, the server's own address
    Serve origin "URL": many [Origin];
    /// Path of the site behind a proxy, such as `/janggun`; the proxy must not remove it from requests. Pages, links,
    /// cookies and emails contain it
    Serve base_path "PATH": one [BasePath] = "/";
    /// A proxy in front of the server, such as `127.0.0.1` or `10.0.0.0/8`: its `X-Forwarded-For` names the client
    Serve trusted_proxy "CIDR": many [AddressBlock];
    /// Address that serves `GET /metrics` (OpenMetrics text); off by default. Keep it off the internet
    Serve metrics "IP:PORT": maybe [SocketAddr];
    /// Mail server for emails to players, such as `smtps://mail.example`; by default, no emails are sent. Needs `mail-from` and `origin`
    Serve smtp "URL": maybe [MailServer];
    /// User name for the mail server, if it requires one; needs `smtp-password`
    Serve smtp_user "NAME": maybe [String];
    /// The password for the mail server
    Serve smtp_password "TEXT": maybe [Secret];
    /// Sender of emails to players
    Serve mail_from "ADDRESS": maybe [EmailAddress];
    /// Send notifications to the browsers of players who turn them on there. Push services use this contact if there is
    /// a problem: `mailto:you@janggi.example` or `https://janggi.example/contact`. By default, none are sent
    Serve push "CONTACT": maybe [PushContact];
    /// Whether visitors can create accounts; with `closed`, existing accounts and guests can still play
    Serve registration "WHO": one [Registration] = "open";
    /// Computer players of several grades, which are marked as programs. A player who has agreed to it gets an unrated
    /// game against one of them if no person joins within a few seconds
    Serve house_players "BOOL": one [bool] = "true";
    /// Format of the log on standard error; `json` writes one object per line
    Both log "FORM": one [LogForm] = "text";
    /// Build the endgame tables with at most one piece outside the palaces in the background, at the lowest priority, in the
    /// folder `tables` of the data folder
    Both tables "BOOL": one [bool] = "true";
}

#[cfg(test)]
mod tests {
    use super::SETTINGS;
    use std::collections::HashSet;

    #[test]
    fn every_default_is_a_value() {
        for setting in SETTINGS {
            let texts: Vec<_> = setting.default.into_iter().map(Into::into).collect();
            assert_eq!((setting.check)(&texts), Ok(()), "{}", setting.field);
        }
    }

    #[test]
    fn every_name_is_one_settings_own() {
        let mut names = HashSet::from(["config".to_owned(), "limit".to_owned(), "limits".to_owned()]);
        for setting in SETTINGS {
            assert!(names.insert(setting.name()), "{}", setting.field);
            assert!(names.insert(setting.file_name()), "{}", setting.field);
        }
    }
}
