import type { Mail, Messages, TextMessage } from '../send/messages.ts';

export interface CaughtMessages extends Messages {
  /** Sent emails, oldest first. */
  mails: Mail[];
  texts: TextMessage[];
  /** True makes the mail server and the gateway unavailable. */
  away: boolean;
}

/** Catches sent messages for tests. */
export function catchMessages(): CaughtMessages {
  const refuseAway = () => {
    if (caught.away) throw new Error('mail server away');
  };
  const caught: CaughtMessages = {
    mails: [],
    texts: [],
    away: false,
    mail: async (mail) => {
      refuseAway();
      caught.mails.push(mail);
    },
    sms: async (message) => {
      refuseAway();
      caught.texts.push(message);
    },
    close: () => undefined,
  };
  return caught;
}
