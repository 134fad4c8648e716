import type { SessionUser } from '@lexiroom/contracts/accounts';
import { openRecordStore } from '../offline/index.ts';

const store = openRecordStore<unknown>('visitor');

/** Who was logged in here when the server was last heard: whose studies go on without a network. */
export async function keptUser(): Promise<SessionUser | undefined> {
  const kept = await store.get(['']);
  if (kept === undefined) return undefined;
  // What an earlier build kept may look different. The schemas are fetched for this alone.
  const { SessionUser: Schema } = await import('@lexiroom/contracts/accounts');
  return Schema.safeParse(kept).data;
}

/** Remembers who is logged in; null for nobody. */
export async function keepUser(user: SessionUser | null): Promise<void> {
  if (user) await store.put([''], user);
  else await store.drop(['']);
}
