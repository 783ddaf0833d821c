import { createPasswords, openByOperator, type PlayersContext } from '@croupier/server-players';
import { type Command, need } from '../command.ts';
import { exclusionsAt } from '../exclusions.ts';

export const playerOpen: Command = {
  name: 'player open',
  usage: '--email ADDRESS --country IE',
  says: 'opens an account for somebody who asked for it; they accept the terms and complete it themselves',
  run: async (context, options) => {
    const { db, clock, actor, say } = context;
    const email = need(options, 'email');
    const country = need(options, 'country').toUpperCase();
    if (!(await context.confirm(`Open an account for ${email}, who lives in ${country}?`)))
      return say('Nothing was changed.');
    const players: PlayersContext = {
      db,
      clock,
      passwords: createPasswords(),
      ...exclusionsAt(clock),
      blockedCountries: new Set((process.env['BLOCKED_COUNTRIES'] ?? '').split(',').filter(Boolean)),
      hasVariants: !(process.env['FEATURES_OFF'] ?? '').split(',').includes('ab_registration'),
      asksForTerms: false, // The operator can't accept them for a player.
      signUpsPerAddress: Number.MAX_SAFE_INTEGER,
    };
    const id = await openByOperator(players, { email, country, actor });
    say(`Done: number ${id}. They come in by "Forgot password?" or by a link of \`player sign-in-link\`.`);
  },
};
