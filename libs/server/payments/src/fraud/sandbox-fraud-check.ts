import * as v from 'valibot';
import { ask } from '../sandbox/ask.ts';
import type { FraudCheck, FraudPayload } from './fraud-check.ts';

const Answer = v.object({ verdict: v.picklist(['allow', 'review', 'deny']) });
const TIMEOUT_MS = 3_000;

export interface SandboxFraudOptions {
  /** URL at which it is reached. */
  base: string;
  /** Host name it responds to. */
  host: string;
  secret: string;
  /** Site on which payments are made. */
  websiteUrl: string;
  timeoutMs?: number;
}

/** Creates a fraud check that calls the sandbox. */
export function sandboxFraudCheck(options: SandboxFraudOptions): FraudCheck {
  const { base, host, secret, websiteUrl, timeoutMs = TIMEOUT_MS } = options;
  return async (payload) => {
    const whole: FraudPayload = { ...payload, website_url: websiteUrl };
    const answer = await ask({ base, host, secret, timeoutMs }, Answer, 'POST', '/v1/check', whole);
    if (answer === null) throw new Error('the check for fraud is not there');
    return answer.verdict;
  };
}
