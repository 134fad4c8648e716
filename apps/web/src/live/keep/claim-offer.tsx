import { Plural, Trans } from '@lingui/react/macro';
import type { Problem } from '@lexiroom/contracts/errors';
import { useState } from 'react';
import { type KeptLive, keptLives } from '../../connection/kept-lives.ts';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';

type State =
  { is: 'open' | 'busy' | 'unreachable' } | { is: 'kept'; answers: number } | { is: 'refused'; problem: Problem };

/** What the server says to a claim; undefined without an answer, or while it asks for patience. */
async function claim(claim_code: string): Promise<State | undefined> {
  const response = await fetch('/api/live/claim', {
    method: 'POST',
    credentials: 'include',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ claim_code }),
  }).catch(() => undefined);
  const body: unknown = await response?.json().catch(() => undefined);
  if (!response || body === undefined) return undefined;
  if (response.ok) return { is: 'kept', answers: (body as { answers: number }).answers };
  const isFinal = [404, 409, 410].includes(response.status);
  return isFinal ? { is: 'refused', problem: body as Problem } : undefined;
}

/** What a guest has learned can be taken into an account, for 30 days: by a press, once somebody is logged in. */
export function ClaimOffer({ live, isLoggedIn }: { live: KeptLive; isLoggedIn: boolean }) {
  const words = useRefusalWords();
  const [state, setState] = useState<State>({ is: 'open' });
  const { claim_code, pin, quiz, name } = live;
  if (claim_code === null) return null;
  const keep = async () => {
    setState({ is: 'busy' });
    const said = await claim(claim_code);
    if (said) keptLives.forgetClaim(pin, quiz);
    setState(said ?? { is: 'unreachable' });
  };
  if (state.is === 'kept')
    return (
      <output className="text-lg font-semibold text-good-ink">
        <Plural
          value={state.answers}
          one="# answer is in your account now."
          other="# answers are in your account now."
        />
      </output>
    );
  if (state.is === 'refused') return <output className="text-lg font-semibold">{words(state.problem)}</output>;
  return (
    <div className="flex flex-col items-start gap-3">
      <p className="text-lg">
        <Trans>
          Add what <UserText className="font-semibold">{name}</UserText> answered to your account, and each word comes
          back when it is due. You have 30 days.
        </Trans>
      </p>
      {isLoggedIn ? (
        <Button look="brand" busy={state.is === 'busy'} onClick={() => void keep()}>
          <Trans>Keep my answers</Trans>
        </Button>
      ) : (
        <p className="flex flex-wrap gap-3">
          <a href="/signup" className={buttonClass('brand')}>
            <Trans>Sign up</Trans>
          </a>
          <a href="/login" className={buttonClass('quiet')}>
            <Trans>Log in</Trans>
          </a>
        </p>
      )}
      <output className="font-semibold text-bad-ink empty:hidden">
        {state.is === 'unreachable' && <Trans>The server cannot be reached. Please try again.</Trans>}
      </output>
    </div>
  );
}
