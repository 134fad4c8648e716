import type {
  Ack,
  Command,
  CommandOf,
  CommandType,
  LiveTrouble,
  LiveView,
  Progress,
  ReplyOf,
  SeatView,
} from '@lexiroom/contracts/live';
import { io, type Socket } from 'socket.io-client';
import { newCommandId } from '../api/command-id.ts';
import { completeRoster, isNewer } from './roster.ts';
import { seatTokens, tabStorage } from './seat-storage.ts';

/** Refusals of the connection itself that trying again does not cure. */
const finalCodes = ['NO_SUCH_PIN', 'ENDED', 'BAD_TOKEN', 'REMOVED', 'TOO_MANY'] as const;
export type FinalCode = (typeof finalCodes)[number];

/** What a connection tells its owner. */
export type Heard =
  | { type: 'online' }
  | { type: 'away' }
  /** The server does not want this connection; nothing more will come. `isKeptOut`: removed for good. */
  | { type: 'turned_away'; code: FinalCode; isKeptOut?: true }
  /** `afresh`: the first since the connection was made. */
  | { type: 'view'; view: LiveView; afresh: boolean }
  | { type: 'seat'; seat: SeatView }
  | { type: 'progress'; progress: Progress }
  /** An answer from before a refresh goes out again. */
  | { type: 'on_its_way'; command: CommandOf<'answer'> }
  | { type: 'acked'; command: Command; ack: Ack }
  /** To the host's screens; null when it is over. */
  | { type: 'trouble'; trouble: LiveTrouble | null }
  | { type: 'moved' }
  | { type: 'restarting' };

export type Fields<Type extends CommandType> = Omit<CommandOf<Type>, 'v' | 'command_id' | 'type'>;

export interface Caller {
  pin: string;
  role: 'player' | 'projector' | 'host';
  /** For a projector on a computer where the host is not logged in. */
  host_token?: string;
}

export interface LiveConnection {
  /** Sends a command, under the same id until it is answered, however often the line breaks. */
  command<Type extends CommandType>(type: Type, fields: Fields<Type>): void;
  close(): void;
}

/** Milliseconds. */
const waits = {
  ack: 3000,
  /** How long a line may take to prove that it is alive when the page is looked at again. */
  proof: 1500,
  firstRetry: 250,
  longestRetry: 4000,
} as const;

/**
 * The line between one screen and its session. After every (re)connect it asks for the whole view first, then sends
 * again what has no answer yet. Older views are not passed on.
 */
