import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { Account, CryptoCard } from '@croupier/contracts';
import { type CurrencyCode, formatMoney, isCrypto } from '@croupier/money';
import { Banner, Button, DialogContent, Skeleton } from '@croupier/ui-kit';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import { refreshCashbox } from '../payment/refresh-cashbox.ts';
import { currentTheme } from '../script/script.query.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import { usePayments } from '../script/usePayments.ts';
import styles from '../steps/steps.module.css';
import coinStyles from './buy-coins.module.css';
import { ChooseCoin } from './ChooseCoin.tsx';
import { ComingCoins } from './ComingCoins.tsx';
import { addressesQuery, cryptoCardsQuery } from './crypto-cards.query.ts';
import { connectSeller, type SellerStart } from './seller-frame.ts';

const READY_MS = 12_000;

/** Renders the purchase of coins by card, on a seller's page in a frame. Source: specification §2. */
export function BuyCoins({ accounts }: { accounts: readonly Account[] }) {
  const { show } = useCashbox();
  const coins = accounts.map(({ currency }) => currency).filter(isCrypto);
  const [opened, setOpened] = useState<readonly CurrencyCode[]>(coins);
  const back = () => show('deposit');
  const { data: cards, error, refetch, isFetching } = useQuery(cryptoCardsQuery(useApi()));
  // Coins need a wallet, whose address they are sent to.
  if (opened.length === 0) return <ChooseCoin onBack={back} onChosen={(coin) => setOpened([coin])} />;
  return (
    <DialogContent title={<Trans>Buy crypto with a card</Trans>} onBack={back}>
      <div className={styles.step}>
        {error && <ScriptProblem problem={error} onRetry={() => void refetch()} retrying={isFetching} />}
        {!cards && !error && <Skeleton height={320} shape="card" />}
        {cards?.length === 0 && (
          <p>
            <Trans>No crypto seller is available to you right now. You can send crypto from your own wallet.</Trans>
          </p>
        )}
        {opened.map((coin) => (
          <ComingCoins key={coin} coin={coin} />
        ))}
        {cards?.[0] && <Seller card={cards[0]} coins={opened} />}
      </div>
    </DialogContent>
  );
}

/** Renders the seller's fee and duration before any input. */
export function SellerFacts({ card }: { card: CryptoCard }) {
  const { i18n } = useLingui();
  const fee = i18n.number(card.fee / 100, { style: 'percent', maximumFractionDigits: 1 });
  const verified = formatMoney(BigInt(card.verification * 100), 'EUR', i18n.locale);
  return (
    <ul className={coinStyles.facts}>
      <li>
        <Trans>The seller’s fee is {fee}.</Trans>
      </li>
      <li>
        <Trans>It takes about {card.processing_time} minutes.</Trans>
      </li>
      <li>
        <Trans>From {verified}, the seller asks for ID.</Trans>
      </li>
      <li>
        <Trans>Cards: {card.paymentMethods.map(brandName).join(', ')}</Trans>
      </li>
    </ul>
  );
}

const brandName = (brand: string) => brand.charAt(0).toUpperCase() + brand.slice(1);

function Seller({ card, coins }: { card: CryptoCard; coins: readonly CurrencyCode[] }) {
  const { t, i18n } = useLingui();
  const queryClient = useQueryClient();
  const [coin] = coins;
  const payments = usePayments(coin ?? 'BTC', 'deposit');
  const addresses = useQuery(addressesQuery(payments.script, coins));
  const [state, setState] = useState<'waiting' | 'ready' | 'silent'>('waiting');
  const [tries, setTries] = useState(1);
  useEffect(() => {
    if (state !== 'waiting' || !addresses.data) return;
    const late = setTimeout(() => setState('silent'), READY_MS);
    return () => clearTimeout(late);
  }, [state, addresses.data, tries]);
  const connect = useCallback(
    (frame: HTMLIFrameElement | null) => {
      if (!frame || !addresses.data) return;
      const start: SellerStart = {
        widget_id: card.widget_id,
        currencies: coins,
        fiat_currencies: card.fiat_currencies,
        language: i18n.locale,
        addresses: addresses.data,
      };
      return connectSeller(frame, start, {
        onReady: () => setState('ready'),
        onBought: () => void refreshCashbox(queryClient),
      });
    },
    [addresses.data, card, coins, i18n.locale, queryClient],
  );
  const problem = payments.problem ?? addresses.error;
  if (problem)
    return (
      <ScriptProblem
        problem={problem}
        onRetry={() => (payments.problem ? payments.retry() : void addresses.refetch())}
        retrying={payments.retrying || addresses.isFetching}
      />
    );
  const look = new URLSearchParams({ parent: location.origin, lang: i18n.locale, theme: currentTheme() });
  return (
    <>
      <SellerFacts card={card} />
      {state === 'silent' && (
        <Banner
          tone="signal"
          live
          action={
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                setState('waiting');
                setTries(tries + 1);
              }}
            >
              <Trans>Try again</Trans>
            </Button>
          }
        >
          <Trans>The seller’s page isn’t responding. Nothing was charged.</Trans>
        </Banner>
      )}
      {state === 'waiting' && <Skeleton height={320} shape="card" />}
      {addresses.data && state !== 'silent' && (
        <iframe
          key={tries}
          ref={connect}
          className={state === 'ready' ? coinStyles.frame : styles.away}
          src={`${card.frame_url}?${look.toString()}`}
          sandbox="allow-scripts allow-same-origin allow-forms"
          referrerPolicy="no-referrer"
          title={t`Order form of ${card.brand}`}
        />
      )}
      <p className={styles.soft}>
        <Trans>
          You buy from {card.brand}, not from us, and we never see your card. What you buy goes to your own address
          here.
        </Trans>
      </p>
    </>
  );
}
