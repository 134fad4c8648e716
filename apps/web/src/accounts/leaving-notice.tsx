import { Trans, useLingui } from '@lingui/react/macro';
import { dateLocale } from '../i18n/date-locale.ts';
import { Button } from '../design/button.tsx';
import { Notice } from '../design/notice.tsx';

export interface LeavingNoticeProps {
  /** When nothing of the account will be left, in epoch milliseconds. */
  at: number;
  onKeep: () => void;
}

/** The account that was to be entered is being deleted: until when it can be kept, and the button that keeps it. */
export function LeavingNotice({ at, onKeep }: LeavingNoticeProps) {
  const { i18n } = useLingui();
  const day = new Intl.DateTimeFormat(dateLocale(i18n.locale), { dateStyle: 'long' }).format(at);
  return (
    <div className="flex flex-col gap-3">
      <Notice tone="bad">
        <Trans>You asked for this account to be deleted. It will be gone on {day}.</Trans>
      </Notice>
      <Button look="sun" size="large" onClick={onKeep}>
        <Trans>Keep my account</Trans>
      </Button>
    </div>
  );
}
