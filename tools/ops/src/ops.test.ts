import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import * as v from 'valibot';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { currencyCodes } from '@croupier/money';
import { migrations as audit, readAudit } from '@croupier/server-audit';
import { auditEntries, chainAudit } from '@croupier/server-audit/testing';
import {
  lotteryDefinitions,
  migrations as competitions,
  scheduleLotteries,
  scheduleTournaments,
  tournamentDefinitions,
} from '@croupier/server-competitions';
import { ensureJackpots, jackpotDefinitions, shiftJackpotFeeds } from '@croupier/server-competitions/testing';
import { type Database, listMonths, makeMonths, openDatabase, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrations as games } from '@croupier/server-games';
import { enqueue, jobKind, listJobs, migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as payments, readPaymentById } from '@croupier/server-payments';
import {
  chargeBack,
  insertDeposit,
  insertFineCoins,
  insertNews,
  insertPayout,
  markPaidLate,
} from '@croupier/server-payments/testing';
import {
  findPlayerId,
  migrations as players,
  ownContactMessages,
  readPlayer,
  storeContactMessage,
} from '@croupier/server-players';
import { insertPlayer, testPlayers } from '@croupier/server-players/testing';
import { migrations as privacy } from '@croupier/server-privacy';
import { migrations as promotions, noteSignals, readPoints } from '@croupier/server-promotions';
import { bonusesOf } from '@croupier/server-promotions/testing';
import { migrations as push } from '@croupier/server-push';
import { migrations as sportsbook } from '@croupier/server-sportsbook';
import { countUnmapped, goal, orderOn, placeBet, testMatch, testRace } from '@croupier/server-sportsbook/testing';
import { diskStore } from '@croupier/server-storage/testing';
import { migrations as tokens } from '@croupier/server-tokens';
import { beginSetUp, confirmSetUp, createVault, migrations as twoFactor } from '@croupier/server-two-factor';
import { codeAt, testSecretsKey } from '@croupier/server-two-factor/testing';
import {
  findDocument,
  migrations as verification,
  testFileScanner,
  uploadDocument,
} from '@croupier/server-verification';
import { png } from '@croupier/server-verification/testing';
import { house, migrations as wallet, recordDebts, recordLedgerCheck, transfer } from '@croupier/server-wallet';
import { balancesOf, fund, playerHeld } from '@croupier/server-wallet/testing';
import { runOps } from './run.ts';

let db: Database;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'croupier-ops-'));
  db = await testDatabase(
    [
      audit,
      players,
      privacy,
      wallet,
      limits,
      payments,
      promotions,
      games,
      competitions,
      tokens,
      twoFactor,
      verification,
      push,
      sportsbook,
    ],
    { prepare: migrateJobs },
  );
});
afterAll(async () => {
  await db.close();
  await rm(folder, { recursive: true });
});

async function ops(line: readonly string[], answer = 'y') {
  const said: string[] = [];
  const asked: string[] = [];
  const code = await runOps(line, {
    connect: async () => openDatabase(db.url, { connections: 2 }),
    store: diskStore(folder, () => new Date()),
    say: (text) => said.push(text),
    ask: async (question) => (asked.push(question), answer),
    user: 'anna',
    clock: () => new Date(),
  });
  return { code, asked, text: said.join('\n') };
}

async function payout(amount = 50_000n, now = new Date()) {
  const playerId = await insertPlayer(db);
  await fund(db, { playerId, amount });
  return { id: await insertPayout(db, { playerId, amount, now }), playerId };
}
const stateOf = async (id: string) => (await readPaymentById(db, id))?.state;
/** Oldest first. */
const audited = async (playerId: number) => {
  await chainAudit(db);
  return (await readAudit(db, playerId)).map(({ kind, actor }) => `${kind} by ${actor}`).toReversed();
};

// shows: operation:ops-cli
test('help names every command, and an unknown one is reported', async () => {
  expect((await ops(['help'])).text).toContain('payout approve --id UUID');
  expect(await ops(['fly'])).toMatchObject({ code: 1, text: expect.stringContaining('There is no command "fly"') });
  expect((await ops(['player', 'show', '--email'])).code).toBe(1);
});

// shows: operation:ops-asks; operation:ops-audit; operation:ops-balance
test('a balance is changed after a yes, not after a no, and the audit log names the operator', async () => {
  const playerId = await insertPlayer(db, { email: 'ada@example.test' });
  const line = [
    'balance',
    'adjust',
    '--email',
    'Ada@Example.test',
    '--currency',
    'eur',
    '--amount-cents',
    '5000',
    '--reason',
    'goodwill',
  ];
  expect(await ops(line, 'n')).toMatchObject({
    code: 0,
    asked: [expect.stringContaining('50.00 EUR')],
    text: 'Nothing was changed.',
  });
  expect((await balancesOf(db))[`player:${playerId}:cash`]).toBeUndefined();
  const { asked } = await ops([...line, '--yes', '--operator', 'ben']);
  expect(asked).toEqual([]);
  expect((await balancesOf(db))[`player:${playerId}:cash`]).toBe(5000n);
  expect(await audited(playerId)).toEqual(['balance_adjusted by operator:ben']);
});

test('an adjustment can take money back but not more than there is, and a key makes it happen once', async () => {
  const playerId = await insertPlayer(db, { email: 'key@example.test' });
  const line = (cents: string, key: string = randomUUID()) => [
    'balance',
    'adjust',
    '--email',
    'key@example.test',
    '--currency',
    'EUR',
    '--amount-cents',
    cents,
    '--reason',
    'test',
    '--key',
    key,
    '--yes',
  ];
  const once = line('300');
  await ops(once);
  expect((await ops(once)).text).toContain('nothing was changed');
  expect((await ops(line('-100'))).code).toBe(0);
  expect(await ops(line('-201'))).toMatchObject({
    code: 1,
    text: 'There isn’t enough money in your wallet for this. Nothing was charged.',
  });
  expect((await ops(line('5', 'no-uuid'))).code).toBe(1);
  for (const wrong of ['0', '1.5', 'many', '9007199254740993']) expect((await ops(line(wrong))).code).toBe(1);
  expect((await ops(line('9007199254740991'))).text).toBe('No balance can be that large: nothing was changed.');
  expect((await balancesOf(db))[`player:${playerId}:cash`]).toBe(200n);
});

