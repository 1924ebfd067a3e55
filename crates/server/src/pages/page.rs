//! Definition of a page of the web app: addresses, texts, requirements and first content.
//!
//! Must not depend on the table of pages.

use wire::account::Language;

/// A message, by language.
pub(super) type Text = fn(Language) -> &'static str;

/// A page of the web app.
#[derive(Debug, Clone, Copy)]
#[cfg_attr(not(test), expect(dead_code, reason = "some fields are for the browser only"))]
pub(super) struct Page {
    /// Name of the page in the browser and in the keys of its texts, such as `pages-NAME-title`.
    pub(super) name: &'static str,
    /// Patterns of the page's addresses. Links use the first one that contains all their values.
    pub(super) paths: &'static [&'static [Segment]],
    /// Values that the browser reads from the query and the fragment.
    pub(super) reads: &'static [Reading],
    /// Path of the page's component below `web/src/features`, without `.svelte`.
    pub(super) component: &'static str,
    pub(super) title: Text,
    pub(super) description: Text,
    /// Name of the page that is highlighted in the menu while this page is shown.
    pub(super) menu: &'static str,
    /// Addresses for tests. The build renders the content of `first` at `examples[0]`.
    pub(super) examples: &'static [&'static str],
    /// Content that visitors see before the app's script has run.
    pub(super) first: First,
    pub(super) query: QueryMeans,
    /// Whether the page preloads the rules (`rules.wasm`).
    pub(super) needs_rules: bool,
    /// Whether the page needs a server. A site without one shows a notice instead.
    pub(super) needs_server: bool,
    /// Whether search engines should index the page.
    pub(super) is_indexed: bool,
    /// Whether the browser creates the page again if its parameters change.
    pub(super) is_made_anew: bool,
}

/// Part of a path between two slashes.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Segment {
    Word(&'static str),
    /// A value, with the name of its field in the browser.
    Value(&'static str, Shape),
}

/// Format of a value in an address.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Any,
    Game,
    Player,
    /// An analysis that the browser stores.
    KeptAnalysis,
    Problem,
    OneOf(&'static [&'static str]),
}

/// A value that the browser reads from the query or the fragment.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Reading {
    /// A positive integer, by its name in the query.
    Number(&'static str),
    /// A positive integer, by its name in the query; 1 if it is absent or invalid.
    NumberOrOne(&'static str),
    /// A string, by its name in the query.
    Text(&'static str),
    /// The whole query, under the name `query`.
    Query,
    /// The whole fragment, under the name `fragment`.
    Fragment,
}

/// Content of a page that visitors see before the app's script has run.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum First {
    Nothing,
    /// The frame around the page.
    Frame,
    /// The frame and the page's content, at addresses without values.
    Content {
        /// Path of the rendered component, below `web/src/features`, without `.svelte`; `None` for a page that is part
        /// of the app's own script.
        component: Option<&'static str>,
        /// Whether the content needs the page's own styles, and not only those of the frame.
        is_styled: bool,
    },
}

/// Use of the query in the page's canonical URL and preview picture.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum QueryMeans {
    /// Not used. The query may contain a secret, such as a referee's key.
    Nothing,
    /// Part of the URL.
    Content,
    /// Part of the URL, and `fen=` is the position in the picture.
    Position,
}

/// Returns a page with the default properties.
pub(super) const fn page(
    name: &'static str,
    paths: &'static [&'static [Segment]],
    component: &'static str,
    (title, description): (Text, Text),
) -> Page {
    Page {
        name,
        paths,
        component,
        title,
        description,
        reads: &[],
        menu: name,
        examples: &[],
        first: First::Nothing,
        query: QueryMeans::Nothing,
        needs_rules: false,
        needs_server: false,
        is_indexed: true,
        is_made_anew: false,
    }
}

impl Page {
    /// Returns the title and the description.
    pub(super) fn words(&self, language: Language) -> (String, String) {
        (
            (self.title)(language).to_owned(),
            (self.description)(language).to_owned(),
        )
    }

    pub(super) const fn with_examples(self, examples: &'static [&'static str]) -> Self {
        Self { examples, ..self }
    }

    pub(super) const fn reading(self, reads: &'static [Reading]) -> Self {
        Self { reads, ..self }
    }

    pub(super) const fn below(self, menu: &'static str) -> Self {
        Self { menu, ..self }
    }

    pub(super) const fn first_as(self, first: First) -> Self {
        Self { first, ..self }
    }

    pub(super) const fn whose_query_is(self, query: QueryMeans) -> Self {
        Self { query, ..self }
    }

    pub(super) const fn with_rules(self) -> Self {
        Self {
            needs_rules: true,
            ..self
        }
    }

    pub(super) const fn with_server(self) -> Self {
        Self {
            needs_server: true,
            ..self
        }
    }

    pub(super) const fn not_indexed(self) -> Self {
        Self {
            is_indexed: false,
            ..self
        }
    }

    pub(super) const fn made_anew(self) -> Self {
        Self {
            is_made_anew: true,
            ..self
        }
    }
}
