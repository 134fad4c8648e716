import { progressOf, testMachine, type TestProgress, testResult } from '@lexiroom/domain/study/test';
import { useMachine } from '@xstate/react';
import { useState } from 'react';
import { useStudyNavigation } from '../navigation.ts';
import type { ViewProps } from '../study-page.tsx';
import { Begun, type BegunProps } from './begun.tsx';
import { usePreloaded, wordsAhead } from './coming.ts';
import { ModeFrame } from './frame/mode-frame.tsx';
import { PageNews } from './frame/page-news.tsx';
import { PageInSight } from './pages/page-in-sight.tsx';
import { TestResult } from './result/test-result.tsx';
import { useWired } from './running.ts';
import { pagesInput, useWords } from './words.ts';

/** Test: every word once, nothing that helps, the result at the end (decisions section 10). */
export function TestMode({ study }: ViewProps) {
  return <Begun<TestProgress> study={study} mode={Rounds} />;
}

/** One test, and then another as often as it is wanted. */
function Rounds({ resumed, ...rest }: BegunProps<TestProgress>) {
  const [round, setRound] = useState(0);
  return (
    <Round key={round} {...rest} resumed={round === 0 ? resumed : undefined} onAgain={() => setRound(round + 1)} />
  );
}

function Round({ study, resumed, keep, forget, onAgain }: BegunProps<TestProgress> & { onAgain: () => void }) {
  const { leave } = useStudyNavigation(study.address);
  const [input] = useState(() => ({ ...pagesInput(study), resumed }));
  const [snapshot, send, running] = useMachine(testMachine, { input });
  const wordOf = useWords(study);
  useWired(running, { study, onChange: (context) => keep(progressOf(context)), onFinished: forget });
  const { pages, position } = snapshot.context;
  usePreloaded(wordsAhead(pages, position), wordOf);
  const page = pages[position];
  if (snapshot.matches('result') || !page) {
    return <TestResult study={study} result={testResult(snapshot.context)} wordOf={wordOf} onAgain={onAgain} />;
  }
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
        isTest
        isShown={snapshot.matches({ recalling: 'shown' }) || (page.type === 'flashcard' && page.given !== null)}
        isHighlighted={!snapshot.matches({ right: 'chosen' })}
        send={send}
      />
    </ModeFrame>
  );
}
