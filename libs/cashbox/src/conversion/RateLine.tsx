import { Trans, useLingui } from '@lingui/react/macro';
import type { CurrencyCode } from '@croupier/money';

interface RateLineProps {
  from: CurrencyCode;
  to: CurrencyCode;
  /** Rate as decimal text, after the fee. */
  rate: string;
  /** Fee in per cent. */
  fee: number;
}

/** Renders the exchange rate of two currencies, and the fee included. */
export function RateLine({ from, to, rate: text, fee: percent }: RateLineProps) {
  const { i18n } = useLingui();
  const rate = i18n.number(Number(text), { maximumSignificantDigits: 6 });
  const fee = i18n.number(percent / 100, { style: 'percent', maximumFractionDigits: 2 });
  return percent === 0 ? (
    <Trans>
      1 {from} = {rate} {to}, no fee
    </Trans>
  ) : (
    <Trans>
      1 {from} = {rate} {to}, after our fee of {fee}
    </Trans>
  );
}
