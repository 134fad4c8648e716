import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { Concept, Content, TopicDeck } from '../starter-library/content-files.ts';
import { deckName, wordLimit } from '../starter-library/topic-decks.ts';
import { insert } from '../starter-library/write-content.ts';
import type { Owner } from '../starter-library/write-decks.ts';

/** The topics of the releases that remembered nothing. They gave a deck of each in every language that had a name for it. */
const topicsOfEarlierReleases = new Set(
  `pets-and-farm-animals wild-animals birds-and-insects sea-animals plants-and-landscapes weather-and-sky
   fruit-and-vegetables food-and-drink clothes-and-accessories at-home tools-and-technology school-and-office
   town-and-places transport music sport-and-games people-and-jobs fairy-tales body-and-health`.split(/\s+/),
);

/** A deck of the owner, as it is. */
interface DeckThere {
  deck_id: number;
  item_name: string;
  target_language: LanguageId;
  word_ids: number[];
  /** Null where the picture is none of ours. */
  concept_keys: (string | null)[];
}

/** A row of the table of decks that were given. */
interface AdoptedDeck {
  topic_key: string;
  target_language: LanguageId;
  deck_id: number | null;
  deck_name: string;
  word_ids: number[];
  concept_keys: (string | null)[];
}

/**
 * Finds out what a library was given by an earlier release, which did not write it down: pictures by their hash, names by
 * their text or because they came at the same moment as their picture, decks by their name. Does nothing where it is
 * written down already.
 */
export async function adoptEarlierContent(client: pg.ClientBase, owner: Owner, content: Content): Promise<void> {
  const { rowCount } = await client.query('select from starter_pictures limit 1');
  if (rowCount !== 0) return;
  await adoptPictures(client, content.concepts);
  await adoptNames(client, content.concepts);
  const languagesOf = await readLanguages(client, content.concepts);
  const there = await readDecks(client, owner);
  await writeAdopted(
    client,
    content.decks.flatMap((topic) => adoptedDecks(topic, there, languagesOf)),
  );
}

async function adoptPictures(client: pg.ClientBase, concepts: Concept[]): Promise<void> {
  await insert(
    client,
    `insert into starter_pictures (image_hash, concept_key, image_id)
     select image_hash, concept_key, min(image_id)
     from json_to_recordset($1::json) as picture (hash text, concept_key text)
       join images on image_hash = hash and submitted_by is null
     group by image_hash, concept_key`,
    concepts.flatMap(({ key: concept_key, pictures }) => pictures.map(({ hash }) => ({ hash, concept_key }))),
  );
  // One that was replaced since has another hash. It stands beside the other picture of its concept.
  await insert(
    client,
    `insert into starter_pictures (image_hash, concept_key, image_id)
     select hash, concept_key, replaced.image_id
     from json_to_recordset($1::json) as picture (hash text, beside text, distance integer)
       join starter_pictures given on given.image_hash = beside join images image using (image_id)
       join images replaced on replaced.image_id = image.image_id + distance
         and replaced.created_at = image.created_at and replaced.submitted_by is null
     where not exists (select from starter_pictures other where other.image_id = replaced.image_id)
     on conflict do nothing`,
    concepts.flatMap(({ pictures }) =>
      pictures.flatMap(({ hash }, place) => [
        ...(place > 0 ? [{ hash, beside: pictures[place - 1]!.hash, distance: 1 }] : []),
        ...(place + 1 < pictures.length ? [{ hash, beside: pictures[place + 1]!.hash, distance: -1 }] : []),
      ]),
    ),
  );
}

