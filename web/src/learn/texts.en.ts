import type { LearnTexts } from "./texts";

export const en: LearnTexts = {
  pieces: {
    k: {
      name: "General",
      called: "궁 or 장 · 楚 for Cho, 漢 for Han · also called the king",
      how: "One point at a time, inside its palace, along the drawn lines.",
      hint: "The palace diagonals run only through its centre: from the middle of a side there is no diagonal. Whoever cannot save the general has lost.",
    },
    a: {
      name: "Guard",
      called: "사 · 士",
      how: "Exactly like the general: one point along a drawn line, and never out of the palace.",
      hint: "Two guards beside their general are worth more than their three points each.",
    },
    n: {
      name: "Horse",
      called: "마 · 馬",
      how: "One point straight, then one point diagonally outwards. It may capture where it lands.",
      hint: "It does not jump: a piece on the first point (its leg, 멱) blocks both landing points behind it.",
    },
    b: {
      name: "Elephant",
      called: "상 · 象",
      how: "One point straight, then two points diagonally outwards.",
      hint: "Both points on its way must be empty. It reaches far, but is easily blocked.",
    },
    r: {
      name: "Chariot",
      called: "차 · 車 · moves like a rook",
      how: "Any distance along a line, as long as the way is empty.",
      hint: "In either palace it also runs along the drawn diagonals. It is the strongest piece.",
    },
    c: {
      name: "Cannon",
      called: "포 · 包",
      how: "Any distance along a line, but it must jump over exactly one piece, to move and to capture alike.",
      hint: "It never jumps over another cannon and never captures one. With nothing to jump over it cannot move at all, so no cannon can move at the start.",
    },
    p: {
      name: "Soldier",
      called: "졸 (卒) for Cho · 병 (兵) for Han",
      how: "One point forward or sideways, from the first move on. It captures the same way.",
      hint: "It never goes back and never changes into another piece. In the enemy palace it may also step forward along a drawn diagonal.",
    },
  },
  captions: {
    "general-centre": "From the centre: eight points.",
    "general-edge": "From the middle of a side: no diagonals.",
    "guard-beside": "A guard takes a horse along the diagonal.",
    "horse-free": "Eight points when nothing is in the way.",
    "horse-blocked": "Crossed pieces stand on its leg: four points are closed.",
    "elephant-free": "Eight far points when the ways are empty.",
    "elephant-blocked": "A piece on either point of the way closes it.",
    "chariot-lines": "It stops before its own pieces and takes the enemy's.",
    "chariot-palace": "From a corner of the palace, the diagonals too.",
    "cannon-jump": "It jumps over the soldier beside it and over the one far ahead, and takes the third in the row.",
    "cannon-cannon": "Over the horses it jumps; over the cannon it does not, and it takes no cannon.",
    "cannon-palace": "From corner to corner of a palace, over the centre.",
    "soldier-open": "Forward and sideways.",
    "soldier-palace": "In the enemy palace also along the diagonal.",
    "soldier-end": "On the last rank only sideways.",
  },
  reasons: {
    backward: "Soldiers never go back.",
    leaves_palace: "It may not leave the palace.",
    leg_blocked: "The way is blocked: a piece stands on its leg (멱).",
    many_screens: "A cannon jumps over one piece only.",
    no_palace_line: "No line is drawn there.",
    no_screen: "Nothing to jump over on the way there.",
    path_blocked: "Another piece is in the way.",
    screen_is_cannon: "A cannon does not jump over a cannon.",
    takes_cannon: "A cannon does not take a cannon.",
    wrong_shape: "It does not move that way.",
  },
  tryIt: "Tap a marked point to move, any other point to read why not.",
  moved: "Yes, it goes there.",
  worth: (points) => `${points} points`,
  general: "no points: losing it loses the game",
  sheetTitle: "Janggi on one page",
  sheet: [
    {
      title: "The aim",
      lines: [
        "Attack the enemy general so that nothing can save it (외통, mate). Cho is blue-green and moves first; Han is red.",
        "Pieces stand on the crossings of the lines. The square with the diagonals is the palace of a general.",
      ],
    },
    {
      title: "Before the game",
      lines: [
        "Each side chooses how its horses and elephants stand: four ways. Han chooses first and Cho sees it; online both are told what the other chose.",
      ],
    },
    {
      title: "Taking turns",
      lines: [
        "Move one piece, or pass (한수쉼) unless your general is attacked. You may never leave your own general where it can be taken.",
        "An attack on the general is check (장군). Answer it by moving the general, taking the attacker or blocking the way (멍군).",
        "There is no stalemate: whoever cannot move and is not in check passes.",
      ],
    },
    {
      title: "When the generals face each other",
      lines: [
        "If both generals stand on one file with nothing between, that is bikjang (빅장). What follows depends on the rule set: a draw, a count of points, or nothing at all.",
        "The game page says what each side may do as soon as it happens.",
      ],
    },
    {
      title: "Points",
      lines: [
        "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2. Han gets 1.5 more for moving second (덤), so the game begins at 72 to 73.5.",
        "Points decide when nobody can be mated: after two passes in a row, or where a rule set's limits are reached. Not all rule sets count them.",
      ],
    },
    {
      title: "Repeating",
      lines: [
        "The same position again and again is limited. Depending on the rule set the move is refused, the game is drawn or counted, or the side that repeats loses.",
        "The board warns before a move that would cost you the game.",
      ],
    },
  ],
};
