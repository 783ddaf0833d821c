import type { TextMessage } from './messages.ts';

const TIMEOUT_MS = 10_000;

/**
 * Creates a sender that posts `{"to", "text"}` as JSON to a gateway; a name and password in its URL become the
 * Authorization header.
 */
export function smsGateway(address: string): (message: TextMessage) => Promise<void> {
  const url = new URL(address);
  const { username, password } = url;
  url.username = '';
  url.password = '';
  const credentials = Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64');
  const headers = {
    'content-type': 'application/json',
    ...(username === '' ? {} : { authorization: `Basic ${credentials}` }),
  };
  return async (message) => {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await fetch(url, { method: 'POST', headers, body: JSON.stringify(message), signal });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`text message gateway answered ${answer.status}`);
  };
}
