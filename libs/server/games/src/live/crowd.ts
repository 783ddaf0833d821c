import { type LiveCrowd, type LiveField, type LiveOutcome, toWire } from '@croupier/contracts';
import { crashMultiplier, sampleBets } from '@croupier/game-math';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';
import type { RoundRow } from './rows.ts';
import { shareRead } from './share-read.ts';

interface Row {
  player_id: bigint;
  nickname: string | null;
  currency: CurrencyCode;
  fields: readonly LiveField[];
  auto_cash_out: number | null;
  cashed_out_at: number | null;
}

/** More bets than these on one round are summed up no further: a page has its fifty names long before. */
const MOST = 20_000;
export const COLOURS = 8n;

interface Player {
  nickname: string;
  amount: number;
  colour: number;
  cashed_out_at: number | null;
}

const worth = (cents: number, currency: CurrencyCode): number => toWire((BigInt(cents) * 100n) / nominalUnit[currency]);

/** The same for many who ask at once. */
export const shareCrowd = (db: Queryable, round: RoundRow, now: Date): Promise<LiveCrowd> =>
  shareRead(db, `crowd:${round.table_id}:${round.number}`, () => readCrowd(db, round, now));

/** Returns all players' bets on a round as pages show them. */
export async function readCrowd(db: Queryable, round: RoundRow, now: Date): Promise<LiveCrowd> {
  const rows = await db.query<Row>({
    name: 'live_crowd',
    ...sql`
      select player_id, nickname, currency, fields, auto_cash_out, cashed_out_at from live_bets
      where table_id = ${round.table_id} and round = ${round.number} and status in ('placed', 'settled')
      order by number limit ${MOST}`,
  });
  const players = new Map<bigint, Player>();
  const fields: Record<string, { players: number; amount: number }> = {};
  const reached = reachedNow(round, now);
  for (const row of rows) {
    const cashedOutAt = cashedOut(row, reached);
    const player = players.get(row.player_id) ?? newPlayer(row);
    players.set(row.player_id, player);
    player.cashed_out_at ??= cashedOutAt;
    for (const { name, stake_cents } of row.fields) {
      const amount = worth(stake_cents, row.currency);
      player.amount += amount;
      const field = (fields[name] ??= { players: 0, amount: 0 });
      field.players += 1;
      field.amount += amount;
    }
  }
  const seen = Array.from(players.values());
  const { shown, ...sums } = sampleBets(seen);
  return {
    round: toWire(round.number),
    ...sums,
    cashed_out: seen.filter(({ cashed_out_at }) => cashed_out_at !== null).length,
    shown: shown.map((bet) => ({ cashed_out_at: null, ...bet })),
    fields,
  };
}

const newPlayer = ({ player_id, nickname }: Row): Player => ({
  nickname: nickname ?? '***',
  amount: 0,
  colour: toWire(player_id % COLOURS),
  cashed_out_at: null,
});

/** The multiplier on the curve; null where nothing flies. */
function reachedNow({ starts_at, outcome }: RoundRow, now: Date): number | null {
  if (!starts_at || !outcome || !('bust' in outcome)) return null;
  return Math.min(bustOf(outcome), crashMultiplier(now.getTime() - starts_at.getTime()));
}
const bustOf = (outcome: LiveOutcome): number => ('bust' in outcome ? outcome.bust : 0);

function cashedOut({ auto_cash_out: auto, cashed_out_at }: Row, reached: number | null): number | null {
  if (cashed_out_at !== null) return cashed_out_at;
  return auto !== null && reached !== null && auto <= reached ? auto : null;
}
