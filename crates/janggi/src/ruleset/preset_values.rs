//! The values of the named rule sets, and of their older revisions. The source of each value is in `source`.

use alloc::format;
use alloc::string::String;
use alloc::vec;
use alloc::vec::Vec;

use crate::movement::Movement;
use crate::points::HalfPoints;
use crate::ruleset::preset::Preset;
use crate::ruleset::schema::{
    AcceptBy, Acceptance, AllowedSetups, Bikjang, BikjangGate, BikjangInCheck, BikjangRules, BothBelow30, ChaserLoses,
    CheckedSide, DeadPosition, DoublePass, DrawOffer, DrawOrPoints, EndingLimits, FlagFall, GeneralCapture,
    LeagueScore, LowPoints, Matsang, NoCapturePlies, NonresolvingStep, PassAllowed, PassRules, PerpetualCheck,
    RepetitionResult, RepetitionRule, ResolveBy, Rules, SetupOrder, SetupRules, ShuttleResult, Stopped, TotalPlies,
    Touch, YesNo,
};
use crate::side::Side;

impl Preset {
    /// Returns the values of the newest revision.
    #[must_use]
    pub fn rules(self) -> Rules {
        match self {
            Self::Kakao => kakao(),
            Self::KjaPoints => kja_points(),
            Self::KjaDecisive => kja_decisive(),
            Self::Kjf2022 => kjf_2022(),
            Self::Casual => casual(),
            Self::NorthKorean => north_korean(),
            Self::Heptathlon => heptathlon(),
            Self::Vchess => vchess(),
            Self::Chesswar => chesswar(),
            Self::Xiangqi => xiangqi(),
            Self::Koopkorea1a => koopkorea_1a(),
            Self::Koopkorea1b => koopkorea_1b(),
            Self::Koopkorea1c => koopkorea_1c(),
            Self::Koopkorea2 => koopkorea_2(),
            Self::Koopkorea3 => koopkorea_3(),
            Self::Hangame => hangame(),
            Self::Record => record(),
            Self::Pychess => pychess(),
            Self::FsfTraditional => fsf_traditional(),
            Self::FsfModern => fsf_modern(),
            Self::FsfCasual => fsf_casual(),
        }
    }

    /// Returns the id, such as `kakao@1`, and the values of every revision, newest first.
    pub fn revisions(self) -> impl Iterator<Item = (String, Rules)> {
        let ids = (1..=self.revision())
            .rev()
            .map(move |revision| format!("{}@{revision}", self.id()));
        ids.filter_map(|id| Self::rules_of(&id).map(|rules| (id, rules)))
    }

    /// Returns the values for an id, alone or with any revision: `kakao`, `kakao@1`.
    #[must_use]
    pub fn rules_of(id: &str) -> Option<Rules> {
        Self::parse(id).map(Self::rules).or_else(|| earlier(id))
    }
}

/// Returns the values of an older revision.
fn earlier(id: &str) -> Option<Rules> {
    Some(match id {
        // The pieces moved as in Janggi.
        "chesswar@1" => Rules {
            movement: Movement::Janggi,
            ..earlier("chesswar@2")?
        },
        // Han arranged all its pieces first, as in Korea.
        "chesswar@2" => Rules {
            setup: setup(AllowedSetups::FourAndCentral),
            ..unsheltered(chesswar())
        },
        // Perpetual check also lost below 30 points.
        "casual@1" => Rules {
            perpetual_check: perpetual(3, BothBelow30::Same),
            ..earlier("casual@2")?
        },
        "casual@2" => played_out(unsheltered(casual())),
        "xiangqi@1" => played_out(unsheltered(xiangqi())),
        // Two passes were a draw, although this tournament rule set has no other draws above 30 points.
        "kja-decisive@1" => Rules {
            pass: pass(DoublePass::Ends(DRAW), YesNo::No),
            ..earlier("kja-decisive@2")?
        },
        // Any piece could resolve a facing.
        "heptathlon@1" => Rules {
            bikjang: Bikjang::Ends(bikjang(POINTS, BikjangGate::Open, ANY_NONRESOLVING)),
            ..earlier("heptathlon@2")?
        },
        // A draw could be offered at any time.
        "koopkorea-2@1" => Rules {
            draw_offer: DrawOffer::Always(DRAW),
            ..unsheltered(koopkorea_2())
        },
        "koopkorea-3@1" => Rules {
            draw_offer: DrawOffer::Always(DRAW),
            ..unsheltered(koopkorea_3())
        },
        "kja-points@1" => unsheltered(kja_points()),
        "kja-decisive@2" => unsheltered(kja_decisive()),
        "kjf-2022@1" => unsheltered(kjf_2022()),
        "north-korean@1" => unsheltered(north_korean()),
        "heptathlon@2" => unsheltered(heptathlon()),
        "koopkorea-1a@1" => unsheltered(koopkorea_1a()),
        "koopkorea-1b@1" => unsheltered(koopkorea_1b()),
        "koopkorea-1c@1" => unsheltered(koopkorea_1c()),
        _ => return None,
    })
}

