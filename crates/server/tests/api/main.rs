//! Tests of the server through real sockets and a real database file. They share one test binary, so that
//! it is linked only once.
#![expect(clippy::disallowed_methods, reason = "tests wait for real programs")]
#![expect(clippy::unwrap_used, reason = "a test stops at the first surprise")]

mod access_tokens;
mod account;
mod client;
mod copies;
mod documented;
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
mod endpoints;
mod exports;
mod flow;
mod handles;
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
mod programs;
mod push;
mod rated_bots;
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
mod spectators;
mod stopping;
mod storage;
mod tables;
mod token_scopes;
mod upgrade;
mod workers;
mod yesterday;
