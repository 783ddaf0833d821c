import { type Queryable, sql } from '@croupier/server-database';
import type { PaymentRow } from '../payment.ts';

const DAY_HOURS = 24;

/**
 * Usual maximums per period; more goes to an operator. Our assumptions, meant to be changed here. `flagged`: card
 * deposits that the fraud check did not allow. `returned`: refunded or charged-back deposits until an operator has
 * reviewed them.
 */
const rules = {
  payouts: { hours: DAY_HOURS, most: 10 },
  cards: { hours: 7 * DAY_HOURS, most: 3 },
  flagged: { hours: 90 * DAY_HOURS, most: 0 },
  returned: { hours: 365 * DAY_HOURS, most: 0 },
} as const;

export type VelocityRule = keyof typeof rules;

/** Returns the rules a payout breaks, based on its player's history. */
export async function brokenRules(db: Queryable, { player_id, id }: PaymentRow, now: Date): Promise<VelocityRule[]> {
  const since = (rule: VelocityRule) => new Date(now.getTime() - rules[rule].hours * 3_600_000);
  const [row] = await db.query<Record<VelocityRule, bigint>>(sql`
    select
      (select count(*) from payments where player_id = ${player_id} and action = 'payout' and created_at > ${since('payouts')}) as payouts,
      (select count(distinct instrument) from payments where player_id = ${player_id} and method = 'card' and action = 'deposit'
        and state = 'succeeded' and created_at > ${since('cards')}) as cards,
      (select count(*) from payments p join payment_checks c on c.payment_id = p.id
        where p.player_id = ${player_id} and p.id <> ${id} and c.type = 'transaction' and c.verdict in ('review', 'deny')
        and p.created_at > ${since('flagged')}) as flagged,
      (select count(*) from payments where player_id = ${player_id} and state in ('refunded', 'charged_back') and attended_at is null
        and created_at > ${since('returned')}) as returned`);
  return (Object.keys(rules) as VelocityRule[]).filter((rule) => (row?.[rule] ?? 0n) > BigInt(rules[rule].most));
}
