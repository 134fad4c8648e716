import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';

const plans = [
  {
    key: 'red-dog',
    level: 'A0',
    story_type: 'other',
    cover: 'dog',
    voices: {},
    sections: [{ picture: 'dog' }, { picture: null }],
  },
  {
    key: 'hungry-cat',
    level: 'A1',
    story_type: 'conversation',
    cover: 'cat',
    voices: { cat: 0, fish: 1 },
    sections: [
      { speaker: 'cat', picture: 'cat' },
      { speaker: 'fish', picture: 'fish' },
    ],
  },
];

const languages = {
  english_uk: {
    folder: 'English (UK)',
    levels: { A0: 'A0 · First words', A1: 'A1 · First sentences', A2: 'A2 · Longer stories' },
    stories: {
      'red-dog': { title: 'The red dog', sections: ['A dog is red.', 'It is happy.'] },
      'hungry-cat': {
        title: 'The hungry cat',
        speakers: { cat: 'Cat', fish: 'Fish' },
        sections: ['I am hungry.', 'I am not here.'],
      },
    },
  },
  spanish: {
    folder: 'Español · Spanish',
    levels: { A0: 'A0 · Primeras palabras', A1: 'A1 · Primeras frases', A2: 'A2 · Cuentos más largos' },
    stories: {
      'red-dog': { title: 'El perro rojo', sections: ['Un perro es rojo.', 'Está contento.'] },
      'hungry-cat': {
        title: 'El gato con hambre',
        speakers: { cat: 'Gato', fish: 'Pez' },
        sections: ['Tengo hambre.', 'No estoy aquí.'],
      },
    },
  },
};
export type TinyLanguage = keyof typeof languages;

/** For specs: two stories in some languages for the folder of `tinyLibrary`; only the first where `count` is 1. */
export async function tinyStories(
  folder: string,
  wanted: readonly TinyLanguage[],
  count = plans.length,
): Promise<void> {
  await mkdir(path.join(folder, 'stories'), { recursive: true });
  await writeFile(path.join(folder, 'stories.json'), JSON.stringify(plans.slice(0, count)));
  for (const language of wanted) {
    await writeFile(path.join(folder, 'stories', `${language}.json`), JSON.stringify(languages[language]));
  }
}
