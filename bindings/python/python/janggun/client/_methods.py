"""A method for each endpoint.

Written by `cargo xtask generate` from the endpoints of crates/server. Do not edit.
"""

from __future__ import annotations

from . import types
from ._sender import Sender, Stream


class ChallengeMethods:
    """Challenges, and games against the server's engine."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def list(self) -> types.Challenges:
        """Lists challenges to you and from you."""
        response: types.Challenges = self._sender.json("GET", "/api/challenge")
        return response

    def ai(
        self,
        *,
        byo_period: int | None = None,
        byo_periods: int | None = None,
        clock_increment: int | None = None,
        clock_limit: int | None = None,
        color: str | None = None,
        days: int | None = None,
        fen: str | None = None,
        level: int | None = None,
        rated: bool | None = None,
        takeback: bool | None = None,
        variant: str | None = None,
    ) -> types.GameInfo:
        """Begins a game against the engine.

        :param byo_period: Length of a byoyomi period, seconds.
        :param byo_periods: Number of byoyomi periods.
        :param clock_increment: Increment, seconds.
        :param clock_limit: Main time, seconds.
        :param color: The sender's side: `white`, `black` or `random`.
        :param days: Days per move.
        :param fen: The initial position in FEN.
        :param level: Level of the engine, for `POST /api/challenge/ai`; 1 by default.
        :param rated: Whether the game counts for ratings; bots play unrated games only.
        :param takeback: Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it.
        :param variant: The variant: `standard`, or the id of a rule set.
        """
        response: types.GameInfo = self._sender.json(
            "POST",
            "/api/challenge/ai",
            fields={
                "byo.period": byo_period,
                "byo.periods": byo_periods,
                "clock.increment": clock_increment,
                "clock.limit": clock_limit,
                "color": color,
                "days": days,
                "fen": fen,
                "level": level,
                "rated": rated,
                "takeback": takeback,
                "variant": variant,
            },
        )
        return response

    def open(
        self,
        *,
        byo_period: int | None = None,
        byo_periods: int | None = None,
        clock_increment: int | None = None,
        clock_limit: int | None = None,
        color: str | None = None,
        days: int | None = None,
        fen: str | None = None,
        level: int | None = None,
        rated: bool | None = None,
        takeback: bool | None = None,
        variant: str | None = None,
    ) -> types.OpenChallenge:
        """Creates a game with two open seats, for the first two players who open its link.

        :param byo_period: Length of a byoyomi period, seconds.
        :param byo_periods: Number of byoyomi periods.
        :param clock_increment: Increment, seconds.
        :param clock_limit: Main time, seconds.
        :param color: The sender's side: `white`, `black` or `random`.
        :param days: Days per move.
        :param fen: The initial position in FEN.
        :param level: Level of the engine, for `POST /api/challenge/ai`; 1 by default.
        :param rated: Whether the game counts for ratings; bots play unrated games only.
        :param takeback: Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it.
        :param variant: The variant: `standard`, or the id of a rule set.
        """
        response: types.OpenChallenge = self._sender.json(
            "POST",
            "/api/challenge/open",
            fields={
                "byo.period": byo_period,
                "byo.periods": byo_periods,
                "clock.increment": clock_increment,
                "clock.limit": clock_limit,
                "color": color,
                "days": days,
                "fen": fen,
                "level": level,
                "rated": rated,
                "takeback": takeback,
                "variant": variant,
            },
        )
        return response

    def create(
        self,
        username: str,
        *,
        byo_period: int | None = None,
        byo_periods: int | None = None,
        clock_increment: int | None = None,
        clock_limit: int | None = None,
        color: str | None = None,
        days: int | None = None,
        fen: str | None = None,
        level: int | None = None,
        rated: bool | None = None,
        takeback: bool | None = None,
        variant: str | None = None,
    ) -> types.Challenge:
        """Challenges a player.

        :param username: The handle or the name of an account, in upper or lower case.
        :param byo_period: Length of a byoyomi period, seconds.
        :param byo_periods: Number of byoyomi periods.
        :param clock_increment: Increment, seconds.
        :param clock_limit: Main time, seconds.
        :param color: The sender's side: `white`, `black` or `random`.
        :param days: Days per move.
        :param fen: The initial position in FEN.
        :param level: Level of the engine, for `POST /api/challenge/ai`; 1 by default.
        :param rated: Whether the game counts for ratings; bots play unrated games only.
        :param takeback: Whether moves may be taken back; `true` by default. Ignored in rated games, which never allow it.
        :param variant: The variant: `standard`, or the id of a rule set.
        """
        response: types.Challenge = self._sender.json(
            "POST",
            "/api/challenge/{username}",
            path={"username": username},
            fields={
                "byo.period": byo_period,
                "byo.periods": byo_periods,
                "clock.increment": clock_increment,
                "clock.limit": clock_limit,
                "color": color,
                "days": days,
                "fen": fen,
                "level": level,
                "rated": rated,
                "takeback": takeback,
                "variant": variant,
            },
        )
        return response

    def accept(self, id: str) -> types.Done:
        """Accepts a challenge to you, or an open one.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/challenge/{id}/accept", path={"id": id})
        return response

    def decline(self, id: str, *, reason: str | None = None) -> types.Done:
        """Declines a challenge to you.

        :param id: The id of a game.
        :param reason: `generic`, `later`, `tooFast`, `tooSlow`, `timeControl`, `rated`, `casual`, `standard`, `variant`, `noBot` or
`onlyBot`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/challenge/{id}/decline",
            path={"id": id},
            fields={"reason": reason},
        )
        return response

    def cancel(self, id: str) -> types.Done:
        """Withdraws your own challenge.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/challenge/{id}/cancel", path={"id": id})
        return response


