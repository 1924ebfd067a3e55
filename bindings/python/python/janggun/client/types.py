"""Messages of the API as types. A field with `NotRequired` may be absent.

Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, TypedDict, Union

if TYPE_CHECKING:
    from typing_extensions import NotRequired, TypeAlias


class Byoyomi(TypedDict):
    """Byoyomi (초읽기): a period is lost only if a move takes all of it."""

    bleft: int
    """Number of periods that Han has left."""
    ms: int
    """Length of a period, milliseconds."""
    periods: int
    """Number of periods at the start."""
    wleft: int
    """Number of periods that Cho has left."""


class ByoyomiTerms(TypedDict):
    """Byoyomi as agreed before the game."""

    ms: int
    """Length of a period, milliseconds."""
    periods: int


class Challenge(TypedDict):
    """A challenge. Its id is the id of the game."""

    challenger: ChallengeUser | None
    """The player who sent the challenge; `null` if the player is unknown."""
    color: str
    """The challenger's side: `white`, `black` or `random`."""
    declineReason: NotRequired[str | None]
    """The reason for declining, as an English sentence; absent unless the challenge was declined."""
    declineReasonKey: NotRequired[str | None]
    destUser: ChallengeUser | None
    finalColor: str
    """The same as `color`."""
    id: str
    perf: ChallengePerf
    rated: bool
    speed: str
    status: str
    """`created`, `declined` or `canceled`."""
    timeControl: TimeControlView
    url: str
    variant: Variant


class ChallengeCanceledEvent(TypedDict):
    """The challenge was withdrawn or not answered in time."""

    challenge: Challenge
    type: Literal["challengeCanceled"]


class ChallengeDeclinedEvent(TypedDict):
    challenge: Challenge
    type: Literal["challengeDeclined"]


class ChallengeEvent(TypedDict):
    challenge: Challenge
    compat: Compat
    type: Literal["challenge"]


class ChallengePerf(TypedDict):
    """The rating category of a challenge."""

    icon: str
    name: str


class ChallengeUser(TypedDict):
    """One of the two players of a challenge."""

    displayName: NotRequired[str | None]
    id: str
    name: str
    online: bool
    provisional: NotRequired[bool]
    rating: NotRequired[int | None]
    title: NotRequired[str | None]


Challenges = TypedDict(
    "Challenges",
    {
        "in": "list[Challenge]",
        "out": "list[Challenge]",
    },
)
"""Response of `GET /api/challenge`."""


class ChatEntry(TypedDict):
    """A listed chat message."""

    text: str
    user: str


class ChatLineOfStream(TypedDict):
    """A line of a game's chat."""

    room: str
    """The chat room: `player` or `spectator`."""
    text: str
    type: Literal["chatLine"]
    """Always `chatLine`."""
    username: str


class ClockTimeControlView(TypedDict):
    byo: NotRequired[ByoyomiTerms | None]
    """The byoyomi; absent in games without it."""
    increment: int
    """Increment, seconds."""
    limit: int
    """Main time, seconds."""
    show: str
    """The clock as text: `5+3` is five minutes with an increment of three seconds, `5+3x30` is five minutes and three periods of 30 seconds."""
    type: Literal["clock"]


class Compat(TypedDict):
    """The APIs with which a game can be played. The bot API is only for unrated games."""

    board: bool
    bot: bool


class CorrespondenceTimeControlView(TypedDict):
    daysPerTurn: int
    type: Literal["correspondence"]


class Done(TypedDict):
    """Response of requests that return no other data."""

    ok: bool


class ExportPlayer(TypedDict):
    """A player of an exported game."""

    aiLevel: NotRequired[int | None]
    """The level of the server's engine."""
    rating: NotRequired[int | None]
    ratingDiff: NotRequired[int | None]
    """The rating change; only in finished rated games. `rating` is then the rating before the game."""
    user: NotRequired[ExportUser | None]
    """The player; absent for the engine and an open seat."""


class ExportPlayers(TypedDict):
    """The two players of an exported game."""

    black: ExportPlayer
    white: ExportPlayer


class ExportUser(TypedDict):
    """A player other than the engine."""

    displayName: NotRequired[str | None]
    id: str
    name: str
    title: NotRequired[str | None]


class FeaturedGame(TypedDict):
    """The featured game."""

    fen: str
    id: str
    orientation: str
    """Always `white`: Cho is at the bottom."""
    players: list[FeaturedPlayer]
    """The two players, Cho first."""


class FeaturedPlayer(TypedDict):
    """A player of the featured game."""

    aiLevel: NotRequired[int | None]
    """The level of the server's engine."""
    color: str
    """The player's side: `white` or `black`."""
    rating: NotRequired[int | None]
    seconds: NotRequired[int | None]
    """Time for the next move, in seconds; absent without a clock."""
    user: NotRequired[ExportUser | None]
    """The player's account; absent for the engine."""


