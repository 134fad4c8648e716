/** A promise is broken. */
export class Broken extends Error {}

export function fail(words: string): never {
  throw new Broken(words);
}

/** Breaks off with these words unless it is so. */
export function promise(isKept: boolean, words: string | (() => string)): asserts isKept {
  if (!isKept) fail(typeof words === 'string' ? words : words());
}
