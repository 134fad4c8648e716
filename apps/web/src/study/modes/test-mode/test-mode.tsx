import { progressOf, type StudyProgress } from '@lexiroom/domain/study/page';
import { testMachine, testResult } from '@lexiroom/domain/study/test-mode';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import type { ViewProps } from '../../study.ts';
import { useRecordedAnswers } from '../../answers/record-answers.ts';
import { type ModeProps, ModeStart, useModeFollowed } from '../mode-start.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { TestResult } from './test-result.tsx';
import { pagesInput, useWords } from '../mode-words.ts';

/** Test: every word once, nothing that helps, the result at the end (decisions section 10). */
export function TestMode({ study }: ViewProps) {
  return <ModeStart<StudyProgress> study={study} mode={RunningTest} />;
}

function RunningTest({ study, resumed, keep, forget, restart, startOver }: ModeProps<StudyProgress>) {
  const [input] = useState(() => ({ ...pagesInput(study), resumed }));
  const [snapshot, , running] = useMachine(testMachine, { input });
  const wordOf = useWords(study);
  useRecordedAnswers(study, running);
  useModeFollowed(running, { onChange: (context) => keep(progressOf(context)), onFinished: forget });
  if (snapshot.matches('result')) {
    return <TestResult study={study} result={testResult(snapshot.context)} wordOf={wordOf} onAgain={restart} />;
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
      startOver={startOver}
    />
  );
}
