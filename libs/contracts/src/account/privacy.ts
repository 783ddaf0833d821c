import * as v from 'valibot';
import { AmountCents, CurrencyCode, Timestamp, Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';

/** A report of all that is stored about a player, as an archive to be fetched once it is ready. */
export const DataReport = /*#__PURE__*/ v.object({
  id: Uuid,
  state: v.picklist(['queued', 'working', 'ready', 'failed', 'removed']),
  /** Per cent. */
  progress: v.number(),
  asked_at: Timestamp,
  /** Time at which it is deleted. */
  expires_at: v.nullable(Timestamp),
  bytes: v.nullable(v.number()),
});
export type DataReport = v.InferOutput<typeof DataReport>;

/** GET /api/gdpr_reports: the last report, and from when another may be asked for; null is at once. Ours. */
export const readDataReport = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/gdpr_reports',
  reply: /*#__PURE__*/ v.object({ report: v.nullable(DataReport), next_at: v.nullable(Timestamp) }),
});

/**
 * POST /api/gdpr_reports: has a report made; one that is being made is answered instead. Source: specification §7; its
 * answer is not shown there. Promise G1.
 */
export const askForDataReport = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/gdpr_reports',
  reply: DataReport,
  status: [202],
  refusals: ['reauthentication_required', 'report_recent'],
});

/** POST /api/gdpr_reports/{id}/link: an address of the archive that works for a short while, in the player's session. Ours. */
export const linkDataReport = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/gdpr_reports/:id/link',
  params: /*#__PURE__*/ v.object({ id: Uuid }),
  reply: /*#__PURE__*/ v.object({ url: v.string(), expires_at: Timestamp }),
  refusals: ['reauthentication_required', 'report_gone'],
});

const Money = /*#__PURE__*/ v.object({ currency: CurrencyCode, amount_cents: AmountCents });

/** GET /api/player/erasure: returns what has to be done before the account can be deleted. Ours: promise G2. */
export const readErasure = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/player/erasure',
  reply: /*#__PURE__*/ v.object({
    /** Days between the request and the deletion; signing in meanwhile cancels it. */
    pause_days: v.number(),
    /** Money to withdraw first. */
    to_withdraw: v.array(Money),
    /** Amounts too small for any payout method: they can be forfeited. */
    remainder: v.array(Money),
    /** Open items that delay the deletion once it is due. */
    open: v.array(v.picklist(['holds', 'rounds', 'payments'])),
  }),
});

/** POST /api/player/erasure: deletes the account after the waiting period. All sessions end now. Ours: promise G2. */
export const askForErasure = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/player/erasure',
  body: /*#__PURE__*/ v.object({
    /** Forfeits amounts that are too small to be paid out. */
    give_up_remainder: v.boolean(),
  }),
  reply: /*#__PURE__*/ v.object({ due_at: Timestamp }),
  refusals: ['reauthentication_required', 'erasure_money'],
});
