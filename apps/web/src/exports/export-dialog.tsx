import { type ExportFormat, exportFormats, exportMinutes } from '@lexiroom/contracts/exports';
import type { TreeItem } from '@lexiroom/contracts/items';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMachine } from '@xstate/react';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../design/buttons/button.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { ProgressBar } from '../design/feedback/progress-bar.tsx';
import { RadioGroup } from '../design/fields/radio-group.tsx';
import { Dialog } from '../design/overlays/dialog.tsx';
import { UserText } from '../design/typography/user-text.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { exportMachine } from './export-machine.ts';

export interface ExportDialogProps {
  /** Own items with what lies in them; all that one has when absent. */
  items: readonly { item_id: number; item_name: string; item_type?: TreeItem['item_type'] }[] | undefined;
  onClose: () => void;
}

/** Own decks and stories as a file: in which form, how far it is, and the file itself. */
export function ExportDialog({ items, onClose }: ExportDialogProps) {
  const { t, i18n } = useLingui();
  const refusalWords = useRefusalWords();
  const formats = useFormatWords();
  const item_ids = items?.map(({ item_id }) => item_id);
  // Only our own archive has a place for stories.
  const isStories = items !== undefined && items.every(({ item_type }) => item_type === 'story');
  const offered = exportFormats.filter((one) => one === 'lexiroom' || !isStories);
  const [snapshot, send] = useMachine(exportMachine, { input: { item_ids, format: isStories ? 'lexiroom' : 'xlsx' } });
  const { format, view, refusal } = snapshot.context;
  const progress = view?.progress ?? null;
  const [done, total] = [i18n.number(progress?.done ?? 0), i18n.number(progress?.total ?? 0)];
  function close() {
    // Nobody waits for the file any more.
    if (snapshot.matches('making')) send({ type: 'CANCEL' });
    onClose();
  }
  return (
    <Dialog title={<ExportTitle items={items} />} width="wide" onClose={close}>
      {snapshot.matches('choosing') && (
        <>
          <RadioGroup<ExportFormat>
            legend={t`As`}
            look="cards"
            options={offered.map((value) => ({ value, ...formats[value] }))}
            value={format}
            onChange={(chosen) => send({ type: 'FORMAT', format: chosen })}
          />
          {refusal && (
            <Notice tone="bad">
              {refusal.problem?.code !== 'INVALID' ? (
                refusalWords(refusal.problem)
              ) : format === 'lexiroom' ? (
                <Trans>There are no decks or stories in this.</Trans>
              ) : (
                <Trans>There are no decks in this. Stories only go into the Lexiroom archive.</Trans>
              )}
            </Notice>
          )}
          <Button
            look="sun"
            className="self-end"
            icon={<Download className="size-5" aria-hidden="true" />}
            onClick={() => send({ type: 'MAKE' })}
          >
            <Trans>Export</Trans>
          </Button>
        </>
      )}
      {snapshot.matches('making') && (
        <>
          <ProgressBar
            label={<Trans>The file is being made</Trans>}
            progress={progress}
            words={progress && t`${done} of ${total}`}
          />
          <Button className="self-start" onClick={() => send({ type: 'CANCEL' })}>
            <Trans>Cancel</Trans>
          </Button>
        </>
      )}
      {snapshot.matches('done') && view?.file_path && (
        <>
          <Notice tone="good">
            <Trans>The file is in your downloads.</Trans>
          </Notice>
          <p className="text-soft">
            <Trans>If the download has not begun: the link stays for {exportMinutes} minutes.</Trans>
          </p>
          <div className="flex flex-wrap gap-3">
            <a
              href={view.file_path}
              download={view.file_name ?? ''}
              className={`${buttonClass()} max-w-full min-w-0 wrap-anywhere`}
            >
              <Download className="size-5 shrink-0" aria-hidden="true" />
              <span className="min-w-0">
                <UserText>{view.file_name ?? ''}</UserText>
                <FileSize bytes={view.file_bytes} />
              </span>
            </a>
            <Button onClick={() => send({ type: 'FORMAT', format })}>
              <Trans>Another format</Trans>
            </Button>
            <Button look="brand" className="ms-auto" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          </div>
        </>
      )}
      {snapshot.matches('failed') && (
        <>
          <Notice tone="bad">
            <Trans>The file could not be made. Please try again.</Trans>
          </Notice>
          <Button look="brand" className="self-start" onClick={() => send({ type: 'MAKE' })}>
            <Trans>Retry</Trans>
          </Button>
        </>
      )}
    </Dialog>
  );
}

function ExportTitle({ items }: Pick<ExportDialogProps, 'items'>) {
  if (!items) return <Trans>Export all decks</Trans>;
  const [first] = items;
  return items.length === 1 && first ? (
    <Trans>
      Export <UserText>{first.item_name}</UserText>
    </Trans>
  ) : (
    <Plural value={items.length} one="Export # item" other="Export # items" />
  );
}

/** ' (1.2 MB)'; nothing where nobody knows. */
function FileSize({ bytes }: { bytes: number | null }) {
  const { i18n } = useLingui();
  if (bytes === null) return null;
  const isLarge = bytes >= 1_000_000;
  const amount = i18n.number(bytes / (isLarge ? 1_000_000 : 1000), { maximumFractionDigits: isLarge ? 1 : 0 });
  return ` (${amount} ${isLarge ? 'MB' : 'kB'})`;
}

/** What each form of a file is called, and what it is good for. */
function useFormatWords(): Record<ExportFormat, { label: string; hint: ReactNode }> {
  const { t } = useLingui();
  return {
    xlsx: { label: t`Excel (.xlsx)`, hint: t`A sheet for each deck, for any spreadsheet` },
    csv: { label: t`Text table (.csv)`, hint: t`Plain words and translations, for nearly any program` },
    anki: { label: t`Anki (.apkg)`, hint: t`With pictures, sounds and when each word is due` },
    moodle: { label: t`Moodle XML`, hint: t`Questions for a course, with pictures` },
    gift: { label: t`GIFT`, hint: t`Questions as plain text, for Moodle and others` },
    lexiroom: { label: t`Lexiroom archive`, hint: t`Everything, with stories, to keep, or to take to another server` },
  };
}
