import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { isTargetType } from '@lexiroom/domain/sentences/sentence';
import { Copy } from 'lucide-react';
import { useState } from 'react';
import { copyText } from '../../browser/clipboard.ts';
import { Button } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { UnsentText } from './store/unsent-texts.ts';

interface GoneTextsProps {
  /** All that is not sent; those whose sentence was deleted elsewhere are shown. */
  texts: readonly UnsentText[];
  languages: { target_language: LanguageId; source_language: LanguageId | null };
  onDiscard: (text: UnsentText) => void;
}

/** What was written into sentences that another tab has deleted: to be copied, or thrown away. */
export function GoneTexts({ texts, languages, onDiscard }: GoneTextsProps) {
  const { t } = useLingui();
  const gone = texts.filter(({ status }) => status === 'gone');
  if (gone.length === 0) return null;
  return (
    <ul aria-label={t`Texts without a sentence`} className="flex flex-col gap-2">
      {gone.map((text) => (
        <li key={`${text.sentence_id}/${text.sentence_type}`}>
          <GoneText
            text={text.translation ?? ''}
            language={isTargetType(text.sentence_type) ? languages.target_language : languages.source_language}
            onDiscard={() => onDiscard(text)}
          />
        </li>
      ))}
    </ul>
  );
}

interface GoneTextProps {
  text: string;
  language: LanguageId | null;
  onDiscard: () => void;
}

function GoneText({ text, language, onDiscard }: GoneTextProps) {
  const [isCopied, setCopied] = useState<boolean>();
  return (
    <div role="alert" className="flex flex-wrap items-center gap-2 rounded-xl bg-bad-wash px-3.5 py-2">
      <p className="min-w-0 flex-1 font-medium text-bad-ink wrap-anywhere">
        <Trans>This sentence was deleted elsewhere. You wrote:</Trans>{' '}
        <UserText language={language} className="font-bold select-text">
          {text}
        </UserText>
      </p>
      <Button
        size="small"
        icon={<Copy className="size-4" aria-hidden="true" />}
        onClick={() => void copyText(text).then(setCopied)}
      >
        <Trans>Copy</Trans>
      </Button>
      <Button size="small" onClick={onDiscard}>
        <Trans>Discard</Trans>
      </Button>
      <output className="text-bad-ink empty:hidden">
        {isCopied === true && <Trans>Copied.</Trans>}
        {isCopied === false && <Trans>Failed to copy</Trans>}
      </output>
    </div>
  );
}
