// Few words that every game needs of what else comes only when it is asked for: the coach, zen, the page of keys. All
// languages stand here.
import { lang } from "../../i18n/index.svelte";
import type { Lang } from "../../i18n/lang";

interface Labels {
  readonly coachOff: string;
  readonly coachOn: string;
  readonly recommended: string;
  readonly zen: string;
  readonly keys: string;
}

export const LABELS: Readonly<Record<Lang, Labels>> = {
  en: {
    coachOff: "Coach: off",
    coachOn: "Coach: on",
    recommended: "Good for a first game",
    zen: "Focus mode",
    keys: "Keys",
  },
  ko: {
    coachOff: "도우미: 꺼짐",
    coachOn: "도우미: 켜짐",
    recommended: "처음이면 안상차림",
    zen: "집중 모드",
    keys: "단축키",
  },
  nl: {
    coachOff: "Begeleider: uit",
    coachOn: "Begeleider: aan",
    recommended: "Goed voor een eerste partij",
    zen: "Focusmodus",
    keys: "Toetsen",
  },
};

export function labels(): Labels {
  return LABELS[lang()];
}
