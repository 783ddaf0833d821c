import { createHmac } from 'node:crypto';

const PATIENCE_MS = 10_000;

export interface Reply {
  status: number;
  body: Record<string, unknown>;
}

export interface Sending {
  /** Sent as it is instead of the body's JSON. */
  raw?: string;
  /** What is signed, where it is not what is sent. */
  signed?: { key?: string; action?: string; body?: string };
  /** `null`: no signature at all. */
  signature?: string | null;
}

export type Send = (action: string, body: object, sending?: Sending) => Promise<Reply>;

/** Speaks the wallet contract as a studio does. Written apart from the server's side, so that a slip of one is not a slip of both. */
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
    const reply = await fetch(`${base}/${action}`, {
      method: 'POST',
      body: text,
      headers: {
        'content-type': 'application/json',
        ...(signature !== null && { 'x-signature': signature ?? made }),
      },
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    return { status: reply.status, body: readObject(await reply.text()) };
  };
  return { send, calls: () => calls };
}

function readObject(text: string): Record<string, unknown> {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null ? { ...body } : {};
  } catch {
    return {};
  }
}
