import type { LanguageId } from '@lexiroom/domain/languages';
import type { MediaName, OutsideCredit } from '@lexiroom/domain/interchange';
import type pg from 'pg';
import type { PictureFiles } from '../../library/pictures/picture-files.ts';
import { isSharedOrOwn } from '../../library/private-pictures.ts';
import { type MediaStore, nameAt } from '../../media/media-store.ts';
import { leavingHash } from '../../media/private-hash.ts';

/** A file that goes along: by what it lies here, and whose it is. */
interface LeavingFile {
  kind: 'picture' | 'sound';
  hash: string;
  credit?: OutsideCredit;
}

/** The pictures and sounds of decks that leave, by the names that they have in the file. Only what was named can be read. */
export class LeavingMedia {
  readonly #files = new Map<MediaName, LeavingFile>();

  constructor(
    private readonly pool: pg.Pool,
    private readonly store: MediaStore,
    private readonly pictures: PictureFiles,
    private readonly user_id: number,
  ) {}

  /** Pictures are WebP here, whatever they were, and Anki, Moodle and browsers show that. */
  nameOfPicture(hash: string | null): MediaName | null {
    if (hash === null) return null;
    const name = `${leavingHash(hash)}.webp`;
    if (!this.#files.has(name)) this.#files.set(name, { kind: 'picture', hash });
    return name;
  }

  nameOfSound(hash: string | null): MediaName | null {
    if (hash === null) return null;
    const name = `${hash}.mp3`;
    if (!this.#files.has(name)) this.#files.set(name, { kind: 'sound', hash });
    return name;
  }

  /** Reads whose the files are that were named since the last time. */
  async readCredits(): Promise<void> {
    const fresh = [...this.#files.values()].filter(({ credit }) => !credit);
    const of = async (kind: LeavingFile['kind'], read: (hashes: string[]) => Promise<Map<string, OutsideCredit>>) => {
      const files = fresh.filter((file) => file.kind === kind);
      if (files.length === 0) return;
      const credits = await read(files.map(({ hash }) => hash));
      for (const file of files) file.credit = credits.get(file.hash) ?? { license: null, author: null, sources: [] };
    };
    await of('picture', (hashes) => this.#creditsOfPictures(hashes));
    await of('sound', (hashes) => this.#creditsOfSounds(hashes));
  }

  credit(name: MediaName): OutsideCredit | undefined {
    return this.#files.get(name)?.credit;
  }

  /** Undefined where the file is gone. */
  async read(name: MediaName): Promise<Uint8Array | undefined> {
    const file = this.#files.get(name);
    if (!file) return undefined;
    return file.kind === 'picture' ? this.pictures.read(file.hash) : this.store.get({ kind: 'sound', hash: file.hash });
  }

  async #creditsOfPictures(hashes: string[]): Promise<Map<string, OutsideCredit>> {
    const { rows } = await this.pool.query<OutsideCredit & { hash: string }>(
      `select distinct on (image_hash) image_hash as hash, coalesce(image_license, imported_license) as license,
         artist_name as author,
         array(select reference_link from image_references r where r.image_id = i.image_id order by reference_order) as sources
       from images i where image_hash = any($1) and ${isSharedOrOwn('i', '$2')}
       order by image_hash, image_id`,
      [hashes, this.user_id],
    );
    return new Map(rows.map(({ hash, ...credit }) => [hash, credit]));
  }

  async #creditsOfSounds(hashes: string[]): Promise<Map<string, OutsideCredit>> {
    const { rows } = await this.pool.query<{ hash: string; text: string; language: LanguageId; is_synthetic: boolean }>(
      `select distinct on (sound_hash) sound_hash as hash, text, language,
         is_synthetic or is_imported_synthetic as is_synthetic
       from sounds where sound_hash = any($1) and (not is_private or submitted_by = $2)
       order by sound_hash, submitted_by is not distinct from $2 desc, sound_id`,
      [hashes, this.user_id],
    );
    return new Map(rows.map(({ hash, ...said }) => [hash, { license: null, author: null, sources: [], ...said }]));
  }
}

/** The hash of a file in its address. */
export const hashIn = (address: string | null): string | null =>
  address === null ? null : (nameAt(address.replace(/^\/media\//, ''))?.hash ?? null);
