import type { RunProgress } from '@lexiroom/domain/sentences/practice';
import type { ComponentType } from 'react';
import { type ModeProps, ModeStart } from '../../study/modes/mode-start.tsx';
import { useChosenSentences } from '../../study/study-address.ts';
import type { ViewProps } from '../../study/study.ts';
import type { PracticePageProps } from './practice-page.ts';
import { SentenceRun } from './sentence-run.tsx';

interface SentencePracticeProps extends ViewProps {
  /** The sentences that can be practised. */
  ids: readonly number[];
}

/** A practice of sentences each of which has such a page: from its beginning, or on from where it was left. */
export function sentencePracticeOf(
  PracticePage: ComponentType<PracticePageProps>,
): ComponentType<SentencePracticeProps> {
  const Run = (props: ModeProps<RunProgress>) => <SentenceRun {...props} PracticePage={PracticePage} />;
  return ({ study, ids }) => {
    const chosen = useChosenSentences();
    const { isShuffled = false } = study.address;
    const choice = ['sentences', String(isShuffled), ...(chosen ?? [])];
    return <ModeStart<RunProgress> study={study} mode={Run} studied={{ ids, choice }} />;
  };
}
