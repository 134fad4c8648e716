import type { Story, StorySection, StorySound } from '@lexiroom/contracts/stories';
import { hasRoom, keptStoryText, sectionProblem, speakerProblem } from '@lexiroom/domain/stories/story';
import type { QueryClient } from '@tanstack/react-query';
import { api, refusalOf, statusOf } from '../../../api/client.ts';
import { newCommandId } from '../../../api/command-id.ts';
import { isFinal } from '../../../api/final-refusal.ts';
import { reportReachable } from '../../../offline/index.ts';
import type { StorySource } from '../../read-story.ts';
import { changeStory, storyQuery } from '../../story-query.ts';
import { type RequestMessage, requestMessage } from './request-message.ts';
import {
  type ChosenImage,
  emptySection,
  fieldsOf,
  type NewSection,
  type OnTheWay,
  type OpenChange,
  withChange,
  withFields,
  withSection,
} from './shown-story.ts';
import { isTextOf, openUnsentTexts, type TextKey, type UnsentText } from './unsent-texts.ts';

export interface StoryWriting extends OnTheWay {
  /** Sections that are being taken out. */
  removing: readonly number[];
  /** The section that was taken out last, by this page. */
  removed: { section: StorySection; number: number; before: number | null } | undefined;
  message: RequestMessage | undefined;
}

/** A text as it was typed; `before` and `rev` are those that were seen when its author began. */
export interface TypedText extends TextKey {
  typed: string;
  before: string | null;
  rev: number;
}

export interface StoryStore {
  state: () => StoryWriting;
  subscribe: (listener: () => void) => () => void;
  /** Writes a text: nothing where it is the same but for spaces; one that may not be is kept beside the original. */
  write: (text: TypedText) => void;
  /** Has a section said by this voice, also once more by the one it has. */
  speak: (section: StorySection, speaker_id: number) => void;
  /** Sets the picture of a section; null takes it away. */
  setImage: (section: StorySection, image: ChosenImage | null) => void;
  /** Sets the cover; null takes it away. */
  setCover: (story: Story, image: ChosenImage | null) => void;
  /** Adds a section before another one, or at the end; gives its id once the server has it. */
  add: (before: number | null) => Promise<number | undefined>;
  remove: (section: StorySection) => Promise<void>;
  /** Puts back what was taken out last. */
  restore: () => Promise<void>;
  /** What a section sounds like after its author has read it aloud. */
  setSound: (section_id: number, sound: Partial<StorySound> & { rev: number }) => void;
  /** The `rev` of a voice for a call: as it was seen, or as this page has changed it since. */
  voiceRev: (section: StorySection) => number;
  /** Sends a text once more, over what was written elsewhere. */
  retry: (text: UnsentText) => void;
  /** Gives a text up. */
  discard: (text: UnsentText) => void;
  /** Sends what waits: the network is back. */
  wake: () => void;
  /** Tells its author of a call that failed. */
  fail: (error: unknown) => void;
  dismiss: () => void;
  /** Takes up what other pages have left on this device, forgets what they have sent or dropped, and sends what waits. */
  lookAgain: () => void;
}

export interface StoryStoreOptions {
  cache: QueryClient;
  source: StorySource;
  user_id: number;
}

/** A section without an id from the server has one below zero. */
let lastTemporaryId = 0;

/**
 * A story while its owner edits it. Every change is shown at once, sent in its turn with those of the same section, and taken
 * back with a message when it fails. A text is kept on this device until the server has it: one that did not arrive waits
 * beside the original.
 */
