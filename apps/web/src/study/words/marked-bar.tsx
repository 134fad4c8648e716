import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ListChecks, X } from 'lucide-react';
import { Button } from '../../design/buttons/button.tsx';
import { IconButton } from '../../design/buttons/icon-button.tsx';

export interface MarkedBarProps {
  count: number;
  onClear: () => void;
  onStudy: () => void;
}

/** How many words are marked, and what can be done with them; stays in sight below the list. */
export function MarkedBar({ count, onClear, onStudy }: MarkedBarProps) {
  const { t } = useLingui();
  return (
    <>
      <output className="sr-only">
        {count > 0 && <Plural value={count} one="# word selected" other="# words selected" />}
      </output>
      {count > 0 && (
        <div className="sticky bottom-3 z-20 mx-auto mt-4 flex w-fit max-w-full animate-rise items-center gap-2 rounded-3xl border border-line bg-card p-2 ps-5 shadow-xl">
          <p className="min-w-0 font-semibold">
            <Plural value={count} one="# word selected" other="# words selected" />
          </p>
          <IconButton
            label={t`Clear the selection`}
            icon={<X className="size-5" aria-hidden="true" />}
            onClick={onClear}
          />
          <Button
            look="brand"
            icon={<ListChecks className="size-5 max-sm:hidden" aria-hidden="true" />}
            onClick={onStudy}
          >
            <Trans>Study these</Trans>
          </Button>
        </div>
      )}
    </>
  );
}
