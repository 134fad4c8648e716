import type { LiveView as DomainView, SeatView as DomainSeat } from '@lexiroom/domain/games/live-quiz';
import type { GameKind } from '@lexiroom/domain/games';
import type { RaceHostView, RaceOwnView, RacePlayersView, RaceProjectorView } from '@lexiroom/domain/games/live-race';
import type { AnyQuickPickView, QuickPickOwnView } from '@lexiroom/domain/games/quick-pick';
import { emblems, phases, remoteDevices } from '@lexiroom/domain/live-session';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { quizFields } from './live-quiz/views.ts';
import { quickPickFields } from './quick-pick/views.ts';

/** The animal that a player chose; absent where it is the one that goes with the number of the seat. */
const emblem = z.optional(z.enum(emblems));
const RosterEntry = z.object({
  seat_id: z.int(),
  name: z.string(),
  emblem,
  connected: z.boolean(),
  /** In a game of groups: the one it plays for. */
  team: z.optional(z.string()),
});
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

/** What is in every view of a session, whatever is played. */
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
  quiz: z.optional(z.int()),
  room_top: z.optional(
    z.array(z.object({ seat_id: z.int(), name: z.string(), emblem, score: z.number(), rank: z.int() })),
  ),
};
const screenFields = {
  ...sessionFields,
  pin: z.string(),
  join_address: z.string(),
  door: z.enum(['open', 'locked']),
  connected: z.int(),
};
const projectorFields = {
  ...screenFields,
  role: z.literal('projector'),
  players: z.optional(z.array(RosterEntry)),
  players_change: z.optional(changeOf(RosterEntry)),
};
const hostFields = {
  ...screenFields,
  role: z.literal('host'),
  players: z.optional(z.array(HostRosterEntry)),
  players_change: z.optional(changeOf(HostRosterEntry)),
  /** Devices that would steer the session, or do; `sign` stands on the device, too. */
  remotes: z.optional(
    z.array(
      z.object({
        remote_id: z.int(),
        device: z.enum(remoteDevices),
        sign: z.int(),
        state: z.enum(['asked', 'allowed', 'stopped']),
      }),
    ),
  ),
};
const playerFields = {
  ...sessionFields,
  role: z.literal('player'),
  names: z.optional(z.literal('roster')),
};

/** Seats that the question waits for, in the order in which they came: the first of them where they are many. */
const WaitsFor = z.array(z.int());

/** The views of Live Quiz. No field says so: they are as they were before there was another game. */
const ProjectorView = z.object({ ...projectorFields, ...quizFields.everybody, ...quizFields.screens });
const HostView = z.object({
  ...hostFields,
  ...quizFields.everybody,
  ...quizFields.screens,
  ...quizFields.host,
  /** Put there by `progress`. */
  waits_for: z.optional(WaitsFor),
});
const PlayerView = z.object({ ...playerFields, ...quizFields.everybody, ...quizFields.players });
const LiveView = z.discriminatedUnion('role', [ProjectorView, HostView, PlayerView]);
export type LiveView = z.output<typeof LiveView>;
export type ProjectorView = z.output<typeof ProjectorView>;
export type HostView = z.output<typeof HostView>;
export type PlayerView = z.output<typeof PlayerView>;

const { everybody, screens, players, seat } = quickPickFields;
const QuickPickProjectorView = z.object({ ...projectorFields, ...everybody, ...screens });
const QuickPickHostView = z.object({ ...hostFields, ...everybody, ...screens });
const QuickPickPlayerView = z.object({ ...playerFields, ...everybody, ...players });
/** The views of Quick Pick, which say so by their field `game`. */
const QuickPickView = z.discriminatedUnion('role', [QuickPickProjectorView, QuickPickHostView, QuickPickPlayerView]);
export type QuickPickView = z.output<typeof QuickPickView>;
export type QuickPickProjectorView = z.output<typeof QuickPickProjectorView>;
export type QuickPickHostView = z.output<typeof QuickPickHostView>;
export type QuickPickPlayerView = z.output<typeof QuickPickPlayerView>;

/** The server's event `view`, of any game: complete in itself; the newest (seq, n) wins. */
export const AnyView = z.union([QuickPickView, LiveView]);
export type AnyView = z.output<typeof AnyView>;

/** What one seat knows of itself, whatever is played. */
const seatFields = {
  seq: z.int(),
  seat_id: z.int(),
  name: z.string(),
  emblem,
  name_waits: z.optional(z.literal(true)),
  /** In the lobby: `choose_name` is possible. */
  may_choose_name: z.optional(z.literal(true)),
  score: z.number(),
  rank: z.nullable(z.int()),
  room_total: z.optional(z.object({ score: z.number(), rank: z.nullable(z.int()) })),
  neighbours: z.optional(
    z.object({
      above: z.optional(z.object({ name: z.string(), behind_by: z.number() })),
      below: z.optional(z.object({ name: z.string(), ahead_by: z.number() })),
    }),
  ),
};
const SeatView = z.object({ ...seatFields, ...quizFields.seat });
export type SeatView = z.output<typeof SeatView>;
const QuickPickSeatView = z.object({ ...seatFields, ...seat });
export type QuickPickSeatView = z.output<typeof QuickPickSeatView>;
/** The server's event `seat`, of any game. */
export const AnySeatView = z.union([QuickPickSeatView, SeatView]);
export type AnySeatView = z.output<typeof AnySeatView>;

/** The views of Live Quiz, at either pace. */
const quizViews = { projector: ProjectorView, host: HostView, player: PlayerView, seat: SeatView };

/** The views of each game, as they leave the server. */
export const viewsOf = {
  'live-quiz': quizViews,
  'live-race': quizViews,
  'quick-pick': {
    projector: QuickPickProjectorView,
    host: QuickPickHostView,
    player: QuickPickPlayerView,
    seat: QuickPickSeatView,
  },
} satisfies Record<GameKind, unknown>;

/** The server's event `progress`, to projectors and hosts, at most ten a second. */
export const Progress = z.object({
  question: z.int(),
  answered: z.int(),
  connected: z.int(),
  /** To hosts only: see `HostView`. */
  waits_for: z.optional(WaitsFor),
});
export type Progress = z.output<typeof Progress>;

/**
 * Why a quiz cannot be written down as usual: the disk is nearly full, so full that not even answers are taken, or the
 * database does not answer.
 */
export type LiveTrouble = 'disk' | 'full_disk' | 'database';

/** The compiler holds the domain's views and the wire's to each other. */
type Fits<Source extends Target, Target> = [Source, Target];
export type ViewsFit = [
  Fits<DomainView, z.input<typeof LiveView>>,
  Fits<DomainSeat, z.input<typeof SeatView>>,
  Fits<RaceProjectorView | RaceHostView | RacePlayersView, z.input<typeof LiveView>>,
  Fits<RaceOwnView, z.input<typeof SeatView>>,
  Fits<AnyQuickPickView, z.input<typeof QuickPickView>>,
  Fits<QuickPickOwnView, z.input<typeof QuickPickSeatView>>,
];
