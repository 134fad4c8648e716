import { Plural, Trans } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useSession } from '../../session/session.ts';
import type { Study } from '../../study/study.ts';
import { sentencesSource } from '../sentences-query.ts';
import { useUnsentTexts } from '../writing/store/use-unsent-texts.ts';
import { wakeWhenReachable } from '../../offline/wake-when-reachable.ts';

interface UnsentNoticeProps {
  study: Study;
  /** Opens the overlay, where it is decided about texts that were changed elsewhere. */
  onLook: () => void;
}

/** Says that texts which were written are not saved yet; while it is on the page, they are sent. */
export function UnsentNotice({ study, onLook }: UnsentNoticeProps) {
  const { user } = useSession();
  return user && <NoticeTo user_id={user.user_id} study={study} onLook={onLook} />;
}

function NoticeTo({ user_id, study, onLook }: UnsentNoticeProps & { user_id: number }) {
  const cache = useQueryClient();
  const source = sentencesSource(study);
  const texts = useUnsentTexts(user_id, source.deck_ids);
  const waiting = texts.filter(({ status }) => status !== 'sending');
  // Where the store cannot be fetched, the network is not back either.
  const send = () =>
    import('../writing/store/open-sentence-store.ts').then(
      ({ openSentenceStore }) => openSentenceStore(cache, source, user_id).wake(),
      () => undefined,
    );
  // A page that is gone may have left some on their way.
  const [isLeftBehind] = useState(texts.length > 0);
  const isWaiting = isLeftBehind || waiting.length > 0;
  const sendNow = useEffectEvent(() => void send());
  useEffect(() => {
    if (isLeftBehind) sendNow();
  }, [isLeftBehind]);
  useEffect(() => (isWaiting ? wakeWhenReachable(() => sendNow()) : undefined), [isWaiting]);
  if (waiting.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Notice tone="bad">
        <Plural
          value={waiting.length}
          one="# text is not saved yet. It is kept on this device."
          other="# texts are not saved yet. They are kept on this device."
        />
      </Notice>
      {waiting.some(({ status }) => status === 'failed') && (
        <Button icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={() => void send()}>
          <Trans>Try again</Trans>
        </Button>
      )}
      {waiting.some(({ status }) => status !== 'failed') && (
        <Button aria-haspopup="dialog" onClick={onLook}>
          <Trans>Look at them</Trans>
        </Button>
      )}
    </div>
  );
}