// shows: promise:M3; operation:ops-audit
test('an adjustment typed by mistake is reversed once; nothing else is reversed, and nothing below zero', async () => {
  const playerId = await insertPlayer(db, { email: 'typo@example.test' });
  await insertPlayer(db, { email: 'other@example.test' });
  const cash = async () => (await balancesOf(db))[`player:${playerId}:cash`];
  const adjustment = async (cents: string) => {
    const who = ['--email', 'typo@example.test', '--currency', 'EUR'];
    const { text } = await ops(['balance', 'adjust', ...who, '--amount-cents', cents, '--reason', 'test', '--yes']);
    return /transaction (\S+)\./.exec(text)![1]!;
  };
  const reversal = (transaction: string, email = 'typo@example.test') => [
    ...['balance', 'reverse', '--email', email],
    ...['--transaction', transaction, '--reason', 'typed twice'],
  ];
  const first = await adjustment('300');
  const second = await adjustment('700');
  expect(await ops(reversal(second), 'n')).toMatchObject({
    asked: [expect.stringContaining('by -7.00 EUR')],
    text: 'Nothing was changed.',
  });
  expect((await ops([...reversal(second, 'other@example.test'), '--yes'])).code).toBe(1);
  expect((await ops([...reversal(randomUUID()), '--yes'])).code).toBe(1);
  expect((await ops([...reversal('no-uuid'), '--yes'])).code).toBe(1);
  expect(await cash()).toBe(1000n);
  const { text } = await ops([...reversal(second), '--yes', '--operator', 'ben']);
  expect(text).toMatch(/^Done: -7.00 EUR/);
  expect((await ops([...reversal(second), '--yes'])).text).toContain('was reversed before');
  expect(await cash()).toBe(300n);
  expect((await ops([...reversal(/transaction (\S+)\./.exec(text)![1]!), '--yes'])).code).toBe(1);
  await adjustment('-200');
  expect(await ops([...reversal(first), '--yes'])).toMatchObject({
    code: 1,
    text: 'There isn’t enough money in your wallet for this. Nothing was charged.',
  });
  expect(await cash()).toBe(100n);
  expect((await audited(playerId)).filter((line) => line.startsWith('adjustment_reversed'))).toEqual([
    'adjustment_reversed by operator:ben',
  ]);
});

// shows: operation:ops-asks; operation:ops-audit
test('two-factor sign-in of who lost the phone goes off after a yes, with a reason, and the log says who did it', async () => {
  const email = 'lost@example.test';
  const playerId = await insertPlayer(db, { email });
  const off = ['two-factor', 'off', '--email', email, '--reason', 'passport seen'];
  expect((await ops(off)).text).toContain('has no two-factor sign-in');
  const context = { ...testPlayers(db), vault: createVault([testSecretsKey]) };
  const { secret } = await beginSetUp(context, { playerId, email });
  const confirmation = { playerId, code: codeAt(secret, new Date()), orderKey: null };
  await confirmSetUp(context, confirmation, async () => undefined);
  expect((await ops(off.slice(0, 4))).code).toBe(1);
  expect(await ops(off, 'n')).toMatchObject({ asked: [expect.stringContaining(email)], text: 'Nothing was changed.' });
  expect((await ops(off)).text).toContain('It is off.');
  expect((await readPlayer(db, playerId))!.two_factor_enabled).toBe(false);
  expect(await audited(playerId)).toEqual(['two_factor_on by player:' + playerId, 'two_factor_off by operator:anna']);
});

test('reports that agree, and payments that are not stuck, are said to be so', async () => {
  expect((await ops(['payment', 'differences'])).text).toBe('Reports and books agree.');
  expect((await ops(['payment', 'attended', '--id', '7', '--yes'])).text).toContain('on no list');
  const [fresh, old] = [await payout(), await payout(50_000n, new Date(Date.now() - 25 * 3_600_000))];
  const { text } = await ops(['payment', 'stuck']);
  expect(text).toContain(old.id);
  expect(text).not.toContain(fresh.id);
});

// shows: operation:ops-payout
test('payouts are listed, approved and declined, each once', async () => {
  const [first, second] = [await payout(), await payout()];
  expect((await ops(['payout', 'list'])).text).toContain(first.id);
  expect((await ops(['payout', 'approve', '--id', first.id])).text).toBe('Approved.');
  expect((await ops(['payout', 'approve', '--id', first.id])).text).toContain('approved already');
  const decline = (...more: string[]) => ops(['payout', 'decline', '--id', second.id, ...more]);
  expect((await decline()).text).toContain('--reason is missing');
  expect((await decline('--reason', 'mood')).text).toContain('--reason is one of account_of_another,');
  expect(await stateOf(second.id)).toBe('requested');
  expect((await decline('--reason', 'identity_unproven')).text).toBe('Declined.');
  expect([await stateOf(first.id), await stateOf(second.id)]).toEqual(['approved', 'declined']);
  expect((await balancesOf(db))[`player:${second.playerId}:cash`]).toBe(50_000n);
  expect(await audited(first.playerId)).toEqual(['payment_approved by operator:anna']);
  expect((await ops(['payout', 'approve', '--id', 'nonsense'])).code).toBe(1);
});

test('a payout is asked about and paid in parts', async () => {
  const { id, playerId } = await payout();
  expect((await ops(['payout', 'ask', '--id', id, '--question', 'why'])).text).toContain('one of whose_account,');
  expect((await ops(['payout', 'ask', '--id', id, '--question', 'whose_account'])).text).toBe('Asked.');
  expect((await ops(['payout', 'list'])).text).toContain('whose_account: no answer yet');
  const split = (into: string) => ops(['payout', 'split', '--id', id, '--into', into]);
  expect((await split('30000')).text).toContain('whole cents behind commas');
  expect((await split('30000,30000')).code).toBe(1);
  expect((await split('30000,20000')).text).toBe('Split.');
  expect((await split('30000,20000')).text).toContain('it is split already');
  expect((await balancesOf(db))[`player:${playerId}:held`]).toBe(50_000n);
});

test('a payout that was paid after it had failed is listed until an operator has dealt with it', async () => {
  const { id, playerId } = await payout();
  const list = async () => (await ops(['payout', 'list', '--attention'])).text;
  expect(await list()).toBe('No payout needs attention.');
  await markPaidLate(db, id);
  expect(await list()).toContain(id);
  expect((await ops(['payout', 'attended', '--id', id], 'n')).text).toBe('Nothing was changed.');
  expect((await ops(['payout', 'attended', '--id', id])).text).toBe('Noted.');
  expect((await ops(['payout', 'attended', '--id', id])).text).toContain('needs no attention');
  expect(await list()).toBe('No payout needs attention.');
  expect(await audited(playerId)).toEqual(['payment_attended by operator:anna']);
});

