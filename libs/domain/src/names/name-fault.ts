import { tidyLine } from '../text/index.ts';
import { nameWidth } from './name-width.ts';

/**
 * What is wrong with a name that people see. INVISIBLE: it holds a character that draws nothing, or nothing that
 * everybody's screen has. MARKS: a mark without a letter, or too many on one. WIDE: it takes more room than so many
 * letters of the widest script.
 */
export type NameFault = 'INVISIBLE' | 'MARKS' | 'WIDE';

/** How many marks may stand over and under one letter. */
const mostStacked = 4;
/** With those beside it (vowel signs of Burmese or Khmer). */
const mostMarks = 8;
/** How many joined pictures are drawn as one, at most: a family of four. */
const mostInOne = 4;

/** What is pasted along without being seen: soft hyphens, signs of direction, joints of no width. */
const pastedUnseen = /[\u00AD\u061C\u200B\u200E\u200F\u2060\uFEFF]/gu;

/** A name as it is kept: one line, NFC, single spaces, without what programs paste along unseen. */
export function tidyName(typed: string): string {
  return tidyLine(typed.replaceAll(pastedUnseen, ''));
}

/**
 * Emoji as keyboards write them: flags, digits in a frame, and pictures with a shade of skin, joined to others. Pictures
 * that this Unicode does not know yet count as such.
 */
const picture = String.raw`\p{Extended_Pictographic}[\uFE0E\uFE0F]?\p{Emoji_Modifier}?`;
const emoji = new RegExp(
  [
    String.raw`\p{Regional_Indicator}{2}`,
    String.raw`[0-9#*]\uFE0F?\u20E3`,
    // England, Scotland, Wales.
    String.raw`\u{1F3F4}\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}`,
    String.raw`${picture}(?:\u200D${picture}){0,8}`,
  ].join('|'),
  'gu',
);

/** Letters of scripts in which a joiner, or a non-joiner, changes how the letters beside it are drawn. */
const joined = `[${[
  'Arabic', 'Syriac', 'Mongolian', 'Nko', 'Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu',
  'Kannada', 'Malayalam', 'Sinhala', 'Khmer', 'Myanmar', 'Tibetan', 'Balinese', 'Javanese', 'Chakma', 'Meetei_Mayek',
].map((script) => String.raw`\p{Script=${script}}`).join('')}]`; // prettier-ignore
/** A joiner between two of them; the second may begin with the mark that binds it (র‍্য). */
const joinerInPlace = new RegExp(String.raw`(${joined}\p{M}*)[\u200C\u200D](?=\p{M}?${joined})`, 'gu');
/** The final letters of Malayalam, as older keyboards write them: letter, virama, joiner. */
const oldChillu = /([\u0D15-\u0D3A]\u0D4D)\u200D/gu;
/** Which form of a letter is meant: of Han as registered for names (葛󠄀), of Mongolian. */
const chosenForm = /(\p{Script=Han})[\uFE00-\uFE02\u{E0100}-\u{E01EF}]|(\p{Script=Mongolian})[\u180B-\u180D\u180F]/gu;

/**
 * What draws nothing, or a box: by Unicode's own list, controls, what nobody has assigned yet or keeps for themselves,
 * and the blanks that Unicode counts as signs and letters (Braille, Egyptian, Khitan, music, a missing object).
 */
const invisible =
  /[\p{Default_Ignorable_Code_Point}\p{C}]|\u2800|\uFFFC|\u{13441}|\u{13442}|\u{16FE4}|\u{1107F}|\u{1D159}|\u{1BC9D}/u;
/** Signs that only set the next letter below, and draw nothing where none follows. */
const unboundStacker = /[\u1039\u17D2\u1A60\u2D7F\u{10A3F}\u{11133}\u{11A99}](?!\p{M}*\p{L})/u;

/** Why a tidy name is not to be shown to others; undefined when it may. `most`: how many letters it may have, as a reader counts. */
export function nameFault(name: string, most: number): NameFault | undefined {
  const plain = name
    .replaceAll(emoji, (pictures) => '\u25A1'.repeat(Math.max(1, pictures.split('\u200D').length - mostInOne + 1)))
    .replaceAll(chosenForm, '$1$2')
    .replaceAll(oldChillu, '$1')
    .replaceAll(joinerInPlace, '$1');
  if (invisible.test(plain) || unboundStacker.test(plain)) return 'INVISIBLE';
  if (/(?<![\p{L}\p{M}])\p{M}|\p{Me}/u.test(plain)) return 'MARKS';
  if (plain.match(/\p{M}+/gu)?.some((marks) => isHeap(marks))) return 'MARKS';
  return nameWidth(plain) > 2 * most ? 'WIDE' : undefined;
}

const isHeap = (marks: string): boolean =>
  Array.from(marks).length > mostMarks || (marks.match(/\p{Mn}/gu)?.length ?? 0) > mostStacked;
