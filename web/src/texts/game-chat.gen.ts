// Written by `cargo xtask generate` from the messages in texts/.
import { inUse } from "../i18n/index.svelte";
import type { Lang } from "./languages.gen";

export const en = {
  presets: {
    hello: "Hello!",
    good_luck: "Good luck, have fun!",
    good_move: "Good move!",
    one_moment: "One moment, please.",
    take_your_time: "Take your time.",
    sorry: "Sorry!",
    well_played: "Well played!",
    good_game: "Good game!",
    thank_you: "Thank you!",
    one_more: "Another game?",
    goodbye: "Goodbye!",
  },
  rooms: {
    players: "Players",
    spectators: "Spectators",
  },
  about: {
    players: "Only the players and the referee can read this.",
    spectators: "The players can read this once the game is over.",
  },
  log: "Messages",
  choose: "Room",
  nothing: "No messages yet.",
  placeholder: "Say something",
  send: "Send",
  quick: "Quick messages",
  mute: (p: { name: string | number }): string => `Mute ${p.name} here`,
  unmute: (p: { name: string | number }): string => `Unmute ${p.name}`,
  muteOpponent: "Mute opponent",
  unmuteOpponent: "Unmute opponent",
  unmuteAll: (p: { n: number }): string => (p.n === 1 ? "Unmute the player" : `Unmute ${p.n} players`),
  muted: "You have muted your opponent in this game.",
  block: (p: { name: string | number }): string => `Block ${p.name} everywhere`,
  blocked: (p: { name: string | number }): string => `You have blocked ${p.name}. If you have an account, you can unblock them on your account page.`,
  undoBlock: "Undo",
};

export type GameChatTexts = typeof en;

export const ko: GameChatTexts = {
  presets: {
    hello: "안녕하세요.",
    good_luck: "잘 부탁드립니다.",
    good_move: "좋은 수네요.",
    one_moment: "잠시만요.",
    take_your_time: "천천히 두세요.",
    sorry: "죄송합니다.",
    well_played: "잘 두셨습니다.",
    good_game: "수고하셨습니다.",
    thank_you: "고맙습니다.",
    one_more: "한 판 더 두시겠어요?",
    goodbye: "안녕히 계세요.",
  },
  rooms: {
    players: "대국자",
    spectators: "관전자",
  },
  about: {
    players: "대국자와 심판만 볼 수 있습니다.",
    spectators: "대국자는 대국이 끝난 뒤에 볼 수 있습니다.",
  },
  log: "대화 내용",
  choose: "대화방",
  nothing: "아직 대화가 없습니다.",
  placeholder: "메시지 입력",
  send: "보내기",
  quick: "자주 쓰는 말",
  mute: (p: { name: string | number }): string => `여기에서 ${p.name}의 채팅 숨기기`,
  unmute: (p: { name: string | number }): string => `${p.name}의 채팅 다시 보기`,
  muteOpponent: "상대 채팅 숨기기",
  unmuteOpponent: "상대 채팅 다시 보기",
  unmuteAll: (p: { n: number }): string => `숨긴 사용자 ${p.n}명의 채팅 다시 보기`,
  muted: "이 대국에서 상대의 채팅을 숨겼습니다.",
  block: (p: { name: string | number }): string => `${p.name} 차단`,
  blocked: (p: { name: string | number }): string => `${p.name} 님을 차단했습니다. 계정이 있으면 계정 페이지에서 차단을 풀 수 있습니다.`,
  undoBlock: "되돌리기",
};

export const nl: GameChatTexts = {
  presets: {
    hello: "Hallo!",
    good_luck: "Veel succes en plezier!",
    good_move: "Mooie zet!",
    one_moment: "Een ogenblik, alsjeblieft.",
    take_your_time: "Neem gerust de tijd.",
    sorry: "Sorry!",
    well_played: "Goed gespeeld!",
    good_game: "Mooie partij!",
    thank_you: "Dank je wel!",
    one_more: "Nog een partij?",
    goodbye: "Tot ziens!",
  },
  rooms: {
    players: "Spelers",
    spectators: "Toeschouwers",
  },
  about: {
    players: "Alleen de spelers en de scheidsrechter kunnen dit lezen.",
    spectators: "De spelers kunnen dit pas lezen als de partij voorbij is.",
  },
  log: "Berichten",
  choose: "Chatruimte",
  nothing: "Nog geen berichten.",
  placeholder: "Zeg iets",
  send: "Versturen",
  quick: "Standaardberichten",
  mute: (p: { name: string | number }): string => `Berichten van ${p.name} hier verbergen`,
  unmute: (p: { name: string | number }): string => `Berichten van ${p.name} weer tonen`,
  muteOpponent: "Tegenstander dempen",
  unmuteOpponent: "Tegenstander niet meer dempen",
  unmuteAll: (p: { n: number }): string => (p.n === 1 ? "Berichten van 1 gedempte speler weer tonen" : `Berichten van ${p.n} gedempte spelers weer tonen`),
  muted: "Je hebt je tegenstander gedempt: diens berichten zie je in deze partij niet.",
  block: (p: { name: string | number }): string => `${p.name} overal blokkeren`,
  blocked: (p: { name: string | number }): string => `Je hebt ${p.name} geblokkeerd. Heb je een account, dan kun je de blokkering opheffen op je accountpagina.`,
  undoBlock: "Ongedaan maken",
};

export const GAME_CHAT_TEXTS: Readonly<Record<Lang, GameChatTexts>> = { ko, en, nl };

/** Returns the texts in the current language and terms. Reactive. */
export const gameChatTexts = (): GameChatTexts => inUse(GAME_CHAT_TEXTS);
