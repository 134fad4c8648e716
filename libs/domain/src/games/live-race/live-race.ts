import type { Game } from '../../live-session/index.ts';
import { teamFor } from '../../live-teams/index.ts';
import { isAcceptedText, type LiveSettings, liveWordLimits, prepareQuestions } from '../../quiz-questions/index.ts';
import { alarm, decide, finish } from './decide.ts';
import { score } from './scores.ts';
import { begin, evolve, numberOf, type Race, racePhases } from './state.ts';
import { type KnownOfRace, views } from './views.ts';

/** A quiz at everybody's own pace, as the frame of a session calls it. */
export const liveRace = {
  prepare(words, settings: LiveSettings, random, confusions?) {
    if (words.length > liveWordLimits.most) return { refusal: 'TOO_MANY_WORDS' };
    const questions = words.length < liveWordLimits.least ? [] : prepareQuestions(words, settings, random, confusions);
    if (questions.length === 0) return { refusal: 'NOT_ENOUGH_WORDS' };
    const seed = Math.floor(random() * 2 ** 32);
    return { set_up: { settings: { ...settings, questions: questions.length }, questions, seed } };
  },
  begin,
  phases: racePhases,
  decide,
  evolve,
  alarm,
  finish,
  views,
  groupFor: (session, newcomer) => teamFor(session, session.play.settings.teams, newcomer),
  // Seats are told of their first question as the race begins, and of its pictures before that.
  scored_by: {
    started: 'begun_anew',
    race_opened: 'begun_anew',
    race_finished: 'all_counted',
    word_voided: 'taken_back',
    word_unvoided: 'counted_again',
    word_accepted: 'judged_anew',
    word_unaccepted: 'judged_anew',
  },
  words: ({ questions }) => questions.map(({ word }) => word),
  shownTo({ state, known }, seat_id) {
    const last = state.phase === 'open' ? known?.runOf(seat_id).answers.at(-1) : undefined;
    return last && { question: last.question, word: state.play.questions[last.word]!.word };
  },
  accepts: ({ play }, _, { word_id, text }) => isAcceptedText(play.corrections, numberOf(play, word_id!), text),
  score,
} satisfies Game<Race, KnownOfRace>;
