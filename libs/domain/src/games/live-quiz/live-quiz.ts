import type { Game } from '../../live-session/index.ts';
import { isAcceptedText, type LiveSettings, liveWordLimits, prepareQuestions } from '../../quiz-questions/index.ts';
import { teamFor } from '../../live-teams/index.ts';
import { alarm, decide } from './decide.ts';
import { score } from './scores.ts';
import { begin, evolve, questionOf, type Quiz, quizPhases } from './state.ts';
import { views } from './views.ts';

/** Live Quiz, as the frame of a session calls it. */
export const liveQuiz = {
  prepare(words, settings: LiveSettings, random, confusions?) {
    if (words.length > liveWordLimits.most) return { refusal: 'TOO_MANY_WORDS' };
    const questions = words.length < liveWordLimits.least ? [] : prepareQuestions(words, settings, random, confusions);
    if (questions.length === 0) return { refusal: 'NOT_ENOUGH_WORDS' };
    return { set_up: { settings: { ...settings, questions: questions.length }, questions } };
  },
  begin,
  phases: quizPhases,
  decide,
  evolve,
  alarm,
  views,
  groupFor: (session, newcomer) => teamFor(session, session.play.settings.teams, newcomer),
  scored_by: {
    revealed: 'counted',
    voided: 'taken_back',
    unvoided: 'counted_again',
    accepted: 'judged_anew',
    unaccepted: 'judged_anew',
  },
  words: ({ questions }) => questions.map(({ word }) => word),
  shownTo: ({ state }) =>
    state.phase === 'reveal' ? { question: state.number, word: questionOf(state, state.number).word } : undefined,
  accepts: ({ play }, number, { text }) => isAcceptedText(play, number, text),
  score,
} satisfies Game<Quiz>;
