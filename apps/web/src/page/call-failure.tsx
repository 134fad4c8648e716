import { Trans } from '@lingui/react/macro';
import { refusalOf } from '../api/client.ts';
import { Button } from '../design/buttons/button.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';

export interface CallFailureProps {
  error: Error;
  /** Whether the call is being made again. */
  isBusy: boolean;
  onRetry: () => void;
}

/** A list that did not come: why, in the server's words, and another try. */
export function CallFailure({ error, isBusy, onRetry }: CallFailureProps) {
  const refusalWords = useRefusalWords();
  return (
    <div className="flex flex-col items-start gap-3">
      <Notice tone="bad">{refusalWords(refusalOf(error))}</Notice>
      <Button busy={isBusy} onClick={onRetry}>
        <Trans>Retry</Trans>
      </Button>
    </div>
  );
}
