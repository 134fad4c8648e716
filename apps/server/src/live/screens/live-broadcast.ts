import {
  type AnySeatView,
  type AnyView,
  type SeatView,
  type LiveRole,
  type Progress,
  viewsOf,
} from '@lexiroom/contracts/live';
import type { GameKind } from '@lexiroom/domain/games';
import type { LanguageId } from '@lexiroom/domain/languages';
import {
  type HostRosterEntry,
  hostView,
  playerView,
  projectorView,
  type Room,
  type RosterEntry,
  type ScreenRoom,
  seatView,
  type SessionEvent,
  traitsOf,
} from '@lexiroom/domain/live-session';
import type { Namespace } from 'socket.io';
import type { LiveClock } from '../../clock/clock.ts';
import type { LibraryNames } from '../../library/library-names.ts';
import { Meanings } from './meanings.ts';
import type { LiveSession } from '../session/live-session.ts';
import { seatsWithoutAnswer } from '../session/missing-seats.ts';
import { nothingSent, rememberRoster, viewNumbers, withRosterChange } from './roster-change.ts';

/** The host's screens are told of the count of answers at most so often. */
const progressEveryMs = 100;
/**
 * How often people who come and go are told of, at most: the host's screens of their names, players of their number.
 * Telling costs something for each of them, so a big room is told less often, and what a join costs stays the same.
 */
const screensEveryMs = (seats: number): number => Math.min(500, Math.max(100, seats));
const playersEveryMs = (seats: number): number => Math.min(5000, Math.max(1000, seats * 4));
/** So many of the seats that have not answered are named to the host; a room waits for more only in its first seconds. */
const mostNamed = 200;
/** So many seats are told where they stand before everything else gets its turn. */
const seatsAtOnce = 100;

type Audience = 'projector' | 'host' | 'player';
/** What a screen of the host is shown: a phone that steers, what the host's own screen is. */
export const audienceOf = (role: LiveRole): 'host' | 'projector' =>
  role === 'host' || role === 'remote' ? 'host' : 'projector';
export const roomOf = (live_id: number, audience: Audience): string => `live:${live_id}:${audience}`;

/** Events that only the roster and the door show; all others are shown at once. */
const onlyRoster: ReadonlySet<SessionEvent['type']> = new Set([
  'joined', 'left', 'returned', 'renamed', 'reassigned', 'name_kept', 'emblem_chosen', 'regrouped', 'door_locked', 'door_unlocked',
  'remote_asked', 'remote_allowed', 'remote_stopped',
]); // prettier-ignore

/**
 * Tells the screens of one session what they see. Fan-out is flat: an answer costs its acknowledgement and a counter at
 * 10 Hz on the host's screens; views go out when the course moves on, and at most ten a second when people come and go.
 */
