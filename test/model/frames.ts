import type { RaceSession } from '@lexiroom/domain/games/live-race';
import type { LiveView, SeatView } from '@lexiroom/contracts/live';
import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import type { SessionState } from '@lexiroom/domain/live-session';
import { fail } from './broken.ts';
import type { Screen } from './screen.ts';

/** What may tell the right option, or whom the host waits for; nobody but the host is sent it while answers are taken. */
const secrets = /correct|right_option|word_id|waits_for|"counts"|"reveal"|"typed":/;
const beforeReveal: readonly string[] = ['lobby', 'starting', 'question', 'open', 'locked'];

/** Looks at every frame that any screen is sent. */
export class Frames {
  /** The numbers of the newest view of each connection. */
  readonly #newest = new WeakMap<Screen, { seq: number; n: number }>();
  /** What the views of a number say, by server and role: which is the newest must not be a matter of taste. */
  readonly #digests = new Map<string, string>();
  readonly #state: () => SessionState | undefined;

  constructor(state: () => SessionState | undefined) {
    this.#state = state;
  }

  hear(screen: Screen, event: string, body: unknown): void {
    if (event === 'ack' && (body as { code?: string }).code === 'SURPRISE')
      fail(`a ${screen.role} surprises the server`);
    if (event === 'view') this.#view(screen, body as LiveView);
    if (event === 'seat') this.#seat(screen, body as SeatView);
    if (event === 'progress' && screen.role !== 'host' && secrets.test(JSON.stringify(body)))
      fail(`the ${screen.role} is told by progress what only the host may know: ${JSON.stringify(body)}`);
  }

  #view(screen: Screen, view: LiveView): void {
    const { seq, n, phase } = view;
    const text = JSON.stringify(view);
    const before = this.#newest.get(screen);
    if (before && (seq < before.seq || (seq === before.seq && n < before.n)))
      fail(`a ${screen.role} is sent view ${seq}/${n} after ${before.seq}/${before.n}`);
    this.#newest.set(screen, { seq, n });
    if (view.role !== screen.role) fail(`a ${screen.role} is sent the view of a ${view.role}`);
    if (screen.role !== 'host' && beforeReveal.includes(phase) && secrets.test(text))
      fail(`a view of phase ${phase} tells the ${screen.role} too much: ${text}`);
    this.#typedWord(screen, view);
    const connected = 'connected' in view ? view.connected : undefined;
    const digest = JSON.stringify([phase, view.paused, numberShown(view), view.count, connected, shownToAll(view)]);
    const key = `${screen.url} ${screen.role} ${seq}/${n}`;
    const other = this.#digests.get(key);
    if (other !== undefined && other !== digest) fail(`two views ${key} differ: ${other} and ${digest}`);
    this.#digests.set(key, digest);
  }

  /** Where the answer is typed, nobody is shown the word before it is told. */
  #typedWord({ role }: Screen, view: LiveView): void {
    const state = this.#state();
    const number = numberShown(view);
    if (!state || role === 'host' || number === undefined || !beforeReveal.includes(view.phase)) return;
    const { kind, word } = (state as QuizSession).play.questions[number - 1]!;
    const isShown = JSON.stringify('question' in view && view.question).includes(`"${word.target_translation}"`);
    if (kind === 'typed' && isShown) fail(`the ${role} is shown the word that is to be typed`);
  }

  /** Points are told with the reveal, and never before; in a race, with the answer. */
  #seat(screen: Screen, seat: SeatView): void {
    if (screen.role !== 'player') fail(`a ${screen.role} is told of seat ${seat.seat_id}`);
    const state = this.#state();
    const { last } = seat;
    if (!state) return;
    if (state.game === 'live-race') return this.#racingSeat(state as RaceSession, seat);
    if (!last) return;
    const isAsked = last.question === state.number && beforeReveal.includes(state.phase);
    if (isAsked || last.question > state.number)
      fail(`seat ${seat.seat_id} is told of question ${last.question} in phase ${state.phase} of ${state.number}`);
  }

  /** Of the question that a seat is at, the next one after what it answered, nothing tells which option is right. */
  #racingSeat({ play }: RaceSession, { seat_id, last, question }: SeatView): void {
    if (!question) return;
    if (secrets.test(JSON.stringify(question))) fail(`seat ${seat_id} is told too much of question ${question.number}`);
    // Questions whose words were taken back are passed over.
    if (!last) return;
    const passed = question.number - 1 - last.question;
    if (passed < 0 || (passed > 0 && play.corrections.voided.size === 0))
      fail(`seat ${seat_id} is told of question ${last.question}, and asked question ${question.number}`);
  }
}

const numberShown = (view: LiveView): number | undefined => ('question' in view ? view.question?.number : undefined);

/** What stands on the screens beside the people, and may not differ between two views of the same number. */
const shownToAll = (view: LiveView): unknown[] => [
  'race' in view && view.race?.answers,
  'teams' in view && view.teams?.map(({ team, size, score }) => [team, size, score]),
];
