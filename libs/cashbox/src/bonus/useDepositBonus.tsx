import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useApi } from '@croupier/api-client';
import type { CurrencyCode } from '@croupier/money';
import type { PaymentOrder } from '../payment/payment-order.ts';
import { bonusFigures } from './bonus-figures.ts';
import { BonusOffered } from './BonusOffered.tsx';
import { nextBonusQuery } from './next-bonus.query.ts';
import { NoBonus } from './NoBonus.tsx';

/**
 * Returns the bonus of the player's code for a deposit. It is shown with its terms and only taken if the player turns
 * it on.
 */
export function useDepositBonus(
  currency: CurrencyCode,
  amount: bigint | null,
): { shown: ReactNode; chosen: PaymentOrder['bonus'] } {
  const { data } = useQuery(nextBonusQuery(useApi(), currency));
  const [wanted, setWanted] = useState(false);
  if (!data || data.code === null) return { shown: null, chosen: undefined };
  const { code, offer } = data;
  if (!offer) return { shown: <NoBonus code={code} />, chosen: undefined };
  const reaches = amount !== null && amount >= BigInt(offer.min_deposit_cents ?? 0);
  const figures = reaches ? bonusFigures(offer, amount) : null;
  return {
    shown: <BonusOffered {...{ offer, figures }} checked={wanted && reaches} onChange={setWanted} />,
    chosen: wanted && figures ? { code, title: offer.title, amount: figures.amount } : undefined,
  };
}
