import type { KeptPrintedQuiz, NewPrintedQuiz, PrintedQuizDetails, Prints } from '@lexiroom/contracts/printed-quiz';
import { Inject, Injectable } from '@nestjs/common';
import type pg from 'pg';
import type { z } from 'zod/mini';
import { readOwnClass } from '../classes/own-classes.ts';
import { CLOCK, type Clock } from '../clock/clock.ts';
import { DATABASE_POOL, inTransaction } from '../database/pool.ts';
import type { CurrentUser } from '../http/gate/current-user.ts';
import { ReachableAddress } from '../http/reachable-address.ts';
import { invalid, Refusal, refuse } from '../refusals/refusal.ts';
import { readPrints } from './read-prints.ts';
import { idOf, isMark, readOwnQuiz, type StoredQuestion } from './stored-quiz.ts';

type IncomingQuiz = z.output<typeof NewPrintedQuiz>;

/** So many quizzes without marks are kept for a teacher: of those that were printed, and of those only looked at. */
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
  async keep({ user_id }: CurrentUser, quiz: IncomingQuiz): Promise<KeptPrintedQuiz | Refusal> {
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
      const { quiz_id: kept } = rows[0]!;
      if (quiz.is_printed) await this.#notePrint(client, user_id, kept, quiz);
      await client.query(
        `delete from printed_quizzes quiz using (
           select quiz_id, row_number() over (partition by is_printed order by printed_at desc, quiz_id desc) as place
           from printed_quizzes
           cross join lateral (select exists (select from prints where prints.quiz_id = printed_quizzes.quiz_id)) as noted (is_printed)
           where user_id = $1
         ) as ranked
         where quiz.quiz_id = ranked.quiz_id and place > $2 and not exists (
           select 1 from answers where answers.round_id = quiz.round_id and mode = 'printed')`,
        [user_id, mostUnmarked],
      );
      return kept;
    });
    return { quiz_id, marks_address: this.reachable.of(`/create_quiz/marks/${quiz_id}`) };
  }

  /** That it goes to a printer now, for this class; a class that is gone is none. */
  async #notePrint(
    client: pg.ClientBase,
    user_id: number,
    quiz_id: number,
    { class_id, print_search }: Pick<IncomingQuiz, 'class_id' | 'print_search'>,
  ): Promise<void> {
    await client.query(
      `insert into prints (quiz_id, class_id, print_search, printed_at)
       values ($1, (select class_id from classes where class_id = $2 and teacher_id = $3), $4, $5)
       on conflict (quiz_id, class_id)
         do update set print_search = excluded.print_search, printed_at = excluded.printed_at`,
      [quiz_id, class_id, user_id, print_search, new Date(this.clock.now())],
    );
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

  /** What was printed for a class, and for none; NOT_FOUND when the class is not theirs. */
  async ofClass({ user_id }: CurrentUser, class_id: number): Promise<Prints> {
    await readOwnClass(this.pool, user_id, class_id);
    return { prints: await readPrints(this.pool, user_id, { class_id }) };
  }

  /** What was printed of any of these decks; NOT_FOUND when one of them is not theirs. */
  async ofDecks({ user_id }: CurrentUser, deck_ids: readonly number[]): Promise<Prints | Refusal> {
    const { rowCount } = await this.pool.query(
      `select from items where item_id = any($1) and owner_id = $2 and item_type = 'deck'`,
      [deck_ids, user_id],
    );
    if (rowCount !== new Set(deck_ids).size) return refuse('NOT_FOUND');
    return { prints: await readPrints(this.pool, user_id, { deck_ids }) };
  }

  /** The questions with their texts; NOT_FOUND when one of them is not in a deck of the user's. */
  async #questions(user_id: number, asked: IncomingQuiz['questions']): Promise<StoredQuestion[] | Refusal> {
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
