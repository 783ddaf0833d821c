import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { playerQuery, useApi } from '@croupier/api-client';
import { addPhone, confirmPhone, deletePhone, type PhoneState } from '@croupier/contracts';
import { showToast } from '@croupier/shell';
import { Badge, Button } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { afterPassword, wantsPassword } from '../password/after-password.ts';
import styles from './contacts.module.css';
import { phoneQuery } from './contacts.query.ts';
import { PhoneCodeForm } from './PhoneCodeForm.tsx';
import { PhoneForm } from './PhoneForm.tsx';

/** Renders the phone number and the ways to add it, confirm it by a text message's code, or remove it. */
export function PhoneContact({ state }: { state: PhoneState }) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const queryClient = useQueryClient();
  const [editing, setEditing] = useState(false);
  const [waiting, setWaiting] = useState(state.pending !== null);
  const keep = (next: PhoneState) => {
    queryClient.setQueryData(phoneQuery(api).queryKey, next);
    void queryClient.invalidateQueries({ queryKey: playerQuery(api).queryKey });
  };
  const ask = useMutation({
    mutationFn: (number: string) => api.call(addPhone, { body: { phone: { number } } }),
    onSuccess: (next) => {
      keep(next);
      setEditing(false);
      setWaiting(true);
    },
  });
  const confirm = useMutation({
    mutationFn: (code: string) => api.call(confirmPhone, { body: { code } }),
    onSuccess: (next) => {
      keep(next);
      setWaiting(false);
      showToast({ type: 'success', text: t`Phone was added.` });
    },
  });
  const remove = useMutation({
    mutationFn: () => api.call(deletePhone),
    onSuccess: (next) => {
      keep(next);
      setWaiting(false);
      showToast({ type: 'success', text: t`Phone was deleted.` });
    },
  });
  const send = (number: string) => afterPassword(() => ask.mutateAsync(number));
  const wrong = (mutation: { error: Error | null }) =>
    mutation.error && !wantsPassword(mutation.error) ? failureText(i18n, mutation.error) : undefined;
  const { number, confirmed_at: confirmed, pending } = state;

  return (
    <div className={styles.contact}>
      <div className={styles.line}>
        <div className={styles.value}>
          <span className={styles.name}>
            <Trans>Phone</Trans>
          </span>
          <span className={styles.address}>{number ?? <Trans>None yet</Trans>}</span>
          {number &&
            (confirmed ? (
              <Badge tone="action">
                <Trans>Confirmed</Trans>
              </Badge>
            ) : (
              <Badge tone="signal">
                <Trans>Not confirmed</Trans>
              </Badge>
            ))}
        </div>
        {!editing && !waiting && (
          <div className={styles.actions}>
            {number && !confirmed && (
              <Button size="small" loading={ask.isPending} onClick={() => void send(number)}>
                <Trans>Confirm with a code</Trans>
              </Button>
            )}
            <Button variant="secondary" size="small" onClick={() => setEditing(true)}>
              {number ? <Trans>Change phone</Trans> : <Trans>Add phone</Trans>}
            </Button>
            {number && (
              <Button
                variant="quiet"
                size="small"
                loading={remove.isPending}
                onClick={() => void afterPassword(() => remove.mutateAsync())}
              >
                <Trans>Delete phone</Trans>
              </Button>
            )}
          </div>
        )}
      </div>
      {!editing && !waiting && (wrong(ask) ?? wrong(remove)) && (
        <p role="alert" className={styles.wrong}>
          {wrong(ask) ?? wrong(remove)}
        </p>
      )}
      {editing && (
        <PhoneForm
          error={wrong(ask)}
          pending={ask.isPending}
          onSend={(next) => void send(next)}
          onCancel={() => setEditing(false)}
        />
      )}
      {waiting && !editing && (
        <PhoneCodeForm
          number={pending ?? number ?? ''}
          error={wrong(confirm)}
          pending={confirm.isPending}
          onCode={(code) => confirm.mutate(code)}
          onAgain={() => void send(pending ?? number ?? '')}
          onCancel={() => setWaiting(false)}
        />
      )}
    </div>
  );
}
