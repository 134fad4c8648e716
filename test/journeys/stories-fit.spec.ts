import { seededRandom, shuffled } from '@lexiroom/domain/chance';
import { type LanguageId, languageIds, languageOf } from '@lexiroom/domain/languages';
import { pageSize } from '@lexiroom/domain/stories/book';
import { storyLimits } from '@lexiroom/domain/stories/story';
import { expect, type Page, test } from '@playwright/test';
import { readFileSync } from 'node:fs';
import path from 'node:path';

const library = JSON.parse(
  readFileSync(path.join(import.meta.dirname, '../../apps/server/content/library.json'), 'utf8'),
) as { names: Partial<Record<LanguageId, string>> }[];

/** Windows from the smallest phone to a wall, upright and on their side, on both sides of 750 px. */
const windows: [width: number, height: number][] = [
  [320, 568], [360, 740], [390, 844], [740, 360], [749, 1100], [768, 1024], [1024, 768], [1280, 657], [1440, 900], [1920, 1080],
]; // prettier-ignore
const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });
const firstLetters = (text: string, count: number) =>
  Array.from(letters.segment(text), ({ segment }) => segment).slice(0, count).join(''); // prettier-ignore

/** How many of the windows each language is tried in; `FIT_WINDOWS=10` tries all. */
const tried = Number(process.env.FIT_WINDOWS ?? 1);
const seed = Number(process.env.FIT_SEED ?? Date.now() % 100_000);

/** A story in a language, as the server would tell it: sections as long as they may be, of its words and without a space, and short ones. */
function storyIn(language: LanguageId, id: number) {
  const random = seededRandom(seed + id);
  const names = library.flatMap(({ names: { [language]: name } }) => name ?? []);
  const isSpaced = languageOf(language).segmentation === 'spaces';
  const prose = () => firstLetters(shuffled(names, random).join(isSpaced ? ' ' : '、'), storyLimits.sectionLength);
  const unbroken = firstLetters(shuffled(names, random).join('').replaceAll(' ', ''), storyLimits.sectionLength);
  const widest = names.toSorted((one, other) => other.length - one.length)[0]!;
  const texts = [prose(), unbroken, names[0]!, prose(), names.slice(0, 9).join(' '), firstLetters(`${widest} `.repeat(99), 350).trim()]; // prettier-ignore
  const story_sections = texts.map((section_text, place) => ({
    story_section_id: place + 1,
    section_text,
    speaker_name: place % 2 === 0 ? firstLetters(names.join(' '), storyLimits.speakerNameLength) : null,
    speaker_id: 0,
    image_id: null,
    image_path: null,
    sound_path: `/media/sounds/${place}.mp3`,
    sound_timings: [],
    is_recorded: false,
    awaits_sound: false,
    rev: 1,
  }));
  return {
    item_id: id,
    item_name: firstLetters(names.join(' '), storyLimits.titleLength),
    owner: 'fitting',
    logged_in_user: null,
    parent_id: null,
    story_sections,
    story_type: random() < 0.5 ? 'conversation' : 'other',
    story_language: language,
    cover_path: null,
    cover_image_id: null,
    link_key: null,
    has_speech: true,
    rev: 1,
  };
}

/** What does not fit in its page, once the book is bound for this window and its letters are there; at best nothing. */
async function misfits(page: Page, [width, height]: [number, number]): Promise<string[]> {
  await page.setViewportSize({ width, height });
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  const shown = () =>
    page.evaluate(() => {
      const sheets = [...document.querySelectorAll('[data-flap] > div')];
      const stage = document.querySelector('[data-book]')?.parentElement;
      const status = document.querySelector('main output')?.textContent;
      const texts = [...document.querySelectorAll('[data-text]')];
      const { scrollWidth, clientWidth } = document.documentElement;
      return {
        widths: sheets.map((sheet) => (sheet as HTMLElement).offsetWidth),
        room: (stage?.clientHeight ?? 0) - 16,
        // Those beside the ones that are seen are laid out one after another.
        isLaidOut: texts.length > 0 && sheets.length >= Math.min(4, Number(/\d+$/.exec(status ?? '')?.[0])),
        out: texts.flatMap((text) => {
          // The lines of the last section; marks of tall letters may reach into the margin.
          const lines = text.lastElementChild!.getBoundingClientRect().bottom - text.getBoundingClientRect().bottom;
          const isOut = lines > 1 || text.scrollWidth > text.clientWidth + 1;
          return isOut ? [`${text.textContent?.slice(0, 20)} by ${lines} px`] : [];
        }),
        beyond: scrollWidth - clientWidth,
      };
    });
  const isBound = async () => {
    const { widths, room, isLaidOut } = await shown();
    const size = pageSize({ width, height }, room);
    return isLaidOut && widths.every((sheet) => sheet === size.width);
  };
  await expect.poll(isBound, { intervals: [30] }).toBe(true);
  const { out, beyond } = await shown();
  return beyond > 0 ? [...out, `the page by ${beyond} px`] : out;
}

test('a section of 350 letters fits on its page in every language, in any window', async ({ page }) => {
  test.setTimeout(60_000 + tried * 60_000);
  const stories = languageIds.map((language, place) => storyIn(language, place + 1));
  expect(stories).toHaveLength(54);
  await page.route('**/api/story/**', (route) => {
    const id = Number(new URL(route.request().url()).searchParams.get('id'));
    return route.fulfill({ json: stories[id - 1] });
  });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const random = seededRandom(seed);
  const found: string[] = [];
  await page.goto('/story/fitting/1?view=story');
  for (const { item_id, story_language, item_name } of stories) {
    // From one book to the next without loading the page anew.
    await page.evaluate((id) => {
      history.pushState(null, '', `/story/fitting/${id}?view=story`);
      dispatchEvent(new PopStateEvent('popstate'));
    }, item_id);
    await page.waitForFunction((name) => document.querySelector('main h1')?.textContent === name, item_name);
    await page.locator('[data-book=read]').waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('PageDown');
    for (const size of shuffled(windows, random).slice(0, tried)) {
      found.push(...(await misfits(page, size)).map((what) => `${story_language}, ${size.join(' by ')}: ${what}`));
    }
  }
  expect(found, `again with FIT_SEED=${seed}`).toEqual([]);
});
