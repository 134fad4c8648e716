import {
  type LiveView as DomainView,
  questionKinds,
  type SeatView as DomainSeat,
} from '@lexiroom/domain/games/live-quiz';
import { phases } from '@lexiroom/domain/live-session';
import { z } from 'zod/mini';
import { Language } from '../decks/index.ts';
import { LiveSettings } from './settings.ts';

const Option = z.object({ text: z.optional(z.string()), image_path: z.optional(z.string()) });
const Question = z.object({
  number: z.int(),
  of: z.int(),
  kind: z.enum(questionKinds),
  text: z.optional(z.string()),
  image_path: z.optional(z.string()),
  opens_at: z.number(),
  deadline_at: z.nullable(z.number()),
  options: z.optional(z.array(Option)),
});
const WordShown = z.object({
  target_translation: z.string(),
  source_translation: z.nullable(z.string()),
  image_path: z.nullable(z.string()),
});
const Reveal = z.object({
  correct_option: z.int(),
  counts: z.array(z.int()),
  unanswered: z.int(),
  word: WordShown,
  voided: z.boolean(),
});
const RosterEntry = z.object({ seat_id: z.int(), name: z.string(), connected: z.boolean() });
const HostRosterEntry = z.extend(RosterEntry, {
  doubtful_name: z.optional(z.string()),
  came_with: z.optional(z.int()),
});
const Ranked = z.object({
  seat_id: z.int(),
  name: z.string(),
  score: z.number(),
  rank: z.int(),
  previous_rank: z.nullable(z.int()),
});
const Podium = z.object({
  top: z.array(Ranked),
  figures: z.object({ players: z.int(), questions: z.int(), answers: z.int(), accuracy: z.nullable(z.number()) }),
});
const changeOf = <Entry extends z.ZodMiniType>(entry: Entry) =>
  z.object({
    since: z.object({ seq: z.int(), n: z.int() }),
    put: z.array(entry),
    gone: z.array(z.int()),
  });

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
  starts_at: z.optional(z.number()),
  pictures: z.optional(z.array(z.string())),
  skipped: z.optional(z.int()),
  question: z.optional(Question),
  correct_option: z.optional(z.int()),
  counts: z.optional(z.array(z.int())),
  reveal: z.optional(Reveal),
  top: z.optional(z.array(Ranked)),
};
const screenFields = {
  ...sessionFields,
  pin: z.string(),
  join_address: z.string(),
  door: z.enum(['open', 'locked']),
  connected: z.int(),
  settings: LiveSettings,
  answered: z.optional(z.int()),
  podium: z.optional(Podium),
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
  phones: z.enum(['question_and_options', 'options']),
  podium: z.optional(Podium),
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
  streak: z.int(),
  rank: z.nullable(z.int()),
  neighbours: z.optional(
    z.object({
      above: z.optional(z.object({ name: z.string(), behind_by: z.number() })),
      below: z.optional(z.object({ name: z.string(), ahead_by: z.number() })),
    }),
  ),
  answered: z.optional(z.object({ question: z.int(), option: z.int() })),
  last: z.optional(
    z.object({ question: z.int(), correct: z.boolean(), points: z.number(), option: z.nullable(z.int()) }),
  ),
  missed: z.optional(z.array(WordShown)),
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
type Fits<Given extends Wanted, Wanted> = [Given, Wanted];
export type ViewsFit = [Fits<DomainView, z.input<typeof LiveView>>, Fits<DomainSeat, z.input<typeof SeatView>>];
