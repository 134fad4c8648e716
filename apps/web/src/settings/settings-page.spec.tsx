import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { refused } from '../api/server.fixture.ts';
import { defaultSettings } from '../deck-editor/settings/default-settings.ts';
import { currentAddress } from '../navigation/index.ts';
import { press } from '../page/screen.fixture.tsx';
import { aSessionUser } from '../session/session-user.fixture.ts';
import { isSoundOn, turnSound } from '../sound/sound-switch.ts';
import { createDraftStore } from '../deck-editor/draft/draft-store.ts';
import { openSettings, serveSettings } from './settings.fixture.tsx';

beforeEach(() => {
  localStorage.clear();
  document.documentElement.dataset.display = '';
  turnSound(true);
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(cleanup);

const group = (name: string) => within(screen.getByRole('region', { name }));
/** What follows from something here needs some turns of the event loop, however long each of them takes. */
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
  });
const flip = async (name: RegExp) => {
  await act(async () => screen.getByRole('switch', { name }).click());
  await settle();
};
const choose = async (label: string, value: string) => {
  await act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
  await settle();
};
const type = (label: string | RegExp, value: string) =>
  act(async () => void fireEvent.change(screen.getByLabelText(label), { target: { value } }));
const isOn = (name: RegExp) => screen.getByRole<HTMLInputElement>('switch', { name }).checked;

test('a visitor is sent to the log-in, which leads back here', async () => {
  serveSettings(aSessionUser());
  await openSettings(null);
  expect(currentAddress().href).toBe('/login?next=%2Fsettings');
});

test('the list leads to every group, whose heading then has the focus', async () => {
  serveSettings(aSessionUser());
  await openSettings();
  await settle();
  const links = within(screen.getByRole('navigation', { name: 'Settings' })).getAllByRole('link');
  const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
  expect(links.map(({ textContent }) => textContent)).toEqual(headings);
  await act(async () => links.at(-2)?.click());
  expect(document.activeElement?.textContent).toBe('Your data');
});

describe('every setting is saved at once, and takes effect', () => {
  test.each([
    [/Less motion/, 'reduced_motion'],
    [/Dyslexia-friendly letters/, 'dyslexia_font'],
    [/High contrast/, 'high_contrast'],
  ])('%s changes the page, and the next one before it is drawn', async (name, setting) => {
    const calls = serveSettings(aSessionUser());
    await openSettings();
    await flip(name);
    expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ [setting]: true });
    expect([document.documentElement.dataset.display, localStorage.getItem('display')]).toEqual([setting, setting]);
    expect(group('Accessibility').getByText('Saved')).toBeTruthy();
    await flip(name);
    expect(document.documentElement.dataset.display).toBe('');
  });

  test('sound is switched off for all pages', async () => {
    serveSettings(aSessionUser());
    await openSettings();
    await flip(/Sounds/);
    expect([isSoundOn(), isOn(/Sounds/)]).toEqual([false, false]);
  });

  test('new decks and the search begin with these languages and this purpose', async () => {
    serveSettings(aSessionUser());
    await openSettings();
    await choose('I teach or learn', 'japanese');
    await choose('From', 'spanish');
    await act(async () =>
      group('Languages')
        .getByRole('radio', { name: /For me to learn/ })
        .click(),
    );
    await settle();
    expect(defaultSettings()).toMatchObject({
      purpose: 'learn',
      target_language: 'japanese',
      source_language: 'spanish',
    });
    expect(localStorage.getItem('search_target_language')).toBe('japanese');
  });

  test.each([
    ['Time zone', 'Asia/Tokyo', { time_zone: 'Asia/Tokyo' }],
    ['A new day starts at', '6', { day_boundary: 6 }],
    ['New words a day', '30', { daily_new_words: 30 }],
  ])('%s goes to the server as %s', async (label, value, body) => {
    const calls = serveSettings(aSessionUser());
    await openSettings();
    await choose(label, value);
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: '/api/settings', body });
    expect(group('Studying').getByText('Saved')).toBeTruthy();
  });

  test.each([
    ['Studying', '3', { option_count: 3 }],
    ['Studying', /FSRS/, { scheduler: 'fsrs' }],
    ['Profile', /Learn/, { role: 'learner' }],
  ] as const)('%s: %s goes to the server', async (name, label, body) => {
    const calls = serveSettings(aSessionUser());
    await openSettings();
    await act(async () => group(name).getByRole('radio', { name: label }).click());
    await settle();
    expect(calls.find(({ method }) => method === 'PUT')).toMatchObject({ path: '/api/settings', body });
    expect(group(name).getByRole<HTMLInputElement>('radio', { name: label }).checked).toBe(true);
  });

  test('two that are chosen in a hurry are both kept', async () => {
    serveSettings(aSessionUser());
    await openSettings();
    await act(async () => {
      screen.getByRole('switch', { name: /High contrast/ }).click();
      screen.getByRole('switch', { name: /Less motion/ }).click();
    });
    await settle();
    expect([isOn(/High contrast/), isOn(/Less motion/)]).toEqual([true, true]);
  });
});

