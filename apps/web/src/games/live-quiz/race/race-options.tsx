import { Trans } from '@lingui/react/macro';
import { type LanguageId, languageOf } from '@lexiroom/domain/languages';
import { Check, X } from 'lucide-react';
import { Picture } from '../../../design/graphics/picture.tsx';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { isPageInSight, useFittingTexts } from '../../../design/typography/fitting-text.ts';
import { hyphenated } from '../../../design/typography/hyphens.ts';
import { textWidth } from '../../../design/typography/text-width.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { optionGround, optionLetters, OptionMark } from '../option-mark.tsx';
import { optionPicture } from '../option-pictures.ts';
import type { Outcome, OwnQuestion } from './shown-question.ts';

/** Sizes of the options' texts, the largest first. */
const sizes = ['1.5rem', '1.375rem', '1.25rem', '1.125rem', '1rem', '0.9375rem', '0.875rem'] as const;
/** Options up to this width stand side by side on a phone. */
const narrowColumn = 8;

interface RaceOptionsProps {
  question: OwnQuestion;
  language: LanguageId;
  /** What was chosen here, sent or stored. */
  chosen: number | null;
  outcome: Outcome | null;
  canChoose: boolean;
  onChoose: (option: number) => void;
}

/** What there is to choose from; once it was answered, the right one and one's own are marked. */
export function RaceOptions({ question, language, chosen, outcome, canChoose, onChoose }: RaceOptionsProps) {
  const { options = [] } = question;
  const list = useFittingTexts<HTMLOListElement>(
    options.map(({ text }) => text ?? '').join('\n'),
    sizes,
    isPageInSight,
  );
  const isPictures = options.every(({ text }) => text === undefined);
  const isInPairs = isPictures || options.every(({ text }) => textWidth(text ?? '') <= narrowColumn);
  return (
    <ol
      ref={list}
      className={`grid gap-3 low:gap-2 ${isInPairs ? `grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] ${isPictures ? '' : 'low:grid-cols-1'}` : 'grid-cols-1'} ${isPictures ? '' : 'flex-[3] auto-rows-fr'}`}
    >
      {options.map((option, index) => {
        const isOwn = chosen === index;
        const isRight = outcome?.correct_option === index;
        const isFaded = outcome ? !isRight && !isOwn : chosen !== null ? !isOwn : !canChoose;
        const ring = isRight ? 'ring-4 ring-good' : isOwn ? 'ring-4 ring-ink' : '';
        return (
          <li key={index} className={`grid min-w-0 ${isInPairs ? 'last:odd:col-span-full' : ''}`}>
            <button
              type="button"
              data-fit-box
              dir={isPictures ? undefined : languageOf(language).direction}
              disabled={!canChoose}
              aria-pressed={isOwn}
              aria-keyshortcuts={`${index + 1} ${optionLetters[index] ?? ''}`}
              onClick={() => onChoose(index)}
              className={`relative flex min-w-0 gap-3 rounded-[1.25rem] text-start text-white shadow-press shadow-black/25 transition motion-reduce:transition-none enabled:active:translate-y-1 enabled:active:shadow-none disabled:cursor-default ${optionGround(index)} ${isPictures ? 'p-1.5' : 'min-h-16 items-center px-3 py-2 short:min-h-13 short:py-1 low:min-h-12 low:py-1'} ${isFaded ? 'opacity-35' : ''} ${ring} ${ring ? 'ring-offset-2 ring-offset-paper' : ''}`}
            >
              {isPictures ? (
                <>
                  <OptionMark option={index} className="absolute start-0 top-0 z-10 size-11 drop-shadow" />
                  <Picture
                    src={option.image_path === undefined ? null : optionPicture(option.image_path)}
                    alt=""
                    lazy={false}
                    canRetry={false}
                    shape="fill"
                    className="h-[clamp(5.5rem,20dvh,14rem)] rounded-2xl"
                  />
                  <span className="sr-only">
                    <Trans>Picture {optionLetters[index] ?? ''}</Trans>
                  </span>
                </>
              ) : (
                <>
                  <OptionMark option={index} className="size-10" />
                  <UserText fits language={language} className="fitting min-w-0 flex-1 leading-snug font-bold">
                    {hyphenated(option.text ?? '')}
                  </UserText>
                </>
              )}
              <Mark isOwn={isOwn} isRight={isRight} isDecided={outcome !== null} />
            </button>
          </li>
        );
      })}
    </ol>
  );
}

function Mark({ isOwn, isRight, isDecided }: { isOwn: boolean; isRight: boolean; isDecided: boolean }) {
  if (!isOwn && !isRight) return null;
  const look = !isDecided ? 'bg-ink text-paper' : isRight ? 'bg-good text-paper' : 'bg-bad text-paper';
  const Icon = isRight ? Check : X;
  return (
    <span className={`absolute -end-2 -top-2 z-10 grid size-9 place-items-center rounded-full shadow ${look}`}>
      {isDecided ? <Icon className="size-5" strokeWidth={3.5} aria-hidden="true" /> : <Spinner className="size-5" />}
    </span>
  );
}
