import {
  FIELD_MARKETS,
  factorsOf,
  type Finish,
  forecast,
  type LegResult,
  type Odds,
  pairOf,
  placed,
  type Ranks,
  type VoidFactor,
} from '@croupier/bet-math';
import { type Field, Refusal } from '@croupier/contracts';
import type { LegOrder, LegState } from './leg-state.ts';

/** Highest odds a starting price pays. Reserves use it for a bet whose odds aren't known yet. */
export const MOST_STARTING_ODDS: Odds = 510_000;

/** Terms a leg on a race takes in addition to its odds. */
export interface FieldTerms {
  starting_price: boolean;
  /** Set for an each-way bet. */
  places: number | null;
  fraction: number | null;
}

const WINNERS: readonly number[] = [FIELD_MARKETS.win, FIELD_MARKETS.outright];

interface Asked {
  eachWay: boolean;
  /** True if a free bet pays the stake. A free bet allows a single stake at fixed odds only. */
  isFree: boolean;
  at: number;
}

/**
 * Returns the terms a leg is taken at, or throws the refusal. Each-way and starting price require a winner market of a
 * field.
 */
export function fieldTermsOf(leg: LegOrder, { field }: LegState, { eachWay, isFree, at }: Asked): FieldTerms {
  const refuse = (code: 'each_way_unavailable' | 'starting_price_unavailable') =>
    new Refusal(code, { path: ['legs'], params: { leg: at } });
  const terms = field && WINNERS.includes(leg.market_id) ? field.terms : null;
  const startingPrice = leg.starting_price ?? false;
  if (eachWay && (!terms || isFree)) throw refuse('each_way_unavailable');
  if (startingPrice && (field?.kind !== 'race' || leg.market_id !== FIELD_MARKETS.win || isFree))
    throw refuse('starting_price_unavailable');
  const { places, fraction } = (eachWay && terms) || { places: null, fraction: null };
  return { starting_price: startingPrice, places, fraction };
}

/** Stored with the leg: settles a leg on a race or a season in addition to its result. */
export interface LegFinish {
  dead_heat: Finish['deadHeat'];
  place: { result: LegResult; void_factor: VoidFactor; dead_heat: Finish['deadHeat'] } | null;
  /** Hundredths of the winnings. */
  deduction: number;
  /** The version of the table it comes from. */
  table: string | null;
}

interface FieldLeg extends FieldTerms {
  field: Field;
  market_id: number;
  outcome: string;
  odds: Odds;
}

/**
 * Settles a leg after its race: dead heats, the place part, deductions for runners withdrawn after the bet, and the
 * odds.
 */
export function finishLeg(leg: FieldLeg, placedAt: Date): { odds: Odds; finish: LegFinish } {
  const { field, outcome } = leg;
  const ranks = field.runners.map(({ rank, withdrawn }) => (withdrawn ? null : rank));
  const place = leg.places === null ? null : placed(ranks, Number(outcome), leg.places);
  const deduction = deductionOf(leg, placedAt);
  return {
    odds: priceOf(leg),
    finish: {
      dead_heat: finishOf(leg, ranks).deadHeat,
      place: place && { ...pick(factorsOf(place.grade)), dead_heat: place.deadHeat },
      deduction,
      table: deduction > 0 ? field.deduction_table : null,
    },
  };
}

const pick = ({ result, voidFactor }: ReturnType<typeof factorsOf>) => ({ result, void_factor: voidFactor });

function finishOf({ field, market_id, outcome }: FieldLeg, ranks: Ranks): Finish {
  if (market_id === FIELD_MARKETS.forecast) return forecast(ranks, ...pairOf(outcome));
  const places = { [FIELD_MARKETS.place]: field.terms?.places ?? 1, [FIELD_MARKETS.topThree]: 3 }[market_id] ?? 1;
  return placed(ranks, Number(outcome), places);
}

/** Markets whose prices rise when one of the field stays away. A starting price is made without it. */
const DEDUCTED: readonly number[] = [FIELD_MARKETS.win, FIELD_MARKETS.place];
const MOST_DEDUCTED = 90;

function deductionOf({ field, market_id, starting_price }: FieldLeg, placedAt: Date): number {
  if (starting_price || !DEDUCTED.includes(market_id)) return 0;
  const later = field.runners.flatMap(({ withdrawn }) =>
    withdrawn && Date.parse(withdrawn.at) > placedAt.getTime() ? withdrawn.deduction : 0,
  );
  return Math.min(
    later.reduce((sum, one) => sum + one, 0),
    MOST_DEDUCTED,
  );
}

function priceOf({ starting_price, field, outcome, odds }: FieldLeg): Odds {
  if (!starting_price) return odds;
  const starting = field.runners.find(({ number }) => String(number) === outcome)?.starting_odds ?? odds;
  return Math.min(starting, MOST_STARTING_ODDS);
}