export class LiveBroadcast {
  readonly #io: Namespace;
  readonly #session: LiveSession;
  readonly #clock: LiveClock;
  readonly #joinAddress: () => string;
  readonly #meanings: Meanings;
  /** Counts the views between two events: with `#seqOfCount` it numbers each. */
  #viewCount = 0;
  #seqOfCount = 0;
  #screensTimer: NodeJS.Timeout | undefined;
  #playersTimer: NodeJS.Timeout | undefined;
  #progressTimer: NodeJS.Timeout | undefined;
  #unsentSeats: number[] = [];
  #nextSeats: NodeJS.Immediate | undefined;
  /** With what it was made of. */
  #lastPlayerView: (Pick<Room, 'state' | 'board'> & { view: AnyView }) | undefined;
  /** The roster that the screens were last sent, and under which numbers. */
  readonly #lastSent = {
    projector: nothingSent<RosterEntry>(),
    host: nothingSent<HostRosterEntry>(),
  };

  constructor(parts: {
    io: Namespace;
    session: LiveSession;
    clock: LiveClock;
    joinAddress: () => string;
    names: Pick<LibraryNames, 'inLanguage'>;
  }) {
    this.#io = parts.io;
    this.#session = parts.session;
    this.#clock = parts.clock;
    this.#joinAddress = parts.joinAddress;
    this.#meanings = new Meanings(parts.names, () => {
      const { rules, play } = this.#session.state;
      return rules.words?.(play) ?? [];
    });
  }

  /** The wire of the game that is played. */
  get #views() {
    return viewsOf[this.#session.state.game as GameKind];
  }

  /** Called after every commit, and without events when only attendance or counts changed. */
  changed(events: readonly SessionEvent[]): void {
    if (events.length === 0) return this.#isOwnPace ? this.#screensSoon() : this.#progressSoon();
    if (events.every(({ type }) => onlyRoster.has(type))) return this.rosterChanged();
    this.#sendScreens();
    this.#sendPlayers();
    const { scored_by } = this.#session.state.rules;
    for (const { type } of events)
      if (Object.hasOwn(scored_by, type) || type === 'podium_shown' || type === 'ended') this.#sendSeats();
  }

  /** Whether every seat is at a question of its own: the screens then show how far each is. */
  get #isOwnPace(): boolean {
    return traitsOf(this.#session.state).answers === 'own_pace';
  }

  #screensSoon(): void {
    this.#screensTimer ??= this.#later(screensEveryMs, (timer) => (this.#screensTimer = timer), () => this.#sendScreens()); // prettier-ignore
  }

  /** Somebody came, went, or is called otherwise. */
  rosterChanged(): void {
    this.#screensSoon();
    this.#playersTimer ??= this.#later(playersEveryMs, (timer) => (this.#playersTimer = timer), () => this.#sendPlayers()); // prettier-ignore
  }

  /** Every screen is told everything at once: students are called otherwise, or the next quiz begins. */
  allChanged(): void {
    this.#sendScreens();
    this.#sendPlayers();
    this.#sendSeats();
  }

  /** Sends after a time that grows with the room, also while it is waiting: a rush of people is shown once. */
  #later(everyMs: (seats: number) => number, hold: (timer: NodeJS.Timeout) => void, send: () => void): NodeJS.Timeout {
    const seats = () => this.#session.state.seats.size;
    const waitedFor = everyMs(seats());
    return setTimeout(() => {
      const more = everyMs(seats()) - waitedFor;
      if (more <= 0) send();
      else hold(setTimeout(send, more));
    }, waitedFor);
  }

  /** The whole view for a screen that has just come, with the numbers that the next difference builds on. */
  screenView(audience: 'projector' | 'host'): AnyView {
    if (this.#screensTimer || this.#lastSent[audience].seq !== this.#session.seq) this.#sendScreens();
    if (audience === 'host') this.#progressAfterView();
    const room = { ...this.#screenRoom(), ...viewNumbers(this.#lastSent[audience]) };
    return this.#views[audience].parse(audience === 'host' ? hostView(room) : projectorView(room));
  }

  /** What every player sees. A class that joins within one commit is told the same, so it is made once, but for the time. */
  playerView(): AnyView {
    const room = this.#room();
    const { state, board, n, now } = room;
    const last = this.#lastPlayerView;
    const isNew = last?.state !== state || last.board !== board || last.view.n !== n;
    // The game's fields complete a view; the schema sees to that.
    const view = isNew ? this.#views.player.parse(playerView(room)) : { ...last.view, server_now: now };
    this.#lastPlayerView = { state, board, view };
    return view;
  }

  /** What a seat knows of itself; of the words that it is shown also what they mean in the language it reads. */
  seatView(seat_id: number): AnySeatView {
    const room = this.#room();
    const seat = seatView(room, seat_id, this.#session.sheet.answerOf(seat_id));
    const shown = room.state.rules.shownTo?.(room, seat_id);
    const meaning = shown && this.#meanings.of(seat_id, shown.word);
    const { missed } = seat as SeatView;
    return {
      ...seat,
      ...(meaning ? { meaning: { question: shown.question, ...meaning } } : {}),
      ...(missed ? { missed: this.#meanings.withMeanings(seat_id, missed) } : {}),
    } as AnySeatView;
  }

  /** A seat reads in this language: it is told what the word means that it is shown, once that is known. */
  reads(seat_id: number, language: LanguageId | undefined): void {
    this.#meanings.reads(seat_id, language).then(
      (hasTakenTime) => {
        if (!hasTakenTime) return;
        const { meaning, missed = [] } = this.seatView(seat_id) as SeatView;
        if (meaning ?? missed.some((word) => word.meaning)) this.sendSeat(seat_id);
      },
      // Nothing is shown of it, and the quiz goes on.
      () => undefined,
    );
  }

  /** Tells one seat where it stands. */
  sendSeat(seat_id: number): void {
    const connection = this.#session.attendance.connectionOf(seat_id);
    if (connection === undefined) return;
    this.#io.sockets.get(connection)?.emit('seat', this.#views.seat.parse(this.seatView(seat_id)));
  }

  stop(): void {
    for (const timer of [this.#screensTimer, this.#playersTimer, this.#progressTimer]) clearTimeout(timer);
    clearImmediate(this.#nextSeats);
  }

  #sendScreens(): void {
    clearTimeout(this.#screensTimer);
    this.#screensTimer = undefined;
    this.#countView();
    const room = this.#screenRoom();
    const { live_id } = this.#session.live;
    const projector = projectorView(room);
    const host = hostView(room);
    const forProjector = this.#views.projector.parse(withRosterChange(projector, this.#lastSent.projector));
    const forHost = this.#views.host.parse(withRosterChange(host, this.#lastSent.host));
    rememberRoster(this.#lastSent.projector, projector);
    rememberRoster(this.#lastSent.host, host);
    this.#io.to(roomOf(live_id, 'projector')).emit('view', forProjector);
    this.#io.to(roomOf(live_id, 'host')).emit('view', forHost);
    this.#progressAfterView();
  }

  /** Whom an open question waits for stands in no view: it follows a moment after. */
  #progressAfterView(): void {
    if (traitsOf(this.#session.state).answers === 'awaited') this.#progressSoon();
  }

  #sendPlayers(): void {
    clearTimeout(this.#playersTimer);
    this.#playersTimer = undefined;
    this.#countView();
    this.#io.to(roomOf(this.#session.live.live_id, 'player')).emit('view', this.playerView());
  }

  /** Tells every seat where it stands, some at a time; a newer round takes the place of one that is not done. */
  #sendSeats(): void {
    this.#unsentSeats = [...this.#session.attendance.connected];
    clearImmediate(this.#nextSeats);
    this.#sendSomeSeats();
  }

  #sendSomeSeats(): void {
    for (const seat_id of this.#unsentSeats.splice(0, seatsAtOnce)) {
      if (this.#session.state.seats.has(seat_id)) this.sendSeat(seat_id);
    }
    if (this.#unsentSeats.length > 0) this.#nextSeats = setImmediate(() => this.#sendSomeSeats());
  }

  #progressSoon(): void {
    this.#progressTimer ??= setTimeout(() => {
      this.#progressTimer = undefined;
      const { state, sheet, attendance, live } = this.#session;
      if (traitsOf(state).answers === 'none' || this.#isOwnPace) return;
      const progress: Progress = {
        question: state.number,
        answered: sheet.tally.answered,
        connected: attendance.connected.size,
      };
      const waits_for = seatsWithoutAnswer(this.#session, mostNamed).slice(0, mostNamed);
      this.#io.to(roomOf(live.live_id, 'projector')).volatile.emit('progress', progress);
      this.#io.to(roomOf(live.live_id, 'host')).volatile.emit('progress', { ...progress, waits_for });
    }, progressEveryMs);
  }

  /** The next view has a number of its own: the newest `(seq, n)` wins. */
  #countView(): void {
    this.#viewCount = this.#seqOfCount === this.#session.seq ? this.#viewCount + 1 : 1;
    this.#seqOfCount = this.#session.seq;
  }

  #room(): Room {
    const { state, board, earlier, sheet, attendance, seq } = this.#session;
    return {
      state,
      board,
      earlier,
      tally: sheet.tally,
      known: sheet.known,
      seq,
      n: this.#seqOfCount === seq ? this.#viewCount : 0,
      connected: attendance.connected,
      now: this.#clock.steadyNow(),
    };
  }

  #screenRoom(): ScreenRoom {
    const { newestBoard: board, live } = this.#session;
    return { ...this.#room(), board, pin: live.pin, join_address: this.#joinAddress() };
  }
}
