import { Trans, useLingui } from '@lingui/react/macro';
import type { RosterName } from '@lexiroom/contracts/live';
import { namesToldApart } from '@lexiroom/domain/names';
import { Check, Search } from 'lucide-react';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { Initial } from '../initial.tsx';
import { JoinHeader } from './join-header.tsx';
import type { PlayerRefusal } from './player.machine.ts';

/** From so many names on it is faster to type than to look. */
const searchedFrom = 16;

export interface RosterEntryProps {
  pin: string;
  roster: readonly RosterName[];
  /** The row that the account on this phone joined the class as. */
  own_student_id: number | null;
  isJoining: boolean;
  refusal: PlayerRefusal | null;
  onPick: (student_id: number) => void;
}

/** Who one is in the class. Whoever was picked elsewhere is greyed; a press on the wrong row costs nothing yet. */
export function RosterEntry({ pin, roster: listed, own_student_id, isJoining, refusal, onPick }: RosterEntryProps) {
  const roster = namesToldApart(listed);
  const { t, i18n } = useLingui();
  const words = useRefusalWords();
  const [chosen, setChosen] = useState<number | null>(null);
  const [typed, setTyped] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const isFree = (student_id: number | null) =>
    roster.some((student) => student.student_id === student_id && !student.taken);
  const [picked] = [chosen, own_student_id].filter(isFree);
  const pickedName = roster.find(({ student_id }) => student_id === picked)?.student_name;
  const byName = new Intl.Collator(i18n.locale, { numeric: true });
  const shown = roster
    .filter(({ student_name }) => keyOf(student_name).includes(keyOf(typed)))
    .toSorted(
      (one, other) =>
        Number(other.student_id === own_student_id) - Number(one.student_id === own_student_id) ||
        byName.compare(one.student_name, other.student_name),
    );
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isJoining) return;
    if (picked) onPick(picked);
    else setIsEmpty(true);
  };
  return (
    <div className="flex min-h-dvh flex-col px-4 py-3">
      <JoinHeader pin={pin} />
      <Stage className="mx-auto flex w-full max-w-2xl flex-1 flex-col">
        <h1 className="mt-2 mb-3 font-display text-4xl font-extrabold">
          <Trans>Who are you?</Trans>
        </h1>
        {roster.length === 0 ? (
          <Notice>
            <Trans>The list of this class is empty. Tell your teacher.</Trans>
          </Notice>
        ) : (
          <form onSubmit={submit} noValidate className="flex flex-1 flex-col gap-4">
            {roster.length >= searchedFrom && (
              <TextField
                label={t`Find your name`}
                value={typed}
                onChange={(event) => setTyped(event.target.value)}
                autoComplete="off"
                spellCheck={false}
                enterKeyHint="search"
                end={<Search className="me-4 size-6 shrink-0 self-center text-soft" aria-hidden="true" />}
                className="any-script"
              />
            )}
            <fieldset disabled={isJoining} className="min-w-0 flex-1">
              <legend className="sr-only">
                <Trans>Your name</Trans>
              </legend>
              <div className="grid grid-cols-1 gap-2 sm:grid-cols-2">
                {shown.map(({ student_id, student_name, taken }) => (
                  <Row
                    key={student_id}
                    name={student_name}
                    isTaken={taken}
                    isOwn={student_id === own_student_id}
                    isPicked={student_id === picked}
                    onPick={() => {
                      setChosen(student_id);
                      setIsEmpty(false);
                    }}
                  />
                ))}
              </div>
              {shown.length === 0 && (
                <p aria-live="polite" className="text-lg text-soft">
                  <Trans>Nobody in this class is called that.</Trans>
                </p>
              )}
            </fieldset>
            <div className="sticky bottom-0 -mx-4 flex flex-col gap-3 bg-paper px-4 pt-2 pb-[max(0.75rem,env(safe-area-inset-bottom))]">
              {refusal && !isJoining && <Notice tone="bad">{words(refusal)}</Notice>}
              {isEmpty && !picked && (
                <Notice tone="bad">
                  <Trans>Choose your name first</Trans>
                </Notice>
              )}
              <Button type="submit" look="sun" size="large" busy={isJoining}>
                {pickedName === undefined ? (
                  <Trans>Join</Trans>
                ) : (
                  <span className="min-w-0 truncate">
                    <Trans>
                      Join as <bdi className="any-script">{pickedName}</bdi>
                    </Trans>
                  </span>
                )}
              </Button>
            </div>
          </form>
        )}
      </Stage>
    </div>
  );
}

/** By what a typed name is found: without case and marks, which phones make hard to type. */
const keyOf = (text: string): string => text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase().trim();

interface RowProps {
  name: string;
  isTaken: boolean;
  isOwn: boolean;
  isPicked: boolean;
  onPick: () => void;
}

function Row({ name, isTaken, isOwn, isPicked, onPick }: RowProps) {
  return (
    <label
      className={`flex min-h-14 items-center gap-3 rounded-2xl border-2 px-3 py-2 has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus ${
        isTaken
          ? 'border-line text-soft'
          : 'cursor-pointer border-edge bg-card has-checked:border-brand-ink has-checked:bg-brand-wash'
      }`}
    >
      <input
        type="radio"
        name="student"
        className="peer sr-only"
        checked={isPicked}
        disabled={isTaken}
        onChange={onPick}
      />
      <span className={isTaken ? 'opacity-40 grayscale' : ''}>
        <Initial name={name} />
      </span>
      <span className="min-w-0 flex-1 text-lg font-semibold wrap-anywhere">
        <UserText>{name}</UserText>
        {isOwn && !isTaken && (
          <span className="block text-base font-normal">
            <Trans>You, by your account</Trans>
          </span>
        )}
      </span>
      {isTaken && (
        <span className="text-base">
          <Trans>taken</Trans>
        </span>
      )}
      <Check
        className="size-6 shrink-0 text-brand-ink opacity-0 peer-checked:opacity-100"
        strokeWidth={3}
        aria-hidden="true"
      />
    </label>
  );
}
