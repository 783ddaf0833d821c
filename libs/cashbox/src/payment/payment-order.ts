import type { CurrencyCode } from '@croupier/money';
import type { MethodChoice } from '../methods/method-choice.ts';

/** Player's choices of the first two steps. */
export interface PaymentOrder {
  currency: CurrencyCode;
  /** Amount in subunits. */
  amount: bigint;
  choice: { method: Pick<MethodChoice['method'], 'id' | 'title'>; profile: MethodChoice['profile'] };
  /** Bonus the player turned on, as shown; in subunits. */
  bonus?: { code: string; title: string; amount: bigint } | undefined;
}
