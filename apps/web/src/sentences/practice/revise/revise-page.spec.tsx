import { afterEach, beforeAll, beforeEach, expect, jest, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { refused, serve } from '../../../api/server.fixture.ts';
import { currentAddress } from '../../../navigation/index.ts';
import { press } from '../../../page/screen.fixture.tsx';
import { key, progress, takeClock } from '../../../study/modes/mode.fixture.tsx';
import { aHighlight, aSentence } from '../../sentences.fixture.ts';
import { practise } from '../practice.fixture.tsx';

beforeAll(() => takeClock(jest));
beforeEach(() => {
  localStorage.clear();
  serve(() => 'no connection');
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const text = 'The cat sleeps at 10.';
const extra = { extra_target_translation: 'It dreams.', extra_source_translation: 'Sie träumt.' };
const withBlanks = aSentence({
  target_translation: text,
  target_highlights: [aHighlight(text, 'cat'), aHighlight(text, '10')],
});
const two = [aSentence(), aSentence({ sentence_id: 2, target_translation: 'A dog runs fast.' })];
const inSight = () => [...document.querySelectorAll('main p bdi[lang="en-GB"]')].map(({ textContent }) => textContent);

test('a tap shows the sentence, another way on leads to the next', async () => {
  await practise(jest, 'sentence-revise', two);
  expect(inSight()).toEqual([]);
  expect(screen.getByText('Die Katze schläft.')).toBeTruthy();
  await press('Tap to show the sentence');
  expect(inSight()).toEqual(['The cat sleeps.']);
  await press('Continue');
  expect(progress()).toBe('2 of 2');
  expect(inSight()).toEqual([]);
});

test('enter shows the sentence, then its extra sentence, then the next page', async () => {
  await practise(jest, 'sentence-revise', [aSentence(extra), two[1]!]);
  await key('Enter');
  expect(inSight()).toEqual(['The cat sleeps.']);
  await key('Enter');
  expect(inSight()).toEqual(['The cat sleeps.', 'It dreams.']);
  expect(screen.getByText('Sie träumt.')).toBeTruthy();
  await key('Enter');
  expect(progress()).toBe('2 of 2');
});

test('the learner judges by thumb, which is recorded and leads on', async () => {
  const sentences = await practise(jest, 'sentence-revise', two);
  await key('ArrowUp');
  expect(progress()).toBe('1 of 2');
  await key('Enter');
  await key('ArrowDown');
  expect(progress()).toBe('2 of 2');
  expect(sentences()[0]?.answers.map(({ is_correct }) => is_correct)).toEqual([false]);
});

test('nobody is offered thumbs whose answers do not count', async () => {
  await practise(jest, 'sentence-revise', two, { viewer: 'leo' });
  await key('Enter');
  expect(screen.queryByRole('button', { name: 'I knew it' })).toBeNull();
});

test('back and forward go from page to page; at the end one is back at the sentences', async () => {
  await practise(jest, 'sentence-revise', two);
  await press('Next page');
  expect(progress()).toBe('2 of 2');
  await press('Previous page');
  expect(progress()).toBe('1 of 2');
  await key('ArrowRight');
  await key('ArrowRight');
  expect(currentAddress().href).toMatch(/\/sentences$/);
});

test('blanks hide letters and digits until each is revealed', async () => {
  await practise(jest, 'fill-the-blanks', [withBlanks, two[1]!]);
  expect(inSight()).toEqual(['The ___ sleeps at __.']);
  await press('Blank 2: reveal it');
  expect(inSight()).toEqual(['The ___ sleeps at 10.']);
  await press('Reveal the next blank');
  expect(inSight()).toEqual([text]);
});

test('sentences without blanks are not asked for, and those without any lead back', async () => {
  await practise(jest, 'fill-the-blanks', [withBlanks, two[1]!]);
  expect(progress()).toBe('1 of 1');
  cleanup();
  await practise(jest, 'fill-the-blanks', two);
  expect(screen.getByText('No sentence can be practised in this way')).toBeTruthy();
  await press('Back to the sentences');
  expect(currentAddress().href).toMatch(/\/sentences$/);
});

const typeInto = async (name: string, value: string) => {
  const field = screen.getByRole<HTMLInputElement>('textbox', { name });
  await act(async () => void fireEvent.change(field, { target: { value } }));
  await act(async () => void fireEvent.keyDown(field, { key: 'Enter', code: 'Enter' }));
};

test('whoever chooses so types the blanks: case does not count, all right is recorded as right', async () => {
  const sentences = await practise(jest, 'fill-the-blanks', [withBlanks]);
  await act(async () => screen.getByRole('switch', { name: 'Type the words' }).click());
  await typeInto('Blank 1', 'CAT');
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Blank 2');
  await typeInto('Blank 2', '10');
  expect(inSight()).toEqual([text]);
  expect(sentences()[0]?.answers.map(({ is_correct }) => is_correct)).toEqual([true]);
});

test('what is typed wrong stays to be corrected, and counts as wrong; the choice is remembered', async () => {
  localStorage.setItem('type_blanks', 'true');
  const sentences = await practise(jest, 'fill-the-blanks', [withBlanks]);
  await typeInto('Blank 1', 'dog');
  expect(screen.getByRole('textbox', { name: 'Blank 1' }).getAttribute('aria-invalid')).toBe('true');
  await typeInto('Blank 1', 'cat');
  await typeInto('Blank 2', '10');
  expect(sentences()[0]?.answers.map(({ is_correct }) => is_correct)).toEqual([false]);
});

test('the sounds of the page in sight and of the next one are made ahead, before anybody asks to hear them', async () => {
  const calls = serve(() => refused(404, 'SOUND_FETCH_FAILED'));
  const asked = () => calls.map(({ path }) => path).filter((path) => path.startsWith('/api/sentence_sound'));
  const three = [61, 62, 63].map((sentence_id) => aSentence({ sentence_id, ...(sentence_id === 62 && extra) }));
  await practise(jest, 'sentence-revise', three, { data: { has_speech: true } });
  expect(asked()).toEqual(['61/target', '62/target', '62/extra_target'].map((of) => `/api/sentence_sound/${of}`));
  await press('Next page');
  expect(asked().slice(3)).toEqual(['/api/sentence_sound/63/target']);
});
