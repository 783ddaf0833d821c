import type { BoardChange, TournamentPlace } from '@croupier/contracts';

/** Leaderboard as last sent. */
export interface SentBoard {
  places: readonly TournamentPlace[];
  players: number;
}

const isSame = (a: TournamentPlace | undefined, b: TournamentPlace) =>
  a?.award_place === b.award_place && a.nickname === b.nickname && a.score === b.score;

/** Returns the changes that turn one board into the other; null if they are equal. */
export function boardChange(before: SentBoard | undefined, now: SentBoard): BoardChange | null {
  const lines = now.places.flatMap((place, at) => (isSame(before?.places[at], place) ? [] : [{ at, ...place }]));
  const same = lines.length === 0 && before?.places.length === now.places.length && before.players === now.players;
  return same ? null : { lines, length: now.places.length, players: now.players };
}
