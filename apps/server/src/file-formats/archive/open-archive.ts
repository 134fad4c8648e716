import type { MediaName, OutsideAnswer, OutsideDeck, OutsideStory, RowProblem } from '@lexiroom/domain/interchange';
import { dayNumber } from '@lexiroom/domain/scheduling';
import type { z } from 'zod/mini';
import { type OpenedFile, type OpenFile, type ReadingLimits, UnreadableFile } from '../file-reader.ts';
import { openZip, type OpenZip } from '../zip/index.ts';
import { creditsPlace, manifestPlace, mediaPlace } from './archive-places.ts';
import {
  AnyManifest,
  type ArchivedAnswer,
  ArchivedDeck,
  ArchivedStory,
  archiveVersion,
  Credits,
  FirstManifest,
  Manifest,
} from './archive-schema.ts';

/** Of one JSON file of an archive, in bytes; all of one is in memory at a time. */
const longestFile = 50_000_000;

/**
 * Opens Lexiroom's own archive, of this generation or an earlier one. Its decks and stories are looked through once: those that are
 * not as they should be are named among the problems, by their number and file, and left out.
 * @throws {UnreadableFile} 'NOT_READABLE' for what is no archive, 'NEWER' for one of a later generation, 'TOO_MANY_ROWS'
 */
export const openArchive: OpenFile = async (path, _reading, limits) => {
  const zip = await openZip(path, { files: limits.files });
  try {
    return await opened(zip, limits);
  } catch (error) {
    await zip.close();
    throw error;
  }
};

/** Whether a zip file is an archive of ours, by what it holds; nothing of it is unpacked. */
export const isArchive = ({ has }: Pick<OpenZip, 'has'>): boolean => has(manifestPlace);

async function opened(zip: OpenZip, limits: ReadingLimits): Promise<OpenedFile> {
  const room = { bytes: limits.unpackedBytes };
  const manifest = await readManifest(zip, room);
  const credits = await readCredits(zip, room);
  const problems: RowProblem[] = [];
  const [files, storyFiles]: [string[], string[]] = [[], []];
  let rows = 0;
  for (const [place, { file }] of manifest.decks.entries()) {
    const deck = await readDeck(zip, file, room);
    rows += deck ? deck.words.length + deck.sentences.length : 0;
    if (rows > limits.rows) throw new UnreadableFile('TOO_MANY_ROWS');
    if (deck) files.push(file);
    else problems.push({ table: null, line: place + 1, code: 'NOTE_BROKEN', text: file.slice(0, 100) });
  }
  for (const [place, { file }] of manifest.stories.entries()) {
    const story = await readStory(zip, file, room);
    rows += story?.sections.length ?? 0;
    if (rows > limits.rows) throw new UnreadableFile('TOO_MANY_ROWS');
    if (story) storyFiles.push(file);
    else problems.push({ table: null, line: place + 1, code: 'NOTE_BROKEN', text: file.slice(0, 100) });
  }
  if (files.length + storyFiles.length === 0) throw new UnreadableFile(problems.length > 0 ? 'NOT_READABLE' : 'EMPTY');
  return {
    format: 'lexiroom',
    tables: [],
    problems,
    async *rows() {},
    async *decks() {
      for (const file of files) {
        const deck = await readDeck(zip, file, { bytes: limits.unpackedBytes });
        if (deck) yield deck;
      }
    },
    async *stories() {
      for (const file of storyFiles) {
        const story = await readStory(zip, file, { bytes: limits.unpackedBytes });
        if (story) yield story;
      }
    },
    media: (name) => readMedia(zip, name, limits.mediaBytes),
    credit: (name) => (credits.has(name) ? credits.get(name) : undefined),
    close: () => zip.close(),
  };
}

/** How much may be unpacked yet. */
interface Room {
  bytes: number;
}

