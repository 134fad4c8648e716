import type { RecordedAnswer } from '@lexiroom/contracts/answers';
import type { DeckData, DeckWord } from '@lexiroom/contracts/decks';

/** The server's reply to an answer: `due_date` goes by the rule of the deck in which it was given. */
export interface ServerDueDates {
  origin_word_id: number;
  deck_id: number;
  due_date: NonNullable<RecordedAnswer['due_date']>;
  due_dates: NonNullable<RecordedAnswer['due_dates']>;
}

/**
 * A study after the server has said when the words of an origin are due. Its decks may go by different rules: in the deck
 * of the answer its date holds, elsewhere the one by the study's rule.
 */
export function withDueDates(
  data: DeckData,
  { origin_word_id, deck_id, due_date, due_dates }: ServerDueDates,
): DeckData {
  if (!data.calendar) return data;
  return withWords(data, origin_word_id, (word) => ({
    ...word,
    due_dates,
    due_date: word.deck_id === deck_id ? due_date : due_dates[data.scheduler],
  }));
}

/** A study in which every word of an origin is changed. */
export function withWords(data: DeckData, origin_word_id: number, change: (word: DeckWord) => DeckWord): DeckData {
  const isMeant = (word: DeckWord) => word.origin_word_id === origin_word_id;
  if (!data.words.some(isMeant)) return data;
  return { ...data, words: data.words.map((word) => (isMeant(word) ? change(word) : word)) };
}
