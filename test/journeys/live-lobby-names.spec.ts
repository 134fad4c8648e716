import { expect, type Page } from '@playwright/test';
import { PlayerBot } from '../bots/screen-bot.ts';
import { expectFits, test, wall } from './live/screens.ts';

const projectors = [wall, { width: 1366, height: 768 }, { width: 1280, height: 720 }, { width: 1024, height: 768 }];
/** Of other scripts, and as long as a name may be. */
const longNames = [
  'Александра Петрова', 'سارة بنت محمد', '陳偉明さんの友達のとても長い名前', 'ประภัสสรวรรณ', 'மு. இப்ராஹிம்', 'Donaudampfschifffahr',
  'WWWWWWWWWWWWWWWWWWWW', '유나', 'Anne-Sophie O’Connor', 'Giorgi გიორგი',
]; // prettier-ignore
const firstNames = ['Charlotte', 'Maximilian', 'Anastasia', 'Benedikt', 'Katharina', 'Leonard', 'Johanna', 'Frederick'];
const nameOf = (place: number) => `${firstNames[place % 8]!} ${String.fromCharCode(65 + (place >> 3))}.`;

/** What the board of names looks like: how many, which of them are not wholly inside, and what they say. */
const namesOn = (projector: Page) =>
  projector.getByRole('region', { name: 'Players in the room' }).evaluate((room) => {
    const edge = room.getBoundingClientRect();
    const entries = [...room.querySelectorAll('li')];
    const isInside = (entry: Element) => {
      const { top, bottom, left, right } = entry.getBoundingClientRect();
      const isWhole = [...entry.querySelectorAll('bdi')].every((name) => name.scrollWidth <= name.clientWidth + 1);
      const button = document.querySelector('footer')!.getBoundingClientRect().top;
      return (
        isWhole &&
        top >= edge.top &&
        bottom <= Math.min(edge.bottom, button) + 0.5 &&
        left >= edge.left - 0.5 &&
        right <= edge.right + 0.5
      );
    };
    return {
      entries: entries.length,
      cut: entries.filter((entry) => !isInside(entry)).map(({ textContent }) => textContent),
      first: entries[0]?.querySelector('bdi')?.textContent,
      last: entries.at(-1)?.textContent,
    };
  });

test('every name of a class stands on the board, whatever the projector; of a crowd the newest do', async ({
  screens,
  baseURL,
}) => {
  const { projector, pin } = await screens.openLobby();
  const bots: PlayerBot[] = [];
  const join = async (names: readonly string[]) => {
    const players = await Promise.all(names.map((name) => PlayerBot.join(baseURL!, pin, name)));
    bots.push(...players);
  };
  const namesFrom = (first: number, end: number) =>
    Array.from({ length: end - first }, (_, place) => nameOf(first + place));
  const lookAtAll = async (names: number) => {
    for (const size of projectors) {
      await projector.setViewportSize(size);
      await expect(projector.getByRole('heading', { name: `${names} in the room` })).toBeVisible();
      await expect
        .poll(() => namesOn(projector), JSON.stringify({ size, names }))
        .toMatchObject({ entries: names, cut: [] });
    }
  };
  await join(namesFrom(0, 25));
  await lookAtAll(25);
  await join(namesFrom(25, 28));
  await lookAtAll(28);
  await expectFits('lobby of 28', { projector });
  await join(longNames);
  await lookAtAll(38);

  await join(namesFrom(28, 196));
  await join([nameOf(196)]);
  for (const size of projectors) {
    await projector.setViewportSize(size);
    await expect(projector.getByRole('heading', { name: '207 in the room' })).toBeVisible();
    await expect.poll(() => namesOn(projector)).toMatchObject({ cut: [], first: nameOf(196) });
    const { entries, last } = await namesOn(projector);
    // As many as there is room for, in letters that are read from the last row.
    expect(entries).toBeGreaterThan(20);
    expect(last).toBe(`+${207 - (entries - 1)} more`);
  }
  await expectFits('lobby of 207', { projector });
  for (const bot of bots) bot.close();
  expect(screens.complaints).toEqual([]);
});
