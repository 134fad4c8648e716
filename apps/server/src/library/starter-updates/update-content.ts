import { languageIds } from '@lexiroom/domain/languages';
import type pg from 'pg';
import { createPool, inTransaction } from '../../database/pool.ts';
import { allowTime } from '../../database/time-limits.ts';
import { contentVersion, readContent } from '../starter-library/content-files.ts';
import { contentState, lockContent, readOwner, rememberVersion } from '../starter-library/given-content.ts';
import type { Owner } from '../starter-library/write-decks.ts';
import { adoptEarlierContent } from './adopt-earlier-content.ts';
import { layInFolder } from './lay-in-folder.ts';
import { updateConcepts } from './update-concepts.ts';
import { updateTopic } from './update-topic.ts';

/** So many concepts are one step, in all languages: some thousand rows, written within a second. */
const conceptsOfStep = 25;

/**
 * Brings a library with content of another release to that of this one: adds pictures, names and decks that it never had,
 * corrects names, extends decks that are still as they were given, and lays decks in folders by language. What was changed, deleted or hidden stays so. Each
 * step is all or nothing and lets others write before the next; one that was done already does nothing, so an update that
 * is cut off is simply run again. Tells whether there was anything to do.
 */
export async function updateContent(databaseUrl: string, contentRoot: string): Promise<boolean> {
  const version = await contentVersion(contentRoot);
  if (version === undefined) return false;
  const pool = createPool(databaseUrl, 1);
  try {
    if ((await contentState(pool, version)) !== 'other') return false;
    const content = await readContent(contentRoot);
    if (!content) return false;
    const { concepts, decks } = content;
    const step = (run: (client: pg.ClientBase, owner: Owner) => Promise<void>) => runStep(pool, version, run);
    let isOpen = await step((client, owner) => adoptEarlierContent(client, owner, content));
    for (let at = 0; isOpen && at < concepts.length; at += conceptsOfStep) {
      // oxlint-disable-next-line no-await-in-loop
      isOpen = await step((client, owner) => updateConcepts(client, owner, concepts.slice(at, at + conceptsOfStep)));
    }
    for (const topic of decks) {
      // oxlint-disable-next-line no-await-in-loop
      isOpen &&= await step((client, owner) => updateTopic(client, owner, topic, concepts));
    }
    for (const language of languageIds) {
      // oxlint-disable-next-line no-await-in-loop
      isOpen &&= await step((client, owner) => layInFolder(client, owner, language, decks));
    }
    return isOpen && (await step((client) => rememberVersion(client, version)));
  } finally {
    await pool.end();
  }
}

/** One step, unless another server has done all of them meanwhile, or there is no library any more: then false. */
async function runStep(
  pool: pg.Pool,
  version: string,
  run: (client: pg.ClientBase, owner: Owner) => Promise<void>,
): Promise<boolean> {
  return inTransaction(pool, async (client) => {
    await allowTime(client, 60_000);
    await lockContent(client);
    const owner = await readOwner(client);
    if (!owner || (await contentState(client, version)) !== 'other') return false;
    await run(client, owner);
    return true;
  });
}
