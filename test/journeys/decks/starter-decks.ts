import type { APIRequestContext } from '@playwright/test';

/** A starter deck, as the calls tell it. */
interface StarterDeck {
  item_id: number;
  item_name: string;
  target_language: string;
}

/** The topics of things, which have sentences: their first decks, with the common words. */
const topics = [
  'Pets and farm animals',
  'Wild animals',
  'Birds and insects',
  'Sea animals',
  'Plants and landscapes',
  'Weather and sky',
  'Fruit and vegetables',
  'Food and drink',
  'Clothes and accessories',
  'At home',
  'Tools and technology',
  'School and office',
  'Town and places',
  'Transport',
  'Music',
  'Sport and games',
  'People and jobs',
  'Fairy tales',
  'Body and health',
];

/** The starter decks that teach a language by topics of things, in the order above. */
export async function starterDecks(api: APIRequestContext, language: string): Promise<StarterDeck[]> {
  const decks = (await (await api.get(`/api/topic_decks?target_language=${language}`)).json()) as StarterDeck[];
  return topics.map((topic) => decks.find(({ item_name }) => isOf(topic, item_name))!);
}

/** A starter deck is called as its topic in its own language, then in English. */
const isOf = (topic: string, name: string) => name === topic || name.endsWith(` · ${topic}`);

/** The id of the starter deck of fruit and vegetables in a language. */
export async function starterDeck(api: APIRequestContext, language: string): Promise<number> {
  const query = `/api/search_deck/${encodeURIComponent('Fruit and vegetables')}/1?target_language=${language}`;
  const decks = (await (await api.get(query)).json()) as StarterDeck[];
  const deck = decks.find(
    ({ target_language, item_name }) => target_language === language && isOf('Fruit and vegetables', item_name),
  );
  if (!deck) throw new Error(`There is no starter deck in ${language}`);
  return deck.item_id;
}
