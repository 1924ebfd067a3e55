// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  title: "Learn Janggi",
  intro: "Short tasks on the board. Tap a piece to see where it can go. Mistakes cost nothing.",
  lessons: {
    soldier: {
      name: "The soldier",
      about: "One step forward or sideways",
    },
    chariot: {
      name: "The chariot",
      about: "Straight lines, as far as you like",
    },
    horse: {
      name: "The horse",
      about: "One step straight, one diagonally",
    },
    elephant: {
      name: "The elephant",
      about: "One step straight, two diagonally",
    },
    cannon: {
      name: "The cannon",
      about: "Always over one piece",
    },
    palace: {
      name: "The palace",
      about: "General, guards and the drawn diagonals",
    },
    check: {
      name: "Check",
      about: "Check (janggun) and its answer (meonggun)",
    },
    mate: {
      name: "First checkmates",
      about: "Win the game",
    },
    pass: {
      name: "Passing",
      about: "Skipping a turn",
    },
    bikjang: {
      name: "Bikjang",
      about: "When the generals face each other",
    },
    points: {
      name: "Points",
      about: "When there is no mate",
    },
  },
  tasks: {
    "soldier-walk": {
      ask: "A soldier moves one point forward or sideways. Move the soldier to both marks.",
      done: "Soldiers move forward and sideways from the start, and never back.",
    },
    "soldier-aside": {
      ask: "Only one soldier can reach the mark. Which one?",
      done: "The other soldier is already past the mark, and soldiers never move back.",
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
      done: "The chariot captures the first piece in its way and never jumps.",
    },
    "chariot-round": {
      ask: "Your own soldier is in the way. Get the chariot to the mark anyway.",
      done: "Moving an edge soldier sideways opens the file for the chariot, a common first move.",
    },
    "horse-jump": {
      ask: "The horse moves one point straight, then one diagonally outwards. Visit both marks.",
      done: "A horse has up to eight moves and is worth 5 points.",
    },
    "horse-leg": {
      ask: "Your soldier is right in front of the horse. Get the horse to the mark.",
      done: "The horse cannot jump: a piece on its first point (meok) blocks that direction.",
    },
    "horse-take": {
      ask: "Capture the three red soldiers with the horse, one after another.",
      done: "Look two moves ahead: the next move starts where the horse lands.",
    },
    "elephant-jump": {
      ask: "The elephant moves one point straight, then two diagonally outwards. Visit both marks.",
      done: "The elephant goes a long way and is worth 3 points.",
    },
    "elephant-leg": {
      ask: "A soldier blocks the elephant. Clear the way and go to the mark.",
      done: "Both points along the elephant's path must be empty.",
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
      done: "The diagonals run only through the centre.",
    },
    "palace-edge": {
      ask: "There is no diagonal from the middle of an edge. Get the general to the mark.",
      done: "Only drawn lines count, and the general never leaves the palace.",
    },
    "palace-guard": {
      ask: "The guard moves like the general. Capture the horse that has broken in.",
      done: "Two guards beside the general are worth more than their 3 points each.",
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
      ask: "The red chariot gives check. Answer the check.",
      done: "You can move away, capture the attacker or block the line.",
    },
    "check-take": {
      ask: "You are in check again. This time capture the attacker with your chariot.",
      done: "Capturing is usually the best answer if the attacker is unprotected.",
    },
    "check-block": {
      ask: "You are in check once more. Block the check with the guard.",
      done: "Against a cannon you can also move your own screen away.",
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
      ask: "Mate in two moves: force the general to move, then cut off its escape.",
      done: "A check with only one answer tells you what comes next.",
    },
    "mate-guard": {
      ask: "Mate in two moves. The horse helps the chariot.",
      done: "Checks that leave only one answer make longer mates easier to see.",
    },
    "pass-turn": {
      ask: "No move improves your position. In Janggun, pass with the button or by double-tapping the general.",
      done: "You can pass on any turn unless you are in check, so you rarely have to make a bad move.",
    },
    "pass-check": {
      ask: "Try to pass here and see why you cannot. Then answer the check.",
      done: "You cannot pass while in check.",
    },
    "bikjang-face": {
      ask: "Han is much stronger. Make the generals face each other with nothing in between: bikjang.",
      done: "Unless Han breaks the bikjang, the game is a draw under the Casual rule set.",
    },
    "bikjang-draw": {
      ask: "The generals face each other and Han is stronger. Accept the bikjang by passing.",
      done: "A draw. The effect of bikjang depends on the rule set.",
    },
    "bikjang-part": {
      ask: "Now you are stronger and do not want a draw. Break the bikjang.",
      done: "Step aside or block the line, then play for the win.",
    },
    "points-worth": {
      ask: "Your horse can capture one of two pieces. Take the more valuable one.",
      done: "Chariot 13, cannon 7, horse 5, elephant 3, guard 3, soldier 2.",
    },
    "points-ahead": {
      ask: "You are ahead on points and Han will pass. If both sides pass in a row, points decide. Pass now.",
      done: "Many rule sets work this way. In Janggun, each player's points are shown next to the name.",
    },
    "points-deom": {
      ask: "Both sides have the same pieces, but Han gets 1.5 points (deom) for moving second. Get ahead, then pass.",
      done: "The half point rules out a tie.",
    },
  },
  dialects: {
    name: "Rules differ",
    about: "One position under every rule set",
    intro: "The pieces move the same way under all rule sets compared here, but how the positions below end depends on the rule set.",
    scenes: {
      bikjang: {
        name: "Bikjang",
        what: "Cho makes the generals face each other, and Han passes.",
      },
      passes: {
        name: "Two passes",
        what: "Both sides pass, one after the other.",
      },
      repetition: {
        name: "Repetition",
        what: "Both sides move back and forth, and the position repeats.",
      },
    },
    goesOn: "The game goes on",
    notAllowed: "Not allowed",
    points: (p: { cho: string | number; han: string | number }): string => `Points at this moment: Cho ${p.cho} : ${p.han} Han`,
    table: "Differences from Kakao Janggi",
    field: "Rule",
    same: "No differences.",
  },
  task: (p: { n: string | number; of: string | number }): string => `Task ${p.n} of ${p.of}`,
  taskDone: (p: { n: string | number; of: string | number }): string => `Task ${p.n} of ${p.of}, solved`,
  progress: (p: { done: string | number; of: string | number }): string => `${p.done} of ${p.of}`,
  stars: (p: { n: number }): string => (p.n === 1 ? "1 star" : `${p.n} stars`),
  starsWhy: (p: { best: string | number; own: string | number }): string => `You used ${p.own} moves. Do it in ${p.best} for three stars.`,
  missed: "Not quite. Try again.",
  wrongPass: "Han can simply pass, so this does not force mate. Try again.",
  wrongTurn: "Han has an answer to that. Try again.",
  again: "Start over",
  show: "Show the solution",
  next: "Next task",
  nextLesson: "Next lesson",
  allLessons: "All lessons",
  lessonDone: "Lesson complete.",
  courseDone: "You know the rules. Time for a game!",
  firstGame: "Play your first game",
  pass: "Pass",
  inWay: "The cause is marked with ×.",
  noRules: "The rules could not be loaded. Check the connection and try again.",
  drills: "Practice",
  booklet: {
    title: "The rules of Janggi",
    about: "All lessons, with diagrams",
    link: "Printable booklet",
    print: "Print",
    hint: "On A4 paper. Your browser can also save it as a PDF.",
    rules: "Rule set",
    rulesOf: (p: { name: string | number }): string => `The rules of ${p.name}`,
    start: "The board and the pieces",
    startAbout: "Cho is at the bottom and moves first; Han is at the top. Pieces stand on the intersections of the lines. Here, both sides have the setup called inner elephants.",
    solutions: "Solutions",
    made: (p: { version: string | number }): string => `Made with Janggun ${p.version}, free software.`,
  },
};

