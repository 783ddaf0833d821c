import type { Messages } from './messages.ts';
import { sandboxInbox } from './sandbox-inbox.ts';
import { smsGateway } from './sms-gateway.ts';
import { smtpServer } from './smtp.ts';

export interface MessageSettings {
  /** `smtp://…`; null leaves emails in the sandbox's inbox. */
  mailUrl: string | null;
  /** `Croupier <hello@casino.example>` */
  mailFrom: string;
  /** `https://…`; null leaves text messages in the sandbox's inbox. */
  smsUrl: string | null;
  sandboxBase: string;
  mailOrigin: string;
}

/** Opens the configured senders; messages without one go to the sandbox's inbox. */
export function openMessages(settings: MessageSettings): Messages {
  const { mailUrl, mailFrom, smsUrl, sandboxBase, mailOrigin } = settings;
  const inbox = sandboxInbox({ base: sandboxBase, origin: mailOrigin });
  const smtp = mailUrl === null ? null : smtpServer({ url: mailUrl, from: mailFrom });
  return {
    mail: smtp?.mail ?? inbox.mail,
    sms: smsUrl === null ? inbox.sms : smsGateway(smsUrl),
    close: () => smtp?.close(),
  };
}
