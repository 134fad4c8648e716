import type { OauthOutcome } from '@lexiroom/contracts/accounts';
import { api } from '../../api/client.ts';

const outcomes = new Map<string, Promise<OauthOutcome>>();

/**
 * Tells the server what the provider sent the browser back with: once, however often it is asked for, as a code is worth
 * one call. What did not get through may be told again.
 */
export function callBackOnce(provider: 'google', parameters: URLSearchParams): Promise<OauthOutcome> {
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
