import { amend, type Address, back, currentAddress, push, replace } from '../navigation/index.ts';

/** Which story is opened, and what is shown of it (specification 3 section 2). */
export interface StoryAddress {
  owner: string;
  /** Undefined when the address names none. */
  story_id: number | undefined;
  view: StoryView;
}

/** What stands before the book, the book, and what is done with a story. */
const views = ['introduction', 'story', 'scramble', 'who-said-it'] as const;
export type StoryView = (typeof views)[number];

/** What pages of a story store in the history beside their addresses. */
interface StoryState {
  /** The entry before this one in the history is the introduction of the same story. */
  isFromIntroduction?: boolean;
}

/** Reads the address of a story: `/story/{owner}/{id}`, where the parameter `id` says the same, `view` what is shown. */
export function readStoryAddress({ pathname, search }: Pick<Address, 'pathname' | 'search'>): StoryAddress {
  const [, , owner = '', item = ''] = pathname.split('/').map(decodeURIComponent);
  const parameters = new URLSearchParams(search);
  const id = parameters.get('id') ?? item;
  return {
    owner,
    story_id: /^[1-9]\d{0,9}$/.test(id) ? Number(id) : undefined,
    view: views.find((view) => view === parameters.get('view')) ?? 'introduction',
  };
}

/** The address of this page with another view; a key, and all else that stands in it, stays. */
function withView(view: StoryView): string {
  const { href } = currentAddress();
  const address = new URL(href, location.origin);
  if (view === 'introduction') address.searchParams.delete('view');
  else address.searchParams.set('view', view);
  return address.pathname + address.search;
}

/** Opens the book, or something that is done with the story. */
export function openView(view: StoryView): void {
  push(withView(view), { isFromIntroduction: true } satisfies StoryState);
}

/** Back to what stands before all that: to the entry of the history it was opened from, if it was. */
export function leaveView(): void {
  const { isFromIntroduction } = currentAddress().state as StoryState;
  if (isFromIntroduction) back();
  else replace(withView('introduction'));
}

/** There is no such view of this story: the address asks for it no longer (specification 3 section 4). */
export function askForNoView(): void {
  amend(withView('introduction'));
}
