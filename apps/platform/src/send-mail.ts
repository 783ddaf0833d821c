import { request } from 'node:http';
import type { Config } from './config.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
}

const TIMEOUT_MS = 5000;

/** Hands a mail to the mail service: here the sandbox's catcher. By Host header, since its name need not resolve. */
export function sendMail({ sandboxBase, mailOrigin }: Config, mail: Mail): Promise<void> {
  return new Promise((resolve, reject) => {
    const call = request(new URL('/v1/messages', sandboxBase), {
      method: 'POST',
      headers: { host: new URL(mailOrigin).host, 'content-type': 'application/json' },
      timeout: TIMEOUT_MS,
    });
    call.on('response', (response) => {
      response.resume();
      const { statusCode = 500 } = response;
      if (statusCode < 300) resolve();
      else reject(new Error(`mail service answered ${statusCode}`));
    });
    call.on('timeout', () => call.destroy(new Error('mail service timed out')));
    call.on('error', reject);
    call.end(JSON.stringify(mail));
  });
}
