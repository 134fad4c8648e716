import { languageIds } from '@lexiroom/domain/languages';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';

const Names = z.partialRecord(z.enum(languageIds), z.string().check(z.minLength(1)));

const Concept = z.object({
  key: z.string(),
  topic: z.optional(z.string()),
  names: Names,
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

const TopicDeck = z.object({ key: z.string(), english: z.string(), names: Names, concepts: z.array(z.string()) });
export type TopicDeck = z.infer<typeof TopicDeck>;

/** The starter library as it is committed: what is named and drawn, and the decks made of it. */
export interface Content {
  concepts: Concept[];
  decks: TopicDeck[];
}

/** Reads library.json and decks.json of a folder; undefined when they are not there. */
export async function readContent(contentRoot: string): Promise<Content | undefined> {
  try {
    const [concepts, decks] = await Promise.all(
      ['library.json', 'decks.json'].map((file) => readFile(path.join(contentRoot, file), 'utf8')),
    );
    return {
      concepts: z.array(Concept).parse(JSON.parse(concepts!)),
      decks: z.array(TopicDeck).parse(JSON.parse(decks!)),
    };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}
