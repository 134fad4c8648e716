import { useEffect, useRef, useState } from 'react';
import { levelledMp3 } from './level-sound.ts';
import { record, type Recording } from './microphone.ts';

/** A word takes a second; whoever forgets to stop is stopped, in milliseconds. */
const longestWordMs = 10_000;

export type RecorderPhase = 'idle' | 'asking' | 'recording' | 'encoding';
export type RecorderProblem = 'refused' | 'silent' | 'failed';

export interface Recorder {
  phase: RecorderPhase;
  problem: RecorderProblem | undefined;
  /** How loud it is, 0 to 1; to be asked again and again while recording. */
  level: () => number;
  start: () => void;
  stop: () => void;
}

/**
 * Records a word, or as much as can be said within `longestMs` milliseconds: asks for the microphone, records until stopped,
 * and hands over an MP3.
 */
export function useRecorder(onRecorded: (mp3: File) => void, longestMs = longestWordMs): Recorder {
  const [phase, setPhase] = useState<RecorderPhase>('idle');
  const [problem, setProblem] = useState<RecorderProblem>();
  const recording = useRef<Recording>(undefined);
  const isShown = useRef(true);
  const limit = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
      clearTimeout(limit.current);
      recording.current?.cancel();
    };
  }, []);

  function end(failure?: RecorderProblem) {
    recording.current = undefined;
    setPhase('idle');
    setProblem(failure);
  }
  async function start() {
    setPhase('asking');
    setProblem(undefined);
    const begun = await record().catch(() => undefined);
    if (!begun) return end('refused');
    if (!isShown.current) return begun.cancel();
    recording.current = begun;
    limit.current = setTimeout(() => void stop(), longestMs);
    setPhase('recording');
  }
  async function stop() {
    const begun = recording.current;
    if (!begun) return;
    recording.current = undefined;
    clearTimeout(limit.current);
    setPhase('encoding');
    const mp3 = await begun
      .stop()
      .then((recorded) => levelledMp3(recorded, 'recording.mp3'))
      .catch(() => 'failed' as const);
    if (!isShown.current) return;
    if (mp3 instanceof File) {
      end();
      onRecorded(mp3);
    } else end(mp3 === 'silent' ? 'silent' : 'failed');
  }
  return {
    phase,
    problem,
    level: () => recording.current?.level() ?? 0,
    start: () => void start(),
    stop: () => void stop(),
  };
}
