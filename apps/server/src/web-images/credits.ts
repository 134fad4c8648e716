import { libraryLimits, licenceAddress } from '@lexiroom/domain/library';
import { nameFault, tidyName } from '@lexiroom/domain/names';
import { firstForbidden, graphemes, tidyLine } from '@lexiroom/domain/text';
import { decodeNamedCharacterReference } from 'decode-named-character-reference';

const someBytes = 5000;

/** An artist's name as we may keep it: text without tags, without what a name cannot hold, 50 characters at most. */
export function artistOf(name: string): string {
  const text = tidyName(textOf(name.slice(0, someBytes)));
  const letters = graphemes(text).filter((letter) => firstForbidden('name', letter) === undefined);
  const artist = tidyName(letters.slice(0, libraryLimits.artistLength).join(''));
  return isFit(artist) ? artist : tidyName(graphemes(seenIn(artist)).filter(isFit).join(''));
}

const isFit = (name: string): boolean => nameFault(name, libraryLimits.artistLength) === undefined;
const seenIn = (name: string): string => name.replaceAll(/\p{Default_Ignorable_Code_Point}/gu, '');

function textOf(html: string): string {
  return html
    .replaceAll(/<[^<>]*>/g, ' ')
    .replaceAll(/&#(x[\da-f]{1,6}|\d{1,7});/gi, (whole, code: string) => characterOf(Number(`0${code}`)) ?? whole)
    .replaceAll(/&([a-z\d]{2,31});/gi, (whole, name: string) => decodeNamedCharacterReference(name) || whole);
}

const characterOf = (code: number) => (code > 31 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined);

/**
 * A licence by its short name, as sites spell it, in our spelling; undefined when it is not one under which a picture may
 * be changed and used by everybody.
 */
export function licenceOf(name: string): string | undefined {
  const text = tidyLine(name);
  if (/^(?:public domain|pdm?)\b/i.test(text)) return 'Public Domain';
  if (/^cc[ -]?(?:0|zero)\b/i.test(text)) return 'CC0';
  const [, terms, version, country] = /^CC[ -](BY(?:-SA)?)[ -](\d\.\d)(?: ([a-z]{2}))?$/i.exec(text) ?? [];
  if (!terms || !version) return undefined;
  const licence = ['CC', terms.toUpperCase(), version, country?.toUpperCase()].filter(Boolean).join(' ');
  return licenceAddress(licence) === undefined ? undefined : licence;
}

/** Whether something is the address of a page, of a length we keep. */
export const isPage = (address: string): boolean =>
  address.length <= libraryLimits.referenceLength && /^https?:\/\/./.test(address) && URL.canParse(address);
