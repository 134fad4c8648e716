import type { QuickPickProjectorView } from '@lexiroom/contracts/live';
import type { Group } from '@lexiroom/domain/games/quick-pick';
import { Trans } from '@lingui/react/macro';
import { UserText } from '../../design/typography/user-text.tsx';

/** What a group is called; the letter is the same in every language. */
export const GroupName = ({ group }: { group: Group }) =>
  group === 'a' ? <Trans>Group A</Trans> : <Trans>Group B</Trans>;

interface SideNameProps {
  group: Group;
  view: QuickPickProjectorView;
  /** Who was chosen for it, where no session knows. */
  chosen?: string | undefined;
}

/** One against one a side is called like its student, else by the letter of its group. */
export function SideName({ group, view: { settings, members, players = [] }, chosen }: SideNameProps) {
  const seated = settings.students && players.find(({ seat_id }) => seat_id === members[group][0])?.name;
  const name = seated ?? chosen;
  return name ? <UserText>{name}</UserText> : <GroupName group={group} />;
}
