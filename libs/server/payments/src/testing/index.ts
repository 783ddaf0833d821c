import { createHmac, randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { migrations as audit } from '@croupier/server-audit';
import { type Database, type Queryable, run, sql } from '@croupier/server-database';
import { testDatabase } from '@croupier/server-database/testing';
import { migrateJobs } from '@croupier/server-jobs';
import { migrations as limits } from '@croupier/server-limits';
import { migrations as players } from '@croupier/server-players';
import { migrations as promotions } from '@croupier/server-promotions';
import { migrations as push } from '@croupier/server-push';
import { derivedId, migrations as wallet, placeHold } from '@croupier/server-wallet';
import { createPayments, type PaymentsContext, type Report } from '../context.ts';
import { sandboxRates } from '../exchange/sandbox-rates.ts';
import { checkDue } from '../fraud/check-payments.ts';
import { sandboxFraudCheck } from '../fraud/sandbox-fraud-check.ts';
import { migrations, receiveCallback } from '../index.ts';
import { reconcile } from '../reconcile.ts';
import { sandboxProvider } from '../sandbox/adapter.ts';
import { tables } from '../schema.gen.ts';
import { approveDue, sendPayouts } from '../send-payouts.ts';
import { type SandboxProcess, secret, startSandboxProcess } from './sandbox-process.ts';

export { type SandboxProcess, secret, startSandboxProcess } from './sandbox-process.ts';

export interface TestPayments {
  db: Database;
  context: PaymentsContext;
  sandbox: SandboxProcess;
  /** Reports sent to operators. */
  reports: string[];
  /** Sets the domain's clock; the sandbox has its own. */
  setTime: (now: Date) => void;
  /** Turns the delivery of real callbacks on or off. */
  listen: (on: boolean) => void;
  stop: () => Promise<void>;
}

/** Runs every payment job once. */
export async function stepPayments(context: PaymentsContext): Promise<void> {
  await checkDue(context);
  await approveDue(context);
  try {
    await sendPayouts(context);
  } finally {
    await reconcile(context);
  }
}

/** Creates a fresh database with everything payments depend on. */
export const paymentsDatabase = (): Promise<Database> =>
  testDatabase([audit, players, wallet, limits, promotions, push, migrations], { prepare: migrateJobs });

/** Creates the domain on a real Postgres with the real sandbox, which calls back over HTTP. */
export async function testPayments(options: { payoutSeconds?: number } = {}): Promise<TestPayments> {
  const db = await paymentsDatabase();
  const sandbox = await startSandboxProcess(options);
  let now: Date | null = null;
  let receiving = false;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8').on('data', (part: string) => (body += part));
    request.on('end', () => {
      if (!receiving) return void response.writeHead(503).end();
      void receiveCallback(context, request.headers, body).then(
        () => response.writeHead(200).end(),
        () => response.writeHead(400).end(),
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const notifyUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/callbacks/sandbox`;
  const provider = sandboxProvider({
    base: sandbox.base,
    publicOrigin: 'http://pay.sandbox.localhost:4200',
    notifyUrl,
    secret,
  });
  const reports: string[] = [];
  const report: Report = (what, details) => reports.push(`${what} ${JSON.stringify(details)}`);
  const fraudCheck = sandboxFraudCheck({
    base: sandbox.base,
    host: 'fraud.sandbox.localhost:4200',
    secret,
    websiteUrl: 'http://casino.localhost:4200',
    timeoutMs: 2_000,
  });
  const rates = sandboxRates({ base: sandbox.base, host: 'crypto.sandbox.localhost:4200', secret });
  const context = createPayments({ db, provider, fraudCheck, rates, report, clock: () => now ?? new Date() });
  return {
    db,
    context,
    sandbox,
    reports,
    setTime: (time) => (now = time),
    listen: (on) => (receiving = on),
    stop: async () => {
      sandbox.stop();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      await db.close();
    },
  };
}

/** Creates a callback as the sandbox would send it; changes are signed too unless a signature is given. */
export function signedCallback(
  payment: Record<string, unknown>,
  { key = secret, at = new Date(), id = randomUUID() } = {},
) {
  const body = JSON.stringify({ id, type: `payment.${String(payment['status'])}`, payment });
  const seconds = Math.floor(at.getTime() / 1000);
  const digest = createHmac('sha256', key).update(`${seconds}.${body}`).digest('hex');
  return { headers: { 'x-sandbox-signature': `t=${seconds},v1=${digest}` }, body };
}

/** Inserts a payout in EUR that waits for an operator, with its money held; the player must have it. Returns its id. */
export async function insertPayout(
  db: Database,
  { playerId, amount, now = new Date() }: { playerId: number; amount: bigint; now?: Date },
): Promise<string> {
  const id = randomUUID();
  await db.transaction(async (tx) => {
    const row = { id, player_id: BigInt(playerId), amount, created_at: now, updated_at: now, recall_allowed: true };
    const method = { provider: 'sandbox', method: 'bank_transfer', method_title: 'Bank transfer' };
    const payout = { ...row, ...method, action: 'payout' as const, state: 'requested', currency: 'EUR' as const };
    await run(tx, tables.insertInto('payments').values(payout));
    await placeHold(tx, { id, playerId, currency: 'EUR', amount, kind: 'payout', now });
  });
  return id;
}

/** Marks a payout as the provider's success after a failure does. */
export const markPaidLate = (db: Queryable, id: string): Promise<unknown> =>
  db.query(sql`update payments set state = 'failed', finished_at = now(), paid_late_at = now() where id = ${id}`);

/** Inserts a deposit that has arrived, as a row only: no money moves. */
export async function insertDeposit(
  db: Database,
  { playerId, amount, at }: { playerId: number; amount: bigint; at: Date },
): Promise<void> {
  const row = {
    id: randomUUID(),
    player_id: BigInt(playerId),
    amount,
    created_at: at,
    updated_at: at,
    finished_at: at,
  };
  const method = { provider: 'sandbox', method: 'card', method_title: 'Card' };
  const deposit = { ...row, ...method, action: 'deposit' as const, state: 'succeeded', currency: 'EUR' as const };
  await run(db, tables.insertInto('payments').values(deposit));
}

/** Marks a player's deposits as charged back. No money moves. Returns their ids. */
export async function chargeBack(db: Queryable, playerId: number): Promise<string[]> {
  const rows = await db.query<{ id: string }>(sql`
    update payments set state = 'charged_back' where player_id = ${playerId} and action = 'deposit' returning id`);
  return rows.map(({ id }) => id);
}

/** Inserts news of coins that could not be credited, as a callback would. Returns its number. */
export async function insertNews(
  db: Queryable,
  {
    playerId,
    amount,
    currency,
    providerId,
  }: { playerId: number; amount: string; currency: string; providerId: string },
): Promise<bigint> {
  const [row] = await db.query<{ number: bigint }>(sql`
    insert into payment_callbacks (provider, id, payment_id, provider_payment_id, status, amount, currency, outcome, received_at, player_id, action)
    values ('sandbox', ${randomUUID()}, ${derivedId('received', 'sandbox', providerId)}, ${providerId}, 'succeeded', ${amount}, ${currency}, 'attention', now(), ${playerId}, 'deposit')
    returning number`);
  return row!.number;
}

/** Inserts a coin deposit finer than our subunit, as its callback would. No money moves. Returns its id. */
export async function insertFineCoins(
  db: Queryable,
  { playerId, came, amount }: { playerId: number; came: string; amount: bigint },
): Promise<string> {
  const [row] = await db.query<{ id: string }>(sql`
    with payment as (
      insert into payments (id, player_id, action, state, provider, method, method_title, currency, amount, created_at, updated_at, finished_at)
      values (gen_random_uuid(), ${playerId}, 'deposit', 'succeeded', 'sandbox', 'crypto_eth', 'ETH', 'ETH', ${amount}, '2026-01-01', '2026-01-01', '2026-01-01')
      returning id
    )
    insert into payment_callbacks (provider, id, payment_id, status, amount, currency, outcome, received_at, player_id, action)
    select 'sandbox', gen_random_uuid(), id, 'succeeded', ${came}, 'ETH', 'applied', now(), ${playerId}, 'deposit' from payment
    returning payment_id as id`);
  return row!.id;
}
