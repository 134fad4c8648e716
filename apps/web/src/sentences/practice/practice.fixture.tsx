import type { StudySentences } from '@lexiroom/contracts/sentences';
import { QueryClient, useQuery } from '@tanstack/react-query';
import { act, screen, waitFor } from '@testing-library/react';
import type { SentenceMode } from '@lexiroom/domain/sentences/practice';
import { show } from '../../page/screen.fixture.tsx';
import { aStudy, deckData, type StudyOverrides } from '../../study/study.fixture.ts';
import { sentencesKey, sentencesQuery, sentencesSource } from '../sentences-query.ts';
import { sentenceViews } from '../sentence-views.ts';

let decks = 500;
const { calendar } = deckData();

/** What of Jest's clock is needed here. */
interface Clock {
  useRealTimers: () => unknown;
  useFakeTimers: (options: { doNotFake: ('queueMicrotask' | 'nextTick')[] }) => unknown;
}

export interface Practised extends StudyOverrides {
  isShuffled?: boolean;
}

/** Draws the practice of sentences with the clock in hand, in a deck that nothing was kept of. Gives what is known of them. */
export async function practise(
  clock: Clock,
  mode: SentenceMode,
  sentences: StudySentences['sentences'],
  { isShuffled = false, ...overrides }: Practised = {},
): Promise<() => StudySentences['sentences']> {
  decks += 1;
  Object.defineProperty(crypto, 'getRandomValues', { value: (bytes: Uint8Array) => bytes.fill(4), configurable: true });
  const { viewer = 'olga' } = overrides;
  const study = aStudy({
    ids: [String(decks)],
    ...overrides,
    data: { target_language: 'english_uk', source_language: 'german', ...overrides.data },
  });
  const cache = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  const key = sentencesKey(sentencesSource(study));
  cache.setQueryData(key, { sentences, calendar: viewer === 'olga' ? calendar : null });
  const shown = { ...study, address: { ...study.address, view: mode, isShuffled } };
  const Practice = await sentenceViews[mode]();
  function Shown() {
    useQuery({ ...sentencesQuery(sentencesSource(study)), enabled: false });
    return <Practice study={shown} />;
  }
  clock.useRealTimers();
  await show(Shown, `${study.address.path}/${mode}`, cache);
  await waitFor(() => {
    if (screen.queryByText('Loading…')) throw new Error('What it runs with is fetched.');
  });
  clock.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick'] });
  await act(async () => undefined);
  return () => cache.getQueryData<StudySentences>(key)!.sentences;
}
