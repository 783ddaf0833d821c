import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, stat, utimes, writeFile, mkdir } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { diskStore } from './disk-store.ts';
import { newName, type ObjectStore } from './index.ts';
import { s3Store } from './s3-store.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-storage-'));
});
afterEach(() => rm(folder, { recursive: true }));

const text = async (store: ObjectStore, name: string) => {
  const stream = await store.open(name);
  return stream && (await buffer(stream)).toString();
};
const files = async () =>
  (await readdir(folder, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile());

async function* cutOff(): AsyncGenerator<Uint8Array> {
  yield Buffer.from('the first half');
  throw new Error('cut off');
}

/** Starts an S3-like store; returns its objects and the requests it received. */
async function bucket(answer?: number) {
  const kept = new Map<string, Buffer>();
  const asked: Record<string, unknown>[] = [];
  const server: Server = createServer((request, response) => {
    void buffer(request).then((body) => {
      asked.push({
        ...request.headers,
        method: request.method,
        digest: createHash('sha256').update(body).digest('hex'),
      });
      const key = request.url!;
      if (answer) return response.writeHead(answer).end();
      if (request.method === 'PUT') kept.set(key, body);
      if (request.method === 'DELETE') kept.delete(key);
      const found = kept.get(key);
      return response.writeHead(request.method === 'GET' && !found ? 404 : 200).end(found);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as { port: number };
  const store = s3Store({
    bucketUrl: `http://127.0.0.1:${port}/papers`,
    accessKeyId: 'key',
    secretAccessKey: 'secret',
    region: 'eu-central-1',
  });
  return { store, kept, asked, close: () => server.close().closeAllConnections() };
}

describe.each(['disk', 's3'])('%s', (kind) => {
  let store: ObjectStore;
  let close = () => undefined as unknown;
  beforeEach(async () => {
    if (kind === 'disk') return void (store = diskStore(folder, () => new Date()));
    ({ store, close } = await bucket());
  });
  afterEach(() => void close());

  test('a file comes back as it was put, and is gone once removed, however often', async () => {
    const name = newName();
    expect(await store.open(name)).toBeNull();
    await store.put(name, [Buffer.from('one '), Buffer.from('two')]);
    await store.put(name, [Buffer.from('three')]);
    expect(await text(store, name)).toBe('three');
    await store.remove(name);
    await store.remove(name);
    expect(await store.open(name)).toBeNull();
  });

  test('what is cut off leaves nothing, and what was there stays', async () => {
    const name = newName();
    await store.put(name, [Buffer.from('whole')]);
    await expect(store.put(name, cutOff())).rejects.toThrow('cut off');
    expect(await text(store, name)).toBe('whole');
    const other = newName();
    await expect(store.put(other, cutOff())).rejects.toThrow('cut off');
    expect(await store.open(other)).toBeNull();
  });

  test.each(['../../etc/passwd', '', 'short', `${'a'.repeat(42)}/`])(
    'no other name leads anywhere: %s',
    async (name) => {
      await expect(store.put(name, [Buffer.from('x')])).rejects.toThrow('no name');
      await expect((async () => store.open(name))()).rejects.toThrow('no name');
      await expect((async () => store.remove(name))()).rejects.toThrow('no name');
    },
  );

  test('fifty at once under one name leave one whole file', async () => {
    const name = newName();
    const contents = Array.from({ length: 50 }, (_, index) => `${index}`.padStart(4, '0').repeat(5_000));
    await Promise.all(contents.map((content) => store.put(name, [Buffer.from(content)])));
    expect(contents).toContain(await text(store, name));
  });
});

test('on disk a file and its folders are the owner’s alone, and only what died long ago is swept', async () => {
  const begun = path.join(folder, 'begun');
  await mkdir(begun);
  await writeFile(path.join(begun, 'old'), 'x');
  await utimes(path.join(begun, 'old'), 0, 0);
  await writeFile(path.join(begun, 'young'), 'x');
  const name = newName();
  await diskStore(folder, () => new Date()).put(name, [Buffer.from('secret')]);
  expect((await files()).map((file) => file.name).toSorted()).toEqual([name, 'young'].toSorted());
  const file = path.join(folder, name.slice(0, 2), name);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await stat(path.dirname(file))).mode & 0o777).toBe(0o700);
  expect(await readFile(file, 'utf8')).toBe('secret');
});

test('what is sent to a store is signed with its length and digest', async () => {
  const { store, asked, close } = await bucket();
  await store.put(newName(), [Buffer.from('one '), Buffer.from('two')]);
  expect(asked[0]).toMatchObject({
    'content-length': '7',
    authorization: expect.stringMatching(/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/eu-central-1\/s3\/aws4_request/),
    'x-amz-content-sha256': asked[0]!['digest'],
  });
  close();
});

test('a store that fails is an error, not an empty file', async () => {
  const { store, close } = await bucket(500);
  await expect(store.put(newName(), [Buffer.from('x')])).rejects.toThrow('500');
  await expect(store.open(newName())).rejects.toThrow('500');
  close();
});
