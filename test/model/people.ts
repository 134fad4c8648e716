import type { Screen } from './screen.ts';

/** An answer as it was sent, and what became of it. */
export interface SentAnswer {
  body: { v: 1; command_id: string; type: 'answer'; question: number; option?: number; text?: string };
  seat_id: number;
  /** `sent`: nobody knows yet; `forgotten`: nor will they, as the phone has forgotten it; else acknowledged, or refused by a code. */
  outcome: string;
  /** Sent after the host had been told that the seat is removed. */
  isOfRemoved: boolean;
}

/** An order of a controller, and what became of it. */
export interface SentOrder {
  body: { v: 1; command_id: string; type: string; expect?: { phase: string; question?: number } };
  outcome: string;
}

/** Somebody who joined, as the test knows them. */
export interface Player {
  seat_id: number;
  seat_token: string;
  command_id: string;
  name: string;
  cookie: string | undefined;
  screen: Screen | undefined;
  isAsleep: boolean;
  /** The host was told that the seat is removed. */
  isRemoved: boolean;
  /** When the connection was last alive, by what really passed; while it is, undefined. */
  goneAt: number | undefined;
  /** Since which step the connection is as it is. */
  sinceStep: number;
  /** In the order in which they were sent. */
  answers: SentAnswer[];
}

export const isPresent = ({ screen, isAsleep }: Player): boolean => screen?.isConnected === true && !isAsleep;
