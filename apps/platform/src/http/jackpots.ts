import * as contracts from '@croupier/contracts';
import { offersCompetition } from '@croupier/i18n';
import { readJackpots, readOwnWins, readWins } from '@croupier/server-competitions';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import type { Serve } from '../serve.ts';

interface Visitor {
  player: Identity | null;
  request: RequestInfo;
}

/** Registers the routes for jackpots: pools, the titles that feed them, and winners. */
export function jackpotRoutes(serve: Serve, { db, catalogue }: PlatformContext): void {
  const localeOf = ({ locale, edition }: RequestInfo) => locale ?? edition.defaultLocale;
  /** Returns the jackpots of an edition, without titles it does not offer; none if the edition forbids jackpots. */
  const jackpotsFor = async ({ player, request }: Visitor) => {
    const { id, rules } = await playingEdition(db, player, request);
    if (!offersCompetition(rules, 'jackpots')) return [];
    const { find } = catalogue(id);
    const jackpots = await readJackpots(db, localeOf(request));
    return jackpots.map((jackpot) => ({ ...jackpot, games: jackpot.games.filter((slug) => find(slug)) }));
  };

  serve(contracts.readJackpots, { access: 'all', shared: 'guests' }, jackpotsFor);
  serve(contracts.readJackpotGames, { access: 'all', shared: 'guests' }, async (visitor) =>
    (await jackpotsFor(visitor)).flatMap(({ identifier, games }) =>
      games.map((game) => ({ game, jackpot: identifier })),
    ),
  );
  serve(contracts.readJackpotWins, { access: 'all', shared: 'guests' }, async (visitor) => {
    const shown = (await jackpotsFor(visitor)).map(({ identifier }) => identifier);
    return (await readWins(db, localeOf(visitor.request))).filter(({ jackpot }) => shown.includes(jackpot));
  });
  serve(contracts.readOwnJackpotWins, { access: 'player', activity: false }, ({ player, request }) =>
    readOwnWins(db, player.playerId, localeOf(request)),
  );
}
