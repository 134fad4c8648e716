import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { KeptLive } from '../../connection/kept-lives.ts';
import { Button } from '../../design/buttons/button.tsx';
import { useIsLoggedIn } from '../logged-in.ts';
import { ClaimOffer } from './claim-offer.tsx';
import { MissedStudy } from './missed-study.tsx';

/** What one can do with what was missed, as soon as the quiz is over: study it here, and keep it. */
export function AfterQuiz({ live }: { live: KeptLive }) {
  const isLoggedIn = useIsLoggedIn();
  return (
    <div className="flex flex-col gap-5">
      {live.missed.length > 0 && <StudyButton live={live} />}
      {live.claim_code !== null && (
        <section className="rounded-3xl bg-card p-5">
          <h2 className="mb-2 font-display text-2xl font-bold">
            <Trans>Keep what you learned</Trans>
          </h2>
          <ClaimOffer live={live} isLoggedIn={isLoggedIn} />
        </section>
      )}
    </div>
  );
}

/** Opens a study of the missed words. */
export function StudyButton({ live }: { live: KeptLive }) {
  const [isStudying, setStudying] = useState(false);
  return (
    <>
      <Button look="sun" size="large" onClick={() => setStudying(true)}>
        <Trans>Study these now</Trans>
      </Button>
      {isStudying && <MissedStudy live={live} onClose={() => setStudying(false)} />}
    </>
  );
}
