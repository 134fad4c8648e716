import { z } from 'zod/mini';
import { GivenPassword, Username } from './credentials.ts';
import { SessionUser } from './session-user.ts';
import { Role, TimeZone } from './settings.ts';

/** Where outside identities come from. */
export const Provider = z.enum(['google']);

/**
 * Why an identity is asked for: to enter; to add it to the account that is logged in; or to prove anew that this is its
 * owner, who has no password.
 */
export const OauthStart = z.strictObject({
  purpose: z._default(z.enum(['enter', 'link', 'prove']), 'enter'),
  /** The path to go on to. */
  next: z.optional(z.string().check(z.maxLength(2000))),
});
/** Where the browser goes now. */
export const OauthAddress = z.object({ address: z.string() });

/** What the provider sent the browser back with. */
export const OauthReturn = z.strictObject({
  code: z.optional(z.string().check(z.maxLength(4000))),
  state: z.string().check(z.maxLength(500)),
  /** Which provider it was, as some say it (RFC 9207). */
  iss: z.optional(z.string().check(z.maxLength(500))),
  /** When the person or the provider said no. */
  error: z.optional(z.string().check(z.maxLength(500))),
});

/** What came of it: entered (or linked, or proved); a username is to be chosen; an account with this e-mail is there. */
export const OauthOutcome = z.discriminatedUnion('outcome', [
  z.object({ outcome: z.literal('entered'), user: SessionUser, next: z.nullable(z.string()) }),
  z.object({ outcome: z.literal('select_username'), suggestion: z.string(), next: z.nullable(z.string()) }),
  /** The password of that account, or its own earlier log-in, links the two. */
  z.object({ outcome: z.literal('link'), username: z.string(), next: z.nullable(z.string()) }),
]);
export type OauthOutcome = z.infer<typeof OauthOutcome>;

/** Makes the account of the identity that waits in this browser. */
export const SelectUsername = z.strictObject({
  username: Username,
  role: z._default(Role, 'learner'),
  time_zone: z.optional(TimeZone),
});
/** Links the identity that waits in this browser to the account with its e-mail. */
export const LinkIdentity = z.strictObject({ password: GivenPassword });
