import { sql, type Transaction } from '@croupier/server-database';
import { plain, quoted } from '../arrays.ts';
import type { BatchStep } from './batch-step.ts';

const HOUR_MS = 3_600_000;
/** Maximum remembered pairs of player and title, about 10 MB. When it is reached, the memory is cleared. */
const MOST = 50_000;

/** A player plays a title at a time. */
export interface Played {
  playerId: number;
  game: string;
  at: Date;
}

const hourOf = (at: Date): number => Math.floor(at.getTime() / HOUR_MS) * HOUR_MS;

/** Notes in which hours which titles were played: where `readRounds` looks for the rounds of one. */
export async function writeTitleHours(tx: Transaction, played: readonly Played[]): Promise<void> {
  if (played.length === 0) return;
  await tx.query({
    name: 'games_write_title_hours',
    ...sql`
      insert into title_hours (player_id, game, hour)
      select * from unnest(${plain(played.map(({ playerId }) => playerId))}::bigint[], ${quoted(played.map(({ game }) => game))}::text[],
        ${plain(played.map(({ at }) => `"${new Date(hourOf(at)).toISOString()}"`))}::timestamptz[])
      on conflict do nothing`,
  });
}

/** Notes the hours of a batch's bets. What a commit has noted is remembered, so that it is written once an hour and copy. */
export function titleHoursStep(): BatchStep {
  const noted = new Map<string, number>();
  return {
    name: 'title-hours',
    async prepare({ tx }) {
      const fresh = new Map<string, Played>();
      return {
        apply({ order, at }) {
          if (order.kind !== 'play') return;
          const key = `${order.playerId}:${order.slug}`;
          if (noted.get(key) !== hourOf(at)) fresh.set(key, { playerId: order.playerId, game: order.slug, at });
        },
        write: () => writeTitleHours(tx, Array.from(fresh.values())),
        committed() {
          if (noted.size + fresh.size > MOST) noted.clear();
          for (const [key, { at }] of fresh) noted.set(key, hourOf(at));
        },
      };
    },
  };
}
