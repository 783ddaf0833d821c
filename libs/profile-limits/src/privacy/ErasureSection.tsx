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
  /** The session is over: the app leads away from the player's pages. */
  onLeft: () => void;
}

/** The end of the account: what goes, what has to stay, what comes before it. */
export function ErasureSection(props: ErasureSectionProps) {
  const [open, setOpen] = useState(false);
  return (
    <Section
      title={<Trans>Close and erase your account</Trans>}
      text={
        <Trans>
          Your account closes at once and is erased after a pause of 14 days. Sign in during that time, and everything
          stays as it was.
        </Trans>
      }
    >
      <div className={styles.form}>
        <Disclosure summary={<Trans>What is erased, and what has to stay</Trans>}>
          <WhatStays />
        </Disclosure>
        {open ? (
          <ErasureForm {...props} />
        ) : (
          <div className={styles.submit}>
            <Button variant="secondary" onClick={() => setOpen(true)}>
              <Trans>Close my account …</Trans>
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
          <Trans>Erased</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Name, date of birth, address, phone, email, password and settings</Trans>
          </li>
          <li>
            <Trans>Sessions and devices, favourites, lists of winners, data reports</Trans>
          </li>
          <li>
            <Trans>Which cards and accounts you paid with, and documents that were not approved</Trans>
          </li>
        </ul>
      </div>
      <div>
        <h3>
          <Trans>Kept, under a number without your name</Trans>
        </h3>
        <ul>
          <li>
            <Trans>Movements of money, payments, rounds and bets: tax and money laundering law ask for them</Trans>
          </li>
          <li>
            <Trans>Approved documents, for five years: money laundering law asks for them</Trans>
          </li>
          <li>
            <Trans>Your limits and the security log, with addresses of sign-ins: to show that rules were kept</Trans>
          </li>
          <li>
            <Trans>
              If you are excluded: digests by which you are recognised as long as that lasts, and nothing else
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
        text: t`It will be erased on ${day}. If you sign in before, it stays.`,
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
        <Trans>There is money in your account: {money}. Please withdraw it first; it is yours.</Trans>
      </Banner>
    );
  return (
    <>
      {open.length > 0 && (
        <Banner>
          <Trans>
            Bets, rounds or payments are still open. We wait for them: if money comes in, the account stays and we write
            to you.
          </Trans>
        </Banner>
      )}
      {remainder.length > 0 && (
        <Checkbox
          label={<Trans>I give up the rest on my account: {rest}</Trans>}
          hint={<Trans>It is less than any way of payment pays out.</Trans>}
          checked={giveUp}
          onChange={(event) => setGiveUp(event.target.checked)}
        />
      )}
      <Checkbox
        label={<Trans>I want my account to be closed and, after 14 days, erased for good</Trans>}
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
          <Trans>Close and erase my account</Trans>
        </Button>
      </div>
    </>
  );
}
