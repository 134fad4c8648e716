import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Concept, TopicDeck } from '../starter-library/content-files.ts';

/**
 * For specs: makes the content of the folder of `tinyLibrary` that of a later release. A cow, a Japanese name for the ewe,
 * another name for the Spanish cat, second texts of it in two languages, a second name for the English dog, and a topic of colours with one picture each.
 */
export async function tinyRelease(folder: string): Promise<string> {
  await changeFile<Concept>(folder, 'library.json', (concepts) => {
    const conceptOf = (key: string) => concepts.find((concept) => concept.key === key)!;
    conceptOf('ewe').names.japanese = '雌羊';
    conceptOf('cat').names.spanish = 'Gata';
    conceptOf('cat').extra = { spanish: 'la gata', japanese: 'ねこ' };
    conceptOf('dog').also = { english_uk: ['Doggy', 'Hound'] };
    return [
      ...concepts,
      newConcept('cow', { english_uk: 'Cow', japanese: '牛', spanish: 'Vaca' }, 2),
      newConcept('red', { english_uk: 'Red', spanish: 'Rojo' }, 1),
      newConcept('blue', { english_uk: 'Blue', spanish: 'Azul' }, 1),
    ];
  });
  await changeFile<TopicDeck>(folder, 'decks.json', ([animals, ...others]) => [
    { ...animals!, concepts: [...animals!.concepts, 'cow'] },
    ...others,
    {
      key: 'colours',
      level: 'A1.1',
      english: 'Colours',
      names: { english_uk: 'Colours', spanish: 'Colores' },
      concepts: ['red', 'blue'],
    },
  ]);
  return folder;
}

/** For specs: changes one of the files of a content folder. */
export async function changeFile<Entry>(
  folder: string,
  name: string,
  change: (entries: Entry[]) => Entry[],
): Promise<void> {
  const file = path.join(folder, name);
  await writeFile(file, JSON.stringify(change(JSON.parse(await readFile(file, 'utf8')) as Entry[])));
}

const newConcept = (key: string, names: Concept['names'], count: number): Concept => ({
  key,
  names,
  pictures: Array.from({ length: count }, (_, place) => ({
    hash: `${place + 1}new${key}`.padEnd(12, '0'),
    artist_name: null,
    image_license: 'CC0',
    references: [],
  })),
});
