import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { Copy } from 'lucide-react';
import { copyText } from '../../browser/clipboard.ts';
import { IconButton } from '../../design/icon-button.tsx';
import { usePopup } from '../../design/popup.tsx';
import type { Study } from '../study.ts';
import { useTranslations } from '../translations.ts';
import { wordsAsText } from './copied-words.ts';
import { listedWords } from './listed-words.ts';

/** Copies the words of the page (specification 2 section 2.4). */
export function CopyWords({ study }: { study: Study }) {
  const { t } = useLingui();
  const { say, popup } = usePopup();
  const { areShown } = useTranslations(study);
  const words = listedWords(study);
  async function copy() {
    const isCopied = await copyText(wordsAsText(words, areShown));
    if (isCopied) say(t`Copied ${plural(words.length, { one: '# word', other: '# words' })}`, 'good');
    else say(t`Failed to copy`, 'bad');
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
