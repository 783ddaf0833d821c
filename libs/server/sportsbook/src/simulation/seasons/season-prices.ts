import { FIELD_MARKETS, type PricedMarket, toPartsPerMillion, withMargin } from '@croupier/bet-math';
import type { Club, StandingsRow } from '@croupier/contracts';
import type { League } from '../league.ts';
import type { Pairing } from '../pairings.ts';
import { MICRO, ratesOf } from '../strengths.ts';

/** Number of simulations of the remaining season. */
const RUNS = 1_000;
const MARGIN = 0.15;
const PLACES = 3;
/** A club that won none of the runs still may. */
const SOMETHING = 0.25;

interface Ahead {
  seed: Uint8Array;
  league: League;
  rows: readonly StandingsRow[];
  /** Matches to come. */
  pairings: readonly Pairing[];
}

/**
 * Returns odds on the winner and the top three of a season. Simulates the remaining matches from the current table by
 * strengths. The same state always gives the same odds.
 */
export function seasonPrices({ seed, league, rows, pairings }: Ahead): PricedMarket[] {
  const at = new Map(league.clubs.map((club, index) => [club.id, index]));
  const start = league.clubs.map((club) => standingOf(rows, club));
  const matches = pairings.map((pairing) => ({
    home: at.get(pairing.home.id)!,
    away: at.get(pairing.away.id)!,
    ...chancesOf(seed, league, pairing),
  }));
  const wins = start.map(() => 0);
  const tops = start.map(() => 0);
  const next = uniform(Buffer.from(seed).readUInt32BE(0) ^ (pairings.length * 7_919));
  for (let run = 0; run < RUNS; run++) {
    const points = start.map((own) => own + next() * 0.01); // Level on everything: anybody's.
    for (const { home, away, win, draw } of matches) {
      const drawn = next();
      const [forHome, forAway] = pointsOf(league, drawn < win ? 'home' : drawn < win + draw ? 'draw' : 'away', next);
      points[home]! += forHome;
      points[away]! += forAway;
    }
    const order = points.map((_, index) => index).sort((one, other) => points[other]! - points[one]!);
    wins[order[0]!]!++;
    for (const index of order.slice(0, PLACES)) tops[index]!++;
  }
  const none = pairings.length === 0 ? 0 : SOMETHING;
  const winning = wins.map((count) => (count + none) / (RUNS + none * wins.length));
  const topping = tops.map((count) => Math.min(1, (count + none) / (RUNS + (none * tops.length) / PLACES)));
  return [
    market(FIELD_MARKETS.outright, toPartsPerMillion(winning), withMargin(winning, MARGIN)),
    market(
      FIELD_MARKETS.topThree,
      topping.map((chance) => Math.round(chance * 1_000_000)),
      topping.map((chance) => (chance >= 1 ? null : (withMargin([chance, 1 - chance], MARGIN)[0] ?? null))),
    ),
  ];
}

const market = (marketId: number, fair: number[], odds: (number | null)[]): PricedMarket => ({
  ...{ marketId, specifiers: '', fair, back: 0 },
  odds: odds.some((price) => price !== null) ? odds : null,
});

/** Points, and the difference where they are level. */
function standingOf(rows: readonly StandingsRow[], { id }: Club): number {
  const row = rows.find(({ club }) => club.id === id);
  return row ? row.points + (row.scored - row.conceded) / 10_000 : 0;
}

function pointsOf({ sport }: League, result: 'home' | 'draw' | 'away', next: () => number): readonly [number, number] {
  if (sport === 'football') return ({ home: [3, 0], draw: [1, 1], away: [0, 3] } as const)[result];
  if (sport === 'ice-hockey' && result === 'draw') return next() < 0.5 ? [2, 1] : [1, 2];
  const most = sport === 'ice-hockey' ? 3 : 1;
  return result === 'home' ? [most, 0] : [0, most];
}

/** Returns the chances of a match, precise enough to simulate a whole season. */
function chancesOf(seed: Uint8Array, { sport }: League, pairing: Pairing): { win: number; draw: number } {
  const { homeRateMicro, awayRateMicro } = ratesOf(seed, { sport, ...pairing });
  const [home, away] = [homeRateMicro / MICRO, awayRateMicro / MICRO];
  if (sport === 'basketball') return { win: 1 / (1 + Math.exp(-(home - away) / 7)), draw: 0 };
  return goalChances(home, away);
}

const MOST_GOALS = 14;

function goalChances(home: number, away: number): { win: number; draw: number } {
  const [own, theirs] = [poisson(home), poisson(away)];
  let [win, draw] = [0, 0];
  for (const [goals, chance] of own.entries())
    for (const [against, other] of theirs.entries())
      if (goals > against) win += chance * other;
      else if (goals === against) draw += chance * other;
  return { win, draw };
}

function poisson(rate: number): number[] {
  const chances = [Math.exp(-rate)];
  for (let goals = 1; goals <= MOST_GOALS; goals++) chances.push((chances[goals - 1]! * rate) / goals);
  return chances;
}

/** Quick and the same everywhere (mulberry32): thousands of seasons take many numbers. */
function uniform(start: number): () => number {
  let state = start | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}