test('what coins brought beyond our smallest part is listed, with its sum', async () => {
  const list = async () => (await ops(['payment', 'remainders'])).text;
  expect(await list()).toBe('No deposit brought more than was credited.');
  const playerId = await insertPlayer(db);
  const [one, two] = [
    await insertFineCoins(db, { playerId, came: '0.123456789123', amount: 123_456_789n }),
    await insertFineCoins(db, { playerId, came: '0.0000000019', amount: 1n }),
  ];
  const text = await list();
  expect(text).toContain('ETH: 0.000000001023 of 2 deposits');
  expect(text).toMatch(new RegExp(`${playerId} +0\\.123456789123 ETH +0\\.123456789 +0\\.000000000123 +${one}`));
  expect(text).toContain(two);
});

test('deposits that went back and news nobody acted on are listed until an operator has seen them, each once', async () => {
  const playerId = await insertPlayer(db);
  await insertDeposit(db, { playerId, amount: 5_000n, at: new Date() });
  const [id = ''] = await chargeBack(db, playerId);
  const number = await insertNews(db, { playerId, amount: '0.5', currency: 'XMR', providerId: 'theirs-7' });
  const list = async () => (await ops(['payment', 'attention'])).text;
  expect(await list()).toMatch(new RegExp(`charged_back +${playerId} +50\\.00 EUR +${id}`));
  expect(await list()).toMatch(
    new RegExp(`deposit succeeded: can’t be acted on +${playerId} +0\\.5 XMR +theirs: theirs-7 +${number}`),
  );
  const seen = (what: string, ...more: string[]) => ops(['payment', 'seen', '--id', what, ...more]);
  for (const wrong of ['all', '1.5', '-1']) expect((await seen(wrong, '--yes')).code).toBe(1);
  expect((await ops(['payment', 'seen', '--yes'])).text).toBe('--id is missing.');
  for (const what of [id, String(number)]) {
    expect((await ops(['payment', 'seen', '--id', what], 'n')).text).toBe('Nothing was changed.');
    expect(await list()).toContain(what);
    expect(await seen(what, '--operator', 'ben')).toMatchObject({
      code: 0,
      asked: [expect.stringContaining(`Is ${what} dealt with?`)],
      text: 'Noted.',
    });
    expect((await seen(what, '--yes')).text).toBe('Nothing was changed: it is on no list.');
  }
  expect((await seen(randomUUID(), '--yes')).text).toBe('Nothing was changed: it is on no list.');
  expect(await list()).toBe('No payment needs attention.');
  expect(await audited(playerId)).toEqual(['payment_attended by operator:ben']);
  await chainAudit(db);
  expect(await auditEntries(db, 'payment_news')).toContainEqual(
    expect.objectContaining({ kind: 'payment_news_attended', actor: 'operator:ben' }),
  );
});

// shows: operation:ops-player
test('a player is shown with balances, journal and payments', async () => {
  const { playerId, id } = await payout(700n);
  const { text } = await ops(['player', 'show', '--id', String(playerId)]);
  for (const part of ['Balances', '0.00', 'payout.hold', '-7.00', id]) expect(text).toContain(part);
});

// shows: operation:ops-audit
test.each([
  ['audit', 'audit_log'],
  ['ledger', 'ledger_entries'],
  ['rounds', 'rounds'],
  ['provider', 'provider_transactions'],
])('an old month leaves the %s table after a yes, and the log says so', async (subject, table) => {
  const archive = (month: string, answer?: string) => ops([subject, 'archive', '--month', month], answer);
  await recordLedgerCheck(db, new Date(), { whole: true });
  await makeMonths(db, new Date('2025-01-10T10:00:00Z'));
  await chainAudit(db);
  expect(await archive('2025-02')).toMatchObject({
    code: 1,
    text: expect.stringContaining('oldest one, once it is over: 2025-01.'),
  });
  expect((await archive('2025-01', 'n')).text).toContain('Nothing was changed.');
  expect((await archive('2025-01')).text).toContain(`0 lines are in archive.${table}_2025_01.`);
  expect(await chainAudit(db)).toBe(1);
});

// shows: operation:ops-ledger
test('the ledger is checked, and a break is named and fails', async () => {
  expect(await ops(['ledger', 'check'])).toMatchObject({
    code: 0,
    text: expect.stringContaining('The ledger is sound.'),
  });
  const { playerId } = await payout();
  await db.transaction((tx) =>
    transfer(tx, {
      id: randomUUID(),
      debit: playerHeld(playerId),
      credit: house('test'),
      amount: 1n,
      currency: 'EUR',
      kind: 'test',
      now: new Date(),
    }),
  );
  const broken = await ops(['ledger', 'check']);
  expect(broken).toMatchObject({ code: 1, text: expect.stringContaining(`BREAK player:${playerId}:held EUR`) });
  expect((await ops(['payout', 'list'])).text).toContain('Payouts are stopped');
  const [month] = await listMonths(db, 'ledger_entries');
  expect(await ops(['ledger', 'archive', '--month', month!])).toMatchObject({
    code: 1,
    text: expect.stringContaining(`${month} stays where it is: no sound trial balance has gone beyond it`),
  });
});

// shows: operation:ops-audit
test('jobs are listed with their age and last error, and one is tried again after a yes', async () => {
  await enqueue(db, jobKind('mail.send', v.unknown()), {}, { at: new Date('2100-01-01T00:00:00Z'), key: 'shown' });
  const job = (await listJobs(db, 'queued')).find(({ kind }) => kind === 'mail.send');
  await db.query(sql`
    select from graphile_worker.permanently_fail_jobs(array[${job!.id}::bigint], 'the mail server is away')`);
  expect((await ops(['jobs', '--state', 'queued'])).text).not.toContain('mail.send');
  const { text } = await ops(['jobs', '--state', 'failed']);
  expect(text).toMatch(
    new RegExp(`${job!.id} +mail.send +failed +\\d+ s +2100-01-01 00:00:00 +25 of 25 +the mail server is away`),
  );
  const retry = ['jobs', 'retry', '--id', String(job!.id)];
  expect(await ops(retry, 'n')).toMatchObject({ text: 'Nothing was changed.' });
  expect(await ops(retry)).toMatchObject({ code: 0, text: 'It is due now.' });
  expect(await listJobs(db, 'queued')).toContainEqual(expect.objectContaining({ id: job!.id, attempts: 0 }));
  expect(await ops(['jobs', '--state', 'lost'])).toMatchObject({ code: 1 });
});

