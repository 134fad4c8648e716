import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/buttons/icon-button.tsx';
import { TextField, type TextFieldProps } from '../../design/fields/text-field.tsx';

/** A password, which can be looked at while it is typed. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const { t } = useLingui();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      dir="ltr"
      spellCheck={false}
      autoCapitalize="none"
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={isShown ? t`Hide the password` : t`Show the password`}
          aria-pressed={isShown}
          icon={isShown ? <EyeOff className="size-5" /> : <Eye className="size-5" />}
          onClick={() => setShown(!isShown)}
        />
      }
    />
  );
}