export function openLiveConnection(
  caller: Caller,
  hear: (heard: Heard) => void,
  dial: (namespace: string, options: Parameters<typeof io>[1]) => Socket = io,
): LiveConnection {
  const { pin, role } = caller;
  const outbox = new Map<string, Command>();
  const timers = new Set<ReturnType<typeof setTimeout>>();
  let shown: LiveView | null = null;
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
    hear({ type: 'turned_away', code, ...(isKeptOut ? { isKeptOut } : {}) });
  };
  const dialAgain = () => {
    socket.disconnect();
    socket.connect();
  };
  /** One question, one answer; undefined when none came in time. */
  const ask = (body: Command, patience: number, answered: (ack: Ack | undefined) => void) => {
    const line = socket.id;
    socket.timeout(patience).emit('command', body, (error: Error | null, ack: Ack) => {
      if (!isOver && socket.id === line) answered(error ? undefined : ack);
    });
  };

  const takeView = (view: LiveView, afresh = false) => {
    if (!isNewer(view, shown)) return;
    const whole = completeRoster(view, shown);
    if (!whole) return resume();
    shown = whole;
    hear({ type: 'view', view: whole, afresh });
  };
  const takeSeat = (seat: SeatView) => {
    if (seat.seq < seatSeq) return;
    seatSeq = seat.seq;
    hear({ type: 'seat', seat });
  };

  const resume = (patience: number = waits.ack, attempt = 0) => {
    ask({ v: 1, command_id: newCommandId(), type: 'resume' }, patience, (ack) => {
      if (!ack) return dialAgain();
      if (!ack.ok) {
        if (isFinal(ack.code)) return turnAway(ack.code);
        return later(backOff(attempt), () => socket.connected && resume(patience, attempt + 1));
      }
      const { view, seat } = ack as ReplyOf<'resume'>;
      if (seat) takeSeat(seat);
      takeView(view, true);
      goOn();
    });
  };
  const goOn = () => {
    isResumed = true;
    hear({ type: 'online' });
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
      if (command.type === 'join' && ack.ok) seatTokens.keep(pin, (ack as ReplyOf<'join'>).seat_token);
      hear({ type: 'acked', command, ack });
      if (ack.ok && 'view' in ack) {
        if (ack.seat) takeSeat(ack.seat);
        takeView(ack.view, true);
      }
    });
  };
  /** A phone that slept may hold a line that is dead and does not know it. */
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
    hear({ type: 'away' });
    if (reason === 'io server disconnect') later(waits.firstRetry, () => socket.connect());
  });
  socket.on('connect_error', (error: Error & { data?: { code?: string; params?: { kept_out?: number } } }) => {
    const code = error.data?.code;
    if (code && isFinal(code)) return turnAway(code, error.data?.params?.kept_out === 1);
    hear({ type: 'away' });
    if (!socket.active) later(1000, () => socket.connect());
  });
  socket.on('view', (view: LiveView) => takeView(view));
  socket.on('seat', takeSeat);
  socket.on('progress', (progress: Progress) => hear({ type: 'progress', progress }));
  socket.on('trouble', (trouble: LiveTrouble | null) => hear({ type: 'trouble', trouble }));
  socket.on('restarting', () => hear({ type: 'restarting' }));
  socket.on('moved', () => {
    over();
    hear({ type: 'moved' });
  });
  document.addEventListener('visibilitychange', lookedAtAgain);
  window.addEventListener('online', lookedAtAgain);
  window.addEventListener('pageshow', lookedAtAgain);

  const unanswered = role === 'player' ? answerOutbox.of(pin) : null;
  if (unanswered) {
    outbox.set(unanswered.command_id, unanswered);
    hear({ type: 'on_its_way', command: unanswered });
  }
  socket.connect();

  return {
    command(type, fields) {
      const command = { v: 1, command_id: newCommandId(), type, ...fields } as unknown as Command;
      outbox.set(command.command_id, command);
      if (command.type === 'answer') answerOutbox.keep(pin, command);
      deliver(command);
    },
    close: over,
  };
}

function credentials({ pin, role, host_token }: Caller): Record<string, string> {
  if (role !== 'player') return { pin, role, ...(host_token ? { host_token } : {}) };
  const seat_token = seatTokens.of(pin);
  return { pin, ...(seat_token ? { seat_token } : {}) };
}

/** Whether the server knows this screen; a newcomer has nothing to come back to. */
function isKnown({ pin, role }: Caller): boolean {
  return role !== 'player' || seatTokens.of(pin) !== null;
}

/** Answers wait for room on the server's disk; whoever gives an order is told that there is none. */
function isWorthAnotherTry({ type }: Command, code: string): boolean {
  return code === 'RETRY' || (code === 'DISK_LOW' && type === 'answer');
}

function isFinal(code: string): code is FinalCode {
  return (finalCodes as readonly string[]).includes(code);
}

function backOff(attempt: number): number {
  return Math.min(waits.longestRetry, waits.firstRetry * 2 ** attempt);
}

const outboxKey = (pin: string) => `live_outbox:${pin}`;

/**
 * The answer that is on its way to the session of a pin. It survives a refresh, and goes out again under its own id,
 * so that it counts once.
 */
export const answerOutbox = {
  keep: (pin: string, answer: CommandOf<'answer'>) => tabStorage.put(outboxKey(pin), JSON.stringify(answer)),
  clear: (pin: string) => tabStorage.drop(outboxKey(pin)),
  of(pin: string): CommandOf<'answer'> | null {
    const kept = tabStorage.get(outboxKey(pin));
    try {
      return kept === null ? null : (JSON.parse(kept) as CommandOf<'answer'>);
    } catch {
      return null;
    }
  },
};
