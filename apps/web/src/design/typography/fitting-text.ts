import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

/** What of a text stands in sight: its words by what surrounds them. */
interface Surroundings {
  words: DOMRect;
  /** The element of the text, which ends where the next thing begins. */
  own: DOMRect;
  /** The card, button or stage that cuts off what is larger. */
  box: DOMRect;
}

const halfPixel = 0.5;
/** Pixels between words and the upper and lower edge of their box. */
const breathing = 4;

/** Whether words are neither cut off by their box nor run into what stands beside them. */
export function isInSight({ words, own, box }: Surroundings): boolean {
  return (
    words.left >= Math.max(own.left, box.left) - halfPixel &&
    words.right <= Math.min(own.right, box.right) + halfPixel &&
    words.top >= box.top + breathing &&
    words.bottom <= box.bottom - breathing
  );
}

/**
 * Gives the texts of a part (those with `data-fit`) the largest of some sizes at which all of them are in sight, as the
 * property `--fit`. Words stay whole as long as a size can be found for them; only then does `data-broken` allow to break
 * them, and the sizes are tried anew. `isRoomy` says whether the rest of the page has its room; where it has none at any
 * size, that does not count.
 */
export function fitTexts(part: HTMLElement, sizes: readonly string[], isRoomy: () => boolean = () => true): void {
  const texts = [...part.querySelectorAll<HTMLElement>('[data-fit]')];
  const doFit = () => texts.every((text) => isInSight(surroundingsOf(text, part)));
  const isFound = (isEnough: () => boolean) =>
    [false, true].some((isBroken) => {
      part.toggleAttribute('data-broken', isBroken);
      return sizes.some((size) => {
        part.style.setProperty('--fit', size);
        return isEnough();
      });
    });
  if (!isFound(() => isRoomy() && doFit())) isFound(doFit);
}

function surroundingsOf(text: HTMLElement, part: HTMLElement): Surroundings {
  const words = document.createRange();
  words.selectNodeContents(text);
  return {
    words: words.getBoundingClientRect(),
    own: text.getBoundingClientRect(),
    box: (text.closest('[data-fit-box]') ?? part).getBoundingClientRect(),
  };
}

/** Whether a page of one screen's height needs no scrolling. */
export const isPageInSight = (): boolean => document.documentElement.scrollHeight <= window.innerHeight;

/** Keeps the texts of a part in sight, anew when they, the window or the letters change. The part for `ref`. */
export function useFittingTexts<Part extends HTMLElement>(
  texts: string,
  sizes: readonly string[],
  isRoomy?: () => boolean,
) {
  const part = useRef<Part>(null);
  const ladder = sizes.join(' ');
  const fit = useEffectEvent((fitted: string, tried: string) => {
    // Browsers of tests lay nothing out.
    if (fitted.trim() === '' || !part.current || !('getBoundingClientRect' in Range.prototype)) return;
    fitTexts(part.current, tried.split(' '), isRoomy);
  });
  useLayoutEffect(() => fit(texts, ladder), [texts, ladder]);
  useEffect(() => {
    const again = () => fit(texts, ladder);
    window.addEventListener('resize', again);
    document.fonts?.addEventListener('loadingdone', again);
    return () => {
      window.removeEventListener('resize', again);
      document.fonts?.removeEventListener('loadingdone', again);
    };
  }, [texts, ladder]);
  return part;
}
