import { expect, test } from 'vitest';
import { browserHmac } from './browser.ts';
import { drawTickets, ticketLine } from './lottery.ts';
import { nodeHmac } from './node.ts';

const drawing = { seed: 'ab'.repeat(32), listHash: 'cd'.repeat(32), tickets: 100, prizes: 25 };

test('a line names the first and the last ticket and whose they are', () => {
  expect(ticketLine({ first: 1, count: 1, code: 'a' })).toBe('1-1 a\n');
  expect(ticketLine({ first: 21, count: 20, code: 'b' })).toBe('21-40 b\n');
});

test('a browser draws what the server drew', () => {
  expect(drawTickets(browserHmac, drawing)).toEqual(drawTickets(nodeHmac, drawing));
});

test('no ticket is drawn twice, and with as many prizes as tickets every one is drawn', () => {
  const drawn = drawTickets(nodeHmac, { ...drawing, prizes: 100 });
  expect(drawn.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 100 }, (_, at) => at + 1));
});

test('fewer tickets than prizes draw the tickets there are, and none draw nothing', () => {
  expect(drawTickets(nodeHmac, { ...drawing, tickets: 3 })).toHaveLength(3);
  expect(drawTickets(nodeHmac, { ...drawing, tickets: 0 })).toEqual([]);
});

test('another seed or another list draws other tickets', () => {
  const drawn = drawTickets(nodeHmac, drawing);
  expect(drawTickets(nodeHmac, { ...drawing, seed: 'ac'.repeat(32) })).not.toEqual(drawn);
  expect(drawTickets(nodeHmac, { ...drawing, listHash: 'ce'.repeat(32) })).not.toEqual(drawn);
});

test('every ticket is as likely as every other, at each place of the draw', () => {
  const [tickets, prizes, draws] = [5, 3, 6000];
  const seen = Array.from({ length: prizes }, () => new Array<number>(tickets).fill(0));
  for (let draw = 0; draw < draws; draw++)
    for (const [place, ticket] of drawTickets(nodeHmac, {
      seed: String(draw),
      listHash: 'x',
      tickets,
      prizes,
    }).entries())
      seen[place]![ticket - 1]! += 1;
  const expected = draws / tickets;
  // χ² with 4 degrees of freedom exceeds 23.5 once in ten thousand tables, and the seeds are fixed.
  for (const row of seen)
    expect(row.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0)).toBeLessThan(23.5);
});
