import type { SoloGame } from '@lexiroom/domain/games';
import { localDay } from '@lexiroom/domain/scheduling';
import type { RoundAnswer, RoundAnswered } from '@lexiroom/domain/solo-round';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import type { Subscription } from 'xstate';
import { newAnswerId } from '../../study/answers/answer-id.ts';
import { outboxOf, recordAnswer } from '../../study/answers/record-answers.ts';
import { serverNow } from '../../study/answers/server-clock.ts';
import type { Study } from '../../study/study.ts';

/** The machine of a game for one, as far as its answers go. */
export interface PlayedGame {
  on: (type: 'answered', listener: (event: RoundAnswered) => void) => Subscription;
}

/** So many decks a score is at most for: `scoreLimits` of the contract, which would bring the schemas along. */
const mostDecks = 30;

/**
 * Records what is played in one round of a game for one: its answers as those of any mode, and at the end its score.
 * Gives what is to be called with the score when the round is over. With a class, `student_id` is who plays; without one
 * nothing is recorded then. A round has a score where its study has a scoreboard: on decks of one's own that are no custom
 * study, at most 30 of them, and above 0 (specification 2 section 5). All of it waits in this browser until it can be sent,
 * also when the page is left.
 */
export function useGameRecord(
  study: Study,
  game: SoloGame,
  running: PlayedGame,
  student_id?: number,
): (score: number) => void {
  const cache = useQueryClient();
  const [round] = useState(() => newRound(cache, study, game, student_id));
  useEffect(() => round.open(), [round]);
  const record = useEffectEvent((answer: RoundAnswer) => round.answer(study, answer));
  useEffect(() => {
    const listening = running.on('answered', ({ answer }) => record(answer));
    return () => listening.unsubscribe();
  }, [running]);
  return round.end;
}

/** In a task of its own, one after the other: at the moment of a press the page has enough to do with showing it. */
const soon = (work: () => void): void => void setTimeout(work);

/** A round that is being played. */
interface Round {
  open: () => void;
  /** `shown`: the study as it is by now. */
  answer: (shown: Study, answer: RoundAnswer) => void;
  end: (score: number) => void;
}

function newRound(cache: QueryClient, study: Study, game: SoloGame, student_id: number | undefined): Round {
  const begunAt = serverNow();
  const round_id = newAnswerId(begunAt);
  const username = study.data.logged_in_user?.username;
  const deck_ids = [...study.data.studyDeckIds];
  const ofStudent = study.class_id !== undefined &&
    student_id !== undefined && { class_id: study.class_id, student_id };
  const hasScore =
    study.isOwner && !study.isCustom && deck_ids.length <= mostDecks && (study.class_id === undefined || ofStudent);
  const outbox = outboxOf(cache);
  let lastAt = begunAt;
  let isOver = false;
  const id = newAnswerId(begunAt - 1);
  return {
    open() {
      // The first look at the clock of a time zone costs the browser much: it is had now, and not at the first press.
      const { calendar } = study.data;
      if (calendar) soon(() => void localDay(begunAt, calendar.time_zone));
      if (!hasScore || username === undefined) return;
      // Its id sorts before those of its answers.
      const body = { round_id, game, deck_ids, ...ofStudent };
      soon(() => void outbox.put({ username, id, call: { type: 'round', body } }));
    },
    answer(shown, { round_step, play, ...answer }) {
      const place = hasScore ? { round_id, round_step } : {};
      soon(() => {
        const recorded = recordAnswer(cache, shown, {
          ...answer,
          ...place,
          play: { ...play },
          mode: game,
          is_repeated: false,
          ...(ofStudent && { student_id: ofStudent.student_id }),
        });
        if (recorded) lastAt = Math.max(lastAt, recorded.answer.answered_at);
      });
    },
    end(score) {
      if (isOver || !hasScore || username === undefined || score <= 0) return;
      isOver = true;
      const body = {
        round_id,
        score,
        deck_ids,
        score_type: game,
        ...(ofStudent && { student_id: ofStudent.student_id }),
      };
      // And that of its score behind them.
      soon(() => void outbox.put({ username, id: newAnswerId(lastAt + 1), call: { type: 'score', body } }));
    },
  };
}
