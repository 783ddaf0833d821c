import * as contracts from '@croupier/contracts';
import { offersCompetition } from '@croupier/i18n';
import {
  listLotteries,
  readLottery,
  readLotteryLines,
  readLotteryStatus,
  readLotteryStatuses,
} from '@croupier/server-competitions';
import { readOwnPlayer } from '@croupier/server-players';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import type { Serve } from '../serve.ts';
import { numberOrSlug } from './number-or-slug.ts';

/** Registers the routes for lotteries, the player's tickets, and the public list for repeating the draw. */
export function lotteryRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  const readerOf = ({ locale, edition }: RequestInfo) => ({ locale: locale ?? edition.defaultLocale, now: clock() });
  const isForbidden = async (player: Identity | null, request: RequestInfo) =>
    !offersCompetition((await playingEdition(db, player, request)).rules, 'lotteries');
  const seen = { access: 'player', activity: false } as const;

  serve(contracts.readLotteries, { access: 'all' }, async ({ player, request }) => {
    if (await isForbidden(player, request)) return [];
    const groupIds = player ? (await readOwnPlayer(db, player.playerId)).groups.map(({ id }) => id) : [];
    return listLotteries(db, { ...readerOf(request), groupIds });
  });
  serve(contracts.readLotteryStatuses, seen, ({ player }) => readLotteryStatuses(db, player.playerId));
  serve(contracts.readLottery, { access: 'all' }, async ({ params, player, request }) => {
    if (await isForbidden(player, request)) throw new contracts.Refusal('not_found');
    return readLottery(db, numberOrSlug(params.id), readerOf(request));
  });
  serve(contracts.readLotteryStatus, seen, ({ player, params }) => readLotteryStatus(db, player.playerId, params.id));
  serve(contracts.readLotteryTickets, { access: 'all' }, ({ params, query }) =>
    readLotteryLines(db, params.id, query.from),
  );
}
