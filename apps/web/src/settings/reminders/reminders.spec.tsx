import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ChangeReminders, Reminders } from '@lexiroom/contracts/reminders';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer } from '../../api/server.fixture.ts';
import { press } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { openSettings, serveSettings, someReminders } from '../settings.fixture.tsx';
import { keepReminded } from './keep-reminded.ts';

const key = { p256dh: `B${'p'.repeat(86)}`, auth: 'a'.repeat(22) };
/** A browser that can show notifications; its user answers as it is told. */
class PushBrowser {
  permission: NotificationPermission = 'default';
  answer: NotificationPermission = 'granted';
  asked = 0;
  subscription: { endpoint: string } | null = null;
  isReachable = true;

  install(): this {
    const pushManager = {
      getSubscription: async () => this.#shown(),
      subscribe: async () => {
        if (!this.isReachable) throw new DOMException('no push service', 'AbortError');
        this.subscription = { endpoint: 'https://push.example/new' };
        return this.#shown();
      },
    };
    const requestPermission = async () => {
      this.asked += 1;
      return (this.permission = this.answer);
    };
    const notification = { requestPermission };
    Object.defineProperty(notification, 'permission', { get: () => this.permission });
    Object.assign(window, { isSecureContext: true, PushManager: {}, Notification: notification });
    const serviceWorker = { ready: Promise.resolve({ pushManager }) };
    Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
    return this;
  }

  #shown() {
    const { subscription } = this;
    if (!subscription) return null;
    return {
      toJSON: () => ({ ...subscription, keys: key, expirationTime: null }),
      unsubscribe: async () => (this.subscription = null),
    };
  }
}

let browser: PushBrowser;
beforeEach(() => {
  localStorage.clear();
  browser = new PushBrowser().install();
  Element.prototype.scrollIntoView = () => undefined;
});
afterEach(() => {
  cleanup();
  Object.assign(window, { isSecureContext: true });
});

const group = () => within(screen.getByRole('region', { name: 'Reminders' }));
const settle = () =>
  act(async () => {
    for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
  });
const device = { subscription_id: 3, user_agent: 'X11; Linux Firefox/140.0', created_at: 0, is_current: true };

/** The settings of somebody whose reminders the server keeps; `also` answers before it. */
async function open(of: Partial<Reminders> = {}, also: (call: MadeCall) => ServerAnswer | undefined = () => undefined) {
  let now = someReminders(of);
  const calls = serveSettings(aSessionUser(), (call) => {
    const answer = also(call);
    if (answer) return answer;
    if (call.path === '/api/reminders' && call.method === 'PUT') {
      now = { ...now, ...(call.body as ChangeReminders), has_stopped: false } as Reminders;
    } else if (call.path !== '/api/reminders') return undefined;
    else if (call.method !== 'GET') now = { ...now, devices: call.method === 'POST' ? [device] : [] };
    return { body: now };
  });
  await openSettings();
  await settle();
  return calls;
}
const changes = (calls: MadeCall[]) => calls.filter(({ method }) => method !== 'GET');

describe('reminders by e-mail', () => {
  test('are off; once they are on one chooses when, and everything is saved at once', async () => {
    const sent = await open();
    expect(group().getByRole<HTMLInputElement>('switch', { name: /By e-mail/ }).checked).toBe(false);
    expect(group().queryByLabelText('Time of day')).toBeNull();
    await act(async () =>
      group()
        .getByRole('switch', { name: /By e-mail/ })
        .click(),
    );
    await settle();
    expect(group().getByLabelText<HTMLSelectElement>('Time of day').selectedOptions[0]!.textContent).toBe('6:00 PM');
    await act(async () => void fireEvent.change(group().getByLabelText('Time of day'), { target: { value: '450' } }));
    await settle();
    await act(async () => group().getByRole('checkbox', { name: 'Sunday' }).click());
    await settle();
    expect(changes(sent).map(({ body }) => body)).toEqual([
      { by_mail: true },
      { minute: 450 },
      { weekdays: [1, 2, 3, 4, 5, 6] },
    ]);
    expect(group().getAllByText('Saved')).not.toHaveLength(0);
  });

  test.each([
    ['mail_server', 'This Lexiroom does not send mails.'],
    ['confirmed_address', /^Confirm your e-mail address first/],
  ] as const)('cannot be had where there is no %s, which is said', async (mail_needs, words) => {
    await open({ mail_needs });
    expect(group().queryByRole('switch')).toBeNull();
    expect(group().getByText(words)).toBeTruthy();
  });

  test('that the server does not take are as before, and it is said why', async () => {
    await open({}, ({ method, path }) =>
      method === 'PUT' && path === '/api/reminders' ? refused(409, 'MAIL_MISSING') : undefined,
    );
    await act(async () =>
      group()
        .getByRole('switch', { name: /By e-mail/ })
        .click(),
    );
    await settle();
    expect(group().getByRole<HTMLInputElement>('switch', { name: /By e-mail/ }).checked).toBe(false);
    expect(group().getByRole('alert').textContent).toBe('This Lexiroom does not send mails.');
  });

  test('that were refused at the address say so', async () => {
    await open({ is_mail_refused: true });
    expect(group().getByText(/was refused at your address/)).toBeTruthy();
  });

  test('that have stopped begin again by a press', async () => {
    await open({ by_mail: true, has_stopped: true });
    await press('Remind me again');
    await settle();
    expect(group().queryByText(/have stopped/)).toBeNull();
  });
});

