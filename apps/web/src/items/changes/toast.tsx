import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { FloatingToast } from '../../design/feedback/floating-toast.tsx';
import { UserText } from '../../design/typography/user-text.tsx';

/** What a toast says of the tree: what was done, with the function that undoes it; or what was not, with one that tries again. */
export type ToastMessage =
  | { type: 'deleted'; names: readonly string[]; undo: () => void }
  | { type: 'moved'; names: readonly string[]; to: string | null; undo?: () => void }
  | { type: 'copied'; names: readonly string[]; to: string | null }
  /** The names of the classes that something was shared with, and of those that it is not any more. */
  | { type: 'sharing'; shared: readonly string[]; unshared: readonly string[]; undo: () => void }
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

export interface ToastProps {
  message: ToastMessage | undefined;
  /** The toast has gone: it was used or read, or its time is over. */
  onGone: () => void;
}

/** A line that floats above the folder: what was done last, and the button that undoes it or tries again. */
export function Toast({ message, onGone }: ToastProps) {
  const act = message && actionOf(message);
  return (
    <FloatingToast
      shown={message}
      isBad={message?.type === 'refused' || message?.type === 'overtaken'}
      stays={message && !isTransient(message)}
      canClose={message?.type !== 'copying'}
      action={act && { act, words: <ActionWords message={message} /> }}
      onGone={onGone}
    >
      {message && <ToastWords message={message} />}
    </FloatingToast>
  );
}

function actionOf(message: ToastMessage): (() => void) | undefined {
  switch (message.type) {
    case 'deleted':
    case 'moved':
    case 'sharing':
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
    case 'sharing':
      return <SharingWords {...message} />;
    case 'restored':
      return <Plural value={message.names.length} one="# item is back" other="# items are back" />;
    case 'address_copied':
      return message.isCopied ? (
        <Trans>Link copied: anyone who has it can see this</Trans>
      ) : (
        <Trans>
          Anyone with this link can see this: <bdi className="select-all">{message.address}</bdi>
        </Trans>
      );
    case 'refused':
      return message.words;
    case 'overtaken':
      return (
        <Trans>
          Renamed elsewhere: it is now called <UserText>{message.now}</UserText>. You typed{' '}
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

function SharingWords({ shared, unshared }: { shared: readonly string[]; unshared: readonly string[] }) {
  if (shared.length > 0 && unshared.length > 0) return <Trans>Classes saved</Trans>;
  const names = [...shared, ...unshared];
  const name = <UserText>{names[0] ?? ''}</UserText>;
  const count = names.length;
  if (shared.length > 0) {
    return count === 1 ? (
      <Trans>Shared with {name}</Trans>
    ) : (
      <Plural value={count} one="Shared with # class" other="Shared with # classes" />
    );
  }
  return count === 1 ? (
    <Trans>No longer shared with {name}</Trans>
  ) : (
    <Plural value={count} one="No longer shared with # class" other="No longer shared with # classes" />
  );
}
