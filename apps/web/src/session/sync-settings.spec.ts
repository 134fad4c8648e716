import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { i18n } from '@lingui/core';
import { QueryClient } from '@tanstack/react-query';
import { type MadeCall, serve } from '../api/server.fixture.ts';
import { type Catalogues, changeLanguage, startLanguage } from '../i18n/language-provider.tsx';
import { aSessionUser } from './session-user.fixture.ts';
import { sessionQuery } from './session.ts';
import { isSoundOn, turnSound } from '../sound/sound-switch.ts';
import { syncSettings } from './sync-settings.ts';

const words: Catalogues = { texts: () => Promise.resolve({ messages: {} }) };
const { settings } = aSessionUser();
/** What follows from something here needs some turns of the event loop, however long each of them takes. */
const settle = async () => {
  for (let turn = 0; turn < 20; turn++) await new Promise((done) => setTimeout(done));
};

let cache: QueryClient;
let calls: MadeCall[];
let end: () => void;
afterEach(() => end());
beforeEach(async () => {
  localStorage.clear();
  turnSound(true);
  await startLanguage(words);
  await changeLanguage('en');
  calls = serve(() => ({ body: aSessionUser() }));
  cache = new QueryClient();
  end = syncSettings(cache);
});
const enter = async (user: ReturnType<typeof aSessionUser> | null) => {
  cache.setQueryData(sessionQuery.queryKey, user);
  await settle();
};

test('on the next device the pages speak the language of the account, though the browser guessed another', async () => {
  await enter(aSessionUser({ settings: { ...settings, interface_language: 'ar' } }));
  expect([i18n.locale, document.documentElement.dir]).toEqual(['ar', 'rtl']);
  expect(localStorage.getItem('interface_language')).toBe('ar');
  expect(calls).toEqual([]);
});

test('without a choice in the account the language of this browser stays', async () => {
  await changeLanguage('es');
  await enter(aSessionUser());
  expect(i18n.locale).toBe('es');
});

test('a language that is chosen anywhere on the pages is told to the account', async () => {
  await enter(aSessionUser());
  await changeLanguage('es');
  await settle();
  expect(calls).toMatchObject([{ method: 'PUT', path: '/api/settings', body: { interface_language: 'es' } }]);
});

test('what a visitor chooses is told to nobody', async () => {
  await enter(null);
  await changeLanguage('es');
  turnSound(false);
  await settle();
  expect(calls).toEqual([]);
});

test('a sound that is switched off on a page is told to the account; without a network it is off here all the same', async () => {
  await enter(aSessionUser());
  calls = serve(() => 'no connection');
  turnSound(false);
  await settle();
  expect(calls).toMatchObject([{ path: '/api/settings', body: { has_sound: false } }]);
  expect(isSoundOn()).toBe(false);
  // The account is heard again, and has not changed.
  await enter(aSessionUser());
  expect(isSoundOn()).toBe(false);
});

test('at the log-in the account wins over what was switched here before', async () => {
  turnSound(false);
  await enter(null);
  await enter(aSessionUser());
  expect(isSoundOn()).toBe(true);
});

test('how pages are shown goes with the account: a visitor sees them as they were made', async () => {
  await enter(aSessionUser({ settings: { ...settings, high_contrast: true, dyslexia_font: true } }));
  expect(document.documentElement.dataset.display).toBe('dyslexia_font high_contrast');
  await enter(null);
  expect(document.documentElement.dataset.display).toBe('');
});

test('what is chosen for a deck on this device stays until the account says something new', async () => {
  const user = aSessionUser({ settings: { ...settings, target_language: 'japanese' } });
  await enter(user);
  expect(localStorage.getItem('study_target_language')).toBe('japanese');
  localStorage.setItem('study_target_language', 'thai');
  await enter({ ...user });
  expect(localStorage.getItem('study_target_language')).toBe('thai');
  await enter(aSessionUser({ settings: { ...settings, target_language: 'korean' } }));
  expect(localStorage.getItem('study_target_language')).toBe('korean');
});
