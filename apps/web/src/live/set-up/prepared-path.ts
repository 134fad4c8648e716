import type { PreparedQuiz } from '@lexiroom/contracts/live';
import { withLinkKey } from '../../api/link-key.ts';

/** The set-up of a quiz that was prepared. */
export function preparedPath({ set_up_id, deck_ids, word_ids, source_language, link_key }: PreparedQuiz): string {
  const ids = deck_ids.map((id) => `id=${id}`).join('&');
  const words = word_ids ? `&word_id=${word_ids.join(',')}` : '';
  const from = source_language ? `&source=${source_language}` : '';
  return withLinkKey(`/live?${ids}${words}${from}&prepared=${set_up_id}`, link_key);
}
