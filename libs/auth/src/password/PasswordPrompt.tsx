import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { reauthenticate } from '@croupier/contracts';
import { useModal } from '@croupier/shell';
import { Button, DialogContent, PasswordField } from '@croupier/ui-kit';
import styles from '../frame/auth-frame.module.css';
import { failureText } from '../frame/failure-text.ts';

export interface PasswordPromptProps {
  /** Called once the password was correct and the modal has closed. */
  onConfirmed: () => void;
}

/** Renders a modal that asks for the password again, before money leaves or a contact changes. */
export function PasswordPrompt({ onConfirmed }: PasswordPromptProps) {
  const api = useApi();
  const { i18n } = useLingui();
  const { close } = useModal();
  const id = useId();
  const [password, setPassword] = useState('');
  const mutation = useMutation({ mutationFn: () => api.call(reauthenticate, { body: { password } }) });

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (password === '') return;
    const right = await mutation.mutateAsync().then(
      () => true,
      () => false,
    );
    if (!right) return;
    close();
    onConfirmed();
  }
  return (
    <DialogContent
      title={<Trans>Please confirm it’s you</Trans>}
      footer={
        <Button type="submit" form={id} size="large" wide loading={mutation.isPending}>
          <Trans>Confirm</Trans>
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className={styles.form}>
        <p>
          <Trans>Before money leaves your account or your contact details change, we ask for your password.</Trans>
        </p>
        <PasswordField
          label={<Trans>Password</Trans>}
          autoComplete="current-password"
          data-autofocus
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          error={mutation.isError && failureText(i18n, mutation.error)}
        />
      </form>
    </DialogContent>
  );
}
