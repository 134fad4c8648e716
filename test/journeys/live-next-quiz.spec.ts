import { expect, type Page } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { expectFits, expectOptions, join, laptop, optionsOn, phone, smallPhone, test } from './live/screens.ts';

/** Which of the four options is right, as the host's own screen tells. */
async function rightOption(host: Page): Promise<number> {
  const options = host.getByRole('list').filter({ hasText: 'Right answer' }).getByRole('listitem');
  await expect(options).toHaveCount(4);
  return (await options.allInnerTexts()).findIndex((option) => option.includes('Right answer'));
}

test('two quizzes in one room: phones and board go on by themselves, and the points of both add up', async ({
  screens,
}) => {
  const projector = await screens.signedUpTeacher();
  const [deck] = await starterDecks(projector.request, 'japanese');
  const settings = { kinds: ['picture_to_text'], questions: 1, seconds: 60 };
  const source = { deck_ids: [deck!.item_id] };
  const opened = await projector.request.post('/api/live', { data: { source, settings } });
  const { pin } = (await opened.json()) as { pin: string };
  await projector.goto(`/live/${pin}/projector`);
  const host = await screens.openControls(projector);
  await host.setViewportSize(laptop);
  const mia = await screens.newPage(smallPhone);
  const leo = await screens.newPage(phone);
  await join(mia, pin, 'Mia');
  await join(leo, pin, 'Leo');

  const play = async () => {
    await projector.getByRole('button', { name: 'Start quiz' }).click();
    await expectOptions(mia);
    const right = await rightOption(host);
    await optionsOn(mia).nth(right).click();
    await optionsOn(leo)
      .nth((right + 1) % 4)
      .click();
    await expect(mia.getByRole('heading', { name: 'Right!' })).toBeVisible();
    await expect(leo.getByRole('heading', { name: 'Not this time' })).toBeVisible();
    await projector.keyboard.press('Space');
  };
  await play();
  await expect(host.getByRole('heading', { name: 'The podium' })).toBeVisible();
  await expectFits('podium with a next quiz', { host });

  await host.getByRole('link', { name: 'Next quiz in this room' }).click();
  const open = host.getByRole('button', { name: 'Next quiz in this room' });
  await expect(open).toBeEnabled();
  await expectFits('set-up of the next quiz', { host });
  await host.getByText('5', { exact: true }).first().click();
  await open.click();
  await expect(host).toHaveURL(`/live/${pin}/host`);
  await expect(host.getByRole('heading', { name: 'Lobby' })).toBeVisible();
  await expect(projector.getByRole('heading', { name: '2 in the room' })).toBeVisible();
  for (const [name, page] of Object.entries({ Mia: mia, Leo: leo })) {
    await expect(page.getByText('Next quiz')).toBeVisible();
    await expect(page.getByRole('heading', { name })).toBeVisible();
  }
  await expectFits('lobby of the next quiz', { projector, mia, leo });

  await play();
  await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
  await expect(mia.getByText('All quizzes together: 200 points')).toBeVisible();
  await expect(leo.getByText('All quizzes together: 0 points')).toBeVisible();
  await expectFits('leaderboard of the next quiz', { projector, host, mia, leo });
  await mia.reload();
  await expect(mia.getByText('All quizzes together: 200 points')).toBeVisible();

  const lives = (await (await projector.request.get('/api/lives')).json()) as {
    pin: string;
    ended_at: number | null;
  }[];
  expect(lives.map((live) => [live.pin, live.ended_at !== null])).toEqual([
    [pin, false],
    [pin, true],
  ]);
  expect(screens.complaints).toEqual([]);
});
