import { expect, type Page } from '@playwright/test';
import axe from 'axe-core';
import { overflowing, type Look, show, untilHeading } from './looks.ts';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface AxeOptions {
  /** Looked at in each of them; as it is shown when none is named. */
  looks?: readonly Look[];
  /** Only these rules of axe. */
  rules?: string[];
}

/** All rules of axe that read colours: what the others say of a page is the same in light and dark, and half of the time. */
const rulesOfColours = axe
  .getRules(['cat.color'])
  .map(({ ruleId }) => ruleId)
  .filter((rule) => rule !== 'color-contrast-enhanced');

/**
 * What is wrong with what a page shows: what axe finds, what reaches beyond the window, and texts that were not fetched
 * with it; at best nothing. Waits for the page's heading first: while a page is fetched its bones or a turning ring stand there, which have none. A page
 * that was come to by a link, and not by `goto`, is to be waited for by something that only that page has: until it
 * can be drawn the one before stays.
 */
export async function findingsOn(page: Page, place: string, options: AxeOptions = {}): Promise<string[]> {
  const { looks = [{}], rules } = options;
  await untilHeading(page);
  const open = await openOn(page);
  const findings: string[] = [];
  const widthsSeen = new Set<number>();
  for (const look of looks) {
    await show(page, look);
    const { width } = page.viewportSize()!;
    // The same page in the same size, in other colours.
    const isRecoloured = widthsSeen.has(width);
    widthsSeen.add(width);
    const where = [place, `${width} wide`, look.colorScheme].filter(Boolean).join(', ');
    // Otherwise another state would be looked at than the one that is named.
    expect(await openOn(page), `${where}: what is open stays so`).toBe(open);
    findings.push(...(await overflowing(page)).map((what) => `${where}: beyond the window, ${what}`));
    findings.push(
      ...(await axeOn(page, rules ?? (isRecoloured ? rulesOfColours : undefined))).map((what) => `${where}: ${what}`),
    );
  }
  return [...findings, ...(await wordless(page)).map((what) => `${place}: ${what}`)];
}

/** What the page has told of texts that it was to show and did not have: their ids stand in their place. */
async function wordless(page: Page): Promise<string[]> {
  const told = (await page.consoleMessages()).map((message) => message.text());
  return [...new Set(told.filter((text) => text.startsWith('Uncompiled message')))];
}

/** Nothing is wrong with what is shown. */
export async function expectAccessible(page: Page, place: string, options: AxeOptions = {}): Promise<void> {
  expect(await findingsOn(page, place, options)).toEqual([]);
}

/** Runs axe inside the page, where it stays until the next one: that costs a tenth of bringing it anew. */
async function axeOn(page: Page, rules: string[] | undefined): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async (values) => {
    const only = values ? { runOnly: { type: 'rule' as const, values } } : {};
    const { violations } = await window.axe.run(document, { resultTypes: ['violations'], ...only });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id} at ${html}`));
  }, rules);
}

/** How many dialogs, menus and lists of choices are open. */
const openOn = (page: Page) => page.locator('dialog[open], [role=dialog], [role=menu], :popover-open').count();
