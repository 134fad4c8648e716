import type { OutsideStory, OutsideStorySection, RowProblemCode } from '@lexiroom/domain/interchange';
import type { LanguageId } from '@lexiroom/domain/languages';
import { libraryLimits } from '@lexiroom/domain/library';
import { receivedTiming, type SentTiming, timingProblem } from '@lexiroom/domain/stories/timings';
import { searchKey } from '@lexiroom/domain/text';
import { Injectable } from '@nestjs/common';
import { createHash } from 'node:crypto';
import { privateHash } from '../../media/private-hash.ts';
import { PictureRepository } from '../../library/pictures/picture-repository.ts';
import { ConcurrencyLimit } from '../../pictures/concurrency-limit.ts';
import { drawPicture } from '../../pictures/draw-picture.ts';
import { readHead } from '../../pictures/picture-reader.ts';
import { typeOf } from '../../pictures/picture-type.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { checkedMp3File } from '../../sounds/mp3/check-mp3.ts';
import { framesOf } from '../../sounds/mp3/mp3-frames.ts';
import { SoundFiles } from '../../sounds/sound-files.ts';
import { mediaAtOnce, mediaBytesOfImport, pictureBytes, picturePixels } from '../import-limits.ts';
import type { FileThread } from '../reading/file-thread.ts';
import type { Coming, ComingStory } from '../reading/orders.ts';
import { type ImportKey, noteThings } from '../store/import-rows.ts';
import { KnownPictures, type KnownPicturesOf } from './known-pictures.ts';
import type { DeckLanguages } from './make-decks.ts';
import { extraSoundOf, keptSoundOf, picturesOfSentence } from './ready-row.ts';

/** What became of a picture: it has a row, or its files are put and it needs one, or why there is none. */
export type PreparedPicture = { hash: string; image_id: number | null } | RowProblemCode;
export type PreparedSound = number | RowProblemCode;

/** A sound is of a text in a language. */
export interface SpokenText {
  name: string;
  text: string;
  language: LanguageId;
  /** Of what somebody has read aloud: when its words sound. */
  timings?: readonly SentTiming[];
}

/** The pictures and sounds of some words, or of a story. */
export interface PreparedMedia {
  pictures: ReadonlyMap<string, PreparedPicture>;
  soundOf(spoken: SpokenText): PreparedSound | undefined;
  /** Whether what somebody has read aloud is kept without its timings, as they do not fit it. */
  hasLostTimings(spoken: SpokenText): boolean;
}

/** Takes pictures and sounds of files in: each once, by the ways of what people upload. */
@Injectable()
export class ImportMedia {
  constructor(
    private readonly repository: PictureRepository,
    private readonly sounds: SoundFiles,
    private readonly known: KnownPictures,
  ) {}

  of(user: { user_id: number }, key: ImportKey, thread: FileThread): MediaOfImport {
    return new MediaOfImport(this.repository, this.sounds, this.known.of(user.user_id), {
      user_id: user.user_id,
      key,
      thread,
    });
  }
}

interface OfImport {
  user_id: number;
  key: ImportKey;
  thread: FileThread;
}

/** What is to be done for a file within the file: with its bytes, or with why there are none. */
interface Taking {
  name: string;
  refuse: (code: RowProblemCode) => void;
  take: (bytes: Buffer) => Promise<void>;
}

/** A first one, a second one, and so on; of the longer list what is left. */
function byTurns<T>(first: readonly T[], second: readonly T[]): T[] {
  return Array.from({ length: Math.max(first.length, second.length) }, (_, at) => [first[at], second[at]])
    .flat()
    .filter((one) => one !== undefined);
}

/** So many get their rows by one statement. */
const soundsAtOnce = 20;
const drawing = { mostPixels: picturePixels, effort: 'little' } as const;

class MediaOfImport {
  readonly counts = { pictures: 0, sounds: 0 };
  /** By name, and by what they hold: the same picture twice is one. */
  readonly #pictures = new Map<string, PreparedPicture>();
  readonly #picturesByContent = new Map<string, Promise<PreparedPicture>>();
  readonly #sounds = new Map<string, PreparedSound>();
  readonly #mistimed = new Set<string>();
  /** Sounds that are as they are kept, and have no row yet: a few get theirs together. */
  readonly #unstored: UnstoredSound[] = [];
  readonly #atOnce = new ConcurrencyLimit(mediaAtOnce, 10_000);
  /** Bytes of all that was taken so far. */
  #taken = 0;

  constructor(
    private readonly repository: PictureRepository,
    private readonly files: SoundFiles,
    private readonly known: KnownPicturesOf,
    private readonly of: OfImport,
  ) {}

