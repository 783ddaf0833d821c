import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { request as plain } from 'node:http';
import { request as sealed } from 'node:https';
import type { LookupFunction } from 'node:net';

const PATIENCE_MS = 5_000;

/** Refusal by the casino, with the contract's code. */
export class WalletRefused extends Error {
  readonly code: string;
  constructor(code: string) {
    super(code);
    this.code = code;
  }
}

/**
 * Lost reply: it is unknown whether the casino executed the call. Repeating it with its transaction id shows the
 * result.
 */
export class AnswerLost extends Error {}

const lookup: LookupFunction = (name, options, answer) =>
  resolve(name.endsWith('.localhost') ? 'localhost' : name, options, answer);

/**
 * Creates a client of the casino's wallet as in its contract: JSON, signed by HMAC-SHA256 over method, path and body.
 */
export function openWallet(base: string, key: string) {
  return function call(action: string, body: object): Promise<Record<string, unknown>> {
    const url = new URL(`${base}/${action}`);
    const text = JSON.stringify(body);
    const signature = createHmac('sha256', key).update(`POST ${url.pathname}\n${text}`).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-signature': signature,
      'content-length': Buffer.byteLength(text),
    };
    const options = { method: 'POST', headers, lookup, signal: AbortSignal.timeout(PATIENCE_MS) };
    return new Promise((done, failed) => {
      const lost = () => failed(new AnswerLost());
      const sent = (url.protocol === 'https:' ? sealed : plain)(url, options, (reply) => {
        let received = '';
        reply.setEncoding('utf8').on('data', (part: string) => (received += part));
        reply.on('error', lost).on('end', () => {
          try {
            const answer = JSON.parse(received) as Record<string, unknown>;
            if (reply.statusCode === 200) done(answer);
            else if (typeof answer['error'] === 'string' && reply.statusCode! < 500)
              failed(new WalletRefused(answer['error']));
            else lost();
          } catch {
            lost();
          }
        });
      });
      sent.on('error', lost).end(text);
    });
  };
}
export type Wallet = ReturnType<typeof openWallet>;
