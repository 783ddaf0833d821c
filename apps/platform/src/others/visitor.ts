import type { Endpoint } from '@croupier/contracts';
import { application } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import type { TestPlatform } from '../testing/index.ts';

export type Method = Endpoint['method'];

/** Somebody at a browser: a player with money, or a guest. */
export interface Visitor {
  playerId: number;
  cookie: string;
  ask: ReturnType<typeof asker>;
  /** Signs in from a second browser; this one stays as it is. */
  signInElsewhere: () => Promise<void>;
}

const cookieOf = (reply: { cookies: { name: string; value: string }[] }): string => {
  const found = reply.cookies.find(({ name }) => name === 'croupier_session');
  return found ? `${found.name}=${found.value}` : '';
};

const asker =
  ({ app, config }: TestPlatform, cookie: string) =>
  (method: Method, url: string, payload?: object, headers: Record<string, string> = {}) =>
    app.inject({
      method,
      url,
      ...(payload ? { payload } : {}),
      headers: {
        'x-requested-with': 'XMLHttpRequest',
        origin: config.casinoOrigin,
        ...(cookie && { cookie }),
        ...headers,
      },
    });

export const guest = (platform: TestPlatform): Visitor['ask'] => asker(platform, '');

export type Answer = Awaited<ReturnType<Visitor['ask']>>;

/** A player who signed up just now and has 10,000 euros. */
export async function newPlayer(platform: TestPlatform): Promise<Visitor> {
  const user = application({ currency: 'EUR' });
  const signedUp = await guest(platform)('POST', '/api/users', { user });
  const playerId = (signedUp.json() as { id: number }).id;
  await fund(platform.context.db, { playerId, currency: 'EUR', amount: 1_000_000n });
  const { email, password } = user;
  const cookie = cookieOf(signedUp as never);
  return {
    playerId,
    cookie,
    ask: asker(platform, cookie),
    signInElsewhere: async () => {
      await guest(platform)('POST', '/api/users/sign_in', { user: { email, password } });
    },
  };
}
