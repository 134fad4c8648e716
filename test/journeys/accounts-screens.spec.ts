import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { desk, everyLook } from './accessibility/looks.ts';
import { newName, signUp } from './accounts/person.ts';
import { starterDeck } from './decks/starter.ts';

const token = 'x'.repeat(43);

/** Every screen around an account, with what is to be pressed there first, if anything. */
const screens: [path: string, pressed?: RegExp][] = [
  ['/login?next=%2Flive'],
  ['/signup'],
  ['/forgot_password', /Send me a link|Enviadme|أرسلوا/],
  [`/reset_password/${token}`, /Set this password|Poner esta|تعيين/],
  [`/verify/${token}`],
  [`/verify/${token}`, /Confirm this address|Confirmar|تأكيد/],
  [`/revert_email_change/${token}`, /Give me my old|Devolvedme|أعد/],
  ['/oauth/google?state=made-up'],
  ['/select_username?suggestion=olga_b', /Sign up|Registr|إنشاء|أنشئ/],
];

/** As where Google is a way in, which this server does not know. */
const withGoogle = (context: BrowserContext) =>
  context.route('**/api/site', (route) => route.fulfill({ json: { google: true, has_mail: true } }));

async function open(page: Page, path: string, pressed?: RegExp): Promise<void> {
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  if (pressed) await page.getByRole('button', { name: pressed }).click();
  await page.waitForLoadState('networkidle');
}

test('axe finds nothing around an account, and nothing runs out of the window', async ({ page, context }) => {
  test.slow();
  const looks = everyLook;
  await withGoogle(context);
  for (const [path, pressed] of screens) {
    await open(page, path, pressed);
    expect.soft(await findingsOn(page, path, { looks })).toEqual([]);
  }
  await signUp(page.request);
  await open(page, '/settings', /Delete my account…/);
  await page.getByText('Sounds').click();
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

test('less motion, once chosen, stills what would move on every page', async ({ page }) => {
  await signUp(page.request);
  await page.goto('/settings');
  const switched = page.getByRole('switch', { name: /Less motion/ }).locator('+ span');
  await expect(switched).not.toHaveCSS('transition-duration', '0s');
  await page.getByText('Less motion').click();
  await expect(switched).toHaveCSS('transition-duration', '0s');
});

for (const locale of ['en-GB', 'ar']) {
  test(`nothing around an account runs out of the window, letters twice as large or not, ${locale}`, async ({
    browser,
  }) => {
    const context = await browser.newContext({ locale });
    await withGoogle(context);
    const page = await context.newPage();
    const look = async (path: string) => {
      for (const [width, height, size] of [
        [360, 640, '100%'],
        [1280, 800, '100%'],
        [1280, 800, '200%'],
        [1920, 1080, '200%'],
      ] as const) {
        await page.setViewportSize({ width, height });
        const beyond = await page.evaluate((fontSize) => {
          document.documentElement.style.fontSize = fontSize;
          const { scrollWidth, clientWidth } = document.documentElement;
          return scrollWidth - clientWidth;
        }, size);
        expect([path, width, size, beyond]).toEqual([path, width, size, 0]);
      }
    };
    for (const [path, pressed] of screens) {
      await open(page, path, pressed);
      await look(path);
    }
    await signUp(page.request, { username: newName('a_name_of_') });
    await open(page, '/settings');
    await look('/settings');
    await context.close();
  });
}
