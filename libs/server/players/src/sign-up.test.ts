import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { readBalances } from '@croupier/server-wallet';
import { migrations as wallet } from '@croupier/server-wallet';
import type { PlayersContext } from './context.ts';
import {
  askEmailChange,
  checkAccount,
  describePlayer,
  migrations,
  readIdentityReviews,
  readPlayer,
  setVerified,
  signUp,
  updatePlayer,
} from './index.ts';
import { application, testPlayers, clientInfo } from './testing/index.ts';

let db: Database;
let context: PlayersContext;
const excluded = new Set<number>();
beforeAll(async () => {
  db = await testDatabase([audit, migrations, wallet]);
  context = testPlayers(db, {
    clock: () => new Date('2026-11-20T12:00:00Z'),
    isExcluded: async (_tx, id) => excluded.has(id),
    blockedCountries: new Set(['KP']),
  });
});
afterAll(() => db.close());

const apply = (changes: Record<string, unknown> = {}, from: Record<string, unknown> = {}) =>
  signUp(context, application(changes), clientInfo(from), async (_tx, id) => id);
const applyFor = async (changes: Record<string, unknown>, from?: Record<string, unknown>) =>
  readPlayer(db, await apply(changes, from));

// shows: rule:password; rule:password-common; rule:date-of-birth; rule:postal-code; rule:phone-country; promise:A2
test.each([
  [{ password: 'password1' }, 'common', ['user', 'password']],
  [{ password: 'kurz' }, 'invalid', ['user', 'password']],
  [{ password: 'x'.repeat(129) }, 'invalid', ['user', 'password']],
  [{ email: 'martina.k@example.test', password: 'martina.k1984' }, 'common', ['user', 'password']],
  [{ date_of_birth: '2008-11-21' }, 'too_young', ['user', 'date_of_birth']],
  [{ date_of_birth: '2001-02-30' }, 'invalid', ['user', 'date_of_birth']],
  [{ date_of_birth: '1899-12-31' }, 'invalid', ['user', 'date_of_birth']],
  [{ country: 'XX' }, 'invalid', ['user', 'country']],
  [{ country: 'KP' }, 'registration_restricted', ['user', 'country']],
  [{ mobile_phone: '+4312' }, 'invalid', ['user', 'mobile_phone']],
  [{ mobile_phone: '+999123456789' }, 'invalid', ['user', 'mobile_phone']],
  [{ postal_code: '12345' }, 'invalid', ['user', 'postal_code']],
  [{ country: 'CA', postal_code: '1010' }, 'invalid', ['user', 'postal_code']],
])('%o is refused as %s', async (changes, code, path) => {
  const before = await db.query(sql`select count(*) from players`);
  await expect(apply(changes)).rejects.toMatchObject({ code, path });
  expect(await db.query(sql`select count(*) from players`)).toEqual(before);
});

// shows: flag:registration-checkbox
test('without accepted terms no account opens, unless the checkbox is off: then they are still missing', async () => {
  await expect(apply({ terms_acceptance: undefined })).rejects.toMatchObject({
    code: 'required',
    path: ['user', 'terms_acceptance'],
  });
  const off = { ...context, asksForTerms: false };
  const id = await signUp(off, application({ terms_acceptance: undefined }), clientInfo(), async (_tx, one) => one);
  expect((await describePlayer(off, (await readPlayer(db, id))!)).auth_fields_missed).toEqual(['terms_acceptance']);
});

// shows: flag:ab-registration
test('where the experiment of the registration is off, a new account is in none of its variants', async () => {
  const off = { ...context, hasVariants: false };
  const id = await signUp(off, application(), clientInfo(), async (_tx, playerId) => playerId);
  const groups = (await readPlayer(db, id))!.groups.map((group) => group.id);
  expect(groups).toEqual([expect.any(Number)]);
  expect([543, 544]).toContain(groups[0]);
});

// shows: rule:date-of-birth
test('one comes of age on the birthday, and on 1 March when born on 29 February', async () => {
  await expect(apply({ date_of_birth: '2008-11-20' })).resolves.toBeGreaterThan(0);
  const later = { ...context, clock: () => new Date('2026-02-28T23:59:59Z') };
  const leap = application({ date_of_birth: '2008-02-29' });
  await expect(signUp(later, leap, clientInfo(), async () => 1)).rejects.toMatchObject({ code: 'too_young' });
  later.clock = () => new Date('2026-03-01T00:00:00Z');
  await expect(signUp(later, leap, clientInfo({ ip: '192.0.2.2' }), async () => 1)).resolves.toBe(1);
});

