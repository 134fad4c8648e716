import type { LanguageId } from '@lexiroom/domain/languages';
import { sectionProblem, speakerProblem } from '@lexiroom/domain/stories/story';
import { Trans } from '@lingui/react/macro';
import { Pencil, RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useProblemWords } from '../messages/problem-words.ts';
import type { StoryStore } from '../store/story-store.ts';
import type { UnsentText } from '../store/unsent-texts.ts';

export interface UnsentNoteProps {
  unsent: UnsentText | undefined;
  language: LanguageId | undefined;
  store: StoryStore;
  /** Goes on with what was typed. */
  onCorrect: () => void;
}

/** Below the original: what was typed instead and the server does not have, why, and what can be done. */
export function UnsentNote({ unsent, language, store, onCorrect }: UnsentNoteProps) {
  const problemWords = useProblemWords();
  if (!unsent || unsent.status === 'sending' || unsent.status === 'gone') return null;
  const { status, field, text } = unsent;
  const reasons: Record<typeof status, ReactNode> = {
    failed: <Trans>Not saved yet. It is kept on this device. You wrote:</Trans>,
    refused: <Trans>Not saved. You wrote:</Trans>,
    invalid: (
      <>
        {problemWords(field === 'text' ? sectionProblem(text) : speakerProblem(text))}.{' '}
        <Trans>Not saved. You wrote:</Trans>
      </>
    ),
    stale: <Trans>This was changed elsewhere in the meantime. You wrote:</Trans>,
  };
  return (
    <div role="alert" className="mt-1 flex flex-wrap items-center gap-2 rounded-xl bg-bad-wash px-2.5 py-1.5">
      <p className="max-h-40 min-w-[min(14rem,100%)] flex-1 overflow-y-auto text-sm font-medium text-bad-ink wrap-anywhere">
        {reasons[status]}{' '}
        <UserText language={language} className="font-bold select-text">
          {text}
        </UserText>
      </p>
      {(status === 'invalid' || status === 'refused') && (
        <Button size="small" icon={<Pencil className="size-4" aria-hidden="true" />} onClick={onCorrect}>
          <Trans>Correct it</Trans>
        </Button>
      )}
      {(status === 'failed' || status === 'stale') && (
        <Button
          size="small"
          icon={<RotateCcw className="size-4" aria-hidden="true" />}
          onClick={() => store.retry(unsent)}
        >
          {status === 'stale' ? <Trans>Use mine</Trans> : <Trans>Try again</Trans>}
        </Button>
      )}
      <Button size="small" onClick={() => store.discard(unsent)}>
        <Trans>Discard</Trans>
      </Button>
    </div>
  );
}
