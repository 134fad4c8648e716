import type { Story, StorySound } from '@lexiroom/contracts/stories';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ComponentType } from 'react';
import { type MadeCall, serve, type ServerAnswer } from '../../api/server.fixture.ts';
import { addRefusals } from '../../i18n/refusal-words.ts';
import { refusals } from '../../i18n/refusals/stories.ts';
import { open } from '../../page/screen.fixture.tsx';
import { aSessionUser } from '../../session/session-user.fixture.ts';
import { storyQuery } from '../story-query.ts';
import type { OwnerOverlayProps } from './owner-overlay.ts';

export type Answer = (call: MadeCall) => ServerAnswer | Promise<ServerAnswer>;

/** The overlay as it was opened, and the server behind it, where another tab may have been. */
export interface OpenedStory {
  cache: QueryClient;
  /** What was sent, oldest first: `METHOD path` and the body. */
  made: () => [string, unknown][];
  /** What the server holds from now on; read by the page only when it looks again. */
  elsewhere: (story: Story) => void;
  /** Has the page read the story again, as it does when its tab is looked at after a while. */
  readAnew: () => Promise<void>;
}

const nameOf = ({ method, path }: MadeCall) => `${method} ${path.replace(/^\/api/, '').replace(/\?.*/, '')}`;

/** For specs: opens an overlay over a story of olga's; calls are answered by `METHOD path`, others by 'done'. */
export async function openOverlay(
  Overlay: ComponentType<OwnerOverlayProps>,
  story: Story,
  answers: Record<string, Answer> = {},
): Promise<OpenedStory> {
  addRefusals(refusals);
  let stored = story;
  const calls = serve((call) => {
    const name = nameOf(call);
    if (name === 'GET /story/olga/search') return { body: stored };
    if (name === 'POST /image_search') return { body: [] };
    return (answers[name] ?? (() => ({ body: { done: true } })))(call);
  });
  function Read() {
    const { data } = useQuery(storyQuery({ owner: 'olga', story_id: story.item_id }));
    return data && <Overlay story={data} user_id={aSessionUser().user_id} onClose={() => undefined} />;
  }
  const { cache } = await open(() => <Read />);
  return {
    cache,
    made: () =>
      calls
        .filter(({ method, path }) => method !== 'GET' && path !== '/api/image_search')
        .map((call) => [nameOf(call), call.body]),
    elsewhere: (now) => void (stored = now),
    readAnew: () => act(() => cache.invalidateQueries({ queryKey: ['story'] })),
  };
}

/** For specs: a text was written or a voice chosen, and said. */
export const said = (change: Partial<StorySound> = {}): ServerAnswer => ({
  body: { sound_path: '/media/sounds/2.mp3', sound_timings: [], speaker_id: 0, is_recorded: false, rev: 7, ...change },
});

export const box = (name = 'Text of section 1') => screen.getByRole<HTMLTextAreaElement>('textbox', { name });
export const typeInto = (value: string, name?: string) =>
  act(async () => void fireEvent.change(box(name), { target: { value } }));
export const key = (element: Element, pressed: string) =>
  act(async () => void fireEvent.keyDown(element, { key: pressed }));
/** What the names of fields tell to stand in them. */
export const fields = () =>
  screen.queryAllByRole('button', { name: /^(Text|Speaker) of/ }).map((one) => one.getAttribute('aria-label'));
