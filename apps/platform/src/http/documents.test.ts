import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { request } from 'node:http';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approveDocument } from '@croupier/server-verification';
import { infected, pdf, png } from '@croupier/server-verification/testing';
import { type TestPlatform, testPlatform } from '../testing/index.ts';
import { asker, pageHeaders, signUp } from '../testing/visitor.ts';

let platform: TestPlatform;
let ada: string;
let ben: string;
beforeAll(async () => {
  platform = await testPlatform();
  [ada, ben] = [await newPlayer(), await newPlayer()];
});
afterAll(() => platform.stop());

const ask = asker(() => platform);

async function newPlayer(): Promise<string> {
  return (await signUp(ask)).cookie;
}

interface Sent {
  cookie: string;
  file: Buffer;
  kind?: string;
  key?: string;
  name?: string;
  type?: string;
}

const send = ({ cookie, file, kind = 'identity', key = randomUUID(), name = 'pass.png', type }: Sent) =>
  ask('POST', `/api/player/documents/${kind}?file_name=${encodeURIComponent(name)}`, {
    cookie,
    payload: file,
    headers: { 'content-type': type ?? 'application/octet-stream', 'idempotency-key': key },
  });
const read = async (cookie: string) => (await ask('GET', '/api/player/verification', { cookie })).json();
const files = async () =>
  (await readdir(path.join(platform.config.dataDir, 'files'), { recursive: true, withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isFile())
    .map(({ name }) => name);

test.each([
  ['a program called passport.jpg', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(900)]), 422, 'file_type'],
  ['a picture that breaks off', png('comment').subarray(0, 60), 422, 'file_broken'],
  ['the test file of virus scanners', infected(), 422, 'file_infected'],
  ['an empty file', Buffer.alloc(0), 422, 'file_empty'],
  ['a file of 50 MB', Buffer.alloc(50 * 1024 * 1024), 413, 'file_too_large'],
])('%s is refused with a reason, and nothing is kept of it', async (_, file, status, code) => {
  const reply = await send({ cookie: ada, file, name: 'passport.jpg' });
  expect([reply.statusCode, reply.json().errors]).toEqual([status, { file: { [code]: expect.any(String) } }]);
  expect([(await read(ada)).documents, await files()]).toEqual([[], []]);
});

// shows: call:GET /api/player/verification; call:POST /api/player/documents/{kind}
test('a document is taken in once, however often it is sent, and is shown to its player alone', async () => {
  const upload = { cookie: ada, file: pdf(randomUUID()), key: randomUUID(), name: 'Führerschein (Vorderseite).pdf' };
  const replies = [await send(upload), await send(upload)];
  for (const reply of replies) {
    expect(reply.statusCode).toBe(201);
    expect(reply.json()).toMatchObject({ state: 'uploaded', media_type: 'application/pdf', file_name: upload.name });
  }
  expect((await read(ada)).documents).toHaveLength(1);
  expect(await read(ben)).toEqual({ verified: false, required: ['identity', 'address'], documents: [] });
  expect(await files()).toHaveLength(1);
});

// shows: promise:A9; call:DELETE /api/player/documents/{id}
test('another player’s document can be neither taken back nor sent over', async () => {
  const key = randomUUID();
  await send({ cookie: ada, file: png(key), key, kind: 'address' });
  const remove = (cookie: string) => ask('DELETE', `/api/player/documents/${key}`, { cookie });
  expect((await remove(ben)).statusCode).toBe(404);
  const over = await send({ cookie: ben, file: png(key), key, kind: 'address' });
  expect([over.statusCode, over.json().errors.base]).toEqual([409, { idempotency_conflict: expect.any(String) }]);
  expect((await remove(ada)).statusCode).toBe(204);
  expect((await remove(ada)).statusCode).toBe(204);
});

test('guests, other kinds of content and calls that take no files are refused', async () => {
  const file = png();
  expect((await send({ cookie: '', file })).statusCode).toBe(401);
  expect((await send({ cookie: ada, file, kind: 'secret' })).statusCode).toBe(404);
  expect((await send({ cookie: ada, file, type: 'application/json' })).statusCode).toBeLessThan(500);
  const headers = { 'content-type': 'application/octet-stream' };
  const elsewhere = await ask('PATCH', '/api/player', { cookie: ada, payload: file, headers });
  expect(elsewhere.statusCode).toBe(415);
});

/** Uploads a document as Ben over a separate connection. */
const overTheWire = (path: string, bytes: number) =>
  request(platform.url + path, {
    method: 'POST',
    headers: {
      ...pageHeaders(platform, ben),
      'content-type': 'application/octet-stream',
      'content-length': String(bytes),
      'idempotency-key': randomUUID(),
    },
  });

test('a file that breaks off on its way leaves nothing, and the next one is taken', async () => {
  const before = await files();
  const call = overTheWire('/api/player/documents/address?file_name=a.png', 100_000);
  const over = new Promise((resolve) => call.on('error', resolve));
  call.write(png().subarray(0, 40), () => call.destroy());
  await over;
  expect((await read(ben)).documents).toEqual([]);
  expect(await files()).toEqual(before);
  expect((await send({ cookie: ben, file: png(randomUUID()), kind: 'address' })).statusCode).toBe(201);
});

test('a large file comes in over a real connection, byte for byte', async () => {
  const file = Buffer.concat([png('x'.repeat(5_000_000))]);
  const call = overTheWire('/api/player/documents/payment_method?file_name=card.png', file.length);
  const body = await new Promise<string>((resolve, reject) => {
    call.on('error', reject).on('response', (response) => void text(response).then(resolve, reject));
    call.end(file);
  });
  expect(JSON.parse(body)).toMatchObject({ state: 'uploaded', bytes: file.length });
});

test('when identity and address are approved the player is verified', async () => {
  const cookie = await newPlayer();
  for (const kind of ['identity', 'address']) {
    const { id } = (await send({ cookie, file: png(randomUUID()), kind })).json();
    expect(await approveDocument(platform.context.verification, { id, actor: 'operator:anna' })).toBe(true);
  }
  expect((await read(cookie)).verified).toBe(true);
  expect((await ask('GET', '/api/player', { cookie })).json().verified).toBe(true);
});
