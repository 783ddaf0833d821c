import { type CompPoints, amountToWire, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { stepOf } from '../levels/ladder.ts';
import { nextFrom } from '../levels/levels.ts';
import { tables } from '../schema.gen.ts';
import { DAY_EUROS, dayCap, groupOf, pointsLeft } from './day-cap.ts';
import { chargeableOf } from './exchange.ts';
import { A_POINT, pointsOf, stakeFor } from './rules.ts';

export interface PointsQuestion {
  playerId: number;
  currency: CurrencyCode;
  /** Return to player of pokies, in millionths. */
  rtpPpm: number;
  /** Limit on the value of points exchanged in 24 hours, in euros. */
  dayEuros?: number;
  now: Date;
}

const nothing = { earned: '0', given: 0n, exchanged: 0n, level: 1, most_staked: '0' };

/** Returns a player's points and level. */
export async function readPoints(
  db: Queryable,
  { playerId, currency, rtpPpm, dayEuros = DAY_EUROS, now }: PointsQuestion,
): Promise<CompPoints> {
  const query = tables.selectFrom('comp_points').select(['earned', 'given', 'exchanged', 'level', 'most_staked']);
  const [row = nothing] = await run(db, query.where('player_id', '=', BigInt(playerId)), 'promotions_read_points');
  const staked = BigInt(row.most_staked);
  const left = await pointsLeft(db, { playerId, level: row.level, dayEuros, now });
  return {
    chargeable: { points: shown(chargeableOf(row)) },
    persistent: { points: shown(pointsOf(BigInt(row.earned))) },
    level: row.level,
    rate_group: groupOf(row.level),
    day: { ...dayCap(dayEuros), left_points: shown(left) },
    next: nextLevel(row.level, BigInt(row.earned), { currency, rtpPpm }),
    ladder: { player: stepOf('player', staked), robot: stepOf('robot', staked) },
  };
}

const shown = (points: bigint): number => amountToWire(points > 0n ? points : 0n);

const MILLION = 1_000_000n;

/** Returns the stakes on pokies needed for the next level, and their average cost. */
function nextLevel(
  level: number,
  earned: bigint,
  { currency, rtpPpm }: Pick<PointsQuestion, 'currency' | 'rtpPpm'>,
): CompPoints['next'] {
  const from = nextFrom(level);
  if (from === null) return null;
  const stake = stakeFor(from * A_POINT - earned, 'pokies', currency);
  const cost = (stake * (MILLION - BigInt(rtpPpm)) + MILLION - 1n) / MILLION;
  return {
    level: level + 1,
    points: toWire(from),
    missing: shown(from - pointsOf(earned)),
    currency,
    stake_cents: amountToWire(stake),
    cost_cents: amountToWire(cost),
    rtp: rtpPpm / 10_000,
  };
}
