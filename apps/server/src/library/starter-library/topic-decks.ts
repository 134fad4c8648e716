import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import type { TopicDeck } from './content-files.ts';

/** At most so many words stand in a deck that came with the program. */
export const wordLimit = 60;

/** A picture and its names, by their ids in the database. */
export interface LibraryEntry {
  image_id: number;
  translation_ids: Partial<Record<LanguageId, number>>;
}

/** A word of a deck to be made. */
export interface NewDeckWord {
  concept_key: string;
  image_id: number;
  target_translation_id: number;
  source_translation_id: number | null;
}

/** One deck to be made. */
export interface NewDeck {
  topic_key: string;
  item_name: string;
  /** Null where the topic says nothing of it. */
  level: string | null;
  target_language: LanguageId;
  source_language: LanguageId;
  deck_image_id: number;
  words: NewDeckWord[];
}

/**
 * A deck of every topic for every language: topic by topic, in the order of the files and of the language catalogue.
 * `library`: the entry of each concept that can be shown, by its key.
 */
export function topicDecks(topics: readonly TopicDeck[], library: ReadonlyMap<string, LibraryEntry>): NewDeck[] {
  return topics.flatMap((topic) => languageIds.flatMap((target) => deckOf(topic, target, library) ?? []));
}

function deckOf(topic: TopicDeck, target: LanguageId, library: ReadonlyMap<string, LibraryEntry>): NewDeck | undefined {
  const source = sourceFor(target);
  const words = topic.concepts
    .flatMap((concept_key) => {
      const entry = library.get(concept_key);
      const target_translation_id = entry?.translation_ids[target];
      if (!entry || target_translation_id === undefined) return [];
      const { image_id, translation_ids } = entry;
      return [{ concept_key, image_id, target_translation_id, source_translation_id: translation_ids[source] ?? null }];
    })
    .slice(0, wordLimit);
  const [first] = words;
  if (!first) return undefined;
  return {
    topic_key: topic.key,
    item_name: deckName(topic, target),
    level: topic.level ?? null,
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

/** The easiest level first, what has none last; of one level in the order given. */
export const inOrderOfLevels = <Deck extends Pick<NewDeck, 'level'>>(decks: readonly Deck[]): Deck[] =>
  decks.toSorted((one, other) => (one.level ?? afterLevels).localeCompare(other.level ?? afterLevels, 'en'));
const afterLevels = 'Z';
