// Written by `cargo xtask generate` from the messages in texts/.
import type { Lang } from "./languages.gen";

export const en = {
  kinds: {
    turn: "It is your turn",
    offer: "Your opponent has made an offer",
    joined: "Your opponent has joined",
    over: "The game is over",
    challenge: "You have been challenged to a game",
    round: "Your tournament game has started",
    club_request: "A player has asked to join your club",
    club_answer: "Your request to join a club has been answered",
  },
  /** Of a kind that this version does not know. */
  news: "You have a new notification",
  opponent: (p: { name: string | number }): string => `Opponent: ${p.name}`,
  engine: (p: { level: string | number }): string => `Computer, level ${p.level}`,
};

export type PushWorkerTexts = typeof en;

export const ko: PushWorkerTexts = {
  kinds: {
    turn: "내 차례입니다",
    offer: "상대가 제안을 보냈습니다",
    joined: "상대가 들어왔습니다",
    over: "대국이 끝났습니다",
    challenge: "대국 도전을 받았습니다",
    round: "대회 대국이 시작되었습니다",
    club_request: "동호회 가입 신청이 들어왔습니다",
    club_answer: "동호회 가입 신청이 처리되었습니다",
  },
  news: "새 알림이 있습니다",
  opponent: (p: { name: string | number }): string => `상대: ${p.name}`,
  engine: (p: { level: string | number }): string => `컴퓨터 ${p.level}단계`,
};

export const nl: PushWorkerTexts = {
  kinds: {
    turn: "Je bent aan zet",
    offer: "Je tegenstander doet een voorstel",
    joined: "Je tegenstander is er",
    over: "De partij is afgelopen",
    challenge: "Je bent uitgedaagd",
    round: "Je toernooipartij is begonnen",
    club_request: "Een speler wil lid worden van je vereniging",
    club_answer: "Er is antwoord op je lidmaatschapsaanvraag",
  },
  news: "Er is nieuws over je partijen",
  opponent: (p: { name: string | number }): string => `Tegenstander: ${p.name}`,
  engine: (p: { level: string | number }): string => `Computer, niveau ${p.level}`,
};

export const PUSH_WORKER_TEXTS: Readonly<Record<Lang, PushWorkerTexts>> = { ko, en, nl };
