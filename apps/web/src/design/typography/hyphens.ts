/** Words shorter than this are never broken at a hyphen of ours. */
const longWord = 12;
/** How many letters stay together at both ends of a word. */
const atEnds = 3;
const softHyphen = '\u00AD';

const words = new RegExp(`[\\p{Script=Latin}\\p{Script=Greek}\\p{Script=Cyrillic}\\p{M}]{${longWord},}`, 'gu');
/** Two letters that begin a syllable together. */
const digraph = /^(?:[cpstgrw]h|ck|qu|ll|rr|[bcdfgkptv][lr])$/i;
const vowel = /^[aeiouyæøœαεηιουωаеёиоуыэюяіїє]/i;

/**
 * A text whose long words may be broken where a syllable probably begins: before the consonant that leads to the next
 * vowel. By sound rather than by a dictionary, which few browsers have; only words of scripts that write vowels as
 * letters. The hyphens are seen only where a line ends at one.
 */
export function hyphenated(text: string): string {
  return text.replaceAll(words, (word) => {
    const letters = word.match(/\P{M}\p{M}*/gu) ?? [];
    const isVowel = letters.map((letter) => vowel.test(letter.normalize('NFD')));
    return letters
      .map((letter, place) => {
        const isInside = place >= atEnds && place <= letters.length - atEnds;
        const isLed = digraph.test(`${letters[place - 1] ?? ''}${letter}`);
        const beginsSyllable =
          !isVowel[place] && isVowel[place + 1] && !isLed && isVowel.slice(0, place).includes(true);
        return isInside && beginsSyllable ? softHyphen + letter : letter;
      })
      .join('');
  });
}
