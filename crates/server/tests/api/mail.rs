//! Account email addresses and password resets, over HTTP and SMTP. docs/development/threats.md lists most of these
//! tests.

use crate::account::{PASSWORD, app_code, member, second_factor, sign_in, sign_in_with, sign_up};
use crate::client::{Answer, Client};
use crate::mail_server::{MailServer, Received, config_at};
use crate::socket::Socket;
use crate::test_server::{ClockHouse, TestServer, open, own_game, soon};
use serde_json::{Value, json};
use std::net::Ipv4Addr;
use store::AccountQueries;
use store::sqlite::SqliteReader;

const NEW_PASSWORD: &str = "유방과 항우의 백 번째 판";
const HOUR: i64 = 3_600_000;

async fn site(mail: &MailServer) -> TestServer {
    let config = mail.config();
    TestServer::with(|site| site.mail = Some(config)).await
}

fn clock_house(mail: &MailServer) -> ClockHouse {
    let config = mail.config();
    ClockHouse::with(|site| {
        site.mail = Some(config);
        site.limits.work.account.address.burst = 1_000;
        site.limits.work.account.guest.burst = 1_000;
    })
}

async fn ask(client: &mut Client, address: &str, language: &str) -> Answer {
    let body = json!({"address": address, "password": PASSWORD, "language": language});
    client.post("/api/account/email", &body).await
}

async fn confirm(client: &mut Client, token: &str) -> Answer {
    client
        .post("/api/account/email/confirm", &json!({"token": token}))
        .await
}

async fn ask_reset(client: &mut Client, account: &str) -> Answer {
    client.post("/api/account/reset", &json!({"account": account})).await
}

async fn reset(client: &mut Client, token: &str, password: &str) -> Answer {
    let body = json!({"token": token, "new_password": password});
    client.post("/api/account/reset/password", &body).await
}

/// Adds an address to the client's account and confirms it.
async fn give(client: &mut Client, mail: &mut MailServer, address: &str) {
    ask(client, address, "en").await.expect(200);
    let token = mail.letter().await.token("confirm-email");
    confirm(client, &token).await.expect(200);
}

fn assert_to(letter: &Received, address: &str) {
    assert_eq!(letter.from.split(' ').nth(1), Some("FROM:<no-reply@janggi.example>"));
    let to: Vec<_> = letter.to.iter().map(|line| line.trim_end()).collect();
    assert_eq!(to, [format!("RCPT TO:<{address}>")]);
    assert_eq!(letter.header("to"), address);
}

#[tokio::test]
async fn an_address_is_the_accounts_once_its_link_was_used_and_the_one_before_is_told() {
    let mut mail = MailServer::start().await;
    let site = site(&mail).await;
    let mut owner = member(&site, "한신").await;
    let wrong = json!({"address": "a@b.kr", "password": "nope nope", "language": "ko"});
    owner
        .post("/api/account/email", &wrong)
        .await
        .expect_code(403, "wrong_password");
    let me = ask(&mut owner, "Han@Example.org", "ko").await.expect(200);
    assert_eq!((&me["mail"], &me["account"]["email"]), (&json!(true), &Value::Null));
    assert_eq!(me["account"]["pending_email"], "Han@example.org");
    let letter = mail.letter().await;
    assert_to(&letter, "Han@example.org");
    assert_eq!(letter.header("auto-submitted"), "auto-generated");
    assert_eq!(letter.header("content-type"), "text/plain; charset=utf-8");
    assert!(letter.body.starts_with("한신 님, 안녕하세요."), "{}", letter.body);
    let token = letter.token("confirm-email");

    // The address is confirmed on another device, without signing in.
    let mut elsewhere = site.visitor();
    let confirmed = confirm(&mut elsewhere, &token).await.expect(200);
    assert_eq!(confirmed, json!({"name": "한신", "address": "Han@example.org"}));
    assert_eq!(elsewhere.cookie, None, "it signs nobody in");
    let me = owner.get("/api/me").await.expect(200);
    assert_eq!(me["account"]["email"], "Han@example.org");
    assert_eq!(me["account"]["pending_email"], Value::Null);
    confirm(&mut owner, &token).await.expect_code(403, "wrong_link");

    ask(&mut owner, "new@example.org", "nl").await.expect(200);
    let letter = mail.letter().await;
    assert_to(&letter, "new@example.org");
    assert!(letter.body.starts_with("Hallo 한신,"), "{}", letter.body);
    let me = owner.get("/api/me").await.expect(200);
    assert_eq!(
        me["account"]["email"], "Han@example.org",
        "until the new one is confirmed"
    );
    confirm(&mut owner, &letter.token("confirm-email")).await.expect(200);
    let told = mail.letter().await;
    assert_to(&told, "Han@example.org");
    assert!(told.body.contains("다른 주소로 바뀌었습니다"), "{}", told.body);

    let export = owner.get("/api/account/export").await.body;
    assert!(export.contains("new@example.org"), "{export}");
    let me = owner
        .send("DELETE", "/api/account/email", &json!({"password": PASSWORD}))
        .await
        .expect(200);
    assert_eq!(me["account"]["email"], Value::Null);
    let told = mail.letter().await;
    assert_to(&told, "new@example.org");
    assert!(told.body.contains("geen e-mailadres meer"), "{}", told.body);
}

