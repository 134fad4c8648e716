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
  flapShade: HTMLElement | null;
  underShade: HTMLElement | null;
}

/** The front ends so many pixels before the flap begins, and shadows begin before the crease: no light line is left along it. */
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
    flapShade: book.querySelector('[data-shade=back]'),
    underShade: book.querySelector('[data-shade=under]'),
  };
}

/** Shows a leaf as it is folded. Nothing but transforms and opacities change. */
export function drawFold({ front, back, flapShade, underShade }: FoldParts, fold: Fold): void {
  const { crease, angle, flap, progress } = fold;
  if (front) cut(front, crease.x - seam * Math.cos(angle), crease.y - seam * Math.sin(angle), angle);
  if (back) {
    cut(back, crease.x, crease.y, angle);
    back.flap.style.transform = `${shift(flap.x, flap.y)} ${turn(flap.angle)}`;
  }
  // Deepest halfway; none on a page that lies.
  const opacity = String(flipSettings.maxShadowOpacity * Math.sin(Math.PI * Math.min(1, progress)));
  // On the reverse, which lies mirrored along the spine, the crease is mirrored too.
  if (flapShade) show(flapShade, -crease.x, crease.y, Math.PI - angle, opacity);
  if (underShade) show(underShade, crease.x, crease.y, angle, opacity);
}

function cut({ clip, unclip }: LeafSide, x: number, y: number, angle: number): void {
  clip.style.transform = `${shift(x, y)} ${turn(angle)}`;
  unclip.style.transform = `${turn(-angle)} ${shift(-x, -y)}`;
}

function show({ style }: HTMLElement, x: number, y: number, angle: number, opacity: string): void {
  style.transform = `${shift(x, y)} ${turn(angle)} ${shift(-2 * seam, 0)}`;
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
