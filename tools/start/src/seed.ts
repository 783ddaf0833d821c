import { openDatabase } from '@croupier/server-database';
import { findPlayerId } from '@croupier/server-players';
import { adjust } from '@croupier/server-wallet';
import type { Site } from './site.ts';

const demo = { email: 'demo@croupier.example', password: 'a-well-lit-room' };
const person = {
  ...demo,
  terms_acceptance: true,
  nickname: 'Demo',
  currency: 'EUR',
  country: 'AT',
  first_name: 'Dee',
  last_name: 'Moran',
  gender: 'f',
  date_of_birth: '1990-04-12',
  mobile_phone: '+436641234567',
  city: 'Wien',
  address: 'Hafengasse 1',
  postal_code: '1030',
};
/** Idempotent: the ledger moves money once per id, so every start may request it. */
const WELCOME = {
  id: '5eed0000-0000-4000-8000-000000000001',
  amount: 500_00n,
  currency: 'EUR',
  reason: 'demo funds',
  operator: 'seed',
} as const;

/** Creates the demo player once, with the site's own sign-up call, and gives them money to play with. */
export async function seed(
  site: Pick<Site, 'platformUrl' | 'port' | 'databaseUrl'>,
): Promise<{ email: string; password: string }> {
  const db = openDatabase(site.databaseUrl, { connections: 1 });
  try {
    if ((await findPlayerId(db, demo.email)) === null) await signUp(site);
    const playerId = await findPlayerId(db, demo.email);
    if (playerId === null) throw new Error('the demo player could not be signed up');
    await db.transaction((tx) => adjust(tx, { ...WELCOME, playerId, now: new Date() }));
  } finally {
    await db.close();
  }
  return demo;
}

async function signUp({ platformUrl, port }: Pick<Site, 'platformUrl' | 'port'>): Promise<void> {
  const answer = await fetch(`${platformUrl}/api/users`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: `http://casino.localhost:${port}`,
    },
    body: JSON.stringify({ user: person }),
  });
  if (!answer.ok) throw new Error(`The demo player could not be made: ${answer.status} ${await answer.text()}`);
}
