import { Refusal } from '@croupier/contracts';
import { type CurrencyCode, toDecimal } from '@croupier/money';
import type { PaymentsContext } from './context.ts';
import type { PaymentAction } from './payment.ts';
import type { ProviderMethod } from './provider.ts';

export interface PaymentRequest {
  action: PaymentAction;
  methodId: string;
  currency: CurrencyCode;
  /** Subunits. */
  amount: bigint;
}

/** Group without instant bank transfers. Source: specification §6. */
const NO_SOFORT_GROUP = 631;

/** Refuses a method that is not available to these groups. */
export function requireMethodFor({ brand }: ProviderMethod, groups: readonly number[]): void {
  if (brand === 'sofort' && groups.includes(NO_SOFORT_GROUP))
    throw new Refusal('method_not_available', { path: ['method_id'] });
}

/** Returns the method if it supports the request in this currency; refuses amounts outside its limits. */
export async function findMethod(context: PaymentsContext, request: PaymentRequest): Promise<ProviderMethod> {
  const { action, methodId, currency, amount } = request;
  const method = (await context.methods()).find(({ id }) => id === methodId);
  const limits = method?.limits[currency];
  if (!method || !limits || !method.actions.includes(action))
    throw new Refusal('method_not_available', { path: ['method_id'] });
  const at = { path: ['amount_cents'] };
  if (amount < limits.min)
    throw new Refusal('amount_too_small', { ...at, params: { min: toDecimal(limits.min, currency), currency } });
  if (amount > limits.max)
    throw new Refusal('amount_too_large', { ...at, params: { max: toDecimal(limits.max, currency), currency } });
  return method;
}
