import type { Game } from '../game-screen.ts';

/** Whether a game can be played with so many words (specification 2 section 4.5). */
export const isEnough = ({ traits: { words } }: Game, count: number): boolean =>
  count >= words.least && (words.most === null || count <= words.most);
