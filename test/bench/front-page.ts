// npm run bench:front
// How long the front page of the built server takes on a phone with a slow network and a slow processor, until the largest
// part of it is in sight, and until what one presses there is seen to be pressed; ends with code 1 when a figure is over its
// limit. The wall clock decides: on a machine at rest.
import { type BrowserContext, chromium, devices, type Page } from '@playwright/test';
import { findBrowser } from '../../scripts/browser.mjs';
import { ServerProcess } from '../bots/server-process.ts';
import { keepsAll, median } from './live/limits.ts';

const rounds = 5;
/** 'Slow 4G': 1.6 megabits a second, 150 ms to the server and back. */
const slow4g = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const timesSlower = 4;

const server = await ServerProcess.start();
const browser = await chromium.launch(await findBrowser());
let isKept = false;
try {
  const largest: number[] = [];
  const slowest: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ ...devices['Pixel 7'], baseURL: server.url, locale: 'en-GB' });
    const page = await slowPage(context);
    await page.goto('/');
    await page
      .getByRole('button', { name: /^Start: / })
      .first()
      .waitFor();
    largest.push(await largestPaint(page));
    slowest.push(await slowestPress(page));
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

async function slowPage(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.emulateNetworkConditions', slow4g);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  return page;
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

/** The longest time, in milliseconds, from a press to the next picture: of a level, a language, and the button Start. */
async function slowestPress(page: Page): Promise<number> {
  await page.evaluate(() => {
    const longest = { ms: 0 };
    Object.assign(globalThis, { longest });
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest.ms = Math.max(longest.ms, duration);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  });
  await page.getByText('A1.2', { exact: true }).first().tap();
  await page.getByText('A2.1', { exact: true }).first().tap();
  await page
    .getByRole('button', { name: /^Start: / })
    .first()
    .tap();
  await page.getByRole('button', { name: 'Continue' }).waitFor();
  return page.evaluate(() => (globalThis as unknown as { longest: { ms: number } }).longest.ms);
}
