import type { QuizSession } from '@lexiroom/domain/games/live-quiz';
import type { Race } from '@lexiroom/domain/games/live-race';
import type { SessionState } from '@lexiroom/domain/live-session';
import type { Player } from './people.ts';
import type { StepOf } from './script.ts';

/** What somebody types who nearly knows a word, in two ways that are the same to whoever types; and what nobody means by it. */
const wrongTexts = (word: string): string[] => [word.slice(0, -1), word.slice(0, -1).toUpperCase(), 'nani', `${word}x`];

/** What a seat types, right or wrong: some in capitals. */
export function typedBy(seat_id: number, word: string, isRight: boolean): string {
  if (isRight) return seat_id % 2 === 0 ? word : word.toUpperCase();
  return wrongTexts(word)[seat_id % 4]!;
}

/** Which text of which question a step accepts: one that was sent, the word, or what nobody typed; undefined where nobody types. */
export function textToAccept(
  { play, number }: Pick<SessionState, 'play' | 'number'>,
  players: readonly Player[],
  { question, text: which, undo }: StepOf<'accept'>,
): { question: number; text: string; undo: boolean } | undefined {
  const typed = (play as QuizSession['play']).questions.filter(({ kind }) => kind === 'typed');
  const isRace = 'corrections' in (play as object);
  const [known] = isRace ? (play as Race).corrections.accepted : (play as QuizSession['play']).accepted;
  const taken = undo && known ? [...known[1]] : [];
  if (known && taken.length > 0) return { question: known[0], text: taken[which % taken.length]!, undo };
  const reached = isRace ? typed : typed.filter((asked) => asked.number <= Math.max(1, number));
  const asked = reached[question % Math.max(1, reached.length)] ?? typed[0];
  if (!asked) return undefined;
  const sent = players.flatMap(({ answers }) =>
    answers.flatMap(({ body }) =>
      (isRace || body.question === asked.number) && body.text !== undefined ? [body.text] : [],
    ),
  );
  const wrong = [...new Set(sent)].filter((text) => text.toLowerCase() !== asked.word.target_translation);
  const texts = [...wrong, ...wrong, asked.word.target_translation, 'shiranai'];
  return { question: asked.number, text: texts[which % texts.length]!, undo };
}
