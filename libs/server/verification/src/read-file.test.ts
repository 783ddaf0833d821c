import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { readFile } from './read-file.ts';

const limits = { mostBytes: 10, announced: 6, stalledMs: 60_000 };

test('a file is read whole', async () => {
  expect((await readFile(Readable.from([Buffer.from('abc'), Buffer.from('def')]), limits)).toString()).toBe('abcdef');
});

test('what is said to be too large is not read at all', async () => {
  const source = Readable.from([Buffer.from('abc')]);
  await expect(readFile(source, { ...limits, announced: 11 })).rejects.toMatchObject({ code: 'file_too_large' });
  expect(source.readableDidRead).toBe(false);
});

test('nor what turns out to be', async () => {
  const source = Readable.from([Buffer.alloc(8), Buffer.alloc(8)]);
  await expect(readFile(source, limits)).rejects.toMatchObject({ code: 'file_too_large' });
});

test('a file that ends early, breaks off or stalls is incomplete', async () => {
  await expect(readFile(Readable.from([Buffer.from('abc')]), limits)).rejects.toMatchObject({
    code: 'file_incomplete',
  });
  const broken = new PassThrough();
  const failing = readFile(broken, limits);
  broken.write('abc');
  broken.destroy(new Error('gone'));
  await expect(failing).rejects.toMatchObject({ code: 'file_incomplete' });
  const silent = new PassThrough();
  silent.write('abc');
  await expect(readFile(silent, { ...limits, stalledMs: 1 })).rejects.toMatchObject({ code: 'file_incomplete' });
});
