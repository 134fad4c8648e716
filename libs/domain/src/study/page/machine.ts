import { assertEvent, assign, emit, setup } from 'xstate';
import { questionDelays, type QuestionKind } from '../question/index.ts';
import { wholeMs } from './answer-time.ts';
import { readInstead, type RecallKind } from '../recall/index.ts';
import { flashcardDelays, type GivenText, type Page } from './page.ts';
import {
  type BeforeAnswer,
  currentPage,
  ended,
  isFirstPage,
  isLastPage,
  type StudyInput,
  type StudyProgress,
  turned,
  wordsDone,
} from './progress.ts';

/**
 * A page is answered: an option is chosen, a text typed, 'I don't know' pressed, or a thumb given. `ms`: from the sight of
 * the page to the answer.
 */
export type AnswerEvent =
  | { type: 'CHOOSE'; word_id: number; ms: number }
  | ({ type: 'TYPE'; text: string } & Omit<GivenText, 'text'>)
  | { type: 'DONT_KNOW'; ms: number }
  | { type: 'JUDGE'; is_correct: boolean; ms: number };

/** The questioner of a class is shown or hidden; the page in sight asks a student, or with null nobody. */
export type StudentEvent = { type: 'QUESTIONER'; is_shown: boolean } | { type: 'ASK'; student_id: number | null };

/**
 * What can be done with pages. `SHOW` turns a flashcard; `UNDO` takes the last answer back; after `READ` nothing is asked by
 * its sound any more.
 */
export type PageEvent =
  | AnswerEvent
  | StudentEvent
  | { type: 'SHOW' }
  | { type: 'NEXT' }
  | { type: 'BACK' }
  | { type: 'UNDO' }
  | { type: 'READ' };

/**
 * The answer to a page, as a mode hands it on to be recorded, once for each page. The answers to repeated pages are handed
 * on as well, with their flag; the recorder leaves them out. `ms`: whole milliseconds, at most a day.
 */
export interface StudyAnswer {
  word_id: number;
  mode: 'study' | 'revise' | 'test';
  kind: QuestionKind | RecallKind | 'flashcard';
  is_correct: boolean;
  is_repeated: boolean;
  option_word_ids?: readonly number[];
  chosen_word_id?: number;
  ms: number;
  /** The student who was asked, while the questioner was shown. */
  student_id?: number;
}

/** Emitted by every mode: listen with `actor.on('answered', …)`. */
export interface Answered {
  type: 'answered';
  answer: StudyAnswer;
}

/** Emitted when the last answer was undone: whoever has recorded it takes it back. */
export interface Undone {
  type: 'undone';
}

/**
 * What the machines of Study and Test have in common, as both are pages that are answered and turned: their guards,
 * delays and actions, each of which calls a rule.
 */
export const pageSetup = setup({
  types: {
    context: {} as StudyProgress,
    input: {} as StudyInput,
    events: {} as PageEvent,
    emitted: {} as Answered | Undone,
  },
  delays: {
    highlight: questionDelays.highlightMs,
    advance: questionDelays.advanceMs,
    flashcardAdvance: flashcardDelays.advanceMs,
  },
  guards: {
    isOver: ({ context }) => context.is_over === true || currentPage(context) === undefined,
    isIntroduction: ({ context }) => currentPage(context)?.type === 'introduction',
    isQuestion: ({ context }) => ['question', 'typed'].includes(currentPage(context)?.type ?? ''),
    isAnswered: ({ context }) => isAnswered(currentPage(context)),
    isLastPage: ({ context }) => isLastPage(context),
    isNotFirstPage: ({ context }) => !isFirstPage(context),
    isRight: ({ context, event }) => outcome(currentPage(context), event) === 'right',
    isAlmost: ({ context, event }) => outcome(currentPage(context), event) === 'almost',
    isWrong: ({ context, event }) => outcome(currentPage(context), event) === 'wrong',
    isOpen: ({ context }) => !isAnswered(currentPage(context)),
    canUndo: ({ context }) => context.before_answer !== undefined,
    canUndoThumb: ({ context }) => canUndoThumb(context),
    isThumbUp: ({ event }) => event.type === 'JUDGE' && event.is_correct,
  },
  actions: {
    turnOn: assign(({ context }) => {
      const { position } = turned(context, 1);
      return { position, words_done: wordsDone({ ...context, position }) };
    }),
    turnBack: assign(({ context }) => turned(context, -1)),
    takeAnswer: assign(({ context, event }) => {
      assertEvent(event, ['CHOOSE', 'TYPE', 'DONT_KNOW', 'JUDGE']);
      return { ...withPageAnswered(context, event), before_answer: beforeAnswer(context) };
    }),
    readAll: assign(({ context }) => withoutListening(context)),
    end: assign(({ context }) => ended(context)),
    reopen: assign(() => ({ is_over: false })),
    undoAnswer: assign(({ context }) => withAnswerUndone(context)),
    emitUndone: emit(() => ({ type: 'undone' as const })),
    showQuestioner: assign(({ event }) => {
      assertEvent(event, 'QUESTIONER');
      return { is_questioning: event.is_shown };
    }),
    askStudent: assign(({ context, event }) => {
      assertEvent(event, 'ASK');
      return withStudentAsked(context, event.student_id);
    }),
    emitAnswered: emit(({ context }, { mode }: Pick<StudyAnswer, 'mode'>) => ({
      type: 'answered',
      answer: answerOf(context, mode),
    })),
  },
});

