// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  button: "Phones",
  about: "Players can report results with their phones: both scan their own code, and a result counts when both report the same. You can enter results by hand at any time.",
  open: "Accept results by phone",
  close: "Stop accepting results",
  on: "Results are accepted by phone. Each player has their own code, which is also printed on the result slip.",
  wait: "Connecting…",
  lost: "The server is not responding. Enter results by hand; the phones will reconnect when the server is back.",
  reach: "Phones cannot report results to this address.",
  how: "Start Janggun again so that other devices can open it: press Ctrl+C in the window where it runs, then type the command below. Connect this computer and the phones to the same Wi-Fi. The tournament stays as it is.",
  check: "Check again",
  screen: "QR codes for all players",
  screenHint: "Each player scans the code above their own name. A code is valid for this round only.",
  everyone: "For spectators: pairings and standings (no results can be entered)",
  code: (p: { board: string | number; name: string | number }): string => `QR code for ${p.name}, ${p.board}`,
  slip: "Or scan your code",
  both: "Reported by both players",
  entered: (p: { board: string | number; result: string | number }): string => `${p.board}: ${p.result} (reported by both players)`,
  alerts: "These boards need your attention",
  differ: (p: { board: string | number; cho: string | number; first: string | number; han: string | number; second: string | number }): string => `${p.board}: the two reports differ. ${p.cho} says: ${p.first} ${p.han} says: ${p.second}`,
  call: (p: { board: string | number; name: string | number }): string => `${p.board}: ${p.name} is calling you.`,
  undone: (p: { board: string | number; result: string | number }): string => `${p.board}: both report "${p.result}", but a result was undone here. Enter the result by hand, or let both report again.`,
  refused: (p: { board: string | number; problem: string | number; result: string | number }): string => `${p.board}: both report "${p.result}", but it could not be entered. ${p.problem}`,
  again: "Let both report again",
  cleared: (p: { board: string | number }): string => `${p.board}: both players can report again. Their phones ask them to.`,
  done: "Done",
  /** In the standings of a knock-out: this player has not been knocked out. */
  stillIn: "still in",
};

export type DirectorPhonesTexts = typeof en;

export const ko: DirectorPhonesTexts = {
  button: "휴대폰",
  about: "선수가 자기 휴대폰으로 결과를 알릴 수 있습니다. 두 선수가 각자 QR 코드를 찍고 같은 결과를 알리면 입력됩니다. 언제든지 손으로도 입력할 수 있습니다.",
  open: "휴대폰으로 결과 받기",
  close: "결과 받기 중지",
  on: "휴대폰으로 결과를 받고 있습니다. QR 코드는 선수마다 다르고, 인쇄하는 결과지에도 나옵니다.",
  wait: "연결하는 중…",
  lost: "서버가 응답하지 않습니다. 손으로 계속 입력하세요. 서버가 다시 응답하면 저절로 연결됩니다.",
  reach: "이 주소에서는 휴대폰으로 결과를 받을 수 없습니다.",
  how: "다른 기기에서도 열 수 있게 이 프로그램을 다시 실행하세요. 프로그램을 실행한 창에서 Ctrl+C를 눌러 끈 다음 아래 명령을 입력합니다. 이 컴퓨터와 휴대폰은 같은 와이파이에 연결하세요. 입력한 대회는 그대로 남아 있습니다.",
  check: "다시 확인",
  screen: "테이블별 QR 코드",
  screenHint: "선수는 자기 이름 위의 코드를 찍습니다. 코드는 이번 회전에만 쓸 수 있습니다.",
  everyone: "관중용: 대진표와 순위(결과는 입력할 수 없음)",
  code: (p: { board: string | number; name: string | number }): string => `${p.board} ${p.name} 선수의 QR 코드`,
  slip: "또는 QR 코드를 찍으세요",
  both: "두 선수 입력",
  entered: (p: { board: string | number; result: string | number }): string => `${p.board}: ${p.result} (두 선수 입력)`,
  alerts: "가서 확인할 테이블",
  differ: (p: { board: string | number; cho: string | number; first: string | number; han: string | number; second: string | number }): string => `${p.board}: 두 선수의 결과가 다릅니다. ${p.cho} 선수: ${p.first} ${p.han} 선수: ${p.second}`,
  call: (p: { board: string | number; name: string | number }): string => `${p.board}: ${p.name} 선수가 심판을 부릅니다.`,
  undone: (p: { board: string | number; result: string | number }): string => `${p.board}: 두 선수가 알린 결과는 ‘${p.result}’인데, 여기에서 결과를 되돌렸습니다. 손으로 입력하거나 두 선수가 다시 입력하게 하세요.`,
  refused: (p: { board: string | number; problem: string | number; result: string | number }): string => `${p.board}: 두 선수가 알린 결과는 ‘${p.result}’인데, 입력할 수 없습니다. ${p.problem}`,
  again: "다시 입력하게 하기",
  cleared: (p: { board: string | number }): string => `${p.board}: 두 선수가 결과를 다시 알릴 수 있습니다. 두 휴대폰에 안내가 나옵니다.`,
  done: "처리함",
  stillIn: "진행 중",
};

