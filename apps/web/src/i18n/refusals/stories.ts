import { msg } from '@lingui/core/macro';
import type { Refusals } from '../refusal-words.ts';
import { titleRefusals } from './titles.ts';

/** What the authors of stories are refused. */
export const refusals: Refusals = {
  ...titleRefusals,
  CONTENT_TOO_LONG: msg`Content too long`,
  CONTENT_CHARACTERS: msg`Content cannot contain: {characters}`,
  STORY_TOO_LONG: msg`Story too long`,
  STORY_CHARACTERS: msg`Story cannot contain: {characters}`,
  SECTION_TOO_LONG: msg`Section too long: {length} > 350`,
  SECTION_CHARACTERS: msg`Section cannot contain: {characters}`,
  SPEAKER_TOO_LONG: msg`Name too long: {length} > 50`,
  SPEAKER_CHARACTERS: msg`Name cannot contain: {characters}`,
  STORY_WORD_TOO_LONG: msg`Word too long: {word}`,
  STORY_WORD_COUNT: msg`Too many words: {count} > 100`,
  STORY_WORD_CHARACTERS: msg`Words cannot contain: {characters}`,
  STORY_FULL: msg`Story limit reached`,
  TIMINGS_WRONG: msg`These times do not belong to this text and its sound.`,
};
