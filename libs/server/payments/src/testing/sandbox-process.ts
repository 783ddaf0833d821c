import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';

export const secret = 'secret-of-the-tests';
const script = path.resolve(import.meta.dirname, '../../../../../tools/sandbox/src/main.ts');

/** The real sandbox in a separate process, with the payer's actions. */
export interface SandboxProcess {
  base: string;
  ask: (method: string, target: string, authorization: string, body?: object) => Promise<Record<string, unknown>>;
  /** Enters a card in the provider's frame. */
  pay: (
    clientToken: string,
    providerPaymentId: string,
    amount: string,
    card?: string,
  ) => Promise<Record<string, unknown>>;
  /** Makes the provider save an account for payouts. */
  remember: (customerToken: string, account?: string) => Promise<string>;
  stop: () => void;
}

const listening = (child: ChildProcess) =>
  new Promise<number>((resolve, reject) => {
    child.stdout?.setEncoding('utf8').on('data', (text: string) => {
      const port = /listens on (\d+)/.exec(text)?.[1];
      if (port) resolve(Number(port));
    });
    child.once('exit', (code) => reject(new Error(`the sandbox ended with ${code}`)));
  });

export async function startSandboxProcess({ payoutSeconds = 3 } = {}): Promise<SandboxProcess> {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'sandbox-'));
  const env = {
    ...process.env,
    DATA_DIR: dataDir,
    SANDBOX_PORT: '0',
    SANDBOX_SECRET: secret,
    SANDBOX_PENDING_SECONDS: '3600',
    SANDBOX_PAYOUT_SECONDS: String(payoutSeconds),
  };
  const child = spawn(process.execPath, [script], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const base = `http://127.0.0.1:${await listening(child)}`;

  const ask: SandboxProcess['ask'] = (method, target, authorization, body) =>
    new Promise((resolve, reject) => {
      const headers = { host: 'pay.sandbox.localhost', authorization, 'content-type': 'application/json' };
      request(new URL(target, base), { method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve(JSON.parse(text) as Record<string, unknown>));
      })
        .on('error', reject)
        .end(body && JSON.stringify(body));
    });

  return {
    base,
    ask,
    pay: (clientToken, providerPaymentId, amount, card = '4111111111111111') => {
      const values = { card_number: card, card_expiry: '12/49', card_cvc: '123', card_holder: 'Ada Example' };
      return ask('POST', `/v1/payments/${providerPaymentId}/confirm`, `Payment ${clientToken}`, { amount, values });
    },
    remember: async (customerToken, account = 'DE00123456789012345600') => {
      const values = { account_number: account, account_holder: 'Ada Example' };
      const { profile } = await ask('POST', '/v1/profiles', `Customer ${customerToken}`, {
        method: 'bank_transfer',
        values,
      });
      return (profile as { id: string }).id;
    },
    stop: () => {
      child.kill();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
