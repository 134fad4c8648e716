import type { SessionUser } from '@lexiroom/contracts/accounts';
import { openShelf } from '../offline/index.ts';

const shelf = openShelf<unknown>('visitor');

/** Who was logged in here when the server was last heard: whose studies go on without a network. */
export async function keptUser(): Promise<SessionUser | undefined> {
  const kept = await shelf.get(['']);
  if (kept === undefined) return undefined;
  // What an earlier build kept may look different. The schemas are fetched for this alone.
  const { SessionUser: Schema } = await import('@lexiroom/contracts/accounts');
  return Schema.safeParse(kept).data;
}

/** Remembers who is logged in; null for nobody. */
export async function keepUser(user: SessionUser | null): Promise<void> {
  if (user) await shelf.put([''], user);
  else await shelf.drop(['']);
}
