import { Person } from '../../bots/person.ts';
import { hostBot } from '../../bots/screen-bot.ts';
import { type Limit, median } from './limits.ts';
import type { Product } from './parties.ts';
import { query } from './session-rows.ts';

const players = 2000;
const questions = 50;

/** The report of a quiz of 2,000 players and 50 questions, written into the log behind the server's back. */
export async function measureReport(product: Product, databaseUrl: string): Promise<Limit[]> {
  const teacher = await Person.signedUp(product.url);
  const decks = await teacher.api.topicDecks({ query: { target_language: 'japanese' } });
  const deck_ids = decks.slice(0, 5).map(({ item_id }) => item_id);
  const live = await teacher.api.openLive({ body: { source: { deck_ids }, settings: { questions } } });
  const host = await hostBot(product.url, live);
  await host.must('end');
  host.close();
  await fill(databaseUrl, live.live_id);
  const held: number[] = [];
  const took: number[] = [];
  for (let round = 0; round < 4; round++) {
    const since = performance.now();
    const heldMs = await product.longestBlockMs(async () => {
      const report = await teacher.api.liveReport({ params: { live_id: live.live_id } });
      if (report.players.length !== players || report.players[0]?.answers.length !== questions) {
        throw new Error('The report does not tell what was written');
      }
    });
    // The first one warms up.
    if (round === 0) continue;
    took.push(performance.now() - since);
    held.push(heldMs);
  }
  console.log(`\nThe report of ${players} players and ${questions} questions: ${median(took).toFixed(0)} ms`);
  return [{ what: `event loop held by that report, ms`, value: median(held), most: 50 }];
}

/** Seats, events and answers as a quiz would have left them. */
async function fill(databaseUrl: string, live_id: number): Promise<void> {
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
  for (const step of steps) await query(databaseUrl, step, [live_id]);
}
