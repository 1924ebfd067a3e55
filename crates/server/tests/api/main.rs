//! The server through its real sockets and a real database file. One test program: one link.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod access_tokens;
mod account;
mod client;
mod mail_server;
mod push_service;
mod socket;
mod test_server;
mod worker;

mod absence;
mod account_security;
mod accounts;
mod admission;
mod agreements;
mod analysis;
mod base_path;
mod brief;
mod challenges;
mod chat;
mod correspondence;
mod flow;
mod hostile_corpus;
mod hostile_text;
mod hosts;
mod house;
mod limits;
mod live;
mod load;
mod lobby;
mod long_games;
mod mail;
mod operations;
mod outage;
mod overload;
mod pages;
mod postgres;
mod previews;
mod push;
mod ratings;
mod records;
mod refusals;
mod restart;
mod rights;
mod seats;
mod setups;
mod shared;
mod shares;
mod sockets;
mod stopping;
mod storage;
mod tables;
mod upgrade;
mod workers;
mod yesterday;