/** What every mode of pages does for the questioner of a class: once a page has its answer, its student stays. */
export const onQuestioner = {
  QUESTIONER: { actions: 'showQuestioner' },
  ASK: { guard: 'isOpen', actions: 'askStudent' },
} as const;

/** What an answer to the page in sight may change, as it is now. */
const beforeAnswer = ({ pages, position, chance }: StudyProgress): BeforeAnswer => ({ pages, position, chance });

/** Whether the last answer is the thumb of a flashcard: nothing was told by it, so that it can be undone in a test too. */
export function canUndoThumb({ before_answer }: StudyProgress): boolean {
  return before_answer !== undefined && currentPage({ ...before_answer })?.type === 'flashcard';
}

/**
 * The study as it was before the last answer: its page is in sight and open, what it has queued is gone, and chance gives the
 * same again. What was done by then stays counted.
 */
export function withAnswerUndone({ before_answer }: StudyProgress): Partial<StudyProgress> {
  return before_answer ? { ...before_answer, is_over: false, before_answer: undefined } : {};
}

/** Whether a page has its answer already: a second one does nothing (specification 1 section 4). */
export function isAnswered(page: Page | undefined): boolean {
  return page !== undefined && page.type !== 'introduction' && page.given !== null;
}

/**
 * How an answer to a question ends: `almost` counts as right, but what differs is to be looked at. `none`: it is no answer
 * to this page.
 */
export function outcome(page: Page | undefined, event: PageEvent): 'right' | 'almost' | 'wrong' | 'none' {
  if (page?.type === 'question') {
    if (event.type === 'DONT_KNOW') return 'wrong';
    if (event.type !== 'CHOOSE' || !page.option_word_ids.includes(event.word_id)) return 'none';
    return event.word_id === page.word_id ? 'right' : 'wrong';
  }
  if (page?.type !== 'typed') return 'none';
  if (event.type === 'DONT_KNOW') return 'wrong';
  if (event.type !== 'TYPE') return 'none';
  if (!event.is_correct) return 'wrong';
  return event.verdict === 'right' ? 'right' : 'almost';
}

/** The study once nobody listens any more: what waits to be asked by its sound is read instead. */
export function withoutListening({ pages }: Pick<StudyProgress, 'pages'>): Pick<StudyProgress, 'pages'> {
  return { pages: pages.map((page) => (isAnswered(page) ? page : pageToRead(page))) };
}

function pageToRead(page: Page): Page {
  if (page.type === 'question' && page.kind === 'sound_to_picture') return { ...page, kind: readInstead[page.kind] };
  if (page.type === 'typed' && page.kind === 'sound_to_typed') return { ...page, kind: readInstead[page.kind] };
  return page;
}

/** The pages once the page in sight has its answer. A page that has one already, or takes none of this sort, stays. */
export function withPageAnswered(progress: StudyProgress, event: AnswerEvent): Pick<StudyProgress, 'pages'> {
  const page = currentPage(progress);
  if (page === undefined || isAnswered(page)) return { pages: progress.pages };
  return { pages: progress.pages.with(progress.position, answered(page, event)) };
}

/** The pages once the page in sight asks a student, or with null nobody; a page that asks nothing stays. */
export function withStudentAsked(
  { pages, position }: StudyProgress,
  student_id: number | null,
): Pick<StudyProgress, 'pages'> {
  const page = pages[position];
  if (page === undefined || page.type === 'introduction') return { pages };
  const { student_id: _before, ...rest } = page;
  return { pages: pages.with(position, student_id === null ? rest : { ...rest, student_id }) };
}

function answered(page: Page, event: AnswerEvent): Page {
  const ms = wholeMs(event.ms);
  if (page.type === 'question' && event.type === 'CHOOSE') {
    const { word_id: chosen_word_id } = event;
    return { ...page, given: { chosen_word_id, is_correct: chosen_word_id === page.word_id, ms } };
  }
  if (page.type === 'question' && event.type === 'DONT_KNOW') {
    return { ...page, given: { chosen_word_id: null, is_correct: false, ms } };
  }
  if (page.type === 'typed' && event.type === 'DONT_KNOW') {
    return { ...page, given: { text: null, verdict: 'wrong', is_correct: false, ms } };
  }
  if (page.type === 'typed' && event.type === 'TYPE') {
    const { text, verdict, is_correct } = event;
    return { ...page, given: { text, verdict, is_correct, ms } };
  }
  if (page.type === 'flashcard' && event.type === 'JUDGE') {
    return { ...page, given: { is_correct: event.is_correct, ms } };
  }
  return page;
}

/**
 * The answer to the page in sight, as it is handed on to be recorded.
 * @throws when the page has no answer: the machines hand on only what they have taken.
 */
export function answerOf(progress: StudyProgress, mode: StudyAnswer['mode']): StudyAnswer {
  const page = currentPage(progress);
  if (page === undefined || page.type === 'introduction' || page.given === null) throw new Error('no answer here');
  const { word_id, is_repeated, student_id } = page;
  const { is_correct, ms } = page.given;
  const asked = progress.is_questioning && student_id !== undefined ? { student_id } : {};
  const answer = { word_id, mode, is_correct, is_repeated, ms, ...asked };
  if (page.type === 'flashcard') return { ...answer, kind: 'flashcard' };
  if (page.type === 'typed') return { ...answer, kind: page.kind };
  const { kind, option_word_ids } = page;
  const { chosen_word_id } = page.given;
  return { ...answer, kind, option_word_ids, ...(chosen_word_id !== null && { chosen_word_id }) };
}
