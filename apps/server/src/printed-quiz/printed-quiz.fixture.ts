import { type ClassWorld, newClass } from '../classes/classes.fixture.ts';
import type { Member } from '../http/api.fixture.ts';

/** For specs: a class with students, a deck of its teacher's, and a quiz of two words in two variants, printed. */
export interface PrintedWorld {
  class_id: number;
  student_ids: number[];
  deck_id: number;
  word_ids: number[];
  quiz_id: number;
}

/** What is printed of two words: each is chosen among texts, and the first is written as well. */
export const quizOf = ([one, other]: readonly number[]) => ({
  questions: [
    { kind: 'choose_text' as const, word_id: one! },
    { kind: 'choose_text' as const, word_id: other! },
    { kind: 'write' as const, word_id: one! },
  ],
  variants: [
    { name: 'A' as const, order: [0, 1, 2] },
    { name: 'B' as const, order: [1, 0, 2] },
  ],
  print_search: '?id=1&seed=7',
});

/** A deck of this member's own, with a history of its own. */
export async function ownDeck(
  { database }: ClassWorld,
  { api }: Member,
): Promise<{ deck_id: number; word_ids: number[] }> {
  const [topic] = await api.topicDecks({ query: { target_language: 'spanish' } });
  const deck_id = (await api.clone({ body: { item_ids: [topic!.item_id] } })).item_id;
  await database.query('update words set origin_word_id = word_id where deck_id = $1', [deck_id]);
  const { rows } = await database.query<{ word_id: number }>(
    'select word_id from words where deck_id = $1 order by word_order',
    [deck_id],
  );
  return { deck_id, word_ids: rows.map(({ word_id }) => word_id) };
}

export async function printedWorld(world: ClassWorld, teacher: Member): Promise<PrintedWorld> {
  const { class_id, students } = await newClass(teacher, 'Ada', 'Cy');
  const deck = await ownDeck(world, teacher);
  const { quiz_id } = await teacher.api.keepPrintedQuiz({ body: quizOf(deck.word_ids) });
  return { class_id, student_ids: students.map(({ student_id }) => student_id), ...deck, quiz_id };
}
