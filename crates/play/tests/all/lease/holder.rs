//! Tests of a single lease holder, event by event.

use play::Millis;
use play::Moment;
use play::lease::{Action, Epoch, Event, Holder, LeaseRow, State, Terms};

const TERMS: Terms = Terms {
    lasts: Millis(4_000),
    renewed_every: Millis(1_000),
    asked_every: Millis(500),
    patience: Millis(2_000),
};

/// Creates a holder that requested the lease at time 0 and was granted epoch 1.
fn holding() -> Holder {
    let mut holder = Holder::new(TERMS);
    assert_eq!(holder.step(Event::Start, Millis(0)), Some(Action::Acquire));
    let granted = Event::Granted {
        asked: Millis(0),
        epoch: Epoch(1),
    };
    assert_eq!(holder.step(granted, Millis(300)), None);
    holder
}

#[test]
fn a_lease_is_counted_from_the_question() {
    let mut holder = holding();
    assert_eq!(holder.holds(Millis(3_999)), Some(Epoch(1)));
    assert_eq!(holder.holds(Millis(4_000)), None);
    assert_eq!(
        (holder.until(), holder.due()),
        (Some(Millis(4_000)), Some(Millis(1_000)))
    );
    assert_eq!(holder.step(Event::Time, Millis(1_200)), Some(Action::Renew(Epoch(1))));
    assert_eq!(
        holder.step(Event::Renewed { asked: Millis(1_200) }, Millis(1_900)),
        None
    );
    assert_eq!(holder.until(), Some(Millis(5_200)));
}

#[test]
fn who_was_silent_for_too_long_is_unsure_until_the_database_decides() {
    for (answer, state) in [
        (Event::Renewed { asked: Millis(9_000) }, None),
        (Event::Refused { asked: Millis(9_000) }, Some(State::Lost)),
        (Event::Fenced, Some(State::Lost)),
    ] {
        let mut holder = holding();
        assert_eq!(holder.step(Event::Time, Millis(9_000)), Some(Action::Renew(Epoch(1))));
        assert!(matches!(holder.state(), State::Unsure { .. }));
        assert_eq!(holder.step(answer, Millis(9_100)), None);
        match state {
            None => assert_eq!(holder.holds(Millis(9_100)), Some(Epoch(1))),
            Some(state) => assert_eq!((holder.state(), holder.due()), (state, None)),
        }
    }
}

#[test]
fn an_answer_to_another_question_is_ignored() {
    let mut holder = holding();
    assert_eq!(holder.step(Event::Time, Millis(1_000)), Some(Action::Renew(Epoch(1))));
    // The first request times out.
    assert_eq!(holder.step(Event::Time, Millis(3_000)), None);
    assert_eq!(holder.step(Event::Time, Millis(3_500)), Some(Action::Renew(Epoch(1))));
    assert_eq!(
        holder.step(Event::Renewed { asked: Millis(1_000) }, Millis(3_600)),
        None
    );
    assert_eq!(holder.until(), Some(Millis(4_000)));
    assert_eq!(
        holder.step(Event::Refused { asked: Millis(1_000) }, Millis(3_700)),
        None
    );
    assert_eq!(holder.holds(Millis(3_700)), Some(Epoch(1)));
}

#[test]
fn who_is_refused_asks_again_and_who_stops_gives_back() {
    let mut waiting = Holder::new(TERMS);
    assert_eq!(waiting.step(Event::Start, Millis(0)), Some(Action::Acquire));
    assert_eq!(waiting.step(Event::Refused { asked: Millis(0) }, Millis(10)), None);
    assert_eq!(waiting.due(), Some(Millis(510)));
    assert_eq!(waiting.step(Event::Time, Millis(510)), Some(Action::Acquire));
    assert_eq!(waiting.step(Event::Stop, Millis(520)), None);
    let mut owner = holding();
    assert_eq!(owner.step(Event::Stop, Millis(400)), Some(Action::Release(Epoch(1))));
    assert_eq!((owner.state(), owner.due()), (State::None, None));
}

#[test]
fn a_row_whose_end_lies_too_far_ahead_is_of_another_time() {
    let row = LeaseRow::grant(None, 'a', TERMS.lasts, Moment(1_000_000)).unwrap();
    assert!(row.is_held(Moment(1_003_999)) && !row.is_held(Moment(1_004_000)));
    // The clock is set back, first by less than the duration of the lease, then by an hour.
    assert!(row.is_held(Moment(997_000)));
    assert!(!row.is_held(Moment(1_000_000 - 3_600_000)));
    let next = LeaseRow::grant(Some(&row), 'b', TERMS.lasts, Moment(0)).unwrap();
    assert_eq!((next.owner, next.epoch), (Some('b'), Epoch(2)));
}
