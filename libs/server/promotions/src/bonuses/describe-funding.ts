import { type BetFunding, amountToWire, toWire } from '@croupier/contracts';
import { type Queryable, run } from '@croupier/server-database';
import { tables } from '../schema.gen.ts';
import type { Funding, StoredFunding } from './in-play.ts';
import { loadTerms, termsOf } from './stored-terms.ts';

/** Bonus titles by bonus id. */
export type FundingTitles = ReadonlyMap<number, BetFunding['title']>;

/** Returns the titles of the bonuses involved in rounds or bets; queries only if there are any. */
export async function readFundingTitles(
  db: Queryable,
  fundings: readonly (Pick<StoredFunding, 'bonus'> | null)[],
): Promise<FundingTitles> {
  const ids = Array.from(new Set(fundings.flatMap((funding) => (funding ? BigInt(funding.bonus) : []))));
  if (ids.length === 0) return new Map();
  const query = tables.selectFrom('player_bonuses').select(['id', 'definition', 'version']).where('id', 'in', ids);
  const rows = await run(db, query);
  await loadTerms(db, rows);
  return new Map(rows.map((row) => [toWire(row.id), termsOf(row).title]));
}

/** Describes the funding of a round or bet for its history. */
export function describeFunding(
  { bonus, paid, counted, gift, why }: Funding,
  as: 'spins' | 'freebet',
  titles: FundingTitles,
): BetFunding {
  return {
    bonus_id: bonus,
    title: titles.get(bonus) ?? { en: 'Bonus', de: 'Bonus' },
    kind: gift ? as : 'money',
    paid_cents: amountToWire(paid),
    counted_cents: amountToWire(counted / 100n),
    not_counted: why,
  };
}
