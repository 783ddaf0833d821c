import * as v from 'valibot';
import { endpoint } from '../core/endpoint.ts';

/** Marketing the player allows: offers by email and by text message. */
export const Subscriptions = /*#__PURE__*/ v.object({ receive_promos: v.boolean(), receive_sms_promos: v.boolean() });
export type Subscriptions = v.InferOutput<typeof Subscriptions>;

/** GET /api/subscriptions. Source: specification §7; its fields are not shown there. */
export const readSubscriptions = /*#__PURE__*/ endpoint({
  method: 'GET',
  path: '/api/subscriptions',
  reply: Subscriptions,
});

/** PUT /api/subscriptions: both at once, so that sent twice it is one choice. Source: specification §7. */
export const saveSubscriptions = /*#__PURE__*/ endpoint({
  method: 'PUT',
  path: '/api/subscriptions',
  body: /*#__PURE__*/ v.strictObject(Subscriptions.entries),
  reply: Subscriptions,
});
