import type { LessonTexts } from "./text-types";

export const en: LessonTexts = {
  title: "Learn Janggi",
  intro:
    "Short tasks on the board. Touch a piece and the points it can go to light up; nothing you press can go wrong.",
  lessons: {
    soldier: { name: "The soldier", about: "One step ahead or aside" },
    chariot: { name: "The chariot", about: "Straight lines, as far as you like" },
    horse: { name: "The horse", about: "One step straight, one diagonally" },
    elephant: { name: "The elephant", about: "One step straight, two diagonally" },
    cannon: { name: "The cannon", about: "Always over one piece" },
    palace: { name: "The palace", about: "General, guards and the drawn diagonals" },
    check: { name: "Check", about: "Janggun and meonggun" },
    mate: { name: "First mates", about: "Win the game" },
    pass: { name: "Passing", about: "No move needed" },
    bikjang: { name: "Bikjang", about: "When the generals face each other" },
    points: { name: "Points", about: "When nobody is mated" },
  },
  tasks: {
    "soldier-walk": {
      ask: "Soldiers go one point ahead or aside. Take the soldier to both marks.",
      done: "Ahead and aside from the first move on, and never back.",
    },
    "soldier-aside": {
      ask: "One soldier must reach the mark. Which one can?",
      done: "The other one is past the mark already: soldiers never go back.",
    },
    "soldier-take": {
      ask: "Soldiers capture as they move. Take both red soldiers.",
      done: "A piece captures by going to the point of an enemy piece.",
    },
    "chariot-lines": {
      ask: "The chariot goes along a line as far as it is free. Reach both marks.",
      done: "With 13 points the chariot is the strongest piece.",
    },
    "chariot-take": {
      ask: "Capture the elephant, the cannon and the horse with your chariot.",
      done: "It takes what it meets first, and it never jumps.",
    },
    "chariot-round": {
      ask: "Your own soldier stands in the way. Bring the chariot to the mark all the same.",
      done: "Moving an edge soldier aside opens the way of the chariot: a usual first move.",
    },
    "horse-jump": {
      ask: "The horse goes one point straight and then one diagonally outwards. Visit both marks.",
      done: "Up to eight points, and worth 5 points.",
    },
    "horse-leg": {
      ask: "Your soldier stands right in front of the horse. Bring the horse to the mark.",
      done: "The horse cannot jump: a piece on its first point (meok) blocks that way.",
    },
    "horse-take": {
      ask: "Capture the three red soldiers with the horse, one after another.",
      done: "Every landing point of a horse is the start of the next leap.",
    },
    "elephant-jump": {
      ask: "The elephant goes one point straight and two diagonally outwards. Visit both marks.",
      done: "It reaches far and is worth 3 points.",
    },
    "elephant-leg": {
      ask: "A soldier stands on the elephant's way. Clear it and go to the mark.",
      done: "Both points on its way have to be empty.",
    },
    "elephant-take": {
      ask: "Capture the cannon and the soldier with the elephant.",
      done: "Elephants are often given for two soldiers, to open the enemy's camp.",
    },
    "cannon-jump": {
      ask: "The cannon has to jump over exactly one piece. Visit both marks.",
      done: "Without a piece to jump over (a screen) the cannon cannot move at all.",
    },
    "cannon-take": {
      ask: "Capture the chariot with your cannon.",
      done: "Capturing needs a screen too: here it was your horse. A cannon is worth 7 points.",
    },
    "cannon-screen": {
      ask: "Bring a cannon to the mark. Try jumping over the other cannon first.",
      done: "A cannon never jumps over a cannon, and never captures one.",
    },
    "palace-general": {
      ask: "The general goes one point along the lines of the palace. Go from corner to corner.",
      done: "Diagonals run through the centre only.",
    },
    "palace-edge": {
      ask: "From the middle of an edge there is no diagonal. Bring the general to the mark.",
      done: "Only drawn lines count, and the general never leaves the palace.",
    },
    "palace-guard": {
      ask: "The guard moves as the general does. Take the horse that has broken in.",
      done: "Two guards beside the general are worth more than their 3 points.",
    },
    "palace-chariot": {
      ask: "In a palace the chariot goes along the diagonals too. Take the guard in the far corner.",
      done: "That holds for either palace.",
    },
    "palace-soldier": {
      ask: "In the enemy's palace a soldier also goes ahead along the diagonals. Take the guard in the centre.",
      done: "A soldier in the palace is a strong attacker.",
    },
    "palace-cannon": {
      ask: "A cannon in a corner of a palace jumps over the centre to the opposite corner. Take the elephant.",
      done: "The screen was your own general.",
    },
    "check-give": {
      ask: "An attack on the general is a check: janggun! Give check with the chariot.",
      done: "Han has to answer now. The answer is called meonggun.",
    },
    "check-step": {
      ask: "The red chariot gives check. Answer it.",
      done: "You may step away, take the attacker, or put a piece between.",
    },
    "check-take": {
      ask: "Check again. This time take the attacker with your chariot.",
      done: "The best answer to a check, if it is free.",
    },
    "check-block": {
      ask: "Check once more. Put the guard between.",
      done: "Against a cannon, taking the screen away helps as well.",
    },
    "mate-ladder": {
      ask: "A check that cannot be answered is mate (oetong) and wins. Mate in one move with the two chariots.",
      done: "One chariot holds a line, the other gives check on the next.",
    },
    "mate-horse": {
      ask: "Mate in one move with the horse.",
      done: "The horse checks while the chariot guards the way out.",
    },
    "mate-cannon": {
      ask: "Mate in one move with the cannon. Your general may help.",
      done: "Any piece may be a screen, even your own general.",
    },
    "mate-two": {
      ask: "Mate in two moves: drive the general on, then close the door.",
      done: "A check that leaves one answer only tells you the next position.",
    },
    "mate-guard": {
      ask: "Mate in two moves. The cannon helps from afar.",
      done: "Checks that force the answer make longer mates easy to see.",
    },
    "pass-turn": {
      ask: "All stands well and no move improves it. Pass, by the button or a double tap on the general.",
      done: "Passing is allowed at any time but in check, so nobody is ever forced to make a bad move.",
    },
    "pass-check": {
      ask: "Try to pass here, and see why you cannot. Then answer the check.",
      done: "In check there is no passing.",
    },
    "bikjang-face": {
      ask: "Han is much stronger. Let the generals face each other with nothing between: bikjang.",
      done: "If Han does not step out of it, this game is a draw under friendly rules.",
    },
    "bikjang-draw": {
      ask: "The generals face each other, and Han is stronger. Accept the bikjang: pass.",
      done: "A draw. What a bikjang does differs between rule sets.",
    },
    "bikjang-part": {
      ask: "Now you are stronger and do not want a draw. End the facing.",
      done: "Step aside or put a piece between, then win.",
    },
    "points-worth": {
      ask: "Your horse can take one of three. Take what is worth most.",
      done: "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2.",
    },
    "points-ahead": {
      ask: "You are ahead on points and Han will pass. If both pass in a row, points decide: pass.",
      done: "Most rule sets end the game so. The sum stands beside each player.",
    },
    "points-deom": {
      ask: "Both have the same pieces, but Han gets 1.5 points (deom) for moving second. Get ahead, then pass.",
      done: "With the half point nobody can tie.",
    },
  },
  dialects: {
    name: "Rules differ",
    about: "One position under every rule set",
    intro: "The pieces move alike everywhere. What happens then depends on the rule set: here is what each says.",
    scenes: {
      bikjang: { name: "Bikjang", what: "Cho lets the generals face each other, and Han passes." },
      passes: { name: "Two passes", what: "Both sides pass, one after the other." },
      repetition: { name: "Repetition", what: "Both move to and fro, and the same position comes again." },
    },
    goesOn: "The game goes on",
    notAllowed: "Not allowed",
    points: (p) => `Points then: Cho ${p.cho} : ${p.han} Han`,
    table: "What these rule sets say otherwise than Kakao Janggi",
    field: "Field",
    same: "Nothing differs.",
  },
  task: (p) => `Task ${p.n} of ${p.of}`,
  taskDone: (p) => `Task ${p.n} of ${p.of}, solved`,
  progress: (p) => `${p.done} of ${p.of}`,
  stars: (p) => (p.n === 1 ? "1 star" : `${p.n} stars`),
  missed: "Not quite. Try again.",
  wrongTurn: "Han has an answer to that. Try again.",
  again: "Again",
  show: "Show me",
  next: "Next task",
  nextLesson: "Next lesson",
  allLessons: "All lessons",
  lessonDone: "Lesson finished.",
  courseDone: "You know the rules now. Time for a game!",
  firstGame: "Play a first game",
  pass: "Pass",
  inWay: "The marked piece is why.",
  noRules: "The rules could not be loaded. Check the connection and try again.",
  drills: "Practice",
};
