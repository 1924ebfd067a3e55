//! Writes a command's results to the source tree: a data file, and figures on a documentation page.
//!
//! This module must not depend on the meaning of the figures.

use crate::Failure;
use std::fs;

/// Location of the results in the source tree.
#[derive(Debug)]
pub struct Place {
    /// Path of the data file.
    pub data: &'static str,
    pub page: &'static str,
    /// Markers on the page, before and after the figures.
    pub markers: [&'static str; 2],
}

impl Place {
    /// Writes the data file and the figures, or neither if the page lacks the markers.
    ///
    /// # Errors
    /// `unreadable_file`, `no_markers` and `write_failed`.
    pub fn write(&self, data: String, figures: &str) -> Result<(), Failure> {
        let Place { page, .. } = self;
        let old =
            fs::read_to_string(page).map_err(|error| Failure::usage("unreadable_file", format!("{page}: {error}")))?;
        let new = self
            .with_figures(&old, figures)
            .ok_or_else(|| Failure::work("no_markers", format!("{page} has no place for the figures")))?;
        for (path, text) in [(self.data, data), (*page, new)] {
            fs::write(path, text).map_err(|error| Failure::work("write_failed", format!("{path}: {error}")))?;
        }
        Ok(())
    }

    /// Returns the page with new figures; `None` if it lacks a marker.
    fn with_figures(&self, page: &str, figures: &str) -> Option<String> {
        let [begin, end] = self.markers;
        let (head, rest) = page.split_once(begin)?;
        let (_, tail) = rest.split_once(end)?;
        Some(format!("{head}{begin}\n{figures}\n{end}{tail}"))
    }
}

#[cfg(test)]
mod tests {
    use super::Place;

    #[test]
    fn figures_take_the_place_of_older_ones_and_nothing_else() {
        let place = Place {
            data: "data.json",
            page: "page.md",
            markers: ["<!-- begin -->\n", "<!-- end -->"],
        };
        let page = "head\n<!-- begin -->\n\nold\n\n<!-- end -->\ntail";
        let new = place.with_figures(page, "new\n").expect("both markers");
        assert_eq!(new, "head\n<!-- begin -->\n\nnew\n\n<!-- end -->\ntail");
        assert_eq!(place.with_figures(&new, "new\n"), Some(new.clone()));
        assert_eq!(place.with_figures("head\n<!-- begin -->\n", "new\n"), None);
    }
}
