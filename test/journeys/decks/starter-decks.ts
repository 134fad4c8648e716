import type { APIRequestContext } from '@playwright/test';

/** A starter deck, as the calls tell it. */
interface StarterDeck {
  item_id: number;
  item_name: string;
  level: string | null;
}

/**
 * The starter decks that teach a language by topics of things, which have sentences: those without a level, a topic each,
 * pets and farm animals first.
 */
export async function starterDecks(api: APIRequestContext, language: string): Promise<StarterDeck[]> {
  const decks = (await (await api.get(`/api/topic_decks?target_language=${language}`)).json()) as StarterDeck[];
  return decks.filter(({ level }) => level === null);
}

/** The id of the starter deck of fruit and vegetables in a language. */
export async function starterDeck(api: APIRequestContext, language: string): Promise<number> {
  const query = `/api/search_deck/${encodeURIComponent('Fruit and vegetables')}/1?target_language=${language}`;
  const decks = (await (await api.get(query)).json()) as (StarterDeck & { target_language: string })[];
  const deck = decks.find(({ target_language }) => target_language === language);
  if (!deck) throw new Error(`There is no starter deck in ${language}`);
  return deck.item_id;
}
