import type { Ack, LiveView } from '@lexiroom/contracts/live';
import type { LiveQuestion, QuizSession } from '@lexiroom/domain/games/live-quiz';
import { type KnownOfRace, questionAsked, type RaceSession } from '@lexiroom/domain/games/live-race';
import { alarm, isAsked, sessionTimes, type SessionState } from '@lexiroom/domain/live-session';
import { randomUUID } from 'node:crypto';
import { setImmediate as turn } from 'node:timers/promises';
import type { LiveSession } from '../../apps/server/src/live/session/live-session.ts';
import { fail, promise } from './broken.ts';
import type { Classroom, OpenLive } from './classroom.ts';
import { Frames } from './frames.ts';
import { isPresent, type Player, type SentAnswer, type SentOrder } from './people.ts';
import { Screen } from './screen.ts';
import type { Script } from './script.ts';
import { typedBy } from './typed.ts';

/** Sockets of one process hear each other within so many turns of its loop. */
const turnsToHear = 8;

/**
 * A phone that sleeps was there until its last sign of life, of which the test knows nothing: it is waited for at least
 * while it is asked three times, every three seconds.
 */
const waitedForAsleepMs = 6000;

/** When something was written, by what really passed: a clock that was set has no part in it. */
export interface WrittenAt {
  [seq: number]: number;
}

/**
 * The room that a script is played in: its screens, what they have sent and were told, and what the test has to remember
 * of it to know what was promised.
 */
export class Room {
  readonly classroom: Classroom;
  readonly script: Script;
  readonly live: OpenLive;
  readonly players: Player[] = [];
  readonly orders: SentOrder[] = [];
  /** Of the host's own browser, of a device with the host's token, and the projector. */
  readonly screens: (Screen | undefined)[] = [undefined, undefined, undefined];
  readonly writtenAt: WrittenAt = {};
  /** When the server went and when it was back, by what really passed. */
  readonly outages: { from: number; to: number; isPaused: boolean }[] = [];
  /** The database was away for a moment: what was decided then may have to be sent again. */
  lostDatabase = false;
  /** By question: the seats that it was locked without, for how long they had been gone, and how long they are waited for. */
  readonly missingAtLock = new Map<number, { seat_id: number; goneMs: number; leastMs: number }[]>();
  step = 0;
  #seen = 0;
  readonly #frames = new Frames(() => this.session?.state);
  /** What was broken while nobody was waiting for it. */
  #broken: unknown;

  constructor(classroom: Classroom, script: Script, live: OpenLive) {
    this.classroom = classroom;
    this.script = script;
    this.live = live;
  }

  get session(): LiveSession | undefined {
    return this.classroom.server.sessions.running(this.live.live_id);
  }

  get state(): SessionState {
    return this.session!.state;
  }

  /** What really passed since the machine was switched on, in milliseconds. */
  get now(): number {
    return this.classroom.machine.monotonic;
  }

  /** Throws what a frame broke meanwhile. */
  rethrow(): void {
    if (this.#broken !== undefined) throw this.#broken;
  }

  #hears = (screen: Screen, event: string, body: unknown): void => {
    try {
      this.#frames.hear(screen, event, body);
    } catch (error) {
      this.#broken ??= error;
    }
  };

