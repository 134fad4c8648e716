import { useMutation } from '@tanstack/react-query';
import { api } from '../../api/client.ts';

/** Why Google is asked who somebody is: to enter, to add it to the account, or to prove that this is its owner. */
export type GooglePurpose = 'enter' | 'link' | 'prove';

/** Sends the browser to Google, which sends it back to /oauth/google; `next` is where to go then. */
export function useGoogle(purpose: GooglePurpose, next: string | undefined) {
  return useMutation({
    mutationFn: () => api.oauthStart({ params: { provider: 'google' }, query: { purpose, ...(next ? { next } : {}) } }),
    onSuccess: ({ address }) => location.assign(address),
  });
}
