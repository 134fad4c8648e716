import { expect, type Page } from '@playwright/test';
import { keepPicture } from './pictures.ts';

/** Below this share of the screen's height nobody in the last row reads. */
const least = 1 / 30;

/**
 * What need not be read from the last row: the controls, which are read by whoever stands at the keyboard; the name of the
 * product; the first letter of a name, which is a picture beside that name; and letters that are drawn into a shape, whose
 * font size says nothing of how large they are drawn. And who plays for which team, once the lobby is divided among eight:
 * everybody's own phone says it, and so the names are drawn smaller rather than left out.
 */
const unread = [
  'footer',
  '[translate=no]:not(header [dir=ltr]):not(b)',
  '[aria-hidden=true].any-script',
  'svg',
  'section section li',
];

interface SmallText {
  text: string;
  /** In pixels. */
  size: number;
}

/** The texts in sight whose letters are too small, smallest first. */
const smallTexts = (page: Page): Promise<SmallText[]> =>
  page.evaluate(
    ({ most, skipped }) => {
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
      const found: { text: string; size: number }[] = [];
      for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const part = node.parentElement!;
        const text = node.textContent!.trim();
        if (text === '' || part.closest(`script, style, .sr-only, ${skipped.join(', ')}`)) continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const { width, height } = range.getBoundingClientRect();
        if (width < 2 || height < 2 || !part.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
          continue;
        const size = parseFloat(getComputedStyle(part).fontSize);
        if (size < most) found.push({ text, size: Math.round(size * 10) / 10 });
      }
      return found.toSorted((one, other) => one.size - other.size);
    },
    { most: page.viewportSize()!.height * least, skipped: unread },
  );

/** What of a board runs out of it, over the controls; and what of the podium's sides runs over the figures below. */
const overrun = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const controls = document.querySelector('footer')?.getBoundingClientRect().top ?? innerHeight;
    const figures = document.querySelector('dl')?.getBoundingClientRect().top ?? controls;
    const beyondCard = [...document.querySelectorAll('main section > div img, main section > div bdi')].filter(
      (part) => part.getBoundingClientRect().bottom > part.closest('section')!.getBoundingClientRect().bottom + 1,
    );
    const below = [...document.querySelectorAll('main li, main dl, main section')]
      .filter((part) => part.checkVisibility({ visibilityProperty: true }))
      .filter((part) => part.getBoundingClientRect().bottom > (part.matches('dl') ? controls : figures) + 1);
    return [...below, ...beyondCard].map(({ textContent }) => textContent);
  });

const projectors = [
  { width: 1920, height: 1080 },
  { width: 1366, height: 768 },
  { width: 1280, height: 720 },
  { width: 1024, height: 768 },
];

/** Everything on a board is read from the last row, and all of it is there without scrolling, whatever the projector. */
export async function expectReadable(page: Page, moment: string): Promise<void> {
  for (const size of projectors) {
    await page.setViewportSize(size);
    const at = `${moment}, ${size.width} × ${size.height}`;
    await expect
      .configure({ soft: true })
      .poll(() => smallTexts(page), `${at}: too small for the last row`)
      .toEqual([]);
    await expect
      .configure({ soft: true })
      .poll(() => overrun(page), `${at}: runs over what is below`)
      .toEqual([]);
    const outside = () =>
      page.evaluate(() => {
        const { scrollHeight, clientHeight } = document.documentElement;
        return scrollHeight - clientHeight;
      });
    await expect.configure({ soft: true }).poll(outside, `${at}: scrolls by so much`).toBe(0);
    await keepPicture(page, moment, 'projector');
  }
}
