import type pg from 'pg';
import { createPool, inTransaction } from '../../database/pool.ts';
import { allowTime } from '../../database/time-limits.ts';
import { lockContent, readOwner } from '../starter-library/given-content.ts';
import { readPictures } from './read-pictures.ts';
import { readStarterStories, type StarterStory } from './starter-stories.ts';
import { writeStories } from './write-stories.ts';

/**
 * Gives the owner of the starter library the stories that came with the program, each once in each language: also those
 * that come with a later release. What was changed or deleted afterwards stays so. Their sounds are made when somebody
 * opens them, not here. Gives the number of stories.
 */
export async function addStarterStories(databaseUrl: string, contentRoot: string): Promise<number> {
  const stories = await readStarterStories(contentRoot);
  if (stories.length === 0) return 0;
  const pool = createPool(databaseUrl, 1);
  try {
    if ((await waitingOf(pool, stories)).length === 0) return 0;
    const pictures = await readPictures(contentRoot);
    return await inTransaction(pool, async (client) => {
      await allowTime(client, 60_000);
      await lockContent(client);
      const owner = await readOwner(client);
      if (!owner) return 0;
      const waiting = await waitingOf(client, stories);
      await remember(client, waiting);
      await writeStories(client, owner, waiting, pictures);
      return waiting.length;
    });
  } finally {
    await pool.end();
  }
}

/** Those that this database has not had. */
async function waitingOf(client: Pick<pg.ClientBase, 'query'>, stories: StarterStory[]): Promise<StarterStory[]> {
  const { rows } = await client.query<{ story_language: string; story_key: string }>(
    'select story_language, story_key from starter_stories',
  );
  const had = new Set(rows.map(({ story_language, story_key }) => `${story_language} ${story_key}`));
  return stories.filter(({ language, key }) => !had.has(`${language} ${key}`));
}

async function remember(client: pg.ClientBase, stories: StarterStory[]): Promise<void> {
  await client.query(
    'insert into starter_stories (story_language, story_key) select * from unnest($1::text[], $2::text[])',
    [stories.map(({ language }) => language), stories.map(({ key }) => key)],
  );
}
