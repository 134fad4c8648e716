import type { ImportView } from '@lexiroom/contracts/imports';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { ProgressBar } from '../../design/feedback/progress-bar.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Card } from '../../design/layout/card.tsx';

export interface RunningPanelProps {
  label: ReactNode;
  progress: ImportView['progress'];
  /** `bytes`: of a file that is sent. */
  unit: 'bytes' | 'rows';
  isLost: boolean;
  /** Undefined for what cannot be stopped. */
  onCancel: (() => void) | undefined;
  /** What may be done meanwhile. */
  children?: ReactNode;
}

/** Something is under way: how far it is, and a way to stop it. */
export function RunningPanel({ label, progress, unit, isLost, onCancel, children }: RunningPanelProps) {
  const amountWords = useAmountWords(unit);
  return (
    <Card className="flex flex-col gap-5 p-5 sm:p-7">
      <ProgressBar label={label} progress={progress} words={progress && amountWords(progress)} />
      {isLost && (
        <Notice>
          <Trans>The connection is lost. It goes on by itself as soon as it is back.</Trans>
        </Notice>
      )}
      {children}
      {onCancel && (
        <Button className="self-start" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      )}
    </Card>
  );
}

/** A function that says how far something is: '1.2 of 3.4 MB', '120 of 412'. */
function useAmountWords(unit: 'bytes' | 'rows'): (progress: { done: number; total: number }) => string {
  const { t, i18n } = useLingui();
  return (progress) => {
    if (unit === 'rows') {
      const [done, total] = [i18n.number(progress.done), i18n.number(progress.total)];
      return t`${done} of ${total}`;
    }
    const [done, total] = [progress.done, progress.total].map((bytes) =>
      i18n.number(bytes / 1_000_000, { maximumFractionDigits: 1 }),
    );
    return t`${done} of ${total} MB`;
  };
}
