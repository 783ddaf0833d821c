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

/** The most a starting price pays: what is reserved for a bet whose price nobody knows yet. */
export const MOST_STARTING_ODDS: Odds = 510_000;

/** Of a leg what a bet on a race takes beside its price. */
export interface FieldTerms {
  starting_price: boolean;
  /** Of an each-way bet. */
  places: number | null;
  fraction: number | null;
}

const WINNERS: readonly number[] = [FIELD_MARKETS.win, FIELD_MARKETS.outright];

interface Asked {
  eachWay: boolean;
  /** Whether a free bet pays, which is of one stake and one price. */
  isFree: boolean;
  at: number;
}

/** The terms a leg is taken at, or why it can't be: each-way and the starting price are for winners of a field. */
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

/** What a leg on a race or a season is settled by beside its result; stored with it. */
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

/** How a leg ended once its race did: ties, the place part, what is deducted for runners that stayed away after the bet, the price. */
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
