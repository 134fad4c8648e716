import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { Check } from 'lucide-react';
import { hyphenated } from '../../../design/typography/hyphens.ts';
import { Picture } from '../../../design/graphics/picture.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { optionGround, optionLetters, OptionMark } from '../option-mark.tsx';

type Option = NonNullable<NonNullable<ProjectorView['question']>['options']>[number];

/** Sizes of the options' texts, the largest first; the last can just be read from the last row. */
export const sizesOnBoard = ['2.25rem', '2rem', '1.75rem', 'max(1.5rem, 3.4vh)', '3.34vh'] as const;
/** What changes when other texts are to be fitted. */
export const textsOf = (options: readonly Option[]): string => options.map(({ text }) => text ?? '').join('\n');

export interface OptionCardProps {
  option: Option;
  index: number;
  language: LanguageId;
  /** Once the question is revealed; `isTold`: which of them is right, too. */
  result?: { isRight: boolean; count: number; share: number; isTold: boolean };
}

/** An option on the board: letter, shape, colour, and text or picture; later how many chose it. */
export function OptionCard({ option, index, language, result }: OptionCardProps) {
  const isPicture = option.text === undefined;
  const isWrong = result?.isTold === true && !result.isRight;
  const isRight = result?.isTold === true && result.isRight;
  const look = isWrong ? 'bg-card' : optionGround(index);
  return (
    <li
      data-fit-box
      // The letter stays beside its word, whichever way the page runs.
      dir={isPicture ? undefined : languageOf(language).direction}
      className={`relative isolate flex min-h-20 min-w-0 overflow-hidden rounded-3xl text-white ${look} ${isPicture ? 'flex-col p-2' : 'items-center gap-5 px-6 py-3'} ${isRight ? 'ring-4 ring-white' : ''}`}
    >
      {result && !isPicture && (
        <span
          aria-hidden="true"
          className={`absolute inset-0 -z-10 origin-left animate-grow rtl:origin-right ${isWrong ? 'bg-white/30' : 'bg-black/35'}`}
          style={{ scale: `${result.share} 1` }}
        />
      )}
      {isPicture ? (
        <>
          <span
            className={`absolute start-1 top-1 z-10 grid size-14 place-items-center rounded-2xl ${optionGround(index)}`}
          >
            <OptionMark option={index} className="size-11" />
          </span>
          <span className="relative min-h-28 flex-1">
            <Picture
              src={option.image_path ?? null}
              alt=""
              lazy={false}
              shape="fill"
              className={`absolute! inset-0 rounded-2xl transition-opacity duration-500 ${isWrong ? 'opacity-50' : ''}`}
            />
          </span>
          <span className="sr-only">
            <Trans>Picture {optionLetters[index] ?? ''}</Trans>
          </span>
        </>
      ) : (
        <>
          <span className={isWrong ? `grid place-items-center rounded-2xl p-1.5 ${optionGround(index)}` : ''}>
            <OptionMark option={index} className="size-14" />
          </span>
          <UserText fits language={language} className="fitting min-w-0 flex-1 leading-tight font-bold">
            {hyphenated(option.text ?? '')}
          </UserText>
        </>
      )}
      {result && (
        <p className={`flex items-center gap-3 ${isPicture ? 'px-3 pt-2 pb-1' : ''}`}>
          {isRight && (
            <span className="grid size-11 animate-pop place-items-center rounded-full bg-white text-[oklch(0.44_0.11_158)]">
              <Check className="size-7" strokeWidth={4} aria-hidden="true" />
              <span className="sr-only">
                <Trans>Right answer</Trans>
              </span>
            </span>
          )}
          <span className="ms-auto flex items-baseline gap-4 font-display text-4xl font-extrabold tabular-nums">
            {result.share > 0 && (
              <span aria-hidden="true" className="text-back font-bold">
                {Math.round(result.share * 100)} %
              </span>
            )}
            <span aria-hidden="true">{result.count}</span>
            <span className="sr-only">
              <Plural value={result.count} one="# answer" other="# answers" />
            </span>
          </span>
        </p>
      )}
      {result && isPicture && (
        <span className="h-2.5 overflow-hidden rounded-full bg-black/25" aria-hidden="true">
          <span
            className="block size-full origin-left animate-grow rounded-full bg-white rtl:origin-right"
            style={{ scale: `${result.share} 1` }}
          />
        </span>
      )}
    </li>
  );
}
