import type { Parts, Side, Weighted } from '../model/market-kind.ts';
import { type FootballEnding, NOTHING } from './kinds.ts';
import type { MatchState, TeamState } from './match-state.ts';

/**
 * Replacements of a side, among the ten outfield players. A substitute takes over the position and its share of goals.
 */
export const CHANGES = 3;
export const PLACES = 10;
/** Window of replacements, as shares of the match's goals scored by then; each moment is equally likely. */
export const CHANGE_WINDOW = [0.4, 0.95] as const;

type Finals = readonly Weighted<FootballEnding>[];

/** Returns a line for every player who may still score. */
export function scorerLines(state: MatchState, span: string): { player: string; goalnr?: number }[] {
  const { players } = state;
  if (!players) return [];
  const all = [...players.home.players, ...players.away.players].filter(({ share }) => share > 0);
  if (span === 'nextScorer') return all.map(({ id: player }) => ({ goalnr: state.home + state.away + 1, player }));
  return all.map(({ id: player }) => ({ player }));
}

/** Returns whether the player of a line scores, at all or the next goal, with chances. */
export function scorerEndings(
  state: MatchState,
  finals: Finals,
  span: string,
  { player: id }: Parts,
): Weighted<FootballEnding>[] {
  const found =
    state.players && (['home', 'away'] as const).flatMap((side) => playerOf(state.players![side], id, side));
  const [player] = found ?? [];
  if (!player) return [];
  const chance =
    span === 'nextScorer' ? nextGoalOf(state, finals, player) : player.scored ? 1 : anyGoalOf(state, finals, player);
  return [
    { ending: { ...NOTHING, scorer: 'yes' }, chance },
    { ending: { ...NOTHING, scorer: 'no' }, chance: 1 - chance },
  ];
}

interface Player {
  readonly side: Side;
  readonly share: number;
  readonly scored: boolean;
  /** Chance that he is replaced before the end. */
  readonly leaves: number;
}

function playerOf({ players, changes }: TeamState, id: string | undefined, side: Side): Player[] {
  const found = players.find((one) => one.id === id);
  if (!found) return [];
  const { share, scored, fresh } = found;
  return [{ side, share, scored, leaves: fresh ? (CHANGES - changes) / (PLACES - changes) : 0 }];
}

/**
 * Returns times at which a player may be replaced, as shares of the rest of the match: three points of Gauss's rule.
 */
function leavingTimes(left: number): readonly (readonly [after: number, weight: number])[] {
  const passed = 1 - left;
  const [from, until] = [Math.max(CHANGE_WINDOW[0], passed), CHANGE_WINDOW[1]];
  if (left <= 0 || from >= until) return [];
  return GAUSS.map(([at, weight]) => [(from + at * (until - from) - passed) / left, weight]);
}
const HALF_WIDTH = Math.sqrt(0.15);
const GAUSS = [
  [0.5 - HALF_WIDTH, 5 / 18],
  [0.5, 8 / 18],
  [0.5 + HALF_WIDTH, 5 / 18],
] as const;

/**
 * Returns the chance that the player scores any goal to come. Each goal is equally likely at any time, and his with his
 * share while he plays: none of n is `(1 − share)` to the n.
 */
function anyGoalOf(state: MatchState, finals: Finals, { side, share, leaves }: Player): number {
  const times = leavingTimes(state.left);
  const replaced = times.length > 0 ? leaves : 0;
  const more = marginal(state, finals, side);
  const none = (by: number) => more.reduce((sum, chance, goals) => sum + chance * (1 - by) ** goals, 0);
  const stays = (1 - replaced) * none(share);
  return 1 - stays - replaced * times.reduce((sum, [after, weight]) => sum + weight * none(share * after), 0);
}

/** Returns his share of the chance that his side scores next, minus the case that he has been replaced by then. */
function nextGoalOf(state: MatchState, finals: Finals, { side, share, leaves }: Player): number {
  const times = leavingTimes(state.left);
  const { scores, late } = nextOf(state, finals)[side];
  return share * (scores - (times.length > 0 ? leaves : 0) * late);
}

/** Cache of the chances of 0, 1, … goals of a side still to come. */
const marginals = /*#__PURE__*/ new WeakMap<Finals, Record<Side, number[]>>();
function marginal({ home, away }: MatchState, finals: Finals, side: Side): number[] {
  const known = marginals.get(finals) ?? { home: [], away: [] };
  if (!marginals.has(finals)) {
    for (const { ending, chance } of finals) {
      const [h, a] = [ending.match.home - home, ending.match.away - away];
      known.home[h] = (known.home[h] ?? 0) + chance;
      known.away[a] = (known.away[a] ?? 0) + chance;
    }
    marginals.set(finals, known);
  }
  return known[side];
}

interface Next {
  /** Chance that the side scores the next goal. */
  scores: number;
  /** Chance that it does so after the moment at which a replaced player leaves. */
  late: number;
}

const nexts = /*#__PURE__*/ new WeakMap<Finals, Record<Side, Next>>();
function nextOf({ home, away, left }: MatchState, finals: Finals): Record<Side, Next> {
  const known = nexts.get(finals);
  if (known) return known;
  const times = leavingTimes(left);
  const next = { home: { scores: 0, late: 0 }, away: { scores: 0, late: 0 } };
  for (const { ending, chance } of finals) {
    const [h, a] = [ending.match.home - home, ending.match.away - away];
    if (h + a === 0) continue;
    // The first of n goals falls after a moment if all of them do.
    const after = times.reduce((sum, [at, weight]) => sum + weight * (1 - at) ** (h + a), 0);
    for (const [side, own] of [
      ['home', h],
      ['away', a],
    ] as const) {
      next[side].scores += (chance * own) / (h + a);
      next[side].late += ((chance * own) / (h + a)) * after;
    }
  }
  nexts.set(finals, next);
  return next;
}
