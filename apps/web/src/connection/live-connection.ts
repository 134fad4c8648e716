import type { LanguageId } from '@lexiroom/domain/languages';
import { readingLanguage } from './reading-language.ts';
import type {
  Ack,
  AnySeatView,
  AnyView,
  Command,
  CommandOf,
  CommandType,
  LiveTrouble,
  Progress,
  ReplyOf,
} from '@lexiroom/contracts/live';
import { io, type Socket } from 'socket.io-client';
import { newCommandId } from '../api/command-id.ts';
import { completeRoster, isNewer } from './roster.ts';
import { answerOutbox, claimCodes, seatTokens } from './seat-storage.ts';

/** Codes with which the server refuses the connection itself, and would again. */
const finalCodes = ['NO_SUCH_PIN', 'ENDED', 'BAD_TOKEN', 'REMOVED', 'TOO_MANY'] as const;
export type FinalCode = (typeof finalCodes)[number];

/** What a connection tells the machine of its screen. */
export type ConnectionEvent =
  | { type: 'online' }
  | { type: 'disconnected' }
  /** The server does not want this connection; nothing more will come. `isKeptOut`: removed for good. */
  | { type: 'turned_away'; code: FinalCode; isKeptOut?: true }
  /** `afresh`: the first since the connection was made. */
  | { type: 'view'; view: AnyView; afresh: boolean }
  | { type: 'seat'; seat: AnySeatView }
  | { type: 'progress'; progress: Progress }
  /** An answer from before a refresh of the page is sent again. */
  | { type: 'answer_resent'; command: CommandOf<'answer'> }
  | { type: 'acked'; command: Command; ack: Ack }
  /** To the host's screens; null when it is over. */
  | { type: 'trouble'; trouble: LiveTrouble | null }
  | { type: 'moved' }
  | { type: 'restarting' };

export type Fields<Type extends CommandType> = Omit<CommandOf<Type>, 'v' | 'command_id' | 'type'>;

export interface Caller {
  pin: string;
  role: 'player' | 'projector' | 'host' | 'remote';
  /** For a projector on a computer where the host is not logged in. */
  host_token?: string;
  /** For a phone that steers. */
  remote_token?: string;
}

export interface LiveConnection {
  /** Sends a command, under the same id until it is answered, however often the connection breaks. */
  command<Type extends CommandType>(type: Type, fields: Fields<Type>): void;
  close(): void;
}

/** Milliseconds. */
const waits = {
  ack: 3000,
  /** How long the connection may take to prove that it works, when somebody looks at the page again. */
  proof: 1500,
  firstRetry: 250,
  longestRetry: 4000,
} as const;

/**
 * The connection of one screen to its session. Whenever it is (re)connected it first asks for the whole view, then sends
 * again the commands that have no acknowledgement yet. Views older than the one that is shown are not passed on.
 */
