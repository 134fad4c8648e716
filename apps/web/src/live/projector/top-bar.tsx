import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { DoorClosedLocked } from 'lucide-react';
import { Logo } from '../../design/logo.tsx';
import { UserText } from '../../design/user-text.tsx';
import { useLanguageName } from '../../i18n/language-name.ts';
import { Skipped } from '../skipped.tsx';
import { CornerSign } from './join-sign.tsx';

/** What is played, and, once the lobby with its large sign is gone, how to join. */
export function TopBar({ view, isLobby }: { view: ProjectorView; isLobby: boolean }) {
  const nameOf = useLanguageName();
  const { question, settings } = view;
  const of = settings.questions;
  return (
    <header className="flex min-h-20 flex-wrap items-center gap-x-4 gap-y-2 px-5 py-3 sm:px-10">
      <Logo compact={!isLobby} />
      {isLobby ? (
        <p className="rounded-full bg-white/10 px-3.5 py-1.5 text-base font-medium max-sm:hidden">
          <UserText>{view.deck_name}</UserText> · {nameOf(view.target_language)} ·{' '}
          <Plural value={of} one="# question" other="# questions" />
        </p>
      ) : (
        question && (
          <p className="font-display text-2xl font-bold tabular-nums">
            <Trans>
              Question {question.number} of {question.of}
            </Trans>
          </p>
        )
      )}
      {view.skipped !== undefined && (
        <p className="rounded-full bg-white/10 px-4 py-2 text-xl font-semibold">
          <Skipped number={view.skipped} />
        </p>
      )}
      <div className="ms-auto flex items-center gap-3">
        {view.door === 'locked' && (
          <p className="flex items-center gap-2 rounded-full bg-sun px-4 py-2 font-semibold text-on-sun">
            <DoorClosedLocked className="size-5" aria-hidden="true" />
            <Trans>Door locked</Trans>
          </p>
        )}
        {!isLobby && <CornerSign view={view} />}
      </div>
    </header>
  );
}
