import { firstForbidden } from '@lexiroom/domain/text';
import { z } from 'zod/mini';
import { Email, GivenPassword, Password, Username } from './credentials.ts';
import { Role, TimeZone } from './settings.ts';

export const SignUp = z.strictObject({
  username: Username,
  email: Email,
  password: Password,
  role: Role,
  time_zone: z.optional(TimeZone),
  /** From the console's one-time link: whoever signs up through it is the first admin. */
  setup_token: z.optional(z.string().check(z.maxLength(100))),
});
export type SignUp = z.infer<typeof SignUp>;

export const LogIn = z.strictObject({
  /** A username or an e-mail. */
  username: z.string().check(z.minLength(1), z.maxLength(254), z.refine(isPlain, 'This cannot be a username')),
  password: GivenPassword,
  /** Takes back the deletion that was asked for; without it, an account that is being deleted is refused. */
  keep_account: z.optional(z.boolean()),
});
export type LogIn = z.infer<typeof LogIn>;

export const LogOut = z.strictObject({ username: z.optional(z.string().check(z.maxLength(254))) });

function isPlain(text: string): boolean {
  return firstForbidden('name', text) === undefined;
}
