import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';
import { recallKindsFor, type RecallSettings, usualRecall } from '@lexiroom/domain/study/recall';
import type { StudyWord } from '@lexiroom/domain/study/page';
import type { Sound } from '../../sound/index.ts';
import { streakOf } from '../answers/one-more-answer.ts';
import type { Study } from '../study.ts';

/** How the viewer is asked for the words of a deck. */
export function recallOf({ recall = [] }: Pick<DeckData, 'recall'>, deck_id: number): RecallSettings {
  return recall.find((chosen) => chosen.deck_id === deck_id) ?? usualRecall;
}

/** Whether words of a deck are asked in more ways than by pictures and texts. */
export const asksMore = ({ listening, typing }: RecallSettings): boolean => listening || typing;

/** In which kinds a word of a study is asked besides by pictures and texts: by its deck, and how well it is known. */
export function recallKindsOf({ data, class_id }: Pick<Study, 'data' | 'class_id'>, word: DeckWord, sound: Sound) {
  const settings = recallOf(data, word.deck_id);
  if (!asksMore(settings)) return undefined;
  const asked = {
    ...word,
    image_id: word.image_path === null ? null : word.image_id,
    // Of words without a schedule nobody knows how well they are known.
    streak: data.calendar && word.due_dates ? streakOf(word.answers, class_id ?? null, data.calendar) : null,
    can_be_heard: sound.canSay(word, word.target_language),
  };
  return recallKindsFor(asked, settings) satisfies StudyWord['recall'];
}

/** What tells the settings of a study from others: a run that was kept under other ones is another run. */
export const recallKey = ({ recall = [] }: Pick<DeckData, 'recall'>): string[] =>
  recall.filter(asksMore).map(({ deck_id, listening, typing }) => `recall ${deck_id} ${listening} ${typing}`);
