import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ClassDetails, JoinRequest } from '@lexiroom/contracts/classes';
import { namesToldApart } from '@lexiroom/domain/names';
import { Check, Eye, X } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Select } from '../../design/fields/select.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { useMoment } from '../../i18n/dates.ts';
import type { ClassActions } from '../changes/class-actions.tsx';

/** Who asks to be let in, and as whom: let in as that student, as another, or as a new one; or not. */
export function JoinRequests({ details, actions }: { details: ClassDetails; actions: ClassActions }) {
  const { requests } = details;
  if (requests.length === 0) return null;
  return (
    <section aria-labelledby="requests" className="flex flex-col gap-3 rounded-3xl bg-sun-wash p-4 text-ink sm:p-5">
      <h2 id="requests" className="font-display text-2xl font-bold">
        <Plural value={requests.length} one="# student is waiting" other="# students are waiting" />
      </h2>
      <ul className="flex flex-col gap-3">
        {requests.map((request) => (
          <RequestRow key={request.user_id} request={request} details={details} actions={actions} />
        ))}
      </ul>
    </section>
  );
}

/** Added to the list under the name that they gave. */
const asNew = 'new';

interface RequestRowProps {
  request: JoinRequest;
  details: ClassDetails;
  actions: ClassActions;
}

function RequestRow({ request, details, actions }: RequestRowProps) {
  const { t } = useLingui();
  const momentOf = useMoment();
  const id = useId();
  const [isBusy, setBusy] = useState(false);
  const { user_id, username, student_name, is_doubtful, requested_at } = request;
  // The page of a class may be on the wall: what a pupil writes there is looked at first.
  const [isHidden, setHidden] = useState(is_doubtful);
  const free = namesToldApart(details.students).filter(({ linked_to }) => linked_to === null);
  const picked = free.find(({ student_id }) => student_id === request.student_id);
  const named = student_name ?? username;
  const namesake = details.students.find(
    (student) => student.linked_to === null && student.student_name.toLowerCase() === named.toLowerCase(),
  );
  const [chosen, choose] = useState<string>();
  const suggested = picked ?? namesake;
  // Whom somebody else took meanwhile cannot be chosen any more.
  const isThere = chosen === asNew || free.some(({ student_id }) => String(student_id) === chosen);
  const value = chosen !== undefined && isThere ? chosen : suggested ? String(suggested.student_id) : asNew;

  async function act(call: () => Promise<boolean>) {
    setBusy(true);
    await call();
    setBusy(false);
  }
  const accept = () =>
    actions.accept(
      value === asNew ? { user_id, student_id: null, student_name: named } : { user_id, student_id: Number(value) },
    );

  return (
    <li aria-labelledby={id} className="flex flex-wrap items-end justify-between gap-3 rounded-2xl bg-card p-4">
      <p id={id} className="min-w-48 flex-1 wrap-anywhere">
        {isHidden ? (
          <Trans>Somebody is asking to join with a name that you may not want on the wall.</Trans>
        ) : (
          <>
            <b>
              <bdi>@{username}</bdi>
            </b>{' '}
            {picked ? (
              <Trans>
                says to be <UserText>{picked.student_name}</UserText>
              </Trans>
            ) : (
              <Trans>
                is not in the list, and is called <UserText>{named}</UserText>
              </Trans>
            )}
          </>
        )}
        <span className="block text-sm text-soft">{momentOf(requested_at)}</span>
      </p>
      {!isHidden && (
        <Select
          className="w-full sm:w-56"
          label={t`Let in as`}
          value={value}
          onChange={({ target }) => choose(target.value)}
        >
          <option value={asNew}>{t`New student: ${named}`}</option>
          {free.map((student) => (
            <option key={student.student_id} value={student.student_id}>
              {student.student_name}
            </option>
          ))}
        </Select>
      )}
      <span className="flex flex-wrap gap-2">
        {isHidden ? (
          <Button
            icon={<Eye className="size-5" aria-hidden="true" />}
            aria-describedby={id}
            onClick={() => setHidden(false)}
          >
            <Trans>Show the name</Trans>
          </Button>
        ) : (
          <Button
            look="brand"
            busy={isBusy}
            icon={<Check className="size-5" aria-hidden="true" />}
            aria-describedby={id}
            onClick={() => void act(accept)}
          >
            <Trans>Let in</Trans>
          </Button>
        )}
        <Button
          busy={isBusy}
          icon={<X className="size-5" aria-hidden="true" />}
          aria-describedby={id}
          onClick={() => void act(() => actions.refuse(user_id))}
        >
          <Trans>Refuse</Trans>
        </Button>
      </span>
    </li>
  );
}
