//! The endpoints of `/api/me`, `/api/account` and `/api/session`.
//!
//! - `me`: the current user; `sign_up`: registration; `session`: sign-in and sign-out; `sessions`: the user's signed-in
//!   devices
//! - `password`, `second_factor`, `recovery`, `email`: credentials; `tokens`: access tokens; `handle`: the API
//!   username; `close`: closing an account
//! - `preferences`, `blocks`, `records`: data stored for a player; `push`: browser notifications; `export`: download of
//!   a player's data
//! - `answer`: responses with the current user; `failed`: the log line for failed sign-ins

mod answer;
mod blocks;
mod close;
mod email;
mod export;
mod failed;
mod handle;
mod me;
mod password;
mod preferences;
mod push;
mod records;
mod recovery;
mod second_factor;
mod session;
mod sessions;
mod sign_up;
mod tokens;

use crate::endpoint::{Endpoint, PathValue, delete, get, post, put};
use crate::state::App;
use wire::Code;
use wire::account::Me;

/// Error codes of requests that are confirmed with the password.
const CONFIRMED: [Code; 2] = [Code::WrongPassword, Code::TooFast];

/// Error codes for unacceptable new passwords.
const PASSWORD: [Code; 2] = [Code::BadPassword, Code::WeakPassword];

/// Returns the endpoints for the current user's identity and account.
pub(crate) fn endpoints() -> Vec<Endpoint<App>> {
    [identity(), credentials(), emails(), kept()].concat()
}

/// Returns the endpoints for names, sign-up, sessions, access tokens and closing the account.
fn identity() -> Vec<Endpoint<App>> {
    vec![
        get("/api/me", me::show).does("Shows who you are."),
        post("/api/me/nickname", me::set_nickname)
            .does("Names a guest. A visitor becomes a guest.")
            .gives::<Me>(200)
            .refuses([Code::BadName, Code::NameTaken, Code::HasAccount, Code::NoSpace]),
        delete("/api/me", me::forget)
            .does("Deletes a guest's nickname, blocks, chat and sessions. Games stay.")
            .gives::<Me>(200)
            .refuses([Code::HasAccount]),
        post("/api/account", sign_up::sign_up)
            .does(
                "Signs up: adds a name and a password to the player, who keeps all games. A visitor becomes a player.",
            )
            .gives::<Me>(201)
            .refuses(PASSWORD)
            .refuses([
                Code::BadName,
                Code::NameTaken,
                Code::HasAccount,
                Code::SignUpClosed,
                Code::NoSpace,
            ]),
        post("/api/session", session::sign_in)
            .does("Signs in on this device.")
            .gives::<Me>(200)
            .refuses([
                Code::WrongSignIn,
                Code::SecondFactorNeeded,
                Code::WrongCode,
                Code::Suspended,
            ]),
        delete("/api/session", session::sign_out)
            .does("Signs out. Only for accounts, because a guest would lose everything.")
            .gives::<Me>(200),
        get("/api/account/sessions", sessions::list)
            .does("Lists the devices on which you are signed in, newest first."),
        delete("/api/account/sessions/{id}", sessions::end)
            .does("Signs out on another device.")
            .path("id", PathValue::Session)
            .refuses([Code::UnknownSession]),
        post("/api/account/handle", handle::choose)
            .does("Chooses the account's API username, which is possible once.")
            .refuses([Code::BadHandle, Code::HandleTaken, Code::HandleChosen]),
        get("/api/account/tokens", tokens::list).does("Lists the access tokens of the account, newest first."),
        post("/api/account/tokens", tokens::make)
            .does("Makes an access token. The answer is the only one that has it.")
            .gives::<wire::access_token::AccessTokenMade>(201)
            .refuses(CONFIRMED)
            .refuses([Code::TooManyTokens, Code::BadText, Code::TextTooLong]),
        delete("/api/account/tokens/{id}", tokens::revoke)
            .does("Revokes an access token. Streams opened with it end.")
            .path("id", PathValue::AccessToken)
            .refuses([Code::UnknownToken]),
        post("/api/account/close", close::close)
            .does("Closes the account: its name is deleted, games stay.")
            .gives::<Me>(200)
            .refuses(CONFIRMED),
    ]
}

