import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Concept, TopicDeck } from './content-files.ts';

const animals = {
  cat: ['Cat', '猫', 'Gato'],
  dog: ['Dog', '犬', 'Perro'],
  horse: ['Horse', '馬', 'Caballo'],
  fish: ['Fish', '魚', 'Pez'],
  bird: ['Bird', '鳥', 'Pájaro'],
  // There is no Japanese name: that deck does without it.
  ewe: ['Ewe', undefined, 'Oveja'],
} as const;
const food = {
  bread: ['Bread', 'パン', 'Pan'],
  apple: ['Apple', 'りんご', 'Manzana'],
  rice: ['Rice', 'ご飯', 'Arroz'],
  // Without a Spanish name: English decks show it without a translation.
  soup: ['Soup', 'スープ', undefined],
} as const;

/** For specs: a library of ten concepts in three languages and two topics, written as files. Gives the folder. */
export async function tinyLibrary(folder: string): Promise<string> {
  const concepts = Object.entries({ ...animals, ...food }).map(([key, names], index) => conceptOf(key, names, index));
  const decks: TopicDeck[] = [
    {
      key: 'animals',
      english: 'Animals',
      names: { english_uk: 'Animals', japanese: '動物', spanish: 'Animales' },
      concepts: Object.keys(animals),
    },
    {
      key: 'food',
      english: 'Food and drink',
      names: { english_uk: 'Food and drink', japanese: '食べ物と飲み物', spanish: 'Comida y bebida' },
      concepts: Object.keys(food),
    },
  ];
  await mkdir(path.join(folder, 'pictures'), { recursive: true });
  await mkdir(path.join(folder, 'thumbnails'), { recursive: true });
  const { hash } = concepts[0]!.pictures[0]!;
  await writeFile(path.join(folder, 'pictures', `${hash}.webp`), 'a picture');
  await writeFile(path.join(folder, 'thumbnails', `${hash}.webp`), 'a small picture');
  await writeFile(path.join(folder, 'library.json'), JSON.stringify(concepts));
  await writeFile(path.join(folder, 'decks.json'), JSON.stringify(decks));
  return folder;
}

type Names = readonly [string, string | undefined, string | undefined];

function conceptOf(key: string, [english_uk, japanese, spanish]: Names, index: number): Concept {
  const picture = (place: number) => ({
    hash: `${place}${String(index).padStart(3, '0')}${key}`.padEnd(12, '0'),
    artist_name: place === 1 ? 'Google' : null,
    image_license: place === 1 ? 'Apache-2.0' : 'CC BY-SA 4.0',
    references: place === 1 ? [`https://example.org/${key}`] : [],
  });
  return {
    key,
    names: { english_uk, ...(japanese ? { japanese } : {}), ...(spanish ? { spanish } : {}) },
    pictures: [picture(1), picture(2)],
  };
}
