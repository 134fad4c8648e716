import { useLingui } from '@lingui/react/macro';
import { nameFault, tidyName } from '@lexiroom/domain/names';
import { firstForbidden, graphemeCount } from '@lexiroom/domain/text';
import { useState } from 'react';
import { TextField } from '../../design/fields/text-field.tsx';
import { useNameFaultWords } from '../../items/naming/name-fault-words.ts';

/** The greatest number of letters a name may have (decisions section 7). */
const longest = 60;

export interface NameFieldProps {
  name: string;
  /** Why an empty name cannot be taken. */
  error: string | undefined;
  /** Called with every letter; else when the field is left. */
  isEager: boolean;
  onChange: (name: string) => void;
}

/** The name of the deck. A text that cannot be a name is marked at once, with the reason, and not taken. */
export function NameField({ name, error, isEager, onChange }: NameFieldProps) {
  const { t } = useLingui();
  const faultWords = useNameFaultWords();
  const [typed, setTyped] = useState(name);
  const [shownName, setShownName] = useState(name);
  // The name was changed elsewhere: in another tab, or by undoing.
  if (shownName !== name) {
    setShownName(name);
    if (tidyName(typed) !== name) setTyped(name);
  }
  const length = graphemeCount(tidyName(typed));
  const forbidden = firstForbidden('name', tidyName(typed));
  const fault = nameFault(tidyName(typed), longest);

  function report(text: string) {
    const tidy = tidyName(text);
    if (tidy === name || graphemeCount(tidy) > longest) return;
    if (firstForbidden('name', tidy) !== undefined || nameFault(tidy, longest) !== undefined) return;
    if (tidy !== '' || isEager) onChange(tidy);
  }
  function problem() {
    if (length > longest) return t`Name too long: ${length} > ${longest}`;
    if (forbidden !== undefined) return t`Name cannot contain: ${forbidden}`;
    if (fault !== undefined) return faultWords(fault);
    return length === 0 ? error : undefined;
  }

  return (
    <TextField
      label={t`Name of the deck`}
      name="deck_name"
      value={typed}
      autoComplete="off"
      required
      error={problem()}
      onChange={({ target }) => {
        setTyped(target.value);
        if (isEager) report(target.value);
      }}
      onBlur={() => report(typed)}
      onKeyDown={({ key }) => key === 'Enter' && report(typed)}
    />
  );
}
