import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import {
  answerContactMessage,
  closeContactMessage,
  findContactMessage,
  forgetOldContactMessages,
  listContactMessages,
} from '@croupier/server-players';
import { withoutLinks } from '../mail/mail-contact.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, refusalOf, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
let now = new Date();
/** Client address, different for every test, since messages are also counted by address. */
let address = '';
let tests = 0;
beforeAll(async () => {
  platform = await testPlatform({ clock: () => now });
});
beforeEach(() => {
  now = new Date('2026-11-20T12:00:00Z');
  tests += 1;
  address = `198.51.100.${tests}`;
  platform.inbox.mails.length = 0;
});
afterAll(() => platform.stop());

const raw = asker(() => platform);
const ask: typeof raw = (method, url, more) => raw(method, url, { address, ...more });
const send = (payload: object, more = {}) => ask('POST', '/api/send_contact_message', { payload, ...more });
const message = (changes: object = {}) => ({
  id: randomUUID(),
  topic: 'withdrawal',
  email: 'Guest@example.test',
  text: 'Where is my money?',
  ...changes,
});
async function stored(id: string) {
  const row = await findContactMessage(platform.context.db, id);
  return row ? [{ player_id: row.player_id, email: row.email, state: row.state }] : [];
}

// shows: call:POST /api/send_contact_message
test('sent twice, at once or after a lost answer, it is one message and one copy', async () => {
  const one = message();
  const answers = await Promise.all([send(one), send(one), send(one)]);
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 204, 204]);
  expect((await send(one)).statusCode).toBe(204);
  expect(refusalOf(await send({ ...one, text: 'Something else' }))).toEqual([409, 'base.idempotency_conflict']);
  await platform.deliver();
  expect(platform.inbox.mails).toEqual([
    expect.objectContaining({
      to: 'guest@example.test',
      subject: `We’ve received your message (${one.id.slice(0, 8)})`,
      text: expect.stringContaining(one.text),
    }),
  ]);
});

// shows: error:rethrown-contact
test.each([
  [{ text: '' }, 'text.invalid'],
  [{ text: '   \n ' }, 'text.invalid'],
  [{ text: 'x'.repeat(4001) }, 'text.invalid'],
  [{ text: 'half \ud800' }, 'text.invalid'],
  [{ topic: 'weather' }, 'topic.invalid'],
  [{ email: 'nobody' }, 'email.invalid'],
  [{ email: undefined }, 'email.required'],
  [{ id: '7' }, 'id.invalid'],
  [{ name: 'x'.repeat(101) }, 'name.invalid'],
])('what does not fit is refused at its field and stored nowhere: %j', async (changes, path) => {
  const before = await listContactMessages(platform.context.db);
  expect(refusalOf(await send(message(changes)))).toEqual([422, path]);
  expect(await listContactMessages(platform.context.db)).toEqual(before);
});

test('an address sends ten in a row, then waits; sent again the known ones still get their answer', async () => {
  const ten = Array.from({ length: 10 }, () => message());
  for (const one of ten) expect((await send(one)).statusCode).toBe(204);
  expect((await send(message())).statusCode).toBe(429);
  expect((await send(ten[0]!)).statusCode).toBe(204);
  now = new Date(now.getTime() + 61_000);
  expect((await send(message())).statusCode).toBe(204);
});

test('a mailbox somebody else names gets ten copies an hour; the messages are kept all the same', async () => {
  const all = Array.from({ length: 13 }, () => message({ email: 'victim@example.test' }));
  for (const [index, one] of all.entries())
    expect((await send(one, { address: `203.0.113.${index}` })).statusCode).toBe(204);
  await platform.deliver();
  expect(platform.inbox.mails.filter(({ to }) => to === 'victim@example.test')).toHaveLength(10);
  expect(await stored(all[12]!.id)).toHaveLength(1);
});

test('a guest’s words lead nobody anywhere from a mailbox that need not be theirs', async () => {
  await send(
    message({
      email: 'other@example.test',
      text: 'Win at https://evil.example/x or evil.example. My bet of 1.50 is gone.',
    }),
  );
  await platform.deliver();
  const { text } = platform.inbox.mails[0]!;
  expect(text).not.toContain('evil');
  expect(text).toContain('My bet of 1.50 is gone.');
  expect(withoutLinks('www.evil.example Zeile.Neue 10.000,00 a@evil.example')).not.toContain('evil');
});

test('a player is answered at the address of the account, in their language, whatever the body says', async () => {
  const { cookie, player } = await signUp(ask);
  const one = message({ email: 'thief@example.test', text: 'See https://example.test/mine' });
  expect((await send(one, { cookie, headers: { 'x-locale': 'de' } })).statusCode).toBe(204);
  expect(await stored(one.id)).toEqual([{ player_id: BigInt(player.id), email: player.email, state: 'open' }]);
  const { db } = platform.context;
  expect(await answerContactMessage(db, { id: one.id, actor: 'operator:anna', at: now, text: 'Kommt.' })).toBe(true);
  await platform.deliver();
  const mails = platform.inbox.mails.filter(({ to }) => to === player.email).map(({ subject }) => subject);
  expect(mails).toEqual(
    expect.arrayContaining([
      `Wir haben Ihre Nachricht erhalten (${one.id.slice(0, 8)})`,
      `Unsere Antwort auf Ihre Nachricht (${one.id.slice(0, 8)})`,
    ]),
  );
  expect(platform.inbox.mails.some(({ to }) => to === 'thief@example.test')).toBe(false);
  // Another player's id gives no access: the same id from a guest is a different message.
  expect((await send(one)).statusCode).toBe(409);
});

test('half a year after it was closed a message goes; until then it stays', async () => {
  const { db } = platform.context;
  const [open, closed] = [message(), message()];
  await send(open);
  await send(closed);
  await closeContactMessage(db, { id: closed.id, actor: 'operator:anna', at: now });
  await forgetOldContactMessages(db, new Date(now.getTime() + 179 * 86_400_000));
  expect(await stored(closed.id)).toHaveLength(1);
  await forgetOldContactMessages(db, new Date(now.getTime() + 181 * 86_400_000));
  expect(await stored(closed.id)).toHaveLength(0);
  expect(await stored(open.id)).toHaveLength(1);
});
