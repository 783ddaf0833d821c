import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addFavorite } from '@croupier/server-content';
import { type Database } from '@croupier/server-database';
import { application } from '@croupier/server-players/testing';
import { erasePlayers, latestReport, makeReport } from '@croupier/server-privacy';
import { personalTables } from '@croupier/server-privacy/testing';
import { ownSignIns } from '@croupier/server-sessions';
import { adjust } from '@croupier/server-wallet';
import { checkLedger } from '@croupier/server-wallet/testing';
import { mailPlayer } from '../mail/mail-player.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, cookieOf, type Method } from '../testing/visitor.ts';

const DAY_MS = 86_400_000;

let platform: TestPlatform;
let db: Database;
let now: Date;
beforeAll(async () => {
  now = new Date('2026-11-22T12:00:00Z');
  platform = await testPlatform({ clock: () => now });
  db = platform.context.db;
});
afterAll(() => platform.stop());

interface Person {
  id: number;
  cookie: string;
  user: ReturnType<typeof application>;
}

const raw = asker(() => platform);
const ask = (method: Method, url: string, cookie: string, payload?: object) => raw(method, url, { cookie, payload });

async function newPlayer(changes: Record<string, unknown> = {}): Promise<Person> {
  const user = application(changes);
  const reply = await ask('POST', '/api/users', '', { user });
  return { id: reply.json().id, cookie: cookieOf(reply), user };
}
const signIn = ({ user: { email, password } }: Person) =>
  ask('POST', '/api/users/sign_in', '', { user: { email, password } });
const fund = (playerId: number, amount: bigint, reason = 'test') =>
  db.transaction((tx) =>
    adjust(tx, { id: randomUUID(), playerId, currency: 'EUR', amount, reason, operator: 'test', now }),
  );

/** Makes a report and returns its id. */
async function reportOf({ cookie, id }: Person) {
  const asked = await ask('POST', '/api/gdpr_reports', cookie);
  expect(asked.statusCode).toBe(202);
  await makeReport(platform.context.reports, asked.json().id, new AbortController().signal);
  expect((await latestReport(db, id))?.state).toBe('ready');
  return asked.json().id as string;
}

// shows: call:POST /api/gdpr_reports; call:GET /api/gdpr_reports; call:POST /api/gdpr_reports/{id}/link; promise:G1; promise:A9
test('a report is asked for with the password, fetched with the password, and by its player alone', async () => {
  const [ada, ben] = [
    await newPlayer({ nickname: 'Adelheid-die-Erste' }),
    await newPlayer({ nickname: 'Benedikt-der-Zweite' }),
  ];
  const id = await reportOf(ada);
  expect((await ask('GET', '/api/gdpr_reports', ada.cookie)).json()).toMatchObject({
    report: { id, state: 'ready', progress: 100 },
    next_at: '2026-11-23T12:00:00.000Z',
  });
  expect((await ask('GET', '/api/gdpr_reports', ben.cookie)).json()).toEqual({ report: null, next_at: null });
  const { url } = (await ask('POST', `/api/gdpr_reports/${id}/link`, ada.cookie)).json() as { url: string };
  expect((await ask('POST', `/api/gdpr_reports/${id}/link`, ben.cookie)).statusCode).toBe(404);
  expect((await ask('GET', url, ben.cookie)).statusCode).toBe(410);
  expect((await ask('GET', url, '')).statusCode).toBe(401);
  expect((await ask('GET', `/api/gdpr_reports/${id}/file`, ada.cookie)).statusCode).toBe(404);
  const file = await ask('GET', url, ada.cookie);
  expect([file.statusCode, file.headers['content-type'], file.headers['cache-control']]).toEqual([
    200,
    'application/zip',
    'no-store',
  ]);
  expect(file.headers['content-disposition']).toBe('attachment; filename="croupier-data-2026-11-22.zip"');
  expect(file.rawPayload.subarray(0, 2).toString()).toBe('PK');
  const again = await ask('POST', '/api/gdpr_reports', ada.cookie);
  expect([again.statusCode, Object.keys(again.json().errors.base)]).toEqual([422, ['report_recent']]);
  now = new Date(now.getTime() + 16 * 60_000);
  for (const path of ['/api/gdpr_reports', `/api/gdpr_reports/${id}/link`])
    expect((await ask('POST', path, ada.cookie)).json().errors.base).toHaveProperty('reauthentication_required');
  expect((await ask('GET', url, ada.cookie)).statusCode).toBe(410);
});

