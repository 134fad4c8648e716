import { asksBeforeShuffle, groupsOf, nextToPlay, shuffledGroups } from '@lexiroom/domain/classes';
import { Trans, useLingui } from '@lingui/react/macro';
import { Play, Shuffle } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';
import { Dialog } from '../../../design/overlays/dialog.tsx';
import { UserText } from '../../../design/typography/user-text.tsx';
import type { ChallengeType, Player } from '../game-screen.ts';
import type { ChoiceProps } from './student-choice.tsx';
import { changeTurns, turnsOf, useTurns } from './turns-of.ts';

let shuffledAt: number | undefined;

/** Two groups of the class, and who of each plays: one student by chance, or all of them. */
export function GroupsChoice({ class_id, there, onChosen }: ChoiceProps) {
  const { t } = useLingui();
  const turns = useTurns(class_id);
  const ids = there.map(({ student_id }) => student_id);
  const [challenge, setChallenge] = useState<ChallengeType>('1v1');
  const [isAsking, setAsking] = useState(false);
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
      <RadioGroup
        legend={t`Who plays`}
        options={[
          { value: '1v1', label: t`One against one` },
          { value: 'mayhem', label: t`Everybody` },
        ]}
        value={challenge}
        onChange={setChallenge}
      />
      <div className="grid w-full gap-4 sm:grid-cols-2">
        {(['a', 'b'] as const).map((group) => (
          <section key={group} className="min-w-0 rounded-3xl border-2 border-line bg-card p-4 sm:p-6">
            <h2 className="font-display text-2xl font-bold">
              {group === 'a' ? <Trans>Group A</Trans> : <Trans>Group B</Trans>}
            </h2>
            <ul className="mt-3 flex flex-wrap gap-2">
              {groups[group].flatMap(playerOf).map(({ student_id, student_name }) => {
                const isPlaying = challenge === 'mayhem' || student_id === picked[group];
                return (
                  <li
                    key={student_id}
                    aria-current={isPlaying || undefined}
                    className="rounded-xl bg-paper px-3 py-1.5 font-medium wrap-anywhere text-soft aria-current:bg-sun aria-current:font-bold aria-current:text-on-sun"
                  >
                    <UserText>{student_name}</UserText>
                  </li>
                );
              })}
            </ul>
          </section>
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
          <Button onClick={() => setPicked(pickOfEach(class_id, ids, picked))}>
            <Trans>Other students</Trans>
          </Button>
        )}
        <Button
          icon={<Shuffle className="size-5" aria-hidden="true" />}
          onClick={() => (asksBeforeShuffle(Date.now(), shuffledAt) ? setAsking(true) : shuffle())}
        >
          <Trans>Shuffle</Trans>
        </Button>
      </div>
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
