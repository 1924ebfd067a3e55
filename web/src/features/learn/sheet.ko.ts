import { iGa } from "../../i18n/josa";
import { HANDICAPS, HANDICAP_KEYS, pointsGiven } from "../start/handicaps";
import type { Allowed, Choosing, SheetRules } from "./sheet";
import type { Section } from "./text-types";

const SIDE = { cho: "초", han: "한" } as const;

const WAYS: Readonly<Record<Allowed, string>> = {
  four: "네 가지 가운데서",
  central: "네 가지와 기동차 가운데서",
  any: "자유롭게",
};

function choosing(how: Choosing): string {
  switch (how.kind) {
    case "fixed":
      return "시작 국면이 정해져 있어 차림을 고르지 않습니다.";
    case "swap": {
      const second = how.first === "cho" ? "한" : "초";
      return `${iGa(SIDE[how.first])} 먼저 좌우의 마와 상을 서로 바꾸거나 그대로 두고, 이어서 ${iGa(second)} 그렇게 합니다.`;
    }
    case "hidden":
      return `마와 상의 자리를 ${WAYS[how.allowed]} 고릅니다. 서로 보지 않고 고른 뒤 동시에 공개합니다.`;
    case "pieces":
      return `두 쪽이 기물을 하나씩 번갈아 놓습니다. ${iGa(SIDE[how.first])} 먼저 놓으며, 마와 상의 자리는 ${WAYS[how.allowed]} 고릅니다.`;
    case "open": {
      const second = how.first === "cho" ? "한" : "초";
      return `마와 상의 자리를 ${WAYS[how.allowed]} 고릅니다. ${iGa(SIDE[how.first])} 먼저 고르고 ${iGa(second)} 그것을 보고 고릅니다.`;
    }
  }
}

const BIKJANG: Readonly<Record<SheetRules["bikjang"], string>> = {
  off: "이 판의 규칙에서는 아무 일도 없습니다.",
  draw: "이 판의 규칙에서는 비길 수 있습니다.",
  points: "이 판의 규칙에서는 대국을 끝내고 점수로 승부를 가릴 수 있습니다.",
  illegal: "이 판의 규칙에서는 빅장을 만드는 수를 둘 수 없습니다.",
};

const DOUBLE_PASS: Readonly<Record<SheetRules["doublePass"], string>> = {
  points: "양쪽이 잇달아 한수쉼을 하면 대국이 끝나고 점수로 승부를 가립니다.",
  draw: "양쪽이 잇달아 한수쉼을 하면 비깁니다.",
  none: "양쪽이 잇달아 한수쉼을 해도 대국은 끝나지 않습니다.",
};

const TOUCH: Readonly<Record<Exclude<SheetRules["touch"], "free">, string>> = {
  letting_go: "기물에서 손을 떼면 그 수를 둔 것이고, 무를 수 없습니다.",
  touch_move:
    "손댄 자기 기물은 둘 수 있으면 반드시 두어야 합니다. 기물에서 손을 떼면 그 수를 둔 것이고, 무를 수 없습니다.",
};

const DEAD = "남은 기물로는 서로 어떻게 두어도 외통이 나올 수 없으면 바로 비깁니다.";

/** `rules`: the rule set of the game at hand; null for rules in general. */
export function sheet(rules: SheetRules | null): readonly Section[] {
  return [
    {
      term: "mate",
      title: "이기는 방법",
      lines: [
        "상대 궁이 장군을 피할 수 없게 만들면(외통) 이깁니다. 청록색이 초, 붉은색이 한이며 초가 먼저 둡니다.",
        "기물은 줄이 만나는 자리에 놓입니다. 대각선이 그려진 네모가 궁성입니다.",
        ...(rules?.deadDraws === true ? [DEAD] : []),
      ],
    },
    {
      term: "setup",
      title: "차림",
      lines: [
        rules === null
          ? "마와 상의 자리를 고릅니다. 보통 네 가지 가운데서 고르며, 누가 먼저 고르고 상대가 그것을 볼 수 있는지는 규칙마다 다릅니다."
          : choosing(rules.choosing),
      ],
    },
    {
      term: "check",
      title: "두는 차례",
      lines: [
        "기물 하나를 움직이거나, 장군을 받지 않았으면 한수쉼을 할 수 있습니다. 자기 궁이 장군을 받게 되는 수는 둘 수 없습니다.",
        "궁을 공격하면 장군입니다. 궁을 피하거나, 공격한 기물을 잡거나, 길을 막아 멍군해야 합니다.",
        "둘 수가 없지만 장군이 아니면 비기는 것이 아니라 한수쉼을 합니다.",
        ...(rules === null || rules.touch === "free" ? [] : [TOUCH[rules.touch]]),
      ],
    },
    {
      term: "bikjang",
      title: "빅장",
      lines: [
        `두 궁이 한 줄에서 사이에 아무것도 없이 마주 보면 빅장입니다. ${
          rules === null
            ? "그다음은 규칙마다 다릅니다. 비기거나, 점수를 세거나, 아무 일도 없습니다."
            : BIKJANG[rules.bikjang]
        }`,
        "빅장이 되면 무엇을 할 수 있는지 대국 화면이 알려 줍니다.",
      ],
    },
    { term: "points", title: "점수", lines: points(rules) },
    {
      term: "repetition",
      title: "반복",
      lines: [
        "같은 국면을 끝없이 되풀이할 수는 없습니다. 규칙에 따라 그 수를 둘 수 없거나, 비기거나, 점수로 승부를 가리거나, 되풀이한 쪽이 집니다.",
        "지게 될 수는 두기 전에 판이 알려 줍니다.",
      ],
    },
    {
      term: "handicap",
      title: "접장기",
      lines: [
        "실력 차이가 나면 상수가 한을 잡고 기물을 떼고 먼저 둡니다. 따로 정하지 않으면 덤을 주지 않습니다.",
        HANDICAP_KEYS.map((key) => `${HANDICAPS[key].name}: ${HANDICAPS[key].given.ko}, ${pointsGiven(key)}점`).join(
          " · ",
        ),
      ],
    },
  ];
}

function points(rules: SheetRules | null): readonly string[] {
  const worth = "차 13, 포 7, 마 5, 상 3, 사 3, 졸·병 2점으로, 한쪽의 기물을 모두 더하면 72점입니다.";
  if (rules === null) {
    return [
      `${worth} 나중에 두는 한은 대부분의 규칙에서 덤 1.5점을 받습니다.`,
      "외통이 나지 않으면 점수로 승부를 가립니다. 양쪽이 잇달아 한수쉼을 하거나 규칙이 정한 한도에 이르렀을 때입니다. 점수를 세지 않는 규칙도 있습니다.",
    ];
  }
  const deom = rules.deom > 0 ? `한은 덤 ${rules.deom}점을 받습니다.` : "덤은 없습니다.";
  return [`${worth} ${deom}`, DOUBLE_PASS[rules.doublePass]];
}
