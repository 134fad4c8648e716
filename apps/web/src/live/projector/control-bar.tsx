import { Trans, useLingui } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { Maximize, Pause, SkipForward, SlidersHorizontal } from 'lucide-react';
import { useEffect } from 'react';
import { buttonClass } from '../../design/button.tsx';
import { IconButton, iconButtonClass } from '../../design/icon-button.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { PrimaryButton } from '../primary-button.tsx';
import { type Mover, primaryMove, type ScreenContext, waitsForPlayers } from '../screen-context.ts';

export interface ControlBarProps {
  view: ProjectorView;
  moving: Mover | null;
  refusal: ScreenContext<ProjectorView>['refusal'];
  onMove: (move: Mover) => void;
}

/** The one thing to do next, by button, space or enter; the rest is small. */
export function ControlBar({ view, moving, refusal, onMove }: ControlBarProps) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const primary = waitsForPlayers(view) ? null : primaryMove(view);
  usePrimaryKey(primary, onMove);
  const isRunning = view.phase === 'question' || view.phase === 'open' || view.phase === 'starting';
  return (
    <footer className="flex flex-wrap items-center gap-2 px-5 pt-2 pb-5 max-sm:sticky max-sm:bottom-0 max-sm:bg-night/90 sm:px-10">
      {(isRunning || view.phase === 'locked') && (
        <>
          {isRunning && !view.paused && (
            <IconButton
              label={t`Pause`}
              icon={<Pause className="size-6" aria-hidden="true" />}
              onClick={() => onMove('pause')}
            />
          )}
          {view.phase !== 'starting' && (
            <IconButton
              label={t`Skip this question`}
              icon={<SkipForward className="size-6 rtl:-scale-x-100" aria-hidden="true" />}
              onClick={() => onMove('skip')}
            />
          )}
        </>
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
          icon={<Maximize className="size-6" aria-hidden="true" />}
          onClick={() => void toggleFullScreen()}
        />
      )}
      <p role="alert" className="ms-2 min-w-0 flex-1 text-lg font-medium text-bad-ink">
        {refusal && words(refusal)}
      </p>
      {view.phase === 'ended' && (
        <a href={`/live/${view.pin}/host`} className={`${buttonClass('sun', 'large')} max-sm:w-full`}>
          <Trans>See how it went</Trans>
        </a>
      )}
      <PrimaryButton view={view} moving={moving} onMove={onMove} className="max-sm:w-full" />
    </footer>
  );
}

/** Space and enter press the primary action, unless they are meant for what has the focus. */
function usePrimaryKey(primary: Mover | null, onMove: (move: Mover) => void): void {
  useEffect(() => {
    if (primary === null) return undefined;
    const press = (event: KeyboardEvent) => {
      if (event.repeat || (event.key !== ' ' && event.key !== 'Enter')) return;
      const { target } = event;
      if (target instanceof Element && target.closest('a, button, input, select, textarea, summary')) return;
      event.preventDefault();
      onMove(primary);
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [primary, onMove]);
}

async function toggleFullScreen(): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await document.documentElement.requestFullscreen();
  } catch {
    // A browser may refuse; nothing is lost by it.
  }
}