// shows: rule:date-of-birth; edition:nz; edition:jp
test('the stricter age counts: that of the residence or of the edition one signs up on', async () => {
  await expect(apply({ date_of_birth: '2007-06-01' }, { country: 'NZ' })).rejects.toMatchObject({
    code: 'too_young',
    params: { age: 20 },
  });
  await expect(apply({ date_of_birth: '2007-06-01', country: 'JP', postal_code: '100-0001' })).rejects.toMatchObject({
    params: { age: 20 },
  });
});

// shows: request:sign-up-once; edition:no
test('steps left out are missed, currency and rules come from where one is', async () => {
  const player = await applyFor(
    {
      currency: undefined,
      country: undefined,
      first_name: undefined,
      postal_code: undefined,
      date_of_birth: undefined,
    },
    { country: 'NO' },
  );
  expect(player).toMatchObject({ currency: 'NOK', edition: 'no', locale: 'no', country: null, first_name: null });
});

// shows: promise:L9
test('the rules that protect a player are those of the residence', async () => {
  expect(await applyFor({ country: 'DE', postal_code: '10115' }, { country: 'AU' })).toMatchObject({ edition: 'de' });
});

test('fifty sign-ups at once with one email open one account', async () => {
  const email = 'only.once@example.test';
  const results = await Promise.allSettled(
    Array.from({ length: 50 }, (_, index) => apply({ email }, { ip: `203.0.113.${index}` })),
  );
  const codes = results.map((result) => (result.status === 'rejected' ? result.reason.code : 'opened'));
  expect(codes.filter((code) => code === 'opened')).toHaveLength(1);
  expect(new Set(codes)).toEqual(new Set(['opened', 'taken']));
  expect(await db.query(sql`select count(*)::int as count from players where email = ${email}`)).toEqual([
    { count: 1 },
  ]);
});

