import type { ReadCell } from '@lexiroom/domain/interchange';

type Gap = ReadCell['gaps'][number];

/** A gap that is being read: where its text begins in what is left, and whether its hint has begun. */
interface OpenGap {
  start: number;
  isInHint: boolean;
}

const marks = /\{\{c\d+::|\}\}/g;
/** What hides parts of a picture is written as a cloze as well, and is no text. */
const pictureParts = 'image-occlusion:';

/**
 * A text without the marks of its clozes, `{{c1::text::hint}}`, and where their texts lie in what is left, in the order in
 * which they begin. A gap within a gap is one of its own, and hints are left out. What is not closed stays as it stands.
 */
export function withoutClozes(marked: string): { text: string; gaps: Gap[] } {
  const pairs = pairedMarks(marked);
  const open: OpenGap[] = [];
  const gaps: Gap[] = [];
  let text = '';
  let at = 0;
  let hints = 0;
  const takeUntil = (end: number): void => {
    const piece = marked.slice(at, end);
    at = end;
    const inner = open.at(-1);
    const hint = inner && !inner.isInHint ? piece.indexOf('::') : -1;
    if (hints === 0) text += hint < 0 ? piece : piece.slice(0, hint);
    if (hint < 0) return;
    inner!.isInHint = true;
    hints++;
  };
  for (const { index, 0: mark } of marked.matchAll(marks)) {
    if (!pairs.has(index)) continue;
    takeUntil(index);
    at += mark.length;
    if (mark !== '}}') {
      open.push({ start: text.length, isInHint: false });
      continue;
    }
    const { start, isInHint } = open.pop()!;
    if (isInHint) hints--;
    if (text.startsWith(pictureParts, start)) text = text.slice(0, start);
    if (text.length > start) gaps.push({ start_index: start, end_index: text.length });
  }
  takeUntil(marked.length);
  gaps.sort((one, other) => one.start_index - other.start_index || other.end_index - one.end_index);
  return { text, gaps };
}

/** Where marks stand that open and close a gap, each of which has the other. */
function pairedMarks(marked: string): Set<number> {
  const paired = new Set<number>();
  const open: number[] = [];
  for (const { index, 0: mark } of marked.matchAll(marks)) {
    if (mark !== '}}') open.push(index);
    else if (open.length > 0) paired.add(open.pop()!).add(index);
  }
  return paired;
}
