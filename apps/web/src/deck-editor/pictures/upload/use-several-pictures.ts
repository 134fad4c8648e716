import type { StoredImage } from '@lexiroom/contracts/library';
import { tidyLine } from '@lexiroom/domain/text';
import { useEffect, useRef, useState } from 'react';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { readyPicture } from './use-picked-image.ts';

/** One of several pictures that are uploaded together. */
export interface PictureItem {
  id: number;
  /** The name of the chosen file. */
  name: string;
  /** What is sent; undefined while it is looked at and made smaller, and when it cannot be sent. */
  file: File | undefined;
  /** Where the browser shows it from. */
  address: string | undefined;
  target: string;
  source: string;
  /** Why it cannot be sent, or was refused, in words. */
  problem: string | undefined;
  /** As the library has it, once it is uploaded. */
  stored: StoredImage | undefined;
}

export interface SeveralItems {
  items: readonly PictureItem[];
  isPreparing: boolean;
  /** Begins with these files; the first one is for the row, whose texts it gets. */
  begin: (files: readonly File[], texts: { target: string; source: string }) => void;
  change: (id: number, changed: Partial<PictureItem>) => void;
  remove: (id: number) => void;
  clear: () => void;
}

/** Names that cameras and phones give: they say nothing of what is to be seen. */
const cameraName =
  /^(img|dsc[nf]?|pxl|photo|image|screenshot|whatsapp image|signal)?[\s_-]*[\d\s_.:-]*(~\d+)?( ?\(\d+\))?$/iu;

/** What a file may show, by its name: 'la_vaca.jpg' a 'la vaca'; empty for what a camera has named. */
export function wordOfFile(name: string): string {
  const word = tidyLine(name.replace(/\.[^.]*$/u, '').replaceAll(/[_+]|%20/gu, ' '));
  return cameraName.test(word) ? '' : word;
}

function forget(addresses: { current: string[] }): void {
  for (const address of addresses.current) URL.revokeObjectURL(address);
  addresses.current = [];
}

/** Several pictures that are chosen at once; each is checked, and made smaller where it is too large. */
export function useSeveralPictures(): SeveralItems {
  const refusalWords = useRefusalWords();
  const [items, setItems] = useState<readonly PictureItem[]>([]);
  const [isPreparing, setPreparing] = useState(false);
  /** Addresses are given back when the form goes. */
  const addresses = useRef<string[]>([]);
  useEffect(() => {
    const given = addresses;
    return () => forget(given);
  }, []);
  const change = (id: number, changed: Partial<PictureItem>) =>
    setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changed } : item)));

  async function prepare(files: readonly File[]) {
    setPreparing(true);
    for (const [id, file] of files.entries()) {
      // One after the other: a phone has no room to decode twenty photographs at once.
      // oxlint-disable-next-line no-await-in-loop
      const ready = await readyPicture(file);
      if ('code' in ready) change(id, { problem: refusalWords(ready) });
      else {
        const address = URL.createObjectURL(ready.file);
        addresses.current.push(address);
        change(id, { file: ready.file, address });
      }
    }
    setPreparing(false);
  }

  return {
    items,
    isPreparing,
    begin: (files, texts) => {
      const noTexts = { source: '', problem: undefined, stored: undefined, file: undefined, address: undefined };
      setItems(
        files.map(({ name }, id) =>
          id === 0 ? { ...noTexts, id, name, ...texts } : { ...noTexts, id, name, target: wordOfFile(name) },
        ),
      );
      void prepare(files);
    },
    change,
    remove: (id) => setItems((all) => all.filter((item) => item.id !== id)),
    clear: () => {
      forget(addresses);
      setItems([]);
    },
  };
}
