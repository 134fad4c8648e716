import { plural } from '@lingui/core/macro';
import type { DeckWord } from '@lexiroom/contracts/decks';
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { copyText } from '../../browser/clipboard.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { usePopup } from '../../design/feedback/popup.tsx';
import type { Study } from '../study.ts';
import { useTranslations } from '../translations.ts';
import { listedWords } from '../study.ts';

/** Copies the words of the page (specification 2 section 2.4). */
export function CopyWords({ study }: { study: Study }) {
  const { t } = useLingui();
  const { showPopup, popup } = usePopup();
  const { areShown } = useTranslations(study);
  const words = listedWords(study);
  async function copy() {
    const isCopied = await copyText(wordsAsText(words, areShown));
    if (isCopied) showPopup(t`Copied ${plural(words.length, { one: '# word', other: '# words' })}`, 'good');
    else showPopup(t`Failed to copy`, 'bad');
  }
  return (
    <>
      <IconButton
        label={t`Copy the words`}
        icon={<Copy className="size-5" aria-hidden="true" />}
        disabled={words.length === 0}
        onClick={() => void copy()}
      />
      {popup}
    </>
  );
}

/**
 * Words as text: a line each, the translation behind a tab where translations are shown, and behind another the second text,
 * so that tables take it, and a new deck takes word and translation.
 */
function wordsAsText(words: readonly DeckWord[], hasTranslations: boolean): string {
  const lineOf = ({ target_translation, extra_target_translation, source_translation }: DeckWord) =>
    [target_translation, ...(hasTranslations ? [source_translation] : []), extra_target_translation]
      .map((text) => text ?? '')
      .join('\t')
      .trimEnd();
  return words.map(lineOf).join('\n');
}
