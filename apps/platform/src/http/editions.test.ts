import { randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { type EditionId, editions } from '@croupier/i18n';
import { application } from '@croupier/server-players/testing';
import { fund } from '@croupier/server-wallet/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date('2026-11-20T12:00:00Z');
beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
});
afterAll(() => platform.stop());

/** Rows of the editions table in the decisions, with a residence for each. */
const rows = [
  {
    id: 'au',
    own: 'en-AU',
    currency: 'AUD',
    age: 18,
    residence: { country: 'AU', postal_code: '2000', mobile_phone: '+61412345678' },
  },
  {
    id: 'ca',
    own: 'en-CA',
    currency: 'CAD',
    age: 19,
    residence: { country: 'CA', postal_code: 'K1A 0B1', mobile_phone: '+14165550123' },
  },
  {
    id: 'nz',
    own: 'en-NZ',
    currency: 'NZD',
    age: 20,
    residence: { country: 'NZ', postal_code: '6011', mobile_phone: '+64211234567' },
  },
  {
    id: 'ie',
    own: 'en-IE',
    currency: 'EUR',
    age: 18,
    residence: { country: 'IE', postal_code: 'T12 X2Y3', mobile_phone: '+353851234567' },
  },
  {
    id: 'de',
    own: 'de',
    currency: 'EUR',
    age: 18,
    residence: { country: 'DE', postal_code: '10115', mobile_phone: '+4915112345678' },
  },
  {
    id: 'br',
    own: 'pt-BR',
    currency: 'BRL',
    age: 18,
    residence: { country: 'BR', postal_code: '01310-100', mobile_phone: '+5511912345678' },
  },
  {
    id: 'jp',
    own: 'ja',
    currency: 'JPY',
    age: 20,
    residence: { country: 'JP', postal_code: '100-0001', mobile_phone: '+819012345678' },
  },
  {
    id: 'no',
    own: 'no',
    currency: 'NOK',
    age: 18,
    residence: { country: 'NO', postal_code: '0150', mobile_phone: '+4740612345' },
  },
  {
    id: 'default',
    own: 'en',
    currency: 'EUR',
    age: 18,
    residence: { country: 'AT', postal_code: '1010', mobile_phone: '+436641234567' },
  },
] as const;
type Row = (typeof rows)[number];

/** A country that is no row's residence. */
const ABROAD = 'FR';

const raw = asker(() => platform);
const ask: typeof raw = (method, url, more) =>
  raw(method, url, { ...more, headers: { 'x-geo-country': ABROAD, ...more?.headers } });

const atHome = ({ residence }: Row) => ({ 'x-geo-country': residence.country });
let count = 0;
const person = ({ residence, currency }: Row, changes: object = {}) =>
  application({
    ...residence,
    currency,
    last_name: `Zeile ${(count += 1).toString(2).replaceAll('0', 'a').replaceAll('1', 'b')}`,
    ...changes,
  });

/** Creates a player of an edition who is abroad from now on. */
async function player(row: Row) {
  const reply = await ask('POST', '/api/users', { payload: { user: person(row) }, headers: atHome(row) });
  const cookie = cookieOf(reply);
  await fund(platform.context.db, { playerId: reply.json().id, currency: row.currency, amount: 10_000_000n });
  return { cookie, body: reply.json() };
}

/** Opens a pokie for real money by its URL. */
async function openPokie(cookie: string) {
  const launched = await ask('POST', '/api/games/launch', {
    cookie,
    payload: { game: 'tidewater-atlas', mode: 'real' },
  });
  const token = new URL(launched.json().url).hash.slice('#token='.length);
  const session = v.parse(
    contracts.openGameSession.reply,
    (await ask('POST', '/rgs/session', { payload: { token } })).json(),
  );
  const play = (stake_cents: number, params: object) =>
    ask('POST', '/rgs/play', {
      headers: { authorization: `Bearer ${session.bearer}` },
      payload: { round_id: randomUUID(), stake_cents, params },
    });
  return { session, play, spin: (stake_cents: number) => play(stake_cents, {}) };
}

const bornYearsAgo = (years: number, days: number) => {
  const born = new Date(now);
  born.setUTCFullYear(born.getUTCFullYear() - years);
  born.setUTCDate(born.getUTCDate() + days);
  return born.toISOString().slice(0, 10);
};

test('the table has a row for each edition, and each row is the edition’s', () => {
  expect(rows.map(({ id }) => id).toSorted()).toEqual(Object.keys(editions).toSorted());
  for (const { id, own, currency, age } of rows)
    expect(editions[id]).toMatchObject({ defaultLocale: own, currency, legalAge: age });
});

// shows: promise:L9; edition:of-host; edition:au; edition:ca; edition:nz; edition:ie; edition:de; edition:br; edition:jp
// shows: edition:no; edition:default; constant:edition-locales; constant:default-currency
test.each(rows)(
  '$id: a visitor from there is shown its language, currency and age, a player keeps it abroad',
  async (row) => {
    const guest = await ask('GET', '/api/info/project', { headers: atHome(row) });
    const { own: locale, currency, age: legal_age } = row;
    expect(guest.json()).toMatchObject({ edition: row.id, locale, currency, legal_age });
    const { cookie, body } = await player(row);
    expect(body).toMatchObject({ edition: row.id });
    expect((await ask('GET', '/api/info/project', { cookie })).json()).toMatchObject({ edition: row.id });
  },
);

