import { useLingui } from '@lingui/react/macro';
import { RadioGroup } from '../../../design/fields/radio-group.tsx';

export interface SharingChoiceProps {
  isPrivate: boolean;
  onChange: (isPrivate: boolean) => void;
}

/** Whether a picture goes into the library, or stays its owner's: photographs of pupils, scanned pages. */
export function SharingChoice({ isPrivate, onChange }: SharingChoiceProps) {
  const { t } = useLingui();
  return (
    <RadioGroup<'shared' | 'private'>
      legend={t`Whose picture is it?`}
      look="cards"
      value={isPrivate ? 'private' : 'shared'}
      onChange={(chosen) => onChange(chosen === 'private')}
      options={[
        {
          value: 'shared',
          label: t`For everybody, under a licence`,
          hint: t`It can join the library, where everybody can find it.`,
        },
        {
          value: 'private',
          label: t`My own, not to be shared`,
          hint: t`For photos of your class or pages of a book. Only you can find it; your classes and the players of your quizzes see it. Everybody else sees the word instead.`,
        },
      ]}
    />
  );
}
