import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CallRefused, newKey, useApi } from '@croupier/api-client';
import { enableTwoFactor } from '@croupier/contracts';
import { Banner, Button, OtpField } from '@croupier/ui-kit';
import { failureText } from '../../failure-text.ts';
import styles from './two-factor.module.css';

const DIGITS = 6;

interface ConfirmCodeProps {
  onDone: (codes: readonly string[]) => void;
  onCancel: () => void;
  /** Called once the secret has expired and a new one is needed. */
  onExpired: () => void;
}

/** Renders the form for the app's first code, which turns on two-factor sign-in. */
export function ConfirmCode({ onDone, onCancel, onExpired }: ConfirmCodeProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const [code, setCode] = useState('');
  const [incomplete, setIncomplete] = useState(false);
  /** The same key for all retries: the reply contains the recovery codes, which are shown only once. */
  const [idempotencyKey] = useState(newKey);
  const mutation = useMutation({
    mutationFn: (otp_attempt: string) => api.call(enableTwoFactor, { body: { otp_attempt }, idempotencyKey }),
    gcTime: 0,
    onSuccess: ({ recovery_codes }) => onDone(recovery_codes),
  });
  const { error } = mutation;
  const expired = error instanceof CallRefused && error.fields[0]?.code === 'set_up_expired';
  const isCode = error instanceof CallRefused && error.fields[0]?.code === 'wrong_code';
  function submit(event: FormEvent) {
    event.preventDefault();
    if (code.length < DIGITS) setIncomplete(true);
    else if (!mutation.isPending) mutation.mutate(code);
  }
  function change(next: string) {
    setCode(next);
    setIncomplete(false);
    if (mutation.isError) mutation.reset();
  }
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      {error && !isCode && (
        <Banner tone="danger" live>
          {failureText(i18n, error)}
        </Banner>
      )}
      <OtpField
        label={<Trans>6-digit code from your authenticator app</Trans>}
        value={code}
        onChange={change}
        onComplete={(complete) => mutation.mutate(complete)}
        error={incomplete ? t`Please enter all six digits.` : isCode && failureText(i18n, error)}
      />
      <div className={styles.ways}>
        {expired ? (
          <Button onClick={onExpired}>
            <Trans>Start again</Trans>
          </Button>
        ) : (
          <Button type="submit" loading={mutation.isPending}>
            <Trans>Turn on</Trans>
          </Button>
        )}
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
