import { Trans } from '@lingui/react/macro';
import {
  cardsInSight,
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
import { useRecordedAnswers } from '../../answers/record-answers.ts';
import { type ModeProps, ModeStart, useModeFollowed } from '../mode-start.tsx';
import { usePreloaded } from '../mode-words.ts';
import { useCardsPerPage } from './card-page.tsx';
import { CardPage } from './card-page.tsx';
import { studyWord, useWords } from '../mode-words.ts';
import { newSeed } from '../seed.ts';

/** Revise: all words as cards, in the deck's order or shuffled (specification 1 section 4). */
export function ReviseMode({ study }: ViewProps) {
  return <ModeStart<ReviseProgress> study={study} mode={ReviseAllWords} />;
}

/** Thumbs are offered for words that are due, when the selection came from the schedule and no class is selected. */
export function thumbsFor({ class_id, selection, data }: Pick<Study, 'class_id' | 'selection' | 'data'>): number[] {
  return class_id === undefined && selection?.isFromSchedule ? dueWords(data).map(({ word_id }) => word_id) : [];
}

function ReviseAllWords({ study, resumed, keep, forget, startOver }: ModeProps<ReviseProgress>) {
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
  const [begunAt] = useState(snapshot.context.page);
  useEffect(() => send({ type: 'RESIZE', cards_per_page }), [send, cards_per_page]);
  const finish = () => {
    forget();
    leave();
  };
  useRecordedAnswers(study, running);
  useModeFollowed(running, { onChange: (context) => keep(reviseProgressOf(context)), onFinished: finish });
  const progress = snapshot.context;
  const { cards, page } = progress;
  const count = pageCount(progress);
  const [first = 0] = cardsInSight(progress);
  const next = cards.slice(first + progress.cards_per_page, first + 2 * progress.cards_per_page + 1);
  usePreloaded(study, [...new Set(next.map(({ word_id }) => word_id))], wordOf);
  return (
    <ModeFrame
      study={study}
      position={page}
      count={count}
      onLeave={leave}
      onStartOver={begunAt > 0 && page === begunAt ? startOver : undefined}
      onBack={() => send({ type: 'BACK' })}
      onNext={() => send({ type: 'NEXT' })}
      questioner={<QuestionerSlot study={study} cards={running} inSight={cardsInSight} />}
      news={
        <Trans>
          Page {page + 1} of {count}
        </Trans>
      }
    >
      <CardPage
        key={`${first} ${progress.cards_per_page}`}
        study={study}
        progress={progress}
        wordOf={wordOf}
        isLeaving={snapshot.matches('judged')}
        send={send}
      />
    </ModeFrame>
  );
}
