import { progressOf, type StudyProgress } from '@lexiroom/domain/study/page';
import { studyMachine } from '@lexiroom/domain/study/study-mode';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useStudyNavigation } from '../../study-address.ts';
import type { ViewProps } from '../../study.ts';
import { useRecordedAnswers } from '../../answers/record-answers.ts';
import { type ModeProps, ModeStart, useModeFollowed } from '../mode-start.tsx';
import { PageFrame } from '../pages/page-frame.tsx';
import { pagesInput, useWords } from '../mode-words.ts';

/** Study: new words are introduced, asked back, and come again as cards (specification 1 section 4). */
export function StudyMode({ study }: ViewProps) {
  return <ModeStart<StudyProgress> study={study} mode={RunningStudy} />;
}

function RunningStudy({ study, resumed, keep, forget, startOver }: ModeProps<StudyProgress>) {
  const { leave } = useStudyNavigation(study.address);
  const [input] = useState(() => ({ ...pagesInput(study), resumed }));
  const [snapshot, , running] = useMachine(studyMachine, { input });
  const wordOf = useWords(study);
  const finish = () => {
    forget();
    leave();
  };
  useRecordedAnswers(study, running);
  useModeFollowed(running, { onChange: (context) => keep(progressOf(context)), onFinished: finish });
  return (
    <PageFrame
      study={study}
      progress={snapshot.context}
      wordOf={wordOf}
      isTest={false}
      isTurned={snapshot.matches({ recalling: 'shown' })}
      isHighlighted={!snapshot.matches({ right: 'chosen' })}
      running={running}
      startOver={startOver}
    />
  );
}
