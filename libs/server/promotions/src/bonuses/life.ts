import assert from 'node:assert/strict';
import type { PlayerBonuses } from '../schema.gen.ts';

/** Gift stages of specification §4. */
export type Stage = PlayerBonuses['stage'];

/** Names of steps in the audit log and the pages' logs. Specification §8. */
type LogName = 'ACTIVATION_BONUS' | 'CANCELS_BONUS' | 'LOAD_GIFTS_DATA';

interface Step {
  from: readonly Stage[];
  to: Stage;
  log: LogName;
}

const begun: readonly Stage[] = ['issued', 'activated', 'handle_bets'];

/** All transitions of a bonus. Nothing else changes its stage, and final stages have no transition. */
export const life = {
  /** Starts wagering money. */
  wager: { from: ['issued'], to: 'handle_bets', log: 'ACTIVATION_BONUS' },
  /** Starts spins or free bets, which are played one by one. */
  activate: { from: ['issued'], to: 'activated', log: 'ACTIVATION_BONUS' },
  /** Pays cash at once. */
  pay: { from: ['issued'], to: 'finished', log: 'ACTIVATION_BONUS' },
  /** Meets the requirement: winnings become cash, and open bets still pay. */
  fulfil: { from: ['handle_bets'], to: 'wager_done', log: 'LOAD_GIFTS_DATA' },
  finish: { from: ['wager_done'], to: 'finished', log: 'LOAD_GIFTS_DATA' },
  /** Ends with the last spin or free bet. */
  use_up: { from: ['activated'], to: 'finished', log: 'LOAD_GIFTS_DATA' },
  lose: { from: ['handle_bets'], to: 'lost', log: 'LOAD_GIFTS_DATA' },
  expire: { from: begun, to: 'expired', log: 'LOAD_GIFTS_DATA' },
  cancel: { from: begun, to: 'canceled', log: 'CANCELS_BONUS' },
  /** Recalled by an operator, even after it was wagered. */
  recall: {
    from: ['issued', 'activated', 'handle_bets', 'wager_done', 'finished'],
    to: 'canceled',
    log: 'CANCELS_BONUS',
  },
  erase: { from: ['handle_bets'], to: 'erased_by_withdraw', log: 'CANCELS_BONUS' },
} as const satisfies Record<string, Step>;

export type LifeStep = keyof typeof life;

export const may = (stage: Stage, step: LifeStep): boolean => (life[step].from as readonly Stage[]).includes(stage);

/** Returns the stage after a step that is allowed in the given stage. */
export function after(stage: Stage, step: LifeStep): Stage {
  assert(may(stage, step), `${step} from ${stage}`);
  return life[step].to;
}

/**
 * Returns whether a bonus has ended, which the player's page counts as lost; all others are active. Specification §4.
 */
export const isOver = (stage: Stage): boolean => !begun.includes(stage);
