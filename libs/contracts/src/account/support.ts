import * as v from 'valibot';
import { Uuid } from '../core/common.ts';
import { endpoint } from '../core/endpoint.ts';
import { text, trimmed } from '../core/text.ts';
import { Email } from './users.ts';

/** Topics of a message. A link from a refusal can select one. */
export const contactTopics = [
  'account',
  'verification',
  'deposit',
  'withdrawal',
  'bonus',
  'game',
  'sport',
  'limits',
  'privacy',
  'other',
] as const;
export const ContactTopic = /*#__PURE__*/ v.picklist(contactTopics);
export type ContactTopic = v.InferOutput<typeof ContactTopic>;

export const CONTACT_TEXT_MAX = 4_000;

/** The browser makes the id, once for each message: sent again it is the same one. */
export const ContactMessage = /*#__PURE__*/ v.object({
  id: Uuid,
  topic: ContactTopic,
  name: /*#__PURE__*/ v.optional(text(100), ''),
  /** Reply address of a guest. A player gets the reply at their account's email, whatever this contains. */
  email: /*#__PURE__*/ v.optional(Email),
  text: trimmed(CONTACT_TEXT_MAX),
});

/** POST /api/send_contact_message: writes to support, once for each id. Source: specification §7. */
export const sendContactMessage = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/api/send_contact_message',
  body: ContactMessage,
  reply: /*#__PURE__*/ v.undefined(),
  status: [204],
  refusals: ['invalid', 'required', 'too_many_attempts', 'idempotency_conflict'],
});
