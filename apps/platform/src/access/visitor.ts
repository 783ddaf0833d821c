import { application } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import type { TestPlatform } from '../testing/index.ts';
import { type Answer, asker, cookieOf, type Method } from '../testing/visitor.ts';

/** Visitor with a browser: a player with money, or a guest. */
export interface Visitor {
  playerId: number;
  cookie: string;
  ask: ReturnType<typeof askerWith>;
  /** Signs in from a second browser; this one is unaffected. */
  signInElsewhere: () => Promise<void>;
}

function askerWith(platform: TestPlatform, cookie: string) {
  const ask = asker(() => platform);
  return (method: Method, url: string, payload?: object, headers?: Record<string, string>): Promise<Answer> =>
    ask(method, url, { cookie, payload, headers });
}

export const guest = (platform: TestPlatform): Visitor['ask'] => askerWith(platform, '');

/** Signs up a player with 10,000 euros. */
export async function newPlayer(platform: TestPlatform): Promise<Visitor> {
  const user = application({ currency: 'EUR' });
  const signedUp = await guest(platform)('POST', '/api/users', { user });
  const playerId = (signedUp.json() as { id: number }).id;
  await fund(platform.context.db, { playerId, currency: 'EUR', amount: 1_000_000n });
  const { email, password } = user;
  const cookie = cookieOf(signedUp);
  return {
    playerId,
    cookie,
    ask: askerWith(platform, cookie),
    signInElsewhere: async () => {
      await guest(platform)('POST', '/api/users/sign_in', { user: { email, password } });
    },
  };
}
