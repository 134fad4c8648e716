import type { OutsideStory, OutsideStorySection, RowProblem, RowProblemCode } from '@lexiroom/domain/interchange';
import { keptStoryText, sectionProblem, speakerProblem, storyLimits } from '@lexiroom/domain/stories/story';
import { type OpenedFile, UnreadableFile } from '../../file-formats/file-reader.ts';
import { storiesOfImport } from '../import-limits.ts';
import { deepestPath, pathWithin } from './decided-rows.ts';
import type { ComingStory, Wanted } from './orders.ts';

/** What becomes of a story of the file: all of it but what is told. */
export interface DecidedStory {
  coming: ComingStory;
  problems: RowProblem[];
  /** Of its sections, those that were left out. */
  refusedCount: number;
}

/**
 * Goes through the stories of our own archive, by the same rules each time: what the preview counts is what is written. Sections
 * whose text cannot be one, or for which there is no room, are told and left out.
 * @throws {UnreadableFile} TOO_MANY_ROWS
 */
export async function* decidedStories(file: OpenedFile, wanted: Wanted): AsyncGenerator<DecidedStory> {
  let line = 0;
  for await (const story of file.stories?.() ?? []) {
    line += 1;
    if (line > storiesOfImport) throw new UnreadableFile('TOO_MANY_ROWS');
    yield decidedStory(story, line, wanted);
  }
}

function decidedStory(story: OutsideStory, line: number, wanted: Wanted): DecidedStory {
  const problems: RowProblem[] = [];
  const told = (code: RowProblemCode, text: string) => problems.push({ table: null, line, code, text: text.slice(0, 100) });
  const sections: OutsideStorySection[] = [];
  for (const section of story.sections) {
    const text = section.section_text ?? '';
    const wrong = sectionProblem(text);
    if (wrong) told(wrong.code === 'SECTION_CHARACTERS' ? 'TEXT_CHARACTERS' : 'TEXT_TOO_LONG', text);
    else if (sections.length >= storyLimits.sections) told('STORY_FULL', text);
    else sections.push({ ...section, section_text: keptStoryText(text), speaker_name: speakerOf(section, told) });
  }
  const refusedCount = story.sections.length - sections.length;
  return { coming: { kind: 'story', line, path: pathOf(story, wanted), story: { ...story, sections } }, problems, refusedCount };
} // prettier-ignore

/** The name of a speaker; one that cannot be a name is told, and the section is said without. */
function speakerOf({ speaker_name }: OutsideStorySection, told: (code: RowProblemCode, text: string) => void): string | null {
  const wrong = speakerProblem(speaker_name ?? '');
  if (!wrong) return keptStoryText(speaker_name);
  told(wrong.code === 'SPEAKER_CHARACTERS' ? 'TEXT_CHARACTERS' : 'TEXT_TOO_LONG', speaker_name!);
  return null;
} // prettier-ignore

/**
 * Where a story lies in what is made of the file, its own name last: in the same folders as the decks. With the words of a deck
 * that is there it comes to that one's folder.
 */
function pathOf({ path }: OutsideStory, { choice, deck_name, present }: Wanted): string[] {
  const name = path.at(-1)!;
  if (present) return [name];
  const within = choice.keeps_decks ? pathWithin(deck_name, path) : [deck_name, name];
  return [...within.slice(0, -1).slice(0, deepestPath), name].map((one) => one.slice(0, 200));
}
