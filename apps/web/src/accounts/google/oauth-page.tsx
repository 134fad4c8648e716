import { Trans, useLingui } from '@lingui/react/macro';
import type { OauthOutcome } from '@lexiroom/contracts/accounts';
import { useEffect, useEffectEvent, useState } from 'react';
import { api, refusalOf } from '../../api/client.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Link, logInPath, replace, selectUsernamePath } from '../../navigation/index.ts';
import { NotFound } from '../../page/not-found.tsx';
import { useAfterLogIn } from '../log-in/after-log-in.ts';
import { AuthLayout, authLink } from '../forms/auth-layout.tsx';
import { LinkIdentity } from './link-identity.tsx';

/** Where a provider sends the browser back to (decisions section 5). */
export function OauthPage({ provider }: { provider: string }) {
  const [parameters] = useState(() => new URLSearchParams(location.search));
  const [attempt, setAttempt] = useState(1);
  if (provider.toLowerCase() !== 'google') return <NotFound />;
  return <FromGoogle key={attempt} parameters={parameters} onRetry={() => setAttempt(attempt + 1)} />;
}

type Waiting = Extract<OauthOutcome, { outcome: 'link' }>;

function FromGoogle({ parameters, onRetry }: { parameters: URLSearchParams; onRetry: () => void }) {
  const { t } = useLingui();
  const afterLogIn = useAfterLogIn();
  const refusalWords = useRefusalWords();
  const [failure, setFailure] = useState<unknown>();
  const [link, setLink] = useState<Waiting>();

  const follow = useEffectEvent((outcome: OauthOutcome) => {
    const next = outcome.next ?? undefined;
    if (outcome.outcome === 'entered') afterLogIn(outcome.user, next);
    else if (outcome.outcome === 'select_username') replace(selectUsernamePath(outcome.suggestion, next));
    else setLink(outcome);
  });
  useEffect(() => {
    let isHere = true;
    // The code and the state are nothing for the history, or for whoever looks at the screen.
    replace(location.pathname);
    callBackOnce('google', parameters).then(
      (outcome) => isHere && follow(outcome),
      (error: unknown) => isHere && setFailure(error),
    );
    return () => {
      isHere = false;
    };
  }, [parameters]);

  if (link) return <LinkIdentity username={link.username} next={link.next ?? undefined} />;
  const refusal = failure === undefined ? undefined : refusalOf(failure);
  return (
    <AuthLayout
      title="Google"
      other={
        failure !== undefined && (
          <Link to={logInPath()} className={authLink}>
            <Trans>Back to the login page</Trans>
          </Link>
        )
      }
    >
      {failure === undefined ? (
        <>
          <output className="block text-center text-lg">{t`One moment: we are logging you in with Google.`}</output>
          <Loading />
        </>
      ) : (
        <div className="flex flex-col gap-5">
          <Notice tone="bad">
            {refusalWords(refusal?.code === 'INVALID' ? { code: 'IDENTITY_REFUSED' } : refusal)}
          </Notice>
          {!refusal && (
            <Button look="sun" onClick={onRetry}>
              <Trans>Retry</Trans>
            </Button>
          )}
        </div>
      )}
    </AuthLayout>
  );
}

const outcomes = new Map<string, Promise<OauthOutcome>>();

/**
 * Tells the server what the provider sent the browser back with: once, however often it is asked for, as a code is worth
 * one call. What did not get through may be told again.
 */
function callBackOnce(provider: 'google', parameters: URLSearchParams): Promise<OauthOutcome> {
  const state = parameters.get('state') ?? '';
  const before = outcomes.get(state);
  if (before) return before;
  const code = parameters.get('code');
  const error = parameters.get('error');
  const iss = parameters.get('iss');
  const body = { state, ...(iss ? { iss } : {}), ...(code ? { code } : {}), ...(error ? { error } : {}) };
  const outcome = api.oauthCallback({ params: { provider }, body });
  outcomes.set(state, outcome);
  outcome.catch(() => outcomes.delete(state));
  return outcome;
}
