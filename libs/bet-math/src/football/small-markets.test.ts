import { expect, test } from 'vitest';
import { MILLION } from '../margin.ts';
import { gradesOf } from '../markets.ts';
import type { Side } from '../model/market-kind.ts';
import type { MarketLine } from '../model/price.ts';
import { priceMarkets } from '../price-markets.ts';
import { NIGHT } from '../testing/simulations.ts';
import { uniform } from '../testing/uniform.ts';
import { CORNERS_PER_GOAL, countRates, countStates } from './counts.ts';
import { beforeKickOff } from './goal-curve.ts';
import type { MatchState, TeamState } from './match-state.ts';
import { scoreGrid } from './score-grid.ts';
import { CHANGE_WINDOW, CHANGES, PLACES } from './scorers.ts';

declare const process: { readonly env: Readonly<Record<string, string | undefined>> };
/** 6,000 matches in every run, 20,000 at night; `SPORT_MATCHES=1000000` for the long form. */
const MATCHES = Number(process.env['SPORT_MATCHES'] ?? (NIGHT ? 20_000 : 6_000));
/** Tolerance, in shares of one. A lead changes corners linearly: the mean is exact, the variance is ignored. */
const LEFT_OUT = 0.004;
const SMALL = [40, 39, 166, 162, 165, 167, 168, 172, 139, 136, 140, 141, 146];

const team = (side: Side, shares: readonly number[], changes: number): TeamState => ({
  players: shares.map((share, index) => ({ id: `${side}.${index}`, share, fresh: index >= changes, scored: false })),
  changes,
});
const SHARES = [0.3, 0.22, 0.12, 0.1, 0.08, 0.06, 0.05, 0.03, 0.02, 0.02];
const rates = { homeRate: 1.7, awayRate: 1 };
const none = { corners: { home: 0, away: 0 }, cards: { home: 0, away: 0 }, reds: { home: 0, away: 0 } };
const perMatch = countRates({ ...rates, referee: 1.1, derby: true });
const opening: MatchState = {
  ...beforeKickOff(rates.homeRate, rates.awayRate),
  counts: countStates(perMatch, none),
  players: { home: team('home', SHARES, 0), away: team('away', SHARES, 0) },
};
const late: MatchState = {
  ...opening,
  ...{ home: 0, away: 1, left: 0.45, first: { left: 0, home: 0, away: 1 } },
  counts: countStates(perMatch, { ...none, corners: { home: 4, away: 1 }, cards: { home: 1, away: 2 } }),
  players: { home: team('home', SHARES, 1), away: team('away', SHARES, 0) },
};

test.each([
  ['before the match', opening],
  ['in its second half', late],
] as const)('%s scorers, corners and cards come as often as their prices say', (_, state) => {
  const lines = priceMarkets(state, { margin: 0.05, only: SMALL });
  const seen = tally(state, uniform(7));
  lines.forEach((line) => {
    const { marketId, specifiers, fair, back } = line;
    if (back > 0) return;
    const chance = fair[0]! / MILLION;
    const off = Math.abs(shareWon(line, seen) - chance);
    const leeway = 4.5 * Math.sqrt((chance * (1 - chance)) / MATCHES) + LEFT_OUT;
    expect(`${marketId} ${specifiers}: ${off < leeway ? 'fits' : off}`).toBe(`${marketId} ${specifiers}: fits`);
  });
});

test('a second in which nothing happens moves no price by more than a thousandth', () => {
  const SECOND = 1 / 5_700;
  const [now, then] = [late, { ...late, left: late.left - SECOND }].map((state) =>
    priceMarkets(state, { margin: 0.05, only: SMALL }),
  );
  now!.forEach(({ fair }, at) => expect(Math.abs(fair[0]! - then![at]!.fair[0]!)).toBeLessThan(1_000));
});

type Random = ReturnType<typeof uniform>;
type Facts = ReturnType<typeof play>;

/** Facts that the lines of a kind depend on: matches with equal facts are graded once. */
const GROUPS: Record<string, (facts: Facts) => unknown> = {
  scorers: ({ players }) => players.scorers,
  corners: ({ counts }) => counts.corners,
  cards: ({ counts }) => [counts.cards, counts.reds],
};
const groupOf = ({ marketId }: MarketLine): string =>
  marketId < 100 ? 'scorers' : marketId > 160 ? 'corners' : 'cards';

type Tally = Map<string, Map<string, { facts: Facts; count: number }>>;