  /** Takes in what these words name. The thread gives one file after the other, and a few are worked on at once. */
  async prepare(coming: readonly (Coming | ComingStory)[], languagesOf: (planned: number) => DeckLanguages): Promise<PreparedMedia> {
    const [names, spoken] = [new Set<string>(), new Map<string, SpokenText>()];
    for (const row of coming) {
      for (const name of picturesOf(row)) if (!this.#pictures.has(name)) names.add(name);
      for (const sound of row.kind === 'story' ? narrationsOf(row.story) : spokenTexts(row, languagesOf(row.deck)))
        if (!this.#sounds.has(keyOf(sound))) spoken.set(keyOf(sound), sound);
    }
    // By turns: a picture takes another part of the machine than a sound.
    const work = new MediaWork();
    try {
      for (const { name, refuse, take } of byTurns(
        [...names].map((picture) => this.#ofPicture(picture)),
        [...spoken].map(([key, sound]) => this.#ofSound(key, sound)),
      )) {
        // oxlint-disable-next-line no-await-in-loop
        const bytes = await this.#bytesOf(name, work);
        if (typeof bytes === 'string') refuse(bytes);
        else work.begin(() => take(bytes));
      }
      await work.done();
      await this.#storeSounds();
    } finally {
      await work.atRest();
    }
    return {
      pictures: this.#pictures,
      soundOf: (sound) => this.#sounds.get(keyOf(sound)),
      hasLostTimings: (sound) => this.#mistimed.has(keyOf(sound)),
    };
  } // prettier-ignore

  #ofPicture(name: string): Taking {
    return {
      name,
      refuse: (code) => this.#pictures.set(name, code),
      take: (bytes) => this.#takePicture(name, bytes),
    };
  }

  #ofSound(key: string, sound: SpokenText): Taking {
    return {
      name: sound.name,
      refuse: (code) => this.#sounds.set(key, code),
      take: (bytes) => this.#takeSound(key, sound, bytes),
    };
  }

  /** The bytes of a file within the file, once there is room for them: never more than a few are in memory. */
  async #bytesOf(name: string, work: MediaWork): Promise<Buffer | RowProblemCode> {
    await work.room();
    const { media } = await this.of.thread.ask({ type: 'media', name }, 'media');
    if (media.type === 'missing') return 'MEDIA_MISSING';
    if (media.type === 'too_big') return 'MEDIA_TOO_BIG';
    this.#taken += media.bytes.byteLength;
    if (this.#taken > mediaBytesOfImport) return 'MEDIA_TOO_BIG';
    return Buffer.from(media.bytes.buffer, media.bytes.byteOffset, media.bytes.byteLength);
  }

  async #takePicture(name: string, bytes: Buffer): Promise<void> {
    const content = createHash('sha256').update(bytes).digest('hex');
    // The same one may be under way.
    const taken = this.#picturesByContent.get(content) ?? this.#knownOrDrawn(name, bytes);
    this.#picturesByContent.set(content, taken);
    this.#pictures.set(name, await taken);
  }

  async #knownOrDrawn(name: string, bytes: Buffer): Promise<PreparedPicture> {
    return (await this.known.find(name, bytes)) ?? this.#drawn(bytes);
  }

  async #drawn(bytes: Buffer): Promise<PreparedPicture> {
    if (bytes.length > pictureBytes) return 'MEDIA_TOO_BIG';
    if (typeOf(bytes) !== 'picture') return 'MEDIA_BROKEN';
    const size = await readHead(bytes);
    if (!size) return 'MEDIA_BROKEN';
    if (size.width * size.height > picturePixels) return 'MEDIA_TOO_BIG';
    const drawn = await this.#atOnce.run(() => drawPicture(bytes, drawing)).catch(() => undefined);
    if (!drawn) return 'MEDIA_BROKEN';
    const hash = privateHash();
    await this.repository.putFiles({ ...drawn, hash });
    this.counts.pictures += 1;
    return { hash, image_id: null };
  }

  async #takeSound(key: string, sound: SpokenText, bytes: Buffer): Promise<void> {
    if (bytes.length > libraryLimits.soundBytes) return void this.#sounds.set(key, 'MEDIA_TOO_BIG');
    const { text, timings } = sound;
    const handling = { keepsTimes: timings !== undefined, isPatient: true };
    const mp3 = await this.#atOnce.run(() => checkedMp3File(bytes, handling));
    if (mp3 instanceof Refusal) {
      this.#sounds.set(key, mp3.code === 'SOUND_TOO_BIG' ? 'MEDIA_TOO_BIG' : 'MEDIA_BROKEN');
      return;
    }
    const isTimed = timings && areOf(timings, text, mp3);
    if (isTimed === false) this.#mistimed.add(key);
    this.#unstored.push({ key, sound, mp3, timings: timings ? JSON.stringify(isTimed ? timings : []) : null });
    if (this.#unstored.length >= soundsAtOnce) await this.#storeSounds();
  }

  async #storeSounds(): Promise<void> {
    const some = this.#unstored.splice(0);
    if (some.length === 0) return;
    const sound_ids = await this.files.storeAll(
      some.map(({ mp3 }) => mp3),
      async (client, hashes) => {
        const texts = some.map(({ sound }) => sound.text);
        const { rows } = await client.query<{ sound_id: number }>(
          `insert into sounds (sound_hash, language, text, fold_key, is_synthetic, submitted_by, is_private, sound_timings)
           select hash, language, text, fold_key, false, $6, true, timings
           from unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::jsonb[]) with ordinality
             as given (hash, language, text, fold_key, timings, place)
           order by place returning sound_id`,
          [
            hashes,
            some.map(({ sound }) => sound.language),
            texts,
            texts.map(searchKey),
            some.map(({ timings }) => timings),
            this.of.user_id,
          ],
        );
        const ids = rows.map(({ sound_id }) => sound_id);
        await noteThings(client, this.of.key, 'sound', ids);
        return ids;
      },
    );
    for (const [at, { key }] of some.entries()) this.#sounds.set(key, sound_ids[at]!);
    this.counts.sounds += some.length;
  }
}

