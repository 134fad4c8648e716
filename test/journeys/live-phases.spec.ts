import { expect, type Page } from '@playwright/test';
import { starterDecks } from './decks/starter-decks.ts';
import { keepPicture } from './live/pictures.ts';
import { expectFits, join, optionsOn, phone, type QuizScreens, test, wall } from './live/screens.ts';

const oldProjector = { width: 1024, height: 768 };
const narrowPhone = { width: 320, height: 568 };

interface Room {
  projector: Page;
  host: Page;
  /** In English and dark, and in Arabic on the narrowest phone. */
  phones: [ada: Page, sara: Page];
}

/** A lobby with everybody in it, of a quiz with these settings. */
async function openRoom(screens: QuizScreens, settings: object): Promise<Room> {
  const projector = await screens.signedUpTeacher();
  const [deck] = await starterDecks(projector.request, 'spanish');
  const data = { source: { deck_ids: [deck!.item_id] }, settings };
  const opened = await projector.request.post('/api/live', { data });
  const { pin } = (await opened.json()) as { pin: string };
  await projector.goto(`/live/${pin}/projector`);
  await expect(projector.getByRole('button', { name: 'Start quiz' })).toBeVisible();
  const host = await screens.openControls(projector);
  const ada = await screens.newPage(phone);
  await ada.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await join(ada, pin, 'Ada');
  const sara = await screens.newPage(narrowPhone);
  await join(sara, pin, 'سارة');
  await sara.evaluate(() => localStorage.setItem('interface_language', 'ar'));
  await sara.reload();
  await expect(sara.locator('html')).toHaveAttribute('dir', 'rtl');
  await expect(sara.getByRole('heading', { name: 'سارة' })).toBeVisible();
  await expect(projector.getByRole('heading', { name: '2 in the room' })).toBeVisible();
  return { projector, host, phones: [ada, sara] };
}

/** Everybody's screen at one moment: as a picture, and as axe and the window's edges see it. */
async function look(moment: string, { projector, host, phones: [ada, sara] }: Room): Promise<void> {
  await expectFits(moment, { projector, ada, sara });
  await expectFits(moment, { host }, { mayScroll: true });
  await keepPicture(projector, moment, 'projector');
  await projector.setViewportSize(oldProjector);
  await expectFits(`${moment}, old projector`, { projector });
  await keepPicture(projector, moment, 'projector');
  await projector.setViewportSize(wall);
  await keepPicture(host, moment, 'host');
  await keepPicture(ada, moment, 'phone, dark');
  await keepPicture(sara, moment, 'phone, Arabic');
}

/** Stops what runs on a clock for as long as it is looked at. */
async function lookWhilePaused(moment: string, room: Room): Promise<void> {
  await room.host.getByRole('button', { name: 'Pause' }).click();
  await expect(room.projector.getByText('Paused').first()).toBeVisible();
  await look(moment, room);
  await room.host.getByRole('button', { name: 'Go on' }).click();
}

/** Answers by option, or by something typed. */
async function answer(student: Page, option: number): Promise<void> {
  await expect(optionsOn(student).first().or(student.getByRole('textbox')).first()).toBeVisible();
  if ((await student.getByRole('textbox').count()) === 0) return optionsOn(student).nth(option).click();
  await student.getByRole('textbox').fill('perr');
  await student.getByRole('textbox').press('Enter');
}

test('every phase of a quiz of teams, on projectors, laptop and phones', async ({ screens }) => {
  // One quiz from end to end, and nine moments of it, each on five screens.
  test.slow();
  const settings = { questions: 2, seconds: 60, teams: 2, kinds: ['picture_to_text', 'typed'] };
  const room = await openRoom(screens, settings);
  const { projector, host, phones } = room;
  const [ada, sara] = phones;
  await look('1 lobby', room);
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  await expect(ada.getByText('Get ready').first()).toBeVisible();
  await lookWhilePaused('2 starting', room);
  await expect(projector.getByText('Question 1 of 2').first()).toBeAttached();
  for (const question of [1, 2]) {
    await expect(projector.getByText(`0 / 2`)).toBeVisible();
    await look(`3 question ${question} open`, room);
    await answer(ada, 0);
    await expect(ada.getByText('Saved').first()).toBeVisible();
    await look(`4 question ${question} answered by one`, room);
    await answer(sara, 1);
    await expect(host.getByRole('heading', { name: 'The right answer is shown' })).toBeVisible();
    await look(`5 question ${question} revealed`, room);
    await projector.getByRole('button', { name: /^(Next|To the podium)$/ }).click();
    if (question === 2) break;
    await expect(projector.getByRole('heading', { name: 'Leaderboard' })).toBeVisible();
    await look('6 leaderboard', room);
    await projector.getByRole('button', { name: 'Next' }).click();
  }
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await expectFits('7 podium', { projector });
  await keepPicture(projector, '7 podium', 'projector');
  for (const [index, student] of phones.entries()) await keepPicture(student, '7 podium', `phone ${index + 1}`);
  await host.getByRole('button', { name: 'End quiz' }).click();
  await expect(host.getByRole('heading', { name: 'How it went' })).toBeVisible();
  await expectFits('8 ended', { projector, host, ada, sara }, { mayScroll: true });
  for (const [who, page] of Object.entries({ projector, host, ada, sara })) await keepPicture(page, '8 ended', who);
  expect(screens.complaints).toEqual([]);
});

test('and every phase of a race', async ({ screens }) => {
  const room = await openRoom(screens, { pace: 'player', goal_seconds: 600, kinds: ['picture_to_text'] });
  const { projector, host, phones } = room;
  const [ada, sara] = phones;
  await projector.getByRole('button', { name: 'Start quiz' }).click();
  for (const student of phones) await expect(optionsOn(student).first()).toBeEnabled();
  await look('1 race', room);
  for (const student of phones) await optionsOn(student).first().click();
  await expect(ada.getByText(/^(Right!|Not this time)/).first()).toBeVisible();
  await expect(host.getByText('2 answers so far')).toBeVisible();
  await look('2 race with answers', room);
  await lookWhilePaused('3 race paused', room);
  await projector.getByRole('button', { name: 'End the race' }).click();
  await expect(projector.getByRole('heading', { name: /^(Well played!|The end)$/ })).toBeVisible();
  await expectFits('4 podium of a race', { projector });
  await expectFits('4 podium of a race', { host, ada, sara }, { mayScroll: true });
  for (const [who, page] of Object.entries({ projector, host, ada, sara }))
    await keepPicture(page, '4 podium of a race', who);
  expect(screens.complaints).toEqual([]);
});
