//! Compares the SQL statements with `LeaseRow` in a random sequence of requests.

#[expect(dead_code, reason = "other tests use the rest")]
#[path = "../../../tests/store/postgres/server.rs"]
mod server;

use super::super::session::Session;
use super::super::{PostgresAddress, PostgresStore};
use super::TERMS;
use super::connection::named;
use super::row::{self, LeaseStatus};
use play::lease::{Epoch, LeaseRow};
use play::{Millis, Moment};
use server::PostgresDatabase;

/// Seconds by which the expiry is moved, which has the same effect as moving the clock in the opposite direction.
const SHIFTS: [i64; 6] = [-9, -5, -1, 1, 4, 9];

async fn stored(session: &Session) -> String {
    let sql = "SELECT coalesce(owner::text, 'nobody') || ' ' || epoch FROM leases";
    session.text(sql).await.unwrap().unwrap_or_default()
}

fn expected(row: Option<&LeaseRow<String>>) -> String {
    row.map_or_else(String::new, |row| {
        format!("{} {}", row.owner.as_deref().unwrap_or("nobody"), row.epoch)
    })
}

/// Returns a number below `end` from a linear congruential generator.
fn draw(seed: &mut u64, end: u64) -> usize {
    *seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
    usize::try_from((*seed >> 33) % end).unwrap()
}

#[tokio::test]
async fn the_statements_follow_the_rule() {
    let database = PostgresDatabase::create(None);
    let address: PostgresAddress = database.address().parse().unwrap();
    let opened = address.clone();
    std::thread::spawn(move || drop(PostgresStore::open(&opened).unwrap()))
        .join()
        .unwrap();
    let session = Session::open(&address).await.unwrap();
    session.client.batch_execute("DELETE FROM leases").await.unwrap();
    let owners = [
        named(&session).await.unwrap(),
        named(&session).await.unwrap(),
        named(&session).await.unwrap(),
    ];
    // `now` is fixed for `LeaseRow`, while the database's clock runs. A difference of less than a second does not
    // matter, because all durations are whole seconds.
    let (mut seed, mut row, now) = (7, None::<LeaseRow<String>>, Moment(1_000_000));
    let (mut granted, mut refused, mut renewed) = (0, 0, 0);
    for _ in 0..400 {
        let owner = &owners[draw(&mut seed, 3)];
        let name = owner.to_string();
        let epoch = row.as_ref().map_or(Epoch(1), |row| row.epoch);
        match draw(&mut seed, 6) {
            0..=2 => {
                let is_held = row
                    .as_ref()
                    .is_some_and(|row| row.is_held(now) && row.owner.as_ref() != Some(&name));
                let status = row::status(&session, owner).await.unwrap();
                assert_eq!(matches!(status, LeaseStatus::Held(_)), is_held);
                let next = LeaseRow::grant(row.as_ref(), name, TERMS.lasts, now);
                let taken = row::take(&session, owner).await.unwrap();
                assert_eq!(taken, next.as_ref().map(|next| next.epoch));
                granted += u32::from(taken.is_some());
                refused += u32::from(taken.is_none());
                row = next.or(row);
            }
            3 => {
                let expected = row.as_mut().is_some_and(|row| row.renew(&name, epoch, now));
                assert_eq!(row::renew(&session, owner, epoch).await.unwrap(), expected);
                renewed += u32::from(expected);
            }
            4 if draw(&mut seed, 4) == 0 => {
                if let Some(row) = &mut row {
                    row.release(&name, epoch);
                }
                row::release(&session, owner, epoch).await.unwrap();
            }
            _ => {
                let shift = SHIFTS[draw(&mut seed, 6)];
                let sql = format!("UPDATE leases SET until = until + interval '{shift} seconds'");
                session.client.batch_execute(&sql).await.unwrap();
                if let Some(row) = &mut row {
                    row.until = Moment(row.until.0 + shift * 1_000);
                }
            }
        }
        assert_eq!(stored(&session).await, expected(row.as_ref()));
    }
    assert!(
        granted > 20 && refused > 20 && renewed > 10,
        "{granted} {refused} {renewed}"
    );
    assert_eq!(TERMS.lasts, Millis(4_000), "the shifts are around it");
}
