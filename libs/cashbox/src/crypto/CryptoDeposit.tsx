import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Copy, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useApi } from '@croupier/api-client';
import { type CurrencyCode, formatMoney } from '@croupier/money';
import { showToast } from '@croupier/shell';
import { Button, Chip, Chips, DialogContent, QrCode, Skeleton } from '@croupier/ui-kit';
import { limitsOfMethod } from '../amount/limits.ts';
import { nextBonusQuery } from '../bonus/next-bonus.query.ts';
import { useCashbox } from '../navigation/cashbox-navigation.ts';
import { fieldsQuery } from '../script/script.query.ts';
import { ScriptProblem } from '../script/ScriptProblem.tsx';
import { usePayments } from '../script/usePayments.ts';
import styles from '../steps/steps.module.css';
import coinStyles from './buy-coins.module.css';
import { SellerFacts } from './BuyCoins.tsx';
import { CoinRate } from './CoinRate.tsx';
import { ComingCoins } from './ComingCoins.tsx';
import { cryptoCardsQuery } from './crypto-cards.query.ts';

/** Network of each coin. */
const networks: Partial<Record<CurrencyCode, string>> = {
  BTC: 'Bitcoin',
  ETH: 'Ethereum',
  BCH: 'Bitcoin Cash',
  LTC: 'Litecoin',
  DOG: 'Dogecoin',
  USDT: 'Ethereum (ERC-20)',
};

interface CryptoDepositProps {
  coins: readonly CurrencyCode[];
  coin: CurrencyCode | undefined;
  onCoin: (coin: CurrencyCode) => void;
  tabs: ReactNode;
  onBack: () => void;
  onOther: () => void;
}

/** Renders the player's own address for a coin. Coins that arrive are credited. */
export function CryptoDeposit({ coins, coin, tabs, onCoin, onBack, onOther }: CryptoDepositProps) {
  const { t } = useLingui();
  return (
    <DialogContent title={<Trans>Deposit</Trans>} onBack={onBack}>
      <div className={styles.step}>
        {tabs}
        <Chips label={t({ message: `Coin`, context: 'a cryptocurrency' })}>
          {coins.map((code) => (
            <Chip key={code} selected={code === coin} onClick={() => onCoin(code)}>
              {code}
            </Chip>
          ))}
          <Chip onClick={onOther}>
            <Trans>Another coin</Trans>
          </Chip>
        </Chips>
        {coin && <CoinBonus coin={coin} />}
        {coin && <Address key={coin} coin={coin} />}
        <BuyOffer />
      </div>
    </DialogContent>
  );
}

/**
 * Renders the bonus of a saved code. Coins arrive without an order that could name a bonus, so the player collects it
 * afterwards.
 */
function CoinBonus({ coin }: { coin: CurrencyCode }) {
  const { data } = useQuery(nextBonusQuery(useApi(), coin));
  if (!data?.offer) return null;
  return (
    <p className={styles.soft}>
      <Trans>
        After a crypto deposit, the bonus for your code {data.code} is under “Gifts”. It starts only when you start it
        there.
      </Trans>
    </p>
  );
}

/** Renders the offer to buy coins. Renders nothing if no seller is open to the player. */
function BuyOffer() {
  const { show } = useCashbox();
  const [card] = useQuery(cryptoCardsQuery(useApi())).data ?? [];
  if (!card) return null;
  return (
    <section className={coinStyles.offer}>
      <h3>
        <Trans>No crypto yet?</Trans>
      </h3>
      <SellerFacts card={card} />
      <Button variant="secondary" onClick={() => show('buy-coins')}>
        <CreditCard size={18} aria-hidden="true" /> <Trans>Buy crypto with a card</Trans>
      </Button>
    </section>
  );
}

function Address({ coin }: { coin: CurrencyCode }) {
  const { t, i18n } = useLingui();
  const payments = usePayments(coin, 'deposit');
  const method = payments.methods?.[0];
  const fields = useQuery(
    fieldsQuery({ script: payments.script, currency: coin, action: 'deposit', methodId: method?.id }),
  );
  const address = fields.data?.[0]?.address;
  const problem = payments.problem ?? fields.error;
  if (problem)
    return (
      <ScriptProblem
        problem={problem}
        onRetry={() => (payments.problem ? payments.retry() : void fields.refetch())}
        retrying={payments.retrying}
      />
    );
  if (!address || !method) return <Skeleton height={96} shape="card" />;
  const network = networks[coin] ?? method.title;
  const limits = limitsOfMethod(method, coin);
  const least = limits ? formatMoney(limits.min, coin, i18n.locale) : '';
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => showToast({ type: 'success', text: t`Address copied.` }),
      () =>
        showToast({
          type: 'warning',
          text: t`Your browser didn’t allow copying. Please select the address and copy it.`,
        }),
    );
  return (
    <>
      <p>
        <Trans>
          Send {method.title} to this address, at least {least}. On smaller amounts, the network fee takes a large part.
          This address is only yours. The money is in your wallet once the network has confirmed it.
        </Trans>
      </p>
      <div className={styles.scan}>
        <QrCode text={address} label={t`QR code of the address`} />
        <div className={styles.address}>{address}</div>
      </div>
      <Button variant="secondary" onClick={() => void copy()}>
        <Copy size={18} aria-hidden="true" /> <Trans>Copy address</Trans>
      </Button>
      <p className={styles.soft}>
        <Trans>
          Send only {coin} here, on the {network} network. Other coins, or another network, will be lost. You don’t need
          a memo or tag.
        </Trans>
      </p>
      <ComingCoins coin={coin} />
      <CoinRate coin={coin} />
    </>
  );
}
