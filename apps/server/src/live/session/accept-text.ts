import type { AcceptText } from '@lexiroom/contracts/live';
import { spellingsOf } from '@lexiroom/domain/quiz-questions';
import { traitsOf } from '@lexiroom/domain/live-session';
import type { LiveLog } from '../../event-log/live-log.ts';
import { serverGameOf } from '../../games/index.ts';
import type { LiveSession } from './live-session.ts';
import type { Outcome } from './session-mailbox.ts';

/**
 * Orders that a text which was typed counts as right, or no longer, in every spelling that means the same to whoever types
 * the language. Which were typed is known once the question takes no answers any more; before that it is refused. In a
 * race, whose words are asked all the time, it is what was typed so far.
 */
export async function acceptText(
  session: LiveSession,
  log: LiveLog,
  { question, text, undo, command_id, at }: AcceptText & { command_id: string | null; at: number },
): Promise<Outcome> {
  const { state } = session;
  if (question === state.number && traitsOf(state).answers !== 'none') return { refusal: { code: 'NOT_OPEN' } };
  const word = serverGameOf(state).answersToWord?.(question, state);
  const typed = await log.typedTexts(session.live.live_id, word ?? { question });
  const texts = spellingsOf(text, typed, state.target_language);
  return session.dispatch({ command: { type: 'accept', question, texts, undo }, command_id, at });
}
