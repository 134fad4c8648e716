import type { ImportState } from '@lexiroom/contracts/imports';
import { useLingui } from '@lingui/react/macro';

/** How far an import is, in words. */
export function useStateWords(): Record<ImportState, string> {
  const { t } = useLingui();
  return {
    receiving: t`Not all of it has arrived`,
    reading: t`Being read`,
    ready: t`Ready to be imported`,
    importing: t`Being imported`,
    done: t`Imported`,
    undoing: t`Being undone`,
    undone: t`Undone`,
    failed: t`Could not be read`,
    cancelled: t`Cancelled`,
  };
}
