import { nameFault } from '@lexiroom/domain/names';
import { storyLimits, titleProblem } from '@lexiroom/domain/stories/story';
import { invalid, type Refusal, refuse } from '../refusals/refusal.ts';

/**
 * Why a story cannot be called so, as it would be kept: TITLE_NEEDED, TITLE_CHARACTERS, TITLE_TOO_LONG, INVALID for what
 * cannot be seen or read; undefined where it can.
 */
export function titleRefusal(title: string): Refusal | undefined {
  if (title === '') return refuse('TITLE_NEEDED');
  const problem = titleProblem(title);
  if (problem?.code === 'TITLE_CHARACTERS') return refuse(problem.code, { characters: problem.characters.join(' ') });
  if (problem) return refuse(problem.code, { length: problem.length });
  const fault = nameFault(title, storyLimits.titleLength);
  return fault === undefined ? undefined : invalid('story_name', 'A title holds nothing that cannot be seen or read');
}
