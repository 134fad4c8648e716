import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import type { Concept, Content, TopicDeck } from './content-files.ts';

/** At most so many words stand in a deck that came with the program. */
const wordLimit = 60;

/** A picture and its names, by their ids in the database. */
export interface LibraryEntry {
  image_id: number;
  translation_ids: Partial<Record<LanguageId, number>>;
}

/** One deck to be made. */
export interface NewDeck {
  item_name: string;
  item_order: number;
  target_language: LanguageId;
  source_language: LanguageId;
  deck_image_id: number;
  words: { image_id: number; target_translation_id: number; source_translation_id: number | null }[];
}

/** A deck of every topic for every language: topic by topic, in the order of the files and of the language catalogue. */
export function topicDecks({ decks, concepts }: Content, library: ReadonlyMap<string, LibraryEntry>): NewDeck[] {
  const conceptKeys = new Set(concepts.map((concept: Concept) => concept.key));
  return decks
    .flatMap((topic) => {
      const entries = topic.concepts.filter((key) => conceptKeys.has(key)).map((key) => library.get(key)!);
      return languageIds.flatMap((target) => deckOf(topic, target, entries) ?? []);
    })
    .map((deck, item_order) => ({ ...deck, item_order }));
}

function deckOf(
  topic: TopicDeck,
  target: LanguageId,
  entries: LibraryEntry[],
): Omit<NewDeck, 'item_order'> | undefined {
  const source = sourceFor(target);
  const words = entries
    .flatMap(({ image_id, translation_ids }) => {
      const target_translation_id = translation_ids[target];
      if (target_translation_id === undefined) return [];
      return [{ image_id, target_translation_id, source_translation_id: translation_ids[source] ?? null }];
    })
    .slice(0, wordLimit);
  const [first] = words;
  if (!first) return undefined;
  return {
    item_name: deckName(topic, target),
    target_language: target,
    source_language: source,
    deck_image_id: first.image_id,
    words,
  };
}

/** English explains the others; Spanish explains English. */
const sourceFor = (target: LanguageId): LanguageId => (isEnglish(target) ? 'spanish' : 'english_uk');
const isEnglish = (language: LanguageId): boolean => language === 'english_uk' || language === 'english_us';

/** The topic in the deck's own language and in English; once when both are the same. */
export function deckName({ names, english }: Pick<TopicDeck, 'names' | 'english'>, target: LanguageId): string {
  const local = names[target];
  return isEnglish(target) || local === undefined || local === english ? english : `${local} · ${english}`;
}
