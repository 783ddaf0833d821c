import type { LegResult, VoidFactor } from './leg-factor.ts';
import { winningOutcome, type MarketLine } from './markets.ts';

export interface OutcomeResult {
  readonly result: LegResult;
  readonly voidFactor: VoidFactor;
}

/** How one outcome ended. A match that was not played to its end is passed as null: everything on it is void. */
export function resultOf(
  market: MarketLine,
  outcome: string,
  final: { readonly home: number; readonly away: number } | null,
): OutcomeResult {
  if (!final) return { result: 1, voidFactor: 1 };
  return { result: winningOutcome(market, final.home, final.away) === outcome ? 1 : 0, voidFactor: 0 };
}
