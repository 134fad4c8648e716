import type { PlaybackSpeed } from '@lexiroom/domain/stories/playback';
import { Trans, useLingui } from '@lingui/react/macro';
import { BookOpen, Check, Gauge, Highlighter, Maximize, Minimize, Settings } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { Menu, menuItemClass, MenuSeparator } from '../../../design/overlays/menu.tsx';
import type { ReaderSettings } from '../reader-settings.ts';

export interface SettingsMenuProps {
  settings: ReaderSettings;
  onToggle: (setting: keyof ReaderSettings) => void;
  speed: PlaybackSpeed;
  onCycleSpeed: () => void;
  /** Undefined where the browser has none. */
  fullScreen: { isFull: boolean; toggle: () => void } | undefined;
}

const icon = { className: 'size-5 shrink-0', 'aria-hidden': true } as const;

/** The gear, and what is set behind it (specification 3 section 2). */
export function SettingsMenu({ settings, onToggle, speed, onCycleSpeed, fullScreen }: SettingsMenuProps) {
  const { t } = useLingui();
  const [gear, setGear] = useState<HTMLElement>();
  const speeds: Record<PlaybackSpeed, string> = { 1: t`Normal speed`, 0.85: t`Slower`, 0.75: t`Slowest` };
  return (
    <>
      <IconButton
        label={t`Settings of the book`}
        aria-haspopup="menu"
        aria-expanded={gear !== undefined}
        icon={<Settings className="size-6" aria-hidden="true" />}
        onClick={({ currentTarget }) => setGear(gear ? undefined : currentTarget)}
      />
      {gear && (
        <Menu label={t`Settings of the book`} beside={gear} onClose={() => setGear(undefined)}>
          <Choice isOn={settings.highlights} icon={<Highlighter {...icon} />} onToggle={() => onToggle('highlights')}>
            <Trans>Highlight words</Trans>
          </Choice>
          <Choice isOn={settings.effects} icon={<BookOpen {...icon} />} onToggle={() => onToggle('effects')}>
            <Trans>Page sounds</Trans>
          </Choice>
          <button
            type="button"
            role="menuitem"
            className={menuItemClass}
            onClick={(event) => {
              // The menu stays: the next press is for the next speed.
              event.stopPropagation();
              onCycleSpeed();
            }}
          >
            <Gauge {...icon} />
            <span aria-live="polite">{speeds[speed]}</span>
          </button>
          {fullScreen && (
            <>
              <MenuSeparator />
              <button type="button" role="menuitem" className={menuItemClass} onClick={fullScreen.toggle}>
                {fullScreen.isFull ? <Minimize {...icon} /> : <Maximize {...icon} />}
                {fullScreen.isFull ? <Trans>Exit full screen</Trans> : <Trans>Enter full screen</Trans>}
              </button>
            </>
          )}
        </Menu>
      )}
    </>
  );
}

interface ChoiceProps {
  isOn: boolean;
  icon: ReactNode;
  onToggle: () => void;
  children: ReactNode;
}

/** A line that is on or off. */
function Choice({ isOn, icon: picture, onToggle, children }: ChoiceProps) {
  return (
    <button type="button" role="menuitemcheckbox" aria-checked={isOn} className={menuItemClass} onClick={onToggle}>
      {picture}
      <span className="flex-1">{children}</span>
      <Check className={`size-5 shrink-0 text-good-ink ${isOn ? '' : 'invisible'}`} aria-hidden="true" />
    </button>
  );
}