export const nl: DirectorPhonesTexts = {
  button: "Telefoons",
  about: "Spelers kunnen uitslagen met hun telefoon doorgeven: beide spelers scannen hun eigen code, en de uitslag telt als ze allebei hetzelfde doorgeven. Je kunt uitslagen ook altijd met de hand invoeren.",
  open: "Uitslagen van telefoons aannemen",
  close: "Geen uitslagen meer aannemen",
  on: "Uitslagen van telefoons worden aangenomen. Elke speler heeft een eigen code, die ook op de uitslagbriefjes staat.",
  wait: "Verbinding maken…",
  lost: "De server antwoordt niet. Ga met de hand verder; de telefoons werken vanzelf weer zodra de server terug is.",
  reach: "Op dit adres kunnen telefoons geen uitslagen doorgeven.",
  how: "Start Janggun opnieuw, zodat ook andere apparaten het kunnen openen: druk op Ctrl+C in het venster waarin het draait en typ dan de opdracht hieronder. Verbind deze computer en de telefoons met hetzelfde wifinetwerk. Het toernooi blijft zoals het is.",
  check: "Opnieuw controleren",
  screen: "QR-code per bord",
  screenHint: "Elke speler scant de code boven de eigen naam. Een code geldt alleen in deze ronde.",
  everyone: "Voor toeschouwers: indeling en stand (uitslagen invoeren kan niet)",
  code: (p: { board: string | number; name: string | number }): string => `QR-code voor ${p.name}, ${p.board}`,
  slip: "Of scan je code",
  both: "Door beide spelers doorgegeven",
  entered: (p: { board: string | number; result: string | number }): string => `${p.board}: ${p.result} (door beide spelers doorgegeven)`,
  alerts: "Aan deze borden ben je nodig",
  differ: (p: { board: string | number; cho: string | number; first: string | number; han: string | number; second: string | number }): string => `${p.board}: de spelers geven verschillende uitslagen door. ${p.cho} zegt: ${p.first} ${p.han} zegt: ${p.second}`,
  call: (p: { board: string | number; name: string | number }): string => `${p.board}: ${p.name} roept je.`,
  undone: (p: { board: string | number; result: string | number }): string => `${p.board}: beide spelers geven ‘${p.result}’ door, maar hier is een uitslag ongedaan gemaakt. Voer de uitslag met de hand in, of laat beide spelers hem opnieuw doorgeven.`,
  refused: (p: { board: string | number; problem: string | number; result: string | number }): string => `${p.board}: beide spelers geven ‘${p.result}’ door, maar dat kon niet worden ingevoerd. ${p.problem}`,
  again: "Opnieuw laten doorgeven",
  cleared: (p: { board: string | number }): string => `${p.board}: beide spelers kunnen de uitslag opnieuw doorgeven. Hun telefoons vragen erom.`,
  done: "Afgehandeld",
  stillIn: "nog in de strijd",
};

export const DIRECTOR_PHONES_TEXTS: Readonly<Record<Lang, DirectorPhonesTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const directorPhonesTexts = (): DirectorPhonesTexts => inUse(DIRECTOR_PHONES_TEXTS);
