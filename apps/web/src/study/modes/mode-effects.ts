import type { Answered } from '@lexiroom/domain/study/page';
import { useEffect, useEffectEvent } from 'react';
import type { Subscription } from 'xstate';
import { useRecorder } from '../answers/index.ts';
import type { Study } from '../study.ts';

/** A running mode, as far as its effects need to know. */
export interface RunningMode<Context> {
  on: (type: 'answered', heard: (event: Answered) => void) => Subscription;
  subscribe: (seen: (snapshot: { context: Context; status: string }) => void) => Subscription;
}

export interface ModeEffects<Context> {
  study: Study;
  /** Called after every change, so that a reload can go on here. */
  onChange: (context: Context) => void;
  /** Called once, when there is no next page any more. */
  onFinished: () => void;
}

/** Ties a running mode to the world: its answers are recorded, where it stands is kept, its end is told. */
export function useModeEffects<Context>(
  running: RunningMode<Context>,
  { study, onChange, onFinished }: ModeEffects<Context>,
): void {
  const record = useRecorder(study);
  const heard = useEffectEvent(({ answer }: Answered) => record(answer));
  const changed = useEffectEvent(onChange);
  const finished = useEffectEvent(onFinished);
  useEffect(() => {
    const listening = running.on('answered', (event) => heard(event));
    const watching = running.subscribe(({ context, status }) => {
      if (status === 'done') finished();
      else changed(context);
    });
    return () => {
      listening.unsubscribe();
      watching.unsubscribe();
    };
  }, [running]);
}