class FeaturedTvLine(TypedDict):
    """The game that is featured from now on."""

    d: FeaturedGame
    t: Literal["featured"]


class FenTvLine(TypedDict):
    """The next position of the game."""

    d: WatchedPosition
    t: Literal["fen"]


class GameClock(TypedDict):
    """Main time and increment of a clock. With byoyomi, the increment is 0 and the periods are in [`Byoyomi`]."""

    increment: int
    """Time added with every move, milliseconds."""
    initial: int
    """Main time, milliseconds."""


class GameExport(TypedDict):
    """An exported game."""

    clock: NotRequired[GameClock | None]
    createdAt: int
    """Time of creation, milliseconds since 1970."""
    end: NotRequired[VerdictView | None]
    id: str
    initialFen: NotRequired[str | None]
    """The start position; absent before the game starts."""
    lastMoveAt: int
    moves: str
    perf: str
    players: ExportPlayers
    rated: bool
    setup: NotRequired[Setups | None]
    speed: str
    status: str
    variant: Variant
    winner: NotRequired[str | None]


class GameFinishEvent(TypedDict):
    game: GameInfo
    type: Literal["gameFinish"]


class GameFull(TypedDict):
    """The first line of a game's stream, apart from chat messages."""

    black: GamePlayer
    """Han, who moves second."""
    clock: NotRequired[GameClock | None]
    """The clock; absent in games without a clock and in correspondence games."""
    createdAt: int
    """Time of creation, milliseconds since 1970."""
    daysPerTurn: NotRequired[int | None]
    """Days per move of a correspondence game."""
    id: str
    initialFen: str
    """The start position; the usual one if the game was aborted before its start."""
    perf: PerfName
    rated: bool
    setup: NotRequired[Setups | None]
    """The setups of both sides; absent in a game from a custom position, and if the game was aborted before its start."""
    speed: str
    state: GameState
    type: Literal["gameFull"]
    """Always `gameFull`."""
    variant: Variant
    white: GamePlayer
    """Cho, who moves first."""


class GameInfo(TypedDict):
    """A game of the account."""

    color: str
    """The account's side: `white` for Cho, `black` for Han."""
    compat: Compat
    fen: str
    fullId: str
    """The same as `gameId`."""
    gameId: str
    hasMoved: bool
    """Whether the account has moved."""
    id: str
    isMyTurn: bool
    lastMove: str
    """The last move in UCI; empty before the first move."""
    opponent: OpponentInfo
    perf: str
    rated: bool
    secondsLeft: NotRequired[int | None]
    """Time that the account may use for the next move, in seconds; absent without a clock."""
    source: str
    """The origin of the game: `ai` for games against the engine, `friend` for challenges, otherwise `lobby`."""
    speed: str
    status: StatusView
    variant: Variant
    winner: NotRequired[str | None]


class GamePlayer(TypedDict):
    """A player of a game."""

    aiLevel: NotRequired[int | None]
    """The level of the server's engine, also for its computer players."""
    displayName: NotRequired[str | None]
    """The name shown to users, in any script."""
    id: NotRequired[str | None]
    """The player's id; absent for the engine and an open seat."""
    name: str
    """The username, in ASCII; empty for an open seat."""
    provisional: NotRequired[bool]
    rating: NotRequired[int | None]
    title: NotRequired[str | None]
    """`BOT` for a bot."""


class GameStartEvent(TypedDict):
    """A game has started, or was in progress when the stream was opened."""

    game: GameInfo
    type: Literal["gameStart"]


class GameState(TypedDict):
    """The state of a game. Sent in the game's stream after every event."""

    bdraw: NotRequired[bool]
    bikjang: NotRequired[bool]
    """Whether the side to move may call bikjang."""
    binc: int
    btakeback: NotRequired[bool]
    btime: int
    """Time that Han may use for the next move without losing a period, milliseconds."""
    byo: NotRequired[Byoyomi | None]
    """The byoyomi; absent in games without one."""
    end: NotRequired[VerdictView | None]
    """Outcome, code, rule and facts of the ending, as listed in docs/reference/endings.md."""
    moves: str
    """All moves, separated by spaces. A pass is a move of the general to its own square."""
    points: NotRequired[Points | None]
    """Points of both sides; absent if the game never started."""
    status: str
    """The name of the [`Status`]: `started` until the game ends."""
    type: Literal["gameState"]
    """Always `gameState`."""
    wdraw: NotRequired[bool]
    """Whether Cho has offered a draw."""
    winc: int
    """Increment of Cho, in milliseconds."""
    winner: NotRequired[str | None]
    """The winning side: `white` or `black`; absent if there is no winner or the game continues."""
    wtakeback: NotRequired[bool]
    """Whether Cho has requested a takeback."""
    wtime: int
    """Time that Cho may use for the next move without losing a period, milliseconds."""


