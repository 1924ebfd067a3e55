//! Clubs: founding, joining, roles, events, the member list, limits, and closing the owner's account.

use crate::account::{PASSWORD, key, member};
use crate::client::Client;
use crate::test_server::TestServer;
use serde_json::{Value, json};

/// Founds a club and returns its id.
pub(crate) async fn new_club(owner: &mut Client, admission: &str) -> String {
    let club = owner.post("/api/clubs", &text("종로 장기회", admission)).await;
    club.expect(201)["id"].as_str().unwrap().to_owned()
}

fn text(name: &str, admission: &str) -> Value {
    json!({"name": name, "place": "서울 종로", "about": "토요일마다 모입니다", "admission": admission})
}

async fn act(client: &mut Client, club: &str, what: &str) -> Value {
    client
        .post(&format!("/api/clubs/{club}/{what}"), &json!({}))
        .await
        .expect(200)
}

/// Gives a player a role. Returns the response status.
async fn set_role(by: &mut Client, club: &str, player: &str, role: &str) -> u16 {
    let path = format!("/api/clubs/{club}/members/{player}");
    by.send("PUT", &path, &json!({"role": role})).await.status
}

/// Returns `NAME ROLE` of each player in the field `list` (`members` or `waiting`) of a club's view.
fn told(club: &Value, list: &str) -> Vec<String> {
    let members = club[list].as_array().unwrap().iter();
    members
        .map(|member| {
            let (name, role) = (&member["player"]["name"], &member["role"]);
            format!("{} {}", name.as_str().unwrap(), role.as_str().unwrap())
        })
        .collect()
}

async fn view(client: &mut Client, club: &str) -> Value {
    client.get(&format!("/api/clubs/{club}")).await.expect(200)
}

/// Founds a club. Returns its owner, an officer and a member, and its id.
async fn three_people(site: &TestServer) -> ([Client; 3], String) {
    let [mut owner, mut second, mut third] = [
        member(site, "hoejang").await,
        member(site, "chongmu").await,
        member(site, "hoewon").await,
    ];
    let id = new_club(&mut owner, "open").await;
    for player in [&mut second, &mut third] {
        assert_eq!(act(player, &id, "join").await["you"], "member");
    }
    let officer = key(&mut second).await;
    assert_eq!(set_role(&mut owner, &id, &officer, "officer").await, 200);
    ([owner, second, third], id)
}

#[tokio::test]
async fn members_are_approved_by_the_owner_and_officers() {
    let site = TestServer::new().await;
    let [mut owner, mut second, mut third] = [
        member(&site, "hoejang").await,
        member(&site, "chongmu").await,
        member(&site, "hoewon").await,
    ];
    let id = new_club(&mut owner, "approval").await;
    let [second_key, third_key] = [key(&mut second).await, key(&mut third).await];
    for player in [&mut second, &mut third] {
        assert_eq!(act(player, &id, "join").await["you"], "waiting");
    }
    // Only the owner and officers see and admit waiting players.
    assert_eq!(told(&view(&mut third, &id).await, "waiting"), [""; 0]);
    assert_eq!(told(&view(&mut owner, &id).await, "waiting").len(), 2);
    assert_eq!(set_role(&mut third, &id, &third_key, "member").await, 403);
    assert_eq!(
        set_role(&mut owner, &id, &second_key, "officer").await,
        409,
        "not yet a member"
    );
    assert_eq!(set_role(&mut owner, &id, &second_key, "member").await, 200);
    assert_eq!(set_role(&mut second, &id, &third_key, "member").await, 403);
    assert_eq!(set_role(&mut owner, &id, &second_key, "officer").await, 200);
    assert_eq!(set_role(&mut second, &id, &third_key, "member").await, 200);
    let members = ["hoejang owner", "chongmu officer", "hoewon member"];
    assert_eq!(told(&view(&mut site.visitor(), &id).await, "members"), members);
}

