import { correctPoints } from '@croupier/server-promotions';
import { type Command, need, UsageError } from '../command.ts';
import { findPlayer } from '../find-player.ts';

const MOST = 1_000_000;
const MAX_REASON = 200;

function readPoints(text: string): number {
  const points = /^-?\d{1,7}$/.test(text) ? Number(text) : 0;
  if (points === 0 || Math.abs(points) > MOST)
    throw new UsageError(
      `--points is a whole number from -${MOST} to ${MOST}, not zero; below zero takes points away.`,
    );
  return points;
}

export const pointsCorrect: Command = {
  name: 'points correct',
  usage: '--email ADDRESS --points 100 --reason "goodwill" [--persistent yes]',
  says: 'gives comp points or takes them back; persistent ones count for levels as if they had been played for',
  run: async (context, options) => {
    const { db, clock, actor, confirm, say } = context;
    const player = await findPlayer(context, options);
    const points = readPoints(need(options, 'points'));
    const persistent = options['persistent'] === 'yes';
    const reason = need(options, 'reason').slice(0, MAX_REASON);
    const kind = persistent ? 'points, which count for levels,' : 'points to exchange';
    if (!(await confirm(`Change the ${kind} of ${player.email} by ${points}?`))) return say('Nothing was changed.');
    await db.transaction((tx) =>
      correctPoints(tx, { playerId: player.id, points, persistent, reason, actor, now: clock() }),
    );
    say(`Done: ${points} points.`);
  },
};
