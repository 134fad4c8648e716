import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';

const Sentence = z.object({
  /** The same in every language: sentences of one id say the same. */
  id: z.string(),
  /** The key of a topic of decks.json. */
  topic: z.string(),
  text: z.string().check(z.minLength(1)),
  /** The words of the topic in the text, as they are inflected there, first to last; places in UTF-16 units. */
  words: z.array(z.object({ key: z.string(), start_index: z.number(), end_index: z.number() })).check(z.minLength(1)),
});
export type StarterSentence = z.infer<typeof Sentence>;

/** The sentences that came with the program, by language. Languages without sentences are left out. */
export type StarterSentences = ReadonlyMap<LanguageId, readonly StarterSentence[]>;

/** The languages for which the content folder has sentences/<language>.json. */
export async function languagesWithSentences(contentRoot: string): Promise<LanguageId[]> {
  const files = await readdir(path.join(contentRoot, 'sentences')).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return languageIds.filter((language) => files.includes(fileOf(language)));
}

const fileOf = (language: LanguageId) => `${language}.json`;

/** Reads the sentences of every language that has them. */
export async function readStarterSentences(contentRoot: string): Promise<StarterSentences> {
  const languages = await languagesWithSentences(contentRoot);
  return new Map(
    await Promise.all(
      languages.map(async (language) => [language, await readLanguage(contentRoot, language)] as const),
    ),
  );
}

async function readLanguage(contentRoot: string, language: LanguageId): Promise<StarterSentence[]> {
  const file = await readFile(path.join(contentRoot, 'sentences', fileOf(language)), 'utf8');
  return z.array(Sentence).parse(JSON.parse(file));
}

/** A sentence of a topic with what it says in the source language; null where that language does not have it. */
export interface StarterSentencePair {
  target: StarterSentence;
  source: StarterSentence | null;
}

/** The sentences of a topic deck, in the order of the target language's file. */
export function sentencePairs(
  sentences: StarterSentences,
  topic: string,
  { target, source }: { target: LanguageId; source: LanguageId | null },
): StarterSentencePair[] {
  const translations = new Map((source ? sentences.get(source) : undefined)?.map((each) => [each.id, each]));
  return (sentences.get(target) ?? [])
    .filter((sentence) => sentence.topic === topic)
    .map((sentence) => ({ target: sentence, source: translations.get(sentence.id) ?? null }));
}
