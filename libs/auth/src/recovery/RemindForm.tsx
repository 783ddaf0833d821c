import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useAtom } from 'jotai';
import { type ReactNode, useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApi } from '@croupier/api-client';
import { remindPassword } from '@croupier/contracts';
import { Button, TextField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { typedEmailAtom } from '../sign-in/typed-email.ts';
import { type Mailbox, mailboxResolver, useMailboxError } from './mailbox.ts';
import { MailSent } from './MailSent.tsx';

export interface RemindFormProps {
  layout: AuthLayout;
  /** App's link to the sign-in, around a text. */
  signInLink: (text: ReactNode) => ReactNode;
}

/** Requests the mail with a link for a new password. The reply doesn't reveal whether an account exists. */
export function RemindForm({ layout, signInLink }: RemindFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const api = useApi();
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [typed, setTyped] = useAtom(typedEmailAtom);
  const mutation = useMutation({ mutationFn: (user: Mailbox) => api.call(remindPassword, { body: { user } }) });
  const form = useForm<Mailbox>({ resolver: valibotResolver(mailboxResolver), defaultValues: { email: typed } });
  const wrong = useMailboxError(form.formState.errors);
  const submit = form.handleSubmit(async (mailbox) => {
    const sent = await mutation.mutateAsync(mailbox).then(
      () => true,
      () => false,
    );
    if (sent) setSentTo(mailbox.email);
  });

  if (sentTo !== null)
    return (
      <MailSent layout={layout} email={sentTo} onAgain={() => setSentTo(null)}>
        <Trans>
          If there is an account with this address, we’ve sent it an email with a link to set a new password.
        </Trans>
      </MailSent>
    );
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Forgot your password?</Trans>}
      footer={
        <div className={styles.foot}>
          <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
            <Trans>Send me a link</Trans>
          </Button>
          <p className={styles.beside}>{signInLink(<Trans>Back to sign-in</Trans>)}</p>
        </div>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p>
          <Trans>Enter your account’s email address. We’ll send you a link to choose a new password.</Trans>
        </p>
        {mutation.isError && <FormError>{failureText(i18n, mutation.error)}</FormError>}
        <TextField
          {...form.register('email', { onChange: ({ target }) => setTyped(target.value) })}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={wrong}
        />
      </form>
    </AuthFrame>
  );
}
