import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarDays, Copy } from 'lucide-react';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { showToast } from '@croupier/shell';
import { Button, buttonClass, IconButton, TextField } from '@croupier/ui-kit';
import styles from './calendar.module.css';
import { type CalendarChange, calendarMutation, calendarQuery } from './calendar.query.ts';

/** Renders the calendar feed of a player's favourite matches: an address to subscribe to, renew or turn off. */
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
      onError: () =>
        showToast({ type: 'error', text: t`Something went wrong, and your calendar link was not changed.` }),
    });
  return (
    <section className={styles.panel} aria-labelledby="calendar-title">
      <h2 id="calendar-title" className={styles.title}>
        <CalendarDays size={20} aria-hidden="true" />
        <Trans>In your calendar</Trans>
      </h2>
      <p className={styles.text}>
        <Trans>
          Your calendar app can show the matches of your favourites and update them when a kick-off time changes.
        </Trans>
      </p>
      {data.address === null ? (
        <Button variant="secondary" loading={isPending} onClick={() => change('open')}>
          <Trans>Create a calendar link</Trans>
        </Button>
      ) : asked ? (
        <div className={styles.question} role="group" aria-label={t`Are you sure?`}>
          <p>
            {asked === 'renew' ? (
              <Trans>Apps that use the old link will get no matches until you give them the new one.</Trans>
            ) : (
              <Trans>Apps that use this link will no longer get matches. Your favourites stay.</Trans>
            )}
          </p>
          <div className={styles.actions}>
            <Button loading={isPending} onClick={() => change(asked)}>
              {asked === 'renew' ? <Trans>Create a new link</Trans> : <Trans>Turn off the link</Trans>}
            </Button>
            <Button variant="quiet" onClick={() => setAsked(null)}>
              <Trans>Keep the current link</Trans>
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
              <Trans>New link</Trans>
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
  // Without a secure connection, browsers have no clipboard: the player copies it by hand.
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      showToast({ type: 'success', text: t`Address copied.` });
    } catch {
      showToast({ type: 'error', text: t`Your browser didn’t allow copying. Please select the link and copy it.` });
    }
  };
  return (
    <TextField
      label={t`Calendar link`}
      hint={t`Anyone with this link can see your matches, but nothing else about you.`}
      readOnly
      value={address}
      onFocus={({ target }) => target.select()}
      trail={
        <IconButton label={t`Copy address`} icon={<Copy size={18} aria-hidden="true" />} onClick={() => void copy()} />
      }
    />
  );
}
