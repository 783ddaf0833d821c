import { isPublicTopic, topicNamed } from '@croupier/contracts';
import type { Channel } from './channel.ts';
import type { Credentials } from './credentials.ts';

/** Channel of topics that everyone may join. */
export const publicChannel: Channel = {
  matches: (topic) => isPublicTopic(topic) && topicNamed(topic) !== undefined,
  join: () => ({ ok: true }),
};

/** Returns the player of a private topic, or null for any other. */
export function playerOf(topic: string, prefix: string): number | null {
  if (!topic.startsWith(prefix)) return null;
  const [, id, name] = /^([1-9]\d{0,15}):(\w+)$/.exec(topic.slice(prefix.length)) ?? [];
  return name !== undefined && topicNamed(name) ? Number(id) : null;
}

/**
 * Creates the channel of a player's own topics: joined with a token from `/sock/auth`, on a socket of the same player.
 */
export function privateChannel(prefix: string, credentials: Credentials): Channel {
  return {
    matches: (topic) => playerOf(topic, prefix) !== null,
    join: ({ topic, owner, params }) => {
      const allowed = credentials.allows(params['token'], topic);
      const same = allowed !== null && allowed.playerId === owner?.playerId && allowed.sessionId === owner.sessionId;
      return same ? { ok: true } : { ok: false, reason: 'unauthorized' };
    },
  };
}
