import { expect, type Page, test } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { expectAccessible } from './accessibility/axe.ts';
import { untilLoaded, everyLook } from './accessibility/looks.ts';
import { card, cardNames, decksNamed, homeOf, createItem, namesIn, newOwner, chooseFromMenu } from './tree/own-tree.ts';

/** The page of a new person with three decks and a folder. */
async function openTree(page: Page) {
  const { username, root_id } = await newOwner(page.request);
  const decks = await decksNamed(page.request, 'Apples', 'Boats', 'Clouds');
  const folder = await createItem(page.request, 'folder', 'Spring', root_id);
  await page.goto(`/user/${username}`);
  await expect(card(page, 'Spring')).toBeVisible();
  return { username, root_id, decks, folder };
}

/** Drags a card by the mouse to a part of another: 0 its beginning, 1 its end. */
async function drag(page: Page, name: string, onto: string, part: number): Promise<void> {
  // Until all of the page is there its cards may still move.
  await untilLoaded(page);
  const from = (await card(page, name).boundingBox())!;
  const to = (await card(page, onto).boundingBox())!;
  await page.mouse.move(from.x + from.width / 2, from.y + 60);
  await page.mouse.down();
  await page.mouse.move(from.x + from.width / 2 + 20, from.y + 70, { steps: 3 });
  await page.mouse.move(to.x + to.width * part, to.y + 70, { steps: 8 });
  await page.mouse.up();
}

test('folders and categories are made, and named in their place', async ({ page }) => {
  const { username } = await openTree(page);
  await page.getByRole('button', { name: 'New folder' }).click();
  await page.getByLabel('Name').fill('Summer#');
  await page.getByRole('button', { name: 'Make folder' }).click();
  await expect(page.getByText('Name cannot contain: #')).toBeVisible();
  await page.getByLabel('Name').fill('  Summer   term ');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Summer term')).toBeVisible();
  await page.getByRole('button', { name: 'New category' }).click();
  await page.getByLabel('Name').fill('Verbs');
  await page.getByTitle('Violet').click();
  await page.getByRole('button', { name: 'Make category' }).click();
  await expect(page.getByRole('heading', { name: 'Verbs' })).toBeVisible();

  await card(page, 'Summer term').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Autumn');
  await page.keyboard.press('Enter');
  await expect(card(page, 'Autumn')).toBeFocused();
  await expect.poll(() => namesIn(page.request, username)).toContain('Autumn');
  await card(page, 'Autumn').focus();
  await page.keyboard.press('F2');
  await page.keyboard.type('Winter');
  await page.keyboard.press('Escape');
  await expect(card(page, 'Autumn')).toBeFocused();
});

