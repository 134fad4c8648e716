import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { HostView } from '@lexiroom/contracts/live';
import { Smartphone } from 'lucide-react';
import { useEffect, useEffectEvent, useState } from 'react';
import type { ServerClock } from '../../connection/server-clock.ts';
import { Button } from '../../design/buttons/button.tsx';
import { Loading } from '../../design/feedback/loading.tsx';
import { Notice } from '../../design/feedback/notice.tsx';
import { Qr } from '../../design/graphics/qr.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { useRefusalWords } from '../../i18n/refusal-words.ts';
import { useServerNow } from '../server-now.ts';
import type { HostContext, HostEvent } from './host.machine.ts';

type Remote = NonNullable<HostView['remotes']>[number];

export interface RemotesProps {
  view: HostView;
  clock: ServerClock | null;
  remoteCode: HostContext['remoteCode'];
  /** Why the last order was refused. */
  refusal: HostContext['refusal'];
  isOpen: boolean;
  onClose: () => void;
  send: (event: Extract<HostEvent, { type: 'ORDER' }>) => void;
}

/**
 * The phones that steer: a code for one more, the question whether one that asks may, and who does. It opens by itself
 * when a phone asks, wherever on this screen the host is.
 */
export function Remotes({ view, clock, remoteCode, refusal, isOpen, onClose, send }: RemotesProps) {
  const asking = view.remotes?.find(({ state }) => state === 'asked');
  const order = (command: 'allow_remote' | 'stop_remote', remote_id: number) =>
    send({ type: 'ORDER', order: { type: 'command', command, fields: { remote_id } } });
  const answer = (command: 'allow_remote' | 'stop_remote', { remote_id }: Remote) => {
    order(command, remote_id);
    // Whatever was shown before has done what it is for.
    onClose();
  };
  if (asking)
    return (
      <Question
        // An answer that was refused can be given again.
        key={`${asking.remote_id} ${refusal === null ? 'asked' : 'refused'}`}
        remote={asking}
        refusal={refusal}
        onAllow={() => answer('allow_remote', asking)}
        onRefuse={() => answer('stop_remote', asking)}
      />
    );
  if (!isOpen) return null;
  const steering = view.remotes ?? [];
  return (
    <Dialog title={<Trans>Phone as remote control</Trans>} onClose={onClose}>
      {steering.length > 0 && (
        <ul className="flex flex-col gap-2">
          {steering.map((remote) => (
            <li key={remote.remote_id} className="flex items-center gap-3 rounded-2xl border-2 border-line p-3">
              <Smartphone className="size-6 shrink-0" aria-hidden="true" />
              <span className="min-w-0 flex-1 font-semibold">
                <DeviceName device={remote.device} /> <span className="text-soft tabular-nums">{remote.sign}</span>
              </span>
              <Button size="small" onClick={() => order('stop_remote', remote.remote_id)}>
                <Trans>Stop this remote</Trans>
              </Button>
            </li>
          ))}
        </ul>
      )}
      <Code
        view={view}
        clock={clock}
        remoteCode={remoteCode}
        onWanted={() => send({ type: 'ORDER', order: { type: 'command', command: 'remote_code', fields: {} } })}
      />
    </Dialog>
  );
}

interface QuestionProps extends Pick<RemotesProps, 'refusal'> {
  remote: Remote;
  onAllow: () => void;
  onRefuse: () => void;
}

/** Closed without a word, it is refused: nobody steers by accident. */
function Question({ remote, refusal, onAllow, onRefuse }: QuestionProps) {
  const words = useRefusalWords();
  const [isAnswered, setAnswered] = useState(false);
  const answer = (say: () => void) => {
    if (isAnswered) return;
    setAnswered(true);
    say();
  };
  return (
    <Dialog title={<Trans>A phone is asking to control this quiz</Trans>} onClose={() => answer(onRefuse)}>
      <p className="text-lg">
        <DeviceName device={remote.device} />.{' '}
        <Trans>
          If it is yours, it shows this number: <b className="font-display text-4xl tabular-nums">{remote.sign}</b>
        </Trans>
      </p>
      {refusal && <Notice tone="bad">{words(refusal)}</Notice>}
      <div className="flex flex-wrap gap-3">
        <Button look="brand" busy={isAnswered} onClick={() => answer(onAllow)}>
          <Trans>Allow it</Trans>
        </Button>
        <Button onClick={() => answer(onRefuse)}>
          <Trans>Refuse</Trans>
        </Button>
      </div>
    </Dialog>
  );
}

function DeviceName({ device }: Pick<Remote, 'device'>) {
  const { t } = useLingui();
  const names: Record<Remote['device'], string> = {
    iphone: t`An iPhone`,
    android: t`An Android phone`,
    tablet: t`A tablet`,
    computer: t`A computer`,
  };
  return names[device];
}

interface CodeProps extends Pick<RemotesProps, 'view' | 'clock' | 'remoteCode'> {
  onWanted: () => void;
}

/** A code for one phone, for as long as it is good; then a button for the next. */
function Code({ view, clock, remoteCode, onWanted }: CodeProps) {
  const { t } = useLingui();
  const want = useEffectEvent(onWanted);
  // A code on the screen from the time before is of no use to anybody.
  useEffect(() => {
    want();
  }, []);
  const [first] = useState(remoteCode);
  const now = useServerNow(clock, 500);
  if (remoteCode === null || remoteCode === first) return <Loading />;
  const left = Math.max(0, Math.ceil((remoteCode.expires_at - now) / 1000));
  if (left <= 0)
    return (
      <div className="grid justify-items-center gap-3 text-center">
        <p className="text-lg">
          <Trans>The code was valid for one minute.</Trans>
        </p>
        <Button look="sun" onClick={onWanted}>
          <Trans>Show another code</Trans>
        </Button>
      </div>
    );
  return (
    <div className="grid justify-items-center gap-3 text-center">
      <p className="text-lg">
        <Trans>Point the camera of your phone at this, then allow it here. Keep it off the projector.</Trans>
      </p>
      <Qr
        text={`${view.join_address}/${view.pin}/remote#${remoteCode.code}`}
        label={t`Code that makes a phone a remote control`}
        className="size-64 max-w-full rounded-2xl"
      />
      <p className="text-soft tabular-nums">
        <Plural value={left} one="For one phone, # second more" other="For one phone, # seconds more" />
      </p>
    </div>
  );
}
