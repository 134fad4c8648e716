import { useLingui } from '@lingui/react/macro';
import type { Role } from '@lexiroom/contracts/accounts';
import { RadioGroup } from '../../design/fields/radio-group.tsx';

/** The choice between learner and teacher; teachers have classes as well. */
export function RoleChoice({ role, onChange }: { role: Role; onChange: (role: Role) => void }) {
  const { t } = useLingui();
  return (
    <RadioGroup
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
