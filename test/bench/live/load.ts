// The load: a process of its own that holds the players' sockets. Driven by the messages of an Order:
// devices → every player has a browser of their own; join → so many more are connected; round → every player but the
// last answers once within the window; last → so does the last; insist → every player answers once, and says it again
// until it is acknowledged, whatever happens to the server; leave → all are gone. Figures come back.
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';
import { io, Manager, type Socket } from 'socket.io-client';
import { deviceCookies } from './devices.ts';

export type Order =
  | { type: 'devices'; url: string; players: number }
  | { type: 'join'; target: string; url: string; pin: string; players: number; asPlayers: boolean }
  | { type: 'leave'; target: string }
  | { type: 'round'; target: string; question: number; windowMs: number }
  | { type: 'last'; target: string; question: number }
  | { type: 'insist'; target: string; question: number; windowMs: number }
  | { type: 'race'; target: string; answersEach: number; windowMs: number }
  | { type: 'traffic'; target: string };
/** `frames` and `bytes`: both ways. `ids`: of what was acknowledged, where each player insisted. */
export type Figures = { acked: number; latenciesMs: number[]; frames: number; bytes: number; ids?: string[] };

type AnswerAck = { ok: boolean; code?: string; seat?: { question?: { number: number } } };
type JoinAck = { ok: boolean; code?: string; seat_token?: string };

/** Of the players' browsers, by their number. */
let cookies: string[] = [];
interface Room {
  sockets: Socket[];
  frames: number;
  bytes: number;
  /** In a race: the question that each player is at. */
  questions: Map<Socket, number>;
}
const targets = new Map<string, Room>();

process.on('message', (order: Order) => {
  void carryOut(order).then((figures) => process.send?.({ figures: figures ?? null }));
});
process.on('disconnect', () => process.exit(0));

async function carryOut(order: Order): Promise<Figures | void> {
  switch (order.type) {
    case 'devices':
      cookies = await deviceCookies(order.url, order.players);
      return;
    case 'join':
      return join(order);
    case 'round':
      return answers(order, targets.get(order.target)!.sockets.slice(0, -1));
    case 'last':
      return answers({ ...order, windowMs: 0 }, targets.get(order.target)!.sockets.slice(-1));
    case 'insist':
      return insist(order);
    case 'race':
      return race(order);
    case 'traffic':
      return traffic(targets.get(order.target)!);
    case 'leave':
      return leave(order);
  }
}

async function join({ target, url, pin, players, asPlayers }: Extract<Order, { type: 'join' }>): Promise<void> {
  const room = targets.get(target) ?? {
    sockets: [] as Socket[],
    frames: 0,
    bytes: 0,
    questions: new Map<Socket, number>(),
  };
  targets.set(target, room);
  const already = room.sockets.length;
  for (let first = 0; first < players; first += 50) {
    const wave = Array.from({ length: Math.min(50, players - first) }, (_, index) => already + first + index + 1);
    room.sockets.push(...(await Promise.all(wave.map((number) => connect(room, { url, pin, number, asPlayers })))));
  }
}

async function leave({ target }: Extract<Order, { type: 'leave' }>): Promise<void> {
  for (const socket of targets.get(target)?.sockets ?? []) socket.disconnect();
  targets.delete(target);
}

async function connect(
  room: Room,
  { url, pin, number, asPlayers }: { url: string; pin: string; number: number; asPlayers: boolean },
): Promise<Socket> {
  const cookie = asPlayers ? cookies[number - 1] : undefined;
  if (asPlayers && cookie === undefined) throw new Error(`Player ${number} has no browser`);
  const extraHeaders = cookie === undefined ? {} : { cookie };
  const socket = io(`${url}/live`, {
    transports: ['websocket'],
    query: { pin },
    auth: { pin },
    extraHeaders,
    forceNew: true,
  });
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  // Every frame that crosses the wire, whatever is in it, but for the heartbeat.
  const { engine } = socket.io as Manager & {
    engine: { on(event: string, listener: (packet: { type: string; data?: string }) => void): void };
  };
  const count = ({ type, data = '' }: { type: string; data?: string }) => {
    if (type !== 'message') return;
    room.frames += 1;
    room.bytes += data.length;
  };
  engine.on('packet', count);
  engine.on('packetCreate', count);
  if (asPlayers) {
    const body = { v: 1, command_id: randomUUID(), type: 'join', name: `Player ${number}` };
    const ack = (await socket.timeout(10_000).emitWithAck('command', body)) as JoinAck;
    if (!ack.ok) throw new Error(`Player ${number} was refused: ${ack.code}`);
    // From now on it comes back to its seat.
    socket.auth = { pin, seat_token: ack.seat_token };
  }
  return socket;
}

