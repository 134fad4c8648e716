import type { HighlightColor } from '@lexiroom/domain/sentences/sentence';

/** Mixed with the ink of the page, each is legible on light and on dark ground. */
const colors: Record<HighlightColor, string> = {
  black: '[--mark:var(--color-ink)]',
  gray: '[--mark:oklch(0.6_0.02_285)]',
  red: '[--mark:oklch(0.58_0.22_25)]',
  orange: '[--mark:oklch(0.62_0.17_55)]',
  brown: '[--mark:oklch(0.5_0.09_60)]',
  green: '[--mark:oklch(0.58_0.16_148)]',
  blue: '[--mark:oklch(0.56_0.19_255)]',
  purple: '[--mark:oklch(0.55_0.22_310)]',
};

/** The look of a highlighted part of a sentence: coloured, on a wash of its colour, and underlined for whoever sees no colours. */
export const markClass = (color: HighlightColor): string =>
  `${colors[color]} rounded-sm bg-[color-mix(in_oklab,var(--mark)_14%,transparent)] text-[color-mix(in_oklab,var(--mark)_60%,var(--color-ink))] underline decoration-2 underline-offset-4`;
