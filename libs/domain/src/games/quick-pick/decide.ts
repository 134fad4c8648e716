import {
  type Decision,
  type Expectation,
  type FrameEvent,
  isAsked,
  type OrderToGame,
  refuse,
} from '../../live-session/index.ts';
import { roundAfter } from './rounds.ts';
import { isDecided, pauseAfter } from './rules.ts';
import { type Group, groups, quickPickTimes } from './settings.ts';
import { groupOf, mayChooseGroup } from './members.ts';
import { newestRound, type QuickPickEvent, type QuickPickSession } from './state.ts';

/** An order to a game, beside those to every session. `seat_id`: the phone that a pick comes from, for its group. */
export type QuickPickCommand =
  | PickCommand
  | GroupCommand
  | { type: 'skip'; expect?: Expectation | undefined }
  /** Another game in the same session, once one is won: the same seats, groups and settings. */
  | { type: 'restart'; expect?: Expectation | undefined };

export interface PickCommand {
  type: 'pick';
  round: number;
  group: Group;
  option: number;
  seat_id?: number | undefined;
}

/** A seat is to play for a group: as whoever sits there wishes, or as the host says. */
export interface GroupCommand {
  type: 'set_group';
  seat_id: number;
  /** Of the game's groups; another game may have others. */
  group: string;
  by: 'player' | 'host';
}

/** What an order does to a game at a moment. */
export function decide(session: QuickPickSession, command: QuickPickCommand | OrderToGame, now: number): Decision {
  switch (command.type) {
    case 'pick':
      return pick(session, command, now);
    case 'set_group':
      return setGroup(session, command, now);
    case 'skip':
      if (session.phase !== 'open') return refuse('STALE');
      return happens({ type: 'round_skipped', at: now, number: session.number });
    case 'restart':
      if (session.phase !== 'podium') return refuse('STALE');
      return happens({ type: 'restarted', at: now });
    case 'next':
      return session.phase === 'reveal' ? goOn(session, now) : refuse('STALE');
    case 'tick':
      return tick(session, now);
    case 'all_answered':
      // No round waits for all seats: the first right pick ends it.
      return happens();
    default:
      // An order to another game, such as more time for a question.
      return refuse('INVALID');
  }
}

const happens = (...events: (QuickPickEvent | FrameEvent)[]): Decision => ({ events });

/**
 * A group picks once in each round. The first right pick ends it; one of the other group that comes in the same moment,
 * before anybody could see that, is heard as well.
 */
function pick(session: QuickPickSession, command: PickCommand, now: number): Decision {
  const { round, option, seat_id } = command;
  const { phase, number, paused_at, since } = session;
  if (phase === 'ended' || phase === 'podium' || round < number) return refuse('LATE');
  if (round > number || paused_at !== null || (phase !== 'open' && phase !== 'reveal')) return refuse('NOT_OPEN');
  const seat = seat_id ?? seatOfStudent(session, command.group);
  if (seat_id !== undefined && !isPlaying(session, seat_id)) return refuse('NOT_OPEN');
  // A seat may have been moved to the other group while its pick was on the way.
  const group = seat_id === undefined ? command.group : groupOf(session.seats.get(seat_id)!);
  const { picks, option_word_ids } = newestRound(session);
  if (option >= option_word_ids.length) return refuse('NO_SUCH_OPTION');
  if (picks.some((earlier) => earlier.group === group)) return refuse('ALREADY_ANSWERED');
  const isSameMoment = isDecided(picks) && now - since <= quickPickTimes.sameMomentMs;
  if (phase === 'reveal' && !isSameMoment) return refuse('LATE');
  const from = seat === undefined ? {} : { seat_id: seat };
  // A reveal began when the round was decided, by the pick before.
  const openedAt = phase === 'open' ? since : since - (picks.at(-1)?.ms ?? 0);
  const ms = Math.max(0, Math.round(now - openedAt));
  return happens({ type: 'picked', at: now, number, group, option, ms, ...from });
}

/**
 * A phone chooses its group until its first pick of a game, in which it then stays; where the host has put the students
 * of a class into groups, those hold. The host moves anybody at any time, but for two who play against each other.
 */
function setGroup(session: QuickPickSession, { seat_id, group, by }: GroupCommand, now: number): Decision {
  const seat = session.seats.get(seat_id);
  const isGroup = groups.some((one) => one === group);
  if (!seat || !isGroup || seat.removed || session.play.settings.students || session.phase === 'ended')
    return refuse('INVALID');
  if (seat.group === group) return happens();
  if (by === 'player' && !mayChooseGroup(session, seat)) return refuse('LATE');
  return happens({ type: 'regrouped', at: now, seat_id, group });
}

function isPlaying({ seats, number }: QuickPickSession, seat_id: number): boolean {
  const seat = seats.get(seat_id);
  return seat !== undefined && isAsked(seat, number);
}

/** In 1v1 of a class each group is one student, who sits there and picks at the board. */
function seatOfStudent({ play, seats }: QuickPickSession, group: Group): number | undefined {
  if (!play.settings.students) return undefined;
  const seat = [...seats.values()].find((one) => one.group === group && one.student_id !== null && !one.removed);
  return seat?.seat_id;
}

/** When the game next does something by itself; null while it waits for somebody to pick. */
export function alarm({ phase, since, play }: QuickPickSession): number | null {
  switch (phase) {
    case 'starting':
      return since + quickPickTimes.countdownMs + quickPickTimes.goMs;
    case 'reveal':
      return since + pauseAfter(play.rounds.at(-1)!.picks, play.settings);
    default:
      return null;
  }
}

/** What is due at the moment of the alarm; rung too early it does nothing. */
function tick(session: QuickPickSession, now: number): Decision {
  const due = alarm(session);
  return due === null || now < due ? happens() : goOn(session, now);
}

/** On to the next round, or to the end when somebody has won. */
function goOn({ play }: QuickPickSession, now: number): Decision {
  const round = play.winner === null ? roundAfter(play, play.rounds) : undefined;
  return happens(round ? { type: 'round_opened', at: now, ...round } : { type: 'podium_shown', at: now });
}
