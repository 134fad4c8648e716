import { afterEach, beforeAll, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { refused, type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { aStudy } from '../study.fixture.ts';
import { CloneDialog } from './clone-dialog.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const cloned: ServerAnswer = { status: 201, body: { item_id: 77, item_ids: [77] } };
const dialog = (ids = ['12'], source_language: 'english_uk' | null = 'english_uk') =>
  show(() => (
    <CloneDialog study={aStudy({ viewer: 'leo', ids, data: { source_language } })} onClose={() => undefined} />
  ));
const explainIn = (source: string) =>
  fireEvent.change(screen.getByLabelText('Translations'), { target: { value: source } });

test('one deck: Cloning..., Cloned!, and the way to it', async () => {
  const answer = Promise.withResolvers<ServerAnswer>();
  const calls = serve(() => answer.promise);
  await dialog();
  await press('Clone');
  expect(button('Cloning...').getAttribute('aria-busy')).toBe('true');
  await act(async () => answer.resolve(cloned));
  expect(await screen.findByText('Cloned!')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'View deck' }).getAttribute('href')).toBe('/deck/leo/search?id=77');
  expect(calls).toMatchObject([{ method: 'POST', path: '/api/clone', body: { item_ids: [12] } }]);
  expect(calls[0]!.body).not.toHaveProperty('source_language');
});

test('several decks lead to the page of the user', async () => {
  serve(() => cloned);
  await dialog(['12', '13']);
  await press('Clone');
  expect((await screen.findByRole('link', { name: 'View decks' })).getAttribute('href')).toBe('/user/leo');
});

test.each([
  ['none', null],
  ['german', 'german'],
])('the copy can be explained in %s', async (choice, source_language) => {
  const calls = serve(() => cloned);
  await dialog();
  explainIn(choice);
  await press('Clone');
  expect(calls[0]!.body).toMatchObject({ source_language });
});

test('the language that is learned is not offered to explain it, and none only where there is one', async () => {
  serve(() => cloned);
  await dialog(['12'], null);
  const offered = screen.getAllByRole<HTMLOptionElement>('option').map(({ value }) => value);
  expect(offered).not.toContain('japanese');
  expect(offered).not.toContain('none');
  expect(offered[0]).toBe('keep');
});

test('a refusal is told; trying again is the same command, another choice is another', async () => {
  let said: ServerAnswer = refused(409, 'FOLDER_FULL');
  const calls = serve(() => said);
  await dialog();
  await press('Clone');
  expect((await screen.findByRole('alert')).textContent).toMatch(/^This folder is full/);
  await press('Clone');
  explainIn('german');
  said = cloned;
  await press('Clone');
  await screen.findByText('Cloned!');
  const ids = calls.map(({ body }) => (body as { command_id: string }).command_id);
  expect([ids[0] === ids[1], ids[1] === ids[2]]).toEqual([true, false]);
});
