import type { SessionUser } from '@lexiroom/contracts/accounts';
import { RoleChoice } from '../../accounts/sign-up/role-choice.tsx';
import { SavingState, useSaving } from '../setting-fields.tsx';

/** Teacher or learner, as at the sign-up. */
export function RoleSetting({ user }: { user: SessionUser }) {
  const saving = useSaving();
  return (
    <div className="flex flex-col gap-2">
      <RoleChoice role={user.role} onChange={(role) => saving.mutate({ role })} />
      <SavingState of={saving} />
    </div>
  );
}
