import type { Site } from './site.ts';

const demo = { email: 'demo@croupier.example', password: 'a-well-lit-room' };

/** The demo player, signed up through the site's own call; known from an earlier start is fine. */
export async function seed(site: Pick<Site, 'platformUrl' | 'port'>): Promise<{ email: string; password: string }> {
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
        country: 'IE',
        first_name: 'Dee',
        last_name: 'Moran',
        gender: 'f',
        date_of_birth: '1990-04-12',
        mobile_phone: '+353851234567',
        city: 'Galway',
        address: '1 Quay Street',
        postal_code: 'H91 E9YK',
      },
    }),
  });
  const known = answer.status === 422 && JSON.stringify(await answer.clone().json()).includes('"taken"');
  if (!answer.ok && !known) throw new Error(`The demo player could not be made: ${answer.status} ${await answer.text()}`);
  return demo;
}
