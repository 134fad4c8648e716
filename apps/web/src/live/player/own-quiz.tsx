import { Trans } from '@lingui/react/macro';
import type { MyLive } from '@lexiroom/contracts/live';
import { useEffect, useState } from 'react';
import type { z } from 'zod/mini';
import { buttonClass } from '../../design/button.tsx';
import { Card } from '../../design/card.tsx';

/** For who came here to host: back to the own session, or to the decks. Says nothing until the server has answered. */
export function OwnQuiz() {
  const [own, setOwn] = useState<z.output<typeof MyLive> | undefined>();
  useEffect(() => {
    const leaving = new AbortController();
    fetch('/api/live/mine', { credentials: 'include', signal: leaving.signal })
      .then((response) => (response.ok ? response.json() : undefined))
      .then(setOwn)
      .catch(() => undefined);
    return () => leaving.abort();
  }, []);
  if (own === undefined) return null;
  return (
    <Card className="flex flex-col gap-3 p-5">
      {own === null ? (
        <>
          <p className="text-lg">
            <Trans>Would you like to host? Open a deck and press Live.</Trans>
          </p>
          <a href="/" className={buttonClass('quiet')}>
            <Trans>Choose a deck</Trans>
          </a>
        </>
      ) : (
        <>
          <p className="text-lg">
            <Trans>
              Your own quiz is open, with the pin{' '}
              <b dir="ltr" className="tabular-nums">
                {own.pin.replace(/^(\d{3})/, '$1 ')}
              </b>
              .
            </Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <a href={`/live/${own.pin}/projector`} className={buttonClass('brand')}>
              <Trans>Projector</Trans>
            </a>
            <a href={`/live/${own.pin}/host`} className={buttonClass('quiet')}>
              <Trans>Controls</Trans>
            </a>
          </div>
        </>
      )}
    </Card>
  );
}
