import { subunits, type CurrencyCode } from '@croupier/money';

/** Roughly what one euro is in each currency: for bounds only, never for exchange. */
const PER_EURO: Record<CurrencyCode, number> = {
  AUD: 1.6,
  CAD: 1.5,
  NZD: 1.75,
  EUR: 1,
  USD: 1.1,
  PLN: 4.3,
  JPY: 160,
  NOK: 11.5,
  BRL: 6,
  BTC: 0.00001,
  ETH: 0.0004,
  BCH: 0.0025,
  LTC: 0.012,
  DOG: 6,
  USDT: 1.1,
};
const MIN_STAKE_EURO = 0.1;
const MAX_RETURN_EURO = 100_000;
/** What the house risks on one outcome of one match. */
const MAX_LIABILITY_EURO = 250_000;
const QUICK_STAKES_EURO = [2, 5, 10, 50];

export interface StakeRules {
  minStake: bigint;
  maxReturn: bigint;
  maxLiability: bigint;
  quickStakes: bigint[];
}

/** Bounds of one currency in its subunits, as round numbers. */
export function stakeRules(currency: CurrencyCode): StakeRules {
  const amount = (euro: number) => roundFigure(euro * PER_EURO[currency] * subunits[currency]);
  return {
    minStake: amount(MIN_STAKE_EURO),
    maxReturn: amount(MAX_RETURN_EURO),
    maxLiability: amount(MAX_LIABILITY_EURO),
    quickStakes: QUICK_STAKES_EURO.map(amount),
  };
}

/** 1, 2 or 5 times a power of ten: what people stake. */
function roundFigure(value: number): bigint {
  const power = 10 ** Math.floor(Math.log10(Math.max(value, 1)));
  const lead = Math.max(value, 1) / power;
  const round = lead < 1.5 ? 1 : lead < 3.5 ? 2 : lead < 7.5 ? 5 : 10;
  return BigInt(Math.round(round * power));
}
