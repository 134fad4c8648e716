import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Volume2, VolumeX } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ServerClock } from '../../connection/server-clock.ts';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { focusStage } from '../announcement.tsx';
import type { Show } from '../show/use-show.ts';
import { turnMusic, useMusicSwitch } from './music-switch.ts';
import { useMusic } from './use-music.ts';

export interface MusicControlProps {
  view: ProjectorView;
  clock: ServerClock | null;
  show: Show;
}

/** Music and sounds of the projector, with their switch; it says so while the browser waits for somebody to press a key. */
export function MusicControl({ view, clock, show }: MusicControlProps) {
  const { t } = useLingui();
  const isOn = useMusicSwitch();
  const waits = useMusic(view, clock, show, isOn);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key, code, target, repeat, ctrlKey, metaKey, altKey } = event;
      const letter = /^[a-z]$/i.test(key) ? key.toUpperCase() : code.replace(/^Key/, '');
      if (letter !== 'M' || repeat || ctrlKey || metaKey || altKey) return;
      if (target instanceof Element && target.closest('input, select, textarea, dialog')) return;
      event.preventDefault();
      // The first press of all only lets the page be heard.
      if (!waits) turnMusic(!isOn);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, waits]);
  /** A press wakes the sound before it becomes a click, which must not turn it off again. */
  const waited = useRef(false);
  const noteWaiting = () => {
    waited.current = waits;
  };
  const Icon = isOn && !waits ? Volume2 : VolumeX;
  return (
    <>
      <IconButton
        label={t`Music and sounds`}
        aria-keyshortcuts="M"
        aria-pressed={isOn}
        icon={<Icon className="size-6" aria-hidden="true" />}
        onPointerDown={noteWaiting}
        onKeyDown={noteWaiting}
        onClick={() => {
          if (!waited.current) turnMusic(!isOn);
          focusStage();
        }}
      />
      {waits && (
        <output className="text-lg font-medium text-soft">
          <Trans>No sound yet: press any key</Trans>
        </output>
      )}
    </>
  );
}
