import { expect, type Locator, type Page } from '@playwright/test';
import { interfaceText } from './interface-text.ts';
import type { Deck, Word } from './own-deck.ts';

export type Sight = 'introduction' | 'question' | 'card';

export const main = (page: Page) => page.getByRole('main');
export const optionsOf = (page: Page) => main(page).getByRole('listitem').getByRole('button');
/** Which page is in sight; how many there are changes with every answer. */
export const pageNumber = (page: Page) => page.getByRole('progressbar').getAttribute('value');
export const srcOf = (where: Locator) => where.locator('img').first().getAttribute('src');

/** Waits until the page of a mode has taken the focus: from then on it hears keys. */
export const arrivedAt = (page: Page) => expect(main(page).getByRole('heading', { level: 1 })).toBeFocused();

/** What stands there now, in a language of the interface. */
export async function sightOf(page: Page, language = 'en'): Promise<Sight> {
  const turn = page.getByRole('button', { name: new RegExp(`^${interfaceText(language, 'Show')}`) });
  const onward = page.getByRole('button', { name: interfaceText(language, 'Continue') });
  // The words of the deck, which stood there before, are pressed as options are.
  await expect(page.locator('progress').first()).toBeVisible();
  // Only a page that has taken the focus hears keys.
  await expect(main(page).locator(':focus')).not.toHaveCount(0);
  await expect(turn.or(optionsOf(page).first()).or(onward).first()).toBeVisible();
  if (await turn.isVisible()) return 'card';
  return (await optionsOf(page).count()) > 0 ? 'question' : 'introduction';
}

/** A question that stands there, seen with the deck beside it. */
export interface Question {
  word: Word;
  hasPictures: boolean;
  /** Places from 0. */
  right: number;
  wrong: number;
}

export async function questionOf(page: Page, { words }: Deck): Promise<Question> {
  await expect(optionsOf(page).first()).toBeVisible();
  const options = await optionsOf(page).all();
  const hasPictures = (await options[0]!.locator('img').count()) > 0;
  const word = hasPictures
    ? await main(page).getByRole('heading', { level: 1 }).locator('bdi').textContent()
    : await srcOf(main(page));
  const asked = words.find(
    ({ image_path, target_translation }) => word === (hasPictures ? target_translation : image_path),
  );
  if (!asked) throw new Error(`no word of the deck is asked by ${word}`);
  const places = await Promise.all(
    options.map(async (option) =>
      hasPictures
        ? (await srcOf(option)) === asked.image_path
        : (await option.locator('bdi').first().textContent()) === asked.target_translation,
    ),
  );
  return { word: asked, hasPictures, right: places.indexOf(true), wrong: places.indexOf(false) };
}

/**
 * Whether a page of a mode, such as 'study', is in sight; false on its last page, which has no bar, and elsewhere. Asked of
 * the page itself, since Playwright hears of another address later.
 */
export async function isIn(page: Page, mode: string): Promise<boolean> {
  const where = await page.waitForFunction((name) => {
    if (!location.pathname.endsWith(`/${name}`)) return 'elsewhere';
    if (document.querySelector('main progress')) return 'in';
    return document.querySelector('main[data-task] h1') ? 'over' : undefined;
  }, mode);
  return (await where.jsonValue()) === 'in';
}

/**
 * Waits until another page is in sight and has taken the focus, so that it hears keys; or none is any more. Tells what
 * stands there when that does not come within a minute: the time of the whole journey would tell nothing.
 */
export async function leftPage(page: Page, before: string | null): Promise<void> {
  // Looked at with every frame: this is waited for hundreds of times.
  await page.evaluate(
    (value) =>
      new Promise<void>((left, stayed) => {
        const latest = performance.now() + 60_000;
        const look = () => {
          const inSight = [...document.querySelectorAll('progress')].map((bar) => bar.getAttribute('value'));
          const isAnother = !inSight.includes(value) && document.activeElement !== document.body;
          if (inSight.length === 0 || isAnother) return left();
          if (performance.now() < latest) return void requestAnimationFrame(look);
          const focused = document.activeElement?.outerHTML.slice(0, 200);
          stayed(new Error(`still at ${inSight.join()}, with the focus at ${focused}: ${document.body.innerText}`));
        };
        look();
      }),
    before,
  );
}

/** Goes on by a key, from the page that was in sight; a right choice goes on by itself after two seconds. */
export async function goOnFrom(page: Page, before: string | null, key: string): Promise<void> {
  const isStill = await page.evaluate(
    (value) => document.querySelector('progress')?.getAttribute('value') === value,
    before,
  );
  if (isStill) await page.keyboard.press(key);
  await leftPage(page, before);
}
