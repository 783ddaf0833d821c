import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';

const HUNDREDTHS = /[.,]00(?=\D*$)/;

/** Formats an amount for little space: without trailing zeros. */
export const shortMoney = (cents: number, currency: AnyCurrency): string =>
  money(cents, currency).replace(HUNDREDTHS, '');

/** Formats the number alone, for a coin. */
export const coinAmount = (cents: number, currency: AnyCurrency): string =>
  shortMoney(cents, currency).replace(/^[^\d]+|[^\d]+$/g, '');
