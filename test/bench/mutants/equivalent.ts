import type { Change } from './changes.ts';

/**
 * Changes after which a rule is the same as before, so that no spec can notice them: the file, what its line holds, the
 * change, and why. They are not counted.
 */
const equivalent: readonly { file: string; line: string; from: string; to: string; why: string }[] = [];

/** Why a change changes nothing; undefined when it does. */
export function reasonWhyEquivalent({ file, text, from, to }: Change): string | undefined {
  return equivalent.find(
    (known) => file.endsWith(known.file) && text === known.line && from === known.from && to === known.to,
  )?.why;
}
