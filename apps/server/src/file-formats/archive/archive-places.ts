import type { MediaName } from '@lexiroom/domain/interchange';
import { inFileName } from '../file-names.ts';

/** Of the name of a deck in that of its file, in UTF-8: with its folders it stays short enough for Windows. */
const longestNameBytes = 120;

export const manifestPlace = 'lexiroom.json';
export const readmePlace = 'README.txt';
export const creditsPlace = 'credits.json';

/** Where a picture or a sound lies in an archive. */
export const mediaPlace = (name: MediaName): string => `${name.endsWith('.mp3') ? 'sounds' : 'pictures'}/${name}`;

/** Where a deck lies: by its number, from 1, as names may be the same, and by its name for whoever looks through the files. */
export const deckPlace = (number: number, name: string): string => placeIn('decks', number, name);

/** The same of a story. */
export const storyPlace = (number: number, name: string): string => placeIn('stories', number, name);

function placeIn(folder: 'decks' | 'stories', number: number, name: string): string {
  return `${folder}/${String(number).padStart(3, '0')} ${inFileName(name, longestNameBytes)}`.trimEnd() + '.json';
}
