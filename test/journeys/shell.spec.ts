import { expect, type Page, test } from '@playwright/test';
import { newName, password, signUp } from './accounts/person.ts';
import { starterDeck } from './decks/starter-decks.ts';
import { findingsOn } from './accessibility/axe.ts';
import { desk, everyLook, phone } from './accessibility/looks.ts';

/** What the browser complains of; that a visitor is not logged in is nothing it would see. */
function complaintsOf(page: Page, expected = /(?!)/): string[] {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error' && !expected.test(message.location().url))
      complaints.push(`${message.text()} ${message.location().url}`);
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  return complaints;
}

/** A new person at home. */
async function atHome(page: Page): Promise<string> {
  const username = await signUp(page.request);
  await page.goto(`/user/${username}`);
  await expect(page.getByRole('heading', { name: `Hello, ${username}` })).toBeVisible();
  await expect(page.getByRole('button', { name: 'account menu' })).toBeVisible();
  return username;
}

async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'account menu' }).click();
  await page.getByRole('button', { name: 'Log out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Log in' })).toBeVisible();
}

test('a visitor finds a deck, signs up on the way to Live, logs out, and comes back to the deck', async ({ page }) => {
  const complaints = complaintsOf(page);
  const answer = await page.goto('/decks');
  expect(answer?.headers()['content-security-policy']).not.toContain('unsafe-inline');

  await page.getByLabel('I teach or learn').selectOption({ label: 'Japanese' });
  await expect(page.getByRole('link', { name: /Pets and farm animals .*Japanese from English \(UK\)/ })).toBeVisible();
  await page.getByRole('searchbox').fill('vegetab');
  const found = page.getByRole('link', { name: /Fruit and vegetables (?!2 ).*\(opens in a new tab\)/ });
  await expect(found).toHaveCount(1);
  const [deck] = await Promise.all([page.waitForEvent('popup'), found.click()]);
  const deckComplaints = complaintsOf(deck);

  await expect(deck).toHaveURL(/\/deck\/lexiroom\/search\?id=\d+$/);
  await expect(deck).toHaveTitle(/Fruit and vegetables · Lexiroom$/);
  await expect(deck.getByText('Japanese from')).toBeVisible();
  await expect(deck.getByRole('combobox', { name: 'Language you learn from' })).toHaveValue('english_uk');
  const words = deck.getByRole('list').filter({ has: deck.locator('bdi[lang=ja]') });
  await expect(words.getByRole('listitem')).not.toHaveCount(0);
  const count = await words.getByRole('listitem').count();
  await expect(deck.getByText(`${count} words`)).toBeVisible();
  await expect(words.locator('bdi[lang=ja]').first()).toHaveCSS('font-family', /Noto Sans JP/);

  const details = deck.getByRole('button', { name: /^Image details/ }).first();
  await details.click();
  const credits = deck.getByRole('dialog', { name: 'Image details' });
  await expect(credits.getByText('Licence')).toBeVisible();
  await expect(credits.locator('a[rel~=license]').first()).toHaveAttribute('href', /^https:/);
  await deck.keyboard.press('Escape');
  await expect(credits).toBeHidden();
  await expect(details).toBeFocused();

  const id = new URL(deck.url()).searchParams.get('id');
  await deck.getByRole('link', { name: 'Live' }).last().click();
  await deck.getByRole('link', { name: 'Sign up' }).click();
  const username = newName();
  await deck.getByRole('button', { name: 'Sign up' }).click();
  await expect(deck.getByLabel('Username')).toBeFocused();
  await expect(deck.getByText('Choose a username')).toBeVisible();
  await deck.getByLabel('Username').fill(username);
  await deck.getByLabel('E-mail').fill(`${username}@school.example`);
  await deck.getByLabel('Password', { exact: true }).fill(password);
  await deck.getByRole('button', { name: 'Sign up' }).click();
  await deck.waitForURL(new RegExp(`/live\\?id=${id}&deckUrl=`));

  await deck.goto('/');
  await expect(deck).toHaveURL(`/user/${username}`);
  await logOut(deck);

  await deck.goto(`/deck/lexiroom/${id}`);
  await deck.getByRole('link', { name: 'Login to save your progress' }).click();
  await deck.getByLabel('Username or e-mail').fill(`${username}@school.example`);
  await deck.getByLabel('Password', { exact: true }).fill(password);
  await deck.getByRole('button', { name: 'Log in' }).click();
  await expect(deck).toHaveURL(`/deck/lexiroom/${id}`);
  await expect(deck.getByRole('button', { name: `${username} , account menu` })).toBeVisible();
  expect([...complaints, ...deckComplaints]).toEqual([]);
});

