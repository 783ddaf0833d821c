import assert from 'node:assert/strict';
import * as contracts from '@croupier/contracts';
import { toWire } from '@croupier/contracts';
import { editionById } from '@croupier/i18n';
import type { Transaction } from '@croupier/server-database';
import { enqueue } from '@croupier/server-jobs';
import {
  cancelChange,
  confirmChange,
  endAfter,
  type LimitOrder,
  type LimitSet,
  readUserLimit,
  readUserLimits,
  removeLimit,
  setLimit,
} from '@croupier/server-limits';
import { beginExclusionPayouts } from '@croupier/server-payments';
import { countAttempt, mayAttempt, type PlayerRecord, readOwnPlayer } from '@croupier/server-players';
import { goOnJob } from '@croupier/server-promotions';
import type { PlatformContext } from '../context.ts';
import { mailPlayer } from '../mail/mail-player.ts';
import type { Serve } from '../serve.ts';

const DAY_HOURS = 24;

/** A limit that currently applies. */
interface LimitTold {
  id: bigint;
  effect: NonNullable<LimitSet['effect']>;
}

type Break = 'coolingoff' | 'selfexclusion';

/** Registers the routes for player limits. */
export function limitsRoutes(serve: Serve, { db, clock, sessions }: PlatformContext): void {
  const recordOf = (playerId: number) => readOwnPlayer(db, playerId);

  const looseningHours = ({ edition }: { edition: string }): number =>
    (editionById(edition).rules.looseningDays ?? 1) * DAY_HOURS;

  /**
   * Applies a change and queues its email in the same transaction. Only the email contains the token, so access to a
   * signed-in browser is not enough to raise a limit.
   */
  async function change(
    record: PlayerRecord,
    work: (tx: Transaction) => Promise<LimitSet>,
  ): Promise<contracts.UserLimit> {
    const id = await db.transaction(async (tx) => {
      const { id, unconfirmed, effect } = await work(tx);
      if (effect) await tellOfLimit(tx, record, { id, effect });
      if (!unconfirmed) return id;
      await countAttempt(tx, 'mail', record.email, clock());
      const message = { playerId: record.id, template: 'limit-change', params: { limitId: toWire(id) } } as const;
      await mailPlayer(tx, message, { key: `limit-change:${id}` });
      return id;
    });
    const limit = await readUserLimit(db, record.id, id, clock());
    assert(limit);
    return limit;
  }

  /** Emails the limit that now applies. The email never blocks a limit: above a number per hour, none is sent. */
  async function tellOfLimit(tx: Transaction, { id: playerId, email }: PlayerRecord, told: LimitTold): Promise<void> {
    const limit = await readUserLimit(tx, playerId, told.id, clock());
    assert(limit);
    const { type, period, accounts, duration_minutes: minutes } = limit;
    if (type === 'coolingoff' || type === 'selfexclusion') return; // A separate email confirms breaks.
    if (!(await mayAttempt(tx, 'mail_limits', email, clock()))) return;
    const figures = accounts.map(({ currency, amount_cents }) => ({ currency, amount_cents }));
    const params = { effect: told.effect, type, period, figures, minutes };
    await mailPlayer(tx, { playerId, template: 'limit-told', params }, { key: `limit-told:${told.id}` });
  }

  serve(contracts.readUserLimits, { access: 'player' }, ({ player }) => readUserLimits(db, player.playerId, clock()));

  /** Applies a break everywhere at once: ends the sessions, and on self-exclusion starts the payouts. */
  async function exclude(tx: Transaction, type: Break, { playerId, period, now }: LimitOrder): Promise<void> {
    const until = endAfter(period, now);
    await sessions.endAll(tx, playerId, { because: { reason: type, until } });
    if (type === 'selfexclusion') {
      await beginExclusionPayouts(tx, { playerId, until });
      await enqueue(tx, goOnJob, { playerId }); // Forfeits bonus funds.
    }
    const params = { type, until: until?.toISOString() ?? null };
    await mailPlayer(tx, { playerId, template: 'break-begun', params }, { key: `break-begun:${playerId}` });
  }

  serve(contracts.setUserLimit, { access: 'player' }, async ({ player: { playerId }, body }) => {
    const record = await recordOf(playerId);
    const { type, period, duration_minutes: minutes } = body;
    const accounts = body.accounts.map(({ currency, amount_cents }) => ({ currency, amount: BigInt(amount_cents) }));
    const common = { playerId, type, period, accounts, looseningHours: looseningHours(record), now: clock() };
    const order = minutes === undefined ? common : { ...common, seconds: minutes * 60 };
    const pause = type === 'coolingoff' || type === 'selfexclusion' ? type : null;
    const limit = await change(record, async (tx) => {
      const set = await setLimit(tx, order);
      if (pause) await exclude(tx, pause, order);
      return set;
    });
    // Drops what another call read before the commit. The expired cookie stays, so that the browser's other tabs learn
    // the reason.
    if (pause) sessions.refresh(playerId);
    return limit;
  });

  serve(contracts.cancelLimitChange, { access: 'player' }, async ({ player: { playerId }, params }) => {
    const record = await recordOf(playerId);
    const order = { playerId, id: params.id, now: clock() };
    return change(record, (tx) => cancelChange(tx, order));
  });

  serve(contracts.removeUserLimit, { access: 'player' }, async ({ player: { playerId }, params }) => {
    const record = await recordOf(playerId);
    const order = { playerId, id: params.id, looseningHours: looseningHours(record), now: clock() };
    return change(record, (tx) => removeLimit(tx, order));
  });

  serve(contracts.confirmUserLimit, { access: 'all' }, async ({ body }) => {
    await db.transaction((tx) => confirmChange(tx, { token: body.token, now: clock() }));
  });
}
