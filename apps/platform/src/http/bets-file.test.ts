import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import { guest, newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

let platform: TestPlatform;
let ada: Visitor;
beforeAll(async () => {
  platform = await testPlatform();
  ada = await newPlayer(platform);
});
afterAll(() => platform.stop());

// shows: call:GET /api/sportsbook/bets.csv; call:GET /api/sportsbook/bets/totals
test('bets come as a file with a head, to their player alone, and what they come to as figures', async () => {
  const address = `${contracts.exportBets.path}?state=settled`;
  const reply = await ada.ask('GET', address);
  expect([reply.statusCode, reply.headers['content-type'], reply.headers['content-disposition']]).toEqual([
    200,
    'text/csv; charset=utf-8',
    'attachment; filename="bets.csv"',
  ]);
  expect(reply.body).toMatch(
    /^placed_at,settled_at,status,currency,staked,returned,possible_return,[a-z_,]+bet_id\r\n$/,
  );
  expect((await guest(platform)('GET', address)).statusCode).toBe(401);
  const totals = await ada.ask('GET', `${contracts.readBetTotals.path}?state=open`);
  expect(JSON.parse(totals.body)).toEqual({ currencies: [], step: 'day', spans: [] });
});

test.each(['state=both', 'state=open&sport=chess', 'state=open&from=yesterday', `state=open&search=${'x'.repeat(65)}`])(
  'a filter of %s is refused, not guessed',
  async (query) => {
    for (const { path } of [contracts.exportBets, contracts.readBets, contracts.readBetTotals])
      expect((await ada.ask('GET', `${path}?${query}`)).statusCode).toBe(422);
  },
);
