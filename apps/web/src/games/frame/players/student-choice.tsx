import { nextToPlay } from '@lexiroom/domain/classes';
import type { QuestionedStudent } from '@lexiroom/domain/study/questioner';
import { Trans } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { List, Play, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { StudentList } from '../../../study/questioner/student-list.tsx';
import { useAbsence } from '../../../study/questioner/use-absence.ts';
import type { QuestionerActor } from '../../../study/questioner/questioner-of.ts';
import type { Players } from '../game-screen.ts';
import { turnsOf, useTurns } from './turns-of.ts';

export interface ChoiceProps {
  class_id: number;
  /** Who is there today, at least as many as play. */
  there: readonly QuestionedStudent[];
  questioner: QuestionerActor;
  onChosen: (players: Players) => void;
}

const idsOf = (there: readonly QuestionedStudent[]) => there.map(({ student_id }) => student_id);

/** The student who plays next, by chance; another one, or one chosen by hand, can take the turn. */
export function StudentChoice({ class_id, there, questioner, onChosen }: ChoiceProps) {
  const { played } = useTurns(class_id);
  const [picked, setPicked] = useState(() => nextToPlay(idsOf(there), turnsOf(class_id), Math.random));
  const [isListed, setListed] = useState(false);
  const progress = useSelector(questioner, ({ context }) => context);
  const absence = useAbsence(class_id);
  const isThere = there.some(({ student_id }) => student_id === picked);
  const pickAnother = () => setPicked(nextToPlay(idsOf(there), turnsOf(class_id), Math.random, picked));
  // Whoever was set aside meanwhile makes room for another one.
  if (!isThere) pickAnother();
  const student = there.find(({ student_id }) => student_id === picked);
  const hasPlayed = there.filter(({ student_id }) => played.includes(student_id)).length;
  const howMany = there.length;
  return (
    <>
      <h1 className="text-center text-xl font-semibold text-soft">
        <Trans>Next to play</Trans>
      </h1>
      <p
        key={picked}
        aria-live="polite"
        className="max-w-full animate-pop rounded-4xl bg-sun-wash px-8 py-6 text-center font-display text-[clamp(2rem,8vw,4.5rem)] leading-tight font-extrabold wrap-anywhere sm:px-14 sm:py-8"
      >
        <UserText>{student?.student_name ?? ''}</UserText>
      </p>
      <p className="text-soft">
        <Trans>
          {hasPlayed} of {howMany} have played
        </Trans>
      </p>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          look="sun"
          size="large"
          icon={<Play className="size-7 rtl:rotate-180" aria-hidden="true" />}
          onClick={() => student && onChosen({ type: 'student', class_id, student })}
        >
          <Trans>Start</Trans>
        </Button>
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          icon={<Shuffle className="size-5" aria-hidden="true" />}
          disabled={there.length < 2}
          onClick={pickAnother}
        >
          <Trans>Another student</Trans>
        </Button>
        <Button icon={<List className="size-5" aria-hidden="true" />} onClick={() => setListed(true)}>
          <Trans>Choose</Trans>
        </Button>
      </div>
      {isListed && (
        <StudentList
          progress={progress}
          asked={picked ?? undefined}
          onPick={(student_id) => {
            setPicked(student_id);
            setListed(false);
          }}
          onGroup={(group) => questioner.send({ type: 'GROUP', group })}
          onAbsence={(one, isAbsent) => void absence.change(one, isAbsent)}
          onClose={() => setListed(false)}
        />
      )}
    </>
  );
}
