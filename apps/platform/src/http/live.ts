import * as contracts from '@croupier/contracts';
import { Refusal } from '@croupier/contracts';
import { editionById } from '@croupier/i18n';
import type { EditionRules } from '@croupier/i18n';
import { type CurrencyCode, nominalUnit } from '@croupier/money';
import {
  cashOutLiveBet,
  placeLiveBet,
  readLiveBets,
  readLiveRound,
  readLiveTable,
  readLiveTables,
  sayLivePhrase,
  undoLiveBet,
} from '@croupier/server-games';
import { readOwnPlayer } from '@croupier/server-players';
import type { Identity, PlatformContext, RequestInfo } from '../context.ts';
import { playingEdition } from '../playing-edition.ts';
import type { Serve } from '../serve.ts';
import { isOffered } from './live-offer.ts';

/** Registers the routes for live tables: public views, and a player's bets on their rounds. */
export function liveRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  const live = { db, clock };
  const rulesOf = async (player: Identity | null, request: RequestInfo) =>
    (await playingEdition(db, player, request)).rules;

  serve(contracts.readLiveTables, { access: 'all', shared: 'guests' }, async ({ query, player, request }) => {
    const rules = await rulesOf(player, request);
    return (await readLiveTables(db, query.currency)).filter(({ kind }) => isOffered(kind, rules));
  });

  serve(contracts.readLiveTable, { access: 'all' }, async ({ params, query, player, request, reply }) => {
    const state = await readLiveTable(live, { slug: params.slug, currency: query.currency });
    if (!isOffered(state.table.kind, await rulesOf(player, request))) throw new Refusal('not_found');
    reply.header('cache-control', 'no-store'); // It contains the current time.
    return state;
  });

  serve(contracts.readLiveRound, { access: 'all', shared: 'all' }, ({ params }) => readLiveRound(db, params));

  serve(contracts.placeLiveBet, { access: 'player' }, async ({ params, body, player: { playerId } }) => {
    const { nickname, edition } = await readOwnPlayer(db, playerId);
    const { currency, rules } = editionById(edition);
    return placeLiveBet(live, {
      ...{ playerId, nickname, slug: params.slug, order: body },
      maxStake: capIn(body.currency, rules, currency),
      isOffered: (kind) => isOffered(kind, rules),
    });
  });

  serve(contracts.sayLivePhrase, { access: 'player' }, async ({ params, body, player: { playerId } }) => {
    const { nickname, edition } = await readOwnPlayer(db, playerId);
    return sayLivePhrase(live, {
      ...{ playerId, nickname, slug: params.slug, phrase: body.phrase },
      isOffered: (kind) => isOffered(kind, editionById(edition).rules),
    });
  });

  serve(contracts.undoLiveBet, { access: 'player' }, ({ params, player }) =>
    undoLiveBet(live, { playerId: player.playerId, id: params.id }),
  );

  serve(contracts.cashOutLiveBet, { access: 'player' }, ({ params, player }) =>
    cashOutLiveBet(live, { playerId: player.playerId, id: params.id, arrivedAt: clock() }),
  );

  serve(contracts.readLiveBets, { access: 'player' }, ({ query, player }) =>
    readLiveBets(db, { playerId: player.playerId, ...query }),
  );
}

/**
 * Returns an edition's cap on a stake, set in its own currency; in others it keeps its proportion to the nominal unit.
 */
function capIn(currency: CurrencyCode, { maxStakeCents }: EditionRules, own: CurrencyCode): bigint | null {
  return maxStakeCents === undefined ? null : (BigInt(maxStakeCents) * nominalUnit[currency]) / nominalUnit[own];
}
