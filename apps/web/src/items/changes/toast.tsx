import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { UserText } from '../../design/typography/user-text.tsx';

/** What a toast says of the tree: what was done, with the function that undoes it; or what was not, with one that tries again. */
export type ToastMessage =
  | { type: 'deleted'; names: readonly string[]; undo: () => void }
  | { type: 'moved'; names: readonly string[]; to: string | null; undo?: () => void }
  | { type: 'copied'; names: readonly string[]; to: string | null }
  | { type: 'restored'; names: readonly string[] }
  | { type: 'address_copied'; isCopied: boolean; address: string }
  /** A copy that is still being made, which may take some seconds. */
  | { type: 'copying'; names: readonly string[] }
  | { type: 'refused'; words: string; retry?: () => void }
  /** Somebody else, or another tab, was faster. */
  | { type: 'overtaken'; typed: string; now: string; useMine: () => void };

/** Whether it goes by itself: what can be undone does after a while; what failed waits to be read. */
const isTransient = ({ type }: ToastMessage): boolean =>
  type !== 'refused' && type !== 'overtaken' && type !== 'copying';

/** How long what was done can be undone, in milliseconds; longer while the pointer or the focus is on it. */
const undoableMs = 8000;

export interface ToastProps {
  message: ToastMessage | undefined;
  /** The toast has gone: it was used or read, or its time is over. */
  onGone: () => void;
}

/** A line that floats above the folder: what was done last, and the button that undoes it or tries again. */
export function Toast({ message, onGone }: ToastProps) {
  const { t } = useLingui();
  const [isHeld, hold] = useState(false);
  const gone = useEffectEvent(onGone);
  useEffect(() => {
    if (!message || isHeld || !isTransient(message)) return undefined;
    const timer = setTimeout(gone, undoableMs);
    return () => clearTimeout(timer);
  }, [message, isHeld]);
  const isBad = message?.type === 'refused' || message?.type === 'overtaken';
  const action = message && actionOf(message);
  return (
    <div
      role="presentation"
      className="pointer-events-none fixed inset-x-0 bottom-28 z-40 grid place-items-center px-4"
      onPointerEnter={() => hold(true)}
      onPointerLeave={() => hold(false)}
      onFocus={() => hold(true)}
      onBlur={() => hold(false)}
    >
      <output className="contents">
        {message && (
          <span className="pointer-events-auto flex max-w-xl animate-rise flex-wrap items-center justify-end gap-x-3 rounded-3xl bg-night py-1.5 ps-5 pe-1.5 font-semibold text-white shadow-lg">
            {isBad && <CircleAlert className="size-5 shrink-0 text-[oklch(0.78_0.14_25)]" aria-hidden="true" />}
            <span className="min-w-36 flex-1 py-1.5 wrap-anywhere">
              <ToastWords message={message} />
            </span>
            {action && (
              <button
                type="button"
                className="min-h-12 shrink-0 rounded-2xl px-3 text-sun hover:bg-night-2"
                onClick={() => {
                  onGone();
                  action();
                }}
              >
                <ActionWords message={message} />
              </button>
            )}
            {message.type !== 'copying' && (
              <button
                type="button"
                aria-label={t`Close`}
                className="grid size-12 shrink-0 place-items-center rounded-2xl hover:bg-night-2"
                onClick={onGone}
              >
                <X className="size-5" aria-hidden="true" />
              </button>
            )}
          </span>
        )}
      </output>
    </div>
  );
}

function actionOf(message: ToastMessage): (() => void) | undefined {
  switch (message.type) {
    case 'deleted':
    case 'moved':
      return message.undo;
    case 'refused':
      return message.retry;
    case 'overtaken':
      return message.useMine;
    case 'copied':
    case 'copying':
    case 'restored':
    case 'address_copied':
      return undefined;
  }
}

function ActionWords({ message: { type } }: { message: ToastMessage }): ReactNode {
  if (type === 'refused') return <Trans>Try again</Trans>;
  return type === 'overtaken' ? <Trans>Use mine</Trans> : <Trans>Undo</Trans>;
}

function ToastWords({ message }: { message: ToastMessage }): ReactNode {
  switch (message.type) {
    case 'deleted':
      return onlyNameOf(message) ? (
        <Trans>
          <UserText>{onlyNameOf(message)!}</UserText> is in the bin
        </Trans>
      ) : (
        <Plural value={message.names.length} one="# item is in the bin" other="# items are in the bin" />
      );
    case 'moved':
      return <MovedWords count={message.names.length} name={onlyNameOf(message)} to={message.to} />;
    case 'copying':
      return <Plural value={message.names.length} one="Copying # item…" other="Copying # items…" />;
    case 'copied':
      return <CopiedWords count={message.names.length} to={message.to} />;
    case 'restored':
      return <Plural value={message.names.length} one="# item is back" other="# items are back" />;
    case 'address_copied':
      return message.isCopied ? (
        <Trans>The link is copied: whoever has it can see this</Trans>
      ) : (
        <Trans>
          Whoever has this link can see this: <bdi className="select-all">{message.address}</bdi>
        </Trans>
      );
    case 'refused':
      return message.words;
    case 'overtaken':
      return (
        <Trans>
          Changed elsewhere: it is called <UserText>{message.now}</UserText> now. You typed{' '}
          <UserText>{message.typed}</UserText>
        </Trans>
      );
  }
}

const onlyNameOf = ({ names }: { names: readonly string[] }) => (names.length === 1 ? names[0] : undefined);

function MovedWords({ count, name, to }: { count: number; name: string | undefined; to: string | null }) {
  return name !== undefined ? (
    <Trans>
      <UserText>{name}</UserText> moved to <FolderName name={to} />
    </Trans>
  ) : (
    <Trans>
      <Plural value={count} one="# item" other="# items" /> moved to <FolderName name={to} />
    </Trans>
  );
}

function CopiedWords({ count, to }: { count: number; to: string | null }) {
  return (
    <Trans>
      <Plural value={count} one="# item" other="# items" /> copied to <FolderName name={to} />
    </Trans>
  );
}

/** The root has no name of its own. */
function FolderName({ name }: { name: string | null }) {
  return name === null ? <Trans>Home</Trans> : <UserText>{name}</UserText>;
}
