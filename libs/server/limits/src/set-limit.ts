import { type LimitPeriod, type LimitType, Refusal } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { sql, type Transaction } from '@croupier/server-database';
import { rebuildCounters } from './limit-counters.ts';
import { isExclusion, periodsOf } from './limit.ts';
import { endAfter } from './period.ts';
import { publishLimits } from './publish-limits.ts';
import { settleChanges } from './settle-changes.ts';
import { createToken } from './token.ts';

export interface LimitOrder {
  playerId: number;
  type: LimitType;
  period: LimitPeriod;
  /** Of loss, wager and deposit: the figure per currency, in subunits. */
  accounts: readonly { currency: CurrencyCode; amount: bigint }[];
  /** Of session. */
  seconds?: number;
  /** How long a loosening waits; the edition says. 24 by default. */
  looseningHours?: number | undefined;
  now: Date;
}

export interface LimitSet {
  id: bigint;
  /** For the player's mail; null where nothing needs a confirmation. */
  token: string | null;
}

/** Sets a limit, or changes the one of this type and period: tighter at once, looser after its time and a confirmation. */
export async function setLimit(tx: Transaction, order: LimitOrder): Promise<LimitSet> {
  const { playerId, type, period, accounts, now } = order;
  if (!periodsOf[type].includes(period)) throw new Refusal('invalid', { path: ['period'] });
  if (type === 'session' && order.seconds === undefined) throw new Refusal('required', { path: ['duration_minutes'] });
  const counted = type === 'loss' || type === 'wager' || type === 'deposit';
  if (counted && accounts.length === 0) throw new Refusal('required', { path: ['accounts'] });
  await settleChanges(tx, now, playerId);
  const id = isExclusion(type) ? null : await findLimit(tx, order);
  const result =
    id === null ? { id: await create(tx, order), token: null } : { id, token: await change(tx, id, order) };
  await rebuildCounters(tx, playerId);
  await publishLimits(tx, playerId);
  return result;
}

async function findLimit(tx: Transaction, { playerId, type, period }: LimitOrder): Promise<bigint | null> {
  const [row] = await tx.query<{ id: bigint }>(sql`
    select id from user_limits where player_id = ${playerId} and type = ${type} and period = ${period} and removed_at is null
    for update`);
  return row?.id ?? null;
}

async function create(tx: Transaction, order: LimitOrder): Promise<bigint> {
  const { playerId, type, period, now } = order;
  const endsAt = isExclusion(type) ? endAfter(period, now) : null;
  const [row] = await tx.query<{ id: bigint }>(sql`
    insert into user_limits (player_id, type, period, created_at, ends_at, seconds_allowed)
    values (${playerId}, ${type}, ${period}, ${now}, ${endsAt}, ${type === 'session' ? order.seconds : null})
    on conflict do nothing returning id`);
  if (!row) throw new Refusal('limit_exists'); // Two tabs at once: the other one won.
  if (!isExclusion(type) && type !== 'session') await addAccounts(tx, row.id, order.accounts);
  return row.id;
}

async function addAccounts(tx: Transaction, id: bigint, accounts: LimitOrder['accounts']): Promise<void> {
  for (const { currency, amount } of accounts) {
    await tx.query(
      sql`insert into user_limit_accounts (limit_id, currency, amount) values (${id}, ${currency}, ${amount})`,
    );
  }
}

/** Returns the token that confirms what is looser, or null when all of it is in force now. */
async function change(tx: Transaction, id: bigint, order: LimitOrder): Promise<string | null> {
  const existing = await tx.query<{ currency: string; amount: bigint }>(sql`
    select currency, amount from user_limit_accounts where limit_id = ${id} order by currency for update`);
  const amounts = new Map(existing.map(({ currency, amount }) => [currency, amount]));
  await addAccounts(
    tx,
    id,
    order.accounts.filter(({ currency }) => !amounts.has(currency)),
  );
  await tx.query(sql`update user_limit_accounts set next_amount = null where limit_id = ${id}`);
  let looser = false;
  for (const { currency, amount } of order.accounts) {
    const now = amounts.get(currency);
    if (now === undefined) continue;
    if (amount <= now)
      await tx.query(
        sql`update user_limit_accounts set amount = ${amount} where limit_id = ${id} and currency = ${currency}`,
      );
    else
      await tx.query(
        sql`update user_limit_accounts set next_amount = ${amount} where limit_id = ${id} and currency = ${currency}`,
      );
    looser ||= amount > now;
  }
  if (order.seconds !== undefined && order.type === 'session')
    looser = (await changeSeconds(tx, id, order.seconds)) || looser;
  if (looser) return beginChange(tx, id, 'raise', order);
  await tx.query(sql`
    update user_limits set change = null, change_from = null, change_token_hash = null, change_confirmed_at = null where id = ${id}`);
  return null;
}

async function changeSeconds(tx: Transaction, id: bigint, seconds: number): Promise<boolean> {
  const [row] = await tx.query<{ looser: boolean }>(sql`
    update user_limits set
      seconds_next = case when ${seconds} > seconds_allowed then ${seconds}::bigint end,
      seconds_allowed = least(seconds_allowed, ${seconds}::bigint)
    where id = ${id} returning seconds_next is not null as looser`);
  return row!.looser;
}

export async function beginChange(
  tx: Transaction,
  id: bigint,
  kind: 'raise' | 'remove',
  { now, looseningHours = 24 }: Pick<LimitOrder, 'now' | 'looseningHours'>,
): Promise<string> {
  const { token, hash } = createToken();
  const from = new Date(now.getTime() + looseningHours * 3_600_000);
  await tx.query(sql`
    update user_limits set change = ${kind}, change_from = ${from}, change_token_hash = ${hash}, change_confirmed_at = null
    where id = ${id}`);
  return token;
}
