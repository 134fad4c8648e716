import type { GoogleOptions } from './oauth/google-options.ts';

/** What accounts need to be told. */
export interface AccountsOptions {
  /** Whoever signs up with this address is admin; where mails leave this server, once it is confirmed. */
  adminEmail?: string;
  /** As whom this server signs people in through Google; they cannot when absent. */
  google?: GoogleOptions;
}
