import { afterEach, expect, test } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { type ServerAnswer, serve } from '../api/server.fixture.ts';
import { currentAddress } from '../navigation/index.ts';
import { button, press, show } from '../page/screen.fixture.tsx';
import { aStudy, type StudyOverrides } from '../study/study.fixture.ts';
import { QueryClient } from '@tanstack/react-query';
import { WordSentences } from './of-words/word-sentences.tsx';
import { sentencesButtonWith } from './sentences-button.tsx';
import { aSentence } from './sentences.fixture.ts';

afterEach(cleanup);

const SentencesButton = sentencesButtonWith(WordSentences);

const impatient = () => new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

async function entry(answer: () => ServerAnswer | Promise<ServerAnswer>, overrides: StudyOverrides = {}) {
  const study = aStudy(overrides);
  const calls = serve(answer);
  await show(
    () => <SentencesButton study={study} className="" onLinks={() => undefined} />,
    study.address.path + study.address.query,
    impatient(),
  );
  return calls;
}
const two = () => ({ body: { sentences: [aSentence(), aSentence({ sentence_id: 2 })] } });

test('while sentences are fetched it says so, and is closed', async () => {
  await entry(() => new Promise(() => undefined));
  expect(button('Getting sentences...').disabled).toBe(true);
});

test('it leads to the sentences of all decks of the study, and says how many there are', async () => {
  const calls = await entry(two, { ids: ['12', '7'] });
  await press(/^Sentences \(2\)$/);
  expect(currentAddress().href).toBe('/deck/olga/search/sentences?id=12&id=7');
  expect(calls[0]?.path).toBe('/api/sentences/search?id=12&id=7');
});

test.each([
  ['the owner, who may write some', 'olga', false],
  ['a visitor', 'leo', true],
  ['somebody who is not logged in', null, true],
])('without sentences it is open to %s: closed is %s', async (_, viewer, isClosed) => {
  await entry(() => ({ body: { sentences: [] } }), { viewer });
  await screen.findByText('Sentences (0)');
  expect(button('Sentences (0)').disabled).toBe(isClosed);
});

test('what could not be fetched can be asked for again', async () => {
  let attempts = 0;
  await entry(() => {
    attempts += 1;
    return attempts === 1 ? 'no connection' : two();
  });
  await screen.findByText('Could not get the sentences...');
  await press('Could not get the sentences...');
  expect(await screen.findByText('Sentences (2)')).toBeTruthy();
});
