import { z } from 'zod/mini';
import { Email, GivenPassword, Password, Username } from './credentials.ts';

/** How the owner proves themselves: by the password; who has none, by having logged in through the provider just now. */
const proof = { password: z.optional(GivenPassword) };

export const ChangeEmail = z.strictObject({ email: Email, ...proof });
/** `is_changed`: at once, as no mail leaves this server; otherwise when the link at the new address is followed. */
export const EmailChange = z.object({ is_changed: z.boolean() });
export const ChangePassword = z.strictObject({ ...proof, new_password: Password });
export const ChangeUsername = z.strictObject({ username: Username });

/** A picture of at most 500 kB in base64; null takes it away. */
export const ChangePicture = z.strictObject({ image: z.nullable(z.string().check(z.maxLength(700_000))) });
export const pictureBodyBytes = 750_000;

/** Takes Google off an account, which is then entered by its password only. */
export const UnlinkIdentity = z.strictObject({ ...proof });

/** The account is gone 14 days after this was asked for; until then a log-in can take it back. */
export const DeleteUser = z.strictObject({ ...proof });
/** Epoch milliseconds at which nothing of it will be left. */
export const Deletion = z.object({ deleted_at: z.number() });
/** Days between asking for the deletion and the deletion (decisions section 5). */
export const deletionDays = 14;

/**
 * Everything the server has about somebody: the rows of every table, by its name. A row is an object of its columns, those
 * that are empty left out; looking into a hundred thousand of them would hold up everybody else.
 */
export const ExportedData = z.object({
  /** Epoch milliseconds. */
  exported_at: z.number(),
  /** Where on this server the files lie that they have added: their picture, pictures, recordings. */
  files: z.array(z.string()),
  tables: z.record(z.string(), z.array(z.unknown())),
});
