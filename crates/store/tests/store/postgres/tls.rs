//! Tests of encrypted connections.

use super::server::PostgresServer;
use std::net::TcpListener;
use store::postgres::{PostgresError, PostgresStore};

fn open(port: &str, query: &str) -> Result<PostgresStore, PostgresError> {
    PostgresStore::open(&format!("postgres://postgres@localhost:{port}/postgres?{query}").parse()?)
}

#[test]
fn a_certificate_is_trusted_only_if_it_is_named() {
    let free = TcpListener::bind("localhost:0").unwrap();
    let port = free.local_addr().unwrap().port().to_string();
    drop(free);
    let server = PostgresServer::start(&port);
    let file = server.folder.join("server.crt");
    let trusted = format!("sslmode=verify-full&sslrootcert={}", file.display());
    open(&port, &trusted).expect("its certificate is trusted");
    for (query, reason) in [
        ("sslmode=verify-full", "certificate"),
        ("sslmode=disable", "no encryption"),
    ] {
        let refused = open(&port, query).unwrap_err();
        assert_eq!(refused.code(), "db_unreachable");
        assert!(refused.to_string().contains(reason), "{query}: {refused}");
    }
    let other = format!("postgres://postgres@127.0.0.1:{port}/postgres?{trusted}");
    let refused = PostgresStore::open(&other.parse().unwrap()).unwrap_err();
    assert!(refused.to_string().contains("certificate"), "{refused}");
}
