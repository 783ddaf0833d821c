import { randomUUID } from 'node:crypto';
import { request } from 'node:http';
import type { Journal } from '../journal.ts';
import { type Callback, type ProviderPayment, publicPayment } from './payment.ts';
import { callbackSignature } from './tokens.ts';

/** Seconds before each further attempt; the last one repeats. */
const PAUSES = [1, 2, 5, 10, 30, 60, 300];
const LONGEST_PAUSE = 3600;
const TIMEOUT_MS = 8000;
const MAX_ATTEMPTS = 100;

export interface Sender {
  /** Queues a callback about a payment. */
  announce: (payment: ProviderPayment) => void;
  /** Sends a callback again, whether or not it was acknowledged. */
  repeat: (id: string) => void;
  /** Sends all due callbacks. */
  pump: () => Promise<void>;
}

/** `*.localhost` is this machine, even if the resolver doesn't know it. */
function post(url: string, body: string, headers: Record<string, string>): Promise<number> {
  const { hostname, port, pathname, host } = new URL(url);
  const address = hostname.endsWith('.localhost') ? '127.0.0.1' : hostname;
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: address,
        port: port || 80,
        path: pathname,
        method: 'POST',
        headers: { ...headers, host, 'content-length': Buffer.byteLength(body) },
        timeout: TIMEOUT_MS,
      },
      (response) => {
        response.resume();
        response.on('end', () => resolve(response.statusCode ?? 0));
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('timeout')));
    sent.on('error', reject);
    sent.end(body);
  });
}

export function createSender(journal: Journal<Callback>, secret: string, clock: () => Date): Sender {
  const underway = new Set<string>();

  async function deliver(callback: Callback): Promise<void> {
    underway.add(callback.id);
    const now = clock();
    const headers = {
      'content-type': 'application/json',
      'x-sandbox-signature': callbackSignature(secret, callback.body, now),
    };
    const answer = await post(callback.url, callback.body, headers).then(String, (error: Error) => error.message);
    const attempts = callback.attempts + 1;
    const pause = PAUSES[attempts - 1] ?? LONGEST_PAUSE;
    const delivered = answer.startsWith('2');
    journal.put({
      ...callback,
      attempts,
      last_answer: answer,
      delivered_at: delivered ? now.toISOString() : null,
      next_at: new Date(now.getTime() + pause * 1000).toISOString(),
    });
    underway.delete(callback.id);
  }

  return {
    announce(payment) {
      const now = clock().toISOString();
      const id = randomUUID();
      const body = JSON.stringify({
        id,
        type: `payment.${payment.status}`,
        created_at: now,
        payment: publicPayment(payment),
      });
      journal.put({
        id,
        payment: payment.id,
        url: payment.notify_url,
        body,
        attempts: 0,
        next_at: now,
        delivered_at: null,
        last_answer: null,
      });
    },
    repeat(id) {
      const callback = journal.get(id);
      if (callback) journal.put({ ...callback, delivered_at: null, attempts: 0, next_at: clock().toISOString() });
    },
    async pump() {
      const now = clock().toISOString();
      const due = journal
        .all()
        .filter((one) => one.delivered_at === null && one.next_at <= now && one.attempts < MAX_ATTEMPTS);
      await Promise.all(due.filter((one) => !underway.has(one.id)).map(deliver));
    },
  };
}
