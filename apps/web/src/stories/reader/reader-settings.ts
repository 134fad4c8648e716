import { keptSpeed, type PlaybackSpeed } from '@lexiroom/domain/stories/playback';
import { useState } from 'react';
import { read, remember } from '../../browser/stored-values.ts';

/** What a reader has chosen for all stories, kept in this browser (specification 3 section 3). */
export interface ReaderSettings {
  /** Whether words light up as they sound. */
  highlights: boolean;
  /** Whether pages can be heard as they turn. */
  effects: boolean;
}

const names = { highlights: 'story_highlight', effects: 'story_sound' } as const;

/** On, unless somebody has turned it off. */
const isKeptOn = (setting: keyof ReaderSettings) => read(names[setting]) !== 'false';

/** The settings, and what switches one of them. */
export function useReaderSettings(): [ReaderSettings, (setting: keyof ReaderSettings) => void] {
  const [settings, set] = useState({ highlights: isKeptOn('highlights'), effects: isKeptOn('effects') });
  const toggle = (setting: keyof ReaderSettings) => {
    remember(names[setting], String(!settings[setting]));
    set({ ...settings, [setting]: !settings[setting] });
  };
  return [settings, toggle];
}

/** The speed that was chosen last. */
export const chosenSpeed = (): PlaybackSpeed => keptSpeed(read('story_speed'));
/** Keeps a speed for the next story. */
export const keepSpeed = (speed: PlaybackSpeed): void => remember('story_speed', String(speed));
