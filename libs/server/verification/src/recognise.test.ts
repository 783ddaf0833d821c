import { expect, test } from 'vitest';
import { recognise } from './recognise.ts';
import { heic, jpeg, pdf, png } from './testing/index.ts';

const files = { 'image/png': png(), 'image/jpeg': jpeg(), 'image/heic': heic(), 'application/pdf': pdf() } as const;
const entries = Object.entries(files);

test.each(entries)('%s is known by its bytes', (type, file) => {
  expect(recognise(file)).toBe(type);
});

test.each(entries)('%s cut off at any byte is refused, never taken for whole', (_, file) => {
  for (let length = 0; length < file.length - 1; length++)
    expect(() => recognise(file.subarray(0, length)), `${length} of ${file.length}`).toThrow(
      /file_(empty|type|broken)/,
    );
});

test('a picture whose bytes were changed on the way is broken', () => {
  const file = png('comment');
  file[60] = file[60]! ^ 1;
  expect(() => recognise(file)).toThrow('file_broken');
});

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ\x90\0'), Buffer.alloc(200)])],
  ['a Linux program', Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(200)])],
  ['a page with script', Buffer.from(`<!doctype html><script>alert(1)</script>${' '.repeat(100)}`)],
  [
    'a vector picture with script',
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>${' '.repeat(99)}`),
  ],
  ['an archive', Buffer.concat([Buffer.from('PK\x03\x04'), Buffer.alloc(200)])],
  ['a film', Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42', 'latin1'), Buffer.alloc(200)])],
  ['noughts', Buffer.alloc(1000)],
])('%s is none of the four, whatever it is called', (_, file) => {
  expect(() => recognise(file)).toThrow('file_type');
});

test('sizes that lead beyond the file are no way out of it', () => {
  const long = png();
  long.writeUInt32BE(0xffff_ffff, 8);
  expect(() => recognise(long)).toThrow('file_broken');
  const empty = heic();
  empty.writeUInt32BE(1, 0);
  expect(() => recognise(empty)).toThrow('file_broken');
  const segment = jpeg();
  segment.writeUInt16BE(0, 4);
  expect(() => recognise(segment)).toThrow('file_broken');
});
