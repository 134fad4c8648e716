import { type Random, seededRandom, shuffled } from '../chance/index.ts';
import {
  canStandBeside,
  type ComparableWord,
  comparableWords,
  kindsFor,
  type OptionWord,
  optionsFor,
} from '../study/question/index.ts';
import { type ExerciseKind, exerciseKinds, type PrintSettings, type VariantName, variantNames } from './settings.ts';

/** A sentence that can be printed with gaps: its text in pieces, of which some are to be filled in. */
export interface GapSentence {
  sentence_id: number;
  pieces: readonly { text: string; is_gap: boolean }[];
}

/** A question with options. `right`: the place of the right one, from 0. `number`: from 1 on through the whole sheet. */
export interface ChoiceQuestion<Word> {
  number: number;
  word: Word;
  options: readonly Word[];
  right: number;
}

/** Words beside pictures, to be joined. `right`: for each text the place of its picture, from 0. */
export interface MatchBlock<Word> {
  texts: readonly { number: number; word: Word }[];
  pictures: readonly Word[];
  right: readonly number[];
}

export type Exercise<Word> =
  | { kind: 'choose_text' | 'choose_picture'; questions: readonly ChoiceQuestion<Word>[] }
  | { kind: 'match'; blocks: readonly MatchBlock<Word>[] }
  | { kind: 'write'; questions: readonly { number: number; word: Word }[] }
  | { kind: 'blanks'; questions: readonly { number: number; sentence: GapSentence }[] };

export interface Variant<Word> {
  name: VariantName;
  exercises: readonly Exercise<Word>[];
}

/** So many words stand in one block to be matched: more lines cross too often to be seen through. */
export const matchSize = 6;

/** What is asked, before a variant puts it into its own order. */
type Chosen<Word> =
  | { kind: 'choose_text' | 'choose_picture'; questions: { word: Word; options: readonly Word[] }[] }
  | { kind: 'match'; blocks: Word[][] }
  | { kind: 'write'; words: Word[] }
  | { kind: 'blanks'; sentences: GapSentence[] };

/**
 * The exercises of every variant. All variants ask the same words with the same wrong options, so that none is harder; each
 * has them in its own order. The same words and settings give the same sheets every time. An exercise that the words or
 * sentences do not allow is left out.
 */
export function printedVariants<Word extends OptionWord>(
  words: readonly Word[],
  sentences: readonly GapSentence[],
  settings: PrintSettings,
): Variant<Word>[] {
  const random = seededRandom(settings.seed);
  const kinds = exerciseKinds.filter((kind) => settings.sheets.includes(kind));
  const chosen = kinds.map((kind) => choose(kind, words, sentences, settings, random)).filter((each) => !isEmpty(each));
  return variantNames.slice(0, settings.variants).map((name, place) => ({
    name,
    exercises: inOwnOrder(chosen, seededRandom(settings.seed * variantNames.length + place)),
  }));
}

function choose<Word extends OptionWord>(
  kind: ExerciseKind,
  words: readonly Word[],
  sentences: readonly GapSentence[],
  { questions: count, option_count }: PrintSettings,
  random: Random,
): Chosen<Word> {
  if (kind === 'blanks') return { kind, sentences: shuffled(sentences, random).slice(0, count) };
  const comparable = shuffled(comparableWords(words), random);
  if (kind === 'write') {
    const writable = comparable.filter(({ word }) => kindsFor(word).includes('picture_to_text'));
    return { kind, words: writable.slice(0, count).map(({ word }) => word) };
  }
  if (kind === 'match') return { kind, blocks: blocksOf(comparable, count) };
  const asked = kind === 'choose_text' ? 'picture_to_text' : 'text_to_picture';
  const questions: { word: Word; options: readonly Word[] }[] = [];
  for (const each of comparable) {
    if (questions.length === count) break;
    if (!kindsFor(each.word).includes(asked)) continue;
    const options = optionsFor(each, { kind: asked, count: option_count }, comparable, random);
    if (options) questions.push({ word: each.word, options });
  }
  return { kind, questions };
}

/** So many words with pictures, in blocks of about the same size; in each only such as can be told from each other. */
function blocksOf<Word extends OptionWord>(words: readonly ComparableWord<Word>[], count: number): Word[][] {
  const pictured = words.filter(({ word }) => word.image_id !== null).slice(0, count);
  const blocks = Array.from({ length: Math.ceil(pictured.length / matchSize) }, (): ComparableWord<Word>[] => []);
  for (const each of pictured) {
    const fitting = blocks.filter(
      (block) => block.length < matchSize && block.every((other) => canStandBeside(each, other)),
    );
    fitting.toSorted((one, other) => one.length - other.length)[0]?.push(each);
  }
  return blocks.filter(({ length }) => length > 1).map((block) => block.map(({ word }) => word));
}

const isEmpty = (chosen: Chosen<OptionWord>): boolean => {
  if (chosen.kind === 'match') return chosen.blocks.length === 0;
  if (chosen.kind === 'write') return chosen.words.length === 0;
  return (chosen.kind === 'blanks' ? chosen.sentences : chosen.questions).length === 0;
};

function inOwnOrder<Word extends OptionWord>(chosen: readonly Chosen<Word>[], random: Random): Exercise<Word>[] {
  let number = 0;
  const numbered = <Asked extends object>(asked: readonly Asked[]) =>
    asked.map((each) => ({ number: ++number, ...each }));
  return chosen.map((each): Exercise<Word> => {
    if (each.kind === 'write') {
      return { kind: 'write', questions: numbered(shuffled(each.words, random).map((word) => ({ word }))) };
    }
    if (each.kind === 'blanks') {
      const sentences = shuffled(each.sentences, random);
      return { kind: 'blanks', questions: numbered(sentences.map((sentence) => ({ sentence }))) };
    }
    if (each.kind === 'match') {
      const blocks = each.blocks.map((block) => {
        const pictures = shuffled(block, random);
        const texts = numbered(shuffled(block, random).map((word) => ({ word })));
        return { texts, pictures, right: texts.map(({ word }) => pictures.indexOf(word)) };
      });
      return { kind: 'match', blocks };
    }
    const questions = shuffled(each.questions, random).map(({ word, options: given }) => {
      const options = shuffled(given, random);
      return { word, options, right: options.indexOf(word) };
    });
    return { kind: each.kind, questions: numbered(questions) };
  });
}
