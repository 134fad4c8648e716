import type { LiveView as DomainView, SeatView as DomainSeat } from '@lexiroom/domain/games/live-quiz';
import { phases } from '@lexiroom/domain/live-session';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { quizFields } from './live-quiz/views.ts';

const RosterEntry = z.object({ seat_id: z.int(), name: z.string(), connected: z.boolean() });
const HostRosterEntry = z.extend(RosterEntry, {
  doubtful_name: z.optional(z.string()),
  came_with: z.optional(z.int()),
  student_id: z.optional(z.int()),
});
const changeOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({
    since: z.object({ seq: z.int(), n: z.int() }),
    put: z.array(entry),
    gone: z.array(z.int()),
  });

/** What is in every view: of the session, whatever is played, and of its game. */
const sessionFields = {
  seq: z.int(),
  n: z.int(),
  phase: z.enum(phases),
  paused: z.boolean(),
  server_now: z.number(),
  deck_name: z.string(),
  target_language: Language,
  source_language: z.nullable(Language),
  count: z.int(),
  ...quizFields.everybody,
};
const screenFields = {
  ...sessionFields,
  pin: z.string(),
  join_address: z.string(),
  door: z.enum(['open', 'locked']),
  connected: z.int(),
  ...quizFields.screens,
};

export const ProjectorView = z.object({
  ...screenFields,
  role: z.literal('projector'),
  players: z.optional(z.array(RosterEntry)),
  players_change: z.optional(changeOf(RosterEntry)),
});
export const HostView = z.object({
  ...screenFields,
  role: z.literal('host'),
  players: z.optional(z.array(HostRosterEntry)),
  players_change: z.optional(changeOf(HostRosterEntry)),
});
export const PlayerView = z.object({
  ...sessionFields,
  role: z.literal('player'),
  names: z.optional(z.literal('roster')),
  ...quizFields.players,
});
/** The server's event `view`: complete in itself; the newest (seq, n) wins. */
export const LiveView = z.discriminatedUnion('role', [ProjectorView, HostView, PlayerView]);
export type LiveView = z.output<typeof LiveView>;
export type ProjectorView = z.output<typeof ProjectorView>;
export type HostView = z.output<typeof HostView>;
export type PlayerView = z.output<typeof PlayerView>;

/** The server's event `seat`: what one seat knows of itself. */
export const SeatView = z.object({
  seq: z.int(),
  seat_id: z.int(),
  name: z.string(),
  name_waits: z.optional(z.literal(true)),
  score: z.number(),
  rank: z.nullable(z.int()),
  neighbours: z.optional(
    z.object({
      above: z.optional(z.object({ name: z.string(), behind_by: z.number() })),
      below: z.optional(z.object({ name: z.string(), ahead_by: z.number() })),
    }),
  ),
  ...quizFields.seat,
});
export type SeatView = z.output<typeof SeatView>;

/** The server's event `progress`, to projectors and hosts, at most ten a second. */
export const Progress = z.object({ question: z.int(), answered: z.int(), connected: z.int() });
export type Progress = z.output<typeof Progress>;

/**
 * Why a quiz cannot be written down as usual: the disk is nearly full, so full that not even answers are taken, or the
 * database does not answer.
 */
export type LiveTrouble = 'disk' | 'full_disk' | 'database';

/** The compiler holds the domain's views and the wire's to each other. */
type Fits<Source extends Target, Target> = [Source, Target];
export type ViewsFit = [Fits<DomainView, z.input<typeof LiveView>>, Fits<DomainSeat, z.input<typeof SeatView>>];
