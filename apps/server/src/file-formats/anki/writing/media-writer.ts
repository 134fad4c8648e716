import type { MediaName } from '@lexiroom/domain/interchange';
import type { Leaving } from '../../file-writer.ts';
import type { ZipWriter } from '../../zip/index.ts';

export interface MediaWriter {
  /** Puts a picture or sound in, once; told is what it is called there, undefined where it is gone. */
  add(name: MediaName | null): Promise<string | undefined>;
  /** Writes the list of all that was put in. */
  close(): Promise<void>;
}

/** What no name of a file may hold on some system or other, or would end its mention in a note. */
// oxlint-disable-next-line no-control-regex -- control characters are what is looked for
const forbidden = /[\\/:*?"<>|[\]\u0000-\u001f]/g;

/** Writes media one by one: called by their numbers in the archive, by their names in its list. */
export function writeMedia(zip: ZipWriter, leaving: Leaving): MediaWriter {
  const files = new Map<MediaName, string | undefined>();
  const list: Record<string, string> = {};
  const taken = new Set<string>();
  let count = 0;

  const freeName = (name: MediaName): string => {
    const plain = name.normalize('NFC').replaceAll(forbidden, '_').replace(/^\.+/, '_');
    let free = plain;
    // Some systems hold names for the same whatever their case.
    for (let nr = 2; taken.has(free.toLowerCase()); nr++) free = `${nr}-${plain}`;
    taken.add(free.toLowerCase());
    return free;
  };

  return {
    async add(name) {
      if (name === null) return undefined;
      if (files.has(name)) return files.get(name);
      const bytes = await leaving.media(name);
      const file = bytes && freeName(name);
      if (bytes && file !== undefined) {
        list[String(count)] = file;
        await zip.add(String(count++), bytes, { stored: true });
      }
      files.set(name, file);
      return file;
    },
    async close() {
      await zip.add('media', Buffer.from(JSON.stringify(list)));
    },
  };
}
