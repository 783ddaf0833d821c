import type { Bet } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { marketName } from '@croupier/server-sportsbook';
import { csvLine } from './csv-line.ts';

/** Odds of 1: odds on the wire are integers. */
const ODDS_ONE = 10_000;

const header = [
  ...['placed_at', 'settled_at', 'status', 'currency', 'staked', 'returned', 'possible_return', 'legs', 'leg'],
  ...['league', 'home', 'away', 'market', 'specifiers', 'outcome', 'price', 'result', 'bet_id'],
];

/**
 * Yields a bet history as CSV, one line per leg. A bet's amounts are only in the line of its first leg, so that columns
 * can be summed.
 */
export async function* betsCsv(pages: AsyncIterable<readonly Bet[]>): AsyncGenerator<string> {
  yield csvLine(header);
  for await (const page of pages) yield page.flatMap(linesOf).join('');
}

function linesOf(bet: Bet): string[] {
  const amount = (cents: number) => toDecimal(BigInt(cents), bet.currency);
  const sold = bet.sold ?? { stake_cents: 0, paid_cents: 0 };
  const isTaken = bet.status !== 'rejected';
  const sums = [
    isTaken ? amount(bet.stake_cents + sold.stake_cents) : amount(0),
    bet.return_cents === null && !bet.sold ? '' : amount((bet.return_cents ?? 0) + sold.paid_cents),
    isTaken && bet.return_cents === null ? amount(bet.possible_return_cents) : '',
  ];
  return bet.legs.map((leg, at) =>
    csvLine([
      ...[bet.placed_at, bet.settled_at ?? '', bet.status, bet.currency],
      ...(at === 0 ? sums : sums.map(() => '')),
      ...[String(bet.legs.length), String(at + 1), leg.event.tournament, leg.event.home, leg.event.away],
      ...[marketName(leg.market_id), leg.specifiers, leg.outcome, String(leg.odds / ODDS_ONE), resultOf(leg), bet.id],
    ]),
  );
}

function resultOf({ result, void_factor, field }: Bet['legs'][number]): string {
  if (result === null) return 'open';
  if (void_factor === 1) return 'void';
  if (void_factor === 0.5) return result === 1 ? 'half_win' : 'half_lose';
  if (result === 1) return 'win';
  // Each way: the win part lost, but the place part may have won.
  return field?.place?.result === 1 && field.place.void_factor !== 1 ? 'place' : 'lose';
}
