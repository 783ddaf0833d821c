import { useLingui } from '@lingui/react/macro';
import { Eye, EyeOff } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../actions/IconButton.tsx';
import { TextField, type TextFieldProps } from './TextField.tsx';

/**
 * Renders a password field with a button that shows the password. Pass `autoComplete` "current-password" or
 * "new-password".
 */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'trail'>) {
  const { t } = useLingui();
  const [shown, setShown] = useState(false);
  const toggle = (
    <IconButton
      label={shown ? t`Hide password` : t`Show password`}
      icon={shown ? <EyeOff size={20} aria-hidden="true" /> : <Eye size={20} aria-hidden="true" />}
      aria-pressed={shown}
      onClick={() => setShown(!shown)}
    />
  );
  return (
    <TextField spellCheck={false} autoCapitalize="none" {...props} type={shown ? 'text' : 'password'} trail={toggle} />
  );
}
