import type { Licence } from '@lexiroom/domain/library';
import { asksForArtist, libraryLimits } from '@lexiroom/domain/library';
import { nameFault, type NameFault, tidyName } from '@lexiroom/domain/names';
import { firstForbidden, graphemeCount } from '@lexiroom/domain/text';

/** Whose picture it is, as it stands in the form. */
export interface Credits {
  artist_name: string;
  references: string[];
  /** Null: the one that the picture has, which is not of the list. */
  license: Licence | null;
  /** It is not shared: the rest does not count, and stands there in case it is after all. */
  is_private: boolean;
}
export const noCredits: Credits & { license: Licence } = {
  artist_name: '',
  references: [''],
  license: 'CC BY 4.0',
  is_private: false,
};

export type CreditsProblem =
  | { code: 'ARTIST_NEEDED' }
  | { code: 'ARTIST_TOO_LONG'; length: number }
  | { code: 'FORBIDDEN_CHARACTER'; character: string }
  | { code: NameFault }
  | { code: 'LINK_TOO_LONG'; length: number }
  | { code: 'NO_LINK' };

/**
 * What is wrong with an artist's name: none, where the licence is given for naming them; over 50 characters; one that may
 * not stand in a name, or a fault of names that people see.
 */
export function artistProblem(name: string, license: Licence | null): CreditsProblem | undefined {
  const tidy = tidyName(name);
  if (tidy === '' && license !== null && asksForArtist(license)) return { code: 'ARTIST_NEEDED' };
  const length = graphemeCount(tidy);
  if (length > libraryLimits.artistLength) return { code: 'ARTIST_TOO_LONG', length };
  const character = firstForbidden('name', tidy);
  if (character !== undefined) return { code: 'FORBIDDEN_CHARACTER', character };
  const fault = nameFault(tidy, libraryLimits.artistLength);
  return fault && { code: fault };
}

/** What is wrong with a reference link; an empty field is none. Up to 1000 characters, a web address. */
export function referenceProblem(link: string): CreditsProblem | undefined {
  const trimmed = link.trim();
  if (trimmed === '') return undefined;
  if (trimmed.length > libraryLimits.referenceLength) return { code: 'LINK_TOO_LONG', length: trimmed.length };
  return /^https?:$/.test(URL.parse(trimmed)?.protocol ?? '') ? undefined : { code: 'NO_LINK' };
}

/** Whether everything can be sent. */
export const areCreditsRight = ({ artist_name, references, license, is_private }: Credits): boolean =>
  is_private || (!artistProblem(artist_name, license) && !references.some(referenceProblem));

/** As the calls take it; without a licence, where the picture keeps its own; with null for one where it is not shared. */
export function toDescription({ artist_name, references, license, is_private }: Credits) {
  if (is_private) return { artist_name: null, references: [], license: null };
  const links = new Set(references.map((link) => link.trim()).filter(Boolean));
  return {
    artist_name: tidyName(artist_name) || null,
    references: [...links],
    ...(license === null ? {} : { license }),
  };
}
