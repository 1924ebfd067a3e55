//! Tests of the numbering of positions and of the text form of signatures.

use super::signature;
use proptest::prelude::{any, prop, prop_assert_eq, proptest};
use tablebase::{Colours, Layout, Objective, Signature, canonical, needed};

const TEXTS: [&str; 10] = [
    "K-K", "KR-KA", "KPAA-KA", "KPP-KA", "KNN-KN", "KR-KR", "KRCA-KAA", "KCC-KPP", "KRNB-KAA", "KNNN-KA",
];

proptest! {
    /// A position created from a number has this number. Its mirror image has the number of the twin or, if there is no
    /// twin, the same number.
    #[test]
    fn a_number_comes_back(text in prop::sample::select(&TEXTS[..]), objective in prop::sample::select(&Objective::ALL[..]), drawn in any::<usize>()) {
        let (stored, _) = canonical(objective, signature(text));
        let layout = Layout::new(objective, stored).expect("small enough");
        let number = drawn % layout.size();
        if let Some((board, turn)) = layout.position(number) {
            prop_assert_eq!(Signature::of(&board), stored);
            let (back, twin) = layout.index(&board, turn, Colours::Kept).expect("numbered");
            prop_assert_eq!(back, number);
            let (mirrored, mirrored_twin) = layout.index(&board.mirror(), turn, Colours::Kept).expect("numbered");
            match twin {
                Some(twin) => prop_assert_eq!((mirrored, mirrored_twin), (twin, Some(number))),
                None => prop_assert_eq!((mirrored, mirrored_twin), (number, None)),
            }
        }
    }

    /// Parsing and printing returns the same text, and `needed` lists each signature after those on which it depends.
    #[test]
    fn a_signature_reads_back(text in prop::sample::select(&TEXTS[..]), objective in prop::sample::select(&Objective::ALL[..])) {
        let wanted = signature(text);
        prop_assert_eq!(wanted.to_string(), text);
        prop_assert_eq!(wanted.swapped().swapped(), wanted);
        let list = needed(objective, wanted);
        for (at, one) in list.iter().enumerate() {
            for after in one.after_captures() {
                let (stored, _) = canonical(objective, after);
                assert!(list[..at].contains(&stored));
            }
        }
    }
}

#[test]
fn other_texts_are_no_signatures() {
    for text in [
        "", "K", "KR", "R-K", "KR-", "KAR-K", "KAAA-K", "KRRRR-K", "kr-k", "KR-K-K", "KK-K", "KX-K",
    ] {
        assert_eq!(Signature::parse(text), None, "{text}");
    }
}

#[test]
fn one_free_piece_makes_ninety_nine_signatures() {
    assert_eq!(Signature::all_with_free(1).len(), 99);
    assert_eq!(Signature::all_with_free(0).len(), 9);
}

#[test]
fn a_class_is_every_signature_of_its_kind() {
    let class = |text: &str| Signature::parse_class(text).unwrap_or_default();
    assert_eq!(class("KXY-KAA").len(), 15);
    assert_eq!(class("KXAA-KYA").len(), 25);
    assert_eq!(class("KXX-K").len(), 5);
    assert_eq!(class("KR-KA"), [signature("KR-KA")]);
    for text in ["KXY-KAA", "KXAA-KYA"] {
        for one in class(text) {
            assert_eq!(Signature::parse(&one.to_string()), Some(one));
        }
    }
    for text in ["KX", "KX-KAAA", "kx-k", "KXXXX-K", "KAR-KA"] {
        assert_eq!(Signature::parse_class(text), None, "{text}");
    }
}
