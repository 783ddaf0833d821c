import { afterAll, beforeAll, expect, test } from 'vitest';
import * as contracts from '@croupier/contracts';
import type { Endpoint } from '@croupier/contracts';
import { sql } from '@croupier/server-database';
import { turnLiveTables } from '@croupier/server-games/testing';
import { type SandboxProcess, secret, startSandboxProcess } from '@croupier/server-payments/testing';
import { simulatedFeed } from '@croupier/server-sportsbook';
import { advanceFeed } from '@croupier/server-sportsbook/testing';
import { ownedIds } from '../access/owned-ids.ts';
import { newPlayer, type Visitor } from '../access/visitor.ts';
import { type TestPlatform, testPlatform } from '../testing/index.ts';

/** Larger than JSON numbers allow, but small enough that the database can add up a hundred of them. */
const HUGE = 2n ** 56n;
const AMOUNTS =
  '^(amount|next_amount|balance|cap|deposits|fund|given|moved|paid|play_session_.*|points|possible_return|prize|receives|reduced_from|released|requirement|returned|returns|score|sold_.*|staked?|used|wagered|win|won)$';

const isEndpoint = (value: unknown): value is Endpoint =>
  typeof value === 'object' && value !== null && 'method' in value && 'path' in value;
const reads = (Object.values(contracts) as unknown[]).filter(isEndpoint).filter(({ method }) => method === 'GET');
const files = [contracts.exportPayments, contracts.exportRounds, contracts.exportBets];

/** Query strings of the reads that require one. */
const queries = new Map<Endpoint, string>([
  [contracts.readPaymentMonths, 'currency=EUR'],
  [contracts.readOfferedMethods, 'currency=EUR'],
  [contracts.previewWithdrawal, 'currency=EUR'],
  [contracts.readNextDepositBonus, 'currency=EUR'],
  [contracts.readBetRecord, 'currency=EUR'],
  [contracts.readBets, 'state=open'],
  [contracts.exportBets, 'state=open'],
  [contracts.readBetTotals, 'state=open'],
  [contracts.readOwnReturn, 'game=dice'],
  [contracts.readSportEvents, 'sport=football&state=upcoming'],
]);

let platform: TestPlatform;
let sandbox: SandboxProcess;
let ada: Visitor;
let own: Map<Endpoint, string>;

beforeAll(async () => {
  sandbox = await startSandboxProcess();
  let now = new Date();
  platform = await testPlatform({
    clock: () => now,
    config: { sandboxBase: sandbox.base, sandboxSecret: secret, callsPerPlayer: 100 },
  });
  const feed = simulatedFeed({ speed: 20, seed: Buffer.alloc(32, 1) });
  for (let second = 0; second < 2; second++) {
    now = new Date(now.getTime() + 1000);
    await advanceFeed(platform.context.db, feed, now);
  }
  await turnLiveTables(platform.context.db, now);
  ada = await newPlayer(platform);
  own = await oneOfEach(ada);
});
afterAll(async () => {
  await platform.stop();
  sandbox.stop();
});

/** Creates a row of each kind a player can have; bets come before the limits that would stop them. */
async function oneOfEach(player: Visitor): Promise<Map<Endpoint, string>> {
  const ids = new Map<Endpoint, string>();
  for (const shape of [contracts.readBet, contracts.quoteCashOut, ...ownedIds.keys()])
    if (shape !== contracts.editBet && !ids.has(shape)) ids.set(shape, await ownedIds.get(shape)!.make(player));
  return ids;
}

const addressOf = (shape: Endpoint, id = own.get(shape) ?? '') =>
  `${shape.path.replace(/:\w+/, id)}${queries.has(shape) ? `?${queries.get(shape)}` : ''}`;

/** Stores huge amounts in every amount column, as no call, callback or command would. */
async function storeHugeAmounts(): Promise<number> {
  const { db } = platform.context;
  const tables = await db.query<{ name: string; columns: string[] }>(sql`
    select t.table_name as name, array_agg(c.column_name::text) as columns from information_schema.tables t
    join information_schema.columns c using (table_schema, table_name)
    where t.table_schema = 'public' and t.table_type = 'BASE TABLE'
      and c.data_type = 'bigint' and c.column_name ~ ${AMOUNTS}
    group by t.table_name`);
  const plain = (text: string) => db.query({ text, values: [] });
  const checks = await db.query<{ name: string; check: string }>(sql`
    select c.conrelid::regclass::text as name, c.conname as check from pg_constraint c
    where c.contype = 'c' and c.connamespace = 'public'::regnamespace and c.conislocal and c.coninhcount = 0
      and c.conrelid::regclass::text = any(${tables.map(({ name }) => name)}::text[])`);
  for (const { name, check } of checks) await plain(`alter table ${name} drop constraint ${check}`);
  for (const { name, columns } of tables) {
    const sets = columns.map((column) => `${column} = case when ${column} is not null then ${HUGE} end`);
    await plain(`alter table ${name} disable trigger all`);
    await plain(`update ${name} set ${sets.join(', ')}`);
    await plain(`alter table ${name} enable trigger all`);
  }
  return tables.length;
}

test('whatever amount is stored, every page can be read, and every file saved', async () => {
  const asked = reads.filter(({ path }) => !/:\w/.test(path)).concat(reads.filter((shape) => own.has(shape)));
  const statuses = async () => {
    const found = new Map<string, number>();
    for (const shape of asked) {
      // A file that breaks off can't report it in its status.
      const reply = await ada.ask('GET', addressOf(shape)).catch(() => ({ statusCode: 500 }));
      found.set(shape.path, reply.statusCode);
    }
    return found;
  };
  const before = await statuses();
  expect([...before.values()].filter((status) => status === 200).length).toBeGreaterThan(80);
  expect(await storeHugeAmounts()).toBeGreaterThan(30);
  expect(await statuses()).toEqual(before);

  const payments = (await ada.ask('GET', contracts.readPayments.path)).json() as { data: contracts.Payment[] };
  expect(payments.data[0]?.amount_cents).toBe(Number.MAX_SAFE_INTEGER);
  const file = await ada.ask('GET', contracts.exportPayments.path);
  expect(file.body).toContain(',EUR,90071992547409.91,');
});

test.each(files.map((shape) => ({ path: shape.path, shape })))(
  '$path breaks off where it fails, and leaves nobody waiting',
  async ({ shape }) => {
    const { db } = platform.context;
    const save = async () => {
      const reply = await fetch(platform.url + addressOf(shape), {
        headers: { cookie: ada.cookie },
        signal: AbortSignal.timeout(5_000),
      });
      return reply.text();
    };
    const tables = ['payments', 'rounds', 'sport_bets'];
    for (const name of tables) await db.query({ text: `alter table ${name} rename to ${name}_away`, values: [] });
    try {
      await expect(save()).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
    } finally {
      for (const name of tables) await db.query({ text: `alter table ${name}_away rename to ${name}`, values: [] });
    }
    expect(await save()).toContain('\r\n');
  },
);
