import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import type { ImageRowEntry } from '@lexiroom/contracts/library';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type MadeCall, refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { press, show } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { sessionQuery } from '../../session/session.ts';
import { aName, anEntry } from '../library.fixture.tsx';
import { TranslatePage } from './translate-page.tsx';

beforeEach(() => {
  localStorage.clear();
  localStorage.setItem('targetLanguageUntranslated', 'german');
});
afterEach(cleanup);

/** A picture that has a name in English only. */
const gap = (image_id: number, name: string) =>
  anEntry(image_id, '', { target_translations: [], source_translations: [aName(image_id, name)] });

/** A library with these gaps, so many given at once; a name that is added closes one. */
function serveGaps(all: ImageRowEntry[], atOnce: number, add: (call: MadeCall) => ServerAnswer = added) {
  let left = all;
  return serve((call) => {
    if (call.path.startsWith('/api/untranslated')) return { body: left.slice(0, atOnce) };
    const { image_id } = call.body as { image_id: number };
    left = left.filter((entry) => entry.image_id !== image_id);
    return add(call);
  });
}
const added = ({ body }: MadeCall): ServerAnswer => ({
  body: { translations: [aName(99, (body as { translation_array: string[] }).translation_array[0]!)] },
});
async function open(user: ReturnType<typeof aSessionUser> | null = aSessionUser()) {
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  cache.setQueryDefaults(sessionQuery.queryKey, { staleTime: Infinity });
  cache.setQueryData(sessionQuery.queryKey, user);
  await show(TranslatePage, '/translate', cache);
}
const field = () => screen.getByLabelText<HTMLInputElement>('What is this in German?');
const type = (value: string) => act(async () => void fireEvent.change(field(), { target: { value } }));
const submit = () => act(async () => void fireEvent.submit(field()));

describe('translating mode', () => {
  test('takes one picture after the other, fetches more, and ends when none are left', async () => {
    const calls = serveGaps([gap(1, 'dog'), gap(2, 'cat'), gap(3, 'bird')], 2);
    await open();
    for (const [shown, name] of [['dog', 'Hund'], ['cat', 'Katze'], ['bird', 'Vogel']] as const) {
      expect(screen.getByText(shown)).toBeTruthy();
      expect(document.activeElement).toBe(field());
      await type(name);
      await submit();
    } // prettier-ignore
    expect(screen.getByText('All done for now!')).toBeTruthy();
    expect(screen.getByText('Pictures named by you: 3')).toBeTruthy();
    expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toEqual([
      { translation_array: ['Hund'], image_id: 1, translation_language: 'german' },
      { translation_array: ['Katze'], image_id: 2, translation_language: 'german' },
      { translation_array: ['Vogel'], image_id: 3, translation_language: 'german' },
    ]);
  });

  test('passes over what is skipped, and does not come back to it', async () => {
    serveGaps([gap(1, 'dog'), gap(2, 'cat')], 2);
    await open();
    await press('Skip');
    expect(screen.getByText('cat')).toBeTruthy();
    await press('Skip');
    expect(screen.getByText('All done for now!')).toBeTruthy();
  });

  test('tells what a name cannot be, and stays', async () => {
    const calls = serveGaps([gap(1, 'dog')], 2);
    await open();
    await type('a'.repeat(51));
    await submit();
    expect(screen.getByText('Input too long: 51 characters > 50')).toBeTruthy();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  test('tells why the server did not take a name', async () => {
    serveGaps([gap(1, 'dog')], 2, () => refused(429, 'TOO_MANY'));
    await open();
    await type('Hund');
    await submit();
    expect(screen.getByText('Too many attempts. Please wait a moment.')).toBeTruthy();
    expect(field().value).toBe('Hund');
  });

  test('asks a visitor to log in', async () => {
    serveGaps([], 2);
    await open(null);
    expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?next=%2Ftranslate');
  });
});