test('the mouse drags decks between others, into a folder, a category, and back up', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 1200 });
  const { username, root_id, folder } = await openTree(page);
  await createItem(page.request, 'category', 'Verbs', root_id);
  await page.reload();
  await drag(page, 'Clouds', 'Apples', 0.1);
  await expect.poll(() => cardNames(page)).toEqual(['Clouds', 'Apples', 'Boats', 'Spring']);
  await drag(page, 'Clouds', 'Boats', 0.9);
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Boats', 'Clouds', 'Spring']);
  await expect.poll(() => namesIn(page.request, username)).toEqual(['Apples', 'Boats', 'Clouds', 'Spring', 'Verbs']);

  await drag(page, 'Boats', 'Spring', 0.5);
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Clouds', 'Spring']);
  await expect(page.getByText('Boats moved to Spring')).toBeVisible();
  await expect.poll(() => namesIn(page.request, username, folder)).toEqual(['Boats']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Boats', 'Clouds', 'Spring']);

  await drag(page, 'Apples', 'Verbs', 0.5);
  await expect(page.getByRole('region', { name: 'Verbs' }).getByRole('link', { name: 'Apples' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Study all' })).toBeVisible();

  await drag(page, 'Boats', 'Spring', 0.5);
  await expect.poll(() => namesIn(page.request, username, folder)).toEqual(['Boats']);
  await card(page, 'Spring').click();
  await expect(page).toHaveURL(`/user/${username}/${folder}`);
  await expect(card(page, 'Boats')).toBeVisible();
  await untilLoaded(page);
  const up = (await page
    .getByRole('navigation', { name: 'Folders above' })
    .getByRole('link', { name: 'Home' })
    .boundingBox())!;
  const from = (await card(page, 'Boats').boundingBox())!;
  await page.mouse.move(from.x + 40, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(up.x + 20, up.y + 20, { steps: 10 });
  await page.mouse.up();
  await expect(page.getByText('Boats moved to Home')).toBeVisible();
  await expect(page).toHaveURL(`/user/${username}/${folder}`);
  await expect.poll(() => namesIn(page.request, username)).toContain('Boats');
});

test('keys alone go through the cards, order them, and put one into a folder and a new folder of it', async ({
  page,
}) => {
  const { username, folder } = await openTree(page);
  await card(page, 'Apples').focus();
  await page.keyboard.press('ArrowRight');
  await expect(card(page, 'Boats')).toBeFocused();
  await page.keyboard.press('Alt+ArrowRight');
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Clouds', 'Boats', 'Spring']);
  await expect(page.getByText('Boats, now number 3 of 4')).toBeAttached();
  await expect(card(page, 'Boats')).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  await page.keyboard.press('Alt+ArrowUp');
  await expect.poll(() => namesIn(page.request, username)).toEqual(['Boats', 'Apples', 'Clouds', 'Spring']);
  await expect(card(page, 'Boats')).toBeFocused();

  // To its menu, and there down to 'Move to…'.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('menuitem', { name: 'Open' })).toBeFocused();
  for (let line = 0; line < 3; line += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('menuitem', { name: 'Move to…' })).toBeFocused();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Move Boats to…' });
  await dialog.getByRole('button', { name: 'Spring' }).press('Enter');
  await expect(dialog.getByRole('button', { name: 'Spring' })).toHaveAttribute('aria-current', 'location');
  await dialog.getByRole('button', { name: 'New folder' }).press('Enter');
  await expect(dialog.getByRole('textbox')).toBeFocused();
  await page.keyboard.type('March');
  await page.keyboard.press('Enter');
  await expect(dialog.getByRole('button', { name: 'March' })).toHaveAttribute('aria-current', 'location');
  await dialog.getByRole('button', { name: 'Move here' }).press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Boats moved to March')).toBeVisible();
  await expect(card(page, 'Apples')).toBeFocused();
  expect(await namesIn(page.request, username, folder)).toEqual(['March']);
});

test('what is deleted comes back at once, later from the bin, and not once it is deleted for good', async ({
  page,
}) => {
  const { username } = await openTree(page);
  await card(page, 'Boats').focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Clouds', 'Spring']);
  await expect(card(page, 'Clouds')).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('1 item is back')).toBeVisible();
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Boats', 'Clouds', 'Spring']);
  await expect.poll(() => namesIn(page.request, username)).toEqual(['Apples', 'Boats', 'Clouds', 'Spring']);

  await chooseFromMenu(page, 'Boats', 'Delete');
  await chooseFromMenu(page, 'Spring', 'Delete');
  await expect.poll(() => cardNames(page)).toEqual(['Apples', 'Clouds']);
  await page.getByRole('button', { name: 'Bin' }).click();
  const bin = page.getByRole('dialog', { name: 'Bin' });
  await expect(bin.getByText('30 days left')).toHaveCount(2);
  await bin.getByRole('button', { name: 'Restore Boats' }).click();
  await expect(bin.getByText('It is back', { exact: false })).toBeVisible();
  await expect(bin.getByRole('listitem')).toHaveCount(1);
  await bin.getByRole('button', { name: 'Empty the bin' }).click();
  await page.getByRole('button', { name: 'Delete for good' }).click();
  await expect(bin.getByText('The bin is empty')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect.poll(() => namesIn(page.request, username)).toEqual(['Apples', 'Clouds', 'Boats']);
});

test('two tabs rename one deck: the later one is told, and loses nothing', async ({ page }) => {
  const { username, decks } = await openTree(page);
  await chooseFromMenu(page, 'Boats', 'Rename');
  await page.keyboard.type('Ships');
  // The other tab is faster.
  const data = { item_id: decks[1], item_name: 'Ferries' };
  expect((await page.request.put('/api/item', { data })).status()).toBe(200);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Renamed elsewhere: it is now called Ferries. You typed Ships')).toBeVisible();
  await expect.poll(() => cardNames(page)).toContain('Ferries');
  await page.getByRole('button', { name: 'Use mine' }).click();
  await expect.poll(() => namesIn(page.request, username)).toContain('Ships');
});

test('without the server nothing is lost: what was changed goes back, is told, and can be tried again', async ({
  page,
}) => {
  const { username } = await openTree(page);
  await page.route('**/api/item', (route) => route.abort());
  await chooseFromMenu(page, 'Boats', 'Rename');
  await page.keyboard.type('Ships');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await expect.poll(() => cardNames(page)).toContain('Boats');
  await page.unroute('**/api/item');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => namesIn(page.request, username)).toContain('Ships');
});

const keyOf = (address: string) => new URL(address).searchParams.get('key');

test('who sees what: by link, private, and a private folder around it', async ({ page, browser }) => {
  const { username, root_id, decks } = await openTree(page);
  await chooseFromMenu(page, 'Apples', 'Who can see it');
  await page.getByText('Everybody', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await chooseFromMenu(page, 'Boats', 'Who can see it');
  await page.getByText('Anyone with the link', { exact: true }).click();
  await page.getByRole('button', { name: 'Save and copy the link' }).click();
  await expect(page.getByText(/has (it|this link) can see this/)).toBeVisible();
  await expect.poll(async () => (await homeOf(page.request, username)).items[1]?.seen_by).toBe('link');

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/user/${username}`);
  await expect(card(visitor, 'Apples')).toBeVisible();
  // Nor a folder in which there is nothing for them.
  expect(await cardNames(visitor)).toEqual(['Apples']);
  await expect(visitor.getByRole('button', { name: /^More for/ })).toHaveCount(0);
  // By its id nobody finds what is by link; by its link everybody does, and the key goes along.
  await visitor.goto(`/deck/${username}/search?id=${decks[1]}`);
  await expect(visitor.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  await chooseFromMenu(page, 'Boats', 'Who can see it');
  const box = page.getByRole('textbox', { name: 'Link' });
  const link = await box.inputValue();
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Boats' })).toBeVisible();
  expect(keyOf(link)).toMatch(/^[\w-]{16}$/);
  await visitor.getByRole('button', { name: 'Study', exact: true }).click();
  await visitor.waitForURL(/\/study\?/);
  expect(keyOf(visitor.url())).toBe(keyOf(link));
  await visitor.reload();
  await visitor.goBack();
  await expect(visitor.getByRole('heading', { name: 'Boats' })).toBeVisible();
  // A new link ends the old one.
  await page.getByRole('button', { name: 'Make a new link' }).click();
  await expect(page.getByText('The old one no longer works', { exact: false })).toBeVisible();
  const renewed = await box.inputValue();
  await page.keyboard.press('Escape');
  await visitor.goto(link);
  await expect(visitor.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  await visitor.goto(renewed);
  await expect(visitor.getByRole('heading', { name: 'Boats' })).toBeVisible();
  await visitor.goto(`/user/${username}/${root_id + 1_000_000}`);
  await expect(visitor.getByRole('heading', { name: 'Page does not exist' })).toBeVisible();
  await visitor.context().close();

  await chooseFromMenu(page, 'Spring', 'Who can see it');
  await page.getByText('Only you', { exact: true }).click();
  await page.getByRole('button', { name: 'Save' }).click();
  await chooseFromMenu(page, 'Apples', 'Move to…');
  await page.getByRole('dialog').getByRole('button', { name: 'Spring' }).click();
  await page.getByRole('button', { name: 'Move here' }).click();
  await card(page, 'Spring').click();
  await chooseFromMenu(page, 'Apples', 'Who can see it');
  await expect(page.getByText('only you will see it', { exact: false })).toBeVisible();
});

test('many at once: a range is ticked, all are, and they are moved together', async ({ page }) => {
  const { username, folder } = await openTree(page);
  await page.getByRole('button', { name: 'Select' }).click();
  await card(page, 'Apples').click();
  await card(page, 'Clouds').click({ modifiers: ['Shift'] });
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Move to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Spring' }).click();
  await page.getByRole('button', { name: 'Move here' }).click();
  await expect(page.getByText('3 items moved to Spring')).toBeVisible();
  expect(await namesIn(page.request, username, folder)).toEqual(['Apples', 'Boats', 'Clouds']);
  await card(page, 'Spring').click();
  await card(page, 'Boats').focus();
  await page.keyboard.press('Control+a');
  await expect(page.getByText('3 selected')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Copy to…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Home' }).click();
  await page.getByRole('button', { name: 'Copy here' }).click();
  await expect(page.getByText('3 items copied to Home')).toBeVisible();
  expect(await namesIn(page.request, username)).toEqual(['Spring', 'Apples', 'Boats', 'Clouds']);
});

test('a deck of somebody else is cloned into a folder of one’s own', async ({ page }) => {
  const { username, folder } = await openTree(page);
  const [topic] = await starterDecks(page.request, 'spanish');
  await page.goto(`/deck/lexiroom/search?id=${topic!.item_id}`);
  await page.getByRole('button', { name: 'Clone this deck to save your scores' }).click();
  await page.getByRole('button', { name: 'Choose a folder' }).click();
  await page.getByRole('button', { name: 'Spring' }).click();
  await page.getByRole('button', { name: 'Clone into this folder' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Clone', exact: true }).click();
  await expect(page.getByText('Cloned!')).toBeVisible();
  expect(await namesIn(page.request, username, folder)).toEqual([topic!.item_name]);
});

test('on a phone a finger that rests on a card ticks it', async ({ browser }) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const page = await context.newPage();
  const { username } = await openTree(page);
  const at = (await card(page, 'Apples').boundingBox())!;
  const touch = await context.newCDPSession(page);
  const touchPoints = [{ x: at.x + 60, y: at.y + 60 }];
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints });
  await expect(page.getByText('1 selected')).toBeVisible();
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  await expect(page.getByText('1 selected')).toBeVisible();
  await card(page, 'Boats').tap();
  await expect(page.getByText('2 selected')).toBeVisible();
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).tap();
  await expect.poll(() => namesIn(page.request, username)).toEqual(['Clouds', 'Spring']);
  await context.close();
});

test('axe finds nothing on a folder and what opens above it, and nothing runs out of the window', async ({ page }) => {
  const look = (name: string) => expectAccessible(page, name, { looks: everyLook });
  const { username, root_id } = await openTree(page);
  await createItem(page.request, 'category', 'Verbs', root_id);
  await page.goto(`/user/${username}`);
  await expect(page.getByRole('heading', { name: 'Verbs' })).toBeVisible();
  await look('folder');
  await page.getByRole('button', { name: 'More for Apples' }).click();
  await expect(page.getByRole('menuitem', { name: 'Rename' })).toBeVisible();
  await look('menu');
  await page.getByRole('menuitem', { name: 'Rename' }).click();
  await expect(page.getByRole('main').getByRole('textbox')).toBeFocused();
  await look('renaming');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Select' }).click();
  await card(page, 'Apples').click();
  await expect(page.getByText('1 selected')).toBeVisible();
  await look('choosing');
  await page.getByRole('button', { name: 'Move to…' }).click();
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Spring' })).toBeVisible();
  await look('choosing a folder');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Who can see them' }).click();
  await expect(page.getByRole('dialog').getByText('Only you', { exact: true })).toBeVisible();
  await look('visibility');
  await page.keyboard.press('Escape');
  await page.getByRole('toolbar').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('button', { name: 'Undo' })).toBeVisible();
  await look('undo');
  await page.getByRole('button', { name: 'Bin' }).click();
  await expect(page.getByRole('button', { name: 'Restore Apples' })).toBeVisible();
  await look('bin');
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'New category' }).click();
  await expect(page.getByRole('button', { name: 'Make category' })).toBeVisible();
  await look('new category');
});

test('in Arabic the page runs from right to left, arrow keys included', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('interface_language', 'ar'));
  await openTree(page);
  const [apples, boats] = [await card(page, 'Apples').boundingBox(), await card(page, 'Boats').boundingBox()];
  expect(apples!.x).toBeGreaterThan(boats!.x);
  // An English name keeps its direction, and stands where the page begins.
  const name = card(page, 'Apples').locator('bdi').first();
  expect(await name.evaluate((text) => getComputedStyle(text).textAlign)).toBe('right');
  await card(page, 'Apples').focus();
  await page.keyboard.press('ArrowLeft');
  await expect(card(page, 'Boats')).toBeFocused();
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBeLessThanOrEqual(0);
});
