import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { QueryClient } from '@tanstack/react-query';
import { act, cleanup, screen } from '@testing-library/react';
import { refused, serve, type ServerAnswer } from '../../../api/server.fixture.ts';
import { addRefusals } from '../../../i18n/refusal-words.ts';
import { refusals } from '../../../i18n/refusals/stories.ts';
import { currentAddress } from '../../../navigation/index.ts';
import { alerts, press, show, type } from '../../../page/screen.fixture.tsx';
import { aSessionUser } from '../../../session/session-user.fixture.ts';
import { sessionQuery } from '../../../session/session.ts';
import { NewStoryPage } from './new-story-page.tsx';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

/** Opens the page for olga; the call that makes the story is answered with this. */
async function open(answer: () => ServerAnswer = () => ({ status: 201, body: { item_id: 31 } }), owner = 'olga') {
  addRefusals(refusals);
  const cache = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: Infinity } } });
  cache.setQueryData(sessionQuery.queryKey, aSessionUser());
  const calls = serve(({ method }) => (method === 'POST' ? answer() : refused(404, 'NOT_FOUND')));
  await show(() => <NewStoryPage owner={owner} />, `/story/${owner}/new?parent_id=3&category_id=4`, cache);
  return { made: () => calls.filter(({ method }) => method === 'POST').map(({ body }) => body) };
}
const choose = (name: RegExp) => act(async () => screen.getByRole('radio', { name }).click());
const sections = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const says = (words: string) => screen.queryByText(words) !== null;

test('a text is split into sections while it is typed, and made into a story that opens with its editor', async () => {
  const { made } = await open();
  await type('Title', 'El perro');
  await type('Text of the story', 'Uno.\n\nDos.');
  expect(sections()).toEqual(['Uno.', 'Dos.']);
  await press('Create story');
  expect(made()).toMatchObject([
    { story_name: 'El perro', source: { type: 'content', content: 'Uno.\n\nDos.' }, parent_id: 3, category_id: 4 },
  ]);
  expect([currentAddress().href, currentAddress().state]).toEqual(['/story/olga/31?id=31', { overlay: 'edit' }]);
  expect(localStorage.length).toBe(0);
});

test('a conversation shows who says what, in which voice; without a name it becomes a text', async () => {
  const { made } = await open();
  await choose(/A conversation/);
  await type('What they say', 'Hello!');
  expect(says('Nobody is named yet, so it becomes a text. Begin each line with a name: “Ana: Hello!”')).toBe(true);
  await type('What they say', 'Ana: Hello!\nTom: Hi!\nHow are you?');
  expect(sections()).toEqual(['AnaFemale 1Hello!', 'TomMale 1Hi!', 'Nameless speakerFemale 2How are you?']);
  await type('Title', 'Hello');
  await press('Create story');
  expect(made()).toMatchObject([{ source: { type: 'conversation', story: 'Ana: Hello!\nTom: Hi!\nHow are you?' } }]);
});

test('a list of words is one section a word', async () => {
  const { made } = await open();
  await choose(/A list of words/);
  await type('Title', 'Pets');
  await type('Words', 'dog\n\ncat');
  expect([sections(), says('2 / 100')]).toEqual([['dog', 'cat'], true]);
  await press('Create story');
  expect(made()).toMatchObject([{ source: { type: 'words', words: ['dog', 'cat'] } }]);
});

test.each([
  [/A text/, 'Text of the story', 'x'.repeat(501), 'Content too long'],
  [/A text/, 'Text of the story', 'a\\b', 'Content cannot contain: \\'],
  [/A conversation/, 'What they say', 'x'.repeat(3001), 'Story too long'],
  [/A conversation/, 'What they say', 'Ana: \\', 'Story cannot contain: \\'],
  [/A list of words/, 'Words', 'x'.repeat(51), `Word too long: ${'x'.repeat(51)}`],
  [/A list of words/, 'Words', 'x\n'.repeat(101), 'Too many words: 101 > 100'],
  [/A list of words/, 'Words', 'a\\b', 'Words cannot contain: \\'],
  [/A conversation/, 'What they say', 'A: b\n'.repeat(151), 'Story limit reached'],
])('%s: what may not be is told while it is typed, and not sent', async (way, label, typed, words) => {
  const { made } = await open();
  await choose(way);
  await type(label, typed);
  expect(alerts()).toEqual([words]);
  await type('Title', 'A title');
  await press('Create story');
  expect([made(), document.activeElement]).toEqual([[], screen.getByLabelText(label)]);
});

test.each([
  ['x'.repeat(41), 'Title too long: 41 > 40'],
  ['a\\b', 'Title cannot contain: \\'],
])('the title %s cannot be', async (typed, words) => {
  const { made } = await open();
  await type('Title', typed);
  expect(says(words)).toBe(true);
  await type('Text of the story', 'Uno.');
  await press('Create story');
  expect([made(), document.activeElement]).toEqual([[], screen.getByLabelText('Title')]);
});

test('nothing makes no story', async () => {
  const { made } = await open();
  await press('Create story');
  expect([says('A story needs a title.'), says('Write or paste something first.'), made()]).toEqual([true, true, []]);
});

test('what was typed is there after a reload, for each way; a call that fails is sent again as the same', async () => {
  let answer: ServerAnswer = 'no connection';
  const first = await open(() => answer);
  await type('Title', 'Pets');
  await type('Text of the story', 'Uno.');
  await choose(/A list of words/);
  await type('Words', 'dog');
  await press('Create story');
  expect(alerts()).toEqual(['No connection']);
  cleanup();
  answer = { status: 201, body: { item_id: 31 } };
  const again = await open(() => answer);
  expect(screen.getByLabelText<HTMLTextAreaElement>('Words').value).toBe('dog');
  await press('Create story');
  expect(again.made()).toEqual(first.made());
  cleanup();
  await open();
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('');
});

test('what is changed after it was sent is another story', async () => {
  const { made } = await open(() => 'no connection');
  await type('Title', 'Pets');
  await type('Text of the story', 'Uno.');
  await press('Create story');
  await type('Title', 'Dogs');
  await press('Create story');
  const [one, other] = made().map((body) => (body as { command_id: string }).command_id);
  expect(one).not.toBe(other);
});

test('another tab has the same draft', async () => {
  await open();
  await type('Title', 'Pets');
  const name = Object.keys(localStorage)[0]!;
  const theirs = { ...(JSON.parse(localStorage.getItem(name)!) as object), title: 'Dogs' };
  localStorage.setItem(name, JSON.stringify(theirs));
  await act(async () => void dispatchEvent(new StorageEvent('storage', { key: name })));
  expect(screen.getByLabelText<HTMLInputElement>('Title').value).toBe('Dogs');
});

test('for others the page does not exist', async () => {
  await open(undefined, 'ida');
  expect(screen.queryByLabelText('Title')).toBeNull();
});
