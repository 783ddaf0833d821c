import type { PaymentState } from '@croupier/contracts';

/** States of deposits whose money was returned. */
export const returned: readonly PaymentState[] = ['refunded', 'charged_back'];

/**
 * Allowed transitions of a payment's state. An update without a transition here is outdated and changes nothing. Money
 * that arrives after a deposit was closed still belongs to the player: failed and cancelled deposits may succeed. The
 * provider may reverse a deposit that arrived, and the reversal may be reported before the arrival.
 */
export const ways: Record<PaymentState, readonly PaymentState[]> = {
  created: ['submitted', 'challenge', 'pending', 'succeeded', 'failed', 'cancelled', ...returned],
  submitted: ['challenge', 'pending', 'succeeded', 'failed', 'cancelled', ...returned],
  challenge: ['pending', 'succeeded', 'failed', 'cancelled', ...returned],
  pending: ['succeeded', 'failed', 'cancelled', ...returned],
  failed: ['succeeded'],
  cancelled: ['succeeded'],
  succeeded: [...returned],
  refunded: [],
  charged_back: [],
  requested: ['approved', 'declined', 'recalled', 'split'],
  approved: ['sent', 'declined'],
  sent: ['paid', 'failed'],
  paid: [],
  declined: [],
  recalled: [],
  split: [],
};

const finals: readonly PaymentState[] = [
  ...(['succeeded', 'failed', 'cancelled', 'paid', 'declined', 'recalled', 'split'] as const),
  ...returned,
];

export const isFinal = (state: PaymentState): boolean => finals.includes(state);

export const mayBecome = (from: PaymentState, to: PaymentState): boolean => ways[from].includes(to);
