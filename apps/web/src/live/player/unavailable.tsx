import { Trans } from '@lingui/react/macro';
import { CircleSlash, CloudOff, DoorClosedLocked, Flag, Hourglass, MonitorSmartphone } from 'lucide-react';
import type { ComponentType, ReactNode } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Frame } from './frame.tsx';

interface MessagePageProps {
  icon: ComponentType<{ className?: string }>;
  title: ReactNode;
  children?: ReactNode;
  actions?: ReactNode;
}

/** A quiet page with one thing to say and one thing to do. */
export function MessagePage({ icon: Icon, title, children, actions }: MessagePageProps) {
  return (
    <Frame className="items-center justify-center gap-5 text-center">
      <span className="grid size-20 place-items-center rounded-3xl bg-brand-wash text-brand-ink">
        <Icon className="size-10" aria-hidden="true" />
      </span>
      <div role="alert">
        <h1 className="font-display text-3xl font-bold text-balance">{title}</h1>
      </div>
      {children && <p className="max-w-sm text-lg text-balance text-soft">{children}</p>}
      {actions && <div className="flex flex-wrap justify-center gap-3">{actions}</div>}
    </Frame>
  );
}

export function Waiting({ onOtherPin }: { onOtherPin?: () => void }) {
  return (
    <Frame>
      <Loading />
      {onOtherPin && (
        <Button onClick={onOtherPin} className="self-center">
          <Trans>Another pin</Trans>
        </Button>
      )}
    </Frame>
  );
}

export function Unreachable({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      icon={CloudOff}
      title={<Trans>No connection</Trans>}
      actions={
        <Button look="sun" onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    >
      <Trans>Check that you are on the same network as the board.</Trans>
    </MessagePage>
  );
}

export function DoorLocked({ onOtherPin }: { onOtherPin: () => void }) {
  return (
    <MessagePage
      icon={DoorClosedLocked}
      title={<Trans>The host has locked the door.</Trans>}
      actions={
        <Button onClick={onOtherPin}>
          <Trans>Another pin</Trans>
        </Button>
      }
    >
      <Trans>This page goes on by itself when the door opens.</Trans>
    </MessagePage>
  );
}

export function Moved({ onTakeBack }: { onTakeBack: () => void }) {
  return (
    <MessagePage
      icon={MonitorSmartphone}
      title={<Trans>This quiz goes on in another tab or device</Trans>}
      actions={
        <Button look="sun" onClick={onTakeBack}>
          <Trans>Take it back here</Trans>
        </Button>
      }
    />
  );
}

/** `onReturn`: absent when the host keeps them out. */
export function Removed({ onReturn, onOtherPin }: { onReturn?: () => void; onOtherPin: () => void }) {
  return (
    <MessagePage
      icon={CircleSlash}
      title={<Trans>The host has removed you from this quiz.</Trans>}
      actions={
        <>
          {onReturn && (
            <Button look="sun" onClick={onReturn}>
              <Trans>Join again</Trans>
            </Button>
          )}
          <Button onClick={onOtherPin}>
            <Trans>Another pin</Trans>
          </Button>
        </>
      }
    >
      {!onReturn && <Trans>You cannot join it again.</Trans>}
    </MessagePage>
  );
}

export function TooMany({ onRetry }: { onRetry: () => void }) {
  return (
    <MessagePage
      icon={Hourglass}
      title={<Trans>Too many attempts. Please wait a moment.</Trans>}
      actions={
        <Button onClick={onRetry}>
          <Trans>Retry</Trans>
        </Button>
      }
    />
  );
}

export function Over({ onOtherPin }: { onOtherPin: () => void }) {
  return (
    <MessagePage
      icon={Flag}
      title={<Trans>This quiz has ended</Trans>}
      actions={
        <Button look="sun" onClick={onOtherPin}>
          <Trans>Another pin</Trans>
        </Button>
      }
    />
  );
}
