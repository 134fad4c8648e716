import type { Page } from '@playwright/test';

/**
 * A clock of what a page's main thread works: milliseconds of processor time, whatever else the machine does meanwhile.
 * By the wall clock a page beside other work looks slow that is not.
 */
export async function mainThread(page: Page): Promise<() => Promise<number>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable', { timeDomain: 'threadTicks' });
  return async () => {
    // Until what was asked for is drawn.
    await page.evaluate(async () => {
      for (let frames = 0; frames < 2; frames += 1) await new Promise(requestAnimationFrame);
    });
    const { metrics } = await devtools.send('Performance.getMetrics');
    return 1000 * metrics.find(({ name }) => name === 'TaskDuration')!.value;
  };
}
