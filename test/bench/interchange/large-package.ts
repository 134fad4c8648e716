import type { Leaving, LeavingDeck, LeavingWord } from '../../../apps/server/src/file-formats/file-writer.ts';

const wordsOfDeck = 1000;
const answersOfWord = 5;
const now = Date.now();
const today = Math.floor(now / 86_400_000);

/** How many notes a package has, and how many media: every word that has any has a picture and a sound. */
export interface PackageSize {
  notes: number;
  media: number;
}

/** What the writer of a package is given: notes with answers, in decks of a thousand, and the media that `mediaOf` makes. */
export function largePackage(size: PackageSize, mediaOf: Leaving['media']): Leaving {
  return {
    name: 'Large',
    deck_count: Math.ceil(size.notes / wordsOfDeck),
    decks: decks(size),
    media: mediaOf,
    credit: nobody,
    version: '0.0.0',
    today,
    now,
  };
}

/** Nobody has said whose the media are. */
const nobody = () => Promise.resolve(undefined);

// oxlint-disable-next-line require-await -- stands for what comes out of a database
async function* decks(size: PackageSize): AsyncGenerator<LeavingDeck> {
  for (let from = 0; from < size.notes; from += wordsOfDeck) {
    const words = Array.from({ length: Math.min(wordsOfDeck, size.notes - from) }, (_, index) => word(from + index, size));
    yield {
      deck_id: from / wordsOfDeck + 1,
      path: ['Large', `Deck ${from / wordsOfDeck}`],
      target_language: null,
      source_language: null,
      words,
      sentences: [],
    };
  }
} // prettier-ignore

function word(nr: number, { notes, media }: PackageSize): LeavingWord {
  const hasMedia = nr % (notes / (media / 2)) === 0;
  return {
    origin_word_id: nr + 1,
    target_text: `Wort ${nr}`,
    source_text: `word ${nr}`,
    extra_target_translation: null,
    note: null,
    example: `Das ist Wort ${nr}.`,
    example_translation: null,
    picture: hasMedia ? `p${nr}.jpg` : null,
    sound: hasMedia ? `s${nr}.mp3` : null,
    source_sound: null,
    answers: Array.from({ length: answersOfWord }, (_, index) => {
      return { answered_at: now - (index + 1) * 86_400_000 - nr * 10, is_correct: index % 4 > 0, ms: 2000 };
    }).toReversed(),
    schedule: { due: today + (nr % 30), interval_days: 5, is_correct_last: true },
  };
}
