//! The conformance suite for databases, which every implementation must pass unchanged. Running it takes one line,
//! `conformance!(ItsTestbed)`.

pub(crate) mod accounts;
pub(crate) mod appending;
pub(crate) mod chat;
pub(crate) mod clubs;
pub(crate) mod isolation;
pub(crate) mod lists;
pub(crate) mod lives;
pub(crate) mod ordering;
pub(crate) mod players;
pub(crate) mod programs;
pub(crate) mod push;
pub(crate) mod ratings;
pub(crate) mod records;
pub(crate) mod retries;
pub(crate) mod rows;
pub(crate) mod shared;
pub(crate) mod tournament_chat;
pub(crate) mod tournaments;
pub(crate) mod values;

use store::Store;

/// The location of one test's database. Dropping it deletes the database.
pub(crate) trait Testbed {
    /// Creates a location without any data.
    fn empty() -> Self;

    /// Opens the database. Any previously opened store must have been dropped.
    fn open(&self) -> Box<dyn Store>;
}

/// Creates a test for every function of the suite.
macro_rules! conformance {
    ($testbed:ty: $($module:ident { $($law:ident)+ })+) => {
        $($(
            #[tokio::test]
            async fn $law() {
                crate::conformance::$module::$law(&<$testbed as crate::conformance::Testbed>::empty()).await;
            }
        )+)+
    };
    // If a function is missing from this list, the compiler reports it as unused.
    ($testbed:ty) => {
        crate::conformance::conformance! { $testbed:
            accounts {
                a_session_is_found_by_its_hash_and_listed_until_it_ends
                an_account_belongs_to_one_player_and_its_look_to_one_account
                a_code_and_a_recovery_code_count_once
                preferences_take_the_place_of_those_before
                a_block_is_seen_from_both_sides
                a_closed_account_leaves_nothing_but_the_player
                an_address_counts_once_its_link_was_used
                links_to_a_new_password_end_together
                a_letter_waits_until_its_link_has_ended
                a_letter_is_forgotten_when_it_is_sent_or_ends_or_its_account_closes
            }
            appending {
                events_are_read_as_they_were_written
                a_gap_or_a_repetition_changes_nothing
                a_pack_takes_the_place_of_its_rows_and_appending_goes_on
                a_pack_of_what_is_not_stored_or_of_less_than_before_changes_nothing
                a_body_that_is_no_json_is_refused
                commands_that_belong_together_are_done_together_or_not_at_all
                an_analysis_is_kept_with_its_game_and_a_newer_one_takes_its_place
                what_is_not_stored_is_not_found
            }
            chat {
                the_last_lines_of_a_room_are_kept
                the_lines_of_all_games_have_bytes_in_all_and_the_oldest_go_first
                a_line_needs_its_game_its_player_and_a_moment_of_its_own
                the_lines_of_a_player_are_met_once_and_go_with_the_account
            }
            clubs {
                a_club_is_read_as_it_was_written_until_it_is_dissolved
                clubs_and_their_members_and_events_are_bounded
                roles_change_only_from_what_they_were
                clubs_are_found_by_parts_of_their_name_or_place
                a_club_whose_owner_goes_passes_to_who_has_served_longest
                requests_are_news_until_they_are_answered_and_answers_until_they_are_seen
            }
            isolation {
                a_list_shows_all_or_nothing_of_what_was_written_together
                a_game_is_read_whole_while_it_is_packed
                ratings_are_read_with_the_changes_that_led_to_them
                of_writers_of_one_event_the_first_is_stored_and_the_others_are_refused
                nobody_sees_what_was_taken_back
            }
            lists {
                pages_hold_every_game_of_a_player_once_newest_first
                only_games_that_are_not_over_count_as_unfinished
                only_games_without_a_ply_that_are_not_over_count_as_unplayed
                games_are_listed_by_phase_and_open_ones_for_a_lobby
                games_that_wait_for_the_player_they_are_kept_for_are_met_once
                games_of_a_player_are_met_once_newest_first_from_any_moment
                finished_games_come_in_the_order_in_which_they_ended
                every_game_is_met_once_on_the_way_through_all
                unfinished_games_come_in_the_order_in_which_they_were_created
                finished_games_that_are_not_packed_are_met_once
                a_row_keeps_every_column
                every_house_player_keeps_its_seat
                only_games_that_were_called_off_unplayed_are_deleted_and_with_all_that_is_theirs
            }
            lives {
                a_heartbeat_says_until_when_the_server_of_a_moment_lived
                of_lives_that_overlap_the_one_that_ended_first_counts
                old_lives_are_forgotten
            }
            ordering {
                a_conflict_undoes_nothing_of_the_games_beside_it
                commands_are_carried_out_in_the_order_of_the_calls
                what_nobody_waits_for_is_stored_all_the_same
                a_query_sees_what_was_durable_when_it_was_made
            }
            ratings {
                a_rated_game_changes_both_ratings_of_its_ladder
                a_game_is_rated_once_and_in_order_or_its_end_is_not_stored
                a_rating_is_written_only_while_it_is_computed_from_what_is_stored
                a_thousand_endings_at_once_give_what_is_computed_from_the_games
                endings_that_cannot_be_rated_undo_nothing_of_those_beside_them
                a_leaderboard_lists_settled_players_by_rating
                two_players_have_a_score_with_each_other
            }
            players {
                a_player_is_found_by_the_hash_only_and_never_made_twice
                a_seat_needs_a_player_that_exists
                a_seat_once_taken_stays_listed
            }
            programs {
                an_access_token_works_until_it_is_revoked
                the_tokens_of_an_account_stop_with_it
                a_handle_names_one_account_for_ever
                an_account_becomes_a_bot_before_its_first_game
            }
            push {
                the_servers_keys_are_made_once
                a_subscription_belongs_to_a_session_and_ends_with_it
                a_player_keeps_the_newest_subscriptions
                a_notice_waits_until_it_is_sent_or_not_worth_it_and_the_newest_of_a_topic_counts
            }
            records {
                a_record_is_kept_once_and_belongs_to_its_player
                a_deleted_record_is_told_and_can_come_back
                records_are_bounded_and_go_with_the_account
                the_bytes_of_a_player_and_of_all_are_bounded
            }
            retries {
                what_names_what_it_writes_may_be_written_again
                what_happens_once_is_refused_when_it_is_written_again
                what_failed_as_a_whole_may_be_written_again_in_parts
            }
            tournaments {
                a_tournament_is_read_as_it_was_written
                of_writers_of_a_tournament_the_first_is_stored
                tournaments_that_are_not_over_are_bounded
                a_pairing_has_one_game_which_is_shown_once_it_is_made
                tournaments_are_listed_by_phase_and_found_when_they_are_due
                who_is_told_of_a_beginning_is_told_until_it_was_seen_or_is_over
                a_tournament_of_a_club_outlives_it
            }
            tournament_chat {
                the_last_lines_of_a_tournament_are_kept_and_one_can_be_removed
                the_lines_of_games_and_tournaments_are_bounded_together
                the_lines_of_a_player_in_tournaments_go_with_the_account
            }
            values {
                numbers_come_back_up_to_their_bounds
                ratings_come_back_up_to_their_bounds
                texts_come_back_byte_for_byte
                blobs_come_back_empty_and_large
                names_are_ordered_and_told_apart_by_their_bytes
                addresses_are_found_in_small_letters_of_ascii
                numbers_that_name_are_ordered_as_numbers
            }
            shared {
                a_shared_analysis_is_kept_once_and_found_by_its_id
                the_oldest_shared_analyses_are_forgotten_beyond_an_age_and_a_size
            }
        }
    };
}
pub(crate) use conformance;
