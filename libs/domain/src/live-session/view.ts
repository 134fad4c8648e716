import { neighboursByRank, type Scoreboard, type Standing, standingsByRank } from '../games/live-quiz/index.ts';
import { course } from './settings.ts';
import { questionOf, seatsInRoom, type Seat, type SessionState } from './state.ts';
import type {
  HostRosterEntry,
  HostView,
  OptionView,
  PlayerView,
  PodiumView,
  ProjectorView,
  QuestionView,
  RankedSeat,
  RevealView,
  RosterEntry,
  SeatView,
} from './views.ts';

/** How a question was answered, as far as it is known. */
export interface Tally {
  /** Per option. */
  counts: readonly number[];
  answered: number;
}

/** All that views are made of: the state, what is known beside its events, and the moment. */
export interface Room {
  state: SessionState;
  /** After the last scored question, void ones left out. */
  board: Scoreboard;
  /** Seats with a living connection. */
  connected: ReadonlySet<number>;
  /** Of the newest question. */
  tally: Tally;
  seq: number;
  n: number;
  now: number;
}

/** What the host's screens also show: how to come in. */
export interface ScreenRoom extends Room {
  pin: string;
  join_address: string;
}

const topSize = 10;

/** What the whole class sees. */
export function projectorView(room: ScreenRoom): ProjectorView {
  return { ...sessionView(room), ...screenView(room), role: 'projector', players: roster(room) };
}

/** What the host sees: the projector's view, and the doubtful names behind their masks. */
export function hostView(room: ScreenRoom): HostView {
  return { ...sessionView(room), ...screenView(room), role: 'host', players: hostRoster(room) };
}

/** What every player sees. Nothing in it differs between players, and nothing tells the right option before the lock. */
export function playerView(room: Room): PlayerView {
  const { state } = room;
  return {
    ...sessionView(room),
    role: 'player',
    phones: state.settings.phones,
    ...(isOver(state) ? { podium: podium(room) } : {}),
  };
}

/** The people in the room, as everybody may see them. */
export function roster({ state, connected }: Room): RosterEntry[] {
  return seatsInRoom(state).map((seat) => ({
    seat_id: seat.seat_id,
    name: shownName(seat),
    connected: connected.has(seat.seat_id),
  }));
}

/** The people in the room, as the host sees them. */
export function hostRoster({ state, connected }: Room): HostRosterEntry[] {
  const firstOf = new Map<string | null, number>([[null, 0]]);
  for (const { owner, seat_id } of state.seats.values()) if (!firstOf.has(owner)) firstOf.set(owner, seat_id);
  return seatsInRoom(state).map((seat) => ({
    seat_id: seat.seat_id,
    name: shownName(seat),
    connected: connected.has(seat.seat_id),
    ...(firstOf.get(seat.owner) === seat.seat_id ? {} : { came_with: firstOf.get(seat.owner)! }),
    ...(seat.doubtful ? { doubtful_name: seat.name } : {}),
  }));
}

/** What one seat knows of itself, and nobody else is sent. `answer`: its own to the newest question. */
export function seatView(room: Room, seat_id: number, answer?: { question: number; option: number }): SeatView {
  const { state, board } = room;
  const seat = state.seats.get(seat_id);
  if (!seat) throw new Error(`This session has no seat ${seat_id}`);
  const standing = board.get(seat_id);
  return {
    seq: room.seq,
    seat_id,
    name: shownName(seat),
    ...(seat.doubtful ? { name_waits: true as const } : {}),
    score: standing?.score ?? 0,
    streak: standing?.streak ?? 0,
    // Nobody is first with nothing.
    rank: standing && standing.score > 0 ? standing.rank : null,
    ...(standing ? { neighbours: neighbours(room, standing), last: standing.last } : {}),
    ...(answer && answer.question === state.number ? { answered: answer } : {}),
    ...(isOver(state) ? { missed: missedWords(state, standing) } : {}),
  };
}

/** 'Player 7' until the host has looked at a doubtful name. */
function shownName(seat: Seat): string {
  return seat.doubtful ? `Player ${seat.seat_id}` : seat.name;
}

const isOver = ({ phase }: SessionState): boolean => phase === 'podium' || phase === 'ended';

