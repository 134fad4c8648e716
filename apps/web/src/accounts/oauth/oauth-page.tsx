import { NotFound } from '../../shell/not-found.tsx';

/** Where a provider sends the browser back to. */
export function OauthPage(_: { provider: string }) {
  return <NotFound />;
}
