import { flipSettings, type Fold } from '@lexiroom/domain/stories/flip';

const part = (page: HTMLElement, name: string) => page.querySelector<HTMLElement>(`[data-${name}]`);

/** The parts of a book that move while a leaf is in the air. */
export interface FoldParts {
  clips: HTMLElement[];
  unclips: HTMLElement[];
  flap: HTMLElement | null;
  flapShade: HTMLElement | null;
  underShade: HTMLElement | null;
}

/** Finds them, once for each leaf. */
export function foldPartsOf(book: HTMLElement): FoldParts {
  const sides = [...book.querySelectorAll<HTMLElement>('[data-role=front], [data-role=back]')];
  const [back] = book.querySelectorAll<HTMLElement>('[data-role=back]');
  const found = (name: string) => sides.flatMap((side) => part(side, name) ?? []);
  return {
    clips: found('clip'),
    unclips: found('unclip'),
    flap: back ? part(back, 'flap') : null,
    flapShade: book.querySelector('[data-shade=back]'),
    underShade: book.querySelector('[data-shade=under]'),
  };
}

/** Shows a leaf as it is folded. Nothing but transforms and opacities change. */
export function drawFold({ clips, unclips, flap, flapShade, underShade }: FoldParts, fold: Fold): void {
  const { crease, angle, progress } = fold;
  for (const { style } of clips) style.transform = `${shift(crease.x, crease.y)} ${turn(angle)}`;
  for (const { style } of unclips) style.transform = `${turn(-angle)} ${shift(-crease.x, -crease.y)}`;
  if (flap) flap.style.transform = `${shift(fold.flap.x, fold.flap.y)} ${turn(fold.flap.angle)}`;
  // Deepest halfway; none on a page that lies.
  const opacity = String(flipSettings.maxShadowOpacity * Math.sin(Math.PI * Math.min(1, progress)));
  // On the reverse, which lies mirrored along the spine, the crease is mirrored too.
  if (flapShade) show(flapShade, -crease.x, crease.y, Math.PI - angle, opacity);
  if (underShade) show(underShade, crease.x, crease.y, angle, opacity);
}

function show({ style }: HTMLElement, x: number, y: number, angle: number, opacity: string): void {
  style.transform = `${shift(x, y)} ${turn(angle)}`;
  style.opacity = opacity;
}

/** All pages lie again. */
export function layFlat(book: HTMLElement): void {
  for (const moved of book.querySelectorAll<HTMLElement>('[data-clip], [data-unclip], [data-flap]')) {
    moved.style.transform = '';
  }
}

const shift = (x: number, y: number) => `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px)`;
const turn = (radians: number) => `rotate(${radians.toFixed(5)}rad)`;
