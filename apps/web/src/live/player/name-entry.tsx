import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { Stage } from '../announcement.tsx';
import { JoinHeader } from './join-header.tsx';
import type { PlayerRefusal } from './player.machine.ts';

export interface NameEntryProps {
  pin: string;
  /** The last one that was tried. */
  name: string;
  isJoining: boolean;
  refusal: PlayerRefusal | null;
  /** The first letter: what comes next can be fetched. */
  onTyping: () => void;
  onName: (name: string) => void;
}

/** What one wants to be called; when somebody has that name already, a free one is one tap away. */
export function NameEntry({ pin, name, isJoining, refusal, onTyping, onName }: NameEntryProps) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const [typed, setTyped] = useState(name);
  const [isEmpty, setIsEmpty] = useState(false);
  const suggestion = refusal?.code === 'NAME_TAKEN' ? refusal.params?.suggestion : undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (isJoining) return;
    if (typed.trim() === '') setIsEmpty(true);
    else onName(typed.trim());
  };
  const error =
    isEmpty && typed.trim() === '' ? t`Type a name first` : refusal && !isJoining ? words(refusal) : undefined;
  return (
    <div className="flex min-h-dvh flex-col px-4 py-3">
      <JoinHeader pin={pin} />
      <Stage className="mx-auto flex w-full max-w-md flex-1 flex-col justify-center gap-6 pb-[12vh]">
        <h1 className="font-display text-4xl font-extrabold">
          <Trans>What is your name?</Trans>
        </h1>
        <form onSubmit={submit} noValidate className="flex flex-col gap-4">
          <TextField
            label={t`Name`}
            hint={<Trans>Up to 20 letters. Everybody in the room will see it.</Trans>}
            error={error}
            value={typed}
            onChange={(event) => {
              if (typed === '') onTyping();
              setTyped(event.target.value);
            }}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="words"
            spellCheck={false}
            enterKeyHint="go"
            // The only thing to do here; the keyboard of a phone comes up at once.
            // oxlint-disable-next-line jsx-a11y/no-autofocus
            autoFocus
            className="any-script [&_input]:min-h-16 [&_input]:text-2xl [&_input]:font-bold"
          />
          {typeof suggestion === 'string' && !isJoining && (
            <Button
              look="brand"
              onClick={() => {
                setTyped(suggestion);
                onName(suggestion);
              }}
            >
              <span>
                <Trans>
                  Join as <bdi className="any-script">{suggestion}</bdi>
                </Trans>
              </span>
            </Button>
          )}
          <Button type="submit" look="sun" size="large" busy={isJoining}>
            <Trans>Join</Trans>
          </Button>
        </form>
      </Stage>
    </div>
  );
}
