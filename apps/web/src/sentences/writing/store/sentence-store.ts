import type { DeckSentence, SpokenType, StudySentences } from '@lexiroom/contracts/sentences';
import {
  type Highlight,
  type HighlightColor,
  isTargetType,
  sentImageText,
  receivedImageText,
  type SentenceImage,
} from '@lexiroom/domain/sentences/sentence';
import type { LostText, SentenceChange } from '@lexiroom/domain/sentences/writing';
import type { QueryClient } from '@tanstack/react-query';
import { api, refusalOf, statusOf } from '../../../api/client.ts';
import { newCommandId } from '../../../api/command-id.ts';
import { isFinal } from '../../../api/final-refusal.ts';
import { reportReachable } from '../../../offline/reachability.ts';
import type { SentencesSource } from '../../read-sentences.ts';
import { sentencesKey } from '../../sentences-query.ts';
import { withHighlights, withImages, withoutExtra, withoutPending, withSound, withText } from './changed-sentence.ts';
import { isTextOf, openUnsentTexts, type TextKey, type UnsentText } from './unsent-texts.ts';

/** What the author is told; the words are those of the specification (2, section 8). */
export type WritingMessage =
  | { type: 'sound' }
  | { type: 'highlight' }
  | { type: 'refresh' }
  | { type: 'refresh_page' }
  | { type: 'limit' }
  /** What was to be changed has changed elsewhere; it is read anew. */
  | { type: 'elsewhere' }
  | { type: 'refused'; refusal: ReturnType<typeof refusalOf> };

export interface WritingState {
  /** Sentences that the server has not answered yet, by their command ids. */
  pending: readonly string[];
  unsent: readonly UnsentText[];
  /** Texts whose sound is being made, and those of which none could be. */
  sounds: readonly (TextKey & { status: 'making' | 'failed' })[];
  message: WritingMessage | undefined;
}

/** The texts of a sentence that is added. */
export interface NewText {
  target_translation: string;
  source_translation: string | null;
}

/** A picture that was chosen for a sentence. */
export type ChosenImage = Pick<SentenceImage, 'image_id' | 'image_path'>;

export interface SentenceStore {
  state: () => WritingState;
  subscribe: (listener: () => void) => () => void;
  /** Adds an empty sentence; gives it once it is there. */
  add: () => Promise<DeckSentence | undefined>;
  /** Adds sentences with their texts, all or none, and once by one `command_id`. False when they could not be added. */
  addAll: (texts: readonly NewText[], command_id: string) => Promise<boolean>;
  remove: (sentence: DeckSentence) => void;
  /** Does what was confirmed. */
  change: (change: SentenceChange) => void;
  /** Keeps what was typed into a sentence that is gone, until its author has had a look. */
  keepLost: (text: LostText) => void;
  addExtra: (sentence: DeckSentence) => void;
  removeExtra: (sentence: DeckSentence) => void;
  addImage: (sentence: DeckSentence, image: ChosenImage) => void;
  removeImage: (sentence: DeckSentence, image: SentenceImage) => void;
  highlightImage: (sentence: DeckSentence, image: SentenceImage, highlighted: boolean) => void;
  writeImage: (sentence: DeckSentence, image: SentenceImage, text: string) => void;
  /** Cuts a text as its author saw it in `sentence`. */
  cut: (sentence: DeckSentence, type: 'target' | 'extra_target', cuts: readonly number[] | null) => void;
  /** Has the sound of a text made, which it does not have; gives the sentence with it, undefined when there is none. */
  makeSound: (sentence: DeckSentence, type: SpokenType) => Promise<DeckSentence | undefined>;
  /** Sends a text once more, over what was written elsewhere. */
  retry: (text: UnsentText) => void;
  /** Gives a text up. */
  discard: (text: UnsentText) => void;
  /** Sends what waits: the network is back. */
  wake: () => void;
  dismiss: () => void;
  /** Takes up what other pages have left on this device, forgets what they have sent or dropped, and sends what waits. */
  lookAgain: () => void;
}