#[tokio::test]
async fn a_password_is_reset_by_mail_and_every_session_ends() {
    let mut mail = MailServer::start().await;
    let site = site(&mail).await;
    let mut owner = member(&site, "Hansin").await;
    give(&mut owner, &mut mail, "han@example.org").await;
    let game = open(&mut owner, &own_game()).await;
    let (mut socket, _) = Socket::open(&owner, &game).await;
    let mut visitor = site.visitor();
    for typed in ["hansin", " HAN@Example.org "] {
        ask_reset(&mut visitor, typed).await.expect(202);
    }
    let (first, second) = (mail.letter().await, mail.letter().await);
    assert_to(&first, "han@example.org");
    assert!(first.body.starts_with("Hello Hansin,"), "{}", first.body);
    let token = first.token("new-password");
    reset(&mut visitor, &token, "password")
        .await
        .expect_code(422, "weak_password");
    let done = reset(&mut visitor, &token, NEW_PASSWORD).await.expect(200);
    assert_eq!(done, json!({"name": "Hansin"}));
    assert_eq!(visitor.cookie, None, "nobody is signed in by it");
    assert_eq!(socket.read_kind("bye").await["reason"], "signed_out");
    assert_eq!(owner.get("/api/me").await.expect(200)["player"], Value::Null);
    for token in [&token, &second.token("new-password")] {
        let refused = reset(&mut visitor, token, NEW_PASSWORD).await;
        refused.expect_code(403, "wrong_link");
    }
    sign_in(&mut owner, "hansin", PASSWORD)
        .await
        .expect_code(401, "wrong_sign_in");
    sign_in(&mut owner, "hansin", NEW_PASSWORD).await.expect(200);
}

#[tokio::test]
async fn a_reset_leaves_the_second_factor_on() {
    let mut mail = MailServer::start().await;
    let site = clock_house(&mail);
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    give(&mut owner, &mut mail, "han@example.org").await;
    let (secret, _) = second_factor(&mut owner, site.now()).await;
    let mut visitor = site.visitor();
    ask_reset(&mut visitor, "hansin").await.expect(202);
    let token = mail.letter().await.token("new-password");
    // The password stays the same; this test is only about the second factor.
    reset(&mut visitor, &token, PASSWORD).await.expect(200);
    let refused = sign_in(&mut visitor, "hansin", PASSWORD).await;
    refused.expect_code(401, "second_factor_needed");
    site.pass(30_000);
    let code = app_code(&secret, site.now());
    sign_in_with(&mut visitor, "hansin", &code).await.expect(200);
}