async function readManifest(zip: OpenZip, room: Room): Promise<Pick<Manifest, 'decks' | 'stories'>> {
  const manifest = await readJson(zip, manifestPlace, room);
  const any = AnyManifest.safeParse(manifest);
  if (!any.success) throw new UnreadableFile('NOT_READABLE');
  if (any.data.version > archiveVersion) throw new UnreadableFile('NEWER');
  if (any.data.version < archiveVersion) {
    const first = FirstManifest.safeParse(manifest);
    if (!first.success) throw new UnreadableFile('NOT_READABLE');
    return { decks: first.data.decks, stories: [] };
  }
  const parsed = Manifest.safeParse(manifest);
  if (!parsed.success) throw new UnreadableFile('NOT_READABLE');
  return parsed.data;
}

/** An archive is worth reading without them; then nothing of it may be shared. */
async function readCredits(zip: OpenZip, room: Room): Promise<Map<MediaName, Credits[string]>> {
  const parsed = Credits.safeParse(await readJson(zip, creditsPlace, room));
  return new Map(parsed.success ? Object.entries(parsed.data) : []);
}

/** Undefined when it is not there, or not as a deck should be. */
async function readDeck(zip: OpenZip, file: string, room: Room): Promise<OutsideDeck | undefined> {
  const parsed = ArchivedDeck.safeParse(await readJson(zip, file, room));
  if (!parsed.success || !parsed.data.sentences.every(isInItsTexts)) return undefined;
  return {
    ...parsed.data,
    words: parsed.data.words.map((word) => ({ ...word, answers: word.answers.map(toAnswer) })),
    sentences: parsed.data.sentences.map((sentence) => ({ ...sentence, answers: sentence.answers.map(toAnswer) })),
  };
}

/** The same of a story. */
async function readStory(zip: OpenZip, file: string, room: Room): Promise<OutsideStory | undefined> {
  const parsed = ArchivedStory.safeParse(await readJson(zip, file, room));
  return parsed.success ? parsed.data : undefined;
}

/** Whether its highlights and cuts lie in the texts that they are of. */
function isInItsTexts({ target_translation, source_translation, highlights, more }: ArchivedSentence): boolean {
  const texts = {
    target: target_translation,
    source: source_translation,
    extra_target: more?.extra_target_translation,
    extra_source: more?.extra_source_translation,
  };
  return (
    highlights.every(
      ({ start_index, end_index, sentence_type }) =>
        start_index < end_index && end_index <= (texts[sentence_type] ?? '').length,
    ) &&
    areCutsIn(more?.target_cuts, texts.target) &&
    areCutsIn(more?.extra_target_cuts, texts.extra_target)
  );
}
const areCutsIn = (cuts: number[] | null | undefined, text: string | null | undefined): boolean =>
  (cuts ?? []).every((cut, place) => cut > (cuts![place - 1] ?? -1) && cut <= (text ?? '').length);
type ArchivedSentence = z.infer<typeof ArchivedDeck>['sentences'][number];

const toAnswer = ({ answered_at, day, ...answer }: ArchivedAnswer): OutsideAnswer => ({
  answered_at: Date.parse(answered_at),
  ...answer,
  ...(day !== undefined && { day: dayNumber(day) }),
});

/** Undefined when it is not there or no JSON. @throws {UnreadableFile} when it would unpack to more than there is room for. */
async function readJson(zip: OpenZip, file: string, room: Room): Promise<unknown> {
  const bytes = await zip.read(file, Math.min(longestFile, room.bytes));
  if (!bytes) return undefined;
  room.bytes -= bytes.length;
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    return undefined;
  }
}

async function readMedia(zip: OpenZip, name: MediaName, most: number): Promise<Uint8Array | 'TOO_BIG' | undefined> {
  if (!zip.has(mediaPlace(name))) return undefined;
  try {
    return await zip.read(mediaPlace(name), most);
  } catch (error) {
    if (!(error instanceof UnreadableFile)) throw error;
    // One that is broken is as good as missing: the words are there all the same.
    return error.failure === 'NOT_READABLE' ? undefined : 'TOO_BIG';
  }
}
