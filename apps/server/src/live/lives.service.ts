import {
  type AcceptText,
  type AskRemote,
  type ClassLives,
  type LivesQuery,
  type LiveSummary,
  type NewLive,
  type VoidQuestion,
  Report,
  ReportedPlayer,
  type RunningLive,
} from '@lexiroom/contracts/live';
import type { LiveSettings } from '@lexiroom/domain/games/live-quiz';
import { type GameKind, liveGames } from '@lexiroom/domain/games';
import {
  decide,
  drawPin,
  evolve,
  fold,
  gameOfSilentLogs,
  isFrameEvent,
  livesAtOnce,
  type LobbyOpened,
  seatedForNextQuiz,
  type SessionEvent,
} from '@lexiroom/domain/live-session';
import { Inject, Injectable } from '@nestjs/common';
import { randomInt } from 'node:crypto';
import type pg from 'pg';
import type { CurrentUser } from '../http/gate/current-user.ts';
import type { OfLogIn } from '../accounts/sessions/sessions.service.ts';
import { readOwnClass } from '../classes/own-classes.ts';
import { CLOCK, type LiveClock } from '../clock/clock.ts';
import { type WordDecksOrder, WordDecksService } from '../copies/word-decks.service.ts';
import { DATABASE_POOL } from '../database/pool.ts';
import { DecksService } from '../decks/decks.service.ts';
import { liveColumns, LiveLog, type LiveRow } from '../event-log/live-log.ts';
import { questionCountSql, serverGameOf } from '../games/index.ts';
import type { Visitor } from '../http/gate/endpoint.ts';
import { LargeResponse } from '../http/gate/large-response.ts';
import { refuse, Refusal, Refused } from '../refusals/refusal.ts';
import { acceptText } from './session/accept-text.ts';
import type { LiveSession } from './session/live-session.ts';
import { LiveSessions } from './session/live-sessions.ts';
import { SetUpsService } from './set-ups/set-ups.service.ts';
import { readConfusions } from './confusions-before.ts';
import { HostAccess } from './admission/host-access.ts';
import { classOfReport, readClassLives } from './replay/class-lives.ts';
import { gameField, withGame } from './replay/game-field.ts';
import { reportOf } from './replay/report.ts';
import { PinGuesses } from './admission/pin-guesses.ts';
import { RemoteCodes } from './admission/remote-codes.ts';
import { LiveTokens, type ScreenRole } from './admission/tokens.ts';

/** Chance that nobody can foresee: for pins, and for which option is right. */
const secureRandom = (): number => randomInt(2 ** 47) / 2 ** 47;
/** So many pins are tried before giving up; with a thousand open sessions one in nine hundred tries meets another. */
const pinTries = 20;

const done = { done: true } as const;
type Done = typeof done;

/** Who says to be the host: by their account, or by a host's token. */
type Host = Pick<Visitor, 'user' | 'host_token'>;

/** What hosts do with their sessions outside of the room: open, find, report, take back, delete. */
@Injectable()
export class LivesService {
  constructor(
    @Inject(DATABASE_POOL) private readonly pool: pg.Pool,
    @Inject(CLOCK) private readonly clock: LiveClock,
    private readonly decks: DecksService,
    private readonly log: LiveLog,
    private readonly sessions: LiveSessions,
    private readonly hosts: HostAccess,
    private readonly tokens: LiveTokens,
    private readonly wordDecks: WordDecksService,
    private readonly setUps: SetUpsService,
    private readonly remoteCodes: RemoteCodes,
    private readonly guesses: PinGuesses,
  ) {}

  /** Opens a lobby: the questions are decided and kept now, so that later edits of the decks change nothing. */
  async open(user: CurrentUser, asked: NewLive, link_key?: string) {
    const prepared = await this.#prepare(user, asked, link_key);
    if (prepared instanceof Refusal) return prepared;
    const { opened, game, seated, words } = prepared;
    const { source, settings } = asked;
    const live = {
      host_id: user.user_id,
      game,
      deck_ids: source.deck_ids,
      link_key,
      time_zone: user.time_zone,
      class_id: settings.class_id,
    };
    for (let attempt = 0; attempt < pinTries; attempt++) {
      const pin = drawPin(secureRandom);
      const live_id = await this.log.create({ ...live, pin }, opened, seated);
      if (live_id === undefined) continue;
      await this.sessions.begin(live_id);
      if ('pace' in settings) await this.setUps.remember(user.user_id, settings, words);
      return { live_id, pin, host_token: this.hosts.give(live_id, 'host', user) };
    }
    return refuse('RETRY');
  }

