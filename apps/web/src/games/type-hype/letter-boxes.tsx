import { filledCount, type TypedAnswer, type Typing } from '@lexiroom/domain/games/type-hype';
import { languageOf } from '@lexiroom/domain/languages';

export interface LetterBoxesProps {
  answer: TypedAnswer;
  typing: Typing;
  isTyped: boolean;
  isRevealed: boolean;
}

const base = 'grid min-w-[1.4em] place-items-center rounded-[0.25em] border-b-4 px-[0.15em] leading-[1.6]';
const looks = {
  open: `${base} border-edge bg-card`,
  next: `${base} border-brand bg-brand-wash text-brand-ink`,
  right: `${base} border-good-ink bg-good-wash text-good-ink`,
  wrong: `${base} border-double border-bad-ink bg-bad-wash text-bad-ink line-through`,
  missed: `${base} border-dashed border-edge bg-card text-soft`,
  gap: 'grid min-w-[0.4em] place-items-center',
};

/** How large the boxes are for up to so many letters: on a phone they find room in one line as long as that can be read. */
const sizes = [
  { most: 6, size: 'text-4xl sm:text-5xl' },
  { most: 7, size: 'text-3xl sm:text-5xl' },
  { most: 9, size: 'text-2xl sm:text-5xl' },
  { most: 18, size: 'text-2xl sm:text-4xl' },
  { most: Infinity, size: 'text-xl sm:text-2xl' },
] as const;

/**
 * A box for each letter of the answer, in its direction: what is right stands there as it is written, what is wrong is
 * struck out, and spaces and hyphens stand there from the beginning. Screen readers read the text field instead.
 */
export function LetterBoxes({ answer, typing, isTyped, isRevealed }: LetterBoxesProps) {
  const { letters, count, language } = answer;
  const { tag, direction } = languageOf(language);
  const filled = isTyped ? letters.length : filledCount(answer, typing.right);
  const size = sizes.find(({ most }) => count <= most)!.size;
  const boxOf = (place: number): [look: keyof typeof looks, shown: string] => {
    const { keys, shown } = letters[place]!;
    if (keys.length === 0) return ['gap', shown];
    if (place < filled) return ['right', shown];
    if (isRevealed) return ['missed', shown];
    if (place > filled) return ['open', ''];
    return [typing.is_wrong ? 'wrong' : 'next', typing.next];
  };
  return (
    <p
      lang={tag}
      dir={direction}
      aria-hidden={!isRevealed}
      className={`flex max-w-full flex-wrap justify-center gap-1 font-bold ${size} ${typing.is_wrong ? 'animate-pop' : ''}`}
    >
      {letters.map((_, place) => {
        const [look, shown] = boxOf(place);
        return (
          <span key={place} data-look={look} className={looks[look]}>
            {shown.trim() === '' ? '\u00A0' : shown}
          </span>
        );
      })}
    </p>
  );
}
