import { createHash, randomBytes } from 'node:crypto';

const beginning = 'private';

/**
 * A name for files that are not for everybody, which nobody can guess: 224 random bits instead of a hash of the content, by
 * which whoever has the same scan could tell that it is here. No hash of a content begins like it.
 */
export const privateHash = (): string => beginning + randomBytes(28).toString('hex');

/** Whether files of this hash are not for everybody: what stands between us and a browser must not keep them. */
export const isPrivateHash = (hash: string): boolean => hash.startsWith(beginning);

/**
 * What a picture is called in files that leave. One that is not shared has a hash that cannot be guessed and opens it to whoever
 * has it (docs/adr/0071-pictures-not-shared.md): that stays here.
 */
export const leavingHash = (hash: string): string =>
  isPrivateHash(hash) ? createHash('sha256').update(hash).digest('hex') : hash;
