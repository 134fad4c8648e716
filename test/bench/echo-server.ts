// What a live session is measured against: Socket.IO that answers at once, and the same with each answer made durable
// by the very group commit of the server. Started by live.ts; says its port, and stores into the database it is given.
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import pg from 'pg';
import { Server } from 'socket.io';
import type { SeatAnswer } from '../../apps/server/src/event-log/answer.ts';
import { AnswerLog } from '../../apps/server/src/event-log/answer-log.ts';

const [, , databaseUrl, liveId] = process.argv;
const pool = databaseUrl ? new pg.Pool({ connectionString: databaseUrl, max: 10 }) : undefined;
const log = pool && new AnswerLog(pool);
const live_id = Number(liveId);

const server = http.createServer();
const io = new Server(server, { transports: ['websocket'], perMessageDeflate: false, serveClient: false });
let seats = 0;
io.of('/live').on('connection', (socket) => {
  const seat_id = ++seats;
  socket.on(
    'command',
    (body: { command_id: string; question: number; option: number }, acknowledge: (reply: object) => void) => {
      if (!log) return acknowledge({ ok: true, seq: 1 });
      log.append(answerOf(seat_id, body)).then(
        (outcome) => acknowledge({ ok: outcome === 'stored', seq: 1 }),
        () => acknowledge({ ok: false }),
      );
    },
  );
});
server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
process.on('disconnect', () => process.exit(0));

function answerOf(seat_id: number, body: { command_id: string; question: number; option: number }): SeatAnswer {
  return {
    schedule: `live:${live_id}`,
    answer_id: body.command_id,
    mode: 'live-quiz',
    kind: 'picture_to_text',
    person_id: null,
    live_id,
    seat_id,
    question: body.question,
    deck_id: 1,
    word_id: 1,
    origin_word_id: 1,
    option_word_ids: [1, 2, 3, 4],
    chosen_option: body.option,
    chosen_word_id: 1,
    is_correct: true,
    ms: 1000,
    answered_at: '2026-01-01T00:00:00.000Z',
    local_day: '2026-01-01',
  };
}
