import { request } from 'node:http';
import type { Mail, Messages } from './messages.ts';

interface Inbox {
  /** URL it listens on. */
  base: string;
  /** Its own origin, sent in the Host header because the name need not resolve here. */
  origin: string;
}

const TIMEOUT_MS = 5000;

/** Creates a sender that delivers messages only to the sandbox's inbox. */
export function sandboxInbox({ base, origin }: Inbox): Pick<Messages, 'mail' | 'sms'> {
  const host = new URL(origin).host;
  const post = (message: Partial<Mail> & { channel: 'mail' | 'sms' }) =>
    new Promise<void>((resolve, reject) => {
      const call = request(new URL('/v1/messages', base), {
        method: 'POST',
        headers: { host, 'content-type': 'application/json' },
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
      call.end(JSON.stringify(message));
    });
  return { mail: (mail) => post({ ...mail, channel: 'mail' }), sms: (message) => post({ ...message, channel: 'sms' }) };
}
