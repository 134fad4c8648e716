import type { SessionUser } from '@lexiroom/contracts/accounts';
import { openShelf } from '../offline/index.ts';

const shelf = openShelf<SessionUser>('visitor');

/** Who was logged in here when the server was last heard: whose studies go on without a network. */
export const keptUser = (): Promise<SessionUser | undefined> => shelf.get(['']);

/** Remembers who is logged in; null for nobody. */
export async function keepUser(user: SessionUser | null): Promise<void> {
  if (user) await shelf.put([''], user);
  else await shelf.drop(['']);
}
