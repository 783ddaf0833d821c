import { type Queryable } from '@croupier/server-database';
import { readEndedRounds, readWhoPlayed } from '@croupier/server-games';
import { poolOf, rewardOf } from './definition.ts';
import { rank, type Standing } from './prizes.ts';
import { type Played, replayRounds } from './replay.ts';
import type { TournamentRow } from './tournament.ts';

/** Most players whose rounds are replayed. */
const MOST_PLAYERS = 10_000;

export interface Simulation {
  /** Number of players whose rounds were replayed; `complete` is false if more played than the limit. */
  players: number;
  complete: boolean;
  scored: number;
  /** Subunits of the tournament's currency: the simulated cost, and the most it can pay. */
  cost: bigint;
  most: bigint;
}

/**
 * Simulates the cost of a tournament over recorded play: applies its terms to a period of the same length starting at
 * `from`, as if every active player had joined before the first round. Writes nothing.
 */
export async function simulateTournament(db: Queryable, tournament: TournamentRow, from: Date): Promise<Simulation> {
  const { terms, start_at, end_at } = tournament;
  const endAt = new Date(from.getTime() + end_at.getTime() - start_at.getTime());
  const then = { ...tournament, start_at: from, end_at: endAt };
  const time = { after: new Date(from.getTime() - 1), before: endAt };
  const playerIds = await readWhoPlayed(db, { ...time, limit: MOST_PLAYERS + 1 });
  const looked = playerIds.slice(0, MOST_PLAYERS);
  const played: (Played & { playerId: number })[] = [];
  for (const playerId of looked)
    played.push({ playerId, ...replayRounds(then, await readEndedRounds(db, { playerId, ...time })) });
  return {
    players: looked.length,
    complete: playerIds.length <= MOST_PLAYERS,
    scored: played.filter(({ score }) => score > 0n).length,
    cost: terms.quest ? questCost(terms.quest, played) : prizesPaid(terms.prizes, played),
    most: poolOf(terms),
  };
}

function prizesPaid(
  prizes: TournamentRow['terms']['prizes'],
  played: readonly (Played & { playerId: number })[],
): bigint {
  const standings: Standing[] = played.map(({ playerId, score, reachedAt }) => ({
    playerId,
    score,
    reachedAt: reachedAt?.getTime() ?? 0,
    enteredAt: 0,
  }));
  return rank(standings, prizes).reduce((sum, { prize }) => sum + prize, 0n);
}

/** Calculates the cost as if the players who got furthest had joined, up to the size of the quest. */
function questCost(quest: NonNullable<TournamentRow['terms']['quest']>, played: readonly Played[]): bigint {
  const rewards = played.map(({ score, rounds, games }) => {
    const reached = { score, rounds: BigInt(rounds), games: BigInt(games) };
    const open = quest.steps.findIndex(({ measure, target }) => reached[measure] < BigInt(target));
    return rewardOf(quest, open === -1 ? quest.steps.length : open);
  });
  const best = rewards.toSorted((a, b) => (a > b ? -1 : a < b ? 1 : 0)).slice(0, quest.size);
  return best.reduce((sum, reward) => sum + reward, 0n);
}
