import { afterEach, beforeAll, expect, jest, test } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { giveDialogs } from '../../../design/overlays/dialog.fixture.ts';
import { button, press } from '../../../page/screen.fixture.tsx';
import { newWords, open, takeClock, wait } from '../../../study/modes/mode.fixture.tsx';
import { anotherClass, serveClass, students } from '../../../study/questioner/class.fixture.ts';
import type { ViewProps } from '../../../study/study.ts';
import { gameOf } from '../../game-views.tsx';
import type { Players } from '../game-screen.ts';
import { ClassPlayers, notePlayed } from './class-players.tsx';

const chosen = jest.fn<(players: Players) => void>();

/** A game whose players are chosen, and chosen again once it is over. */
function Choosing({ study }: ViewProps) {
  const [game, setGame] = useState(1);
  return (
    <>
      <ClassPlayers
        key={game}
        study={study}
        class_id={study.class_id!}
        game={gameOf('quick-pick')}
        onChosen={(players) => {
          chosen(players);
          notePlayed(players);
          setGame(game + 1);
        }}
      >
        <p>ready</p>
      </ClassPlayers>
    </>
  );
}

beforeAll(giveDialogs);
beforeAll(() => takeClock(jest));
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  sessionStorage.clear();
  chosen.mockClear();
});

async function begin(count: number) {
  const class_id = anotherClass();
  serveClass(students(count), ({ method }) => (method === 'PUT' ? { body: {} } : 'no connection'));
  await open(Choosing, 'quick-pick-play', { words: newWords(4), ids: ['12'], class_id });
  for (let tries = 0; tries < 50 && !screen.queryByText('ready'); tries++) await wait(20);
}

const groupOf = (group: 'A' | 'B') => screen.getByRole('region', { name: `Group ${group}` });
/** Who plays for a group, large. */
const playerOf = (group: 'A' | 'B') => groupOf(group).querySelector('[aria-live]')!.textContent;
const membersOf = (group: 'A' | 'B') =>
  within(groupOf(group))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('two students are picked without repeats until everyone has played; whoever has bears a tick', async () => {
  await begin(6);
  const played: string[] = [];
  for (let game = 0; game < 3; game++) {
    played.push(playerOf('A'), playerOf('B'));
    await press('Start');
  }
  expect(new Set(played).size).toBe(6);
  expect(chosen.mock.calls[0]![0]).toMatchObject({ type: 'groups', challenge: '1v1', a: [{}], b: [{}] });
  expect([...membersOf('A'), ...membersOf('B')].filter((name) => name.endsWith('has played'))).toHaveLength(6);
});

test('a student is chosen by hand for the group that they are in', async () => {
  await begin(6);
  const other = membersOf('B').find((name) => name !== playerOf('B'))!;
  const before = playerOf('A');
  await press('Choose');
  await act(async () => within(screen.getByRole('dialog')).getByText(other).closest('button')!.click());
  expect([playerOf('A'), playerOf('B')]).toEqual([before, other]);
});

test('whole groups play, and the next time as well', async () => {
  await begin(5);
  await act(async () => screen.getByLabelText('Everybody').click());
  expect(playerOf('A')).toBe('');
  await press('Start');
  const [{ challenge, a, b }] = chosen.mock.calls[0] as [Extract<Players, { type: 'groups' }>];
  expect([challenge, a.length, b.length]).toEqual(['mayhem', 3, 2]);
  expect(screen.getByLabelText<HTMLInputElement>('Everybody').checked).toBe(true);
  await act(async () => screen.getByLabelText('One against one').click());
});

test('when nobody of a group is there any more the others are divided', async () => {
  await begin(4);
  const ofB = membersOf('B');
  await press('Choose');
  for (const name of ofB) {
    const row = within(screen.getByRole('dialog')).getByText(name).closest('li')!;
    await act(async () => within(row).getAllByRole('button')[1]!.click());
  }
  await press('Close');
  expect([membersOf('A').length, membersOf('B').length]).toEqual([1, 1]);
  expect(playerOf('B')).not.toBe(playerOf('A'));
  expect(button('Start').disabled).toBe(false);
});
