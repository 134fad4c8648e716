import { useEffect } from 'react';
import { optionLetters } from './option-mark.tsx';

/** The option a key stands for: 1–4, on the number pad too, or a–d. */
export function optionOfKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>): number | undefined {
  const digit = /^(?:Digit|Numpad)([1-4])$/.exec(code)?.[1];
  if (digit !== undefined) return Number(digit) - 1;
  const letter = optionLetters.indexOf(key.toUpperCase() as (typeof optionLetters)[number]);
  return letter === -1 ? undefined : letter;
}

/** Chooses by key while the options are on the screen. A key that is held down chooses once. */
export function useOptionKeys(isOn: boolean, onChoose: (option: number) => void): void {
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
      // Keys of an open menu are not answers.
      if (document.querySelector('dialog[open]')) return;
      const option = optionOfKey(event);
      if (option !== undefined) onChoose(option);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [isOn, onChoose]);
}
