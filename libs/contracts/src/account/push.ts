import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** Topics of notifications while no page is open: money that moved, settled bets, checked documents. */
export const pushTopics = ['payments', 'bets', 'documents'] as const;
export const PushTopic = /*#__PURE__*/ v.picklist(pushTopics);
export type PushTopic = v.InferOutput<typeof PushTopic>;

/**
 * A browser that gets notifications. Its id is the SHA-256 of its push service's endpoint in base64url, so that it can
 * find itself.
 */
export const PushDevice = /*#__PURE__*/ v.object({ id: v.string(), topics: v.array(PushTopic) });
export type PushDevice = v.InferOutput<typeof PushDevice>;

/** The key to subscribe with, in base64url (VAPID); null where the site sends no notices. */
const PushDevices = /*#__PURE__*/ v.object({ public_key: v.nullable(v.string()), devices: v.array(PushDevice) });
export type PushDevices = v.InferOutput<typeof PushDevices>;

const LONGEST_ENDPOINT = 1000;

/** Browser's push subscription. An empty list of topics deletes it. */
const PushDeviceOrder = /*#__PURE__*/ v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(LONGEST_ENDPOINT), v.url()),
  p256dh: v.pipe(v.string(), v.regex(/^[\w-]{87}$/)),
  auth: v.pipe(v.string(), v.regex(/^[\w-]{22}$/)),
  topics: v.pipe(v.array(PushTopic), v.maxLength(pushTopics.length)),
});
export type PushDeviceOrder = v.InferOutput<typeof PushDeviceOrder>;

/** GET /api/push/devices: the player's browsers. Our addition: the specification names a push service and no calls. */
export const readPushDevices = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/push/devices',
  reply: PushDevices,
});

/** PUT /api/push/device: sets all topics of one browser. Idempotent, because it replaces the whole choice. */
export const savePushDevice = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/push/device',
  body: PushDeviceOrder,
  reply: PushDevices,
  refusals: ['push_unavailable', 'push_service_unknown'],
});
