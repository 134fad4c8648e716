/** A sound of the music, as data: whoever plays it needs nothing else. */
export interface Note {
  /** When it begins and how long it is heard, in seconds from the beginning of its piece. */
  at: number;
  length: number;
  /** In hertz; with `to` it glides there. Of noise: around which pitch it rustles. */
  pitch: number;
  to?: number;
  wave: 'sine' | 'triangle' | 'square' | 'noise';
  /** From 0 to 1, beside the other notes. */
  loudness: number;
}

export interface Piece {
  notes: readonly Note[];
  /** In seconds; what is played in a loop begins anew after it. */
  length: number;
  loops: boolean;
}

export type PieceName =
  'lobby' | 'plop' | 'countdown' | 'tension' | 'gong' | 'reveal' | 'leaderboard' | 'roll' | 'drum' | 'fanfare';

/** The last seconds of a question, in which the tension rises. */
export const tensionSeconds = 5;
/** The seconds before the first question. */
export const countdownSeconds = 3;

/** The pitch of a key of a piano, by half tones above or below the middle A (440 Hz). */
const pitchAt = (halfTones: number): number => Math.round(440 * 2 ** (halfTones / 12) * 100) / 100;

const note = (at: number, halfTones: number, length: number, loudness: number, wave: Note['wave'] = 'triangle') => ({
  at,
  length,
  pitch: pitchAt(halfTones),
  wave,
  loudness,
});

const beatSeconds = 60 / 96;
/** The chords of the lobby, a bar of four beats each, as half tones from A: C, A minor, F, G, and once more with an end on C. */
const chords = [
  [-9, -5, -2],
  [-12, -9, -5],
  [-16, -12, -9],
  [-14, -10, -7],
  [-9, -5, -2],
  [-12, -9, -5],
  [-14, -10, -7],
  [-9, -5, -2],
] as const;
/** A tune over each of the chords: at which beat, and how many half tones from A. */
const tune = [
  [[0, 3], [1.5, 7], [2, 10], [3, 7]],
  [[0, 0], [1, 3], [2.5, 7]],
  [[0, 5], [1.5, 3], [2, 0], [3, 3]],
  [[0, 2], [1, 5], [2, 2]],
  [[0, 10], [1.5, 7], [2, 3], [3, 7]],
  [[0, 7], [1, 3], [2.5, 0]],
  [[0, 2], [1, 5], [2, 8], [3, 5]],
  [[0, 3]],
] as const; // prettier-ignore

const inOrder = (notes: readonly Note[]): Note[] => notes.toSorted((one, other) => one.at - other.at);

/** Quiet enough to be talked over: a bass on the first and third beat, a broken chord, a tune above. */
function lobby(): Piece {
  const bar = 4 * beatSeconds;
  const notes = chords.flatMap((chord, number) => {
    const begin = number * bar;
    const bass = [0, 2].map((beat) => note(begin + beat * beatSeconds, chord[0] - 12, 1.1, 0.34, 'sine'));
    const broken = Array.from({ length: 8 }, (_, half) =>
      note(begin + (half * beatSeconds) / 2, chord[half % 3]!, 0.28, 0.13),
    );
    const sung = tune[number]!.map(([beat, halfTones]) => note(begin + beat * beatSeconds, halfTones, 0.55, 0.2));
    return [...bass, ...broken, ...sung];
  });
  return { notes: inOrder(notes), length: chords.length * bar, loops: true };
}

/** Faster and higher with every second, up to the moment of the lock. */
function tension(): Piece {
  const perSecond = [2, 2, 3, 4, 6];
  const notes = perSecond.flatMap((ticks, second) =>
    Array.from({ length: ticks }, (_, tick) =>
      note(second + tick / ticks, -12 + second * 2 + (tick % 2) * 5, 0.12, 0.24 + second * 0.07),
    ),
  );
  return { notes, length: tensionSeconds, loops: false };
}

/** Struck metal: a low tone with overtones that are no whole multiples, which fade the faster the higher they are. */
function gong(): Piece {
  const partials = [1, 1.48, 2.13, 2.74, 3.61];
  const notes = partials.map((multiple, place) => ({
    at: 0,
    length: 2.2 / (1 + place * 0.35),
    pitch: 98 * multiple,
    wave: 'sine' as const,
    loudness: 0.5 / (1 + place * 0.8),
  }));
  return { notes, length: 2.2, loops: false };
}

/** One stroke after the other on a drum, for as long as it is left to go on. */
function roll(): Piece {
  const strokes = 32;
  const length = 2;
  const notes = Array.from({ length: strokes }, (_, stroke): Note => ({
    at: (stroke * length) / strokes,
    length: 0.07,
    pitch: stroke % 2 === 0 ? 240 : 210,
    wave: 'noise',
    loudness: stroke % 4 === 0 ? 0.42 : 0.3,
  }));
  return { notes, length, loops: true };
}

/** What is played; `roll` and `lobby` until something else is. */
export const pieces: Readonly<Record<PieceName, Piece>> = {
  lobby: lobby(),
  plop: {
    notes: [{ at: 0, length: 0.14, pitch: 330, to: 720, wave: 'sine', loudness: 0.3 }],
    length: 0.14,
    loops: false,
  },
  countdown: {
    notes: [
      ...Array.from({ length: countdownSeconds }, (_, second) => note(second, 3, 0.16, 0.35)),
      note(countdownSeconds, 15, 0.5, 0.4),
    ],
    length: countdownSeconds + 0.5,
    loops: false,
  },
  tension: tension(),
  gong: gong(),
  // Short and soft: the word is said right after it.
  reveal: { notes: [note(0, 3, 0.3, 0.22), note(0.09, 7, 0.4, 0.22)], length: 0.5, loops: false },
  leaderboard: {
    notes: [3, 5, 7, 10, 15].map((halfTones, place) => note(0.35 + place * 0.12, halfTones, 0.3, 0.24)),
    length: 1.2,
    loops: false,
  },
  roll: roll(),
  drum: {
    notes: [
      { at: 0, length: 0.5, pitch: 120, to: 48, wave: 'sine', loudness: 0.7 },
      { at: 0, length: 0.18, pitch: 400, wave: 'noise', loudness: 0.3 },
    ],
    length: 0.5,
    loops: false,
  },
  fanfare: {
    notes: inOrder([
      ...[-9, -9, -9].map((halfTones, place) => note(place * 0.16, halfTones, 0.15, 0.3, 'square')),
      ...[-5, -2, 3].flatMap((halfTones) => [
        note(0.48, halfTones - 4, 0.5, 0.2, 'square'),
        note(1.0, halfTones, 0.3, 0.2, 'square'),
        note(1.3, halfTones, 1.6, 0.24, 'triangle'),
      ]),
      note(1.3, 15, 1.6, 0.22),
      { at: 1.3, length: 1.1, pitch: 5000, wave: 'noise', loudness: 0.14 },
    ]),
    length: 3,
    loops: false,
  },
};
