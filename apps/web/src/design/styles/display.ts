import { read, remember } from '../../browser/stored-values.ts';

/** How somebody wants to see every page (decisions section 5). The style sheets know them as words of `data-display`. */
export const displayChoices = ['reduced_motion', 'dyslexia_font', 'high_contrast'] as const;
export type DisplayChoice = (typeof displayChoices)[number];

/** Puts the choices on the page, and remembers them when given: the next page has them before it is drawn. */
export function applyDisplay(chosen?: readonly DisplayChoice[]): void {
  if (chosen) remember('display', chosen.join(' '));
  const now = chosen?.join(' ') ?? read('display') ?? '';
  document.documentElement.dataset.display = now;
  if (now.includes('dyslexia_font')) import('../typography/dyslexia-font.ts').catch(() => undefined);
}

/** Whether things should stand where they are instead of moving there: chosen here, or on the device. */
export function isMotionReduced(): boolean {
  const { display = '' } = document.documentElement.dataset;
  return display.includes('reduced_motion') || matchMedia('(prefers-reduced-motion: reduce)').matches;
}
