import type { LanguageId } from '@lexiroom/domain/languages';
import type pg from 'pg';
import type { TopicDeck } from '../starter-library/content-files.ts';
import { addFolders, readFolders } from '../starter-library/language-folders.ts';
import { inOrderOfLevels } from '../starter-library/topic-decks.ts';
import type { Owner } from '../starter-library/write-decks.ts';
import { liesInRoot } from './still-given.ts';

/**
 * Makes the folder of a language that was never given one, and lays the decks of that language in it: by level, then by
 * topic. What was renamed, moved or deleted stays where it is. A language that was given a folder is left alone, also when
 * the folder is gone by now.
 */
export async function layInFolder(
  client: pg.ClientBase,
  owner: Owner,
  language: LanguageId,
  topics: readonly TopicDeck[],
): Promise<void> {
  // Whatever changes a tree locks its root first.
  await client.query('select from items where item_id = $1 for no key update', [owner.root_id]);
  const { rows } = await client.query<{ topic_key: string; deck_id: number; level: string | null }>(
    `select topic_key, deck_id, level from starter_decks given join decks using (deck_id) join items on item_id = deck_id
     where given.target_language = $1 and owner_id = $2 and ${liesInRoot('$3')}
       and not exists (select from starter_folders folder where folder.target_language = $1)`,
    [language, owner.user_id, owner.root_id],
  );
  if (rows.length === 0) return;
  await addFolders(client, owner, [language]);
  const placeOf = new Map(topics.map(({ key }, place) => [key, place]));
  const byTopic = rows.toSorted(
    (one, other) => (placeOf.get(one.topic_key) ?? Infinity) - (placeOf.get(other.topic_key) ?? Infinity),
  );
  await client.query(
    `update items set parent_id = $1, item_order = place - 1
     from unnest($2::integer[]) with ordinality as deck (deck_id, place) where item_id = deck_id`,
    [(await readFolders(client, owner)).get(language), inOrderOfLevels(byTopic).map(({ deck_id }) => deck_id)],
  );
}