async function document(kind: 'identity' | 'address', playerId: number) {
  const context = { db, clock: () => new Date(), store: diskStore(folder, () => new Date()), scanner: testFileScanner };
  const upload = { id: randomUUID(), playerId, kind, fileName: 'pass.png', content: png(randomUUID()) };
  return { ...(await uploadDocument(context, upload)), content: upload.content };
}

// shows: operation:ops-documents
test('a document is listed, looked at and approved; identity and address verify their player', async () => {
  const playerId = await insertPlayer(db);
  const [identity, address] = [await document('identity', playerId), await document('address', playerId)];
  expect((await ops(['document', 'list'])).text).toContain(identity.id);
  const { text } = await ops(['document', 'show', '--id', identity.id, '--to', folder]);
  expect(text).toContain('born 1990-04-01');
  const file = path.join(folder, `identity-${identity.id}.png`);
  expect((await readFile(file)).equals(identity.content)).toBe(true);
  expect((await stat(file)).mode & 0o777).toBe(0o600);
  expect((await findDocument(db, identity.id))?.state).toBe('in_review');
  expect((await ops(['document', 'approve', '--id', identity.id], 'n')).text).toContain('Nothing was changed.');
  expect((await ops(['document', 'approve', '--id', identity.id, '--valid-until', '2000-01-01'])).code).toBe(1);
  expect((await ops(['document', 'approve', '--id', identity.id, '--valid-until', '2099-12-31'])).text).toContain(
    'Approved.',
  );
  expect((await ops(['document', 'approve', '--id', address.id])).text).toContain('Approved.');
  expect((await ops(['document', 'decline', '--id', address.id, '--reason', 'unreadable'])).text).toContain(
    'approved already',
  );
  const kinds = await audited(playerId);
  expect(kinds).toContain('document_seen by operator:anna');
  expect(kinds.filter((kind) => kind === 'document_approved by operator:anna')).toHaveLength(2);
  expect(kinds).toContain('verified by system');
});

test('a message to support is listed, read and answered by mail, until it is closed', async () => {
  const playerId = await insertPlayer(db);
  const id = randomUUID();
  const message = { topic: 'deposit', text: 'Where is it?\n\u001b[2JBoo', locale: 'de', edition: 'default' } as const;
  const from = { id, playerId, name: 'Ada', email: 'ada@example.test', site: 'casino', at: new Date() } as const;
  await storeContactMessage(db, { ...message, ...from });
  expect((await ops(['contact', 'list'])).text).toContain(id);
  const shown = (await ops(['contact', 'show', '--id', id])).text;
  expect(shown).toContain('> Where is it?');
  expect(shown).not.toContain('\u001b');
  expect((await ops(['contact', 'answer', '--id', id])).text).toContain('--text is missing');
  const answer = ['contact', 'answer', '--id', id, '--text', 'It is on its way.'];
  expect((await ops(answer, 'n')).text).toContain('Nothing was sent.');
  expect((await ops(answer)).text).toContain('The answer is on its way.');
  expect((await ops(['contact', 'show', '--id', id])).text).toContain('It is on its way.');
  expect((await ops(['contact', 'close', '--id', id])).text).toContain('Closed.');
  expect((await ops(['contact', 'close', '--id', id])).text).toContain('it was closed before');
  expect((await ops(answer)).text).toContain('Nothing was sent: it is closed.');
  expect((await ops(['contact', 'list'])).text).not.toContain(id);
  expect((await ops(['contact', 'show', '--id', randomUUID()])).code).toBe(1);
  const kinds = await audited(playerId);
  for (const kind of ['contact_seen', 'contact_answered', 'contact_closed'])
    expect(kinds).toContain(`${kind} by operator:anna`);
  const { answers } = (await ownContactMessages(db, playerId))[0] as { answers: object[] };
  expect(answers).toEqual([expect.objectContaining({ text: 'It is on its way.' })]);
});

test('a document is declined with one of the reasons players have sentences for', async () => {
  const { id } = await document('identity', await insertPlayer(db));
  expect((await ops(['document', 'decline', '--id', id])).text).toContain('--reason is missing');
  expect((await ops(['document', 'decline', '--id', id, '--reason', 'ugly'])).text).toContain('--reason is one of');
  expect((await ops(['document', 'decline', '--id', id, '--reason', 'unreadable'])).text).toContain('Declined.');
  expect((await findDocument(db, id))?.reason).toBe('unreadable');
  expect((await ops(['document', 'show', '--id', randomUUID()])).code).toBe(1);
});

