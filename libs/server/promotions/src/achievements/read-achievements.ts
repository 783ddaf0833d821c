import { type Achievement as Shown, amountToWire, toWire } from '@croupier/contracts';
import { PICO_EUROS } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import {
  type Achievement,
  achievements,
  type Conditions,
  type Deeds,
  DEPOSITS_NEEDED,
  isHeld,
  NEEDS_DEPOSITS,
} from './achievements.ts';

/** Returns the achievements with a player's progress; a guest has none. */
export async function readAchievements(
  db: Queryable,
  playerId: number | null,
  conditions: Conditions,
): Promise<Shown[]> {
  const query = tables
    .selectFrom('comp_points')
    .select(['staked', 'provider_staked', 'title_staked', 'pokie_rounds'])
    .where('player_id', '=', BigInt(playerId ?? 0));
  const [row] = playerId === null ? [] : await run(db, query);
  const deeds: Deeds = {
    staked: BigInt(row?.staked ?? 0),
    provider_staked: BigInt(row?.provider_staked ?? 0),
    title_staked: BigInt(row?.title_staked ?? 0),
    pokie_rounds: row?.pokie_rounds ?? 0n,
  };
  return achievements.map((each) => describe(each, deeds, conditions));
}

const cents = (worth: bigint): number => amountToWire(worth / (PICO_EUROS / 100n));

function describe(achievement: Achievement, deeds: Deeds, conditions: Conditions): Shown {
  const { frontend_identifier, type, statuses, budget } = achievement;
  const progress = achievement.progress(deeds);
  const done = progress < 0n ? 0n : progress < budget ? progress : budget;
  const rounds = type === 'spin_count';
  return {
    id: statuses.at(-1)!,
    frontend_identifier,
    type,
    status_ids: [...statuses],
    money_budget_cents: rounds ? null : cents(budget),
    money_progress_cents: rounds ? null : cents(done),
    rounds_budget: rounds ? toWire(budget) : null,
    rounds_progress: rounds ? toWire(done) : null,
    status: isHeld(achievement, conditions) ? 'active' : 'history',
    deposits: statuses.includes(NEEDS_DEPOSITS) ? { made: conditions.deposits, needed: DEPOSITS_NEEDED } : null,
  };
}
