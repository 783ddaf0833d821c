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

test('a picture of more pixels than can be looked at is refused before it is unpacked', () => {
  const size = (value: number) => value.toString(16).padStart(4, '0');
  const sized = (width: number, height: number) => {
    const photo = jpeg();
    const frame = photo.indexOf(Buffer.from('ffc0', 'hex'));
    Buffer.from(size(height) + size(width), 'hex').copy(photo, frame + 5);
    const box = Buffer.from('00000014697370650000000000000000'.padEnd(40, '0'), 'hex');
    box.writeUInt32BE(width, 12);
    box.writeUInt32BE(height, 16);
    const head = Buffer.from('0000002c6d65746100000000', 'hex');
    const sizes = Buffer.concat([head, box, Buffer.alloc(12)]);
    const whole = heic();
    const meta = whole.indexOf('meta', 0, 'latin1') - 4;
    const container = Buffer.concat([whole.subarray(0, meta), sizes, whole.subarray(meta + whole.readUInt32BE(meta))]);
    return [png('', { width, height }), photo, container];
  };
  for (const file of sized(60_000, 60_000)) expect(() => recognise(file)).toThrow('file_too_large');
  for (const file of sized(12_000, 8_333)) expect(recognise(file)).toMatch(/^image/);
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
