import type { Channel } from './channel.ts';
import type { Credentials } from './credentials.ts';

const PUBLIC = /^public:(wins|jackpots|odds:list|odds:event:[\w-]{1,64})$/;

/** Topics everyone may join. */
export const publicChannel: Channel = {
  matches: (topic) => PUBLIC.test(topic),
  join: () => ({ ok: true }),
};

const NAMES =
  'accounts|payments|bonuses|freespins|lootboxes|comps|game_limits|limits|tournaments|groups|jackpot_wins|bets|session';

/** The player whose topic it is, or null if it is no private topic. */
export function playerOf(topic: string, prefix: string): number | null {
  if (!topic.startsWith(prefix)) return null;
  const parts = /^([1-9]\d{0,15}):(\w+)$/.exec(topic.slice(prefix.length));
  return parts && new RegExp(`^(${NAMES})$`).test(parts[2]!) ? Number(parts[1]) : null;
}

/** A player's own topics: joined with a token from `/sock/auth`, on a socket of the same player. */
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
