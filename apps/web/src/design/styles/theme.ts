import { read, remember } from '../../browser/stored-values.ts';

export const themes = ['system', 'light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** The chosen colours of paper; `system` follows the device. */
export function chosenTheme(): Theme {
  return themes.find((theme) => theme === read('theme')) ?? 'system';
}

/** Puts the chosen colours on the page, and remembers them when given. */
export function applyTheme(theme?: Theme): void {
  if (theme) remember('theme', theme);
  const now = theme ?? chosenTheme();
  if (now === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = now;
}