/** An earlier release gave one name for each language. One that an admin has edited since was called otherwise. */
async function adoptNames(client: pg.ClientBase, concepts: Concept[]): Promise<void> {
  const named = concepts.flatMap(({ key, names }) =>
    Object.entries(names).map(([language, name]) => ({ key, language, name })),
  );
  await client.query(
    `with edited as (
       select distinct on (detail ->> 'id') detail ->> 'id' as id, detail ->> 'was' as was from audit_rows
       where action = 'entry_edited' and detail ->> 'entry' = 'translation' order by detail ->> 'id', audit_id
     )
     insert into starter_names (image_id, language, is_main, name, translation_id)
     select distinct on (image_id, name.language) image_id, name.language, true,
       coalesce(was, translation), translation_id
     from starter_pictures given join images image using (image_id) join translations name using (image_id)
       left join edited on id = translation_id::text
       left join unnest($1::text[], $2::text[], $3::text[]) as wanted (concept_key, language, name)
         on wanted.concept_key = given.concept_key and wanted.language = name.language and wanted.name = translation
     where name.submitted_by is null and (name.created_at = image.created_at or wanted.name is not null)
     order by image_id, name.language, name.created_at = image.created_at desc, translation_id`,
    [named.map(({ key }) => key), named.map(({ language }) => language), named.map(({ name }) => name)],
  );
}

/** The languages in which the first picture of each concept was given a name, by the concept's key. */
async function readLanguages(client: pg.ClientBase, concepts: Concept[]): Promise<Map<string, Set<LanguageId>>> {
  const { rows } = await client.query<{ concept_key: string; languages: LanguageId[] }>(
    `select concept_key, array_agg(language) as languages
     from starter_pictures join starter_names using (image_id) where image_hash = any($1) group by concept_key`,
    [concepts.map(({ pictures }) => pictures[0]!.hash)],
  );
  return new Map(rows.map(({ concept_key, languages }) => [concept_key, new Set(languages)]));
}

async function readDecks(client: pg.ClientBase, { user_id }: Owner): Promise<DeckThere[]> {
  const { rows } = await client.query<DeckThere>(
    `select decks.deck_id, item_name, decks.target_language,
       coalesce(array_agg(word_id order by word_order, word_id) filter (where word_id is not null), '{}') as word_ids,
       coalesce(array_agg(concept_key order by word_order, word_id) filter (where word_id is not null), '{}') as concept_keys
     from items join decks on deck_id = item_id left join words using (deck_id) left join starter_pictures using (image_id)
     where owner_id = $1 group by item_id, decks.deck_id order by item_order, item_id`,
    [user_id],
  );
  return rows;
}

/** What was given of a topic. A deck that was given and is not found by its name is gone, or somebody's own by now. */
function adoptedDecks(
  topic: TopicDeck,
  there: DeckThere[],
  languagesOf: ReadonlyMap<string, ReadonlySet<LanguageId>>,
): AdoptedDeck[] {
  const found = new Map(
    languageIds.map((language) => {
      const name = deckName(topic, language);
      return [language, there.find((deck) => deck.target_language === language && deck.item_name === name)];
    }),
  );
  const wasGiven = topicsOfEarlierReleases.has(topic.key) || [...found.values()].some((deck) => deck !== undefined);
  if (!wasGiven) return [];
  return languageIds.flatMap((target_language): AdoptedDeck[] => {
    const known = topic.concepts.filter((key) => languagesOf.get(key)?.has(target_language));
    const deck = found.get(target_language);
    if (!deck && known.length === 0) return [];
    return [
      {
        topic_key: topic.key,
        target_language,
        deck_id: deck?.deck_id ?? null,
        deck_name: deckName(topic, target_language),
        word_ids: deck && isWhole(deck, known.slice(0, wordLimit)) ? deck.word_ids : [],
        concept_keys: deck?.concept_keys ?? [],
      },
    ];
  });
}

/**
 * Whether a deck has all words that it was given, and no others. Ids that follow each other were given at once: where one
 * is missing, a word was deleted. `known`: what could be named when it was made.
 */
function isWhole({ word_ids, concept_keys }: DeckThere, known: string[]): boolean {
  return (
    concept_keys.every((key) => key !== null) &&
    known.every((key) => concept_keys.includes(key)) &&
    word_ids.every((id, place) => id === word_ids[0]! + place)
  );
}

async function writeAdopted(client: pg.ClientBase, decks: AdoptedDeck[]): Promise<void> {
  await insert(
    client,
    `insert into starter_decks (topic_key, target_language, deck_id, deck_name, word_ids, concept_keys)
     select topic_key, target_language, deck_id, deck_name, word_ids, array_remove(concept_keys, null)
     from json_to_recordset($1::json) as deck (topic_key text, target_language text, deck_id integer, deck_name text,
       word_ids integer[], concept_keys text[])`,
    decks,
  );
}
