import { createHash } from 'node:crypto';

/** What is kept: pictures, their small forms, pictures of users, sounds. */
export type MediaKind = 'picture' | 'thumbnail' | 'person' | 'sound';

/** A file by what it is and by the hash in its address; a thumbnail has the hash of its picture. */
export interface MediaName {
  kind: MediaKind;
  /** 8 to 64 small letters and digits; see private-hash.ts for what is not for everybody. */
  hash: string;
}

/**
 * Where uploaded and made files lie. A file never changes once it is there: its name comes from its content, so putting it
 * twice is the same as once, and whoever has it may keep it for ever.
 * @throws {Refused} RETRY when the store cannot be reached, DISK_LOW when it is full.
 */
export interface MediaStore {
  /** Returns when the file is safe: whole, under its name, also after a power cut. */
  put(name: MediaName, bytes: Uint8Array): Promise<void>;
  /** Undefined when there is no such file. */
  get(name: MediaName): Promise<Buffer | undefined>;
  /** Deleting what is not there is no error. */
  delete(name: MediaName): Promise<void>;
  /** Bytes of all files; null where that is not known. */
  bytes(): Promise<number | null>;
}

/** The token of the {@link MediaStore}. */
export const MEDIA_STORE = Symbol('media store');

const places: Record<MediaKind, { folder: string; ending: string; type: string }> = {
  picture: { folder: '', ending: '.webp', type: 'image/webp' },
  thumbnail: { folder: 'thumbnails/', ending: '.webp', type: 'image/webp' },
  person: { folder: 'people/', ending: '.webp', type: 'image/webp' },
  sound: { folder: 'sounds/', ending: '.mp3', type: 'audio/mpeg' },
};

/** The name of the content: its SHA-256, in hexadecimal digits. */
export function contentHash(bytes: Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

/** Where a file lies below a store, and in its address below /media/. @throws when the hash is none: nothing leads out. */
export function placeOf({ kind, hash }: MediaName): string {
  if (!/^[0-9a-z]{8,64}$/.test(hash)) throw new Error('This is not the hash of a file');
  const { folder, ending } = places[kind];
  return `${folder}${hash}${ending}`;
}

/** The file at a place, as `placeOf` writes it; undefined when it is none. */
export function nameAt(place: string): MediaName | undefined {
  for (const [kind, { folder, ending }] of Object.entries(places) as [
    MediaKind,
    { folder: string; ending: string },
  ][]) {
    if (!place.startsWith(folder) || !place.endsWith(ending)) continue;
    const hash = place.slice(folder.length, -ending.length);
    if (/^[0-9a-z]{8,64}$/.test(hash)) return { kind, hash };
  }
  return undefined;
}

/** The content type of a kind. */
export const typeOf = (kind: MediaKind): string => places[kind].type;

/** Where a folder of such files has those that are still being written, which have no name yet. */
export const draftFolder = 'drafts';