test('what was chosen to search in is there after a reload', async ({ page }) => {
  await page.goto('/decks');
  await page.getByLabel('I teach or learn').selectOption({ label: 'Thai' });
  await page.reload();
  await expect(page.getByLabel('I teach or learn')).toHaveValue('thai');
  await expect(page.getByRole('link', { name: /Thai from English/ }).first()).toBeVisible();
});

test('a search that finds nothing says so; a forbidden character too; an emptied box brings the topics back', async ({
  page,
}) => {
  await page.goto('/');
  const box = page.getByRole('searchbox');
  await box.fill('no deck has this name');
  await expect(page.getByText('No decks found for the term')).toBeVisible();
  await box.fill('a<b');
  await expect(page.getByRole('alert')).toContainText('A search cannot contain');
  await page.getByRole('button', { name: 'Clear the search' }).click();
  await expect(page.getByRole('link', { name: /Pets and farm animals/ })).toBeVisible();
});

test('six digits lead to the quiz, fewer are told so', async ({ page }) => {
  await page.goto('/');
  const pin = page.getByLabel('Join with a pin');
  await pin.fill('4829');
  await page.getByRole('button', { name: 'Join' }).click();
  await expect(page.getByText('A pin has six digits')).toBeVisible();
  await pin.fill('٤٨٢ ٩١٣');
  await expect(pin).toHaveValue('482 913');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.waitForURL('/live/482913');
});

test('a wrong password is refused in words, and what was typed stays', async ({ page }) => {
  const complaints = complaintsOf(page, /\/api\/login$/);
  await page.goto('/login');
  await page.getByLabel('Username or e-mail').fill('nobody_here');
  await page.getByLabel('Password', { exact: true }).fill('a wrong password');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The username or the password is wrong.');
  await expect(page.getByLabel('Username or e-mail')).toHaveValue('nobody_here');
  expect(complaints).toEqual([]);
});

test('S9: after logging in a foreign address leads home', async ({ page }) => {
  const username = await atHome(page);
  for (const next of ['//evil.example/', '/\t/evil.example', 'https://evil.example/', '/\\evil.example']) {
    await logOut(page);
    await page.goto(`/login?next=${encodeURIComponent(next)}`);
    await page.getByLabel('Username or e-mail').fill(username);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('button', { name: 'account menu' })).toBeVisible();
    await expect(page).toHaveURL(`/user/${username}`);
  }
});

test('a user is led from / to their own page, and the logo leads there too; going back does not lead in circles', async ({
  page,
}) => {
  const username = await atHome(page);
  await page.goto('/docs/privacy');
  await page.getByRole('link', { name: 'Lexiroom home' }).click();
  await expect(page).toHaveURL(`/user/${username}`);
  await page.goto('/docs/privacy');
  await page.goto('/');
  await expect(page).toHaveURL(`/user/${username}`);
  expect(await page.evaluate(() => sessionStorage.getItem('redirectedToHome'))).toBe('true');
  await page.goBack();
  await expect(page).toHaveURL('/docs/privacy');
});

test('search is not offered at the door; feedback to users only; Live on the front page and the own', async ({
  page,
}) => {
  const bar = page.getByRole('navigation', { name: 'Main' });
  const search = bar.getByRole('button', { name: 'Search' });
  const feedback = bar.getByRole('button', { name: 'Send Feedback' });
  const live = bar.getByRole('link', { name: 'Live' });
  await page.goto('/');
  await expect(search).toBeVisible();
  await expect(live).toBeVisible();
  await expect(feedback).toBeHidden();
  for (const path of ['/login', '/signup', '/select_username', '/oauth/google']) {
    await page.goto(path);
    await page.getByRole('main').waitFor();
    await expect(search, path).toBeHidden();
  }
  await atHome(page);
  await expect(live).toBeVisible();
  await expect(feedback).toBeVisible();
  await page.goto('/docs');
  await expect(search).toBeVisible();
  await expect(live).toBeHidden();
});

test('the way to log in carries the path and the query along', async ({ page }) => {
  await page.goto('/docs/privacy?from=here');
  await page.getByRole('banner').getByRole('link', { name: 'Log in' }).click();
  await expect(page).toHaveURL(`/login?next=${encodeURIComponent('/docs/privacy?from=here')}`);
});

