import type { CurrencyCode } from '@croupier/money';
import type { MethodChoice } from '../methods/method-choice.ts';

/** Player's choices of the first two steps. */
export interface PaymentOrder {
  currency: CurrencyCode;
  /** Subunits. */
  amount: bigint;
  choice: { method: Pick<MethodChoice['method'], 'id' | 'title'>; profile: MethodChoice['profile'] };
  /** The bonus the player turned on, as it was shown; subunits. */
  bonus?: { code: string; title: string; amount: bigint } | undefined;
}
