import { z } from 'zod/mini';

/** Usernames: 3–20 of a–z 0–9 _ -; capitals are taken as small ones. */
export const Username = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toLowerCase()),
  ),
  z.string().check(z.regex(/^[a-z0-9_-]{3,20}$/, 'A username has 3 to 20 of the characters a–z, 0–9, _ and -')),
);

export const Email = z.pipe(
  z.pipe(
    z.string(),
    z.transform((typed) => typed.trim().toLowerCase()),
  ),
  z.email('This is not an e-mail address').check(z.maxLength(254)),
);

export const passwordLimits = { least: 10, most: 256 } as const;

/** A password that is chosen: its length; whether it is too common, the server says. */
export const Password = z
  .string()
  .check(
    z.minLength(passwordLimits.least, 'A password has at least 10 characters'),
    z.maxLength(passwordLimits.most, 'A password has at most 256 characters'),
  );

/** A password that somebody proves themselves with. */
export const GivenPassword = z.string().check(z.minLength(1), z.maxLength(passwordLimits.most));

/** The secret part of a mailed link: 256 bits. */
export const LinkToken = z.string().check(z.regex(/^[\w-]{43}$/, 'This link is not whole'));
