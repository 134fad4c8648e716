import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { Concept, TopicDeck } from '../starter-library/content-files.ts';
import { readLibrary } from '../starter-library/given-content.ts';
import { topicDecks, wordLimit } from '../starter-library/topic-decks.ts';
import { isStillGiven } from './still-given.ts';
import { addDecks, addWords, type Owner } from '../starter-library/write-decks.ts';

/** A deck that was given. */
interface GivenDeck {
  target_language: LanguageId;
  concept_keys: string[];
}

/** A deck that still is as it was given. */
interface UntouchedDeck extends GivenDeck {
  deck_id: number;
  rev: number;
  next_place: number;
}

/**
 * Adds the decks of a topic that were never given, behind the others of their language, and what is new in the topic to the
 * decks that still are as they were given. Those that still have their name are told its level.
 */
export async function updateTopic(
  client: pg.ClientBase,
  owner: Owner,
  topic: TopicDeck,
  concepts: Concept[],
): Promise<void> {
  const ofTopic = new Set(topic.concepts);
  const library = await readLibrary(
    client,
    concepts.filter(({ key }) => ofTopic.has(key)),
  );
  const decks = topicDecks([topic], library);
  const { rows: given } = await client.query<GivenDeck>(
    'select target_language, concept_keys from starter_decks where topic_key = $1',
    [topic.key],
  );
  const languages = new Set(given.map(({ target_language }) => target_language));
  const newDecks = decks.filter(({ target_language }) => !languages.has(target_language));
  if (newDecks.length > 0) await addDecks(client, owner, newDecks);
  await tellLevel(client, owner, topic);

  const wordsOf = new Map(decks.map(({ target_language, words }) => [target_language, words]));
  const newWords = ({ target_language, concept_keys }: GivenDeck) =>
    (wordsOf.get(target_language) ?? [])
      .filter(({ concept_key }) => !concept_keys.includes(concept_key))
      .slice(0, wordLimit - concept_keys.length);
  const extended = given.filter((deck) => newWords(deck).length > 0).map(({ target_language }) => target_language);
  const untouched = await takeUntouched(client, owner, topic, extended);
  await addWords(
    client,
    untouched.map((deck) => ({ ...deck, words: newWords(deck), place: deck.next_place })),
  );
}

async function tellLevel(client: pg.ClientBase, { user_id }: Owner, { key, level }: TopicDeck): Promise<void> {
  await client.query(
    `update decks set level = $3 from starter_decks given join items on item_id = deck_id
     where decks.deck_id = given.deck_id and topic_key = $1 and owner_id = $2 and ${isStillGiven}
       and level is distinct from $3`,
    [key, user_id, level ?? null],
  );
}

/**
 * Of the topic's decks in these languages those that have their name, are not in the bin, and have exactly the words that
 * were given: locked, with a higher rev, by which pages see that they change.
 */
async function takeUntouched(
  client: pg.ClientBase,
  { user_id }: Owner,
  { key }: TopicDeck,
  languages: LanguageId[],
): Promise<UntouchedDeck[]> {
  if (languages.length === 0) return [];
  await client.query(
    `select from items where item_id in (select deck_id from starter_decks where topic_key = $1) order by item_id for update`,
    [key],
  );
  const { rows } = await client.query<UntouchedDeck>(
    `update items set rev = rev + 1 from starter_decks given
     where item_id = deck_id and topic_key = $1 and target_language = any($2)
       and owner_id = $3 and ${isStillGiven}
       and word_ids = (select array_agg(word_id order by word_order, word_id) from words where words.deck_id = given.deck_id)
       and not exists (
         select from unnest(word_ids, concept_keys) as word (word_id, concept_key) join words using (word_id)
           left join translations target on target.translation_id = target_translation_id
           left join translations source on source.translation_id = source_translation_id
         where target_text is distinct from target.translation or source_text is distinct from source.translation
           or coalesce(extra_target_translation, note, example, example_translation) is not null
           or source_sound_id is not null
           or not exists (
             select from starter_pictures shown
             where shown.image_id = words.image_id and shown.concept_key = word.concept_key))
     returning target_language, concept_keys, deck_id, rev,
       (select max(word_order) + 1 from words where words.deck_id = given.deck_id) as next_place`,
    [key, languages, user_id],
  );
  return rows;
}
