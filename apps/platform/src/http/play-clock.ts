import * as v from 'valibot';
import * as contracts from '@croupier/contracts';
import { amountToWire } from '@croupier/contracts';
import { chooseRealityCheck, nextCheckAt, passRealityCheck, readRealityCheck } from '@croupier/server-limits';
import { readSpending, sumPlay } from '@croupier/server-spending';
import type { Identity, PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Registers the routes for playing time, net result and reality checks; no bet waits for them. */
export function playClockRoutes(serve: Serve, { db, clock }: PlatformContext): void {
  async function clockOf({ playerId, session, currency }: Identity): Promise<contracts.PlayClock> {
    const now = clock();
    const [{ staked, returned, open }, check] = await Promise.all([
      // Includes the current millisecond, so that rounds played just now count.
      sumPlay(db, { playerId, currency, from: session.createdAt, to: new Date(now.getTime() + 1) }),
      readRealityCheck(db, playerId),
    ]);
    return {
      started_at: session.createdAt.toISOString(),
      now: now.toISOString(),
      currency,
      staked_cents: amountToWire(staked),
      open_cents: amountToWire(open),
      returned_cents: amountToWire(returned),
      reality_check_minutes: v.parse(contracts.PlayClock.entries.reality_check_minutes, check.minutes),
      next_check_at: nextCheckAt(check, session.createdAt)?.toISOString() ?? null,
    };
  }

  serve(contracts.readPlayClock, { access: 'player' }, ({ player, query: { currency = player.currency } }) =>
    clockOf({ ...player, currency }),
  );

  serve(contracts.setRealityCheck, { access: 'player' }, async ({ player, body: { minutes } }) => {
    await db.transaction((tx) => chooseRealityCheck(tx, { playerId: player.playerId, minutes, now: clock() }));
    return clockOf(player);
  });

  serve(contracts.passRealityCheck, { access: 'player' }, async ({ player }) => {
    await db.transaction((tx) => passRealityCheck(tx, { playerId: player.playerId, now: clock() }));
    return clockOf(player);
  });

  serve(contracts.readSpending, { access: 'player' }, ({ player, query: { by, currency = player.currency } }) =>
    readSpending(db, { playerId: player.playerId, currency, by, now: clock() }),
  );
}
