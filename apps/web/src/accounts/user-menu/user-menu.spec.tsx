import { afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Navigation } from '../../navigation/index.ts';
import { open } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { UserMenuList } from './user-menu-list.tsx';
import { UserMenu } from './user-menu.tsx';

// jsdom has no scrolling.
beforeAll(() => void Object.assign(window, { scrollTo: () => undefined }));
afterEach(cleanup);

/** The menu of a user and its button; gives the places it leads to. */
async function placesOf(change: Parameters<typeof aSessionUser>[0]): Promise<(string | null)[]> {
  const user = aSessionUser(change);
  await open(() => (
    <Navigation pages={[]}>
      <UserMenu user={user} />
      <UserMenuList user={user} onClose={() => undefined} />
    </Navigation>
  ));
  return screen.getAllByRole('link').map((link) => link.getAttribute('href'));
}
const dots = () => document.querySelectorAll('.bg-bad');

describe('the menu of a user', () => {
  test('leads home first, then teachers to their classes and learners to join one, then to a new deck, Live, translating and the settings; admins to their pages as well', async () => {
    const others = ['/deck/olga/new', '/live', '/translate', '/settings'];
    expect(await placesOf({ role: 'teacher' })).toEqual(['/user/olga', '/classes', ...others]);
    expect(screen.getByRole('button', { name: 'Log out' })).toBeTruthy();
    cleanup();
    const ofLearners = ['/user/olga', '/join', ...others, '/admin'];
    expect(await placesOf({ role: 'learner', is_admin: true })).toEqual(ofLearners);
  });

  test('bears a red dot while the user is live, on its button and at Live, and says so in words', async () => {
    await placesOf({ is_live: true });
    expect(dots()).toHaveLength(2);
    expect(screen.getByRole('link', { name: /Live.*running now/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: /olga.*running now/ })).toBeTruthy();
    cleanup();
    await placesOf({ is_live: false });
    expect(dots()).toHaveLength(0);
    expect(document.body.textContent).not.toContain('running now');
  });
});
