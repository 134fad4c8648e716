import { useEffect, useRef } from 'react';
import { isSoundOn, volume } from '../../sound/index.ts';

/** What plays the sound of a section, unless sounds are switched off; one at a time, and none once the page is left. */
export function useSectionSound(): (path: string | null) => void {
  const audio = useRef<HTMLAudioElement>(undefined);
  useEffect(() => () => audio.current?.pause(), []);
  return (path) => {
    audio.current?.pause();
    if (path === null || !isSoundOn()) return;
    const element = new Audio(path);
    element.volume = volume();
    audio.current = element;
    // Whoever does not hear it can read it.
    element.play().catch(() => undefined);
  };
}