interface UnstoredSound {
  key: string;
  sound: SpokenText;
  mp3: Uint8Array;
  timings: string | null;
}

/**
 * Pictures and sounds that are worked on while further ones are read. One that fails is told by whoever waits next, and ends
 * nothing else; whoever leaves waits until all are at rest, so that nothing is stored behind their back.
 */
class MediaWork {
  readonly #all: Promise<void>[] = [];
  readonly #waiting: Promise<void>[] = [];

  begin(work: () => Promise<void>): void {
    const begun = work();
    // Handled by whoever waits; until then it must not count as a failure that nobody handles.
    begun.catch(() => undefined);
    this.#all.push(begun);
    this.#waiting.push(begun);
  }

  /** Waits until there is room for one more. */
  async room(): Promise<void> {
    if (this.#waiting.length >= 2 * mediaAtOnce) await this.#waiting.shift();
  }

  async done(): Promise<void> {
    await Promise.all(this.#all);
  }

  async atRest(): Promise<void> {
    await Promise.allSettled(this.#all);
  }
}

const keyOf = ({ name, text, language, timings }: SpokenText): string =>
  JSON.stringify([name, text, language, timings]);

/** Whether timings are those of a text and its sound. */
function areOf(timings: readonly SentTiming[], text: string, mp3: Uint8Array): boolean {
  const frames = framesOf(mp3);
  if (typeof frames === 'string') return false;
  return !timingProblem(text, timings.map(receivedTiming), frames.samples / frames.samplesPerSecond);
}

export function picturesOf(row: Coming | ComingStory): string[] {
  if (row.kind === 'story') {
    const { cover, sections } = row.story;
    return [cover, ...sections.map(({ picture }) => picture)].filter((name) => name !== null);
  }
  if (row.kind === 'cover') return [row.picture];
  if (row.kind === 'sentence') return picturesOfSentence(row.sentence).map(({ picture }) => picture);
  return row.word.picture === null ? [] : [row.word.picture];
}

/** What the author of a story has read aloud of its sections, or of some of them. What a voice has said is said here again. */
export const narrationsOf = (
  { story_language, sections }: OutsideStory,
  some: readonly OutsideStorySection[] = sections,
): SpokenText[] =>
  some.flatMap(({ is_recorded, sound, section_text, sound_timings }) =>
    is_recorded && sound !== null && section_text !== null
      ? [{ name: sound, text: section_text, language: story_language, timings: sound_timings }]
      : [],
  );

/** The sounds of a row, each with the text that it says. */
export function spokenTexts(row: Coming, { target_language, source_language }: DeckLanguages): SpokenText[] {
  if (row.kind === 'cover') return [];
  if (row.kind === 'sentence') {
    const { sound, target_translation: text } = row.sentence;
    const extra = extraSoundOf(row.sentence);
    return [
      ...(sound === null ? [] : [{ name: sound, text, language: target_language }]),
      ...(extra ? [{ ...extra, language: target_language }] : []),
    ];
  }
  const { source_sound, target_text, source_text } = row.word;
  const sound = keptSoundOf(row.word);
  return [
    ...(sound === null ? [] : [{ name: sound, text: target_text, language: target_language }]),
    ...(source_sound === null || source_text === null || source_language === null
      ? []
      : [{ name: source_sound, text: source_text, language: source_language }]),
  ];
}
