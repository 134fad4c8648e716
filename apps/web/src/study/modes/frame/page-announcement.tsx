import { useLingui } from '@lingui/react/macro';
import type { Page } from '@lexiroom/domain/study/page';
import type { WordOf } from '../words.ts';

export interface PageAnnouncementProps {
  page: Page;
  position: number;
  count: number;
  wordOf: WordOf;
}

/** What screen readers hear: which page it is; once it is answered, whether that was right. */
export function PageAnnouncement({ page, position, count, wordOf }: PageAnnouncementProps) {
  const { t } = useLingui();
  const answer = page.type === 'question' ? page.given : null;
  const text = wordOf(page.word_id).target_translation;
  if (answer) return answer.is_correct ? t`Right: ${text}` : t`Wrong: it is ${text}`;
  return t`Page ${position + 1} of ${count}`;
}
