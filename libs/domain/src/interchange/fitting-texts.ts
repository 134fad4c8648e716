import { extraTextProblem, translationProblem } from '../library/index.ts';
import { tidyLine } from '../text/index.ts';

/** A sign that parts words of one meaning, or begins what is told of the word besides. */
const partingSign = /[,;(]/u;

/**
 * A word of another program as a word here can be. Signs that may not stand in one, as in 'Hund (m), -e' or 'banco, banca',
 * begin what belongs to its second text: the word is what stands before them, and the second text all of it. Where there is
 * a second text already, they are written as {@link withOtherSigns} writes them.
 */
export function fittingTarget(text: string, extra: string | null): { target: string; extra: string | null } {
  const tidy = trimmed(text);
  if (translationProblem(tidy)?.code !== 'FORBIDDEN_CHARACTER') return { target: tidy, extra };
  const before = trimmed(tidy.split(partingSign, 1)[0]!);
  if (extra === null && before !== '' && !translationProblem(before) && !extraTextProblem(tidy))
    return { target: before, extra: tidy };
  return { target: withOtherSigns(tidy), extra };
}

/** Commas and semicolons as slashes, round brackets as square ones, straight quotes as curly ones. */
export function withOtherSigns(text: string): string {
  const tidy = trimmed(text);
  if (!/[,;()"|]/u.test(tidy)) return tidy;
  let isOpen = false;
  const changed = tidy
    .replaceAll(/\s*[,;|]\s*/gu, ' / ')
    .replaceAll('(', '[')
    .replaceAll(')', ']')
    .replaceAll('"', () => {
      isOpen = !isOpen;
      return isOpen ? '“' : '”';
    });
  return trimmed(changed);
}

/** A text without signs at its end that part nothing any more. */
const trimmed = (text: string) => tidyLine(text).replaceAll(/^[\s,;]+|[\s,;]+$/gu, '');
