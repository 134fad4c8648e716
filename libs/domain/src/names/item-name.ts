import { firstForbidden, graphemes } from '../text/index.ts';
import { nameFault, tidyName } from './name-fault.ts';

/** What is taken off the end of a file's name: `.csv`, `.lexiroom.zip`. */
const ending = /(?:\.lexiroom)?\.[a-z0-9]{1,10}$/iu;

/**
 * A name for a deck or a folder out of a text from elsewhere, such as the name of a file: what a name may not hold
 * (specification 1 section 5) becomes a space, and it is cut after `most` letters as a reader counts them. Empty where nothing
 * is left.
 */
export function asItemName(text: string, most = 60): string {
  const allowed = graphemes(text).map((sign) =>
    firstForbidden('name', sign) === undefined && (sign.trim() === '' || nameFault(sign, most) === undefined)
      ? sign
      : ' ',
  );
  const kept = graphemes(tidyName(allowed.join(''))).slice(0, most);
  // The widest scripts take the room of a name with fewer letters.
  while (kept.length > 0 && nameFault(kept.join(''), most) === 'WIDE') kept.pop();
  return tidyName(kept.join(''));
}

/** What a deck is called that is made of a file: as the file, without its ending. */
export const nameOfFile = (file_name: string): string => asItemName(file_name.replace(ending, ''));
