import { promise } from '../broken.ts';
import type { Room } from '../room.ts';

interface StoredAnswer {
  answer_id: string;
  seat_id: number;
  question: number;
  option: number | null;
  text: string | null;
}

/** Every acknowledged answer is stored once, as it was sent, and nothing that was not sent, or was refused. */
export async function checkAnswers({ players, live, classroom }: Room): Promise<void> {
  const { rows } = await classroom.database.pool.query<StoredAnswer>(
    `select answer_id, seat_id, question, chosen_option as option, typed_text as text from answers
     where schedule = 'live:' || $1::integer and voids is null`,
    [live.live_id],
  );
  const stored = new Map(rows.map((row) => [row.answer_id, row]));
  const taken = new Set(rows.map(({ seat_id, question }) => `${seat_id}/${question}`));
  promise(stored.size === rows.length && taken.size === rows.length, 'a seat has two answers to a question');
  for (const { body, seat_id, outcome } of players.flatMap((player) => player.answers)) {
    const row = stored.get(body.command_id);
    stored.delete(body.command_id);
    const words = `answer ${body.option ?? body.text} of seat ${seat_id} to question ${body.question}`;
    if (outcome === 'acked') promise(row !== undefined, `${words} was acknowledged, and is not stored`);
    else if (outcome !== 'sent' && outcome !== 'forgotten') promise(row === undefined, `${words} was refused as ${outcome}, and is stored`);
    const isSame = row === undefined || (row.seat_id === seat_id && row.question === body.question && (row.option ?? row.text) === (body.option ?? body.text));
    promise(isSame, () => `${words} is stored as ${JSON.stringify(row)}`);
  } // prettier-ignore
  promise(stored.size === 0, () => `answers are stored that nobody sent: ${JSON.stringify([...stored.values()])}`);
}
