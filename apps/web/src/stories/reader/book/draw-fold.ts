import { flipSettings, type Fold } from '@lexiroom/domain/stories/flip';

/** A side of a leaf: what cuts it off along the crease, and what within it takes the movement of that back. */
interface LeafSide {
  clip: HTMLElement;
  unclip: HTMLElement;
}

/** The parts of a book that move while a leaf is in the air. */
export interface FoldParts {
  front: LeafSide | undefined;
  back: (LeafSide & { flap: HTMLElement }) | undefined;
  shade: HTMLElement | null;
}

/** The front ends so many pixels before the flap begins, and its shadow begins before the crease: no light line is left along it. */
const seam = 1.5;

/** Finds them, once for each leaf. */
export function foldPartsOf(book: HTMLElement): FoldParts {
  const side = (role: 'front' | 'back') => {
    const page = book.querySelector(`[data-role=${role}]`);
    const part = (name: string) => page?.querySelector<HTMLElement>(`[data-${name}]`);
    const [clip, unclip, flap] = [part('clip'), part('unclip'), part('flap')];
    return clip && unclip && flap ? { clip, unclip, flap } : undefined;
  };
  return {
    front: side('front'),
    back: side('back'),
    shade: book.querySelector('[data-shade]'),
  };
}

/** How a part of a leaf looks at a moment: nothing but its transform and its opacity ever change. */
type Look = { transform: string; opacity?: string };

/** Each moving part of a leaf with its look as the leaf is folded. */
function looksOf({ front, back, shade }: FoldParts, fold: Fold): [HTMLElement, Look][] {
  const { crease, angle, flap, progress } = fold;
  const looks: [HTMLElement, Look][] = [];
  const cut = ({ clip, unclip }: LeafSide, x: number, y: number) =>
    looks.push(
      [clip, { transform: `${shift(x, y)} ${turn(angle)}` }],
      [unclip, { transform: `${turn(-angle)} ${shift(-x, -y)}` }],
    );
  if (front) cut(front, crease.x - seam * Math.cos(angle), crease.y - seam * Math.sin(angle));
  if (back) {
    cut(back, crease.x, crease.y);
    looks.push([back.flap, { transform: `${shift(flap.x, flap.y)} ${turn(flap.angle)}` }]);
  }
  if (shade) {
    const transform = `${shift(crease.x, crease.y)} ${turn(angle)} ${shift(-2 * seam, 0)}`;
    // Deepest halfway; none on a page that lies.
    const opacity = String(flipSettings.maxShadowOpacity * Math.sin(Math.PI * Math.min(1, progress)));
    looks.push([shade, { transform, opacity }]);
  }
  return looks;
}

/** Shows a leaf as it is folded. */
export function drawFold(parts: FoldParts, fold: Fold): void {
  for (const [{ style }, look] of looksOf(parts, fold)) Object.assign(style, look);
}

/**
 * Lets a leaf move through folds at equal distances of time, within so many milliseconds; it stays as it is folded last.
 * `easings`: how it goes from each fold to the next, evenly without them. The browser's compositor moves it, also while the
 * page is busy: between two folds what is cut off and what takes that back go by the same numbers, so that they agree at every
 * moment. Gives back what ends it.
 */
export function animateFold(
  parts: FoldParts,
  folds: readonly Fold[],
  duration: number,
  easings: readonly string[] = [],
): () => void {
  const moments = folds.map((fold) => looksOf(parts, fold));
  const playing = moments[0]!.map(([element], part) =>
    element.animate(
      moments.map((looks, moment) => ({ ...looks[part]![1], easing: easings[moment] ?? 'linear' })),
      { duration, fill: 'forwards' },
    ),
  );
  return () => {
    for (const animation of playing) animation.cancel();
  };
}

/** All pages lie again. */
export function layFlat(book: HTMLElement): void {
  for (const { style } of book.querySelectorAll<HTMLElement>('[data-clip], [data-unclip], [data-flap], [data-shade]')) {
    if (style.transform !== '') Object.assign(style, { transform: '', opacity: '' });
  }
}

const shift = (x: number, y: number) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
/** As exact as needed for half a turn to be one: what is turned by it is drawn faster than what is turned by nearly that. */
const turn = (radians: number) => `rotate(${radians.toFixed(9)}rad)`;
