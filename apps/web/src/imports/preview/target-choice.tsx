import type { ImportChoice, ImportTarget } from '@lexiroom/contracts/imports';
import { tidyName } from '@lexiroom/domain/names';
import { Trans, useLingui } from '@lingui/react/macro';
import { Layers } from 'lucide-react';
import { useState } from 'react';
import { PlaceLine } from '../../deck-editor/settings/place-line.tsx';
import { Button } from '../../design/buttons/button.tsx';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { TextField } from '../../design/fields/text-field.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useNameProblem } from '../../items/naming/name-problem.ts';
import { DeckPicker, useDeckName } from './deck-picker.tsx';

export interface TargetChoiceProps {
  username: string;
  choice: ImportChoice;
  /** A new deck is called so at first. */
  usualName: string;
  /** Several decks or stories would be made, in a folder of this name. */
  isFolder: boolean;
  /** The file holds stories alone, which do not go into decks. */
  isStories: boolean;
  onChange: (choice: ImportChoice) => void;
}

/** Where the words go: into a new deck, or one that is there; where stories go. */
export function TargetChoice({ username, choice, usualName, isFolder, isStories, onChange }: TargetChoiceProps) {
  const { t } = useLingui();
  const nameProblem = useNameProblem();
  const [isPicking, setPicking] = useState(false);
  const { target } = choice;
  const deckName = useDeckName(target?.kind === 'deck' ? target.deck_id : undefined);
  const chooseTarget = (chosen: ImportTarget) => onChange({ ...choice, target: chosen });
  return (
    <div className="flex flex-col gap-5">
      {!isStories && (
        <RadioGroup
          legend={t`Where to?`}
          options={[
            { value: 'new', label: t`A new deck` },
            { value: 'deck', label: t`A deck that I have` },
          ]}
          value={target?.kind ?? 'new'}
          onChange={(kind) => {
            if (kind === 'deck') setPicking(true);
            else chooseTarget({ kind: 'new', deck_name: usualName, parent_id: null });
          }}
        />
      )}
      {target?.kind === 'deck' ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="flex min-h-12 min-w-0 items-center gap-2 text-lg wrap-anywhere">
            <Layers className="size-5 shrink-0 text-brand-ink" aria-hidden="true" />
            {deckName !== undefined && <UserText>{deckName}</UserText>}
          </p>
          <Button size="small" aria-haspopup="dialog" onClick={() => setPicking(true)}>
            <Trans>Choose another deck</Trans>
          </Button>
        </div>
      ) : (
        <div className="grid gap-5 lg:grid-cols-2">
          <NameBox
            label={isFolder ? t`Name of the folder` : isStories ? t`Name of the story` : t`Name of the deck`}
            name={target?.deck_name ?? ''}
            problemOf={nameProblem}
            onName={(deck_name) => chooseTarget({ kind: 'new', deck_name, parent_id: target?.parent_id ?? null })}
          />
          <PlaceLine
            username={username}
            place={target?.parent_id == null ? null : { parent_id: target.parent_id, category_id: null }}
            onPlace={({ parent_id }) =>
              chooseTarget({ kind: 'new', deck_name: target?.deck_name ?? usualName, parent_id })
            }
          />
        </div>
      )}
      {isPicking && (
        <DeckPicker
          username={username}
          onChoose={(deck_id) => {
            setPicking(false);
            onChange({ ...choice, target: { kind: 'deck', deck_id }, keeps_decks: false });
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </div>
  );
}

interface NameBoxProps {
  label: string;
  name: string;
  problemOf: (name: string) => string | undefined;
  onName: (name: string) => void;
}

/** The name is told once it can be one: what is typed on the way stays here. */
function NameBox({ label, name, problemOf, onName }: NameBoxProps) {
  const [typed, setTyped] = useState(name);
  const [shownName, setShownName] = useState(name);
  if (shownName !== name) {
    setShownName(name);
    if (tidyName(typed) !== name) setTyped(name);
  }
  return (
    <TextField
      label={label}
      value={typed}
      autoComplete="off"
      required
      error={problemOf(typed)}
      onChange={({ target }) => {
        setTyped(target.value);
        if (problemOf(target.value) === undefined) onName(tidyName(target.value));
      }}
    />
  );
}
