import { randomBytes } from 'node:crypto';

const beginning = 'private';

/**
 * A name for files that are not for everybody, which nobody can guess: 224 random bits instead of a hash of the content, by
 * which whoever has the same scan could tell that it is here. No hash of a content begins like it.
 */
export const privateHash = (): string => beginning + randomBytes(28).toString('hex');

/** Whether files of this hash are not for everybody: what stands between us and a browser must not keep them. */
export const isPrivateHash = (hash: string): boolean => hash.startsWith(beginning);