// shows: promise:G1
test('every section is read for one player, and nothing in it is another’s', async () => {
  const [ada, ben] = [
    await newPlayer({ nickname: 'Adelheid-die-Erste' }),
    await newPlayer({ nickname: 'Benedikt-der-Zweite' }),
  ];
  for (const { id } of [ada, ben]) await fund(id, 5_000n);
  await addFavorite(db, ada.id, 'koi-garden', now);
  await addFavorite(db, ben.id, 'moon-hare', now);
  const texts = new Map<string, string>();
  for (const { name, pages } of platform.context.reports.sections) {
    const rows: object[] = [];
    for await (const page of pages(db, ada.id)) rows.push(...page);
    texts.set(
      name,
      JSON.stringify(rows, (_, value) => (typeof value === 'bigint' ? String(value) : value)),
    );
  }
  expect(texts.get('profile')).toContain('Adelheid-die-Erste');
  expect(texts.get('journal')).toContain('5000');
  expect(texts.get('games')).toContain('koi-garden');
  const all = [...texts.values()].join('\n');
  for (const other of ['Benedikt', ben.user.email, 'moon-hare', 'password_hash', 'argon2'])
    expect(all).not.toContain(other);
});

test('each section that a table is said to be in is there', () => {
  const sections = new Set<string>(platform.context.reports.sections.map(({ name }) => name));
  for (const { report } of Object.values(personalTables))
    if (typeof report === 'string') expect(sections).toContain(report);
});

// shows: call:GET /api/player/erasure; call:POST /api/player/erasure; promise:G2
test('an account is closed at once, kept by signing in, and else erased with its ledger under a number', async () => {
  const ada = await newPlayer({ nickname: 'Adelheid-die-Erste', mobile_phone: '+436649876543' });
  await fund(ada.id, 500n);
  expect((await ask('GET', '/api/player/erasure', ada.cookie)).json()).toEqual({
    pause_days: 14,
    to_withdraw: [],
    remainder: [{ currency: 'EUR', amount_cents: 500 }],
    open: [],
  });
  const end = (cookie: string, give_up_remainder: boolean) =>
    ask('POST', '/api/player/erasure', cookie, { give_up_remainder });
  expect((await end(ada.cookie, false)).json().errors.base).toHaveProperty('erasure_money');
  expect((await end(ada.cookie, true)).statusCode).toBe(200);
  expect((await ask('GET', '/api/player', ada.cookie)).statusCode).toBe(401);

  const back = await signIn(ada);
  expect(back.statusCode).toBe(201);
  now = new Date(now.getTime() + 20 * DAY_MS);
  await erasePlayers(platform.context.erasure);
  const again = await signIn(ada);
  expect(again.json()).toMatchObject({ nickname: 'Adelheid-die-Erste' });

  await end(cookieOf(again), true);
  now = new Date(now.getTime() + 14 * DAY_MS);
  await erasePlayers(platform.context.erasure);
  expect((await signIn(ada)).json().errors.base).toHaveProperty('wrong_credentials');
  expect(await ownSignIns(db, ada.id)).toEqual([]);
  const erased = { user: { ...ada.user, email: `erased-${ada.id}@erased.invalid` } } as Person;
  expect((await signIn(erased)).statusCode).toBe(422);
  const { breaks } = await checkLedger(db);
  expect(breaks).toEqual([]);
  const entries: object[] = [];
  for await (const page of platform.context.reports.sections.find(({ name }) => name === 'journal')!.pages(db, ada.id))
    entries.push(...page);
  expect(entries).toHaveLength(2);
  const reborn = await ask('POST', '/api/users', '', { user: ada.user });
  expect([reborn.statusCode, reborn.json().id]).not.toEqual([201, ada.id]);
  expect(reborn.statusCode).toBe(201);
});

test('nothing is mailed to an account that has ended', async () => {
  const ada = await newPlayer();
  await ask('POST', '/api/player/erasure', ada.cookie, { give_up_remainder: false });
  await platform.deliver();
  platform.inbox.mails.length = 0;
  await mailPlayer(db, { playerId: ada.id, template: 'report-ready', params: {} });
  now = new Date(now.getTime() + 14 * DAY_MS);
  await erasePlayers(platform.context.erasure);
  await platform.deliver();
  expect(platform.inbox.mails).toEqual([]);
});

test('closing an account asks for the password', async () => {
  const ada = await newPlayer();
  now = new Date(now.getTime() + 16 * 60_000);
  const reply = await ask('POST', '/api/player/erasure', ada.cookie, { give_up_remainder: false });
  expect(reply.json().errors.base).toHaveProperty('reauthentication_required');
});

// shows: promise:L6
test('who is excluded and ends the account can’t open another one', async () => {
  const ada = await newPlayer({ first_name: 'Lieselotte', last_name: 'Einmalig' });
  await ask('POST', '/api/user_limits', ada.cookie, { type: 'selfexclusion', period: 'month_6', accounts: [] });
  const signedIn = await signIn(ada);
  await ask('POST', '/api/player/erasure', cookieOf(signedIn), { give_up_remainder: false });
  now = new Date(now.getTime() + 15 * DAY_MS);
  await erasePlayers(platform.context.erasure);
  for (const person of [
    { ...ada.user, mobile_phone: '+436641112223', first_name: 'Andere' },
    application({ first_name: 'Lieselotte', last_name: 'EINMALIG', mobile_phone: '+436641112224' }),
  ]) {
    const reply = await ask('POST', '/api/users', '', { user: person });
    expect(reply.json().errors.base).toHaveProperty('registration_refused');
  }
});
