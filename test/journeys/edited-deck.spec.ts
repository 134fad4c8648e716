import { expect, type Page, test } from '@playwright/test';
import { signUp } from './accounts/person.ts';
import { expectAccessible } from './accessibility/axe.ts';
import { rows, typeWords, untilSaved, words } from './deck-editor/editor.ts';
import { createDeck } from './deck-editor/create-deck.ts';

/** Writes another word into a row, without Enter. */
const write = (page: Page, place: number, word: string) => page.locator('[data-part=target]').nth(place).fill(word);

/** A tab hears nothing of the deck meanwhile: whenever a browser thinks that somebody looks at it, it would read it anew. */
async function unheardBy(tab: Page, act: () => Promise<void>): Promise<void> {
  const reading = '**/api/deck_rows/*';
  await tab.route(reading, (route) => route.abort());
  await act();
  await tab.unroute(reading);
}

test('two tabs edit a deck, and neither loses what the other did', async ({ page, context }) => {
  const { username, id } = await createDeck(page, 4);
  const tab = await context.newPage();
  for (const each of [page, tab]) {
    await each.goto(`/deck/${username}/${id}/edit`);
    await expect(rows(each)).toHaveCount(4);
  }
  const before = await words(page);

  await untilSaved(page, async () => {
    await write(page, 0, 'a word of mine');
    await page.keyboard.press('Enter');
  });
  // The other tab knows nothing of it yet.
  await untilSaved(tab, async () => {
    await tab.getByRole('button', { name: /^Move row 4/ }).focus();
    await tab.keyboard.press('Home');
  });
  const both = [before[3], 'a word of mine', before[1], before[2]];
  await expect.poll(() => words(tab)).toEqual(both);
  await page.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => words(page)).toEqual(both);

  await unheardBy(page, async () => {
    await untilSaved(tab, async () => {
      await write(tab, 1, 'first come');
      await tab.keyboard.press('Enter');
    });
    await write(page, 1, 'too late');
  });
  await page.keyboard.press('Enter');
  await expect(page.getByText('Row 2, first come: changed in another tab')).toBeVisible();
  await expect(page.getByText('You typed: too late')).toBeVisible();
  await expect.poll(() => words(page)).toEqual([before[3], 'first come', before[1], before[2]]);
  await expectAccessible(page, 'a row that was changed twice');
  // What is left undecided waits.
  await page.getByRole('link', { name: 'Done' }).click();
  await page.getByRole('link', { name: 'Edit deck' }).click();
  await expect(page.getByText('You typed: too late')).toBeVisible();
  await page.getByRole('button', { name: /^1 word was changed in another tab/ }).click();
  await expect(page.getByRole('button', { name: 'Use mine' })).toBeFocused();
  await untilSaved(page, () => page.keyboard.press('Enter'));
  await expect(page.getByRole('button', { name: 'Use mine' })).toHaveCount(0);
  await tab.evaluate(() => dispatchEvent(new Event('focus')));
  await expect.poll(() => words(tab)).toEqual([before[3], 'too late', before[1], before[2]]);

  // And the other way round, with a row that is deleted meanwhile.
  await unheardBy(tab, async () => {
    await untilSaved(page, async () => {
      await page.locator('[data-part=delete]').nth(3).click();
      // What could still be undone is sent at once.
      await page.getByRole('button', { name: 'Reload' }).click();
    });
    await write(tab, 3, 'not yet gone');
  });
  await tab.keyboard.press('Enter');
  await expect(tab.getByText(`${before[2]!} was deleted in another tab`)).toBeVisible();
  await expect(tab.getByText('You typed: not yet gone')).toBeVisible();
  await untilSaved(tab, () => tab.getByRole('button', { name: 'Use mine' }).click());
  await expect.poll(() => words(tab)).toEqual([before[3], 'too late', before[1], 'not yet gone']);
});

test('another language keeps the pictures and takes their names there', async ({ page }) => {
  // Words that have a name in Japanese; 'above' and 'away', with an a, have none.
  const { username, id } = await createDeck(page, 6, 'd');
  await page.goto(`/deck/${username}/${id}/edit`);
  await page.getByRole('button', { name: /^A deck/ }).click();
  await page.getByLabel('Language of the words').selectOption('japanese');
  await expect(page.getByText('6 of 6 words have their texts there.')).toBeVisible();
  await page.getByRole('button', { name: 'Change the language' }).click();
  await expect(page.locator('[data-part=target]').first()).toHaveAttribute('lang', 'ja');
  await expect
    .poll(async () => (await words(page)).join(''))
    .toMatch(/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u);
  await page.reload();
  await expect(page.locator('[data-part=target]').first()).toHaveAttribute('lang', 'ja');
});

test('words without a picture are on the server once it says so, as they were typed, for every device', async ({
  page,
  browser,
}) => {
  const { username, id } = await createDeck(page, 4);
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(rows(page)).toHaveCount(4);
  await typeWords(page, 'zzYzx of QUux', 'Köter Köter');
  await expect(rows(page)).toHaveCount(6);
  await untilSaved(page, async () => {
    await page.getByLabel('Translation of zzYzx of QUux').fill('Nowhere');
    await page.keyboard.press('Enter');
  });
  await expect(page.getByText('1 word is not complete')).toBeVisible();
  const { origin } = new URL(page.url());
  const cookies = await page.context().cookies();
  await page.close({ runBeforeUnload: false });

  const device = await browser.newContext();
  await device.addCookies(cookies);
  const elsewhere = await device.newPage();
  await elsewhere.goto(`${origin}/deck/${username}/${id}/edit`);
  await expect(rows(elsewhere)).toHaveCount(6);
  await expect.poll(async () => (await words(elsewhere)).slice(4)).toEqual(['zzYzx of QUux', 'Köter Köter']);
  await expect(elsewhere.getByLabel('Translation of zzYzx of QUux')).toHaveValue('Nowhere');
  await elsewhere.getByRole('link', { name: 'Done' }).click();
  // The cards that stand for their pictures: what the one means, and the other itself.
  for (const card of ['Nowhere', 'Köter Köter']) {
    const picture = elsewhere.locator(`img[src$="/${Buffer.from(card).toString('base64url')}.svg"]`).first();
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1000);
  }
  await device.close();
});

test('without a connection changes wait, and are saved when it is back', async ({ page, context }) => {
  const { username, id } = await createDeck(page, 4);
  await page.goto(`/deck/${username}/${id}/edit`);
  await expect(rows(page)).toHaveCount(4);
  const [first, ...others] = await words(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: /^Move row 1/ }).focus();
  await page.keyboard.press('End');
  await expect(page.getByText('Not saved')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('Saved', { exact: true })).toBeVisible();
  await page.reload();
  await expect(rows(page)).toHaveCount(4);
  await expect.poll(() => words(page)).toEqual([...others, first]);
});

test('nobody else finds the editor', async ({ page, browser }) => {
  const { username, id } = await createDeck(page, 4);
  const stranger = await (await browser.newContext()).newPage();
  for (const address of [`/deck/${username}/new`, `/deck/${username}/${id}/edit`]) {
    await stranger.goto(
      new URL(address, page.url() === 'about:blank' ? test.info().project.use.baseURL : page.url()).href,
    );
    await expect(stranger.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  }
  await signUp(stranger.request);
  await stranger.reload();
  await expect(stranger.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
});