#[tokio::test]
async fn links_end_with_their_time_a_new_password_another_address_and_the_account() {
    let mut mail = MailServer::start().await;
    let site = clock_house(&mail);
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    ask(&mut owner, "han@example.org", "en").await.expect(200);
    let token = mail.letter().await.token("confirm-email");
    site.pass(24 * HOUR);
    confirm(&mut owner, &token).await.expect_code(403, "wrong_link");
    let me = owner.get("/api/me").await.expect(200);
    assert_eq!(me["account"]["pending_email"], Value::Null);
    give(&mut owner, &mut mail, "han@example.org").await;

    let mut visitor = site.visitor();
    let mut link = async |mail: &mut MailServer| {
        ask_reset(&mut visitor, "hansin").await.expect(202);
        mail.letter().await.token("new-password")
    };
    let token = link(&mut mail).await;
    site.pass(HOUR);
    reset(&mut owner, &token, NEW_PASSWORD)
        .await
        .expect_code(403, "wrong_link");

    let token = link(&mut mail).await;
    let change = json!({"password": PASSWORD, "new_password": PASSWORD});
    owner.post("/api/account/password", &change).await.expect(200);
    reset(&mut owner, &token, NEW_PASSWORD)
        .await
        .expect_code(403, "wrong_link");

    let token = link(&mut mail).await;
    give(&mut owner, &mut mail, "new@example.org").await;
    assert_to(&mail.letter().await, "han@example.org");
    reset(&mut owner, &token, NEW_PASSWORD)
        .await
        .expect_code(403, "wrong_link");

    site.pass(HOUR);
    let token = link(&mut mail).await;
    for wrong in ["", "0", &"0".repeat(64), &token.to_uppercase(), &format!("{token}0")] {
        reset(&mut owner, wrong, NEW_PASSWORD)
            .await
            .expect_code(403, "wrong_link");
        confirm(&mut owner, wrong).await.expect_code(403, "wrong_link");
    }
    confirm(&mut owner, &token).await.expect_code(403, "wrong_link");
    owner
        .post("/api/account/close", &json!({"password": PASSWORD}))
        .await
        .expect(200);
    reset(&mut owner, &token, NEW_PASSWORD)
        .await
        .expect_code(403, "wrong_link");
    assert!(
        !database(&site).contains("example.org"),
        "nothing is left of the address"
    );
}

/// Returns all stored addresses in one string.
fn database(site: &ClockHouse) -> String {
    let database = rusqlite::Connection::open(site.folder().join("janggun.db")).unwrap();
    let sql = "SELECT group_concat(address) FROM (SELECT address FROM emails UNION SELECT address FROM email_links)";
    let text: Option<String> = database.query_row(sql, [], |row| row.get(0)).unwrap();
    text.unwrap_or_default()
}

/// Returns a response without its date and request id, which always differ.
fn said(answer: &Answer) -> (u16, Vec<(String, String)>, String) {
    let kept = |(name, _): &&(String, String)| !matches!(name.as_str(), "x-request-id" | "date");
    let headers = answer.headers.iter().filter(kept).cloned().collect();
    (answer.status, headers, answer.body.clone())
}

#[tokio::test]
async fn asking_for_a_reset_says_nothing_about_accounts_and_addresses() {
    let mut mail = MailServer::start().await;
    let site = clock_house(&mail);
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    give(&mut owner, &mut mail, "han@example.org").await;
    let mut pending = site.visitor();
    sign_up(&mut pending, "hangu").await.expect(201);
    ask(&mut pending, "hangu@example.org", "en").await.expect(200);
    assert_to(&mail.letter().await, "hangu@example.org");
    let mut stranger = site.visitor();
    let typed = [
        "nobody",
        "hangu",
        "hangu@example.org",
        "nobody@example.org",
        "",
        "a@b@c",
        "<script>",
        "hansin",
        "han@example.org",
    ];
    // The response does not depend on the store, because a separate task looks up the account.
    let mut answers = Vec::new();
    for account in typed {
        answers.push(said(&ask_reset(&mut stranger, account).await));
    }
    assert_eq!((answers[0].0, answers[0].2.as_str()), (202, "{}"));
    assert!(answers.iter().all(|answer| *answer == answers[0]), "{answers:?}");
    for _ in 0..2 {
        assert_to(&mail.letter().await, "han@example.org");
    }
    assert!(mail.waiting().is_empty());
}

#[tokio::test]
async fn a_mailbox_is_not_flooded_and_its_owner_not_locked_out() {
    let mut mail = MailServer::start().await;
    let site = clock_house(&mail);
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    give(&mut owner, &mut mail, "han@example.org").await;
    let mut attacker = site.visitor();
    for number in 0..30 {
        attacker.from = Some(Ipv4Addr::new(127, 0, 20 + number, 1));
        let typed = if number % 2 == 0 { "hansin" } else { "han@example.org" };
        ask_reset(&mut attacker, typed).await.expect(202);
    }
    // The owner's request gets the same response but causes no email: the mailbox already has valid links.
    ask_reset(&mut owner, "hansin").await.expect(202);
    let letters = [mail.letter().await, mail.letter().await, mail.letter().await];
    site.pass(20 * 60_000);
    ask_reset(&mut owner, "hansin").await.expect(202);
    let fourth = mail.letter().await;
    assert_to(&fourth, "han@example.org");
    assert!(mail.waiting().is_empty(), "three, and one more after 20 minutes");
    reset(&mut owner, &letters[0].token("new-password"), NEW_PASSWORD)
        .await
        .expect(200);

    // Two accounts request emails to a stranger's mailbox. Each account is refused after three requests, and together
    // they send at most three emails.
    for number in 0..2 {
        let mut other = site.visitor();
        sign_up(&mut other, &format!("other{number}")).await.expect(201);
        for _ in 0..3 {
            ask(&mut other, "victim@example.org", "en").await.expect(200);
        }
        let refused = ask(&mut other, "victim@example.org", "en").await;
        refused.expect_code(429, "too_fast");
    }
    for _ in 0..3 {
        assert_to(&mail.letter().await, "victim@example.org");
    }
    ask_reset(&mut owner, "nobody").await.expect(202);
    assert!(mail.waiting().is_empty());
}

