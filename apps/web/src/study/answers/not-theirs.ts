import { api } from '../../api/client.ts';

/**
 * What became of a call of theirs that was not found. Perhaps somebody else has logged in, in another tab: to them the decks,
 * the round and the answer are nobody's.
 */
export async function notTheirs(username: string): Promise<'refused' | 'logged_out' | 'later'> {
  const user = await api.loggedInUser().catch(() => undefined);
  if (!user) return 'later';
  return 'username' in user && user.username === username ? 'refused' : 'logged_out';
}
