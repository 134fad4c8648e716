import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { begun, type SoundTiming, storyWords, tappedTimings } from '@lexiroom/domain/stories/timings';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play, RotateCcw, Square, Undo2 } from 'lucide-react';
import { type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { usePlayedSound } from './use-played-sound.ts';

export interface TapAlongProps {
  /** Of the sound. */
  address: string;
  text: string;
  language: LanguageId;
  /** When its words sound, as far as that is known. */
  timings: readonly SoundTiming[];
  onTimings: (timings: SoundTiming[]) => void;
}

/** After a tap is taken back the sound goes on so long before it, in seconds. */
const lead = 1.5;

/**
 * Tells when each word sounds: the sound is played, and its author taps as each word begins, with a finger, the mouse or a
 * key. A tap can be taken back, all can be done anew, and the result is seen while the sound plays.
 */
export function TapAlong({ address, text, language, timings, onTimings }: TapAlongProps) {
  const { t } = useLingui();
  const words = storyWords(text, language);
  /** The taps so far, in seconds; undefined while nobody taps. */
  const [taps, setTaps] = useState<readonly number[]>();
  const [lit, light] = useState<number>();
  const whole = useRef<HTMLDivElement>(null);
  const focusOn = useCallback(
    (button: 'tap' | 'start') => whole.current?.querySelector<HTMLElement>(`[data-${button}]`)?.focus(),
    [],
  );
  const isTapping = taps !== undefined;
  const sound = usePlayedSound((time) => !isTapping && light(begun(timings, time)?.textOffset));
  const { audio, isPlaying, hasFailed } = sound;
  const isMarked = (textOffset: number, place: number) =>
    taps ? place < taps.length : isPlaying && textOffset === lit;

  function start() {
    setTaps([]);
    sound.play(0);
  }
  function end(all: readonly number[]) {
    setTaps(undefined);
    if (all.length > 0) onTimings(tappedTimings(text, language, all, sound.length()));
  }
  function tap() {
    if (!taps) return;
    const next = [...taps, Math.max(taps.at(-1) ?? 0, sound.time())];
    if (next.length >= words.length) end(next);
    else setTaps(next);
  }
  function takeBack() {
    const last = taps?.at(-1);
    if (last === undefined) return;
    setTaps(taps?.slice(0, -1));
    sound.play(Math.max(0, last - lead));
    focusOn('tap');
  }
  const wasTapping = useRef(false);
  useEffect(() => {
    if (isTapping) focusOn('tap');
    else if (wasTapping.current && document.activeElement === document.body) focusOn('start');
    wasTapping.current = isTapping;
  }, [isTapping, focusOn]);
  function press(event: KeyboardEvent) {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    // Else the button is pressed once more when the key comes up, and the page scrolls.
    event.preventDefault();
    if (event.type === 'keydown' && !event.repeat) tap();
  }

  return (
    <div ref={whole} className="flex flex-col gap-4">
      <audio ref={audio} src={address} preload="auto">
        <track kind="captions" />
      </audio>
      <p
        dir={languageOf(language).direction}
        lang={languageOf(language).tag}
        className="rounded-2xl bg-brand-wash px-4 py-3 text-xl leading-loose wrap-anywhere"
      >
        <UserText language={language} parts={<Words {...{ text, words, isMarked, next: taps?.length }} />}>
          {text}
        </UserText>
      </p>
      {hasFailed && <p role="alert" className="font-medium text-bad-ink">{t`This sound cannot be played.`}</p>}
      {isTapping ? (
        <>
          <p>
            <Trans>Tap as each word begins: here, or with the space bar.</Trans>
          </p>
          <Button
            data-tap=""
            look="sun"
            size="large"
            className="min-h-28 touch-manipulation select-none"
            onPointerDown={({ button }) => button === 0 && tap()}
            onKeyDown={press}
            onKeyUp={press}
            // Screen readers press without a pointer or a key.
            onClick={({ detail }) => detail === 0 && tap()}
          >
            <Trans>
              Tap: <UserText language={language}>{words[taps.length]?.word ?? ''}</UserText>
            </Trans>
          </Button>
          <output className="sr-only">{t`${taps.length} of ${words.length}`}</output>
          <div className="flex flex-wrap gap-3">
            <Button
              size="small"
              aria-disabled={taps.length === 0}
              icon={<Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
              onClick={takeBack}
            >
              <Trans>Take back a tap</Trans>
            </Button>
            <Button size="small" icon={<RotateCcw className="size-5" aria-hidden="true" />} onClick={start}>
              <Trans>Start again</Trans>
            </Button>
            <Button
              size="small"
              icon={<Square className="size-5" aria-hidden="true" />}
              onClick={() => {
                sound.pause();
                end(taps);
              }}
            >
              <Trans>Done</Trans>
            </Button>
          </div>
        </>
      ) : (
        <div className="flex flex-wrap items-center gap-3">
          <Button data-start="" icon={<Play className="size-5 rtl:-scale-x-100" aria-hidden="true" />} onClick={start}>
            {timings.length === 0 ? <Trans>Tap along</Trans> : <Trans>Tap along anew</Trans>}
          </Button>
          <Button
            icon={
              isPlaying ? (
                <Square className="size-5" aria-hidden="true" />
              ) : (
                <Play className="size-5 rtl:-scale-x-100" aria-hidden="true" />
              )
            }
            onClick={() => (isPlaying ? sound.pause() : sound.play(0))}
          >
            {isPlaying ? <Trans>Stop</Trans> : <Trans>Listen and watch</Trans>}
          </Button>
          <span className="text-soft">
            <Trans>
              {timings.length} of {words.length} words light up
            </Trans>
          </span>
        </div>
      )}
    </div>
  );
}

interface WordsProps {
  text: string;
  words: ReturnType<typeof storyWords>;
  isMarked: (start: number, place: number) => boolean;
  /** The place of the word that is tapped next. */
  next: number | undefined;
}

/** A text, its words marked that have begun, or sound. */
function Words({ text, words, isMarked, next }: WordsProps) {
  return words.map(({ word, start, end }, place) => {
    const look = isMarked(start, place)
      ? 'rounded bg-sun text-on-sun'
      : place === next
        ? 'rounded outline-2 outline-brand'
        : '';
    return (
      <span key={start}>
        {text.slice(words[place - 1]?.end ?? 0, start)}
        <span className={look}>{word}</span>
        {place === words.length - 1 && text.slice(end)}
      </span>
    );
  });
}
