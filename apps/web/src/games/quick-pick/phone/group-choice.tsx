import type { QuickPickPlayerView, QuickPickSeatView } from '@lexiroom/contracts/live';
import { type Group, groups, otherGroup } from '@lexiroom/domain/games/quick-pick';
import { Plural, Trans } from '@lingui/react/macro';
import { ArrowLeftRight, Check } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../../design/buttons/button.tsx';
import { Spinner } from '../../../design/graphics/spinner.tsx';
import { GroupName } from '../group-name.tsx';

interface GroupChoiceProps {
  view: QuickPickPlayerView;
  seat: QuickPickSeatView;
  onGroup: (group: Group) => void;
}

/** For which group this phone plays: told by letter, tick and place, and to be chosen until the first pick. */
export function GroupChoice({ view: { sizes }, seat, onGroup }: GroupChoiceProps) {
  const heading = useId();
  /** What was pressed, until the server has said what the seat is now. */
  const [pressed, setPressed] = useState<{ group: Group; of: QuickPickSeatView } | null>(null);
  const awaited = pressed?.of === seat && pressed.group !== seat.group ? pressed.group : null;
  return (
    <section aria-labelledby={heading} className="w-full max-w-md">
      <h2 id={heading} className="mb-2 text-center text-lg font-semibold">
        {seat.may_choose_group ? <Trans>Choose your group</Trans> : <Trans>Your group</Trans>}
      </h2>
      {/* On the sides of the board where the groups play. */}
      <ul dir="ltr" className="grid grid-cols-2 gap-2">
        {groups.map((group) => {
          const count = sizes[group];
          return (
            <li key={group} className="grid">
              <button
                type="button"
                disabled={!seat.may_choose_group}
                aria-pressed={group === seat.group}
                aria-busy={awaited === group}
                onClick={() => {
                  setPressed({ group, of: seat });
                  if (group !== seat.group) onGroup(group);
                }}
                className="flex min-h-16 min-w-0 items-center justify-center gap-2 rounded-2xl border-3 border-edge bg-card p-2 font-bold aria-pressed:border-brand-ink aria-pressed:bg-brand-wash"
              >
                <span className="grid size-6 shrink-0 place-items-center">
                  {awaited === group ? (
                    <Spinner className="size-5" />
                  ) : (
                    group === seat.group && <Check className="size-6" strokeWidth={4} aria-hidden="true" />
                  )}
                </span>
                <span className="min-w-0">
                  <span className="block text-lg leading-tight wrap-anywhere">
                    <GroupName group={group} />
                  </span>
                  <span className="block text-sm font-medium text-soft">
                    <Plural value={count} one="# phone" other="# phones" />
                  </span>
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The same in one line, while a game runs that this phone has not picked in yet. */
export function GroupSwitch({ group, onGroup }: { group: Group; onGroup: GroupChoiceProps['onGroup'] }) {
  return (
    <Button
      icon={<ArrowLeftRight className="size-5" aria-hidden="true" />}
      className="self-center"
      onClick={() => onGroup(otherGroup(group))}
    >
      {group === 'a' ? <Trans>Move to group B</Trans> : <Trans>Move to group A</Trans>}
    </Button>
  );
}
