import { expect, test } from 'vitest';
import { csvLine } from './csv-line.ts';

test('cells are parted by commas, and quoted only where they must be', () => {
  expect(csvLine(['a', 'b c', '', "Alchemist's Shelf", '1.50'])).toBe("a,b c,,Alchemist's Shelf,1.50\r\n");
  expect(csvLine(['a,b', 'say "hi"', 'two\r\nlines'])).toBe('"a,b","say ""hi""","two\r\nlines"\r\n');
});

test.each([
  '=1+1',
  '+1+1',
  '-1+1',
  '@SUM(A1)',
  '\t=1',
  '\r=1',
  '=HYPERLINK("http://evil.example","x")',
  '-',
  '--1',
  '-1e9',
])('no spreadsheet runs %j', (text) => {
  const [first] = csvLine([text]).replace(/^"/, '');
  expect(first).toBe("'");
});

test.each(['-1.50', '0', '-0.00000001', '123456789012345678901234567890'])('%s stays a number', (number) => {
  expect(csvLine([number])).toBe(`${number}\r\n`);
});
