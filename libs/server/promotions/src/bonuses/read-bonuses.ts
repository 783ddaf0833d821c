import { type BonusOffer, type Gift, amountToWire, toWire } from '@croupier/contracts';
import type { CurrencyCode } from '@croupier/money';
import { type Queryable, run } from '@croupier/server-database';
import { type BonusRow, selectBonuses } from './bonus-row.ts';
import { type Definition, definitions } from './definitions.ts';
import { describeOffer, describeTerms, titleOf } from './describe-terms.ts';
import { loadTerms, termsOf } from './stored-terms.ts';

const MOST = 200;

/** Returns a player's gifts, newest first: free spins, or all others. */
export async function readGifts(
  db: Queryable,
  { playerId, spins, locale }: { playerId: number; spins: boolean; locale: string },
): Promise<Gift[]> {
  const all = selectBonuses().where('player_id', '=', BigInt(playerId));
  const wanted = spins ? all.where('gives', '=', 'spins') : all.where('gives', '<>', 'spins');
  return describeGifts(db, await run(db, wanted.orderBy('id', 'desc').limit(MOST)), locale);
}

/** Describes gifts as shown on the site, under the terms they were granted with. */
export async function describeGifts(db: Queryable, rows: readonly BonusRow[], locale: string): Promise<Gift[]> {
  await loadTerms(db, rows);
  return rows.map((row) => describeGift(row, locale));
}

const kindOf = ({ gives, type }: BonusRow): Gift['type'] =>
  gives === 'spins' ? 'fs' : type === 'deposit' || type === 'registration' ? type : 'bonus';

function describeGift(row: BonusRow, locale: string): Gift {
  const terms = termsOf(row);
  const { rounds, ...described } = describeTerms(terms, row.currency);
  return {
    id: toWire(row.id),
    stage: row.stage,
    type: kindOf(row),
    label: row.type,
    bonuses: [{ title: titleOf(terms, locale) }],
    identifier: row.definition,
    currency: row.currency,
    amount_cents: row.gives === 'xp' ? 0 : amountToWire(row.amount),
    amount_wager_requirement_cents: amountToWire(row.requirement),
    amount_wager_cents: amountToWire(row.wagered / 100n),
    fund_cents: amountToWire(row.fund),
    released_cents: amountToWire(row.released),
    rounds_left: row.rounds_left,
    won_cents: amountToWire(row.won),
    queue_place: row.queue_place,
    issued_at: row.issued_at.toISOString(),
    activated_at: row.activated_at?.toISOString() ?? null,
    expires_at: row.expires_at.toISOString(),
    ended_at: row.ended_at?.toISOString() ?? null,
    ...described,
    rounds: rounds && { ...rounds, count: row.rounds || rounds.count },
    points: row.gives === 'xp' ? amountToWire(row.amount) : null,
  };
}

export interface OffersWanted {
  by: 'deposit' | 'registration';
  currency: CurrencyCode;
  edition: string;
  locale: string;
}

/** Bonus granted manually, so never part of the offers. Source: specification §3, Gift. */
const BY_HAND = 'random_manual';

/** Returns the bonuses offered to everyone in an edition. */
export const readOffers = (
  { by, currency, edition, locale }: OffersWanted,
  all: ReadonlyMap<string, Definition> = definitions,
): BonusOffer[] =>
  [...all.values()]
    .filter(({ id, terms }) => id !== BY_HAND && terms.granted.by === by && !terms.not_in.includes(edition))
    .map((definition) => describeOffer(definition, currency, locale));
