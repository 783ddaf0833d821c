import * as v from 'valibot';
import type { CallInput, Endpoint, Reply } from '@croupier/contracts';
import { CallFailure, codeOf } from './failure.ts';

export const TIMEOUT_MS = 12_000;
/** Waits before the second, third … attempt. Every call here may be repeated: a round keeps its id. */
export const RETRY_WAITS_MS = [200, 500, 1_000, 2_000, 4_000];

export interface CallTools {
  readonly fetch: typeof fetch;
  readonly wait: (ms: number) => Promise<void>;
}

const browserTools: CallTools = {
  fetch: (...request) => fetch(...request),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Calls the game's own server. A lost reply, a time-out or a server that is away is tried again; a refusal is not. */
export async function callRgs<const Shape extends Endpoint>(
  endpoint: Shape,
  input: CallInput<Shape>,
  bearer: string | null,
  { fetch, wait }: CallTools = browserTools,
): Promise<Reply<Shape>> {
  const { body } = input as { body?: unknown };
  const init: RequestInit = {
    method: endpoint.method,
    credentials: 'omit',
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      ...(bearer !== null && { authorization: `Bearer ${bearer}` }),
    },
    body: JSON.stringify(body ?? {}),
  };
  for (let attempt = 0; ; attempt++) {
    try {
      const response = await fetch(endpoint.path, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
      const reply: unknown = await response.json();
      if (response.ok) return v.parse(endpoint.reply, reply) as Reply<Shape>;
      throw new CallFailure(codeOf(reply), response.status);
    } catch (failure) {
      const reason = failure instanceof CallFailure ? failure : new CallFailure('offline');
      if (failure instanceof v.ValiError) throw new CallFailure('unavailable', 502);
      const passing = reason.status === 0 || reason.status >= 500 || reason.status === 429;
      const pause = RETRY_WAITS_MS[attempt];
      if (!passing || pause === undefined) throw reason;
      await wait(pause);
    }
  }
}
