import { afterEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { type MadeCall, serve } from '../../api/server.fixture.ts';
import { show } from '../../page/screen.fixture.tsx';
import { anItem } from '../tree.fixture.ts';
import { LinkBox } from './link-box.tsx';

afterEach(cleanup);

const deck = anItem(2, { visibility: 'link', seen_by: 'link', link_key: 'first-key-of-two' });
const link = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Link' }).value;
const press = async (name: string) =>
  act(async () => {
    fireEvent.click(screen.getByRole('button', { name }));
    await Promise.resolve();
  });

async function open(): Promise<{ calls: MadeCall[]; copied: string[] }> {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => Promise.resolve(void copied.push(text)) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  const calls = serve(() => ({ body: { ...deck, link_key: 'second-key-of-it' } }));
  await show(() => <LinkBox item={deck} />, '/user/olga');
  return { calls, copied };
}

test('the owner copies the link with its key', async () => {
  const { copied } = await open();
  expect(link()).toBe(`${location.origin}/deck/olga/search?id=2&key=first-key-of-two`);
  await press('Copy link');
  expect(copied).toEqual([link()]);
  expect((await screen.findByText('Copied.')).tagName).toBe('OUTPUT');
});

test('a new link stands in the place of the old one, and is what is copied from then on', async () => {
  const { calls, copied } = await open();
  await press('Make a new link');
  expect(await screen.findByText(/The old one no longer works/)).toBeTruthy();
  expect(calls).toMatchObject([{ method: 'PUT', path: '/api/item_link', body: { item_id: 2 } }]);
  expect(link()).toContain('key=second-key-of-it');
  await press('Copy link');
  expect(copied).toEqual([link()]);
});