export type LessonsTexts = typeof en;

export const ko: LessonsTexts = {
  title: "장기 배우기",
  intro: "짧은 문제를 풀며 장기를 배웁니다. 기물을 누르면 갈 수 있는 자리가 표시됩니다. 틀려도 괜찮습니다.",
  lessons: {
    soldier: {
      name: "졸",
      about: "앞이나 옆으로 한 칸",
    },
    chariot: {
      name: "차",
      about: "곧게, 몇 칸이든",
    },
    horse: {
      name: "마",
      about: "곧게 한 칸, 대각선 한 칸",
    },
    elephant: {
      name: "상",
      about: "곧게 한 칸, 대각선 두 칸",
    },
    cannon: {
      name: "포",
      about: "기물 하나를 넘어서",
    },
    palace: {
      name: "궁성",
      about: "궁과 사, 대각선",
    },
    check: {
      name: "장군과 멍군",
      about: "궁을 공격하고 지키기",
    },
    mate: {
      name: "첫 외통",
      about: "외통으로 이기기",
    },
    pass: {
      name: "한수쉼",
      about: "두지 않고 차례 넘기기",
    },
    bikjang: {
      name: "빅장",
      about: "두 궁이 마주 볼 때",
    },
    points: {
      name: "점수",
      about: "외통이 없을 때",
    },
  },
  tasks: {
    "soldier-walk": {
      ask: "졸은 앞이나 옆으로 한 칸씩 갑니다. 졸로 표시된 두 자리에 모두 가세요.",
      done: "졸은 처음부터 앞과 옆으로 움직이고, 뒤로는 가지 못합니다.",
    },
    "soldier-aside": {
      ask: "두 졸 가운데 하나만 표시된 자리로 갈 수 있습니다. 어느 졸일까요?",
      done: "다른 졸은 이미 지나쳤습니다. 졸은 뒤로 가지 못합니다.",
    },
    "soldier-take": {
      ask: "졸은 가는 방향 그대로 상대 기물을 잡습니다. 병 둘을 잡으세요.",
      done: "상대 기물이 있는 자리로 가면 그 기물을 잡습니다.",
    },
    "chariot-lines": {
      ask: "차는 길이 비어 있는 만큼 곧게 갑니다. 표시된 두 자리에 모두 가세요.",
      done: "차는 13점으로 가장 강한 기물입니다.",
    },
    "chariot-take": {
      ask: "차로 상, 포, 마를 잡으세요.",
      done: "차는 처음 만나는 기물을 잡고, 뛰어넘지는 못합니다.",
    },
    "chariot-round": {
      ask: "자기 졸이 길을 막고 있습니다. 그래도 차를 표시된 자리로 옮기세요.",
      done: "변의 졸을 옆으로 옮겨 차의 길을 여는 것은 흔한 첫수입니다.",
    },
    "horse-jump": {
      ask: "마는 곧게 한 칸, 이어서 바깥쪽 대각선으로 한 칸 갑니다. 표시된 두 자리에 모두 가세요.",
      done: "마는 최대 여덟 자리로 갈 수 있고, 5점입니다.",
    },
    "horse-leg": {
      ask: "마 바로 앞에 졸이 있습니다. 마를 표시된 자리로 옮기세요.",
      done: "마는 뛰어넘지 못합니다. 첫 칸(멱)에 기물이 있으면 그쪽으로 못 갑니다.",
    },
    "horse-take": {
      ask: "마로 병 셋을 차례로 잡으세요.",
      done: "마가 도착한 자리에서 다음 수를 둡니다. 두 수 앞을 보세요.",
    },
    "elephant-jump": {
      ask: "상은 곧게 한 칸, 이어서 바깥쪽 대각선으로 두 칸 갑니다. 표시된 두 자리에 모두 가세요.",
      done: "상은 멀리 가는 기물로, 3점입니다.",
    },
    "elephant-leg": {
      ask: "졸이 상의 길을 막고 있습니다. 길을 열고 표시된 자리로 가세요.",
      done: "상이 지나가는 두 자리가 모두 비어 있어야 합니다.",
    },
    "elephant-take": {
      ask: "상으로 포와 병을 잡으세요.",
      done: "상을 내주고 병 둘을 잡아 상대 진영을 여는 교환을 자주 합니다.",
    },
    "cannon-jump": {
      ask: "포는 반드시 기물 하나를 넘어야 움직입니다. 표시된 두 자리에 모두 가세요.",
      done: "넘을 기물(포다리)이 없으면 포는 움직이지 못합니다.",
    },
    "cannon-take": {
      ask: "포로 차를 잡으세요.",
      done: "잡을 때도 포다리가 있어야 합니다. 여기서는 마였습니다. 포는 7점입니다.",
    },
    "cannon-screen": {
      ask: "포를 표시된 자리로 옮기세요. 먼저 다른 포를 넘을 수 있는지 해 보세요.",
      done: "포는 포를 넘지 못하고, 포를 잡지도 못합니다.",
    },
    "palace-general": {
      ask: "궁은 궁성 안에서 선을 따라 한 칸씩 갑니다. 귀에서 맞은편 귀로 가세요.",
      done: "대각선은 한가운데로만 지나갑니다.",
    },
    "palace-edge": {
      ask: "변의 가운데에는 대각선이 없습니다. 궁을 표시된 자리로 옮기세요.",
      done: "그려진 선으로만 가고, 궁성 밖으로는 나가지 못합니다.",
    },
    "palace-guard": {
      ask: "사도 궁과 똑같이 갑니다. 궁성에 들어온 마를 잡으세요.",
      done: "사는 하나에 3점이지만, 궁 곁의 양사는 그 이상의 값을 합니다.",
    },
    "palace-chariot": {
      ask: "궁성에서는 차가 대각선으로도 갑니다. 맞은편 귀의 사를 잡으세요.",
      done: "어느 쪽 궁성에서나 그렇습니다.",
    },
    "palace-soldier": {
      ask: "상대 궁성에서는 졸이 대각선을 따라 앞으로도 갑니다. 한가운데의 사를 잡으세요.",
      done: "궁성에 들어간 졸은 큰 위협입니다.",
    },
    "palace-cannon": {
      ask: "궁성 귀의 포는 한가운데를 넘어 맞은편 귀로 갑니다. 상을 잡으세요.",
      done: "여기서는 자기 궁이 포다리였습니다.",
    },
    "check-give": {
      ask: "궁을 공격하면 장군입니다. 차로 장군을 부르세요.",
      done: "이제 한(漢)은 장군을 막아야 합니다. 막는 수를 멍군이라고 합니다.",
    },
    "check-step": {
      ask: "한(漢)의 차가 장군을 불렀습니다. 멍군하세요.",
      done: "피하거나, 잡거나, 사이를 막으면 됩니다.",
    },
    "check-take": {
      ask: "또 장군입니다. 이번에는 차로 잡으세요.",
      done: "지켜 주는 기물이 없으면, 대개 장군을 부른 기물을 잡는 것이 가장 좋은 멍군입니다.",
    },
    "check-block": {
      ask: "다시 장군입니다. 사로 막으세요.",
      done: "포장군이라면 포다리를 치워도 됩니다.",
    },
    "mate-ladder": {
      ask: "막거나 피할 수 없는 장군이 외통이며, 외통이면 이깁니다. 두 차로 한 수 만에 외통을 만드세요.",
      done: "차 하나가 줄을 지키고 다른 차가 장군을 부릅니다.",
    },
    "mate-horse": {
      ask: "마로 한 수 만에 외통을 만드세요.",
      done: "마가 장군을 부르고 차가 달아날 길을 막습니다.",
    },
    "mate-cannon": {
      ask: "포로 한 수 만에 외통을 만드세요. 궁이 도울 수 있습니다.",
      done: "포만 아니면 어떤 기물이든, 자기 궁까지도 포다리가 됩니다.",
    },
    "mate-two": {
      ask: "두 수 만에 외통을 만드세요. 궁을 몰아넣은 뒤 달아날 길을 막으세요.",
      done: "멍군할 방법이 하나뿐인 장군이면 다음 국면을 내다볼 수 있습니다.",
    },
    "mate-guard": {
      ask: "두 수 만에 외통을 만드세요. 마가 차를 돕습니다.",
      done: "멍군할 방법이 하나뿐인 장군이 이어지면 긴 외통도 찾기 쉽습니다.",
    },
    "pass-turn": {
      ask: "어떤 수를 두어도 더 나아지지 않습니다. 화면의 ‘한수쉼’ 단추를 누르거나 궁을 두 번 눌러 한 수 쉬세요.",
      done: "장군을 받지 않았으면 언제든 쉴 수 있으므로, 억지로 나쁜 수를 둘 일이 거의 없습니다.",
    },
    "pass-check": {
      ask: "여기서 한수쉼을 해 보고, 왜 안 되는지 확인하세요. 그런 다음 멍군하세요.",
      done: "장군을 받고 있을 때는 쉴 수 없습니다.",
    },
    "bikjang-face": {
      ask: "한(漢)이 훨씬 유리합니다. 두 궁이 사이에 아무것도 없이 마주 보게 하세요. 이것이 빅장입니다.",
      done: "한(漢)이 피하지 않으면 ‘친선 대국’ 규칙에서는 무승부입니다.",
    },
    "bikjang-draw": {
      ask: "두 궁이 마주 보고 있고 한(漢)이 유리합니다. 한수쉼으로 빅장을 받아들이세요.",
      done: "무승부입니다. 빅장의 결과는 규칙마다 다릅니다.",
    },
    "bikjang-part": {
      ask: "이번에는 초(楚)가 유리해서 비기고 싶지 않습니다. 빅장을 피하세요.",
      done: "옆으로 피하거나 사이를 막고 승리를 노리세요.",
    },
    "points-worth": {
      ask: "마가 둘 가운데 하나를 잡을 수 있습니다. 점수가 더 높은 기물을 잡으세요.",
      done: "차 13, 포 7, 마 5, 상 3, 사 3, 졸·병 2점입니다.",
    },
    "points-ahead": {
      ask: "점수에서 앞서 있고, 한(漢)은 쉬려고 합니다. 양쪽이 잇달아 쉬면 점수로 승부를 가립니다. 이제 한 수 쉬세요.",
      done: "많은 규칙에서 이렇게 승부를 가립니다. 대국 화면의 이름 옆에 점수가 나옵니다.",
    },
    "points-deom": {
      ask: "기물은 똑같지만 후수인 한(漢)에게 덤 1.5점이 있습니다. 점수에서 앞선 다음 쉬세요.",
      done: "덤이 1.5점이어서 양쪽 점수가 같아질 수 없습니다.",
    },
  },
  dialects: {
    name: "규칙의 차이",
    about: "같은 국면을 여러 규칙으로",
    intro: "여기서 비교하는 규칙은 행마법이 모두 같지만, 아래 국면의 결과는 규칙마다 다릅니다.",
    scenes: {
      bikjang: {
        name: "빅장",
        what: "초(楚)가 두 궁을 마주 보게 하고, 한(漢)은 한수쉼을 합니다.",
      },
      passes: {
        name: "양쪽 한수쉼",
        what: "양쪽이 잇달아 한수쉼을 합니다.",
      },
      repetition: {
        name: "반복수",
        what: "양쪽이 같은 수를 되풀이해 같은 국면이 다시 나옵니다.",
      },
    },
    goesOn: "대국이 이어집니다",
    notAllowed: "둘 수 없습니다",
    points: (p: { cho: string | number; han: string | number }): string => `이때 점수: 초(楚) ${p.cho} : ${p.han} 한(漢)`,
    table: "카카오장기와 다른 점",
    field: "항목",
    same: "다른 점이 없습니다.",
  },
  task: (p: { n: string | number; of: string | number }): string => `문제 ${p.n} / ${p.of}`,
  taskDone: (p: { n: string | number; of: string | number }): string => `문제 ${p.n} / ${p.of}, 완료`,
  progress: (p: { done: string | number; of: string | number }): string => `${p.done} / ${p.of}`,
  stars: (p: { n: number }): string => `별 ${p.n}개`,
  starsWhy: (p: { best: string | number; own: string | number }): string => `${p.own}수에 풀었습니다. ${p.best}수에 풀면 별 세 개를 받습니다.`,
  missed: "아쉽습니다. 다시 해 보세요.",
  wrongPass: "한(漢)이 한 수 쉬면 외통이 되지 않습니다. 다시 해 보세요.",
  wrongTurn: "한(漢)이 벗어날 수 있습니다. 다시 해 보세요.",
  again: "처음부터",
  show: "정답 보기",
  next: "다음 문제",
  nextLesson: "다음 단원",
  allLessons: "단원 목록",
  lessonDone: "단원을 마쳤습니다.",
  courseDone: "기본 규칙을 익혔습니다. 한 판 두어 볼까요?",
  firstGame: "첫 대국 두기",
  pass: "한수쉼",
  inWay: "×로 표시된 자리를 보세요.",
  noRules: "규칙을 불러오지 못했습니다. 연결을 확인하고 다시 시도해 주세요.",
  drills: "연습",
  booklet: {
    title: "장기 규칙",
    about: "모든 단원을 그림과 함께 실었습니다",
    link: "인쇄용 소책자",
    print: "인쇄하기",
    hint: "A4 용지 크기입니다. 브라우저에서 PDF 파일로 저장할 수도 있습니다.",
    rules: "적용 규칙",
    rulesOf: (p: { name: string | number }): string => `${p.name}의 규칙`,
    start: "장기판과 기물",
    startAbout: "아래쪽이 먼저 두는 초(楚), 위쪽이 한(漢)입니다. 기물은 선이 만나는 자리에 놓습니다. 아래 판은 안상차림(마상상마)입니다.",
    solutions: "풀이",
    made: (p: { version: string | number }): string => `자유 소프트웨어 ‘장군’으로 만들었습니다(버전 ${p.version}).`,
  },
};

