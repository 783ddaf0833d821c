import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { adoptPlayer, CallRefused, useApi } from '@croupier/api-client';
import { NewPassword, resetPassword } from '@croupier/contracts';
import { refusalMessage } from '@croupier/i18n';
import { Button, buttonClass, PasswordField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { Outcome } from '../frame/Outcome.tsx';

const Wanted = v.object({
  password: v.pipe(
    v.string(),
    v.nonEmpty('required'),
    v.check((text) => text === '' || v.is(NewPassword, text), 'invalid'),
  ),
});
type Wanted = v.InferOutput<typeof Wanted>;

export interface NewPasswordFormProps {
  layout: AuthLayout;
  /** Token from the mail's link. */
  token: string | undefined;
  /** App's links, around a text. */
  remindLink: (text: ReactNode, className?: string) => ReactNode;
  signInLink: (text: ReactNode, className?: string) => ReactNode;
}

/** Button style for the link to the next step. */
const asButton = buttonClass({ size: 'large', wide: true });

const fieldOf = (error: unknown) => (error instanceof CallRefused ? error.fields[0]?.path.at(-1) : undefined);

/** Renders the form for a new password, opened by a mail's link. Only submitting uses up the link. */
export function NewPasswordForm({ layout, token, remindLink, signInLink }: NewPasswordFormProps) {
  const { i18n } = useLingui();
  const id = useId();
  const api = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: ({ password }: Wanted) =>
      api.call(resetPassword, { body: { user: { reset_password_token: token ?? '', password } } }),
    // It ended every session, including this browser's.
    onSuccess: () => adoptPlayer(queryClient, null),
  });
  const form = useForm<Wanted>({
    resolver: valibotResolver(Wanted),
    defaultValues: { password: '' },
    mode: 'onTouched',
  });
  const submit = form.handleSubmit((wanted) => mutation.mutateAsync(wanted).catch(() => undefined));
  const newLink = <p className={styles.beside}>{remindLink(<Trans>Send me a new link</Trans>)}</p>;

  if (mutation.isSuccess)
    return (
      <Outcome
        layout={layout}
        good
        title={<Trans>Your new password is set</Trans>}
        text={<Trans>You’re signed out everywhere. Sign in with your new password to continue.</Trans>}
        action={signInLink(<Trans>Sign in</Trans>, asButton)}
      />
    );
  if (!token)
    return (
      <Outcome
        layout={layout}
        good={false}
        title={<Trans>This link is incomplete</Trans>}
        text={<Trans>Please open it from the email again, or request a new one.</Trans>}
        action={remindLink(<Trans>Send me a new link</Trans>, asButton)}
      />
    );
  const code = form.formState.errors.password?.message;
  const inField = fieldOf(mutation.error) === 'password';
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Choose a new password</Trans>}
      footer={
        <div className={styles.foot}>
          <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
            <Trans>Set new password</Trans>
          </Button>
          {mutation.isError && !inField && newLink}
        </div>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        {mutation.isError && !inField && <FormError>{failureText(i18n, mutation.error)}</FormError>}
        <PasswordField
          {...form.register('password')}
          label={<Trans>New password</Trans>}
          autoComplete="new-password"
          data-autofocus
          error={
            (code && refusalMessage(i18n, { path: ['user', 'password'], code })) ||
            (inField && failureText(i18n, mutation.error))
          }
          hint={<Trans>At least 8 characters. A few unrelated words are easy to remember and hard to guess.</Trans>}
        />
      </form>
    </AuthFrame>
  );
}
