import { type LanguageId, languageIds } from '@lexiroom/domain/languages';
import { storyTypes } from '@lexiroom/domain/stories/story';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod/mini';

/** How much of a language a story asks for: first words, then the levels of the Common European Framework. */
export const storyLevels = ['A0', 'A1', 'A2'] as const;
const Level = z.enum(storyLevels);
export type StoryLevel = z.infer<typeof Level>;

/** What a story is in every language. */
const Plan = z.object({
  key: z.string(),
  level: Level,
  story_type: z.enum(storyTypes),
  /** The key of a concept of library.json, whose first picture is the cover. */
  cover: z.string(),
  /** The voice of each speaker, by its place in the list of the language. */
  voices: z.record(z.string(), z.int()),
  /** Who says each section, and the concept that its picture shows. */
  sections: z.array(z.object({ speaker: z.optional(z.string()), picture: z.nullable(z.string()) })),
});
type Plan = z.infer<typeof Plan>;

/** What the stories say in one language. */
const Texts = z.object({
  /** What the folder of the language is called. */
  folder: z.string(),
  /** What the category of each level is called. */
  levels: z.record(Level, z.string()),
  stories: z.record(
    z.string(),
    z.object({
      title: z.string(),
      /** What each speaker is called. */
      speakers: z.optional(z.record(z.string(), z.string())),
      sections: z.array(z.string()),
    }),
  ),
});
type Texts = z.infer<typeof Texts>;

/** A story that came with the program, in one language. */
export interface StarterStory extends Pick<Plan, 'key' | 'level' | 'story_type' | 'cover'> {
  language: LanguageId;
  /** Where it lies: the folder of its language, and the category of its level there. */
  folder: string;
  category: string;
  title: string;
  sections: { text: string; speaker_name: string | null; speaker_id: number; picture: string | null }[];
}

/**
 * Reads stories.json and stories/<language>.json of a content folder: every story in every language, by language, in the
 * order of the plan. None where there are no such files. @throws where a language lacks a story, or a text or a speaker of it.
 */
export async function readStarterStories(contentRoot: string): Promise<StarterStory[]> {
  const files = await readdir(path.join(contentRoot, 'stories')).catch((error: NodeJS.ErrnoException): string[] => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const languages = languageIds.filter((language) => files.includes(`${language}.json`));
  if (languages.length === 0) return [];
  const plans = z.array(Plan).parse(await readJson(contentRoot, 'stories.json'));
  const stories = languages.map(async (language) => {
    const texts = Texts.parse(await readJson(contentRoot, 'stories', `${language}.json`));
    return plans.map((plan) => storyIn(language, plan, texts));
  });
  return (await Promise.all(stories)).flat();
}

const readJson = async (...place: string[]): Promise<unknown> =>
  JSON.parse(await readFile(path.join(...place), 'utf8'));

function storyIn(language: LanguageId, plan: Plan, texts: Texts): StarterStory {
  const { key, level, story_type, cover } = plan;
  const { title, speakers, sections } = texts.stories[key] ?? missing(`${language} lacks the story ${key}`);
  if (sections.length !== plan.sections.length) missing(`${language} has another number of sections in ${key}`);
  return {
    key,
    level,
    story_type,
    cover,
    language,
    title,
    folder: texts.folder,
    category: texts.levels[level],
    sections: plan.sections.map(({ speaker, picture }, place) => ({
      text: sections[place]!,
      speaker_name: speaker === undefined ? null : (speakers?.[speaker] ?? missing(`${language} does not name ${speaker} of ${key}`)), // prettier-ignore
      speaker_id: speaker === undefined ? 0 : (plan.voices[speaker] ?? missing(`${speaker} of ${key} has no voice`)),
      picture,
    })),
  };
}

function missing(what: string): never {
  throw new Error(`Starter stories: ${what}.`);
}
