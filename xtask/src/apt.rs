//! Installs Debian packages, if possible on this machine.

use crate::command::{check, find, output, program};
use crate::failure::Failure;
use std::process::Stdio;

/// Installs packages if a program is missing. If that is not possible on this machine, the error names the packages.
pub(crate) fn needed(name: &str, packages: &[&str]) -> Result<(), Failure> {
    if find(name).is_some() {
        return Ok(());
    }
    install(packages).unwrap_or_else(|| {
        Err(Failure::Missing {
            what: format!("{name} is not on the PATH"),
            cure: format!("install it (Debian: apt-get install {})", packages.join(" ")),
        })
    })
}

/// Installs PostgreSQL for the tests, which start their own servers.
pub(crate) fn postgres() -> Result<(), Failure> {
    // Debian's command for controlling PostgreSQL servers.
    needed("pg_ctlcluster", &["postgresql"])
}

/// Installs packages with apt-get, as root or through sudo without a password. Returns `None` if that is not possible
/// here.
pub(crate) fn install(packages: &[&str]) -> Option<Result<(), Failure>> {
    find("apt-get")?;
    let prefix: &[&str] = match output(&mut program("id", &["-u"])).as_deref() {
        Some("0") => &[],
        _ if output(&mut program("sudo", &["-n", "true"])).is_some() => &["sudo", "-n"],
        _ => return None,
    };
    println!("xtask: installing {} with apt-get", packages.join(" "));
    let apt = |arguments: &[&str]| {
        let words: Vec<&str> = prefix
            .iter()
            .copied()
            .chain(["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", "-qq"])
            .chain(arguments.iter().copied())
            .collect();
        let (name, rest) = words.split_first().expect("the list has fixed words in it");
        // Suppresses hundreds of useless lines; errors go to standard error.
        check(program(name, rest).stdout(Stdio::null()))
    };
    // An outdated index usually still works; if it does not, the installation below fails.
    let _ = apt(&["update"]);
    let mut arguments = vec!["install", "-y", "--no-install-recommends", "-o", "Dpkg::Use-Pty=0"];
    arguments.extend(packages);
    Some(apt(&arguments))
}
