import type { LanguageId } from '../../languages/index.ts';
import { graphemeCount, tidyLine, tidyProse, tidyText } from '../../text/index.ts';
import { speakerNumbers, speakerProblem, storyLimits, type StoryType } from '../story/index.ts';
import { piecesOf } from './pieces.ts';

/** A section as a story is made with it. */
export interface NewSection {
  section_text: string;
  /** Null in what is no conversation, and of a line that nobody is named for. */
  speaker_name: string | null;
  /** The place of its voice in the list of the language. */
  speaker_id: number;
}

/** What a story is made of (specification 3 section 5): prose, a text in which people speak, or a list of words. */
export type StorySource =
  | { type: 'content'; content: string }
  | { type: 'conversation'; story: string }
  | { type: 'words'; words: readonly string[] };

/** A story as it is made. */
export interface MadeStory {
  story_type: StoryType;
  sections: NewSection[];
}

/**
 * A story out of what its author typed or pasted. Each speaker has a voice, in turn, of the `voiceCount` that the language
 * has. Whether a text may be one is asked before; how many sections come out of it is not limited here.
 */
export function makeStory(source: StorySource, language: LanguageId, voiceCount: number): MadeStory {
  switch (source.type) {
    case 'content':
      return { story_type: 'other', sections: proseSections(source.content, language) };
    case 'conversation':
      return conversation(source.story, language, voiceCount);
    case 'words':
      return { story_type: 'other', sections: wordSections(source.words) };
  }
}

/** Each paragraph is a section, or several, of at most 350 letters, that end with sentences. */
function proseSections(content: string, language: LanguageId): NewSection[] {
  return linesOf(content).flatMap((line) => narrated(piecesOf(line, language, storyLimits.sectionLength)));
}

/** One section a word. */
function wordSections(words: readonly string[]): NewSection[] {
  return narrated(words.map(tidyLine).filter((word) => word !== ''));
}

const narrated = (texts: readonly string[]): NewSection[] =>
  texts.map((section_text) => ({ section_text, speaker_name: null, speaker_id: 0 }));

/**
 * A conversation: a line that begins as 'Ana: …' is what Ana says, a line without a name what nobody is named for. A text
 * without any name is prose after all. What is too long for a section goes on in the next one of the same speaker.
 */
function conversation(story: string, language: LanguageId, voiceCount: number): MadeStory {
  const said = linesOf(story).map(saidLine);
  if (said.length > 0 && said.every(({ speaker_name }) => speaker_name === null)) {
    return { story_type: 'other', sections: proseSections(story, language) };
  }
  const sections = said.flatMap(({ speaker_name, text }) =>
    piecesOf(text, language, storyLimits.sectionLength).map((section_text) => ({ section_text, speaker_name })),
  );
  const numbers = speakerNumbers(sections, language);
  return {
    story_type: 'conversation',
    sections: sections.map((section, place) => ({ ...section, speaker_id: numbers[place]! % Math.max(1, voiceCount) })),
  };
}

/** More words than that before a colon are no name: 'He opened the door and said: …'. */
const mostNameWords = 4;

/**
 * Who says a line, and what. A name stands before the first colon: at most 50 letters and four words, beginning with a
 * letter, without signs that end a sentence; and what follows is parted from it, so that 10:30 names nobody.
 */
export function saidLine(line: string): { speaker_name: string | null; text: string } {
  const found = /^(?<name>[\p{L}\p{M}][^:：.?!。？！,،、;；«»“”„「」]*?)\s*(?::(?=\s|$)|：)\s*(?<text>.*)$/u.exec(
    tidyProse(line),
  );
  const { name = '', text = '' } = found?.groups ?? {};
  const isName = name !== '' && name.split(' ').length <= mostNameWords && speakerProblem(name) === undefined;
  return isName ? { speaker_name: tidyLine(name), text } : { speaker_name: null, text: tidyProse(line) };
}

const linesOf = (text: string): string[] =>
  tidyText(text)
    .split('\n')
    .filter((line) => graphemeCount(line.trim()) > 0);