test('the clock is that of the account; where the browser has another one it is offered', async () => {
  const calls = serveSettings(
    aSessionUser({ settings: { ...aSessionUser().settings, time_zone: 'America/Lima' } }),
    ({ path }) => (path === '/api/reminders' ? { body: someReminders({ by_mail: true }) } : undefined),
  );
  await openSettings(aSessionUser({ settings: { ...aSessionUser().settings, time_zone: 'America/Lima' } }));
  await settle();
  expect(group().getByText(/By the clock of/).textContent).toContain('America/Lima');
  await press('Go by the clock of this browser');
  await settle();
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  expect(calls.find(({ method }) => method === 'PUT')?.body).toEqual({ time_zone });
});

describe('notifications', () => {
  test('are asked for by a press only, come on this device, and are taken off again', async () => {
    const sent = await open();
    expect(browser.asked).toBe(0);
    await press('Show notifications on this device');
    await settle();
    expect(browser.asked).toBe(1);
    expect(changes(sent)).toMatchObject([
      { path: '/api/reminders', body: { endpoint: 'https://push.example/new', keys: key, language: 'en' } },
    ]);
    expect(group().getByText(/This browser, since/)).toBeTruthy();
    expect(group().queryByText('Show notifications on this device')).toBeNull();
    await press(/No more notifications: Firefox on Linux/);
    await settle();
    expect(changes(sent).at(-1)).toMatchObject({ method: 'DELETE', body: { subscription_id: 3 } });
    expect([browser.subscription, localStorage.getItem('reminded_here')]).toEqual([null, null]);
    expect(group().getByText('Show notifications on this device')).toBeTruthy();
  });

  test('that are not permitted are not, and nothing is sent', async () => {
    browser.answer = 'default';
    const sent = await open();
    await press('Show notifications on this device');
    await settle();
    expect(group().getByText(/You have not given the permission/)).toBeTruthy();
    expect(changes(sent)).toEqual([]);
    browser.answer = 'denied';
    await press('Show notifications on this device');
    await settle();
    expect(group().getByText(/does not allow notifications/)).toBeTruthy();
  });

  test('of a browser that reaches no push service say so', async () => {
    browser.isReachable = false;
    await open();
    await press('Show notifications on this device');
    await settle();
    expect(group().getByRole('alert').textContent).toMatch(/cannot reach the service/);
  });

  test('that the server refuses say why', async () => {
    await open({}, ({ method, path }) =>
      method === 'POST' && path === '/api/reminders'
        ? { status: 409, body: { errDesc: '', code: 'DEVICES_FULL', params: { most: 10 } } }
        : undefined,
    );
    await press('Show notifications on this device');
    await settle();
    expect(group().getByRole('alert').textContent).toBe('Notifications come on up to 10 devices. Remove one first.');
  });

  test.each([
    ['on a page without https', () => Object.assign(window, { isSecureContext: false }), /with https only/],
    ['where they are denied', () => (browser.permission = 'denied'), /does not allow notifications/],
    [
      'in a browser without',
      () => Reflect.deleteProperty(window, 'PushManager'),
      'This browser cannot show notifications.',
    ],
  ])('cannot be had %s, which is said', async (_, make, words) => {
    make();
    await open();
    expect(group().getByText(words)).toBeTruthy();
    expect(group().queryByRole('button', { name: 'Show notifications on this device' })).toBeNull();
  });

  test('cannot be had from a server that sends none', async () => {
    await open({ push_key: null });
    expect(group().getByText('This Lexiroom does not send notifications.')).toBeTruthy();
  });
});

async function visit(mark: string, user_id = aSessionUser().user_id) {
  const sent = serveSettings(aSessionUser(), ({ path }) =>
    path.startsWith('/api/reminder') ? { body: someReminders({ session_id: 8 }) } : undefined,
  );
  localStorage.setItem('reminded_here', mark);
  browser.permission = 'granted';
  browser.subscription = { endpoint: 'https://push.example/same' };
  const cache = new QueryClient();
  cache.setQueryData(sessionQuery.queryKey, aSessionUser({ user_id }));
  await keepReminded(cache);
  return changes(sent);
}

describe('after the log-in that they came by has run out', () => {
  const { user_id } = aSessionUser();

  test('the next one brings them back', async () => {
    expect(await visit(`${user_id}-7`)).toMatchObject([
      { path: '/api/reminders', body: { endpoint: 'https://push.example/same', keys: key } },
    ]);
    expect(localStorage.getItem('reminded_here')).toBe(`${user_id}-8`);
    expect(browser.asked).toBe(0);
  });

  test('the same one asks for nothing', async () => {
    expect(await visit(`${user_id}-8`)).toEqual([]);
  });

  test('somebody else does not get them', async () => {
    expect(await visit(`${user_id}-7`, user_id + 1)).toEqual([]);
    expect(localStorage.getItem('reminded_here')).toBeNull();
  });
});
