import { expect, test } from 'vitest';
import { tableHomes } from './homes.ts';
import { tablesIn, tablesNamed } from './tables-named.ts';

/** Still to be moved home. Nothing is added here. */
const ABROAD = new Set([
  'apps/platform/src/crash/sport-crash.test.ts sport_bets',
  'apps/platform/src/crash/sport-crash.test.ts ledger_accounts',
  'apps/platform/src/crash/sport-crash.test.ts sport_bet_legs',
  'apps/platform/src/crash/sport-crash.test.ts sport_events',
  'apps/platform/src/crash/sport-crash.test.ts sport_liabilities',
  'libs/server/channels/src/channels.test.ts outbox',
  'libs/server/channels/src/follow.test.ts outbox',
  'libs/server/channels/src/sequencer.ts outbox',
  'libs/server/payments/src/deposit.test.ts players',
  'libs/server/payments/src/deposit.test.ts capped_deposits',
  'libs/server/payments/src/payout.test.ts ledger_checks',
  'libs/server/payments/src/payout.test.ts audit_pending',
  'libs/server/payments/src/receive-unexpected.ts players',
  'libs/server/players/src/read-player.ts player_wallets',
  'libs/server/sessions/src/sessions.ts player_wallets',
  'libs/server/sessions/src/start-session.ts players',
  'tools/ops/src/ops.test.ts payments',
  'tools/ops/src/ops.test.ts audit_pending',
  'tools/start/src/seed.ts players',
]);

test('a table is named in its own domain only: others use what the domain exports', () => {
  const homes = tableHomes();
  const abroad = tablesNamed(homes)
    .filter(({ file, table }) => !file.startsWith(`libs/server/${homes.get(table)}/`))
    .map(({ file, table }) => `${file} ${table}`);
  expect(abroad.filter((place) => !ABROAD.has(place))).toEqual([]);
});

test('tables are found wherever a statement may name one', () => {
  const statement = `
    with gone as (delete from a where id = 1 returning id)
    insert into b select from c x, d as y join only e on e.id = y.id where exists (select from "f")`;
  expect(tablesIn(statement)).toEqual(new Set(['a', 'b', 'c', 'd', 'e', 'f']));
  expect(tablesIn('update g set x = 1 from h, i')).toEqual(new Set(['g', 'h', 'i']));
  expect(tablesIn('select rounds, sessions as players from j')).toEqual(new Set(['j']));
});
