import { afterEach, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { serve } from '../../api/server.fixture.ts';
import { read } from '../../browser/stored-values.ts';
import { giveDialogs } from '../../design/overlays/dialog.fixture.ts';
import { currentAddress } from '../../navigation/index.ts';
import { show } from '../../page/screen.fixture.tsx';
import { StudyTitle } from '../introduction/study-title.tsx';
import { readAddress } from '../study-address.ts';
import { aStudy, aWord, type StudyOverrides } from '../study.fixture.ts';
import { chosenSourceOf } from './chosen-source.ts';

beforeAll(giveDialogs);
beforeEach(() => {
  localStorage.clear();
  serve(() => ({ body: null }));
});
afterEach(cleanup);

const sources = ['english_uk', 'german', 'spanish'] as const;
const ofDeck = (data: StudyOverrides['data'] = {}) => ({ sources: [...sources], own_source_language: 'english_uk' as const, ...data }); // prettier-ignore
async function title(overrides: StudyOverrides = {}): Promise<void> {
  const study = aStudy(overrides);
  await show(
    () => (
      <StudyTitle study={study} onCover={null} tools={null}>
        {null}
      </StudyTitle>
    ),
    study.address.path + study.address.query,
  );
  if (study.data.sources) await screen.findByRole('combobox');
}
const choice = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'Language you learn from' });
const chosen = () => choice().selectedOptions[0]!.textContent;
const options = () => [...choice().options].map(({ textContent }) => textContent);
const choose = (value: string) => act(async () => void fireEvent.change(choice(), { target: { value } }));

test('the languages of the names of its words stand there to be chosen, its own among them', async () => {
  await title({ data: ofDeck() });
  expect(options()).toEqual(['English (UK)', 'German', 'Spanish']);
  expect(chosen()).toBe('English (UK)');
});

test('what is chosen stands in the address from then on, and is remembered', async () => {
  await title({ data: ofDeck() });
  await choose('german');
  expect(currentAddress().href).toBe('/deck/olga/12?source=german');
  expect(chosenSourceOf(readAddress('/deck/olga/12', '')!)).toBe('german');
  expect(read('study_source')).toBe('german');
});

test('an address that names a language wins over what is remembered', async () => {
  await title({ data: ofDeck() });
  await choose('german');
  expect(chosenSourceOf(readAddress('/deck/olga/12', '?source=spanish')!)).toBe('spanish');
});

test('its own language is chosen as such', async () => {
  await title({ data: ofDeck({ read_from: 'german', source_language: 'german' }) });
  expect(chosen()).toBe('German');
  await choose('english_uk');
  expect(currentAddress().href).toBe('/deck/olga/12?source=own');
});

test('decks of several languages are called by all of them, and can be read from one', async () => {
  const words = [aWord({ word_id: 1 }), aWord({ word_id: 2, source_language: 'german' })];
  await title({ ids: ['12', '13'], words, data: ofDeck({ words, studyDeckIds: [12, 13] }) });
  expect(chosen()).toBe('English (UK) and German');
  expect(options()).toEqual(['English (UK) and German', 'English (UK)', 'German', 'Spanish']);
});

test('words without a name in it are told', async () => {
  const words = [
    aWord({ word_id: 1, source_language: 'khmer', source_translation: 'ឆ្មា' }),
    aWord({ word_id: 2, source_language: 'khmer', source_translation: null }),
  ];
  await title({ words, data: ofDeck({ words, read_from: 'khmer', source_language: 'khmer' }) });
  expect(screen.getByText('Khmer for 1 of 2 words')).toBeTruthy();
  // It is not among those in which nearly all have names, and can be left again.
  expect(options()).toEqual(['English (UK)', 'German', 'Khmer', 'Spanish']);
});

test('where there is nothing to choose, as of what was kept by an earlier release, the languages are told', async () => {
  await title();
  expect(screen.queryByRole('combobox')).toBeNull();
  expect(screen.getByText('Japanese from English (UK)')).toBeTruthy();
});
