import type { StudySentences } from '@lexiroom/contracts/sentences';
import { api, statusOf } from '../api/client.ts';
import { keepMedia } from '../offline/kept-media.ts';
import { type Key, openRecordStore, reportReachable, withTimeLimit } from '../offline/index.ts';
import { withSentenceAnswer } from '../study/answers/sentences-shown.ts';
import { localSentenceAnswersOf } from '../study/answers/waiting-answers.ts';

/** The decks whose sentences are wanted, and by whose schedule they are due: the viewer's own, or that of a class. */
export interface SentencesSource {
  deck_ids: readonly number[];
  class_id?: number | undefined;
  /** Who looks at them; empty for a visitor without account. */
  username: string;
}

/** Pictures and sounds are fetched ahead once the page has had so long for its own, in milliseconds. */
const keepAfterMs = 1000;
/** A call that takes longer is given up, in milliseconds. */
const longestCallMs = 30_000;

/** Beside the studies whose sentences they are; what an earlier build kept may look different. */
const store = openRecordStore<unknown>('studies');

/**
 * The sentences of decks: from the server, or as they were kept when it cannot be reached. With the answers that wait in
 * this browser. Throws what the call threw when nothing is kept.
 */
export async function readSentences(source: SentencesSource, signal: AbortSignal): Promise<StudySentences> {
  // A category may hold no deck.
  if (source.deck_ids.length === 0) return { sentences: [], calendar: null };
  const { username } = source;
  const data = await fetchedOrKept(source, signal);
  const waiting = (await localSentenceAnswersOf(username)).filter(
    ({ answer }) => (answer.class_id ?? undefined) === source.class_id,
  );
  return waiting.reduce(
    (sentences, { origin_sentence_id, answer }) => withSentenceAnswer(sentences, origin_sentence_id, answer),
    data,
  );
}

const keyOf = ({ username, deck_ids, class_id = 0 }: SentencesSource): Key => [
  username,
  'sentences',
  class_id,
  ...deck_ids,
];

async function fetchedOrKept(source: SentencesSource, signal: AbortSignal): Promise<StudySentences> {
  const key = keyOf(source);
  try {
    const data = await withTimeLimit(longestCallMs, (limited) => fetchSentences(source, limited), signal);
    reportReachable(true);
    void store.put(key, data);
    // Whoever has a schedule here comes back every day.
    if (data.calendar) keepMediaLater(data);
    return data;
  } catch (error) {
    if (statusOf(error) !== 0 || signal.aborted) throw error;
    reportReachable(false);
    const kept = await keptSentences(key);
    if (!kept) throw error;
    return kept;
  }
}

const keepMediaLater = (data: StudySentences): void => void setTimeout(() => void keepMediaOf(data), keepAfterMs);

/** Keeps what a time without network needs: pictures first, as a sentence can still be practised without its sound. */
async function keepMediaOf({ sentences }: StudySentences): Promise<void> {
  await keepMedia('pictures', sentences.flatMap(({ images }) => images.map(({ image_path }) => image_path))); // prettier-ignore
  await keepMedia('sounds', sentences.flatMap(({ sound_path, extra_sound_path }) => [sound_path ?? [], extra_sound_path ?? []].flat())); // prettier-ignore
}

const fetchSentences = ({ deck_ids, class_id }: SentencesSource, signal: AbortSignal): Promise<StudySentences> =>
  api.sentences({ query: { id: deck_ids.map(String), ...(class_id === undefined ? {} : { class_id }) } }, signal);

async function keptSentences(key: Key): Promise<StudySentences | undefined> {
  const kept = await store.get(key);
  if (kept === undefined) return undefined;
  const { StudySentences: Schema } = await import('@lexiroom/contracts/sentences');
  return Schema.safeParse(kept).data;
}
