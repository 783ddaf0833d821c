import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import * as v from 'valibot';
import { CallRefused, useApi } from '@croupier/api-client';
import {
  disableTwoFactor,
  OneTimeCode,
  RecoveryCode,
  renewRecoveryCodes,
  type SecondFactor,
} from '@croupier/contracts';
import { Banner, Button, PasswordField, TextField } from '@croupier/ui-kit';
import { failureText } from '../../failure-text.ts';
import styles from './two-factor.module.css';

type Props = { onCancel: () => void } & (
  { purpose: 'turn-off'; onDone: () => void } | { purpose: 'renew'; onDone: (codes: readonly string[]) => void }
);

/** Parses either kind of code from one field: a player without their phone types a recovery code. */
const factorOf = (code: string): SecondFactor | null => {
  const digits = code.replaceAll(/\s/g, '');
  if (v.is(OneTimeCode, digits)) return { otp_attempt: digits };
  return v.is(RecoveryCode, code) ? { recovery_code: code } : null;
};

const AT_FIELDS: Readonly<Record<string, 'password' | 'code'>> = {
  password: 'password',
  otp_attempt: 'code',
  recovery_code: 'code',
};

/** Renders the form for password and code, which turning off two-factor sign-in and renewing recovery codes require. */
export function BothFactorsForm({ purpose, onDone, onCancel }: Props) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const [password, setPassword] = useState('');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState<'password' | 'code' | null>(null);
  const mutation = useMutation({
    mutationFn: async (factor: SecondFactor) => {
      const body = { password, ...factor };
      if (purpose === 'renew') return onDone((await api.call(renewRecoveryCodes, { body })).recovery_codes);
      await api.call(disableTwoFactor, { body });
      onDone();
    },
    gcTime: 0,
  });
  function submit(event: FormEvent) {
    event.preventDefault();
    const factor = factorOf(code);
    setMissing(password === '' ? 'password' : factor ? null : 'code');
    if (password !== '' && factor && !mutation.isPending) mutation.mutate(factor);
  }
  const { error } = mutation;
  const refused = error instanceof CallRefused ? AT_FIELDS[error.fields[0]?.path.at(-1) ?? ''] : undefined;
  const wrong = (field: 'password' | 'code') => refused === field && failureText(i18n, error);
  return (
    <form ref={form} noValidate onSubmit={submit} className={styles.form}>
      <p>
        {purpose === 'turn-off' ? (
          <Trans>
            To turn it off, please enter your password and a code. After that, you sign in with just your password.
          </Trans>
        ) : (
          <Trans>Please enter your password and a code. Your current recovery codes will stop working.</Trans>
        )}
      </p>
      {error && !refused && (
        <Banner tone="danger" live>
          {failureText(i18n, error)}
        </Banner>
      )}
      <div className={styles.pair}>
        <PasswordField
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={missing === 'password' ? t`Please enter your password.` : wrong('password')}
        />
        <TextField
          label={<Trans>Code from the app, or a recovery code</Trans>}
          value={code}
          onChange={(event) => setCode(event.target.value)}
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={32}
          error={missing === 'code' ? t`Please enter six digits, or a recovery code.` : wrong('code')}
        />
      </div>
      <div className={styles.ways}>
        <Button type="submit" variant={purpose === 'turn-off' ? 'danger' : 'primary'} loading={mutation.isPending}>
          {purpose === 'turn-off' ? <Trans>Turn off</Trans> : <Trans>Create new codes</Trans>}
        </Button>
        <Button variant="quiet" onClick={onCancel}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
