import { expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { untilLoaded, desk, everyLook } from './accessibility/looks.ts';
import { signUp } from './accounts/person.ts';
import { screens, withGoogle } from './accounts/account-screens.ts';
import { starterDeck } from './decks/starter-decks.ts';

async function open(page: Page, path: string, pressed?: RegExp): Promise<void> {
  await page.goto(path);
  await untilLoaded(page);
  if (pressed) await page.getByRole('button', { name: pressed }).click();
  await untilLoaded(page);
}

test('axe finds nothing around an account, and nothing runs out of the window', async ({ page, context }) => {
  const looks = everyLook;
  await withGoogle(context);
  for (const [path, pressed] of screens) {
    await open(page, path, pressed);
    expect.soft(await findingsOn(page, path, { looks })).toEqual([]);
  }
  await signUp(page.request);
  await open(page, '/settings', /Delete my account…/);
  await page.getByText('Sounds', { exact: true }).click();
  await page.getByRole('button', { name: 'Change the password' }).click();
  await expect(page.getByText('Saved')).toBeVisible();
  expect.soft(await findingsOn(page, '/settings', { looks })).toEqual([]);
});

test('with high contrast, what is read stands out 7 to 1', async ({ page }) => {
  await signUp(page.request);
  expect((await page.request.put('/api/settings', { data: { high_contrast: true } })).status()).toBe(200);
  const deck = `/deck/lexiroom/${await starterDeck(page.request, 'japanese')}`;
  await open(page, '/settings', /Delete my account…/);
  for (const path of ['/settings', deck, `${deck}/test`, '/docs']) {
    await open(page, path);
    await expect(page.locator('html')).toHaveAttribute('data-display', 'high_contrast');
    const looks = (['light', 'dark'] as const).map((colorScheme) => ({ viewport: desk, colorScheme }));
    expect.soft(await findingsOn(page, path, { looks, rules: ['color-contrast-enhanced'] })).toEqual([]);
    expect.soft(await findingsOn(page, path, { looks })).toEqual([]);
  }
});

test('so it does for a visitor whose device asks for more contrast', async ({ page }) => {
  await page.emulateMedia({ contrast: 'more' });
  const deck = `/deck/lexiroom/${await starterDeck(page.request, 'japanese')}`;
  for (const path of [`${deck}/test`, '/live', '/']) {
    await open(page, path);
    const looks = (['light', 'dark'] as const).map((colorScheme) => ({ viewport: desk, colorScheme }));
    expect.soft(await findingsOn(page, path, { looks, rules: ['color-contrast-enhanced'] })).toEqual([]);
  }
});

test('less motion, once chosen, stills what would move on every page', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/settings');
  const switched = page.getByRole('switch', { name: /Less motion/ }).locator('+ span');
  await expect(switched).not.toHaveCSS('transition-duration', '0s');
  await page.getByText('Less motion').click();
  await expect(switched).toHaveCSS('transition-duration', '0s');
});