#[tokio::test]
async fn officers_announce_events_and_get_the_list_of_members() {
    let site = TestServer::new().await;
    let ([_, mut second, mut third], id) = three_people(&site).await;
    let events = format!("/api/clubs/{id}/events");
    let event = json!({"day": "2026-12-05", "title": "월례회", "place": "종로 기원", "note": "2시"});
    third.post(&events, &event).await.expect_code(403, "not_officer");
    let shown = second.post(&events, &event).await.expect(201);
    assert_eq!(shown["events"][0]["title"], "월례회");
    let wrong = json!({"day": "5 December", "title": "월례회", "place": "", "note": ""});
    second.post(&events, &wrong).await.expect_code(422, "bad_club");
    let path = format!("{events}/{}", shown["events"][0]["id"].as_str().unwrap());
    let shown = second.send("DELETE", &path, &Value::Null).await.expect(200);
    assert_eq!(shown["events"], json!([]));

    let csv = format!("/api/clubs/{id}/members.csv?language=ko");
    third.get(&csv).await.expect_code(403, "not_officer");
    let list = second.get(&csv).await;
    assert_eq!(list.header("content-type"), Some("text/csv; charset=utf-8"));
    let lines: Vec<&str> = list.body.lines().collect();
    assert_eq!(lines[0], "\u{feff}이름,역할,급수,가입일,소속");
    assert!(
        lines[1].starts_with("hoejang,회장,,20") && lines[1].ends_with(",종로 장기회"),
        "{lines:?}"
    );

    let export = third.get("/api/account/export").await;
    let export: Value = serde_json::from_str(&export.unchunked()).unwrap();
    let club = &export["clubs"][0];
    assert_eq!(
        (&club["name"], &club["role"]),
        (&json!("종로 장기회"), &json!("member"))
    );
}

#[tokio::test]
async fn a_club_passes_on_when_its_owners_account_is_closed() {
    let site = TestServer::new().await;
    let ([mut owner, mut second, mut third], id) = three_people(&site).await;
    let third_key = key(&mut third).await;
    owner
        .post(&format!("/api/clubs/{id}/leave"), &json!({}))
        .await
        .expect_code(409, "owner_stays");
    let close = json!({"password": PASSWORD});
    owner.post("/api/account/close", &close).await.expect(200);
    assert_eq!(
        told(&view(&mut third, &id).await, "members"),
        ["chongmu owner", "hoewon member"]
    );
    assert_eq!(set_role(&mut second, &id, &third_key, "owner").await, 200);
    let left = act(&mut second, &id, "leave").await;
    assert_eq!(
        (told(&left, "members"), &left["you"]),
        (vec!["hoewon owner".to_owned()], &Value::Null)
    );
    let path = format!("/api/clubs/{id}");
    second
        .send("DELETE", &path, &Value::Null)
        .await
        .expect_code(403, "not_officer");
    assert_eq!(third.send("DELETE", &path, &Value::Null).await.status, 204);
    third.get(&path).await.expect_code(404, "unknown_club");
}

#[tokio::test]
async fn clubs_are_found_and_their_number_is_limited() {
    let site = TestServer::with(|config| {
        config.limits.clubs_of_account = 2;
        config.limits.club_members = 2;
    })
    .await;
    let [mut owner, mut second, mut third] = [
        member(&site, "first").await,
        member(&site, "second").await,
        member(&site, "third").await,
    ];
    let open = new_club(&mut owner, "open").await;
    let described = json!({"name": "Den Haag", "place": "Nederland", "about": "", "admission": "open"});
    let path = format!("/api/clubs/{open}");
    second
        .send("PUT", &path, &described)
        .await
        .expect_code(403, "not_officer");
    owner.send("PUT", &path, &described).await.expect(200);
    new_club(&mut owner, "approval").await;
    let again = owner.post("/api/clubs", &text("셋째", "open")).await;
    again.expect_code(429, "too_many_clubs");
    let nameless = second.post("/api/clubs", &text(" ", "open")).await;
    nameless.expect_code(422, "bad_club");
    assert_eq!(act(&mut second, &open, "join").await["you"], "member");
    third
        .post(&format!("/api/clubs/{open}/join"), &json!({}))
        .await
        .expect_code(409, "club_full");
    let list = second.get("/api/clubs").await.expect(200);
    assert_eq!(list["clubs"].as_array().unwrap().len(), 2);
    assert_eq!(
        (&list["own"][0]["name"], &list["own"][0]["role"]),
        (&json!("Den Haag"), &json!("member"))
    );
    let found = second.get("/api/clubs?search=nederland").await.expect(200);
    assert_eq!((&found["clubs"][0]["members"], &found["own"]), (&json!(2), &json!([])));
    assert_eq!(found["clubs"].as_array().unwrap().len(), 1);
    second.get("/api/clubs?page=0").await.expect_code(400, "bad_request");
    // A player whom the owner has removed may join again.
    let member = format!("{path}/members/{}", key(&mut second).await);
    owner.send("DELETE", &member, &Value::Null).await.expect(200);
    owner
        .send("DELETE", &member, &Value::Null)
        .await
        .expect_code(409, "not_member");
    assert_eq!(act(&mut second, &open, "join").await["you"], "member");
}
