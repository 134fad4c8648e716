import { useLingui } from '@lingui/react/macro';
import type { Role } from '@lexiroom/contracts/accounts';
import { Choice } from '../../design/choice.tsx';

/** What somebody is here for: teachers have classes as well. */
export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { t } = useLingui();
  return (
    <Choice
      legend={t`I am here to`}
      look="cards"
      value={role}
      onChange={onChange}
      options={[
        { value: 'teacher', label: t`Teach`, hint: t`Quiz a class` },
        { value: 'learner', label: t`Learn`, hint: t`Study and play` },
      ]}
    />
  );
}
