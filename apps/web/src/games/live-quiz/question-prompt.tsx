import { Trans } from '@lingui/react/macro';
import type { PlayerView, ProjectorView } from '@lexiroom/contracts/live';
import { hyphenated } from '../../design/typography/hyphens.ts';
import { Picture } from '../../design/graphics/picture.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { WordSound } from './word-sound.tsx';
import { useFittingTexts } from '../../design/typography/fitting-text.ts';

export type Question = Omit<NonNullable<PlayerView['question']>, 'number' | 'of' | 'opens_at' | 'deadline_at'>;

/**
 * What is asked: a word to find the picture of, a picture or a sound to find the word for, or what is to be typed. On the board it takes
 * the room it is given; on a phone it is never smaller than can be made out.
 */
export function QuestionPrompt({
  question,
  view,
  big = false,
}: {
  question: Question;
  view: PlayerView | ProjectorView;
  big?: boolean;
}) {
  const largest = big ? largestOnBoard(question.text ?? '') : largestOnPhone(question.text ?? '');
  const sizes = (big ? onBoard : onPhone).slice(largest);
  const part = useFittingTexts<HTMLDivElement>(`${question.text ?? ''} ${question.options?.length ?? 0}`, sizes);
  const isTyped = question.kind === 'typed';
  if (question.sound_path !== undefined) {
    // On phones the word is heard where the host wants it; else it comes from the board.
    const isHeard = view.role !== 'player' || view.phone_sounds;
    return (
      <div
        className={`grid flex-1 place-content-center justify-items-center gap-4 text-center ${big ? 'min-h-0' : ''}`}
      >
        <h1 className={`font-semibold ${big ? 'text-3xl' : 'text-xl'}`}>
          <Trans>Choose the word you hear</Trans>
        </h1>
        {isHeard && <WordSound path={question.sound_path} big={big} />}
      </div>
    );
  }
  if (question.text !== undefined) {
    return (
      <div
        ref={part}
        className={`grid flex-1 grid-cols-[minmax(0,1fr)] place-content-center gap-1 text-center ${big ? 'min-h-0' : ''}`}
      >
        <p className={`font-semibold text-soft ${big ? 'text-back' : 'text-base'}`}>
          {isTyped ? <Trans>Type the word</Trans> : <Trans>Choose the picture</Trans>}
        </p>
        <h1 data-fit className="fitting leading-tight font-bold text-balance">
          <UserText language={isTyped ? view.source_language : view.target_language}>
            {hyphenated(question.text)}
          </UserText>
        </h1>
      </div>
    );
  }
  return (
    <div className={`flex flex-col gap-2 text-center ${big ? 'min-h-0 flex-1' : 'flex-[2]'}`}>
      <h1 className={`font-semibold text-soft ${big ? 'text-back' : 'text-base'}`}>
        {isTyped ? <Trans>Type the word</Trans> : <Trans>Choose the word</Trans>}
      </h1>
      <Picture
        src={question.image_path ?? null}
        alt=""
        lazy={false}
        shape="fill"
        className={`flex-1 rounded-[1.75rem] shadow-sm ${big ? 'min-h-0' : 'min-h-28 short:min-h-24'}`}
      />
    </div>
  );
}

const letters = (text: string): number => Array.from(text).length;
/** Sizes of the asked word, the largest first, and from where on a text of this length tries them. */
const onPhone = ['3rem', '2.25rem', '1.875rem', '1.5rem', '1.25rem'] as const;
const largestOnPhone = (text: string): number => (letters(text) > 24 ? 2 : letters(text) > 12 ? 1 : 0);
const onBoard = ['6rem', '5.25rem', '4.5rem', '3.75rem', '3rem', '2.5rem', '2rem'] as const;
const largestOnBoard = (text: string): number => (letters(text) > 30 ? 4 : letters(text) > 14 ? 2 : 0);