class GameMethods:
    """Records of games, and games to watch."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def of_user_pgn(
        self,
        username: str,
        *,
        color: str | None = None,
        max: int | None = None,
        perf_type: str | None = None,
        rated: bool | None = None,
        setup: str | None = None,
        since: int | None = None,
        until: int | None = None,
        variant: str | None = None,
        vs: str | None = None,
    ) -> Stream[str]:
        """Streams the finished games of a player, newest first.

        :param username: The handle or the name of an account, in upper or lower case.
        :param color: The player's side: `white` or `black`.
        :param max: Maximum number of games.
        :param perf_type: Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`.
        :param rated: Whether to export only rated games (`true`) or only casual games (`false`); both if absent.
        :param setup: The player's setup.
        :param since: Games created at this time or later, in milliseconds since 1970.
        :param until: Games created at this time or earlier, in milliseconds since 1970.
        :param variant: A rule set, such as `kakao` or `kakao@1`.
        :param vs: Games against this player.
        """
        return self._sender.parts(
            "GET",
            "/api/games/user/{username}",
            path={"username": username},
            query={
                "color": color,
                "max": max,
                "perfType": perf_type,
                "rated": rated,
                "setup": setup,
                "since": since,
                "until": until,
                "variant": variant,
                "vs": vs,
            },
            accept="application/x-chess-pgn",
        )

    def of_user(
        self,
        username: str,
        *,
        color: str | None = None,
        max: int | None = None,
        perf_type: str | None = None,
        rated: bool | None = None,
        setup: str | None = None,
        since: int | None = None,
        until: int | None = None,
        variant: str | None = None,
        vs: str | None = None,
    ) -> Stream[types.GameExport]:
        """Streams the finished games of a player, newest first.

        :param username: The handle or the name of an account, in upper or lower case.
        :param color: The player's side: `white` or `black`.
        :param max: Maximum number of games.
        :param perf_type: Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`.
        :param rated: Whether to export only rated games (`true`) or only casual games (`false`); both if absent.
        :param setup: The player's setup.
        :param since: Games created at this time or later, in milliseconds since 1970.
        :param until: Games created at this time or earlier, in milliseconds since 1970.
        :param variant: A rule set, such as `kakao` or `kakao@1`.
        :param vs: Games against this player.
        """
        return self._sender.lines(
            "GET",
            "/api/games/user/{username}",
            path={"username": username},
            query={
                "color": color,
                "max": max,
                "perfType": perf_type,
                "rated": rated,
                "setup": setup,
                "since": since,
                "until": until,
                "variant": variant,
                "vs": vs,
            },
        )

    def of_user_gib(
        self,
        username: str,
        *,
        color: str | None = None,
        max: int | None = None,
        perf_type: str | None = None,
        rated: bool | None = None,
        setup: str | None = None,
        since: int | None = None,
        until: int | None = None,
        variant: str | None = None,
        vs: str | None = None,
    ) -> Stream[str]:
        """Streams the finished games of a player, newest first.

        :param username: The handle or the name of an account, in upper or lower case.
        :param color: The player's side: `white` or `black`.
        :param max: Maximum number of games.
        :param perf_type: Speeds, separated by commas: `bullet`, `blitz`, `rapid`, `classical`, `correspondence`, `unlimited`.
        :param rated: Whether to export only rated games (`true`) or only casual games (`false`); both if absent.
        :param setup: The player's setup.
        :param since: Games created at this time or later, in milliseconds since 1970.
        :param until: Games created at this time or earlier, in milliseconds since 1970.
        :param variant: A rule set, such as `kakao` or `kakao@1`.
        :param vs: Games against this player.
        """
        return self._sender.parts(
            "GET",
            "/api/games/user/{username}",
            path={"username": username},
            query={
                "color": color,
                "max": max,
                "perfType": perf_type,
                "rated": rated,
                "setup": setup,
                "since": since,
                "until": until,
                "variant": variant,
                "vs": vs,
            },
            accept="text/x-gib",
        )

    def of_month_pgn(self, month: str) -> Stream[str]:
        """Streams the public games that ended in a month (UTC), in the order in which they ended.

        :param month: A month in UTC.
        """
        return self._sender.parts(
            "GET",
            "/api/games/month/{month}",
            path={"month": month},
            accept="application/x-chess-pgn",
        )

    def of_month(self, month: str) -> Stream[types.GameExport]:
        """Streams the public games that ended in a month (UTC), in the order in which they ended.

        :param month: A month in UTC.
        """
        return self._sender.lines("GET", "/api/games/month/{month}", path={"month": month})

    def of_month_gib(self, month: str) -> Stream[str]:
        """Streams the public games that ended in a month (UTC), in the order in which they ended.

        :param month: A month in UTC.
        """
        return self._sender.parts(
            "GET",
            "/api/games/month/{month}",
            path={"month": month},
            accept="text/x-gib",
        )

    def export(self, id: str) -> types.GameExport:
        """Returns a game.

        :param id: The id of a game.
        """
        response: types.GameExport = self._sender.json("GET", "/game/export/{id}", path={"id": id})
        return response

    def export_pgn(self, id: str) -> str:
        """Returns a game.

        :param id: The id of a game.
        """
        return self._sender.file(
            "GET",
            "/game/export/{id}",
            path={"id": id},
            accept="application/x-chess-pgn",
        )

    def export_gib(self, id: str) -> str:
        """Returns a game.

        :param id: The id of a game.
        """
        return self._sender.file(
            "GET",
            "/game/export/{id}",
            path={"id": id},
            accept="text/x-gib",
        )

    def watch(self, id: str, *, reconnect: bool = True) -> Stream[types.WatchLine]:
        """Streams a game for spectators: the game, its positions so far, and each new position.

        :param id: The id of a game.
        """
        return self._sender.live(
            "GET",
            "/api/stream/game/{id}",
            path={"id": id},
            reconnect=reconnect,
        )

    def tv(self, *, reconnect: bool = True) -> Stream[types.TvFeedLine]:
        """Streams the featured games, one after another."""
        return self._sender.live("GET", "/api/tv/feed", reconnect=reconnect)


class BotMethods:
    """Playing as a bot."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def upgrade(self) -> types.Done:
        """Makes the account a bot permanently. The account must not have played any game."""
        response: types.Done = self._sender.json("POST", "/api/bot/account/upgrade")
        return response

    def store_setup(self, code: str) -> types.Done:
        """Stores the setup for games in which the bot does not choose one.

        :param code: The code of a setup.
        """
        response: types.Done = self._sender.json("POST", "/api/bot/account/setup/{code}", path={"code": code})
        return response

    def online(self, *, nb: int | None = None) -> Stream[types.UserStatus]:
        """Lists bots that are online.

        :param nb: Maximum number of bots.
        """
        return self._sender.lines("GET", "/api/bot/online", query={"nb": nb})

    def stream(self, id: str, *, reconnect: bool = True) -> Stream[types.StreamLine]:
        """Streams a game: first the whole game, then its state after each event, and chat messages.

        :param id: The id of a game.
        """
        return self._sender.live(
            "GET",
            "/api/bot/game/stream/{id}",
            path={"id": id},
            reconnect=reconnect,
        )

    def move(self, id: str, move: str, *, offering_draw: bool | None = None, ply: int | None = None) -> types.Done:
        """Plays a move or passes.

        :param id: The id of a game.
        :param move: A move in UCI, such as `a4b4`.
        :param offering_draw: Whether to offer a draw with the move.
        :param ply: Expected number of moves and passes so far.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/bot/game/{id}/move/{move}",
            path={"id": id, "move": move},
            query={"offeringDraw": offering_draw, "ply": ply},
        )
        return response

    def chat(self, id: str) -> list[types.ChatEntry]:
        """Lists the latest messages of the players' chat.

        :param id: The id of a game.
        """
        response: list[types.ChatEntry] = self._sender.json("GET", "/api/bot/game/{id}/chat", path={"id": id})
        return response

    def say(self, id: str, text: str, *, room: str | None = None) -> types.Done:
        """Sends a chat message.

        :param id: The id of a game.
        :param text: The message, at most 200 characters.
        :param room: `player` (default) or `spectator`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/bot/game/{id}/chat",
            path={"id": id},
            fields={"text": text, "room": room},
        )
        return response

    def abort(self, id: str) -> types.Done:
        """Aborts a game before each side has moved.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/bot/game/{id}/abort", path={"id": id})
        return response

    def resign(self, id: str) -> types.Done:
        """Resigns.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/bot/game/{id}/resign", path={"id": id})
        return response

    def draw(self, id: str, answer: str) -> types.Done:
        """Offers a draw, or answers the opponent's offer.

        :param id: The id of a game.
        :param answer: `yes` or `no`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/bot/game/{id}/draw/{answer}",
            path={"id": id, "answer": answer},
        )
        return response

    def takeback(self, id: str, answer: str) -> types.Done:
        """Asks for a takeback, or answers the opponent's request.

        :param id: The id of a game.
        :param answer: `yes` or `no`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/bot/game/{id}/takeback/{answer}",
            path={"id": id, "answer": answer},
        )
        return response

    def claim_victory(self, id: str) -> types.Done:
        """Claims a win against an opponent who has left.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/bot/game/{id}/claim-victory", path={"id": id})
        return response

    def bikjang(self, id: str) -> types.Done:
        """Calls bikjang, which ends the game if its rules have the call.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/bot/game/{id}/bikjang", path={"id": id})
        return response

    def setup(self, id: str, code: str) -> types.Done:
        """Chooses a setup.

        :param id: The id of a game.
        :param code: The code of a setup.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/bot/game/{id}/setup/{code}",
            path={"id": id, "code": code},
        )
        return response


class BoardMethods:
    """Playing for a person."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender

    def seek(
        self,
        *,
        byo_period: int | None = None,
        byo_periods: int | None = None,
        color: str | None = None,
        days: int | None = None,
        increment: int | None = None,
        rated: bool | None = None,
        rating_range: str | None = None,
        time: float | None = None,
        variant: str | None = None,
    ) -> Stream[types.Paired]:
        """Offers a game in the lobby for as long as the stream is open. Its last line is the game.

        :param byo_period: Length of a byoyomi period, seconds.
        :param byo_periods: Number of byoyomi periods.
        :param color: The sender's side: `white`, `black` or `random`.
        :param days: Days per move.
        :param increment: Increment, seconds.
        :param rated: Whether the game counts for ratings; bots play unrated games only.
        :param rating_range: Rating range for opponents, such as `1200-1600`.
        :param time: Main time, minutes.
        :param variant: The variant: `standard`, or the id of a rule set.
        """
        return self._sender.lines(
            "POST",
            "/api/board/seek",
            fields={
                "byo.period": byo_period,
                "byo.periods": byo_periods,
                "color": color,
                "days": days,
                "increment": increment,
                "rated": rated,
                "ratingRange": rating_range,
                "time": time,
                "variant": variant,
            },
        )

    def stream(self, id: str, *, reconnect: bool = True) -> Stream[types.StreamLine]:
        """Streams a game: first the whole game, then its state after each event, and chat messages.

        :param id: The id of a game.
        """
        return self._sender.live(
            "GET",
            "/api/board/game/stream/{id}",
            path={"id": id},
            reconnect=reconnect,
        )

    def move(self, id: str, move: str, *, offering_draw: bool | None = None, ply: int | None = None) -> types.Done:
        """Plays a move or passes.

        :param id: The id of a game.
        :param move: A move in UCI, such as `a4b4`.
        :param offering_draw: Whether to offer a draw with the move.
        :param ply: Expected number of moves and passes so far.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/board/game/{id}/move/{move}",
            path={"id": id, "move": move},
            query={"offeringDraw": offering_draw, "ply": ply},
        )
        return response

    def chat(self, id: str) -> list[types.ChatEntry]:
        """Lists the latest messages of the players' chat.

        :param id: The id of a game.
        """
        response: list[types.ChatEntry] = self._sender.json("GET", "/api/board/game/{id}/chat", path={"id": id})
        return response

    def say(self, id: str, text: str, *, room: str | None = None) -> types.Done:
        """Sends a chat message.

        :param id: The id of a game.
        :param text: The message, at most 200 characters.
        :param room: `player` (default) or `spectator`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/board/game/{id}/chat",
            path={"id": id},
            fields={"text": text, "room": room},
        )
        return response

    def abort(self, id: str) -> types.Done:
        """Aborts a game before each side has moved.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/board/game/{id}/abort", path={"id": id})
        return response

    def resign(self, id: str) -> types.Done:
        """Resigns.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/board/game/{id}/resign", path={"id": id})
        return response

    def draw(self, id: str, answer: str) -> types.Done:
        """Offers a draw, or answers the opponent's offer.

        :param id: The id of a game.
        :param answer: `yes` or `no`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/board/game/{id}/draw/{answer}",
            path={"id": id, "answer": answer},
        )
        return response

    def takeback(self, id: str, answer: str) -> types.Done:
        """Asks for a takeback, or answers the opponent's request.

        :param id: The id of a game.
        :param answer: `yes` or `no`.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/board/game/{id}/takeback/{answer}",
            path={"id": id, "answer": answer},
        )
        return response

    def claim_victory(self, id: str) -> types.Done:
        """Claims a win against an opponent who has left.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/board/game/{id}/claim-victory", path={"id": id})
        return response

    def bikjang(self, id: str) -> types.Done:
        """Calls bikjang, which ends the game if its rules have the call.

        :param id: The id of a game.
        """
        response: types.Done = self._sender.json("POST", "/api/board/game/{id}/bikjang", path={"id": id})
        return response

    def setup(self, id: str, code: str) -> types.Done:
        """Chooses a setup.

        :param id: The id of a game.
        :param code: The code of a setup.
        """
        response: types.Done = self._sender.json(
            "POST",
            "/api/board/game/{id}/setup/{code}",
            path={"id": id, "code": code},
        )
        return response


class Methods:
    """Accounts, tokens and the stream of events."""

    def __init__(self, sender: Sender) -> None:
        self._sender = sender
        self.challenges = ChallengeMethods(sender)
        self.games = GameMethods(sender)
        self.bot = BotMethods(sender)
        self.board = BoardMethods(sender)

    def account(self) -> types.User:
        """Shows the account of the token."""
        response: types.User = self._sender.json("GET", "/api/account")
        return response

    def playing(self) -> types.NowPlaying:
        """Lists your games in progress."""
        response: types.NowPlaying = self._sender.json("GET", "/api/account/playing")
        return response

    def test_tokens(self, text: str) -> dict[str, types.TokenInfo | None]:
        """Returns the owners of up to 100 tokens, which are separated by commas in the body."""
        response: dict[str, types.TokenInfo | None] = self._sender.json("POST", "/api/token/test", text=text)
        return response

    def revoke_token(self) -> types.Done:
        """Revokes the token of the request."""
        response: types.Done = self._sender.json("DELETE", "/api/token")
        return response

    def user(self, username: str) -> types.User:
        """Shows a player.

        :param username: The handle or the name of an account, in upper or lower case.
        """
        response: types.User = self._sender.json("GET", "/api/user/{username}", path={"username": username})
        return response

    def status(self, ids: str) -> list[types.UserStatus]:
        """Returns which of these players are online. Unknown players are left out.

        :param ids: Handles, ids or names of at most 100 players, separated by commas.
        """
        response: list[types.UserStatus] = self._sender.json("GET", "/api/users/status", query={"ids": ids})
        return response

    def events(self, *, setup: bool | None = None, reconnect: bool = True) -> Stream[types.Event]:
        """Streams the events of the account: first its games in progress and challenges, then changes.

        :param setup: Whether a bot's client chooses the setups. Clients of other accounts always do.
        """
        return self._sender.live(
            "GET",
            "/api/stream/event",
            query={"setup": setup},
            reconnect=reconnect,
        )
