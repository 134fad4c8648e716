import { Trans, useLingui } from '@lingui/react/macro';
import { type SyntheticEvent, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import type { PlayerContext } from './player.machine.ts';

interface NameChangeProps {
  context: Pick<PlayerContext, 'seat' | 'isChangingName' | 'refusal'>;
  onName: (name: string) => void;
}

/** In the lobby: a button to be called otherwise, and behind it the name to type. */
export function NameChange({ context: { seat, isChangingName, refusal }, onName }: NameChangeProps) {
  const { t } = useLingui();
  const words = useRefusalWords();
  const [typed, setTyped] = useState<string | null>(null);
  const [isSent, setIsSent] = useState(false);
  const isDone = isSent && !isChangingName && refusal === null;
  if (typed === null || isDone)
    return (
      <Button
        // Where the form was, so is the focus.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus={typed !== null || isSent}
        onClick={() => {
          setTyped(seat?.name_waits ? '' : (seat?.name ?? ''));
          setIsSent(false);
        }}
      >
        <Trans>Change my name</Trans>
      </Button>
    );
  const send = (name: string) => {
    setTyped(name);
    setIsSent(true);
    onName(name);
  };
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!isChangingName && typed.trim() !== '') send(typed.trim());
  };
  const refused = isSent && !isChangingName ? refusal : null;
  const suggestion = refused?.code === 'NAME_TAKEN' ? refused.params?.suggestion : undefined;
  return (
    <form onSubmit={submit} noValidate className="flex w-full max-w-md flex-col gap-3 text-start">
      <TextField
        label={t`Name`}
        hint={<Trans>Up to 20 letters. Everybody in the room will see it.</Trans>}
        error={refused ? words(refused) : undefined}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        maxLength={60}
        autoComplete="off"
        autoCapitalize="words"
        spellCheck={false}
        enterKeyHint="done"
        // They asked for it a moment ago.
        // oxlint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        className="any-script"
      />
      {typeof suggestion === 'string' && (
        <Button look="brand" onClick={() => send(suggestion)}>
          <span className="any-script">
            <bdi>{suggestion}</bdi>
          </span>
        </Button>
      )}
      <div className="flex gap-3">
        <Button type="submit" look="sun" busy={isChangingName}>
          <Trans>Save</Trans>
        </Button>
        <Button
          onClick={() => {
            setTyped(null);
            setIsSent(true);
          }}
        >
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
