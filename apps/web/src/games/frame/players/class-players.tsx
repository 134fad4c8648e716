import { studentsThere } from '@lexiroom/domain/study/questioner';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { isFinal } from '../../../api/final-refusal.ts';
import { Button } from '../../../design/buttons/button.tsx';
import { EmptyState } from '../../../design/feedback/empty-state.tsx';
import { Notice } from '../../../design/feedback/notice.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { chooseClass } from '../../../study/class/chosen-class.ts';
import { questionerOf } from '../../../study/questioner/questioner-of.ts';
import { useStudents } from '../../../study/questioner/use-students.ts';
import type { Study } from '../../../study/study.ts';
import type { Game, Players } from '../game-screen.ts';
import { GroupsChoice } from './groups-choice.tsx';
import { StudentChoice } from './student-choice.tsx';

export { notePlayed } from './turns-of.ts';

export interface ClassPlayersProps {
  study: Study;
  class_id: number;
  game: Game;
  onChosen: (players: Players) => void;
  /** What is fetched meanwhile. */
  children: ReactNode;
}

/** Who of the class plays: a student, or two groups; chosen by chance among those who are there today. */
export function ClassPlayers({ study, class_id, game, onChosen, children }: ClassPlayersProps) {
  const { t } = useLingui();
  const students = useStudents({ study: study.address, class_id, atOnce: false });
  const { data, isPending, error, isFetching, refetch } = students;
  const questioner = questionerOf(class_id);
  const progress = useSelector(questioner, ({ context }) => context);
  const isGroups = game.traits.players === 'two_groups';
  // The groups of a game are its own: those of the roster do not limit them.
  const there = studentsThere(isGroups ? { ...progress, group: 'all' } : progress);
  if (isPending) {
    return (
      <output className="text-soft">
        <Trans>Loading students…</Trans>
      </output>
    );
  }
  if (!data || isFinal(error)) {
    return (
      <Notice tone="bad">
        <Trans>Something went wrong while getting students...</Trans>{' '}
        <Button size="small" busy={isFetching} onClick={() => void refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    );
  }
  if (there.length < (isGroups ? 2 : 1)) {
    return (
      <EmptyState
        icon={<Users className="size-8" />}
        title={
          progress.roster.length === 0 ? (
            <Trans>No students in the class</Trans>
          ) : isGroups ? (
            <Trans>Two students are needed</Trans>
          ) : (
            <Trans>No student selected</Trans>
          )
        }
        action={
          <Button onClick={() => chooseClass(study.address, undefined)}>
            <Trans>Play without the class</Trans>
          </Button>
        }
      />
    );
  }
  const choice = { class_id, there, questioner, onChosen };
  return (
    <div
      className={`flex w-full items-center justify-center gap-x-6 gap-y-4 ${isGroups ? 'flex-wrap' : 'flex-col sm:gap-y-6'}`}
    >
      <p className="flex items-center gap-2 font-semibold text-soft">
        <Users className="size-5 shrink-0" aria-hidden="true" />
        <span className="sr-only">{t`Class`}</span>
        <UserText>{data.classDetails.class_name}</UserText>
      </p>
      {isGroups ? <GroupsChoice {...choice} /> : <StudentChoice {...choice} />}
      {children}
    </div>
  );
}
