import type { Game } from '../../live-session/index.ts';
import { alarm, decide } from './decide.ts';
import { prepareQuestions } from './questions.ts';
import { score } from './scores.ts';
import { type LiveSettings, liveWordLimits } from './settings.ts';
import { begin, evolve, type Quiz, quizPhases } from './state.ts';
import { views } from './views.ts';

/** Live Quiz, as the frame of a session calls it. */
export const liveQuiz = {
  prepare(words, settings: LiveSettings, random) {
    if (words.length > liveWordLimits.most) return { refusal: 'TOO_MANY_WORDS' };
    const questions = words.length < liveWordLimits.least ? [] : prepareQuestions(words, settings, random);
    if (questions.length === 0) return { refusal: 'NOT_ENOUGH_WORDS' };
    return { set_up: { settings: { ...settings, questions: questions.length }, questions } };
  },
  begin,
  phases: quizPhases,
  decide,
  evolve,
  alarm,
  views,
  scored_by: { revealed: 'counted', voided: 'taken_back' },
  score,
} satisfies Game<Quiz>;
