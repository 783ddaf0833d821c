import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { BonusLabel, Gift, GiftStage } from '@croupier/contracts';

/** Labels of gifts. Source: specification §3, Gift. */
export const labels: Readonly<Record<BonusLabel, MessageDescriptor>> = {
  deposit: msg`Deposit bonus`,
  registration: msg`Welcome gift`,
  no_deposit: msg`No-deposit bonus`,
  free_spins: msg`Free spins`,
  cashback: msg`Cashback`,
  cash: msg({ message: `Cash`, context: 'real money' }),
  group: msg`For your group`,
  custom: msg`For you`,
  freebet: msg`Free bet`,
  feature_spins: msg`Feature spins`,
  feature_trigger: msg`Feature round`,
  xp: msg`Experience points`,
  gift: msg`Gift`,
};

/** Stages of gifts. Source: specification §4, Gift stages. */
export const stages: Readonly<Record<GiftStage, MessageDescriptor>> = {
  issued: msg`Available`,
  activated: msg`Ready to play`,
  handle_bets: msg`Wagering`,
  wager_done: msg`Wagered`,
  finished: msg`Done`,
  lost: msg`Used up`,
  expired: msg`Expired`,
  canceled: msg`Cancelled`,
  erased_by_withdraw: msg`Ended by a withdrawal`,
};

export type GiftState = 'received' | 'activated' | 'expired' | 'used' | 'erased_by_withdraw';

/** States of gifts, five in the specification (§4), by the stages of their bonus. */
export const stateOf: Readonly<Record<GiftStage, GiftState>> = {
  issued: 'received',
  activated: 'activated',
  handle_bets: 'activated',
  wager_done: 'used',
  finished: 'used',
  lost: 'used',
  canceled: 'used',
  expired: 'expired',
  erased_by_withdraw: 'erased_by_withdraw',
};

const tones: Partial<Record<GiftState, 'action' | 'signal'>> = { received: 'signal', activated: 'action' };

export const toneOf = ({ stage }: Pick<Gift, 'stage'>): 'action' | 'signal' | 'neutral' =>
  tones[stateOf[stage]] ?? 'neutral';
