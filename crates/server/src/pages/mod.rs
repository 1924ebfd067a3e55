//! The HTML of the web app's pages, with titles, descriptions and preview pictures for browser tabs, search engines and
//! messengers.
//!
//! - `page`: the type of a page; `table`: all pages; `typescript`: generates the browser's part of the table
//! - `address`: maps addresses to pages; `language`: the language of a response
//! - `game_facts`: public facts about a game, as text
//! - `head`: the elements of the head, escaped; pure
//! - `html`: a page as a response
//! - `first`: prerendered HTML, shown before the app's script has run; pure
//! - `preload`: links to files of the app that a page needs at once; pure
//! - `shell`: serves a page
//! - `site`: the pages as files, for a site without a server
//!
//! Must not depend on the contents of pages, which the web app renders.

mod address;
mod first;
mod game_facts;
mod head;
mod html;
mod language;
mod page;
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