// shows: operation:ops-cli; fields:user-account
test('an account opened by an operator comes in by a link, which no log knows', async () => {
  const said = await ops(['player', 'open', '--email', 'Tel@Example.test', '--country', 'ie', '--yes']);
  expect(said).toMatchObject({ code: 0, asked: [] });
  const shown = await ops(['player', 'show', '--email', 'tel@example.test']);
  expect(shown.text).toContain('edition ie');
  expect(await ops(['player', 'open', '--email', 'tel@example.test', '--country', 'IE', '--yes'])).toMatchObject({
    code: 1,
  });
  expect(await ops(['player', 'open', '--email', 'no address', '--country', 'IE', '--yes'])).toMatchObject({ code: 1 });
  const { text, asked } = await ops(['player', 'sign-in-link', '--email', 'tel@example.test']);
  expect(asked).toHaveLength(1);
  expect(text).toMatch(/^http:\/\/casino\.localhost:\d+\/autologin#[\w-]{43}$/);
  const id = (await findPlayerId(db, 'tel@example.test'))!;
  await chainAudit(db);
  const log = JSON.stringify(await readAudit(db, id));
  expect(log).toContain('sign_in_link_made');
  expect(log).not.toContain(text.split('#')[1]);
});

// shows: operation:ops-cli; promise:U1
test('who lost a mailbox gets another email after a yes, with a reason, and the log says who began it', async () => {
  const id = await insertPlayer(db);
  const line = ['player', 'change-email', '--id', String(id), '--to', 'new.box@example.test'];
  expect((await ops([...line, '--yes'])).text).toBe('--reason is missing.');
  expect((await ops([...line, '--reason', 'passport seen'], 'n')).text).toBe('Nothing was changed.');
  const { text, asked } = await ops([...line, '--reason', 'passport seen']);
  expect(asked).toHaveLength(1);
  expect(text).toMatch(/^Begun\. The old mailbox is told now; the new one gets its link at 20/);
  await chainAudit(db);
  const begun = (await readAudit(db, id)).filter(({ kind }) => kind === 'email_change_begun');
  expect(begun).toMatchObject([{ actor: 'operator:anna', details: { reason: 'passport seen' } }]);
});

// shows: operation:ops-groups
test('groups, bonuses and questionnaires are changed after a yes, and the audit log names the operator', async () => {
  const id = await insertPlayer(db);
  const about = ['--id', String(id)];
  expect((await ops(['group', 'add', ...about, '--group', '709', '--yes'])).text).toBe('Done.');
  expect((await ops(['group', 'add', ...about, '--group', '709', '--yes'])).text).toContain('nothing was changed');
  expect((await ops(['group', 'add', ...about, '--group', '9999', '--yes'])).code).toBe(1);
  expect((await readPlayer(db, id))!.level).toBe(9);
  expect((await ops(['group', 'remove', ...about, '--group', '709', '--yes'])).text).toBe('Done.');
  expect((await ops(['group', 'remove', ...about, '--group', '709'], 'n')).text).toBe('Nothing was changed.');
  expect((await ops(['player', 'bonuses', ...about, '--allowed', 'no', '--reason', 'abuse', '--yes'])).code).toBe(0);
  expect((await ops(['player', 'bonuses', ...about, '--allowed', 'perhaps', '--reason', 'x', '--yes'])).code).toBe(1);
  expect((await ops(['questionnaire', 'request', ...about, '--days', '0', '--yes'])).code).toBe(1);
  expect((await ops(['questionnaire', 'request', ...about, '--yes'])).text).toContain('to be answered by');
  expect((await ops(['questionnaire', 'request', ...about, '--yes'])).text).toContain('pending already');
  expect((await ops(['questionnaire', 'list'])).text).toContain((await readPlayer(db, id))!.email);
  expect((await ops(['questionnaire', 'show', ...about])).text).toContain('pending');
  expect(await audited(id)).toEqual([
    'group_added by operator:anna',
    'group_removed by operator:anna',
    'bonuses_allowed by operator:anna',
    'questionnaire_requested by operator:anna',
  ]);
});

test('what a player owes is listed, borne by the house after a yes, and collected only while that is wanted', async () => {
  const playerId = await insertPlayer(db);
  const id = randomUUID();
  const debt = { id, playerId, currency: 'EUR', cause: 'bet', reference: randomUUID(), amount: 1_250n } as const;
  await db.transaction((tx) => recordDebts(tx, [debt], { credit: house('test'), now: new Date() }));
  const listed = async () => (await ops(['debt', 'list'])).text;
  expect(await listed()).toMatch(new RegExp(`${playerId} .*12\\.50 EUR.*${id}`));
  expect((await ops(['debt', 'leave'])).text).toBe('Debts stay until they are paid by their own bets.');
  expect(await listed()).toContain('Debts are not collected.');
  expect((await ops(['debt', 'leave'])).text).toContain('It was so already.');
  expect((await ops(['debt', 'collect'])).text).toBe('What players receive pays their debts.');
  expect((await ops(['debt', 'forgive', '--id', 'all', '--yes'])).code).not.toBe(0);
  expect((await ops(['debt', 'forgive', '--id', id], 'n')).text).toBe('Nothing was changed.');
  expect((await ops(['debt', 'forgive', '--id', id, '--yes'])).text).toBe('The house bears 12.50 EUR.');
  expect((await ops(['debt', 'forgive', '--id', id, '--yes'])).text).toContain('nothing of it is open');
  expect(await listed()).toContain('Nobody owes anything.');
  expect((await balancesOf(db))[`player:${playerId}:debt`]).toBeUndefined(); // No balance is left.
  expect(await audited(playerId)).toEqual(['debt_forgiven by operator:anna']);
});

// shows: operation:ops-tournament
test('a tournament is closed once its last rounds counted, and replayed from the stored ones', async () => {
  const start = new Date('2026-11-10T00:00:00Z');
  const rates = Object.fromEntries(currencyCodes.map((code) => [code, 1n])) as Record<
    (typeof currencyCodes)[number],
    bigint
  >;
  await scheduleTournaments({ db, clock: () => start, definitions: tournamentDefinitions, rates });
  const slug = 'one-bright-spin-2026-11-10';
  expect(await ops(['tournament', 'close', '--slug', 'nowhere'])).toMatchObject({ code: 1 });
  expect(await ops(['tournament', 'close', '--slug', slug], 'n')).toMatchObject({ text: 'Nothing was changed.' });
  expect(await ops(['tournament', 'close', '--slug', slug])).toMatchObject({ code: 0, text: 'Done.' });
  expect((await ops(['tournament', 'close', '--slug', slug])).text).toContain('closed already');
  expect((await ops(['tournament', 'replay', '--slug', slug])).text).toBe('The table is right: 0 players.');
  expect(await ops(['tournament', 'simulate', '--slug', slug, '--from', 'soon'])).toMatchObject({ code: 1 });
  const simulated = await ops(['tournament', 'simulate', '--slug', slug, '--from', '2026-11-10']);
  expect(simulated.text).toContain('0 of at most 21000 subunits of EUR');
});

// shows: operation:ops-lottery
test('tickets are given once a key, a lottery is drawn once it is over, and drawn again to compare', async () => {
  const rates = Object.fromEntries(currencyCodes.map((code) => [code, 1n])) as Record<
    (typeof currencyCodes)[number],
    bigint
  >;
  expect(await ops(['lottery', 'begin', '--lottery', 'nothing', '--minutes', '5'])).toMatchObject({ code: 1 });
  expect(await ops(['lottery', 'begin', '--lottery', 'evening-draw', '--minutes', '0'])).toMatchObject({ code: 1 });
  const begun = await ops(['lottery', 'begin', '--lottery', 'evening-draw', '--minutes', '5']);
  const slug = /Done: (evening-draw-extra-\d+)/.exec(begun.text)![1]!;
  const [definition] = lotteryDefinitions;
  const made = (id: string, first: Date, at: Date) =>
    scheduleLotteries({
      db,
      clock: () => at,
      definitions: [{ ...definition!, id, first: first.toISOString(), everyHours: 1, lastsHours: 1 }],
      rates,
    });
  const past = new Date('2026-11-10T00:00:00Z');
  await made('past', past, past);
  const playerId = await insertPlayer(db);
  const grant = ['lottery', 'grant', '--id', String(playerId), '--key', randomUUID(), '--tickets', '3', '--slug'];
  expect((await ops([...grant, slug])).text).toBe('Done.');
  expect((await ops([...grant, slug])).text).toContain('given already');
  const more = (tickets: number) =>
    ops(['lottery', 'grant', '--id', String(playerId), '--tickets', String(tickets), '--slug', slug]);
  const most = lotteryDefinitions.find(({ id }) => id === 'evening-draw')!.mostTickets;
  expect((await more(most)).text).toBe(`Done, but 3 of ${most} don’t count: a player has ${most} tickets at most.`);
  await ops(['player', 'bonuses', '--id', String(playerId), '--allowed', 'no', '--reason', 'abuse', '--yes']);
  expect((await more(2)).text).toBe('Done, but they don’t count as long as this player is allowed no bonuses.');
  expect(await ops(['lottery', 'grant', '--id', String(playerId), '--tickets', '0', '--slug', slug])).toMatchObject({
    code: 1,
  });
  expect(await ops(['lottery', 'draw', '--slug', slug])).toMatchObject({ code: 1 });
  const over = 'past-2026-11-10-00';
  expect((await ops([...grant, over])).code).toBe(1);
  expect((await ops(['lottery', 'replay', '--slug', over])).code).toBe(1);
  expect(await ops(['lottery', 'draw', '--slug', over])).toMatchObject({ code: 0, text: 'Done.' });
  expect((await ops(['lottery', 'draw', '--slug', over])).text).toContain('drawn already');
  expect((await ops(['lottery', 'replay', '--slug', over])).text).toBe('The draw is right: 0 tickets.');
});

test('a jackpot’s share and seed are changed within their bounds, it is switched off, and checked', async () => {
  await ensureJackpots({ db, clock: () => new Date(), definitions: jackpotDefinitions });
  const ripple = ['jackpot', 'change', '--jackpot', 'high-tide', '--level', 'ripple'];
  expect((await ops([...ripple, '--share-ppm', '9000'])).text).toContain('take 2000 to 10000');
  expect((await ops([...ripple, '--seed-cents', '5000'])).text).toContain('below the highest sum');
  expect(await ops(ripple)).toMatchObject({ code: 1, asked: [], text: 'Nothing is to be changed.' });
  expect(await ops([...ripple, '--share-ppm', '1000'], 'n')).toMatchObject({ text: 'Nothing was changed.' });
  expect(await ops([...ripple, '--share-ppm', '1000', '--seed-cents', '600'])).toMatchObject({
    text: 'Done: version 2.',
  });
  expect(await ops(['jackpot', 'change', '--jackpot', 'high-tide', '--active', 'no'])).toMatchObject({ code: 0 });
  expect(await ops(['jackpot', 'change', '--jackpot', 'nowhere', '--active', 'no'])).toMatchObject({ code: 1 });
  expect((await ops(['jackpot', 'list'])).text).toMatch(/high-tide\s+ripple\s+no\s+500\s+1000\s+600/);
  expect((await ops(['jackpot', 'check'])).text).toBe('All is right: 8 levels, 0 wins.');
  await shiftJackpotFeeds(db, 1);
  expect(await ops(['jackpot', 'check'])).toMatchObject({ code: 1 });
  await shiftJackpotFeeds(db, -1);
});

test('signals of one person’s second welcome bonus are listed, until somebody has looked at them', async () => {
  const address = 'Doppelgasse 7';
  for (const email of ['twice@example.test', 'twice+2@example.test']) {
    await insertPlayer(db, { email, address });
    expect((await ops(['bonus', 'grant', '--email', email, '--bonus', 'try-out', '--yes'])).code).toBe(0);
  }
  const playerId = (await findPlayerId(db, 'twice+2@example.test'))!;
  await noteSignals(db, { playerId, definition: 'try-out', now: new Date() });
  const { text } = await ops(['bonus', 'signals']);
  expect(text).toContain('twice+2@example.test');
  const [, id] = /(\d+)\s+twice\+2@example\.test\s+twice@example\.test\s+email/.exec(text) ?? [];
  expect((await ops(['bonus', 'reviewed', '--id', id!, '--reason', 'spoke to them', '--yes'])).text).toContain('Done');
  expect((await ops(['bonus', 'signals'])).text).not.toMatch(/twice@example\.test\s+email/);
});

test('a promotion’s cost is worked out over what was played, and changes nothing', async () => {
  expect((await ops(['bonus', 'simulate', '--bonus', 'welcome'])).text).toContain('No deposit in that time');
  expect((await ops(['bonus', 'simulate', '--bonus', 'apology'])).code).toBe(1);
  expect((await ops(['bonus', 'simulate', '--bonus', 'welcome', '--days', '400'])).code).toBe(1);
});

// shows: operation:ops-bonus
test('a bonus is granted once a key, canceled, and taken back, each after a question', async () => {
  const playerId = await insertPlayer(db);
  await fund(db, { playerId, amount: 100n });
  const key = randomUUID();
  const player = ['--id', String(playerId)];
  for (let times = 0; times < 2; times++)
    expect(await ops(['bonus', 'grant', ...player, '--bonus', 'try-out', '--key', key])).toMatchObject({ code: 0 });
  const bonuses = await bonusesOf(db, playerId);
  expect(bonuses).toMatchObject([{ stage: 'issued', definition: 'try-out', amount: 500n }]);
  const id = String(bonuses[0]!.id);
  expect((await ops(['bonus', 'list', ...player])).text).toContain('try-out');
  const canceled = await ops(['bonus', 'cancel', ...player, '--bonus', id]);
  expect(canceled.asked).toHaveLength(1);
  expect(canceled.text).toContain('is canceled');
  expect((await ops(['bonus', 'grant', ...player, '--bonus', 'no-such'])).code).not.toBe(0);
  await ops(['bonus', 'grant', ...player, '--bonus', 'apology']);
  const [, apology] = await bonusesOf(db, playerId);
  expect((await ops(['bonus', 'recall', ...player, '--bonus', String(apology!.id)])).text).toContain('is canceled');
});

test('points are given and taken back after a yes, and the log says by whom and why', async () => {
  const playerId = await insertPlayer(db, { email: 'points@example.test' });
  const line = ['points', 'correct', '--email', 'points@example.test', '--reason', 'goodwill', '--points'];
  const points = () => readPoints(db, { playerId, currency: 'EUR', rtpPpm: 960_000, now: new Date() });
  expect((await ops([...line, '120'], 'n')).text).toContain('Nothing was changed.');
  expect((await points()).chargeable.points).toBe(0);
  expect((await ops([...line, '120'])).code).toBe(0);
  expect((await ops([...line.slice(0, -1), '--points=-20'])).code).toBe(0);
  expect(await points()).toMatchObject({ chargeable: { points: 100 }, persistent: { points: 0 }, level: 1 });
  expect((await ops([...line, '200', '--persistent', 'yes'])).code).toBe(0);
  expect(await points()).toMatchObject({ persistent: { points: 200 }, level: 3 });
  expect((await ops([...line, '1.5'])).code).not.toBe(0);
  await chainAudit(db);
  expect((await readAudit(db, playerId)).filter(({ kind }) => kind === 'points_corrected')).toHaveLength(3);
});

test('a feed is looked at, paused and asked again, and the audit log names who did it', async () => {
  const now = new Date();
  const match = await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 3_600_000) });
  await countUnmapped(db, 'test', [{ kind: 'market', name: 'h2h_q1' }], now);
  const statuses = async () => new Set((await match.read()).markets.map(({ status }) => status));
  const { text } = await ops(['feed']);
  expect(text).toMatch(/test +ok +\d+ s ago +0 +1\b/);
  expect(text).toMatch(/test +market +h2h_q1 +1/);
  expect(text).toContain('No open price is better than fair.');
  expect((await ops(['feed', 'pause', '--slug', 'nobody'])).text).toContain('nothing was changed');
  expect((await ops(['feed', 'pause', '--slug', 'test'], 'n')).text).toBe('Nothing was changed.');
  expect(await statuses()).toContain('active');
  await ops(['feed', 'pause', '--slug', 'test']);
  expect(await statuses()).not.toContain('active');
  expect((await ops(['feed'])).text).toMatch(/test +paused/);
  await ops(['feed', 'resume', '--slug', 'test']);
  expect((await ops(['feed'])).text).toMatch(/test +silent/);
  await chainAudit(db);
  expect(await auditEntries(db, 'feed')).toMatchObject([
    { kind: 'feed_paused', actor: 'operator:anna' },
    { kind: 'feed_resumed', actor: 'operator:anna' },
  ]);
});

