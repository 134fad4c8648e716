import { languageIds } from '@lexiroom/domain/languages';
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';
import { TimeSlice } from '../../event-loop/time-slice.ts';

const Names = z.partialRecord(z.enum(languageIds), z.string().check(z.minLength(1)));

const Concept = z.object({
  key: z.string(),
  topic: z.optional(z.string()),
  names: Names,
  /** What else it is called: accepted, and not shown. */
  also: z.optional(z.partialRecord(z.enum(languageIds), z.array(z.string().check(z.minLength(1))))),
  /** What is learned with a name: an article with its plural, a reading. */
  extra: z.optional(z.partialRecord(z.enum(languageIds), z.string().check(z.minLength(1)))),
  /** The first is the one that decks show. */
  pictures: z
    .array(
      z.object({
        hash: z.string(),
        artist_name: z.nullable(z.string()),
        image_license: z.string(),
        references: z.array(z.string()),
      }),
    )
    .check(z.minLength(1)),
});
export type Concept = z.infer<typeof Concept>;

const TopicDeck = z.object({
  key: z.string(),
  english: z.string(),
  names: Names,
  concepts: z.array(z.string()),
  /** For whom it is, such as A1.1. */
  level: z.optional(z.string().check(z.regex(/^[ABC][12](?:\.[12])?$/))),
});
export type TopicDeck = z.infer<typeof TopicDeck>;

/** The starter library as it is committed: what is named and drawn, and the decks made of it. */
export interface Content {
  concepts: Concept[];
  decks: TopicDeck[];
}

/** Reads library.json and decks.json of a folder; undefined when they are not there. */
export async function readContent(contentRoot: string): Promise<Content | undefined> {
  const files = await readFiles(contentRoot);
  if (!files) return undefined;
  return { concepts: await parseAll(Concept, files.library), decks: await parseAll(TopicDeck, files.decks) };
}

/** Entry by entry, since an update reads them while people play. */
async function parseAll<Entry>(schema: z.ZodMiniType<Entry>, file: Buffer): Promise<Entry[]> {
  const slice = new TimeSlice();
  const entries: Entry[] = [];
  for (const entry of z.array(z.unknown()).parse(JSON.parse(file.toString()))) {
    entries.push(schema.parse(entry));
    // oxlint-disable-next-line no-await-in-loop
    await slice.yieldWhenLong();
  }
  return entries;
}

/** How decks are laid out in the tree. Another word makes libraries that have all of the content be gone through once more. */
const layout = 'folders by language';

/**
 * The version of the content of a folder: what its files have is called so, laid out as this release does, and anything
 * else otherwise.
 */
export async function contentVersion(contentRoot: string): Promise<string | undefined> {
  const files = await readFiles(contentRoot);
  if (!files) return undefined;
  const digests = [files.library, files.decks].map((file) => createHash('sha256').update(file).digest('hex'));
  return createHash('sha256')
    .update([...digests, layout].join(''))
    .digest('hex')
    .slice(0, 12);
}

async function readFiles(contentRoot: string): Promise<{ library: Buffer; decks: Buffer } | undefined> {
  try {
    const [library, decks] = await Promise.all([
      readFile(path.join(contentRoot, 'library.json')),
      readFile(path.join(contentRoot, 'decks.json')),
    ]);
    return { library, decks };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
