import type { SpokenCharacter } from './spoken-character.ts';

const dagesh = '\u05BC';
const holam = '\u05B9';
const patah = '\u05B7';
const hatafPatah = '\u05B2';
const hatafQamats = '\u05B3';
const [alef, he, vav] = ['א', 'ה', 'ו'];

const isPoint = (character: string): boolean => /[\u0591-\u05C7]/.test(character) && character !== '־';
const isDot = (point: string): boolean => point === '\u05C1' || point === '\u05C2';
const isVowel = (point: string): boolean => /[\u05B0-\u05BB\u05C7]/.test(point);

/** A letter with the points below, above and inside it. */
interface Letter extends SpokenCharacter {
  points: string[];
}

/**
 * Hebrew with vowel points in the spelling that the engine knows. It reads points only in the order dot of shin, dagesh,
 * vowel, which is not that of Unicode; dagesh only where it hardens a letter that has no other; o only on vav. It says a
 * silent he at the end of a word, the a of every het before it, and that of no other guttural at the end.
 */
export function inEngineHebrew(characters: readonly SpokenCharacter[]): SpokenCharacter[] {
  const letters = lettersOf(characters);
  return letters.flatMap((letter, index) => {
    const [before, next] = [letters[index - 1], letters[index + 1]];
    const isLast = !next || !isHebrew(next);
    const { character, place, points } = letter;
    if (character === he && isLast && points.length === 0 && before && isHebrew(before)) return [];
    // As in tapuach: the a is said before the guttural.
    if (isLast && /[החע]/.test(character) && points.includes(patah)) return at(place, alef + patah + character);
    return at(place, spelled(letter));
  });
}

const at = (place: number, spelling: string): SpokenCharacter[] =>
  Array.from(spelling, (character) => ({ character, place }));

const isHebrew = ({ character }: SpokenCharacter): boolean => /[\u05D0-\u05EA]/.test(character);

function lettersOf(characters: readonly SpokenCharacter[]): Letter[] {
  const letters: Letter[] = [];
  for (const { character, place } of characters) {
    if (!isPoint(character)) letters.push({ character, place, points: [] });
    else letters.at(-1)?.points.push(character === '\u05BA' ? holam : character);
  }
  letters.forEach((letter, index) => {
    const next = letters[index + 1];
    // Some write the o of a vav on the letter before it.
    if (letter.character === vav || next?.character !== vav || next.points.length > 0) return;
    if (!letter.points.includes(holam)) return;
    letter.points = letter.points.filter((point) => point !== holam);
    next.points.push(holam);
  });
  return letters;
}

function spelled({ character, points }: Letter): string {
  const isHard = points.includes(dagesh);
  // The hard one of kaf sounds as another letter does.
  const letter = isHard && /[כך]/.test(character) ? 'ק' : character;
  const kept = isHard && /[בפו]/.test(character) ? dagesh : '';
  const dot = points.find(isDot) ?? '';
  const vowel = (points.find(isVowel) ?? '').replace('\u05C7', hatafQamats);
  if (vowel === patah && character === 'ח') return `${letter}${hatafPatah}`;
  return `${letter}${dot}${kept}${vowel === holam && character !== vav ? vav : ''}${vowel}`;
}
