import { type Random, shuffled } from '../chance/index.ts';
import { type Choice, distractorsFor, lookedAt } from '../study/question/index.ts';
import type { LiveSettings, QuestionKind } from './settings.ts';

/** A word of a deck as a session keeps it: a later edit of the deck changes nothing here. */
export interface LiveWord extends Choice {
  origin_word_id: number;
  deck_id: number;
  image_path: string | null;
}

export interface LiveOption {
  word_id: number;
  text: string;
  image_path: string;
}

/** One question of a session, decided before the lobby opens. */
export interface LiveQuestion {
  /** From 1. */
  number: number;
  kind: QuestionKind;
  word: LiveWord & { image_path: string };
  options: readonly LiveOption[];
  /** From 0; never part of what a player is sent before the lock. */
  correct_option: number;
}

/**
 * The questions of a quiz: every word at most once, in random order, the chosen kinds in equal shares, its options
 * shuffled. Only words with a picture are asked; fewer options where the words do not hold enough that differ.
 * Empty when fewer than four words can be asked.
 */
export function prepareQuestions(
  words: readonly LiveWord[],
  settings: Pick<LiveSettings, 'kinds' | 'questions' | 'option_count'>,
  random: Random,
): LiveQuestion[] {
  const askable = lookedAt(words.filter(hasPicture));
  if (askable.length < 4) return [];
  const kinds = evenly(settings.kinds, settings.questions, random);
  const questions: LiveQuestion[] = [];
  for (const asked of shuffled(askable, random)) {
    if (questions.length === settings.questions) break;
    const { word } = asked;
    const wrong = distractorsFor(asked, shuffled(askable, random), settings.option_count - 1, random);
    if (wrong.length === 0) continue;
    const choices = shuffled([word, ...wrong], random);
    questions.push({
      number: questions.length + 1,
      kind: kinds[questions.length]!,
      word,
      options: choices.map((choice) => ({
        word_id: choice.word_id,
        text: choice.target_translation,
        image_path: choice.image_path,
      })),
      correct_option: choices.indexOf(word),
    });
  }
  return questions;
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

function hasPicture(word: LiveWord): word is LiveWord & { image_path: string } {
  return word.image_path !== null;
}