test('betting is stopped and resumed, a market cancelled, taken back and settled anew, and all of it is in the log', async () => {
  const now = new Date();
  const match = await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 3_600_000) });
  const of = ['--event', String(match.id), '--reason', 'wrong line'];
  const first = async () => (await match.read()).markets[0];
  expect((await ops(['sport', 'stop', ...of, '--market', 'x'])).code).toBe(1);
  expect((await ops(['sport', 'stop', ...of, '--sport', 'football'])).text).toContain('Give one of');
  expect((await ops(['sport', 'stop', ...of], 'n')).text).toBe('Nothing was changed.');
  expect((await ops(['sport', 'stop', ...of, '--market', '1'])).text).toBe('Stopped.');
  expect((await ops(['sport', 'stop', ...of, '--market', '1'])).text).toContain('already');
  expect(await first()).toMatchObject({ status: 'suspended', reason: 'operator' });
  expect((await ops(['sport', 'resume', '--event', String(match.id), '--market', '1'])).text).toBe('Resumed.');
  expect(await first()).toMatchObject({ status: 'active', reason: null });
  expect((await ops(['sport', 'rollback', ...of, '--market', '1'])).text).toContain('nothing of it is settled');
  const window = ['--from', '2026-11-24T18:00:00Z', '--to', '2026-11-24T18:01:00Z'];
  expect((await ops(['sport', 'cancel', ...of, '--market', '1', ...window])).code).toBe(0);
  expect(await first()).toMatchObject({ status: 'active' });
  expect((await ops(['sport', 'cancel', ...of, '--market', '1'])).code).toBe(0);
  expect(await first()).toMatchObject({ status: 'cancelled', results: ['void', 'void', 'void'] });
  expect((await ops(['sport', 'rollback', ...of, '--market', '1'])).code).toBe(0);
  expect(await first()).toMatchObject({ status: 'suspended', results: null });
  expect((await ops(['sport', 'resettle', ...of, '--market', '1', '--results', 'win,lose'])).text).toContain(
    'a result for each',
  );
  expect((await ops(['sport', 'resettle', ...of, '--market', '1', '--results', 'win,lose,lose'])).code).toBe(0);
  const { text } = await ops(['sport', 'show', '--event', String(match.id)]);
  expect(text).toMatch(/: not_started, kick-off /); // Nothing was played, so there is no score.
  expect(text).toMatch(/1 +settled +decided .* win lose lose/);
  expect(text).toMatch(/resettle +1 .*operator:anna +wrong line/);
  await chainAudit(db);
  const kinds = await auditEntries(db, 'sport');
  expect(kinds.map(({ kind }) => kind)).toEqual([
    ...['sport_stopped', 'sport_resumed', 'sport_cancel', 'sport_cancel', 'sport_rollback', 'sport_resettle'],
  ]);
});

