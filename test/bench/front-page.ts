// npm run bench:front
// How long the front page of the built server takes on a phone with a slow network and a slow processor, until the largest
// part of it is in sight, and until what one presses there is seen to be pressed; ends with code 1 when a figure is over its
// limit. The wall clock decides: on a machine at rest.
import { setTimeout as delay } from 'node:timers/promises';
import { type BrowserContext, type CDPSession, chromium, devices, type Locator, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { ServerProcess } from '../bots/server-process.ts';
import { keepsAll, median } from './live/limits.ts';

const rounds = 7;
/** 'Slow 4G': 1.6 megabits a second, 150 ms to the server and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const timesSlower = 4;
/** Milliseconds a finger rests on what it presses. */
const fingerMs = 80;

const server = await ServerProcess.start();
const browser = await chromium.launch(await findBrowser());
let isKept = false;
try {
  const largest: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url, locale: 'en-GB' });
    const slow = await slowPage(context);
    const { page } = slow;
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Start: / })
      .first()
      .waitFor();
    largest.push(await largestPaint(page));
    slowest.push(await slowestPress(slow));
    await context.close();
  }
  isKept = keepsAll([
    { what: 'front page, largest part in sight, ms', value: median(largest), most: 2500 },
    { what: 'front page, slowest of three presses until it is seen, ms', value: median(slowest), most: 200 },
  ]);
} finally {
  await browser.close();
  await server.stop();
}
process.exit(isKept ? 0 : 1);

interface SlowPage {
  page: Page;
  devtools: CDPSession;
}

async function slowPage(context: BrowserContext): Promise<SlowPage> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  return { page, devtools };
}

/** When the largest part was painted, in milliseconds from the beginning. */
function largestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise((resolve) => {
        const observer = new PerformanceObserver((list) => {
          observer.disconnect();
          resolve(list.getEntries().at(-1)!.startTime);
        });
        observer.observe({ type: 'largest-contentful-paint', buffered: true });
      }),
  );
}

/**
 * The longest time, in milliseconds, from a press to the next picture: of a level, of the next, and of the button
 * Start. Only events of presses count, as in 'interaction to next paint'.
 */
async function slowestPress(slow: SlowPage): Promise<number> {
  const { page } = slow;
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration, interactionId } of list.getEntries() as PerformanceEventTiming[]) {
        if (interactionId) longest.ms = Math.max(longest.ms, duration);
      }
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await press(slow, page.getByText('A1.2', { exact: true }).first());
  await press(slow, page.getByText('A2.1', { exact: true }).first());
  await press(slow, page.getByRole('button', { name: /^Start: / }).first());
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  return page.evaluate(() => (globalThis as unknown as { longest: { ms: number } }).longest.ms);
}

/**
 * A finger put down and lifted. The place is looked up before, and nothing is asked of the page meanwhile: the questions of
 * the test's own tools would take the page's thread, made slower, from what is measured.
 */
async function press({ devtools }: SlowPage, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await delay(500);
  const touchPoints = [{ x: box.x + box.width / 2, y: box.y + box.height / 2 }];
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await delay(fingerMs);
  await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await delay(500);
}
