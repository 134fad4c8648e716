import { expect, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { asAdmin } from './accounts/admin.ts';
import { newName, signUp } from './accounts/person.ts';
import { starterDeck } from './decks/starter-decks.ts';

test('three names of one teacher are looked at with their words, and approved in one press', async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const teacher = await signUp(api);
  const names = ['a', 'b', 'c'].map((letter) => newName(`waits-${letter}-`));
  const selected_ids = names.map((target_text, place) => ({ image_id: place + 1, target_text }));
  const data = { deck_name: `Deck of ${teacher}`, target_language: 'german', selected_ids };
  expect((await api.post('/api/deck', { data })).ok()).toBe(true);

  await asAdmin(page.request);
  await page.goto('/admin');
  await page.getByText('Texts', { exact: true }).click();
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Choose: ${names[0]}` }) });
  await expect(entry.getByRole('link', { name: `Deck of ${teacher}` })).toBeVisible();
  await entry.getByRole('button', { name: `Only from ${teacher}` }).click();
  await expect(page.getByRole('button', { name: 'Approve', exact: true })).toHaveCount(3);
  // By keys alone.
  await page.getByRole('checkbox', { name: 'Choose all 3 of this page' }).focus();
  await page.keyboard.press('Space');
  await expect(page.getByRole('button', { name: 'Approve 3 entries' })).toBeVisible();
  expect.soft(await findingsOn(page, 'entries that are chosen', { looks: everyLook })).toEqual([]);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByText('3 entries are approved.')).toBeFocused();
  await expect(page.getByText('Nothing is waiting here')).toBeVisible();
  await page.getByRole('button', { name: 'From everybody' }).click();
  await expect(page.getByRole('checkbox', { name: `Choose: ${names[0]}` })).toHaveCount(0);
});

test('a learner reports the name of a picture where they see it, and an admin reads it', async ({
  page,
  playwright,
  baseURL,
}) => {
  const username = await signUp(page.request);
  await page.goto(`/deck/lexiroom/${await starterDeck(page.request, 'danish')}`);
  const details = page.getByRole('button', { name: /^Image details: / });
  const word = ((await details.first().getAttribute('aria-label')) ?? '').replace('Image details: ', '');
  await details.first().click();
  await page.getByRole('dialog', { name: 'Image details' }).getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
  await dialog.getByText(word, { exact: true }).last().click();
  const reason = `Misspelt, says ${username}`;
  await dialog.getByLabel('What is wrong with it?').fill(reason);
  expect.soft(await findingsOn(page, 'report', { looks: everyLook })).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await expect(dialog.getByText('Thank you. An admin will look at it.')).toBeVisible();

  const admin = await playwright.request.newContext({ baseURL: baseURL! });
  await asAdmin(admin);
  const reported = await admin.get('/api/admin/entries?kind=translation&state=reported');
  expect(await reported.text()).toContain(reason);
});

test('a learner reports a word card and a name in the editor; an admin sees where, hears it, and takes the word out', async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const teacher = await signUp(api);
  const word = newName('rude-');
  const selected_ids = [{ target_text: word, source_text: 'meaning' }, { image_id: 1, target_text: 'Katze', source_text: 'cat' }]; // prettier-ignore
  const data = {
    deck_name: `Deck of ${teacher}`,
    target_language: 'german',
    source_language: 'english_uk',
    selected_ids,
  };
  const { item_id } = (await (await api.post('/api/deck', { data })).json()) as { item_id: number };

  const learner = await signUp(page.request);
  await page.goto(`/deck/${teacher}/search?id=${item_id}`);
  await page.getByRole('button', { name: `Word details: ${word}` }).click();
  await page.getByRole('dialog', { name: 'Word details' }).getByRole('button', { name: 'Report' }).click();
  const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
  await dialog.getByLabel('What is wrong with it?').fill('Rude');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText('Thank you. An admin will look at it.')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Reported' })).toBeFocused();

  // In a deck of their own: the names of the picture.
  const own = await page.request.post('/api/deck', { data: { ...data, selected_ids: selected_ids.slice(1) } });
  const { item_id: own_id } = (await own.json()) as { item_id: number };
  await page.goto(`/deck/${learner}/${own_id}/edit`);
  await page.getByRole('button', { name: 'Other names: Word Katze' }).click();
  const names = page.getByRole('dialog', { name: 'Translation Panel' });
  await names.getByRole('button', { name: 'Report: Katze' }).click();
  expect.soft(await findingsOn(page, 'report of a name', { looks: everyLook })).toEqual([]);
  await dialog.getByRole('button', { name: 'Send the report' }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(names.getByRole('button', { name: 'Reported: Katze' })).toBeFocused();

  await asAdmin(page.request);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Reported' }).click();
  await page.getByText('Words', { exact: true }).click();
  const entry = page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Choose: ${word}` }) });
  const reports = entry.getByRole('list', { name: 'Reports' });
  await expect(reports).toContainText('Rude');
  await expect(reports.getByRole('link', { name: `Deck of ${teacher}` })).toBeVisible();
  expect.soft(await findingsOn(page, 'reported words', { looks: everyLook })).toEqual([]);
  await entry.getByRole('button', { name: 'Delete' }).click();
  await entry.getByLabel('Why is it deleted?').fill('Rude');
  await entry.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('The entry is deleted.')).toBeVisible();
  const left = (await (await api.get(`/api/deck_rows/${item_id}`)).json()) as { words: object[] };
  expect(left.words).toMatchObject([{ target_text: 'Katze' }]);
});

