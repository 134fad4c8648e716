import { useLingui } from '@lingui/react/macro';
import type { Page } from '@lexiroom/domain/study/page';
import type { WordOf } from '../words.ts';

export interface PageNewsProps {
  page: Page;
  position: number;
  count: number;
  wordOf: WordOf;
}

/** What screen readers hear: which page it is; once it is answered, whether that was right. */
export function PageNews({ page, position, count, wordOf }: PageNewsProps) {
  const { t } = useLingui();
  const given = page.type === 'question' ? page.given : null;
  const text = wordOf(page.word_id).target_translation;
  if (given) return given.is_correct ? t`Right: ${text}` : t`Wrong: it is ${text}`;
  return t`Page ${position + 1} of ${count}`;
}
