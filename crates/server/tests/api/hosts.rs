//! `Host` headers that the server accepts, its responses to others, and strict transport security.

use crate::client::exchange;
use crate::test_server::TestServer;

#[tokio::test]
async fn a_request_of_http_1_1_has_one_host() {
    let site = TestServer::new().await;
    let host = format!("Host: {}\r\n", site.addr());
    for (version, hosts, status) in [
        ("1.1", String::new(), 400),
        ("1.1", host.clone(), 200),
        ("1.1", format!("{host}{host}"), 400),
        ("1.1", format!("{host}Host: evil.example\r\n"), 400),
        ("1.0", String::new(), 200),
        ("1.0", format!("{host}{host}"), 400),
    ] {
        let request = format!("GET /api/levels HTTP/{version}\r\n{hosts}Connection: close\r\n\r\n");
        let answer = exchange(site.addr(), request.as_bytes()).await;
        assert_eq!(answer.status, status, "{request}");
    }
}

#[tokio::test]
async fn browsers_are_told_to_come_by_tls_only_where_the_pages_do() {
    let plain = TestServer::new().await;
    let answer = plain.visitor().get("/api/levels").await;
    assert_eq!(answer.header("strict-transport-security"), None);
    let site = TestServer::with(|config| config.origins = vec!["https://janggi.example".parse().unwrap()]).await;
    for path in ["/", "/api/levels", "/health"] {
        let answer = site.visitor().get(path).await;
        assert_eq!(
            answer.header("strict-transport-security"),
            Some("max-age=31536000"),
            "{path}"
        );
    }
}

#[tokio::test]
async fn who_comes_by_another_name_is_told_who_has_to_do_what() {
    let site = TestServer::new().await;
    for (language, said) in [
        ("ko", "운영자"),
        ("en-GB", "If you run this server"),
        ("nl", "beheerder"),
    ] {
        let request = format!(
            "GET /lobby HTTP/1.1\r\nHost: home.<b>fritz.box\r\nAccept: text/html,*/*\r\nAccept-Language: {language}\r\n\
             Connection: close\r\n\r\n"
        );
        let answer = exchange(site.addr(), request.as_bytes()).await;
        assert_eq!(answer.status, 403);
        assert!(answer.header("content-type").unwrap().starts_with("text/html"));
        assert!(answer.body.contains(said), "{}", answer.body);
        assert!(
            answer.body.contains("--origin https://home.&lt;b&gt;fritz.box"),
            "{}",
            answer.body
        );
    }
    let request = "GET /api/levels HTTP/1.1\r\nHost: home.fritz.box\r\nAccept: */*\r\nConnection: close\r\n\r\n";
    exchange(site.addr(), request.as_bytes())
        .await
        .expect_code(403, "bad_origin");
}
