// Announcements of game events; null for events that need none.
import type { Messages } from "../../texts/core.en.gen";
import type { GameEvent, Side } from "../../wire.gen";
import { rulingText } from "./referee/rulings";

export interface Reader {
  mine: readonly Side[];
}

export function eventWords(event: GameEvent, { mine }: Reader, texts: Messages): string | null {
  const { adjourn, gift, referee } = texts;
  switch (event.kind) {
    case "time_given": {
      const seconds = Math.round(event.ms / 1000);
      return mine.length === 1 && mine.includes(event.side)
        ? gift.got({ seconds })
        : gift.given({ side: texts.side[event.side], seconds });
    }
    case "setup_expired":
      return texts.setup.expired;
    case "adjourn_declined":
      return adjourn.declined;
    case "resume_declined":
      return adjourn.resumeDeclined;
    case "adjourned":
      return adjourn.adjourned;
    case "continued":
      return adjourn.continued;
    case "referee_joined":
      return referee.joined;
    case "referee_confirmed":
      return referee.confirmedBy({ side: texts.side[event.side] });
    case "referee_declined":
      return referee.declinedBy({ side: texts.side[event.side] });
    case "ruled":
      return referee.ruled({ ruling: rulingText(event.ruling, texts) });
    default:
      return null;
  }
}
