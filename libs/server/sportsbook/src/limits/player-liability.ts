import type { CurrencyCode } from '@croupier/money';
import { type Queryable, sql } from '@croupier/server-database';

interface Owner {
  playerId: number;
  currency: CurrencyCode;
}

const keyOf = ({ playerId, currency }: Owner): string => `${playerId}/${currency}`;

/**
 * Maximum return of players' open bets. Exact while the players' cash is locked, because no other transaction can bet
 * for them.
 */
export class PlayerLiabilities {
  readonly #sums: Map<string, bigint>;

  constructor(rows: readonly (Owner & { returns: bigint })[]) {
    this.#sums = new Map(rows.map((row) => [keyOf(row), row.returns]));
  }

  of(owner: Owner): bigint {
    return this.#sums.get(keyOf(owner)) ?? 0n;
  }

  add(owner: Owner, amount: bigint): void {
    this.#sums.set(keyOf(owner), this.of(owner) + amount);
  }
}

export async function sumOpenBets(db: Queryable, owners: readonly Owner[]): Promise<PlayerLiabilities> {
  const players = Array.from(new Set(owners.map(({ playerId }) => playerId)));
  if (players.length === 0) return new PlayerLiabilities([]);
  const rows = await db.query<{ player_id: number; currency: CurrencyCode; returns: bigint }>({
    name: 'sport_sum_open_bets',
    ...sql`
      select p.id::integer as player_id, b.currency, b.returns from unnest(${players}::bigint[]) as p (id)
      cross join lateral (select currency, sum(possible_return)::bigint as returns from sport_bets
        where player_id = p.id and status in ('pending', 'accepted') group by currency) as b`,
  });
  return new PlayerLiabilities(rows.map(({ player_id: playerId, ...sum }) => ({ playerId, ...sum })));
}
