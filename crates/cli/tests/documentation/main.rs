//! Tests that the documentation matches the code: its links, names, numbers and diagrams.
//!
//! Also tests rules for names, doc comments and messages in the code.

mod architecture;
mod counts;
mod doc_comments;
mod engine_pages;
mod examples;
mod glossary;
mod links;
mod names;
mod notices;
mod readers;
mod records_of_decisions;
mod rust_names;
mod said_in_code;
mod script_names;
mod tree;
