import type { Group, PerGroup } from '@lexiroom/domain/games/quick-pick';
import { useEffect, useState } from 'react';

/**
 * The keys of both groups, for the options in their order: q w a s on the left, y u h j on the right of the keyboard
 * (specification 2 section 4.5). They are places, so that two hands find them with every layout; the screen shows the
 * letters that are printed there.
 */
export const pickKeys: PerGroup<readonly string[]> = {
  a: ['KeyQ', 'KeyW', 'KeyA', 'KeyS'],
  b: ['KeyY', 'KeyU', 'KeyH', 'KeyJ'],
};

/** What a key picks; undefined for all others, and while it is meant for something else. */
export function pickOf(
  event: Pick<KeyboardEvent, 'code' | 'repeat' | 'ctrlKey' | 'metaKey' | 'altKey'>,
): { group: Group; option: number } | undefined {
  if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  for (const group of ['a', 'b'] as const) {
    const option = pickKeys[group].indexOf(event.code);
    if (option >= 0) return { group, option };
  }
  return undefined;
}

/** What Chromium tells of the keyboard on a secure page. */
interface Keyboard {
  getLayoutMap: () => Promise<ReadonlyMap<string, string>>;
}

/**
 * The letter on a key: as the browser tells, or else as the key gave it when it was last pressed; until then, as on an
 * English keyboard.
 */
export function usePrintedLetters(): (code: string) => string {
  const [letters, setLetters] = useState<ReadonlyMap<string, string>>(new Map());
  useEffect(() => {
    let isGone = false;
    const { keyboard } = navigator as { keyboard?: Keyboard };
    keyboard?.getLayoutMap().then(
      (map) => isGone || setLetters(new Map(map)),
      () => undefined,
    );
    const learn = ({ code, key }: KeyboardEvent) => {
      if (/^Key[A-Z]$/.test(code) && /^\p{L}$/u.test(key))
        setLetters((known) =>
          known.get(code) === key.toLowerCase() ? known : new Map(known).set(code, key.toLowerCase()),
        );
    };
    window.addEventListener('keydown', learn);
    return () => {
      isGone = true;
      window.removeEventListener('keydown', learn);
    };
  }, []);
  return (code) => (letters.get(code) ?? code.replace('Key', '')).toUpperCase();
}
