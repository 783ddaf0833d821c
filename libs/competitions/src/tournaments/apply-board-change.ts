import type { BoardChange, Tournament } from '@croupier/contracts';

/** Applies a change of the leaderboard to a tournament. */
export function applyBoardChange(tournament: Tournament, { lines, length, players }: BoardChange): Tournament {
  const top = tournament.top_players.slice(0, length);
  for (const { at, ...place } of lines) top[at] = place;
  return { ...tournament, players, top_players: top };
}

/** Tells whether the leaderboard has no gaps. One with gaps must be fetched again. */
export const isWhole = ({ top_players }: Tournament): boolean => top_players.length === Object.keys(top_players).length;
