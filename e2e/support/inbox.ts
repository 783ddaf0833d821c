import { expect } from '@playwright/test';
import { ask, port } from './site.ts';

interface Message {
  subject: string;
  text: string;
}

const host = `mail.sandbox.localhost:${port}`;

/** The newest message to an address, or number, whose subject is this: waits until it was sent. */
export async function lastMail(to: string, subject = ''): Promise<Message> {
  let found: Message | undefined;
  await expect(async () => {
    const { text } = await ask(host, { path: `/v1/messages?to=${encodeURIComponent(to)}` });
    found = (JSON.parse(text) as Message[]).find((message) => message.subject === subject);
    expect(found, `a mail to ${to}: ${subject}`).toBeDefined();
  }).toPass({ timeout: 20_000 });
  return found!;
}
