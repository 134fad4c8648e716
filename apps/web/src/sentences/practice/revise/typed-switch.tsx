import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { read, remember } from '../../../browser/stored-values.ts';
import { Switch } from '../../../design/fields/switch.tsx';

/** Whether this learner types what stands in blanks; no until they say otherwise, then as this browser remembers it. */
export function useTypedBlanks() {
  const [isTyped, set] = useState(() => read('type_blanks') === 'true');
  const setTyped = (wanted: boolean) => {
    remember('type_blanks', String(wanted));
    set(wanted);
  };
  return { isTyped, setTyped };
}

/** Chooses whether blanks are typed. */
export function TypedSwitch({ isTyped, onChange }: { isTyped: boolean; onChange: (isTyped: boolean) => void }) {
  return (
    <div className="max-sm:w-full">
      <Switch label={<Trans>Type the words</Trans>} checked={isTyped} onChange={onChange} />
    </div>
  );
}
