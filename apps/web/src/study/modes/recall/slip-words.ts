import type { MessageDescriptor } from '@lingui/core';
import type { Slip } from '@lexiroom/domain/study/typed';
import { msg } from '@lingui/core/macro';

/** What is said of a slip. */
export const slipWords: Record<Slip, MessageDescriptor> = {
  case: msg`Capital and small letters differ.`,
  signs: msg`Spaces or signs differ.`,
  accents: msg`An accent differs.`,
  article: msg`The article differs.`,
  letter: msg`One letter differs.`,
};
