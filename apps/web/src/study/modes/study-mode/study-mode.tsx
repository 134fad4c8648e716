import { progressOf, type StudyProgress, wordCount } from '@lexiroom/domain/study/page';
import { beginStudy, chunkLength, inputAfter, studyMachine } from '@lexiroom/domain/study/study-mode';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { type Sound, useSound } from '../../../sound/index.ts';
import { isRecorded, type Study, type ViewProps } from '../../study.ts';
import { useRecordedAnswers } from '../../answers/record-answers.ts';
import { RunEnd, useEndFetched } from '../frame/run-end-slot.tsx';
import { type ModeProps, ModeStart, useModeFollowed } from '../mode-start.tsx';
import { Introduction } from '../pages/introduction.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { pagesInput } from '../mode-words.ts';
import { useWords } from '../word-of.ts';
import { recallMode, useFirstRecall } from '../recall/fetch-recall.ts';
import { useUndo } from '../use-undo.ts';

const modeOf = recallMode(RunningStudy);

const fetchQuestion = async () => (await import('../pages/question.tsx')).Question;
/** Questions come after the first new word; where words are known, they are fetched with the mode. */
const Question = lazyPart(fetchQuestion);

/** Study: new words are introduced, asked back, and come again as cards (specification 1 section 4), in chunks. */
export function StudyMode({ study }: ViewProps) {
  const begun = useFirstRecall(study);
  const isAskedAtOnce = study.words.some(({ answers }) => answers.length > 0);
  useState(() => isAskedAtOnce && void fetchQuestion().catch(() => undefined));
  return <ModeStart<StudyProgress> study={begun} mode={modeOf(begun.data)} />;
}

const inputOf = (study: Study, sound: Sound) => ({ ...pagesInput(study, sound), chunk_size: study.chunk_size });

/** Whether the schedule remembers what was answered: then the next run begins with what is due, else where this ends. */
const isRemembered = (study: Study) =>
  study.class_id === undefined && study.words.some((word) => isRecorded(study, word));

function RunningStudy({ study, resumed, keep, forget, restart, startOver, goTo }: ModeProps<StudyProgress>) {
  const sound = useSound(study.data);
  const [input] = useState(() => ({ ...inputOf(study, sound), resumed }));
  const [snapshot, send, running] = useMachine(studyMachine, { input });
  const { context } = snapshot;
  const { pages, position, before_answer } = context;
  const [begunAt] = useState(context.is_over ? 0 : position);
  const undoing = useUndo(before_answer, position, () => send({ type: 'UNDO' }));
  const wordOf = useWords(study);
  useRecordedAnswers(study, running);
  useEndFetched();
  useEffect(() => void fetchQuestion().catch(() => undefined), []);
  useModeFollowed(running, { onChange: (progress) => keep(progressOf(progress)) });
  if (snapshot.matches('finished')) {
    const next = inputAfter(inputOf(study, sound), context);
    const nextCount = chunkLength(next);
    return (
      <RunEnd
        study={study}
        attempts={pages}
        pageCount={pages.length}
        wordCount={wordCount(context)}
        wordOf={wordOf}
        undoing={undoing}
        nextCount={nextCount}
        onGoOn={() => goTo(beginStudy(next))}
        onAgain={restart}
        onBack={() => send({ type: 'BACK' })}
        onEnd={() => (nextCount > 0 && !isRemembered(study) ? keep(beginStudy(next)) : forget())}
      />
    );
  }
  return (
    <PageFrame
      study={study}
      progress={context}
      wordOf={wordOf}
      isTest={false}
      isTurned={snapshot.matches({ recalling: 'shown' })}
      isHighlighted={!snapshot.matches({ right: 'chosen' })}
      running={running}
      undoing={undoing}
      question={Question}
      introduction={Introduction}
      startOver={begunAt > 0 && position === begunAt ? startOver : undefined}
    />
  );
}
