import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Player } from '@croupier/contracts';
import { Button, OtpField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { AuthFrame, type AuthLayout } from '../frame/AuthFrame.tsx';
import { failureText } from '../frame/failure-text.ts';
import { signInMutation } from './sign-in.mutation.ts';

interface OneTimeCodeProps {
  layout: AuthLayout;
  onSignedIn: (player: Player) => void;
  onBack: () => void;
}

/** The second step of a sign-in that answered 202. */
export function OneTimeCode({ layout, onSignedIn, onBack }: OneTimeCodeProps) {
  const { i18n } = useLingui();
  const id = useId();
  const [code, setCode] = useState('');
  const mutation = useMutation(signInMutation(useApi(), useQueryClient()));

  async function send(otp_attempt: string) {
    const player = await mutation.mutateAsync({ otp_attempt }).catch(() => null);
    if (player) onSignedIn(player);
  }
  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }
  return (
    <AuthFrame
      layout={layout}
      title={<Trans>Your one-time code</Trans>}
      onBack={onBack}
      footer={
        <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
          <Trans>Sign in</Trans>
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <OtpField
          label={<Trans>Six digits from your authenticator app</Trans>}
          value={code}
          onChange={setCode}
          onComplete={(complete) => void send(complete)}
          error={mutation.isError && failureText(i18n, mutation.error)}
        />
      </form>
    </AuthFrame>
  );
}
