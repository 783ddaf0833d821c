import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { playerQuery, useApi } from '@croupier/api-client';
import { type Player, requestEmailVerification, resendConfirmation } from '@croupier/contracts';
import { Button, TextField } from '@croupier/ui-kit';
import { useCaptcha } from '../captcha/useCaptcha.tsx';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { FormError } from '../frame/FormError.tsx';
import { Outcome } from '../frame/Outcome.tsx';
import { type Mailbox, mailboxResolver, useMailboxError } from '../recovery/mailbox.ts';
import { MailSent } from '../recovery/MailSent.tsx';

export interface EmailVerifyFormProps {
  layout: AuthLayout;
  onDone: () => void;
}

/** Sends the mail that confirms an email again: to the player's own address, or to the one a guest types. */
export function EmailVerifyForm({ layout, onDone }: EmailVerifyFormProps) {
  const api = useApi();
  const { data: player } = useQuery(playerQuery(api));
  const [sentTo, setSentTo] = useState<string | null>(null);
  const mutation = useMutation({
    mutationFn: async ({ email, captcha }: Asked) => {
      if (player) await api.call(requestEmailVerification, { params: { id: String(player.id) } });
      else await api.call(resendConfirmation, { body: { user: { email, ...(captcha ? { captcha } : {}) } } });
      return email;
    },
    onSuccess: setSentTo,
  });
  if (player?.confirmed_at)
    return (
      <Outcome
        layout={layout}
        good
        title={<Trans>Your email address is confirmed</Trans>}
        text={<Trans>There’s nothing left to do.</Trans>}
        action={
          <Button size="large" wide onClick={onDone}>
            <Trans>Continue</Trans>
          </Button>
        }
      />
    );
  if (sentTo !== null)
    return (
      <MailSent layout={layout} email={sentTo} onAgain={() => setSentTo(null)}>
        {player ? (
          <Trans>We’ve sent you an email. Press the button in it to confirm your address.</Trans>
        ) : (
          <Trans>If there is an unconfirmed account with this address, we’ve sent it an email.</Trans>
        )}
      </MailSent>
    );
  const ask = { layout, pending: mutation.isPending, error: mutation.error, send: mutation.mutate };
  return player ? <AskOwn {...ask} player={player} /> : <AskAnybody {...ask} />;
}

interface Asked extends Mailbox {
  captcha?: string | undefined;
}

interface AskProps {
  layout: AuthLayout;
  pending: boolean;
  error: Error | null;
  send: (asked: Asked) => void;
}

function AskOwn({ layout, pending, error, send, player }: AskProps & { player: Player }) {
  const { i18n } = useLingui();
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Confirm your email address</Trans>}
      footer={
        <Button size="large" wide loading={pending} onClick={() => send(player)} data-autofocus>
          <Trans>Send me a link</Trans>
        </Button>
      }
    >
      {error && <FormError>{failureText(i18n, error)}</FormError>}
      <p className={styles.address}>{player.email}</p>
      <p>
        <Trans>We use it to reset your password and to tell you about changes to your account.</Trans>
      </p>
    </AuthFrame>
  );
}

function AskAnybody({ layout, pending, error, send }: AskProps) {
  const { i18n } = useLingui();
  const id = useId();
  const form = useForm<Mailbox>({ resolver: valibotResolver(mailboxResolver), defaultValues: { email: '' } });
  const wrong = useMailboxError(form.formState.errors);
  const captcha = useCaptcha('confirmation');
  const submit = form.handleSubmit(async ({ email }) => send({ email, captcha: await captcha.token() }));
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Confirm your email address</Trans>}
      footer={
        <Button type="submit" form={id} size="large" wide loading={pending || form.formState.isSubmitting}>
          <Trans>Send me a link</Trans>
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p>
          <Trans>Enter your account’s email address. We’ll send you a link to confirm it’s yours.</Trans>
        </p>
        {error && <FormError>{failureText(i18n, error)}</FormError>}
        <TextField
          {...form.register('email')}
          label={<Trans>Email</Trans>}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
          data-autofocus
          error={wrong}
        />
        {captcha.frame}
      </form>
    </AuthFrame>
  );
}
