import { Plural, Trans } from '@lingui/react/macro';
import type { ProjectorView } from '@lexiroom/contracts/live';
import { UserText } from '../../../design/typography/user-text.tsx';
import { useLanguageName } from '../../../i18n/language-name.ts';
import { RaceGoal } from './race-goal.tsx';
import { Skipped } from '../skipped.tsx';

/** In the lobby what will be asked; then which question it is. */
export function Headline({ view, isLobby }: { view: ProjectorView; isLobby: boolean }) {
  const nameOf = useLanguageName();
  const { question, settings } = view;
  const of = settings.questions;
  return (
    <>
      {isLobby ? (
        <p className="rounded-full bg-white/10 px-5 py-1.5 text-back leading-tight font-medium max-sm:hidden">
          <UserText>{view.deck_name}</UserText> · {nameOf(view.target_language)} ·{' '}
          {view.pace === 'player' ? (
            <RaceGoal race={settings} />
          ) : (
            <Plural value={of} one="# question" other="# questions" />
          )}
        </p>
      ) : (
        question && (
          <p className="font-display text-back font-bold tabular-nums">
            <Trans>
              Question {question.number} of {question.of}
            </Trans>
          </p>
        )
      )}
      {view.skipped !== undefined && (
        <p className="rounded-full bg-white/10 px-4 py-2 text-back font-semibold">
          <Skipped number={view.skipped} />
        </p>
      )}
    </>
  );
}
