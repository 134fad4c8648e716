/**
 * For specs and measurements: the statements by which a lobby that was just opened is one whose quiz was played, every
 * question answered by everybody. Behind the server's back: read it from its log afterwards.
 */
export function playedQuiz(quiz: { live_id: number; players: number; questions: number }): [string, number][] {
  const { live_id, players, questions } = quiz;
  const steps = [
    `delete from live_events where live_id = $1 and seq > 1`,
    `insert into seats (live_id, seat_id, name, joined_at)
     select $1::integer, seat_id, 'Player ' || seat_id, now() from generate_series(1, ${players}) as seat_id`,
    `insert into live_events (live_id, seq, v, type, body, at)
     select $1::integer, seat_id + 1, 1, 'joined', jsonb_build_object('seat_id', seat_id, 'doubtful', false), now()
     from generate_series(1, ${players}) as seat_id`,
    `insert into live_events (live_id, seq, v, type, body, at)
     select $1::integer, ${players} + 1 + (number - 1) * 4 + step.nr, 1, step.type, case step.nr
         when 1 then jsonb_build_object('number', number, 'opens_at', 0, 'deadline_at', 20000)
         when 2 then jsonb_build_object('number', number)
         when 3 then jsonb_build_object('number', number, 'by', 'host')
         else jsonb_build_object('number', number, 'whole_ms', 20000) end, now()
     from generate_series(1, ${questions}) as number,
       (values (1, 'asked'), (2, 'opened'), (3, 'locked'), (4, 'revealed')) as step (nr, type)`,
    `insert into answers (schedule, answer_id, mode, kind, live_id, seat_id, question, deck_id, word_id, origin_word_id,
       option_word_ids, chosen_option, chosen_word_id, is_correct, ms, answered_at, local_day)
     select 'live:' || $1::integer, gen_random_uuid(), 'live-quiz', 'picture_to_text', $1::integer, seat_id, number, 1, 1,
       1, '{1,2,3,4}', 0, 1, (seat_id + number) % 3 > 0, 1000, now(), current_date
     from generate_series(1, ${players}) as seat_id, generate_series(1, ${questions}) as number`,
  ];
  return steps.map((sql) => [sql, live_id]);
}
