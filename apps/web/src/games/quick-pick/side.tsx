import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import { type Group, quickPickTraits } from '@lexiroom/domain/games/quick-pick';
import { languageOf } from '@lexiroom/domain/languages';
import { comboMultiplier } from '@lexiroom/domain/scoring';
import { Trans, useLingui } from '@lingui/react/macro';
import { Check, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { Picture } from '../../design/graphics/picture.tsx';
import { hyphenated } from '../../design/typography/hyphens.ts';
import { UserText } from '../../design/typography/user-text.tsx';

export interface SideProps {
  group: Group;
  name: ReactNode;
  view: QuickPickProjectorView;
  /** What the group has pressed in this round, before it is heard. */
  pressed: number | null;
  /** The letters of its four keys. */
  letters: readonly string[];
  onPick: (option: number) => void;
}

const optionLooks = {
  // Nothing for a pointer that rests there: before a class it would look like an answer.
  free: 'border-edge bg-card',
  pressed: 'border-brand-ink bg-brand-wash',
  right: 'border-good-ink bg-good-wash',
  wrong: 'border-bad-ink bg-bad-wash',
  faded: 'border-edge bg-card opacity-45',
};

/** Where the letter of the key stood, once it is known how that went. */
const marks: Record<keyof typeof optionLooks, string> = {
  free: '',
  pressed: '',
  right: 'animate-pop text-good-ink',
  wrong: 'animate-pop text-bad-ink',
  faded: '',
};

/** One half of the board: a group with its points, its combo and its options. */
export function Side({ group, name, view, pressed, letters, onPick }: SideProps) {
  const { t, i18n } = useLingui();
  const { round, phase, correct_option, paused } = view;
  const picked = view.picks[group] ?? pressed;
  const result = view.results[group];
  const streak = view.streaks[group];
  const multiplier = comboMultiplier(quickPickTraits.combo, streak + 1);
  const canPick = phase === 'open' && !paused && picked === null;
  const lookOf = (option: number): keyof typeof optionLooks => {
    if (correct_option === option) return 'right';
    if (picked === option) return result === 'incorrect' || correct_option !== undefined ? 'wrong' : 'pressed';
    return canPick ? 'free' : 'faded';
  };
  const isPictures = round?.options.every(({ text }) => text === undefined) ?? false;
  const words = {
    correct: t`Right!`,
    incorrect: t`Wrong`,
    winner: t`Right!`,
    loser: '',
    unanswered: '',
  }[result];
  return (
    <section
      aria-label={group === 'a' ? t`Group A` : t`Group B`}
      className={`flex min-w-0 flex-1 flex-col gap-2 rounded-3xl p-2 sm:p-3 low:gap-1 low:p-2 ${group === 'a' ? 'bg-brand-wash' : 'bg-sun-wash'}`}
    >
      <header className="flex min-h-12 flex-wrap items-baseline gap-x-3 low:min-h-0">
        <h2 className="min-w-0 flex-1 basis-full truncate font-display text-lg font-bold sm:basis-0 sm:text-3xl low:text-lg">
          {name}
        </h2>
        {multiplier > 1 && (
          <p
            key={multiplier}
            className="animate-pop rounded-xl bg-sun px-2 font-display font-extrabold text-on-sun sm:text-xl low:text-base"
          >
            <span className="sr-only">
              <Trans>Next points times</Trans>{' '}
            </span>
            ×{multiplier}
          </p>
        )}
        <p className="font-display text-2xl font-extrabold tabular-nums sm:text-5xl low:text-2xl">
          <span className="sr-only">
            <Trans>Points</Trans>{' '}
          </span>
          {i18n.number(view.scores[group])}
        </p>
      </header>
      <progress
        aria-label={t`Points to win`}
        max={view.first_to_reach}
        value={Math.min(view.scores[group], view.first_to_reach)}
        className="h-2 w-full appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-good [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-good"
      />
      <ol className="grid flex-1 touch-none auto-rows-fr grid-cols-1 gap-2 sm:grid-cols-2">
        {round?.options.map((option, place) => {
          const look = lookOf(place);
          return (
            // The button of a place stays from round to round, and so does the focus of whoever plays by Tab and Enter.
            <li key={place} className="grid min-w-0">
              <button
                type="button"
                aria-disabled={!canPick}
                aria-pressed={picked === place}
                dir={isPictures ? undefined : languageOf(view.target_language).direction}
                // Several fingers press at the same moment, and a press counts when it begins.
                onPointerDown={({ button }) => button === 0 && onPick(place)}
                onClick={({ detail }) => detail === 0 && onPick(place)}
                data-fit-box
                className={`relative flex min-h-16 min-w-0 touch-none items-center gap-2 rounded-2xl border-3 p-2 text-start select-none sm:gap-3 sm:p-3 low:min-h-11 low:p-1 ${optionLooks[look]}`}
              >
                <span
                  dir="ltr"
                  className={`grid size-8 shrink-0 place-items-center rounded-lg border-2 border-edge bg-paper font-display font-bold sm:size-11 sm:text-2xl low:size-8 ${marks[look]} ${isPictures ? 'absolute start-1 top-1 z-10' : ''}`}
                >
                  {look === 'right' || look === 'wrong' ? <Mark isRight={look === 'right'} /> : letters[place]}
                </span>
                {isPictures ? (
                  <Picture
                    // Not for a moment the picture of the round before.
                    key={round.number}
                    src={option.image_path ?? null}
                    alt=""
                    lazy={false}
                    canRetry={false}
                    shape="fill"
                    className="min-h-20 rounded-xl low:min-h-10"
                  />
                ) : (
                  <span className="min-w-0 flex-1">
                    <UserText fits language={view.target_language} className="fitting block leading-tight font-bold">
                      {hyphenated(option.text ?? '')}
                    </UserText>
                  </span>
                )}
              </button>
            </li>
          );
        })}
      </ol>
      <p
        className={`min-h-[1.5em] text-center font-display text-xl leading-normal font-extrabold sm:text-2xl low:sr-only ${result === 'incorrect' ? 'text-bad-ink' : 'text-good-ink'}`}
      >
        {words}
      </p>
    </section>
  );
}

function Mark({ isRight }: { isRight: boolean }) {
  const { t } = useLingui();
  const Icon = isRight ? Check : X;
  return (
    <>
      <Icon className="size-6 sm:size-8" strokeWidth={4} aria-hidden="true" />
      <span className="sr-only">{isRight ? t`Right answer` : t`Wrong answer`}</span>
    </>
  );
}
