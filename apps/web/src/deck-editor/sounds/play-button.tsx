import { useLingui } from '@lingui/react/macro';
import { Pause, Volume2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';

let playing: HTMLAudioElement | undefined;

/** Plays a sound from its beginning, whatever the switch of the page says: it is asked for. One at a time. */
export function PlayButton({ path, label }: { path: string; label: string }) {
  const { t } = useLingui();
  const audio = useRef<HTMLAudioElement>(null);
  const [isPlaying, setPlaying] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  useEffect(() => {
    const element = audio.current;
    return () => element?.pause();
  }, []);
  function press() {
    const element = audio.current;
    if (!element) return;
    if (isPlaying) return element.pause();
    playing?.pause();
    playing = element;
    element.currentTime = 0;
    setFailed(false);
    element.play().catch(({ name }: Error) => setFailed(name !== 'AbortError'));
  }
  return (
    <>
      {/* A word, which stands beside it as text. */}
      <audio
        ref={audio}
        src={path}
        preload="none"
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
        onEnded={() => setPlaying(false)}
      >
        <track kind="captions" />
      </audio>
      <IconButton
        label={isPlaying ? t`Stop` : label}
        icon={
          isPlaying ? (
            <Pause className="size-6" aria-hidden="true" />
          ) : (
            <Volume2 className="size-6" aria-hidden="true" />
          )
        }
        onClick={press}
      />
      {hasFailed && <span role="alert" className="font-medium text-bad-ink">{t`Failed to load media`}</span>}
    </>
  );
}