/// Returns the endpoints for passwords, the second factor and recovery.
fn credentials() -> Vec<Endpoint<App>> {
    vec![
        post("/api/account/password", password::change)
            .does("Changes the password. Every other session of the account ends.")
            .gives::<Me>(200)
            .refuses(CONFIRMED)
            .refuses(PASSWORD),
        post("/api/account/second-factor", second_factor::begin)
            .does("Returns a secret for an authenticator app. It counts once a code of the app has been confirmed.")
            .refuses(CONFIRMED)
            .refuses([Code::SecondFactorOn]),
        post("/api/account/second-factor/confirm", second_factor::confirm)
            .does(
                "Turns the second factor on. The answer has no recovery codes if unused ones exist, which remain valid.",
            )
            .refuses([Code::WrongCode, Code::SecondFactorOn, Code::SecondFactorOff]),
        delete("/api/account/second-factor", second_factor::end)
            .does("Turns the second factor off.")
            .refuses(CONFIRMED)
            .refuses([Code::SecondFactorOff]),
        post("/api/account/recovery-codes", recovery::renew)
            .does("Returns new recovery codes. Earlier codes become invalid.")
            .refuses(CONFIRMED),
        post("/api/account/recover", recovery::recover)
            .does("Sets a new password with a recovery code and signs in on this device. All other sessions end.")
            .gives::<Me>(200)
            .refuses(PASSWORD)
            .refuses([Code::WrongRecovery, Code::Suspended]),
    ]
}

/// Returns the endpoints for email addresses and forgotten passwords.
fn emails() -> Vec<Endpoint<App>> {
    vec![
        post("/api/account/email", email::request)
            .does("Sends a link to the address, good for 24 hours.")
            .gives::<Me>(200)
            .refuses(CONFIRMED)
            .refuses([Code::BadEmail, Code::NoMail]),
        delete("/api/account/email", email::remove)
            .does("Removes the address of the account.")
            .gives::<Me>(200)
            .refuses(CONFIRMED),
        put("/api/account/email/notices", email::notices)
            .does("Chooses the emails that are sent to the address of the account.")
            .gives::<Me>(200)
            .refuses([Code::NoEmail]),
        post("/api/account/email/confirm", email::confirm)
            .does("Confirms an address with the token of the link. Needs no session.")
            .refuses([Code::WrongLink, Code::NoMail]),
        post("/api/account/reset", email::request_reset)
            .does("Sends a link for a new password, if there is such an account with an address.")
            .gives::<wire::account::ResetRequested>(202)
            .refuses([Code::NoMail]),
        post("/api/account/reset/password", email::reset_password)
            .does("Sets a new password with the token of the link. All sessions end; nobody is signed in.")
            .refuses(PASSWORD)
            .refuses([Code::WrongLink, Code::NoMail]),
    ]
}

/// Returns the endpoints for a player's stored data, notifications and export.
fn kept() -> Vec<Endpoint<App>> {
    vec![
        get("/api/account/preferences", preferences::show)
            .does("Shows the preferences of the account and of a device."),
        put("/api/account/preferences", preferences::put)
            .does("Replaces the preferences of the account, or of the device that `device` names.")
            .refuses([Code::TooManyDevices]),
        get("/api/account/blocks", blocks::list).does("Lists the players whom you have blocked, newest first."),
        put("/api/account/blocks/{player}", blocks::block)
            .does("Blocks a player.")
            .path("player", PathValue::Player)
            .refuses([Code::UnknownPlayer, Code::NotYourself, Code::TooManyBlocks]),
        delete("/api/account/blocks/{player}", blocks::unblock)
            .does("Unblocks a player.")
            .path("player", PathValue::Player)
            .refuses([Code::UnknownPlayer]),
        get("/api/account/records", records::list)
            .does("Lists changes of the records kept in the account, 50 at a time; all records without a number."),
        put("/api/account/records/{id}", records::put)
            .does("Keeps the record of a game in the account. The same record any number of times.")
            .path("id", PathValue::AccountRecord)
            .refuses([
                Code::BadRecord,
                Code::RecordDiffers,
                Code::TooManyRecords,
                Code::RecordsFull,
                Code::NoSpace,
            ]),
        delete("/api/account/records/{id}", records::delete)
            .does("Deletes a record of the account.")
            .path("id", PathValue::AccountRecord),
        put("/api/account/push", push::subscribe)
            .does("Subscribes the browser of this session to notifications and replaces an earlier subscription.")
            .gives_nothing(204)
            .refuses([Code::NoPush, Code::BadPush]),
        delete("/api/account/push", push::unsubscribe)
            .does("Ends the subscription of this session.")
            .gives_nothing(204),
        get("/api/account/export", export::export)
            .does("Downloads everything that is stored about you.")
            .gives_any_json(),
    ]
}
