import { makeSignInToken, SIGN_IN_LINK_MINUTES } from '@croupier/server-players';
import { type Command, UsageError } from '../command.ts';
import { casinoOrigin } from '../connect.ts';
import { findPlayer } from '../find-player.ts';

export const signInLink: Command = {
  name: 'player sign-in-link',
  usage: '--email ADDRESS | --id NUMBER',
  says: `makes a link that signs a player in once within ${SIGN_IN_LINK_MINUTES} minutes; make sure who you give it to`,
  run: async (context, options) => {
    const { db, clock, actor, say } = context;
    const player = await findPlayer(context, options);
    if (player.two_factor_enabled)
      throw new UsageError(`${player.email} has a second factor: no link stands above it.`);
    if (!(await context.confirm(`Make a link that signs ${player.email} in?`))) return say('Nothing was changed.');
    const token = await db.transaction((tx) => makeSignInToken(tx, { playerId: player.id, actor, now: clock() }));
    // After the #: browsers don't send it, and no server logs it.
    say(`${casinoOrigin(process.env)}/autologin#${token}`);
  },
};