  /**
   * The next quiz in the room of one that is over: everybody keeps their seat, and names and class stay those of the room.
   * Repeated, it is the same quiz. The words are looked for with the eyes of the host, wherever the order was given.
   */
  async follow(
    before: LiveSession,
    { source, settings: wished, command_id }: { source: NewLive['source']; settings: LiveSettings; command_id: string },
  ): Promise<LiveSession | Refusal> {
    const { live, state } = before;
    if (state.game === 'quick-pick' || (state.phase !== 'podium' && state.phase !== 'ended')) return refuse('STALE');
    const { names, class_id } = state.settings;
    const settings = { ...wished, names, class_id };
    const { rows } = await this.pool.query<{ link_key: string | null }>(
      'select link_key from lives where live_id = $1',
      [live.live_id],
    );
    const link_key = rows[0]?.link_key ?? undefined;
    const prepared = await this.#prepare({ user_id: live.host_id }, { game: 'live-quiz', source, settings }, link_key);
    if (prepared instanceof Refusal) return prepared;
    await before.dispatch({ command: { type: 'end' }, command_id: null, at: this.clock.steadyNow() });
    const quiz = state.quiz + 1;
    const opened = { ...prepared.opened, quiz, seq_before: before.seq };
    const seated = seatedForNextQuiz(before.state, opened, liveGames);
    const { game } = prepared;
    const live_id = await this.log.follow(live, { game, deck_ids: source.deck_ids, quiz, command_id }, opened, seated);
    if (live_id === undefined) return refuse('STALE');
    await this.sessions.begin(live_id);
    await this.setUps.remember(live.host_id, settings, prepared.words);
    return this.sessions.running(live_id) ?? refuse('RETRY');
  }

