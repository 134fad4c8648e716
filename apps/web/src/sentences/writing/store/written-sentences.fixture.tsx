import type { DeckSentence } from '@lexiroom/contracts/sentences';
import type { QueryClient } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import { type MadeCall, refused, serve, type ServerAnswer } from '../../../api/server.fixture.ts';
import { open } from '../../../page/screen.fixture.tsx';
import { aStudy, type StudyOverrides } from '../../../study/study.fixture.ts';
import { AddSentences } from '../add-sentences.tsx';

type Answer = (call: MadeCall) => ServerAnswer | Promise<ServerAnswer>;

/** The overlay as it was opened, and the server behind it, where another tab may have been. */
export interface OpenedWriting {
  cache: QueryClient;
  /** What was sent, oldest first: `METHOD path` and the body. */
  made: () => [string, unknown][];
  /** What the server holds from now on; read by the page only when it looks again. */
  elsewhere: (sentences: readonly DeckSentence[]) => void;
  /** Has the page read the sentences again, as it does when its tab is looked at after a while. */
  readAnew: () => Promise<void>;
}

const nameOf = ({ method, path }: MadeCall) => `${method} ${path.replace(/^\/api/, '').replace(/\?.*/, '')}`;

/** Opens the overlay over the sentences of deck 12; calls are answered by `METHOD path`, others by 'done'. */
export async function openWriting(
  sentences: readonly DeckSentence[],
  answers: Record<string, Answer> = {},
  overrides: StudyOverrides = {},
  onClose: () => void = () => undefined,
): Promise<OpenedWriting> {
  const study = aStudy(overrides);
  let stored = sentences;
  const calls = serve((call) => {
    const name = nameOf(call);
    if (name === 'GET /sentences/search') return { body: { sentences: [...stored], calendar: null } };
    if (name === 'POST /image_search') return { body: [] };
    return (answers[name] ?? (() => ({ body: { done: true } })))(call);
  });
  const { cache } = await open(() => <AddSentences study={study} onClose={onClose} />);
  return {
    cache,
    made: () =>
      calls
        .filter(({ method, path }) => method !== 'GET' && path !== '/api/image_search')
        .map((call) => [nameOf(call), call.body]),
    elsewhere: (now) => void (stored = now),
    readAnew: () => act(() => cache.invalidateQueries({ queryKey: ['sentences'] })),
  };
}

/** A text was written, and has a sound. */
export const saved = (rev = 7): ServerAnswer => ({ body: { sound_id: 3, sound_path: '/media/sounds/3.mp3', rev } });

/** As the server does: refuses what was seen before `rev`. */
export const savedFrom =
  (rev: number): Answer =>
  ({ body }) =>
    ((body as { rev?: number }).rev ?? rev) < rev ? refused(409, 'STALE') : saved(rev + 1);

export const input = (name = 'Sentence 1') => screen.getByRole<HTMLInputElement>('textbox', { name });
export const typeInto = (value: string, name?: string) =>
  act(async () => void fireEvent.change(input(name), { target: { value } }));
export const key = (element: Element, pressed: string) =>
  act(async () => void fireEvent.keyDown(element, { key: pressed }));
