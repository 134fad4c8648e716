import type { ImportView } from '@lexiroom/contracts/imports';
import { Trans } from '@lingui/react/macro';
import { CircleCheck, Undo2 } from 'lucide-react';
import { Button, buttonClass } from '../../design/buttons/button.tsx';
import { Card } from '../../design/layout/card.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { Link } from '../../navigation/index.ts';
import { madePath } from '../made-path.ts';
import { useCountsWords } from '../words/counts-words.ts';
import { UndoDialog } from './undo-dialog.tsx';

export interface DonePanelProps {
  username: string;
  view: ImportView;
  isUndoing: boolean;
  /** `asks`: only if nothing else is lost by it. */
  onUndo: (asks: boolean) => void;
  /** It stays, now that one knows what would be lost. */
  onKeep: () => void;
}

/** What an import has made, the way there, and the way back. */
export function DonePanel({ username, view, isUndoing, onUndo, onKeep }: DonePanelProps) {
  const countsWords = useCountsWords();
  const { made, undo_losses } = view;
  return (
    <Card className="flex flex-col items-start gap-4 p-5 sm:p-7">
      <h2 tabIndex={-1} className="flex items-center gap-3 font-display text-2xl font-bold outline-none">
        <CircleCheck className="size-7 shrink-0 text-good-ink" aria-hidden="true" />
        <Trans>Imported</Trans>
      </h2>
      <p className="text-lg">{countsWords(view.counts)}</p>
      <div className="flex flex-wrap gap-3">
        {made && (
          <Link to={madePath(username, made)} className={`${buttonClass('sun')} max-w-full min-w-0 wrap-anywhere`}>
            <span>
              <Trans>
                Open <UserText>{made.item_name}</UserText>
              </Trans>
            </span>
          </Link>
        )}
        {view.can_undo && (
          <Button
            busy={isUndoing}
            icon={<Undo2 className="size-5 rtl:-scale-x-100" aria-hidden="true" />}
            onClick={() => onUndo(true)}
          >
            <Trans>Undo</Trans>
          </Button>
        )}
      </div>
      {undo_losses && <UndoDialog losses={undo_losses} onUndo={() => onUndo(false)} onClose={onKeep} />}
    </Card>
  );
}
