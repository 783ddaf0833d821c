import * as contracts from '@croupier/contracts';
import { amountToWire, toWire } from '@croupier/contracts';
import { games } from '@croupier/game-math';
import { type CurrencyCode, currencyCodes, defaultCurrency, picoEuros } from '@croupier/money';
import { countDeposits, readRates } from '@croupier/server-payments';
import { readOwnPlayer } from '@croupier/server-players';
import {
  DEPOSIT_AT_LEAST,
  DEPOSITS_NEEDED,
  DEPOSITS_SINCE,
  exchangePoints,
  ladderIn,
  levels,
  pointRates,
  readAchievements,
  readPoints,
} from '@croupier/server-promotions';
import type { PlatformContext } from '../context.ts';
import type { Serve } from '../serve.ts';

/** Returns the average return to player of pokies, in millionths; the cost of a stake is calculated from it. */
const pokieRtpPpm = (): number => {
  const rtps = Object.values(games).flatMap(({ kind, rtp }) => (kind === 'pokie' ? [rtp] : []));
  return Math.round((rtps.reduce((sum, rtp) => sum + rtp, 0) / rtps.length) * 1e6);
};

const leastDeposits = Object.fromEntries(
  currencyCodes.map((code) => [code, (DEPOSIT_AT_LEAST + picoEuros[code] - 1n) / picoEuros[code]]),
) as Record<CurrencyCode, bigint>;

/** Registers the routes for comp points, levels and achievements. */
export function compPointsRoutes(serve: Serve, { db, clock, config }: PlatformContext): void {
  const rtpPpm = pokieRtpPpm();
  const { pointsDayEuros: dayEuros } = config;
  const standing = (playerId: number, currency: CurrencyCode) =>
    readPoints(db, { playerId, currency, rtpPpm, dayEuros, now: clock() });

  serve(contracts.readCompPoints, { access: 'player' }, ({ player }) => standing(player.playerId, player.currency));

  serve(contracts.readCompPointRates, { access: 'all' }, async ({ query }) =>
    pointRates(query.currency ? [query.currency] : currencyCodes, (await readRates(db)).worths),
  );

  serve(contracts.exchangeCompPoints, { access: 'player' }, async ({ player, body, idempotencyKey }) => {
    if (idempotencyKey === null) throw new contracts.Refusal('idempotency_key_required');
    const { playerId } = player;
    const { least_cents, ...exchange } = body.exchange;
    const { worths } = await readRates(db);
    const least = least_cents === undefined ? undefined : BigInt(least_cents);
    const order = { playerId, idempotencyKey, ...exchange, least, worths, dayEuros };
    const { amount } = await exchangePoints(db, { ...order, now: clock() });
    return {
      amount_cents: amountToWire(amount),
      currency: exchange.currency,
      comp_points: await standing(playerId, player.currency),
    };
  });

  serve(contracts.readLevels, { access: 'all' }, async ({ query, player }) => {
    const currency = query.currency ?? player?.currency ?? defaultCurrency;
    return {
      levels: levels.map(({ level, statusId, from, gifts }) => ({
        level,
        status_id: statusId,
        points: toWire(from),
        gifts,
      })),
      currency,
      ladder: {
        player: ladderIn('player', currency).map(amountToWire),
        robot: ladderIn('robot', currency).map(amountToWire),
      },
    };
  });

  // Guests see the achievements without progress.
  serve(contracts.readAchievements, { access: 'all' }, async ({ player }) => {
    if (!config.features.achievements) return [];
    if (!player) return readAchievements(db, null, { statuses: new Set(), points: config.compPoints, deposits: 0 });
    const { playerId } = player;
    const wanted = { playerId, since: DEPOSITS_SINCE, least: leastDeposits, most: DEPOSITS_NEEDED };
    const [{ groups }, deposits] = await Promise.all([readOwnPlayer(db, playerId), countDeposits(db, wanted)]);
    const statuses = new Set(groups.map(({ id }) => id));
    return readAchievements(db, playerId, { statuses, points: config.compPoints, deposits });
  });
}
