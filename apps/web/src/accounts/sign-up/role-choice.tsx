import { useLingui } from '@lingui/react/macro';
import type { Role } from '@lexiroom/contracts/accounts';
import { read } from '../../browser/stored-values.ts';
import { RadioGroup } from '../../design/fields/radio-group.tsx';
import { joinClassPath } from '../../navigation/index.ts';

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

/** What is chosen at first: whoever goes on to join a class, `next`, or has studied here without an account, comes to learn. */
export const firstRole = (next: string | undefined): Role =>
  next?.startsWith(`${joinClassPath()}/`) || read('studied_as_visitor') !== null ? 'learner' : 'teacher';
