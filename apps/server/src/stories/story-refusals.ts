import {
  contentProblem,
  sectionProblem,
  speakerProblem,
  storyWordsProblem,
  wholeStoryProblem,
} from '@lexiroom/domain/stories/story';
import type { StorySource } from '@lexiroom/domain/stories/making';
import { type Refusal, refuse } from '../refusals/refusal.ts';

type Problem = NonNullable<ReturnType<
  typeof contentProblem | typeof wholeStoryProblem | typeof sectionProblem | typeof speakerProblem | typeof storyWordsProblem
>>; // prettier-ignore

/** What is wrong with a text, in the words of its field. */
function refusalOf(problem: Problem): Refusal {
  const { code, ...params } = problem;
  return refuse(code, 'characters' in params ? { characters: params.characters.join(' ') } : params);
}

const refusalOrNot = (problem: Problem | undefined) => problem && refusalOf(problem);

/** Why a text cannot be that of a section: SECTION_CHARACTERS, SECTION_TOO_LONG; undefined where it may. */
export const sectionRefusal = (text: string | null): Refusal | undefined => refusalOrNot(sectionProblem(text ?? ''));

/** Why a speaker cannot be called so: SPEAKER_CHARACTERS, SPEAKER_TOO_LONG; undefined where they may. */
export const speakerRefusal = (name: string | null): Refusal | undefined => refusalOrNot(speakerProblem(name ?? ''));

/** Why a story cannot be made of this, in the words of what was typed; undefined where it can. */
export function sourceRefusal(source: StorySource): Refusal | undefined {
  switch (source.type) {
    case 'content':
      return refusalOrNot(contentProblem(source.content));
    case 'conversation':
      return refusalOrNot(wholeStoryProblem(source.story));
    case 'words':
      return refusalOrNot(storyWordsProblem(source.words));
  }
}