#[tokio::test]
async fn nothing_typed_becomes_a_header_another_recipient_or_another_site() {
    let mut mail = MailServer::start().await;
    let site = site(&mail).await;
    let mut owner = member(&site, "hansin").await;
    for address in [
        "han@example.org\r\nBcc: victim@example.org",
        "han@example.org\nSubject: won",
        "han@example.org>\r\nRCPT TO:<victim@example.org",
        "han@example.org, victim@example.org",
        "Victim <victim@example.org>",
        "han@example.org\u{0}",
        "장기@example.org",
        "han",
    ] {
        ask(&mut owner, address, "en").await.expect_code(422, "bad_email");
    }
    // Forwarding headers name a different host. The link in the email must still lead to the right site.
    let body = json!({"address": "han@example.org", "password": PASSWORD, "language": "ko"}).to_string();
    let origin = format!("http://{}", owner.addr);
    let headers = [
        ("Origin", origin.as_str()),
        ("Content-Type", "application/json"),
        ("X-Forwarded-Host", "evil.example"),
        ("Forwarded", "host=evil.example"),
    ];
    let answer = owner.request("POST", "/api/account/email", &headers, &body).await;
    answer.expect(200);
    let letter = mail.letter().await;
    assert_to(&letter, "han@example.org");
    assert!(!letter.body.contains("evil.example"), "{}", letter.body);
    assert_eq!(letter.token("confirm-email").len(), 64);
    let mut names: Vec<_> = letter.headers.iter().map(|(name, _)| name.as_str()).collect();
    names.sort_unstable();
    let expected = [
        "auto-submitted",
        "content-transfer-encoding",
        "content-type",
        "date",
        "from",
        "message-id",
        "mime-version",
        "subject",
        "to",
    ];
    assert!(names.iter().all(|name| expected.contains(name)), "{names:?}");
    assert!(mail.waiting().is_empty());
}

#[tokio::test]
async fn the_database_holds_no_link_of_a_letter() {
    let mut mail = MailServer::start().await;
    let site = site(&mail).await;
    let mut owner = member(&site, "hansin").await;
    ask(&mut owner, "han@example.org", "en").await.expect(200);
    let token = mail.letter().await.token("confirm-email");
    let secret: Vec<u8> = (0..32)
        .map(|at| u8::from_str_radix(&token[2 * at..2 * at + 2], 16).unwrap())
        .collect();
    let bytes = database_bytes(&site);
    let holds = |wanted: &[u8]| bytes.windows(wanted.len()).any(|window| window == wanted);
    assert!(holds(b"han@example.org"), "the test looks where it is");
    assert!(!holds(token.as_bytes()) && !holds(&secret));
}

#[tokio::test]
async fn letters_are_tried_again_while_the_mail_server_is_down_and_nobody_waits_for_it() {
    let mut mail = MailServer::start().await;
    mail.put_off(3);
    let site = site(&mail).await;
    let mut owner = member(&site, "hansin").await;
    // The request is accepted even while the mail server refuses emails.
    ask(&mut owner, "han@example.org", "en").await.expect(200);
    let letter = mail.letter().await;
    assert_to(&letter, "han@example.org");
    assert_eq!(mail.tries(), 4);
    confirm(&mut owner, &letter.token("confirm-email")).await.expect(200);
}

/// Returns the contents of the database file and its WAL.
fn database_bytes(site: &TestServer) -> Vec<u8> {
    let files = ["janggun.db", "janggun.db-wal"].map(|file| std::fs::read(site.folder().join(file)));
    files.into_iter().flat_map(Result::unwrap_or_default).collect()
}