  /** Connects one of the host's screens anew. */
  async openScreen(number: 0 | 1 | 2): Promise<void> {
    this.screens[number]?.cut();
    const { pin, host_token, projector_token } = this.live;
    const identity = [
      { pin, role: 'host' as const },
      { pin, host_token, role: 'host' as const },
      { pin, host_token: projector_token, role: 'projector' as const },
    ][number]!;
    const { server, cookie } = this.classroom;
    const screen = new Screen(server.url, identity, number === 0 ? cookie : undefined, this.#hears);
    this.screens[number] = screen;
    const code = await screen.letIn();
    promise(code === undefined, `screen ${number} of the host is refused: ${code}`);
    const ack = await screen.send(command('resume'));
    promise(ack?.ok === true, () => `resume of screen ${number} is refused: ${JSON.stringify(ack)}`);
  }

  /** A connection of a newcomer; undefined when there is none to be had. */
  async newcomer(cookie: string | undefined): Promise<Screen> {
    const screen = new Screen(this.classroom.server.url, { pin: this.live.pin }, cookie, this.#hears);
    const code = await screen.letIn();
    promise(code === undefined, `a newcomer is refused: ${code}`);
    return screen;
  }

  /** Brings a player back by their token, whatever they were on before, and sends what was not answered. */
  async connect(player: Player): Promise<void> {
    const { pin } = this.live;
    const identity = { pin, seat_token: player.seat_token };
    const screen = new Screen(this.classroom.server.url, identity, player.cookie, this.#hears);
    const code = await screen.letIn();
    if (player.isRemoved) {
      promise(code === 'REMOVED', `seat ${player.seat_id} is removed, and let in`);
      return;
    }
    if (code === 'REMOVED' && this.state.seats.get(player.seat_id)?.removed) return;
    promise(code === undefined, `seat ${player.seat_id} is refused by its token: ${code}`);
    const before = player.screen;
    player.screen = screen;
    const ack = await screen.send(command('resume'));
    promise(ack?.ok === true, () => `resume of seat ${player.seat_id} is refused: ${JSON.stringify(ack)}`);
    promise(screen.seat?.seat_id === player.seat_id, `seat ${player.seat_id} comes back as ${screen.seat?.seat_id}`);
    before?.cut();
    Object.assign(player, { isAsleep: false, goneAt: undefined, sinceStep: this.step });
    for (const answer of player.answers) if (answer.outcome === 'sent') await this.send(player, answer);
  }

  /** The phone is off the network; the server has noticed. */
  async cut(player: Player): Promise<void> {
    if (!player.screen) return;
    player.screen.cut();
    player.screen = undefined;
    this.#gone(player);
    for (let tries = 0; this.session?.attendance.connectionOf(player.seat_id) !== undefined; tries++) {
      if (tries > 10_000) fail(`seat ${player.seat_id} has hung up, and counts as connected`);
      await turn();
    }
  }

  #gone(player: Player): void {
    player.goneAt ??= this.now;
    player.isAsleep = false;
    player.sinceStep = this.step;
  }

  /** From now on the phone reads nothing. */
  sleep(player: Player): void {
    if (!isPresent(player)) return;
    player.screen!.isAsleep = true;
    Object.assign(player, { isAsleep: true, goneAt: this.now, sinceStep: this.step });
  }

  /** A player's answer, right or wrong, to the question that is asked, or one near it. */
  answerOf(player: Player, isRight: boolean, of = 0): SentAnswer {
    const { number, kind, word, options, correct_option } = this.#askedOf(player.seat_id);
    const option = isRight ? correct_option! : (correct_option! + 1) % options.length;
    const text = typedBy(player.seat_id, word.target_translation, isRight);
    const given = kind === 'typed' ? { text } : { option };
    const body = { ...command('answer'), type: 'answer' as const, question: Math.max(1, number + of), ...given };
    const answer = { body, seat_id: player.seat_id, outcome: 'sent', isOfRemoved: player.isRemoved };
    player.answers.push(answer);
    return answer;
  }

  /** The newest question; in a race, the one that the seat is at. */
  #askedOf(seat_id: number): LiveQuestion {
    const { state } = this;
    if (state.game === 'live-race')
      return questionAsked((state as RaceSession).play, seat_id, this.known!.runOf(seat_id).course);
    return (state as QuizSession).play.questions[Math.max(state.number, 1) - 1]!;
  }

  /** In a race: how far the server takes each seat to be. */
  get known(): KnownOfRace | undefined {
    return this.session?.sheet.known as KnownOfRace | undefined;
  }

  /** Whether questions are asked: nobody answers in the lobby. */
  get isAsking(): boolean {
    return this.state.number > 0 || (this.state.game === 'live-race' && this.state.phase !== 'lobby');
  }

  /** Sends an answer, and notes what became of it; what is not answered stays on its way. */
  async send(player: Player, answer: SentAnswer): Promise<void> {
    const ack = await player.screen?.send(answer.body);
    if (!ack) return;
    if (ack.ok) {
      const told = this.state.game === 'live-race' ? 'ok,seat,seq' : 'ok,seq';
      const isTold = Object.keys(ack).toSorted().join();
      promise(isTold === told || isTold === 'ok,seq', () => `an answer is told ${JSON.stringify(ack)}`);
      promise(!answer.isOfRemoved, `seat ${answer.seat_id} answers, though it is removed`);
      // What came too early may be sent again.
      answer.outcome = 'acked';
    } else if (ack.code !== 'RETRY' && ack.code !== 'TOO_MANY') {
      promise(
        answer.outcome !== 'acked',
        `an answer of seat ${answer.seat_id} was acknowledged, and is refused as ${ack.code}`,
      );
      answer.outcome = ack.code;
    }
  }

  /** An order from one of the controllers. */
  async order(by: 0 | 1, type: string, fields: object = {}): Promise<Ack | undefined> {
    const order = this.newOrder(type, fields);
    return this.sendOrder(by, order);
  }

  newOrder(type: string, fields: object = {}): SentOrder {
    const order = { body: { ...command(type), ...fields }, outcome: 'sent' };
    this.orders.push(order);
    return order;
  }

  async sendOrder(by: 0 | 1, order: SentOrder): Promise<Ack | undefined> {
    const ack = await this.screens[by]?.send(order.body);
    if (ack) {
      const outcome = ack.ok ? 'acked' : ack.code;
      promise(
        order.outcome !== 'acked' || outcome === 'acked',
        `${order.body.type} was acknowledged, and is then refused as ${outcome}`,
      );
      if (outcome !== 'RETRY') order.outcome = outcome;
    }
    return ack;
  }

  /** What a controller shows: by it the order is meant. */
  expectation(by: 0 | 1): { phase: string; question?: number } | undefined {
    const view: LiveView | undefined = this.screens[by]?.shown;
    if (!view) return undefined;
    const number = 'question' in view ? view.question?.number : undefined;
    return { phase: view.phase, ...(number === undefined ? {} : { question: number }) };
  }

  /** Lets time pass, and what it brings happen. */
  async pass(ms: number): Promise<void> {
    await this.classroom.machine.pass(ms, () => this.settled());
  }

  /** Lets the session come to its next moment by itself, if there is one soon. */
  async passToAlarm(): Promise<void> {
    const due = alarm(this.state);
    const inMs = due === null ? 0 : due - this.classroom.server.clock.steadyNow();
    await this.pass(Math.min(Math.max(0, inMs), 90_000));
  }

  /** Until whatever is on its way is done, and every phone that is awake has given its sign of life. */
  async settled(): Promise<void> {
    const { answers } = this.classroom.server;
    for (let round = 0; round < 2; round++) {
      await answers.flushed();
      // No game knows this order: it is refused once all before it are carried out.
      const nothing = { type: 'pick', round: 1, group: 'a', option: 0 } as const;
      await this.session?.dispatch({ command: nothing, command_id: null, at: 0 });
      for (let turns = 0; turns < turnsToHear; turns++) await turn();
    }
    this.noteEvents();
  }

  /** Notes when what is new in the log was written, and of a lock, while everybody is still where they were, who is missing. */
  noteEvents(): void {
    const { session } = this;
    if (!session) return;
    this.noteWritten(session.seq);
    this.#lookAtLock(session);
  }

  /** Notes that events up to this one were written by now. */
  noteWritten(newest: number): void {
    for (let seq = this.#seen + 1; seq <= newest; seq++) this.writtenAt[seq] = this.now;
    this.#seen = Math.max(this.#seen, newest);
  }

  /** Who has not answered the question that was just locked, and since when they are gone. */
  #lookAtLock({ state, sheet }: LiveSession): void {
    if (state.phase !== 'locked' || state.game === 'live-race' || this.missingAtLock.has(state.number)) return;
    const missing = this.players.filter(({ seat_id, sinceStep }) => {
      const seat = state.seats.get(seat_id)!;
      return isAsked(seat, state.number) && !sheet.answerOf(seat_id) && sinceStep < this.step;
    });
    this.missingAtLock.set(
      state.number,
      missing.map(({ seat_id, goneAt, isAsleep }) => ({
        seat_id,
        goneMs: goneAt === undefined ? 0 : this.now - goneAt,
        leastMs: isAsleep ? waitedForAsleepMs : sessionTimes.waitedForMs,
      })),
    );
  }
}

/** A command under an id of its own. */
export function command(type: string): { v: 1; command_id: string; type: string } {
  return { v: 1, command_id: randomUUID(), type };
}
