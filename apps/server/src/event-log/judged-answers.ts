/**
 * SQL for whether an answer of a seat is right by now, of a row of `answers` in the schedule of a session: as it was judged
 * when it came, or as the host has accepted what was typed since. The newest event that names the text decides: of a
 * question by its number, of a race by its word.
 */
export const isRightNow = (row: string): string => `(${row}.is_correct or ${row}.typed_text is not null and coalesce((
  select judging.type in ('accepted', 'word_accepted') from live_events as judging
  where judging.live_id = ${row}.live_id and judging.type in ('accepted', 'unaccepted', 'word_accepted', 'word_unaccepted')
    and ((judging.body ->> 'number')::integer = ${row}.question or (judging.body ->> 'word_id')::integer = ${row}.word_id)
    and judging.body -> 'texts' ? ${row}.typed_text
  order by judging.seq desc limit 1), false))`;