// shows: promise:L9
test.each(rows)('$id: at $age one may sign up, a day younger one may not', async (row) => {
  const signUp = (days: number) =>
    ask('POST', '/api/users', {
      payload: { user: person(row, { date_of_birth: bornYearsAgo(row.age, days) }) },
      headers: atHome(row),
    });
  expect((await signUp(1)).json().errors.user.date_of_birth).toHaveProperty('too_young');
  expect((await signUp(0)).statusCode).toBe(201);
});

/** Returns whether a row has a rule; rows not listed have none. */
const has = (row: Row, ...ids: EditionId[]): boolean => ids.includes(row.id);

// shows: promise:L9; edition:de-stake; edition:de-pause; edition:de-autoplay
test.each(rows)('$id: stake cap, pause between spins and autoplay, in a game opened abroad', async (row) => {
  const { cookie } = await player(row);
  const { session, spin } = await openPokie(cookie);
  const german = has(row, 'de');
  expect(session.rules).toEqual({ min_round_ms: german ? 5_000 : 0, autoplay: !german });
  expect(session.stakes.max_cents > 100).toBe(!german);
  const stake = session.stakes.min_cents;
  expect((await spin(stake)).statusCode).toBe(200);
  now = new Date(now.getTime() + 4_999);
  expect((await spin(stake)).statusCode).toBe(german ? 422 : 200);
  now = new Date(now.getTime() + 1);
  expect((await spin(stake)).statusCode).toBe(200);
  now = new Date(now.getTime() + 5_000);
  if (german) expect((await spin(110)).json().errors.stake_cents).toHaveProperty('stake_above_cap');
});

// shows: promise:L9; edition:de-bonus-buy
test.each(rows)(
  '$id: free spins are bought where the edition allows it, and refused by the server where not',
  async (row) => {
    const { cookie } = await player(row);
    const { session, play } = await openPokie(cookie);
    const german = has(row, 'de');
    const listed = await ask('GET', '/api/games/titles/tidewater-atlas', { cookie });
    expect((listed.json() as contracts.Game).features.includes('buy-feature')).toBe(!german);
    const offer = german ? null : { id: 'free-spins', price: 369, rtp: 0.9585 };
    const game = listed.json() as contracts.Game;
    expect([session.purchase, game.purchase]).toEqual([offer, offer]);
    expect(game.purchase_forbidden).toBe(offer === null);
    const price = (session.stakes.min_cents * 369) / 10;
    const bought = await play(price, { buy: 'free-spins' });
    if (german) {
      expect(bought.json().errors.params).toHaveProperty('purchase_not_allowed');
      expect((await ask('GET', '/api/fairness/rounds', { cookie })).json().data).toEqual([]);
      return;
    }
    expect(bought.json().round).toMatchObject({ stake_cents: price, params: { buy: 'free-spins' } });
    expect(bought.json().round.steps).toBeGreaterThan(10);
  },
);

// shows: promise:L9; edition:de-demo; edition:de-games
test.each(rows)('$id: table games and demos, for a guest there and a player abroad', async (row) => {
  const german = has(row, 'de');
  const { cookie } = await player(row);
  const demo = (game: string, parts: Parameters<typeof ask>[2]) =>
    ask('POST', '/api/games/launch', { ...parts, payload: { game, mode: 'demo' } });
  expect((await demo('tidewater-atlas', { headers: atHome(row) })).statusCode).toBe(german ? 422 : 201);
  expect((await demo('tidewater-atlas', { cookie })).statusCode).toBe(201);
  expect((await demo('dice', { cookie })).statusCode).toBe(german ? 422 : 201);
  const listed = (await ask('GET', '/api/games/allowed_desktop', { cookie })).json() as { categories: string[] }[];
  expect(listed.some(({ categories }) => categories.includes('table-games'))).toBe(!german);
});

// shows: promise:L9; promise:L1; edition:de-loosening
test.each(rows)('$id: a loosening waits its days', async (row) => {
  const { cookie } = await player(row);
  const set = (amount_cents: number) =>
    ask('POST', '/api/user_limits', {
      cookie,
      payload: { type: 'loss', period: 'month', accounts: [{ currency: row.currency, amount_cents }] },
    });
  await set(1_000);
  const { change } = (await set(2_000)).json();
  expect((Date.parse(change.effective_at) - now.getTime()) / 86_400_000).toBe(has(row, 'de') ? 7 : 1);
});

// shows: promise:L9
test.each(rows)('$id: what is left to payments and the page stands in the same table', (row) => {
  const { rules } = editions[row.id];
  expect(rules.maxDepositMonthCents).toBe(has(row, 'de') ? 100_000 : undefined);
  expect(rules.bonusBuyForbidden === true).toBe(has(row, 'de'));
  expect(rules.liveGamesForbidden === true).toBe(has(row, 'de'));
  expect(rules.recallForbidden === true).toBe(has(row, 'ie'));
  expect(rules.approvalCard === true && rules.ownCookieText === true).toBe(has(row, 'au'));
});
