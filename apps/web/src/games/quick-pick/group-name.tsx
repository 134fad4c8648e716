import type { Group } from '@lexiroom/domain/games/quick-pick';
import { Trans } from '@lingui/react/macro';

/** What a group is called; the letter is the same in every language. */
export const GroupName = ({ group }: { group: Group }) =>
  group === 'a' ? <Trans>Group A</Trans> : <Trans>Group B</Trans>;
