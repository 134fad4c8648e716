import { type CourseProgress, progressOf, studyMachine } from '@lexiroom/domain/study/course';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useStudyNavigation } from '../navigation.ts';
import type { ViewProps } from '../study-page.tsx';
import { Begun, type BegunProps } from './begun.tsx';
import { usePreloaded, wordsAhead } from './coming.ts';
import { ModeFrame } from './frame/mode-frame.tsx';
import { PageNews } from './frame/page-news.tsx';
import { PageInSight } from './pages/page-in-sight.tsx';
import { useWired } from './running.ts';
import { pagesInput, useWords } from './words.ts';

/** Study: new words are introduced, asked back, and come again as cards (specification 1 section 4). */
export function StudyMode({ study }: ViewProps) {
  return <Begun<CourseProgress> study={study} mode={Course} />;
}

function Course({ study, resumed, keep, forget }: BegunProps<CourseProgress>) {
  const { leave } = useStudyNavigation(study.address);
  const [input] = useState(() => ({ ...pagesInput(study), resumed }));
  const [snapshot, send, running] = useMachine(studyMachine, { input });
  const wordOf = useWords(study);
  const { pages, position } = snapshot.context;
  const finish = () => {
    forget();
    leave();
  };
  useWired(running, { study, onChange: (context) => keep(progressOf(context)), onFinished: finish });
  usePreloaded(wordsAhead(pages, position), wordOf);
  const page = pages[position];
  if (!page) return null;
  return (
    <ModeFrame
      study={study}
      position={position}
      count={pages.length}
      onLeave={leave}
      onBack={() => send({ type: 'BACK' })}
      onNext={() => send({ type: 'NEXT' })}
      news={<PageNews page={page} position={position} count={pages.length} wordOf={wordOf} />}
    >
      <PageInSight
        key={position}
        study={study}
        page={page}
        wordOf={wordOf}
        isTest={false}
        isShown={snapshot.matches({ recalling: 'shown' }) || (page.type === 'flashcard' && page.given !== null)}
        isHighlighted={!snapshot.matches({ right: 'chosen' })}
        send={send}
      />
    </ModeFrame>
  );
}
