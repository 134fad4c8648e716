import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, House } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { Study } from '../../study.ts';
import { useKeys } from '../keys/keys.ts';
import { StudyLanguages } from '../../study-languages.tsx';

export interface NavigationBarProps {
  study: Study;
  /** The number of the page in sight, from 0. */
  position: number;
  /** How many pages there are now; none where a mode shows no pages. */
  count: number;
  onLeave: () => void;
  /** Where that leads; to the deck when absent. */
  leavesTo?: string | undefined;
  onBack?: (() => void) | undefined;
  onNext?: (() => void) | undefined;
  /** Words instead of pages stand beside the bar: how many are done, and how many there are. */
  words?: WordsDone | undefined;
  /** The way to take the last answer back, where there can be one. */
  undo?: ReactNode;
}

export interface WordsDone {
  done: number;
  all: number;
}

/** Home, back, how far it is, forward (specification 1 section 2, study navigation bar). */
export function NavigationBar(props: NavigationBarProps) {
  const { study, position, count, onLeave, leavesTo, onBack, onNext, words, undo } = props;
  const { t } = useLingui();
  const back = position > 0 ? onBack : undefined;
  const page = Math.min(position + 1, count);
  useKeys({ leave: onLeave, back, next: onNext });
  return (
    <nav aria-label={t`Study`} className="flex flex-wrap items-center gap-1 py-1 sm:gap-2 lg:gap-y-0.5 lg:pb-4">
      <IconButton
        label={leavesTo ?? (study.address.type === 'today' ? t`Home` : t`Back to the deck`)}
        aria-keyshortcuts="Escape"
        icon={<House className="size-6" aria-hidden="true" />}
        className="-ms-3"
        onClick={onLeave}
      />
      {onBack && (
        <IconButton
          label={t`Previous page`}
          icon={<ArrowLeft className="size-6 rtl:rotate-180" aria-hidden="true" />}
          className={back ? '' : 'invisible'}
          onClick={back}
        />
      )}
      {/* Where there is room, the bar has a line of its own, from edge to edge. */}
      <div className="flex min-w-0 flex-1 basis-24 items-center gap-3 sm:flex-col-reverse sm:items-stretch sm:gap-1 lg:contents">
        {count > 0 && (
          <progress
            aria-label={t`Progress`}
            max={count}
            value={page}
            aria-valuetext={t`${page} of ${count}`}
            className="progress-bar min-w-0 flex-1 sm:flex-none lg:order-3 lg:basis-full"
          />
        )}
        <p className="flex items-baseline gap-2 text-base text-soft low:text-sm lg:contents">
          <span className="min-w-0 flex-1 truncate max-sm:hidden">
            <b className="font-bold text-ink">
              <UserText>{study.name}</UserText>
            </b>
            {study.isCustom && (
              <>
                {' · '}
                <Trans>Custom study</Trans>
              </>
            )}
            {' · '}
            <StudyLanguages data={study.data} />
          </span>
          {count > 0 && <Counter page={page} count={count} words={words} />}
        </p>
      </div>
      {undo && <div className="w-12 shrink-0 lg:w-32">{undo}</div>}
      {onNext && (
        <IconButton
          label={t`Next page`}
          icon={<ArrowRight className="size-6 rtl:rotate-180" aria-hidden="true" />}
          className="-me-3 lg:order-2"
          onClick={onNext}
        />
      )}
    </nav>
  );
}

/** How far it is: in words, where each is done once, or in pages, which the bar tells screen readers already. */
function Counter({ page, count, words }: { page: number; count: number; words: WordsDone | undefined }) {
  const { done, all } = words ?? { done: page, all: count };
  return (
    <span className="shrink-0 font-semibold tabular-nums lg:order-1">
      <span className="sm:hidden" dir="ltr" aria-hidden="true">
        {done}/{all}
      </span>
      <span className={words ? 'max-sm:sr-only' : 'max-sm:hidden'} aria-hidden={!words}>
        {words ? (
          <Plural value={all} one={`${done} of # word`} other={`${done} of # words`} />
        ) : (
          <Trans>
            {page} of {count}
          </Trans>
        )}
      </span>
    </span>
  );
}
