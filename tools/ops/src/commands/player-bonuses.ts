import { setBonusesAllowed } from '@croupier/server-players';
import { type Command, need, UsageError } from '../command.ts';
import { findPlayer } from '../find-player.ts';

export const playerBonuses: Command = {
  name: 'player bonuses',
  usage: '--email ADDRESS --allowed yes|no --reason "…"',
  says: 'says whether a player may be given bonuses',
  run: async (context, options) => {
    const player = await findPlayer(context, options);
    const answer = need(options, 'allowed');
    if (answer !== 'yes' && answer !== 'no') throw new UsageError('--allowed is yes or no.');
    const reason = need(options, 'reason');
    const allowed = answer === 'yes';
    const question = `${allowed ? 'Allow' : 'Forbid'} bonuses for ${player.email}?`;
    if (!(await context.confirm(question))) return context.say('Nothing was changed.');
    const { db, clock, actor } = context;
    await db.transaction((tx) => setBonusesAllowed(tx, { playerId: player.id, allowed, reason, actor, now: clock() }));
    context.say(`Done: bonuses are ${allowed ? 'allowed' : 'forbidden'}.`);
  },
};