export interface SentenceStoreOptions {
  cache: QueryClient;
  source: SentencesSource;
  user_id: number;
  /** Settles once the cache holds the sentences. */
  read: Promise<unknown>;
}

/** A picture or highlight without an id from the server has one below zero. */
let lastTemporaryId = 0;

/**
 * The sentences of a deck while their owner writes them. Every change is shown at once, sent in its turn with those of the
 * same sentence, and taken back when it is refused. A text is kept on this device until the server has it, and never taken
 * back without its author: one that was changed elsewhere waits beside the other for a decision.
 */
export function createSentenceStore({ cache, source, user_id, read }: SentenceStoreOptions): SentenceStore {
  const { deck_ids } = source;
  const disk = openUnsentTexts(user_id, deck_ids);
  const listeners = new Set<() => void>();
  let state: WritingState = { pending: [], unsent: [], sounds: [], message: undefined };
  /** The last call about each sentence. */
  const turns = new Map<number, Promise<unknown>>();
  /** The `rev` of texts that this page has written last, by {@link nameOf}. */
  const ownRevs = new Map<string, number>();

  const update = (change: Partial<WritingState>) => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };
  const tell = (message: WritingMessage) => update({ message });
  const changeAll = (change: (sentences: readonly DeckSentence[]) => readonly DeckSentence[]) =>
    void cache.setQueryData<StudySentences>(sentencesKey(source), (data) =>
      data ? { ...data, sentences: [...change(data.sentences)] } : data,
    );
  const patch = (sentence_id: number, change: (sentence: DeckSentence) => DeckSentence) =>
    changeAll((sentences) => sentences.map((one) => (one.sentence_id === sentence_id ? change(one) : one)));
  const all = () => cache.getQueryData<StudySentences>(sentencesKey(source))?.sentences ?? [];
  const current = (sentence_id: number) => all().find((sentence) => sentence.sentence_id === sentence_id);

  /** Makes a call once those about the same sentence that came before are done. */
  function inTurn<T>(sentence_id: number, call: () => Promise<T>): Promise<T> {
    const done = (turns.get(sentence_id) ?? Promise.resolve()).then(call, call);
    turns.set(sentence_id, done.catch(() => undefined)); // prettier-ignore
    return done;
  }
  /** Shows a change at once, makes its call, and takes it back with a message when that fails. */
  async function tryOut(
    sentence_id: number,
    {
      show,
      undo,
      call,
      message = { type: 'refresh' },
      whenGone,
    }: {
      show: (sentence: DeckSentence) => DeckSentence;
      undo: (sentence: DeckSentence) => DeckSentence;
      call: () => Promise<unknown>;
      message?: WritingMessage;
      /** What it is about was deleted elsewhere: then a deletion is done, and of a change the author is told. */
      whenGone?: 'done' | 'told';
    },
  ) {
    patch(sentence_id, show);
    try {
      await inTurn(sentence_id, call);
    } catch (error) {
      const code = isFinal(error) ? refusalOf(error)?.code : undefined;
      if (code === 'NOT_FOUND' && whenGone === 'done') return;
      patch(sentence_id, undo);
      if (code === 'STALE' || (code === 'NOT_FOUND' && whenGone === 'told')) await readAnew();
      else tell(message);
    }
  }
  /** Shows what was done elsewhere, and says so. */
  async function readAnew() {
    tell({ type: 'elsewhere' });
    await cache.invalidateQueries({ queryKey: sentencesKey(source) });
  }
  /** The `rev` of a text for a call: as its author saw it, or as this page has written it since. */
  const seen = (text: TextKey & { rev: number }) => Math.max(text.rev, ownRevs.get(nameOf(text)) ?? 0);

  // Texts.

  const setUnsent = (unsent: UnsentText) => {
    // It was typed over what this page wrote last, which another tab that sends it would take for somebody else's.
    const text = { ...unsent, rev: seen(unsent) };
    disk.keep(text);
    update({ unsent: [...state.unsent.filter((other) => !isTextOf(text)(other)), text] });
  };
  const dropUnsent = (key: TextKey) => {
    for (const text of state.unsent.filter(isTextOf(key))) disk.drop(text);
    update({ unsent: state.unsent.filter((other) => !isTextOf(key)(other)) });
  };
  const setSound = (key: TextKey, status: 'making' | 'failed' | undefined) => {
    const others = state.sounds.filter((other) => !isTextOf(key)(other));
    update({ sounds: status ? [...others, { ...key, status }] : others });
  };

  async function sendText(text: UnsentText, isForced = false) {
    const { sentence_id, sentence_type: translation_type, translation } = text;
    setUnsent({ ...text, status: 'sending' });
    if (isTargetType(translation_type)) setSound(text, translation?.trim() ? 'making' : undefined);
    const isNewest = () => state.unsent.some((other) => isTextOf(text)(other) && other.translation === translation);
    try {
      const reply = await inTurn(sentence_id, () => {
        const body = { sentence_id, translation_type, translation, ...(isForced ? {} : { rev: seen(text) }) };
        return api.sentenceTranslation({ body });
      });
      ownRevs.set(nameOf(text), reply.rev);
      patch(sentence_id, (sentence) => withSound(withText(sentence, text), translation_type, reply));
      if (!isNewest()) {
        state.unsent.filter(isTextOf(text)).forEach(setUnsent);
        return;
      }
      dropUnsent(text);
      const isSilent = isTargetType(translation_type) && translation?.trim() && reply.sound_path === null;
      setSound(text, isSilent ? 'failed' : undefined);
    } catch (error) {
      if (isNewest()) await handleFailure(text, error);
    }
  }

  async function handleFailure(text: UnsentText, error: unknown) {
    const code = isFinal(error) ? refusalOf(error)?.code : undefined;
    setSound(text, isTargetType(text.sentence_type) ? 'failed' : undefined);
    if (statusOf(error) === 0) reportReachable(false);
    if (code === 'STALE' || code === 'NOT_FOUND') {
      await cache.invalidateQueries({ queryKey: sentencesKey(source) });
      if (code === 'STALE' && current(text.sentence_id)) return setUnsent({ ...text, status: 'stale' });
      // A text that was taken away, or the empty one of a second pair, is nothing to be kept.
      return text.translation?.trim() ? setUnsent({ ...text, status: 'gone' }) : dropUnsent(text);
    }
    setUnsent({ ...text, status: 'failed' });
    if (code !== undefined) return tell({ type: 'refused', refusal: refusalOf(error) });
    return tell({ type: isTargetType(text.sentence_type) ? 'sound' : 'refresh' });
  }

  /** A sentence that is there no more is kept with the first deck: any of them would do. */
  const deckOf = (sentence_id: number): number => current(sentence_id)?.deck_id ?? deck_ids[0]!;
  function writeText(text: Omit<UnsentText, 'status' | 'deck_id'>) {
    patch(text.sentence_id, (sentence) => withoutPending(sentence, text.sentence_type));
    void sendText({ ...text, deck_id: deckOf(text.sentence_id), status: 'sending' });
  }

  /** Asks for the sound of a text as the server has it, once what is written before has arrived there. */
  async function makeSound(
    { sentence_id }: DeckSentence,
    sentence_type: SpokenType,
  ): Promise<DeckSentence | undefined> {
    const key = { sentence_id, sentence_type };
    /** Another text is on its way by now, whose sound is told of in its place. */
    const isOver = () => state.unsent.some(isTextOf(key));
    setSound(key, 'making');
    try {
      const made = await inTurn(sentence_id, () => api.sentenceSound({ params: key }));
      if (isOver()) return undefined;
      patch(sentence_id, (sentence) => withSound(sentence, sentence_type, made));
      setSound(key, undefined);
      return current(sentence_id);
    } catch {
      if (!isOver()) setSound(key, 'failed');
      return undefined;
    }
  }

  // Sentences.

  async function addAll(texts: readonly NewText[], command_id: string) {
    update({ pending: [...state.pending, command_id], message: undefined });
    try {
      const made = await api.newSentences({
        body: { deck_id: deck_ids[0]!, command_id, ...(texts.length > 0 && { texts: [...texts] }) },
      });
      // Sent twice, as the first reply was lost, they may have been read in between.
      const isNew = ({ sentence_id }: DeckSentence) => !current(sentence_id);
      const added = made.filter(isNew);
      changeAll((sentences) => [...sentences, ...added]);
      return made;
    } catch (error) {
      const refusal = refusalOf(error);
      if (refusal?.code === 'SENTENCES_FULL') {
        update({ pending: [] });
        tell({ type: 'limit' });
      } else tell(refusal ? { type: 'refused', refusal } : { type: 'refresh' });
      return undefined;
    } finally {
      update({ pending: state.pending.filter((id) => id !== command_id) });
    }
  }

  function remove({ sentence_id }: DeckSentence) {
    let place = 0;
    let removed: DeckSentence | undefined;
    changeAll((sentences) => {
      place = sentences.findIndex((one) => one.sentence_id === sentence_id);
      removed = sentences[place];
      return sentences.filter((one) => one.sentence_id !== sentence_id);
    });
    const forget = () => {
      for (const text of state.unsent.filter((one) => one.sentence_id === sentence_id)) dropUnsent(text);
    };
    inTurn(sentence_id, () => api.deleteSentence({ body: { sentence_id } })).then(forget, (error: unknown) => {
      // Another tab was faster.
      if (statusOf(error) === 404) return forget();
      if (removed) changeAll((sentences) => sentences.toSpliced(place, 0, removed!));
      tell({ type: 'refresh_page' });
    });
  }

  // Highlights.

  function addHighlight({
    sentence_id,
    sentence_type,
    start_index,
    end_index,
    highlight_color,
    rev,
  }: SentenceChange & { type: 'highlight' }) {
    const highlight_id = --lastTemporaryId;
    const added: Highlight = { highlight_id, sentence_type, start_index, end_index, highlight_color };
    const command_id = newCommandId();
    const without = (highlights: readonly Highlight[]) => highlights.filter((one) => one.highlight_id !== highlight_id);
    const undo = (sentence: DeckSentence) => withHighlights(sentence, sentence_type, without);
    /** The text that is shown in place of the server's. */
    const onTop = () =>
      state.unsent
        .filter(({ status }) => status === 'sending' || status === 'failed')
        .find(isTextOf({ sentence_id, sentence_type }));
    const marked = onTop();
    void tryOut(sentence_id, {
      show: (sentence) => withHighlights(sentence, sentence_type, (those) => [...those, added]),
      undo,
      message: { type: 'highlight' },
      call: async () => {
        // In the text that the server has instead it would be other letters; in one that was typed later it is nothing.
        const unwritten = onTop();
        if (unwritten && unwritten.translation === marked?.translation) throw new Error('its text is not written');
        if (unwritten) return patch(sentence_id, undo);
        const text = { sentence_id, sentence_type, rev: seen({ sentence_id, sentence_type, rev }) };
        const place = { start_index, end_index, color: highlight_color };
        const made = await api.newHighlight({ body: { ...text, ...place, command_id } });
        patch(sentence_id, (sentence) =>
          withHighlights(sentence, sentence_type, (those) => [
            ...without(those).filter((one) => one.highlight_id !== made.highlight_id),
            { ...added, ...made },
          ]),
        );
      },
    });
  }

  function recolour({ highlight_id, new_color }: SentenceChange & { type: 'color' }) {
    const { sentence, highlight: found } = findHighlight(all(), highlight_id);
    if (!sentence || !found) return;
    const paint = (color: HighlightColor) => (one: DeckSentence) =>
      withHighlights(one, found.sentence_type, (highlights) =>
        highlights.map((other) => (other.highlight_id === highlight_id ? { ...other, highlight_color: color } : other)),
      );
    void tryOut(sentence.sentence_id, {
      show: paint(new_color),
      undo: paint(found.highlight_color),
      whenGone: 'told',
      call: () => api.highlightColor({ body: { highlight_id, new_color } }),
    });
  }

  function removeHighlight(highlight_id: number) {
    const { sentence, highlight: found } = findHighlight(all(), highlight_id);
    if (!sentence || !found) return;
    void tryOut(sentence.sentence_id, {
      show: (one) => withHighlights(one, found.sentence_type, (those) => those.filter((other) => other !== found)),
      undo: (one) => withHighlights(one, found.sentence_type, (those) => [...those, found]),
      whenGone: 'done',
      call: () => api.deleteHighlight({ body: { highlight_id } }),
    });
  }

  // Pictures.

  const changeImage = (
    { sentence_id }: DeckSentence,
    { sentence_image_id, ...before }: SentenceImage,
    change: Partial<SentenceImage>,
    call: () => Promise<unknown>,
  ) => {
    const set = (fields: Partial<SentenceImage>) => (sentence: DeckSentence) =>
      withImages(sentence, (images) =>
        images.map((one) => (one.sentence_image_id === sentence_image_id ? { ...one, ...fields } : one)),
      );
    return tryOut(sentence_id, { show: set(change), undo: set(before), whenGone: 'told', call });
  };

  function addImage({ sentence_id }: DeckSentence, { image_id, image_path }: ChosenImage) {
    const sentence_image_id = --lastTemporaryId;
    const added: SentenceImage = {
      sentence_image_id,
      image_id,
      image_path,
      sentence_image_text: null,
      submitted_by: null,
      highlighted: false,
    };
    const command_id = newCommandId();
    void tryOut(sentence_id, {
      show: (sentence) => withImages(sentence, (images) => [...images, added]),
      undo: (sentence) => withImages(sentence, (images) => withoutImage(images, sentence_image_id)),
      call: async () => {
        const made = await api.newSentenceImage({ body: { sentence_id, image_id, command_id } });
        patch(sentence_id, (sentence) =>
          withImages(sentence, (images) => [
            ...withoutImage(withoutImage(images, sentence_image_id), made.sentence_image_id),
            { ...added, ...made },
          ]),
        );
      },
    });
  }

  const store: SentenceStore = {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    add: async () => (await addAll([], newCommandId()))?.[0],
    addAll: async (texts, command_id) => (await addAll(texts, command_id)) !== undefined,
    remove,
    change(change) {
      switch (change.type) {
        case 'text': {
          const { sentence_id, sentence_type, translation, rev } = change;
          return writeText({ sentence_id, sentence_type, translation, rev });
        }
        case 'highlight':
          return addHighlight(change);
        case 'color':
          return recolour(change);
        case 'remove_highlight':
          return removeHighlight(change.highlight_id);
      }
    },
    keepLost: (text) => setUnsent({ ...text, deck_id: deckOf(text.sentence_id), status: 'gone' }),
    // A single space is there, and empty (specification 2 section 4.3).
    addExtra: ({ sentence_id, rev }) =>
      writeText({ sentence_id, sentence_type: 'extra_target', translation: ' ', rev }),
    removeExtra(sentence) {
      const { sentence_id } = sentence;
      for (const sentence_type of extraTypes) dropUnsent({ sentence_id, sentence_type });
      void tryOut(sentence_id, {
        show: withoutExtra,
        undo: (one) => ({ ...one, ...extraOf(sentence) }),
        call: async () => {
          const { rev } = await api.deleteExtraSentence({ body: { sentence_id, sentence_type: 'extra_target' } });
          for (const sentence_type of extraTypes) ownRevs.set(nameOf({ sentence_id, sentence_type }), rev);
          // A text of the pair may have arrived on the way.
          patch(sentence_id, withoutExtra);
        },
      });
    },
    addImage,
    removeImage({ sentence_id }, image) {
      const { sentence_image_id } = image;
      void tryOut(sentence_id, {
        show: (one) =>
          withImages(one, (images) => images.filter((other) => other.sentence_image_id !== sentence_image_id)),
        undo: (one) => withImages(one, (images) => [...images, image]),
        whenGone: 'done',
        call: () => api.deleteSentenceImage({ body: { sentence_image_id } }),
      });
    },
    highlightImage(sentence, image, highlight) {
      const { sentence_image_id } = image;
      void changeImage(sentence, image, { highlighted: highlight }, () =>
        api.sentenceImageHighlight({ body: { sentence_image_id, highlight } }),
      );
    },
    writeImage(sentence, image, typed) {
      const text = sentImageText(typed);
      const { sentence_image_id } = image;
      void changeImage(sentence, image, { sentence_image_text: receivedImageText(text) }, () =>
        api.sentenceImageText({ body: { sentence_image_id, text } }),
      );
    },
    cut(sentence, sentence_type, cuts) {
      const field = `${sentence_type}_cuts` as const;
      const { sentence_id, rev, [field]: before } = sentence;
      const text = { sentence_id, sentence_type };
      void tryOut(sentence_id, {
        show: (one) => ({ ...one, [field]: cuts && [...cuts] }),
        undo: (one) => ({ ...one, [field]: before }),
        call: async () => {
          await api.sentenceCuts({ body: { ...text, cuts: cuts && [...cuts], rev: seen({ ...text, rev }) } });
          // The text may have arrived on the way, and taken them with it here.
          patch(sentence_id, (one) => ({ ...one, [field]: cuts && [...cuts] }));
        },
      });
    },
    makeSound,
    retry: (text) => void sendText(text, text.status === 'stale'),
    discard(text) {
      dropUnsent(text);
      setSound(text, undefined);
    },
    wake() {
      for (const text of state.unsent) if (text.status === 'failed') void sendText(text);
    },
    dismiss: () => update({ message: undefined }),
    lookAgain() {
      const stored = disk.read();
      const known = state.unsent.filter((text) => text.status === 'sending' || stored.some(isTextOf(text)));
      const found = stored.filter((text) => !known.some(isTextOf(text)));
      const failed = found.map((text): UnsentText =>
        text.status === 'sending' ? { ...text, status: 'failed' } : text,
      );
      update({ unsent: [...known, ...failed], message: undefined });
      // Once there is something that they change.
      void read.then(store.wake, () => undefined);
    },
  };
  store.lookAgain();
  return store;
}

