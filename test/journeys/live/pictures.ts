import { type Page, test } from '@playwright/test';
import { mkdirSync } from 'node:fs';
import path from 'node:path';

/** Where the pictures of a run lie, by journey; git does not see them. */
const folder = path.join(import.meta.dirname, '../../../.cache/pictures');

/** Keeps how a page looks at a moment, for people who look through them after a change. */
export async function keepPicture(page: Page, moment: string, who: string): Promise<void> {
  const { width, height } = page.viewportSize()!;
  const of = path.join(folder, path.basename(test.info().file, '.spec.ts'));
  mkdirSync(of, { recursive: true });
  await page.screenshot({ path: path.join(of, `${moment}, ${who} ${width}x${height}.png`) });
}
