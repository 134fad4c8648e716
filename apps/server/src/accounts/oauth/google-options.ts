import type { Environment } from '../../configuration/environment.ts';

/** How this server is known to the provider of identities. */
export interface GoogleOptions {
  clientId: string;
  clientSecret: string;
  /** `https://accounts.google.com`, or another that speaks OpenID Connect. */
  issuer: string;
}

/** The client id, secret and issuer for Google out of the environment; undefined when Google is not configured. */
export function googleOf({
  GOOGLE_CLIENT_ID,
  GOOGLE_CLIENT_SECRET,
  GOOGLE_ISSUER,
}: Environment): GoogleOptions | undefined {
  if (!GOOGLE_CLIENT_ID || !GOOGLE_CLIENT_SECRET) return undefined;
  return { clientId: GOOGLE_CLIENT_ID, clientSecret: GOOGLE_CLIENT_SECRET, issuer: GOOGLE_ISSUER };
}
