import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import { type Group, groups, otherGroup } from '@lexiroom/domain/games/quick-pick';
import { Trans, useLingui } from '@lingui/react/macro';
import { ArrowLeft, ArrowRight, Users } from 'lucide-react';
import { useState } from 'react';
import { Button } from '../../design/buttons/button.tsx';
import { Dialog } from '../../design/overlays/dialog.tsx';
import { UserText } from '../../design/typography/user-text.tsx';
import { GroupName } from './group-name.tsx';
import type { Table } from './table/table.ts';

interface GroupListsProps {
  view: QuickPickProjectorView;
  onMove: Table['move'];
}

/** Who plays for which group; a press on somebody moves them to the other one. */
export function GroupLists({ view: { members, players = [] }, onMove }: GroupListsProps) {
  const { t } = useLingui();
  const membersOf = (group: Group) => players.filter(({ seat_id }) => members[group].includes(seat_id));
  return (
    // On the sides of the board where the groups play.
    <div dir="ltr" className="grid w-full max-w-4xl gap-4 sm:grid-cols-2">
      {groups.map((group) => (
        <section key={group} className="rounded-3xl border-2 border-line bg-card p-4">
          <h2 className="flex items-baseline justify-between gap-2 font-display text-2xl font-bold">
            <GroupName group={group} />
            <span className="tabular-nums">{members[group].length}</span>
          </h2>
          <ul aria-live="polite" className="mt-2 flex min-h-12 flex-wrap gap-2">
            {membersOf(group).map(({ seat_id, name }) => (
              <li key={seat_id} className="min-w-0">
                <button
                  type="button"
                  title={group === 'a' ? t`Move to group B` : t`Move to group A`}
                  onClick={() => onMove(seat_id, otherGroup(group))}
                  className="flex min-h-11 max-w-full items-center gap-1.5 rounded-xl bg-paper px-3 py-1.5 font-medium wrap-anywhere hover:outline-2 hover:outline-brand-ink"
                >
                  {group === 'b' && <ArrowLeft className="size-4 shrink-0 text-soft" aria-hidden="true" />}
                  <UserText>{name}</UserText>
                  {group === 'a' && <ArrowRight className="size-4 shrink-0 text-soft" aria-hidden="true" />}
                </button>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** While a game runs: the same lists, for who came late or sits in the wrong group. */
export function GroupListsButton(props: GroupListsProps) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button icon={<Users className="size-5" aria-hidden="true" />} onClick={() => setIsOpen(true)}>
        <Trans>Groups</Trans>
      </Button>
      {isOpen && (
        <Dialog title={<Trans>Who plays for which group</Trans>} width="wide" onClose={() => setIsOpen(false)}>
          <GroupLists {...props} />
        </Dialog>
      )}
    </>
  );
}
