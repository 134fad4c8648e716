import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { open } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { ClassesPage } from './classes-page.tsx';

afterEach(cleanup);

test('a teacher without classes reads what a class is for', async () => {
  serve(() => ({ body: [] }));
  await open(ClassesPage, aSessionUser({ role: 'teacher' }));
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeTruthy();
  expect(await screen.findByText('Make your first class')).toBeTruthy();
});

test.each([
  ['a learner', aSessionUser({ role: 'learner' })],
  ['a visitor', null],
])('for %s there is no such page', async (_, user) => {
  await open(ClassesPage, user);
  expect(screen.getByRole('heading', { name: 'Page does not exist' })).toBeTruthy();
});
