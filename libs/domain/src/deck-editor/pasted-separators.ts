/** What may part a word from its translation in a pasted list. */
export const separators = ['tab', 'semicolon', 'comma', 'dash', 'colon', 'equals'] as const;
export type Separator = (typeof separators)[number];

/** What may stand beside a quoted cell of a list. */
export const separatorSigns = ';；؛,，،、:：=＝–—-';

/** Where the first sign of a kind stands in a line: of several patterns the first that is found. */
const patterns: Record<Separator, readonly RegExp[]> = {
  tab: [/\t/u],
  semicolon: [/[;；؛]/u],
  equals: [/[=＝]/u],
  // With spaces around it a dash parts; without, or at one side, it belongs to a word, as in 'ice-cream' or 'Hin- und Rückweg'.
  dash: [/(?<=\S)\s+[-–—−]+\s+(?=\S)/u],
  // Without a space it may belong to a word or a time, as in 10:30.
  colon: [/\s*：|\s+:|:(?=\s|$)/u],
  comma: [/[,，،、]/u],
};

/** Where else a sign may part a line once somebody says that it does. */
const loosePatterns: Partial<Record<Separator, readonly RegExp[]>> = {
  dash: [/\s+[-–—−]+|[-–—−]+\s+/u, /[–—−]|(?<=\S)-/u],
  colon: [/:/u],
};

/** The place of a separator in a line. */
export interface SeparatorPlace {
  start: number;
  end: number;
}

/** Where a line is parted by a separator; undefined where it has none. `isChosen`: somebody says that it parts. */
export function placeOf(line: string, separator: Separator, isChosen = false): SeparatorPlace | undefined {
  for (const pattern of [...patterns[separator], ...(isChosen ? (loosePatterns[separator] ?? []) : [])]) {
    const found = pattern.exec(line);
    if (found) return { start: found.index, end: found.index + found[0].length };
  }
  return undefined;
}

/** These part a line wherever they stand in it: nobody writes them for anything else. */
const strongest = ['tab', 'semicolon'] as const;
/** Of these a list is parted by the one that most of its lines have; where several are as frequent, by the first. */
const weaker = ['equals', 'dash', 'colon', 'comma'] as const;

/**
 * By what each line of a list is parted, undefined for nothing: by a tab or a semicolon where it has one; else by the sign
 * that most lines of the list have, or, where it lacks that, by another one.
 */
export function separatorsOf(lines: readonly string[]): (Separator | undefined)[] {
  const counts = new Map(
    weaker.map((separator) => [separator, lines.filter((line) => placeOf(line, separator)).length]),
  );
  const byFrequency = weaker.toSorted((one, other) => counts.get(other)! - counts.get(one)!);
  return lines.map((line) => [...strongest, ...byFrequency].find((separator) => placeOf(line, separator)));
}