#[tokio::test]
async fn letters_that_were_not_sent_are_sent_after_a_restart_with_another_link() {
    let mut mail = MailServer::start().await;
    let mut site = site(&mail).await;
    let mut owner = member(&site, "hansin").await;
    give(&mut owner, &mut mail, "han@example.org").await;
    mail.put_off(u32::MAX);
    ask(&mut owner, "new@example.org", "nl").await.expect(200);
    let before = mail.tries();
    ask_reset(&mut site.visitor(), "hansin").await.expect(202);
    // Wait until both emails have been tried and stored. Their links must not be on disk.
    soon(async {
        while mail.tries() < before + 3
            || SqliteReader::open(site.folder())
                .unwrap()
                .letters(0, 9)
                .await
                .unwrap()
                .len()
                < 2
        {
            tokio::task::yield_now().await
        }
    })
    .await;
    let bytes = database_bytes(&site);
    assert!(!bytes.windows(9).any(|window| window == b"/account/"));
    site.restart().await;
    mail.put_off(0);
    let mut letters = [mail.letter().await, mail.letter().await];
    letters.sort_by_key(|letter| letter.header("to").to_owned());
    assert_to(&letters[0], "han@example.org");
    assert_to(&letters[1], "new@example.org");
    assert!(letters[1].body.starts_with("Hallo hansin,"), "{}", letters[1].body);
    let mut visitor = site.visitor();
    reset(&mut visitor, &letters[0].token("new-password"), NEW_PASSWORD)
        .await
        .expect(200);
    confirm(&mut visitor, &letters[1].token("confirm-email"))
        .await
        .expect(200);
    // The previous address is notified, exactly once, that it no longer belongs to the account.
    assert_to(&mail.letter().await, "han@example.org");
    soon(async {
        while !SqliteReader::open(site.folder())
            .unwrap()
            .letters(0, 9)
            .await
            .unwrap()
            .is_empty()
        {}
    })
    .await;
    site.restart().await;
    ask_reset(&mut site.visitor(), "hansin").await.expect(202);
    assert_to(&mail.letter().await, "new@example.org");
    assert!(mail.waiting().is_empty());
}

#[tokio::test]
async fn a_letter_is_not_sent_any_more_once_its_link_would_have_ended() {
    let mut mail = MailServer::start().await;
    let mut site = clock_house(&mail);
    let mut owner = site.visitor();
    sign_up(&mut owner, "hansin").await.expect(201);
    give(&mut owner, &mut mail, "han@example.org").await;
    mail.put_off(u32::MAX);
    ask_reset(&mut owner, "hansin").await.expect(202);
    let stored = || async {
        SqliteReader::open(site.folder())
            .unwrap()
            .letters(0, 9)
            .await
            .unwrap()
            .len()
    };
    soon(async { while stored().await == 0 {} }).await;
    site.stop().await;
    site.pass(HOUR);
    site.start();
    mail.put_off(0);
    owner.addr = site.addr();
    ask(&mut owner, "new@example.org", "ko").await.expect(200);
    assert_to(&mail.letter().await, "new@example.org");
    assert!(mail.waiting().is_empty());
}

#[tokio::test]
async fn a_server_whose_mail_server_is_gone_serves_and_stops() {
    // An address at which nothing listens once the listener is dropped.
    let listener = std::net::TcpListener::bind("127.0.0.1:0").unwrap();
    let addr = listener.local_addr().unwrap();
    drop(listener);
    let mut site = TestServer::with(|site| site.mail = Some(config_at(addr))).await;
    let mut owner = member(&site, "hansin").await;
    let me = ask(&mut owner, "han@example.org", "en").await.expect(200);
    assert_eq!(me["account"]["pending_email"], "han@example.org");
    ask_reset(&mut owner, "hansin").await.expect(202);
    site.assert_alive().await;
    soon(site.stop()).await;
}

#[tokio::test]
async fn without_a_mail_server_there_is_no_mail() {
    let site = TestServer::new().await;
    let mut owner = member(&site, "hansin").await;
    assert_eq!(owner.get("/api/me").await.expect(200)["mail"], Value::Null);
    ask(&mut owner, "han@example.org", "en")
        .await
        .expect_code(409, "no_mail");
    ask_reset(&mut owner, "hansin").await.expect_code(409, "no_mail");
    let token = "0".repeat(64);
    confirm(&mut owner, &token).await.expect_code(409, "no_mail");
    reset(&mut owner, &token, NEW_PASSWORD)
        .await
        .expect_code(409, "no_mail");
}
