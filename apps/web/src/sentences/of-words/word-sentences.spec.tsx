import { afterEach, beforeAll, expect, test } from '@jest/globals';
import type { DeckSentence } from '@lexiroom/contracts/sentences';
import { cleanup, screen, within } from '@testing-library/react';
import { QueryClient } from '@tanstack/react-query';
import { type ServerAnswer, serve } from '../../api/server.fixture.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { button, press, show } from '../../page/screen.fixture.tsx';
import { StudyIntroduction } from '../../study/introduction/study-introduction.tsx';
import { aStudy, aWord, type StudyOverrides } from '../../study/study.fixture.ts';
import { sentencesButtonWith } from '../sentences-button.tsx';
import { aHighlight, aSentence } from '../sentences.fixture.ts';
import { WordSentences } from './word-sentences.tsx';

beforeAll(giveDialogs);
afterEach(cleanup);

const SentencesButton = sentencesButtonWith(WordSentences);

const english = { target_language: 'english_uk', source_language: 'german' } as const;
const anEnglishWord = (word_id: number, target_translation: string) =>
  aWord({ word_id, target_translation, ...english });
const words = [anEnglishWord(1, 'cat'), anEnglishWord(2, 'dog'), anEnglishWord(3, 'cow')];
const both = aSentence({
  target_translation: 'The cat sees the dog.',
  source_translation: 'Die Katze sieht den Hund.',
});
const sleeping = aSentence({ sentence_id: 2, target_translation: 'Cats? My cat sleeps.', source_translation: null });

const impatient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

/** The first page of a study whose sentences the server tells. */
async function firstPage(
  answer: DeckSentence[] | (() => ServerAnswer | Promise<ServerAnswer>),
  overrides: StudyOverrides = {},
) {
  serve(({ path }) => {
    if (!path.startsWith('/api/sentences/search')) return { status: 401, body: {} };
    return typeof answer === 'function' ? answer() : { body: { sentences: answer, calendar: null } };
  });
  const study = aStudy({ words, data: english, ...overrides });
  const page = () => <StudyIntroduction study={study} SentencesButton={SentencesButton} />;
  await show(page, study.address.path + study.address.query, impatient());
}
const dialog = () => within(screen.getByRole('dialog'));
const texts = () => dialog().getAllByRole('listitem').map(({ textContent }) => textContent); // prettier-ignore

test.each([
  ['the owner', 'olga'],
  ['a visitor', 'leo'],
  ['somebody who is not logged in', null],
])('%s sees at each word how many sentences it stands in, and none where there are none', async (_, viewer) => {
  await firstPage([both, sleeping], { viewer });
  expect((await screen.findByRole('button', { name: '2 sentences with cat' })).textContent).toBe('2 sentences');
  expect(button('1 sentence with dog').textContent).toBe('1 sentence');
  expect(screen.queryByRole('button', { name: /with cow$/ })).toBeNull();
});

test('a press opens the sentences with the word marked, and nothing is marked for study', async () => {
  await firstPage([both, sleeping]);
  await screen.findByRole('button', { name: '2 sentences with cat' });
  await press('2 sentences with cat');
  expect(screen.getByRole('dialog', { name: 'Sentences with cat' })).toBeTruthy();
  expect(texts()).toEqual(['The cat sees the dog.Die Katze sieht den Hund.', 'Cats? My cat sleeps.']);
  expect(Array.from(screen.getByRole('dialog').querySelectorAll('mark'), ({ textContent }) => textContent)).toEqual(['cat', 'cat']); // prettier-ignore
  await press('Close');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(button('cat').getAttribute('aria-pressed')).toBe('false');
});

test('with them come the extra pair, pictures, and sounds where they can be heard', async () => {
  const image = { sentence_image_id: 1, image_id: 4, image_path: '/media/4.webp', sentence_image_text: 'asleep', submitted_by: null, highlighted: false }; // prettier-ignore
  const extra_target_translation = 'A cat.';
  await firstPage([
    { ...both, extra_target_translation, extra_source_translation: 'Eine Katze.', images: [image], sound_path: '/media/1.mp3' }, // prettier-ignore
  ]);
  await screen.findByRole('button', { name: '1 sentence with cat' });
  await press('1 sentence with cat');
  expect(texts()[0]).toBe('The cat sees the dog.Die Katze sieht den Hund.A cat.Eine Katze.asleep');
  expect(dialog().getAllByRole('button', { name: /^Play the sound/ }).map((one) => one.getAttribute('aria-label'))).toEqual(['Play the sound: The cat sees the dog.']); // prettier-ignore
});

test('translations that are not shown in the study are not shown here', async () => {
  await firstPage([both], { data: { ...english, show_translation: false } });
  await screen.findByRole('button', { name: '1 sentence with dog' });
  await press('1 sentence with dog');
  expect(texts()).toEqual(['The cat sees the dog.']);
});

test('the word stands out, whatever its author has highlighted', async () => {
  const text = 'The cat sees the dog.';
  await firstPage([aSentence({ target_translation: text, target_highlights: [aHighlight(text, 'sees')] })]);
  await screen.findByRole('button', { name: '1 sentence with dog' });
  await press('1 sentence with dog');
  expect(dialog().getByText('dog', { selector: 'mark' })).toBeTruthy();
  expect(dialog().queryByText('sees', { selector: 'mark' })).toBeNull();
});

test('of decks in several languages a word is looked for in those of its own', async () => {
  const pain = aWord({ word_id: 4, deck_id: 7, target_translation: 'pain', target_language: 'french', source_language: 'german' }); // prettier-ignore
  const pains = [aSentence({ target_translation: 'No pain.' }), aSentence({ sentence_id: 2, deck_id: 7, target_translation: 'Du pain !' })]; // prettier-ignore
  await firstPage(pains, { ids: ['12', '7'], words: [...words, pain] });
  await screen.findByRole('button', { name: '1 sentence with pain' });
  await press('1 sentence with pain');
  expect(texts().map((text) => text?.slice(0, 9))).toEqual(['Du pain !']);
});

test('sentences that did not come lead nowhere, until they are asked for again', async () => {
  let isCutOff = true;
  // Of this deck nothing is kept.
  await firstPage(() => (isCutOff ? 'no connection' : { body: { sentences: [both], calendar: null } }), {
    ids: ['31'],
  });
  await screen.findByText('Could not get the sentences...');
  expect(screen.queryByRole('button', { name: / with cat$/ })).toBeNull();
  isCutOff = false;
  await press('Could not get the sentences...');
  expect(await screen.findByRole('button', { name: '1 sentence with cat' })).toBeTruthy();
});
