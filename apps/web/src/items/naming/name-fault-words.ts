import { useLingui } from '@lingui/react/macro';
import type { NameFault } from '@lexiroom/domain/names';

/** A function that says in words why a name is not to be shown to others. */
export function useNameFaultWords(): (fault: NameFault) => string {
  const { t } = useLingui();
  return (fault) => {
    switch (fault) {
      case 'INVISIBLE':
        return t`The name contains an invisible character. Please type it again.`;
      case 'MARKS':
        return t`The name has too many marks on one letter, or a mark without one.`;
      case 'WIDE':
        return t`The name is too wide.`;
    }
  };
}
