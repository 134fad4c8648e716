import { SessionUser } from '@lexiroom/contracts/accounts';
import { openShelf } from '../offline/index.ts';

const shelf = openShelf<unknown>('visitor');

/** Who was logged in here when the server was last heard: whose studies go on without a network. */
export async function keptUser(): Promise<SessionUser | undefined> {
  // What an earlier build kept may look different.
  return SessionUser.safeParse(await shelf.get([''])).data;
}

/** Remembers who is logged in; null for nobody. */
export async function keepUser(user: SessionUser | null): Promise<void> {
  if (user) await shelf.put([''], user);
  else await shelf.drop(['']);
}
