import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Maximize, Pause, SkipForward, SlidersHorizontal } from 'lucide-react';
import { buttonClass } from '../../design/buttons/button.tsx';
import { IconButton, iconButtonClass } from '../../design/buttons/icon-button.tsx';
import type { ReactNode } from 'react';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { focusStage } from '../announcement.tsx';
import { type Move, type Moves, waitsForPlayers } from '../moves.ts';
import { PrimaryButton } from '../primary-button.tsx';
import type { ScreenContext } from '../screen-context.ts';
import { type KeyAction, useProjectorKeys, useSecondPress } from './projector-keys.ts';

export interface ControlBarProps {
  view: ProjectorView;
  moves: Moves;
  moving: Move | null;
  refusal: ScreenContext<ProjectorView>['refusal'];
  onMove: (move: Move) => void;
  /** What else the host at the keyboard has at hand. */
  children?: ReactNode;
}

/** The one thing to do next, by button or by key; the rest is small. */
export function ControlBar({ view, moves, moving, refusal, onMove, children }: ControlBarProps) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const primary = waitsForPlayers(view) ? null : moves.primary;
  const canPause = moves.others.includes('pause');
  const { isAsked, press } = useSecondPress(`${view.phase} ${view.question?.number ?? 0}`, onMove);
  useProjectorKeys((action: KeyAction) => {
    if (action === 'go_on' && primary !== null) press(primary);
    if (action === 'pause' && primary === 'unpause') onMove('unpause');
    if (action === 'pause' && canPause) onMove('pause');
    if (action === 'full_screen') void toggleFullScreen();
  });
  return (
    <footer className="flex flex-wrap items-center gap-2 px-5 pt-2 pb-5 max-sm:sticky max-sm:bottom-0 max-sm:bg-night/90 sm:px-10">
      {canPause && (
        <IconButton
          label={t`Pause`}
          aria-keyshortcuts="P"
          icon={<Pause className="size-6" aria-hidden="true" />}
          onClick={() => onMove('pause')}
        />
      )}
      {moves.others.includes('skip') && (
        <IconButton
          label={t`Skip this question`}
          icon={<SkipForward className="size-6 rtl:-scale-x-100" aria-hidden="true" />}
          onClick={() => {
            onMove('skip');
            focusStage();
          }}
        />
      )}
      <a
        href={`/live/${view.pin}/host`}
        target="_blank"
        rel="opener"
        aria-label={t`All controls, in a new tab`}
        title={t`All controls, in a new tab`}
        className={iconButtonClass}
      >
        <SlidersHorizontal className="size-6" aria-hidden="true" />
      </a>
      {document.fullscreenEnabled && (
        <IconButton
          label={t`Full screen`}
          aria-keyshortcuts="F"
          icon={<Maximize className="size-6" aria-hidden="true" />}
          onClick={() => {
            void toggleFullScreen();
            // The next press of space is meant for the quiz.
            focusStage();
          }}
        />
      )}
      {children}
      <p role="alert" className="ms-2 min-w-0 flex-1 text-lg font-medium text-bad-ink">
        {refusal && words(refusal)}
      </p>
      <output className="text-lg font-bold">
        {isAsked && (
          <span className="block animate-pop rounded-full bg-sun px-5 py-2 text-on-sun">
            {view.pace === 'player' ? (
              <Trans>Press again to end the race for everybody</Trans>
            ) : (
              <Trans>Press again to end the question for everybody</Trans>
            )}
          </span>
        )}
      </output>
      {view.phase === 'ended' && (
        <a href={`/live/${view.pin}/host`} className={`${buttonClass('sun', 'large')} max-sm:w-full`}>
          <Trans>See how it went</Trans>
        </a>
      )}
      <PrimaryButton view={view} moves={moves} moving={moving} onMove={onMove} className="max-sm:w-full" />
    </footer>
  );
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // A browser may refuse; nothing is lost by it.
  }
}
