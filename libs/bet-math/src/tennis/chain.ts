import { other } from '../model/kinds.ts';
import type { Score, Side } from '../model/market-kind.ts';

/** Chances to win a point on one's own serve. */
export interface Serve {
  readonly home: number;
  readonly away: number;
}

/**
 * Returns the chance that the server wins the game from these points (0, 1, 2, 3 for 0, 15, 30, 40; a lead of one
 * beyond is advantage).
 */
export function gameChance(serve: number, own: number, others: number): number {
  if (own >= 4 && own - others >= 2) return 1;
  if (others >= 4 && others - own >= 2) return 0;
  if (own >= 3 && own === others) {
    const [both, none] = [serve * serve, (1 - serve) * (1 - serve)];
    return both + none === 0 ? 0.5 : both / (both + none);
  }
  return serve * gameChance(serve, own + 1, others) + (1 - serve) * gameChance(serve, own, others + 1);
}

/** Returns the chance that the home side wins a tie-break; `first` served its first point. */
export function tieBreakChance(serve: Serve, first: Side, { home, away }: Score): number {
  if (home >= 7 && home - away >= 2) return 1;
  if (away >= 7 && away - home >= 2) return 0;
  if (home >= 6 && home === away) {
    // Two points, one on each serve, until one side wins both.
    const [win, lose] = [serve.home * (1 - serve.away), (1 - serve.home) * serve.away];
    return win + lose === 0 ? 0.5 : win / (win + lose);
  }
  const server = Math.floor((home + away + 1) / 2) % 2 === 0 ? first : other(first);
  const chance = server === 'home' ? serve.home : 1 - serve.away;
  return (
    chance * tieBreakChance(serve, first, { home: home + 1, away }) +
    (1 - chance) * tieBreakChance(serve, first, { home, away: away + 1 })
  );
}

/** State of a set: games, current server, and the points of the game or tie-break being played. */
export interface SetState {
  readonly games: Score;
  readonly server: Side;
  readonly points: Score;
}

const isSetOver = ({ home, away }: Score): boolean =>
  home === 7 || away === 7 || (home === 6 && away <= 4) || (away === 6 && home <= 4);
export const isTieBreak = ({ home, away }: Score): boolean => home === 6 && away === 6;

/** Returns the chance that the home side wins the game being played. */
export function homeGameChance(serve: Serve, { games, server, points }: SetState): number {
  if (isTieBreak(games)) return tieBreakChance(serve, server, points);
  const own = gameChance(serve[server], points[server], points[other(server)]);
  return server === 'home' ? own : 1 - own;
}

export interface SetEnding {
  readonly score: Score;
  /** Side that serves first in the next set. */
  readonly next: Side;
  readonly chance: number;
}

const NO_POINTS: Score = { home: 0, away: 0 };

/** Returns every possible final score of a set from its current state. */
export function setEndings(serve: Serve, state: SetState): SetEnding[] {
  const endings = new Map<string, { score: Score; next: Side; chance: number }>();
  // Games with their server, with the chance to reach them: each is processed once, in order of games played.
  let now = new Map([[keyOf(state), { state, chance: 1 }]]);
  while (now.size > 0) {
    const later = new Map<string, { state: SetState; chance: number }>();
    for (const { state: at, chance } of now.values()) {
      const win = homeGameChance(serve, at);
      for (const [side, part] of [
        ['home', win],
        ['away', 1 - win],
      ] as const) {
        if (part <= 0) continue;
        const games = { ...at.games, [side]: at.games[side] + 1 };
        const reached: SetState = { games, server: other(at.server), points: NO_POINTS };
        const list = isSetOver(games) ? endings : later;
        const key = keyOf(reached);
        const known = list.get(key)?.chance ?? 0;
        const sum = known + chance * part;
        if (isSetOver(games)) endings.set(key, { score: games, next: reached.server, chance: sum });
        else later.set(key, { state: reached, chance: sum });
      }
    }
    now = later;
  }
  return Array.from(endings.values());
}

const keyOf = ({ games, server }: SetState): string => `${games.home}-${games.away}-${server}`;
