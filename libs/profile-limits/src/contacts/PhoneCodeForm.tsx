import { Trans } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { Button, OtpField, ResendButton } from '@croupier/ui-kit';
import styles from './contacts.module.css';

interface PhoneCodeFormProps {
  number: string;
  error: string | undefined;
  pending: boolean;
  onCode: (code: string) => void;
  /** Requests another code. */
  onAgain: () => void;
  onCancel: () => void;
}

const LENGTH = 6;

/** Renders the form for a text message's code. */
export function PhoneCodeForm({ number, error, pending, onCode, onAgain, onCancel }: PhoneCodeFormProps) {
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState(1);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (code.length === LENGTH) onCode(code);
  };
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <OtpField
        label={<Trans>6-digit code we sent to {number}</Trans>}
        value={code}
        onChange={setCode}
        onComplete={onCode}
        error={error}
        hint={<Trans>The code is valid for 10 minutes.</Trans>}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={pending}>
          <Trans>Confirm phone</Trans>
        </Button>
        <ResendButton
          variant="secondary"
          size="small"
          sent={codes}
          onClick={() => {
            setCodes(codes + 1);
            onAgain();
          }}
        >
          <Trans>Send a new code</Trans>
        </ResendButton>
        <Button variant="quiet" size="small" onClick={onCancel}>
          <Trans>Not now</Trans>
        </Button>
      </div>
    </form>
  );
}
