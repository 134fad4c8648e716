import { emblems, phases, sessionTimes, spinsOfName } from '@lexiroom/domain/live-session';
import { teamIds } from '@lexiroom/domain/live-teams';
import { interfaceLanguageCodes, languageIds } from '@lexiroom/domain/languages';
import { z } from 'zod/mini';
import { SenderMadeId } from '../ids/index.ts';
import { lastId } from '../numbers/index.ts';
import { TypedText } from './answer-fields.ts';
import { LiveSettingsChoice } from './live-quiz/settings.ts';
import { liveSource } from './source.ts';

/** Fields of every command: the version of the wire, and the sender's own id, which makes it safe to repeat. */
const envelope = { v: z.literal(1), command_id: SenderMadeId };
const seat_id = z.int().check(z.gte(1));
const question = z.int().check(z.gte(1));
/** What the sender saw; a command that was meant for another phase is refused as STALE. */
const expect = z.optional(z.strictObject({ phase: z.enum(phases), question: z.optional(question) }));
/** Checked more closely by the rules of names; here only that it is not a book. */
const name = z.string().check(z.maxLength(200));
const student_id = z.int().check(z.gte(1), z.lte(lastId));
const remote_id = z.int().check(z.gte(1), z.lte(lastId));
const group = z.enum(['a', 'b']);
/** Of any game of groups: Quick Pick's two, or a team of a quiz. */
const groupOrTeam = z.enum(['a', 'b', ...teamIds]);
const optionNumber = z.int().check(z.gte(0), z.lte(1000));

/** A question is in sight for no longer than a session waits for anybody, in milliseconds. */
export const longestShownMs = sessionTimes.idleMs;

const command = <Type extends string, Fields extends z.core.$ZodLooseShape>(type: Type, fields: Fields) =>
  z.strictObject({ ...envelope, type: z.literal(type), ...fields });

/** Of a generated name: which one, by how often it was spun for, and the language that the player reads. */
const ofGeneratedName = {
  spin: z.optional(z.int().check(z.gte(0), z.lte(spinsOfName))),
  language: z.optional(z.enum(interfaceLanguageCodes)),
};

/** The language in which a player reads what a word means; undefined: as the deck has it. */
const reads = z.optional(z.enum(languageIds));

