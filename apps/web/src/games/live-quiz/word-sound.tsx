import { Trans, useLingui } from '@lingui/react/macro';
import { Volume2 } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { isSoundOn } from '../../sound/sound-switch.ts';
import { volume } from '../../sound/volume.ts';
import { noteWord } from '../../sound/word-heard.ts';

export interface WordSoundProps {
  path: string;
  /** The projector's is pressed from the front of a room, and has a key. */
  big?: boolean;
}

/** The key by which a word is heard again on the projector. */
const replayKey = 'h';

/**
 * The sound of a word: heard once by itself, as far as the switch and the browser allow, and again by a press. A browser
 * that plays nothing before somebody has pressed something says so.
 */
export function WordSound({ path, big = false }: WordSoundProps) {
  const { t } = useLingui();
  const [isBlocked, setBlocked] = useState(false);
  const audio = useRef<HTMLAudioElement>(null);
  const play = useCallback(() => {
    const player = audio.current;
    if (!player) return;
    player.src = path;
    player.volume = volume();
    player.play().then(
      () => setBlocked(false),
      () => setBlocked(true),
    );
  }, [path]);
  useEffect(() => {
    if (isSoundOn()) play();
  }, [play]);
  useEffect(() => {
    const player = audio.current;
    return () => void (player && noteWord(player, false));
  }, []);
  useEffect(() => {
    if (!big) return undefined;
    const hear = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== replayKey || event.ctrlKey || event.metaKey || event.altKey || event.repeat)
        return;
      if (event.target instanceof Element && event.target.closest('input, textarea, select')) return;
      play();
    };
    addEventListener('keydown', hear);
    return () => removeEventListener('keydown', hear);
  }, [big, play]);
  return (
    <div className="grid justify-items-center gap-2">
      {/* The word is what is asked: no captions tell it. */}
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption */}
      <audio
        ref={audio}
        onPlaying={(event) => noteWord(event.currentTarget, true)}
        onPause={(event) => noteWord(event.currentTarget, false)}
        onEmptied={(event) => noteWord(event.currentTarget, false)}
        onError={(event) => noteWord(event.currentTarget, false)}
      />
      <button
        type="button"
        aria-label={t`Hear the word`}
        aria-keyshortcuts={big ? replayKey : undefined}
        onClick={play}
        className={`grid place-items-center rounded-full bg-brand text-white shadow-press shadow-black/25 active:translate-y-1 active:shadow-none ${big ? 'size-36' : 'size-16'}`}
      >
        <Volume2 className="size-1/2" aria-hidden="true" />
      </button>
      {isBlocked && (
        <output className={`font-semibold ${big ? 'text-back' : ''}`}>
          <Trans>Press to hear</Trans>
        </output>
      )}
    </div>
  );
}
