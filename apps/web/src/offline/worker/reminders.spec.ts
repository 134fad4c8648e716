/** @jest-environment node */
import { beforeEach, describe, expect, test } from '@jest/globals';
import {
  openReminder,
  type ReminderScope,
  renewSubscription,
  showReminder,
  type SubscriptionChange,
} from './reminders.ts';

const here = 'https://words.example';
let shown: unknown[];
let opened: string[];
let focused: string[];
let windows: string[];
let subscribed: unknown[];
let isRemindedHere: boolean;
let sent: { path: unknown; body: unknown }[];

const keys = { p256dh: 'point', auth: 'secret' };
const subscriptionAt = (endpoint: string) =>
  ({ options: { userVisibleOnly: true, applicationServerKey: null }, toJSON: () => ({ endpoint, keys, expirationTime: null }) }) as unknown as PushSubscription; // prettier-ignore
const scope = {
  location: { origin: here },
  registration: {
    showNotification: async (...what: unknown[]) => void shown.push(what),
    pushManager: {
      subscribe: async (options: unknown) => {
        subscribed.push(options);
        return subscriptionAt('https://push.example/renewed');
      },
    },
  },
  clients: {
    matchAll: async () => windows.map((url) => ({ url, focus: async () => void focused.push(url) })),
    openWindow: async (url: string) => void opened.push(url),
  },
} as unknown as ReminderScope;

beforeEach(() => {
  [shown, opened, focused, windows, subscribed, sent] = [[], [], [], [], [], []];
  isRemindedHere = true;
  globalThis.fetch = async (path, init) => {
    // What is asked for before anything is told: whether the log-in of this browser is reminded.
    if (!init) return Response.json({ devices: [{ is_current: false }, { is_current: isRemindedHere }] });
    sent.push({ path, body: JSON.parse(init?.body as string) as unknown });
    return new Response('{}');
  };
});

const data = (text: string) => ({ json: () => JSON.parse(text) as unknown }) as PushMessageData;

describe('a push', () => {
  test('is one notification in its own language and direction; the next takes its place', async () => {
    const reminder = { title: '٣ كلمات', body: 'نحو دقيقة', lang: 'ar', dir: 'rtl' };
    await showReminder(scope, data(JSON.stringify(reminder)));
    const { title, ...more } = reminder;
    expect(shown).toEqual([[title, { ...more, tag: 'reminder', icon: '/icon-192.png' }]]);
  });

  test.each([['without a text', null], ['with one that cannot be read', data('{')]] as const)(
    '%s still shows something, as browsers want it',
    async (_, what) => {
      await showReminder(scope, what);
      expect(shown).toEqual([['Lexiroom', expect.objectContaining({ tag: 'reminder' })]]);
    },
  ); // prettier-ignore
});

describe('a press on it', () => {
  test('opens what is due today', async () => {
    windows = [`${here}/live/123456`];
    await openReminder(scope);
    expect([opened, focused]).toEqual([[`${here}/today`], []]);
  });

  test('goes to the window in which that is open', async () => {
    windows = [`${here}/`, `${here}/today`];
    await openReminder(scope);
    expect([opened, focused]).toEqual([[], [`${here}/today`]]);
  });
});

const renew = (change: Partial<SubscriptionChange>) =>
  renewSubscription(scope, change as SubscriptionChange, ['en', 'es']);

describe('a browser that changes where its notifications go', () => {
  test('tells the server the new place', async () => {
    await renew({ newSubscription: subscriptionAt('https://push.example/new') });
    expect(sent).toMatchObject([{ path: '/api/reminders', body: { endpoint: 'https://push.example/new', keys } }]);
    expect(subscribed).toEqual([]);
  });

  test('without saying where to, is asked as it was before', async () => {
    const oldSubscription = subscriptionAt('https://push.example/old');
    await renew({ oldSubscription, newSubscription: null });
    expect(subscribed).toEqual([oldSubscription.options]);
    expect(sent).toMatchObject([{ body: { endpoint: 'https://push.example/renewed' } }]);
  });

  test('tells nothing for whoever has logged in since and has wished no reminders', async () => {
    isRemindedHere = false;
    await renew({ newSubscription: subscriptionAt('https://push.example/new') });
    expect([subscribed, sent]).toEqual([[], []]);
  });

  test('and says nothing at all, is left alone', async () => {
    await renew({});
    expect([subscribed, sent]).toEqual([[], []]);
  });
});
