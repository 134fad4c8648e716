import { Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails, RosterStudent } from '@lexiroom/contracts/classes';
import { writtenJoinCode } from '@lexiroom/domain/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { useQuery } from '@tanstack/react-query';
import { KeyRound, Maximize2, RefreshCw, Unlink, X } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { EmptyState } from '../../design/feedback/empty-state.tsx';
import { Switch } from '../../design/fields/switch.tsx';
import { Qr } from '../../design/graphics/qr.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { classBeingJoinedQuery } from '../class-queries.ts';
import type { ClassActions } from '../changes/class-actions.tsx';
import { useIsPending } from '../changes/send-change.ts';
import { UnlinkDialog } from '../students/unlink-dialog.tsx';
import { CodeOnWall } from './code-on-wall.tsx';
import { typedAddress, UnreachableNotice } from './join-address.tsx';
import { JoinRequests } from './join-requests.tsx';

/** The way into the class for those with an account: its code, who asks to be let in, who is in. */
export function JoinSection({ details, actions }: { details: ClassDetails; actions: ClassActions }) {
  const [unlinked, setUnlinked] = useState<RosterStudent>();
  const linked = namesToldApart(details.students).filter(({ linked_to }) => linked_to !== null);
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
      <div className="flex min-w-0 flex-col gap-6">
        <JoinRequests details={details} actions={actions} />
        {details.join_code === null ? (
          <ClosedCode details={details} actions={actions} />
        ) : (
          <OpenCode details={details} join_code={details.join_code} actions={actions} />
        )}
        <div className="rounded-3xl border border-line bg-card px-5 py-3">
          <Switch
            label={<Trans>Approve each student</Trans>}
            hint={
              <Trans>
                Students who pick a name wait until you let them in. Names that are not in the list always wait.
              </Trans>
            }
            checked={details.asks_first}
            onChange={(asks_first) => void actions.changeClass({ asks_first })}
          />
        </div>
      </div>
      <section aria-labelledby="linked" className="flex min-w-0 flex-col gap-3">
        <h2 id="linked" className="font-display text-2xl font-bold">
          <Trans>Joined with an account</Trans>
        </h2>
        {linked.length === 0 ? (
          <p className="text-soft">
            <Trans>
              Nobody yet. Students do not have to join: they need an account only to practise the class’s decks at home.
            </Trans>
          </p>
        ) : (
          <ul className="flex flex-col divide-y divide-line rounded-3xl border border-line bg-card px-4">
            {linked.map((student) => (
              <LinkedRow key={student.student_id} student={student} onUnlink={setUnlinked} />
            ))}
          </ul>
        )}
      </section>
      {unlinked && <UnlinkDialog student={unlinked} onUnlink={actions.unlink} onClose={() => setUnlinked(undefined)} />}
    </div>
  );
}

function LinkedRow({ student, onUnlink }: { student: RosterStudent; onUnlink: (student: RosterStudent) => void }) {
  const { t } = useLingui();
  const { student_name, linked_to } = student;
  return (
    <li className="flex items-center gap-3 py-2">
      <span className="min-w-0 flex-1 wrap-anywhere">
        <span className="font-semibold">
          <UserText>{student_name}</UserText>
        </span>{' '}
        <bdi className="text-soft">@{linked_to?.username}</bdi>
      </span>
      <Button
        size="small"
        aria-label={t`Unlink ${student_name} from the account`}
        icon={<Unlink className="size-5" aria-hidden="true" />}
        onClick={() => onUnlink(student)}
      >
        <Trans>Unlink</Trans>
      </Button>
    </li>
  );
}

function ClosedCode({ details, actions }: { details: ClassDetails; actions: ClassActions }) {
  const { t } = useLingui();
  const isBusy = useIsPending(details.class_id, 'code_changed');
  return (
    <EmptyState
      icon={<KeyRound className="size-8" />}
      title={t`Nobody can join at the moment`}
      action={
        <Button look="sun" busy={isBusy} disabled={details.archived} onClick={() => void actions.changeCode('renew')}>
          <Trans>Make a join code</Trans>
        </Button>
      }
    >
      <Trans>
        With a code, students find their names in your list and join with their accounts. Anyone with the code can see
        the names, so close it when everybody is in.
      </Trans>
    </EmptyState>
  );
}

interface OpenCodeProps {
  details: ClassDetails;
  join_code: string;
  actions: ClassActions;
}

function OpenCode({ details, join_code, actions }: OpenCodeProps) {
  const { t } = useLingui();
  const [isOnWall, showOnWall] = useState(false);
  const isBusy = useIsPending(details.class_id, 'code_changed');
  const { join_address } = details;
  useQuery(classBeingJoinedQuery(details.class_id));
  return (
    <section
      aria-label={t`Join code`}
      className="flex flex-col gap-5 rounded-3xl border border-line bg-card p-5 shadow-xs"
    >
      <div className="flex flex-wrap items-center gap-5">
        <Qr
          text={`${join_address}/${join_code}`}
          label={t`QR code to join the class`}
          className="size-32 rounded-2xl border border-line"
        />
        <div className="@container min-w-56 flex-1">
          <p className="text-soft">
            <Trans>
              At{' '}
              <b dir="ltr" translate="no" className="wrap-anywhere text-ink">
                {typedAddress(join_address)}
              </b>{' '}
              with the code
            </Trans>
          </p>
          <p
            dir="ltr"
            className="font-display text-[clamp(1.25rem,13cqi,3rem)] leading-tight font-extrabold tracking-wide whitespace-nowrap rtl:text-end"
          >
            {writtenJoinCode(join_code)}
          </p>
        </div>
      </div>
      <UnreachableNotice address={join_address} />
      <div className="flex flex-wrap gap-3">
        <Button look="sun" icon={<Maximize2 className="size-5" aria-hidden="true" />} onClick={() => showOnWall(true)}>
          <Trans>Show on the projector</Trans>
        </Button>
        <Button
          busy={isBusy}
          icon={<RefreshCw className="size-5" aria-hidden="true" />}
          onClick={() => void actions.changeCode('renew')}
        >
          <Trans>New code</Trans>
        </Button>
        <Button
          busy={isBusy}
          icon={<X className="size-5" aria-hidden="true" />}
          onClick={() => void actions.changeCode('close')}
        >
          <Trans>Close the code</Trans>
        </Button>
      </div>
      <p className="text-soft">
        <Trans>A new code replaces the old one. Students who have joined stay in.</Trans>
      </p>
      {isOnWall && <CodeOnWall details={details} code={join_code} onClose={() => showOnWall(false)} />}
    </section>
  );
}
