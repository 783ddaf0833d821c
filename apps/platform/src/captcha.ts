import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import * as v from 'valibot';
import type { CaptchaVerdict, CheckCaptcha } from '@croupier/server-players';
import type { CaptchaConfig } from './config.ts';

/** Longest time signing up waits for the external service. */
const TIMEOUT_MS = 3_000;
const MOST_BYTES = 10_000;

/** Part of the response that all captcha services share. */
const Verified = v.object({ success: v.boolean() });

/**
 * Creates a check of captcha tokens: POSTs `secret`, `response` and `remoteip` as a form and expects `{"success": …}`,
 * the format that captcha services share. Any other response is `unknown`.
 */
export function captchaService(
  { verifyUrl, secret }: CaptchaConfig,
  report: (what: string, details: object) => void,
  timeoutMs = TIMEOUT_MS,
): CheckCaptcha {
  return async (token, ip): Promise<CaptchaVerdict> => {
    try {
      const form = new URLSearchParams({ secret, response: token, remoteip: ip }).toString();
      const { success } = v.parse(Verified, JSON.parse(await post(new URL(verifyUrl), form, timeoutMs)));
      return success ? 'passed' : 'refused';
    } catch (error) {
      report('captcha service gave no answer', { error: String(error) });
      return 'unknown';
    }
  };
}

/** Sends the form. Resolves names below localhost to this machine, whether or not the resolver knows them. */
function post(url: URL, form: string, timeoutMs: number): Promise<string> {
  const isLocal = url.hostname.endsWith('.localhost');
  const send = url.protocol === 'https:' ? httpsRequest : httpRequest;
  return new Promise((resolve, reject) => {
    const call = send(url, {
      ...(isLocal ? { hostname: '127.0.0.1' } : {}),
      method: 'POST',
      headers: { host: url.host, 'content-type': 'application/x-www-form-urlencoded' },
      signal: AbortSignal.timeout(timeoutMs),
    });
    call.on('response', (response) => {
      let text = '';
      response.setEncoding('utf8').on('error', reject);
      response.on('data', (part: string) => {
        text += part;
        if (text.length > MOST_BYTES) call.destroy(new Error('the answer is too long'));
      });
      response.on('end', () =>
        response.statusCode === 200 ? resolve(text) : reject(new Error(`status ${response.statusCode}`)),
      );
    });
    call.on('error', reject);
    call.end(form);
  });
}
