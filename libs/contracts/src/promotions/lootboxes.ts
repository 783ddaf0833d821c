import * as v from 'valibot';
import { NumericId, NumericIdParam, Timestamp } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** Specification §4, coupon-like states. The issued one can be opened. */
export const LootboxStage = /*#__PURE__*/ v.picklist(['issued', 'activated', 'canceled', 'expired']);

/** A box a player may open; a turn of the wheel is one. Source: specification §3, Lootbox. */
export const Lootbox = /*#__PURE__*/ v.object({
  id: NumericId,
  stage: LootboxStage,
  kind: v.picklist(['wheel', 'box']),
  /** Identifier of its kind: `rocket-wheel`. */
  identifier: v.string(),
  title: v.string(),
  issued_at: Timestamp,
  expires_at: Timestamp,
  /** Possible outcomes in their order on the wheel. The chance of one is its weight divided by the sum. */
  outcomes: v.array(v.object({ id: v.string(), title: v.string(), weight: v.number(), wins: v.boolean() })),
  total_weight: v.number(),
  /** Outcome, and the values to check it: HMAC of the seeds and the nonce draws a number below `total_weight`. */
  opened: v.nullable(
    v.object({
      outcome: v.string(),
      drawn: v.number(),
      nonce: v.number(),
      client_seed: v.string(),
      server_seed_hash: v.string(),
      /** Null until the player changes their seeds. */
      server_seed: v.nullable(v.string()),
    }),
  ),
});
export type Lootbox = v.InferOutput<typeof Lootbox>;

/** GET /api/player/lootboxes: the latest first, 20 at most. */
export const readLootboxes = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/lootboxes',
  reply: v.array(Lootbox),
  refusals: ['unauthenticated'],
});

/** POST /api/player/lootboxes/{id}/activation: opens it. Asked again it answers what came the first time. */
export const openLootbox = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/lootboxes/:id/activation',
  params: v.object({ id: NumericIdParam }),
  reply: Lootbox,
  refusals: ['unauthenticated', 'not_found', 'lootbox_over', 'excluded', 'bonus_not_available'],
});
