import type { GameKind } from '@lexiroom/domain/games';
import { quizKinds } from '@lexiroom/domain/games/live-quiz';
import { deckRowLimit } from '@lexiroom/domain/library';
import { phases, remoteDevices } from '@lexiroom/domain/live-session';
import { teamIds } from '@lexiroom/domain/live-teams';
import { z } from 'zod/mini';
import { ItemName, Language } from '../decks/index.ts';
import { SenderMadeId } from '../ids/index.ts';
import { lastId, numberInAddress } from '../numbers/index.ts';
import { answerFields, TypedText } from './answer-fields.ts';
import { LiveSettingsChoice } from './live-quiz/settings.ts';
import { QuickPickSettingsChoice } from './quick-pick/settings.ts';
import { liveSource } from './source.ts';

const id = z.int().check(z.gte(1), z.lte(lastId));
/** As it is typed: one that was never given out, such as 000000, is answered as any other that is not there. */
export const Pin = z.string().check(z.regex(/^\d{6}$/, 'A pin has six digits'));
export const LiveId = numberInAddress(lastId);

/** The settings are those of the game, Live Quiz when it is not said. */
export const NewLive = z.discriminatedUnion('game', [
  z.strictObject({
    game: z._default(z.literal('live-quiz' satisfies GameKind), 'live-quiz'),
    source: liveSource,
    settings: z.prefault(LiveSettingsChoice, {}),
  }),
  z.strictObject({
    game: z.literal('quick-pick' satisfies GameKind),
    source: liveSource,
    settings: z.prefault(QuickPickSettingsChoice, {}),
  }),
]);
export type NewLive = z.output<typeof NewLive>;

export const OpenedLive = z.object({ live_id: z.int(), pin: z.string(), host_token: z.string() });
/** Which game is played; left out for Live Quiz, as the wire was before there was another. */
const game = z.optional(z.literal('quick-pick' satisfies GameKind));
const RunningLive = z.object({
  live_id: z.int(),
  pin: z.string(),
  game,
  phase: z.enum(phases),
  deck_name: z.string(),
});
export type RunningLive = z.output<typeof RunningLive>;
/** The newest session of the caller that has not ended, with the others that run beside it, newest first. */
export const MyLive = z.nullable(z.object({ ...RunningLive.shape, others: z.array(RunningLive) }));
export const PinState = z.object({
  game,
  phase: z.enum(phases),
  names: z.enum(['own', 'generated', 'roster']),
  door: z.enum(['open', 'locked']),
});
/** A code of a guest's seat, as `join` and `resume` give it to the phone. */
export const ClaimSeat = z.strictObject({
  claim_code: z.string().check(z.regex(/^[1-9]\d{0,9}\.[1-9]\d{0,5}\.[\w-]{43}$/, 'This is no claim code')),
});
/** How many answers of that seat the account has now. */
export const ClaimedSeat = z.object({ answers: z.int() });
/** A phone that has read the code of the host's screen asks to steer the session of this pin. */
export const AskRemote = z.strictObject({
  pin: Pin,
  code: z.string().check(z.regex(/^[\w-]{22}$/, 'This is no code of a remote')),
  device: z.enum(remoteDevices),
  /** Asking twice is asking once. */
  command_id: SenderMadeId,
});
export type AskRemote = z.output<typeof AskRemote>;
/** What it connects with as soon as the host has allowed it, and the number by which the host knows it. */
export const AskedRemote = z.object({ remote_token: z.string(), sign: z.int() });
export const NewScreen = z.strictObject({ role: z.enum(['projector', 'host']) });
export const ScreenToken = z.object({ host_token: z.string() });

export const ReportedPlayer = z.object({
  seat_id: z.int(),
  name: z.string(),
  /** Of the class that played under its names. */
  student_id: z.optional(z.int()),
  score: z.number(),
  rank: z.nullable(z.int()),
  /** Where teams played. */
  team: z.optional(z.enum(teamIds)),
  answers: z.array(
    z.object({ question: z.int(), ...answerFields, correct: z.boolean(), ms: z.int(), points: z.number() }),
  ),
});
export type ReportedPlayer = z.output<typeof ReportedPlayer>;

/** What a session is called and was made of. */
const heldFields = {
  live_id: z.int(),
  pin: z.string(),
  game,
  deck_name: z.string(),
  /**
   * The decks it was made of that are still there, with their owner, and the key of the link by which the host came to
   * them; null when none is there.
   */
  decks: z.nullable(z.object({ owner: z.string(), item_ids: z.array(z.int()), link_key: z.nullable(z.string()) })),
  /** Epoch milliseconds. */
  created_at: z.number(),
  /** Null while it runs. */
  ended_at: z.nullable(z.number()),
};

const group = z.enum(['a', 'b']);
const groupResult = { scores: z.object({ a: z.number(), b: z.number() }), winner: z.nullable(group) };