  /** The first event of a quiz, with its questions, and who has a seat from the beginning. */
  async #prepare(user: Pick<CurrentUser, 'user_id'>, { game: named, source, settings }: NewLive, link_key?: string) {
    const game: GameKind = 'pace' in settings && settings.pace === 'player' ? 'live-race' : named;
    const { class_id } = settings;
    // A class in the archive plays no more.
    const of = class_id === undefined ? undefined : await readOwnClass(this.pool, user.user_id, class_id);
    if (of && of.archived_at !== null) return refuse('NOT_FOUND');
    const isTyped = 'kinds' in settings && settings.kinds.includes('typed');
    const found = await this.decks.wordsForLive({ user, link_key }, source, isTyped);
    if (found instanceof Refusal) return found;
    const confusions = settings.uses_confusions ? await readConfusions(this.pool, found.words, class_id) : undefined;
    const prepared = liveGames[game].prepare(found.words, settings, secureRandom, confusions);
    if ('refusal' in prepared) return refuse(prepared.refusal);
    const names = await this.#namesOf(class_id, studentsIn(settings));
    if (names instanceof Refusal) return names;
    const { deck_name, target_language, source_language } = found;
    const opened: LobbyOpened = {
      type: 'lobby_opened',
      at: this.sessions.timeForNew(),
      deck_name,
      target_language,
      source_language,
      ...(game === gameOfSilentLogs ? {} : { game }),
      ...prepared.set_up,
    };
    const seated = prepared.students && seatStudents(opened, prepared.students, names);
    return { game, opened, seated, words: found.words.length };
  }

  /** What these students of a class are called; NOT_FOUND when one of them is not in it. */
  async #namesOf(class_id: number | undefined, student_ids: readonly number[]): Promise<Map<number, string> | Refusal> {
    if (student_ids.length === 0) return new Map();
    const { rows } = await this.pool.query<{ student_id: number; student_name: string }>(
      `select student_id, student_name from students
       where class_id = $1 and student_id = any($2) and student_name is not null and merged_into is null`,
      [class_id, student_ids],
    );
    return rows.length < student_ids.length
      ? refuse('NOT_FOUND')
      : new Map(rows.map(({ student_id, student_name }) => [student_id, student_name]));
  }

  /** The newest session of a host that has not ended, and those that run beside it; null when none does. */
  async mine(user: CurrentUser) {
    const { rows } = await this.pool.query<RunningLive>(
      `select live_id, pin, game, phase, opened.body ->> 'deck_name' as deck_name
       from lives join live_events as opened using (live_id)
       where host_id = $1 and ended_at is null and opened.seq = 1
       order by live_id desc limit ${livesAtOnce}`,
      [user.user_id],
    );
    const [newest, ...others] = rows.map(withGame);
    return newest ? { ...newest, others } : null;
  }

  /** What a guest has answered becomes the caller's; refused as NOT_FOUND, CLAIMED or CLAIM_TOO_LATE. */
  async claim(user: CurrentUser, claim_code: string): Promise<{ answers: number } | Refusal> {
    const seat = this.tokens.claimedBy(claim_code);
    if (!seat) return refuse('NOT_FOUND');
    const claimed = await this.log.claim({ ...seat, user_id: user.user_id, at: this.clock.now() });
    return typeof claimed === 'number' ? { answers: claimed } : refuse(claimed);
  }

  /** Whether somebody hosts a session at the moment. */
  async isLive(user_id: number): Promise<boolean> {
    const { rowCount } = await this.pool.query('select 1 from lives where host_id = $1 and ended_at is null limit 1', [
      user_id,
    ]);
    return rowCount === 1;
  }

  /** Ends what somebody hosts, as they themselves could: their account is closed. */
  async endAllOf(user_id: number): Promise<void> {
    const { rows } = await this.pool.query<LiveRow>(
      `select ${liveColumns} from lives where host_id = $1 and ended_at is null`,
      [user_id],
    );
    for (const live of rows) {
      const session = await this.sessions.revive(live);
      await session.dispatch({ command: { type: 'end' }, command_id: null, at: this.clock.steadyNow() });
    }
  }

  /** Lets go of sessions whose rows are gone. */
  async forgetAll(live_ids: readonly number[]): Promise<void> {
    for (const live_id of live_ids) await this.sessions.forget(live_id);
  }

  /** What a pin leads to; refused as NO_SUCH_PIN or ENDED when to nothing. */
  async pinState(pin: string) {
    const session = await this.sessions.byPin(pin);
    if (!session) return refuse('NO_SUCH_PIN');
    if (session === 'ended') return refuse('ENDED');
    const { phase, door, settings } = session.state;
    const isShut = door === 'locked' || (phase !== 'lobby' && !settings.late_join);
    return {
      ...gameField(session.state.game),
      phase,
      names: settings.names,
      door: isShut ? ('locked' as const) : ('open' as const),
    };
  }

  /**
   * A phone that has read the code of a host's screen asks to steer; it may, once the host has said yes there. Refused as
   * NO_SUCH_PIN, ENDED, FULL, or NOT_FOUND: a code that is wrong, used, or older than a minute.
   */
  async askRemote(
    { device, address }: Pick<Visitor, 'device' | 'address'>,
    { pin, code, device: kind, command_id }: AskRemote,
  ): Promise<{ remote_token: string; sign: number } | Refusal> {
    const guesser = { device: device?.device ?? null, address };
    if (await this.guesses.hasGuessedTooMuch(guesser)) return refuse('TOO_MANY');
    const session = await this.sessions.byPin(pin);
    if (session === 'ended') return refuse('ENDED');
    const by = session && this.remoteCodes.take(session.live.room_id, code, command_id);
    if (!by) return refuse((await this.guesses.count(guesser)) ? (session ? 'NOT_FOUND' : 'NO_SUCH_PIN') : 'TOO_MANY');
    const command = { type: 'ask_remote', device: kind, sign: randomInt(10, 100) } as const;
    const outcome = await session.dispatch({ command, command_id, at: this.clock.steadyNow() });
    if ('refusal' in outcome) return refuse(outcome.refusal.code);
    const asked = outcome.events.find(({ type }) => type === 'remote_asked');
    if (!asked || !isFrameEvent(asked) || asked.type !== 'remote_asked') return refuse('NOT_FOUND');
    const { remote_id, sign } = asked;
    return { remote_token: this.hosts.giveRemote(session.live.room_id, remote_id, by), sign };
  }

  async screen(host: Host, live_id: number, role: ScreenRole) {
    const { live, by } = await this.#own(host, live_id);
    return { host_token: this.hosts.give(live.room_id, role, by) };
  }

  /** Players and their answers, during the quiz and after it. */
  async report(host: Host, live_id: number): Promise<LargeResponse> {
    await this.#own(host, live_id);
    const [live] = await this.#summaries('live_id = $1', [live_id]);
    if (!live) throw new Refused(refuse('NOT_FOUND'));
    const report = { ...(await reportOf(live, this.log)), ...(await classOfReport(this.pool, live_id)) };
    return LargeResponse.of(report, 'players', { schema: Report, entry: ReportedPlayer });
  }

  /**
   * Sessions of a class of the caller's, and how its students did: see `readClassLives`.
   * @throws {Refused} NOT_FOUND when it is not theirs.
   */
  async ofClass(user: CurrentUser, class_id: number, before?: number): Promise<ClassLives> {
    const { class_name } = await readOwnClass(this.pool, user.user_id, class_id);
    return { class_id, class_name, ...(await readClassLives(this.pool, class_id, before)) };
  }

  /** Takes a question back, or lets it count again; scores are as if it had never been asked, or never taken back. */
  async voidQuestion(host: Host, live_id: number, { question, undo }: VoidQuestion): Promise<Done | Refusal> {
    const { live } = await this.#own(host, live_id);
    const session = await this.sessions.revive(live);
    const order = { command: { type: 'void', question, undo } as const, command_id: null, at: this.clock.steadyNow() };
    const outcome = await session.dispatch(order);
    return 'refusal' in outcome ? refuse(outcome.refusal.code) : done;
  }

  /** Lets a text that was typed count as right, or no longer; scores and due dates are as if it had always been so. */
  async acceptText(host: Host, live_id: number, accepted: AcceptText): Promise<Done | Refusal> {
    const { live } = await this.#own(host, live_id);
    const session = await this.sessions.revive(live);
    const order = { ...accepted, command_id: null, at: this.clock.steadyNow() };
    const outcome = await acceptText(session, this.log, order);
    return 'refusal' in outcome ? refuse(outcome.refusal.code) : done;
  }

  /**
   * Makes decks of some of a session's words in the host's own tree; see {@link WordDecksService.make}. Refused with
   * NOT_FOUND also when a word was not asked there.
   */
  async makeDeck(
    user: CurrentUser,
    live_id: number,
    order: WordDecksOrder,
  ): Promise<{ owner: string; item_ids: number[] }> {
    await this.#own({ user, host_token: undefined }, live_id);
    const history = await this.log.read(live_id);
    const state = fold(
      history.map(({ event }) => event),
      liveGames,
    );
    const asked = new Set(
      serverGameOf(state)
        .reportedQuestions(state)
        .map(({ word_id }) => word_id),
    );
    if (!order.word_ids.every((word_id) => asked.has(word_id))) throw new Refused(refuse('NOT_FOUND'));
    const { rows } = await this.pool.query<{ link_key: string | null }>('select link_key from lives where live_id = $1', [live_id]); // prettier-ignore
    return { owner: user.username, item_ids: await this.wordDecks.make(user, order, rows[0]?.link_key ?? undefined) };
  }

  /** Ends a running session for everybody; one that is over stays as it is. */
  async end(host: Host, live_id: number): Promise<Done | Refusal> {
    const { live } = await this.#own(host, live_id);
    if (live.ended_at !== null) return done;
    const session = await this.sessions.revive(live);
    const outcome = await session.dispatch({ command: { type: 'end' }, command_id: null, at: this.clock.steadyNow() });
    return 'refusal' in outcome ? refuse(outcome.refusal.code) : done;
  }

  /** A hundred sessions of a host, newest first: the last ones, or those before one of them; of what is searched for. */
  async hosted(user: CurrentUser, { before, search }: LivesQuery): Promise<LiveSummary[]> {
    const values = [user.user_id, before ?? null];
    const own = 'host_id = $1 and ($2::integer is null or live_id < $2)';
    if (search === undefined) return this.#summaries(own, values);
    const places = [
      "opened.body ->> 'deck_name'",
      'pin',
      '(select class_name from classes where classes.class_id = lives.class_id)',
      "to_char(created_at at time zone lives.time_zone, 'YYYY-MM-DD')",
    ];
    const isThere = places.map((place) => `strpos(${withoutAccents(place)}, ${withoutAccents('$3::text')}) > 0`);
    return this.#summaries(`${own} and (${isThere.join(' or ')})`, [...values, search]);
  }

  async #summaries(condition: string, values: unknown[]): Promise<LiveSummary[]> {
    const { rows } = await this.pool.query<
      Omit<LiveSummary, 'created_at' | 'ended_at'> & { created_at: Date; ended_at: Date | null }
    >(
      `select live_id, pin, game, phase, players, created_at, ended_at, opened.body ->> 'deck_name' as deck_name,
         ${questionCountSql('opened.body')} as questions,
         (select json_build_object(
             'owner', username, 'item_ids', json_agg(item_id order by array_position(deck_ids, item_id)),
             'link_key', lives.link_key)
           from items join users on user_id = owner_id
           where item_id = any (deck_ids) and deleted_at is null
           group by username limit 1) as decks
       from lives join live_events as opened using (live_id)
       where ${condition} and opened.seq = 1
       order by live_id desc limit ${livesAtOnce}`,
      values,
    );
    return rows.map((row) => ({
      ...withGame(row),
      created_at: row.created_at.getTime(),
      ended_at: row.ended_at?.getTime() ?? null,
    }));
  }

  /**
   * Deletes a session with its report. Its answers stay in the log, which only grows: they are also what people keep of
   * it, and nothing is left there that tells whose session it was.
   */
  async delete(host: Host, live_id: number): Promise<Done | Refusal> {
    const { live } = await this.#own(host, live_id);
    if (live.ended_at === null) return refuse('STALE');
    await this.pool.query('delete from lives where live_id = $1', [live_id]);
    await this.sessions.forget(live_id);
    return done;
  }

  /** A session of this host, and the log-in by which it is theirs; to others it does not exist. */
  async #own({ user, host_token }: Host, live_id: number): Promise<{ live: LiveRow; by: OfLogIn }> {
    const live = await this.log.byId(live_id);
    if (live && live.host_id === user?.user_id) return { live, by: user };
    const grant = live && (await this.hosts.grantOf(live, host_token));
    if (live && grant?.role === 'host') return { live, by: grant };
    throw new Refused(refuse(user ? 'NOT_FOUND' : 'NOT_LOGGED_IN'));
  }
}