test('a deck and a story are reported as a whole; an admin opens the deck and puts it into its owner’s bin', async ({
  page,
  playwright,
  baseURL,
}) => {
  const api = await playwright.request.newContext({ baseURL: baseURL! });
  const teacher = await signUp(api);
  const deck_name = newName('Rude deck ');
  const data = { deck_name, target_language: 'german', selected_ids: [{ target_text: 'Wort' }] };
  const { item_id } = (await (await api.post('/api/deck', { data })).json()) as { item_id: number };
  const source = { type: 'conversation', story: 'Ana: Hola.' };
  const made = await api.post('/api/story', { data: { story_name: 'El grito', story_language: 'spanish', source } });
  const story_id = ((await made.json()) as { item_id: number }).item_id;
  await api.put('/api/item', { data: { item_id: story_id, visibility: 'public' } });

  await signUp(page.request);
  const dialog = page.getByRole('dialog', { name: 'Report', exact: true });
  for (const [address, name] of [
    [`/deck/${teacher}/search?id=${item_id}`, deck_name],
    [`/story/${teacher}/${story_id}?id=${story_id}`, 'El grito'],
  ] as const) {
    await page.goto(address);
    await page.getByRole('button', { name: `Report: ${name}` }).click();
    await dialog.getByLabel('What is wrong with it?').fill('It shouts');
    await page.keyboard.press('Enter');
    await expect(dialog.getByText('Thank you. An admin will look at it.')).toBeVisible();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await expect(page.getByRole('button', { name: `Reported: ${name}` })).toBeFocused();
    expect.soft(await findingsOn(page, `${name}, reported`, { looks: everyLook })).toEqual([]);
  }

  await asAdmin(page.request);
  await page.goto('/admin');
  await page.getByRole('tab', { name: 'Reported' }).click();
  await page.getByText('Decks and stories', { exact: true }).click();
  const entryOf = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('checkbox', { name: `Choose: ${name}` }) });
  await expect(entryOf('El grito').getByRole('list', { name: 'Reports' })).toContainText('It shouts');
  const entry = entryOf(deck_name);
  await expect(entry.getByRole('list', { name: 'Reports' }).getByRole('link', { name: deck_name })).toBeVisible();
  expect.soft(await findingsOn(page, 'reported decks', { looks: everyLook })).toEqual([]);
  await entry.getByRole('button', { name: 'Delete' }).click();
  await expect(entry.getByText('It is moved to its owner’s bin, and is private if they restore it.')).toBeVisible();
  await entry.getByLabel('Why is it deleted?').fill('Rude');
  await entry.getByRole('button', { name: 'Delete it' }).click();
  await expect(page.getByText('The entry is deleted.')).toBeVisible();
  const bin = (await (await api.get('/api/bin')).json()) as object[];
  expect(bin).toMatchObject([{ item_id, item_name: deck_name }]);
});
