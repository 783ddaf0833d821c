import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useApi } from '@croupier/api-client';
import { askForErasure } from '@croupier/contracts';
import { formatDate } from '@croupier/i18n';
import { formatMoney } from '@croupier/money';
import { showToast, useTimeZone } from '@croupier/shell';
import { Banner, Button, Checkbox, Disclosure, ErrorState, Skeleton } from '@croupier/ui-kit';
import { failureText } from '../failure-text.ts';
import { askedForPassword, wantsPassword } from '../password/after-password.ts';
import styles from '../section/section.module.css';
import { Section } from '../section/Section.tsx';
import privacy from './privacy.module.css';
import { erasureQuery } from './privacy.query.ts';

interface ErasureSectionProps {
  onWithdraw: () => void;
  /** Called once the session has ended: the app leaves the player's pages. */
  onLeft: () => void;
}

/** Renders the erasure of the account: what is deleted, what must be kept, and what must be done first. */
export function ErasureSection(props: ErasureSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title={<Trans>Close and delete your account</Trans>}
      text={
        <Trans>
          Your account closes immediately and is deleted after 14 days. If you sign in before then, everything stays as
          it was.
        </Trans>
      }
    >
      <div className={styles.form}>
        <Disclosure summary={<Trans>What we delete and what we have to keep</Trans>}>
          <WhatStays />
        </Disclosure>
        {open ? (
          <ErasureForm {...props} />
        ) : (
          <div className={styles.submit}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Trans>Close my account…</Trans>
            </Button>
          </div>
        )}
      </div>
    </Section>
  );
}

function WhatStays() {
  return (
    <div className={privacy.lists}>
      <div>
        <h3>
          <Trans>Deleted</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Name, date of birth, address, phone, email, password and settings</Trans>
          </li>
          <li>
            <Trans>Sessions and devices, favourites, winner lists and data reports</Trans>
          </li>
          <li>
            <Trans>Cards and accounts you paid with, and documents we didn’t approve</Trans>
          </li>
        </ul>
      </div>
      <div>
        <h3>
          <Trans>Kept under a number, without your name</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Transactions, payments, rounds and bets, as tax and anti-money-laundering laws require</Trans>
          </li>
          <li>
            <Trans>Approved documents, for five years, as anti-money-laundering laws require</Trans>
          </li>
          <li>
            <Trans>
              Your limits and the security log, including IP addresses of sign-ins, to show that rules were kept
            </Trans>
          </li>
          <li>
            <Trans>
              If you’ve excluded yourself: hashes that let us recognise you while the exclusion lasts, and nothing else
            </Trans>
          </li>
        </ul>
      </div>
    </div>
  );
}

function ErasureForm({ onWithdraw, onLeft }: ErasureSectionProps) {
  const { t, i18n } = useLingui();
  const api = useApi();
  const timeZone = useTimeZone();
  const [sure, setSure] = useState(false);
  const [giveUp, setGiveUp] = useState(false);
  const { data, isError, isFetching, refetch } = useQuery(erasureQuery(api));
  const erase = useMutation({
    mutationFn: () => api.call(askForErasure, { body: { give_up_remainder: giveUp } }),
    onSuccess: ({ due_at }) => {
      const day = formatDate(due_at, i18n, 'date', timeZone);
      onLeft();
      showToast({
        type: 'success',
        time: 0,
        title: t`Your account is closed`,
        text: t`We’ll delete it on ${day}. Sign in before then to keep it.`,
      });
    },
    onError: (error) => {
      if (!askedForPassword(error, () => erase.mutate())) void refetch();
    },
  });
  if (isError && !data) return <ErrorState onRetry={() => void refetch()} retrying={isFetching} />;
  if (!data) return <Skeleton height={96} />;
  const { to_withdraw, remainder, open } = data;
  const sumOf = (money: typeof remainder) =>
    money.map(({ currency, amount_cents }) => formatMoney(amount_cents, currency, i18n.locale)).join(', ');
  const [money, rest] = [sumOf(to_withdraw), sumOf(remainder)];
  if (to_withdraw.length > 0)
    return (
      <Banner
        tone="signal"
        action={
          <Button size="small" onClick={onWithdraw}>
            <Trans>Withdraw</Trans>
          </Button>
        }
      >
        <Trans>There’s still money in your account: {money}. Please withdraw it first.</Trans>
      </Banner>
    );
  return (
    <>
      {open.length > 0 && (
        <Banner>
          <Trans>
            You still have open bets, rounds or payments. We’ll wait for them. If money comes in, we’ll keep your
            account and email you.
          </Trans>
        </Banner>
      )}
      {remainder.length > 0 && (
        <Checkbox
          label={<Trans>I forfeit my remaining balance: {rest}</Trans>}
          hint={<Trans>It’s below the minimum withdrawal of every payment method.</Trans>}
          checked={giveUp}
          onChange={(event) => setGiveUp(event.target.checked)}
        />
      )}
      <Checkbox
        label={<Trans>I want to close my account and have it permanently deleted after 14 days</Trans>}
        checked={sure}
        onChange={(event) => setSure(event.target.checked)}
      />
      {erase.isError && !wantsPassword(erase.error) && (
        <Banner tone="danger" live>
          {failureText(i18n, erase.error)}
        </Banner>
      )}
      <div className={styles.submit}>
        <Button
          variant="danger"
          disabled={!sure || (remainder.length > 0 && !giveUp)}
          loading={erase.isPending}
          onClick={() => erase.mutate()}
        >
          <Trans>Close and delete my account</Trans>
        </Button>
      </div>
    </>
  );
}
