import type { PaymentState } from '@croupier/contracts';

/**
 * Where a payment may go from where it is. An update that names no way here is outdated and changes nothing.
 * Money that arrives after a deposit was closed is still the player's: failed and cancelled deposits may succeed, nothing undoes success.
 */
export const ways: Record<PaymentState, readonly PaymentState[]> = {
  created: ['submitted', 'challenge', 'pending', 'succeeded', 'failed', 'cancelled'],
  submitted: ['challenge', 'pending', 'succeeded', 'failed', 'cancelled'],
  challenge: ['pending', 'succeeded', 'failed', 'cancelled'],
  pending: ['succeeded', 'failed', 'cancelled'],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  succeeded: [],
  requested: ['approved', 'declined', 'recalled', 'split'],
  approved: ['sent', 'declined'],
  sent: ['paid', 'failed'],
  paid: [],
  declined: [],
  recalled: [],
  split: [],
};

const finals: readonly PaymentState[] = ['succeeded', 'failed', 'cancelled', 'paid', 'declined', 'recalled', 'split'];

export const isFinal = (state: PaymentState): boolean => finals.includes(state);

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => ways[from].includes(to);
