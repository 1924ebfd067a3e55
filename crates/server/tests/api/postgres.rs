//! The whole server with a PostgreSQL database.

#[path = "../../../store/tests/store/postgres/server.rs"]
mod database;

use crate::restart::{final_view, script, undisturbed};
use crate::socket::Socket;
use crate::test_server::{TestServer, open, own_game};
use database::PostgresDatabase;
use server::{Server, WebApp};

#[tokio::test]
async fn a_game_goes_on_after_every_restart_as_it_does_with_sqlite() {
    let database = PostgresDatabase::create(None);
    let mut site = TestServer::with(|config| config.database = Some(database.address().parse().unwrap())).await;
    let mut player = site.visitor();
    let id = open(&mut player, &own_game()).await;
    for frames in script().chunks(3) {
        let (mut socket, _) = Socket::open(&player, &id).await;
        for frame in frames {
            socket.send(frame).await;
            let answer = socket.read_answer(frame["id"].as_str().unwrap()).await;
            assert_eq!(answer["t"], "ack", "{answer}");
        }
        drop(socket);
        site.restart().await;
        player.addr = site.addr();
    }
    site.assert_alive().await;
    let without_restart = undisturbed(&TestServer::new().await).await;
    assert_eq!(final_view(&mut player, &id).await, without_restart);
    assert!(!site.folder().join(store::sqlite::DATABASE_FILE).exists());
    let second = Server::start(site.config.clone(), WebApp::not_built()).await;
    assert_eq!(second.map(drop).map_err(|error| error.code()), Err("db_in_use"));
    assert_eq!(database.run("SELECT count(*) FROM games WHERE phase = 'over'"), "1\n");
}
