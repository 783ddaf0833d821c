import * as contracts from '@croupier/contracts';
import { describeLootboxes, issueDue, openLootbox, readLootboxes } from '@croupier/server-competitions';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Boxes and turns of the wheel. Every one is looked up together with its player. */
export function lootboxRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  const localeOf = ({ locale, edition }: RequestInfo) => locale ?? edition.defaultLocale;

  serve(contracts.readLootboxes, { access: 'player', activity: false }, async ({ player: { playerId }, request }) => {
    // A turn comes into being when somebody looks for it: no job goes through all players once a week.
    await db.transaction((tx) => issueDue(tx, playerId, clock()));
    return readLootboxes(db, playerId, localeOf(request));
  });
  serve(contracts.openLootbox, { access: 'player' }, async ({ player: { playerId, currency }, params, request }) => {
    const opening = { playerId, id: params.id, currency, now: clock() };
    const opened = await db.transaction((tx) => openLootbox(tx, opening));
    const [box] = await describeLootboxes(db, [opened], localeOf(request));
    return box!;
  });
}
