import { nominalUnit } from '@croupier/money';
import type { Balance } from './context.ts';

/** Smallest payout of any method: ten nominal units, about ten euros. */
const LEAST_PAYOUT = 10n;

/** Returns whether a balance is too small to withdraw, so that it may be given up. */
export const isRemainder = ({ currency, amount }: Balance): boolean => amount < LEAST_PAYOUT * nominalUnit[currency];
