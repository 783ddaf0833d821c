import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowLeftRight, Hourglass } from 'lucide-react';
import { useApi } from '@croupier/api-client';
import type { Account, Payment } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { useOnline } from '@croupier/shell';
import { Banner, Button, Card, DialogContent, Money } from '@croupier/ui-kit';
import { recentPaymentsQuery, unfinishedDeposit } from '../history/payments.query.ts';
import { PaymentsList } from '../history/PaymentsList.tsx';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import { PlayWith } from '../wallets/PlayWith.tsx';
import { walletName } from '../wallets/wallet-name.ts';
import { WalletPicker } from '../wallets/WalletPicker.tsx';
import styles from './dashboard.module.css';

const RECENT = 3;

interface DashboardProps {
  wallets: readonly Account[];
  /** Wallet whose money moves here. */
  account: Account;
  onWallet: (currency: CurrencyCode) => void;
}

/** Renders the balance, the buttons to deposit and withdraw, and the latest payments. */
export function Dashboard({ wallets, account, onWallet }: DashboardProps) {
  const { t, i18n } = useLingui();
  const { show } = useCashbox();
  const online = useOnline();
  const actions = (
    <div className={styles.actions}>
      <Button size="large" wide disabled={!online} onClick={() => show('deposit')}>
        <Trans>Deposit</Trans>
      </Button>
      <Button
        size="large"
        wide
        variant="secondary"
        disabled={!online || account.available_to_cashout_cents <= 0}
        onClick={() => show('withdraw')}
      >
        <Trans>Withdraw</Trans>
      </Button>
    </div>
  );
  return (
    <DialogContent title={<Trans>Cashbox</Trans>} footer={actions}>
      <div className={styles.screen}>
        <Card tone="felt" className={styles.balance}>
          <span className={styles.label}>
            {wallets.length > 1 ? walletName(account.currency, i18n.locale) : <Trans>Balance</Trans>}
          </span>
          <Money size="large" amount={account.amount_cents} currency={account.currency} />
          <span className={styles.label}>
            <Trans>
              <Money amount={account.available_to_cashout_cents} currency={account.currency} /> available to withdraw
            </Trans>
          </span>
        </Card>
        {wallets.length > 1 && (
          <>
            <WalletPicker label={t`Your wallets`} wallets={wallets} value={account.currency} onChange={onWallet} />
            <Button variant="secondary" disabled={!online} onClick={() => show('convert')}>
              <ArrowLeftRight size={18} aria-hidden="true" /> <Trans>Exchange between wallets</Trans>
            </Button>
          </>
        )}
        <PlayWith currency={account.currency} />
        <OfflineNote />
        <Recent />
      </div>
    </DialogContent>
  );
}

function Recent() {
  const { show } = useCashbox();
  const { data } = useQuery(recentPaymentsQuery(useApi()));
  if (!data) return null;
  if (data.length === 0) return <FirstTime />;
  const unfinished = unfinishedDeposit(data);
  return (
    <section className={styles.recent}>
      {unfinished && <Unfinished payment={unfinished} />}
      <div className={styles.heading}>
        <h3>
          <Trans>Recent payments</Trans>
        </h3>
        <Button size="small" variant="quiet" onClick={() => show('history')}>
          <Trans>All payments</Trans>
        </Button>
      </div>
      <PaymentsList payments={data.slice(0, RECENT)} />
    </section>
  );
}

/** Renders a link back to a deposit left at the bank's confirmation. */
function Unfinished({ payment: { amount_cents, currency } }: { payment: Payment }) {
  const { show } = useCashbox();
  return (
    <Banner
      tone="signal"
      icon={<Hourglass size={20} aria-hidden="true" />}
      action={
        <Button size="small" variant="secondary" onClick={() => show('deposit')}>
          <Trans>Continue</Trans>
        </Button>
      }
    >
      <Trans>
        Your deposit of <Money amount={amount_cents} currency={currency} /> isn’t finished.
      </Trans>
    </Banner>
  );
}

/** Renders facts for a player who has never paid. */
function FirstTime() {
  return (
    <ul className={styles.facts}>
      <li>
        <Trans>Card and e-wallet deposits reach your balance immediately.</Trans>
      </li>
      <li>
        <Trans>Your winnings are yours. Withdraw them whenever you like.</Trans>
      </li>
      <li>
        <Trans>You set your own deposit limits, and we stick to them.</Trans>
      </li>
    </ul>
  );
}
