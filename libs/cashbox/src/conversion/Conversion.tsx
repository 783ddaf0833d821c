import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useApi } from '@croupier/api-client';
import { type Account, toWire } from '@croupier/contracts';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { useModal, useOnline } from '@croupier/shell';
import { AmountField, Banner, Button, DialogContent, SelectField } from '@croupier/ui-kit';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import { OfflineNote } from '../steps/OfflineNote.tsx';
import styles from '../steps/steps.module.css';
import { walletName } from '../wallets/wallet-name.ts';
import { conversionTermsQuery } from './conversion-terms.query.ts';
import { quoteMutation } from './conversion.mutation.ts';
import { ConversionOffer } from './ConversionOffer.tsx';
import { conversionProblem, dayLimitText } from './day-limit.ts';
import { RateLine } from './RateLine.tsx';

interface ConversionProps {
  wallets: readonly Account[];
  /** Wallet chosen in the cashbox, which pays by default. */
  account: Account;
}

/** Exchanges money between the player's own wallets, at a rate valid for half a minute. Source: specification §2. */
export function Conversion({ wallets, account }: ConversionProps) {
  const { t, i18n } = useLingui();
  const { show } = useCashbox();
  const api = useApi();
  const online = useOnline();
  const { setConfirmClose } = useModal();
  const [from, setFrom] = useState<CurrencyCode>(account.currency);
  const others = wallets.filter(({ currency }) => currency !== from);
  const [wanted, setTo] = useState<CurrencyCode | null>(null);
  const to = others.find(({ currency }) => currency === wanted)?.currency ?? others[0]?.currency;
  const [amount, setAmount] = useState<bigint | null>(null);
  const [tried, setTried] = useState(false);
  const quote = useMutation(quoteMutation(api));
  const { data: terms } = useQuery(conversionTermsQuery(api, from, to));
  useEffect(() => setConfirmClose(amount !== null), [setConfirmClose, amount]);

  const available = BigInt(wallets.find(({ currency }) => currency === from)?.available_to_cashout_cents ?? 0);
  const problem =
    amount === null || amount <= 0n
      ? t`Please enter an amount above zero.`
      : amount > available
        ? t`You have ${formatMoney(available, from, i18n.locale)} there.`
        : terms && amount > BigInt(terms.day.left_cents)
          ? dayLimitText(i18n, { ...terms, from })
          : null;
  const ask = () => {
    if (problem !== null || amount === null || to === undefined) return setTried(true);
    quote.mutate({ from, to, amount_cents: toWire(amount) });
  };

  if (quote.data)
    return (
      <ConversionOffer
        key={quote.data.id}
        offer={quote.data}
        onBack={() => quote.reset()}
        asking={quote.isPending}
        onAgain={ask}
      />
    );
  return (
    <DialogContent
      title={<Trans>Exchange between wallets</Trans>}
      onBack={() => show('dashboard')}
      footer={
        <Button size="large" wide disabled={!online || to === undefined} loading={quote.isPending} onClick={ask}>
          <Trans>See the offer</Trans>
        </Button>
      }
    >
      <div className={styles.step}>
        <p className={styles.soft}>
          <Trans>
            You see our fee and the exact amount you get before you confirm. You get that amount, or nothing is
            exchanged.
          </Trans>
        </p>
        <WalletSelect
          label={t`From`}
          wallets={wallets}
          value={from}
          onChange={(currency) => {
            setFrom(currency);
            setAmount(null);
            setTried(false);
          }}
        />
        {to !== undefined && <WalletSelect label={t`To wallet`} wallets={others} value={to} onChange={setTo} />}
        {to !== undefined && (
          <p className={styles.terms} aria-live="polite">
            {terms && (
              <>
                <RateLine from={from} to={to} rate={terms.rate} fee={terms.fee_percent} />
                <br />
                {dayLimitText(i18n, { ...terms, from })}
              </>
            )}
          </p>
        )}
        <AmountField
          key={from}
          label={t`Amount`}
          currency={from}
          value={amount}
          onChange={setAmount}
          onBlur={() => setTried(amount !== null)}
          all={available > 0n ? available : undefined}
          error={tried ? (problem ?? undefined) : undefined}
        />
        {quote.error && (
          <Banner tone="danger" live>
            {conversionProblem(i18n, quote.error, from)}
          </Banner>
        )}
        <OfflineNote />
      </div>
    </DialogContent>
  );
}

interface WalletSelectProps {
  label: string;
  wallets: readonly Account[];
  value: CurrencyCode;
  onChange: (currency: CurrencyCode) => void;
}

function WalletSelect({ label, wallets, value, onChange }: WalletSelectProps) {
  const { i18n } = useLingui();
  return (
    <SelectField label={label} value={value} onChange={({ target }) => onChange(target.value as CurrencyCode)}>
      {wallets.map(({ currency, available_to_cashout_cents }) => (
        <option key={currency} value={currency}>
          {walletName(currency, i18n.locale)} · {formatMoney(BigInt(available_to_cashout_cents), currency, i18n.locale)}
        </option>
      ))}
    </SelectField>
  );
}