test('a race is shown with its field, cancelled and taken back; how it ended no operator says', async () => {
  const now = new Date();
  const race = await testRace(db, { now, off: new Date(now.getTime() + 600_000) });
  const of = ['--event', String(race.id)];
  const decided = [...of, '--reason', 'the hare stopped'];
  expect((await ops(['sport', 'show', ...of.with(1, '999999')])).text).toContain('There is no match, race or season');
  const cancelled = await ops(['sport', 'cancel', ...decided]);
  expect(cancelled.asked.join()).toMatch(/^Void bets on .*, race 1, every market\?/);
  expect(cancelled.text).toContain('Done');
  const { text } = await ops(['sport', 'show', ...of]);
  expect(text).toMatch(/, race 1: cancelled, off /);
  expect(text).toMatch(/1 \S.*\n.*2 \S/);
  expect(text).toMatch(/601 +cancelled +cancelled/);
  expect(text).toMatch(/cancel +all .*operator:anna +the hare stopped/);
  expect((await ops(['sport', 'rollback', ...decided])).text).toContain('Done');
  expect((await race.read()).status).toBe('not_started');
  const told = await ops([
    'sport',
    'resettle',
    ...decided,
    '--market',
    '601',
    '--results',
    'win,lose,lose,lose,lose,lose',
  ]);
  expect(told.text).toContain('told by its field');
});

