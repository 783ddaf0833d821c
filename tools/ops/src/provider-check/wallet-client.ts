import { createHmac } from 'node:crypto';
import { lookup as resolve } from 'node:dns';
import { type OutgoingHttpHeaders, request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { LookupFunction } from 'node:net';

const PATIENCE_MS = 10_000;

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface Sending {
  /** Raw text, sent in place of the body's JSON. */
  raw?: string;
  /** Signed content, where it differs from the sent one. */
  signed?: { key?: string; action?: string; body?: string };
  /** Signature to send; `null` sends none. */
  signature?: string | null;
}

export type Send = (action: string, body: object, sending?: Sending) => Promise<Reply>;

/**
 * Creates a client of the wallet contract, like a studio's. Written separately from the server's side, so that both
 * don't share the same mistake.
 */
export function walletClient(url: string, key: string): { send: Send; calls: () => number } {
  const base = url.replace(/\/$/, '');
  let calls = 0;
  const send: Send = async (action, body, { raw, signed = {}, signature } = {}) => {
    calls++;
    const text = raw ?? JSON.stringify(body);
    const { pathname } = new URL(`${base}/${signed.action ?? action}`);
    const made = createHmac('sha256', signed.key ?? key)
      .update(`POST ${pathname}\n${signed.body ?? text}`)
      .digest('hex');
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(text),
      ...(signature !== null && { 'x-signature': signature ?? made }),
    };
    return post(`${base}/${action}`, headers, text);
  };
  return { send, calls: () => calls };
}

/** Resolves names under `.localhost` to this machine, even if its resolver only knows `localhost` itself. */
const lookup: LookupFunction = (name, options, answer) =>
  resolve(name.endsWith('.localhost') ? 'localhost' : name, options, answer);

function post(url: string, headers: OutgoingHttpHeaders, text: string): Promise<Reply> {
  const request = url.startsWith('https:') ? httpsRequest : httpRequest;
  const options = { method: 'POST', headers, lookup, signal: AbortSignal.timeout(PATIENCE_MS) };
  return new Promise((done, reject) => {
    const sent = request(url, options, (reply) => {
      let received = '';
      reply.setEncoding('utf8').on('data', (part: string) => (received += part));
      reply.on('end', () => done({ status: reply.statusCode ?? 0, body: readObject(received) })).on('error', reject);
    });
    sent.on('error', reject).end(text);
  });
}

function readObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