test('an address that is none has the status 404, and the way home of whoever asks', async ({ page }) => {
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', '/');
  const username = await atHome(page);
  await page.goto('/nothing/here');
  await expect(page.getByRole('link', { name: 'Go back' })).toHaveAttribute('href', `/user/${username}`);
});

test('a page that breaks says so and tells the server, without a word of whose page it was', async ({ page }) => {
  const username = await atHome(page);
  const told: unknown[] = [];
  await page.route('**/api/message', (route) => {
    told.push(route.request().postDataJSON());
    return route.fulfill({ json: { done: true } });
  });
  await page.route('**/api/user/*', (route) => route.fulfill({ json: { items: 'broken' } }));
  await page.goto(`/user/${username}`);
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible();
  await expect(page.getByText('A crash report is sent.')).toBeVisible();
  await expect.poll(() => told.length).toBe(1);
  const { message } = told[0] as { message: string };
  expect(message).toMatch(/^\w*Error: .*\npage \/user\/:username, build index-.+\.js\n/);
  expect(message).not.toContain(username);
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Refresh Page' }).click();
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Something went wrong');
});

test('the account menu works by keys alone', async ({ page }) => {
  await atHome(page);
  await page.keyboard.press('Tab');
  await page.getByRole('button', { name: 'account menu' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'account menu' })).toBeFocused();
  await expect(page.getByRole('link', { name: 'Home', exact: true })).toBeHidden();
});

test('the first key goes past the bar to the content', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Pets and farm animals/ })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('without a connection the decks say so, and come with Retry', async ({ page }) => {
  await page.route('**/api/topic_decks*', (route) => route.abort());
  await page.goto('/');
  await expect(page.getByRole('alert')).toContainText('No connection');
  await page.unroute('**/api/topic_decks*');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('link', { name: /Pets and farm animals/ })).toBeVisible();
});

test('a device that goes offline is told, until it is back', async ({ page, context }) => {
  await page.goto('/');
  await expect(page.getByRole('link', { name: /Pets and farm animals/ })).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('No connection')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('No connection')).toBeHidden();
});

test('the page of a deck says what is wrong: no such deck, a broken server, no connection', async ({ page }) => {
  await page.goto('/deck/lexiroom/2000000000');
  await expect(page.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  await page.getByRole('link', { name: 'Go back' }).click();
  await expect(page).toHaveURL('/');

  const id = await starterDeck(page.request, 'japanese');
  await page.route('**/api/word-deck/**', (route) => route.fulfill({ status: 503, json: {} }));
  await page.goto(`/deck/lexiroom/${id}`);
  await expect(page.getByRole('heading', { name: 'Server error, please try again later.' })).toBeVisible();
  await page.unroute('**/api/word-deck/**');
  await page.route('**/api/word-deck/**', (route) => route.abort());
  await page.reload();
  await expect(page.getByRole('heading', { name: 'No connection' })).toBeVisible();
  await page.unroute('**/api/word-deck/**');
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(page.getByRole('heading', { name: 'Fruit and vegetables' })).toBeVisible();
});

test('no page stays blank when its words do not come at first', async ({ page }) => {
  for (const path of ['/docs/privacy', '/live']) {
    const asked: string[] = [];
    await page.route(/\/assets\/texts-[^/]+\/en\/(main|live)\.js$/, (route) => {
      asked.push(new URL(route.request().url()).pathname);
      return asked.length === 1 ? route.abort() : route.continue();
    });
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect(asked.length, `${path}: its words were asked for again`).toBeGreaterThan(1);
    await page.unrouteAll();
  }
});

test('a picture that does not come can be asked for again', async ({ page }) => {
  const id = await starterDeck(page.request, 'japanese');
  await page.route('**/media/thumbnails/**', (route) => route.abort());
  await page.goto(`/deck/lexiroom/${id}`);
  const words = page
    .getByRole('list')
    .filter({ has: page.locator('bdi[lang=ja]') })
    .getByRole('listitem');
  const [first, second] = [words.nth(0), words.nth(1)];
  for (const word of [first, second]) await expect(word).toContainText('Failed to load media');
  await page.unroute('**/media/thumbnails/**');
  await first.getByRole('button', { name: 'Load again' }).click();
  await expect(first.locator('img')).toBeVisible();
  await expect(first).not.toContainText('Failed to load media');
  // Only what was asked for.
  await expect(second).toContainText('Failed to load media');
});

test('an Arabic browser reads Arabic from right to left, and can change to English for good', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'ar-EG', viewport: desk });
  const page = await context.newPage();
  const complaints = complaintsOf(page);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^\p{Script=Arabic}/u);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Noto Sans Arabic/);
  const logo = await page.locator('header a').first().boundingBox();
  expect(logo!.x + logo!.width).toBeGreaterThan(desk.width - 60);

  await page.locator('footer select').first().selectOption('en');
  await expect(page.locator('html')).toHaveAttribute('dir', 'ltr');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Learn words that stick');
  expect(complaints).toEqual([]);
  await context.close();
});

