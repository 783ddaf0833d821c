import type { Decided } from '@croupier/server-games';
import type { BatchStep } from '@croupier/server-games';
import { measureStake } from '../shared/rates.ts';
import { RunningTournaments } from './running.ts';
import { countsStake, gainOf, joinGains } from './scoring.ts';
import { type Scored, writeScores } from './write-scores.ts';

/**
 * Updates tournament scores in the transaction of the bets. A round counts when it ends, for players who entered before
 * it began; the write itself checks that. It takes no locks beforehand: only the batch that holds a player writes that
 * player's entry.
 */
export function scoresStep(running = new RunningTournaments()): BatchStep {
  return {
    name: 'tournament-scores',
    async prepare({ tx, now }) {
      await running.refresh(tx, now);
      const scored = new Map<string, Scored>();
      let at = now;
      return {
        apply(decided) {
          at = decided.at;
          for (const each of scoresOf(running, decided)) {
            // Rounds with different start times are written separately, because one of them may have started before its
            // player entered.
            const key = `${each.tournamentId}:${each.playerId}:${each.playedAt.getTime()}`;
            const before = scored.get(key);
            scored.set(key, before ? join(before, each) : each);
          }
        },
        write: () => writeScores(tx, Array.from(scored.values()), at),
      };
    },
  };
}

function scoresOf(running: RunningTournaments, { order, ended, at }: Decided): Scored[] {
  if (!ended || ended.stake === 0n) return [];
  const { slug, stake, win, playedAt } = ended;
  const round = { slug, stake, win, currency: order.currency };
  return running.of(slug, playedAt, at).flatMap(({ id, terms, rates }) => {
    const staked = measureStake(rates, round);
    if (!countsStake(terms, staked)) return [];
    const gain = gainOf(terms.scoring, round, staked);
    return [
      {
        tournamentId: id,
        playerId: order.playerId,
        playedAt,
        gain,
        scoring: terms.scoring,
        rounds: 1,
        staked,
        games: [slug],
      },
    ];
  });
}

const join = (a: Scored, b: Scored): Scored => ({
  ...a,
  gain: joinGains(a.gain, b.gain),
  rounds: a.rounds + b.rounds,
  staked: a.staked + b.staked,
  games: Array.from(new Set([...a.games, ...b.games])),
});
