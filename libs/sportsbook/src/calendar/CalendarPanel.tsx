import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, Copy } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { showToast } from '@croupier/shell';
import { Button, buttonClass, IconButton, TextField } from '@croupier/ui-kit';
import styles from './calendar.module.css';
import { type CalendarChange, calendarMutation, calendarQuery } from './calendar.query.ts';

/** A player's kept matches in their calendar app: an address to subscribe to, to renew and to turn off. */
export function CalendarPanel() {
  const { t } = useLingui();
  const api = useApi();
  const { data } = useQuery(calendarQuery(api));
  const { mutate, isPending } = useMutation(calendarMutation(api, useQueryClient()));
  const [asked, setAsked] = useState<'renew' | 'close' | null>(null);
  if (!data) return null;
  const change = (wanted: CalendarChange) =>
    mutate(wanted, {
      onSuccess: () => setAsked(null),
      onError: () => showToast({ type: 'error', text: t`That did not work. Your calendar is as it was.` }),
    });
  return (
    <section className={styles.panel} aria-labelledby="calendar-title">
      <h2 id="calendar-title" className={styles.title}>
        <CalendarDays size={20} aria-hidden="true" />
        <Trans>In your calendar</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          Your calendar app can show the matches of your favourites and keep them up to date when a kick-off moves.
        </Trans>
      </p>
      {data.address === null ? (
        <Button variant="secondary" loading={isPending} onClick={() => change('open')}>
          <Trans>Make an address for my calendar</Trans>
        </Button>
      ) : asked ? (
        <div className={styles.question} role="group" aria-label={t`Are you sure?`}>
          <p>
            {asked === 'renew' ? (
              <Trans>Apps that use the old address get no more matches until you give them the new one.</Trans>
            ) : (
              <Trans>Apps that use the address get no more matches. Your favourites stay.</Trans>
            )}
          </p>
          <div className={styles.actions}>
            <Button loading={isPending} onClick={() => change(asked)}>
              {asked === 'renew' ? <Trans>Make a new address</Trans> : <Trans>Turn the address off</Trans>}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              <Trans>Keep it as it is</Trans>
            </Button>
          </div>
        </div>
      ) : (
        <>
          <Address address={data.address} />
          <div className={styles.actions}>
            <a
              href={data.address.replace(/^https?:/, 'webcal:')}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            >
              <Trans>Open in a calendar app</Trans>
            </a>
            <Button variant="quiet" size="small" onClick={() => setAsked('renew')}>
              <Trans>New address</Trans>
            </Button>
            <Button variant="quiet" size="small" onClick={() => setAsked('close')}>
              <Trans>Turn off</Trans>
            </Button>
          </div>
        </>
      )}
    </section>
  );
}

function Address({ address }: { address: string }) {
  const { t } = useLingui();
  // Without a safe connection browsers have no clipboard: then it is copied by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ type: 'success', text: t`The address is copied.` });
    } catch {
      showToast({ type: 'error', text: t`Your browser does not let us copy. Please select the address and copy it.` });
    }
  };
  return (
    <TextField
      label={t`Address of your calendar`}
      hint={t`Whoever has it sees your matches, and nothing else of you.`}
      readOnly
      value={address}
      onFocus={({ target }) => target.select()}
      trail={
        <IconButton
          label={t`Copy the address`}
          icon={<Copy size={18} aria-hidden="true" />}
          onClick={() => void copy()}
        />
      }
    />
  );
}