const ReportedTeam = z.object({
  team: z.enum(teamIds),
  /** Players in it, those who left included. */
  size: z.int(),
  score: z.nullable(z.int()),
  rank: z.nullable(z.int()),
});
export const Report = z.object({
  ...heldFields,
  /** The language of the answers. */
  target_language: Language,
  /** Each player had an own order of questions, in which a question may have come more than once. */
  pace: z.optional(z.literal('player')),
  questions: z.array(
    z.object({
      number: z.int(),
      word_id: z.int(),
      kind: z.enum(quizKinds),
      options: z.array(z.object({ word_id: z.int(), text: z.string() })),
      correct_option: z.optional(z.int()),
      /** Instead of it, where the answer is typed; and what else the host lets count as right. */
      correct_text: z.optional(z.string()),
      accepted: z.optional(z.array(z.string())),
      /** What was right from the beginning, beside the word itself: other names of its picture. */
      also_right: z.optional(z.array(z.string())),
      voided: z.boolean(),
      /** False when it was skipped or never reached. */
      scored: z.boolean(),
      /** How often it was asked before, where the host asked it again. */
      asked_before: z.optional(z.int()),
    }),
  ),
  players: z.array(ReportedPlayer),
  /** Of a quiz of teams: how they stood in the end, in their order. */
  teams: z.optional(z.array(ReportedTeam)),
  /** Of a game of groups: how the newest game ended, every game of the session in turn, and who picked what. */
  groups: z.optional(
    z.object({
      ...groupResult,
      games: z.array(
        z.object({
          ...groupResult,
          /** The rounds of a game follow on those of the game before. */
          last_round: z.int(),
        }),
      ),
      /** In the order in which they were heard; of no seat when it was picked at the board for the whole group. */
      picks: z.array(
        z.object({
          question: z.int(),
          group,
          seat_id: z.nullable(z.int()),
          option: z.int(),
          correct: z.boolean(),
          points: z.number(),
          ms: z.int(),
        }),
      ),
    }),
  ),
  /** The class that played, while it is there. */
  class: z.nullable(z.object({ class_id: z.int(), class_name: z.string() })),
  /** Students of the class who have no seat, where it played under its names. */
  missing: z.array(
    z.object({
      student_id: z.int(),
      student_name: z.string(),
      /** Their teacher had noted them as absent that day. */
      is_absent: z.boolean(),
    }),
  ),
});
export type Report = z.output<typeof Report>;

export const LiveSummary = z.object({
  ...heldFields,
  phase: z.enum(phases),
  players: z.int(),
  questions: z.int(),
});
export type LiveSummary = z.output<typeof LiveSummary>;
/** The sessions of a class, and how each of its students of today did in them. For its teacher alone. */
export const ClassLives = z.object({
  class_id: z.int(),
  class_name: z.string(),
  /** Those that have ended, newest first, a hundred at a time. */
  lives: z.array(
    z.object({
      live_id: z.int(),
      game,
      deck_name: z.string(),
      /** Epoch milliseconds. */
      created_at: z.number(),
      /** How many questions count. */
      questions: z.int(),
    }),
  ),
  /** Whether there are others before these. */
  more: z.boolean(),
  students: z.array(
    z.object({
      student_id: z.int(),
      student_name: z.string(),
      /** Epoch milliseconds: they could not play in what was over by then. */
      in_class_since: z.number(),
      /** The sessions in which they sat, or were noted as absent. */
      results: z.array(
        z.object({ live_id: z.int(), right: z.int(), answers: z.int(), is_absent: z.optional(z.literal(true)) }),
      ),
    }),
  ),
});
export type ClassLives = z.output<typeof ClassLives>;
export const ClassLivesQuery = z.strictObject({ class_id: numberInAddress(lastId) });
/** Those before a session, to read on where a list ended. */
const before = z.optional(LiveId);
export const LivesQuery = z.strictObject({
  before,
  /** Only those whose deck, class, pin or day (2026-11-23) has this text, whatever its capitals and accents. */
  search: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
});
export type LivesQuery = z.output<typeof LivesQuery>;
export const ClassLivesPage = z.strictObject({ before });
/** A deck of some of the session's words, such as those that many missed, in the host's own tree. */
export const DeckOfLive = z.strictObject({
  deck_name: ItemName,
  word_ids: z.array(id).check(z.minLength(1), z.maxLength(deckRowLimit)),
  /** Sending it twice makes the decks once. */
  command_id: SenderMadeId,
});
/** One deck for each pair of languages. Words that are gone from their decks are in none. */
export const MadeDecks = z.object({ owner: z.string(), item_ids: z.array(z.int()) });
export const VoidQuestion = z.strictObject({ question: z.int().check(z.gte(1)), undo: z.optional(z.boolean()) });
export type VoidQuestion = z.output<typeof VoidQuestion>;
export const AcceptText = z.strictObject({
  question: z.int().check(z.gte(1)),
  text: TypedText,
  undo: z.optional(z.boolean()),
});
export type AcceptText = z.output<typeof AcceptText>;
