import { openedAt, flipMachine } from '@lexiroom/domain/stories/flip';
import { type playbackMachine as Machine, playbackMachine } from '@lexiroom/domain/stories/playback';
import { reboundPage, visiblePages } from '@lexiroom/domain/stories/book';
import { seekTime, wordBeside } from '@lexiroom/domain/stories/timings';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { isMotionReduced } from '../../design/styles/display.ts';
import { useEmitted } from '../../sentences/practice/use-emitted.ts';
import { useSoundSwitch } from '../../sound/index.ts';
import type { Binding } from './binding/binding.ts';
import type { BookSectionText } from './binding/book-sections.ts';
import type { ClickedWord } from './book/book.tsx';
import { useFlipState } from './book/flip-state.ts';
import { fetchFlipSounds, playFlipSound } from './narration/flip-sounds.ts';
import { Narrator } from './narration/narrator.ts';
import { lightUp, useHighlight, wordAt } from './narration/use-highlight.ts';
import { chosenSpeed, keepSpeed, type ReaderSettings } from './reader-settings.ts';

type Playing = ActorRefFrom<typeof Machine>;
/** So many sounds behind the one that is read are fetched ahead. */
const soundsAhead = 3;
const noTimings: BookSectionText['timings'] = [];

export interface ReadBook {
  binding: Binding;
  sections: readonly BookSectionText[];
  direction: 'ltr' | 'rtl';
  settings: ReaderSettings;
}

/** A book that is read: its pages are turned, and its sections read aloud. */
export function useReader({ binding, sections, direction, settings }: ReadBook) {
  const { pages, orientation, sectionPages } = binding;
  const flip = useActorRef(flipMachine, {
    input: { page: 0, pageCount: pages.length, orientation, direction, isReduced: isMotionReduced() },
  });
  const playback = useActorRef(playbackMachine, { input: { pages: sectionPages, visible: [0], speed: chosenSpeed() } });
  const state = useFlipState(flip);
  const value = useSelector(playback, (snapshot) => snapshot.value);
  const section = useSelector(playback, (snapshot) => snapshot.context.section);
  const speed = useSelector(playback, (snapshot) => snapshot.context.speed);
  const book = useRef<HTMLElement>(null);
  const [failure, setFailure] = useState<object>();
  const narrator = useNarrator(playback, speed);
  const fail = () => playback.send({ type: 'FAILED' });

  useRebound(binding, (before) => {
    const { target, page: open } = flip.getSnapshot().context;
    const seen = visiblePages(target ?? open, before.pages.length, before.orientation);
    const page = openedAt(reboundPage(before.pages, seen, pages), { pageCount: pages.length, orientation });
    flip.send({ type: 'REBIND', page, pageCount: pages.length, orientation });
    playback.send({ type: 'REBIND', pages: sectionPages, visible: visiblePages(page, pages.length, orientation) });
  });
  useEmitted(flip, (event) => {
    if (event.type === 'turning') {
      if (settings.effects) void playFlipSound();
      return;
    }
    const { pageCount, orientation: now } = flip.getSnapshot().context;
    playback.send({ type: 'SHOWN', visible: visiblePages(event.page, pageCount, now) });
  });
  useEmitted(playback, (event) => {
    switch (event.type) {
      case 'play': {
        const { sound_path } = sections[event.section]!;
        setFailure(undefined);
        return narrator.current?.play(sound_path, event.time, fail);
      }
      case 'turn':
        narrator.current?.pause();
        return flip.send({ type: 'GO_TO', page: event.page });
      case 'pause':
      case 'finished':
        return narrator.current?.pause();
      case 'failed':
        narrator.current?.pause();
        return setFailure({});
    }
  });
  useEffect(() => {
    const next = sections.slice(section, section + 1 + soundsAhead).map(({ sound_path }) => sound_path);
    void narrator.current?.fetchAhead(next);
  }, [narrator, sections, section]);
  useEffect(() => {
    if (settings.effects) fetchFlipSounds();
  }, [settings.effects]);
  useHighlight({
    narrator,
    book,
    isPlaying: value === 'playing',
    isOn: settings.highlights,
    section,
    timings: sections[section]?.timings ?? noTimings,
  });

  const seek = (to: number, time: number, element: HTMLElement | null) => {
    playback.send({ type: 'SEEK', section: to, time });
    if (settings.highlights && element) lightUp(element);
  };

  return {
    flip,
    state,
    book,
    failure,
    speed,
    isPlaying: value !== 'resting',
    forgetFailure: () => setFailure(undefined),
    togglePlay() {
      if (value === 'resting') playback.send({ type: 'PLAY' });
      else playback.send({ type: 'PAUSE', time: narrator.current?.time ?? 0 });
    },
    cycleSpeed: () => playback.send({ type: 'CYCLE_SPEED' }),
    onWord({ section: clicked, start, element }: ClickedWord) {
      // What is said before the first word that is timed is heard from the beginning.
      seek(clicked, seekTime(sections[clicked]!.timings, start) ?? 0, element);
    },
    /** Goes to the word of the section beside the one that is heard, or will be. */
    goByWord(way: 'next' | 'previous') {
      const { context } = playback.getSnapshot();
      const time = value === 'playing' ? narrator.current?.time : undefined;
      const word = wordBeside(sections[section]?.timings ?? noTimings, time ?? context.time, way);
      if (word) seek(section, word.audioOffset, book.current && wordAt(book.current, section, word.textOffset));
    },
  };
}

/** Reads aloud for a story that plays, at its speed, as long as the book is open. */
function useNarrator(playback: Playing, speed: ReturnType<typeof chosenSpeed>) {
  const narrator = useRef<Narrator>(null);
  const { isOn } = useSoundSwitch();
  useEffect(() => {
    const made = new Narrator({
      onEnded: () => playback.send({ type: 'ENDED' }),
      onFailed: () => playback.send({ type: 'FAILED' }),
    });
    narrator.current = made;
    return () => made.close();
  }, [playback]);
  useEffect(() => {
    narrator.current?.setSpeed(speed);
    keepSpeed(speed);
  }, [speed]);
  useEffect(() => narrator.current?.setMuted(!isOn), [isOn]);
  return narrator;
}

/** Tells of a book that is bound anew, before it is drawn, with what it was before. */
function useRebound(binding: Binding, onRebound: (before: Binding) => void): void {
  const before = useRef(binding);
  useLayoutEffect(() => {
    if (before.current === binding) return;
    onRebound(before.current);
    before.current = binding;
  });
}
