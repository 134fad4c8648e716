import type { StudySentences } from '@lexiroom/contracts/sentences';
import { seededRandom } from '@lexiroom/domain/chance';
import {
  pageInSight,
  playableSentences,
  runMachine,
  runOrder,
  type RunProgress,
  runProgressOf,
  type SentenceMode,
} from '@lexiroom/domain/sentences/practice';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { type ComponentType, useEffect, useMemo, useState } from 'react';
import { ModeFrame } from '../../study/modes/frame/mode-frame.tsx';
import { type ModeProps, useModeFollowed } from '../../study/modes/mode-start.tsx';
import { newSeed } from '../../study/modes/seed.ts';
import { useStopwatch } from '../../study/modes/pages/page-props.ts';
import { QuestionerSlot } from '../../study/questioner/questioner-slot.tsx';
import { useChosenSentences } from '../../study/study-address.ts';
import { goUpTo } from '../../study/study-ways.ts';
import { useSentenceSound } from '../sentence-sound.ts';
import { sentencesQuery, sentencesSource } from '../sentences-query.ts';
import { askingRun } from './asking-run.ts';
import type { PracticePageProps } from './practice-page.ts';
import { useRecordedSentences } from './use-recorded-sentences.ts';

const nothing: StudySentences = { sentences: [], calendar: null };

interface SentenceRunProps extends ModeProps<RunProgress> {
  /** What is done on each page. */
  PracticePage: ComponentType<PracticePageProps>;
}

/** One run through sentences, page by page; from the last one it goes back to the sentences of the study. */
export function SentenceRun({ study, resumed, keep, forget, startOver, PracticePage }: SentenceRunProps) {
  const { t } = useLingui();
  const { data = nothing } = useQuery(sentencesQuery(sentencesSource(study)));
  const { sentences } = data;
  const chosen = useChosenSentences();
  const mode = study.address.view as SentenceMode;
  const [input] = useState(() => {
    const playable = playableSentences(sentences, mode, study.data.target_language, new Set(chosen));
    const order = runOrder(playable, study.address.isShuffled === true, seededRandom(newSeed()));
    return { mode, sentence_ids: order, resumed };
  });
  const [snapshot, send, running] = useMachine(runMachine, { input });
  const { pages, position } = snapshot.context;
  const [begunAt] = useState(position);
  const elapsed = useStopwatch(position);
  const leave = () => goUpTo(study, 'sentences');
  const finish = () => {
    forget();
    leave();
  };
  useRecordedSentences(study, data, running);
  useModeFollowed(running, { onChange: (context) => keep(runProgressOf(context)), onFinished: finish });
  const asking = useMemo(() => askingRun(running), [running]);
  const sentenceOf = (place: number) => sentences.find(({ sentence_id }) => sentence_id === pages[place]?.sentence_id);
  const sentence = sentenceOf(position);
  const next = sentenceOf(position + 1);
  const sound = useSentenceSound(study.data);
  useEffect(() => {
    for (const { image_path } of next?.images ?? []) new Image().src = image_path;
    sound.preload([sentence, next].filter((one) => one !== undefined));
    // Fetched once for each page.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [sentence?.sentence_id, next?.sentence_id]);
  const page = pageInSight(snapshot.context);
  const onward = () => send({ type: 'NEXT' });
  // Taken out of the deck in another tab while it was practised.
  const isGone = page !== undefined && sentence === undefined;
  useEffect(() => {
    if (isGone) send({ type: 'NEXT' });
  }, [isGone, send]);
  if (!page || !sentence) return null;
  const pageProps: PracticePageProps = {
    study,
    sentence,
    isAnswered: page.given !== null,
    isRecorded: data.calendar !== null,
    onAnswer: (is_correct) => send({ type: 'ANSWER', is_correct, ms: elapsed() }),
    onNext: onward,
  };
  return (
    <ModeFrame
      study={study}
      position={position}
      count={pages.length}
      onLeave={leave}
      leavesTo={t`Back to the sentences`}
      onBack={() => send({ type: 'BACK' })}
      onNext={onward}
      onStartOver={begunAt > 0 && position === begunAt ? startOver : undefined}
      questioner={<QuestionerSlot study={study} asking={asking} />}
      news={
        <Trans>
          Page {position + 1} of {pages.length}
        </Trans>
      }
    >
      <PracticePage key={position} {...pageProps} />
    </ModeFrame>
  );
}
