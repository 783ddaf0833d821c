import type { AnyCurrency } from '@croupier/money';
import { money } from '../hud/texts.tsx';

const HUNDREDTHS = /[.,]00(?=\D*$)/;

/** An amount where there is little room: without what says nothing. */
export const shortMoney = (cents: number, currency: AnyCurrency): string =>
  money(cents, currency).replace(HUNDREDTHS, '');

/** The number alone, as it stands on a coin. */
export const coinAmount = (cents: number, currency: AnyCurrency): string =>
  shortMoney(cents, currency).replace(/^[^\d]+|[^\d]+$/g, '');
