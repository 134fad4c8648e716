import { type ComponentType, Suspense, useEffect, useEffectEvent, useState } from 'react';
import type { Subscription } from 'xstate';
import { lazyPart } from '../../browser/lazy-part.ts';
import { StudySkeleton } from '../study-skeleton.tsx';
import type { Studied } from '../offline/kept-progress.ts';
import type { Study } from '../study.ts';
import { fetchNotices } from './frame/mode-frame.tsx';
import { NoWords } from './frame/no-words.tsx';
import { useKeptProgress } from './use-kept-progress.ts';

const StartedOver = lazyPart(async () => (await fetchNotices()).StartedOver);
const Elsewhere = lazyPart(async () => (await fetchNotices()).Elsewhere);

/** What a mode begins with. */
export interface ModeProps<Progress> {
  study: Study;
  /** Where it was left; undefined to begin anew. */
  resumed: Progress | undefined;
  keep: (progress: Progress) => void;
  forget: () => void;
  /** Goes on from there, as a run of its own. */
  goTo: (progress: Progress) => void;
  /** Begins anew: another order, nothing answered. */
  restart: () => void;
  /** Begins anew for a learner who was brought back to where they were; that can be undone. */
  startOver: () => void;
}

/** One run through a mode: from its beginning, or on from where it was left. */
interface Run<Progress> {
  number: number;
  resumed?: Progress | undefined;
  /** Where the learner was before starting over; going back there is offered. */
  left?: Progress | undefined;
}

interface ModeStartProps<Progress> {
  study: Study;
  mode: ComponentType<ModeProps<Progress>>;
  /** What it studies; the words of the study when absent. */
  studied?: Studied;
}

/** Begins a mode, or goes on where it was left, once that has been read; every other choice of words begins anew. */
export function ModeStart<Progress>({ study, mode: Mode, studied }: ModeStartProps<Progress>) {
  const kept = useKeptProgress<Progress>(study, studied);
  const [run, setRun] = useState<Run<Progress>>({ number: 0 });
  if (!studied && study.words.length === 0) return <NoWords study={study} />;
  if (!kept.isRead) {
    if (!kept.isElsewhere) return <StudySkeleton />;
    const goOn = () => {
      setRun({ number: 0 });
      kept.goOnHere();
    };
    return (
      <Suspense fallback={<StudySkeleton />}>
        <Elsewhere study={study} onGoOn={goOn} />
      </Suspense>
    );
  }
  const { path, query, class_id } = study.address;
  const chosen = [...(study.selection?.word_ids ?? []), ...(studied?.choice ?? [])];
  const name = [path, query, class_id, run.number, ...chosen].join(' ');
  const resumed = run.number === 0 ? kept.progress : run.resumed;
  const beginAnew = (left?: Progress) => {
    kept.forget();
    setRun({ number: run.number + 1, left });
  };
  const goTo = (progress: Progress) => {
    kept.keep(progress);
    setRun({ number: run.number + 1, resumed: progress });
  };
  const { left } = run;
  return (
    <>
      <Mode
        key={name}
        study={study}
        resumed={resumed}
        keep={kept.keep}
        forget={kept.forget}
        goTo={goTo}
        restart={() => beginAnew()}
        startOver={() => beginAnew(resumed)}
      />
      {left !== undefined && (
        <Suspense>
          <StartedOver key={name} onUndo={() => goTo(left)} />
        </Suspense>
      )}
    </>
  );
}

/** A running mode, as far as where it stands goes. */
interface RunningMode<Context> {
  subscribe: (observer: (snapshot: { context: Context; status: string }) => void) => Subscription;
}

interface ModeListeners<Context> {
  /** Called after every change, so that a reload can go on here. */
  onChange: (context: Context) => void;
  /** Called once, when the mode has ended for good. */
  onFinished?: () => void;
}

/** Follows a running mode: where it stands after every change, and its end. */
export function useModeFollowed<Context>(
  running: RunningMode<Context>,
  { onChange, onFinished }: ModeListeners<Context>,
): void {
  const changed = useEffectEvent(onChange);
  const finished = useEffectEvent(() => onFinished?.());
  useEffect(() => {
    const watching = running.subscribe(({ context, status }) => {
      if (status === 'done') finished();
      else changed(context);
    });
    return () => watching.unsubscribe();
  }, [running]);
}
