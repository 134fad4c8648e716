// What a live session is measured against: Socket.IO that answers at once ('none'), the same with each answer made
// durable in the least that can be called a store ('minimal'), with a commit of its own in the product's table
// ('single'), and with the product's own log of answers ('own').
// Started by parties.ts; says its port.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Server } from 'socket.io';
import type { SeatAnswer } from '../../../apps/server/src/event-log/answer-log.ts';
import { AnswerLog } from '../../../apps/server/src/event-log/answer-log.ts';
import { MinimalStore } from './minimal-store.ts';

export type Store = 'none' | 'minimal' | 'single' | 'own';
interface Given {
  command_id: string;
  question: number;
  option: number;
}

const [, , store, databaseUrl, liveId] = process.argv as [string, string, Store, string, string];
const live_id = Number(liveId);

const stores: Record<Store, () => (seat_id: number, given: Given) => Promise<unknown>> = {
  none: () => () => Promise.resolve(),
  minimal: () => {
    const answers = new MinimalStore(openPool());
    return (seat_id, { command_id, question, option }) =>
      answers.append({ answer_id: command_id, question, seat_id, option, ms: 1000 });
  },
  single: () => {
    const pool = openPool();
    // A log of its own for each answer: nothing is gathered, and each is a statement and a commit.
    return (seat_id, given) => storeIn(new AnswerLog(pool), seat_id, given);
  },
  own: () => {
    const answers = new AnswerLog(openPool());
    return (seat_id, given) => storeIn(answers, seat_id, given);
  },
};
const keep = stores[store]();

const server = http.createServer();
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
let seats = 0;
io.of('/live').on('connection', (socket) => {
  const seat_id = ++seats;
  socket.on('command', (given: Given, acknowledge: (reply: object) => void) => {
    keep(seat_id, given).then(
      () => acknowledge({ ok: true, seq: 1 }),
      () => acknowledge({ ok: false }),
    );
  });
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));

function openPool(): pg.Pool {
  return new pg.Pool({ connectionString: databaseUrl, max: 10 });
}

async function storeIn(answers: AnswerLog, seat_id: number, given: Given): Promise<void> {
  if ((await answers.append(answerOf(seat_id, given))) !== 'stored') throw new Error('The answer was not stored');
}

function answerOf(seat_id: number, given: Given): SeatAnswer {
  return {
    schedule: `live:${live_id}`,
    answer_id: given.command_id,
    mode: 'live-quiz',
    kind: 'picture_to_text',
    person_id: null,
    live_id,
    seat_id,
    question: given.question,
    deck_id: 1,
    word_id: 1,
    origin_word_id: 1,
    option_word_ids: [1, 2, 3, 4],
    chosen_option: given.option,
    chosen_word_id: 1,
    typed_text: null,
    is_correct: true,
    ms: 1000,
    answered_at: '2026-01-01T00:00:00.000Z',
    local_day: '2026-01-01',
  };
}
