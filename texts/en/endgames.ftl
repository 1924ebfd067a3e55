endgames-title = Endgames: which pieces win?
endgames-intro = Players know by heart which pieces beat one or two guards, but they do not all agree. Every position with these pieces has been computed. Unless a row says otherwise, the attacker has no guards. Guards can be screens for the attacker's cannons, so an attacker with guards may win more often.
endgames-objective = Generals facing each other

endgames-objectives-mate = no effect
endgames-objectives-mate--facing--draw = can be a draw

endgames-claims-big--three-name = 대삼능 (daesamneung)
endgames-claims-big--three-text = "Three big pieces" without a chariot against two guards. Four combinations are said to win, and the others are said not to.
endgames-claims-small--three-name = 소삼능 (sosamneung)
endgames-claims-small--three-text = "Three small pieces": three pieces without a chariot, at least one of them a soldier. They are said not to beat two guards.
endgames-claims-chariot--three-name = 차삼능 (chasamneung)
endgames-claims-chariot--three-text = A chariot and two more pieces are said to beat two guards, unless both of those pieces are soldiers.
endgames-claims-chariot--two-name = 차이능 (chaineung)
endgames-claims-chariot--two-text = A chariot and one more piece. They are said not to beat two guards.
endgames-claims-one--guard-name = 외사 (oesa)
endgames-claims-one--guard-text = The defender has only one guard left. Even so, these pieces are said not to win.
endgames-claims-bare--general-name = 민궁 (min-gung)
endgames-claims-bare--general-text = The defender has no guards left, only the general.
endgames-caption = { $claim }: claim and computed result

endgames-column-pieces = Pieces
endgames-column-says = Claim
endgames-column-won = Won
endgames-column-longest = Longest win

endgames-roles-R = chariot
endgames-roles-C = cannon
endgames-roles-N = horse
endgames-roles-B = elephant
endgames-roles-P = soldier
endgames-against =
    { $pieces } against { $guards ->
        [0] the bare general
       *[other] { $guards ->
        [one] one guard
       *[other] two guards
    }
    }

endgames-says-wins = wins
endgames-says-holds = does not win

endgames-sources-wikipedia = Korean Wikipedia
endgames-sources-librewiki = Libre Wiki (Korean)
endgames-sources-program = a Korean Janggi program

endgames-grades-always = almost always won
endgames-grades-mostly = usually won
endgames-grades-seldom = usually not won
endgames-grades-never = almost never won
endgames-notComputed = not computed yet
endgames-guarded =
    with { $guards ->
        [one] a guard
       *[other] two guards
    } of its own: { $share }%
endgames-none = none
endgames-moves =
    { $n ->
        [one] 1 move
       *[other] { $n } moves
    }
endgames-impossible = cannot arise in a game: each side has only two of these
endgames-play = Play through: { $pieces }

endgames-player-title = The longest win: { $pieces }
endgames-player-begins = Starting position, mate in { $of }
# `move` and `of`: moves of the side that mates.
endgames-player-at = Move { $move } of { $of }, { $side }
endgames-player-first = Start
endgames-player-back = Back
endgames-player-next = Next
endgames-player-last = Mate
endgames-player-analyse = Open in analysis
endgames-player-best = Best play by both sides: Cho mates as fast as possible, and Han holds out as long as possible.

endgames-points-title = If points decide
endgames-points-text = Then the attacker does not need mate: it wins by staying ahead. Two guards are worth 6 points to Cho, and 7.5 to Han with the deom of 1.5. Every attacking side on this page has more points, except in these cases, in which the deom decides who is ahead:
endgames-points-case = { $pieces }: { $own } points against { $other }
endgames-points-shares = For a chariot and one more piece, every position has also been computed for games decided on points in which facing generals have no effect. The deom makes almost no difference. Percentage of positions that the attacker wins when it is to move, as Cho and as Han:
endgames-points-share = { $pieces }: { $cho }% as Cho, { $han }% as Han
endgames-points-exceptions = For three pieces, this has not been computed: the first list shows only which side is ahead.

endgames-about-title = How this was computed
endgames-about-counting = "Won" is the percentage of positions that the attacker can win by force, out of all legal positions with these pieces and the attacker to move. Positions in which a piece is lost at once count too, so even a well-known win shows less than 100%.
endgames-about-exact = The result of every position was computed backwards from mate, including captures, and a sample of the results was verified. Move limits and repetition are ignored.
endgames-about-data = Download the figures
endgames-about-licence = free for any use (CC0)

endgames-several-R = { $count } chariots

endgames-several-C = { $count } cannons

endgames-several-N = { $count } horses

endgames-several-B = { $count } elephants

endgames-several-P = { $count } soldiers

endgames-and = {" + "}
