import { Trans } from '@lingui/react/macro';
import type { UseMutationResult } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { refusalOf } from '../api/client.ts';
import { Notice } from '../design/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';

/** Beside a setting: that it is saved, or why not. */
export function SavingState({ of }: { of: Pick<UseMutationResult, 'isSuccess' | 'isError' | 'error'> }) {
  const refusalWords = useRefusalWords();
  return (
    <>
      {/* Drawn always, so that screen readers hear what comes. */}
      <output className="flex items-center gap-1.5 font-semibold text-good-ink empty:hidden">
        {of.isSuccess && (
          <>
            <Check className="size-5" aria-hidden="true" />
            <Trans>Saved</Trans>
          </>
        )}
      </output>
      {of.isError && <Notice tone="bad">{refusalWords(refusalOf(of.error))}</Notice>}
    </>
  );
}