test('a Spanish browser reads Spanish', async ({ browser }) => {
  const context = await browser.newContext({ locale: 'es-MX' });
  const page = await context.newPage();
  await page.goto('/login');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Iniciar sesión');
  await context.close();
});

test('the colours chosen below the page stay, whatever the device prefers', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const light = await paper();
  await page.getByLabel('Colours', { exact: true }).selectOption({ label: 'Dark' });
  await expect.poll(paper).not.toBe(light);
  const dark = await paper();
  await page.reload();
  await page.getByRole('main').waitFor();
  await expect.poll(paper).toBe(dark);
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.getByLabel('Colours', { exact: true }).selectOption({ label: 'Light' });
  await expect.poll(paper).toBe(light);
});

test('nothing jumps while the front page and a deck come', async ({ page }) => {
  const id = await starterDeck(page.request, 'japanese');
  await page.setViewportSize(phone);
  for (const path of ['/', `/deck/lexiroom/${id}`]) {
    await page.goto(path);
    await page.getByRole('listitem').first().waitFor();
    await page.waitForLoadState('networkidle');
    const shift = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          const add = (entries: PerformanceEntryList) => {
            for (const entry of entries as (PerformanceEntry & { value: number })[]) sum += entry.value;
          };
          const observer = new PerformanceObserver((list) => add(list.getEntries()));
          observer.observe({ type: 'layout-shift', buffered: true });
          requestAnimationFrame(() => requestAnimationFrame(() => (add(observer.takeRecords()), resolve(sum))));
        }),
    );
    expect(shift, path).toBeLessThan(0.1);
  }
});

/** Every screen of this part of the page, with what shows that it is there. */
async function screensOf(page: Page): Promise<[name: string, path: string, sign: RegExp][]> {
  return [
    ['home', '/', /Pets and farm animals/],
    ['log-in', '/login?next=%2Flive', /Username or e-mail/],
    ['sign-up', '/signup?setup=x', /becomes the admin/],
    ['deck', `/deck/lexiroom/${await starterDeck(page.request, 'japanese')}`, /\d+ words/],
    ['right-to-left deck', `/deck/lexiroom/${await starterDeck(page.request, 'hebrew')}`, /\d+ words/],
    ['terms', '/docs', /Terms/],
    ['privacy', '/docs/privacy', /What is kept/],
    ['content policy', '/docs/content_policy', /Related Articles/],
    ['references', '/docs/references', /OpenMoji/],
    ['no such page', '/nothing/here', /Page does not exist/],
  ];
}

test('axe finds nothing on any screen, and nothing runs out of the window', async ({ page }) => {
  // Twelve states in four looks each.
  test.slow();
  const looks = everyLook;
  for (const [name, path, sign] of await screensOf(page)) {
    await page.goto(path);
    await expect(page.getByText(sign).first()).toBeVisible();
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    if (name.endsWith('deck')) {
      await page
        .getByRole('button', { name: /^Image details/ })
        .first()
        .click();
      await expect(page.getByText('Licence')).toBeVisible();
    }
    expect.soft(await findingsOn(page, name, { looks })).toEqual([]);
  }
  await page.goto('/login');
  await page.getByRole('button', { name: 'Log in' }).click();
  await expect(page.getByLabel('Username or e-mail')).toHaveAttribute('aria-invalid', 'true');
  expect.soft(await findingsOn(page, 'log-in with faults', { looks })).toEqual([]);
  await atHome(page);
  await page.getByRole('button', { name: 'account menu' }).click();
  await expect(page.getByRole('button', { name: 'Log out' })).toBeVisible();
  expect.soft(await findingsOn(page, 'home with the account menu', { looks })).toEqual([]);
});