/// Returns rules under which a side in perpetual check can lose by repetition, as in older revisions.
fn unsheltered(rules: Rules) -> Rules {
    Rules {
        checked_side: CheckedSide::AsAny,
        ..rules
    }
}

/// Returns rules without dead positions, as in older revisions.
fn played_out(rules: Rules) -> Rules {
    Rules {
        dead_position: DeadPosition::Off,
        ..rules
    }
}

const DRAW: DrawOrPoints = DrawOrPoints::Draw;
const POINTS: DrawOrPoints = DrawOrPoints::Points;

/// Returns the base values, which each preset overrides as needed.
fn korean() -> Rules {
    Rules {
        movement: Movement::Janggi,
        setup: setup(AllowedSetups::FourSwaps),
        deom: HalfPoints(3),
        bikjang: Bikjang::Off,
        pass: pass(DoublePass::Ends(POINTS), YesNo::No),
        repetition: Vec::new(),
        perpetual_check: PerpetualCheck::AsRepetition,
        checked_side: CheckedSide::AsAny,
        limit: EndingLimits {
            total_plies: None,
            no_capture_plies: None,
            low_points: None,
        },
        dead_position: DeadPosition::Off,
        draw_offer: DrawOffer::Never,
        touch: Touch::Free,
        flag: FlagFall::Loses,
        stopped: Stopped::Points,
        league_score: Some(LeagueScore::SevenFourTwo),
    }
}

fn setup(allowed: AllowedSetups) -> SetupRules {
    SetupRules {
        order: SetupOrder::Visible { first: Side::Han },
        allowed,
        matsang: Matsang::Allowed,
    }
}

fn free_start() -> SetupRules {
    SetupRules {
        order: SetupOrder::Fixed,
        allowed: AllowedSetups::Any,
        matsang: Matsang::Allowed,
    }
}

fn pass(double: DoublePass, counts_as_ply: YesNo) -> PassRules {
    PassRules {
        allowed: PassAllowed::NotInCheck,
        double,
        counts_as_ply,
    }
}

fn bikjang(result: DrawOrPoints, gate: BikjangGate, acceptance: Acceptance) -> BikjangRules {
    BikjangRules {
        result,
        gate,
        general_capture: GeneralCapture::NoException,
        acceptance,
        in_check: BikjangInCheck::AcceptAllowed,
    }
}

fn chosen(by: AcceptBy, nonresolving: NonresolvingStep) -> Acceptance {
    Acceptance::Chosen {
        by,
        nonresolving,
        resolve_by: ResolveBy::Any,
    }
}

const ANY_NONRESOLVING: Acceptance = Acceptance::AnyNonresolving {
    resolve_by: ResolveBy::Any,
};

fn position(n: u8, result: RepetitionResult, both_below_30: BothBelow30) -> RepetitionRule {
    RepetitionRule::Position {
        n,
        result,
        count_passes: YesNo::Yes,
        both_below_30,
        chaser_loses: ChaserLoses::No,
    }
}

fn perpetual(n: u8, both_below_30: BothBelow30) -> PerpetualCheck {
    PerpetualCheck::Loses { n, both_below_30 }
}

fn no_capture(n: u16, result: DrawOrPoints) -> Option<NoCapturePlies> {
    Some(NoCapturePlies { n, result })
}

fn kakao() -> Rules {
    Rules {
        pass: pass(DoublePass::Ends(POINTS), YesNo::Yes),
        repetition: vec![RepetitionRule::Shuttle {
            result: ShuttleResult::Refused,
            both_below_30: BothBelow30::Same,
        }],
        limit: EndingLimits {
            total_plies: Some(TotalPlies {
                n: 200,
                quiet_only: YesNo::Yes,
                result: POINTS,
            }),
            no_capture_plies: None,
            low_points: Some(LowPoints {
                max: HalfPoints(20),
                counts_deom: YesNo::Yes,
                quiet_only: YesNo::Yes,
                result: POINTS,
            }),
        },
        league_score: Some(LeagueScore::OneZero),
        ..korean()
    }
}

