import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { useMachine } from '@xstate/react';
import { CircleX } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { refetchAfterChange } from '../api/query-client.ts';
import { Button, buttonClass } from '../design/buttons/button.tsx';
import { Loading } from '../design/feedback/loading.tsx';
import { Notice } from '../design/feedback/notice.tsx';
import { Card } from '../design/layout/card.tsx';
import { UserText } from '../design/typography/user-text.tsx';
import { useRefusalWords } from '../i18n/refusal-words.ts';
import { importPath, Link } from '../navigation/index.ts';
import { type BroughtFile, importMachine } from './import-machine.ts';
import type { WantedTarget } from './import-choice.ts';
import { MissingFile } from './receiving/missing-file.tsx';
import { PreviewPanel } from './preview/preview-panel.tsx';
import { DonePanel } from './running/done-panel.tsx';
import { ProblemList } from './running/problem-list.tsx';
import { RunningPanel } from './running/running-panel.tsx';
import { useFailureWords } from './words/failure-words.ts';

export interface OneImportProps {
  username: string;
  import_id: string;
  /** Null when it began before the page was loaded. */
  file: BroughtFile | null;
  wanted: WantedTarget;
  /** The way to the next file, if one waits. */
  next: ReactNode;
}

/** One import: whatever it is at. */
export function OneImport({ username, import_id, file, wanted, next }: OneImportProps) {
  const { t } = useLingui();
  const cache = useQueryClient();
  const refusalWords = useRefusalWords();
  const failureWords = useFailureWords();
  const [snapshot, send] = useMachine(importMachine, { input: { import_id, file, wanted } });
  const { view, choice, isLost, refusal } = snapshot.context;
  const at = snapshot.value;
  const part = typeof at === 'string' ? at : 'ready';
  const name = view?.file_name ?? file?.name ?? '';
  const refused = refusal ? refusalWords(refusal.problem) : undefined;
  const shown = useRef<HTMLElement>(null);

  const isOver = part === 'done' || part === 'undone';
  useEffect(() => {
    if (!isOver) return;
    for (const key of ['imports', 'user_home', 'study', 'edited_deck']) void refetchAfterChange(cache, [key]);
  }, [isOver, cache]);
  // The button that was pressed is gone with what it led to: the focus goes to what stands here now.
  const stage = part === 'starting' ? 'ready' : part === 'taking_back' ? 'done' : part;
  useEffect(() => {
    shown.current?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [stage]);

  const fileName = <UserText>{name}</UserText>;
  const cancel = () => send({ type: 'CANCEL' });
  const again = (
    <Link to={importPath(wanted)} className={buttonClass(next ? 'quiet' : 'brand')}>
      <Trans>Import something else</Trans>
    </Link>
  );
  const ways = (
    <div className="flex flex-wrap gap-3">
      {next}
      {again}
    </div>
  );

  function content() {
    switch (part) {
      case 'beginning':
      case 'receiving':
        return (
          <RunningPanel
            label={<Trans>Sending {fileName}</Trans>}
            progress={view?.progress ?? null}
            unit="bytes"
            isLost={isLost}
            onCancel={cancel}
          />
        );
      case 'missing_file':
        return (
          view && (
            <MissingFile view={view} onFile={(chosen) => send({ type: 'FILE', file: chosen })} onCancel={cancel} />
          )
        );
      case 'reading':
        return (
          <RunningPanel
            label={<Trans>Reading {fileName}</Trans>}
            progress={view?.progress ?? null}
            unit="rows"
            isLost={isLost}
            onCancel={cancel}
          />
        );
      case 'ready':
      case 'starting':
        return (
          view &&
          choice && (
            <PreviewPanel
              username={username}
              view={view}
              choice={choice}
              isPasted={view.format === 'text' && !view.file_name.includes('.')}
              isBehind={
                snapshot.matches({ ready: 'waiting' }) ||
                snapshot.matches({ ready: 'sending' }) ||
                snapshot.matches({ ready: 'rereading' })
              }
              isStarting={part === 'starting'}
              refusal={refused}
              onChange={(changed) => send({ type: 'CHANGE', choice: changed })}
              onStart={() => send({ type: 'START' })}
              onCancel={cancel}
            />
          )
        );
      case 'importing':
        return (
          <RunningPanel
            label={<Trans>Importing {fileName}</Trans>}
            progress={view?.progress ?? null}
            unit="rows"
            isLost={isLost}
            onCancel={cancel}
          >
            <p className="text-soft">
              <Trans>You can leave this page. It goes on, and you find it again under “Recent imports”.</Trans>
            </p>
          </RunningPanel>
        );
      case 'done':
      case 'taking_back':
        return (
          view && (
            <>
              <DonePanel
                username={username}
                view={view}
                isUndoing={part === 'taking_back'}
                onUndo={(asks) => send({ type: 'UNDO', asks })}
                onKeep={() => send({ type: 'KEEP' })}
              />
              {refused !== undefined && <Notice tone="bad">{refused}</Notice>}
              <ProblemList view={view} />
              {ways}
            </>
          )
        );
      case 'undoing':
        return (
          <RunningPanel
            label={<Trans>Undoing the import of {fileName}</Trans>}
            progress={view?.progress ?? null}
            unit="rows"
            isLost={isLost}
            onCancel={undefined}
          />
        );
      case 'undone':
        return (
          <>
            <Notice tone="good">
              <Trans>The import was undone. Decks that you had changed are in the bin.</Trans>
            </Notice>
            {ways}
          </>
        );
      case 'cancelled':
        return (
          <>
            <Notice>
              <Trans>Cancelled. Nothing of it is left.</Trans>
            </Notice>
            {ways}
          </>
        );
      case 'failed':
        return (
          <>
            <Card className="flex flex-col gap-3 p-5 sm:p-7">
              <h2 className="flex items-center gap-3 font-display text-2xl font-bold wrap-anywhere">
                <CircleX className="size-7 shrink-0 text-bad-ink" aria-hidden="true" />
                <span>
                  <Trans>{fileName} could not be imported</Trans>
                </span>
              </h2>
              <p role="alert" className="text-lg">
                {failureWords[view?.failure ?? 'SERVER']}
              </p>
            </Card>
            {view && <ProblemList view={view} />}
            {ways}
          </>
        );
      case 'gone':
        return (
          <>
            <Notice tone="bad">
              <Trans>This import is not there any more.</Trans>
            </Notice>
            {ways}
          </>
        );
      case 'refused':
        return (
          <>
            <Notice tone="bad">{refused}</Notice>
            <div className="flex flex-wrap gap-3">
              <Button look="brand" onClick={() => send({ type: 'RETRY' })}>
                <Trans>Retry</Trans>
              </Button>
              {again}
            </div>
          </>
        );
      default:
        return <Loading />;
    }
  }
  return (
    <section
      ref={shown}
      tabIndex={-1}
      aria-label={name || t`Import`}
      className="flex min-w-0 flex-col gap-6 outline-none"
    >
      {content()}
    </section>
  );
}
