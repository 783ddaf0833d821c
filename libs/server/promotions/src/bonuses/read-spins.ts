import { type GameGift, amountToWire, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { selectBonuses } from './bonus-row.ts';
import { titleOf } from './describe-terms.ts';
import { loadTerms, termsOf } from './stored-terms.ts';

export interface SpinsWanted {
  playerId: number;
  /** Slug of the title. */
  slug: string;
  currency: CurrencyCode;
  locale: string;
  now: Date;
}

/** Returns the activated free spins a player can use in a title, those that expire first in front. */
export async function readSpinsFor(
  db: Queryable,
  { playerId, slug, currency, locale, now }: SpinsWanted,
): Promise<GameGift[]> {
  const inPlay = selectBonuses().where('player_id', '=', BigInt(playerId)).where('in_play', '=', true);
  const ready = inPlay.where('gives', '=', 'spins').where('stage', '=', 'activated').where('currency', '=', currency);
  const rows = await run(db, ready.where('rounds_left', '>', 0).where('expires_at', '>', now).orderBy('expires_at'));
  await loadTerms(db, rows);
  return rows.flatMap((row) => {
    const terms = termsOf(row);
    const { gives } = terms;
    if (gives.kind !== 'spins' || !gives.games.includes(slug)) return [];
    const title = titleOf(terms, locale);
    const { rounds_left, expires_at } = row;
    return [
      {
        id: toWire(row.id),
        title,
        stake_cents: amountToWire(row.amount),
        rounds_left,
        won_cents: amountToWire(row.won),
        wins: gives.wins,
        feature: gives.feature,
        expires_at: expires_at.toISOString(),
      },
    ];
  });
}