/** A text in SQL as it is searched for: without capitals and accents. */
const withoutAccents = (text: string): string =>
  `regexp_replace(normalize(lower(${text}), NFKD), '[\\u0300-\\u036f]', '', 'g')`;

/** The students whom the settings of a game name. */
function studentsIn(settings: NewLive['settings']): number[] {
  if (!('challenge_type' in settings)) return [];
  const { students, groups } = settings;
  return [...(students ?? []), ...(groups?.a ?? []), ...(groups?.b ?? [])];
}

/**
 * The events by which students who play at the board have their seats from the beginning, and the door is shut: nobody
 * else plays, unless the host opens it.
 */
function seatStudents(opened: LobbyOpened, student_ids: readonly number[], names: ReadonlyMap<number, string>) {
  const events: SessionEvent[] = [];
  let after = fold([opened], liveGames);
  const joins = student_ids.map((student_id) => ({
    type: 'join' as const,
    name: names.get(student_id) ?? '',
    student_id,
  }));
  for (const command of [...joins, { type: 'lock_door' as const }]) {
    const decision = decide(after, command, opened.at);
    if ('refusal' in decision) throw new Error(`${command.type} was refused: ${decision.refusal.code}`);
    events.push(...decision.events);
    after = decision.events.reduce(evolve, after);
  }
  return { events, after };
}
