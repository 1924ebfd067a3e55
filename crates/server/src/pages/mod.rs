//! The HTML of the web app's pages, with title, description and picture for the visitor's tab, search engines and
//! messengers.
//!
//! - `table` the pages; `typescript` writes what the browser needs of it
//! - `address` which page an address means; `language` in which language it is answered
//! - `game_facts` what is said of a game
//! - `head` the elements of the head, escaped; pure
//! - `html` a page as an answer
//! - `first` what is seen before the app's script has run; pure
//! - `preload` which files of the app the page needs at once; pure
//! - `shell` the answer
//! - `site` the pages as files, for a site without a server
//!
//! Must not know what is in the pages: the web app draws them.

mod address;
mod first;
mod game_facts;
mod head;
mod html;
mod language;
mod preload;
mod shell;
mod site;
mod table;
#[cfg(test)]
mod typescript;

pub(crate) use first::{FirstPictures, LIST as FIRST_LIST};
pub(crate) use html::answer as html_answer;
pub(crate) use language::of as language_of;
pub(crate) use preload::{AppFiles, LIST};
pub(crate) use shell::{App, Request, answer};
pub(crate) use site::{APP as SITE_APP, Built, pages as site_pages};
