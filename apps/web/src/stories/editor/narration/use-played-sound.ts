import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';

export interface PlayedSound {
  /** To be given to the element that plays it. */
  audio: RefObject<HTMLAudioElement | null>;
  isPlaying: boolean;
  /** It could not be played. */
  hasFailed: boolean;
  /** Where it is, in seconds. */
  time: () => number;
  /** How long it is, in seconds; 0 until that is known. */
  length: () => number;
  /** Plays from a time on, in seconds. */
  play: (from: number) => void;
  pause: () => void;
}

/** A sound that the page plays by itself; `onFrame` is called with every picture that is drawn while it plays. */
export function usePlayedSound(onFrame?: (time: number) => void): PlayedSound {
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const frame = useEffectEvent((time: number) => onFrame?.(time));
  useEffect(() => {
    const element = audio.current;
    if (!element) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    let next = 0;
    const draw = () => {
      frame(element.currentTime);
      next = requestAnimationFrame(draw);
    };
    const stop = () => {
      cancelAnimationFrame(next);
      setPlaying(false);
    };
    element.addEventListener('play', () => (setPlaying(true), draw()), { signal });
    element.addEventListener('pause', stop, { signal });
    element.addEventListener('ended', stop, { signal });
    return () => {
      listening.abort();
      cancelAnimationFrame(next);
      element.pause();
    };
  }, []);
  return {
    audio,
    isPlaying,
    hasFailed,
    time: () => audio.current?.currentTime ?? 0,
    length() {
      const { duration = 0 } = audio.current ?? {};
      return Number.isFinite(duration) ? duration : 0;
    },
    play(from) {
      const element = audio.current;
      if (!element) return;
      setFailed(false);
      element.currentTime = from;
      element.play().catch(({ name }: Error) => setFailed(name !== 'AbortError'));
    },
    pause: () => audio.current?.pause(),
  };
}
