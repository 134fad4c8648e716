import { Trans, useLingui } from '@lingui/react/macro';
import type { LanguageId } from '@lexiroom/domain/languages';
import { Check } from 'lucide-react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';

export interface ShownText {
  text: string;
  times: number;
  near: boolean;
  accepted: boolean;
}

export interface TypedTextsProps {
  texts: readonly ShownText[];
  language: LanguageId;
  isBusy?: boolean;
  onAccept: (text: string, undo: boolean) => void;
}

/** What was typed instead of the word, which the host may let count as right; and take that back. */
export function TypedTexts({ texts, language, isBusy = false, onAccept }: TypedTextsProps) {
  const { t } = useLingui();
  return (
    <ul className="flex flex-col divide-y divide-line rounded-2xl border border-line">
      {texts.map(({ text, times, near, accepted }) => (
        <li key={text} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-1.5">
          <span className="min-w-8 font-bold tabular-nums">{times}×</span>
          <span className="min-w-0 flex-1">
            <UserText language={language} className="font-semibold wrap-anywhere">
              {text}
            </UserText>
            {near && !accepted && (
              <span className="ms-2 text-sm text-soft">
                <Trans>nearly right</Trans>
              </span>
            )}
          </span>
          {accepted && <Check className="size-5 text-good-ink" strokeWidth={3} aria-label={t`Counts as right`} />}
          <Button
            size="small"
            disabled={isBusy}
            aria-label={accepted ? t`No longer accept ${text}` : t`Accept ${text}`}
            onClick={() => onAccept(text, accepted)}
          >
            {accepted ? <Trans>No longer accept</Trans> : <Trans>Accept</Trans>}
          </Button>
        </li>
      ))}
    </ul>
  );
}
