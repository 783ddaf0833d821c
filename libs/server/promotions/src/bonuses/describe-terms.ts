import { type BonusOffer, type Gift, toWire } from '@croupier/contracts';
import { wordsIn } from '@croupier/i18n/local-words';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import type { Definition } from './definitions.ts';
import { LEAST_ODDS, type Terms, weights } from './terms.ts';

type TermsOnWire = Pick<BonusOffer, 'wagering' | 'rounds' | 'ends_on_withdrawal'>;
type RoundsOnWire = Gift['rounds'];

export const titleOf = ({ title }: Terms, locale: string): string => wordsIn(title, locale);

const cents = (units: number, currency: CurrencyCode): number => units * toWire(nominalUnit[currency]);

/** Returns all terms of a bonus in a player's currency, to fit on one screen. */
export function describeTerms({ wagering, gives, ends_on_withdrawal }: Terms, currency: CurrencyCode): TermsOnWire {
  return {
    wagering: wagering && {
      factor: wagering.factor,
      of: wagering.of,
      days: wagering.days,
      max_stake_cents: cents(wagering.max_stake_units, currency),
      cap_times: wagering.cap_times,
      excluded_games: wagering.excluded_games,
      excludes_sport: wagering.excluded_kinds.includes('sport'),
      weights: { pokies: toWire(weights.pokie), dice: toWire(weights.dice), sport: toWire(weights.sport) },
      least_odds: LEAST_ODDS,
    },
    rounds: describeRounds(gives, currency),
    ends_on_withdrawal,
  };
}

function describeRounds(gives: Terms['gives'], currency: CurrencyCode): RoundsOnWire {
  if (gives.kind === 'spins') {
    const stake_cents = cents(gives.stake_tenths, currency) / 10;
    return {
      count: gives.count,
      stake_cents,
      games: gives.games,
      wins: gives.wins,
      feature: gives.feature,
      least_odds: null,
    };
  }
  if (gives.kind !== 'freebet') return null;
  const stake_cents = cents(gives.stake_units, currency);
  return { count: gives.count, stake_cents, games: [], wins: 'cash', feature: false, least_odds: gives.min_odds };
}

/** Describes a bonus as it is offered now. */
export function describeOffer({ id, terms }: Definition, currency: CurrencyCode, locale: string): BonusOffer {
  const { granted, gives } = terms;
  const rounds = describeRounds(gives, currency);
  const units = gives.kind === 'money' ? (gives.max_units ?? gives.units) : gives.kind === 'cash' ? gives.units : 0;
  return {
    identifier: id,
    title: titleOf(terms, locale),
    label: terms.type,
    currency,
    codes: terms.codes,
    nth_deposit: granted.by === 'deposit' ? granted.nth : null,
    min_deposit_cents: granted.by === 'deposit' ? cents(granted.min_units, currency) : null,
    percent: gives.kind === 'money' ? (gives.percent ?? null) : null,
    points: gives.kind === 'xp' ? gives.points : null,
    amount_cents: rounds ? rounds.stake_cents : cents(units ?? 0, currency),
    activate_days: terms.activate_days,
    ...describeTerms(terms, currency),
  };
}
