import type { ClassStudents } from '@lexiroom/contracts/classes';
import { type QuestionerProgress, studentsThere } from '@lexiroom/domain/study/questioner';
import { Trans } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { isFinal } from '../../api/final-refusal.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import type { Turn } from './turns.ts';

export interface QuestionerStateProps {
  students: UseQueryResult<ClassStudents>;
  progress: QuestionerProgress;
  isShown: boolean;
  turns: readonly Turn[];
  onList: () => void;
}

/** What is recorded, and for whom; or why nobody is asked. */
export function QuestionerState({ students, progress, isShown, turns, onList }: QuestionerStateProps) {
  const { data, isPending, error, isFetching } = students;
  if (isPending) {
    return (
      <Line>
        <Trans>Loading students…</Trans>
      </Line>
    );
  }
  // What was read before still holds without a network, not when the server knows the class no more.
  if (!data || isFinal(error)) {
    return (
      <Notice tone="bad">
        <Trans>Something went wrong while getting students...</Trans> <Trans>Nothing is recorded.</Trans>{' '}
        <Button size="small" busy={isFetching} onClick={() => void students.refetch()}>
          <Trans>Try again</Trans>
        </Button>
      </Notice>
    );
  }
  const class_name = <UserText>{data.classDetails.class_name}</UserText>;
  if (data.classDetails.archived) {
    return (
      <Notice tone="bad">
        <Trans>Class {class_name} is in the archive. Nothing is recorded.</Trans>
      </Notice>
    );
  }
  if (!isShown) {
    return (
      <Line>
        <Trans>Class {class_name}: nothing is recorded while the questioner is hidden</Trans>
      </Line>
    );
  }
  const there = studentsThere(progress);
  if (there.length === 0) {
    return (
      <Line>
        <Nobody progress={progress} />{' '}
        <button type="button" className="min-h-11 font-semibold underline" onClick={onList}>
          <Trans>Students</Trans>
        </button>
      </Line>
    );
  }
  if (turns.length === 0) {
    return (
      <Line>
        <Trans>New word: nobody is asked</Trans>
      </Line>
    );
  }
  if (turns.every(({ is_repeated }) => is_repeated)) {
    return (
      <Line>
        <Trans>Asked again: not recorded</Trans>
      </Line>
    );
  }
  return (
    <Line>
      <Trans>Recorded for class {class_name}</Trans>
      {progress.group === 'first' && (
        <>
          {' · '}
          <Trans>First group</Trans>
        </>
      )}
      {progress.group === 'second' && (
        <>
          {' · '}
          <Trans>Second group</Trans>
        </>
      )}
    </Line>
  );
}

function Nobody({ progress: { roster, group } }: { progress: QuestionerProgress }) {
  if (roster.length === 0) return <Trans>No students in the class</Trans>;
  const inGroup = roster.filter((student) => group === 'all' || student.group === group);
  return inGroup.length === 0 ? <Trans>No students in the group</Trans> : <Trans>No student selected</Trans>;
}

function Line({ children }: { children: ReactNode }) {
  return <p className="text-base text-soft lg:text-lg low:text-sm">{children}</p>;
}
