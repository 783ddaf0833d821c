import type { UserLimit } from '@croupier/contracts';

/**
 * Specification §4: reached when the limit minus the absolute current value is 0 or less, for the currency played with;
 * a session limit when its time is used up. Deposit limits do not stop play; breaks are refused by the server.
 */
export function isAnyLimitReached(limits: readonly UserLimit[], currency: string): boolean {
  return limits.some(({ type, accounts, duration_minutes, used_minutes }) => {
    if (type === 'session') return duration_minutes !== null && (used_minutes ?? 0) >= duration_minutes;
    if (type !== 'loss' && type !== 'wager') return false;
    const account = accounts.find((one) => one.currency === currency);
    return account !== undefined && account.amount_cents - Math.abs(account.current_value_amount_cents) <= 0;
  });
}
