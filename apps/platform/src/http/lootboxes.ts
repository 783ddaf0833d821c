import * as contracts from '@croupier/contracts';
import { describeLootboxes, issueDue, openLootbox, readLootboxes } from '@croupier/server-competitions';
import type { PlatformContext, RequestInfo } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Registers the routes for boxes and spins of the wheel. Every one is looked up together with its player. */
export function lootboxRoutes(serve: Serve, { db, clock, config }: PlatformContext): void {
  const localeOf = ({ locale, edition }: RequestInfo) => locale ?? edition.defaultLocale;

  /** Spins issued before the wheel was switched off wait until it is on again, or they expire. */
  const ownBoxes = async (playerId: number, request: RequestInfo) =>
    (await readLootboxes(db, playerId, localeOf(request))).filter(
      ({ kind }) => config.features.lootbox_wheel || kind !== 'wheel',
    );

  serve(contracts.readLootboxes, { access: 'player', activity: false }, async ({ player: { playerId }, request }) => {
    // Boxes are issued when the player looks at them, so that no job has to visit all players once a week.
    if (config.features.lootbox_wheel) await db.transaction((tx) => issueDue(tx, playerId, clock()));
    return ownBoxes(playerId, request);
  });
  serve(contracts.openLootbox, { access: 'player' }, async ({ player: { playerId, currency }, params, request }) => {
    if (!config.features.lootbox_wheel && !(await ownBoxes(playerId, request)).some(({ id }) => id === params.id))
      throw new contracts.Refusal('not_found');
    const opening = { playerId, id: params.id, currency, now: clock() };
    const opened = await db.transaction((tx) => openLootbox(tx, opening));
    const [box] = await describeLootboxes(db, [opened], localeOf(request));
    return box!;
  });
}
