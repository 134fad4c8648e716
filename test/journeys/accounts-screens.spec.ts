import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { signUp } from './accounts/school.ts';

const desk = { width: 1280, height: 800 };
const phone = { width: 390, height: 844 };
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const viewport of [desk, phone]) {
    test(`axe finds nothing around an account, ${colorScheme}, ${viewport.width} wide`, async ({ browser }) => {
      const context = await browser.newContext({ colorScheme, viewport, reducedMotion: 'reduce' });
      await withGoogle(context);
      const page = await context.newPage();
      for (const [path, pressed] of screens) {
        await open(page, path, pressed);
        expect(await findingsOn(page, path)).toEqual([]);
      }
      await signUp(page.request);
      await open(page, '/settings', /Delete my account…/);
      await page.getByText('Sounds').click();
      await page.getByRole('button', { name: 'Change the password' }).click();
      await expect(page.getByText('Saved')).toBeVisible();
      expect(await findingsOn(page, '/settings')).toEqual([]);
      await context.close();
    });
  }

  test(`with high contrast, what is read stands out 7 to 1, ${colorScheme}`, async ({ browser }) => {
    const context = await browser.newContext({ colorScheme, viewport: desk, reducedMotion: 'reduce' });
    const page = await context.newPage();
    await signUp(page.request);
    expect((await page.request.put('/api/settings', { data: { high_contrast: true } })).status()).toBe(200);
    const topics = await page.request.get('/api/topic_decks?target_language=japanese');
    const [deck] = (await topics.json()) as { item_id: number }[];
    await open(page, '/settings', /Delete my account…/);
    for (const path of [
      '/settings',
      `/deck/lexiroom/${deck!.item_id}`,
      `/deck/lexiroom/${deck!.item_id}/test`,
      '/docs',
    ]) {
      await open(page, path);
      await expect(page.locator('html')).toHaveAttribute('data-display', 'high_contrast');
      expect(await findingsOn(page, path, ['color-contrast-enhanced'])).toEqual([]);
      expect(await findingsOn(page, path)).toEqual([]);
    }
    await context.close();
  });
}

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
    await signUp(page.request, `a_name_of_${Date.now() % 1e9}`);
    await open(page, '/settings');
    await look('/settings');
    await context.close();
  });
}
