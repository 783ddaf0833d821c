import { request } from 'node:http';
import * as v from 'valibot';
import { jobKind } from '@croupier/server-jobs';
import type { Config } from './config.ts';

/** A mail to send. What it carries in confidence (a token) stands in the queue until it is sent, or a week after it failed. */
export const mailJob = jobKind('mail.send', v.object({ to: v.string(), subject: v.string(), text: v.string() }));

export type Mail = v.InferOutput<typeof mailJob.payload>;

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
