//! `janggun site`: writes the web app as files for any web host, without a server.
//!
//! Owns the folder and the output. The crate `server` provides the files and their content.

use crate::{serve, web_app};
use command::Failure;
use janggi::Language;
use server::{SITE_MARKER, SiteFile};
use std::collections::BTreeSet;
use std::fs;
use std::io::{self, Write};
use std::path::{Component, Path, PathBuf};

const MEGA: f64 = 1e6;

/// Write the web app as files for any web host, without a server
///
/// Games against the computer or between two people on one device, lessons, problems, analysis and records work, at any
/// path. Run it again with a newer release to update the folder. It removes only files that it wrote itself.
#[derive(Debug, clap::Args)]
pub(crate) struct SiteArguments {
    /// Folder for the site: new, empty, or written by this command before
    #[arg(value_name = "DIR")]
    folder: PathBuf,
    /// Language of titles and descriptions for search engines, and of the pages until the app has started. The app uses
    /// the visitor's language
    #[arg(long, value_parser = crate::language::code())]
    lang: Option<Language>,
}

pub(crate) fn run(arguments: &SiteArguments) -> Result<(), Failure> {
    let folder = &arguments.folder;
    let levels = serve::levels();
    let language = arguments.lang.unwrap_or_else(crate::language::of_environment);
    let files = web_app::embedded()
        .site(web_app::paths(), language, levels)
        .map_err(|error| Failure::work("no_web_app", error))?;
    let before = written_before(folder)?;
    write(folder, files, &before)
}

/// Returns the paths of files that earlier runs wrote. Fails if the folder has files but no marker.
fn written_before(folder: &Path) -> Result<BTreeSet<String>, Failure> {
    let entries = match fs::read_dir(folder) {
        Ok(entries) => entries,
        Err(error) if error.kind() == io::ErrorKind::NotFound => return Ok(BTreeSet::new()),
        Err(error) => return Err(refused(folder, error)),
    };
    if entries.count() == 0 {
        return Ok(BTreeSet::new());
    }
    let marker = fs::read(folder.join(SITE_MARKER)).unwrap_or_default();
    let marker: serde_json::Value = serde_json::from_slice(&marker).unwrap_or_default();
    let Some(files) = marker["files"].as_array() else {
        return Err(Failure::usage(
            "foreign_folder",
            format_args!("{} has other files: name a new or an empty folder", folder.display()),
        ));
    };
    Ok(files
        .iter()
        .filter_map(|file| file.as_str().map(str::to_owned))
        .collect())
}

/// Writes each file atomically, and removes obsolete files listed in `before`. After an interruption, the command can
/// be run again on the same folder.
fn write(folder: &Path, mut files: Vec<SiteFile>, before: &BTreeSet<String>) -> Result<(), Failure> {
    let now: BTreeSet<String> = files.iter().map(|file| file.path.clone()).collect();
    let bytes: usize = files.iter().map(|file| file.bytes.len()).sum();
    // Pages are written after the files that they refer to, and the service worker last.
    files.sort_by_key(|file| (file.path == "sw.js", file.path.ends_with(".html")));
    put(folder, SITE_MARKER, &marker(&(&now | before)))?;
    for file in &files {
        put(folder, &file.path, &file.bytes)?;
    }
    for path in before.difference(&now) {
        remove(folder, path)?;
    }
    put(folder, SITE_MARKER, &marker(&now))?;
    let (count, size, shown) = (files.len(), bytes as f64 / MEGA, folder.display());
    let mut output = io::stdout().lock();
    writeln!(output, "{count} files, {size:.1} MB, in {shown}")?;
    writeln!(
        output,
        "to look at it: python3 -m http.server --directory {shown}, then open http://127.0.0.1:8000/"
    )?;
    Ok(output.flush()?)
}

fn marker(files: &BTreeSet<String>) -> Vec<u8> {
    let value = serde_json::json!({"janggun": env!("CARGO_PKG_VERSION"), "files": files});
    format!("{value}\n").into_bytes()
}

/// Writes a file atomically. A file that already has this content is left unchanged.
fn put(folder: &Path, path: &str, bytes: &[u8]) -> Result<(), Failure> {
    let file = folder.join(path);
    let unwritable = |error| refused(&file, error);
    if fs::read(&file).is_ok_and(|found| found == bytes) {
        return Ok(());
    }
    if let Some(parent) = file.parent() {
        fs::create_dir_all(parent).map_err(unwritable)?;
    }
    let mut part = file.clone().into_os_string();
    part.push(".part");
    fs::write(&part, bytes)
        .and_then(|()| fs::rename(&part, &file))
        .map_err(unwritable)
}

/// Removes a file, and the folders that become empty. Ignores paths that lead out of `folder`.
fn remove(folder: &Path, path: &str) -> Result<(), Failure> {
    let is_inside = Path::new(path)
        .components()
        .all(|part| matches!(part, Component::Normal(_)));
    if !is_inside {
        return Ok(());
    }
    let file = folder.join(path);
    match fs::remove_file(&file) {
        Err(error) if error.kind() != io::ErrorKind::NotFound => return Err(refused(&file, error)),
        _ => {}
    }
    let mut parents = Path::new(path)
        .ancestors()
        .skip(1)
        .filter(|parent| *parent != Path::new(""));
    while parents
        .next()
        .is_some_and(|parent| fs::remove_dir(folder.join(parent)).is_ok())
    {}
    Ok(())
}

fn refused(path: &Path, error: io::Error) -> Failure {
    Failure::usage("unwritable_file", format_args!("{}: {error}", path.display()))
}
