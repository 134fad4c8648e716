import type { APIRequestContext } from '@playwright/test';
import { starterDecks } from '../decks/starter-decks.ts';
import { signUp } from '../accounts/person.ts';

/** What the journeys look at of a word of a deck. */
export interface Word {
  word_id: number;
  image_path: string;
  target_translation: string;
  due_date: string;
  answers: { is_correct: boolean; answer_date: number }[];
}

/** A deck of the person who is logged in. */
export interface Deck {
  owner: string;
  deck_id: number;
  /** Of its page. */
  path: string;
  words: Word[];
}

/** The words of a deck, as the server tells them now. */
export const wordsOf = async (api: APIRequestContext, owner: string, deck_id: number) =>
  ((await (await api.get(`/api/word-deck/${owner}/search?id=${deck_id}`)).json()) as { words: Word[] }).words;

/** Copies a starter deck, the first of a language or the one called `name`, for `owner`, who is logged in. */
export async function cloneFor(api: APIRequestContext, owner: string, language: string, name?: string): Promise<Deck> {
  const topics = await starterDecks(api, language);
  const topic = name === undefined ? topics[0] : topics.find(({ item_name }) => item_name === name);
  if (!topic) throw new Error(`There is no starter deck ${name ?? ''} in ${language}`);
  const cloned = await api.post('/api/clone', { data: { item_ids: [topic.item_id] } });
  const deck_id = ((await cloned.json()) as { item_id: number }).item_id;
  return { owner, deck_id, path: `/deck/${owner}/${deck_id}`, words: await wordsOf(api, owner, deck_id) };
}

/** A new person with an own copy of a starter deck. */
export async function ownDeck(api: APIRequestContext, language = 'japanese'): Promise<Deck> {
  const owner = await signUp(api, { role: 'learner' });
  return cloneFor(api, owner, language);
}
