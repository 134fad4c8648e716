import { expect, type Page, test } from '@playwright/test';
import { findingsOn } from './accessibility/axe.ts';
import { everyLook } from './accessibility/looks.ts';
import { newName, signUp } from './accounts/person.ts';

/** Presses what somebody presses with finger or mouse, and counts. */
function counted(page: Page) {
  let presses = 0;
  return {
    count: () => presses,
    press: async (name: string | RegExp, role: 'button' | 'link' = 'button') => {
      presses++;
      await page.getByRole('main').getByRole(role, { name }).first().click();
    },
  };
}

/** With the third press the first word is asked; with probability 0.15 another new one comes before it. */
const most = 4;

/** Goes on from new words to the first question; gives how often was pressed until then. */
async function toFirstQuestion(
  page: Page,
  count: () => number,
  press: (name: string) => Promise<void>,
): Promise<number> {
  await expect(page.getByText('New word')).toBeVisible();
  while ((await option(page).count()) === 0) {
    const word = await page.getByRole('heading', { level: 1 }).textContent();
    await press('Continue');
    await expect(
      page.getByRole('heading', { level: 1, name: word!, exact: true }).and(page.locator(':visible')),
    ).toHaveCount(0);
    // A question is fetched while the first new word is looked at.
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  }
  return count();
}

const option = (page: Page) => page.locator('button[aria-keyshortcuts="1"]');
const look = async (page: Page, name: string) =>
  expect.soft(await findingsOn(page, name, { looks: everyLook })).toEqual([]);

test('a visitor: from the front page to the first question in three presses; what they answer comes along to their account', async ({
  page,
}) => {
  await page.goto('/');
  const { press, count } = counted(page);
  await expect(page.getByLabel('I learn')).toHaveValue('spanish');
  await look(page, 'front page');
  await press(/^Start: /);
  expect(await toFirstQuestion(page, count, press)).toBeLessThanOrEqual(most);
  // Kept: a reload does not lose it, nor does an account that is made afterwards.
  await option(page).click();
  await page.reload();

  const username = newName();
  await page.goto('/signup');
  await expect(page.getByRole('radio', { name: /^Learn/ })).toBeChecked();
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('E-mail').fill(`${username}@example.org`);
  await page.getByLabel('Password', { exact: true }).fill('correct horse battery staple');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await expect(page).toHaveURL(`/user/${username}`);
  await expect(page.getByText('1 word was studied in this browser before you logged in.')).toBeVisible();
  await look(page, 'what a visitor learned');
  await page.getByRole('button', { name: 'Keep them' }).click();
  await expect(page.getByText('1 word saved. It comes back when it is due.')).toBeVisible();
  const deck = page.locator('a[data-card]').first();
  await expect(deck).toBeVisible();
  const home = (await (await page.request.get(`/api/user/${username}`)).json()) as { items: { item_id: number }[] };
  const ofDeck = `/api/word-deck/${username}/search?id=${home.items[0]!.item_id}`;
  await expect
    .poll(async () => {
      const { words, purpose } = (await (await page.request.get(ofDeck)).json()) as {
        words: { answers: object[] }[];
        purpose: string;
      };
      return [purpose, words.filter(({ answers }) => answers.length > 0).length];
    })
    .toEqual(['learn', 1]);
  // It is asked once.
  await page.reload();
  await expect(deck).toBeVisible();
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeHidden();
});

test('a new learner: from the empty home to the first question in three presses, and the deck is theirs', async ({
  page,
}) => {
  const username = await signUp(page.request, { role: 'learner' });
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'What would you like to learn?' })).toBeVisible();
  await expect(page.getByText(/clone|purpose/i)).toHaveCount(0);
  await look(page, 'first steps of a learner');
  const { press, count } = counted(page);
  await press(/^Start: /);
  expect(await toFirstQuestion(page, count, press)).toBeLessThanOrEqual(most);
  await expect(page).toHaveURL(new RegExp(`^[^?]*/deck/${username}/search/study`));
  // Back leads to where they came from, and the same topic is the same deck.
  await page.goto('/decks');
  await expect(page.getByRole('region', { name: 'My decks' }).getByRole('listitem')).toHaveCount(1);
  await look(page, 'own decks and ready ones');
  await page
    .getByRole('button', { name: /^Start: / })
    .first()
    .click();
  await expect(page).toHaveURL(new RegExp(`/deck/${username}/search/study`));
  const home = (await (await page.request.get(`/api/user/${username}`)).json()) as { items: object[] };
  expect(home.items).toHaveLength(1);
});

test('by keys alone: ten pictures tell a learner where to begin', async ({ page }) => {
  await signUp(page.request, { role: 'learner' });
  await page.goto('/decks');
  await page.getByRole('button', { name: 'Not a beginner? Check with ten pictures' }).press('Enter');
  const dialog = page.getByRole('dialog', { name: 'What do you know already?' });
  await expect(dialog.getByText('1 of 10')).toBeFocused();
  await look(page, 'check of a level');
  for (let number = 1; number <= 10; number++) {
    await expect(dialog.getByText(`${number} of 10`)).toBeFocused();
    await dialog.getByRole('button', { name: 'I don’t know' }).press('Enter');
  }
  await expect(dialog.getByText('You knew 0 of 10.')).toBeFocused();
  await look(page, 'level found');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: 'A1.1' })).toBeChecked();
  await expect(page.getByRole('heading', { name: /^Level/ })).toHaveCount(1);
});

test('a new teacher is led to a deck, a class or a deck of their own, and is live after a few presses', async ({
  page,
}) => {
  await signUp(page.request);
  await page.goto('/');
  await expect(page.getByRole('link', { name: /^Set up a class/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /^Make your own deck/ })).toBeVisible();
  await look(page, 'first steps of a teacher');
  const { press, count } = counted(page);
  await press(/^Choose a deck and go live/, 'link');
  await press(/words/, 'link');
  await press('Live', 'link');
  await press('Open the lobby');
  await expect(page.getByRole('heading', { name: /^Pin \d{3} \d{3}$/ })).toBeVisible();
  expect(count()).toBe(4);
});