export function openLiveConnection(
  caller: Caller,
  emit: (event: ConnectionEvent) => void,
  dial: (namespace: string, options: Parameters<typeof io>[1]) => Socket = io,
): LiveConnection {
  const { pin, role } = caller;
  const outbox = new Map<string, Command>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let shown: AnyView | null = null;
  let seatSeq = 0;
  let isResumed = false;
  let isOver = false;

  const socket = dial('/live', {
    transports: ['websocket'],
    forceNew: true,
    autoConnect: false,
    query: { pin },
    auth: (give) => give(credentials(caller)),
    reconnectionDelay: 200,
    reconnectionDelayMax: 1000,
    timeout: 3000,
  });

  const later = (ms: number, run: () => void) => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      if (!isOver) run();
    }, ms);
    timers.add(timer);
  };
  const over = () => {
    isOver = true;
    for (const timer of timers) clearTimeout(timer);
    document.removeEventListener('visibilitychange', lookedAtAgain);
    window.removeEventListener('online', lookedAtAgain);
    window.removeEventListener('pageshow', lookedAtAgain);
    socket.disconnect();
  };
  const turnAway = (code: FinalCode, isKeptOut = false) => {
    over();
    emit({ type: 'turned_away', code, ...(isKeptOut ? { isKeptOut } : {}) });
  };
  const dialAgain = () => {
    socket.disconnect();
    socket.connect();
  };
  /** Sends a command once, and gives its acknowledgement; undefined when none came in time. */
  const ask = (body: Command, patience: number, answered: (ack: Ack | undefined) => void) => {
    const socketId = socket.id;
    socket.timeout(patience).emit('command', body, (error: Error | null, ack: Ack) => {
      if (!isOver && socket.id === socketId) answered(error ? undefined : ack);
    });
  };

  const takeView = (view: AnyView, afresh = false) => {
    if (!isNewer(view, shown)) return;
    const whole = completeRoster(view, shown);
    if (!whole) return resume();
    const isNextQuiz = shown !== null && quizOf(whole) !== quizOf(shown);
    shown = whole;
    dropOldAnswers(quizOf(whole));
    emit({ type: 'view', view: whole, afresh });
    // Of each quiz of a room a guest has a claim of its own.
    if (isNextQuiz && role === 'player') resume();
  };
  /** What was answered in an earlier quiz of the room has nowhere to go any more. */
  const dropOldAnswers = (quiz: number) => {
    for (const command of outbox.values()) {
      if (command.type !== 'answer' || quizOf(command) === quiz) continue;
      outbox.delete(command.command_id);
      answerOutbox.clear(pin);
    }
  };
  const takeSeat = (seat: AnySeatView) => {
    if (seat.seq < seatSeq) return;
    seatSeq = seat.seq;
    emit({ type: 'seat', seat });
  };

  const resume = (patience: number = waits.ack, attempt = 0) => {
    ask({ v: 1, command_id: newCommandId(), type: 'resume', ...reads(role) }, patience, (ack) => {
      if (!ack) return dialAgain();
      if (!ack.ok) {
        if (isFinal(ack.code)) return turnAway(ack.code);
        return later(backOff(attempt), () => socket.connected && resume(patience, attempt + 1));
      }
      const { view, seat, claim_code } = ack as ReplyOf<'resume'>;
      if (seat) claimCodes.keep(pin, claim_code);
      if (seat) takeSeat(seat);
      takeView(view, true);
      goOn();
    });
  };
  const goOn = () => {
    isResumed = true;
    emit({ type: 'online' });
    for (const command of outbox.values()) deliver(command);
  };
  const deliver = (command: Command, attempt = 0) => {
    if (!isResumed || !outbox.has(command.command_id)) return;
    ask(command, waits.ack, (ack) => {
      if (!outbox.has(command.command_id)) return;
      if (!ack) return dialAgain();
      if (!ack.ok && isWorthAnotherTry(command, ack.code)) {
        return later(backOff(attempt), () => deliver(command, attempt + 1));
      }
      outbox.delete(command.command_id);
      if (command.type === 'answer') answerOutbox.clear(pin);
      if (command.type === 'join' && ack.ok) {
        const { seat_token, claim_code } = ack as ReplyOf<'join'>;
        seatTokens.keep(pin, seat_token);
        claimCodes.keep(pin, claim_code);
      }
      emit({ type: 'acked', command, ack });
      if (ack.ok && 'view' in ack) {
        if (ack.seat) takeSeat(ack.seat);
        takeView(ack.view, true);
      } else if (ack.ok && 'seat' in ack && ack.seat) takeSeat(ack.seat);
    });
  };
  /** A phone that slept may not have noticed that its connection is dead. */
  function lookedAtAgain() {
    if (document.visibilityState !== 'visible' || isOver) return;
    if (!socket.connected) dialAgain();
    else if (isResumed && isKnown(caller)) resume(waits.proof);
  }

  socket.on('connect', () => {
    shown = null;
    seatSeq = 0;
    if (isKnown(caller)) resume();
    else goOn();
  });
  socket.on('disconnect', (reason) => {
    isResumed = false;
    if (isOver) return;
    emit({ type: 'disconnected' });
    if (reason === 'io server disconnect') later(waits.firstRetry, () => socket.connect());
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string; params?: { kept_out?: number } } }) => {
    const code = error.data?.code;
    if (code && isFinal(code)) return turnAway(code, error.data?.params?.kept_out === 1);
    emit({ type: 'disconnected' });
    if (!socket.active) later(1000, () => socket.connect());
  });
  socket.on('view', (view: AnyView) => takeView(view));
  socket.on('seat', takeSeat);
  socket.on('progress', (progress: Progress) => emit({ type: 'progress', progress }));
  socket.on('trouble', (trouble: LiveTrouble | null) => emit({ type: 'trouble', trouble }));
  socket.on('restarting', () => emit({ type: 'restarting' }));
  socket.on('moved', () => {
    over();
    emit({ type: 'moved' });
  });
  document.addEventListener('visibilitychange', lookedAtAgain);
  window.addEventListener('online', lookedAtAgain);
  window.addEventListener('pageshow', lookedAtAgain);

  const unanswered = role === 'player' ? answerOutbox.of(pin) : null;
  if (unanswered) {
    outbox.set(unanswered.command_id, unanswered);
    emit({ type: 'answer_resent', command: unanswered });
  }
  socket.connect();

  return {
    command(type, fields) {
      const isComing = type === 'join' || type === 'resume';
      const own = { ...fields, ...(isComing ? reads(role) : {}) };
      const command = { v: 1, command_id: newCommandId(), type, ...own } as unknown as Command;
      outbox.set(command.command_id, command);
      if (command.type === 'answer') answerOutbox.keep(pin, command);
      deliver(command);
    },
    close: over,
  };
}

/** A phone says in which language it reads whenever it comes. */
function reads(role: Caller['role']): { reads?: LanguageId } {
  const language = role === 'player' ? readingLanguage() : undefined;
  return language ? { reads: language } : {};
}

/** Which quiz of its room a view or an answer is of. */
const quizOf = ({ quiz = 1 }: { quiz?: number | undefined }): number => quiz;

function credentials({ pin, role, host_token, remote_token }: Caller): Record<string, string> {
  if (role !== 'player') {
    return { pin, role, ...(host_token ? { host_token } : {}), ...(remote_token ? { remote_token } : {}) };
  }
  const seat_token = seatTokens.of(pin);
  return { pin, ...(seat_token ? { seat_token } : {}) };
}

/** Whether the server knows this screen; somebody without a seat has no view to ask for. */
function isKnown({ pin, role }: Caller): boolean {
  return role !== 'player' || seatTokens.of(pin) !== null;
}

/** An answer is tried again until the server's disk has room for it; the host is told that it has none. */
function isWorthAnotherTry({ type }: Command, code: string): boolean {
  return code === 'RETRY' || (code === 'DISK_LOW' && type === 'answer');
}

function isFinal(code: string): code is FinalCode {
  return (finalCodes as readonly string[]).includes(code);
}

function backOff(attempt: number): number {
  return Math.min(waits.longestRetry, waits.firstRetry * 2 ** attempt);
}
