import type { Language, LanguageId } from '../../languages/index.ts';
import { graphemeBorders, wordPlaces } from '../../text/index.ts';
import type { TextSelection } from './highlights.ts';

/** How far a key moves the end of a selection. */
export type SelectionStep = 'letter' | 'word' | 'line';
/** In the order of the text: `forward` is to the left in right-to-left scripts. */
export type ReadingDirection = 'forward' | 'back';

/** Where an arrow key points to in the order of reading. */
export function directionOfArrow(key: 'ArrowLeft' | 'ArrowRight', { direction }: Pick<Language, 'direction'>) {
  return (key === 'ArrowRight') === (direction === 'ltr') ? 'forward' : 'back';
}

/**
 * A selection after a key: its `focus` goes one letter, one word or to the end of the text in a direction, and never stops
 * inside a letter. By words it stops where one ends on the way forward, and where one begins on the way back. Its
 * `anchor` stays when the selection is extended (Shift); otherwise it goes along, and nothing is selected.
 */
export function selectionAfterKey(
  text: string,
  { anchor, focus }: TextSelection,
  key: { step: SelectionStep; direction: ReadingDirection; extends: boolean },
  language: LanguageId,
): TextSelection {
  const stops = stopsOf(text, key.step, key.direction, language);
  const moved =
    key.direction === 'forward'
      ? (stops.find((stop) => stop > focus) ?? text.length)
      : (stops.findLast((stop) => stop < focus) ?? 0);
  return { anchor: key.extends ? anchor : moved, focus: moved };
}

function stopsOf(text: string, step: SelectionStep, direction: ReadingDirection, language: LanguageId): number[] {
  if (step === 'line') return [];
  const letters = graphemeBorders(text);
  if (step === 'letter') return letters;
  const words = wordPlaces(text, language).map(({ start, end }) => (direction === 'forward' ? end : start));
  return words.filter((stop) => letters.includes(stop));
}
