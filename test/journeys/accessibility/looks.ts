import { type Page, type ViewportSize } from '@playwright/test';

/** How somebody sees a page; what is not named stays as it is. */
export interface Look {
  viewport?: ViewportSize;
  colorScheme?: 'light' | 'dark';
}

export const desk = { width: 1280, height: 800 };
export const phone = { width: 390, height: 844 };
/** The narrowest window that everything fits. */
export const smallPhone = { width: 360, height: 740 };

/** Wide and narrow, light and dark; the one to go on in comes last. */
export const everyLook: readonly Look[] = [
  { viewport: phone, colorScheme: 'light' },
  { viewport: phone, colorScheme: 'dark' },
  { viewport: desk, colorScheme: 'dark' },
  { viewport: desk, colorScheme: 'light' },
];

/**
 * Until a page that was gone to stands there: its heading, all that it fetches, its letters. Looked at with every frame:
 * the assertions of Playwright wait up to a second between two looks, and this is waited for a hundred times.
 */
export async function untilLoaded(page: Page): Promise<void> {
  await untilHeading(page);
  await page.waitForFunction(
    // Bones and turning rings.
    () =>
      !document.querySelector('[aria-busy=true], main output:has(.animate-spin)') && document.fonts.status === 'loaded',
  );
}

/** Until a heading of the page is in sight: while a page is fetched its bones or a turning ring stand there. */
export async function untilHeading(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('h1')].some((heading) => heading.checkVisibility({ visibilityProperty: true })),
  );
}

/** Shows a page in another size and other colours, and waits until it stands still again. */
export async function show(page: Page, { viewport, colorScheme }: Look): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'reduce', ...(colorScheme && { colorScheme }) });
  if (viewport) await page.setViewportSize(viewport);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What is laid out by its size is told of it with the first frame, and drawn in the second.
    for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    const ending = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(ending.map(({ finished }) => finished));
  });
}

/** What reaches beyond the window, by how much, in pixels, and what stands there; at best nothing. */
export const overflowing = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 0 && (right > clientWidth + 1 || left < -1);
    };
    // What a part that clips or scrolls keeps to itself makes nothing wider.
    const isKept = ({ parentElement: parent }: Element): boolean =>
      parent !== null &&
      parent !== document.body &&
      (getComputedStyle(parent).overflowX !== 'visible' || isKept(parent));
    const outermost = [...document.body.querySelectorAll('*')].filter(
      (element) => isOut(element) && ![...element.children].some(isOut) && !isKept(element),
    );
    return [
      `${scrollWidth - clientWidth} px`,
      ...outermost.slice(0, 5).map((element) => `${element.className} ${(element.textContent ?? '').slice(0, 40)}`),
    ];
  });
