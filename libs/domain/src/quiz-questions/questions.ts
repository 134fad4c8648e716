import type { LiveWord } from '../live-session/index.ts';
import { type Random, shuffled } from '../chance/index.ts';
import { type ComparableWord, comparableWords, type Confusions, optionsFor } from '../study/question/index.ts';
import { canBeAsked } from './askable.ts';
import { type LiveSettings, liveWordLimits, type QuizKind } from './settings.ts';

export interface LiveOption {
  word_id: number;
  text: string;
  image_path: string;
}

/** One question of a session, decided before the lobby opens. */
export interface LiveQuestion {
  /** From 1. */
  number: number;
  kind: QuizKind;
  word: LiveWord & { image_path: string };
  /** None where the answer is typed. */
  options: readonly LiveOption[];
  /** From 0, null where the answer is typed; never part of what a player is sent before the lock. */
  correct_option: number | null;
  /** How often it was asked before, where the host asked it again. */
  asked_before?: number;
}

/** A question is asked again at most so often. */
export const mostAgain = 2;

type ShownWord = LiveQuestion['word'];
type Settings = Pick<LiveSettings, 'kinds' | 'questions' | 'option_count'>;

/**
 * The questions of a quiz: every word at most once, in random order, the chosen kinds in equal shares as far as the words
 * allow ({@link canBeAsked}), its options shuffled; fewer options where the words do not hold enough that differ. Empty when
 * fewer than four words can be asked. `confusions`: words that are offered more often as wrong options.
 */
export function prepareQuestions(
  words: readonly LiveWord[],
  settings: Settings,
  random: Random,
  confusions?: Confusions,
): LiveQuestion[] {
  const shown = comparableWords(words.filter(isShown));
  const askable = shown.filter(({ word }) => settings.kinds.some((kind) => canBeAsked(word, kind)));
  if (askable.length < liveWordLimits.least) return [];
  const planned = evenly(settings.kinds, settings.questions, random);
  const questions: LiveQuestion[] = [];
  const ask = (asked: ComparableWord<ShownWord>, kind: QuizKind): boolean => {
    const question = questionOf(asked, { kind, count: settings.option_count, confusions }, shown, random);
    if (question) questions.push({ number: questions.length + 1, ...question });
    return question !== undefined;
  };
  const left: ComparableWord<ShownWord>[] = [];
  for (const asked of shuffled(askable, random)) {
    if (questions.length === settings.questions) break;
    // The next of the planned kinds that the word allows.
    const place = planned.findIndex((kind) => canBeAsked(asked.word, kind));
    if (place >= 0 && ask(asked, planned[place]!)) planned.splice(place, 1);
    else left.push(asked);
  }
  // Words whose kinds are used up, or hold no wrong option: rather other shares of the kinds than fewer questions.
  for (const asked of left) {
    if (questions.length === settings.questions) break;
    settings.kinds.some((kind) => canBeAsked(asked.word, kind) && ask(asked, kind));
  }
  return questions;
}

function questionOf(
  asked: ComparableWord<ShownWord>,
  wanted: { kind: QuizKind; count: number; confusions: Confusions | undefined },
  words: readonly ComparableWord<ShownWord>[],
  random: Random,
): Omit<LiveQuestion, 'number'> | undefined {
  // Nobody needs to know of a word that is chosen how else it may be written.
  const { also_right: _, ...word } = asked.word;
  const { kind } = wanted;
  if (kind === 'typed') return { kind, word: asked.word, options: [], correct_option: null };
  // Of a sound, texts are chosen from, as of a picture.
  const shown = kind === 'sound_to_text' ? 'picture_to_text' : kind;
  const choices = optionsFor(asked, { ...wanted, kind: shown }, words, random);
  if (!choices) return undefined;
  return {
    kind,
    word,
    options: choices.map((choice) => ({
      word_id: choice.word_id,
      text: choice.target_translation,
      image_path: choice.image_path,
    })),
    correct_option: choices.indexOf(asked.word),
  };
}

/** So many of a list, each as often as the others and at most once more, in random order. */
function evenly<T>(list: readonly T[], count: number, random: Random): T[] {
  const rounds = Math.ceil(count / list.length);
  return shuffled(
    Array.from({ length: rounds }, () => shuffled(list, random))
      .flat()
      .slice(0, count),
    random,
  );
}

function isShown(word: LiveWord): word is ShownWord {
  return word.image_path !== null;
}
