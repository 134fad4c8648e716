import { asksBeforeShuffle, groupsOf, nextToPlay, shuffledGroups } from '@lexiroom/domain/classes';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Check, List, Play, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import { StudentList } from '../../../study/questioner/student-list.tsx';
import { useAbsence } from '../../../study/questioner/use-absence.ts';
import type { ChallengeType, Player } from '../game-screen.ts';
import type { ChoiceProps } from './student-choice.tsx';
import { changeTurns, turnsOf, useTurns } from './turns-of.ts';

let shuffledAt: number | undefined;
/** Whoever plays again plays as before. */
let lastChallenge: ChallengeType = '1v1';

/** Two groups of the class, and who of each plays: one student, by chance or chosen by hand, or all of them. */
export function GroupsChoice({ class_id, there, questioner, onChosen }: ChoiceProps) {
  const { t } = useLingui();
  const turns = useTurns(class_id);
  const ids = there.map(({ student_id }) => student_id);
  const [challenge, setChallenge] = useState(lastChallenge);
  const [isAsking, setAsking] = useState(false);
  const [isListed, setListed] = useState(false);
  const progress = useSelector(questioner, ({ context }) => context);
  const absence = useAbsence(class_id);
  const [picked, setPicked] = useState(() => {
    const isDivided = turns.groups.a.length + turns.groups.b.length > 0;
    if (!isDivided) changeTurns(class_id, shuffledGroups(ids, Math.random));
    return pickOfEach(class_id, ids);
  });
  const groups = groupsOf(turns, ids);
  const playerOf = (student_id: number): Player[] => there.filter((student) => student.student_id === student_id);
  const shuffle = () => {
    shuffledAt = Date.now();
    changeTurns(class_id, shuffledGroups(ids, Math.random));
    setPicked(pickOfEach(class_id, ids));
    setAsking(false);
  };
  const playersOf = (group: 'a' | 'b') =>
    challenge === 'mayhem' ? groups[group].flatMap(playerOf) : playerOf(picked[group] ?? 0);
  const [a, b] = [playersOf('a'), playersOf('b')];
  // Whoever was picked may have been set aside, or come into the other group.
  if (challenge === '1v1' && (!isOf(groups.a, picked.a) || !isOf(groups.b, picked.b))) {
    setPicked(pickOfEach(class_id, ids));
  }
  return (
    <>
      <h1 className="sr-only">
        <Trans>Groups</Trans>
      </h1>
      <div className="w-full max-w-md">
        <RadioGroup
          legend={<span className="sr-only">{t`Who plays`}</span>}
          options={[
            { value: '1v1', label: t`One against one` },
            { value: 'mayhem', label: t`Everybody` },
          ]}
          value={challenge}
          onChange={(value) => setChallenge((lastChallenge = value))}
        />
      </div>
      <div className="grid w-full gap-4 sm:grid-cols-2">
        {(['a', 'b'] as const).map((group) => (
          <GroupCard
            key={group}
            group={group}
            students={groups[group].flatMap(playerOf)}
            played={turns.played}
            player={challenge === '1v1' ? playerOf(picked[group] ?? 0)[0] : undefined}
          />
        ))}
      </div>
      <div className="flex flex-wrap justify-center gap-3">
        <Button
          look="sun"
          size="large"
          icon={<Play className="size-7 rtl:rotate-180" aria-hidden="true" />}
          onClick={() => onChosen({ type: 'groups', class_id, challenge, a, b })}
        >
          <Trans>Start</Trans>
        </Button>
        {challenge === '1v1' && (
          <>
            <Button onClick={() => setPicked(pickOfEach(class_id, ids, picked))}>
              <Trans>Other students</Trans>
            </Button>
            <Button icon={<List className="size-5" aria-hidden="true" />} onClick={() => setListed(true)}>
              <Trans>Choose</Trans>
            </Button>
          </>
        )}
        <Button
          icon={<Shuffle className="size-5" aria-hidden="true" />}
          onClick={() => (asksBeforeShuffle(Date.now(), shuffledAt) ? setAsking(true) : shuffle())}
        >
          <Trans>Shuffle</Trans>
        </Button>
      </div>
      {isListed && (
        <StudentList
          progress={progress}
          asked={undefined}
          onPick={(student_id) => {
            setPicked({ ...picked, [groups.a.includes(student_id) ? 'a' : 'b']: student_id });
            setListed(false);
          }}
          onGroup={(group) => questioner.send({ type: 'GROUP', group })}
          onAbsence={(one, isAbsent) => void absence.change(one, isAbsent)}
          onClose={() => setListed(false)}
        />
      )}
      {isAsking && (
        <Dialog title={t`Shuffle the groups?`} onClose={() => setAsking(false)}>
          <p>
            <Trans>This will reset the students who played before</Trans>
          </p>
          <Button look="brand" onClick={shuffle}>
            <Trans>Shuffle</Trans>
          </Button>
        </Dialog>
      )}
    </>
  );
}

interface GroupCardProps {
  group: 'a' | 'b';
  students: readonly Player[];
  /** Who has played, of the whole class. */
  played: readonly number[];
  /** Who plays alone for the group; undefined when all of it play. */
  player: Player | undefined;
}

/** A group: who plays for it, large enough for the last row, and all of it, with a tick for whoever has played. */
function GroupCard({ group, students, played, player }: GroupCardProps) {
  const { t } = useLingui();
  const name = group === 'a' ? t`Group A` : t`Group B`;
  return (
    <section
      aria-label={name}
      // A is on the left whichever way the page runs, as on the keyboard and the board.
      className={`min-w-0 rounded-3xl border-2 border-line p-4 sm:p-5 ${group === 'a' ? 'bg-brand-wash sm:rtl:order-last' : 'bg-sun-wash'}`}
    >
      <h2 className="font-display text-xl font-bold">{name}</h2>
      <div aria-live="polite">
        {player && (
          <p
            key={player.student_id}
            className="line-clamp-2 animate-pop font-display text-[clamp(1.5rem,4vw,2.75rem)] leading-tight font-extrabold wrap-anywhere"
          >
            <UserText>{player.student_name}</UserText>
          </p>
        )}
      </div>
      <ul className="mt-3 flex flex-wrap gap-1.5">
        {students.map(({ student_id, student_name }) => (
          <li
            key={student_id}
            aria-current={player === undefined || student_id === player.student_id || undefined}
            className="flex items-center gap-1 rounded-xl bg-card px-2.5 py-1 font-medium wrap-anywhere text-soft aria-current:bg-sun aria-current:font-bold aria-current:text-on-sun"
          >
            <UserText>{student_name}</UserText>
            {player && played.includes(student_id) && (
              <>
                <Check className="size-4 shrink-0" strokeWidth={3} aria-hidden="true" />
                <span className="sr-only">
                  <Trans>has played</Trans>
                </span>
              </>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

type Picked = Record<'a' | 'b', number | null>;

const isOf = (group: readonly number[], student_id: number | null) => student_id !== null && group.includes(student_id);

/** One of each group by chance, nobody twice until all of their group have played. */
function pickOfEach(class_id: number, there: readonly number[], insteadOf: Picked = { a: null, b: null }): Picked {
  const turns = turnsOf(class_id);
  const groups = groupsOf(turns, there);
  return {
    a: nextToPlay(groups.a, turns, Math.random, insteadOf.a),
    b: nextToPlay(groups.b, turns, Math.random, insteadOf.b),
  };
}
