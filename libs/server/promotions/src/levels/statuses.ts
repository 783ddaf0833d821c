import { amountToWire, toWire } from '@croupier/contracts';
import { PICO_EUROS } from '@croupier/money';
import { achievements } from '../achievements/achievements.ts';
import { levels } from './levels.ts';

/** Describes a group as a status: with the condition of its level, the budget of its achievement, or neither. */
export function describeStatus({ id, name }: { id: number; name: string }) {
  const level = levels.find(({ statusId }) => statusId === id);
  const achievement = achievements.find(({ statuses }) => statuses.includes(id));
  const money = achievement && achievement.type !== 'spin_count';
  return {
    id,
    name,
    frontend_identifier: achievement?.frontend_identifier ?? null,
    status: level !== undefined,
    conditions: level ? [{ persistent_comp_points: toWire(level.from) }] : [],
    money_budget_cents: money ? amountToWire(achievement.budget / (PICO_EUROS / 100n)) : null,
  };
}
