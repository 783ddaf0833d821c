import type { CurrencyCode } from '@croupier/money';
import { type Queryable, readColumns, type Transaction } from '@croupier/server-database';
import type { PlayerBonuses } from '../schema.gen.ts';
import type { BonusInPlay } from './in-play.ts';
import { loadTerms } from './stored-terms.ts';

/** A row as one text: JSON holds no line feed, and every amount of a bonus is far below 2^53. */
const asText = `json_build_array(id, definition, version, type, gives, stage, currency, amount, requirement, wagered, fund,
  account_id, released, cap, max_stake, open_bets, rounds_left, won, round(date_part('epoch', expires_at) * 1000)) as bonus`;

const inPlay = `select player_id, id, ${asText} from player_bonuses where player_id = any($1::bigint[]) and in_play
  order by player_id, id`;

const free = `with free as materialized (${inPlay} for no key update skip locked)
  select stored.player_id as player, free.bonus from player_bonuses stored left join free on free.id = stored.id
  where stored.player_id = any($1::bigint[]) and stored.in_play`;

const literal = (ids: readonly number[]): string => `{${ids.join(',')}}`;

/**
 * Locks what some players have in play, passing over what others hold: their players are named. Next to nothing where
 * nobody has anything: one look at the index of the bonuses in play.
 */
export async function lockFreeBonuses(
  tx: Transaction,
  playerIds: readonly number[],
): Promise<{ bonuses: BonusInPlay[]; held: number[] }> {
  const rows = await read(tx, { name: 'promotions_lock_free', text: free, values: [literal(playerIds)] });
  const bonuses = rows.flatMap(({ bonus }) => bonus ?? []);
  await loadTerms(tx, bonuses);
  return { bonuses, held: rows.flatMap(({ player, bonus }) => (bonus ? [] : player)) };
}

const read = (db: Queryable, statement: { name: string; text: string; values: unknown[] }) =>
  readColumns(db, ['player', 'bonus'], statement, (player, bonus) => ({
    player: Number(player),
    bonus: bonus === '' ? null : toBonus(Number(player), JSON.parse(bonus) as Texts),
  }));

type Texts = [
  number,
  string,
  number,
  PlayerBonuses['type'],
  PlayerBonuses['gives'],
  PlayerBonuses['stage'],
  CurrencyCode,
  number,
  number,
  number,
  number,
  number | null,
  number,
  number | null,
  number | null,
  number,
  number,
  number,
  number,
];

const orNull = (amount: number | null): bigint | null => (amount === null ? null : BigInt(amount));

function toBonus(playerId: number, row: Texts): BonusInPlay {
  const [id, definition, version, type, gives, stage, currency, amount, requirement, wagered, fund, ...more] = row;
  const [accountId, released, cap, maxStake, openBets, roundsLeft, won, expires] = more;
  return {
    id,
    playerId,
    definition,
    version,
    type,
    gives,
    stage,
    currency,
    amount: BigInt(amount),
    requirement: BigInt(requirement),
    wagered: BigInt(wagered),
    fund: BigInt(fund),
    accountId: orNull(accountId),
    released: BigInt(released),
    cap: orNull(cap),
    maxStake: orNull(maxStake),
    openBets,
    roundsLeft,
    won: BigInt(won),
    expiresAt: new Date(expires),
  };
}
