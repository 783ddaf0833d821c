import { rescueEmail } from '@croupier/server-players';
import { type Command, need } from '../command.ts';
import { exclusionsAt } from '../exclusions.ts';
import { findPlayer } from '../find-player.ts';

/**
 * Changes the email of a player who lost access to the account's mailbox. The operator has verified the person before.
 */
export const emailChange: Command = {
  name: 'player change-email',
  usage: '--email EMAIL | --id ID, --to EMAIL, --reason TEXT',
  says: 'begins another email for a player who lost the old mailbox, which may stop it for three days: be sure who asks',
  run: async (context, options) => {
    const { db, clock, actor, say, confirm } = context;
    const player = await findPlayer(context, options);
    const [email, reason] = [need(options, 'to'), need(options, 'reason')];
    if (!(await confirm(`Begin to change the email of ${player.email} to ${email}?`)))
      return say('Nothing was changed.');
    const order = { playerId: player.id, email, actor, reason, now: clock() };
    const from = await db.transaction((tx) => rescueEmail(exclusionsAt(clock), tx, order));
    say(`Begun. The old mailbox is told now; the new one gets its link at ${from.toISOString()}.`);
  },
};
