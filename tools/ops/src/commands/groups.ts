import { changeGroup, readGroups } from '@croupier/server-players';
import { giveWithGroups } from '@croupier/server-promotions';
import { type Command, type CommandContext, need, type Options, UsageError } from '../command.ts';
import { findPlayer } from '../find-player.ts';

/** Changes one membership after a confirmation. */
async function change(context: CommandContext, options: Options, kind: 'add' | 'remove'): Promise<void> {
  const { db, clock, actor, say } = context;
  const player = await findPlayer(context, options);
  const id = Number(need(options, 'group'));
  const group = (await readGroups(db)).find((one) => one.id === id);
  if (!group) throw new UsageError(`There is no group ${options['group']}.`);
  const where = `${group.id} ${group.name}`;
  const question = kind === 'add' ? `Put ${player.email} into ${where}?` : `Take ${player.email} out of ${where}?`;
  if (!(await context.confirm(question))) return say('Nothing was changed.');
  const now = clock();
  const changed = await db.transaction(async (tx) => {
    if (!(await changeGroup(tx, { playerId: player.id, groupId: id, kind, actor, now }))) return false;
    if (kind === 'add') await giveWithGroups(tx, { playerId: player.id, groupIds: [id], now });
    return true;
  });
  say(changed ? 'Done.' : 'That was so already: nothing was changed.');
}

export const groupAdd: Command = {
  name: 'group add',
  usage: '--email ADDRESS --group NUMBER',
  says: 'puts a player into a group: a level, VIP, chat, payments',
  run: (context, options) => change(context, options, 'add'),
};

export const groupRemove: Command = {
  name: 'group remove',
  usage: '--email ADDRESS --group NUMBER',
  says: 'takes a player out of a group',
  run: (context, options) => change(context, options, 'remove'),
};