function tally(state: MatchState, next: Random): Tally {
  const finals = scoreGrid(state);
  const seen: Tally = new Map(Object.keys(GROUPS).map((group) => [group, new Map()]));
  for (let index = 0; index < MATCHES; index++) {
    const facts = play(state, finals, next);
    for (const [group, own] of seen) {
      const key = JSON.stringify(GROUPS[group]!(facts));
      const one = own.get(key) ?? { facts, count: 0 };
      one.count += 1;
      own.set(key, one);
    }
  }
  return seen;
}

function shareWon(line: MarketLine, seen: Tally): number {
  let won = 0;
  for (const { facts, count } of seen.get(groupOf(line))!.values())
    won += gradesOf(line, facts)?.[0] === 'win' ? count : 0;
  return won / MATCHES;
}

/** Simulates the rest of a match. Times are shares of what is left of it. */
function play(state: MatchState, finals: ReturnType<typeof scoreGrid>, next: Random) {
  const goals = drawGoals(state, finals, next);
  const leaves = { home: drawLeaving(state, 'home', next), away: drawLeaving(state, 'away', next) };
  const scorers = goals.map(({ side, at }) => scorerOf(state.players![side], leaves[side], at, next));
  const counted = (name: 'cards' | 'reds', side: Side) =>
    poisson(state.counts![name][side === 'home' ? 'homeRate' : 'awayRate'] * state.left, next);
  const reds = { home: counted('reds', 'home'), away: counted('reds', 'away') };
  const { cards, corners } = state.counts!;
  const fallen = state.home + state.away;
  return {
    periods: [],
    abandoned: false,
    over: true,
    goals: [],
    counts: {
      corners: {
        home: corners.home + drawCorners(state, goals, 'home', next),
        away: corners.away + drawCorners(state, goals, 'away', next),
      },
      cards: { home: cards.home + counted('cards', 'home'), away: cards.away + counted('cards', 'away') },
      reds,
    },
    players: { scorers: [...Array<string>(fallen).fill('before'), ...scorers], played: PLAYED, out: [] },
  };
}
const PLAYED = Object.fromEntries(
  SHARES.flatMap((_, index) => [
    [`home.${index}`, 0],
    [`away.${index}`, 0],
  ]),
);

interface Goal {
  side: Side;
  at: number;
}

function drawGoals(state: MatchState, finals: ReturnType<typeof scoreGrid>, next: Random): Goal[] {
  let rest = next();
  for (const [home, row] of finals.entries())
    for (const [away, chance] of row.entries())
      if ((rest -= chance) < 0) {
        const sides = [...Array<Side>(home - state.home).fill('home'), ...Array<Side>(away - state.away).fill('away')];
        return sides.map((side) => ({ side, at: next() })).sort((one, other) => one.at - other.at);
      }
  return [];
}

/** Draws which players are replaced, and at which moment of the window still to come. */
function drawLeaving({ players, left }: MatchState, side: Side, next: Random): Map<string, number> {
  const { players: all, changes } = players![side];
  const fresh = all.filter((player) => player.fresh).map(({ id }) => id);
  const passed = 1 - left;
  const [from, until] = [Math.max(CHANGE_WINDOW[0], passed), CHANGE_WINDOW[1]];
  const leaving = new Map<string, number>();
  expect(fresh).toHaveLength(PLACES - changes);
  for (let change = changes; change < CHANGES; change++) {
    const [id] = fresh.splice(Math.floor(next() * fresh.length), 1);
    leaving.set(id!, (from + next() * (until - from) - passed) / left);
  }
  return leaving;
}

function scorerOf({ players }: TeamState, leaves: Map<string, number>, at: number, next: Random): string {
  let rest = next();
  for (const { id, share } of players) if ((rest -= share) < 0) return at < (leaves.get(id) ?? 1) ? id : 'another';
  return 'another';
}

function drawCorners(state: MatchState, goals: readonly Goal[], side: Side, next: Random): number {
  const rate = state.counts!.corners[side === 'home' ? 'homeRate' : 'awayRate'] * state.left;
  const MOST = 1.6;
  let corners = 0;
  for (let drawn = poisson(rate * MOST, next); drawn > 0; drawn--) {
    const at = next();
    let lead = side === 'home' ? state.home - state.away : state.away - state.home;
    for (const goal of goals) if (goal.at < at) lead += goal.side === side ? 1 : -1;
    if (next() * MOST < 1 - CORNERS_PER_GOAL * lead) corners += 1;
  }
  return corners;
}

function poisson(mean: number, next: Random): number {
  const least = Math.exp(-mean);
  let count = -1;
  for (let product = 1; product > least; product *= next()) count += 1;
  return count;
}
