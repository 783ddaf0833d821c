import { request } from 'node:http';
import * as v from 'valibot';
import { ProviderAway, ProviderRefused } from '../provider.ts';

export interface Address {
  /** Base URL at which it is reached from here: `http://127.0.0.1:4230`. */
  base: string;
  /** Host name it responds to. Node's fetch would drop it, so this uses a plain request. */
  host: string;
  secret: string;
  /** Timeout, so that a hanging provider holds no caller longer. */
  timeoutMs: number;
}

function send(
  { base, host, secret, timeoutMs }: Address,
  method: string,
  path: string,
  body?: object,
): Promise<{ status: number; text: string }> {
  const payload = body ? JSON.stringify(body) : undefined;
  const headers = {
    host,
    authorization: `Bearer ${secret}`,
    'content-type': 'application/json',
    ...(payload ? { 'content-length': Buffer.byteLength(payload) } : {}),
  };
  return new Promise((resolve, reject) => {
    const sent = request(
      new URL(path, base),
      { method, headers, signal: AbortSignal.timeout(timeoutMs) },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => (text += part));
        response.on('end', () => resolve({ status: response.statusCode ?? 0, text })).on('error', reject);
      },
    );
    sent.on('error', reject).end(payload);
  });
}

/** Sends one request to the provider's server. Returns null for 404; a response it can't parse counts as none. */
export async function ask<Schema extends v.GenericSchema>(
  address: Address,
  schema: Schema,
  method: 'GET' | 'POST',
  path: string,
  body?: object,
): Promise<v.InferOutput<Schema> | null> {
  let answer: { status: number; text: string };
  try {
    answer = await send(address, method, path, body);
    if (answer.status === 404) return null;
    if (answer.status >= 200 && answer.status < 300) return v.parse(schema, JSON.parse(answer.text));
  } catch (error) {
    throw new ProviderAway(error);
  }
  if (answer.status >= 500 || answer.status === 429 || answer.status === 401)
    throw new ProviderAway(answer.text, { answered: true });
  throw new ProviderRefused(/"error":"(\w+)"/.exec(answer.text)?.[1] ?? String(answer.status));
}
