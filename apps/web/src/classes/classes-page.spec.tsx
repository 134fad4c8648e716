import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { open } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { ClassesPage } from './classes-page.tsx';

afterEach(cleanup);

test('a teacher reads that there are no lists of students yet, and how a class plays without one', async () => {
  await open(ClassesPage, aSessionUser({ role: 'teacher' }));
  expect(screen.getByRole('heading', { name: 'Classes' })).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Go live' }).getAttribute('href')).toBe('/live');
});

test.each([
  ['a learner', aSessionUser({ role: 'learner' })],
  ['a visitor', null],
])('for %s there is no such page', async (_, user) => {
  await open(ClassesPage, user);
  expect(screen.getByRole('heading', { name: 'Page does not exist' })).toBeTruthy();
});
