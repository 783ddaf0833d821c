import type { CurrencyCode } from '@croupier/money';
import { readColumns, type Transaction } from '@croupier/server-database';
import type { PlayerBonuses } from '../schema.gen.ts';
import type { BonusInPlay } from './in-play.ts';
import { loadTerms } from './stored-terms.ts';

/** Row as one text: none of its values contains a comma, a quote or a line feed. Null is empty. */
const asText = `row(id, definition, version, type, gives, stage, currency, amount, requirement, wagered, fund,
  account_id, released, cap, max_stake, open_bets, rounds_left, won, round(date_part('epoch', expires_at) * 1000))::text as bonus`;

const inPlay = `select player_id as player, ${asText} from player_bonuses where player_id = any($1::bigint[]) and in_play order by id`;

/**
 * Returns the bonuses that players have in play, for a transaction that has locked their cash. A bonus changes only
 * under the lock on the cash of its currency, so this takes no lock of its own. If there are none, it costs one index
 * lookup.
 */
export async function readBonusesInPlay(tx: Transaction, playerIds: readonly number[]): Promise<BonusInPlay[]> {
  const statement = { name: 'promotions_in_play', text: inPlay, values: [`{${playerIds.join(',')}}`] };
  const bonuses = await readColumns(tx, ['player', 'bonus'], statement, (player, bonus) =>
    toBonus(Number(player), bonus.slice(1, -1).split(',') as Texts),
  );
  await loadTerms(tx, bonuses);
  return bonuses;
}

/** Columns from the amount on, in the order above. */
type Figures = [string, string, string, string, string, string, string, string, string, string, string, string];

type Texts = [
  string,
  string,
  string,
  PlayerBonuses['type'],
  PlayerBonuses['gives'],
  PlayerBonuses['stage'],
  CurrencyCode,
  ...Figures,
];

const orNull = (amount: string): bigint | null => (amount === '' ? null : BigInt(amount));

function toBonus(playerId: number, row: Texts): BonusInPlay {
  const [id, definition, version, type, gives, stage, currency, ...figures] = row;
  const [amount, requirement, wagered, fund, accountId, released, cap, maxStake, ...more] = figures;
  const [openBets, roundsLeft, won, expires] = more;
  return {
    id: Number(id),
    playerId,
    definition,
    version: Number(version),
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
    openBets: Number(openBets),
    roundsLeft: Number(roundsLeft),
    won: BigInt(won),
    expiresAt: Number(expires),
  };
}
