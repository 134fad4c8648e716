// npm run bench:book -- --flips 10
// How smoothly the pages of a story's book turn where the processor is four times slower: the built page in a browser, two
// pages seen, each full of text. Tells the frames of a second while pages turn, and the longest task of the main thread.
// Ends with an error when it was less than 55 frames a second, or a task took more than 50 ms. Build first.
import type { Story } from '@lexiroom/contracts/stories';
import { type Browser, chromium, type Page } from '@playwright/test';
import { parseArgs } from 'node:util';
import { findBrowser } from '../../scripts/browser.mjs';
import { ServerProcess } from '../bots/server-process.ts';
import { watchTasks } from '../journeys/performance/long-tasks.ts';

const timesSlower = 4;
const leastFrames = 55;
const mostMs = 50;
const firstFlips = 3;
/** Somebody reads before the next page is turned, if only a glance. */
const restMs = 500;
/** As long as a section may be. */
const text = 'The dog sleeps by the sea and a crab looks at him with both its eyes. '.repeat(5).trim();

const { values } = parseArgs({ options: { flips: { type: 'string', default: '10' } } });
const flips = Number(values.flips);

const options = await findBrowser();
if (!options) throw new Error('No Chromium runs here: set CHROMIUM_PATH.');
const server = await ServerProcess.start();
let browser: Browser | undefined;

try {
  browser = await chromium.launch(options);
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, serviceWorkers: 'block' });
  // As the server would tell it: what is measured is the page.
  await page.route('**/api/story/**', (route) => route.fulfill({ json: storyOf(40) }));
  await page.goto(`${server.url}/story/somebody/1?view=story`);
  await page.locator('[data-book=read]').waitFor();
  // As whoever reads for a while sees it: a book that finds it is on a slow machine turns its pages straight.
  for (let flip = 0; flip < firstFlips; flip++) await turn(page);
  const longest = await watchTasks(page, timesSlower);
  const frames = [];
  for (let flip = 0; flip < flips; flip++) frames.push(await turn(page));
  const [longestMs = 0] = await longest();
  const slowest = Math.min(...frames);
  console.table({ 'frames a second': { mean: mean(frames), least: slowest, asked: leastFrames } });
  console.log(
    `${flips} pages, ${timesSlower} times slower: the longest task took ${longestMs.toFixed(1)} ms of the processor`,
  );
  if (mean(frames) < leastFrames || longestMs > mostMs) process.exitCode = 1;
} finally {
  await browser?.close();
  await server.stop();
}

/** Turns a page by its key; gives the frames of a second while it turned, by the clock of the frames. */
async function turn(page: Page): Promise<number> {
  // Nothing is asked of the page while it turns: that would be work of its own.
  await page.evaluate(() => {
    const turned = new Promise<number[]>((resolve) => {
      const times: number[] = [];
      const look = (now: number) => {
        const isTurning = document.querySelector('[data-book=flipping]') !== null;
        if (isTurning) times.push(now);
        if (!isTurning && times.length > 0) resolve(times);
        else requestAnimationFrame(look);
      };
      requestAnimationFrame(look);
    });
    Object.assign(globalThis, { turned });
  });
  await page.keyboard.press('ArrowRight');
  const times = await page.evaluate(() => (globalThis as unknown as { turned: Promise<number[]> }).turned);
  // What is laid out once a page lies, before somebody turns the next one.
  await page.waitForTimeout(restMs);
  return Math.round((1000 * (times.length - 1)) / (times.at(-1)! - times[0]!));
}

function storyOf(sections: number): Story {
  return {
    item_id: 1,
    item_name: 'The dog by the sea',
    owner: 'somebody',
    logged_in_user: null,
    parent_id: null,
    story_sections: Array.from({ length: sections }, (_, place) => ({
      story_section_id: place + 1,
      section_text: text,
      speaker_name: null,
      speaker_id: 0,
      image_id: null,
      image_path: null,
      sound_path: `/media/sounds/${place}.mp3`,
      sound_timings: [],
      is_recorded: false,
      awaits_sound: false,
      rev: 1,
    })),
    story_type: 'other',
    story_language: 'english_uk',
    cover_path: null,
    cover_image_id: null,
    link_key: null,
    has_speech: true,
    rev: 1,
  };
}

function mean(all: readonly number[]): number {
  return Math.round(all.reduce((sum, one) => sum + one, 0) / all.length);
}