class NowPlaying(TypedDict):
    """Response of `GET /api/account/playing`."""

    nbMyTurn: int
    nowPlaying: list[GameInfo]


class OpenChallenge(TypedDict):
    """Response of `POST /api/challenge/open`: a game for the first two players who join."""

    challenger: ChallengeUser | None
    """Always `null`."""
    color: str
    """Always `random`."""
    destUser: ChallengeUser | None
    """Always `null`."""
    id: str
    perf: ChallengePerf
    rated: bool
    speed: str
    status: str
    """Always `created`."""
    timeControl: TimeControlView
    url: str
    variant: Variant


class OpponentGone(TypedDict):
    """A line sent when the opponent has left or returned."""

    claimWinInSeconds: NotRequired[int | None]
    """Time until the game can be claimed, in seconds; absent if it cannot be claimed."""
    gone: bool
    type: Literal["opponentGone"]
    """Always `opponentGone`."""


class OpponentInfo(TypedDict):
    """The opponent in a game."""

    ai: NotRequired[int | None]
    """The level of the server's engine."""
    id: NotRequired[str | None]
    rating: NotRequired[int | None]
    username: str


class Paired(TypedDict):
    """The last line of a seek's stream, sent when the game has been created."""

    id: str


class Perf(TypedDict):
    """A player's rating for one speed."""

    games: int
    """Number of rated games."""
    prog: int
    """Rating progress over recent games. Always 0, because it is not computed."""
    prov: NotRequired[bool]
    """Whether the rating is provisional."""
    rating: int
    rd: int
    """Rating deviation."""


class PerfName(TypedDict):
    """A rating category."""

    name: str


class Points(TypedDict):
    """Points of both sides."""

    black: float
    """Han's points, with the bonus for moving second (덤)."""
    white: float


class SetupInfo(TypedDict):
    """A game in the setup phase."""

    allowed: list[str]
    """Codes of the setups that the account may choose."""
    color: str
    deadline: NotRequired[int | None]
    """Deadline for the choice, milliseconds since 1970; absent if there is none."""
    gameId: str
    opponentSetup: NotRequired[str | None]
    """The opponent's setup; absent if it is not known yet."""


class SetupStartEvent(TypedDict):
    """The account must choose a setup. A bot's client receives this line only with `?setup=true`."""

    game: SetupInfo
    type: Literal["setupStart"]


class Setups(TypedDict):
    """Codes of both sides' setups (차림), such as `mssm`."""

    black: str
    white: str


class StatusView(TypedDict):
    """A status as sent in messages."""

    id: int
    """The number that lichess uses for the status."""
    name: str


class StreamEndEvent(TypedDict):
    """The last line if a stream ends early. Clients should open the stream again, except after `tokenEnded`."""

    reason: EndReason
    type: Literal["streamEnd"]


class TokenInfo(TypedDict):
    """A valid token, in the response of `POST /api/token/test`."""

    expires: int | None
    """Time of expiry, milliseconds since 1970; `null` if the token does not expire."""
    scopes: str
    """The scopes, separated by commas."""
    userId: str
    """The handle of the token's account in lower case."""


class UnlimitedTimeControlView(TypedDict):
    type: Literal["unlimited"]


class User(TypedDict):
    """A player, with an account or as a guest."""

    blocking: bool
    """Whether the token's account has blocked this player; `false` without a token."""
    createdAt: int
    """Time at which the account or the guest was created, milliseconds since 1970."""
    displayName: NotRequired[str | None]
    """The name shown to users, in any script; absent for guests without a nickname."""
    id: str
    """The handle in lower case; the player id if there is no handle, as for guests."""
    perfs: dict[str, Perf]
    """Janggi ratings by speed."""
    player: str
    """The player id, which never changes."""
    title: NotRequired[str | None]
    """`BOT` for a bot."""
    url: str
    """The URL of the profile page."""
    username: str
    """The handle as displayed, in ASCII; the player id if there is no handle."""


class UserStatus(TypedDict):
    """Online status of a player."""

    id: str
    """The `id` of the [`User`]."""
    name: str
    online: bool
    """Whether the player has an open socket or stream."""
    title: NotRequired[str | None]
    """`BOT` for a bot."""


class Variant(TypedDict):
    """The variant of a game."""

    key: str
    """`janggi`, `xiangqi` or `chesswar`."""
    name: str
    """`Janggi`, `Janggimodern` (without bikjang), `Xiangqi` or `Chesswar`. All except `Chesswar` are, in lower case, variants of Fairy-Stockfish."""
    rules: NotRequired[str | None]
    """The preset with its revision, such as `kakao@1`; absent for custom rules."""
    short: str