const extraTypes = ['extra_target', 'extra_source'] as const;

/** The second pair of a sentence, with all that belongs to it. */
const extraOf = (sentence: DeckSentence): Partial<DeckSentence> => ({
  extra_target_translation: sentence.extra_target_translation,
  extra_source_translation: sentence.extra_source_translation,
  extra_target_highlights: sentence.extra_target_highlights,
  extra_source_highlights: sentence.extra_source_highlights,
  extra_sound_id: sentence.extra_sound_id,
  extra_sound_path: sentence.extra_sound_path,
  extra_target_cuts: sentence.extra_target_cuts,
});

const withoutImage = (images: readonly SentenceImage[], sentence_image_id: number) =>
  images.filter((image) => image.sentence_image_id !== sentence_image_id);

const nameOf = ({ sentence_id, sentence_type }: TextKey): string => `${sentence_id}/${sentence_type}`;

/** A highlight and the sentence it is in; neither where it is there no more. */
function findHighlight(sentences: readonly DeckSentence[], highlight_id: number) {
  const inside = ({ target_highlights, source_highlights, ...extra }: DeckSentence): Highlight | undefined =>
    [target_highlights, source_highlights, extra.extra_target_highlights, extra.extra_source_highlights]
      .flat()
      .find((highlight) => highlight.highlight_id === highlight_id);
  const sentence = sentences.find((one) => inside(one) !== undefined);
  return { sentence, highlight: sentence && inside(sentence) };
}
