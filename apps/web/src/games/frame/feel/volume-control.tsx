import { useLingui } from '@lingui/react/macro';
import { Volume1, Volume2, VolumeX } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { setVolume, useSoundSwitch, volume } from '../../../sound/index.ts';
import { playEffect } from './effects.ts';

/** How loud a game is: a button that silences everything, and beside it a slider. Both are remembered. */
export function VolumeControl() {
  const { t } = useLingui();
  const sound = useSoundSwitch();
  const [loudness, setLoudness] = useState(volume);
  const isHeard = sound.isOn && loudness > 0;
  const Icon = !isHeard ? VolumeX : loudness < 0.5 ? Volume1 : Volume2;
  const change = (next: number) => {
    setLoudness(next);
    setVolume(next);
    if (!sound.isOn && next > 0) sound.turn(true);
  };
  const turn = () => {
    if (loudness === 0) change(1);
    sound.turn(!isHeard);
  };
  return (
    <div className="flex shrink-0 items-center">
      <IconButton
        label={t`Sound`}
        title={isHeard ? t`Turn sound off` : t`Turn sound on`}
        aria-pressed={isHeard}
        icon={<Icon className="size-6" aria-hidden="true" />}
        onClick={turn}
      />
      <input
        type="range"
        aria-label={t`Volume`}
        min={0}
        max={1}
        step={0.1}
        value={sound.isOn ? loudness : 0}
        onChange={({ target }) => change(target.valueAsNumber)}
        onPointerUp={() => playEffect('hit')}
        className="h-11 w-16 cursor-pointer accent-brand sm:w-24"
      />
    </div>
  );
}
