import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { addPhone, confirmPhone } from '@croupier/contracts';
import { Button, OtpField, ResendButton } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { failureText } from '../frame/failure-text.ts';

/**
 * Renders the confirmation of the new account's number by a text message's code. It can also be done later in the
 * profile.
 */
export function PhoneProof({ number }: { number: string }) {
  const { i18n } = useLingui();
  const api = useApi();
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState(0);
  const ask = useMutation({
    mutationFn: () => api.call(addPhone, { body: { phone: { number } } }),
    onSuccess: () => setCodes((before) => before + 1),
  });
  const confirm = useMutation({ mutationFn: (typed: string) => api.call(confirmPhone, { body: { code: typed } }) });
  const wrong = confirm.error ?? ask.error;
  const place = useRef<HTMLDivElement>(null);
  // The pressed button is gone: move the focus and the view to the code field.
  useEffect(() => {
    if (codes > 0) place.current?.querySelector<HTMLElement>('[data-autofocus]')?.focus();
  }, [codes]);

  if (confirm.isSuccess)
    return (
      <p role="status" className={styles.proof}>
        <Trans>Your phone number is confirmed.</Trans>
      </p>
    );
  if (codes === 0)
    return (
      <div className={styles.proof}>
        <p>
          <Trans>Is {number} your number? Confirm it with a code so we can reach you if something goes wrong.</Trans>
        </p>
        {wrong && (
          <p role="alert" className={styles.bad}>
            {failureText(i18n, wrong)}
          </p>
        )}
        <Button variant="secondary" wide loading={ask.isPending} onClick={() => ask.mutate()}>
          <Trans>Send me a code</Trans>
        </Button>
      </div>
    );
  return (
    <div ref={place} className={styles.proof}>
      <OtpField
        label={<Trans>6-digit code we sent to {number}</Trans>}
        value={code}
        onChange={(next) => {
          setCode(next);
          confirm.reset();
        }}
        onComplete={(complete) => confirm.mutate(complete)}
        error={wrong ? failureText(i18n, wrong) : undefined}
        hint={<Trans>The code is valid for 10 minutes.</Trans>}
      />
      <ResendButton
        variant="secondary"
        wide
        sent={codes}
        loading={ask.isPending}
        onClick={() => {
          setCode('');
          confirm.reset();
          ask.mutate();
        }}
      >
        <Trans>Send a new code</Trans>
      </ResendButton>
    </div>
  );
}