function sessionView(room: Room) {
  const { state, seq, n, now } = room;
  const { phase } = state;
  const isRevealed = phase === 'reveal' || phase === 'leaderboard';
  const showsQuestion = phase === 'question' || phase === 'open' || phase === 'locked' || isRevealed;
  const reveal = isRevealed ? revealView(room) : undefined;
  return {
    seq,
    n,
    phase,
    paused: state.paused_at !== null,
    server_now: now,
    deck_name: state.deck_name,
    target_language: state.target_language,
    source_language: state.source_language,
    count: state.in_room,
    ...(phase === 'starting' ? { starts_at: startsAt(state) } : {}),
    ...(showsQuestion ? { question: questionView(state) } : {}),
    ...(phase === 'starting' || phase === 'question' ? coming(state) : {}),
    ...(wasJustSkipped(state) ? { skipped: state.skipped } : {}),
    ...(reveal ? { correct_option: reveal.correct_option, counts: reveal.counts } : {}),
    ...(reveal && phase === 'reveal' ? { reveal } : {}),
    ...(phase === 'leaderboard' ? { top: ranked(room, (_, index) => index < topSize) } : {}),
  };
}

function startsAt({ since }: SessionState): number {
  return since + course.startingMs;
}

function questionView(state: SessionState): QuestionView {
  const { number, kind, word, options } = questionOf(state, state.number);
  const asksByText = kind === 'text_to_picture';
  const showOption = (option: (typeof options)[number]): OptionView =>
    asksByText ? { image_path: option.image_path } : { text: option.text };
  return {
    number,
    of: state.questions.length,
    kind,
    ...(asksByText ? { text: word.target_translation } : { image_path: word.image_path }),
    opens_at: state.opens_at,
    deadline_at: state.deadline_at,
    ...(state.phase === 'question' ? {} : { options: options.map(showOption) }),
  };
}

/** Pictures that will be asked about, for phones to fetch in time. */
function coming(state: SessionState): { pictures?: string[] } {
  const { kind, options } = questionOf(state, state.phase === 'starting' ? 1 : state.number);
  if (kind !== 'text_to_picture') return {};
  return { pictures: options.map(({ image_path }) => image_path).toSorted() };
}

function wasJustSkipped({ phase, number, skipped }: SessionState): boolean {
  if (skipped === 0) return false;
  return phase === 'podium' ? skipped === number : (phase === 'question' || phase === 'open') && skipped === number - 1;
}

function revealView({ state, board, tally }: Room): RevealView {
  const { number, word, options, correct_option } = questionOf(state, state.number);
  const lasts = Array.from(board.values(), ({ last }) => last);
  return {
    correct_option,
    counts: options.map((_, index) => tally.counts[index] ?? 0),
    unanswered: lasts.filter((last) => last.question === number && last.option === null).length,
    word: {
      target_translation: word.target_translation,
      source_translation: word.source_translation,
      image_path: word.image_path,
    },
    voided: state.voided.has(number),
  };
}

function screenView(room: ScreenRoom) {
  const { state, pin, join_address, connected, tally } = room;
  const { phase } = state;
  return {
    pin,
    join_address,
    door: state.door,
    connected: connected.size,
    settings: state.settings,
    ...(phase === 'open' || phase === 'locked' ? { answered: tally.answered } : {}),
    ...(isOver(state) ? { podium: podium(room) } : {}),
  };
}

function podium(room: Room): PodiumView {
  const { state, board } = room;
  const standings = [...board.values()];
  const answers = standings.reduce((sum, { answered }) => sum + answered, 0);
  const right = standings.reduce((sum, standing) => sum + standing.right, 0);
  return {
    top: ranked(room, (standing, index) => standing.rank <= 3 && standing.score > 0 && index < topSize),
    figures: {
      players: state.in_room,
      questions: state.scored.filter(({ number }) => !state.voided.has(number)).length,
      answers,
      accuracy: answers === 0 ? null : right / answers,
    },
  };
}

function ranked({ state, board }: Room, isShown: (standing: Standing, index: number) => boolean): RankedSeat[] {
  return standingsByRank(board)
    .filter(isShown)
    .map(({ seat_id, score, rank, previous_rank }) => ({
      seat_id,
      name: shownName(state.seats.get(seat_id)!),
      score,
      rank,
      previous_rank,
    }));
}

/** The next better and the next worse score; nobody is told that they are last. */
function neighbours({ state, board }: Room, own: Standing): NonNullable<SeatView['neighbours']> {
  const { above, below } = neighboursByRank(board).get(own.rank) ?? {};
  const nameOf = ({ seat_id }: Standing) => shownName(state.seats.get(seat_id)!);
  return {
    ...(above ? { above: { name: nameOf(above), behind_by: above.score - own.score } } : {}),
    ...(below ? { below: { name: nameOf(below), ahead_by: own.score - below.score } } : {}),
  };
}

function missedWords(state: SessionState, standing: Standing | undefined): NonNullable<SeatView['missed']> {
  return (standing?.missed ?? []).map((number) => {
    const { word } = questionOf(state, number);
    return {
      target_translation: word.target_translation,
      source_translation: word.source_translation,
      image_path: word.image_path,
    };
  });
}