class VerdictView(TypedDict):
    """The verdict on a finished game, as in the output of `janggun judge`."""

    code: str
    """The cause: `mate`, `double_pass`, `resigned` …; docs/reference/endings.md lists them."""
    facts: dict[str, Any]
    """Details of the cause, such as numbers and squares."""
    outcome: Outcome
    rule: str | None
    """The field of the rule set that ended the game, as a dotted path. `null` for endings outside the rules, such as resignation, loss on time or abort."""


class WatchedGame(TypedDict):
    """A game, as spectators see it. Sent as the first line of its stream, and again when the game starts and ends."""

    createdAt: int
    """Time of creation, milliseconds since 1970."""
    end: NotRequired[VerdictView | None]
    fen: NotRequired[str | None]
    """The current position; absent before the game starts."""
    id: str
    initialFen: NotRequired[str | None]
    """The start position; absent before the game starts."""
    lastMove: NotRequired[str | None]
    perf: str
    player: NotRequired[str | None]
    """The side to move, `white` or `black`; absent before the start and after the end."""
    players: ExportPlayers
    rated: bool
    setup: NotRequired[Setups | None]
    """The setups of both sides; absent before the game starts, and in a game from a custom position."""
    speed: str
    status: StatusView
    turns: int
    """Number of moves and passes."""
    variant: Variant
    winner: NotRequired[str | None]
    """The winning side: `white` or `black`; absent if there is no winner or the game continues."""


class WatchedPosition(TypedDict):
    """A position of a game, as spectators see it."""

    bc: NotRequired[int | None]
    """Time that Han may use for the next move, in seconds; absent like `wc`."""
    fen: str
    lm: NotRequired[str | None]
    """The move that led to the position; absent for the first position."""
    ply: int
    """Number of moves and passes before this position. Decreases when moves are taken back."""
    wc: NotRequired[int | None]
    """Time that Cho may use for the next move, in seconds. Absent without a clock, and for earlier positions sent when the stream is opened."""

EndReason: TypeAlias = Literal["restart", "tooSlow", "tokenEnded"]
"""The reason a stream ends."""

Event: TypeAlias = Union[
    GameStartEvent,
    GameFinishEvent,
    SetupStartEvent,
    ChallengeEvent,
    ChallengeCanceledEvent,
    ChallengeDeclinedEvent,
    StreamEndEvent,
]
"""A line of the event stream. Other streams send `StreamEnd`, too."""

Outcome: TypeAlias = Union[
    Literal["draw"],
    Literal["cho"],
    Literal["han"],
    Literal["none"],
]
"""The outcome of a game."""

TimeControlView: TypeAlias = Union[
    ClockTimeControlView,
    CorrespondenceTimeControlView,
    UnlimitedTimeControlView,
]
"""The time control of a challenge."""

TvLine: TypeAlias = Union[
    FeaturedTvLine,
    FenTvLine,
]
"""A line of the stream of the featured game."""

StreamLine: TypeAlias = Union[
    GameFull,
    GameState,
    ChatLineOfStream,
    OpponentGone,
    Event,
]
"""A line of a player's game stream."""

TvFeedLine: TypeAlias = Union[
    TvLine,
    Event,
]
"""A line of the featured game's stream."""

WatchLine: TypeAlias = Union[
    WatchedGame,
    WatchedPosition,
    Event,
]
"""A line of a spectator's game stream."""

__all__ = [
    "Byoyomi",
    "ByoyomiTerms",
    "Challenge",
    "ChallengeCanceledEvent",
    "ChallengeDeclinedEvent",
    "ChallengeEvent",
    "ChallengePerf",
    "ChallengeUser",
    "Challenges",
    "ChatEntry",
    "ChatLineOfStream",
    "ClockTimeControlView",
    "Compat",
    "CorrespondenceTimeControlView",
    "Done",
    "EndReason",
    "Event",
    "ExportPlayer",
    "ExportPlayers",
    "ExportUser",
    "FeaturedGame",
    "FeaturedPlayer",
    "FeaturedTvLine",
    "FenTvLine",
    "GameClock",
    "GameExport",
    "GameFinishEvent",
    "GameFull",
    "GameInfo",
    "GamePlayer",
    "GameStartEvent",
    "GameState",
    "NowPlaying",
    "OpenChallenge",
    "OpponentGone",
    "OpponentInfo",
    "Outcome",
    "Paired",
    "Perf",
    "PerfName",
    "Points",
    "SetupInfo",
    "SetupStartEvent",
    "Setups",
    "StatusView",
    "StreamEndEvent",
    "StreamLine",
    "TimeControlView",
    "TokenInfo",
    "TvFeedLine",
    "TvLine",
    "UnlimitedTimeControlView",
    "User",
    "UserStatus",
    "Variant",
    "VerdictView",
    "WatchLine",
    "WatchedGame",
    "WatchedPosition",
]