export function createStoryStore({ cache, source, user_id }: StoryStoreOptions): StoryStore {
  const { story_id } = source;
  const { queryKey } = storyQuery(source);
  const disk = openUnsentTexts(user_id, story_id);
  const listeners = new Set<() => void>();
  let state: StoryWriting = {
    unsent: [],
    changes: [],
    added: [],
    removing: [],
    removed: undefined,
    message: undefined,
  };
  /** The last call about each section; 0 is the cover. */
  const turns = new Map<number, Promise<unknown>>();
  /** The `rev` of what this page has changed last, by section and field. */
  const ownRevs = new Map<string, number>();

  const update = (change: Partial<StoryWriting>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const fail = (error: unknown) => {
    if (statusOf(error) === 0) reportReachable(false);
    const message = requestMessage(error, Date.now());
    if (message) update({ message });
  };
  const readAnew = () => cache.invalidateQueries({ queryKey });
  /** Changes what was read. A reading that is on its way may be older than that, so it begins anew. */
  function patch(change: (story: Story) => Story) {
    changeStory(cache, source, change);
    if (cache.isFetching({ queryKey }) > 0) void readAnew();
  }
  const sections = () => cache.getQueryData<Story>(queryKey)?.story_sections ?? [];
  const placeOf = (section_id: number) =>
    sections().findIndex(({ story_section_id }) => story_section_id === section_id);

  /** Makes a call once those about the same section that came before are done. */
  function inTurn<T>(section_id: number, call: () => Promise<T>): Promise<T> {
    const done = (turns.get(section_id) ?? Promise.resolve()).then(call, call);
    turns.set(section_id, done.catch(() => undefined)); // prettier-ignore
    return done;
  }
  const seen = (section_id: number | null, field: string, rev: number) =>
    Math.max(rev, ownRevs.get(`${section_id}/${field}`) ?? 0);
  const noteRev = (section_id: number | null, field: string, rev: number) =>
    void ownRevs.set(`${section_id}/${field}`, rev);

  // Texts.

  const setUnsent = (text: UnsentText) => {
    disk.keep(text);
    update({ unsent: [...state.unsent.filter((other) => !isTextOf(text)(other)), text] });
  };
  const dropUnsent = (key: TextKey) => {
    for (const text of state.unsent.filter(isTextOf(key))) disk.drop(text);
    update({ unsent: state.unsent.filter((other) => !isTextOf(key)(other)) });
  };

  async function callFor({ section_id, field, text, ...seenThen }: UnsentText, isForced: boolean) {
    const kept = keptStoryText(text);
    const rev = isForced ? {} : { rev: seen(section_id, field, seenThen.rev) };
    if (field === 'name') {
      const named = await api.storySpeakerName({ body: { section_id, speaker_name: kept, ...rev } });
      return { rev: named.rev, sound: undefined };
    }
    const sound = await api.storyText({ body: { section_id, section_text: kept, ...rev } });
    return { rev: sound.rev, sound };
  }
  async function sendText(text: UnsentText, isForced = false) {
    const { section_id, field } = text;
    setUnsent({ ...text, status: 'sending' });
    const isNewest = () => state.unsent.some((other) => isTextOf(text)(other) && other.text === text.text);
    try {
      const { rev, sound } = await inTurn(section_id, () => callFor(text, isForced));
      noteRev(section_id, field, rev);
      if (sound) setSound(section_id, sound);
      patch((story) => withFields(story, section_id, fieldsOf(text)));
      if (isNewest()) dropUnsent(text);
      if (state.message?.type === 'no connection') update({ message: undefined });
    } catch (error) {
      if (isNewest()) await keepUnsent(text, error);
    }
  }

  /** The original stands again; what was typed waits beside it. */
  async function keepUnsent(text: UnsentText, error: unknown) {
    const code = isFinal(error) ? refusalOf(error)?.code : undefined;
    if (statusOf(error) === 304) {
      dropUnsent(text);
      return readAnew();
    }
    if (code === 'STALE' || code === 'NOT_FOUND') {
      await readAnew();
      if (code === 'STALE' && placeOf(text.section_id) >= 0) return setUnsent({ ...text, status: 'stale' });
      return keptStoryText(text.text) === null ? dropUnsent(text) : setUnsent({ ...text, status: 'gone' });
    }
    setUnsent({ ...text, status: code === undefined ? 'failed' : 'refused' });
    return fail(error);
  }

  function write({ typed, before, ...rest }: TypedText) {
    const text = { ...rest, text: typed };
    if (keptStoryText(typed) === keptStoryText(before)) {
      // What waited to be put right was put back.
      if (
        state.unsent.some(
          (other) => (other.status === 'invalid' || other.status === 'refused') && isTextOf(text)(other),
        )
      )
        dropUnsent(text);
      return;
    }
    const problem = text.field === 'text' ? sectionProblem(typed) : speakerProblem(typed);
    if (problem) return setUnsent({ ...text, status: 'invalid' });
    void sendText({ ...text, status: 'sending' });
  }

  // Voices and pictures.

  const setSound: StoryStore['setSound'] = (section_id, { rev, ...sound }) => {
    noteRev(section_id, 'voice', rev);
    patch((story) => withFields(story, section_id, { ...sound, awaits_sound: false }));
  };

  /** Shows a change until its call has ended, and for good when that went well. */
  async function tryOut(change: OpenChange, call: () => Promise<{ rev: number }>) {
    update({ changes: [...state.changes, change], message: undefined });
    const end = () => update({ changes: state.changes.filter((other) => other !== change) });
    try {
      const { rev } = await inTurn(change.section_id ?? 0, call);
      noteRev(change.section_id, change.field, rev);
      patch((story) => withChange(story, change));
      end();
    } catch (error) {
      // All is there already as it was wanted.
      if (statusOf(error) === 304) patch((story) => withChange(story, change));
      end();
      fail(error);
      if (isFinal(error)) await readAnew();
    }
  }

  // Sections.

  async function add(before: number | null) {
    const section_id = --lastTemporaryId;
    const added: NewSection = { section_id, before };
    update({ added: [...state.added, added], message: undefined });
    const end = () => update({ added: state.added.filter((other) => other !== added) });
    try {
      const body = { story_id, command_id: newCommandId(), ...(before !== null && { before_section_id: before }) };
      const made = await api.newStorySection({ body });
      patch((story) => withSection(story, emptySection(made.section_id, made.rev), before));
      end();
      return made.section_id;
    } catch (error) {
      end();
      fail(error);
      if (isFinal(error)) await readAnew();
      return undefined;
    }
  }

  async function remove(section: StorySection) {
    const { story_section_id: section_id } = section;
    update({ removing: [...state.removing, section_id], message: undefined });
    const end = () => update({ removing: state.removing.filter((id) => id !== section_id) });
    try {
      await inTurn(section_id, () => api.deleteStorySection({ body: { section_id } }));
      const place = placeOf(section_id);
      const before = sections()[place + 1]?.story_section_id ?? null;
      update({ removed: { section, number: place + 1, before } });
      takeOut(section_id);
    } catch (error) {
      // Another tab was faster.
      if (statusOf(error) === 404) takeOut(section_id);
      else fail(error);
    }
    end();
  }
  function takeOut(section_id: number) {
    for (const text of state.unsent.filter((one) => one.section_id === section_id)) dropUnsent(text);
    patch((story) => ({
      ...story,
      story_sections: story.story_sections.filter(({ story_section_id }) => story_section_id !== section_id),
    }));
  }

  async function restore() {
    const { removed } = state;
    if (!removed) return;
    update({ removed: undefined, message: undefined });
    try {
      const body = { section_id: removed.section.story_section_id };
      const section = await api.restoreStorySection({ body });
      patch((story) => withSection(story, section, removed.before));
    } catch (error) {
      // Put back by another tab, it is read with the rest.
      if (statusOf(error) !== 404) {
        update({ removed });
        fail(error);
      }
      if (isFinal(error)) await readAnew();
    }
  }

  const store: StoryStore = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    write,
    speak({ story_section_id: section_id, rev }, speaker_id) {
      void tryOut({ section_id, field: 'voice', speaker_id }, async () => {
        const body = { section_id, speaker_id: String(speaker_id), rev: seen(section_id, 'voice', rev) };
        const sound = await api.storyAudio({ body });
        setSound(section_id, sound);
        return sound;
      });
    },
    setImage({ story_section_id: section_id, rev }, image) {
      void tryOut({ section_id, field: 'image', image }, () =>
        api.storyImage({ body: { section_id, image_id: idOf(image), rev: seen(section_id, 'image', rev) } }),
      );
    },
    setCover({ rev }, image) {
      void tryOut({ section_id: null, field: 'cover', image }, () =>
        api.storyCover({ body: { story_id, image_id: idOf(image), rev: seen(null, 'cover', rev) } }),
      );
    },
    add: (before) => (canAdd(sections().length, state) ? add(before) : Promise.resolve(undefined)),
    remove,
    restore,
    setSound,
    voiceRev: ({ story_section_id, rev }) => seen(story_section_id, 'voice', rev),
    retry: (text) => void sendText(text, text.status === 'stale'),
    discard: dropUnsent,
    wake() {
      for (const text of state.unsent) if (text.status === 'failed') void sendText(text);
    },
    fail,
    dismiss: () => update({ message: undefined }),
    lookAgain() {
      const stored = disk.read();
      const known = state.unsent.filter((text) => text.status === 'sending' || stored.some(isTextOf(text)));
      const found = stored
        .filter((text) => !known.some(isTextOf(text)))
        .map((text): UnsentText => (text.status === 'sending' ? { ...text, status: 'failed' } : text));
      update({ unsent: [...known, ...found], message: undefined, removed: undefined });
      store.wake();
    },
  };
  return store;
}

const idOf = (image: ChosenImage | null): string | null => image && String(image.image_id);

/** Whether a section may be added: 150 are the most, and none while another one is not saved (specification 3 section 4). */
export const canAdd = (count: number, { added }: Pick<StoryWriting, 'added'>): boolean =>
  added.length === 0 && hasRoom(count);

/** What a section sounds like: its sound is there, is being made, is not there, or there is nothing to say. */
export type SectionSound = 'ready' | 'making' | 'missing' | 'none';

/** The sound of a section as its author sees it. */
export function soundOf(section: StorySection, { unsent, changes }: OnTheWay): SectionSound {
  const key = { section_id: section.story_section_id, field: 'text' } as const;
  if (section.section_text === null) return 'none';
  const isWritten = unsent.some((text) => text.status === 'sending' && isTextOf(key)(text));
  const isChanged = changes.some(({ section_id, field }) => section_id === key.section_id && field === 'voice');
  if (isWritten || isChanged || section.awaits_sound) return 'making';
  return section.sound_path === null ? 'missing' : 'ready';
}
