import { firstForbidden } from '@lexiroom/domain/text';
import { z } from 'zod/mini';

/** Usernames: 3–20 of a–z 0–9 _ -; capitals are taken as small ones. */
export const Username = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toLowerCase()),
  ),
  z.string().check(z.regex(/^[a-z0-9_-]{3,20}$/, 'A username has 3 to 20 of the characters a–z, 0–9, _ and -')),
);
const Email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toLowerCase()),
  ),
  z.email('This is not an e-mail address').check(z.maxLength(254)),
);
export const passwordLimits = { least: 10, most: 256 } as const;
const Password = z
  .string()
  .check(
    z.minLength(passwordLimits.least, 'A password has at least 10 characters'),
    z.maxLength(passwordLimits.most, 'A password has at most 256 characters'),
  );

export const roles = ['learner', 'teacher'] as const;
export const Role = z.enum(roles);
export type Role = z.infer<typeof Role>;

/** Whoever is logged in, as their own browser knows them (specification 1 section 3). */
export const SessionUser = z.object({
  user_id: z.int(),
  username: z.string(),
  email: z.string(),
  role: Role,
  user_picture: z.nullable(z.string()),
  root_id: z.int(),
  verified: z.boolean(),
  is_admin: z.boolean(),
  is_oauth: z.boolean(),
  is_live: z.boolean(),
  has_password: z.boolean(),
});
export type SessionUser = z.infer<typeof SessionUser>;

export const SignUp = z.strictObject({
  username: Username,
  email: Email,
  password: Password,
  role: Role,
  time_zone: z.optional(z.string().check(z.maxLength(60), z.refine(isTimeZone, 'This is not a time zone'))),
  /** From the console's one-time link: whoever signs up through it is the first admin. */
  setup_token: z.optional(z.string().check(z.maxLength(100))),
});
export type SignUp = z.infer<typeof SignUp>;

export const LogIn = z.strictObject({
  /** A username or an e-mail. */
  username: z.string().check(z.minLength(1), z.maxLength(254), z.refine(isPlain, 'This cannot be a username')),
  password: z.string().check(z.minLength(1), z.maxLength(passwordLimits.most)),
});
export type LogIn = z.infer<typeof LogIn>;

export const LogOut = z.strictObject({ username: z.optional(z.string().check(z.maxLength(254))) });

function isTimeZone(name: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: name }));
  } catch {
    return false;
  }
}

function isPlain(text: string): boolean {
  return firstForbidden('name', text) === undefined;
}
