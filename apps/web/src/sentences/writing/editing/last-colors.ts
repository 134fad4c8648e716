import { type HighlightColor, highlightColors, type SentenceType } from '@lexiroom/domain/sentences/sentence';

type LastColors = Partial<Record<SentenceType, HighlightColor>>;

const name = 'highlight-colors';

/** The colour that each sort of text was highlighted with last, on this device (specification 2 section 3). */
export function readLastColors(): LastColors {
  try {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}') as Record<string, unknown>;
    const known = Object.entries(stored).filter(([, color]) => highlightColors.some((one) => one === color));
    return Object.fromEntries(known) as LastColors;
  } catch {
    return {};
  }
}

export function keepLastColors(colors: LastColors): void {
  try {
    localStorage.setItem(name, JSON.stringify(colors));
  } catch {
    // Then it begins with red the next time.
  }
}
