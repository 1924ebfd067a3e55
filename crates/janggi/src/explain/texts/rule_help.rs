//! Written by `cargo xtask generate` from texts/*/rule-help.ftl.

use crate::explain::Text;

pub(crate) const FIELDS_MOVEMENT: Text = Text::new(["기물이 움직이는 법", "How the pieces move", "Hoe de stukken bewegen"]);
pub(crate) const FIELDS_SETUP_ORDER: Text = Text::new(["누가 먼저, 공개로 또는 비공개로 차리는지", "Who sets up first, openly or in secret", "Wie eerst opstelt, open of in het geheim"]);
pub(crate) const FIELDS_SETUP_FIRST: Text = Text::new(["먼저 차리는 쪽", "The side that sets up first", "De kant die eerst opstelt"]);
pub(crate) const FIELDS_SETUP_ALLOWED: Text = Text::new(["어떤 차림을 고를 수 있는지", "Which setups can be chosen", "Welke opstellingen je mag kiezen"]);
pub(crate) const FIELDS_SETUP_FORBID_MATSANG: Text = Text::new(["양쪽의 상이 마주 보는 차림을 막는지", "Whether setups with elephants on opposite wings are barred", "Of opstellingen met olifanten tegenover elkaar verboden zijn"]);
pub(crate) const FIELDS_DEOM: Text = Text::new(["후수인 한이 받는 점수 (0.5점 단위)", "Points that Han gets for moving second, in half points", "Punten die Han krijgt omdat Cho begint, per half punt"]);
pub(crate) const FIELDS_BIKJANG_MODE: Text = Text::new(["두 궁이 마주 보면 어떻게 되는지", "What the generals facing each other means", "Wat het betekent als de generaals tegenover elkaar staan"]);
pub(crate) const FIELDS_BIKJANG_GATE: Text = Text::new(["빅장이 언제부터 되는지", "When bikjang starts to count", "Vanaf wanneer Bigjang telt"]);
pub(crate) const FIELDS_BIKJANG_GENERAL_CAPTURE: Text = Text::new(["궁이 기물을 잡아 마주 보게 된 경우", "When a general's capture made them face", "Als Bigjang ontstaat doordat een generaal slaat"]);
pub(crate) const FIELDS_BIKJANG_ACCEPT: Text = Text::new(["무엇을 하면 빅장이 이루어지는지", "What makes a bikjang final", "Waardoor een Bigjang definitief wordt"]);
pub(crate) const FIELDS_BIKJANG_NONRESOLVING_STEP: Text = Text::new(["마주 본 채로 두는 수를 어떻게 보는지", "How a move that leaves the generals facing each other counts", "Wat een zet betekent waarna de generaals tegenover elkaar blijven staan"]);
pub(crate) const FIELDS_BIKJANG_IN_CHECK: Text = Text::new(["장군을 받으면서 빅장을 받을 수 있는지", "Whether a side in check may accept a bikjang", "Of wie schaak staat een Bigjang mag aannemen"]);
pub(crate) const FIELDS_BIKJANG_RESOLVE_BY: Text = Text::new(["어떤 기물로 피할 수 있는지", "Which piece may end the facing", "Welk stuk Bigjang mag opheffen"]);
pub(crate) const FIELDS_PASS_ALLOWED: Text = Text::new(["언제 쉴 수 있는지", "When passing is allowed", "Wanneer passen mag"]);
pub(crate) const FIELDS_PASS_DOUBLE: Text = Text::new(["양쪽이 잇달아 쉬면 어떻게 되는지", "What two passes in a row mean", "Wat er gebeurt als beide spelers achter elkaar passen"]);
pub(crate) const FIELDS_PASS_COUNTS_AS_PLY: Text = Text::new(["수 제한을 셀 때", "When moves are counted for a limit", "Bij het tellen van zetten voor een grens"]);
pub(crate) const FIELDS_REPETITION: Text = Text::new(["같은 국면이나 같은 이동이 되풀이될 때", "When positions or moves repeat", "Als stellingen of zetten zich herhalen"]);
pub(crate) const FIELDS_PERPETUAL_CHECK: Text = Text::new(["장군을 되풀이할 때", "When checks repeat", "Als er steeds weer schaak wordt gegeven"]);
pub(crate) const FIELDS_CHECKED_SIDE: Text = Text::new(["반복수로 질 수 있는지", "Whether it can lose by the repetition", "Of die kant door de herhaling kan verliezen"]);
pub(crate) const FIELDS_LIMIT_TOTAL_PLIES: Text = Text::new(["몇 수에서 판을 끝내는지", "After how many moves the game ends", "Na hoeveel zetten de partij eindigt"]);
pub(crate) const FIELDS_LIMIT_NO_CAPTURE_PLIES: Text = Text::new(["몇 수 동안 잡지 않으면 끝나는지. 양쪽을 합해 100수이면 체스의 50수 규칙", "How many moves of both sides without a capture end the game; 100 is the fifty-move rule of chess", "Na hoeveel zetten van beide kanten zonder slaan de partij eindigt; 100 is de vijftigzettenregel van het schaken"]);
pub(crate) const FIELDS_LIMIT_LOW_POINTS: Text = Text::new(["남은 점수가 적으면 끝나는지", "Whether few points left end the game", "Of de partij eindigt als er weinig punten over zijn"]);
pub(crate) const FIELDS_DEAD_POSITION: Text = Text::new(["어떻게 두어도 외통이 없을 때", "When nobody can be mated any more", "Als niemand meer mat kan zetten"]);
pub(crate) const FIELDS_DRAW_OFFER: Text = Text::new(["합의로 비길 수 있는지", "Whether the sides may agree on a draw", "Of de spelers gelijkspel mogen afspreken"]);
pub(crate) const FIELDS_DRAW_OFFER_RESULT: Text = Text::new(["합의로 끝나면 무승부인지 점수인지", "A draw, or points decide", "Gelijkspel, of de punten beslissen"]);
pub(crate) const FIELDS_TOUCH: Text = Text::new(["만지거나 손을 뗀 기물의 처리", "What touching a piece means", "Wat het aanraken van een stuk betekent"]);
pub(crate) const FIELDS_FLAG: Text = Text::new(["시간이 다 된 쪽", "The side that ran out of time", "De kant van wie de tijd om is"]);
pub(crate) const FIELDS_LEAGUE_SCORE: Text = Text::new(["승·점수승·점수패·패에 주는 점수", "Points for win, win on points, loss on points, loss", "Punten voor winst, winst op punten, verlies op punten, verlies"]);