fn kja_points() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(BikjangRules {
            general_capture: GeneralCapture::NotCallable,
            ..bikjang(
                POINTS,
                BikjangGate::AfterFirstCapture,
                chosen(AcceptBy::Call, NonresolvingStep::Legal),
            )
        }),
        repetition: vec![RepetitionRule::BanPosition {
            n: 3,
            count_passes: YesNo::No,
            both_below_30: BothBelow30::Points,
        }],
        perpetual_check: perpetual(3, BothBelow30::Points),
        checked_side: CheckedSide::NeverLoses,
        ..korean()
    }
}

fn kja_decisive() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(BikjangRules {
            general_capture: GeneralCapture::NotCallable,
            ..bikjang(
                DRAW,
                BikjangGate::BothBelow30,
                chosen(AcceptBy::Call, NonresolvingStep::Legal),
            )
        }),
        repetition: vec![RepetitionRule::BanPosition {
            n: 3,
            count_passes: YesNo::No,
            both_below_30: BothBelow30::Draw,
        }],
        perpetual_check: perpetual(3, BothBelow30::Draw),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::BothBelow30(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn kjf_2022() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(POINTS, BikjangGate::AfterFirstCapture, ANY_NONRESOLVING)),
        repetition: vec![RepetitionRule::Position {
            n: 4,
            result: RepetitionResult::MoverLoses,
            count_passes: YesNo::No,
            both_below_30: BothBelow30::Same,
            chaser_loses: ChaserLoses::No,
        }],
        perpetual_check: perpetual(4, BothBelow30::Same),
        checked_side: CheckedSide::NeverLoses,
        ..korean()
    }
}

fn casual() -> Rules {
    Rules {
        setup: setup(AllowedSetups::FourAndCentral),
        bikjang: Bikjang::Ends(bikjang(
            DRAW,
            BikjangGate::Open,
            chosen(AcceptBy::CallOrPass, NonresolvingStep::Refused),
        )),
        pass: pass(DoublePass::Ends(DRAW), YesNo::Yes),
        repetition: vec![position(3, RepetitionResult::Draw, BothBelow30::Same)],
        perpetual_check: perpetual(3, BothBelow30::Draw),
        checked_side: CheckedSide::NeverLoses,
        limit: EndingLimits {
            no_capture_plies: no_capture(100, DRAW),
            ..korean().limit
        },
        dead_position: DeadPosition::Draw,
        draw_offer: DrawOffer::Always(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn north_korean() -> Rules {
    Rules {
        setup: setup(AllowedSetups::FourAndCentral),
        ..koopkorea_1a()
    }
}

fn heptathlon() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(
            POINTS,
            BikjangGate::Open,
            Acceptance::AnyNonresolving {
                resolve_by: ResolveBy::GeneralOnly,
            },
        )),
        pass: pass(DoublePass::Ends(POINTS), YesNo::Yes),
        repetition: vec![RepetitionRule::Position {
            n: 3,
            result: RepetitionResult::Points,
            count_passes: YesNo::Yes,
            both_below_30: BothBelow30::Same,
            chaser_loses: ChaserLoses::OnePiece,
        }],
        perpetual_check: perpetual(3, BothBelow30::Same),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::Always(POINTS),
        league_score: Some(LeagueScore::OneZero),
        ..korean()
    }
}

