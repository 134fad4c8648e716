import {
  type Answered,
  currentPage,
  type PageEvent,
  type StudyAnswer,
  type StudyProgress,
} from '@lexiroom/domain/study/page';
import type { cardsInSight, ReviseEvent, ReviseProgress } from '@lexiroom/domain/study/revise-mode';
import { isThere, studentsThere } from '@lexiroom/domain/study/questioner';
import type { Subscription } from 'xstate';
import type { QuestionerActor } from './questioner-of.ts';

/** A place in sight at which a student is asked: a page of Study or Test, a card of Revise. */
export interface Turn {
  /** Which card it is; 0 for a page. */
  card: number;
  student_id: number | undefined;
  /** It was answered: the student stays. */
  isAnswered: boolean;
  is_repeated: boolean;
}

/** A running mode, as far as students are asked in it. */
interface RunningMode<Progress, Event> {
  getSnapshot: () => { context: Progress };
  subscribe: (listener: () => void) => Subscription;
  on: (type: 'answered', listener: (event: Answered) => void) => Subscription;
  send: (event: Event) => void;
}
export type PagesMode = RunningMode<StudyProgress, PageEvent>;
type CardsMode = RunningMode<ReviseProgress, ReviseEvent>;
/**
 * One of the modes: Study and Test are made of pages, Revise of cards. `inSight` is the rule of Revise, which its mode hands
 * over: imported here it would be fetched apart from the mode. What stands above a study, such as sentences, brings all of
 * it (`asking`).
 */
export type RunningModes =
  | { pages: PagesMode; cards?: undefined; inSight?: undefined; asking?: undefined }
  | { pages?: undefined; cards: CardsMode; inSight: typeof cardsInSight; asking?: undefined }
  | { pages?: undefined; cards?: undefined; inSight?: undefined; asking: AskingMode };

/** Asking students in a mode, whichever it is. */
export interface AskingMode {
  turns: () => readonly Turn[];
  ask: (turn: Turn, student_id: number | null) => void;
  show: (isShown: boolean) => void;
  onChange: (listener: () => void) => Subscription;
  onAnswered: (listener: (answer: Pick<StudyAnswer, 'student_id' | 'is_repeated'>) => void) => Subscription;
}

/** The mode that runs. */
export const askingMode = ({ pages, cards, inSight, asking }: RunningModes): AskingMode =>
  asking ?? (pages ? ofPages(pages) : ofCards(cards, inSight));

const ofPages = (mode: PagesMode): AskingMode => ({
  turns: () => turnsOfPages(mode.getSnapshot().context),
  ask: (_, student_id) => mode.send({ type: 'ASK', student_id }),
  show: (is_shown) => mode.send({ type: 'QUESTIONER', is_shown }),
  onChange: (listener) => mode.subscribe(listener),
  onAnswered: (listener) => mode.on('answered', ({ answer }) => listener(answer)),
});

const ofCards = (mode: CardsMode, inSight: typeof cardsInSight): AskingMode => ({
  turns: () => turnsOfCards(mode.getSnapshot().context, inSight),
  ask: ({ card }, student_id) => mode.send({ type: 'ASK', card, student_id }),
  show: (is_shown) => mode.send({ type: 'QUESTIONER', is_shown }),
  onChange: (listener) => mode.subscribe(listener),
  onAnswered: (listener) => mode.on('answered', ({ answer }) => listener(answer)),
});

/** The page in sight, when it asks something. */
function turnsOfPages(progress: StudyProgress): Turn[] {
  const page = currentPage(progress);
  if (page === undefined || page.type === 'introduction') return [];
  const { student_id, given, is_repeated } = page;
  return [{ card: 0, student_id, isAnswered: given !== null, is_repeated }];
}

/** The cards in sight. */
function turnsOfCards(progress: ReviseProgress, inSight: typeof cardsInSight): Turn[] {
  return inSight(progress).map((card) => {
    const { student_id, given, is_repeated } = progress.cards[card]!;
    return { card, student_id, isAnswered: given !== null, is_repeated };
  });
}

/**
 * Sees to it that whatever is in sight asks a student who is there, as long as the questioner is shown: pages that come
 * into sight, and those whose student was removed, set aside or is of the other group. A recorded answer counts for who
 * gave it. Returns what ends it.
 */
export function askStudents(mode: AskingMode, questioner: QuestionerActor): () => void {
  let isPlanned = false;
  let isOver = false;
  const look = () => {
    isPlanned = false;
    if (isOver) return;
    for (const turn of mode.turns()) {
      const { student_id, isAnswered } = turn;
      if (!isAnswered && !isThere(questioner.getSnapshot().context, student_id)) askAnother(mode, questioner, turn);
    }
  };
  // An actor takes an event only when all were told of the one before.
  const plan = () => {
    if (!isPlanned) queueMicrotask(look);
    isPlanned = true;
  };
  const listening = [
    mode.onChange(plan),
    questioner.subscribe(plan),
    mode.onAnswered(({ student_id, is_repeated }) => {
      if (student_id !== undefined && !is_repeated) questioner.send({ type: 'ANSWERED', student_id });
    }),
  ];
  mode.show(true);
  look();
  return () => {
    isOver = true;
    for (const subscription of listening) subscription.unsubscribe();
    mode.show(false);
  };
}

/** Asks another student instead of the one whose turn it is; nobody when nobody is there. */
export function askAnother(mode: AskingMode, questioner: QuestionerActor, turn: Turn): void {
  const { student_id = null } = turn;
  const isAnybodyThere = studentsThere(questioner.getSnapshot().context).length > 0;
  if (isAnybodyThere) questioner.send({ type: 'NEXT', instead_of: student_id });
  const next = isAnybodyThere ? questioner.getSnapshot().context.current : null;
  if (next !== student_id) mode.ask(turn, next);
}
