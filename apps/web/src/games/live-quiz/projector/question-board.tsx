import { Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import type { ServerClock } from '../../../connection/server-clock.ts';
import { useFittingTexts } from '../../../design/typography/fitting-text.ts';
import { OptionCard, sizesOnBoard, textsOf } from './option-card.tsx';
import { QuestionPrompt } from '../question-prompt.tsx';
import { TimeBar } from '../time-bar.tsx';

/** The question, then its options; how many have answered, and how long is left. */
export function QuestionBoard({ view, clock }: { view: ProjectorView; clock: ServerClock | null }) {
  const { question, phase } = view;
  const options = phase === 'question' ? [] : (question?.options ?? []);
  const list = useFittingTexts<HTMLOListElement>(textsOf(options), sizesOnBoard);
  if (!question) return null;
  const isPictures = options.every((option) => option.text === undefined);
  return (
    <div className="flex flex-1 flex-col gap-5 lg:min-h-0">
      <div
        className={`flex min-h-0 flex-1 gap-6 max-lg:flex-col ${isPictures || options.length === 0 ? 'flex-col' : ''}`}
      >
        <div
          className={`flex min-h-48 flex-1 flex-col lg:min-h-0 ${isPictures && options.length > 0 ? 'flex-none py-2 lg:h-[32%]' : ''}`}
        >
          <QuestionPrompt question={question} view={view} big />
        </div>
        {options.length > 0 && (
          <ol
            ref={list}
            className={`grid gap-4 lg:min-h-0 ${isPictures ? 'flex-1 grid-cols-2 lg:auto-cols-fr lg:grid-flow-col lg:grid-cols-none' : 'flex-1 auto-rows-fr'}`}
          >
            {options.map((option, index) => (
              <OptionCard key={index} option={option} index={index} language={view.target_language} />
            ))}
          </ol>
        )}
      </div>
      <div className="flex min-h-16 items-center gap-x-12 gap-y-2 max-sm:flex-col max-sm:items-stretch">
        <div className="flex-1">
          {(phase === 'open' || (phase === 'question' && view.paused)) && (
            <TimeBar
              opens_at={question.opens_at}
              deadline_at={question.deadline_at}
              clock={clock}
              paused={view.paused}
              big
            />
          )}
          {phase === 'locked' && (
            <p className="font-display text-3xl font-bold">
              <Trans>Time is up</Trans>
            </p>
          )}
        </div>
        {phase !== 'question' && (
          <p className="text-back text-soft">
            <Trans>
              <b dir="ltr" className="inline-block font-display text-4xl font-extrabold text-ink tabular-nums">
                {view.answered ?? 0} / {view.connected}
              </b>{' '}
              answered
            </Trans>
          </p>
        )}
      </div>
    </div>
  );
}
