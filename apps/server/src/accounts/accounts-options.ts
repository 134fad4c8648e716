import type { GoogleOptions } from './oauth/google-options.ts';

/** The options of the app that accounts need. */
export interface AccountsOptions {
  /** Whoever signs up with this address is admin; where mails leave this server, once it is confirmed. */
  adminEmail?: string;
  /** How this server is registered with Google; when absent, nobody can sign in through Google. */
  google?: GoogleOptions;
}
