import { createTransport } from 'nodemailer';
import type { Mail } from './messages.ts';

const TIMEOUT_MS = 10_000;

/**
 * Creates a sender for a mail server: `smtp://user:password@host:587`, `smtps://…`. Uses a few persistent connections.
 */
export function smtpServer({ url, from }: { url: string; from: string }) {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 4,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    // Suppresses out-of-office replies.
    { from, headers: { 'Auto-Submitted': 'auto-generated' } },
  );
  return {
    mail: async (mail: Mail) => void (await transport.sendMail(mail)),
    close: () => transport.close(),
  };
}
