import type { LessonTexts } from "./text-types";

export const en: LessonTexts = {
  title: "Learn Janggi",
  intro: "Short tasks on the board. Tap a piece to see where it can go. Mistakes cost nothing.",
  lessons: {
    soldier: { name: "The soldier", about: "One step forward or sideways" },
    chariot: { name: "The chariot", about: "Straight lines, as far as you like" },
    horse: { name: "The horse", about: "One step straight, one diagonally" },
    elephant: { name: "The elephant", about: "One step straight, two diagonally" },
    cannon: { name: "The cannon", about: "Always over one piece" },
    palace: { name: "The palace", about: "General, guards and the drawn diagonals" },
    check: { name: "Check", about: "Janggun and meonggun" },
    mate: { name: "First mates", about: "Win the game" },
    pass: { name: "Passing", about: "Skipping a turn" },
    bikjang: { name: "Bikjang", about: "When the generals face each other" },
    points: { name: "Points", about: "When there is no mate" },
  },
  tasks: {
    "soldier-walk": {
      ask: "A soldier moves one point forward or sideways. Take the soldier to both marks.",
      done: "Soldiers move forward and sideways from the start, and never back.",
    },
    "soldier-aside": {
      ask: "Only one soldier can reach the mark. Which one?",
      done: "The other one is already past it, and soldiers never go back.",
    },
    "soldier-take": {
      ask: "Soldiers capture the way they move. Capture both red soldiers.",
      done: "A piece captures by moving to the point of an enemy piece.",
    },
    "chariot-lines": {
      ask: "The chariot moves any distance along a free line. Reach both marks.",
      done: "At 13 points the chariot is the strongest piece.",
    },
    "chariot-take": {
      ask: "Capture the elephant, the cannon and the horse with your chariot.",
      done: "It captures the first piece in its way and never jumps.",
    },
    "chariot-round": {
      ask: "Your own soldier is in the way. Get the chariot to the mark anyway.",
      done: "Moving an edge soldier sideways opens the file for the chariot, a common first move.",
    },
    "horse-jump": {
      ask: "The horse moves one point straight, then one diagonally outwards. Visit both marks.",
      done: "A horse can reach up to eight points and is worth 5.",
    },
    "horse-leg": {
      ask: "Your soldier is right in front of the horse. Get the horse to the mark.",
      done: "The horse cannot jump: a piece on its first point (meok) blocks that direction.",
    },
    "horse-take": {
      ask: "Capture the three red soldiers with the horse, one after another.",
      done: "Look two moves ahead: wherever the horse lands, the next move starts.",
    },
    "elephant-jump": {
      ask: "The elephant moves one point straight, then two diagonally outwards. Visit both marks.",
      done: "It goes a long way and is worth 3 points.",
    },
    "elephant-leg": {
      ask: "A soldier blocks the elephant. Clear the way and go to the mark.",
      done: "Both points along its path must be empty.",
    },
    "elephant-take": {
      ask: "Capture the cannon and the soldier with the elephant.",
      done: "Players often trade an elephant for two soldiers to open the enemy camp.",
    },
    "cannon-jump": {
      ask: "The cannon must jump over exactly one piece. Visit both marks.",
      done: "Without a piece to jump over (a screen) the cannon cannot move at all.",
    },
    "cannon-take": {
      ask: "Capture the chariot with your cannon.",
      done: "Capturing needs a screen too: here it was your horse. A cannon is worth 7 points.",
    },
    "cannon-screen": {
      ask: "Get a cannon to the mark. First try jumping over the other cannon.",
      done: "A cannon never jumps over a cannon, and never captures one.",
    },
    "palace-general": {
      ask: "The general moves one point along the lines of the palace. Go from corner to corner.",
      done: "The diagonals only run through the centre.",
    },
    "palace-edge": {
      ask: "There is no diagonal from the middle of an edge. Get the general to the mark.",
      done: "Only drawn lines count, and the general never leaves the palace.",
    },
    "palace-guard": {
      ask: "The guard moves like the general. Capture the horse that has broken in.",
      done: "Two guards beside the general are worth more than their 3 points.",
    },
    "palace-chariot": {
      ask: "In a palace the chariot can also follow the diagonals. Capture the guard in the far corner.",
      done: "This works in both palaces.",
    },
    "palace-soldier": {
      ask: "In the enemy palace a soldier can also move forward along the diagonals. Capture the guard in the centre.",
      done: "A soldier in the palace is a strong attacker.",
    },
    "palace-cannon": {
      ask: "A cannon in a corner of a palace jumps over the centre to the opposite corner. Capture the elephant.",
      done: "The screen was your own general.",
    },
    "check-give": {
      ask: "An attack on the general is a check: janggun! Give check with the chariot.",
      done: "Han must now answer the check. The answer is called meonggun.",
    },
    "check-step": {
      ask: "The red chariot gives check. Answer it.",
      done: "You can move away, capture the attacker or block the line.",
    },
    "check-take": {
      ask: "Check again. This time capture the attacker with your chariot.",
      done: "Usually the best answer, if the piece is unprotected.",
    },
    "check-block": {
      ask: "Check once more. Block it with the guard.",
      done: "Against a cannon you can also move the screen away.",
    },
    "mate-ladder": {
      ask: "A check that cannot be answered is mate (oetong) and wins. Mate in one move with the two chariots.",
      done: "One chariot controls a line while the other gives check on the next.",
    },
    "mate-horse": {
      ask: "Mate in one move with the horse.",
      done: "The horse gives check while the chariot covers the escape.",
    },
    "mate-cannon": {
      ask: "Mate in one move with the cannon. Your general can help.",
      done: "Any piece except a cannon can be the screen, even your own general.",
    },
    "mate-two": {
      ask: "Mate in two moves: drive the general, then close the door.",
      done: "A check with only one answer tells you what comes next.",
    },
    "mate-guard": {
      ask: "Mate in two moves. The cannon helps from afar.",
      done: "Forcing checks make longer mates easier to see.",
    },
    "pass-turn": {
      ask: "No move improves your position. Pass with the button or by double-tapping the general.",
      done: "You can pass at any time except in check, so you never have to make a bad move.",
    },
    "pass-check": {
      ask: "Try to pass here and see why you can't. Then answer the check.",
      done: "You cannot pass while in check.",
    },
    "bikjang-face": {
      ask: "Han is much stronger. Make the generals face each other with nothing in between: bikjang.",
      done: "Unless Han breaks it, the game is a draw under friendly rules.",
    },
    "bikjang-draw": {
      ask: "The generals face each other and Han is stronger. Accept the bikjang by passing.",
      done: "A draw. The effect of bikjang depends on the rule set.",
    },
    "bikjang-part": {
      ask: "Now you are stronger and don't want a draw. Break the bikjang.",
      done: "Step aside or block the line, then play for the win.",
    },
    "points-worth": {
      ask: "Your horse can capture one of three pieces. Take the most valuable one.",
      done: "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2.",
    },
    "points-ahead": {
      ask: "You are ahead on points and Han will pass. If both sides pass in a row, points decide. Pass now.",
      done: "Most rule sets work this way. Each player's points are shown next to the name.",
    },
    "points-deom": {
      ask: "Both have the same pieces, but Han gets 1.5 points (deom) for moving second. Get ahead, then pass.",
      done: "The half point rules out a tie.",
    },
  },
  dialects: {
    name: "Rules differ",
    about: "One position under every rule set",
    intro: "The pieces always move the same way. What happens next depends on the rule set.",
    scenes: {
      bikjang: { name: "Bikjang", what: "Cho makes the generals face each other, and Han passes." },
      passes: { name: "Two passes", what: "Both sides pass, one after the other." },
      repetition: { name: "Repetition", what: "Both sides move back and forth, and the position repeats." },
    },
    goesOn: "The game goes on",
    notAllowed: "Not allowed",
    points: (p) => `Points then: Cho ${p.cho} : ${p.han} Han`,
    table: "Differences from Kakao Janggi",
    field: "Rule",
    same: "No differences.",
  },
  task: (p) => `Task ${p.n} of ${p.of}`,
  taskDone: (p) => `Task ${p.n} of ${p.of}, solved`,
  progress: (p) => `${p.done} of ${p.of}`,
  stars: (p) => (p.n === 1 ? "1 star" : `${p.n} stars`),
  starsWhy: (p) => `You needed ${p.own} moves; three stars take ${p.best}.`,
  missed: "Not quite. Try again.",
  wrongPass: "Han can simply pass, so this does not force mate. Try again.",
  wrongTurn: "Han has an answer to that. Try again.",
  again: "Start over",
  show: "Show me",
  next: "Next task",
  nextLesson: "Next lesson",
  allLessons: "All lessons",
  lessonDone: "Lesson complete.",
  courseDone: "You know the rules. Time for a game!",
  firstGame: "Play your first game",
  pass: "Pass",
  inWay: "The marked piece is in the way.",
  noRules: "The rules could not be loaded. Check the connection and try again.",
  drills: "Practice",
};
