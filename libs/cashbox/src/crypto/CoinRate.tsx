import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useApi } from '@croupier/api-client';
import { formatDate } from '@croupier/i18n';
import { type CurrencyCode, isCrypto } from '@croupier/money';
import { useTimeZone } from '@croupier/shell';
import styles from '../steps/steps.module.css';
import { useWallets } from '../wallets/useWallets.ts';
import { ratesQuery } from './rates.query.ts';

/**
 * Renders a coin's value in the player's own currency, and its time. Renders nothing without a rate: it isn't used for
 * payments here.
 */
export function CoinRate({ coin }: { coin: CurrencyCode }) {
  const { i18n } = useLingui();
  const timeZone = useTimeZone();
  const { wallets = [] } = useWallets();
  const { data } = useQuery(ratesQuery(useApi()));
  const home = wallets.find(({ currency }) => !isCrypto(currency))?.currency ?? 'EUR';
  const rate = data?.rates[coin]?.[home];
  if (!data?.at || rate === undefined) return null;
  // Formatted as a rate, not as money: a coin may be worth less than one subunit of the player's currency.
  const amount = i18n.number(Number(rate), { style: 'currency', currency: home, maximumSignificantDigits: 6 });
  const time = formatDate(data.at, i18n, 'time', timeZone);
  return (
    <p className={styles.soft}>
      <Trans>
        1 {coin} is worth about {amount} (at {time}). Your wallet stays in {coin} unless you exchange it.
      </Trans>
    </p>
  );
}
