import { afterAll, beforeAll, expect, test } from 'vitest';
import { addToGroups } from '@croupier/server-players';
import { application } from '@croupier/server-players/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
beforeAll(async () => {
  platform = await testPlatform();
});
afterAll(() => platform.stop());

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';

const ask = (method: Method, url: string, { cookie = '', payload }: { cookie?: string; payload?: object } = {}) =>
  platform.app.inject({
    method,
    url,
    ...(payload ? { payload } : {}),
    headers: { 'x-requested-with': 'XMLHttpRequest', origin: platform.config.casinoOrigin, cookie },
  });

async function newPlayer(changes: object = {}) {
  const reply = await ask('POST', '/api/users', { payload: { user: application({ ...changes }) } });
  expect(reply.statusCode, reply.body).toBe(201);
  return {
    id: reply.json().id as number,
    cookie: `croupier_session=${reply.cookies.find(({ name }) => name === 'croupier_session')!.value}`,
    body: reply.json(),
  };
}
const setCode = (cookie: string, deposit_bonus_code: unknown) =>
  ask('PATCH', '/api/player/set_bonus_code', { cookie, payload: { deposit_bonus_code } });
const clearCode = (cookie: string) => ask('DELETE', '/api/player/clear_bonus_code', { cookie });

// shows: call:PATCH /api/player/set_bonus_code; call:DELETE /api/player/clear_bonus_code; promise:A9
test('a bonus code is kept until it is dropped or another is given, for this player alone', async () => {
  const [ada, ben] = [await newPlayer({ deposit_bonus_code: ' FIRST ' }), await newPlayer()];
  expect(ada.body.deposit_bonus_code).toBe('FIRST');
  expect((await setCode(ada.cookie, ' SECOND ')).json()).toMatchObject({ id: ada.id, deposit_bonus_code: 'SECOND' });
  expect((await ask('GET', '/api/player', ben)).json().deposit_bonus_code).toBeNull();
  for (let times = 0; times < 2; times++) {
    const cleared = await clearCode(ada.cookie);
    expect([cleared.statusCode, cleared.json().deposit_bonus_code]).toEqual([200, null]);
  }
});

test.each([[''], ['   '], ['x'.repeat(65)], [7], [null], ['a\0b']])(
  'a bonus code that is none is refused at its field: %j',
  async (code) => {
    const { cookie } = await newPlayer();
    const reply = await setCode(cookie, code);
    expect([reply.statusCode, Object.keys(reply.json().errors)]).toEqual([422, ['deposit_bonus_code']]);
  },
);

test('only players keep bonus codes, and fifty at once leave one', async () => {
  expect((await setCode('', 'X')).statusCode).toBe(401);
  expect((await clearCode('')).statusCode).toBe(401);
  const { cookie } = await newPlayer();
  const codes = Array.from({ length: 50 }, (_, at) => `CODE-${at}`);
  const replies = await Promise.all(codes.map((code) => setCode(cookie, code)));
  expect(replies.every(({ statusCode }) => statusCode === 200 || statusCode === 429)).toBe(true);
  expect(codes).toContain((await ask('GET', '/api/player', { cookie })).json().deposit_bonus_code);
});

// shows: fields:user-rest; fields:user-site; fields:user-promotions; fields:user-account
test('the user info tells how the account stands', async () => {
  const { id, cookie, body } = await newPlayer({ last_name: 'Auszeit', mobile_phone: '+436647654321' });
  expect(body).toMatchObject({
    level: 1,
    autoregistered: false,
    autologin_link: null,
    license_name: 'Demonstration licence INT-1',
    sow_questionnaire_expires_at: null,
    saved: false,
    can_issue_bonuses: true,
    verified: false,
  });
  await platform.context.db.transaction((tx) =>
    addToGroups(tx, { playerId: id, groupIds: [703, 707], now: new Date() }),
  );
  await ask('PATCH', '/api/player', { cookie, payload: { nickname: 'Ada' } });
  expect((await ask('GET', '/api/player', { cookie })).json()).toMatchObject({ level: 7, saved: true });
  await ask('POST', '/api/user_limits', { cookie, payload: { type: 'coolingoff', period: 'day' } });
  const user = { email: body.email, password: application().password };
  const again = await ask('POST', '/api/users/sign_in', { payload: { user } });
  expect(again.json()).toMatchObject({ can_issue_bonuses: false });
});

test('a language or a phone number changed by the way is no saved profile', async () => {
  const { cookie } = await newPlayer();
  await ask('PATCH', '/api/player/update_locale', { cookie, payload: { locale: 'de' } });
  expect((await ask('GET', '/api/player', { cookie })).json()).toMatchObject({ locale: 'de', saved: false });
});

test('the licence is that of the edition the player lives in', async () => {
  const german = { country: 'DE', postal_code: '10115', mobile_phone: '+4915112345678' };
  expect((await newPlayer(german)).body.license_name).toBe('Demonstration licence DE-1');
});
