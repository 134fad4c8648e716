import { messageLimit } from '@lexiroom/contracts/messages';
import { tidyText } from '@lexiroom/domain/text';
import { forgetOfSession, readOfSession, rememberOfSession } from '../browser/stored-values.ts';

/** What was typed and not sent yet; kept until the tab is closed (specification 1 section 2). */
export const keptDraft = (): string => readOfSession('feedback_draft') ?? '';

/** Keeps what was typed; nothing is kept of nothing. */
export function keepDraft(typed: string): void {
  if (typed === '') forgetOfSession('feedback_draft');
  else rememberOfSession('feedback_draft', typed);
}

/** What would be sent, and whether it can be: not when it is empty after trimming, nor beyond 2000 characters. */
export function checkedDraft(typed: string): {
  feedback: string;
  length: number;
  problem: 'empty' | 'long' | undefined;
} {
  const feedback = tidyText(typed);
  const { length } = feedback;
  return { feedback, length, problem: length === 0 ? 'empty' : length > messageLimit ? 'long' : undefined };
}
