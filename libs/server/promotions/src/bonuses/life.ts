import assert from 'node:assert/strict';
import type { PlayerBonuses } from '../schema.gen.ts';

/** Gift stages of specification §4. */
export type Stage = PlayerBonuses['stage'];

/** The names under which the audit log and the pages' logs report a step. Specification §8. */
type LogName = 'ACTIVATION_BONUS' | 'CANCELS_BONUS' | 'LOAD_GIFTS_DATA';

interface Step {
  from: readonly Stage[];
  to: Stage;
  log: LogName;
}

const begun: readonly Stage[] = ['issued', 'activated', 'handle_bets'];

/** All that can happen to a bonus. Nothing else moves one, and nothing leads out of an end. */
export const life = {
  /** Money that is wagered. */
  wager: { from: ['issued'], to: 'handle_bets', log: 'ACTIVATION_BONUS' },
  /** Spins and free bets, played one by one. */
  activate: { from: ['issued'], to: 'activated', log: 'ACTIVATION_BONUS' },
  /** Cash is given at once. */
  pay: { from: ['issued'], to: 'finished', log: 'ACTIVATION_BONUS' },
  /** The requirement is met: what was won is cash, and bets under way still pay. */
  fulfil: { from: ['handle_bets'], to: 'wager_done', log: 'LOAD_GIFTS_DATA' },
  finish: { from: ['wager_done'], to: 'finished', log: 'LOAD_GIFTS_DATA' },
  /** The last spin or free bet is played. */
  use_up: { from: ['activated'], to: 'finished', log: 'LOAD_GIFTS_DATA' },
  lose: { from: ['handle_bets'], to: 'lost', log: 'LOAD_GIFTS_DATA' },
  expire: { from: begun, to: 'expired', log: 'LOAD_GIFTS_DATA' },
  cancel: { from: begun, to: 'canceled', log: 'CANCELS_BONUS' },
  /** Taken back by an operator, after it was wagered too. */
  recall: {
    from: ['issued', 'activated', 'handle_bets', 'wager_done', 'finished'],
    to: 'canceled',
    log: 'CANCELS_BONUS',
  },
  erase: { from: ['handle_bets'], to: 'erased_by_withdraw', log: 'CANCELS_BONUS' },
} as const satisfies Record<string, Step>;

export type LifeStep = keyof typeof life;

export const may = (stage: Stage, step: LifeStep): boolean => (life[step].from as readonly Stage[]).includes(stage);

/** Where a step leads from a stage it may be taken in. */
export function after(stage: Stage, step: LifeStep): Stage {
  assert(may(stage, step), `${step} from ${stage}`);
  return life[step].to;
}

/** Counted as lost gifts on the player's page; the rest are actual. Specification §4. */
export const isOver = (stage: Stage): boolean => !begun.includes(stage);