describe('a setting that cannot be saved', () => {
  test('is as before, on the page too, with words for it', async () => {
    serveSettings(aSessionUser(), ({ path }) => (path === '/api/settings' ? 'no connection' : undefined));
    await openSettings();
    await flip(/High contrast/);
    expect(isOn(/High contrast/)).toBe(false);
    expect(document.documentElement.dataset.display).toBe('');
    expect(group('Accessibility').getByRole('alert').textContent).toBe('No connection');
    expect(group('Accessibility').queryByText('Saved')).toBeNull();
  });

  test('leaves alone what was chosen since', async () => {
    let answers = 0;
    serveSettings(aSessionUser(), ({ path }) => {
      if (path !== '/api/settings') return undefined;
      answers += 1;
      return answers === 1 ? refused(500, 'SURPRISE') : undefined;
    });
    await openSettings();
    await act(async () => {
      screen.getByRole('switch', { name: /High contrast/ }).click();
      screen.getByRole('switch', { name: /Less motion/ }).click();
    });
    await settle();
    expect([isOn(/High contrast/), isOn(/Less motion/)]).toEqual([false, true]);
  });
});

describe('name, e-mail, password', () => {
  test('a username that was changed lately says when it can be changed again', async () => {
    serveSettings(aSessionUser(), ({ path }) =>
      path === '/api/username'
        ? { status: 409, body: { errDesc: '', code: 'USERNAME_RECENT', params: { days: 12 } } }
        : undefined,
    );
    await openSettings();
    await type('Username', 'Olga_B');
    await press('Change the username');
    await settle();
    expect(group('Profile').getByText('You can change it again in 12 days.')).toBeTruthy();
  });

  test('a new e-mail asks for the password first, and counts once the link there was followed', async () => {
    const calls = serveSettings(aSessionUser(), ({ path }) =>
      path === '/api/email' ? { body: { is_changed: false } } : undefined,
    );
    await openSettings();
    await type('New e-mail', 'olga@new.example');
    await press('Change the e-mail');
    expect(group('E-mail').getByText('Type your password')).toBeTruthy();
    const field = group('E-mail').getByLabelText('Your password');
    await act(async () => void fireEvent.change(field, { target: { value: 'violet sun 42' } }));
    await press('Change the e-mail');
    await settle();
    expect(calls.find(({ path }) => path === '/api/email')?.body).toEqual({
      email: 'olga@new.example',
      password: 'violet sun 42',
    });
    expect(group('E-mail').getByText(/Your address changes once you open it/)).toBeTruthy();
  });

  test('a wrong password is said beside its field', async () => {
    serveSettings(aSessionUser(), ({ path }) =>
      path === '/api/password' ? refused(403, 'WRONG_PASSWORD') : undefined,
    );
    await openSettings();
    const fields = group('Password');
    await act(async () => {
      fireEvent.change(fields.getByLabelText('Your password'), { target: { value: 'not this one' } });
      fireEvent.change(fields.getByLabelText('New password'), { target: { value: 'green moon 17' } });
    });
    await press('Change the password');
    await settle();
    expect(fields.getByLabelText('Your password').getAttribute('aria-invalid')).toBe('true');
    expect(fields.getByText('The password is wrong.')).toBeTruthy();
  });

  test('whoever has no password sets one, through Google when it is too long ago, or by mail', async () => {
    const user = aSessionUser({ has_password: false, is_oauth: true });
    const calls = serveSettings(user, ({ path }) =>
      path === '/api/password' ? refused(403, 'PROOF_NEEDED') : undefined,
    );
    await openSettings(user);
    await type('New password', 'green moon 17');
    await press('Set a password');
    await settle();
    expect(calls.find(({ path }) => path === '/api/password')?.body).toEqual({ new_password: 'green moon 17' });
    expect(group('Password').getByRole('button', { name: 'Confirm with Google' })).toBeTruthy();
    await press('Send me a link instead');
    expect(calls.find(({ path }) => path === '/api/forgot_password')?.body).toEqual({ email: user.email });
  });
});

