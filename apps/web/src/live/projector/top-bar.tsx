import { Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { DoorClosedLocked } from 'lucide-react';
import { Logo } from '../../design/graphics/logo.tsx';
import type { ProjectorParts } from '../game-screens.ts';
import { CornerSign } from './join-sign.tsx';

interface TopBarProps {
  view: ProjectorView;
  isLobby: boolean;
  Headline: ProjectorParts['Headline'];
}

/** What is played, and, once the lobby with its large sign is gone, how to join. */
export function TopBar({ view, isLobby, Headline }: TopBarProps) {
  return (
    <header className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:px-10">
      <Logo compact={!isLobby} />
      <Headline view={view} isLobby={isLobby} />
      <div className="ms-auto flex items-center gap-3">
        {view.door === 'locked' && (
          <p className="flex items-center gap-2 rounded-full bg-sun px-4 py-2 text-back leading-tight font-semibold text-on-sun">
            <DoorClosedLocked className="size-[1em]" aria-hidden="true" />
            <Trans>Door locked</Trans>
          </p>
        )}
        {!isLobby && <CornerSign view={view} />}
      </div>
    </header>
  );
}
