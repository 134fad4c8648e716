import { Plural, useLingui } from '@lingui/react/macro';
import { wordsOf } from '@lexiroom/domain/study/page';
import {
  cardsInSight,
  cardWordsDone,
  pageCount,
  type ReviseProgress,
  reviseMachine,
  reviseProgressOf,
} from '@lexiroom/domain/study/revise-mode';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { dueWords } from '../../due-dates.ts';
import { useStudyNavigation } from '../../study-address.ts';
import type { Study } from '../../study.ts';
import type { ViewProps } from '../../study.ts';
import { QuestionerSlot } from '../../questioner/questioner-slot.tsx';
import { ModeFrame } from '../frame/mode-frame.tsx';
import { RunEnd, useEndFetched } from '../frame/run-end-slot.tsx';
import { useRecordedAnswers } from '../../answers/record-answers.ts';
import { type ModeProps, ModeStart, useModeFollowed } from '../mode-start.tsx';
import { usePreloaded } from '../mode-words.ts';
import { useCardsPerPage } from './card-page.tsx';
import { CardPage } from './card-page.tsx';
import { studyWord } from '../mode-words.ts';
import { useWords } from '../word-of.ts';
import { newSeed } from '../seed.ts';
import { useUndo } from '../use-undo.ts';

/** Revise: all words as cards, in the deck's order or shuffled (specification 1 section 4). */
export function ReviseMode({ study }: ViewProps) {
  return <ModeStart<ReviseProgress> study={study} mode={ReviseAllWords} />;
}

/** Thumbs are offered for words that are due, when the selection came from the schedule and no class is selected. */
export function thumbsFor({ class_id, selection, data }: Pick<Study, 'class_id' | 'selection' | 'data'>): number[] {
  return class_id === undefined && selection?.isFromSchedule ? dueWords(data).map(({ word_id }) => word_id) : [];
}

/** Whether anything can be judged here, and so undone. */
const hasAnyThumbs = ({ thumbs_for, is_questioning }: ReviseProgress) =>
  thumbs_for.length > 0 || is_questioning === true;

function ReviseAllWords({ study, resumed, keep, forget, restart, startOver }: ModeProps<ReviseProgress>) {
  const { t } = useLingui();
  const { leave } = useStudyNavigation(study.address);
  const cards_per_page = useCardsPerPage();
  const [input] = useState(() => ({
    words: study.words.map(studyWord),
    cards_per_page,
    shuffled: study.address.view === 'revise-shuffle',
    seed: newSeed(),
    thumbs_for: thumbsFor(study),
    resumed,
  }));
  const [snapshot, send, running] = useMachine(reviseMachine, { input });
  const wordOf = useWords(study);
  const progress = snapshot.context;
  const { cards, page } = progress;
  const [begunAt] = useState(progress.is_over ? 0 : page);
  const undoing = useUndo(progress.last_thumb, page, () => send({ type: 'UNDO' }));
  useEffect(() => send({ type: 'RESIZE', cards_per_page }), [send, cards_per_page]);
  useRecordedAnswers(study, running);
  useEndFetched();
  useModeFollowed(running, { onChange: (context) => keep(reviseProgressOf(context)) });
  const count = pageCount(progress);
  const [done, all] = [cardWordsDone(progress), wordsOf(cards).size];
  const [first = 0] = cardsInSight(progress);
  const next = cards.slice(first + progress.cards_per_page, first + 2 * progress.cards_per_page + 1);
  usePreloaded(study, [...new Set(next.map(({ word_id }) => word_id))], wordOf);
  if (snapshot.matches('finished')) {
    return (
      <RunEnd
        study={study}
        attempts={cards}
        pageCount={count}
        wordCount={all}
        wordOf={wordOf}
        undoing={undoing}
        onAgain={restart}
        onBack={() => send({ type: 'BACK' })}
        onEnd={forget}
      />
    );
  }
  const number = page + 1;
  return (
    <ModeFrame
      study={study}
      position={page}
      count={count}
      onLeave={leave}
      onStartOver={begunAt > 0 && page === begunAt ? startOver : undefined}
      onBack={() => send({ type: 'BACK' })}
      onNext={() => send({ type: 'NEXT' })}
      undoing={hasAnyThumbs(progress) ? undoing : undefined}
      words={{ done, all }}
      questioner={<QuestionerSlot study={study} cards={running} inSight={cardsInSight} />}
      news={
        undoing.isUndone ? (
          t`Your answer was undone`
        ) : (
          <Plural value={all} one={`Page ${number}, ${done} of # word`} other={`Page ${number}, ${done} of # words`} />
        )
      }
    >
      <CardPage
        key={`${first} ${progress.cards_per_page} ${undoing.count}`}
        study={study}
        progress={progress}
        wordOf={wordOf}
        isLeaving={snapshot.matches('judged')}
        send={send}
      />
    </ModeFrame>
  );
}
