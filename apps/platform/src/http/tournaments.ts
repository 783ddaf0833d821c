import * as contracts from '@croupier/contracts';
import type { CompetitionKind } from '@croupier/i18n';
import {
  confirmTournament,
  listTournaments,
  readOwn,
  readRecent,
  readStatus,
  readTournament,
} from '@croupier/server-competitions';
import { readOwnPlayer } from '@croupier/server-players';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import type { Serve } from '../serve.ts';
import { numberOrSlug } from './number-or-slug.ts';

function paginationOf(page: number, limit: number, total: number) {
  const pages = Math.max(1, Math.ceil(total / limit));
  return {
    current_page: page,
    next_page: page < pages ? page + 1 : null,
    prev_page: page > 1 ? page - 1 : null,
    total_pages: pages,
    total_count: total,
  };
}

/** Registers the routes for tournaments: lists, leaderboards, and entering. */
export function tournamentRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  const readerOf = ({ locale, edition }: RequestInfo) => ({ locale: locale ?? edition.defaultLocale, now: clock() });
  const groupsOf = async (player: Identity | null) =>
    player ? (await readOwnPlayer(db, player.playerId)).groups.map(({ id }) => id) : [];
  /** Returns the kinds of competition forbidden by the edition the visitor plays under. */
  const without = async (player: Identity | null, request: RequestInfo) =>
    (await playingEdition(db, player, request)).rules.competitionsForbidden ?? [];
  const hideForbidden = (forbidden: readonly CompetitionKind[], tournament: contracts.Tournament) => {
    if (forbidden.includes(tournament.quest ? 'quests' : 'tournaments')) throw new contracts.Refusal('not_found');
    return tournament;
  };
  const seen = { access: 'player', activity: false } as const;

  serve(
    contracts.readTournaments,
    { access: 'all', shared: 'guests' },
    async ({ query: { list, page, limit }, player, request }) => {
      const groupIds = await groupsOf(player);
      const wanted = { ...readerOf(request), list, page, limit, groupIds, without: await without(player, request) };
      const { data, total } = await listTournaments(db, wanted);
      return { data, pagination: paginationOf(page, limit, total) };
    },
  );
  serve(contracts.readRecentTournaments, { access: 'all', shared: 'guests' }, async ({ player, request }) =>
    readRecent(db, { ...readerOf(request), groupIds: await groupsOf(player), without: await without(player, request) }),
  );
  serve(contracts.readPlayerTournaments, seen, ({ player, request }) =>
    readOwn(db, player.playerId, readerOf(request)),
  );
  serve(contracts.readTournament, { access: 'all', shared: 'guests' }, async ({ params, player, request }) =>
    hideForbidden(await without(player, request), await readTournament(db, numberOrSlug(params.id), readerOf(request))),
  );
  serve(contracts.readTournamentStatus, seen, ({ player, params }) => readStatus(db, player.playerId, params.id));
  serve(contracts.confirmTournament, { access: 'player' }, async ({ player, params, request }) => {
    const { playerId } = player;
    hideForbidden(await without(player, request), await readTournament(db, { id: params.id }, readerOf(request)));
    await confirmTournament({ db, clock, playerId, tournamentId: params.id });
    return readStatus(db, playerId, params.id);
  });
}
