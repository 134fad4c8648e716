import { UnreadableFile } from '../../file-reader.ts';
import type { OpenZip } from '../../zip/index.ts';
import { protobufFields } from './protobuf.ts';

/** Which file of a package holds its notes, and whether it, the list of media and the media are packed with Zstandard. */
export interface Generation {
  collection: 'collection.anki2' | 'collection.anki21' | 'collection.anki21b';
  isPackedTwice: boolean;
}

/** Newest first: a newer package also has an older collection, whose only note says that Anki should be updated. */
const generations: Generation[] = [
  { collection: 'collection.anki21b', isPackedTwice: true },
  { collection: 'collection.anki21', isPackedTwice: false },
  { collection: 'collection.anki2', isPackedTwice: false },
];
/** The newest version that a package's `meta` may tell. */
const newestVersion = 3;

/**
 * The newest generation that a package holds.
 * @throws {UnreadableFile} 'NEWER' when it holds one that is not known here; 'NOT_READABLE' when it is no package of Anki's
 */
export async function generationOf(zip: OpenZip): Promise<Generation> {
  const known = new Set<string>(generations.map(({ collection }) => collection));
  const isNewer = zip.names.some((name) => /^collection\.anki\d/.test(name) && !known.has(name));
  if (isNewer || (await versionOf(zip)) > newestVersion) throw new UnreadableFile('NEWER');
  const newest = generations.find(({ collection }) => zip.has(collection));
  if (!newest) throw new UnreadableFile('NOT_READABLE');
  return newest;
}

async function versionOf(zip: OpenZip): Promise<number> {
  const meta = await zip.read('meta', 1000);
  if (!meta) return 0;
  try {
    for (const { number, value } of protobufFields(meta)) if (number === 1 && typeof value === 'number') return value;
  } catch {
    throw new UnreadableFile('NOT_READABLE');
  }
  return 0;
}