test('the leagues that stand first are shown and set, of those there are', async () => {
  const now = new Date();
  await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 3_600_000) });
  expect((await ops(['sport', 'leagues'])).text).toMatch(/all without a list of their own +harbour-premier, /);
  const set = (leagues: string) => ['sport', 'leagues', '--edition', 'ie', '--leagues', leagues];
  expect((await ops(set('nowhere'))).text).toContain('There is no league nowhere');
  expect((await ops([...set('liga-serena').slice(0, 3), 'xx', '--leagues', 'liga-serena'])).text).toContain(
    'no edition xx',
  );
  expect((await ops(set('liga-serena'), 'n')).text).toBe('Nothing was changed.');
  await ops(set('liga-serena, harbour-premier'));
  expect((await ops(['sport', 'leagues'])).text).toMatch(/ie +liga-serena, harbour-premier/);
  await ops(set('none'));
  expect((await ops(['sport', 'leagues'])).text).not.toMatch(/^ie/m);
  await chainAudit(db);
  const entries = (await auditEntries(db, 'sport')).filter(({ kind }) => kind === 'sport_top_leagues_set');
  expect(entries.map(({ actor }) => actor)).toEqual(['operator:anna', 'operator:anna']);
});

test('limits of the sportsbook are shown and set, and what is at risk is told beside them', async () => {
  const now = new Date();
  const match = await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 3_600_000) });
  const playerId = await insertPlayer(db);
  await fund(db, { playerId, amount: 5_000n });
  const { possible_return_cents } = await placeBet(db, {
    ...{ playerId, order: orderOn(await match.read(), 'home'), now, liveDelayMs: 0 },
  });
  expect((await ops(['sport', 'limits'])).text).toMatch(/event +1000000\.00 EUR +as delivered/);
  const line = ['sport', 'limit', '--scope', 'event', '--amount-cents', '4000'];
  expect((await ops(['sport', 'limit', '--scope', 'house', '--amount-cents', '1'])).text).toContain(
    '--scope is one of',
  );
  expect((await ops([...line, '--group', '606'])).text).toContain('goes with --scope stake');
  expect((await ops(line, 'n')).text).toBe('Nothing was changed.');
  expect((await ops(line)).text).toContain('from the next bet on');
  expect((await ops(line)).text).toContain('so already');
  const group = ['sport', 'limit', '--scope', 'stake', '--group', '606', '--amount-cents'];
  expect((await ops([...group.slice(0, 5), '1', '--amount-cents', '1'])).text).toContain('There is no group 1');
  await ops([...group, '500']);
  const shown = (await ops(['sport', 'limits'])).text;
  expect(shown).toMatch(/event +40\.00 EUR +operator:anna/);
  expect(shown).toMatch(/stake +606 Thousand spins +5\.00 EUR/);
  const { text } = await ops(['sport', 'liability']);
  const most = (possible_return_cents / 100).toFixed(2);
  const share = Math.floor(possible_return_cents / 40);
  expect(text).toMatch(new RegExp(`${match.id} .* ${most} EUR +${share} %`));
  expect(text).toMatch(new RegExp(`1 +home +${most} EUR`));
  expect(text).toMatch(new RegExp(`${playerId} +1 +${most} EUR`));
  expect(text).toContain(now.toISOString().slice(0, 10));
  await ops(['sport', 'limit', '--scope', 'event', '--amount-cents', 'none']);
  await ops([...group, 'none']);
  await chainAudit(db);
  const set = (await auditEntries(db, 'sport')).filter(({ kind }) => kind === 'sport_limit_set');
  expect(set).toHaveLength(4);
  expect(set[0]).toMatchObject({ actor: 'operator:anna', details: { scope: 'event', from: null, to: '4000' } });
});

// shows: operation:ops-replay
test('a day is recorded, written into a file and played again; a log that was changed is told', async () => {
  const now = new Date();
  await testMatch(db, { now, kickOffAt: now });
  expect((await ops(['sport', 'record', '--slug', 'nobody'])).text).toBe('There is no such feed.');
  await ops(['sport', 'record', '--slug', 'test']);
  const match = await testMatch(db, { now, kickOffAt: new Date(now.getTime() + 3_600_000) });
  const playerId = await insertPlayer(db);
  await fund(db, { playerId, amount: 5_000n });
  await placeBet(db, { playerId, order: orderOn(await match.read(), 'home'), now, liveDelayMs: 0 });
  await match.update({ at: now, status: 'ended', period: null, left: 0, goals: [goal('home')] });
  const file = path.join(folder, 'day.ndjson');
  expect((await ops(['sport', 'log', '--into', file])).text).toContain('5 lines');
  const replay = () => ops(['sport', 'replay', '--from', file]);
  expect(await replay()).toMatchObject({ code: 0, text: expect.stringContaining('the same, to the cent') });
  const log = await readFile(file, 'utf8');
  await writeFile(file, log.replace(/"returned":"\d+"/, '"returned":"1"'));
  expect(await replay()).toMatchObject({ code: 1, text: expect.stringContaining('1 differences.') });
});

// shows: flag:tech-work; operation:ops-asks
test('the site is shut after a yes until it is opened, with a time that is to come', async () => {
  expect((await ops(['site'])).text).toBe('The site is open.');
  expect((await ops(['site', 'close'], 'n')).text).toBe('Nothing was changed.');
  for (const until of ['yesterday', '2020-01-01T00:00Z', '2099-01-01T00:00', '0m', '5d'])
    expect(await ops(['site', 'close', '--until', until, '--yes'])).toMatchObject({
      code: 1,
      text: expect.stringContaining('is no time to come'),
    });
  expect((await ops(['site'])).text).toBe('The site is open.');
  await ops(['site', 'close', '--until', '2099-01-01T00:00Z', '--reason', 'new disks', '--yes']);
  expect((await ops(['site'])).text).toMatch(/shut for work since .*: new disks\.[^]*2099-01-01 00:00:00/);
  expect((await ops(['site', 'open', '--yes'])).text).toBe('It is open.');
  expect((await ops(['site', 'open', '--yes'])).text).toContain('open already');
});