/** Each of them answers once, at a moment of the window of their own. Frames are counted to the last acknowledgement. */
async function answers(
  { target, question, windowMs }: { target: string; question: number; windowMs: number },
  players: readonly Socket[],
): Promise<Figures> {
  const room = targets.get(target)!;
  const latenciesMs: number[] = [];
  let frames = 0;
  room.frames = 0;
  await Promise.all(
    players.map(async (socket, index) => {
      await sleep((index / players.length) * windowMs);
      const body = { v: 1, command_id: randomUUID(), type: 'answer', question, option: index % 4 };
      const since = performance.now();
      const ack = (await socket
        .timeout(10_000)
        .emitWithAck('command', body)
        .catch(() => ({ ok: false }))) as { ok: boolean };
      if (ack.ok) latenciesMs.push(performance.now() - since);
      frames = room.frames;
    }),
  );
  return { acked: latenciesMs.length, latenciesMs, frames, bytes: room.bytes };
}

/** What has crossed the wire since the last time. */
function traffic(room: Room): Figures {
  const { frames, bytes } = room;
  Object.assign(room, { frames: 0, bytes: 0 });
  return { acked: 0, latenciesMs: [], frames, bytes };
}

/** So long an acknowledgement is waited for before the same answer is sent again. */
const againAfterMs = 2000;

/** Each of them answers once at a moment of its own, and does not give up: the server may be killed meanwhile. */
async function insist({ target, question, windowMs }: Extract<Order, { type: 'insist' }>): Promise<Figures> {
  const { sockets } = targets.get(target)!;
  const insisted = newFigures();
  await Promise.all(
    sockets.map(async (socket, index) => {
      await sleep((index / sockets.length) * windowMs);
      await answerInsistently(socket, { question, option: index % 4 }, insisted);
    }),
  );
  return { ...insisted, acked: insisted.ids.length };
}

/**
 * So many answers of each of them, at their own pace: one in each window, at a moment of their own, to whatever question
 * they are at by then. They do not give up either. Frames are counted to the last acknowledgement.
 */
async function race({ target, answersEach, windowMs }: Extract<Order, { type: 'race' }>): Promise<Figures> {
  const room = targets.get(target)!;
  const raced = newFigures();
  room.frames = 0;
  room.bytes = 0;
  const since = performance.now();
  await Promise.all(
    room.sockets.map(async (socket, index) => {
      for (let answered = 0; answered < answersEach; answered++) {
        const atMs = (answered + index / room.sockets.length) * windowMs;
        await sleep(Math.max(0, since + atMs - performance.now()));
        const question = room.questions.get(socket) ?? 1;
        const ack = await answerInsistently(socket, { question, option: index % 4 }, raced);
        const next = ack.seat?.question?.number;
        // Whoever is asked anything but the next question has lost an answer, or has been counted one twice.
        if (!ack.ok || next !== question + 1) return;
        room.questions.set(socket, next);
        raced.frames = room.frames;
        raced.bytes = room.bytes;
      }
    }),
  );
  return { ...raced, acked: raced.ids.length };
}

const newFigures = () => ({ ids: [] as string[], latenciesMs: [] as number[], frames: 0, bytes: 0 });

/** One answer, sent under its id until it is told what became of it. */
async function answerInsistently(
  socket: Socket,
  given: { question: number; option: number },
  figures: { ids: string[]; latenciesMs: number[] },
): Promise<AnswerAck> {
  const body = { v: 1, command_id: randomUUID(), type: 'answer', ...given };
  const since = performance.now();
  for (;;) {
    const ack = (await socket
      .timeout(againAfterMs)
      .emitWithAck('command', body)
      .catch(() => undefined)) as AnswerAck | undefined;
    if (ack?.ok) figures.ids.push(body.command_id);
    if (ack?.ok) figures.latenciesMs.push(performance.now() - since);
    // Whatever else it is told is for good: one that is missing is counted.
    if (ack && (ack.ok || (ack.code !== 'RETRY' && ack.code !== 'TOO_MANY'))) return ack;
    await sleep(100);
  }
}
