/**
 * SQL for whether an answer of a seat is right by now, of a row of `answers` in the schedule of a session: as it was judged
 * when it came, or as the host has accepted what was typed since. The newest event that names the text decides.
 */
export const isRightNow = (row: string): string => `(${row}.is_correct or ${row}.typed_text is not null and coalesce((
  select judging.type = 'accepted' from live_events as judging
  where judging.live_id = ${row}.live_id and judging.type in ('accepted', 'unaccepted')
    and (judging.body ->> 'number')::integer = ${row}.question and judging.body -> 'texts' ? ${row}.typed_text
  order by judging.seq desc limit 1), false))`;