// shows: request:idempotency-key
test('a sign-up whose answer was lost gives the same account when asked again, under its own key only', async () => {
  const draft = application({ idempotencyKey: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f11' });
  const opened = await apply(draft);
  expect(await apply(draft)).toBe(opened);
  await expect(apply({ ...draft, idempotencyKey: '6a6e3f0e-6c3c-4a39-9a7c-0d6f0a0c0f12' })).rejects.toMatchObject({
    code: 'taken',
  });
  await expect(apply({ ...draft, idempotencyKey: undefined })).rejects.toMatchObject({ code: 'taken' });
  await expect(apply({ ...draft, city: 'Graz' })).rejects.toMatchObject({ code: 'idempotency_conflict' });
  await expect(apply({ ...draft, password: 'ein-anderes-wort' })).rejects.toMatchObject({ code: 'wrong_password' });
});

// shows: promise:L6
test('a person who is excluded can’t come back under another email, phone or spelling of the name', async () => {
  const first = await apply({
    first_name: 'Erik',
    last_name: 'Müller',
    date_of_birth: '1985-05-05',
    mobile_phone: '+436641111111',
  });
  excluded.add(first);
  const other = { mobile_phone: '+436642222222', last_name: 'Other' };
  await expect(apply({ ...other, mobile_phone: '+43 664 1111111' })).rejects.toMatchObject({
    code: 'registration_refused',
    path: [],
  });
  await expect(
    apply({ ...other, first_name: 'ERIK', last_name: 'MÜLLER', date_of_birth: '1985-05-05' }),
  ).rejects.toMatchObject({ code: 'registration_refused' });
  await expect(
    apply({ ...other, first_name: 'Erik', last_name: 'Müller', date_of_birth: '1985-05-06' }),
  ).resolves.toBeGreaterThan(first);
  excluded.clear();
});

describe('a person who is excluded', () => {
  const person = { date_of_birth: '1979-03-09', address: 'Ringstraße 12', postal_code: '1040' };
  const known = { first_name: 'José', last_name: 'O’Müller' };
  let phones = 0;
  const next = (changes: Record<string, unknown>) =>
    apply({ ...person, ...known, mobile_phone: `+43664555${1000 + (phones += 1)}`, ...changes });
  let shut = 0;
  beforeAll(async () => {
    shut = await next({ email: 'jose.mueller@gmail.com' });
    excluded.add(shut);
  });
  afterAll(() => excluded.clear());

  // shows: promise:L6
  test.each([
    ['letters and accents apart', { first_name: 'Jose\u0301' }],
    ['no accent', { first_name: 'Jose', last_name: 'O’Muller' }],
    ['an accent beside the letter', { first_name: 'Jose´' }],
    ['another apostrophe', { last_name: "O'Müller" }],
    ['no apostrophe, and another spelling', { last_name: 'OMUELLER' }],
    ['names swapped', { first_name: 'O’Müller', last_name: 'José' }],
    ['both names in one field', { first_name: 'José O’Müller', last_name: '-' }],
    ['a space without width', { first_name: 'Jo\u200bsé' }],
    ['a soft hyphen', { last_name: 'O’Mül\u00adler' }],
    ['a letter that shows nothing', { last_name: 'O’Müller\u3164' }],
    ['a Cyrillic о', { first_name: 'J\u043esé' }],
    ['a Greek ο', { first_name: 'J\u03bfsé' }],
    ['letters of full width', { first_name: 'Ｊｏｓé' }],
  ])('is known by %s', async (_, changes) => {
    await expect(next(changes)).rejects.toMatchObject({ code: 'registration_refused', path: [] });
  });

  // shows: promise:L6
  test.each([
    'jose.mueller+2@gmail.com',
    'josemueller@gmail.com',
    'jose.mueller@googlemail.com',
    'J.OSEMUELLER+a+b@googlemail.com',
  ])('is known by the mailbox behind %s', async (email) => {
    const stranger = { email, first_name: 'Eva', last_name: 'Fremd', date_of_birth: '1985-01-01' };
    await expect(next(stranger)).rejects.toMatchObject({ code: 'registration_refused' });
    const id = await next({ ...stranger, email: application().email });
    await expect(
      askEmailChange(context, { playerId: id, email }, clientInfo(), async () => undefined),
    ).rejects.toMatchObject({ code: 'registration_refused' });
  });

  // shows: promise:L6
  test.each([
    ['a second given name', { first_name: 'José Maria', address: 'Anderswo 1' }, 'name'],
    ['a letter too many', { last_name: 'O’Müllerr', address: 'Anderswo 2' }, 'name'],
    ['the same street', { first_name: 'Eva', last_name: 'Fremd' }, 'address'],
  ])(
    'who is nearly that person by %s opens an account, and shows who they are before paying in',
    async (_, changes, likeness) => {
      const id = await next(changes);
      expect(await readIdentityReviews(db, id)).toEqual([{ otherId: shut, likeness }]);
      expect(await readPlayer(db, id)).toMatchObject({ under_review: true });
      await db.transaction((tx) => setVerified(tx, { playerId: id, isVerified: async () => true, now: new Date() }));
      expect(await readPlayer(db, id)).toMatchObject({ under_review: false });
    },
  );

  test.each([
    ['another date of birth', { date_of_birth: '1979-03-10' }],
    ['another name and street', { first_name: 'Eva', last_name: 'Fremd', address: 'Ringstraße 14' }],
  ])('is not taken for somebody with %s', async (_, changes) => {
    const id = await next(changes);
    expect(await readIdentityReviews(db, id)).toEqual([]);
    expect(await readPlayer(db, id)).toMatchObject({ under_review: false });
  });

  test('details filled in later are compared as well', async () => {
    const id = await next({ first_name: undefined, last_name: undefined, address: undefined });
    const fill = (changes: object) =>
      updatePlayer(context, { playerId: id, changes, requireRecentPassword: () => undefined });
    await expect(fill({ first_name: 'JOSE', last_name: 'Omuller' })).rejects.toMatchObject({
      code: 'registration_refused',
    });
    await fill({ first_name: 'Jose', last_name: 'Omullar' });
    expect(await readIdentityReviews(db, id)).toMatchObject([{ otherId: shut }]);
  });

  test('is found by an index among twenty thousand others', async () => {
    await db.query(sql`
      insert into players (email, password_hash, first_name, last_name, date_of_birth, edition, locale, created_at)
      select 'crowd' || n || '@example.test', 'none', 'Ada', 'Crowd', date '1950-01-01' + n % 18000, 'default', 'en', now()
      from generate_series(1, 20000) n`);
    await db.query(sql`analyze players`);
    const plan = await db.query<{ 'QUERY PLAN': string }>(sql`
      explain select id from players
      where mailbox_of(email) = 'a@b.test' or date_of_birth = date '1979-03-09' and name_key = 'jose omuler'`);
    expect(plan.map((row) => row['QUERY PLAN']).join(' ')).not.toContain('Seq Scan');
  });
});

test('when the session can’t be made, there is no account either', async () => {
  const draft = application();
  await expect(signUp(context, draft, clientInfo(), () => Promise.reject(new Error('no session')))).rejects.toThrow(
    'no session',
  );
  expect(await db.query(sql`select 1 from players where email = ${draft.email}`)).toEqual([]);
});

// shows: promise:A1
test('the password is stored as argon2id with 19 MiB, two passes and one lane', async () => {
  const id = await apply({ email: 'Capital@Example.Test' });
  const [row] = await db.query<{ email: string; password_hash: string }>(
    sql`select email, password_hash from players where id = ${id}`,
  );
  expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(row!.email).toBe('capital@example.test');
  expect(await readBalances(db, id)).toMatchObject([{ currency: 'EUR', active: true, amount_cents: 0 }]);
});

// shows: promise:A6
test('asking about other people’s emails is stopped after ten of them an hour', async () => {
  const { email } = (await applyFor({}))!;
  const ask = () => apply({ email }, { ip: '192.0.2.77' }).catch((error: { code: string }) => error.code);
  const codes = [];
  for (let attempt = 0; attempt < 12; attempt += 1) codes.push(await ask());
  expect(codes.slice(0, 10)).toEqual(Array(10).fill('taken'));
  expect(codes.at(-1)).toBe('too_many_attempts');
});

test('an address opens ten accounts an hour, another address goes on', async () => {
  const counting = testPlayers(db, { signUpsPerAddress: 10 });
  const open = (ip: string) =>
    signUp(counting, application({ mobile_phone: undefined }), clientInfo({ ip }), async (_, id) => id).then(
      () => 'opened',
      (error: { code: string }) => error.code,
    );
  const answers = [];
  for (let attempt = 0; attempt < 12; attempt += 1) answers.push(await open('192.0.2.60'));
  expect(answers.filter((answer) => answer === 'opened')).toHaveLength(10);
  expect(answers.at(-1)).toBe('too_many_sign_ups');
  expect(await open('192.0.2.61')).toBe('opened');
});

test('addresses of one IPv6 network, and spellings of one IPv4 address, open ten accounts together', async () => {
  const counting = testPlayers(db, { signUpsPerAddress: 10 });
  const open = (ip: string) =>
    signUp(counting, application(), clientInfo({ ip }), async () => 1).catch((error: { code: string }) => error.code);
  const six = Array.from({ length: 13 }, (_, host) => `2001:db8:7:7::${(host + 1).toString(16)}`);
  const four = Array.from({ length: 13 }, (_, at) => (at % 2 === 0 ? '::ffff:192.0.2.90' : '192.0.2.90'));
  for (const addresses of [six, four]) {
    const answers = [];
    for (const ip of addresses) answers.push(await open(ip));
    expect(answers.slice(0, 10)).toEqual(Array(10).fill(1));
    expect(new Set(answers.slice(10))).toEqual(new Set(['too_many_sign_ups']));
  }
});

// shows: promise:A6; call:POST /api/users/check_email
test('an email somebody has is said before the account is sent, in any case; a free one is', async () => {
  const { email } = application();
  await apply({ email }, { ip: '192.0.2.40' });
  const check = (asked: string) => checkAccount(context, { email: asked }, clientInfo({ ip: '192.0.2.41' }));
  await expect(check(email.toUpperCase())).rejects.toMatchObject({ code: 'taken', path: ['user', 'email'] });
  await expect(check(`free.${email}`)).resolves.toBeUndefined();
});

// shows: promise:A2
test('a password that signing up refuses is refused on the step it is typed on', async () => {
  const client = clientInfo({ ip: '192.0.2.45' });
  const { email } = application();
  const check = (password: string) => checkAccount(context, { email, password }, client);
  for (const common of ['password', 'Casino2026', `${email.split('@')[0]}1`])
    await expect(check(common)).rejects.toMatchObject({ code: 'common', path: ['user', 'password'] });
  await expect(check('gartenzwerg-auf-reisen')).resolves.toBeUndefined();
  await expect(apply({ email, password: 'password' })).rejects.toMatchObject({ code: 'common' });
});

// shows: promise:A6
test('who asks for email after email is slowed: taken ones count as refused sign-ups do, free ones too', async () => {
  const { email } = application();
  await apply({ email }, { ip: '192.0.2.42' });
  const collecting = clientInfo({ ip: '192.0.2.43' });
  for (let asked = 0; asked < 10; asked += 1)
    await expect(checkAccount(context, { email }, collecting)).rejects.toMatchObject({ code: 'taken' });
  await expect(apply({ email }, { ip: '192.0.2.43' })).rejects.toMatchObject({ code: 'too_many_attempts' });
  await expect(checkAccount(context, { email }, collecting)).rejects.toMatchObject({ code: 'too_many_attempts' });
  const guessing = clientInfo({ ip: '192.0.2.44' });
  for (let asked = 0; asked < 20; asked += 1) await checkAccount(context, { email: `${asked}.${email}` }, guessing);
  await expect(checkAccount(context, { email }, guessing)).rejects.toMatchObject({ code: 'too_many_attempts' });
});
