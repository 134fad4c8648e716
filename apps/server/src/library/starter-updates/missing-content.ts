import type { LanguageId } from '@lexiroom/domain/languages';
import { starterLibraryOwner } from '@lexiroom/domain/library';
import type pg from 'pg';
import type { BaseOptions } from '../../configuration/base-options.ts';
import type { Difference } from '../../event-log/difference.ts';
import { isOfferedImage } from '../entry-access.ts';
import { type Content, contentVersion, readContent, type TopicDeck } from '../starter-library/content-files.ts';
import { contentState } from '../starter-library/given-content.ts';
import { namesOf } from '../starter-library/write-content.ts';
import { isStillGiven, liesInRoot } from './still-given.ts';

/** Where the content lies. */
type Place = Pick<BaseOptions, 'contentRoot'>;

/** How much of the content the library never had. */
interface Missing {
  pictures: number;
  names: number;
  decks: number;
  /** Folders of languages whose decks lie in the root. */
  folders: number;
  /** Levels of decks that are there. */
  levels: number;
}

/**
 * Of a library that counts as having the content of this release, what it never had of it. Decks may be missing: of a topic
 * whose pictures were all hidden then, none was made.
 */
export async function compareContent(client: pg.ClientBase, { contentRoot }: Place): Promise<Difference[]> {
  const version = await contentVersion(contentRoot);
  if (version === undefined || (await contentState(client, version)) !== 'applied') return [];
  const { decks: _decks, ...others } = await findMissing(client, (await readContent(contentRoot))!);
  const missing = inWords(others);
  return missing === undefined
    ? []
    : [{ what: `content ${version}`, expected: 'all of it', found: `it without ${missing}` }];
}

/** Tells which content the library has, and what is to come of that of this release. */
export async function tellOfContent(client: pg.ClientBase, { contentRoot }: Place): Promise<string[]> {
  const version = await contentVersion(contentRoot);
  if (version === undefined) return [];
  const { rows } = await client.query<{ version: string; applied_on: string }>(
    `select version, to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD') as applied_on from starter_versions
     order by applied_at desc limit 1`,
  );
  const applied = rows[0] ? `content ${rows[0].version} since ${rows[0].applied_on}` : undefined;
  if (rows[0]?.version === version) return [`${applied}, which is that of this release`];
  const toCome = `that of this release, ${version}, is added in the background once the server is up`;
  return [`${applied ?? 'content of a release that did not write down which'}: ${toCome}`, ...(await tellMissing(client, contentRoot))]; // prettier-ignore
}

async function tellMissing(client: pg.ClientBase, contentRoot: string): Promise<string[]> {
  const { rowCount } = await client.query('select from starter_pictures limit 1');
  // What such a library has is found out by the update itself.
  if (rowCount === 0) return [];
  const missing = inWords(await findMissing(client, (await readContent(contentRoot))!));
  return missing === undefined ? [] : [`to come: ${missing}`];
}

/** As `1 picture, 54 names`; undefined when nothing is missing. */
function inWords(missing: Partial<Missing>): string | undefined {
  const parts = Object.entries(missing).filter(([, count]) => count > 0);
  if (parts.length === 0) return undefined;
  return parts.map(([what, count]) => `${count} ${count === 1 ? what.slice(0, -1) : what}`).join(', ');
}

/** What was deleted or hidden since it was given is not missing, nor decks that have such pictures only. */
async function findMissing(client: pg.ClientBase, { concepts, decks }: Content): Promise<Missing> {
  const given = await readGiven(client);
  const pictures = concepts.flatMap((concept) => concept.pictures.map(({ hash }) => ({ hash, concept })));
  const names = pictures.flatMap(({ hash, concept }) => {
    const picture = given.pictures.get(hash);
    if (picture?.image_id === null) return [];
    return namesOf(concept).filter(
      ({ language, is_main, name }) => !given.names.has(`${picture?.image_id} ${language} ${is_main ? '' : name}`),
    );
  });
  const shown = new Map(
    concepts
      .filter((concept) => concept.pictures.some(({ hash }) => given.pictures.get(hash)?.is_offered !== false))
      .map(({ key, names: ofConcept }) => [key, Object.keys(ofConcept) as LanguageId[]]),
  );
  const missingDecks = decks.flatMap(({ key, concepts: ofTopic }) =>
    [...new Set(ofTopic.flatMap((concept) => shown.get(concept) ?? []))].filter(
      (language) => !given.decks.has(`${key} ${language}`),
    ),
  );
  return {
    pictures: pictures.filter(({ hash }) => !given.pictures.has(hash)).length,
    names: names.length,
    decks: missingDecks.length,
    ...(await findUnsorted(client, decks)),
  };
}

/** Of the decks that have the names they were given: how many languages lack their folder, and how many decks their level. */
async function findUnsorted(client: pg.ClientBase, topics: TopicDeck[]): Promise<Pick<Missing, 'folders' | 'levels'>> {
  const { rows } = await client.query<Pick<Missing, 'folders' | 'levels'>>(
    `select count(*) filter (where decks.level is distinct from topic.level)::integer as levels,
       count(distinct given.target_language) filter (where ${liesInRoot('root_id')} and not exists (
         select from starter_folders folder where folder.target_language = given.target_language))::integer as folders
     from starter_decks given join decks using (deck_id) join items on item_id = deck_id
       join unnest($1::text[], $2::text[]) as topic (key, level) on key = topic_key
       join (select user_id, item_id as root_id from users join items on owner_id = user_id and parent_id is null
         where username_key = $3) as owner on owner_id = user_id
     where ${isStillGiven}`,
    [topics.map(({ key }) => key), topics.map(({ level }) => level ?? null), starterLibraryOwner],
  );
  return rows[0]!;
}

/** What was given: pictures by hash, with their ids unless they are gone; names and decks by what they are of. */
async function readGiven(client: pg.ClientBase) {
  const pictures = await client.query<{ image_hash: string; image_id: number | null; is_offered: boolean }>(
    `select given.image_hash, given.image_id, coalesce(${isOfferedImage}, false) as is_offered
     from starter_pictures given left join images image on image.image_id = given.image_id`,
  );
  const names = await client.query<{ key: string }>(
    `select concat(image_id, ' ', language, ' ', case when is_main then '' else name end) as key from starter_names`,
  );
  const decks = await client.query<{ key: string }>(
    `select topic_key || ' ' || target_language as key from starter_decks`,
  );
  return {
    pictures: new Map(pictures.rows.map(({ image_hash, ...picture }) => [image_hash, picture])),
    names: new Set(names.rows.map(({ key }) => key)),
    decks: new Set(decks.rows.map(({ key }) => key)),
  };
}
