import { Trans, useLingui } from '@lingui/react/macro';
import { languageOf } from '@lexiroom/domain/languages';
import { Check, Clock } from 'lucide-react';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { hyphenated } from '../../../design/typography/hyphens.ts';
import { Picture } from '../../../design/graphics/picture.tsx';
import { textWidth } from '../../../design/typography/text-width.ts';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../../i18n/refusal-words.ts';
import { isPageInSight, useFittingTexts } from '../../../design/typography/fitting-text.ts';
import { useOptionKeys } from '../option-keys.ts';
import { optionPicture } from '../option-pictures.ts';
import { optionGround, optionLetters, OptionMark } from '../option-mark.tsx';
import { QuestionPrompt } from '../question-prompt.tsx';
import { Skipped } from '../skipped.tsx';
import { TimeBar } from '../time-bar.tsx';
import { Frame } from '../../../live/player/frame.tsx';
import { PlayerBar } from './player-bar.tsx';
import { TypedAnswer } from './typed-answer.tsx';
import type { PlayerContext } from '../../../live/player/player.machine.ts';

/** The question before its options: two seconds to read or look. */
export function QuestionAlone({ context }: { context: PlayerContext }) {
  const { view } = context;
  if (!view?.question) return null;
  return (
    <Frame className="gap-3">
      <PlayerBar context={context} />
      {view.paused && <TimeBar {...view.question} clock={context.clock} paused />}
      <p className="text-center font-semibold text-soft">
        <Skipped number={view.skipped} />
      </p>
      {view.phones === 'options' ? <WatchTheBoard /> : <QuestionPrompt question={view.question} view={view} />}
    </Frame>
  );
}

function WatchTheBoard() {
  return (
    <h1 className="grid flex-1 place-items-center text-center font-display text-3xl font-bold">
      <Trans>The question is on the board</Trans>
    </h1>
  );
}

/** Sizes of the options' texts, the largest first. */
const sizes = [
  'clamp(1.5rem,4.5vw,3rem)',
  'clamp(1.5rem,3.3vw,2.25rem)',
  '1.5rem',
  '1.375rem',
  '1.25rem',
  '1.125rem',
  '1rem',
  '0.9375rem',
  '0.875rem',
] as const;

/** Options up to this width stand side by side on a phone. */
const narrowColumn = 8;

export interface AnswerSheetProps {
  context: PlayerContext;
  situation: 'choosing' | 'sending' | 'saved' | 'too_late' | 'locked';
  onAnswer: (question: number, answer: number | string) => void;
}

