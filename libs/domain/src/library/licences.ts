/** The licences a picture may have, by their names, with where their text stands (specification 2 section 3). */
export const licences = {
  'Public Domain': 'https://creativecommons.org/publicdomain/mark/1.0/',
  CC0: 'https://creativecommons.org/publicdomain/zero/1.0/',
  'CC BY 3.0': 'https://creativecommons.org/licenses/by/3.0/',
  'CC BY 4.0': 'https://creativecommons.org/licenses/by/4.0/',
  'CC BY-SA 3.0': 'https://creativecommons.org/licenses/by-sa/3.0/',
  'CC BY-SA 4.0': 'https://creativecommons.org/licenses/by-sa/4.0/',
  'CC BY-NC 3.0': 'https://creativecommons.org/licenses/by-nc/3.0/',
  'CC BY-NC 4.0': 'https://creativecommons.org/licenses/by-nc/4.0/',
  'Apache-2.0': 'https://www.apache.org/licenses/LICENSE-2.0',
  /** Of pictures found there: free to use, not to be sold on as they are. */
  'Pixabay Content License': 'https://pixabay.com/service/license-summary/',
} as const satisfies Record<string, string>;
export type Licence = keyof typeof licences;
export const licenceNames = Object.keys(licences) as [Licence, ...Licence[]];

/** Whether a licence is given for naming the artist: those of Creative Commons whose names begin with BY. */
export const asksForArtist = (licence: string): boolean => /^CC[ -]BY\b/i.test(licence);

const plain = (licence: string) => licence.toLowerCase().replaceAll(/[^a-z0-9.]/g, '');
const byPlainName = new Map(Object.entries(licences).map(([name, address]) => [plain(name), address]));

/**
 * Where the text of a licence stands, however it is spelled: one of {@link licences}, or any other version of Creative
 * Commons, as pictures found elsewhere may have. Undefined for what we do not know.
 */
export function licenceAddress(licence: string): string | undefined {
  const listed = byPlainName.get(plain(licence));
  if (listed !== undefined) return listed;
  const [, terms, version, country] =
    /^CC[ -](BY(?:-(?:SA|NC|ND|NC-SA|NC-ND))?)[ -]([1-4]\.[05])(?: ([A-Z]{2}))?$/i.exec(licence) ?? [];
  if (!terms || !version) return undefined;
  return `https://creativecommons.org/licenses/${[terms, version, country].filter(Boolean).join('/').toLowerCase()}/`;
}
