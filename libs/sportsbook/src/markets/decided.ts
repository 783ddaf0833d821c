import { winningOutcome } from '@croupier/bet-math';
import type { SportEvent, SportMarket } from '@croupier/contracts';

/** Nothing that still happens in the match can be bet on here. */
export const isDecided = ({ status, reason }: SportMarket): boolean =>
  status === 'settled' || status === 'cancelled' || (status === 'inactive' && reason === 'decided');

/** What goals to come can't undo. */
const LASTING: ReadonlySet<string> = new Set(['over', 'yes']);

/** The outcome that won, or is certain to; null while more than one is possible. */
export function certainOutcome(market: SportMarket, { home, away }: SportEvent['score']): string | null {
  if (market.winner || market.status === 'cancelled') return market.winner;
  const now = winningOutcome({ marketId: market.market_id, specifiers: market.specifiers }, home, away);
  return isDecided(market) && LASTING.has(now) ? now : null;
}
