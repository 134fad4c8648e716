import type { SentenceMode } from '@lexiroom/domain/sentences/practice';
import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What the ways to practise sentences are called. */
export const practiceNames: Record<SentenceMode, MessageDescriptor> = {
  'sentence-revise': msg`Revise`,
  'fill-the-blanks': msg`Fill the blanks`,
  'sentence-scramble': msg`Sentence Scramble`,
};
