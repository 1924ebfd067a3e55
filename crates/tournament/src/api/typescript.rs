//! Test that `web/src/domain/tournament.gen.ts` is up to date. `cargo xtask generate` runs this test to write the file.

use std::any::TypeId;
use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use ts_rs::{Config, TS, TypeVisitor};

use super::{Answer, Request};
use crate::event::Event;

/// TypeScript declarations of the visited types and all types they contain, each once.
struct Declarations {
    config: Config,
    seen: BTreeSet<TypeId>,
    texts: Vec<(String, String)>,
}

impl TypeVisitor for Declarations {
    fn visit<T: TS + 'static + ?Sized>(&mut self) {
        if !self.seen.insert(TypeId::of::<T>()) {
            return;
        }
        T::visit_dependencies(self);
        T::visit_generics(self);
        if T::output_path().is_none() {
            return;
        }
        let text = T::export_to_string(&self.config).expect("the type has a declaration");
        let start = text.find("/**").into_iter().chain(text.find("export type")).min();
        let lines = text[start.expect("a declaration is exported")..].trim().lines();
        let text = lines.map(|line| line.trim_end().to_owned() + "\n").collect();
        self.texts.push((T::ident(&self.config), text));
    }
}

#[test]
fn typescript_is_up_to_date() {
    let mut declared = Declarations {
        config: Config::new().with_large_int("number"),
        seen: BTreeSet::new(),
        texts: Vec::new(),
    };
    declared.visit::<Request>();
    declared.visit::<Answer>();
    declared.visit::<Event>();
    declared.texts.sort();
    let names: BTreeSet<&String> = declared.texts.iter().map(|(name, _)| name).collect();
    assert_eq!(names.len(), declared.texts.len(), "two types have one name");
    let mut text = "// Written by `cargo xtask generate` from crates/tournament. Do not edit.\n\
                    // The requests and answers of tournament.wasm, and the events of a tournament file.\n"
        .to_owned();
    for (_, declaration) in &declared.texts {
        text = text + "\n" + declaration;
    }
    let path = "web/src/domain/tournament.gen.ts";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(path);
    if std::env::var_os("JANGGUN_WRITE").is_some() {
        fs::write(&file, &text).expect("the file can be written");
    }
    assert!(
        fs::read_to_string(&file).unwrap_or_default() == text,
        "{path} is out of date: run `cargo xtask generate` and commit it"
    );
}
