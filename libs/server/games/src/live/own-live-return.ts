import type { LiveField, readOwnReturn as contract, Reply } from '@croupier/contracts';
import { type LaidBet, liveSpreads } from '@croupier/game-math';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import { storedTable } from './stored-tables.ts';
import type { LiveTableDefinition } from './tables.ts';

/** The latest bets of a player at a table. More would say no more, and cost more. */
const MOST_BETS = 2_000;

interface Settled {
  round: bigint;
  currency: CurrencyCode;
  stake: bigint;
  win: bigint;
  bet: LaidBet;
}

/**
 * Returns what a player's latest bets at a live table returned, next to the expected return and its deviation. All bets
 * of a round share one outcome, so a round is evaluated as a whole.
 */
export async function readOwnLiveReturn(
  db: Queryable,
  { playerId, table: { slug, kind } }: { playerId: number; table: LiveTableDefinition },
): Promise<Reply<typeof contract>> {
  const { id } = await storedTable(db, slug);
  const rows = await run(
    db,
    tables
      .selectFrom('live_bets')
      .select(['round', 'currency', 'stake', 'win', 'fields', 'auto_cash_out', 'cashed_out_ms'])
      .where('player_id', '=', BigInt(playerId))
      .where('table_id', '=', id)
      .where('status', '=', 'settled')
      .orderBy('number', 'desc')
      .limit(MOST_BETS),
  );
  const settled = rows.map(({ fields, auto_cash_out: auto, cashed_out_ms, ...row }): Settled => {
    const laid = fields as LiveField[]; // As the bet was stored.
    return { ...row, bet: { fields: laid, auto, byHand: cashed_out_ms !== null } };
  });
  return [...Map.groupBy(settled, ({ currency }) => currency)]
    .map(([currency, same]) => ownReturn(liveSpreads[kind], currency, same))
    .toSorted((one, other) => other.rounds - one.rounds);
}

function ownReturn(
  spreadOf: (typeof liveSpreads)[keyof typeof liveSpreads],
  currency: CurrencyCode,
  bets: readonly Settled[],
): Reply<typeof contract>[number] {
  const staked = bets.reduce((sum, { stake }) => sum + stake, 0n);
  const won = bets.reduce((sum, { win }) => sum + win, 0n);
  const rounds = [...Map.groupBy(bets, ({ round }) => round).values()];
  let [expected, variance]: [number, number | null] = [0, 0];
  for (const round of rounds) {
    const spread = spreadOf(round.map(({ bet }) => bet));
    expected += spread.expected;
    variance = variance === null || spread.variance === null ? null : variance + spread.variance;
  }
  return {
    currency,
    rounds: rounds.length,
    staked: String(staked),
    won: String(won),
    expected: expected / parseFloat(String(staked)),
    deviation: variance === null ? null : Math.sqrt(variance) / parseFloat(String(staked)),
  };
}
