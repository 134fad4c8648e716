import { type Random, shuffled } from '../../chance/index.ts';
import type { LanguageId } from '../../languages/index.ts';
import { sameTextKey, tidyLine } from '../../text/index.ts';
import type { StoryType } from '../story/index.ts';

/** A section of a conversation. */
interface SaidLine {
  section_text: string | null;
  speaker_name: string | null;
}

/** Who said a line: one of the options did. */
export interface SaidQuestion {
  /** The place of its section in the story, from 0. */
  section: number;
  text: string;
  /** Who said it, as the story first names them. */
  speaker: string;
  options: readonly string[];
}

/** A question has at most so many options. */
const mostOptions = 4;

/** Everybody who is named in a story and says something, as they are first named. */
export function speakersIn(sections: readonly SaidLine[], language: LanguageId): string[] {
  const names = new Map<string, string>();
  for (const { section_text, speaker_name } of sections) {
    const name = tidyLine(speaker_name ?? '');
    const key = sameTextKey(name, language);
    if (name !== '' && tidyLine(section_text ?? '') !== '' && !names.has(key)) names.set(key, name);
  }
  return [...names.values()];
}

/** Whether it can be asked who said what: of a conversation of at least two who are named. */
export function canAskWhoSaidIt(
  { story_type, story_sections }: { story_type: StoryType; story_sections: readonly SaidLine[] },
  language: LanguageId,
): boolean {
  return story_type === 'conversation' && speakersIn(story_sections, language).length > 1;
}

/**
 * Asks of each line of a named speaker who said it, in an order of chance. Each question has the one who did and up to
 * three others, in an order of chance. A line that several said word for word is not asked, as each of them would be right.
 */
export function whoSaidIt(sections: readonly SaidLine[], language: LanguageId, random: Random): SaidQuestion[] {
  const speakers = speakersIn(sections, language);
  const nameOf = (line: SaidLine) => {
    const key = sameTextKey(tidyLine(line.speaker_name ?? ''), language);
    return speakers.find((name) => sameTextKey(name, language) === key);
  };
  const sayers = Map.groupBy(sections, ({ section_text }) => sameTextKey(tidyLine(section_text ?? ''), language));
  const questions = sections.flatMap((line, section) => {
    const text = tidyLine(line.section_text ?? '');
    const speaker = nameOf(line);
    const said = new Set((sayers.get(sameTextKey(text, language)) ?? []).map(nameOf));
    if (text === '' || speaker === undefined || said.size > 1) return [];
    const others = shuffled(
      speakers.filter((name) => name !== speaker),
      random,
    );
    return [{ section, text, speaker, options: shuffled([speaker, ...others.slice(0, mostOptions - 1)], random) }];
  });
  return shuffled(questions, random);
}
