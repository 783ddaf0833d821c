import { valibotResolver } from '@hookform/resolvers/valibot';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as v from 'valibot';
import { useApi } from '@croupier/api-client';
import { cancelEmailChange, changeEmail, Email, type EmailState } from '@croupier/contracts';
import { Badge, Button, TextField } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { afterPassword, wantsPassword } from '../password/after-password.ts';
import { sentence } from '../personal/profile-form.ts';
import styles from './contacts.module.css';
import { emailQuery } from './contacts.query.ts';

/** Renders the email. A new one must be confirmed from both mailboxes. */
export function EmailContact({ state }: { state: EmailState }) {
  const [editing, setEditing] = useState(false);
  const { pending } = state;
  return (
    <div className={styles.contact}>
      <div className={styles.line}>
        <div className={styles.value}>
          <span className={styles.name}>
            <Trans>Email</Trans>
          </span>
          <span className={styles.address}>{state.email}</span>
          {state.confirmed_at ? (
            <Badge tone="action">
              <Trans>Confirmed</Trans>
            </Badge>
          ) : (
            <Badge tone="signal">
              <Trans>Not confirmed</Trans>
            </Badge>
          )}
        </div>
        {!editing && !pending && (
          <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
            <Trans>Change email</Trans>
          </Button>
        )}
      </div>
      {pending && <PendingEmail pending={pending} />}
      {editing && !pending && <EmailForm onDone={() => setEditing(false)} />}
    </div>
  );
}

function PendingEmail({ pending }: { pending: NonNullable<EmailState['pending']> }) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const cancel = useMutation({
    mutationFn: () => api.call(cancelEmailChange),
    onSuccess: (state) => queryClient.setQueryData(emailQuery(api).queryKey, state),
  });
  return (
    <div className={styles.pending} role="status">
      <p>
        <Trans>
          To change to <strong className={styles.address}>{pending.email}</strong>, confirm the emails at both addresses
          within a day.
        </Trans>
      </p>
      <ul>
        <li>
          {pending.old_confirmed ? <Trans>Old address: confirmed</Trans> : <Trans>Old address: email sent</Trans>}
        </li>
        <li>
          {pending.new_confirmed ? <Trans>New address: confirmed</Trans> : <Trans>New address: email sent</Trans>}
        </li>
      </ul>
      {cancel.isError && <p className={styles.wrong}>{failureText(i18n, cancel.error)}</p>}
      <Button variant="quiet" size="small" loading={cancel.isPending} onClick={() => cancel.mutate()}>
        <Trans>Keep the current address</Trans>
      </Button>
    </div>
  );
}

const Wanted = v.object({
  email: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('required'),
    v.check((text) => text === '' || v.is(Email, text), 'invalid'),
  ),
});
type Wanted = v.InferOutput<typeof Wanted>;

function EmailForm({ onDone }: { onDone: () => void }) {
  const { i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const mutation = useMutation({
    mutationFn: (body: Wanted) => api.call(changeEmail, { body }),
    onSuccess: (state) => {
      queryClient.setQueryData(emailQuery(api).queryKey, state);
      onDone();
    },
  });
  const form = useForm<Wanted>({ resolver: valibotResolver(Wanted), defaultValues: { email: '' }, mode: 'onTouched' });
  const submit = form.handleSubmit((wanted) => afterPassword(() => mutation.mutateAsync(wanted)));
  const refused = mutation.isError && !wantsPassword(mutation.error) && failureText(i18n, mutation.error);
  return (
    <form noValidate onSubmit={submit} className={styles.form}>
      <TextField
        {...form.register('email')}
        label={<Trans>New email address</Trans>}
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        error={sentence(i18n, 'email', form.formState.errors.email?.message) || refused}
        hint={<Trans>We’ll send an email to your old and new address. The change applies once you confirm both.</Trans>}
      />
      <div className={styles.actions}>
        <Button type="submit" size="small" loading={mutation.isPending}>
          <Trans>Send the emails</Trans>
        </Button>
        <Button variant="quiet" size="small" onClick={onDone}>
          <Trans>Cancel</Trans>
        </Button>
      </div>
    </form>
  );
}
