import type { RoundSummary } from '@croupier/contracts';
import { toDecimal } from '@croupier/money';
import { csvLine } from './csv-line.ts';

const header = ['played_at', 'game', 'provider', 'kind', 'currency', 'staked', 'won', 'net', 'status', 'round_id'];

/**
 * Yields a round history as CSV, one piece per page. Amounts are decimals in major units with a point, in any language.
 */
export async function* roundsCsv(
  pages: AsyncIterable<readonly RoundSummary[]>,
  nameOf: (slug: string) => string,
): AsyncGenerator<string> {
  yield csvLine(header);
  for await (const page of pages) yield page.map((round) => lineOf(round, nameOf)).join('');
}

/** Returns the kind of stake. For a live bet the id is the bet's, because its round is shared. */
const kindOf = ({ live, bought }: RoundSummary): string => (live ? 'live_bet' : bought ? 'bought_feature' : 'round');

function lineOf(round: RoundSummary, nameOf: (slug: string) => string): string {
  const { id, played_at, game, provider, currency, status } = round;
  const [staked, won] = [BigInt(round.stake_cents), BigInt(round.win_cents)];
  const amount = (subunits: bigint) => toDecimal(subunits, currency);
  const net = status === 'closed' ? amount(won - staked) : '';
  return csvLine([
    ...[played_at, nameOf(game), provider, kindOf(round), currency],
    ...[amount(staked), amount(won), net, status, id],
  ]);
}
