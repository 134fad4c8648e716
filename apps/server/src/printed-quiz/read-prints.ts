import { mostPrints, type Print } from '@lexiroom/contracts/printed-quiz';
import type pg from 'pg';
import { isMark } from './stored-quiz.ts';

/** Whose prints are asked for: of a class and of none, or of any of these decks. */
export type PrintsOf = { class_id: number; deck_ids?: never } | { deck_ids: readonly number[]; class_id?: never };

type PrintRow = Omit<Print, 'printed_at'> & { printed_at: Date };

/**
 * What a teacher sent to a printer, the latest first. A class has also what it has marks for, however it was printed. What
 * was printed for no class is told as long as no class has it.
 */
export async function readPrints(
  db: Pick<pg.Pool, 'query'>,
  user_id: number,
  { class_id, deck_ids }: PrintsOf,
): Promise<Print[]> {
  const { rows } = await db.query<PrintRow>(
    `with own as (
       select * from printed_quizzes where user_id = $1 and ($3::integer[] is null or exists (
         select from unnest($3) as asked (deck_id)
         where questions @> jsonb_build_array(jsonb_build_object('deck_id', asked.deck_id))))
     ), printed as (
       select own.quiz_id, class_id, prints.printed_at, prints.print_search from own join prints using (quiz_id)
     ), marked as (
       select distinct own.quiz_id, given.class_id, own.printed_at, own.print_search
       from own join answers given using (round_id)
       where given.schedule like 'class:%' and ${isMark('given')}
     ), by_class as (
       select * from printed where class_id is not null
       union all
       select * from marked where not exists (
         select from printed where printed.quiz_id = marked.quiz_id and printed.class_id = marked.class_id)
     ), told as (
       select * from by_class where $2::integer is null or class_id = $2
       union all
       select * from printed where class_id is null and quiz_id not in (select quiz_id from by_class)
       order by printed_at desc, quiz_id desc limit $4
     )
     select quiz_id, ${deckNames}, told.print_search, told.printed_at,
       jsonb_array_length(questions) as question_count,
       jsonb_path_query_array(variants, '$[*].name') as variants,
       case when class_id is not null then json_build_object('class_id', class_id, 'class_name', class_name,
         'student_count', (select count(*)::integer from students ${inList}),
         'marked_students', (${markedStudents})) end as for_class
     from told join own using (quiz_id) left join classes using (class_id)
     where class_id is null or teacher_id = $1
     order by told.printed_at desc, quiz_id desc`,
    [user_id, class_id ?? null, deck_ids ?? null, mostPrints],
  );
  return rows.map((row) => ({ ...row, printed_at: row.printed_at.getTime() }));
}

/** Of the decks that are still there, in the order of the questions. */
const deckNames = `array(
  select item_name from (
    select (question ->> 'deck_id')::integer as deck_id, min(place) as place
    from jsonb_array_elements(questions) with ordinality as held (question, place) group by 1
  ) as of_deck join items on item_id = deck_id where owner_id = $1 and deleted_at is null order by place
) as deck_names`;

const inList = `where students.class_id = told.class_id and student_name is not null and students.merged_into is null`;

/** How many of the list have a mark; those of a row that was merged into another count for that one. */
const markedStudents = `
  select count(distinct students.student_id)::integer
  from answers given left join schedule_heads heads on heads.schedule = 'student:' || given.student_id
  join students on students.student_id = coalesce(substr(head, length('student:') + 1)::integer, given.student_id)
  ${inList} and given.round_id = own.round_id and ${isMark('given')}
    and given.schedule in ('class:' || told.class_id, 'class:' || told.class_id || '/sentences')`;
