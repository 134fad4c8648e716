import type { BaseOptions } from '../../configuration/base-options.ts';
import { createPool } from '../../database/pool.ts';
import { addStarterLibrary } from '../starter-library/add-starter-library.ts';
import { addStarterSentences } from '../starter-library/add-starter-sentences.ts';
import { contentVersion } from '../starter-library/content-files.ts';
import { contentState } from '../starter-library/given-content.ts';
import { addStarterStories } from '../starter-stories/add-starter-stories.ts';
import { updateContent } from './update-content.ts';

/** Where the content is and where it goes. */
type Places = Pick<BaseOptions, 'databaseUrl' | 'contentRoot'>;

/**
 * Before the server is up: fills an empty library with all that came with the program. A library that has the content of
 * another release gets what is new by {@link updateStarterContent}, when the server is up.
 */
export async function addStarterContent(places: Places): Promise<void> {
  const state = await addStarterLibrary(places.databaseUrl, places.contentRoot);
  if (state === 'filled' || state === 'applied') await addTexts(places);
}

/** Whether the library has the content of another release. */
export async function isContentDue({ databaseUrl, contentRoot }: Places): Promise<boolean> {
  const version = await contentVersion(contentRoot);
  if (version === undefined) return false;
  const pool = createPool(databaseUrl, 1);
  try {
    return (await contentState(pool, version)) === 'other';
  } finally {
    await pool.end();
  }
}

/** Brings a library to the content of this release, then gives its new decks their sentences. Tells whether it was due. */
export async function updateStarterContent(places: Places): Promise<boolean> {
  const wasDue = await updateContent(places.databaseUrl, places.contentRoot);
  await addTexts(places);
  return wasDue;
}

/** Sentences of topic decks, and stories, which show pictures: those that were not given yet. */
async function addTexts({ databaseUrl, contentRoot }: Places): Promise<void> {
  await addStarterSentences(databaseUrl, contentRoot);
  await addStarterStories(databaseUrl, contentRoot);
}