export const nl: LessonsTexts = {
  title: "Janggi leren",
  intro: "Korte opgaven op het bord. Tik op een stuk om te zien waar het heen kan. Fouten maken mag.",
  lessons: {
    soldier: {
      name: "De soldaat",
      about: "Eén stap vooruit of opzij",
    },
    chariot: {
      name: "De strijdwagen",
      about: "Recht, zo ver je wilt",
    },
    horse: {
      name: "Het paard",
      about: "Eén stap recht, één schuin",
    },
    elephant: {
      name: "De olifant",
      about: "Eén stap recht, twee schuin",
    },
    cannon: {
      name: "Het kanon",
      about: "Altijd over één stuk heen",
    },
    palace: {
      name: "Het paleis",
      about: "Generaal, adviseurs en de schuine lijnen",
    },
    check: {
      name: "Schaak",
      about: "Janggun en het antwoord meonggun",
    },
    mate: {
      name: "Eerste matzetten",
      about: "De partij winnen",
    },
    pass: {
      name: "Passen",
      about: "Een beurt overslaan",
    },
    bikjang: {
      name: "Bigjang",
      about: "Als de generaals tegenover elkaar staan",
    },
    points: {
      name: "Punten",
      about: "Als er geen mat is",
    },
  },
  tasks: {
    "soldier-walk": {
      ask: "Een soldaat gaat één punt vooruit of opzij. Breng de soldaat naar beide gemarkeerde punten.",
      done: "Soldaten gaan vanaf het begin vooruit en opzij, en nooit terug.",
    },
    "soldier-aside": {
      ask: "Maar één soldaat kan het gemarkeerde punt bereiken. Welke?",
      done: "De andere is er al voorbij: soldaten gaan nooit terug.",
    },
    "soldier-take": {
      ask: "Soldaten slaan zoals ze lopen. Sla beide rode soldaten.",
      done: "Om te slaan gaat een stuk naar het punt van een vijandelijk stuk.",
    },
    "chariot-lines": {
      ask: "De strijdwagen gaat zo ver als de lijn vrij is. Bereik beide gemarkeerde punten.",
      done: "Met 13 punten is de strijdwagen het sterkste stuk.",
    },
    "chariot-take": {
      ask: "Sla de olifant, het kanon en het paard met je strijdwagen.",
      done: "De strijdwagen slaat het eerste stuk dat hij tegenkomt en springt nooit.",
    },
    "chariot-round": {
      ask: "Je eigen soldaat staat in de weg. Breng de strijdwagen toch naar het gemarkeerde punt.",
      done: "Een randsoldaat opzij opent de lijn voor de strijdwagen: een veelgespeelde eerste zet.",
    },
    "horse-jump": {
      ask: "Het paard gaat één punt recht en dan één punt schuin naar buiten. Bereik beide gemarkeerde punten.",
      done: "Een paard heeft hoogstens acht zetten en is 5 punten waard.",
    },
    "horse-leg": {
      ask: "Je soldaat staat vlak voor het paard. Breng het paard naar het gemarkeerde punt.",
      done: "Het paard springt niet: een stuk op zijn eerste punt (meok) verspert de weg in die richting.",
    },
    "horse-take": {
      ask: "Sla de drie rode soldaten één voor één met het paard.",
      done: "Kijk twee zetten vooruit: waar het paard aankomt, begint de volgende zet.",
    },
    "elephant-jump": {
      ask: "De olifant gaat één punt recht en dan twee punten schuin naar buiten. Bereik beide gemarkeerde punten.",
      done: "De olifant komt ver en is 3 punten waard.",
    },
    "elephant-leg": {
      ask: "Een soldaat verspert de olifant de weg. Maak de weg vrij en breng de olifant naar het gemarkeerde punt.",
      done: "Beide punten op de weg van de olifant moeten leeg zijn.",
    },
    "elephant-take": {
      ask: "Sla het kanon en de soldaat met de olifant.",
      done: "Een olifant wordt vaak geruild tegen twee soldaten, om de stelling van de tegenstander te openen.",
    },
    "cannon-jump": {
      ask: "Het kanon moet over precies één stuk springen. Bereik beide gemarkeerde punten.",
      done: "Zonder stuk om overheen te springen (een hulpstuk) kan het kanon niet bewegen.",
    },
    "cannon-take": {
      ask: "Sla de strijdwagen met je kanon.",
      done: "Ook om te slaan is een hulpstuk nodig: hier was dat je paard. Een kanon is 7 punten waard.",
    },
    "cannon-screen": {
      ask: "Breng een kanon naar het gemarkeerde punt. Probeer eerst over het andere kanon te springen.",
      done: "Een kanon springt nooit over een kanon en slaat er nooit een.",
    },
    "palace-general": {
      ask: "De generaal gaat steeds één punt langs de lijnen van het paleis. Breng hem naar de hoek schuin aan de overkant.",
      done: "Schuine lijnen lopen alleen door het midden.",
    },
    "palace-edge": {
      ask: "Vanaf het midden van een zijde is er geen schuine lijn. Breng de generaal naar het gemarkeerde punt.",
      done: "Alleen getekende lijnen tellen, en de generaal verlaat het paleis nooit.",
    },
    "palace-guard": {
      ask: "De adviseur beweegt als de generaal. Sla het paard dat is binnengedrongen.",
      done: "Twee adviseurs naast de generaal zijn meer waard dan hun 3 punten per stuk.",
    },
    "palace-chariot": {
      ask: "In een paleis gaat de strijdwagen ook langs de schuine lijnen. Sla de adviseur in de verste hoek.",
      done: "Dat geldt in beide paleizen.",
    },
    "palace-soldier": {
      ask: "In het vijandelijke paleis gaat een soldaat ook schuin vooruit. Sla de adviseur in het midden.",
      done: "Een soldaat in het paleis is een sterke aanvaller.",
    },
    "palace-cannon": {
      ask: "Een kanon in een hoek van een paleis springt over het midden naar de hoek ertegenover. Sla de olifant.",
      done: "Je eigen generaal was het hulpstuk.",
    },
    "check-give": {
      ask: "Een aanval op de generaal is schaak: janggun! Geef schaak met de strijdwagen.",
      done: "Han moet het schaak nu opheffen. Dat heet meonggun.",
    },
    "check-step": {
      ask: "De rode strijdwagen geeft schaak. Hef het schaak op.",
      done: "Je kunt weggaan met de generaal, de aanvaller slaan of er een stuk tussen zetten.",
    },
    "check-take": {
      ask: "Weer schaak. Sla de aanvaller nu met je strijdwagen.",
      done: "Slaan is meestal het beste antwoord als de aanvaller niet gedekt staat.",
    },
    "check-block": {
      ask: "Nog eens schaak. Zet de adviseur ertussen.",
      done: "Tegen een kanon kun je ook het hulpstuk weghalen.",
    },
    "mate-ladder": {
      ask: "Is schaak niet op te heffen, dan is het mat (oetong) en win je. Geef mat in één zet met de twee strijdwagens.",
      done: "De ene strijdwagen bestrijkt een lijn, de andere geeft schaak op de volgende.",
    },
    "mate-horse": {
      ask: "Geef mat in één zet met het paard.",
      done: "Het paard geeft schaak en de strijdwagen bewaakt de uitweg.",
    },
    "mate-cannon": {
      ask: "Geef mat in één zet met het kanon. Je generaal kan helpen.",
      done: "Elk stuk behalve een kanon kan het hulpstuk zijn, ook je eigen generaal.",
    },
    "mate-two": {
      ask: "Mat in twee zetten: drijf de generaal in het nauw en sluit hem dan in.",
      done: "Is er maar één antwoord op schaak, dan weet je wat er komt.",
    },
    "mate-guard": {
      ask: "Mat in twee zetten. Het paard helpt de strijdwagen.",
      done: "Als elk antwoord gedwongen is, zie je een mat in meer zetten makkelijker.",
    },
    "pass-turn": {
      ask: "Geen enkele zet maakt je stelling beter. Pas in Janggun met de knop of door twee keer op de generaal te tikken.",
      done: "Passen mag altijd, behalve bij schaak. Je hoeft dus zelden een slechte zet te doen.",
    },
    "pass-check": {
      ask: "Probeer hier te passen en zie waarom het niet kan. Hef dan het schaak op.",
      done: "Sta je schaak, dan mag je niet passen.",
    },
    "bikjang-face": {
      ask: "Han staat veel sterker. Zorg dat de generaals tegenover elkaar staan met niets ertussen: Bigjang.",
      done: "Heft Han Bigjang niet op, dan is het volgens de spelregels ‘Vriendschappelijk’ gelijkspel.",
    },
    "bikjang-draw": {
      ask: "De generaals staan tegenover elkaar en Han staat sterker. Neem Bigjang aan door te passen.",
      done: "Gelijkspel. Wat het gevolg van Bigjang is, hangt van de spelregels af.",
    },
    "bikjang-part": {
      ask: "Nu sta jij sterker en wil je geen gelijkspel. Hef Bigjang op.",
      done: "Ga opzij of zet er een stuk tussen, en speel dan op winst.",
    },
    "points-worth": {
      ask: "Je paard kan een van twee stukken slaan. Sla wat het meest waard is.",
      done: "Strijdwagen 13, kanon 7, paard 5, olifant 3, adviseur 3, soldaat 2.",
    },
    "points-ahead": {
      ask: "Je staat voor op punten en Han zal passen. Passen beide kanten na elkaar, dan beslissen de punten. Pas nu.",
      done: "Zo werkt het volgens veel spelregels. In Janggun staan de punten bij de naam van elke speler.",
    },
    "points-deom": {
      ask: "Beide kanten hebben dezelfde stukken, maar Han krijgt 1,5 punt (deom) omdat Cho begon. Zorg dat je voorstaat en pas dan.",
      done: "Door het halve punt kan het niet gelijk eindigen.",
    },
  },
  dialects: {
    name: "Regels verschillen",
    about: "Eén stelling volgens elke set spelregels",
    intro: "Volgens alle hier vergeleken spelregels bewegen de stukken hetzelfde. Wat er in deze stellingen gebeurt, hangt van de spelregels af.",
    scenes: {
      bikjang: {
        name: "Bigjang",
        what: "Cho zet de generaals tegenover elkaar, en Han past.",
      },
      passes: {
        name: "Twee keer passen",
        what: "Beide kanten passen na elkaar.",
      },
      repetition: {
        name: "Herhaling",
        what: "Beide kanten zetten heen en weer, en dezelfde stelling komt terug.",
      },
    },
    goesOn: "De partij gaat door",
    notAllowed: "Niet toegestaan",
    points: (p: { cho: string | number; han: string | number }): string => `De punten zijn dan: Cho ${p.cho} : ${p.han} Han`,
    table: "Verschillen met Kakao Janggi",
    field: "Regel",
    same: "Geen verschillen.",
  },
  task: (p: { n: string | number; of: string | number }): string => `Opgave ${p.n} van ${p.of}`,
  taskDone: (p: { n: string | number; of: string | number }): string => `Opgave ${p.n} van ${p.of}, opgelost`,
  progress: (p: { done: string | number; of: string | number }): string => `${p.done} van ${p.of}`,
  stars: (p: { n: number }): string => (p.n === 1 ? "1 ster" : `${p.n} sterren`),
  starsWhy: (p: { best: string | number; own: string | number }): string => `Je had ${p.own} zetten nodig; met ${p.best} krijg je drie sterren.`,
  missed: "Net niet. Probeer het nog eens.",
  wrongPass: "Han kan gewoon passen, dus dit dwingt geen mat af. Probeer het nog eens.",
  wrongTurn: "Han heeft daar een antwoord op. Probeer het nog eens.",
  again: "Opnieuw beginnen",
  show: "Zet tonen",
  next: "Volgende opgave",
  nextLesson: "Volgende les",
  allLessons: "Alle lessen",
  lessonDone: "Les voltooid.",
  courseDone: "Je kent de regels. Tijd voor een partij!",
  firstGame: "Eerste partij spelen",
  pass: "Passen",
  inWay: "De oorzaak is gemarkeerd met een ×.",
  noRules: "De regels konden niet worden geladen. Controleer de verbinding en probeer het opnieuw.",
  drills: "Oefenen",
  booklet: {
    title: "De regels van Janggi",
    about: "Alle lessen, elk met een bord",
    link: "Boekje om af te drukken",
    print: "Afdrukken",
    hint: "Op A4-papier. Je browser kan het ook als pdf-bestand bewaren.",
    rules: "Spelregels",
    rulesOf: (p: { name: string | number }): string => `De regels van ${p.name}`,
    start: "Het bord en de stukken",
    startAbout: "Cho staat onderaan en begint; Han staat bovenaan. Stukken staan op de kruispunten van de lijnen. Hieronder hebben beide kanten de opstelling ‘Binnenste olifanten’.",
    solutions: "Oplossingen",
    made: (p: { version: string | number }): string => `Gemaakt met Janggun ${p.version}, vrije software.`,
  },
};

export const LESSONS_TEXTS: Readonly<Record<Lang, LessonsTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const lessonsTexts = (): LessonsTexts => inUse(LESSONS_TEXTS);
