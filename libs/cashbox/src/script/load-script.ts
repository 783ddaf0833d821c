import type { PaymentSetup } from '@croupier/contracts';
import type { PaymentsScript } from './payments-script.ts';

declare global {
  interface Window {
    SandboxPayments?: PaymentsScript | undefined;
  }
}

/** Script globals by provider. */
const globals: ReadonlyMap<string, () => PaymentsScript | undefined> = new Map([
  ['sandbox', () => window.SandboxPayments],
]);

export const SCRIPT_TIMEOUT_MS = 10_000;

/** Error of the payment script. `what` names the failed part, for the message: the script itself or its answer. */
export class PaymentsProblem extends Error {
  readonly what: 'script_blocked' | 'script_timeout' | 'no_answer';
  constructor(what: PaymentsProblem['what']) {
    super(what);
    this.name = 'PaymentsProblem';
    this.what = what;
  }
}

/** Rejects a promise that takes too long, so that a hanging provider can't block the cashbox. */
export function within<Value>(promise: Promise<Value>, ms: number, what: PaymentsProblem['what']): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new PaymentsProblem(what)), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

let tries = 0;

/** Returns a unique address for each try: browsers queue a request behind a hanging one to the same address. */
function freshAddress(url: string): string {
  tries += 1;
  if (tries === 1) return url;
  const fresh = new URL(url);
  fresh.searchParams.set('try', String(tries));
  return fresh.href;
}

/** Loads the payments script once. A failed try leaves nothing behind for the next one. */
export function loadScript({ provider, script_url, script_integrity }: PaymentSetup): Promise<PaymentsScript> {
  const existing = globals.get(provider)?.();
  if (existing) return Promise.resolve(existing);
  const element = document.createElement('script');
  element.src = freshAddress(script_url);
  element.async = true;
  element.crossOrigin = 'anonymous';
  if (script_integrity) element.integrity = script_integrity;
  const loaded = new Promise<PaymentsScript>((resolve, reject) => {
    element.onload = () => {
      const script = globals.get(provider)?.();
      if (script) resolve(script);
      else reject(new PaymentsProblem('script_blocked'));
    };
    element.onerror = () => reject(new PaymentsProblem('script_blocked'));
  });
  document.head.append(element);
  return within(loaded, SCRIPT_TIMEOUT_MS, 'script_timeout').catch((error: unknown) => {
    element.remove();
    throw error;
  });
}
