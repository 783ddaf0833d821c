import { useLingui } from '@lingui/react/macro';
import type { FieldErrors } from 'react-hook-form';
import * as v from 'valibot';
import { Email } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';

/** Address that a mail is requested for. */
export interface Mailbox {
  email: string;
}

export const mailboxResolver = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.check((text) => text === '' || v.is(Email, text), 'invalid'),
  ),
});

/** Returns the message under the field, in the server's words. */
export function useMailboxError(errors: FieldErrors<Mailbox>): string | undefined {
  const { i18n } = useLingui();
  const code = errors.email?.message;
  return code && refusalMessage(i18n, { path: ['user', 'email'], code });
}
