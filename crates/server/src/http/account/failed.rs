//! Log line for failed sign-ins. Its format is fixed for tools that block an address after many failures, and it does
//! not name the account.

use crate::error::AppError;
use std::net::IpAddr;
use wire::Code;

/// Logs the error if it refuses an attempt to sign in or to recover an account.
pub(super) fn log_failure(address: IpAddr, error: &AppError) {
    let AppError::Refused(refusal) = error else { return };
    let is_try = matches!(
        refusal.code,
        Code::WrongSignIn | Code::WrongCode | Code::WrongRecovery | Code::TooFast | Code::Suspended
    );
    if is_try {
        let code = refusal.code.text();
        tracing::warn!(target: "server::sign_in", %address, code, "sign-in failed");
    }
}
