//! The head of a page as HTML: title, description, and metadata for link previews (Open Graph, Twitter cards).

use crate::texts::previews;
use std::fmt::{self, Write};
use wire::account::Language;

/// Contents of the head of a page.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct Head {
    pub(super) language: Language,
    pub(super) title: String,
    pub(super) description: String,
    /// Full URL of the page; `None` if there is no such page or its host is unknown.
    pub(super) url: Option<String>,
    /// Full URL of the page's picture.
    pub(super) picture: Option<String>,
    pub(super) robots: Robots,
}

/// Directive for search engines.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub(super) enum Robots {
    Welcome,
    KeepOut,
}

/// A string whose `Display` output is escaped for use in an element or a quoted attribute.
struct Escaped<'a>(&'a str);

impl fmt::Display for Escaped<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for letter in self.0.chars() {
            match letter {
                '&' => f.write_str("&amp;")?,
                '<' => f.write_str("&lt;")?,
                '>' => f.write_str("&gt;")?,
                '"' => f.write_str("&quot;")?,
                '\'' => f.write_str("&#39;")?,
                _ => f.write_char(letter)?,
            }
        }
        Ok(())
    }
}

impl Head {
    /// Returns the built page `html` with these elements in place of its title, and `links` at the end of its head.
    pub(super) fn put_into(&self, html: &str, links: &str) -> String {
        let html = with_language(html, self.language);
        let elements = self.elements();
        let title = html.split_once("<title>").and_then(|(before, rest)| {
            let (_, after) = rest.split_once("</title>")?;
            let (before_end, end) = after.split_once("</head>")?;
            let before_end = before_end.trim_end();
            Some(format!("{before}{elements}{before_end}{links}\n  </head>{end}"))
        });
        // A page without a title or a closing head tag keeps its head.
        title.unwrap_or(html)
    }

    fn elements(&self) -> String {
        let mut html = format!("<title>{}</title>", Escaped(&self.title));
        let mut meta = |kind: &str, name: &str, content: &str| {
            // Writing to a string cannot fail.
            let _ = write!(
                html,
                "\n    <meta {kind}=\"{name}\" content=\"{}\" />",
                Escaped(content)
            );
        };
        meta("name", "description", &self.description);
        if self.robots == Robots::KeepOut {
            meta("name", "robots", "noindex");
        }
        meta("property", "og:type", "website");
        meta("property", "og:site_name", previews::site(self.language));
        meta("property", "og:title", &self.title);
        meta("property", "og:description", &self.description);
        meta("property", "og:locale", self.language.locale());
        for other in Language::ALL.into_iter().filter(|other| *other != self.language) {
            meta("property", "og:locale:alternate", other.locale());
        }
        if let Some(picture) = &self.picture {
            meta("property", "og:image", picture);
            meta("property", "og:image:type", "image/png");
            meta("property", "og:image:width", "1200");
            meta("property", "og:image:height", "630");
            meta("property", "og:image:alt", &self.title);
        }
        let card = match self.picture {
            Some(_) => "summary_large_image",
            None => "summary",
        };
        meta("name", "twitter:card", card);
        if let Some(url) = &self.url {
            meta("property", "og:url", url);
            // Writing to a string cannot fail.
            let _ = write!(html, "\n    <link rel=\"canonical\" href=\"{}\" />", Escaped(url));
        }
        html
    }
}

fn with_language(html: &str, language: Language) -> String {
    let named = html.split_once("<html lang=\"").and_then(|(before, rest)| {
        let (_, after) = rest.split_once('"')?;
        Some(format!("{before}<html lang=\"{}\"{after}", language.code()))
    });
    named.unwrap_or_else(|| html.to_owned())
}

#[cfg(test)]
mod tests {
    use super::{Head, Robots};
    use wire::account::Language;

    const HTML: &str = "<!doctype html><html lang=\"ko\"><head><title>x</title></head><body></body></html>";

    fn head(title: &str) -> Head {
        Head {
            language: Language::Dutch,
            title: title.to_owned(),
            description: title.to_owned(),
            url: Some(format!("https://janggi.example/{title}")),
            picture: Some(format!("https://janggi.example/{title}.png")),
            robots: Robots::Welcome,
        }
    }

    #[test]
    fn what_is_said_can_open_no_element_and_no_attribute() {
        for hostile in [
            "</title><script>alert(1)</script>",
            "\" onload=\"alert(1)",
            "' onload='x",
            "<!--",
            "&lt;script&gt;",
            "</head><body>",
        ] {
            let page = head(hostile).put_into(HTML, "");
            let plain = head("x").put_into(HTML, "");
            for sign in ['<', '>', '"', '\''] {
                assert_eq!(page.matches(sign).count(), plain.matches(sign).count(), "{page}");
            }
        }
    }

    #[test]
    fn the_page_is_in_the_language_of_the_visitor_and_keeps_all_else() {
        let page = head("Partij").put_into(HTML, "");
        assert!(page.starts_with("<!doctype html><html lang=\"nl\"><head><title>Partij</title>"));
        assert!(page.ends_with("</head><body></body></html>"));
        let linked = head("x").put_into(HTML, "<link />");
        assert!(linked.contains("<link />\n  </head><body>"));
        assert!(page.contains("<meta property=\"og:locale\" content=\"nl_NL\" />"));
        assert!(page.contains("<link rel=\"canonical\" href=\"https://janggi.example/Partij\" />"));
        assert!(!page.contains("noindex"));
        assert_eq!(head("x").put_into("<p>no head</p>", ""), "<p>no head</p>");
    }
}
