import { Trans } from '@lingui/react/macro';
import { FloatingToast } from '../../design/feedback/floating-toast.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import type { SetUpNews } from './use-set-ups.ts';

export interface SetUpToastProps {
  news: SetUpNews | undefined;
  place?: 'top' | 'bottom';
  onGone: () => void;
}

/** What was done last with what a host keeps, and what undoes it. */
export function SetUpToast({ news, place, onGone }: SetUpToastProps) {
  const words = useRefusalWords();
  return (
    <FloatingToast
      shown={news}
      place={place ?? 'bottom'}
      isBad={news?.is === 'refused'}
      action={news?.is === 'deleted' ? { words: <Trans>Undo</Trans>, act: news.undo } : undefined}
      onGone={onGone}
    >
      {news?.is === 'refused' && words(news.problem)}
      {news?.is === 'deleted' && (
        <Trans>
          <UserText>{news.name}</UserText> was deleted
        </Trans>
      )}
      {news?.is === 'saved' &&
        (news.kind === 'preset' ? (
          <Trans>
            <UserText>{news.name}</UserText> is kept
          </Trans>
        ) : (
          <Trans>
            <UserText>{news.name}</UserText> is saved. You can find it on the Live page.
          </Trans>
        ))}
    </FloatingToast>
  );
}
