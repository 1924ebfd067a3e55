//! Codes for content that a conversion leaves out.

use janggi::record::Content;

/// Returns the stable code for a kind of content that was left out.
pub(crate) const fn code(content: Content) -> &'static str {
    match content {
        Content::FaultMark => "left_out_fault_mark",
        Content::Headers => "left_out_headers",
        Content::Result => "left_out_result",
        Content::Variations => "left_out_variations",
        Content::Comments => "left_out_comments",
        Content::Glyphs => "left_out_glyphs",
        Content::Drawings => "left_out_drawings",
        Content::Times => "left_out_times",
        Content::Rules => "left_out_rules",
    }
}

#[cfg(test)]
mod tests {
    use super::code;
    use janggi::record::Content;

    #[test]
    fn every_kind_has_its_code() {
        for content in Content::ALL {
            assert_eq!(code(content), format!("left_out_{}", content.code()));
        }
    }
}