/** The open question. What was chosen stays where it was pressed, from the tap to the reveal. */
export function AnswerSheet({ context, situation, onAnswer }: AnswerSheetProps) {
  const { view, seat, sending, clock } = context;
  const canChoose = situation === 'choosing' && !view?.paused;
  const question = view?.question;
  const options = question?.options ?? [];
  const choose = (option: number) => {
    // A key may name an option that this question does not have.
    if (question && option < options.length) onAnswer(question.number, option);
  };
  useOptionKeys(canChoose, choose);
  const texts = options.map(({ text }) => text ?? '').join('\n');
  const list = useFittingTexts<HTMLOListElement>(texts, sizes, isPageInSight);
  if (!view || !question) return null;
  const number = question.number;
  const given = [sending, seat?.answered].find((answer) => answer?.question === number);
  const own = given?.option;
  const isTyped = question.kind === 'typed';
  const isPictures = options.every((option) => option.text === undefined);
  const isInPairs = isPictures || options.every((option) => textWidth(option.text ?? '') <= narrowColumn);
  const isAlone = view.phones === 'options';
  return (
    <Frame className="gap-3">
      <PlayerBar context={context} />
      <div className={`flex flex-1 flex-col gap-3 ${isAlone ? 'min-h-0' : 'low:grid low:grid-cols-2 low:gap-6'}`}>
        {isAlone ? (
          <h1 className="sr-only">{isTyped ? <Trans>Type the word</Trans> : <Trans>Choose an answer</Trans>}</h1>
        ) : (
          <QuestionPrompt question={question} view={view} />
        )}
        <div className={isAlone ? 'contents' : 'contents low:flex low:flex-col low:justify-center low:gap-3'}>
          <div className="grid min-h-12 content-center">
            {situation === 'choosing' && (
              <p className="text-center font-semibold text-soft">
                <Skipped number={view.skipped} />
              </p>
            )}
            <Status context={context} situation={situation} />
            {(situation === 'choosing' || situation === 'saved') && (
              <TimeBar
                opens_at={question.opens_at}
                deadline_at={question.deadline_at}
                clock={clock}
                paused={view.paused}
              />
            )}
          </div>
          {isTyped && (
            <TypedAnswer
              key={number}
              language={view.target_language}
              canType={canChoose}
              isTimeUp={situation === 'locked'}
              own={given?.text}
              onText={(text) => onAnswer(number, text)}
            />
          )}
          <ol
            ref={list}
            className={`${isTyped ? 'hidden' : 'grid'} gap-3 low:gap-2 ${isInPairs ? `grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] ${isPictures || isAlone ? '' : 'low:grid-cols-1'}` : 'grid-cols-1'} ${isAlone ? 'min-h-0 flex-1 auto-rows-fr' : isPictures ? '' : 'flex-[3] auto-rows-fr'}`}
          >
            {options.map((option, index) => {
              const isOwn = own === index;
              const isFaded = (own !== undefined || !canChoose) && !isOwn;
              return (
                <li key={index} className={`grid min-w-0 ${isInPairs ? 'last:odd:col-span-full' : ''}`}>
                  <button
                    type="button"
                    data-fit-box
                    dir={isPictures ? undefined : languageOf(view.target_language).direction}
                    disabled={!canChoose}
                    aria-pressed={isOwn}
                    aria-keyshortcuts={`${index + 1} ${optionLetters[index] ?? ''}`}
                    onClick={() => choose(index)}
                    className={`relative flex min-w-0 gap-3 rounded-[1.25rem] text-start text-white shadow-press shadow-black/25 transition enabled:active:translate-y-1 enabled:active:shadow-none disabled:cursor-default ${optionGround(index)} ${isPictures ? 'p-1.5' : 'min-h-16 items-center px-3 py-2 md:px-6 low:px-3 short:min-h-13 short:py-1 low:min-h-12 low:py-1'} ${isFaded ? 'opacity-35' : ''} ${isOwn ? 'ring-4 ring-ink ring-offset-2 ring-offset-paper' : ''}`}
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
                          className={`rounded-2xl ${isAlone ? 'min-h-24' : 'h-[clamp(5.5rem,20dvh,14rem)]'}`}
                        />
                        <span className="sr-only">
                          <Trans>Picture {optionLetters[index] ?? ''}</Trans>
                        </span>
                      </>
                    ) : (
                      <>
                        <OptionMark option={index} className="size-10 md:size-14 low:size-10" />
                        <UserText
                          fits
                          language={view.target_language}
                          className="fitting min-w-0 flex-1 leading-snug font-bold"
                        >
                          {hyphenated(option.text ?? '')}
                        </UserText>
                      </>
                    )}
                    {isOwn && <OwnMark isSaved={situation !== 'sending' && sending?.question !== number} />}
                  </button>
                </li>
              );
            })}
          </ol>
        </div>
      </div>
    </Frame>
  );
}

function OwnMark({ isSaved }: { isSaved: boolean }) {
  return (
    <span className="absolute -end-2 -top-2 z-10 grid size-9 place-items-center rounded-full bg-ink text-paper shadow">
      {isSaved ? <Check className="size-5" strokeWidth={3.5} aria-hidden="true" /> : <Spinner className="size-5" />}
    </span>
  );
}

/** How it stands with the own answer, in words; "saved" is said only when the server has it. */
function Status({ context, situation }: Pick<AnswerSheetProps, 'context' | 'situation'>) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const { refusal, seat, sending, view } = context;
  const number = view?.question?.number;
  if (situation === 'choosing') {
    if (!refusal || refusal.question !== number) return null;
    return <p className="mb-1 text-center font-semibold text-bad-ink">{words(refusal)}</p>;
  }
  const isAnswered = seat?.answered?.question === number;
  const text = {
    sending: t`Sending…`,
    saved: t`Saved`,
    too_late: t`This answer came too late.`,
    locked: sending ? t`Sending…` : isAnswered ? t`Saved. Time is up.` : t`Time is up`,
  }[situation];
  const Icon = isAnswered ? Check : Clock;
  return (
    <p
      className={`flex items-center justify-center gap-2 font-display text-lg font-bold ${isAnswered ? 'text-good-ink' : situation === 'too_late' ? 'text-bad-ink' : ''}`}
    >
      {situation === 'sending' ? <Spinner /> : <Icon className="size-5" strokeWidth={3} aria-hidden="true" />}
      {text}
    </p>
  );
}
