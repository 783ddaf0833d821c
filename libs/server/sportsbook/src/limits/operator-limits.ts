import { type MostStake as OwnMostStake, amountToWire } from '@croupier/contracts';
import { type CurrencyCode, currencyCodes, nominalUnit } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { readMemberships } from '@croupier/server-players';
import { columns, type SportLimits, tables } from '../schema.gen.ts';

/**
 * Limits of the house's liability: for an outcome, an event, a player's open bets, and all open bets placed on a day
 * (UTC).
 */
export type RiskScope = Exclude<SportLimits['scope'], 'stake'>;

/** Defaults in nominal units of a currency, used unless an operator sets a limit. */
const DEFAULTS: Readonly<Record<RiskScope, bigint>> = {
  outcome: 250_000n,
  event: 1_000_000n,
  player: 500_000n,
  day: 25_000_000n,
};
export const riskScopes = Object.keys(DEFAULTS) as RiskScope[];

export const defaultLimit = (scope: RiskScope, currency: CurrencyCode): bigint =>
  DEFAULTS[scope] * nominalUnit[currency];

type LimitRow = Pick<SportLimits, 'scope' | 'group_id' | 'currency' | 'amount'>;

/** The largest stake of a player, and whether it is that of a group. */
export interface MostStake {
  most: bigint;
  reason: 'stake' | 'group';
}

/** The limits in force for some players. */
export class OperatorLimits {
  readonly #amounts: ReadonlyMap<string, bigint>;
  readonly #groupsOf: ReadonlyMap<number, readonly number[]>;

  constructor(rows: readonly LimitRow[], groupsOf: ReadonlyMap<number, readonly number[]>) {
    this.#amounts = new Map(rows.map((row) => [keyOf(row.scope, row.group_id, row.currency), row.amount]));
    this.#groupsOf = groupsOf;
  }

  of(scope: RiskScope, currency: CurrencyCode): bigint {
    return this.#amounts.get(keyOf(scope, null, currency)) ?? defaultLimit(scope, currency);
  }

  /** Returns a player's maximum stake: the smallest limit of the player's groups, or else the general one. */
  stakeOf(playerId: number, currency: CurrencyCode): MostStake | null {
    let least: bigint | null = null;
    for (const group of this.#groupsOf.get(playerId) ?? []) {
      const amount = this.#amounts.get(keyOf('stake', group, currency));
      if (amount !== undefined && (least === null || amount < least)) least = amount;
    }
    if (least !== null) return { most: least, reason: 'group' };
    const general = this.#amounts.get(keyOf('stake', null, currency));
    return general === undefined ? null : { most: general, reason: 'stake' };
  }
}

const keyOf = (scope: SportLimits['scope'], group: number | null, currency: CurrencyCode): string =>
  `${scope}/${group ?? ''}/${currency}`;

/** Returns the maximum stake per bet that the operator allows a player, in every currency with such a limit. */
export async function readMostStakes(db: Queryable, playerId: number): Promise<OwnMostStake[]> {
  const limits = await readOperatorLimits(db, [playerId]);
  return currencyCodes.flatMap((currency) => {
    const stake = limits.stakeOf(playerId, currency);
    return stake ? [{ currency, max_stake_cents: amountToWire(stake.most), reason: stake.reason }] : [];
  });
}

/** The limits of now; groups are asked for only where one has a maximum. */
export async function readOperatorLimits(db: Queryable, playerIds: readonly number[]): Promise<OperatorLimits> {
  const rows = await run(db, tables.selectFrom('sport_limits').select(columns.sport_limits));
  const groups = rows.some(({ group_id }) => group_id !== null) ? await readMemberships(db, playerIds) : new Map();
  return new OperatorLimits(rows, groups);
}
