import type { Page } from '@playwright/test';

/** What of a record of the browser is needed here. Times in microseconds; `tdur`: of the processor's time. */
interface TraceEvent {
  ph: string;
  name: string;
  pid: number;
  tid: number;
  tdur?: number;
  args: { name?: string };
}

/**
 * Slows a page's processor down, and watches its main thread. Gives the tasks that took the longest since, in milliseconds
 * of processor time on the slowed processor: what else the machine does meanwhile makes no task longer, as it does by the
 * wall clock, and with it by the browser's own `longtask` entries.
 */
export async function watchTasks(page: Page, timesSlower: number): Promise<() => Promise<number[]>> {
  const devtools = await page.context().newCDPSession(page);
  const browser = page.context().browser()!;
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: timesSlower });
  await browser.startTracing(page, { categories: ['toplevel'] });
  return async () => {
    const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
    const threadOf = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`;
    const main = new Set(
      traceEvents.filter(({ ph, args }) => ph === 'M' && args.name === 'CrRendererMain').map(threadOf),
    );
    return traceEvents
      .filter((event) => event.ph === 'X' && event.name.endsWith('RunTask') && main.has(threadOf(event)))
      .map(({ tdur = 0 }) => tdur / 1000)
      .toSorted((a, b) => b - a)
      .slice(0, 10);
  };
}
