import { useLingui } from '@lingui/react/macro';
import { useFormContext } from 'react-hook-form';
import { refusalMessage } from '@croupier/i18n';
import { wireOfField } from './sign-up-steps.ts';
import type { SignUpField, SignUpValues } from './sign-up-values.ts';

/** Returns a function that gives a field's message, in the server's words for errors of both sides. */
export function useFieldText(params: Record<string, unknown> = {}): (field: SignUpField) => string | undefined {
  const { i18n } = useLingui();
  const { errors } = useFormContext<SignUpValues>().formState;
  return (field) => {
    const error = errors[field];
    if (!error?.message) return undefined;
    // Server messages are sentences already.
    return String(error.type).startsWith('server')
      ? error.message
      : refusalMessage(i18n, { path: ['user', wireOfField(field)], code: error.message, params });
  };
}
