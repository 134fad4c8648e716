import { userPath } from '../navigation/index.ts';

/** To a study of words of any decks that somebody learns, in this order. */
export const todayPath = (username: string, word_ids: readonly number[]): string =>
  `/today/${encodeURIComponent(username)}/study?${word_ids.map((word_id) => `id=${word_id}`).join('&')}`;

/** To how a user gets on, which they alone see. */
export const progressPath = (username: string): string => `${userPath(username)}/progress`;
