import { readTwoFactor, turnOffByOperator } from '@croupier/server-two-factor';
import { type Command, need } from '../command.ts';
import { findPlayer } from '../find-player.ts';

/**
 * Turns off two-factor sign-in for a player who lost both the phone and the recovery codes. The operator has verified
 * the person before.
 */
export const twoFactorOff: Command = {
  name: 'two-factor off',
  usage: '--email EMAIL | --id ID, --reason TEXT',
  says: 'turns two-factor sign-in off for a player who lost the phone and the recovery codes: be sure who asks',
  run: async (context, options) => {
    const { db, clock, actor, say, confirm } = context;
    const player = await findPlayer(context, options);
    const reason = need(options, 'reason');
    const { enabledAt } = await readTwoFactor(db, player.id);
    if (!enabledAt) return say(`Nothing was changed: ${player.email} has no two-factor sign-in.`);
    const question = `Turn off the two-factor sign-in of ${player.email}, on since ${enabledAt.toISOString()}?`;
    if (!(await confirm(question))) return say('Nothing was changed.');
    const now = clock();
    const removed = await db.transaction((tx) => turnOffByOperator(tx, { playerId: player.id, actor, now, reason }));
    say(removed ? 'It is off. The password alone opens the account now.' : 'Nothing was changed: it is off already.');
  },
};
