import { canTurn, type FlipEvent, type Turn } from '@lexiroom/domain/stories/flip';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { IconButton } from '../../../design/buttons/icon-button.tsx';
import type { FlipState } from '../book/flip-state.ts';
import { SettingsMenu, type SettingsMenuProps } from './settings-menu.tsx';

export interface ReaderBarProps extends SettingsMenuProps {
  state: FlipState;
  onTurn: (event: FlipEvent) => void;
  isPlaying: boolean;
  canPlay: boolean;
  onPlay: () => void;
  onLeave: () => void;
}

/** What is pressed below a book: back to the story, the pages, play, and the settings. */
export function ReaderBar({ state, onTurn, isPlaying, canPlay, onPlay, onLeave, ...settings }: ReaderBarProps) {
  const { t } = useLingui();
  const { direction, page, pageCount } = state;
  // A page that is turned to may be turned on from at once: where it will be, not where it is.
  const landed = { ...state, page: state.target ?? page };
  const number = landed.page + 1;
  const turn = (way: Turn) => () => onTurn({ type: 'TURN', turn: way });
  const Backwards = direction === 'ltr' ? ChevronLeft : ChevronRight;
  const Onwards = direction === 'ltr' ? ChevronRight : ChevronLeft;
  return (
    <div className="relative grid grid-cols-[1fr_auto_1fr] items-center gap-x-2 py-1.5 max-sm:mt-3.5 low:mt-0 low:grid-cols-1 low:justify-items-center">
      <div className="flex items-center gap-2 low:w-14 low:flex-col low:gap-0 low:text-center">
        <IconButton
          label={t`Back to the story`}
          aria-keyshortcuts="Escape"
          icon={<ArrowLeft className="size-6 rtl:-scale-x-100" aria-hidden="true" />}
          onClick={onLeave}
        />
        <output className="text-sm leading-tight font-semibold text-soft tabular-nums max-sm:absolute max-sm:inset-x-0 max-sm:-top-3.5 max-sm:text-center low:static low:text-xs">
          <Trans>
            Page {number} of {pageCount}
          </Trans>
        </output>
      </div>
      {/* The arrows lie as the book is read. */}
      <div dir={direction} className="flex items-center gap-1 sm:gap-3 low:flex-col low:gap-1">
        <IconButton
          label={t`Previous page`}
          disabled={!canTurn(landed, 'previous')}
          icon={<Backwards className="size-8" aria-hidden="true" />}
          onClick={turn('previous')}
        />
        <button
          type="button"
          aria-label={isPlaying ? t`Pause` : t`Play`}
          title={isPlaying ? t`Pause` : t`Play`}
          aria-keyshortcuts="Space"
          disabled={!canPlay}
          className="grid size-14 place-items-center rounded-full bg-sun text-on-sun shadow-press shadow-sun-edge transition enabled:hover:brightness-105 active:translate-y-1 active:shadow-none disabled:opacity-60"
          onClick={onPlay}
        >
          {isPlaying ? (
            <Pause className="size-7 fill-current" aria-hidden="true" />
          ) : (
            <Play className="ms-0.5 size-7 fill-current" aria-hidden="true" />
          )}
        </button>
        <IconButton
          label={t`Next page`}
          disabled={!canTurn(landed, 'next')}
          icon={<Onwards className="size-8" aria-hidden="true" />}
          onClick={turn('next')}
        />
      </div>
      <div className="flex justify-end">
        <SettingsMenu {...settings} />
      </div>
    </div>
  );
}
