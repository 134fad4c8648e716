import type { ProjectorView } from '@lexiroom/contracts/live';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { ServerClock } from '../../connection/server-clock.ts';
import { volume } from '../../sound/volume.ts';
import { isWordHeard, onWordHeard } from '../../sound/word-heard.ts';
import type { Beat } from '../show/beats.ts';
import type { Show } from '../show/use-show.ts';
import { cuesBetween, loopAt, type Moment, stretchOf, timedCue } from './cues.ts';
import { createMusicPlayer, type MusicPlayer } from './music-player.ts';

const beats: readonly Beat[] = ['answer', 'third', 'second', 'first', 'figures'];
/** Names that arrive faster are one plop. */
const plopMs = 180;
/** What shows that somebody is there: only then does a browser let a page be heard. */
const gestures = ['pointerdown', 'keydown'] as const;

const momentOf = (view: ProjectorView, show: Show): Moment => ({ ...view, told: beats.filter(show.has) });

/**
 * Lets a session be heard as long as it is wanted and the page is in sight. Answers whether the browser still waits for
 * somebody to press something.
 */
export function useMusic(view: ProjectorView, clock: ServerClock | null, show: Show, isOn: boolean): boolean {
  /** Once the browser lets it be heard. */
  const [player, setPlayer] = useState<MusicPlayer | null>(null);
  const moment = momentOf(view, show);
  const loop = loopAt(moment);
  const stretch = stretchOf(moment);

  useEffect(() => {
    if (!isOn || typeof AudioContext === 'undefined') return undefined;
    const made = createMusicPlayer(new AudioContext());
    made.setLoudness(volume());
    made.duck(isWordHeard());
    const stopDucking = onWordHeard(made.duck);
    let isClosed = false;
    const wake = () => {
      if (!document.hidden) void made.wake().then((isHeard) => isHeard && !isClosed && setPlayer(made));
    };
    wake();
    for (const gesture of gestures) addEventListener(gesture, wake);
    return () => {
      for (const gesture of gestures) removeEventListener(gesture, wake);
      isClosed = true;
      stopDucking();
      made.close();
      setPlayer(null);
    };
  }, [isOn]);

  const [isInSight, setInSight] = useState(() => !document.hidden);
  useEffect(() => {
    const look = () => setInSight(!document.hidden);
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, []);
  const plays = isInSight ? player : null;

  useEffect(() => {
    plays?.loop(loop);
  }, [plays, loop]);
  useEffect(() => {
    if (!isInSight) player?.silence();
  }, [player, isInSight]);

  const timedIn = useEffectEvent((asked: string) =>
    asked === stretch ? timedCue(moment, performance.now() + (clock?.offset ?? 0)) : null,
  );
  useEffect(() => {
    const cue = plays ? timedIn(stretch) : null;
    return cue ? plays?.play(cue.piece, cue.inMs) : undefined;
    // Anew in every stretch of time, which is what silences the one before.
  }, [plays, stretch]);

  const before = useRef(moment);
  const ploppedAt = useRef(0);
  useEffect(() => {
    for (const piece of plays ? cuesBetween(before.current, moment) : []) {
      const now = performance.now();
      if (piece === 'plop' && now - ploppedAt.current < plopMs) continue;
      if (piece === 'plop') ploppedAt.current = now;
      plays?.play(piece);
    }
    before.current = moment;
  });
  return isOn && player === null && typeof AudioContext !== 'undefined';
}
