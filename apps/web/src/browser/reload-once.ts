import { readOfSession, rememberOfSession } from './stored-values.ts';

/**
 * For scripts that did not come: a later build has others, or the network failed for a moment. Loads the page anew, once
 * for the same failure; then, or offline, the failure stands and is thrown.
 */
export async function reloadOnce(failure: unknown): Promise<never> {
  if (!navigator.onLine) throw failure;
  const name = String(failure);
  if (readOfSession('loaded_anew_for') === name) throw failure;
  rememberOfSession('loaded_anew_for', name);
  if (readOfSession('loaded_anew_for') !== name) throw failure;
  location.reload();
  return new Promise(() => undefined);
}
