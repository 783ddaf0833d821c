import type { Selectable } from 'kysely';
import { amountToWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run, sql } from '@croupier/server-database';
import { playerBonus, playerCash } from './account.ts';
import { type LedgerAccounts, tables } from './schema.gen.ts';

/** Account of a player as shown on the site. Specification §3, Account. */
export interface Balance {
  currency: CurrencyCode;
  /** True for the wallet the player plays with. */
  active: boolean;
  /** Amount available to play with. */
  amount_cents: number;
  available_to_cashout_cents: number;
}

/** Returns the balance of a player's cash account, in subunits; null if there is no such account. */
export async function readCashBalance(db: Queryable, accountId: bigint): Promise<bigint | null> {
  const [row] = await run(db, tables.selectFrom('ledger_accounts').select('balance').where('id', '=', accountId));
  return row?.balance ?? null;
}

/**
 * Returns a player's balances, the active one first, including bonus money being wagered. Money held for payouts and
 * open bets is not included.
 */
export async function readBalances(db: Queryable, playerId: number): Promise<Balance[]> {
  const { owner, purpose } = playerCash(playerId);
  type Row = Pick<Selectable<LedgerAccounts>, 'currency' | 'balance'> & { active: boolean; bonus: bigint | null };
  const rows = await db.query<Row>({
    name: 'wallet_read_balances',
    ...sql`
      select a.currency, a.balance, a.currency = w.currency as active,
        (select b.balance from ledger_accounts b
          where b.owner = ${owner} and b.purpose = ${playerBonus(playerId).purpose} and b.currency = a.currency) as bonus
      from ledger_accounts a join player_wallets w on w.player_id = ${playerId}
      where a.owner = ${owner} and a.purpose = ${purpose}
      order by active desc, a.id`,
  });
  return rows.map(({ currency, active, balance, bonus }) => ({
    currency,
    active,
    amount_cents: amountToWire(balance + (bonus ?? 0n)),
    available_to_cashout_cents: amountToWire(balance),
  }));
}

/** Returns those of the given players who have cash in any currency. */
export async function findFundedPlayers(db: Queryable, playerIds: readonly number[]): Promise<number[]> {
  const owners = new Map(playerIds.map((id) => [playerCash(id).owner, id]));
  if (owners.size === 0) return [];
  const query = tables
    .selectFrom('ledger_accounts')
    .select('owner')
    .distinct()
    .where('owner', 'in', [...owners.keys()])
    .where('purpose', '=', playerCash(0).purpose)
    .where('balance', '>', 0n);
  return (await run(db, query)).flatMap(({ owner }) => owners.get(owner) ?? []);
}
