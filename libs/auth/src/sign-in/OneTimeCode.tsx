import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import { OneTimeCode as OneTimeCodeSchema, type Player, RecoveryCode, type SecondFactor } from '@croupier/contracts';
import { Button, OtpField, TextField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { signInMutation } from './sign-in.mutation.ts';
import { useFirstField } from './useFirstField.ts';

interface OneTimeCodeProps {
  layout: AuthLayout;
  onSignedIn: (player: Player) => void;
  /** Called with a message once the server has stopped waiting for a code. */
  onExpired: (sentence: string) => void;
  onBack: () => void;
}

const hasExpired = (error: unknown) => error instanceof CallRefused && error.fields[0]?.code === 'sign_in_expired';

/** Renders the second step of a sign-in that answered 202: a code of the app, or a recovery code. */
export function OneTimeCode({ layout, onSignedIn, onExpired, onBack }: OneTimeCodeProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const [by, setBy] = useState<'app' | 'recovery'>('app');
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  const mutation = useMutation(signInMutation(useApi(), useQueryClient()));
  const form = useFirstField(by, { atOnce: true });

  async function send(factor: SecondFactor) {
    setIncomplete(false);
    try {
      const player = await mutation.mutateAsync(factor);
      if (player) onSignedIn(player);
    } catch (error) {
      if (hasExpired(error)) onExpired(failureText(i18n, error));
    }
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    if (mutation.isPending) return;
    mutation.reset();
    if (by === 'app' && v.is(OneTimeCodeSchema, code)) return void send({ otp_attempt: code });
    if (by === 'recovery' && v.is(RecoveryCode, code)) return void send({ recovery_code: code });
    setIncomplete(true);
    form.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }
  function change(next: string) {
    setCode(next);
    setIncomplete(false);
    if (mutation.isError) mutation.reset();
  }
  function switchTo(way: 'app' | 'recovery') {
    change('');
    setBy(way);
  }
  const wrong = mutation.isError && failureText(i18n, mutation.error);
  return (
    <AuthFrame
      layout={layout}
      title={by === 'app' ? <Trans>Your one-time code</Trans> : <Trans>Your recovery code</Trans>}
      onBack={onBack}
      footer={
        <div className={styles.foot}>
          <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
            <Trans>Sign in</Trans>
          </Button>
          <Button variant="quiet" wide onClick={() => switchTo(by === 'app' ? 'recovery' : 'app')}>
            {by === 'app' ? <Trans>Use a recovery code</Trans> : <Trans>Use a code from the app</Trans>}
          </Button>
        </div>
      }
    >
      <form ref={form} id={id} noValidate onSubmit={submit} className={styles.form}>
        {by === 'app' ? (
          <OtpField
            label={<Trans>6-digit code from your authenticator app</Trans>}
            value={code}
            onChange={change}
            onComplete={(complete) => void send({ otp_attempt: complete })}
            error={incomplete ? t`Please enter all six digits.` : wrong}
            hint={<Trans>The app shows a new code every 30 seconds.</Trans>}
          />
        ) : (
          <TextField
            label={<Trans>One of your ten recovery codes</Trans>}
            value={code}
            onChange={(event) => change(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            maxLength={32}
            data-autofocus
            className={styles.recovery}
            error={incomplete ? t`A recovery code has twelve letters and digits, such as k7qm-03xw-9hzt.` : wrong}
            hint={<Trans>Each code works once. You saved them when you set up two-factor sign-in.</Trans>}
          />
        )}
      </form>
    </AuthFrame>
  );
}
