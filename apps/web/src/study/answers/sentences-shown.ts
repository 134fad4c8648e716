import type { RecordedAnswer } from '@lexiroom/contracts/answers';
import type { DeckSentence, StudySentences } from '@lexiroom/contracts/sentences';
import type { QueryClient } from '@tanstack/react-query';
import { type OneMoreAnswer, withOneMore } from './one-more-answer.ts';
import type { WaitingSentenceAnswer } from './waiting-answers.ts';

/** Sentences after one more answer in their schedule: every one of that origin has it. */
export function withSentenceAnswer(
  data: StudySentences,
  origin_sentence_id: number,
  answered: OneMoreAnswer,
): StudySentences {
  const { calendar } = data;
  if (!calendar) return data;
  return withSentences(data, origin_sentence_id, (sentence) => withOneMore(sentence, answered, calendar));
}

/** Shows an answer to a sentence wherever sentences are shown by its schedule. */
export function addSentenceAnswer(cache: QueryClient, { origin_sentence_id, answer }: WaitingSentenceAnswer): void {
  changeSentences(cache, answer.class_id, (data) => withSentenceAnswer(data, origin_sentence_id, answer));
}

/** Shows when a sentence is due, once the server has said so. */
export function changeDueSentence(
  cache: QueryClient,
  { origin_sentence_id, answer }: WaitingSentenceAnswer,
  due: { [Name in 'due_date' | 'due_dates']: NonNullable<RecordedAnswer[Name]> },
): void {
  changeSentences(cache, answer.class_id, (data) =>
    data.calendar ? withSentences(data, origin_sentence_id, (sentence) => ({ ...sentence, ...due })) : data,
  );
}

/** The sentences of the cache that go by the schedule of a class, or else by the viewer's own. */
function changeSentences(
  cache: QueryClient,
  class_id: number | null | undefined,
  change: (data: StudySentences) => StudySentences,
): void {
  cache.setQueriesData<StudySentences>(
    { predicate: ({ queryKey: [name, , ofClass] }) => name === 'sentences' && ofClass === (class_id ?? undefined) },
    (data) => data && change(data),
  );
}

function withSentences(
  data: StudySentences,
  origin_sentence_id: number,
  change: (sentence: DeckSentence) => DeckSentence,
): StudySentences {
  const isMeant = (sentence: DeckSentence) => sentence.origin_sentence_id === origin_sentence_id;
  return { ...data, sentences: data.sentences.map((sentence) => (isMeant(sentence) ? change(sentence) : sentence)) };
}