test('Google is unlinked by the password only', async () => {
  const calls = serveSettings(aSessionUser({ is_oauth: true }), ({ method, path, body }) => {
    if (path !== '/api/identity' || method !== 'DELETE') return undefined;
    const { password } = body as { password?: string };
    return password === 'four words are long' ? { body: aSessionUser() } : refused(403, 'WRONG_PASSWORD');
  });
  await openSettings(aSessionUser({ is_oauth: true }));
  const google = group('Google');
  const field = () => google.getByLabelText('Your password');
  const unlink = async (password: string) => {
    await act(async () => fireEvent.change(field(), { target: { value: password } }));
    await press('Unlink Google');
    await settle();
  };
  await unlink('');
  expect(google.getByText('Type your password')).toBeTruthy();
  expect(calls.filter(({ path }) => path === '/api/identity')).toEqual([]);
  await unlink('not this one');
  expect(field().getAttribute('aria-invalid')).toBe('true');
  await unlink('four words are long');
  expect(google.getByRole('button', { name: 'Link Google' })).toBeTruthy();
});

const shownSessions = () =>
  group('Where you are logged in')
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

describe('sessions', () => {
  const sessions = [
    { session_id: 1, user_agent: 'X11; Linux Firefox/140.0', created_at: 0, last_seen_at: 0, is_current: true },
    { session_id: 2, user_agent: 'iPhone CriOS/141.0', created_at: 0, last_seen_at: 0, is_current: false },
    { session_id: 3, user_agent: null, created_at: 0, last_seen_at: 0, is_current: false },
  ];

  test('each says its browser; one is ended, then all others; this one stays', async () => {
    const calls = serveSettings(aSessionUser(), ({ path, method }) =>
      path === '/api/sessions' && method === 'GET' ? { body: sessions } : undefined,
    );
    await openSettings();
    await settle();
    expect(shownSessions()).toMatchObject([
      'Firefox on LinuxThis browser',
      expect.stringMatching(/^Chrome on iPhoneLast seen/),
      expect.stringMatching(/^Unknown browserLast seen/),
    ]);
    await press(/Log out: Chrome on iPhone/);
    await settle();
    expect(calls.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/session', body: { session_id: 2 } });
    expect(shownSessions()).toHaveLength(2);
    await press('Log out everywhere else');
    await settle();
    expect(shownSessions()).toEqual(['Firefox on LinuxThis browser']);
  });
});

test('a deletion says first what it means, asks for the password, logs out and names the day', async () => {
  const calls = serveSettings(aSessionUser(), ({ path, method }) =>
    path === '/api/user' && method === 'DELETE' ? { body: { deleted_at: Date.UTC(2026, 11, 5, 12) } } : undefined,
  );
  const draft = createDraftStore(aSessionUser());
  draft.changeSettings({ deck_name: 'Animals' });
  await openSettings();
  expect(group('Delete my account').getByText(/After 14 days/)).toBeTruthy();
  await press('Delete my account…');
  expect(document.activeElement).toBe(group('Delete my account').getByLabelText('Your password'));
  await press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete my account…' }));
  await press('Delete my account…');
  await press('Delete my account');
  expect(group('Delete my account').getByText('Type your password')).toBeTruthy();
  const field = group('Delete my account').getByLabelText('Your password');
  await act(async () => void fireEvent.change(field, { target: { value: 'violet sun 42' } }));
  await press('Delete my account');
  await settle();
  expect(calls.find(({ method }) => method === 'DELETE')?.body).toEqual({ password: 'violet sun 42' });
  expect(screen.getByRole('alert').textContent).toContain('December 5, 2026');
  expect(createDraftStore(aSessionUser()).state().settings.deck_name).toBe('');
  expect(currentAddress().pathname).toBe('/settings');
});