fn vchess() -> Rules {
    Rules {
        setup: SetupRules {
            order: SetupOrder::SwapMoves { first: Side::Cho },
            ..setup(AllowedSetups::FourSwaps)
        },
        deom: HalfPoints(0),
        bikjang: Bikjang::Ends(bikjang(DRAW, BikjangGate::Open, ANY_NONRESOLVING)),
        pass: pass(DoublePass::Ends(DRAW), YesNo::Yes),
        draw_offer: DrawOffer::Always(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn chesswar() -> Rules {
    Rules {
        movement: Movement::ChessWar,
        setup: SetupRules {
            order: SetupOrder::PieceByPiece { first: Side::Han },
            ..setup(AllowedSetups::FourAndCentral)
        },
        deom: HalfPoints(0),
        bikjang: Bikjang::Ends(bikjang(DRAW, BikjangGate::Open, Acceptance::Immediate)),
        pass: pass(DoublePass::GoesOn, YesNo::Yes),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::Always(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn xiangqi() -> Rules {
    Rules {
        movement: Movement::Xiangqi,
        setup: SetupRules {
            order: SetupOrder::Fixed,
            allowed: AllowedSetups::OfTheLaw,
            matsang: Matsang::Allowed,
        },
        deom: HalfPoints(0),
        bikjang: Bikjang::Illegal,
        pass: PassRules {
            allowed: PassAllowed::Never,
            double: DoublePass::GoesOn,
            counts_as_ply: YesNo::Yes,
        },
        repetition: vec![RepetitionRule::Position {
            n: 3,
            result: RepetitionResult::Draw,
            count_passes: YesNo::Yes,
            both_below_30: BothBelow30::Same,
            chaser_loses: ChaserLoses::Asian,
        }],
        perpetual_check: perpetual(3, BothBelow30::Same),
        checked_side: CheckedSide::NeverLoses,
        dead_position: DeadPosition::Draw,
        draw_offer: DrawOffer::Always(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn koopkorea_1a() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(POINTS, BikjangGate::Open, ANY_NONRESOLVING)),
        repetition: vec![position(3, RepetitionResult::Points, BothBelow30::Same)],
        perpetual_check: perpetual(3, BothBelow30::Points),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::BothBelow30(POINTS),
        ..korean()
    }
}

fn koopkorea_1b() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(DRAW, BikjangGate::Open, ANY_NONRESOLVING)),
        pass: pass(DoublePass::Ends(DRAW), YesNo::No),
        repetition: vec![position(3, RepetitionResult::Draw, BothBelow30::Draw)],
        perpetual_check: perpetual(3, BothBelow30::Draw),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::BothBelow30(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn koopkorea_1c() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(DRAW, BikjangGate::BothBelow30, ANY_NONRESOLVING)),
        repetition: vec![position(3, RepetitionResult::Points, BothBelow30::Draw)],
        perpetual_check: perpetual(3, BothBelow30::Draw),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::BothBelow30(DRAW),
        ..korean()
    }
}

fn koopkorea_2() -> Rules {
    Rules {
        pass: pass(DoublePass::Ends(DRAW), YesNo::No),
        repetition: vec![position(3, RepetitionResult::Draw, BothBelow30::Same)],
        perpetual_check: perpetual(3, BothBelow30::Same),
        checked_side: CheckedSide::NeverLoses,
        draw_offer: DrawOffer::BothBelow30(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn koopkorea_3() -> Rules {
    Rules {
        bikjang: Bikjang::Illegal,
        ..koopkorea_2()
    }
}

fn hangame() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(
            DRAW,
            BikjangGate::Open,
            chosen(AcceptBy::CallOrPass, NonresolvingStep::Legal),
        )),
        pass: pass(DoublePass::GoesOn, YesNo::No),
        draw_offer: DrawOffer::Always(DRAW),
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}

fn record() -> Rules {
    Rules {
        setup: free_start(),
        pass: pass(DoublePass::GoesOn, YesNo::Yes),
        draw_offer: DrawOffer::Always(DRAW),
        league_score: None,
        ..korean()
    }
}

fn pychess() -> Rules {
    Rules {
        setup: setup(AllowedSetups::FourAndCentral),
        bikjang: Bikjang::Ends(bikjang(
            POINTS,
            BikjangGate::Open,
            chosen(AcceptBy::Pass, NonresolvingStep::Refused),
        )),
        pass: pass(DoublePass::Ends(POINTS), YesNo::Yes),
        repetition: vec![position(3, RepetitionResult::Points, BothBelow30::Same)],
        perpetual_check: perpetual(3, BothBelow30::Same),
        limit: EndingLimits {
            no_capture_plies: no_capture(100, POINTS),
            ..korean().limit
        },
        ..korean()
    }
}

fn fsf_traditional() -> Rules {
    Rules {
        bikjang: Bikjang::Ends(bikjang(
            DRAW,
            BikjangGate::Open,
            chosen(AcceptBy::Pass, NonresolvingStep::Refused),
        )),
        ..fsf_casual()
    }
}

fn fsf_modern() -> Rules {
    Rules {
        setup: free_start(),
        pass: pass(DoublePass::Ends(POINTS), YesNo::Yes),
        repetition: vec![
            RepetitionRule::Shuttle {
                result: ShuttleResult::MoverLoses,
                both_below_30: BothBelow30::Same,
            },
            position(4, RepetitionResult::Points, BothBelow30::Same),
        ],
        perpetual_check: perpetual(4, BothBelow30::Same),
        limit: EndingLimits {
            no_capture_plies: no_capture(200, POINTS),
            ..korean().limit
        },
        league_score: Some(LeagueScore::OneZero),
        ..korean()
    }
}

fn fsf_casual() -> Rules {
    Rules {
        setup: free_start(),
        pass: pass(DoublePass::Ends(DRAW), YesNo::Yes),
        repetition: vec![position(3, RepetitionResult::Draw, BothBelow30::Same)],
        perpetual_check: perpetual(3, BothBelow30::Same),
        limit: EndingLimits {
            no_capture_plies: no_capture(100, DRAW),
            ..korean().limit
        },
        league_score: Some(LeagueScore::OneHalf),
        ..korean()
    }
}
