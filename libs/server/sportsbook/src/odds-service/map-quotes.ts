import {
  canonicalSpecifiers,
  type PricedMarket,
  type MatchSport,
  toPartsPerMillion,
  withMargin,
  withoutMargin,
} from '@croupier/bet-math';
import type { Book, QuotedMarket, QuotedMatch } from './wire.ts';

/** Prefixes of league keys. Tennis is left out: such a service doesn't send the games that totals are settled by. */
const SPORTS: readonly (readonly [prefix: string, sport: MappedSport])[] = [
  ['soccer_', 'football'],
  ['basketball_', 'basketball'],
  ['icehockey_', 'ice-hockey'],
];
export type MappedSport = Exclude<MatchSport, 'tennis'>;
export const sportOfKey = (key: string): MappedSport | null =>
  SPORTS.find(([prefix]) => key.startsWith(prefix))?.[1] ?? null;

/** Our markets for theirs: who wins, by how much, how many in all. */
const MARKETS: Record<MappedSport, { h2h: number; draw: boolean; spreads: number; totals: number; most: number }> = {
  football: { h2h: 1, draw: true, spreads: 16, totals: 18, most: 6.5 },
  basketball: { h2h: 219, draw: false, spreads: 223, totals: 225, most: 400 },
  'ice-hockey': { h2h: 406, draw: false, spreads: 410, totals: 412, most: 9.5 },
};

/** Minimum number of books, because a single one may be wrong. */
const FEWEST_BOOKS = 2;

/** A name that our book doesn't support, and how it is counted. */
export interface Unknown {
  readonly kind: 'market' | 'line' | 'team';
  readonly name: string;
}

export interface Mapped {
  readonly prices: readonly PricedMarket[];
  readonly unknown: readonly Unknown[];
}

/** A line of ours as one book has it, in our order of outcomes. */
interface Line {
  readonly marketId: number;
  readonly specifiers: string;
  readonly prices: readonly number[];
}

/**
 * Prices of ours from the prices of others: each book without its margin, the median of the books, our margin on top. What
 * contradicts another line so far that both together could be won is left out.
 */
export function mapQuotes(match: QuotedMatch, books: readonly Book[], margin: number): Mapped {
  const sport = sportOfKey(match.sport_key);
  if (!sport) return { prices: [], unknown: [] };
  const unknown: Unknown[] = [];
  const lines = books.flatMap(({ markets }) =>
    markets.flatMap((market) => {
      const line = lineOf(match, sport, market);
      if (!('kind' in line)) return [line];
      unknown.push(line);
      return [];
    }),
  );
  const grouped = Map.groupBy(lines, ({ marketId, specifiers }) => `${marketId}/${specifiers}`);
  const prices = Array.from(grouped.values(), (own) => priceOf(own, margin)).filter((price) => price !== null);
  return { prices: withoutCrossed(prices), unknown };
}

function lineOf(match: QuotedMatch, sport: MappedSport, { key, outcomes }: QuotedMarket): Line | Unknown {
  const ids = MARKETS[sport];
  const priceOf = (name: string) => outcomes.find((outcome) => outcome.name === name);
  const named = (names: readonly string[]) => {
    const found = names.map(priceOf);
    return found.length === outcomes.length && found.every((outcome) => outcome !== undefined) ? found : null;
  };
  const sides = [match.home_team, match.away_team];
  if (key === 'h2h') {
    const found = named(ids.draw ? [match.home_team, 'Draw', match.away_team] : sides);
    if (!found) return { kind: 'team', name: outcomes.map(({ name }) => name).join(' / ') };
    return { marketId: ids.h2h, specifiers: '', prices: found.map(({ price }) => price) };
  }
  if (key !== 'spreads' && key !== 'totals') return { kind: 'market', name: key };
  const [one, other] = named(key === 'spreads' ? sides : ['Over', 'Under']) ?? [];
  if (!one || !other) return { kind: 'team', name: outcomes.map(({ name }) => name).join(' / ') };
  const { point } = one;
  const fits = point !== undefined && other.point === (key === 'spreads' ? 0 - point : point);
  // Of a line that can be drawn prices alone don't say how often it is.
  if (!fits || Math.abs(point % 1) !== 0.5 || Math.abs(point) > ids.most)
    return { kind: 'line', name: `${key} ${point ?? ''}`.trim() };
  const specifiers = canonicalSpecifiers(key === 'spreads' ? { hcp: point } : { total: point });
  return { marketId: ids[key], specifiers, prices: [one.price, other.price] };
}

function priceOf(lines: readonly Line[], margin: number): PricedMarket | null {
  const books = lines.map(({ prices }) => withoutMargin(prices)).filter((fair) => fair !== null);
  const [first] = lines;
  if (!first || books.length < FEWEST_BOOKS) return null;
  const medians = first.prices.map((_, outcome) => median(books.map((fair) => fair[outcome]!)));
  const sum = medians.reduce((total, chance) => total + chance, 0);
  const fair = medians.map((chance) => chance / sum);
  const odds = withMargin(fair, margin);
  if (odds.includes(null)) return null;
  const { marketId, specifiers } = first;
  return { marketId, specifiers, fair: toPartsPerMillion(fair), back: 0, odds };
}

function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = Math.floor(sorted.length / 2);
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/**
 * Books that move at different times can leave us lines of which two bets cover everything: over 2.5 and under 3.5, the
 * home side by one and the away side with two. The one that was priced first stays.
 */
function withoutCrossed(prices: readonly PricedMarket[]): PricedMarket[] {
  const kept: PricedMarket[] = [];
  for (const price of prices) if (!kept.some((other) => isCrossed(price, other))) kept.push(price);
  return kept;
}

/** Bets on each side of a price with what they need: a number that must come out above, or below. */
interface Sides {
  readonly measure: 'lead' | 'sum';
  readonly above: { than: number; odds: number | null | undefined };
  readonly below: { than: number; odds: number | null | undefined };
}

/** Returns the two sides of a line. Handicaps and winner markets use the home side's lead, totals use the sum. */
function sidesOf({ specifiers, odds }: PricedMarket): Sides {
  const number = numberOf({ specifiers });
  const sides = { above: { than: number, odds: odds?.[0] }, below: { than: number, odds: odds?.at(-1) } };
  if (specifiers.startsWith('total')) return { measure: 'sum', ...sides };
  const [over, under] = specifiers === '' ? [0.5, -0.5] : [-number, -number];
  return { measure: 'lead', above: { ...sides.above, than: over }, below: { ...sides.below, than: under } };
}

const numberOf = ({ specifiers }: Pick<PricedMarket, 'specifiers'>): number => Number(specifiers.split('=')[1] ?? 0);
const inverse = (odds: number | null | undefined): number => (odds ? 10_000 / odds : 1);

function isCrossed(one: PricedMarket, other: PricedMarket): boolean {
  const [first, second] = [sidesOf(one), sidesOf(other)];
  if (first.measure !== second.measure) return false;
  return covers(first.above, second.below) || covers(second.above, first.below);
}

/** Returns true if one of the two always wins and both together cost less than the payout. */
const covers = (above: Sides['above'], below: Sides['below']): boolean =>
  above.than < below.than && inverse(above.odds) + inverse(below.odds) < 1;
