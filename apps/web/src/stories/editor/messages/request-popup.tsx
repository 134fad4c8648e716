import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '../../../design/buttons/button.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import type { RequestMessage } from '../store/request-message.ts';

export interface RequestPopupProps {
  message: RequestMessage | undefined;
  onClose: () => void;
}

/** Why a change was not made, above what is edited until it was read (specification 3 section 8). */
export function RequestPopup({ message, onClose }: RequestPopupProps) {
  const words = useRequestWords();
  if (!message) return null;
  return (
    <div className="sticky top-16 z-20 flex flex-wrap items-center gap-3 rounded-2xl bg-card shadow-lg">
      <div className="min-w-0 flex-1">
        <Notice tone="bad">{words(message)}</Notice>
      </div>
      <Button size="small" className="me-2" onClick={onClose}>
        <Trans>OK</Trans>
      </Button>
    </div>
  );
}

/** A function that says why a call failed, and when to try again: '. Try again at HH:MM'. */
export function useRequestWords(): (message: RequestMessage) => string {
  const { t, i18n } = useLingui();
  const refusalWords = useRefusalWords();
  return (message) => {
    switch (message.type) {
      case 'no connection':
        return refusalWords();
      case 'later':
        return t`Please try again later...`;
      case 'refused': {
        const words = refusalWords(message.problem);
        if (message.again_at === undefined) return words;
        const time = new Intl.DateTimeFormat(i18n.locale, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
        const reason = words.replace(/\.+$/u, '');
        return t`${reason}. Try again at ${time.format(message.again_at)}`;
      }
    }
  };
}
