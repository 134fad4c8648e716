import { canUndoThumb, progressOf, type StudyProgress } from '@lexiroom/domain/study/page';
import { testMachine, testResult } from '@lexiroom/domain/study/test-mode';
import { useMachine } from '@xstate/react';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '../../../browser/lazy-part.ts';
import { useSound } from '../../../sound/index.ts';
import type { ViewProps } from '../../study.ts';
import { useRecordedAnswers } from '../../answers/record-answers.ts';
import { type ModeProps, ModeStart, useModeFollowed } from '../mode-start.tsx';
import { Question } from '../pages/question.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { pagesInput } from '../mode-words.ts';
import { useWords } from '../word-of.ts';
import { recallMode, useFirstRecall } from '../recall/fetch-recall.ts';
import { useUndo } from '../use-undo.ts';

const fetchResult = async () => (await import('./test-result.tsx')).TestResult;
/** What a test ends with: fetched while its first question is looked at. */
const TestResult = lazyPart(fetchResult);

const modeOf = recallMode(RunningTest);

/** Test: every word once, nothing that helps, the result at the end (decisions section 10). */
export function TestMode({ study }: ViewProps) {
  const begun = useFirstRecall(study);
  return <ModeStart<StudyProgress> study={begun} mode={modeOf(begun.data)} />;
}

function RunningTest({ study, resumed, keep, forget, restart, startOver }: ModeProps<StudyProgress>) {
  const sound = useSound(study.data);
  const [input] = useState(() => ({ ...pagesInput(study, sound), resumed }));
  const [snapshot, send, running] = useMachine(testMachine, { input });
  const { position, before_answer } = snapshot.context;
  const [begunAt] = useState(position);
  const last = canUndoThumb(snapshot.context) ? before_answer : undefined;
  const undoing = useUndo(last, position, () => send({ type: 'UNDO' }));
  const wordOf = useWords(study);
  useRecordedAnswers(study, running);
  useModeFollowed(running, { onChange: (context) => keep(progressOf(context)), onFinished: forget });
  useEffect(() => void fetchResult().catch(() => undefined), []);
  if (snapshot.matches('result')) {
    return (
      <Suspense fallback={null}>
        <TestResult study={study} result={testResult(snapshot.context)} wordOf={wordOf} onAgain={restart} />
      </Suspense>
    );
  }
  return (
    <PageFrame
      study={study}
      progress={snapshot.context}
      wordOf={wordOf}
      isTest
      isTurned={snapshot.matches({ recalling: 'shown' })}
      isHighlighted={!snapshot.matches({ right: 'chosen' })}
      running={running}
      undoing={undoing}
      question={Question}
      startOver={begunAt > 0 && position === begunAt ? startOver : undefined}
    />
  );
}
