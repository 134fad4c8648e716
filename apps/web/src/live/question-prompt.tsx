import { Trans } from '@lingui/react/macro';
import type { PlayerView, ProjectorView } from '@lexiroom/contracts/live';
import { Picture } from '../design/picture.tsx';
import { UserText } from '../design/user-text.tsx';

export type Question = NonNullable<PlayerView['question']>;

/**
 * What is asked: a word to find the picture of, or a picture to find the word for. On the board it takes
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
  if (question.text !== undefined) {
    return (
      <div className={`grid flex-1 place-content-center gap-1 text-center ${big ? 'min-h-0' : ''}`}>
        <p className={`font-semibold text-soft ${big ? 'text-2xl' : 'text-base'}`}>
          <Trans>Choose the picture</Trans>
        </p>
        <h1
          className={`leading-tight font-bold text-balance wrap-anywhere ${big ? sizeOnBoard(question.text) : sizeOf(question.text)}`}
        >
          <UserText language={view.target_language}>{question.text}</UserText>
        </h1>
      </div>
    );
  }
  return (
    <div className={`flex flex-1 flex-col gap-2 text-center ${big ? 'min-h-0' : ''}`}>
      <h1 className={`font-semibold text-soft ${big ? 'text-2xl' : 'text-base'}`}>
        <Trans>Choose the word</Trans>
      </h1>
      <Picture
        src={question.image_path ?? null}
        alt=""
        lazy={false}
        shape="fill"
        className={`flex-1 rounded-[1.75rem] shadow-sm ${big ? 'min-h-0' : 'min-h-28'}`}
      />
    </div>
  );
}

const letters = (text: string): number => Array.from(text).length;
const sizeOf = (text: string): string =>
  letters(text) > 24 ? 'text-3xl' : letters(text) > 12 ? 'text-4xl' : 'text-5xl';
const sizeOnBoard = (text: string): string =>
  letters(text) > 30 ? 'text-5xl' : letters(text) > 14 ? 'text-7xl' : 'text-8xl';
