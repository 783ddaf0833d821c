import * as v from 'valibot';
import { endpoint } from './endpoint.ts';
import { text } from './text.ts';

const TOPIC_LENGTH = 128;
const MAX_CHANNELS = 100;

/** POST /sock/auth: tokens for private topics, each good for a join within a few minutes. Ours. */
export const authorizeChannels = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/sock/auth',
  body: v.object({
    channels: v.pipe(v.array(text(TOPIC_LENGTH)), v.maxLength(MAX_CHANNELS)),
  }),
  reply: v.object({ channels: v.array(v.object({ channel: v.string(), token: v.string() })) }),
  refusals: ['unauthenticated', 'forbidden'],
});

/**
 * POST /sock/refresh: a credential for the whole socket, `expires_in` in seconds. A player's own topic is joined as
 * `{topic_prefix}{player id}:{topic}`. Source: specification §7 Realtime.
 */
export const refreshSocket = /*#__PURE__*/ endpoint({
  method: 'POST',
  path: '/sock/refresh',
  reply: v.object({ token: v.string(), expires_in: v.number(), topic_prefix: v.string() }),
  refusals: ['unauthenticated', 'excluded'],
});

/** Content of every broadcast: the topic's sequence number and the event's data. */
export const TopicMessage = /*#__PURE__*/ v.object({ seq: v.number(), data: v.unknown() });

/** Reply to a join: the last number of the topic, and the missed messages, or that everything must be read again. */
export const JoinReply = /*#__PURE__*/ v.object({
  epoch: v.string(),
  seq: v.number(),
  missed: v.optional(v.array(v.object({ seq: v.number(), event: v.string(), data: v.unknown() }))),
  reload: v.optional(v.literal(true)),
});
export type JoinReply = v.InferOutput<typeof JoinReply>;
