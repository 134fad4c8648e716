import type { KeptPrintedQuiz, NewPrintedQuiz, PrintedQuizDetails } from '@lexiroom/contracts/printed-quiz';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { ReachableAddress } from '../http/reachable-address.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import { idOf, isMark, readOwnQuiz, type StoredQuestion } from './stored-quiz.ts';

/** So many printed quizzes that have no marks are kept for a teacher, those printed last. */
export const mostUnmarked = 200;

/** What teachers print, kept as it was printed. To everybody else it does not exist. */
@Injectable()
export class PrintedQuizzesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: Clock,
    private readonly reachable: ReachableAddress,
  ) {}

  /**
   * Keeps what is printed, with the texts of its words as they are now; the same sheets again are the same quiz. NOT_FOUND
   * when a word or sentence is not in a deck of the user's; INVALID when a variant leaves a question out.
   */
  async keep({ user_id }: CurrentUser, quiz: NewPrintedQuiz): Promise<KeptPrintedQuiz | Refusal> {
    if (!quiz.variants.every(({ order }) => isOrderOf(order, quiz.questions.length))) {
      return invalid('variants', 'a variant has every question once');
    }
    const questions = await this.#questions(user_id, quiz.questions);
    if (questions instanceof Refusal) return questions;
    const quiz_id = await inTransaction(this.pool, async (client) => {
      const { rows } = await client.query<{ quiz_id: number }>(
        `insert into printed_quizzes (user_id, round_id, questions, variants, print_search, printed_at)
         values ($1, $2, $3, $4, $5, $6)
         on conflict (round_id) do update set print_search = excluded.print_search, printed_at = excluded.printed_at
         returning quiz_id`,
        [
          user_id,
          idOf('printed quiz', user_id, quiz.questions, quiz.variants),
          JSON.stringify(questions),
          JSON.stringify(quiz.variants),
          quiz.print_search,
          new Date(this.clock.now()),
        ],
      );
      await client.query(
        `delete from printed_quizzes quiz using (
           select quiz_id from printed_quizzes where user_id = $1 order by printed_at desc, quiz_id desc offset $2
         ) as older
         where quiz.quiz_id = older.quiz_id and not exists (
           select 1 from answers where answers.round_id = quiz.round_id and mode = 'printed')`,
        [user_id, mostUnmarked],
      );
      return rows[0]!.quiz_id;
    });
    return { quiz_id, marks_address: this.reachable.of(`/create_quiz/marks/${quiz_id}`) };
  }

  /** What was printed; NOT_FOUND when it is not theirs. */
  async read({ user_id }: CurrentUser, quiz_id: number): Promise<PrintedQuizDetails | Refusal> {
    const quiz = await readOwnQuiz(this.pool, user_id, quiz_id);
    if (!quiz) return refuse('NOT_FOUND');
    const deck_ids = [...new Set(quiz.questions.map(({ deck_id }) => deck_id))];
    const { rows: decks } = await this.pool.query<{ item_name: string }>(
      `select item_name from unnest($1::integer[]) with ordinality as asked (deck_id, place)
       join items on item_id = deck_id where owner_id = $2 order by place`,
      [deck_ids, user_id],
    );
    const { rows: classes } = await this.pool.query<PrintedQuizDetails['classes'][number]>(
      `select class_id, class_name, coalesce(marked_students, 0) as marked_students from classes left join (
         select class_id, count(distinct student_id)::integer as marked_students from answers given
         where round_id = $2 and schedule like 'class:%' and ${isMark('given')} group by class_id) as marks using (class_id)
       where teacher_id = $1 and (archived_at is null or marked_students > 0)
       order by archived_at is not null, lower(class_name), class_id`,
      [user_id, quiz.round_id],
    );
    const { print_search, printed_at, questions, variants } = quiz;
    return {
      quiz_id,
      deck_names: decks.map(({ item_name }) => item_name),
      print_search,
      printed_at: printed_at.getTime(),
      questions,
      variants,
      classes,
    };
  }

  /** The questions with their texts; NOT_FOUND when one of them is not in a deck of the user's. */
  async #questions(user_id: number, asked: NewPrintedQuiz['questions']): Promise<StoredQuestion[] | Refusal> {
    const { rows } = await this.pool.query<Omit<StoredQuestion, 'kind'> & { of: 'word' | 'sentence' }>(
      `select 'word' as of, word_id as asked_id, words.deck_id, origin_word_id as origin_id, target_text as text,
         source_text as meaning, target_language, source_language
       from words join decks using (deck_id) join items on item_id = deck_id
       where owner_id = $1 and word_id = any($2) and target_text is not null
       union all
       select 'sentence', sentence_id, deck_id, origin_sentence_id, target_text, source_text, target_language,
         source_language
       from sentences join decks using (deck_id) join items on item_id = deck_id
       where owner_id = $1 and sentence_id = any($3) and target_text is not null`,
      [
        user_id,
        asked.flatMap((question) => (question.kind === 'blanks' ? [] : question.word_id)),
        asked.flatMap((question) => (question.kind === 'blanks' ? question.sentence_id : [])),
      ],
    );
    const found = new Map(rows.map(({ of, ...row }) => [`${of}/${row.asked_id}`, row]));
    const questions: StoredQuestion[] = [];
    for (const question of asked) {
      const key = question.kind === 'blanks' ? `sentence/${question.sentence_id}` : `word/${question.word_id}`;
      const row = found.get(key);
      if (!row) return refuse('NOT_FOUND');
      questions.push({ kind: question.kind, ...row });
    }
    return questions;
  }
}

const isOrderOf = (order: readonly number[], count: number): boolean =>
  order.length === count && new Set(order).size === count && order.every((place) => place < count);
