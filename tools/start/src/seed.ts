import { openDatabase, sql } from '@croupier/server-database';
import { adjust } from '@croupier/server-wallet';
import type { Site } from './site.ts';

const demo = { email: 'demo@croupier.example', password: 'a-well-lit-room' };
/** The ledger moves money once per id, so every start may ask for it. */
const WELCOME = { id: '5eed0000-0000-4000-8000-000000000001', amount: 500_00n, currency: 'EUR' } as const;

/** The demo player, signed up through the site's own call and given something to play with; known from an earlier start is fine. */
export async function seed(site: Pick<Site, 'platformUrl' | 'port' | 'databaseUrl'>): Promise<{ email: string; password: string }> {
  const answer = await fetch(`${site.platformUrl}/api/users`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      origin: `http://casino.localhost:${site.port}`,
    },
    body: JSON.stringify({
      user: {
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
      },
    }),
  });
  const known = answer.status === 422 && JSON.stringify(await answer.clone().json()).includes('"taken"');
  if (!answer.ok && !known) throw new Error(`The demo player could not be made: ${answer.status} ${await answer.text()}`);
  await fund(site.databaseUrl);
  return demo;
}

async function fund(databaseUrl: string): Promise<void> {
  const db = openDatabase(databaseUrl, { connections: 1 });
  try {
    await db.transaction(async (tx) => {
      const [player] = await tx.query<{ id: bigint }>(sql`select id from players where email = ${demo.email}`);
      if (player) await adjust(tx, { ...WELCOME, playerId: Number(player.id), reason: 'demo funds', operator: 'seed' });
    });
  } finally {
    await db.close();
  }
}
