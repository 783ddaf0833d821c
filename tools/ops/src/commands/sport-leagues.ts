import { isEditionId } from '@croupier/i18n';
import { MOST_TOP_LEAGUES, readTopLists, setTopLeagues, unknownLeagues } from '@croupier/server-sportsbook';
import { type Command, UsageError } from '../command.ts';
import { table } from '../table.ts';

const everywhere = 'all without a list of their own';

export const sportLeagues: Command = {
  name: 'sport leagues',
  usage: '[--leagues liga-serena,harbour-premier|none] [--edition ie]',
  says: 'the leagues that stand first, and sets them in this order, for one edition or for all others',
  run: async ({ db, clock, actor, confirm, say }, options) => {
    const { leagues: text, edition = null } = options;
    if (text === undefined) {
      const lists = await readTopLists(db);
      table(lists.map((list) => ({ edition: list.edition ?? everywhere, leagues: list.leagues.join(', ') }))).forEach(
        say,
      );
      return;
    }
    if (edition !== null && !isEditionId(edition)) throw new UsageError(`There is no edition ${edition}.`);
    const leagues = text === 'none' ? [] : [...new Set(text.split(',').map((slug) => slug.trim()))];
    if (leagues.length > MOST_TOP_LEAGUES) throw new UsageError(`No more than ${MOST_TOP_LEAGUES} stand first.`);
    const unknown = await unknownLeagues(db, leagues);
    if (unknown.length > 0) throw new UsageError(`There is no league ${unknown.join(', ')}.`);
    const where = edition ?? everywhere;
    const question =
      leagues.length === 0 ? `Take back the list of ${where}?` : `Put ${leagues.join(', ')} first in ${where}?`;
    if (!(await confirm(question))) return say('Nothing was changed.');
    await db.transaction((tx) => setTopLeagues(tx, { edition, leagues, actor, now: clock() }));
    say('Done: pages show it within a minute.');
  },
};
