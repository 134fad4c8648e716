import { allForbidden, graphemeCount, tidyLine, tidyProse, tidyText } from '../../text/index.ts';
import { storyLimits } from './story.ts';

/** Characters that may not stand in a text, as they are named: 'Title cannot contain: X' (specification 3 section 5). */
type Characters<Code extends string> = { code: Code; characters: string[] };
/** How long a text is that is too long: 'Title too long: N > 40'. */
type TooLong<Code extends string> = { code: Code; length: number };

export type TitleProblem = Characters<'TITLE_CHARACTERS'> | TooLong<'TITLE_TOO_LONG'>;
export type ContentProblem = Characters<'CONTENT_CHARACTERS'> | TooLong<'CONTENT_TOO_LONG'>;
export type WholeStoryProblem = Characters<'STORY_CHARACTERS'> | TooLong<'STORY_TOO_LONG'>;
export type SectionProblem = Characters<'SECTION_CHARACTERS'> | TooLong<'SECTION_TOO_LONG'>;
export type SpeakerProblem = Characters<'SPEAKER_CHARACTERS'> | TooLong<'SPEAKER_TOO_LONG'>;
export type StoryWordsProblem =
  | Characters<'STORY_WORD_CHARACTERS'>
  | { code: 'STORY_WORD_TOO_LONG'; word: string }
  | { code: 'STORY_WORD_COUNT'; count: number };

/** What is wrong with the title of a story, as it would be kept; nothing, where it may stay. */
export function titleProblem(title: string): TitleProblem | undefined {
  const kept = tidyLine(title);
  return (
    charactersProblem('TITLE_CHARACTERS', 'name', kept) ??
    lengthProblem('TITLE_TOO_LONG', kept, storyLimits.titleLength)
  );
}

/** What is wrong with a text that a story is to be made of as prose. Its lines may be many. */
export function contentProblem(content: string): ContentProblem | undefined {
  const kept = tidyText(content);
  return (
    charactersProblem('CONTENT_CHARACTERS', 'prose', inOneLine(kept)) ??
    lengthProblem('CONTENT_TOO_LONG', kept, storyLimits.contentLength)
  );
}

/** What is wrong with a text that a story is to be made of, with who says what: 'Ana: …', a line each. */
export function wholeStoryProblem(story: string): WholeStoryProblem | undefined {
  const kept = tidyText(story);
  return (
    charactersProblem('STORY_CHARACTERS', 'prose', inOneLine(kept)) ??
    lengthProblem('STORY_TOO_LONG', kept, storyLimits.storyLength)
  );
}

/** What is wrong with the text of a section, as it would be kept. An empty one may be: the reader leaves it out. */
export function sectionProblem(text: string): SectionProblem | undefined {
  const kept = tidyProse(text);
  return (
    charactersProblem('SECTION_CHARACTERS', 'prose', kept) ??
    lengthProblem('SECTION_TOO_LONG', kept, storyLimits.sectionLength)
  );
}

/** What is wrong with the name of a speaker, as it would be kept. An empty one may be. */
export function speakerProblem(name: string): SpeakerProblem | undefined {
  const kept = tidyLine(name);
  return (
    charactersProblem('SPEAKER_CHARACTERS', 'name', kept) ??
    lengthProblem('SPEAKER_TOO_LONG', kept, storyLimits.speakerNameLength)
  );
}

/** What is wrong with a list of words, one a line; the first word that is too long is named. Empty lines are no words. */
export function storyWordsProblem(words: readonly string[]): StoryWordsProblem | undefined {
  const kept = words.map(tidyLine).filter((word) => word !== '');
  const tooLong = kept.find((word) => graphemeCount(word) > storyLimits.wordLength);
  if (kept.length > storyLimits.words) return { code: 'STORY_WORD_COUNT', count: kept.length };
  return (
    charactersProblem('STORY_WORD_CHARACTERS', 'word', kept.join(' ')) ??
    (tooLong === undefined ? undefined : { code: 'STORY_WORD_TOO_LONG', word: tooLong })
  );
}

/**
 * A text of a section, or the name of a speaker, as it is kept: trimmed, single spaces, those at which no line
 * may break among them; null when nothing remains.
 */
export function keptStoryText(text: string | null): string | null {
  return tidyProse(text ?? '') || null;
}

function charactersProblem<Code extends string>(
  code: Code,
  field: 'prose' | 'name' | 'word',
  text: string,
): Characters<Code> | undefined {
  const characters = allForbidden(field, text);
  return characters.length > 0 ? { code, characters } : undefined;
}

function lengthProblem<Code extends string>(code: Code, text: string, most: number): TooLong<Code> | undefined {
  const length = graphemeCount(text);
  return length > most ? { code, length } : undefined;
}

/** Line breaks and tabs are the only control characters that a text of several lines may hold. */
function inOneLine(text: string): string {
  return text.replaceAll(/[\n\t]/g, ' ');
}