/** Everything a screen may ask of a session, all through the one socket event `command`. */
export const commands = {
  /** By a name, as a student of the class, or by the generated name that was shown last. `group`: the one they wish for, in a game of groups. */
  join: command('join', {
    name: z.optional(name),
    student_id: z.optional(student_id),
    group: z.optional(group),
    reads,
    ...ofGeneratedName,
  }),
  /**
   * Who of the class can be picked; or the generated name that one would have. Without `spin` each one asks for the next
   * name, as long as there are spins left.
   */
  names: command('names', ofGeneratedName),
  resume: command('resume', { reads }),
  /**
   * One of the options; or what was typed, where the question has none. `shown_ms`: at the players' own pace, for how long the
   * question was in sight. `quiz`: of the room; an answer to an earlier one is refused as LATE.
   */
  answer: command('answer', {
    question,
    option: z.optional(optionNumber),
    text: z.optional(TypedText),
    shown_ms: z.optional(z.int().check(z.gte(0), z.lte(longestShownMs))),
    quiz: z.optional(z.int().check(z.gte(1))),
  }).check(
    z.refine(({ option, text }) => (option === undefined) !== (text === undefined), 'Either an option or a text'),
  ),
  /** Quick Pick: at the board, for a group. Phones pick by `answer`, whose question is the round. */
  pick: command('pick', { round: question, group, option: optionNumber }),
  /**
   * Quick Pick, once somebody has won: another game with the same seats. Of a quiz that is over, with `source`: the next
   * quiz in the same room. Names and class stay those of the room, whatever `settings` say.
   */
  restart: command('restart', {
    expect,
    source: z.optional(liveSource),
    settings: z.optional(LiveSettingsChoice),
  }),
  /** In a game of groups: a phone chooses its own, and the host moves anybody. */
  choose_group: command('choose_group', { group }),
  set_team: command('set_team', { seat_id, group: groupOrTeam }),
  /** In the lobby of a quiz of teams: as many for each as there can be. */
  balance_teams: command('balance_teams', {}),
  /** In the lobby, where names are typed: another name for oneself, by the rules of joining. */
  choose_name: command('choose_name', { name }),
  /** In the lobby: another animal to be drawn as, which others may have as well. */
  choose_emblem: command('choose_emblem', { emblem: z.enum(emblems) }),
  leave: command('leave', {}),
  start: command('start', { expect }),
  next: command('next', { expect }),
  skip: command('skip', { expect }),
  /** The question that was just counted comes once more, as the next one. */
  ask_again: command('ask_again', { expect }),
  end_question: command('end_question', { expect }),
  pause: command('pause', { expect }),
  unpause: command('unpause', { expect }),
  end: command('end', { expect }),
  add_time: command('add_time', { expect }),
  lock_door: command('lock_door', {}),
  unlock_door: command('unlock_door', {}),
  /** A question does not count, in a race a word by its place; with `undo` it counts again. */
  void: command('void', { question, undo: z.optional(z.boolean()) }),
  /** A text that was typed counts as right; with `undo` it no longer does. */
  accept: command('accept', { question, text: TypedText, undo: z.optional(z.boolean()) }),
  remove: command('remove', {
    seat_id,
    ban: z.optional(z.boolean()),
    all_who_came_with: z.optional(z.boolean()),
  }),
  rename: command('rename', { seat_id, name }),
  keep_name: command('keep_name', { seat_id }),
  /** A code that makes one phone a remote, once the host has allowed it; the code before it is void. */
  remote_code: command('remote_code', {}),
  allow_remote: command('allow_remote', { remote_id }),
  /** Also: refuses one that waits. */
  stop_remote: command('stop_remote', { remote_id }),
  /** `exchange`: also when that student sits elsewhere, where whoever sat here sits then. */
  reassign: command('reassign', { seat_id, student_id, exchange: z.optional(z.boolean()) }),
} as const;
export type CommandType = keyof typeof commands;
export type Command = { [Type in CommandType]: z.output<(typeof commands)[Type]> }[CommandType];
export type CommandOf<Type extends CommandType> = z.output<(typeof commands)[Type]>;

/**
 * What a connection is to its session. `newcomer`: came with a pin, has no seat yet. `own_projector`: a projector in
 * the host's own browser, which may also move the quiz on. `remote`: a phone that the host has allowed to steer.
 */
export const liveRoles = ['newcomer', 'player', 'projector', 'own_projector', 'host', 'remote'] as const;
export type LiveRole = (typeof liveRoles)[number];

const nobody = { newcomer: false, player: false, projector: false, own_projector: false, host: false, remote: false };
const players = { ...nobody, player: true };
const hosts = { ...nobody, host: true };
/** Whoever stands before the class with the host's screens: what is about people, or is for good, is not for a remote. */
const boards = { ...hosts, own_projector: true };
const steerers = { ...hosts, remote: true };
const movers = { ...steerers, own_projector: true };

/** Who may send what. A command that is not in this table does not compile, and nobody may send it. */
export const commandAccess: Record<CommandType, Record<LiveRole, boolean>> = {
  /** From a player only when it is repeated: a seat has no second one. */
  join: { ...players, newcomer: true },
  /** Not from who has a seat: it is for finding oneself. */
  names: { ...hosts, newcomer: true },
  resume: { newcomer: false, player: true, projector: true, own_projector: true, host: true, remote: true },
  answer: players,
  /** From any screen that stands in the room: whoever plays at the board presses its keys. */
  pick: { ...boards, projector: true },
  restart: boards,
  choose_group: players,
  set_team: boards,
  balance_teams: boards,
  choose_name: players,
  choose_emblem: players,
  leave: players,
  start: movers,
  next: movers,
  skip: movers,
  ask_again: steerers,
  end_question: movers,
  pause: movers,
  unpause: movers,
  end: movers,
  add_time: steerers,
  lock_door: steerers,
  unlock_door: steerers,
  void: steerers,
  accept: steerers,
  remove: hosts,
  rename: hosts,
  keep_name: hosts,
  reassign: hosts,
  /** From the host's own screen alone: a remote brings no others in. */
  remote_code: hosts,
  allow_remote: hosts,
  stop_remote: hosts,
};
